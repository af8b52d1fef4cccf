import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  EXPRESSION,
  FEWER_PLACES,
  IN_SENTENCE,
  LargePattern,
  NO_PARTS,
  REDACTED,
  SKIPPED,
  TOO_LARGE,
  Unanswered,
  Unjudgeable,
  adopt,
  calibrationWords,
  clauses,
  compileLinear,
  cut,
  determinedEqual,
  didNotPass,
  firstFew,
  holdsMark,
  includesPart,
  isIndeterminate,
  judgedOrMissing,
  judgementAt,
  likeNoOther,
  loadLazily,
  mark,
  markIndeterminate,
  markScalar,
  markWords,
  meanOf,
  missingJudgement,
  observe,
  requireAnswers,
  requireUtf8,
  rounded,
  sameJson,
  schemaCheck,
  shownValue,
  startEvaluation,
  sumOf,
  thresholdWords,
  turnedWords,
  warn,
  withSortedKeys,
  worstSeverity
} from "./chunk-LSFE6R6I.mjs";
import {
  logLines
} from "./chunk-IXZP7M2H.mjs";
import {
  ANSWERS,
  canonicalJson,
  contentHash
} from "./chunk-C6Q4FMUK.mjs";
import {
  REFUSED_NAMES,
  holdsLargeNumber,
  isRecord,
  mapTexts,
  memberOf,
  memberPointer,
  perObject
} from "./chunk-EJX4T4YE.mjs";
import {
  UserError,
  fixOf,
  systemError
} from "./chunk-NNOWPGVS.mjs";
import {
  adviseName,
  adviseNearest,
  inDots,
  isSlip
} from "./chunk-RXV6FDVC.mjs";
import {
  MARK_START,
  byText,
  counted,
  inline,
  must,
  shown
} from "./chunk-7LAB6J43.mjs";

// src/rubric/nodes/judge-answers.ts
var PERCENT = 100;
var REASON = 200;
var FORMS = {
  yes_no: "true or false",
  percent: "a number from 0 to 100"
};
function questionId({ question, form, model = null }, sees) {
  return contentHash({ form, question, sees, ...model === null ? {} : { model } });
}
function askedHash({ question, form, shown: shown2 }) {
  return contentHash({ facts: shown2, form, question });
}
function shownHash(shown2) {
  return contentHash(shown2);
}
function answerOfPanel(answers) {
  const asIf = (missing) => lowerMedian(answers.map((answer2) => answer2?.score ?? missing));
  const score = asIf(0);
  if (score !== asIf(1)) return void 0;
  const given = answers.flatMap((answer2) => answer2 === void 0 ? [] : [answer2]);
  const reasons = given.filter((answer2) => answer2.score === score).map(({ reason }) => reason);
  return {
    given: given.flatMap((answer2) => answer2.given),
    score,
    reason: reasons.find((reason) => reason !== "") ?? ""
  };
}
function readAnswers(recorded, form, question) {
  const votes = votesOn(recorded, question);
  const given = votes.map(({ answer: answer2 }) => answer2);
  if (given.length === 0 || !isFormed(given, form)) return void 0;
  const scores = given.map(scoreOf);
  const score = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score).map(({ reason }) => reason);
  return { given, score, reason: reasons.find((reason) => reason !== "") ?? "" };
}
function isRecorded(recorded, question) {
  if (Array.isArray(recorded) && recorded.length === 0) return true;
  return votesOn(recorded ?? null, question).some(({ answer: answer2 }) => answer2 !== null);
}
function whyNone(path, recorded, form, question) {
  if (recorded === void 0) return `${path} is absent`;
  const failed = listOf(recorded).find((vote) => isRecord(vote) && vote.answer === null);
  if (isRecord(failed) && typeof failed.reason === "string" && failed.reason !== "") return cut(failed.reason, REASON);
  const isOther = listOf(recorded).length > 0 && votesOn(recorded, question).length === 0;
  if (isOther)
    return `${path} (${shownValue(recorded, IN_SENTENCE)}) does not answer ${shownValue(question, IN_SENTENCE)}`;
  return `${path} (${shownValue(recorded, IN_SENTENCE)}) is not ${FORMS[form]}`;
}
function votesOn(recorded, question) {
  const isOwn = ({ question: asked }) => asked === void 0 || typeof asked === "string" && asked.trim() === question;
  const matching = listOf(recorded).filter((vote) => !isRecord(vote) || isOwn(vote));
  return matching.map((vote) => {
    if (!isRecord(vote)) return { answer: vote, reason: "" };
    return { answer: vote.answer, reason: typeof vote.reason === "string" ? vote.reason : "" };
  });
}
function listOf(recorded) {
  return Array.isArray(recorded) ? recorded : [recorded];
}
function isFormed(given, form) {
  if (form === "yes_no") return given.every((answer2) => typeof answer2 === "boolean");
  return given.every((answer2) => typeof answer2 === "number" && answer2 >= 0 && answer2 <= PERCENT);
}
function scoreOf(answer2) {
  return typeof answer2 === "boolean" ? Number(answer2) : answer2 / PERCENT;
}
function lowerMedian(scores) {
  return must(scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1], "an answer");
}

