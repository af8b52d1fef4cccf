import { dotted } from '../../contract/json.ts';
import { sumOf } from '../../contract/numbers.ts';
import { shown } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import { unfit } from './compiling.ts';
import type { ValueSteps } from './mapping-file.ts';
import { readMoment, timeBetween } from './moment.ts';
import { textOf } from './text-of.ts';

/** Takes one of the values out of a record. */
type Value = (record: unknown, where: Place) => unknown;

/** Makes one value of several. @throws UserError when these are not what was promised */
type Together = (values: readonly unknown[], where: Place) => unknown;

/** What `take: all` and `sum` make of the selected values in the end. @param pointer where the value stands in the file */
export function compileTogether({ take, join }: ValueSteps, pointer: string): Together {
  if (take === 'sum') return (values, where) => added(values, dotted(pointer), where);
  return (values, where) => (join === undefined ? values : joined(values, join, pointer, where));
}

function added(values: readonly unknown[], part: string, where: Place): number {
  const other = values.find((value) => typeof value !== 'number');
  if (other !== undefined) throw unfit(part, `${shown(other)} is no number to add`, where);
  const sum = sumOf(values as readonly number[]);
  if (!Number.isFinite(sum)) throw unfit(part, 'the sum is too large for a number', where);
  return sum;
}

/** The values as one text. @throws UserError where one has no text */
export function joined(parts: unknown, join: string, pointer: string, where: Place): string {
  const name = dotted(pointer);
  const texts = (parts as readonly unknown[]).map((part) => {
    const text = textOf(part, name, where);
    if (text === undefined) throw unfit(name, `${shown(part)} cannot be joined, since it is no text`, where);
    return text;
  });
  return texts.join(join);
}

/** The time from the first of two values to the other; absent where one of them is. @param part of the mapping, for messages */
export function between(values: readonly Value[], part: string): Value {
  return (record, where) => {
    const found = values.map((value) => value(record, where));
    if (found.includes(undefined)) return undefined;
    const [from, to] = found.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === undefined)
      throw unfit(part, `${found.map((one) => shown(one)).join(' and ')} are no two times`, where);
    return time;
  };
}
