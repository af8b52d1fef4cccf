import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  codePointName,
  unicodeEscape
} from "./chunk-Y7MF6DOC.mjs";
import {
  MARK,
  MARK_START,
  REGISTERED,
  SECRET_SHAPES,
  adviseName,
  adviseNearest,
  advisedName,
  byText,
  compileFactRules,
  counted,
  isRecord,
  isSlip,
  mapLeaves,
  markOf,
  memberOf,
  nearestName,
  sha256Of,
  someLeaf
} from "./chunk-KQJASAQX.mjs";
import {
  UserError
} from "./chunk-PG2UMBNY.mjs";

// src/io/disk-trouble.ts
import { existsSync, mkdirSync, mkdtempSync, statSync } from "node:fs";
import { dirname } from "node:path";
var UNWRITABLE = "unwritable";
var TROUBLES = /* @__PURE__ */ new Map([
  ["ENOSPC", "the disk is full"],
  ["EDQUOT", "the space on the disk that may be used is full"],
  ["EFBIG", "a file would be larger than allowed"],
  ["ENOENT", "the folder for it does not exist"],
  ["EROFS", "the disk can only be read"],
  ["EACCES", "it may not be written"],
  ["EPERM", "it may not be written"],
  ["ENOTDIR", "a file stands where a folder is needed"],
  ["EEXIST", "a file stands where a folder is needed"],
  ["ENAMETOOLONG", "the path is too long"],
  ["ELOOP", "the links of the path lead round in a circle"]
]);
function makeFolders(path) {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
function makeAside(home) {
  makeFolders(dirname(home));
  return mkdtempSync(`${home}.partial-`);
}
function writingTo(path, work) {
  try {
    return work();
  } catch (cause) {
    const { code = "", syscall } = cause;
    const what = TROUBLES.get(code) ?? `the system does not write it (${code})`;
    if (!TROUBLES.has(code) && syscall === void 0) throw cause;
    const mend = "Name another folder, or make room for it";
    throw new UserError({ code: UNWRITABLE, what, where: { file: path }, mend }, { cause });
  }
}

// src/suite/trial.ts
var ANSWERS = /* @__PURE__ */ Symbol("answers");
var ANSWERS_KEY = "$answers";

// src/contract/canonical-json.ts
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = { ...value };
  let text = "";
  for (const key of Object.keys(members).sort()) {
    if (members[key] === void 0) continue;
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(members[key])}`;
  }
  return `{${text}}`;
}
function contentHash(value) {
  return sha256Of(canonicalJson(value));
}

// src/rubric/evaluation.ts
var Unjudgeable = class extends Error {
  name = "Unjudgeable";
};
var Unanswered = class extends Unjudgeable {
  name = "Unanswered";
  /** Null where only whoever made the trial can answer. */
  question;
  constructor(message, question) {
    super(message);
    this.question = question;
  }
};
var NOTHING = [];
function startEvaluation(trial) {
  return { trial, derived: [], nodes: [], unanswered: [], items: [], looked: { items: 0 }, total: null };
}
function judgementAt({ nodes, unanswered }, slot) {
  const judgement = nodes[slot];
  if (judgement === void 0 && unanswered[slot] !== void 0) throw unanswered[slot];
  return judgement;
}
function startNotes(warnings) {
  return { observed: NOTHING, warnings };
}
function observe(notes, observation) {
  if (notes.observed.some((one) => one.field === observation.field)) return;
  notes.observed = notes.observed.length === 0 ? [observation] : [...notes.observed, observation];
}
function warn(notes, warning) {
  if (!notes.warnings.includes(warning)) notes.warnings.push(warning);
}

// src/contract/json-pointer.ts
function memberPointer(pointer, name) {
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function dotted(pointer) {
  return pointerNames(pointer).join(".");
}
function memberPath(path, name) {
  return path === "" ? name : `${path}.${name}`;
}
function pointerNames(pointer) {
  const names = pointer.split("/").slice(1);
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

// src/contract/sound-parts.ts
var UNKNOWN = /* @__PURE__ */ Symbol("unknown keys");
function soundParts(file, problems) {
  if (problems.length === 0) return file;
  if (problems.some(({ where }) => where?.pointer === void 0)) return void 0;
  const whole2 = { file: structuredClone(file) };
  for (const problem of problems) takeOut(whole2, problem);
  return whole2.file;
}
function isTakenOut(part, keys) {
  const known = part;
  const isWrong = (key) => Object.hasOwn(known, key) && known[key] === void 0;
  return keys.some((key) => isWrong(key) || known[UNKNOWN]?.some(({ meant }) => meant === key));
}
function mayHaveHad(part, keys, fits = (_) => true) {
  const { [UNKNOWN]: unknown = [] } = part;
  return isTakenOut(part, keys) || unknown.some(({ meant, value }) => meant === null && fits(value));
}
function soundItems(list, pointer) {
  const last = (list ?? []).length - 1;
  return (list ?? []).flatMap(
    (item, index) => item === void 0 ? [] : [{ item, at: `${pointer}/${index}`, isLast: index === last }]
  );
}
function takeOut(whole2, { code, where, mend }) {
  if (code === "missing-key") return;
  const path = ["file", ...pointerNames(where?.pointer ?? "")];
  const key = path.pop();
  const part = path.reduce((outer, name) => isPart(outer) ? outer[name] : void 0, whole2);
  if (!isPart(part)) return;
  if (code !== "unknown-key") part[key] = void 0;
  else {
    part[UNKNOWN] = [...part[UNKNOWN] ?? [], { meant: advisedName(mend), value: part[key] }];
    delete part[key];
  }
}
function isPart(value) {
  return typeof value === "object" && value !== null;
}

// src/rubric/check-last.ts
function checkLast(list, { one, key, asked }, problems) {
  for (const { item, at, isLast } of soundItems(list, `/${one}s`)) {
    const isBounded = memberOf(item, key) !== void 0;
    if (isLast ? isBounded : !isBounded && !mayHaveHad(item, [key])) {
      const what = `${isLast ? "the" : "only the"} last ${one} takes what is left`;
      problems.add(at, { code: `bad-${one}s`, what, expected: isLast ? `no ${key}` : asked });
    }
  }
}

// src/rubric/exactly-one.ts
function exactlyOne(known, found) {
  return {
    expected: `exactly one of ${known.join(", ")}`,
    found: found.length === 0 ? "none of them" : found.join(" and ")
  };
}

// src/rubric/references/compiling.ts
var neverAsked = { test: () => void 0, explain: () => "" };
function nodeSlot(key, pointer, { names, problems, needs }) {
  if (key === void 0) return void 0;
  const slot = names.nodes?.get(key);
  needs.add(key);
  if (slot !== void 0) return slot;
  if (names.nodes === null) {
    problems.add(pointer, {
      code: "bad-condition",
      what: "facts come before scores and verdicts, and cannot read them"
    });
    return void 0;
  }
  if (names.lost.has("nodes")) return void 0;
  const mend = adviseName(key, [...names.nodes.keys(), ...names.total ? ["total"] : []]);
  problems.add(pointer, { code: "unknown-node", what: `there is no criterion or node \`${key}\``, mend });
  return void 0;
}

// src/rubric/references/judged-node.ts
var TOTAL = "total";
function compileJudged(key, pointer, compiling) {
  if (key === void 0) return void 0;
  const inOutcomes = compiling.names.total;
  if (key === TOTAL && inOutcomes) return judgedNode(key, ({ total }) => total ?? void 0, inOutcomes);
  const slot = nodeSlot(key, pointer, compiling);
  return slot === void 0 ? void 0 : judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
}
function judgedNode(key, read, inOutcomes) {
  const isUntold2 = (at) => !inOutcomes && read(at)?.untold === true;
  const isSkipped = (at) => !isUntold2(at) && read(at)?.score == null;
  return {
    score: (at) => isUntold2(at) ? void 0 : read(at)?.score ?? void 0,
    passed: (at) => {
      const passed = read(at)?.verdict === "pass";
      return !passed && isUntold2(at) ? void 0 : passed;
    },
    verdict: (at) => read(at)?.verdict,
    missing: (at) => {
      if (isSkipped(at)) return `${key} was skipped and has no score`;
      return isUntold2(at) ? `${key} cannot be told` : void 0;
    },
    isSkipped
  };
}

// src/rubric/clauses.ts
function clauses(...parts) {
  return parts.filter((part) => part !== "").join("; ");
}
function firstFew(texts, most) {
  const shown2 = texts.slice(0, most).map((text) => text());
  return `${shown2.join(", ")}${texts.length > most ? ", ..." : ""}`;
}

// src/rubric/values/shown-value.ts
var IN_SENTENCE = 60;
var EXPRESSION = 120;
var OBSERVED = 200;
function shownValue(value, limit) {
  switch (typeof value) {
    case "string":
    case "object":
      return cut(written(value, limit), limit);
    case "number":
      return String(value);
    default:
      return JSON.stringify(value) ?? "nothing";
  }
}
function cut(text, limit) {
  return text.length <= limit ? text : `${head(text, limit - 3)}...`;
}
function cutMiddle(text, limit) {
  if (text.length <= limit) return text;
  const half = Math.floor((limit - 3) / 2);
  return `${head(text, half)}...${tail(text, half)}`;
}
function written(value, room) {
  if (typeof value === "string") return JSON.stringify(value.length > room ? head(value, room) : value);
  if (Array.isArray(value)) return writtenList(value, room);
  if (typeof value === "object" && value !== null) return writtenObject(value, room);
  return JSON.stringify(value) ?? "null";
}
function writtenList(list, room) {
  let text = "[";
  for (let index = 0; index < list.length && text.length <= room; index++) {
    if (index > 0) text += ",";
    text += written(list[index], roomLeft(text, room));
  }
  return `${text}]`;
}
function writtenObject(value, room) {
  let text = "{";
  for (const key of Object.keys(value).sort()) {
    if (text.length > room) break;
    if (text.length > 1) text += ",";
    text += `${written(key, roomLeft(text, room))}:`;
    text += written(value[key], roomLeft(text, room));
  }
  return `${text}}`;
}
function roomLeft(text, room) {
  return Math.max(room - text.length, 2);
}
function head(text, length) {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 55296 && last <= 56319 ? length - 1 : length);
}
function tail(text, length) {
  const first = text.charCodeAt(text.length - length);
  return text.slice(text.length - (first >= 56320 && first <= 57343 ? length - 1 : length));
}

// src/rubric/references/fact.ts
function shownFact(notes, name, value) {
  if (value === void 0) {
    observe(notes, { field: name });
    return name;
  }
  const text = shownValue(value, OBSERVED);
  observe(notes, { field: name, value: text });
  return `${name} (${cut(text, IN_SENTENCE)})`;
}

// src/rubric/references/compared-fact.ts
function readFit({ read, accepts }, at) {
  const value = read(at);
  return value !== void 0 && accepts(value, at) ? value : void 0;
}
function explainUnfit({ path, read, fault: fault2, wanted: wanted2 }, at, notes) {
  const known = fault2(at);
  if (known !== void 0) return known;
  const value = read(at);
  const what = value === void 0 ? "is absent" : `is not ${wanted2}`;
  warn(notes, `fact \`${path}\` ${what}`);
  return `${shownFact(notes, path, value)} ${what}`;
}

// src/rubric/references/named-step.ts
function stepNeed(name) {
  return `step/${name}`;
}

// src/rubric/trace/arguments-of.ts
function argumentsOf(call) {
  return call?.args ?? {};
}

// src/contract/refused-names.ts
var REFUSED_NAMES = /* @__PURE__ */ new Set(["__proto__", "prototype", "constructor"]);

// src/rubric/references/field-path.ts
var MAX_SEGMENTS = 32;
var LIST_INDEX = /^(?:-1|0|[1-9][0-9]{0,6})$/;
var ROOT = /^\$(?=[.[]|$)\.?/;
var BRACKETS = /\[(?:['"]([^'"\]]*)['"]|(-?[0-9]+|\*))\]/g;
function fieldPathFault(path) {
  if (path !== dotted2(path)) return "names and list indexes joined by single dots";
  const segments = path.split(".");
  if (segments.length > MAX_SEGMENTS) return `a path of at most ${MAX_SEGMENTS} parts`;
  if (segments.some((segment) => segment === "")) return "names joined by single dots";
  const refused = segments.find((segment) => REFUSED_NAMES.has(segment));
  if (refused !== void 0) return `a path without \`${refused}\``;
  const index = segments.find((segment) => /^-?[0-9]+$/.test(segment) && !LIST_INDEX.test(segment));
  return index === void 0 ? void 0 : "a list index from 0 to 9999999, or -1 for the last item";
}
function fieldOf(value) {
  if (!isRecord(value) || typeof value.field !== "string") return void 0;
  return Object.keys(value).length === 1 ? value.field : void 0;
}
function rootOf(path) {
  return path.split(".", 1).join();
}
function compileDerivedFault(path, { names }) {
  const slot = names.derived.get(rootOf(path));
  return ({ derived }) => slot !== void 0 && derived[slot] === void 0 ? `${path} cannot be told` : void 0;
}
function dotted2(path) {
  return path.replace(BRACKETS, ".$1$2").replace(path.startsWith("[") ? /^\./ : ROOT, "");
}
function adviseField(path) {
  const meant = dotted2(path);
  if (meant.split(".").includes("*")) return { mend: "Ask every item of a list with `each`" };
  return meant !== path && fieldPathFault(meant) === void 0 ? { mend: `Write \`${meant}\`` } : void 0;
}
function compileFact(path, pointer, compiling) {
  const read = path === void 0 ? NEVER_READ : compileRead(path, pointer, compiling);
  return { path: path ?? "", read, fault: compileDerivedFault(path ?? "", compiling) };
}
var NEVER_READ = () => void 0;
function compileRead(path, pointer, compiling) {
  const expected = fieldPathFault(path);
  if (expected !== void 0) {
    const fault2 = { code: "bad-field", what: "the field cannot be read", expected, found: path };
    compiling.problems.add(pointer, { ...fault2, ...adviseField(path) });
    return NEVER_READ;
  }
  const [root = "", ...members] = path.split(".");
  if (isItemOutside(root, compiling)) return refuseItem(path, pointer, compiling);
  const read = compileRoot(root, pointer, compiling);
  const steps = members.map(compileMember);
  const [first, second] = steps;
  if (first === void 0) return read;
  if (second === void 0) return (at) => first(read(at));
  if (steps.length === 2) return (at) => second(first(read(at)));
  return (at) => steps.reduce((value, step) => step(value), read(at));
}
function isItemOutside(root, { names }) {
  return names.itemNames.has(root) && !names.items.includes(root) && !names.lost.has("facts");
}
function refuseItem(found, pointer, { problems }) {
  const what = "the items of an `each` are seen inside of it alone";
  problems.add(pointer, { code: "bad-field", what, found, mend: OUT_OF_SIGHT });
  return NEVER_READ;
}
var OUT_OF_SIGHT = "Write it out there, in place of a name; where a fact of the trial is meant, give the item another name with `as`";
function derivedNeed(name) {
  return `derive/${name}`;
}
function factNeed(name) {
  return `fact/${name}`;
}
var MODEL_NEED = "model/answers";
function compileRoot(root, pointer, { names, needs, problems }) {
  const depth = names.items.lastIndexOf(root);
  if (depth >= 0) return ({ items }) => items[depth];
  const slot = names.derived.get(root);
  if (slot !== void 0) {
    needs.add(derivedNeed(root));
    return ({ derived }) => derived[slot];
  }
  needs.add(factNeed(root));
  if (names.closed && !names.lost.has("facts") && !names.facts.has(root)) {
    const mend = adviseName(root, [...names.facts, ...names.derived.keys()]);
    problems.add(pointer, { code: "unknown-fact", what: `the contract allows no fact \`${root}\``, mend });
  }
  if (isInherited(root)) return ({ trial }) => Object.hasOwn(trial, root) ? trial[root] : void 0;
  return ({ trial }) => trial[root];
}
function isInherited(name) {
  return name in Object.prototype;
}
function compileMember(name) {
  const index = LIST_INDEX.test(name) ? Number(name) : void 0;
  const isForeign = isInherited(name);
  return (value) => {
    if (typeof value !== "object" || value === null) return void 0;
    if (Array.isArray(value)) return index === void 0 ? void 0 : value.at(index);
    if (isForeign && !Object.hasOwn(value, name)) return void 0;
    return value[name];
  };
}

// src/rubric/values/json-value.ts
function sameJson(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameMember(a, b, key));
}
function includesPart(whole2, part) {
  if (!isRecord(part)) return sameJson(whole2, part);
  if (!isRecord(whole2)) return false;
  return Object.keys(part).every((key) => Object.hasOwn(whole2, key) && includesPart(whole2[key], part[key]));
}
function withSortedKeys(value) {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, withSortedKeys(value[name])]));
}
function sameList(a, b) {
  return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
}
function sameMember(a, b, key) {
  return Object.hasOwn(b, key) && sameJson(a[key], b[key]);
}

// src/contract/large-number.ts
function holdsLargeNumber(value) {
  return someLeaf(value, isLargeNumber);
}
function isLargeNumber(leaf) {
  return typeof leaf === "number" && Math.abs(leaf) > Number.MAX_SAFE_INTEGER;
}

// src/rubric/values/large-numbers.ts
var TOO_LARGE = "whole numbers from 2^53 on are too large for JSON numbers: write ids as texts";
function toldEqual(isEqual, value) {
  return isEqual && holdsLargeNumber(value) ? void 0 : isEqual;
}

// src/rubric/values/redacted-texts.ts
var REDACTED = "secrets that were redacted look alike: let the harness record whether they are equal";
function holdsMark(value) {
  return someLeaf(value, isMarked);
}
function isMarked(leaf) {
  return typeof leaf === "string" && leaf.includes(MARK_START);
}
var LIKE_NO_OTHER = "\0";
function likeNoOther(value) {
  return mapLeaves(value, (leaf) => isMarked(leaf) ? `${leaf}${LIKE_NO_OTHER}` : leaf);
}

// src/contract/shown.ts
var LONGEST = 80;
var UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
function shown(value) {
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return shortened(escaped(value));
}
function inline(text) {
  return shortened(escaped(text).slice(1, -1));
}
function escaped(value) {
  const json = JSON.stringify(value) ?? "nothing";
  return json.replace(UNSEEN, unicodeEscape);
}
function shortened(text) {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3).replace(/[\ud800-\udbff]$/, "")}...`;
}

// src/rubric/references/looks-like-reference.ts
var REFERENCE_KEYS = /* @__PURE__ */ new Set(["field", "measure", "score", "passed", "expr"]);
function looksLikeReference(value) {
  if (typeof value.field === "string" || typeof value.score === "string") return true;
  const keys = Object.entries(value).map(([key, part]) => ({ key: key.toLowerCase(), part }));
  return keys.length > 0 && keys.every(({ key, part }) => REFERENCE_KEYS.has(key) || isMisspeltField(key, part));
}
function isMisspeltField(key, path) {
  return typeof path === "string" && key.startsWith("f") && isSlip(key, "field");
}

// src/rubric/written/operator-names.ts
var OPERATOR_NAMES = [
  "eq",
  "ne",
  "lt",
  "lte",
  "gt",
  "gte",
  "approx",
  "in",
  "not_in",
  "contains",
  "not_contains",
  "contains_any",
  "contains_all",
  "starts_with",
  "ends_with",
  "matches",
  "matches_schema",
  "exists",
  "absent",
  "empty",
  "not_empty",
  "same_items",
  "superset_of",
  "subset_of",
  "disjoint_from"
];

// src/rubric/trace/stray-condition.ts
var OPERATORS = new Set(OPERATOR_NAMES);
var ASKING = /* @__PURE__ */ new Set([...OPERATOR_NAMES, "and", "or", "not"]);
var OPTIONS = /* @__PURE__ */ new Set(["tolerance", "ignore_case"]);
var BESIDE_OP = /* @__PURE__ */ new Set(["op", "value", "measure", "description", ...OPTIONS]);
function refuseStray(value, pointer, expected, { problems }) {
  if (!looksLikeReference(value) && !looksLikeCondition(value)) return false;
  const what = "an argument is compared as it stands, and this looks like a condition";
  problems.add(pointer, { code: "bad-value", what, expected, found: shown(value), mend: ASK_OTHERWISE });
  return true;
}
var ASK_OTHERWISE = 'What else is to be asked of it, `expr` asks: `trace.exists(step, step.type == "tool_call" && step.args.amount > 100)`';
function looksLikeCondition(value) {
  const keys = Object.keys(value);
  if (OPERATORS.has(value.op)) return keys.every((key) => BESIDE_OP.has(key));
  return keys.some((key) => ASKING.has(key)) && keys.every((key) => ASKING.has(key) || OPTIONS.has(key));
}

// src/rubric/trace/arguments-with-facts.ts
function compileArguments(args, pointer, compiling) {
  return compileMembers(args, pointer, compiling) ?? (() => args);
}
function compilePart(value, pointer, compiling) {
  if (Array.isArray(value)) return compileItems(value, pointer, compiling);
  if (!isRecord(value)) return void 0;
  const path = fieldOf(value);
  if (path !== void 0) return compileNamedFact(path, pointer, compiling);
  if (refuseStray(value, pointer, "a literal or `{ field: PATH }`", compiling)) return void 0;
  return compileMembers(value, pointer, compiling);
}
function compileNamedFact(path, pointer, compiling) {
  const fact = compileFact(path, `${pointer}/field`, compiling);
  compiling.facts.push(
    { ...fact, accepts: (value) => !holdsLargeNumber(value), wanted: `to be compared: ${TOO_LARGE}` },
    { ...fact, accepts: (value) => !holdsMark(value), wanted: `to be compared: ${REDACTED}` }
  );
  return fact.read;
}
function compileMembers(members, pointer, compiling) {
  const parts = Object.entries(members).map(([key, value]) => {
    return { key, value, part: compilePart(value, memberPointer(pointer, key), compiling) };
  });
  if (parts.every(({ part }) => part === void 0)) return void 0;
  return (at) => Object.fromEntries(parts.map(({ key, value, part }) => [key, part === void 0 ? value : part(at)]));
}
function compileItems(items, pointer, compiling) {
  const parts = items.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
  if (parts.every((part) => part === void 0)) return void 0;
  return (at) => parts.map((part, index) => part === void 0 ? items[index] : part(at));
}

// src/contract/load-lazily.ts
import { createRequire } from "node:module";
var require2 = createRequire(import.meta.url);
function loadLazily(name) {
  return require2(name);
}

// src/contract/linear-pattern.ts
var MAX_GROWTH = 200;
var FEWER_PLACES = "Write `*` or `+` in place of large counts";
var LargePattern = class extends Error {
  size;
  constructor(size, allowed) {
    super(`its counts make it ${size} places long, where ${allowed} are allowed`);
    this.size = size;
  }
};
function compileLinear(pattern, flags = 0) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const compiled2 = RE2JS.compile(pattern, flags);
  const size = compiled2.programSize();
  const allowed = pattern.length + MAX_GROWTH;
  if (size > allowed) throw new LargePattern(size, allowed);
  return compiled2;
}

// src/rubric/patterns/plain-pattern.ts
var MAX_LENGTH = 300;
var MAX_STEPS = 200;
var TOKENS = new RegExp(
  [
    String.raw`\\[bdws!-/:-@[-^\`{-~]`,
    String.raw`\[(?:\\[dw]|[^\\\]\[^\-\ud800-\udfff](?:-[^\\\]\[^\-\ud800-\udfff])?)+-?\]`,
    String.raw`\(\?:|[()|?^$]|\{\d{1,3}(?:,\d{1,3})?\}`,
    String.raw`[^\\\[\](){}|?*+.^$\ud800-\udfff]`
  ].join("|"),
  "g"
);
var QUANTIFIER = /^(?:\?|\{.+\})$/;
var ASSERTION = /^(?:\\b|\^|\$)$/;
var NOTHING2 = { source: "", ways: 1, steps: 0 };
var REFUSED = { source: "", ways: 1, steps: Number.POSITIVE_INFINITY };
function plainPattern(pattern) {
  const ignoresCase = pattern.startsWith("(?i)");
  const body = ignoresCase ? pattern.slice("(?i)".length) : pattern;
  const tokens = body.match(TOKENS) ?? [];
  const isKnown = body.length <= MAX_LENGTH && tokens.join("") === body;
  if (!isKnown || ignoresCase && !isAscii(body)) return null;
  const reading = { tokens, ignoresCase, next: 0 };
  const { source, steps } = readChoice(reading);
  if (reading.next < tokens.length || steps > MAX_STEPS) return null;
  return { regex: new RegExp(source, ignoresCase ? "i" : ""), steps };
}
function isAscii(text) {
  return /^[\0-\x7f]*$/.test(text);
}
function readChoice(reading) {
  let choice = readSequence(reading);
  while (reading.tokens[reading.next] === "|") {
    reading.next++;
    const { source, ways, steps } = readSequence(reading);
    choice = { source: `${choice.source}|${source}`, ways: choice.ways + ways, steps: choice.steps + steps };
  }
  return choice;
}
function readSequence(reading) {
  let whole2 = NOTHING2;
  for (let token = reading.tokens[reading.next]; token !== void 0; token = reading.tokens[reading.next]) {
    if (token === "|" || token === ")") break;
    const part = readRepeated(reading, token);
    whole2 = { ...followed(whole2, part), source: whole2.source + part.source };
  }
  return whole2;
}
function readRepeated(reading, first) {
  const part = readOne(reading, first);
  const quantifier = reading.tokens[reading.next];
  if (quantifier === void 0 || !QUANTIFIER.test(quantifier)) return part;
  reading.next++;
  return ASSERTION.test(first) ? REFUSED : repeated(part, quantifier);
}
function readOne(reading, token) {
  reading.next++;
  if (QUANTIFIER.test(token)) return REFUSED;
  if (token.startsWith("(")) {
    const { source, ways, steps } = readChoice(reading);
    return reading.tokens[reading.next++] === ")" ? { source: `(?:${source})`, ways, steps: steps + 1 } : REFUSED;
  }
  if (token.startsWith("[") && hasFallingRange(token)) return REFUSED;
  return { source: sourceOf(token, reading), ways: 1, steps: 1 };
}
function hasFallingRange(set) {
  return [...set.matchAll(/(.)-([^\]])/gsu)].some(([, from = "", to = ""]) => from > to);
}
function sourceOf(token, { ignoresCase }) {
  if (token === "\\s") return "[\\t\\n\\f\\r ]";
  if (!ignoresCase || ASSERTION.test(token)) return token;
  const one = new RegExp(token, "i");
  const more = (one.test("s") ? "ſ" : "") + (one.test("k") ? "K" : "");
  if (more === "") return token;
  return token.startsWith("[") ? `[${more}${token.slice(1)}` : `[${more}${token}]`;
}
function followed(first, second) {
  return { ways: first.ways * second.ways, steps: first.steps + first.ways * second.steps };
}
function repeated(part, quantifier) {
  const [least = 0, most = least] = quantifier === "?" ? [0, 1] : quantifier.slice(1, -1).split(",").map(Number);
  if (least > most || most === 0) return REFUSED;
  let cost = NOTHING2;
  let ways = 0;
  for (let times = 0; times <= most; times++) {
    if (times > 0) cost = followed(cost, part);
    if (times >= least) ways += cost.ways;
  }
  return { source: part.source + quantifier, ways, steps: cost.steps };
}

