import { defineConfig } from 'vitest/config';

/** `npm run coverage`: fails where the tests of the rubric language and of the scoring leave too many branches untried. */
export default defineConfig({
  test: {
    include: [
      '__tests__/{rubric,scoring,worked-examples,bad-inputs}/**/*.test.ts',
      '__tests__/commands/{lint,test-rubrics}.test.ts',
    ],
    // Millions of steps take a minute where every branch is counted.
    exclude: ['__tests__/rubric/expressions/expression-limits.test.ts'],
    globalSetup: '__tests__/support/temp-folder.ts',
    testTimeout: 600_000,
    // Vitest leaves one core free, which on a runner with two is half of the machine.
    maxWorkers: '100%',
    setupFiles: '__tests__/support/property-seed.ts',
    coverage: {
      enabled: true,
      include: ['src/rubric/**', 'src/scoring/**'],
      reporter: ['text-summary'],
      thresholds: { 'src/rubric/**': { branches: 95 }, 'src/scoring/**': { branches: 95 } },
    },
  },
});
