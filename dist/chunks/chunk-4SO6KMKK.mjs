import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MARK_START,
  UserError,
  byText,
  counted,
  inline,
  moreProblems,
  must,
  shown,
  valueOr
} from "./chunk-ULVC5D7U.mjs";
import {
  __commonJS,
  __toESM
} from "./chunk-RPPNX6LV.mjs";

// node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start = j * 32;
      var vlen = Math.min(32, m - start) + start;
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance2;
    var closest = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest;
  }
});

// src/contract/json.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
  const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isThere ? value[name] : void 0;
}
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
function mapLeaves(value, map) {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (!isRecord(value)) return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, map)]));
}
function mapTexts(value, map) {
  return mapLeaves(value, (leaf) => typeof leaf === "string" ? map(leaf) : leaf);
}
function someLeaf(value, test) {
  if (typeof value !== "object" || value === null) return test(value);
  return Object.values(value).some((member) => someLeaf(member, test));
}
function holdsLargeNumber(value) {
  return someLeaf(value, isLargeNumber);
}
function isLargeNumber(leaf) {
  return typeof leaf === "number" && Math.abs(leaf) > Number.MAX_SAFE_INTEGER;
}
function perObject(make) {
  const made = /* @__PURE__ */ new WeakMap();
  return (value) => {
    if (typeof value !== "object" || value === null) return make(value);
    const cached = made.get(value);
    if (cached !== void 0) return cached;
    const result = make(value);
    made.set(value, result);
    return result;
  };
}
var MAX_DEPTH = 64;
var REFUSED_NAMES = /* @__PURE__ */ new Set(["__proto__", "prototype", "constructor"]);
var IDS = ["scenario", "rubric", "key", "name", "outcome", "subject", "metric", "code", "fact", "label"];
function jsonDifferences(expected, actual, place = "") {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const longer = expected.length >= actual.length ? expected : actual;
    return longer.flatMap((item, index) => {
      const ids = isRecord(item) ? IDS.map((key) => memberOf(item, key)) : [];
      const id = ids.find((value) => typeof value === "string") ?? index;
      return jsonDifferences(expected[index], actual[index], `${place}[${id}]`);
    });
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = /* @__PURE__ */ new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap(
      (key) => jsonDifferences(memberOf(expected, key), memberOf(actual, key), memberPath(place, key))
    );
  }
  return Object.is(expected, actual) ? [] : [{ place, expected: shown(expected), found: shown(actual) }];
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

