import type { PairedMeans } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { counted } from '../../contract/text.ts';
import { type Rate, smallestP } from '../comparing/rate.ts';
import { trialsUnder } from '../comparing/scores.ts';
import type { ThresholdResult, ThresholdResults } from '../comparing/threshold.ts';
import { failingUnder, fallenUnder } from '../comparing/worst-scenarios.ts';
import type { GateContext } from '../context.ts';
import { blockOrWarn, gates } from '../policy/resolve-policy.ts';
import { COLLAPSE } from '../signs-of-drop.ts';
import { sum } from '../statistics/moments.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { percent, percents, points } from '../wording.ts';
import { RUN_MAIN_ONCE } from './baseline.ts';
import { type FindingData, type FindingRows, makerOf, type Numbers, type Sentences, type Subject } from './finding.ts';

const BELOW = {
  effect: ['block', 'warn'],
  excess: shortfall,
  shownIn: 'rate',
  marksRate: true,
  message: (finding: OfRate): Sentences => below(finding, ''),
} as const;

const NEAR = {
  effect: 'warn',
  marksRate: true,
  message: (finding: NearThreshold): Sentences => below(finding, withinChance(finding)),
} as const;

const FELL = { effect: ['block', 'warn'], isWorseThanMain: true, shownIn: 'rate', message: fell } as const;

export const rateRows = {
  'metric-below-threshold': { ...BELOW, waivable: 'metric' },

  'metric-near-threshold': NEAR,

  'criterion-below-threshold': { ...BELOW, waivable: 'criterion' },

  'criterion-near-threshold': NEAR,

  'not-measured': {
    effect: ['block', 'warn'],
    message: ({ subject, rate: { rule } }: OfRate): Sentences => ({
      what: `\`${subject.name}\` has a threshold, but ${subject.kind === 'metric' ? 'its rubric judged' : 'applies in'} none of the trials`,
      expected: `at least ${percent(must(rule.threshold, 'its threshold'))}`,
      actual: 'nothing measured',
      next: 'Add a scenario where it applies, or remove the threshold',
    }),
  },

  'metric-regressed': { ...FELL, waivable: 'metric', liftedIf: 'fell' },

  'criterion-regressed': { ...FELL, waivable: 'criterion' },

  'not-proven': {
    effect: 'block',
    waivable: 'metric',
    excess: ({ rate: { interval } }: OfRate) => -(interval?.lower ?? Number.NEGATIVE_INFINITY),
    message: ({ subject, rate: { state, rule, interval } }: OfRate): Sentences => ({
      what: `The policy requires proof, but this run does not prove that \`${subject.name}\` did not drop by ${points(rule.tolerance)}`,
      expected: 'unchanged or improved',
      actual:
        interval === null ? state.replace('-', ' ') : `${state}: a drop of up to ${points(interval.lower)} is possible`,
      next: state === 'no-baseline' ? RUN_MAIN_ONCE : 'Add trials or scenarios, or compare with more runs of main',
    }),
  },

  inconclusive: { effect: ['warn', 'notice'], holds: 'in doubt', isRowIfNotice: true, message: mayHaveDropped },

  'criterion-may-have-dropped': { effect: 'notice', message: mayHaveDropped },
} satisfies FindingRows;

const rateFinding = makerOf(rateRows);

export function subjectOf({ kind, name }: Rate): Subject {
  return { kind, name };
}

/** Findings about metrics, then criteria. For each: below its threshold, regressed, undecided. */
export function rateFindings(context: GateContext, results: ThresholdResults): readonly FindingData[] {
  return context.rates.flatMap((rate) => [
    ...belowThreshold(context, rate, results.get(rate)),
    ...regressed(context, rate),
    ...doubts(context, rate),
  ]);
}

/** The finding that a rate is below its threshold or was not measured. A criterion without its own rule may apply nowhere. */
function belowThreshold(
  { shown }: GateContext,
  rate: Rate,
  result: ThresholdResult | undefined,
): readonly FindingData[] {
  const { kind, rule, candidate } = rate;
  const about = { subject: subjectOf(rate), rate };
  if (rule.threshold === null) return [];
  if (candidate === null)
    return [rateFinding('not-measured', { effect: rule.named ? blockOrWarn(rule) : 'warn', ...about })];
  const { status, counted: ofScenarios } = must(result, 'the result of a threshold');
  if (status === 'met') return [];
  if (status === 'near') return [rateFinding(`${kind}-near-threshold`, { ...about, ofScenarios })];
  const scenarios = gates(rule) ? failingUnder(rate, shown) : {};
  return [rateFinding(`${kind}-below-threshold`, { effect: blockOrWarn(rule), ...about, ...scenarios })];
}

function regressed({ runs, shown }: GateContext, rate: Rate): readonly FindingData[] {
  const { kind, rule, state, decidedBy, paired } = rate;
  if (state !== 'regressed' || paired === null || decidedBy.every((test) => COLLAPSE.has(test))) return [];
  const scenarios = gates(rule) ? fallenUnder(rate, shown) : {};
  const trials = kind === 'metric' ? scoredTrials(rate, runs) : null;
  const about = { subject: subjectOf(rate), rate, trials };
  return [rateFinding(`${kind}-regressed`, { effect: blockOrWarn(rule), ...about, ...scenarios })];
}

