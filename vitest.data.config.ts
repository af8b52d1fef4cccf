import { defineConfig } from 'vitest/config';

/** Checks against complete published data, which does not stand in this repository. */
export default defineConfig({
  test: {
    include: ['__tests__/full-data/**/*.data.ts'],
    reporters: ['default', './scripts/tally-reporter.mjs'],
    testTimeout: 120_000,
  },
});
