import type { PairedMeans, TestName, UsageComparison } from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { counted } from '../../contract/text.ts';
import type { Rate } from '../comparing/rate.ts';
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

  'not-measured': ({ subject, rate: { rule } }: OfRate): Sentences => ({
    what: `\`${subject.name}\` has a threshold, but ${subject.kind === 'metric' ? 'its rubric judged' : 'applies in'} none of the trials`,
    expected: `at least ${percent(must(rule.threshold, 'its threshold'))}`,
    actual: 'nothing measured',
    next: 'Add a scenario where it applies, or remove the threshold',
  }),

  'metric-regressed': fell,
  'criterion-regressed': fell,

  'not-proven': ({ subject, rate: { state, rule, interval } }: OfRate): Sentences => ({
    what: `The policy requires proof, but this run does not prove that \`${subject.name}\` did not drop by ${points(rule.tolerance)}`,
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

export interface OfRate {
  readonly subject: Subject;
  readonly rate: Rate;
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
  const [main, here] = percents(paired.baseline, paired.candidate);
  const over = `over ${pairedText(paired)}${trials === null ? '' : ` (${scoredTrialsText(trials)})`}`;
  const isLower = delta < -SLACK;
  return {
    what: isLower
      ? `${nameOf(subject)} fell from ${main} to ${here} ${over}`
      : `${nameOf(subject)} is ${here} after ${main} ${over}, but worse in ${counted(scenarios?.total ?? 1, 'scenario')}`,
    expected: decidedBy.includes('exact')
      ? 'no scenario worse than on main'
      : rule.tolerance === 0
        ? 'no drop'
        : `a drop of less than ${points(rule.tolerance)}`,
    actual: isLower ? `a drop of ${points(delta)}` : undefined,
    next: 'Look at the scenarios that scored less than on main',
  };
}

function vanished({ subject, rate: { baseline } }: OfRate): Sentences {
  return {
    what: `${nameOf(subject)} is ${percent(baseline ?? 0)} on main, and measured in none of the trials of this run`,
    expected: 'a value, as on main',
    actual: 'nothing measured',
    next: 'Check that the results still hold the facts that its `when` reads',
  };
}

/** States that a metric may have dropped, and how often an unchanged agent shows such a drop. */
function leanText(name: string, rate: Rate, leans: Leaning['leans']): string {
  const { baseline, candidate } = must(rate.paired, 'the paired means of a rate that may have dropped');
  const [main, here] = percents(baseline, candidate);
  const p = leans.flatMap((sign) => sign.p ?? []).reduce((least, value) => Math.min(least, value), 1);
  if (leans.some(({ test }) => test === 'confirm'))
    return `${name} may have dropped, ${main} -> ${here}: scenarios that fail again are too few to block`;
  return `${name} may have dropped, ${main} -> ${here}: such a drop comes up in ${p < 0.01 ? 'less than 1 %' : percent(p, 0)} of unchanged pull requests`;
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
