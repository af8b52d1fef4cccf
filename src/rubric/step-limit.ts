import { perObject } from '../contract/json.ts';
import { type Evaluation, Unjudgeable } from './evaluation.ts';

/**
 * The step limit of a condition, an expression, a JSON Schema or a derived fact on one trial. A step costs about as much as one operator, a
 * tenth of a microsecond. Steps are counted, not timed, so that a trial ends the same way on every machine.
 */
export const MAX_STEPS = 1_000_000;

/** Characters read, produced or, by a pattern, matched per step. */
const TEXT_PER_STEP = 256;
const MATCHED_PER_STEP = 16;

export interface Steps {
  steps: number;
}

/** The count to spend from: each condition has its own, and inside `each` all conditions on all items share one, because items multiply. */
export function stepsAt({ places, spent }: Evaluation): Steps {
  return places.length === 0 ? { steps: 0 } : spent;
}

/**
 * Counts steps.
 * @param name of what takes them, for the message
 * @throws Unjudgeable above the limit
 */
export function spend(count: Steps, steps: number, name: () => string): void {
  count.steps += steps;
  if (count.steps <= MAX_STEPS) return;
  throw new Unjudgeable(`${name()} was stopped: it takes more than ${MAX_STEPS} steps on this trial`);
}

export function stepsOfText(length: number): number {
  return Math.ceil(length / TEXT_PER_STEP);
}

export function stepsOfMatching(length: number): number {
  return Math.ceil(length / MATCHED_PER_STEP);
}

/** Steps of reading a whole value: one per item or member, and those of its texts. Counting stops above the limit. */
export function stepsOfValue(value: unknown): number {
  if (typeof value === 'string') return stepsOfText(value.length);
  return typeof value === 'object' && value !== null ? stepsOfObject(value).steps : 1;
}

/** Remembered, because a value may be read once per item of an `each`. */
const stepsOfObject = perObject((value): Steps => {
  let steps = 1;
  const open = [value];
  while (open.length > 0 && steps <= MAX_STEPS) {
    const next = open.pop();
    if (typeof next === 'string') steps += stepsOfText(next.length);
    if (typeof next !== 'object' || next === null) continue;
    const items = Object.values(next);
    for (const item of items) open.push(item);
    steps += items.length;
  }
  return { steps };
});