// src/rubric/patterns/linear-regex.ts
function compileRegex(pattern) {
  const plain = plainPattern(pattern);
  if (plain !== null) {
    const { regex, steps } = plain;
    return { test: (text) => regex.test(text), find: (text) => text.search(regex), size: steps };
  }
  const compiled2 = compileLinear(pattern);
  const find = (text) => {
    const match = compiled2.matcher(text);
    return match.find() ? match.start() : -1;
  };
  return { test: (text) => compiled2.test(text), find, size: compiled2.programSize() };
}
function badRegex(error) {
  const found = (error instanceof Error ? error.message : String(error)).replace(/^error parsing regexp: /, "");
  const problem = { code: "bad-regex", what: "the regular expression cannot be used", found };
  if (error instanceof LargePattern) return { ...problem, mend: `${FEWER_PLACES}, or compare the \`measure: length\`` };
  return { ...problem, mend: "Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case" };
}

// src/rubric/patterns/linear-search.ts
var SHORT = 32;
function includesText(text, part) {
  if (part.length <= SHORT || part.length > text.length) return text.includes(part);
  const borders = bordersOf(part);
  let matched = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1];
    if (part.charCodeAt(matched) === code) matched++;
    if (matched === part.length) return true;
  }
  return false;
}
function bordersOf(part) {
  const borders = new Int32Array(part.length);
  let matched = 0;
  for (let index = 1; index < part.length; index++) {
    const code = part.charCodeAt(index);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1];
    if (part.charCodeAt(matched) === code) matched++;
    borders[index] = matched;
  }
  return borders;
}

// src/rubric/trace/text-test.ts
function compileTextTest(file, pointer, { problems }) {
  if (typeof file === "string") return (value) => includesText(textOf(value), file);
  if (file.matches === void 0) return () => false;
  try {
    const regex = compileRegex(file.matches);
    return (value) => regex.test(textOf(value));
  } catch (error) {
    problems.add(`${pointer}/matches`, badRegex(error));
    return () => false;
  }
}
function textOf(value) {
  return typeof value === "string" ? value : canonicalJson(value);
}

// src/rubric/trace/fitting-arguments.ts
var EXPECTED = "a literal, `{ field: PATH }` or `{ matches: PATTERN }`";
function compileFitting(args, pointer, compiling) {
  return compileMembers2(args, pointer, includesPart, compiling) ?? ((made) => includesPart(made, args));
}
function compilePart2(value, pointer, same, compiling) {
  if (Array.isArray(value)) return compileItems2(value, pointer, compiling);
  if (!isRecord(value)) return void 0;
  const path = fieldOf(value);
  if (path !== void 0) {
    const read = compileNamedFact(path, pointer, compiling);
    return (made, at) => same(made, read(at));
  }
  if (isPattern(value)) return compileTextTest(value, pointer, compiling);
  if (refuseStray(value, pointer, EXPECTED, compiling)) return void 0;
  return compileMembers2(value, pointer, same, compiling);
}
function isPattern(value) {
  return typeof value.matches === "string" && value.matches !== "" && Object.keys(value).length === 1;
}
function compileMembers2(members, pointer, same, compiling) {
  const parts = Object.entries(members).map(([key, value]) => {
    return { key, value, part: compilePart2(value, memberPointer(pointer, key), same, compiling) };
  });
  if (parts.every(({ part }) => part === void 0)) return void 0;
  const fits = parts.map(({ key, value, part }) => ({ key, fits: part ?? ((made) => same(made, value)) }));
  const isWhole = (made) => same !== sameJson || Object.keys(made).length === parts.length;
  return (made, at) => isRecord(made) && isWhole(made) && fits.every((one) => Object.hasOwn(made, one.key) && one.fits(made[one.key], at));
}
function compileItems2(items, pointer, compiling) {
  const parts = items.map((item, index) => compilePart2(item, `${pointer}/${index}`, sameJson, compiling));
  if (parts.every((part) => part === void 0)) return void 0;
  const fits = parts.map((part, index) => part ?? ((made) => sameJson(made, items[index])));
  return (made, at) => Array.isArray(made) && made.length === fits.length && fits.every((one, index) => one(made[index], at));
}

// src/rubric/trace/step-matcher.ts
var CALL_KEYS = ["tool", "args", "result", "error"];
var MESSAGE_KEYS = ["role", "text"];
function compileStep(file, pointer, compiling) {
  if (file === void 0) return { fits: () => false, shown: "" };
  const fault2 = stepFault(file);
  if (fault2 !== void 0)
    compiling.problems.add(pointer, { code: "impossible-step", what: `no step can fit: ${fault2}` });
  const others = otherTests(file, pointer, compiling);
  const call = callTests(file, pointer, compiling);
  const message = messageTests(file, pointer, compiling);
  const takesCalls = file.type !== "message" && message.length === 0;
  const takesMessages = file.type !== "tool_call" && call.length === 0;
  const ofCall = [...call, ...others];
  const ofMessage = [...message, ...others];
  const fits = (step, at) => {
    if (step.type === "tool_call") return takesCalls && all(ofCall, step, at);
    return takesMessages && all(ofMessage, step, at);
  };
  return { fits, shown: shownValue(file, 120) };
}
function stepFault(file) {
  const call = CALL_KEYS.find((key) => file[key] !== void 0);
  const message = MESSAGE_KEYS.find((key) => file[key] !== void 0);
  if (call !== void 0 && message !== void 0) return `\`${call}\` is of tool calls, \`${message}\` of messages`;
  if (call !== void 0 && file.type === "message") return `\`${call}\` is of tool calls`;
  return message !== void 0 && file.type === "tool_call" ? `\`${message}\` is of messages` : void 0;
}
function all(tests, step, at) {
  for (const test3 of tests) if (!test3(step, at)) return false;
  return true;
}
function otherTests({ is, any, not }, pointer, compiling) {
  const tests = [];
  if (is !== void 0) tests.push(namedTest(is, `${pointer}/is`, compiling));
  if (any !== void 0) {
    const parts = any.map((part, index) => compileStep(part, `${pointer}/any/${index}`, compiling));
    tests.push((step, at) => parts.some((part) => part.fits(step, at)));
  }
  if (not !== void 0) {
    const { fits } = compileStep(not, `${pointer}/not`, compiling);
    tests.push((step, at) => !fits(step, at));
  }
  return tests;
}
function namedTest(name, pointer, { names, needs, facts, problems }) {
  const named = names.steps?.get(name);
  if (named !== void 0) {
    needs.add(stepNeed(name));
    for (const need of named.needs) needs.add(need);
    facts.push(...named.facts);
    return named.fits;
  }
  if (names.steps !== null && names.lost.has("steps")) return () => false;
  const what = names.steps === null ? "a named step cannot refer to another" : `there is no step \`${name}\``;
  const mend = names.steps === null ? "Write out what it is" : adviseStep(name, [...names.steps.keys()]);
  problems.add(pointer, { code: "unknown-step", what, mend });
  return () => false;
}
function adviseStep(name, known) {
  return known.length === 0 ? "Name steps at the top of the rubric: `steps: { NAME: STEP }`" : adviseName(name, known);
}
function callTests({ tool, args: written2, result, error }, pointer, compiling) {
  const args = written2 && compileFitting(written2, `${pointer}/args`, compiling);
  const tests = [];
  if (tool !== void 0) {
    const names = nameTest(tool);
    tests.push((step) => names(step.tool));
  }
  if (args !== void 0) tests.push((step, at) => args(argumentsOf(step), at));
  if (error !== void 0) tests.push((step) => hasError(step) === error);
  if (result !== void 0) {
    const fits = compileTextTest(result, `${pointer}/result`, compiling);
    tests.push((step) => step.result !== void 0 && fits(step.result));
  }
  return tests;
}
function messageTests({ role, text }, pointer, compiling) {
  const tests = [];
  if (role !== void 0) {
    const names = nameTest(role);
    tests.push((step) => names(step.role));
  }
  if (text !== void 0) {
    const fits = compileTextTest(text, `${pointer}/text`, compiling);
    tests.push((step) => fits(step.text));
  }
  return tests;
}
function hasError({ error }) {
  return error != null && error.trim() !== "";
}
function nameTest(names) {
  const tests = (typeof names === "string" ? [names] : names).map((name = "") => globTest(name));
  return (name) => tests.some((test3) => test3(name));
}
function globTest(glob) {
  const [first = "", ...others] = glob.split("*");
  const last = others.pop();
  if (last === void 0) return (name) => name === glob;
  return (name) => {
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const part of others) {
      const found = name.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
  };
}

// src/rubric/trace/stretch.ts
function firstFit({ at, steps, from, to }, matcher2) {
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step !== void 0 && matcher2.fits(step, at)) return index;
  }
  return -1;
}
function lastFit({ at, steps, from, to }, matcher2) {
  for (let index = to - 1; index >= from; index--) {
    const step = steps[index];
    if (step !== void 0 && matcher2.fits(step, at)) return index;
  }
  return -1;
}
function allFits({ at, steps, from, to }, matcher2) {
  const found = [];
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step !== void 0 && matcher2.fits(step, at)) found.push(index);
  }
  return found;
}
function nameStep({ path, steps }, index) {
  return `${path}.${index} (${labelOf(steps[index])})`;
}
function nameSteps(stretch, indexes) {
  return firstThree(indexes.map((index) => () => nameStep(stretch, index)));
}
function firstThree(texts) {
  return firstFew(texts, 3);
}
function labelOf(step) {
  if (step === void 0) return "absent";
  return step.type === "tool_call" ? step.tool : `${step.role} message`;
}
function placeOf(stretch) {
  const { from, to, end } = stretch;
  const first = to - from === 1 ? "in the first step" : `in the first ${to - from} steps`;
  const parts = [to < end ? first : "", sidesOf(stretch)].filter((part) => part !== "");
  return parts.length === 0 ? "" : `${parts.join(" ")}: `;
}
function sidesOf(stretch) {
  const { steps, from, end } = stretch;
  const opened = from > 0 ? nameStep(stretch, from - 1) : void 0;
  const closed = end < steps.length ? nameStep(stretch, end) : void 0;
  if (opened !== void 0 && closed !== void 0) return `between ${opened} and ${closed}`;
  if (opened !== void 0) return `after ${opened}`;
  return closed === void 0 ? "" : `before ${closed}`;
}

// src/rubric/trace/scopes.ts
function compileScope(file, pointer, compiling) {
  const scope = boundedScope(file, pointer, compiling);
  const most = file.within_first;
  if (most === void 0) return scope;
  return {
    ...scope,
    stretches: (whole2) => scope.stretches(whole2).map((one) => ({ ...one, to: Math.min(one.to, one.from + most) }))
  };
}
function boundedScope({ after, before, between }, pointer, compiling) {
  if (between !== void 0) {
    const other = after === void 0 ? "before" : "after";
    if (after !== void 0 || before !== void 0)
      compiling.problems.add(`${pointer}/${other}`, {
        code: "bad-pattern",
        what: `\`between\` cannot be joined with \`${other}\``
      });
    return betweenSteps(between, `${pointer}/between`, compiling);
  }
  const opens = after === void 0 ? void 0 : compileStep(after, `${pointer}/after`, compiling);
  const closes = before === void 0 ? void 0 : compileStep(before, `${pointer}/before`, compiling);
  return besideFirst(opens, closes);
}
function besideFirst(opens, closes) {
  return {
    stretches: (whole2) => {
      const opened = opens === void 0 ? -1 : firstFit(whole2, opens);
      if (opens !== void 0 && opened === -1) return [];
      const rest = { ...whole2, from: opened + 1 };
      const closed = closes === void 0 ? whole2.to : firstFit(rest, closes);
      return closed === -1 ? [] : [{ ...rest, to: closed, end: closed }];
    },
    explainNone: (whole2) => {
      const opened = opens === void 0 ? -1 : firstFit(whole2, opens);
      if (opens !== void 0 && opened === -1) return cannotTell(`fits ${opens.shown} to look after`);
      return cannotTell(`fits ${closes?.shown} to look before`, opened === -1 ? "" : nameStep(whole2, opened));
    }
  };
}
function cannotTell(lacks, after = "") {
  return `cannot be told: no step${after === "" ? "" : ` after ${after}`} ${lacks}`;
}
function betweenSteps(file, pointer, compiling) {
  const opens = compileStep(file.from, `${pointer}/from`, compiling);
  const closes = compileStep(file.to, `${pointer}/to`, compiling);
  return {
    stretches: (whole2) => stretchesBetween(whole2, opens, closes, file.unclosed === "count"),
    explainNone: (whole2) => {
      const opened = firstFit(whole2, opens);
      if (opened === -1) return cannotTell(`fits ${opens.shown} to look from`);
      return cannotTell(`fits ${closes.shown} to look up to`, nameStep(whole2, opened));
    }
  };
}
function stretchesBetween(whole2, opens, closes, countsUnclosed) {
  const found = [];
  for (let opened = firstFit(whole2, opens); opened !== -1; ) {
    const rest = { ...whole2, from: opened + 1 };
    const closed = firstFit(rest, closes);
    if (closed === -1) return countsUnclosed ? [...found, rest] : found;
    found.push({ ...rest, to: closed, end: closed });
    opened = firstFit({ ...whole2, from: closed }, opens);
  }
  return found;
}

// src/rubric/trace/step-list.ts
function compileStepList(path, pointer, compiling) {
  return {
    ...compileFact(path, pointer, compiling),
    // The trial's own trace was checked where the trial was read.
    accepts: (value, { trial }) => Array.isArray(value) && (value === trial.trace || value.every(isStep)),
    wanted: "a list of steps"
  };
}
function isStep(value) {
  if (!isRecord(value)) return false;
  if (value.type === "message") return typeof value.role === "string" && typeof value.text === "string";
  if (value.type !== "tool_call" || typeof value.tool !== "string") return false;
  return value.error == null || typeof value.error === "string";
}

// src/rubric/values/differences.ts
function* differences(made, wanted2, isExact, path = "") {
  if (made === wanted2) return;
  const isDeep = isRecord(made) ? isRecord(wanted2) : Array.isArray(made) && Array.isArray(wanted2);
  if (!isDeep) yield { path, made, wanted: wanted2 };
  else yield* below(made, wanted2, isExact || Array.isArray(wanted2), path);
}
function* below(made, wanted2, isExact, path) {
  for (const key of keysOf(wanted2))
    yield* differences(memberOf(made, key), wanted2[key], isExact, memberPath(path, key));
  if (!isExact) return;
  for (const key of keysOf(made)) {
    if (!Object.hasOwn(wanted2, key)) yield { path: memberPath(path, key), made: made[key], wanted: void 0 };
  }
}
function keysOf(members) {
  const keys = Object.keys(members);
  return Array.isArray(members) ? keys : keys.sort();
}

// src/rubric/trace/nearest-call.ts
var NAME = 40;
var VALUE = 40;
function nearestCall(expected, calls, mode) {
  if (mode === "ignore") return void 0;
  const differing = calls.filter(({ call }) => call.tool === expected.tool).map((placed) => ({
    ...placed,
    found: [...differences(argumentsOf(placed.call), expected.args, mode === "exact")]
  })).filter(({ found: found2 }) => found2.length > 0);
  const [nearest] = differing.toSorted((a, b) => a.found.length - b.found.length);
  if (nearest === void 0) return void 0;
  const { path, index, found } = nearest;
  return { index, says: `${path}.${index} has ${shownDifferences(found)}` };
}
function shownDifferences(found) {
  const [{ path, made, wanted: wanted2 }, ...others] = found;
  const more = others.length === 0 ? "" : `, and ${others.length} more differ`;
  const name = path === "" ? "arguments" : cut(path, NAME);
  if (made === void 0) return `no ${name}${more}`;
  return `${name} ${shownValue(made, VALUE)}${wanted2 === void 0 ? " too" : ""}${more}`;
}

// src/rubric/trace/maximum-matching.ts
function maximumMatching(edges, rights) {
  const pairs = { edges, partner: edges.map(() => -1), owner: Array.from({ length: rights }, () => -1) };
  for (; ; ) {
    const layers = layersOf(pairs);
    if (layers === void 0) return pairs.partner;
    const tried = edges.map(() => 0);
    for (let left = 0; left < edges.length; left++) if (pairs.partner[left] === -1) extend(pairs, layers, tried, left);
  }
}
function layersOf({ edges, partner, owner }) {
  const layers = partner.map((right) => right === -1 ? 0 : -1);
  const queue = [...layers.keys()].filter((left) => layers[left] === 0);
  let isLonger = false;
  for (const left of queue) {
    for (const right of edges[left]) {
      const next = owner[right];
      if (next === -1) isLonger = true;
      else if (layers[next] === -1) {
        layers[next] = layers[left] + 1;
        queue.push(next);
      }
    }
  }
  return isLonger ? layers : void 0;
}
function extend(pairs, layers, tried, left) {
  const edges = pairs.edges[left];
  for (let at = tried[left]; at < edges.length; at++) {
    tried[left] = at + 1;
    const right = edges[at];
    const other = pairs.owner[right];
    const isNext = other === -1 || layers[other] === layers[left] + 1;
    if (isNext && (other === -1 || extend(pairs, layers, tried, other))) {
      pairs.partner[left] = right;
      pairs.owner[right] = left;
      return true;
    }
  }
  return false;
}

// src/rubric/trace/pair-calls.ts
var MOST_COMPARISONS = 1e6;
function isExpected(call, expected, mode) {
  if (call.tool !== expected.tool) return false;
  if (mode === "ignore" || expected.args === void 0) return true;
  const args = argumentsOf(call);
  return mode === "exact" ? sameJson(args, expected.args) : includesPart(args, expected.args);
}
function pairCalls({ expected, calls, modeOf }) {
  const missing = [];
  const extra = [];
  let room = MOST_COMPARISONS;
  for (const [tool, group] of groupsOf(expected, calls)) {
    const mode = modeOf(tool);
    const takesAny = (index) => mode === "ignore" || expected[index]?.args === void 0;
    const specific = { wanted: group.wanted.filter((index) => !takesAny(index)), made: group.made };
    let rest = pairSame(specific, expected, calls);
    if (mode === "subset") {
      room -= rest.wanted.length * rest.made.length;
      if (room < 0) return void 0;
      rest = pairParts(rest, expected, calls);
    }
    const any = group.wanted.filter(takesAny);
    missing.push(rest.wanted, any.slice(rest.made.length));
    extra.push(rest.made.slice(any.length));
  }
  return { missing: missing.flat().sort(rising), extra: extra.flat().sort(rising) };
}
function groupsOf(expected, calls) {
  const groups = /* @__PURE__ */ new Map();
  const groupOf = (tool) => {
    const group = groups.get(tool) ?? { wanted: [], made: [] };
    groups.set(tool, group);
    return group;
  };
  expected.forEach(({ tool }, index) => {
    groupOf(tool).wanted.push(index);
  });
  calls.forEach(({ tool }, index) => {
    groupOf(tool).made.push(index);
  });
  return groups;
}
function pairSame({ wanted: wanted2, made }, expected, calls) {
  if (wanted2.length === 0 || made.length === 0) return { wanted: wanted2, made };
  const free = /* @__PURE__ */ new Map();
  for (const index of made.toReversed()) {
    const key = canonicalJson(argumentsOf(calls[index]));
    const same = free.get(key);
    if (same === void 0) free.set(key, [index]);
    else same.push(index);
  }
  const paired = /* @__PURE__ */ new Set();
  const rest = wanted2.filter((index) => {
    const call = free.get(canonicalJson(expected[index]?.args))?.pop();
    if (call !== void 0) paired.add(call);
    return call === void 0;
  });
  return { wanted: rest, made: made.filter((index) => !paired.has(index)) };
}
function pairParts({ wanted: wanted2, made }, expected, calls) {
  const args = made.map((index) => argumentsOf(calls[index]));
  const edges = wanted2.map((index) => wholesOf(expected[index]?.args, args));
  const partners = maximumMatching(edges, made.length);
  const taken = new Set(partners);
  return {
    wanted: wanted2.filter((_, at) => partners[at] === -1),
    made: made.filter((_, at) => !taken.has(at))
  };
}
function wholesOf(part, args) {
  const found = [];
  for (let index = 0; index < args.length; index++) if (includesPart(args[index], part)) found.push(index);
  return found;
}
function rising(a, b) {
  return a - b;
}
function doubtIn({ expected, modeOf }, isFact) {
  const counting = expected.filter(({ tool }) => modeOf(tool) !== "ignore");
  if (counting.some(({ args }) => holdsLargeNumber(args))) return TOO_LARGE;
  return isFact && counting.some(({ args }) => holdsMark(args)) ? REDACTED : void 0;
}

// src/rubric/trace/reference-calls.ts
function compileReference(file, pointer, compiling) {
  if (file === void 0) return () => [];
  if (!isList(file)) return fromFact(file.field, `${pointer}/field`, compiling);
  const facts = compiling.facts.length;
  const sound = soundItems(file, pointer);
  const reads = sound.map(({ item, at }) => compileCall(item, at, compiling));
  if (compiling.facts.length > facts) return (at) => reads.map((read) => read(at));
  const calls = sound.map(({ item }) => writtenCall(item));
  return () => calls;
}
function isList(file) {
  return Array.isArray(file);
}
function fromFact(path, pointer, compiling) {
  const fact = compileFact(path, pointer, compiling);
  const accepts = (value) => Array.isArray(value) && value.every((item) => isCall(item) || isMessage(item));
  compiling.facts.push({ ...fact, accepts, wanted: "a list of tool calls" });
  return (at) => fact.read(at).filter(isCall).map(writtenCall);
}
function compileCall(call, pointer, compiling) {
  if (typeof call === "string" || call.args === void 0) return () => writtenCall(call);
  const { tool } = call;
  const args = compileArguments(call.args, `${pointer}/args`, compiling);
  return (at) => ({ tool, args: args(at) });
}
function writtenCall(call) {
  return typeof call === "string" ? { tool: call, args: void 0 } : { tool: call.tool, args: call.args ?? {} };
}
function isCall(item) {
  if (typeof item === "string") return item !== "";
  return isRecord(item) && typeof item.tool === "string" && (item.type === void 0 || item.type === "tool_call");
}
function isMessage(item) {
  return isRecord(item) && item.type === "message";
}