/** A rate lacks the required proof, or may have dropped. A criterion's sign decides nothing: in a small suite most criteria have one. */
function doubts({ policy }: GateContext, rate: Rate): readonly FindingData[] {
  const { kind, rule, state, signs } = rate;
  const about = { subject: subjectOf(rate), rate };
  if (kind === 'criterion') return signs.length === 0 ? [] : [rateFinding('criterion-may-have-dropped', about)];
  const isProven = ['unchanged', 'improved', 'regressed'].includes(state);
  const lacksProof = policy.require === 'proof' && gates(rule) && !isProven;
  const effect = policy.on_inconclusive === 'pass' ? 'notice' : 'warn';
  return [
    ...(lacksProof ? [rateFinding('not-proven', about)] : []),
    ...(signs.length > 0 ? [rateFinding('inconclusive', { effect, ...about })] : []),
  ];
}

export function scoredTrials({ rubric, candidateCount }: Rate, runs: readonly Report[]): ScoredTrials {
  const main = sum(runs.map((run) => trialsUnder(run, rubric.rubric)));
  return { candidate: candidateCount.total, main, runs: runs.length };
}

export interface OfRate {
  readonly subject: Subject;
  readonly rate: Rate;
}

interface NearThreshold extends OfRate {
  readonly ofScenarios: ThresholdResult['counted'];
}

/** Trials that the rubric of a metric scored here, and in all compared runs of main. */
type ScoredTrials = Numbers<'candidate' | 'main' | 'runs'>;

interface Fall extends OfRate {
  /** Null for a criterion. */
  readonly trials: ScoredTrials | null;
  readonly scenarios?: { readonly total: number };
}

function withinChance({ ofScenarios, rate }: NearThreshold): string {
  if (ofScenarios === null) return ", but within this suite's own noise";
  const { scenarios, blocksFrom } = ofScenarios;
  const all = counted(scenarios, 'scenario');
  if (blocksFrom === null) return `, but within chance: ${all} cannot show a shortfall`;
  return `, but within chance${gates(rate.rule) ? `: with ${all} it blocks from ${blocksFrom} down` : ''}`;
}

/** A criterion is quoted, because its name comes from a file. */
export function nameOf({ kind, name }: Subject): string {
  return kind === 'metric' ? name : `\`${name}\``;
}

function below({ subject, rate }: OfRate, within: string): Sentences {
  const { unit, baseline, candidateCount, state } = rate;
  const candidate = must(rate.candidate, 'the rate below its threshold');
  const threshold = must(rate.rule.threshold, 'its threshold');
  const [actual, bar] = percents(candidate, threshold);
  const all = candidateCount.total;
  const trials =
    unit === 'passes' ? `${candidateCount.passed} of ${counted(all, 'trial')}` : counted(all, 'scored trial');
  const isMainToo = baseline !== null && state !== 'not-comparable' && baseline < threshold - SLACK;
  const main = isMainToo ? `; main is below it too (${percents(baseline, threshold)[0]})` : '';
  return {
    what: `${nameOf(subject)} is ${actual}, below its threshold of ${bar} (${trials})${within}${main}`,
    next: 'Look at the scenarios that fail, and fix the agent',
  };
}

function fell({ subject, rate, trials, scenarios }: Fall): Sentences {
  const { rule, decidedBy } = rate;
  const delta = must(rate.delta, 'the change of a regressed rate');
  const paired = must(rate.paired, 'the paired means of a regressed rate');
  const [baselineText, candidateText] = percents(paired.baseline, paired.candidate);
  const over = `over ${pairedText(paired)}${trials === null ? '' : ` (${scoredTrialsText(trials)})`}`;
  const isLower = delta < -SLACK;
  return {
    what: isLower
      ? `${nameOf(subject)} fell from ${baselineText} to ${candidateText} ${over}`
      : `${nameOf(subject)} is ${candidateText} after ${baselineText} ${over}, but worse in ${counted(scenarios?.total ?? 1, 'scenario')}`,
    expected: decidedBy.includes('exact')
      ? 'no scenario worse than on main'
      : rule.tolerance === 0
        ? 'no drop'
        : `a drop of less than ${points(rule.tolerance)}`,
    actual: isLower ? `a drop of ${points(delta)}` : undefined,
    next: 'Look at the scenarios that scored less than on main',
  };
}

function mayHaveDropped({ subject, rate: { signs, paired, state } }: OfRate): Sentences {
  const { baseline, candidate } = must(paired, 'the paired means of a rate that may have dropped');
  const p = smallestP(signs);
  const why = signs.some(({ test }) => test === 'confirm')
    ? 'scenarios that fail again are too few to block'
    : `such a drop comes up in ${p < 0.01 ? 'less than 1 %' : percent(p, 0)} of unchanged pull requests`;
  return {
    what: `${nameOf(subject)} may have dropped, ${percents(baseline, candidate).join(' -> ')}: ${why}`,
    next: `Look at the scenarios that fell, or add ${state === 'insufficient' ? 'scenarios' : 'trials'} to find out`,
  };
}

/** The number of paired scenarios: `30 paired scenarios, 12 waived ones as unchanged`. */
export function pairedText({ scenarios, waived }: PairedMeans): string {
  const unchanged = waived === undefined ? '' : `, ${counted(waived, 'waived one')} as unchanged`;
  return `${counted(scenarios, 'paired scenario')}${unchanged}`;
}

/** `100 -> 88 scored trials`, or `500 in 5 runs -> 88 scored trials`. */
export function scoredTrialsText({ candidate, main, runs }: ScoredTrials): string {
  return `${main}${runs > 1 ? ` in ${runs} runs` : ''} -> ${counted(candidate, 'scored trial')}`;
}

function shortfall({ rate: { rule, candidate } }: OfRate): number {
  return must(rule.threshold, 'its threshold') - must(candidate, 'its rate');
}
