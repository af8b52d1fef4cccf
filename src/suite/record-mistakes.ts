import { memberPointer } from '../contract/json.ts';
import { nearestName } from '../contract/names.ts';
import type { Locate } from '../contract/schema-check.ts';
import { inline, shown } from '../contract/text.ts';
import type { Advice, Problem } from '../errors.ts';

/** Where in the record: keys and numbers of items. */
type Path = readonly (string | number)[];

/** What a record wrote wrongly; collected so that all of it shows at once. */
export type Tell = (path: Path, mistake: Mistake) => void;

interface Mistake extends Advice {
  /** Goes on from the name of the part: `is not text`. */
  readonly says: string;
  readonly expected: string;
  readonly found: unknown;
  readonly fix?: string;
  /** Where it is best mended, if not at the part itself. */
  readonly at?: Path;
}

/** Adds what is told to the problems. @param placeOf place of a JSON pointer into the record */
export function tellTo(problems: Problem[], placeOf: Locate): Tell {
  return (path, { says, expected, found, at = path, ...advice }) => {
    const what = `${nameOf(path)} ${says}`;
    const where = placeOf(at.reduce<string>((pointer, key) => memberPointer(pointer, String(key)), ''));
    problems.push({ code: 'bad-trial', what, where, expected, found: asFound(found), ...advice });
  };
}

/** A whole number that is no longer the one in the file is not shown as if it were. */
function asFound(value: unknown): string {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return shown(value);
  const most = Number.MAX_SAFE_INTEGER;
  return `a number ${Number(value) > 0 ? `above ${most}` : `below -${most}`}, whose last digits are lost`;
}

/** `trace[1].tool`; the record itself has no name. */
function nameOf(path: Path): string {
  if (path.length === 0) return 'a record';
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${inline(key)}`));
  return `\`${parts.join('').slice(1)}\``;
}

/** Where a key is missing, one of the step's own may be meant for it. */
export function tellMember(
  step: Record<string, unknown>,
  path: readonly [string, number, string],
  mistake: Pick<Mistake, 'says' | 'expected'>,
  tell: Tell,
): void {
  const [list, index, key] = path;
  const slip = step[key] === undefined ? nearestName(key, Object.keys(step)) : undefined;
  const advice =
    slip === undefined ? {} : { at: [list, index, slip], fix: `Write \`${key}\` in place of \`${inline(slip)}\`` };
  tell(path, { ...mistake, found: step[key], ...advice });
}

/** What to say of a value that should be text. */
export function notText(found: unknown): Mistake {
  return { says: 'is not text', expected: 'text', found };
}
