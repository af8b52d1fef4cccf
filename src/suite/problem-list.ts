import { moreProblems, type Problem, UserError } from '../errors.ts';

/** Problems of many records, of which only the first few of a kind are kept. */
export interface ProblemList {
  readonly count: number;
  add(problems: readonly Problem[]): void;
  /** Adds the problems of a user's mistake. @throws any other error */
  take(error: unknown): void;
  /** @throws UserError with the first problems and how many more there are, if there are any */
  throwIfAny(): void;
}

const LISTED = 20;
/** More of one kind say nothing new: the same mistake is usually in every record. */
export const LISTED_OF_A_KIND = 3;

/** An empty list. */
export function startProblems(): ProblemList {
  const kept: Problem[] = [];
  let count = 0;
  const isNews = ({ code }: Problem): boolean =>
    kept.length < LISTED && kept.filter((problem) => problem.code === code).length < LISTED_OF_A_KIND;
  const add = (problems: readonly Problem[]): void => {
    count += problems.length;
    for (const problem of problems) if (isNews(problem)) kept.push(problem);
  };
  const take = (error: unknown): void => {
    if (!(error instanceof UserError)) throw error;
    add(error.problems);
  };
  const throwIfAny = (): void => {
    if (count === 0) return;
    throw new UserError([...kept, ...moreProblems(count - kept.length)]);
  };
  return {
    get count() {
      return count;
    },
    add,
    take,
    throwIfAny,
  };
}
