import type { Rubric } from '../rubric/rubric.ts';
import { roundScore } from './combine.ts';
import { meanScore } from './mean.ts';
import type { Count, CriterionReport, RubricReport, ScenarioReport } from './report.ts';
import type { RubricResult, Verdict } from './result.ts';

/** What is kept of a judged trial. Trials with equal answers share one, so that a large suite stays small. */
export interface Judgement {
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
  readonly judgements: Map<string, { readonly judgement: Judgement; trials: number }>;
  /** Trials in which no criterion applied. */
  skipped: number;
}

export function startRubricTally(rubric: Rubric): RubricTally {
  return { rubric, judgements: new Map(), skipped: 0 };
}

/** Counts one result; null when it has no score, because nothing applied or the contract was broken. */
export function tallyResult(tally: RubricTally, { tree, outcome }: RubricResult): Judgement | null {
  const { score, verdict, children = [] } = tree;
  if (score === null) {
    if (verdict === 'skipped') tally.skipped++;
    return null;
  }
  let answers = `${outcome} ${verdict} ${score}`;
  for (const child of children) answers += child.verdict;
  const known = tally.judgements.get(answers);
  if (known !== undefined) {
    known.trials++;
    return known.judgement;
  }
  const verdicts = children.map((child) => child.verdict);
  const counts = Object.fromEntries(children.map((child) => [child.key, countOne(child.verdict)]));
  const judgement = { score, passed: verdict === 'pass', outcome, verdicts, counts };
  tally.judgements.set(answers, { judgement, trials: 1 });
  return judgement;
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
  const { id, version, hash, metric, bands, outcomes, criteria } = tally.rubric;
  const mean = meanScore(scenarios.flatMap(({ rubrics }) => meanScore(rubrics[id]?.scores ?? []) ?? []));
  const score = mean === null ? null : roundScore(mean);
  const band = score === null ? undefined : bands.find(({ at_least: least }) => score >= (least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash,
    metric,
    score,
    ...(band === undefined ? {} : { band }),
    trials: { passed: countTrials(tally, ({ passed }) => passed), total: countTrials(tally, () => true) },
    outcomes: outcomes.map(({ name }) => ({
      outcome: name,
      trials: countTrials(tally, ({ outcome }) => outcome === name),
    })),
    criteria: criteria.map((_, index) => criterionReport(tally, index)),
  };
}

function criterionReport(tally: RubricTally, index: number): CriterionReport {
  const { key = '', question } = tally.rubric.criteria[index] ?? {};
  const passed = countTrials(tally, ({ verdicts }) => verdicts[index] === 'pass');
  const skipped = countTrials(tally, ({ verdicts }) => verdicts[index] === 'skipped');
  const total = countTrials(tally, () => true) - skipped;
  return { key, ...(question === undefined ? {} : { question }), passed, total, skipped: skipped + tally.skipped };
}

function countTrials({ judgements }: RubricTally, holds: (judgement: Judgement) => boolean): number {
  let sum = 0;
  for (const { judgement, trials } of judgements.values()) if (holds(judgement)) sum += trials;
  return sum;
}
