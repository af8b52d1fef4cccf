import type { TrialMark } from '../../schemas/types/report.ts';
import { sha256Of } from '../contract/hash.ts';
import { isRecord } from '../contract/json.ts';
import { type Judgement, SKIPPED } from '../rubric/evaluation.ts';
import { didNotPass } from '../rubric/nodes/marking.ts';
import type { Trial } from '../suite/trial.ts';
import type { ScoredRubric, ScoredTrial } from './score-trial.ts';

/** Above this many scenarios, only failing trials are marked: a hash of every trial would cost as much as scoring it. */
export const MOST_SCENARIOS_MARKED = 500;

/** Digits of a hash: enough to distinguish the trials of one scenario. */
const DIGITS = 12;

/** Top-level facts that identify the trial, its task, its time or its cost; two copies of a trial may differ in them. */
const APART: ReadonlySet<string> = new Set([
  ...['scenario', 'trial', 'title', 'tags', 'family', 'input', 'ground_truth', 'usage'],
  ...['attempt', 'number', 'time', 'date', 'timestamp', 'duration', 'latency', 'cost'],
]);

/** Times and costs at any depth, as JSON members. */
const TIMES_AND_COSTS =
  /"(?:[A-Za-z_]*(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*|[A-Za-z_]+_(?:at|ms|seconds))":(?:-?[\d.eE+-]+|"(?:[^"\\]|\\.)*"|null),?/g;

/** Matches a part of every match of TIMES_AND_COSTS in a tenth of the time: it need not read a member from its start. */
const MAY_CHANGE = /(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*":|_(?:at|ms|seconds)":/;

/** Longest text that is only a verdict, in characters. */
const LONGEST_VERDICT = 20;

/**
 * Identifies a judged trial within its scenario, and lists what it failed. Null if a rubric has no verdict on it, or if it passes every
 * rubric in a suite of many scenarios.
 * @param scenarios number of scenarios in the suite so far
 */
export function markOf({ trial, rubrics }: ScoredTrial, scenarios: number): TrialMark | null {
  if (rubrics.length === 0 || rubrics.some(({ judgement }) => judgement.verdict === 'error')) return null;
  const [only = [], ...others] = rubrics.map(failedBy);
  const failed = others.length === 0 ? only : [only, ...others].flat();
  if (failed.length === 0 && scenarios > MOST_SCENARIOS_MARKED) return null;
  return {
    facts: factsHash(trial),
    ...(failed.length === 0 ? {} : { failed }),
    ...(trial.error === null ? {} : { crashed: true }),
  };
}

/** Failed ids by judgement: trials with the same answers share a judgement. */
const failedIn = new WeakMap<Judgement, readonly string[]>();

/** Ids of what a trial does not pass: the rubric and its criteria. */
function failedBy({ rubric, judgement, criteria }: ScoredRubric): readonly string[] {
  const isShared = criteria === judgement.parts;
  const known = isShared ? failedIn.get(judgement) : undefined;
  if (known !== undefined) return known;
  const parts = rubric.criteria.filter((_, index) => didNotPass(criteria[index] ?? SKIPPED));
  const isPassed = judgement.score === null || judgement.verdict === 'pass';
  const failed = [...(isPassed ? [] : [rubric.id]), ...parts.map(({ key }) => `${rubric.id}/${key}`)];
  if (isShared) failedIn.set(judgement, failed);
  return failed;
}

/** The first digits of a hash over the facts in which copies of a trial are equal; null if these are no more than a verdict. */
function factsHash(trial: Trial): string | null {
  const facts = Object.entries(trial).filter(([key]) => !APART.has(key));
  const { input_tokens, output_tokens } = trial.usage ?? {};
  const hasTokens = input_tokens !== undefined || output_tokens !== undefined;
  if (!hasTokens && !facts.some(([, value]) => saysMore(value))) return null;
  const text = JSON.stringify([facts, input_tokens ?? null, output_tokens ?? null]);
  const lasting = MAY_CHANGE.test(text) ? text.replace(TIMES_AND_COSTS, '') : text;
  return sha256Of(lasting).slice('sha256:'.length, 'sha256:'.length + DIGITS);
}

/** Whether a fact contains a text that is longer than a verdict. */
function saysMore(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_VERDICT;
  if (Array.isArray(value)) return value.some(saysMore);
  return isRecord(value) && Object.values(value).some(saysMore);
}
