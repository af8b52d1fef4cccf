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
import { must } from '../contract/must.ts';
import { addTo, countsByText, meanOf, rounded } from '../contract/numbers.ts';
import { startSharing } from '../contract/share.ts';
import type { Judgement } from '../rubric/evaluation.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/values/shown-value.ts';
import type { Trial } from '../suite/trial.ts';
import { explainFailures, explainRubric } from './result-tree.ts';
import type { ScoredRubric } from './score-trial.ts';

/** What the report keeps of the judgement of a trial. Trials with equal answers share one object, to save memory. */
interface Answers {
  /** Its place among the answers to the rubric. */
  readonly id: number;
  /** Null if an answer of a judge is missing: only criteria that do not depend on it have a verdict. */
  readonly score: number | null;
  readonly passed: boolean;
  readonly outcome: string;
  readonly verdicts: readonly Verdict[];
  /** Scores in the same order; undefined for criteria without a graded score. */
  readonly scores: readonly (number | undefined)[];
  /** Number of trials with these answers. */
  trials: number;
}

type RubricTally = ReturnType<typeof startRubricTally>;

/** Starts the tally of one rubric over all trials. */
export function startRubricTally(rubric: Rubric) {
  return {
    rubric,
    answers: [] as Answers[],
    byText: new Map<string, Answers>(),
    /** The same by judgement: a rubric that caches its judgements returns the same object again. */
    byJudgement: new Map<Judgement, Answers>(),
    /** Trials in which no criterion applied. */
    skipped: 0,
    /** Warnings shared by every scored trial; null before the first. */
    warnings: null as readonly string[] | null,
    /** The lowest-numbered trial that did not pass, by scenario. */
    failed: new Map<string, { readonly trial: number; readonly failures: readonly Failure[] }>(),
    /** Scores of a scenario by the ids of its trials' answers: most scenarios share theirs. */
    shared: new Map<string, ScenarioScores>(),
    shareCount: startSharing<Count>(),
    shareFailure: startSharing<Failure>(),
  };
}

/** Counts one judgement, and keeps what a trial failed. @returns the id of its answers; NaN without a verdict: no criterion applied, or the contract was broken */
export function tallyScored(tally: RubricTally, trial: Trial, scored: ScoredRubric): number {
  noteFailure(tally, trial, scored);
  const { score, verdict } = scored.judgement;
  const isPartly = scored.unanswered !== undefined && scored.criteria.some((criterion) => isCounted(criterion.verdict));
  if (score === null && !isPartly) {
    if (verdict === 'skipped') tally.skipped++;
    return Number.NaN;
  }
  if (score !== null) keepWarnings(tally, scored);
  const answers = seenBefore(tally, scored) ?? tallyAnew(tally, scored, score);
  answers.trials++;
  return answers.id;
}

/** Keeps the warnings that all trials share. Explains trials only while a warning is left: in most suites, only the first trial. */
function keepWarnings(tally: RubricTally, scored: ScoredRubric): void {
  if (scored.at === null || tally.warnings?.length === 0) return;
  const { warnings } = explainRubric(scored);
  tally.warnings = tally.warnings === null ? warnings : tally.warnings.filter((warning) => warnings.includes(warning));
}

/** The answers of an equal judgement, if it determines the criteria (they are its own parts) and has the same outcome. */
function seenBefore({ byJudgement }: RubricTally, { judgement, criteria, outcome }: ScoredRubric): Answers | undefined {
  const known = criteria === judgement.parts ? byJudgement.get(judgement) : undefined;
  return known?.outcome === outcome ? known : undefined;
}

function tallyAnew(tally: RubricTally, { judgement, criteria, outcome }: ScoredRubric, score: number | null): Answers {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const { criteria: known } = tally.rubric;
  const scores = criteria.map(({ score: own }, index) => (known[index]?.graded ? (own ?? undefined) : undefined));
  const text = `${outcome} ${judgement.verdict} ${score} ${verdicts.join(' ')} ${scores.join(' ')}`;
  const equal = tally.byText.get(text);
  if (equal !== undefined) return equal;
  const passed = judgement.verdict === 'pass';
  const answers = { id: tally.answers.length, score, passed, outcome, verdicts, scores, trials: 0 };
  tally.answers.push(answers);
  tally.byText.set(text, answers);
  tally.byJudgement.set(judgement, answers);
  return answers;
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

function countTrials({ answers }: RubricTally, holds: (answers: Answers) => boolean): number {
  let sum = 0;
  for (const one of answers) if (holds(one)) sum += one.trials;
  return sum;
}

const MAX_FAILURES = 5;
const MAX_EXPLANATION = 300;

/** Keeps what a trial failed and why, unless a trial of its scenario with a lower number failed. */
function noteFailure({ failed, shareFailure }: RubricTally, { scenario, trial }: Trial, scored: ScoredRubric): void {
  const { score, verdict } = scored.judgement;
  if (score === null || verdict === 'pass' || (failed.get(scenario)?.trial ?? trial) < trial) return;
  const failures = explainFailures(scored, MAX_FAILURES).map(({ key, explanation }) =>
    shareFailure({ criterion: key, explanation: ownCopy(cut(explanation, MAX_EXPLANATION)) }),
  );
  failed.set(scenario, { trial, failures });
}

/**
 * A rubric's scores in one scenario; undefined without verdicts.
 * @param ids those of its trials' answers, by ascending trial number
 */
export function scoresOf(tally: RubricTally, scenario: string, ids: readonly number[]): ScenarioScores | undefined {
  if (ids.length === 0) return undefined;
  const key = ids.join(' ');
  const scores = tally.shared.get(key) ?? scoresOfAnswers(tally, ids);
  tally.shared.set(key, scores);
  const failed = tally.failed.get(scenario);
  return failed === undefined ? scores : { ...scores, failures: failed.failures };
}

function scoresOfAnswers(tally: RubricTally, ids: readonly number[]): ScenarioScores {
  const answers = ids.map((id) => must(tally.answers[id], 'the answers of a trial'));
  return {
    scores: answers.flatMap(({ score }) => score ?? []),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf(tally.rubric, answers),
    criteria: countsOf(tally, answers),
    failures: [],
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

function countsOf(
  { rubric: { criteria }, shareCount }: RubricTally,
  answers: readonly Answers[],
): ScenarioScores['criteria'] {
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
        ? shareCount({ passed, total })
        : { passed, total, ...scoresIn(answers.map(({ scores }) => scores[index])) };
  }
  return counts;
}

/** Copies a kept text, so that the larger text it was cut from can be freed. */
function ownCopy(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
