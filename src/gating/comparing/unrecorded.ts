import type { ScenarioReport } from '../../scoring/report.ts';
import { NO_CONTENT } from '../../scoring/scenario-content.ts';
import type { Pairing } from './pairing.ts';

/**
 * Ids of the paired scenarios of which main records what they ask and the run does not, so that nobody knows whether they still ask the
 * same. One whose every trial crashed had no chance to record it.
 */
export function unrecordedScenarios({ pairs }: Pairing): readonly string[] {
  return pairs
    .filter(({ candidate, baseline }) => candidate.content === NO_CONTENT && baseline.content !== NO_CONTENT)
    .filter(({ candidate }) => !hasOnlyCrashed(candidate))
    .map(({ scenario }) => scenario);
}

function hasOnlyCrashed({ rubrics, errored }: ScenarioReport): boolean {
  return Object.values(rubrics).every(({ scores }) => scores.length <= errored.agent);
}
