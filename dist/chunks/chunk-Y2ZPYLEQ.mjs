import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MARK_START,
  UserError,
  byText,
  inline,
  shown,
  valueOr
} from "./chunk-FQZDEATT.mjs";
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

// src/contract/numbers.ts
function sumOf(terms) {
  let sum2 = 0;
  let lost = 0;
  for (const term of terms) {
    const next = sum2 + term;
    lost += Math.abs(sum2) >= Math.abs(term) ? sum2 - next + term : term - next + sum2;
    sum2 = next;
  }
  return sum2 + lost;
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
  return [...tally].sort(([a, times], [b, others]) => others - times || byText(a, b));
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
function fewest(counts) {
  return counts.reduce((least, count) => Math.min(least, count), counts[0] ?? 1);
}

// src/gating/statistics/rates.ts
var SLACK = 1e-9;
function rateOf({ passed, total, scores }) {
  if (total === 0) return null;
  return scores === void 0 ? passed / total : mean(scores);
}
function meanRate(values) {
  return rounded(mean(values));
}

// src/gating/wording.ts
function pValue(p) {
  return p < 1e-3 ? "< 0.001" : p.toFixed(3);
}
function percent(rate, decimals = 1) {
  return `${(rate * 100).toFixed(decimals)} %`;
}
function percents(one, other) {
  for (let decimals = 1; decimals < 8; decimals++) {
    const [a, b] = [percent(one, decimals), percent(other, decimals)];
    if (a !== b || one === other) return [a, b];
  }
  return [percent(one, 8), percent(other, 8)];
}
function pointsUp(rate) {
  return (Math.ceil(rate * 1e3 - SLACK) / 10).toFixed(1);
}
function points(delta) {
  const size = Math.abs(delta) * 100;
  const decimals = size > 0 && size < 0.05 ? 4 : 1;
  const text = size.toFixed(decimals);
  return `${text} ${text === "1.0" ? "point" : "points"}`;
}
function allOf(texts) {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
var MOST_NAMED = 5;
function someOf(texts, most = MOST_NAMED) {
  if (texts.length <= most) return texts.join(", ");
  return allOf([...texts.slice(0, most), `${texts.length - most} more`]);
}
function nameList(names, most = MOST_NAMED) {
  return someOf(
    names.map((name) => `\`${name}\``),
    most
  );
}
function criterionName(rubric, key) {
  return `${rubric}/${key}`;
}
function shortHash(hash2) {
  return hash2.slice(0, "sha256:".length + 12);
}
function shortSha(sha) {
  return sha.slice(0, 7);
}
function branchText(branch, foundBy) {
  if (foundBy === "commit") return `${branch} (the named commit)`;
  return foundBy === "latest" ? `${branch} (newest run, approximate)` : branch;
}
var AMOUNT_WORDS = {
  cost_usd: "cost",
  latency_ms: "latency",
  tokens: "tokens"
};
function amountText({ amount }, value) {
  const inUnit = amount === "latency_ms" ? value / 1e3 : value;
  const digits = inUnit >= 100 ? String(Math.round(inUnit)) : String(Number(inUnit.toPrecision(3)));
  return amount === "cost_usd" ? `$${digits}` : `${digits} ${amount === "latency_ms" ? "s" : "tokens"}`;
}
function riseText(change) {
  if (change >= 1) return `${String(Number((1 + change).toPrecision(2)))} times as much`;
  return `${Math.abs(Math.round(change * 100))} % ${change < 0 ? "less" : "more"}`;
}

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
    const before = made.get(value);
    if (before !== void 0) return before;
    const one = make(value);
    made.set(value, one);
    return one;
  };
}
var MAX_DEPTH = 64;
var REFUSED_NAMES = /* @__PURE__ */ new Set(["__proto__", "prototype", "constructor"]);
var IDS = ["scenario", "rubric", "key", "name", "outcome", "subject", "metric", "code", "fact", "label"];
function jsonDifferences(expected, found, place = "") {
  if (Array.isArray(expected) && Array.isArray(found)) {
    const longer = expected.length >= found.length ? expected : found;
    return longer.flatMap((item, index) => {
      const ids = isRecord(item) ? IDS.map((key) => memberOf(item, key)) : [];
      const id = ids.find((value) => typeof value === "string") ?? index;
      return jsonDifferences(expected[index], found[index], `${place}[${id}]`);
    });
  }
  if (isRecord(expected) && isRecord(found)) {
    const keys = /* @__PURE__ */ new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...keys].flatMap(
      (key) => jsonDifferences(memberOf(expected, key), memberOf(found, key), memberPath(place, key))
    );
  }
  return Object.is(expected, found) ? [] : [{ place, expected: shown(expected), found: shown(found) }];
}

