import { type Problem, UserError } from '../errors.ts';

/** Problems of many records, of which only the first few are kept. */
export interface ProblemList {
  readonly count: number;
  add(problems: readonly Problem[]): void;
  /** The result of an action; a user's mistake in it is added and gives undefined. */
  attempt<T>(action: () => T): T | undefined;
  /** @throws UserError with the first problems and how many more there are, if there are any */
  throwIfAny(): void;
}

const LISTED = 20;

/** An empty list. */
export function startProblems(): ProblemList {
  const kept: Problem[] = [];
  let count = 0;
  const add = (problems: readonly Problem[]): void => {
    count += problems.length;
    kept.push(...problems.slice(0, LISTED - kept.length));
  };
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      add(error.problems);
      return undefined;
    }
  };
  const throwIfAny = (): void => {
    if (count === 0) return;
    const rest = count - kept.length;
    const more = { code: 'more-problems', what: `and ${rest} more problem${rest === 1 ? '' : 's'}` };
    throw new UserError(rest === 0 ? kept : [...kept, more]);
  };
  return {
    get count() {
      return count;
    },
    add,
    attempt,
    throwIfAny,
  };
}
