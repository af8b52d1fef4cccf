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
function describeProblem(problem) {
  const facts = [
    problem.expected === void 0 ? "" : `expected ${problem.expected}`,
    problem.found === void 0 ? "" : `found ${problem.found}`
  ].filter((fact) => fact !== "");
  const place = problem.where === void 0 ? "" : `${describePlace(problem.where)}: `;
  const detail = facts.length === 0 ? "" : ` (${facts.join(", ")})`;
  const mend = problem.mend === void 0 ? "" : `. ${problem.mend}`;
  return `${place}${problem.what}${detail}${mend}`;
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

// src/io/shipped.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var home = findHome(dirname(fileURLToPath(import.meta.url)));
function shippedNames(kind) {
  return readdirSync(join(home, kind)).filter((file) => file.endsWith(".yml") && !file.endsWith(".test.yml")).map((file) => basename(file, ".yml")).sort();
}
function readShipped(kind, name) {
  if (!shippedNames(kind).includes(name)) return void 0;
  return { file: `${kind}/${name}.yml`, text: readFileSync(join(home, kind, `${name}.yml`), "utf8") };
}
function productVersion() {
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return manifest.version;
}
function findHome(from) {
  return existsSync(join(from, "package.json")) ? from : findHome(dirname(from));
}

export {
  UserError,
  describeProblem,
  describeProblems,
  describeThrown,
  systemTrouble,
  describePlace,
  shippedNames,
  readShipped,
  productVersion
};
