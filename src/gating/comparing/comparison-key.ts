import type { ComparisonKey } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { contentHash } from '../../contract/hash.ts';
import { trialsPerScenario } from './trial-numbers.ts';

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
