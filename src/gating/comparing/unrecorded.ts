import type { ScenarioReport } from '../../scoring/report.ts';
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

/** A fact that told what scenarios ask and that no trial of them records any more, though main's report says that those of main do. */
export interface LostFact {
  readonly fact: 'input' | 'ground_truth';
  readonly scenarios: ReadonlySet<string>;
}

/** Of the scenarios that ask something else than on main, those that may only have lost a fact, by the fact; and the others. */
export function lostFacts(changed: Pairing['changed']): {
  readonly lost: readonly LostFact[];
  readonly reworded: ReadonlySet<string>;
} {
  const idsOf = (fact: LostFact['fact'] | null): ReadonlySet<string> =>
    new Set(changed.filter((one) => lostFact(one) === fact).map(({ scenario }) => scenario));
  const lost = (['input', 'ground_truth'] as const).map((fact) => ({ fact, scenarios: idsOf(fact) }));
  return { lost: lost.filter(({ scenarios }) => scenarios.size > 0), reworded: idsOf(null) };
}

function lostFact({ candidate, baseline }: Pairing['changed'][number]): LostFact['fact'] | null {
  if (candidate.records === undefined || candidate.records === 'both') return null;
  const missing = candidate.records === 'input' ? 'ground_truth' : 'input';
  return baseline.records === 'both' || baseline.records === missing ? missing : null;
}

function isRecorded({ content, unrecorded = 0 }: ScenarioReport): boolean {
  return content !== NO_CONTENT && unrecorded === 0;
}

function hasOnlyCrashed({ rubrics, errored }: ScenarioReport): boolean {
  return Object.values(rubrics).every(({ scores }) => scores.length <= errored.agent);
}
