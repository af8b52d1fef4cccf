import { byPlace, type Place, type Problem, UserError } from '../errors.ts';
import { inPart } from './in-part.ts';

/** Collects every problem of one file, so that all of them are shown at once. */
export interface ProblemList {
  /** Notes a problem at a JSON pointer of the file. */
  add(pointer: string, problem: Omit<Problem, 'where'>): void;
  /** @throws UserError with all problems in the order of their lines, when there are any */
  throwAny(): void;
}

/**
 * Starts from the problems that the schema found.
 * @param rubric the file, for the names of its parts
 */
export function startProblems(
  known: readonly Problem[],
  placeOf: (pointer: string) => Place,
  rubric?: unknown,
): ProblemList {
  const problems = [...known];
  return {
    add: (pointer, problem) => problems.push({ ...problem, where: placeOf(pointer) }),
    throwAny: () => {
      if (problems.length > 0) throw new UserError(problems.sort(byPlace).map((problem) => inPart(problem, rubric)));
    },
  };
}
