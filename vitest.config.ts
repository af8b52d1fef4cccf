import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    exclude: ['__tests__/full-data/**'],
    reporters: ['default', './scripts/tally-reporter.mjs'],
    testTimeout: 30_000,
    coverage: { include: ['src/**'] },
  },
});
