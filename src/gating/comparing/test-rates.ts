import type { State } from '../../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { rounded } from '../../contract/numbers.ts';
import { gates, testSettings } from '../policy/resolve-policy.ts';
import { compareFamily, type FurtherTest, whichMoved } from '../statistics/family.ts';
import type { FamilySettings } from '../statistics/gate-settings.ts';
import { meanRate, SLACK } from '../statistics/rate-of.ts';
import {
  LIFT,
  type Measure,
  type Sample,
  type SampleComparison,
  SCORES,
  startSample,
  TALLY,
} from '../statistics/samples.ts';
import { type ComparisonContext, type RubricRates, ratesIn } from './comparison-context.ts';
import { type Lift, scoresOfLift, type UntestedLift } from './lift.ts';
import type { Pair } from './pairing.ts';
import { FAMILIES, type Rate, type TestedChange, type UntestedRate } from './rate.ts';

/** The tested rates of a run. */
export interface TestedRates extends Pick<ComparisonContext<Rate>, 'rubrics' | 'primary' | 'rates'> {
  readonly lifts: readonly Lift[];
  /** Adjusted p of each further test, in their order. */
  readonly further: readonly number[];
}

/**
 * Tests every rate of a run against main (docs/statistics.md), each family on its own. The further tests share alpha with the rates that
 * may block. Under `noise: none` there is no test: any drop of any scenario is a regression. Without a run of main every state is
 * `no-baseline`.
 * @param pairs the scenarios to compare, with waived ones unchanged
 * @param level largest adjusted p of a regression, at most the policy's alpha
 */
export function testRates(
  context: ComparisonContext,
  pairs: readonly Pair[] = context.pairing.pairs,
  further: readonly FurtherTest[] = [],
  level: number = context.policy.alpha,
): TestedRates {
  const { policy, runs, rubrics, lifts } = context;
  const compared = samplesOf(allRates(context), pairs);
  const tested =
    policy.noise === 'none' ? exactChanges(compared) : testFamilies(testSettings(policy, level), compared, further);
  const waived = pairs.filter(({ isWaived }) => isWaived).length;
  const noTest = untested(runs.length === 0 ? 'no-baseline' : 'not-comparable');
  const test = <R extends AnyRate>(rate: R): R & TestedChange => {
    const change = tested.changes.get(rate) ?? noTest;
    const { paired } = change;
    return { ...rate, ...change, paired: paired === null || waived === 0 ? paired : { ...paired, waived } };
  };
  const testAll = ({ rubric, metric, criteria, moreRates }: RubricRates<UntestedRate>): RubricRates<Rate> => {
    return { rubric, metric: test(metric), criteria: criteria.map(test), moreRates: moreRates.map(test) };
  };
  return {
    ...ratesIn(rubrics.map(testAll)),
    lifts: lifts.map((lift) => ({ ...test(lift), scores: scoresOfLift(lift, pairs) })),
    further: tested.further,
  };
}

/** Whether a rate that may block is clearly worse or better than on main. */
export function hasMoved(context: ComparisonContext): boolean {
  const blocking = allRates(context).filter(({ family }) => family === 'blocking');
  const compared = samplesOf(blocking, context.pairing.pairs);
  const { policy } = context;
  const moved =
    policy.noise === 'none'
      ? compared.map(({ sample }) => MOVED.has(exactChange(sample).state))
      : whichMoved(
          compared.map(({ sample }) => sample),
          testSettings(policy),
        );
  return compared.some(({ rate: { kind, rule } }, index) => kind !== 'lift' && gates(rule) && moved[index]);
}

const MOVED: ReadonlySet<State> = new Set<State>(['regressed', 'improved']);

type AnyRate = UntestedRate | UntestedLift;

function allRates({ rubrics, lifts }: ComparisonContext): readonly AnyRate[] {
  return [...rubrics.flatMap(({ metric, criteria, moreRates }) => [metric, ...criteria, ...moreRates]), ...lifts];
}

interface SampledRate {
  readonly rate: AnyRate;
  readonly sample: Sample;
}

/** The change of each compared rate, and the adjusted p of each further test. */
interface Changes {
  readonly changes: ReadonlyMap<AnyRate, TestedChange>;
  readonly further: readonly number[];
}

