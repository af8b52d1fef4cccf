import type { MetricComparison, State } from '../../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { gates, type ResolvedPolicy, testSettings } from '../policy/resolve-policy.ts';
import type { Basis } from '../statistics/detectable.ts';
import { compareFamily, type FurtherTest } from '../statistics/family.ts';
import {
  type CriterionSample,
  type MetricSample,
  type Sample,
  type SampleComparison,
  scoreSample,
  tallySample,
} from '../statistics/pairing.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import type { CriterionRate, Rate } from './comparison-context.ts';
import type { Pair } from './pairing.ts';
import { scoresOf, tallyOf } from './scores.ts';

/** A metric or criterion to test. `gates`: it belongs to the family of those that may block. */
export type FamilyMember = { readonly gates: boolean } & (
  | { readonly kind: 'metric'; readonly sample: MetricSample }
  | { readonly kind: 'criterion'; readonly sample: CriterionSample }
);

/** The tested change of a rate. */
export type RateChange = Pick<
  MetricComparison,
  'state' | 'delta' | 'paired' | 'interval' | 'detectable' | 'evidence' | 'decided_by'
>;

/** The change of each member by its key, the basis of its paired test if it had one, and the adjusted p of each further test. */
interface MemberChanges {
  readonly changes: ReadonlyMap<string, RateChange>;
  readonly bases: ReadonlyMap<string, Basis>;
  readonly further: readonly number[];
}

/**
 * Tests every metric and criterion of a run against main (docs/statistics.md). The rates that may block are one family, which shares alpha
 * with the further tests. The others are a second family, so that they cost the first no power. Under `noise: none` there is no test: any
 * drop of any scenario is a regression.
 */
export function testMembers(
  policy: ResolvedPolicy,
  members: readonly FamilyMember[],
  further: readonly FurtherTest[] = [],
): MemberChanges {
  if (policy.noise === 'none') {
    const changes = new Map(members.map((member) => [member.sample.key, exactChange(member)]));
    return { changes, bases: new Map(), further: [] };
  }
  const compareAll = (gating: boolean, others: readonly FurtherTest[]) => {
    const family = members.filter(({ gates: may }) => may === gating);
    const metrics = family.flatMap((member) => (member.kind === 'metric' ? [member.sample] : []));
    const criteria = family.flatMap((member) => (member.kind === 'criterion' ? [member.sample] : []));
    return compareFamily(metrics, criteria, testSettings(policy), others);
  };
  const [blocking, shown] = [compareAll(true, further), compareAll(false, [])];
  const comparisons = [...blocking.comparisons, ...shown.comparisons];
  return {
    changes: new Map(comparisons.map((one) => [one.key, changeOf(one)])),
    bases: new Map(comparisons.flatMap(({ key, basis }) => (basis === null ? [] : [[key, basis] as const]))),
    further: blocking.further,
  };
}

function changeOf(comparison: SampleComparison): RateChange {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison;
  const paired =
    candidate === null || baseline === null ? null : { candidate: rounded(candidate), baseline: rounded(baseline) };
  return {
    // No pair means too little data, not an incomparable rate: a criterion may apply nowhere.
    state: state === 'not-comparable' ? 'insufficient' : state,
    delta: estimate === null ? null : rounded(estimate),
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    evidence: evidence.map(({ test, worse, adjustedWorse }) => ({ test, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decided_by: comparison.decidedBy,
    ...(paired === null ? {} : { paired: { scenarios, ...paired } }),
  };
}

/** The change of a rate without a test. */
export function untested(state: State): RateChange {
  return {
    state,
    delta: null,
    interval: null,
    detectable: null,
    evidence: [],
    decided_by: [],
  };
}

/** The change against main's newest run, without a tolerance or a p-value. */
function exactChange(member: FamilyMember): RateChange {
  const sample = sampleOf(member);
  const before = sample.runs.map((runs) => runs[0] ?? 0);
  const changes = sample.candidate.map((now, index) => now - (before[index] ?? 0));
  if (changes.length === 0) return untested('insufficient');
  const hasRisen = changes.some((change) => change > SLACK);
  const state = changes.some((change) => change < -SLACK) ? 'regressed' : hasRisen ? 'improved' : 'unchanged';
  return {
    ...untested(state),
    delta: rounded(meanRate(changes)),
    decided_by: state === 'unchanged' ? [] : ['exact'],
    paired: { scenarios: changes.length, candidate: meanRate(sample.candidate), baseline: meanRate(before) },
  };
}

/** A member reduced to one number per scenario and run. */
export function sampleOf(member: FamilyMember): Sample {
  return member.kind === 'metric' ? scoreSample(member.sample) : tallySample(member.sample);
}

/**
 * Trial scores of a metric, or passes or scores of a criterion, by scenario, on the candidate and in every run of main that it is compared
 * with.
 * @param watched takes the mean scores of a criterion that are shown beside its passes, which never block
 */
export function familyMember(rate: Rate | CriterionRate, pairs: readonly Pair[], watched = false): FamilyMember {
  const { name, rubric, criterion, rule, comparedRuns } = rate;
  const { tolerance } = rule;
  const measured = <Measured>(measuredIn: (scenario: ScenarioReport) => Measured) =>
    pairs.map(({ candidate, baseline, runs }) => ({
      // The family on main: a pull request must not merge all scenarios into one piece of evidence.
      family: baseline.family,
      candidate: measuredIn(candidate),
      baseline: comparedRuns.flatMap((index) => (runs[index] ? [measuredIn(runs[index])] : [])),
    }));
  if (!('countIn' in rate)) {
    const scenarios = measured((scenario) => scoresOf(scenario, rubric.rubric)?.scores ?? []);
    return { kind: 'metric', gates: gates(rule), sample: { key: rubric.rubric, tolerance, scenarios } };
  }
  const key = criterion?.key ?? '';
  const scenarios = measured(watched ? (scenario) => tallyOf(scenario, rubric.rubric, key) : rate.countIn);
  return { kind: 'criterion', gates: gates(rule) && !watched, sample: { key: name, tolerance, scenarios } };
}