// src/rubric/trace/trajectory.ts
var MODES = {
  strict: {
    missing: false,
    extra: false,
    ordered: true,
    because: (made) => `${counted(made, "call")} of the reference, in its order and no other`
  },
  unordered: {
    missing: false,
    extra: false,
    ordered: false,
    because: (made) => `${counted(made, "call")} of the reference and no other`
  },
  subset: {
    missing: true,
    extra: false,
    ordered: false,
    because: (made, expected) => `${counted(made, "call")} made, none beyond the reference's ${expected}`
  },
  superset: {
    missing: false,
    extra: true,
    ordered: false,
    because: (made, expected) => `${counted(made, "call")} made, none of the reference's ${expected} left out`
  }
};
function compileTrajectory(file, pointer, compiling) {
  const reference = compileReference(file.reference, `${pointer}/reference`, compiling);
  checkToolNames(file, pointer, compiling);
  const mode = MODES[file.mode];
  const argsOf = new Map(Object.entries(file.args_of ?? {}));
  const modeOf = (tool) => argsOf.get(tool) ?? file.args ?? "exact";
  return (stretch) => {
    const comparison2 = { stretch, expected: reference(stretch.at), ...toolCalls(stretch), modeOf };
    const holds = test(comparison2, mode);
    const doubt = holds === true ? doubtIn(comparison2, !Array.isArray(file.reference)) : void 0;
    if (doubt !== void 0) return { holds: void 0, explain: () => explainDoubt(doubt) };
    return { holds, explain: () => holds === true ? explainHolds(comparison2, mode) : explainFails(comparison2, mode) };
  };
}
function checkToolNames({ reference, args_of: argsOf = {} }, pointer, compiling) {
  if (!Array.isArray(reference)) return;
  const known = reference.flatMap((call) => typeof call === "string" ? call : call?.tool ?? []);
  if (known.length < reference.length) return;
  for (const tool of Object.keys(argsOf).filter((name) => !known.includes(name)))
    compiling.problems.add(memberPointer(`${pointer}/args_of`, tool), {
      code: "unknown-tool",
      what: `the reference has no call of \`${tool}\``,
      mend: adviseName(tool, [...new Set(known)])
    });
}
function toolCalls({ steps, from, to }) {
  const calls = [];
  const places = [];
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step?.type !== "tool_call") continue;
    calls.push(step);
    places.push(index);
  }
  return { calls, places };
}
function test(comparison2, mode) {
  const { calls, expected } = comparison2;
  if (!mode.missing && calls.length < expected.length) return false;
  if (!mode.extra && calls.length > expected.length) return false;
  if (mode.ordered) return firstOutOfOrder(comparison2) === -1;
  const left = pairCalls(comparison2);
  if (left === void 0) return void 0;
  return (mode.missing || left.missing.length === 0) && (mode.extra || left.extra.length === 0);
}
function isInPlace({ expected, calls, modeOf }, index) {
  const [call, wanted2] = [calls[index], expected[index]];
  return call !== void 0 && wanted2 !== void 0 && isExpected(call, wanted2, modeOf(call.tool));
}
function firstOutOfOrder(comparison2) {
  return comparison2.calls.findIndex((_, index) => !isInPlace(comparison2, index));
}
function explainDoubt(why) {
  return { because: `the calls look like those of the reference, but ${why}`, decisive: [] };
}
function explainHolds(comparison2, mode) {
  const { calls, expected, places, stretch } = comparison2;
  const extra = new Set(mode.extra ? pairCalls(comparison2)?.extra : []);
  const paired = places.filter((_, index) => !extra.has(index));
  const because = mode.because(calls.length, expected.length);
  if (paired.length === 0) return { because, decisive: [] };
  const names = `${paired.length === 1 ? "that is" : "those are"} ${nameSteps(stretch, paired)}`;
  return { because: `${because}; ${names}`, decisive: paired.slice(0, 3) };
}
function explainFails(comparison2, mode) {
  const { calls, expected, places, stretch } = comparison2;
  const counts = `${counted(calls.length, "call")} against ${expected.length} of the reference`;
  const left = pairCalls(comparison2);
  if (left === void 0) return { because: `${counts}: too many to be compared with each other`, decisive: [] };
  const missing = mode.missing ? [] : left.missing;
  const extra = (mode.extra ? [] : left.extra).map((index) => places[index]);
  if (missing.length === 0 && extra.length === 0) return explainOrder(comparison2);
  const lacking2 = lackingCalls(comparison2, left, missing.slice(0, 3));
  const parts = [
    missing.length === 0 ? "" : `missing ${firstThree(missing.map((_, nth) => () => lacking2[nth]?.shown ?? ""))}`,
    extra.length === 0 ? "" : `extra ${nameSteps(stretch, extra)}`
  ];
  const named = /* @__PURE__ */ new Set([...lacking2.flatMap(({ nearest }) => nearest ?? []), ...extra]);
  return { because: `${counts}: ${clauses(...parts)}`, decisive: [...named].slice(0, 3) };
}
function lackingCalls(comparison2, { extra }, missing) {
  const { calls, places, expected, modeOf, stretch } = comparison2;
  const unpaired = extra.map((index) => {
    return { call: calls[index], path: stretch.path, index: places[index] };
  });
  return missing.map((index) => {
    const call = expected[index];
    const nearest = nearestCall(call, unpaired, modeOf(call.tool));
    return {
      shown: `${shownCall(call, modeOf)}${nearest === void 0 ? "" : ` (${nearest.says})`}`,
      nearest: nearest?.index
    };
  });
}
function explainOrder(comparison2) {
  const { calls, expected, places, stretch, modeOf } = comparison2;
  const wrong = [...calls.keys()].filter((index) => !isInPlace(comparison2, index));
  const shown2 = wrong.map((index) => () => {
    return `${nameStep(stretch, places[index])} where ${shownCall(expected[index], modeOf)} is expected`;
  });
  const decisive = wrong.slice(0, 3).map((index) => places[index]);
  return { because: `${counted(calls.length, "call")} of the reference, out of order: ${firstThree(shown2)}`, decisive };
}
function shownCall(call, modeOf) {
  return call.args === void 0 || modeOf(call.tool) === "ignore" ? call.tool : `${call.tool} ${shownValue(call.args, IN_SENTENCE)}`;
}

// src/rubric/trace/trace-patterns.ts
var TRACE_PATTERNS = {
  exists: (file, pointer, compiling) => exists(compileStep(file, pointer, compiling), compileOthers(file, pointer, compiling)),
  absence: (file, pointer, compiling) => absence(compileStep(file, pointer, compiling)),
  count: compileCount,
  precedence: ({ each, after }, pointer, compiling) => precedence(compileStep(each, `${pointer}/each`, compiling), compileStep(after, `${pointer}/after`, compiling)),
  response: ({ each, then: next }, pointer, compiling) => response(compileStep(each, `${pointer}/each`, compiling), compileStep(next, `${pointer}/then`, compiling)),
  sequence: (files, pointer, compiling) => sequence(files.map((file, index) => compileStep(file, `${pointer}/${index}`, compiling))),
  universality: ({ each, fits }, pointer, compiling) => {
    const kind = each === void 0 ? anyStep : compileStep(each, `${pointer}/each`, compiling);
    return universality(kind, compileStep(fits, `${pointer}/fits`, compiling));
  },
  trajectory: compileTrajectory
};
var anyStep = { fits: () => true, shown: "" };
function compileOthers({ tool, args }, pointer, compiling) {
  return tool === void 0 || args === void 0 ? null : compileStep({ tool }, pointer, compiling);
}
function exists(step, others) {
  return (stretch) => {
    const found = firstFit(stretch, step);
    if (found !== -1) return stepFits(stretch, found, step, true);
    const called = others === null ? [] : allFits(stretch, others);
    return sighting(false, called.slice(0, 3), () => clauses(noneWords(step), madeWith(stretch, called)));
  };
}
function madeWith(stretch, calls) {
  const shown2 = calls.map((index) => () => {
    const call = stretch.steps[index];
    return `${nameStep(stretch, index)} has ${shownValue(argumentsOf(call), IN_SENTENCE)}`;
  });
  return firstThree(shown2);
}
function absence(step) {
  return (stretch) => {
    const found = firstFit(stretch, step);
    return found === -1 ? noneFits(step, true) : stepFits(stretch, found, step, false);
  };
}
function compileCount(file, pointer, compiling) {
  const { at_least: least, at_most: most, exactly } = file;
  const bad = (what, expected, found) => compiling.problems.add(pointer, { code: "bad-pattern", what, expected, found });
  if (boundsOf(file) === "" && !mayHaveHad(file, BOUNDS))
    bad("a count needs a bound", "at_least, at_most or exactly", "none of them");
  const smallest = Math.max(least ?? 0, exactly ?? 0);
  if (smallest > Math.min(most ?? smallest, exactly ?? smallest))
    bad("no number is within these bounds", "at_least not above exactly, and neither above at_most", boundsOf(file));
  const step = compileStep(file.of, `${pointer}/of`, compiling);
  const { watch } = compiling.names;
  return count(step, file, (found) => watch?.(pointer, found));
}
var BOUNDS = ["at_least", "at_most", "exactly"];
function boundsOf(file) {
  const written2 = BOUNDS.filter((bound) => file[bound] !== void 0);
  return written2.map((bound) => `${bound.replace("_", " ")} ${file[bound]}`).join(" and ");
}
function count(step, file, tell) {
  const { at_least: least, at_most: most, exactly } = file;
  const bounds = boundsOf(file);
  const holds = (found) => found >= (least ?? 0) && found <= (most ?? found) && found === (exactly ?? found);
  return (stretch) => {
    const found = allFits(stretch, step);
    tell(found.length);
    return sighting(holds(found.length), found, () => `${countSteps(stretch, found, step)}; ${bounds} wanted`);
  };
}
function precedence(each, after) {
  return (stretch) => {
    const first = firstFit(stretch, each);
    if (first === -1) return noneFits(each, true);
    const earlier = firstFit({ ...stretch, to: first }, after);
    const name = () => nameStep(stretch, first);
    if (earlier === -1)
      return sighting(false, [first], () => `${name()} has no step before it that fits ${after.shown}`);
    return sighting(true, [earlier, first], () => `${name()} comes after ${nameStep(stretch, earlier)}`);
  };
}
function response(each, next) {
  return (stretch) => {
    const last = lastFit(stretch, each);
    if (last === -1) return noneFits(each, true);
    const later = lastFit({ ...stretch, from: last + 1 }, next);
    const name = () => nameStep(stretch, last);
    if (later === -1) return sighting(false, [last], () => `${name()} has no step after it that fits ${next.shown}`);
    return sighting(true, [last, later], () => `${name()} comes before ${nameStep(stretch, later)}`);
  };
}
function sequence(entries) {
  return (stretch) => {
    const found = [];
    for (const entry of entries) {
      const next = firstFit({ ...stretch, from: (found.at(-1) ?? stretch.from - 1) + 1 }, entry);
      if (next === -1) return brokenSequence(stretch, found, entry);
      found.push(next);
    }
    return sighting(true, found, () => `${nameSteps(stretch, found)} are in this order`);
  };
}
function brokenSequence(stretch, found, entry) {
  const last = found.at(-1);
  if (last === void 0) return noneFits(entry, false);
  return sighting(false, [last], () => `no step after ${nameStep(stretch, last)} fits ${entry.shown}`);
}
function universality(each, fits) {
  const misfit = { fits: (step, at) => each.fits(step, at) && !fits.fits(step, at), shown: "" };
  return (stretch) => {
    const found = firstFit(stretch, misfit);
    if (found !== -1) return sighting(false, [found], () => `${nameStep(stretch, found)} does not fit ${fits.shown}`);
    return { holds: true, explain: () => universe(stretch, each, fits) };
  };
}
function universe(stretch, each, fits) {
  const all2 = allFits(stretch, each);
  const kind = each === anyStep ? "" : ` of ${each.shown}`;
  if (all2.length === 0) return { because: `there is no step${kind}`, decisive: [] };
  const which = all2.length === 1 ? `the only step${kind} fits` : `all ${all2.length} steps${kind} fit`;
  return { because: `${which} ${fits.shown}: ${nameSteps(stretch, all2)}`, decisive: all2 };
}
function sighting(holds, decisive, because) {
  return { holds, explain: () => ({ because: because(), decisive }) };
}
function noneFits(step, holds) {
  return sighting(holds, [], () => noneWords(step));
}
function noneWords({ shown: shown2 }) {
  return `no step fits ${shown2}`;
}
function stepFits(stretch, index, step, holds) {
  return sighting(holds, [index], () => `${nameStep(stretch, index)} fits ${step.shown}`);
}
function countSteps(stretch, found, step) {
  const list = found.length === 0 ? "" : `: ${nameSteps(stretch, found)}`;
  return `${found.length} ${found.length === 1 ? "step fits" : "steps fit"} ${step.shown}${list}`;
}

// src/rubric/trace/compile-trace.ts
function compileTrace(file, pointer, outer) {
  if (file === void 0) return neverAsked;
  const compiling = { ...outer, facts: [] };
  const list = compileStepList(file.in ?? "trace", file.in === void 0 ? pointer : `${pointer}/in`, compiling);
  const look = compilePattern(file, pointer, compiling);
  const scope = compileScope(file, pointer, compiling);
  const tellsFacts = file.trajectory === void 0;
  const pattern = { list, facts: compiling.facts, tellsFacts, scope, look, onEmpty: emptyAnswer(file) };
  return { test: (at) => test2(pattern, at), explain: (at, notes) => explain(pattern, at, notes) };
}
function emptyAnswer({ on_empty_trace: answer, trajectory }) {
  if (answer !== "pass") return { holds: void 0 };
  return trajectory === void 0 ? { holds: true } : null;
}
function compilePattern(file, pointer, compiling) {
  const names = Object.keys(TRACE_PATTERNS).filter((name2) => Object.hasOwn(file, name2));
  const [name = ""] = names;
  const compile = TRACE_PATTERNS[name];
  const written2 = file[name];
  if (compile !== void 0 && names.length === 1)
    return written2 === void 0 ? NEVER_LOOKS : compile(written2, `${pointer}/${name}`, compiling);
  if (compile !== void 0 || !mayHaveHad(file, Object.keys(TRACE_PATTERNS)))
    refusePatterns(names, pointer, compiling);
  return NEVER_LOOKS;
}
function refusePatterns(names, pointer, { problems }) {
  const what = "a trace condition is one pattern";
  problems.add(pointer, { code: "bad-pattern", what, ...exactlyOne(Object.keys(TRACE_PATTERNS), names) });
}
var NEVER_LOOKS = () => ({ holds: void 0, explain: () => ({ because: "", decisive: [] }) });
function test2({ list, facts, scope, look, onEmpty }, at) {
  const steps = readFit(list, at);
  if (steps === void 0) return void 0;
  if (steps.length === 0 && onEmpty !== null) return onEmpty.holds;
  for (const fact of facts) if (readFit(fact, at) === void 0) return void 0;
  const stretches = stretchesOf(scope, whole(list, at, steps));
  for (const stretch of stretches) {
    const { holds } = look(stretch);
    if (holds !== true) return holds;
  }
  return stretches.length === 0 ? void 0 : true;
}
function explain(pattern, at, notes) {
  const { list, facts, scope, look, onEmpty } = pattern;
  const steps = readFit(list, at);
  if (steps === void 0) return explainUnfit(list, at, notes);
  if (steps.length === 0 && onEmpty !== null) return `${list.path === "trace" ? "the trace" : list.path} is empty`;
  for (const fact of facts) if (readFit(fact, at) === void 0) return explainUnfit(fact, at, notes);
  const all2 = whole(list, at, steps);
  const stretches = stretchesOf(scope, all2);
  if (stretches.length === 0) return scope.explainNone(all2);
  const { because, decisive } = explainStretches(stretches, look);
  for (const { path, read } of facts) observe(notes, { field: path, value: shownValue(read(at), OBSERVED) });
  for (const index of decisive.slice(0, MOST_STEPS))
    observe(notes, { field: `${list.path}.${index}`, value: JSON.stringify(labelOf(steps[index])) });
  return clauses(because, pattern.tellsFacts ? told(facts, at) : "");
}
function told(facts, at) {
  const reads = new Map(facts.map(({ path, read }) => [path, read]));
  const shown2 = [...reads].map(
    ([path, read]) => () => `${path} is ${shownValue(read(at), IN_SENTENCE)}`
  );
  return firstThree(shown2);
}
var MOST_STEPS = 3;
function explainStretches(stretches, look) {
  const broken = stretches.find((stretch) => look(stretch).holds !== true);
  const shown2 = broken ?? mostToSee(stretches, look);
  const { because, decisive } = look(shown2).explain();
  const all2 = broken === void 0 && stretches.length > 1 ? `holds in each of ${stretches.length} stretches; ` : "";
  return { because: `${all2}${placeOf(shown2)}${because}`, decisive };
}
function mostToSee(stretches, look) {
  const seen2 = (stretch) => look(stretch).explain().decisive.length;
  let best = { stretch: stretches[0], steps: -1 };
  for (const stretch of stretches) {
    const steps = seen2(stretch);
    if (steps > best.steps) best = { stretch, steps };
  }
  return best.stretch;
}
function stretchesOf(scope, all2) {
  return all2.steps.length === 0 ? [all2] : scope.stretches(all2);
}
function whole({ path }, at, steps) {
  return { at, path, steps, from: 0, to: steps.length, end: steps.length };
}

// src/contract/rounded.ts
function rounded(value) {
  return Math.round(value * 1e12) / 1e12 + 0;
}

// src/contract/sums.ts
function sumOf(terms) {
  let sum = 0;
  let lost = 0;
  for (const term of terms) {
    const next = sum + term;
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    sum = next;
  }
  return sum + lost;
}
function meanOf(terms) {
  return sumOf(terms) / terms.length;
}

// src/rubric/values/numbers.ts
var ARITHMETIC = {
  "+": (a, b) => settled(a + b, Math.abs(a) + Math.abs(b)),
  "-": (a, b) => settled(a - b, Math.abs(a) + Math.abs(b)),
  "*": (a, b) => settled(a * b, 2 * Math.abs(a * b)),
  // Whole numbers are exact, and so is what is nearest to their quotient: what a harness divides itself is equal to it.
  "/": (a, b) => Number.isInteger(a) && Number.isInteger(b) ? a / b : settled(a / b, 2 * Math.abs(a / b)),
  "%": (a, b) => a % b
};
function decimalSum(values) {
  return settled(
    sumOf(values),
    values.reduce((scale, value) => scale + Math.abs(value), 0)
  );
}
function decimalMean(values) {
  return ARITHMETIC["/"](decimalSum(values), values.length);
}
var MOST_DECIMALS = 100;
function settled(result, scale) {
  if (Number.isInteger(result) || !Number.isFinite(result)) return result;
  const decimals = 14 - exponentOf(scale);
  if (decimals < 0 || decimals > MOST_DECIMALS) return result;
  const decimal = Number(result.toFixed(decimals));
  return Math.abs(decimal - result) <= Number.EPSILON * scale ? decimal : result;
}
function exponentOf(value) {
  const text = value.toExponential();
  return Number(text.slice(text.indexOf("e") + 1));
}
function roundHalfAway(value) {
  const whole2 = Math.trunc(value);
  return Math.abs(value - whole2) >= 0.5 ? whole2 + Math.sign(value) : whole2;
}
var DECIMAL = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
function parseDecimal(text) {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : void 0;
}

// src/rubric/json-schema/reference-steps.ts
var MAX_STEPS2 = 1e6;
var STEPS_OF_ONE = 10;
var TEXT_PER_VALUE = 256;
var MAX_LEVELS = 500;
var ReferencesExceeded = class extends Error {
};
function countReferences(ajv) {
  let [steps, level, sizes] = [0, 0, /* @__PURE__ */ new WeakMap()];
  const enter = (value) => {
    steps += STEPS_OF_ONE + sizeOf(value, sizes);
    level += 1;
    if (steps > MAX_STEPS2) throw new ReferencesExceeded(`its references take more than ${MAX_STEPS2} steps`);
    if (level > MAX_LEVELS) throw new ReferencesExceeded(`its references lead through more than ${MAX_LEVELS} levels`);
  };
  const leave = () => {
    level -= 1;
  };
  for (const keyword of ["$ref", "$dynamicRef", "$recursiveRef"]) surround(ajv, keyword, enter, leave);
  return {
    restart: () => {
      if (steps > 0) [steps, level, sizes] = [0, 0, /* @__PURE__ */ new WeakMap()];
    }
  };
}
function surround(ajv, keyword, enter, leave) {
  const { _ } = loadLazily("./ajv-dist-2020.js.cjs");
  const definition = ajv.getKeyword(keyword);
  const { code } = definition;
  definition.code = (at, ruleType) => {
    const { gen, data } = at;
    gen.code(_`${gen.scopeValue("func", { ref: enter })}(${data})`);
    code(at, ruleType);
    gen.code(_`${gen.scopeValue("func", { ref: leave })}()`);
  };
}
function sizeOf(value, known) {
  if (typeof value === "string") return 1 + Math.floor(value.length / TEXT_PER_VALUE);
  if (typeof value !== "object" || value === null) return 1;
  const before = known.get(value);
  if (before !== void 0) return before;
  let size = 1;
  for (const part of Object.values(value)) size += sizeOf(part, known);
  known.set(value, size);
  return size;
}

// src/rubric/json-schema/schema-faults.ts
var SHORT2 = 40;
var EXPECTED2 = 100;
var POINTER = 120;
var MOST_FAULTS = 3;
var MOST_PARTS = 100;
var NO_FAULTS = { shown: [], more: 0 };
function describeFaults(errors) {
  const told2 = wholes(errors, ["contains", "propertyNames"]).map(({ at }) => errors[at]);
  const said = told2.filter(({ keyword }) => keyword !== "if");
  const faults = wholes(said, CHOICES);
  const shown2 = faults.slice(0, MOST_FAULTS).map((whole2) => wholeFault(whole2, said));
  return { shown: shown2, more: faults.length - shown2.length };
}
var CHOICES = ["anyOf", "oneOf"];
function wholes(errors, keywords) {
  const found = [];
  for (const [at, error] of errors.entries()) {
    const from = keywords.includes(error.keyword) ? leaveOutParts(found, error, errors) : void 0;
    found.push({ from: from ?? at, at });
  }
  return found;
}
function leaveOutParts(found, whole2, errors) {
  const isPart2 = partOf(whole2);
  const isBefore = ({ at }) => !mayBePart(errors[at], whole2);
  const last = found.splice(found.findLastIndex(isBefore) + 1);
  for (const one of last) if (!isPart2(errors[one.at])) found.push(one);
  return last[0]?.from;
}
function mayBePart({ instancePath: at, schemaPath }, whole2) {
  const isSame = at === whole2.instancePath && schemaPath === whole2.schemaPath;
  return !isSame && `${at}/`.startsWith(`${whole2.instancePath}/`);
}
function partOf(whole2) {
  const schemas = [whole2.schema].flat();
  const referred = schemas.flatMap(({ $ref = [] }) => $ref);
  const above = [whole2.schemaPath, ...referred].map((path) => `${path}/`);
  return ({ schemaPath }) => above.some((path) => schemaPath.startsWith(path));
}
function wholeFault({ from, at }, errors) {
  const error = errors[at];
  return CHOICES.includes(error.keyword) ? choiceFault(error, errors.slice(from, at)) : fault(error);
}
function choiceFault(choice, before) {
  const parts = before.filter(partOf(choice)).slice(0, MOST_PARTS);
  if (parts.length === 0) return fault(choice);
  const faults = new Set(parts.map((error) => faultWithin(error, choice)));
  const expected = cut([...faults].join(", or "), EXPECTED2);
  return `${shownPointer(choice.instancePath)} ${expected}, found ${shownValue(choice.data, SHORT2)}`;
}
function faultWithin(error, choice) {
  const isSame = error.instancePath === choice.instancePath;
  return missingOrForbidden(error) ?? `${isSame ? "" : `${shownPointer(error.instancePath)} `}${expectation(error)}`;
}
function fault(error) {
  const whole2 = `${shownPointer(error.instancePath)} ${expectation(error)}, found ${shownValue(error.data, SHORT2)}`;
  return missingOrForbidden(error) ?? whole2;
}
function missingOrForbidden({ keyword, params, schema, instancePath }) {
  const below2 = (name) => shownPointer(memberPointer(instancePath, String(name)));
  switch (keyword) {
    case "required":
      return `${below2(params.missingProperty)} is missing`;
    case "additionalProperties":
    case "unevaluatedProperties":
      return `${below2(params.additionalProperty ?? params.unevaluatedProperty)} is not allowed`;
    case "false schema":
      return `${shownPointer(instancePath)} is not allowed`;
    case "propertyNames":
      return `${below2(params.propertyName)} has a name that does not fit ${shownValue(schema, SHORT2)}`;
    default:
      return void 0;
  }
}
function expectation({ keyword, params, schema, message = "is wrong" }) {
  switch (keyword) {
    case "type":
      return `must be ${[params.type].flat().join(" or ")}`;
    case "enum":
      return `must be one of ${shownValue(params.allowedValues, SHORT2)}`;
    case "const":
      return `must be ${shownValue(params.allowedValue, SHORT2)}`;
    case "multipleOf":
      return `must be multiple of ${schema}`;
    case "contains":
      return `must have ${itemsOf(params)} ${shownValue(schema, SHORT2)}`;
    default:
      return cut(message, EXPECTED2);
  }
}
function itemsOf({ minContains: least, maxContains: most }) {
  const bounds = most === void 0 ? `at least ${least}` : `at least ${least} and at most ${most}`;
  return (most ?? least) === 1 ? `${bounds} item that fits` : `${bounds} items that fit`;
}
function shownPointer(pointer) {
  return pointer === "" ? "(the whole)" : cutMiddle(pointer, POINTER);
}

// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var schema_default = () => loadLazily("./json-schema-2020-12.cjs");

// src/contract/more-problems.ts
var CODE = "more-problems";
function moreProblems(count2) {
  return count2 <= 0 ? [] : [{ code: CODE, what: `and ${counted(count2, "more problem")}` }];
}
function countProblems(problems) {
  const stoodFor = problems.map(({ code, what }) => code === CODE ? Number(/\d+/.exec(what)) : 1);
  return stoodFor.reduce((sum, count2) => sum + count2, 0);
}

// src/contract/validator-options.json
var validator_options_default = {
  allErrors: true,
  verbose: true,
  strictTypes: false,
  allowUnionTypes: true
};

// src/contract/schema/schema-causes.ts
function causesOf(errors) {
  const own = errors.filter(isOwnCause);
  return own.length > 0 ? widestTypes(nearestCauses(own, errors)) : errors;
}
function nearestCauses(own, errors) {
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const nearest = /* @__PURE__ */ new Map();
  for (const { instancePath: at, keyword } of own) nearest.set(at, Math.max(nearest.get(at) ?? 0, nearness(keyword)));
  return own.filter(({ instancePath: at, keyword }) => !choices.has(at) || nearness(keyword) === nearest.get(at));
}
function nearness(keyword) {
  return keyword === "type" ? 0 : keyword === "enum" ? 1 : 2;
}
function widestTypes(errors) {
  const widest = /* @__PURE__ */ new Map();
  for (const error of errors) {
    const { instancePath: at } = error;
    widest.set(at, Math.max(widest.get(at) ?? 0, width(error)));
  }
  return errors.filter((error) => error.keyword !== "type" || width(error) === widest.get(error.instancePath));
}
function width({ keyword, params }) {
  if (keyword === "enum") return Number.POSITIVE_INFINITY;
  return keyword === "type" ? [params.type].flat().length : 0;
}
function isChoice({ keyword }) {
  return keyword === "anyOf" || keyword === "oneOf";
}
function isOwnCause(error) {
  return !["if", "anyOf", "oneOf", "allOf", "propertyNames"].includes(error.keyword) || error.schema === false;
}
function unknownKeyOf({ params }) {
  const { additionalProperty, unevaluatedProperty } = params;
  return additionalProperty ?? unevaluatedProperty;
}
function knownKeys({ parentSchema }) {
  return Object.keys(parentSchema.properties ?? {});
}
function withoutMisspelt(errors) {
  const meant = new Set(
    errors.flatMap((error) => {
      const key = unknownKeyOf(error);
      return key === void 0 ? [] : [`${error.instancePath} ${nearestName(key, knownKeys(error))}`];
    })
  );
  return errors.filter(({ keyword, instancePath: at, params }) => {
    return keyword !== "required" || !meant.has(`${at} ${params.missingProperty}`);
  });
}

