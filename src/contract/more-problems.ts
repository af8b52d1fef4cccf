import type { Problem } from '../errors.ts';
import { counted } from './counted.ts';

const CODE = 'more-problems';

/** Stands at the end of a list for the problems that it leaves out, if any. */
export function moreProblems(count: number): readonly Problem[] {
  return count <= 0 ? [] : [{ code: CODE, what: `and ${counted(count, 'more problem')}` }];
}

/** How many problems these are, those that a list leaves out among them: their number stands in the sentence alone. */
export function countProblems(problems: readonly Pick<Problem, 'code' | 'what'>[]): number {
  const stoodFor = problems.map(({ code, what }) => (code === CODE ? Number(/\d+/.exec(what)) : 1));
  return stoodFor.reduce((sum, count) => sum + count, 0);
}
