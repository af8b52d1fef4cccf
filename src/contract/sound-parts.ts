import type { Problem } from '../errors.ts';
import { pointerNames } from './json-pointer.ts';
import { advisedName } from './nearest-name.ts';

const UNKNOWN = Symbol('unknown keys');

/** A key that the schema does not know. */
interface UnknownKey {
  /** The key that it resembles; null for one that resembles none, and may have been meant for any. */
  readonly meant: string | null;
  readonly value: unknown;
}

type Part = Record<string, unknown> & { [UNKNOWN]?: readonly UnknownKey[] };

/**
 * A file without what its schema refuses, so that the rest can be compiled and shows its own problems. `undefined` stands in the
 * place of a wrong value, so that everything beside it keeps its pointer; a file without problems is given back as it is.
 * @returns undefined where problems were only counted, as they may stand anywhere
 */
export function soundParts(file: unknown, problems: readonly Problem[]): unknown {
  if (problems.length === 0) return file;
  if (problems.some(({ where }) => where?.pointer === undefined)) return undefined;
  const whole = { file: structuredClone(file) };
  for (const problem of problems) takeOut(whole, problem);
  return whole.file;
}

/** Whether one of these keys was taken out of a part: its value was wrong, or its name misspelt. What it would have said is not known. */
export function isTakenOut(part: object, keys: readonly string[]): boolean {
  const known = part as Part;
  const isWrong = (key: string): boolean => Object.hasOwn(known, key) && known[key] === undefined;
  return keys.some((key) => isWrong(key) || known[UNKNOWN]?.some(({ meant }) => meant === key));
}

/** The same, or a key was taken out that resembles none, and `fits` what one of these would hold. */
export function mayHaveHad(part: object, keys: readonly string[], fits = (_: unknown) => true): boolean {
  const { [UNKNOWN]: unknown = [] } = part as Part;
  return isTakenOut(part, keys) || unknown.some(({ meant, value }) => meant === null && fits(value));
}

/** The items of a list that were not taken out, each with its pointer. */
export function soundItems<T>(list: readonly T[] | undefined, pointer: string): readonly SoundItem<T>[] {
  const last = (list ?? []).length - 1;
  return (list ?? []).flatMap((item, index) =>
    item === undefined ? [] : [{ item, at: `${pointer}/${index}`, isLast: index === last }],
  );
}

interface SoundItem<T> {
  readonly item: T;
  readonly at: string;
  readonly isLast: boolean;
}

function takeOut(whole: Part, { code, where, fix }: Problem): void {
  if (code === 'missing-key') return;
  const path = ['file', ...pointerNames(where?.pointer ?? '')];
  const key = path.pop() as string;
  const part = path.reduce<unknown>((outer, name) => (isPart(outer) ? outer[name] : undefined), whole);
  if (!isPart(part)) return;
  if (code !== 'unknown-key') part[key] = undefined;
  else {
    part[UNKNOWN] = [...(part[UNKNOWN] ?? []), { meant: advisedName(fix), value: part[key] }];
    delete part[key];
  }
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}
