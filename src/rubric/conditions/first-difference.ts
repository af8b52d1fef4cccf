import type { Fold } from '../patterns/fold-case.ts';
import { type Difference, differences } from '../values/differences.ts';
import { sameJson } from '../values/json-value.ts';
import { MEASURES } from '../values/measures.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { codePoints, looksAlike } from './looks-alike.ts';

/** Lengths of what an explanation shows of each value before the three dots, of what differs there, and of its path. */
const HEAD = IN_SENTENCE - 3;
const VALUE = 40;
const PATH = 60;

/**
 * End of an explanation that names the first place where two values differ once they are folded, as `; b.c is 3, not 4`;
 * empty where they are equal, and where it can be seen from what is shown of both.
 */
export function firstDifference(value: unknown, argument: unknown, fold: Fold): string {
  if (!looksAlike(fold(headOf(value)) as string, fold(headOf(argument)) as string)) return '';
  for (const difference of differences(value, argument, true)) {
    const { made, wanted } = difference;
    if (sameJson(fold(made), fold(wanted))) continue;
    if (typeof made !== 'string' || typeof wanted !== 'string') return valueDifference(difference);
    return textDifference(difference.path, made, wanted, firstOther(made, wanted, fold));
  }
  return '';
}

function headOf(value: unknown): string {
  return shownValue(value, IN_SENTENCE).slice(0, HEAD);
}

/** Of the whole values nothing more can be said. */
function valueDifference({ path, made, wanted }: Difference): string {
  if (path === '') return '';
  return `; ${cut(path, PATH)} is ${shownOrAbsent(made)}, not ${shownOrAbsent(wanted)}`;
}

function shownOrAbsent(value: unknown): string {
  return value === undefined ? 'absent' : shownValue(value, VALUE);
}

function textDifference(path: string, made: string, wanted: string, start: number | undefined): string {
  if (start === undefined) return '';
  const [own, other] = [made.slice(start), wanted.slice(start)] as const;
  const place = MEASURES.length.measure(made.slice(0, start)) + 1;
  const name = cut(path, PATH);
  if (looksAlike(own.slice(0, VALUE), other.slice(0, VALUE)))
    return `; at character ${place}${path === '' ? '' : ` of ${name}`} stands ${codePoints(own)}, not ${codePoints(other)}`;
  const [shownOwn, shownOther] = [own, other].map((text) => shownValue(text, VALUE));
  return `; ${name === '' ? 'it' : name} is ${shownOwn} from character ${place} on, not ${shownOther}`;
}

/** Index of the first code unit that differs, never inside of a surrogate pair; undefined where it is one of the folded texts alone. */
function firstOther(made: string, wanted: string, fold: Fold): number | undefined {
  const [own, other] = [fold(made) as string, fold(wanted) as string];
  let index = 0;
  while (index < own.length && own[index] === other[index]) index++;
  const before = own.charCodeAt(index - 1);
  const start = before >= 0xd800 && before <= 0xdbff ? index - 1 : index;
  const isTheirs = [made, wanted].every((text) => fold(text.slice(0, start)) === own.slice(0, start));
  return isTheirs ? start : undefined;
}
