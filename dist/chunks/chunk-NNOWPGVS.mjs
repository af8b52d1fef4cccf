import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);

// src/errors.ts
var UserError = class extends Error {
  name = "UserError";
  problems;
  constructor(problems, options) {
    const all = Array.isArray(problems) ? problems : [problems];
    super(all.map(describeProblem).join("\n"), options);
    this.problems = all;
  }
};
function unlessMistaken(work, instead) {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError) return instead(error);
    throw error;
  }
}
function valueOr(fallback, work) {
  return unlessMistaken(work, () => fallback);
}
var LISTED = 20;
var LISTED_OF_A_KIND = 3;
var Problems = class _Problems {
  #kept = [];
  #listed;
  #ofAKind;
  #count = 0;
  constructor(listed, ofAKind) {
    this.#listed = listed;
    this.#ofAKind = ofAKind;
  }
  /** An empty list that keeps every problem. */
  static ofAll() {
    return new _Problems(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  }
  /** An empty list for the problems of many records: it keeps the first few of each code, and counts the others. */
  static ofRecords() {
    return new _Problems(LISTED, LISTED_OF_A_KIND);
  }
  /** Number of problems so far, with those that are not kept. */
  get count() {
    return this.#count;
  }
  add(problems) {
    this.#count += problems.length;
    for (const problem of problems) if (this.#isNews(problem)) this.#kept.push(problem);
  }
  #isNews({ code }) {
    if (this.#kept.length >= this.#listed) return false;
    return this.#kept.filter((problem) => problem.code === code).length < this.#ofAKind;
  }
  /** Adds the problems of a UserError. @throws any other error */
  take(error) {
    if (!(error instanceof UserError)) throw error;
    this.add(error.problems);
  }
  /** The result of the step; undefined if it throws a UserError, whose problems are added. */
  collect(step) {
    return unlessMistaken(step, (mistake) => {
      this.add(mistake.problems);
      return void 0;
    });
  }
  /** The kept problems, and the number of the others. */
  all() {
    return [...this.#kept, ...moreProblems(this.#count - this.#kept.length)];
  }
  /** @throws UserError with all problems, if there are any */
  throwAny() {
    if (this.#count > 0) throw new UserError(this.all());
  }
};
function byPlace({ where: a }, { where: b }) {
  const lines = (a?.line ?? Number.MAX_VALUE) - (b?.line ?? Number.MAX_VALUE);
  return lines || (a?.column ?? 0) - (b?.column ?? 0);
}
function describeProblem(problem) {
  const place = problem.where === void 0 ? "" : `${describePlace(problem.where)}: `;
  const fix = fixOf(problem);
  return `${place}${whatIsWrong(problem)}${fix === "" ? "" : `. ${fix}`}`;
}
function fixOf({ fix, suggestion, known = [] }) {
  if (fix) return fix;
  if (suggestion !== void 0) return `Did you mean \`${suggestion}\`?`;
  return known.length === 0 ? "" : `Known: ${known.join(", ")}`;
}
function whatIsWrong({ what, expected, found }) {
  const facts = [
    ...expected === void 0 ? [] : [`expected ${expected}`],
    ...found === void 0 ? [] : [`found ${found}`]
  ];
  return facts.length === 0 ? what : `${what} (${facts.join(", ")})`;
}
function describeProblems({ problems }) {
  return problems.map(describeProblem).join("; ");
}
function describeThrown(thrown) {
  try {
    if (thrown instanceof Error) return String(thrown.stack ?? thrown.message);
    return `something that is no error was thrown: ${String(thrown)}`;
  } catch {
    return "something was thrown that cannot be described";
  }
}
function systemError(thrown) {
  try {
    return thrown instanceof Error && "syscall" in thrown ? String(thrown.message) : null;
  } catch {
    return null;
  }
}
function describePlace(place) {
  if (place.line !== void 0) return `${place.file}:${place.line}:${place.column ?? 1}`;
  return place.pointer === void 0 ? place.file : `${place.file}#${place.pointer}`;
}
function moreProblems(more) {
  return more <= 0 ? [] : [{ code: "more-problems", what: `and ${more} more problem${more === 1 ? "" : "s"}`, more }];
}
function countProblems(problems) {
  return problems.reduce((sum, { more = 1 }) => sum + more, 0);
}

export {
  UserError,
  unlessMistaken,
  valueOr,
  LISTED_OF_A_KIND,
  Problems,
  byPlace,
  describeProblem,
  fixOf,
  whatIsWrong,
  describeProblems,
  describeThrown,
  systemError,
  describePlace,
  moreProblems,
  countProblems
};
