import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { NO_CONTENT } from '../../scoring/scenario-content.ts';
import type { Pairing } from './pairing.ts';

/**
 * Ids of the paired scenarios of which every trial of main records what it asks and not every one of the run, so that nobody knows whether
 * they still ask the same. One that crashed had no chance to record it.
 */
export function unrecordedScenarios({ pairs }: Pairing): readonly string[] {
  return pairs
    .filter(({ candidate, baseline }) => isRecorded(baseline) && !isRecorded(candidate) && !hasOnlyCrashed(candidate))
    .map(({ scenario }) => scenario);
}

function isRecorded({ content, unrecorded = 0 }: ScenarioReport): boolean {
  return content !== NO_CONTENT && unrecorded === 0;
}

function hasOnlyCrashed({ rubrics, errored }: ScenarioReport): boolean {
  return Object.values(rubrics).every(({ scores }) => scores.length <= errored.agent);
}
