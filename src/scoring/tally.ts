import type {
  Count,
  CriterionReport,
  Failure,
  RubricReport,
  ScenarioReport,
  ScenarioScores,
} from '../../schemas/types/report.ts';
import type { Verdict } from '../../schemas/types/result.ts';
import { memberOf } from '../contract/json.ts';
import { addTo, countsByText, meanOf, rounded } from '../contract/numbers.ts';
import type { Judgement } from '../rubric/evaluation.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/values/shown-value.ts';
import { explainFailures, explainRubric } from './result-tree.ts';
import type { ScoredRubric } from './score-trial.ts';

/** What the report keeps of a scored trial. Trials with equal answers share one object, to save memory. */
interface Answers {
  /** Null if an answer of a judge is missing: only criteria that do not depend on it have a verdict. */
  readonly score: number | null;
  readonly passed: boolean;
  readonly outcome: string;
  readonly verdicts: readonly Verdict[];
  /** Scores in the same order; undefined for criteria without a graded score. */
  readonly scores: readonly (number | undefined)[];
  /** Counts of one trial, by key of the criterion. */
  readonly counts: Readonly<Record<string, Count>>;
}

interface Tallied {
  readonly answers: Answers;
  trials: number;
}

export type RubricTally = ReturnType<typeof startRubricTally>;

/** Starts the tally of one rubric over all trials. */
export function startRubricTally(rubric: Rubric) {
  return {
    rubric,
    answers: new Map<string, Tallied>(),
    /** The same tallies by judgement: a rubric that caches its judgements returns the same object again. */
    byJudgement: new Map<Judgement, Tallied>(),
    /** Trials in which no criterion applied. */
    skipped: 0,
    /** Warnings shared by every scored trial; null before the first. */
    warnings: null as readonly string[] | null,
  };
}

/** Counts one judgement. @returns null if it has no verdict: no criterion applied, or the contract was broken */
export function tallyScored(tally: RubricTally, scored: ScoredRubric): Answers | null {
  const { score, verdict } = scored.judgement;
  const isPartly = scored.unanswered !== undefined && scored.criteria.some((criterion) => isCounted(criterion.verdict));
  if (score === null && !isPartly) {
    if (verdict === 'skipped') tally.skipped++;
    return null;
  }
  if (score !== null) keepWarnings(tally, scored);
  const tallied = seenBefore(tally, scored) ?? tallyAnew(tally, scored, score);
  tallied.trials++;
  return tallied.answers;
}

/** Keeps the warnings that all trials share. Explains trials only while a warning is left: in most suites, only the first trial. */
function keepWarnings(tally: RubricTally, scored: ScoredRubric): void {
  if (scored.at === null || tally.warnings?.length === 0) return;
  const { warnings } = explainRubric(scored);
  tally.warnings = tally.warnings === null ? warnings : tally.warnings.filter((warning) => warnings.includes(warning));
}

/** The tally of an equal judgement, if it determines the criteria (they are its own parts) and has the same outcome. */
function seenBefore({ byJudgement }: RubricTally, { judgement, criteria, outcome }: ScoredRubric): Tallied | undefined {
  const known = criteria === judgement.parts ? byJudgement.get(judgement) : undefined;
  return known?.answers.outcome === outcome ? known : undefined;
}

function tallyAnew(tally: RubricTally, { judgement, criteria, outcome }: ScoredRubric, score: number | null): Tallied {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const { criteria: known } = tally.rubric;
  const scores = criteria.map(({ score: own }, index) => (known[index]?.graded ? (own ?? undefined) : undefined));
  const key = `${outcome} ${judgement.verdict} ${score} ${verdicts.join(' ')} ${scores.join(' ')}`;
  const equal = tally.answers.get(key);
  if (equal !== undefined) return equal;
  const counts = known.map(({ key: criterion }, index): [string, Count] => {
    const verdict = verdicts[index] ?? 'skipped';
    const passed = verdict === 'pass' ? 1 : 0;
    return [criterion, { passed, total: isCounted(verdict) ? 1 : 0, ...scoresIn([scores[index]]) }];
  });
  const passed = judgement.verdict === 'pass';
  const answers = { score, passed, outcome, verdicts, scores, counts: Object.fromEntries(counts) };
  const tallied = { answers, trials: 0 };
  tally.answers.set(key, tallied);
  tally.byJudgement.set(judgement, tallied);
  return tallied;
}

