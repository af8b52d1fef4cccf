import { defineConfig } from 'vitest/config';

/** Checks against complete published data, which does not stand in this repository. */
export default defineConfig({
  test: {
    include: ['__tests__/full-data/**/*.data.ts'],
    reporters: ['default', './scripts/tally-reporter.mjs'],
    globalSetup: '__tests__/support/temp-folder.ts',
    testTimeout: 600_000,
  },
});
