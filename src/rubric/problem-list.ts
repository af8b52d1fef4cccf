import type { Making } from '../contract/read-config.ts';
import type { Problem } from '../errors.ts';
import { inPart } from './in-part.ts';

/** Collects every problem of one file, so that all of them are shown at once. */
export interface ProblemList {
  /** Notes a problem at a JSON pointer of the file, under the name of the part that it stands in. */
  add(pointer: string, problem: Omit<Problem, 'where'>): void;
}

/** The list of what a rubric is made with; the rubric gives the names of its parts. */
export function problemList({ placeOf, problems }: Making, rubric: unknown): ProblemList {
  return {
    add: (pointer, problem) => void problems.push(inPart({ ...problem, where: placeOf(pointer) }, rubric)),
  };
}
