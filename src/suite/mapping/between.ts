import { shown } from '../../contract/shown.ts';
import type { Place } from '../../errors.ts';
import { unfit } from './compiling.ts';
import { readMoment, timeBetween } from './moment.ts';

type Take = (record: unknown, where: Place) => unknown;

/** The time from the first of two values to the other; absent where one of them is. @param part of the mapping, for messages */
export function between(values: readonly Take[], part: string): Take {
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
