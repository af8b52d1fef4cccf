import { rounded } from '../../contract/rounded.ts';
import { shown } from '../../contract/shown.ts';
import { GONE, type Part } from './rubric-parts.ts';

/** One small change of a rubric. */
export interface Change {
  /** JSON pointer of the part that is replaced. */
  readonly pointer: string;
  /** Where the change shows in the file. */
  readonly at: string;
  /** What takes its place; `GONE` for nothing. */
  readonly value: unknown;
  readonly what: string;
  /** The case that would notice it. */
  readonly add: string;
}

/** The part replaced. */
export function changed({ pointer, value }: Part, replacement: unknown): Omit<Change, 'add'> {
  return { pointer, at: pointer, value: replacement, what: `\`${plain(value)}\` became \`${plain(replacement)}\`` };
}

/** What stands there taken out. */
export function without(pointer: string, what: string, add: string): Change {
  return { pointer, at: pointer, value: GONE, what, add };
}

/** A number moved up and down by a small step. Nothing where the part is no number. */
export function moved(part: Part, add: string, step?: number, name?: string): readonly Change[] {
  const { key, value } = part;
  if (typeof value !== 'number') return [];
  return movedNumbers(value, step).map((other) => ({
    ...changed(part, other),
    what: `${name ?? `\`${key}\``} moved from ${value} to ${other}`,
    add,
  }));
}

/** The number and a small step above and below it: 1 where it is whole, else 0.05 of the number and at least 0.05. */
export function movedNumbers(value: number, step?: number): readonly number[] {
  const by = step ?? (Number.isInteger(value) ? 1 : 0.05 * Math.max(1, Math.abs(value)));
  return [rounded(value + by), rounded(value - by)];
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : shown(value);
}