// src/contract/schema/schema-words.ts
var BOUNDS2 = /* @__PURE__ */ new Map([
  ["minItems", ["at least", "item"]],
  ["maxItems", ["at most", "item"]],
  ["minProperties", ["at least", "key"]],
  ["maxProperties", ["at most", "key"]],
  ["minLength", ["at least", "character"]],
  ["maxLength", ["at most", "character"]]
]);
function expectationOf({ keyword, params, message, parentSchema }) {
  const { limit = 0, pattern } = params;
  if (keyword === "minLength" && limit === 1) return "text that is not empty";
  if (keyword === "uniqueItems") return "every item once";
  if (keyword === "pattern") return textLike(parentSchema) ?? `text that matches ${shown(pattern)}`;
  const [bound, noun] = BOUNDS2.get(keyword) ?? [];
  if (noun !== void 0) return `${bound} ${counted(limit, noun)}`;
  return message?.replace(/^must (be )?/, "") ?? keyword;
}
function textLike(schema) {
  const example = exampleOf(schema);
  const { pattern } = schema ?? {};
  return pattern !== void 0 && example !== void 0 ? `text like ${shown(example)}` : void 0;
}
function exampleOf(schema) {
  const [example] = (schema ?? {}).examples ?? [];
  return typeof example === "string" ? example : void 0;
}

// src/contract/schema/schema-hints.ts
function typeHint({ data, parentSchema }, wanted2) {
  if (wanted2.includes("array")) return "Begin each item with `- ` on a line of its own, or write [ONE, TWO]";
  if (wanted2.includes("string")) return textHint(data, wanted2, parentSchema);
  if (data === null) return "Nothing stands there";
  if (typeof data !== "string") return "";
  if (wanted2.includes("boolean") && BOOLEAN_WORD.test(data)) return "Write true or false, without quotes";
  const isNumeric = wanted2.includes("number") || wanted2.includes("integer");
  if (!isNumeric) return "";
  const percent = PERCENT.exec(data)?.[1];
  if (percent !== void 0) return wanted2.includes("number") ? percentWords(Number(percent), parentSchema) : "";
  return DECIMAL2.test(data) ? "Write the number without quotes" : "";
}
function textHint(data, wanted2, schema) {
  const isPart2 = typeof data === "object" && data !== null;
  if (isPart2 || wanted2.includes("object")) return "";
  const { pattern } = schema ?? {};
  const example = exampleOf(schema);
  const isOtherForm = pattern !== void 0 && !new RegExp(pattern, "u").test(String(data));
  return isOtherForm && example !== void 0 ? `Quote it, and write it like ${shown(example)}` : "Quote it";
}
var BOOLEAN_WORD = /^(?:yes|no|on|off|y|n|true|false)$/i;
var DECIMAL2 = /^-?\d+(?:\.\d+)?$/;
var DAY = /^\d{4}-\d\d-\d\d$/;
var LEAST_PERCENT = 2;
var PERCENT = /^(\d+(?:\.\d+)?) ?%$/;
function formHint({ data, keyword, params, parentSchema }) {
  if (typeof data === "number") return data >= LEAST_PERCENT ? rateHint(data, parentSchema) : "";
  if (keyword !== "pattern") return "";
  const isNoDay = DAY.test(String(data)) && DAY.test(exampleOf(parentSchema) ?? "");
  if (isNoDay) return "The calendar has no such day; the year comes first, then month and day";
  return charactersHint(String(data), params.pattern);
}
var PLAIN_NAME = /^\^(?:\[[^\]]+\])?\[([^\]]+)\](?:\{[\d,]+\}|[*+])\$$/;
function charactersHint(name, pattern) {
  const allowed = PLAIN_NAME.exec(pattern)?.[1];
  const other = allowed === void 0 ? void 0 : new RegExp(`[^${allowed}]`, "u").exec(name)?.[0];
  return other === void 0 ? "" : `\`${inline(other)}\` cannot stand in it, only \`${allowed}\``;
}
function rateHint(value, schema) {
  return isRate(schema) && value <= 100 ? `Rates are 0 to 1, not percent: did you mean ${asShare(value)}?` : "";
}
function isRate(schema) {
  return schema?.maximum === 1;
}
function percentWords(percent, schema) {
  return isRate(schema) ? rateHint(percent, schema) : `Write ${asShare(percent)}`;
}
function asShare(percent) {
  return Number((percent / 100).toPrecision(12));
}

// src/contract/schema/schema-check.ts
var LISTED = 100;
function schemaCheck(schema) {
  let ready;
  const problems = (value, locate) => {
    ready ??= validatorOf(schema);
    if (ready(value)) return [];
    const errors = causesOf(ready.errors ?? []);
    const listed = distinct(withoutMisspelt(errors.slice(0, LISTED)).map((error) => describeError(error, locate)));
    const rest = errors.length - LISTED;
    return [...listed, ...moreProblems(rest)];
  };
  const parse = (value, locate) => {
    const found = problems(value, locate);
    if (found.length > 0) throw new UserError(found);
    return value;
  };
  return { problems, parse };
}
function validatorOf(schema) {
  if (typeof schema === "function") return schema();
  const { Ajv2020 } = loadLazily("./ajv-dist-2020.js.cjs");
  const ajv = new Ajv2020(validator_options_default);
  return ajv.getSchema(schema.$id ?? "") ?? ajv.compile(JSON.parse(JSON.stringify(schema), atBorder));
}
function atBorder(keyword, held) {
  return keyword === "allOf" ? void 0 : held;
}
function describeError(error, locate) {
  const params = error.params;
  const at = error.instancePath;
  switch (error.keyword) {
    case "additionalProperties":
    case "unevaluatedProperties":
      return unknownKey(error, unknownKeyOf(error) ?? "", locate);
    case "required":
    case "dependentRequired":
      return {
        code: "missing-key",
        what: `\`${inline(String(params.missingProperty))}\` is missing`,
        where: locate(at)
      };
    case "enum":
      return mismatch(
        error,
        `one of ${params.allowedValues.map(shown).join(", ")}`,
        locate,
        adviseEnum(error, params)
      );
    case "const":
      return mismatch(error, shown(params.allowedValue), locate);
    case "type":
      return mismatch(error, typeWords(error, [params.type].flat()), locate, typeHint(error, [params.type].flat()));
    default:
      return mismatch(error, expectationOf(error), locate, formHint(error));
  }
}
function unknownKey(error, key, locate) {
  const where = locate(memberPointer(error.instancePath, key));
  return {
    code: "unknown-key",
    what: `unknown key \`${inline(key)}\``,
    where,
    mend: adviseName(key, knownKeys(error))
  };
}
function mismatch(error, expected, locate, mend = "") {
  const { instancePath: at, propertyName: key } = error;
  const name = at === "" ? "the document" : `\`${inline(dotted(at))}\``;
  return {
    code: "bad-value",
    what: key === void 0 ? `${name} has a wrong value` : `\`${inline(key)}\` cannot be a key of ${name}`,
    where: locate(key === void 0 ? at : memberPointer(at, key)),
    expected,
    found: shown(error.data),
    mend
  };
}
function adviseEnum(error, params) {
  const allowed = params.allowedValues.filter((value) => typeof value === "string");
  return typeof error.data === "string" ? adviseNearest(error.data, allowed) : "";
}
function typeWords({ parentSchema }, wanted2) {
  const example = wanted2.length === 1 && wanted2[0] === "string" ? textLike(parentSchema) : void 0;
  return example ?? wanted2.join(" or ");
}
function distinct(problems) {
  const seen2 = /* @__PURE__ */ new Set();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    if (seen2.has(key)) return false;
    seen2.add(key);
    return true;
  });
}

// src/rubric/json-schema/schema-spots.ts
var ONE = /* @__PURE__ */ new Set([
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties"
]);
var MANY = /* @__PURE__ */ new Set([
  "$defs",
  "allOf",
  "anyOf",
  "definitions",
  "dependencies",
  "dependentSchemas",
  "oneOf",
  "patternProperties",
  "prefixItems",
  "properties"
]);
var OTHERS = [
  "$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary const",
  "contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum",
  "exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength",
  "minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly"
].flatMap((line) => line.split(" "));
var KEYWORDS = [...ONE, ...MANY, ...OTHERS].sort();
function* schemaSpots(schema, pointer = "") {
  if (!isRecord(schema)) return;
  yield { schema, pointer };
  for (const [keyword, value] of Object.entries(schema)) {
    const at = memberPointer(pointer, keyword);
    if (ONE.has(keyword)) yield* schemaSpots(value, at);
    if (!MANY.has(keyword) || typeof value !== "object" || value === null) continue;
    for (const [name, part] of Object.entries(value)) yield* schemaSpots(part, memberPointer(at, name));
  }
}

// src/rubric/json-schema/schema-mistakes.ts
var shape = schemaCheck(schema_default);
var NEEDS = [
  ["if", ["then", "else"]],
  ["then", ["if"]],
  ["else", ["if"]],
  ["minContains", ["contains"]],
  ["maxContains", ["contains"]]
];
function schemaMistakes(schema) {
  const misshapen = shape.problems(schema, (pointer) => ({ file: "", pointer }));
  const spots = [...schemaSpots(schema)];
  return [
    ...misshapen.map(({ where, ...problem }) => ({ ...problem, pointer: where?.pointer ?? "" })),
    ...spots.flatMap((spot) => [
      ...unknownKeywords(spot),
      ...idleKeywords(spot),
      ...badPatterns(spot),
      ...emptyEnum(spot)
    ]),
    ...brokenReferences(schema, spots)
  ].map((mistake) => ({ ...mistake, code: "bad-schema" }));
}
function unknownKeywords({ schema, pointer }) {
  const unknown = Object.keys(schema).filter((keyword) => !KEYWORDS.includes(keyword));
  return unknown.map((keyword) => ({
    pointer: memberPointer(pointer, keyword),
    what: `JSON Schema has no keyword \`${inline(keyword)}\``,
    mend: keyword === "nullable" ? 'Write `type: [string, "null"]`' : adviseNearest(keyword, KEYWORDS)
  }));
}
function idleKeywords({ schema, pointer }) {
  return NEEDS.flatMap(([keyword, others]) => {
    if (!Object.hasOwn(schema, keyword) || others.some((other) => Object.hasOwn(schema, other))) return [];
    const expected = others.map((other) => `\`${other}\``).join(" or ");
    const what = `\`${keyword}\` says nothing without ${expected} beside it`;
    return [{ pointer: memberPointer(pointer, keyword), what }];
  });
}
function emptyEnum({ schema, pointer }) {
  if (!Array.isArray(schema.enum) || schema.enum.length > 0) return [];
  return [{ pointer: `${pointer}/enum`, what: "an empty `enum` lets nothing fit", found: "[]" }];
}
function badPatterns({ schema, pointer }) {
  const { pattern, patternProperties } = schema;
  const places = isRecord(patternProperties) ? Object.keys(patternProperties) : [];
  return [
    ...typeof pattern === "string" ? badPattern(pattern, `${pointer}/pattern`) : [],
    ...places.flatMap((name) => badPattern(name, memberPointer(`${pointer}/patternProperties`, name)))
  ];
}
function badPattern(pattern, pointer) {
  try {
    compileRegex(pattern);
    return [];
  } catch (error) {
    return [{ ...badRegex(error), pointer }];
  }
}
function brokenReferences(whole2, spots) {
  if (spots.some(({ schema }) => schema.$id !== void 0)) return [];
  const anchors = spots.flatMap(({ schema }) => [schema.$anchor, schema.$dynamicAnchor]).map((name) => `#${name}`);
  const named = spots.map(({ pointer }) => `#${pointer}`).filter((ref) => ref.startsWith("#/$defs/"));
  return spots.flatMap(({ schema: { $ref }, pointer }) => {
    if (typeof $ref !== "string" || anchors.includes($ref) || leadsSomewhere($ref, whole2)) return [];
    const mistake = {
      pointer: `${pointer}/$ref`,
      what: "the reference leads nowhere",
      expected: "a part of this schema, for example `#/$defs/NAME`",
      found: shown($ref)
    };
    return [{ ...mistake, mend: adviseName($ref, named) }];
  });
}
function leadsSomewhere(ref, whole2) {
  if (!ref.startsWith("#/")) return ref === "#";
  const steps = pointerNames(decoded(ref.slice(1)));
  return steps.reduce(memberOf, whole2) !== void 0;
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// src/rubric/json-schema/unique-items.ts
function maySeemTheSame(value) {
  return holdsLargeNumber(value) || holdsMark(value);
}
function compareUniqueItemsByText(ajv) {
  const comparing = { lookalikes: "the same" };
  const own = ajv.getKeyword("uniqueItems");
  const find = (items) => lastPair(items, comparing);
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({ ...own, keyword: "uniqueItems", before: "maxContains", code: (at) => codeOf(at, find) });
  return comparing;
}
function codeOf(at, lastPairIn) {
  const { gen, data, schema } = at;
  if (schema !== true) return;
  const { _ } = loadLazily("./ajv-dist-2020.js.cjs");
  const find = gen.scopeValue("func", { ref: lastPairIn });
  const pair = gen.const("pair", _`${find}(${data})`);
  at.setParams({ i: _`${pair}.i`, j: _`${pair}.j` });
  at.fail(_`${pair} !== undefined`);
}
function lastPair(items, { lookalikes }) {
  const places = /* @__PURE__ */ new Map();
  let pair;
  for (const [i, item] of items.entries()) {
    if (lookalikes === "others" && maySeemTheSame(item)) continue;
    const text = canonicalJson(item);
    const j = places.get(text);
    if (j !== void 0) pair = { i, j };
    places.set(text, i);
  }
  return pair;
}

// src/rubric/json-schema/json-schema.ts
var BadSchema = class extends Error {
  mistakes;
  constructor(mistakes) {
    super(mistakes.map(({ what }) => what).join("; "));
    this.mistakes = mistakes;
  }
};
function compileSchema(schema) {
  const mistakes = schemaMistakes(schema);
  if (mistakes.length > 0) throw new BadSchema(mistakes);
  const validate = validatorOf2(schema);
  const comparesItems = JSON.stringify(schema).includes('"uniqueItems"');
  const fits = (value) => {
    const isFit = validate(value, "the same").length === 0;
    if (!comparesItems || !maySeemTheSame(value)) return isFit;
    return validate(value, "others").length === 0 === isFit ? isFit : void 0;
  };
  return {
    fits,
    faults: (value) => {
      if (fits(value) !== false) return NO_FAULTS;
      return describeFaults(validate(withSortedKeys(value), "others"));
    }
  };
}
function addSchemaMistakes(error, pointer, problems) {
  if (!(error instanceof BadSchema)) throw error;
  for (const { pointer: below2, ...problem } of error.mistakes) problems.add(`${pointer}${below2}`, problem);
}
function validatorOf2(schema) {
  const ajv = startAjv();
  const items = compareUniqueItemsByText(ajv);
  const steps = countReferences(ajv);
  const validate = compiled(ajv, schema);
  return (value, lookalikes) => {
    items.lookalikes = lookalikes;
    steps.restart();
    try {
      return validate(value) ? [] : validate.errors ?? [];
    } catch (error) {
      if (!(error instanceof ReferencesExceeded)) throw error;
      throw new Unjudgeable(
        `the schema ${shownValue(schema, IN_SENTENCE)} was stopped: ${error.message} on this trial`
      );
    }
  };
}
function startAjv() {
  const { Ajv2020 } = loadLazily("./ajv-dist-2020.js.cjs");
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
    allErrors: true,
    verbose: true,
    logger: false,
    ownProperties: true,
    code: { regExp: linearRegExp },
    keywords: ["$anchor"],
    validateFormats: false,
    meta: false,
    validateSchema: false
  });
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({ keyword: "multipleOf", type: "number", schemaType: "number", compile: multipleOf });
  return ajv;
}
function compiled(ajv, schema) {
  try {
    return ajv.compile(schema);
  } catch (error) {
    const found = String(error instanceof Error ? error.message : error).replace(/^strict mode: /, "");
    throw new BadSchema([{ code: "bad-schema", pointer: "", what: "the schema cannot be used", found }]);
  }
}
function multipleOf(unit) {
  return (value) => {
    const isWhole = Number.isInteger(value) && Number.isInteger(unit);
    return isWhole ? value % unit === 0 : Number.isInteger(ARITHMETIC["/"](value, unit));
  };
}
var linearRegExp = Object.assign(
  (pattern) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: "linearRegExp" }
);

// src/rubric/patterns/fold-case.ts
var asItIs = (value) => value;
function foldCase(text) {
  const small = text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll("ς", "σ").normalize("NFC");
}
function foldValue(value) {
  return mapLeaves(value, (leaf) => typeof leaf === "string" ? foldCase(leaf) : leaf);
}

// src/rubric/values/value-kinds.ts
var ANY = { name: "a value", accepts: () => true };
var NUMBER = { name: "a number", type: "number", accepts: (value) => typeof value === "number" };
var TEXT = { name: "text", type: "string", accepts: (value) => typeof value === "string" };
var PHRASE = {
  name: "text of at least one character",
  accepts: (value) => typeof value === "string" && value !== ""
};
var PART = { name: "a value, and no empty text", accepts: (value) => value !== "" };
var LIST = { name: "a list", accepts: Array.isArray };
var TEXTS = {
  name: "a list of texts, none of them empty",
  accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(PHRASE.accepts)
};
var OBJECT = { name: "an object", accepts: isRecord };
var TEXT_OR_LIST = {
  name: "text or a list",
  accepts: (value) => typeof value === "string" || Array.isArray(value)
};
var LIST_OR_OBJECT = {
  name: "a list or an object",
  accepts: (value) => typeof value === "object" && value !== null
};
var SIZED = {
  name: "text, a list, an object or null",
  accepts: (value) => typeof value === "string" || typeof value === "object"
};

// src/rubric/values/measures.ts
var MEASURES = {
  /** Characters (code points) of a text, items of a list. */
  length: { of: TEXT_OR_LIST, measure: (value) => lengthOf(value) },
  /** Runs of anything but white space. */
  words: { of: TEXT, measure: countWords },
  /** Lines of a text; a line break at the very end starts no further line. */
  lines: { of: TEXT, measure: countLines },
  /** Items of a list, members of an object. */
  count: {
    of: LIST_OR_OBJECT,
    measure: (value) => Array.isArray(value) ? value.length : Object.keys(value).length
  }
};
function lengthOf(value) {
  if (typeof value !== "string") return value.length;
  let pairs = 0;
  for (let index = 0; index < value.length - 1; index++) {
    if ((value.charCodeAt(index) & 64512) === 55296 && (value.charCodeAt(index + 1) & 64512) === 56320) pairs++;
  }
  return value.length - pairs;
}
function countWords(text) {
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const space = isSpace(text.charCodeAt(index));
    if (!space && !inWord) words++;
    inWord = !space;
  }
  return words;
}
function isSpace(code) {
  if (code < 128) return code === 32 || code >= 9 && code <= 13;
  return code === 160 || code === 65279 || code >= 5760 && /\s/.test(String.fromCharCode(code));
}
function countLines(text) {
  if (text === "") return 0;
  let breaks = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) breaks++;
  return text.endsWith("\n") ? breaks : breaks + 1;
}

// src/rubric/references/condition-subject.ts
function subjectName({ field, score, measure }) {
  if (typeof score === "string") return `score of ${score}`;
  return typeof measure === "string" ? `${measure} of ${field}` : String(field);
}
function compileSubject(file, pointer, compiling) {
  if (file.score !== void 0) return scoreSubject(file.score, `${pointer}/score`, compiling);
  if (file.field === void 0) return void 0;
  const { path, read, fault: fault2 } = compileFact(file.field, `${pointer}/field`, compiling);
  const plain = { name: path, fact: path, read, missing: fault2, measured: null };
  if (file.measure === void 0) return plain;
  if (!Object.hasOwn(MEASURES, file.measure)) {
    refuseMeasure(file.measure, `${pointer}/measure`, compiling);
    return void 0;
  }
  const { of: of2, measure } = MEASURES[file.measure];
  const measured = { of: of2, measure: (value) => measure(value) };
  return { ...plain, name: subjectName(file), measured };
}
function refuseMeasure(name, pointer, { problems }) {
  const mend = adviseName(name, Object.keys(MEASURES));
  problems.add(pointer, { code: "bad-value", what: `there is no measure \`${name}\``, mend });
}
function scoreSubject(key, pointer, compiling) {
  const node = compileJudged(key, pointer, compiling);
  if (node === void 0) return void 0;
  return { name: subjectName({ score: key }), fact: null, measured: null, read: node.score, missing: node.missing };
}

// src/rubric/values/per-object.ts
function perObject(make) {
  const made = /* @__PURE__ */ new WeakMap();
  return (value) => {
    if (typeof value !== "object" || value === null) return make(value);
    const before = made.get(value);
    if (before !== void 0) return before;
    const one = make(value);
    made.set(value, one);
    return one;
  };
}

// src/rubric/conditions/cannot-tell.ts
function cannotTell2(at, notes, subject, kind) {
  const name = subject.fact ?? subject.name;
  const value = subject.read(at);
  const shown2 = shownFact(notes, name, value);
  const missing = value === void 0 ? subject.missing?.(at) : void 0;
  if (missing !== void 0) return missing;
  const what = value === void 0 ? "is absent" : `is not ${(subject.measured?.of ?? kind).name}`;
  if (subject.fact !== null) warn(notes, `fact \`${name}\` ${what}`);
  return `${shown2} ${what}`;
}
function cannotCompare(notes, { name }, { text, argument }, value, other) {
  const why = holdsMark(other) ? REDACTED : typeof value === "string" ? void 0 : lookalike(value);
  const says = why === void 0 ? `is text, and cannot be compared with${argument}` : `cannot be told from${argument}: ${why}`;
  warn(notes, `fact \`${name}\` ${says}`);
  return `${text} ${says}`;
}
function lookalike(value) {
  return holdsLargeNumber(value) ? TOO_LARGE : REDACTED;
}

// src/rubric/conditions/check-argument.ts
function checkArgument(file, operator, pointer, { problems }) {
  const found = optionFault(file, operator) ?? numberFault(file, operator) ?? valueFault(file, operator);
  if (found === void 0) return true;
  const { key, ...problem } = found;
  problems.add(`${pointer}/${key}`, { code: "bad-value", ...problem });
  return false;
}
function referenceOf(value) {
  if (!isRecord(value) || typeof value.field !== "string") return void 0;
  const { field, measure, ...others } = value;
  if (Object.keys(others).length > 0) return void 0;
  if (measure === void 0) return { field };
  return typeof measure === "string" ? { field, measure } : void 0;
}
function optionFault(file, operator) {
  const { op, tolerance, ignore_case, measure } = file;
  const takesTolerance = operator.tolerance === true;
  if (takesTolerance && tolerance === void 0 && !mayHaveHad(file, ["tolerance"])) {
    return { key: "op", what: `\`${op}\` needs a \`tolerance\``, expected: "the largest difference, a number from 0" };
  }
  if (!takesTolerance && tolerance !== void 0) {
    return { key: "tolerance", what: `\`${op}\` takes no tolerance`, mend: "Only `approx` does" };
  }
  if (ignore_case === true && measure !== void 0) {
    return { key: "ignore_case", what: "a measure is a number, and has no case to ignore" };
  }
  if (ignore_case === true && operator.letters !== true) {
    const mend = op === "matches" ? "Begin the pattern with `(?i)`" : "Leave it out";
    return { key: "ignore_case", what: `\`${op}\` takes no \`ignore_case\``, mend };
  }
  if (measure === void 0 || operator.existence !== true) return void 0;
  return { key: "measure", what: `\`${op}\` measures nothing`, mend: NO_MEASURE };
}
function numberFault(file, operator) {
  const { op, score, measure, value } = file;
  const { subject, argument } = operator;
  const isMeasured = referenceOf(value)?.measure !== void 0;
  if (isMeasured && argument !== null && !takesNumbers(argument)) {
    return { key: "value", what: `\`${op}\` takes ${argument.name}, and a measure is a number`, mend: NO_MEASURE };
  }
  if (score === void 0 && measure === void 0) return void 0;
  if (takesNumbers(subject)) return literalFault(file, operator);
  const [what, mend] = measure === void 0 ? ["a score", "Compare it with a number"] : ["a measure", NO_MEASURE];
  return { key: "op", what: `\`${op}\` reads ${subject.name}, and ${what} is a number`, mend };
}
var NO_MEASURE = "Leave the measure out";
function literalFault({ value }, { argument }) {
  const isList3 = argument === LIST && Array.isArray(value);
  const literals = isList3 ? value : argument === ANY && referenceOf(value) === void 0 ? [value] : [];
  const odd = literals.find((literal) => typeof literal !== "number");
  if (odd === void 0) return void 0;
  return { key: "value", what: "scores and measures equal only numbers", expected: "a number", found: shown(odd) };
}
function takesNumbers(kind) {
  return kind === NUMBER || kind === ANY || kind === PART;
}
function valueFault(file, { argument, literalOnly }) {
  const { op, value } = file;
  if (argument === null) {
    return value === void 0 ? void 0 : { key: "value", what: `\`${op}\` takes no value`, mend: "Leave it out" };
  }
  if (value === void 0 && mayHaveHad(file, ["value"])) return void 0;
  if (value === void 0) return { key: "op", what: `\`${op}\` needs a \`value\``, expected: argument.name };
  const isReference = referenceOf(value) !== void 0;
  if (isReference && literalOnly === true) {
    return { key: "value", what: `\`${op}\` needs a value that stands in the rubric`, expected: argument.name };
  }
  if (isReference) return void 0;
  if (!argument.accepts(value)) return unusable(op, value, argument.name, isRecord(value) ? ANOTHER_FACT : "");
  const stray = literalOnly === true ? void 0 : strayReference(value);
  return stray === void 0 ? void 0 : unusable(op, stray, "a literal, or another fact", `${ANOTHER_FACT}; ${NO_PART}`);
}
var ANOTHER_FACT = "Another fact is `{ field: PATH }`, with `measure` where it is measured";
var NO_PART = "it is never a part of a literal. `expr` compares objects with such keys, and scores";
function unusable(op, value, expected, mend) {
  return { key: "value", what: `\`${op}\` cannot use its value`, expected, found: shown(value), mend };
}
function strayReference(value) {
  if (typeof value !== "object" || value === null) return void 0;
  if (isRecord(value) && looksLikeReference(value)) return value;
  return Object.values(value).map(strayReference).find((stray) => stray !== void 0);
}

