import type { Problem } from '../errors.ts';
import { counted } from './counted.ts';

/** Ends a list with the number of problems that it leaves out, if any. */
export function moreProblems(more: number): readonly Problem[] {
  return more <= 0 ? [] : [{ code: 'more-problems', what: `and ${counted(more, 'more problem')}`, more }];
}

/** How many problems these are, with those that a list leaves out. */
export function countProblems(problems: readonly Pick<Problem, 'more'>[]): number {
  return problems.reduce((sum, { more = 1 }) => sum + more, 0);
}
