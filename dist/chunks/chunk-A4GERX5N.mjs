import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  codePointName,
  unicodeEscape
} from "./chunk-Y7MF6DOC.mjs";
import {
  MARK_START,
  adviseName,
  adviseNearest,
  advisedName,
  betweenCurlyQuotes,
  byText,
  counted,
  isRecord,
  isSlip,
  mapLeaves,
  mapTexts,
  memberOf,
  nearestName,
  sha256Of,
  someLeaf
} from "./chunk-XXPFZNUJ.mjs";
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
  ["EBUSY", "another program has it open"],
  ["ENOTDIR", "a file stands where a folder is needed"],
  ["EEXIST", "a file stands where a folder is needed"],
  ["ENAMETOOLONG", "the path is too long"],
  ["ELOOP", "the links of the path lead round in a circle"]
]);
function makeFolders(path) {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolders(above);
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
  return {
    trial,
    derived: [],
    nodes: [],
    unanswered: [],
    items: [],
    looked: { items: 0 },
    made: { characters: 0 },
    total: null
  };
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
var FACTS_ONLY = "facts come before scores and verdicts, and cannot read them";
function nodeSlot(key, pointer, { names, problems, needs }) {
  if (key === void 0) return void 0;
  const slot = names.nodes.get(key);
  needs.add(key);
  if (names.factsOnly) {
    problems.add(pointer, { code: "bad-condition", what: FACTS_ONLY });
    return void 0;
  }
  if (slot !== void 0) return slot;
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

// src/contract/path-notation.ts
var ROOT = /^\$(?=[.[]|$)\.?/;
var BRACKETS = /\[(?:['"]([^'"\]]*)['"]|(-?[0-9]+|\*))\]/g;
function inDots(written2) {
  const path = betweenCurlyQuotes(written2) ?? written2;
  return path.replace(BRACKETS, ".$1$2").replace(path.startsWith("[") ? /^\./ : ROOT, "");
}
function adviseInDots(written2, path) {
  return `Write \`${path}\`${betweenCurlyQuotes(written2) === void 0 ? "" : ": curly quotes are part of the text"}`;
}

// src/contract/refused-names.ts
var REFUSED_NAMES = /* @__PURE__ */ new Set(["__proto__", "prototype", "constructor"]);

// src/rubric/references/field-path.ts
var MAX_SEGMENTS = 32;
var LIST_INDEX = /^(?:-1|0|[1-9][0-9]{0,6})$/;
function fieldPathFault(path) {
  if (path !== inDots(path)) return "names and list indexes joined by single dots";
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
function adviseField(path) {
  const meant = inDots(path);
  if (meant.split(".").includes("*")) return { mend: "Ask every item of a list with `each`" };
  return meant !== path && fieldPathFault(meant) === void 0 ? { mend: adviseInDots(path, meant) } : void 0;
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

// src/rubric/trace/same-for-items.ts
function sameForItems({ test: test3, explain: explain2 }) {
  const truthOf = onceOfEach((at) => ({ truth: test3(at) }));
  const toldOf = onceOfEach((at) => {
    const notes = startNotes([]);
    return { because: explain2(at, notes), notes };
  });
  return {
    test: (at) => truthOf(at).truth,
    explain: (at, notes) => {
      const told2 = toldOf(at);
      for (const observation of told2.notes.observed) observe(notes, observation);
      for (const warning of told2.notes.warnings) warn(notes, warning);
      return told2.because;
    }
  };
}
function onceOfEach(make) {
  const made = /* @__PURE__ */ new WeakMap();
  return (at) => {
    const before = made.get(at.looked);
    if (before !== void 0) return before;
    const one = make(at);
    made.set(at.looked, one);
    return one;
  };
}

// src/rubric/references/named-step.ts
function stepNeed(name) {
  return `step/${name}`;
}

// src/rubric/trace/arguments-of.ts
function argumentsOf(call) {
  return call?.args ?? {};
}

// src/rubric/values/json-value.ts
function sameJson(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && eachFits(a, b, sameJson);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameMember(a, b, key));
}
function includesPart(whole2, part) {
  if (Array.isArray(part)) return Array.isArray(whole2) && eachFits(whole2, part, includesPart);
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
function eachFits(a, b, fits) {
  return a.length === b.length && a.every((item, index) => fits(item, b[index]));
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
function hasFallingRange(set2) {
  return [...set2.matchAll(/(.)-([^\]])/gsu)].some(([, from = "", to = ""]) => from > to);
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
  return compileMembers2(args, pointer, compiling) ?? literal(args);
}
function literal(wanted2) {
  return (made) => includesPart(made, wanted2);
}
function compilePart2(value, pointer, compiling) {
  if (Array.isArray(value)) return compileItems2(value, pointer, compiling);
  if (!isRecord(value)) return void 0;
  const path = fieldOf(value);
  if (path !== void 0) {
    const read = compileNamedFact(path, pointer, compiling);
    return (made, at) => includesPart(made, read(at));
  }
  if (isPattern(value)) {
    const finds = compileTextTest(value, pointer, compiling);
    return (made) => typeof made === "string" && finds(made);
  }
  if (refuseStray(value, pointer, EXPECTED, compiling)) return void 0;
  return compileMembers2(value, pointer, compiling);
}
function isPattern(value) {
  return typeof value.matches === "string" && value.matches !== "" && Object.keys(value).length === 1;
}
function compileMembers2(members, pointer, compiling) {
  const parts = Object.entries(members).map(([key, value]) => {
    return { key, value, part: compilePart2(value, memberPointer(pointer, key), compiling) };
  });
  if (parts.every(({ part }) => part === void 0)) return void 0;
  const fits = parts.map(({ key, value, part }) => ({ key, fits: part ?? literal(value) }));
  return (made, at) => isRecord(made) && fits.every((one) => Object.hasOwn(made, one.key) && one.fits(made[one.key], at));
}
function compileItems2(items, pointer, compiling) {
  const parts = items.map((item, index) => compilePart2(item, `${pointer}/${index}`, compiling));
  if (parts.every((part) => part === void 0)) return void 0;
  const fits = parts.map((part, index) => part ?? literal(items[index]));
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
  else yield* below(made, wanted2, isExact, path);
}
function* below(made, wanted2, isExact, path) {
  for (const key of keysOf(wanted2))
    yield* differences(memberOf(made, key), wanted2[key], isExact, memberPath(path, key));
  if (!isExact && !Array.isArray(wanted2)) return;
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
  const pairs2 = { edges, partner: edges.map(() => -1), owner: Array.from({ length: rights }, () => -1) };
  for (; ; ) {
    const layers = layersOf(pairs2);
    if (layers === void 0) return pairs2.partner;
    const tried = edges.map(() => 0);
    for (let left = 0; left < edges.length; left++) if (pairs2.partner[left] === -1) extend(pairs2, layers, tried, left);
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
function extend(pairs2, layers, tried, left) {
  const edges = pairs2.edges[left];
  for (let at = tried[left]; at < edges.length; at++) {
    tried[left] = at + 1;
    const right = edges[at];
    const other = pairs2.owner[right];
    const isNext = other === -1 || layers[other] === layers[left] + 1;
    if (isNext && (other === -1 || extend(pairs2, layers, tried, other))) {
      pairs2.partner[left] = right;
      pairs2.owner[right] = left;
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
function compileReference(file, modeOf, pointer, compiling) {
  if (file === void 0) return () => [];
  if (!isList(file)) return fromFact(file.field, `${pointer}/field`, compiling);
  const facts = compiling.facts.length;
  const sound = soundItems(file, pointer);
  const reads = sound.map(({ item, at }) => compileCall(item, modeOf, at, compiling));
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
function compileCall(call, modeOf, pointer, compiling) {
  if (typeof call === "string" || call.args === void 0) return () => writtenCall(call);
  const { tool } = call;
  const isIgnored = modeOf(tool) === "ignore";
  const args = compileArguments(call.args, `${pointer}/args`, isIgnored ? { ...compiling, facts: [] } : compiling);
  if (isIgnored) return () => writtenCall(call);
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
  const argsOf = new Map(Object.entries(file.args_of ?? {}));
  const modeOf = (tool) => argsOf.get(tool) ?? file.args ?? "exact";
  const reference = compileReference(file.reference, modeOf, `${pointer}/reference`, compiling);
  checkToolNames(file, pointer, compiling);
  const mode = MODES[file.mode];
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
  const condition = {
    test: (at) => test2(pattern, at),
    explain: (at, notes) => explain(pattern, at, notes)
  };
  return outer.names.items.length === 0 || isOfItem(pattern, outer.names) ? condition : sameForItems(condition);
}
function isOfItem({ list, facts }, { items }) {
  return [list, ...facts].some(({ path }) => items.includes(rootOf(path)));
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

// src/contract/per-object.ts
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
  let [steps, level, sizes2] = [0, 0, /* @__PURE__ */ new WeakMap()];
  const enter = (value) => {
    steps += STEPS_OF_ONE + sizeOf(value, sizes2);
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
      if (steps > 0) [steps, level, sizes2] = [0, 0, /* @__PURE__ */ new WeakMap()];
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
  const schemas2 = [whole2.schema].flat();
  const referred = schemas2.flatMap(({ $ref = [] }) => $ref);
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
function missingOrForbidden({ keyword, params, schema: schema4, instancePath }) {
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
      return `${below2(params.propertyName)} has a name that does not fit ${shownValue(schema4, SHORT2)}`;
    default:
      return void 0;
  }
}
function expectation({ keyword, params, schema: schema4, message = "is wrong" }) {
  switch (keyword) {
    case "type":
      return `must be ${[params.type].flat().join(" or ")}`;
    case "enum":
      return `must be one of ${shownValue(params.allowedValues, SHORT2)}`;
    case "const":
      return `must be ${shownValue(params.allowedValue, SHORT2)}`;
    case "multipleOf":
      return `must be multiple of ${schema4}`;
    case "contains":
      return `must have ${itemsOf(params)} ${shownValue(schema4, SHORT2)}`;
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
  if (keyword === "enum" || keyword === "const") return Number.POSITIVE_INFINITY;
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

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
var isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
var BREAK = /* @__PURE__ */ Symbol("break visit");
var SKIP = /* @__PURE__ */ Symbol("skip children");
var REMOVE = /* @__PURE__ */ Symbol("remove node");
function visit(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
  const ctrl = callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = visit_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = visit_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = visit_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
  const ctrl = await callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = await visitAsync_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = await visitAsync_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = await visitAsync_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node, visitor, path) {
  if (typeof visitor === "function")
    return visitor(key, node, path);
  if (isMap(node))
    return visitor.Map?.(key, node, path);
  if (isSeq(node))
    return visitor.Seq?.(key, node, path);
  if (isPair(node))
    return visitor.Pair?.(key, node, path);
  if (isScalar(node))
    return visitor.Scalar?.(key, node, path);
  if (isAlias(node))
    return visitor.Alias?.(key, node, path);
  return void 0;
}
function replaceNode(key, path, node) {
  const parent = path[path.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node;
    else
      parent.value = node;
  } else if (isDocument(parent)) {
    parent.contents = node;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}

// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
};
var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class _Directives {
  constructor(yaml, tags) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
    this.tags = Object.assign({}, _Directives.defaultTags, tags);
  }
  clone() {
    const copy = new _Directives(this.yaml, this.tags);
    copy.docStart = this.docStart;
    return copy;
  }
  /**
   * During parsing, get a Directives instance for the current document and
   * update the stream state according to the current version's spec.
   */
  atDocument() {
    const res = new _Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
      case "1.1":
        this.atNextDocument = true;
        break;
      case "1.2":
        this.atNextDocument = false;
        this.yaml = {
          explicit: _Directives.defaultYaml.explicit,
          version: "1.2"
        };
        this.tags = Object.assign({}, _Directives.defaultTags);
        break;
    }
    return res;
  }
  /**
   * @param onError - May be called even if the action was successful
   * @returns `true` on success
   */
  add(line, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts = line.trim().split(/[ \t]+/);
    const name = parts.shift();
    switch (name) {
      case "%TAG": {
        if (parts.length !== 2) {
          onError(0, "%TAG directive should contain exactly two parts");
          if (parts.length < 2)
            return false;
        }
        const [handle, prefix] = parts;
        this.tags[handle] = prefix;
        return true;
      }
      case "%YAML": {
        this.yaml.explicit = true;
        if (parts.length !== 1) {
          onError(0, "%YAML directive should contain exactly one part");
          return false;
        }
        const [version] = parts;
        if (version === "1.1" || version === "1.2") {
          this.yaml.version = version;
          return true;
        } else {
          const isValid = /^\d+\.\d+$/.test(version);
          onError(6, `Unsupported YAML version ${version}`, isValid);
          return false;
        }
      }
      default:
        onError(0, `Unknown directive ${name}`, true);
        return false;
    }
  }
  /**
   * Resolves a tag, matching handles to those defined in %TAG directives.
   *
   * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
   *   `'!local'` tag, or `null` if unresolvable.
   */
  tagName(source, onError) {
    if (source === "!")
      return "!";
    if (source[0] !== "!") {
      onError(`Not a valid tag: ${source}`);
      return null;
    }
    if (source[1] === "<") {
      const verbatim = source.slice(2, -1);
      if (verbatim === "!" || verbatim === "!!") {
        onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
        return null;
      }
      if (source[source.length - 1] !== ">")
        onError("Verbatim tags must end with a >");
      return verbatim;
    }
    const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
    if (!suffix)
      onError(`The ${source} tag has no suffix`);
    const prefix = this.tags[handle];
    if (prefix) {
      try {
        return prefix + decodeURIComponent(suffix);
      } catch (error) {
        onError(String(error));
        return null;
      }
    }
    if (handle === "!")
      return source;
    onError(`Could not resolve tag: ${source}`);
    return null;
  }
  /**
   * Given a fully resolved tag, returns its printable string form,
   * taking into account current tag prefixes and defaults.
   */
  tagString(tag) {
    for (const [handle, prefix] of Object.entries(this.tags)) {
      if (tag.startsWith(prefix))
        return handle + escapeTagName(tag.substring(prefix.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
  }
  toString(doc) {
    const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
      const tags = {};
      visit(doc.contents, (_key, node) => {
        if (isNode(node) && node.tag)
          tags[node.tag] = true;
      });
      tagNames = Object.keys(tags);
    } else
      tagNames = [];
    for (const [handle, prefix] of tagEntries) {
      if (handle === "!!" && prefix === "tag:yaml.org,2002:")
        continue;
      if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
        lines.push(`%TAG ${handle} ${prefix}`);
    }
    return lines.join("\n");
  }
};
Directives.defaultYaml = { explicit: false, version: "1.2" };
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix, exclude) {
  for (let i = 1; true; ++i) {
    const name = `${prefix}${i}`;
    if (!exclude.has(name))
      return name;
  }
}
function createNodeAnchors(doc, prefix) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source) => {
      aliasObjects.push(source);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source of aliasObjects) {
        const ref = sourceObjects.get(source);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error = new Error("Failed to resolve repeated object (this should not happen)");
          error.source = source;
          throw error;
        }
      }
    },
    sourceObjects
  };
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
  constructor(type) {
    Object.defineProperty(this, NODE_TYPE, { value: type });
  }
  /** Create a copy of this node.  */
  clone() {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** A plain JavaScript representation of this node. */
  toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    if (!isDocument(doc))
      throw new TypeError("A document argument is required");
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc,
      keep: true,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this, "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
  constructor(source) {
    super(ALIAS);
    this.source = source;
    Object.defineProperty(this, "tag", {
      set() {
        throw new Error("Alias nodes cannot have tags");
      }
    });
  }
  /**
   * Resolve the value of this alias within `doc`, finding the last
   * instance of the `source` anchor before this node.
   */
  resolve(doc, ctx) {
    if (ctx?.maxAliasCount === 0)
      throw new ReferenceError("Alias resolution is disabled");
    let nodes;
    if (ctx?.aliasResolveCache) {
      nodes = ctx.aliasResolveCache;
    } else {
      nodes = [];
      visit(doc, {
        Node: (_key, node) => {
          if (isAlias(node) || hasAnchor(node))
            nodes.push(node);
        }
      });
      if (ctx)
        ctx.aliasResolveCache = nodes;
    }
    let found = void 0;
    for (const node of nodes) {
      if (node === this)
        break;
      if (node.anchor === this.source)
        found = node;
    }
    if (found && ctx) {
      const { anchors, doc: doc2, maxAliasCount } = ctx;
      let data = anchors.get(found);
      if (!data) {
        toJS(found, null, ctx);
        data = anchors.get(found);
      }
      if (data?.res === void 0) {
        const msg = "This should not happen: Alias anchor was not resolved?";
        throw new ReferenceError(msg);
      }
      if (maxAliasCount >= 0) {
        data.count += 1;
        if (data.aliasCount === 0)
          data.aliasCount = getAliasCount(doc2, found, anchors);
        if (data.count * data.aliasCount > maxAliasCount) {
          const msg = "Excessive alias count indicates a resource exhaustion attack";
          throw new ReferenceError(msg);
        }
      }
    }
    return found;
  }
  toJSON(_arg, ctx) {
    if (!ctx)
      return { source: this.source };
    const source = this.resolve(ctx.doc, ctx);
    if (!source) {
      const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new ReferenceError(msg);
    }
    return ctx.anchors.get(source).res;
  }
  toString(ctx, _onComment, _onChompKeep) {
    const src = `*${this.source}`;
    if (ctx) {
      anchorIsValid(this.source);
      if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
        const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new Error(msg);
      }
      if (ctx.implicitKey)
        return `${src} `;
    }
    return src;
  }
};
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source = node.resolve(doc);
    const anchor = anchors && source && anchors.get(source);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count2 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count2)
        count2 = c;
    }
    return count2;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
  constructor(value) {
    super(SCALAR);
    this.value = value;
  }
  toJSON(arg, ctx) {
    return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
  }
  toString() {
    return String(this.value);
  }
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema4, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema4.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node2 = new Scalar(value);
      if (ref)
        ref.node = node2;
      return node2;
    }
    tagObj = value instanceof Map ? schema4[MAP] : Symbol.iterator in Object(value) ? schema4[SEQ] : schema4[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node.tag = tagName;
  else if (!tagObj.default)
    node.tag = tagObj.tag;
  if (ref)
    ref.node = node;
  return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema4, path, value) {
  let v = value;
  for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema4,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
  constructor(type, schema4) {
    super(type);
    Object.defineProperty(this, "schema", {
      value: schema4,
      configurable: true,
      enumerable: false,
      writable: true
    });
  }
  /**
   * Create a copy of this collection.
   *
   * @param schema - If defined, overwrites the original's schema
   */
  clone(schema4) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema4)
      copy.schema = schema4;
    copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema4) : it);
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /**
   * Adds a value to the collection. For `!!map` and `!!omap` the value must
   * be a Pair instance or a `{ key, value }` object, which may not have a key
   * that already exists in the map.
   */
  addIn(path, value) {
    if (isEmptyPath(path))
      this.add(value);
    else {
      const [key, ...rest] = path;
      const node = this.get(key, true);
      if (isCollection(node))
        node.addIn(rest, value);
      else if (node === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
  /**
   * Removes a value from the collection.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0)
      return this.delete(key);
    const node = this.get(key, true);
    if (isCollection(node))
      return node.deleteIn(rest);
    else
      throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    const [key, ...rest] = path;
    const node = this.get(key, true);
    if (rest.length === 0)
      return !keepScalar && isScalar(node) ? node.value : node;
    else
      return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
  }
  hasAllNullValues(allowScalar) {
    return this.items.every((node) => {
      if (!isPair(node))
        return false;
      const n = node.value;
      return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
    });
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   */
  hasIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0)
      return this.has(key);
    const node = this.get(key, true);
    return isCollection(node) ? node.hasIn(rest) : false;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    const [key, ...rest] = path;
    if (rest.length === 0) {
      this.set(key, value);
    } else {
      const node = this.get(key, true);
      if (isCollection(node))
        node.setIn(rest, value);
      else if (node === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW = "flow";
var FOLD_BLOCK = "block";
var FOLD_QUOTED = "quoted";
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text.length <= endStep)
    return text;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text, i, indent.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text, i, indent.length);
      end = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end) {
        if (split) {
          folds.push(split);
          end = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text;
  if (onFold)
    onFold();
  let res = text.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end2 = folds[i2 + 1] || text.length;
    if (fold === 0)
      res = `
${indent}${text.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text[fold]}\\`;
      res += `
${indent}${text.slice(fold + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text, i, indent) {
  let end = i;
  let start = i + 1;
  let ch = text[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text[++i];
    } else {
      do {
        ch = text[++i];
      } while (ch && ch !== "\n");
      end = i;
      start = i + 1;
      ch = text[start];
    }
  }
  return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions = (ctx, isBlock2) => ({
  indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
  lineWidth: ctx.options.lineWidth,
  minContentWidth: ctx.options.minContentWidth
});
var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
      if (i - start > limit)
        return true;
      start = i + 1;
      if (strLen - start <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str += "\\0";
                break;
              case "0007":
                str += "\\a";
                break;
              case "000b":
                str += "\\v";
                break;
              case "001b":
                str += "\\e";
                break;
              case "0085":
                str += "\\N";
                break;
              case "00a0":
                str += "\\_";
                break;
              case "2028":
                str += "\\L";
                break;
              case "2029":
                str += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str += "\\x" + code.substr(2);
                else
                  str += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str += "\n";
              i += 2;
            }
            str += indent;
            if (json[i + 2] === " ")
              str += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str = start ? str + json.slice(start) : json;
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
var blockEndNewlines;
try {
  blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
  blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal2 = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal2 ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end = value.substring(endStart);
  const endNlPos = end.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n")
      end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal2) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test3 = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test3) || compat?.some(test3))
      return quotedString(value, ctx);
  }
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
  }
  return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
  const props = stringifyProps(node, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str;
  return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
      str += lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}
${indent}:`;
  } else {
    str = `${str}:`;
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str += lineComment(str, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str;
}

// node_modules/yaml/browser/dist/log.js
function warn2(logLevel, warning) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning);
  }
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY = "<<";
var merge = {
  identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
  }),
  stringify: () => MERGE_KEY
};
var isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (isSeq(source))
    for (const it of source.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source))
    for (const it of source)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source);
}
function mergeValue(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (!isMap(source))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node of ctx.anchors.keys())
      strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn2(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair = class _Pair {
  constructor(key, value = null) {
    Object.defineProperty(this, NODE_TYPE, { value: PAIR });
    this.key = key;
    this.value = value;
  }
  clone(schema4) {
    let { key, value } = this;
    if (isNode(key))
      key = key.clone(schema4);
    if (isNode(value))
      value = value.clone(schema4);
    return new _Pair(key, value);
  }
  toJSON(_, ctx) {
    const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return addPairToJSMap(ctx, pair, this);
  }
  toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str2 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str2 += lineComment(str2, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines.push(blockItemPrefix + str2);
  }
  let str;
  if (lines.length === 0) {
    str = flowChars.start + flowChars.end;
  } else {
    str = lines[0];
    for (let i = 1; i < lines.length; ++i) {
      const line = lines[i];
      str += line ? `
${indent}${line}` : "\n";
    }
  }
  if (comment) {
    str += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
    if (i < items.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str += ",";
      }
    }
    if (comment)
      str += lineComment(str, itemIndent, commentString(comment));
    lines.push(str);
    linesAtValue = lines.length;
  }
  const { start, end } = flowChars;
  if (lines.length === 0) {
    return start + end;
  } else {
    if (!reqNewline) {
      const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line of lines)
        str += line ? `
${indentStep}${indent}${line}` : "\n";
      return `${str}
${indent}${end}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines.push(ic.trimStart());
  }
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:map";
  }
  constructor(schema4) {
    super(MAP, schema4);
    this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(schema4, obj, ctx) {
    const { keepUndefined, replacer } = ctx;
    const map2 = new this(schema4);
    const add = (key, value) => {
      if (typeof replacer === "function")
        value = replacer.call(obj, key, value);
      else if (Array.isArray(replacer) && !replacer.includes(key))
        return;
      if (value !== void 0 || keepUndefined)
        map2.items.push(createPair(key, value, ctx));
    };
    if (obj instanceof Map) {
      for (const [key, value] of obj)
        add(key, value);
    } else if (obj && typeof obj === "object") {
      for (const key of Object.keys(obj))
        add(key, obj[key]);
    }
    if (typeof schema4.sortMapEntries === "function") {
      map2.items.sort(schema4.sortMapEntries);
    }
    return map2;
  }
  /**
   * Adds a value to the collection.
   *
   * @param overwrite - If not set `true`, using a key that is already in the
   *   collection will throw. Otherwise, overwrites the previous value.
   */
  add(pair, overwrite) {
    let _pair;
    if (isPair(pair))
      _pair = pair;
    else if (!pair || typeof pair !== "object" || !("key" in pair)) {
      _pair = new Pair(pair, pair?.value);
    } else
      _pair = new Pair(pair.key, pair.value);
    const prev = findPair(this.items, _pair.key);
    const sortEntries = this.schema?.sortMapEntries;
    if (prev) {
      if (!overwrite)
        throw new Error(`Key ${_pair.key} already set`);
      if (isScalar(prev.value) && isScalarValue(_pair.value))
        prev.value.value = _pair.value;
      else
        prev.value = _pair.value;
    } else if (sortEntries) {
      const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
      if (i === -1)
        this.items.push(_pair);
      else
        this.items.splice(i, 0, _pair);
    } else {
      this.items.push(_pair);
    }
  }
  delete(key) {
    const it = findPair(this.items, key);
    if (!it)
      return false;
    const del = this.items.splice(this.items.indexOf(it), 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const it = findPair(this.items, key);
    const node = it?.value;
    return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
  }
  has(key) {
    return !!findPair(this.items, key);
  }
  set(key, value) {
    this.add(new Pair(key, value), true);
  }
  /**
   * @param ctx - Conversion context, originally set in Document#toJS()
   * @param {Class} Type - If set, forces the returned collection type
   * @returns Instance of Type, Map, or Object
   */
  toJSON(_, ctx, Type) {
    const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const item of this.items)
      addPairToJSMap(ctx, map2, item);
    return map2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    for (const item of this.items) {
      if (!isPair(item))
        throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
    }
    if (!ctx.allNullValues && this.hasAllNullValues(false))
      ctx = Object.assign({}, ctx, { allNullValues: true });
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "",
      flowChars: { start: "{", end: "}" },
      itemIndent: ctx.indent || "",
      onChompKeep,
      onComment
    });
  }
};

// node_modules/yaml/browser/dist/schema/common/map.js
var map = {
  collection: "map",
  default: true,
  nodeClass: YAMLMap,
  tag: "tag:yaml.org,2002:map",
  resolve(map2, onError) {
    if (!isMap(map2))
      onError("Expected a mapping for this tag");
    return map2;
  },
  createNode: (schema4, obj, ctx) => YAMLMap.from(schema4, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(schema4) {
    super(SEQ, schema4);
    this.items = [];
  }
  add(value) {
    this.items.push(value);
  }
  /**
   * Removes a value from the collection.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   *
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return false;
    const del = this.items.splice(idx, 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return void 0;
    const it = this.items[idx];
    return !keepScalar && isScalar(it) ? it.value : it;
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   */
  has(key) {
    const idx = asItemIndex(key);
    return typeof idx === "number" && idx < this.items.length;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   *
   * If `key` does not contain a representation of an integer, this will throw.
   * It may be wrapped in a `Scalar`.
   */
  set(key, value) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      throw new Error(`Expected a valid index, not ${key}.`);
    const prev = this.items[idx];
    if (isScalar(prev) && isScalarValue(value))
      prev.value = value;
    else
      this.items[idx] = value;
  }
  toJSON(_, ctx) {
    const seq2 = [];
    if (ctx?.onCreate)
      ctx.onCreate(seq2);
    let i = 0;
    for (const item of this.items)
      seq2.push(toJS(item, String(i++), ctx));
    return seq2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "- ",
      flowChars: { start: "[", end: "]" },
      itemIndent: (ctx.indent || "") + "  ",
      onChompKeep,
      onComment
    });
  }
  static from(schema4, obj, ctx) {
    const { replacer } = ctx;
    const seq2 = new this(schema4);
    if (obj && Symbol.iterator in Object(obj)) {
      let i = 0;
      for (let it of obj) {
        if (typeof replacer === "function") {
          const key = obj instanceof Set ? it : String(i++);
          it = replacer.call(obj, key, it);
        }
        seq2.items.push(createNode(it, void 0, ctx));
      }
    }
    return seq2;
  }
};
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
var seq = {
  collection: "seq",
  default: true,
  nodeClass: YAMLSeq,
  tag: "tag:yaml.org,2002:seq",
  resolve(seq2, onError) {
    if (!isSeq(seq2))
      onError("Expected a sequence for this tag");
    return seq2;
  },
  createNode: (schema4, obj, ctx) => YAMLSeq.from(schema4, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
var string = {
  identify: (value) => typeof value === "string",
  default: true,
  tag: "tag:yaml.org,2002:str",
  resolve: (str) => str,
  stringify(item, ctx, onComment, onChompKeep) {
    ctx = Object.assign({ actualString: true }, ctx);
    return stringifyString(item, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag = {
  identify: (value) => value == null,
  createNode: () => new Scalar(null),
  default: true,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new Scalar(null),
  stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag = {
  identify: (value) => typeof value === "boolean",
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
  resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
  stringify({ source, value }, ctx) {
    if (source && boolTag.test.test(source)) {
      const sv = source[0] === "t" || source[0] === "T";
      if (value === sv)
        return source;
    }
    return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str));
    const dot = str.indexOf(".");
    if (dot !== -1 && str[str.length - 1] === "0")
      node.minFractionDigits = str.length - dot - 1;
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify(node, radix, prefix) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix + value.toString(radix);
  return stringifyNumber(node);
}
var intOct = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
  stringify: (node) => intStringify(node, 8, "0o")
};
var int = {
  identify: intIdentify,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
  stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
var schema = [
  map,
  seq,
  string,
  nullTag,
  boolTag,
  intOct,
  int,
  intHex,
  floatNaN,
  floatExp,
  float
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON = ({ value }) => JSON.stringify(value);
var jsonScalars = [
  {
    identify: (value) => typeof value === "string",
    default: true,
    tag: "tag:yaml.org,2002:str",
    resolve: (str) => str,
    stringify: stringifyJSON
  },
  {
    identify: (value) => value == null,
    createNode: () => new Scalar(null),
    default: true,
    tag: "tag:yaml.org,2002:null",
    test: /^null$/,
    resolve: () => null,
    stringify: stringifyJSON
  },
  {
    identify: (value) => typeof value === "boolean",
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^true$|^false$/,
    resolve: (str) => str === "true",
    stringify: stringifyJSON
  },
  {
    identify: intIdentify2,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^-?(?:0|[1-9][0-9]*)$/,
    resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
    stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
  },
  {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
    resolve: (str) => parseFloat(str),
    stringify: stringifyJSON
  }
];
var jsonError = {
  default: true,
  tag: "",
  test: /^/,
  resolve(str, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
    return str;
  }
};
var schema2 = [map, seq].concat(jsonScalars, jsonError);

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary = {
  identify: (value) => value instanceof Uint8Array,
  // Buffer inherits from Uint8Array
  default: false,
  tag: "tag:yaml.org,2002:binary",
  /**
   * Returns a Buffer in node and an Uint8Array in browsers
   *
   * To use the resulting buffer as an image, you'll want to do something like:
   *
   *   const blob = new Blob([buffer], { type: 'image/jpeg' })
   *   document.querySelector('#photo').src = URL.createObjectURL(blob)
   */
  resolve(src, onError) {
    if (typeof atob === "function") {
      const str = atob(src.replace(/[\n\r]/g, ""));
      const buffer = new Uint8Array(str.length);
      for (let i = 0; i < str.length; ++i)
        buffer[i] = str.charCodeAt(i);
      return buffer;
    } else {
      onError("This environment does not support reading binary tags; either Buffer or atob is required");
      return src;
    }
  },
  stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
    if (!value)
      return "";
    const buf = value;
    let str;
    if (typeof btoa === "function") {
      let s = "";
      for (let i = 0; i < buf.length; ++i)
        s += String.fromCharCode(buf[i]);
      str = btoa(s);
    } else {
      throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    }
    type ?? (type = Scalar.BLOCK_LITERAL);
    if (type !== Scalar.QUOTE_DOUBLE) {
      const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
      const n = Math.ceil(str.length / lineWidth);
      const lines = new Array(n);
      for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
        lines[i] = str.substr(o, lineWidth);
      }
      str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema4, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema4);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key = keys[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key = it;
      }
      pairs2.items.push(createPair(key, value, ctx));
    }
  return pairs2;
}
var pairs = {
  collection: "seq",
  default: false,
  tag: "tag:yaml.org,2002:pairs",
  resolve: resolvePairs,
  createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class _YAMLOMap extends YAMLSeq {
  constructor() {
    super();
    this.add = YAMLMap.prototype.add.bind(this);
    this.delete = YAMLMap.prototype.delete.bind(this);
    this.get = YAMLMap.prototype.get.bind(this);
    this.has = YAMLMap.prototype.has.bind(this);
    this.set = YAMLMap.prototype.set.bind(this);
    this.tag = _YAMLOMap.tag;
  }
  /**
   * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
   * but TypeScript won't allow widening the signature of a child method.
   */
  toJSON(_, ctx) {
    if (!ctx)
      return super.toJSON(_);
    const map2 = /* @__PURE__ */ new Map();
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const pair of this.items) {
      let key, value;
      if (isPair(pair)) {
        key = toJS(pair.key, "", ctx);
        value = toJS(pair.value, key, ctx);
      } else {
        key = toJS(pair, "", ctx);
      }
      if (map2.has(key))
        throw new Error("Ordered maps must not include duplicate keys");
      map2.set(key, value);
    }
    return map2;
  }
  static from(schema4, iterable, ctx) {
    const pairs2 = createPairs(schema4, iterable, ctx);
    const omap2 = new this();
    omap2.items = pairs2.items;
    return omap2;
  }
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
var omap = {
  collection: "seq",
  identify: (value) => value instanceof Map,
  nodeClass: YAMLOMap,
  default: false,
  tag: "tag:yaml.org,2002:omap",
  resolve(seq2, onError) {
    const pairs2 = resolvePairs(seq2, onError);
    const seenKeys = [];
    for (const { key } of pairs2.items) {
      if (isScalar(key)) {
        if (seenKeys.includes(key.value)) {
          onError(`Ordered maps must not include duplicate keys: ${key.value}`);
        } else {
          seenKeys.push(key.value);
        }
      }
    }
    return Object.assign(new YAMLOMap(), pairs2);
  },
  createNode: (schema4, iterable, ctx) => YAMLOMap.from(schema4, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source && boolObj.test.test(source))
    return source;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag = {
  identify: (value) => value === true,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new Scalar(true),
  stringify: boolStringify
};
var falseTag = {
  identify: (value) => value === false,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new Scalar(false),
  stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str.replace(/_/g, "")),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str.replace(/_/g, "")));
    const dot = str.indexOf(".");
    if (dot !== -1) {
      const f = str.substring(dot + 1).replace(/_/g, "");
      if (f[f.length - 1] === "0")
        node.minFractionDigits = f.length;
    }
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve2(str, offset, radix, { intAsBigInt }) {
  const sign = str[0];
  if (sign === "-" || sign === "+")
    offset += 1;
  str = str.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str = `0b${str}`;
        break;
      case 8:
        str = `0o${str}`;
        break;
      case 16:
        str = `0x${str}`;
        break;
    }
    const n2 = BigInt(str);
    return sign === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str, radix);
  return sign === "-" ? -1 * n : n;
}
function intStringify2(node, radix, prefix) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str = value.toString(radix);
    return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
  }
  return stringifyNumber(node);
}
var intBin = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
  stringify: (node) => intStringify2(node, 2, "0b")
};
var intOct2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
  stringify: (node) => intStringify2(node, 8, "0")
};
var int2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
  stringify: (node) => intStringify2(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class _YAMLSet extends YAMLMap {
  constructor(schema4) {
    super(schema4);
    this.tag = _YAMLSet.tag;
  }
  add(key) {
    let pair;
    if (isPair(key))
      pair = key;
    else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
      pair = new Pair(key.key, null);
    else
      pair = new Pair(key, null);
    const prev = findPair(this.items, pair.key);
    if (!prev)
      this.items.push(pair);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(key, keepPair) {
    const pair = findPair(this.items, key);
    return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
  }
  set(key, value) {
    if (typeof value !== "boolean")
      throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
    const prev = findPair(this.items, key);
    if (prev && !value) {
      this.items.splice(this.items.indexOf(prev), 1);
    } else if (!prev && value) {
      this.items.push(new Pair(key));
    }
  }
  toJSON(_, ctx) {
    return super.toJSON(_, ctx, Set);
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    if (this.hasAllNullValues(true))
      return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
    else
      throw new Error("Set items must all have null values");
  }
  static from(schema4, iterable, ctx) {
    const { replacer } = ctx;
    const set2 = new this(schema4);
    if (iterable && Symbol.iterator in Object(iterable))
      for (let value of iterable) {
        if (typeof replacer === "function")
          value = replacer.call(iterable, value, value);
        set2.items.push(createPair(value, null, ctx));
      }
    return set2;
  }
};
YAMLSet.tag = "tag:yaml.org,2002:set";
var set = {
  collection: "map",
  identify: (value) => value instanceof Set,
  nodeClass: YAMLSet,
  default: false,
  tag: "tag:yaml.org,2002:set",
  createNode: (schema4, iterable, ctx) => YAMLSet.from(schema4, iterable, ctx),
  resolve(map2, onError) {
    if (isMap(map2)) {
      if (map2.hasAllNullValues(true))
        return Object.assign(new YAMLSet(), map2);
      else
        onError("Set items must all have null values");
    } else
      onError("Expected a mapping for this tag");
    return map2;
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
  const sign = str[0];
  const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign = "";
  if (value < 0) {
    sign = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts = [value % _60];
  if (value < 60) {
    parts.unshift(0);
  } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts[0]) / _60;
      parts.unshift(value);
    }
  }
  return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime = {
  identify: (value) => typeof value === "bigint" || Number.isInteger(value),
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
  stringify: stringifySexagesimal
};
var floatTime = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (str) => parseSexagesimal(str, false),
  stringify: stringifySexagesimal
};
var timestamp = {
  identify: (value) => value instanceof Date,
  default: true,
  tag: "tag:yaml.org,2002:timestamp",
  // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
  // may be omitted altogether, resulting in a date format. In such a case, the time part is
  // assumed to be 00:00:00Z (start of day, UTC).
  test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
  resolve(str) {
    const match = str.match(timestamp.test);
    if (!match)
      throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, year, month, day, hour, minute, second] = match.map(Number);
    const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
    let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
    const tz = match[8];
    if (tz && tz !== "Z") {
      let d = parseSexagesimal(tz, false);
      if (Math.abs(d) < 30)
        d *= 60;
      date -= 6e4 * d;
    }
    return new Date(date);
  },
  stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3 = [
  map,
  seq,
  string,
  nullTag,
  trueTag,
  falseTag,
  intBin,
  intOct2,
  int2,
  intHex2,
  floatNaN2,
  floatExp2,
  float2,
  binary,
  merge,
  omap,
  pairs,
  set,
  intTime,
  floatTime,
  timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
var schemas = /* @__PURE__ */ new Map([
  ["core", schema],
  ["failsafe", [map, seq, string]],
  ["json", schema2],
  ["yaml11", schema3],
  ["yaml-1.1", schema3]
]);
var tagsByName = {
  binary,
  bool: boolTag,
  float,
  floatExp,
  floatNaN,
  floatTime,
  int,
  intHex,
  intOct,
  intTime,
  map,
  merge,
  null: nullTag,
  omap,
  pairs,
  seq,
  set,
  timestamp
};
var coreKnownTags = {
  "tag:yaml.org,2002:binary": binary,
  "tag:yaml.org,2002:merge": merge,
  "tag:yaml.org,2002:omap": omap,
  "tag:yaml.org,2002:pairs": pairs,
  "tag:yaml.org,2002:set": set,
  "tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class _Schema {
  constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema4, sortMapEntries, toStringDefaults }) {
    this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
    this.name = typeof schema4 === "string" && schema4 || "core";
    this.knownTags = resolveKnownTags ? coreKnownTags : {};
    this.tags = getTags(customTags, this.name, merge2);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, MAP, { value: map });
    Object.defineProperty(this, SCALAR, { value: string });
    Object.defineProperty(this, SEQ, { value: seq });
    this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
  }
  clone() {
    const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
    copy.tags = this.tags.slice();
    return copy;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
  const lines = [];
  let hasDirectives = options.directives === true;
  if (options.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines.push("---");
  const ctx = createStringifyContext(doc, options);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines.length !== 1)
      lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
      lines[lines.length - 1] = `--- ${body}`;
    } else
      lines.push(body);
  } else {
    lines.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines.push("...");
        lines.push(indentComment(cs, ""));
      } else {
        lines.push(`... ${cs}`);
      }
    } else {
      lines.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
        lines.push("");
      lines.push(indentComment(commentString(dc), ""));
    }
  }
  return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class _Document {
  constructor(value, replacer, options) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, NODE_TYPE, { value: DOC });
    let _replacer = null;
    if (typeof replacer === "function" || Array.isArray(replacer)) {
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const opt = Object.assign({
      intAsBigInt: false,
      keepSourceTokens: false,
      logLevel: "warn",
      prettyErrors: true,
      strict: true,
      stringKeys: false,
      uniqueKeys: true,
      version: "1.2"
    }, options);
    this.options = opt;
    let { version } = opt;
    if (options?._directives) {
      this.directives = options._directives.atDocument();
      if (this.directives.yaml.explicit)
        version = this.directives.yaml.version;
    } else
      this.directives = new Directives({ version });
    this.setSchema(version, options);
    this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
  }
  /**
   * Create a deep copy of this Document and its contents.
   *
   * Custom Node values that inherit from `Object` still refer to their original instances.
   */
  clone() {
    const copy = Object.create(_Document.prototype, {
      [NODE_TYPE]: { value: DOC }
    });
    copy.commentBefore = this.commentBefore;
    copy.comment = this.comment;
    copy.errors = this.errors.slice();
    copy.warnings = this.warnings.slice();
    copy.options = Object.assign({}, this.options);
    if (this.directives)
      copy.directives = this.directives.clone();
    copy.schema = this.schema.clone();
    copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** Adds a value to the document. */
  add(value) {
    if (assertCollection(this.contents))
      this.contents.add(value);
  }
  /** Adds a value to the document. */
  addIn(path, value) {
    if (assertCollection(this.contents))
      this.contents.addIn(path, value);
  }
  /**
   * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
   *
   * If `node` already has an anchor, `name` is ignored.
   * Otherwise, the `node.anchor` value will be set to `name`,
   * or if an anchor with that name is already present in the document,
   * `name` will be used as a prefix for a new unique anchor.
   * If `name` is undefined, the generated anchor will use 'a' as a prefix.
   */
  createAlias(node, name) {
    if (!node.anchor) {
      const prev = anchorNames(this);
      node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
    }
    return new Alias(node.anchor);
  }
  createNode(value, replacer, options) {
    let _replacer = void 0;
    if (typeof replacer === "function") {
      value = replacer.call({ "": value }, "", value);
      _replacer = replacer;
    } else if (Array.isArray(replacer)) {
      const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
      const asStr = replacer.filter(keyToStr).map(String);
      if (asStr.length > 0)
        replacer = replacer.concat(asStr);
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
    const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
      this,
      // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      anchorPrefix || "a"
    );
    const ctx = {
      aliasDuplicateObjects: aliasDuplicateObjects ?? true,
      keepUndefined: keepUndefined ?? false,
      onAnchor,
      onTagObj,
      replacer: _replacer,
      schema: this.schema,
      sourceObjects
    };
    const node = createNode(value, tag, ctx);
    if (flow && isCollection(node))
      node.flow = true;
    setAnchors();
    return node;
  }
  /**
   * Convert a key and a value into a `Pair` using the current schema,
   * recursively wrapping all values as `Scalar` or `Collection` nodes.
   */
  createPair(key, value, options = {}) {
    const k = this.createNode(key, null, options);
    const v = this.createNode(value, null, options);
    return new Pair(k, v);
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    return assertCollection(this.contents) ? this.contents.delete(key) : false;
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    if (isEmptyPath(path)) {
      if (this.contents == null)
        return false;
      this.contents = null;
      return true;
    }
    return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  get(key, keepScalar) {
    return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
  }
  /**
   * Returns item at `path`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    if (isEmptyPath(path))
      return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
    return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
  }
  /**
   * Checks if the document includes a value with the key `key`.
   */
  has(key) {
    return isCollection(this.contents) ? this.contents.has(key) : false;
  }
  /**
   * Checks if the document includes a value at `path`.
   */
  hasIn(path) {
    if (isEmptyPath(path))
      return this.contents !== void 0;
    return isCollection(this.contents) ? this.contents.hasIn(path) : false;
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  set(key, value) {
    if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, [key], value);
    } else if (assertCollection(this.contents)) {
      this.contents.set(key, value);
    }
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    if (isEmptyPath(path)) {
      this.contents = value;
    } else if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, Array.from(path), value);
    } else if (assertCollection(this.contents)) {
      this.contents.setIn(path, value);
    }
  }
  /**
   * Change the YAML version and schema used by the document.
   * A `null` version disables support for directives, explicit tags, anchors, and aliases.
   * It also requires the `schema` option to be given as a `Schema` instance value.
   *
   * Overrides all previously set schema options.
   */
  setSchema(version, options = {}) {
    if (typeof version === "number")
      version = String(version);
    let opt;
    switch (version) {
      case "1.1":
        if (this.directives)
          this.directives.yaml.version = "1.1";
        else
          this.directives = new Directives({ version: "1.1" });
        opt = { resolveKnownTags: false, schema: "yaml-1.1" };
        break;
      case "1.2":
      case "next":
        if (this.directives)
          this.directives.yaml.version = version;
        else
          this.directives = new Directives({ version });
        opt = { resolveKnownTags: true, schema: "core" };
        break;
      case null:
        if (this.directives)
          delete this.directives;
        opt = null;
        break;
      default: {
        const sv = JSON.stringify(version);
        throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
      }
    }
    if (options.schema instanceof Object)
      this.schema = options.schema;
    else if (opt)
      this.schema = new Schema(Object.assign(opt, options));
    else
      throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
  }
  // json & jsonArg are only used from toJSON()
  toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc: this,
      keep: !json,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this.contents, jsonArg ?? "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
  /**
   * A JSON representation of the document `contents`.
   *
   * @param jsonArg Used by `JSON.stringify` to indicate the array index or
   *   property name.
   */
  toJSON(jsonArg, onAnchor) {
    return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
  }
  /** A YAML representation of the document. */
  toString(options = {}) {
    if (this.errors.length > 0)
      throw new Error("Document with errors cannot be stringified");
    if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
      const s = JSON.stringify(options.indent);
      throw new Error(`"indent" option must be a positive integer, not ${s}`);
    }
    return stringifyDocument(this, options);
  }
};
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
  constructor(name, pos, code, message) {
    super();
    this.name = name;
    this.code = code;
    this.message = message;
    this.pos = pos;
  }
};
var YAMLParseError = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLParseError", pos, code, message);
  }
};
var YAMLWarning = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLWarning", pos, code, message);
  }
};
var prettifyError = (src, lc) => (error) => {
  if (error.pos[0] === -1)
    return;
  error.linePos = error.pos.map((pos) => lc.linePos(pos));
  const { line, col } = error.linePos[0];
  error.message += ` at line ${line}, column ${col}`;
  let ci = col - 1;
  let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
  if (ci >= 60 && lineStr.length > 80) {
    const trimStart = Math.min(ci - 39, lineStr.length - 79);
    lineStr = "…" + lineStr.substring(trimStart);
    ci -= trimStart - 1;
  }
  if (lineStr.length > 80)
    lineStr = lineStr.substring(0, 79) + "…";
  if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
    let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
    if (prev.length > 80)
      prev = prev.substring(0, 79) + "…\n";
    lineStr = prev + lineStr;
  }
  if (/[^ ]/.test(lineStr)) {
    let count2 = 1;
    const end = error.linePos[1];
    if (end?.line === line && end.col > col) {
      count2 = Math.max(1, Math.min(end.col - col, 80 - ci));
    }
    const pointer = " ".repeat(ci) + "^".repeat(count2);
    error.message += `:

${lineStr}
${pointer}
`;
  }
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token of tokens) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end,
    start: start ?? end
  };
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end, "BAD_INDENT", msg, true);
    }
  }
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep: sep2, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep2) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep2 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep2, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq2.items.push(node);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
  let comment = "";
  if (end) {
    let hasSpace = false;
    let sep2 = "";
    for (const token of end) {
      const { source, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep2 + cb;
          sep2 = "";
          break;
        }
        case "newline":
          if (comment)
            sep2 += source;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source.length;
    }
  }
  return { comment, offset };
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg = "Block collections are not allowed within flow collections";
var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key, sep: sep2, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep2 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep2 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep2, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep2 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep2)
            for (const st of sep2) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep2, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
      if (coll.comment)
        coll.comment += "\n" + end.comment;
      else
        coll.comment = end.comment;
    }
    coll.range = [fc.offset, cePos, end.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
  const start = scalar.offset;
  const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar.source ? splitLines(scalar.source) : [];
  let chompStart = lines.length;
  for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end2 = start + header.length;
    if (scalar.source)
      end2 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
  }
  let trimIndent = scalar.indent + header.indent;
  let offset = scalar.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep2 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep2 + indent.slice(trimIndent) + content;
      sep2 = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep2 === " ")
        sep2 = "\n";
      else if (!prevMoreIndented && sep2 === "\n")
        sep2 = "\n\n";
      value += sep2 + indent.slice(trimIndent) + content;
      sep2 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep2 === "\n")
        value += "\n";
      else
        sep2 = "\n";
    } else {
      value += sep2 + content;
      sep2 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines.length; ++i)
        value += "\n" + lines[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source } = props[0];
  const mode = source[0];
  let indent = 0;
  let chomp = "";
  let error = -1;
  for (let i = 1; i < source.length; ++i) {
    const ch = source[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error === -1)
        error = offset + i;
    }
  }
  if (error !== -1)
    onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
  let hasSpace = false;
  let comment = "";
  let length = source.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent, chomp, comment, length };
}
function splitLines(source) {
  const split = source.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines.push([split[i], split[i + 1]]);
  return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
  const { offset, type, source, end } = scalar;
  let _type;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source.length, offset + source.length]
      };
  }
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, strict, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source, onError) {
  let badChar = "";
  switch (source[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
  if (source[source.length - 1] !== "'" || source.length === 1)
    onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
  const line = /(.*?)\r?\n/sy;
  let match = line.exec(source);
  if (!match)
    return source;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep2 = " ";
  let pos = line.lastIndex;
  while (match = line.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep2 === "\n")
        res += sep2;
      else
        sep2 = "\n";
    } else {
      res += sep2 + lm;
      sep2 = " ";
    }
    pos = line.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source);
  return res + sep2 + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
  let res = "";
  for (let i = 1; i < source.length - 1; ++i) {
    const ch = source[i];
    if (ch === "\r" && source[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next = source[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source[i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "\r" && source[i + 1] === "\n") {
        next = source[++i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source, i + 1, length, onError);
        i += length;
      } else {
        const raw = source.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source[i + 1];
      while (next === " " || next === "	")
        next = source[++i + 1];
      if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
        res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source[source.length - 1] !== '"' || source.length === 1)
    onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source, offset) {
  let fold = "";
  let ch = source[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
var escapeCodes = {
  "0": "\0",
  // null character
  a: "\x07",
  // bell character
  b: "\b",
  // backspace
  e: "\x1B",
  // escape character
  f: "\f",
  // form feed
  n: "\n",
  // line feed
  r: "\r",
  // carriage return
  t: "	",
  // horizontal tab
  v: "\v",
  // vertical tab
  N: "",
  // Unicode next line
  _: " ",
  // Unicode non-breaking space
  L: "\u2028",
  // Unicode line separator
  P: "\u2029",
  // Unicode paragraph separator
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  "	": "	"
};
function parseCharCode(source, offset, length, onError) {
  const cc = source.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range;
  scalar.source = value;
  if (type)
    scalar.type = type;
  if (tagName)
    scalar.tag = tagName;
  if (tag.format)
    scalar.format = tag.format;
  if (comment)
    scalar.comment = comment;
  return scalar;
}
function findScalarTagByName(schema4, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema4[SCALAR];
  const matchWithTest = [];
  for (const tag of schema4.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema4.knownTags[tagName];
  if (kt && !kt.collection) {
    schema4.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema4[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token, onError) {
  const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
  if (schema4.compat) {
    const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
var CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end;
  }
  return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
  const alias = new Alias(source.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, options.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
  const opts = Object.assign({ _directives: directives }, options);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source } = src;
  return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source = prelude[i];
    switch (source[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer = class {
  constructor(options = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (source, code, message, warning) => {
      const pos = getErrorPos(source);
      if (warning)
        this.warnings.push(new YAMLWarning(pos, code, message));
      else
        this.errors.push(new YAMLParseError(pos, code, message));
    };
    this.directives = new Directives({ version: options.version || "1.2" });
    this.options = options;
  }
  decorate(doc, afterDoc) {
    const { comment, afterEmptyLine } = parsePrelude(this.prelude);
    if (comment) {
      const dc = doc.contents;
      if (afterDoc) {
        doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
      } else if (afterEmptyLine || doc.directives.docStart || !dc) {
        doc.commentBefore = comment;
      } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
        let it = dc.items[0];
        if (isPair(it))
          it = it.key;
        const cb = it.commentBefore;
        it.commentBefore = cb ? `${comment}
${cb}` : comment;
      } else {
        const cb = dc.commentBefore;
        dc.commentBefore = cb ? `${comment}
${cb}` : comment;
      }
    }
    if (afterDoc) {
      for (let i = 0; i < this.errors.length; ++i)
        doc.errors.push(this.errors[i]);
      for (let i = 0; i < this.warnings.length; ++i)
        doc.warnings.push(this.warnings[i]);
    } else {
      doc.errors = this.errors;
      doc.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
  }
  /**
   * Current stream status information.
   *
   * Mostly useful at the end of input for an empty stream.
   */
  streamInfo() {
    return {
      comment: parsePrelude(this.prelude).comment,
      directives: this.directives,
      errors: this.errors,
      warnings: this.warnings
    };
  }
  /**
   * Compose tokens into documents.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *compose(tokens, forceDoc = false, endOffset = -1) {
    for (const token of tokens)
      yield* this.next(token);
    yield* this.end(forceDoc, endOffset);
  }
  /** Advance the composer by one CST token. */
  *next(token) {
    switch (token.type) {
      case "directive":
        this.directives.add(token.source, (offset, message, warning) => {
          const pos = getErrorPos(token);
          pos[0] += offset;
          this.onError(pos, "BAD_DIRECTIVE", message, warning);
        });
        this.prelude.push(token.source);
        this.atDirectives = true;
        break;
      case "document": {
        const doc = composeDoc(this.options, this.directives, token, this.onError);
        if (this.atDirectives && !doc.directives.docStart)
          this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
        this.decorate(doc, false);
        if (this.doc)
          yield this.doc;
        this.doc = doc;
        this.atDirectives = false;
        break;
      }
      case "byte-order-mark":
      case "space":
        break;
      case "comment":
      case "newline":
        this.prelude.push(token.source);
        break;
      case "error": {
        const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
        const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
        if (this.atDirectives || !this.doc)
          this.errors.push(error);
        else
          this.doc.errors.push(error);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          const msg = "Unexpected doc-end without preceding document";
          this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
          break;
        }
        this.doc.directives.docEnd = true;
        const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
        this.decorate(this.doc, true);
        if (end.comment) {
          const dc = this.doc.comment;
          this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
        }
        this.doc.range[2] = end.offset;
        break;
      }
      default:
        this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
    }
  }
  /**
   * Call at end of input to yield any remaining document.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *end(forceDoc = false, endOffset = -1) {
    if (this.doc) {
      this.decorate(this.doc, true);
      yield this.doc;
      this.doc = null;
    } else if (forceDoc) {
      const opts = Object.assign({ _directives: this.directives }, this.options);
      const doc = new Document(void 0, opts);
      if (this.atDirectives)
        this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
      doc.range = [0, endOffset, endOffset];
      this.decorate(doc, false);
      yield doc;
    }
  }
};

// node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2 = /* @__PURE__ */ Symbol("break visit");
var SKIP2 = /* @__PURE__ */ Symbol("skip children");
var REMOVE2 = /* @__PURE__ */ Symbol("remove item");
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
visit2.BREAK = BREAK2;
visit2.SKIP = SKIP2;
visit2.REMOVE = REMOVE2;
visit2.itemAtPath = (cst, path) => {
  let item = cst;
  for (const [field, index] of path) {
    const tok = item?.[field];
    if (tok && "items" in tok) {
      item = tok.items[index];
    } else
      return void 0;
  }
  return item;
};
visit2.parentCollection = (cst, path) => {
  const parent = visit2.itemAtPath(cst, path.slice(0, -1));
  const field = path[path.length - 1][0];
  const coll = parent?.[field];
  if (coll && "items" in coll)
    return coll;
  throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
  let ctrl = visitor(item, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token = item[field];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
var BOM = "\uFEFF";
var DOCUMENT = "";
var FLOW_END = "";
var SCALAR2 = "";
function tokenType(source) {
  switch (source) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits = new Set("0123456789ABCDEFabcdef");
var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
var flowIndicatorChars = new Set(",[]{}");
var invalidAnchorChars = new Set(" ,[]{}\n\r	");
var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
  constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
  }
  /**
   * Generate YAML tokens from the `source` string. If `incomplete`,
   * a part of the last line may be left as a buffer for the next call.
   *
   * @returns A generator of lexical tokens
   */
  *lex(source, incomplete = false) {
    if (source) {
      if (typeof source !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source : source;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete;
    let next = this.next ?? "stream";
    while (next && (incomplete || this.hasChars(1)))
      next = yield* this.parseNext(next);
  }
  atLineEnd() {
    let i = this.pos;
    let ch = this.buffer[i];
    while (ch === " " || ch === "	")
      ch = this.buffer[++i];
    if (!ch || ch === "#" || ch === "\n")
      return true;
    if (ch === "\r")
      return this.buffer[i + 1] === "\n";
    return false;
  }
  charAt(n) {
    return this.buffer[this.pos + n];
  }
  continueScalar(offset) {
    let ch = this.buffer[offset];
    if (this.indentNext > 0) {
      let indent = 0;
      while (ch === " ")
        ch = this.buffer[++indent + offset];
      if (ch === "\r") {
        const next = this.buffer[indent + offset + 1];
        if (next === "\n" || !next && !this.atEnd)
          return offset + indent + 1;
      }
      return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
    }
    if (ch === "-" || ch === ".") {
      const dt = this.buffer.substr(offset, 3);
      if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
        return -1;
    }
    return offset;
  }
  getLine() {
    let end = this.lineEndPos;
    if (typeof end !== "number" || end !== -1 && end < this.pos) {
      end = this.buffer.indexOf("\n", this.pos);
      this.lineEndPos = end;
    }
    if (end === -1)
      return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end - 1] === "\r")
      end -= 1;
    return this.buffer.substring(this.pos, end);
  }
  hasChars(n) {
    return this.pos + n <= this.buffer.length;
  }
  setNext(state) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = state;
    return null;
  }
  peek(n) {
    return this.buffer.substr(this.pos, n);
  }
  *parseNext(next) {
    switch (next) {
      case "stream":
        return yield* this.parseStream();
      case "line-start":
        return yield* this.parseLineStart();
      case "block-start":
        return yield* this.parseBlockStart();
      case "doc":
        return yield* this.parseDocument();
      case "flow":
        return yield* this.parseFlowCollection();
      case "quoted-scalar":
        return yield* this.parseQuotedScalar();
      case "block-scalar":
        return yield* this.parseBlockScalar();
      case "plain-scalar":
        return yield* this.parsePlainScalar();
    }
  }
  *parseStream() {
    let line = this.getLine();
    if (line === null)
      return this.setNext("stream");
    if (line[0] === BOM) {
      yield* this.pushCount(1);
      line = line.substring(1);
    }
    if (line[0] === "%") {
      let dirEnd = line.length;
      let cs = line.indexOf("#");
      while (cs !== -1) {
        const ch = line[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line.length - sp);
      yield* this.pushNewline();
      return "stream";
    }
    yield DOCUMENT;
    return yield* this.parseLineStart();
  }
  *parseLineStart() {
    const ch = this.charAt(0);
    if (!ch && !this.atEnd)
      return this.setNext("line-start");
    if (ch === "-" || ch === ".") {
      if (!this.atEnd && !this.hasChars(4))
        return this.setNext("line-start");
      const s = this.peek(3);
      if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line = this.getLine();
    if (line === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line[n]) {
      case "#":
        yield* this.pushCount(line.length - n);
      // fallthrough
      case void 0:
        yield* this.pushNewline();
        return yield* this.parseLineStart();
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel = 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        return "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "doc";
      case '"':
      case "'":
        return yield* this.parseQuotedScalar();
      case "|":
      case ">":
        n += yield* this.parseBlockScalarHeader();
        n += yield* this.pushSpaces(true);
        yield* this.pushCount(line.length - n);
        yield* this.pushNewline();
        return yield* this.parseBlockScalar();
      default:
        return yield* this.parsePlainScalar();
    }
  }
  *parseFlowCollection() {
    let nl, sp;
    let indent = -1;
    do {
      nl = yield* this.pushNewline();
      if (nl > 0) {
        sp = yield* this.pushSpaces(false);
        this.indentValue = indent = sp;
      } else {
        sp = 0;
      }
      sp += yield* this.pushSpaces(true);
    } while (nl + sp > 0);
    const line = this.getLine();
    if (line === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line.length - n);
        return "flow";
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel += 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        this.flowKey = true;
        this.flowLevel -= 1;
        return this.flowLevel ? "flow" : "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "flow";
      case '"':
      case "'":
        this.flowKey = true;
        return yield* this.parseQuotedScalar();
      case ":": {
        const next = this.charAt(1);
        if (this.flowKey || isEmpty(next) || next === ",") {
          this.flowKey = false;
          yield* this.pushCount(1);
          yield* this.pushSpaces(true);
          return "flow";
        }
      }
      // fallthrough
      default:
        this.flowKey = false;
        return yield* this.parsePlainScalar();
    }
  }
  *parseQuotedScalar() {
    const quote = this.charAt(0);
    let end = this.buffer.indexOf(quote, this.pos + 1);
    if (quote === "'") {
      while (end !== -1 && this.buffer[end + 1] === "'")
        end = this.buffer.indexOf("'", end + 2);
    } else {
      while (end !== -1) {
        let n = 0;
        while (this.buffer[end - 1 - n] === "\\")
          n += 1;
        if (n % 2 === 0)
          break;
        end = this.buffer.indexOf('"', end + 1);
      }
    }
    const qb = this.buffer.substring(0, end);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
      while (nl !== -1) {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = qb.indexOf("\n", cs);
      }
      if (nl !== -1) {
        end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
      }
    }
    if (end === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      end = this.buffer.length;
    }
    yield* this.pushToIndex(end + 1, false);
    return this.flowLevel ? "flow" : "doc";
  }
  *parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let i = this.pos;
    while (true) {
      const ch = this.buffer[++i];
      if (ch === "+")
        this.blockScalarKeep = true;
      else if (ch > "0" && ch <= "9")
        this.blockScalarIndent = Number(ch) - 1;
      else if (ch !== "-")
        break;
    }
    return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
  }
  *parseBlockScalar() {
    let nl = this.pos - 1;
    let indent = 0;
    let ch;
    loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
      switch (ch) {
        case " ":
          indent += 1;
          break;
        case "\n":
          nl = i2;
          indent = 0;
          break;
        case "\r": {
          const next = this.buffer[i2 + 1];
          if (!next && !this.atEnd)
            return this.setNext("block-scalar");
          if (next === "\n")
            break;
        }
        // fallthrough
        default:
          break loop;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("block-scalar");
    if (indent >= this.indentNext) {
      if (this.blockScalarIndent === -1)
        this.indentNext = indent;
      else {
        this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
      }
      do {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = this.buffer.indexOf("\n", cs);
      } while (nl !== -1);
      if (nl === -1) {
        if (!this.atEnd)
          return this.setNext("block-scalar");
        nl = this.buffer.length;
      }
    }
    let i = nl + 1;
    ch = this.buffer[i];
    while (ch === " ")
      ch = this.buffer[++i];
    if (ch === "	") {
      while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
        ch = this.buffer[++i];
      nl = i - 1;
    } else if (!this.blockScalarKeep) {
      do {
        let i2 = nl - 1;
        let ch2 = this.buffer[i2];
        if (ch2 === "\r")
          ch2 = this.buffer[--i2];
        const lastChar = i2;
        while (ch2 === " ")
          ch2 = this.buffer[--i2];
        if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
          nl = i2;
        else
          break;
      } while (true);
    }
    yield SCALAR2;
    yield* this.pushToIndex(nl + 1, true);
    return yield* this.parseLineStart();
  }
  *parsePlainScalar() {
    const inFlow = this.flowLevel > 0;
    let end = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
      if (ch === ":") {
        const next = this.buffer[i + 1];
        if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty(ch)) {
        let next = this.buffer[i + 1];
        if (ch === "\r") {
          if (next === "\n") {
            i += 1;
            ch = "\n";
            next = this.buffer[i + 1];
          } else
            end = i;
        }
        if (next === "#" || inFlow && flowIndicatorChars.has(next))
          break;
        if (ch === "\n") {
          const cs = this.continueScalar(i + 1);
          if (cs === -1)
            break;
          i = Math.max(i, cs - 2);
        }
      } else {
        if (inFlow && flowIndicatorChars.has(ch))
          break;
        end = i;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("plain-scalar");
    yield SCALAR2;
    yield* this.pushToIndex(end + 1, true);
    return inFlow ? "flow" : "doc";
  }
  *pushCount(n) {
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos += n;
      return n;
    }
    return 0;
  }
  *pushToIndex(i, allowEmpty) {
    const s = this.buffer.slice(this.pos, i);
    if (s) {
      yield s;
      this.pos += s.length;
      return s.length;
    } else if (allowEmpty)
      yield "";
    return 0;
  }
  *pushIndicators() {
    let n = 0;
    loop: while (true) {
      switch (this.charAt(0)) {
        case "!":
          n += yield* this.pushTag();
          n += yield* this.pushSpaces(true);
          continue loop;
        case "&":
          n += yield* this.pushUntil(isNotAnchorChar);
          n += yield* this.pushSpaces(true);
          continue loop;
        case "-":
        // this is an error
        case "?":
        // this is an error outside flow collections
        case ":": {
          const inFlow = this.flowLevel > 0;
          const ch1 = this.charAt(1);
          if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
            if (!inFlow)
              this.indentNext = this.indentValue + 1;
            else if (this.flowKey)
              this.flowKey = false;
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            continue loop;
          }
        }
      }
      break loop;
    }
    return n;
  }
  *pushTag() {
    if (this.charAt(1) === "<") {
      let i = this.pos + 2;
      let ch = this.buffer[i];
      while (!isEmpty(ch) && ch !== ">")
        ch = this.buffer[++i];
      return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
    } else {
      let i = this.pos + 1;
      let ch = this.buffer[i];
      while (ch) {
        if (tagChars.has(ch))
          ch = this.buffer[++i];
        else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
          ch = this.buffer[i += 3];
        } else
          break;
      }
      return yield* this.pushToIndex(i, false);
    }
  }
  *pushNewline() {
    const ch = this.buffer[this.pos];
    if (ch === "\n")
      return yield* this.pushCount(1);
    else if (ch === "\r" && this.charAt(1) === "\n")
      return yield* this.pushCount(2);
    else
      return 0;
  }
  *pushSpaces(allowTabs) {
    let i = this.pos - 1;
    let ch;
    do {
      ch = this.buffer[++i];
    } while (ch === " " || allowTabs && ch === "	");
    const n = i - this.pos;
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos = i;
    }
    return n;
  }
  *pushUntil(test3) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test3(ch))
      ch = this.buffer[++i];
    return yield* this.pushToIndex(i, false);
  }
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
  constructor() {
    this.lineStarts = [];
    this.addNewLine = (offset) => this.lineStarts.push(offset);
    this.linePos = (offset) => {
      let low = 0;
      let high = this.lineStarts.length;
      while (low < high) {
        const mid = low + high >> 1;
        if (this.lineStarts[mid] < offset)
          low = mid + 1;
        else
          high = mid;
      }
      if (this.lineStarts[low] === offset)
        return { line: low + 1, col: 1 };
      if (low === 0)
        return { line: 0, col: offset };
      const start = this.lineStarts[low - 1];
      return { line: low, col: offset - start + 1 };
    };
  }
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
  for (let i = 0; i < list.length; ++i)
    if (list[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list) {
  for (let i = 0; i < list.length; ++i) {
    switch (list[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
  if (source.length < 1e5)
    Array.prototype.push.apply(target, source);
  else
    for (let i = 0; i < source.length; ++i)
      target.push(source[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser = class {
  /**
   * @param onNewLine - If defined, called separately with the start position of
   *   each new line (in `parse()`, including the start of input).
   */
  constructor(onNewLine) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new Lexer();
    this.onNewLine = onNewLine;
  }
  /**
   * Parse `source` as a YAML stream.
   * If `incomplete`, a part of the last line may be left as a buffer for the next call.
   *
   * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
   *
   * @returns A generator of tokens representing each directive, document, and other structure.
   */
  *parse(source, incomplete = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete))
      yield* this.next(lexeme);
    if (!incomplete)
      yield* this.end();
  }
  /**
   * Advance the parser by the `source` of one lexical token.
   */
  *next(source) {
    this.source = source;
    if (this.atScalar) {
      this.atScalar = false;
      yield* this.step();
      this.offset += source.length;
      return;
    }
    const type = tokenType(source);
    if (!type) {
      const message = `Not a YAML token: ${source}`;
      yield* this.pop({ type: "error", offset: this.offset, message, source });
      this.offset += source.length;
    } else if (type === "scalar") {
      this.atNewLine = false;
      this.atScalar = true;
      this.type = "scalar";
    } else {
      this.type = type;
      yield* this.step();
      switch (type) {
        case "newline":
          this.atNewLine = true;
          this.indent = 0;
          if (this.onNewLine)
            this.onNewLine(this.offset + source.length);
          break;
        case "space":
          if (this.atNewLine && source[0] === " ")
            this.indent += source.length;
          break;
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
          if (this.atNewLine)
            this.indent += source.length;
          break;
        case "doc-mode":
        case "flow-error-end":
          return;
        default:
          this.atNewLine = false;
      }
      this.offset += source.length;
    }
  }
  /** Call at end of input to push out any remaining constructions */
  *end() {
    while (this.stack.length > 0)
      yield* this.pop();
  }
  get sourceToken() {
    const st = {
      type: this.type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
    return st;
  }
  *step() {
    const top = this.peek(1);
    if (this.type === "doc-end" && top?.type !== "doc-end") {
      while (this.stack.length > 0)
        yield* this.pop();
      this.stack.push({
        type: "doc-end",
        offset: this.offset,
        source: this.source
      });
      return;
    }
    if (!top)
      return yield* this.stream();
    switch (top.type) {
      case "document":
        return yield* this.document(top);
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return yield* this.scalar(top);
      case "block-scalar":
        return yield* this.blockScalar(top);
      case "block-map":
        return yield* this.blockMap(top);
      case "block-seq":
        return yield* this.blockSequence(top);
      case "flow-collection":
        return yield* this.flowCollection(top);
      case "doc-end":
        return yield* this.documentEnd(top);
    }
    yield* this.pop();
  }
  peek(n) {
    return this.stack[this.stack.length - n];
  }
  *pop(error) {
    const token = error ?? this.stack.pop();
    if (!token) {
      const message = "Tried to pop an empty stack";
      yield { type: "error", offset: this.offset, source: "", message };
    } else if (this.stack.length === 0) {
      yield token;
    } else {
      const top = this.peek(1);
      if (token.type === "block-scalar") {
        token.indent = "indent" in top ? top.indent : 0;
      } else if (token.type === "flow-collection" && top.type === "document") {
        token.indent = 0;
      }
      if (token.type === "flow-collection")
        fixFlowSeqItems(token);
      switch (top.type) {
        case "document":
          top.value = token;
          break;
        case "block-scalar":
          top.props.push(token);
          break;
        case "block-map": {
          const it = top.items[top.items.length - 1];
          if (it.value) {
            top.items.push({ start: [], key: token, sep: [] });
            this.onKeyLine = true;
            return;
          } else if (it.sep) {
            it.value = token;
          } else {
            Object.assign(it, { key: token, sep: [] });
            this.onKeyLine = !it.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          const it = top.items[top.items.length - 1];
          if (it.value)
            top.items.push({ start: [], value: token });
          else
            it.value = token;
          break;
        }
        case "flow-collection": {
          const it = top.items[top.items.length - 1];
          if (!it || it.value)
            top.items.push({ start: [], key: token, sep: [] });
          else if (it.sep)
            it.value = token;
          else
            Object.assign(it, { key: token, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop();
          yield* this.pop(token);
      }
      if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
        const last = token.items[token.items.length - 1];
        if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
          if (top.type === "document")
            top.end = last.start;
          else
            top.items.push({ start: last.start });
          token.items.splice(-1, 1);
        }
      }
    }
  }
  *stream() {
    switch (this.type) {
      case "directive-line":
        yield { type: "directive", offset: this.offset, source: this.source };
        return;
      case "byte-order-mark":
      case "space":
      case "comment":
      case "newline":
        yield this.sourceToken;
        return;
      case "doc-mode":
      case "doc-start": {
        const doc = {
          type: "document",
          offset: this.offset,
          start: []
        };
        if (this.type === "doc-start")
          doc.start.push(this.sourceToken);
        this.stack.push(doc);
        return;
      }
    }
    yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML stream`,
      source: this.source
    };
  }
  *document(doc) {
    if (doc.value)
      return yield* this.lineEnd(doc);
    switch (this.type) {
      case "doc-start": {
        if (findNonEmptyIndex(doc.start) !== -1) {
          yield* this.pop();
          yield* this.step();
        } else
          doc.start.push(this.sourceToken);
        return;
      }
      case "anchor":
      case "tag":
      case "space":
      case "comment":
      case "newline":
        doc.start.push(this.sourceToken);
        return;
    }
    const bv = this.startBlockValue(doc);
    if (bv)
      this.stack.push(bv);
    else {
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML document`,
        source: this.source
      };
    }
  }
  *scalar(scalar) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start = getFirstKeyStartProps(prev);
      let sep2;
      if (scalar.end) {
        sep2 = scalar.end;
        sep2.push(this.sourceToken);
        delete scalar.end;
      } else
        sep2 = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar.offset,
        indent: scalar.indent,
        items: [{ start, key: scalar, sep: sep2 }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map2;
    } else
      yield* this.lineEnd(scalar);
  }
  *blockScalar(scalar) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar.source = this.source;
        this.atNewLine = true;
        this.indent = 0;
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        yield* this.pop();
        break;
      /* istanbul ignore next should not happen */
      default:
        yield* this.pop();
        yield* this.step();
    }
  }
  *blockMap(map2) {
    const it = map2.items[map2.items.length - 1];
    switch (this.type) {
      case "newline":
        this.onKeyLine = false;
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          it.start.push(this.sourceToken);
        }
        return;
      case "space":
      case "comment":
        if (it.value) {
          map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          if (this.atIndentedComment(it.start, map2.indent)) {
            const prev = map2.items[map2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              map2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
    }
    if (this.indent >= map2.indent) {
      const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
      const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
      let start = [];
      if (atNextItem && it.sep && !it.value) {
        const nl = [];
        for (let i = 0; i < it.sep.length; ++i) {
          const st = it.sep[i];
          switch (st.type) {
            case "newline":
              nl.push(i);
              break;
            case "space":
              break;
            case "comment":
              if (st.indent > map2.indent)
                nl.length = 0;
              break;
            default:
              nl.length = 0;
          }
        }
        if (nl.length >= 2)
          start = it.sep.splice(nl[1]);
      }
      switch (this.type) {
        case "anchor":
        case "tag":
          if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start });
            this.onKeyLine = true;
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            it.start.push(this.sourceToken);
          }
          return;
        case "explicit-key-ind":
          if (!it.sep && !it.explicitKey) {
            it.start.push(this.sourceToken);
            it.explicitKey = true;
          } else if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start, explicitKey: true });
          } else {
            this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken], explicitKey: true }]
            });
          }
          this.onKeyLine = true;
          return;
        case "map-value-ind":
          if (it.explicitKey) {
            if (!it.sep) {
              if (includesToken(it.start, "newline")) {
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              } else {
                const start2 = getFirstKeyStartProps(it.start);
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                });
              }
            } else if (it.value) {
              map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start, key: null, sep: [this.sourceToken] }]
              });
            } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
              const start2 = getFirstKeyStartProps(it.start);
              const key = it.key;
              const sep2 = it.sep;
              sep2.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key, sep: sep2 }]
              });
            } else if (start.length > 0) {
              it.sep = it.sep.concat(start, this.sourceToken);
            } else {
              it.sep.push(this.sourceToken);
            }
          } else {
            if (!it.sep) {
              Object.assign(it, { key: null, sep: [this.sourceToken] });
            } else if (it.value || atNextItem) {
              map2.items.push({ start, key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [], key: null, sep: [this.sourceToken] }]
              });
            } else {
              it.sep.push(this.sourceToken);
            }
          }
          this.onKeyLine = true;
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (atNextItem || it.value) {
            map2.items.push({ start, key: fs, sep: [] });
            this.onKeyLine = true;
          } else if (it.sep) {
            this.stack.push(fs);
          } else {
            Object.assign(it, { key: fs, sep: [] });
            this.onKeyLine = true;
          }
          return;
        }
        default: {
          const bv = this.startBlockValue(map2);
          if (bv) {
            if (bv.type === "block-seq") {
              if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                yield* this.pop({
                  type: "error",
                  offset: this.offset,
                  message: "Unexpected block-seq-ind on same line with key",
                  source: this.source
                });
                return;
              }
            } else if (atMapIndent) {
              map2.items.push({ start });
            }
            this.stack.push(bv);
            return;
          }
        }
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *blockSequence(seq2) {
    const it = seq2.items[seq2.items.length - 1];
    switch (this.type) {
      case "newline":
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            seq2.items.push({ start: [this.sourceToken] });
        } else
          it.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (it.value)
          seq2.items.push({ start: [this.sourceToken] });
        else {
          if (this.atIndentedComment(it.start, seq2.indent)) {
            const prev = seq2.items[seq2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              seq2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
      case "anchor":
      case "tag":
        if (it.value || this.indent <= seq2.indent)
          break;
        it.start.push(this.sourceToken);
        return;
      case "seq-item-ind":
        if (this.indent !== seq2.indent)
          break;
        if (it.value || includesToken(it.start, "seq-item-ind"))
          seq2.items.push({ start: [this.sourceToken] });
        else
          it.start.push(this.sourceToken);
        return;
    }
    if (this.indent > seq2.indent) {
      const bv = this.startBlockValue(seq2);
      if (bv) {
        this.stack.push(bv);
        return;
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *flowCollection(fc) {
    const it = fc.items[fc.items.length - 1];
    if (this.type === "flow-error-end") {
      let top;
      do {
        yield* this.pop();
        top = this.peek(1);
      } while (top?.type === "flow-collection");
    } else if (fc.end.length === 0) {
      switch (this.type) {
        case "comma":
        case "explicit-key-ind":
          if (!it || it.sep)
            fc.items.push({ start: [this.sourceToken] });
          else
            it.start.push(this.sourceToken);
          return;
        case "map-value-ind":
          if (!it || it.value)
            fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            Object.assign(it, { key: null, sep: [this.sourceToken] });
          return;
        case "space":
        case "comment":
        case "newline":
        case "anchor":
        case "tag":
          if (!it || it.value)
            fc.items.push({ start: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            it.start.push(this.sourceToken);
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (!it || it.value)
            fc.items.push({ start: [], key: fs, sep: [] });
          else if (it.sep)
            this.stack.push(fs);
          else
            Object.assign(it, { key: fs, sep: [] });
          return;
        }
        case "flow-map-end":
        case "flow-seq-end":
          fc.end.push(this.sourceToken);
          return;
      }
      const bv = this.startBlockValue(fc);
      if (bv)
        this.stack.push(bv);
      else {
        yield* this.pop();
        yield* this.step();
      }
    } else {
      const parent = this.peek(2);
      if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
        yield* this.pop();
        yield* this.step();
      } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        fixFlowSeqItems(fc);
        const sep2 = fc.end.splice(1, fc.end.length);
        sep2.push(this.sourceToken);
        const map2 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start, key: fc, sep: sep2 }]
        };
        this.onKeyLine = true;
        this.stack[this.stack.length - 1] = map2;
      } else {
        yield* this.lineEnd(fc);
      }
    }
  }
  flowScalar(type) {
    if (this.onNewLine) {
      let nl = this.source.indexOf("\n") + 1;
      while (nl !== 0) {
        this.onNewLine(this.offset + nl);
        nl = this.source.indexOf("\n", nl) + 1;
      }
    }
    return {
      type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  startBlockValue(parent) {
    switch (this.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return this.flowScalar(this.type);
      case "block-scalar-header":
        return {
          type: "block-scalar",
          offset: this.offset,
          indent: this.indent,
          props: [this.sourceToken],
          source: ""
        };
      case "flow-map-start":
      case "flow-seq-start":
        return {
          type: "flow-collection",
          offset: this.offset,
          indent: this.indent,
          start: this.sourceToken,
          items: [],
          end: []
        };
      case "seq-item-ind":
        return {
          type: "block-seq",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: [this.sourceToken] }]
        };
      case "explicit-key-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        start.push(this.sourceToken);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, explicitKey: true }]
        };
      }
      case "map-value-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, key: null, sep: [this.sourceToken] }]
        };
      }
    }
    return null;
  }
  atIndentedComment(start, indent) {
    if (this.type !== "comment")
      return false;
    if (this.indent <= indent)
      return false;
    return start.every((st) => st.type === "newline" || st.type === "space");
  }
  *documentEnd(docEnd) {
    if (this.type !== "doc-mode") {
      if (docEnd.end)
        docEnd.end.push(this.sourceToken);
      else
        docEnd.end = [this.sourceToken];
      if (this.type === "newline")
        yield* this.pop();
    }
  }
  *lineEnd(token) {
    switch (this.type) {
      case "comma":
      case "doc-start":
      case "doc-end":
      case "flow-seq-end":
      case "flow-map-end":
      case "map-value-ind":
        yield* this.pop();
        yield* this.step();
        break;
      case "newline":
        this.onKeyLine = false;
      // fallthrough
      case "space":
      case "comment":
      default:
        if (token.end)
          token.end.push(this.sourceToken);
        else
          token.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
    }
  }
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
  const prettyErrors = options.prettyErrors !== false;
  const lineCounter = options.lineCounter || prettyErrors && new LineCounter() || null;
  return { lineCounter, prettyErrors };
}
function parseDocument(source, options = {}) {
  const { lineCounter, prettyErrors } = parseOptions(options);
  const parser = new Parser(lineCounter?.addNewLine);
  const composer = new Composer(options);
  let doc = null;
  for (const _doc of composer.compose(parser.parse(source), true, source.length)) {
    if (!doc)
      doc = _doc;
    else if (doc.options.logLevel !== "silent") {
      doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
      break;
    }
  }
  if (prettyErrors && lineCounter) {
    doc.errors.forEach(prettifyError(source, lineCounter));
    doc.warnings.forEach(prettifyError(source, lineCounter));
  }
  return doc;
}
function parse(src, reviver, options) {
  let _reviver = void 0;
  if (typeof reviver === "function") {
    _reviver = reviver;
  } else if (options === void 0 && reviver && typeof reviver === "object") {
    options = reviver;
  }
  const doc = parseDocument(src, options);
  if (!doc)
    return null;
  doc.warnings.forEach((warning) => warn2(doc.options.logLevel, warning));
  if (doc.errors.length > 0) {
    if (doc.options.logLevel !== "silent")
      throw doc.errors[0];
    else
      doc.errors = [];
  }
  return doc.toJS(Object.assign({ reviver: _reviver }, options));
}
function stringify3(value, replacer, options) {
  let _replacer = null;
  if (typeof replacer === "function" || Array.isArray(replacer)) {
    _replacer = replacer;
  } else if (options === void 0 && replacer) {
    options = replacer;
  }
  if (typeof options === "string")
    options = options.length;
  if (typeof options === "number") {
    const indent = Math.round(options);
    options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
  }
  if (value === void 0) {
    const { keepUndefined } = options ?? replacer ?? {};
    if (!keepUndefined)
      return void 0;
  }
  if (isDocument(value) && !_replacer)
    return value.toString(options);
  return new Document(value, _replacer, options).toString(options);
}

// src/contract/yaml/write-yaml.ts
var WHOLE = { aliasDuplicateObjects: false };
var CREATING = { ...WHOLE, compat: "yaml-1.1" };
function writeYaml(value, { schema: schema4, before, after }) {
  const document = new Document(value, CREATING);
  const head2 = [`yaml-language-server: $schema=${schema4}`, ...before?.split("\n") ?? []];
  if (document.contents !== null) document.contents.commentBefore = asComment(head2);
  if (after !== void 0) document.comment = asComment(after.split("\n"));
  return document.toString({ lineWidth: 0 });
}
function inOneLine(value) {
  return new Document(null).createNode(value, { ...WHOLE, flow: true });
}
function asComment(lines) {
  return lines.map((line) => line === "" ? "" : ` ${line}`).join("\n");
}

// src/contract/yaml/flow-text.ts
function flowText(value) {
  const written2 = typeof value === "object" && value !== null ? inOneLine(value) : value;
  return new Document(written2).toString({ lineWidth: 0 }).trimEnd();
}

// src/contract/schema/schema-examples.ts
var LONGEST2 = 160;
function exampleHint({ instancePath, parentSchema }) {
  if (instancePath === "") return "";
  const known = parentSchema ?? {};
  const example = exampleIn(known);
  const shown2 = example === void 0 ? "" : flowText(example);
  if (shown2 !== "" && shown2.length <= LONGEST2) return `For example \`${shown2}\``;
  const keys = Object.keys(known.properties ?? {}).sort();
  return keys.length === 0 || known.additionalProperties !== false ? "" : `Its keys: ${keys.join(", ")}`;
}
function exampleIn({ examples, required, properties = {} }) {
  if (examples !== void 0) return examples[0];
  const withExample = Object.keys(properties).filter((key) => properties[key]?.examples !== void 0);
  const keys = required ?? withExample.slice(0, 1);
  const isKnown = keys.length > 0 && keys.every((key) => withExample.includes(key));
  return isKnown ? Object.fromEntries(keys.map((key) => [key, properties[key]?.examples?.[0]])) : void 0;
}
function belowHint(key, { parentSchema }) {
  const parts = Object.entries(parentSchema.properties ?? {});
  const names = parts.filter(([, { properties = {} }]) => Object.hasOwn(properties, key)).map(([name]) => `\`${name}\``);
  return names.length === 0 ? "" : `It belongs below ${names.join(" or ")}`;
}

// src/contract/plain-words.ts
var NULL = /^(?:~|null|Null|NULL)?$/;
var BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
var NUMBER = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
var INTEGER = /^[-+]?(?:\d+|0[xo]\w+)$/;
function isInexact(value, source) {
  return !Number.isFinite(value) || !Number.isSafeInteger(value) && INTEGER.test(source);
}
function misread(word) {
  if (NULL.test(word)) return { as: "null", spelling: null };
  if (BOOLEAN.test(word)) return unlessSame(word, word.toLowerCase(), "the value");
  if (!NUMBER.test(word)) return null;
  const value = Number(word);
  return isInexact(value, word) ? { as: "a number", spelling: null } : unlessSame(word, String(value), "the number");
}
function unlessSame(word, spelling, kind) {
  return word === spelling ? null : { as: `${kind} ${spelling}`, spelling };
}
function commaNumber(text) {
  const [, whole2 = "", digits = ""] = /^(-?\d{1,3}),(\d+)$/.exec(text) ?? [];
  if (digits === "") return void 0;
  const parts = digits.length === 3 && Number(whole2) !== 0 ? [whole2, digits] : [whole2, ".", digits];
  return parts.join("");
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
function textLike(schema4) {
  const example = exampleOf(schema4);
  const { pattern } = schema4 ?? {};
  return pattern !== void 0 && example !== void 0 ? `text like ${shown(example)}` : void 0;
}
function exampleOf(schema4) {
  const [example] = (schema4 ?? {}).examples ?? [];
  return typeof example === "string" ? example : void 0;
}

// src/contract/schema/schema-hints.ts
function typeHint(error, wanted2) {
  const { data, parentSchema } = error;
  if (data === null) return nothingHint(wanted2);
  if (wanted2.includes("array")) return "Begin each item with `- ` on a line of its own, or write [ONE, TWO]";
  if (wanted2.includes("string")) return textHint(error, wanted2);
  const hint = typeof data === "string" ? wordHint(data, wanted2, parentSchema) : "";
  return hint === "" && wanted2.includes("object") ? exampleHint(error) : hint;
}
function nothingHint(wanted2) {
  const kind = Object.keys(KINDS).find((type) => wanted2.includes(type)) ?? "";
  return `Nothing stands there: ${KINDS[kind]}`;
}
var KINDS = {
  string: "write a text",
  number: "write a number",
  integer: "write a number",
  object: "indent what belongs to it below",
  boolean: "write true or false",
  array: "write a list"
};
function wordHint(data, wanted2, schema4) {
  if (wanted2.includes("boolean") && BOOLEAN_WORD.test(data)) return "Write true or false, without quotes";
  const isNumeric = wanted2.includes("number") || wanted2.includes("integer");
  if (!isNumeric) return "";
  const percent = PERCENT.exec(data)?.[1];
  if (percent !== void 0) return wanted2.includes("number") ? percentWords(Number(percent), schema4) : "";
  const hint = numberHint(data);
  return wanted2.includes("number") || !hint.includes(".") ? hint : "";
}
function numberHint(text) {
  if (DECIMAL2.test(text)) return "Write the number without quotes";
  const number = commaNumber(text);
  return number === void 0 ? "" : `Write ${number}`;
}
function textHint(error, wanted2) {
  const { data, parentSchema: schema4 } = error;
  const isPart2 = typeof data === "object" && data !== null;
  if (wanted2.includes("object")) return exampleHint(error);
  if (isPart2) return "";
  const { pattern } = schema4 ?? {};
  const example = exampleOf(schema4);
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
  const text = String(data);
  const { pattern } = params;
  const isNoDay = DAY.test(text) && DAY.test(exampleOf(parentSchema) ?? "");
  if (text.startsWith("$") && pattern.includes(ONE_LIST)) return listHint(text, pattern);
  if (isNoDay) return "The calendar has no such day; the year comes first, then month and day";
  return charactersHint(text, pattern);
}
var ONE_LIST = "\\[\\*\\]";
var LISTS_IN_LISTS = /\[\*\].*\[\*\]|\.\.|\.\*/;
function listHint(path, pattern) {
  const list = `${path}[*]`;
  if (new RegExp(pattern, "u").test(list)) return `Write \`${inline(list)}\`: all items of the list`;
  const names = "Names that end in one `[*]` stand here";
  if (!LISTS_IN_LISTS.test(path)) return `${names}, those with other characters in quotes: \`$['items list'][*]\``;
  const items = `'${inline(path.replaceAll(/['"]/g, "''"))}'`;
  return `${names}; lists inside of lists are read by \`records: $\` and \`gather: { items: ${items}, by: ... }\``;
}
var PLAIN_NAME = /^\^(?:\[[^\]]+\])?\[([^\]]+)\](?:\{[\d,]+\}|[*+])\$$/;
function charactersHint(name, pattern) {
  const allowed = PLAIN_NAME.exec(pattern)?.[1];
  const other = allowed === void 0 ? void 0 : new RegExp(`[^${allowed}]`, "u").exec(name)?.[0];
  return other === void 0 ? "" : `\`${inline(other)}\` cannot stand in it, only \`${allowed}\``;
}
function rateHint(value, schema4) {
  return isRate(schema4) && value <= 100 ? `Rates are 0 to 1, not percent: did you mean ${asShare(value)}?` : "";
}
function isRate(schema4) {
  return schema4?.maximum === 1;
}
function percentWords(percent, schema4) {
  return isRate(schema4) ? rateHint(percent, schema4) : `Write ${asShare(percent)}`;
}
function asShare(percent) {
  return Number((percent / 100).toPrecision(12));
}

