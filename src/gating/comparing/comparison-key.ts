import type { JudgeCount, ReadBy, Report } from '../../../schemas/types/report.ts';
import { contentHash } from '../../contract/hash.ts';
import { type TrialRange, trialsPerScenario } from './trial-numbers.ts';

/** All that two runs have to have in common for their rates to be compared. */
export interface ComparisonKey {
  /** Version of Agent Gate; absent where the run is of an older one that does not say. */
  readonly tool?: string;
  /** How the results were read; null for the native format, absent where the run does not say. */
  readonly mapping?: ReadBy['mapping'];
  readonly rubrics: readonly { readonly rubric: string; readonly version: string; readonly hash: string }[];
  /** The models that judged; empty where no trial holds facts of one. */
  readonly judges: readonly JudgeCount[];
  /** `sha256:` over the sorted ids and contents of all scenarios. */
  readonly scenario_set: string;
  readonly trials_per_scenario: TrialRange;
}

/** The key of a run; equal for equal runs, whatever the order of their trials. */
export function keyOf({ read_by: readBy, rubrics, judges, scenarios }: Report): ComparisonKey {
  return {
    ...(readBy === undefined ? {} : { tool: readBy.tool, mapping: readBy.mapping }),
    rubrics: rubrics.map(({ rubric, version, hash }) => ({ rubric, version, hash })),
    judges: judges ?? [],
    scenario_set: contentHash(scenarios.map(({ scenario, content }) => `${scenario} ${content}`).sort()),
    trials_per_scenario: trialsPerScenario({ scenarios }),
  };
}
