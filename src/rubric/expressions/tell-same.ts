import { holdsLargeNumber } from '../../contract/large-number.ts';
import { MARK_START } from '../../contract/redaction-mark.ts';
import { TOO_LARGE } from '../values/large-numbers.ts';
import { holdsMark, REDACTED } from '../values/redacted-texts.ts';
import { Unknown } from './evaluating.ts';

/** What equality says of a value that is the same or not. */
type TellSame = (isSame: boolean, value: unknown) => boolean | Unknown;

/**
 * For one comparison: unknown where that rests on large numbers or on redacted texts, which may only look the same. An expression
 * that names a mark of redaction means it.
 */
export function tellSame(source: string): TellSame {
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redacted = new Unknown(`${source}: ${REDACTED}`);
  const namesMark = source.includes(MARK_START);
  return (isSame, value) => {
    if (!isSame) return false;
    if (holdsLargeNumber(value)) return tooLarge;
    return !namesMark && holdsMark(value) ? redacted : true;
  };
}