// src/rubric/conditions/item-set.ts
function itemSet(list) {
  return new Set(list.map(canonicalJson));
}
var LIKE_NO_OTHER2 = "?";
function itemSetInDoubt(list) {
  return new Set(list.map((item) => holdsLargeNumber(item) ? LIKE_NO_OTHER2 : canonicalJson(item)));
}
function isSuperset(items, others) {
  for (const other of others) if (!items.has(other)) return false;
  return true;
}
function isDisjoint(items, others) {
  for (const other of others) if (items.has(other)) return false;
  return true;
}
function firstBeside(list, others, isAmong, fold) {
  const known = itemSet(others.map(fold));
  return list.find((item) => known.has(canonicalJson(fold(item))) === isAmong);
}

// src/rubric/conditions/deciding-item.ts
function firstPart(value, texts, isPart2, fold) {
  const whole2 = fold(value);
  const found = texts.find((text) => includesText(whole2, fold(text)) === isPart2);
  return clause(isPart2 ? "namely" : "lacks", found);
}
function lacking(list, argument, fold) {
  return clause("lacks", firstBeside(argument, list, false, fold));
}
function exceeding(list, argument, fold) {
  return clause("has", firstBeside(list, argument, false, fold));
}
function shared(list, argument, fold) {
  return clause("namely", firstBeside(list, argument, true, fold));
}
function clause(word, item) {
  return item === void 0 ? "" : `, ${word} ${shownValue(item, IN_SENTENCE)}`;
}

// src/rubric/conditions/looks-alike.ts
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
var SPACES = new RegExp("\\p{Zs}", "gu");
var PLAIN = /^[\x20-\x7e]*$/;
function looksAlike(one, other) {
  const [a, b] = [seen(one), seen(other)];
  return a === b || a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}
function seen(text) {
  if (PLAIN.test(text)) return text;
  return text.replace(INVISIBLE, "").replace(SPACES, " ").normalize("NFC");
}
function codePoints(text) {
  const [character] = new RegExp("^.\\p{M}*", "su").exec(text) ?? [];
  if (character === void 0) return "its end";
  return [...character].slice(0, MOST).map(codePointName).join(" ");
}
var MOST = 4;

// src/rubric/conditions/first-difference.ts
var HEAD = IN_SENTENCE - 3;
var VALUE2 = 40;
var PATH = 60;
function firstDifference(value, argument, fold) {
  if (!looksAlike(fold(headOf(value)), fold(headOf(argument)))) return "";
  for (const difference of differences(value, argument, true)) {
    const { made, wanted: wanted2 } = difference;
    if (sameJson(fold(made), fold(wanted2))) continue;
    if (typeof made !== "string" || typeof wanted2 !== "string") return valueDifference(difference);
    return textDifference(difference.path, made, wanted2, firstOther(made, wanted2, fold));
  }
  return "";
}
function headOf(value) {
  return shownValue(value, IN_SENTENCE).slice(0, HEAD);
}
function valueDifference({ path, made, wanted: wanted2 }) {
  if (path === "") return "";
  return `; ${cut(path, PATH)} is ${shownOrAbsent(made)}, not ${shownOrAbsent(wanted2)}`;
}
function shownOrAbsent(value) {
  return value === void 0 ? "absent" : shownValue(value, VALUE2);
}
function textDifference(path, made, wanted2, start) {
  if (start === void 0) return "";
  const [own, other] = [made.slice(start), wanted2.slice(start)];
  const place = MEASURES.length.measure(made.slice(0, start)) + 1;
  const name = cut(path, PATH);
  if (looksAlike(own.slice(0, VALUE2), other.slice(0, VALUE2)))
    return `; at character ${place}${path === "" ? "" : ` of ${name}`} stands ${codePoints(own)}, not ${codePoints(other)}`;
  const [shownOwn, shownOther] = [own, other].map((text) => shownValue(text, VALUE2));
  return `; ${name === "" ? "it" : name} is ${shownOwn} from character ${place} on, not ${shownOther}`;
}
function firstOther(made, wanted2, fold) {
  const [own, other] = [fold(made), fold(wanted2)];
  let index = 0;
  while (index < own.length && own[index] === other[index]) index++;
  const before = own.charCodeAt(index - 1);
  const start = before >= 55296 && before <= 56319 ? index - 1 : index;
  const isTheirs = [made, wanted2].every((text) => fold(text.slice(0, start)) === own.slice(0, start));
  return isTheirs ? start : void 0;
}

// src/rubric/conditions/unshown-part.ts
var END = 40;
function endOf(text) {
  return isCut(text) ? `, but with ${JSON.stringify(tail(text, END))}` : "";
}
function placeIn(text, find) {
  const index = isCut(text) ? find(text) : -1;
  return index > 0 ? ` at character ${MEASURES.length.measure(text.slice(0, index)) + 1}` : "";
}
function isCut(text) {
  return text.length > IN_SENTENCE || JSON.stringify(text).length > IN_SENTENCE;
}

// src/rubric/conditions/predicates.ts
var FAULT = 120;
function onAny(argument, against) {
  return { subject: ANY, argument, against };
}
function onNumbers(holds) {
  const against = (argument) => (value) => value === argument && holdsLargeNumber(value) ? void 0 : holds(value, argument);
  return { subject: NUMBER, argument: NUMBER, against };
}
function onText(against) {
  return { subject: TEXT, argument: PHRASE, against };
}
function onWhole(isHeld) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    beside: (whole2) => typeof whole2 === "string" ? PHRASE : ANY,
    against: (part) => {
      const phrase = PHRASE.accepts(part) ? part : void 0;
      return (whole2) => {
        if (typeof whole2 === "string") return phrase === void 0 ? void 0 : includesText(whole2, phrase) === isHeld;
        const isItem = toldEqual(hasItem(whole2, part), part);
        return isHeld ? isItem : opposite(isItem);
      };
    }
  };
}
function onTexts(against) {
  return { subject: TEXT, argument: TEXTS, against };
}
function onExistence(holds) {
  return { subject: ANY, argument: null, existence: true, against: () => holds };
}
function onSized(holds) {
  return { subject: SIZED, argument: null, against: () => holds };
}
function onSets(holds) {
  return {
    subject: LIST,
    argument: LIST,
    against: (argument) => {
      const others = itemSet(argument);
      return (value) => {
        const list = value;
        const truth = holds(itemSet(list), others);
        return holdsLargeNumber(list) && holds(itemSetInDoubt(list), others) !== truth ? void 0 : truth;
      };
    }
  };
}
function opposite(truth) {
  return truth === void 0 ? void 0 : !truth;
}
function hasItem(list, value) {
  if (list.length > SHORT_LIST) return membersOf(list).has(canonicalJson(value));
  if (typeof value !== "object" || value === null) return list.includes(value);
  return list.some((item) => sameJson(item, value));
}
var membersOf = perObject((list) => itemSet(list));
var SHORT_LIST = 100;
function isNear(value, argument, tolerance) {
  const isWithin = Math.abs(ARITHMETIC["-"](value, argument)) <= tolerance;
  return tolerance === 0 ? toldEqual(isWithin, value) : isWithin;
}
function isEmpty(value) {
  if (value === null || value === "") return true;
  return typeof value === "object" && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
}
function matcher(pattern) {
  const { test: test3, find } = compileRegex(pattern);
  return Object.assign(test3, {
    detail: (value) => placeIn(value, find)
  });
}
function schemaMatcher(schema) {
  const { fits, faults } = compileSchema(schema);
  const detail = (value) => faults(value).shown.slice(0, 1).map((fault2) => `: ${cut(fault2, FAULT)}`).join("");
  return Object.assign((value) => fits(value), { detail });
}

// src/rubric/conditions/operators.ts
var OPERATORS2 = {
  eq: {
    letters: true,
    ...onAny(ANY, (argument) => (value) => toldEqual(sameJson(value, argument), value)),
    holds: "equals",
    fails: "does not equal",
    detail: firstDifference
  },
  ne: {
    negates: "eq",
    letters: true,
    ...onAny(ANY, (argument) => (value) => opposite(toldEqual(sameJson(value, argument), value))),
    holds: "differs from",
    fails: "equals",
    detail: firstDifference
  },
  lt: { ...onNumbers((value, argument) => value < argument), holds: "is below", fails: "is not below" },
  lte: { ...onNumbers((value, argument) => value <= argument), holds: "is at most", fails: "is above" },
  gt: {
    negates: "lte",
    ...onNumbers((value, argument) => value > argument),
    holds: "is above",
    fails: "is not above"
  },
  gte: {
    negates: "lt",
    ...onNumbers((value, argument) => value >= argument),
    holds: "is at least",
    fails: "is below"
  },
  approx: {
    subject: NUMBER,
    argument: NUMBER,
    tolerance: true,
    against: (argument, tolerance) => (value) => isNear(value, argument, tolerance),
    holds: "is about",
    fails: "is not about"
  },
  in: {
    letters: true,
    ...onAny(LIST, (argument) => (value) => toldEqual(hasItem(argument, value), value)),
    holds: "is one of",
    fails: "is none of"
  },
  not_in: {
    negates: "in",
    letters: true,
    ...onAny(LIST, (argument) => (value) => opposite(toldEqual(hasItem(argument, value), value))),
    holds: "is none of",
    fails: "is one of"
  },
  contains: {
    ...onWhole(true),
    letters: true,
    holds: "contains",
    fails: "does not contain"
  },
  not_contains: {
    negates: "contains",
    ...onWhole(false),
    letters: true,
    holds: "does not contain",
    fails: "contains"
  },
  contains_any: {
    ...onTexts((texts) => (value) => texts.some((text) => includesText(value, text))),
    letters: true,
    holds: "contains one of",
    fails: "contains none of",
    detail: (value, texts, fold) => firstPart(value, texts, true, fold)
  },
  contains_all: {
    ...onTexts((texts) => (value) => texts.every((text) => includesText(value, text))),
    letters: true,
    holds: "contains all of",
    fails: "does not contain all of",
    detail: (value, texts, fold) => firstPart(value, texts, false, fold)
  },
  starts_with: {
    letters: true,
    ...onText((argument) => (value) => value.startsWith(argument)),
    holds: "starts with",
    fails: "does not start with"
  },
  ends_with: {
    letters: true,
    ...onText((argument) => (value) => value.endsWith(argument)),
    holds: "ends with",
    fails: "does not end with",
    detail: (value, argument, fold) => fold(value).endsWith(fold(argument)) ? "" : endOf(value)
  },
  matches: {
    subject: TEXT,
    argument: PHRASE,
    literalOnly: true,
    against: (argument) => matcher(argument),
    holds: "matches",
    fails: "does not match"
  },
  matches_schema: {
    subject: ANY,
    argument: OBJECT,
    literalOnly: true,
    against: (argument) => schemaMatcher(argument),
    holds: "matches the schema",
    fails: "does not match the schema"
  },
  exists: { ...onExistence((value) => value !== void 0), holds: "exists", fails: "is absent" },
  absent: { negates: "exists", ...onExistence((value) => value === void 0), holds: "is absent", fails: "exists" },
  empty: { ...onSized(isEmpty), holds: "is empty", fails: "is not empty" },
  not_empty: { negates: "empty", ...onSized((value) => !isEmpty(value)), holds: "is not empty", fails: "is empty" },
  same_items: {
    ...onSets((items, others) => items.size === others.size && isSuperset(items, others)),
    letters: true,
    holds: "has the same items as",
    fails: "does not have the same items as",
    detail: (value, argument, fold) => lacking(value, argument, fold) || exceeding(value, argument, fold)
  },
  superset_of: {
    ...onSets(isSuperset),
    letters: true,
    holds: "has every item of",
    fails: "does not have every item of",
    detail: lacking
  },
  subset_of: {
    ...onSets((items, others) => isSuperset(others, items)),
    letters: true,
    holds: "has only items of",
    fails: "has other items than",
    detail: exceeding
  },
  disjoint_from: {
    ...onSets(isDisjoint),
    letters: true,
    holds: "has no item of",
    fails: "shares items with",
    detail: shared
  }
};

// src/rubric/conditions/compile-comparison.ts
function compileComparison(file, pointer, compiling) {
  const subject = compileSubject(file, pointer, compiling);
  const reference = referenceOf(file.value);
  const other = reference && compileSubject(reference, `${pointer}/value`, compiling);
  const operator = file.op === void 0 ? void 0 : findOperator(file.op, `${pointer}/op`, compiling);
  if (operator === void 0 || !checkArgument(file, operator, pointer, compiling)) return neverAsked;
  if (file.value === void 0 && operator.argument !== null) return neverAsked;
  if (reference === void 0) return againstLiteral(subject, operator, file, pointer, compiling);
  if (subject === void 0 || other === void 0) return neverAsked;
  return againstFact(subject, operator, other, file);
}
function findOperator(name, pointer, { problems }) {
  if (Object.hasOwn(OPERATORS2, name)) return OPERATORS2[name];
  const mend = adviseName(name, Object.keys(OPERATORS2));
  problems.add(pointer, { code: "bad-operator", what: `there is no operator \`${name}\``, mend });
  return void 0;
}
function againstLiteral(subject, operator, file, pointer, { problems, names: { watch } }) {
  try {
    const test3 = predicate(operator, literalOf(file), file);
    if (subject === void 0) return neverAsked;
    if (operator.existence === true) return existence(subject, operator, test3);
    return comparison(subject, operator, watch === void 0 ? test3 : watched(test3, pointer, watch), file);
  } catch (error) {
    if (typeof file.value === "string") problems.add(`${pointer}/value`, badRegex(error));
    else addSchemaMistakes(error, `${pointer}/value`, problems);
    return neverAsked;
  }
}
function literalOf({ score, value }) {
  return score === void 0 ? value : roundedBounds(value);
}
function roundedBounds(value) {
  if (Array.isArray(value)) return value.map(roundedBounds);
  return typeof value === "number" ? rounded(value) : value;
}
function watched(test3, pointer, watch) {
  const tell = (value) => {
    if (typeof value === "number") watch(pointer, value);
    return test3(value);
  };
  return Object.assign(tell, test3.detail && { detail: test3.detail });
}
function predicate(operator, argument, { tolerance = 0, ignore_case }) {
  if (ignore_case !== true) return operator.against(argument, tolerance);
  const test3 = operator.against(foldValue(argument), tolerance);
  return (value) => test3(foldValue(value));
}
function outcome(operator, holds, argument, detail) {
  return `${holds ? operator.holds : operator.fails}${argument}${detail}`;
}
function detailOf({ detail }, value, argument, file) {
  const { ignore_case, tolerance } = file;
  if (tolerance !== void 0) return ` (tolerance ${tolerance})`;
  const text = detail?.(value, argument, ignore_case === true ? foldValue : asItIs) ?? "";
  return ignore_case === true ? `${text} (case ignored)` : text;
}
function comparison(subject, operator, test3, file) {
  const argument = operator.argument === null ? "" : ` ${shownValue(file.value, IN_SENTENCE)}`;
  const readFit2 = fitReader(subject, operator.subject);
  return {
    test: compileTest(subject, operator.subject, test3),
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return cannotTell2(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const holds = test3(value);
      if (holds === void 0) return cannotCompare(notes, subject, { text, argument }, value);
      const detail = test3.detail?.(value) ?? detailOf(operator, value, file.value, file);
      return `${text} ${outcome(operator, holds, argument, detail)}`;
    }
  };
}
function argumentKind({ beside, argument }, value) {
  return beside?.(value) ?? argument ?? ANY;
}
function existence(subject, operator, test3) {
  return {
    test: (at) => test3(subject.read(at)),
    explain: (at, notes) => {
      const value = subject.read(at);
      const text = shownFact(notes, subject.name, value);
      return test3(value) ? `${subject.name} ${operator.holds}` : `${text} ${operator.fails}`;
    }
  };
}
function againstFact(subject, operator, other, file) {
  const readFit2 = fitReader(subject, operator.subject);
  const readAny = fitReader(other, ANY);
  const readOther = (at, value) => {
    const argument = file.score === void 0 ? readAny(at) : roundedBounds(readAny(at));
    return argument !== void 0 && argumentKind(operator, value).accepts(argument) ? argument : void 0;
  };
  const testsOf = perObject((argument) => ({
    test: predicate(operator, argument, file),
    strict: holdsMark(argument) ? predicate(operator, likeNoOther(argument), file) : void 0
  }));
  const holds = (value, argument) => {
    const { test: test3, strict } = testsOf(argument);
    const truth = test3(value);
    return truth === void 0 || strict === void 0 || strict(value) === truth ? truth : void 0;
  };
  return {
    test: (at) => {
      const value = readFit2(at);
      const argument = value === void 0 ? void 0 : readOther(at, value);
      return argument === void 0 ? void 0 : holds(value, argument);
    },
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return cannotTell2(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const argument = readOther(at, value);
      if (argument === void 0) return cannotTell2(at, notes, other, argumentKind(operator, value));
      const shown2 = ` ${shownFact(notes, other.name, argument)}`;
      const truth = holds(value, argument);
      if (truth === void 0) return cannotCompare(notes, subject, { text, argument: shown2 }, value, argument);
      return `${text} ${outcome(operator, truth, shown2, detailOf(operator, value, argument, file))}`;
    }
  };
}
function compileTest(subject, kind, holds) {
  const { read, measured } = subject;
  const { type } = kind;
  if (type !== void 0 && measured === null) {
    return (at) => {
      const value = read(at);
      return typeof value === type ? holds(value) : void 0;
    };
  }
  const readFit2 = fitReader(subject, kind);
  return (at) => {
    const value = readFit2(at);
    return value === void 0 ? void 0 : holds(value);
  };
}
function fitReader({ read, measured }, kind) {
  const { accepts } = kind;
  if (measured !== null) {
    return (at) => {
      const value = read(at);
      const size = value !== void 0 && measured.of.accepts(value) ? measured.measure(value) : void 0;
      return size !== void 0 && accepts(size) ? size : void 0;
    };
  }
  if (kind === ANY) return read;
  return (at) => {
    const value = read(at);
    return value !== void 0 && accepts(value) ? value : void 0;
  };
}

// src/rubric/expressions/evaluating.ts
var MAX_STEPS3 = 1e6;
var TEXT_PER_STEP = 256;
var PLACES_PER_STEP = 128;
var Unknown = class {
  reason;
  constructor(reason) {
    this.reason = reason;
  }
};
var StepsExceeded = class extends Error {
};
function compared(value, { readsScore }) {
  return readsScore && typeof value === "number" && !Number.isInteger(value) ? Math.round(value * 1e9) / 1e9 : value;
}
function spend(at, steps) {
  at.steps += steps;
  if (at.steps > MAX_STEPS3) throw new StepsExceeded();
}
function spendOnText(at, length) {
  spend(at, Math.ceil(length / TEXT_PER_STEP));
}
function spendOnMatching(at, length, { size }) {
  spend(at, Math.ceil(length * size / PLACES_PER_STEP));
}

// src/rubric/expressions/kinds.ts
var KIND_WORDS = {
  boolean: "true or false",
  number: "a number",
  text: "text",
  list: "a list",
  object: "an object",
  null: "null"
};
var KINDS = Object.keys(KIND_WORDS);
var TYPE_NAMES = {
  boolean: "bool",
  number: "double",
  text: "string",
  list: "list",
  object: "map",
  null: "null_type"
};
function typeName(value) {
  return TYPE_NAMES[kindOf(value)];
}
function isTypeName(name) {
  return Object.values(TYPE_NAMES).includes(name);
}
function kindOf(value) {
  switch (typeof value) {
    case "string":
      return "text";
    case "number":
    case "boolean":
      return typeof value;
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? "list" : "object";
    default:
      return void 0;
  }
}
function wordsOf(kinds) {
  const words = kinds.map((kind) => KIND_WORDS[kind]);
  const last = words.pop() ?? "";
  return words.length === 0 ? last : `${words.join(", ")} or ${last}`;
}
function bothOf([one, other]) {
  return `${KIND_WORDS[one]} and ${KIND_WORDS[other]}`;
}
function describeKind(value) {
  const kind = kindOf(value);
  return kind === void 0 ? "no JSON value" : KIND_WORDS[kind];
}

// src/rubric/expressions/meant-words.ts
var WORDS = {
  and: "&&",
  or: "||",
  not: "!",
  "&": "&&",
  "|": "||",
  "=": "==",
  True: "true",
  False: "false",
  None: "null",
  Null: "null",
  NULL: "null"
};
var FUNCTIONS = {
  not: "!",
  len: "size",
  length: "size",
  count: "size",
  any: "exists",
  some: "exists",
  every: "all",
  includes: "contains",
  avg: "mean",
  lower: "lowerAscii"
};
function meantWord(written2) {
  return advice(WORDS, written2);
}
function meantFunction(name) {
  return advice(FUNCTIONS, name);
}
function advice(table, written2) {
  return Object.hasOwn(table, written2) ? `: write \`${table[written2]}\`` : void 0;
}

// src/rubric/expressions/parse-cel.ts
var MAX_TEXT = 2e3;
var MAX_NODES = 1e3;
var MAX_NESTING = 32;
var MAX_DEPTH = 100;
var LIMITS = { maxAstNodes: MAX_NODES, maxDepth: MAX_NESTING, maxListElements: MAX_NODES, maxMapEntries: MAX_NODES };
var TOKENS2 = {
  EOF: "the end",
  NUMBER: "a number",
  STRING: "a text",
  BYTES: "bytes",
  BOOLEAN: "`true` or `false`",
  NULL: "`null`",
  IDENTIFIER: "a name",
  PLUS: "`+`",
  MINUS: "`-`",
  MULTIPLY: "`*`",
  DIVIDE: "`/`",
  MODULO: "`%`",
  EQ: "`==`",
  NE: "`!=`",
  LT: "`<`",
  LE: "`<=`",
  GT: "`>`",
  GE: "`>=`",
  AND: "`&&`",
  OR: "`||`",
  NOT: "`!`",
  IN: "`in`",
  LPAREN: "`(`",
  RPAREN: "`)`",
  LBRACKET: "`[`",
  RBRACKET: "`]`",
  LBRACE: "`{`",
  RBRACE: "`}`",
  DOT: "`.`",
  COMMA: "`,`",
  COLON: "`:`",
  QUESTION: "`?`"
};
var environment;
function parseCel(text) {
  if (text.length > MAX_TEXT) return { fault: { message: `longer than ${MAX_TEXT} characters`, offset: MAX_TEXT } };
  const cel = loadLazily("./-marcbachmann-cel-js.cjs");
  environment ??= new cel.Environment({ unlistedVariablesAreDyn: true, limits: LIMITS });
  try {
    const root = environment.parse(text).ast;
    const deep = deeperThan(root, MAX_DEPTH);
    return deep === void 0 ? { root } : { fault: { message: "nested too deeply", offset: deep.start } };
  } catch (error) {
    if (!(error instanceof cel.ParseError)) throw error;
    return { fault: { message: messageOf(error, text), offset: Math.min(error.range?.start ?? 0, text.length) } };
  }
}
function partsOf(node) {
  switch (node.op) {
    case "value":
    case "id":
      return [];
    case ".":
    case ".?":
      return [node.args[0]];
    case "call":
      return node.args[1];
    case "rcall":
      return [node.args[1], ...node.args[2]];
    case "map":
      return node.args.flat();
    case "!_":
    case "-_":
      return [node.args];
    default:
      return node.args;
  }
}
function countNodes(node) {
  return partsOf(node).reduce((count2, part) => count2 + countNodes(part), 1);
}
function sourceOf2(node) {
  const text = node.input.slice(node.start, node.end);
  let open = 0;
  let missing = 0;
  for (const character of text) {
    if (character === "(") open++;
    else if (character === ")" && open > 0) open--;
    else if (character === ")") missing++;
  }
  const whole2 = `${"(".repeat(missing)}${text}${")".repeat(open)}`.replaceAll(/\s+/g, " ");
  return whole2.length > 60 ? `${whole2.slice(0, 57)}...` : whole2;
}
function deeperThan(node, depth) {
  if (depth === 0) return node;
  for (const part of partsOf(node)) {
    const deep = deeperThan(part, depth - 1);
    if (deep !== void 0) return deep;
  }
  return void 0;
}
function messageOf({ code, summary, range }, text) {
  switch (code) {
    case "limit_exceeded":
      return summary.includes("maxDepth") ? "nested too deeply" : "too large";
    case "unexpected_character":
      return unexpected(text.slice(range?.start, range?.end), text.slice(0, range?.start));
    case "unexpected_token":
    case "expected_token":
      return lowered(summary).replaceAll(/\b[A-Z]+\b/g, (token) => TOKENS2[token] ?? token);
    default:
      return lowered(summary);
  }
}
function unexpected(written2, before) {
  const meant = /\bnot\s+$/.test(before) ? ` after \`not\`${meantWord("not")}` : meantWord(written2);
  return `unexpected \`${written2}\`${meant ?? ""}`;
}
function lowered(summary) {
  return `${summary.slice(0, 1).toLowerCase()}${summary.slice(1)}`;
}

