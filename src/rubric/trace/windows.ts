import type { TraceFile } from '../../../schemas/types/rubric.ts';
import type { Step } from '../../suite/trial.ts';
import type { Evaluation, Truth } from '../evaluation.ts';
import type { TraceCompiling } from '../references/rubric-names.ts';
import { firstFew } from '../values/shown-value.ts';
import { compileStep, type StepMatcher } from './step-matcher.ts';

/** The part of a list of steps that a pattern reads: from `from` up to `to`, exclusive. */
export interface Window {
  /** For matchers that compare with facts. */
  readonly at: Evaluation;
  /** Path of the list, for explanations. */
  readonly path: string;
  readonly steps: readonly Step[];
  readonly from: number;
  readonly to: number;
  /** Index of the step that closes the window; `to` is smaller if `within_first` shortens the window. */
  readonly end: number;
}

/** Index of the first step that fits, or -1. */
export function firstFit({ at, steps, from, to }: Window, matcher: StepMatcher): number {
  for (let index = from; index < to; index++) if (matcher.fits(steps[index] as Step, at)) return index;
  return -1;
}

/** Index of the last step that fits, or -1. */
export function lastFit({ at, steps, from, to }: Window, matcher: StepMatcher): number {
  for (let index = to - 1; index >= from; index--) if (matcher.fits(steps[index] as Step, at)) return index;
  return -1;
}

export function allFits({ at, steps, from, to }: Window, matcher: StepMatcher): readonly number[] {
  const indexes: number[] = [];
  for (let index = from; index < to; index++) if (matcher.fits(steps[index] as Step, at)) indexes.push(index);
  return indexes;
}

/** `trace.3 (get_user)`: the step's path and its tool or role. */
export function nameStep({ path, steps }: Window, index: number): string {
  return `${path}.${index} (${labelOf(steps[index])})`;
}

export function nameSteps(window: Window, indexes: readonly number[]): string {
  return firstFew(indexes, 3, (index) => nameStep(window, index));
}

/** A step's tool, or its role if it is a message. */
export function labelOf(step: Step | undefined): string {
  if (step === undefined) return 'absent';
  return step.type === 'tool_call' ? step.tool : `${step.role} message`;
}

/** The position of the window, such as `after trace.2 (get_order): `; empty for the whole list. */
export function placeOf(window: Window): string {
  const { from, to, end } = window;
  const first = to - from === 1 ? 'in the first step' : `in the first ${to - from} steps`;
  const parts = [to < end ? first : '', sidesOf(window)].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(' ')}: `;
}

/** The steps right before and right after the window, which bound it. */
function sidesOf(window: Window): string {
  const { steps, from, end } = window;
  const opened = from > 0 ? nameStep(window, from - 1) : undefined;
  const closed = end < steps.length ? nameStep(window, end) : undefined;
  if (opened !== undefined && closed !== undefined) return `between ${opened} and ${closed}`;
  if (opened !== undefined) return `after ${opened}`;
  return closed === undefined ? '' : `before ${closed}`;
}

export interface Match {
  readonly holds: Truth;
  explain(): Reason;
}

/** The sentence, and the indexes of the deciding steps, the most informative first. */
export interface Reason {
  readonly because: string;
  readonly decisive: readonly number[];
}

export type PatternMatcher = (window: Window) => Match;

/** The windows of a list that a pattern is tested in; it must hold in each. If there is none, the pattern is indeterminate. */
export type Scope = (whole: Window) => readonly Window[];

/**
 * Compiles `before`, `after`, `between` and `within_first`. Windows exclude the steps that bound them. `after` means the first step
 * that fits, and `before` the first one after that; each window of `between` ends at the next `to`.
 */
export function compileScope(file: TraceFile, pointer: string, compiling: TraceCompiling): Scope {
  const windows = boundedScope(file, pointer, compiling);
  const most = file.within_first;
  if (most === undefined) return windows;
  return (whole) => windows(whole).map((window) => ({ ...window, to: Math.min(window.to, window.from + most) }));
}

function boundedScope({ after, before, between }: TraceFile, pointer: string, compiling: TraceCompiling): Scope {
  if (between !== undefined) {
    const bound = after === undefined ? 'before' : 'after';
    if (after !== undefined || before !== undefined)
      compiling.problems.add(`${pointer}/${bound}`, {
        code: 'bad-pattern',
        what: `\`between\` cannot be joined with \`${bound}\``,
      });
    const from = compileStep(between.from, `${pointer}/between/from`, compiling);
    const to = compileStep(between.to, `${pointer}/between/to`, compiling);
    return (whole) => windowsBetween(whole, from, to, between.unclosed === 'count');
  }
  const opens = after === undefined ? undefined : compileStep(after, `${pointer}/after`, compiling);
  const closes = before === undefined ? undefined : compileStep(before, `${pointer}/before`, compiling);
  return (whole) => {
    const opened = opens === undefined ? -1 : firstFit(whole, opens);
    if (opens !== undefined && opened === -1) return [];
    const rest = { ...whole, from: opened + 1 };
    const closed = closes === undefined ? whole.to : firstFit(rest, closes);
    return closed === -1 ? [] : [{ ...rest, to: closed, end: closed }];
  };
}

/** Windows between two kinds of steps; the step that closes one window may open the next, as in turns of a conversation. */
function windowsBetween(
  whole: Window,
  opens: StepMatcher,
  closes: StepMatcher,
  countsUnclosed: boolean,
): readonly Window[] {
  const windows: Window[] = [];
  for (let opened = firstFit(whole, opens); opened !== -1; ) {
    const rest = { ...whole, from: opened + 1 };
    const closed = firstFit(rest, closes);
    if (closed === -1) return countsUnclosed ? [...windows, rest] : windows;
    windows.push({ ...rest, to: closed, end: closed });
    opened = firstFit({ ...whole, from: closed }, opens);
  }
  return windows;
}
