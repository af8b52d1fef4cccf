import { readFileSync } from 'node:fs';
import type { Report } from '../../schemas/types/report.ts';
import type { TrialResult } from '../../schemas/types/result.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { explainTrial } from '../../src/scoring/result-tree.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { problemsOf, readNative, resultFile } from '../suite/reading.ts';

/** The trials of a text of results. */
export function trialsOf(text: string): readonly Trial[] {
  return readNative([resultFile('run.jsonl', text)]);
}

/** Why a text of results is refused; empty when it is not. */
export function whyNoTrials(text: string): readonly string[] {
  return problemsOf(() => trialsOf(text));
}

/** One trial as a line of results. */
export function line(facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ scenario: 's', ...facts });
}

/** A rubric file of these criteria, with some keys replaced. */
export function rubricText(
  criteria: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, unknown>> = {},
): string {
  return JSON.stringify({ rubric: 'sample', version: '1.0.0', metric: 'TCR', criteria, ...keys });
}

/** A rubric file that asks one thing. */
export function rubricThatAsks(condition: unknown, keys: Readonly<Record<string, unknown>> = {}): string {
  return rubricText({ asked: { weight: 1, pass_when: condition } }, keys);
}

/** Why a rubric is refused; empty when it is not. */
export function whyNoRubric(text: string): readonly string[] {
  return problemsOf(() => loadRubric('r.yml', text));
}

/** A rubric that is shipped. */
export function shippedRubric(name: string): string {
  return readFileSync(new URL(`../../rubrics/${name}.yml`, import.meta.url), 'utf8');
}

/** What a rubric makes of a text of results. */
export function judge(rubric: string, results: string): { report: Report; trials: readonly TrialResult[] } {
  const rubrics = [loadRubric('r.yml', rubric)];
  const report = startReport(rubrics);
  const trials = trialsOf(results).map((trial) => {
    const judged = scoreTrial(rubrics, trial);
    report.add(judged);
    return explainTrial(judged);
  });
  return { report: report.finish(), trials };
}

/** The verdict of the first trial and everything that was said about it. */
export function firstVerdict(rubric: string, results: string): { verdict: string; score: number | null; said: string } {
  const result = judge(rubric, results).trials[0]?.rubrics[0];
  if (result === undefined) throw new Error('the trial has no verdict');
  return { verdict: result.tree.verdict, score: result.tree.score, said: JSON.stringify(result) };
}
