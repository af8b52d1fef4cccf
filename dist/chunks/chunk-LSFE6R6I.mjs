import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MAX_DEPTH,
  dotted,
  holdsLargeNumber,
  isRecord,
  mapLeaves,
  memberPointer,
  someLeaf
} from "./chunk-EJX4T4YE.mjs";
import {
  UserError,
  moreProblems,
  valueOr
} from "./chunk-NNOWPGVS.mjs";
import {
  adviseName,
  adviseNearest
} from "./chunk-RXV6FDVC.mjs";
import {
  MARK_START,
  byText,
  counted,
  inline,
  must,
  shown
} from "./chunk-7LAB6J43.mjs";

// src/rubric/values/json-value.ts
function sameJson(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && eachFits(a, b, sameJson);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameMember(a, b, key));
}
function includesPart(whole, part) {
  if (typeof part === "function") return part(whole) === true;
  if (Array.isArray(part)) return Array.isArray(whole) && eachFits(whole, part, includesPart);
  if (!isRecord(part)) return sameJson(whole, part);
  if (!isRecord(whole)) return false;
  return Object.keys(part).every((key) => Object.hasOwn(whole, key) && includesPart(whole[key], part[key]));
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
var TOO_LARGE = "whole numbers from 2^53 on are too large for JSON numbers: write ids as texts";
function determinedEqual(isEqual, value) {
  return isEqual && holdsLargeNumber(value) ? void 0 : isEqual;
}
var REDACTED = "secrets that were redacted look alike: let the harness record whether they are equal";
function holdsMark(value) {
  return someLeaf(value, isMarked);
}
function isMarked(leaf) {
  return typeof leaf === "string" && leaf.includes(MARK_START);
}
function likeNoOther(value) {
  let count = 0;
  return mapLeaves(value, (leaf) => isMarked(leaf) ? `${leaf}\0${count++}` : leaf);
}

// src/rubric/values/shown-value.ts
var IN_SENTENCE = 60;
var EXPRESSION = 120;
var QUOTED = 80;
function recorded(value) {
  if (typeof value !== "object" && typeof value !== "string") return { value };
  const text = shownValue(value, QUOTED + 1);
  return text.length > QUOTED ? { cut: true, value: cut(text, QUOTED) } : { value: withSortedKeys(value) };
}
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
function clauses(...parts) {
  return parts.filter((part) => part !== "").join("; ");
}
function firstFew(texts, most) {
  const shown2 = texts.slice(0, most).map((text) => text());
  return `${shown2.join(", ")}${texts.length > most ? ", ..." : ""}`;
}

// src/contract/numbers.ts
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
function rounded(value) {
  return Math.round(value * 1e12) / 1e12 + 0;
}
function addTo(tally, key) {
  const count = (tally.get(key) ?? 0) + 1;
  tally.set(key, count);
  return count;
}
function countsByText(tally) {
  return Object.fromEntries([...tally].sort(([a], [b]) => byText(a, b)));
}
function byFrequency(texts) {
  const tally = /* @__PURE__ */ new Map();
  for (const text of texts) addTo(tally, text);
  return [...tally].sort(([a, timesA], [b, timesB]) => timesB - timesA || byText(a, b));
}

// src/gating/findings/finding.ts
function makerOf(rows) {
  return (code, data) => {
    const { effect } = rows[code];
    return { code, effect, ...data };
  };
}

// src/gating/findings/judge.ts
var judgeRows = {
  "judge-unanswered": { effect: "warn", shownIn: "judge", message: unanswered },
  "judge-silent": { effect: "warn", holds: "in doubt", message: unanswered },
  "judge-asked": {
    effect: "notice",
    shownIn: "judge",
    message: ({ questions, missing, ...spent }) => ({
      what: progressText(questions - missing, questions, spent)
    })
  },
  "answers-given": {
    effect: "notice",
    shownIn: "judge",
    message: ({ file }) => ({
      what: `The part of this run's answers in \`${file}\` does not come from the judge: the workflow names that file and may write it`,
      next: "Check what writes it: a pull request with this file, or a changed workflow, answers for the judge"
    })
  },
  "answers-unkept": {
    effect: "notice",
    message: ({ reason }) => ({
      what: "Some answers of the judge could not be stored; the next run asks again",
      actual: reason,
      next: "Check the path of the `answers` file"
    })
  }
};
var judgeFinding = makerOf(judgeRows);
function questionsUnanswered(asked, missing) {
  const [most] = byFrequency(missing.map(({ why }) => why));
  if (most === void 0) return [];
  const [reason] = most;
  const { next: advice } = must(
    missing.find(({ why }) => why === reason),
    "an answer with the most frequent reason"
  );
  const code = missing.length < asked ? "judge-unanswered" : "judge-silent";
  return [judgeFinding(code, { asked, missing: missing.length, reason, advice })];
}
function unanswered({ asked, missing, reason, advice }) {
  return {
    what: `${missing} of ${counted(asked, "question")} for a judge ${missing === 1 ? "has" : "have"} no answer: ${reason}`,
    expected: "an answer to every question; a trial without one has no verdict of its rubric",
    next: advice
  };
}
function progressText(done, of, { retries, cost_usd: cost, ...spent }) {
  const tokens = spent.input_tokens + spent.output_tokens;
  return [
    `The judge: ${done} of ${counted(of, "question")}`,
    ...retries > 0 ? [retries === 1 ? "1 retry" : `${retries} retries`] : [],
    ...tokens > 0 ? [counted(tokens, "token")] : [],
    ...cost === null || cost === 0 ? [] : [`$${cost.toFixed(4)}`]
  ].join(", ");
}

// src/contract/load-lazily.ts
import { createRequire } from "node:module";
var require2 = createRequire(import.meta.url);
function loadLazily(name) {
  return require2(name);
}

// src/contract/validator-options.json
var validator_options_default = { allErrors: true, verbose: true, strictTypes: false, allowUnionTypes: true, keywords: ["enumDescriptions"] };

// src/contract/schema-check.ts
var LISTED = 100;
function schemaCheck(schema) {
  let ready;
  const problems = (value, locate) => {
    ready ??= validatorOf(schema);
    if (ready(value)) return [];
    const errors = causesOf(ready.errors ?? []);
    const described = errors.slice(0, LISTED).map((error) => describeError(error, locate));
    const listed = [...new Map(described.map((problem) => [JSON.stringify(problem), problem])).values()];
    const unlisted = errors.length - LISTED;
    return [...listed, ...moreProblems(unlisted)];
  };
  const parse = (value, locate) => {
    const violations = problems(value, locate);
    if (violations.length > 0) throw new UserError(violations);
    return value;
  };
  return { problems, parse };
}
function validatorOf(schema) {
  if (typeof schema === "function") return schema();
  const { Ajv2020 } = loadLazily("./ajv-dist-2020.js.cjs");
  const ajv = new Ajv2020(validator_options_default);
  const withoutAllOf = (keyword, held) => keyword === "allOf" ? void 0 : held;
  const validator = schema.$id === void 0 ? void 0 : ajv.getSchema(schema.$id);
  return validator ?? ajv.compile(JSON.parse(JSON.stringify(schema), withoutAllOf));
}
function describeError(error, locate) {
  const params = error.params;
  switch (error.keyword) {
    case "additionalProperties":
    case "unevaluatedProperties": {
      const key = String(
        must(params.additionalProperty ?? params.unevaluatedProperty, "the unknown key of a schema error")
      );
      const where = locate(memberPointer(error.instancePath, key));
      const what = `unknown key \`${inline(key)}\``;
      const properties = error.parentSchema.properties ?? {};
      return { code: "unknown-key", what, where, ...adviseName(key, Object.keys(properties)) };
    }
    case "required":
    case "dependentRequired": {
      const what = `\`${inline(String(params.missingProperty))}\` is missing`;
      return { code: "missing-key", what, where: locate(error.instancePath) };
    }
    case "enum": {
      const allowed = params.allowedValues;
      const expected = `one of ${allowed.map(shown).join(", ")}`;
      const texts = allowed.filter((value) => typeof value === "string");
      const advice = typeof error.data === "string" ? adviseNearest(error.data, texts) : {};
      return { ...wrongValue(error, expected, locate), ...advice };
    }
    case "const":
      return wrongValue(error, shown(params.allowedValue), locate, "Write that, or leave the key out");
    case "type": {
      const isUnquoted = ["number", "boolean"].includes(typeof error.data) && typesOf(error).includes("string");
      const wanted = typesOf(error);
      const example = wanted.length === 1 && wanted[0] === "string" ? textLike(error.parentSchema) : void 0;
      return wrongValue(error, example ?? wanted.join(" or "), locate, isUnquoted ? "Quote it" : void 0);
    }
    case "pattern": {
      const example = textLike(error.parentSchema) ?? `text that matches ${shown(params.pattern)}`;
      return wrongValue(error, example, locate);
    }
    case "uniqueItems":
      return wrongValue(error, "every item once", locate);
    default: {
      const message = error.message?.replace("NOT have fewer than", "at least").replace("NOT have more than", "at most");
      return wrongValue(error, message?.replace(/^must (be )?/, "") ?? error.keyword, locate);
    }
  }
}
function wrongValue(error, expected, locate, fix) {
  const { instancePath: at, propertyName: key } = error;
  const name = at === "" ? "the document" : `\`${inline(dotted(at))}\``;
  return {
    code: "bad-value",
    what: key === void 0 ? `${name} has a wrong value` : `\`${inline(key)}\` cannot be a key of ${name}`,
    where: locate(key === void 0 ? at : memberPointer(at, key)),
    expected,
    found: shown(error.data),
    ...fix === void 0 ? {} : { fix }
  };
}
function typesOf({ params }) {
  return [params.type].flat();
}
function textLike(schema) {
  const { pattern, examples: [example] = [] } = schema ?? {};
  return pattern !== void 0 && typeof example === "string" ? `text like ${shown(example)}` : void 0;
}
function causesOf(errors) {
  const directErrors = errors.filter(
    ({ keyword, schema }) => !["if", "anyOf", "oneOf", "allOf", "propertyNames"].includes(keyword) || schema === false
  );
  return directErrors.length > 0 ? widestTypes(nearestCauses(directErrors, errors)) : errors;
}
function nearestCauses(directErrors, errors) {
  const isChoice = ({ keyword }) => keyword === "anyOf" || keyword === "oneOf";
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const nearest = /* @__PURE__ */ new Map();
  for (const { instancePath: at, keyword } of directErrors)
    nearest.set(at, Math.max(nearest.get(at) ?? 0, nearness(keyword)));
  return directErrors.filter(
    ({ instancePath: at, keyword }) => !choices.has(at) || nearness(keyword) === nearest.get(at)
  );
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
function width(error) {
  if (error.keyword === "enum" || error.keyword === "const") return Number.POSITIVE_INFINITY;
  return error.keyword === "type" ? typesOf(error).length : 0;
}

// src/suite/reading/scan-json.ts
var EXPECTED = {
  value: { marks: '{["0', words: "a value" },
  "first value": { marks: '{["0]', words: "a value or `]`" },
  name: { marks: '"', words: "a name in double quotes" },
  "first name": { marks: '"}', words: "a name in double quotes or `}`" },
  colon: { marks: ":", words: "`:`" },
  "after item": { marks: ",]", words: "`,` or `]`" },
  "after member": { marks: ",}", words: "`,` or `}`" },
  end: { marks: "", words: "nothing more" }
};
var JsonSyntaxError = class extends Error {
  /** Index in the text, in UTF-16 units. */
  at;
  /** What may come here, in words. */
  expected;
  /** Whether the text is cut off here, as if its writer was cancelled. */
  isCut;
  constructor(at, expected, isCut) {
    super(`expected ${expected} at ${at}`);
    this.at = at;
    this.expected = expected;
    this.isCut = isCut;
  }
};
var SCALAR = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
var TOKEN = new RegExp(String.raw`[{}[\],:"]|${SCALAR}`, "y");
var LONGEST_ESCAPE = 6;
var SPACE = /[\t\n\r ]*/y;
var VALID_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;
function* scanJson(json) {
  const open = [];
  let state = "value";
  let at = startAfter(json, 0);
  while (at < json.length || state !== "end") {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(json)?.[0] ?? "";
    const mark2 = /^[{}[\],:"]/.test(token) ? token : "0";
    if (token === "" || !EXPECTED[state].marks.includes(mark2)) throw errorAt(json, at, state);
    const isKey = state === "name" || state === "first name" && mark2 === '"';
    const end = mark2 === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark: mark2, isKey, at, end };
    state = isKey ? "colon" : follow(mark2, open);
    at = startAfter(json, end);
  }
}
function follow(mark2, open) {
  if (mark2 === "{" || mark2 === "[") open.push(mark2);
  if (mark2 === "}" || mark2 === "]") open.pop();
  const isInList = open.at(-1) === "[";
  switch (mark2) {
    case "{":
      return "first name";
    case "[":
      return "first value";
    case ":":
      return "value";
    case ",":
      return isInList ? "value" : "name";
    default:
      if (open.length === 0) return "end";
      return isInList ? "after item" : "after member";
  }
}
function startAfter(json, at) {
  SPACE.lastIndex = at;
  SPACE.test(json);
  return SPACE.lastIndex;
}
function endOfText(json, open) {
  let at = open + 1;
  for (VALID_PART.lastIndex = at; VALID_PART.test(json); VALID_PART.lastIndex = at) at = VALID_PART.lastIndex;
  if (json[at] === '"') return at + 1;
  const isCut = json.length - at < LONGEST_ESCAPE;
  throw new JsonSyntaxError(at, isCut ? '`"`' : "no control character and no unknown escape in a text", isCut);
}
function errorAt(json, at, state) {
  const { marks, words } = EXPECTED[state];
  const isCut = at === json.length || marks.includes("0") && /^[\w.+-]{1,30}$/.test(json.slice(at, at + 31));
  return new JsonSyntaxError(at, words, isCut);
}

// src/suite/reading/parse-json.ts
function parseRecord(text, where) {
  const json = withoutLoneSurrogates(text);
  const value = parseJson(json, where);
  requireAllowed(value, json, where);
  return value;
}
function parseInnerJson(text) {
  const json = withoutLoneSurrogates(text);
  const value = JSON.parse(json);
  requireAllowed(value, json, { file: "" });
  return value;
}
function parseJson(json, where) {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UserError(brokenJson(json, where), { cause });
  }
}
function brokenJson(json, where) {
  try {
    for (const _ of scanJson(json)) ;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { at, expected, isCut } = error;
    const spot = spotOf(json, at, where);
    const problem = { code: "bad-json", where: spot.place, expected };
    if (isCut) return { ...problem, what: `the JSON is cut off${spot.aside}`, fix: CANCELLED };
    const token = must(/^(?:-?[\w.+-]+|.?)/su.exec(json.slice(at, at + 40)), "a match of anything")[0];
    const fix = /^-?(?:NaN|Infinity)/.test(token) ? { fix: PYTHON_NAN } : {};
    return { ...problem, what: `the JSON is broken${spot.aside}`, found: `\`${inline(token)}\``, ...fix };
  }
  return { code: "bad-json", what: "the text is not JSON", where };
}
var CANCELLED = "The run that wrote it was probably cancelled: run the suite again";
var PYTHON_NAN = "Write null; Python writes this unless `json.dumps` gets `allow_nan=False`";
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
function requireAllowed(value, json, where) {
  if (mostKeys(json) === countItem(value, 0)) return;
  const problem = firstDisallowed(json, where);
  if (problem !== void 0) throw new UserError(problem);
}
function mostKeys(json) {
  let count = 0;
  for (let at = json.indexOf(":"); at >= 0; at = json.indexOf(":", at + 1)) if (mayEndKey(json, at)) count++;
  return count;
}
var QUOTE = 34;
var BACKSLASH = 92;
var SPACE2 = 32;
function mayEndKey(json, colon) {
  let at = colon - 1;
  while (json.charCodeAt(at) <= SPACE2) at--;
  return json.charCodeAt(at) === QUOTE && !isEscaped(json, at);
}
function isEscaped(json, at) {
  let slashes = 0;
  while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}
function countKeys(value, depth) {
  if (depth > MAX_DEPTH) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) count += countItem(value[i], depth);
    return count;
  }
  for (const key in value) {
    if (key === "__proto__") return Number.NaN;
    count += 1 + countItem(value[key], depth);
  }
  return count;
}
function countItem(item, depth) {
  if (typeof item === "object") return item === null ? 0 : countKeys(item, depth + 1);
  return typeof item === "number" && !Number.isFinite(item) ? Number.NaN : 0;
}
function firstDisallowed(json, where) {
  const spotAt = (at) => spotOf(json, at, where);
  const open = [];
  for (const { mark: mark2, isKey, at, end } of scanJson(json)) {
    if (mark2 === "[" || mark2 === "{") open.push(/* @__PURE__ */ new Map());
    if (mark2 === "]" || mark2 === "}") open.pop();
    if (open.length > MAX_DEPTH) return tooDeep(spotAt(at));
    const text = json.slice(at, end);
    if (Math.abs(Number(text)) === Number.POSITIVE_INFINITY) return notFinite(text, spotAt(at));
    const problem = isKey ? disallowedKey(JSON.parse(text), at, open.at(-1), spotAt) : void 0;
    if (problem !== void 0) return problem;
  }
  return void 0;
}
function disallowedKey(key, at, names, spotAt) {
  const first = names.get(key);
  if (first !== void 0) return repeatedKey(key, spotAt(at), spotAt(first));
  names.set(key, at);
  return key === "__proto__" ? protoKey(spotAt(at)) : void 0;
}
function tooDeep({ place, aside }) {
  return { code: "too-deep", what: `the record nests deeper than ${MAX_DEPTH} levels${aside}`, where: place };
}
function notFinite(number, { place, aside }) {
  const what = `a number is too large to be represented${aside}`;
  return { code: "not-finite", what, where: place, expected: "finite numbers", found: inline(number) };
}
function protoKey({ place, aside }) {
  return { code: "proto-key", what: `the key \`__proto__\` is not allowed${aside}`, where: place, fix: "Rename it" };
}
function repeatedKey(key, { place, aside }, first) {
  const what = `the key ${shown(key)} is in one object twice${aside}, first at ${first.name}`;
  return { code: "repeated-key", what, where: place, fix: "Keep one of the two" };
}
var ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;
function withoutLoneSurrogates(json) {
  if (!json.includes("\\u")) return json;
  return json.replace(ESCAPE, (written2, lone) => lone === void 0 ? written2 : "\\ufffd");
}
var NAN_OR_TEXT = /"|NaN|-?Infinity/g;
function nanAsNull(json) {
  if (!json.includes("NaN") && !json.includes("Infinity")) return json;
  const parts = [];
  let done = 0;
  NAN_OR_TEXT.lastIndex = 0;
  for (let mark2 = NAN_OR_TEXT.exec(json); mark2 !== null; mark2 = NAN_OR_TEXT.exec(json)) {
    const [token] = mark2;
    if (token === '"') {
      const end = endOfText2(json, mark2.index);
      if (end < 0) break;
      NAN_OR_TEXT.lastIndex = end;
    } else {
      parts.push(json.slice(done, mark2.index), "null");
      done = NAN_OR_TEXT.lastIndex;
    }
  }
  return parts.join("") + json.slice(done);
}
function endOfText2(text, open) {
  const mark2 = text.charAt(open);
  let quote = text.indexOf(mark2, open + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf(mark2, quote + 1);
  return quote < 0 ? -1 : quote + 1;
}

// src/rubric/evaluation.ts
var Unjudgeable = class extends Error {
  name = "Unjudgeable";
};
var Unanswered = class extends Unjudgeable {
  name = "Unanswered";
  /** Questions for models; any other question needs an answer recorded in the trial. */
  questions;
  /** Judgements of the nodes below, if they were judged; those that need no answer have a verdict. */
  parts;
  constructor(message, questions, parts = NO_PARTS) {
    super(message);
    this.questions = questions;
    this.parts = parts;
  }
};
function judgedOrMissing(judge) {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return missingJudgement(error);
  }
}
function requireAnswers(parts) {
  const first = parts.find(({ missing }) => missing !== void 0)?.missing;
  if (first === void 0) return;
  const questions = parts.flatMap(({ missing }) => missing?.questions ?? []);
  throw new Unanswered(first.message, questions, parts);
}
function missingJudgement(missing) {
  return { verdict: "error", score: null, severity: "none", parts: missing.parts, missing };
}
var NOTHING = [];
var NO_ITEMS = [];
var NO_PLACES = [];
function startEvaluation(trial) {
  return {
    trial,
    derived: [],
    nodes: [],
    unanswered: [],
    items: NO_ITEMS,
    places: NO_PLACES,
    spent: { items: 0, steps: 0 },
    total: null
  };
}
function judgementAt({ nodes, unanswered: unanswered2 }, slot) {
  const judgement = nodes[slot];
  if (judgement === void 0 && unanswered2[slot] !== void 0) throw unanswered2[slot];
  return judgement;
}
function startNotes(warnings) {
  return { observed: NOTHING, warnings };
}
function observe(notes, field, value) {
  if (notes.observed.some((noted) => noted.field === field)) return;
  const { cut: cut2, value: kept } = recorded(value);
  const seen = value === void 0 ? { field } : { field, value: kept };
  const observation = cut2 === void 0 ? seen : { cut: cut2, ...seen };
  notes.observed = notes.observed.length === 0 ? [observation] : [...notes.observed, observation];
}
var MOST_WARNINGS = 100;
function warn({ warnings }, warning) {
  if (warnings.length < MOST_WARNINGS && !warnings.includes(warning)) warnings.push(warning);
}
function isIndeterminate(judgements) {
  return judgements.some(({ indeterminate }) => indeterminate) || void 0;
}
var NO_PARTS = [];
var SKIPPED = { verdict: "skipped", score: null, severity: "none", parts: NO_PARTS };
function answered(otherwise, severity) {
  if (otherwise === "pass") return { verdict: "pass", score: 1, severity, parts: NO_PARTS };
  if (otherwise === "fail") return { verdict: "fail", score: 0, severity, parts: NO_PARTS, answer: "no" };
  return { verdict: "skipped", score: null, severity, parts: NO_PARTS };
}

