import type { MetricComparison, PairedMeans, TestName, UsageComparison } from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { SLACK } from '../statistics/rates.ts';
import { AMOUNT_WORDS, amountText, nameList, percent, percents, points, pValue, riseText, someOf } from '../wording.ts';
import { RUN_MAIN_ONCE } from './baseline.ts';
import type { Sentences, Subject } from './sentences.ts';

/** Findings about metrics, criteria and outcomes. */
export const rateMessages = {
  'metric-below-threshold': (finding: OfRate): Sentences => below(finding, ''),
  'metric-near-threshold': (finding: OfRate): Sentences => below(finding, WITHIN_NOISE),
  'criterion-below-threshold': (finding: OfRate): Sentences => below(finding, ''),
  'criterion-near-threshold': (finding: OfRate): Sentences => below(finding, WITHIN_NOISE),

  'not-measured': ({ subject, rate: { threshold } }: OfRate): Sentences => ({
    what: `\`${subject.name}\` has a threshold, but ${subject.kind === 'metric' ? 'its rubric judged' : 'applies in'} none of the trials`,
    expected: `at least ${percent(threshold ?? 0)}`,
    actual: 'nothing measured',
    next: 'Add a scenario where it applies, or remove the threshold',
  }),

  'metric-regressed': fell,
  'criterion-regressed': fell,

  'not-proven': ({ subject, rate: { state, tolerance, interval } }: OfRate): Sentences => ({
    what: `The policy requires proof, but this run does not prove that \`${subject.name}\` did not drop by ${points(tolerance)}`,
    expected: 'unchanged or improved',
    actual:
      interval === null ? state.replace('-', ' ') : `${state}: a drop of up to ${points(interval.lower)} is possible`,
    next: state === 'no-baseline' ? RUN_MAIN_ONCE : 'Add trials or scenarios, or compare with more runs of main',
  }),

  inconclusive: ({ subject, rate, leans }: OfRate & Leaning): Sentences => ({
    what: leanText(subject.name, rate, leans),
    next: 'Look at the scenarios that fell, or add trials to find out',
  }),

  'outcome-above-limit': (finding: OutcomeFinding): Sentences => outcomeText(finding, 'allows at most'),
  'outcome-below-limit': (finding: OutcomeFinding): Sentences => outcomeText(finding, 'requires at least'),

  'usage-above-limit': ({ amount }: { readonly amount: UsageComparison }): Sentences => ({
    what: `A trial takes ${amountText(amount, amount.candidate)} (${AMOUNT_WORDS[amount.amount]}), on main ${amountText(amount, amount.baseline ?? 0)}: ${riseText(amount.change ?? 0)} over ${counted(amount.scenarios, 'paired scenario')}`,
    expected: `at most ${riseText(amount.tolerance)}`,
    next: 'Look for added steps, longer prompts and another model, or set a `tolerance` under `gate.usage`',
  }),

  'metric-vanished': vanished,
  'criterion-vanished': vanished,

  'coverage-loss': ({ losses }: { readonly losses: readonly CoverageLoss[] }): Sentences => ({
    what: `Coverage loss against main: ${someOf(losses.map(lossText), 3)}`,
    next: 'Check whether it should still apply there, or the results lack the facts that its `when` reads',
  }),

  'too-few-scenarios': ({ fewest, names, fallen }: FewScenarios): Sentences => ({
    what: `Fewer than ${fewest} paired scenarios: thresholds alone decide on ${nameList(names)}${fallen.length === 0 ? '' : `; critical and lower than on main: ${nameList(fallen)}`}`,
    next: 'Add scenarios; 30 or more are worth comparing',
  }),

  'unpaired-difference': ({ subject, now, before: main, test }: Unpaired): Sentences => {
    const [before, after] = percents(main.mean, now.mean);
    return {
      what: `For information only: ${subject.name} is ${after} over ${counted(now.scenarios, 'scenario')}, and was ${before} over ${main.scenarios} others on main${unpairedText(test)}`,
      next: 'Do not compare the two: other scenarios may be harder or easier',
    };
  },
};

/** A metric or criterion compared with main. Rates are 0 to 1, changes -1 to 1. */
export interface FindingRate
  extends Pick<
    MetricComparison,
    'state' | 'candidate' | 'baseline' | 'delta' | 'interval' | 'threshold' | 'tolerance'
  > {
  readonly paired?: PairedMeans | undefined;
  /** Trials of the run that passed; null if nothing was measured. */
  readonly count: Count | null;
  /** Whether every worse scenario counts, whatever the whole rate. */
  readonly isExact: boolean;
  /** For a criterion: whether its mean score is compared. */
  readonly byScore?: boolean;
}

export interface OfRate {
  readonly subject: Subject;
  readonly rate: FindingRate;
}

interface Leaning {
  /** The tests that show a sign of a drop, with their p; null if only fresh trials show it. */
  readonly leans: readonly { readonly test: TestName; readonly p: number | null }[];
}

/** Trials that the rubric of a metric scored, on both sides. */
export interface ScoredTrials {
  readonly candidate: number;
  /** In all compared runs of main. */
  readonly main: number;
  readonly runs: number;
}

