import { compileConfig } from '../../src/io/config.ts';
import type { RunContext } from '../../src/io/github/context.ts';
import { type ConfigChoice, startChoice } from '../../src/pipeline/base-config.ts';
import type { MainQuery } from '../../src/pipeline/search-main.ts';

/** The choice of a run on the base branch. */
export const NO_CHOICE: ConfigChoice = startChoice(null, compileConfig({ mapping: null, rubrics: [], policy: null }));

/** The request of a pull request's run; a bundle is measured by the name of its suite by default. */
export function baselineRequest(context: RunContext, more: Partial<MainQuery<string>> = {}): MainQuery<string> {
  return {
    context,
    name: 'agent-gate-baseline-demo',
    workflows: ['.github/workflows/agent-gate.yml'],
    source: { kind: 'ancestors' },
    file: null,
    onError: 'error',
    measure: async ({ manifest }) => manifest.suite,
    ...more,
  };
}