// src/rubric/expressions/compiling.ts
function refuse(message, { pos }, { faults }) {
  faults.push({ message, offset: pos });
  return { kind: "any", read: () => new Unknown(message) };
}
function readOne2(readValue, apply) {
  return (at) => {
    const value = readValue(at);
    return value instanceof Unknown ? value : apply(value, at);
  };
}
function readBoth(left, right, apply) {
  return (at) => {
    const a = left(at);
    if (a instanceof Unknown) return a;
    const b = right(at);
    return b instanceof Unknown ? b : apply(a, b, at);
  };
}
function readAll(reads, apply) {
  return (at) => {
    const values = [];
    for (const read of reads) {
      const value = read(at);
      if (value instanceof Unknown) return value;
      values.push(value);
    }
    return apply(at, values);
  };
}
function expecting(node, kinds, compiling) {
  return expectingPart(node, kinds, compiling).read;
}
function expectingPart(node, kinds, compiling) {
  const { kind, read } = compiling.compile(node, compiling);
  if (kind !== "any" && isOneOf(kind, kinds)) return { kind, read };
  const source = sourceOf2(node);
  const expected = wordsOf(kinds);
  if (kind !== "any") refuse(`\`${source}\` is ${wordsOf([kind])}, not ${expected}`, node, compiling);
  const checked = (at) => {
    const value = read(at);
    if (value instanceof Unknown || isOneOf(kindOf(value), kinds)) return value;
    return new Unknown(`${source} is ${describeKind(value)}, not ${expected}`);
  };
  return { kind: "any", read: checked };
}
function isOneOf(kind, kinds) {
  return kinds.includes(kind);
}

// src/rubric/expressions/same-value.ts
function sameValue(a, b, at) {
  if (typeof a === "string" && typeof b === "string") {
    if (a.length !== b.length) return false;
    spendOnText(at, a.length);
    return a === b;
  }
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return compared(a, at) === compared(b, at);
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList2(a, b, at);
  return sameObject(a, b, at);
}
function sameList2(a, b, at) {
  if (a.length !== b.length) return false;
  spend(at, a.length + 1);
  return a.every((item, index) => sameValue(item, b[index], at));
}
function sameObject(a, b, at) {
  const keys = Object.keys(a);
  spend(at, keys.length + 1);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key], at));
}
function tellSame(source) {
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = tellRedacted(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge : redactedIn(value) ?? true;
  };
}
function tellRedacted(source) {
  const redacted = new Unknown(`${source}: ${REDACTED}`);
  const namesMark = source.includes(MARK_START);
  return (value) => !namesMark && holdsMark(value) ? redacted : void 0;
}

// src/rubric/expressions/compile-access.ts
function isAccess(node) {
  return node.op === "id" || node.op === "." || node.op === "[]";
}
function compileAccess(node, compiling) {
  const path = pathOf(node);
  if (path !== void 0) return compilePath(path, node, compiling);
  return node.op === "[]" ? compileItem(node, compiling) : compileMember2(node, compiling);
}
function refuseInherited(name, node, compiling) {
  if (REFUSED_NAMES.has(name)) refuse(`\`${name}\` cannot be used as a name`, node, compiling);
}
function inBrackets(advice2) {
  return advice2 === "" ? "" : ` (${advice2.slice(0, 1).toLowerCase()}${advice2.slice(1)})`;
}
function pathOf(node) {
  if (node.op === "id") return { root: node, steps: [] };
  if (node.op !== "." && node.op !== "[]") return void 0;
  const before = pathOf(node.args[0]);
  const step = node.op === "." ? node.args[1] : literalStep(node.args[1]);
  if (before === void 0 || step === void 0) return void 0;
  return { root: before.root, steps: [...before.steps, step] };
}
function literalStep(node) {
  if (node.op === "-_") return node.args.op === "value" && node.args.args === 1n ? -1 : void 0;
  if (node.op !== "value") return void 0;
  if (typeof node.args === "string") return node.args;
  return typeof node.args === "bigint" ? Number(node.args) : void 0;
}
function compilePath({ root, steps }, node, compiling) {
  if (node.op === "id" && isType(node.args, compiling)) return { kind: "text", read: () => node.args };
  for (const step of steps) if (typeof step === "string") refuseInherited(step, node, compiling);
  const readRoot = compileRoot2(root, compiling);
  if (!compiling.locals.includes(root.args)) noteField(root.args, shownSteps(steps), compiling);
  const absent = new Unknown(`${sourceOf2(node)} is absent`);
  return {
    kind: "any",
    read: (at) => {
      let value = readRoot(at);
      for (const step of steps) value = stepInto(value, step);
      return value === void 0 ? absent : value;
    }
  };
}
function noteField(root, steps, { fields }) {
  fields.set([root, ...steps].join("."), (scope) => steps.reduce(stepInto, scope.fact(root)));
}
var UNTOLD = /^(?:-?[0-9]+)?$|\./;
function shownSteps(steps) {
  const end = steps.findIndex((step) => typeof step === "string" && UNTOLD.test(step));
  return end === -1 ? steps : steps.slice(0, end);
}
function isType(name, { names, locals }) {
  return isTypeName(name) && !names.has(name) && !locals.includes(name);
}
function compileRoot2(root, compiling) {
  const { names, locals, faults } = compiling;
  const name = root.args;
  const slot = locals.lastIndexOf(name);
  if (slot >= 0) return (at) => at.locals[slot];
  if (REFUSED_NAMES.has(name)) refuseInherited(name, root, compiling);
  else if (!names.has(name)) faults.push(unknownFact(root, [...names, ...locals]));
  return ({ scope }) => scope.fact(name);
}
function unknownFact({ args: name, pos: offset }, known) {
  const what = `unknown fact \`${name}\``;
  const meant = meantWord(name);
  if (meant !== void 0) return { message: `${what}${meant}`, offset };
  return { message: `${what}${inBrackets(adviseName(name, known))}`, offset, name };
}
function compileMember2(node, compiling) {
  const [base, name] = node.args;
  const read = expecting(base, ["object"], compiling);
  refuseInherited(name, node, compiling);
  return { kind: "any", read: readStep(read, () => name, node) };
}
function compileItem(node, compiling) {
  const [base, index] = node.args;
  const read = expecting(base, ["list", "object"], compiling);
  const readIndex = expecting(index, ["number", "text"], compiling);
  const literal = literalStep(index);
  if (typeof literal === "string") refuseInherited(literal, node, compiling);
  return { kind: "any", read: readStep(read, readIndex, node) };
}
function readStep(readBase, readIndex, node) {
  const source = sourceOf2(node);
  const absent = new Unknown(`${source} is absent`);
  const redactedIn = tellRedacted(source);
  return readBoth(readBase, readIndex, (base, index, at) => {
    if (typeof index === "string") spendOnText(at, index.length);
    const value = stepInto(base, index);
    return value === void 0 ? absent : redactedIn(index) ?? value;
  });
}
function stepInto(value, step) {
  if (typeof value !== "object" || value === null) return void 0;
  if (Array.isArray(value)) {
    if (typeof step === "string") return void 0;
    return step === -1 ? value.at(-1) : value[step];
  }
  return typeof step === "string" && Object.hasOwn(value, step) ? value[step] : void 0;
}

// src/rubric/expressions/compile-loops.ts
var MAX_NESTED = 2;
var LOOPS = {
  all: { one: "test", gives: "boolean", run: (items, test3, _, decide) => quantify(items, test3, false, decide) },
  exists: { one: "test", gives: "boolean", run: (items, test3, _, decide) => quantify(items, test3, true, decide) },
  exists_one: { one: "test", gives: "boolean", run: isOne },
  filter: { one: "test", gives: "list", run: keep },
  map: { one: "value", two: "test", gives: "list", run: keepAndTurn }
};
var LOOP_NAMES = Object.keys(LOOPS);
function isLoop(name) {
  return Object.hasOwn(LOOPS, name);
}
function compileLoop(name, node, compiling) {
  const [, receiver, [variable, first, second, ...more]] = node.args;
  const loop = LOOPS[name];
  const wants = loop?.[second === void 0 ? "one" : "two"];
  if (loop === void 0 || wants === void 0 || variable?.op !== "id" || first === void 0 || more.length > 0) {
    return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  }
  const { locals } = compiling;
  if (locals.length === MAX_NESTED) return refuse(`more than ${MAX_NESTED} loops inside each other`, node, compiling);
  refuseInherited(variable.args, variable, compiling);
  const items = expecting(receiver, ["list", "object"], compiling);
  const inside = { ...compiling, locals: [...locals, variable.args] };
  const reads = {
    first: wants === "test" ? expecting(first, ["boolean"], inside) : inside.compile(first, inside).read,
    second: second === void 0 ? void 0 : inside.compile(second, inside).read
  };
  const cost = 1 + countNodes(first) + (second === void 0 ? 0 : countNodes(second));
  return {
    kind: loop.gives,
    read: readLoop(loop.run, items, reads, { slot: locals.length, cost, source: sourceOf2(receiver) })
  };
}
function readLoop(run, readItems, reads, { slot, cost, source }) {
  return readOne2(readItems, (items, at) => {
    const visitWith = (read) => (item) => {
      spend(at, cost);
      at.locals[slot] = item;
      return read(at);
    };
    const second = reads.second === void 0 ? void 0 : visitWith(reads.second);
    const list = Array.isArray(items) ? items : sortedKeys(items, at);
    if (slot === 0) at.decider = void 0;
    const decide = (index, fits) => {
      if (slot === 0) at.decider = { source, isKey: list !== items, index, item: list[index], fits };
    };
    return run(list, visitWith(reads.first), second, decide);
  });
}
function sortedKeys(members, at) {
  const keys = Object.keys(members);
  spend(at, keys.length);
  return keys.sort();
}
function quantify(items, test3, decisive, decide) {
  let unknown;
  for (let index = 0; index < items.length; index++) {
    const answer = test3(items[index]);
    if (answer === decisive) {
      decide(index, decisive);
      return decisive;
    }
    if (answer instanceof Unknown) unknown ??= answer;
  }
  return unknown ?? !decisive;
}
function isOne(items, test3) {
  const kept = keep(items, test3);
  return kept instanceof Unknown ? kept : kept.length === 1;
}
function keep(items, test3) {
  const kept = [];
  for (const item of items) {
    const answer = test3(item);
    if (answer instanceof Unknown) return answer;
    if (answer === true) kept.push(item);
  }
  return kept;
}
function keepAndTurn(items, first, second) {
  if (second === void 0) return turn(items, first);
  const kept = keep(items, first);
  return kept instanceof Unknown ? kept : turn(kept, second);
}
function turn(items, value) {
  const turned = [];
  for (const item of items) {
    const result = value(item);
    if (result instanceof Unknown) return result;
    turned.push(result);
  }
  return turned;
}

// src/rubric/expressions/compile-matches.ts
var MAX_PATTERN = 500;
var STEPS_PER_PATTERN = 1e3;
var STEPS_PER_CHARACTER = 200;
var STEPS_PER_PLACE = 10;
function compileMatches(node, args, compiling) {
  const [text, pattern] = args;
  if (text === void 0 || pattern === void 0 || args.length > 2) {
    return refuse('`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`', node, compiling);
  }
  const readText2 = expecting(text, ["text"], compiling);
  const readRegex = pattern.op === "value" ? compileWritten(pattern, compiling) : compileFromData(pattern, node, compiling);
  const read = readBoth(readText2, readRegex, (value, regex, at) => {
    spendOnMatching(at, value.length, regex);
    return regex.test(value);
  });
  return { kind: "boolean", read };
}
function compileWritten(node, compiling) {
  expecting(node, ["text"], compiling);
  const regex = regexOf(String(node.args));
  if (regex instanceof Unknown) refuse(regex.reason, node, compiling);
  return () => regex;
}
function compileFromData(node, call, compiling) {
  const readPattern = expecting(node, ["text"], compiling);
  const redactedIn = tellRedacted(sourceOf2(call));
  return readOne2(readPattern, (pattern, at) => redactedIn(pattern) ?? regexFromData(pattern, at));
}
function regexFromData(pattern, at) {
  const known = at.patterns.get(pattern);
  if (known !== void 0) return known;
  if (pattern.length > MAX_PATTERN) return new Unknown(`the pattern is longer than ${MAX_PATTERN} characters`);
  spend(at, STEPS_PER_PATTERN + STEPS_PER_CHARACTER * pattern.length);
  const compiled2 = regexOf(pattern, (size) => spend(at, STEPS_PER_PLACE * size));
  at.patterns.set(pattern, compiled2);
  return compiled2;
}
function regexOf(pattern, onLarge) {
  try {
    return compileRegex(pattern);
  } catch (error) {
    const what = `the pattern is invalid: ${error.message}`;
    if (!(error instanceof LargePattern)) return new Unknown(what);
    onLarge?.(error.size);
    return new Unknown(`${what}. ${FEWER_PLACES}`);
  }
}

// src/rubric/expressions/compile-operators.ts
var ORDER = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b
};
function finite(result, source) {
  return Number.isFinite(result) ? result + 0 : new Unknown(`${source} is beyond the range of numbers`);
}
function compileArithmetic(node, compiling) {
  const { op, args: both } = node;
  const left = expecting(both[0], ["number"], compiling);
  const right = expecting(both[1], ["number"], compiling);
  const apply = ARITHMETIC[op];
  const divides = op === "/" || op === "%";
  const source = sourceOf2(node);
  const byZero = new Unknown(`${source} divides by zero`);
  const read = readBoth(left, right, (a, b) => divides && b === 0 ? byZero : finite(apply(a, b), source));
  return { kind: "number", read };
}
function compileMinus(node, compiling) {
  const read = expecting(node.args, ["number"], compiling);
  const source = sourceOf2(node);
  return { kind: "number", read: readOne2(read, (value) => finite(-value, source)) };
}
function compilePlus(node, compiling) {
  const source = sourceOf2(node);
  return compileAlike(node, ["number", "text", "list"], compiling, (a, b, at) => {
    if (typeof a === "number") return finite(ARITHMETIC["+"](a, b), source);
    if (typeof a === "string") {
      spendOnText(at, a.length + b.length);
      return a + b;
    }
    spend(at, a.length + b.length);
    return [...a, ...b];
  });
}
function compileOrder(node, compiling) {
  const apply = ORDER[node.op];
  const source = sourceOf2(node);
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = tellRedacted(source);
  const { read } = compileAlike(node, ["number", "text"], compiling, (a, b, at) => {
    if (a === b && holdsLargeNumber(a)) return tooLarge;
    if (typeof a === "string") spendOnText(at, a.length + b.length);
    return redactedIn(a) ?? redactedIn(b) ?? apply(compared(a, at), compared(b, at));
  });
  return { kind: "boolean", read };
}
function compileEquality(node, compiling) {
  const [left, right] = node.args.map((part) => compiling.compile(part, compiling));
  const kinds = differingKinds(left, right);
  if (kinds !== void 0 && !kinds.includes("null")) {
    refuse(`\`${sourceOf2(node)}\` compares ${bothOf(kinds)}, which are never equal`, node, compiling);
  }
  const wanted2 = node.op === "==";
  const tell = tellSame(sourceOf2(node));
  const read = readBoth(left.read, right.read, (a, b, at) => {
    const isSame = tell(sameValue(a, b, at), a);
    return isSame instanceof Unknown ? isSame : isSame === wanted2;
  });
  return { kind: "boolean", read };
}
function compileMembership({ args: both }, compiling) {
  const left = compiling.compile(both[0], compiling).read;
  const right = expecting(both[1], ["list", "object"], compiling);
  const tell = tellSame(`${sourceOf2(both[0])} in ${sourceOf2(both[1])}`);
  const read = readBoth(left, right, (wanted2, among, at) => {
    if (isList2(among)) return tell(hasItem2(among, wanted2, at), wanted2);
    if (typeof wanted2 === "string") {
      spendOnText(at, wanted2.length);
      return tell(Object.hasOwn(among, wanted2), wanted2);
    }
    return new Unknown(
      `${sourceOf2(both[0])} is ${describeKind(wanted2)}, and the keys of ${sourceOf2(both[1])} are texts`
    );
  });
  return { kind: "boolean", read };
}
function isList2(value) {
  return Array.isArray(value);
}
function hasItem2(list, wanted2, at) {
  return list.some((item) => {
    spend(at, 1);
    return sameValue(item, wanted2, at);
  });
}
function compileAlike(node, kinds, compiling, apply) {
  const left = expectingPart(node.args[0], kinds, compiling);
  const right = expectingPart(node.args[1], kinds, compiling);
  const mixed = differingKinds(left, right);
  if (mixed !== void 0) return refuse(`\`${sourceOf2(node)}\` mixes ${bothOf(mixed)}`, node, compiling);
  const source = sourceOf2(node);
  const read = readBoth(left.read, right.read, (a, b, at) => {
    if (kindOf(a) !== kindOf(b)) return new Unknown(`${source} mixes ${describeKind(a)} and ${describeKind(b)}`);
    return apply(a, b, at);
  });
  return { kind: left.kind === "any" ? right.kind : left.kind, read };
}
function differingKinds(left, right) {
  if (left.kind === "any" || right.kind === "any" || left.kind === right.kind) return void 0;
  return [left.kind, right.kind];
}