// src/contract/schema/schema-check.ts
var LISTED = 100;
function schemaCheck(schema4) {
  let ready;
  const problems = (value, locate) => {
    ready ??= validatorOf(schema4);
    if (ready(value)) return [];
    const errors = causesOf(ready.errors ?? []);
    const listed = distinct(withoutMisspelt(errors.slice(0, LISTED)).map((error) => describeError(error, locate)));
    const rest = errors.length - LISTED;
    return [...listed, ...moreProblems(rest)];
  };
  const parse2 = (value, locate) => {
    const found = problems(value, locate);
    if (found.length > 0) throw new UserError(found);
    return value;
  };
  return { problems, parse: parse2 };
}
function validatorOf(schema4) {
  if (typeof schema4 === "function") return schema4();
  const { Ajv2020 } = loadLazily("./ajv-dist-2020.js.cjs");
  const ajv = new Ajv2020(validator_options_default);
  return ajv.getSchema(schema4.$id ?? "") ?? ajv.compile(JSON.parse(JSON.stringify(schema4), atBorder));
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
      return unknownKey(error, locate);
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
        adviseEnum(error)
      );
    case "const":
      return mismatch(
        error,
        shown(params.allowedValue),
        locate,
        `Write \`${inline(String(params.allowedValue))}\`, or leave the key out`
      );
    case "type":
      return mismatch(error, typeWords(error, [params.type].flat()), locate, typeHint(error, [params.type].flat()));
    default:
      return mismatch(error, expectationOf(error), locate, formHint(error));
  }
}
function unknownKey(error, locate) {
  const key = unknownKeyOf(error) ?? "";
  const where = locate(memberPointer(error.instancePath, key));
  const known = knownKeys(error);
  const mend = adviseNearest(key, known) || belowHint(key, error) || adviseName(key, known);
  return { code: "unknown-key", what: `unknown key \`${inline(key)}\``, where, mend };
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
function adviseEnum({ data, params }) {
  const allowed = params.allowedValues;
  const texts = allowed.filter((value) => typeof value === "string");
  return typeof data === "string" ? adviseNearest(data, texts) : "";
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
function* schemaSpots(schema4, pointer = "") {
  if (!isRecord(schema4)) return;
  yield { schema: schema4, pointer };
  for (const [keyword, value] of Object.entries(schema4)) {
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
function schemaMistakes(schema4) {
  const misshapen = shape.problems(schema4, (pointer) => ({ file: "", pointer }));
  const spots = [...schemaSpots(schema4)];
  return [
    ...misshapen.map(({ where, ...problem }) => ({ ...problem, pointer: where?.pointer ?? "" })),
    ...spots.flatMap((spot) => [
      ...unknownKeywords(spot),
      ...idleKeywords(spot),
      ...badPatterns(spot),
      ...emptyEnum(spot)
    ]),
    ...brokenReferences(schema4, spots)
  ].map((mistake) => ({ ...mistake, code: "bad-schema" }));
}
function unknownKeywords({ schema: schema4, pointer }) {
  const unknown = Object.keys(schema4).filter((keyword) => !KEYWORDS.includes(keyword));
  return unknown.map((keyword) => ({
    pointer: memberPointer(pointer, keyword),
    what: `JSON Schema has no keyword \`${inline(keyword)}\``,
    mend: keyword === "nullable" ? 'Write `type: [string, "null"]`' : adviseNearest(keyword, KEYWORDS)
  }));
}
function idleKeywords({ schema: schema4, pointer }) {
  return NEEDS.flatMap(([keyword, others]) => {
    if (!Object.hasOwn(schema4, keyword) || others.some((other) => Object.hasOwn(schema4, other))) return [];
    const expected = others.map((other) => `\`${other}\``).join(" or ");
    const what = `\`${keyword}\` says nothing without ${expected} beside it`;
    return [{ pointer: memberPointer(pointer, keyword), what }];
  });
}
function emptyEnum({ schema: schema4, pointer }) {
  if (!Array.isArray(schema4.enum) || schema4.enum.length > 0) return [];
  return [{ pointer: `${pointer}/enum`, what: "an empty `enum` lets nothing fit", found: "[]" }];
}
function badPatterns({ schema: schema4, pointer }) {
  const { pattern, patternProperties } = schema4;
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
  if (spots.some(({ schema: schema4 }) => schema4.$id !== void 0)) return [];
  const anchors = spots.flatMap(({ schema: schema4 }) => [schema4.$anchor, schema4.$dynamicAnchor]).map((name) => `#${name}`);
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
  const { gen, data, schema: schema4 } = at;
  if (schema4 !== true) return;
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
function compileSchema(schema4) {
  const mistakes = schemaMistakes(schema4);
  if (mistakes.length > 0) throw new BadSchema(mistakes);
  const validate = validatorOf2(schema4);
  const comparesItems = JSON.stringify(schema4).includes('"uniqueItems"');
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
function validatorOf2(schema4) {
  const ajv = startAjv();
  const items = compareUniqueItemsByText(ajv);
  const steps = countReferences(ajv);
  const validate = compiled(ajv, schema4);
  return (value, lookalikes) => {
    items.lookalikes = lookalikes;
    steps.restart();
    try {
      return validate(value) ? [] : validate.errors ?? [];
    } catch (error) {
      if (!(error instanceof ReferencesExceeded)) throw error;
      throw new Unjudgeable(
        `the schema ${shownValue(schema4, IN_SENTENCE)} was stopped: ${error.message} on this trial`
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
function compiled(ajv, schema4) {
  try {
    return ajv.compile(schema4);
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
  return mapTexts(value, foldCase);
}

// src/rubric/values/value-kinds.ts
var ANY = { name: "a value", accepts: () => true };
var NUMBER2 = { name: "a number", type: "number", accepts: (value) => typeof value === "number" };
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
  let pairs2 = 0;
  for (let index = 0; index < value.length - 1; index++) {
    if ((value.charCodeAt(index) & 64512) === 55296 && (value.charCodeAt(index + 1) & 64512) === 56320) pairs2++;
  }
  return value.length - pairs2;
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
  const odd = literals.find((literal2) => typeof literal2 !== "number");
  if (odd === void 0) return void 0;
  return { key: "value", what: "scores and measures equal only numbers", expected: "a number", found: shown(odd) };
}
function takesNumbers(kind) {
  return kind === NUMBER2 || kind === ANY || kind === PART;
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
  if (!argument.accepts(value)) return unusable(op, value, argument.name, adviseValue(value, argument));
  const stray = literalOnly === true ? void 0 : strayReference(value);
  return stray === void 0 ? void 0 : unusable(op, stray, "a literal, or another fact", `${ANOTHER_FACT}; ${NO_PART}`);
}
function adviseValue(value, argument) {
  if (isRecord(value)) return ANOTHER_FACT;
  return argument === NUMBER2 && typeof value === "string" ? numberHint(value) : "";
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
  return { subject: NUMBER2, argument: NUMBER2, against };
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
function isEmpty2(value) {
  if (value === null || value === "") return true;
  return typeof value === "object" && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
}
function matcher(pattern) {
  const { test: test3, find } = compileRegex(pattern);
  return Object.assign(test3, {
    detail: (value) => placeIn(value, find)
  });
}
function schemaMatcher(schema4) {
  const { fits, faults } = compileSchema(schema4);
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
    subject: NUMBER2,
    argument: NUMBER2,
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
  empty: { ...onSized(isEmpty2), holds: "is empty", fails: "is not empty" },
  not_empty: { negates: "empty", ...onSized((value) => !isEmpty2(value)), holds: "is not empty", fails: "is empty" },
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

// src/rubric/expressions/value-size.ts
var CHARACTERS_PER_ITEM = 8;
var sizes = /* @__PURE__ */ new WeakMap();
function valueSize(value, most) {
  let size = 0;
  const open = [value];
  while (open.length > 0 && size <= most) {
    const one = open.pop();
    if (typeof one === "string") size += one.length;
    if (typeof one === "object" && one !== null) size += sizes.get(one) ?? openItems(one, open);
  }
  if (typeof value === "object" && value !== null && size <= most) sizes.set(value, size);
  return size;
}
function openItems(holder, open) {
  const items = Array.isArray(holder) ? holder : Object.values(holder);
  for (const item of items) open.push(item);
  return items.length * CHARACTERS_PER_ITEM;
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
function spendOnMaking(at, length) {
  spendOnText(at, length);
  at.made += length;
}
function noteItems(items, count2, at) {
  at.made += count2 * CHARACTERS_PER_ITEM;
  return items;
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
var KINDS2 = Object.keys(KIND_WORDS);
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
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b, at);
  return sameObject(a, b, at);
}
function sameList(a, b, at) {
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
function tellRedacted(source, why = REDACTED) {
  const redacted = new Unknown(`${source}: ${why}`);
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
  const literal2 = literalStep(index);
  if (typeof literal2 === "string") refuseInherited(literal2, node, compiling);
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
    const result = run(list, visitWith(reads.first), second, decide);
    return Array.isArray(result) ? noteItems(result, result.length, at) : result;
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
      spendOnMaking(at, a.length + b.length);
      return a + b;
    }
    const length = a.length + b.length;
    spend(at, length);
    return noteItems([...a, ...b], length, at);
  });
}
function compileOrder(node, compiling) {
  const apply = ORDER[node.op];
  const source = sourceOf2(node);
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = tellRedacted(source, "a text without its secret has no place in an order");
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
  type: of(KINDS2, "text", typeName),
  size: of(["text", "list", "object"], "number", sizeOf2),
  words: measuring(MEASURES.words.measure),
  lines: measuring(MEASURES.lines.measure),
  lowerAscii: of(["text"], "text", lowerAscii),
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
function measuring(measure) {
  return of(["text"], "number", (text, at) => {
    spendOnText(at, text.length);
    return measure(text);
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
function lowerAscii(text, at) {
  spendOnMaking(at, text.length);
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
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
var KINDS3 = {
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
  const compile = KINDS3[node.op];
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
  return { kind: "list", read: readAll(reads, (at, values) => noteItems(values, values.length, at)) };
}
function compileObject({ args: entries }, compiling) {
  const keys = entries.map(([key]) => keyOf(key, compiling));
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      refuse(`\`${key}\` stands in the object before`, entries[index]?.[0], compiling);
  const reads = entries.map(([, value]) => compiling.compile(value, compiling).read);
  const objectOf = (values) => Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  return { kind: "object", read: readAll(reads, (at, values) => noteItems(objectOf(values), keys.length, at)) };
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
  /** The root names that are not known, each once. */
  unknownNames;
  /** The facts that it reads and the nodes that it asks, as far as it could be read. */
  reads;
  constructor(faults, reads = { fields: /* @__PURE__ */ new Map(), nodes: [] }) {
    super(faults.map(({ message }) => message).join("; "));
    this.name = "ExpressionFault";
    this.reads = reads;
    this.offset = faults[0]?.offset ?? 0;
    this.unknownNames = [...new Set(faults.flatMap(({ name }) => name ?? []))];
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
  const at = { scope, locals: [], patterns: /* @__PURE__ */ new Map(), readsScore, steps: 0, made: 0, decider: void 0 };
  try {
    const evaluated = evaluatedOf(read(at), wants);
    if (!("value" in evaluated)) return evaluated;
    const decided = at.decider === void 0 ? evaluated : { ...evaluated, decider: at.decider };
    return at.made === 0 ? decided : { ...decided, made: at.made };
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

// src/rubric/expressions/unknown-names.ts
function adviseUnknown(unknown, wants, { nodes, total, factsOnly }) {
  const isJudged = (name) => nodes.has(name) || total && name === TOTAL;
  const judged = unknown.filter(isJudged);
  const calls = judged.map((name) => callsOf(name, wants)).join(" and ");
  const ofNodes = factsOnly ? `A criterion or node is no fact: ${FACTS_ONLY}` : `Write ${calls}`;
  return [...judged.length > 0 ? [ofNodes] : [], ...unknown.every(isJudged) ? [] : [NAME_FACTS]].join(". ");
}
var NAME_FACTS = "Name facts of your own in the contract: `contract: { properties: { NAME: {} } }`";
function callsOf(name, wants) {
  const score = `\`score("${name}")\``;
  return wants === "boolean" ? `${score} or \`passed("${name}")\`` : score;
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
    const isFollowUp = error.unknownNames.length > 0 && names.lost.has("facts");
    if (!isFollowUp) compiling.problems.add(pointer, problemOf(error, { text, wants, names }));
    judgedBy(error.reads, pointer, compiling);
    for (const root of [...error.reads.fields.keys()].map(rootOf))
      if (known.has(root)) compileRoot(root, pointer, compiling);
    return NEVER_ASKED;
  }
}
function problemOf({ message, offset, unknownNames }, { text, wants, names }) {
  const found = `${shownValue(text, IN_SENTENCE)}, at its character ${offset + 1}`;
  const problem = { code: "bad-expression", what: `the expression cannot be used: ${message}`, found };
  return { ...problem, mend: adviseUnknown(unknownNames, wants, names) };
}
var NEVER_ASKED = {
  text: "",
  needsSkipped: () => false,
  value: () => void 0,
  make: () => ({ value: void 0, made: 0 }),
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
  const make = (at) => {
    const found = tell(at);
    return "value" in found ? { value: found.value, made: found.made ?? 0 } : { value: void 0, made: 0 };
  };
  return {
    text,
    needsSkipped: (at) => scores.some((key) => judged.get(key)?.isSkipped(at)) && SCORES.some((asIf) => isTold(at, asIf)),
    value: (at) => make(at).value,
    make,
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
var KINDS4 = {
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
  const kinds = Object.keys(KINDS4).filter((kind2) => Object.hasOwn(file, kind2));
  const [kind = ""] = kinds;
  const compile = KINDS4[kind];
  if (compile !== void 0 && kinds.length === 1) {
    return takesAll(kind, file, pointer, compiling) ? compile(file, pointer, compiling) : neverAsked;
  }
  const isLost = compile === void 0 && mayHaveHad(file, Object.keys(KINDS4));
  if (isLost) return file.op === void 0 ? neverAsked : compileComparison(file, pointer, compiling);
  const what = "a condition is of one kind";
  compiling.problems.add(pointer, { code: "bad-condition", what, ...exactlyOne(Object.keys(KINDS4), kinds) });
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
function countsByText(tally) {
  return Object.fromEntries([...tally].sort(([a], [b]) => byText(a, b)));
}
function byFrequency(texts) {
  const tally = /* @__PURE__ */ new Map();
  for (const text of texts) addTo(tally, text);
  return [...tally].sort(([a, times], [b, others]) => others - times || byText(a, b));
}

// src/gating/findings/unanswered-findings.ts
var SEE_JUDGE = "See why the judge gave no answer, then run it again";
var UNANSWERED = "judge-unanswered";
function withCure(findings, candidate) {
  const cure = findings.find(({ code }) => code === UNANSWERED)?.next;
  if (cure === void 0 || !lacksAnswers(candidate)) return findings;
  return findings.map((finding) => finding.next === SEE_JUDGE ? { ...finding, next: cure } : finding);
}
function lacksAnswers({ scenarios, trials }) {
  const unanswered = scenarios.reduce((sum, { unjudged: unjudged2 }) => sum + (unjudged2?.trials ?? 0), 0);
  return unanswered * 2 > trials.errored.judge;
}
var MOST2 = 3;
function questionsUnanswered(put, missing) {
  const reasons = byFrequency(missing.map(({ why: why2 }) => why2));
  const [most] = reasons;
  if (most === void 0) return [];
  const next = missing.find((one) => one.why === most[0])?.next ?? "";
  const why = reasons.length === 1 ? most[0] : reasons.slice(0, MOST2).map(shownReason).join("; ");
  return [
    {
      code: UNANSWERED,
      effect: "warn",
      what: `${missing.length} of ${counted(put, "question")} for a judge ${missing.length === 1 ? "has" : "have"} no answer: ${why}`,
      expected: "an answer: a trial that needs one and was not answered before has no verdict of its rubric",
      next
    }
  ];
}
function answersLacking(trials, run, kept) {
  if (trials === 0) return [];
  const [why, next] = kept === void 0 ? NOBODY_ASKED : [kept, "See why, run the gate again, and name its new bundle"];
  return [
    {
      code: "answers-lacking",
      effect: "notice",
      what: `${counted(trials, "trial")} of \`${run}\` without a verdict, for want of a judge's answer: ${why}`,
      next
    }
  ];
}
var NOBODY_ASKED = [
  "nobody is asked here",
  "Name a bundle that `agent-gate gate --out` wrote: the gate asks, and its bundle keeps the answers"
];
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
async function givenOr(other, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError || error instanceof UserError) return other;
    throw error;
  }
}
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
    mend: offset === 0 && startsUtf16(bytes) ? FROM_UTF16 : "Save the file as UTF-8"
  });
}
var FROM_UTF16 = "Save it as UTF-8; `>` of Windows PowerShell 5.1 writes UTF-16";
function startsUtf16(bytes) {
  return ["fffe", "feff"].includes(bytes.toString("hex", 0, 2));
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
function* marksIn(json, pattern) {
  for (let end = 0; ; ) {
    pattern.lastIndex = end;
    const mark = pattern.exec(json);
    if (mark === null) return;
    end = mark[0] === '"' ? endOfText(json, mark.index) : pattern.lastIndex;
    yield { text: json.slice(mark.index, end), at: mark.index, end };
  }
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
  let slashes = 0;
  while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}

// src/suite/reading/find-json-fault.ts
var CANCELLED = "The run that wrote it was probably cancelled: run the suite again";
var SECOND = "Give each value a line of its own; a mapping reads JSON Lines only without `records`";
var PYTHON_NAN = "Python writes it unless json.dumps gets allow_nan=False; write null instead";
var SCALAR3 = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
var CUT_SCALAR = /^(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|-|-?\d+(?:\.|(?:\.\d+)?[eE][+-]?))$/;
var TOKEN = new RegExp(String.raw`[\t\n\r ]*(?:([{}[\],:])|(")|${SCALAR3})`, "y");
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
var MARK = /["[\]{}]|-?\d[\d.eE+-]*/g;
function findWildPart(json) {
  let depth = 0;
  for (const { text, at, end } of marksIn(json, MARK)) {
    depth += STEPS[text] ?? 0;
    const kind = depth > MAX_DEPTH2 ? "depth" : kindOf2(text, isKeyEnd(json, end));
    if (kind !== void 0) return { kind, at, text };
  }
  return void 0;
}
var STEPS = { "[": 1, "{": 1, "]": -1, "}": -1 };
function kindOf2(text, isKey) {
  if (text.startsWith('"')) return isKey && JSON.parse(text) === "__proto__" ? "proto" : void 0;
  return /\d/.test(text) && !Number.isFinite(Number(text)) ? "number" : void 0;
}

// src/suite/reading/repeated-keys.ts
var LISTED2 = 3;
var MARK2 = /["[\]{}]/g;
function findRepeatedKeys(json) {
  const found = [];
  const open = [];
  for (const { text, at, end } of marksIn(json, MARK2)) {
    if (text === "{" || text === "[") open.push(/* @__PURE__ */ new Map());
    else if (text === "}" || text === "]") open.pop();
    else if (isKeyEnd(json, end)) addKey(open.at(-1), JSON.parse(text), at, found);
    if (found.length === LISTED2) break;
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
  const wild = Number.isNaN(keys) ? findWildPart(json) : void 0;
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
  addTo,
  countsByText,
  byFrequency,
  perObject,
  canonicalJson,
  contentHash,
  sameJson,
  SEE_JUDGE,
  withCure,
  questionsUnanswered,
  answersLacking,
  answersGiven,
  answersUnread,
  answersUnkept,
  moreProblems,
  countProblems,
  loadLazily,
  memberPointer,
  dotted,
  memberPath,
  pointerNames,
  soundParts,
  isTakenOut,
  mayHaveHad,
  soundItems,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  isNode,
  YAMLParseError,
  Composer,
  Lexer,
  LineCounter,
  Parser,
  parseDocument,
  parse,
  stringify3 as stringify,
  MAX_DEPTH2 as MAX_DEPTH,
  isInexact,
  misread,
  commaNumber,
  shown,
  inline,
  writeYaml,
  inOneLine,
  schemaCheck,
  inDots,
  adviseInDots,
  UNWRITABLE,
  makeFolders,
  makeAside,
  writingTo,
  ApiError,
  givenOr,
  unlessFailed,
  isRateLimited,
  isOutcomeUnknown,
  secondsIn,
  TOO_LARGE2 as TOO_LARGE,
  readCapped,
  whileConnected,
  asBuffer,
  requireUtf8,
  FROM_UTF16,
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
  REFUSED_NAMES,
  fieldPathFault,
  fieldOf,
  rootOf,
  compileFact,
  derivedNeed,
  factNeed,
  MODEL_NEED,
  checkLast,
  Unjudgeable,
  Unanswered,
  startEvaluation,
  judgementAt,
  startNotes,
  warn,
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
  valueSize,
  compileBound,
  compileCondition,
  isUntold,
  NO_PARTS,
  SKIPPED,
  answered,
  ANSWERS,
  ANSWERS_KEY,
  NOT_JUDGED,
  compileOutcomes,
  endOfText,
  withoutLoneSurrogates,
  parseRecord,
  parseInnerJson,
  protoKey,
  judgeTrial,
  questionsOf,
  openQuestions,
  shownHash,
  withAnswers,
  withoutStale,
  isAnswered,
  jsonLines
};