// src/contract/names.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestName(written, known) {
  const ranked = known.map((name) => ({ name, edits: (0, import_fastest_levenshtein.distance)(written.toLowerCase(), name.toLowerCase()) })).sort((a, b) => a.edits - b.edits || byText(a.name, b.name));
  const best = ranked[0];
  if (best === void 0) return void 0;
  const [short, long] = [best.name.length, written.length].sort((a, b) => a - b);
  const isOther = best.edits >= long || best.edits > short;
  const isNear = best.edits <= Math.floor(best.name.length / 3) || isSlip(written.toLowerCase(), best.name.toLowerCase());
  return isNear && !isOther ? best.name : void 0;
}
function isSlip(written, name) {
  const sorted = (text) => [...text].sort().join("");
  const edits = (0, import_fastest_levenshtein.distance)(written, name);
  return edits === 1 || edits === 2 && sorted(written) === sorted(name);
}
function adviseNearest(written, known) {
  const suggestion = nearestName(written, known);
  return suggestion === void 0 ? {} : { suggestion };
}
function adviseName(written, known) {
  const advice = adviseNearest(written, known);
  return advice.suggestion !== void 0 || known.length === 0 ? advice : { known: [...known].sort() };
}
var ROOT = /^\$(?=[.[]|$)\.?/;
var BRACKETS = /\[(?:['"]([^'"\]]*)['"]|(-?[0-9]+|\*))\]/g;
function inDots(path) {
  return path.replace(BRACKETS, ".$1$2").replace(path.startsWith("[") ? /^\./ : ROOT, "");
}
function freeNames(names) {
  const usedNames = /* @__PURE__ */ new Set();
  const numbers = /* @__PURE__ */ new Map();
  return names.map((name) => {
    let free = name;
    for (let number = numbers.get(name) ?? 2; usedNames.has(free); number++) {
      free = `${name}#${number}`;
      numbers.set(name, number + 1);
    }
    usedNames.add(free);
    return free;
  });
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
    const mark = /^[{}[\],:"]/.test(token) ? token : "0";
    if (token === "" || !EXPECTED[state].marks.includes(mark)) throw errorAt(json, at, state);
    const isKey = state === "name" || state === "first name" && mark === '"';
    const end = mark === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark, isKey, at, end };
    state = isKey ? "colon" : follow(mark, open);
    at = startAfter(json, end);
  }
}
function follow(mark, open) {
  if (mark === "{" || mark === "[") open.push(mark);
  if (mark === "}" || mark === "]") open.pop();
  const isInList = open.at(-1) === "[";
  switch (mark) {
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
  for (const { mark, isKey, at, end } of scanJson(json)) {
    if (mark === "[" || mark === "{") open.push(/* @__PURE__ */ new Map());
    if (mark === "]" || mark === "}") open.pop();
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
  return json.replace(ESCAPE, (written, lone) => lone === void 0 ? written : "\\ufffd");
}
var NAN_OR_TEXT = /"|NaN|-?Infinity/g;
function nanAsNull(json) {
  if (!json.includes("NaN") && !json.includes("Infinity")) return json;
  const parts = [];
  let done = 0;
  NAN_OR_TEXT.lastIndex = 0;
  for (let mark = NAN_OR_TEXT.exec(json); mark !== null; mark = NAN_OR_TEXT.exec(json)) {
    const [token] = mark;
    if (token === '"') {
      const end = endOfText2(json, mark.index);
      if (end < 0) break;
      NAN_OR_TEXT.lastIndex = end;
    } else {
      parts.push(json.slice(done, mark.index), "null");
      done = NAN_OR_TEXT.lastIndex;
    }
  }
  return parts.join("") + json.slice(done);
}
function endOfText2(text, open) {
  const mark = text.charAt(open);
  let quote = text.indexOf(mark, open + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf(mark, quote + 1);
  return quote < 0 ? -1 : quote + 1;
}

// src/suite/trial.ts
var ANSWERS = /* @__PURE__ */ Symbol("answers");
var ANSWERS_KEY = "$answers";
function factAt(trial, path) {
  return path.split(".").reduce(memberOf, trial);
}
function textForm(value) {
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : void 0;
}
function scalarFacts(trial, prefix = "", depth = 1) {
  return Object.entries(trial).flatMap(([key, value]) => {
    const name = prefix + key;
    if (textForm(value) !== void 0) return [name];
    return isRecord(value) && depth < 3 ? scalarFacts(value, `${name}.`, depth + 1) : [];
  });
}

// src/contract/hash.ts
import { hash } from "node:crypto";
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
function sha256Of(content) {
  return `sha256:${hash("sha256", content)}`;
}

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
  const head = readHead(source);
  const foreign = foreignKind(head, input, isXmlRead);
  if (foreign !== void 0) throw notResults(input.file, foreign);
  const offset = markLength(head);
  const bytes = head.subarray(offset);
  const first = firstCharacter(bytes);
  if (first === "" && head.length < HEAD_BYTES) throw empty(input.file);
  return { shape: shapeOf(first), chunks: joined(bytes, source), offset };
}
function markLength(bytes) {
  return bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
}
function isArchive(input) {
  return hasArchiveStart(readHead(input.chunks()[Symbol.iterator]()));
}
function hasArchiveStart(head) {
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
function* joined(head, chunks) {
  if (head.length > 0) yield head;
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
function foreignKind(head, input, isXmlRead) {
  if (hasArchiveStart(head)) return zipKind(input);
  const foreign = FOREIGN.find(({ starts }) => startsWith(head, starts));
  if (foreign !== void 0) return foreign;
  if (head.includes(0)) return { kind: "UTF-16, UTF-32 or other binary data", fix: SAVE_AS_UTF8 };
  const text = head.toString("latin1", markLength(head), HEAD_BYTES).trimStart();
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
  canonicalJson,
  contentHash,
  sha256Of,
  isRecord,
  memberOf,
  memberPointer,
  dotted,
  memberPath,
  pointerNames,
  mapLeaves,
  mapTexts,
  holdsLargeNumber,
  perObject,
  MAX_DEPTH,
  REFUSED_NAMES,
  jsonDifferences,
  sameJson,
  includesPart,
  withSortedKeys,
  TOO_LARGE,
  determinedEqual,
  REDACTED,
  holdsMark,
  likeNoOther,
  sumOf,
  meanOf,
  rounded,
  addTo,
  countsByText,
  byFrequency,
  makerOf,
  judgeRows,
  judgeFinding,
  questionsUnanswered,
  progressText,
  nearestName,
  isSlip,
  adviseNearest,
  adviseName,
  inDots,
  freeNames,
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
  ANSWERS,
  ANSWERS_KEY,
  factAt,
  textForm,
  scalarFacts,
  FEWER_PLACES,
  LargePattern,
  compileLinear
};
