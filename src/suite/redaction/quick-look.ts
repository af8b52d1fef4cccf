import { needleOf } from './registered-secrets.ts';
import { SECRET_SHAPES } from './secret-shapes.ts';
import { mayTell, SCHEME } from './telling-names.ts';

/** Whether a record's raw text may hold something to replace; it errs on this side only. */
type QuickLook = (raw: string) => boolean;

/** Every shape has so many characters of `IN_RUN` in a row. */
const RUN = 20;
/** A shape that is known by the words before it has them so near. */
const BEFORE = 80;
/** Shorter ones stand in any text. */
const SHORTEST_NEEDLE = 4;

/** What tokens consist of, and the backslash, so that an escaped character does not end a run. */
const IN_RUN = new Uint8Array(65536);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=%~-\\') {
  IN_RUN[char.charCodeAt(0)] = 1;
}

/** Letters and digits that somebody wrote as escapes, in JSON or in Python. */
const ESCAPED = String.raw`\\u00[2-7]|\\x[2-7]`;
/** The same, of what needles consist of: harnesses that escape quotes and angle brackets do so in every line. */
const NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;

/** Prepares the look for the shapes, when they are on, and for the forms of registered secrets. */
export function compileQuickLook(shapes: boolean, forms: readonly string[]): QuickLook {
  const needles = [...new Set(forms.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const hints = [...(shapes ? [...SECRET_SHAPES.map(({ hint }) => hint), SCHEME, ESCAPED] : []), ...long];
  const hint = hints.length === 0 ? undefined : new RegExp(hints.join('|'));
  const mayHoldNeedle = (raw: string): boolean =>
    short.some((needle) => raw.includes(needle)) || (needles.length > 0 && NEEDLE_ESCAPED.test(raw));
  return (raw) => mayHoldNeedle(raw) || (hint !== undefined && hasSuspectRun(raw, hint, shapes));
}

/**
 * Hops over the text by the length of a run, looking backwards for the character that breaks it: most characters are never looked at,
 * and the hint is only asked where a run is long enough, as are the names that tell of values that stand anywhere. It runs over every
 * record, so it does the least that it can.
 */
function hasSuspectRun(raw: string, hint: RegExp, shapes: boolean): boolean {
  const { length } = raw;
  let longestRun = 0;
  let start = 0;
  for (let end = RUN - 1; end < length; end = start + RUN - 1) {
    let at = end;
    while (at >= start && IN_RUN[raw.charCodeAt(at)] === 1) at--;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let stop = end + 1;
    while (stop < length && IN_RUN[raw.charCodeAt(stop)] === 1) stop++;
    if (hint.test(raw.slice(Math.max(0, start - BEFORE), stop))) return true;
    longestRun = Math.max(longestRun, stop - start);
    start = stop + 1;
  }
  return shapes && longestRun > 0 && mayTell(raw, longestRun);
}