// src/rubric/expressions/functions.ts
var AGGREGATES = {
  min: { apply: (numbers) => numbers.reduce((a, b) => Math.min(a, b)), ofNone: void 0 },
  max: { apply: (numbers) => numbers.reduce((a, b) => Math.max(a, b)), ofNone: void 0 },
  sum: { apply: decimalSum, ofNone: 0 },
  mean: { apply: decimalMean, ofNone: void 0 }
};
var FUNCTIONS2 = {
  abs: ofNumber(Math.abs),
  ceil: toWhole(Math.ceil),
  floor: toWhole(Math.floor),
  round: toWhole(roundHalfAway),
  int: of(["number", "text"], "number", (value, at) => mapNumber(compared(numberOf(value, at), at), Math.trunc)),
  double: of(["number", "text"], "number", numberOf),
  string: of(["text", "number", "boolean"], "text", (value) => String(value)),
  type: of(KINDS, "text", typeName),
  size: of(["text", "list", "object"], "number", sizeOf2),
  words: ofText("number", MEASURES.words.measure),
  lines: ofText("number", MEASURES.lines.measure),
  lowerAscii: ofText("text", (text) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  contains: ofTexts(includesText),
  startsWith: ofTexts((text, part) => text.startsWith(part)),
  endsWith: ofTexts((text, part) => text.endsWith(part))
};
function of(takes, gives, apply) {
  return { takes: [takes], gives, apply: (at, [value]) => apply(value, at) };
}
function ofNumber(apply) {
  return of(["number"], "number", (value) => mapNumber(value, apply));
}
function toWhole(apply) {
  return of(["number"], "number", (value, at) => mapNumber(compared(value, at), apply));
}
function ofText(gives, apply) {
  return of(["text"], gives, (text, at) => {
    spendOnText(at, text.length);
    return apply(text);
  });
}
function ofTexts(apply) {
  return {
    takes: [["text"], ["text"]],
    gives: "boolean",
    apply: (at, values, tell) => {
      const [text, part] = values;
      spendOnText(at, text.length + part.length);
      return tell(apply(text, part), part);
    }
  };
}
function mapNumber(value, apply) {
  return value instanceof Unknown ? value : apply(value) + 0;
}
function numberOf(value, at) {
  if (typeof value === "number") return value;
  spendOnText(at, value.length);
  return parseDecimal(value) ?? new Unknown(`the text ${JSON.stringify(value.slice(0, 40))} is not a number`);
}
function sizeOf2(value, at) {
  if (typeof value === "string") {
    spendOnText(at, value.length);
    return MEASURES.length.measure(value);
  }
  const size = MEASURES.count.measure(value);
  if (!Array.isArray(value)) spend(at, size);
  return size;
}

// src/rubric/expressions/compile-calls.ts
var CALLS = new Map([
  ["has", compileHas],
  ["matches", compileMatches],
  ["score", compileReference2("score", "number")],
  ["passed", compileReference2("passed", "boolean")],
  ...Object.entries(AGGREGATES).map(([name, aggregate]) => [name, compileAggregate(name, aggregate)]),
  ...Object.entries(FUNCTIONS2).map(([name, plain]) => [name, compilePlain(name, plain)])
]);
function compileCall2(node, compiling) {
  const [name] = node.args;
  if (node.op === "rcall" && isLoop(name)) return compileLoop(name, node, compiling);
  const args = node.op === "call" ? node.args[1] : [node.args[1], ...node.args[2]];
  const compileNamed = CALLS.get(name);
  if (compileNamed !== void 0) return compileNamed(node, args, compiling);
  if (isLoop(name)) return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const advice2 = meantFunction(name) ?? inBrackets(adviseName(name, [...CALLS.keys(), ...LOOP_NAMES]));
  return refuse(`unknown function \`${name}\`${advice2}`, { pos: nameOffset(node) }, compiling);
}
function nameOffset(node) {
  return node.op === "call" ? node.pos : node.input.indexOf(node.args[0], node.args[1].end);
}
function compileHas(node, [path, ...more], compiling) {
  if (path === void 0 || more.length > 0 || !isAccess(path)) {
    return refuse("`has` takes one fact or member, as in `has(usage.cost_usd)`", node, compiling);
  }
  const { read } = compiling.compile(path, compiling);
  return { kind: "boolean", read: (at) => !(read(at) instanceof Unknown) };
}
function compileReference2(asks, kind) {
  return (node, args, compiling) => {
    const key = referredKey(asks, node, args, compiling);
    return { kind, read: ({ scope }) => scope[asks](key) ?? new Unknown(scope.missing(key) ?? "") };
  };
}
function referredKey(asks, node, [key, ...more], compiling) {
  if (key?.op !== "value" || typeof key.args !== "string" || more.length > 0) {
    refuse(`\`${asks}\` takes the key of one node, as in \`${asks}("key")\``, node, compiling);
    return "";
  }
  const reference = { key: key.args, asks };
  const { nodes } = compiling;
  if (!nodes.some((known) => known.key === reference.key && known.asks === asks)) nodes.push(reference);
  return reference.key;
}
function compilePlain(name, { takes, gives, apply }) {
  return (node, args, compiling) => {
    if (args.length !== takes.length) return refuse(countFault(name, `${takes.length}`, args), node, compiling);
    const reads = args.map((arg, index) => expecting(arg, takes[index] ?? [], compiling));
    const tell = tellSame(sourceOf2(node));
    return { kind: gives, read: readAll(reads, (at, values) => apply(at, values, tell)) };
  };
}
function compileAggregate(name, aggregate) {
  return (node, args, compiling) => {
    if (args.length === 0) return refuse(countFault(name, "1 or more", args), node, compiling);
    const [only] = args;
    const source = sourceOf2(node);
    const apply = (values) => aggregateOf(name, aggregate, values, source);
    if (args.length > 1 || only === void 0) {
      const reads = args.map((arg) => expecting(arg, ["number"], compiling));
      return { kind: "number", read: readAll(reads, (_at, values) => apply(values)) };
    }
    const readOnly = expecting(only, ["list", "number"], compiling);
    return { kind: "number", read: readAll([readOnly], (at, [value]) => apply(itemsOf2(value, at))) };
  };
}
function itemsOf2(value, at) {
  if (!Array.isArray(value)) return [value];
  spend(at, value.length);
  return value;
}
function aggregateOf(name, { apply, ofNone }, values, source) {
  if (values.length === 0) return ofNone ?? new Unknown(`${source} asks for the ${name} of an empty list`);
  const odd = values.findIndex((value) => typeof value !== "number");
  if (odd !== -1) return new Unknown(`item ${odd} of ${source} is ${describeKind(values[odd])}, not a number`);
  return finite(apply(values), source);
}
function countFault(name, wanted2, args) {
  return `\`${name}\` takes ${wanted2} ${wanted2 === "1" ? "value" : "values"}, not ${args.length}`;
}

// src/rubric/expressions/compile-ast.ts
var KINDS2 = {
  value: compileLiteral,
  id: compileAccess,
  ".": compileAccess,
  "[]": compileAccess,
  call: compileCall2,
  rcall: compileCall2,
  list: compileList,
  map: compileObject,
  "!_": compileNot,
  "-_": compileMinus,
  "?:": compileChoice,
  "&&": compileJunction,
  "||": compileJunction,
  "+": compilePlus,
  "-": compileArithmetic,
  "*": compileArithmetic,
  "/": compileArithmetic,
  "%": compileArithmetic,
  "==": compileEquality,
  "!=": compileEquality,
  "<": compileOrder,
  "<=": compileOrder,
  ">": compileOrder,
  ">=": compileOrder,
  in: compileMembership
};
function compileAst(node, compiling) {
  const compile = KINDS2[node.op];
  return compile?.(node, compiling) ?? refuse(`\`${node.op}\` is not supported`, node, compiling);
}
function compileLiteral(node, compiling) {
  const value = typeof node.args === "bigint" ? Number(node.args) : node.args;
  if (typeof node.args === "bigint" && !Number.isSafeInteger(value)) {
    return refuse(`\`${sourceOf2(node)}\` is too large to be exact`, node, compiling);
  }
  const kind = kindOf(value);
  if (kind === void 0 || kind === "object" || kind === "list") {
    return refuse(
      `\`${sourceOf2(node)}\` is no JSON value: there are numbers, texts, true, false and null`,
      node,
      compiling
    );
  }
  return { kind, read: () => value };
}
function compileList({ args: items }, compiling) {
  const reads = items.map((item) => compiling.compile(item, compiling).read);
  return { kind: "list", read: readAll(reads, (_, values) => values) };
}
function compileObject({ args: entries }, compiling) {
  const keys = entries.map(([key]) => keyOf(key, compiling));
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      refuse(`\`${key}\` stands in the object before`, entries[index]?.[0], compiling);
  const reads = entries.map(([, value]) => compiling.compile(value, compiling).read);
  const objectOf = (values) => Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  return { kind: "object", read: readAll(reads, (_, values) => objectOf(values)) };
}
function keyOf(node, compiling) {
  if (node.op !== "value" || typeof node.args !== "string") {
    refuse("a key of an object is a text in quotes", node, compiling);
    return "";
  }
  refuseInherited(node.args, node, compiling);
  return node.args;
}
function compileNot({ args: part }, compiling) {
  const read = expecting(part, ["boolean"], compiling);
  return { kind: "boolean", read: readOne2(read, (value) => !value) };
}
function compileJunction({ op, args: both }, compiling) {
  const decisive = op === "||";
  const left = expecting(both[0], ["boolean"], compiling);
  const right = expecting(both[1], ["boolean"], compiling);
  const read = (at) => {
    const a = left(at);
    if (a === decisive) return a;
    const b = right(at);
    return b === decisive || !(a instanceof Unknown) ? b : a;
  };
  return { kind: "boolean", read };
}
function compileChoice({ args: [test3, yes, no] }, compiling) {
  const readTest = expecting(test3, ["boolean"], compiling);
  const [whenTrue, whenFalse] = [compiling.compile(yes, compiling), compiling.compile(no, compiling)];
  const kind = whenTrue.kind === whenFalse.kind ? whenTrue.kind : "any";
  return { kind, read: readOne2(readTest, (answer, at) => (answer ? whenTrue : whenFalse).read(at)) };
}

// src/rubric/expressions/expression.ts
var ExpressionFault = class extends Error {
  /** Where the first fault is: 0-based, in the text of the expression. */
  offset;
  /** The first root name that is not known. */
  unknownName;
  /** The facts that it reads and the nodes that it asks, as far as it could be read. */
  reads;
  constructor(faults, reads = { fields: /* @__PURE__ */ new Map(), nodes: [] }) {
    super(faults.map(({ message }) => message).join("; "));
    this.name = "ExpressionFault";
    this.reads = reads;
    this.offset = faults[0]?.offset ?? 0;
    this.unknownName = faults.find(({ name }) => name !== void 0)?.name;
  }
};
function compileExpression(text, { names, wants }) {
  const parsed = parseCel(text);
  if ("fault" in parsed) throw new ExpressionFault([parsed.fault]);
  const { root } = parsed;
  const compiling = { names, locals: [], fields: /* @__PURE__ */ new Map(), nodes: [], faults: [], compile: compileAst };
  const part = compileAst(root, compiling);
  if (wants !== "any" && part.kind !== "any" && part.kind !== wants) {
    refuse(`\`${sourceOf2(root)}\` is ${wordsOf([part.kind])}, not ${wordsOf([wants])}`, root, compiling);
  }
  const { fields, nodes, faults } = compiling;
  if (faults.length > 0) throw new ExpressionFault(faults, { fields, nodes });
  const readsScore = nodes.some(({ asks }) => asks === "score");
  return { fields, nodes, evaluate: (scope) => evaluate(part, scope, wants, readsScore) };
}
function evaluate({ read }, scope, wants, readsScore) {
  const at = { scope, locals: [], patterns: /* @__PURE__ */ new Map(), readsScore, steps: 0, decider: void 0 };
  try {
    const evaluated = evaluatedOf(read(at), wants);
    return "value" in evaluated && at.decider !== void 0 ? { ...evaluated, decider: at.decider } : evaluated;
  } catch (error) {
    if (!(error instanceof StepsExceeded)) throw error;
    return { exceeded: `it takes more than ${MAX_STEPS3} steps on this trial` };
  }
}
function evaluatedOf(result, wants) {
  if (result instanceof Unknown) return { unknown: result.reason };
  const kind = kindOf(result);
  if (kind === void 0) return { unknown: "the result is no JSON value" };
  if (wants !== "any" && kind !== wants)
    return { unknown: `the result is ${describeKind(result)}, not ${wordsOf([wants])}` };
  if (typeof result !== "number") return { value: result };
  return Number.isFinite(result) ? { value: result + 0 } : { unknown: "the result is beyond the range of numbers" };
}

// src/rubric/expressions/bound-expression.ts
function compileBound(text, wants, pointer, compiling) {
  if (text === void 0) return NEVER_ASKED;
  const { names } = compiling;
  const known = /* @__PURE__ */ new Set([...names.facts, ...names.derived.keys(), ...names.items]);
  try {
    return bind(text, compileExpression(text, { names: known, wants }), pointer, compiling);
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    const isFollowUp = error.unknownName !== void 0 && names.lost.has("facts");
    if (!isFollowUp) compiling.problems.add(pointer, problemOf(error, text));
    judgedBy(error.reads, pointer, compiling);
    for (const root of [...error.reads.fields.keys()].map(rootOf))
      if (known.has(root)) compileRoot(root, pointer, compiling);
    return NEVER_ASKED;
  }
}
function problemOf({ message, offset, unknownName }, text) {
  const found = `${shownValue(text, IN_SENTENCE)}, at its character ${offset + 1}`;
  const problem = { code: "bad-expression", what: `the expression cannot be used: ${message}`, found };
  if (unknownName === void 0) return problem;
  return { ...problem, mend: "Name facts of your own in the contract: `contract: { properties: { NAME: {} } }`" };
}
var NEVER_ASKED = {
  text: "",
  needsSkipped: () => false,
  value: () => void 0,
  explain: () => ""
};
function bind(text, expression, pointer, compiling) {
  const judged = judgedBy(expression, pointer, compiling);
  const scopeOf = compileScope2(expression, judged, pointer, compiling);
  const isTold = (at, asIf) => {
    const scope = scopeOf(at);
    const score = (key) => judged.get(key)?.isSkipped(at) ? asIf : scope.score(key);
    return "value" in expression.evaluate({ ...scope, score });
  };
  const sources = sourcesOf(expression, judged, scopeOf, compiling);
  const scores = expression.nodes.filter(({ asks }) => asks === "score").map(({ key }) => key);
  const tell = (at) => {
    const found = expression.evaluate(scopeOf(at));
    if ("exceeded" in found)
      throw new Unjudgeable(`the expression ${cut(text, IN_SENTENCE)} was stopped: ${found.exceeded}`);
    return found;
  };
  const value = (at) => {
    const found = tell(at);
    return "value" in found ? found.value : void 0;
  };
  return {
    text,
    needsSkipped: (at) => scores.some((key) => judged.get(key)?.isSkipped(at)) && SCORES.some((asIf) => isTold(at, asIf)),
    value,
    explain: (at, notes) => explanation(sources, tell(at), text, at, notes)
  };
}
var SCORES = [0, 0.5, 1];
function compileScope2({ fields }, judged, pointer, compiling) {
  const roots = new Set([...fields.keys()].map(rootOf));
  const reads = new Map([...roots].map((root) => [root, compileRoot(root, pointer, compiling)]));
  return (at) => ({
    fact: (name) => reads.get(name)?.(at),
    score: (key) => judged.get(key)?.score(at),
    passed: (key) => judged.get(key)?.passed(at),
    missing: (key) => judged.get(key)?.missing(at)
  });
}
function judgedBy({ nodes }, pointer, compiling) {
  const judged = /* @__PURE__ */ new Map();
  for (const key of new Set(nodes.map((node) => node.key))) {
    const node = compileJudged(key, pointer, compiling);
    if (node !== void 0) judged.set(key, node);
  }
  return judged;
}
function sourcesOf({ fields, nodes }, judged, scopeOf, compiling) {
  const facts = [...fields].filter(([name]) => fieldPathFault(name) === void 0).map(([name, readField]) => {
    const read = (at) => readField(scopeOf(at));
    const derived = compileDerivedFault(name, compiling);
    const lacks = (at) => read(at) === void 0 && derived(at) === void 0;
    return { name, lacks, isUnread: () => false, read };
  });
  const others = nodes.map(({ key, asks }) => ({
    name: `${asks === "score" ? "score" : "verdict"} of ${key}`,
    lacks: () => false,
    isUnread: (at) => judged.get(key)?.verdict(at) === void 0,
    read: (at) => judged.get(key)?.[asks === "score" ? "score" : "verdict"](at)
  }));
  return [...facts, ...others];
}
function explanation(all2, found, text, at, notes) {
  const sources = all2.filter(({ isUnread }) => !isUnread(at));
  const seen2 = sources.map((source) => shownSource(source, at, notes));
  if ("value" in found) return clauses(seen2.join(", "), shownItem(found.decider));
  const { unknown } = found;
  const missing = sources.filter(({ read }) => read(at) === void 0);
  for (const { name, lacks } of missing) if (lacks(at)) warn(notes, `fact \`${name}\` is absent`);
  if (missing.length === 0) warn(notes, `\`${cut(text, IN_SENTENCE)}\` cannot be told: ${unknown}`);
  return unknown;
}
function shownItem(decider) {
  if (decider === void 0) return "";
  const { source, isKey, index, item, fits } = decider;
  const shown2 = shownValue(item, IN_SENTENCE);
  const which = `the first ${isKey ? "key" : "item"} of ${source} that ${fits ? "fits" : "does not fit"} is `;
  return isKey ? `${which}${shown2}` : `${which}${index} (${shown2})`;
}
function shownSource({ name, read }, at, notes) {
  const value = read(at);
  if (value === void 0) {
    observe(notes, { field: name });
    return `${name} is absent`;
  }
  const text = shownValue(value, OBSERVED);
  observe(notes, { field: name, value: text });
  return `${name} is ${cut(text, IN_SENTENCE)}`;
}

// src/rubric/conditions/compile-expr.ts
function compileExpr(file, pointer, compiling) {
  const bound = compileBound(file.expr, "boolean", `${pointer}/expr`, compiling);
  const text = cut(bound.text, EXPRESSION);
  return {
    test: (at) => bound.value(at),
    explain: (at, notes) => {
      const holds = bound.value(at);
      const reason = bound.explain(at, notes);
      const verb = holds === void 0 ? "cannot be told" : holds === true ? "holds" : "does not hold";
      return reason === "" ? `${text} ${verb}` : `${text} ${verb}: ${reason}`;
    }
  };
}

// src/rubric/conditions/compile-condition.ts
var KINDS3 = {
  field: compileComparison,
  score: compileComparison,
  passed: compilePassed,
  and: (file, pointer, compiling) => allOf(compileList2(file.and, `${pointer}/and`, compiling)),
  or: (file, pointer, compiling) => anyOf(compileList2(file.or, `${pointer}/or`, compiling)),
  not: (file, pointer, compiling) => negated(compileCondition(file.not, `${pointer}/not`, compiling)),
  trace: (file, pointer, compiling) => compileTrace(file.trace, `${pointer}/trace`, compiling),
  expr: compileExpr
};
var COMPARING = ["op", "value", "tolerance", "measure", "ignore_case"];
var TAKEN = { field: COMPARING, score: ["op", "value", "tolerance"] };
function compileCondition(file, pointer, compiling) {
  if (file === void 0) return neverAsked;
  const kinds = Object.keys(KINDS3).filter((kind2) => Object.hasOwn(file, kind2));
  const [kind = ""] = kinds;
  const compile = KINDS3[kind];
  if (compile !== void 0 && kinds.length === 1) {
    return takesAll(kind, file, pointer, compiling) ? compile(file, pointer, compiling) : neverAsked;
  }
  const isLost = compile === void 0 && mayHaveHad(file, Object.keys(KINDS3));
  if (isLost) return file.op === void 0 ? neverAsked : compileComparison(file, pointer, compiling);
  const what = "a condition is of one kind";
  compiling.problems.add(pointer, { code: "bad-condition", what, ...exactlyOne(Object.keys(KINDS3), kinds) });
  return neverAsked;
}
function takesAll(kind, file, pointer, { problems }) {
  const taken = TAKEN[kind] ?? [];
  const strays = COMPARING.filter((key) => file[key] !== void 0 && !taken.includes(key));
  if (strays.length === 0) return true;
  const what = `\`${kind}\` cannot use what stands beside it`;
  const expected = `only ${[...taken, "description"].join(", ")}`;
  const problem = { code: "bad-condition", what, expected, found: strays.join(", "), mend: ONLY_COMPARED };
  problems.add(`${pointer}/${strays[0]}`, problem);
  return false;
}
var ONLY_COMPARED = "Leave that out: only `field` and `score` are compared, and only `field` is measured or ignores case; the opposite is `not: { ... }`";
function compileList2(files, pointer, compiling) {
  return (files ?? []).map((file, index) => compileCondition(file, `${pointer}/${index}`, compiling));
}
function allOf(parts) {
  return {
    test: unlessDecided(parts, false),
    explain: (at, notes) => {
      const reasons = [];
      let unknown;
      for (const part of parts) {
        const reason = part.explain(at, notes);
        const truth = part.test(at);
        if (truth === false) return reason;
        if (truth === void 0) unknown ??= reason;
        reasons.push(reason);
      }
      return unknown ?? reasons.join("; ");
    }
  };
}
function anyOf(parts) {
  return {
    test: unlessDecided(parts, true),
    explain: (at, notes) => {
      const reasons = [];
      for (const part of parts) {
        const reason = part.explain(at, notes);
        if (part.test(at) === true) return reason;
        reasons.push(reason);
      }
      return reasons.join("; ");
    }
  };
}
function unlessDecided(parts, deciding) {
  const tests = parts.map(({ test: test3 }) => test3);
  return (at) => {
    let truth = !deciding;
    for (const test3 of tests) {
      const own = test3(at);
      if (own === deciding) return deciding;
      if (own === void 0) truth = void 0;
    }
    return truth;
  };
}
function negated({ test: test3, explain: explain2 }) {
  return { test: (at) => opposite(test3(at)), explain: explain2 };
}
function compilePassed(file, pointer, compiling) {
  const key = file.passed;
  const node = compileJudged(key, `${pointer}/passed`, compiling);
  if (node === void 0) return neverAsked;
  return {
    test: node.passed,
    explain: (at, notes) => {
      observe(notes, { field: `verdict of ${key}`, value: JSON.stringify(node.verdict(at)) });
      return `${key} ${node.isSkipped(at) ? "was skipped" : PASSED[String(node.passed(at))]}`;
    }
  };
}
var PASSED = {
  true: "passed",
  false: "did not pass",
  undefined: "cannot be told"
};

// src/rubric/compile-outcomes.ts
var NOT_JUDGED = "not_judged";
var DEFAULT_OUTCOMES = [
  {
    name: "successful_completion",
    when: {
      and: [
        { score: "total", op: "gte", value: 0.75 },
        { field: "error", op: "eq", value: null }
      ]
    }
  },
  { name: "hard_failure", when: { score: "total", op: "eq", value: 0 } },
  { name: "graceful_failure", when: { score: "total", op: "gte", value: 0.5 } },
  { name: "partial_failure" }
];
function compileOutcomes(file, { names, problems, needs }) {
  const outcomes = file.outcomes ?? DEFAULT_OUTCOMES;
  checkLast(outcomes, { one: "outcome", key: "when", asked: "a when" }, problems);
  checkNames(outcomes, problems);
  const compiling = { problems, names: { ...names, total: true }, needs };
  return soundItems(outcomes, "/outcomes").map(({ item: { name, when }, at }) => ({
    name,
    when: when === void 0 ? null : compileCondition(when, `${at}/when`, compiling)
  }));
}
function checkNames(outcomes, problems) {
  const names = /* @__PURE__ */ new Set([NOT_JUDGED]);
  for (const { item, at } of soundItems(outcomes, "/outcomes")) {
    const { name } = item;
    if (name === void 0) continue;
    const what = name === NOT_JUDGED ? `\`${name}\` is reserved` : `outcome \`${name}\` stands twice`;
    if (names.has(name)) problems.add(`${at}/name`, { code: "bad-outcomes", what });
    names.add(name);
  }
}

// src/rubric/judgement.ts
function isUntold(judgements) {
  return judgements.some(({ untold }) => untold) || void 0;
}
var NO_PARTS = [];
var SKIPPED = { verdict: "skipped", score: null, severity: "none", parts: NO_PARTS };
function answered(otherwise, severity) {
  if (otherwise === "pass") return { verdict: "pass", score: 1, severity, parts: NO_PARTS };
  if (otherwise === "fail") return { verdict: "fail", score: 0, severity, parts: NO_PARTS, answer: "no" };
  return { verdict: "skipped", score: null, severity, parts: NO_PARTS };
}

// src/scoring/judge-trial.ts
function judgeTrial(rubrics, trial) {
  const isJudged = trial.error === null || trial.error.kind === "agent";
  return { trial, rubrics: isJudged ? rubrics.map((rubric) => judgeByRubric(rubric, trial)) : [] };
}
function judgeByRubric(rubric, trial) {
  try {
    if (trial.error !== null) return judgeCrash(rubric, trial);
    const fault2 = rubric.contract?.(trial);
    return fault2 === void 0 ? judgeSound(rubric, trial) : unjudged(rubric, `the trial breaks the contract: ${fault2}`);
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    const fault2 = unjudged(rubric, error.message);
    return error instanceof Unanswered ? { ...fault2, unanswered: error.question } : fault2;
  }
}
function judgeSound(rubric, trial) {
  const at = startEvaluation(trial);
  const { root, named, order } = rubric.nodes;
  for (const { slot, derive } of rubric.derived) at.derived[slot] = derive(at);
  for (const slot of order) judgeNamed(named[slot], slot, at);
  const judgement = root.judge(at);
  if (judgement.verdict !== "skipped") requireAnswers(rubric, at);
  const outcome2 = judgement.score === null ? NOT_JUDGED : outcomeOf(rubric, at, judgement);
  if (at.unanswered.length > 0) at.unanswered.length = 0;
  return { rubric, outcome: outcome2, judgement, criteria: criteriaOf(rubric, judgement, at), at, fault: null };
}
function judgeNamed(node, slot, at) {
  try {
    at.nodes[slot] = node.judge(at);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    at.unanswered[slot] = error;
  }
}
function requireAnswers({ nodes }, at) {
  if (at.unanswered.length === 0) return;
  for (const { slot, isRead } of nodes.besides) if (!isRead) judgementAt(at, slot);
}
function criteriaOf({ nodes }, { parts }, at) {
  const { root, besides } = nodes;
  if (besides.length === 0 && root.parts.length === parts.length) return parts;
  const own = root.parts.map((_, index) => parts[index] ?? SKIPPED);
  return [...own, ...besides.map(({ slot }) => at.nodes[slot] ?? SKIPPED)];
}
function judgeCrash(rubric, trial) {
  const { root, counted: counted2 } = rubric.nodes;
  const judgement = root.failed;
  const criteria = counted2.map(({ failed }) => failed);
  const named = rubric.outcomes.find(({ name }) => name === "hard_failure")?.name;
  const outcome2 = named ?? outcomeOf(rubric, startCrashed(rubric, trial), judgement);
  return { rubric, outcome: outcome2, judgement, criteria, at: null, fault: `the agent crashed: ${trial.error?.message ?? ""}` };
}
function startCrashed({ nodes, derived }, trial) {
  const at = startEvaluation(trial);
  for (const { slot, derive } of derived) at.derived[slot] = whereJudgeable(() => derive(at));
  return { ...at, nodes: nodes.named.map(({ failed }) => failed) };
}
function whereJudgeable(derive) {
  try {
    return derive();
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    return void 0;
  }
}
function unjudged(rubric, fault2) {
  return { rubric, outcome: NOT_JUDGED, judgement: ERROR, criteria: [], at: null, fault: fault2 };
}
var ERROR = { verdict: "error", score: null, severity: "none", parts: NO_PARTS };
function outcomeOf({ outcomes }, at, total) {
  at.total = total;
  for (const { name, when } of outcomes) if (when === null || when.test(at) === true) return name;
  return NOT_JUDGED;
}

// src/scoring/answer-trial.ts
function questionsOf(rubrics) {
  return eachOnce(rubrics.flatMap(({ nodes }) => nodes.named.flatMap(({ asks }) => asks ?? [])));
}
function openQuestions(rubrics, trial) {
  const open = judgeTrial(rubrics, trial).rubrics.flatMap(({ unanswered }) => unanswered ?? []);
  return eachOnce(open).map((question) => askingOf(question, trial));
}
function eachOnce(questions) {
  return [...new Map(questions.map((question) => [question.id, question])).values()];
}
function askingOf({ id, question, form, shown: shown2 }, trial) {
  return { id, question, form, shown: shown2(startEvaluation(trial)) };
}
function shownHash({ shown: shown2 }) {
  return contentHash(shown2);
}
function withAnswers(trial, further) {
  const answers = { ...trial[ANSWERS], ...Object.fromEntries(further) };
  const ids = Object.keys(answers).sort();
  return { ...trial, [ANSWERS]: Object.fromEntries(ids.map((id) => [id, answers[id]])) };
}
function withoutStale(rubrics, trial) {
  const answers = trial[ANSWERS];
  if (answers === void 0) return trial;
  const stale = questionsOf(rubrics).filter((question) => isStale(answers[question.id], askingOf(question, trial)));
  if (stale.length === 0) return trial;
  const gone = new Set(stale.map(({ id }) => id));
  return { ...trial, [ANSWERS]: Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.has(id))) };
}
function isStale(votes, asking) {
  if (votes === void 0) return false;
  const shown2 = shownHash(asking);
  return !Array.isArray(votes) || !votes.every((vote) => isRecord(vote) && vote.shown === shown2);
}
function isAnswered(votes) {
  return Array.isArray(votes) && votes.every((vote) => isRecord(vote) && vote.answer !== null);
}

// src/contract/tally.ts
function addTo(tally, key) {
  const count2 = (tally.get(key) ?? 0) + 1;
  tally.set(key, count2);
  return count2;
}
function byFrequency(texts) {
  const tally = /* @__PURE__ */ new Map();
  for (const text of texts) addTo(tally, text);
  return [...tally].sort(([a, times], [b, others]) => others - times || byText(a, b));
}

// src/suite/redaction/registered-secrets.ts
var SHORTEST_SECRET = 6;
var SHORTEST_LINE = 20;
var SHORTEST_BASE64 = 7;
function formsOf(secrets) {
  const whole2 = secrets.filter((secret) => secret.length >= SHORTEST_SECRET);
  const lines = whole2.flatMap((secret) => secret.split(/\r\n|\r|\n/)).filter((line) => line.length >= SHORTEST_LINE);
  const forms = new Set([...whole2, ...lines].flatMap(encodingsOf));
  return [...forms].sort((a, b) => b.length - a.length || byText(a, b));
}
function encodingsOf(secret) {
  const percent = encodeURIComponent(Buffer.from(secret).toString());
  const lower = percent.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [secret, ...JSON_WRITERS.flatMap((write) => jsonOf(secret, write)), percent, lower, ...base64Of(secret)];
}
var JSON_WRITERS = [
  (json) => json,
  ascii,
  slashes,
  (json) => ascii(slashes(json)),
  (json) => ascii(json).replace(/\\u[\da-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`),
  (json) => json.replace(/[<>&]/g, escaped2)
];
function ascii(json) {
  return json.replace(/[^ -~]/g, escaped2);
}
function slashes(json) {
  return json.replaceAll("/", String.raw`\/`);
}
function escaped2(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function jsonOf(secret, write) {
  const once = write(JSON.stringify(secret)).slice(1, -1);
  return [once, write(JSON.stringify(once)).slice(1, -1)];
}
function base64Of(secret) {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((before) => {
    const all2 = Buffer.concat([Buffer.alloc(before), bytes]);
    const core = all2.toString("base64").slice(Math.ceil(before * 8 / 6), Math.floor(all2.length * 8 / 6));
    return core.length < SHORTEST_BASE64 ? [] : [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
function needleOf(form) {
  const parts = form.match(/[A-Za-z0-9_-]+/g) ?? [];
  return parts.reduce((longest, part) => part.length > longest.length ? part : longest, "");
}

// src/suite/redaction/telling-names.ts
var SECRET_KEY = "secret_?(?:access_?)?key";
var TELLING_NAME = new RegExp(`(?:authorization|${SECRET_KEY})$`, "i");
var SCHEME = String.raw`(?:[Bb]asic|BASIC|[Tt]oken|TOKEN|BEARER)[\s\\]`;
var TELLS_OF_KEY = new RegExp(SECRET_KEY, "i");
var KEY_LENGTH = 40;
function mayTell(raw, longestRun) {
  return raw.includes("PRIVATE KEY") || longestRun >= KEY_LENGTH && TELLS_OF_KEY.test(raw);
}
var NAMING_MEMBERS = ["name", "key", "header"];
function tellingName(name) {
  return typeof name === "string" ? TELLING_NAME.exec(name)?.[0] : void 0;
}
function tellingMember(object) {
  for (const member of NAMING_MEMBERS) {
    const told2 = tellingName(object[member]);
    if (told2 !== void 0) return told2;
  }
  return void 0;
}

// src/suite/redaction/quick-look.ts
var RUN = 20;
var BEFORE = 80;
var SHORTEST_NEEDLE = 4;
var IN_RUN = new Uint8Array(65536);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=%~-\\") {
  IN_RUN[char.charCodeAt(0)] = 1;
}
var ESCAPED = String.raw`\\u00[2-7]|\\x[2-7]`;
var NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;
function compileQuickLook(shapes, forms) {
  const needles = [...new Set(forms.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const hints = [...shapes ? [...SECRET_SHAPES.map(({ hint: hint2 }) => hint2), SCHEME, ESCAPED] : [], ...long];
  const hint = hints.length === 0 ? void 0 : new RegExp(hints.join("|"));
  const mayHoldNeedle = (raw) => short.some((needle) => raw.includes(needle)) || needles.length > 0 && NEEDLE_ESCAPED.test(raw);
  return (raw) => mayHoldNeedle(raw) || hint !== void 0 && hasSuspectRun(raw, hint, shapes);
}
function hasSuspectRun(raw, hint, shapes) {
  const { length } = raw;
  let longestRun = 0;
  let start = 0;
  for (let end = RUN - 1; end < length; end = start + RUN - 1) {
    let at = end;
    while (at >= start && IN_RUN[raw.charCodeAt(at)] === 1) at--;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let stop = end + 1;
    while (stop < length && IN_RUN[raw.charCodeAt(stop)] === 1) stop++;
    if (hint.test(raw.slice(Math.max(0, start - BEFORE), stop))) return true;
    longestRun = Math.max(longestRun, stop - start);
    start = stop + 1;
  }
  return shapes && longestRun > 0 && mayTell(raw, longestRun);
}

// src/suite/free-names.ts
function freeNames(names) {
  const taken = /* @__PURE__ */ new Set();
  const numbers = /* @__PURE__ */ new Map();
  return names.map((name) => {
    let free = name;
    for (let number = numbers.get(name) ?? 2; taken.has(free); number++) {
      free = `${name}#${number}`;
      numbers.set(name, number + 1);
    }
    taken.add(free);
    return free;
  });
}