// src/rubric/nodes/marking.ts
var SEVERITIES = ["none", "low", "medium", "high", "critical"];
function mark({ threshold, severity: fixed, calibrate }, result) {
  const raw = rounded(result.raw);
  const score = calibrate === null ? inside(raw) : rounded(calibrate(inside(raw)));
  const passed = threshold === null ? null : score >= rounded(threshold);
  const failed = passed === false || result.verdict === "fail";
  const worst = failed ? worseOf("low", result.worst) : result.worst;
  const ruled = passed === null ? result.verdict : passed ? "pass" : "fail";
  const verdict = ruled ?? verdictOf(worst && (fixed ?? worst));
  const severity = fixed ?? worst ?? "none";
  const parts = result.parts ?? NO_PARTS;
  const judgement = score === raw ? { verdict, score, severity, parts } : { verdict, score, severity, raw, parts };
  return answeredBy(judgement, failed && verdict === "fail", result.indeterminate);
}
function answeredBy(judgement, isNo, indeterminate) {
  const answered2 = isNo ? { ...judgement, answer: "no" } : judgement;
  return indeterminate === true ? { ...answered2, indeterminate } : answered2;
}
function inside(raw) {
  return Math.min(Math.max(raw, 0), 1);
}
function worseOf(a, b) {
  return b !== null && SEVERITIES.indexOf(b) > SEVERITIES.indexOf(a) ? b : a;
}
function markScalar(marking, raw) {
  const flawless = mark(marking, { raw, worst: null });
  return flawless.score === 1 ? flawless : mark(marking, { raw, worst: "medium" });
}
function markIndeterminate(marking) {
  const result = { raw: 0, worst: "medium", verdict: "fail", indeterminate: true };
  return { ...mark({ ...marking, threshold: null, calibrate: null }, result), answer: "unknown" };
}
function verdictOf(severity) {
  if (severity === "critical" || severity === "high") return "fail";
  return severity === "medium" ? "warn" : "pass";
}
function adopt(marking, judgement, parts) {
  const { threshold, severity, calibrate } = marking;
  const { score, verdict, answer, indeterminate } = judgement;
  const scoresAgain = threshold !== null || calibrate !== null;
  if (score === null || severity === null && !scoresAgain) return { ...judgement, parts };
  if (answer === "unknown") return { ...judgement, severity: severity ?? judgement.severity, parts };
  const flawless = mark(marking, { raw: score, worst: null, parts, indeterminate });
  if (answer !== "no" && (scoresAgain ? flawless.score === 1 : verdict === "pass")) return flawless;
  const worst = judgement.severity === "none" ? "medium" : judgement.severity;
  const result = { raw: score, worst, parts, indeterminate };
  const staysFailed = threshold === null && (answer === "no" || severity === null && verdict === "fail");
  return mark(marking, staysFailed ? { ...result, verdict } : result);
}
function markWords(marking, judgement) {
  return clauses(calibrationWords(marking, judgement), thresholdWords(marking, judgement));
}
function calibrationWords({ calibrate }, { raw, score }) {
  const uncalibrated = raw === void 0 ? score : inside(raw);
  return calibrate === null || uncalibrated === score ? "" : `calibrated from ${uncalibrated} to ${score}`;
}
function turnedWords({ threshold }, referred, judgement) {
  return threshold === null && judgement.verdict !== referred ? `here severity ${judgement.severity} decides` : "";
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
function compileCalibration(points, pointer, { problems }) {
  if (points === void 0) return null;
  const isWhole = points[0]?.from === 0 && points.at(-1)?.from === 1;
  const rises = points.slice(1).every(({ from, to }, index) => {
    const previous = points[index];
    return previous !== void 0 && from > previous.from && to >= previous.to;
  });
  if (isWhole && rises) return (score) => calibrated(points, score);
  const what = "the calibration must rise with the score";
  const expected = "`from` that rises from 0 to 1, and `to` that never falls";
  problems.add(pointer, { code: "bad-calibration", what, expected });
  return null;
}
function calibrated(points, score) {
  const index = points.findIndex(({ from }) => score <= from);
  const [low, high] = [points[index - 1], points[index]];
  if (high === void 0 || low === void 0) return high?.to ?? score;
  return low.to + (score - low.from) / (high.from - low.from) * (high.to - low.to);
}

// src/suite/reading/open.ts
import { isUtf8 } from "node:buffer";
var MAX_RECORD_BYTES = 16 * 1024 * 1024;
var HEAD_BYTES = 512;
var UTF8_MARK = Buffer.from([239, 187, 191]);
var ARCHIVES = [
  [80, 75, 3, 4],
  [80, 75, 5, 6]
];
var SAVE_AS_UTF8 = "Save it as UTF-8; `>` of Windows PowerShell 5.1 writes UTF-16";
var EXPORT = "Export the results as JSON Lines or CSV";
var FOREIGN = [
  { kind: "gzip", starts: [31, 139], fix: "Let its name end in `.gz`, or unpack it first" },
  { kind: "UTF-32", starts: [255, 254, 0, 0], fix: SAVE_AS_UTF8 },
  { kind: "UTF-32", starts: [0, 0, 254, 255], fix: SAVE_AS_UTF8 },
  { kind: "UTF-16", starts: [255, 254], fix: SAVE_AS_UTF8 },
  { kind: "UTF-16", starts: [254, 255], fix: SAVE_AS_UTF8 },
  { kind: "Parquet", starts: [...Buffer.from("PAR1")], fix: EXPORT }
];
var FOREIGN_TEXTS = [
  { kind: "a Git LFS pointer", starts: /^version https:\/\/git-lfs/, fix: "Check out with `lfs: true`" },
  { kind: "an HTML page", starts: /^<(?:!doctype html|html)/i, fix: "The download probably failed" },
  { kind: "Markdown", starts: /^(?:#{1,6} [^,;\t\n]*\n|\|.*\|\s*\n\s*\|[\s:|-]+\|)/, fix: EXPORT }
];
var SPREADSHEET = { kind: "a spreadsheet", fix: EXPORT };
function openResults(input, isXmlRead = false) {
  const source = input.chunks()[Symbol.iterator]();
  const head2 = readHead(source);
  const foreign = foreignKind(head2, input, isXmlRead);
  if (foreign !== void 0) throw notResults(input.file, foreign);
  const offset = markLength(head2);
  const bytes = head2.subarray(offset);
  const first = firstCharacter(bytes);
  if (first === "" && head2.length < HEAD_BYTES) throw empty(input.file);
  return { shape: shapeOf(first), chunks: joined(bytes, source), offset };
}
function markLength(bytes) {
  return bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
}
function isArchive(input) {
  return hasArchiveStart(readHead(input.chunks()[Symbol.iterator]()));
}
function hasArchiveStart(head2) {
  return ARCHIVES.some((starts) => startsWith(head2, starts));
}
function startsWith(head2, starts) {
  return starts.every((byte, index) => head2[index] === byte);
}
function readHead(source) {
  let head2 = Buffer.alloc(0);
  for (let next = source.next(); !next.done; next = source.next()) {
    head2 = head2.length === 0 ? asBuffer(next.value) : Buffer.concat([head2, asBuffer(next.value)]);
    if (head2.length >= HEAD_BYTES) break;
    head2 = Buffer.from(head2);
  }
  return head2;
}
function* joined(head2, chunks) {
  if (head2.length > 0) yield head2;
  for (let next = chunks.next(); !next.done; next = chunks.next()) yield next.value;
}
function firstCharacter(bytes) {
  return bytes.toString("latin1", 0, HEAD_BYTES).trimStart().charAt(0);
}
function shapeOf(first) {
  if (first === "[") return "list";
  if (first === "<") return "xml";
  return first === "{" ? "object" : "other";
}
function foreignKind(head2, input, isXmlRead) {
  if (hasArchiveStart(head2)) return zipKind(input);
  const foreign = FOREIGN.find(({ starts }) => startsWith(head2, starts));
  if (foreign !== void 0) return foreign;
  if (head2.includes(0)) return { kind: "UTF-16, UTF-32 or other binary data", fix: SAVE_AS_UTF8 };
  const text = head2.toString("latin1", markLength(head2), HEAD_BYTES).trimStart();
  return FOREIGN_TEXTS.find(({ starts }) => starts.test(text)) ?? (isXmlRead ? void 0 : xmlKind(text));
}
function zipKind({ unzip }) {
  if (isSpreadsheet(valueOr([], () => unzip?.().names ?? []))) return SPREADSHEET;
  return {
    kind: "a zip archive",
    fix: "Unpack it first, or name a mapping with `archive`, such as `inspect`, which reads it as it is"
  };
}
function isSpreadsheet(names) {
  return names.includes("xl/workbook.xml");
}
function xmlKind(text) {
  if (!text.startsWith("<")) return void 0;
  const [, root = ""] = /<([A-Za-z_][\w:.-]*)/.exec(text) ?? [];
  const kind = `XML with \`<${root}>\` around all`;
  if (/^testsuites?$/.test(root)) return { kind, fix: "Name the mapping `junit`, which reads it" };
  return { kind, fix: "Let the tests write a JUnit report, which the mapping `junit` reads, or JSON Lines" };
}
function notResults(file, { kind, fix }) {
  const what = "the file is not JSON Lines, JSON or CSV";
  return new UserError({ code: "wrong-format", what, where: { file }, found: kind, fix });
}
function empty(file) {
  const fix = "Check the run that writes it: it probably failed or was cancelled";
  return new UserError({ code: "empty-file", what: "the file is empty", where: { file }, fix });
}
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
    found: `0x${bytes.readUInt8(at).toString(16).padStart(2, "0")}`,
    fix: SAVE_AS_UTF8
  });
}
function firstBadByte(bytes) {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes.readUInt8(at));
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
  const compiled = RE2JS.compile(pattern, flags);
  const size = compiled.programSize();
  const allowed = pattern.length + MAX_GROWTH;
  if (size > allowed) throw new LargePattern(size, allowed);
  return compiled;
}