/**
 * The rates as one number per scenario and run, on the candidate and in every run of main that they are compared with. Reads scenario by
 * scenario: rate by rate, every scenario of a large suite would be fetched from memory again.
 */
function samplesOf(rates: readonly AnyRate[], pairs: readonly Pair[]): readonly SampledRate[] {
  const columns = rates.filter(({ runs }) => runs.compared.length > 0).map(startColumn);
  for (const pair of pairs) for (const { add } of columns) add(pair);
  return columns.map(({ rate, sample }) => ({ rate, sample: sample() }));
}

function startColumn(rate: AnyRate) {
  const { key, kind, rule, runs: compared, countIn } = rate;
  const column = <T>(measureIn: (scenario: ScenarioReport) => T, measure: Measure<T>) => {
    const { add, sample } = startSample({ key, tolerance: rule.tolerance }, measure);
    return {
      rate,
      add: ({ candidate, baseline, runs }: Pair): void => {
        const onMain: T[] = [];
        for (const index of compared.compared) if (runs[index]) onMain.push(measureIn(runs[index]));
        // The family on main: a pull request must not merge all scenarios into one piece of evidence.
        add({ family: baseline.family, candidate: measureIn(candidate), baseline: onMain });
      },
      sample,
    };
  };
  if (kind === 'lift') return column(rate.contrastIn, LIFT);
  return kind === 'metric' ? column((scenario) => countIn(scenario).scores ?? [], SCORES) : column(countIn, TALLY);
}

function testFamilies(
  settings: FamilySettings,
  compared: readonly SampledRate[],
  further: readonly FurtherTest[],
): Changes {
  const test = (family: UntestedRate['family'], shared: readonly FurtherTest[]) => {
    const members = compared.filter(({ rate }) => rate.family === family);
    const tested = compareFamily(
      members.map(({ sample }) => sample),
      settings,
      shared,
    );
    const changes = tested.comparisons.map((comparison, index) => {
      const { rate, sample } = must(members[index], 'the rate of a comparison');
      return [rate, changeOf(sample, comparison)] as const;
    });
    return { changes, further: tested.further };
  };
  const tested = FAMILIES.map((family) => test(family, family === 'blocking' ? further : []));
  return {
    changes: new Map(tested.flatMap(({ changes }) => changes)),
    further: tested.flatMap((family) => family.further),
  };
}

function changeOf(sample: Sample, comparison: SampleComparison): TestedChange {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison;
  return {
    sample,
    // No pair means too little data, not an incomparable rate: a criterion may apply nowhere.
    state: state === 'not-comparable' ? 'insufficient' : state,
    delta: estimate === null ? null : rounded(estimate),
    paired:
      candidate === null || baseline === null
        ? null
        : { scenarios, candidate: rounded(candidate), baseline: rounded(baseline) },
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    basis: comparison.basis,
    evidence: evidence.map(({ test, worse, adjustedWorse }) => ({ test, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decidedBy: comparison.decidedBy,
    signs: [],
  };
}

function untested(state: State, sample: Sample | null = null): TestedChange {
  return {
    sample,
    state,
    delta: null,
    paired: null,
    interval: null,
    detectable: null,
    basis: null,
    evidence: [],
    decidedBy: [],
    signs: [],
  };
}

function exactChanges(compared: readonly SampledRate[]): Changes {
  return { changes: new Map(compared.map(({ rate, sample }) => [rate, exactChange(sample)])), further: [] };
}

/** The change against main's newest run, without a tolerance or a p-value. */
function exactChange(sample: Sample): TestedChange {
  const baselines = sample.runs.map(([newest]) => must(newest, "main's value of a paired scenario"));
  const changes = sample.candidate.map(
    (candidate, index) => candidate - must(baselines[index], 'the baseline of a paired scenario'),
  );
  if (changes.length === 0) return untested('insufficient', sample);
  const hasRisen = changes.some((change) => change > SLACK);
  const state = changes.some((change) => change < -SLACK) ? 'regressed' : hasRisen ? 'improved' : 'unchanged';
  return {
    ...untested(state, sample),
    delta: rounded(meanRate(changes)),
    decidedBy: state === 'unchanged' ? [] : ['exact'],
    paired: { scenarios: changes.length, candidate: meanRate(sample.candidate), baseline: meanRate(baselines) },
  };
}
