import { holdsLargeNumber } from '../../contract/large-number.ts';
import { TOO_LARGE } from '../values/large-numbers.ts';
import { holdsMark, REDACTED } from '../values/redacted-texts.ts';
import type { Reason } from './look.ts';
import type { CallsToPair } from './pair-calls.ts';

/**
 * Why calls that fit a reference may only look like its calls; undefined where they are the same.
 * @param isFact whether a fact holds the reference; a mark of redaction that the rubric writes is what it means
 */
export function doubtIn({ expected, modeOf }: CallsToPair, isFact: boolean): Reason | undefined {
  const counting = expected.filter(({ tool }) => modeOf(tool) !== 'ignore');
  if (counting.some(({ args }) => holdsLargeNumber(args))) return because(TOO_LARGE);
  return isFact && counting.some(({ args }) => holdsMark(args)) ? because(REDACTED) : undefined;
}

function because(why: string): Reason {
  return { because: `the calls look like those of the reference, but ${why}`, decisive: [] };
}