// src/io/files.ts
import { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
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
function readOrNull(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}
function fileExists(path, root) {
  return statsOf(path, root)?.isFile() ?? false;
}
function folderExists(path, root) {
  return statsOf(path, root)?.isDirectory() ?? false;
}
function bytesIfThere(path, root) {
  if (statsOf(path, root) === void 0) return void 0;
  const full = resolve(root, path);
  requireRegular(full, path);
  return onDisk(path, () => readFileSync(full));
}
function isThere(path, root) {
  return unlessNone(path, () => lstatSync(resolve(root, path))) !== void 0;
}
function findOnly(names, root) {
  const [only, second] = names.filter((name) => isThere(name, root));
  if (only === void 0 || second === void 0) return only;
  const what = `\`${second}\` says the same thing a second time`;
  throw new UserError({ code: "two-files", what, where: { file: only }, fix: "Keep one of them" });
}
function statsOf(path, root) {
  return unlessNone(path, () => statSync(resolve(root, path)));
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
    what: "the path is outside of the working directory",
    where: { file: label },
    expected: `a file in ${home}`,
    found: real
  });
}
function requireRegular(full, label) {
  const stats = onDisk(label, () => statSync(full));
  if (stats.isFile()) return stats;
  const kind = stats.isDirectory() ? "a folder" : "a device, pipe or socket";
  throw new UserError({ code: "not-a-file", what: "not a regular file", where: { file: label }, found: kind });
}
function sizeOf(files, root) {
  return files.reduce((sum, file) => sum + onDisk(file, () => statSync(resolve(root, file)).size), 0);
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
function onDisk(label, action, problem = "unreadable") {
  try {
    return action();
  } catch (cause) {
    const { code = "", syscall, message } = cause;
    if (!DISK_PROBLEMS.has(code) && syscall === void 0) throw cause;
    const what = DISK_PROBLEMS.get(code) ?? message.split(",", 1).join();
    throw new UserError({ code: problem, what, where: { file: label } }, { cause });
  }
}
var DISK_PROBLEMS = /* @__PURE__ */ new Map([
  ["ENOENT", "the file does not exist"],
  ["ENOTDIR", "a file is in the place of a folder"],
  ["EEXIST", "a file is in the place of a folder"],
  ["EACCES", "permission is missing"],
  ["EPERM", "permission is missing"],
  ["ENOSPC", "the disk is full"],
  ["ELOOP", "the links of the path form a loop"],
  ["ENAMETOOLONG", "the path is too long"],
  ["EISDIR", "the path is a folder"]
]);
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

// src/io/write-files.ts
import {
  existsSync,
  lstatSync as lstatSync2,
  mkdirSync,
  mkdtempSync,
  realpathSync as realpathSync2,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs";
import { dirname, join, resolve as resolve2 } from "node:path";
var UNWRITABLE = "unwritable";
function makeAside(home) {
  makeFolder(dirname(home));
  return mkdtempSync(`${home}.partial-`);
}
function makeFolder(folder) {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
}
function writingTo(path, work) {
  return onDisk(path, work, UNWRITABLE);
}
var IN_USE = ["EACCES", "EBUSY", "EPERM"];
var WAITS_MS = [50, 100, 200, 400, 800];
function move(from, to) {
  for (const wait of WAITS_MS) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (!IN_USE.includes(error.code ?? "")) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
  renameSync(from, to);
}
function clear(path) {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch (error) {
    const why = systemError(error);
    if (why === null) throw error;
    warn2(`${path} could not be removed and may hold results: remove it yourself (${why})`);
  }
}
function warn2(text) {
  process.stderr.write(logLines([`agent-gate: ${text}`]));
}
function isTaken(file, root) {
  return writingTo(file, () => lstatSync2(resolve2(root, file), { throwIfNoEntry: false }) !== void 0);
}
function requireNoWayOut(file, root) {
  const folder = dirname(file);
  if (isTaken(folder, root)) requireInside(resolve2(root, folder), root, folder);
  else requireNoWayOut(folder, root);
}
function writeNewFile(written, root) {
  const { file } = written;
  writeWhole(written, resolve2(root, file), () => {
    if (isTaken(file, root)) throw new UserError({ code: UNWRITABLE, what: "it exists already", where: { file } });
  });
}
function writeAnew(written, root) {
  const path = resolve2(root, written.file);
  const isOld = isTaken(written.file, root);
  if (isOld) requireRegular(path, written.file);
  writeWhole(written, isOld ? realpathSync2(path) : path, () => {
  });
}
function writeWhole({ file, text }, path, requireFree) {
  writingTo(file, () => {
    const aside = makeAside(path);
    try {
      writeFileSync(join(aside, "draft"), text);
      requireFree();
      move(join(aside, "draft"), path);
    } finally {
      clear(aside);
    }
  });
}

// src/rubric/references/facts.ts
function shownFact(notes, name, value) {
  observe(notes, name, value);
  return value === void 0 ? name : `${name} (${shownValue(value, IN_SENTENCE)})`;
}
var MAX_SEGMENTS = 32;
var LIST_INDEX = /^(?:-1|0|[1-9][0-9]{0,6})$/;
function fieldPathProblem(path) {
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
function compileMissing(path, { names }) {
  const slot = names.derived.get(rootOf(path));
  return ({ derived }) => slot !== void 0 && derived[slot] === void 0 ? `${path} is indeterminate` : void 0;
}
function compileFact(path, pointer, compiling) {
  return { path, read: compileRead(path, pointer, compiling), missing: compileMissing(path, compiling) };
}
function compileRead(path, pointer, compiling) {
  const expected = fieldPathProblem(path);
  if (expected !== void 0) {
    const meant = inDots(path);
    const isOfItems = meant.split(".").includes("*");
    const isMeant = !isOfItems && meant !== path && fieldPathProblem(meant) === void 0;
    const advice = isOfItems ? { fix: "Use `each` for the items of a list" } : isMeant ? { suggestion: meant } : {};
    const what = "the path cannot be read";
    compiling.problems.add(pointer, { code: "bad-field", what, expected, found: path, ...advice });
    return () => void 0;
  }
  const [root = "", ...members] = path.split(".");
  const read = compileRoot(root, pointer, compiling);
  const steps = members.map(compileMember);
  const [first, second] = steps;
  if (first === void 0) return read;
  if (second === void 0) return (at) => first(read(at));
  if (steps.length === 2) return (at) => second(first(read(at)));
  return (at) => steps.reduce((value, step) => step(value), read(at));
}
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
  if (names.closed && !names.facts.has(root)) {
    const advice = adviseName(root, [...names.facts, ...names.derived.keys()]);
    problems.add(pointer, { code: "unknown-fact", what: `the contract allows no fact \`${root}\``, ...advice });
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
function readFit({ read, accepts }, at) {
  const value = read(at);
  return value !== void 0 && accepts(value, at) ? value : void 0;
}
function explainUnfit({ path, read, missing: whyMissing, wanted }, at, notes) {
  const known = whyMissing(at);
  if (known !== void 0) return known;
  const value = read(at);
  const what = value === void 0 ? "is absent" : `is not ${wanted}`;
  warn(notes, `fact \`${path}\` ${what}`);
  return `${shownFact(notes, path, value)} ${what}`;
}
function tableKey(value) {
  if (typeof value === "string") return value;
  return typeof value === "boolean" || typeof value === "number" ? String(value) : void 0;
}
function explainRow({ path, read, missing: whyMissing }, rows, at, notes, explainOther) {
  const known = whyMissing(at);
  if (known !== void 0) return known;
  const value = read(at);
  const key = tableKey(value);
  const subject = shownFact(notes, path, value);
  if (key !== void 0)
    return rows.has(key) ? `${subject} is in the table` : explainOther(`${subject} is not in the table`);
  const what = value === void 0 ? "is absent" : "is not text, a number, true or false";
  warn(notes, `fact \`${path}\` ${what}`);
  return `${subject} ${what}`;
}

// src/rubric/references/rubric-names.ts
var TOTAL = "total";
var REFUSED_CONDITION = { test: () => void 0, explain: () => "" };
function nodeSlot(key, pointer, { names, problems, needs }) {
  const slot = names.nodes.get(key);
  needs.add(key);
  if (names.factsOnly) {
    const what = "facts come before scores and verdicts, and cannot read them";
    problems.add(pointer, { code: "bad-condition", what });
    return void 0;
  }
  if (slot !== void 0) return slot;
  const advice = adviseName(key, [...names.nodes.keys(), ...names.total ? ["total"] : []]);
  problems.add(pointer, { code: "unknown-node", what: `there is no criterion or node \`${key}\``, ...advice });
  return void 0;
}
var KEY = /^[a-z][a-z0-9_]{0,63}$/;
var RESERVED = [TOTAL, "constructor", "prototype"];
function checkKey(key, parent, problems) {
  checkName(key, memberPointer(parent, key), problems);
}
function isKey(key) {
  return KEY.test(key) && !RESERVED.includes(key);
}
function checkName(key, pointer, problems) {
  if (isKey(key)) return;
  problems.add(pointer, {
    code: "bad-key",
    what: `\`${key}\` cannot be a key`,
    expected: RESERVED.includes(key) ? `any other name: ${RESERVED.join(", ")} are reserved` : "a lower-case letter, then lower-case letters, digits and _"
  });
}
function stepNeed(name) {
  return `step/${name}`;
}
var TRIAL_KEYS = ["scenario", "trial", "title", "tags", "error"];
var NATIVE_FACTS = [
  "input",
  "output",
  "final_state",
  "ground_truth",
  "trace",
  "usage",
  "judge",
  "harness",
  "family"
];

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
var RANGE = {
  name: "a list of two numbers, the smaller one first",
  accepts: (value) => Array.isArray(value) && value.length === 2 && value.every(NUMBER.accepts) && value[0] <= value[1]
};
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
var MEASURES = {
  /** Characters (code points) of a text, items of a list. */
  length: { of: TEXT_OR_LIST, measure: (value) => lengthOf(value) },
  /** Runs of characters other than white space. */
  words: { of: TEXT, measure: countWords },
  /** Lines of a text; a line break at the end starts no further line. */
  lines: { of: TEXT, measure: countLines },
  /** Items of a list, members of an object. */
  count: {
    of: LIST_OR_OBJECT,
    measure: (value) => Array.isArray(value) ? value.length : Object.keys(value).length
  }
};
function lengthOf(value) {
  const pairs = typeof value === "string" ? value.match(/[\ud800-\udbff][\udc00-\udfff]/g) : null;
  return value.length - (pairs?.length ?? 0);
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

// src/rubric/references/subjects.ts
function compileJudged(key, pointer, compiling) {
  const inOutcomes = compiling.names.total;
  if (key === TOTAL && inOutcomes) return judgedNode(key, ({ total }) => total ?? void 0, inOutcomes);
  const slot = nodeSlot(key, pointer, compiling);
  return slot === void 0 ? void 0 : judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
}
function judgedNode(key, read, inOutcomes) {
  const isIndeterminate2 = (at) => !inOutcomes && read(at)?.indeterminate === true;
  const isSkipped = (at) => !isIndeterminate2(at) && read(at)?.score == null;
  return {
    score: (at) => isIndeterminate2(at) ? void 0 : read(at)?.score ?? void 0,
    passed: (at) => {
      const passed = read(at)?.verdict === "pass";
      return !passed && isIndeterminate2(at) ? void 0 : passed;
    },
    verdict: (at) => read(at)?.verdict,
    missing: (at) => {
      if (isSkipped(at)) return `${key} was skipped and has no score`;
      return isIndeterminate2(at) ? `${key} is indeterminate` : void 0;
    },
    isSkipped
  };
}
function subjectName({ field, score, measure }) {
  if (typeof score === "string") return `score of ${score}`;
  return typeof measure === "string" ? `${measure} of ${field}` : String(field);
}
function compileSubject(file, pointer, compiling) {
  if (file.score !== void 0) return scoreSubject(file.score, `${pointer}/score`, compiling);
  const {
    path,
    read,
    missing: whyMissing
  } = compileFact(must(file.field, "`field` of a comparison"), `${pointer}/field`, compiling);
  const plain = { name: path, fact: path, read, missing: whyMissing, measured: null };
  if (file.measure === void 0) return plain;
  if (!Object.hasOwn(MEASURES, file.measure)) {
    const what = `there is no measure \`${file.measure}\``;
    const advice = adviseName(file.measure, Object.keys(MEASURES));
    compiling.problems.add(`${pointer}/measure`, { code: "bad-value", what, ...advice });
    return void 0;
  }
  const { of: of2, measure } = MEASURES[file.measure];
  const measured = { of: of2, measure: (value) => measure(value) };
  return { ...plain, name: subjectName(file), measured };
}
function scoreSubject(key, pointer, compiling) {
  const node = compileJudged(key, pointer, compiling);
  if (node === void 0) return void 0;
  return { name: subjectName({ score: key }), fact: null, measured: null, read: node.score, missing: node.missing };
}
var REFERENCE_KEYS = /* @__PURE__ */ new Set(["field", "measure", "score", "passed", "expr"]);
function looksLikeReference(value) {
  if (typeof value.field === "string" || typeof value.score === "string") return true;
  const keys = Object.entries(value).map(([key, part]) => ({ key: key.toLowerCase(), part }));
  return keys.length > 0 && keys.every(({ key, part }) => REFERENCE_KEYS.has(key) || isMisspeltField(key, part));
}
function isMisspeltField(key, path) {
  return typeof path === "string" && key.startsWith("f") && isSlip(key, "field");
}

// src/rubric/step-limit.ts
var MAX_STEPS = 1e6;
var TEXT_PER_STEP = 256;
var MATCHED_PER_STEP = 16;
function stepsAt({ places, spent }) {
  return places.length === 0 ? { steps: 0 } : spent;
}
function spend(count2, steps, name) {
  count2.steps += steps;
  if (count2.steps <= MAX_STEPS) return;
  throw new Unjudgeable(`${name()} was stopped: it takes more than ${MAX_STEPS} steps on this trial`);
}
function stepsOfText(length) {
  return Math.ceil(length / TEXT_PER_STEP);
}
function stepsOfMatching(length) {
  return Math.ceil(length / MATCHED_PER_STEP);
}
function stepsOfValue(value) {
  if (typeof value === "string") return stepsOfText(value.length);
  return typeof value === "object" && value !== null ? stepsOfObject(value).steps : 1;
}
var stepsOfObject = perObject((value) => {
  let steps = 1;
  const open = [value];
  while (open.length > 0 && steps <= MAX_STEPS) {
    const next = open.pop();
    if (typeof next === "string") steps += stepsOfText(next.length);
    if (typeof next !== "object" || next === null) continue;
    const items = Object.values(next);
    for (const item of items) open.push(item);
    steps += items.length;
  }
  return { steps };
});

// src/rubric/expressions/evaluating.ts
var Unknown = class {
  reason;
  constructor(reason) {
    this.reason = reason;
  }
};
function compared(value, { readsScore }) {
  return readsScore && typeof value === "number" && !Number.isInteger(value) ? Math.round(value * 1e9) / 1e9 : value;
}
function spend2({ count: count2, text }, steps) {
  spend(count2, steps, () => `the expression ${cut(text, IN_SENTENCE)}`);
}
function spendOnText(at, length) {
  spend2(at, stepsOfText(length));
}
function sameValue(a, b, at) {
  if (typeof a === "string" && typeof b === "string") {
    if (a.length !== b.length) return false;
    spendOnText(at, a.length);
  }
  if (typeof a !== "object" || typeof b !== "object") return compared(a, at) === compared(b, at);
  spend2(at, stepsOfValue(a));
  return sameJson(a, b);
}
function equalityTest(source) {
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = redactionTest(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge : redactedIn(value) ?? true;
  };
}
function redactionTest(source) {
  const redacted = new Unknown(`${source}: ${REDACTED}`);
  const namesMark = source.includes(MARK_START);
  return (value) => !namesMark && holdsMark(value) ? redacted : void 0;
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
  const last = must(words.pop(), "a kind");
  return words.length === 0 ? last : `${words.join(", ")} or ${last}`;
}
function bothOf([left, right]) {
  return `${KIND_WORDS[left]} and ${KIND_WORDS[right]}`;
}
function describeKind(value) {
  const kind = kindOf(value);
  return kind === void 0 ? "no JSON value" : KIND_WORDS[kind];
}

// src/rubric/expressions/parse-cel.ts
var MAX_NODES = 1e3;
var LIMITS = { maxAstNodes: MAX_NODES, maxDepth: 32, maxListElements: MAX_NODES, maxMapEntries: MAX_NODES };
var environment;
function parseCel(text) {
  const cel = loadLazily("./-marcbachmann-cel-js.cjs");
  environment ??= new cel.Environment({ unlistedVariablesAreDyn: true, limits: LIMITS });
  try {
    return { root: environment.parse(text).ast };
  } catch (error) {
    if (!(error instanceof cel.ParseError)) throw error;
    return { problem: { message: messageOf(error, text), offset: Math.min(error.range?.start ?? 0, text.length) } };
  }
}
function sourceOf(node) {
  const text = node.input.slice(node.start, node.end);
  let open = 0;
  let missing = 0;
  for (const character of text) {
    if (character === "(") open++;
    else if (character === ")" && open > 0) open--;
    else if (character === ")") missing++;
  }
  const whole = `${"(".repeat(missing)}${text}${")".repeat(open)}`.replaceAll(/\s+/g, " ");
  return whole.length > 60 ? `${whole.slice(0, 57)}...` : whole;
}
function messageOf({ code, summary, range }, text) {
  if (code === "limit_exceeded") return summary.includes("maxDepth") ? "nested too deeply" : "too large";
  if (code === "unexpected_character") {
    const written = text.slice(range?.start, range?.end);
    return `unexpected \`${written}\`${meantWord(written) ?? ""}`;
  }
  return `${summary.slice(0, 1).toLowerCase()}${summary.slice(1)}`;
}
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
function meantWord(written) {
  return Object.hasOwn(WORDS, written) ? `: write \`${WORDS[written]}\`` : void 0;
}

// src/rubric/expressions/compile-part.ts
function refuse(message, { pos }, { problems }) {
  problems.push({ message, offset: pos });
  return { kind: "any", read: () => new Unknown(message) };
}
function readOne(readValue, apply) {
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
  const source = sourceOf(node);
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
function inBrackets(advice) {
  return advice === "" ? "" : ` (${advice.slice(0, 1).toLowerCase()}${advice.slice(1)})`;
}
function pathOf(node) {
  if (node.op === "id") return { root: node, steps: [] };
  if (node.op !== "." && node.op !== "[]") return void 0;
  const base = pathOf(node.args[0]);
  const step = node.op === "." ? node.args[1] : literalStep(node.args[1]);
  if (base === void 0 || step === void 0) return void 0;
  return { root: base.root, steps: [...base.steps, step] };
}
function literalStep(node) {
  if (node.op === "-_") return node.args.op === "value" && node.args.args === 1n ? -1 : void 0;
  if (node.op !== "value") return void 0;
  if (typeof node.args === "string") return node.args;
  return typeof node.args === "bigint" ? Number(node.args) : void 0;
}
function compilePath({ root, steps }, node, compiling) {
  for (const step of steps) if (typeof step === "string") refuseInherited(step, node, compiling);
  const readRoot = compileRoot2(root, compiling);
  if (!compiling.locals.includes(root.args)) noteField(root.args, steps, compiling);
  const absent = new Unknown(`${sourceOf(node)} is absent`);
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
function compileRoot2(root, compiling) {
  const { names, locals, problems } = compiling;
  const name = root.args;
  const slot = locals.lastIndexOf(name);
  if (slot >= 0) return (at) => at.locals[slot];
  if (REFUSED_NAMES.has(name)) refuseInherited(name, root, compiling);
  else if (!names.has(name)) problems.push(unknownFact(root, [...names, ...locals]));
  return ({ scope }) => scope.fact(name);
}
function unknownFact({ args: name, pos: offset }, known) {
  const what = `unknown fact \`${name}\``;
  const meant = meantWord(name);
  if (meant !== void 0) return { message: `${what}${meant}`, offset };
  return { message: `${what}${inBrackets(fixOf(adviseName(name, known)))}`, offset, name };
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
  const source = sourceOf(node);
  const absent = new Unknown(`${source} is absent`);
  const redactedIn = redactionTest(source);
  return readBoth(readBase, readIndex, (base, index) => {
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

// src/rubric/patterns.ts
var PLAIN_PARTS = [
  String.raw`[^\\[\](){}|?*+.^$\ud800-\udfff]`,
  String.raw`\\[bdw\\[\](){}|?*+.^$]`,
  String.raw`\[\^?[^\\[\]^&\ud800-\udfff-]+(?:-[^\\[\]^&\ud800-\udfff-]+)*\]`,
  String.raw`\((?:\?:|(?!\?))|[)|?^$]`
];
var PLAIN = new RegExp(`^(?:${PLAIN_PARTS.join("|")})+$`, "u");
var MAX_PLAIN = 100;
var MAX_CHOICES = 4;
function plainRegex(pattern) {
  const choices = pattern.match(/[|?]/g) ?? [];
  if (pattern.length > MAX_PLAIN || choices.length > MAX_CHOICES || !PLAIN.test(pattern)) return null;
  try {
    return new RegExp(pattern, "u");
  } catch {
    return null;
  }
}
function compileRegex(pattern) {
  const plain = plainRegex(pattern);
  if (plain !== null) return { test: (text) => plain.test(text) };
  const compiled2 = compileLinear(pattern);
  return { test: (text) => compiled2.test(text) };
}
function badRegex(error) {
  const found = (error instanceof Error ? error.message : String(error)).replace(/^error parsing regexp: /, "");
  const problem = { code: "bad-regex", what: "invalid regular expression", found };
  if (error instanceof LargePattern) return { ...problem, fix: `${FEWER_PLACES}, or compare the \`measure: length\`` };
  return { ...problem, fix: "Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case" };
}
var asItIs = (value) => value;
function foldCase(text) {
  const small = text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll("\u03C2", "\u03C3").normalize("NFC");
}
function foldValue(value) {
  return mapTexts(value, foldCase);
}

// src/rubric/expressions/compile-loops.ts
var MAX_NESTED = 2;
var LOOPS = {
  all: { one: "test", gives: "boolean", run: (items, test2) => quantify(items, test2, false) },
  exists: { one: "test", gives: "boolean", run: (items, test2) => quantify(items, test2, true) },
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
  if (locals.length === MAX_NESTED) return refuse(`more than ${MAX_NESTED} nested loops`, node, compiling);
  refuseInherited(variable.args, variable, compiling);
  const items = expecting(receiver, ["list", "object"], compiling);
  const inside = { ...compiling, locals: [...locals, variable.args] };
  const readFirst = wants === "test" ? expecting(first, ["boolean"], inside) : inside.compile(first, inside).read;
  const readSecond = second === void 0 ? void 0 : inside.compile(second, inside).read;
  const read = readOne(items, (value, at) => {
    const visitWith = (body) => (item) => {
      spend2(at, 1);
      at.locals[locals.length] = item;
      return body(at);
    };
    const list = Array.isArray(value) ? value : sortedKeys(value, at);
    return loop.run(list, visitWith(readFirst), readSecond && visitWith(readSecond));
  });
  return { kind: loop.gives, read };
}
function sortedKeys(members, at) {
  const keys = Object.keys(members);
  spend2(at, keys.length);
  return keys.sort();
}
function quantify(items, test2, decisive) {
  let unknown;
  for (const item of items) {
    const answer2 = test2(item);
    if (answer2 === decisive) return decisive;
    if (answer2 instanceof Unknown) unknown ??= answer2;
  }
  return unknown ?? !decisive;
}
function isOne(items, test2) {
  const kept = keep(items, test2);
  return kept instanceof Unknown ? kept : kept.length === 1;
}
function keep(items, test2) {
  const kept = [];
  for (const item of items) {
    const answer2 = test2(item);
    if (answer2 instanceof Unknown) return answer2;
    if (answer2 === true) kept.push(item);
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

// src/rubric/values/decimal-arithmetic.ts
var ARITHMETIC = {
  "+": (a, b) => snapped(a + b, Math.abs(a) + Math.abs(b)),
  "-": (a, b) => snapped(a - b, Math.abs(a) + Math.abs(b)),
  "*": (a, b) => snapped(a * b, 2 * Math.abs(a * b)),
  // An unrounded quotient of whole numbers equals the one that a harness computes itself.
  "/": (a, b) => Number.isInteger(a) && Number.isInteger(b) ? a / b : snapped(a / b, 2 * Math.abs(a / b)),
  "%": (a, b) => a % b
};
function decimalSum(values) {
  return snapped(
    sumOf(values),
    values.reduce((scale, value) => scale + Math.abs(value), 0)
  );
}
function decimalMean(values) {
  return ARITHMETIC["/"](decimalSum(values), values.length);
}
var MOST_DECIMALS = 100;
function snapped(result, scale) {
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
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}
var DECIMAL = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
function parseDecimal(text) {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : void 0;
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
  const source = sourceOf(node);
  const byZero = new Unknown(`${source} divides by zero`);
  const read = readBoth(left, right, (a, b) => divides && b === 0 ? byZero : finite(apply(a, b), source));
  return { kind: "number", read };
}
function compileMinus(node, compiling) {
  const read = expecting(node.args, ["number"], compiling);
  const source = sourceOf(node);
  return { kind: "number", read: readOne(read, (value) => finite(-value, source)) };
}
function compilePlus(node, compiling) {
  const source = sourceOf(node);
  return compileAlike(node, ["number", "text", "list"], compiling, (a, b, at) => {
    if (typeof a === "number") return finite(ARITHMETIC["+"](a, b), source);
    if (typeof a === "string") {
      spendOnText(at, a.length + b.length);
      return a + b;
    }
    const joined2 = [...a, ...b];
    spend2(at, joined2.length);
    return joined2;
  });
}
function compileOrder(node, compiling) {
  const apply = ORDER[node.op];
  const source = sourceOf(node);
  const redactedIn = redactionTest(source);
  const { read } = compileAlike(node, ["number", "text"], compiling, (a, b, at) => {
    if (typeof a === "string") spendOnText(at, a.length + b.length);
    return redactedIn(a) ?? redactedIn(b) ?? apply(compared(a, at), compared(b, at));
  });
  return { kind: "boolean", read };
}
function compileEquality(node, compiling) {
  const [left, right] = node.args.map((part) => compiling.compile(part, compiling));
  const kinds = differingKinds(left, right);
  if (kinds !== void 0 && !kinds.includes("null")) {
    refuse(`\`${sourceOf(node)}\` compares ${bothOf(kinds)}, which are never equal`, node, compiling);
  }
  const wanted = node.op === "==";
  const test2 = equalityTest(sourceOf(node));
  const read = readBoth(left.read, right.read, (a, b, at) => {
    const isSame = test2(sameValue(a, b, at), a);
    return isSame instanceof Unknown ? isSame : isSame === wanted;
  });
  return { kind: "boolean", read };
}
function compileMembership({ args: both }, compiling) {
  const left = compiling.compile(both[0], compiling).read;
  const right = expecting(both[1], ["list", "object"], compiling);
  const test2 = equalityTest(`${sourceOf(both[0])} in ${sourceOf(both[1])}`);
  const read = readBoth(left, right, (wanted, among, at) => {
    if (isList(among)) return test2(hasItem(among, wanted, at), wanted);
    if (typeof wanted === "string") return test2(Object.hasOwn(among, wanted), wanted);
    return new Unknown(
      `${sourceOf(both[0])} is ${describeKind(wanted)}, and the keys of ${sourceOf(both[1])} are texts`
    );
  });
  return { kind: "boolean", read };
}
function isList(value) {
  return Array.isArray(value);
}
function hasItem(list, wanted, at) {
  return list.some((item) => {
    spend2(at, 1);
    return sameValue(item, wanted, at);
  });
}
function compileAlike(node, kinds, compiling, apply) {
  const left = expectingPart(node.args[0], kinds, compiling);
  const right = expectingPart(node.args[1], kinds, compiling);
  const mixed = differingKinds(left, right);
  if (mixed !== void 0) return refuse(`\`${sourceOf(node)}\` mixes ${bothOf(mixed)}`, node, compiling);
  const source = sourceOf(node);
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

// src/rubric/values/includes-text.ts
var MAX_BY_ENGINE = 256;
function includesText(text, part) {
  if (part.length <= MAX_BY_ENGINE || part.length > text.length) return text.includes(part);
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    matched = extend(part, borders, matched, text.charCodeAt(at));
    if (matched === part.length) return true;
  }
  return false;
}
function bordersOf(part) {
  const borders = new Int32Array(part.length);
  for (let at = 1; at < part.length; at++)
    borders[at] = extend(part, borders, borders[at - 1], part.charCodeAt(at));
  return borders;
}
function extend(part, borders, matched, code) {
  let length = matched;
  while (length > 0 && part.charCodeAt(length) !== code) length = borders[length - 1];
  return part.charCodeAt(length) === code ? length + 1 : length;
}

// src/rubric/expressions/functions.ts
var AGGREGATES = {
  min: { apply: (numbers) => numbers.reduce((a, b) => Math.min(a, b)), ofNone: void 0 },
  max: { apply: (numbers) => numbers.reduce((a, b) => Math.max(a, b)), ofNone: void 0 },
  sum: { apply: decimalSum, ofNone: 0 },
  mean: { apply: decimalMean, ofNone: void 0 }
};
var FUNCTIONS = {
  abs: ofNumber(Math.abs),
  ceil: toWhole(Math.ceil),
  floor: toWhole(Math.floor),
  round: toWhole(roundHalfAway),
  int: of(["number", "text"], "number", (value, at) => mapNumber(compared(numberOf(value, at), at), Math.trunc)),
  double: of(["number", "text"], "number", numberOf),
  string: of(["text", "number", "boolean"], "text", (value) => String(value)),
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
    apply: (at, values, test2) => {
      const [text, part] = values;
      spendOnText(at, text.length + part.length);
      return test2(apply(text, part), part);
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
  spendOnText(at, text.length);
  return text.replaceAll(/[A-Z]{1,1000}/g, (letters) => letters.toLowerCase());
}
function sizeOf2(value, at) {
  if (typeof value === "string") {
    spendOnText(at, value.length);
    return MEASURES.length.measure(value);
  }
  const size = MEASURES.count.measure(value);
  if (!Array.isArray(value)) spend2(at, size);
  return size;
}

// src/rubric/expressions/compile-calls.ts
var CALLS = new Map([
  ["has", compileHas],
  ["matches", compileMatches],
  ["score", compileReference("score", "number")],
  ["passed", compileReference("passed", "boolean")],
  ...Object.entries(AGGREGATES).map(([name, aggregate]) => [name, compileAggregate(name, aggregate)]),
  ...Object.entries(FUNCTIONS).map(([name, plain]) => [name, compilePlain(name, plain)])
]);
function compileCall(node, compiling) {
  const [name] = node.args;
  if (node.op === "rcall" && isLoop(name)) return compileLoop(name, node, compiling);
  const args = node.op === "call" ? node.args[1] : [node.args[1], ...node.args[2]];
  const compileNamed = CALLS.get(name);
  if (compileNamed !== void 0) return compileNamed(node, args, compiling);
  if (isLoop(name)) return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const advice = meantWord(name) ?? inBrackets(fixOf(adviseName(name, [...CALLS.keys(), ...LOOP_NAMES])));
  return refuse(`unknown function \`${name}\`${advice}`, { pos: nameOffset(node) }, compiling);
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
function compileReference(asks, kind) {
  return (node, args, compiling) => {
    const key = referredKey(asks, node, args, compiling);
    return {
      kind,
      read: ({ scope }) => scope[asks](key) ?? new Unknown(must(scope.missing(key), `the reason why ${key} has no ${asks}`))
    };
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
    if (args.length !== takes.length) return refuse(wrongCount(name, `${takes.length}`, args), node, compiling);
    const reads = args.map((arg, index) => expecting(arg, takes[index] ?? [], compiling));
    const test2 = equalityTest(sourceOf(node));
    return { kind: gives, read: readAll(reads, (at, values) => apply(at, values, test2)) };
  };
}
function compileAggregate(name, aggregate) {
  return (node, args, compiling) => {
    if (args.length === 0) return refuse(wrongCount(name, "1 or more", args), node, compiling);
    const [only] = args;
    const source = sourceOf(node);
    const apply = (values) => aggregateOf(name, aggregate, values, source);
    if (args.length > 1 || only === void 0) {
      const reads = args.map((arg) => expecting(arg, ["number"], compiling));
      return { kind: "number", read: readAll(reads, (_at, values) => apply(values)) };
    }
    const readOnly = expecting(only, ["list", "number"], compiling);
    return { kind: "number", read: readAll([readOnly], (at, [value]) => apply(itemsOf(value, at))) };
  };
}
function itemsOf(value, at) {
  if (!Array.isArray(value)) return [value];
  spend2(at, value.length);
  return value;
}
function aggregateOf(name, { apply, ofNone }, values, source) {
  if (values.length === 0) return ofNone ?? new Unknown(`${source} asks for the ${name} of an empty list`);
  const place = values.findIndex((value) => typeof value !== "number");
  if (place !== -1) return new Unknown(`item ${place} of ${source} is ${describeKind(values[place])}, not a number`);
  return finite(apply(values), source);
}
function wrongCount(name, wanted, args) {
  return `\`${name}\` takes ${wanted} ${wanted === "1" ? "value" : "values"}, not ${args.length}`;
}
function compileMatches(node, args, compiling) {
  const [text, pattern] = args;
  if (text === void 0 || pattern === void 0 || args.length > 2) {
    return refuse('`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`', node, compiling);
  }
  const readText2 = expecting(text, ["text"], compiling);
  const regex = compilePattern(pattern, compiling);
  const read = readOne(readText2, (value, at) => {
    spend2(at, stepsOfMatching(value.length));
    return regex.test(value);
  });
  return { kind: "boolean", read };
}
function compilePattern(node, compiling) {
  if (node.op !== "value" || typeof node.args !== "string")
    refuse(`\`${sourceOf(node)}\` is no text in quotes: the pattern of \`matches\` is fixed`, node, compiling);
  else
    try {
      return compileRegex(node.args);
    } catch (error) {
      refuse(`the pattern is invalid: ${error.message}`, node, compiling);
    }
  return { test: () => false };
}

// src/rubric/expressions/compile-ast.ts
var KINDS = {
  value: compileLiteral,
  id: compileAccess,
  ".": compileAccess,
  "[]": compileAccess,
  call: compileCall,
  rcall: compileCall,
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
  const compile = KINDS[node.op];
  return compile?.(node, compiling) ?? refuse(`\`${node.op}\` is not supported`, node, compiling);
}
function compileLiteral(node, compiling) {
  const value = typeof node.args === "bigint" ? Number(node.args) : node.args;
  const kind = kindOf(value);
  if (kind === void 0 || kind === "object" || kind === "list") {
    return refuse(
      `\`${sourceOf(node)}\` is no JSON value: there are numbers, texts, true, false and null`,
      node,
      compiling
    );
  }
  return { kind, read: () => value };
}
function compileList({ args: items }, compiling) {
  const reads = items.map((item) => compiling.compile(item, compiling).read);
  const read = readAll(reads, (at, values) => {
    spend2(at, values.length);
    return values;
  });
  return { kind: "list", read };
}
function compileObject({ args: entries }, compiling) {
  const keys = entries.map(([key]) => keyOf(key, compiling));
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      refuse(`\`${key}\` is repeated in the object`, entries[index]?.[0], compiling);
  const reads = entries.map(([, value]) => compiling.compile(value, compiling).read);
  const read = readAll(reads, (at, values) => {
    spend2(at, values.length);
    return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  });
  return { kind: "object", read };
}
function keyOf(node, compiling) {
  if (node.op !== "value" || typeof node.args !== "string") {
    refuse("keys of objects must be texts in quotes", node, compiling);
    return "";
  }
  refuseInherited(node.args, node, compiling);
  return node.args;
}
function compileNot({ args: part }, compiling) {
  const read = expecting(part, ["boolean"], compiling);
  return { kind: "boolean", read: readOne(read, (value) => !value) };
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
function compileChoice({ args: [test2, yes, no] }, compiling) {
  const readTest = expecting(test2, ["boolean"], compiling);
  const [whenTrue, whenFalse] = [compiling.compile(yes, compiling), compiling.compile(no, compiling)];
  const kind = whenTrue.kind === whenFalse.kind ? whenTrue.kind : "any";
  return { kind, read: readOne(readTest, (answer2, at) => (answer2 ? whenTrue : whenFalse).read(at)) };
}

// src/rubric/expressions/expression.ts
var ExpressionError = class extends Error {
  /** Offset of the first problem, from 0. */
  offset;
  /** The unknown root names, each once. */
  unknownNames;
  constructor(problems) {
    super(problems.map(({ message }) => message).join("; "));
    this.name = "ExpressionError";
    this.offset = must(problems[0], "the first problem of an expression").offset;
    this.unknownNames = [...new Set(problems.flatMap(({ name }) => name ?? []))];
  }
};
function compileExpression(text, { names, wants }) {
  const parsed = parseCel(text);
  if ("problem" in parsed) throw new ExpressionError([parsed.problem]);
  const { root } = parsed;
  const compiling = { names, locals: [], fields: /* @__PURE__ */ new Map(), nodes: [], problems: [], compile: compileAst };
  const part = compileAst(root, compiling);
  if (wants !== "any" && part.kind !== "any" && part.kind !== wants) {
    refuse(`\`${sourceOf(root)}\` is ${wordsOf([part.kind])}, not ${wordsOf([wants])}`, root, compiling);
  }
  const { fields, nodes, problems } = compiling;
  if (problems.length > 0) throw new ExpressionError(problems);
  const readsScore = nodes.some(({ asks }) => asks === "score");
  return {
    fields,
    nodes,
    evaluate: (scope, count2 = { steps: 0 }) => evaluatedOf(part.read({ text, scope, locals: [], readsScore, count: count2 }), wants)
  };
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
  const { names } = compiling;
  const known = /* @__PURE__ */ new Set([...names.facts, ...names.derived.keys(), ...names.items]);
  try {
    return bind(text, compileExpression(text, { names: known, wants }), pointer, compiling);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { message, offset, unknownNames } = error;
    const found = `${shownValue(text, IN_SENTENCE)}, at its character ${offset + 1}`;
    const problem = { code: "bad-expression", what: `invalid expression: ${message}`, found };
    compiling.problems.add(pointer, { ...problem, fix: adviseUnknown(unknownNames, names) });
    return REFUSED_EXPRESSION;
  }
}
var REFUSED_EXPRESSION = {
  text: "",
  needsSkipped: () => false,
  value: () => void 0,
  explain: () => ""
};
function bind(text, expression, pointer, compiling) {
  const judged = /* @__PURE__ */ new Map();
  for (const key of new Set(expression.nodes.map((node) => node.key))) {
    const node = compileJudged(key, pointer, compiling);
    if (node !== void 0) judged.set(key, node);
  }
  const scopeOf = compileScope(expression, judged, pointer, compiling);
  const sources = sourcesOf(expression, judged, scopeOf, compiling);
  const scored = expression.nodes.flatMap(({ key, asks }) => asks === "score" ? judged.get(key) ?? [] : []);
  return {
    text,
    needsSkipped: (at) => {
      if (!scored.some((node) => node.isSkipped(at))) return false;
      const score = (key) => judged.get(key)?.isSkipped(at) ? 0.5 : judged.get(key)?.score(at);
      return "value" in expression.evaluate({ ...scopeOf(at), score }, stepsAt(at));
    },
    value: (at) => {
      const result = expression.evaluate(scopeOf(at), stepsAt(at));
      return "value" in result ? result.value : void 0;
    },
    explain: (at, notes) => explanation(sources, expression.evaluate(scopeOf(at), stepsAt(at)), text, at, notes)
  };
}
function compileScope({ fields }, judged, pointer, compiling) {
  const roots = new Set([...fields.keys()].map(rootOf));
  const reads = new Map([...roots].map((root) => [root, compileRoot(root, pointer, compiling)]));
  return (at) => ({
    fact: (name) => reads.get(name)?.(at),
    score: (key) => judged.get(key)?.score(at),
    passed: (key) => judged.get(key)?.passed(at),
    missing: (key) => judged.get(key)?.missing(at)
  });
}
function sourcesOf({ fields, nodes }, judged, scopeOf, compiling) {
  const facts = [...fields].filter(([name]) => fieldPathProblem(name) === void 0).map(([name, readField]) => {
    const read = (at) => readField(scopeOf(at));
    const derived = compileMissing(name, compiling);
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
function explanation(all2, result, text, at, notes) {
  const sources = all2.filter(({ isUnread }) => !isUnread(at));
  const seen = sources.map((source) => shownSource(source, at, notes));
  if ("value" in result) return seen.join(", ");
  const { unknown } = result;
  const missing = sources.filter(({ read }) => read(at) === void 0);
  for (const { name, lacks } of missing) if (lacks(at)) warn(notes, `fact \`${name}\` is absent`);
  if (missing.length === 0) warn(notes, `\`${cut(text, IN_SENTENCE)}\` is indeterminate: ${unknown}`);
  return unknown;
}
function shownSource({ name, read }, at, notes) {
  const value = read(at);
  observe(notes, name, value);
  return `${name} is ${value === void 0 ? "absent" : shownValue(value, IN_SENTENCE)}`;
}
function adviseUnknown(unknown, { nodes, total }) {
  if (unknown.length === 0) return "";
  const isNode = unknown.some((name) => nodes.has(name) || total && name === TOTAL);
  return isNode ? 'Read a criterion or node with `score("NAME")` or `passed("NAME")`' : "Declare your own facts in the contract: `contract: { properties: { NAME: {} } }`";
}

// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var schema_default = () => loadLazily("./json-schema-2020-12.cjs");

// src/rubric/json-schema/schema-mistakes.ts
var shape = schemaCheck(schema_default);
function schemaMistakes(schema) {
  const misshapen = shape.problems(schema, (pointer) => ({ file: "", pointer }));
  return [
    ...misshapen.map(({ where, ...problem }) => ({ ...problem, pointer: where?.pointer ?? "" })),
    ...[...subschemas(schema)].flatMap((spot) => [...unknownKeywords(spot), ...badPatterns(spot)])
  ].map((mistake) => ({ ...mistake, code: "bad-schema" }));
}
function unknownKeywords({ schema, pointer }) {
  const unknown = Object.keys(schema).filter((keyword) => !KEYWORDS.includes(keyword));
  return unknown.map((keyword) => ({
    pointer: memberPointer(pointer, keyword),
    what: `JSON Schema has no keyword \`${inline(keyword)}\``,
    ...adviseNearest(keyword, KEYWORDS)
  }));
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
function* subschemas(schema, pointer = "") {
  if (!isRecord(schema)) return;
  yield { schema, pointer };
  for (const [keyword, value] of Object.entries(schema)) {
    const at = memberPointer(pointer, keyword);
    if (ONE.has(keyword)) yield* subschemas(value, at);
    if (!MANY.has(keyword) || typeof value !== "object" || value === null) continue;
    for (const [name, part] of Object.entries(value)) yield* subschemas(part, memberPointer(at, name));
  }
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
  const validate = compiled(startAjv(), counting(schema));
  const comparesItems = JSON.stringify(schema).includes('"uniqueItems"');
  const name = () => `the schema ${shownValue(schema, IN_SENTENCE)}`;
  const test2 = (value, count2) => {
    const spendHere = (steps) => spend(count2, steps, name);
    try {
      return validate.call(spendHere, value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Unjudgeable(`the references of ${name()} never end on this trial`);
    }
  };
  const fits = (value, count2 = { steps: 0 }) => {
    const isFit = test2(value, count2);
    if (!comparesItems || !holdsMark(value)) return isFit;
    return test2(likeNoOther(value), count2) === isFit ? isFit : void 0;
  };
  return {
    fits,
    violation: (value, count2 = { steps: 0 }) => {
      if (fits(value, count2) !== false || test2(withSortedKeys(value), { steps: 0 })) return void 0;
      const error = validate.errors?.findLast(({ keyword }) => keyword !== "if");
      return error && shownViolation(error);
    }
  };
}
var VISIT = "x-visit";
var OF_MEMBERS = ["additionalProperties", "patternProperties", "propertyNames", "unevaluatedProperties"];
function counting(schema) {
  const counted2 = structuredClone(schema);
  for (const { schema: part } of [...subschemas(counted2)])
    Object.assign(part, { [VISIT]: OF_MEMBERS.some((keyword) => Object.hasOwn(part, keyword)) });
  return counted2;
}
function countVisit(looksAtMembers, data) {
  const members = looksAtMembers && isRecord(data) ? Object.keys(data).length : 0;
  this(1 + members + (typeof data === "string" ? stepsOfText(data.length) : 0));
  return true;
}
var haveUniqueItems = function(isWanted, data) {
  if (!isWanted) return true;
  this(stepsOfValue(data));
  const places = /* @__PURE__ */ new Map();
  for (const [place, item] of data.entries()) {
    const text = canonicalJson(item);
    const first = places.get(text);
    places.set(text, place);
    if (first === void 0) continue;
    haveUniqueItems.errors = [
      {
        keyword: "uniqueItems",
        params: { i: place, j: first },
        message: `must NOT have duplicate items (items ## ${first} and ${place} are identical)`
      }
    ];
    return false;
  }
  return true;
};
function addSchemaMistakes(error, pointer, problems) {
  if (!(error instanceof BadSchema)) throw error;
  for (const { pointer: below, ...problem } of error.mistakes) problems.add(`${pointer}${below}`, problem);
}
function startAjv() {
  const { Ajv2020 } = loadLazily("./ajv-dist-2020.js.cjs");
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
    verbose: true,
    logger: false,
    ownProperties: true,
    // Amounts are multiples of 0.01 although their doubles are not.
    multipleOfPrecision: 6,
    code: { regExp: linearRegExp },
    // A part that is written into each of its references multiplies the code.
    inlineRefs: false,
    passContext: true,
    keywords: ["$anchor"],
    validateFormats: false,
    meta: false,
    validateSchema: false
  });
  ajv.addKeyword({ keyword: VISIT, before: "$ref", schemaType: "boolean", errors: false, validate: countVisit });
  ajv.removeKeyword("uniqueItems");
  return ajv.addKeyword({ keyword: "uniqueItems", type: "array", schemaType: "boolean", validate: haveUniqueItems });
}
function compiled(ajv, schema) {
  try {
    return ajv.compile(schema);
  } catch (error) {
    const found = String(error instanceof Error ? error.message : error).replace(/^strict mode: /, "");
    throw new BadSchema([{ code: "bad-schema", pointer: "", what: "invalid schema", found }]);
  }
}
var linearRegExp = Object.assign(
  (pattern) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: "linearRegExp" }
);
var SHORT = 40;
var LONG = 120;
function shownViolation({ instancePath, keyword, params, data, message = "is wrong" }) {
  const below = (name) => shownPointer(memberPointer(instancePath, String(name)));
  const violation = (expected) => `${shownPointer(instancePath)} ${cut(expected, LONG)}, found ${shownValue(data, SHORT)}`;
  switch (keyword) {
    case "required":
      return `${below(params.missingProperty)} is missing`;
    case "additionalProperties":
    case "unevaluatedProperties":
    case "propertyNames":
      return `${below(params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName)} is not allowed`;
    case "false schema":
      return `${shownPointer(instancePath)} is not allowed`;
    case "enum":
      return violation(`must be one of ${shownValue(params.allowedValues, SHORT)}`);
    case "const":
      return violation(`must be ${shownValue(params.allowedValue, SHORT)}`);
    default:
      return violation(message);
  }
}
function shownPointer(pointer) {
  return pointer === "" ? "(the whole)" : cut(pointer, LONG);
}

// src/rubric/operators/predicates.ts
var FAULT = 120;
var ofValue = (value) => stepsOfValue(value);
var ofEachPart = (value, parts) => parts.length * (1 + stepsOfValue(value));
function onAny(argument, against) {
  return { subject: ANY, argument, steps: ofValue, against };
}
function onNumbers(holds) {
  const against = (argument) => (value) => holds(value, argument);
  const bounds = (argument) => [argument];
  return { subject: NUMBER, argument: NUMBER, bounds, against };
}
function onText(against) {
  return { subject: TEXT, argument: PHRASE, steps: ofValue, against };
}
function onWhole(isHeld) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    // The items of a list are remembered, see `membersOf`.
    steps: (whole, part) => typeof whole === "string" ? ofValue(whole) : ofValue(part),
    beside: (whole) => typeof whole === "string" ? PHRASE : ANY,
    against: (part) => {
      const phrase = PHRASE.accepts(part) ? part : void 0;
      return (whole) => {
        if (typeof whole === "string") return phrase === void 0 ? void 0 : includesText(whole, phrase) === isHeld;
        const isItem = determinedEqual(hasItem2(whole, part), part);
        return isHeld ? isItem : opposite(isItem);
      };
    }
  };
}
function onTexts(against) {
  return {
    subject: TEXT,
    argument: TEXTS,
    steps: ofEachPart,
    against
  };
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
    steps: ofValue,
    against: (argument) => {
      const others = itemSet(argument);
      return (value) => holds(itemSet(value), others);
    }
  };
}
function opposite(truth) {
  return truth === void 0 ? void 0 : !truth;
}
function hasItem2(list, value) {
  if (list.length > SHORT_LIST) return membersOf(list).has(canonicalJson(value));
  if (typeof value !== "object" || value === null) return list.includes(value);
  return list.some((item) => sameJson(item, value));
}
var membersOf = perObject((list) => itemSet(list));
var SHORT_LIST = 100;
function isNear(value, argument, tolerance) {
  return Math.abs(ARITHMETIC["-"](value, argument)) <= tolerance;
}
function isEmpty(value) {
  if (value === null || value === "") return true;
  return typeof value === "object" && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
}
function matcher(pattern) {
  const { test: test2 } = compileRegex(pattern);
  return test2;
}
function schemaMatcher(schema) {
  const { fits, violation } = compileSchema(schema);
  const detail = (value) => {
    const mistake = violation(value);
    return mistake === void 0 ? "" : `: ${cut(mistake, FAULT)}`;
  };
  return Object.assign((value, count2) => fits(value, count2), { detail });
}
function itemSet(list) {
  return new Set(list.map(canonicalJson));
}
function isSuperset(items, others) {
  for (const item of others) if (!items.has(item)) return false;
  return true;
}
function isDisjoint(items, others) {
  for (const item of others) if (items.has(item)) return false;
  return true;
}
function firstBeside(list, others, isAmong, fold) {
  const known = itemSet(others.map(fold));
  return list.find((item) => known.has(canonicalJson(fold(item))) === isAmong);
}
function firstPart(value, texts, isPart, fold) {
  const whole = fold(value);
  const part = texts.find((text) => includesText(whole, fold(text)) === isPart);
  return clause(isPart ? "namely" : "lacks", part);
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

// src/rubric/problems.ts
function problemsAt(problems, placeOf2) {
  return {
    add: (pointer, problem) => problems.add([{ ...problem, what: `${partOf(pointer)}${problem.what}`, where: placeOf2(pointer) }])
  };
}
var KINDS2 = { criteria: "criterion", nodes: "node", derive: "fact", steps: "step" };
var INNERMOST = /^.*\/(criteria|nodes|derive|steps)\/([^/]+)/s;
function partOf(pointer) {
  const [, section = "", name = ""] = INNERMOST.exec(pointer) ?? [];
  return name === "" ? "" : `${KINDS2[section]} \`${inline(name)}\`: `;
}
function exactlyOne(known, found) {
  return {
    expected: `exactly one of ${known.join(", ")}`,
    found: found.length === 0 ? "none of them" : found.join(" and ")
  };
}

// src/rubric/operators/operators.ts
var OPERATORS = {
  eq: {
    letters: true,
    ...onAny(ANY, (argument) => (value) => determinedEqual(sameJson(value, argument), value)),
    holds: "equals",
    fails: "does not equal"
  },
  ne: {
    negates: "eq",
    letters: true,
    ...onAny(ANY, (argument) => (value) => opposite(determinedEqual(sameJson(value, argument), value))),
    holds: "differs from",
    fails: "equals"
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
  between: {
    subject: NUMBER,
    argument: RANGE,
    bounds: (ends) => ends,
    against: ([least, most]) => (value) => value >= least && value <= most,
    holds: "is within",
    fails: "is outside"
  },
  approx: {
    subject: NUMBER,
    argument: NUMBER,
    tolerance: true,
    bounds: (argument, tolerance) => [argument - tolerance, argument + tolerance],
    against: (argument, tolerance) => (value) => isNear(value, argument, tolerance),
    holds: "is about",
    fails: "is not about"
  },
  in: {
    letters: true,
    ...onAny(LIST, (argument) => (value) => determinedEqual(hasItem2(argument, value), value)),
    holds: "is one of",
    fails: "is none of"
  },
  not_in: {
    negates: "in",
    letters: true,
    ...onAny(
      LIST,
      (argument) => (value) => opposite(determinedEqual(hasItem2(argument, value), value))
    ),
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
    fails: "does not end with"
  },
  matches: {
    subject: TEXT,
    argument: PHRASE,
    literalOnly: true,
    steps: (value) => stepsOfMatching(value.length),
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

// src/rubric/trace/arguments.ts
function argumentsOf(call) {
  return call?.args ?? {};
}
function compileArguments(args, pointer, compiling, takesPatterns) {
  const part = compileMembers(args, pointer, { ...compiling, takesPatterns });
  return (at) => valueAt(part, at);
}
function valueAt(part, at) {
  return "read" in part ? part.read(at) : part.literal;
}
function compilePart(value, pointer, compiling) {
  if (Array.isArray(value)) {
    const parts = value.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
    return joined(parts, (values) => values);
  }
  if (!isRecord(value)) return { literal: value };
  const path = fieldOf(value);
  if (path !== void 0) return compileNamedFact(path, pointer, compiling);
  if (compiling.takesPatterns && isPattern(value)) {
    const finds = compileTextTest(value, pointer, compiling);
    return { literal: (made) => typeof made === "string" && finds(made) };
  }
  if (refuseStray(value, pointer, compiling)) return { literal: value };
  return compileMembers(value, pointer, compiling);
}
function compileMembers(members, pointer, compiling) {
  const keys = Object.keys(members);
  const parts = keys.map((key) => compilePart(members[key], memberPointer(pointer, key), compiling));
  return joined(parts, (values) => Object.fromEntries(keys.map((key, index) => [key, values[index]])));
}
function joined(parts, join2) {
  const literals = parts.flatMap((part) => "read" in part ? [] : [part.literal]);
  if (literals.length === parts.length) return { literal: join2(literals) };
  return { read: (at) => join2(parts.map((part) => valueAt(part, at))) };
}
function isPattern(value) {
  return typeof value.matches === "string" && value.matches !== "" && Object.keys(value).length === 1;
}
function compileNamedFact(path, pointer, compiling) {
  const fact = compileFact(path, `${pointer}/field`, compiling);
  compiling.facts.push({ ...fact, accepts: (value) => !holdsMark(value), wanted: `to be compared: ${REDACTED}` });
  return { read: fact.read };
}
var CONDITION_KEYS = /* @__PURE__ */ new Set([...Object.keys(OPERATORS), "and", "or", "not"]);
var OPTIONS = /* @__PURE__ */ new Set(["tolerance", "ignore_case"]);
var BESIDE_OP = /* @__PURE__ */ new Set(["op", "value", "measure", "description", ...OPTIONS]);
function refuseStray(value, pointer, { problems, takesPatterns }) {
  if (!looksLikeReference(value) && !looksLikeCondition(value)) return false;
  const what = "an argument is compared literally, and this looks like a condition";
  const expected = takesPatterns ? "a literal, `{ field: PATH }` or `{ matches: PATTERN }`" : "a literal or `{ field: PATH }`";
  problems.add(pointer, { code: "bad-value", what, expected, found: shown(value), fix: USE_EXPR });
  return true;
}
var USE_EXPR = 'For any other condition use `expr`: `trace.exists(step, step.type == "tool_call" && step.args.amount > 100)`';
function looksLikeCondition(value) {
  const keys = Object.keys(value);
  if (typeof value.op === "string" && Object.hasOwn(OPERATORS, value.op))
    return keys.every((key) => BESIDE_OP.has(key));
  return keys.some((key) => CONDITION_KEYS.has(key)) && keys.every((key) => CONDITION_KEYS.has(key) || OPTIONS.has(key));
}
function compileTextTest(file, pointer, { problems }) {
  if (typeof file === "string") return (value) => includesText(textOrJson(value), file);
  try {
    const regex = compileRegex(file.matches);
    return (value) => regex.test(textOrJson(value));
  } catch (error) {
    problems.add(`${pointer}/matches`, badRegex(error));
    return () => false;
  }
}
function textOrJson(value) {
  return typeof value === "string" ? value : canonicalJson(value);
}

// src/rubric/trace/step-matcher.ts
var CALL_KEYS = ["tool", "args", "result", "error"];
var MESSAGE_KEYS = ["role", "text"];
function compileStep(file, pointer, compiling) {
  const conflict = contradiction(file);
  if (conflict !== void 0)
    compiling.problems.add(pointer, { code: "impossible-step", what: `no step can fit: ${conflict}` });
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
function contradiction(file) {
  const call = CALL_KEYS.find((key) => file[key] !== void 0);
  const message = MESSAGE_KEYS.find((key) => file[key] !== void 0);
  if (call !== void 0 && message !== void 0) return `\`${call}\` is of tool calls, \`${message}\` of messages`;
  if (call !== void 0 && file.type === "message") return `\`${call}\` is of tool calls`;
  return message !== void 0 && file.type === "tool_call" ? `\`${message}\` is of messages` : void 0;
}
function all(tests, step, at) {
  for (const test2 of tests) if (!test2(step, at)) return false;
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
  const what = names.steps === null ? "a named step cannot refer to another" : `there is no step \`${name}\``;
  const advice = names.steps === null ? { fix: "Write that step out here" } : adviseStep(name, [...names.steps.keys()]);
  problems.add(pointer, { code: "unknown-step", what, ...advice });
  return () => false;
}
function adviseStep(name, known) {
  if (known.length > 0) return adviseName(name, known);
  return { fix: "Declare steps at the top of the rubric: `steps: { NAME: STEP }`" };
}
function callTests({ tool, args: written, result, error }, pointer, compiling) {
  const args = written && compileArguments(written, `${pointer}/args`, compiling, true);
  const tests = [];
  if (tool !== void 0) {
    const names = nameTest(tool);
    tests.push((step) => names(step.tool));
  }
  if (args !== void 0) tests.push((step, at) => includesPart(argumentsOf(step), args(at)));
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
  const tests = (typeof names === "string" ? [names] : names).map(globTest);
  return (name) => tests.some((test2) => test2(name));
}
function globTest(glob) {
  const [first = "", ...others] = glob.split("*");
  const last = others.pop();
  if (last === void 0) return (name) => name === glob;
  return (name) => {
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const part of others) {
      const index = name.indexOf(part, at);
      if (index === -1) return false;
      at = index + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
  };
}
function compileNamedSteps(rubric, names, problems) {
  const named = /* @__PURE__ */ new Map();
  for (const [name, file] of Object.entries(rubric.steps ?? {})) {
    checkKey(name, "/steps", problems);
    const pointer = memberPointer("/steps", name);
    const facts = [];
    const needs = /* @__PURE__ */ new Set();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    named.set(name, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
  }
  return named;
}

// src/rubric/trace/pair-calls.ts
function isExpected(call, expected, mode) {
  if (call.tool !== expected.tool) return false;
  if (mode === "ignore" || expected.args === void 0) return true;
  const args = argumentsOf(call);
  return mode === "exact" ? sameJson(args, expected.args) : includesPart(args, expected.args);
}
function pairCalls({ expected, calls, modeOf, spend: spend3 }) {
  const find = startFinding(calls);
  const edges = expected.map((wanted) => {
    const mode = modeOf(wanted.tool);
    const alike = find(wanted, mode);
    if (mode !== "subset" || wanted.args === void 0) return alike;
    spend3(alike.length * stepsOfValue(wanted.args));
    return alike.filter((index) => isExpected(calls[index], wanted, mode));
  });
  const partners = maximumMatching(edges, calls.length, spend3);
  const paired = new Set(partners);
  return {
    missing: [...expected.keys()].filter((index) => partners[index] === -1),
    extra: [...calls.keys()].filter((index) => !paired.has(index))
  };
}
function startFinding(calls) {
  const places = /* @__PURE__ */ new Map();
  const add = (key, index) => {
    const known = places.get(key);
    if (known === void 0) places.set(key, [index]);
    else known.push(index);
  };
  const keyOf2 = (tool, args) => canonicalJson([tool, args]);
  for (const [index, call] of calls.entries()) {
    add(canonicalJson([call.tool]), index);
    add(keyOf2(call.tool, argumentsOf(call)), index);
  }
  return ({ tool, args }, mode) => places.get(mode === "exact" && args !== void 0 ? keyOf2(tool, args) : canonicalJson([tool])) ?? [];
}
function isRedacted({ expected, modeOf }) {
  return expected.some(({ tool, args }) => modeOf(tool) !== "ignore" && holdsMark(args));
}
function maximumMatching(edges, rights, spend3 = () => void 0) {
  const owners = Array.from({ length: rights }, () => -1);
  const tried = Array.from({ length: rights }, () => -1);
  const partners = edges.map(() => -1);
  const pair = (left, right) => {
    [owners[right], partners[left]] = [left, right];
    return true;
  };
  const extend2 = (left, start) => {
    const rights2 = edges[left] ?? [];
    spend3(rights2.length);
    const free = rights2.find((right) => owners[right] === -1);
    if (free !== void 0) return pair(left, free);
    return rights2.some((right) => {
      if (tried[right] === start) return false;
      tried[right] = start;
      return extend2(owners[right], start) && pair(left, right);
    });
  };
  for (const left of edges.keys()) extend2(left, left);
  return partners;
}

// src/rubric/trace/reference-calls.ts
function compileReference2(file, pointer, compiling) {
  if (!isList2(file)) return fromFact(file.field, `${pointer}/field`, compiling);
  const reads = file.map((call, index) => compileCall2(call, `${pointer}/${index}`, compiling));
  return (at) => reads.map((read) => read(at));
}
function isList2(file) {
  return Array.isArray(file);
}
function fromFact(path, pointer, compiling) {
  const fact = compileFact(path, pointer, compiling);
  const accepts = (value) => Array.isArray(value) && value.every((item) => isCall(item) || isMessage(item));
  compiling.facts.push({ ...fact, accepts, wanted: "a list of tool calls" });
  return (at) => fact.read(at).filter(isCall).map(writtenCall);
}
function compileCall2(call, pointer, compiling) {
  if (typeof call === "string" || call.args === void 0) return () => writtenCall(call);
  const args = compileArguments(call.args, `${pointer}/args`, compiling, false);
  return (at) => ({ tool: call.tool, args: args(at) });
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

// src/rubric/trace/windows.ts
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
  const indexes = [];
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step !== void 0 && matcher2.fits(step, at)) indexes.push(index);
  }
  return indexes;
}
function nameStep({ path, steps }, index) {
  return `${path}.${index} (${labelOf(steps[index])})`;
}
function nameSteps(window, indexes) {
  return firstFew(
    indexes.map((index) => () => nameStep(window, index)),
    3
  );
}
function labelOf(step) {
  if (step === void 0) return "absent";
  return step.type === "tool_call" ? step.tool : `${step.role} message`;
}
function placeOf(window) {
  const { from, to, end } = window;
  const first = to - from === 1 ? "in the first step" : `in the first ${to - from} steps`;
  const parts = [to < end ? first : "", sidesOf(window)].filter((part) => part !== "");
  return parts.length === 0 ? "" : `${parts.join(" ")}: `;
}
function sidesOf(window) {
  const { steps, from, end } = window;
  const opened = from > 0 ? nameStep(window, from - 1) : void 0;
  const closed = end < steps.length ? nameStep(window, end) : void 0;
  if (opened !== void 0 && closed !== void 0) return `between ${opened} and ${closed}`;
  if (opened !== void 0) return `after ${opened}`;
  return closed === void 0 ? "" : `before ${closed}`;
}
function compileScope2(file, pointer, compiling) {
  const windows = boundedScope(file, pointer, compiling);
  const most = file.within_first;
  if (most === void 0) return windows;
  return (whole) => windows(whole).map((window) => ({ ...window, to: Math.min(window.to, window.from + most) }));
}
function boundedScope({ after, before, between }, pointer, compiling) {
  if (between !== void 0) {
    const bound = after === void 0 ? "before" : "after";
    if (after !== void 0 || before !== void 0)
      compiling.problems.add(`${pointer}/${bound}`, {
        code: "bad-pattern",
        what: `\`between\` cannot be joined with \`${bound}\``
      });
    const from = compileStep(between.from, `${pointer}/between/from`, compiling);
    const to = compileStep(between.to, `${pointer}/between/to`, compiling);
    return (whole) => windowsBetween(whole, from, to, between.unclosed === "count");
  }
  const opens = after === void 0 ? void 0 : compileStep(after, `${pointer}/after`, compiling);
  const closes = before === void 0 ? void 0 : compileStep(before, `${pointer}/before`, compiling);
  return (whole) => {
    const opened = opens === void 0 ? -1 : firstFit(whole, opens);
    if (opens !== void 0 && opened === -1) return [];
    const rest = { ...whole, from: opened + 1 };
    const closed = closes === void 0 ? whole.to : firstFit(rest, closes);
    return closed === -1 ? [] : [{ ...rest, to: closed, end: closed }];
  };
}
function windowsBetween(whole, opens, closes, countsUnclosed) {
  const windows = [];
  for (let opened = firstFit(whole, opens); opened !== -1; ) {
    const rest = { ...whole, from: opened + 1 };
    const closed = firstFit(rest, closes);
    if (closed === -1) return countsUnclosed ? [...windows, rest] : windows;
    windows.push({ ...rest, to: closed, end: closed });
    opened = firstFit({ ...whole, from: closed }, opens);
  }
  return windows;
}

// src/rubric/trace/trajectory.ts
var MODES = {
  strict: {
    missing: false,
    extra: false,
    ordered: true
  },
  unordered: {
    missing: false,
    extra: false,
    ordered: false
  },
  subset: {
    missing: true,
    extra: false,
    ordered: false
  },
  superset: {
    missing: false,
    extra: true,
    ordered: false
  }
};
function compileTrajectory(file, pointer, compiling) {
  const argsOf = new Map(Object.entries(file.args_of ?? {}));
  const modeOf = (tool) => argsOf.get(tool) ?? file.args ?? "exact";
  const reference = compileReference2(file.reference, `${pointer}/reference`, compiling);
  checkToolNames(file, pointer, compiling);
  const mode = MODES[file.mode];
  return (window) => {
    const count2 = stepsAt(window.at);
    const spendHere = (steps) => spend(count2, steps, () => `the trajectory of \`${window.path}\``);
    const comparison2 = {
      window,
      expected: reference(window.at),
      ...toolCalls(window),
      modeOf,
      spend: spendHere
    };
    const holds = test(comparison2, mode);
    if (holds && !Array.isArray(file.reference) && isRedacted(comparison2)) {
      const because = `the calls look like those of the reference, but ${REDACTED}`;
      return { holds: void 0, explain: () => ({ because, decisive: [] }) };
    }
    return { holds, explain: () => holds ? explainHolds(comparison2, mode) : explainFails(comparison2, mode) };
  };
}
function checkToolNames({ reference, args_of: argsOf = {} }, pointer, compiling) {
  if (!Array.isArray(reference)) return;
  const known = reference.map((call) => typeof call === "string" ? call : call.tool);
  for (const tool of Object.keys(argsOf).filter((name) => !known.includes(name)))
    compiling.problems.add(memberPointer(`${pointer}/args_of`, tool), {
      code: "unknown-tool",
      what: `the reference has no call of \`${tool}\``,
      ...adviseName(tool, [...new Set(known)])
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
  return (mode.missing || left.missing.length === 0) && (mode.extra || left.extra.length === 0);
}
function isInPlace({ expected, calls, modeOf }, index) {
  const [call, wanted] = [calls[index], expected[index]];
  return call !== void 0 && wanted !== void 0 && isExpected(call, wanted, modeOf(call.tool));
}
function firstOutOfOrder(comparison2) {
  return comparison2.calls.findIndex((_, index) => !isInPlace(comparison2, index));
}
function explainHolds(comparison2, mode) {
  const { calls, expected, places, window } = comparison2;
  const extra = new Set(mode.extra ? pairCalls(comparison2).extra : []);
  const paired = places.filter((_, index) => !extra.has(index));
  const because = `${counted(calls.length, "call")} made, ${expected.length} in the reference`;
  if (paired.length === 0) return { because, decisive: [] };
  const names = `${paired.length === 1 ? "that is" : "those are"} ${nameSteps(window, paired)}`;
  return { because: `${because}; ${names}`, decisive: paired.slice(0, 3) };
}
function explainFails(comparison2, mode) {
  const { calls, expected, places, window } = comparison2;
  const counts = `${counted(calls.length, "call")} against ${expected.length} of the reference`;
  const left = pairCalls(comparison2);
  const missing = mode.missing ? [] : left.missing;
  const extra = (mode.extra ? [] : left.extra).map((index) => places[index]);
  if (missing.length === 0 && extra.length === 0) return explainOrder(comparison2);
  const lacking2 = missing.map((index) => lackingCall(comparison2, left, index));
  const shown2 = lacking2.map((call) => () => call.shown);
  const parts = [
    missing.length === 0 ? "" : `missing ${firstFew(shown2, 3)}`,
    extra.length === 0 ? "" : `extra ${nameSteps(window, extra)}`
  ];
  const named = /* @__PURE__ */ new Set([...lacking2.slice(0, 3).flatMap(({ instead }) => instead ?? []), ...extra]);
  return { because: `${counts}: ${clauses(...parts)}`, decisive: [...named].slice(0, 3) };
}
function lackingCall({ calls, places, expected, modeOf, window }, { extra }, missing) {
  const call = expected[missing];
  const shown2 = shownCall(call, modeOf);
  const made = extra.find((index) => calls[index]?.tool === call.tool);
  if (made === void 0) return { shown: shown2, instead: void 0 };
  const instead = places[made];
  const has = shownValue(argumentsOf(calls[made]), IN_SENTENCE);
  return { shown: `${shown2} (${window.path}.${instead} has ${has})`, instead };
}
function explainOrder(comparison2) {
  const { calls, expected, places, window, modeOf } = comparison2;
  const wrong = [...calls.keys()].filter((index) => !isInPlace(comparison2, index));
  const shown2 = wrong.map((index) => () => {
    return `${nameStep(window, places[index])} where ${shownCall(expected[index], modeOf)} is expected`;
  });
  const decisive = wrong.slice(0, 3).map((index) => places[index]);
  return {
    because: `${counted(calls.length, "call")} of the reference, out of order: ${firstFew(shown2, 3)}`,
    decisive
  };
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
  return (window) => {
    const index = firstFit(window, step);
    if (index !== -1) return stepFits(window, index, step, true);
    const called = others === null ? [] : allFits(window, others);
    return matchOf(false, called.slice(0, 3), () => clauses(noneWords(step), madeWith(window, called)));
  };
}
function madeWith(window, calls) {
  const shown2 = calls.map((index) => () => {
    const call = window.steps[index];
    return `${nameStep(window, index)} has ${shownValue(argumentsOf(call), IN_SENTENCE)}`;
  });
  return firstFew(shown2, 3);
}
function absence(step) {
  return (window) => {
    const index = firstFit(window, step);
    return index === -1 ? noneFits(step, true) : stepFits(window, index, step, false);
  };
}
function compileCount(file, pointer, compiling) {
  const { at_least: least, at_most: most, exactly } = file;
  const bad = (what, expected, found) => compiling.problems.add(pointer, { code: "bad-pattern", what, expected, found });
  if (BOUNDS.every((bound) => file[bound] === void 0))
    bad("a count needs a bound", "at_least, at_most or exactly", "none of them");
  const smallest = Math.max(least ?? 0, exactly ?? 0);
  if (smallest > Math.min(most ?? smallest, exactly ?? smallest))
    bad("no number is within these bounds", "at_least not above exactly, and neither above at_most", boundsOf(file));
  const step = compileStep(file.of, `${pointer}/of`, compiling);
  return count(step, file);
}
var BOUNDS = ["at_least", "at_most", "exactly"];
function boundsOf(file) {
  const written = BOUNDS.filter((bound) => file[bound] !== void 0);
  return written.map((bound) => `${bound.replace("_", " ")} ${file[bound]}`).join(" and ");
}
function count(step, file) {
  const { at_least: least, at_most: most, exactly } = file;
  const bounds = boundsOf(file);
  const holds = (total) => total >= (least ?? 0) && total <= (most ?? total) && total === (exactly ?? total);
  return (window) => {
    const indexes = allFits(window, step);
    return matchOf(holds(indexes.length), indexes, () => `${countSteps(window, indexes, step)}; ${bounds} wanted`);
  };
}
function precedence(each, after) {
  return (window) => {
    const first = firstFit(window, each);
    if (first === -1) return noneFits(each, true);
    const earlier = firstFit({ ...window, to: first }, after);
    const name = () => nameStep(window, first);
    if (earlier === -1)
      return matchOf(false, [first], () => `${name()} has no step before it that fits ${after.shown}`);
    return matchOf(true, [earlier, first], () => `${name()} comes after ${nameStep(window, earlier)}`);
  };
}
function response(each, next) {
  return (window) => {
    const last = lastFit(window, each);
    if (last === -1) return noneFits(each, true);
    const later = lastFit({ ...window, from: last + 1 }, next);
    const name = () => nameStep(window, last);
    if (later === -1) return matchOf(false, [last], () => `${name()} has no step after it that fits ${next.shown}`);
    return matchOf(true, [last, later], () => `${name()} comes before ${nameStep(window, later)}`);
  };
}
function sequence(entries) {
  return (window) => {
    const indexes = [];
    for (const entry of entries) {
      const next = firstFit({ ...window, from: (indexes.at(-1) ?? window.from - 1) + 1 }, entry);
      if (next === -1) return brokenSequence(window, indexes, entry);
      indexes.push(next);
    }
    return matchOf(true, indexes, () => `${nameSteps(window, indexes)} are in this order`);
  };
}
function brokenSequence(window, indexes, entry) {
  const last = indexes.at(-1);
  if (last === void 0) return noneFits(entry, false);
  return matchOf(false, [last], () => `no step after ${nameStep(window, last)} fits ${entry.shown}`);
}
function universality(each, fits) {
  const misfit = { fits: (step, at) => each.fits(step, at) && !fits.fits(step, at), shown: "" };
  return (window) => {
    const index = firstFit(window, misfit);
    if (index !== -1) return matchOf(false, [index], () => `${nameStep(window, index)} does not fit ${fits.shown}`);
    return { holds: true, explain: () => universe(window, each, fits) };
  };
}
function universe(window, each, fits) {
  const all2 = allFits(window, each);
  const kind = each === anyStep ? "" : ` of ${each.shown}`;
  if (all2.length === 0) return { because: `there is no step${kind}`, decisive: [] };
  const which = all2.length === 1 ? `the only step${kind} fits` : `all ${all2.length} steps${kind} fit`;
  return { because: `${which} ${fits.shown}: ${nameSteps(window, all2)}`, decisive: all2 };
}
function matchOf(holds, decisive, because) {
  return { holds, explain: () => ({ because: because(), decisive }) };
}
function noneFits(step, holds) {
  return matchOf(holds, [], () => noneWords(step));
}
function noneWords({ shown: shown2 }) {
  return `no step fits ${shown2}`;
}
function stepFits(window, index, step, holds) {
  return matchOf(holds, [index], () => `${nameStep(window, index)} fits ${step.shown}`);
}
function countSteps(window, indexes, step) {
  const list = indexes.length === 0 ? "" : `: ${nameSteps(window, indexes)}`;
  return `${indexes.length} ${indexes.length === 1 ? "step fits" : "steps fit"} ${step.shown}${list}`;
}

// src/rubric/trace/compile-trace.ts
var SCOPE = 120;
function compileTrace(file, pointer, outer) {
  const compiling = { ...outer, facts: [] };
  const list = compileStepList(file.in ?? "trace", file.in === void 0 ? pointer : `${pointer}/in`, compiling);
  const match = compilePattern2(file, pointer, compiling);
  const scope = compileScope2(file, pointer, compiling);
  const bounds = Object.entries(file).filter(([key]) => ["after", "before", "between"].includes(key));
  const shownScope = shownValue(Object.fromEntries(bounds), SCOPE);
  const pattern = { list, facts: compiling.facts, scope, shownScope, match, onEmpty: emptyAnswer(file) };
  return { test: (at) => answer(pattern, at).holds, explain: (at, notes) => answer(pattern, at).explain(notes) };
}
function emptyAnswer({ on_empty_trace: onEmpty, trajectory }) {
  if (onEmpty !== "pass") return { holds: void 0 };
  return trajectory === void 0 ? { holds: true } : null;
}
function compilePattern2(file, pointer, compiling) {
  const names = Object.keys(TRACE_PATTERNS).filter((name2) => Object.hasOwn(file, name2));
  const [name = ""] = names;
  const compile = TRACE_PATTERNS[name];
  if (compile !== void 0 && names.length === 1)
    return compile(file[name], `${pointer}/${name}`, compiling);
  const what = "a trace condition has one pattern";
  compiling.problems.add(pointer, { code: "bad-pattern", what, ...exactlyOne(Object.keys(TRACE_PATTERNS), names) });
  return NEVER_MATCHES;
}
var NEVER_MATCHES = () => ({ holds: void 0, explain: () => ({ because: "", decisive: [] }) });
function answer(pattern, at) {
  const { list, facts, scope, shownScope, match, onEmpty } = pattern;
  const unfit = (fact) => ({
    holds: void 0,
    explain: (notes) => explainUnfit(fact, at, notes)
  });
  const steps = readFit(list, at);
  if (steps === void 0) return unfit(list);
  const { path } = list;
  if (steps.length === 0 && onEmpty !== null)
    return { holds: onEmpty.holds, explain: () => `${path === "trace" ? "the trace" : path} is empty` };
  const unread = facts.find((fact) => readFit(fact, at) === void 0);
  if (unread !== void 0) return unfit(unread);
  if (at.places.length > 0) spend(stepsAt(at), stepsOfValue(steps), () => `a trace condition on \`${path}\``);
  const all2 = { at, path, steps, from: 0, to: steps.length, end: steps.length };
  const windows = steps.length === 0 ? [all2] : scope(all2);
  const [first] = windows;
  if (first === void 0)
    return { holds: void 0, explain: () => `indeterminate: nothing in ${path} is within ${shownScope}` };
  for (const window of windows) {
    const { holds } = match(window);
    if (holds !== true) return { holds, explain: (notes) => explainWindow(pattern, window, notes) };
  }
  const start = windows.length > 1 ? `holds in each of ${windows.length} windows; ` : "";
  return { holds: true, explain: (notes) => `${start}${explainWindow(pattern, first, notes)}` };
}
function explainWindow({ facts, match }, window, notes) {
  const { at, path, steps } = window;
  const { because, decisive } = match(window).explain();
  for (const fact of facts) observe(notes, fact.path, fact.read(at));
  for (const index of decisive.slice(0, MOST_STEPS)) observe(notes, `${path}.${index}`, labelOf(steps[index]));
  return `${placeOf(window)}${because}`;
}
var MOST_STEPS = 3;
function compileStepList(path, pointer, compiling) {
  return {
    ...compileFact(path, pointer, compiling),
    // The reader of the trial has already checked its own trace.
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

// src/rubric/conditions/check-argument.ts
function checkArgument(file, operator, pointer, { problems }) {
  const mistake = optionProblem(file, operator) ?? cutoffProblem(file, operator) ?? numberProblem(file, operator) ?? valueProblem(file, operator);
  if (mistake === void 0) return true;
  const { key, ...problem } = mistake;
  problems.add(`${pointer}/${key}`, { code: "bad-value", ...problem });
  return false;
}
function optionProblem(file, operator) {
  const { op, tolerance, ignore_case, measure } = file;
  const takesTolerance = operator.tolerance === true;
  if (takesTolerance && tolerance === void 0) {
    return { key: "op", what: `\`${op}\` needs a \`tolerance\``, expected: "the largest difference, a number from 0" };
  }
  if (!takesTolerance && tolerance !== void 0) {
    return { key: "tolerance", what: `\`${op}\` takes no tolerance`, fix: "Only `approx` does" };
  }
  if (ignore_case === true && measure !== void 0) {
    return { key: "ignore_case", what: "a measure is a number and has no case" };
  }
  if (ignore_case === true && operator.letters !== true) {
    const fix = op === "matches" ? "Begin the pattern with `(?i)`" : "Remove it";
    return { key: "ignore_case", what: `\`${op}\` takes no \`ignore_case\``, fix };
  }
  if (measure === void 0 || operator.existence !== true) return void 0;
  return { key: "measure", what: `\`${op}\` takes no \`measure\``, fix: NO_MEASURE };
}
function cutoffProblem({ op, value, cutoff }, { bounds }) {
  if (cutoff === void 0 || bounds !== void 0 && fieldOf(value) === void 0) return void 0;
  const what = bounds === void 0 ? `\`${op}\` takes no \`cutoff\`` : "a comparison of two facts takes no `cutoff`";
  return { key: "cutoff", what, fix: `It documents the number of ${WITH_BOUNDS.join(", ")}` };
}
var WITH_BOUNDS = Object.keys(OPERATORS).filter((op) => OPERATORS[op]?.bounds !== void 0);
function numberProblem(file, operator) {
  const { op, score, measure } = file;
  const { subject } = operator;
  if (score === void 0 && measure === void 0) return void 0;
  if (takesNumbers(subject)) return literalProblem(file, operator);
  const [what, fix] = measure === void 0 ? ["a score", "Compare it with a number"] : ["a measure", NO_MEASURE];
  return { key: "op", what: `\`${op}\` reads ${subject.name}, and ${what} is a number`, fix };
}
var NO_MEASURE = "Remove the measure";
function literalProblem({ value }, { argument }) {
  const isList3 = argument === LIST && Array.isArray(value);
  const literals = isList3 ? value : argument === ANY && fieldOf(value) === void 0 ? [value] : [];
  const misfit = literals.find((literal) => typeof literal !== "number");
  if (misfit === void 0) return void 0;
  return { key: "value", what: "scores and measures equal only numbers", expected: "a number", found: shown(misfit) };
}
function takesNumbers(kind) {
  return kind === NUMBER || kind === ANY || kind === PART;
}
function valueProblem(file, { argument, literalOnly }) {
  const { op, value } = file;
  if (argument === null) {
    return value === void 0 ? void 0 : { key: "value", what: `\`${op}\` takes no value`, fix: "Remove it" };
  }
  if (value === void 0) return { key: "op", what: `\`${op}\` needs a \`value\``, expected: argument.name };
  const isReference = fieldOf(value) !== void 0;
  if (isReference && literalOnly === true) {
    return { key: "value", what: `\`${op}\` needs a literal value`, expected: argument.name };
  }
  if (isReference) return void 0;
  if (!argument.accepts(value)) return unusable(op, value, argument.name, adviseValue(value, argument));
  const stray = literalOnly === true ? void 0 : strayReference(value);
  return stray === void 0 ? void 0 : unusable(op, stray, "a literal, or another fact", `${ANOTHER_FACT}; ${NO_PART}`);
}
function adviseValue(value, argument) {
  if (isRecord(value)) return ANOTHER_FACT;
  return argument === NUMBER && typeof value === "string" ? "Write a number, without quotes" : "";
}
var ANOTHER_FACT = "Refer to another fact as `{ field: PATH }`";
var NO_PART = "it cannot be part of a literal. Use `expr` to compare such objects, or scores";
function unusable(op, value, expected, fix) {
  return { key: "value", what: `\`${op}\` does not take this value`, expected, found: shown(value), fix };
}
function strayReference(value) {
  if (typeof value !== "object" || value === null) return void 0;
  if (isRecord(value) && looksLikeReference(value)) return value;
  return Object.values(value).map(strayReference).find((stray) => stray !== void 0);
}

// src/rubric/conditions/compile-comparison.ts
function compileComparison(file, pointer, compiling) {
  const subject = compileSubject(file, pointer, compiling);
  const field = fieldOf(file.value);
  const argument = field === void 0 ? void 0 : compileSubject({ field }, `${pointer}/value`, compiling);
  const operator = file.op === void 0 ? void 0 : OPERATORS[file.op];
  if (operator === void 0 || !checkArgument(file, operator, pointer, compiling)) return REFUSED_CONDITION;
  if (file.value === void 0 && operator.argument !== null) return REFUSED_CONDITION;
  if (field === void 0) return againstLiteral(subject, operator, file, pointer, compiling);
  if (subject === void 0 || argument === void 0) return REFUSED_CONDITION;
  return againstFact(subject, operator, argument, file);
}
function againstLiteral(subject, operator, file, pointer, { problems, names: { watch } }) {
  try {
    const compared2 = predicate(operator, literalOf(file), file);
    const isWatched = watch !== void 0 && file.cutoff !== void 0;
    const test2 = isWatched ? watched(compared2, (value) => watch(pointer, value)) : compared2;
    if (subject === void 0) return REFUSED_CONDITION;
    if (operator.existence === true) return existence(subject, operator, test2);
    return comparison(subject, operator, test2, file);
  } catch (error) {
    if (typeof file.value === "string") problems.add(`${pointer}/value`, badRegex(error));
    else addSchemaMistakes(error, `${pointer}/value`, problems);
    return REFUSED_CONDITION;
  }
}
function watched(test2, watch) {
  return (value, count2) => {
    if (typeof value === "number") watch(value);
    return test2(value, count2);
  };
}
function literalOf({ score, value }) {
  return score === void 0 ? value : roundedBounds(value);
}
function roundedBounds(value) {
  if (Array.isArray(value)) return value.map(roundedBounds);
  return typeof value === "number" ? rounded(value) : value;
}
function predicate(operator, argument, { tolerance = 0, ignore_case }) {
  if (ignore_case !== true) return operator.against(argument, tolerance);
  const test2 = operator.against(foldValue(argument), tolerance);
  return (value, count2) => test2(foldValue(value), count2);
}
function detailOf({ detail }, value, argument, file) {
  const { ignore_case, tolerance } = file;
  if (tolerance !== void 0) return ` (tolerance ${tolerance})`;
  const text = detail?.(value, argument, ignore_case === true ? foldValue : asItIs) ?? "";
  return ignore_case === true ? `${text} (case ignored)` : text;
}
function comparison(subject, operator, test2, file) {
  const argument = operator.argument === null ? "" : ` ${shownValue(file.value, IN_SENTENCE)}`;
  const readFit2 = fitReader(subject, operator.subject);
  const { steps } = operator;
  const name = () => comparisonName(subject, file);
  const counted2 = (value, at) => {
    const count2 = stepsAt(at);
    if (steps !== void 0) spend(count2, steps(value, file.value), name);
    return test2(value, count2);
  };
  return {
    test: compileTest(subject, operator.subject, counted2),
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const holds = test2(value, stepsAt(at));
      if (holds === void 0) return `${text} ${incomparable(notes, subject.name, argument, value)}`;
      const detail = test2.detail?.(value) ?? detailOf(operator, value, file.value, file);
      return `${text} ${holds ? operator.holds : operator.fails}${argument}${detail}`;
    }
  };
}
function comparisonName({ name }, { op }) {
  return `the comparison \`${name} ${op}\``;
}
function argumentKind({ beside, argument }, value) {
  return beside?.(value) ?? argument ?? ANY;
}
function existence(subject, operator, test2) {
  return {
    test: (at) => test2(subject.read(at), at.spent),
    explain: (at, notes) => {
      const value = subject.read(at);
      const text = shownFact(notes, subject.name, value);
      return test2(value, at.spent) ? `${subject.name} ${operator.holds}` : `${text} ${operator.fails}`;
    }
  };
}
function againstFact(subject, operator, compared2, file) {
  const readFit2 = fitReader(subject, operator.subject);
  const readOther = (at, value) => {
    const argument = file.score === void 0 ? compared2.read(at) : roundedBounds(compared2.read(at));
    return argument !== void 0 && argumentKind(operator, value).accepts(argument) ? argument : void 0;
  };
  const testsOf = perObject((argument) => ({
    test: predicate(operator, argument, file),
    strict: holdsMark(argument) ? predicate(operator, likeNoOther(argument), file) : void 0
  }));
  const { steps } = operator;
  const name = () => comparisonName(subject, file);
  const holds = (value, argument, at) => {
    const count2 = stepsAt(at);
    const ofArgument = typeof argument === "string" ? stepsOfValue(argument) : 1;
    spend(count2, ofArgument + (steps?.(value, argument) ?? 0), name);
    const { test: test2, strict } = testsOf(argument);
    const truth = test2(value, count2);
    return truth === void 0 || strict === void 0 || strict(value, count2) === truth ? truth : void 0;
  };
  return {
    test: (at) => {
      const value = readFit2(at);
      const argument = value === void 0 ? void 0 : readOther(at, value);
      return argument === void 0 ? void 0 : holds(value, argument, at);
    },
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const argument = readOther(at, value);
      if (argument === void 0) return explainIndeterminate(at, notes, compared2, argumentKind(operator, value));
      const shown2 = ` ${shownFact(notes, compared2.name, argument)}`;
      const truth = holds(value, argument, at);
      if (truth === void 0) return `${text} ${incomparable(notes, subject.name, shown2, value, argument)}`;
      return `${text} ${truth ? operator.holds : operator.fails}${shown2}${detailOf(operator, value, argument, file)}`;
    }
  };
}
function compileTest(subject, kind, holds) {
  const { read, measured } = subject;
  const { type } = kind;
  if (type !== void 0 && measured === null) {
    return (at) => {
      const value = read(at);
      return typeof value === type ? holds(value, at) : void 0;
    };
  }
  const readFit2 = fitReader(subject, kind);
  return (at) => {
    const value = readFit2(at);
    return value === void 0 ? void 0 : holds(value, at);
  };
}
function fitReader({ name, read, measured }, kind) {
  const { accepts } = kind;
  if (measured !== null) {
    return (at) => {
      const value = read(at);
      if (!Array.isArray(value)) spend(stepsAt(at), stepsOfValue(value), () => name);
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
function explainIndeterminate(at, notes, subject, kind) {
  const name = subject.fact ?? subject.name;
  const value = subject.read(at);
  const shown2 = shownFact(notes, name, value);
  const missing = value === void 0 ? subject.missing?.(at) : void 0;
  if (missing !== void 0) return missing;
  const what = value === void 0 ? "is absent" : `is not ${(subject.measured?.of ?? kind).name}`;
  if (subject.fact !== null) warn(notes, `fact \`${name}\` ${what}`);
  return `${shown2} ${what}`;
}
function incomparable(notes, name, shown2, value, compared2) {
  const why = [value, compared2].some(holdsMark) ? REDACTED : holdsLargeNumber(value) ? TOO_LARGE : "it is text";
  const says = `cannot be compared with${shown2}: ${why}`;
  warn(notes, `fact \`${name}\` ${says}`);
  return says;
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
var COMPARING = ["op", "value", "tolerance", "measure", "ignore_case", "cutoff"];
var TAKEN = {
  field: COMPARING,
  score: ["op", "value", "tolerance", "cutoff"]
};
function compileCondition(file, pointer, compiling) {
  const kinds = Object.keys(KINDS3).filter((kind2) => Object.hasOwn(file, kind2));
  const [kind = ""] = kinds;
  const compile = KINDS3[kind];
  if (compile !== void 0 && kinds.length === 1) {
    return takesAll(kind, file, pointer, compiling) ? compile(file, pointer, compiling) : REFUSED_CONDITION;
  }
  const what = "a condition has one kind";
  compiling.problems.add(pointer, { code: "bad-condition", what, ...exactlyOne(Object.keys(KINDS3), kinds) });
  return REFUSED_CONDITION;
}
function takesAll(kind, file, pointer, { problems }) {
  const taken = TAKEN[kind] ?? [];
  const strays = COMPARING.filter((key) => file[key] !== void 0 && !taken.includes(key));
  if (strays.length === 0) return true;
  const what = `\`${kind}\` does not take these keys`;
  const expected = `only ${[...taken, "description"].join(", ")}`;
  const problem = { code: "bad-condition", what, expected, found: strays.join(", "), fix: ONLY_COMPARED };
  problems.add(`${pointer}/${strays[0]}`, problem);
  return false;
}
var ONLY_COMPARED = "Remove them: only `field` and `score` are compared, and only `field` is measured or ignores case. Negate with `not: { ... }`";
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
  const tests = parts.map(({ test: test2 }) => test2);
  return (at) => {
    let truth = !deciding;
    for (const test2 of tests) {
      const part = test2(at);
      if (part === deciding) return deciding;
      if (part === void 0) truth = void 0;
    }
    return truth;
  };
}
function negated({ test: test2, explain: explain3 }) {
  return { test: (at) => opposite(test2(at)), explain: explain3 };
}
function compilePassed(file, pointer, compiling) {
  const key = file.passed;
  const node = compileJudged(key, `${pointer}/passed`, compiling);
  if (node === void 0) return REFUSED_CONDITION;
  return {
    test: node.passed,
    explain: (at, notes) => {
      observe(notes, `verdict of ${key}`, node.verdict(at));
      return `${key} ${node.isSkipped(at) ? "was skipped" : PASSED[String(node.passed(at))]}`;
    }
  };
}
var PASSED = {
  true: "passed",
  false: "did not pass",
  undefined: "is indeterminate"
};
function compileExpr(file, pointer, compiling) {
  const bound = compileBound(file.expr, "boolean", `${pointer}/expr`, compiling);
  const text = cut(bound.text, EXPRESSION);
  return {
    test: (at) => bound.value(at),
    explain: (at, notes) => {
      const holds = bound.value(at);
      const reason = bound.explain(at, notes);
      const verb = holds === void 0 ? "is indeterminate" : holds === true ? "holds" : "does not hold";
      return reason === "" ? `${text} ${verb}` : `${text} ${verb}: ${reason}`;
    }
  };
}

// src/rubric/nodes/strategies.ts
function applies(judgement) {
  return judgement.score !== null;
}
var STRATEGIES = {
  weighted_sum: { isWeighted: true, says: void 0, score: weightedSum },
  min: {
    isWeighted: false,
    says: (parts, keyOf2) => `the lowest counts, that of ${keyOf2(lowestIndex(scoresOf(parts)))}`,
    score: (parts) => lowest(scoresOf(parts))
  },
  cap_by_worst: {
    isWeighted: true,
    says: saysCap,
    score: (parts) => Math.min(weightedSum(parts), lowest(capsOf(parts)))
  },
  weighted_median: { isWeighted: true, says: () => "the weighted median counts", score: weightedMedian },
  majority_vote: {
    isWeighted: true,
    says: () => "the majority of the weight decides",
    score: passingShare,
    verdict: byMajority
  },
  strict: {
    isWeighted: false,
    says: () => "all have to pass",
    score: (parts) => allPass(parts) ? 1 : 0,
    verdict: byAll
  },
  median: { isWeighted: false, says: () => "the median counts", score: median },
  mean: { isWeighted: false, says: () => "the mean counts", score: (parts) => meanOf(scoresOf(parts)) }
};
function scoresOf({ judgements }) {
  return judgements.map(({ score }) => score);
}
function lowest(scores) {
  return scores.reduce((low, score) => Math.min(low, score), 1);
}
function lowestIndex(scores) {
  return scores.indexOf(lowest(scores));
}
function weightedSum({ judgements, weights }) {
  return sumOf(judgements.map(({ score }, index) => score * weights[index])) / sumOf(weights);
}
var CAPS = { none: 0, low: 0.25, medium: 0.5, high: 0.75, critical: 1 };
function capsOf({ judgements }) {
  return judgements.map(({ score, severity }) => 1 - CAPS[severity] * (1 - score));
}
function saysCap(parts, keyOf2) {
  const caps = capsOf(parts);
  if (rounded(lowest(caps)) >= rounded(weightedSum(parts))) return "the weighted sum counts, no part caps it";
  const cap = lowestIndex(caps);
  return `the weighted sum counts, capped by ${keyOf2(cap)}, whose severity is ${parts.judgements[cap]?.severity}`;
}
function weightedMedian({ judgements, weights }) {
  const half = sumOf(weights) / 2;
  const enough = half - half * HAIR;
  const pairs = judgements.map(({ score }, index) => ({ score, weight: weights[index] }));
  let reached = 0;
  for (const { score, weight } of pairs.sort((a, b) => a.score - b.score)) {
    reached += weight;
    if (reached >= enough) return score;
  }
  return 0;
}
var HAIR = 1e-12;
function passingShare({ judgements, weights }) {
  return sumOf(weights.filter((_, index) => judgements[index]?.verdict === "pass")) / sumOf(weights);
}
function byMajority(parts) {
  return passingShare(parts) > 0.5 + HAIR ? "pass" : "fail";
}
function byAll(parts) {
  return allPass(parts) ? "pass" : "fail";
}
function allPass({ judgements }) {
  return judgements.every(({ verdict }) => verdict === "pass");
}
function median(parts) {
  const scores = scoresOf(parts).toSorted((a, b) => a - b);
  const middle = scores.length >> 1;
  return meanOf(scores.length % 2 === 1 ? scores.slice(middle, middle + 1) : scores.slice(middle - 1, middle + 1));
}

// src/rubric/nodes/composite.ts
function compileComposite(file, pointer, { marking, compiling, compileChild }) {
  const strategy = STRATEGIES[file.combine ?? "weighted_sum"];
  if (pointer !== "")
    for (const key of Object.keys(file.criteria ?? {})) checkKey(key, `${pointer}/criteria`, compiling.problems);
  checkWeights(file, pointer, strategy.isWeighted, compiling);
  const children = Object.entries(file.criteria ?? {}).map(
    ([key, child]) => compileChild(key, child, `${pointer}/criteria/${key}`, { ...compiling, name: key })
  );
  const weights = children.map(({ weight }) => weight);
  const keys = children.map(({ key }) => key);
  return {
    kind: "composite",
    parts: children,
    judge: judgeBesides(
      children,
      judgeBy(children, (parts) => combine(parts, weights, strategy, marking))
    ),
    explain: (at, judgement, { warnings }) => ({
      explanation: explain(strategy, marking, judgement, { keys, weights }),
      children: explainAll(children, judgement.parts, at, warnings)
    })
  };
}
var REMEMBERED = 4096;
function judgeBy(children, combine2) {
  const choices = children.flatMap(({ choice }) => choice ?? []);
  const patterns = choices.reduce((product, { answers }) => product * answers.length, 1);
  if (choices.length < children.length || patterns > Number.MAX_SAFE_INTEGER)
    return (at) => combine2(children.map(({ judge }) => judge(at)));
  const known = /* @__PURE__ */ new Map();
  return (at) => {
    const pattern = patternOf(choices, at);
    const judged = known.get(pattern);
    if (judged !== void 0) return judged;
    const judgement = combine2(answersOf(choices, pattern));
    if (known.size < REMEMBERED) known.set(pattern, judgement);
    return judgement;
  };
}
function judgeBesides(children, judge) {
  return (at) => {
    try {
      return judge(at);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      requireAnswers(children.map((child) => judgedOrMissing(() => child.judge(at))));
      throw error;
    }
  };
}
function patternOf(choices, at) {
  let pattern = 0;
  for (const { answers, choose } of choices) pattern = pattern * answers.length + choose(at);
  return pattern;
}
function answersOf(choices, pattern) {
  const parts = [];
  let rest = pattern;
  for (const { answers } of choices.toReversed()) {
    parts.unshift(answers[rest % answers.length]);
    rest = Math.floor(rest / answers.length);
  }
  return parts;
}
function explainAll(children, judgements, at, warnings) {
  const results = [];
  for (const [index, child] of children.entries()) {
    const judgement = judgements[index];
    if (judgement !== void 0) results.push(child.explain(at, judgement, warnings));
  }
  return results;
}
function combine(parts, weights, strategy, marking) {
  const applying = parts.every(applies) ? { judgements: parts, weights } : applyingParts(parts, weights);
  const indeterminate = isIndeterminate(parts);
  if (applying.judgements.length === 0)
    return indeterminate ? { ...SKIPPED, parts, indeterminate } : { ...SKIPPED, parts };
  const verdict = strategy.verdict?.(applying);
  const finding = { raw: strategy.score(applying), worst: worstSeverity(parts), parts, indeterminate };
  return mark(marking, verdict === void 0 ? finding : { ...finding, verdict });
}
function applyingParts(parts, weights) {
  return { judgements: parts.filter(applies), weights: weights.filter((_, index) => parts[index]?.score !== null) };
}
function ruleWords(marking, { verdict }, judgement) {
  if (marking.threshold !== null) return thresholdWords(marking, judgement);
  const { severity, parts } = judgement;
  if (verdict !== void 0 || severity === "none" || !parts.some(didNotPass)) return "";
  return `${marking.severity === null ? "worst " : ""}severity ${severity}`;
}
function combineWords({ says }, parts, of2) {
  if (says === void 0) return "";
  const keys = of2.keys.filter((_, index) => parts[index]?.score !== null);
  return says(applyingParts(parts, of2.weights), (index) => must(keys[index], "the key of a part"));
}
function explain(strategy, marking, judgement, of2) {
  const { parts } = judgement;
  if (!parts.some(applies)) return "no criterion applies to this trial";
  const failed = of2.keys.filter((_, index) => didNotPass(parts[index]));
  const asked = failed.length > 0 ? `did not pass: ${failed.join(", ")}` : "every criterion that applies passed";
  return clauses(
    combineWords(strategy, parts, of2),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    asked
  );
}
var SLACK = 1e-6;
function checkCombining(file, pointer, { problems }) {
  if (file.criteria !== void 0) return;
  for (const key of ["combine", "weights"].filter((name) => Object.hasOwn(file, name))) {
    problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs \`criteria\`` });
  }
}
function refuseWeight({ weight }, pointer, { problems }) {
  if (weight === void 0) return;
  const what = "this node takes no weight";
  problems.add(`${pointer}/weight`, { code: "bad-weights", what, fix: "Remove the weight" });
}
function refuseWeights({ combine: name }, pointer, { problems }) {
  const what = `\`${name}\` takes no weights`;
  problems.add(pointer, { code: "bad-weights", what, fix: `Remove \`${pointer.split("/").at(-1)}\`` });
}
function checkWeights(file, pointer, isWeighted, { problems }) {
  const parts = Object.entries(file.criteria ?? {});
  for (const [key, { weight }] of parts) {
    const at = `${pointer}/criteria/${key}`;
    if (isWeighted && weight === void 0) problems.add(at, { code: "missing-key", what: "`weight` is missing" });
    if (!isWeighted && weight !== void 0) refuseWeights(file, `${at}/weight`, { problems });
  }
  if (!isWeighted && file.weights !== void 0) refuseWeights(file, `${pointer}/weights`, { problems });
  const weights = parts.flatMap(([, { weight }]) => weight ?? []);
  const isComplete = weights.length === parts.length;
  if (isWeighted && file.weights !== "relative" && isComplete) checkSum(weights, `${pointer}/criteria`, problems);
}
function checkSum(weights, pointer, problems) {
  const sum = sumOf(weights);
  if (rounded(Math.abs(sum - 1)) <= SLACK) return;
  problems.add(pointer, {
    code: "bad-weights",
    what: "the weights do not sum to 1",
    expected: "1",
    found: String(Number(sum.toPrecision(12))),
    fix: "Change them, or set `weights: relative` to count them in proportion"
  });
}

// src/rubric/nodes/tree.ts
function compileTree(file, pointer, context) {
  const { marking, compiling } = context;
  const tree = file.tree;
  if (!isFork(tree))
    compiling.problems.add(`${pointer}/tree`, { code: "bad-node", what: "a tree must begin with `if`" });
  const compiled2 = { root: compileBranch(tree, `${pointer}/tree`, context), fields: fieldsOf(tree) };
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "tree",
    parts: [],
    judge: (at) => endOf(compiled2.root, at)?.judge(at) ?? indeterminate,
    explain: (at, judgement, notes) => explain2(compiled2, at, judgement, marking, notes)
  };
}
function endOf(root, at) {
  let branch = root;
  while (branch !== void 0 && "condition" in branch) branch = nextOf(branch, at);
  return branch;
}
function nextOf({ condition, yes, no }, at) {
  const truth = condition.test(at);
  return truth === void 0 ? void 0 : truth ? yes : no;
}
function explain2({ root, fields }, at, judgement, marking, notes) {
  const explanations = [];
  let end = root;
  while (end !== void 0 && "condition" in end) {
    explanations.push(end.condition.explain(at, notes));
    end = nextOf(end, at);
  }
  const path = explanations.join("; ");
  if (end === void 0) return { explanation: `${path}: is indeterminate, so the tree ends here` };
  const name = end.label === null ? "" : `: ${end.label}`;
  const seen = new Set(notes.observed.map(({ field }) => field));
  const others = fields.filter((field) => !seen.has(field));
  const rest = others.length === 0 ? "" : `not evaluated: ${others.join(", ")}`;
  const turned = end.node === null ? "" : turnedWords(marking, judgement.parts[0]?.verdict, judgement);
  const explanation2 = clauses(`${path}${name}`, markWords(marking, judgement), rest, turned);
  const label = end.label === null ? {} : { label: end.label };
  if (end.node === null) return { explanation: explanation2, ...label };
  return { explanation: explanation2, ...label, children: explainAll([end.node], judgement.parts, at, notes.warnings) };
}
function fieldsOf(tree) {
  if (!isFork(tree)) return [];
  return [.../* @__PURE__ */ new Set([...conditionFields(tree.if), ...fieldsOf(tree.then), ...fieldsOf(tree.else)])];
}
function conditionFields(file) {
  const parts = [...file.and ?? [], ...file.or ?? [], ...file.not === void 0 ? [] : [file.not]];
  return [...file.field === void 0 ? [] : [subjectName(file)], ...parts.flatMap(conditionFields)];
}
function compileBranch(file, pointer, context) {
  checkBranch(file, pointer, context.compiling);
  if (!isFork(file)) return compileEnd(file, pointer, context);
  return {
    condition: compileCondition(file.if, `${pointer}/if`, context.compiling),
    yes: compileBranch(file.then, `${pointer}/then`, context),
    no: compileBranch(file.else, `${pointer}/else`, context)
  };
}
function isFork(file) {
  return file.if !== void 0;
}
var KINDS4 = ["if", "score", "node"];
function checkBranch(file, pointer, { problems }) {
  const kinds = KINDS4.filter((kind) => Object.hasOwn(file, kind));
  if (kinds.length === 1) {
    if (kinds[0] !== "if" || file.label === void 0) return;
    const what = "`label` belongs to the end of a path, and this is a fork";
    problems.add(`${pointer}/label`, { code: "bad-node", what, fix: "Move it beside a `score` or `node`" });
    return;
  }
  problems.add(pointer, { code: "bad-node", what: "a branch is either a fork or an end", ...exactlyOne(KINDS4, kinds) });
}
function compileEnd(file, pointer, { marking, compiling, compileChild }) {
  const label = file.label ?? null;
  const labelled = (judgement2) => label === null ? judgement2 : { ...judgement2, label };
  if (file.node !== void 0) {
    refuseWeight(file.node, `${pointer}/node`, compiling);
    const node = compileChild(wayTo(pointer), file.node, `${pointer}/node`, compiling);
    const judge = (at) => {
      const judgement2 = node.judge(at);
      return labelled(adopt(marking, judgement2, [judgement2]));
    };
    return { label, node, judge };
  }
  const judgement = labelled(markScalar(marking, file.score ?? 0));
  return { label, node: null, judge: () => judgement };
}
function labelsOf(tree) {
  if (!isFork(tree)) return tree.label === void 0 ? null : [tree.label];
  const [yes, no] = [labelsOf(tree.then), labelsOf(tree.else)];
  return yes === null || no === null ? null : [.../* @__PURE__ */ new Set([...yes, ...no])];
}
function wayTo(pointer) {
  const top = "/tree/";
  return pointer.slice(pointer.lastIndexOf(top) + top.length).replaceAll("/", "_");
}

// src/rubric/outcomes-and-bands.ts
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
var NO_LABEL = "hard_failure";
function labelOutcomes({ tree, outcomes }) {
  const labels = outcomes !== void 0 || tree === void 0 ? null : labelsOf(tree);
  if (labels === null || labels.includes(NOT_JUDGED)) return null;
  const labelled = labels.filter((name) => name !== NO_LABEL).map((name) => ({ name, when: null, isLabel: true }));
  return [...labelled, { name: NO_LABEL, when: null }];
}
function compileOutcomes(file, { names, problems, needs }) {
  const labels = labelOutcomes(file);
  if (labels !== null) return labels;
  const outcomes = file.outcomes ?? DEFAULT_OUTCOMES;
  checkLast(outcomes, "outcome", "when", problems);
  const taken = /* @__PURE__ */ new Set([NOT_JUDGED]);
  for (const [index, { name }] of outcomes.entries()) {
    const what = name === NOT_JUDGED ? `\`${name}\` is reserved` : `outcome \`${name}\` is repeated`;
    if (taken.has(name)) problems.add(`/outcomes/${index}/name`, { code: "bad-outcomes", what });
    taken.add(name);
  }
  const compiling = { problems, names: { ...names, total: true }, needs };
  return outcomes.map(({ name, when }, index) => ({
    name,
    when: when === void 0 ? null : compileCondition(when, `/outcomes/${index}/when`, compiling)
  }));
}
function checkBands({ bands }, problems) {
  checkLast(bands, "band", "at_least", problems);
  let above = Number.POSITIVE_INFINITY;
  for (const [index, { at_least: least }] of (bands ?? []).entries()) {
    if (least !== void 0 && least >= above) {
      const what = "bands must run from the best down";
      const [expected, found] = [`below ${above}`, `${least}`];
      problems.add(`/bands/${index}/at_least`, { code: "bad-bands", what, expected, found });
    }
    above = least ?? above;
  }
}
function checkLast(list = [], entry, bound, problems) {
  for (const [index, item] of list.entries()) {
    const isLast = index === list.length - 1;
    const isBounded = memberOf(item, bound) !== void 0;
    if (isLast === isBounded) {
      const what = `${isLast ? "the" : "only the"} last ${entry} takes the rest`;
      problems.add(`/${entry}s/${index}`, { code: `bad-${entry}s`, what, expected: `${isLast ? "no " : ""}${bound}` });
    }
  }
}

// src/scoring/score-trial.ts
function scoreTrial(rubrics, trial) {
  const isJudged = trial.error === null || trial.error.kind === "agent";
  return { trial, rubrics: isJudged ? rubrics.map((rubric) => scoreByRubric(rubric, trial)) : [] };
}
function scoreByRubric(rubric, trial) {
  try {
    if (trial.error !== null) return scoreCrash(rubric, trial);
    const violation = rubric.contract?.(trial);
    return violation === void 0 ? scoreCompleted(rubric, trial) : unjudged(rubric, `the trial breaks the contract: ${violation}`);
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    const scored = unjudged(rubric, error.message);
    return error instanceof Unanswered ? { ...scored, unanswered: error.questions } : scored;
  }
}
function scoreCompleted(rubric, trial) {
  const at = startEvaluation(trial);
  const { root, named, order } = rubric.nodes;
  for (const { slot, derive } of rubric.derived) at.derived[slot] = derive(at);
  for (const slot of order) judgeNamed(named[slot], slot, at);
  const judgement = judgedOrMissing(() => root.judge(at));
  at.spent.steps = Number.NEGATIVE_INFINITY;
  const missing = missingIn(rubric, judgement, at);
  if (missing[0] !== void 0) return judgePartly(rubric, judgement, at, [missing[0], ...missing.slice(1)]);
  const outcome = judgement.score === null ? NOT_JUDGED : outcomeOf(rubric, at, judgement);
  if (at.unanswered.length > 0) at.unanswered.length = 0;
  return { rubric, outcome, judgement, criteria: criteriaOf(rubric, judgement, at), at, reason: null };
}
function judgeNamed(node, slot, at) {
  try {
    at.nodes[slot] = node.judge(at);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    at.unanswered[slot] = error;
  }
}
function missingIn({ nodes }, { verdict, missing }, at) {
  if (at.unanswered.length === 0 || verdict === "skipped") return missing === void 0 ? [] : [missing];
  const besides = nodes.standalone.flatMap(({ slot, isOptional }) => isOptional ? [] : at.unanswered[slot] ?? []);
  return missing === void 0 ? besides : [missing, ...besides];
}
function judgePartly(rubric, whole, at, missing) {
  for (const [slot, lacking2] of at.unanswered.entries())
    if (lacking2 !== void 0) at.nodes[slot] = missingJudgement(lacking2);
  at.unanswered.length = 0;
  const judgement = { ...missingJudgement(missing[0]), parts: whole.parts };
  const unanswered = missing.flatMap(({ questions }) => questions);
  const criteria = criteriaOf(rubric, judgement, at);
  return { rubric, outcome: NOT_JUDGED, judgement, criteria, at, reason: missing[0].message, unanswered };
}
function criteriaOf({ nodes }, whole, at) {
  const { root, standalone: besides } = nodes;
  const { parts } = whole;
  if (besides.length === 0 && root.parts.length === parts.length) return parts;
  const criteria = root.parts.map((_, index) => parts[index] ?? (whole.missing === void 0 ? SKIPPED : whole));
  return [...criteria, ...besides.map(({ slot }) => at.nodes[slot] ?? SKIPPED)];
}
function scoreCrash(rubric, trial) {
  const { root, counted: counted2 } = rubric.nodes;
  const judgement = root.failed;
  const criteria = counted2.map(({ failed }) => failed);
  const named = rubric.outcomes.find(({ name }) => name === "hard_failure")?.name;
  const outcome = named ?? outcomeOf(rubric, startCrashed(rubric, trial), judgement);
  return {
    rubric,
    outcome,
    judgement,
    criteria,
    at: null,
    reason: `the agent crashed: ${must(trial.error, "the error of a crash").message}`
  };
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
function unjudged(rubric, reason) {
  return { rubric, outcome: NOT_JUDGED, judgement: ERROR, criteria: [], at: null, reason };
}
var ERROR = { verdict: "error", score: null, severity: "none", parts: NO_PARTS };
function outcomeOf({ outcomes }, at, total) {
  at.total = total;
  for (const { name, when, isLabel } of outcomes) {
    if (isLabel ? total.label === name : when === null || when.test(at) === true) return name;
  }
  return NOT_JUDGED;
}

// src/scoring/answer-trial.ts
function questionsOf(rubrics) {
  return [
    ...new Map(rubrics.flatMap(({ questions }) => questions.map((question) => [question.id, question]))).values()
  ];
}
function openQuestions(rubrics, trial) {
  const open = scoreTrial(rubrics, trial).rubrics.flatMap(({ unanswered }) => unanswered ?? []);
  return [...new Map(open.map((asking) => [askingKey(asking), asking])).values()];
}
function askingKey({ id, isOfItems, shown: shown2 }) {
  return isOfItems ? `${id} ${shownHash(shown2)}` : id;
}
function withAnswers(trial, further) {
  const answers = new Map(Object.entries(trial[ANSWERS] ?? {}));
  for (const [{ id, isOfItems, shown: shown2 }, votes] of further) {
    const about = shownHash(shown2);
    const others = isOfItems ? [answers.get(id) ?? []].flat().filter((vote) => !isAbout(vote, about)) : [];
    answers.set(id, others.length === 0 ? votes : [...others, votes].flat());
  }
  return withKept(trial, answers);
}
function withStored(trial, stored) {
  return withKept(trial, new Map(Object.entries({ ...trial[ANSWERS], ...stored })));
}
function withKept(trial, answers) {
  const ids = [...answers.keys()].sort();
  return { ...trial, [ANSWERS]: Object.fromEntries(ids.map((id) => [id, inOrder(answers.get(id))])) };
}
function inOrder(votes) {
  const shownIn = (vote) => isRecord(vote) ? String(vote.shown) : "";
  return Array.isArray(votes) ? votes.toSorted((a, b) => byText(shownIn(a), shownIn(b))) : votes;
}
function isAbout(vote, shown2) {
  return isRecord(vote) && vote.shown === shown2;
}
function answerTrial(rubrics, trial, votesOn2) {
  for (let answered = trial; ; ) {
    const answers = openQuestions(rubrics, answered).flatMap((asking) => {
      const votes = votesOn2(asking);
      return votes === void 0 ? [] : [[asking, votes]];
    });
    if (answers.length === 0) return answered;
    answered = withAnswers(answered, answers);
  }
}
function withoutStale(rubrics, trial) {
  const answers = trial[ANSWERS];
  if (answers === void 0) return trial;
  const at = startEvaluation(trial);
  const stale = questionsOf(rubrics).filter(({ id, isOfItems, shown: shown2 }) => {
    const votes = answers[id];
    if (votes === void 0 || isOfItems) return false;
    const about = shownHash(shown2(at));
    return !Array.isArray(votes) || !votes.every((vote) => isAbout(vote, about));
  });
  if (stale.length === 0) return trial;
  const gone = new Set(stale.map(({ id }) => id));
  return { ...trial, [ANSWERS]: Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.has(id))) };
}
function isAnswered(votes) {
  return Array.isArray(votes) && votes.every((vote) => isRecord(vote) && vote.answer !== null);
}

export {
  stepsAt,
  spend,
  stepsOfValue,
  RANGE,
  compileSchema,
  addSchemaMistakes,
  OPERATORS,
  shownFact,
  fieldPathProblem,
  rootOf,
  compileFact,
  derivedNeed,
  factNeed,
  MODEL_NEED,
  readFit,
  explainUnfit,
  tableKey,
  explainRow,
  REFUSED_CONDITION,
  nodeSlot,
  checkKey,
  isKey,
  checkName,
  stepNeed,
  TRIAL_KEYS,
  NATIVE_FACTS,
  subjectName,
  compileBound,
  problemsAt,
  exactlyOne,
  compileStep,
  compileNamedSteps,
  compileCondition,
  STRATEGIES,
  compileComposite,
  explainAll,
  combine,
  ruleWords,
  combineWords,
  checkCombining,
  refuseWeight,
  questionId,
  askedHash,
  shownHash,
  answerOfPanel,
  readAnswers,
  isRecorded,
  whyNone,
  compileTree,
  NOT_JUDGED,
  compileOutcomes,
  checkBands,
  readText,
  readOrNull,
  fileExists,
  folderExists,
  bytesIfThere,
  isThere,
  findOnly,
  isNone,
  requireInside,
  requireRegular,
  sizeOf,
  chunksOf,
  onDisk,
  jsonLines,
  UNWRITABLE,
  makeAside,
  makeFolder,
  writingTo,
  move,
  clear,
  warn2 as warn,
  isTaken,
  requireNoWayOut,
  writeNewFile,
  writeAnew,
  scoreTrial,
  questionsOf,
  openQuestions,
  askingKey,
  withAnswers,
  withStored,
  answerTrial,
  withoutStale,
  isAnswered
};
