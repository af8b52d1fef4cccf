import type { Step } from '../../suite/trial.ts';
import { firstFew } from '../clauses.ts';
import type { Evaluation } from '../evaluation.ts';
import type { StepMatcher } from './step-matcher.ts';

/** The part of a list of steps that a pattern looks at: from one index up to, not including, another. */
export interface Stretch {
  /** For matchers that compare with facts. */
  readonly at: Evaluation;
  /** Path of the list, for explanations. */
  readonly path: string;
  readonly steps: readonly Step[];
  readonly from: number;
  readonly to: number;
  /** Index of the step that closes the stretch; `to` is less where only the first steps are looked at. */
  readonly end: number;
}

/** Index of the first step that fits, or -1. */
export function firstFit({ at, steps, from, to }: Stretch, matcher: StepMatcher): number {
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step !== undefined && matcher.fits(step, at)) return index;
  }
  return -1;
}

/** Index of the last step that fits, or -1. */
export function lastFit({ at, steps, from, to }: Stretch, matcher: StepMatcher): number {
  for (let index = to - 1; index >= from; index--) {
    const step = steps[index];
    if (step !== undefined && matcher.fits(step, at)) return index;
  }
  return -1;
}

/** Indexes of all steps that fit. */
export function allFits({ at, steps, from, to }: Stretch, matcher: StepMatcher): readonly number[] {
  const found: number[] = [];
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step !== undefined && matcher.fits(step, at)) found.push(index);
  }
  return found;
}

/** `trace.3 (get_user)`: the step's path and its tool or role. */
export function nameStep({ path, steps }: Stretch, index: number): string {
  return `${path}.${index} (${labelOf(steps[index])})`;
}

/** The first three steps by name. */
export function nameSteps(stretch: Stretch, indexes: readonly number[]): string {
  return firstThree(indexes.map((index) => () => nameStep(stretch, index)));
}

/** See `firstFew`. */
export function firstThree(texts: readonly (() => string)[]): string {
  return firstFew(texts, 3);
}

/** A step's tool, or its role where it is a message. */
export function labelOf(step: Step | undefined): string {
  if (step === undefined) return 'absent';
  return step.type === 'tool_call' ? step.tool : `${step.role} message`;
}

/** Where the stretch lies, as `after trace.2 (get_order): `; empty for the whole list. */
export function placeOf(stretch: Stretch): string {
  const { from, to, end } = stretch;
  const first = to - from === 1 ? 'in the first step' : `in the first ${to - from} steps`;
  const parts = [to < end ? first : '', sidesOf(stretch)].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(' ')}: `;
}

/** Scopes leave out the steps that bound them, so these stand right beside the stretch. */
function sidesOf(stretch: Stretch): string {
  const { steps, from, end } = stretch;
  const opened = from > 0 ? nameStep(stretch, from - 1) : undefined;
  const closed = end < steps.length ? nameStep(stretch, end) : undefined;
  if (opened !== undefined && closed !== undefined) return `between ${opened} and ${closed}`;
  if (opened !== undefined) return `after ${opened}`;
  return closed === undefined ? '' : `before ${closed}`;
}
