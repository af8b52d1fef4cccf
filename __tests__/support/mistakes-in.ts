import { describeProblem, type Problem, unlessMistaken } from '../../src/errors.ts';

/** The user's mistakes that the work finds; none where it is done. */
export function mistakesIn(work: () => unknown): readonly Problem[] {
  return unlessMistaken(
    () => {
      work();
      return [];
    },
    ({ problems }) => problems,
  );
}

/** The same as messages. */
export function messagesIn(work: () => unknown): readonly string[] {
  return mistakesIn(work).map(describeProblem);
}
