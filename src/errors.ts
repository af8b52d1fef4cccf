import type { Place as PlaceInFile } from '../schemas/types/decision.ts';
import type { Problem as Mistake } from '../schemas/types/problems.ts';

/** A place in the user's files; lines and columns count from 1. */
export type Place = PlaceInFile;

/** One mistake of the user: what is wrong, where, and how to fix it. */
export type Problem = Mistake;

/** How to fix a problem, the known name nearest to an unknown one, and all known names if none is near; may be empty. */
export type Advice = Pick<Problem, 'fix' | 'suggestion' | 'known'>;

/** A mistake of the user, not a bug: printed without a stack. Carries every problem of one phase. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const all = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(all.map(describeProblem).join('\n'), options);
    this.problems = all;
  }
}

/** The result of `work`, or of `instead` if it throws a UserError. @throws any other error of `work` */
export function unlessMistaken<T, Other>(work: () => T, instead: (mistake: UserError) => Other): T | Other {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError) return instead(error);
    throw error;
  }
}

/** The result of `work`, or `fallback` if it throws a UserError. */
export function valueOr<T, Fallback>(fallback: Fallback, work: () => T): T | Fallback {
  return unlessMistaken(work, () => fallback);
}

const LISTED = 20;
/** Problems kept of each code: the same mistake is usually in every record. */
export const LISTED_OF_A_KIND = 3;

/** Collects problems, so that all of one phase are reported together. */
export class Problems {
  readonly #kept: Problem[] = [];
  readonly #listed: number;
  readonly #ofAKind: number;
  #count = 0;

  constructor(listed = Number.POSITIVE_INFINITY, ofAKind = Number.POSITIVE_INFINITY) {
    this.#listed = listed;
    this.#ofAKind = ofAKind;
  }

  /** An empty list for the problems of many records: it keeps the first few of each code, and counts the others. */
  static ofRecords(): Problems {
    return new Problems(LISTED, LISTED_OF_A_KIND);
  }

  /** Number of problems so far, with those that are not kept. */
  get count(): number {
    return this.#count;
  }

  add(problems: readonly Problem[]): void {
    this.#count += problems.length;
    for (const problem of problems) if (this.#isNews(problem)) this.#kept.push(problem);
  }

  #isNews({ code }: Problem): boolean {
    if (this.#kept.length >= this.#listed) return false;
    return this.#kept.filter((problem) => problem.code === code).length < this.#ofAKind;
  }

  /** Adds the problems of a UserError. @throws any other error */
  take(error: unknown): void {
    if (!(error instanceof UserError)) throw error;
    this.add(error.problems);
  }

  /** The result of the step; undefined if it throws a UserError, whose problems are added. */
  collect<T>(step: () => T): T | undefined {
    return unlessMistaken(step, (mistake) => {
      this.add(mistake.problems);
      return undefined;
    });
  }

  /** The kept problems, and the number of the others. */
  all(): readonly Problem[] {
    return [...this.#kept, ...moreProblems(this.#count - this.#kept.length)];
  }

  /** @throws UserError with all problems, if there are any */
  throwAny(): void {
    if (this.#count > 0) throw new UserError(this.all());
  }
}

/** Orders the problems of one file by line and column; those without a line come last. */
export function byPlace({ where: a }: Problem, { where: b }: Problem): number {
  const lines = (a?.line ?? Number.MAX_VALUE) - (b?.line ?? Number.MAX_VALUE);
  return lines || (a?.column ?? 0) - (b?.column ?? 0);
}

/** The problem on one line: `file:line:column: what (expected ..., found ...). Fix`. */
export function describeProblem(problem: Problem): string {
  const place = problem.where === undefined ? '' : `${describePlace(problem.where)}: `;
  const fix = fixOf(problem);
  return `${place}${whatIsWrong(problem)}${fix === '' ? '' : `. ${fix}`}`;
}

/** The advice as a sentence without a full stop; empty without advice. */
export function fixOf({ fix, suggestion, known = [] }: Advice): string {
  if (fix) return fix;
  if (suggestion !== undefined) return `Did you mean \`${suggestion}\`?`;
  return known.length === 0 ? '' : `Known: ${known.join(', ')}`;
}

/** `what (expected ..., found ...)`. */
export function whatIsWrong({ what, expected, found }: Stated): string {
  const facts = [
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    ...(found === undefined ? [] : [`found ${found}`]),
  ];
  return facts.length === 0 ? what : `${what} (${facts.join(', ')})`;
}

interface Stated {
  readonly what: string;
  readonly expected?: string | undefined;
  readonly found?: string | undefined;
}

export function describeProblems({ problems }: Pick<UserError, 'problems'>): string {
  return problems.map(describeProblem).join('; ');
}

/** Anything thrown, as text for a log. Never throws. */
export function describeThrown(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return String(thrown.stack ?? thrown.message);
    return `something that is no error was thrown: ${String(thrown)}`;
  } catch {
    return 'something was thrown that cannot be described';
  }
}

/** The message of a system error that is not a bug, such as a full disk or a missing permission; null for any other error. */
export function systemError(thrown: unknown): string | null {
  return thrown instanceof Error && 'syscall' in thrown ? thrown.message : null;
}

/** The place as `file:line:column`, or `file#/pointer` if the line is unknown. */
export function describePlace(place: Place): string {
  if (place.line !== undefined) return `${place.file}:${place.line}:${place.column ?? 1}`;
  return place.pointer === undefined ? place.file : `${place.file}#${place.pointer}`;
}

/** Ends a list with the number of problems that it leaves out, if any. */
export function moreProblems(more: number): readonly Problem[] {
  return more <= 0 ? [] : [{ code: 'more-problems', what: `and ${more} more problem${more === 1 ? '' : 's'}`, more }];
}

/** The number of problems, including those that a list leaves out. */
export function countProblems(problems: readonly Pick<Problem, 'more'>[]): number {
  return problems.reduce((sum, { more = 1 }) => sum + more, 0);
}
