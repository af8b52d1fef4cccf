import { defineConfig } from 'vitest/config';

/** Whole published suites, too large for the repository: `AGENT_GATE_DATA` names their folder. */
export default defineConfig({
  test: {
    include: ['__tests__/full-data/*.test.ts'],
    reporters: ['default', './scripts/tally-reporter.mjs'],
    testTimeout: 120_000,
  },
});
