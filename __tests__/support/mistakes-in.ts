import { describePlace, describeProblem, type Problem, unlessMistaken } from '../../src/errors.ts';

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

/** The same as messages, for golden files. */
export function messagesIn(work: () => unknown): readonly string[] {
  return mistakesIn(work).map(describeProblem);
}

/** The same as `PLACE code SUBJECT`; the subject is the first name in backticks, such as a key or a part of a mapping. */
export function subjectsIn(work: () => unknown): readonly string[] {
  return mistakesIn(work).map(({ code, where, what }) => {
    const [, subject] = /`([^`]*)`/.exec(what) ?? [];
    return [
      ...(where === undefined ? [] : [describePlace(where)]),
      code,
      ...(subject === undefined ? [] : [subject]),
    ].join(' ');
  });
}

/** The same as `LINE:COLUMN code found`, the facts that a test asserts. */
export function placedIn(work: () => unknown): readonly string[] {
  return mistakesIn(work).map(({ code, where, found }) => facts(`${where?.line}:${where?.column}`, code, found));
}

/** The same as `POINTER code found`. */
export function pointedIn(work: () => unknown): readonly string[] {
  return mistakesIn(work).map(({ code, where, found }) => facts(where?.pointer ?? '', code, found));
}

function facts(place: string, code: string, found: string | undefined): string {
  return `${place} ${code}${found === undefined ? '' : ` ${found}`}`;
}

/** The same as `code line:column`; the code alone where a mistake has no place. */
export function spotsIn(work: () => unknown): readonly string[] {
  return mistakesIn(work).map(({ code, where }) =>
    where?.line === undefined ? code : `${code} ${where.line}:${where.column ?? 1}`,
  );
}
