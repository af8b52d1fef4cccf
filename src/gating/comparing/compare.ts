import type { MetricComparison, State } from '../../../schemas/types/decision.ts';
import { rounded } from '../../contract/numbers.ts';
import type { Basis } from '../statistics/detectable.ts';
import { compareFamily } from '../statistics/family.ts';
import type { FamilySettings } from '../statistics/gate-settings.ts';
import type { CriterionSample, MetricSample, SampleComparison } from '../statistics/pairing.ts';

/** A metric or criterion to be compared; only what may block stands in the gated family. */
export type Member = { readonly gates: boolean } & (
  | { readonly kind: 'metric'; readonly sample: MetricSample }
  | { readonly kind: 'criterion'; readonly sample: CriterionSample }
);

/** What the comparison says of a rate's change. */
export interface Answer
  extends Pick<
    MetricComparison,
    'state' | 'delta' | 'paired' | 'interval' | 'detectable' | 'evidence' | 'decided_by' | 'leaning_down'
  > {
  /** What the paired test rested on; null where there was none. */
  readonly basis: Basis | null;
}

/**
 * Compares every metric and criterion of a run with main by the tests of docs/statistics.md. All that may block are one family, which
 * shares alpha; the others are a family of their own, for show, so that they cost no power.
 * @returns the answer of each member by its name
 */
export function compareMembers(members: readonly Member[], settings: FamilySettings): ReadonlyMap<string, Answer> {
  const families = [members.filter(({ gates }) => gates), members.filter(({ gates }) => !gates)];
  const comparisons = families.flatMap((family) => compareFamily(metricsOf(family), criteriaOf(family), settings));
  return new Map(comparisons.map((comparison) => [comparison.key, answerOf(comparison)]));
}

function metricsOf(family: readonly Member[]): readonly MetricSample[] {
  return family.flatMap((member) => (member.kind === 'metric' ? [member.sample] : []));
}

function criteriaOf(family: readonly Member[]): readonly CriterionSample[] {
  return family.flatMap((member) => (member.kind === 'criterion' ? [member.sample] : []));
}

function answerOf(comparison: SampleComparison): Answer {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison;
  const paired =
    candidate === null || baseline === null ? null : { candidate: rounded(candidate), baseline: rounded(baseline) };
  return {
    // Nothing paired is not two suites that do not fit: a criterion may apply nowhere.
    state: state === 'not-comparable' ? 'insufficient' : state,
    delta: estimate === null ? null : rounded(estimate),
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    evidence: evidence.map(({ test, worse, adjustedWorse }) => ({ test, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decided_by: comparison.decidedBy,
    leaning_down: comparison.leaningDown,
    basis: comparison.basis,
    ...(paired === null ? {} : { paired: { scenarios, ...paired } }),
  };
}

/** What is said where no test was made. */
export function untested(state: State): Answer {
  return {
    state,
    delta: null,
    interval: null,
    detectable: null,
    evidence: [],
    decided_by: [],
    leaning_down: false,
    basis: null,
  };
}
