import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  block,
  codeSpan,
  logLines,
  prose,
  safeJson
} from "./chunk-FP7GQSSI.mjs";
import {
  COUNTED_UNSELECTED,
  IGNORES_CASE,
  MARK,
  REGISTERED,
  SECRET_SHAPES,
  adviseShipped,
  compileFactRules,
  factAt,
  pathInRepository,
  productVersion,
  readShipped,
  realPath,
  scalarFacts,
  selectionText,
  shownPath,
  startSelection,
  startUnselected,
  textForm
} from "./chunk-TNQ2KEFW.mjs";
import {
  ANSWERS,
  ANSWERS_KEY,
  ApiError,
  Composer,
  EXPRESSION,
  FEWER_PLACES,
  FROM_UTF16,
  IN_SENTENCE,
  KEYWORDS,
  LargePattern,
  Lexer,
  LineCounter,
  MAX_DEPTH,
  MODEL_NEED,
  NO_FAULTS,
  NO_PARTS,
  OBSERVED,
  OPERATORS,
  Parser,
  REFUSED_NAMES,
  SEE_JUDGE,
  SKIPPED,
  TOO_LARGE2 as TOO_LARGE,
  TOTAL,
  Unanswered,
  Unjudgeable,
  YAMLParseError,
  addSchemaMistakes,
  addTo,
  adviseInDots,
  answered,
  answersGiven,
  asBuffer,
  byFrequency,
  bytesIfThere,
  canonicalJson,
  checkLast,
  chunksOf,
  clauses,
  commaNumber,
  compileBound,
  compileCondition,
  compileFact,
  compileLinear,
  compileOutcomes,
  compileSchema,
  compileStep,
  contentHash,
  countProblems,
  countsByText,
  cut,
  derivedNeed,
  dotted,
  endOfText,
  exactlyOne,
  explainUnfit,
  factNeed,
  fieldOf,
  fileExists,
  firstFew,
  folderExists,
  holdsLargeNumber,
  inDots,
  inline,
  isAlias,
  isInexact,
  isMap,
  isNode,
  isNone,
  isScalar,
  isSeq,
  isTakenOut,
  isThere,
  isUntold,
  jsonLines,
  judgeTrial,
  judgementAt,
  loadLazily,
  mayHaveHad,
  meanOf,
  memberPointer,
  misread,
  moreProblems,
  neverAsked,
  nodeSlot,
  onDisk,
  openQuestions,
  parseInnerJson,
  parseRecord,
  perObject,
  pointerNames,
  protoKey,
  questionsOf,
  readCapped,
  readFit,
  readText,
  requireInside,
  requireRegular,
  requireUtf8,
  rootOf,
  rounded,
  sameJson,
  schemaCheck,
  secondsIn,
  shown,
  shownFact,
  shownValue,
  soundItems,
  soundParts,
  startEvaluation,
  startNotes,
  stepNeed,
  subjectName,
  sumOf,
  valueSize,
  warn,
  whileConnected,
  withCure,
  withoutStale
} from "./chunk-A4GERX5N.mjs";
import {
  codePointName
} from "./chunk-Y7MF6DOC.mjs";
import {
  adviseName,
  adviseNearest,
  betweenCurlyQuotes,
  byText,
  counted,
  isRecord,
  markOf,
  memberOf,
  nearestName,
  sha256Of
} from "./chunk-XXPFZNUJ.mjs";
import {
  Problems,
  UserError,
  byPlace,
  describePlace,
  describeProblems,
  describeThrown,
  soundOr,
  systemTrouble,
  unlessMistaken
} from "./chunk-PG2UMBNY.mjs";

// src/io/github/runner-files.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";

// src/io/github/payload.ts
function at(value, ...path) {
  return path.reduce(memberOf, value);
}
function textAt(value, ...path) {
  const found = at(value, ...path);
  return typeof found === "string" && found !== "" ? found : null;
}
function numberAt(value, ...path) {
  const found = at(value, ...path);
  return typeof found === "number" && Number.isSafeInteger(found) ? found : null;
}
function listAt(value, ...path) {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
function shaAt(value, ...path) {
  const found = textAt(value, ...path);
  return found !== null && isSha(found) ? found : null;
}
function timeAt(value, ...path) {
  const found = textAt(value, ...path);
  const isTime = found !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(found);
  return isTime && !Number.isNaN(Date.parse(found)) ? found : null;
}
function instantAt(value, ...path) {
  const found = textAt(value, ...path);
  const isTime = found !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(found);
  const instant = isTime ? Date.parse(found) : Number.NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
function latestInstant(value, paths) {
  return paths.flatMap((path) => instantAt(value, ...path) ?? []).toSorted(byText).at(-1) ?? null;
}
function isSha(text2) {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text2);
}
function labelsOf(pull) {
  return listAt(pull, "labels").flatMap((label) => textAt(label, "name") ?? []);
}

// src/io/github/runner-files.ts
function readEventFile(path) {
  const text2 = path === void 0 ? null : readOrNull(path);
  if (text2 === null) return void 0;
  try {
    return JSON.parse(text2.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (error instanceof SyntaxError) return void 0;
    throw error;
  }
}
function readCheckedOutSha(root) {
  const head = readOrNull(join(root, ".git", "HEAD"))?.trim() ?? "";
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  const sha = branch === void 0 ? head : readOrNull(join(root, ".git", branch))?.trim() ?? "";
  return isSha(sha) ? sha : null;
}
function hideEventFile() {
  delete process.env.GITHUB_EVENT_PATH;
}
function readOrNull(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}

// schemas/policy.schema.json
var policy_schema_default = () => loadLazily("./policy.schema.cjs");

// src/contract/yaml/odd-characters.ts
var ODD = {
  " ": ["no-break space", "a plain space"],
  " ": ["figure space", "a plain space"],
  " ": ["narrow no-break space", "a plain space"],
  "　": ["ideographic space", "a plain space"],
  "，": ["full-width comma", "`,`"],
  "：": ["full-width colon", "`:`"],
  "［": ["full-width bracket", "`[`"],
  "］": ["full-width bracket", "`]`"],
  "｛": ["full-width brace", "`{`"],
  "｝": ["full-width brace", "`}`"]
};
function adviseOddCharacter(line2) {
  const column = line2.split("").findIndex((character2) => Object.hasOwn(ODD, character2));
  const character = line2.charAt(column);
  const [name2, plain] = ODD[character] ?? [];
  return name2 && `${codePointName(character)} ${name2} at column ${column + 1}: write ${plain}`;
}

// src/contract/yaml/check-yaml.ts
var LONG_TAG = "tag:yaml.org,2002:";
var CORE_TAG = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq))$/;
function checkYaml(document, nameOf5) {
  const faults = [];
  checkNode(document.contents, [], (fault2) => void faults.push(fault2), nameOf5);
  return faults;
}
function checkNode(node, path, add, nameOf5) {
  const at2 = startOf(node) ?? 0;
  if (isAlias(node)) {
    const mend = "Quote it if it is meant as text, else write the value out";
    add({ code: "yaml-alias", what: "aliases (`*name`) are not allowed", at: at2, found: inline(`*${node.source}`), mend });
  } else if (isScalar(node)) {
    checkTag(node.tag, at2, add);
    checkNumber(node.value, node.source ?? "", path, at2, add);
  } else if (isMap(node) || isSeq(node)) {
    checkTag(node.tag, at2, add);
    if (path.length >= MAX_DEPTH) add({ code: "too-deep", what: `the file nests deeper than ${MAX_DEPTH} levels`, at: at2 });
    else if (isMap(node)) checkMap(node, path, add, nameOf5);
    else node.items.forEach((item, index) => void checkNode(item, [...path, String(index)], add, nameOf5));
  }
}
function checkMap(map, path, add, nameOf5) {
  const places = /* @__PURE__ */ new Map();
  for (const [index, pair] of map.items.entries()) {
    const key = keyOf(pair);
    const number = numberInTwo(map.items[index - 1], pair);
    if (number !== void 0) {
      const what = `the comma ends the value, and \`${key}\` is another key`;
      add({ code: "misread-key", what, at: startOf(pair.key) ?? 0, mend: `Write ${number}` });
    } else if (key !== void 0) {
      checkKey(key, places, startOf(pair.key) ?? 0, add, nameOf5);
      if (isScalar(pair.key)) checkTag(pair.key.tag, startOf(pair.key) ?? 0, add);
      checkSpelling(pair.key, add);
      checkNode(pair.value, [...path, key], add, nameOf5);
    }
  }
}
function numberInTwo(before, { key, value }) {
  const parts = [before?.value, key].map((part) => isScalar(part) && part.type === "PLAIN" ? part.source : void 0);
  return value === null && !parts.includes(void 0) ? commaNumber(parts.join(",")) : void 0;
}
function checkKey(key, places, at2, add, nameOf5) {
  const before = places.get(key);
  if (before === void 0) places.set(key, at2);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` stands on ${nameOf5(before)} already`;
    add({ code: "repeated-key", what, at: at2, mend: "Keep one of the two" });
  }
  if (key === "__proto__") add({ code: "unknown-key", what: "the key `__proto__` is not allowed", at: at2 });
}
function checkSpelling(key, add) {
  if (!isScalar(key) || key.type !== "PLAIN") return;
  const word = String(key.value);
  const at2 = startOf(key) ?? 0;
  const found = misread(word);
  const odd = /^\s|\s$/.test(word) ? adviseOddCharacter(word) : void 0;
  if (odd !== void 0) add({ code: "misread-key", what: "the space around a key is a part of it", at: at2, mend: odd });
  if (word === "") add({ code: "bad-yaml", what: "no key stands before the colon", at: at2 });
  if (found === null || word === "") return;
  const what = `the key \`${inline(word)}\` is read as ${found.as}`;
  const other = found.spelling === null ? "" : `, else write \`${found.spelling}\``;
  const mend = `Quote it if it is meant as text${other}`;
  add({ code: "misread-key", what, at: at2, mend });
}
function checkTag(tag, at2, add) {
  if (tag !== void 0 && isCoreTag(tag)) add(tagFault(tag, at2));
}
function isCoreTag(tag) {
  return CORE_TAG.test(tag);
}
function tagFault(tag, at2) {
  const found = inline(tag.replace(LONG_TAG, "!!"));
  return { code: "yaml-tag", what: "tags are not allowed", at: at2, found, mend: "Remove it, and quote what is text" };
}
function checkNumber(value, source, path, at2, add) {
  if (typeof value !== "number" || !isInexact(value, source)) return;
  const name2 = path.length === 0 ? "the document" : `\`${inline(path.join("."))}\``;
  const what = `${name2} has a number without an exact value`;
  const mend = Number.isFinite(value) ? "Quote it if it is meant as text" : "Write a finite number, or quote it as text";
  add({ code: "inexact-number", what, at: at2, found: inline(source), mend });
}
function keyOf({ key }) {
  return isScalar(key) ? String(key.value) : void 0;
}
function startOf(node) {
  return isAlias(node) || isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : void 0;
}

// src/contract/yaml/compose-yaml.ts
function composeYaml(file, text2, lines) {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    merge: false,
    // Takes time in the square of their number; `checkYaml` looks for them.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false
  });
  const [document, second] = composer.compose(tokensOf(file, text2, lines), true, text2.length);
  if (document === void 0) throw new Error("composing gave no document");
  if (second !== void 0)
    document.errors.push(new YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", "a second document"));
  return document;
}
function* tokensOf(file, text2, lines) {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text2)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > 2 * MAX_DEPTH) throw tooDeep(file);
  }
  yield* parser.end();
}
function tooDeep(file) {
  return new UserError({ code: "too-deep", what: `the file nests deeper than ${MAX_DEPTH} levels`, where: { file } });
}

// src/contract/yaml/syntax-mends.ts
var LOOK_ABOVE = "The slip is here or further up: a line indented too far or too little, a quote or bracket left open, a colon without a space";
var SELECTOR = /\$[^\s,{}'"[]*(?:\[[^\]]*\][^\s,{}'"[]*)+/g;
var MEMBERS = /^\w+: [^,{}]+(?:, \w+: [^,{}]+)+$/;
function adviseSlip(at2, text2) {
  const { line: line2, column } = lineAt(at2, text2);
  const selector = [...line2.matchAll(SELECTOR)].find(
    ({ index, 0: one }) => index <= column && column <= index + one.length
  );
  if (selector !== void 0) return `Quote the selector: \`'${inline(selector[0].replaceAll("'", "''"))}'\``;
  return adviseOddCharacter(line2) ?? LOOK_ABOVE;
}
function adviseColon(at2, text2) {
  const { line: line2, column } = lineAt(at2, text2);
  const value = line2.slice(column).trimEnd();
  return MEMBERS.test(value) ? `Put it in braces: \`{ ${inline(value)} }\`` : "Quote a text with a colon in it";
}
var LONGEST_LINE = 1e3;
function lineAt(at2, text2) {
  const start = text2.lastIndexOf("\n", at2 - 1) + 1;
  const [line2 = ""] = text2.slice(start, start + LONGEST_LINE).split("\n", 1);
  return { line: line2, column: at2 - start };
}

// src/contract/yaml/syntax-faults.ts
var LOSING_THE_WAY = /* @__PURE__ */ new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "BLOCK_IN_FLOW",
  "IMPOSSIBLE",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "TAB_AS_INDENT",
  "UNEXPECTED_TOKEN"
]);
function syntaxFaults({ errors, warnings }, text2) {
  const found = [...errors, ...warnings].filter(({ message }) => !isCoreTag(unresolvedTag(message)));
  const sorted3 = found.sort((a, b) => a.pos[0] - b.pos[0]);
  const first = sorted3.find(
    (error) => LOSING_THE_WAY.has(error.code) && !isColonInText(error, sorted3) && !isBadScalar(error)
  );
  const readUntil = first?.pos[0] ?? Number.POSITIVE_INFINITY;
  const own = sorted3.filter((error) => error === first || error.pos[0] < readUntil || error.code === "TAB_AS_INDENT");
  const told = own.filter((error, index) => !isFurtherColon(error, own[index - 1], text2));
  return { faults: told.map((error) => faultOf(error, isColonInText(error, sorted3), text2)), readUntil };
}
function isFurtherColon(error, before, text2) {
  if (before === void 0 || !isNested(error) || !isNested(before)) return false;
  return !text2.slice(before.pos[0], error.pos[0]).includes("\n");
}
function isNested({ code, message }) {
  return code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("Nested mappings");
}
function isColonInText(error, errors) {
  const [at2] = error.pos;
  return isNested(error) && !errors.some((other) => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === at2);
}
function badScalars({ errors }) {
  return errors.filter(isBadScalar).map(({ pos: [at2] }) => at2);
}
function isBadScalar({ code, message }) {
  return code === "BAD_SCALAR_START" || code === "BAD_DQ_ESCAPE" || message.startsWith("Block scalar header");
}
function badScalar({ code, message, pos: [at2] }) {
  const fault2 = { code: "bad-scalar", what: inline(message), at: at2, mend: "Quote it" };
  if (code !== "BAD_DQ_ESCAPE") return fault2;
  return {
    ...fault2,
    what: fault2.what.replaceAll("\\\\", "\\"),
    mend: "Put the text into single quotes, or write `\\\\`"
  };
}
function faultOf(error, isColon, text2) {
  if (isBadScalar(error)) return badScalar(error);
  const { code, message, pos } = error;
  const fault2 = { code: "bad-yaml", what: inline(message), at: pos[0] };
  switch (code) {
    case "MULTIPLE_DOCS":
      return { ...fault2, what: "the file has a second document", mend: "Keep one, without `---`" };
    case "NON_STRING_KEY":
      return { ...fault2, what: "a list or map cannot be a key", mend: "Quote it if it is meant as text" };
    case "TAB_AS_INDENT":
      return { ...fault2, mend: "Indent with spaces" };
    case "TAG_RESOLVE_FAILED":
      return tagFault(unresolvedTag(message), pos[0]);
    default:
      return LOSING_THE_WAY.has(code) ? { ...fault2, mend: (isColon ? adviseColon : adviseSlip)(pos[0], text2) } : fault2;
  }
}
function unresolvedTag(message) {
  return message.replace("Unresolved tag: ", "");
}

// src/contract/yaml/faulty-yaml.ts
function readFaultyYaml(document) {
  const reading = { spoilt: /* @__PURE__ */ new Set(), bad: badScalars(document) };
  return { value: readNode(document.contents, "", reading), spoilt: reading.spoilt };
}
function readNode(node, pointer, reading) {
  if (isSpoilt(node, reading)) reading.spoilt.add(pointer);
  if (isMap(node)) return readMap(node, pointer, reading);
  if (isSeq(node)) return node.items.map((item, index) => readNode(item, `${pointer}/${index}`, reading));
  return isScalar(node) ? node.value : null;
}
function readMap(map, pointer, reading) {
  const members2 = /* @__PURE__ */ new Map();
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (key === void 0) continue;
    const at2 = memberPointer(pointer, key);
    if (key === "__proto__" || members2.has(key)) reading.spoilt.add(at2);
    if (!members2.has(key)) members2.set(key, readNode(pair.value, at2, reading));
  }
  return Object.fromEntries(members2);
}
function isSpoilt(node, { bad }) {
  if (isAlias(node)) return true;
  if (isScalar(node) && bad.some((at2) => isWithin(at2, node))) return true;
  if (isScalar(node) && typeof node.value === "number" && isInexact(node.value, node.source ?? "")) return true;
  return (isMap(node) || isSeq(node) || isScalar(node)) && node.tag !== void 0;
}
function isWithin(at2, { range: range2 }) {
  return range2 != null && range2[0] <= at2 && at2 < range2[1];
}

// src/contract/yaml/yaml-document.ts
var MAX_BYTES = 256 * 1024;
var LISTED = 20;
function parseYamlDocument(file, text2, readOn = () => null) {
  refuseOversize(file, text2);
  const lines = new LineCounter();
  const document = composeYaml(file, text2, lines);
  const problems = problemsOf(file, text2, document, lines);
  const locate = (pointer) => placeOf(file, document, lines, pointer);
  const isBare = (pointer) => isPlain(document.getIn(pointerNames(pointer), true));
  if (problems.length > 0) {
    const further = problems.every(({ code }) => CONFINED.has(code)) ? furtherProblems(document, locate, readOn) : [];
    throw new UserError([...problems, ...further.filter((one) => !isTold(one, problems))].sort(byPlace));
  }
  if (document.contents === null) throw emptyFile(file);
  return { value: document.toJS(), placeOf: locate, isBare };
}
var CONFINED = /* @__PURE__ */ new Set([
  "bad-scalar",
  "yaml-alias",
  "yaml-tag",
  "repeated-key",
  "unknown-key",
  "misread-key",
  "inexact-number"
]);
function furtherProblems(document, locate, readOn) {
  const { value, spoilt } = readFaultyYaml(document);
  const marks = [...spoilt].map((pointer) => ({
    code: "spoilt",
    what: "not what was meant",
    where: locate(pointer)
  }));
  const further = new Problems();
  further.collect(() => readOn({ value, placeOf: locate }, marks));
  return further.all().filter(({ code, where: where2 }) => code === "unknown-key" || !spoilt.has(where2?.pointer ?? ""));
}
function isTold({ code, where: where2 }, faults) {
  const isOfKey = code === "unknown-key" || code === "bad-key";
  return isOfKey && faults.some(({ where: at2 }) => at2?.line === where2?.line && at2?.column === where2?.column);
}
function problemsOf(file, text2, document, lines) {
  const { faults: syntax, readUntil } = syntaxFaults(document, text2);
  const held2 = checkYaml(document, (offset) => `line ${lines.linePos(offset).line}`);
  const faults = [...directiveFaults(document), ...syntax, ...held2.filter(({ at: at2 }) => at2 < readUntil)].sort(
    (a, b) => a.at - b.at
  );
  const problems = faults.slice(0, LISTED).map(({ at: at2, ...fault2 }) => {
    const { line: line2, col } = lines.linePos(at2);
    return { ...fault2, where: { file, line: line2, column: col } };
  });
  const rest = faults.length - problems.length;
  return [...problems, ...moreProblems(rest)];
}
function directiveFaults({ directives }) {
  const version = directives?.yaml.explicit ? directives.yaml.version : "1.2";
  if (version === "1.2") return [];
  return [{ code: "yaml-version", what: `YAML ${version} is not read`, at: 0, mend: "Remove the `%YAML` line" }];
}
function refuseOversize(file, text2) {
  const bytes2 = Buffer.byteLength(text2);
  if (bytes2 > MAX_BYTES)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes2} bytes`
    });
}
function emptyFile(file) {
  const mend = "White space and comments alone say nothing";
  return new UserError({ code: "empty-file", what: "the document is empty", where: { file }, mend });
}
function placeOf(file, document, lines, pointer) {
  const offset = offsetOf(document, pointerNames(pointer));
  if (offset === void 0) return { file, pointer };
  const { line: line2, col } = lines.linePos(offset);
  return { file, line: line2, column: col, pointer };
}
function isPlain(node) {
  return isScalar(node) && node.type === "PLAIN";
}
function offsetOf(document, path) {
  for (let length = path.length; length >= 0; length--) {
    const parts = path.slice(0, length);
    const parent = parts.length === 0 ? document.contents : document.getIn(parts.slice(0, -1), true);
    const key = keyOffset(parent, parts.at(-1));
    if (key !== void 0) return key;
    const node = parts.length === 0 ? document.contents : document.getIn(parts, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return void 0;
}
function keyOffset(parent, key) {
  if (key === void 0 || typeof parent !== "object" || parent === null || !("items" in parent)) return void 0;
  for (const item of parent.items) {
    const pairKey = item.key;
    if (isNode(pairKey) && "value" in pairKey && String(pairKey.value) === key) return pairKey.range?.[0];
  }
  return void 0;
}

// src/contract/read-config.ts
function readConfig(file, text2, check2, make) {
  const readOn = makeSound(check2.problems, make);
  return readOn(parseYamlDocument(file, text2, readOn), []);
}
function makeSound(find, make) {
  return ({ value, placeOf: placeOf2 }, spoilt) => {
    const problems = [...find(value, placeOf2)];
    const sound = soundParts(value, [...problems, ...spoilt]);
    const made = sound === void 0 ? void 0 : make(sound, { placeOf: placeOf2, problems });
    if (problems.length > 0) throw new UserError(problems.sort(byPlace));
    return made;
  };
}

// src/gating/policy/redaction-policy.ts
var NEEDED = ["scenario", "trial", "error"];
function redactionRules(policies) {
  const all = (key) => [...new Set(policies.flatMap(({ redact }) => redact?.[key] ?? []))].sort();
  const isOff = policies.length > 0 && policies.every(({ redact }) => redact?.shapes === "off");
  return { hash: all("hash"), drop: all("drop"), shapes: !isOff };
}
function redactionHash({ hash: hash3, drop, shapes }) {
  return shapes && hash3.length + drop.length === 0 ? void 0 : contentHash({ hash: hash3, drop, shapes });
}
function secretVariables(policies) {
  return [...new Set(policies.flatMap(({ redact }) => redact?.secrets_from ?? []))].sort();
}
function keepsEvidence(policies) {
  return policies.every(({ evidence }) => evidence !== "drop");
}
function badRedactions({ redact }, placeOf2) {
  return ["hash", "drop"].flatMap(
    (key) => soundItems(redact?.[key], `/redact/${key}`).flatMap(({ item: path, at: at2 }) => {
      const meant = inDots(path);
      if (meant !== path && !isKey(path)) return [otherNotation(path, meant, placeOf2(at2))];
      const [name2 = ""] = path.split(".");
      if (!NEEDED.includes(name2)) return [];
      const what = `\`${name2}\` cannot be ${key === "hash" ? "hashed" : "dropped"}: a trial is not judged without it`;
      return [{ code: "bad-redaction", what, where: placeOf2(at2) }];
    })
  );
}
function isKey(path) {
  const plain = path.replace(/\[-?\d+\]/g, "");
  return inDots(plain) === plain;
}
var LIST_PLACE = /^(?:-?\d+|\*)$/;
function otherNotation(found, meant, where2) {
  const path = meant.split(".").filter((name2) => !LIST_PLACE.test(name2));
  const problem = {
    code: "bad-redaction",
    what: "no fact has such a path",
    where: where2,
    expected: "names joined by single dots"
  };
  return { ...problem, found, mend: path.includes("") ? "" : adviseInDots(found, path.join(".")) };
}

// src/gating/policy/read-policy.ts
var policyCheck = schemaCheck(policy_schema_default);
var POLICY_FILE = ".github/agent-gate.yml";
var defaultPolicy = { placeOf: (pointer) => ({ file: POLICY_FILE, pointer }) };
function readPolicy(file, text2) {
  return readConfig(file, text2, policyCheck, (written, { placeOf: placeOf2, problems }) => {
    for (const find of [boundlessTolerances, crossedBounds, vagueWaivers, vagueLoosening, badRedactions])
      problems.push(...find(written, placeOf2));
    return { ...written, placeOf: placeOf2 };
  });
}
function boundlessTolerances(policy, placeOf2) {
  return ["metrics", "criteria"].flatMap(
    (section) => Object.entries(policy.gate?.[section] ?? {}).filter(([, rule]) => rule?.tolerance === 1).map(([name2]) => ({
      code: "bad-value",
      what: `the tolerance of \`${name2}\` would allow any drop`,
      where: placeOf2(rulePointer(section, name2, "tolerance")),
      expected: "a rate from 0 to less than 1",
      found: "1",
      mend: "Rates are 0 to 1, not percent: did you mean 0.01?"
    }))
  );
}
function crossedBounds(policy, placeOf2) {
  return Object.entries(policy.gate?.outcomes ?? {}).filter(([, rule]) => (rule?.at_least ?? 0) > (rule?.at_most ?? 1)).map(([name2, rule]) => ({
    code: "crossed-bounds",
    what: `no share of \`${name2}\` can satisfy both bounds`,
    where: placeOf2(rulePointer("outcomes", name2, "at_least")),
    expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
    found: `${rule.at_least}`
  }));
}
var SUBJECTS = ["metric", "criterion", "scenario"];
function vagueWaivers(policy, placeOf2) {
  return soundItems(policy.waivers, "/waivers").flatMap(({ item: waiver, at: at2 }) => {
    const subjects = SUBJECTS.flatMap((key) => waiver[key] ?? []);
    const where2 = placeOf2(at2);
    const [subject] = subjects;
    if (subject === void 0) return mayHaveHad(waiver, SUBJECTS) ? [] : [vagueWaiver("none", where2)];
    if (subjects.length > 1) return [vagueWaiver(subjects.join(", "), where2)];
    if (waiver.scenario !== void 0 || waiver.ceiling !== void 0 || mayHaveHad(waiver, ["ceiling"])) return [];
    const what = `the waiver for \`${subject}\` has no ceiling`;
    return [{ code: "bad-waiver", what, where: where2, expected: "`ceiling`, the largest drop that is accepted" }];
  });
}
function vagueWaiver(found, where2) {
  const what = found === "none" ? "the waiver does not say what it is for" : "the waiver is for several things";
  return { code: "bad-waiver", what, where: where2, expected: "exactly one of `metric`, `criterion` and `scenario`", found };
}
function vagueLoosening({ loosening }, placeOf2) {
  const { effect: effect2, label } = loosening ?? {};
  const isOpen2 = mayHaveHad(loosening ?? {}, label === void 0 ? ["label"] : ["effect"]);
  if (isOpen2 || effect2 === "label" === (label !== void 0)) return [];
  const what = label === void 0 ? "no label is named that accepts a lower bar" : "`label` needs `effect: label`";
  const mend = label === void 0 ? "Add a `label`" : "Leave the label out, or say `effect: label`";
  return [{ code: "bad-loosening", what, where: placeOf2("/loosening"), mend }];
}
function rulePointer(section, name2, key) {
  const pointer = memberPointer(`/gate/${section}`, name2);
  return key === void 0 ? pointer : `${pointer}/${key}`;
}

// schemas/rubric.schema.json
var rubric_schema_default = () => loadLazily("./rubric.schema.cjs");

// src/rubric/by-judge.ts
var RECORDED_NEED = factNeed("judge");
function restsOnJudge(nodes, derived) {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [derivedNeed(fact.name), fact.needs])]);
  const reached = (from) => {
    const seen = /* @__PURE__ */ new Set([from]);
    for (const name2 of seen) for (const next of needs.get(name2) ?? []) seen.add(next);
    return seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  };
  const own = reached("");
  const part = (key) => needs.has(key) ? reached(key) : own;
  return { whole: own || nodes.root.parts.some(({ key }) => part(key)), part };
}

// src/rubric/check-bands.ts
function checkBands({ bands }, problems) {
  checkLast(bands, { one: "band", key: "at_least", asked: "at_least" }, problems);
  checkOrder(bands, problems);
}
function checkOrder(bands, problems) {
  let above = Number.POSITIVE_INFINITY;
  for (const { item: band, at: at2 } of soundItems(bands, "/bands")) {
    const { at_least: least } = band;
    if (least !== void 0 && least >= above) {
      const what = "bands run from the best down";
      problems.add(`${at2}/at_least`, { code: "bad-bands", what, expected: `below ${above}`, found: `${least}` });
    }
    above = least ?? above;
  }
}

// src/rubric/dependency-order.ts
function dependencyOrder(names, needsOf) {
  const known2 = new Set(names);
  const order = [];
  const circles = [];
  const done = /* @__PURE__ */ new Set();
  const visit = (name2, trail) => {
    if (done.has(name2) || !known2.has(name2)) return;
    const start = trail.indexOf(name2);
    if (start >= 0) {
      const circle = trail.slice(start);
      circles.push(circle);
      for (const member of circle) done.add(member);
      return;
    }
    for (const need of needsOf(name2)) visit(need, [...trail, name2]);
    done.add(name2);
    order.push(name2);
  };
  for (const name2 of names) visit(name2, []);
  return { order, circles };
}
function shownCircle(circle) {
  return circle.map((name2, index) => `${name2} needs ${circle[(index + 1) % circle.length]}`).join(", ");
}

// src/rubric/nodes/strategies.ts
function applies(judgement) {
  return judgement.score !== null;
}
var STRATEGIES = {
  weighted_sum: { weighs: true, says: void 0, score: weightedSum },
  min: {
    weighs: false,
    says: (parts, keyOf3) => saysLowest(scoresOf(parts), keyOf3),
    score: (parts) => lowest(scoresOf(parts))
  },
  cap_by_worst: { weighs: true, says: saysCap, score: (parts) => Math.min(weightedSum(parts), lowest(capsOf(parts))) },
  weighted_median: { weighs: true, says: () => "the weighted median counts", score: weightedMedian },
  majority_vote: {
    weighs: true,
    says: () => "the majority of the weight decides",
    score: passingShare,
    verdict: byMajority
  },
  strict: {
    weighs: false,
    says: () => "all have to pass",
    score: (parts) => allPass(parts) ? 1 : 0,
    verdict: byAll
  },
  median: { weighs: false, says: () => "the median counts", score: median },
  mean: { weighs: false, says: () => "the mean counts", score: (parts) => meanOf(scoresOf(parts)) }
};
function scoresOf({ judgements }) {
  return judgements.map(({ score: score2 }) => score2);
}
function lowest(scores2) {
  return scores2.reduce((low, score2) => Math.min(low, score2), 1);
}
function onlyLowest(scores2) {
  const [only, ...others] = [...scores2.keys()].filter((index) => scores2[index] === lowest(scores2));
  return others.length === 0 ? only : void 0;
}
function weightedSum({ judgements, weights }) {
  return sumOf(judgements.map(({ score: score2 }, index) => score2 * weights[index])) / sumOf(weights);
}
function saysLowest(scores2, keyOf3) {
  const only = onlyLowest(scores2);
  return only === void 0 ? "the lowest counts" : `the lowest counts, that of ${keyOf3(only)}`;
}
var CAPS = { none: 0, low: 0.25, medium: 0.5, high: 0.75, critical: 1 };
function capsOf({ judgements }) {
  return judgements.map(({ score: score2, severity }) => 1 - CAPS[severity] * (1 - score2));
}
function saysCap(parts, keyOf3) {
  const caps = capsOf(parts);
  if (rounded(lowest(caps)) >= rounded(weightedSum(parts))) return "the weighted sum counts, no part caps it";
  const only = onlyLowest(caps);
  if (only === void 0) return "the weighted sum counts, capped by several parts alike";
  return `the weighted sum counts, capped by ${keyOf3(only)}, whose severity is ${parts.judgements[only]?.severity}`;
}
function weightedMedian({ judgements, weights }) {
  const half = sumOf(weights) / 2;
  const enough = half - half * HAIR;
  const pairs = judgements.map(({ score: score2 }, index) => ({ score: score2, weight: weights[index] }));
  let reached = 0;
  for (const { score: score2, weight } of pairs.sort((a, b) => a.score - b.score)) {
    reached += weight;
    if (reached >= enough) return score2;
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
  const scores2 = scoresOf(parts).toSorted((a, b) => a - b);
  const middle = scores2.length >> 1;
  return meanOf(scores2.length % 2 === 1 ? scores2.slice(middle, middle + 1) : scores2.slice(middle - 1, middle + 1));
}

// src/rubric/nodes/check-weights.ts
var SLACK = 1e-6;
function checkCombining(file, pointer, { problems }) {
  if (file.criteria !== void 0 || mayHaveHad(file, ["criteria"])) return;
  for (const key of ["combine", "weights"].filter((one) => Object.hasOwn(file, one))) {
    const mend = key === "combine" && file.each !== void 0 ? IN_EACH : "";
    problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs \`criteria\``, mend });
  }
}
var IN_EACH = "That of items stands inside: `each: { ..., combine: ... }`";
function refuseWeight({ weight }, pointer, { problems }) {
  if (weight === void 0) return;
  const what = "this node weighs nothing";
  problems.add(`${pointer}/weight`, { code: "bad-weights", what, mend: "Leave the weight out" });
}
function checkWeights(file, pointer, weighs, { problems }) {
  if (file.criteria === void 0 || mayHaveHad(file, ["combine", "weights"], isWay)) return;
  const weights = Object.entries(file.criteria).filter(([, part]) => isRecord(part) && (part.weight !== void 0 || !mayHaveHad(part, ["weight"], isNumber))).map(([key, { weight }]) => ({ at: `${pointer}/criteria/${key}`, weight }));
  for (const { at: at2, weight } of weights) {
    if (weighs && weight === void 0) problems.add(at2, { code: "missing-key", what: "`weight` is missing" });
    if (!weighs && weight !== void 0)
      problems.add(`${at2}/weight`, {
        code: "bad-weights",
        what: `\`${file.combine}\` weighs nothing`,
        mend: "Leave the weight out"
      });
  }
  if (!weighs && file.weights !== void 0) {
    const what = `\`${file.combine}\` weighs nothing`;
    problems.add(`${pointer}/weights`, { code: "bad-weights", what, mend: "Leave `weights` out" });
  }
  const numbers = weights.map(({ weight }) => weight).filter(isNumber);
  const isComplete = numbers.length === Object.keys(file.criteria).length && numbers.length > 0;
  if (weighs && file.weights !== "relative" && isComplete) checkSum(numbers, `${pointer}/criteria`, problems);
}
function isNumber(value) {
  return typeof value === "number";
}
function isWay(value) {
  return typeof value === "string" && (Object.hasOwn(STRATEGIES, value) || ["absolute", "relative"].includes(value));
}
function checkSum(weights, pointer, problems) {
  const sum2 = sumOf(weights);
  if (rounded(Math.abs(sum2 - 1)) <= SLACK) return;
  problems.add(pointer, {
    code: "bad-weights",
    what: "the weights do not sum to 1",
    expected: "1",
    found: String(Number(sum2.toPrecision(12))),
    mend: "Change them, or say `weights: relative` and they count in proportion"
  });
}

// src/rubric/written/node-traits.ts
var OF_PERCENTS = 0.7;
function thresholdOf({ threshold, judge: judge2 }) {
  if (threshold === void 0) return judge2 === "percent" ? OF_PERCENTS : null;
  return typeof threshold === "number" ? threshold : threshold.value;
}
function isYesOrNo({ pass_when, fail_when, judge: judge2 }) {
  return (pass_when ?? fail_when ?? judge2) !== void 0 && judge2 !== "percent";
}
function isPlain2(file) {
  return isYesOrNo(file) && file.calibration === void 0;
}
function hasParts({ criteria, rules, tree, each, use }) {
  return [criteria, rules, tree, each, use].some((parts) => parts !== void 0);
}
function passesInFull(file) {
  const { criteria, combine: combine2, calibration, severity } = file;
  const threshold = thresholdOf(file);
  const isMild = severity === "none" || severity === "low";
  if (calibration !== void 0 || isMild) return false;
  if (criteria === void 0) return isYesOrNo(file) && (threshold === null || threshold > 0);
  return threshold === null && combine2 !== "majority_vote" && Object.values(criteria).every(passesInFull);
}

// src/rubric/nodes/calibration.ts
function compileCalibration(points3, pointer, { problems }) {
  if (points3 === void 0 || !points3.every(isWhole)) return null;
  const faults = [...endFaults(points3), ...points3.flatMap((_, index) => stepFaults(points3, index))];
  if (faults.length === 0) return (score2) => calibrated(points3, score2);
  for (const { at: at2, expected } of faults)
    problems.add(`${pointer}${at2}`, {
      code: "bad-calibration",
      what: "the calibration does not rise with the score",
      expected
    });
  return null;
}
function isWhole(point) {
  return point?.from !== void 0 && point.to !== void 0;
}
function endFaults(points3) {
  const isWhole2 = points3[0]?.from === 0 && points3.at(-1)?.from === 1;
  return isWhole2 ? [] : [{ at: "", expected: "the first point from 0, the last from 1" }];
}
function stepFaults(points3, index) {
  const [before, point] = [points3[index - 1], points3[index]];
  if (before === void 0 || point === void 0) return [];
  const from = { at: `/${index}/from`, expected: "`from` rises from point to point" };
  const to = { at: `/${index}/to`, expected: "`to` never falls" };
  return [...point.from <= before.from ? [from] : [], ...point.to < before.to ? [to] : []];
}
function calibrated(points3, score2) {
  const index = points3.findIndex(({ from }) => score2 <= from);
  const [low, high] = [points3[index - 1], points3[index]];
  if (high === void 0 || low === void 0) return high?.to ?? score2;
  return low.to + (score2 - low.from) / (high.from - low.from) * (high.to - low.to);
}

// src/rubric/nodes/check-needed.ts
var NEEDED2 = [
  ["otherwise", "when"],
  ["sees", "judge"]
];
function checkNeeded(file, pointer, { problems }) {
  for (const [key, needed2] of NEEDED2) {
    if (file[key] === void 0 || file[needed2] !== void 0 || mayHaveHad(file, [needed2])) continue;
    problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs a \`${needed2}\`` });
  }
}

// src/rubric/references/check-key.ts
var KEY = /^[a-z][a-z0-9_]{0,63}$/;
var RESERVED = [TOTAL, "constructor", "prototype"];
function checkKey2(key, parent, problems) {
  checkName(key, memberPointer(parent, key), problems);
}
function isKey2(key) {
  return KEY.test(key) && !RESERVED.includes(key);
}
function checkName(key, pointer, problems) {
  if (isKey2(key)) return;
  problems.add(pointer, {
    code: "bad-key",
    what: `\`${key}\` cannot be a key`,
    expected: RESERVED.includes(key) ? `any other name: ${RESERVED.join(", ")} are reserved` : "a small letter, then small letters, digits and _"
  });
}

// src/rubric/nodes/marking.ts
var SEVERITIES = ["none", "low", "medium", "high", "critical"];
function mark({ threshold, severity: own, calibrate }, found) {
  const raw = rounded(found.raw);
  const score2 = calibrate === null ? inside(raw) : rounded(calibrate(inside(raw)));
  const passed = threshold === null ? null : score2 >= rounded(threshold);
  const failed = passed === false || found.verdict === "fail";
  const worst = failed ? worseOf("low", found.worst) : found.worst;
  const ruled = passed === null ? found.verdict : passed ? "pass" : "fail";
  const verdict = ruled ?? verdictOf(worst && (own ?? worst));
  const severity = own ?? worst ?? "none";
  const parts = found.parts ?? NO_PARTS;
  const judgement = score2 === raw ? { verdict, score: score2, severity, parts } : { verdict, score: score2, severity, raw, parts };
  return answeredBy(
    ruled === void 0 ? bySeverity(judgement, worst) : judgement,
    failed && verdict === "fail",
    found.untold
  );
}
function bySeverity(judgement, worst) {
  return worst !== null && judgement.verdict === "pass" ? { ...judgement, mild: true } : judgement;
}
function inside(raw) {
  return Math.min(Math.max(raw, 0), 1);
}
function answeredBy(judgement, isNo, untold) {
  const answered2 = isNo ? { ...judgement, answer: "no" } : judgement;
  return untold === true ? { ...answered2, untold } : answered2;
}
function worseOf(one, other) {
  return other !== null && SEVERITIES.indexOf(other) > SEVERITIES.indexOf(one) ? other : one;
}
function markScalar(marking, raw) {
  const flawless2 = mark(marking, { raw, worst: null });
  if (flawless2.score !== 1) return mark(marking, { raw, worst: "medium" });
  return marking.severity === null ? { ...flawless2, short: "medium" } : flawless2;
}
function markUntold(marking) {
  const found = { raw: 0, worst: "medium", verdict: "fail", untold: true };
  return { ...mark({ ...marking, threshold: null, calibrate: null }, found), answer: "unknown" };
}
function verdictOf(severity) {
  if (severity === "critical" || severity === "high") return "fail";
  return severity === "medium" ? "warn" : "pass";
}
function adopt(marking, judgement, parts) {
  const { threshold, severity, calibrate } = marking;
  const { score: score2, verdict, answer, untold } = judgement;
  const isAsItIs = threshold === null && severity === null && calibrate === null;
  if (score2 === null || isAsItIs) return { ...judgement, parts };
  if (answer === "unknown") return { ...judgement, severity: severity ?? judgement.severity, parts };
  const found = { raw: score2, worst: judgement.short ?? judgement.severity, parts, untold };
  if (answer === "no" && threshold === null) return mark(marking, { ...found, verdict });
  const sound = mark(marking, { ...found, worst: null });
  if (isSound(marking, judgement, sound)) return sound;
  return mark(marking, severity === null && verdict === "fail" ? { ...found, verdict } : found);
}
function isSound({ threshold, calibrate }, { verdict, mild }, sound) {
  const passed = verdict === "pass" && mild !== true;
  if (threshold !== null) return passed && sound.score === 1;
  return calibrate === null ? passed : sound.score === 1;
}
function markWords(marking, judgement) {
  return clauses(calibrationWords(marking, judgement), thresholdWords(marking, judgement));
}
function calibrationWords({ calibrate }, { raw, score: score2 }) {
  const before = raw === void 0 ? score2 : inside(raw);
  return calibrate === null || before === score2 ? "" : `calibrated from ${before} to ${score2}`;
}
function severityWords({ threshold }, { answer, score: score2, severity }) {
  const isDecided = threshold !== null || answer !== void 0 || score2 === null || score2 === 1;
  return isDecided ? "" : `below 1, so severity ${severity} decides`;
}
function turnedWords(marking, before, judgement) {
  if (marking.calibrate !== null) return severityWords(marking, judgement);
  const isTurned = marking.threshold === null && judgement.verdict !== before;
  return isTurned ? `here severity ${judgement.severity} decides` : "";
}
function thresholdWords({ threshold }, { verdict, answer }) {
  if (threshold === null || verdict === "skipped" || answer === "unknown") return "";
  return `${verdict === "pass" ? "reaches" : "below"} the threshold of ${threshold}`;
}
function didNotPass({ verdict }) {
  return verdict === "fail" || verdict === "warn";
}
function worstSeverity(parts) {
  let worst = -1;
  for (const part of parts) if (didNotPass(part)) worst = Math.max(worst, SEVERITIES.indexOf(part.severity));
  return SEVERITIES[worst] ?? null;
}

// src/rubric/nodes/composite.ts
function compileComposite(file, pointer, { marking, compiling, compileChild }) {
  const strategy = STRATEGIES[file.combine ?? "weighted_sum"];
  checkKeys(file.criteria, `${pointer}/criteria`, compiling);
  checkWeights(file, pointer, strategy.weighs, compiling);
  const children = Object.entries(file.criteria ?? {}).filter(([, child]) => isRecord(child)).map(([key, child]) => compileChild(key, child, `${pointer}/criteria/${key}`));
  const weights = children.map(({ weight }) => weight);
  const keys = children.map(({ key }) => key);
  return {
    kind: "composite",
    parts: children,
    judge: judgeBy(children, (parts) => combine(parts, weights, strategy, marking)),
    explain: (at2, judgement, { warnings }) => ({
      explanation: explain(strategy, marking, judgement, { keys, weights }),
      children: explainAll(children, judgement.parts, at2, warnings)
    })
  };
}
function checkKeys(criteria, parent, { problems }) {
  if (parent !== "/criteria") for (const key of Object.keys(criteria ?? {})) checkKey2(key, parent, problems);
}
var REMEMBERED = 4096;
function judgeBy(children, combine2) {
  const choices = children.flatMap(({ choice }) => choice ?? []);
  const patterns = choices.reduce((product, { answers }) => product * answers.length, 1);
  if (choices.length < children.length || patterns > Number.MAX_SAFE_INTEGER)
    return (at2) => combine2(children.map(({ judge: judge2 }) => judge2(at2)));
  const known2 = /* @__PURE__ */ new Map();
  return (at2) => {
    const pattern = patternOf(choices, at2);
    const before = known2.get(pattern);
    if (before !== void 0) return before;
    const judgement = combine2(answersOf(choices, pattern));
    if (known2.size < REMEMBERED) known2.set(pattern, judgement);
    return judgement;
  };
}
function patternOf(choices, at2) {
  let pattern = 0;
  for (const { answers, choose } of choices) pattern = pattern * answers.length + choose(at2);
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
function explainAll(children, judgements, at2, warnings) {
  const results = [];
  for (const [index, child] of children.entries()) {
    const judgement = judgements[index];
    if (judgement !== void 0) results.push(child.explain(at2, judgement, warnings));
  }
  return results;
}
function combine(parts, weights, strategy, marking) {
  const applying = parts.every(applies) ? { judgements: parts, weights } : applyingParts(parts, weights);
  const untold = isUntold(parts);
  if (applying.judgements.length === 0) return untold ? { ...SKIPPED, parts, untold } : { ...SKIPPED, parts };
  const verdict = strategy.verdict?.(applying);
  const finding = { raw: strategy.score(applying), worst: worstSeverity(parts), parts, untold };
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
function combineWords({ says }, parts, of) {
  if (says === void 0) return "";
  const keys = of.keys.filter((_, index) => parts[index]?.score !== null);
  return says(applyingParts(parts, of.weights), (index) => keys[index] ?? "");
}
function explain(strategy, marking, judgement, of) {
  const { parts } = judgement;
  if (!parts.some(applies)) return "no criterion applies to this trial";
  const failed = of.keys.filter((_, index) => didNotPass(parts[index]));
  const asked = failed.length > 0 ? `did not pass: ${failed.join(", ")}` : "every criterion that applies passed";
  return clauses(
    combineWords(strategy, parts, of),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    asked
  );
}

// src/rubric/nodes/node.ts
function chosen(answers, choose) {
  return { choice: { answers, choose }, judge: (at2) => answers[choose(at2)] };
}
function nodeResult({ key, kind, weight }, { verdict, score: score2, severity, raw }, { explanation, label, children }, observed) {
  if (children === void 0 && label === void 0 && raw === void 0) {
    if (observed.length > 0) return { explanation, key, kind, observed, score: score2, severity, verdict, weight };
    return { explanation, key, kind, score: score2, severity, verdict, weight };
  }
  return {
    ...children === void 0 ? {} : { children },
    explanation,
    key,
    kind,
    ...label === void 0 ? {} : { label },
    ...observed.length === 0 ? {} : { observed },
    ...raw === void 0 ? {} : { raw },
    score: score2,
    severity,
    verdict,
    weight
  };
}
function notEvaluated(nodes, why) {
  return nodes.map((node) => {
    const children = node.parts.length === 0 ? {} : { children: notEvaluated(node.parts, why) };
    return nodeResult(node, SKIPPED, { explanation: `not evaluated: ${why}`, ...children }, []);
  });
}

// src/rubric/nodes/criterion.ts
function compileCriterion(file, pointer, { marking, compiling }) {
  const { test, explain: explain7 } = onlyCondition(file, pointer, compiling);
  const passesWhen = file.pass_when !== void 0;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markUntold(marking)];
  return {
    kind: "criterion",
    parts: [],
    ...chosen(answers, (at2) => {
      const truth = test(at2);
      return truth === void 0 ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at2, judgement, notes) => {
      const explanation = explain7(at2, notes);
      if (marking.threshold === null && marking.calibrate === null) return { explanation };
      return { explanation: clauses(explanation, markWords(marking, judgement)) };
    }
  };
}
function yesOrNo(raw, marking) {
  const severity = marking.severity ?? "medium";
  const judgement = mark(marking, { raw, worst: null });
  const isNo = marking.threshold === null && raw === 0;
  return isNo ? { ...judgement, severity, verdict: "fail", answer: "no" } : { ...judgement, severity };
}
function onlyCondition({ pass_when, fail_when }, pointer, compiling) {
  const pass = pass_when && compileCondition(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition(fail_when, `${pointer}/fail_when`, compiling);
  return pass ?? fail ?? neverAsked;
}

// src/rubric/written/item-names.ts
var DEFAULT_ITEM = "item";
function itemNames(part) {
  if (typeof part !== "object" || part === null) return [];
  const own = isRecord(part) && isRecord(part.each) && isRecord(part.each.node) ? [nameOf(part.each)] : [];
  return [...own, ...Object.values(part).flatMap(itemNames)];
}
function nameOf({ as: as2 }) {
  return typeof as2 === "string" ? as2 : DEFAULT_ITEM;
}

// src/rubric/nodes/items.ts
function compileItems(over, pointer, compiling) {
  const { field, steps, turns } = over;
  refuseSeveral(over, pointer, compiling);
  if (field !== void 0) return compileList(field, `${pointer}/field`, compiling);
  if (steps !== void 0) return compileSteps(steps, `${pointer}/steps`, compiling);
  return turns === void 0 ? void 0 : itemsOf(TRACE, `${turns} turns`, (trace) => turnsOf(trace, turns));
}
function refuseSeveral(over, pointer, { problems }) {
  const named2 = Object.keys(over);
  if (named2.length < 2) return;
  const what = "`over` names the items in one way";
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(["field", "steps", "turns"], named2) });
}
function compileList(field, pointer, compiling) {
  const list = { ...compileFact(field, pointer, compiling), ...A_LIST };
  return itemsOf(list, list.path, (items2) => items2);
}
function compileSteps(file, pointer, compiling) {
  const facts = [];
  const { shown: shown3, fits } = compileStep(file, pointer, { ...compiling, facts });
  const pick = (trace, at2) => trace.filter((step) => fits(step, at2));
  return itemsOf(TRACE, `steps that fit ${shown3}`, pick, facts);
}
var A_LIST = { accepts: Array.isArray, wanted: "a list" };
var TRACE = { path: "trace", read: ({ trial }) => trial.trace, fault: () => void 0, ...A_LIST };
function itemsOf(list, shown3, pick, facts = []) {
  const unfit3 = (at2) => [...facts, list].find((fact) => readFit(fact, at2) === void 0);
  return {
    shown: shown3,
    read: (at2) => unfit3(at2) === void 0 ? pick(list.read(at2), at2) : null,
    explainNone: (at2, notes) => explainUnfit(unfit3(at2) ?? list, at2, notes)
  };
}
function turnsOf(trace, role) {
  const starts = trace.flatMap((step, index) => isMessageOf(step, role) ? [index] : []);
  return starts.map((start, index) => turnOf(trace.slice(start, starts[index + 1])));
}
function turnOf(steps) {
  const [opening] = steps;
  const text2 = opening?.type === "message" ? opening.text : "";
  const reply = steps.findLast((step) => isMessageOf(step, "assistant"))?.text;
  return reply === void 0 ? { text: text2, steps } : { text: text2, steps, reply };
}
function isMessageOf(step, role) {
  return step.type === "message" && step.role === role;
}

// src/rubric/nodes/each.ts
var MAX_JOINED = 1e3;
var MOST_ITEMS = 1e5;
var MOST_KEYS = 10;
function compileEach({ each }, pointer, context) {
  const compiled = each && compileItemwise(each, `${pointer}/each`, context);
  return compiled === void 0 ? neverJudged(context.marking) : bodyOf(compiled);
}
function compileItemwise(file, pointer, { marking, compiling, compileChild }) {
  const variable = file.as ?? DEFAULT_ITEM;
  const within = { ...compiling, names: namesWithin(file, variable, pointer, compiling) };
  if (file.node !== void 0) refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = file.node && compileChild(variable, file.node, `${pointer}/node`, within);
  const items2 = file.over && compileItems(file.over, `${pointer}/over`, compiling);
  if (items2 === void 0 || node === void 0) return void 0;
  const strategy = file.combine === void 0 ? everyItem(marking) : STRATEGIES[file.combine];
  const empty2 = answered(file.on_empty, marking.severity ?? "medium");
  const isCombined = file.combine !== void 0;
  return { items: items2, node, strategy, isCombined, marking, untold: markUntold(marking), empty: empty2 };
}
function namesWithin(file, variable, pointer, compiling) {
  const names = { ...compiling.names, items: [...compiling.names.items, variable] };
  if (mayHaveHad(file, ["as"])) return { ...names, lost: /* @__PURE__ */ new Set([...names.lost, "facts"]) };
  checkVariable(variable, file.as === void 0 ? pointer : `${pointer}/as`, compiling);
  return names;
}
function checkVariable(variable, pointer, { names, problems }) {
  checkName(variable, pointer, problems);
  if (!names.facts.has(variable) && !names.derived.has(variable)) return;
  const what = `the item \`${variable}\` would hide the fact of that name`;
  problems.add(pointer, { code: "hidden-fact", what, mend: "Give it a name of its own with `as`" });
}
function everyItem({ severity }) {
  const least = verdictOf(severity);
  const verdict = (parts) => {
    const verdicts = new Set(parts.judgements.map((one) => one.verdict));
    if (!verdicts.has("fail") && !verdicts.has("warn")) return "pass";
    return verdicts.has("fail") || least === "fail" ? "fail" : "warn";
  };
  return { ...STRATEGIES.mean, says: void 0, verdict };
}
function bodyOf(each) {
  return {
    kind: "each",
    parts: [],
    judge: (at2) => judge(each, at2),
    explain: (at2, judgement, notes) => {
      if (judgement === each.untold) return { explanation: each.items.explainNone(at2, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown}` };
      const children = explainItems(each, at2, judgement, notes);
      return { explanation: explain2(each, judgement, children), children };
    }
  };
}
function judge({ items: items2, node, strategy, marking, untold, empty: empty2 }, at2) {
  const list = items2.read(at2);
  if (list === null) return untold;
  if (list.length === 0) return empty2;
  countItems(list.length, at2);
  const parts = list.map((item) => node.judge(withItem(at2, item)));
  const weights = parts.map(() => 1);
  return combine(parts, weights, strategy, marking);
}
function countItems(count, { looked }) {
  looked.items += count;
  if (looked.items > MOST_ITEMS) throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
}
function withItem(at2, item) {
  return { ...at2, items: [...at2.items, item] };
}
function explainItems({ items: items2, node }, at2, { parts }, { warnings }) {
  const list = items2.read(at2) ?? [];
  return parts.map((part, index) => ({
    ...node.explain(withItem(at2, list[index]), part, warnings),
    key: String(index)
  }));
}
function explain2(each, judgement, children) {
  const { strategy } = each;
  if (judgement.score === null) return cut(`no item is asked; item by item: ${joined(children)}`, MAX_JOINED);
  const of = { keys: children.map(({ key }) => key), weights: children.map(() => 1) };
  const failed = children.filter(didNotPass);
  const names = failed.map(
    ({ key }) => () => key
  );
  const asked = failed.length === 0 ? "" : `did not pass: ${firstFew(names, MOST_KEYS)}`;
  const logic = clauses(
    combineWords(strategy, judgement.parts, of),
    calibrationWords(each.marking, judgement),
    verdictWords(each, judgement),
    asked
  );
  const all = joined(children);
  if (all.length > MAX_JOINED && failed.length > 0) return `${logic}: ${cut(joined(failed), MAX_JOINED)}`;
  return `${logic}${logic === "" ? "" : "; item by item: "}${cut(all, MAX_JOINED)}`;
}
function verdictWords({ strategy, marking, isCombined }, judgement) {
  if (isCombined || marking.threshold !== null) return ruleWords(marking, strategy, judgement);
  if (judgement.parts.some(({ verdict }) => verdict === "fail")) return "";
  if (judgement.verdict === "fail") return `severity ${judgement.severity}`;
  return judgement.verdict === "warn" ? "no item failed" : "";
}
function joined(children) {
  return children.map(({ explanation }) => explanation).join(" | ");
}
function neverJudged(marking) {
  return { kind: "each", parts: [], judge: () => markUntold(marking), explain: () => ({ explanation: "" }) };
}

// src/rubric/nodes/formula.ts
var SLACK2 = 1e-9;
function compileFormula(file, pointer, { marking, compiling }) {
  const bound = compileBound(file.formula, "number", `${pointer}/formula`, compiling);
  const text2 = cut(bound.text, EXPRESSION);
  const untold = markUntold(marking);
  return {
    kind: "formula",
    parts: [],
    judge: (at2) => {
      const value = bound.value(at2);
      if (value !== void 0) return markScalar(marking, checked(value, text2));
      return bound.needsSkipped(at2) ? SKIPPED : untold;
    },
    explain: (at2, judgement, notes) => {
      if (judgement === SKIPPED) return { explanation: `${text2} does not apply: ${withoutWarning(bound, at2, notes)}` };
      const reason = bound.explain(at2, notes);
      if (judgement === untold) return { explanation: `${text2} cannot be told: ${reason}` };
      const logic = reason === "" ? text2 : `${text2}: ${reason}`;
      return { explanation: clauses(logic, markWords(marking, judgement)) };
    }
  };
}
function withoutWarning(bound, at2, notes) {
  const quiet = { ...notes, warnings: [] };
  const reason = bound.explain(at2, quiet);
  notes.observed = quiet.observed;
  return reason;
}
function checked(value, text2) {
  if (value >= -SLACK2 && value <= 1 + SLACK2) return Math.min(Math.max(value, 0), 1);
  const hint2 = value >= 2 && value <= 100 ? ": divide by 100?" : "";
  throw new Unjudgeable(`the formula ${text2} gave ${value}; scores are 0 to 1${hint2}`);
}

// src/rubric/nodes/judge-answers.ts
var PERCENT = 100;
var REASON = 200;
var FORMS = {
  yes_no: "true or false",
  percent: "a number from 0 to 100"
};
function askingId({ question, form }, sees) {
  return contentHash({ form, question, sees });
}
function readAnswers(recorded, form, question) {
  const votes = votesOn(recorded, question);
  const given2 = votes.map(({ answer }) => answer);
  if (given2.length === 0 || !isFormed(given2, form)) return void 0;
  const scores2 = given2.map(scoreOf);
  const score2 = lowerMedian(scores2);
  const reasons = votes.filter((_, index) => scores2[index] === score2).map(({ reason }) => reason);
  return { given: given2, score: score2, reason: reasons.find((reason) => reason !== "") ?? "" };
}
function isRecorded(recorded, question) {
  if (Array.isArray(recorded) && recorded.length === 0) return true;
  return votesOn(recorded ?? null, question).some(({ answer }) => answer !== null);
}
function whyNone(path, recorded, form, question) {
  if (recorded === void 0) return `${path} is absent`;
  const failed = listOf(recorded).find((vote2) => isRecord(vote2) && vote2.answer === null);
  if (isRecord(failed) && typeof failed.reason === "string" && failed.reason !== "") return cut(failed.reason, REASON);
  const isOther = listOf(recorded).length > 0 && votesOn(recorded, question).length === 0;
  if (isOther)
    return `${path} (${shownValue(recorded, IN_SENTENCE)}) does not answer ${shownValue(question, IN_SENTENCE)}`;
  const [at2, vote] = firstMisformed(recorded, form, question);
  return `${path}${at2} (${shownValue(vote, IN_SENTENCE)}) is not ${FORMS[form]}`;
}
function firstMisformed(recorded, form, question) {
  const votes = Array.isArray(recorded) ? recorded : [];
  const index = votes.findIndex(
    (vote) => !isFormed(
      votesOn([vote], question).map(({ answer }) => answer),
      form
    )
  );
  return index === -1 ? ["", recorded] : [`.${index}`, votes[index]];
}
function votesOn(recorded, question) {
  const isOwn = ({ question: asked }) => asked === void 0 || typeof asked === "string" && asked.trim() === question;
  const own = listOf(recorded).filter((vote) => !isRecord(vote) || isOwn(vote));
  return own.map((vote) => {
    if (!isRecord(vote)) return { answer: vote, reason: "" };
    return { answer: vote.answer, reason: typeof vote.reason === "string" ? vote.reason : "" };
  });
}
function listOf(recorded) {
  return Array.isArray(recorded) ? recorded : [recorded];
}
function isFormed(given2, form) {
  if (form === "yes_no") return given2.every((answer) => typeof answer === "boolean");
  return given2.every((answer) => typeof answer === "number" && answer >= 0 && answer <= PERCENT);
}
function scoreOf(answer) {
  return typeof answer === "boolean" ? Number(answer) : answer / PERCENT;
}
function lowerMedian(scores2) {
  return scores2.toSorted((a, b) => a - b)[Math.ceil(scores2.length / 2) - 1] ?? 0;
}

// src/rubric/nodes/judge.ts
var REASON2 = 200;
var RESERVED2 = ["model", "version"];
function compileJudge(file, pointer, { marking, compiling }) {
  const asked = compileAsked(file, pointer, compiling);
  const untold = markUntold(marking);
  const scoreAt = (at2) => answersTo(asked, at2)?.score;
  const judged = asked.form === "yes_no" ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), untold], (at2) => scoreAt(at2) ?? 2) : {
    judge: (at2) => {
      const score2 = scoreAt(at2);
      return score2 === void 0 ? untold : markScalar(marking, score2);
    }
  };
  return {
    kind: "judge",
    parts: [],
    ...asked.seen === null ? {} : { asks: asked.seen.asks },
    ...judged,
    explain: (at2, judgement, notes) => ({
      explanation: clauses(explainAsked(asked, at2, notes), markWords(marking, judgement))
    })
  };
}
function compileAsked(file, pointer, compiling) {
  const key = pointerNames(pointer).at(-1) ?? "";
  checkPlace(key, file, pointer, compiling);
  const { question = "", judge: form = "yes_no", sees } = file;
  const asked = { key, question: question.trim(), form };
  const [path, at2] = [`judge.${key}`, `${pointer}/judge`];
  if (sees === void 0) return { ...asked, recorded: compileFact(path, at2, compiling), seen: null };
  const names = { ...compiling.names, closed: false };
  const recorded = compileFact(path, at2, { ...compiling, names, needs: /* @__PURE__ */ new Set() });
  compiling.needs.add(MODEL_NEED);
  const facts = sees.map((seen, index) => compileSeen(seen, `${pointer}/sees/${index}`, compiling));
  const shown3 = (of) => Object.fromEntries(facts.map((fact) => [fact.path, fact.read(of) ?? null]));
  return {
    ...asked,
    recorded,
    seen: { asks: { id: askingId(asked, sees), key, question: asked.question, form, shown: shown3 }, facts }
  };
}
function compileSeen(path, pointer, compiling) {
  const what = path === void 0 ? void 0 : hidden(rootOf(path), compiling);
  if (path !== void 0 && what !== void 0)
    compiling.problems.add(pointer, { code: "bad-field", what, found: path, mend: "Name what the answer is about" });
  return compileFact(path, pointer, compiling);
}
function hidden(root, { names }) {
  if (names.derived.has(root)) return "a judge sees facts of the trial, and none that is derived from them";
  return root === "judge" ? "a judge does not see what judges have said" : void 0;
}
function checkPlace(key, file, pointer, { problems }) {
  const refuse = (what, mend) => problems.add(pointer, { code: "bad-node", what, mend });
  const isNamed = pointer === `/criteria/${key}` || pointer === `/nodes/${key}`;
  if (!isNamed)
    refuse(
      "what a judge is asked needs a name",
      "Move it to the `criteria` or `nodes` of the rubric, and `use` it here"
    );
  else if (RESERVED2.includes(key)) refuse(`\`judge.${key}\` says who judged, and is no answer`, "Give it another key");
  if (file.question === void 0) refuse("what a judge is asked needs a `question`", "Write it so that yes is good");
}
function answersTo({ key, question, form, recorded, seen }, at2) {
  const value = recorded.read(at2);
  const own = readAnswers(value, form, question);
  if (own !== void 0) return { ...own, isRecorded: true };
  const isOwn = isRecorded(value, question);
  if (!isOwn && seen?.facts.every((fact) => fact.read(at2) === void 0)) return void 0;
  const asks = isOwn ? null : seen?.asks ?? null;
  const votes = asks === null ? void 0 : at2.trial[ANSWERS]?.[asks.id];
  const others = readAnswers(votes, form, question);
  if (others !== void 0) return { ...others, isRecorded: false };
  const why = votes === void 0 ? `${whyNone(recorded.path, value, form, question)}${whyUnasked(asks, value)}` : whyNone(SAID, votes, form, question);
  throw new Unanswered(`\`${key}\` has no answer: ${why}`, asks);
}
var SAID = "what the judge says";
function whyUnasked(asks, recorded) {
  if (asks !== null) return ", and no judge was asked";
  return recorded === void 0 ? ", and without `sees` no model is asked" : "";
}
function explainAsked(asked, at2, notes) {
  const answers = answersTo(asked, at2);
  if (answers !== void 0) return explainAnswers(asked, answers, at2, notes);
  const { facts = [] } = asked.seen ?? {};
  for (const fact of facts) noteSeen(fact, at2, notes);
  const paths = facts.map(({ path }) => path);
  return `${paths.join(" and ")} ${paths.length === 1 ? "is" : "are"} absent: there is nothing to ask about`;
}
function explainAnswers({ recorded, seen }, answers, at2, notes) {
  const { given: given2, score: score2, reason } = answers;
  const said = given2.length === 1 ? given2[0] : given2;
  const subject = answers.isRecorded ? shownFact(notes, recorded.path, said) : `the judge's answer (${shownValue(said, IN_SENTENCE)})`;
  if (!answers.isRecorded) for (const fact of seen?.facts ?? []) noteSeen(fact, at2, notes);
  const because = reason === "" ? "" : `: ${shownValue(reason, REASON2)}`;
  return `${subject} ${typeof given2[0] === "number" ? ofHundred(given2) : yesOrNoOf(given2, score2)}${because}`;
}
function noteSeen(fact, at2, notes) {
  const value = fact.read(at2);
  shownFact(notes, fact.path, value);
  if (value === void 0) warn(notes, `fact \`${fact.path}\` is absent`);
}
function ofHundred({ length }) {
  return length === 1 ? "of 100" : "of 100, the middle one counts";
}
function yesOrNoOf(given2, score2) {
  const says = `says ${score2 === 1 ? "yes" : "no"}`;
  if (given2.length === 1) return says;
  return `${says}, ${given2.filter((answer) => answer === (score2 === 1)).length} of ${given2.length} times`;
}

// src/rubric/references/table-row.ts
function tableKey(value) {
  if (typeof value === "string") return value;
  const hasKey = typeof value === "boolean" || typeof value === "number" && !holdsLargeNumber(value);
  return hasKey ? String(value) : void 0;
}
function explainRow({ path, read, fault: fault2 }, rows, at2, notes, explainOther) {
  const known2 = fault2(at2);
  if (known2 !== void 0) return known2;
  const value = read(at2);
  const key = tableKey(value);
  const subject = shownFact(notes, path, value);
  if (key !== void 0)
    return rows.has(key) ? `${subject} is in the table` : explainOther(`${subject} is not in the table`);
  warn(notes, `fact \`${path}\` ${keyFault(value)}`);
  return `${subject} ${keyFault(value)}`;
}
function keyFault(value) {
  if (typeof value === "number") return `is in no table: ${TOO_LARGE}`;
  return value === void 0 ? "is absent" : "is not text, a number, true or false";
}

// src/rubric/nodes/lookup.ts
function compileLookup({ lookup }, pointer, { marking, compiling }) {
  const { field, table: table2 = {}, default: usual } = lookup ?? {};
  const fact = compileFact(field, `${pointer}/lookup/field`, compiling);
  const scores2 = new Map(Object.entries(table2).map(([value, score2 = 0]) => [value, markScalar(marking, score2)]));
  const other = usual === void 0 ? null : markScalar(marking, usual);
  const untold = markUntold(marking);
  return {
    kind: "lookup",
    parts: [],
    judge: (at2) => {
      const key = tableKey(fact.read(at2));
      return key === void 0 ? untold : scores2.get(key) ?? other ?? untold;
    },
    explain: (at2, judgement, notes) => {
      const found = explainRow(fact, scores2, at2, notes, (notListed) => {
        if (other !== null) return `${notListed}: the default counts`;
        warn(notes, `fact \`${fact.path}\` has a value that the table does not score`);
        return `${notListed}, and there is no default`;
      });
      return { explanation: clauses(found, markWords(marking, judgement)) };
    }
  };
}

// src/rubric/nodes/rule.ts
function counts({ node, fired, untold }, judgement) {
  return judgement === fired || judgement === untold && node.weight <= 0;
}
function compileRule(file, pointer, compiling) {
  const { name: name2 = "", weight = 0, question, terminal: isTerminal = false } = file;
  const severity = file.severity ?? severityOf(weight, isTerminal);
  const condition = compileCondition(file.condition, `${pointer}/condition`, compiling);
  const passed = { verdict: "pass", score: 1, severity, parts: NO_PARTS };
  const failed = { verdict: "fail", score: 0, severity, parts: NO_PARTS };
  const [fired, unfired] = weight > 0 ? [passed, failed] : [failed, passed];
  const untold = { ...failed, untold: true };
  const node = {
    key: name2,
    kind: "rule",
    ...question === void 0 ? {} : { question },
    weight,
    parts: [],
    failed,
    ...chosen([fired, unfired, untold], (at2) => {
      const truth = condition.test(at2);
      return truth === void 0 ? 2 : truth ? 0 : 1;
    }),
    explain: (at2, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explanation = explain3(condition, weight, at2, notes);
      return nodeResult(node, judgement, { explanation }, notes.observed);
    }
  };
  return { node, isTerminal, fired, unfired, untold };
}
function severityOf(weight, isTerminal) {
  if (weight > 0) return "none";
  return isTerminal ? "critical" : "medium";
}
function explain3(condition, weight, at2, notes) {
  const truth = condition.test(at2);
  const because = condition.explain(at2, notes);
  if (truth !== void 0) return `${truth ? "fired" : "did not fire"}: ${because}`;
  return `${weight > 0 ? "did not fire" : "counts as fired"}, as it cannot be told: ${because}`;
}

// src/rubric/nodes/rule-order.ts
function orderRules(rules, compiling) {
  checkRules(rules, compiling);
  const names = rules.map(({ file }) => file.name ?? "");
  for (const rule of rules) checkOverrides(rule, rules, compiling);
  const overriders = names.map(
    (name2) => rules.flatMap(({ file }, index) => file.overrides?.includes(name2) ? [index] : [])
  );
  const needsOf = (name2) => (overriders[names.indexOf(name2)] ?? []).map((index) => names[index] ?? "");
  const sorted3 = dependencyOrder(names, needsOf);
  for (const circle of sorted3.circles) {
    const members2 = circle.toReversed();
    const found = shownCircle(members2).replaceAll(" needs ", " overrides ");
    const { pointer } = rules[names.indexOf(members2[0] ?? "")];
    const what = "rules override each other in a circle";
    compiling.problems.add(`${pointer}/overrides`, { code: "circle", what, found });
  }
  const order = sorted3.order.map((name2) => names.indexOf(name2));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}
function checkRules(rules, { problems }) {
  const seen = /* @__PURE__ */ new Set();
  for (const { file, pointer } of rules) {
    const { name: name2, weight, terminal } = file;
    if (name2 !== void 0) {
      checkName(name2, `${pointer}/name`, problems);
      if (seen.has(name2))
        problems.add(`${pointer}/name`, { code: "duplicate-node", what: `rule \`${name2}\` stands above already` });
      seen.add(name2);
    }
    if (weight === 0 && terminal !== true && !mayHaveHad(file, ["terminal"]))
      problems.add(`${pointer}/weight`, {
        code: "bad-weights",
        what: "a rule of weight 0 changes nothing",
        expected: "above 0 to add, below 0 to take away"
      });
  }
}
function checkOverrides({ file, pointer }, rules, { problems }) {
  const known2 = rules.flatMap((rule) => rule.file.name ?? []);
  for (const { item: name2, at: at2 } of soundItems(file.overrides, `${pointer}/overrides`)) {
    const target = rules.find((rule) => rule.file.name === name2);
    if (target?.file.terminal === true) {
      const what = `\`${name2}\` is terminal: it is evaluated before all others, and nothing overrides it`;
      problems.add(at2, { code: "bad-node", what });
    } else if (target === void 0 && known2.length === rules.length) {
      const mend = adviseName(name2, [...new Set(known2)]);
      problems.add(at2, { code: "unknown-node", what: `there is no rule \`${name2}\``, mend });
    }
  }
}

// src/rubric/nodes/rules.ts
function compileRules(file, pointer, { marking, compiling }) {
  const placed = placedRules(file, pointer);
  const order = orderRules(placed, compiling);
  const rules = placed.map((rule) => compileRule(rule.file, rule.pointer, compiling));
  return {
    kind: "rules",
    parts: rules.map(({ node }) => node),
    judge: (at2) => {
      const { parts, ending } = askTerminal(rules, at2);
      if (ending !== void 0) return endedBy(ending, rules, parts, marking);
      askOthers(rules, order, parts, at2);
      return weigh(rules, parts, marking);
    },
    explain: (at2, judgement, { warnings }) => ({
      explanation: explain4(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at2, warnings)
    })
  };
}
function placedRules({ rules = [] }, pointer) {
  return rules.map((file = {}, index) => ({ file, pointer: `${pointer}/rules/${index}` }));
}
function askTerminal(rules, at2) {
  const parts = rules.map(() => SKIPPED);
  const ending = rules.find((rule, index) => {
    if (!rule.isTerminal) return false;
    parts[index] = rule.node.judge(at2);
    return counts(rule, parts[index]);
  });
  return { parts, ending };
}
function endedBy(ending, rules, parts, marking) {
  const verdict = ending.node.weight > 0 ? "pass" : "fail";
  const worst = verdict === "pass" ? null : worstSeverity(parts);
  const finding = {
    raw: leastOf(rules, parts, ending.node.weight),
    worst,
    verdict,
    parts,
    untold: isUntold(parts)
  };
  return mark({ ...marking, threshold: null }, finding);
}
function askOthers(rules, { order, overriders }, parts, at2) {
  for (const index of order) {
    const rule = rules[index];
    parts[index] = heard(rule, overriderOf(index, rules, parts, overriders), at2);
  }
}
function weigh(rules, parts, marking) {
  const raw = leastOf(rules, parts, sumOfCounted(rules, parts));
  return mark(marking, { raw, worst: worstSeverity(parts), parts, untold: isUntold(parts) });
}
function sumOfCounted(rules, parts) {
  return sumOf(rules.filter((rule, index) => counts(rule, parts[index])).map(({ node }) => node.weight));
}
function leastOf(rules, parts, raw) {
  return Math.min(raw, ...mayHaveEnded(rules, parts).map(({ node }) => node.weight));
}
function mayHaveEnded(rules, parts) {
  return rules.filter((rule, index) => rule.isTerminal && parts[index] === rule.untold && !counts(rule, rule.untold));
}
function heard(rule, overrider, at2) {
  if (overrider?.isSure) return SKIPPED;
  const own = rule.node.judge(at2);
  const isInDoubt = overrider !== void 0 && own === rule.fired && rule.node.weight > 0;
  return isInDoubt ? rule.untold : own;
}
function overriderOf(index, rules, parts, overriders) {
  const others = overriders[index] ?? [];
  const sure = others.find((other) => parts[other] === rules[other]?.fired);
  const found = sure ?? others.find((other) => parts[other] === rules[other]?.untold);
  return found === void 0 ? void 0 : { rule: rules[found], isSure: sure !== void 0 };
}
function endingRule(rules, parts) {
  return rules.find((rule, index) => rule.isTerminal && counts(rule, parts[index]));
}
function explain4(rules, marking, judgement) {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted3 = rules.filter((rule, index) => parts[index] === rule.untold && counts(rule, rule.untold));
  const asked = clauses(naming("fired", fired), naming("counts as fired", counted3));
  const sum2 = sumOfCounted(rules, parts);
  const less2 = mayHaveEnded(rules, parts).filter(({ node }) => node.weight < sum2);
  const ends = naming(`may have ended the list ${ending === void 0 ? "with less" : "before, with less"}`, less2);
  if (ending !== void 0)
    return clauses(`${asked}, which ended the list`, ends, calibrationWords(marking, judgement));
  return clauses(clauses(asked, ends) || "no rule fired", markWords(marking, judgement));
}
function naming(what, rules) {
  return rules.length === 0 ? "" : `${what}: ${rules.map(({ node }) => node.key).join(", ")}`;
}
function explainRules(rules, { overriders }, { parts }, at2, warnings) {
  const ending = endingRule(rules, parts);
  return rules.map(({ node, untold }, index) => {
    const part = parts[index];
    const isOwn = part === untold ? part === node.judge(at2) : part !== SKIPPED;
    if (isOwn) return node.explain(at2, part, warnings);
    const explanation = ending === void 0 ? overridden(overriderOf(index, rules, parts, overriders)) : `not evaluated: ${ending.node.key} ended the list`;
    return nodeResult(node, part, { explanation }, []);
  });
}
function overridden(overrider) {
  return `overridden by ${overrider?.rule.node.key}${overrider?.isSure === false ? ", which cannot be told" : ""}`;
}

// src/rubric/nodes/branch.ts
function compileBranch(file, pointer, context) {
  if (file === void 0) return compileEnd({}, pointer, context);
  checkBranch(file, pointer, context.compiling);
  if (!isFork(file)) return compileEnd(file, pointer, context);
  return {
    condition: compileCondition(file.if, `${pointer}/if`, context.compiling),
    yes: compileBranch(file.then, `${pointer}/then`, context),
    no: compileBranch(file.else, `${pointer}/else`, context),
    asks: conditionSubjects(file.if)
  };
}
function isFork(file) {
  return ["if", "then", "else"].some((key) => Object.hasOwn(file, key));
}
var KINDS = ["if", "score", "node"];
function checkBranch(file, pointer, { problems }) {
  const kinds = KINDS.filter((kind) => kind === "if" ? isFork(file) : Object.hasOwn(file, kind));
  if (kinds.length === 0 && mayHaveHad(file, KINDS)) return;
  if (kinds.length === 1) {
    if (kinds[0] !== "if" || file.label === void 0) return;
    const what = "`label` names the end of a path, and this is a fork";
    problems.add(`${pointer}/label`, { code: "bad-node", what, mend: "Move it to where a score or a node stands" });
    return;
  }
  problems.add(pointer, { code: "bad-node", what: "a branch is a fork or an end", ...exactlyOne(KINDS, kinds) });
}
function compileEnd(file, pointer, { marking, compiling, compileChild }) {
  const label = file.label ?? null;
  if (isRecord(file.node)) {
    refuseWeight(file.node, `${pointer}/node`, compiling);
    const node = compileChild(wayTo(pointer), file.node, `${pointer}/node`, compiling);
    return { label, node, judge: (at2) => adoptChild(node.judge(at2), marking) };
  }
  const judgement = markScalar(marking, file.score ?? 0);
  return { label, node: null, judge: () => judgement };
}
function wayTo(pointer) {
  const top = "/tree/";
  return pointer.slice(pointer.lastIndexOf(top) + top.length).replaceAll("/", "_");
}
function adoptChild(judgement, marking) {
  return adopt(marking, judgement, [judgement]);
}
function conditionSubjects(file) {
  if (file === void 0) return [];
  const parts = [...file.and ?? [], ...file.or ?? [], ...file.not === void 0 ? [] : [file.not]];
  return [.../* @__PURE__ */ new Set([...ownSubjects(file), ...parts.flatMap(conditionSubjects)])];
}
function ownSubjects({ field, trace, expr }) {
  return [
    field,
    expr === void 0 ? void 0 : cut(expr, IN_SENTENCE),
    trace === void 0 ? void 0 : "the trace"
  ].filter((subject) => subject !== void 0);
}

// src/rubric/nodes/tree.ts
function compileTree({ tree }, pointer, context) {
  const { marking, compiling } = context;
  refuseLeaf(tree, `${pointer}/tree`, compiling);
  const root = compileBranch(tree, `${pointer}/tree`, context);
  const untold = markUntold(marking);
  return {
    kind: "tree",
    parts: [],
    judge: (at2) => endOf(root, at2)?.judge(at2) ?? untold,
    explain: (at2, judgement, notes) => explain5(root, at2, judgement, marking, notes)
  };
}
function refuseLeaf(tree, pointer, { problems }) {
  if (tree === void 0 || isFork(tree) || mayHaveHad(tree, ["if"])) return;
  problems.add(pointer, { code: "bad-node", what: "a tree begins with `if`" });
}
function endOf(root, at2) {
  let branch = root;
  while ("condition" in branch) {
    const truth = branch.condition.test(at2);
    if (truth === void 0) return void 0;
    branch = truth ? branch.yes : branch.no;
  }
  return branch;
}
function pathOf(root, at2, notes) {
  const said = [];
  const asked = /* @__PURE__ */ new Set();
  const others = /* @__PURE__ */ new Set();
  let branch = root;
  while ("condition" in branch) {
    said.push(branch.condition.explain(at2, notes));
    const truth = branch.condition.test(at2);
    if (truth === void 0) return { said, passedOver: [], end: void 0 };
    for (const subject of branch.asks) asked.add(subject);
    for (const subject of subjectsBelow(truth ? branch.no : branch.yes)) others.add(subject);
    branch = truth ? branch.yes : branch.no;
  }
  if (branch.label !== null) asked.add(branch.label);
  return { said, passedOver: [...others].filter((subject) => !asked.has(subject)), end: branch };
}
function explain5(root, at2, judgement, marking, notes) {
  const { said, passedOver: passedOver2, end } = pathOf(root, at2, notes);
  const path = said.join("; ");
  if (end === void 0) return { explanation: `${path}: cannot be told, so the tree ends here` };
  const name2 = end.label === null ? "" : `: ${end.label}`;
  const rest = passedOver2.length === 0 ? "" : `not evaluated: ${passedOver2.join(", ")}`;
  const explanation = clauses(`${path}${name2}`, markWords(marking, judgement), rest, endWords(end, marking, judgement));
  const label = end.label === null ? {} : { label: end.label };
  if (end.node === null) return { explanation, ...label };
  return { explanation, ...label, children: explainAll([end.node], judgement.parts, at2, notes.warnings) };
}
function endWords({ node }, marking, judgement) {
  if (node === null) return severityWords(marking, judgement);
  return turnedWords(marking, judgement.parts[0]?.verdict, judgement);
}
function subjectsBelow(branch) {
  if ("condition" in branch) return [...branch.asks, ...subjectsBelow(branch.yes), ...subjectsBelow(branch.no)];
  return branch.node !== null && branch.label !== null ? [branch.label] : [];
}

// src/rubric/nodes/use.ts
function compileUse(file, pointer, { marking, compiling }) {
  const key = file.use;
  const slot = nodeSlot(key, `${pointer}/use`, compiling);
  return {
    kind: "use",
    parts: [],
    // Nodes are judged in the order of their references, so there is one unless nobody has answered.
    judge: (at2) => adopt(marking, judgementAt(at2, slot ?? -1) ?? SKIPPED, NO_PARTS),
    explain: (at2, judgement) => {
      const before = judgementAt(at2, slot ?? -1)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, before, judgement)];
      return { explanation: clauses(`as judged under \`${key}\``, marked, turned) };
    }
  };
}

// src/rubric/nodes/compile-node.ts
var KINDS2 = {
  pass_when: compileCriterion,
  fail_when: compileCriterion,
  criteria: compileComposite,
  use: compileUse,
  rules: compileRules,
  tree: compileTree,
  lookup: compileLookup,
  each: compileEach,
  formula: compileFormula,
  judge: compileJudge
};
var BELOW_ONLY = /* @__PURE__ */ new Set(["pass_when", "fail_when", "use", "judge"]);
function compileNode(key, file, pointer, compiling, compileChild = (childKey, child, at2, within = compiling) => compileNode(childKey, child, at2, within)) {
  const { when, otherwise, question, weight = 1 } = file;
  const severity = file.severity ?? "medium";
  const body = compileBody(file, pointer, compiling, compileChild);
  const applies2 = when === void 0 ? null : compileCondition(when, `${pointer}/when`, compiling);
  checkNeeded(file, pointer, compiling);
  const failed = { verdict: "fail", score: 0, severity, parts: body.parts.map((part) => part.failed) };
  const node = {
    key,
    kind: body.kind,
    ...question === void 0 ? {} : { question },
    ...body.asks === void 0 ? {} : { asks: body.asks },
    weight,
    parts: body.parts,
    failed
  };
  const isPlain4 = applies2 === null;
  return { ...node, ...isPlain4 ? always(node, body) : where(node, body, applies2, answered(otherwise, severity)) };
}
function compileBody(file, pointer, compiling, compileChild) {
  const kinds = Object.keys(KINDS2).filter((kind) => Object.hasOwn(file, kind));
  const compile = KINDS2[kinds[0] ?? ""];
  const isLost = compile === void 0 && mayHaveHad(file, Object.keys(KINDS2));
  if (kinds.length !== 1 && !isLost) refuseKinds(kinds, pointer, compiling);
  checkCombining(file, pointer, compiling);
  const marking = {
    threshold: thresholdOf(file),
    severity: file.severity ?? null,
    calibrate: compileCalibration(file.calibration, `${pointer}/calibration`, compiling)
  };
  return (compile ?? compileCriterion)(file, pointer, { marking, compiling, compileChild });
}
function refuseKinds(kinds, pointer, { problems }) {
  const isRoot = pointer === "";
  const known2 = Object.keys(KINDS2).filter((kind) => !isRoot || !BELOW_ONLY.has(kind));
  const what = `a ${isRoot ? "rubric" : "node"} is of one kind`;
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(known2, kinds) });
}
function always(node, body) {
  return {
    choice: body.choice ?? null,
    judge: body.judge,
    explain: (at2, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explained = body.explain(at2, judgement, notes);
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function where(node, body, applies2, elsewhere) {
  const inside2 = always(node, body);
  const least = elsewhere.verdict === "pass" ? answered("skip", elsewhere.severity) : elsewhere;
  const inDoubt = { ...least, untold: true };
  const outside = [elsewhere, inDoubt];
  return {
    ...body.choice === void 0 ? judgedWhere(body, applies2, outside) : chosenWhere(body.choice, applies2, outside),
    explain: (at2, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside2.explain(at2, judgement, warnings);
      const notes = startNotes(warnings);
      const explanation = `${ELSEWHERE[judgement.verdict] ?? ""}${applies2.explain(at2, notes)}`;
      const children = notEvaluated(node.parts, `${node.key} does not apply`);
      return nodeResult(
        node,
        judgement,
        { explanation, ...children.length === 0 ? {} : { children } },
        notes.observed
      );
    }
  };
}
function judgedWhere(body, applies2, [elsewhere, inDoubt]) {
  const judge2 = (at2) => {
    const truth = applies2.test(at2);
    return truth === true ? body.judge(at2) : truth === false ? elsewhere : inDoubt;
  };
  return { choice: null, judge: judge2 };
}
function chosenWhere({ answers, choose }, applies2, outside) {
  return chosen([...answers, ...outside], (at2) => {
    const truth = applies2.test(at2);
    return truth === true ? choose(at2) : answers.length + (truth === false ? 0 : 1);
  });
}
var ELSEWHERE = {
  skipped: "does not apply: ",
  pass: "passes where it does not apply: ",
  fail: "fails where it does not apply: "
};
function isElsewhere({ verdict, explanation, children = [] }) {
  const words2 = ELSEWHERE[verdict];
  return words2 !== void 0 && explanation.startsWith(words2) && children.every((child) => child.verdict === "skipped");
}

// src/rubric/compile-nodes.ts
function nodeSlots(file, problems) {
  const slots = /* @__PURE__ */ new Map();
  for (const [section, nodes] of namedSections(file)) {
    for (const key of Object.keys(nodes)) {
      checkKey2(key, section, problems);
      if (slots.has(key))
        problems.add(`${section}/${key}`, { code: "duplicate-node", what: `\`${key}\` stands above already` });
      slots.set(key, slots.size);
    }
  }
  return slots;
}
function compileNodes(id, file, { names, problems, needs: asked }) {
  const named2 = [];
  const needs = /* @__PURE__ */ new Map();
  const compileNamed = (key, node, pointer) => {
    const own = { problems, names, needs: /* @__PURE__ */ new Set() };
    const compiled = compileNode(key, node, pointer, own);
    const slot = names.nodes.get(key) ?? 0;
    named2[slot] = compiled;
    needs.set(key, own.needs);
    return judgedOnce(compiled, slot);
  };
  const apart2 = Object.entries(isRecord(file.nodes) ? file.nodes : {}).filter(([, node]) => isRecord(node)).map(([key, node]) => {
    refuseWeight(node, `/nodes/${key}`, { problems });
    return { key, node: compileNamed(key, { ...node, weight: 0 }, `/nodes/${key}`) };
  });
  const whole = { problems, names, needs: /* @__PURE__ */ new Set() };
  const root = compileNode(
    id,
    file,
    "",
    whole,
    (key, node, pointer, within = whole) => pointer === `/criteria/${key}` ? compileNamed(key, node, pointer) : compileNode(key, node, pointer, within)
  );
  refuseOwnParts(file, needs, whole);
  const read = /* @__PURE__ */ new Set([...asked, ...whole.needs, ...[...needs.values()].flatMap((keys) => [...keys])]);
  const order = sortedKeys(names.nodes, needs, file, problems).filter((key) => read.has(key) || Object.hasOwn(file.nodes ?? {}, key)).map((key) => names.nodes.get(key) ?? 0);
  const besides = apart2.map(({ key, node }) => ({ slot: names.nodes.get(key) ?? 0, node, isRead: read.has(key) }));
  const counted3 = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named: named2, besides, counted: counted3, order, needs: new Map([...needs, ["", whole.needs]]) };
}
function judgedOnce(node, slot) {
  const { choice, judge: judge2 } = node;
  if (choice === null) return { ...node, judge: (at2) => at2.nodes[slot] ?? judge2(at2) };
  const { answers, choose } = choice;
  const again = (at2) => {
    const before = at2.nodes[slot];
    return before === void 0 ? choose(at2) : answers.indexOf(before);
  };
  return { ...node, ...chosen(answers, again) };
}
function sortedKeys(slots, needs, file, problems) {
  const { order, circles } = dependencyOrder([...slots.keys()], (key) => needs.get(key) ?? []);
  const isTwice = (key) => Object.hasOwn(file.criteria ?? {}, key) && Object.hasOwn(file.nodes ?? {}, key);
  for (const circle of circles.filter((keys) => !keys.some(isTwice))) {
    const [first = ""] = circle;
    const section = Object.hasOwn(file.nodes ?? {}, first) ? "/nodes" : "/criteria";
    const found = shownCircle(circle);
    problems.add(`${section}/${first}`, { code: "circle", what: "nodes need each other in a circle", found });
  }
  return order;
}
var WHEN = "`when`";
function refuseOwnParts({ when, criteria }, needs, { names, problems }) {
  if (when === void 0 || !isRecord(criteria)) return;
  const asked = /* @__PURE__ */ new Set();
  compileCondition(when, "/when", { names, needs: asked, problems: { add: () => void 0 } });
  const needsOf = (key) => key === WHEN ? asked : Object.hasOwn(criteria, key) ? [WHEN] : needs.get(key);
  const { circles } = dependencyOrder([WHEN, ...needs.keys()], (key) => needsOf(key) ?? []);
  const circle = circles.find((keys) => keys.includes(WHEN));
  if (circle === void 0) return;
  const what = "the rubric's `when` asks for its own parts, which are asked only where it holds";
  const mend = "Ask the facts in `when`, or a node under `nodes` that reads none of these parts";
  problems.add("/when", { code: "circle", what, found: shownCircle(circle), mend });
}
function namedSections({ criteria, nodes }) {
  const sections = [["/criteria", criteria], ["/nodes", nodes]];
  return sections.flatMap(([section, content]) => isRecord(content) ? [[section, content]] : []);
}

// src/rubric/references/native-facts.ts
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

// src/rubric/facts/contract.ts
var LISTED2 = 3;
var LONG = 300;
function compileContract(file, derived, compiling) {
  const { names, problems, needs } = compiling;
  const schema2 = compileShape(file, problems);
  const requirements = compileRequirements(file, { ...compiling, names: { ...names, factsOnly: true } });
  if (schema2 === null && requirements.length === 0) return null;
  const needed2 = derived.some(({ name: name2 }) => needs.has(derivedNeed(name2))) ? derived : [];
  return (trial) => {
    const shape = schema2?.faults(trial) ?? NO_FAULTS;
    const at2 = startEvaluation(trial);
    for (const { slot, derive } of needed2) at2.derived[slot] = derive(at2);
    const broken2 = requirements.flatMap((requirement) => violation(requirement, at2, shape.shown.length > 0));
    return listed([...shape.shown, ...broken2], shape.more);
  };
}
function compileShape({ contract }, problems) {
  if (contract === void 0) return null;
  const { properties = {} } = contract;
  const native = Object.fromEntries(TRIAL_KEYS.map((key) => [key, true]));
  try {
    return compileSchema(isRecord(properties) ? { ...contract, properties: { ...native, ...properties } } : contract);
  } catch (error) {
    addSchemaMistakes(error, "/contract", problems);
    return null;
  }
}
function compileRequirements({ require: require2 }, compiling) {
  return soundItems(require2, "/require").map(({ item: { that, message }, at: at2 }) => ({
    condition: compileCondition(that, `${at2}/that`, compiling),
    message
  }));
}
function violation({ condition, message }, at2, isExplained) {
  const truth = condition.test(at2);
  if (truth === true || truth === void 0 && isExplained) return [];
  const because = condition.explain(at2, startNotes([]));
  return [message === void 0 ? because : `${message}: ${because}`];
}
function listed(violations, others) {
  if (violations.length === 0) return void 0;
  const more2 = violations.length - LISTED2 + others;
  const shown3 = violations.slice(0, LISTED2).map((one) => cut(one, LONG));
  return shown3.join("; ") + (more2 > 0 ? `; and ${more2} more` : "");
}

// src/rubric/facts/fact-lookup.ts
function compileFactLookup(file, pointer, compiling) {
  const { field, table: table2 = {}, default: other } = file ?? {};
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table2));
  return {
    derive: (at2) => {
      const key = tableKey(fact.read(at2));
      if (key === void 0) return void 0;
      return rows.has(key) ? rows.get(key) : other;
    },
    explain: (at2, warnings) => {
      const notes = startNotes(warnings);
      return explainRow(fact, rows, at2, notes, (notListed) => {
        if (other !== void 0) return `${notListed}, and has the default`;
        warn(notes, notListed);
        return notListed;
      });
    }
  };
}

// src/rubric/facts/derive.ts
var MOST_MADE = 16 * 1024 * 1024;
function derivedSlots(file, taken, problems) {
  const names = Object.keys(isRecord(file.derive) ? file.derive : {});
  for (const name2 of names) {
    checkKey2(name2, "/derive", problems);
    if (!taken.has(name2)) continue;
    const what = `the derived fact \`${name2}\` would hide the trial's own`;
    problems.add(`/derive/${name2}`, { code: "hidden-fact", what, mend: "Give it a name of its own" });
  }
  return new Map(names.map((name2, slot) => [name2, slot]));
}
function compileDerived(file, names, problems) {
  const facts = /* @__PURE__ */ new Map();
  for (const [name2, slot] of names.derived) {
    const written = file.derive?.[name2];
    if (!isRecord(written)) continue;
    const compiling = { problems, names: { ...names, factsOnly: true }, needs: /* @__PURE__ */ new Set() };
    const derivation = compileDerivation(written, `/derive/${name2}`, compiling);
    facts.set(name2, { name: name2, slot, needs: compiling.needs, ...derivation, explain: telling(name2, derivation) });
  }
  return sorted(facts, problems);
}
function telling(name2, { explain: explain7 }) {
  return (at2, warnings) => {
    if (Object.hasOwn(at2.trial, name2)) warn(startNotes(warnings), `derive \`${name2}\` hides the trial's own`);
    return explain7(at2, warnings);
  };
}
function sorted(facts, problems) {
  const names = [...facts.keys()];
  const { order, circles } = dependencyOrder(
    names,
    (name2) => names.filter((other) => facts.get(name2)?.needs.has(derivedNeed(other)))
  );
  for (const circle of circles) {
    const found = shownCircle(circle);
    problems.add(`/derive/${circle[0]}`, { code: "circle", what: "derived facts need each other in a circle", found });
  }
  return order.flatMap((name2) => facts.get(name2) ?? []);
}
function compileDerivation(file, pointer, compiling) {
  if (isLookedUp(file)) return compileFactLookup(file.lookup, `${pointer}/lookup`, compiling);
  const isValue = file.expr !== void 0 && Object.keys(file).every((key) => key === "expr" || key === "description");
  return isValue ? fromExpression(file.expr, pointer, compiling) : fromCondition(file, pointer, compiling);
}
function isLookedUp(file) {
  return Object.hasOwn(file, "lookup") || isTakenOut(file, ["lookup"]);
}
function fromCondition(file, pointer, compiling) {
  const condition = compileCondition(file, pointer, compiling);
  return { derive: condition.test, explain: (at2, warnings) => condition.explain(at2, startNotes(warnings)) };
}
function fromExpression(text2, pointer, compiling) {
  const bound = compileBound(text2, "any", `${pointer}/expr`, compiling);
  const shown3 = cut(bound.text, EXPRESSION);
  return {
    derive: (at2) => {
      const { value, made } = bound.make(at2);
      if (made > 0) countMade(made, value, shown3, at2);
      return value;
    },
    explain: (at2, warnings) => {
      const reason = bound.explain(at2, startNotes(warnings));
      return reason === "" ? shown3 : `${shown3}: ${reason}`;
    }
  };
}
function countMade(characters, value, shown3, { made }) {
  const size = valueSize(value, MOST_MADE);
  const kept = Math.min(characters, size);
  if (size <= MOST_MADE && made.characters + kept <= MOST_MADE) {
    made.characters += kept;
    return;
  }
  const what = size > MOST_MADE ? "it gives" : "derived facts make";
  throw new Unjudgeable(`the expression ${shown3} was stopped: ${what} more than ${MOST_MADE} characters`);
}

// src/rubric/header.ts
var OWN_KEYS = ["rubric", "version", "metric"];
var METRIC_LIMIT = 32;
function readHeader(file, problems) {
  if (file.meta === void 0) return ownHeader(file, problems);
  for (const key of OWN_KEYS.filter((own) => file[own] !== void 0)) {
    const what = `\`meta\` stands in place of \`rubric\`, \`version\` and \`metric\``;
    problems.add(`/${key}`, { code: "two-headers", what, mend: `Leave \`meta\` or \`${key}\` out` });
  }
  return metaHeader(isRecord(file.meta) ? file.meta : void 0, problems);
}
function ownHeader(file, problems) {
  for (const key of OWN_KEYS.filter((own) => file[own] === void 0 && !isTakenOut(file, [own, "meta"]))) {
    const mend = "A rubric begins with `rubric`, `version` and `metric`, or with `meta`";
    problems.add("", { code: "missing-key", what: `\`${key}\` is missing`, mend });
  }
  return { id: file.rubric ?? "", version: file.version ?? "", metric: file.metric ?? "" };
}
function metaHeader(meta, problems) {
  const name2 = typeof meta?.name === "string" ? meta.name : "";
  if (meta?.metric === void 0 && name2.length > METRIC_LIMIT) {
    const what = `\`name\` is too long for a metric`;
    const expected = `at most ${METRIC_LIMIT} characters`;
    problems.add("/meta/name", { code: "bad-value", what, expected, mend: "Add a `metric` to `meta`" });
  }
  return { id: name2.replaceAll("_", "-"), version: meta?.version ?? "", metric: meta?.metric ?? name2 };
}

// src/rubric/in-part.ts
var ANYWHERE = /* @__PURE__ */ new Map([
  ["criteria", "criterion"],
  ["rules", "rule"]
]);
var AT_THE_TOP = new Map([
  ...ANYWHERE,
  ["nodes", "node"],
  ["derive", "fact"],
  ["steps", "step"],
  ["outcomes", "outcome"]
]);
var LITERAL = /* @__PURE__ */ new Set(["contract", "value"]);
function inPart(problem, rubric) {
  const part = partAt(pointerNames(problem.where?.pointer ?? ""), rubric, AT_THE_TOP);
  if (part === void 0 || saysName(problem.what, part.name)) return problem;
  return { ...problem, what: `${part.kind} \`${inline(part.name)}\`: ${problem.what}` };
}
function partAt(path, value, kinds) {
  const [key, member, ...rest] = path;
  if (key === void 0 || LITERAL.has(key)) return void 0;
  const kind = kinds.get(key);
  const below2 = memberOf(value, key);
  if (kind === void 0 || member === void 0) return partAt(path.slice(1), below2, ANYWHERE);
  const part = memberOf(below2, member);
  const name2 = Array.isArray(below2) ? nameOf2(part) : member;
  return partAt(rest, part, ANYWHERE) ?? (name2 === void 0 ? void 0 : { kind, name: name2 });
}
function nameOf2(item) {
  return isRecord(item) && typeof item.name === "string" ? item.name : void 0;
}
function saysName(what, name2) {
  const words2 = what.split("`").filter((_, index) => index % 2 === 1);
  return words2.some((word) => word.split(".").includes(name2));
}

// src/rubric/trace/named-steps.ts
function compileNamedSteps(rubric, names, problems) {
  const named2 = /* @__PURE__ */ new Map();
  for (const [name2, file] of Object.entries(rubric.steps ?? {})) {
    checkKey2(name2, "/steps", problems);
    const pointer = memberPointer("/steps", name2);
    const facts = [];
    const needs = /* @__PURE__ */ new Set();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    named2.set(name2, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
  }
  return named2;
}

// src/rubric/known-names.ts
var SECTIONS = [
  ["nodes", ["criteria", "nodes"]],
  ["facts", ["contract", "derive"]],
  ["steps", ["steps"]]
];
function knownNames(file, problems) {
  const contract = isRecord(file.contract) ? file.contract : {};
  const declared = isRecord(contract.properties) ? Object.keys(contract.properties) : [];
  const closed = contract.additionalProperties === false;
  const derived = derivedSlots(file, /* @__PURE__ */ new Set([...TRIAL_KEYS, ...NATIVE_FACTS, ...declared]), problems);
  const facts = /* @__PURE__ */ new Set([...TRIAL_KEYS, ...closed ? [] : NATIVE_FACTS, ...declared]);
  const names = {
    nodes: nodeSlots(file, problems),
    factsOnly: false,
    total: false,
    derived,
    items: [],
    itemNames: new Set(itemNames(file).filter((name2) => !facts.has(name2) && !derived.has(name2))),
    facts,
    closed,
    lost: lostSorts(file, contract)
  };
  return { ...names, steps: compileNamedSteps(file, names, problems) };
}
function lostSorts(file, contract) {
  const lost = SECTIONS.flatMap(([sort, keys]) => mayHaveHad(file, keys, isRecord) ? [sort] : []);
  return new Set(mayHaveNamed(contract) ? [...lost, "facts"] : lost);
}
function mayHaveNamed(contract) {
  if (contract.properties !== void 0 && !isRecord(contract.properties)) return true;
  const unknown = Object.keys(contract).filter((key) => !KEYWORDS.includes(key) && isRecord(contract[key]));
  return unknown.some((key) => (nearestName(key, KEYWORDS) ?? "properties") === "properties");
}

// src/rubric/problem-list.ts
function problemList({ placeOf: placeOf2, problems }, rubric) {
  return {
    add: (pointer, problem) => void problems.push(inPart({ ...problem, where: placeOf2(pointer) }, rubric))
  };
}

// src/rubric/written/rubric-file.ts
var NODE_ONLY = [
  "question",
  "weight",
  "otherwise",
  "pass_when",
  "fail_when",
  "use",
  "judge",
  "sees",
  "tags"
];

// src/rubric/reworded.ts
var MEANT = {
  "=": "eq",
  "==": "eq",
  equal: "eq",
  equals: "eq",
  is: "eq",
  "!=": "ne",
  not_equals: "ne",
  neq: "ne",
  "<": "lt",
  less_than: "lt",
  "<=": "lte",
  le: "lte",
  at_most: "lte",
  ">": "gt",
  greater_than: "gt",
  ">=": "gte",
  ge: "gte",
  at_least: "gte",
  one_of: "in",
  includes: "contains",
  regex: "matches",
  match: "matches",
  not_exists: "absent",
  missing: "absent",
  is_empty: "empty"
};
var AROUND = { not: "not: { ... }", and: "and: [...]", or: "or: [...]" };
function reworded(problem) {
  const { where: where2, found = "", code } = problem;
  const below2 = NODE_ONLY.find((one) => where2?.pointer === `/${one}`);
  if (code === "unknown-key" && below2 !== void 0) return { ...problem, mend: belowWords(below2) };
  if (code === "unknown-key" && where2?.pointer?.endsWith("/trace/unclosed")) return { ...problem, mend: INSIDE };
  const key = DERIVED_KEY.exec(where2?.pointer ?? "")?.[1];
  if (code === "unknown-key" && key !== void 0) return { ...problem, mend: withTable(key, problem.mend) };
  const form = code === "bad-value" ? otherForm(where2?.pointer ?? "", found) : void 0;
  if (form !== void 0) return { ...problem, mend: form };
  const written = TEXT.exec(found)?.[1];
  if (code !== "bad-value" || written === void 0 || !where2?.pointer?.endsWith("/op")) return problem;
  return { code: "bad-operator", what: `there is no operator \`${written}\``, where: where2, mend: operatorAdvice(written) };
}
function otherForm(pointer, found) {
  const isList = found.startsWith("[");
  const key = pointer.slice(pointer.lastIndexOf("/") + 1);
  if (isList && key === "passed") return "Ask for each by itself: `and: [{ passed: ONE }, { passed: TWO }]`";
  if (isList && isConditionAt(pointer, key))
    return `Say how they go together: \`${key}: { and: [ONE, TWO] }\`, or \`or\``;
  return found.startsWith('"') && DERIVED.test(pointer) ? "An expression is written `{ expr: '...' }`" : void 0;
}
function isConditionAt(pointer, key) {
  return ["pass_when", "fail_when", "when", "condition", "not", "that", "if"].includes(key) && !/\/(?:trace|steps)\//.test(pointer);
}
var DERIVED = /^\/derive\/[^/]+$/;
function operatorAdvice(written) {
  if (written === "") return "YAML reads `>` as the beginning of a text: write `gt`";
  if (Object.hasOwn(AROUND, written)) return `Write it around what it is about: \`${AROUND[written]}\``;
  const meant = Object.hasOwn(MEANT, written) ? MEANT[written] : nearestName(written, Object.keys(OPERATORS));
  return meant === void 0 ? `Known: ${Object.keys(OPERATORS).sort().join(", ")}` : `Did you mean \`${meant}\`?`;
}
function belowWords(key) {
  return `Only the nodes of a rubric have it: move it into one, as in \`criteria: { NAME: { ${key}: ... } }\``;
}
var INSIDE = "It belongs inside of the scope: `between: { from: ..., to: ..., unclosed: ... }`";
var DERIVED_KEY = /^\/derive\/[^/]+\/([^/]+)$/;
function withTable(key, mend = "") {
  if (nearestName(key, ["lookup"]) !== void 0) return "Did you mean `lookup`?";
  const [intro, names = ""] = mend.split(/(?<=^Known: )/);
  return names === "" ? mend : `${intro}${[.../* @__PURE__ */ new Set([...names.split(", "), "lookup"])].sort().join(", ")}`;
}
var TEXT = /^"(.*)"$/s;

// src/rubric/load-rubric.ts
var schema = schemaCheck(rubric_schema_default);
function loadRubric(file, text2) {
  return compileDocument(parseRubric(file, text2));
}
function parseRubric(file, text2) {
  return parseYamlDocument(file, text2, (document, spoilt) => compileDocument(document, void 0, spoilt));
}
function compileDocument({ value, placeOf: placeOf2 }, watch, spoilt = []) {
  const find = (written, locate) => schema.problems(written, locate).map((problem) => inPart(reworded(problem), written));
  const compile = makeSound(
    find,
    (sound, making) => compileRubric(sound, problemList(making, value), watch)
  );
  return compile({ value, placeOf: placeOf2 }, spoilt);
}
function loadRubrics(sources) {
  const found = new Problems();
  const load = ({ file, text: text2 }) => found.collect(() => ({ file, rubric: loadRubric(file, text2) })) ?? [];
  const loaded = sources.flatMap(load);
  const problems = [...found.all(), ...sharedNames(loaded)];
  if (problems.length > 0) throw new UserError(problems);
  return loaded.map(({ rubric }) => rubric).sort((a, b) => byText(a.id, b.id));
}
function sharedNames(loaded) {
  return [...sharedIn(loaded, "id"), ...sharedIn(loaded, "metric")];
}
function sharedIn(loaded, name2) {
  const owners = /* @__PURE__ */ new Map();
  return loaded.flatMap(({ file, rubric }) => {
    const owner = owners.get(rubric[name2]);
    owners.set(rubric[name2], owner ?? file);
    if (owner === void 0) return [];
    const what = `${name2 === "id" ? "rubric" : "metric"} \`${rubric[name2]}\` is already that of ${owner}`;
    return [
      { code: `duplicate-${name2 === "id" ? "rubric" : "metric"}`, what, where: { file }, mend: "Give each its own" }
    ];
  });
}
function compileRubric(file, problems, watch) {
  const header = readHeader(file, problems);
  const names = { ...knownNames(file, problems), ...watch === void 0 ? {} : { watch } };
  const derived = compileDerived(file, names, problems);
  const compiling = { names, problems, needs: /* @__PURE__ */ new Set() };
  const contract = compileContract(file, derived, compiling);
  const outcomes = compileOutcomes(file, compiling);
  const nodes = compileNodes(header.id, file, compiling);
  const byJudge = restsOnJudge(nodes, derived);
  const needs = [compiling.needs, ...nodes.needs.values(), ...derived.map((fact) => fact.needs)];
  checkBands(file, problems);
  return {
    ...header,
    hash: contentHash(file),
    written: file,
    ...file.title === void 0 ? {} : { title: file.title },
    contract,
    derived,
    nodes,
    refersTo: new Set(needs.flatMap((each) => [...each])),
    criteria: nodes.counted.map((node) => criterionOf(node, byJudge)),
    outcomes,
    bands: file.bands ?? [],
    byJudge: byJudge.whole
  };
}
function criterionOf({ key, question }, byJudge) {
  return { key, ...question === void 0 ? {} : { question }, ...byJudge.part(key) ? { byJudge: true } : {} };
}

// schemas/mapping.schema.json
var mapping_schema_default = () => loadLazily("./mapping.schema.cjs");

// src/suite/mapping/read-fractions.ts
function readFractions(environment2) {
  const { parser } = environment2;
  const readers = parser?.tokenMap;
  if (!(readers instanceof Map)) return;
  const readNumber2 = readers.get("NUMBER");
  if (typeof readNumber2 !== "function") return;
  const withSign = function(stream) {
    const { current } = stream;
    if (/^0[.eE]/.test(current.value)) current.value = `+${current.value}`;
    return readNumber2.call(this, stream);
  };
  readers.set("NUMBER", withSign);
}

// src/suite/mapping/selector.ts
var environment;
var SURROUNDINGS = /* @__PURE__ */ new Set(["environment", "token"]);
var MAX_PARTS = 32;
var MAX_STEPS = 1e7;
var NAMES = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;
function compileSelector(text2) {
  if (!text2.startsWith("$")) throw new Error("a selector starts with `$`");
  environment ??= startEnvironment();
  const query = environment.compile(text2);
  if (query.segments.length > MAX_PARTS) throw new Error(`a selector has at most ${MAX_PARTS} parts`);
  const refused3 = selectedNames(query.segments).find((name2) => REFUSED_NAMES.has(name2));
  if (refused3 !== void 0) throw new Error(`\`${refused3}\` cannot be selected`);
  if (!NAMES.test(text2)) return counted2(query);
  const names = text2.split(".").slice(1);
  return (record) => atNames(record, names);
}
function startEnvironment() {
  const { JSONPathEnvironment } = loadLazily("./json-p3.cjs").jsonpath;
  const started = new JSONPathEnvironment({ maxRecursionDepth: 100 });
  started.functionRegister.delete("match");
  started.functionRegister.delete("search");
  readFractions(started);
  return started;
}
function selectedNames(part) {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === "name" && typeof value === "string") return [value];
    return SURROUNDINGS.has(key) ? [] : selectedNames(value);
  });
}
var SelectorExceeded = class extends Error {
};
function counted2(query) {
  let steps = 0;
  const spend = () => {
    steps += 1;
    if (steps > MAX_STEPS) throw new SelectorExceeded(`takes more than ${MAX_STEPS} steps`);
  };
  countIn(query.segments, spend);
  return (record) => {
    steps = 0;
    const values = [];
    for (const node of query.lazyQuery(record)) values.push(node.value);
    return values;
  };
}
function countIn(part, spend) {
  if (typeof part !== "object" || part === null) return;
  for (const [key, value] of Object.entries(part)) if (!SURROUNDINGS.has(key)) countIn(value, spend);
  for (const name2 of ["visit", "resolve"]) {
    const counting = part;
    const own = counting[name2];
    if (typeof own !== "function" || "selectors" in part && name2 === "resolve") continue;
    counting[name2] = (...given2) => {
      spend();
      return own.apply(part, given2);
    };
  }
}
function atNames(record, names) {
  let value = record;
  for (const name2 of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name2)) return [];
    value = value[name2];
  }
  return [value];
}

// src/suite/mapping/compiling.ts
var NEVER = () => [];
function startCompiling({ nan }, placeOf2, problems) {
  const report2 = (pointer, what, mend = "") => {
    problems.push({ code: "bad-mapping", what, where: placeOf2(pointer), mend });
  };
  return {
    isNanAbsent: nan === "absent",
    report: report2,
    selector(text2, pointer) {
      if (text2 === void 0) return NEVER;
      try {
        return bounded(compileSelector(text2), text2, pointer);
      } catch (error) {
        report2(pointer, `\`${inline(text2)}\` is not a selector: ${inline(messageOf(error))}`, adviseSelector(text2));
        return NEVER;
      }
    },
    pattern(text2 = "", pointer, flags = 0) {
      try {
        return compileLinear(text2, flags);
      } catch (error) {
        const mend = error instanceof LargePattern ? FEWER_PLACES : "Patterns are RE2: no look-around, no back-references";
        report2(pointer, `\`${inline(text2)}\` is not a pattern: ${inline(messageOf(error))}`, mend);
        return compileLinear("");
      }
    }
  };
}
var WITHOUT_PATTERNS = "Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)";
function adviseSelector(text2) {
  const quoted3 = betweenCurlyQuotes(text2);
  if (quoted3 !== void 0) return `Write \`${inline(quoted3)}\`: curly quotes are part of the text`;
  if (/\b(?:match|search)\s*\(/.test(text2)) return WITHOUT_PATTERNS;
  return /^[A-Za-z_]/.test(text2) ? `Did you mean \`$.${inline(text2)}\`?` : "Selectors are JSONPath (RFC 9535)";
}
function bounded(select, text2, pointer) {
  return (record, where2) => {
    try {
      return select(record);
    } catch (error) {
      if (!(error instanceof SelectorExceeded)) throw error;
      const what = `mapping \`${dotted(pointer)}\`: the selector \`${inline(text2)}\` ${error.message} in one record`;
      throw new UserError({ code: "unmapped", what, ...where2 && { where: where2 } });
    }
  };
}
function unfit(part, what, where2, mend = "") {
  return new UserError({ code: "unmapped", what: `mapping \`${part}\`: ${what}`, where: where2, mend });
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/suite/mapping/text-of.ts
function textOf(value, part, where2) {
  const text2 = textForm(value);
  if (text2 !== void 0) requireExact(value, part, where2);
  return text2;
}
function readable(value, part, where2) {
  return textOf(value, part, where2) ?? canonicalJson(value);
}
function requireExact(value, part, where2) {
  if (!holdsLargeNumber(value)) return;
  const what = "a whole number beyond 2^53, whose last digits are lost, makes no text";
  throw unfit(part, what, where2, "Write it as a text in the results");
}
var NOTHING = /^(?:|none|null|nan|false|0|0\.0|\[\]|\{\})$/i;
function errorText(found, part, where2) {
  if (found === void 0 || isNone2(found)) return void 0;
  return found === true ? "failed without a message" : readable(found, part, where2);
}
function isNone2(found) {
  if (typeof found === "string") return NOTHING.test(found.trim());
  return typeof found === "object" && found !== null ? Object.values(found).every(isNone2) : !found;
}

// src/suite/mapping/moment.ts
var TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d+))? ?(?:Z|([+-]\d\d):?(\d\d))?$/i;
function readMoment(value) {
  if (typeof value === "number") return { whole: value, fraction: "" };
  if (typeof value !== "string") return void 0;
  if (/^\d{1,40}$/.test(value)) return { whole: BigInt(value), fraction: "" };
  const [, day, time, fraction = "", hours, minutes] = TIME.exec(value) ?? [];
  const offset = hours === void 0 ? "Z" : `${hours}:${minutes}`;
  const whole = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(whole) ? void 0 : { whole, fraction: fraction.replace(/0+$/, "") };
}
function timeBetween(one, other) {
  const whole = difference(one.whole, other.whole);
  return whole === void 0 ? void 0 : rounded(whole + (secondsOf(other) - secondsOf(one)) * 1e3);
}
function difference(from, to) {
  if (typeof from === "bigint" && typeof to === "bigint") return Number(to - from);
  return typeof from === "number" && typeof to === "number" ? to - from : void 0;
}
function secondsOf({ fraction }) {
  return Number(`0.${fraction}0`);
}
function byMoment(one, other) {
  if (one.whole !== other.whole) return one.whole < other.whole ? -1 : 1;
  return one.fraction === other.fraction ? 0 : one.fraction < other.fraction ? -1 : 1;
}

// src/suite/mapping/several-values.ts
function compileTogether({ take, join: join6 }, pointer) {
  if (take === "sum") return (values, where2) => added(values, dotted(pointer), where2);
  return (values, where2) => join6 === void 0 ? values : joined2(values, join6, pointer, where2);
}
function added(values, part, where2) {
  const other = values.find((value) => typeof value !== "number");
  if (other !== void 0) throw unfit(part, `${shown(other)} is no number to add`, where2);
  const sum2 = sumOf(values);
  if (!Number.isFinite(sum2)) throw unfit(part, "the sum is too large for a number", where2);
  return sum2;
}
function joined2(parts, join6, pointer, where2) {
  const name2 = dotted(pointer);
  const texts2 = parts.map((part) => {
    const text2 = textOf(part, name2, where2);
    if (text2 === void 0) throw unfit(name2, `${shown(part)} cannot be joined, since it is no text`, where2);
    return text2;
  });
  return texts2.join(join6);
}
function between(values, part) {
  return (record, where2) => {
    const found = values.map((value) => value(record, where2));
    if (found.includes(void 0)) return void 0;
    const [from, to] = found.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === void 0)
      throw unfit(part, `${found.map((one) => shown(one)).join(" and ")} are no two times`, where2);
    return time;
  };
}

// src/suite/reading/nan-text.ts
var MARK2 = /"|NaN|-?Infinity/g;
function nanAsNull(json) {
  if (!json.includes("NaN") && !json.includes("Infinity")) return json;
  const parts = [];
  let done = 0;
  MARK2.lastIndex = 0;
  for (let mark2 = MARK2.exec(json); mark2 !== null; mark2 = MARK2.exec(json)) {
    const [found] = mark2;
    if (found === '"') {
      const end = endOfText(json, mark2.index);
      if (end < 0) break;
      MARK2.lastIndex = end;
    } else {
      parts.push(json.slice(done, mark2.index), "null");
      done = MARK2.lastIndex;
    }
  }
  return parts.join("") + json.slice(done);
}

// src/suite/mapping/python-literal.ts
var SPACE = /[ \t\r\n]*/y;
var NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
var WORD = /(?:True|False|None)(?!\w)/y;
var NO_NUMBER = /-?(?:nan|inf)(?!\w)/y;
var EMPTY_SET = /set\(\)/y;
var PLAIN = { "'": /[^'\\\n\r]*/y, '"': /[^"\\\n\r]*/y };
var ESCAPE = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
var LONE_SURROGATE = new RegExp("\\p{Surrogate}", "gu");
var ESCAPED = /* @__PURE__ */ new Map([
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ["v", "\v"],
  ["0", "\0"]
]);
function parsePythonLiteral(text2, isNanAbsent = false) {
  const reading = { text: text2, isNanAbsent, at: 0 };
  const value = readValue(reading, 0);
  skipSpace(reading);
  if (reading.at < text2.length) throw fault(reading);
  return value;
}
function readValue(reading, depth) {
  if (depth > MAX_DEPTH) throw new SyntaxError(`deeper than ${MAX_DEPTH} levels`);
  skipSpace(reading);
  const first = reading.text[reading.at];
  if (first === "{") return readBraces(reading, depth);
  if (first === "[") return readList(reading, depth);
  if (first === "(") return readTuple(reading, depth);
  if (first === "'" || first === '"') return readText2(reading, first);
  return readScalar(reading);
}
function readBraces(reading, depth) {
  reading.at++;
  if (skipped(reading, "}")) return {};
  const first = readKey(reading, depth);
  if (skipped(reading, ":")) return readDict(reading, depth, first.name);
  return readItems(reading, "}", depth, [first.value]).items.sort(byCanonicalText);
}
function readDict(reading, depth, first) {
  const members2 = /* @__PURE__ */ new Map();
  for (let name2 = first; ; name2 = readKey(reading, depth).name) {
    if (name2 === void 0 || name2 === "__proto__" || members2.has(name2)) throw fault(reading);
    if (members2.size > 0) expect(reading, ":");
    members2.set(name2, readValue(reading, depth + 1));
    if (!followed(reading, "}")) return Object.fromEntries(members2);
  }
}
function readKey(reading, depth) {
  skipSpace(reading);
  const from = reading.at;
  const value = readValue(reading, depth + 1);
  if (typeof value === "string") return { value, name: value };
  return { value, name: typeof value === "number" ? reading.text.slice(from, reading.at) : void 0 };
}
function followed(reading, closing) {
  if (skipped(reading, closing)) return false;
  expect(reading, ",");
  return !skipped(reading, closing);
}
function byCanonicalText(one, other) {
  return byText(canonicalJson(one), canonicalJson(other));
}
function readList(reading, depth) {
  reading.at++;
  return readItems(reading, "]", depth).items;
}
function readTuple(reading, depth) {
  reading.at++;
  const { items: items2, hasComma } = readItems(reading, ")", depth);
  return items2.length === 1 && !hasComma ? items2[0] : items2;
}
function readItems(reading, closing, depth, items2 = []) {
  let hasComma = false;
  while (!skipped(reading, closing)) {
    if (items2.length > 0) {
      expect(reading, ",");
      hasComma = true;
      if (skipped(reading, closing)) break;
    }
    items2.push(readValue(reading, depth + 1));
  }
  return { items: items2, hasComma };
}
function readText2(reading, quote) {
  let text2 = "";
  reading.at++;
  for (; ; ) {
    text2 += matched(reading, PLAIN[quote])?.[0] ?? "";
    const next = reading.text[reading.at];
    if (next === quote) break;
    const escaped2 = matched(reading, ESCAPE);
    if (escaped2 === void 0) throw fault(reading);
    text2 += characterOf(reading, escaped2);
  }
  reading.at++;
  return text2.replace(LONE_SURROGATE, "�");
}
function characterOf(reading, [, short, ...codes]) {
  if (short !== void 0) return ESCAPED.get(short) ?? short;
  const code = Number.parseInt(codes.find((digits) => digits !== void 0) ?? "", 16);
  if (code > 1114111) throw fault(reading);
  return String.fromCodePoint(code);
}
function readScalar(reading) {
  if (matched(reading, EMPTY_SET) !== void 0) return [];
  const word = matched(reading, WORD)?.[0];
  if (word !== void 0) return word === "None" ? null : word === "True";
  if (reading.isNanAbsent && matched(reading, NO_NUMBER) !== void 0) return null;
  const value = Number(matched(reading, NUMBER)?.[0] ?? "none");
  if (!Number.isFinite(value)) throw fault(reading);
  return value;
}
function matched(reading, pattern) {
  pattern.lastIndex = reading.at;
  const match = pattern.exec(reading.text) ?? void 0;
  if (match !== void 0) reading.at += match[0].length;
  return match;
}
function skipSpace(reading) {
  matched(reading, SPACE);
}
function skipped(reading, mark2) {
  skipSpace(reading);
  if (reading.text[reading.at] !== mark2) return false;
  reading.at++;
  return true;
}
function expect(reading, mark2) {
  if (!skipped(reading, mark2)) throw fault(reading);
}
function fault({ at: at2 }) {
  return new SyntaxError(`not a Python literal at character ${at2 + 1}`);
}

// src/suite/mapping/read-form.ts
var NUMBER2 = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
var NO_NUMBER2 = /^[-+]?(?:nan|inf(?:inity)?)$/i;
var READERS = {
  json: (text2, isNanAbsent) => parseInnerJson(isNanAbsent ? nanAsNull(text2) : text2),
  python: parsePythonLiteral,
  number: (text2, isNanAbsent) => isNanAbsent && NO_NUMBER2.test(text2) ? null : readNumber(text2),
  integer: (text2, isNanAbsent) => isNanAbsent && NO_NUMBER2.test(text2) ? null : readInteger(text2),
  boolean: readBoolean,
  text: (text2) => text2
};
function readForm(text2, forms, isNanAbsent) {
  for (const form of forms) {
    try {
      return { value: READERS[form](text2, isNanAbsent) };
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof UserError)) throw error;
    }
  }
  return void 0;
}
function readNumber(text2) {
  const value = Number(NUMBER2.test(text2) ? text2 : "none");
  if (!Number.isFinite(value)) throw new SyntaxError("not a number");
  return value;
}
function readInteger(text2) {
  const value = readNumber(text2);
  if (!Number.isSafeInteger(value)) throw new SyntaxError("not an integer");
  return value;
}
function readBoolean(text2) {
  if (!/^(?:true|false)$/i.test(text2)) throw new SyntaxError("neither true nor false");
  return text2.toLowerCase() === "true";
}

// src/suite/mapping/slug.ts
import { hash } from "node:crypto";
var READABLE = 60;
var DIGITS = 8;
function slugOf(value) {
  const whole = typeof value === "string" ? value : canonicalJson(value);
  const digits = hash("sha256", whole).slice(0, DIGITS);
  const words2 = readable2(typeof value === "string" ? value : wordiest(value));
  return words2 === "" ? digits : `${words2}-${digits}`;
}
function readable2(text2) {
  const plain = text2.slice(0, 1e3).normalize("NFKD").toLowerCase().replace(new RegExp("\\p{M}+", "gu"), "").replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  if (plain.length <= READABLE) return plain.replace(/-$/, "");
  const cut2 = plain.slice(0, READABLE + 1);
  const end = cut2.lastIndexOf("-");
  return cut2.slice(0, end > 0 ? end : READABLE);
}
function wordiest(value) {
  const ranked = textsOf(value).map((text2) => ({ text: text2, words: text2.split(/\s+/).length }));
  ranked.sort((a, b) => b.words - a.words || byText(a.text, b.text));
  return ranked[0]?.text ?? canonicalJson(value);
}
function textsOf(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

// src/suite/mapping/value-steps.ts
var MISSED = /* @__PURE__ */ Symbol("not in the table");
function parseStep(forms, part, { isNanAbsent }) {
  return (value, where2) => {
    if (typeof value !== "string") return value;
    const read = readForm(value, forms, isNanAbsent);
    if (read === void 0) throw unfit(part, `${shown(value)} cannot be read as ${forms.join(" or ")}`, where2);
    return read.value;
  };
}
function matchStep(text2, pointer, compiling) {
  const pattern = compiling.pattern(text2, `${pointer}/match`);
  const group = Math.min(pattern.groupCount(), 1);
  if (pattern.groupCount() > 1) compiling.report(`${pointer}/match`, "`match` takes one group, use (?:...) for others");
  const part = dotted(pointer);
  return (value, where2) => {
    const text3 = textOf(value, part, where2);
    const matcher = text3 === void 0 ? void 0 : pattern.matcher(text3);
    return matcher?.find() ? matcher.group(group) ?? void 0 : void 0;
  };
}
function mapStep(map, hasDefault, part) {
  const table2 = new Map(Object.entries(map));
  return (value, where2) => {
    const text2 = textOf(value, part, where2);
    if (table2.has(text2)) return table2.get(text2);
    if (hasDefault) return MISSED;
    throw unfit(part, `${shown(value)} is not in \`map\`, which has ${[...table2.keys()].join(", ")}`, where2);
  };
}
function scaleStep(scale, part) {
  return (value, where2) => {
    if (typeof value !== "number") throw unfit(part, `${shown(value)} is no number to scale`, where2);
    const scaled2 = value * scale;
    if (!Number.isFinite(scaled2)) throw unfit(part, `${value} times ${scale} is too large for a number`, where2);
    return scaled2;
  };
}
function slugStep(part) {
  return (value, where2) => {
    requireExact(value, part, where2);
    return slugOf(value);
  };
}

// src/suite/mapping/value.ts
var SOURCES = ["select", "first_of", "parts", "object", "between", "file", "const"];
var absent = () => void 0;
function compileValue(spec, pointer, compiling) {
  if (spec === void 0) return absent;
  if (typeof spec === "string") return firstSelected(spec, pointer, compiling);
  const steps = compileSteps2(spec, pointer, compiling);
  const source = compileSource(spec, pointer, compiling);
  const isList = spec.take === "all" || spec.take === "sum";
  const together = isList ? compileTogether(spec, pointer) : void 0;
  const stepped = (found, where2) => {
    const made = run(steps, found, where2);
    return made === MISSED ? spec.default : made;
  };
  return (record, where2) => {
    const found = source(record, where2);
    if (together === void 0) return stepped(found, where2) ?? spec.default;
    const items2 = found.map((item) => stepped(item, where2)).filter(isPresent);
    return items2.length === 0 ? spec.default : together(items2, where2);
  };
}
function compileCondition2(spec, pointer, compiling, otherwise) {
  if (spec === void 0) return () => otherwise;
  const value = compileValue(spec, pointer, compiling);
  return (record, where2) => (value(record, where2) ?? false) !== false;
}
function firstSelected(text2, pointer, compiling) {
  const selector = compiling.selector(text2, pointer);
  return (record, where2) => selector(record, where2).find(isPresent);
}
function isPresent(value) {
  return value !== void 0 && value !== null;
}
function compileSource(spec, pointer, compiling) {
  const given2 = SOURCES.filter((key) => spec[key] !== void 0);
  if (given2.length === 0 && mayHaveHad(spec, SOURCES)) return absent;
  if (given2.length !== 1) {
    compiling.report(pointer, `a value has one source, not ${given2.length === 0 ? "none" : given2.join(" and ")}`);
    return absent;
  }
  if (spec.take !== void 0 && spec.select === void 0 && !mayHaveHad(spec, ["select"]))
    compiling.report(`${pointer}/take`, "`take` only goes with `select`");
  if (spec.select !== void 0) return compileSelect(spec.select, spec.take, pointer, compiling);
  if (spec.first_of !== void 0) return compileFirst(spec.first_of, pointer, compiling);
  if (spec.parts !== void 0) return compileParts(spec.parts, spec.join ?? "/", pointer, compiling);
  if (spec.object !== void 0) return compileObject(spec.object, `${pointer}/object`, compiling);
  if (spec.between !== void 0)
    return between(compileEvery(spec.between, `${pointer}/between`, compiling), dotted(pointer));
  return spec.file === void 0 ? () => spec.const : (_, { file }) => file;
}
function compileSelect(text2, take, pointer, compiling) {
  if (take === void 0 || take === "first") return firstSelected(text2, `${pointer}/select`, compiling);
  const selector = compiling.selector(text2, `${pointer}/select`);
  const present2 = (record, where2) => selector(record, where2).filter(isPresent);
  if (take === "last") return (record, where2) => present2(record, where2).at(-1);
  return take === "count" ? (record, where2) => present2(record, where2).length : present2;
}
function compileEvery(specs, pointer, compiling) {
  return specs.map((spec, index) => compileValue(spec, `${pointer}/${index}`, compiling));
}
function compileFirst(specs, pointer, compiling) {
  const values = compileEvery(specs, `${pointer}/first_of`, compiling);
  return (record, where2) => {
    for (const value of values) {
      const found = value(record, where2);
      if (found !== void 0) return found;
    }
    return void 0;
  };
}
function compileParts(specs, join6, pointer, compiling) {
  const values = compileEvery(specs, `${pointer}/parts`, compiling);
  return (record, where2) => {
    const parts = values.map((value) => value(record, where2));
    return parts.includes(void 0) ? void 0 : joined2(parts, join6, pointer, where2);
  };
}
function compileObject(specs, pointer, compiling) {
  const members2 = Object.entries(specs).map(([name2, spec]) => {
    return { name: name2, value: compileValue(spec, memberPointer(pointer, name2), compiling) };
  });
  return (record, where2) => {
    const found = members2.map(({ name: name2, value }) => [name2, value(record, where2)]);
    return Object.fromEntries(found.filter(([, value]) => value !== void 0));
  };
}
function run(steps, value, where2) {
  let result = value;
  for (const step of steps) {
    if (result === void 0 || result === null || result === MISSED) break;
    result = step(result, where2);
  }
  return result ?? void 0;
}
function compileSteps2(spec, pointer, compiling) {
  const part = dotted(pointer);
  const { match, parse, then, equals, map, scale } = spec;
  const steps = [];
  if (match !== void 0) steps.push(matchStep(match, pointer, compiling));
  if (parse !== void 0) steps.push(parseStep([parse].flat(), part, compiling));
  if (then !== void 0) steps.push(compileValue(then, `${pointer}/then`, compiling));
  if (equals !== void 0) steps.push((value) => value === equals);
  if (map !== void 0) steps.push(mapStep(map, spec.default !== void 0, part));
  if (scale !== void 0) steps.push(scaleStep(scale, part));
  if (spec.slug) steps.push(slugStep(part));
  return steps;
}

// src/suite/mapping/map-error.ts
var KINDS3 = ["judge", "infrastructure", "agent"];
function compileError(spec, compiling) {
  const when = compileCondition2(spec.when, "/error/when", compiling, true);
  const unless = compileCondition2(spec.unless, "/error/unless", compiling, false);
  const message = compileValue(spec.message, "/error/message", compiling);
  const kindOf4 = compileKinds(spec, compiling);
  return (record, where2) => {
    if (!when(record, where2) || unless(record, where2)) return null;
    const text2 = errorText(message(record, where2), "error.message", where2);
    if (text2 === void 0) return null;
    const kind = kindOf4(text2);
    return { kind: kind ?? "agent", message: text2, classified: kind !== void 0 };
  };
}
function compileKinds(spec, compiling) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const patterns = KINDS3.flatMap(
    (kind) => (spec.kinds?.[kind] ?? []).map((text2, index) => {
      const pattern = compiling.pattern(text2, `/error/kinds/${kind}/${index}`, RE2JS.CASE_INSENSITIVE);
      return { kind, pattern };
    })
  );
  return (message) => patterns.find(({ pattern }) => pattern.test(message))?.kind ?? spec.otherwise;
}

// src/suite/mapping/map-facts.ts
var STANDARD = ["scenario", "trial", "title", "tags", "trace", "usage", "error"];
function compileFacts(specs, compiling) {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name2, spec]) => {
    const pointer = memberPointer("/facts", name2);
    checkName2(name2, names, pointer, compiling);
    return { path: name2.split("."), value: compileValue(spec, pointer, compiling) };
  });
  return (record, where2) => {
    const root = {};
    for (const { path, value } of facts) {
      const found = value(record, where2);
      if (found !== void 0) put(root, path, found);
    }
    return root;
  };
}
function checkName2(name2, names, pointer, compiling) {
  const parts = name2.split(".");
  const [first = ""] = parts;
  if (STANDARD.includes(first))
    compiling.report(pointer, `\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) compiling.report(pointer, `\`${name2}\` cannot be a fact`);
  if (names.some((other) => name2.startsWith(`${other}.`)))
    compiling.report(pointer, `\`${name2}\` lies inside of another fact that is also written`);
}
function put(root, path, value) {
  let at2 = root;
  for (const name2 of path.slice(0, -1)) {
    if (!Object.hasOwn(at2, name2)) at2[name2] = {};
    at2 = at2[name2];
  }
  at2[path.at(-1) ?? ""] = value;
}

// src/suite/mapping/unanswered-calls.ts
function unansweredCalls() {
  const queues = /* @__PURE__ */ new Map();
  return {
    add: (call, id) => {
      const waiting = { call, isAnswered: false };
      for (const way of waysTo(id, call.tool)) queueOf(queues, way).calls.push(waiting);
    },
    take: (id, tool) => {
      for (const way of waysFrom(id, tool)) {
        const found = firstOf(queues.get(way));
        if (found === void 0) continue;
        found.isAnswered = true;
        return found.call;
      }
      return void 0;
    }
  };
}
function waysTo(id, tool) {
  const open = id === void 0 ? [`open-tool:${tool}`, "open"] : [`id:${id}`];
  return [...open, `tool:${tool}`, "any"];
}
function waysFrom(id, tool) {
  const ofTool = (way) => tool === void 0 ? [] : [`${way}:${tool}`];
  return id === void 0 ? [...ofTool("tool"), "any"] : [`id:${id}`, ...ofTool("open-tool"), "open"];
}
function queueOf(queues, way) {
  const known2 = queues.get(way);
  if (known2 !== void 0) return known2;
  const queue = { calls: [], first: 0 };
  queues.set(way, queue);
  return queue;
}
function firstOf(queue) {
  if (queue === void 0) return void 0;
  while (queue.calls[queue.first]?.isAnswered) queue.first++;
  return queue.calls[queue.first];
}

// src/suite/mapping/map-trace.ts
function compileTrace(spec, compiling) {
  const select = compiling.selector(spec.steps, "/trace/steps");
  const addResults = compileResults(spec.results, compiling);
  const addMessage = compileMessage(spec.message, compiling);
  const addCalls = compileCalls(spec.calls, compiling);
  return (record, where2) => {
    const draft = { steps: [], number: 0, unanswered: unansweredCalls() };
    for (const step of select(record)) {
      if (isWholeList(step, spec.steps))
        throw unfit("trace.steps", "a list was found, and no steps", where2, allOf(spec.steps));
      draft.number += 1;
      if (addResults(step, where2, draft)) continue;
      addMessage(step, where2, draft);
      addCalls(step, where2, draft);
    }
    return draft.steps;
  };
}
function isWholeList(step, selector) {
  return Array.isArray(step) && !/[*?:,]|\.\./.test(selector);
}
function allOf(selector) {
  return `Select its items: \`${inline(selector)}[*]\``;
}
function compileMessage(spec, compiling) {
  if (spec === void 0) return () => void 0;
  const when = compileCondition2(spec.when, "/trace/message/when", compiling, true);
  const role = compileName(spec.role, "/trace/message/role", compiling);
  const text2 = compileValue(spec.text, "/trace/message/text", compiling);
  return (step, where2, draft) => {
    if (!when(step, where2)) return;
    const said = text2(step, where2);
    if (said === void 0 || said === "") return;
    draft.steps.push({
      type: "message",
      role: role(step, where2, draft),
      text: readable(said, "trace.message.text", where2)
    });
  };
}
function compileCalls(spec, compiling) {
  if (spec === void 0) return () => void 0;
  const at2 = "/trace/calls";
  const select = compiling.selector(spec.select, `${at2}/select`);
  const when = compileCondition2(spec.when, `${at2}/when`, compiling, true);
  const tool = compileName(spec.tool, `${at2}/tool`, compiling);
  const args = compileValue(spec.args, `${at2}/args`, compiling);
  const id = compileText(spec.id, `${at2}/id`, compiling);
  const answer = compileAnswer(spec, at2, compiling);
  return (step, where2, draft) => {
    for (const found of select(step)) {
      if (!when(found, where2)) continue;
      const call = { type: "tool_call", tool: tool(found, where2, draft), args: args(found, where2) ?? {} };
      draft.steps.push(call);
      if (!answer(found, where2, call)) draft.unanswered.add(call, id(found, where2));
    }
  };
}
function compileResults(spec, compiling) {
  if (spec === void 0) return () => false;
  const at2 = "/trace/results";
  const select = compiling.selector(spec.select ?? "$", `${at2}/select`);
  const isResult = compileCondition2(spec.when, `${at2}/when`, compiling, false);
  const addResult = compileResult(spec, at2, compiling);
  return (step, where2, draft) => {
    const results = select(step).filter((found) => isResult(found, where2));
    for (const result of results) addResult(result, where2, draft);
    return results.includes(step);
  };
}
function compileResult(spec, at2, compiling) {
  const id = compileText(spec.id, `${at2}/id`, compiling);
  const tool = compileText(spec.tool, `${at2}/tool`, compiling);
  const result = compileValue(spec.result, `${at2}/result`, compiling);
  const answer = compileAnswer(spec, at2, compiling);
  return (found, where2, draft) => {
    const call = draft.unanswered.take(id(found, where2), tool(found, where2));
    if (call !== void 0) {
      answer(found, where2, call);
      return;
    }
    const text2 = readable(result(found, where2) ?? "", dotted(`${at2}/result`), where2);
    draft.steps.push({ type: "message", role: "tool", text: text2 });
  };
}
function compileAnswer(spec, at2, compiling) {
  const result = compileValue(spec.result, `${at2}/result`, compiling);
  const error = compileValue(spec.error, `${at2}/error`, compiling);
  const part = dotted(`${at2}/error`);
  return (found, where2, call) => {
    const returned = result(found, where2);
    const failed = errorText(error(found, where2), part, where2);
    if (returned !== void 0) call.result = returned;
    if (failed !== void 0) call.error = failed;
    return returned !== void 0 || failed !== void 0;
  };
}
function compileText(spec, pointer, compiling) {
  const value = compileValue(spec, pointer, compiling);
  const part = dotted(pointer);
  return (record, where2) => textOf(value(record, where2), part, where2);
}
function compileName(spec, pointer, compiling) {
  const textIn2 = compileText(spec, pointer, compiling);
  const mend = "Where only some steps are meant, `when` beside it picks these";
  return (found, where2, { number }) => {
    const text2 = textIn2(found, where2);
    if (text2 === void 0) throw unfit(dotted(pointer), `step ${number} has no text for it`, where2, mend);
    return text2;
  };
}

// src/suite/reading/open-results.ts
var HEAD_BYTES = 512;
var UTF8_MARK = Buffer.from([239, 187, 191]);
var ARCHIVES = [
  [80, 75, 3, 4],
  [80, 75, 5, 6]
];
var UNPACK = "Unpack it first, or name a mapping with `archive`, such as `inspect`, which reads it as it is";
var FOREIGN = [
  { kind: "gzip", starts: [31, 139], mend: "Unpack it first, for example with gunzip" },
  ...ARCHIVES.map((starts) => ({ kind: "a zip archive", starts, mend: UNPACK })),
  { kind: "zstandard", starts: [40, 181, 47, 253], mend: "Unpack it first, for example with unzstd" },
  { kind: "UTF-16", starts: [255, 254], mend: FROM_UTF16 },
  { kind: "UTF-16", starts: [254, 255], mend: FROM_UTF16 },
  { kind: "Parquet", starts: [80, 65, 82, 49], mend: "Export it as JSON Lines" },
  { kind: "a SQLite database", starts: [...Buffer.from("SQLite format 3")], mend: "Export it as JSON Lines" }
];
function openResults(input) {
  const source = input.chunks()[Symbol.iterator]();
  const head = readHead(source);
  const foreign = foreignKind(head);
  if (foreign !== void 0) throw notResults(input.file, foreign.kind, foreign.mend);
  const offset = markLength(head);
  const bytes2 = head.subarray(offset);
  const first = firstCharacter(bytes2);
  if (first === "" && head.length < HEAD_BYTES) throw empty(input.file);
  return { shape: shapeOf(first), chunks: joined3(bytes2, source), offset };
}
function markLength(bytes2) {
  return bytes2.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
}
function isArchive(input) {
  let head = Buffer.alloc(0);
  for (const chunk of input.chunks()) {
    head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
    if (head.length >= 4) break;
  }
  return ARCHIVES.some((starts) => startsWith(head, starts));
}
function startsWith(head, starts) {
  return starts.every((byte, index) => head[index] === byte);
}
function readHead(source) {
  let head = Buffer.alloc(0);
  for (let next = source.next(); !next.done; next = source.next()) {
    head = head.length === 0 ? asBuffer(next.value) : Buffer.concat([head, asBuffer(next.value)]);
    if (head.length >= HEAD_BYTES) break;
    head = Buffer.from(head);
  }
  return head;
}
function* joined3(head, rest) {
  if (head.length > 0) yield head;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}
function firstCharacter(bytes2) {
  return bytes2.toString("latin1", 0, HEAD_BYTES).trimStart().charAt(0);
}
function shapeOf(first) {
  if (first === "[") return "list";
  return first === "{" ? "object" : "other";
}
function foreignKind(head) {
  const known2 = FOREIGN.find(({ starts }) => startsWith(head, starts));
  if (known2 !== void 0) return known2;
  const text2 = head.toString("latin1", 0, HEAD_BYTES).trimStart().toLowerCase();
  if (text2.startsWith("version https://git-lfs"))
    return { kind: "a Git LFS pointer", mend: "Check out with `lfs: true`" };
  if (/^(?:<!doctype html|<html)/.test(text2)) return { kind: "an HTML page", mend: "The download probably failed" };
  if (text2.startsWith("<")) return { kind: "XML", mend: "Export JSON Lines" };
  return head.includes(0) ? { kind: "binary data or UTF-16", mend: "Save it as UTF-8 text" } : void 0;
}
function notResults(file, kind, mend) {
  const what = "the file is not JSON Lines, JSON or CSV";
  return new UserError({ code: "wrong-format", what, where: { file }, found: kind, mend });
}
function empty(file) {
  const mend = "The run that should have written it probably failed or was cancelled";
  return new UserError({ code: "empty-file", what: "the file is empty", where: { file }, mend });
}

// src/suite/reading/result-file.ts
var MAX_RECORD_BYTES = 16 * 1024 * 1024;

// src/suite/reading/byte-cursor.ts
var QUOTE = 34;
var BACKSLASH = 92;
var NEWLINE = 10;
var DEPTH_STEP = Int8Array.from({ length: 256 }, (_, byte) => isOpening(byte) ? 1 : isClosing(byte) ? -1 : 0);
function isOpening(byte) {
  return byte === 91 || byte === 123;
}
function isClosing(byte) {
  return byte === 93 || byte === 125;
}
function byteCursor(file, chunks, start) {
  const source = chunks[Symbol.iterator]();
  let bytes2 = Buffer.alloc(0);
  let at2 = 0;
  let base = start;
  let linesBefore = 0;
  let mark2 = -1;
  let taking = start;
  let kept = [];
  let keptSize = 0;
  function refill() {
    if (mark2 >= 0) keep(Buffer.from(bytes2.subarray(mark2, at2)));
    base += bytes2.length;
    linesBefore += newlines(bytes2);
    const next = source.next();
    bytes2 = next.done ? Buffer.alloc(0) : asBuffer(next.value);
    at2 = 0;
    if (mark2 >= 0) mark2 = 0;
    return !next.done && (bytes2.length > 0 || refill());
  }
  function keep(part) {
    kept.push(part);
    keptSize += part.length;
    if (keptSize > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
  }
  function need() {
    if (at2 >= bytes2.length && !refill()) throw cutShort(file, base);
  }
  function peek() {
    for (; ; ) {
      const byte = bytes2[at2];
      if (byte === void 0) {
        if (!refill()) return -1;
      } else if (byte === 32 || byte >= 9 && byte <= 13) at2++;
      else return byte;
    }
  }
  function skipText() {
    let escaped2 = 0;
    for (; ; ) {
      need();
      const window2 = bytes2;
      let i = at2 + escaped2;
      while (i < window2.length && window2[i] !== QUOTE) i += window2[i] === BACKSLASH ? 2 : 1;
      at2 = Math.min(i + 1, window2.length);
      if (i < window2.length) return;
      escaped2 = i - window2.length;
    }
  }
  function skipNested() {
    let depth = 1;
    while (depth > 0) {
      need();
      const window2 = bytes2;
      let i = at2;
      while (i < window2.length && depth > 0 && window2[i] !== QUOTE) depth += DEPTH_STEP[window2[i++] ?? 0] ?? 0;
      at2 = i;
      if (depth > 0 && i < window2.length) {
        at2++;
        skipText();
      }
    }
  }
  function skipScalar() {
    while (at2 < bytes2.length || refill()) {
      const byte = bytes2[at2] ?? 0;
      if (byte <= 32 || byte === 44 || isClosing(byte) || byte === 58) return;
      at2++;
    }
  }
  function skipValue() {
    const byte = peek();
    if (byte === -1) throw cutShort(file, base);
    if (byte === QUOTE || isOpening(byte)) at2++;
    if (byte === QUOTE) skipText();
    else if (isOpening(byte)) skipNested();
    else skipScalar();
  }
  function takeValue() {
    peek();
    taking = base + at2;
    mark2 = at2;
    kept = [];
    keptSize = 0;
    skipValue();
    const tail = bytes2.subarray(mark2, at2);
    mark2 = -1;
    const whole = kept.length === 0 ? tail : Buffer.concat([...kept, tail]);
    if (whole.length > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
    requireUtf8(file, whole, taking);
    return whole.toString("utf8");
  }
  const line2 = () => linesBefore + newlines(bytes2.subarray(0, at2)) + 1;
  return { offset: () => base + at2, line: line2, peek, step: () => void at2++, skipValue, takeValue };
}
function newlines(bytes2) {
  let count = 0;
  for (let at2 = bytes2.indexOf(NEWLINE); at2 >= 0; at2 = bytes2.indexOf(NEWLINE, at2 + 1)) count++;
  return count;
}
function recordTooLarge(file, offset) {
  return new UserError({
    code: "record-too-large",
    what: `the record at byte ${offset} is too large`,
    where: { file },
    expected: `at most ${MAX_RECORD_BYTES} bytes`,
    mend: "Keep large payloads outside of the results"
  });
}
function cutShort(file, offset, wanted = {}) {
  return new UserError({
    code: "cut-json",
    what: `the file ends at byte ${offset} in the middle of its JSON`,
    where: { file },
    ...wanted,
    mend: "The run that wrote it was probably cancelled: run the suite again"
  });
}

// src/suite/reading/json-structure.ts
var COMMA = 44;
var COLON = 58;
var CLOSE_LIST = 93;
var CLOSE_OBJECT = 125;
var QUOTE2 = 34;
function* memberNames(file, cursor) {
  const keys = /* @__PURE__ */ new Map();
  for (let more2 = cursor.peek() !== CLOSE_OBJECT; more2; more2 = followed2(file, cursor, CLOSE_OBJECT)) {
    cursor.peek();
    const at2 = cursor.offset();
    const key = memberName(file, cursor);
    const before = keys.get(key);
    if (before !== void 0) throw repeated(file, key, before, at2);
    keys.set(key, at2);
    yield key;
  }
  cursor.step();
}
function followed2(file, cursor, closing) {
  const byte = cursor.peek();
  if (byte === closing) return false;
  expect2(file, cursor, COMMA, "`,` or a closing bracket");
  if (cursor.peek() === closing) throw unexpected(file, cursor, "a value, since a comma came before");
  return true;
}
function memberName(file, cursor) {
  if (cursor.peek() !== QUOTE2) throw unexpected(file, cursor, "a name in double quotes");
  const text2 = cursor.takeValue();
  expect2(file, cursor, COLON, "`:`");
  try {
    return JSON.parse(text2);
  } catch (cause) {
    throw new UserError({ code: "bad-json", what: `${shown(text2)} is not a JSON string`, where: { file } }, { cause });
  }
}
function expect2(file, cursor, byte, wanted) {
  if (cursor.peek() !== byte) throw unexpected(file, cursor, wanted);
  cursor.step();
}
function unexpected(file, cursor, expected) {
  const byte = cursor.peek();
  if (byte === -1) return cutShort(file, cursor.offset(), { expected });
  return new UserError({
    code: "bad-json",
    what: `the JSON is broken at byte ${cursor.offset()}`,
    where: { file, line: cursor.line() },
    expected,
    found: shown(String.fromCharCode(byte))
  });
}
function repeated(file, key, first, again) {
  const what = `the key ${shown(key)} stands twice in one object, at byte ${first} and at byte ${again}`;
  return new UserError({ code: "repeated-key", what, where: { file }, mend: "Keep one of the two" });
}

// src/suite/reading/split-document.ts
var OPEN_LIST = 91;
var OPEN_OBJECT = 123;
function* splitDocument(file, chunks, offset, path) {
  const cursor = byteCursor(file, chunks, offset);
  if (path === "document") yield takePiece(file, cursor, 1);
  else yield* underNames(file, cursor, path, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, "the end of the file");
}
function documentWithout(names, { file, chunks, offset }) {
  const cursor = byteCursor(file, chunks, offset);
  const text2 = withoutList(file, cursor, names, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, "the end of the file");
  return text2;
}
function withoutList(file, cursor, names, depth) {
  if (depth === names.length) {
    const empty2 = cursor.peek() === OPEN_OBJECT ? "{}" : "[]";
    cursor.skipValue();
    return empty2;
  }
  const members2 = [];
  for (const key of namesOnPath(file, cursor, names, depth)) {
    const value = key === names[depth] ? withoutList(file, cursor, names, depth + 1) : cursor.takeValue();
    members2.push(`${JSON.stringify(key)}:${value}`);
  }
  return `{${members2.join()}}`;
}
function* underNames(file, cursor, path, depth) {
  const { names, orMap } = path;
  if (depth === names.length) {
    if (orMap && cursor.peek() === OPEN_OBJECT) yield* members(file, cursor);
    else yield* elements(file, cursor, path);
    return;
  }
  for (const key of namesOnPath(file, cursor, names, depth)) {
    if (key === names[depth]) yield* underNames(file, cursor, path, depth + 1);
    else cursor.skipValue();
  }
}
function* namesOnPath(file, cursor, names, depth) {
  const name2 = names[depth] ?? "";
  enter(file, cursor, OPEN_OBJECT, `object with \`${name2}\` at \`${pathOf2(names.slice(0, depth))}\``);
  const others = [];
  let isThere2 = false;
  for (const key of memberNames(file, cursor)) {
    if (key === name2) isThere2 = true;
    else if (others.length < 20) others.push(key);
    yield key;
  }
  if (!isThere2) throw missing(file, name2, others);
}
function* members(file, cursor) {
  cursor.step();
  let position = 0;
  for (const key of memberNames(file, cursor)) {
    position++;
    yield { ...takePiece(file, cursor, position), key };
  }
}
function* elements(file, cursor, { names, orMap }) {
  enter(file, cursor, OPEN_LIST, `list${orMap ? " or object" : ""} at \`${pathOf2(names)}[*]\``);
  let position = 0;
  for (let more2 = cursor.peek() !== CLOSE_LIST; more2; more2 = followed2(file, cursor, CLOSE_LIST)) {
    position++;
    yield takePiece(file, cursor, position);
  }
  cursor.step();
}
function pathOf2(names) {
  return ["$", ...names].join(".");
}
function enter(file, cursor, bracket, wanted) {
  if (cursor.peek() !== bracket) throw another(file, cursor, wanted);
  cursor.step();
}
function another(file, cursor, wanted) {
  const byte = cursor.peek();
  const fault2 = unexpected(file, cursor, wanted);
  const found = byte === OPEN_LIST ? "a list" : byte === OPEN_OBJECT ? "an object" : scalar(cursor.takeValue());
  if (found === void 0) return fault2;
  const mend = byte === OPEN_OBJECT ? { mend: BY_KEY } : {};
  return new UserError({ code: "no-records", what: `there is no ${wanted} but ${found}`, where: { file }, ...mend });
}
var BY_KEY = "Where records stand in an object by their keys, `records: $` and the same path under `each` read them; `$.key` is the key";
function scalar(text2) {
  try {
    return shown(JSON.parse(text2));
  } catch {
    return void 0;
  }
}
function takePiece(file, cursor, position) {
  if (AFTER_VALUE.has(cursor.peek())) throw unexpected(file, cursor, "a value");
  const offset = cursor.offset();
  return { text: cursor.takeValue(), position, offset };
}
var AFTER_VALUE = /* @__PURE__ */ new Set([COMMA, COLON, CLOSE_LIST, CLOSE_OBJECT]);
function missing(file, name2, keys) {
  return new UserError({
    code: "no-records",
    what: `there is no ${shown(name2)} where the records should be`,
    where: { file },
    mend: adviseName(name2, keys)
  });
}

// src/suite/reading/split-lines.ts
var NEWLINE2 = 10;
var BLANK = /^\s*$/;
function* splitLines(file, chunks, offset) {
  for (const line2 of everyLine(file, chunks, offset)) if (!BLANK.test(line2.text)) yield line2;
}
function* everyLine(file, chunks, offset) {
  let position = 0;
  let base = offset;
  for (const block2 of wholeLines(file, chunks, () => position)) {
    requireUtf8(file, block2, base);
    let start = 0;
    while (start < block2.length) {
      const newline = block2.indexOf(NEWLINE2, start);
      const end = newline < 0 ? block2.length : newline;
      position++;
      yield { text: block2.toString("utf8", start, end), position, offset: base + start };
      start = end + 1;
    }
    base += block2.length;
  }
}
function* wholeLines(file, chunks, linesSoFar) {
  let started = [];
  let size = 0;
  for (const chunk of chunks) {
    const bytes2 = asBuffer(chunk);
    const first = bytes2.indexOf(NEWLINE2);
    const head = first < 0 ? bytes2 : bytes2.subarray(0, first + 1);
    size += head.length;
    if (size > MAX_RECORD_BYTES) throw tooLarge(file, linesSoFar() + 1);
    if (first < 0) {
      started.push(Buffer.from(head));
      continue;
    }
    yield started.length === 0 ? head : Buffer.concat([...started, head]);
    const last = bytes2.lastIndexOf(NEWLINE2) + 1;
    if (last > first + 1) yield bytes2.subarray(first + 1, last);
    started = last < bytes2.length ? [Buffer.from(bytes2.subarray(last))] : [];
    size = bytes2.length - last;
  }
  if (size > 0) yield Buffer.concat(started);
}
function tooLarge(file, line2) {
  return new UserError({
    code: "record-too-large",
    what: "the record is too large",
    where: { file, line: line2 },
    expected: `at most ${MAX_RECORD_BYTES} bytes`,
    mend: "Keep large payloads outside of the results, or one trial a line"
  });
}

// src/suite/reading/read-records.ts
var LIST = { names: [] };
function readRecords(input) {
  const { file } = input;
  const { shape, chunks, offset } = openResults(input);
  if (shape === "list") return listRecords(file, splitDocument(file, chunks, offset, LIST), LIST);
  if (shape === "object") return lineRecords(file, splitLines(file, chunks, offset));
  throw new UserError({
    code: "wrong-format",
    what: "the file is neither JSON Lines nor a JSON list",
    where: { file },
    expected: "`{` or `[` at the start",
    mend: "Other formats need a mapping"
  });
}
function lineRecords(file, pieces, parse = parseRecord) {
  return { items: parsed(oneEach(file, pieces), parse), placeOf: (position) => ({ file, line: position }) };
}
function* oneEach(file, pieces) {
  const lines = pieces[Symbol.iterator]();
  const first = lines.next();
  if (first.done) return;
  const second = lines.next();
  if (!second.done && /[{[,:]\s*$/.test(first.value.text)) throw spreadOut(file, first.value);
  yield first.value;
  for (let next = second; !next.done; next = lines.next()) yield next.value;
}
function spreadOut(file, { position, text: text2 }) {
  return new UserError({
    code: "wrong-format",
    what: "a JSON object goes over several lines",
    where: { file, line: position },
    expected: "one object a line, or a list of objects",
    found: shown(text2.trim()),
    mend: "Write each trial on a line of its own; where the trials are inside of one object, a mapping says so with `records`"
  });
}
function listRecords(file, pieces, path, parse = parseRecord) {
  const list = path === "document" ? void 0 : path.names.reduce(memberPointer, "");
  const placeOf2 = (position, key = `${position - 1}`) => list === void 0 ? { file } : { file, pointer: memberPointer(list, key) };
  return { items: parsed(pieces, parse), placeOf: placeOf2 };
}
function* parsed(pieces, parse) {
  for (const { text: text2, position, key } of pieces) {
    const record = { position, text: text2, parse: (where2) => parse(text2, where2) };
    yield key === void 0 ? record : { ...record, key };
  }
}

// src/suite/mapping/archive-records.ts
function compileArchive({ record, each }, readShared, parse) {
  const isItem = itemPattern(each);
  return (file, archive) => {
    const shared = textIn(file, archive, record);
    if (shared === void 0) throw noRecord(file, record);
    const names = archive.names.filter((name2) => name2 !== record && isItem(name2)).sort(byText);
    return {
      shared: readShared(shared, { file: `${file}/${record}` }),
      items: items(file, archive, requireSome(names, file, each), parse),
      placeOf: (position) => ({ file: `${file}/${names[position - 1]}` })
    };
  };
}
function* items(file, archive, names, parse) {
  for (const [at2, name2] of names.entries()) {
    const text2 = textIn(file, archive, name2) ?? "";
    yield { position: at2 + 1, text: text2, parse: (where2) => parse(text2, where2) };
  }
}
function itemPattern(each) {
  const [start = "", end = ""] = each?.split("*") ?? [];
  return (name2) => name2.length >= start.length + end.length && name2.startsWith(start) && name2.endsWith(end);
}
function textIn(file, archive, name2) {
  const bytes2 = archive.read(name2);
  if (bytes2 === void 0) return void 0;
  const text2 = asBuffer(bytes2);
  requireUtf8(`${file}/${name2}`, text2, 0);
  return text2.toString("utf8", markLength(text2));
}
function requireSome(names, file, each) {
  if (names.length > 0) return names;
  throw new UserError({
    code: "archive-incomplete",
    what: `no file of the archive fits \`${inline(each)}\`, where the mapping has the trials`,
    where: { file },
    mend: "See whether the run wrote its trials into it, or had none"
  });
}
function noRecord(file, name2) {
  return new UserError({
    code: "archive-incomplete",
    what: `the archive has no \`${inline(name2)}\`, where the mapping has the record`,
    where: { file },
    mend: "The run that wrote it was probably cancelled: run the suite again"
  });
}

// src/suite/free-names.ts
function freeNames(names) {
  const taken = /* @__PURE__ */ new Set();
  const numbers = /* @__PURE__ */ new Map();
  return names.map((name2) => {
    let free = name2;
    for (let number = numbers.get(name2) ?? 2; taken.has(free); number++) {
      free = `${name2}#${number}`;
      numbers.set(name2, number + 1);
    }
    taken.add(free);
    return free;
  });
}

// src/suite/reading/csv-rows.ts
function* splitRows(file, chunks, offset) {
  let started;
  for (const line2 of everyLine(file, chunks, offset)) {
    const text2 = line2.text.replace(/\r$/, "");
    const row = started === void 0 ? { ...line2, text: text2 } : { ...started, text: `${started.text}
${text2}` };
    const isWhole2 = quotes(text2) % 2 === (started === void 0 ? 0 : 1);
    const size = line2.offset - row.offset + Buffer.byteLength(line2.text);
    if (size > MAX_RECORD_BYTES) throw tooLarge(file, row.position);
    started = isWhole2 ? void 0 : row;
    if (isWhole2 && row.text !== "") yield row;
  }
  if (started !== void 0) throw neverClosed(file, started.position);
}
function quotes(text2) {
  let count = 0;
  for (let at2 = text2.indexOf('"'); at2 >= 0; at2 = text2.indexOf('"', at2 + 1)) count++;
  return count;
}
function neverClosed(file, line2) {
  const mend = "Quote a cell that holds quotes, and write each of them twice; where the file was cut, run the suite again";
  return new UserError({ code: "cut-csv", what: "a quote is never closed", where: { file, line: line2 }, mend });
}
function cellsOf(row, delimiter) {
  const cells5 = [];
  let at2 = 0;
  for (; ; ) {
    const end = row[at2] === '"' ? endOfQuoted(row, at2) : endOfPlain(row, at2, delimiter);
    const raw = row.slice(at2, end);
    cells5.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === row.length) return cells5;
    if (row[end] !== delimiter) throw new SyntaxError("a quoted cell goes on after its closing quote");
    at2 = end + 1;
  }
}
function endOfPlain(row, from, delimiter) {
  const next = row.indexOf(delimiter, from);
  const end = next < 0 ? row.length : next;
  if (row.slice(from, end).includes('"')) throw new SyntaxError("a quote stands inside of a cell without quotes");
  return end;
}
function endOfQuoted(row, from) {
  let at2 = from + 1;
  for (; ; ) {
    const quote = row.indexOf('"', at2);
    if (quote < 0) throw new SyntaxError("a quoted cell never ends");
    if (row[quote + 1] !== '"') return quote + 1;
    at2 = quote + 2;
  }
}

// src/suite/mapping/csv-records.ts
function compileCsv(spec, compiling) {
  const { results_from: pattern, delimiter = "," } = spec;
  const isResult = pattern === void 0 ? void 0 : compiling.pattern(pattern, "/csv/results_from");
  return function* (file, chunks, offset) {
    const rows = splitRows(file, chunks, offset);
    const first = rows.next();
    if (first.done) return;
    const names = namesOf(first.value, delimiter, { file, line: first.value.position });
    const read = (row, where2) => readCells(row, delimiter, names.length, where2);
    yield* isResult === void 0 ? rowRecords(rows, names, read) : cellRecords(file, rows, { names, read, isResult: (cell2) => isResult.test(cell2) });
  };
}
function* rowRecords(rows, names, read) {
  const free = freeNames(names);
  for (const row of rows) {
    const { position, text: text2 } = row;
    yield { position, text: text2, parse: (where2) => rowObject(free, read(row, where2)) };
  }
}
var LOOKED_AT = 50;
function* cellRecords(file, rows, columns) {
  const first = firstRows(rows);
  if (first.length === 0) return;
  const from = firstResult(first, file, columns);
  for (const row of inTurn(first, rows)) {
    const { position, text: text2 } = row;
    for (let index = from; index < columns.names.length; index++) {
      const parse = (where2) => resultRecord(row, columns, from, index, where2);
      yield { position, text: text2, parse };
    }
  }
}
function firstRows(rows) {
  const first = [];
  while (first.length < LOOKED_AT) {
    const { done, value } = rows.next();
    if (done) break;
    first.push(value);
  }
  return first;
}
function* inTurn(first, rest) {
  yield* first;
  yield* rest;
}
function resultRecord(row, columns, from, index, where2) {
  const { names, read } = columns;
  const cells5 = read(row, where2);
  const start = resultIn(cells5, columns);
  if (start >= 0 && start < from) throw tooEarly(start, from, where2);
  const before = rowObject(freeNames(names.slice(0, from)), cells5);
  return { row: before, column: index - from + 1, header: names[index], cell: cells5[index] ?? null };
}
function firstResult(rows, file, columns) {
  const starts = rows.map((row) => resultIn(soundCells(row, file, columns), columns)).filter((start) => start >= 0);
  if (starts.length > 0) return Math.min(...starts);
  const where2 = { file, line: rows[0]?.position ?? 1 };
  columns.read(rows[0], where2);
  const what = "no cell of the first rows is a result";
  throw new UserError({ code: "no-results", what, where: where2, expected: "a cell that matches `csv.results_from`" });
}
function resultIn(cells5, { isResult }) {
  return cells5.findIndex((cell2) => cell2 !== null && isResult(cell2));
}
function soundCells(row, file, { read }) {
  return soundOr([], () => read(row, { file, line: row.position }));
}
function tooEarly(start, from, where2) {
  const expected = `results from column ${from + 1} on, as in the first ${LOOKED_AT} rows`;
  const mend = "Let the first rows have a result in every column of results";
  return new UserError({ code: "no-results", what: `column ${start + 1} holds a result`, where: where2, expected, mend });
}
function namesOf(header, delimiter, where2) {
  if (header.text.includes("\r")) throw loneReturns(where2);
  const names = readCells(header, delimiter, void 0, where2).map((name2) => name2 ?? "");
  if (names.includes("__proto__")) throw new UserError(protoKey(where2));
  return names;
}
function loneReturns(where2) {
  const mend = "End lines with a line feed, alone or after a carriage return";
  return new UserError({ code: "bad-csv", what: "the header holds a carriage return", where: where2, mend });
}
function readCells(row, delimiter, width, where2) {
  const cells5 = split(row, delimiter, where2);
  if (width === void 0 || cells5.length === width) return cells5.map((cell2) => cell2 === "" ? null : cell2);
  const what = "the row has another number of cells than the header";
  throw new UserError({ code: "bad-csv", what, where: where2, expected: `${width}`, found: `${cells5.length}` });
}
function split(row, delimiter, where2) {
  try {
    return cellsOf(row.text, delimiter);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const mend = "Quote cells that hold quotes, and write each of them twice";
    throw new UserError({ code: "bad-csv", what: cause.message, where: where2, mend }, { cause });
  }
}
function rowObject(names, cells5) {
  return Object.fromEntries(names.map((name2, index) => [name2, cells5[index] ?? null]));
}

// src/suite/mapping/each-item.ts
function compileEach2(each) {
  if (each === void 0) return (record, where2) => [{ value: record, where: where2 }];
  const names = namesOnWay(each);
  return (record, where2) => {
    const found = names.reduce(memberOf, record);
    if (typeof found !== "object" || found === null)
      throw unfit("each", `there is no list or object at \`${each}\` but ${shown(found)}`, where2);
    const pointer = names.reduce(memberPointer, where2.pointer ?? "");
    const isList = Array.isArray(found);
    return Object.entries(found).map(([key, item], at2) => {
      const own = { ...where2, pointer: memberPointer(pointer, key) };
      if (isList) return { value: { record, item, index: at2 + 1 }, where: own, item: at2 + 1 };
      return { value: { record, item, key }, where: own, item: key };
    });
  };
}
var NAME = /\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g;
function namesOnWay(path) {
  return Array.from(path.matchAll(NAME), ([, plain, single, double]) => plain ?? single ?? double ?? "");
}

// src/suite/mapping/gather-records.ts
var MAX_GATHERED = 512 * 1024 * 1024;
var NO_PIECE = 'Where it is no piece of a trial, give it a name that no id has, `by: { first_of: [..., { const: "(none)" }] }`, and leave that out by `when`';
function compileGather({ gather, each, archive }, compiling) {
  if (gather === void 0) return (_, records) => records;
  for (const [key, other] of Object.entries({ each, archive }))
    if (other !== void 0)
      compiling.report("/gather", `\`gather\` does not go with \`${key}\``, "Leave one of them out");
  const select = compiling.selector(gather.items ?? "$", "/gather/items");
  const keyOf3 = compileValue(gather.by, "/gather/by", compiling);
  const momentOf = compileMoment(gather.order, compiling);
  const piecesOf = (record, position, where2) => select(record).map((item) => {
    const key = textOf(keyOf3(item, where2), "gather.by", where2);
    if (key === void 0) throw unfit("gather.by", `there is no text for ${shown(item)}`, where2, NO_PIECE);
    return { key, item, position, moment: momentOf(item, where2) };
  });
  return (file, records) => ({ items: gathered(file, records, piecesOf), placeOf: records.placeOf });
}
function compileMoment(order, compiling) {
  if (order === void 0) return () => void 0;
  const value = compileValue(order, "/gather/order", compiling);
  return (item, where2) => {
    const found = value(item, where2);
    const moment = readMoment(found);
    if (moment === void 0) throw unfit("gather.order", `${shown(found)} is neither a number nor a time`, where2);
    return moment;
  };
}
function* gathered(file, records, piecesOf) {
  const wholes = /* @__PURE__ */ new Map();
  let size = 0;
  for (const record of records.items) {
    size += record.text.length;
    if (size > MAX_GATHERED) throw tooMuch(file);
    try {
      for (const piece of piecesIn(record, records, piecesOf)) wholeOf(piece.key, wholes).push(piece);
    } catch (error) {
      yield broken(record, error);
    }
  }
  for (const pieces of wholes.values()) yield wholeRecord(pieces);
}
function piecesIn(record, { placeOf: placeOf2, partsOf: partsOf4 }, piecesOf) {
  const { position } = record;
  const where2 = placeOf2(position);
  const value = record.parse(where2);
  partsOf4?.(value, where2);
  return piecesOf(value, position, where2);
}
function wholeOf(key, wholes) {
  const pieces = wholes.get(key) ?? [];
  if (pieces.length === 0) wholes.set(key, pieces);
  return pieces;
}
function broken({ position, text: text2 }, error) {
  return {
    position,
    text: text2,
    parse: () => {
      throw error;
    }
  };
}
function wholeRecord(pieces) {
  const [{ position }] = pieces;
  const value = { items: pieces.toSorted(byTime).map(({ item }) => item) };
  const text2 = JSON.stringify(value);
  const parse = (where2) => {
    if (text2.length > MAX_RECORD_BYTES) throw tooLarge2(where2);
    return value;
  };
  return { position, text: text2, parse };
}
function byTime(one, other) {
  return one.moment === void 0 || other.moment === void 0 ? 0 : byMoment(one.moment, other.moment);
}
function tooLarge2(where2) {
  return new UserError({
    code: "record-too-large",
    what: "the pieces of one trial are too large together",
    where: where2,
    expected: `at most ${MAX_RECORD_BYTES} characters of JSON`,
    mend: "Keep large payloads outside of the results"
  });
}
function tooMuch(file) {
  return new UserError({
    code: "gathered-too-large",
    what: "the file is too large for its pieces to be put together",
    where: { file },
    expected: `at most ${MAX_GATHERED} characters`,
    mend: "Write several files, each with all pieces of its trials"
  });
}

// src/suite/mapping/unfinished-run.ts
function compileUnfinished(spec, compiling) {
  const why = compileValue(spec, "/unfinished", compiling);
  return (record, where2) => {
    const found = why(record, where2) ?? false;
    if (found === false) return;
    throw new UserError({
      code: "unfinished-run",
      what: `the run did not go to its end: ${inline(textForm(found) ?? JSON.stringify(found))}`,
      where: where2,
      mend: "What it lacks would not be missed: run the suite again"
    });
  };
}

// src/suite/mapping/source-records.ts
function compileRecords(spec, compiling) {
  const parse = spec.nan === void 0 ? parseRecord : parseWithNaN;
  const requireFinished = compileUnfinished(spec.unfinished, compiling);
  const readShared = (text2, where2) => {
    const value = parse(text2, where2);
    requireFinished(value, where2);
    return { text: text2, value };
  };
  const readArchive = spec.archive && compileArchive(spec.archive, readShared, parse);
  const readText3 = compileTexts(spec, { parse, readShared, requireFinished }, compiling);
  const gather = compileGather(spec, compiling);
  return (input) => {
    const archive = readArchive && isArchive(input) ? input.unzip?.() : void 0;
    return readArchive && archive ? readArchive(input.file, archive) : gather(input.file, readText3(input));
  };
}
var parseWithNaN = (text2, where2) => parseRecord(nanAsNull(text2), where2);
function compileTexts(spec, reading, compiling) {
  const { parse, requireFinished } = reading;
  const path = recordPath(spec.records ?? "$[*]");
  const readCsv = compileCsv(spec.csv ?? {}, compiling);
  const itemsOf2 = compileEach2(spec.each);
  const list = listInDocument(spec, path);
  const partsOf4 = (record, where2) => {
    const parts = itemsOf2(record, where2);
    requireFinished(record, where2);
    return parts;
  };
  return (input) => {
    const { file } = input;
    const open = openResults(input);
    const { chunks, offset } = open;
    switch (spec.format ?? formatOf(open, path, file)) {
      case "json":
        if (list !== void 0) return itemRecords(input, open, list, reading);
        return { ...listRecords(file, splitDocument(file, chunks, offset, path), path, parse), partsOf: partsOf4 };
      case "jsonl":
        return { ...lineRecords(file, splitLines(file, chunks, offset), parse), partsOf: partsOf4 };
      default:
        requireText(file, open, spec);
        return { items: readCsv(file, chunks, offset), placeOf: (line2) => ({ file, line: line2 }), partsOf: partsOf4 };
    }
  };
}
function listInDocument({ each }, path) {
  return each === void 0 || path !== "document" ? void 0 : namesOnWay(each);
}
function itemRecords(input, first, names, reading) {
  const { file } = input;
  const shared = reading.readShared(documentWithout(names, { ...first, file }), { file });
  const { chunks, offset } = openResults(input);
  const path = { names, orMap: true };
  return { ...listRecords(file, splitDocument(file, chunks, offset, path), path, reading.parse), shared };
}
function recordPath(text2) {
  return text2 === "$" ? "document" : { names: namesOnWay(text2) };
}
function formatOf({ shape }, path, file) {
  if (shape === "other") return "csv";
  const isLines = shape === "object" && path !== "document" && (path.names.length === 0 || file.endsWith(".jsonl"));
  return isLines ? "jsonl" : "json";
}
function requireText(file, { shape }, spec) {
  if (shape !== "other" || spec.records === void 0) return;
  const mend = `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``;
  throw new UserError({ code: "wrong-format", what: "the file is not JSON", where: { file }, mend });
}

// src/suite/mapping/mapping.ts
var check = schemaCheck(mapping_schema_default);
function loadMapping(file, text2) {
  return readConfig(file, text2, check, (spec, { placeOf: placeOf2, problems }) => {
    const compiling = startCompiling(spec, placeOf2, problems);
    const split2 = compileRecords(spec, compiling);
    const apply = compileTrial(spec, compiling);
    return { name: spec.mapping, hash: contentHash(spec), trialNumbers: trialNumbersOf(spec, compiling), split: split2, apply };
  });
}
function trialNumbersOf({ trial, number_trials: counts2 }, compiling) {
  if (trial !== void 0 && counts2 !== void 0)
    compiling.report("/number_trials", "`number_trials` does not go with `trial`", "Leave one of them out");
  if (counts2 === true) return "counted";
  return trial === void 0 ? "none" : "read";
}
function compileTrial(spec, compiling) {
  const isTrial = compileCondition2(spec.when, "/when", compiling, true);
  const members2 = compileMembers(spec, compiling);
  const facts = compileFacts(spec.facts ?? {}, compiling);
  return (record, where2) => {
    if (!isTrial(record, where2)) return void 0;
    const native = {};
    for (const { name: name2, value } of members2) {
      const found = value(record, where2);
      if (found !== void 0) native[name2] = found;
    }
    return { ...native, ...facts(record, where2) };
  };
}
function compileMembers(spec, compiling) {
  const optional = (name2) => compileValue(spec[name2], `/${name2}`, compiling);
  const members2 = [
    { name: "scenario", value: compileScenario(spec.scenario, compiling) },
    { name: "trial", value: optional("trial") },
    { name: "title", value: textual(optional("title"), "title") },
    { name: "tags", value: listed2(optional("tags")) }
  ];
  if (spec.trace !== void 0) members2.push({ name: "trace", value: compileTrace(spec.trace, compiling) });
  if (spec.usage !== void 0) members2.push({ name: "usage", value: compileUsage(spec.usage, compiling) });
  if (spec.error !== void 0) members2.push({ name: "error", value: compileError(spec.error, compiling) });
  return members2;
}
function compileScenario(spec, compiling) {
  const value = compileValue(spec, "/scenario", compiling);
  return (record, where2) => {
    const found = value(record, where2);
    if (found === void 0) throw unfit("scenario", "the record has no value for it", where2);
    const id = textOf(found, "scenario", where2);
    if (typeof found === "number" && !Number.isInteger(found))
      throw unfit("scenario", `${found} is no whole number, so it cannot be an id`, where2);
    if (id === void 0)
      throw unfit("scenario", `${shown(found)} is no text; \`slug: true\` makes an id of it`, where2);
    return id;
  };
}
function textual(value, part) {
  return (record, where2) => {
    const found = value(record, where2);
    return textOf(found, part, where2) ?? found;
  };
}
function listed2(value) {
  return (record, where2) => {
    const found = value(record, where2);
    return found === void 0 ? void 0 : [found].flat();
  };
}
function compileUsage(spec, compiling) {
  const amountsIn = compileObject(spec, "/usage", compiling);
  return (record, where2) => {
    const amounts = amountsIn(record, where2);
    return Object.keys(amounts).length === 0 ? void 0 : amounts;
  };
}

// src/io/find-files.ts
import { isAbsolute, resolve as resolve2 } from "node:path";

// src/io/glob-walk.ts
import { lstatSync, readdirSync, statSync } from "node:fs";
import { join as join2, resolve } from "node:path";
function startWalk(labelOf) {
  const problems = new Problems();
  const entriesOf = (folder) => problems.collect(() => onDisk(labelOf(folder), () => entriesIn(folder))) ?? [];
  return {
    fs: { readdirSync: ((folder) => entriesOf(folder)) },
    requireRead: () => problems.throwAny()
  };
}
function entriesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => asSought(entry, folder));
  } catch (error) {
    if (isNone(error) && !isLink(folder)) return [];
    throw error;
  }
}
function isLink(path) {
  return lstatSync(resolve(path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function asSought(entry, folder) {
  if (entry.isFile() || entry.isDirectory()) return [entry];
  if (!entry.isSymbolicLink()) return [as("file", entry)];
  return leadsSomewhere(join2(folder, entry.name)) ? [entry] : [as("file", entry), as("folder", entry)];
}
function leadsSomewhere(link2) {
  try {
    return statSync(link2, { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function as(kind, { name: name2 }) {
  const is = (yes) => () => yes;
  return { name: name2, isFile: is(kind === "file"), isDirectory: is(kind === "folder"), isSymbolicLink: is(false) };
}

// src/io/result-archive.ts
import { readFileSync as readFileSync2 } from "node:fs";

// src/io/zip.ts
import { crc32, inflateRawSync } from "node:zlib";

// src/io/disk-name.ts
function diskName(name2) {
  return name2.normalize("NFC").toLowerCase();
}

// src/io/zip-directory.ts
var END_SIGNATURE = 101010256;
var END_BYTES = 22;
var LONGEST_COMMENT = 65535;
var RECORD_SIGNATURE = 33639248;
var RECORD_BYTES = 46;
var LOCAL_SIGNATURE = 67324752;
var LOCAL_BYTES = 30;
var ZIP64_COUNT = 65535;
var ZIP64_SIZE = 4294967295;
var ZIP64_USE = "such are for 65,535 files and more, or 4 GiB";
var ENCRYPTED_FLAGS = 1 | 64 | 8192;
var UNIX_FILE_TYPE = 61440;
var UNIX_SYMLINK = 40960;
function readDirectory(archive, label, limits) {
  const end = findEnd(archive, label);
  const count = archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  if (count === ZIP64_COUNT || start === ZIP64_SIZE)
    throw refused(label, "too-large", `it is a ZIP64 archive: ${ZIP64_USE}`);
  if (count > limits.entries) throw refused(label, "too-large", `it has ${count} entries, more than ${limits.entries}`);
  if (start + archive.readUInt32LE(end + 12) > end) throw refused(label, "damaged", "its directory is cut off");
  const entries = readRecords2(archive, { label, count, start, end });
  return entries.filter((entry) => !entry.name.endsWith("/"));
}
function packedBytes(archive, label, entry) {
  const { offset, name: name2 } = entry;
  const cut2 = () => refused(label, "damaged", `${name2} is cut off`);
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL_SIGNATURE) throw cut2();
  const nameEnd = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26);
  const start = nameEnd + archive.readUInt16LE(offset + 28);
  if (start + entry.packedBytes > archive.length) throw cut2();
  if (plainName(archive.toString("utf8", offset + LOCAL_BYTES, nameEnd)) !== name2)
    throw refused(label, "unsafe", `${name2} has another name in its own header`);
  return archive.subarray(start, start + entry.packedBytes);
}
function refuseClashes(label, entries) {
  const names = new Set(entries.map((entry) => diskName(entry.name)));
  if (names.size !== entries.length) throw refused(label, "unsafe", "two of its entries have the same name");
}
function refused(label, kind, why, { cause, mend = "" } = {}) {
  const problem = { code: `zip-${kind}`, what: `the archive cannot be read: ${why}`, where: { file: label }, mend };
  return new UserError(problem, { cause });
}
function findEnd(archive, label) {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at2 = archive.length - END_BYTES; at2 >= earliest; at2 -= 1) {
    if (archive.readUInt32LE(at2) !== END_SIGNATURE) continue;
    if (at2 + END_BYTES + archive.readUInt16LE(at2 + 20) === archive.length) return at2;
  }
  throw refused(label, "damaged", "it is no zip archive, or its end is cut off");
}
function readRecords2(archive, { label, count, start, end }) {
  const entries = [];
  let at2 = start;
  for (let index = 0; index < count; index += 1) {
    if (at2 + RECORD_BYTES > end || archive.readUInt32LE(at2) !== RECORD_SIGNATURE)
      throw refused(label, "damaged", "its directory is cut off");
    const nameEnd = at2 + RECORD_BYTES + archive.readUInt16LE(at2 + 28);
    if (nameEnd > end) throw refused(label, "damaged", "its directory is cut off");
    entries.push(readRecord(archive, label, at2, nameEnd));
    at2 = nameEnd + archive.readUInt16LE(at2 + 30) + archive.readUInt16LE(at2 + 32);
  }
  return entries;
}
function readRecord(archive, label, at2, nameEnd) {
  const name2 = safeName(label, archive.subarray(at2 + RECORD_BYTES, nameEnd));
  const entry = {
    name: name2,
    method: archive.readUInt16LE(at2 + 10),
    crc: archive.readUInt32LE(at2 + 16),
    packedBytes: archive.readUInt32LE(at2 + 20),
    bytes: archive.readUInt32LE(at2 + 24),
    offset: archive.readUInt32LE(at2 + 42)
  };
  if ((archive.readUInt16LE(at2 + 8) & ENCRYPTED_FLAGS) !== 0) throw refused(label, "encrypted", `${name2} is encrypted`);
  if ((archive.readUInt32LE(at2 + 38) >>> 16 & UNIX_FILE_TYPE) === UNIX_SYMLINK)
    throw refused(label, "unsafe", `${name2} is a symbolic link`);
  if ([entry.packedBytes, entry.bytes, entry.offset].includes(ZIP64_SIZE))
    throw refused(label, "too-large", `${name2} is a ZIP64 entry: ${ZIP64_USE}`);
  return entry;
}
function safeName(label, bytes2) {
  const name2 = plainName(decodeName(label, bytes2));
  const segments = name2.replace(/\/$/, "").split("/");
  const odd = new RegExp("\\p{Cc}|^[A-Za-z]:", "u").test(name2) || segments.some((part) => ["", ".", ".."].includes(part));
  if (odd) throw refused(label, "unsafe", `it holds an entry whose name leaves the archive or is no plain path`);
  return name2;
}
function plainName(name2) {
  return name2.replaceAll("\\", "/");
}
function decodeName(label, bytes2) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes2);
  } catch (cause) {
    throw refused(label, "unsafe", "it holds an entry whose name is not UTF-8", { cause });
  }
}

// src/io/zstd.ts
import * as zlib from "node:zlib";
function unpackZstd(label, { zstdDecompressSync } = zlib) {
  if (zstdDecompressSync !== void 0) return zstdDecompressSync;
  throw refused(label, "zstandard", `it is packed with Zstandard, which Node ${process.versions.node} cannot unpack`, {
    mend: "Use Node 24, or 22.15 and newer; or have the harness write its results without Zstandard, for example as JSON"
  });
}

// src/io/zip.ts
var STORED = 0;
var DEFLATED = 8;
var ZSTANDARD = 93;
var BUNDLE_LIMITS = { entries: 1e4, entryBytes: 2 ** 30, totalBytes: 2 ** 31 - 1 };
function readZip(bytes2, request) {
  const { label, limits = BUNDLE_LIMITS } = request;
  const archive = asBuffer(bytes2);
  const all = readDirectory(archive, label, limits);
  refuseClashes(label, all);
  const unpack = startUnpacking(archive, label, limits);
  const entries = all.filter((entry) => request.wanted(entry.name));
  for (const entry of entries) unpack.allow(entry);
  return new Map(entries.map((entry) => [entry.name, unpack.content(entry)]));
}
function openZip(bytes2, label, limits) {
  const archive = asBuffer(bytes2);
  const entries = new Map(readDirectory(archive, label, limits).map((entry) => [entry.name, entry]));
  const unpack = startUnpacking(archive, label, limits);
  const read = (name2) => {
    const entry = entries.get(name2);
    if (entry === void 0) return void 0;
    unpack.allow(entry);
    return unpack.content(entry);
  };
  return { names: [...entries.keys()], read };
}
function startUnpacking(archive, label, limits) {
  let total = 0;
  const tooLarge3 = (what, bytes2, most) => refused(label, "too-large", `${what} ${bytes2} bytes, more than ${most}`);
  return {
    /** Counts a file before it is unpacked. @throws UserError where it is too much */
    allow({ name: name2, bytes: bytes2 }) {
      if (bytes2 > limits.entryBytes) throw tooLarge3(`${name2} has`, bytes2, limits.entryBytes);
      total += bytes2;
      if (total > limits.totalBytes) throw tooLarge3("its files have", total, limits.totalBytes);
    },
    content(entry) {
      const content = inflate(packedBytes(archive, label, entry), label, entry);
      if (content.length === entry.bytes && crc32(content) === entry.crc) return content;
      throw refused(label, "damaged", `${entry.name} differs from its checksum`);
    }
  };
}
function inflate(packed, label, { name: name2, method, bytes: bytes2 }) {
  const options = { maxOutputLength: bytes2 + 1 };
  switch (method) {
    case STORED:
      return packed;
    case DEFLATED:
      return unpackedBy(() => inflateRawSync(packed, options), label, name2);
    case ZSTANDARD: {
      const unpack = unpackZstd(label);
      return unpackedBy(() => unpack(packed, options), label, name2);
    }
    default:
      throw refused(label, "damaged", `${name2} uses compression method ${method}`);
  }
}
function unpackedBy(unpack, label, name2) {
  try {
    return unpack();
  } catch (cause) {
    throw refused(label, "damaged", `${name2} cannot be unpacked`, { cause });
  }
}

// src/io/result-archive.ts
var MAX_ARCHIVE_BYTES = 2 ** 30;
var LIMITS = { entries: 65534, entryBytes: MAX_RECORD_BYTES, totalBytes: 2 ** 34 };
function openResultArchive(full, label) {
  const { size } = requireRegular(full, label);
  if (size > MAX_ARCHIVE_BYTES)
    throw refused(label, "too-large", `it has ${size} bytes, more than ${MAX_ARCHIVE_BYTES}`, {
      mend: "Split the suite, and name the archives of all parts"
    });
  return openZip(
    onDisk(label, () => readFileSync2(full)),
    label,
    LIMITS
  );
}

// src/io/find-files.ts
var TEST_FILE = /\.test\.ya?ml$/;
var RESULTS = {
  example: "*.jsonl",
  advice: "See whether the step that writes the results ran, and where it writes them"
};
function findResultFiles(patterns, root, sought = RESULTS) {
  return findFiles(patterns, root, sought).map((file) => ({
    file,
    chunks: () => chunksOf(resolve2(root, file), file),
    unzip: () => openResultArchive(resolve2(root, file), file)
  }));
}
function findTexts(patterns, root, sought) {
  return findFiles(patterns, root, sought).filter((file) => !TEST_FILE.test(file)).map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}
function findFiles(patterns, root, sought) {
  const found = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== void 0) throw nothingMatches(pattern, root, sought);
    for (const file of files) requireNoEscape(file, root);
    return files;
  });
  return [...new Set(found)].sort();
}
function matches(written, root) {
  if (isThere(written, root) && !folderExists(written, root)) return [shownPath(written, root)];
  const pattern = isAbsolute(written) ? shownPath(written, root) : written;
  const folder = firstFolders(pattern);
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily("./tinyglobby.cjs");
  const rest = pattern.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  const walk = startWalk((full) => shownPath(full, root));
  const options = {
    cwd: resolve2(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: walk.fs
  };
  const files = globSync(rest, options).map((path) => shownPath(path, root));
  walk.requireRead();
  return files;
}
function firstFolders(pattern) {
  return /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern)?.[0] ?? "";
}
function nothingMatches(pattern, root, sought) {
  const isFolder = folderExists(pattern, root);
  return new UserError({
    code: "no-files",
    what: isFolder ? `\`${pattern}\` is a folder` : `no file matches \`${pattern}\``,
    found: isFolder ? "a folder" : `nothing in ${resolve2(root)}`,
    mend: isFolder ? `Name the files in it, for example \`${pattern.replace(/\/+$/, "")}/**/${sought.example}\`` : howToFind(pattern, sought)
  });
}
function howToFind(pattern, { advice }) {
  return pattern.includes("\\") ? "Write `/` between folders: only on Windows may `\\` stand there too" : advice;
}
function requireNoEscape(file, root) {
  const full = resolve2(root, file);
  requireRegular(full, file);
  if (!isAbsolute(file)) requireInside(full, root, file);
}

// src/io/ruler.ts
var RUBRIC_FILES = "rubrics/*.{yml,yaml}";
var FIRST_RUBRIC = "harness-verdict";
function placesInRepository({ mapping, rubrics, policy, root }) {
  return {
    mapping: mapping && pathInRepository(mapping, root),
    rubrics: rubrics.map((pattern) => pathInRepository(pattern, root)),
    policy: policy && pathInRepository(policy, root)
  };
}
function loadRuler(options) {
  const problems = new Problems();
  const mapping = problems.collect(() => mappingText(options));
  const rubrics = problems.collect(() => rubricTexts(options));
  const policy = problems.collect(() => policyText(options));
  const texts2 = { mapping: mapping ?? null, rubrics: rubrics ?? [], policy: policy ?? null };
  return compileTexts2(texts2, problems);
}
function loadRubricsAlone(options) {
  return loadRubrics(rubricTexts(options));
}
function loadReader(options) {
  return compileRuler({ mapping: mappingText(options), rubrics: [], policy: policyText(options) });
}
function compileRuler(texts2) {
  return compileTexts2(texts2, new Problems());
}
function compileTexts2(texts2, problems) {
  const { mapping, rubrics, policy } = texts2;
  const compiled = {
    mapping: problems.collect(() => mapping && loadMapping(mapping.file, mapping.text)) ?? null,
    rubrics: problems.collect(() => loadRubrics(rubrics)) ?? [],
    policy: problems.collect(() => policy && readPolicy(policy.file, policy.text)) ?? defaultPolicy,
    texts: texts2
  };
  problems.throwAny();
  return compiled;
}
function mappingText({ mapping, root }) {
  if (mapping === void 0) return null;
  const shipped = readShipped("mappings", mapping);
  if (shipped !== void 0) return shipped;
  if (/^[\w-]+$/.test(mapping) && !fileExists(mapping, root)) throw unknownMapping(mapping);
  return { file: mapping, text: readText(mapping, root, { outside: true }) };
}
function unknownMapping(name2) {
  return new UserError({
    code: "unknown-mapping",
    what: `there is no mapping \`${name2}\``,
    mend: adviseShipped("mappings", name2)
  });
}
function rubricTexts({ rubrics, root }) {
  if (rubrics.length > 0) return rubrics.flatMap((pattern) => shippedOrFound(pattern, root));
  const own = findTexts([RUBRIC_FILES], root);
  return own.length > 0 ? own : firstRubric();
}
function firstRubric() {
  return [readShipped("rubrics", FIRST_RUBRIC)].filter((text2) => text2 !== void 0);
}
function shippedOrFound(pattern, root) {
  const shipped = readShipped("rubrics", pattern);
  if (shipped !== void 0) return [shipped];
  return findTexts([pattern], root, { example: "*.yml", advice: adviseShipped("rubrics", pattern) });
}
function policyText({ policy, root }) {
  if (policy !== void 0) return { file: policy, text: readText(policy, root, { outside: true }) };
  return isThere(POLICY_FILE, root) ? { file: POLICY_FILE, text: readText(POLICY_FILE, root) } : null;
}

// src/suite/redaction/registered-secrets.ts
var SHORTEST_SECRET = 6;
var SHORTEST_LINE = 20;
var SHORTEST_BASE64 = 7;
function formsOf(secrets) {
  const whole = secrets.flatMap((secret) => [secret, secret.trim()]).filter((secret) => secret.length >= SHORTEST_SECRET);
  const lines = whole.flatMap((secret) => secret.split(/\r\n|\r|\n/)).filter((line2) => line2.length >= SHORTEST_LINE);
  const forms = new Set([...whole, ...lines].flatMap(encodingsOf));
  return [...forms].sort((a, b) => b.length - a.length || byText(a, b));
}
function encodingsOf(secret) {
  const percent3 = encodeURIComponent(Buffer.from(secret).toString());
  const lower = percent3.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [secret, ...JSON_WRITERS.flatMap((write) => jsonOf(secret, write)), percent3, lower, ...base64Of(secret)];
}
var JSON_WRITERS = [
  (json) => json,
  ascii,
  slashes,
  (json) => ascii(slashes(json)),
  (json) => ascii(json).replace(/\\u[\da-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`),
  (json) => json.replace(/[<>&]/g, escaped)
];
function ascii(json) {
  return json.replace(/[^ -~]/g, escaped);
}
function slashes(json) {
  return json.replaceAll("/", String.raw`\/`);
}
function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function jsonOf(secret, write) {
  const once = write(JSON.stringify(secret)).slice(1, -1);
  return [once, write(JSON.stringify(once)).slice(1, -1)];
}
function base64Of(secret) {
  const bytes2 = Buffer.from(secret);
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes2]);
    const core = all.toString("base64").slice(Math.ceil(before * 8 / 6), Math.floor(all.length * 8 / 6));
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
function tellingName(name2) {
  return typeof name2 === "string" ? TELLING_NAME.exec(name2)?.[0] : void 0;
}
function tellingMember(object) {
  for (const member of NAMING_MEMBERS) {
    const told = tellingName(object[member]);
    if (told !== void 0) return told;
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
var ESCAPED2 = String.raw`\\u00[2-7]|\\x[2-7]`;
var NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;
function compileQuickLook(shapes, forms) {
  const needles = [...new Set(forms.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const hints = [...shapes ? [...SECRET_SHAPES.map(({ hint: hint3 }) => hint3), SCHEME, ESCAPED2] : [], ...long];
  const hint2 = hints.length === 0 ? void 0 : new RegExp(hints.join("|"));
  const mayHoldNeedle = (raw) => short.some((needle) => raw.includes(needle)) || needles.length > 0 && NEEDLE_ESCAPED.test(raw);
  return (raw) => mayHoldNeedle(raw) || hint2 !== void 0 && hasSuspectRun(raw, hint2, shapes);
}
function hasSuspectRun(raw, hint2, shapes) {
  const { length } = raw;
  let longestRun = 0;
  let start = 0;
  for (let end = RUN - 1; end < length; end = start + RUN - 1) {
    let at2 = end;
    while (at2 >= start && IN_RUN[raw.charCodeAt(at2)] === 1) at2--;
    if (at2 >= start) {
      start = at2 + 1;
      continue;
    }
    let stop = end + 1;
    while (stop < length && IN_RUN[raw.charCodeAt(stop)] === 1) stop++;
    if (hint2.test(raw.slice(Math.max(0, start - BEFORE), stop))) return true;
    longestRun = Math.max(longestRun, stop - start);
    start = stop + 1;
  }
  return shapes && longestRun > 0 && mayTell(raw, longestRun);
}

// src/suite/redaction/redact-value.ts
function redactValue(value, clean, told) {
  if (typeof value === "string") return redactText(value, clean, told);
  if (typeof value === "number") return redactNumber(value, clean);
  if (Array.isArray(value)) return redactItems(value, clean, told);
  return typeof value === "object" && value !== null ? redactMembers(value, clean, told) : value;
}
function redactText(text2, clean, told) {
  if (told === void 0) return clean(text2);
  const start = `${told}: `;
  const cleaned = clean(start + text2);
  return cleaned.startsWith(start) ? cleaned.slice(start.length) : clean(text2);
}
function redactNumber(value, clean) {
  const text2 = String(value);
  const cleaned = clean(text2);
  return cleaned === text2 ? value : cleaned;
}
function redactItems(items2, clean, told) {
  return withWholeKeys(items2, clean).map(
    (item, index, all) => redactValue(item, clean, tellingName(all[index - 1]) ?? told)
  );
}
var KEY_BEGINS = /-----BEGIN [A-Z0-9 ]{0,80}PRIVATE KEY/;
var KEY_ENDS = /-----END [A-Z0-9 ]{0,80}PRIVATE KEY/;
var MOST_KEY_LINES = 1e3;
var KEY_LINE = /^[A-Za-z0-9+/=\s:,.-]*$/;
function withWholeKeys(items2, clean) {
  const whole = [];
  for (let at2 = 0; at2 < items2.length; at2++) {
    const lines = keyLines(items2, at2);
    const text2 = lines.join("\n");
    const cleaned = lines.length > 1 ? clean(text2) : text2;
    whole.push(cleaned === text2 ? items2[at2] : cleaned);
    if (cleaned !== text2) at2 += lines.length - 1;
  }
  return whole;
}
function keyLines(items2, at2) {
  const first = items2[at2];
  if (typeof first !== "string" || !KEY_BEGINS.test(first) || KEY_ENDS.test(first)) return [];
  const lines = [first];
  for (const line2 of items2.slice(at2 + 1, at2 + MOST_KEY_LINES)) {
    if (typeof line2 !== "string" || !KEY_LINE.test(line2) || KEY_BEGINS.test(line2)) break;
    lines.push(line2);
    if (KEY_ENDS.test(line2)) break;
  }
  return lines;
}
function redactMembers(value, clean, told) {
  const names = Object.keys(value).map(clean);
  const ofValue = tellingMember(value) ?? told;
  const members2 = Object.values(value).map((member, index) => {
    const name2 = names[index];
    return redactValue(member, clean, tellingName(name2) ?? (name2 === "value" ? ofValue : told));
  });
  return Object.fromEntries(freeNames(names).map((name2, index) => [name2, members2[index]]));
}

// src/suite/redaction/redaction.ts
var DEFAULT_RULES = { secrets: [], shapes: true, hash: [], drop: [] };
var NOTHING_MORE = { secrets: [], shapes: false, hash: [], drop: [] };
function startRedaction(rules) {
  const forms = formsOf(rules.secrets);
  const counts2 = /* @__PURE__ */ new Map();
  const count = (name2) => addTo(counts2, name2);
  const clean = compileText2(forms, rules.shapes);
  const mayHold = compileQuickLook(rules.shapes, forms);
  const changes = compileFactRules(rules);
  return {
    mayHold,
    value: (value) => redactValue(value, (text2) => clean(text2, count)),
    facts: changes.apply,
    unmatched: changes.unmatched,
    text: (text2) => mayHold(text2) ? clean(text2, () => void 0) : text2,
    counts: () => countsByText(counts2)
  };
}
function compileText2(forms, shapes) {
  const patterns = shapes ? SECRET_SHAPES.flatMap(({ name: name2, patterns: own }) => own.map((one) => ({ name: name2, one }))) : [];
  const once = (text2, count) => {
    const registered = withoutForms(text2, forms, count);
    return patterns.reduce(
      (rest, { name: name2, one }) => rest.replace(one, (_, kept) => {
        count(name2);
        return `${typeof kept === "string" ? kept : ""}${markOf(name2)}`;
      }),
      registered
    );
  };
  return (text2, count) => {
    let [before, after] = [text2, once(text2, count)];
    while (after !== before) [before, after] = [after, once(after, count)];
    return after;
  };
}
function withoutForms(text2, forms, count) {
  let rest = text2;
  for (const form of forms) {
    if (!rest.includes(form)) continue;
    const parts = rest.split(MARK).map((part, index) => {
      if (index % 2 === 1) return part;
      const pieces = part.split(form);
      for (let cut2 = 1; cut2 < pieces.length; cut2++) count(REGISTERED);
      return pieces.join(markOf(REGISTERED));
    });
    rest = parts.join("");
  }
  return rest;
}

// src/pipeline/suite-name.ts
var UNNAMED_SUITE = "agent";
function suiteOf({ policy }) {
  return policy.suite ?? UNNAMED_SUITE;
}

// src/gating/statistics/moments.ts
function sum(values) {
  return values.length <= 2 ? (values[0] ?? 0) + (values[1] ?? 0) : sumOf(new Float64Array(values).sort());
}
function mean(values) {
  return sum(values) / values.length;
}
function variance(values) {
  return moments(values).variance;
}
function moments(values) {
  const ascending = new Float64Array(values).sort();
  const centre = sumOf(ascending) / values.length;
  const deviations = ascending.map((value) => value - centre);
  const squares = sumOf(deviations.map((deviation) => deviation * deviation).sort());
  const drift = sumOf(deviations);
  const spread = Math.max(0, squares - drift * drift / values.length) / (values.length - 1);
  return { mean: centre, variance: spread };
}
function fewest(counts2) {
  return counts2.reduce((least, count) => Math.min(least, count), counts2[0] ?? 1);
}

// src/gating/statistics/rates.ts
var SLACK3 = 1e-9;
function rateOf({ passed, total }) {
  return total === 0 ? null : passed / total;
}
function meanRate(values) {
  return rounded(mean(values));
}

// src/gating/wording.ts
function pValue(p) {
  return p < 1e-3 ? "< 0.001" : p.toFixed(3);
}
function percent(rate2, decimals = 1) {
  return `${(rate2 * 100).toFixed(decimals)} %`;
}
function percents(one, other) {
  for (let decimals = 1; decimals < 8; decimals++) {
    const [a, b] = [percent(one, decimals), percent(other, decimals)];
    if (a !== b || one === other) return [a, b];
  }
  return [percent(one, 8), percent(other, 8)];
}
function pointsUp(rate2) {
  return (Math.ceil(rate2 * 1e3 - SLACK3) / 10).toFixed(1);
}
function points(delta) {
  const size = Math.abs(delta) * 100;
  const decimals = size > 0 && size < 0.05 ? 4 : 1;
  const text2 = size.toFixed(decimals);
  return `${text2} ${text2 === "1.0" ? "point" : "points"}`;
}
function countedShare(count, unit) {
  const counts2 = `${count.passed} of ${counted(count.total, unit)}`;
  return count.total === 0 ? counts2 : `${percent(count.passed / count.total)} (${counts2})`;
}
function allOf2(texts2) {
  return texts2.length < 2 ? texts2.join("") : `${texts2.slice(0, -1).join(", ")} and ${texts2.at(-1)}`;
}
var MOST_NAMED = 5;
function someOf(texts2, most = MOST_NAMED) {
  if (texts2.length <= most) return texts2.join(", ");
  return allOf2([...texts2.slice(0, most), `${texts2.length - most} more`]);
}
function nameList(names, most = MOST_NAMED) {
  return someOf(
    names.map((name2) => `\`${name2}\``),
    most
  );
}
function criterionName(rubric, key) {
  return `${rubric}/${key}`;
}
function shortHash(hash3) {
  return hash3.slice(0, "sha256:".length + 12);
}
function shortDigest(hash3) {
  return shortHash(hash3).slice("sha256:".length);
}
function shortSha(sha) {
  return sha.slice(0, 7);
}
function placeText({ file, line: line2, column, pointer }) {
  if (line2 !== void 0) return `${file}:${line2}${column === void 0 ? "" : `:${column}`}`;
  return pointer === void 0 ? file : `${file}#${pointer}`;
}
function placeOfText(text2) {
  const [, file, line2, column] = /^(.+?):(\d{1,9})(?::(\d{1,9}))?$/s.exec(text2) ?? [];
  if (file === void 0) return { file: text2.replace(/#\/.*$/s, "") };
  return { file, line: Number(line2), ...column === void 0 ? {} : { column: Number(column) } };
}

// src/io/bundle/bundled-ruler.ts
var MAPPING = "mapping.yml";
var POLICY = "policy.yml";
var RUBRICS = "rubrics/";
function bundledTexts({ mapping, rubrics, policy }) {
  const taken = /* @__PURE__ */ new Set();
  const bundled = (kind, file, source) => source === null ? [] : [{ ...source, kind, file, name: source.file }];
  return [
    ...rubrics.flatMap((one) => bundled("rubric", `${RUBRICS}${freeName(safeName2(one.file), taken)}`, one)),
    ...bundled("mapping", MAPPING, mapping),
    ...bundled("policy", POLICY, policy)
  ];
}
function rulerOfBundle(bundle) {
  const { shipped = [] } = bundle.manifest;
  const read = (file) => ({
    file: `${bundle.label}/${file}`,
    text: new TextDecoder().decode(bundle.bytes(file)),
    ...shipped.includes(file) ? { shipped: true } : {}
  });
  const rubrics = bundle.manifest.files.filter(({ file }) => file.startsWith(RUBRICS));
  return {
    mapping: bundle.has(MAPPING) ? read(MAPPING) : null,
    rubrics: rubrics.map(({ file }) => read(file)),
    policy: bundle.has(POLICY) ? read(POLICY) : null
  };
}
function safeName2(file) {
  return (file.split("/").at(-1) ?? file).replaceAll(/[^\w.-]/g, "_");
}
function freeName(name2, taken) {
  let free = name2;
  for (let count = 2; taken.has(diskName(free)); count++) free = `${count}-${name2}`;
  taken.add(diskName(free));
  return free;
}

// src/gating/findings/redaction-findings.ts
function replacedSecrets({ redacted }) {
  const shapes = Object.entries(redacted ?? {}).sort(([a], [b]) => byText(a, b));
  const total = shapes.reduce((sum2, [, count]) => sum2 + count, 0);
  if (total === 0) return [];
  const were = total === 1 ? "value that looks like a secret was" : "values that look like secrets were";
  return [
    {
      code: "secrets-replaced",
      effect: "notice",
      what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(", ")})`,
      next: "Revoke and renew them, since they stood in the results file, and let the harness write no secrets"
    }
  ];
}
function unknownSecrets(unset, short) {
  return [
    ...variables(unset, {
      code: "secret-not-set",
      are: "not set in this step, so its value was replaced nowhere",
      next: "Hand it to the step with `env:`; runs of forks get no secrets"
    }),
    ...variables(short, {
      code: "secret-too-short",
      are: "so short that it would tear up ordinary words, so it was replaced nowhere",
      next: "A secret has at least 6 characters"
    })
  ];
}
function unmatchedPaths(paths) {
  return paths.map(({ path, nearest }) => ({
    code: "redaction-unmatched",
    effect: "warn",
    what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was taken out there`,
    next: nearest === null ? "Mend the path, or take it out of the policy" : `Did you mean \`${inline(nearest)}\`?`
  }));
}
function variables(names, { code, are: are2, next }) {
  if (names.length === 0) return [];
  const named2 = nameList(names);
  const some = names.length === 1 ? "The secret" : `Each of ${counted(names.length, "secret")}`;
  return [{ code, effect: "notice", what: `${some} of the policy's \`secrets_from\` (${named2}) is ${are2}`, next }];
}

// src/pipeline/redacting.ts
function policiesOf({ deciding, own }) {
  return own === null ? [deciding.policy] : [deciding.policy, own.policy];
}
function redactsMore(rulers) {
  const hashOf = (policies) => redactionHash(redactionRules(policies));
  return hashOf([rulers.deciding.policy]) !== hashOf(policiesOf(rulers));
}
function redactionOf(policies, { secrets = [], env }) {
  const names = secretVariables(policies);
  const read = (name2) => env[name2] ?? "";
  const unset = names.filter((name2) => read(name2) === "");
  const short = names.filter((name2) => read(name2) !== "" && read(name2).trim().length < SHORTEST_SECRET);
  const known2 = [...secrets, read("AGENT_GATE_JUDGE_KEY"), ...names.map(read)];
  const rules = { ...redactionRules(policies), secrets: known2 };
  return { rules, notes: unknownSecrets(unset, short) };
}
function redactionOfMain(rulers) {
  return { ...redactionRules(policiesOf(rulers)), secrets: [] };
}

// src/suite/problem-list.ts
var LISTED3 = 20;
var LISTED_OF_A_KIND = 3;
function startProblems() {
  const kept = [];
  let count = 0;
  const isNews3 = ({ code }) => kept.length < LISTED3 && kept.filter((problem) => problem.code === code).length < LISTED_OF_A_KIND;
  const add = (problems) => {
    count += problems.length;
    for (const problem of problems) if (isNews3(problem)) kept.push(problem);
  };
  const take = (error) => {
    if (!(error instanceof UserError)) throw error;
    add(error.problems);
  };
  const throwIfAny = () => {
    if (count === 0) return;
    throw new UserError([...kept, ...moreProblems(count - kept.length)]);
  };
  return {
    get count() {
      return count;
    },
    add,
    take,
    throwIfAny
  };
}

// src/suite/record-mistakes.ts
function tellTo(problems, placeOf2) {
  return (path, { says, expected, found, mend = "", at: at2 = path }) => {
    const what = `${nameOf3(path)} ${says}`;
    const where2 = placeOf2(at2.reduce((pointer, key) => memberPointer(pointer, String(key)), ""));
    problems.push({ code: "bad-trial", what, where: where2, expected, found: asFound(found), mend });
  };
}
function asFound(value) {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return shown(value);
  const most = Number.MAX_SAFE_INTEGER;
  return `a number ${Number(value) > 0 ? `above ${most}` : `below -${most}`}, whose last digits are lost`;
}
function nameOf3(path) {
  if (path.length === 0) return "a record";
  const parts = path.map((key) => typeof key === "number" ? `[${key}]` : `.${inline(key)}`);
  return `\`${parts.join("").slice(1)}\``;
}
function tellMember(step, path, mistake, tell) {
  const [list, index, key] = path;
  const slip = step[key] === void 0 ? nearestName(key, Object.keys(step)) : void 0;
  const advice = slip === void 0 ? {} : { at: [list, index, slip], mend: `Write \`${key}\` in place of \`${inline(slip)}\`` };
  tell(path, { ...mistake, found: step[key], ...advice });
}
function notText(found) {
  return { says: "is not text", expected: "text", found };
}

// src/suite/normalise-trial.ts
var SCENARIO = /^[A-Za-z0-9._/-]{1,200}$/;
var KINDS4 = ["agent", "infrastructure", "judge"];
function normaliseTrial(record, placeOf2) {
  const problems = [];
  const tell = tellTo(problems, placeOf2);
  if (!isRecord(record)) tell([], { says: "is not a trial", expected: "an object", found: record });
  const trial = isRecord(record) ? build(record, tell) : void 0;
  if (problems.length > 0 || trial === void 0) throw new UserError(problems);
  return trial;
}
function build(record, tell) {
  const scenario = scenarioOf(record, tell);
  const trial = trialNumber(record.trial, tell);
  const error = errorOf(record.error, tell);
  checkTexts(record, tell);
  const family = familyOf(record.family, tell);
  const trace = record.trace == null ? void 0 : traceOf(record.trace, tell);
  const usage = record.usage == null ? void 0 : usageOf(record.usage, tell);
  refuseAnswers(record, tell);
  const isSame = record.trial === trial && record.error === error && record.family === family;
  const isNormal = isSame && record.trace === trace && record.usage === usage;
  if (isNormal && record.title !== null && record.tags !== null) return record;
  const { title, tags, family: _family, trace: _trace, usage: _usage, ...facts } = record;
  return { ...facts, scenario, trial, ...present({ title, tags, family, trace, usage }), error };
}
function refuseAnswers(record, tell) {
  if (record[ANSWERS_KEY] === void 0) return;
  const mend = "Name the bundle that holds these trials, or leave the key out; answers of your own stand under `judge`";
  tell([ANSWERS_KEY], { says: "is the gate's own", expected: "facts of the trial", found: record[ANSWERS_KEY], mend });
}
function present(members2) {
  return Object.fromEntries(Object.entries(members2).filter(([, value]) => value != null));
}
function scenarioOf(record, tell) {
  const id = record.scenario;
  if (typeof id === "string" && SCENARIO.test(id)) return id;
  if (id === void 0) {
    const keys = Object.keys(record).slice(0, 20);
    const mend = adviseRenaming(keys);
    tell(["scenario"], { says: "is missing", expected: "the id of the scenario", found: keys, mend });
  } else if (typeof id === "number") {
    const written = Number.isSafeInteger(id) ? `"${id}"` : "it";
    const mend = `Write ${written} in quotes`;
    tell(["scenario"], { says: "is a number", expected: "ids are strings", found: id, mend });
  } else {
    const mend = "Free text belongs in `title`; a mapping can make an id of it with `slug`";
    const expected = "1 to 200 characters of A-Z a-z 0-9 . _ / -";
    tell(["scenario"], { says: "is not an id", expected, found: id, mend });
  }
  return "";
}
function adviseRenaming(keys) {
  const meant = nearestName("scenario", keys);
  if (meant !== void 0) return `Rename \`${inline(meant)}\` to \`scenario\``;
  return "A mapping can take it from another key, or the records from inside of an object";
}
function trialNumber(value, tell) {
  if (value == null) return 1;
  if (Number.isSafeInteger(value) && value >= 0) return value + 0;
  tell(["trial"], { says: "is not a trial number", expected: "an integer from 0", found: value });
  return 1;
}
function checkTexts(record, tell) {
  const { title, tags } = record;
  if (title != null && typeof title !== "string") tell(["title"], notText(title));
  const isTags = tags == null || Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  if (!isTags) tell(["tags"], { says: "is not a list of texts", expected: 'for example ["smoke"]', found: tags });
}
function familyOf(value, tell) {
  if (value == null) return void 0;
  if (typeof value === "string") return value;
  const isNumber2 = typeof value === "number";
  if (isNumber2 && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  const mend = isNumber2 ? "Write it in quotes" : "A fact of your own needs another name";
  tell(["family"], { says: "is no name of a family", expected: "text or a number", found: value, mend });
  return void 0;
}
function errorOf(value, tell) {
  if (value == null) return null;
  if (typeof value === "string" && value !== "") return { kind: "agent", message: value, classified: false };
  if (!isRecord(value)) {
    const mend = "Write null when there was none";
    tell(["error"], { says: "is not an error", expected: "null, a text, or `{kind, message}`", found: value, mend });
    return null;
  }
  const kind = KINDS4.find((name2) => name2 === value.kind);
  if (kind === void 0 && value.kind != null)
    tell(["error", "kind"], {
      says: "is not known",
      expected: KINDS4.join(", "),
      found: value.kind,
      mend: adviseName(String(value.kind), KINDS4)
    });
  if (typeof value.message !== "string") tell(["error", "message"], notText(value.message));
  const { message, classified } = value;
  if (classified != null && typeof classified !== "boolean")
    tell(["error", "classified"], {
      says: "is neither true nor false",
      expected: "true or false",
      found: classified
    });
  return { kind: kind ?? "agent", message: String(message), classified: kind !== void 0 && classified !== false };
}
function usageOf(value, tell) {
  if (!isRecord(value)) {
    tell(["usage"], { says: "is not an object", expected: 'for example {"input_tokens": 812}', found: value });
    return void 0;
  }
  let hasNull = false;
  for (const key in value) {
    const amount = value[key];
    if (amount === null) hasNull = true;
    else if (typeof amount !== "number" || !(amount >= 0 && amount < Number.POSITIVE_INFINITY))
      tell(["usage", key], { says: "is not an amount", expected: "a number from 0", found: amount });
  }
  return hasNull ? Object.fromEntries(Object.entries(value).filter(([, amount]) => amount !== null)) : value;
}
function traceOf(value, tell) {
  if (!Array.isArray(value)) {
    tell(["trace"], { says: "is not a list of steps", expected: "a list", found: value });
    return void 0;
  }
  let lacksArgs = false;
  for (let i = 0; i < value.length; i++) {
    const step = value[i];
    if (!isRecord(step)) tell(["trace", i], { says: "is not a step", expected: "an object", found: step });
    else if (step.type === "message") checkMessage(step, i, tell);
    else if (step.type === "tool_call") lacksArgs = checkCall(step, i, tell) || lacksArgs;
    else tellMember(step, ["trace", i, "type"], UNKNOWN_TYPE, tell);
  }
  return lacksArgs ? value.map(withArgs) : value;
}
function withArgs(step) {
  const lacks = isRecord(step) && step.type === "tool_call" && step.args == null;
  return lacks ? { ...step, args: {} } : step;
}
var UNKNOWN_TYPE = { says: "is not known", expected: '"message" or "tool_call"' };
function checkMessage(step, index, tell) {
  for (const key of ["role", "text"])
    if (typeof step[key] !== "string") tellMember(step, ["trace", index, key], notText(step[key]), tell);
}
function checkCall(step, index, tell) {
  const { tool, error, args } = step;
  if (typeof tool !== "string")
    tellMember(step, ["trace", index, "tool"], { says: "is not text", expected: "the name of the tool" }, tell);
  if (error != null && typeof error !== "string")
    tell(["trace", index, "error"], { ...notText(error), expected: "text or null" });
  return args == null;
}

// src/suite/storable.ts
var MOST_BYTES = 6;
function requireStorable(trial, where2) {
  const size = sizeOf(trial, 1, where2);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  throw refused2(where2, {
    code: "record-too-large",
    what: "the trial is too large to be kept",
    expected: `at most ${MAX_RECORD_BYTES} bytes of JSON`,
    mend: "Let the mapping take what is large once, or less of it"
  });
}
function sizeOf(value, depth, where2) {
  if (typeof value === "string") return value.length + 3;
  if (typeof value === "number" && !Number.isFinite(value)) throw refused2(where2, NOT_FINITE);
  if (typeof value !== "object" || value === null) return 5;
  if (depth > MAX_DEPTH) throw refused2(where2, TOO_DEEP);
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item, depth + 1, where2);
  else
    for (const key in value) size += key.length + 4 + sizeOf(value[key], depth + 1, where2);
  return size;
}
var NOT_FINITE = {
  code: "not-finite",
  what: "a number of the trial is too large to be represented",
  expected: "finite numbers"
};
var TOO_DEEP = {
  code: "too-deep",
  what: `the trial nests deeper than ${MAX_DEPTH} levels`,
  mend: "Let the mapping read less of it as JSON, or take a part of it"
};
function refused2(where2, problem) {
  return new UserError({ ...problem, where: where2 });
}

// src/suite/read-trials.ts
function* readTrials(input, reading, problems) {
  const { mapping, redaction } = reading;
  const tell = (error) => problems.take(withoutSecrets(error, redaction));
  const number = mapping?.trialNumbers === "counted" ? startCounting() : void 0;
  const clean = { ...reading, isSuspect: false, isEvidence: input.isEvidence === true, number };
  const suspect = { ...clean, isSuspect: true };
  try {
    const { records, isSuspect } = openRecords(input, reading);
    for (const record of records.items) {
      const where2 = records.placeOf(record.position, record.key);
      const own = isSuspect || mayHoldSecret(record, redaction) ? suspect : clean;
      for (const part of partsOf(record, records, own, where2, tell)) {
        const trial = trialOf(part, record.position, own, tell);
        if (trial === void 0) continue;
        const isRecord2 = mapping === null && !own.isSuspect && trial === part.value;
        yield { trial, position: record.position, where: part.where, text: isRecord2 ? record.text : null };
      }
    }
  } catch (error) {
    tell(error);
  }
}
function openRecords(input, { mapping, redaction }) {
  const records = mapping === null ? readRecords(input) : mapping.split(input);
  const { shared } = records;
  if (shared === void 0 || !redaction.mayHold(shared.text)) return { records, isSuspect: false };
  return { records: { ...records, shared: { ...shared, value: redaction.value(shared.value) } }, isSuspect: true };
}
function mayHoldSecret({ text: text2, key }, redaction) {
  return redaction.mayHold(text2) || key !== void 0 && redaction.mayHold(key);
}
function startCounting() {
  const counts2 = /* @__PURE__ */ new Map();
  return (trial) => ({ ...trial, trial: addTo(counts2, trial.scenario) });
}
function partsOf(record, { partsOf: partsOf4, shared }, reading, where2, tell) {
  const { redaction, isSuspect, isEvidence } = reading;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse(where2)) : { facts: record.parse(where2) };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (shared !== void 0) return [{ value: itemOf(shared, record, value), where: where2 }];
    return partsOf4?.(value, where2) ?? [{ value, where: where2, answers }];
  } catch (error) {
    tell(numbered(error, record.position, { where: where2 }));
    return [];
  }
}
function itemOf({ value: record }, { position: index, key }, item) {
  return key === void 0 ? { record, item, index } : { record, item, key };
}
function apart(record) {
  if (!isRecord(record) || record[ANSWERS_KEY] === void 0) return { facts: record };
  const { [ANSWERS_KEY]: answers, ...facts } = record;
  return { facts, answers };
}
function trialOf(part, position, reading, tell) {
  const { mapping, redaction } = reading;
  const { value, where: where2, answers } = part;
  try {
    const native = mapping === null ? value : mapped(mapping, part, reading);
    if (native === void 0) return void 0;
    const read = normaliseTrial(redaction.facts(native), () => where2);
    const trial = reading.number?.(read) ?? read;
    if (trial !== value) requireStorable(trial, where2);
    return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
  } catch (error) {
    tell(numbered(error, position, part));
    return void 0;
  }
}
function mapped(mapping, { value, where: where2 }, { redaction, isSuspect }) {
  const native = mapping.apply(value, where2);
  return isSuspect ? redaction.value(native) : native;
}
function withoutSecrets(error, redaction) {
  if (!(error instanceof UserError)) return error;
  const problems = error.problems.map(
    (problem) => Object.fromEntries(
      Object.entries(problem).map(([key, text2]) => [key, typeof text2 === "string" ? redaction.text(text2) : text2])
    )
  );
  return new UserError(problems);
}
function numbered(error, position, { where: where2, item }) {
  const numbers = [
    ...where2.line === void 0 && where2.pointer !== void 0 ? [`record ${position}`] : [],
    ...item === void 0 ? [] : [`item ${shown(item)}`]
  ];
  if (!(error instanceof UserError) || numbers.length === 0) return error;
  const problems = error.problems.map(
    (problem) => ({ ...problem, what: `${numbers.join(", ")}: ${problem.what}` })
  );
  return new UserError(problems, { cause: error });
}

// src/suite/repeated-trial.ts
function repeatedTrial(read, mapping, again) {
  const { scenario, trial } = read.trial;
  const before = firstOf2(read.trial, again.earlier());
  const first = before === void 0 ? "earlier" : `at ${describePlace(before.where)}`;
  const mend = before && (suggestSelection(before, read, again.leftOut) ?? adviseNumber(before, read, mapping));
  return new UserError({
    code: "repeated-trial",
    what: `scenario ${shown(scenario)} has its trial ${trial} twice, first ${first}`,
    where: read.where,
    mend: mend ?? OWN_NUMBER
  });
}
function firstOf2({ scenario, trial }, trials) {
  for (const read of trials) if (read.trial.scenario === scenario && read.trial.trial === trial) return read;
  return void 0;
}
var OWN_NUMBER = "Give each attempt at a scenario its own `trial` number";
function adviseNumber(before, now, mapping) {
  if (mapping?.trialNumbers === "counted")
    return `${OWN_NUMBER}: \`number_trials\` counts those of one file, so write all attempts at a scenario into one`;
  if (mapping?.trialNumbers !== "none" || before.where.file !== now.where.file) return OWN_NUMBER;
  return `${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``;
}
function suggestSelection(before, now, all) {
  const isSameRow = before.where.file === now.where.file && before.position === now.position;
  const fact = scalarFacts(now.trial).find((name2) => tellsApart(name2, before.trial, now.trial, isSameRow));
  if (fact === void 0) return void 0;
  const [first, second] = [String(factAt(before.trial, fact)), String(factAt(now.trial, fact))];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  const selection = { fact, value: first };
  return `${seem}. Select one with \`--select ${selectionText(selection)}\`${onlyElsewhere(selection, all())}`;
}
function onlyElsewhere({ fact, value }, trials) {
  const all = /* @__PURE__ */ new Set();
  const kept = /* @__PURE__ */ new Set();
  for (const { trial } of trials) {
    all.add(trial.scenario);
    if (textForm(factAt(trial, fact)) === value) kept.add(trial.scenario);
  }
  const left = all.size - kept.size;
  const exist = left === 1 ? "exists" : "exist";
  return left === 0 ? "" : `; of ${counted(all.size, "scenario")} ${left} ${exist} only under other values`;
}
var OF_ONE_TRIAL = new Set(
  "scenario trial title input output final_state ground_truth harness judge usage error".split(" ")
);
function tellsApart(name2, before, now, isSameRow) {
  if (OF_ONE_TRIAL.has(name2.replace(/\..*/, ""))) return false;
  const [first, second] = [factAt(before, name2), factAt(now, name2)];
  if (typeof second !== "string" && !(isSameRow && typeof second === "number")) return false;
  return first !== second && isName(first) && isName(second);
}
function isName(value) {
  return /^\S{1,100}$/.test(textForm(value) ?? "");
}

// src/suite/trial-census.ts
var LOW_NUMBERS = 31;
function startCensus(files, options) {
  const seen = { low: /* @__PURE__ */ new Map(), high: /* @__PURE__ */ new Map(), spelled: /* @__PURE__ */ new Map() };
  let size = 0;
  let repeated2 = 0;
  const admit = (read) => {
    if (!addTrial(seen, read)) {
      repeated2++;
      const upTo = (worth) => () => repeated2 <= worth ? readAgain(files, options) : [];
      throw repeatedTrial(read, options.mapping, { earlier: upTo(LISTED_OF_A_KIND), leftOut: upTo(1) });
    }
    size++;
    return true;
  };
  return { admit, size: () => size };
}
function addTrial(seen, read) {
  const { scenario, trial } = read.trial;
  const folded2 = scenario.toLowerCase();
  const bits = seen.low.get(folded2) ?? startScenario(seen, folded2, scenario);
  const first = seen.spelled.get(folded2) ?? folded2;
  if (first !== scenario) throw otherSpelling(read, first);
  if (trial >= LOW_NUMBERS) return addHigh(seen.high, folded2, trial);
  const bit = 1 << trial;
  seen.low.set(folded2, bits | bit);
  return (bits & bit) === 0;
}
function startScenario({ low, spelled }, folded2, scenario) {
  low.set(folded2, 0);
  if (folded2 !== scenario) spelled.set(folded2, scenario);
  return 0;
}
function addHigh(high, folded2, trial) {
  const numbers = high.get(folded2) ?? /* @__PURE__ */ new Set();
  const before = numbers.size;
  high.set(folded2, numbers.add(trial));
  return numbers.size > before;
}
function otherSpelling({ trial, where: where2 }, first) {
  const what = "two scenario ids differ only in case";
  const found = shown(trial.scenario);
  return new UserError({ code: "scenario-spelling", what, where: where2, expected: shown(first), found });
}
function* readAgain(files, options) {
  const selection = startSelection(options.select);
  for (const file of files)
    for (const read of readTrials(file, options, startProblems())) if (selection.keeps(read.trial)) yield read;
}

// src/suite/read-run.ts
var MAX_TRIALS = 1e6;
function* readRun(files, options) {
  for (const { trial } of readEvidence(files, options)) yield trial;
}
function* readEvidence(files, options) {
  const problems = startProblems();
  const selection = startSelection(options.select);
  const census = startCensus(files, options);
  const isNew2 = (read) => {
    try {
      return census.admit(read);
    } catch (error) {
      problems.take(error);
      return false;
    }
  };
  for (const file of files) {
    for (const read of readTrials(file, options, problems)) {
      if (!selection.keeps(read.trial)) {
        options.unselected?.add(read.trial);
        continue;
      }
      if (isNew2(read)) yield read;
      if (census.size() > MAX_TRIALS) break;
    }
  }
  problems.add(selection.problems());
  if (problems.count === 0 && census.size() === 0) problems.add([nothingRan(files)]);
  if (census.size() > MAX_TRIALS) problems.add([tooMany()]);
  problems.throwIfAny();
}
function nothingRan(files) {
  return {
    code: "no-trials",
    what: "there is no trial to judge",
    found: `${counted(files.length, "file")} without a record`,
    mend: "A run in which nothing ran cannot pass: see whether the suite step ran"
  };
}
function tooMany() {
  return { code: "too-many-trials", what: "the run has too many trials", expected: `at most ${MAX_TRIALS}` };
}

// src/scoring/scenario-content.ts
var NO_CONTENT = contentHash({});
function startContentHash() {
  let last = {};
  let lastHash = "";
  return ({ input, ground_truth }) => {
    if (input === void 0 && ground_truth === void 0) return null;
    if (!sameJson(input, last.input) || !sameJson(ground_truth, last.ground_truth)) {
      lastHash = contentHash({ input: input ?? null, ground_truth: ground_truth ?? null });
    }
    last = { input, ground_truth };
    return lastHash;
  };
}
function scenarioContent(hashes) {
  const [only, ...others] = hashes;
  if (only === void 0) return NO_CONTENT;
  return others.length === 0 ? only : contentHash([...hashes].sort());
}
function withRecorded(before, { input, ground_truth }) {
  if (before.input && before.ground_truth) return before;
  return {
    input: before.input || input !== void 0,
    ground_truth: before.ground_truth || ground_truth !== void 0
  };
}
function whatIsRecorded({ input, ground_truth }) {
  if (input && ground_truth) return { records: "both" };
  if (input) return { records: "input" };
  return ground_truth ? { records: "ground_truth" } : {};
}

// src/scoring/pooling/known-trials.ts
function readKnown(earlier, redaction) {
  const ends = endsOf(earlier.attempts ?? [{ attempt: earlier.attempt, trials: Number.POSITIVE_INFINITY }]);
  const recorded = new Map(ends.map(({ attempt }) => [attempt, /* @__PURE__ */ new Map()]));
  const scenarios = /* @__PURE__ */ new Map();
  const contentOf2 = startContentHash();
  let count = 0;
  try {
    for (const trial of readRun([earlier.file], { mapping: null, select: [], redaction })) {
      count++;
      const tally2 = recorded.get(ends.find(({ end }) => count <= end)?.attempt ?? 0);
      if (tally2 !== void 0) addTo(tally2, trialHash(trial));
      const folded2 = trial.scenario.toLowerCase();
      const scenario = scenarios.get(folded2) ?? { id: trial.scenario, contents: /* @__PURE__ */ new Set() };
      scenarios.set(folded2, scenario);
      const content = contentOf2(trial);
      if (content !== null) scenario.contents.add(content);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: `its trials cannot be read: ${describeProblems(error)}` };
  }
  const before = earlier.attempts ?? [{ attempt: earlier.attempt, trials: count }];
  if (totalTrials(before) !== count) return { why: "it has other trials than its manifest says" };
  return { before, count, recorded, scenarios };
}
function endsOf(attempts) {
  let end = 0;
  return attempts.map(({ attempt, trials }) => {
    end += trials;
    return { attempt, end };
  });
}
function trialHash({ trial: _, ...recorded }) {
  return contentHash(recorded);
}
function totalTrials(parts) {
  return parts.reduce((total, { trials }) => total + trials, 0);
}

// src/scoring/pooling/pool-trials.ts
function planPool(own, earlier) {
  const redaction = startRedaction(own.redaction);
  const known2 = readKnown(earlier, redaction);
  if ("why" in known2) return known2;
  const files = own.files.map((file) => readOwn(file, own, { mapping: own.mapping, redaction }, known2));
  if (files.some(({ isBroken }) => isBroken)) return null;
  const odd = files.find(({ clash }) => clash !== null)?.clash ?? null;
  if (odd !== null) return { why: odd };
  const fresh = files.filter(({ sameAs }) => sameAs === null);
  const count = totalTrials(fresh);
  if (count + known2.count > MAX_TRIALS) return { why: `together they have more than ${MAX_TRIALS} trials` };
  const repeated2 = known2.before.map(({ attempt }) => ({
    attempt,
    trials: totalTrials(files.filter(({ sameAs }) => sameAs === attempt))
  }));
  return {
    earlier: earlier.file,
    fresh: fresh.map(({ file }) => file),
    before: known2.before,
    own: count,
    repeated: repeated2.filter(({ trials }) => trials > 0),
    redacted: earlier.redacted
  };
}
function* readPool({ earlier, fresh }, own) {
  const number = startNumbers();
  const before = { mapping: null, select: [], redaction: own.redaction };
  for (const evidence of readEvidence([earlier], before)) yield number(evidence);
  if (fresh.length === 0) return;
  for (const evidence of readEvidence(fresh, own)) yield number(evidence);
}
function startNumbers() {
  const scenarios = /* @__PURE__ */ new Map();
  return (evidence) => {
    const { trial } = evidence;
    const scenario = scenarios.get(trial.scenario) ?? { taken: /* @__PURE__ */ new Set(), next: 1 };
    scenarios.set(trial.scenario, scenario);
    const { taken } = scenario;
    while (taken.has(scenario.next)) scenario.next++;
    const number = taken.has(trial.trial) ? scenario.next : trial.trial;
    taken.add(number);
    return number === trial.trial ? evidence : { trial: { ...trial, trial: number }, text: null };
  };
}
function readOwn(file, { select }, reading, known2) {
  const problems = startProblems();
  const selection = startSelection(select);
  const contentOf2 = startContentHash();
  const tally2 = /* @__PURE__ */ new Map();
  let trials = 0;
  let clash = null;
  let same = known2.before.map(({ attempt }) => attempt);
  for (const { trial } of readTrials(file, reading, problems)) {
    if (!selection.keeps(trial)) continue;
    trials++;
    clash ??= clashOf(trial, contentOf2(trial), known2);
    if (same.length === 0) continue;
    const hash3 = trialHash(trial);
    const times = addTo(tally2, hash3);
    same = same.filter((attempt) => (known2.recorded.get(attempt)?.get(hash3) ?? 0) >= times);
  }
  const sameAs = trials === 0 ? null : same[0] ?? null;
  return { file, trials, isBroken: problems.count > 0, clash, sameAs };
}
function clashOf({ scenario }, content, { scenarios }) {
  const before = scenarios.get(scenario.toLowerCase());
  if (before === void 0) return null;
  if (before.id !== scenario) return `it spells scenario ${scenario} as ${before.id}`;
  if (content === null || before.contents.size === 0 || before.contents.has(content)) return null;
  return `scenario ${scenario} asked something else there`;
}

// src/pipeline/run-files.ts
function* evidenceOfRun(run2, redaction, unselected) {
  const { mapping, select, pool, answered: answered2 = (trial) => trial } = run2;
  const options = { mapping, select, redaction, unselected };
  for (const evidence of pool === void 0 ? readEvidence(run2.files, options) : readPool(pool, options)) {
    const trial = answered2(evidence.trial);
    yield trial === evidence.trial ? evidence : { trial, text: null };
  }
}

// src/pipeline/asking/ask-judge.ts
var askNobody = async (run2) => run2;
async function startJudge(access) {
  const open = async () => (await import("./answer-trials-XXHA4XAL.mjs")).startAsking(access);
  const isSet = access.answers !== void 0 || (access.env.AGENT_GATE_JUDGE_URL ?? "") !== "";
  let asker = isSet ? await open() : null;
  const askAs = (mayBeKnown) => async (run2, rulers) => {
    const rubrics = rubricsOf(rulers).filter((rubric) => questionsOf([rubric]).length > 0);
    const lacking = rubrics.length === 0 ? 0 : countLacking(trialsOf(run2), rubrics);
    if (lacking === 0) return run2;
    asker ??= await open();
    const judgeOf = judgesOf(rulers);
    const { text: redact } = startRedaction(redactionOf(policiesOf(rulers), access).rules);
    const askedBy = (id) => ({ judge: judgeOf(id), mayBeKnown, redact });
    const trials = { items: trialsOf(run2), lacking };
    return { ...run2, answered: await asker.answer(trials, { rubrics, askedBy }) };
  };
  return {
    ask: askAs(true),
    askOfMain: askAs(false),
    notes: (rulers) => [...given(access, rulers), ...asker?.notes() ?? []]
  };
}
function given({ answers }, rulers) {
  const isAsked = rulers.decidedBy !== null && questionsOf(rubricsOf(rulers)).length > 0;
  return answers === void 0 || !isAsked ? [] : [answersGiven(answers)];
}
function rubricsOf({ deciding, own }) {
  return [...deciding.rubrics, ...own?.rubrics ?? []];
}
function judgesOf({ deciding, own }) {
  const { judge: judge2 } = deciding.policy;
  if (judge2 !== void 0) return () => judge2;
  const ofBase = new Set(questionsOf(deciding.rubrics).map(({ id }) => id));
  return (id) => ofBase.has(id) ? void 0 : own?.policy.judge;
}
function* trialsOf(run2) {
  for (const { trial } of evidenceOfRun(run2, startRedaction(run2.redaction))) yield trial;
}
function countLacking(trials, rubrics) {
  let lacking = 0;
  for (const trial of trials) if (openQuestions(rubrics, withoutStale(rubrics, trial)).length > 0) lacking++;
  return lacking;
}

// schemas/report.schema.json
var report_schema_default = () => loadLazily("./report.schema.cjs");

// src/contract/sorted-union.ts
function sortedUnion(...sides) {
  return [...new Set(sides.flatMap((names) => [...names]))].sort();
}

// src/gating/findings/finding-list.ts
var EFFECTS = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS.flatMap((effect2) => findings.filter((finding) => finding.effect === effect2));
}
function oneOfEach(findings) {
  return findings.filter(({ code }, index) => findings.findIndex((other) => other.code === code) === index);
}
function decides({ effect: effect2 }) {
  return effect2 === "block" || effect2 === "invalid";
}

// src/io/bundle/bundle.ts
var EVIDENCE_FILE = "trials.jsonl";
var RESULTS_FILE = "results.jsonl";
var MANIFEST_FILE = "manifest.json";
function rubricIdentities(rubrics) {
  return rubrics.map(({ id, version, hash: hash3 }) => ({ rubric: id, version, hash: hash3 }));
}
function mappingIdentity(mapping) {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

// src/io/bundle/bundle-reader.ts
import { join as join3 } from "node:path";

// schemas/manifest.schema.json
var manifest_schema_default = () => loadLazily("./manifest.schema.cjs");

// src/io/bundle/left-by-desktop.ts
var LEFT = [".ds_store", "desktop.ini", "thumbs.db"];
function isLeftByDesktop(name2) {
  return LEFT.includes(name2.slice(name2.lastIndexOf("/") + 1).toLowerCase());
}

// src/io/bundle/bundle-zip.ts
function isZipName(name2) {
  return name2.toLowerCase().endsWith(".zip");
}
function readBundleZip(label, archive, wanted) {
  const isOwn = (name2) => !name2.startsWith("__MACOSX/") && !isLeftByDesktop(name2);
  const isWanted = (name2) => wanted(name2) || wanted(name2.slice(name2.indexOf("/") + 1));
  return belowTop(readZip(archive, { label, wanted: (name2) => isOwn(name2) && isWanted(name2) }));
}
function belowTop(files) {
  const [first = ""] = files.keys();
  const top = first.slice(0, first.indexOf("/") + 1);
  const names = [...files.keys()];
  if (!files.has(`${top}${MANIFEST_FILE}`) || !names.every((name2) => name2.startsWith(top))) return files;
  return new Map([...files].map(([name2, bytes2]) => [name2.slice(top.length), bytes2]));
}

// src/io/bundle/newer-format.ts
function refuseNewer(value, label, what) {
  const schema2 = memberOf(value, "schema");
  if (typeof schema2 !== "number" || schema2 <= 1) return;
  throw new UserError({
    code: `${what.replace(" ", "-")}-too-new`,
    what: `the ${what} was written by a newer Agent Gate`,
    where: { file: label },
    expected: "format 1",
    found: `format ${schema2}`,
    mend: "Use the same or a newer version here"
  });
}

// src/io/bundle/bundle-reader.ts
var manifestCheck = schemaCheck(manifest_schema_default);
function evidenceOf(bundle) {
  const bytes2 = bundle.bytes(EVIDENCE_FILE);
  return { file: `${bundle.label}/${EVIDENCE_FILE}`, chunks: () => [bytes2], isEvidence: true };
}
function openBundleZip(label, archive) {
  const entries = readBundleZip(label, archive, isBundleFile);
  return openBundle(label, (file) => entries.get(file));
}
function openGivenBundle(name2, root) {
  if (folderExists(name2, root)) return openBundle(name2, (file) => bytesIfThere(join3(name2, file), root));
  const archive = isZipName(name2) ? bytesIfThere(name2, root) : void 0;
  return archive === void 0 ? null : openBundleZip(name2, archive);
}
function isBundleFile(name2) {
  const wanted = [
    "decision.json",
    "history.jsonl",
    MANIFEST_FILE,
    "mapping.yml",
    "policy.yml",
    "report.json",
    EVIDENCE_FILE
  ];
  return wanted.includes(name2) || name2.startsWith("rubrics/");
}
function openBundle(label, read) {
  const manifest = readManifest(label, read(MANIFEST_FILE));
  const bytes2 = (file) => {
    const content = read(file);
    const listed6 = manifest.files.find((entry) => entry.file === file);
    if (content === void 0 || listed6 === void 0) throw damaged(label, file, "is missing");
    if (sha256Of(content) !== listed6.sha256) throw damaged(label, file, "is not the file that the manifest lists");
    return content;
  };
  const has = (file) => manifest.files.some((entry) => entry.file === file);
  return { label, manifest, has, bytes: bytes2, json: (file) => parseJson(label, file, bytes2(file)) };
}
function readManifest(label, content) {
  if (content === void 0) throw damaged(label, MANIFEST_FILE, "is missing");
  const value = parseJson(label, MANIFEST_FILE, content);
  refuseNewer(value, label, "bundle");
  return manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
}
function parseJson(label, file, content) {
  try {
    return parseRecord(new TextDecoder("utf-8", { fatal: true }).decode(content), { file: label });
  } catch (cause) {
    if (cause instanceof UserError && !cause.problems.some(({ code }) => code === "bad-json")) throw cause;
    throw new UserError(
      { code: "bundle-damaged", what: `${file} of the bundle is not JSON`, where: { file: label } },
      { cause }
    );
  }
}
function damaged(label, file, what) {
  return new UserError({
    code: "bundle-damaged",
    what: `${file} ${what}`,
    where: { file: label },
    mend: "Name a folder that `--out` wrote, its zip, or a results file"
  });
}

// schemas/history.schema.json
var history_schema_default = () => loadLazily("./history.schema.cjs");

// src/io/bundle/history.ts
var HISTORY_FILE = "history.jsonl";
var recordCheck = schemaCheck(history_schema_default);
function historyText(records) {
  return records.map((record) => `${JSON.stringify(record)}
`).join("");
}
function historyOfBundle(bundle) {
  return bundle.has(HISTORY_FILE) ? readHistory(bundle.bytes(HISTORY_FILE), `${bundle.label}/${HISTORY_FILE}`) : [];
}
function readHistory(bytes2, file) {
  return [...jsonLines(bytes2)].map(
    ({ text: text2, line: line2 }) => recordCheck.parse(parseRecord(text2, { file, line: line2 }), (pointer) => ({ file, line: line2, pointer }))
  );
}

// src/scoring/judge-tally.ts
var MAX_NAME = 120;
function startJudges(questions) {
  const recorded = /* @__PURE__ */ new Map();
  const answered2 = questions.map((question) => ({ question, counts: /* @__PURE__ */ new Map() }));
  return {
    add: (trial) => {
      if (isRecord(trial.judge)) addTo(recorded, nameOf4(trial.judge));
      for (const { question, counts: counts2 } of answered2) for (const name2 of whoAnswered(question, trial)) addTo(counts2, name2);
    },
    finish: () => {
      const others = answered2.flatMap(
        ({ question: { id }, counts: counts2 }) => countsOf(counts2).map((count) => ({ ...count, question: id }))
      );
      const all = [...countsOf(recorded), ...others];
      return all.length === 0 ? void 0 : all;
    }
  };
}
function countsOf(counts2) {
  const judges = [...counts2].map(([judge2, trials]) => ({ judge: judge2, trials }));
  return judges.sort((a, b) => byText(a.judge ?? "", b.judge ?? ""));
}
function whoAnswered({ id, key, form, question }, trial) {
  const { judge: judge2, [ANSWERS]: answers } = trial;
  const isRecorded4 = isRecord(judge2) && readAnswers(judge2[key], form, question) !== void 0;
  if (isRecorded4) return /* @__PURE__ */ new Set([nameOf4(judge2)]);
  const votes = answers?.[id];
  const given2 = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given2.flatMap(({ model }) => nameOf4({ model }) ?? []));
}
function nameOf4(judge2) {
  const model = textOf2(judge2, "model");
  if (model === "") return null;
  return cut(`${model} ${textOf2(judge2, "version")}`.trim(), MAX_NAME);
}
function textOf2(judge2, key) {
  const value = Object.hasOwn(judge2, key) ? judge2[key] : void 0;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

// src/scoring/score-trial.ts
function explainTrial({ trial, rubrics }) {
  const { error } = trial;
  return {
    error: error && { classified: error.classified, kind: error.kind, message: error.message },
    rubrics: rubrics.map(explainRubric),
    scenario: trial.scenario,
    trial: trial.trial
  };
}
var UNNEEDED = "there is no answer, and nothing needed it";
var MAX_CRASH = 200;
var MAX_FAULT = 1e3;
function explainRubric(judged) {
  const { rubric, outcome, judgement, at: at2, fault: fault2 } = judged;
  if (at2 === null) return explainFault(judged, cut(fault2 ?? "", judgement.verdict === "error" ? MAX_FAULT : MAX_CRASH));
  const warnings = [];
  const derived = rubric.derived.map(({ name: name2, slot, explain: explain7 }) => {
    const explanation = explain7(at2, warnings);
    const value = at2.derived[slot];
    return { explanation, fact: name2, ...value === void 0 ? {} : { value: shownValue(value, OBSERVED) } };
  });
  const { root, besides } = rubric.nodes;
  const others = besides.flatMap(({ slot, node }) => {
    const own = at2.nodes[slot];
    return own === void 0 ? notEvaluated([node], UNNEEDED) : [node.explain(at2, own, warnings)];
  });
  const tree = withOthers(root.explain(at2, judgement, warnings), others);
  return { ...derived.length === 0 ? {} : { derived }, outcome, rubric: rubric.id, tree, warnings };
}
function withOthers(tree, others) {
  if (others.length === 0) return tree;
  const { children = [], ...own } = tree;
  return { children: [...children, ...others], ...own };
}
function explainFailures(judged, limit) {
  const { at: at2 } = judged;
  const own = failedCriteria(judged).slice(0, limit);
  if (at2 !== null && own.length > 0) return own.map(({ node, judgement }) => node.explain(at2, judgement, []));
  const { tree } = explainRubric(judged);
  const failed = (tree.children ?? []).filter(didNotPass);
  return failed.length === 0 ? [tree] : failed.slice(0, limit);
}
function failedCriteria({ rubric, judgement: { parts }, criteria }) {
  const { root, counted: counted3 } = rubric.nodes;
  if (root.parts.length === 0 || root.parts.length !== parts.length) return [];
  return criteria.flatMap((judgement, index) => {
    const node = counted3[index];
    return node !== void 0 && didNotPass(judgement) ? [{ node, judgement }] : [];
  });
}
function explainFault({ rubric, outcome, judgement, criteria }, explanation) {
  const { root, counted: nodes } = rubric.nodes;
  const children = criteria.length === 0 ? notEvaluated(nodes, "there is no verdict on this trial") : criteria.map((own, index) => nodeResult(nodes[index] ?? root, own, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === "error" ? [explanation] : [];
  return { outcome, rubric: rubric.id, tree, warnings };
}

// src/scoring/rubric-tally.ts
function startRubricTally(rubric) {
  return { rubric, answers: /* @__PURE__ */ new Map(), byJudgement: /* @__PURE__ */ new Map(), skipped: 0, warnings: null };
}
function tallyJudged(tally2, judged) {
  const { score: score2, verdict } = judged.judgement;
  if (score2 === null) {
    if (verdict === "skipped") tally2.skipped++;
    return null;
  }
  keepWarnings(tally2, judged);
  const tallied = seenBefore(tally2, judged) ?? tallyAnew(tally2, judged, score2);
  tallied.trials++;
  return tallied.answers;
}
function keepWarnings(tally2, judged) {
  if (judged.at === null || tally2.warnings?.length === 0) return;
  const { warnings } = explainRubric(judged);
  tally2.warnings = tally2.warnings === null ? warnings : tally2.warnings.filter((one) => warnings.includes(one));
}
function seenBefore({ byJudgement }, { judgement, criteria, outcome }) {
  const before = criteria === judgement.parts ? byJudgement.get(judgement) : void 0;
  return before?.answers.outcome === outcome ? before : void 0;
}
function tallyAnew(tally2, { judgement, criteria, outcome }, score2) {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const key = `${outcome} ${judgement.verdict} ${score2} ${verdicts.join(" ")}`;
  const known2 = tally2.answers.get(key);
  if (known2 !== void 0) return known2;
  const counts2 = tally2.rubric.criteria.map((one, index) => [one.key, countOne(verdicts[index] ?? "skipped")]);
  const passed = judgement.verdict === "pass";
  const tallied = { answers: { score: score2, passed, outcome, verdicts, counts: Object.fromEntries(counts2) }, trials: 0 };
  tally2.answers.set(key, tallied);
  tally2.byJudgement.set(judgement, tallied);
  return tallied;
}
function countOne(verdict) {
  return { passed: verdict === "pass" ? 1 : 0, total: verdict === "skipped" ? 0 : 1 };
}
function finishRubric(tally2, scenarios) {
  const { id, version, hash: hash3, metric, bands, outcomes, criteria, byJudge } = tally2.rubric;
  const means = scenarios.flatMap(({ rubrics }) => rubrics[id] === void 0 ? [] : meanOf(rubrics[id].scores));
  const score2 = means.length === 0 ? null : rounded(meanOf(means));
  const band = score2 === null ? void 0 : bands.find(({ at_least: least }) => score2 >= rounded(least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash: hash3,
    metric,
    ...byJudge ? { by_judge: true } : {},
    score: score2,
    ...band === void 0 ? {} : { band },
    trials: { passed: countTrials(tally2, ({ passed }) => passed), total: countTrials(tally2, () => true) },
    outcomes: outcomes.map(({ name: name2 }) => ({
      outcome: name2,
      trials: countTrials(tally2, ({ outcome }) => outcome === name2)
    })),
    criteria: criteria.map((_, index) => criterionReport(tally2, index)),
    ...tally2.warnings === null || tally2.warnings.length === 0 ? {} : { warnings: [...new Set(tally2.warnings)].sort() }
  };
}
function criterionReport(tally2, index) {
  const { key = "", question, byJudge } = tally2.rubric.criteria[index] ?? {};
  const passed = countTrials(tally2, ({ verdicts }) => verdicts[index] === "pass");
  const skipped3 = countTrials(tally2, ({ verdicts }) => verdicts[index] === "skipped");
  const total = countTrials(tally2, () => true) - skipped3;
  return {
    key,
    ...question === void 0 ? {} : { question },
    passed,
    total,
    skipped: skipped3 + tally2.skipped,
    ...byJudge === void 0 ? {} : { by_judge: byJudge }
  };
}
function countTrials(tally2, holds) {
  let sum2 = 0;
  for (const { answers, trials } of tally2.answers.values()) if (holds(answers)) sum2 += trials;
  return sum2;
}

// src/scoring/scenario-tally.ts
var MAX_FAILURES = 5;
var MAX_EXPLANATION = 300;
function startTally() {
  return { last: null, firstFailed: null };
}
function markTrial(tally2, trial, answers, judged) {
  tally2.last = { trial, answers, before: tally2.last };
  if (answers.passed || tally2.firstFailed !== null && tally2.firstFailed.trial < trial) return;
  tally2.firstFailed = { trial, failures: failuresOf(judged) };
}
function scoresOf2(rubric, { last, firstFailed }, countOf2) {
  if (last === null) return void 0;
  const answers = answersUpTo(last);
  return {
    scores: answers.map(({ score: score2 }) => score2),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf(rubric, answers),
    criteria: last.before === null ? last.answers.counts : countsOf2(rubric, answers, countOf2),
    failures: firstFailed?.failures ?? []
  };
}
function outcomesOf({ outcomes: [first] }, answers) {
  if (answers.every(({ outcome }) => outcome === first?.name)) return {};
  const counts2 = /* @__PURE__ */ new Map();
  for (const { outcome } of answers) addTo(counts2, outcome);
  return { outcomes: countsByText(counts2) };
}
function answersUpTo(last) {
  const marks = [];
  for (let mark2 = last; mark2 !== null; mark2 = mark2.before) marks.push(mark2);
  return marks.sort((a, b) => a.trial - b.trial).map((mark2) => mark2.answers);
}
function shareCounts() {
  const byTotal = [];
  return (passed, total) => {
    const byPassed = byTotal[total] ?? [];
    const count = byPassed[passed] ?? { passed, total };
    byTotal[total] = byPassed;
    byPassed[passed] = count;
    return count;
  };
}
function countsOf2({ criteria }, answers, countOf2) {
  const counts2 = {};
  for (const [index, { key }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === "pass") passed++;
      if (verdicts[index] !== "skipped") total++;
    }
    counts2[key] = countOf2(passed, total);
  }
  return counts2;
}
function failuresOf(judged) {
  return explainFailures(judged, MAX_FAILURES).map(({ key, explanation }) => ({
    criterion: key,
    explanation: ownCopy(cut(explanation, MAX_EXPLANATION))
  }));
}
function ownCopy(text2) {
  return JSON.parse(JSON.stringify(text2));
}

// src/scoring/usage-tally.ts
function startUsage() {
  const costs = [];
  return {
    add: ({ usage }) => {
      if (usage?.cost_usd !== void 0) costs.push(usage.cost_usd);
    },
    finish: () => {
      if (costs.length === 0) return void 0;
      return { cost_usd: rounded(meanOf(new Float64Array(costs).sort())), trials: costs.length };
    }
  };
}

// src/scoring/build-report.ts
function startReport(rubrics, readBy) {
  const tallies = rubrics.map(startRubricTally);
  const scenarios = /* @__PURE__ */ new Map();
  const errored = [];
  const contentOf2 = startContentHash();
  const usage = startUsage();
  const judges = startJudges(questionsOf(rubrics));
  let scored = 0;
  let unclassified = 0;
  const add = (judged) => {
    const { trial } = judged;
    const state = stateOf(scenarios, trial, rubrics);
    const mishap = mishapOf(judged);
    if (mishap !== null) {
      errored.push(mishap);
      state.errored = { ...state.errored, [mishap.kind]: state.errored[mishap.kind] + 1 };
      if (trial.error === null) state.unjudged = withUnjudged(state.unjudged, judged);
    }
    if (mishap === null || mishap.kind === "agent") {
      scored++;
      judges.add(trial);
    }
    if (mishap?.classified === false) unclassified++;
    describe(state, trial);
    addContent(state, trial, contentOf2(trial));
    usage.add(trial);
    for (const [index, own] of judged.rubrics.entries()) {
      const answers = tallyJudged(tallies[index], own);
      if (answers !== null) markTrial(state.tallies[index], trial.trial, answers, own);
    }
  };
  const finish = (redacted = {}) => {
    const shared = { rubrics, countOf: shareCounts() };
    const reports = Array.from(scenarios, ([id, state]) => scenarioReport(id, state, shared)).sort(byScenario);
    const mean2 = usage.finish();
    const counted3 = judges.finish();
    return {
      schema: 1,
      ...readBy === void 0 ? {} : { read_by: readBy },
      ...counted3 === void 0 ? {} : { judges: counted3 },
      ...mean2 === void 0 ? {} : { usage: mean2 },
      trials: { scored, errored: totalErrors(reports), unclassified },
      rubrics: tallies.map((tally2) => finishRubric(tally2, reports)),
      scenarios: reports,
      errored: errored.toSorted((a, b) => byScenario(a, b) || a.trial - b.trial),
      ...Object.keys(redacted).length === 0 ? {} : { redacted }
    };
  };
  return { add, finish };
}
var NO_ERRORS = { agent: 0, infrastructure: 0, judge: 0 };
var NO_TAGS = [];
var NOTHING_RECORDED = { input: false, ground_truth: false };
function stateOf(scenarios, { scenario }, rubrics) {
  const known2 = scenarios.get(scenario);
  if (known2 !== void 0) return known2;
  const state = {
    trial: Number.POSITIVE_INFINITY,
    title: void 0,
    family: void 0,
    contents: null,
    recorded: NOTHING_RECORDED,
    unrecorded: 0,
    tags: NO_TAGS,
    errored: NO_ERRORS,
    unjudged: void 0,
    tallies: rubrics.map(startTally)
  };
  scenarios.set(scenario, state);
  return state;
}
function addContent(state, trial, content) {
  state.recorded = withRecorded(state.recorded, trial);
  if (content === null && trial.error === null) state.unrecorded++;
  if (content !== null) state.contents = (state.contents ?? /* @__PURE__ */ new Set()).add(content);
}
function describe(state, { trial, title, tags, family }) {
  if (trial >= state.trial) return;
  state.trial = trial;
  state.title = title;
  state.family = family;
  state.tags = tags ?? NO_TAGS;
}
var MAX_MESSAGE = 300;
function mishapOf({ trial: { scenario, trial, error }, rubrics }) {
  if (error !== null) {
    const { kind, classified, message: message2 } = error;
    return { scenario, trial, kind, classified, message: cut(message2, MAX_MESSAGE) };
  }
  const broken2 = rubrics.filter(({ judgement }) => judgement.verdict === "error");
  if (broken2.length === 0) return null;
  const message = broken2.map(({ rubric, fault: fault2 }) => `${rubric.id}: ${fault2}`).join("; ");
  const ended2 = { scenario, trial, classified: true, message: cut(message, MAX_MESSAGE) };
  if (broken2.every(({ unanswered }) => unanswered !== void 0)) return { ...ended2, kind: "judge" };
  return { ...ended2, kind: "infrastructure", refused: true };
}
function withUnjudged(before, { rubrics }) {
  const counts2 = rubrics.flatMap(({ rubric, judgement }) => {
    const count = (before?.rubrics[rubric.id] ?? 0) + (judgement.verdict === "error" ? 1 : 0);
    return count === 0 ? [] : [[rubric.id, count]];
  });
  return { trials: (before?.trials ?? 0) + 1, rubrics: Object.fromEntries(counts2) };
}
function scenarioReport(scenario, state, { rubrics, countOf: countOf2 }) {
  const { title, family, contents, recorded, unrecorded: unrecorded3, tags, errored, unjudged: unjudged3, tallies } = state;
  const scores2 = {};
  for (const [index, rubric] of rubrics.entries()) {
    const own = scoresOf2(rubric, tallies[index], countOf2);
    if (own !== void 0) scores2[rubric.id] = own;
  }
  return {
    scenario,
    content: scenarioContent([...contents ?? []]),
    ...whatIsRecorded(recorded),
    ...contents === null || unrecorded3 === 0 ? {} : { unrecorded: unrecorded3 },
    ...family === void 0 ? {} : { family },
    ...title === void 0 ? {} : { title },
    tags,
    errored,
    ...unjudged3 === void 0 ? {} : { unjudged: unjudged3 },
    rubrics: scores2
  };
}
function totalErrors(scenarios) {
  const totals = { agent: 0, infrastructure: 0, judge: 0 };
  for (const { errored } of scenarios) {
    totals.agent += errored.agent;
    totals.infrastructure += errored.infrastructure;
    totals.judge += errored.judge;
  }
  return totals;
}
function byScenario(a, b) {
  return byText(a.scenario, b.scenario);
}

// src/pipeline/ruler/rulers.ts
function ownRulerDecides(own) {
  return { deciding: own, own: null, decidedBy: null };
}
function baseRulerDecides(own, base) {
  return unlessMistaken(
    () => ({ rulers: rulersOfBase(own, base), notes: [] }),
    (mistake) => {
      const note2 = baseRulerNote(base.label, describeProblems(mistake), "this run");
      return { rulers: ownRulerDecides(own), notes: [note2] };
    }
  );
}
function rulersOfBase(own, { texts: texts2, label }) {
  const deciding = compileRuler(texts2);
  return { deciding, own: rulerChanges(deciding, own).length === 0 ? null : own, decidedBy: label };
}
function waiversOfBase({ deciding, decidedBy: decidedBy2 }) {
  return decidedBy2 === null ? [] : deciding.policy.waivers ?? [];
}
function baseRulerNote(label, why, decidedBy2) {
  return {
    code: "base-ruler-unreadable",
    effect: "warn",
    what: `The rubrics and the policy of ${label} could not be used, so those of ${decidedBy2} decide`,
    actual: why,
    next: "Read what this run changes in them with care; mend them on the base branch, or give the token `contents: read`"
  };
}
function unaskedRulerNote(baseRef, decidedBy2) {
  return {
    code: "base-ruler-unreadable",
    effect: "warn",
    what: `There is no token, so the rubrics and the policy of ${baseRef ?? "the base"} were not read, and those of ${decidedBy2 ?? "this run"} decide`,
    next: "Read what this run changes in them with care; leave the input `token` at its default"
  };
}
function ownMappingNote(label) {
  return {
    code: "read-by-own-mapping",
    effect: "warn",
    what: `The mapping of ${label} cannot read these results, so the decision rests on what this run's own mapping makes of them`,
    next: "Read the new mapping with care: a change of the rates may be its own. Better, merge one that reads both shapes first"
  };
}
function rulerChanges(old, own) {
  return [...rubricChanges(old, own), ...mappingChange(old, own), ...policyChange(old, own)];
}
function measureAlike(one, other) {
  return rubricChanges(one, other).length === 0 && mappingChange(one, other).length === 0;
}
function rubricChanges(old, own) {
  const before = new Map(old.rubrics.map((rubric) => [rubric.id, rubric]));
  const after = new Map(own.rubrics.map((rubric) => [rubric.id, rubric]));
  const ids = sortedUnion(before.keys(), after.keys());
  return ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was?.hash === is?.hash ? [] : [{ kind: "rubric", name: id, old: shownVersion(was), new: shownVersion(is) }];
  });
}
function shownVersion(rubric) {
  return rubric === void 0 ? null : `${rubric.version} (${shortHash(rubric.hash)})`;
}
function mappingChange({ mapping: old }, { mapping: own }) {
  if (old?.hash === own?.hash) return [];
  const name2 = own?.name ?? old?.name ?? "";
  return [{ kind: "mapping", name: name2, old: old && shortHash(old.hash), new: own && shortHash(own.hash) }];
}
function policyChange(old, own) {
  const [was, is] = [policyHash(old.policy), policyHash(own.policy)];
  if (was === is) return [];
  return [{ kind: "policy", name: own.policy.suite ?? "policy", old: shortHash(was), new: shortHash(is) }];
}
function policyHash({ placeOf: _, ...written }) {
  return contentHash(written);
}

// src/pipeline/measure.ts
var reportCheck = schemaCheck(report_schema_default);
function measureRun(run2, rubrics, bundle) {
  return measureRedacted(run2, rubrics, startRedaction(run2.redaction), bundle);
}
function measureRedacted(run2, rubrics, redaction, bundle) {
  const report2 = startReport(rubrics, run2.readBy ?? readNow(run2));
  const unselected = startUnselected();
  for (const evidence of evidenceOfRun(run2, redaction, unselected)) {
    const judged = judgeTrial(rubrics, evidence.trial);
    report2.add(judged);
    bundle?.add(evidence, explainTrial(judged));
  }
  return withUnselected(report2.finish(added2(run2.pool?.redacted ?? {}, redaction.counts())), unselected);
}
function withUnselected(report2, tally2) {
  const unselected = tally2.counts(report2.scenarios.map(({ scenario }) => scenario));
  if (report2.read_by === void 0 || unselected.trials === 0) return report2;
  return { ...report2, read_by: { ...report2.read_by, unselected } };
}
function added2(one, other) {
  return Object.fromEntries(
    sortedUnion(Object.keys(one), Object.keys(other)).map((name2) => [name2, (one[name2] ?? 0) + (other[name2] ?? 0)])
  );
}
function readNow({ mapping, select }) {
  const readBy = { tool: productVersion(), mapping: mappingIdentity(mapping) };
  return select.length === 0 ? readBy : { ...readBy, select: select.map(selectionText).sort() };
}
async function measureBundle(bundle, rulers, ask) {
  const { deciding, own } = rulers;
  const redaction = redactionOfMain(rulers);
  const stored = storedReport(bundle);
  const isSame = measuredSo(bundle, deciding.rubrics, redaction);
  const run2 = { stored, redaction, rulers, ask };
  const report2 = await measureStored(bundle, deciding, run2);
  const history = historyOfBundle(bundle);
  const notes = isSame ? [] : [report2 === stored ? unscoredNote(bundle) : rescored(bundle, deciding.rubrics)];
  if (own === null || measureAlike(deciding, own))
    return { report: report2, own: own && report2, unscored: null, history, notes };
  const canScore = bundle.has(EVIDENCE_FILE) || measuredSo(bundle, own.rubrics, redaction);
  if (!canScore) return { report: report2, own: null, unscored: `${bundle.label} keeps no evidence`, history, notes };
  return { report: report2, own: await measureStored(bundle, own, run2), unscored: null, history, notes };
}
async function measureStored(bundle, { rubrics }, run2) {
  const { stored, redaction, rulers, ask } = run2;
  const isDone = measuredSo(bundle, rubrics, redaction) && !lacksAnswers(stored, rubrics);
  if (stored !== null && (isDone || !bundle.has(EVIDENCE_FILE))) return stored;
  const readBy = stored?.read_by ?? readByOf(bundle);
  const files = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction, readBy };
  return withRedacted(measureRun(await ask(files, rulers), rubrics), stored ?? {});
}
function withRedacted(report2, { redacted }) {
  return redacted === void 0 ? report2 : { ...report2, redacted };
}
function lacksAnswers(stored, rubrics) {
  const isOpen2 = stored?.errored.some(({ kind, refused: refused3 }) => kind === "judge" || refused3 === true) ?? false;
  return isOpen2 && questionsOf(rubrics).length > 0;
}
function readByOf({ manifest: { tool, mapping } }) {
  return { tool, mapping };
}
function unscoredNote({ label }) {
  return {
    code: "baseline-not-rescored",
    effect: "notice",
    what: `The rubrics, or what the policy redacts, differ from those of ${label}, which keeps no evidence that could be scored again`,
    next: "Keep evidence in the bundles (`evidence: keep`), or wait for the next run of main"
  };
}
function remarksOn(runs) {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}
function storedReport(bundle) {
  const value = bundle.json("report.json");
  const problems = reportCheck.problems(value, (pointer) => ({ file: `${bundle.label}/report.json`, pointer }));
  return problems.length === 0 ? { read_by: readByOf(bundle), ...value } : null;
}
function measuredSo(bundle, rubrics, redaction) {
  return sameRubrics(bundle, rubrics) && bundle.manifest.redaction === redactionHash(redaction);
}
function sameRubrics(bundle, rubrics) {
  const identities = (list) => list.map((one) => `${one.rubric} ${one.hash}`).sort().join("\n");
  return identities(bundle.manifest.rubrics) === identities(rubricIdentities(rubrics));
}
function rescored(bundle, rubrics) {
  if (sameRubrics(bundle, rubrics)) return redactedAgain();
  const before = new Map(bundle.manifest.rubrics.map((one) => [one.rubric, one.hash]));
  const changed = rubrics.filter((rubric) => before.get(rubric.id) !== rubric.hash).map((rubric) => rubric.id);
  const gone = [...before.keys()].filter((id) => !rubrics.some((rubric) => rubric.id === id));
  return {
    code: "baseline-rescored",
    effect: "notice",
    what: "The rubrics differ from those of the baseline; its stored trials were scored again with the current ones",
    actual: [...changed.map((id) => `${id} changed`), ...gone.map((id) => `${id} removed`)].join(", "),
    next: "Read the change as the effect of the agent alone"
  };
}
function redactedAgain() {
  return {
    code: "baseline-rescored",
    effect: "notice",
    what: "The policy redacts otherwise than when the baseline was saved; its stored trials were redacted and scored again",
    next: "Read the change as the effect of the agent alone"
  };
}

// src/gating/history/drift-reference.ts
function isCommit(reference) {
  return /^(?:[0-9a-f]{7,40}|[0-9a-f]{64})$/.test(reference);
}
function recordAt(history, reference) {
  if (reference === void 0 || !isCommit(reference)) return void 0;
  return history.find(({ sha }) => sha?.startsWith(reference));
}
function findReference(reference, {
  history,
  reference: file
}) {
  if (!isCommit(reference)) return file;
  const found = recordAt(history, reference);
  if (found !== void 0) return found;
  return history.length === 0 ? "main has no history yet" : `no run of it is among the ${history.length} that main's history keeps`;
}

// src/gating/statistics/normal.ts
var CENTRE = {
  above: [
    3.3871328727963665,
    133.14166789178438,
    1971.5909503065513,
    13731.69376550946,
    45921.95393154987,
    67265.7709270087,
    33430.57558358813,
    2509.0809287301227
  ],
  below: [
    1,
    42.31333070160091,
    687.1870074920579,
    5394.196021424751,
    21213.794301586597,
    39307.89580009271,
    28729.085735721943,
    5226.495278852854
  ]
};
var SHOULDER = {
  above: [
    1.4234371107496835,
    4.630337846156546,
    5.769497221460691,
    3.6478483247632045,
    1.2704582524523684,
    0.2417807251774506,
    0.022723844989269184,
    7745450142783414e-19
  ],
  below: [
    1,
    2.053191626637759,
    1.6763848301838038,
    0.6897673349851,
    0.14810397642748008,
    0.015198666563616457,
    5475938084995345e-19,
    10507500716444169e-25
  ]
};
var FAR = {
  above: [
    6.657904643501103,
    5.463784911164114,
    1.7848265399172913,
    0.29656057182850487,
    0.026532189526576124,
    0.0012426609473880784,
    27115555687434876e-21,
    20103343992922881e-23
  ],
  below: [
    1,
    0.599832206555888,
    0.1369298809227358,
    0.014875361290850615,
    7868691311456133e-19,
    18463183175100548e-21,
    1421511758316446e-22,
    20442631033899397e-31
  ]
};
function normalQuantile(p) {
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  if (p === 0 || p === 1) return p === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRE, 0.180625 - q * q);
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const size = r <= 5 ? ratio(SHOULDER, r - 1.6) : ratio(FAR, r - 5);
  return q < 0 ? -size : size;
}
function ratio(of, x) {
  return polynomial(of.above, x) / polynomial(of.below, x);
}
function polynomial(coefficients, x) {
  return coefficients.reduceRight((sum2, coefficient) => sum2 * x + coefficient, 0);
}

// src/gating/statistics/proportions.ts
function wilson(rate2, n, confidence) {
  if (!(n > 0)) return { lower: 0, upper: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  const weight = 1 + z * z / n;
  const centre = (rate2 + z * z / (2 * n)) / weight;
  const half = z / weight * Math.sqrt(rate2 * (1 - rate2) / n + z * z / (4 * n * n));
  return { lower: rate2 <= 0 ? 0 : Math.max(0, centre - half), upper: rate2 >= 1 ? 1 : Math.min(1, centre + half) };
}
function effectiveSampleSize(scores2) {
  const n = scores2.length;
  if (n < 2) return n;
  const { mean: mean2, variance: variance2 } = moments(scores2);
  return variance2 === 0 ? n : Math.max(n - 1, mean2 * (1 - mean2) / (variance2 / n));
}
function zeroFailureUpperBound(n, alpha) {
  return -Math.expm1(Math.log(alpha) / n);
}

// src/gating/comparing/match-scenarios.ts
function matchScenarios(scenarios, others) {
  const byId2 = scenariosById(others);
  const matched2 = /* @__PURE__ */ new Map();
  for (const scenario of scenarios) {
    const other = byId2.get(scenario.scenario);
    if (other !== void 0 && asksTheSame(scenario, other)) matched2.set(scenario.scenario, other);
  }
  if (matched2.size === scenarios.length || matched2.size === others.length) return matched2;
  const [own, theirs] = [byContent(scenarios), byContent(others)];
  for (const scenario of scenarios) {
    const other = theirs.get(scenario.content);
    const isOneToOne = own.get(scenario.content) === scenario && other !== void 0 && other !== null;
    if (isOneToOne && !matched2.has(scenario.scenario) && matched2.get(other.scenario) !== other)
      matched2.set(scenario.scenario, other);
  }
  return matched2;
}
function scenariosById(scenarios) {
  return new Map(scenarios.map((scenario) => [scenario.scenario, scenario]));
}
function asksTheSame(one, other) {
  return one.content === other.content || one.content === NO_CONTENT || other.content === NO_CONTENT;
}
function byContent(scenarios) {
  const found = /* @__PURE__ */ new Map();
  for (const scenario of scenarios) {
    if (scenario.content !== NO_CONTENT) found.set(scenario.content, found.has(scenario.content) ? null : scenario);
  }
  return found;
}

// src/gating/comparing/pairing.ts
function pairScenarios({ candidate, runs }) {
  const here = byId(candidate.scenarios);
  const matches2 = runs.map((run2) => matchScenarios(candidate.scenarios, run2.scenarios));
  const common = here.flatMap((scenario) => commonOf(scenario, matches2));
  const apart2 = runs[0] === void 0 ? NOTHING_APART : standingApart(here, byId(runs[0].scenarios), common);
  const { changed, gone } = apart2;
  return {
    pairs: common.flatMap(pairOf),
    ...apart2,
    renamed: common.flatMap(
      ({ candidate: { scenario }, newest }) => scenario === newest.scenario ? [] : [{ old: newest.scenario, new: scenario }]
    ),
    unjudged: {
      candidate: here.filter((scenario) => !isJudged(scenario)).map((scenario) => scenario.scenario),
      baseline: common.filter((one) => !isJudgedOnMain(one)).map((one) => one.candidate.scenario)
    },
    overlap: {
      common: common.filter(isJudgedOnMain).length,
      total: here.length + gone.length + changed.length
    }
  };
}
function overlapOf(candidate, run2) {
  return pairScenarios({ candidate, runs: [run2] }).overlap;
}
function currentId({ renamed }, id) {
  return newIds(renamed).get(id) ?? id;
}
var newIds = perObject((renamed) => new Map(renamed.map((one) => [one.old, one.new])));
function commonOf(candidate, matches2) {
  const [newest, ...older] = matches2.map((match) => match.get(candidate.scenario));
  if (newest === void 0) return [];
  return [{ candidate, newest, runs: [newest, ...older].map((run2) => run2 && isJudged(run2) ? run2 : null) }];
}
function isJudgedOnMain({ runs }) {
  return runs.some((run2) => run2 !== null);
}
function pairOf({ candidate, newest, runs }) {
  const baseline = runs.find((run2) => run2 !== null);
  if (baseline === void 0 || baseline === null || !isJudged(candidate)) return [];
  return [{ scenario: candidate.scenario, onMain: newest.scenario, candidate, baseline, runs }];
}
var NOTHING_APART = { new: [], gone: [], changed: [] };
function standingApart(here, main, common) {
  const [own, theirs] = [new Set(common.map((one) => one.candidate)), new Set(common.map((one) => one.newest))];
  const alone2 = here.filter((one) => !own.has(one));
  const left = scenariosById(main.filter((one) => !theirs.has(one)));
  const changed = alone2.flatMap((candidate) => {
    const baseline = left.get(candidate.scenario);
    return baseline === void 0 ? [] : [{ scenario: candidate.scenario, candidate, baseline }];
  });
  const ids = new Set(changed.map(({ scenario }) => scenario));
  return {
    new: alone2.filter(({ scenario }) => !ids.has(scenario)),
    gone: [...left.values()].filter(({ scenario }) => !ids.has(scenario)),
    changed
  };
}
function scoresOf3(scenario, rubric) {
  const scores2 = memberOf(scenario.rubrics, rubric);
  return scores2 === void 0 || scores2.scores.length === 0 ? void 0 : scores2;
}
function meanScore(scenario, rubric) {
  const scores2 = scoresOf3(scenario, rubric);
  return scores2 === void 0 ? null : meanRate(scores2.scores);
}
function meanScores(scenarios, rubric) {
  return scenarios.flatMap((scenario) => scenario === null ? [] : meanScore(scenario, rubric) ?? []);
}
function passesOf(runs, rubric) {
  const scored = runs.flatMap((run2) => scoresOf3(run2, rubric) ?? []);
  return {
    passed: scored.reduce((sum2, { passed }) => sum2 + passed, 0),
    total: scored.reduce((sum2, { scores: scores2 }) => sum2 + scores2.length, 0)
  };
}
function tallyOf(scenario, rubric, key) {
  return memberOf(scoresOf3(scenario, rubric)?.criteria, key) ?? { passed: 0, total: 0 };
}
function isJudged(scenario) {
  return Object.values(scenario.rubrics).some((scores2) => scores2.scores.length > 0);
}
function byId(scenarios) {
  return [...scenarios].sort((a, b) => byText(a.scenario, b.scenario));
}

// src/gating/comparing/level.ts
var BOUND = 0.05;
function startReadings() {
  return { scenarios: [], rates: [], areSingle: true };
}
function addReading(readings, scenario, rate2, isSingle) {
  readings.scenarios.push(scenario);
  readings.rates.push(rate2);
  readings.areSingle &&= isSingle;
}
function metricLevel({ scenarios }, { rubric, score: score2 }) {
  const readings = startReadings();
  for (const scenario of scenarios) {
    const { scores: scores2 = [] } = scoresOf3(scenario, rubric) ?? {};
    if (scores2.length === 0) continue;
    const rate2 = meanRate(scores2);
    addReading(readings, scenario, rate2, scores2.length === 1 && (rate2 === 0 || rate2 === 1));
  }
  return score2 === null ? null : levelOf(score2, readings);
}
function criterionLevel({ scenarios }, rubric, { key, passed, total }) {
  const readings = startReadings();
  for (const scenario of scenarios) {
    const tally2 = tallyOf(scenario, rubric, key);
    if (tally2.total > 0) addReading(readings, scenario, tally2.passed / tally2.total, tally2.total === 1);
  }
  return total === 0 ? null : levelOf(passed / total, readings);
}
function levelOf(rate2, readings) {
  const { scenarios, areSingle } = readings;
  const hasFamilies = scenarios.some(({ family }) => family !== void 0);
  const rates = hasFamilies ? ratesByFamily(readings) : readings.rates.map(rounded);
  const single = areSingle && rates.length === scenarios.length;
  const effective = single ? rates.length : effectiveSampleSize(rates);
  const { lower, upper } = wilson(rate2, effective, 1 - 2 * BOUND);
  return {
    scenarios: scenarios.length,
    ...rates.length === scenarios.length ? {} : { families: rates.length },
    effective_n: rounded(effective),
    lower: rounded(lower),
    upper: rounded(upper),
    ...rate2 < 1 - SLACK3 ? {} : { failures_up_to: rounded(zeroFailureUpperBound(rates.length, BOUND)) }
  };
}
function ratesByFamily({ scenarios, rates }) {
  const families = /* @__PURE__ */ new Map();
  for (const [index, { scenario, family }] of scenarios.entries()) {
    const name2 = family === void 0 ? `alone:${scenario}` : `family:${family}`;
    const known2 = families.get(name2) ?? [];
    families.set(name2, known2);
    known2.push(rates[index] ?? 0);
  }
  return [...families.values()].map(meanRate);
}

// src/gating/statistics/gate-settings.ts
var GATE_SETTINGS = {
  alpha: 0.02,
  power: 0.8,
  shares: {
    withHistory: { paired: 0.4, history: 0.3, criteria: 0.3 },
    withoutHistory: { paired: 0.85, history: 0, criteria: 0.15 }
  }
};

// src/gating/policy/rules.ts
var DEFAULT_TOLERANCE = 0.02;
var DEFAULT_ERROR_BUDGET = 0.05;
var DEFAULT_MIN_OVERLAP = 0.8;
function metricBar(policy, metric) {
  return barOf(memberOf(policy.gate?.metrics, metric));
}
function criterionBar(policy, criterion) {
  const rules = policy.gate?.criteria;
  const named2 = memberOf(rules, criterion);
  return { ...barOf(named2 ?? memberOf(rules, "*")), named: named2 !== void 0 };
}
function hasOwnRule(policy, metric, criterion) {
  const rules = policy.gate?.criteria;
  if (memberOf(rules, criterion) !== void 0) return true;
  if (policy.waivers?.some((waiver) => waiver.criterion === criterion)) return true;
  const [own, bar] = [criterionBar(policy, criterion), metricBar(policy, metric)];
  if (gates(own) && !gates(bar) || own.tolerance < bar.tolerance) return true;
  const said = memberOf(rules, "*") ?? {};
  return BAR_KEYS.some((key) => said[key] !== void 0 && said[key] !== bar[key]);
}
var BAR_KEYS = ["tier", "threshold", "mode", "tolerance"];
function gates({ tier }) {
  return tier !== "advisory";
}
function blockOrWarn(rate2) {
  return gates(rate2) ? "block" : "warn";
}
function minOverlap(policy) {
  return policy.gate?.scenarios?.min_overlap ?? DEFAULT_MIN_OVERLAP;
}
function errorBudget(policy) {
  return policy.errors?.budget ?? DEFAULT_ERROR_BUDGET;
}
function testSettings(policy) {
  return policy.alpha === void 0 ? GATE_SETTINGS : { ...GATE_SETTINGS, alpha: policy.alpha };
}
function outcomeRule(policy, report2, rubric, outcome) {
  const rules = policy.gate?.outcomes;
  const bare = primaryRubric(report2)?.rubric === rubric ? memberOf(rules, outcome) : void 0;
  return memberOf(rules, `${rubric}/${outcome}`) ?? bare ?? {};
}
function primaryRubric(report2) {
  return report2.rubrics.find((rubric) => rubric.metric === "TCR") ?? rubricsById(report2.rubrics)[0];
}
function rubricsInOrder(report2) {
  const primary = primaryRubric(report2);
  return primary === void 0 ? [] : [primary, ...rubricsById(report2.rubrics).filter((rubric) => rubric !== primary)];
}
function rubricsById(rubrics) {
  return [...rubrics].sort((a, b) => byText(a.rubric, b.rubric));
}
function barOf(rule) {
  return {
    tier: rule?.tier ?? "supporting",
    threshold: rule?.threshold ?? null,
    mode: rule?.mode ?? "noise",
    tolerance: rule?.tolerance ?? DEFAULT_TOLERANCE,
    named: rule !== void 0
  };
}

// src/gating/history/history.ts
var MOST_RECORDS = 50;
function recordOf(report2, { sha, run_id }, time) {
  const metrics = rubricsInOrder(report2).flatMap((rubric) => {
    const { score: score2, metric, version, hash: hash3, trials } = rubric;
    const effective = metricLevel(report2, rubric)?.effective_n;
    if (score2 === null || effective === void 0) return [];
    return [{ metric, rubric: rubric.rubric, version, hash: hash3, score: score2, ...trials, effective_n: effective }];
  });
  return {
    ...sha === void 0 ? {} : { sha },
    ...run_id === void 0 ? {} : { run_id },
    time,
    trials: report2.trials.scored,
    scenarios: report2.scenarios.length,
    metrics
  };
}
function earlierRuns(history, { sha }, reference) {
  const others = history.filter((record) => sha === void 0 || record.sha !== sha);
  const newest = others.slice(0, MOST_RECORDS - 1);
  const pinned2 = recordAt(others, reference);
  return pinned2 === void 0 || newest.includes(pinned2) ? newest : [...newest.slice(0, -1), pinned2];
}
function metricRecords(history, { rubric, hash: hash3 }) {
  return history.flatMap(
    ({ sha, time, metrics }) => metrics.filter((record) => record.rubric === rubric && record.hash === hash3).map((record) => ({ ...record, time, ...sha === void 0 ? {} : { sha } }))
  );
}
var FEWEST_SHOWN = 3;
var MOST_SHOWN = 10;
function trendsOf(candidate, history) {
  return rubricsInOrder(candidate).flatMap((rubric) => {
    const records = metricRecords(history, rubric).slice(0, MOST_SHOWN).reverse();
    if (records.length < FEWEST_SHOWN) return [];
    const runs = records.map(({ sha, time, score: score2 }) => ({ ...sha === void 0 ? {} : { sha }, time, score: score2 }));
    return [{ name: rubric.metric, runs }];
  });
}

// src/io/bundle/baseline-file.ts
import { resolve as resolve3 } from "node:path";

// schemas/baseline-file.schema.json
var baseline_file_schema_default = () => loadLazily("./baseline-file.schema.cjs");

// src/scoring/report-counts.ts
function countFaults(report2) {
  const { trials, rubrics, scenarios, judges = [], usage } = report2;
  const all = trials.scored + errorsIn(trials.errored);
  return [
    ...atMost("/trials/scored", trials.scored, MAX_TRIALS),
    ...atMost("/trials/unclassified", trials.unclassified, errorsIn(trials.errored)),
    ...judges.flatMap((judge2, index) => atMost(`/judges/${index}/trials`, judge2.trials, trials.scored)),
    ...usage === void 0 ? [] : atMost("/usage/trials", usage.trials, all),
    ...errorFaults(report2),
    ...rubrics.flatMap((rubric, index) => rubricFaults(rubric, `/rubrics/${index}`, scenarios, all)),
    ...scenarios.flatMap((scenario, index) => scenarioFaults(scenario, `/scenarios/${index}`))
  ];
}
var KINDS5 = ["agent", "infrastructure", "judge"];
function errorsIn(errors) {
  return sumOf(KINDS5.map((kind) => errors[kind]));
}
function errorFaults({ trials, scenarios, errored }) {
  const listed6 = /* @__PURE__ */ new Map();
  for (const { scenario, kind } of errored) addTo(listed6, `${kind} ${scenario}`);
  const own = scenarios.flatMap(
    (one, index) => KINDS5.flatMap((kind) => {
      const count = listed6.get(`${kind} ${one.scenario}`) ?? 0;
      return exactly(`/scenarios/${index}/errored/${kind}`, one.errored[kind], count);
    })
  );
  const totals = KINDS5.flatMap((kind) => {
    return exactly(`/trials/errored/${kind}`, trials.errored[kind], sumOf(scenarios.map((one) => one.errored[kind])));
  });
  return [...own, ...totals];
}
function rubricFaults({ rubric, score: score2, trials, outcomes, criteria }, at2, scenarios, all) {
  const own = scenarios.flatMap(({ rubrics }) => rubrics[rubric] ?? []);
  const sums = (key, found, count) => exactly(`${at2}/${key}`, found, sumOf(own.map(count)));
  return [
    ...scoreFaults(score2, `${at2}/score`, own),
    ...sums("trials/passed", trials.passed, (one) => one.passed),
    ...sums("trials/total", trials.total, (one) => one.scores.length),
    ...outcomes.flatMap((one, index) => atMost(`${at2}/outcomes/${index}/trials`, one.trials, trials.total)),
    ...criteria.flatMap(({ key, passed, total, skipped: skipped3 }, index) => [
      ...sums(`criteria/${index}/passed`, passed, (one) => one.criteria[key]?.passed ?? 0),
      ...sums(`criteria/${index}/total`, total, (one) => one.criteria[key]?.total ?? 0),
      ...atMost(`${at2}/criteria/${index}/skipped`, skipped3, all)
    ])
  ];
}
var CLEARLY = 1e-6;
function scoreFaults(score2, at2, own) {
  const means = own.flatMap(({ scores: scores2 }) => scores2.length === 0 ? [] : meanOf(scores2));
  const mean2 = means.length === 0 ? null : meanOf(means);
  const isSame = mean2 === null || score2 === null ? mean2 === score2 : Math.abs(mean2 - score2) < CLEARLY;
  return isSame ? [] : [{ at: at2, expected: `${mean2}, as the scores of the scenarios say`, found: score2 }];
}
function scenarioFaults({ errored, unjudged: unjudged3, rubrics }, at2) {
  const { trials = 0, rubrics: refused3 = {} } = unjudged3 ?? {};
  return [
    ...atMost(`${at2}/unjudged/trials`, trials, errorsIn(errored)),
    ...Object.entries(refused3).flatMap(
      ([id, count]) => atMost(memberPointer(`${at2}/unjudged/rubrics`, id), count, trials)
    ),
    ...Object.entries(rubrics).flatMap(([id, scores2]) => scoresFaults(scores2, memberPointer(`${at2}/rubrics`, id)))
  ];
}
function scoresFaults({ scores: scores2, passed, criteria }, at2) {
  return [
    ...atMost(`${at2}/passed`, passed, scores2.length),
    ...Object.entries(criteria).flatMap(([key, count]) => {
      const own = memberPointer(`${at2}/criteria`, key);
      return [
        ...atMost(`${own}/passed`, count.passed, count.total),
        ...atMost(`${own}/total`, count.total, scores2.length)
      ];
    })
  ];
}
function atMost(at2, found, most) {
  return found <= most ? [] : [{ at: at2, expected: `at most ${most}`, found }];
}
function exactly(at2, found, sum2) {
  return found === sum2 ? [] : [{ at: at2, expected: `${sum2}, as its parts say`, found }];
}

// src/io/bundle/baseline-file.ts
var MAX_BASELINE_BYTES = 16 * 2 ** 20;
var BEGINNING = /^\uFEFF?\s*\{\s*"schema"\s*:\s*[0-9]+\s*,\s*"suite"\s*:\s*"[^"]*"\s*(?:,\s*"orig|\}|$)/;
var fileCheck = schemaCheck(baseline_file_schema_default);
var reportCheck2 = schemaCheck(report_schema_default);
function readBaselineFile(label, text2) {
  const value = parseRecord(text2, { file: label });
  refuseNewer(value, label, "baseline file");
  const file = fileCheck.parse(value, (pointer) => ({ file: label, pointer }));
  const report2 = reportCheck2.parse(file.report, (pointer) => ({ file: label, pointer: `/report${pointer}` }));
  requireSound(report2, label);
  return { ...file, report: report2 };
}
var LISTED4 = 10;
function requireSound(report2, file) {
  const faults = countFaults(report2);
  if (faults.length === 0) return;
  const listed6 = faults.slice(0, LISTED4).map(({ at: at2, expected, found }) => {
    const where2 = { file, pointer: `/report${at2}` };
    return {
      code: "bad-count",
      what: "the number does not fit the rest of the report",
      where: where2,
      expected,
      found: `${found}`,
      mend: WRITE
    };
  });
  const more2 = moreProblems(faults.length - listed6.length).map((problem) => ({ ...problem, where: { file } }));
  throw new UserError([...listed6, ...more2]);
}
var WRITE = "Write the file anew: `agent-gate baseline-file BUNDLE --out FILE`";
function openBaselineFile(name2, root) {
  if (!fileExists(name2, root)) return null;
  const [first = Buffer.of()] = chunksOf(resolve3(root, name2), name2);
  if (!BEGINNING.test(Buffer.from(first).toString("utf8"))) return null;
  return readBaselineFile(name2, readText(name2, root, { outside: true, maxBytes: MAX_BASELINE_BYTES }));
}
function baselineFileOf(bundle, written) {
  const { suite, origin } = bundle.manifest;
  const locate = (pointer) => ({ file: `${bundle.label}/report.json`, pointer });
  const report2 = reportCheck2.parse(bundle.json("report.json"), locate);
  const file = { schema: 1, suite, origin, written, report: report2 };
  return `${JSON.stringify(file)}
`;
}

// src/io/github/artifact.ts
import { randomBytes } from "node:crypto";
import { readdirSync as readdirSync2 } from "node:fs";
import { join as join4, relative } from "node:path";

// src/io/github/comment/comment-marker.ts
var MARKER = /^<!-- agent-gate:([\w.%-]{1,3000}) run=(\d{1,15}) attempt=(\d{1,9}) sha=([0-9a-f]{40}|[0-9a-f]{64}) -->$/;
function writeMarker({ suite, run: run2, attempt, sha }) {
  return `<!-- agent-gate:${suiteKey(suite)} run=${run2} attempt=${attempt} sha=${sha} -->`;
}
function readMarker(body, suite) {
  const line2 = body.split(/\r?\n/, 1)[0] ?? "";
  const [, key, run2, attempt, sha] = MARKER.exec(line2) ?? [];
  if (key !== suiteKey(suite) || sha === void 0) return null;
  return { suite, run: Number(run2), attempt: Number(attempt), sha };
}
function isNewer(a, b) {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
function suiteKey(suite) {
  const encoded = Array.from(Buffer.from(suite), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(letter) ? letter : percent2(byte);
  });
  return encoded.join("").replace(/(?<=-)-/g, percent2(45));
}
function percent2(byte) {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/io/github/artifact.ts
var LONGEST_UPLOAD_MS = 3e5;
function baselineName(suite) {
  return `${BASELINE}${suiteKey(suite)}`;
}
var BASELINE = "agent-gate-baseline-";
function suiteOfBaseline(name2) {
  const bytes2 = name2.slice(BASELINE.length).replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const suite = Buffer.from(bytes2, "latin1").toString();
  return name2 === baselineName(suite) ? suite : null;
}
function bundleName(context, suite, isBaseline) {
  if (isBaseline) return { name: baselineName(suite), ifTaken: "replace" };
  const { id, attempt } = context.run;
  return { name: `agent-gate-results-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: "rename" };
}
function keepsArtifacts(serverUrl) {
  const { hostname } = new URL(serverUrl);
  return hostname === "github.com" || /\.(?:ghe\.com|localhost)$/.test(hostname);
}
async function uploadBundle(context, request) {
  const odd = findOddFile(request.folder);
  if (odd !== null) return skipped2(request, odd);
  try {
    const { name: name2, id } = await withTimeLimit(upload(request));
    return { kind: "uploaded", name: name2, url: `${context.run.url}/artifacts/${id}` };
  } catch (error) {
    return skipped2(request, explain6(error));
  }
}
function skipped2({ folder }, why) {
  return { kind: "skipped", notice: `The bundle was not uploaded: ${why}. It stays on the runner in ${folder}.` };
}
function findOddFile(folder) {
  const entries = readdirSync2(folder, { recursive: true, withFileTypes: true });
  if (!entries.some((entry) => entry.isFile())) return "it is empty";
  const link2 = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (link2 !== void 0) return `${link2.name} is a link or no regular file`;
  const paths = entries.map((entry) => relative(folder, join4(entry.parentPath, entry.name)));
  const odd = paths.find((path) => /[":<>|*?\r\n]/.test(path));
  return odd === void 0 ? null : `artifacts take no file named ${odd}`;
}
async function upload(request) {
  const { name: name2, ifTaken } = request.name;
  hideEventFile();
  const { DefaultArtifactClient } = await import("./artifact-QRE34BQV.mjs");
  const client = new DefaultArtifactClient();
  const first = await uploadUnlessTaken(client, request, name2);
  if (first !== null) return first;
  if (ifTaken === "rename") return uploadAs(client, request, `${name2}-${randomBytes(3).toString("hex")}`);
  await client.deleteArtifact(name2);
  const second = await uploadUnlessTaken(client, request, name2);
  if (second !== null) return second;
  await new Promise((resolve5) => setTimeout(resolve5, request.delayMs));
  return uploadAs(client, request, name2);
}
async function uploadUnlessTaken(client, request, name2) {
  try {
    return await uploadAs(client, request, name2);
  } catch (error) {
    if (error instanceof Error && error.message.includes("(409)")) return null;
    throw error;
  }
}
async function uploadAs(client, request, name2) {
  const { folder, retentionDays } = request;
  const files = readdirSync2(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join4(entry.parentPath, entry.name)).sort();
  const options = retentionDays === void 0 ? {} : { retentionDays };
  const { id } = await client.uploadArtifact(name2, files, folder, options);
  if (id === void 0) throw new Error("the service gave no id");
  return { name: name2, id };
}
async function withTimeLimit(work) {
  let release = () => {
  };
  const trouble = new Promise((_, reject) => {
    const stop = () => reject(new Error(`it took more than ${LONGEST_UPLOAD_MS / 1e3} seconds`));
    const timer = setTimeout(stop, LONGEST_UPLOAD_MS);
    process.on("uncaughtException", reject);
    release = () => {
      clearTimeout(timer);
      process.off("uncaughtException", reject);
    };
  });
  try {
    return await Promise.race([work, trouble]);
  } finally {
    release();
  }
}
function explain6(error) {
  if (!(error instanceof Error)) return "the artifact service failed";
  if (error.name === "GHESNotSupportedError")
    return "this GitHub Enterprise Server has no artifact service that the action can use, so commit the baseline and name it in the input `baseline-file`";
  const said = error.message.split("\n", 1)[0]?.replace(/\.$/, "") ?? "";
  if (said !== "") return said;
  const status = numberAt(error, "statusCode");
  return status === null ? error.name : `the store answered with HTTP ${status}`;
}

// src/io/github/contents.ts
import { dirname, isAbsolute as isAbsolute2 } from "node:path";

// src/io/github/api-error.ts
async function unlessRefused(answer, statuses) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
function oddAnswer() {
  return new ApiError(0, "the answer is not what was asked for");
}
function isUsedUp(error) {
  return error.status === 403 && /rate limit/i.test(error.message);
}
function toApiError(thrown, token) {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, "status");
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, "response");
  const hidden2 = (text2) => token === "" ? text2 : text2.replaceAll(token, "***");
  if (response === void 0) return new ApiError(0, hidden2(thrown.message));
  return new ApiError(
    status,
    hidden2(describeAnswer(status, at(response, "data"))),
    secondsIn(at(response, "headers", "retry-after"))
  );
}
function describeAnswer(status, data) {
  const fields = listAt(data, "errors").map(
    (error) => [textAt(error, "field"), textAt(error, "code"), textAt(error, "message")].filter((part) => part !== null).join(" ")
  );
  const words2 = [textAt(data, "message") ?? "", ...fields].filter((part) => part !== "").join("; ");
  return words2 === "" ? `HTTP ${status}` : `HTTP ${status}: ${words2}`;
}

// src/io/github/body.ts
function download(work) {
  return whileConnected(work, "the download broke off");
}
function decodeText(bytes2) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes2);
  } catch (error) {
    if (error instanceof TypeError) throw new ApiError(0, "it is not UTF-8");
    throw error;
  }
}

// src/io/github/contents.ts
async function readFileAt({ request }, { owner, name: repo }, { path, ref }) {
  if (isAbsolute2(path)) return null;
  const asked = request("GET /repos/{owner}/{repo}/contents/{path}", { owner, repo, path, ref });
  const answer = await unlessRefused(asked, [404]);
  return answer && decode(path, answer.data);
}
async function readRawFileAt({ request }, { owner, name: repo }, { path, ref, maxBytes }) {
  const asked = request("GET /repos/{owner}/{repo}/contents/{path}", {
    owner,
    repo,
    path,
    ref,
    headers: { accept: "application/vnd.github.raw+json" },
    // The parsed form would replace bytes that are no UTF-8 without a word.
    request: { parseSuccessResponseBody: false }
  });
  const answer = await unlessRefused(asked, [404]);
  if (answer === null) return null;
  const body = answer.data;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}
async function findFileAt(client, repository, { path, ref }) {
  const listed6 = listFilesAt(client, repository, { folder: dirname(path), ref, deep: false });
  const files = await unlessRefused(listed6, [404]);
  return files?.find((file) => isSameName(file, path)) ?? null;
}
function isSameName(one, other) {
  return one === other || IGNORES_CASE && diskName(one) === diskName(other);
}
async function listFilesAt(client, repository, { folder, ref, deep }) {
  if (isAbsolute2(folder)) return [];
  const names = [];
  let tree = ref;
  for (const name2 of folder.split("/").filter((part) => part !== "" && part !== ".")) {
    const entries2 = await readTree(client, repository, { tree, deep: false });
    const entry = entries2.find(({ path }) => path === name2) ?? entries2.find(({ path }) => isSameName(path, name2));
    if (entry?.type === "blob" && entry.isLink) throw unfit2(folder, `\`${name2}\` is a link, which is not followed`);
    if (entry?.type !== "tree") return [];
    names.push(entry.path);
    tree = entry.sha;
  }
  const entries = await readTree(client, repository, { tree, deep });
  return entries.filter(({ type }) => type === "blob").map(({ path }) => [...names, path].join("/"));
}
async function readTree({ request }, { owner, name: repo }, { tree, deep }) {
  const how = { owner, repo, tree_sha: tree, ...deep ? { recursive: "1" } : {} };
  const { data } = await request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", how);
  if (at(data, "truncated") === true)
    throw new ApiError(
      0,
      `GitHub lists only a part of what has more than 100,000 files: name their folder more closely`
    );
  return listAt(data, "tree").map((entry) => ({
    path: textAt(entry, "path") ?? "",
    type: textAt(entry, "type") ?? "",
    isLink: textAt(entry, "mode") === "120000",
    sha: textAt(entry, "sha") ?? ""
  }));
}
function decode(path, data) {
  const isFile = textAt(data, "type") === "file" && textAt(data, "encoding") === "base64";
  if (!isFile) throw unfit2(path, "it is no text file of at most 1 MiB");
  try {
    return decodeText(Buffer.from(textAt(data, "content") ?? "", "base64"));
  } catch (error) {
    throw error instanceof ApiError ? unfit2(path, error.message) : error;
  }
}
function unfit2(file, what) {
  return new UserError({ code: "unfit-file", what, where: { file } });
}

// src/io/github/baseline/baseline-notes.ts
var FOREIGN2 = "baseline-foreign";
var SEED = "Run the workflow once on the base branch (push, schedule or workflow_dispatch); it saves the baseline";
var COMMIT_ONE = "This server keeps no artifacts, so commit one on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it, and the input `baseline-file` names it";
var ABSENT = "no-baseline";
function absentNote(name2, searched, { run: run2 }) {
  return {
    code: ABSENT,
    effect: "notice",
    what: "There is no baseline yet",
    expected: `an artifact \`${name2}\` of a run on the base branch`,
    actual: searched,
    next: keepsArtifacts(run2.url) ? SEED : COMMIT_ONE
  };
}
function searchedCommits(commits) {
  if (commits === 0) return "no base commit to start from";
  return commits === 1 ? "none at the base commit" : `none at the base commit and the ${commits - 1} before it`;
}
function expiredNote(sha) {
  return note("expired", {
    effect: "warn",
    what: `The baseline of ${shortSha(sha)} has expired`,
    next: `${SEED}. A schedule keeps one alive, and the input \`retention-days\` keeps it longer`
  });
}
function foreignNote(sha, why) {
  return note("foreign", {
    effect: "warn",
    what: `An artifact that calls itself the baseline of ${shortSha(sha)} was refused: ${why}`,
    expected: "a push, schedule or workflow_dispatch run of this workflow on the base branch of this repository",
    next: "Run the workflow once on the base branch, also after a rename of that branch. If another workflow saves the baselines, name its file in the input `baseline-workflow`"
  });
}
function digestNote(sha, expected, actual) {
  return note("digest", {
    effect: "warn",
    what: `The baseline of ${shortSha(sha)} does not match its digest and was not used`,
    expected,
    actual,
    next: "Run the workflow again; if it stays, save a new baseline on the base branch"
  });
}
function unreadableNote(sha, why) {
  return note("unreadable", {
    effect: "warn",
    what: `The baseline of ${shortSha(sha)} cannot be read`,
    actual: why,
    next: "Save a new baseline: run the workflow on the base branch"
  });
}
function forbiddenNote(error, onError) {
  return note("forbidden", {
    effect: effectOf(onError),
    what: "The token may not read the baseline",
    actual: error.message,
    next: "Add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`"
  });
}
function unreachableNote(error, onError) {
  return note("unreachable", {
    effect: effectOf(onError),
    what: "GitHub did not give the baseline",
    actual: error.message,
    next: "Run the job again. To judge by thresholds alone in such a case, set `on-baseline-error: no-baseline`"
  });
}
function brokenOffNote(used, error) {
  return note("incomplete", {
    effect: "notice",
    what: `Only ${used === 1 ? "the newest run" : `the ${used} newest runs`} of main could be read`,
    actual: error.message,
    next: "Nothing, if it stays rare: fewer runs of main make the comparison less sharp, not wrong"
  });
}
function noTokenNote() {
  return note("forbidden", {
    effect: "warn",
    what: "There is no token, so no baseline was looked for",
    next: "Leave the input `token` at its default, or set `baseline: none`"
  });
}
function note(trouble, finding) {
  return { code: `baseline-${trouble}`, ...finding };
}
function effectOf(onError) {
  return onError === "error" ? "invalid" : "warn";
}

// src/io/github/baseline/baseline-choice-notes.ts
function notFoundNote(name2, sha, onError) {
  return {
    code: "baseline-not-found",
    effect: effectOf(onError),
    what: `The commit \`${shortSha(sha)}\`, which the input \`baseline\` names, has no usable baseline`,
    expected: `an artifact \`${name2}\` of a run of that commit on the base branch, one of the newest thousand`,
    next: "Name a commit whose run on the base branch saved one, or set `baseline: auto`"
  };
}
function ambiguousNote(sha, found, onError) {
  return {
    code: "baseline-ambiguous",
    effect: effectOf(onError),
    what: `Several commits with a baseline begin with \`${sha}\`, which the input \`baseline\` names`,
    actual: found.join(", "),
    next: "Write the whole commit id"
  };
}
function namedNote(sha) {
  return {
    code: "baseline-named",
    effect: "notice",
    what: `The baseline is \`${shortSha(sha)}\`, which the input \`baseline\` names: whatever changed between it and this run counts as this run's`,
    next: "For the base commit itself, set `baseline: auto`"
  };
}
function approximateNote(sha, branch) {
  return {
    code: "baseline-approximate",
    effect: "notice",
    what: `The comparison is approximate: \`${shortSha(sha)}\` is the newest run of ${branch}, not the base commit. What changed in ${branch} between the two counts as this run's`,
    next: "For the base commit or its nearest ancestor, set `baseline: auto`"
  };
}
function fromFileNote(file, base) {
  return {
    code: "baseline-from-file",
    effect: "notice",
    what: `No saved run could be used; the baseline is \`${file}\` as it stands at ${shortSha(base)}`,
    next: "It keeps no trials, so it cannot be scored again: after a change of a rubric, write it anew with `agent-gate baseline-file BUNDLE`"
  };
}
function fileAbsentNote(file, base) {
  return {
    code: "baseline-file-absent",
    effect: "warn",
    what: `\`${file}\`, which the input \`baseline-file\` names, does not exist at the base commit ${shortSha(base)}`,
    next: "Commit it on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it; what a pull request says in it does not count"
  };
}
function fileUnreadableNote(file, base, why) {
  return {
    code: "baseline-file-unreadable",
    effect: "warn",
    what: `\`${file}\`, as it stands at the base commit ${shortSha(base)}, is no baseline of this suite`,
    actual: why,
    next: "Write it anew on the base branch: `agent-gate baseline-file BUNDLE --out FILE`"
  };
}

// src/io/github/baseline/committed-baseline.ts
async function readCommittedBaseline(client, { repository, file, base, name: name2 }) {
  try {
    const text2 = await readRawFileAt(client, repository, { path: file, ref: base, maxBytes: MAX_BASELINE_BYTES });
    if (text2 === null) return fileAbsentNote(file, base);
    const read = readBaselineFile(file, text2);
    return baselineName(read.suite) === name2 ? read : fileUnreadableNote(file, base, `it is of the suite ${read.suite}`);
  } catch (error) {
    if (error instanceof UserError) return fileUnreadableNote(file, base, describeProblems(error));
    if (error instanceof ApiError) return fileUnreadableNote(file, base, error.message);
    throw error;
  }
}
function originOfFile(file, { origin, written }) {
  const run2 = origin.sha === void 0 ? "" : `, run of ${shortSha(origin.sha)}`;
  return { ...origin, label: `committed file ${file}${run2}`, created: written };
}

// src/pipeline/baseline/rewritten-file.ts
function rewrittenFile({ file, kept, what }, root) {
  if (root === null || !fileExists(file, root)) return [];
  const [old, now] = [shortHash(contentHash(kept)), contentOf(file, root)];
  return old === now ? [] : [{ subject: file, what, old, new: now }];
}
function contentOf(file, root) {
  return soundOr("unreadable", () => {
    return shortHash(contentHash(readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }))));
  });
}

// src/pipeline/baseline/drift-reference.ts
var NOTHING_PINNED = { driftReference: null, lowered: [], notes: [] };
function pinnedFile({ policy }) {
  const reference = policy.drift?.reference;
  return reference === void 0 || isCommit(reference) ? null : reference;
}
function readPinned(deciding, root) {
  const file = pinnedFile(deciding);
  if (file === null) return NOTHING_PINNED;
  return unlessMistaken(
    () => pinned(readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }))),
    (mistake) => notPinned(file, describeProblems(mistake))
  );
}
async function fetchPinned(client, deciding, { base, root, ...at2 }) {
  const file = pinnedFile(deciding);
  if (file === null) return NOTHING_PINNED;
  if (base === null) return notPinned(file, "the base commit is not known");
  const kept = await readCommittedBaseline(client, { ...at2, file, base });
  if (!("report" in kept)) return notPinned(file, [kept.what, kept.actual].filter(Boolean).join(": "));
  return { ...pinned(kept), lowered: rewrittenFile({ file, kept, what: "the run that `drift` compares with" }, root) };
}
function pinned({ report: report2, origin, written }) {
  return { ...NOTHING_PINNED, driftReference: recordOf(report2, origin, written) };
}
function notPinned(file, why) {
  const note2 = {
    code: "drift-reference-missing",
    effect: "warn",
    what: `The drift reference \`${file}\` cannot be compared with`,
    actual: why,
    next: "Write it anew on the base branch: `agent-gate baseline-file BUNDLE --out FILE`"
  };
  return { ...NOTHING_PINNED, notes: [note2] };
}

// src/pipeline/baseline/given-source.ts
function openGiven(name2, root) {
  const bundle = openGivenBundle(name2, root);
  return { name: name2, path: realPath(name2, root), bundle, kept: bundle === null ? openBaselineFile(name2, root) : null };
}
function firstBundle(sources) {
  return sources.find(({ bundle }) => bundle !== null)?.bundle ?? null;
}
function isSameRun(one, other) {
  if (one.path === other.path) return true;
  const [a, b] = [originOf(one), originOf(other)];
  if (a?.run_id === void 0 || canonicalJson(a) !== canonicalJson(b)) return false;
  return one.bundle === null || other.bundle === null || one.bundle.manifest.results === other.bundle.manifest.results;
}
function originOf({ bundle, kept }) {
  return bundle?.manifest.origin ?? kept?.origin;
}
function sameRun(sources) {
  for (const [index, source] of sources.entries()) {
    const before = sources.slice(0, index).find((other) => isSameRun(other, source));
    if (before !== void 0) return [before.name, source.name];
  }
  return void 0;
}

// src/pipeline/baseline/measure-file.ts
function measureFile({ report: report2 }, { deciding, own }) {
  const measured = { report: report2, unscored: null, history: [], notes: [] };
  if (own === null || measureAlike(deciding, own)) return { ...measured, own: own && report2 };
  const isOwn = own.rubrics.every(
    ({ id, hash: hash3 }) => report2.rubrics.some((one) => one.rubric === id && one.hash === hash3)
  );
  return isOwn ? { ...measured, own: report2 } : { ...measured, own: null, unscored: "the committed baseline keeps no trials" };
}

// src/pipeline/baseline/given-baseline.ts
var BASELINE2 = {
  example: "*.jsonl",
  advice: "It is to be the baseline: name a bundle (folder or zip), what `baseline-file` wrote, or a results file"
};
function findGivenBaseline(given2, root, decided) {
  return async (own, ask) => {
    const named2 = given2.baselines.map((name2) => openGiven(name2, root));
    const sources = named2.filter((source, index) => named2.findIndex((other) => isSameRun(source, other)) === index);
    const repeated2 = repeatedNote(named2.filter((source) => !sources.includes(source)));
    const base = baseRulerOf(firstBundle(sources), own, readBasePolicy(given2, root));
    const { rulers, waivers, labels, notes, pinned: pinned2 } = decided ?? decideByNamed(own, base, root);
    const how = { select: given2.baselineSelect, root, rulers, secrets: given2, ask, sought: BASELINE2 };
    const runs = [];
    for (const source of sources) runs.push(await measureSource(source, how));
    const said = [...notes, ...repeated2, ...itselfNote(given2, sources, root), ...remarksOn(runs), ...pinned2.notes];
    return { rulers, runs, waivers, labels, notes: said, driftReference: pinned2.driftReference };
  };
}
function decideByNamed(own, base, root) {
  const { rulers, notes } = base === null ? { rulers: ownRulerDecides(own), notes: [] } : baseRulerDecides(own, base);
  const pinned2 = readPinned(rulers.deciding, root);
  return { rulers, waivers: waiversOfBase(rulers), labels: [], lowered: [], notes, pinned: pinned2 };
}
async function measureGiven(source, { select, root, env }, ruler) {
  const rulers = ownRulerDecides(ruler);
  return measureSource(source, { select, root, rulers, secrets: { env }, ask: askNobody });
}
function repeatedNote(sources) {
  if (sources.length === 0) return [];
  return [
    {
      code: "baseline-repeated",
      effect: "notice",
      what: `Named again and counted once, as the same run: ${nameList(sources.map(({ name: name2 }) => name2))}`,
      next: "Name different runs of main"
    }
  ];
}
function itselfNote(given2, sources, root) {
  const { results = [], select = [], baselineSelect } = given2;
  if (canonicalJson(select) !== canonicalJson(baselineSelect)) return [];
  const own = new Set(findFiles(results, root).map((file) => realPath(file, root)));
  const same = sources.filter(({ path, bundle, kept }) => bundle === null && kept === null && own.has(path));
  if (same.length === 0) return [];
  return [
    {
      code: "baseline-itself",
      effect: "warn",
      what: `The baseline is this run's own results, which are compared with themselves: ${nameList(same.map(({ name: name2 }) => name2))}`,
      next: "Name the results or the bundle of a run of main"
    }
  ];
}
async function measureSource(source, { select, root, rulers, secrets, ask, sought }) {
  const { name: name2, bundle, kept } = source;
  if (bundle !== null) {
    const measured = await measureBundle(bundle, rulers, ask);
    const [{ time: created } = { time: void 0 }] = measured.history;
    const origin = { ...bundle.manifest.origin, label: bundle.label };
    return { ...measured, origin: created === void 0 ? origin : { ...origin, created } };
  }
  if (kept !== null)
    return { ...measureFile(kept, rulers), origin: { ...kept.origin, label: name2, created: kept.written } };
  const files = findResultFiles([name2], root, sought);
  const { rules: redaction } = redactionOf(policiesOf(rulers), secrets);
  const reportBy = async ({ mapping, rubrics }) => measureRun(await ask({ files, mapping, select, redaction }, rulers), rubrics);
  const { deciding, own } = rulers;
  return {
    report: await reportBy(deciding),
    own: own && await reportBy(own),
    unscored: null,
    history: [],
    notes: [],
    origin: { label: name2 }
  };
}
function baseRulerOf(bundle, own, policy) {
  if (policy === null) return bundle && { texts: rulerOfBundle(bundle), label: bundle.label };
  const texts2 = bundle === null ? own.texts : rulerOfBundle(bundle);
  return { texts: { ...texts2, policy }, label: bundle?.label ?? policy.file };
}
function readBasePolicy({ basePolicy: file }, root) {
  return file === void 0 ? null : { file, text: readText(file, root, { outside: true }) };
}

// schemas/gate.schema.json
var gate_schema_default = () => loadLazily("./gate.schema.cjs");

// src/io/gate-input.ts
var gateCheck = schemaCheck(gate_schema_default);
var reportCheck3 = schemaCheck(report_schema_default);
function gateText(gate) {
  const { schema: schema2, today, ruler, own, unscored, waivers, labels, notes, baselines, newest, lowered, drift_reference } = gate;
  const document = {
    schema: schema2,
    today,
    ruler,
    own,
    unscored,
    waivers,
    ...labels === void 0 ? {} : { labels },
    notes,
    baselines: baselines.map(storedBaseline),
    ...newest === void 0 ? {} : { newest: storedBaseline(newest) },
    ...lowered === void 0 ? {} : { lowered },
    drift_reference
  };
  return `${JSON.stringify(document)}
`;
}
function storedBaseline({ origin, report: report2, own, unscored }) {
  return { origin, report: report2, own, unscored };
}
function checkGate(value, file) {
  const gate = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report2, at2) => reportCheck3.parse(report2, (pointer) => ({ file, pointer: `${at2}${pointer}` }));
  const runAt = ({ report: report2, own, ...run2 }, at2) => ({
    ...run2,
    report: reportAt(report2, `${at2}/report`),
    own: own && reportAt(own, `${at2}/own`)
  });
  const { newest, ...rest } = gate;
  return {
    ...rest,
    own: gate.own && { ...gate.own, report: reportAt(gate.own.report, "/own/report") },
    baselines: gate.baselines.map((run2, index) => runAt(run2, `/baselines/${index}`)),
    ...newest === void 0 ? {} : { newest: runAt(newest, "/newest") }
  };
}
function storedTexts(texts2, folder) {
  const bundled = bundledTexts(texts2).map((one) => ({ ...one, file: `${folder}${one.file}` }));
  return {
    files: bundled.map(({ file, text: text2 }) => ({ file, text: text2 })),
    texts: bundled.map(({ kind, file, name: name2 }) => ({ kind, file, name: name2 }))
  };
}
function textsOf2({ texts: texts2 }, read) {
  const textOf5 = ({ file, name: name2 }) => ({ file: name2, text: new TextDecoder().decode(read(file)) });
  const only = (kind) => {
    const found = texts2.find((text2) => text2.kind === kind);
    return found === void 0 ? null : textOf5(found);
  };
  return {
    mapping: only("mapping"),
    rubrics: texts2.filter(({ kind }) => kind === "rubric").map(textOf5),
    policy: only("policy")
  };
}

// src/reporting/markdown/format.ts
var MOST_DECIMALS = 7;
function fixed(value, decimals) {
  const digits = Math.abs(value).toFixed(decimals);
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits;
}
function rate(value, decimals = 1) {
  return `${fixed(value * 100, decimals)} %`;
}
function points2(delta, decimals = 1) {
  return `${signed(delta, decimals)} points`;
}
function signed(delta, decimals) {
  const digits = fixed(delta * 100, decimals);
  return `${delta > 0 && /[1-9]/.test(digits) ? "+" : ""}${digits}`;
}
function range({ lower, upper }, decimals = 1) {
  return `(${signed(lower, decimals)} to ${signed(upper, decimals)})`;
}
function decimalsApart(rates) {
  const known2 = rates.filter((value) => value !== null).sort((a, b) => a - b);
  const tells = (decimals2) => known2.every((value, index) => {
    const before = known2[index - 1];
    return before === void 0 || value - before < SLACK3 || rate(value, decimals2) !== rate(before, decimals2);
  });
  let decimals = 1;
  while (decimals < MOST_DECIMALS && !tells(decimals)) decimals += 1;
  return decimals;
}
function countPair(count) {
  return `${count.passed}/${count.total}`;
}
function score(value) {
  return fixed(value, 2);
}
function bytes(size) {
  return size < 1024 ? `${size} bytes` : `${fixed(size / 1024, 1)} KB`;
}
function byteLength(text2) {
  return new TextEncoder().encode(text2).length;
}
function ended(sentence) {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

// src/reporting/markdown/markdown.ts
function table(columns, rows) {
  const rule = columns.map(() => "---");
  return [columns, rule, ...rows.map((row) => row.map(cell))].map(line).join("\n");
}
function line(cells5) {
  return `| ${cells5.join(" | ")} |`;
}
function cell(markdown) {
  return markdown.replace(/\\+(?=\|)/g, "$& ").replaceAll("|", "\\|");
}
function details(title, body) {
  return `<details>
<summary>${title}</summary>

${body}

</details>`;
}
function link(words2, address) {
  const plain = address !== void 0 && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain ? `[${words2}](${address})` : words2;
}
function joined4(blocks3) {
  return blocks3.filter((block2) => block2 !== "").join("\n\n");
}
function stacked(lines) {
  return lines.filter((text2) => text2 !== "").join("<br>");
}
function small(text2) {
  return text2 === "" ? "" : `<sub>${text2}</sub>`;
}
function unbroken(text2) {
  return text2.replaceAll(" ", " ");
}

// src/reporting/markdown/rows.ts
function openTable(view, list) {
  const { open, folded: folded2 } = view.detail;
  const more2 = list.rows.slice(open, open + folded2);
  return joined4([
    open > 0 ? table(list.columns, list.rows.slice(0, open)) : "",
    more2.length > 0 ? details(`${more2.length} more`, table(list.columns, more2)) : "",
    leftOut(view, list.rows.length - open - folded2, list.noun)
  ]);
}
function foldedTable(view, title, list, more2 = "") {
  const { folded: folded2 } = view.detail;
  if (list.rows.length === 0) return "";
  if (folded2 === 0) return leftOut(view, list.rows.length, list.noun);
  const body = joined4([
    table(list.columns, list.rows.slice(0, folded2)),
    leftOut(view, list.rows.length - folded2, list.noun)
  ]);
  return details(`${title} (${list.rows.length})${more2}`, body);
}
function leftOut(view, count, noun) {
  if (count <= 0) return "";
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}
function fullResults({ links }) {
  return links.artifact === void 0 ? "the bundle, where one is kept (in a terminal by `--out`)" : `the ${link("full results", links.artifact)}`;
}

// src/reporting/markdown/words.ts
var DECISIONS = {
  pass: { icon: "✅", word: "PASS", next: "" },
  fail: { icon: "❌", word: "FAIL", next: "Compare the scenarios below with main, mend the agent and push again." },
  inconclusive: { icon: "❔", word: "INCONCLUSIVE", next: "" },
  invalid: { icon: "⛔", word: "INVALID", next: "Mend the problems and run again: the agent was not judged." }
};
var STATE_WORDS = {
  regressed: "regressed",
  improved: "improved",
  unchanged: "unchanged",
  inconclusive: "inconclusive",
  insufficient: "too few scenarios",
  "not-comparable": "not comparable",
  "no-baseline": "no baseline"
};
var STATES = {
  ...STATE_WORDS,
  regressed: "🔻 regressed",
  improved: "🟢 improved",
  inconclusive: "❔ inconclusive"
};
var STATE_ORDER = [
  "regressed",
  "not-comparable",
  "inconclusive",
  "insufficient",
  "improved",
  "no-baseline",
  "unchanged"
];
var EFFECTS2 = {
  invalid: { icon: "⛔", level: "error" },
  block: { icon: "❌", level: "error" },
  warn: { icon: "⚠️", level: "warning" },
  notice: { icon: "ℹ️", level: "notice" }
};
var BLOCKS = "❌ blocks";
var BARS = {
  blocks: "❌ below threshold",
  below: "⚠️ below threshold",
  near: "⚠️ near threshold"
};
var DRIFTED = { blocks: "❌ drifted", warns: "⚠️ drifted" };
var LEANING_DOWN = "leaning down";
var WAIVED = "waived";
var HELD_UP = {
  no: "This does not block. Run more trials per scenario to find out, or merge knowing that the suite cannot tell.",
  yes: "This blocks, because the policy says `on_inconclusive: fail`. Run more trials per scenario to find out.",
  awaiting: "Until then the run is held up, because the policy says `on_inconclusive: more-trials`."
};
var TESTS = {
  "paired-t": "paired t",
  "history-t": "history of main",
  "mcnemar-mid-p": "McNemar mid-p",
  exact: "exact"
};
var WAIVER_EFFECTS = {
  used: "✅ used: it covers this",
  unused: "not needed",
  exceeded: "❌ not enough: worse than its ceiling",
  expired: "⚠️ expired: does not count",
  ignored: "⚠️ ignored: not on the base branch"
};
var WAIVER_ORDER = ["exceeded", "expired", "ignored", "used", "unused"];
var ERROR_KINDS = {
  agent: "agent crash",
  infrastructure: "infrastructure error",
  judge: "judge error"
};
var REFUSED = "refused by a rubric";
var TIERS = { critical: "critical", supporting: "", advisory: "advisory" };
var NOTHING2 = "–";

// src/gating/comparing/judges.ts
function sameJudges({ judges: own = [], trials }, { judges: main = [] }) {
  if (trials.scored === 0) return true;
  return judgedAlike(own, main).every(({ question, now, before }) => {
    const isNeeded2 = question === void 0 || now.size > 0 && before.size > 0;
    return !isNeeded2 || sameNames(now, before);
  });
}
function judgedAlike(own, main) {
  const questions = [void 0, ...new Set(own.flatMap(({ question }) => question ?? []))];
  return questions.map((question) => ({ question, now: namesIn(own, question), before: namesIn(main, question) }));
}
function namesIn(judges, of) {
  return new Set(judges.flatMap(({ judge: judge2, question }) => question === of ? [judge2] : []));
}
function sameNames(now, before) {
  const isUnnamed = before.size === 0 || before.has(null);
  const gone = [...before].filter((judge2) => judge2 !== null && !now.has(judge2));
  const added3 = [...now].filter((judge2) => !before.has(judge2));
  return gone.length === 0 && added3.every((judge2) => judge2 !== null && isUnnamed);
}
function judgeNames(judges) {
  if (judges.length === 0) return "none";
  const most = /* @__PURE__ */ new Map();
  for (const { judge: judge2, trials } of judges) most.set(judge2, Math.max(trials, most.get(judge2) ?? 0));
  const one = most.size === 1;
  return [...most].map(([judge2, trials]) => `${judge2 ?? "unnamed"}${one ? "" : ` (${counted(trials, "trial")})`}`).join(", ");
}

// src/gating/comparing/missing-trials.ts
function missingTrials({ scenarios, trials }) {
  const missing2 = scenarios.reduce((sum2, scenario) => sum2 + missingOf(scenario), 0);
  return { missing: missing2, total: trials.scored + missing2 };
}
function fillMissing(report2, assumed, policy) {
  const scenarios = report2.scenarios.map((scenario) => fillScenario(scenario, report2.rubrics, assumed));
  return {
    ...report2,
    trials: {
      ...report2.trials,
      scored: report2.trials.scored + missingTrials(report2).missing,
      errored: { ...report2.trials.errored, infrastructure: 0, judge: 0 }
    },
    rubrics: report2.rubrics.map((rubric) => {
      const missing2 = report2.scenarios.reduce((sum2, scenario) => sum2 + missingUnder(scenario, rubric.rubric), 0);
      return {
        ...fillRubric(rubric, scenarios, { missing: missing2, assumed }),
        outcomes: rubric.outcomes.map((outcome) => fillOutcome(outcome, { missing: missing2, assumed }, ruleOf(rubric, outcome)))
      };
    }),
    scenarios,
    errored: report2.errored.filter((trial) => trial.kind === "agent")
  };
  function ruleOf(rubric, { outcome }) {
    return outcomeRule(policy, report2, rubric.rubric, outcome);
  }
}
function missingOf({ errored }) {
  return errored.infrastructure + errored.judge;
}
function missingUnder(scenario, rubric) {
  const { unjudged: unjudged3 } = scenario;
  return missingOf(scenario) - (unjudged3?.trials ?? 0) + (unjudged3?.rubrics[rubric] ?? 0);
}
function fillScenario(scenario, rubrics, assumed) {
  if (missingOf(scenario) === 0) return scenario;
  const { unjudged: _, ...known2 } = scenario;
  const filled = rubrics.flatMap((rubric) => {
    const missing2 = missingUnder(scenario, rubric.rubric);
    const scores2 = scoresOf3(scenario, rubric.rubric);
    const own = missing2 === 0 ? scores2 : fillScores(scores2, rubric, { missing: missing2, assumed });
    return own === void 0 ? [] : [[rubric.rubric, own]];
  });
  return {
    ...known2,
    errored: { ...scenario.errored, infrastructure: 0, judge: 0 },
    rubrics: Object.fromEntries(filled)
  };
}
function fillScores(known2, { criteria }, filling) {
  const { missing: missing2, assumed } = filling;
  const counts2 = new Map(Object.entries(known2?.criteria ?? {}));
  return {
    scores: [...known2?.scores ?? [], ...new Array(missing2).fill(assumed === "pass" ? 1 : 0)],
    passed: (known2?.passed ?? 0) + (assumed === "pass" ? missing2 : 0),
    criteria: Object.fromEntries(
      criteria.map(({ key }) => [key, fillCount(counts2.get(key) ?? { passed: 0, total: 0 }, filling)])
    ),
    failures: known2?.failures ?? []
  };
}
function fillRubric(rubric, scenarios, filling) {
  const means = meanScores(scenarios, rubric.rubric);
  return {
    ...rubric,
    score: means.length === 0 ? null : meanRate(means),
    trials: fillCount(rubric.trials, filling),
    criteria: rubric.criteria.map((criterion) => ({ ...criterion, ...fillCount(criterion, filling) }))
  };
}
function fillOutcome(count, { missing: missing2, assumed }, rule) {
  const feared = assumed === "fail" && rule.at_most !== void 0;
  const hoped = assumed === "pass" && rule.at_least !== void 0;
  return feared || hoped ? { ...count, trials: count.trials + missing2 } : count;
}
function fillCount({ passed, total }, { missing: missing2, assumed }) {
  return { passed: passed + (assumed === "pass" ? missing2 : 0), total: total + missing2 };
}
function withinErrorBudget(policy, report2) {
  const { missing: missing2, total } = missingTrials(report2);
  return total > 0 && missing2 / total <= errorBudget(policy) + SLACK3;
}

// src/gating/comparing/trial-numbers.ts
function trialRange(report2, rubric) {
  return rangeOf(report2.scenarios.flatMap((scenario) => scoresOf3(scenario, rubric)?.scores.length ?? []));
}
function trialsPerScenario({ scenarios }) {
  return rangeOf(scenarios.map(trialsOf2));
}
function medianTrials({ scenarios }) {
  const counts2 = scenarios.map(trialsOf2).sort((a, b) => a - b);
  return counts2[Math.floor((counts2.length - 1) / 2)] ?? 0;
}
function trialsOf2(scenario) {
  const trials = Object.entries(scenario.rubrics).map(
    ([rubric, { scores: scores2 }]) => scores2.length + missingUnder(scenario, rubric)
  );
  return Math.max(missingOf(scenario), ...trials);
}
function rangeText({ fewest: fewest2, most }) {
  return fewest2 === most ? String(most) : `${fewest2} to ${most}`;
}
function rangeOf(counts2) {
  if (counts2.length === 0) return { fewest: 0, most: 0 };
  return { fewest: fewest(counts2), most: counts2.reduce((most, count) => Math.max(most, count)) };
}
function fewestTrials(report2, rubric) {
  return Math.max(1, trialRange(report2, rubric).fewest);
}
function isPassOrFail(report2, rubric) {
  return report2.scenarios.every(
    (scenario) => (scoresOf3(scenario, rubric)?.scores ?? []).every((score2) => score2 === 0 || score2 === 1)
  );
}

// src/gating/comparing/comparability.ts
function scenariosComparable(policy, { overlap }) {
  return overlap.common > 0 && overlap.common / overlap.total >= minOverlap(policy) - SLACK3;
}
function rubricComparable(rubric, baseline) {
  return baseline.rubrics.some((other) => other.rubric === rubric.rubric && other.hash === rubric.hash);
}
function rateComparable(rate2, rubric, { candidate, baseline }) {
  return rubricComparable(rubric, baseline) && (rate2.by_judge !== true || sameJudges(candidate, baseline));
}
function comparableRuns(rubric, rate2, { candidate, runs }) {
  const found = runs.flatMap(
    (baseline, index) => rateComparable(rate2, rubric, { candidate, baseline }) ? [index] : []
  );
  return found[0] === 0 ? found : [];
}

// src/gating/comparing/compared-criteria.ts
function comparedCriteria(policy, rubric, sides) {
  const [only, ...others] = rubric.criteria;
  if (only === void 0 || others.length > 0) return rubric.criteria;
  const isRuled = hasOwnRule(policy, rubric.metric, criterionName(rubric.rubric, only.key));
  return isRuled || !saysTheMetric(only, rubric, sides) ? rubric.criteria : [];
}
function saysTheMetric({ key, by_judge: byJudge }, rubric, sides) {
  const runs = comparableRuns(rubric, rubric, sides).flatMap((index) => sides.runs[index] ?? []);
  const reports = [sides.candidate, ...runs];
  return byJudge === rubric.by_judge && reports.every(({ scenarios }) => scenarios.every((scenario) => countsAlike(scenario, rubric.rubric, key)));
}
function countsAlike(scenario, rubric, key) {
  const { scores: scores2 = [] } = scoresOf3(scenario, rubric) ?? {};
  const { passed, total } = tallyOf(scenario, rubric, key);
  const full = scores2.filter((score2) => score2 === 1).length;
  const none = scores2.filter((score2) => score2 === 0).length;
  return full === passed && none === total - passed && full + none === scores2.length;
}

// src/gating/findings/key-findings.ts
var OTHER_JUDGE = "judge-not-comparable";
function keyFindings(policy, sides, isFirstLook) {
  const [baseline] = sides.runs;
  if (baseline === void 0) return [];
  return [...judgeFindings(policy, sides, baseline), ...measureFindings(sides.candidate, baseline, isFirstLook)];
}
function judgeFindings(policy, sides, baseline) {
  const rates = ratesByJudge(policy, sides);
  const { candidate } = sides;
  const [now, then] = [candidate.judges ?? [], baseline.judges ?? []];
  if (rates.length === 0) return [];
  if (!sameJudges(candidate, baseline))
    return [otherJudge(policy, rates, { expected: judgeNames(then), actual: judgeNames(now) })];
  const judged = judgedAlike(now, then);
  return [
    ...judged.some((one) => isNew(one, then.length > 0)) ? [unnamedJudge(judgeNames(now))] : [],
    ...judged.flatMap(({ question }) => mixedJudges(now.filter((one) => one.question === question)))
  ];
}
function isNew({ now, before }, isMainJudged) {
  if (isMainJudged && !before.has(null)) return false;
  return [...now].some((judge2) => judge2 !== null && !before.has(judge2));
}
function unnamedJudge(names) {
  return {
    code: "judge-unnamed",
    effect: "notice",
    what: `Main does not say which model judged it; this run was judged by ${names}`,
    next: "Once main has run again, another judge is noticed"
  };
}
function mixedJudges(judges) {
  if (judges.length < 2) return [];
  return [
    {
      code: "judges-mixed",
      effect: "notice",
      what: `${judges.length} models judged this run: ${judgeNames(judges)}`,
      next: "Let one model judge all trials: two models are two rulers"
    }
  ];
}
function ratesByJudge(policy, sides) {
  return rubricsInOrder(sides.candidate).flatMap((rubric) => [
    ...rubric.by_judge ? [{ name: rubric.metric, gates: gates(metricBar(policy, rubric.metric)) }] : [],
    ...comparedCriteria(policy, rubric, sides).filter(({ by_judge: own }) => own).map(({ key }) => criterionName(rubric.rubric, key)).map((name2) => ({ name: name2, gates: gates(criterionBar(policy, name2)) }))
  ]);
}
function otherJudge(policy, rates, sides) {
  const stops = policy.on_not_comparable !== "pass" && rates.some(({ gates: gates2 }) => gates2);
  return {
    code: OTHER_JUDGE,
    effect: stops ? "invalid" : "warn",
    what: `Another model judged the baseline, so what rests on its verdicts is not compared: ${nameList(rates.map(({ name: name2 }) => name2))}`,
    ...sides,
    next: "Let the same model judge both runs; if the judge changed for good, a run of main by the new one becomes the baseline"
  };
}
function measureFindings(candidate, baseline, isFirstLook) {
  const [own, main] = [candidate.read_by, baseline.read_by];
  return [
    ...own === void 0 || main === void 0 ? [] : otherReading(own, main),
    ...isFirstLook ? [] : otherTrialCounts(trialsPerScenario(candidate), trialsPerScenario(baseline))
  ];
}
function otherReading(own, main) {
  return [
    ...own.mapping?.hash === main.mapping?.hash ? [] : [otherMapping(mappingText2(own.mapping), mappingText2(main.mapping))],
    ...own.tool === main.tool ? [] : [otherTool(own.tool, main.tool)]
  ];
}
function mappingText2(mapping) {
  return mapping === null ? "none" : `${mapping.mapping} (${shortDigest(mapping.hash)})`;
}
function otherMapping(now, then) {
  return {
    code: "mapping-changed",
    effect: "warn",
    what: "The results of the baseline were read by another mapping, and cannot be read again",
    expected: then,
    actual: now,
    next: "Read a change of facts that the mapping changes as that of the mapping, until main has a new baseline"
  };
}
function otherTrialCounts(now, then) {
  if (now.fewest === then.fewest && now.most === then.most) return [];
  const trials = now.fewest === now.most ? counted(now.most, "trial") : `${rangeText(now)} trials`;
  return [
    {
      code: "trials-differ",
      effect: "notice",
      what: `This run has ${trials} per scenario, the baseline ${rangeText(then)}; every scenario counts once on either side`
    }
  ];
}
function otherTool(now, then) {
  return {
    code: "tool-changed",
    effect: "notice",
    what: `The results of the baseline were read by Agent Gate ${then}, those of this run by ${now}`
  };
}

// src/reporting/sections/compared.ts
var COLUMNS = ["", "Baseline", "This run", ""];
var UNKNOWN = "not recorded";
function comparedSection(view) {
  const { candidate, baseline } = view.decision.compared;
  if (candidate === null || baseline === null || view.detail.folded === 0) return "";
  const parts = partsOf2(candidate, baseline);
  const differing = parts.filter(differs).length;
  if (differing === 0 && !view.detail.evidence) return "";
  const outcome = differing === 0 ? "the same on both sides" : counted(differing, "difference");
  return details(`What was compared: ${outcome}`, table(COLUMNS, parts.map(rowOf)));
}
function differs({ baseline, candidate }) {
  return baseline !== candidate && baseline !== UNKNOWN && candidate !== UNKNOWN;
}
function rowOf(part) {
  const outcome = differs(part) ? "**differs**" : part.baseline === part.candidate ? "same" : NOTHING2;
  return [part.what, prose(part.baseline, 200), prose(part.candidate, 200), outcome];
}
function partsOf2(candidate, baseline) {
  const part = (what, textOf5) => {
    return { what, baseline: textOf5(baseline), candidate: textOf5(candidate) };
  };
  const ids = sortedUnion(...[candidate, baseline].map(({ rubrics }) => rubrics.map(({ rubric }) => rubric)));
  return [
    ...ids.map((id) => part(`Rubric ${codeSpan(id, 80)}`, (key) => rubricText(key, id))),
    part("Mapping", ({ mapping }) => mapping === void 0 ? UNKNOWN : mappingText2(mapping)),
    part("Judge", ({ judges }) => judgeNames(judges)),
    part("Scenario set", (key) => shortDigest(key.scenario_set)),
    part("Trials per scenario", (key) => rangeText(key.trials_per_scenario)),
    part("Agent Gate", ({ tool }) => tool ?? UNKNOWN)
  ];
}
function rubricText({ rubrics }, id) {
  const found = rubrics.find(({ rubric }) => rubric === id);
  return found === void 0 ? "none" : `${found.version} (${shortDigest(found.hash)})`;
}

// src/reporting/sections/evidence.ts
function evidenceSection(view) {
  const { metrics, criteria } = view.decision;
  if (!view.detail.evidence) return "";
  return foldedTable(view, "Tests behind the states", {
    noun: "tests",
    columns: ["Compared", "Test", "p", "Adjusted p", "Decided", "Tolerated drop", "Drop it can see"],
    rows: [
      ...metrics.flatMap((metric) => tests(codeSpan(metric.name, 60), metric)),
      ...criteria.flatMap(
        (criterion) => tests(codeSpan(criterionName(criterion.rubric, criterion.key), 120), criterion)
      )
    ]
  });
}
function tests(name2, compared) {
  const { evidence, state, tolerance, detectable, decided_by } = compared;
  return evidence.map(({ test, p, adjusted_p }, index) => [
    index === 0 ? stacked([name2, STATES[state]]) : "",
    TESTS[test],
    unbroken(pValue(p)),
    unbroken(pValue(adjusted_p)),
    decided_by.includes(test) ? "yes" : "no",
    index === 0 ? inPoints(fixed(tolerance * 100, 1)) : "",
    index > 0 ? "" : detectable === null ? NOTHING2 : inPoints(pointsUp(detectable))
  ]);
}
function inPoints(size) {
  return unbroken(`${size} points`);
}

// src/gating/findings/more-trials.ts
var ALL_TRIALS = 5;
var SIGN = 0.3;
var MORE_TRIALS = "more-trials";
function trialsToCome(policy, candidate) {
  if (policy.on_inconclusive !== "more-trials" || policy.noise === "none") return 0;
  return Math.max(0, ALL_TRIALS - medianTrials(candidate));
}
function withheld(comparisons) {
  return {
    ...comparisons,
    metrics: comparisons.metrics.map(withhold),
    criteria: comparisons.criteria.map(withhold)
  };
}
function askForTrials(policy, candidate, comparisons) {
  const lacking = trialsToCome(policy, candidate);
  const signs = lacking === 0 ? [] : signsIn(policy, comparisons);
  if (signs.length === 0) return [];
  const have = counted(medianTrials(candidate), "trial");
  return [
    {
      code: MORE_TRIALS,
      effect: "warn",
      what: `${have} per scenario cannot tell whether ${nameList(signs)} dropped: ${lacking} more per scenario will decide`,
      expected: `${counted(ALL_TRIALS, "trial")} per scenario`,
      actual: have,
      next: "Add them to this run's results, numbered on, and run the gate on all of them"
    }
  ];
}
function withhold(compared) {
  if (compared.state !== "regressed" || !gates(compared)) return compared;
  return { ...compared, state: "inconclusive", decided_by: [], leaning_down: true };
}
function signsIn({ require: require2 }, { metrics, criteria }) {
  const hasSign = (rate2) => gates(rate2) && rate2.state !== "insufficient" && rate2.evidence.some(({ adjusted_p }) => adjusted_p <= SIGN);
  const unproven3 = (metric) => require2 === "proof" && gates(metric) && metric.state === "inconclusive";
  return [
    ...metrics.filter((metric) => hasSign(metric) || unproven3(metric)).map(({ name: name2 }) => name2),
    ...criteria.filter(hasSign).map(({ rubric, key }) => criterionName(rubric, key))
  ];
}

// src/scoring/version-bump.ts
var STEPS_OF_VERSIONS = "patch for words, minor for thresholds, major where scores cannot be compared";
var STEPS = ["major", "minor", "patch"];
function versionBump(old, now) {
  const [before, after] = [partsOf3(old), partsOf3(now)];
  const order = compareParts(after, before);
  if (order <= 0) return order === 0 ? "none" : "down";
  return STEPS.find((_, index) => before.numbers[index] !== after.numbers[index]) ?? "patch";
}
function partsOf3(version) {
  const [numbers = "", ...preRelease] = version.split("-");
  const identifiers = preRelease.length === 0 ? [] : preRelease.join("-").split(".");
  return { numbers: numbers.split("."), identifiers };
}
function compareParts(a, b) {
  const isRelease = ({ identifiers }) => Number(identifiers.length === 0);
  return compareIdentifiers(a.numbers, b.numbers) || isRelease(a) - isRelease(b) || compareIdentifiers(a.identifiers, b.identifiers);
}
function compareIdentifiers(own, others) {
  for (const [index, identifier] of own.entries()) {
    const other = others[index];
    const order = other === void 0 ? 1 : compareIdentifier(identifier, other);
    if (order !== 0) return order;
  }
  return own.length - others.length;
}
function compareIdentifier(own, other) {
  const [isNumber2, isOtherNumber] = [own, other].map((text2) => /^[0-9]+$/.test(text2));
  if (isNumber2 !== isOtherNumber) return isNumber2 ? -1 : 1;
  const [a, b] = isNumber2 ? [BigInt(own), BigInt(other)] : [own, other];
  return a < b ? -1 : Number(a > b);
}

// src/gating/loosening/loosened-findings.ts
var BAR_LOWERED = "bar-lowered";
function loosenedFindings(loosened, base, labels) {
  if (loosened.length === 0) return [];
  const { effect: effect2 = "show", label = "" } = base.loosening ?? {};
  const what = `This pull request lowers its own bar in ${counted(loosened.length, "place")}: ${subjectsOf(loosened)}`;
  if (effect2 === "show")
    return [{ code: BAR_LOWERED, effect: "warn", what, next: "Look at each: it holds from the merge on" }];
  if (effect2 === "fail")
    return [
      { code: BAR_LOWERED, effect: "block", what, next: "Take it back; the policy of the base branch allows none" }
    ];
  if (labels.some((one) => one.toLowerCase() === label.toLowerCase()))
    return [{ code: "bar-lowered-accepted", effect: "notice", what: `${what}; the label \`${label}\` accepts that` }];
  return [
    {
      code: BAR_LOWERED,
      effect: "block",
      what,
      expected: `the label \`${label}\``,
      next: `Take it back, or let somebody who may accept it add the label \`${label}\` and run this again`
    }
  ];
}
function subjectsOf(loosened) {
  const places = /* @__PURE__ */ new Map();
  for (const { subject } of loosened) addTo(places, subject);
  return someOf(
    Array.from(places, ([subject, count]) => count === 1 ? `\`${subject}\`` : `\`${subject}\` (${count})`),
    3
  );
}
function rubricVersionFindings(rubrics) {
  return rubrics.flatMap(({ rubric, old, new: now }) => {
    if (old === null || now === null || old.hash === now.hash) return [];
    const finding = versionFinding({ rubric, old: old.version, now: now.version });
    return finding === null ? [] : [finding];
  });
}
function versionFinding(change2) {
  const bump = versionBump(change2.old, change2.now);
  if (bump === "major") return newLine(change2);
  if (bump === "none") return versionUnchanged(change2);
  return bump === "down" ? versionLowered(change2) : null;
}
function newLine({ rubric, old, now }) {
  return {
    code: "rubric-new-line",
    effect: "notice",
    what: `\`${rubric}\` goes from ${old} to ${now}: a new major version, so its scores are not comparable with those of the last one`,
    next: "The merge opens a new line of baselines: main has to run once before drops are seen again; until then its thresholds hold",
    subject: rubric
  };
}
function versionUnchanged({ rubric, old, now }) {
  return {
    code: "rubric-version-unchanged",
    effect: "warn",
    what: `\`${rubric}\` changed, and its version is still ${now}`,
    expected: `a version after ${old}`,
    actual: now,
    next: `Raise it: ${STEPS_OF_VERSIONS}`,
    subject: rubric
  };
}
function versionLowered({ rubric, old, now }) {
  return {
    code: "rubric-version-lowered",
    effect: "warn",
    what: `The version of \`${rubric}\` goes back from ${old} to ${now}`,
    expected: `a version after ${old}`,
    actual: now,
    next: "Raise the version above that of main",
    subject: rubric
  };
}

// src/reporting/first-commands.ts
function gateCommand({ results, mapping, select }) {
  const options = [
    ...resultsWords(results),
    ...mapping === null ? [] : option("--mapping", mapping),
    ...select.flatMap((one) => option("--select", selectionText(one)))
  ];
  return `agent-gate gate ${options.map(quoted).join(" ")}`;
}
function commitCommands({ written, used }) {
  if (written.length === 0) return [];
  return [`git add ${sortedUnion(written, used).map(quoted).join(" ")}`, 'git commit -m "Gate the agent"'];
}
function resultsWords(results) {
  const isPlain4 = !results.some((one) => one.startsWith("-"));
  return isPlain4 ? ["--results", ...results] : results.map((one) => `--results=${one}`);
}
function option(name2, value) {
  return value.startsWith("-") ? [`${name2}=${value}`] : [name2, value];
}
function explainCommand(bundle, scenarios) {
  return ["agent-gate explain", ...[bundle, ...scenarios].map(quoted)].join(" ");
}
function quoted(word) {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

// src/reporting/sections/named-scenarios.ts
var MOST_SHOWN2 = 3;
var LONGEST_ID = 100;
function scenariosLine({ scenarios }) {
  if (scenarios === void 0) return "";
  const { total, worst } = scenarios;
  const more2 = total === worst.length ? "" : ` and ${total - worst.length} more`;
  return `Scenarios: ${named(worst)}${more2}.`;
}
function named(worst) {
  const alike = /* @__PURE__ */ new Map();
  for (const one of worst) {
    const sides = sidesOf(one);
    alike.set(sides, [...alike.get(sides) ?? [], codeSpan(one.scenario, 60)]);
  }
  return Array.from(alike, ([sides, ids]) => `${ids.join(", ")}${aside(sides, ids.length)}`).join(", ");
}
function aside(sides, count) {
  if (sides === "") return "";
  return count === 1 ? ` (${sides})` : ` (each ${sides})`;
}
function sidesOf({ candidate, baseline }) {
  const sides = [baseline, candidate].flatMap((side) => typeof side === "number" ? [score(side)] : []);
  return [...new Set(sides)].join(" → ");
}
function nameOnce(findings) {
  const told = /* @__PURE__ */ new Set();
  return findings.map((finding) => {
    const { scenarios, ...rest } = finding;
    const line2 = scenariosLine(finding);
    if (scenarios === void 0 || told.has(line2)) return rest;
    told.add(line2);
    return finding;
  });
}
function treesLine({ links }, findings) {
  const ids = [...new Set(findings.flatMap(idsOf))].filter(isPlain3).slice(0, MOST_SHOWN2);
  if (ids.length === 0) return "";
  const command = codeSpan(explainCommand(links.bundle ?? "bundle", ids), Number.MAX_SAFE_INTEGER);
  if (links.bundle === void 0)
    return `→ Their result trees: ${command}, where \`bundle\` is the artifact of the run, or what \`--out\` keeps.`;
  const first = links.artifact === void 0 ? "" : `download the ${link("full results", links.artifact)}, then `;
  return `→ Their result trees: ${first}${command}`;
}
function idsOf({ code, subject, scenarios }) {
  const own = code === "must-pass-failed" && subject !== void 0 ? [subject] : [];
  return [...own, ...scenarios?.worst.map(({ scenario }) => scenario) ?? []];
}
function isPlain3(id) {
  return !id.startsWith("-") && id.length <= LONGEST_ID;
}

// src/reporting/sections/findings.ts
var MOST_OPEN_NOTES = 2;
function decidingSection(view) {
  const { findings, headline } = view.decision;
  const deciding = nameOnce(adviseOnce(byEffect(findings.filter(decides))));
  const usual = deciding.some((finding) => finding.next !== void 0) ? "" : usualAdvice(view.decision);
  const told = deciding[0] !== void 0 && headline.startsWith(deciding[0].what) ? deciding.slice(0, 1) : [];
  return joined4([
    stacked(told.flatMap((finding) => remainder(view, finding))),
    listed3(view, deciding.slice(told.length)),
    usual === "" ? "" : `→ ${usual}`,
    treesLine(view, deciding)
  ]);
}
function usualAdvice({ decision, exit_code, more_trials, findings }) {
  const asked = findings.find(({ code }) => code === MORE_TRIALS);
  if (more_trials > 0 && asked?.next !== void 0) return `${ended(prose(asked.next))} ${HELD_UP.awaiting}`;
  return decision === "inconclusive" ? HELD_UP[exit_code === 0 ? "no" : "yes"] : DECISIONS[decision].next;
}
function notedSection(view) {
  const told = adviseOnce(
    toldFindings(view.decision).filter((one) => !decides(one) && !isOfWaiver(one) && !IN_PLACE.has(one.code))
  );
  const notes = told.filter(({ effect: effect2 }) => effect2 === "notice");
  if (notes.length <= MOST_OPEN_NOTES || view.detail.folded === 0) return listed3(view, told);
  const warnings = told.filter(({ effect: effect2 }) => effect2 !== "notice");
  return joined4([listed3(view, warnings), details(`Notes (${notes.length})`, listed3(view, notes))]);
}
var IN_PLACE = /* @__PURE__ */ new Set([MORE_TRIALS, BAR_LOWERED]);
function isOfWaiver({ code }) {
  return code === "waived" || code.startsWith("waiver-");
}
function toldFindings({ findings, metrics, criteria }) {
  const advisory = /* @__PURE__ */ new Set([
    ...metrics.filter((metric) => !gates(metric)).map(({ name: name2 }) => name2),
    ...criteria.filter((criterion) => !gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key))
  ]);
  const inRow = ({ code, effect: effect2, subject }) => subject !== void 0 && (advisory.has(subject) || code === "inconclusive" && effect2 === "notice");
  return byEffect(findings.filter((finding) => decides(finding) || !inRow(finding)));
}
function isAboutRate({ code }) {
  return !/^(?:outcome|scenario|must-pass)/.test(code);
}
function adviseOnce(findings) {
  const given2 = /* @__PURE__ */ new Set();
  return findings.map((finding) => {
    const { next, ...rest } = finding;
    if (next === void 0 || given2.has(next)) return rest;
    given2.add(next);
    return finding;
  });
}
function listed3(view, findings) {
  const { detail } = view;
  const bullets = byEffect(findings).slice(0, detail.findings + detail.folded).map((finding) => bullet(view, finding));
  const more2 = bullets.slice(detail.findings);
  return joined4([
    bullets.slice(0, detail.findings).join("\n"),
    more2.length === 0 ? "" : details(`${more2.length} more`, more2.join("\n")),
    leftOut(view, findings.length - bullets.length, "findings")
  ]);
}
function bullet(view, finding) {
  const what = `${EFFECTS2[finding.effect].icon} ${ended(capitalised(prose(finding.what, view.detail.sentence)))}`;
  return `- ${stacked([what, ...remainder(view, finding)])}`;
}
function remainder(view, finding) {
  const limit = view.detail.sentence;
  const { where: where2, expected, actual, why, next } = finding;
  const facts = [
    where2 === void 0 ? "" : `at ${codeSpan(where2)}`,
    isNews(expected, finding, view.decision) ? `expected ${prose(expected, limit)}` : "",
    isNews(actual, finding, view.decision) ? `found ${prose(actual, limit)}` : ""
  ].filter((fact) => fact !== "");
  return [
    facts.length === 0 ? "" : ended(capitalised(facts.join(", "))),
    why === void 0 || !view.includeOutput ? "" : codeSpan(why, limit),
    next === void 0 ? "" : `→ ${ended(prose(next, limit))}`,
    scenariosLine(finding)
  ];
}
function isNews(fact, finding, decision) {
  return fact !== void 0 && !hasRow(finding, decision) && !isSaid(fact, finding.what);
}
function isSaid(fact, sentence) {
  const said = new Set(numbersIn(sentence));
  const numbers = numbersIn(fact);
  return numbers.length > 0 && numbers.every((number) => said.has(number));
}
function hasRow({ code, subject }, { metrics, criteria }) {
  if (subject === void 0 || !/^(?:metric|criterion)-/.test(code)) return false;
  return metrics.some(({ name: name2 }) => name2 === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}
function numbersIn(text2) {
  return text2.match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w-])/g) ?? [];
}

// src/gating/loosening/looser.ts
var KINDS6 = ["critical", "gating", "gate", "rubric", "scenario", "waiver", "advisory"];
var MOST_SHOWN3 = 10;
function inReadingOrder(found) {
  const sorted3 = found.toSorted(compareLoosers);
  const shown3 = new Set(inTurn2(sorted3).slice(0, MOST_SHOWN3));
  return [...sorted3.filter((one) => shown3.has(one)), ...sorted3.filter((one) => !shown3.has(one))].map(
    ({ subject, what, old, new: now }) => ({ subject, what, old, new: now })
  );
}
function inTurn2(sorted3) {
  const seen = /* @__PURE__ */ new Map();
  const placed = sorted3.map((one) => ({ one, place: addTo(seen, one.kind) }));
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one);
}
function compareLoosers(a, b) {
  const byKind = KINDS6.indexOf(a.kind) - KINDS6.indexOf(b.kind);
  const bySize2 = (b.size ?? 0) - (a.size ?? 0);
  return byKind || bySize2 || byText(a.subject, b.subject) || byText(a.what, b.what) || byText(a.new, b.new);
}
var OF_TIER = { critical: "critical", supporting: "gating", advisory: "advisory" };
function kindOfTier(tier) {
  return OF_TIER[tier];
}
function ofPolicy(what, [old, now]) {
  return { kind: "gate", subject: "policy", what, old, new: now };
}
function pointTexts(base, own) {
  const [old, now] = percents(base, own);
  return [old.replace("%", "points"), now.replace("%", "points")];
}

// src/reporting/sections/loosened.ts
var TITLE = "**This pull request lowers its own bar**";
function loosenedBanner(view) {
  const { loosened, ruler } = view.decision;
  if (loosened.length === 0) return "";
  const rows = loosened.slice(0, Math.min(MOST_SHOWN3, view.detail.open));
  return alert(
    joined4([
      `${loosenedLine(view)}${whoDecided(ruler)} After the merge this would hold:`,
      rows.length === 0 ? "" : table(["What", "Held", "Would hold"], rows.map(cells)),
      leftOut(view, loosened.length - rows.length, "places")
    ])
  );
}
function loosenedLine({ decision: { loosened } }) {
  return loosened.length === 0 ? "" : `${TITLE} in ${counted(loosened.length, "place")}.`;
}
function whoDecided(ruler) {
  return ruler === null ? "" : ` The bar of ${prose(ruler.decided_by, 120)} decided.`;
}
function alert(body) {
  return ["[!WARNING]", ...body.split("\n")].map((line2) => `> ${line2}`.trimEnd()).join("\n");
}
function cells({ subject, what, old, new: now }) {
  return [`${codeSpan(subject, 120)}: ${prose(what, 120)}`, prose(old, 200), prose(now, 200)];
}

// src/reporting/markdown/cells.ts
function rateCell(value, count, decimals) {
  if (value === null) return NOTHING2;
  const own = count === null ? null : rateOf(count);
  const same = own !== null && rate(own, decimals) === rate(value, decimals);
  const counts2 = count === null ? "" : `(${countPair(count)}${same ? "" : " passed"})`;
  return stacked([unbroken(rate(value, decimals)), unbroken(counts2)]);
}

// src/reporting/sections/outcomes.ts
function outcomesSection(view) {
  const outcomes = view.decision.outcomes.filter(isNews2);
  const open = outcomes.filter((outcome) => blocks(outcome, view.decision));
  const others = outcomes.filter((outcome) => !open.includes(outcome));
  const title = `### Outcomes past their limit (${open.length})`;
  return joined4([
    open.length === 0 ? "" : `${title}

${openTable(view, outcomeRows(view, open))}`,
    foldedTable(view, open.length === 0 ? "Outcomes of the trials" : "Other outcomes", outcomeRows(view, others))
  ]);
}
function outcomeRows({ decision }, outcomes) {
  const compared = decision.baseline !== null;
  const limited = outcomes.some((outcome) => outcome.at_least !== null || outcome.at_most !== null);
  const manyRubrics = new Set(decision.outcomes.filter(isNews2).map((outcome) => outcome.rubric)).size > 1;
  return {
    noun: "outcomes",
    columns: ["Outcome", "This run", ...compared ? ["Baseline"] : [], ...limited ? ["Limits"] : []],
    rows: outcomes.map(
      (outcome) => cells2(outcome, { manyRubrics, compared, limited, blocks: blocks(outcome, decision) })
    )
  };
}
function isNews2({ candidate, baseline, at_least, at_most }) {
  return candidate.passed > 0 || (baseline?.passed ?? 0) > 0 || at_least !== null || at_most !== null;
}
function blocks({ rubric, outcome }, { findings, metrics }) {
  const names = [`${rubric}/${outcome}`, ...metrics[0]?.rubric === rubric ? [outcome] : []];
  return findings.some(
    (finding) => decides(finding) && finding.code.startsWith("outcome") && names.includes(finding.subject ?? "")
  );
}
function cells2(outcome, { manyRubrics, compared, limited, blocks: blocks3 }) {
  const { candidate, baseline, at_least, at_most } = outcome;
  const own = rateOf(candidate);
  const before = baseline === null ? null : rateOf(baseline);
  const decimals = decimalsApart([own, before, at_most, at_least]);
  const limits = stacked([
    at_least === null ? "" : `at least ${unbroken(rate(at_least, decimals))}`,
    at_most === null ? "" : `at most ${unbroken(rate(at_most, decimals))}`,
    blocks3 ? BLOCKS : ""
  ]);
  return [
    stacked([codeSpan(outcome.outcome), manyRubrics ? prose(outcome.rubric, 60) : ""]),
    rateCell(own, candidate, decimals),
    ...compared ? [rateCell(before, baseline, decimals)] : [],
    ...limited ? [limits === "" ? NOTHING2 : limits] : []
  ];
}

// src/gating/comparing/rate-words.ts
function pairedRates({ candidate, baseline, delta, paired }) {
  if (candidate === null || baseline === null || delta === null) return void 0;
  return Math.abs(delta - (candidate - baseline)) < 5e-4 ? void 0 : paired;
}
function toldRates(metric) {
  const paired = pairedRates(metric);
  const { candidate, baseline } = paired ?? metric;
  if (candidate === null || baseline === null) return null;
  const [before, now] = percents(baseline, candidate);
  return { before, now, over: paired === void 0 ? "" : ` over ${pairedText(paired)}` };
}
function pairedText({ scenarios, waived }) {
  const unchanged = waived === void 0 ? "" : `, ${counted(waived, "waived one")} as unchanged`;
  return `${counted(scenarios, "paired scenario")}${unchanged}`;
}
function openQuestion({ delta, interval, leaning_down, tolerance }) {
  const dropped = (delta ?? 0) < 0;
  const plain = dropped && interval !== null && interval.upper < 0;
  if (dropped && leaning_down)
    return plain ? "a drop, but not proven when all rates are tested together" : "a drop that may be chance";
  if (plain) return `a drop, but whether of ${points(tolerance)} or more is open`;
  return `the suite cannot rule out a drop${tolerance === 0 ? "" : ` of ${points(tolerance)}`}`;
}
function scoredTrials({ rubric, candidate_trials }, { runs }) {
  const before = runs.reduce((sum2, run2) => sum2 + trialsUnder(run2, rubric), 0);
  return `${before}${runs.length > 1 ? ` in ${runs.length} runs` : ""} -> ${counted(candidate_trials.total, "scored trial")}`;
}
function trialsUnder({ rubrics }, rubric) {
  return rubrics.find((one) => one.rubric === rubric)?.trials.total ?? 0;
}

// src/gating/policy/advice.ts
function whereItDecides({ isOfBase }) {
  return isOfBase === true ? " (on the base branch: its policy decides)" : "";
}
function waiveOr(change2, waived, policy) {
  const waiver = policy.isOfBase === true ? `add a waiver for ${waived} or ` : "";
  return `${waiver}${change2}${whereItDecides(policy)}`;
}
function orAccept(otherwise, joint, policy) {
  if (policy.on_not_comparable === "pass") return otherwise;
  return `${otherwise}; ${joint} set \`on_not_comparable: pass\`${whereItDecides(policy)} until main has a new baseline`;
}

// src/gating/findings/said-of-rates.ts
function underThreshold(kind, standing, effect2) {
  if (standing === "near") return { code: `${kind}-near-threshold`, effect: "warn" };
  return { code: `${kind}-below-threshold`, effect: effect2 };
}
function withinNoise(standing) {
  return standing === "near" ? ", but within this suite's own noise" : "";
}
function besideMain(policy, { threshold, baseline, state }, look) {
  const next = `Look at ${look}, and mend the agent`;
  if (baseline === null || state === "not-comparable" || baseline >= threshold - SLACK3) return { said: "", next };
  const [rate2] = percents(baseline, threshold);
  const lower = `or let the threshold's owner lower it, as main does not meet it either${whereItDecides(policy)}`;
  return { said: `; main is below it too (${rate2})`, next: `${next}, ${lower}` };
}
function hasFallen({ delta, decided_by }) {
  return !decided_by.includes("exact") || (delta ?? 0) < -SLACK3;
}
function allowedDrop({ tolerance, decided_by }) {
  if (decided_by.includes("exact")) return "no scenario worse than on main";
  return tolerance === 0 ? "no drop" : `a drop of less than ${points(tolerance)}`;
}
function unmeasured(policy, what, subject, threshold, effect2) {
  return {
    code: "not-measured",
    effect: effect2,
    what,
    expected: `at least ${percent(threshold)}`,
    actual: "nothing measured",
    next: `Add a scenario in which it applies, or drop the threshold${whereItDecides(policy)}`,
    subject
  };
}
function crashedShare(count, { errored }) {
  const crashes = errored.agent;
  const failures = count === null ? 0 : count.total - count.passed;
  if (crashes === 0 || failures < crashes) return "";
  if (failures === 1) return "the one failure of this run is a crash of the agent";
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `${share} failures of this run ${crashes === 1 ? "is a crash" : "are crashes"} of the agent`;
}
function movedScenarios(pairs, rateOf2) {
  const changes = pairs.flatMap(({ scenario, candidate, runs: [newest] }) => {
    const [now, then] = [rateOf2(candidate), newest ? rateOf2(newest) : null];
    return now === null || then === null ? [] : [{ scenario, change: now - then }];
  });
  const worse = changes.filter(({ change: change2 }) => change2 < -SLACK3).map(({ scenario }) => scenario);
  const better = changes.filter(({ change: change2 }) => change2 > SLACK3).map(({ scenario }) => scenario);
  const all = counted(changes.length, "paired scenario");
  const gained = better.length === 0 ? "" : ` and better in ${nameList(better)}`;
  return {
    what: `worse than on main in ${nameList(worse)}${gained}, of ${all}`,
    actual: `worse in ${worse.length} of ${all}`
  };
}

// src/reporting/sections/rate-rows.ts
function metricRow(metric) {
  const { tier = "supporting" } = metric;
  return {
    ...metric,
    name: prose(metric.name, 60),
    label: stacked([prose(metric.name, 60), prose(metric.rubric, 60), TIERS[tier]]),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    baselineCount: metric.baseline_trials,
    advisory: !gates(metric)
  };
}
function criterionRow(criterion, manyRubrics) {
  const role = [manyRubrics ? prose(criterion.rubric, 60) : "", TIERS[criterion.tier]].filter((word) => word !== "");
  return {
    ...criterion,
    name: codeSpan(criterion.key),
    label: stacked([codeSpan(criterion.key), role.join(", "), prose(criterion.question ?? "", 120)]),
    subject: criterionName(criterion.rubric, criterion.key),
    candidate: criterion.candidate === null ? null : rateOf(criterion.candidate),
    candidateCount: criterion.candidate,
    baseline: criterion.baseline === null ? null : rateOf(criterion.baseline),
    baselineCount: criterion.baseline,
    advisory: !gates(criterion)
  };
}
function resultOf(row, decision) {
  const about = aboutRow(row, decision);
  const bars = about.filter(({ code }) => code.endsWith("-threshold"));
  const drift = about.find(({ code }) => code === "drifted");
  const blocks3 = about.some((finding) => decides(finding) && finding !== drift) && !bars.some(decides);
  const waived = decision.waivers.some(({ subject, effect: effect2 }) => subject === row.subject && effect2 === "used");
  return stacked([
    STATES[row.state],
    row.leaning_down ? LEANING_DOWN : "",
    ...bars.slice(0, 1).map(barMark),
    blocks3 ? BLOCKS : "",
    drift === void 0 ? "" : decides(drift) ? DRIFTED.blocks : DRIFTED.warns,
    waived ? WAIVED : "",
    crashNote(row, decision)
  ]);
}
function crashNote(row, { trials }) {
  const hasFallen2 = (row.candidate ?? 0) < (row.baseline ?? 0) && (row.delta ?? 0) >= 0;
  return hasFallen2 && pairedRates(row) !== void 0 ? crashedShare(row.candidateCount, trials) : "";
}
function isOpen(row, decision) {
  const changed = row.state === "regressed" || row.state === "improved";
  return blocks2(row, decision) || changed && !row.advisory;
}
function sorted2(rows, decision) {
  const rank = (row) => blocks2(row, decision) ? -1 : STATE_ORDER.indexOf(row.state);
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || byText(a.subject, b.subject)
  );
}
function blocks2(row, decision) {
  return aboutRow(row, decision).some(decides);
}
function aboutRow({ subject }, { findings }) {
  return findings.filter((finding) => finding.subject === subject && isAboutRate(finding));
}
function barMark(finding) {
  const near = finding.code.endsWith("-near-threshold");
  return decides(finding) ? BARS.blocks : near ? BARS.near : BARS.below;
}

// src/reporting/sections/rates.ts
function metricsSection(view) {
  const { decision, detail } = view;
  const rows = sorted2(decision.metrics.map(metricRow), decision);
  if (rows.length === 0) return "";
  const told = rows.slice(0, detail.metrics);
  const shown3 = rateTable({ first: "Metric", noun: "metrics" }, told, decision);
  const notes = [rangeNote([...rows, ...criterionRows(decision)]), pairingNote(told), waivedNote(told)];
  return joined4([
    table(shown3.columns, shown3.rows),
    small(notes.filter((note2) => note2 !== "").join(" ")),
    leftOut(view, rows.length - detail.metrics, "metrics")
  ]);
}
function criteriaSection(view) {
  const { decision } = view;
  const rows = sorted2(criterionRows(decision), decision);
  const open = rows.filter((row) => isOpen(row, decision));
  const others = rows.filter((row) => !isOpen(row, decision));
  const title = `### Criteria that changed or block (${open.length})`;
  return joined4([
    open.length === 0 ? "" : `${title}

${openTable(view, rateTable(CRITERIA, open, decision))}`,
    foldedTable(
      view,
      open.length === 0 ? "Criteria" : "Other criteria",
      rateTable({ ...CRITERIA, noun: "other criteria" }, others, decision),
      decision.baseline === null ? "" : `: ${tally(others)}`
    )
  ]);
}
function criterionRows({ criteria }) {
  const manyRubrics = new Set(criteria.map(({ rubric }) => rubric)).size > 1;
  return criteria.map((criterion) => criterionRow(criterion, manyRubrics));
}
function tally(rows) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { state, advisory } of rows) {
    const changed = state === "regressed" || state === "improved";
    const words2 = `${STATE_WORDS[state]}${advisory && changed ? " (advisory)" : ""}`;
    addTo(counts2, words2);
  }
  return [...counts2].map(([words2, count]) => `${count} ${words2}`).join(", ");
}
var CRITERIA = { first: "Criterion", noun: "criteria" };
function rateTable({ first, noun }, rows, decision) {
  const compared = decision.baseline !== null;
  const bars = rows.some((row) => row.threshold !== null);
  const columns = [
    first,
    "Result",
    "This run",
    ...compared ? ["Baseline", "Change"] : [],
    ...bars ? ["Threshold"] : []
  ];
  return { noun, columns, rows: rows.map((row) => cells3(row, { compared, bars, decision })) };
}
function cells3(row, { compared, bars, decision }) {
  const decimals = decimalsApart([row.candidate, row.baseline, row.threshold]);
  const bar = row.threshold === null ? NOTHING2 : `at least ${unbroken(rate(row.threshold, decimals))}`;
  return [
    row.label,
    resultOf(row, decision),
    rateCell(row.candidate, row.candidateCount, decimals),
    ...compared ? [rateCell(row.baseline, row.baselineCount, decimals), change(row)] : [],
    ...bars ? [bar] : []
  ];
}
function change(row) {
  const { delta, interval, tolerance } = row;
  if (delta === null) return NOTHING2;
  const decimals = decimalsApart([delta, interval?.lower ?? null, -tolerance, 0]);
  const counts2 = tolerance === 0 ? "any drop counts" : `counts from ${fixed(-tolerance * 100, decimals)}`;
  return stacked([
    unbroken(points2(delta, decimals)),
    small(unbroken(provenBeyond(row) ?? (interval === null ? "" : range(interval, decimals)))),
    small((interval?.lower ?? delta) < 0 ? unbroken(counts2) : "")
  ]);
}
function provenBeyond({ state, interval, evidence, decided_by }) {
  if (state !== "regressed" || interval === null || interval.upper < 0) return null;
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  return `adjusted p ${pValue(Math.min(...ps))}`;
}
function rangeNote(rows) {
  const ranged = rows.filter((row) => row.interval !== null && provenBeyond(row) === null);
  const risen = rows.some(
    ({ state, interval, tolerance }) => state === "unchanged" && (interval?.upper ?? 0) >= tolerance
  );
  const proven = rows.some((row) => provenBeyond(row) !== null);
  return [
    ...ranged.length > 0 ? [
      "In brackets: the range of the change that chance leaves open, each rate taken alone; the tests that block take all rates together."
    ] : [],
    ...proven ? ["Adjusted p: how seldom chance alone shows such a drop; the test that decided sees more than the range."] : [],
    ...risen ? ["Unchanged: a drop that counts is ruled out, a rise is not."] : []
  ].join(" ");
}
function pairingNote(rows) {
  const notes = rows.flatMap((row) => {
    const paired = pairedRates(row);
    if (paired === void 0 || paired.waived !== void 0) return [];
    const decimals = decimalsApart([paired.baseline, paired.candidate]);
    const rates = `${rate(paired.baseline, decimals)} → ${rate(paired.candidate, decimals)}`;
    return [`${row.name} ${rates} (${counted(paired.scenarios, "scenario")})`];
  });
  return notes.length === 0 ? "" : `The change counts only what all compared runs scored: ${notes.join(", ")}.`;
}
function waivedNote(rows) {
  const waived = Math.max(0, ...rows.map(({ paired }) => paired?.waived ?? 0));
  return waived === 0 ? "" : `The change counts ${counted(waived, "waived scenario")} as unchanged.`;
}

// src/reporting/sections/reliability.ts
function reliabilitySection({ decision, detail }) {
  const lines = decision.metrics.slice(0, detail.metrics).flatMap(lineOf);
  return lines.length === 0 || detail.folded === 0 ? "" : details("Reliability over several trials", lines.join("\n"));
}
function lineOf({ name: name2, reliability }) {
  if (reliability === void 0) return [];
  const all = `chance that all of ${reliability.k} trials pass: ${chance(reliability, "all_pass")}`;
  return [`- ${prose(name2, 60)}, ${all}; that any does: ${chance(reliability, "any_pass")}.`];
}
function chance({ candidate, baseline, p_worse }, which) {
  const before = baseline?.[which] ?? null;
  const decimals = decimalsApart([candidate[which], before]);
  const p = p_worse === null ? "" : `, one-sided p ${pValue(p_worse[which])}`;
  const compared = before === null ? "" : ` (baseline: ${rate(before, decimals)}${p})`;
  return `${rate(candidate[which], decimals)}${compared}`;
}

// src/reporting/sections/ruler.ts
function rulerSection(view) {
  const { ruler } = view.decision;
  if (ruler === null) return "";
  const effects = ruler.changes.some(({ kind }) => kind !== "policy") ? ruler.effects : [];
  const [metrics, criteria] = [effects.filter(isMetric), effects.filter((one) => !isMetric(one))];
  const moved = criteria.filter(({ agent, ruler: of }) => agent !== 0 || of !== 0);
  return joined4([
    "### The ruler changed too",
    whoDecided2(ruler),
    metrics.length === 0 ? "" : openTable(view, effectRows("metrics", metrics)),
    small(isNoSum([...metrics, ...moved]) ? NO_SUM : ""),
    foldedTable(view, "Criteria, agent and ruler apart", effectRows("criteria", moved)),
    foldedTable(view, "Changes of the ruler", changeRows(ruler.changes)),
    ruler.not_rescored.length === 0 ? "" : `Not scored again: ${ruler.not_rescored.map((why) => prose(why, 200)).join("; ")}.`
  ]);
}
function rulerLine({ decision: { ruler } }) {
  return ruler === null ? "" : whoDecided2(ruler);
}
var NO_SUM = "Plain difference: this run by its own ruler against main by main's. It is not the sum of both effects: the two rulers see the agent's change differently.";
function isNoSum(effects) {
  const off = effects.map(
    ({ agent, ruler, total }) => agent === null || ruler === null || total === null ? 0 : Math.abs(agent + ruler - total)
  );
  return off.some((size) => size >= LEAST_SHOWN);
}
var LEAST_SHOWN = 2e-3;
function whoDecided2({ decided_by: by, would_decide: would, read_by_own: isOwn, changes }) {
  const kinds = ["rubric", "mapping", "policy"];
  const changed = kinds.filter((kind) => changes.some((change2) => change2.kind === kind)).map(pluralOf(changes));
  const { icon, word } = DECISIONS[would];
  return `This run changes ${allOf2(changed)}. The ruler of ${prose(by, 120)} decided${isOwn ? ", on results as this run's own mapping reads them" : ""}; with the run's own it would be ${icon} ${word.toLowerCase()}.`;
}
function pluralOf(changes) {
  return (kind) => {
    const count = changes.filter((change2) => change2.kind === kind).length;
    return kind === "rubric" && count > 1 ? `${count} rubrics` : `the ${kind}`;
  };
}
function isMetric({ subject }) {
  return !subject.includes("/");
}
function effectRows(noun, effects) {
  const columns = ["", "Agent (same ruler)", "Ruler (same agent)", "Plain difference"];
  const rows = effects.map(({ subject, agent, ruler, total }) => [
    codeSpan(subject, 120),
    ...[agent, ruler, total].map(effect)
  ]);
  return { noun, columns, rows };
}
function effect(value) {
  return value === null ? NOTHING2 : unbroken(points2(value));
}
function changeRows(changes) {
  const rows = changes.map(({ kind, name: name2, old, new: now }) => [
    `${kind} ${codeSpan(name2, 80)}`,
    old === null ? NOTHING2 : prose(old, 60),
    now === null ? NOTHING2 : prose(now, 60)
  ]);
  return { noun: "changes", columns: ["", "Decided", "This run"], rows };
}

// src/reporting/sections/scenarios.ts
function scenariosSection(view) {
  return joined4([
    view.decision.baseline === null ? "" : countsLine(view),
    ...OPEN.map((list) => opened(view, list.title, rowsOf(view, list))),
    ...FOLDED.map((list) => foldedTable(view, list.title, rowsOf(view, list)))
  ]);
}
var OPEN = [
  { flips: "lost", title: "Lost: passed in the baseline, fail now", reason: "Why it fails, quoted" },
  { flips: "gone", title: "Gone: in the baseline, not in this run", reason: "Why it failed, quoted" },
  {
    flips: "changed",
    title: "Changed: the same id asks something else, not compared",
    reason: "Why one side failed, quoted"
  }
];
var FOLDED = [
  { flips: "gained", title: "Gained: failed in the baseline, pass now", reason: "Why it failed, quoted" },
  { flips: "new", title: "New: not in the baseline", reason: "Why it fails, quoted" },
  { flips: "renamed", title: "Renamed: asks the same under another id, compared", reason: "Why it fails, quoted" }
];
function opened(view, title, rows) {
  return rows.rows.length === 0 ? "" : `### ${title} (${rows.rows.length})

${openTable(view, rows)}`;
}
function countsLine(view) {
  const { scenarios, flips, baseline } = view.decision;
  const unjudged3 = baseline === null ? 0 : scenarios.total - scenarios.paired - scenarios.new - scenarios.changed;
  const counts2 = [
    unjudged3 > 0 ? `${scenarios.paired} compared` : `${scenarios.paired} in both runs`,
    ...unjudged3 > 0 ? [`${unjudged3} without a verdict`] : [],
    `${flips.lost.length} lost${waivedNote2(view.decision)}`,
    `${flips.gained.length} gained`,
    `${scenarios.new} new`,
    `${scenarios.gone} gone`,
    ...scenarios.changed === 0 ? [] : [`${scenarios.changed} changed`],
    ...scenarios.renamed === 0 ? [] : [`${scenarios.renamed} renamed`]
  ];
  return `**Scenarios:** ${counts2.join(" · ")}`;
}
function waivedNote2(decision) {
  const waived = decision.flips.lost.filter((flip) => isWaived(flip, decision)).length;
  return waived === 0 ? "" : ` (${waived} waived: counted as unchanged)`;
}
function isWaived({ scenario, renamed_from: old }, { waivers }) {
  const used = usedSubjects(waivers);
  return used.has(scenario) || old !== void 0 && used.has(old);
}
var usedSubjects = perObject(
  (waivers) => new Set(waivers.flatMap(({ subject, effect: effect2 }) => effect2 === "used" ? [subject] : []))
);
function rowsOf(view, { flips: which, reason }) {
  const flips = view.decision.flips[which];
  const isExcused = (flip) => which === "lost" && isWaived(flip, view.decision);
  const why = view.includeOutput && flips.some((flip) => flip.why !== void 0);
  const metric = view.decision.metrics[0]?.name;
  const effects = metric !== void 0 && flips.some(({ suite_effect: effect2 }) => typeof effect2 === "number");
  return {
    noun: `${which} scenarios`,
    columns: ["Scenario", "Score", ...effects ? [`Effect on ${metric}`] : [], ...why ? [reason] : []],
    rows: [...bySize(flips.filter((flip) => !isExcused(flip))), ...bySize(flips.filter(isExcused))].map((flip) => [
      name(flip),
      stacked([scores(flip), isExcused(flip) ? WAIVED : ""]),
      ...effects ? [effectOf2(flip)] : [],
      ...why ? [quoted2(flip.why)] : []
    ])
  };
}
function name({ scenario, renamed_from: old, title }) {
  const id = old === void 0 ? codeSpan(scenario) : `${codeSpan(old)} → ${codeSpan(scenario)}`;
  return stacked([id, title === void 0 ? "" : codeSpan(title, 72)]);
}
function effectOf2({ suite_effect: effect2 }) {
  return typeof effect2 === "number" ? unbroken(points2(effect2)) : NOTHING2;
}
function scores(flip) {
  return unbroken(
    [flip.baseline, flip.candidate].filter((side) => side !== null).map(score).join(" → ")
  );
}
function quoted2(why) {
  return why === void 0 ? NOTHING2 : codeSpan(why, 160);
}
function bySize(flips) {
  const size = ({ suite_effect: effect2, candidate, baseline }) => effect2 ?? Math.abs((candidate ?? 0) - (baseline ?? 0));
  return [...flips].sort((a, b) => size(b) - size(a) || byText(a.scenario, b.scenario));
}

// src/reporting/sections/levels.ts
var MOST_GROUPS = 3;
var MOST_NAMES = 4;
function levelLines({ decision, detail }) {
  if (detail.folded === 0) return [];
  const metrics = decision.metrics.slice(0, detail.metrics).flatMap(
    ({ name: name2, candidate, level }) => level === null || candidate === null ? [] : [`${prose(name2, 60)}: ${metricLine(candidate, level)}.`]
  );
  return [...metrics, ...flawless(decision)];
}
function metricLine(candidate, level) {
  const { scenarios, families, effective_n, lower, upper, failures_up_to } = level;
  if (failures_up_to !== void 0) return nothingFailed(level, failures_up_to);
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(families ?? scenarios) ? "" : ` (effective n ${worth})`;
  const range2 = `${fixed(lower * 100, decimals)} to ${rate(upper, decimals)}`;
  return `${rate(candidate, decimals)} over ${countedText(level)}${effective}; on others like them, ${range2}`;
}
function flawless({ criteria }) {
  const groups = /* @__PURE__ */ new Map();
  for (const one of criteria.filter(gates)) {
    const { level } = one;
    if (level?.failures_up_to === void 0) continue;
    const group = groups.get(countedText(level)) ?? { level, allowed: level.failures_up_to, names: [] };
    group.names.push(codeSpan(criterionName(one.rubric, one.key), 120));
    groups.set(countedText(level), group);
  }
  return [...groups.values()].sort((a, b) => countOf(a.level) - countOf(b.level)).slice(0, MOST_GROUPS).map(({ level, allowed, names }) => `${someOf(names, MOST_NAMES)}: ${nothingFailed(level, allowed)}.`);
}
function nothingFailed(level, allowed) {
  const verb = countOf(level) === 1 ? "allows" : "allow";
  return `0 failures in ${countedText(level)} still ${verb} a failure rate up to ${rate(allowed)}`;
}
function countOf({ scenarios, families = scenarios }) {
  return families;
}
function countedText({ scenarios, families }) {
  const all = counted(scenarios, "scenario");
  return families === void 0 ? all : `${families === 1 ? "1 family" : `${families} families`} (${all})`;
}

// src/reporting/sections/sight.ts
var TITLE2 = "What this suite can see";
function sightSection(view) {
  const { decision, detail } = view;
  const sentences = decision.sight.map((sentence) => ended(prose(sentence, detail.sentence)));
  const levels = levelLines(view);
  if (decision.decision !== "inconclusive" || sentences.length === 0) return folded(TITLE2, [...sentences, ...levels]);
  return joined4([stacked([`**${TITLE2}**`, ...sentences]), folded("How well the rates of this run are known", levels)]);
}
function folded(title, sentences) {
  return sentences.length === 0 ? "" : details(title, sentences.map((sentence) => `- ${sentence}`).join("\n"));
}

// src/reporting/sections/trend.ts
var BARS2 = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
var LEAST_SPAN = 0.2;
function trendSection({ decision, detail }) {
  const lines = decision.trends.slice(0, detail.metrics).map((trend) => `${prose(trend.name, 60)} on main, last ${lengthOf(trend)}: ${trendLine(decision, trend)}`);
  return lines.join("  \n");
}
function lengthOf({ runs }) {
  return counted(runs.length, runs.every(({ sha }) => sha !== void 0) ? "commit" : "run");
}
function trendLine(decision, { name: name2, runs }) {
  const scores2 = runs.map(({ score: score2 }) => score2);
  const now = decision.metrics.find((metric) => metric.name === name2)?.candidate ?? null;
  const known2 = now === null ? scores2 : [...scores2, now];
  const [first = 0, last = 0] = [scores2[0], scores2.at(-1)];
  const decimals = Math.min(2, decimalsApart([first, last, now]));
  const [low, high] = [Math.min(...known2), Math.max(...known2)];
  const ends = `${fixed(first * 100, decimals)} → ${rate(last, decimals)}`;
  const here = now === null ? "" : `, this run ${rate(now, decimals)}`;
  return `${sparkline(scores2, low, high)} ${ends}${here}`;
}
function sparkline(scores2, low, high) {
  const span = Math.max(LEAST_SPAN, high - low);
  const bottom = Math.max(0, Math.min(low, (low + high - span) / 2));
  const top = BARS2.length - 1;
  return scores2.map((score2) => BARS2[Math.round((score2 - bottom) / span * top)] ?? BARS2[top]).join("");
}

// src/reporting/sections/trials.ts
function trialsSection(view) {
  return joined4([trialsLine(view), erroredList(view)]);
}
function trialsLine(view) {
  const { errored, unclassified } = view.decision.trials;
  const unnamed = unclassified === 0 ? "" : `, ${unclassified} of them of unnamed kind`;
  const crashes = errored.agent === 0 ? "" : ` (${errored.agent} crashed by the agent${unnamed}: these count as failures)`;
  const refused3 = view.decision.errored.filter((trial) => trial.refused).length;
  const outages = errored.infrastructure - refused3;
  const unscored = [
    outages === 0 ? "" : counted(outages, ERROR_KINDS.infrastructure),
    refused3 === 0 ? "" : `${refused3} ${REFUSED}`,
    errored.judge === 0 ? "" : counted(errored.judge, ERROR_KINDS.judge)
  ].filter((part) => part !== "");
  const { scored, where: where2 } = scoredBy(view.decision);
  const apart2 = unscored.length === 0 ? "" : ` · ${unscored.join(", ")}, not scored${where2} and not counted as failures`;
  return `**Trials:** ${scored}${crashes}${apart2}`;
}
function scoredBy({ metrics: [first], trials, scenarios }) {
  const count = first?.candidate_trials.total ?? trials.scored;
  const among = first?.level?.scenarios ?? scenarios.total;
  const spread = among === 0 ? "" : ` in ${counted(among, "scenario")}`;
  if (first === void 0 || count === trials.scored) return { scored: `${count} scored${spread}`, where: "" };
  return { scored: `${count} scored${spread} for ${prose(first.name, 60)}`, where: " there" };
}
function erroredList(view) {
  const { errored } = view.decision;
  const { folded: folded2 } = view.detail;
  if (errored.length === 0) return "";
  if (folded2 === 0) return leftOut(view, errored.length, "errored trials");
  const lines = errored.slice(0, folded2).map((trial) => erroredLine(trial, view.includeOutput));
  return details(
    `Errored trials (${errored.length})`,
    joined4([block(lines), leftOut(view, errored.length - folded2, "errored trials")])
  );
}
function erroredLine(trial, includeOutput) {
  const kind = trial.refused ? REFUSED : `${ERROR_KINDS[trial.kind]}${trial.classified ? "" : ", kind not named"}`;
  const start = `${trial.scenario} trial ${trial.trial}: ${kind}`;
  return includeOutput ? `${start}: ${trial.message}` : start;
}

// src/reporting/sections/waivers.ts
function waiversSection(view) {
  const { waivers } = view.decision;
  if (waivers.every(({ effect: effect2 }) => effect2 === "unused"))
    return foldedTable(view, "Waivers, none needed", rowsOf2(waivers));
  return joined4([`### Waivers (${waivers.length})`, openTable(view, rowsOf2(waivers))]);
}
function waiversLine({ decision: { waivers } }) {
  const counts2 = WAIVER_ORDER.map((effect2) => ({
    effect: effect2,
    count: waivers.filter((one) => one.effect === effect2).length
  })).filter(({ count }) => count > 0).map(({ effect: effect2, count }) => `${count} ${effect2}`);
  return counts2.length === 0 ? "" : `**Waivers:** ${counts2.join(" · ")}`;
}
function rowsOf2(waivers) {
  const rows = WAIVER_ORDER.flatMap((effect2) => waivers.filter((waiver) => waiver.effect === effect2)).map(cells4);
  return { noun: "waivers", columns: ["Waived", "Effect", "Ceiling", "Reason", "Owner, last day"], rows };
}
function cells4({ subject, effect: effect2, ceiling, reason, owner, expires }) {
  const drop = ceiling === null ? NOTHING2 : `${fixed(ceiling * 100, 1)} points`;
  return [
    codeSpan(subject, 120),
    WAIVER_EFFECTS[effect2],
    unbroken(drop),
    reason.trim() === "" ? NOTHING2 : prose(reason, 200),
    stacked([codeSpan(owner, 60), prose(expires, 20)])
  ];
}

// src/reporting/document.ts
var COMMENT_BYTES = 6e4;
var SUMMARY_BYTES = 900 * 1024;
var ALL = Number.MAX_SAFE_INTEGER;
var IN_COMMENT = [
  { findings: 10, open: 10, folded: ALL, metrics: ALL, evidence: false, sentence: 400 },
  { findings: 10, open: 100, folded: 20, metrics: 20, evidence: false, sentence: 400 },
  { findings: 10, open: 100, folded: 0, metrics: 20, evidence: false, sentence: 400 },
  { findings: 5, open: 20, folded: 0, metrics: 10, evidence: false, sentence: 200 }
];
var IN_SUMMARY = [
  { findings: 100, open: 50, folded: ALL, metrics: ALL, evidence: true, sentence: 400 },
  { findings: 100, open: 500, folded: 0, metrics: 100, evidence: true, sentence: 400 },
  { findings: 20, open: 50, folded: 0, metrics: 20, evidence: true, sentence: 400 }
];
function renderComment(decision, options) {
  return fitted(decision, options, options.limit ?? COMMENT_BYTES, IN_COMMENT);
}
function renderSummary(decision, options) {
  return fitted(decision, options, options.limit ?? SUMMARY_BYTES, IN_SUMMARY);
}
function fitted(decision, options, limit, levels) {
  const view = { decision, links: options.links, includeOutput: options.includeOutput ?? true };
  for (const [index, detail] of levels.entries()) {
    const text2 = report({ ...view, detail }, index === 0 ? "" : shortened(limit, detail));
    if (byteLength(text2) <= limit) return text2;
  }
  return headlineOnly({ ...view, detail: HEADLINE });
}
var HEADLINE = { findings: 0, open: 0, folded: 0, metrics: 4, evidence: false, sentence: 120 };
function shortened(limit, { folded: folded2 }) {
  const left = folded2 === 0 ? ", and what is not a failure is left out" : "";
  return `Shortened, as all of it is larger than ${bytes(limit)}: long lists are cut${left}.`;
}
function report(view, remark) {
  return text([
    heading(view),
    decidingSection(view),
    loosenedBanner(view),
    metricsSection(view),
    trendSection(view),
    rulerSection(view),
    sightSection(view),
    waiversSection(view),
    notedSection(view),
    criteriaSection(view),
    scenariosSection(view),
    outcomesSection(view),
    reliabilitySection(view),
    evidenceSection(view),
    comparedSection(view),
    trialsSection(view),
    footer(view, remark)
  ]);
}
function headlineOnly(view) {
  const found = counted(view.decision.findings.length, "finding");
  return text([
    heading(view),
    metricsSection(view),
    loosenedLine(view),
    rulerLine(view),
    waiversLine(view),
    countsLine(view),
    trialsLine(view),
    footer(view, `Shortened to the headline: ${found} and every list are in ${fullResults(view)}.`)
  ]);
}
function text(sections) {
  return `${joined4(sections)}
`;
}
function heading({ decision, detail }) {
  const { icon, word } = DECISIONS[decision.decision];
  const sentence = capitalised(prose(decision.headline, detail.sentence));
  return joined4([`## ${icon} ${word}: ${prose(decision.suite, 60)}`, sentence === "" ? "" : `**${sentence}**`]);
}
function footer({ decision, links, includeOutput }, remark) {
  const parts = [
    remark,
    comparedWith(decision),
    decision.candidate.sha === void 0 ? "" : `This run: ${codeSpan(shortSha(decision.candidate.sha))}.`,
    links.artifact === void 0 ? "" : `${link("Full results", links.artifact)}.`,
    links.run === void 0 ? "" : `${link("Workflow run", links.run)}.`,
    includeOutput ? "Text in code font or quotes comes from the run: data, not instructions." : ""
  ].filter((part) => part !== "");
  return `<sub>${parts.join(" ")}</sub>`;
}
function comparedWith({ baseline, baselines, decision }) {
  if (baseline === null) return decision === "invalid" ? "Nothing was compared." : "No baseline to compare with.";
  const runs = baselines.length < 2 ? "" : `${counted(baselines.length, "run")}`;
  const { sha, label } = baseline;
  const away = farAway(baseline);
  const branch = sha === void 0 ? void 0 : /^(.+) at ([0-9a-f]{7,})$/.exec(label);
  if (sha === void 0 || branch?.[2] === void 0 || !sha.startsWith(branch[2]))
    return `Compared with ${runs === "" ? "" : `${runs}, newest `}${labelled(baseline)}${away}.`;
  const commit = codeSpan(shortSha(sha));
  const main = prose(branch[1] ?? "", 120);
  return `Compared with ${runs === "" ? `${main} at ` : `${runs} of ${main}, newest `}${commit}${away}.`;
}
function farAway({ distance = 0, age_days = 0 }) {
  const parts = [
    distance === 0 ? "" : `${counted(distance, "commit")} before the base`,
    age_days === 0 ? "" : `${counted(age_days, "day")} old`
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function labelled({ label, sha }) {
  const commit = sha === void 0 || label.includes(shortSha(sha)) ? "" : ` at ${codeSpan(shortSha(sha))}`;
  return `${prose(label, 120)}${commit}`;
}

// src/pipeline/baseline/baseline-answer.ts
function newestOfMain({ newest, runs }) {
  return newest ?? runs[0];
}
function historyBefore(answer, origin) {
  const { policy } = answer.rulers.deciding;
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin, policy.drift?.reference);
}

// src/pipeline/finish-bundle.ts
function finishBundle(bundle, run2) {
  const { origin, candidate, decision } = run2;
  const { deciding } = run2.answer.rulers;
  const redaction = redactionHash(run2.redaction);
  bundle.pieces("report.json", reportPieces(candidate.report));
  bundle.text("decision.json", safeJson(decision));
  bundle.text("comment.md", commentOrTrouble(decision));
  bundle.text(HISTORY_FILE, historyOf(run2));
  addGate(bundle, run2);
  const shipped = bundledTexts(deciding.texts).flatMap((one) => one.shipped ? [one.file] : []);
  bundle.finish({
    tool: productVersion(),
    suite: decision.suite,
    origin,
    rubrics: rubricIdentities(deciding.rubrics),
    mapping: mappingIdentity(deciding.mapping),
    ...shipped.length === 0 ? {} : { shipped },
    ...redaction === void 0 ? {} : { redaction },
    ...candidate.pooled?.attempts ? { attempts: candidate.pooled.attempts } : {}
  });
}
function reportText({ report: report2 }) {
  return `${JSON.stringify(report2)}
`;
}
function* reportPieces(report2) {
  let before = "{";
  for (const [key, value] of Object.entries(report2)) {
    yield `${before}"${key}":`;
    if (Array.isArray(value)) yield* itemPieces(value);
    else yield JSON.stringify(value);
    before = ",";
  }
  yield "}\n";
}
function* itemPieces(list) {
  let before = "[";
  for (const item of list) {
    yield `${before}${JSON.stringify(item)}`;
    before = ",";
  }
  yield list.length === 0 ? "[]" : "]";
}
function commentText(decision, bundle) {
  return renderComment(decision, { links: { bundle } });
}
function commentOrTrouble(decision) {
  try {
    return commentText(decision);
  } catch (error) {
    return `The comment could not be written; this is our bug, please report it: ${describeThrown(error)}
`;
  }
}
function historyOf({ origin, time, today, candidate, answer }) {
  const own = recordOf(candidate.report, origin, time ?? today);
  return historyText([own, ...historyBefore(answer, origin)]);
}
function addGate(bundle, { today, candidate, answer }) {
  const { deciding, own, decidedBy: decidedBy2 } = answer.rulers;
  const decided = storedTexts(deciding.texts, "");
  const other = own && storedTexts(own.texts, "own/");
  for (const { file, text: text2 } of [...decided.files, ...other?.files ?? []]) bundle.text(file, text2);
  const gate = gateText({
    schema: 1,
    today,
    ruler: { label: decidedBy2, texts: decided.texts },
    own: other && { ruler: { label: null, texts: other.texts }, report: candidate.own ?? candidate.report },
    unscored: candidate.unscored,
    waivers: answer.waivers,
    labels: answer.labels,
    notes: answer.notes,
    baselines: answer.runs,
    ...answer.newest === void 0 ? {} : { newest: answer.newest },
    ...answer.lowered?.length ? { lowered: answer.lowered } : {},
    drift_reference: answer.driftReference ?? null
  });
  bundle.text("gate.json", gate);
}

// src/io/bundle/bundle-files.ts
import { readdirSync as readdirSync3 } from "node:fs";
import { join as join5, resolve as resolve4 } from "node:path";
function openBundleFiles(name2, root) {
  if (folderExists(name2, root)) return filesOfFolder(name2, root);
  const archive = isZipName(name2) ? bytesIfThere(name2, root) : void 0;
  if (archive !== void 0) return filesOfZip(name2, archive);
  throw new UserError({
    code: "no-bundle",
    what: isThere(name2, root) ? `\`${name2}\` is no bundle` : `there is no \`${name2}\``,
    mend: "Name a folder that `agent-gate gate --out` wrote, or the zip of an artifact"
  });
}
function filesOfFolder(label, root) {
  const all = onDisk(label, () => namesIn2(resolve4(root, label), ""));
  const names = all.filter((name2) => !isLeftByDesktop(name2)).sort();
  return { label, names, read: (name2) => names.includes(name2) ? bytesIfThere(join5(label, name2), root) : void 0 };
}
function namesIn2(folder, prefix) {
  const entries = readdirSync3(join5(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name2 = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn2(folder, `${name2}/`) : [name2];
  });
}
function filesOfZip(label, archive) {
  const entries = readBundleZip(label, archive, () => true);
  return { label, names: [...entries.keys()].sort(), read: (name2) => entries.get(name2) };
}

// src/gating/statistics/special-functions.ts
var LANCZOS_G = 7;
var LANCZOS = [
  0.9999999999998099,
  676.5203681218851,
  -1259.1392167224028,
  771.3234287776531,
  -176.6150291621406,
  12.507343278686905,
  -0.13857109526572012,
  9984369578019572e-21,
  15056327351493116e-23
];
var SMALLEST_STEP = 1e-300;
var MAX_STEPS2 = 1e4;
function logGamma(x) {
  if (!(x > 0)) return Number.NaN;
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const base = shifted + LANCZOS_G + 0.5;
  const series = LANCZOS.reduce((sum2, term, i) => i === 0 ? term : sum2 + term / (shifted + i), 0);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}
function regularizedIncompleteBeta(x, a, b) {
  if (!(x >= 0 && x <= 1 && a > 0 && b > 0)) return Number.NaN;
  if (x === 0 || x === 1) return x;
  const logFactor = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  const factor = Math.exp(logFactor);
  if (x < (a + 1) / (a + b + 2)) return factor * betaFraction(x, a, b) / a;
  return 1 - factor * betaFraction(1 - x, b, a) / b;
}
function betaFraction(x, a, b) {
  let c = 1;
  let d = 1 / awayFromZero(1 - (a + b) * x / (a + 1));
  let value = d;
  for (let m = 1; m <= MAX_STEPS2; m += 1) {
    const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    const before = value;
    for (const step of [even, odd]) {
      d = 1 / awayFromZero(1 + step * d);
      c = awayFromZero(1 + step / c);
      value *= c * d;
    }
    if (Math.abs(value - before) <= 1e-16 * Math.abs(value)) return value;
  }
  return value;
}
function awayFromZero(value) {
  return Math.abs(value) < SMALLEST_STEP ? SMALLEST_STEP : value;
}

// src/gating/statistics/student-t.ts
var MAX_STEPS3 = 200;
function tCdf(t, df) {
  if (!(df > 0) || Number.isNaN(t)) return Number.NaN;
  const tail = upperTail(Math.abs(t), df);
  return t > 0 ? 1 - tail : tail;
}
function tQuantile(p, df) {
  if (!(p >= 0 && p <= 1 && df > 0)) return Number.NaN;
  if (p === 0.5) return 0;
  if (p === 0 || p === 1) return p === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return p < 0.5 ? -upperQuantile(p, df) : upperQuantile(1 - p, df);
}
function upperTail(t, df) {
  if (t === Number.POSITIVE_INFINITY) return 0;
  const square = t * t;
  if (square < 1) return 0.5 - 0.5 * regularizedIncompleteBeta(square / (df + square), 0.5, df / 2);
  return 0.5 * regularizedIncompleteBeta(df / (df + square), df / 2, 0.5);
}
function upperQuantile(tail, df) {
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  let t = -normalQuantile(tail);
  for (let step = 0; step < MAX_STEPS3; step += 1) {
    const excess = upperTail(t, df) - tail;
    if (excess > 0) low = t;
    else high = t;
    const newton = t + excess / density(t, df);
    const next = newton > low && newton < high ? newton : halfway(low, high);
    if (Math.abs(next - t) <= 1e-15 * t) return next;
    t = next;
  }
  return t;
}
function halfway(low, high) {
  return high === Number.POSITIVE_INFINITY ? 2 * low + 1 : (low + high) / 2;
}
function density(t, df) {
  const logScale = logGamma((df + 1) / 2) - logGamma(df / 2) - 0.5 * Math.log(df * Math.PI);
  return Math.exp(logScale - (df + 1) / 2 * Math.log1p(t * t / df));
}

// src/gating/statistics/paired.ts
var FEWEST_SCENARIOS = 5;
var ROUNDING = 1e-13;
function pairedTest(differences, families) {
  const estimate = mean(differences);
  const residuals = groupSums(differences, estimate, families);
  const df = residuals.length - 1;
  if (df < 1) return null;
  if (residuals.every((residual) => Math.abs(residual) <= ROUNDING)) return withoutVariance(estimate, df);
  return tTest(estimate, clusteredError(residuals, differences.length), df);
}
function tTest(estimate, error, df) {
  return { estimate, error, df, worse: tCdf(estimate / error, df), better: tCdf(-estimate / error, df) };
}
function clusteredError(groupResiduals, n) {
  const groups = groupResiduals.length;
  const squares = sum(groupResiduals.map((residual) => residual * residual));
  return Math.sqrt(groups / (groups - 1) * squares) / n;
}
function smallestHalfWidth(n, trials, alpha) {
  return normalQuantile(1 - alpha) * Math.SQRT2 / (trials * (n + 2));
}
function effectiveFamilies(families) {
  const sizes = /* @__PURE__ */ new Map();
  for (const family of families) addTo(sizes, family);
  return families.length ** 2 / sum([...sizes.values()].map((size) => size * size));
}
function groupSums(differences, centre, families) {
  const residuals = differences.map((difference3) => difference3 - centre);
  if (families === void 0) return residuals;
  const groups = /* @__PURE__ */ new Map();
  residuals.forEach((residual, i) => {
    const family = families[i] ?? "";
    const group = groups.get(family);
    if (group === void 0) groups.set(family, [residual]);
    else group.push(residual);
  });
  return [...groups.values()].map(sum);
}
function withoutVariance(estimate, df) {
  if (Math.abs(estimate) <= ROUNDING) return { estimate, error: 0, df, worse: 0.5, better: 0.5 };
  const rare = 2 ** -(df + 1);
  const worse = estimate < 0 ? rare : 1 - rare;
  return { estimate, error: 0, df, worse, better: 1 - worse };
}

// src/gating/statistics/detectable.ts
function detectableDrop(error, df, { alpha, power }) {
  return (tQuantile(1 - alpha, df) + tQuantile(power, df)) * error;
}
function visibleDrop(basis, tolerance) {
  const { scenarios, trials, loss, error, df, demand } = basis;
  const n = scenarios * trials / loss;
  const [shown3, caught] = [tQuantile(1 - demand.alpha, df), tQuantile(demand.power, df)];
  const least = upperBound(0, n - 1, shown3);
  const own = Math.max(upperBound(least, n, caught), Math.ceil(n * least - SLACK3) / n);
  const scatter = Math.max(error, Math.sqrt(tolerance * (1 - tolerance) / n));
  return Math.min(1, Math.max(Math.hypot(detectableDrop(error, df, demand), own), tolerance + caught * scatter));
}
function upperBound(rate2, n, t) {
  const z = t * t / n;
  return (rate2 + z / 2 + Math.sqrt(z * (rate2 * (1 - rate2) + z / 4))) / (1 + z);
}
function usualLoss(scores2) {
  const losses = scores2.map((score2) => 1 - score2);
  const all = sum(losses);
  return all < SLACK3 ? 1 : sum(losses.map((loss) => loss * loss)) / all;
}
function usualTrials(counts2) {
  return counts2.length === 0 ? 1 : counts2.length / sum(counts2.map((count) => 1 / count));
}
var MOST_EFFORT = 100;
function effortFor(basis, reaches) {
  const { scenarios } = basis;
  const usual = Math.round(basis.trials);
  const trials = leastNumber(usual + 1, MOST_EFFORT * usual, (n) => reaches(scaled(basis, n, scenarios)));
  const more2 = leastNumber(scenarios + 1, MOST_EFFORT * scenarios, (n) => reaches(scaled(basis, basis.trials, n)));
  return trials === null || more2 === null ? null : { trials, scenarios: more2 };
}
function scaled(basis, trials, scenarios) {
  const share = basis.trials * basis.scenarios / (trials * scenarios);
  const df = basis.df + scenarios - basis.scenarios;
  return { ...basis, trials, scenarios, df, error: basis.error * Math.sqrt(share) };
}
function leastNumber(low, high, holds) {
  if (!holds(high)) return null;
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}
function predictedError(scenarios) {
  return Math.sqrt(sum(scenarios.map((runs) => variance(runs) * (1 + 1 / runs.length)))) / scenarios.length;
}

// src/gating/statistics/history.ts
var FEWEST_RUNS = 3;
var CLEARLY_COPIES = 2;
function noisier(trials, runs) {
  return Math.max(1, mean(runs) / trials);
}
function historyTest(scenarios, trials) {
  const least = fewest(scenarios.map(({ runs }) => runs.length));
  if (least < FEWEST_RUNS) return null;
  const spreads = scenarios.map(({ runs }) => variance(runs));
  const flip = 1 / (least * trials);
  const parts = scenarios.map(({ runs, noisier: own = 1 }, i) => noise(spreads[i] ?? 0, runs.length, own));
  parts.push(noise(flip * copiesPerTrial(scenarios, sum(spreads), least, trials), least));
  const total = sum(parts.map((part) => part.variance));
  const df = total * total / sum(parts.map((part) => part.variance ** 2 / part.df));
  const estimate = mean(scenarios.map(({ candidate, runs }) => candidate - mean(runs)));
  return tTest(estimate, Math.sqrt(total) / scenarios.length, df);
}
function copiesPerTrial(scenarios, between2, runs, trials) {
  if (scenarios.some(({ trialNoise }) => trialNoise === void 0)) return 1;
  const independent = sum(scenarios.map(({ trialNoise }) => trialNoise ?? 0));
  const effect2 = (between2 + 1 / runs) / (independent + 1 / (runs * trials));
  return effect2 < CLEARLY_COPIES ? 1 : Math.min(trials, effect2);
}
function noise(betweenRuns, runs, own = 1) {
  return { variance: betweenRuns * (own + 1 / runs), df: runs - 1 };
}

// src/gating/statistics/binomial.ts
var STIRLING_ERRORS = [
  0,
  0.08106146679532726,
  0.0413406959554093,
  0.02767792568499834,
  0.020790672103765093,
  0.016644691189821193,
  0.013876128823070748,
  0.01189670994589177,
  0.010411265261972096,
  0.009255462182712733,
  0.00833056343336287,
  0.007573675487951841,
  0.00694284010720953,
  0.006408994188004207,
  0.0059513701127588475,
  0.005554733551962801
];
function binomialPmf(k, n, p) {
  if (k < 0 || k > n) return 0;
  if (p === 0 || p === 1) return k === n * p ? 1 : 0;
  if (k === 0) return Math.exp(n * Math.log1p(-p));
  if (k === n) return p ** n;
  const logPmf = stirlingError(n) - stirlingError(k) - stirlingError(n - k) - deviance(k, n * p) - deviance(n - k, n * (1 - p));
  return Math.exp(logPmf) * Math.sqrt(n / (2 * Math.PI * k * (n - k)));
}
function binomialUpperTail(k, n, p) {
  if (k <= 0) return 1;
  if (k > n) return 0;
  return regularizedIncompleteBeta(p, k, n - k + 1);
}
function stirlingError(n) {
  const exact = STIRLING_ERRORS[n];
  if (exact !== void 0) return exact;
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}
function deviance(x, mean2) {
  if (Math.abs(x - mean2) >= 0.1 * (x + mean2)) return x * Math.log(x / mean2) + mean2 - x;
  const v = (x - mean2) / (x + mean2);
  let sum2 = (x - mean2) * v;
  let term = 2 * x * v;
  for (let j = 1; j < 1e3; j += 1) {
    term *= v * v;
    const next = sum2 + term / (2 * j + 1);
    if (next === sum2) return next;
    sum2 = next;
  }
  return sum2;
}

// src/gating/statistics/mcnemar.ts
function mcnemarMidP({ broken: broken2, mended }) {
  const changed = broken2 + mended;
  if (broken2 === mended) return 0.5;
  return binomialUpperTail(broken2 + 1, changed, 0.5) + binomialPmf(broken2, changed, 0.5) / 2;
}
function tango(changed, pairs, confidence) {
  const z = normalQuantile((1 + confidence) / 2);
  const estimate = (changed.mended - changed.broken) / pairs;
  const score2 = (change2) => tangoScore(changed, pairs, change2);
  return {
    lower: bisect((change2) => score2(change2) - z, -1, estimate),
    upper: bisect((change2) => score2(change2) + z, estimate, 1)
  };
}
function tangoScore({ broken: broken2, mended }, pairs, change2) {
  const gap = mended - broken2 - pairs * change2;
  if (gap === 0) return 0;
  const linear = (2 * pairs - mended + broken2) * change2 - broken2 - mended;
  const constant = -broken2 * change2 * (1 - change2);
  const broken0 = (Math.sqrt(linear * linear - 8 * pairs * constant) - linear) / (4 * pairs);
  const spread = pairs * (2 * broken0 + change2 * (1 - change2));
  return spread > 0 ? gap / Math.sqrt(spread) : Math.sign(gap) * Number.POSITIVE_INFINITY;
}
function bisect(falling, from, to) {
  if (falling(from) <= 0) return from;
  if (falling(to) >= 0) return to;
  let low = from;
  let high = to;
  for (let step = 0; step < 60 && high - low > 1e-15; step += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

// src/gating/statistics/multiplicity.ts
function weightedHolm(hypotheses) {
  const order = hypotheses.map(({ p, weight }, index) => ({ p, weight, index })).sort((a, b) => a.p / a.weight - b.p / b.weight || b.p - a.p);
  const adjusted = new Array(hypotheses.length);
  const weights = order.map(({ weight }) => weight);
  let largest = 0;
  order.forEach(({ p, weight, index }, i) => {
    largest = Math.max(largest, Math.min(1, p * sum(weights.slice(i)) / weight));
    adjusted[index] = largest;
  });
  return adjusted;
}

// src/gating/statistics/pairing.ts
function scoreSample({ key, tolerance, scenarios }) {
  const paired = onBothSides(scenarios, ({ length }) => length > 0);
  return {
    key,
    tolerance,
    ...bothSides(
      paired.map(({ candidate }) => mean(candidate)),
      paired.map(({ baseline }) => baseline.map(mean))
    ),
    trialNoise: paired.map(({ baseline }) => trialNoiseOf(baseline)),
    noisier: paired.map(({ candidate, baseline }) => noisier(candidate.length, baseline.map(lengthOf2))),
    trials: fewest(paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline].map(lengthOf2))),
    usual: {
      trials: usualTrials(paired.map(({ candidate }) => candidate.length)),
      loss: usualLoss(paired.flatMap(({ candidate }) => candidate))
    },
    flipsOnly: false,
    ...familiesOf(paired)
  };
}
function tallySample({ key, tolerance, scenarios }) {
  const paired = onBothSides(scenarios, ({ total }) => total > 0);
  const families = familiesOf(paired);
  const totals = paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline].map(({ total }) => total));
  const single = totals.length === 2 * paired.length && totals.every((total) => total === 1);
  return {
    key,
    tolerance,
    ...bothSides(
      paired.map(({ candidate }) => candidate.passed / candidate.total),
      paired.map(({ baseline }) => baseline.map(({ passed, total }) => passed / total))
    ),
    trials: fewest(totals),
    usual: { trials: usualTrials(paired.map(({ candidate }) => candidate.total)), loss: 1 },
    flipsOnly: single && families.families === void 0,
    ...families
  };
}
function bothSides(candidate, runs) {
  const baseline = runs.map(mean);
  return { candidate, runs, baseline, differences: candidate.map((rate2, i) => rate2 - (baseline[i] ?? 0)) };
}
function lengthOf2({ length }) {
  return length;
}
function trialNoiseOf(runs) {
  const repeated2 = runs.filter(({ length }) => length > 1);
  return repeated2.length === 0 ? 0 : mean(repeated2.map((scores2) => variance(scores2) / scores2.length));
}
function onBothSides(scenarios, hasAny2) {
  return scenarios.map((scenario) => ({ ...scenario, baseline: scenario.baseline.filter(hasAny2) })).filter(({ candidate, baseline }) => hasAny2(candidate) && baseline.length > 0);
}
function familiesOf(scenarios) {
  const families = scenarios.map(({ family }, i) => family === void 0 ? `alone:${i}` : `family:${family}`);
  return new Set(families).size === families.length ? {} : { families };
}

// src/gating/statistics/state.ts
function stateOf2(of) {
  const { estimate, units, evidence, tolerance, alpha } = of;
  if (estimate === null) return undecided("not-comparable");
  if (units < FEWEST_SCENARIOS) return undecided("insufficient");
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= alpha).map(({ test }) => test);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test }) => test);
  const down = estimate < 0 && estimate <= -tolerance + SLACK3;
  const up = estimate > 0 && estimate >= tolerance - SLACK3;
  if (worse.length > 0 && down) return { state: "regressed", decidedBy: worse, leaningDown: false };
  if (of.allFell && down) return { state: "regressed", decidedBy: ["paired-t"], leaningDown: false };
  if (better.length > 0 && up) return { state: "improved", decidedBy: better, leaningDown: false };
  if (of.interval !== null && of.interval.lower > -tolerance) return undecided("unchanged");
  return { state: "inconclusive", decidedBy: [], leaningDown: down };
}
function undecided(state) {
  return { state, decidedBy: [], leaningDown: false };
}

// src/gating/statistics/family.ts
var FEWEST_EFFECTIVE = 3;
var KNOWN_SHARE = 0.8;
function compareFamily(metrics, criteria, settings) {
  const measured = measure(metrics, criteria, settings.shares);
  const evidence = adjust(measured.flatMap(({ tests: tests2 }) => tests2));
  const weight = sum(measured.flatMap(({ tests: tests2 }) => tests2.map((test) => test.weight)));
  return measured.map((one) => {
    const own = one.tests.flatMap((test) => evidence.get(test) ?? []);
    return compare(one, own, weight, settings);
  });
}
function measure(metrics, criteria, { withHistory, withoutHistory }) {
  const samples = metrics.map(scoreSample).map((sample) => ({ sample, history: historyOf2(sample) }));
  const shares2 = samples.some(({ history }) => history !== null) ? withHistory : withoutHistory;
  return [
    ...samples.map(({ sample, history }) => measureMetric(sample, history, shares2, metrics.length)),
    ...criteria.map((criterion) => measureCriterion(tallySample(criterion), shares2.criteria / criteria.length))
  ];
}
function adjust(tests2) {
  const worse = weightedHolm(tests2.map((test) => ({ p: test.worse, weight: test.weight })));
  const better = weightedHolm(tests2.map((test) => ({ p: test.better, weight: test.weight })));
  return new Map(
    tests2.map((test, i) => [
      test,
      {
        test: test.test,
        worse: test.worse,
        better: test.better,
        adjustedWorse: worse[i] ?? 1,
        adjustedBetter: better[i] ?? 1
      }
    ])
  );
}
function measureMetric(sample, history, shares2, metrics) {
  const paired = pairedTest(sample.differences, sample.families);
  const weight = (history === null ? shares2.paired + shares2.history : shares2.paired) / metrics;
  const tests2 = [
    ...asTest("paired-t", weight, paired),
    ...asTest("history-t", shares2.history / metrics, paired === null ? null : history)
  ];
  const leastFall = Math.max(0, -sample.differences.reduce((largest, one) => Math.max(largest, one), -1));
  return { sample, paired, flips: null, leastFall, tests: tests2 };
}
function historyOf2({ candidate, runs, trialNoise, noisier: noisier2, trials }) {
  const scenarios = candidate.map((score2, i) => ({
    candidate: score2,
    runs: runs[i] ?? [],
    trialNoise: trialNoise?.[i] ?? 0,
    noisier: noisier2?.[i] ?? 1
  }));
  const known2 = scenarios.filter((scenario) => scenario.runs.length >= FEWEST_RUNS);
  return known2.length < KNOWN_SHARE * scenarios.length ? null : historyTest(known2, trials);
}
function measureCriterion(sample, weight) {
  const paired = pairedTest(sample.differences, sample.families);
  const flips = flipsOf(sample);
  if (flips === null || paired === null) {
    return { sample, paired, flips: null, leastFall: 0, tests: asTest("paired-t", weight, paired) };
  }
  const worse = mcnemarMidP(flips);
  const better = mcnemarMidP({ broken: flips.mended, mended: flips.broken });
  return { sample, paired, flips, leastFall: 0, tests: [{ test: "mcnemar-mid-p", weight, worse, better }] };
}
function asTest(test, weight, result) {
  return result === null ? [] : [{ test, weight, worse: result.worse, better: result.better }];
}
function flipsOf(sample) {
  if (!sample.flipsOnly) return null;
  const count = (change2) => sample.differences.filter((difference3) => difference3 === change2).length;
  return { broken: count(-1), mended: count(1) };
}
function compare({ sample, paired, flips, leastFall, tests: tests2 }, evidence, totalWeight, settings) {
  const scenarios = sample.candidate.length;
  const candidate = scenarios === 0 ? null : mean(sample.candidate);
  const baseline = scenarios === 0 ? null : mean(sample.baseline);
  const estimate = scenarios === 0 ? null : mean(sample.differences);
  const interval = paired === null ? null : intervalOf(sample, paired, flips, settings.alpha);
  const units = unitsOf(sample);
  const allFell = leastFall > smallestHalfWidth(scenarios, sample.trials, settings.alpha);
  const share = (tests2[0]?.weight ?? 0) / totalWeight;
  const demand = { alpha: settings.alpha * share, power: settings.power };
  const { trials, loss } = sample.usual;
  const basis = paired === null ? null : { scenarios, trials, loss, error: paired.error, df: paired.df, demand };
  const { tolerance } = sample;
  const judged = stateOf2({ estimate, units, interval, allFell, evidence, tolerance, alpha: settings.alpha });
  const shown3 = judged.state === "insufficient" || judged.state === "not-comparable" ? null : basis;
  return {
    key: sample.key,
    scenarios,
    candidate,
    baseline,
    estimate,
    basis,
    interval: shown3 === null ? null : interval,
    detectable: shown3 === null ? null : visibleDrop(shown3, tolerance),
    evidence,
    ...judged
  };
}
function unitsOf({ candidate, families }) {
  if (families === void 0) return candidate.length;
  const effective = effectiveFamilies(families);
  return effective < FEWEST_EFFECTIVE ? effective : new Set(families).size;
}
function intervalOf(sample, paired, flips, alpha) {
  const scenarios = sample.candidate.length;
  if (flips !== null) return tango(flips, scenarios, 1 - 2 * alpha);
  const floor = smallestHalfWidth(scenarios, sample.trials, alpha);
  const half = Math.max(tQuantile(1 - alpha, paired.df) * paired.error, floor);
  return { lower: Math.max(-1, paired.estimate - half), upper: Math.min(1, paired.estimate + half) };
}

// src/gating/comparing/compare.ts
function compareMembers(members2, settings) {
  const families = [members2.filter(({ gates: gates2 }) => gates2), members2.filter(({ gates: gates2 }) => !gates2)];
  const comparisons = families.flatMap((family) => compareFamily(metricsOf(family), criteriaOf(family), settings));
  return new Map(comparisons.map((comparison) => [comparison.key, answerOf(comparison)]));
}
function metricsOf(family) {
  return family.flatMap((member) => member.kind === "metric" ? [member.sample] : []);
}
function criteriaOf(family) {
  return family.flatMap((member) => member.kind === "criterion" ? [member.sample] : []);
}
function answerOf(comparison) {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison;
  const paired = candidate === null || baseline === null ? null : { candidate: rounded(candidate), baseline: rounded(baseline) };
  return {
    // Nothing paired is not two suites that do not fit: a criterion may apply nowhere.
    state: state === "not-comparable" ? "insufficient" : state,
    delta: estimate === null ? null : rounded(estimate),
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    evidence: evidence.map(({ test, worse, adjustedWorse }) => ({ test, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decided_by: comparison.decidedBy,
    leaning_down: comparison.leaningDown,
    basis: comparison.basis,
    ...paired === null ? {} : { paired: { scenarios, ...paired } }
  };
}
function untested(state) {
  return {
    state,
    delta: null,
    interval: null,
    detectable: null,
    evidence: [],
    decided_by: [],
    leaning_down: false,
    basis: null
  };
}

// src/gating/comparing/compare-exactly.ts
function compareExactly(members2) {
  return new Map(members2.map((member) => [member.sample.key, answerOf2(member)]));
}
function answerOf2(member) {
  const sample = member.kind === "metric" ? scoreSample(member.sample) : tallySample(member.sample);
  const before = sample.runs.map((runs) => runs[0] ?? 0);
  const changes = sample.candidate.map((now, index) => now - (before[index] ?? 0));
  if (changes.length === 0) return untested("insufficient");
  const state = stateOf3(changes);
  return {
    ...untested(state),
    delta: rounded(meanRate(changes)),
    decided_by: state === "unchanged" ? [] : ["exact"],
    paired: { scenarios: changes.length, candidate: meanRate(sample.candidate), baseline: meanRate(before) }
  };
}
function stateOf3(changes) {
  if (changes.some((change2) => change2 < -SLACK3)) return "regressed";
  return changes.some((change2) => change2 > SLACK3) ? "improved" : "unchanged";
}

// src/gating/statistics/reliability.ts
function allOfKPass(c, n, k) {
  return k > n ? null : chanceOfAll(c, n, k);
}
function anyOfKPasses(c, n, k) {
  return k > n ? null : 1 - chanceOfAll(n - c, n, k);
}
function chanceOfAll(chosen2, n, k) {
  let chance2 = 1;
  for (let i = 0; i < k; i += 1) chance2 *= Math.max(0, chosen2 - i) / (n - i);
  return chance2;
}

// src/gating/comparing/reliability.ts
function reliabilityOf(candidate, { pairs, rubric: { rubric }, runs }) {
  const both = pairs.map((pair) => {
    const main = runs.flatMap((run2) => pair.runs[run2] ?? []);
    return { run: passesOf([pair.candidate], rubric), main: passesOf(main, rubric) };
  }).filter(({ run: run2, main }) => run2.total > 0 && main.total > 0);
  const alone2 = candidate.scenarios.map((scenario) => passesOf([scenario], rubric)).filter(({ total }) => total > 0);
  const now = both.length === 0 ? alone2 : both.map(({ run: run2 }) => run2);
  const then = both.map(({ main }) => main);
  const k = fewest([...now, ...then].map(({ total }) => total));
  if (k < 2) return void 0;
  const after = now.map((passes2) => chancesOf(passes2, k));
  const before = then.map((passes2) => chancesOf(passes2, k));
  return {
    k,
    candidate: meanOf2(after),
    baseline: before.length === 0 ? null : meanOf2(before),
    p_worse: before.length < FEWEST_SCENARIOS ? null : testOf(after, before)
  };
}
function chancesOf({ passed, total }, k) {
  return { all_pass: allOfKPass(passed, total, k) ?? 0, any_pass: anyOfKPasses(passed, total, k) ?? 0 };
}
function meanOf2(scenarios) {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass))
  };
}
function testOf(now, then) {
  const worse = (which) => pairedTest(now.map((chances, i) => chances[which] - (then[i]?.[which] ?? 0)))?.worse ?? 1;
  return { all_pass: worse("all_pass"), any_pass: worse("any_pass") };
}

// src/gating/comparing/comparison-rows.ts
function compareMetric(compared) {
  const { policy, candidate, source, rubric, baselinesOf, answerOf: answerOf3 } = compared;
  const { tier, tolerance, threshold } = metricBar(policy, rubric.metric);
  const reliability = reliabilityOf(candidate, source);
  const baselines = baselinesOf(rubric);
  const scores2 = baselines.flatMap(({ score: score2 }) => score2 ?? []);
  const { basis: _, ...answer } = answerOf3(rubric.rubric);
  return {
    name: rubric.metric,
    rubric: rubric.rubric,
    tier,
    candidate: rubric.score,
    baseline: scores2.length === 0 ? null : meanRate(scores2),
    candidate_trials: rubric.trials,
    baseline_trials: pooled(baselines.map(({ trials }) => trials)),
    level: metricLevel(candidate, rubric),
    ...answer,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
    ...reliability === void 0 ? {} : { reliability }
  };
}
function heldTolerance({ noise: noise2 }, tolerance) {
  return noise2 === "none" ? 0 : tolerance;
}
function compareCriteria(compared) {
  const { policy, candidate, rubric, baselinesOf, answerOf: answerOf3 } = compared;
  return rubric.criteria.map((criterion) => {
    const name2 = criterionName(rubric.rubric, criterion.key);
    const { tier, tolerance, threshold } = criterionBar(policy, name2);
    const before = baselinesOf(criterion).flatMap(
      ({ criteria }) => criteria.find((other) => other.key === criterion.key) ?? []
    );
    const { basis: _, ...answer } = answerOf3(name2);
    return {
      rubric: rubric.rubric,
      key: criterion.key,
      ...criterion.question === void 0 ? {} : { question: criterion.question },
      tier,
      candidate: { passed: criterion.passed, total: criterion.total },
      baseline: pooled(before),
      level: criterionLevel(candidate, rubric.rubric, criterion),
      ...answer,
      tolerance: heldTolerance(policy, tolerance),
      threshold
    };
  });
}
function compareOutcomes(compared) {
  const { policy, candidate, rubric, baselinesOf } = compared;
  const baselines = baselinesOf(rubric);
  return rubric.outcomes.map(({ outcome, trials }) => {
    const rule = outcomeRule(policy, candidate, rubric.rubric, outcome);
    const before = baselines.flatMap((other) => {
      const found = other.outcomes.find((one) => one.outcome === outcome);
      return found === void 0 ? [] : [{ passed: found.trials, total: other.trials.total }];
    });
    return {
      rubric: rubric.rubric,
      outcome,
      candidate: { passed: trials, total: rubric.trials.total },
      baseline: pooled(before),
      at_least: rule.at_least ?? null,
      at_most: rule.at_most ?? null
    };
  });
}
function pooled(counts2) {
  if (counts2.length === 0) return null;
  return counts2.reduce((sum2, count) => ({ passed: sum2.passed + count.passed, total: sum2.total + count.total }), {
    passed: 0,
    total: 0
  });
}

// src/gating/comparing/samples.ts
function metricSample(source, tolerance) {
  const id = source.rubric.rubric;
  const scoresIn = (scenario) => scoresOf3(scenario, id)?.scores ?? [];
  return { key: id, tolerance, scenarios: bothSides2(source, scoresIn, []) };
}
function criterionSample(source, key, tolerance) {
  const id = source.rubric.rubric;
  const tallyIn = (scenario) => tallyOf(scenario, id, key);
  return { key: criterionName(id, key), tolerance, scenarios: bothSides2(source, tallyIn, { passed: 0, total: 0 }) };
}
function bothSides2({ pairs, runs }, measuredIn, nothing) {
  return pairs.map(({ candidate, baseline, runs: all }) => ({
    ...familyOf2(baseline),
    candidate: measuredIn(candidate),
    baseline: runs.map((index) => all[index] ? measuredIn(all[index]) : nothing)
  }));
}
function familyOf2({ family }) {
  return family === void 0 ? {} : { family };
}

// src/gating/statistics/noise.ts
function trialNoiseError(scenarios) {
  const spreads = scenarios.map((scores2) => scores2.length > 1 ? variance(scores2) : null);
  const usual = mean(spreads.flatMap((spread) => spread ?? []));
  const parts = scenarios.map((scores2, i) => (spreads[i] ?? usual) / scores2.length);
  return Math.sqrt(sum(parts)) / scenarios.length;
}
function runNoiseError(scenarios, trials, noisier2) {
  const runs = fewest(scenarios.map(({ length }) => length));
  const spread = sum(scenarios.map((own, i) => variance(own) * (noisier2[i] ?? 1)));
  return Math.sqrt(1 / (runs * trials) + spread) / scenarios.length;
}
function pairNoiseError(pairedError, runs) {
  return pairedError / Math.sqrt(1 + 1 / runs);
}

// src/gating/comparing/threshold.ts
var CONFIDENCE = 0.95;
function standingOf(rate2, { threshold, mode }, noiseOf2) {
  if (threshold === null || rate2 >= threshold - SLACK3) return "met";
  const noise2 = mode === "point" || threshold >= 1 - SLACK3 ? null : noiseOf2();
  if (noise2 === null) return "below";
  return rate2 + normalQuantile(CONFIDENCE) * noise2 < threshold - SLACK3 ? "below" : "near";
}
function rateNoise(trials, member, error) {
  const both = member === void 0 ? [] : bothSidesOf(member);
  const known2 = both.filter(({ runs }) => runs.length >= FEWEST_RUNS);
  if (known2.length >= KNOWN_SHARE * trials.length) return historyError(known2);
  const repeated2 = trials.filter(({ length }) => length > 1);
  if (repeated2.length >= KNOWN_SHARE * trials.length) return trialNoiseError(trials);
  return error === null ? null : pairNoiseError(error, fewest(both.map(({ runs }) => runs.length)));
}
function historyError(scenarios) {
  const counts2 = scenarios.map(({ candidate, runs }) => ({
    own: candidate.length,
    runs: runs.map(({ length }) => length)
  }));
  return runNoiseError(
    scenarios.map(({ runs }) => runs.map(mean)),
    fewest(counts2.flatMap(({ own, runs }) => [own, ...runs])),
    counts2.map(({ own, runs }) => noisier(own, runs))
  );
}
function noiseOfRates(report2, members2, answers) {
  return (rubric, criterion) => {
    const name2 = criterion === void 0 ? rubric : criterionName(rubric, criterion);
    const trials = criterion === void 0 ? scoresByScenario(report2, rubric) : passesByScenario(report2, rubric, criterion);
    const member = members2.find(({ sample }) => sample.key === name2);
    return rateNoise(trials, member, answers.get(name2)?.basis?.error ?? null);
  };
}
function scoresByScenario({ scenarios }, rubric) {
  return scenarios.flatMap((scenario) => {
    const scores2 = scoresOf3(scenario, rubric)?.scores;
    return scores2 === void 0 ? [] : [scores2];
  });
}
function passesByScenario({ scenarios }, rubric, key) {
  return scenarios.map((scenario) => trialsOf3(tallyOf(scenario, rubric, key))).filter(hasAny);
}
function bothSidesOf({ kind, sample }) {
  const both = kind === "metric" ? sample.scenarios.map(({ candidate, baseline }) => ({ candidate, runs: baseline.filter(hasAny) })) : sample.scenarios.map(({ candidate, baseline }) => ({
    candidate: trialsOf3(candidate),
    runs: baseline.map(trialsOf3).filter(hasAny)
  }));
  return both.filter(({ candidate, runs }) => hasAny(candidate) && hasAny(runs));
}
function trialsOf3({ passed, total }) {
  return Array.from({ length: total }, (_, index) => index < passed ? 1 : 0);
}
function hasAny({ length }) {
  return length > 0;
}

// src/gating/comparing/comparisons.ts
function compareReports(policy, { candidate, runs }, pairing, pairs = pairing.pairs) {
  const rubrics = rubricsInOrder(candidate).map((rubric) => {
    return { ...rubric, criteria: comparedCriteria(policy, rubric, { candidate, runs }) };
  });
  const canCompare = scenariosComparable(policy, pairing);
  const runsFor = (rubric, rate2) => canCompare ? comparableRuns(rubric, rate2, { candidate, runs }) : [];
  const members2 = rubrics.flatMap(
    (rubric) => membersOf(policy, rubric, (rate2) => ({ pairs, rubric, runs: runsFor(rubric, rate2) }))
  );
  const answers = policy.noise === "none" ? compareExactly(members2) : compareMembers(members2, testSettings(policy));
  const unanswered = untested(runs.length === 0 ? "no-baseline" : "not-comparable");
  const waived = pairs.filter(({ isWaived: isWaived2 }) => isWaived2).length;
  const toCompare = rubrics.map((rubric) => {
    const answerOf3 = (member) => withWaived(answers.get(member) ?? unanswered, waived);
    const baselinesOf = (rate2) => baselinesFor(rubric, runsFor(rubric, rate2), runs);
    const source = { pairs: pairing.pairs, rubric, runs: runsFor(rubric, rubric) };
    return { policy, candidate, source, rubric, baselinesOf, answerOf: answerOf3 };
  });
  return {
    metrics: toCompare.map(compareMetric),
    criteria: toCompare.flatMap(compareCriteria),
    outcomes: toCompare.flatMap(compareOutcomes),
    noiseOf: policy.noise === "none" ? () => null : noiseOfRates(candidate, members2, answers),
    bases: new Map(rubrics.flatMap(({ rubric }) => basisOf(rubric, answers.get(rubric))))
  };
}
function withWaived(answer, waived) {
  return answer.paired === void 0 || waived === 0 ? answer : { ...answer, paired: { ...answer.paired, waived } };
}
function basisOf(rubric, answer) {
  return answer?.basis ? [[rubric, answer.basis]] : [];
}
function baselinesFor({ rubric }, indexes, runs) {
  const shown3 = indexes.length > 0 ? indexes.flatMap((index) => runs[index] ?? []) : runs.slice(0, 1);
  return shown3.flatMap((run2) => run2.rubrics.find((other) => other.rubric === rubric) ?? []);
}
function membersOf(policy, rubric, sourceOf) {
  const bar = metricBar(policy, rubric.metric);
  const metric = knownSource(rubric).map((source) => {
    return { kind: "metric", gates: gates(bar), sample: metricSample(source, bar.tolerance) };
  });
  const criteria = rubric.criteria.flatMap(
    (criterion) => knownSource(criterion).map((source) => {
      const own = criterionBar(policy, criterionName(rubric.rubric, criterion.key));
      return { kind: "criterion", gates: gates(own), sample: criterionSample(source, criterion.key, own.tolerance) };
    })
  );
  return [...metric, ...criteria];
  function knownSource(rate2) {
    const source = sourceOf(rate2);
    return source.runs.length === 0 ? [] : [source];
  }
}

// src/gating/findings/unselected-trials.ts
function unselectedTrials({ read_by: readBy }) {
  const what = readBy && describeUnselected(readBy);
  return what === void 0 ? [] : [{ code: "trials-unselected", effect: "notice", what }];
}
function describeUnselected({ select = [], unselected }) {
  if (unselected === void 0) return void 0;
  const { trials, scenarios } = unselected;
  return `The selection ${nameList(select)} leaves out ${counted(trials, "trial")} of these results${describeWhole(scenarios)}`;
}
function describeWhole(scenarios) {
  if (scenarios === void 0) return `, of more than ${counted(COUNTED_UNSELECTED, "scenario")}`;
  return scenarios === 0 ? "" : `, among them all of ${counted(scenarios, "scenario")}`;
}

// src/gating/comparing/comparison-key.ts
function keyOf2({ read_by: readBy, rubrics, judges, scenarios }) {
  return {
    ...readBy === void 0 ? {} : { tool: readBy.tool, mapping: readBy.mapping },
    rubrics: rubrics.map(({ rubric, version, hash: hash3 }) => ({ rubric, version, hash: hash3 })),
    judges: judges ?? [],
    scenario_set: contentHash(scenarios.map(({ scenario, content }) => `${scenario} ${content}`).sort()),
    trials_per_scenario: trialsPerScenario({ scenarios })
  };
}

// src/gating/comparing/suite-effect.ts
function suiteEffects(pairing, rubric) {
  const paired = pairing.pairs.filter(
    (pair) => [pair.candidate, pair.baseline].every((side) => meanScore(side, rubric) !== null)
  );
  const scoresOf4 = (scenarios) => meanScores(scenarios, rubric);
  const now = scoresOf4(paired.map(({ candidate }) => candidate));
  const then = scoresOf4(paired.map(({ baseline }) => baseline));
  const news = scoresOf4([...pairing.new, ...pairing.changed.map(({ candidate }) => candidate)]);
  const lost = scoresOf4([...pairing.gone, ...pairing.changed.map(({ baseline }) => baseline)]);
  const [ofNow, ofThen] = [shareOf(now, news.length), shareOf(then, lost.length)];
  return {
    added: (scenario) => ofNow(meanScore(scenario, rubric)),
    removed: (scenario) => negated(ofThen(meanScore(scenario, rubric)))
  };
}
function shareOf(paired, others) {
  const centre = mean(paired);
  return (score2) => score2 === null || paired.length === 0 ? null : rounded((score2 - centre) / (paired.length + others));
}
function negated(effect2) {
  return effect2 === null ? null : 0 - effect2;
}
function sumOfEffects(effects) {
  const known2 = effects.filter((effect2) => effect2 !== null);
  return known2.length === 0 ? null : rounded(known2.reduce((sum2, effect2) => sum2 + effect2, 0));
}
function effectText(whose, metric, effect2) {
  if (effect2 === null || Math.abs(effect2) < SLACK3) return "";
  return `${whose}'s ${metric} is ${points(effect2)} ${effect2 > 0 ? "higher" : "lower"}`;
}

// src/gating/findings/flips.ts
var MOST_REASONS = 3;
var NO_FLIPS = { lost: [], gained: [], new: [], gone: [], changed: [], renamed: [] };
function flipsOf2(sides, pairing) {
  const { candidate, runs } = sides;
  const primary = primaryRubric(candidate);
  const [newest] = runs;
  if (primary === void 0 || newest === void 0) return NO_FLIPS;
  const { rubric } = primary;
  const { lost, gained } = flippedPairs(sides, pairing);
  return {
    lost: lost.map((flipped2) => flipOfPair(flipped2, rubric)),
    gained: gained.map((flipped2) => flipOfPair(flipped2, rubric)),
    ...ofSuite(candidate, newest, pairing, rubric)
  };
}
function flippedPairs(sides, { pairs }) {
  const primary = primaryRubric(sides.candidate);
  if (primary === void 0) return { lost: [], gained: [] };
  const runs = comparableRuns(primary, primary, sides);
  const compared = pairs.map((pair) => ({ pair, main: runs.flatMap((run2) => pair.runs[run2] ?? []) }));
  const flipped2 = (from) => compared.filter(
    ({ pair, main }) => passes(main, primary.rubric) === from && passes([pair.candidate], primary.rubric) === !from
  );
  return { lost: flipped2(true), gained: flipped2(false) };
}
function flipOfPair({ pair, main }, rubric) {
  const failed = main.find((run2) => passes([run2], rubric) === false) ?? pair.baseline;
  const flip = {
    ...flipOf(failed, pair.candidate, rubric),
    baseline: meanRate(meanScores(main, rubric))
  };
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
}
function ofSuite(candidate, baseline, pairing, rubric) {
  const { added: added3, removed } = suiteEffects(pairing, rubric);
  const here = scenariosById(candidate.scenarios);
  const main = scenariosById(baseline.scenarios);
  return {
    new: pairing.new.map((one) => ({ ...flipOf(null, one, rubric), suite_effect: added3(one) })),
    gone: pairing.gone.map((one) => ({ ...flipOf(one, null, rubric), suite_effect: removed(one) })),
    changed: pairing.changed.map((one) => ({
      ...flipOf(one.baseline, one.candidate, rubric),
      suite_effect: sumOfEffects([added3(one.candidate), removed(one.baseline)])
    })),
    renamed: pairing.renamed.map(({ old, new: now }) => ({
      ...flipOf(main.get(old) ?? null, here.get(now) ?? null, rubric),
      renamed_from: old
    }))
  };
}
function passes(runs, rubric) {
  const { passed, total } = passesOf(runs, rubric);
  return total === 0 ? void 0 : passed * 2 > total;
}
function flipOf(baseline, candidate, rubric) {
  const [newest, ...older] = [candidate, baseline].filter((scenario) => scenario !== null);
  const title = newest?.title ?? older[0]?.title;
  const failed = [candidate, baseline].find((scenario) => scenario !== null && passes([scenario], rubric) === false);
  const why = failed ? reasonOf(failed, rubric) : "";
  return {
    scenario: newest?.scenario ?? "",
    ...title === void 0 ? {} : { title },
    candidate: candidate === null ? null : meanScore(candidate, rubric),
    baseline: baseline === null ? null : meanScore(baseline, rubric),
    ...why === "" ? {} : { why }
  };
}
function reasonOf(scenario, rubric) {
  const failures = scoresOf3(scenario, rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more2 = failures.length - reasons.length;
  return [...reasons, ...more2 > 0 ? [`${more2} more`] : []].join("; ");
}

// src/gating/findings/outcome-findings.ts
var LIMITS2 = [
  {
    key: "at_most",
    code: "outcome-above-limit",
    side: "at most",
    verb: "may",
    broken: "so",
    isBroken: (share, limit) => share > limit + SLACK3
  },
  {
    key: "at_least",
    code: "outcome-below-limit",
    side: "at least",
    verb: "have to",
    broken: "otherwise",
    isBroken: (share, limit) => share < limit - SLACK3
  }
];
function outcomeSubject(rubric, outcome, primary) {
  return rubric === primary ? outcome : `${rubric}/${outcome}`;
}
function outcomeLimits(compared, primary) {
  const { rubric, outcome, candidate } = compared;
  if (candidate.total === 0) return [];
  const subject = outcomeSubject(rubric, outcome, primary);
  return LIMITS2.flatMap((limit) => {
    const bar = compared[limit.key];
    const isBroken = bar !== null && limit.isBroken(candidate.passed / candidate.total, bar);
    return isBroken ? [brokenLimit(compared, limit, bar, subject)] : [];
  });
}
function brokenLimit({ outcome, candidate }, { code, side, verb, broken: broken2 }, limit, subject) {
  const [actual, bar] = percents(candidate.passed / candidate.total, limit);
  const counts2 = `${candidate.passed} of ${counted(candidate.total, "trial")}`;
  return {
    code,
    effect: "block",
    what: `${actual} of the trials (${counts2}) end in \`${outcome}\`, where ${side} ${bar} ${verb}`,
    expected: `${side} ${bar}`,
    actual: countedShare(candidate, "trial"),
    next: `Look at the trials that end ${broken2}, and mend the agent`,
    subject
  };
}

// src/gating/findings/scenarios-behind.ts
var MOST_NAMED2 = 10;
function withScenarios(findings, sides, pairing, waivers) {
  const used = waivers.filter(({ effect: effect2 }) => effect2 === "used").map(({ subject }) => currentId(pairing, subject));
  return findings.map((finding) => {
    const all = finding.effect === "block" ? scenariosBehind(finding, sides, pairing) : [];
    const worst = all.filter(({ scenario }) => !finding.code.endsWith("-regressed") || !used.includes(scenario));
    if (worst.length === 0) return finding;
    return { ...finding, scenarios: { total: worst.length, worst: worst.slice(0, MOST_NAMED2) } };
  });
}
function scenariosBehind(finding, sides, pairing) {
  const { code } = finding;
  if (code.startsWith("outcome-")) return endingWrong(finding, sides.candidate);
  const rate2 = /^(?:metric|criterion|drifted)/.test(code) ? rateBehind(finding, sides.candidate) : void 0;
  if (rate2 === void 0) return [];
  const measured = measuredOn(rate2, sides, pairing);
  return code.endsWith("-regressed") ? measured.filter(({ baseline, candidate }) => candidate < (baseline ?? 0) - SLACK3).sort(byFall) : measured.filter(({ candidate }) => candidate < 1 - SLACK3).sort((a, b) => a.candidate - b.candidate || byFall(a, b));
}
function rateBehind({ code, subject }, { rubrics }) {
  const rates = rubrics.flatMap(
    (rubric) => code.startsWith("criterion-") ? rubric.criteria.map((rate2) => ({
      rubric,
      rate: rate2,
      name: criterionName(rubric.rubric, rate2.key),
      rateIn: (scenario) => rateOf(tallyOf(scenario, rubric.rubric, rate2.key))
    })) : [{ rubric, rate: rubric, name: rubric.metric, rateIn: (scenario) => meanScore(scenario, rubric.rubric) }]
  );
  return rates.find(({ name: name2 }) => name2 === subject);
}
function measuredOn({ rubric, rate: rate2, rateIn }, sides, { pairs }) {
  const runs = comparableRuns(rubric, rate2, sides);
  const onMain2 = new Map(pairs.map((pair) => [pair.scenario, runs.flatMap((index) => pair.runs[index] ?? [])]));
  return sides.candidate.scenarios.flatMap((one) => {
    const candidate = rateIn(one);
    const before = (onMain2.get(one.scenario) ?? []).flatMap((run2) => rateIn(run2) ?? []);
    const baseline = before.length === 0 ? null : meanRate(before);
    return candidate === null ? [] : [{ scenario: one.scenario, candidate, baseline }];
  });
}
function byFall(a, b) {
  const fall = ({ candidate, baseline }) => candidate - (baseline ?? candidate);
  return fall(a) - fall(b) || byText(a.scenario, b.scenario);
}
function endingWrong({ code, subject }, candidate) {
  const primary = primaryRubric(candidate)?.rubric;
  const limited = candidate.rubrics.flatMap((rubric2) => rubric2.outcomes.map(({ outcome: outcome2 }) => ({ rubric: rubric2, outcome: outcome2 }))).find(({ rubric: rubric2, outcome: outcome2 }) => outcomeSubject(rubric2.rubric, outcome2, primary) === subject);
  if (limited === void 0) return [];
  const { rubric, outcome } = limited;
  return candidate.scenarios.flatMap((one) => {
    const ended2 = shareEnded(one, rubric, outcome);
    const wrong = code === "outcome-above-limit" || ended2 === null ? ended2 : 1 - ended2;
    return wrong === null || wrong < SLACK3 ? [] : [{ scenario: one.scenario, wrong }];
  }).sort((a, b) => b.wrong - a.wrong || byText(a.scenario, b.scenario)).map(({ scenario }) => ({ scenario }));
}
function shareEnded(scenario, { rubric, outcomes }, outcome) {
  const scores2 = scoresOf3(scenario, rubric);
  if (scores2 === void 0) return null;
  const total = scores2.scores.length;
  const ended2 = scores2.outcomes ?? { [outcomes[0]?.outcome ?? ""]: total };
  return (memberOf(ended2, outcome) ?? 0) / total;
}

// src/gating/findings/trial-findings.ts
var PAST_BUDGET = "errors-past-budget";
function trialFindings(candidate) {
  return [
    ...nothingScored(candidate),
    ...candidate.rubrics.flatMap(warnedThroughout),
    ...erroredTrials(candidate),
    ...unclassifiedErrors(candidate),
    ...unselectedTrials(candidate)
  ];
}
function nothingScored({ trials, rubrics, errored }) {
  if (trials.scored > 0 && rubrics.length > 0) return nothingApplied({ trials, rubrics });
  const refused3 = refusals(errored);
  const missing2 = trials.errored.infrastructure + trials.errored.judge;
  const errors = missing2 === 0 ? "" : `: ${describeMissing({ trials, errored })} ended in an error that is not the agent's`;
  const reason = refused3 === null ? errors : `: the rubrics refuse ${refused3.count} of ${counted(missing2, "trial")}`;
  const verdict = rubrics.some(({ score: score2 }) => score2 !== null) ? "the verdict of every rubric" : "a verdict";
  return [
    {
      code: "nothing-scored",
      effect: "invalid",
      what: rubrics.length === 0 ? "No rubric judged this run" : `No trial of this run has ${verdict}${reason}`,
      expected: "at least one scored trial",
      actual: `${counted(trials.scored, "scored trial")} under ${counted(rubrics.length, "rubric")}`,
      ...refused3 === null ? { next: adviceOnNothing({ trials, rubrics }, missing2), ...whyMissing(errored) } : adviceOn(refused3)
    }
  ];
}
function adviceOnNothing({ trials, rubrics }, missing2) {
  if (rubrics.length === 0) return "Name at least one rubric";
  if (missing2 > 0 && trials.errored.judge * 2 >= missing2) return SEE_JUDGE;
  return "Check that the harness ran, then run it again";
}
var REFUSED_NEXT = "Name rubrics that read what these results hold (`rubrics`), or let the harness or its mapping give the fact as these ask for it";
function refusals(errored) {
  const messages = errored.flatMap(({ refused: refused3, message }) => refused3 ? [message] : []);
  const [most] = byFrequency(messages);
  if (most === void 0) return null;
  return { count: messages.length, why: mostSay(most) };
}
function nothingApplied({ trials, rubrics }) {
  if (rubrics.some(({ score: score2 }) => score2 !== null)) return [];
  return [
    {
      code: "nothing-scored",
      effect: "invalid",
      what: `No rubric applies to any of the ${counted(trials.scored, "trial")} of this run`,
      expected: "at least one scored trial",
      actual: "none, as every rubric was skipped in every trial",
      next: "See whether the results hold the facts by which the rubrics tell where they apply (`when`)"
    }
  ];
}
function warnedThroughout({ rubric, warnings = [] }) {
  if (warnings.length === 0) return [];
  return [
    {
      code: "warned-throughout",
      effect: "warn",
      what: `\`${rubric}\` cannot read in any trial what it asks for: ${someOf(warnings)}`,
      next: "See whether the results or their mapping give this under that name, and let the rubric ask `exists` first of what may be missing"
    }
  ];
}
function erroredTrials({ trials, errored }) {
  const { agent, infrastructure, judge: judge2 } = trials.errored;
  const missing2 = infrastructure + judge2;
  if (agent + missing2 === 0) return [];
  const refused3 = refusals(errored);
  const parts = [
    ...missing2 === 0 ? [] : [`${describeMissing({ trials, errored })} without a verdict: not scored`],
    ...agent === 0 ? [] : [`${counted(agent, "trial")} ended by the agent's own error: ${asFailures(agent)}`]
  ];
  return [
    {
      code: "errored-trials",
      effect: "notice",
      what: parts.join("; "),
      ...refused3 === null || trials.scored === 0 ? {} : adviceOn(refused3)
    }
  ];
}
function asFailures(trials) {
  return trials === 1 ? "counted as a failure" : "counted as failures";
}
function adviceOnMissing({ trials, errored }) {
  const refused3 = refusals(errored);
  if (refused3 !== null) return adviceOn(refused3);
  const isJudge = trials.errored.judge > trials.errored.infrastructure;
  return { next: isJudge ? SEE_JUDGE : "Run the suite again once the cause is mended", ...whyMissing(errored) };
}
function whyMissing(errored) {
  const messages = errored.flatMap(({ kind, message }) => kind === "agent" || message === "" ? [] : [message]);
  const [most] = byFrequency(messages);
  return most === void 0 ? {} : { why: mostSay(most) };
}
function mostSay([message, count]) {
  return `${counted(count, "trial")}: ${message}`;
}
function adviceOn({ why }) {
  return { next: REFUSED_NEXT, why };
}
function describeMissing({ trials, errored }) {
  const { infrastructure, judge: judge2 } = trials.errored;
  const refused3 = refusals(errored)?.count ?? 0;
  const kinds = [
    { count: infrastructure - refused3, kind: "infrastructure" },
    { count: judge2, kind: "judge" },
    { count: refused3, kind: "refused by a rubric" }
  ].filter(({ count }) => count > 0);
  const parts = kinds.map(({ count, kind }) => kinds.length === 1 ? kind : `${count} ${kind}`);
  return `${counted(infrastructure + judge2, "trial")} (${parts.join(", ")})`;
}
function unclassifiedErrors({ trials }) {
  if (trials.unclassified === 0) return [];
  return [
    {
      code: "unclassified-errors",
      effect: "notice",
      what: `${counted(trials.unclassified, "error")} of unknown kind counted as the agent's own`,
      next: "Tell agent, infrastructure and judge errors apart in the mapping"
    }
  ];
}

// src/gating/headline.ts
function headlineOf(decided, findings, { metrics }, sides) {
  const effect2 = decided === "invalid" ? "invalid" : "block";
  const deciding = findings.filter((finding) => finding.effect === effect2);
  const [first, ...others] = deciding;
  if (first !== void 0 && (decided === "invalid" || decided === "fail"))
    return `${first.what}${more(others, decided === "invalid" ? "problem" : "finding")}`;
  const asked = findings.find(({ code }) => code === MORE_TRIALS);
  if (decided === "inconclusive" && asked !== void 0) return asked.what;
  const metric = metrics.find((one) => decided === "inconclusive" && isUnclear(one)) ?? metrics[0];
  if (metric === void 0) return "The input cannot be judged";
  return `${describeMetric(metric, sides)}${unjudged(findings, sides)}`;
}
function more(others, noun) {
  return others.length === 0 ? "" : `, and ${counted(countProblems(others), `more ${noun}`)}`;
}
function unjudged(findings, { candidate }) {
  if (!findings.some(({ code }) => code === PAST_BUDGET)) return "";
  const { missing: missing2, total } = missingTrials(candidate);
  return `; ${missing2} of ${counted(total, "trial")} ${missing2 === 1 ? "has" : "have"} no verdict`;
}
function isUnclear(metric) {
  return metric.state === "inconclusive" && gates(metric);
}
function describeMetric(metric, sides) {
  const { name: name2, candidate, candidate_trials, state } = metric;
  if (candidate === null) return `${name2} was not measured`;
  const alone2 = `${name2} is ${percent(candidate)} (${counted(candidate_trials.total, "scored trial")})`;
  if (state === "no-baseline") return `${alone2}, with no baseline to compare with`;
  if (metric.paired?.waived !== void 0) return describeWaived(metric, metric.paired.waived, sides);
  const rates = state === "not-comparable" ? null : toldRates(metric);
  if (rates === null) return `${alone2} and was not compared with the baseline`;
  return describeChange(metric, rates, `${rates.over} (${scoredTrials(metric, sides)})`);
}
function describeWaived(metric, waived, sides) {
  const { name: name2, candidate, baseline, delta } = metric;
  const [before, now] = percents(baseline ?? 0, candidate ?? 0);
  const size = points(delta ?? 0);
  const moved = (delta ?? 0) < 0 ? `fell by ${size}` : (delta ?? 0) > 0 ? `rose by ${size}` : "did not change";
  const told = `${name2} went from ${before} to ${now} (${scoredTrials(metric, sides)})`;
  return `${told}; with ${counted(waived, "waived scenario")} as unchanged it ${moved}${openAt(metric)}`;
}
function openAt(metric) {
  if (metric.state === "inconclusive") return `: ${openQuestion(metric)}`;
  if (metric.state === "regressed") return `, ${acceptedBy(metric)}`;
  return metric.state === "insufficient" ? ", with too few scenarios to compare" : "";
}
function acceptedBy(metric) {
  return gates(metric) ? "which a waiver accepts" : "which is advisory and does not block";
}
function describeChange(metric, { before, now }, over) {
  const { name: name2, state, tolerance } = metric;
  if (state === "insufficient") return `${name2} is ${now} after ${before}${over}, with too few scenarios to compare`;
  if (state === "improved") return `${name2} rose from ${before} to ${now}${over}`;
  if (state === "regressed") return `${name2} fell from ${before} to ${now}${over}, ${acceptedBy(metric)}`;
  const change2 = before === now ? `${name2} is ${now} on both sides` : `${name2} went from ${before} to ${now}`;
  if (state === "inconclusive") return `${change2}${over}: ${openQuestion(metric)}`;
  if (before === now) return `${name2} is unchanged at ${now}${over}`;
  return `${name2} did not drop${tolerance === 0 ? "" : ` by ${points(tolerance)}`}: ${before} to ${now}${over}`;
}

// src/gating/sight.ts
var HISTORY_SCENARIOS = 20;
function sightOf(policy, sides, comparisons) {
  const views = comparisons.metrics.flatMap((metric) => viewOf(metric, comparisons, sides));
  const [primary] = views;
  if (primary === void 0) return [];
  return [
    `${seenDrop(primary, views.length > 1)}${quietHistory(policy, primary)}`,
    ...blindSpot(policy, sides, comparisons, primary),
    ...(trialsToCome(policy, sides.candidate) > 0 ? [] : views).filter(({ metric }) => metric.state === "inconclusive" && gates(metric)).map((view) => settlement(policy, view, sides.candidate.usage))
  ];
}
function viewOf(metric, { bases }, { candidate, runs }) {
  const { detectable, rubric } = metric;
  const basis = bases.get(rubric);
  if (basis === void 0 || detectable === null) return [];
  const trials = trialRange(candidate, rubric);
  return [{ metric, basis, trials, runs: runs.length, detectable }];
}
function seenDrop(view, isOneOfSeveral) {
  const { metric, basis, trials, runs, detectable } = view;
  const suite = `${counted(basis.scenarios, "scenario")} x ${rangeText(trials)} ${trials.most === 1 ? "trial" : "trials"} against ${counted(runs, "main run")}`;
  if (detectable >= 1) return `${suite}: not even the largest drop is caught 3 times in 4.`;
  const seen = `${suite}: a drop of ${pointsUp(detectable)} points${isOneOfSeveral ? ` in \`${metric.name}\`` : ""} is caught about 3 times in 4.`;
  const drop = Math.round(detectable * 50) / 100;
  const effort = drop > metric.tolerance + SLACK3 ? effortToSee(view, drop) : null;
  return effort === null ? seen : `${seen} For ${shortPoints(drop)}: ${needed(effort)}.`;
}
function effortToSee({ metric, basis }, drop) {
  return effortFor(basis, (larger) => visibleDrop(larger, metric.tolerance) <= drop);
}
function quietHistory({ noise: noise2 }, { basis, runs }) {
  if (runs < FEWEST_RUNS || basis.scenarios >= HISTORY_SCENARIOS || noise2 === "none") return "";
  return ` Below ${HISTORY_SCENARIOS} scenarios main's history adds little.`;
}
function needed({ trials, scenarios }) {
  return `${trials} trials, or ${scenarios} scenarios`;
}
function blindSpot(policy, { candidate, runs }, comparisons, { metric }) {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report2) => trialRange(report2, metric.rubric).most === 1);
  const isPlain4 = reports.every((report2) => isPassOrFail(report2, metric.rubric));
  const hasFamilies = reports.some(({ scenarios: scenarios2 }) => scenarios2.some(({ family }) => family !== void 0));
  if (!isSingle || !isPlain4 || hasFamilies || policy.noise === "none") return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest2 = fewestBreaks(policy, comparisons);
  const told = fewest2 < scenarios ? `fewer than ${fewest2} net breaks of ${scenarios} scenarios can never block` : `nothing less than a break of all ${scenarios} scenarios can block`;
  return [`With one trial and one main run, ${told}.`];
}
function fewestBreaks(policy, { metrics, criteria }) {
  const { alpha } = testSettings(policy);
  return Math.min(
    ...metrics.filter(gates).map((metric) => breaksOf(metric, (broken2, all) => pairedP(broken2, all) <= alpha)),
    ...criteria.filter(gates).map((one) => breaksOf(one, (broken2) => mcnemarMidP({ broken: broken2, mended: 0 }) <= alpha))
  );
}
function breaksOf({ paired, tolerance }, shows) {
  const all = paired?.scenarios ?? 0;
  if (all < FEWEST_SCENARIOS) return Number.POSITIVE_INFINITY;
  const numbers = Array.from({ length: all - 1 }, (_, index) => index + 1);
  return numbers.find((broken2) => broken2 / all >= tolerance - SLACK3 && shows(broken2, all)) ?? all;
}
function pairedP(broken2, all) {
  return pairedTest(Array.from({ length: all }, (_, index) => index < broken2 ? -1 : 0))?.worse ?? 1;
}
function settlement(policy, view, usage) {
  const { metric, basis } = view;
  const what = metric.leaning_down ? "whether it dropped" : `that it did not drop by ${shortPoints(metric.tolerance)}`;
  const effort = metric.leaning_down ? effortToSee(view, -(metric.delta ?? 0)) : effortToExclude(policy, view);
  if (effort === null) return `\`${metric.name}\`: no reasonable number of trials or scenarios would show ${what}.`;
  const extra = basis.scenarios * (effort.trials - Math.round(basis.trials));
  const cost = usage === void 0 ? "" : `; the trials cost about $${(extra * usage.cost_usd).toFixed(2)} more per run`;
  return `\`${metric.name}\`: about ${needed(effort)} would show ${what}${cost}.`;
}
function effortToExclude(policy, { metric, basis }) {
  const { alpha } = testSettings(policy);
  const margin = (metric.delta ?? 0) + metric.tolerance;
  return effortFor(basis, ({ scenarios, trials, error, df }) => {
    const half = Math.max(tQuantile(1 - alpha, df) * error, smallestHalfWidth(scenarios, trials, alpha));
    return half < margin - SLACK3;
  });
}
function shortPoints(rate2) {
  const text2 = (rate2 * 100).toFixed(1).replace(/\.0$/, "");
  return `${text2} ${text2 === "1" ? "point" : "points"}`;
}

// src/gating/decision-of.ts
function decisionOf(run2) {
  const { policy, candidate, runs } = run2;
  const { decided, findings, waivers, weighed } = run2.settled;
  const { pairing, comparisons } = weighed;
  const sides = { candidate, runs: runs.map(({ report: report2 }) => report2) };
  const [newest = null] = sides.runs;
  const compared = policy.noise === "none" ? { ...sides, runs: sides.runs.slice(0, 1) } : sides;
  const ordered = withScenarios(byEffect(withCure(findings, candidate)), compared, pairing, waivers);
  const isAsked = decided === "inconclusive" && findings.some(({ code }) => code === MORE_TRIALS);
  const moreTrials = isAsked ? trialsToCome(policy, candidate) : 0;
  return {
    schema: 1,
    suite: run2.suite,
    decision: decided,
    headline: headlineOf(decided, ordered, comparisons, sides),
    exit_code: exitCode(decided, policy, moreTrials),
    more_trials: moreTrials,
    candidate: run2.candidateOrigin,
    baseline: runs[0]?.origin ?? null,
    baselines: runs.map(({ origin }) => origin),
    sight: sightOf(policy, sides, comparisons),
    waivers,
    ruler: run2.ruler,
    loosened: run2.loosened,
    compared: { candidate: keyOf2(candidate), baseline: newest && keyOf2(newest) },
    findings: ordered,
    metrics: comparisons.metrics,
    trends: trendsOf(candidate, run2.history),
    criteria: comparisons.criteria,
    outcomes: comparisons.outcomes,
    trials: candidate.trials,
    errored: candidate.errored,
    scenarios: countsOf3(candidate, pairing),
    flips: flipsOf2(compared, pairing)
  };
}
function countsOf3({ scenarios }, pairing) {
  return {
    total: scenarios.length,
    paired: pairing.pairs.length,
    new: pairing.new.length,
    gone: pairing.gone.length,
    changed: pairing.changed.length,
    renamed: pairing.renamed.length
  };
}
function exitCode(decided, policy, moreTrials) {
  if (decided === "inconclusive") return policy.on_inconclusive === "fail" || moreTrials > 0 ? 2 : 0;
  return decided === "pass" ? 0 : decided === "fail" ? 1 : 3;
}

// src/io/shards.ts
var PLACE = "{shard}";
var MOST_SHARDS = 1e3;
var NUMBER3 = /^\d+$/;
var NAME2 = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function readShards(text2) {
  const names = text2.split(/[\n,]/).map((name2) => name2.trim());
  const [only = ""] = names;
  if (names.length === 1 && !/[A-Za-z]/.test(only)) return numbered2(only);
  const filled = names.filter((name2) => name2 !== "");
  const isSound2 = filled.length > 0 && filled.every((name2) => NAME2.test(name2));
  return isSound2 && new Set(filled).size === filled.length ? filled : null;
}
var SHARDS_EXPECTED = `a number from 1 to ${MOST_SHARDS}, or different names of letters, digits, \`.\`, \`_\` and \`-\``;
function numbered2(digits) {
  const count = Number(digits);
  if (!/^[1-9]\d*$/.test(digits) || count > MOST_SHARDS) return null;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}
function expandShards(patterns, shards) {
  return patterns.flatMap(
    (pattern) => shards.map((shard) => ({ shard, pattern: pattern.replaceAll(PLACE, () => shard) }))
  );
}
function findShardedFiles(patterns, shards, root) {
  requirePlaces(patterns, shards);
  if (shards === void 0) return findResultFiles(patterns, root);
  const found = expandShards(patterns, shards).map((one) => ({
    ...one,
    files: findFiles([one.pattern], root)
  }));
  requireEvery(found, shards, root);
  requireOneShardEach(found);
  if (shards.every((shard) => NUMBER3.test(shard))) requireNoMore(patterns, found, root);
  return findResultFiles(
    found.flatMap(({ files }) => files),
    root
  );
}
function requirePlaces(patterns, shards) {
  const wrong = patterns.filter((pattern) => pattern.includes(PLACE) !== (shards !== void 0));
  if (wrong.length === 0) return;
  throw new UserError(wrong.map((pattern) => shards === void 0 ? noShards(pattern) : noPlace(pattern)));
}
function noShards(pattern) {
  return {
    code: "shards-unknown",
    what: `\`${pattern}\` names shards, but nothing says how many there are`,
    mend: "Set `expected-shards` to their number, or to their names"
  };
}
function noPlace(pattern) {
  return {
    code: "shards-unnamed",
    what: `\`expected-shards\` is set, but \`${pattern}\` does not say which shard a file is of`,
    mend: `Write \`${PLACE}\` where the number or name of the shard stands, for example \`results/shard-${PLACE}.jsonl\``
  };
}
function requireEvery(found, shards, root) {
  const missing2 = found.filter(({ files }) => files.length === 0);
  if (missing2.length === 0) return;
  const names = [...new Set(missing2.map(({ shard }) => shard))];
  throw new UserError({
    code: "shard-missing",
    what: `${names.length === 1 ? "shard" : "shards"} ${listed4(names)} of ${shards.length} ${names.length === 1 ? "is" : "are"} missing`,
    expected: `a file for ${listed4(missing2.map(({ pattern }) => `\`${pattern}\``))}`,
    found: `nothing in ${root}`,
    mend: "See whether the job of each shard ran to its end, and whether its results were downloaded here"
  });
}
function requireNoMore(patterns, found, root) {
  const known2 = new Set(found.flatMap(({ files }) => files));
  const numbered3 = patterns.map((pattern) => pattern.replaceAll(PLACE, "+([0-9])"));
  const more2 = findFiles(numbered3, root).filter((file) => !known2.has(file));
  if (more2.length === 0) return;
  const count = new Set(found.map(({ shard }) => shard)).size;
  throw new UserError({
    code: "shard-unexpected",
    what: `${more2.length === 1 ? "a file is" : `${more2.length} files are`} of no expected shard: ${listed4(more2.map((file) => `\`${file}\``))}`,
    expected: `files of ${count === 1 ? "1 shard" : `${count} shards`}`,
    found: `further ones in ${root}`,
    mend: "Set `expected-shards` to the number of shards that the suite runs in now, or keep files of other runs elsewhere"
  });
}
function requireOneShardEach(found) {
  const owners = /* @__PURE__ */ new Map();
  for (const { shard, files } of found) {
    for (const file of files) {
      const before = owners.get(file) ?? shard;
      if (before !== shard) throw doubled(file, before, shard);
      owners.set(file, shard);
    }
  }
}
function doubled(file, first, second) {
  return new UserError({
    code: "shard-doubled",
    what: `the file counts for two shards, ${first} and ${second}`,
    where: { file },
    mend: "Write the pattern so that each file fits one shard: `*` next to `{shard}` lets 10 pass for 1"
  });
}
function listed4(words2) {
  return words2.length > 10 ? someOf(words2, 10) : allOf2(words2);
}

// src/gating/history/main-runs.ts
var MOST_RUNS = 5;
function chooseRuns(policy, candidate, baselines) {
  const measured = baselines.filter(({ report: report2 }) => withinErrorBudget(policy, report2));
  const same = measured.filter(({ report: report2 }) => hasPrimary(candidate, report2));
  const alike = same.findIndex(({ report: report2 }) => hasPrimaryJudge(candidate, report2));
  const fit = same.length === 0 ? measured.slice(0, 1) : same.slice(Math.max(alike, 0));
  const runs = fit.filter(
    ({ report: report2 }, index) => index === 0 || scenariosComparable(policy, { overlap: overlapOf(candidate, report2) })
  );
  const findings = baselines.filter((run2) => !runs.includes(run2)).map((run2) => passedOver(run2, reasonAgainst(policy, candidate, run2.report), policy));
  return { runs, findings };
}
function hasPrimary(candidate, report2) {
  const primary = primaryRubric(candidate);
  if (primary === void 0) return true;
  return rubricComparable(primary, report2) && report2.rubrics.find(({ rubric }) => rubric === primary.rubric)?.score !== null;
}
function hasPrimaryJudge(candidate, report2) {
  return primaryRubric(candidate)?.by_judge !== true || sameJudges(candidate, report2);
}
function reasonAgainst(policy, candidate, report2) {
  if (!withinErrorBudget(policy, report2)) {
    const { missing: missing2, total: total2 } = missingTrials(report2);
    return total2 === 0 ? "it has no trial" : `${missing2} of ${counted(total2, "trial")} have no verdict`;
  }
  if (!hasPrimary(candidate, report2)) return "it has no score under the same primary rubric";
  if (!hasPrimaryJudge(candidate, report2)) return "another model judged it";
  const { common, total } = overlapOf(candidate, report2);
  return `only ${common} of ${counted(total, "scenario")} are in both runs`;
}
function passedOver({ origin }, reason, policy) {
  return {
    code: "baseline-passed-over",
    effect: "warn",
    what: `The baseline ${origin.label} was passed over: ${reason}`,
    expected: `at most ${percent(errorBudget(policy))} of its trials without a verdict, the same rubric, and at least ${percent(minOverlap(policy))} of the scenarios in common`,
    next: "Run main again",
    subject: origin.label
  };
}

// src/io/today.ts
function readToday(env, notBefore = "") {
  const [day, earliest] = [dayBy(env), dayOf(notBefore)];
  return day < earliest ? earliest : day;
}
function dayBy(env) {
  const text2 = env.SOURCE_DATE_EPOCH?.trim() ?? "";
  if (text2 === "") return dayAt(Date.now());
  if (!/^\d{1,11}$/.test(text2))
    throw new UserError({
      code: "bad-source-date",
      what: "the environment variable SOURCE_DATE_EPOCH is no time",
      expected: "seconds since 1970, as a whole number",
      found: text2
    });
  return dayAt(Number(text2) * 1e3);
}
function dayOf(time) {
  return time.slice(0, "2026-11-21".length);
}
function dayAt(milliseconds) {
  return dayOf(new Date(milliseconds).toISOString());
}

// src/gating/policy/waiver-subject.ts
function kindOf({ metric, criterion }) {
  if (metric !== void 0) return "metric";
  return criterion === void 0 ? "scenario" : "criterion";
}
function subjectOf({ metric, criterion, scenario }) {
  return metric ?? criterion ?? scenario ?? "";
}

// src/gating/findings/review.ts
var SECTIONS2 = ["metrics", "criteria", "outcomes"];
function dueReviews(policy, today) {
  return SECTIONS2.flatMap(
    (section) => Object.entries(policy.gate?.[section] ?? {}).filter(([, rule]) => rule.review_by !== void 0 && rule.review_by < today).map(([name2, rule]) => ({
      code: "review-due",
      effect: "warn",
      what: `The numbers for \`${name2}\` were to be reviewed by ${rule.review_by}${rule.owner === void 0 ? "" : ` by ${rule.owner}`}`,
      next: "Look at them again, and move `review_by`",
      subject: name2,
      where: placeText(policy.placeOf(rulePointer(section, name2, "review_by")))
    }))
  );
}
function endedWaivers(policy, today) {
  return (policy.waivers ?? []).flatMap(
    (waiver, index) => waiver.expires >= today ? [] : [
      {
        code: "waiver-expired",
        effect: "warn",
        what: `The waiver for \`${subjectOf(waiver)}\` ended after ${waiver.expires}`,
        next: `Delete it, or let ${waiver.owner} renew it`,
        subject: subjectOf(waiver),
        where: placeText(policy.placeOf(`/waivers/${index}`))
      }
    ]
  );
}

// src/gating/findings/determinism.ts
function determinismFindings(policy, candidate, runs) {
  const noise2 = policy.noise ?? "auto";
  if (noise2 === "none") return contradiction(policy, [candidate, ...runs]);
  return noise2 === "auto" ? hint(runs) : [];
}
function contradiction(policy, runs) {
  const twins = runs.flatMap((one, index) => {
    const { sha } = one.origin;
    return runs.slice(index + 1).filter((other) => sha !== void 0 && other.origin.sha === sha && sameJudges(one.report, other.report)).map((other) => [one, other]);
  });
  for (const [one, other] of twins) {
    const found = pairScenarios({ candidate: one.report, runs: [other.report] }).pairs.find(differs2);
    if (found !== void 0) return [notDeterministic(policy, found.scenario, one, other)];
  }
  return [];
}
function notDeterministic(policy, scenario, one, other) {
  return {
    code: "not-deterministic",
    effect: "invalid",
    what: `The policy declares \`noise: none\`, but \`${scenario}\` came out differently in two runs of the same commit (${one.origin.label}, ${other.origin.label})`,
    expected: "the same result in every run of one commit",
    next: `Mend what makes the suite differ, or set \`noise: stochastic\`${whereItDecides(policy)}`,
    subject: scenario,
    where: placeText(policy.placeOf("/noise"))
  };
}
function hint(runs) {
  const [newest, ...older] = runs;
  if (newest === void 0 || runs.length < FEWEST_RUNS) return [];
  const { pairs } = pairScenarios({ candidate: newest.report, runs: older.map(({ report: report2 }) => report2) });
  const results = pairs.reduce((sum2, { runs: others }) => sum2 + 1 + others.filter((other) => other !== null).length, 0);
  if (pairs.length === 0 || pairs.some(differs2)) return [];
  return [
    {
      code: "noise-free",
      effect: "notice",
      what: `${runs.length} main runs, 0 of ${counted(results, "scenario result")} changed: consider \`noise: none\``,
      next: "Declare it only where replies are recorded; no change in so many results still allows a rate of 3 in as many"
    }
  ];
}
function differs2({ candidate, runs }) {
  return runs.some((other) => other !== null && !sameResult(candidate, other));
}
function sameResult(one, other) {
  return Object.keys(one.rubrics).every((rubric) => {
    const [own, theirs] = [scoresOf3(one, rubric), scoresOf3(other, rubric)];
    if (own === void 0 || theirs === void 0) return true;
    if (Math.abs(meanRate(own.scores) - meanRate(theirs.scores)) > SLACK3) return false;
    return Object.entries(own.criteria).every(
      ([key, count]) => sameRate(count, memberOf(theirs.criteria, key) ?? count)
    );
  });
}
function sameRate(one, other) {
  return one.total === 0 === (other.total === 0) && one.passed * other.total === other.passed * one.total;
}

// src/gating/findings/excused.ts
function dropsAgainst(runs, rubric) {
  return ({ candidate, baseline, runs: all }) => {
    const compared = runs.flatMap((index) => all[index] ?? []);
    const before = meanScores(compared.length === 0 ? [baseline] : compared, rubric);
    const now = meanScore(candidate, rubric);
    return now === null || before.length === 0 ? 0 : meanRate(before) - now;
  };
}
function withExcused(pairs, { dropped }) {
  return pairs.map((pair) => {
    if (!dropped.has(pair.scenario)) return pair;
    const { family: _, ...candidate } = pair.candidate;
    const itself = pair.baseline.family === void 0 ? candidate : { ...candidate, family: pair.baseline.family };
    return { ...pair, baseline: itself, runs: pair.runs.map((run2) => run2 && itself), isWaived: true };
  });
}
function excusedScenarios({ held: held2, today }, pairing, dropOf) {
  const inForce = held2.filter((waiver) => waiver.scenario !== void 0 && !isExpired(waiver, today));
  const gone = new Set([...pairing.gone, ...pairing.changed].map(({ scenario }) => scenario));
  const isExcused = (waiver) => {
    const drop = dropUnder(waiver, pairing, dropOf);
    return drop > SLACK3 && isWithin2(waiver, drop);
  };
  return {
    dropped: new Set(inForce.filter(isExcused).map((waiver) => idNow(waiver, pairing))),
    gone: new Set(inForce.map(subjectOf).filter((id) => gone.has(id)))
  };
}
function dropUnder({ scenario }, pairing, dropOf) {
  const id = scenario === void 0 ? void 0 : currentId(pairing, scenario);
  const pair = id === void 0 ? void 0 : pairsById(pairing.pairs).get(id);
  return pair === void 0 ? 0 : dropOf(pair);
}
var pairsById = perObject((pairs) => new Map(pairs.map((pair) => [pair.scenario, pair])));
function isWithin2({ ceiling }, drop) {
  return drop <= (ceiling ?? 1) + SLACK3;
}
function idNow(waiver, pairing) {
  return waiver.scenario === void 0 ? subjectOf(waiver) : currentId(pairing, waiver.scenario);
}
function isExpired({ expires }, today) {
  return expires < today;
}

// src/gating/findings/waivers.ts
function collectWaivers(policy, base, today) {
  const known2 = new Set(base.map(canonicalJson));
  return { held: base, ignored: (policy.waivers ?? []).filter((waiver) => !known2.has(canonicalJson(waiver))), today };
}
function applyWaivers({ held: held2, ignored, today }, scene) {
  const effects = held2.map((waiver) => ({ waiver, effect: effectOf3(waiver, today, scene) }));
  const by = (wanted) => effects.flatMap(({ waiver, effect: effect2 }) => effect2 === wanted ? [waiver] : []);
  const waived = by("used").reduce((findings, waiver) => waive(findings, waiver, scene), scene.findings);
  const left = { ...scene, findings: waived };
  const expired = by("expired").map((waiver) => expiredFinding(waiver, isNeeded(waiver, left)));
  return {
    findings: [...waived, ...expired, ...ignored.map(ignoredFinding)],
    applied: [
      ...effects.map(({ waiver, effect: effect2 }) => show(waiver, effect2)),
      ...ignored.map((waiver) => show(waiver, "ignored"))
    ]
  };
}
function effectOf3(waiver, today, scene) {
  if (isExpired(waiver, today)) return "expired";
  const blocking = blockedBy(waiver, scene);
  const drop = dropUnder(waiver, scene.pairing, scene.dropOf);
  const exceeded = blocking.some((finding) => !isWithin2(waiver, excessOf(finding, scene, drop))) || !isWithin2(waiver, drop);
  if (exceeded) return "exceeded";
  return blocking.length > 0 || isExcusedBy(waiver, scene) ? "used" : "unused";
}
function isNeeded(waiver, scene) {
  if (isExcusedBy(waiver, scene)) return false;
  const drop = dropUnder(waiver, scene.pairing, scene.dropOf);
  const blocking = blockedBy(waiver, scene);
  if (blocking.length > 0) return blocking.every((finding) => isWithin2(waiver, excessOf(finding, scene, drop)));
  const blocks3 = (code) => scene.findings.some((one) => one.effect === "block" && one.code === code);
  const isAmong = (list) => list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.pairing.gone)) return blocks3("scenarios-gone");
  if (isAmong(scene.pairing.changed)) return blocks3("scenarios-changed");
  return drop > SLACK3 && isWithin2(waiver, drop) && blocks3("metric-regressed");
}
var CODES = {
  metric: ["metric-regressed", "metric-below-threshold", "metric-vanished", "not-proven"],
  criterion: ["criterion-regressed", "criterion-below-threshold", "criterion-vanished"],
  scenario: ["must-pass-failed", "must-pass-missing"]
};
function blockedBy(waiver, { findings, pairing }) {
  const codes = CODES[kindOf(waiver)];
  const id = idNow(waiver, pairing);
  return findings.filter(({ effect: effect2, code, subject }) => effect2 === "block" && subject === id && codes.includes(code));
}
function excessOf({ code, subject }, { comparisons }, drop) {
  const metric = comparisons.metrics.find(({ name: name2 }) => name2 === subject);
  const criterion = comparisons.criteria.find(({ rubric, key }) => criterionName(rubric, key) === subject);
  const compared = metric ?? criterion;
  if (compared === void 0) return drop;
  if (code === "not-proven") return -(compared.interval?.lower ?? Number.NEGATIVE_INFINITY);
  if (!code.endsWith("below-threshold")) return -(compared.delta ?? 0);
  const rate2 = metric?.candidate ?? (criterion?.candidate ? criterion.candidate.passed / criterion.candidate.total : 0);
  return (compared.threshold ?? 0) - rate2;
}
function isExcusedBy(waiver, { excused, pairing }) {
  const { scenario } = waiver;
  return scenario !== void 0 && (excused.dropped.has(idNow(waiver, pairing)) || excused.gone.has(scenario));
}
function waive(findings, waiver, scene) {
  const covered = blockedBy(waiver, scene);
  if (covered.length === 0) {
    const isGone = waiver.scenario !== void 0 && scene.excused.gone.has(waiver.scenario);
    const what = isGone ? "is left out" : "dropped and counts as unchanged";
    return [...findings, waivedFinding(waiver, `\`${subjectOf(waiver)}\` ${what}`)];
  }
  return findings.map(
    (finding) => covered.includes(finding) ? { ...finding, ...waivedFinding(waiver, finding.what) } : finding
  );
}
function waivedFinding(waiver, what) {
  return {
    code: "waived",
    effect: "warn",
    what: `${what}; waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`,
    expected: waiver.ceiling === void 0 ? "any drop" : `a drop of at most ${points(waiver.ceiling)}`,
    next: "Mend it before the waiver is over",
    subject: subjectOf(waiver)
  };
}
function expiredFinding(waiver, needed2) {
  return {
    code: "waiver-expired",
    effect: needed2 ? "block" : "warn",
    what: `The waiver for \`${subjectOf(waiver)}\` ended after ${waiver.expires}${needed2 ? ", and would be needed" : " and is not needed"}`,
    next: needed2 ? `Mend it, or let ${waiver.owner} renew the waiver on the base branch` : "Delete it",
    subject: subjectOf(waiver)
  };
}
function ignoredFinding(waiver) {
  return {
    code: "waiver-ignored",
    effect: "notice",
    what: `The waiver for \`${subjectOf(waiver)}\` does not count: it stands in this change's policy and not on the base branch`,
    next: "Merge the waiver by itself first",
    subject: subjectOf(waiver)
  };
}
function show(waiver, effect2) {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: subjectOf(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect: effect2 };
}

// src/gating/history/baseline-age.ts
var MAX_AGE_DAYS = 30;
var DAY_MS = 864e5;
function agedRun(run2, today) {
  const { created } = run2.origin;
  if (created === void 0) return run2;
  const days = Math.round((Date.parse(today) - Date.parse(created.slice(0, today.length))) / DAY_MS);
  return { ...run2, origin: { ...run2.origin, age_days: Math.max(0, days) } };
}
function oldBaseline(policy, [newest]) {
  const { age_days, label } = newest?.origin ?? {};
  const most = policy.baseline?.max_age_days ?? MAX_AGE_DAYS;
  if (age_days === void 0 || age_days <= most) return [];
  return [
    {
      code: "baseline-old",
      effect: "warn",
      what: `The baseline is ${counted(age_days, "day")} old: changes since then of the models and tools behind the agent count as this run's`,
      expected: `at most ${counted(most, "day")} (\`baseline.max_age_days\`)`,
      actual: `${label}, ${counted(age_days, "day")} old`,
      next: "Run the workflow on the base branch again; a weekly `schedule` keeps its baseline fresh"
    }
  ];
}

// src/gating/statistics/drift-noise.ts
function successiveNoise(rates, alpha) {
  const squares = rates.slice(1).map((rate2, index) => (rate2 - (rates[index] ?? rate2)) ** 2);
  const m = squares.length;
  if (m === 0) return null;
  return tQuantile(1 - alpha, 2 * m * m / (3 * m - 1)) * Math.sqrt(mean(squares));
}
function differenceLowerBound(one, other, alpha) {
  const confidence = 1 - 2 * alpha;
  const { lower } = wilson(one.rate, one.n, confidence);
  const { upper } = wilson(other.rate, other.n, confidence);
  return one.rate - other.rate - Math.hypot(one.rate - lower, upper - other.rate);
}

// src/gating/history/drift.ts
var DEFAULT_DRIFT_TOLERANCE = 0.05;
var FEWEST_DIFFERENCES = 5;
function driftFindings(policy, sides) {
  const { drift } = policy;
  if (drift === void 0) return [];
  const reference = findReference(drift.reference, sides);
  if (typeof reference === "string") return [missingReference(policy, drift, reference)];
  if (reference === null) return [];
  const rubrics = rubricsInOrder(sides.candidate).filter(({ metric }) => drift.metrics?.includes(metric) ?? true);
  const alpha = testSettings(policy).alpha / rubrics.length;
  return rubrics.flatMap((rubric) => {
    const before = reference.metrics.find(({ rubric: id }) => id === rubric.rubric);
    if (before === void 0 || before.hash !== rubric.hash) return [otherRubric(drift, rubric, before)];
    return drifted(policy, { drift, rubric, before, sides, alpha });
  });
}
function drifted(policy, looked) {
  const { drift, rubric, before } = looked;
  const { tolerance = DEFAULT_DRIFT_TOLERANCE } = drift;
  if (rubric.score === null) return [];
  const drop = rounded(before.score - rubric.score);
  if (drop <= tolerance + SLACK3) return [];
  const noise2 = policy.noise === "none" ? { explains: 0, by: "" } : noiseOf(looked, rubric.score);
  if (noise2.explains >= drop) return [];
  return [
    {
      code: "drifted",
      effect: drift.effect === "fail" ? "block" : "warn",
      what: `\`${rubric.metric}\` lies ${points(drop)} below the reference ${shortReference(drift)}, however small the single steps were`,
      expected: `at most ${points(tolerance)} below ${percent(before.score)} (\`drift.tolerance\`)`,
      actual: `${percent(rubric.score)}${noise2.by}`,
      next: `${isShown(looked) ? "See in the trend when it began; where" : "Where"} the new level is meant, pin a newer \`drift.reference\``,
      subject: rubric.metric
    }
  ];
}
function isShown({ sides: { candidate, history }, rubric }) {
  return trendsOf(candidate, history).some(({ name: name2 }) => name2 === rubric.metric);
}
function noiseOf({ rubric, before, sides, alpha }, score2) {
  const rates = metricRecords(sides.history, rubric).map((record) => record.score);
  const own = rates.length > FEWEST_DIFFERENCES ? successiveNoise(rates, alpha) : null;
  if (own !== null)
    return { explains: own, by: `; noise between ${counted(rates.length, "run")} of main explains ${points(own)}` };
  const now = { rate: score2, n: metricLevel(sides.candidate, rubric)?.effective_n ?? 0 };
  const drop = before.score - score2;
  const explains = drop - differenceLowerBound({ rate: before.score, n: before.effective_n }, now, alpha);
  return { explains, by: `; noise explains ${points(explains)}` };
}
function missingReference(policy, { reference }, why) {
  return {
    code: "drift-reference-missing",
    effect: "warn",
    what: `The drift reference \`${reference}\` cannot be compared with: ${why}`,
    next: "Pin a commit of main whose run is in the history, or a baseline file (`agent-gate baseline-file`), which no history forgets",
    where: placeText(policy.placeOf("/drift/reference"))
  };
}
function otherRubric(drift, rubric, before) {
  return {
    code: "drift-not-comparable",
    effect: "notice",
    what: `\`${rubric.metric}\` was ${before === void 0 ? "not measured" : `measured by another content of \`${rubric.rubric}\``} at the drift reference ${shortReference(drift)}`,
    ...before === void 0 ? {} : { expected: `version ${rubric.version}`, actual: `version ${before.version}` },
    next: "Pin a reference that the rubric of today has measured",
    subject: rubric.metric
  };
}
function shortReference({ reference }) {
  return `\`${isCommit(reference) ? shortSha(reference) : reference}\``;
}

// src/gating/history/main-level.ts
function runsOfOneLevel(policy, runs) {
  const [newest, ...older] = runs;
  if (newest === void 0) return { runs, findings: [] };
  const alike = until(older, (index) => differs3(policy, newest, older.slice(index, index + 1)));
  const kept = until(alike, (index) => differs3(policy, newest, alike.slice(index)));
  const left = older.length - kept.length;
  if (left === 0) return { runs, findings: [] };
  return {
    runs: [newest, ...kept],
    findings: [
      {
        code: "main-changed",
        effect: "notice",
        what: `Main itself changed after ${older[kept.length]?.origin.label}: ${counted(left, "older run")} of it ${left === 1 ? "is" : "are"} left out`,
        subject: newest.origin.label
      }
    ]
  };
}
function until(runs, ends) {
  const end = runs.findIndex((_, index) => ends(index));
  return end < 0 ? runs : runs.slice(0, end);
}
function differs3(policy, newest, older) {
  const sides = { candidate: newest.report, runs: older.map(({ report: report2 }) => report2) };
  const { metrics, criteria } = compareReports(policy, sides, pairScenarios(sides));
  return [...metrics, ...criteria].filter(gates).some(({ state }) => state === "regressed" || state === "improved");
}

// src/gating/findings/asked-less.ts
var MOST_RATES = 3;
function askedLess(policy, { metrics, criteria }, { pairs }) {
  const rubrics = metrics.filter(isMeasured).flatMap((metric) => ofMetric(metric, pairs));
  const isTold2 = ({ rubric }) => rubrics.some((one) => one.rubric === rubric);
  const found = criteria.filter(isMeasuredCriterion).flatMap((criterion) => ofCriterion(policy, criterion, pairs));
  const others = [...rubrics, ...found.filter((one) => !isTold2(one))].filter(({ isHeld }) => !isHeld);
  return [...[...rubrics, ...found].filter(({ isHeld }) => isHeld).map(held), ...noted(others)];
}
function isMeasured(metric) {
  return gates(metric) && metric.candidate !== null;
}
function isMeasuredCriterion(criterion) {
  return gates(criterion) && (criterion.candidate?.total ?? 0) > 0;
}
function ofMetric({ name: name2, rubric, tier, threshold }, pairs) {
  const isHeld = tier === "critical" || threshold !== null;
  const isAsked = (scenario) => meanScore(scenario, rubric) !== null;
  return lostIn(pairs, { name: name2, rubric, isHeld }, isAsked);
}
function ofCriterion(policy, criterion, pairs) {
  const { rubric, key, tier, threshold } = criterion;
  const name2 = criterionName(rubric, key);
  const isHeld = tier === "critical" || threshold !== null && criterionBar(policy, name2).named;
  return lostIn(pairs, { name: name2, rubric, isHeld }, (scenario) => tallyOf(scenario, rubric, key).total > 0);
}
function lostIn(pairs, rate2, isAsked) {
  const asked = pairs.filter(({ runs }) => runs.every((run2) => run2 === null || isAsked(run2)));
  const lost = asked.filter(({ candidate }) => !isAsked(candidate) && missingUnder(candidate, rate2.rubric) === 0);
  if (lost.length === 0) return [];
  return [{ ...rate2, asked: asked.length, lost: lost.map(({ scenario }) => scenario) }];
}
var NEXT = "See whether it rightly does not apply there any more, or the results lack the facts that tell";
function held(rate2) {
  return {
    code: "asked-less",
    effect: "warn",
    what: `\`${rate2.name}\` is no longer asked in ${lostText(rate2)}: ${nameList(rate2.lost)}`,
    next: NEXT,
    subject: rate2.name
  };
}
function lostText({ lost, asked }) {
  return `${lost.length} of the ${counted(asked, "scenario")} in which main asks it`;
}
function noted(rates) {
  if (rates.length === 0) return [];
  const told = rates.map(({ name: name2, lost, asked }) => `\`${name2}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`);
  return [
    {
      code: "asked-less",
      effect: "notice",
      what: `No longer asked in scenarios in which main asks it: ${someOf(told, MOST_RATES)}`,
      next: NEXT
    }
  ];
}

// src/gating/comparing/unrecorded.ts
function unrecordedScenarios({ pairs }) {
  return pairs.filter(({ candidate, baseline }) => isRecorded2(baseline) && !isRecorded2(candidate) && !hasOnlyCrashed(candidate)).map(({ scenario }) => scenario);
}
function lostFacts(changed) {
  const idsOf3 = (fact) => new Set(changed.filter((one) => lostFact(one) === fact).map(({ scenario }) => scenario));
  const lost = ["input", "ground_truth"].map((fact) => ({ fact, scenarios: idsOf3(fact) }));
  return { lost: lost.filter(({ scenarios }) => scenarios.size > 0), reworded: idsOf3(null) };
}
function lostFact({ candidate, baseline }) {
  if (candidate.records === void 0 || candidate.records === "both") return null;
  const missing2 = candidate.records === "input" ? "ground_truth" : "input";
  return baseline.records === "both" || baseline.records === missing2 ? missing2 : null;
}
function isRecorded2({ content, unrecorded: unrecorded3 = 0 }) {
  return content !== NO_CONTENT && unrecorded3 === 0;
}
function hasOnlyCrashed({ rubrics, errored }) {
  return Object.values(rubrics).every(({ scores: scores2 }) => scores2.length <= errored.agent);
}

// src/gating/findings/comparability-findings.ts
function comparabilityFindings(policy, { candidate, runs: [baseline, ...older] }, pairing) {
  if (baseline === void 0) return [];
  const effect2 = policy.on_not_comparable === "pass" ? "warn" : "invalid";
  return [
    ...scenariosComparable(policy, pairing) ? [] : [tooLittleInCommon(policy, pairing, { effect: effect2, older })],
    ...rubricsInOrder(candidate).filter((rubric) => !rubricComparable(rubric, baseline)).map((rubric) => otherRubric2(policy, rubric, baseline, effect2)),
    ...rubricsInOrder(baseline).filter((rubric) => candidate.rubrics.every((other) => other.rubric !== rubric.rubric)).map((rubric) => goneRubric(policy, rubric))
  ];
}
function tooLittleInCommon(policy, pairing, { effect: effect2, older }) {
  const { overlap, changed } = pairing;
  const total = overlap.common === 0 ? overlap.total - changed.length : overlap.total;
  return {
    code: "scenarios-not-comparable",
    effect: effect2,
    what: overlap.common === 0 ? "No judged scenario of the baseline is in this run, so nothing can be compared" : `Only ${overlap.common} of ${overlap.total} scenarios are in both runs${countedTwice(pairing)}, too few to compare them`,
    expected: `at least ${percent(minOverlap(policy), 0)} of the scenarios in both runs`,
    actual: [countedShare({ passed: overlap.common, total }, "scenario"), ...bothSides3(pairing)].join("; "),
    next: orAccept(mendOverlap(pairing, older), "if the suite changed on purpose,", policy)
  };
}
function countedTwice({ changed }) {
  return changed.length === 0 ? "" : ` (${changed.length} ${changed.length === 1 ? "that asks something else counts" : "that ask something else count"} twice)`;
}
function mendOverlap(pairing, older) {
  if (ranInPart(pairing, older))
    return "Run main once more with the whole suite: its newest run has only a part, and one before it had more";
  const { changed, gone, new: news } = pairing;
  const [most] = lostFacts(changed).lost.toSorted((a, b) => b.scenarios.size - a.scenarios.size);
  if (most !== void 0 && most.scenarios.size * 2 > changed.length + gone.length + news.length)
    return `Let the harness record \`${most.fact}\` again: without it nobody sees whether a scenario asks the same`;
  if (changed.length > gone.length + news.length)
    return "Reword fewer scenarios at a time, or undo it where none was meant: a reworded scenario is another one, whatever its id";
  return "Keep scenario ids stable, or let trials record their `input`";
}
function ranInPart({ new: news, gone, changed }, older) {
  const known2 = new Set(older.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)));
  return gone.length === 0 && changed.length === 0 && news.some(({ scenario }) => known2.has(scenario));
}
function bothSides3({ new: news, gone, changed }) {
  const { lost, reworded: reworded2 } = lostFacts(changed);
  const sides = [
    ["in this run only", news.map(({ scenario }) => scenario)],
    ["on main only", gone.map(({ scenario }) => scenario)],
    ...lost.map(({ fact, scenarios }) => [`no longer recording \`${fact}\``, [...scenarios]]),
    ["asking something else", [...reworded2]]
  ];
  return sides.filter(([, ids]) => ids.length > 0).map(([where2, ids]) => `${where2}: ${nameList(ids)}`);
}
function otherRubric2(policy, rubric, baseline, effect2) {
  const before = baseline.rubrics.find((other) => other.rubric === rubric.rubric);
  return {
    code: "rubric-not-comparable",
    effect: effect2,
    what: before === void 0 ? `The baseline was not scored with the rubric \`${rubric.rubric}\`` : `The baseline was scored with another content of the rubric \`${rubric.rubric}\``,
    expected: `version ${rubric.version} (${shortHash(rubric.hash)})`,
    actual: before === void 0 ? "no such rubric" : `version ${before.version} (${shortHash(before.hash)})`,
    next: orAccept("Compare with a baseline that keeps its trials, so that it can be scored again", "or", policy),
    subject: rubric.rubric
  };
}
function goneRubric(policy, rubric) {
  const isAccepted = policy.on_not_comparable === "pass" || !gates(metricBar(policy, rubric.metric));
  return {
    code: "rubric-gone",
    effect: isAccepted ? "warn" : "block",
    what: `The rubric \`${rubric.rubric}\` (${rubric.metric}) scored the baseline and does not score this run`,
    next: "Bring it back; if main has removed it on purpose, let main save a new baseline",
    subject: rubric.rubric
  };
}

// src/gating/findings/few-scenarios.ts
function tooFewScenarios({ metrics, criteria }, pairing) {
  const { pairs } = pairing;
  const seldom = criteria.filter(({ state }) => state === "insufficient");
  const scarce = metrics.filter(({ state }) => state === "insufficient");
  const names = scarce.map(({ name: name2 }) => `\`${name2}\``);
  const few = [...names, ...seldom.map((criterion) => seldomText(criterion, pairs.length))];
  if (few.length === 0) return [];
  const fallen = criteria.filter(isUntestedFall).map(fallText);
  const told = fallen.length === 0 ? "" : `; critical and lower than on main: ${someOf(fallen)}`;
  const byFamily = pairs.some(({ baseline }) => baseline.family !== void 0) ? ", those of one family counted once" : "";
  return [
    {
      code: "too-few-scenarios",
      effect: fallen.length === 0 ? "notice" : "warn",
      what: `Fewer than ${FEWEST_SCENARIOS} paired scenarios${byFamily}: thresholds alone decide on ${someOf(few)}${told}`,
      expected: `at least ${counted(FEWEST_SCENARIOS, "paired scenario")}`,
      next: seldom.some((criterion) => appliesSeldom(criterion, pairs.length)) ? "Add scenarios in which it applies; to the others it is no question" : adviceOnFew(pairs.length, unjudgedUnder(scarce, pairing))
    }
  ];
}
function appliesSeldom({ paired }, pairs) {
  return pairs >= FEWEST_SCENARIOS && (paired?.scenarios ?? 0) < FEWEST_SCENARIOS;
}
function seldomText(criterion, pairs) {
  const name2 = `\`${criterionName(criterion.rubric, criterion.key)}\``;
  const scenarios = counted(criterion.paired?.scenarios ?? 0, "scenario");
  return appliesSeldom(criterion, pairs) ? `${name2} (applied in ${scenarios} on both sides)` : name2;
}
function unjudgedUnder(metrics, { pairs, unjudged: unjudged3 }) {
  const lacks = (scenario) => metrics.some(({ rubric }) => meanScore(scenario, rubric) === null && missingUnder(scenario, rubric) > 0);
  const lacking = pairs.filter(({ candidate, baseline }) => lacks(candidate) || lacks(baseline));
  const ids = lacking.map(({ candidate }) => candidate.scenario);
  return (/* @__PURE__ */ new Set([...unjudged3.candidate, ...unjudged3.baseline, ...ids])).size;
}
function adviceOnFew(paired, unjudged3) {
  if (unjudged3 === 0 || paired + unjudged3 < FEWEST_SCENARIOS) return "Add scenarios; 30 or more are worth comparing";
  return `See why ${counted(unjudged3, "scenario")} ${unjudged3 === 1 ? "has" : "have"} no verdict, and run them again`;
}
function isUntestedFall({ state, tier, delta, tolerance }) {
  return state === "insufficient" && tier === "critical" && (delta ?? 0) < -tolerance - SLACK3;
}
function fallText({ rubric, key, baseline, candidate }) {
  return `\`${criterionName(rubric, key)}\` (${countText(baseline)} -> ${countText(candidate)})`;
}
function countText(count) {
  return count === null ? "–" : `${count.passed}/${count.total}`;
}

// src/gating/findings/no-baseline.ts
var RUN_MAIN_ONCE = "Run the gate on main once, so that there is a baseline";
function withoutBaseline(policy, baseline) {
  if (baseline !== null) return [];
  const blocks3 = policy.on_no_baseline === "fail";
  const what = `No baseline to compare with${blocks3 ? ", and the policy asks for one (`on_no_baseline: fail`)" : whatDecides(policy)}`;
  return [{ code: "no-baseline", effect: blocks3 ? "block" : "notice", what, next: RUN_MAIN_ONCE }];
}
function whatDecides({ require: require2 }) {
  return require2 === "proof" ? "" : ": thresholds alone decide";
}

// src/gating/findings/policy-names.ts
function unknownNames(policy, candidate, baseline) {
  const gate = policy.gate ?? {};
  const own = knownNames2(candidate);
  const all = [...candidate.scenarios, ...baseline?.scenarios ?? []];
  const scenarios = all.flatMap((scenario) => [scenario.scenario, ...scenario.tags]);
  const metrics = known(own.metrics);
  return [
    ...unknownAmong(policy, "metric", metrics, rulesOf(policy, "metrics")),
    ...unknownAmong(policy, "criterion", known(["*", ...own.criteria]), rulesOf(policy, "criteria")),
    ...unknownAmong(policy, "outcome", known(own.outcomes), rulesOf(policy, "outcomes")),
    ...unknownAmong(policy, "metric", metrics, listed5("/drift/metrics", policy.drift?.metrics)),
    ...unknownAmong(
      policy,
      "scenario",
      known(scenarios),
      listed5("/gate/scenarios/must_pass", gate.scenarios?.must_pass)
    )
  ];
}
function unknownWaivers(waivers, { candidate, runs }) {
  const reports = [candidate, ...runs];
  const names = {
    metric: known(reports.flatMap((report2) => knownNames2(report2).metrics)),
    criterion: known(reports.flatMap((report2) => knownNames2(report2).criteria)),
    scenario: known(reports.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)))
  };
  return waivers.flatMap((waiver) => {
    const kind = kindOf(waiver);
    const subject = subjectOf(waiver);
    if (names[kind].has(subject)) return [];
    const who = runs.length === 0 ? "this run does not have" : "neither this run nor main has";
    const what = `The waiver names the ${kind} \`${subject}\`, which ${who}`;
    return [{ code: "unknown-waiver", effect: "warn", what, next: names[kind].advise(subject), subject }];
  });
}
function knownNames2(report2) {
  const { rubrics } = report2;
  const bare = primaryRubric(report2)?.outcomes ?? [];
  return {
    metrics: rubrics.map((rubric) => rubric.metric),
    criteria: rubrics.flatMap((rubric) => rubric.criteria.map(({ key }) => criterionName(rubric.rubric, key))),
    outcomes: [
      ...bare.map(({ outcome }) => outcome),
      ...rubrics.flatMap((rubric) => rubric.outcomes.map(({ outcome }) => `${rubric.rubric}/${outcome}`))
    ]
  };
}
var MOST_COMPARED = 1e6;
function known(all) {
  const has = new Set(all);
  const names = [...has].sort();
  const list = names.length === 0 ? "This run has none" : `Known: ${nameList(names, 10)}`;
  let compared = 0;
  const advise = (name2) => {
    compared += names.length;
    return (compared <= MOST_COMPARED ? adviseNearest(name2, names) : "") || list;
  };
  return { has: (name2) => has.has(name2), advise };
}
function rulesOf({ gate }, section) {
  return Object.keys(gate?.[section] ?? {}).map((name2) => ({ name: name2, pointer: rulePointer(section, name2) }));
}
function listed5(at2, names = []) {
  return names.map((name2, index) => ({ name: name2, pointer: `${at2}/${index}` }));
}
function unknownAmong(policy, kind, names, named2) {
  return named2.filter(({ name: name2 }) => !names.has(name2)).map(({ name: name2, pointer }) => ({
    code: `unknown-${kind}`,
    effect: "invalid",
    what: `The policy names the ${kind} \`${name2}\`, which this run does not have`,
    next: names.advise(name2),
    subject: name2,
    where: placeText(policy.placeOf(pointer))
  }));
}

// src/gating/findings/policy-sense.ts
function senselessRules(policy, sides, comparisons) {
  if (sides.candidate.trials.scored === 0) return [];
  return [
    ...nothingBlocks(policy, comparisons),
    ...neverApplies(policy, sides),
    ...unreachableAlpha(policy, sides, comparisons),
    ...crowdedOutcomes(policy, sides.candidate),
    ...unreachableProof(policy, sides, comparisons)
  ];
}
function nothingBlocks(policy, { metrics, criteria, outcomes }) {
  const { must_pass: mustPass = [], gone = "fail" } = policy.gate?.scenarios ?? {};
  const mayBlock = [...metrics, ...criteria].some(gates) || outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) || mustPass.length > 0 || gone === "fail" || policy.on_no_baseline === "fail";
  if (mayBlock) return [];
  return [
    senseless(policy, "/gate", {
      code: "policy-never-fails",
      what: "Nothing in this policy can block: every metric and criterion is advisory, and there is no other rule",
      next: "Let at least the primary metric gate"
    })
  ];
}
function neverApplies(policy, { candidate, runs }) {
  const applied = new Set([candidate, ...runs].flatMap((report2) => criteriaOf2(report2, ({ total }) => total > 0)));
  return criteriaOf2(candidate, () => true).filter((name2) => !applied.has(name2)).filter((name2) => isNamedCritical(criterionBar(policy, name2))).map(
    (name2) => senseless(policy, rulePointer("criteria", name2), {
      code: "policy-never-fails",
      what: `The critical criterion \`${name2}\` applies in none of the trials, so it guards nothing`,
      next: "Add a scenario in which it applies, or drop the rule",
      subject: name2
    })
  );
}
function criteriaOf2({ rubrics }, fits) {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}
function isNamedCritical({ named: named2, tier }) {
  return named2 && tier === "critical";
}
function unreachableAlpha(policy, { candidate, runs }, { metrics, criteria }) {
  const { alpha } = policy;
  const gating2 = metrics.filter(gates);
  const tested = [...gating2, ...criteria.filter(gates)];
  if (alpha === void 0 || gating2.length === 0 || runs.length >= FEWEST_RUNS) return [];
  if (policy.noise === "none" || tested.some(({ threshold }) => threshold !== null)) return [];
  if (gating2.some(({ rubric }) => ![candidate, ...runs].every((report2) => isPassOrFail(report2, rubric)))) return [];
  const scenarios = tested.map(({ paired }) => paired?.scenarios ?? 0);
  const most = Math.max(...scenarios);
  if (most < FEWEST_SCENARIOS || gating2.some(({ paired }) => paired === void 0) || strongest(most) <= alpha)
    return [];
  return [
    senseless(policy, "/alpha", {
      code: "policy-never-fails",
      what: `With ${counted(most, "paired scenario")} no drop but that of them all can count at \`alpha: ${alpha}\`: the clearest other has p ${pValue(strongest(most))}`,
      expected: `at least ${enoughFor(alpha, most)} paired scenarios, or a larger alpha`,
      next: "Add scenarios, or choose a larger alpha"
    })
  ];
}
function enoughFor(alpha, most) {
  let scenarios = most;
  while (strongest(scenarios) > alpha) scenarios++;
  return scenarios;
}
function strongest(scenarios) {
  const allBut = (spared) => pairedTest(Array.from({ length: scenarios }, (_, index) => index < spared ? 0 : -1))?.worse ?? 1;
  return Math.min(allBut(0), allBut(1), 2 ** -(scenarios + 1));
}
function crowdedOutcomes(policy, candidate) {
  return candidate.rubrics.flatMap(({ rubric, outcomes }) => {
    const wanted = outcomes.map(({ outcome }) => ({
      outcome,
      least: outcomeRule(policy, candidate, rubric, outcome).at_least ?? 0
    }));
    const total = wanted.reduce((sum2, { least }) => sum2 + least, 0);
    const named2 = wanted.find(({ least }) => least > 0)?.outcome ?? "";
    if (total <= 1 + SLACK3) return [];
    const bare = Object.hasOwn(policy.gate?.outcomes ?? {}, named2) ? named2 : `${rubric}/${named2}`;
    return [
      senseless(policy, rulePointer("outcomes", bare), {
        code: "policy-never-passes",
        what: `The \`at_least\` shares of the outcomes of \`${rubric}\` add up to ${percent(total)} of the trials, so no run can pass`,
        next: "Every trial ends in one outcome only: lower the shares"
      })
    ];
  });
}
function unreachableProof(policy, { candidate }, { metrics }) {
  if (policy.require !== "proof" || policy.noise === "none") return [];
  return metrics.flatMap((metric) => {
    const { name: name2, paired, tolerance } = metric;
    if (!gates(metric) || paired === void 0 || paired.scenarios < FEWEST_SCENARIOS) return [];
    const trials = fewestTrials(candidate, metric.rubric) + trialsToCome(policy, candidate);
    const least = smallestHalfWidth(paired.scenarios, trials, testSettings(policy).alpha);
    if (least < tolerance) return [];
    return [
      senseless(policy, metricBar(policy, name2).named ? rulePointer("metrics", name2) : "/require", {
        code: "policy-never-passes",
        what: `${counted(paired.scenarios, "paired scenario")} x ${counted(trials, "trial")} can never prove that \`${name2}\` did not drop by ${points(tolerance)}, even if nothing changed`,
        expected: `a tolerance above ${points(least)}, or more scenarios or trials`,
        next: "Add scenarios or trials, allow more, or do not require proof",
        subject: name2
      })
    ];
  });
}
function senseless(policy, pointer, finding) {
  const { code, next, ...said } = finding;
  return {
    code,
    effect: "invalid",
    ...said,
    next: `${next}${whereItDecides(policy)}`,
    where: placeText(policy.placeOf(pointer))
  };
}

// src/gating/findings/criterion-rate-findings.ts
function criterionThreshold(policy, criterion, noiseOf2, sides) {
  const { threshold, candidate, baseline, state } = criterion;
  const name2 = criterionName(criterion.rubric, criterion.key);
  if (threshold === null) return [];
  const rule = criterionBar(policy, name2);
  const rate2 = candidate && rateOf(candidate);
  if (rate2 === null || candidate === null) {
    const what = `\`${name2}\` has a threshold, but applied in none of the trials`;
    return [unmeasured(policy, what, name2, threshold, rule.named ? blockOrWarn(criterion) : "warn")];
  }
  const standing = standingOf(rate2, rule, noiseOf2);
  if (standing === "met") return [];
  const [actual, bar] = percents(rate2, threshold);
  const counts2 = `${candidate.passed} of ${counted(candidate.total, "trial")}`;
  const bars = { threshold, baseline: baseline && rateOf(baseline), state };
  const main = besideMain(policy, bars, "the scenarios in which it fails");
  return [
    {
      ...underThreshold("criterion", standing, blockOrWarn(criterion)),
      what: `\`${name2}\` passes in ${actual} (${counts2}), below its threshold of ${bar}${withinNoise(standing)}${main.said}${afterwards(crashedShare(candidate, sides.candidate.trials))}`,
      expected: `at least ${bar}`,
      actual: `${actual} (${counts2})`,
      next: main.next,
      subject: name2
    }
  ];
}
function criterionRegression(criterion, { sides, pairs }) {
  const { state, paired, delta, candidate } = criterion;
  if (state !== "regressed" || paired === void 0) return [];
  const name2 = criterionName(criterion.rubric, criterion.key);
  const moved = hasFallen(criterion) ? null : movedScenarios(pairs, (one) => rateOf(tallyOf(one, criterion.rubric, criterion.key)));
  const fall = describeFall(criterion, paired);
  return [
    {
      code: "criterion-regressed",
      effect: blockOrWarn(criterion),
      what: `The pass rate of \`${name2}\` ${moved === null ? fall : `is ${moved.what}`}${afterwards(crashedShare(candidate, sides.candidate.trials))}`,
      expected: allowedDrop(criterion),
      actual: moved?.actual ?? `a drop of ${points(delta ?? 0)}`,
      next: "Look at the scenarios in which it fails now and passed before",
      subject: name2
    }
  ];
}
function describeFall({ candidate, baseline, delta }, paired) {
  const over = `over ${pairedText(paired)}`;
  const [before, now] = percents(paired.baseline, paired.candidate);
  const [main, own] = [baseline && rateOf(baseline), candidate && rateOf(candidate)];
  if (paired.waived === void 0 || main === null || own === null) return `fell from ${before} to ${now} ${over}`;
  return `fell from ${percents(main, own).join(" to ")} (by ${points(delta ?? 0)} ${over})`;
}
function afterwards(text2) {
  return text2 === "" ? "" : `; ${text2}`;
}

// src/gating/findings/doubt-findings.ts
function doubtsAboutMetric(policy, metric, early) {
  const waits = early && metric.state === "inconclusive";
  return [...waits ? [] : unproven(policy, metric), ...unclearMetric(policy, metric, early)];
}
var FIRST_LOOK = "a first look at few trials never blocks, all trials together decide";
function unproven(policy, metric) {
  const { name: name2, state, tolerance, interval } = metric;
  if (policy.require !== "proof" || !gates(metric)) return [];
  if (["unchanged", "improved", "regressed"].includes(state)) return [];
  return [
    {
      code: "not-proven",
      effect: "block",
      what: `The policy requires proof, and this run does not prove that \`${name2}\` did not drop by ${points(tolerance)}`,
      expected: "unchanged or improved",
      actual: interval === null ? state.replace("-", " ") : `${state}: a drop of up to ${points(interval.lower)} is possible`,
      next: state === "no-baseline" ? RUN_MAIN_ONCE : "Add trials or scenarios, or compare with more runs of main",
      subject: name2
    }
  ];
}
function unclearMetric(policy, metric, early) {
  if (metric.state !== "inconclusive") return [];
  const loud = gates(metric) && !early && (policy.on_inconclusive ?? "pass") !== "pass";
  return [
    {
      code: "inconclusive",
      effect: loud ? "warn" : "notice",
      what: `\`${metric.name}\` is ${describeChange2(metric.delta ?? 0)}: ${early && metric.leaning_down ? FIRST_LOOK : openQuestion(metric)}`,
      next: "Add trials or scenarios to see smaller changes",
      subject: metric.name
    }
  ];
}
function describeChange2(delta) {
  return delta === 0 ? "as on main" : `${delta < 0 ? "lower" : "higher"} by ${points(delta)}`;
}
function doubtsAboutCriteria(criteria, early) {
  const names = criteria.filter((criterion) => criterion.leaning_down && gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key));
  if (names.length === 0) return [];
  return [
    {
      code: "criteria-leaning-down",
      effect: "notice",
      what: `Lower than on main${early ? `; ${FIRST_LOOK}` : ", but no proof of a drop when all rates are tested together"}: ${nameList(names)}`,
      next: "Look at the scenarios in which they fail now and passed before"
    }
  ];
}

// src/gating/findings/metric-rate-findings.ts
function metricThreshold(policy, metric, noiseOf2) {
  const { name: name2, threshold, candidate, baseline, candidate_trials, state } = metric;
  const effect2 = blockOrWarn(metric);
  if (threshold === null) return [];
  if (candidate === null)
    return [
      unmeasured(
        policy,
        `\`${name2}\` has a threshold, but the rubric judged none of the trials`,
        name2,
        threshold,
        effect2
      )
    ];
  const standing = standingOf(candidate, metricBar(policy, name2), noiseOf2);
  const [rate2, bar] = percents(candidate, threshold);
  const trials = counted(candidate_trials.total, "scored trial");
  if (standing === "met") return [];
  const main = besideMain(policy, { threshold, baseline, state }, "the scenarios that fail");
  return [
    {
      ...underThreshold("metric", standing, effect2),
      what: `${name2} is ${rate2}, below its threshold of ${bar} (${trials})${withinNoise(standing)}${main.said}`,
      expected: `at least ${bar}`,
      actual: `${rate2} over ${trials}`,
      next: main.next,
      subject: name2
    }
  ];
}
function metricRegression(metric, { sides, pairs }) {
  if (metric.state !== "regressed") return [];
  const moved = hasFallen(metric) ? null : movedScenarios(pairs, (one) => meanScore(one, metric.rubric));
  return [
    {
      code: "metric-regressed",
      effect: blockOrWarn(metric),
      what: moved === null ? describeFall2(metric, sides) : `${metric.name} is ${moved.what} (${scoredTrials(metric, sides)})`,
      expected: allowedDrop(metric),
      actual: moved?.actual ?? `a drop of ${points(metric.delta ?? 0)} over ${counted(metric.paired?.scenarios ?? 0, "paired scenario")}`,
      next: "Look at the scenarios that fell against the baseline",
      subject: metric.name
    }
  ];
}
var NOTHING_PAIRED = { scenarios: 0, candidate: 0, baseline: 0 };
function describeFall2(metric, sides) {
  const { name: name2, candidate, baseline, delta, tolerance, paired = NOTHING_PAIRED } = metric;
  const trials = scoredTrials(metric, sides);
  const scenarios = pairedText(paired);
  if (candidate !== null && baseline !== null && candidate - baseline < -tolerance - SLACK3) {
    const [before2, now2] = percents(baseline, candidate);
    return `${name2} fell from ${before2} to ${now2} (${trials}; by ${points(delta ?? 0)} over ${scenarios})`;
  }
  const [before, now] = percents(paired.baseline, paired.candidate);
  return `${name2} fell from ${before} to ${now} over ${scenarios} (${trials})`;
}

// src/gating/findings/rate-findings.ts
function rateFindings(policy, comparisons, compared) {
  const { sides, early } = compared;
  const { metrics, criteria, outcomes, noiseOf: noiseOf2 } = comparisons;
  return [
    ...metrics.flatMap((metric) => [
      ...metricThreshold(policy, metric, () => noiseOf2(metric.rubric)).map(withCrashes(metric, criteria, sides)),
      ...metricRegression(metric, compared).map(withCrashes(metric, criteria, sides)),
      ...doubtsAboutMetric(policy, metric, early)
    ]),
    ...criteria.flatMap((criterion) => [
      ...criterionThreshold(policy, criterion, () => noiseOf2(criterion.rubric, criterion.key), sides),
      ...criterionRegression(criterion, compared)
    ]),
    ...doubtsAboutCriteria(criteria, early),
    ...outcomes.flatMap((outcome) => outcomeLimits(outcome, metrics[0]?.rubric))
  ];
}
function withCrashes({ rubric, candidate_trials: trials }, criteria, { candidate }) {
  const share = criteria.some((one) => one.rubric === rubric) ? "" : crashedShare(trials, candidate.trials);
  return (finding) => share === "" ? finding : { ...finding, what: `${finding.what}; ${share}` };
}

// src/gating/findings/missing-scenarios.ts
var GONE_EFFECTS = { fail: "block", warn: "warn", allow: "notice" };
function goneEffect({ gate }) {
  return GONE_EFFECTS[gate?.scenarios?.gone ?? "fail"];
}
function goneScenarios(policy, candidate, pairing, excused) {
  const gone = pairing.gone.filter(({ scenario }) => !excused.gone.has(scenario));
  if (gone.length === 0) return [];
  const { removed, textOf: textOf5 } = primaryEffects(candidate, pairing);
  const effect2 = textOf5("main", gone.map(removed));
  const isOne = gone.length === 1;
  return [
    {
      code: "scenarios-gone",
      effect: goneEffect(policy),
      what: `${counted(gone.length, "scenario")} of the baseline ${isOne ? "is" : "are"} gone: ${nameList(gone.map(({ scenario }) => scenario))}`,
      actual: `${gone.length} missing${effect2 === "" ? "" : `; without ${isOne ? "it" : "them"} ${effect2}`}`,
      ...goneEffect(policy) === "notice" ? {} : bringBack(policy, isOne)
    }
  ];
}
function bringBack(policy, isOne) {
  const [back, were] = isOne ? ["Bring the scenario back", "it was"] : ["Bring the scenarios back", "they were"];
  return {
    expected: "every scenario of the baseline in this run",
    next: unlessMeant(back, `if ${were} removed on purpose,`, policy, isOne)
  };
}
function unlessMeant(otherwise, joint, policy, isOne) {
  if (goneEffect(policy) !== "block") return otherwise;
  return `${otherwise}; ${joint} ${waiveOr("set `gate.scenarios.gone: warn`", isOne ? "it" : "each", policy)}`;
}
function primaryEffects(candidate, pairing) {
  const { rubric, metric } = primaryRubric(candidate) ?? { rubric: "", metric: "" };
  const textOf5 = (whose, effects) => effectText(whose, metric, sumOfEffects(effects));
  return { ...suiteEffects(pairing, rubric), textOf: textOf5 };
}
function alone(effect2) {
  return effect2 === "" ? "" : `; by that alone ${effect2}`;
}
function changedScenarios(policy, candidate, pairing, excused) {
  const changed = pairing.changed.filter(({ scenario }) => !excused.gone.has(scenario));
  const { lost, reworded: reworded2 } = lostFacts(changed);
  const { added: added3, removed, textOf: textOf5 } = primaryEffects(candidate, pairing);
  const effectOf4 = (ids) => {
    const these = changed.filter(({ scenario }) => ids.has(scenario));
    return textOf5(
      "this run",
      these.flatMap((one) => [added3(one.candidate), removed(one.baseline)])
    );
  };
  const told = [...lost.map(noLongerRecorded), ...reworded2.size === 0 ? [] : [askingOtherwise(reworded2)]];
  return told.map(({ ids, what, next }) => ({
    code: "scenarios-changed",
    effect: goneEffect(policy),
    what: `${what}: ${nameList([...ids])}`,
    actual: `${ids.size} changed and not compared${alone(effectOf4(ids))}`,
    ...goneEffect(policy) === "notice" ? {} : askTheSame(next, policy, ids.size === 1)
  }));
}
function askTheSame(next, policy, isOne) {
  return {
    expected: "the same `input` and `ground_truth` under the same id",
    next: unlessMeant(next, `if ${isOne ? "it was" : "they were"} changed on purpose,`, policy, isOne)
  };
}
function noLongerRecorded({ fact, scenarios }) {
  const records = scenarios.size === 1 ? "records" : "record";
  return {
    ids: scenarios,
    what: `${counted(scenarios.size, "scenario")} no longer ${records} \`${fact}\`, which main's do`,
    next: "Let the harness record it again"
  };
}
function askingOtherwise(ids) {
  return {
    ids,
    what: `${counted(ids.size, "scenario")} ${ids.size === 1 ? "asks" : "ask"} something else than on main`,
    next: "Give a new question a new id"
  };
}

// src/gating/findings/must-pass.ts
function mustPassFindings(policy, sides, pairing) {
  const { candidate } = sides;
  const here = scenariosById(candidate.scenarios);
  const rubric = primaryRubric(candidate)?.rubric ?? "";
  const ids = idsOf2(policy, sides, pairing);
  return [
    ...ids.flatMap((id) => findingOf(policy, id, here.get(id), rubric)),
    ...fewerTrials(
      ids.flatMap((id) => here.get(id) ?? []),
      sides,
      pairing
    )
  ];
}
function fewerTrials(bound, { candidate, runs: [baseline] }, pairing) {
  const { most } = trialsPerScenario(candidate);
  const onMain2 = new Map(baseline?.scenarios.map((one) => [currentId(pairing, one.scenario), trialsOf2(one)]));
  const fewer = bound.filter((one) => trialsOf2(one) < Math.min(most, onMain2.get(one.scenario) ?? 0));
  if (fewer.length === 0) return [];
  const counts2 = fewer.map((one) => `\`${one.scenario}\` (${trialsOf2(one)} of ${onMain2.get(one.scenario)})`);
  return [
    {
      code: "must-pass-fewer",
      effect: "warn",
      what: `What has to pass has fewer trials than on main, and than other scenarios here: ${someOf(counts2)}`,
      next: "Run them as often as the others: a trial that failed may have been left out"
    }
  ];
}
function idsOf2(policy, { candidate, runs: [baseline] }, pairing) {
  const names = new Set(policy.gate?.scenarios?.must_pass ?? []);
  const isBound = ({ scenario, tags }) => names.has(scenario) || tags.some((tag) => names.has(tag));
  const here = candidate.scenarios.filter(isBound).map(({ scenario }) => scenario);
  const main = (baseline?.scenarios ?? []).filter(isBound).map(({ scenario }) => currentId(pairing, scenario));
  return sortedUnion(here, main);
}
function findingOf(policy, id, scenario, rubric) {
  const bound = { expected: "every scored trial passes", subject: id };
  if (scenario === void 0) return [absent2(policy, id, bound)];
  const scores2 = scoresOf3(scenario, rubric);
  if (scores2 === void 0) return [unjudged2(id, bound)];
  if (scores2.passed === scores2.scores.length) return [];
  const reason = scores2.failures[0];
  return [
    {
      code: "must-pass-failed",
      effect: "block",
      what: `\`${id}\` has to pass and failed`,
      actual: `${scores2.passed} of ${counted(scores2.scores.length, "trial")} passed`,
      next: "Look at the result tree of the scenario",
      ...reason === void 0 ? {} : { why: `${reason.criterion}: ${reason.explanation}` },
      ...bound
    }
  ];
}
function absent2(policy, id, bound) {
  return {
    code: "must-pass-missing",
    effect: "block",
    what: `\`${id}\` has to pass and is not in this run`,
    actual: "no trial",
    next: `Run the scenario, or ${waiveOr("take it off `must_pass`", "it", policy)}`,
    ...bound
  };
}
function unjudged2(id, bound) {
  return {
    code: "must-pass-unjudged",
    effect: "warn",
    what: `\`${id}\` has to pass and has no verdict: all its trials ended in errors that are not the agent's`,
    actual: "no scored trial",
    next: "Run the scenario again",
    ...bound
  };
}

// src/gating/findings/scenario-findings.ts
function scenarioFindings(policy, { candidate, runs }, pairing, excused) {
  return [
    ...mustPassFindings(policy, { candidate, runs }, pairing),
    ...goneScenarios(policy, candidate, pairing, excused),
    ...changedScenarios(policy, candidate, pairing, excused),
    ...unrecorded(pairing),
    ...renamedScenarios(pairing),
    ...newScenarios(policy, candidate, pairing),
    ...worseScenarios(policy, { candidate, runs }, pairing, excused),
    ...unjudgedScenarios(pairing)
  ];
}
function unrecorded(pairing) {
  const ids = unrecordedScenarios(pairing);
  if (ids.length === 0) return [];
  return [
    {
      code: "scenarios-unrecorded",
      effect: "warn",
      what: `Not every trial of ${counted(ids.length, "scenario")} records what is asked, as those of main do: ${nameList(ids)}`,
      next: "Let them record `input` or `ground_truth` again; by its id alone nobody sees whether a scenario asks something else"
    }
  ];
}
function renamedScenarios({ renamed }) {
  if (renamed.length === 0) return [];
  const names = renamed.map(({ old, new: now }) => `\`${old} -> ${now}\``);
  return [
    {
      code: "scenarios-renamed",
      effect: "notice",
      what: `${counted(renamed.length, "scenario")} ${renamed.length === 1 ? "asks" : "ask"} the same under another id than on main, and ${are(renamed)} compared: ${someOf(names)}`
    }
  ];
}
function newScenarios(policy, candidate, pairing) {
  const rule = policy.gate?.scenarios?.new ?? "allow";
  if (pairing.new.length === 0) return [];
  const { added: added3, textOf: textOf5 } = primaryEffects(candidate, pairing);
  const effect2 = textOf5("this run", pairing.new.map(added3));
  return [
    {
      code: "scenarios-new",
      effect: rule === "warn" ? "warn" : "notice",
      what: `${counted(pairing.new.length, "scenario")} ${are(pairing.new)} not in the baseline: ${nameList(pairing.new.map(({ scenario }) => scenario))}${alone(effect2)}`,
      next: "New scenarios meet the thresholds only; they are compared once main has run them"
    }
  ];
}
function worseScenarios(policy, { candidate, runs: [baseline] }, { pairs }, excused) {
  if (policy.noise !== "none" || baseline === void 0) return [];
  const rubrics = candidate.rubrics.filter((rubric) => rateComparable(rubric, rubric, { candidate, baseline })).map(({ rubric }) => rubric);
  const worse = pairs.filter((pair) => !excused.dropped.has(pair.scenario)).filter((pair) => rubrics.some((rubric) => isWorse(pair, rubric))).map(({ scenario }) => scenario);
  if (worse.length === 0) return [];
  return [
    {
      code: "scenarios-worse",
      effect: "notice",
      what: `${counted(worse.length, "scenario")} scored less than on main: ${nameList(worse)}`,
      next: "The policy declares `noise: none`, so each of them is a regression"
    }
  ];
}
function isWorse({ candidate, baseline }, rubric) {
  const [now, then] = [meanScore(candidate, rubric), meanScore(baseline, rubric)];
  return now !== null && then !== null && now < then - SLACK3;
}
function unjudgedScenarios({ unjudged: unjudged3 }) {
  const sides = [
    { ids: unjudged3.candidate, where: "in this run" },
    { ids: unjudged3.baseline, where: "in the baseline" }
  ];
  return sides.filter(({ ids }) => ids.length > 0).map(({ ids, where: where2 }) => ({
    code: "scenarios-unjudged",
    effect: "notice",
    what: `${counted(ids.length, "scenario")} ${ids.length === 1 ? "has" : "have"} no verdict ${where2} and ${are(ids)} not compared: ${nameList(ids)}`
  }));
}
function are(list) {
  return list.length === 1 ? "is" : "are";
}

// src/gating/statistics/welch.ts
function welchTest(candidate, baseline) {
  if (candidate.length < 2 || baseline.length < 2) return null;
  const parts = [candidate, baseline].map((values) => ({
    square: variance(values) / values.length,
    df: values.length - 1
  }));
  const total = parts.reduce((sum2, { square }) => sum2 + square, 0);
  if (total === 0) return null;
  const df = total ** 2 / parts.reduce((sum2, part) => sum2 + part.square ** 2 / part.df, 0);
  return tTest(mean(candidate) - mean(baseline), Math.sqrt(total), df);
}

// src/gating/findings/unpaired.ts
function unpairedDifference(candidate, baseline, pairing) {
  const primary = primaryRubric(candidate);
  if (baseline === null || primary === void 0 || pairing.overlap.common > 0) return [];
  if (!rateComparable(primary, primary, { candidate, baseline })) return [];
  const [now, then] = [candidate, baseline].map(({ scenarios }) => meanScores(scenarios, primary.rubric));
  const test = welchTest(now ?? [], then ?? []);
  if (now === void 0 || then === void 0 || test === null) return [];
  const [before, after] = percents(meanRate(then), meanRate(now));
  return [
    {
      code: "unpaired-difference",
      effect: "notice",
      what: `For information: ${primary.metric} is ${after} over ${counted(now.length, "scenario")}, and was ${before} over ${then.length} others on main${describe2(test.estimate, test.worse, test.better)}`,
      next: "Take it for a hint only: other scenarios may be harder or easier",
      subject: primary.metric
    }
  ];
}
function describe2(difference3, worse, better) {
  if (Math.abs(difference3) < SLACK3) return "";
  const p = Math.min(worse, better);
  const side = difference3 < 0 ? "lower" : "higher";
  return `, ${points(difference3)} ${side} (Welch t, one-sided p ${pValue(p)})`;
}

// src/gating/findings/vanished-findings.ts
function vanishedFindings({ metrics, criteria }, pairing) {
  const measured = new Set(metrics.filter(({ candidate }) => candidate !== null).map(({ rubric }) => rubric));
  if (measured.size === 0) return [];
  const lost = criteria.filter((one) => measured.has(one.rubric) && isVanished(one, pairing));
  return [
    ...metrics.filter((metric) => hasVanished(metric, pairing)).map((metric) => vanishedMetric(metric, pairing)),
    ...lost.filter(({ tier }) => tier === "critical").map(vanishedCriterion),
    ...vanishedCriteria(lost.filter(({ tier }) => tier !== "critical"))
  ];
}
function hasVanished({ candidate, threshold, rubric }, { pairs }) {
  if (candidate !== null || threshold !== null) return false;
  return pairs.some(({ baseline }) => meanScore(baseline, rubric) !== null);
}
function isVanished({ candidate, rubric, key }, { pairs }) {
  return (candidate?.total ?? 0) === 0 && pairs.some(({ baseline }) => tallyOf(baseline, rubric, key).total > 0);
}
var SEE_FACTS = "See whether the results still hold the facts that tell where it applies";
function vanishedMetric(metric, { pairs }) {
  const { name: name2, baseline, rubric } = metric;
  const isErrored = pairs.some(({ candidate }) => missingUnder(candidate, rubric) > 0);
  return {
    code: "metric-vanished",
    effect: blockOrWarn(metric),
    what: `${name2} is ${percent(baseline ?? 0)} on main, and its rubric has a verdict on none of the trials of this run`,
    expected: "a score, as on main",
    actual: "nothing measured",
    next: isErrored ? "See why its trials have no verdict, and run them again" : SEE_FACTS,
    subject: name2
  };
}
function vanishedCriterion({ rubric, key }) {
  const name2 = criterionName(rubric, key);
  return {
    code: "criterion-vanished",
    effect: "block",
    what: `The critical criterion \`${name2}\` was asked on main, and in none of the trials of this run`,
    expected: "asked in the scenarios in which main asked it",
    next: SEE_FACTS,
    subject: name2
  };
}
function vanishedCriteria(criteria) {
  if (criteria.length === 0) return [];
  const names = criteria.map(({ rubric, key }) => criterionName(rubric, key));
  return [
    {
      code: "criteria-vanished",
      effect: "warn",
      what: `Asked on main, and in none of the trials of this run: ${nameList(names)}`,
      next: SEE_FACTS
    }
  ];
}

// src/gating/weigh.ts
function weigh2(written, waivers, sides) {
  const policy = { ...written, waivers: waivers.held };
  const { candidate, runs } = sides;
  const baseline = runs[0] ?? null;
  const pairing = pairScenarios(sides);
  const dropOf = dropsOf(policy, sides);
  const excused = excusedScenarios(waivers, pairing, dropOf);
  const pairs = withExcused(pairing.pairs, excused);
  const compared = compareReports(policy, sides, pairing, pairs);
  const early = trialsToCome(policy, candidate) > 0;
  const comparisons = early ? withheld(compared) : compared;
  const found = [
    ...unknownNames(policy, candidate, baseline),
    ...unknownWaivers([...waivers.held, ...waivers.ignored], sides),
    ...senselessRules(policy, sides, comparisons),
    ...comparabilityFindings(policy, sides, pairing),
    ...keyFindings(policy, sides, early),
    ...unpairedDifference(candidate, baseline, pairing),
    ...withoutBaseline(policy, baseline),
    ...rateFindings(policy, comparisons, { sides, pairs, early }),
    ...early ? [] : vanishedFindings(comparisons, pairing),
    ...early ? [] : askedLess(policy, comparisons, pairing),
    ...tooFewScenarios(comparisons, pairing),
    ...scenarioFindings(policy, sides, pairing, excused),
    ...trialFindings(candidate)
  ];
  const waived = applyWaivers(waivers, { findings: found, comparisons, pairing, excused, dropOf });
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...stopped ? [] : askForTrials(policy, candidate, comparisons)];
  return { decided: decidedBy(findings, comparisons), findings, comparisons, pairing, waivers: waived.applied };
}
function dropsOf({ noise: noise2 }, sides) {
  const primary = primaryRubric(sides.candidate);
  if (primary === void 0) return () => 0;
  const runs = comparableRuns(primary, primary, sides);
  return dropsAgainst(noise2 === "none" ? runs.slice(0, 1) : runs, primary.rubric);
}
function decidedBy(findings, { metrics }) {
  if (findings.some((finding) => finding.effect === "invalid")) return "invalid";
  if (findings.some((finding) => finding.effect === "block")) return "fail";
  if (findings.some(({ code }) => code === MORE_TRIALS)) return "inconclusive";
  return metrics.filter(gates).some(({ state }) => state === "inconclusive") ? "inconclusive" : "pass";
}

// src/gating/settle.ts
function settle(policy, waivers, sides, notesOn) {
  const { candidate } = sides;
  const weighAs = (read2) => withNotes(weigh2(policy, waivers, { ...sides, candidate: read2 }), notesOn(read2));
  const weighed = weighAs(candidate);
  const { missing: missing2 } = missingTrials(candidate);
  if (missing2 === 0 || candidate.rubrics.every(({ score: score2 }) => score2 === null))
    return settled(weighed, weighed.findings);
  const read = (assumed) => weighAs(fillMissing(candidate, assumed, policy));
  const [best, worst] = [read("pass"), read("fail")];
  if (candidate.trials.scored === 0 && (best.decided !== "fail" || worst.decided !== "fail"))
    return settled(weighed, weighed.findings);
  if (!agree(best, worst)) return undecided2(policy, candidate, weighed);
  if (best.decided === weighed.decided)
    return settled(weighed, [...weighed.findings, agreed(policy, candidate, best.decided)]);
  const deciding = best.decided === "pass" ? worst : best;
  return {
    weighed,
    decided: best.decided,
    findings: [...deciding.findings, ...stillErrored(weighed), agreed(policy, candidate, best.decided)],
    waivers: deciding.waivers
  };
}
function agree(best, worst) {
  if (best.decided !== worst.decided) return false;
  return best.decided === "fail" || best.decided === "invalid" || !mayHideDrop(worst);
}
function mayHideDrop({ comparisons: { metrics, criteria } }) {
  return [...metrics, ...criteria].some((rate2) => gates(rate2) && rate2.leaning_down);
}
function settled(weighed, findings) {
  return { weighed, findings, decided: decidedBy(findings, weighed.comparisons), waivers: weighed.waivers };
}
function withNotes(weighed, notes) {
  const findings = [...weighed.findings.filter((finding) => !isSaidBetter(finding, notes)), ...notes];
  return { ...weighed, findings, decided: decidedBy(findings, weighed.comparisons) };
}
function isSaidBetter({ code, effect: effect2 }, notes) {
  return effect2 === "notice" && code === "no-baseline" && notes.some((note2) => note2.code.includes("baseline"));
}
function undecided2(policy, candidate, weighed) {
  if (!withinErrorBudget(policy, candidate))
    return settled(weighed, [pastBudget(policy, candidate), ...weighed.findings]);
  const findings = weighed.findings.map(hardenUnjudged);
  return settled(weighed, [...findings, leftOut2(policy, candidate)]);
}
function hardenUnjudged(finding) {
  return finding.code === "must-pass-unjudged" ? { ...finding, effect: "invalid" } : finding;
}
function pastBudget(policy, candidate) {
  const { total } = missingTrials(candidate);
  return {
    code: "errors-undecided",
    effect: "invalid",
    what: `${describeMissing(candidate)} of ${total} have no verdict, and the decision depends on them`,
    ...againstBudget(policy, candidate)
  };
}
function againstBudget(policy, candidate) {
  const { missing: missing2, total } = missingTrials(candidate);
  return {
    expected: `at most ${percent(errorBudget(policy))} of the trials without a verdict`,
    actual: percent(missing2 / total),
    ...adviceOnMissing(candidate)
  };
}
function leftOut2(policy, candidate) {
  const { missing: missing2, total } = missingTrials(candidate);
  return {
    code: "errors-left-out",
    effect: "warn",
    what: `Decided without the ${counted(missing2, "trial")} of ${total} that have no verdict; they could have changed the decision`,
    actual: `${percent(missing2 / total)} of the trials, within the budget of ${percent(errorBudget(policy))}`,
    ...adviceOnMissing(candidate)
  };
}
function agreed(policy, candidate, decided) {
  const { missing: missing2 } = missingTrials(candidate);
  const isStopped = decided === "fail" || decided === "invalid";
  if (!isStopped && !withinErrorBudget(policy, candidate)) return agreedPastBudget(policy, candidate, decided);
  return {
    code: "errors-immaterial",
    effect: "notice",
    what: `The decision is the same whether the ${counted(missing2, "trial")} without a verdict count as passes or as fails`
  };
}
function agreedPastBudget(policy, candidate, decided) {
  const { total } = missingTrials(candidate);
  const same = decided === "pass" ? "had all of them failed, nothing here would block" : "the decision is the same whether they count as passes or as fails";
  return {
    code: PAST_BUDGET,
    effect: "warn",
    what: `${describeMissing(candidate)} of ${total} have no verdict, which is past the error budget; ${same}`,
    ...againstBudget(policy, candidate)
  };
}
function stillErrored({ findings }) {
  return findings.filter((finding) => ["errored-trials", "scenarios-unjudged"].includes(finding.code));
}

// src/gating/decide.ts
function decide(input) {
  const { policy, candidate, today } = input;
  const aged = input.baselines.map((run2) => agedRun(run2, today));
  const { fit, runs, findings } = runsToCompare(policy, candidate, aged);
  const before = [...input.notes, ...findings, ...oldBaseline(policy, runs), ...unlikeRuns(input, fit)];
  const after = [...dueReviews(policy, today), ...replacedSecrets(candidate)];
  const notesOn = (read) => [...before, ...driftOf(input, read), ...after];
  const waivers = collectWaivers(policy, input.waivers, today);
  const sides = { candidate, runs: runs.map(({ report: report2 }) => report2) };
  const settled2 = settle(policy, waivers, sides, notesOn);
  return decisionOf({ ...input, runs, settled: settled2 });
}
function runsToCompare(policy, candidate, baselines) {
  const fit = chooseRuns(policy, candidate, baselines);
  const { runs, findings } = runsOfOneLevel(policy, fit.runs);
  return { fit: fit.runs, runs, findings: [...fit.findings, ...findings] };
}
function unlikeRuns({ policy, candidate, candidateOrigin }, runs) {
  const own = { report: candidate, origin: { ...candidateOrigin, label: "this run" } };
  return determinismFindings(policy, own, runs);
}
function driftOf({ policy, history, driftReference: reference }, candidate) {
  return driftFindings(policy, { candidate, history, reference });
}

// src/gating/findings/own-ruler.ts
var MILDEST_FIRST = [0, 2, 1, 3];
function stricterOwnRuler(decided, own, policy) {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  const { subject, scenarios, ...told } = own.findings.find(decides) ?? {};
  const where2 = told.where ?? placeOfRule(policy, told.code, subject);
  const what = `From the merge on this run's own ruler decides, and it would stop this run: ${own.headline}`;
  return [{ ...told, code: "own-ruler-stricter", effect: "warn", what, ...where2 === void 0 ? {} : { where: where2 } }];
}
var SECTIONS3 = [
  ["metric", "metrics"],
  ["criterion", "criteria"],
  ["outcome", "outcomes"]
];
function placeOfRule({ gate, placeOf: placeOf2 }, code = "", subject = "") {
  const [, section] = SECTIONS3.find(([kind]) => code.startsWith(`${kind}-`)) ?? [];
  if (section === void 0 || gate?.[section]?.[subject] === void 0) return void 0;
  return placeText(placeOf2(rulePointer(section, subject)));
}

// src/gating/ruler-effects.ts
function rulerEffects(policy, { deciding, own }) {
  const pairs = {
    deciding: pairScenarios(deciding).pairs,
    own: pairScenarios(own).pairs
  };
  const alike = deciding.runs.map((run2, index) => sameJudges(deciding.candidate, run2) && ownAlike(own, index));
  return measuresOf(policy, [deciding, own]).map(({ subject, byJudge, read }) => {
    const counts2 = (run2) => !byJudge || alike[run2] === true;
    const corners = cornerMeans(pairs.deciding, pairs.own, { read, counts: counts2 });
    return {
      subject,
      agent: difference2(corners.candidate, corners.baseline),
      ruler: difference2(corners.ownBaseline, corners.baseline),
      total: difference2(corners.ownCandidate, corners.baseline)
    };
  });
}
function ownAlike({ candidate, runs }, index) {
  const run2 = runs[index];
  return run2 !== void 0 && sameJudges(candidate, run2);
}
function measuresOf(policy, rulers) {
  const measures = /* @__PURE__ */ new Map();
  for (const sides of rulers) {
    for (const report2 of sides.candidate.rubrics) {
      const { rubric, metric, by_judge: whole } = report2;
      const score2 = { subject: metric, byJudge: whole === true, read: (one) => meanScore(one, rubric) };
      const rates = comparedCriteria(policy, report2, sides).map(({ key, by_judge: part }) => {
        const read = (one) => rateOf(tallyOf(one, rubric, key));
        return { subject: criterionName(rubric, key), byJudge: part === true, read };
      });
      for (const one of [score2, ...rates]) if (!measures.has(one.subject)) measures.set(one.subject, one);
    }
  }
  return [...measures.values()];
}
function cornerMeans(deciding, own, reading) {
  const { read } = reading;
  const ownById = new Map(own.map((pair) => [pair.scenario, pair]));
  const rows = deciding.flatMap((pair) => {
    const other = ownById.get(pair.scenario);
    return other === void 0 ? [] : [[read(pair.candidate), onMain(pair, reading), read(other.candidate), onMain(other, reading)]];
  });
  const known2 = [0, 1, 2, 3].filter((corner) => rows.some((row) => row[corner] !== null));
  const whole = rows.filter((row) => known2.every((corner) => row[corner] !== null));
  const [candidate, baseline, ownCandidate, ownBaseline] = [0, 1, 2, 3].map((corner) => {
    const values = whole.flatMap((row) => row[corner] ?? []);
    return values.length === 0 ? null : meanRate(values);
  });
  return { candidate, baseline, ownCandidate, ownBaseline };
}
function onMain({ runs }, { read, counts: counts2 }) {
  const values = runs.flatMap((run2, index) => run2 === null || !counts2(index) ? [] : read(run2) ?? []);
  return values.length === 0 ? null : meanRate(values);
}
function difference2(value, from) {
  return typeof value === "number" && typeof from === "number" ? rounded(value - from) : null;
}

// src/gating/loosening/looser-drift.ts
function looserDrift(base, own) {
  if (base === void 0) return [];
  if (own === void 0) return [ofPolicy("drift", [base.reference, "removed"])];
  const found = [];
  const { tolerance: was = DEFAULT_DRIFT_TOLERANCE } = base;
  const { tolerance: is = DEFAULT_DRIFT_TOLERANCE } = own;
  if (base.reference !== own.reference) found.push(ofPolicy("drift.reference", [base.reference, own.reference]));
  if (is > was) found.push(ofPolicy("drift.tolerance", pointTexts(was, is)));
  if (base.effect === "fail" && own.effect !== "fail") found.push(ofPolicy("drift.effect", ["fail", "warn"]));
  if (watchesLess(base.metrics, own.metrics))
    found.push(ofPolicy("drift.metrics", [namesOf2(base.metrics), namesOf2(own.metrics)]));
  return found;
}
function watchesLess(base, own) {
  if (own === void 0) return false;
  return base === void 0 || base.some((name2) => !own.includes(name2));
}
function namesOf2(metrics) {
  return metrics?.join(", ") ?? "all";
}

// src/gating/loosening/looser-redaction.ts
var AS_GOOD = {
  secrets_from: ["secrets_from"],
  hash: ["hash", "drop"],
  drop: ["drop"]
};
var MOST_NAMES2 = 3;
var NAMES2 = Object.keys(AS_GOOD);
function looserRedaction(base = {}, own = {}) {
  const isBlinder = base.shapes === "off" && own.shapes !== "off";
  return [
    ...NAMES2.flatMap((key) => less(base, own, key).map((sides) => ofPolicy(`redact.${key}`, sides))),
    ...NAMES2.flatMap((key) => less(own, base, key).map(([names, held2]) => ofPolicy(inThisRun(key), [held2, names]))),
    ...isBlinder ? [ofPolicy(inThisRun("shapes"), ["off", "on"])] : []
  ];
}
function less(one, other, key) {
  const names = beyond(one, other, key);
  const of = (held2) => names.filter((name2) => hashOrNone(other, name2) === held2);
  return ["hash", "none"].flatMap((held2) => of(held2).length === 0 ? [] : [[someOf(of(held2), MOST_NAMES2), held2]]);
}
function inThisRun(key) {
  return `redact.${key}, in this run already`;
}
function beyond(one, other, key) {
  return (one[key] ?? []).filter((name2) => !AS_GOOD[key].some((list) => covers(other[list], name2)));
}
function hashOrNone({ hash: hash3 }, name2) {
  return covers(hash3, name2) ? "hash" : "none";
}
function covers(names = [], path) {
  return names.some((name2) => path === name2 || path.startsWith(`${name2}.`));
}
function moreSecrets(candidate, baseline) {
  const [now, old] = [candidate, baseline].map(secretsIn);
  if (now.secrets * old.trials <= old.secrets * now.trials) return [];
  const what = "values of the environment that are taken out, in this run already";
  return [{ kind: "gate", subject: "results", what, old: secretsText(old), new: secretsText(now) }];
}
function secretsIn(report2) {
  return { secrets: report2.redacted?.[REGISTERED] ?? 0, trials: missingTrials(report2).total };
}
function secretsText({ secrets, trials }) {
  return `${secrets} in ${counted(trials, "trial")}`;
}

// src/gating/loosening/looser-waivers.ts
function looserWaivers(base, own) {
  return own.flatMap((waiver) => {
    const known2 = base.filter((one) => isAboutTheSame(one, waiver));
    if (known2.some((one) => covers2(one, waiver))) return [];
    return [
      {
        kind: "waiver",
        subject: subjectOf(waiver),
        what: known2.length === 0 ? "waiver" : widened(known2, waiver),
        old: known2.map(waiverText).join("; ") || "none",
        new: waiverText(waiver)
      }
    ];
  });
}
function isAboutTheSame(one, other) {
  return one.metric === other.metric && one.criterion === other.criterion && one.scenario === other.scenario;
}
function covers2(one, other) {
  return ceilingOf(one) >= ceilingOf(other) && one.expires >= other.expires;
}
function widened(known2, waiver) {
  if (known2.every((one) => ceilingOf(one) < ceilingOf(waiver))) return "ceiling of the waiver";
  return known2.every(({ expires }) => expires < waiver.expires) ? "last day of the waiver" : "waiver for longer";
}
function ceilingOf({ ceiling = 1 }) {
  return ceiling;
}
function waiverText({ ceiling, expires }) {
  return `${ceiling === void 0 ? "any drop" : `up to ${points(ceiling)}`} until ${expires}`;
}

// src/gating/loosening/looser-policy.ts
function looserPolicy(base, own) {
  return [
    ...looserBars(base, own),
    ...looserOutcomes(base, own),
    ...looserMustPass(base, own),
    ...looserChoices(base, own),
    ...looserNumbers(base, own),
    ...looserDrift(base.drift, own.drift),
    ...looserRedaction(base.redact, own.redact),
    ...changedJudge(base, own),
    ...otherNames(base, own),
    ...looserWaivers(base.waivers ?? [], own.waivers ?? [])
  ];
}
function looserBars(base, own) {
  const metrics = namesOf3(base.gate?.metrics, own.gate?.metrics).flatMap(
    (name2) => looserBar(name2, metricBar(base, name2), metricBar(own, name2))
  );
  const criteria = namesOf3(base.gate?.criteria, own.gate?.criteria).flatMap((name2) => {
    const subject = name2 === "*" ? "every other criterion" : name2;
    return looserBar(subject, criterionBar(base, name2), criterionBar(own, name2));
  });
  return [...metrics, ...criteria];
}
var TIERS2 = ["advisory", "supporting", "critical"];
function looserBar(subject, base, own) {
  const kind = kindOfTier(base.tier);
  const found = [];
  const add = (what, [old, now]) => {
    found.push({ kind, subject, what, old, new: now });
  };
  if (TIERS2.indexOf(own.tier) < TIERS2.indexOf(base.tier)) add("tier", [base.tier, own.tier]);
  if ((own.threshold ?? -1) < (base.threshold ?? -1)) add("threshold", limitTexts(base.threshold, own.threshold));
  if (base.threshold !== null && own.threshold !== null && base.mode === "point" && own.mode === "noise")
    add("mode of the threshold", [base.mode, own.mode]);
  if (own.tolerance > base.tolerance) add("tolerance", pointTexts(base.tolerance, own.tolerance));
  return found;
}
function looserOutcomes(base, own) {
  const [before, after] = [base.gate?.outcomes ?? {}, own.gate?.outcomes ?? {}];
  return namesOf3(before, after).flatMap((subject) => {
    const [was, is] = [memberOf(before, subject) ?? {}, memberOf(after, subject) ?? {}];
    const most = (is.at_most ?? 1) > (was.at_most ?? 1) ? limitTexts(was.at_most, is.at_most) : null;
    const least = (is.at_least ?? 0) < (was.at_least ?? 0) ? limitTexts(was.at_least, is.at_least) : null;
    return [
      ...most === null ? [] : [gating(subject, "at most", most)],
      ...least === null ? [] : [gating(subject, "at least", least)]
    ];
  });
}
function looserMustPass(base, own) {
  const kept = new Set(own.gate?.scenarios?.must_pass ?? []);
  return (base.gate?.scenarios?.must_pass ?? []).filter((name2) => !kept.has(name2)).map((name2) => gating(name2, "must_pass", ["has to pass", "may fail"]));
}
function gating(subject, what, [old, now]) {
  return { kind: "gating", subject, what, old, new: now };
}
var CHOICES = [
  {
    what: "loosening.effect",
    answers: ["show", "label", "fail"],
    read: (policy) => policy.loosening?.effect ?? "show"
  },
  {
    what: "gate.scenarios.gone",
    answers: ["allow", "warn", "fail"],
    read: ({ gate }) => gate?.scenarios?.gone ?? "fail"
  },
  { what: "gate.scenarios.new", answers: ["allow", "warn"], read: ({ gate }) => gate?.scenarios?.new ?? "allow" },
  // What is not `none` differs in a hint only.
  { what: "noise", answers: ["auto", "none"], read: ({ noise: noise2 }) => noise2 === "none" ? "none" : "auto" },
  { what: "require", answers: ["evidence", "proof"], read: (policy) => policy.require ?? "evidence" },
  {
    what: "on_inconclusive",
    answers: ["pass", "warn", "more-trials", "fail"],
    read: (policy) => policy.on_inconclusive ?? "pass"
  },
  { what: "on_no_baseline", answers: ["pass", "fail"], read: (policy) => policy.on_no_baseline ?? "pass" },
  { what: "evidence", answers: ["drop", "keep"], read: (policy) => policy.evidence ?? "keep" },
  { what: "redact.shapes", answers: ["off", "on"], read: ({ redact }) => redact?.shapes ?? "on" },
  { what: "reruns", answers: ["replace", "add"], read: (policy) => policy.reruns ?? "add" },
  { what: "on_not_comparable", answers: ["pass", "invalid"], read: (policy) => policy.on_not_comparable ?? "invalid" }
];
function looserChoices(base, own) {
  return CHOICES.filter(({ answers, read }) => answers.indexOf(read(own)) < answers.indexOf(read(base))).map(
    ({ what, read }) => ofPolicy(what, [read(base), read(own)])
  );
}
var QUANTITIES = [
  { what: "errors.budget", rising: false, read: errorBudget, texts: percents },
  { what: "alpha", rising: true, read: (policy) => testSettings(policy).alpha, texts: percents },
  { what: "gate.scenarios.min_overlap", rising: true, read: minOverlap, texts: percents },
  {
    what: "baseline.max_age_days",
    rising: false,
    read: ({ baseline }) => baseline?.max_age_days ?? MAX_AGE_DAYS,
    texts: (base, own) => [counted(base, "day"), counted(own, "day")]
  }
];
function looserNumbers(base, own) {
  return QUANTITIES.flatMap(({ what, rising: rising2, read, texts: texts2 }) => {
    const [was, is] = [read(base), read(own)];
    return (rising2 ? is < was : is > was) ? [ofPolicy(what, texts2(was, is))] : [];
  });
}
function otherNames(base, own) {
  const found = [];
  const labelled2 = base.loosening?.effect === "label" && own.loosening?.effect === "label";
  const [label, ownLabel] = [base.loosening?.label ?? "none", own.loosening?.label ?? "none"];
  if (base.suite !== void 0 && base.suite !== own.suite)
    found.push(ofPolicy("suite", [base.suite, own.suite ?? "none"]));
  if (labelled2 && label !== ownLabel) found.push(ofPolicy("loosening.label", [label, ownLabel]));
  return found;
}
function changedJudge({ judge: base }, { judge: own }) {
  const [was, is] = [judgeText(base), judgeText(own)];
  return base === void 0 || was === is ? [] : [ofPolicy("judge", [was, is])];
}
function judgeText(judge2) {
  if (judge2 === void 0) return "none";
  const { model, votes = 1, temperature } = judge2;
  const warmth = temperature === void 0 ? "" : `, temperature ${temperature}`;
  return `${model}, ${counted(votes, "vote")}${warmth}`;
}
function namesOf3(base, own) {
  return sortedUnion(Object.keys(base ?? {}), Object.keys(own ?? {}));
}
function limitTexts(base, own) {
  if (typeof base === "number" && typeof own === "number") return percents(base, own);
  return [typeof base === "number" ? percent(base) : "none", typeof own === "number" ? percent(own) : "none"];
}

// src/gating/loosening/looser-suite.ts
function looserSuite(base, { candidate, baseline }, today) {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const here = scenariosById(candidate.scenarios);
  const now = ({ scenario }) => here.get(currentId(pairing, scenario));
  const primary = primaryRubric(candidate) ?? { rubric: "", metric: "" };
  const excused = excusedScenarios(
    { held: base.waivers ?? [], today },
    pairing,
    dropsAgainst([0], primary.rubric)
  ).gone;
  const mustPass = new Set(base.gate?.scenarios?.must_pass ?? []);
  const mayGo = base.gate?.scenarios?.gone === "allow";
  const isLost = ({ scenario }) => !mayGo && !excused.has(scenario);
  const { removed } = suiteEffects(pairing, primary.rubric);
  const { lost, reworded: reworded2 } = lostFacts(pairing.changed.filter(isLost));
  return [
    ...pairing.gone.filter(isLost).map((scenario) => goneScenario(scenario, removed(scenario), primary)),
    ...pairing.changed.filter(({ scenario }) => reworded2.has(scenario)).map((one) => otherScenario(one.baseline, one.candidate, primary)),
    ...lost.map(noLongerRecorded2),
    ...baseline.scenarios.flatMap((scenario) => lostTags(mustPass, scenario, now(scenario))),
    ...fewerFamilies(pairing),
    ...unrecorded2(pairing, mayGo)
  ];
}
function otherSelection({ candidate, baseline }) {
  const [old, now] = [baseline, candidate].map(({ read_by }) => (read_by?.select ?? ["all"]).join(", "));
  if (old === now) return [];
  return [
    { kind: "scenario", size: 1, subject: "select", what: "which trials count, in this run already", old, new: now }
  ];
}
function goneScenario(scenario, effect2, primary) {
  const change2 = effectText("main", primary.metric, effect2);
  return {
    kind: "scenario",
    size: effect2 ?? 0,
    subject: scenario.scenario,
    what: "scenario",
    old: withScore("in main", scenario, primary),
    new: change2 === "" ? "gone" : `gone; without it ${change2}`
  };
}
function otherScenario(before, after, primary) {
  const size = (meanScore(after, primary.rubric) ?? 0) - (meanScore(before, primary.rubric) ?? 0);
  return {
    kind: "scenario",
    size: Math.max(size, 0),
    subject: before.scenario,
    what: "input or ground truth",
    old: withScore("as main asks", before, primary),
    new: withScore("something else", after, primary)
  };
}
function withScore(text2, scenario, { rubric, metric }) {
  const score2 = meanScore(scenario, rubric);
  return score2 === null ? text2 : `${text2}, ${metric} ${percent(score2)}`;
}
function noLongerRecorded2({ fact, scenarios }) {
  const old = `recorded in ${counted(scenarios.size, "scenario")}`;
  return { kind: "scenario", size: 1, subject: fact, what: "what scenarios ask", old, new: "no longer" };
}
function fewerFamilies({ pairs }) {
  const [old, now] = ["baseline", "candidate"].map((side) => countUnits(pairs.map((pair) => pair[side])));
  if (old === void 0 || now === void 0 || now >= old) return [];
  const [was, is] = [old, now].map((count) => `${pairs.length} scenarios count as ${count}`);
  return [{ kind: "scenario", size: 1, subject: "family", what: "which scenarios count once", old: was, new: is }];
}
function countUnits(scenarios) {
  const families = scenarios.flatMap(({ family }) => family ?? []);
  return scenarios.length - families.length + new Set(families).size;
}
function unrecorded2(pairing, mayGo) {
  const ids = mayGo ? [] : unrecordedScenarios(pairing);
  if (ids.length === 0) return [];
  const old = `recorded in ${counted(ids.length, "scenario")}`;
  return [{ kind: "scenario", size: 1, subject: "input", what: "what scenarios ask", old, new: "not by every trial" }];
}
function lostTags(names, before, after) {
  if (after === void 0 || names.has(before.scenario)) return [];
  if (after.tags.some((tag) => names.has(tag))) return [];
  return before.tags.filter((tag) => names.has(tag)).map((tag) => ({
    kind: "gating",
    subject: before.scenario,
    what: `tag \`${tag}\``,
    old: "has to pass",
    new: "tag removed"
  }));
}

// src/gating/loosening/loosening.ts
function looseningsOf(bars) {
  const { base, own, rubrics, primary, chosen: chosen2, candidate, baseline, today } = bars;
  return inReadingOrder([
    ...chosen2.map((one) => ({ kind: "gating", ...one })),
    ...looserPolicy(base, own),
    ...rubrics.flatMap((rubric) => looserRubric(base, rubric)),
    ...otherPrimary(base, primary),
    ...otherMapping2(bars),
    ...baseline === null ? [] : looserThanMain(base, { candidate, baseline }, today)
  ]);
}
function looserThanMain(base, sides, today) {
  return [
    ...otherSelection(sides),
    ...moreSecrets(sides.candidate, sides.baseline),
    ...looserSuite(base, sides, today)
  ];
}
function looserRubric(base, { rubric, metric, old, new: now, changes }) {
  if (old !== null && now === null)
    return [
      { kind: kindOf2(metricBar(base, metric).tier), subject: rubric, what: "rubric", old: old.version, new: "removed" }
    ];
  return changes.filter(({ loosens }) => loosens).map(({ subject, what, old: was, new: is }) => {
    return { kind: kindOf2(tierOf(base, metric, subject)), subject, what, old: was, new: is };
  });
}
function tierOf(base, metric, subject) {
  return (subject.includes("/") ? criterionBar(base, subject) : metricBar(base, metric)).tier;
}
function kindOf2(tier) {
  return tier === "supporting" ? "rubric" : tier;
}
function otherPrimary(base, primary) {
  const bare = goingByIt(base);
  if (primary.old === null || primary.old === primary.new || bare.length === 0) return [];
  const what = `primary rubric, by which ${allOf2(bare)} ${bare.length === 1 ? "goes" : "go"}`;
  return [{ kind: "gating", subject: "policy", what, old: primary.old, new: primary.new ?? "none" }];
}
function goingByIt({ gate, waivers = [] }) {
  const isBare = (name2) => !name2.includes("/");
  const mustPass = (gate?.scenarios?.must_pass ?? []).length > 0;
  const outcomes = Object.keys(gate?.outcomes ?? {}).some(isBare);
  const waived = waivers.some(({ scenario }) => scenario !== void 0);
  return [...mustPass ? ["`must_pass`"] : [], ...outcomes ? ["`outcomes`"] : [], ...waived ? ["`waivers`"] : []];
}
function otherMapping2({ mapping: { old, new: now, isUsed } }) {
  if (old === now) return [];
  const what = `how results are read${isUsed ? ", in this run already" : ""}`;
  return [{ kind: "rubric", subject: "mapping", what, old: shown2(old), new: shown2(now) }];
}
function shown2(hash3) {
  return hash3 === null ? "none" : shortHash(hash3);
}

// src/gating/loosening/measured-rates.ts
function raisedRates(rubric, rescored2) {
  for (const one of rescored2) {
    const raised = raisedBy(rubric, one);
    if (raised.length > 0) return raised;
  }
  return [];
}
function raisedBy(rubric, { whose, deciding, own }) {
  const now = ratesOf(rubric, own, whose);
  return ratesOf(rubric, deciding, whose).flatMap(({ subject, what, rate: rate2 }) => {
    const other = now.find((one) => one.subject === subject && one.what === what);
    if (other === void 0 || rounded(other.rate) <= rounded(rate2)) return [];
    const [before, after] = percents(rate2, other.rate);
    return [{ subject, what, old: before, new: after }];
  });
}
function ratesOf(rubric, { rubrics }, whose) {
  const report2 = rubrics.find((one) => one.rubric === rubric);
  if (report2 === void 0) return [];
  const passing = (subject, { passed, total }) => total === 0 ? [] : [{ subject, what: `how many of ${whose} pass`, rate: passed / total }];
  return [
    ...report2.score === null ? [] : [{ subject: rubric, what: `what ${whose} score`, rate: report2.score }],
    ...passing(rubric, report2.trials),
    ...report2.criteria.flatMap((criterion) => passing(criterionName(rubric, criterion.key), criterion))
  ];
}

// src/rubric/comparing/change.ts
var LIMIT = 120;
var LEAD = 30;
function changeAt(spot, what, texts2, loosens) {
  return { ...rewordedAt(spot, what, texts2), loosens: loosens || spot.isRead };
}
function rewordedAt({ subject, path }, what, texts2) {
  const { old, now } = shortened2(texts2);
  const place = path.length === 0 ? "" : ` of \`${path.join("/")}\``;
  return { subject, what: `${what}${place}`, old, new: now, loosens: false };
}
function below(spot, key) {
  return { ...spot, path: [...spot.path, key] };
}
function inBoth({ old, now }, key) {
  return { old: old[key], now: now[key] };
}
function namesOf4(list) {
  return list.map(({ name: name2 }) => name2);
}
function itemOf2(list, name2) {
  return list.find((item) => item.name === name2);
}
function unproblematic(key) {
  return (pair, spot) => [rewordedAt(spot, key, texts(inBoth(pair, key)))];
}
function unproven2(key) {
  return (pair, spot) => [changeAt(spot, key, texts(inBoth(pair, key)), true)];
}
function texts({ old, now }) {
  return { old: textOf3(old), now: textOf3(now) };
}
function textOf3(value) {
  if (value === void 0 || value === null) return "none";
  return typeof value === "string" ? value : canonicalJson(value);
}
function shortened2({ old, now }) {
  if (old.length <= LIMIT && now.length <= LIMIT) return { old, now };
  let parts = 0;
  while (parts < old.length && old[parts] === now[parts]) parts++;
  const start = Math.max(0, Math.min(parts - LEAD, Math.max(old.length, now.length) - LIMIT));
  return { old: window(old, start), now: window(now, start) };
}
function window(text2, start) {
  const stretch = text2.slice(start, start + LIMIT);
  const whole = stretch.replace(/^[\udc00-\udfff]/, "").replace(/[\ud800-\udbff]$/, "");
  return `${start > 0 ? "..." : ""}${whole}${start + LIMIT < text2.length ? "..." : ""}`;
}
function shares({ old, now }) {
  const digits = [3, 6, 9].find((count) => shareText(old, count) !== shareText(now, count)) ?? 12;
  return { old: shareText(old, digits), now: shareText(now, digits) };
}
function shareText(share, digits) {
  return `${Number((share * 100).toPrecision(digits))} %`;
}

// src/rubric/comparing/compare-conditions.ts
function moveOf(old, now) {
  return moveOfBare(withoutWords(old), withoutWords(now));
}
function moveOfBare(old, now) {
  if (sameJson(old, now)) return "same";
  if (old.not !== void 0 && now.not !== void 0) return flipped(moveOfBare(old.not, now.not));
  if (old.and !== void 0 || now.and !== void 0)
    return moveOfParts(old.and ?? [old], now.and ?? [now], "narrower");
  if (old.or !== void 0 || now.or !== void 0) return moveOfParts(old.or ?? [old], now.or ?? [now], "wider");
  if (old.trace !== void 0 && now.trace !== void 0) return moveOfCount(old.trace, now.trace);
  return moveOfComparison(old, now);
}
function withoutWords({ description: _, ...file }) {
  const { and, or, not } = file;
  return {
    ...file,
    ...and === void 0 ? {} : { and: and.map(withoutWords) },
    ...or === void 0 ? {} : { or: or.map(withoutWords) },
    ...not === void 0 ? {} : { not: withoutWords(not) }
  };
}
function moveOfParts(old, now, onMore) {
  const [gone, came] = [unmatched(old, now), unmatched(now, old)];
  if (gone.length === 0 || gone.length !== came.length) return moveOfItems(gone, came, onMore);
  return combined(gone.map((part, index) => moveOfBare(part, came[index] ?? part)));
}
function unmatched(items2, others) {
  return items2.filter((item) => !others.some((other) => sameJson(item, other)));
}
function moveOfItems(gone, came, onMore) {
  if (came.length === 0) return gone.length === 0 ? "same" : flipped(onMore);
  return gone.length === 0 ? onMore : "unknown";
}
function combined(moves) {
  const [first = "same", ...others] = moves.filter((move2) => move2 !== "same");
  return others.every((move2) => move2 === first) ? first : "unknown";
}
function flipped(move2) {
  if (move2 === "narrower") return "wider";
  return move2 === "wider" ? "narrower" : move2;
}
function moveOfCount({ count: old, ...oldScope }, { count: now, ...scope }) {
  if (old === void 0 || now === void 0 || !sameJson(oldScope, scope)) return "unknown";
  if (!sameJson([old.of, old.exactly ?? null], [now.of, now.exactly ?? null])) return "unknown";
  const [oldMost, most] = [old.at_most ?? Number.POSITIVE_INFINITY, now.at_most ?? Number.POSITIVE_INFINITY];
  return combined([rising(now.at_least ?? 0, old.at_least ?? 0), rising(oldMost, most)]);
}
function rising(old, now) {
  if (old === now) return "same";
  return now > old ? "wider" : "narrower";
}
var BOUNDS = {
  lt: { upper: true, allowed: false },
  lte: { upper: true, allowed: true },
  gt: { upper: false, allowed: false },
  gte: { upper: false, allowed: true }
};
var LISTS = /* @__PURE__ */ new Map([
  ["in", "wider"],
  ["contains_any", "wider"],
  ["not_in", "narrower"],
  ["contains_all", "narrower"]
]);
function moveOfComparison(old, now) {
  if (!sameJson({ ...old, op: "", value: 0, tolerance: 0 }, { ...now, op: "", value: 0, tolerance: 0 }))
    return "unknown";
  if (old.op === "approx" && now.op === "approx" && sameJson(old.value, now.value))
    return rising(old.tolerance ?? 0, now.tolerance ?? 0);
  const towards = old.op === now.op ? LISTS.get(old.op) : void 0;
  if (towards !== void 0) return moveOfList(old.value, now.value, towards);
  return moveOfBound(old, now);
}
function moveOfBound(old, now) {
  const [before, after] = [boundOf(old), boundOf(now)];
  if (before === void 0 || after === void 0 || before.upper !== after.upper) return "unknown";
  if (before.value !== after.value) {
    const move2 = rising(before.value, after.value);
    return before.upper ? move2 : flipped(move2);
  }
  return rising(Number(before.allowed), Number(after.allowed));
}
function boundOf({ op = "", value }) {
  const bound = Object.hasOwn(BOUNDS, op) ? BOUNDS[op] : void 0;
  return bound === void 0 || typeof value !== "number" ? void 0 : { ...bound, value };
}
function moveOfList(old, now, onMore) {
  if (!Array.isArray(old) || !Array.isArray(now)) return "unknown";
  return moveOfItems(unmatched(old, now), unmatched(now, old), onMore);
}

// src/rubric/comparing/compare-marking.ts
function compareThreshold({ old, now }, spot) {
  const [before, after] = [thresholdOf(old), thresholdOf(now)];
  if (before === after)
    return [rewordedAt(spot, "grounds of the threshold", texts({ old: old.threshold, now: now.threshold }))];
  const plain = isPlain2(old) && isPlain2(now);
  const loosens = before !== null && after !== null ? after < before : !plain || after === 0;
  return [changeAt(spot, "threshold", texts({ old: before, now: after }), loosens)];
}
function compareSeverity({ old, now }, spot) {
  const loosens = severities(now).least < severities(old).most;
  return [
    changeAt(spot, "severity", { old: old.severity ?? "by default", now: now.severity ?? "by default" }, loosens)
  ];
}
function severities(file) {
  const own = SEVERITIES.indexOf(file.severity ?? "medium");
  return file.severity === void 0 && hasParts(file) ? { least: 0, most: SEVERITIES.length - 1 } : { least: own, most: own };
}
function failsAtWorst({ old, now }) {
  return SEVERITIES.indexOf(now.severity ?? "medium") >= severities(old).most;
}
function liftsNo(file) {
  return (file.calibration?.[0]?.to ?? 0) > 0 || thresholdOf(file) === 0;
}
function compareCalibration({ old, now }, spot) {
  const [before, after] = [old.calibration ?? AS_IT_IS, now.calibration ?? AS_IT_IS];
  const turns = [...before, ...after].map(({ from }) => from);
  const raised = turns.some((score2) => calibrated(after, score2) > calibrated(before, score2) + 1e-12);
  const isTurned = old.calibration === void 0 !== (now.calibration === void 0);
  const loosens = raised || isTurned && (now.use ?? now.tree) !== void 0;
  return [
    changeAt(spot, "calibration", { old: pointsText(old.calibration), now: pointsText(now.calibration) }, loosens)
  ];
}
var AS_IT_IS = [
  { from: 0, to: 0 },
  { from: 1, to: 1 }
];
function pointsText(points3) {
  return points3?.map(({ from, to }) => `${from} -> ${to}`).join(", ") ?? "none";
}

// src/rubric/comparing/condition-text.ts
var LONG2 = 2e3;
function conditionText(file) {
  const { and, or, not, trace, expr, passed } = file;
  if (and !== void 0) return and.map(grouped).join(" and ");
  if (or !== void 0) return or.map(grouped).join(" or ");
  if (not !== void 0) return `not (${conditionText(not)})`;
  if (trace !== void 0) return `trace ${shownValue(trace, LONG2)}`;
  if (expr !== void 0) return expr;
  return passed === void 0 ? comparisonText(file) : `passed ${passed}`;
}
function grouped(file) {
  const several = (file.and ?? file.or ?? []).length > 1;
  return several ? `(${conditionText(file)})` : conditionText(file);
}
function comparisonText(file) {
  const { op = "", value, tolerance, ignore_case } = file;
  const words2 = [
    subjectName(file),
    op,
    value === void 0 ? "" : argumentText(value),
    tolerance === void 0 ? "" : `(tolerance ${tolerance})`,
    ignore_case === true ? "(case ignored)" : ""
  ];
  return words2.filter((word) => word !== "").join(" ");
}
function argumentText(value) {
  return fieldOf(value) ?? shownValue(value, LONG2);
}

// src/rubric/comparing/compare-asking.ts
function compareWhen({ old, now }, spot) {
  const tighter = now.otherwise === "fail" && failsAtWorst({ old, now }) ? "narrower" : void 0;
  if (old.when !== void 0 && now.when !== void 0)
    return compareCondition("when", { old: old.when, now: now.when }, spot, tighter);
  const sides = { old: optionalText(old.when), now: optionalText(now.when) };
  return [changeAt(spot, "when", sides, now.when === void 0 || tighter === void 0)];
}
function optionalText(condition) {
  return condition === void 0 ? "none" : conditionText(condition);
}
var ANSWERS2 = ["fail", "skip", "pass"];
function compareAnswers(what, pair, spot) {
  const [old, now] = [pair.old ?? "skip", pair.now ?? "skip"];
  return [changeAt(spot, what, { old, now }, ANSWERS2.indexOf(now) > ANSWERS2.indexOf(old))];
}
function compareCondition(what, { old, now }, spot, tighter) {
  const move2 = moveOf(old ?? {}, now ?? {});
  if (move2 === "same") return [rewordedAt(spot, `description in ${what}`, texts({ old, now }))];
  return [changeAt(spot, what, { old: optionalText(old), now: optionalText(now) }, move2 !== tighter)];
}

// src/rubric/comparing/compare-combining.ts
var STRICTER = {
  weighted_sum: ["cap_by_worst", "min"],
  cap_by_worst: ["min"],
  weighted_median: ["min"],
  median: ["min"],
  mean: ["min"]
};
function compareCombine({ old, now }, usual, spot) {
  const [before, after] = [old ?? usual, now ?? usual];
  const stricter = after !== void 0 && before !== void 0 && STRICTER[before]?.includes(after) === true;
  return [
    changeAt(
      spot,
      "combine",
      { old: before ?? "every item", now: after ?? "every item" },
      before !== after && !stricter
    )
  ];
}
var SLACK4 = 1e-9;
function shareChanges({ old, now }, spotOf) {
  const [before, after] = [sharesOf(old), sharesOf(now)];
  return [...before.keys()].sort().flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was === void 0 || is === void 0 || Math.abs(is - was) <= SLACK4) return [];
    const spot = spotOf(key);
    const loosens = spot.fallsShort ? is < was : is < was / 2 - SLACK4;
    return [changeAt(spot, "share of the score", shares({ old: was, now: is }), loosens)];
  });
}
function sharesOf({ criteria = {}, combine: combine2 = "weighted_sum" }) {
  if (combine2 === "min" || combine2 === "strict") return /* @__PURE__ */ new Map();
  const { weighs } = STRATEGIES[combine2];
  const weights = Object.entries(criteria).map(([key, { weight = 1 }]) => [key, weighs ? weight : 1]);
  const sum2 = sumOf(weights.map(([, weight]) => weight));
  return new Map(weights.map(([key, weight]) => [key, weight / sum2]));
}

// src/rubric/comparing/compare-lookups.ts
function compareLookups({ old, now }, spot) {
  if (old.field !== now.field) return [changeAt(spot, "lookup", texts({ old, now }), true)];
  const keys = sortedUnion(Object.keys(old.table), Object.keys(now.table));
  const changes = keys.flatMap((key) => {
    const pair = { old: scoreOf2(old, key), now: scoreOf2(now, key) };
    return changedScore(`score of ${JSON.stringify(key)}`, pair, spot);
  });
  return [...changes, ...changedScore("score of any other value", { old: old.default, now: now.default }, spot)];
}
function scoreOf2({ table: table2, default: other }, key) {
  return Object.hasOwn(table2, key) ? table2[key] : other;
}
function changedScore(what, { old, now }, spot) {
  if (old === now) return [];
  return [changeAt(spot, what, { old: scoreText(old), now: scoreText(now) }, (now ?? -1) > (old ?? -1))];
}
function scoreText(score2) {
  return score2 === void 0 ? "cannot be told" : String(score2);
}

// src/rubric/comparing/compare-rules.ts
function compareRules({ old: before, now: after }, spot, spotOf) {
  const [old, now] = [before.rules ?? [], after.rules ?? []];
  const isWeighed = before.severity !== void 0 || after.severity !== void 0;
  const names = sortedUnion(namesOf4(old), namesOf4(now));
  const changes = names.flatMap((name2) => {
    const pair = { old: itemOf2(old, name2), now: itemOf2(now, name2) };
    return compareRule(pair, { old, now, isWeighed }, spotOf(name2));
  });
  return [...changes, ...compareOrder({ old, now }, spot)];
}
function compareRule({ old, now }, lists, spot) {
  if (old === void 0 && now === void 0) return [];
  if (old === void 0) return [changeAt(spot, "rule", { old: "none", now: ruleText(now) }, !isOnlyPenalty(now))];
  if (now === void 0)
    return [changeAt(spot, "rule", { old: ruleText(old), now: "removed" }, !isOnlyBonus(old, lists))];
  return KEY_NAMES.filter((key) => !sameJson(old[key], now[key])).flatMap((key) => {
    const change2 = KEYS[key]({ old, now }, lists);
    if (change2 === void 0) return [];
    const { what, loosens } = change2;
    return [loosens === void 0 ? rewordedAt(spot, what, change2) : changeAt(spot, what, change2, loosens)];
  });
}
var KEYS = {
  name: () => void 0,
  condition: compareFiring,
  weight: compareWeight,
  terminal: compareTerminal,
  overrides: compareOverrides,
  severity: compareSeverity2,
  question: words("question"),
  version: words("version"),
  rationale: words("rationale"),
  owner: words("owner"),
  since: words("since")
};
var KEY_NAMES = Object.keys(KEYS);
function compareFiring({ old, now }) {
  const move2 = moveOf(old.condition, now.condition);
  const tighter = now.weight > 0 ? "narrower" : "wider";
  const plain = !silencesOthers(old) && !silencesOthers(now) && old.weight > 0 === now.weight > 0;
  const sides = { old: conditionText(old.condition), now: conditionText(now.condition) };
  if (move2 === "same") return { what: "description in condition", ...sides };
  return { what: "condition", ...sides, loosens: !(plain && move2 === tighter) };
}
function compareWeight({ old, now }, lists) {
  const turned = old.weight > 0 && now.weight <= 0;
  const loosens = now.weight > old.weight || turned && !isOnlyBonus(old, lists);
  return { what: "weight", ...texts({ old: old.weight, now: now.weight }), loosens };
}
function compareTerminal({ old, now }) {
  const [before, after] = [old.terminal === true, now.terminal === true];
  const sides = { old: String(before), now: String(after) };
  return { what: "terminal", ...sides, loosens: before !== after && !(after && !silencesOthers(now)) };
}
function compareOverrides({ old, now }, lists) {
  const [before, after] = [old.overrides ?? [], now.overrides ?? []];
  const silenced = after.filter((name2) => !before.includes(name2)).map((name2) => itemOf2(lists.now, name2));
  const freed = before.filter((name2) => !after.includes(name2)).map((name2) => itemOf2(lists.old, name2));
  const loosens = !silenced.every((rule) => isOnlyBonus(rule, lists)) || !freed.every(isOnlyPenalty);
  return { what: "overrides", old: before.join(", ") || "none", now: after.join(", ") || "none", loosens };
}
function compareSeverity2({ old, now }) {
  const loosens = SEVERITIES.indexOf(ownSeverity(now)) < SEVERITIES.indexOf(ownSeverity(old));
  return { what: "severity", old: old.severity ?? "by default", now: now.severity ?? "by default", loosens };
}
function words(key) {
  return (pair) => ({ what: key, ...texts(inBoth(pair, key)) });
}
function compareOrder({ old, now }, spot) {
  const common = new Set(namesOf4(old).filter((name2) => itemOf2(now, name2) !== void 0));
  const order = (rules) => rules.filter(({ name: name2 }) => common.has(name2));
  if (sameJson(namesOf4(order(old)), namesOf4(order(now)))) return [];
  const ends = (rules) => order(rules).filter(({ terminal }) => terminal === true);
  const moved = !sameJson(namesOf4(ends(old)), namesOf4(ends(now)));
  const sides = { old: namesOf4(order(old)).join(", "), now: namesOf4(order(now)).join(", ") };
  return [changeAt(spot, "order of the rules", sides, moved && ends(now).some(silencesOthers))];
}
function ruleText(rule) {
  if (rule === void 0) return "none";
  const sign = rule.weight > 0 ? "+" : "";
  return `${sign}${rule.weight} when ${conditionText(rule.condition)}${rule.terminal === true ? ", terminal" : ""}`;
}
function isOnlyPenalty(rule) {
  return rule !== void 0 && rule.weight <= 0 && !silencesOthers(rule);
}
function isOnlyBonus(rule, { isWeighed }) {
  if (rule === void 0 || isWeighed || rule.terminal === true || overridesAny(rule)) return false;
  return rule.weight > 0 && ownSeverity(rule) === "none";
}
function ownSeverity({ severity, weight, terminal }) {
  return severity ?? severityOf(weight, terminal === true);
}
function silencesOthers(rule) {
  return overridesAny(rule) || rule.terminal === true && (rule.weight > 0 || ownSeverity(rule) !== "critical");
}
function overridesAny({ overrides = [] }) {
  return overrides.length > 0;
}

// src/rubric/comparing/compare-trees.ts
function compareTrees({ old, now }, spot, compareNodes2, trail = "tree") {
  if (sameJson(old, now)) return [];
  if (old.if !== void 0 && now.if !== void 0)
    return [
      ...compareQuestions({ old: old.if, now: now.if }, spot, `${trail}.if`),
      ...compareTrees(branches({ old, now }, "then"), spot, compareNodes2, `${trail}.then`),
      ...compareTrees(branches({ old, now }, "else"), spot, compareNodes2, `${trail}.else`)
    ];
  if (old.score !== void 0 && now.score !== void 0)
    return [
      ...compareScores({ old: old.score, now: now.score }, spot, trail),
      ...labelChange({ old, now }, spot, trail)
    ];
  if (old.node === void 0 || now.node === void 0) return [changeAt(spot, trail, texts({ old, now }), true)];
  return [...labelChange({ old, now }, spot, trail), ...compareNodes2(old.node, now.node, below(spot, trail))];
}
function compareQuestions({ old, now }, spot, what) {
  if (sameJson(old, now)) return [];
  return [changeAt(spot, what, { old: conditionText(old), now: conditionText(now) }, moveOf(old, now) !== "same")];
}
function branches(pair, side) {
  return inBoth(pair, side);
}
function compareScores({ old, now }, spot, trail) {
  return old === now ? [] : [changeAt(spot, `${trail}: score`, texts({ old, now }), now > old)];
}
function labelChange(pair, spot, trail) {
  if (pair.old.label === pair.now.label) return [];
  return [rewordedAt(spot, `${trail}: label`, texts(inBoth(pair, "label")))];
}

// src/rubric/comparing/compare-nodes.ts
var KEYS2 = {
  threshold: compareThreshold,
  severity: compareSeverity,
  calibration: compareCalibration,
  when: compareWhen,
  otherwise: (pair, spot) => compareAnswers("otherwise", inBoth(pair, "otherwise"), spot),
  pass_when: (pair, spot) => compareCondition("pass_when", inBoth(pair, "pass_when"), spot, unlessLifted(pair, "narrower")),
  fail_when: (pair, spot) => compareCondition("fail_when", inBoth(pair, "fail_when"), spot, unlessLifted(pair, "wider")),
  criteria: compareCriteria2,
  combine: (pair, spot) => compareCombine(inBoth(pair, "combine"), "weighted_sum", spot),
  // What weights come to is told by the shares.
  weights: unproblematic("weights"),
  weight: unproblematic("weight"),
  use: unproven2("use"),
  formula: unproven2("formula"),
  rules: compareRules,
  tree: (pair, spot) => compareTrees(ofKind(pair, "tree"), liftsNo(pair.now) ? { ...spot, isRead: true } : spot, compareNodes),
  lookup: (pair, spot) => compareLookups(ofKind(pair, "lookup"), spot),
  each: compareEach,
  judge: unproven2("judge"),
  sees: unproven2("sees"),
  question: compareQuestion,
  version: unproblematic("version"),
  rationale: unproblematic("rationale"),
  owner: unproblematic("owner"),
  since: unproblematic("since"),
  tags: unproblematic("tags")
};
var KINDS7 = [
  "pass_when",
  "fail_when",
  "criteria",
  "use",
  "formula",
  "rules",
  "tree",
  "lookup",
  "each",
  "judge"
];
var OF_KIND = /* @__PURE__ */ new Set([...KINDS7, "combine", "weights", "sees"]);
var KEY_NAMES2 = Object.keys(KEYS2);
function compareNodes(old, now, spot, spotOf = (key) => below(spot, key)) {
  const [before, after] = [kindOf3(old), kindOf3(now)];
  const otherKind = before !== after;
  const changed = KEY_NAMES2.filter((key) => !sameJson(old[key], now[key]) && !(otherKind && OF_KIND.has(key)));
  return [
    ...otherKind ? [changeAt(spot, "kind of question", { old: nodeText(old), now: nodeText(now) }, true)] : [],
    ...changed.flatMap((key) => KEYS2[key]({ old, now }, spot, spotOf))
  ];
}
function compareNamed({ old, now }, spotOf) {
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
  const mayAllBeSkipped = before.size > 0 && [...before.values()].every(isSkippedElsewhere);
  return sortedUnion(before.keys(), after.keys()).flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was !== void 0 && is !== void 0) return compareNodes(was, is, spotOf(key));
    const sides = { old: was === void 0 ? "none" : nodeText(was), now: is === void 0 ? "removed" : nodeText(is) };
    return [changeAt(spotOf(key), "criterion", sides, is === void 0 || mayAllBeSkipped)];
  });
}
function isSkippedElsewhere({ when, otherwise = "skip" }) {
  return when !== void 0 && otherwise === "skip";
}
function compareCriteria2(pair, { isRead }, spotOf) {
  return [
    ...shareChanges(pair, (key) => ({ ...spotOf(key), isRead })),
    ...compareNamed(ofKind(pair, "criteria"), spotOf)
  ];
}
function compareQuestion(pair, spot) {
  const compare2 = pair.now.judge === void 0 ? unproblematic : unproven2;
  return compare2("question")(pair, spot);
}
function nodeText({ question, pass_when, fail_when, ...file }) {
  if (question !== void 0) return question;
  if (pass_when !== void 0) return `passes when ${conditionText(pass_when)}`;
  if (fail_when !== void 0) return `fails when ${conditionText(fail_when)}`;
  return kindOf3(file) ?? "nothing";
}
function ofKind(pair, key) {
  return inBoth(pair, key);
}
function kindOf3(file) {
  return KINDS7.find((kind) => file[kind] !== void 0);
}
function compareEach(pair, spot) {
  const each = ofKind(pair, "each");
  const { old, now } = each;
  const differs4 = (key) => !sameJson(old[key], now[key]);
  return [
    ...differs4("over") ? [changeAt(spot, "each: over", texts(inBoth(each, "over")), true)] : [],
    // Under its old name the item is a fact of the trial now, and what was a fact under the new one is the item.
    ...differs4("as") ? [changeAt(spot, "each: as", texts(inBoth(each, "as")), true)] : [],
    ...differs4("combine") ? compareCombine(inBoth(each, "combine"), void 0, spot) : [],
    ...differs4("on_empty") ? compareAnswers("each: on_empty", inBoth(each, "on_empty"), spot) : [],
    ...compareNodes(old.node, now.node, below(spot, now.as ?? DEFAULT_ITEM))
  ];
}
function unlessLifted({ now }, tighter) {
  return liftsNo(now) ? void 0 : tighter;
}

// src/rubric/comparing/compare-outcomes.ts
function compareOutcomes2({ old, now }, spot) {
  if (old === void 0 || now === void 0)
    return [changeAt(spot, "outcomes", { old: orderText(old), now: orderText(now) }, true)];
  const names = sortedUnion(namesOf4(old), namesOf4(now));
  const changed = names.flatMap((name2) => {
    const sides = { old: textOf4(old, name2), now: textOf4(now, name2) };
    const [before, after] = [itemOf2(old, name2), itemOf2(now, name2)];
    if (sameJson(before, after)) return [];
    const reworded2 = before?.when !== void 0 && after?.when !== void 0 && moveOf(before.when, after.when) === "same";
    return [changeAt(spot, `outcome \`${name2}\``, sides, !reworded2)];
  });
  if (changed.length > 0) return changed;
  return [changeAt(spot, "order of the outcomes", { old: orderText(old), now: orderText(now) }, true)];
}
function textOf4(outcomes, name2) {
  const outcome = itemOf2(outcomes, name2);
  if (outcome === void 0) return "none";
  return outcome.when === void 0 ? "all others" : conditionText(outcome.when);
}
function orderText(outcomes) {
  return outcomes === void 0 ? "by default" : namesOf4(outcomes).join(", ");
}
function compareBands({ old, now }, spot) {
  const names = sortedUnion(namesOf4(old), namesOf4(now));
  return names.flatMap((name2) => {
    const [before, after] = [leastOf2(old, name2), leastOf2(now, name2)];
    if (before === after) return [];
    const loosens = before === void 0 || after === void 0 || after < before;
    return [changeAt(spot, `band \`${name2}\``, { old: leastText(before), now: leastText(after) }, loosens)];
  });
}
function leastOf2(bands, name2) {
  const band = itemOf2(bands, name2);
  return band === void 0 ? void 0 : band.at_least ?? 0;
}
function leastText(least) {
  return least === void 0 ? "none" : `from ${least}`;
}

// src/rubric/comparing/compare-rubrics.ts
function compareRubrics(base, own, failing) {
  if (base.hash === own.hash) return [];
  const pair = { old: base.written, now: own.written };
  const spot = { subject: own.id, path: [], fallsShort: false, isRead: false };
  const spotOf = (key) => ({
    ...spot,
    subject: `${own.id}/${key}`,
    fallsShort: failing.has(key) || !passesInFull(pair.old.criteria?.[key] ?? {}),
    isRead: base.refersTo.has(key)
  });
  const changes = [
    ...headerChanges(base, own, spot),
    ...WHOLE_KEYS.filter((key) => !sameJson(pair.old[key], pair.now[key])).flatMap(
      (key) => WHOLE[key](pair, spot, base)
    ),
    ...compareNodes(nodeOf(pair.old), nodeOf(pair.now), spot, spotOf),
    ...compareNamed({ old: pair.old.nodes ?? {}, now: pair.now.nodes ?? {} }, spotOf)
  ];
  return changes.sort((a, b) => byText(a.subject, b.subject));
}
var WHOLE = {
  $schema: unproblematic("$schema"),
  // What names the rubric is told from its header.
  rubric: () => [],
  version: () => [],
  metric: () => [],
  meta: () => [],
  title: unproblematic("title"),
  description: unproblematic("description"),
  changelog: unproblematic("changelog"),
  // A trial that breaks it leaves the score: either way round a failure may get out of sight.
  contract: unproven2("contract"),
  require: unproven2("require"),
  derive: definitions("derive", "derived fact", (name2) => [derivedNeed(name2), factNeed(name2)]),
  steps: definitions("steps", "step", (name2) => [stepNeed(name2)]),
  nodes: () => [],
  outcomes: (pair, spot) => compareOutcomes2(inBoth(pair, "outcomes"), spot),
  bands: ({ old, now }, spot) => compareBands({ old: old.bands ?? [], now: now.bands ?? [] }, spot)
};
var WHOLE_KEYS = Object.keys(WHOLE);
function headerChanges(base, own, spot) {
  const header = ({ written: { rubric, version, metric, meta } }) => ({ rubric, version, metric, meta });
  const found = [
    ...base.version === own.version ? [] : [changeAt(spot, "version", { old: base.version, now: own.version }, false)],
    // The bars of a policy go by the name of the metric.
    ...base.metric === own.metric ? [] : [changeAt(spot, "metric", { old: base.metric, now: own.metric }, true)]
  ];
  const sides = { old: header(base), now: header(own) };
  if (found.length > 0 || sameJson(sides.old, sides.now)) return found;
  return [changeAt(spot, "header", texts(sides), false)];
}
function nodeOf({ version: _, ...file }) {
  return file;
}
function definitions(key, word, needsOf) {
  return ({ old, now }, spot, { refersTo }) => {
    const [before, after] = [new Map(Object.entries(old[key] ?? {})), new Map(Object.entries(now[key] ?? {}))];
    return sortedUnion(before.keys(), after.keys()).flatMap((name2) => {
      const sides = { old: before.get(name2), now: after.get(name2) };
      if (sameJson(sides.old, sides.now)) return [];
      const isReferredTo = needsOf(name2).some((need) => refersTo.has(need));
      return [changeAt(spot, `${word} \`${name2}\``, texts(sides), isReferredTo)];
    });
  };
}

// src/pipeline/ruler/lowered-bar.ts
function loweredBar({ deciding, own, decidedBy: decidedBy2 }, { readByOwn, rescored: rescored2, labels, ...runs }) {
  if (decidedBy2 === null) return { loosened: [], findings: [] };
  const now = own ?? deciding;
  const rubrics = rubricVersions(deciding, now, { candidate: runs.candidate, rescored: rescored2 });
  const loosened = looseningsOf({
    base: deciding.policy,
    own: now.policy,
    rubrics,
    primary: { old: primaryOf(deciding), new: primaryOf(now) },
    mapping: { old: deciding.mapping?.hash ?? null, new: now.mapping?.hash ?? null, isUsed: readByOwn },
    ...runs
  });
  const findings = [...loosenedFindings(loosened, deciding.policy, labels), ...rubricVersionFindings(rubrics)];
  return { loosened, findings };
}
function primaryOf({ rubrics }) {
  return primaryRubric({ rubrics: rubrics.map(({ id, metric }) => ({ rubric: id, metric })) })?.rubric ?? null;
}
function rubricVersions(base, own, measured) {
  const ids = sortedUnion(...[base, own].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  return ids.flatMap((id) => {
    const [old, now] = [base, own].map(({ rubrics }) => rubrics.find((rubric) => rubric.id === id));
    const { metric } = old ?? now ?? {};
    if (metric === void 0) return [];
    const changes = old && now ? changesOf(old, now, measured) : [];
    return [{ rubric: id, metric, old: versionOf(old), new: versionOf(now), changes }];
  });
}
function changesOf(old, now, { candidate, rescored: rescored2 }) {
  const changes = compareRubrics(old, now, failingCriteria(candidate, old.id));
  if (old.hash === now.hash || changes.some(({ loosens }) => loosens)) return changes;
  return [...changes, ...raisedRates(old.id, rescored2).map((raised) => ({ ...raised, loosens: true }))];
}
function versionOf(rubric) {
  return rubric === void 0 ? null : { version: rubric.version, hash: rubric.hash };
}
function failingCriteria({ rubrics }, id) {
  const criteria = rubrics.find(({ rubric }) => rubric === id)?.criteria ?? [];
  return new Set(criteria.filter(({ passed, total }) => passed < total).map(({ key }) => key));
}

// src/pipeline/decide-by-rulers.ts
function decideByRulers(occasion, candidate, answer) {
  const { today } = occasion;
  const { own } = answer.rulers;
  const input = inputOf(occasion, candidate, answer);
  const baseline = newestOfMain(answer)?.report ?? null;
  const readByOwn = isReadByOwn(candidate);
  const rescored2 = rescoredBy(candidate, answer);
  const { labels, lowered: chosen2 = [] } = answer;
  const bar = { candidate: candidate.report, readByOwn, baseline, rescored: rescored2, chosen: chosen2, today, labels };
  const lowered = loweredBar(answer.rulers, bar);
  const reading = readByOwn ? [ownMappingNote(answer.rulers.decidedBy ?? "main")] : [];
  const deciding = {
    ...input,
    notes: [...input.notes, ...reading, ...lowered.findings],
    loosened: lowered.loosened
  };
  return own === null ? decide(deciding) : besideOwn(deciding, own, candidate, answer);
}
function besideOwn(input, own, candidate, answer) {
  const byOwn = decideByOwn(input, own, candidate, answer);
  const decision = decide({ ...input, ruler: rulerReport(input, own, byOwn.decision, { candidate, answer }) });
  const stricter = stricterOwnRuler(decision, byOwn, own.policy);
  return { ...decision, findings: byEffect([...decision.findings, ...stricter]) };
}
function rescoredBy({ report: report2, own }, answer) {
  const { rulers } = answer;
  if (own === null || !readAlike(rulers) || redactsMore(rulers)) return [];
  const newest = newestOfMain(answer);
  return [
    ...newest?.own ? [{ whose: "main's trials", deciding: newest.report, own: newest.own }] : [],
    { whose: "this run's trials", deciding: report2, own }
  ];
}
function inputOf({ origin, today }, candidate, answer) {
  return {
    suite: suiteOf(answer.rulers.deciding),
    policy: decidingPolicy(answer.rulers),
    candidate: candidate.report,
    candidateOrigin: origin,
    baselines: answer.runs,
    waivers: answer.waivers,
    notes: answer.notes,
    today,
    ruler: null,
    loosened: [],
    history: historyBefore(answer, origin),
    driftReference: answer.driftReference ?? null
  };
}
function decidingPolicy({ deciding, own, decidedBy: decidedBy2 }) {
  const { policy } = deciding;
  return {
    ...policy,
    ...own === null ? {} : { waivers: own.policy.waivers ?? [] },
    ...decidedBy2 === null ? {} : { isOfBase: true }
  };
}
function decideByOwn(input, own, candidate, { runs }) {
  const baselines = runs.flatMap(({ own: report2, origin }) => report2 === null ? [] : [{ report: report2, origin }]);
  const asksNothingOfMain = { on_no_baseline: "pass", require: "evidence" };
  const policy = baselines.length > 0 ? own.policy : { ...own.policy, ...asksNothingOfMain };
  return decide({ ...input, policy, candidate: candidate.own ?? candidate.report, baselines, notes: [] });
}
function rulerReport(input, own, wouldDecide, { candidate, answer }) {
  const { rulers, runs } = answer;
  return {
    decided_by: rulers.decidedBy ?? "this run",
    would_decide: wouldDecide,
    ...isReadByOwn(candidate) ? { read_by_own: true } : {},
    changes: rulerChanges(rulers.deciding, own),
    effects: effectsOf(input, candidate, answer),
    not_rescored: [
      ...candidate.unscored,
      ...recordedVerdicts(rulers.deciding, own, [candidate, ...runs]),
      ...runs[0] === void 0 || readAlike(rulers) ? [] : [READ_BEFORE],
      ...runs[0] === void 0 || !redactsMore(rulers) ? [] : [REDACTED_NOW],
      ...new Set(runs.flatMap(({ unscored }) => unscored ?? []))
    ]
  };
}
function isReadByOwn({ unscored }) {
  return unscored.length > 0;
}
var READ_BEFORE = "main's results under the new mapping (the bundle keeps what the old one has read)";
var REDACTED_NOW = "main's results with what only this run's policy takes out (it was taken out of both sides)";
function readAlike({ deciding, own }) {
  return own === null || own.mapping?.hash === deciding.mapping?.hash;
}
function effectsOf({ policy }, candidate, { runs, rulers }) {
  const { report: report2, own } = candidate;
  const compared = new Set(runsToCompare(policy, report2, runs).runs.map((run2) => run2.report));
  const [newest, ...older] = runs.filter((run2) => compared.has(run2.report));
  if (newest === void 0 || newest.own === null) return [];
  const both = [newest, ...older].flatMap((run2) => run2.own === null ? [] : [{ report: run2.report, own: run2.own }]);
  const effects = rulerEffects(policy, {
    deciding: { candidate: report2, runs: both.map((run2) => run2.report) },
    own: { candidate: own ?? report2, runs: both.map((run2) => run2.own) }
  });
  if (redactsMore(rulers)) return effects.map((one) => ({ ...one, ruler: null, total: null }));
  if (isReadByOwn(candidate)) return effects.map((one) => ({ ...one, agent: null, ruler: null }));
  return readAlike(rulers) ? effects : effects.map((one) => ({ ...one, ruler: null }));
}
function recordedVerdicts({ rubrics }, own, runs) {
  const judges = runs.flatMap((run2) => (run2.own ?? run2.report).judges ?? []);
  if (namesIn(judges, void 0).size === 0) return [];
  const changed = own.rubrics.filter(({ id, hash: hash3 }) => rubrics.some((other) => other.id === id && other.hash !== hash3));
  return changed.filter(
    (rubric) => rubric.refersTo.has(RECORDED_NEED) || questionsOf([rubric]).some(({ id }) => isRecorded3(id, judges))
  ).map(({ id }) => `what ${id} reads of recorded answers of a judge (judge.*), which nobody asks again`);
}
function isRecorded3(question, judges) {
  const recorded = namesIn(judges, void 0);
  return [...namesIn(judges, question)].some((name2) => recorded.has(name2));
}

// src/scoring/results-hash.ts
import { createHash, hash as hash2 } from "node:crypto";
function startResultsHash() {
  const digests = [];
  return {
    add: (canonical) => {
      digests.push(hash2("sha256", canonical, "binary"));
    },
    finish: () => {
      const whole = createHash("sha256");
      for (const digest of digests.sort()) whole.update(`${Buffer.from(digest, "binary").toString("hex")}
`);
      return `sha256:${whole.digest("hex")}`;
    }
  };
}

// src/io/moving.ts
import { existsSync, renameSync, rmSync } from "node:fs";
var IN_USE = ["EACCES", "EBUSY", "EPERM"];
var WAITS_MS = [50, 100, 200, 400, 800];
function move(from, to) {
  patiently(IN_USE, () => renameSync(from, to));
}
function remove(path) {
  patiently([...IN_USE, "ENOTEMPTY"], () => rmSync(path, { recursive: true, force: true }));
}
function clear(path) {
  let why = "the system says nothing of it";
  try {
    remove(path);
  } catch (error) {
    why = systemTrouble(error);
    if (why === null) throw error;
  }
  if (existsSync(path)) warn2(`${path} could not be removed, and may hold results: remove it yourself (${why})`);
}
function warn2(text2) {
  process.stderr.write(logLines([`agent-gate: ${text2}`]));
}
function patiently(passing, work) {
  for (const wait of WAITS_MS) {
    try {
      work();
      return;
    } catch (error) {
      if (!passing.includes(error.code ?? "")) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
  work();
}

export {
  metricBar,
  gates,
  testSettings,
  primaryRubric,
  sum,
  mean,
  variance,
  SLACK3 as SLACK,
  pointsUp,
  allOf2 as allOf,
  nameList,
  shortSha,
  placeText,
  placeOfText,
  sameJudges,
  namesIn,
  judgeNames,
  visibleDrop,
  usualLoss,
  usualTrials,
  predictedError,
  FEWEST_SCENARIOS,
  FEWEST_RUNS,
  pairScenarios,
  scoresOf3 as scoresOf,
  meanScores,
  compareReports,
  oneOfEach,
  decides,
  trialsUnder,
  describeUnselected,
  isCommit,
  decisionOf,
  parseYamlDocument,
  readConfig,
  redactionHash,
  keepsEvidence,
  POLICY_FILE,
  defaultPolicy,
  readPolicy,
  at,
  textAt,
  numberAt,
  listAt,
  shaAt,
  timeAt,
  instantAt,
  latestInstant,
  isSha,
  labelsOf,
  unlessRefused,
  oddAnswer,
  isUsedUp,
  toApiError,
  download,
  readEventFile,
  readCheckedOutSha,
  hideEventFile,
  TEST_FILE,
  findResultFiles,
  findTexts,
  findFiles,
  readShards,
  SHARDS_EXPECTED,
  findShardedFiles,
  STRATEGIES,
  thresholdOf,
  isYesOrNo,
  isPlain2 as isPlain,
  hasParts,
  calibrated,
  isKey2 as isKey,
  didNotPass,
  DEFAULT_ITEM,
  itemNames,
  isElsewhere,
  loadRubric,
  parseRubric,
  compileDocument,
  sharedNames,
  loadMapping,
  RUBRIC_FILES,
  placesInRepository,
  loadRuler,
  loadRubricsAlone,
  loadReader,
  compileRuler,
  firstRubric,
  EVIDENCE_FILE,
  RESULTS_FILE,
  MANIFEST_FILE,
  rubricIdentities,
  mappingIdentity,
  isLeftByDesktop,
  evidenceOf,
  openBundleZip,
  openGivenBundle,
  openBundle,
  writeMarker,
  readMarker,
  isNewer,
  baselineName,
  suiteOfBaseline,
  bundleName,
  uploadBundle,
  FOREIGN2 as FOREIGN,
  ABSENT,
  absentNote,
  searchedCommits,
  expiredNote,
  foreignNote,
  digestNote,
  unreadableNote,
  forbiddenNote,
  unreachableNote,
  brokenOffNote,
  noTokenNote,
  DEFAULT_RULES,
  NOTHING_MORE,
  startRedaction,
  unmatchedPaths,
  policiesOf,
  redactionOf,
  normaliseTrial,
  readRun,
  totalTrials,
  planPool,
  askNobody,
  startJudge,
  report_schema_default,
  sortedUnion,
  history_schema_default,
  historyOfBundle,
  explainTrial,
  explainRubric,
  startReport,
  ownRulerDecides,
  rulersOfBase,
  waiversOfBase,
  baseRulerNote,
  unaskedRulerNote,
  rulerChanges,
  measureAlike,
  measureRun,
  measureRedacted,
  measureBundle,
  withRedacted,
  remarksOn,
  MOST_RUNS,
  notFoundNote,
  ambiguousNote,
  namedNote,
  approximateNote,
  fromFileNote,
  openBaselineFile,
  baselineFileOf,
  readFileAt,
  findFileAt,
  listFilesAt,
  readCommittedBaseline,
  originOfFile,
  rulerOfBundle,
  UNNAMED_SUITE,
  suiteOf,
  rewrittenFile,
  fetchPinned,
  measureFile,
  openGiven,
  firstBundle,
  sameRun,
  findGivenBaseline,
  measureGiven,
  OTHER_JUDGE,
  DECISIONS,
  EFFECTS2 as EFFECTS,
  NOTHING2 as NOTHING,
  STEPS_OF_VERSIONS,
  versionBump,
  fixed,
  rate,
  countPair,
  score,
  table,
  details,
  joined4 as joined,
  gateCommand,
  commitCommands,
  toldFindings,
  isSaid,
  renderComment,
  renderSummary,
  readToday,
  dayOf,
  sameResult,
  dueReviews,
  endedWaivers,
  decide,
  decideByRulers,
  gate_schema_default,
  checkGate,
  textsOf2 as textsOf,
  finishBundle,
  reportText,
  commentText,
  startResultsHash,
  move,
  remove,
  clear,
  warn2 as warn,
  openBundleFiles
};