// src/suite/redaction/redact-value.ts
function redactValue(value, clean, told2) {
  if (typeof value === "string") return redactText(value, clean, told2);
  if (typeof value === "number") return redactNumber(value, clean);
  if (Array.isArray(value)) return redactItems(value, clean, told2);
  return typeof value === "object" && value !== null ? redactMembers(value, clean, told2) : value;
}
function redactText(text, clean, told2) {
  if (told2 === void 0) return clean(text);
  const start = `${told2}: `;
  const cleaned = clean(start + text);
  return cleaned.startsWith(start) ? cleaned.slice(start.length) : clean(text);
}
function redactNumber(value, clean) {
  const text = String(value);
  const cleaned = clean(text);
  return cleaned === text ? value : cleaned;
}
function redactItems(items, clean, told2) {
  return withWholeKeys(items, clean).map(
    (item, index, all2) => redactValue(item, clean, tellingName(all2[index - 1]) ?? told2)
  );
}
var KEY_BEGINS = /-----BEGIN [A-Z0-9 ]{0,80}PRIVATE KEY/;
var KEY_ENDS = /-----END [A-Z0-9 ]{0,80}PRIVATE KEY/;
var MOST_KEY_LINES = 1e3;
var KEY_LINE = /^[A-Za-z0-9+/=\s:,.-]*$/;
function withWholeKeys(items, clean) {
  const whole2 = [];
  for (let at = 0; at < items.length; at++) {
    const lines = keyLines(items, at);
    const text = lines.join("\n");
    const cleaned = lines.length > 1 ? clean(text) : text;
    whole2.push(cleaned === text ? items[at] : cleaned);
    if (cleaned !== text) at += lines.length - 1;
  }
  return whole2;
}
function keyLines(items, at) {
  const first = items[at];
  if (typeof first !== "string" || !KEY_BEGINS.test(first) || KEY_ENDS.test(first)) return [];
  const lines = [first];
  for (const line of items.slice(at + 1, at + MOST_KEY_LINES)) {
    if (typeof line !== "string" || !KEY_LINE.test(line) || KEY_BEGINS.test(line)) break;
    lines.push(line);
    if (KEY_ENDS.test(line)) break;
  }
  return lines;
}
function redactMembers(value, clean, told2) {
  const names = Object.keys(value).map(clean);
  const ofValue = tellingMember(value) ?? told2;
  const members = Object.values(value).map((member, index) => {
    const name = names[index];
    return redactValue(member, clean, tellingName(name) ?? (name === "value" ? ofValue : told2));
  });
  return Object.fromEntries(freeNames(names).map((name, index) => [name, members[index]]));
}

// src/suite/redaction/redaction.ts
var DEFAULT_RULES = { secrets: [], shapes: true, hash: [], drop: [] };
var NOTHING_MORE = { secrets: [], shapes: false, hash: [], drop: [] };
function startRedaction(rules) {
  const forms = formsOf(rules.secrets);
  const counts = /* @__PURE__ */ new Map();
  const count2 = (name) => addTo(counts, name);
  const clean = compileText(forms, rules.shapes);
  const mayHold = compileQuickLook(rules.shapes, forms);
  const changes = compileFactRules(rules);
  return {
    mayHold,
    value: (value) => redactValue(value, (text) => clean(text, count2)),
    facts: changes.apply,
    unmatched: changes.unmatched,
    text: (text) => mayHold(text) ? clean(text, () => void 0) : text,
    counts: () => Object.fromEntries([...counts].sort(([a], [b]) => byText(a, b)))
  };
}
function compileText(forms, shapes) {
  const patterns = shapes ? SECRET_SHAPES.flatMap(({ name, patterns: own }) => own.map((one) => ({ name, one }))) : [];
  const once = (text, count2) => {
    const registered = withoutForms(text, forms, count2);
    return patterns.reduce(
      (rest, { name, one }) => rest.replace(one, (_, kept) => {
        count2(name);
        return `${typeof kept === "string" ? kept : ""}${markOf(name)}`;
      }),
      registered
    );
  };
  return (text, count2) => {
    let [before, after] = [text, once(text, count2)];
    while (after !== before) [before, after] = [after, once(after, count2)];
    return after;
  };
}
function withoutForms(text, forms, count2) {
  let rest = text;
  for (const form of forms) {
    if (!rest.includes(form)) continue;
    const parts = rest.split(MARK).map((part, index) => {
      if (index % 2 === 1) return part;
      const pieces = part.split(form);
      for (let cut3 = 1; cut3 < pieces.length; cut3++) count2(REGISTERED);
      return pieces.join(markOf(REGISTERED));
    });
    rest = parts.join("");
  }
  return rest;
}

// src/io/requests/api-error.ts
var ApiError = class extends Error {
  name = "ApiError";
  /** HTTP status; 0 when no answer arrived or it could not be read. */
  status;
  /** Seconds that the service asks to wait; null when it does not say. */
  retryAfter;
  constructor(status, message, retryAfter = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
};
async function unlessFailed(work, instead) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return instead(error);
    throw error;
  }
}
function isRateLimited(error) {
  return error.status === 429 || error.status === 403 && error.retryAfter !== null;
}
function isOutcomeUnknown(error) {
  return error.status === 0 || error.status === 408 || error.status >= 500;
}
function secondsIn(header) {
  return typeof header === "string" && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

// src/io/requests/body.ts
var TOO_LARGE2 = 413;
async function readCapped(body, maxBytes) {
  const chunks = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(TOO_LARGE2, `it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
async function whileConnected(work, message) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) throw new ApiError(0, message);
    throw error;
  }
}

// src/io/files.ts
import { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync, statSync as statSync2 } from "node:fs";
import { resolve, sep } from "node:path";

// src/suite/reading/decode-text.ts
import { isUtf8 } from "node:buffer";
function asBuffer(bytes) {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function requireUtf8(file, bytes, offset) {
  if (isUtf8(bytes)) return;
  const at = firstBadByte(bytes);
  throw new UserError({
    code: "not-utf8",
    what: `byte ${offset + at} is not valid UTF-8`,
    where: { file },
    found: `0x${(bytes[at] ?? 0).toString(16).padStart(2, "0")}`,
    mend: "Save the file as UTF-8"
  });
}
function firstBadByte(bytes) {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes[at] ?? 0);
    if (!isUtf8(bytes.subarray(at, at + length))) return at;
    at += length;
  }
  return bytes.length - 1;
}
function sequenceLength(lead) {
  if (lead < 192) return 1;
  if (lead < 224) return 2;
  return lead < 240 ? 3 : 4;
}

// src/io/files.ts
var CHUNK_BYTES = 1024 * 1024;
var MAX_TEXT_BYTES = 256 * 1024;
function readText(path, root, options = {}) {
  const { maxBytes = MAX_TEXT_BYTES } = options;
  const full = resolve(root, path);
  if (!options.outside) requireInside(full, root, path);
  const { size } = requireRegular(full, path);
  if (size > maxBytes)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file: path },
      expected: `at most ${maxBytes} bytes`,
      found: `${size} bytes`
    });
  const bytes = onDisk(path, () => readFileSync(full));
  requireUtf8(path, bytes, 0);
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
function fileExists(path, root) {
  return standingAt(path, root)?.isFile() ?? false;
}
function folderExists(path, root) {
  return standingAt(path, root)?.isDirectory() ?? false;
}
function bytesIfThere(path, root) {
  if (standingAt(path, root) === void 0) return void 0;
  const full = resolve(root, path);
  requireRegular(full, path);
  return onDisk(path, () => readFileSync(full));
}
function isThere(path, root) {
  return unlessNone(path, () => lstatSync(resolve(root, path))) !== void 0;
}
function standingAt(path, root) {
  return unlessNone(path, () => statSync2(resolve(root, path)));
}
function unlessNone(label, look) {
  return onDisk(label, () => {
    try {
      return look();
    } catch (error) {
      if (isNone(error)) return void 0;
      throw error;
    }
  });
}
function isNone(error) {
  return ["ENOENT", "ENOTDIR"].includes(error.code ?? "");
}
function requireInside(full, root, label) {
  const real = onDisk(label, () => realpathSync(full));
  const home = realpathSync(root);
  if (real === home || real.startsWith(home.endsWith(sep) ? home : home + sep)) return;
  throw new UserError({
    code: "outside-root",
    what: "the path leads outside of the working directory",
    where: { file: label },
    expected: `a file in ${home}`,
    found: real
  });
}
function requireRegular(full, label) {
  const stats = onDisk(label, () => statSync2(full));
  if (stats.isFile()) return stats;
  const found = stats.isDirectory() ? "a folder" : "a device, pipe or socket";
  throw new UserError({ code: "not-a-file", what: "not a regular file", where: { file: label }, found });
}
function* chunksOf(full, label) {
  const file = onDisk(label, () => openSync(full, "r"));
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  try {
    for (; ; ) {
      const size = onDisk(label, () => readSync(file, chunk, 0, CHUNK_BYTES, null));
      if (size === 0) return;
      yield chunk.subarray(0, size);
    }
  } finally {
    closeSync(file);
  }
}
function onDisk(label, action) {
  try {
    return action();
  } catch (cause) {
    const { code = "", syscall } = cause;
    const [what, mend] = DISK_PROBLEMS.get(code) ?? [
      `the system does not read it (${code})`,
      "See whether its disk works"
    ];
    if (!DISK_PROBLEMS.has(code) && syscall === void 0) throw cause;
    throw new UserError({ code: "unreadable", what, where: { file: label }, mend }, { cause });
  }
}
var NAME_ANOTHER = "See whether the name is right, and where links lead";
var LET_READ = "Let this user read it, and look into the folders above it";
var DISK_PROBLEMS = /* @__PURE__ */ new Map([
  ["ENOENT", ["the file does not exist", NAME_ANOTHER]],
  ["ENOTDIR", ["the file does not exist", NAME_ANOTHER]],
  ["EACCES", ["it may not be read", LET_READ]],
  ["EPERM", ["it may not be read", LET_READ]],
  ["ELOOP", ["the links of the path lead round in a circle", "Let the link lead to what is meant"]],
  ["ENAMETOOLONG", ["the path is too long", "Name a shorter one"]],
  ["EISDIR", ["the path is a folder", "Name a file in it"]]
]);

// src/contract/max-depth.ts
var MAX_DEPTH2 = 64;

// src/suite/reading/json-text.ts
var QUOTE = 34;
var BACKSLASH = 92;
var SPACE = 32;
var SOUND_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;
var ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;
function endOfText(json, open) {
  let quote = json.indexOf('"', open + 1);
  while (quote >= 0 && isEscaped(json, quote)) quote = json.indexOf('"', quote + 1);
  return quote < 0 ? -1 : quote + 1;
}
function endOfSoundText(json, open) {
  let at = open + 1;
  for (SOUND_PART.lastIndex = at; SOUND_PART.test(json); SOUND_PART.lastIndex = at) at = SOUND_PART.lastIndex;
  return json.charCodeAt(at) === QUOTE ? at + 1 : -1;
}
var COLON = /[\t\n\r ]*:/y;
function isKeyEnd(json, end) {
  COLON.lastIndex = end;
  return COLON.test(json);
}
function withoutLoneSurrogates(json) {
  if (!json.includes("\\u")) return json;
  return json.replace(ESCAPE, (written2, lone) => lone === void 0 ? written2 : "\\ufffd");
}
function mostKeys(json) {
  let count2 = 0;
  for (let at = json.indexOf(":"); at >= 0; at = json.indexOf(":", at + 1)) if (mayEndKey(json, at)) count2++;
  return count2;
}
function mayEndKey(json, colon) {
  let at = colon - 1;
  while (json.charCodeAt(at) <= SPACE) at--;
  return json.charCodeAt(at) === QUOTE && !isEscaped(json, at);
}
function isEscaped(json, at) {
  let slashes2 = 0;
  while (json.charCodeAt(at - 1 - slashes2) === BACKSLASH) slashes2++;
  return slashes2 % 2 === 1;
}

// src/suite/reading/find-json-fault.ts
var CANCELLED = "The run that wrote it was probably cancelled: run the suite again";
var SECOND = "Give each value a line of its own; a mapping reads JSON Lines only without `records`";
var PYTHON_NAN = "Python writes it unless json.dumps gets allow_nan=False; write null instead";
var SCALAR = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
var CUT_SCALAR = /^(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|-|-?\d+(?:\.|(?:\.\d+)?[eE][+-]?))$/;
var TOKEN = new RegExp(String.raw`[\t\n\r ]*(?:([{}[\],:])|(")|${SCALAR})`, "y");
function findJsonFault(text) {
  const open = [];
  let state = "value";
  let at = 0;
  while (state !== "end" || skipSpace(text, at) < text.length) {
    const token = tokenAt(text, at);
    const next = token === void 0 ? void 0 : follow(state, token, open);
    if (token === void 0 || next === void 0) return describe(text, at, state);
    state = next;
    at = token.end;
  }
  return { what: "the text is not JSON", at, mend: "" };
}
function tokenAt(text, at) {
  TOKEN.lastIndex = at;
  const match = TOKEN.exec(text);
  if (match === null) return void 0;
  const isText = match[2] !== void 0;
  const end = isText ? endOfSoundText(text, TOKEN.lastIndex - 1) : TOKEN.lastIndex;
  return end < 0 ? void 0 : { mark: match[1], isText, end };
}
function follow(state, token, open) {
  const { mark } = token;
  switch (state) {
    case "value":
    case "value or ]":
      return followValue(state, mark, open);
    case "name":
    case "name or }":
      return followName(state, token, open);
    case ":":
      return mark === ":" ? "value" : void 0;
    case "end":
      return void 0;
    default:
      if (mark === ",") return state === ", or ]" ? "value" : "name";
      return mark !== void 0 && mark === state.at(-1) ? close(open) : void 0;
  }
}
function followName(state, token, open) {
  if (token.isText) return ":";
  return token.mark === "}" && state === "name or }" ? close(open) : void 0;
}
function followValue(state, mark, open) {
  if (mark === void 0) return afterValue(open);
  if (mark === "]" && state === "value or ]") return close(open);
  if (mark !== "[" && mark !== "{") return void 0;
  open.push(mark);
  return mark === "[" ? "value or ]" : "name or }";
}
function close(open) {
  open.pop();
  return afterValue(open);
}
function afterValue(open) {
  const inside = open.at(-1);
  if (inside === void 0) return "end";
  return inside === "[" ? ", or ]" : ", or }";
}
function skipSpace(text, from) {
  let at = from;
  while (" 	\r\n".includes(text[at] ?? ".")) at++;
  return at;
}
function describe(text, from, state) {
  const at = skipSpace(text, from);
  if (at >= text.length) return { what: `the JSON ends where ${wanted(state)} should follow`, at, mend: CANCELLED };
  if (wanted(state) === "a value" && CUT_SCALAR.test(text.slice(at)))
    return { what: "the JSON ends inside a value", at, mend: CANCELLED };
  const found = /^(?:-?[\w.+-]+|.?)/su.exec(text.slice(at, at + 40))?.[0] ?? "";
  if (/^(?:NaN|-?Infinity)/.test(found)) return { what: `${found} is not JSON`, at, mend: PYTHON_NAN };
  if (found === '"') return describeText(text, at, state);
  const isSecond = state === "end" && (found === "{" || found === "[");
  const mend = isSecond ? SECOND : found === "'" ? "JSON wants double quotes" : "";
  return { what: `the JSON is broken where ${wanted(state)} should stand`, at, found: `\`${inline(found)}\``, mend };
}
function describeText(text, at, state) {
  if (endOfText(text, at) < 0) return { what: "the JSON ends inside a text", at, mend: CANCELLED };
  const isBadInside = state !== "end" && !state.startsWith(",") && state !== ":";
  const what = isBadInside ? "a text has a control character or an unknown escape" : `the JSON has a text where ${wanted(state)} should stand`;
  return { what, at, mend: "" };
}
function wanted(state) {
  switch (state) {
    case "end":
      return "nothing more";
    case ":":
    case ", or ]":
    case ", or }":
      return [...state.split(" or ")].map((mark) => `\`${mark}\``).join(" or ");
    case "name":
    case "name or }":
      return "a name in double quotes";
    default:
      return "a value";
  }
}

// src/suite/reading/find-wild-part.ts
var MARK2 = /["[\]{}]|-?\d[\d.eE+-]*/g;
function findWildPart(json, maxDepth) {
  let depth = 0;
  let at = 0;
  for (; ; ) {
    MARK2.lastIndex = at;
    const mark = MARK2.exec(json);
    if (mark === null) return void 0;
    const [text] = mark;
    at = text === '"' ? endOfText(json, mark.index) : MARK2.lastIndex;
    depth += STEPS[text] ?? 0;
    const kind = depth > maxDepth ? "depth" : kindOf2(json.slice(mark.index, at), isKeyEnd(json, at));
    if (kind !== void 0) return { kind, at: mark.index, text };
  }
}
var STEPS = { "[": 1, "{": 1, "]": -1, "}": -1 };
function kindOf2(text, isKey) {
  if (text.startsWith('"')) return isKey && JSON.parse(text) === "__proto__" ? "proto" : void 0;
  return /\d/.test(text) && !Number.isFinite(Number(text)) ? "number" : void 0;
}

// src/suite/reading/repeated-keys.ts
var LISTED2 = 3;
var MARK3 = /["[\]{}]/g;
function findRepeatedKeys(json) {
  const found = [];
  const open = [];
  let at = 0;
  while (found.length < LISTED2) {
    MARK3.lastIndex = at;
    const mark = MARK3.exec(json);
    if (mark === null) break;
    at = MARK3.lastIndex;
    if (mark[0] === '"') {
      at = endOfText(json, mark.index);
      if (isKeyEnd(json, at)) addKey(open.at(-1), JSON.parse(json.slice(mark.index, at)), mark.index, found);
    } else if (mark[0] === "{" || mark[0] === "[") open.push(/* @__PURE__ */ new Map());
    else open.pop();
  }
  return found;
}
function addKey(keys, key, at, found) {
  const first = keys?.get(key);
  if (first === void 0) keys?.set(key, at);
  else found.push({ key, first, again: at });
}

// src/suite/reading/parse-record.ts
function parseRecord(text, where) {
  const json = withoutLoneSurrogates(text);
  const value = parseJson(json, where);
  requireTame(value, json, where);
  return value;
}
function parseInnerJson(text) {
  const json = withoutLoneSurrogates(text);
  const value = JSON.parse(json);
  requireTame(value, json, { file: "" });
  return value;
}
function parseJson(text, where) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { what, at, ...rest } = findJsonFault(text);
    const spot = spotOf(text, at, where);
    throw new UserError({ code: "bad-json", what: `${what}${spot.aside}`, where: spot.place, ...rest }, { cause });
  }
}
function spotOf(text, at, where) {
  const line = text.slice(0, at).split("\n").length;
  const column = at - text.lastIndexOf("\n", at - 1);
  if (where.line === void 0) {
    const name = `line ${line}, column ${column} of the record`;
    return { place: where, aside: ` (${name})`, name };
  }
  const place = { ...where, line: where.line + line - 1, column };
  return { place, aside: "", name: `line ${place.line}, column ${column}` };
}
function requireTame(value, json, where) {
  const keys = countItem(value, 0);
  if (mostKeys(json) === keys) return;
  const wild = Number.isNaN(keys) ? findWildPart(json, MAX_DEPTH2) : void 0;
  if (wild !== void 0) throw new UserError(wildPart(json, wild, where));
  const repeated2 = findRepeatedKeys(json);
  if (repeated2.length > 0) throw new UserError(repeated2.map((key) => repeatedKey(json, key, where)));
}
function countKeys(value, depth) {
  if (depth > MAX_DEPTH2) return Number.NaN;
  let count2 = 0;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) count2 += countItem(value[i], depth);
    return count2;
  }
  for (const key in value) {
    if (key === "__proto__") return Number.NaN;
    count2 += 1 + countItem(value[key], depth);
  }
  return count2;
}
function countItem(item, depth) {
  if (typeof item === "object") return item === null ? 0 : countKeys(item, depth + 1);
  return typeof item === "number" && !Number.isFinite(item) ? Number.NaN : 0;
}
function wildPart(json, { kind, at, text }, where) {
  const { place, aside } = spotOf(json, at, where);
  switch (kind) {
    case "depth":
      return { code: "too-deep", what: `the record nests deeper than ${MAX_DEPTH2} levels${aside}`, where: place };
    case "proto":
      return protoKey(place, aside);
    default: {
      const what = `a number is too large to be represented${aside}`;
      return { code: "not-finite", what, where: place, expected: "finite numbers", found: cut2(text) };
    }
  }
}
function protoKey(where, aside = "") {
  return { code: "proto-key", what: `the key \`__proto__\` is not allowed${aside}`, where, mend: "Rename it" };
}
function cut2(text) {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
function repeatedKey(json, { key, first, again }, where) {
  const { place, aside } = spotOf(json, again, where);
  const before = spotOf(json, first, where).name;
  const what = `the key ${shown(key)} stands twice in one object${aside}, first at ${before}`;
  return { code: "repeated-key", what, where: place, mend: "Keep one of the two" };
}

// src/gating/findings/unanswered-findings.ts
var MOST2 = 3;
function questionsUnanswered(put, missing) {
  const reasons = byFrequency(missing.map(({ why: why2 }) => why2));
  const [most] = reasons;
  if (most === void 0) return [];
  const next = missing.find((one) => one.why === most[0])?.next ?? "";
  const why = reasons.length === 1 ? most[0] : reasons.slice(0, MOST2).map(shownReason).join("; ");
  return [
    {
      code: "judge-unanswered",
      effect: "warn",
      what: `${missing.length} of ${counted(put, "question")} for a judge ${missing.length === 1 ? "has" : "have"} no answer: ${why}`,
      expected: "an answer: a trial that needs one and was not answered before has no verdict of its rubric",
      next
    }
  ];
}
function answersLacking(trials, run) {
  if (trials === 0) return [];
  return [
    {
      code: "answers-lacking",
      effect: "notice",
      what: `${counted(trials, "trial")} of \`${run}\` without a verdict, for want of a judge's answer: nobody is asked here`,
      next: "Name a bundle that `agent-gate gate --out` wrote: the gate asks, and its bundle keeps the answers"
    }
  ];
}
function answersGiven(file) {
  return {
    code: "answers-given",
    effect: "notice",
    what: `What stands in \`${file}\` of this run's answers was not asked of the judge: the workflow names that file, and may write it`,
    next: "Look at what writes it; a pull request that brings the file, or changes the workflow, answers for the judge"
  };
}
function answersUnread(why) {
  return {
    code: "answers-unread",
    effect: "notice",
    what: "Not all kept answers of the judge could be read, so they were asked for again where they were needed",
    actual: why,
    next: "Delete the file of `answers`, in the cache of the workflow too"
  };
}
function answersUnkept(why) {
  return {
    code: "answers-unkept",
    effect: "notice",
    what: "Not all answers of the judge could be kept, so they will be asked for again",
    actual: why,
    next: "See where the file of `answers` lies"
  };
}
function shownReason([why, times]) {
  return times === 1 ? why : `${why} (${times} times)`;
}

// src/io/json-lines.ts
var NEWLINE = 10;
function* jsonLines(content) {
  const decoder = new TextDecoder();
  let start = 0;
  for (let line = 1; start < content.length; line++) {
    const newline = content.indexOf(NEWLINE, start);
    const end = newline < 0 ? content.length : newline;
    if (end > start) yield { text: decoder.decode(content.subarray(start, end)), line };
    start = end + 1;
  }
}

export {
  rounded,
  sumOf,
  meanOf,
  canonicalJson,
  contentHash,
  sameJson,
  moreProblems,
  countProblems,
  addTo,
  byFrequency,
  loadLazily,
  memberPointer,
  dotted,
  memberPath,
  pointerNames,
  soundParts,
  isTakenOut,
  mayHaveHad,
  soundItems,
  MAX_DEPTH2 as MAX_DEPTH,
  shown,
  inline,
  schemaCheck,
  UNWRITABLE,
  makeFolders,
  makeAside,
  writingTo,
  ApiError,
  unlessFailed,
  isRateLimited,
  isOutcomeUnknown,
  secondsIn,
  TOO_LARGE2 as TOO_LARGE,
  readCapped,
  whileConnected,
  asBuffer,
  requireUtf8,
  readText,
  fileExists,
  folderExists,
  bytesIfThere,
  isThere,
  isNone,
  requireInside,
  requireRegular,
  chunksOf,
  onDisk,
  endOfText,
  parseRecord,
  parseInnerJson,
  protoKey,
  questionsUnanswered,
  answersLacking,
  answersGiven,
  answersUnread,
  answersUnkept,
  Unjudgeable,
  Unanswered,
  startEvaluation,
  judgementAt,
  startNotes,
  warn,
  ANSWERS,
  ANSWERS_KEY,
  checkLast,
  exactlyOne,
  neverAsked,
  nodeSlot,
  TOTAL,
  clauses,
  firstFew,
  IN_SENTENCE,
  EXPRESSION,
  OBSERVED,
  shownValue,
  cut,
  shownFact,
  readFit,
  explainUnfit,
  stepNeed,
  REFUSED_NAMES,
  fieldPathFault,
  fieldOf,
  rootOf,
  compileFact,
  derivedNeed,
  factNeed,
  MODEL_NEED,
  holdsLargeNumber,
  TOO_LARGE as TOO_LARGE2,
  FEWER_PLACES,
  LargePattern,
  compileLinear,
  compileStep,
  NO_FAULTS,
  KEYWORDS,
  schemaSpots,
  compileSchema,
  addSchemaMistakes,
  LIST,
  TEXTS,
  subjectName,
  OPERATORS2 as OPERATORS,
  compileBound,
  compileCondition,
  NOT_JUDGED,
  compileOutcomes,
  isUntold,
  NO_PARTS,
  SKIPPED,
  answered,
  judgeTrial,
  questionsOf,
  openQuestions,
  shownHash,
  withAnswers,
  withoutStale,
  isAnswered,
  SHORTEST_SECRET,
  freeNames,
  DEFAULT_RULES,
  NOTHING_MORE,
  startRedaction,
  jsonLines
};