export {
  sameJson,
  includesPart,
  withSortedKeys,
  TOO_LARGE,
  determinedEqual,
  REDACTED,
  holdsMark,
  likeNoOther,
  IN_SENTENCE,
  EXPRESSION,
  recorded,
  shownValue,
  cut,
  clauses,
  firstFew,
  Unjudgeable,
  Unanswered,
  judgedOrMissing,
  requireAnswers,
  missingJudgement,
  startEvaluation,
  judgementAt,
  startNotes,
  observe,
  warn,
  isIndeterminate,
  NO_PARTS,
  SKIPPED,
  answered,
  sumOf,
  meanOf,
  rounded,
  addTo,
  countsByText,
  byFrequency,
  mark,
  markScalar,
  markIndeterminate,
  verdictOf,
  adopt,
  markWords,
  calibrationWords,
  turnedWords,
  thresholdWords,
  didNotPass,
  worstSeverity,
  compileCalibration,
  makerOf,
  judgeRows,
  judgeFinding,
  questionsUnanswered,
  progressText,
  loadLazily,
  schemaCheck,
  MAX_RECORD_BYTES,
  SPREADSHEET,
  openResults,
  markLength,
  isArchive,
  isSpreadsheet,
  notResults,
  asBuffer,
  requireUtf8,
  parseRecord,
  parseInnerJson,
  protoKey,
  withoutLoneSurrogates,
  nanAsNull,
  endOfText2 as endOfText,
  FEWER_PLACES,
  LargePattern,
  compileLinear
};