interface Fall extends OfRate {
  /** Null for a criterion. */
  readonly trials: ScoredTrials | null;
  /** The scenarios that fell in the rate. */
  readonly scenarios?: { readonly total: number };
}

interface OutcomeFinding {
  readonly outcome: string;
  readonly count: Count;
  readonly limit: number;
}

/** A rate that this run lacks in scenarios where main has it. */
export interface CoverageLoss {
  readonly name: string;
  readonly lost: readonly string[];
  /** The number of paired scenarios in which main has it. */
  readonly asked: number;
}

interface FewScenarios {
  readonly fewest: number;
  /** Metrics, then criteria. */
  readonly names: readonly string[];
  /** Critical criteria that are lower than on main. */
  readonly fallen: readonly string[];
}

interface Unpaired {
  readonly subject: Subject;
  readonly now: { readonly mean: number; readonly scenarios: number };
  readonly before: { readonly mean: number; readonly scenarios: number };
  readonly test: { readonly estimate: number; readonly worse: number; readonly better: number };
}

const WITHIN_NOISE = ", but within this suite's own noise";

/** A criterion is quoted, because its name comes from a file. */
function nameOf({ kind, name }: Subject): string {
  return kind === 'metric' ? name : `\`${name}\``;
}

function below({ subject, rate }: OfRate, within: string): Sentences {
  const { candidate, baseline, threshold, count, state } = rate;
  const [actual, bar] = percents(candidate ?? 0, threshold ?? 0);
  const all = count?.total ?? 0;
  const isShare = subject.kind === 'criterion' && !rate.byScore;
  const trials = isShare ? `${count?.passed ?? 0} of ${counted(all, 'trial')}` : counted(all, 'scored trial');
  const isMainToo =
    baseline !== null && threshold !== null && state !== 'not-comparable' && baseline < threshold - SLACK;
  const main = isMainToo ? `; main is below it too (${percents(baseline, threshold)[0]})` : '';
  return {
    what: `${nameOf(subject)} is ${actual}, below its threshold of ${bar} (${trials})${within}${main}`,
    next: 'Look at the scenarios that fail, and fix the agent',
  };
}

function fell({ subject, rate, trials, scenarios }: Fall): Sentences {
  const { delta, paired = NOTHING_PAIRED, tolerance, isExact } = rate;
  const [before, now] = percents(paired.baseline, paired.candidate);
  const over = `over ${pairedText(paired)}${trials === null ? '' : ` (${scoredTrialsText(trials)})`}`;
  const isLower = (delta ?? 0) < -SLACK;
  return {
    what: isLower
      ? `${nameOf(subject)} fell from ${before} to ${now} ${over}`
      : `${nameOf(subject)} is ${now} after ${before} ${over}, but worse in ${counted(scenarios?.total ?? 1, 'scenario')}`,
    expected: isExact
      ? 'no scenario worse than on main'
      : tolerance === 0
        ? 'no drop'
        : `a drop of less than ${points(tolerance)}`,
    actual: isLower ? `a drop of ${points(delta ?? 0)}` : undefined,
    next: 'Look at the scenarios that scored less than on main',
  };
}

const NOTHING_PAIRED: PairedMeans = { scenarios: 0, candidate: 0, baseline: 0 };

function vanished({ subject, rate: { baseline } }: OfRate): Sentences {
  return {
    what: `${nameOf(subject)} is ${percent(baseline ?? 0)} on main, and measured in none of the trials of this run`,
    expected: 'a value, as on main',
    actual: 'nothing measured',
    next: 'Check that the results still hold the facts that its `when` reads',
  };
}

/** States that a metric may have dropped, and how often an unchanged agent shows such a drop. */
function leanText(name: string, rate: FindingRate, leans: Leaning['leans']): string {
  const { paired, candidate, baseline } = rate;
  const [before, now] = percents(paired?.baseline ?? baseline ?? 0, paired?.candidate ?? candidate ?? 0);
  const p = leans.flatMap((one) => one.p ?? []).reduce((least, one) => Math.min(least, one), 1);
  if (leans.some(({ test }) => test === 'confirm'))
    return `${name} may have dropped, ${before} -> ${now}: scenarios that fail again are too few to block`;
  return `${name} may have dropped, ${before} -> ${now}: such a drop comes up in ${p < 0.01 ? 'less than 1 %' : percent(p, 0)} of unchanged pull requests`;
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

function outcomeText({ outcome, count, limit }: OutcomeFinding, rule: string): Sentences {
  const [actual, bar] = percents(count.passed / count.total, limit);
  const counts = `${count.passed} of ${counted(count.total, 'trial')}`;
  return {
    what: `${actual} of the trials (${counts}) end in \`${outcome}\`; the policy ${rule} ${bar}`,
    next: 'Look at the trials behind it, and fix the agent',
  };
}

function lossText({ name, lost, asked }: CoverageLoss): string {
  return `\`${name}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`;
}

function unpairedText({ estimate, worse, better }: Unpaired['test']): string {
  if (Math.abs(estimate) < SLACK) return '';
  const side = estimate < 0 ? 'lower' : 'higher';
  return `, ${points(estimate)} ${side} (Welch t, one-sided p ${pValue(Math.min(worse, better))})`;
}
