import type { Count, CriterionReport, RubricReport, ScenarioReport } from '../../schemas/types/report.ts';
import type { Verdict } from '../../schemas/types/result.ts';
import { meanOf, rounded } from '../contract/numbers.ts';
import type { Judgement } from '../rubric/evaluation.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { JudgedRubric } from './judge-trial.ts';
import { explainRubric } from './score-trial.ts';

/** What is kept of a judged trial. Trials with equal answers share one, so that a large suite stays small. */
export interface Answers {
  readonly score: number;
  readonly passed: boolean;
  readonly outcome: string;
  /** Per criterion, in the order of the rubric. */
  readonly verdicts: readonly Verdict[];
  /** The same as counts of one trial, by key. */
  readonly counts: Readonly<Record<string, Count>>;
}

/** What one rubric said about all trials so far. */
export interface RubricTally {
  readonly rubric: Rubric;
  readonly answers: Map<string, Tallied>;
  /** The same by a judgement that gave them: a rubric that remembers its judgements gives the same one again. */
  readonly byJudgement: Map<Judgement, Tallied>;
  /** Trials in which no criterion applied. */
  skipped: number;
  /** What every trial asked so far warns of; null before the first. */
  warnings: readonly string[] | null;
}

interface Tallied {
  readonly answers: Answers;
  trials: number;
}

/** A tally of no trial yet. */
export function startRubricTally(rubric: Rubric): RubricTally {
  return { rubric, answers: new Map(), byJudgement: new Map(), skipped: 0, warnings: null };
}

/** Counts one judgement; null when it has no score, because nothing applied or the contract was broken. */
export function tallyJudged(tally: RubricTally, judged: JudgedRubric): Answers | null {
  const { score, verdict } = judged.judgement;
  if (score === null) {
    if (verdict === 'skipped') tally.skipped++;
    return null;
  }
  keepWarnings(tally, judged);
  const tallied = seenBefore(tally, judged) ?? tallyAnew(tally, judged, score);
  tallied.trials++;
  return tallied.answers;
}

/**
 * Explains trials only as long as there is a warning that all of them have had. In most suites that is over with the first; where a fact is
 * never there, each trial is explained once for it.
 */
function keepWarnings(tally: RubricTally, judged: JudgedRubric): void {
  if (judged.at === null || tally.warnings?.length === 0) return;
  const { warnings } = explainRubric(judged);
  tally.warnings = tally.warnings === null ? warnings : tally.warnings.filter((one) => warnings.includes(one));
}

/** A judgement tells the criteria only where they are its own parts; the outcome may depend on more. */
function seenBefore({ byJudgement }: RubricTally, { judgement, criteria, outcome }: JudgedRubric): Tallied | undefined {
  const before = criteria === judgement.parts ? byJudgement.get(judgement) : undefined;
  return before?.answers.outcome === outcome ? before : undefined;
}

function tallyAnew(tally: RubricTally, { judgement, criteria, outcome }: JudgedRubric, score: number): Tallied {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const key = `${outcome} ${judgement.verdict} ${score} ${verdicts.join(' ')}`;
  const known = tally.answers.get(key);
  if (known !== undefined) return known;
  const counts = tally.rubric.criteria.map((one, index) => [one.key, countOne(verdicts[index] ?? 'skipped')] as const);
  const passed = judgement.verdict === 'pass';
  const tallied = { answers: { score, passed, outcome, verdicts, counts: Object.fromEntries(counts) }, trials: 0 };
  tally.answers.set(key, tallied);
  tally.byJudgement.set(judgement, tallied);
  return tallied;
}

function countOne(verdict: Verdict): Count {
  return { passed: verdict === 'pass' ? 1 : 0, total: verdict === 'skipped' ? 0 : 1 };
}

/**
 * The rubric's part of the report. Its score is the mean over scenarios of the mean over their trials, so that a
 * scenario counts once however often it was tried.
 * @param scenarios sorted, which fixes the order of summation
 */
export function finishRubric(tally: RubricTally, scenarios: readonly ScenarioReport[]): RubricReport {
  const { id, version, hash, metric, bands, outcomes, criteria, byJudge } = tally.rubric;
  const means = scenarios.flatMap(({ rubrics }) => (rubrics[id] === undefined ? [] : meanOf(rubrics[id].scores)));
  const score = means.length === 0 ? null : rounded(meanOf(means));
  const band = score === null ? undefined : bands.find(({ at_least: least }) => score >= rounded(least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash,
    metric,
    ...(byJudge ? { by_judge: true } : {}),
    score,
    ...(band === undefined ? {} : { band }),
    trials: { passed: countTrials(tally, ({ passed }) => passed), total: countTrials(tally, () => true) },
    outcomes: outcomes.map(({ name }) => ({
      outcome: name,
      trials: countTrials(tally, ({ outcome }) => outcome === name),
    })),
    criteria: criteria.map((_, index) => criterionReport(tally, index)),
    ...(tally.warnings === null || tally.warnings.length === 0
      ? {}
      : { warnings: [...new Set(tally.warnings)].sort() }),
  };
}

function criterionReport(tally: RubricTally, index: number): CriterionReport {
  const { key = '', question, byJudge } = tally.rubric.criteria[index] ?? {};
  const passed = countTrials(tally, ({ verdicts }) => verdicts[index] === 'pass');
  const skipped = countTrials(tally, ({ verdicts }) => verdicts[index] === 'skipped');
  const total = countTrials(tally, () => true) - skipped;
  return {
    key,
    ...(question === undefined ? {} : { question }),
    passed,
    total,
    skipped: skipped + tally.skipped,
    ...(byJudge === undefined ? {} : { by_judge: byJudge }),
  };
}

function countTrials(tally: RubricTally, holds: (answers: Answers) => boolean): number {
  let sum = 0;
  for (const { answers, trials } of tally.answers.values()) if (holds(answers)) sum += trials;
  return sum;
}