// src/gating/comparing/scores.ts
function primaryRubric(report) {
  return report.rubrics.find((rubric) => rubric.metric === "TCR") ?? rubricsById(report.rubrics)[0];
}
function rubricsInOrder(report) {
  const primary = primaryRubric(report);
  return primary === void 0 ? [] : [primary, ...rubricsById(report.rubrics).filter((rubric) => rubric !== primary)];
}
function rubricsById(rubrics) {
  return [...rubrics].sort((a, b) => byText(a.rubric, b.rubric));
}
function scoresOf(scenario, rubric) {
  const scores = memberOf(scenario.rubrics, rubric);
  return scores === void 0 || scores.scores.length === 0 ? void 0 : scores;
}
function meanScore(scenario, rubric) {
  const scores = scoresOf(scenario, rubric);
  return scores === void 0 ? null : meanRate(scores.scores);
}
function meanScores(scenarios, rubric) {
  return scenarios.flatMap((scenario) => scenario === null ? [] : meanScore(scenario, rubric) ?? []);
}
function passesOf(runs, rubric) {
  const scored = runs.flatMap((run) => scoresOf(run, rubric) ?? []);
  return {
    passed: scored.reduce((sum2, { passed }) => sum2 + passed, 0),
    total: scored.reduce((sum2, { scores }) => sum2 + scores.length, 0)
  };
}
function tallyOf(scenario, rubric, key) {
  return memberOf(memberOf(scenario.rubrics, rubric)?.criteria, key) ?? { passed: 0, total: 0 };
}
function missingTrials({ scenarios, trials }) {
  const missing = scenarios.reduce((sum2, scenario) => sum2 + missingOf(scenario), 0);
  return { missing, total: trials.scored + missing };
}
function missingOf({ errored }) {
  return errored.infrastructure + errored.judge;
}
function missingUnder(scenario, rubric) {
  const { unjudged } = scenario;
  return missingOf(scenario) - (unjudged?.trials ?? 0) + (memberOf(unjudged?.rubrics, rubric) ?? 0);
}
function missingOn(scenario, rubric, key) {
  const judged = memberOf(scenario.unjudged?.criteria, `${rubric}/${key}`) ?? 0;
  return Math.max(0, missingUnder(scenario, rubric) - judged);
}
function withinErrorBudget(policy, report) {
  const { missing, total } = missingTrials(report);
  return total > 0 && missing / total <= policy.errors.budget + SLACK;
}
function trialRange(report, rubric) {
  return rangeOf(report.scenarios.flatMap((scenario) => scoresOf(scenario, rubric)?.scores.length ?? []));
}
function trialsPerScenario({ scenarios }) {
  return rangeOf(scenarios.map(trialsOf));
}
function trialsOf(scenario) {
  const trials = Object.entries(scenario.rubrics).map(
    ([rubric, { scores }]) => scores.length + missingUnder(scenario, rubric)
  );
  return Math.max(missingOf(scenario), ...trials);
}
function rangeText({ fewest: fewest2, most }) {
  return fewest2 === most ? String(most) : `${fewest2} to ${most}`;
}
function rangeOf(counts) {
  if (counts.length === 0) return { fewest: 0, most: 0 };
  return { fewest: fewest(counts), most: counts.reduce((most, count) => Math.max(most, count)) };
}
function isPassOrFail(report, rubric) {
  return report.scenarios.every(
    (scenario) => (scoresOf(scenario, rubric)?.scores ?? []).every((score) => score === 0 || score === 1)
  );
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

// src/suite/reading/json.ts
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
    const found = /^(?:-?[\w.+-]+|.?)/su.exec(json.slice(at, at + 40))?.[0] ?? "";
    const fix = /^-?(?:NaN|Infinity)/.test(found) ? { fix: PYTHON_NAN } : {};
    return { ...problem, what: `the JSON is broken${spot.aside}`, found: `\`${inline(found)}\``, ...fix };
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
  let slashes2 = 0;
  while (json.charCodeAt(at - 1 - slashes2) === BACKSLASH) slashes2++;
  return slashes2 % 2 === 1;
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
    const [found] = mark;
    if (found === '"') {
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
  const mark = text[open] ?? "";
  let quote = text.indexOf(mark, open + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf(mark, quote + 1);
  return quote < 0 ? -1 : quote + 1;
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
function valueSize(value, most) {
  let size = 0;
  const open = [value];
  while (open.length > 0 && size <= most) {
    const one = open.pop();
    if (typeof one === "string") size += one.length;
    if (typeof one !== "object" || one === null) continue;
    const items = Object.values(one);
    for (const item of items) open.push(item);
    size += items.length * 8;
  }
  return size;
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

// src/contract/load-lazily.ts
import { createRequire } from "node:module";
var require2 = createRequire(import.meta.url);
function loadLazily(name) {
  return require2(name);
}

// src/suite/redaction/secrets.ts
var SHORTEST_SECRET = 6;
var SHORTEST_LINE = 20;
var SHORTEST_BASE64 = 7;
function encodedSecrets(secrets) {
  const whole = secrets.flatMap((secret) => [secret, secret.trim()]).filter((secret) => secret.length >= SHORTEST_SECRET);
  const lines = whole.flatMap((secret) => secret.split(/\r\n|\r|\n/)).filter((line) => line.length >= SHORTEST_LINE);
  const encodings = new Set([...whole, ...lines].flatMap(encodingsOf));
  return [...encodings].sort((a, b) => b.length - a.length || byText(a, b));
}
function encodingsOf(secret) {
  const percent2 = encodeURIComponent(Buffer.from(secret).toString());
  const lower = percent2.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [secret, ...JSON_WRITERS.flatMap((write) => jsonOf(secret, write)), percent2, lower, ...base64Of(secret)];
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
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const core = all.toString("base64").slice(Math.ceil(before * 8 / 6), Math.floor(all.length * 8 / 6));
    return core.length < SHORTEST_BASE64 ? [] : [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
function needleOf(encoding) {
  const parts = encoding.match(/[A-Za-z0-9_-]+/g) ?? [];
  return parts.reduce((longest, part) => part.length > longest.length ? part : longest, "");
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
function* joined(head, rest) {
  if (head.length > 0) yield head;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
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
  const known = FOREIGN.find(({ starts }) => startsWith(head, starts));
  if (known !== void 0) return known;
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
    found: `0x${(bytes[at] ?? 0).toString(16).padStart(2, "0")}`,
    fix: SAVE_AS_UTF8
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
  valueSize,
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
  sum,
  mean,
  variance,
  moments,
  fewest,
  SLACK,
  rateOf,
  meanRate,
  pValue,
  percent,
  percents,
  pointsUp,
  points,
  allOf,
  someOf,
  nameList,
  criterionName,
  shortHash,
  shortSha,
  branchText,
  AMOUNT_WORDS,
  amountText,
  riseText,
  primaryRubric,
  rubricsInOrder,
  scoresOf,
  meanScore,
  meanScores,
  passesOf,
  tallyOf,
  missingTrials,
  missingOf,
  missingUnder,
  missingOn,
  withinErrorBudget,
  trialRange,
  trialsPerScenario,
  rangeText,
  isPassOrFail,
  NO_CONTENT,
  startContentHash,
  scenarioContent,
  ANSWERS,
  ANSWERS_KEY,
  factAt,
  textForm,
  scalarFacts,
  nearestName,
  isSlip,
  adviseNearest,
  adviseName,
  inDots,
  freeNames,
  loadLazily,
  FEWER_PLACES,
  LargePattern,
  compileLinear,
  SHORTEST_SECRET,
  encodedSecrets,
  needleOf,
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
  endOfText2 as endOfText
};
