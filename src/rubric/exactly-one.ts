import type { Problem } from '../errors.ts';

/** What to say where a part has none, or several, of the keys of which it may have one. */
export function exactlyOne(known: readonly string[], found: readonly string[]): Pick<Problem, 'expected' | 'found'> {
  return {
    expected: `exactly one of ${known.join(', ')}`,
    found: found.length === 0 ? 'none of them' : found.join(' and '),
  };
}
