import type { NodeFile, Otherwise, RubricFile, Severity } from '../../schemas/types/rubric.ts';
import { type JsonObject, memberOf } from '../contract/json.ts';

/** What a new value of a key does to what passes. `unknown`: only trials can show it. */
export type Movement = 'none' | 'stricter' | 'milder' | 'unknown';

/** Which of two values is stricter: the larger number (`up`) or the higher rank; `unknown` has no direction, `documents` moves no score. */
type Direction = 'up' | 'unknown' | 'documents' | Readonly<Record<string, number>>;

const SEVERITIES: Readonly<Record<Severity, number>> = { none: 0, low: 1, medium: 2, high: 3, critical: 4 };
const ANSWERS: Readonly<Record<Otherwise, number>> = { pass: 0, skip: 1, fail: 2 };

/** Every key of a rubric, its criteria and its nodes. A key of the schema that is missing here does not compile. */
const RUBRIC_KEYS: Readonly<Record<keyof RubricFile | keyof NodeFile, Direction>> = {
  $schema: 'documents',
  rubric: 'unknown',
  version: 'documents',
  metric: 'unknown',
  meta: 'documents',
  title: 'documents',
  description: 'documents',
  weights: 'unknown',
  threshold: 'up',
  severity: SEVERITIES,
  when: 'unknown',
  calibration: 'unknown',
  contract: 'unknown',
  require: 'unknown',
  derive: 'unknown',
  steps: 'unknown',
  criteria: 'unknown',
  combine: 'unknown',
  rules: 'unknown',
  tree: 'unknown',
  lookup: 'unknown',
  each: 'unknown',
  formula: 'unknown',
  nodes: 'unknown',
  outcomes: 'unknown',
  bands: 'documents',
  owner: 'documents',
  since: 'documents',
  rationale: 'documents',
  changelog: 'documents',
  // A judge reads it; elsewhere it documents.
  question: 'unknown',
  weight: 'unknown',
  otherwise: ANSWERS,
  pass_when: 'unknown',
  fail_when: 'unknown',
  use: 'unknown',
  judge: 'unknown',
  sees: 'unknown',
  model: 'unknown',
  status: 'unknown',
  tags: 'documents',
};

/** Whether a key of a part may affect a score. `question` does only in a judge node, because a model reads it. */
export function movesScores(key: string, { judge }: JsonObject): boolean {
  return directionOf(key) !== 'documents' && (key !== 'question' || judge !== undefined);
}

/** What the new value of a key that may move scores does, as far as the two parts tell. */
export function movementOf(key: string, old: JsonObject, now: JsonObject): Movement {
  if (key === 'status') return memberOf(now, key) === 'proposed' ? 'milder' : 'unknown';
  const direction = directionOf(key);
  if (typeof direction === 'string' && direction !== 'up') return 'unknown';
  const [base, head] = [old, now].map((part) => strengthOf(direction, memberOf(part, key) ?? defaultOf(key, part)));
  if (base === undefined || head === undefined) return 'unknown';
  return head < base ? 'milder' : 'stricter';
}

function directionOf(key: string): Direction {
  // A named fact or step, as `derive.tier`, has no row.
  return memberOf(RUBRIC_KEYS, key) ?? 'unknown';
}

/** What holds without the key; undefined if that depends on the parts of the node. */
function defaultOf(key: string, { pass_when, fail_when }: JsonObject): string | undefined {
  if (key === 'otherwise') return 'skip';
  const isPlain = pass_when !== undefined || fail_when !== undefined;
  return key === 'severity' && isPlain ? 'medium' : undefined;
}

function strengthOf(direction: 'up' | Readonly<Record<string, number>>, value: unknown): number | undefined {
  if (direction === 'up') return typeof value === 'number' ? value : undefined;
  return typeof value === 'string' ? memberOf(direction, value) : undefined;
}
