import { type Difference, differences } from '../differences.ts';
import { cut, IN_SENTENCE, shownValue } from '../shown-value.ts';

/** Lengths of what an explanation shows of each value before the three dots, of what differs there, and of its path. */
const HEAD = IN_SENTENCE - 3;
const VALUE = 40;
const PATH = 60;

/**
 * End of an explanation that names the first place where two values differ, as `; b.c is 3, not 4`; empty where they are
 * equal, and where it can be seen from what is shown of both.
 */
export function firstDifference(value: unknown, argument: unknown): string {
  if (headOf(value) !== headOf(argument)) return '';
  const [first] = differences(value, argument, true);
  if (first === undefined) return '';
  return typeof first.made === 'string' && typeof first.wanted === 'string'
    ? textDifference(first, first.made, first.wanted)
    : valueDifference(first);
}

function headOf(value: unknown): string {
  return shownValue(value, IN_SENTENCE).slice(0, HEAD);
}

function valueDifference({ path, made, wanted }: Difference): string {
  return `; ${cut(path, PATH)} is ${shownOrAbsent(made)}, not ${shownOrAbsent(wanted)}`;
}

function shownOrAbsent(value: unknown): string {
  return value === undefined ? 'absent' : shownValue(value, VALUE);
}

function textDifference({ path }: Difference, made: string, wanted: string): string {
  const start = firstOther(made, wanted);
  const name = path === '' ? 'it' : cut(path, PATH);
  const [own, other] = [made, wanted].map((text) => shownValue(text.slice(start), VALUE));
  return `; ${name} is ${own} from character ${start + 1} on, not ${other}`;
}

/** Index of the first code unit that differs, never inside of a surrogate pair. */
function firstOther(made: string, wanted: string): number {
  let index = 0;
  while (index < made.length && made[index] === wanted[index]) index++;
  const before = made.charCodeAt(index - 1);
  return before >= 0xd800 && before <= 0xdbff ? index - 1 : index;
}