/** Left out without scores. */
function scoresIn(scores: readonly (number | undefined)[]): Pick<Count, 'scores'> {
  const known = scores.filter((score) => score !== undefined);
  return known.length === 0 ? {} : { scores: known };
}

/**
 * The rubric's part of the report. Its score is the mean over scenarios of the mean over their trials: each scenario counts once,
 * whatever its number of trials.
 * @param scenarios sorted, which fixes the order of summation
 */
export function finishRubric(tally: RubricTally, scenarios: readonly ScenarioReport[]): RubricReport {
  const { id, version, hash, metric, title, bands, outcomes, criteria, byJudge } = tally.rubric;
  const means = scenarios.flatMap(({ rubrics }) => {
    const scored = memberOf(rubrics, id);
    return scored === undefined || scored.scores.length === 0 ? [] : meanOf(scored.scores);
  });
  const score = means.length === 0 ? null : rounded(meanOf(means));
  const band = score === null ? undefined : bands.find(({ at_least: least }) => score >= rounded(least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash,
    metric,
    ...(title === undefined ? {} : { title }),
    ...(byJudge ? { by_judge: true } : {}),
    score,
    ...(band === undefined ? {} : { band }),
    trials: {
      passed: countTrials(tally, ({ passed }) => passed),
      total: countTrials(tally, ({ score: trialScore }) => trialScore !== null),
    },
    outcomes: outcomes.map(({ name }) => ({
      outcome: name,
      trials: countTrials(tally, ({ outcome }) => outcome === name),
    })),
    criteria: criteria.map((_, index) => criterionReport(tally, index, scenarios)),
    ...(tally.warnings?.length ? { warnings: [...new Set(tally.warnings)].sort() } : {}),
  };
}

function criterionReport(tally: RubricTally, index: number, scenarios: readonly ScenarioReport[]): CriterionReport {
  const { key = '', question, status, byJudge, graded } = tally.rubric.criteria[index] ?? {};
  const passed = countTrials(tally, ({ verdicts }) => verdicts[index] === 'pass');
  const skipped = countTrials(tally, ({ verdicts }) => verdicts[index] === 'skipped');
  const total = countTrials(tally, ({ verdicts }) => isCounted(verdicts[index] ?? 'skipped'));
  return {
    key,
    ...(question === undefined ? {} : { question }),
    ...(status === undefined ? {} : { status }),
    passed,
    total,
    skipped: skipped + tally.skipped,
    ...(graded === undefined ? {} : { score: meanNodeScore(scenarios, tally.rubric.id, key) }),
    ...(graded?.byScore ? { by_score: true } : {}),
    ...(byJudge === undefined ? {} : { by_judge: byJudge }),
  };
}

/** Mean score of a criterion, first within a scenario, then over scenarios; null if it never applied. */
export function meanNodeScore(scenarios: readonly ScenarioReport[], rubric: string, key: string): number | null {
  const means = scenarios.flatMap(({ rubrics }) => {
    const { scores } = memberOf(memberOf(rubrics, rubric)?.criteria, key) ?? {};
    return scores === undefined ? [] : meanOf(scores);
  });
  return means.length === 0 ? null : rounded(meanOf(means));
}

/** Whether the criterion applied and has a verdict. */
function isCounted(verdict: Verdict): boolean {
  return verdict !== 'skipped' && verdict !== 'error';
}

function countTrials(tally: RubricTally, holds: (answers: Answers) => boolean): number {
  let sum = 0;
  for (const { answers, trials } of tally.answers.values()) if (holds(answers)) sum += trials;
  return sum;
}

const MAX_FAILURES = 5;
const MAX_EXPLANATION = 300;

/** One trial of a scenario, in a linked list: arrays would take more memory than their items. */
interface Mark {
  readonly trial: number;
  readonly answers: Answers;
  readonly previous: Mark | null;
}

/** One rubric's tally over the trials of one scenario. */
export interface ScenarioTally {
  last: Mark | null;
  /** The lowest-numbered trial that did not pass. */
  firstFailed: { readonly trial: number; readonly failures: readonly Failure[] } | null;
}

/** Starts an empty tally. */
export function startTally(): ScenarioTally {
  return { last: null, firstFailed: null };
}

/** Counts one trial that has verdicts. */
export function markTrial(tally: ScenarioTally, trial: number, answers: Answers, scored: ScoredRubric): void {
  tally.last = { trial, answers, previous: tally.last };
  if (answers.score === null || answers.passed || (tally.firstFailed !== null && tally.firstFailed.trial < trial))
    return;
  tally.firstFailed = { trial, failures: failuresOf(scored) };
}

/** The tally in the form of the report; undefined without verdicts. `countOf` makes the counts of criteria. */
export function scoresOf(
  rubric: Rubric,
  { last, firstFailed }: ScenarioTally,
  countOf: CountOf,
): ScenarioScores | undefined {
  if (last === null) return undefined;
  const answers = answersUpTo(last);
  return {
    scores: answers.flatMap(({ score }) => score ?? []),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf(rubric, answers),
    criteria: last.previous === null ? last.answers.counts : countsOf(rubric, answers, countOf),
    failures: firstFailed?.failures ?? [],
  };
}

/** Left out if every trial has the first outcome. */
function outcomesOf({ outcomes: [first] }: Rubric, answers: readonly Answers[]): Pick<ScenarioScores, 'outcomes'> {
  const scored = answers.filter(({ score }) => score !== null);
  if (scored.every(({ outcome }) => outcome === first?.name)) return {};
  const counts = new Map<string, number>();
  for (const { outcome } of scored) addTo(counts, outcome);
  return { outcomes: countsByText(counts) };
}

/** The answers of all trials, by ascending trial number. */
function answersUpTo(last: Mark): readonly Answers[] {
  const marks: Mark[] = [];
  for (let mark: Mark | null = last; mark !== null; mark = mark.previous) marks.push(mark);
  return marks.sort((a, b) => a.trial - b.trial).map((mark) => mark.answers);
}

/** Makes the count of passes among trials. */
export type CountOf = (passed: number, total: number) => Count;

/** Returns one shared object for equal counts: large suites have few distinct ones. */
export function shareCounts(): CountOf {
  const byTotal: Count[][] = [];
  return (passed, total) => {
    const byPassed = byTotal[total] ?? [];
    const count = byPassed[passed] ?? { passed, total };
    byTotal[total] = byPassed;
    byPassed[passed] = count;
    return count;
  };
}

function countsOf({ criteria }: Rubric, answers: readonly Answers[], countOf: CountOf): ScenarioScores['criteria'] {
  const counts: Record<string, Count> = {};
  for (const [index, { key, graded }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === 'pass') passed++;
      if (isCounted(verdicts[index] ?? 'skipped')) total++;
    }
    counts[key] =
      graded === undefined
        ? countOf(passed, total)
        : { passed, total, ...scoresIn(answers.map(({ scores }) => scores[index])) };
  }
  return counts;
}

function failuresOf(scored: ScoredRubric): readonly Failure[] {
  return explainFailures(scored, MAX_FAILURES).map(({ key, explanation }) => ({
    criterion: key,
    explanation: ownCopy(cut(explanation, MAX_EXPLANATION)),
  }));
}

/** Copies a kept text, so that the larger text it was cut from can be freed. */
function ownCopy(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
