import { contentHash } from '../contract/canonical-json.ts';
import type { JudgeCount, ReadBy, Report } from '../scoring/report.ts';

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
  readonly trials_per_scenario: { readonly fewest: number; readonly most: number };
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

/** The fewest and the most trials of any scenario, with a verdict or without, because an error is nobody's choice; both 0 without any scenario. */
export function trialsPerScenario({ scenarios }: Pick<Report, 'scenarios'>): ComparisonKey['trials_per_scenario'] {
  const counts = scenarios.map(({ rubrics, errored }) => {
    const scored = Object.values(rubrics).reduce((most, { scores }) => Math.max(most, scores.length), 0);
    return scored + errored.infrastructure + errored.judge;
  });
  return counts.reduce(
    ({ fewest, most }, count, index) => ({
      fewest: index === 0 ? count : Math.min(fewest, count),
      most: Math.max(most, count),
    }),
    { fewest: 0, most: 0 },
  );
}
