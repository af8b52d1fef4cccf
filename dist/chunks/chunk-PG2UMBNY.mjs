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
function soundOr(other, work) {
  return unlessMistaken(work, () => other);
}
var Problems = class {
  #errors = [];
  /** What the step gives; undefined where it found mistakes of the user. */
  collect(step) {
    return unlessMistaken(step, (mistake) => {
      this.#errors.push(mistake);
      return void 0;
    });
  }
  /** Those of all steps so far. */
  all() {
    return this.#errors.flatMap((error) => error.problems);
  }
  /** @throws UserError with those of all steps, when there are any */
  throwAny() {
    const [first, ...others] = this.#errors;
    if (first !== void 0 && others.length === 0) throw first;
    if (first !== void 0) throw new UserError(this.all());
  }
};
function byPlace({ where: a }, { where: b }) {
  const lines = (a?.line ?? Number.MAX_VALUE) - (b?.line ?? Number.MAX_VALUE);
  return lines || (a?.column ?? 0) - (b?.column ?? 0);
}
function describeProblem(problem) {
  const place = problem.where === void 0 ? "" : `${describePlace(problem.where)}: `;
  const { mend = "" } = problem;
  return `${place}${whatIsWrong(problem)}${mend === "" ? "" : `. ${mend}`}`;
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
function systemTrouble(thrown) {
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

export {
  UserError,
  unlessMistaken,
  soundOr,
  Problems,
  byPlace,
  describeProblem,
  whatIsWrong,
  describeProblems,
  describeThrown,
  systemTrouble,
  describePlace
};
