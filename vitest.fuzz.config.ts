import { defineConfig } from 'vitest/config';

/** Random input for as long as `FUZZ_SECONDS` says, with new values in every run. */
export default defineConfig({
  test: {
    include: ['__tests__/fuzz/**/*.fuzz.ts'],
    reporters: ['default'],
    globalSetup: '__tests__/support/temp-folder.ts',
    testTimeout: 86_400_000,
  },
});
