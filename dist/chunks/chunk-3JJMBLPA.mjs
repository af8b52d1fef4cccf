import {
  __commonJS,
  __toESM
} from "./chunk-3QEYCZ4I.mjs";

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
      var score2 = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score2 += ph >>> m - 1 & 1;
        score2 -= mh >>> m - 1 & 1;
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
      return score2;
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
  constructor(listed2 = Number.POSITIVE_INFINITY, ofAKind = Number.POSITIVE_INFINITY) {
    this.#listed = listed2;
    this.#ofAKind = ofAKind;
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
    for (const problem2 of problems) if (this.#isNews(problem2)) this.#kept.push(problem2);
  }
  #isNews({ code: code2 }) {
    if (this.#kept.length >= this.#listed) return false;
    return this.#kept.filter((problem2) => problem2.code === code2).length < this.#ofAKind;
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
function describeProblem(problem2) {
  const place = problem2.where === void 0 ? "" : `${describePlace(problem2.where)}: `;
  const fix = fixOf(problem2);
  return `${place}${whatIsWrong(problem2)}${fix === "" ? "" : `. ${fix}`}`;
}
function fixOf({ fix, suggestion, known: known3 = [] }) {
  if (fix) return fix;
  if (suggestion !== void 0) return `Did you mean \`${suggestion}\`?`;
  return known3.length === 0 ? "" : `Known: ${known3.join(", ")}`;
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
  return thrown instanceof Error && "syscall" in thrown ? thrown.message : null;
}
function describePlace(place) {
  if (place.line !== void 0) return `${place.file}:${place.line}:${place.column ?? 1}`;
  return place.pointer === void 0 ? place.file : `${place.file}#${place.pointer}`;
}
function moreProblems(more2) {
  return more2 <= 0 ? [] : [{ code: "more-problems", what: `and ${more2} more problem${more2 === 1 ? "" : "s"}`, more: more2 }];
}
function countProblems(problems) {
  return problems.reduce((sum2, { more: more2 = 1 }) => sum2 + more2, 0);
}

// src/contract/must.ts
function must(value, what) {
  if (value === null || value === void 0) throw new Error(`${what} is missing`);
  return value;
}

// src/contract/text.ts
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
function unicodeEscape(text) {
  const escaped3 = text.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return escaped3.join("");
}
function codePointName(character) {
  return `U+${must(character.codePointAt(0), "the code point of a character").toString(16).toUpperCase().padStart(4, "0")}`;
}
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function byText(a, b) {
  return a < b ? -1 : Number(a > b);
}
function sortedUnion(...sides) {
  return [...new Set(sides.flatMap((names) => [...names]))].sort();
}
var MARK_START = "[redacted: ";
function markOf(shape) {
  return `${MARK_START}${shape}]`;
}

// src/contract/json.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
  const isThere2 = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isThere2 ? value[name] : void 0;
}
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
function defined(members) {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== void 0));
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
  return someLeaf(value, (leaf) => typeof leaf === "number" && Math.abs(leaf) > Number.MAX_SAFE_INTEGER);
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

// src/rubric/values/json-value.ts
function sameJson(a, b) {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return eachFits(a, b, sameJson);
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  const isSame = (key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]);
  return keys.length === Object.keys(b).length && keys.every(isSame);
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
function isEmpty(value) {
  if (value === null || value === "") return true;
  return typeof value === "object" && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
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
function firstFew(items, most, textOf2) {
  return `${items.slice(0, most).map(textOf2).join(", ")}${items.length > most ? ", ..." : ""}`;
}

// src/contract/numbers.ts
function sumOf(terms) {
  let sum2 = 0;
  let lost = 0;
  for (let place = 0; place < terms.length; place++) {
    const term = terms[place] ?? 0;
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
function addTo(tally2, key) {
  const count = (tally2.get(key) ?? 0) + 1;
  tally2.set(key, count);
  return count;
}
function countsByText(tally2) {
  return Object.fromEntries([...tally2].sort(([a], [b]) => byText(a, b)));
}
function byFrequency(texts) {
  const tally2 = /* @__PURE__ */ new Map();
  for (const text of texts) addTo(tally2, text);
  return [...tally2].sort(([a, timesA], [b, timesB]) => timesB - timesA || byText(a, b));
}

// src/gating/statistics/moments.ts
function sum(values) {
  return values.length <= 2 ? (values[0] ?? 0) + (values[1] ?? 0) : sumOf(ascending(values));
}
var FEW = 8;
function ascending(values) {
  if (values.length > FEW) return new Float64Array(values).sort();
  const sorted2 = [...values];
  for (let end = 1; end < sorted2.length; end++) {
    const value = sorted2[end] ?? 0;
    let place = end;
    for (; place > 0 && (sorted2[place - 1] ?? 0) > value; place--) sorted2[place] = sorted2[place - 1] ?? 0;
    sorted2[place] = value;
  }
  return sorted2;
}
function mean(values) {
  return sum(values) / values.length;
}
function variance(values) {
  return moments(values).variance;
}
function moments(values) {
  const sorted2 = ascending(values);
  const centre = sumOf(sorted2) / values.length;
  const [deviations, squares] = [[], []];
  for (let place = 0; place < sorted2.length; place++) {
    const deviation = (sorted2[place] ?? 0) - centre;
    deviations.push(deviation);
    squares.push(deviation * deviation);
  }
  const drift = sumOf(deviations);
  const spread = Math.max(0, sum(squares) - drift * drift / values.length) / (values.length - 1);
  return { mean: centre, variance: spread };
}
function fewest(counts) {
  return counts.reduce((least, count) => Math.min(least, count), counts[0] ?? 1);
}

// src/gating/statistics/rate-of.ts
var SLACK = 1e-9;
function rateOf({ passed, total, scores }) {
  if (total === 0) return null;
  return scores === void 0 ? passed / total : mean(scores);
}
function meanRate(values) {
  return rounded(mean(values));
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
function tallyOf(scenario, rubric, key) {
  return memberOf(memberOf(scenario.rubrics, rubric)?.criteria, key) ?? { passed: 0, total: 0 };
}
function trialsUnder({ rubrics }, rubric) {
  return rubrics.find((known3) => known3.rubric === rubric)?.trials.total ?? 0;
}
function missingTrials({ scenarios, trials }) {
  const missing = scenarios.reduce((sum2, scenario) => sum2 + missingOf(scenario), 0);
  return { missing, total: trials.scored + missing };
}
function missingOf({ errored }) {
  return errored.infrastructure + errored.judge;
}
function idsLacking({ scenarios }) {
  return scenarios.filter((scenario) => missingOf(scenario) > 0).map(({ scenario }) => scenario).sort(byText);
}
function missingUnder(scenario, rubric) {
  const { unjudged: unjudged2 } = scenario;
  return missingOf(scenario) - (unjudged2?.trials ?? 0) + (memberOf(unjudged2?.rubrics, rubric) ?? 0);
}
function missingOn(scenario, rubric, key) {
  const judged = memberOf(scenario.unjudged?.criteria, `${rubric}/${key}`) ?? 0;
  return Math.max(0, missingUnder(scenario, rubric) - judged);
}
function withinErrorBudget(policy, report) {
  return isWithinBudget(policy, missingTrials(report));
}
function isWithinBudget(policy, { missing, total }) {
  return total > 0 && missing / total <= policy.errors.budget + SLACK;
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

// src/contract/hash.ts
var hash = (...given) => process.getBuiltinModule("node:crypto").hash(...given);
function contentHash(value) {
  return sha256Of(canonicalJson(value));
}
function sha256Of(content) {
  return `sha256:${hash("sha256", content)}`;
}

// src/gating/statistics/weights.ts
var WEIGHTS = {
  withHistory: { paired: 0.4, history: 0.3, criteria: 0.3 },
  withoutHistory: { paired: 0.85, history: 0, criteria: 0.15 },
  collapse: 0.25,
  slices: 0.15,
  confirm: 0.4,
  carried: 0.25
};
function weightsOf({ withHistory, withoutHistory, collapse, slices, confirm, carried }, parts) {
  const weights = /* @__PURE__ */ new Map();
  const steps = [
    parts.has("history") ? withHistory : withoutHistory,
    { collapse },
    { slices },
    { confirm, carried }
  ];
  for (const step of steps) {
    const added = Object.keys(step).filter((part) => parts.has(part));
    const taken = sum(added.map((part) => step[part] ?? 0));
    const all = weights.size === 0 ? taken : 1;
    for (const [part, weight] of weights) weights.set(part, weight * (1 - taken));
    for (const part of added) weights.set(part, (step[part] ?? 0) / all);
  }
  return weights;
}

// src/gating/statistics/gate-settings.ts
var GATE_SETTINGS = { alpha: 0.02, power: 0.8, weights: WEIGHTS };

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
function confidenceAt(alpha) {
  return 1 - 2 * alpha;
}
function alphaOf({ confidence }) {
  return (1 - confidence) / 2;
}
function wilson(rate, n, confidence) {
  if (!(n > 0)) return { lower: 0, upper: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  const weight = 1 + z * z / n;
  const centre = (rate + z * z / (2 * n)) / weight;
  const half = z / weight * Math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
  return { lower: rate <= 0 ? 0 : Math.max(0, centre - half), upper: rate >= 1 ? 1 : Math.min(1, centre + half) };
}
function effectiveSampleSize(scores) {
  const n = scores.length;
  if (n < 2) return n;
  const { mean: mean2, variance: variance2 } = moments(scores);
  return variance2 === 0 ? n : Math.max(n - 1, mean2 * (1 - mean2) / (variance2 / n));
}
function zeroFailureUpperBound(n, alpha) {
  return -Math.expm1(Math.log(alpha) / n);
}

// src/gating/statistics/agreement.ts
var CONFIDENCE = 0.95;
function agreementOf(counts) {
  const { both_yes: yes, both_no: no, judge_yes, judge_no } = counts;
  const n = yes + no + judge_yes + judge_no;
  return {
    n,
    agreement: shareOf(yes + no, n),
    sensitivity: shareOf(yes, yes + judge_no),
    specificity: shareOf(no, no + judge_yes),
    kappa: kappaOf(counts, n)
  };
}
function shareOf(part, n) {
  return n === 0 ? null : { value: part / n, ...wilson(part / n, n, CONFIDENCE) };
}
function kappaOf({ both_yes, both_no, judge_yes, judge_no }, n) {
  const [yes, no, over, under] = [both_yes / n, both_no / n, judge_yes / n, judge_no / n];
  const [judge, people] = [yes + over, yes + under];
  const observed = yes + no;
  const byChance = judge * people + (1 - judge) * (1 - people);
  if (n === 0 || byChance === 1) return null;
  const value = (observed - byChance) / (1 - byChance);
  const rest = 1 - value;
  const agreeing = yes * (1 - (judge + people) * rest) ** 2 + no * (1 - (2 - judge - people) * rest) ** 2;
  const differing = rest ** 2 * (over * (people + 1 - judge) ** 2 + under * (1 - people + judge) ** 2);
  const spread = agreeing + differing - (value - byChance * rest) ** 2;
  const half = normalQuantile((1 + CONFIDENCE) / 2) * Math.sqrt(Math.max(0, spread) / n) / (1 - byChance);
  return { value, lower: Math.max(-1, value - half), upper: Math.min(1, value + half) };
}

// src/gating/wording.ts
function pValue(p) {
  return p < 1e-3 ? "< 0.001" : p.toFixed(3);
}
function percent(rate, decimals = 1) {
  return `${(rate * 100).toFixed(decimals)} %`;
}
var MOST_DECIMALS = 7;
function decimalsApart(rates) {
  const known3 = rates.filter((rate) => rate !== null).sort((a, b) => a - b);
  const areApart = (decimals2) => known3.every((rate, index) => {
    const previous = known3[index - 1];
    return previous === void 0 || rate - previous < SLACK || percent(rate, decimals2) !== percent(previous, decimals2);
  });
  let decimals = 1;
  while (decimals < MOST_DECIMALS && !areApart(decimals)) decimals += 1;
  return decimals;
}
function percents(first, second) {
  const decimals = decimalsApart([first, second]);
  return [percent(first, decimals), percent(second, decimals)];
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
function rightText({ value, labels }) {
  return `${percent(value, 0)} of ${counted(labels, "label")}`;
}
function shortHash(hash3) {
  return hash3.slice(0, "sha256:".length + 12);
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
  if (change >= 1) return `\xD7${String(Number((1 + change).toPrecision(2)))}`;
  return `${change < 0 ? "\u2212" : "+"}${Math.abs(Math.round(change * 100))} %`;
}

// src/gating/policy/judged-rates.ts
var NONE_JUDGED = { standings: [], ofRate: /* @__PURE__ */ new Map() };
function judgedRates(rubrics, checks, require3) {
  const standings = rubrics.flatMap(({ id, asked }) => {
    const check = checks.find(({ rubric }) => rubric === id);
    return Object.entries(asked).map(([question, how]) => {
      const about = { name: criterionName(id, question), rubric: id, question };
      return { ...about, ...standingOf(memberOf(check?.questions, question), how, require3) };
    });
  });
  const ofRate = rubrics.flatMap(({ id, metric, restsOn, criteria }) => {
    const resting = (questions) => standings.filter(({ rubric, question }) => rubric === id && questions.includes(question));
    return [
      [metric, resting(restsOn)],
      // A proposed criterion never blocks.
      ...criteria.filter(({ status }) => status !== "proposed").map(({ key, restsOn: keys }) => [criterionName(id, key), resting(keys)])
    ];
  });
  return { standings, ofRate: new Map(ofRate) };
}
function standingOf(check, how, require3) {
  const least = (state) => require3 === null ? "holds" : state;
  if (check === void 0) return { state: least("missing"), moved: [], right: null };
  const moved = movedBetween(check, how);
  if (moved.length > 0) return { state: least("stale"), moved, right: null };
  const { n, agreement } = agreementOf(check.counts);
  const right = agreement && { ...agreement, labels: n };
  return { state: meets(check, require3) ? "holds" : "below", moved, right };
}
function meets({ counts }, require3) {
  const { n, agreement } = agreementOf(counts);
  return require3 === null || n >= require3.labels && (agreement?.lower ?? 0) >= require3.agreement;
}
function movedBetween(old, now) {
  const parts = {
    "the question": [old.asked, now.asked],
    "the model": [old.models, now.models],
    "the temperature": [old.temperature, now.temperature],
    "the votes": [old.votes, now.votes]
  };
  return Object.entries(parts).flatMap(([what, [before, after]]) => {
    const textOf2 = (value) => Array.isArray(value) ? value.join(", ") : String(value ?? "the service's");
    const isSame = canonicalJson(before) === canonicalJson(after);
    return isSame ? [] : [{ what, old: textOf2(before), new: textOf2(after) }];
  });
}
function onlyAdvises({ judged }, rate) {
  return judged.ofRate.get(rate)?.some(({ state }) => state !== "holds") ?? false;
}

// src/gating/policy/keys.ts
var NEUTRAL = { default: null, stricter: "neutral" };
var IDENTITY = { default: null, stricter: "identity" };
var TIERS = { advisory: 0, supporting: 1, critical: 2 };
var MODES = { noise: 0, point: 1 };
var REVIEW_KEYS = { rationale: NEUTRAL, calibrated_on: NEUTRAL, owner: NEUTRAL, review_by: NEUTRAL };
var METRIC_KEYS = {
  tier: { default: "supporting", stricter: TIERS },
  threshold: { default: null, stricter: "up" },
  mode: {
    default: "noise",
    stricter: ({ base, head: head2 }) => base.threshold === null || head2.threshold === null ? "neutral" : MODES
  },
  tolerance: { default: 0.02, stricter: "down", unit: "points" },
  ...REVIEW_KEYS
};
var CRITERION_KEYS = {
  by: { default: null, stricter: "any", unset: "as its rubric says" },
  ...METRIC_KEYS
};
var OUTCOME_KEYS = {
  at_most: { default: null, stricter: "down" },
  at_least: { default: null, stricter: "up" },
  ...REVIEW_KEYS
};
var USAGE_KEYS = {
  tier: { default: "supporting", stricter: TIERS },
  tolerance: { default: 0.5, stricter: ({ base }) => base.tier === "advisory" ? "neutral" : "down", unit: "rise" },
  rationale: NEUTRAL,
  owner: NEUTRAL,
  review_by: NEUTRAL
};
var MUST_PASS_KEYS = {
  name: IDENTITY,
  // The share of trials that it stands for.
  trials: { default: "all", stricter: "up" }
};
var WAIVER_KEYS = {
  metric: IDENTITY,
  criterion: IDENTITY,
  lift: IDENTITY,
  scenario: IDENTITY,
  // Without a ceiling a scenario may drop to 0.
  ceiling: { default: 1, stricter: "down" },
  reason: NEUTRAL,
  owner: NEUTRAL,
  expires: { default: null, stricter: "down" }
};
var SLICE_KEYS = {
  by: { default: ["tags"], stricter: "any" },
  only: { default: [], stricter: "any", unset: "all" },
  effect: { default: "warn", stricter: { warn: 0, block: 1 } },
  tolerance: { default: 0.05, stricter: "down", unit: "points" }
};
var ARM_KEYS = {
  contrast: { default: null, stricter: "any" },
  must: { default: null, stricter: "any" },
  threshold: { default: null, stricter: "up" },
  tolerance: { default: 0.05, stricter: "down", unit: "points" },
  // Without one, a contrast blocks and a probe warns.
  effect: { default: null, stricter: { exclude: 0, warn: 1, block: 2 } },
  required: { default: false, stricter: "neutral" }
};
var SCENARIO_KEYS = {
  must_pass: { default: [], each: MUST_PASS_KEYS },
  removed: { default: "fail", stricter: { allow: 0, warn: 1, fail: 2 } },
  new: { default: "allow", stricter: { allow: 0, warn: 1 } },
  min_overlap: {
    default: 0.8,
    stricter: ({ base, head: head2 }) => {
      if (base.on_not_comparable === "invalid") return "up";
      return head2.on_not_comparable === "pass" ? "down" : "neutral";
    }
  }
};
var ASKED = {
  stricter: ({ base, head: head2 }) => base.model === null || head2.model === null ? "neutral" : "any"
};
var POLICY_KEYS = {
  // A renamed suite starts without a baseline.
  suite: { default: "agent", stricter: ({ base }) => base.isSuiteNamed ? "any" : "neutral" },
  gate: {
    metrics: { each: METRIC_KEYS },
    criteria: { each: CRITERION_KEYS },
    outcomes: { each: OUTCOME_KEYS },
    usage: { cost_usd: USAGE_KEYS, latency_ms: USAGE_KEYS, tokens: USAGE_KEYS },
    scenarios: SCENARIO_KEYS,
    slices: SLICE_KEYS
  },
  arms: { each: ARM_KEYS },
  errors: {
    budget: { default: 0.05, stricter: "down" },
    empty: { default: "scored", stricter: { infrastructure: 0, scored: 1 } }
  },
  alpha: {
    default: GATE_SETTINGS.alpha,
    // A larger alpha blocks more, and also takes less for a proof.
    stricter: ({ base, head: head2 }) => base.require === "proof" && head2.require === "proof" ? "any" : "up"
  },
  // `stochastic` and `auto` differ in a hint only.
  noise: { default: "auto", stricter: { auto: 0, stochastic: 0, none: 1 } },
  require: { default: "evidence", stricter: { evidence: 0, proof: 1 } },
  on_inconclusive: { default: "pass", stricter: { pass: 0, warn: 1, confirm: 2, fail: 3 } },
  confirm: {
    fresh: { default: "checked", stricter: { declared: 0, checked: 1 } },
    // With much history, a control misses some spread-out drops; with little, it finds more.
    control: { default: false, stricter: "any" }
  },
  on_no_baseline: { default: null, stricter: { pass: 0, unset: 1, inconclusive: 2, fail: 3 }, unset: "unset" },
  on_not_comparable: { default: "invalid", stricter: { pass: 0, invalid: 1 } },
  baseline: {
    max_age_days: { default: 30, stricter: "down", unit: "days" },
    branches: { default: [], stricter: "any" }
  },
  // What main is compared with over time never blocks.
  reference: NEUTRAL,
  evidence: { default: "keep", stricter: { drop: 0, keep: 1 } },
  judge: {
    model: { default: null, stricter: "replaced" },
    votes: { default: 1, ...ASKED, unit: "plain" },
    temperature: { default: null, ...ASKED, unit: "plain", unset: "the service's" },
    // A question past a limit has no answer, which never passes.
    max_cost_usd: NEUTRAL,
    max_seconds: NEUTRAL,
    usd_per_million_tokens: { input: NEUTRAL, output: NEUTRAL },
    // Which judges it holds back is compared apart.
    require: {
      labels: { default: 50, stricter: "up", unit: "plain" },
      agreement: { default: 0.85, stricter: "up" },
      effect: { default: "advise", stricter: { unset: -1, advise: 0, fail: 1 } }
    }
  },
  // Less redaction publishes more, and more redaction hides more from the gate.
  redact: {
    hash: { default: [], stricter: "any" },
    drop: { default: [], stricter: "any" },
    secrets_from: { default: [], stricter: "any" },
    shapes: { default: "on", stricter: "any" }
  },
  relaxation: {
    effect: { default: "show", stricter: { show: 0, label: 1, fail: 2 } },
    label: { default: null, stricter: "replaced" }
  },
  rubrics: { require: { default: [], stricter: "superset" } },
  waivers: { default: [], each: WAIVER_KEYS }
};
function fillDefaults(table2, written2 = {}) {
  const values = new Map(Object.entries(written2));
  const filled = Object.entries(table2).map(([name, node]) => {
    if ("default" in node) return [name, values.get(name) ?? node.default];
    return [name, "each" in node ? values.get(name) ?? {} : fillDefaults(node, values.get(name))];
  });
  return Object.fromEntries(filled);
}

// src/gating/policy/resolve-policy.ts
var POLICY_FILE = ".github/agent-gate.yml";
var POLICY_NAMES = [POLICY_FILE, ".github/agent-gate.yaml"];
function resolvePolicy(written2, placeOf = (pointer) => ({ file: POLICY_FILE, pointer })) {
  const {
    gate: { scenarios, slices },
    judge: { votes, temperature, require: require3 },
    ...policy
  } = fillDefaults(POLICY_KEYS, written2);
  const { metrics, criteria, outcomes, usage = {} } = written2.gate ?? {};
  return {
    ...policy,
    arms: mapRules(written2.arms, armRule),
    isSuiteNamed: written2.suite !== void 0,
    gate: {
      metrics: mapRules(metrics, (rule) => rateRule(rule, true)),
      criteria: mapRules({ "*": {}, ...criteria }, (rule, name) => rateRule(rule, name !== "*")),
      outcomes: mapRules(outcomes, outcomeRuleOf),
      usage: {
        cost_usd: usageRule(usage.cost_usd),
        latency_ms: usageRule(usage.latency_ms),
        tokens: usageRule(usage.tokens)
      },
      slices,
      scenarios: {
        ...scenarios,
        must_pass: scenarios.must_pass.map(
          (entry) => typeof entry === "string" ? { name: entry, trials: MUST_PASS_KEYS.trials.default } : entry
        )
      }
    },
    judge: written2.judge === void 0 ? null : { ...written2.judge, votes, temperature, require: written2.judge.require ? require3 : null },
    judged: NONE_JUDGED,
    hash: () => contentHash(written2),
    placeOf
  };
}
var defaultPolicy = resolvePolicy({});
function mapRules(rules = {}, resolve5) {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, resolve5(rule, name)]));
}
function rateRule(written2, named2) {
  const rule = fillDefaults(CRITERION_KEYS, written2);
  const stated = Object.keys(written2).filter((key) => !(key in REVIEW_KEYS));
  return { ...rule, named: named2, stated };
}
function armRule(written2) {
  const rule = fillDefaults(ARM_KEYS, written2);
  return { ...rule, effect: rule.effect ?? (rule.contrast === null ? "warn" : "block") };
}
function liftRule({ threshold, tolerance, effect }) {
  const tier = effect === "block" ? "supporting" : "advisory";
  return { ...UNRULED_RATE, tier, threshold, tolerance, named: true };
}
function usageRule(written2) {
  const rule = fillDefaults(USAGE_KEYS, written2);
  return written2 === void 0 ? { ...rule, tier: "advisory", named: false } : { ...rule, named: true };
}
function outcomeRuleOf(written2, name) {
  const rule = fillDefaults(OUTCOME_KEYS, written2);
  return { ...rule, isOfPrimary: !name.includes("/") };
}
var UNRULED_RATE = rateRule({}, false);
var UNRULED_OUTCOME = outcomeRuleOf({}, "");
function metricRule({ gate }, metric) {
  return memberOf(gate.metrics, metric) ?? UNRULED_RATE;
}
function criterionRule({ gate }, criterion) {
  return memberOf(gate.criteria, criterion) ?? memberOf(gate.criteria, "*") ?? UNRULED_RATE;
}
function outcomeRule({ gate }, { rubric, isPrimary }, outcome) {
  const bare = isPrimary ? memberOf(gate.outcomes, outcome) : void 0;
  return memberOf(gate.outcomes, `${rubric}/${outcome}`) ?? bare ?? UNRULED_OUTCOME;
}
function outcomeRuleNamed({ gate }, name) {
  return memberOf(gate.outcomes, name) ?? UNRULED_OUTCOME;
}
function hasOwnRule(policy, name, { criterion, metric }) {
  if (criterion.named || policy.waivers.some((waiver) => waiver.criterion === name)) return true;
  if (gates(criterion) && !gates(metric) || criterion.tolerance < metric.tolerance) return true;
  return criterion.stated.some((key) => criterion[key] !== metric[key]);
}
function shareToPass({ trials }) {
  if (trials === "all") return 1;
  const [passes, of] = trials.split(" of ").map(Number);
  return of === void 0 ? 0 : Math.min(1, must(passes, "the number of passes") / of);
}
function gates({ tier }) {
  return tier !== "advisory";
}
function blockOrWarn(rate) {
  return gates(rate) ? "block" : "warn";
}
function testSettings({ alpha }, level = alpha) {
  return { ...GATE_SETTINGS, alpha, level };
}
var WAIVER_KINDS = ["metric", "criterion", "lift", "scenario"];
function waiverKind(waiver) {
  return must(
    WAIVER_KINDS.find((kind) => waiver[kind] !== void 0),
    "the kind of a waiver"
  );
}
function waiverSubject(waiver) {
  return must(waiver[waiverKind(waiver)], "the subject of a waiver");
}
function rulePointer(section, name, key) {
  const pointer = memberPointer(`/gate/${section}`, name);
  return key === void 0 ? pointer : `${pointer}/${key}`;
}

// src/gating/compared-trials.ts
function referenceOf(main) {
  return main.find(({ passed }) => passed) ?? main[0];
}
function criterionResults({ result }, rubric) {
  return result.rubrics.find((entry) => entry.rubric === rubric)?.tree.children ?? [];
}
function naturally(a, b) {
  const padded = (id) => id.replace(/\d+/g, (digits) => digits.padStart(20, "0"));
  return byText(padded(a), padded(b)) || byText(a, b);
}

// src/rubric/evaluation.ts
function opposite(truth) {
  return truth === void 0 ? void 0 : !truth;
}
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
function startEvaluation(trial) {
  return {
    trial,
    derived: [],
    nodes: [],
    unanswered: [],
    items: [],
    places: [],
    spent: { items: 0, steps: 0 },
    total: null
  };
}
function judgementAt({ nodes, unanswered: unanswered2 }, slot) {
  const judgement = nodes[slot];
  if (judgement === void 0 && unanswered2[slot] !== void 0) throw unanswered2[slot];
  return judgement;
}
var NOTHING = [];
function startNotes(warnings) {
  return { observed: NOTHING, warnings };
}
function observe(notes, field, value) {
  if (notes.observed.some((noted) => noted.field === field)) return;
  const { cut: cut3, value: kept } = recorded(value);
  const seen = value === void 0 ? { field } : { field, value: kept };
  const observation = cut3 === void 0 ? seen : { cut: cut3, ...seen };
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
function mark({ threshold, severity: fixed2, calibrate }, result) {
  const raw = rounded(result.raw);
  const score2 = calibrate === null ? inside(raw) : rounded(calibrate(inside(raw)));
  const ruled = threshold === null ? result.verdict : score2 >= rounded(threshold) ? "pass" : "fail";
  const failed = ruled === "fail" || result.verdict === "fail";
  const worst = failed ? worseOf("low", result.worst) : result.worst;
  const verdict = ruled ?? verdictOf(worst && (fixed2 ?? worst));
  const severity = fixed2 ?? worst ?? "none";
  const parts = result.parts ?? NO_PARTS;
  return {
    verdict,
    score: score2,
    severity,
    ...score2 === raw ? {} : { raw },
    parts,
    ...failed && verdict === "fail" ? { answer: "no" } : {},
    ...result.indeterminate ? { indeterminate: true } : {}
  };
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
  const { score: score2, verdict, answer, indeterminate } = judgement;
  const scoresAgain = threshold !== null || calibrate !== null;
  if (score2 === null || severity === null && !scoresAgain) return { ...judgement, parts };
  if (answer === "unknown") return { ...judgement, severity: severity ?? judgement.severity, parts };
  const flawless = mark(marking, { raw: score2, worst: null, parts, indeterminate });
  if (answer !== "no" && (scoresAgain ? flawless.score === 1 : verdict === "pass")) return flawless;
  const worst = judgement.severity === "none" ? "medium" : judgement.severity;
  const result = { raw: score2, worst, parts, indeterminate };
  const staysFailed = threshold === null && (answer === "no" || severity === null && verdict === "fail");
  return mark(marking, staysFailed ? { ...result, verdict } : result);
}
function markWords(marking, judgement) {
  return clauses(calibrationWords(marking, judgement), thresholdWords(marking, judgement));
}
function calibrationWords({ calibrate }, { raw, score: score2 }) {
  const uncalibrated = raw === void 0 ? score2 : inside(raw);
  return calibrate === null || uncalibrated === score2 ? "" : `calibrated from ${uncalibrated} to ${score2}`;
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
function compileCalibration(points3, pointer, { problems }) {
  if (points3 === void 0) return null;
  const isWhole2 = points3[0]?.from === 0 && points3.at(-1)?.from === 1;
  const rises = points3.slice(1).every(({ from, to }, index) => {
    const previous = points3[index];
    return previous !== void 0 && from > previous.from && to >= previous.to;
  });
  if (isWhole2 && rises) return (score2) => calibrated(points3, score2);
  const what = "the calibration must rise with the score";
  const expected = "`from` that rises from 0 to 1, and `to` that never falls";
  problems.add(pointer, { code: "bad-calibration", what, expected });
  return null;
}
function calibrated(points3, score2) {
  const index = points3.findIndex(({ from }) => score2 <= from);
  const [low, high] = [points3[index - 1], points3[index]];
  if (high === void 0 || low === void 0) return high?.to ?? score2;
  return low.to + (score2 - low.from) / (high.from - low.from) * (high.to - low.to);
}

// src/rubric/nodes/node.ts
function chosen(answers, choose) {
  return { choice: { answers, choose }, judge: (at) => answers[choose(at)] };
}
function nodeResult({ key, kind, question, threshold, version, weight }, { verdict, score: score2, severity, raw }, { explanation, label, otherwise, children }, observations) {
  const observed = observations.length === 0 ? void 0 : observations;
  return {
    children,
    explanation,
    key,
    kind,
    label,
    observed,
    otherwise,
    question,
    raw,
    score: score2,
    severity,
    threshold,
    verdict,
    version,
    weight
  };
}
function notEvaluated(nodes, why) {
  return nodes.map((node) => {
    const children = node.parts.length === 0 ? void 0 : notEvaluated(node.parts, why);
    return nodeResult(node, SKIPPED, { explanation: `not evaluated: ${why}`, children }, []);
  });
}
function statusOf({ status }) {
  return status === void 0 || status === "active" ? {} : { status };
}
var OF_PERCENTS = 0.7;
function thresholdOf({ threshold, judge }) {
  if (threshold === void 0) return judge === "percent" ? OF_PERCENTS : null;
  return typeof threshold === "number" ? threshold : threshold.value;
}

// src/scoring/result-tree.ts
var createHash = (...given) => process.getBuiltinModule("node:crypto").createHash(...given);
var hash2 = (...given) => process.getBuiltinModule("node:crypto").hash(...given);
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
var MAX_REASON = 1e3;
function explainRubric(scored) {
  const { rubric, outcome, judgement, at, reason } = scored;
  if (at === null) {
    const limit = judgement.verdict === "error" ? MAX_REASON : MAX_CRASH;
    return explainUnjudged(scored, cut(must(reason, "the reason of an unjudged trial"), limit));
  }
  const warnings = reason === null ? [] : [cut(reason, MAX_REASON)];
  const derived = rubric.derived.map(({ name, slot, explain }) => {
    const explanation = explain(at, warnings);
    const value = at.derived[slot];
    if (value === void 0) return { explanation, fact: name };
    const { cut: isCut, value: kept } = recorded(value);
    return { ...isCut ? { cut: isCut } : {}, explanation, fact: name, value: kept };
  });
  const { root, standalone: besides } = rubric.nodes;
  const others = besides.flatMap(({ slot, node }) => {
    const judged = at.nodes[slot];
    return judged === void 0 ? notEvaluated([node], UNNEEDED) : [node.explain(at, judged, warnings)];
  });
  const tree = withOthers(root.explain(at, judgement, warnings), others);
  return {
    ...derived.length === 0 ? {} : { derived },
    hash: rubric.hash,
    outcome,
    rubric: rubric.id,
    tree,
    version: rubric.version,
    warnings
  };
}
function withOthers(tree, others) {
  if (others.length === 0) return tree;
  const { children = [], ...root } = tree;
  return { children: [...children, ...others], ...root };
}
function explainFailures(scored, limit) {
  const { at } = scored;
  const criteria = failedCriteria(scored).slice(0, limit);
  if (at !== null && criteria.length > 0) return criteria.map(({ node, judgement }) => node.explain(at, judgement, []));
  const { tree } = explainRubric(scored);
  const failed = (tree.children ?? []).filter(didNotPass);
  return failed.length === 0 ? [tree] : failed.slice(0, limit);
}
function failedCriteria({ rubric, judgement: { parts }, criteria }) {
  const { root, counted: counted2 } = rubric.nodes;
  if (root.parts.length === 0 || root.parts.length !== parts.length) return [];
  return criteria.flatMap((judgement, index) => {
    const node = counted2[index];
    return node !== void 0 && didNotPass(judgement) ? [{ node, judgement }] : [];
  });
}
function explainUnjudged({ rubric, outcome, judgement, criteria }, explanation) {
  const { root, counted: nodes } = rubric.nodes;
  const children = criteria.length === 0 ? notEvaluated(nodes, "there is no verdict on this trial") : criteria.map((judged, index) => nodeResult(nodes[index] ?? root, judged, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === "error" ? [explanation] : [];
  return { hash: rubric.hash, outcome, rubric: rubric.id, tree, version: rubric.version, warnings };
}
function recordTrial({ error, rubrics, scenario, trial }) {
  const trees = rubrics.map(({ outcome, rubric, tree, version }) => ({
    outcome,
    rubric,
    tree: recordNode(tree),
    version
  }));
  return { error: error?.kind ?? null, rubrics: trees, scenario, trial };
}
function recordNode(node) {
  const { key, label, observed, otherwise, raw, score: score2, verdict, version } = node;
  const children = node.children?.map(recordNode);
  return { children, key, label, observed, otherwise, raw, score: score2, verdict, version };
}
var [DIGEST, DIGESTS_OF_BUFFER] = [32, 1024];
function startResultsHash() {
  const buffers = [];
  let count = 0;
  const bufferOf = (index) => must(buffers[Math.floor(index / DIGESTS_OF_BUFFER)], "the buffer of a digest");
  const startOf = (index) => index % DIGESTS_OF_BUFFER * DIGEST;
  const lineOf = (index) => `${bufferOf(index).toString("hex", startOf(index), startOf(index) + DIGEST)}
`;
  return {
    /** Takes one trial's result as canonical JSON (RFC 8785), as `JSON.stringify` writes it: one line of `results.jsonl`. */
    add: (canonical) => {
      const index = count++;
      if (startOf(index) === 0) buffers.push(Buffer.alloc(DIGESTS_OF_BUFFER * DIGEST));
      bufferOf(index).write(hash2("sha256", canonical, "binary"), startOf(index), "binary");
    },
    /** `sha256:` and 64 hex digits; independent of the order of results and of their split over files. */
    finish: () => {
      const parts = Array.from({ length: 256 }, () => []);
      for (let index = 0; index < count; index++) parts[bufferOf(index)[startOf(index)] ?? 0]?.push(index);
      const whole = createHash("sha256");
      for (const part of parts) whole.update(part.map(lineOf).sort().join(""));
      return `sha256:${whole.digest("hex")}`;
    }
  };
}

// src/io/paths.ts
var { existsSync, realpathSync, statSync } = process.getBuiltinModule("node:fs");
var { dirname, isAbsolute, relative, resolve, sep } = process.getBuiltinModule("node:path");
var IGNORES_CASE = ["win32", "darwin"].includes(process.platform);
function slashed(written2) {
  return sep === "\\" ? written2.replaceAll("\\", "/") : written2;
}
function shownPath(path, root) {
  const full = resolve(root, path);
  const inside2 = relative(root, full);
  const isOutside = inside2 === ".." || inside2.startsWith(`..${sep}`) || isAbsolute(inside2);
  return slashed(isOutside ? full : inside2);
}
function pathInRepository(path, root) {
  const shown2 = shownPath(path, root);
  if (!isAbsolute(shown2)) return shown2;
  const id = idOf(root);
  const home2 = foldersFrom(resolve(shown2)).find((folder) => id !== null && idOf(folder) === id);
  return home2 === void 0 ? shown2 : shownPath(shown2, home2);
}
function realPath(path, root) {
  const full = resolve(root, path);
  return existsSync(full) ? realpathSync.native(full) : full;
}
function foldersFrom(folder) {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}
function idOf(folder) {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
function diskName(name) {
  return name.normalize("NFC").toLowerCase();
}

// src/reporting/markdown/escape.ts
var INVISIBLE = [
  [0, 31],
  // controls
  [127, 159],
  [173, 173],
  // soft hyphen
  [847, 847],
  // grapheme joiner
  [1564, 1564],
  // bidi mark
  [4447, 4448],
  // Hangul fillers
  [6068, 6069],
  [6155, 6159],
  [8203, 8207],
  // zero width, bidi marks
  [8232, 8238],
  // line separators, bidi overrides
  [8288, 8303],
  // joiners, bidi isolates
  [12644, 12644],
  [55296, 57343],
  // lone surrogates
  [65024, 65039],
  // variation selectors
  [65279, 65279],
  [65440, 65440],
  [65520, 65531],
  [65534, 65535],
  [113824, 113827],
  [119155, 119162],
  [917504, 921599]
  // tags, further variation selectors
];
var INVISIBLE_SET = `[${INVISIBLE.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("")}]`;
var INVISIBLE_PATTERN = new RegExp(INVISIBLE_SET, "gu");
var JOINING = "[\\u0620-\\u0dff]";
var PICTURE = "[\\u2600-\\u27bf\\u2b00-\\u2bff\\u{1f000}-\\u{1faff}]";
var JOINER = [
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  `(?<=${PICTURE}\\ufe0f?)\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})\\ufe0f`
].join("|");
var JOINER_OR_INVISIBLE = new RegExp(`(${JOINER})|${INVISIBLE_SET}`, "gu");
var MARK_PILE = /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;
var LETTERS = "A-Za-z\xC0-\xD6\xD8-\xF6\xF8-\u024F";
var WORD = `[${LETTERS}]+(?:['\u2019-][${LETTERS}]+)*`;
var NUMBER = "[+\u2212-]?\\d+(?:\\.\\d+)?(?:/\\d+)?%?|\\d{4}-\\d{2}-\\d{2}";
var PLAIN = new RegExp(`^["'\u201C\u2018(]*(?:${WORD}|${NUMBER}|%)?[)"'\u201D\u2019]*[,.;:!?\u2026]*[)"'\u201D\u2019]*$`);
var SYMBOLS = /* @__PURE__ */ new Set(["\u2192", "\u2013", "\u2014", "\xB7", "=", "\u2265", "\u2264", "+", "\u2212", "\xD7", "/"]);
var LINKED = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|www/i;
var WRAPPED = /^([("\u201c]*)(.+?)([)"\u201d,.;:!?\u2026]*)$/;
var CALL = /^(["\u201c]*)(.+?)(["\u201d,.;:!?\u2026]*)$/;
var LIST_MARKER = /^(?:\d+[.)]$|[+=-])/;
function visible(text, limit) {
  return cut2(text, limit).replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, "\u21B5").replaceAll("	", "\u21E5").replace(JOINER_OR_INVISIBLE, (invisible, joiner) => joiner ?? codePointName(invisible)).replace(MARK_PILE, "$1\u2026").replace(/<!(?=--)/g, "<! ").replaceAll("##[", "# #[");
}
function codeSpan(text, limit = 200) {
  const shown2 = visible(text, limit);
  return fenced(shown2.trim() === "" ? "(empty)" : shown2);
}
function prose(text, limit = 400) {
  const pieces = visible(text, limit).trim().match(/`[^`]+`|`+|\s+|[^\s`]+/g) ?? [];
  const marked = pieces.flatMap((piece, index) => proseOrCode(piece, index === 0));
  return joinCode(marked).map((piece) => piece.code ? fenced(piece.text) : piece.text).join("");
}
function keyText(key) {
  return key.length <= 80 && /^[a-z]+(?:[_/-][a-z0-9]+)*$/i.test(key) ? key.replaceAll(/[_/]/g, "$&<wbr>") : codeSpan(key, 80);
}
var LONGEST_LINE = 300;
function block(lines) {
  return fencedBlock("text", lines, "\u2502 ");
}
function diffBlock(lines) {
  return fencedBlock("diff", lines, "");
}
function fencedBlock(language, lines, prefix) {
  const shown2 = lines.map((line2) => `${prefix}${visible(line2, LONGEST_LINE)}`);
  const fence = "`".repeat(Math.max(3, longestRun(shown2.join("\n")) + 1));
  return [`${fence}${language}`, ...shown2, fence].join("\n");
}
function logSafe(text, limit = 1e3) {
  return visible(text, limit).replace(/^(\s*):(?=:)/, "$1: ");
}
function logLines(lines, limit) {
  return lines.map((line2) => `${logSafe(line2, limit)}
`).join("");
}
function plainText(markdown) {
  return markdown.replaceAll(/\*\*|`+|<wbr>|<\/?sub>/g, "").replaceAll("\xA0", " ");
}
function cut2(text, limit) {
  if (text.length <= limit) return text;
  const start = Array.from(text.slice(0, 2 * limit + 2));
  return start.length <= limit ? text : `${start.slice(0, limit - 1).join("")}\u2026`;
}
function proseOrCode(piece, first) {
  if (/^\s+$/.test(piece)) return [plain(" ")];
  if (/^`[^`]+`$/.test(piece)) return [code(piece.slice(1, -1))];
  if (piece === "->") return [plain("\u2192")];
  if (first && LIST_MARKER.test(piece)) return [code(piece)];
  if (SYMBOLS.has(piece) || PLAIN.test(piece) && !LINKED.test(piece)) return [plain(piece)];
  const called = /^[^(]+\(/.test(piece);
  const [, prefix = "", core = piece, suffix = ""] = (called ? CALL : WRAPPED).exec(piece) ?? [];
  return [plain(prefix), code(core), plain(suffix)].filter((part) => part.text !== "");
}
function plain(text) {
  return { code: false, text };
}
function code(text) {
  return { code: true, text };
}
function joinCode(pieces) {
  const joined3 = [];
  for (const piece of pieces) {
    const last = joined3.at(-1);
    if (last?.code && piece.code) joined3[joined3.length - 1] = code(last.text + piece.text);
    else joined3.push(piece);
  }
  return joined3;
}
function fenced(text) {
  const fence = "`".repeat(longestRun(text) + 1);
  const pad = /^[`\s]|[`\s]$/.test(text) ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}
function longestRun(text) {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run2) => run2.length));
}

// src/suite/reading/open.ts
var { isUtf8 } = process.getBuiltinModule("node:buffer");
var MAX_RECORD_BYTES = 16 * 1024 * 1024;
var HEAD_BYTES = 512;
var UTF8_MARK = Buffer.from([239, 187, 191]);
var ARCHIVES = [
  [80, 75, 3, 4],
  [80, 75, 5, 6]
];
var SAVE_AS_UTF8 = "Save it as UTF-8 (in Excel: CSV UTF-8); `>` of Windows PowerShell 5.1 writes UTF-16";
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
  {
    kind: "YAML",
    starts: /^(?:---\s*\n|- \w+: |\w+:(?: [^,;\t\n]*)?\n(?:\s+|\w+:))/,
    fix: "Let the harness write JSON or JSON Lines"
  },
  { kind: "Markdown", starts: /^(?:#{1,6} [^,;\t\n]*\n|\|.*\|\s*\n\s*\|[\s:|-]+\|)/, fix: EXPORT }
];
var SPREADSHEET = { kind: "a spreadsheet", fix: EXPORT };
function openResults(input, isXmlRead = false) {
  const source = input.chunks()[Symbol.iterator]();
  const head2 = readHead(source);
  const foreign = foreignKind(head2, input, isXmlRead);
  if (foreign !== void 0) throw notResults(input.file, foreign);
  const offset = markLength(head2);
  const bytes2 = head2.subarray(offset);
  const first = bytes2.toString("latin1", 0, HEAD_BYTES).trimStart().charAt(0);
  if (first === "" && head2.length < HEAD_BYTES) {
    const fix = "Check the run that writes it: it probably failed or was cancelled";
    throw new UserError({ code: "empty-file", what: "the file is empty", where: { file: input.file }, fix });
  }
  const { file, isEvidence } = input;
  return { file, shape: SHAPES.get(first) ?? "other", chunks: joined(bytes2, source), offset, isEvidence };
}
var SHAPES = /* @__PURE__ */ new Map([
  ["[", "list"],
  ["{", "object"],
  ["<", "xml"]
]);
function markLength(bytes2) {
  return bytes2.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
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
function foreignKind(head2, input, isXmlRead) {
  if (hasArchiveStart(head2)) return zipKind(input);
  const foreign = FOREIGN.find(({ starts }) => startsWith(head2, starts));
  if (foreign !== void 0) return foreign;
  if (head2.subarray(0, HEAD_BYTES).includes(0))
    return { kind: "UTF-16, UTF-32 or other binary data", fix: SAVE_AS_UTF8 };
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
function tooLarge(what, where, { most = `${MAX_RECORD_BYTES} bytes`, fix = "Keep large payloads outside of the results" } = {}) {
  return new UserError({ code: "record-too-large", what, where, expected: `at most ${most}`, fix });
}
function asBuffer(bytes2) {
  return Buffer.isBuffer(bytes2) ? bytes2 : Buffer.from(bytes2.buffer, bytes2.byteOffset, bytes2.byteLength);
}
function requireUtf8(file, bytes2, offset) {
  if (isUtf8(bytes2)) return;
  const at = firstBadByte(bytes2);
  throw new UserError({
    code: "not-utf8",
    what: `byte ${offset + at} is not valid UTF-8`,
    where: { file },
    found: `0x${bytes2.readUInt8(at).toString(16).padStart(2, "0")}`,
    fix: SAVE_AS_UTF8
  });
}
function firstBadByte(bytes2) {
  let at = 0;
  while (at < bytes2.length) {
    const length = sequenceLength(bytes2.readUInt8(at));
    if (!isUtf8(bytes2.subarray(at, at + length))) return at;
    at += length;
  }
  return bytes2.length - 1;
}
function sequenceLength(lead) {
  if (lead < 192) return 1;
  if (lead < 224) return 2;
  return lead < 240 ? 3 : 4;
}

// src/io/files.ts
var { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync: realpathSync2, statSync: statSync2 } = process.getBuiltinModule("node:fs");
var { resolve: resolve2, sep: sep2 } = process.getBuiltinModule("node:path");
var CHUNK_BYTES = 1024 * 1024;
var MAX_TEXT_BYTES = 256 * 1024;
function readText(path, root, options = {}) {
  const { maxBytes = MAX_TEXT_BYTES } = options;
  const full = resolve2(root, path);
  if (!options.outside) requireInside(full, root, path);
  const { size } = requireRegular(full, path);
  if (size > maxBytes)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file: path },
      expected: `at most ${maxBytes} bytes`,
      found: `${size} bytes`,
      fix: "Check that it is the right file; a config needs far less"
    });
  const bytes2 = onDisk(path, () => readFileSync(full));
  requireUtf8(path, bytes2, 0);
  const zero = bytes2.indexOf(0);
  if (zero >= 0)
    throw new UserError({
      code: "not-text",
      what: `byte ${zero} is zero, which no text has`,
      where: { file: path },
      found: "UTF-16 or binary data",
      fix: SAVE_AS_UTF8
    });
  return bytes2.toString("utf8").replace(/^\uFEFF/, "");
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
  const full = resolve2(root, path);
  requireRegular(full, path);
  return onDisk(path, () => readFileSync(full));
}
function isThere(path, root) {
  return unlessNone(path, () => lstatSync(resolve2(root, path))) !== void 0;
}
function findOnly(names, root) {
  const [only, second] = names.filter((name) => isThere(name, root));
  if (only === void 0 || second === void 0) return only;
  const what = `\`${second}\` says the same thing a second time`;
  throw new UserError({ code: "two-files", what, where: { file: only }, fix: "Keep one of them" });
}
function statsOf(path, root) {
  return unlessNone(path, () => statSync2(resolve2(root, path)));
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
  const real = onDisk(label, () => realpathSync2(full));
  const home2 = realpathSync2(root);
  if (real === home2 || real.startsWith(home2.endsWith(sep2) ? home2 : home2 + sep2)) return;
  throw new UserError({
    code: "outside-root",
    what: "the path is outside of the working directory",
    where: { file: label },
    expected: `a file in ${home2}`,
    found: real
  });
}
function requireRegular(full, label) {
  const stats = onDisk(label, () => statSync2(full));
  if (stats.isFile()) return stats;
  const [found, fix] = stats.isDirectory() ? ["a folder", "Name a file in it"] : ["a device, pipe or socket", "Copy it to a file"];
  throw new UserError({ code: "not-a-file", what: "not a regular file", where: { file: label }, found, fix });
}
var spare;
function* chunksOf(full, label) {
  const file = onDisk(label, () => openSync(full, "r"));
  const chunk = spare ?? Buffer.allocUnsafe(CHUNK_BYTES);
  spare = void 0;
  try {
    for (; ; ) {
      const size = onDisk(label, () => readSync(file, chunk, 0, CHUNK_BYTES, null));
      if (size === 0) return;
      yield chunk.subarray(0, size);
    }
  } finally {
    closeSync(file);
    spare = chunk;
  }
}
function onDisk(label, action, problem2 = "unreadable") {
  try {
    return action();
  } catch (cause) {
    const { code: code2 = "", syscall, message } = cause;
    const known3 = DISK_PROBLEMS.get(`${problem2} ${code2}`) ?? DISK_PROBLEMS.get(code2);
    if (known3 === void 0 && syscall === void 0) throw cause;
    const [what, fix] = known3 ?? [message.split(",", 1).join(), "Check the disk and the permissions of its files"];
    throw new UserError({ code: problem2, what, where: { file: label }, fix }, { cause });
  }
}
var BLOCKED = ["a file is in the place of a folder", "Name another path"];
var FORBIDDEN = ["permission is missing", "Check who owns the path, and which user runs this step"];
var DISK_PROBLEMS = /* @__PURE__ */ new Map([
  ["ENOENT", ["the file does not exist", "Check its path"]],
  ["unwritable ENOENT", ["no folder can be made there", "Name another path"]],
  ["ENOTDIR", BLOCKED],
  ["EEXIST", BLOCKED],
  ["EACCES", FORBIDDEN],
  ["EPERM", FORBIDDEN],
  ["ENOSPC", ["the disk is full", "Free space on it"]],
  ["EROFS", ["the disk is read-only", "Name a path on another disk"]],
  ["ELOOP", ["the links of the path form a loop", "Let one of them point to the file"]],
  ["ENAMETOOLONG", ["the path is too long", "Shorten it"]],
  ["EISDIR", ["the path is a folder", "Name a file in it"]]
]);
var NEWLINE = 10;
function* jsonLines(content) {
  const decoder = new TextDecoder();
  for (const { bytes: bytes2, line: line2 } of linesOf(content)) yield { text: decoder.decode(bytes2), line: line2 };
}
function* linesOf(content) {
  let start = 0;
  for (let line2 = 1; start < content.length; line2++) {
    const newline = content.indexOf(NEWLINE, start);
    const end = newline < 0 ? content.length : newline;
    if (end > start) yield { bytes: content.subarray(start, end), line: line2 };
    start = end + 1;
  }
}

// src/io/write-files.ts
var { existsSync: existsSync2, lstatSync: lstatSync2, mkdirSync, mkdtempSync, realpathSync: realpathSync3, renameSync, rmSync, writeFileSync } = process.getBuiltinModule("node:fs");
var { dirname: dirname2, join, resolve: resolve3 } = process.getBuiltinModule("node:path");
var UNWRITABLE = "unwritable";
function makeAside(home2) {
  makeFolder(dirname2(home2));
  return mkdtempSync(`${home2}.partial-`);
}
function makeFolder(folder) {
  if (existsSync2(folder)) return;
  const above = dirname2(folder);
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
  return writingTo(file, () => lstatSync2(resolve3(root, file), { throwIfNoEntry: false }) !== void 0);
}
function writePieces(path, pieces) {
  for (const [index, piece] of pieces.entries()) writeFileSync(path, piece, { flag: index === 0 ? "w" : "a" });
}
function writeAnew(written2, root) {
  const path = resolve3(root, written2.file);
  const isOld = isTaken(written2.file, root);
  if (isOld) requireRegular(path, written2.file);
  writeWhole(written2, isOld ? realpathSync3(path) : path, () => {
  });
}
function writeWhole({ file, text }, path, requireFree) {
  writingTo(file, () => {
    const aside = makeAside(path);
    try {
      writePieces(join(aside, "draft"), typeof text === "string" ? [text] : text);
      requireFree();
      move(join(aside, "draft"), path);
    } finally {
      clear(aside);
    }
  });
}

// src/contract/load-lazily.ts
var { createRequire } = process.getBuiltinModule("node:module");
var require2 = createRequire(import.meta.url);
function loadLazily(name) {
  return require2(name);
}

// schemas/report.schema.json
var report_schema_default = () => loadLazily("./report.schema.cjs").default;

// src/contract/names.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestName(written2, known3) {
  const ranked = known3.map((name) => ({ name, edits: (0, import_fastest_levenshtein.distance)(written2.toLowerCase(), name.toLowerCase()) })).sort((a, b) => a.edits - b.edits || byText(a.name, b.name));
  const best = ranked[0];
  if (best === void 0) return void 0;
  const [short, long] = [best.name.length, written2.length].sort((a, b) => a - b);
  const isOther = best.edits >= long || best.edits > short;
  const isNear = best.edits <= Math.floor(best.name.length / 3) || isSlip(written2.toLowerCase(), best.name.toLowerCase());
  return isNear && !isOther ? best.name : void 0;
}
function isSlip(written2, name) {
  const sorted2 = (text) => [...text].sort().join("");
  const edits = (0, import_fastest_levenshtein.distance)(written2, name);
  return edits === 1 || edits === 2 && sorted2(written2) === sorted2(name);
}
function adviseNearest(written2, known3) {
  const suggestion = nearestName(written2, known3);
  return suggestion === void 0 ? {} : { suggestion };
}
function adviseName(written2, known3) {
  const advice = adviseNearest(written2, known3);
  return advice.suggestion !== void 0 || known3.length === 0 ? advice : { known: [...known3].sort() };
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
var validator_options_default = {
  allErrors: true,
  verbose: true,
  strictTypes: false,
  allowUnionTypes: true,
  keywords: ["enumDescriptions"],
  inlineRefs: false,
  loopRequired: 2,
  loopEnum: 2
};

// src/contract/schema-check.ts
var LISTED2 = 100;
function schemaCheck(schema) {
  let ready;
  const problems = (value, locate) => {
    ready ??= validatorOf(schema);
    if (ready(value)) return [];
    const errors = causesOf(ready.errors ?? []);
    const described = errors.slice(0, LISTED2).map((error) => describeError(error, locate));
    const listed2 = [...new Map(described.map((problem2) => [JSON.stringify(problem2), problem2])).values()];
    const unlisted = errors.length - LISTED2;
    return [...listed2, ...moreProblems(unlisted)];
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
  const { pattern: pattern2, examples: [example] = [] } = schema ?? {};
  return pattern2 !== void 0 && typeof example === "string" ? `text like ${shown(example)}` : void 0;
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

// src/io/bundle/format.ts
var EVIDENCE_FILE = "trials.jsonl";
var CONFIRM_FILE = "confirm.jsonl";
var CONTROL_FILE = "control.jsonl";
var MAIN_TRIALS_FILE = "main-trials.jsonl";
var RESULTS_FILE = "results.jsonl";
var MANIFEST_FILE = "manifest.json";
var FORMAT = 1;
function requireFormat(value, label, what) {
  const format = memberOf(value, "schema");
  if (format === FORMAT || typeof format !== "number") return;
  throw new UserError({
    code: "unknown-bundle-format",
    what: `the ${what} has another format`,
    where: { file: label },
    expected: `format ${FORMAT}`,
    found: `format ${format}`,
    fix: "Write it again with this version of Agent Gate"
  });
}
var reportCheck = schemaCheck(report_schema_default);
function rubricIdentities(rubrics) {
  return rubrics.map(({ id, version, hash: hash3 }) => ({ rubric: id, version, hash: hash3 }));
}
function mappingIdentity(mapping) {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

// src/suite/redaction/secrets.ts
var SHORTEST_SECRET = 6;
var SHORTEST_LINE = 20;
var SHORTEST_BASE64 = 7;
function encodedSecrets(secrets) {
  const whole = secrets.flatMap((secret) => [secret, secret.trim()]).filter((secret) => secret.length >= SHORTEST_SECRET);
  const lines = whole.flatMap((secret) => secret.split(/\r\n|\r|\n/)).filter((line2) => line2.length >= SHORTEST_LINE);
  const encodings = new Set([...whole, ...lines].flatMap(encodingsOf));
  return [...encodings].sort((a, b) => b.length - a.length || byText(a, b));
}
function encodingsOf(secret) {
  const json = JSON_WRITERS.flatMap((write) => jsonOf(secret, write));
  return [secret, ...json, ...URL_WRITERS.flatMap((kept) => percentOf(secret, kept)), ...base64Of(secret)];
}
var URL_WRITERS = ["!'()*~", "~", "~/", "*", "!'()*~/#$&+,:;=?@[]"];
function percentOf(secret, kept) {
  const encode = (byte, char) => /[\w.-]/.test(char) || kept.includes(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  const upper = Array.from(Buffer.from(secret), (byte) => encode(byte, String.fromCharCode(byte))).join("");
  const lower = upper.replace(/%[\dA-F]{2}/g, (code2) => code2.toLowerCase());
  return [upper, lower].flatMap((text) => [text, text.replaceAll("%20", "+")]);
}
var JSON_WRITERS = [
  (json) => json,
  ascii,
  slashes,
  (json) => ascii(slashes(json)),
  (json) => ascii(json).replace(/\\u[\da-f]{4}/g, (code2) => `\\u${code2.slice(2).toUpperCase()}`),
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
  const bytes2 = Buffer.from(secret);
  return [0, 1, 2].flatMap((offset) => {
    const all = Buffer.concat([Buffer.alloc(offset), bytes2]);
    const core = all.toString("base64").slice(Math.ceil(offset * 8 / 6), Math.floor(all.length * 8 / 6));
    return core.length < SHORTEST_BASE64 ? [] : [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
function needleOf(encoding) {
  const parts = encoding.match(/[A-Za-z0-9_-]+/g) ?? [];
  return parts.reduce((longest, part) => part.length > longest.length ? part : longest, "");
}

// src/suite/redaction/shapes.ts
var ALNUM = "A-Za-z0-9";
var WORD2 = String.raw`\w-`;
var APART = String.raw`(?:(?<![A-Za-z0-9_])|(?<=\\[nrt]))`;
var ALONE = String.raw`(?:(?<![\w-])|(?<=\\[nrt]))`;
var MIXED = String.raw`(?=[\w-]{0,40}[A-Z])(?=[\w-]{0,40}\d)`;
var ASSIGNED = String.raw`[\\"']{0,3}\s{0,4}[:=]\s{0,4}[\\"']{0,3}`;
var CREDENTIAL = run(String.raw`\w~+/=-`, 20, String.raw`\w.~+/=-`);
var IN_KEY = String.raw`A-Za-z0-9+/=\s\\:,.-`;
var SECRET_SHAPES = [
  {
    name: "private-key",
    patterns: [
      pattern(
        `-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----(?=[^]{0,56}?[A-Za-z0-9+/=]{20})[${IN_KEY}]*?(?:-----END [A-Z0-9 ]{1,60}-----|(?=-----)|(?![${IN_KEY}]))`
      )
    ],
    hint: "KEY(?: BLOCK)?-----"
  },
  {
    name: "jwt",
    patterns: [
      pattern(String.raw`${ALONE}eyJ[\w-]{10}[\w-]*?\.eyJ${run(WORD2, 17)}(?:\.${run(WORD2, 0)})?`),
      pattern(String.raw`eyJ[\w-]{10,200}\.eyJ${run(WORD2, 17)}(?:\.${run(WORD2, 0)})?`)
    ],
    hint: "eyJ"
  },
  {
    name: "github-token",
    patterns: [
      pattern(String.raw`gh[pousr]_(?:${run(ALNUM, 36)}|\d{1,20}_eyJ${run(WORD2, 17, String.raw`\w.-`)})`),
      pattern(`github_pat_${run(String.raw`\w`, 22)}`)
    ],
    hint: "gh[pousr]_|github_pat_"
  },
  { name: "aws-access-key-id", patterns: [pattern(`(?:AKIA|ASIA)${run("A-Z0-9", 16)}`)], hint: "AKIA|ASIA" },
  {
    name: "aws-secret-key",
    patterns: [pattern(`(secret_?(?:access_?)?key${ASSIGNED})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`, "i")],
    hint: "[Ss]ecret|SECRET"
  },
  { name: "google-api-key", patterns: [pattern(String.raw`AIza[\w-]{35}(?![\w-])`)], hint: "AIza" },
  {
    name: "slack-token",
    patterns: [pattern(String.raw`(?:xox[abceoprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run("A-Za-z0-9-", 15)}`)],
    hint: "xox[abceoprs]-|xapp-"
  },
  { name: "stripe-key", patterns: apartOrMixed("[sr]k_(?:live|test)_", run(ALNUM, 16)), hint: "[sr]k_(?:live|test)_" },
  { name: "anthropic-key", patterns: apartOrMixed("sk-ant-", run(WORD2, 20)), hint: "sk-ant-" },
  {
    name: "openai-key",
    patterns: apartOrMixed("sk-", `(?:(?:proj|svcacct|admin|or-v1)-${run(WORD2, 20)}|${run(ALNUM, 32)})`),
    hint: "sk-"
  },
  { name: "npm-token", patterns: [pattern(`npm_${run(ALNUM, 36)}`)], hint: "npm_" },
  { name: "pypi-token", patterns: [pattern(`pypi-AgE${run(WORD2, 30)}`)], hint: "pypi-AgE" },
  { name: "azure-sas", patterns: [pattern(`([?&;]sig=)${run("A-Za-z0-9%+/", 40)}={0,2}`)], hint: "sig=" },
  {
    name: "authorization",
    patterns: [
      pattern(String.raw`([Bb]earer\s{1,4})(?=[A-Za-z_.~+/=-]{0,60}\d)${CREDENTIAL}`),
      pattern(String.raw`(authorization${ASSIGNED}(?:basic|bearer|token)\s{1,4})${CREDENTIAL}`, "i"),
      pattern(
        String.raw`(authorization${ASSIGNED}(?:[a-z][a-z\d-]{1,20}\s{1,4})?)(?=[a-z_.~+/=-]{0,60}\d)${CREDENTIAL}`,
        "i"
      )
    ],
    hint: "[Bb]earer|[Aa]uthorization|AUTHORIZATION"
  },
  { name: "nvidia-key", patterns: [pattern(`nvapi-${run(WORD2, 40)}`)], hint: "nvapi-" },
  { name: "huggingface-token", patterns: [pattern(`hf_${run(ALNUM, 34)}`)], hint: "hf_" },
  { name: "gitlab-token", patterns: [pattern(`gl(?:pat|ptt|rt|dt|cbt|soat)-${run(WORD2, 20)}`)], hint: "gl[a-z]{2,4}-" },
  { name: "groq-key", patterns: [pattern(`gsk_${run(ALNUM, 40)}`)], hint: "gsk_" },
  { name: "xai-key", patterns: [pattern(`xai-${run(ALNUM, 40)}`)], hint: "xai-" },
  { name: "replicate-token", patterns: [pattern(`r8_${run(ALNUM, 37)}`)], hint: "r8_" },
  { name: "langfuse-key", patterns: [pattern(`sk-lf-${run("0-9a-f-", 32)}`)], hint: "sk-lf-" },
  { name: "langsmith-key", patterns: [pattern(`lsv2_(?:pt|sk)_${run(String.raw`\w`, 32)}`)], hint: "lsv2_" },
  {
    name: "service-token",
    patterns: [
      pattern(`glsa_${run(ALNUM, 32)}_[A-Fa-f0-9]{8}`),
      pattern(String.raw`SG\.[\w-]{16,64}\.${run(WORD2, 27)}`),
      pattern(`shp(?:pa|ca|at|ss)_${run(ALNUM, 32)}`),
      pattern(`lin_api_${run(String.raw`\w`, 32)}`),
      pattern(String.raw`ntn_\d{11}${run(ALNUM, 35)}`),
      pattern(`ops_ey${run("A-Za-z0-9+/=", 100)}`),
      pattern(String.raw`hv[sbr]\.${run(WORD2, 90)}`),
      pattern(`vc[piark]_${run(ALNUM, 24)}`),
      pattern(String.raw`dapi[A-Fa-f0-9]{32}(?:-\d)?(?![A-Fa-f0-9])`),
      pattern(`dckr_pat_${run(WORD2, 27)}`),
      pattern(`figd_${run(WORD2, 40)}`)
    ],
    hint: String.raw`glsa_|SG\.|shp(?:pa|ca|at|ss)_|lin_api_|ntn_|ops_ey|hv[sbr]\.|vc[piark]_|dapi|dckr_pat_|figd_`
  },
  {
    name: "web-hook",
    patterns: [
      pattern(String.raw`(hooks\.slack\.com/(?:services|workflows|triggers)/)${run("A-Za-z0-9/", 20)}`),
      pattern(String.raw`(discord(?:app)?\.com/api/(?:v\d{1,2}/)?webhooks/)${run("A-Za-z0-9_/-", 40)}`),
      pattern(String.raw`(\.webhook\.office\.com/webhookb2/)${run("A-Za-z0-9/-", 36, "A-Za-z0-9@/-")}`)
    ],
    hint: String.raw`hooks\.slack|discord|webhook\.office`
  },
  {
    name: "cookie",
    patterns: [
      pattern(String.raw`(cookie${ASSIGNED})(?=[\w.-]{1,64}=)(?=[^\r\n"'\\]{0,400}?[\w%+/=~-]{20})[^\r\n"'\\]+`, "i")
    ],
    hint: "[Cc]ookie|COOKIE"
  },
  // Only the password: host and user tell what was reached. Placeholders stay.
  {
    name: "url-password",
    patterns: [
      pattern(
        String.raw`(:\/\/[^\s:@/?#"'<>\\]{0,100}:)(?![$<{%*[]|(?:your|my)?[_-]?(?:password|passwd|pass|pwd|secret|token)@|x{3,}@)[^\s@/?#"'<>\\]{3,200}(?=@[^\s@])`,
        "i"
      )
    ],
    hint: null
  }
];
var SHAPES_VERSION = 2;
function run(chars, least, rest = chars) {
  return `[${chars}]{${least}}[${rest}]*?(?![${rest}])`;
}
function apartOrMixed(start, rest) {
  return [pattern(`${APART}${start}${rest}`), pattern(`${start}${MIXED}${rest}`)];
}
function pattern(source, flags = "") {
  return new RegExp(source, `g${flags}`);
}
var REGISTERED = "secret";
var NAMES = [REGISTERED, ...SECRET_SHAPES.map(({ name }) => name)];
var MARK = new RegExp(`(\\${MARK_START}(?:${NAMES.join("|")})\\])`);
var SECRET_KEY = "secret_?(?:access_?)?key";
var SECRET_LABEL = new RegExp(`(?:authorization|cookie|${SECRET_KEY})$`, "i");
var SCHEME = String.raw`(?:[Bb]asic|BASIC|[Tt]oken|TOKEN|BEARER)[\s\\]`;
var LABELS_KEY = new RegExp(SECRET_KEY, "i");
var KEY_LENGTH = 40;
var LABELS_COOKIE = /[Cc]ookie|COOKIE/;
var URL_WITH_PASSWORD = /:(?:\\?\/){2}[^\s@/]{1,302}@|\\u00(?:2[fF]|3[aA]|40)/;
var NAMING_MEMBERS = ["name", "key", "header"];
function secretLabel(name) {
  return typeof name === "string" ? SECRET_LABEL.exec(name)?.[0] : void 0;
}
function labelOfMember(object) {
  for (const member of NAMING_MEMBERS) {
    const label = secretLabel(object[member]);
    if (label !== void 0) return label;
  }
  return void 0;
}
var RUN = 20;
var BEFORE = 80;
var SHORTEST_NEEDLE = 4;
var IN_RUN = new Uint8Array(65536);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=%~-\\") {
  IN_RUN[char.charCodeAt(0)] = 1;
}
var ESCAPED = String.raw`\\u00[2-7]|\\x[2-7]`;
var NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;
function compilePrefilter(shapes, encodings) {
  const needles = [...new Set(encodings.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const shapeHints = SECRET_SHAPES.flatMap(({ hint: shapeHint }) => shapeHint ?? []);
  const hints = [...shapes ? [...shapeHints, SCHEME, ESCAPED] : [], ...long];
  const hint2 = hints.length === 0 ? void 0 : new RegExp(hints.join("|"));
  const mayHoldNeedle = (raw) => short.some((needle) => raw.includes(needle)) || needles.length > 0 && NEEDLE_ESCAPED.test(raw);
  return (raw) => mayHoldNeedle(raw) || hint2 !== void 0 && hasSuspectRun(raw, hint2, shapes) || shapes && URL_WITH_PASSWORD.test(raw);
}
function hasSuspectRun(raw, hint2, shapes) {
  const { length } = raw;
  let longestRun2 = 0;
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
    if (hint2.test(raw.slice(Math.max(0, start - BEFORE), stop))) return true;
    longestRun2 = Math.max(longestRun2, stop - start);
    start = stop + 1;
  }
  if (!shapes || longestRun2 === 0) return false;
  return LABELS_COOKIE.test(raw) || longestRun2 >= KEY_LENGTH && LABELS_KEY.test(raw);
}

// src/suite/redaction/fact-rules.ts
var HASHED = /^sha256:[\da-f]{16}$/;
var HASH_DIGITS = 16;
var GONE = () => void 0;
function compileFactRules({ hash: hash3, drop }) {
  const rules = [...hash3.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
  return {
    /** A changed copy, or the record itself if nothing is hashed or dropped. */
    apply: (record) => rules.reduce((value, rule) => changeAt(value, rule, 0), record),
    unmatched: () => rules.filter((rule) => !isFound(rule, rules)).map(({ path }) => path)
  };
}
function ruleOf(path, change) {
  return { path, names: path.split("."), change, isMatched: false };
}
function isFound({ path, isMatched }, rules) {
  return isMatched || rules.some((rule) => rule.isMatched && path.startsWith(`${rule.path}.`));
}
function changeAt(value, rule, depth) {
  const name = rule.names[depth];
  if (name === void 0) {
    rule.isMatched = true;
    return rule.change(value);
  }
  if (Array.isArray(value)) return value.map((item) => changeAt(item, rule, depth));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  const members = Object.entries(value).map(
    ([key, member]) => key === name ? [key, changeAt(member, rule, depth + 1)] : [key, member]
  );
  return Object.fromEntries(members.filter(([, member]) => member !== void 0));
}
function hashed(value) {
  return mapLeaves(value, (leaf) => {
    if (leaf === null || leaf === void 0) return leaf;
    const text = String(leaf);
    return HASHED.test(text) ? leaf : MARK.exec(text)?.[0] ?? hashOf(text);
  });
}
function hashOf(text) {
  return sha256Of(text).slice(0, "sha256:".length + HASH_DIGITS);
}

// src/suite/redaction/redaction.ts
var DEFAULT_RULES = { secrets: [], shapes: true, hash: [], drop: [] };
var NOTHING_MORE = { secrets: [], shapes: false, hash: [], drop: [] };
function startRedaction(rules) {
  const encodings = encodedSecrets(rules.secrets);
  const counts = /* @__PURE__ */ new Map();
  const count = (name) => addTo(counts, name);
  const clean = compileText(encodings, rules.shapes);
  const cleaning = { text: (text) => clean(text, count), copies: /* @__PURE__ */ new WeakMap() };
  const mayHold = compilePrefilter(rules.shapes, encodings);
  const changes = compileFactRules(rules);
  return {
    /** Whether the raw text of a record may hold a secret. False is certain. */
    mayHold,
    /** A copy without secrets in its texts and keys; replacements are counted. */
    value: (value) => redactValue(value, cleaning),
    /** A copy of a native record with facts hashed and dropped by the rules. */
    facts: changes.apply,
    /** Paths in the rules that matched no record so far. */
    unmatched: changes.unmatched,
    /** The text without secrets; not counted. */
    text: (text) => mayHold(text) ? clean(text, () => void 0) : text,
    /** Replacements so far by shape, in alphabetical order; `secret` counts the registered ones. */
    counts: () => countsByText(counts)
  };
}
function compileText(encodings, shapes) {
  const patterns = shapes ? SECRET_SHAPES.flatMap((shape) => shape.patterns.map((pattern2) => ({ name: shape.name, pattern: pattern2 }))) : [];
  const once = (text, count) => {
    const registered = withoutRegistered(text, encodings, count);
    return patterns.reduce(
      (cleaned, { name, pattern: pattern2 }) => cleaned.replace(pattern2, (_, prefix) => {
        count(name);
        return `${typeof prefix === "string" ? prefix : ""}${markOf(name)}`;
      }),
      registered
    );
  };
  return (text, count) => {
    let [previous, current] = [text, once(text, count)];
    while (current !== previous) [previous, current] = [current, once(current, count)];
    return current;
  };
}
function withoutRegistered(text, encodings, count) {
  let cleaned = text;
  for (const encoding of encodings) {
    if (!cleaned.includes(encoding)) continue;
    const parts = cleaned.split(MARK).map((part, index) => {
      if (index % 2 === 1) return part;
      const pieces = part.split(encoding);
      for (let cut3 = 1; cut3 < pieces.length; cut3++) count(REGISTERED);
      return pieces.join(markOf(REGISTERED));
    });
    cleaned = parts.join("");
  }
  return cleaned;
}
function redactValue(value, cleaning, label) {
  if (typeof value === "string") return redactText(value, cleaning, label);
  if (typeof value === "number") return redactNumber(value, cleaning);
  if (Array.isArray(value))
    return value.map((item, index) => redactValue(item, cleaning, secretLabel(value[index - 1]) ?? label));
  if (typeof value !== "object" || value === null) return value;
  if (label !== void 0) return redactMembers(value, cleaning, label);
  const copy = cleaning.copies.get(value) ?? redactMembers(value, cleaning, label);
  cleaning.copies.set(value, copy);
  return copy;
}
function redactText(text, cleaning, label) {
  if (label === void 0) return cleaning.text(text);
  const start = `${label}: `;
  const cleaned = cleaning.text(start + text);
  return cleaned.startsWith(start) ? cleaned.slice(start.length) : cleaning.text(text);
}
function redactNumber(value, cleaning) {
  const text = String(value);
  const cleaned = cleaning.text(text);
  return cleaned === text ? value : cleaned;
}
function redactMembers(value, cleaning, label) {
  const names = Object.keys(value).map(cleaning.text);
  const ofValue = labelOfMember(value) ?? label;
  const members = Object.values(value).map((member, index) => {
    const name = names[index];
    return redactValue(member, cleaning, secretLabel(name) ?? (name === "value" ? ofValue : label));
  });
  return Object.fromEntries(freeNames(names).map((name, index) => [name, members[index]]));
}

// src/scoring/scenario-content.ts
var NO_CONTENT = "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a";
function startContentHash() {
  let last = {};
  let lastHash = "";
  return ({ input, ground_truth }) => {
    if (input === void 0 && ground_truth === void 0) return null;
    if (!sameJson(input, last.input) || !sameJson(ground_truth, last.ground_truth))
      lastHash = contentHash({ input: input ?? null, ground_truth: ground_truth ?? null });
    last = { input, ground_truth };
    return lastHash;
  };
}
function scenarioContent(hashes) {
  const [only, ...others] = hashes;
  if (only === void 0) return NO_CONTENT;
  return others.length === 0 ? only : contentHash([...hashes].sort());
}

// src/gating/comparing/pairing.ts
function pairScenarios({ candidate, runs, earlier = [] }) {
  const here = byId(candidate.scenarios);
  const [newest, ...older] = runs;
  const matches3 = runs.map((run2) => matchScenarios(candidate.scenarios, run2.scenarios));
  const inNewest = new Set(matches3[0]?.values());
  const changed = new Set(newest?.scenarios.flatMap((known3) => inNewest.has(known3) ? [] : [known3.scenario]));
  const common = here.flatMap((scenario) => {
    const found = matches3.map((match) => match.get(scenario.scenario));
    const known3 = found.find((run2) => run2 !== void 0);
    if (known3 === void 0 || found[0] === void 0 && changed.has(scenario.scenario)) return [];
    const judged = found.map((run2) => run2 && isJudged(run2) ? run2 : null);
    const baseline = judged.find((run2) => run2 !== null) ?? void 0;
    return [{ candidate: scenario, known: known3, isInNewest: found[0] !== void 0, runs: judged, baseline }];
  });
  const apart = newest === void 0 ? NONE_APART : unmatched(here, byId(newest.scenarios), common);
  const unjudged2 = common.filter((one) => isJudged(one.candidate) && one.baseline === void 0);
  return {
    pairs: common.flatMap(({ candidate: own, known: known3, baseline, runs: main }) => {
      if (baseline === void 0 || !isJudged(own)) return [];
      return [{ scenario: own.scenario, onMain: known3.scenario, candidate: own, baseline, runs: main }];
    }),
    ...apart,
    renamed: common.flatMap(
      ({ candidate: { scenario }, known: known3, isInNewest }) => scenario === known3.scenario || !isInNewest ? [] : [{ old: known3.scenario, new: scenario }]
    ),
    olderOnMain: common.filter(({ isInNewest }) => !isInNewest).map(({ candidate: { scenario } }) => scenario),
    onNeither: newest === void 0 ? [] : onNeither([candidate, newest], older),
    unjudged: [...here.filter((scenario) => !isJudged(scenario)), ...unjudged2.map((one) => one.candidate)].map(
      ({ scenario }) => scenario
    ),
    overlap: {
      common: common.filter(({ isInNewest, baseline }) => isInNewest && baseline !== void 0).length,
      total: here.length + apart.removed.length + apart.changed.length - (standApart(apart.new, runs, earlier) ? apart.new.length : 0)
    }
  };
}
function overlapOf(candidate, run2) {
  const matched = [...matchScenarios(candidate.scenarios, run2.scenarios).values()];
  const total = candidate.scenarios.length + run2.scenarios.length - matched.length;
  return { common: matched.filter(isJudged).length, total };
}
function onNeither(others, older) {
  const known3 = new Set(others.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)));
  const ids = older.flatMap(({ scenarios }) => {
    const unknown2 = scenarios.filter(({ scenario }) => !known3.has(scenario));
    if (unknown2.length === 0) return [];
    const matched = new Set(others.flatMap((report) => [...matchScenarios(report.scenarios, scenarios).values()]));
    return unknown2.filter((one) => !matched.has(one)).map(({ scenario }) => scenario);
  });
  return sortedUnion(ids, []);
}
function standApart(added, runs, earlier) {
  const isKnown = ({ scenarios }) => {
    const [matched, ids] = [matchScenarios(added, scenarios), scenariosById(scenarios)];
    return added.some(({ scenario }) => matched.has(scenario) || ids.has(scenario));
  };
  return added.every(passesAll) || runs.length > 1 && !earlier.some(isKnown);
}
function passesAll(scenario) {
  const rubrics = Object.values(scenario.rubrics);
  return isJudged(scenario) && missingOf(scenario) === 0 && rubrics.every(({ scores, passed }) => passed === scores.length);
}
function currentId({ renamed }, id) {
  return renamed.find(({ old }) => old === id)?.new ?? id;
}
var NONE_APART = { new: [], removed: [], changed: [] };
function unmatched(here, main, common) {
  const [own, theirs] = [new Set(common.map((one) => one.candidate)), new Set(common.map((one) => one.known))];
  const alone = here.filter((one) => !own.has(one));
  const left = scenariosById(main.filter((one) => !theirs.has(one)));
  const changed = alone.flatMap((candidate) => {
    const baseline = left.get(candidate.scenario);
    if (baseline === void 0) return [];
    return [{ scenario: candidate.scenario, candidate, baseline }];
  });
  const ids = new Set(changed.map(({ scenario }) => scenario));
  return {
    new: alone.filter(({ scenario }) => !ids.has(scenario)),
    removed: [...left.values()].filter(({ scenario }) => !ids.has(scenario)),
    changed
  };
}
function isJudged(scenario) {
  return Object.values(scenario.rubrics).some(
    ({ scores, criteria }) => scores.length > 0 || Object.values(criteria).some(({ total }) => total > 0)
  );
}
function byId(scenarios) {
  return [...scenarios].sort((a, b) => byText(a.scenario, b.scenario));
}
function matchScenarios(scenarios, others) {
  const byId2 = scenariosById(others);
  const matched = /* @__PURE__ */ new Map();
  for (const scenario of scenarios) {
    const other = byId2.get(scenario.scenario);
    if (other !== void 0 && hasSameContent(scenario, other)) matched.set(scenario.scenario, other);
  }
  if (matched.size === scenarios.length || matched.size === others.length) return matched;
  const [own, theirs] = [byContent(scenarios), byContent(others)];
  for (const scenario of scenarios) {
    const other = theirs.get(scenario.content);
    const isOneToOne = own.get(scenario.content) === scenario && other !== void 0 && other !== null;
    if (isOneToOne && !matched.has(scenario.scenario) && matched.get(other.scenario) !== other)
      matched.set(scenario.scenario, other);
  }
  return matched;
}
function scenariosById(scenarios) {
  return new Map(scenarios.map((scenario) => [scenario.scenario, scenario]));
}
function hasSameContent(one, other) {
  return one.content === other.content || one.content === NO_CONTENT || other.content === NO_CONTENT;
}
function byContent(scenarios) {
  const found = /* @__PURE__ */ new Map();
  for (const scenario of scenarios) {
    if (scenario.content !== NO_CONTENT) found.set(scenario.content, found.has(scenario.content) ? null : scenario);
  }
  return found;
}
function unrecordedScenarios({ pairs }) {
  return pairs.filter(({ candidate, baseline }) => isRecorded(baseline) && !isRecorded(candidate) && !hasOnlyCrashed(candidate)).map(({ scenario }) => scenario);
}
function isRecorded({ content, unrecorded = 0 }) {
  return content !== NO_CONTENT && unrecorded === 0;
}
function hasOnlyCrashed({ rubrics, errored }) {
  return Object.values(rubrics).every(({ scores }) => scores.length <= errored.agent);
}

// src/contract/group-by.ts
function appendTo(lists, key, value) {
  const list = lists.get(key);
  if (list === void 0) lists.set(key, [value]);
  else list.push(value);
}
function groupBy(values, keyOf3) {
  const lists = /* @__PURE__ */ new Map();
  for (const value of values) appendTo(lists, keyOf3(value), value);
  return lists;
}

// src/scoring/trial-mark.ts
var MOST_SCENARIOS_MARKED = 500;
var DIGITS = 12;
var DONE = ["output", "trace", "final_state"];
var APART2 = /* @__PURE__ */ new Set([
  ...["scenario", "trial", "title", "tags", "family", "input", "ground_truth", "usage", "error", ...DONE],
  ...["attempt", "number", "time", "date", "timestamp", "duration", "latency", "cost"]
]);
var NUMBERS = /* @__PURE__ */ new Set(["iteration", "seed"]);
var TIMES_AND_COSTS = /"(?:[A-Za-z_]*(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*|[A-Za-z_]+_(?:at|ms|seconds))":(?:-?[\d.eE+-]+|"(?:[^"\\]|\\.)*"|null),?/g;
var LONGEST_VERDICT = 20;
var OF_TIME_OR_COST = /timestamp|latency|duration|elapsed|cost|_(?:at|ms|seconds)$/;
var known = /* @__PURE__ */ new Map();
var MOST_NAMES = 1e4;
function markOf2({ trial, rubrics }, scenarios) {
  if (rubrics.length === 0 || rubrics.some(({ judgement }) => judgement.verdict === "error")) return null;
  const [only = [], ...others] = rubrics.map(failedBy);
  const failed = others.length === 0 ? only : [only, ...others].flat();
  if (failed.length === 0 && scenarios > MOST_SCENARIOS_MARKED) return null;
  const facts = factsHash(trial);
  const further = furtherHash(trial, facts);
  return {
    facts,
    ...further === null ? {} : { further },
    ...failed.length === 0 ? {} : { failed },
    ...trial.error === null ? {} : { crashed: true }
  };
}
var failedIn = /* @__PURE__ */ new WeakMap();
function failedBy({ rubric, judgement, criteria }) {
  const isShared = criteria === judgement.parts;
  const known3 = isShared ? failedIn.get(judgement) : void 0;
  if (known3 !== void 0) return known3;
  const parts = rubric.criteria.filter((_, index) => didNotPass(criteria[index] ?? SKIPPED));
  const isPassed = judgement.score === null || judgement.verdict === "pass";
  const failed = [...isPassed ? [] : [rubric.id], ...parts.map(({ key }) => `${rubric.id}/${key}`)];
  if (isShared) failedIn.set(judgement, failed);
  return failed;
}
function factsHash(trial) {
  const { input_tokens = 0, output_tokens = 0 } = trial.usage ?? {};
  const done = DONE.map((name) => trial[name] ?? null);
  if (input_tokens + output_tokens === 0 && done.every(isEmpty)) return null;
  return digitsOf([done, input_tokens, output_tokens]);
}
function digitsOf(value) {
  const text = JSON.stringify(value);
  const lasting = mayChange(value) ? text.replace(TIMES_AND_COSTS, "") : text;
  return sha256Of(lasting).slice("sha256:".length, "sha256:".length + DIGITS);
}
function mayChange(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(mayChange);
  for (const name in value) if (isOfTimeOrCost(name) || mayChange(value[name])) return true;
  return false;
}
function isOfTimeOrCost(name) {
  let answer = known.get(name);
  if (answer === void 0) {
    answer = OF_TIME_OR_COST.test(name);
    if (known.size < MOST_NAMES) known.set(name, answer);
  }
  return answer;
}
function furtherHash(trial, facts) {
  const further = Object.entries(trial).filter(([name]) => !APART2.has(name));
  const isMore = (value) => {
    if (typeof value === "object" && value !== null) return Object.values(value).some(isMore);
    if (facts === null) return typeof value === "string" && value.length > LONGEST_VERDICT;
    return !isEmpty(value) && typeof value !== "boolean";
  };
  return further.some(([, value]) => isMore(value)) ? digitsOf(further) : null;
}
function startSharedFacts(known3 = null) {
  const shared = new Set(known3);
  const seen = /* @__PURE__ */ new Map();
  return {
    add(trial) {
      const facts = new Map(furtherFacts(trial));
      for (const [path, digits] of known3 === null ? facts : []) {
        const values = seen.get(path) ?? /* @__PURE__ */ new Set();
        seen.set(path, values);
        if (values.has(digits)) shared.add(path);
        values.add(digits);
      }
      return facts;
    },
    /** Paths of the shared facts, sorted. */
    paths: () => [...shared].sort(),
    /** Digits of a hash over the shared facts of a trial; null if it has none. */
    hashOf(facts) {
      const counted2 = [...facts].filter(([path]) => shared.has(path)).sort(([a], [b]) => byText(a, b));
      return counted2.length === 0 ? null : digitsOf(counted2);
    }
  };
}
function furtherFacts(value, prefix = "") {
  return Object.entries(value).flatMap(([name, fact]) => {
    if (prefix === "" && (APART2.has(name) || NUMBERS.has(name))) return [];
    if (isRecord(fact)) return furtherFacts(fact, `${prefix}${name}.`);
    return isEmpty(fact) || typeof fact === "boolean" ? [] : [[`${prefix}${name}`, digitsOf({ [name]: fact })]];
  });
}

// src/gating/statistics/families.ts
function byFamily(values, familyOf) {
  const groups = /* @__PURE__ */ new Map();
  values.forEach((value, index) => {
    const family = familyOf(value, index) ?? index;
    const group = groups.get(family);
    if (group === void 0) groups.set(family, [value]);
    else group.push(value);
  });
  return [...groups.values()];
}
function effectiveFamilies(families) {
  const sizes = /* @__PURE__ */ new Map();
  for (const family of families) addTo(sizes, family);
  return families.length ** 2 / sum([...sizes.values()].map((size) => size * size));
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
var MAX_STEPS = 1e4;
function logGamma(x) {
  if (!(x >= 0.5)) return Number.NaN;
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
  for (let m = 1; m <= MAX_STEPS; m += 1) {
    const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    const previous = value;
    for (const step of [even, odd]) {
      d = 1 / awayFromZero(1 + step * d);
      c = awayFromZero(1 + step / c);
      value *= c * d;
    }
    if (Math.abs(value - previous) <= 1e-16 * Math.abs(value)) return value;
  }
  return value;
}
function awayFromZero(value) {
  return Math.abs(value) < SMALLEST_STEP ? SMALLEST_STEP : value;
}

// src/gating/statistics/student-t.ts
var MAX_STEPS2 = 200;
function tCdf(t, df) {
  if (!(df > 0) || Number.isNaN(t)) return Number.NaN;
  const tail = upperTail(Math.abs(t), df);
  return t > 0 ? 1 - tail : tail;
}
function tQuantile(p, df) {
  if (!(p >= 0 && p <= 1 && df > 0)) return Number.NaN;
  if (p === 0.5) return 0;
  if (p === 0 || p === 1) return p === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return p < 0.5 ? -knownQuantile(p, df) : knownQuantile(1 - p, df);
}
var MOST_KNOWN = 1e3;
var known2 = /* @__PURE__ */ new Map();
function knownQuantile(tail, df) {
  const key = `${tail} ${df}`;
  const quantile = known2.get(key) ?? upperQuantile(tail, df);
  if (known2.size < MOST_KNOWN) known2.set(key, quantile);
  return quantile;
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
  for (let step = 0; step < MAX_STEPS2; step += 1) {
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
function tTest(estimate, error, df) {
  return { estimate, error, df, worse: tCdf(estimate / error, df), better: tCdf(-estimate / error, df) };
}

// src/gating/statistics/history.ts
var FEWEST_RUNS = 3;
var KNOWN_SHARE = 0.8;
var CLEARLY_COPIES = 2;
function noisier(trials, onMain2) {
  return Math.max(1, onMain2 / trials);
}
function historyTest(scenarios, trials, phi = 1, scores = 1) {
  const least = fewest(scenarios.map(({ runs }) => runs.length));
  if (least < FEWEST_RUNS) return null;
  const spreads = scenarios.map(({ runs }) => variance(runs));
  const flip = 1 / (least * trials);
  const parts = byFamily(scenarios, ({ family }) => family).map(noiseOfFamily);
  const run2 = { variance: sum(spreads), flip: scores / least };
  parts.push(noise(flip * copiesPerTrial(scenarios, run2, flip), least));
  const total = sum(parts.map((part) => part.variance));
  const df = total * total / sum(parts.map((part) => part.variance ** 2 / part.df));
  const estimate = mean(scenarios.map(({ candidate, runs }) => candidate - mean(runs)));
  return tTest(estimate, Math.sqrt(total * phi) / scenarios.length, df);
}
function copiesPerTrial(scenarios, run2, flip) {
  if (scenarios.some(({ trialNoise: trialNoise2 }) => trialNoise2 === void 0)) return 1;
  const independent = sum(scenarios.map(({ trialNoise: trialNoise2 }) => trialNoise2 ?? 0));
  const effect = (run2.variance + run2.flip) / (independent + flip);
  return effect < CLEARLY_COPIES ? 1 : Math.min(run2.flip / flip, effect);
}
function noiseOfFamily(members) {
  const runs = fewest(members.map((member) => member.runs.length));
  const sums = Array.from({ length: runs }, (_, run2) => sum(members.map((member) => member.runs[run2] ?? 0)));
  const ratio2 = members.reduce((most, member) => Math.max(most, member.noisier ?? 1), 1);
  return noise(variance(sums), runs, ratio2);
}
function noise(betweenRuns, runs, ratio2 = 1) {
  return { variance: betweenRuns * (ratio2 + 1 / runs), df: runs - 1 };
}

// src/gating/statistics/family-strata.ts
var PRIOR = 4;
function groupFamilies(scenarios) {
  return byFamily(scenarios, ({ family }) => family).filter(
    (members) => members.length === 1 || runsOf(members) >= FEWEST_RUNS
  );
}
function familyStrata(groups) {
  const effect = designEffect(groups);
  return groups.map((members) => {
    const [first] = members;
    if (members.length === 1) return first;
    const side = (counts) => {
      const trials = Math.max(1, Math.floor(sum(counts.map((count) => count.trials)) / effect));
      return { failed: Math.min(trials, Math.round(sum(counts.map(({ failed }) => failed)) / effect)), trials };
    };
    return {
      candidate: side(members.map(({ candidate }) => candidate)),
      main: side(members.map(({ main }) => main))
    };
  });
}
function designEffect(groups) {
  const families = groups.filter(({ length }) => length > 1);
  const byRun = families.map((members) => {
    const rows = members.map(({ failures }) => failures.slice(0, runsOf(members)));
    return { rows, sums: Array.from({ length: runsOf(members) }, (_, run2) => sum(rows.map((row) => row[run2] ?? 0))) };
  });
  const alone = sum(byRun.flatMap(({ rows }) => rows.map(variance)));
  if (alone === 0) return 1;
  const together = sum(byRun.map(({ sums }) => variance(sums)));
  const freedom = sum(byRun.map(({ sums }) => sums.length - 1));
  return Math.max(1, (PRIOR + freedom * together / alone) / (PRIOR + freedom));
}
function runsOf(members) {
  return fewest(members.map(({ failures }) => failures.length));
}

// src/gating/statistics/stratified.ts
function addTrials(counts) {
  return { failed: sum(counts.map(({ failed }) => failed)), trials: sum(counts.map(({ trials }) => trials)) };
}
var RELATIVE_SLACK = 1e-9;
function stratumP(stratum) {
  return outcomesOf(stratum).find(({ failed }) => failed === stratum.candidate.failed)?.tail ?? 1;
}
function stratumScore(stratum) {
  return scoreOf(stratumP(stratum));
}
function pooledTest(strata) {
  const score2 = strata.reduce((sum2, stratum) => sum2 + stratumScore(stratum), 0);
  if (score2 === 0) return { score: score2, p: 1 };
  let chances = [1];
  let reached = 0;
  for (const outcomes of strata.map(outcomesOf).filter(({ length }) => length > 1)) {
    const next = [];
    chances.forEach((chance, sum2) => {
      for (const outcome of outcomes) {
        const total = sum2 + outcome.score;
        if (total >= score2) reached += chance * outcome.probability;
        else next[total] = (next[total] ?? 0) + chance * outcome.probability;
      }
    });
    chances = next;
  }
  return { score: score2, p: Math.min(1, reached) };
}
function singleTest(strata) {
  const smallest = strata.reduce((least, stratum) => Math.min(least, stratumP(stratum)), 1);
  const bound = smallest * (1 + RELATIVE_SLACK);
  const log = strata.reduce((sum2, stratum) => {
    const reachable = outcomesOf(stratum).filter(({ tail }) => tail <= bound);
    return sum2 + Math.log1p(-reachable.reduce((most, { tail }) => Math.max(most, tail), 0));
  }, 0);
  return { smallest, p: strata.length === 0 ? 1 : 0 - Math.expm1(log) };
}
function outcomesOf({ candidate, main }) {
  const k = candidate.trials;
  const n = main.trials;
  const total = candidate.failed + main.failed;
  const least = Math.max(0, total - n);
  const most = Math.min(k, total);
  const weights = [1];
  for (let z = least; z < most; z += 1)
    weights.push((weights.at(-1) ?? 0) * ((k - z) * (total - z)) / ((z + 1) * (n - total + z + 1)));
  const sum2 = weights.reduce((all, weight) => all + weight, 0);
  let tail = 0;
  return weights.map((weight, index) => ({ failed: least + index, probability: weight / sum2 })).reverse().map(({ failed, probability }) => {
    tail = failed === least ? 1 : tail + probability;
    return { failed, probability, tail, score: scoreOf(tail) };
  });
}
function scoreOf(p) {
  return Math.round(-10 * Math.log2(p)) + 0;
}
function dropOf(strata, paired) {
  const rate = ({ failed, trials }) => trials === 0 ? 0 : failed / trials;
  return strata.reduce((sum2, { candidate, main }) => sum2 + rate(candidate) - rate(main), 0) / paired;
}
function fallOf(strata, paired) {
  const known3 = strata.filter(({ main }) => main.trials > 0);
  const ofOneRun = known3.filter(({ isOneRun }) => isOneRun);
  const alone = known3.filter(({ isOneRun }) => !isOneRun).map((stratum) => [stratum]);
  return [ofOneRun, ...alone].reduce((sum2, part) => sum2 + Math.max(0, dropOf(part, paired)), 0);
}

// src/gating/collapse.ts
var RUNS_TO_BLOCK = 10;
var SCENARIO_LEVEL = 0.05;
var SHARES = { pooled: 0.6, single: 0.4 };
function collapseOf({ scenarios, paired, runs, separateness }) {
  if (scenarios.length === 0 || paired > MOST_SCENARIOS_MARKED) return null;
  const isByTrial = areMostlySeveral(scenarios);
  const members = scenarios.map(({ scenario, family, candidate, runs: ofMain }) => {
    const stratum = (compared) => isByTrial ? { candidate, main: pooledTrials(compared) } : stratumByRun(candidate, compared);
    return { scenario, family, ...stratum(ofMain), failures: ofMain.map((run2) => stratum([run2]).main.failed) };
  });
  const groups = groupFamilies(members);
  const strata = familyStrata(groups);
  const { p } = pooledTest(strata);
  const byRun = runs < RUNS_TO_BLOCK ? [] : [{ test: "collapse", p, part: "collapse", share: 1 }];
  const tests = isByTrial ? [
    { test: "collapse", p, part: "collapse", share: SHARES.pooled },
    { test: "collapse-single", p: singleTest(strata).p, part: "collapse", share: SHARES.single }
  ] : byRun;
  const tested = new Set(groups.flat());
  const broken = members.filter((member) => tested.has(member) && stratumP(member) <= SCENARIO_LEVEL);
  return {
    p,
    tests,
    drop: dropOf(broken, paired),
    scenarios: broken.map(({ scenario }) => scenario),
    isDoubtful: isByTrial && separateness === "doubtful"
  };
}
function areMostlySeveral(scenarios) {
  const several = scenarios.filter(({ candidate }) => candidate.trials > 1);
  return several.length * 2 > scenarios.length && several.every(({ candidate }) => candidate.isSeparate);
}
function pooledTrials(runs) {
  const counted2 = runs.map((run2) => run2.isSeparate ? run2 : { failed: Math.min(1, run2.failed), trials: 1 });
  return addTrials(counted2);
}
function stratumByRun(candidate, runs) {
  const failed = runs.filter((run2) => run2.failed >= Math.min(candidate.trials, run2.trials)).length;
  return {
    candidate: { failed: candidate.failed === candidate.trials ? 1 : 0, trials: 1 },
    main: { failed, trials: runs.length }
  };
}

// src/gating/comparing/comparison-key.ts
function keyOf({ read_by: readBy, rubrics, judges, scenarios }) {
  return {
    ...readBy === void 0 ? {} : { tool: readBy.tool, mapping: readBy.mapping },
    rubrics: rubrics.map(({ rubric, version, hash: hash3 }) => ({ rubric, version, hash: hash3 })),
    judges: judges ?? [],
    scenario_set: contentHash(scenarios.map(({ scenario, content }) => `${scenario} ${content}`).sort()),
    trials_per_scenario: trialsPerScenario({ scenarios })
  };
}
function sameJudges({ judges = [], trials }, { judges: onMain2 = [] }) {
  if (trials.scored === 0) return true;
  const questions = [void 0, ...new Set(judges.flatMap(({ question }) => question ?? []))];
  return questions.every((question) => {
    const [names, namesOnMain] = [namesIn(judges, question), namesIn(onMain2, question)];
    const isNeeded = question === void 0 || names.size > 0 && namesOnMain.size > 0;
    return !isNeeded || sameNames(names, namesOnMain);
  });
}
function namesIn(judges, of) {
  return new Set(judges.flatMap(({ judge, question }) => question === of ? [judge] : []));
}
function sameNames(names, onMain2) {
  const isUnnamed = onMain2.size === 0 || onMain2.has(null);
  const missing = [...onMain2].filter((judge) => judge !== null && !names.has(judge));
  const added = [...names].filter((judge) => !onMain2.has(judge));
  return missing.length === 0 && added.every((judge) => judge !== null && isUnnamed);
}
function judgeNames(judges) {
  if (judges.length === 0) return "none";
  const most = /* @__PURE__ */ new Map();
  for (const { judge, trials } of judges) most.set(judge, Math.max(trials, most.get(judge) ?? 0));
  const isAlone = most.size === 1;
  return [...most].map(([judge, trials]) => `${judge ?? "unnamed"}${isAlone ? "" : ` (${counted(trials, "trial")})`}`).join(", ");
}

// src/gating/statistics/detectable.ts
function detectableDrop(error, df, { alpha, power }) {
  return (tQuantile(1 - alpha, df) + tQuantile(power, df)) * error;
}
function visibleDrop(basis, tolerance) {
  const { scenarios, trials, loss, error, df, demand } = basis;
  const n = scenarios * trials / loss;
  const [shown2, caught] = [tQuantile(1 - demand.alpha, df), tQuantile(demand.power, df)];
  const least = upperBound(0, n - 1, shown2);
  const wilsonDrop = Math.max(upperBound(least, n, caught), Math.ceil(n * least - SLACK) / n);
  const scatter = Math.max(error, Math.sqrt(tolerance * (1 - tolerance) / n));
  return Math.min(1, Math.max(Math.hypot(detectableDrop(error, df, demand), wilsonDrop), tolerance + caught * scatter));
}
function upperBound(rate, n, t) {
  const z = t * t / n;
  return (rate + z / 2 + Math.sqrt(z * (rate * (1 - rate) + z / 4))) / (1 + z);
}
function usualLoss(scores) {
  const losses = scores.map((score2) => 1 - score2);
  const all = sum(losses);
  return all < SLACK ? 1 : sum(losses.map((loss) => loss * loss)) / all;
}
function usualTrials(counts) {
  return counts.length === 0 ? 1 : counts.length / sum(counts.map((count) => 1 / count));
}
function effortFor({ scenarios, trials }, detectable, smaller) {
  const times = (detectable / smaller) ** 2;
  return { trials: Math.ceil(Math.round(trials) * times), scenarios: Math.ceil(scenarios * times) };
}

// src/gating/statistics/run-variance.ts
var PRIOR2 = 4;
var LARGEST_PHI_BY_CHANCE = 1.5;
function runVariance(scenarios, trials, families) {
  const counts = scenarios.map(({ length }) => length).sort((a, b) => b - a);
  const runs = counts[Math.ceil(KNOWN_SHARE * counts.length) - 1] ?? 0;
  if (runs < FEWEST_RUNS) return { phi: 1, explained: 0, runs };
  const known3 = scenarios.flatMap(
    (values, index) => values.length < runs ? [] : [{ values: values.slice(0, runs), family: families?.[index] }]
  );
  const units = byFamily(known3, ({ family }) => family).map((members) => sumsOf(members.map(({ values }) => values)));
  const explained = 1 / (runs * trials) + sum(units.map(successiveVariance));
  const between = successiveVariance(sumsOf(units));
  const phi = Math.max(1, (PRIOR2 + (runs - 1) * between / explained) / (runs - 1 + PRIOR2));
  return { phi, explained: explained / known3.length ** 2, runs };
}
function sumsOf(rows) {
  const [first = []] = rows;
  return rows.length === 1 ? first : first.map((_, place) => sum(rows.map((row) => row[place] ?? 0)));
}
function successiveVariance(values) {
  const steps = values.slice(1).map((value, index) => (value - (values[index] ?? 0)) ** 2);
  return sum(steps) / (2 * steps.length);
}

// src/gating/statistics/samples.ts
var SCORES = {
  kind: "metric",
  trialsOf: ({ length }) => length,
  numberOf: mean,
  isFlip: () => false,
  scores: { noiseOf: trialNoiseOf, lossOf: (candidates) => usualLoss(candidates.flat()) }
};
var TALLY = {
  kind: "criterion",
  trialsOf: ({ total }) => total,
  numberOf: (count) => rateOf(count) ?? 0,
  isFlip: ({ total, scores }) => total === 1 && scores === void 0
};
var LIFT = {
  kind: "lift",
  // Trials of one score that would be as noisy as the difference, for 3 and 1 three quarters.
  trialsOf: (contrast) => 1 / (1 / contrast.with.length + 1 / contrast.without.length),
  numberOf: liftOf,
  isFlip: () => false,
  scores: {
    noiseOf: (runs) => trialNoiseOf(runs.map((run2) => run2.with)) + trialNoiseOf(runs.map((run2) => run2.without)),
    lossOf: () => 1
  }
};
function liftOf(contrast) {
  return mean(contrast.with) - mean(contrast.without);
}
function startSample({ key, tolerance }, { kind, trialsOf: trialsOf3, numberOf, isFlip, scores }) {
  const scored = [];
  const names = [];
  const [candidate, baseline, differences] = [[], [], []];
  const runs = [];
  const [trials, onMain2] = [[], []];
  let least = Number.POSITIVE_INFINITY;
  let areFlips = true;
  let ofRuns;
  return {
    add({ family, candidate: own, baseline: all }) {
      const count = trialsOf3(own);
      if (count === 0) return;
      const measured = [];
      const values = [];
      let sum2 = 0;
      for (const run2 of all) {
        const trialsOfRun = trialsOf3(run2);
        if (trialsOfRun === 0) continue;
        if (scores) measured.push(run2);
        values.push(numberOf(run2));
        areFlips &&= isFlip(run2);
        sum2 += trialsOfRun;
        least = Math.min(least, trialsOfRun);
      }
      if (values.length === 0) return;
      const [here, there] = [numberOf(own), mean(values)];
      candidate.push(here);
      runs.push(values);
      baseline.push(there);
      differences.push(here - there);
      names.push(family);
      trials.push(count);
      onMain2.push(sum2 / values.length);
      least = Math.min(least, count);
      areFlips &&= values.length === 1 && isFlip(own);
      if (scores) scored.push({ candidate: own, baseline: measured });
    },
    sample() {
      const fewest2 = Number.isFinite(least) ? least : 1;
      const families = familiesOf(names);
      return {
        kind,
        key,
        tolerance,
        candidate,
        runs,
        baseline,
        differences,
        trials: fewest2,
        ...families,
        flipsOnly: areFlips && families.families === void 0,
        get trialNoise() {
          return scored.map((scenario) => scores?.noiseOf(scenario.baseline) ?? 0);
        },
        get noisier() {
          return trials.map((count, i) => noisier(count, onMain2[i] ?? count));
        },
        get variance() {
          ofRuns ??= runVariance(runs, fewest2, families.families);
          return ofRuns;
        },
        get usual() {
          const loss = scores?.lossOf(scored.map((scenario) => scenario.candidate)) ?? 1;
          return { trials: usualTrials(trials), loss };
        }
      };
    }
  };
}
function trialNoiseOf(runs) {
  const repeated = runs.filter(({ length }) => length > 1);
  return repeated.length === 0 ? 0 : mean(repeated.map(noiseOfMean));
}
var noiseOfMean = perObject((scores) => variance(scores) / scores.length);
function familiesOf(names) {
  if (names.every((family) => family === void 0)) return {};
  const families = names.map((family, i) => family === void 0 ? `alone:${i}` : `family:${family}`);
  return new Set(families).size === families.length ? {} : { families };
}

// src/gating/comparing/rate.ts
var FAMILIES = ["blocking", "shown", "mean-scores"];
function onMain({ runs }, { runs: { comparable, isNewestOnly } }) {
  const measured = comparable.flatMap((index) => runs[index] ?? []);
  return isNewestOnly ? measured.slice(0, 1) : measured;
}
function smallestP(signs) {
  return Math.min(...signs.map(({ p }) => p));
}
var NO_TRIALS = { passed: 0, total: 0 };
function countsOnce() {
  const places = /* @__PURE__ */ new Map();
  return (countIn) => {
    const counts = [];
    return (scenario) => {
      const place = places.get(scenario) ?? places.size;
      if (place === places.size) places.set(scenario, place);
      const known3 = counts[place];
      if (known3 !== void 0) return known3;
      const count = countIn(scenario);
      counts[place] = count;
      return count;
    };
  };
}
function metricRate(rubric, { policy, rule, runs, baselines, once }) {
  const countIn = once((scenario) => {
    const { scores = [], passed = 0 } = scoresOf(scenario, rubric.rubric) ?? {};
    return scores.length === 0 ? NO_TRIALS : { passed, total: scores.length, scores };
  });
  return {
    kind: "metric",
    key: rubric.rubric,
    name: rubric.metric,
    rubric,
    unit: "score",
    byJudge: rubric.by_judge === true,
    rule: ruleUnder(policy, rule, rubric.metric),
    family: gates(rule) ? "blocking" : "shown",
    runs,
    baselines,
    countIn,
    valueIn: (scenario) => {
      const { scores } = countIn(scenario);
      return scores === void 0 ? null : meanRate(scores);
    },
    candidate: rubric.score,
    baseline: meanOfRuns(baselines),
    candidateCount: rubric.trials,
    baselineCount: pooled(baselines.map(({ trials }) => trials))
  };
}
function criterionRates(rubric, criterion, { policy, rule: written2, runs, baselines, once }) {
  const key = criterionName(rubric.rubric, criterion.key);
  const isProposed = criterion.status === "proposed";
  const rule = ruleUnder(policy, isProposed ? { ...written2, tier: "advisory" } : written2, key);
  const onMain2 = baselines.flatMap(({ criteria }) => criteria.find((known3) => known3.key === criterion.key) ?? []);
  const candidateCount = { passed: criterion.passed, total: criterion.total };
  const baselineCount = pooled(onMain2);
  const tallyIn = once((scenario) => tallyOf(scenario, rubric.rubric, criterion.key));
  const passesIn = (scenario) => {
    const tally2 = tallyIn(scenario);
    return tally2.scores === void 0 ? tally2 : { passed: tally2.passed, total: tally2.total };
  };
  const passes = {
    kind: "criterion",
    criterion,
    key,
    name: key,
    rubric,
    unit: "passes",
    byJudge: criterion.by_judge === true,
    rule,
    family: gates(rule) ? "blocking" : "shown",
    runs,
    baselines,
    countIn: passesIn,
    valueIn: (scenario) => rateOf(passesIn(scenario)),
    candidate: rateOf(candidateCount),
    baseline: baselineCount && rateOf(baselineCount),
    candidateCount,
    baselineCount
  };
  if (criterion.score === void 0) return [passes];
  const score2 = {
    ...passes,
    unit: "score",
    countIn: tallyIn,
    valueIn: (scenario) => rateOf(tallyIn(scenario)),
    candidate: criterion.score,
    baseline: meanOfRuns(onMain2)
  };
  const isCompared = rule.by === null ? criterion.by_score === true : rule.by === "score";
  return isCompared ? [score2] : [passes, { ...score2, key: `${key} score`, family: "mean-scores" }];
}
function trialRange({ scenarios }, { countIn }) {
  return rangeOf(scenarios.map((scenario) => countIn(scenario).total).filter((total) => total > 0));
}
function isPassOrFail({ scenarios }, { countIn }) {
  return scenarios.every((scenario) => (countIn(scenario).scores ?? []).every((score2) => score2 === 0 || score2 === 1));
}
function ruleUnder(policy, rule, rate) {
  const counted2 = policy.noise === "none" ? { ...rule, tolerance: 0 } : rule;
  return onlyAdvises(policy, rate) ? { ...counted2, tier: "advisory" } : counted2;
}
function meanOfRuns(runs) {
  const scores = runs.flatMap(({ score: score2 }) => score2 ?? []);
  return scores.length === 0 ? null : meanRate(scores);
}
function pooled(counts) {
  if (counts.length === 0) return null;
  return { passed: sum(counts.map(({ passed }) => passed)), total: sum(counts.map(({ total }) => total)) };
}

// src/gating/comparing/lift.ts
function liftRate(metric, { arm, rule: written2, policy, reports }) {
  const { rubric, key, runs, byJudge, baselines } = metric;
  const rule = ruleUnder(policy, liftRule(written2), metric.name);
  const contrastIn = ({ content, rubrics, arms }) => {
    const inArm = memberOf(arms, arm);
    const without = inArm?.content === content ? memberOf(inArm.rubrics, rubric.rubric)?.scores : void 0;
    return { with: memberOf(rubrics, rubric.rubric)?.scores ?? [], without: without ?? [] };
  };
  const valueIn = (scenario) => {
    const contrast = contrastIn(scenario);
    return isWhole(contrast) ? liftOf(contrast) : null;
  };
  const countIn = (scenario) => {
    const value = valueIn(scenario);
    return value === null ? NO_TRIALS : { passed: 0, total: 1, scores: [value] };
  };
  const [candidate = null, ...onMain2] = reports.map(({ scenarios }) => {
    const values = scenarios.flatMap((scenario) => valueIn(scenario) ?? []);
    return values.length === 0 ? null : meanRate(values);
  });
  return {
    kind: "lift",
    key: `${key} over ${arm}`,
    name: arm,
    rubric,
    unit: "score",
    byJudge,
    rule,
    family: gates(rule) ? "blocking" : "shown",
    runs,
    baselines,
    contrastIn,
    countIn,
    valueIn,
    candidate,
    candidateCount: NO_TRIALS,
    baselineCount: null,
    baseline: meanOfRuns(onMain2.map((score2) => ({ score: score2 })))
  };
}
function isWhole(contrast) {
  return contrast.with.length > 0 && contrast.without.length > 0;
}
function liftsOnMain({ runs: { compared }, contrastIn }, pairs) {
  return pairs.flatMap(({ scenario, candidate, runs }) => {
    const onMain2 = compared.flatMap((index) => runs[index] ? [contrastIn(runs[index])] : []).filter(isWhole);
    return onMain2.length === 0 ? [] : [{ scenario, candidate: contrastIn(candidate), onMain: onMain2 }];
  });
}
function scoresOfLift(lift, pairs) {
  const paired = liftsOnMain(lift, pairs).filter(({ candidate }) => isWhole(candidate));
  if (paired.length === 0) return null;
  const sides = (side) => ({
    candidate: rounded(mean(paired.map(({ candidate }) => mean(candidate[side])))),
    baseline: rounded(mean(paired.map(({ onMain: onMain2 }) => mean(onMain2.map((run2) => mean(run2[side]))))))
  });
  return { with: sides("with"), without: sides("without") };
}

// src/gating/comparing/comparison-context.ts
function comparisonContext(policy, compared) {
  const { candidate, runs } = compared;
  const pairing = pairScenarios(compared);
  const isComparable = scenariosComparable(policy, pairing);
  const reports = { policy, candidate, runs, isComparable, once: countsOnce() };
  const rubrics = rubricsInOrder(candidate).map((rubric) => ratesOf(rubric, reports));
  const rates = ratesIn(rubrics);
  const lifts = rates.primary === null ? [] : liftsOf(rates.primary.metric, { policy, candidate, runs });
  return { policy, candidate, runs, baseline: runs[0] ?? null, pairing, isComparable, ...rates, lifts };
}
function liftsOf(metric, { policy, candidate, runs }) {
  const onMain2 = runs.filter((_, index) => metric.runs.compared.includes(index));
  return Object.entries(policy.arms).filter(([, { contrast }]) => contrast !== null).map(([arm, rule]) => liftRate(metric, { arm, rule, policy, reports: [candidate, ...onMain2] }));
}
function ratesIn(rubrics) {
  const rates = [...rubrics.map(({ metric }) => metric), ...rubrics.flatMap(({ criteria }) => criteria)];
  return { rubrics, primary: rubrics[0] ?? null, rates };
}
function criticalRates({
  rubrics
}) {
  return rubrics.flatMap(
    ({ criteria }) => criteria.filter(({ rule, runs }) => rule.tier === "critical" && runs.compared.length > 0)
  );
}
function ratesOf(rubric, reports) {
  const { policy, runs, once } = reports;
  const runsFor = runsByJudge(rubric, reports);
  const inputOf = (byJudge) => {
    const ofRate = runsFor(byJudge === true);
    const shown2 = ofRate.compared.length > 0 ? runs.filter((_, index) => ofRate.compared.includes(index)) : runs.slice(0, 1);
    const baselines = shown2.flatMap((run2) => run2.rubrics.find((known3) => known3.rubric === rubric.rubric) ?? []);
    return { policy, runs: ofRate, baselines, once };
  };
  const rule = metricRule(policy, rubric.metric);
  const metric = metricRate(rubric, { ...inputOf(rubric.by_judge), rule });
  const criteria = rubric.criteria.map((criterion) => {
    const written2 = criterionRule(policy, criterionName(rubric.rubric, criterion.key));
    const [rate, meanScore2] = criterionRates(rubric, criterion, { ...inputOf(criterion.by_judge), rule: written2 });
    return { rate, meanScore: meanScore2, written: written2 };
  });
  const [first, ...furtherCriteria] = criteria;
  const isRepeated = first !== void 0 && furtherCriteria.length === 0 && !hasOwnRule(policy, first.rate.name, { criterion: first.written, metric: rule }) && equalsMetric(first.rate, metric, reports);
  const compared = isRepeated ? [] : criteria;
  return {
    rubric,
    metric,
    criteria: compared.map(({ rate }) => rate),
    moreRates: compared.flatMap(({ meanScore: meanScore2 }) => meanScore2 ?? [])
  };
}
function runsByJudge(rubric, { policy, candidate, runs, isComparable }) {
  const sameRubric = [...runs.entries()].filter(([, run2]) => rubricComparable(rubric, run2));
  const sameJudge = sameRubric.filter(([, run2]) => sameJudges(candidate, run2));
  return (byJudge) => {
    const alike = (byJudge ? sameJudge : sameRubric).map(([index]) => index);
    const comparable = alike[0] === 0 ? alike : [];
    return {
      comparable,
      compared: isComparable ? comparable : [],
      isNewestOnly: policy.noise === "none"
    };
  };
}
function equalsMetric(criterion, metric, { candidate, runs }) {
  if (criterion.byJudge !== metric.byJudge) return false;
  const reports = [candidate, ...runs.filter((_, index) => metric.runs.comparable.includes(index))];
  const isEqual = (scenario) => {
    const { scores = [] } = metric.countIn(scenario);
    const { passed, total } = criterion.countIn(scenario);
    return scores.length === total && Math.abs(sum(scores) - passed) < SLACK;
  };
  return reports.every(({ scenarios }) => scenarios.every(isEqual));
}
function scenariosComparable(policy, { overlap }) {
  return overlap.common > 0 && overlap.common / overlap.total >= policy.gate.scenarios.min_overlap - SLACK;
}
function rubricComparable({ rubric, hash: hash3 }, report) {
  return report.rubrics.some((known3) => known3.rubric === rubric && known3.hash === hash3);
}

// src/gating/statistics/multiplicity.ts
function weightedHolm(hypotheses) {
  const order = hypotheses.map(({ p, weight }, index) => ({ p, weight, index })).sort((a, b) => a.p / a.weight - b.p / b.weight || b.p - a.p);
  const weights = order.map(({ weight }) => weight);
  const isEven = weights.every((weight) => weight === 1);
  const adjusted = new Array(hypotheses.length);
  let largest = 0;
  order.forEach(({ p, weight, index }, i) => {
    const left = isEven ? weights.length - i : sum(weights.slice(i));
    largest = Math.max(largest, Math.min(1, p * left / weight));
    adjusted[index] = largest;
  });
  return adjusted;
}

// src/gating/statistics/paired.ts
var FEWEST_SCENARIOS = 5;
var ROUNDING = 1e-13;
function pairedTest(differences, families, between = 0) {
  const estimate = mean(differences);
  const residuals = groupSums(differences, estimate, families);
  const df = residuals.length - 1;
  if (df < 1) return null;
  const isEven = residuals.every((residual) => Math.abs(residual) <= ROUNDING);
  if (isEven && between === 0) return withoutVariance(estimate, df);
  return tTest(estimate, Math.hypot(clusteredError(residuals, differences.length), Math.sqrt(between)), df);
}
function sliceTest(differences, families) {
  const { worse, error } = pairedTest(differences, families) ?? { worse: 1, error: 1 };
  if (error > 0) return worse;
  return Math.min(worse, pairedTest([0, ...differences.slice(1)], families)?.worse ?? 1);
}
function clusteredError(groupResiduals, n) {
  const groups = groupResiduals.length;
  const squares = sum(groupResiduals.map((residual) => residual * residual));
  return Math.sqrt(groups / (groups - 1) * squares) / n;
}
function smallestHalfWidth(n, trials, alpha) {
  return normalQuantile(1 - alpha) * Math.SQRT2 / (trials * (n + 2));
}
function groupSums(differences, centre, families) {
  const residuals = differences.map((difference) => difference - centre);
  if (families === void 0) return residuals;
  return byFamily(residuals, (_, index) => families[index]).map(sum);
}
function withoutVariance(estimate, df) {
  if (Math.abs(estimate) <= ROUNDING) return { estimate, error: 0, df, worse: 0.5, better: 0.5 };
  const rare = 2 ** -(df + 1);
  const worse = estimate < 0 ? rare : 1 - rare;
  return { estimate, error: 0, df, worse, better: 1 - worse };
}

// src/gating/slices.ts
var BY_TAGS = "tags";
var MOST_SLICES = 40;
var RUNS_FOR_SINGLE_TRIALS = 5;
var LARGEST_P_TO_LOOK_AT = 0.02;
var LARGEST_P_OF_TAG = 0.01;
var NO_SLICES = { changes: [], untested: [], unknown: [] };
function slicesOf(context, pairs, countsOf2) {
  const { policy, primary } = context;
  if (policy.noise === "none" || primary === null || countsOf2 === null) return NO_SLICES;
  const { members, ...names } = sliceMembers(policy, pairs);
  const rates = [...gates(primary.metric.rule) ? [primary.metric] : [], ...criticalRates(context)];
  const tests = members.length * rates.length;
  if (tests === 0) return { changes: [], ...names };
  const changes = rates.flatMap((rate) => changesOf(rate, { context, pairs, members, counts: countsOf2(rate), tests }));
  const byP = (a, b) => a.p - b.p || byText(a.slice, b.slice) || byText(a.rate.key, b.rate.key);
  return { changes: changes.toSorted(byP), ...names };
}
function sliceMembers({ gate: { slices } }, pairs) {
  const places = placesByLabel(pairs, slices.by);
  const members = [...places].map(([slice, places2]) => ({ slice, places: places2 })).filter(({ slice, places: { length } }) => {
    const isNamed = slices.only.length === 0 || slices.only.includes(slice);
    return isNamed && length >= FEWEST_SCENARIOS && length < pairs.length;
  }).sort((a, b) => b.places.length - a.places.length || byText(a.slice, b.slice));
  const untested2 = members.slice(MOST_SLICES).map(({ slice }) => slice);
  const facts = slices.by.filter((fact) => fact !== BY_TAGS);
  const unknown2 = [
    ...facts.filter((fact) => ![...places.keys()].some((label) => label.startsWith(`${fact}=`))),
    ...slices.only.filter((slice) => !places.has(slice))
  ];
  return { members: members.slice(0, MOST_SLICES), untested: untested2.sort(byText), unknown: unknown2 };
}
function placesByLabel(pairs, by) {
  const places = /* @__PURE__ */ new Map();
  for (const [place, { candidate, baseline }] of pairs.entries()) {
    for (const label of /* @__PURE__ */ new Set([...labelsOf(candidate, by), ...labelsOf(baseline, by)]))
      appendTo(places, label, place);
  }
  return places;
}
function labelsOf({ tags, slices = [] }, by) {
  return by.includes(BY_TAGS) ? [...tags, ...slices] : slices;
}
function changesOf(rate, { context, pairs, members, counts, tests }) {
  const { tolerance } = context.policy.gate.slices;
  const sides = pairs.map((pair) => sidesOf(rate, pair));
  const exact = isExact(rate, context, counts) ? new Map(counts.scenarios.map((scenario) => [scenario.scenario, scenario])) : null;
  return members.flatMap(({ slice, places }) => {
    const measured = places.flatMap((place) => sides[place] ?? []);
    if (measured.length < FEWEST_SCENARIOS) return [];
    const [candidate, baseline] = [
      mean(measured.map((side) => side.candidate)),
      mean(measured.map((side) => side.baseline))
    ];
    const hasFallen = baseline - candidate >= tolerance - SLACK;
    const p = hasFallen ? pOf(measured, exact) : 1;
    const ids = measured.map(({ scenario }) => scenario);
    return [{ slice, rate, ids, candidate, baseline, p, adjustedP: Math.min(1, p * tests) }];
  });
}
function sidesOf(rate, { scenario, candidate, baseline, runs }) {
  const value = rate.valueIn(candidate);
  const onMain2 = rate.runs.compared.flatMap((index) => runs[index] ? rate.valueIn(runs[index]) ?? [] : []);
  if (value === null || onMain2.length === 0) return null;
  return { scenario, family: baseline.family, candidate: value, baseline: mean(onMain2) };
}
function pOf(measured, exact) {
  const { families } = familiesOf(measured.map(({ family }) => family));
  if (exact === null || families !== void 0) {
    return sliceTest(
      measured.map(({ candidate, baseline }) => candidate - baseline),
      families
    );
  }
  const counted2 = measured.flatMap(({ scenario }) => exact.get(scenario) ?? []);
  return pooledTest(counted2.map(({ candidate, runs }) => ({ candidate, main: pooledTrials(runs) }))).p;
}
function isExact(rate, { candidate, runs }, counts) {
  if (counts.separateness === "doubtful" || counts.paired > MOST_SCENARIOS_MARKED) return false;
  const reports = [candidate, ...rate.runs.compared.flatMap((index) => runs[index] ?? [])];
  if (!reports.every((report) => isPassOrFail(report, rate))) return false;
  const isSingle = counts.scenarios.every((scenario) => scenario.candidate.trials === 1);
  return isSingle ? counts.runs >= RUNS_FOR_SINGLE_TRIALS : areMostlySeveral(counts.scenarios);
}
function sliceTestsOf({ gate }, { changes: [first] }) {
  if (gate.slices.effect !== "block" || first === void 0) return [];
  return [{ test: "slices", p: first.adjustedP, part: "slices", share: 1 }];
}
function mayBlock({ phi } = { phi: 1 }) {
  return phi <= LARGEST_PHI_BY_CHANCE;
}
function isWorthALook(adjustedP) {
  return adjustedP <= LARGEST_P_TO_LOOK_AT;
}
function publishSlices({ changes, untested: untested2 }) {
  if (changes.length === 0 && untested2.length === 0) return void 0;
  return {
    changes: changes.map(({ slice, rate, ids, candidate, baseline, p, adjustedP }) => ({
      slice,
      rate: rate.name,
      scenarios: ids.length,
      candidate: rounded(candidate),
      baseline: rounded(baseline),
      delta: rounded(candidate - baseline),
      p,
      adjusted_p: adjustedP
    })),
    untested: untested2
  };
}
function tagOfBroken({ policy, pairing: { pairs } }, broke) {
  if (broke.length < 2) return void 0;
  const isBroken = new Set(broke);
  const tags = [...placesByLabel(pairs, policy.gate.slices.by)].map(([tag, places]) => {
    const broken = places.filter((place) => isBroken.has(must(pairs[place], "a tagged scenario").scenario)).length;
    return { tag, broken, of: broke.length, scenarios: places.length };
  }).filter(({ scenarios }) => scenarios < pairs.length).sort((a, b) => byText(a.tag, b.tag));
  const tails = tags.map(
    ({ broken, scenarios }) => stratumP({
      candidate: { failed: broken, trials: scenarios },
      main: { failed: broke.length - broken, trials: pairs.length - scenarios }
    })
  );
  const adjusted = weightedHolm(tails.map((p) => ({ p, weight: 1 })));
  const least = Math.min(...adjusted);
  return least > LARGEST_P_OF_TAG ? void 0 : tags[adjusted.indexOf(least)];
}

// src/gating/comparing/waived-scenarios.ts
function dropsOf(pairing, primary) {
  const pairs = new Map(pairing.pairs.map((pair) => [pair.scenario, pair]));
  return (waiver) => {
    const pair = waiver.scenario === void 0 ? void 0 : pairs.get(idNow(waiver, pairing));
    if (pair === void 0 || primary === null) return 0;
    const { valueIn } = primary;
    const compared = onMain(pair, primary);
    const values = (compared.length === 0 ? [pair.baseline] : compared).flatMap((main) => valueIn(main) ?? []);
    const value = valueIn(pair.candidate);
    return value === null || values.length === 0 ? 0 : meanRate(values) - value;
  };
}
function withWaived(pairs, { dropped }) {
  return pairs.map((pair) => {
    if (!dropped.has(pair.scenario)) return pair;
    const { family: _, ...candidate } = pair.candidate;
    const itself = pair.baseline.family === void 0 ? candidate : { ...candidate, family: pair.baseline.family };
    return { ...pair, baseline: itself, runs: pair.runs.map((run2) => run2 && itself), isWaived: true };
  });
}
function waivedScenarios({ held, today }, pairing, dropOf2) {
  const inForce = held.filter((waiver) => waiver.scenario !== void 0 && !isExpired(waiver, today));
  const gone = new Set([...pairing.removed, ...pairing.changed].map(({ scenario }) => scenario));
  const isCovered = (waiver) => dropOf2(waiver) > SLACK && isWithin(waiver, dropOf2(waiver));
  return {
    dropped: new Set(inForce.filter(isCovered).map((waiver) => idNow(waiver, pairing))),
    removed: new Set(inForce.map(waiverSubject).filter((id) => gone.has(id)))
  };
}
function isWithin({ ceiling }, drop) {
  return drop <= (ceiling ?? 1) + SLACK;
}
function idNow(waiver, pairing) {
  return waiver.scenario === void 0 ? waiverSubject(waiver) : currentId(pairing, waiver.scenario);
}
function isExpired({ expires }, today) {
  return expires < today;
}

// src/gating/signs-of-drop.ts
var SIGN = { paired: 0.05, pairedAlone: 0.07, history: 0.05, collapse: 0.1, confirm: 0.1 };
function withScenarioResults(results, { rubrics, further, ...tested }) {
  const [primary, ...otherRubrics] = rubrics;
  if (primary === void 0) return { rubrics, further, ...tested };
  const evidence = results.tests.flatMap(({ test, p, answer }, index) => {
    const isOfMetric = COLLAPSE.has(test) || answer?.hypothesis.rate.kind === "metric";
    return isOfMetric ? [{ test, p, adjusted_p: further[index] ?? 1 }] : [];
  });
  const metric = collapsed(results, { ...primary.metric, evidence: [...primary.metric.evidence, ...evidence] });
  const all = [{ ...primary, metric }, ...otherRubrics];
  const gating = all.filter((rubric) => gates(rubric.metric.rule)).length;
  const withSigns = (rubric, index) => {
    const signs = signsOf(results, rubric.metric, { gating, isPrimary: index === 0 });
    const criteria = rubric.criteria.map(
      (rate) => rate.state === "inconclusive" ? { ...rate, signs: signsOf(results, rate, { gating: 1 }) } : rate
    );
    return { ...rubric, metric: { ...rubric.metric, signs }, criteria };
  };
  return { ...tested, ...ratesIn(all.map(withSigns)), further };
}
function collapsed({ level, collapse }, metric) {
  const by = collapsedBy({ level, collapse }, metric);
  if (by.length === 0) return metric;
  const isDoubtful = collapse?.isDoubtful === true && metric.state !== "regressed";
  if (metric.state === "improved" || isDoubtful)
    return { ...metric, state: "inconclusive", decidedBy: [], signs: [signOf(metric, "collapse", collapse)] };
  return { ...metric, state: "regressed", decidedBy: [...metric.decidedBy, ...by] };
}
function collapsedBy({ level, collapse }, metric) {
  if (collapse === null || collapse.drop < metric.rule.tolerance - SLACK) return [];
  const by = metric.evidence.filter(({ test, adjusted_p: p }) => COLLAPSE.has(test) && p <= level);
  return by.map(({ test }) => test);
}
var COLLAPSE = /* @__PURE__ */ new Set(["collapse", "collapse-single"]);
function signsOf(results, metric, { gating, isPrimary = false }) {
  if (!gates(metric.rule) || metric.state === "regressed") return metric.signs;
  const paired = (metric.runs.compared.length < FEWEST_RUNS ? SIGN.pairedAlone : SIGN.paired) / gating;
  const bounds = {
    "paired-t": paired,
    "mcnemar-mid-p": paired,
    "history-t": SIGN.history / gating
  };
  const isDown = fellBy(metric.rule.tolerance, metric);
  const signs = metric.evidence.filter(({ test, p }) => p <= (bounds[test] ?? -1) + SLACK).map(({ test }) => test);
  const isCollapsing = !isComplete(results) && (results.collapse?.p ?? 1) <= SIGN.collapse + SLACK;
  const all = [
    ...metric.signs.map(({ test }) => test),
    ...isDown ? signs : [],
    ...isPrimary && isDown && isCollapsing ? ["collapse"] : [],
    ...isPrimary && confirmIsSign(results, metric, isDown) ? ["confirm"] : []
  ];
  return [...new Set(all)].map((test) => signOf(metric, test, results.collapse));
}
function signOf({ evidence }, test, collapse) {
  return { test, p: evidence.find((given) => given.test === test)?.p ?? collapse?.p ?? 1 };
}
function fellBy(tolerance, { delta }) {
  return delta !== null && delta < 0 && delta <= -tolerance + SLACK;
}
function mayHaveDropped(rate, tolerance) {
  return rate.state === "inconclusive" && fellBy(tolerance, rate);
}
function isComplete({ confirm }) {
  return confirm.answers?.every(({ result }) => result !== "incomplete") ?? false;
}
function confirmIsSign(results, { state }, isDown) {
  const { confirm, broke } = results;
  if (!isComplete(results)) return false;
  if (broke.length > 0) return state === "improved";
  if (!isDown) return false;
  return confirm.scenarios.some(({ word }) => word === "confirmed") || (confirm.answers?.some((answer) => answer.hypothesis.rate.kind === "metric" && nearlyBroke(answer)) ?? false);
}
function nearlyBroke({ p, drop, hypothesis: { rate } }) {
  return p <= SIGN.confirm + SLACK && drop >= rate.rule.tolerance - SLACK;
}

// src/gating/statistics/confirmation.ts
var FRESH_TRIALS = 5;
var MOST_TRIALS = 7;
var SCENARIO_LEVEL2 = 0.1;
var LARGEST_COLLAPSE_P = 0.5;
function trialsToAsk(questions, { isControlled, isFirst }) {
  if (isFirst && !isControlled) return FRESH_TRIALS;
  const reaches = (trials2) => questions.every(({ lost, level }) => {
    if (isControlled) return pooledTest(allFailing([{ main: { failed: 0, trials: trials2 } }], trials2)).p <= level;
    return lost.length === 0 || pooledTest(allFailing(lost, trials2)).p <= level;
  });
  let trials = FRESH_TRIALS;
  while (trials < MOST_TRIALS && !reaches(trials)) trials++;
  return trials;
}
function allFailing(scenarios, trials) {
  return scenarios.map(({ main }) => ({ candidate: { failed: trials, trials }, main }));
}
function mostlyFails({ failed, trials }) {
  return failed * 2 > trials;
}
function brokenAgainst(candidate, runs, isControlled = false) {
  const [newest, ...older] = runs;
  if (newest === void 0 || !mostlyFails(candidate)) return null;
  const passes = newest.failed * 2 < newest.trials;
  return passes || older.length === 0 && !isControlled ? comparing(runs) : null;
}
function comparing(runs) {
  return runs.length > 1 ? runs.slice(1) : runs;
}
function asksToConfirm(broken, { paired, tolerance, level, collapseP, isControlled = false }) {
  if (isControlled) return broken.length > 0 && broken.length / paired >= tolerance - SLACK;
  const allFail = allFailing(broken, FRESH_TRIALS);
  const canBlock = pooledTest(allFail).p <= level && dropOf(allFail, paired) >= tolerance - SLACK;
  return canBlock && collapseP <= LARGEST_COLLAPSE_P;
}
function missingIn({ asked, trials }) {
  return Math.max(0, asked - trials);
}
function readConfirmation(scenarios, { level, budget }) {
  const sides = scenarios.flatMap(({ candidate, main }) => [candidate, main]);
  const wanted = sum(sides.map(({ asked }) => asked));
  const missing = sum(sides.map(missingIn));
  const best = pooledTest(
    scenarios.map(({ candidate, main }) => ({ candidate: passing(candidate), main: failing(main) }))
  ).p;
  const worst = pooledTest(
    scenarios.map(({ candidate, main }) => ({ candidate: failing(candidate), main: passing(main) }))
  ).p;
  const rejects = (p2) => p2 <= level;
  if (rejects(best) && rejects(worst)) return { result: "blocks", p: Math.max(best, worst) };
  const isUndecided = rejects(best) !== rejects(worst);
  const p = isUndecided ? pooledTest(scenarios).p : Math.min(best, worst);
  if (isUndecided && missing > budget * wanted + SLACK) return { result: "incomplete", p };
  if (isUndecided && rejects(p)) return { result: "blocks", p };
  const withSurplus = scenarios.map(({ candidate, main }) => {
    return { candidate: failing(candidate, candidate.surplus), main: passing(main, main.surplus) };
  });
  const isHeld = sides.some(({ surplus }) => surplus.trials > 0) && rejects(pooledTest(withSurplus).p);
  return { result: isHeld ? "surplus" : "does not block", p };
}
var NO_SURPLUS = { failed: 0, trials: 0 };
function failing(count, { failed } = NO_SURPLUS) {
  const trials = count.trials + missingIn(count);
  return { failed: Math.min(trials, count.failed + missingIn(count) + failed), trials };
}
function passing(count, { failed, trials } = NO_SURPLUS) {
  return { failed: Math.max(0, count.failed - (trials - failed)), trials: count.trials + missingIn(count) };
}
function scenarioWords(strata) {
  const adjusted = weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
  return strata.map(({ candidate, main }, index) => {
    if (candidate.trials === 0) return null;
    if ((adjusted[index] ?? 1) <= SCENARIO_LEVEL2) return "confirmed";
    const { asked: control = 0 } = main;
    if (control > 0 && main.failed >= control - 1) return "fails on main today";
    if (control === 0 && candidate.failed === candidate.trials && main.failed === main.trials)
      return "fails on main too";
    return candidate.failed === 0 ? "passes again" : "flaky";
  });
}

// src/gating/carried.ts
function carriedOf(context, countsOf2) {
  const { policy, push, level } = context;
  if (push?.open === void 0 || policy.noise === "none") return null;
  const { open } = push;
  const { held, today } = context.waivers;
  const inForce = held.filter((waiver) => waiver.scenario === void 0 && !isExpired(waiver, today));
  const accepted = new Set(inForce.map(waiverSubject));
  const blocked = open.rates.filter((name) => !accepted.has(name));
  const gating = context.rates.filter(({ rule }) => gates(rule));
  const rate = gating.find(({ name }) => blocked.includes(name)) ?? gating[0] ?? null;
  const counts = countsOf2 === null || rate === null ? null : countsOf2(rate);
  const known3 = new Map(counts?.scenarios.map((scenario) => [scenario.scenario, scenario]));
  const left = blocked.length === 0 ? [] : open.scenarios;
  const all = left.map((id) => currentId(context.pairing, id));
  const ids = all.filter(staysIn(context));
  const isAccepted = blocked.length === 0 || all.length > 0 && all.every((id) => context.waived.dropped.has(id));
  const compared = ids.flatMap((id) => known3.get(id) ?? []).filter(({ runs: [newest] }) => newest === void 0 || !mostlyFails(newest));
  const missing = ids.filter((id) => !known3.has(id)).sort();
  const none = { since: open.since, blocked, isAccepted, hypothesis: null, missing, own: null };
  if (counts === null || rate === null || compared.length === 0) return none;
  const lost = compared.map(({ scenario, runs }) => {
    return { scenario, main: pooledTrials(comparing(runs)), isOneRun: false };
  });
  const { paired } = counts;
  const hypothesis = { part: "carried", rate, weight: WEIGHTS.carried, paired, lost };
  const isAsked = policy.on_inconclusive === "confirm";
  return { ...none, hypothesis, own: isAsked ? null : answerOf(hypothesis, compared, level) };
}
function staysIn({ policy, runs, pairing, waived: waived2, waivers }) {
  const { removed: rule } = policy.gate.scenarios;
  const has = (scenarios, id) => scenarios.some(({ scenario }) => scenario === id);
  return (id) => {
    if (waived2.dropped.has(id) || waived2.removed.has(id)) return false;
    if (has(pairing.changed, id)) return rule === "fail" && waivers.isRelaxationAccepted !== true;
    if (has(pairing.removed, id)) return rule === "fail";
    return runs.length === 0 || has(pairing.pairs, id) || pairing.unjudged.includes(id);
  };
}
function answerOf(hypothesis, compared, level) {
  const whole = { asked: 0, surplus: { failed: 0, trials: 0 } };
  const strata = hypothesis.lost.map((scenario, index) => {
    const { candidate } = must(compared[index], "the counts of a carried scenario");
    const main = { ...scenario.main, ...whole };
    return { ...scenario, candidate: { ...pooledTrials([candidate]), ...whole }, main };
  });
  const read = readConfirmation(strata, { level: level * hypothesis.weight, budget: 0 });
  return { ...read, hypothesis, strata, drop: fallOf(strata, hypothesis.paired) };
}
function clearanceOf(carried, { rates, confirm, fails }) {
  const { blocked, hypothesis, own } = carried;
  const answer = own ?? confirm.answers?.find((given) => given.hypothesis === hypothesis) ?? null;
  const isDown = ({ name, state: state2, signs }) => blocked.includes(name) && (state2 === "regressed" || signs.length > 0);
  const leaning = rates.find(isDown);
  const state = fails ? "fails" : stateOf(carried, answer, leaning !== void 0);
  const counted2 = rates.find(({ key }) => key === hypothesis?.rate.key);
  return { ...carried, state, answer, rate: (state === "leans" ? leaning : counted2) ?? null };
}
function stateOf({ hypothesis, missing }, answer, leans) {
  if (hypothesis !== null && (answer === null || answer.result === "incomplete")) return "awaited";
  if (answer !== null && nearlyBroke(answer)) return "may fail";
  if (leans) return "leans";
  return missing.length > 0 ? "missing" : "cleared";
}

// src/gating/statistics/reliability.ts
function allOfKPass(c, n, k) {
  return k > n ? null : chanceOfAll(c, n, k);
}
function anyOfKPasses(c, n, k) {
  return k > n ? null : 1 - chanceOfAll(n - c, n, k);
}
function chanceOfAll(chosen2, n, k) {
  let chance = 1;
  for (let i = 0; i < k; i += 1) chance *= Math.max(0, chosen2 - i) / (n - i);
  return chance;
}

// src/gating/comparing/level.ts
var BOUND = 0.05;
function levelOf(candidate, { kind, candidate: rate, countIn, valueIn }) {
  if (rate === null) return null;
  const values = [];
  let areSingle = true;
  for (const scenario of candidate.scenarios) {
    const value = valueIn(scenario);
    if (value === null) continue;
    const { total, scores } = countIn(scenario);
    const isPassOrFail2 = scores === void 0 || kind === "metric" && (value === 0 || value === 1);
    areSingle &&= isPassOrFail2 && total === 1;
    values.push(rounded(value));
  }
  const scenarios = values.length;
  const effective = areSingle ? scenarios : effectiveSampleSize(values);
  const { lower, upper } = wilson(rate, effective, 1 - 2 * BOUND);
  return {
    scenarios,
    effective_n: rounded(effective),
    lower: rounded(lower),
    upper: rounded(upper),
    ...rate < 1 - SLACK ? {} : { failures_up_to: rounded(zeroFailureUpperBound(scenarios, BOUND)) }
  };
}
function reliabilityOf(candidate, { runs, countIn }, pairs) {
  const both = pairs.flatMap((pair) => {
    const main = pooled(runs.compared.flatMap((index) => pair.runs[index] ? [countIn(pair.runs[index])] : []));
    const passes = countIn(pair.candidate);
    return passes.total > 0 && main !== null && main.total > 0 ? [{ candidate: passes, main }] : [];
  });
  const alone = candidate.scenarios.map(countIn).filter(({ total }) => total > 0);
  const counts = both.length === 0 ? alone : both.map((pair) => pair.candidate);
  const onMain2 = both.map(({ main }) => main);
  const k = fewest([...counts, ...onMain2].map(({ total }) => total));
  if (k < 2) return null;
  const chances = counts.map((passes) => chancesOf(passes, k));
  const chancesOnMain = onMain2.map((passes) => chancesOf(passes, k));
  return {
    k,
    candidate: meanOf2(chances),
    baseline: chancesOnMain.length === 0 ? null : meanOf2(chancesOnMain),
    p_worse: chancesOnMain.length < FEWEST_SCENARIOS ? null : testOf(chances, chancesOnMain)
  };
}
function chancesOf({ passed, total }, k) {
  return {
    all_pass: must(allOfKPass(passed, total, k), "the chance that all trials pass"),
    any_pass: must(anyOfKPasses(passed, total, k), "the chance that any trial passes")
  };
}
function meanOf2(scenarios) {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass))
  };
}
function testOf(candidate, main) {
  const worse = (which) => {
    const changes = candidate.map((chances, index) => chances[which] - must(main[index], "its pair on main")[which]);
    return must(pairedTest(changes), "the paired test of enough scenarios").worse;
  };
  return { all_pass: worse("all_pass"), any_pass: worse("any_pass") };
}

// src/gating/comparing/published-rates.ts
function publishRates(context) {
  const { rubrics, rates } = context;
  const meanScores = rubrics.flatMap(({ moreRates }) => moreRates.filter(({ family }) => family === "mean-scores"));
  return {
    metrics: rates.flatMap((rate) => rate.kind === "metric" ? [publishMetric(context, rate)] : []),
    criteria: rates.flatMap((rate) => rate.kind === "criterion" ? [publishCriterion(context, rate, meanScores)] : [])
  };
}
function publishMetric({ policy, candidate, pairing }, rate) {
  const { rubric, rule, signs } = rate;
  const reliability = reliabilityOf(candidate, rate, pairing.pairs);
  return defined({
    name: rate.name,
    rubric: rubric.rubric,
    title: rubric.title,
    band: rubric.band,
    baseline_band: rate.baselines[0]?.band,
    tier: rule.tier,
    candidate: rate.candidate,
    baseline: rate.baseline,
    candidate_trials: rate.candidateCount,
    baseline_trials: rate.baselineCount,
    level: levelOf(candidate, rate),
    ...changeOf(rate),
    tolerance: rule.tolerance,
    threshold: rule.threshold,
    reliability: reliability ?? void 0,
    ...signs.length > 0 && { leans: signs.map(({ test }) => test), leans_p: smallestP(signs) },
    judge: judgeOf(policy, rate)
  });
}
function publishCriterion({ policy, candidate }, rate, meanScores) {
  const { rubric, criterion, rule } = rate;
  const beside2 = meanScores.find((score3) => score3.kind === "criterion" && score3.criterion === criterion);
  const score2 = rate.unit === "score" ? rate : beside2;
  return defined({
    rubric: rubric.rubric,
    key: criterion.key,
    question: criterion.question,
    tier: rule.tier,
    status: criterion.status,
    candidate: rate.candidateCount,
    baseline: rate.baselineCount,
    by_score: rate.unit === "score" ? true : void 0,
    score: score2 && publishScore(score2),
    level: levelOf(candidate, rate),
    ...changeOf(rate),
    tolerance: rule.tolerance,
    threshold: rule.threshold,
    judge: judgeOf(policy, rate)
  });
}
function judgeOf({ judged }, { name }) {
  const known3 = (judged.ofRate.get(name) ?? []).flatMap(
    ({ question, right }) => right ? [{ question, ...right }] : []
  );
  return known3.sort((a, b) => a.lower - b.lower)[0];
}
function changeOf({ state, delta, interval, detectable, evidence, decidedBy: decidedBy2, paired }) {
  return defined({
    state,
    delta,
    interval,
    detectable,
    evidence,
    decided_by: decidedBy2,
    paired: paired ?? void 0
  });
}
function publishLifts(lifts) {
  return lifts.map((lift) => {
    const { paired: _, ...change } = changeOf(lift);
    return {
      arm: lift.name,
      rubric: lift.rubric.rubric,
      tier: lift.rule.tier,
      scenarios: lift.paired?.scenarios ?? 0,
      candidate: lift.paired?.candidate ?? lift.candidate,
      baseline: lift.paired?.baseline ?? lift.baseline,
      ...change,
      tolerance: lift.rule.tolerance,
      threshold: lift.rule.threshold,
      ...lift.scores
    };
  });
}
function publishScore({ candidate, baseline, state, delta, paired, interval }) {
  return defined({ candidate, baseline, state, delta, paired: paired ?? void 0, interval });
}
function compareOutcomes({ policy, rubrics, primary }) {
  return rubrics.flatMap(
    ({ rubric, metric }) => rubric.outcomes.map(({ outcome, trials }) => {
      const rule = outcomeRule(policy, { rubric: rubric.rubric, isPrimary: rubric === primary?.rubric }, outcome);
      const onMain2 = metric.baselines.flatMap(({ outcomes, trials: { total } }) => {
        const known3 = outcomes.find((ended2) => ended2.outcome === outcome);
        return known3 === void 0 ? [] : [{ passed: known3.trials, total }];
      });
      return {
        rubric: rubric.rubric,
        outcome,
        candidate: { passed: trials, total: rubric.trials.total },
        baseline: pooled(onMain2),
        at_least: rule.at_least,
        at_most: rule.at_most
      };
    })
  );
}

// src/gating/statistics/separateness.ts
var LEVEL = 0.01;
var LARGEST_SHARE = 3 / 4;
var FEWEST_FAILING = 5;
function separatenessOf(scenarios) {
  const repeated = scenarios.map((runs) => runs.filter(({ trials }) => trials > 1)).filter(({ length }) => length > 0);
  const seen = sum(repeated.map((runs) => runs.filter(isMixed).length));
  if (repeated.every((runs) => runs.length < FEWEST_RUNS)) {
    const failing2 = repeated.filter((runs) => runs.some(({ failed }) => failed > 0)).length;
    return failing2 >= FEWEST_FAILING && seen === 0 ? "doubtful" : "separate";
  }
  const known3 = /* @__PURE__ */ new Map();
  const chances = repeated.map((runs) => {
    const key = `${sum(runs.map(({ failed }) => failed))} of ${runs.map(({ trials }) => trials).join()}`;
    const chancesOfMixed = known3.get(key) ?? mixedChances(runs);
    known3.set(key, chancesOfMixed);
    return chancesOfMixed;
  });
  const expected = sum(chances.map((chancesOfMixed) => sum(chancesOfMixed.map((chance, mixed) => chance * mixed))));
  if (expected === 0 || seen > LARGEST_SHARE * expected + SLACK) return "separate";
  return atMost(seen, chances) <= LEVEL ? "copied" : "separate";
}
function isMixed({ failed, trials }) {
  return failed > 0 && failed < trials;
}
function mixedChances(runs) {
  const total = sum(runs.map(({ failed }) => failed));
  const rate = total / sum(runs.map(({ trials }) => trials));
  if (rate === 0 || rate === 1) return [1];
  const width2 = runs.length + 1;
  const none = new Float64Array((total + 1) * width2).fill(1, 0, 1);
  const chances = runs.reduce((before, { trials }) => withRun(before, binomial(trials, rate), width2), none);
  const ofTotal = [...chances.subarray(total * width2)];
  const all = sum(ofTotal);
  return ofTotal.map((chance) => chance / all);
}
function withRun(chances, ofRun, width2) {
  const next = new Float64Array(chances.length);
  chances.forEach((chance, place) => {
    if (chance === 0) return;
    ofRun.forEach((factor, failed) => {
      const at = place + failed * width2 + (isMixed({ failed, trials: ofRun.length - 1 }) ? 1 : 0);
      if (at < next.length) next[at] = (next[at] ?? 0) + chance * factor;
    });
  });
  return next;
}
function binomial(trials, rate) {
  const chances = [(1 - rate) ** trials];
  for (let failed = 0; failed < trials; failed++)
    chances.push((chances[failed] ?? 0) * (trials - failed) / (failed + 1) * (rate / (1 - rate)));
  return chances;
}
function atMost(most, scenarios) {
  let chances = [1];
  for (const ofScenario of scenarios.filter(({ length }) => length > 1)) {
    const next = new Array(Math.min(most + 1, chances.length + ofScenario.length - 1)).fill(0);
    for (const [mixed, chance] of chances.entries())
      for (const [added, factor] of ofScenario.entries())
        if (mixed + added <= most) next[mixed + added] = (next[mixed + added] ?? 0) + chance * factor;
    chances = next;
  }
  return sum(chances);
}

// src/gating/comparing/scenario-counts.ts
function countsUnder({ candidate, older }, rate, pairs) {
  const { compared } = rate.runs;
  const known3 = older.filter(
    ({ report }) => rubricComparable(rate.rubric, report) && (!rate.byJudge || sameJudges(candidate, report))
  );
  const failuresIn = (scenario) => {
    const { passed, total } = rate.countIn(scenario);
    return { failed: total - passed, trials: total, isSeparate: areDistinct(scenario, total) };
  };
  const counted2 = pairs.flatMap((pair) => {
    const onMain2 = [
      ...compared.flatMap((index) => pair.runs[index] ?? []),
      ...known3.flatMap(({ scenarios }) => scenarios.get(pair.scenario) ?? [])
    ];
    const failures = failuresIn(pair.candidate);
    const runs = onMain2.map(failuresIn).filter(({ trials }) => trials > 0);
    return failures.trials === 0 || runs.length === 0 ? [] : [
      {
        scenario: pair.scenario,
        family: pair.baseline.family,
        candidate: failures,
        runs,
        isWaived: pair.isWaived === true
      }
    ];
  });
  const tested = counted2.filter(({ isWaived }) => !isWaived);
  const separateness = separatenessOf(tested.map(({ runs }) => runs));
  const asCopies = (counts) => ({
    ...counts,
    isSeparate: counts.trials === 1 || counts.isSeparate && separateness !== "copied"
  });
  return {
    scenarios: tested.map(({ isWaived: _, ...counts }) => {
      return { ...counts, candidate: asCopies(counts.candidate), runs: counts.runs.map(asCopies) };
    }),
    paired: counted2.length,
    runs: compared.length + known3.length,
    separateness
  };
}
function areDistinct({ trials = [] }, scored) {
  if (scored === 1) return true;
  const marks = trials.filter(({ facts, further }) => facts !== null || further !== void 0);
  const distinct2 = new Set(marks.map(({ facts, further = "" }) => `${facts} ${further}`));
  return distinct2.size === trials.length && distinct2.size >= scored;
}

// src/gating/comparing/suite-effect.ts
function suiteEffects(pairing, valueIn) {
  const paired = pairing.pairs.filter(({ candidate, baseline }) => {
    return valueIn(candidate) !== null && valueIn(baseline) !== null;
  });
  const effectOn = (side, alone) => {
    const valuesOf2 = (scenarios) => scenarios.flatMap((scenario) => valueIn(scenario) ?? []);
    const known3 = valuesOf2(paired.map((pair) => pair[side]));
    const all = known3.length + valuesOf2([...alone, ...pairing.changed.map((changed) => changed[side])]).length;
    const centre = mean(known3);
    return (scenario, sign) => {
      const score2 = valueIn(scenario);
      return score2 === null || known3.length === 0 ? null : rounded(sign * (score2 - centre) / all);
    };
  };
  const [onCandidate, onMain2] = [effectOn("candidate", pairing.new), effectOn("baseline", pairing.removed)];
  return { added: (scenario) => onCandidate(scenario, 1), removed: (scenario) => onMain2(scenario, -1) };
}
function sumOfEffects(effects) {
  const known3 = effects.filter((effect) => effect !== null);
  return known3.length === 0 ? null : rounded(known3.reduce((sum2, effect) => sum2 + effect, 0));
}
function effectText(metric, effect) {
  if (effect === null || Math.abs(effect) < SLACK) return "";
  return `main's ${metric} is ${points(effect)} ${effect > 0 ? "higher" : "lower"}`;
}

// src/gating/statistics/mcnemar.ts
function mcnemarMidP({ broken, fixed: fixed2 }) {
  const changed = broken + fixed2;
  if (broken === fixed2) return 0.5;
  return (binomialUpperTail(broken, changed, 0.5) + binomialUpperTail(broken + 1, changed, 0.5)) / 2;
}
function binomialUpperTail(k, n, p) {
  if (k <= 0) return 1;
  if (k > n) return 0;
  return regularizedIncompleteBeta(p, k, n - k + 1);
}
function tango(changed, pairs, confidence) {
  const z = normalQuantile((1 + confidence) / 2);
  const estimate = (changed.fixed - changed.broken) / pairs;
  const score2 = (change) => tangoScore(changed, pairs, change);
  return {
    lower: bisect((change) => score2(change) - z, -1, estimate),
    upper: bisect((change) => score2(change) + z, estimate, 1)
  };
}
function tangoScore({ broken, fixed: fixed2 }, pairs, change) {
  const gap = fixed2 - broken - pairs * change;
  if (gap === 0) return 0;
  const linear = (2 * pairs - fixed2 + broken) * change - broken - fixed2;
  const constant = -broken * change * (1 - change);
  const broken0 = (Math.sqrt(linear * linear - 8 * pairs * constant) - linear) / (4 * pairs);
  const spread = pairs * (2 * broken0 + change * (1 - change));
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

// src/gating/statistics/family.ts
var FEWEST_EFFECTIVE = 3;
function compareFamily(samples, settings, further = []) {
  const adjusted = adjust(samples.map(measureIn(samples)), settings, further);
  return { comparisons: adjusted.members.map((member) => compare(member, settings)), further: adjusted.further };
}
function whichMoved(samples, settings) {
  const measured = perObject(measureIn(samples));
  const isOpen = ({ leastFall, tests }) => leastFall > 0 || tests.some(({ worse, better }) => Math.min(worse, better) <= settings.alpha + SLACK);
  if (!samples.some((sample) => isBeyondTolerance(sample) && isOpen(measured(sample)))) return samples.map(() => false);
  return adjust(samples.map(measured), settings, []).members.map((member) => movedBy(member, settings) !== null);
}
function adjust(measured, settings, further) {
  const tests = weighted(measured, further, settings);
  const worse = weightedHolm(tests.map(({ p, weight }) => ({ p, weight })));
  const ofRates = tests.flatMap(({ test, weight }) => test === null ? [] : { p: test.better, weight });
  const better = weightedHolm(ofRates);
  const adjusted = new Map(
    tests.flatMap(({ test, weight }, at) => {
      const ps = { adjustedWorse: worse[at] ?? 1, adjustedBetter: better[at] ?? 1 };
      return test === null ? [] : [[test, { ...ps, weight }]];
    })
  );
  const members = measured.map((member) => {
    const evidence = member.tests.map((test) => {
      const { weight: _, ...ps } = must(adjusted.get(test), "the adjusted p of a test");
      return { ...test, ...ps };
    });
    const [first] = member.tests;
    return { ...member, evidence, share: (first && adjusted.get(first)?.weight) ?? 0 };
  });
  return { members, further: worse.slice(ofRates.length) };
}
function isBeyondTolerance({ tolerance, differences }, estimate = mean(differences)) {
  return Math.abs(estimate) >= tolerance - SLACK;
}
function weighted(members, further, settings) {
  const testedOf = (isMetric) => members.filter(({ sample, tests }) => sample.kind === "metric" === isMetric && tests.length > 0);
  const [tested, judged] = [testedOf(true), testedOf(false)];
  const parts = new Set(further.map(({ part }) => part));
  if (tested.length > 0) parts.add("paired");
  if (tested.some(({ tests }) => tests.length > 1)) parts.add("history");
  if (judged.length > 0) parts.add("criteria");
  const weights = weightsOf(settings.weights, parts);
  const weightOf = (part) => weights.get(part) ?? 0;
  const shares = { both: [weightOf("paired"), weightOf("history")], alone: [weightOf("paired") + weightOf("history")] };
  const ofMetrics = tested.flatMap(
    ({ tests }) => tests.map((test, index) => {
      const share = (tests.length > 1 ? shares.both : shares.alone)[index] ?? 0;
      return { test, p: test.worse, weight: share / tested.length };
    })
  );
  const ofCriteria = judged.flatMap(
    ({ tests }) => tests.map((test) => ({ test, p: test.worse, weight: weightOf("criteria") / judged.length / tests.length }))
  );
  return [
    ...ofMetrics,
    ...ofCriteria,
    ...further.map(({ p, part, share }) => ({ test: null, p, weight: weightOf(part) * share }))
  ];
}
function measureIn(family) {
  const metrics = family.filter(({ kind }) => kind === "metric");
  const phi = metrics.reduce((most, { variance: variance2 }) => Math.max(most, variance2.phi), 1);
  return (sample) => sample.kind === "criterion" ? measureCriterion(sample, phi) : measureMetric(sample);
}
function measureMetric(sample) {
  const paired = pairedOf(sample, sample.variance.phi);
  const tests = paired === null ? [] : [...asTest("paired-t", paired), ...asTest("history-t", historyOf(sample))];
  const leastFall = Math.max(0, -sample.differences.reduce((largest, difference) => Math.max(largest, difference), -1));
  return { sample, paired, flips: null, leastFall, tests };
}
function pairedOf(sample, phi) {
  const { differences, families } = sample;
  if (phi === 1) return pairedTest(differences, families);
  const { explained, runs } = sample.variance;
  return pairedTest(differences, families, (phi - 1) * explained * (1 + 1 / runs));
}
function historyOf(sample) {
  const { candidate, runs, families } = sample;
  const isKnown = ({ length }) => length >= FEWEST_RUNS;
  if (runs.filter(isKnown).length < KNOWN_SHARE * runs.length) return null;
  const { trialNoise: trialNoise2, noisier: noisier2 } = sample;
  const scenarios = candidate.map((score2, i) => ({
    candidate: score2,
    runs: runs[i] ?? [],
    trialNoise: trialNoise2[i] ?? 0,
    noisier: noisier2[i] ?? 1,
    family: families?.[i]
  }));
  const known3 = scenarios.filter((scenario) => isKnown(scenario.runs));
  return historyTest(known3, sample.trials, sample.variance.phi, sample.kind === "lift" ? 2 : 1);
}
function measureCriterion(sample, phi) {
  const paired = pairedOf(sample, phi);
  const flips = flipsOf(sample);
  if (flips === null || paired === null)
    return { sample, paired, flips: null, leastFall: 0, tests: asTest("paired-t", paired) };
  const worse = mcnemarMidP(flips);
  const better = mcnemarMidP({ broken: flips.fixed, fixed: flips.broken });
  return { sample, paired, flips, leastFall: 0, tests: [{ test: "mcnemar-mid-p", worse, better }] };
}
function asTest(test, result) {
  return result === null ? [] : [{ test, worse: result.worse, better: result.better }];
}
function flipsOf(sample) {
  if (!sample.flipsOnly) return null;
  const count = (change) => sample.differences.filter((difference) => difference === change).length;
  return { broken: count(-1), fixed: count(1) };
}
function compare(member, settings) {
  const { sample, paired, evidence, share } = member;
  const { tolerance } = sample;
  const scenarios = sample.candidate.length;
  const interval = paired === null ? null : intervalOf(member, paired, settings.alpha);
  const judged = movedBy(member, settings) ?? { state: unmovedState(sample, interval), decidedBy: [] };
  const { alpha, level = alpha, power } = settings;
  const isShown = judged.state !== "insufficient" && judged.state !== "not-comparable";
  const demand = { alpha: level * share, power };
  const basis = paired === null ? null : { scenarios, ...sample.usual, error: paired.error, df: paired.df, demand };
  const baseline = scenarios === 0 ? null : mean(sample.baseline);
  const visible2 = basis === null ? null : visibleDrop(basis, tolerance);
  return {
    key: sample.key,
    scenarios,
    candidate: scenarios === 0 ? null : mean(sample.candidate),
    baseline,
    estimate: scenarios === 0 ? null : estimateOf(member),
    basis,
    interval: isShown ? interval : null,
    detectable: !isShown || visible2 === null ? null : canFall(sample, visible2) ? visible2 : 1,
    evidence,
    ...judged
  };
}
function canFall({ kind, baseline }, drop) {
  return kind === "lift" || drop <= mean(baseline) + SLACK;
}
function unitsOf({ candidate, families }) {
  if (families === void 0) return candidate.length;
  const effective = effectiveFamilies(families);
  return effective < FEWEST_EFFECTIVE ? effective : new Set(families).size;
}
function intervalOf({ sample, flips }, paired, alpha) {
  const scenarios = sample.candidate.length;
  if (flips !== null) return tango(flips, scenarios, confidenceAt(alpha));
  const floor = smallestHalfWidth(scenarios, sample.trials, alpha);
  const half = Math.max(tQuantile(1 - alpha, paired.df) * paired.error, floor);
  return { lower: Math.max(-1, paired.estimate - half), upper: Math.min(1, paired.estimate + half) };
}
function estimateOf({ sample, paired }) {
  return paired?.estimate ?? mean(sample.differences);
}
function movedBy(member, { alpha, level = alpha }) {
  const { sample, evidence, leastFall } = member;
  const estimate = estimateOf(member);
  if (unitsOf(sample) < FEWEST_SCENARIOS || !isBeyondTolerance(sample, estimate)) return null;
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= level).map(({ test }) => test);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test }) => test);
  const allFell = leastFall > smallestHalfWidth(sample.candidate.length, sample.trials, alpha);
  if (worse.length > 0 && estimate < 0) return { state: "regressed", decidedBy: worse };
  if (allFell && estimate < 0) return { state: "regressed", decidedBy: ["paired-t"] };
  return better.length > 0 && estimate > 0 ? { state: "improved", decidedBy: better } : null;
}
function unmovedState(sample, interval) {
  if (sample.candidate.length === 0) return "not-comparable";
  if (unitsOf(sample) < FEWEST_SCENARIOS) return "insufficient";
  return interval !== null && interval.lower > -sample.tolerance ? "unchanged" : "inconclusive";
}

// src/gating/comparing/test-rates.ts
function testRates(context, pairs = context.pairing.pairs, further = [], level = context.policy.alpha) {
  const { policy, runs, rubrics, lifts } = context;
  const compared = samplesOf(allRates(context), pairs);
  const tested = policy.noise === "none" ? exactChanges(compared) : testFamilies(testSettings(policy, level), compared, further);
  const waived2 = pairs.filter(({ isWaived }) => isWaived).length;
  const noTest = untested(runs.length === 0 ? "no-baseline" : "not-comparable");
  const test = (rate) => {
    const change = tested.changes.get(rate) ?? noTest;
    const { paired } = change;
    return { ...rate, ...change, paired: paired === null || waived2 === 0 ? paired : { ...paired, waived: waived2 } };
  };
  const testAll = ({ rubric, metric, criteria, moreRates }) => {
    return { rubric, metric: test(metric), criteria: criteria.map(test), moreRates: moreRates.map(test) };
  };
  return {
    ...ratesIn(rubrics.map(testAll)),
    lifts: lifts.map((lift) => ({ ...test(lift), scores: scoresOfLift(lift, pairs) })),
    further: tested.further
  };
}
function hasMoved(context) {
  const blocking = allRates(context).filter(({ family }) => family === "blocking");
  const compared = samplesOf(blocking, context.pairing.pairs);
  const { policy } = context;
  const moved = policy.noise === "none" ? compared.map(({ sample }) => MOVED.has(exactChange(sample).state)) : whichMoved(
    compared.map(({ sample }) => sample),
    testSettings(policy)
  );
  return compared.some(({ rate: { kind, rule } }, index) => kind !== "lift" && gates(rule) && moved[index]);
}
var MOVED = /* @__PURE__ */ new Set(["regressed", "improved"]);
function allRates({ rubrics, lifts }) {
  return [...rubrics.flatMap(({ metric, criteria, moreRates }) => [metric, ...criteria, ...moreRates]), ...lifts];
}
function samplesOf(rates, pairs) {
  const columns = rates.filter(({ runs }) => runs.compared.length > 0).map(startColumn);
  for (const pair of pairs) for (const { add } of columns) add(pair);
  return columns.map(({ rate, sample }) => ({ rate, sample: sample() }));
}
function startColumn(rate) {
  const { key, kind, rule, runs: compared, countIn } = rate;
  const column = (measureIn2, measure) => {
    const { add, sample } = startSample({ key, tolerance: rule.tolerance }, measure);
    return {
      rate,
      add: ({ candidate, baseline, runs }) => {
        const onMain2 = [];
        for (const index of compared.compared) if (runs[index]) onMain2.push(measureIn2(runs[index]));
        add({ family: baseline.family, candidate: measureIn2(candidate), baseline: onMain2 });
      },
      sample
    };
  };
  if (kind === "lift") return column(rate.contrastIn, LIFT);
  return kind === "metric" ? column((scenario) => countIn(scenario).scores ?? [], SCORES) : column(countIn, TALLY);
}
function testFamilies(settings, compared, further) {
  const test = (family, shared) => {
    const members = compared.filter(({ rate }) => rate.family === family);
    const tested2 = compareFamily(
      members.map(({ sample }) => sample),
      settings,
      shared
    );
    const changes = tested2.comparisons.map((comparison, index) => {
      const { rate, sample } = must(members[index], "the rate of a comparison");
      return [rate, changeOf2(sample, comparison)];
    });
    return { changes, further: tested2.further };
  };
  const tested = FAMILIES.map((family) => test(family, family === "blocking" ? further : []));
  return {
    changes: new Map(tested.flatMap(({ changes }) => changes)),
    further: tested.flatMap((family) => family.further)
  };
}
function changeOf2(sample, comparison) {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison;
  return {
    sample,
    // No pair means too little data, not an incomparable rate: a criterion may apply nowhere.
    state: state === "not-comparable" ? "insufficient" : state,
    delta: estimate === null ? null : rounded(estimate),
    paired: candidate === null || baseline === null ? null : { scenarios, candidate: rounded(candidate), baseline: rounded(baseline) },
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    basis: comparison.basis,
    evidence: evidence.map(({ test, worse, adjustedWorse }) => ({ test, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decidedBy: comparison.decidedBy,
    signs: []
  };
}
function untested(state, sample = null) {
  return {
    sample,
    state,
    delta: null,
    paired: null,
    interval: null,
    detectable: null,
    basis: null,
    evidence: [],
    decidedBy: [],
    signs: []
  };
}
function exactChanges(compared) {
  return { changes: new Map(compared.map(({ rate, sample }) => [rate, exactChange(sample)])), further: [] };
}
function exactChange(sample) {
  const baselines = sample.runs.map(([newest]) => must(newest, "main's value of a paired scenario"));
  const changes = sample.candidate.map(
    (candidate, index) => candidate - must(baselines[index], "the baseline of a paired scenario")
  );
  if (changes.length === 0) return untested("insufficient", sample);
  const hasRisen = changes.some((change) => change > SLACK);
  const state = changes.some((change) => change < -SLACK) ? "regressed" : hasRisen ? "improved" : "unchanged";
  return {
    ...untested(state, sample),
    delta: rounded(meanRate(changes)),
    decidedBy: state === "unchanged" ? [] : ["exact"],
    paired: { scenarios: changes.length, candidate: meanRate(sample.candidate), baseline: meanRate(baselines) }
  };
}

// src/scoring/amounts.ts
var AMOUNTS = ["cost_usd", "latency_ms", "tokens"];
function amountsOf({ cost_usd, latency_ms, input_tokens: read, output_tokens: written2 } = {}) {
  const tokens = read === void 0 && written2 === void 0 ? void 0 : (read ?? 0) + (written2 ?? 0);
  return [cost_usd, latency_ms, tokens].map((amount = Number.NaN) => amount);
}
function meansOf(valuesOf2) {
  const means = AMOUNTS.flatMap((amount) => {
    const values = new Float64Array(valuesOf2(amount)).sort();
    return values.length === 0 ? [] : [[amount, rounded(meanOf(values))]];
  });
  return Object.fromEntries(means);
}

// src/gating/comparing/usage.ts
function compareUsage({ policy, candidate, runs, pairing }) {
  const isAlone = runs.length === 0;
  const sides = isAlone ? candidate.scenarios.map((scenario) => ({ candidate: scenario, baseline: scenario, runs: [] })) : pairing.pairs;
  return AMOUNTS.flatMap((amount) => {
    const used = sides.flatMap((side) => {
      const used2 = side.candidate.usage?.[amount];
      const onMain2 = side.runs.flatMap((run2) => run2?.usage?.[amount] ?? []);
      if (used2 === void 0 || onMain2.length === 0 && !isAlone) return [];
      return [{ family: side.baseline.family, candidate: used2, main: isAlone ? 0 : mean(onMain2) }];
    });
    return used.length === 0 ? [] : [compareAmount(policy, amount, used, isAlone)];
  });
}
function compareAmount(policy, amount, used, isAlone) {
  const { tier, tolerance } = policy.gate.usage[amount];
  const baseline = isAlone ? null : meanRate(used.map(({ main }) => main));
  const candidate = meanRate(used.map((scenario) => scenario.candidate));
  const shown2 = { amount, tier, scenarios: used.length, candidate, baseline, tolerance, exceeds: false };
  if (baseline === null || baseline === 0) return { ...shown2, change: null, interval: null };
  const change = rounded(candidate / baseline - 1);
  const { families } = familiesOf(used.map(({ family }) => family));
  const beyond = (accepted) => pairedTest(
    used.map((scenario) => (scenario.candidate - (1 + accepted) * scenario.main) / baseline),
    families
  );
  const [rise, test] = [beyond(0), beyond(tolerance)];
  if (used.length < FEWEST_SCENARIOS || rise === null || test === null) return { ...shown2, change, interval: null };
  const half = tQuantile(1 - policy.alpha, rise.df) * rise.error;
  const interval = { lower: rounded(Math.max(-1, change - half)), upper: rounded(change + half) };
  const isProven = test.better <= policy.alpha / AMOUNTS.length;
  return { ...shown2, change, interval, exceeds: isProven && change > tolerance + SLACK };
}

// src/gating/fresh-places.ts
function placeFreshTrials(trials, { first, asked, isDeclared, known: known3 = [] }) {
  const seen = /* @__PURE__ */ new Set([...known3, ...(first.trials ?? []).map(({ facts }) => facts)]);
  const read = (trial) => {
    const isNew = isDeclared || trial.facts !== null && !seen.has(trial.facts);
    seen.add(trial.facts);
    if (trial.unscored || asksOther(first, trial)) return null;
    return isNew || trial.crashed ? trial : "copy";
  };
  const places = Array.from({ length: asked }, () => null);
  const surplus = [];
  for (const attempt of attemptsOf(trials)) {
    const delivered = attempt.map(read).slice(0, asked);
    surplus.push(...attempt.slice(asked));
    const isClean = !delivered.includes("copy");
    const open = [...places.entries()].filter(([, place]) => place === null || place === "copy");
    for (const [order, [place, before]] of open.entries()) {
      const trial = delivered[order] ?? null;
      if (trial !== null && (before === null || isClean)) places[place] = trial;
    }
  }
  return {
    counted: places.filter((place) => place !== null && place !== "copy"),
    surplus,
    isChanged: trials.some((trial) => asksOther(first, trial))
  };
}
function attemptsOf(trials) {
  const attempts = [...new Set(trials.map(({ attempt }) => attempt))].sort((a, b) => a - b);
  return attempts.map((number) => trials.filter(({ attempt }) => attempt === number).sort((a, b) => a.trial - b.trial));
}
function asksOther({ content, contents, unrecorded }, trial) {
  if (content === NO_CONTENT || contents !== void 0) return false;
  if (trial.content !== void 0) return trial.content !== content;
  return !trial.crashed && !trial.unscored && unrecorded === void 0;
}

// src/gating/confirm.ts
var NOTHING2 = {
  asked: [],
  trials: 0,
  control: null,
  filling: null,
  filled: null,
  fault: null,
  answers: null,
  scenarios: [],
  tests: [],
  unasked: [],
  surplus: [],
  changed: [],
  differing: []
};
function confirmOf(context, pairs, countsOf2, carried = null) {
  const { policy, fresh: given, push } = context;
  const fresh = groupBy(given?.trials ?? [], ({ scenario }) => scenario);
  if (policy.noise === "none") return { ...NOTHING2, differing: differingFrom(pairs, fresh) };
  if (policy.on_inconclusive !== "confirm" || countsOf2 === null)
    return { ...NOTHING2, unasked: [...fresh.keys()].sort() };
  const selected = hypothesesOf(context, countsOf2, { asked: given?.asked ?? null, carried });
  const all = [...selected, ...carried === null ? [] : [carried]];
  const asked = sortedUnion(...all.map(({ lost }) => lost.map(({ scenario }) => scenario)));
  const { filling: filled = null } = given ?? {};
  const others = [...fresh.keys()].filter((id) => !asked.includes(id) && !filled?.asked.includes(id));
  const { control: isControlled } = policy.confirm;
  const { level = policy.alpha } = push ?? {};
  const control = (isControlled ? given?.control ?? context.mainSha : null) ?? null;
  const questions = selected.map(({ lost, weight }) => ({ lost, level: level * weight }));
  const trials = filled?.trials ?? trialsToAsk(questions, { isControlled, isFirst: level === policy.alpha });
  const asks = { ...NOTHING2, asked, control, trials, filled };
  const confirming = (id) => trials - (filled?.used.get(id) ?? 0);
  if (given === null || asked.length === 0)
    return { ...asks, unasked: others.sort(), tests: all.map((hypothesis) => asTest2(hypothesis, 1)) };
  const places = new Map(
    pairs.filter(({ scenario }) => asked.includes(scenario)).map((pair) => {
      const delivered = fresh.get(pair.scenario) ?? [];
      const wanted = confirming(pair.scenario);
      return [pair.scenario, placesOf(context, pair, { ...asks, wanted, delivered })];
    })
  );
  const counted2 = all.map(
    ({ rate, lost }) => lost.map((scenario) => {
      const { candidate, main } = must(places.get(scenario.scenario), "its places");
      const ofMain = main === null ? { ...scenario.main, asked: 0, surplus: NONE } : countFresh(rate, main, trials);
      return { ...scenario, candidate: countFresh(rate, candidate, confirming(scenario.scenario)), main: ofMain };
    })
  );
  const fault = isControlled ? faultOf([...places.values()]) : null;
  const answers = all.map((hypothesis, index) => {
    const strata = must(counted2[index], "the counts of a hypothesis");
    const read = readConfirmation(strata, { level: level * hypothesis.weight, budget: policy.errors.budget });
    const isSound = fault === null || strata.length === 0;
    return {
      ...read,
      ...isSound ? {} : { result: "incomplete" },
      hypothesis,
      strata,
      drop: fallOf(strata, hypothesis.paired)
    };
  });
  const tests = answers.map(testOf2);
  const shown2 = asked.flatMap((id) => counted2.flat().find(({ scenario }) => scenario === id) ?? []);
  const words = scenarioWords(shown2);
  const scenarios = shown2.map(
    ({ scenario, candidate, main: { failed, trials: trials2, ...main } }, index) => {
      return {
        scenario,
        word: words[index] ?? null,
        failed: candidate.failed,
        trials: candidate.trials,
        main: { failed, trials: trials2, ...isControlled ? { missing: missingIn({ ...main, trials: trials2 }) } : {} },
        missing: missingIn(candidate)
      };
    }
  );
  const withPlaces = (is) => [...places].flatMap(([id, { candidate, main }]) => is(candidate) || main && is(main) ? [id] : []).sort();
  const surplus = withPlaces((of) => of.surplus.length > 0);
  const changed = withPlaces((of) => of.isChanged);
  return { ...asks, fault, answers, scenarios, unasked: sortedUnion(others, surplus), surplus, changed, tests };
}
var NONE = { failed: 0, trials: 0 };
function testOf2(answer) {
  const { hypothesis, result, p } = answer;
  return { ...asTest2(hypothesis, result === "incomplete" ? 1 : p), answer };
}
function asTest2({ part, weight }, p) {
  return { test: part, p, part, share: weight / WEIGHTS[part] };
}
function placesOf({ policy, older }, { scenario, candidate: first, runs }, of) {
  const ask = { first, asked: of.trials, isDeclared: policy.confirm.fresh === "declared" };
  const fresh = of.delivered.filter(({ control }) => control !== true);
  const candidate = placeFreshTrials(fresh, { ...ask, asked: of.wanted });
  if (!policy.confirm.control) return { candidate, main: null, isElsewhere: false };
  const controls = of.delivered.filter(({ control }) => control === true);
  const isAsked = ({ commit }) => commit === void 0 || of.control === null || commit === of.control;
  const hasCrashed = fresh.some(({ crashed }) => crashed === true);
  const sound = controls.filter(isAsked).map((trial) => {
    return trial.crashed && !hasCrashed ? { ...trial, unscored: true } : trial;
  });
  const stored = [...runs, ...older.map(({ scenarios }) => scenarios.get(scenario))].flatMap(
    (run2) => run2?.trials ?? []
  );
  const known3 = [...stored, ...fresh].map(({ facts }) => facts);
  return { candidate, main: placeFreshTrials(sound, { ...ask, known: known3 }), isElsewhere: sound.length < controls.length };
}
function faultOf(places) {
  const [fresh, control] = [places.map(({ candidate }) => candidate), places.flatMap(({ main }) => main ?? [])].map(
    (side) => side.flatMap(({ counted: counted2 }) => counted2)
  );
  if (!control?.length) return places.some(({ isElsewhere }) => isElsewhere) ? "other-commit" : "none";
  if (!fresh?.length) return null;
  return isAllBefore(fresh, control) || isAllBefore(control, fresh) ? "not-in-rounds" : null;
}
function isAllBefore(some, others) {
  const isAfter = (a, b) => a.attempt === b.attempt ? (a.order ?? Number.NaN) > (b.order ?? Number.NaN) : a.attempt > b.attempt;
  return !some.some((trial) => others.some((other) => isAfter(trial, other)));
}
function hypothesesOf(context, countsOf2, { asked, carried }) {
  const critical = criticalRates(context);
  const metric = context.primary?.metric;
  const share = critical.length === 0 ? WEIGHTS.confirm : WEIGHTS.confirm / 2;
  const ofCriteria = critical.map(
    (rate) => hypothesisOf(context, rate, {
      counts: countsOf2(rate),
      weight: share / critical.length,
      asked
    })
  );
  if (metric === void 0 || !gates(metric.rule)) return ofCriteria;
  const others = [...ofCriteria, ...carried === null ? [] : [carried]];
  const idsOfOthers = new Set(others.flatMap(({ lost }) => lost.map(({ scenario }) => scenario)));
  const isMetrics = ({ scenario, candidate }) => !idsOfOthers.has(scenario) || mostlyFails(candidate);
  const counts = countsOf2(metric);
  const among = { ...counts, scenarios: asked === null ? counts.scenarios : counts.scenarios.filter(isMetrics) };
  return [hypothesisOf(context, metric, { counts: among, weight: share, asked, isAllAsked: true }), ...ofCriteria];
}
function hypothesisOf({ policy, push }, rate, of) {
  const { counts, weight, asked, isAllAsked = false } = of;
  const { paired, scenarios } = counts;
  const lost = scenarios.flatMap(({ scenario, candidate, runs }) => {
    const stands = asked?.includes(scenario) ?? true;
    const { control: isControlled } = policy.confirm;
    const against = isAllAsked && asked !== null ? comparing(runs) : brokenAgainst(candidate, runs, isControlled);
    const isOneRun = runs.length === 1 && !isControlled;
    return against === null || !stands ? [] : [{ scenario, main: pooledTrials(against), isOneRun }];
  });
  const { tolerance } = rate.rule;
  const question = {
    paired,
    tolerance,
    level: policy.alpha * weight,
    collapseP: collapseOf(counts)?.p ?? 0,
    isControlled: policy.confirm.control
  };
  const asks = asked !== null || push?.isOverAlpha === true || asksToConfirm(lost, question);
  return { part: "confirm", rate, weight, paired, lost: asks ? lost : [] };
}
function countFresh({ key }, { counted: counted2, surplus }, asked) {
  const countOf = (trials) => {
    return { failed: trials.filter(({ failed }) => failed?.includes(key)).length, trials: trials.length };
  };
  return { ...countOf(counted2), asked, surplus: countOf(surplus) };
}
function differingFrom(pairs, fresh) {
  const failuresOf = (trials = []) => trials.map(({ failed = [] }) => failed.join(" "));
  return pairs.flatMap(({ scenario, candidate }) => {
    const scored = fresh.get(scenario)?.filter(({ unscored }) => !unscored);
    return scored !== void 0 && (/* @__PURE__ */ new Set([...failuresOf(scored), ...failuresOf(candidate.trials)])).size > 1 ? [scenario] : [];
  });
}

// src/gating/probes.ts
function probesOf({ arms }) {
  return Object.keys(arms).filter((name) => memberOf(arms, name)?.must !== null);
}
function probeResults(report, before, probes) {
  const primary = primaryRubric(report);
  if (primary === void 0) return [];
  const isAlike = before?.metrics[0]?.hash === primary.hash;
  const earlier = new Map((isAlike ? before?.probes ?? [] : []).map((result) => [keyOf2(result), result]));
  return report.scenarios.flatMap(
    ({ scenario, content, arms }) => probes.flatMap((arm) => {
      const known3 = memberOf(arms, arm);
      const scored = known3?.content === content ? memberOf(known3.rubrics, primary.rubric) : void 0;
      if (scored === void 0) return [earlier.get(keyOf2({ arm, scenario, content })) ?? []].flat();
      return [{ arm, scenario, content, passed: scored.passed, total: scored.scores.length }];
    })
  );
}
function keyOf2({ arm, scenario, content }) {
  return JSON.stringify([arm, scenario, content]);
}
function probeSuite(policy, { scenarios }, results) {
  const known3 = new Map(results.map((result) => [keyOf2(result), result]));
  const compared = probesOf(policy).flatMap((arm) => {
    const { must: must2 = null, effect } = memberOf(policy.arms, arm) ?? {};
    if (must2 === null || effect === "block" || effect === void 0) return [];
    const asked = scenarios.map(({ scenario, content }) => {
      return { scenario, result: known3.get(keyOf2({ arm, scenario, content })) };
    });
    const idsOf2 = (holds) => asked.filter(({ result }) => holds(result)).map(({ scenario }) => scenario);
    const isContrary = ({ passed, total }) => must2 === "fail" ? passed * 2 >= total : passed * 2 <= total;
    return [
      {
        arm,
        must: must2,
        effect,
        contrary: idsOf2((result) => result !== void 0 && isContrary(result)),
        unknown: idsOf2((result) => result === void 0)
      }
    ];
  });
  const excluding = compared.filter(({ effect }) => effect === "exclude");
  return { compared, excluded: new Set(excluding.flatMap(({ contrary }) => contrary)) };
}

// src/gating/context.ts
function gateContext(input, asIs = null) {
  const { waivers } = input;
  const context = comparisonContext({ ...input.policy, waivers: waivers.held }, input);
  const { policy, candidate, pairing } = context;
  const { level = policy.alpha, number: push = 1 } = input.push ?? {};
  const metric = context.primary?.metric ?? null;
  const dropOf2 = dropsOf(pairing, metric);
  const probes = probeSuite(policy, asIs?.candidate ?? candidate, input.probes ?? []);
  const covered = waivedScenarios(waivers, pairing, dropOf2);
  const waived2 = { ...covered, dropped: /* @__PURE__ */ new Set([...covered.dropped, ...probes.excluded]) };
  const pairs = withWaived(pairing.pairs, waived2);
  const older = input.before.map((report) => {
    return { report, scenarios: matchScenarios(candidate.scenarios, report.scenarios) };
  });
  const facts = { ...input, ...context, older, waived: waived2, level };
  const { tests, carried, ...scenarios } = scenarioTests(facts, pairs);
  const tested = testRates(context, pairs, tests, level);
  const rejects = (index) => must(tested.further[index], "the p of a test") <= level;
  const rejecting = tests.flatMap(({ answer }, index) => {
    if (answer === void 0 || !rejects(index)) return [];
    return answer.drop >= answer.hypothesis.rate.rule.tolerance - SLACK ? [answer] : [];
  });
  const broke = rejecting.filter(({ hypothesis }) => hypothesis.part === "confirm");
  const { further: _, ...rates } = withScenarioResults({ level, ...scenarios, broke, tests }, tested);
  const fails = rejecting.length > broke.length;
  const testedRate = ({ key }) => must(
    rates.rates.find((rate) => rate.key === key),
    "the tested rate of an answer"
  );
  return {
    ...context,
    ...rates,
    waivers,
    dropOf: dropOf2,
    waived: waived2,
    probes,
    ...scenarios,
    sliceFell: tests.some(({ test }, index) => {
      return test === "slices" && mayBlock(rates.primary?.metric.sample?.variance) && rejects(index);
    }),
    level,
    push,
    carried: carried && clearanceOf(carried, { rates: rates.rates, confirm: scenarios.confirm, fails }),
    broke: broke.map((answer) => ({ answer, rate: testedRate(answer.hypothesis.rate) })),
    outcomes: compareOutcomes(context),
    usage: compareUsage(context),
    shown: asIs?.shown ?? { candidate, pairing, waived: waived2 },
    suiteEffects: suiteEffects(pairing, metric?.valueIn ?? (() => null))
  };
}
function scenarioTests(context, pairs) {
  const { policy, primary } = context;
  const isTested = primary !== null && primary.metric.runs.compared.length > 0 && policy.noise !== "none";
  const counted2 = /* @__PURE__ */ new Map();
  const countsOf2 = (rate) => {
    const counts2 = counted2.get(rate) ?? countsUnder(context, rate, pairs);
    counted2.set(rate, counts2);
    return counts2;
  };
  const counts = isTested ? countsOf2(primary.metric) : null;
  const collapse = counts !== null && primary !== null && gates(primary.metric.rule) ? collapseOf(counts) : null;
  const carried = carriedOf(context, isTested ? countsOf2 : null);
  const confirm = confirmOf(context, pairs, isTested ? countsOf2 : null, carried?.hypothesis ?? null);
  const slices = slicesOf(context, pairs, isTested ? countsOf2 : null);
  const separateness = counts?.separateness ?? "separate";
  const isControlled = policy.on_inconclusive === "confirm" && policy.confirm.control;
  const tests = [
    ...isControlled ? [] : collapse?.tests ?? [],
    ...sliceTestsOf(policy, slices),
    ...confirm.tests,
    ...carried?.own == null ? [] : [testOf2(carried.own)]
  ];
  return { collapse, separateness, slices, confirm, carried, tests };
}

// src/gating/findings/finding.ts
function makerOf(rows) {
  return (code2, data) => {
    const { effect } = rows[code2];
    return { code: code2, effect, ...data };
  };
}

// src/gating/findings/baseline.ts
var baselineRows = {
  "no-baseline": { effect: ["block", "notice"], yieldsTo: "a reason", message: noBaseline },
  "baseline-expired": {
    effect: "warn",
    holds: "without a baseline",
    message: ({ sha }) => ({
      what: `The baseline of ${shortSha(sha)} has expired`,
      next: `${SEED}. A schedule replaces it before it expires, and the input \`retention-days\` keeps it longer`
    })
  },
  "baseline-foreign": {
    effect: "warn",
    holds: "without a baseline",
    yieldsTo: "a run",
    message: ({ sha, reason }) => ({
      what: `An untrusted artifact named as the baseline of ${shortSha(sha)} was ignored: ${reason}`,
      expected: "a push, schedule or workflow_dispatch run of this workflow on the base branch of this repository",
      next: "Run the workflow once on the base branch (also after renaming it). If another workflow saves the baselines, name its file in the input `baseline-workflow`"
    })
  },
  "baseline-unreadable": {
    effect: "warn",
    holds: "without a baseline",
    identity: ({ problems }) => problems.map(({ code: code2, where }) => [code2, where?.pointer]),
    message: ({ sha, problems }) => ({
      what: `The baseline of ${shortSha(sha)} cannot be read`,
      actual: describeProblems({ problems }),
      next: "Save a new baseline: run the workflow on the base branch"
    })
  },
  "baseline-forbidden": {
    effect: ["invalid", "warn"],
    holds: "without a baseline",
    message: ({ reason, config }) => ({
      what: config === void 0 ? "The token may not read the baseline" : configNotGiven(config),
      actual: reason,
      next: "Leave the input `token` at its default, and add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`"
    })
  },
  "baseline-unreachable": {
    effect: ["invalid", "warn"],
    holds: "without a baseline",
    message: ({ reason, config }) => ({
      what: config === void 0 ? "GitHub did not return the baseline" : configNotGiven(config),
      actual: reason,
      next: `Run the job again${config === void 0 ? BY_THRESHOLDS : ""}`
    })
  },
  "baseline-incomplete": {
    effect: "notice",
    message: ({ used, reason }) => ({
      what: `Only ${used === 1 ? "the newest run" : `the ${used} newest runs`} of main could be read`,
      actual: reason,
      next: "No action if it is rare: fewer main runs make the comparison less precise, not wrong"
    })
  },
  "baseline-not-found": {
    effect: ["invalid", "warn"],
    holds: "without a baseline",
    message: ({ sha, artifact }) => ({
      what: `The commit \`${shortSha(sha)}\`, which the input \`baseline\` names, has no usable baseline`,
      expected: `an artifact \`${artifact}\` of a run of that commit on the base branch, one of the newest thousand`,
      next: "Name a commit whose run on the base branch saved one, or set `baseline: auto`"
    })
  },
  "baseline-none": {
    effect: "notice",
    message: () => ({
      what: "The input `baseline` is `none`: only thresholds decide",
      next: "To compare with main's runs, set `baseline: auto`"
    })
  },
  "baseline-from-file": {
    effect: "notice",
    message: ({ file, base }) => ({
      what: `No saved run could be used; the baseline is \`${file}\` at ${shortSha(base)}`,
      next: "It keeps no trials and cannot be rescored: after a rubric change, write it again with `agent-gate baseline-file BUNDLE`"
    })
  },
  "baseline-file-absent": {
    effect: "warn",
    message: ({ file, base }) => ({
      what: `\`${file}\`, which the input \`baseline-file\` names, does not exist at the base commit ${shortSha(base)}`,
      next: "Commit it on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it. The pull request's own copy does not count"
    })
  },
  "baseline-file-unreadable": {
    effect: "warn",
    holds: "without a baseline",
    message: ({ file, base, reason }) => ({
      what: `\`${file}\`, at the base commit ${shortSha(base)}, is not a baseline of this suite`,
      actual: reason,
      next: "Write it again on the base branch: `agent-gate baseline-file BUNDLE --out FILE`"
    })
  },
  "baseline-itself": {
    effect: "warn",
    message: ({ names }) => ({
      what: `The baseline is this run's own results: ${nameList(names)}`,
      next: "Name the results or the bundle of a run of main"
    })
  },
  "baseline-not-rescored": {
    effect: "notice",
    message: ({ label }) => ({
      what: `The rubrics, or what the policy redacts, differ from those of ${label}, which keeps no trials to rescore`,
      next: "Keep evidence in the bundles (`evidence: keep`), or wait for the next run of main"
    })
  },
  "baseline-far": {
    effect: "warn",
    message: ({ sha, distance: distance2 }) => ({
      what: `The baseline \`${shortSha(sha)}\` is far, ${counted(distance2, "commit")} before the base: changes in between count as this run's`,
      next: "Run the workflow on the base branch more often, also by a `schedule`"
    })
  },
  "baseline-out-of-reach": {
    effect: "warn",
    holds: "without a baseline",
    message: ({ sha, branch }) => ({
      what: `Nothing to compare with: none of the baselines of ${branch} is of an ancestor of the base commit, the newest is of \`${shortSha(sha)}\``,
      next: "Bring the branch up to date with its base, or run the workflow on the base branch again"
    })
  },
  "baseline-unlisted": {
    effect: "warn",
    holds: "for results",
    message: ({ artifact, read, total }) => ({
      what: `Nothing to compare with: GitHub counts ${counted(total, "artifact")} \`${artifact}\`; ${read} could be read, and none of them is a baseline`,
      next: "Run the job again; if that does not help, run the workflow on the base branch: the newest artifact is listed first"
    })
  },
  "baseline-running": {
    effect: "notice",
    holds: "without a baseline",
    message: ({ sha }) => ({
      what: `The run of the base commit \`${shortSha(sha)}\` has not ended: its baseline is not there yet`,
      next: "Run this job again once it has ended, to compare with the base commit itself"
    })
  },
  "rate-limited": {
    effect: "warn",
    holds: "for results",
    message: ({ reason }) => ({
      what: "Nothing to compare with: the token has used up GitHub's requests of this hour",
      actual: reason,
      next: "Run the job again after that time"
    })
  },
  "baseline-unfit": {
    effect: ["block", "warn"],
    holds: "in doubt",
    message: ({ missing, total }) => ({
      what: `Nothing to compare with: ${missing} of ${counted(total, "trial")} of main's run have no verdict`,
      actual: "other answers with all of them as passes than as failures",
      next: "Run main again"
    })
  },
  "baseline-left-out": {
    effect: "notice",
    message: ({ trials }) => ({
      what: `Decided without ${counted(trials, "trial")} of main's runs that have no verdict; they could have changed the decision`
    })
  },
  "baseline-unfit-agreed": {
    effect: "warn",
    message: ({ missing, total }) => ({
      what: `${missing} of ${counted(total, "trial")} of main's run have no verdict; the decision is the same if they count as passes or as failures`,
      next: "Run main again"
    })
  },
  "baseline-old": {
    effect: "warn",
    message: ({ days, most }) => ({
      what: `The baseline is ${counted(days, "day")} old: changes in models and tools since then count as this run's`,
      expected: `at most ${counted(most, "day")} (\`baseline.max_age_days\`)`,
      next: "Run the workflow on the base branch again; a weekly `schedule` keeps its baseline recent"
    })
  },
  "baseline-passed-over": {
    effect: "warn",
    holds: "without a baseline",
    message: ({ subject, cause }) => ({
      what: `The baseline ${subject.name} was skipped: ${SKIPPED2[cause]}`,
      next: "Run main again"
    })
  },
  "main-differs": {
    effect: "warn",
    holds: "for results",
    message: ({ older }) => ({
      what: `This run is worse than main's newest run alone, which differs from its ${older} before`,
      next: "Run main again: if the newest run is an outlier, this run may pass, and if it is a merged gain, this run loses it"
    })
  },
  "main-changed": {
    effect: "notice",
    message: ({ older, left }) => ({
      what: `Main's level changed after ${older}: ${counted(left, "older run")} ${left === 1 ? "is" : "are"} not compared`
    })
  }
};
var baselineFinding = makerOf(baselineRows);
var SKIPPED2 = {
  unscored: "too many trials have no verdict",
  "other-rubric": "it has no score under the same primary rubric",
  "other-judge": "another model judged it",
  overlap: "too few scenarios are in both runs"
};
function noBaseline({ effect, search }) {
  if (search !== void 0)
    return {
      what: "There is no baseline yet",
      expected: `an artifact \`${search.artifact}\` of a run on the base branch`,
      actual: search.commits === null ? void 0 : `none among ${counted(search.commits, "commit")}`,
      next: search.keepsArtifacts ? SEED : COMMIT_ONE
    };
  const consequence = effect === "block" ? ", and the policy asks for one (`on_no_baseline: fail`)" : ": only thresholds apply";
  return { what: `No baseline to compare with${consequence}`, next: RUN_MAIN_ONCE };
}
function withoutBaseline({
  policy,
  baseline
}) {
  if (baseline !== null) return [];
  return [baselineFinding("no-baseline", { effect: policy.on_no_baseline === "fail" ? "block" : "notice" })];
}
function oldBaseline(policy, [newest]) {
  if (newest === void 0) return [];
  const { age_days: days, label } = newest.origin;
  const { max_age_days: most } = policy.baseline;
  if (days === void 0 || days <= most) return [];
  return [baselineFinding("baseline-old", { subject: { kind: "baseline", name: label }, days, most })];
}
function skippedRuns(skipped, levelChange) {
  const subjectOf2 = ({ origin }) => ({ kind: "baseline", name: origin.label });
  return [
    ...skipped.map(({ run: run2, cause }) => baselineFinding("baseline-passed-over", { subject: subjectOf2(run2), cause })),
    ...levelChange === null ? [] : [
      baselineFinding("main-changed", {
        subject: subjectOf2(levelChange.newest),
        older: levelChange.after.origin.label,
        left: levelChange.left
      })
    ]
  ];
}
function configNotGiven(label) {
  return `GitHub did not return the rubrics and the policy of ${label}, which decide`;
}
var RUN_MAIN_ONCE = "Run the gate on main once to save a baseline";
var SEED = "Run the workflow once on the base branch (push, schedule or workflow_dispatch); it saves the baseline";
var COMMIT_ONE = "This server keeps no artifacts. Commit a baseline on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it, the input `baseline-file` names it";
var BY_THRESHOLDS = ". To decide by thresholds alone in this case, set `on-baseline-error: no-baseline`";

// src/gating/findings/config.ts
var configRows = {
  "base-config-missing": {
    effect: "notice",
    message: ({ label, missing }) => ({
      what: `${label} has no ${allOf(missing)} at this run's paths, so this run's own is used`,
      next: "After the merge the base branch's config decides"
    })
  },
  "base-untrusted": {
    effect: "notice",
    message: ({ branch, label }) => ({
      what: `The base branch \`${branch}\` is neither the default branch nor protected, so the config of ${label} decides, and this run is compared with ${label}`,
      next: `For a release branch: protect it, or name it under \`baseline.branches\` in the policy of ${label}`
    })
  },
  "base-config-unreadable": {
    effect: ["invalid", "warn"],
    message: ({
      label,
      decidedBy: decidedBy2,
      reason
    }) => reason === void 0 ? {
      what: `No token: the config of ${label} was not read, and that of ${decidedBy2} decides`,
      next: "Leave the input `token` at its default"
    } : {
      what: `The config of ${label} cannot be used, so that of ${decidedBy2} decides`,
      actual: reason,
      next: "Review this run's config changes; fix the config on the base branch, or give the token `contents: read`"
    }
  },
  "config-paths-changed": {
    effect: "notice",
    message: ({ label }) => ({
      what: `This run uses different config paths from main's latest run, so the config stored with that run was applied (${label})`,
      next: "Review the config changes; this run's paths apply once main has run after the merge"
    })
  },
  "policy-elsewhere": {
    effect: "warn",
    message: ({ file, usual }) => ({
      what: `The policy is \`${file}\`, which the input \`policy\` names; the base branch has \`${usual}\`, and no run of main shows which one belongs to this suite`,
      next: "Check which policy belongs to this suite; once main has run, its config decides"
    })
  },
  "suite-new": {
    effect: "warn",
    message: ({ suite, known: known3 }) => ({
      what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${known3.length === 0 ? "its other suites are unknown" : `it has ${nameList(known3)}`}`,
      next: "New suite: ignore this. Renamed: restore its old name, or point `policy` to its file"
    })
  },
  "gate-relaxed": {
    effect: ["block", "warn"],
    shownIn: "section",
    message: ({ effect, places, label, isUnread }) => {
      const what = relaxedText(places);
      if (label !== void 0)
        return {
          what,
          expected: `the label \`${label}\``,
          actual: isUnread ? "GitHub did not return the labels: give the job `pull-requests: read`" : void 0,
          next: `Undo it, or have a reviewer add the label \`${label}\` and run again`
        };
      if (effect === "block") return { what, next: "Undo it: the base branch's policy allows no relaxation" };
      return { what, next: "Review each: it applies after the merge" };
    }
  },
  "gate-relaxed-accepted": {
    effect: "notice",
    message: ({ places, label }) => ({
      what: `${relaxedText(places)}; the label \`${label}\` accepts that`
    })
  },
  "head-config-stricter": {
    effect: "warn",
    message: ({ headline }) => ({
      what: `After the merge this run's own config decides, and it would stop this run: ${headline}`
    })
  }
};
var configFinding = makerOf(configRows);
var MILDEST_FIRST = [0, 2, 1, 3];
function stricterHead(decided, byHead) {
  if (MILDEST_FIRST.indexOf(byHead.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  return [configFinding("head-config-stricter", { headline: byHead.headline })];
}
function relaxationFindings(relaxed, { relaxation: { effect, label } }, labels) {
  if (relaxed.length === 0) return [];
  const counts = /* @__PURE__ */ new Map();
  for (const { subject } of relaxed) addTo(counts, subject);
  const places = Array.from(counts, ([subject, count]) => ({ subject, count }));
  if (effect === "show") return [configFinding("gate-relaxed", { effect: "warn", places })];
  if (label === null) return [configFinding("gate-relaxed", { effect: "block", places })];
  if (isAcceptedByLabel({ effect, label }, labels)) return [configFinding("gate-relaxed-accepted", { places, label })];
  return [configFinding("gate-relaxed", { effect: "block", places, label, isUnread: labels === null })];
}
function isAcceptedByLabel({ effect, label }, labels) {
  if (effect !== "label" || label === null || labels === null) return false;
  return labels.some((name) => name.toLowerCase() === label.toLowerCase());
}
function relaxedText(places) {
  const total = places.reduce((sum2, { count }) => sum2 + count, 0);
  const names = places.map(({ subject, count }) => count === 1 ? `\`${subject}\`` : `\`${subject}\` (${count})`);
  return `This pull request relaxes its own gate in ${counted(total, "place")}: ${someOf(names, 3)}`;
}

// src/gating/statistics/drift.ts
var WINDOW = 5;
var LEVEL2 = 2e-3;
var LEAST_DROP = 0.04;
function isLarge(drop) {
  return drop >= LEAST_DROP - SLACK;
}
function isBeyondChance(drop, { phi, explained }) {
  return drop > normalQuantile(1 - LEVEL2) * Math.sqrt(2 / WINDOW * phi * explained);
}
function runsSinceChange(scores) {
  const statistics = scores.slice(1).map((_, index) => {
    const [after, before] = [scores.slice(0, index + 1), scores.slice(index + 1)];
    return (mean(before) - mean(after)) / Math.sqrt(1 / before.length + 1 / after.length);
  });
  return statistics.indexOf(Math.max(...statistics)) + 1;
}

// src/gating/history/tallies.ts
var MOST_TALLIED = 2e3;
var DIGITS2 = 8;
function tallyReport(report) {
  const primary = primaryRubric(report);
  if (primary === void 0 || report.scenarios.length > MOST_TALLIED) return void 0;
  const lines = report.scenarios.flatMap((scenario) => {
    const { scores } = scoresOf(scenario, primary.rubric) ?? {};
    return scores === void 0 ? [] : [`${digitsOf2(scenario.content)} ${Number(sum(scores).toFixed(4))}/${scores.length} ${scenario.scenario}`];
  });
  const { missing } = missingTrials(report);
  return {
    ...missing === 0 ? {} : { missing },
    ...primary.by_judge === true && report.judges !== void 0 ? { judges: report.judges } : {},
    scenarios: lines.join("\n")
  };
}
function digitsOf2(content) {
  return content.replace("sha256:", "").slice(0, DIGITS2);
}
function talliedRuns(policy, candidate, records) {
  const primary = primaryRubric(candidate);
  const places = new Map(
    candidate.scenarios.map(({ scenario, content }, place) => [`${digitsOf2(content)} ${scenario}`, place])
  );
  return records.flatMap(({ sha, time, trials, metrics, report, tallies }) => {
    const kept = tallies ?? (report && tallyReport(report));
    const isAlike = metrics.some(({ rubric, hash: hash3 }) => rubric === primary?.rubric && hash3 === primary.hash);
    if (kept === void 0 || !isAlike) return [];
    const { missing = 0, judges = [] } = kept;
    const main = { judges, trials: candidate.trials };
    if (!isWithinBudget(policy, { missing, total: trials + missing })) return [];
    if (primary?.by_judge === true && !sameJudges(candidate, main)) return [];
    return [{ ...sha === void 0 ? {} : { sha }, time, ...readTallies(kept.scenarios, places) }];
  });
}
function readTallies(lines, places) {
  const scores = Array.from({ length: places.size }, () => Number.NaN);
  const counts = [];
  for (const line2 of lines.split("\n")) {
    const [content = "", tally2 = "", ...id] = line2.split(" ");
    const [total = "", trials = ""] = tally2.split("/");
    const place = places.get(`${content} ${id.join(" ")}`);
    counts.push(Number(trials));
    if (place !== void 0) scores[place] = Number(total) / Number(trials);
  }
  return { scores, trials: fewest(counts), size: counts.length };
}

// src/gating/history/main-drift.ts
var MOST_FELL = 10;
function mainDrift(policy, candidate, records, reference) {
  if (policy.reference !== null && reference === null) return null;
  const runs = talliedRuns(policy, candidate, records);
  const varianceOf = varianceOver(runs, candidate);
  const oldest = reference === null ? renewedReference(runs, varianceOf) : nearestRuns(runs, reference);
  const look = compareWindows(runs.slice(0, WINDOW), oldest);
  if (look === null) return null;
  const { drop, newest, places } = look;
  const variance2 = varianceOf(places);
  const drifted = isLarge(drop) && isBeyondChance(drop, variance2);
  const since = runs.slice(0, runs.indexOf(must(oldest.at(-1), "a run of the reference")) + 1);
  return {
    metric: must(primaryRubric(candidate), "the rubric of measured runs").metric,
    drifted,
    reference: windowOf(oldest, places),
    newest: windowOf(newest, places),
    ...reference === null ? {} : { named: reference.name },
    drop: rounded(drop),
    phi: rounded(variance2.phi),
    scenarios: places.length,
    ...drifted ? { since: changeOf3(since, places), ...partsOf(look, candidate, policy) } : {}
  };
}
function recordedDrift({ metric, drop, since }) {
  return defined({ metric, drop, since: since?.time });
}
function nearestRuns(runs, { time }) {
  const distanceOf = (run2) => Math.abs(Date.parse(run2.time) - Date.parse(time));
  const nearest = new Set(runs.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, WINDOW));
  return runs.filter((run2) => nearest.has(run2));
}
function renewedReference(runs, varianceOf) {
  let reference = runs.slice(-WINDOW);
  for (let end = runs.length - 2 * WINDOW; end >= WINDOW; end -= 1) {
    const look = compareWindows(runs.slice(end, end + WINDOW), reference);
    if (look !== null && isLarge(-look.drop) && isBeyondChance(-look.drop, varianceOf(look.places)))
      reference = look.newest;
  }
  return reference;
}
function compareWindows(newest, oldest) {
  const both = [.../* @__PURE__ */ new Set([...newest, ...oldest])];
  if (both.length < 2 * WINDOW) return null;
  const places = [...both[0]?.scores.keys() ?? []].filter((place) => both.every((run2) => isIn(run2, place)));
  const isEnough = places.length > 0 && both.every(({ size }) => places.length >= KNOWN_SHARE * size);
  return isEnough ? { newest, oldest, places, drop: meanOver(oldest, places) - meanOver(newest, places) } : null;
}
function isIn({ scores }, place) {
  return !Number.isNaN(scores[place]);
}
function meanOver(runs, places) {
  return mean(runs.map(({ scores }) => mean(places.map((place) => scores[place] ?? 0))));
}
function varianceOver(runs, { scenarios }) {
  const known3 = /* @__PURE__ */ new Map();
  return (places) => {
    const key = places.join();
    const earlier = known3.get(key);
    if (earlier !== void 0) return earlier;
    const { families } = familiesOf(places.map((place) => scenarios[place]?.family));
    const whole = withAll(runs, places);
    const scores = places.map((place) => whole.map((run2) => run2.scores[place] ?? 0));
    const variance2 = runVariance(scores, fewest(whole.map(({ trials }) => trials)), families);
    known3.set(key, variance2);
    return variance2;
  };
}
function withAll(runs, places) {
  return runs.filter((run2) => places.every((place) => isIn(run2, place)));
}
function windowOf(runs, places) {
  const times = runs.map(({ time }) => time).sort(byText);
  return { score: rounded(meanOver(runs, places)), from: times[0] ?? "", to: times.at(-1) ?? "" };
}
function changeOf3(runs, places) {
  const compared = withAll(runs, places);
  const place = runsSinceChange(compared.map((run2) => meanOver([run2], places)));
  const [after, before] = [must(compared[place - 1], "the run after a change"), compared[place]];
  return defined({ time: after.time, before: before?.sha, after: after.sha });
}
function partsOf({ newest, oldest, places, drop }, { scenarios }, { gate }) {
  const partOf = (name, members) => ({
    name,
    scenarios: members.length,
    reference: rounded(meanOver(oldest, members)),
    newest: rounded(meanOver(newest, members))
  });
  const lossOf = (part) => (part.reference - part.newest) * part.scenarios;
  const byLoss = (a, b) => lossOf(b) - lossOf(a) || byText(a.name, b.name);
  const loss = drop * places.length;
  const labelled = /* @__PURE__ */ new Map();
  for (const place of places)
    for (const label of labelsOf(must(scenarios[place], "a compared scenario"), gate.slices.by))
      appendTo(labelled, label, place);
  const slices = [...labelled].filter(([, { length }]) => length >= FEWEST_SCENARIOS && length <= places.length / 2).map(([label, members]) => partOf(label, members)).filter((part) => lossOf(part) >= loss / 2);
  const parts = places.map((place) => partOf(must(scenarios[place], "a compared scenario").scenario, [place]));
  const losses = parts.sort(byLoss).map(lossOf);
  const fell3 = parts.filter((_, index) => sum(losses.slice(0, index)) < loss - SLACK);
  return { fell: fell3.slice(0, MOST_FELL), slices: slices.sort(byLoss) };
}

// src/gating/findings/drift.ts
var driftRows = {
  "main-drifted": {
    effect: ["warn", "notice"],
    shownIn: "line",
    message: ({ recorded: recorded2, drift }) => drift === void 0 ? { what: `Main itself ${lossText(recorded2)}${sinceText(recorded2)}: not yours` } : {
      what: `Main ${lossText(recorded2)}${sinceText(recorded2)}: ${percents(drift.reference.score, drift.newest.score).join(" -> ")}`,
      expected: `the level of ${referenceText(drift)}`,
      actual: partsText(drift),
      next: `${mergesText(drift)}. To accept the new level, name a commit of it in the policy: \`reference\``
    }
  },
  "main-measured-anew": {
    effect: "notice",
    message: ({ names: [rubric = ""], recorded: recorded2 }) => ({
      what: `The rubric \`${rubric}\` changed, so main is measured anew over time`,
      actual: `under the rubric before, main had ${lossText(recorded2)}`
    })
  },
  "reference-unknown": {
    effect: "warn",
    message: ({ names: [reference = ""], reason }) => ({
      what: `Main is not compared over time: \`reference: ${reference}\` was not found`,
      actual: reason,
      next: "Name a tag, commit or branch of this repository in the policy"
    })
  }
};
var driftFinding = makerOf(driftRows);
function lossText({ drop, metric }) {
  return `${drop < 0 ? "gained" : "lost"} ${points(drop)} of ${metric}`;
}
var MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function sinceText({ since = "" }) {
  const [, month, day] = since.slice(0, 10).split("-").map(Number);
  return month === void 0 ? "" : ` since ${day} ${MONTHS[month - 1]}`;
}
function referenceText({ named: named2, reference: { from, to } }) {
  const days = [...new Set([from, to].map((time) => time.slice(0, 10)))].join(" to ");
  return named2 === void 0 ? `five runs of ${days}` : `\`${named2}\` (five runs of ${days})`;
}
function partsText({ slices = [], fell: fell3 = [] }) {
  const texts = [...slices, ...fell3].map(
    ({ name, scenarios, reference, newest }) => `\`${name}\` ${scenarios === 1 ? "" : `(${scenarios} scenarios) `}${percents(reference, newest).join(" -> ")}`
  );
  return texts.length === 0 ? void 0 : someOf(texts);
}
function mergesText({ since: { before, after } = { time: "" } }) {
  if (before === void 0 || after === void 0) return "Look at the merges of that time";
  if (before === after)
    return `No merge lies there: \`${shortSha(after)}\` ran before and after, so look at the model, the tools and the environment`;
  return `Look at the merges after \`${shortSha(before)}\` up to \`${shortSha(after)}\``;
}
function driftFindings(drift, recorded2) {
  if (drift !== null)
    return drift.drifted ? [driftFinding("main-drifted", { effect: "warn", drift, recorded: recordedDrift(drift) })] : [];
  return recorded2?.since === void 0 ? [] : [driftFinding("main-drifted", { effect: "notice", recorded: recorded2 })];
}
function measuredAnew(candidate, newest) {
  const primary = primaryRubric(candidate);
  const before = newest?.metrics.find(({ rubric }) => rubric === primary?.rubric);
  if (newest?.drift === void 0 || primary === void 0 || before?.hash === primary.hash) return [];
  return [driftFinding("main-measured-anew", { names: [primary.rubric], recorded: newest.drift })];
}

// src/gating/comparing/worst-scenarios.ts
var MOST_NAMED2 = 10;
function fallenUnder(rate, shown2) {
  const { dropped } = shown2.waived;
  const fallen = measuredUnder(rate, shown2).filter(
    ({ scenario, candidate, baseline }) => baseline !== null && candidate < baseline - SLACK && !dropped.has(scenario)
  );
  return listed(fallen.sort(byFall));
}
function failingUnder(rate, shown2) {
  const failing2 = measuredUnder(rate, shown2).filter(({ candidate }) => candidate < 1 - SLACK);
  return listed(failing2.sort((a, b) => a.candidate - b.candidate || byFall(a, b)));
}
function endingWrong(rubric, { candidate }, { outcome, limit }) {
  const wrong = candidate.scenarios.flatMap((scenario) => {
    const ended2 = shareEnded(scenario, rubric, outcome);
    const share = limit === "at_most" || ended2 === null ? ended2 : 1 - ended2;
    return share === null || share < SLACK ? [] : [{ scenario: scenario.scenario, share }];
  });
  wrong.sort((a, b) => b.share - a.share || byText(a.scenario, b.scenario));
  return listed(wrong.map(({ scenario }) => ({ scenario })));
}
function listed(all) {
  return all.length === 0 ? {} : { scenarios: { total: all.length, worst: all.slice(0, MOST_NAMED2) } };
}
function measuredUnder(rate, { candidate, pairing }) {
  const { valueIn } = rate;
  const main = new Map(pairing.pairs.map((pair) => [pair.scenario, onMain(pair, rate)]));
  return candidate.scenarios.flatMap((scenario) => {
    const value = valueIn(scenario);
    const values = (main.get(scenario.scenario) ?? []).flatMap((run2) => valueIn(run2) ?? []);
    const baseline = values.length === 0 ? null : meanRate(values);
    return value === null ? [] : [{ scenario: scenario.scenario, candidate: value, baseline }];
  });
}
function byFall(a, b) {
  const fall = ({ candidate, baseline }) => candidate - (baseline ?? candidate);
  return fall(a) - fall(b) || byText(a.scenario, b.scenario);
}
function shareEnded(scenario, { rubric, outcomes: [usual] }, outcome) {
  const { scores = [], outcomes } = memberOf(scenario.rubrics, rubric) ?? {};
  if (scores.length === 0) return null;
  if (outcomes === void 0) return usual?.outcome === outcome ? 1 : 0;
  return (memberOf(outcomes, outcome) ?? 0) / scores.length;
}

// src/gating/findings/rates.ts
var BELOW = {
  effect: ["block", "warn"],
  excess: shortfall,
  shownIn: "rate",
  marksRate: true,
  message: (finding) => below(finding, "")
};
var NEAR = {
  effect: "warn",
  marksRate: true,
  message: (finding) => below(finding, withinChance(finding))
};
var FELL = { effect: ["block", "warn"], isWorseThanMain: true, shownIn: "rate", message: fell };
var rateRows = {
  "metric-below-threshold": { ...BELOW, waivable: "metric" },
  "metric-near-threshold": NEAR,
  "criterion-below-threshold": { ...BELOW, waivable: "criterion" },
  "criterion-near-threshold": NEAR,
  "not-measured": {
    effect: ["block", "warn"],
    message: ({ subject, rate: { rule } }) => ({
      what: `\`${subject.name}\` has a threshold, but ${subject.kind === "metric" ? "its rubric judged" : "applies in"} none of the trials`,
      expected: `at least ${percent(must(rule.threshold, "its threshold"))}`,
      actual: "nothing measured",
      next: "Add a scenario where it applies, or remove the threshold"
    })
  },
  "metric-regressed": { ...FELL, waivable: "metric", liftedIf: "fell" },
  "criterion-regressed": { ...FELL, waivable: "criterion" },
  "not-proven": {
    effect: "block",
    waivable: "metric",
    excess: ({ rate: { interval } }) => -(interval?.lower ?? Number.NEGATIVE_INFINITY),
    message: ({ subject, rate: { state, rule, interval } }) => ({
      what: `The policy requires proof, but this run does not prove that \`${subject.name}\` did not drop by ${points(rule.tolerance)}`,
      expected: "unchanged or improved",
      actual: interval === null ? state.replace("-", " ") : `${state}: a drop of up to ${points(interval.lower)} is possible`,
      next: state === "no-baseline" ? RUN_MAIN_ONCE : "Add trials or scenarios, or compare with more runs of main"
    })
  },
  inconclusive: { effect: ["warn", "notice"], holds: "in doubt", isRowIfNotice: true, message: mayHaveDropped2 },
  "criterion-may-have-dropped": { effect: "notice", message: mayHaveDropped2 }
};
var rateFinding = makerOf(rateRows);
function subjectOf({ kind, name }) {
  return { kind, name };
}
function rateFindings(context, results) {
  return context.rates.flatMap((rate) => [
    ...belowThreshold(context, rate, results.get(rate)),
    ...regressed(context, rate),
    ...doubts(context, rate)
  ]);
}
function belowThreshold({ shown: shown2 }, rate, result) {
  const { kind, rule, candidate } = rate;
  const about = { subject: subjectOf(rate), rate };
  if (rule.threshold === null) return [];
  if (candidate === null)
    return [rateFinding("not-measured", { effect: rule.named ? blockOrWarn(rule) : "warn", ...about })];
  const { status, counted: ofScenarios } = must(result, "the result of a threshold");
  if (status === "met") return [];
  if (status === "near") return [rateFinding(`${kind}-near-threshold`, { ...about, ofScenarios })];
  const scenarios = gates(rule) ? failingUnder(rate, shown2) : {};
  return [rateFinding(`${kind}-below-threshold`, { effect: blockOrWarn(rule), ...about, ...scenarios })];
}
function regressed({ runs, shown: shown2 }, rate) {
  const { kind, rule, state, decidedBy: decidedBy2, paired } = rate;
  if (state !== "regressed" || paired === null || decidedBy2.every((test) => COLLAPSE.has(test))) return [];
  const scenarios = gates(rule) ? fallenUnder(rate, shown2) : {};
  const trials = kind === "metric" ? scoredTrials(rate, runs) : null;
  const about = { subject: subjectOf(rate), rate, trials };
  return [rateFinding(`${kind}-regressed`, { effect: blockOrWarn(rule), ...about, ...scenarios })];
}
function doubts({ policy }, rate) {
  const { kind, rule, state, signs } = rate;
  const about = { subject: subjectOf(rate), rate };
  if (kind === "criterion") return signs.length === 0 ? [] : [rateFinding("criterion-may-have-dropped", about)];
  const isProven = ["unchanged", "improved", "regressed"].includes(state);
  const lacksProof = policy.require === "proof" && gates(rule) && !isProven;
  const effect = policy.on_inconclusive === "pass" ? "notice" : "warn";
  return [
    ...lacksProof ? [rateFinding("not-proven", about)] : [],
    ...signs.length > 0 ? [rateFinding("inconclusive", { effect, ...about })] : []
  ];
}
function scoredTrials({ rubric, candidateCount }, runs) {
  const main = sum(runs.map((run2) => trialsUnder(run2, rubric.rubric)));
  return { candidate: candidateCount.total, main, runs: runs.length };
}
function withinChance({ ofScenarios, rate }) {
  if (ofScenarios === null) return ", but within this suite's own noise";
  const { scenarios, blocksFrom } = ofScenarios;
  const all = counted(scenarios, "scenario");
  if (blocksFrom === null) return `, but within chance: ${all} cannot show a shortfall`;
  return `, but within chance${gates(rate.rule) ? `: with ${all} it blocks from ${blocksFrom} down` : ""}`;
}
function nameOf({ kind, name }) {
  return kind === "metric" ? name : `\`${name}\``;
}
function below({ subject, rate }, within) {
  const { unit, baseline, candidateCount, state } = rate;
  const candidate = must(rate.candidate, "the rate below its threshold");
  const threshold = must(rate.rule.threshold, "its threshold");
  const [actual, bar] = percents(candidate, threshold);
  const all = candidateCount.total;
  const trials = unit === "passes" ? `${candidateCount.passed} of ${counted(all, "trial")}` : counted(all, "scored trial");
  const isMainToo = baseline !== null && state !== "not-comparable" && baseline < threshold - SLACK;
  const main = isMainToo ? `; main is below it too (${percents(baseline, threshold)[0]})` : "";
  return {
    what: `${nameOf(subject)} is ${actual}, below its threshold of ${bar} (${trials})${within}${main}`,
    next: "Look at the scenarios that fail, and fix the agent"
  };
}
function fell({ subject, rate, trials, scenarios }) {
  const { rule, decidedBy: decidedBy2 } = rate;
  const delta = must(rate.delta, "the change of a regressed rate");
  const paired = must(rate.paired, "the paired means of a regressed rate");
  const [baselineText, candidateText] = percents(paired.baseline, paired.candidate);
  const over = `over ${pairedText(paired)}${trials === null ? "" : ` (${scoredTrialsText(trials)})`}`;
  const isLower = delta < -SLACK;
  return {
    what: isLower ? `${nameOf(subject)} fell from ${baselineText} to ${candidateText} ${over}` : `${nameOf(subject)} is ${candidateText} after ${baselineText} ${over}, but worse in ${counted(scenarios?.total ?? 1, "scenario")}`,
    expected: decidedBy2.includes("exact") ? "no scenario worse than on main" : rule.tolerance === 0 ? "no drop" : `a drop of less than ${points(rule.tolerance)}`,
    actual: isLower ? `a drop of ${points(delta)}` : void 0,
    next: "Look at the scenarios that scored less than on main"
  };
}
function mayHaveDropped2({ subject, rate: { signs, paired, state } }) {
  const { baseline, candidate } = must(paired, "the paired means of a rate that may have dropped");
  const p = smallestP(signs);
  const why = signs.some(({ test }) => test === "confirm") ? "scenarios that fail again are too few to block" : `such a drop comes up in ${p < 0.01 ? "less than 1 %" : percent(p, 0)} of unchanged pull requests`;
  return {
    what: `${nameOf(subject)} may have dropped, ${percents(baseline, candidate).join(" -> ")}: ${why}`,
    next: `Look at the scenarios that fell, or add ${state === "insufficient" ? "scenarios" : "trials"} to find out`
  };
}
function pairedText({ scenarios, waived: waived2 }) {
  const unchanged = waived2 === void 0 ? "" : `, ${counted(waived2, "waived one")} as unchanged`;
  return `${counted(scenarios, "paired scenario")}${unchanged}`;
}
function scoredTrialsText({ candidate, main, runs }) {
  return `${main}${runs > 1 ? ` in ${runs} runs` : ""} -> ${counted(candidate, "scored trial")}`;
}
function shortfall({ rate: { rule, candidate } }) {
  return must(rule.threshold, "its threshold") - must(candidate, "its rate");
}

// src/gating/findings/memory.ts
var memoryRows = {
  "block-stands": {
    effect: ["block", "warn"],
    holds: "for results",
    isWorseThanMain: true,
    message: ({ strata, since }) => ({
      what: `${counted(strata.length, "scenario")} that blocked ${pushText(since)} still ${strata.length === 1 ? "fails" : "fail"}: ${failuresText(strata, "candidate")} here, ${failuresText(strata, "main")} on main`,
      expected: "no more failures than on main",
      next: "Push the fix: what blocked is cleared once its trials pass"
    })
  },
  "block-leans": {
    effect: "warn",
    holds: "for results",
    message: ({ subject, since }) => ({
      what: `${nameOf(subject)} blocked ${pushText(since)}, and may still be below main`,
      next: "Push the fix, or run the suite again: its trials add up"
    })
  },
  "block-untested": {
    effect: "warn",
    holds: "for results",
    message: ({ ids, since }) => ({
      what: `${counted(ids.length, "scenario")} that blocked ${pushText(since)} cannot be compared with main here: ${nameList(ids)}`,
      expected: "a verdict here and on main, under the same rubric",
      next: "Run them again"
    })
  },
  "block-cleared": {
    effect: "notice",
    clears: true,
    isHeadline: true,
    message: ({ ids, names, since }) => ({
      what: `Cleared: ${clearedText(ids, names, pushText(since))}`
    })
  },
  "level-spent": {
    effect: "warn",
    holds: "for results",
    isWorseThanMain: true,
    message: ({ push, level, alpha }) => ({
      what: `A first push would be blocked by this drop: push ${push} blocks at ${percent(level)}, the first at ${percent(alpha)}`,
      next: "Look at the scenarios that fell; a re-run adds trials"
    })
  },
  "memory-expired": {
    effect: "notice",
    message: () => ({
      what: "The bundle of the push before has expired: what blocked it is forgotten",
      next: "Raise `pr-retention-days` if pull requests rest longer"
    })
  },
  "memory-unreadable": {
    effect: "warn",
    holds: "for results",
    message: ({ reason }) => ({
      what: `The bundle of the push before cannot be read: ${reason}`,
      expected: "what blocked it, which must be cleared",
      next: "Run the job again; if the artifact is damaged, delete it"
    })
  },
  "control-proposed": {
    effect: "warn",
    message: ({ runs }) => ({
      what: `Undecided ${runs === 2 ? "twice" : `${runs} times`} on this pull request`,
      next: "Compare with main on the same day: `agent-gate init --control` writes the policy and the workflow for it"
    })
  }
};
var memoryFinding = makerOf(memoryRows);
function clearedText(ids, names, push) {
  if (ids.length > 0)
    return `${counted(ids.length, "scenario")} that blocked ${push} no longer ${ids.length === 1 ? "fails" : "fail"} more than on main`;
  if (names.length > 0)
    return `${nameList(names)} blocked ${push}, and ${names.length === 1 ? "shows" : "show"} no sign of a drop any more`;
  return `what blocked ${push} is accepted`;
}
function pushText(since) {
  if (since === 0) return "this commit before";
  return since === 1 ? "the push before" : `${since} pushes ago`;
}
function failuresText(strata, side) {
  const { failed, trials } = addTrials(strata.map((stratum) => stratum[side]));
  return `${failed} of ${counted(trials, "trial")}`;
}
function memoryFindings({ carried, push }) {
  if (carried === null) return [];
  const { state, hypothesis, answer, rate, missing } = carried;
  const since = push - carried.since;
  switch (state) {
    case "fails":
    case "may fail": {
      const { strata } = must(answer, "the answer of what still fails");
      const effect = state === "fails" && rate?.state !== "improved" ? "block" : "warn";
      const worst = strata.slice(0, 5).map(({ scenario }) => ({ scenario }));
      return [
        memoryFinding("block-stands", {
          effect,
          since,
          strata,
          scenarios: { total: strata.length, worst },
          subject: subjectOf(must(rate, "the rate of what still fails"))
        })
      ];
    }
    case "leans":
      if (rate?.state === "regressed") return [];
      return [memoryFinding("block-leans", { since, subject: subjectOf(must(rate, "the rate that leans")) })];
    case "missing":
      return [memoryFinding("block-untested", { since, ids: missing })];
    case "awaited":
      return [];
    case "cleared":
      return [
        memoryFinding("block-cleared", {
          since,
          names: carried.isAccepted ? [] : carried.blocked,
          ids: hypothesis?.lost.map(({ scenario }) => scenario) ?? []
        })
      ];
  }
}

// src/gating/findings/reading.ts
var readingRows = {
  "secrets-replaced": {
    effect: "notice",
    message: ({ shapes }) => {
      const total = shapes.reduce((sum2, [, count]) => sum2 + count, 0);
      const were = total === 1 ? "value that looks like a secret was" : "values that look like secrets were";
      return {
        what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(", ")})`,
        next: "Rotate them: they were in the results file. Keep secrets out of what the harness writes"
      };
    }
  },
  "secret-not-redacted": {
    effect: "notice",
    message: ({ names }) => ({
      what: `Not redacted, because not set in this step or shorter than ${SHORTEST_SECRET} characters: ${nameList(names)} of the policy's \`secrets_from\``,
      next: "Pass each to the step with `env:`; forks get no secrets"
    })
  },
  "redaction-unmatched": {
    effect: "warn",
    message: ({ path }) => ({
      what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was redacted there`,
      next: "Fix the path, or remove it from the policy"
    })
  },
  "config-not-read": {
    effect: "warn",
    message: ({ names }) => ({
      what: `Not read: ${nameList(names)}. Unless they are named, the policy is \`.github/agent-gate.yml\`, and rubrics are \`rubrics/*.yml\``,
      next: "Move them there, or name them in the inputs `policy` and `rubrics`"
    })
  },
  "mapping-unverified": {
    effect: "notice",
    message: ({ mapping }) => ({
      what: `The shipped mapping \`${mapping}\` was never tried on a file that its tool wrote`,
      next: "Compare the counts with what the tool itself reports"
    })
  },
  "selector-finds-nothing": {
    effect: "warn",
    message: ({ part, selector }) => ({
      what: `The mapping's selector \`${inline(selector)}\` of \`${inline(part)}\` finds nothing in any record`,
      next: "See what the records hold with `agent-gate inspect`, then fix or remove it"
    })
  }
};
var readingFinding = makerOf(readingRows);
function replacedSecrets({ redacted }) {
  const shapes = Object.entries(redacted ?? {}).sort(([a], [b]) => byText(a, b));
  return shapes.some(([, count]) => count > 0) ? [readingFinding("secrets-replaced", { shapes })] : [];
}

// src/suite/trial.ts
var ANSWERS = /* @__PURE__ */ Symbol("answers");
var ANSWERS_KEY = "$answers";
function factAt(trial, path) {
  return path.split(".").reduce(memberOf, trial);
}
function armOf({ arm }) {
  return typeof arm === "string" && arm !== "" ? arm : null;
}
function numberedWith(trial) {
  const arm = armOf(trial);
  return arm === null ? trial.scenario : `${trial.scenario}
${arm}`;
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

// src/suite/trial-counts.ts
function startTrialCounts() {
  const scenarios = /* @__PURE__ */ new Set();
  const counts = { passed: 0, failed: 0 };
  const errors = { agent: 0, infrastructure: 0, judge: 0 };
  let trials = 0;
  return {
    add(trial) {
      trials++;
      scenarios.add(trial.scenario);
      const verdict = factAt(trial, "harness.passed");
      if (trial.error !== null) errors[trial.error.kind]++;
      else if (typeof verdict === "boolean") counts[verdict ? "passed" : "failed"]++;
    },
    counts: () => ({ trials, scenarios: scenarios.size, ...counts, errors })
  };
}
function totalTrials(parts) {
  return parts.reduce((total, { trials }) => total + trials, 0);
}

// src/gating/history/records.ts
var MOST_RECORDS = 50;
var MOST_REPORTS = 20;
var MOST_SCENARIOS = 500;
function recordOf(report, { sha, run_id }, time, before, drift, policy) {
  const probes = policy === void 0 ? [] : probeResults(report, before, probesOf(policy));
  const metrics = rubricsInOrder(report).flatMap((rubric) => {
    const { score: score2, metric, version, hash: hash3, trials } = rubric;
    return score2 === null ? [] : [{ metric, rubric: rubric.rubric, version, hash: hash3, score: score2, ...trials }];
  });
  const isLarge2 = report.scenarios.length > MOST_SCENARIOS;
  return defined({
    sha,
    run_id,
    time,
    trials: report.trials.scored,
    scenarios: report.scenarios.length,
    probes: probes.length === 0 ? void 0 : probes,
    metrics,
    ...isLarge2 ? { tallies: tallyReport(report) } : { report: inShort(report) },
    drift: drift && recordedDrift(drift)
  });
}
function reportOf({ report }) {
  return report === void 0 ? null : report;
}
function inShort({ redacted: _, ...report }) {
  const scenarios = report.scenarios.map(({ title: _title, trials, rubrics, ...scenario }) => ({
    ...scenario,
    tags: [],
    ...trials === void 0 ? {} : { trials: trials.map(({ facts }) => ({ facts })) },
    rubrics: Object.fromEntries(Object.entries(rubrics).map(([id, own]) => [id, { ...own, failures: [] }]))
  }));
  return { ...report, scenarios, errored: [] };
}
function isSameRun(record, { sha, run_id: id }) {
  if (record.run_id !== void 0 && id !== void 0) return record.run_id === id;
  return sha !== void 0 && record.sha === sha;
}
function earlierRuns(history, origin, reference = null) {
  const earlier = history.filter((record) => !isSameRun(record, origin));
  const hashOf2 = (record) => record?.metrics[0]?.hash;
  const alike = earlier.filter((record) => hashOf2(record) === hashOf2(earlier[0]));
  const kept = new Set(reference === null ? [] : nearestRuns(alike, reference));
  const others = new Set(earlier.filter((record) => !kept.has(record)).slice(0, MOST_RECORDS - 1 - kept.size));
  return earlier.filter((record) => kept.has(record) || others.has(record)).map(({ report, drift, probes, ...record }, index) => {
    const isTallied = report !== void 0 && index >= MOST_REPORTS - 1;
    const ofRun = isTallied ? { tallies: tallyReport(report) } : { report };
    const onFirst = (value) => index === 0 ? value : void 0;
    return defined({ ...record, probes: onFirst(probes), ...ofRun, drift: onFirst(drift) });
  });
}

// src/suite/select-trials.ts
function readSelection(text) {
  const [fact, ...value] = text.split("=");
  return fact === void 0 || fact === "" || value.length === 0 ? null : { fact, value: value.join("=") };
}
function selectionText({ fact, value }) {
  return `${fact}=${value}`;
}
var SHOWN_VALUES = 10;
var KNOWN_FACTS = 500;
function startSelection(selections) {
  const tallies = selections.map((selection) => {
    return { selection, hash: hashOf(selection.value), values: /* @__PURE__ */ new Set(), isFactPresent: false, matched: false };
  });
  const facts = /* @__PURE__ */ new Set();
  const undetermined = [];
  let seenCount = 0;
  let keptCount = 0;
  const keeps = (trial) => {
    seenCount++;
    const fits = tallies.map((tally2) => matches(tally2, trial, facts));
    if (trial.error !== null && !fits.includes(false) && fits.includes(void 0)) undetermined.push(trial.scenario);
    const isKept = fits.every((fit) => fit === true);
    if (isKept) keptCount++;
    return isKept;
  };
  const problems = () => {
    if (seenCount === 0) return [];
    if (keptCount > 0) return undetermined.length === 0 ? [] : [undeterminedSelection(undetermined, selections)];
    const reasons = tallies.filter((tally2) => !tally2.matched).map((tally2) => whyNone(tally2, facts));
    return reasons.length > 0 ? reasons : [{ code: "nothing-selected", what: `no trial fits ${describe(selections)} together` }];
  };
  return { keeps, problems };
}
function undeterminedSelection(scenarios, selections) {
  const facts = selections.map(({ fact }) => `\`${fact}\``).join(" or ");
  return {
    code: "selection-unknown",
    what: `${counted(scenarios.length, "trial")} ended in an error without ${facts}: whether ${describe(selections)} selects ${scenarios.length === 1 ? "it" : "them"} is unknown`,
    found: [...new Set(scenarios)].sort(byText).slice(0, SHOWN_VALUES).join(", "),
    fix: "Write the fact into every record, including those of failed trials"
  };
}
function matches(tally2, trial, facts) {
  const value = factAt(trial, tally2.selection.fact);
  const texts = (Array.isArray(value) ? value : [value]).flatMap((member) => textForm(member) ?? []);
  if (texts.length === 0 && !Array.isArray(value)) {
    if (facts.size < KNOWN_FACTS) for (const name of scalarFacts(trial)) facts.add(name);
    return void 0;
  }
  tally2.isFactPresent = true;
  for (const text of texts) if (tally2.values.size <= SHOWN_VALUES) tally2.values.add(text);
  const fits = texts.some((text) => text === tally2.selection.value || text === tally2.hash);
  if (fits) tally2.matched = true;
  return fits;
}
function whyNone({ selection, values, isFactPresent }, facts) {
  if (!isFactPresent) {
    return {
      code: "unknown-fact",
      what: `no trial has the fact \`${selection.fact}\` as a text, number, boolean or list`,
      ...adviseName(selection.fact, [...facts].slice(0, KNOWN_FACTS))
    };
  }
  const listed2 = [...values].sort().slice(0, SHOWN_VALUES);
  const more2 = values.size > SHOWN_VALUES ? ", ..." : "";
  return {
    code: "nothing-selected",
    what: `no trial has ${describe([selection])}`,
    found: listed2.map((value) => JSON.stringify(value.slice(0, 80))).join(", ") + more2
  };
}
function describe(selections) {
  return selections.map((selection) => `\`${selectionText(selection)}\``).join(" and ");
}

// src/io/zip.ts
var zlib = new Proxy({}, { get: (_, member) => process.getBuiltinModule("node:zlib")[member], has: (_, member) => member in process.getBuiltinModule("node:zlib") });
var crc32 = (...given) => process.getBuiltinModule("node:zlib").crc32(...given);
var inflateRawSync = (...given) => process.getBuiltinModule("node:zlib").inflateRawSync(...given);
var END_SIGNATURE = 101010256;
var END_BYTES = 22;
var LONGEST_COMMENT = 65535;
var RECORD_SIGNATURE = 33639248;
var RECORD_BYTES = 46;
var LOCAL_SIGNATURE = 67324752;
var LOCAL_BYTES = 30;
var ZIP64_COUNT = 65535;
var ZIP64_SIZE = 4294967295;
var ZIP64_USE = "the format for 65,535 files and more, or 4 GiB";
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
  const entries = readRecords(archive.subarray(0, end), label, count, start);
  return entries.filter((entry) => !entry.name.endsWith("/"));
}
function packedBytes(archive, label, entry) {
  const { offset, name } = entry;
  const cut3 = () => refused(label, "damaged", `${name} is cut off`);
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL_SIGNATURE) throw cut3();
  const nameEnd = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26);
  const start = nameEnd + archive.readUInt16LE(offset + 28);
  if (start + entry.packedBytes > archive.length) throw cut3();
  if (plainName(archive.toString("utf8", offset + LOCAL_BYTES, nameEnd)) !== name)
    throw refused(label, "unsafe", `${name} has another name in its own header`);
  return archive.subarray(start, start + entry.packedBytes);
}
function refused(label, kind, why, { cause, fix = "" } = {}) {
  const problem2 = { code: `zip-${kind}`, what: `the archive cannot be read: ${why}`, where: { file: label }, fix };
  return new UserError(problem2, { cause });
}
function findEnd(archive, label) {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= earliest; at -= 1) {
    if (archive.readUInt32LE(at) !== END_SIGNATURE) continue;
    if (at + END_BYTES + archive.readUInt16LE(at + 20) === archive.length) return at;
  }
  throw refused(label, "damaged", "it is not a zip archive, or its end is cut off", { fix: "Download it again" });
}
function readRecords(archive, label, count, start) {
  const entries = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + RECORD_BYTES > archive.length || archive.readUInt32LE(at) !== RECORD_SIGNATURE)
      throw refused(label, "damaged", "its directory is cut off");
    const nameEnd = at + RECORD_BYTES + archive.readUInt16LE(at + 28);
    if (nameEnd > archive.length) throw refused(label, "damaged", "its directory is cut off");
    entries.push(readRecord(archive, label, at, nameEnd));
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}
function readRecord(archive, label, at, nameEnd) {
  const name = safeName(label, archive.subarray(at + RECORD_BYTES, nameEnd));
  const entry = {
    name,
    method: archive.readUInt16LE(at + 10),
    crc: archive.readUInt32LE(at + 16),
    packedBytes: archive.readUInt32LE(at + 20),
    bytes: archive.readUInt32LE(at + 24),
    offset: archive.readUInt32LE(at + 42)
  };
  if ((archive.readUInt16LE(at + 8) & ENCRYPTED_FLAGS) !== 0) throw refused(label, "encrypted", `${name} is encrypted`);
  if ((archive.readUInt32LE(at + 38) >>> 16 & UNIX_FILE_TYPE) === UNIX_SYMLINK)
    throw refused(label, "unsafe", `${name} is a symbolic link`);
  if ([entry.packedBytes, entry.bytes, entry.offset].includes(ZIP64_SIZE))
    throw refused(label, "too-large", `${name} is a ZIP64 entry: ${ZIP64_USE}`);
  return entry;
}
function safeName(label, bytes2) {
  let name;
  try {
    name = plainName(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes2));
  } catch (cause) {
    throw refused(label, "unsafe", "an entry has a name that is not UTF-8", { cause });
  }
  const segments = name.replace(/\/$/, "").split("/");
  const isUnsafe = new RegExp("\\p{Cc}|^[A-Za-z]:", "u").test(name) || segments.some((part) => ["", ".", ".."].includes(part));
  if (isUnsafe) throw refused(label, "unsafe", "an entry has a name that leaves the archive or is not a plain path");
  return name;
}
function plainName(name) {
  return name.replaceAll("\\", "/");
}
function unpackZstd(label, { zstdDecompressSync } = zlib) {
  if (zstdDecompressSync !== void 0) return zstdDecompressSync;
  throw refused(label, "zstandard", `it uses Zstandard, which Node ${process.versions.node} cannot unpack`, {
    fix: "Use Node 24, or 22.15 and newer; or write the results without Zstandard, for example as JSON"
  });
}
var STORED = 0;
var DEFLATED = 8;
var ZSTANDARD = 93;
var BUNDLE_LIMITS = { entries: 1e4, entryBytes: 2 ** 30, totalBytes: 2 ** 31 - 1 };
function openZip(bytes2, label, limits = BUNDLE_LIMITS) {
  const archive = asBuffer(bytes2);
  const all = readDirectory(archive, label, limits);
  const disks = new Set(all.map(({ name }) => diskName(name)));
  if (!limits.mayRepeat && disks.size !== all.length)
    throw refused(label, "unsafe", "two of its entries have the same name");
  const entries = new Map(all.map((entry) => [entry.name, entry]));
  const unpacked = /* @__PURE__ */ new Set();
  let total = 0;
  const require3 = (what, size, most) => {
    if (size > most) throw refused(label, "too-large", `${what} ${size} bytes, more than ${most}`);
  };
  const read = (name) => {
    const entry = entries.get(name);
    if (entry === void 0) return void 0;
    require3(`${name} has`, entry.bytes, limits.entryBytes);
    if (!unpacked.has(name)) total += entry.bytes;
    unpacked.add(name);
    require3("its files have", total, limits.totalBytes);
    const content = inflate(packedBytes(archive, label, entry), label, entry);
    if (content.length === entry.bytes && crc32(content) === entry.crc) return content;
    throw refused(label, "damaged", `${name} differs from its checksum`);
  };
  return { names: [...entries.keys()], read };
}
function inflate(packed, label, { name, method, bytes: bytes2 }) {
  if (method === STORED) return packed;
  if (method !== DEFLATED && method !== ZSTANDARD)
    throw refused(label, "damaged", `${name} uses compression method ${method}`);
  const unpack = method === DEFLATED ? inflateRawSync : unpackZstd(label);
  try {
    return unpack(packed, { maxOutputLength: bytes2 + 1 });
  } catch (cause) {
    throw refused(label, "damaged", `${name} cannot be unpacked`, { cause });
  }
}

// src/io/gunzip.ts
var zlib2 = new Proxy({}, { get: (_, member) => process.getBuiltinModule("node:zlib")[member], has: (_, member) => member in process.getBuiltinModule("node:zlib") });
var MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
var PACKED_BYTES = 4096;
function* unpackGzip(packed, file, most = MAX_UNPACKED_BYTES) {
  const engine = zlib2.createGunzip({ chunkSize: PACKED_BYTES * 16 });
  let size = 0;
  const unpack = (chunk, flush) => {
    const unpacked = processed(engine, chunk, flush, file);
    size += unpacked.length;
    if (size > most) throw problem("gzip-too-large", `it unpacks to more than ${most} bytes`, file);
    return unpacked;
  };
  try {
    for (const chunk of packed)
      for (let at = 0; at < chunk.length; at += PACKED_BYTES)
        yield unpack(chunk.subarray(at, at + PACKED_BYTES), zlib2.constants.Z_NO_FLUSH);
    yield unpack(new Uint8Array(), zlib2.constants.Z_FINISH);
  } finally {
    engine.close();
  }
}
function processed(engine, chunk, flush, file) {
  const { _handle: handle } = engine;
  const { close } = handle;
  handle.close = () => void 0;
  try {
    return engine._processChunk(chunk, flush);
  } catch (cause) {
    throw problem("damaged-gzip", "it is no whole gzip file", file, cause);
  } finally {
    handle.close = close;
    engine._handle = handle;
    engine.removeAllListeners("error").on("error", () => void 0);
  }
}
function problem(code2, what, file, cause) {
  const fix = "Write the file again, or unpack it first";
  return new UserError({ code: code2, what, where: { file }, fix }, { cause });
}

// src/io/find-files.ts
var { existsSync: existsSync3, lstatSync: lstatSync3, readdirSync, readFileSync: readFileSync2 } = process.getBuiltinModule("node:fs");
var { isAbsolute: isAbsolute2, join: join2, resolve: resolve4 } = process.getBuiltinModule("node:path");
var TEST_FILE = /\.test\.ya?ml$/;
var RESULTS = {
  example: "*.jsonl",
  advice: "Check that the step that writes the results ran, and where it writes them"
};
function findResultFiles(patterns, root, sought = RESULTS) {
  return findFiles(patterns, root, sought).map((file) => ({
    file,
    chunks: () => {
      const chunks = chunksOf(resolve4(root, file), file);
      return file.endsWith(".gz") ? unpackGzip(chunks, file) : chunks;
    },
    unzip: () => openResultArchive(resolve4(root, file), file)
  }));
}
function findTexts(patterns, root, sought) {
  return findFiles(patterns, root, sought).filter((file) => !TEST_FILE.test(file)).map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}
function findFiles(patterns, root, sought) {
  const paths = patterns.flatMap((pattern2) => {
    const files = matches2(pattern2, root);
    if (files.length === 0 && sought !== void 0) throw nothingMatches(pattern2, root, sought);
    for (const file of files) {
      requireRegular(resolve4(root, file), file);
      if (!isAbsolute2(file)) requireInside(resolve4(root, file), root, file);
    }
    return files;
  });
  return [...new Set(paths)].sort();
}
function matches2(written2, root) {
  if (isThere(written2, root) && !folderExists(written2, root)) return [shownPath(written2, root)];
  const pattern2 = isAbsolute2(written2) ? shownPath(written2, root) : written2;
  const folder = /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern2)?.[0] ?? "";
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily("./tinyglobby.cjs");
  const rest = pattern2.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  const problems = new Problems();
  const entriesOf = (read) => problems.collect(() => onDisk(shownPath(read, root), () => entriesIn(read))) ?? [];
  const options = {
    cwd: resolve4(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: { readdirSync: ((read) => entriesOf(read)) }
  };
  const files = globSync(rest, options).map((path) => shownPath(path, root));
  problems.throwAny();
  return files;
}
function nothingMatches(pattern2, root, { example, advice }) {
  const code2 = "no-files";
  if (folderExists(pattern2, root)) {
    const fix2 = `Name the files in it, for example \`${pattern2.replace(/\/+$/, "")}/**/${example}\``;
    return new UserError({ code: code2, what: `\`${pattern2}\` is a folder`, fix: fix2 });
  }
  const fix = pattern2.includes("\\") ? "Write `/` between folders; `\\` works on Windows only" : advice;
  return new UserError({ code: code2, what: `no file matches \`${pattern2}\``, found: `nothing in ${resolve4(root)}`, fix });
}
function entriesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => withOdd(entry, folder));
  } catch (error) {
    if (isNone(error) && lstatSync3(resolve4(folder), { throwIfNoEntry: false }) === void 0) return [];
    throw error;
  }
}
function withOdd(entry, folder) {
  const { name } = entry;
  const isLink = entry.isSymbolicLink();
  if (isLink ? existsSync3(join2(folder, name)) : entry.isFile() || entry.isDirectory()) return [entry];
  return (isLink ? [true, false] : [true]).map(
    (isFile) => ({ name, isFile: () => isFile, isDirectory: () => !isFile, isSymbolicLink: () => false })
  );
}
var MAX_ARCHIVE_BYTES = 2 ** 30;
var MAX_ENTRY_BYTES = 2 ** 27;
var LIMITS = { entries: 65534, entryBytes: MAX_ENTRY_BYTES, totalBytes: 2 ** 34, mayRepeat: true };
function openResultArchive(full, label) {
  const { size } = requireRegular(full, label);
  if (size > MAX_ARCHIVE_BYTES)
    throw refused(label, "too-large", `it has ${size} bytes, more than ${MAX_ARCHIVE_BYTES}`, {
      fix: "Split the suite, and name the archives of all parts"
    });
  return openZip(
    onDisk(label, () => readFileSync2(full)),
    label,
    LIMITS
  );
}

// src/io/shipped.ts
var { existsSync: existsSync4, readdirSync: readdirSync2, readFileSync: readFileSync3 } = process.getBuiltinModule("node:fs");
var { basename, dirname: dirname3, join: join3 } = process.getBuiltinModule("node:path");
var { fileURLToPath } = process.getBuiltinModule("node:url");
var home = findHome(dirname3(fileURLToPath(import.meta.url)));
function shippedNames(kind) {
  return readdirSync2(join3(home, kind)).filter((file) => file.endsWith(".yml") && !file.endsWith(".test.yml")).map((file) => basename(file, ".yml")).sort();
}
function readShipped(kind, name) {
  return shippedNames(kind).includes(name) ? textOf(kind, name) : void 0;
}
function textOf(kind, name) {
  const file = `${kind}/${name}.yml`;
  return { file, text: readFileSync3(join3(home, file), "utf8"), shipped: true };
}
function schemaAddress(kind) {
  const schema = JSON.parse(readFileSync3(join3(home, `schemas/${kind}.schema.json`), "utf8"));
  return schema.$id;
}
function adviseShipped(kind, name) {
  const names = shippedNames(kind);
  const nearest = nearestName(name, names);
  return nearest === void 0 ? `Name a file, or one that is shipped: ${names.join(", ")}` : `Did you mean \`${nearest}\`, which is shipped? Otherwise name a file`;
}
function productVersion() {
  const manifest = JSON.parse(readFileSync3(join3(home, "package.json"), "utf8"));
  return manifest.version;
}
function findHome(from) {
  return existsSync4(join3(from, "package.json")) ? from : findHome(dirname3(from));
}

// src/reporting/markdown/tables.ts
var RULES = /* @__PURE__ */ new Map([
  ["l", ":--"],
  ["c", ":-:"],
  ["r", "--:"]
]);
function table(columns, rows, align = "") {
  const rule = columns.map((_, index) => RULES.get(align[index] ?? "") ?? "---");
  return [columns, rule, ...rows.map((row) => row.map(cell))].map(line).join("\n");
}
function line(cells2) {
  return `| ${cells2.join(" | ")} |`;
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
function link(words, address) {
  const plain2 = address !== void 0 && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain2 ? `[${words}](${address})` : words;
}
function joined2(blocks2) {
  return blocks2.filter((block2) => block2 !== "").join("\n\n");
}
function beside(parts, between = " ") {
  return parts.filter((text) => text !== "").join(between);
}
function small(text) {
  return text === "" ? "" : `<sub>${text}</sub>`;
}
function unbroken(text) {
  return text.replaceAll(" ", "\xA0");
}
function bullets(lines, mark2 = "-") {
  return lines.map((line2) => `${mark2} ${line2}`).join("\n");
}
function openList(view, { noun, lines, mark: mark2 }, open = view.detail.open) {
  const { folded } = view.detail;
  const more2 = lines.slice(open, open + folded);
  return joined2([
    bullets(lines.slice(0, open), mark2),
    more2.length > 0 ? details(`${more2.length} more`, bullets(more2, mark2)) : "",
    leftOut(view, lines.length - open - folded, noun)
  ]);
}
function foldedList(view, title, list, more2 = "") {
  const { folded } = view.detail;
  const { length } = "rows" in list ? list.rows : list.lines;
  if (length === 0) return "";
  if (folded === 0) return leftOut(view, length, list.noun);
  const body = joined2([
    "rows" in list ? table(list.columns, list.rows.slice(0, folded), list.align) : bullets(list.lines.slice(0, folded)),
    leftOut(view, length - folded, list.noun)
  ]);
  return details(`${title} (${length})${more2}`, body);
}
function leftOut(view, count, noun) {
  if (count <= 0) return "";
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}
function fullResults({ links }) {
  return links.artifact === void 0 ? "the bundle, where one is kept (in a terminal by `--out`)" : `the ${link("full results", links.artifact)}`;
}

// src/contract/slug.ts
var SAFE = /^[A-Za-z0-9_-]{1,60}$/;
function slug(text) {
  if (SAFE.test(text)) return text;
  const words = text.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "");
  return `${words}.${sha256Of(text).slice("sha256:".length, "sha256:".length + 10)}`;
}

// src/gating/findings/arms.ts
var armRows = {
  "lift-regressed": {
    effect: ["block", "warn"],
    isWorseThanMain: true,
    waivable: "lift",
    excess: ({ paired }) => paired.baseline - paired.candidate,
    shownIn: "rate",
    message: (finding) => ({
      what: `${fallText(finding)}; ${scoresText(finding.scores)}`,
      expected: `a drop of less than ${points(finding.tolerance)}`,
      next: "Look at the scenarios that scored less than on main"
    })
  },
  "lift-matched": {
    effect: "notice",
    message: (finding) => ({
      what: `${fallText(finding)}, because the agent without it improved; ${scoresText(finding.scores)}`
    })
  },
  "lift-below-threshold": {
    effect: ["block", "warn"],
    shownIn: "rate",
    waivable: "lift",
    excess: ({ value, threshold }) => threshold - value,
    marksRate: true,
    message: ({ subject, value, threshold }) => ({
      what: `The lift over \`${subject.name}\` is ${liftText(value)}, below its threshold of ${liftText(threshold)}`,
      next: "Look at the scenarios that fail, and fix the agent"
    })
  },
  "arm-incomplete": {
    effect: "warn",
    holds: "for results",
    message: ({ subject, measured, onMain: onMain2 }) => ({
      what: `This run has a lift over \`${subject.name}\` in ${measured} of the ${counted(onMain2, "scenario")} in which main has it`,
      next: "Run the arm on every scenario, with the same `input` and `ground_truth` as the agent"
    })
  }
};
var armFinding = makerOf(armRows);
function armFindings(context, results) {
  return context.lifts.flatMap((lift) => {
    const subject = { kind: "lift", name: lift.name };
    return [...fell2(context, lift, subject), ...below2(lift, results, subject), ...incomplete(context, lift, subject)];
  });
}
function fell2({ primary }, lift, subject) {
  const { state, paired, scores, rule } = lift;
  if (state !== "regressed" || paired === null || scores === null || primary === null) return [];
  const about = { subject, paired, scores, tolerance: rule.tolerance };
  const change = scores.with.candidate - scores.with.baseline;
  const isWorse2 = change < -SLACK && change <= -primary.metric.rule.tolerance + SLACK;
  return isWorse2 ? [armFinding("lift-regressed", { effect: blockOrWarn(rule), ...about })] : [armFinding("lift-matched", about)];
}
function below2(lift, results, subject) {
  const { rule, candidate } = lift;
  if (results.get(lift)?.status !== "below" || candidate === null || rule.threshold === null) return [];
  const about = { effect: blockOrWarn(rule), subject, value: candidate, threshold: rule.threshold };
  return [armFinding("lift-below-threshold", about)];
}
function incomplete({ policy, pairing }, lift, subject) {
  const onMain2 = liftsOnMain(lift, pairing.pairs);
  const measured = onMain2.filter(({ candidate }) => isWhole(candidate)).length;
  const isLacking = onMain2.length - measured > policy.errors.budget * onMain2.length + SLACK;
  return isLacking ? [armFinding("arm-incomplete", { subject, measured, onMain: onMain2.length })] : [];
}
function fallText({ subject, paired: { scenarios, candidate, baseline } }) {
  return `The lift over \`${subject.name}\` fell from ${liftText(baseline)} to ${liftText(candidate)} over ${counted(scenarios, "paired scenario")}`;
}
function liftText(lift) {
  return `${lift < 0 ? "-" : "+"}${points(lift)}`;
}
function scoresText(scores) {
  const [withIt, without] = [scores.with, scores.without].map(
    ({ candidate, baseline }) => percents(baseline, candidate).join(" -> ")
  );
  return `with it ${withIt}, without ${without}`;
}

// src/gating/findings/comparability.ts
var comparabilityRows = {
  "scenarios-not-comparable": {
    effect: ["invalid", "warn"],
    message: ({
      common,
      total,
      minOverlap,
      candidateOnly,
      older,
      baselineOnly,
      changed,
      effect
    }) => {
      const sides = [
        ["in this run only", candidateOnly],
        ["not in main's newest run, but in older ones", older],
        ["on main only", baselineOnly],
        ["different question", changed]
      ];
      const named2 = sides.filter(([, ids]) => ids.length > 0).map(([where, ids]) => `${where}: ${nameList(ids)}`);
      return {
        what: `Only ${common} of ${total} scenarios are in both runs, too few to compare them`,
        expected: `at least ${percent(minOverlap, 0)} of the scenarios in both runs`,
        actual: named2.length === 0 ? void 0 : named2.join("; "),
        next: `Keep scenario ids stable, and record each trial's \`input\` and \`ground_truth\` as main does${orAccept(effect)}`
      };
    }
  },
  "rubric-not-comparable": {
    effect: ["invalid", "warn"],
    message: ({ subject, candidate, baseline, effect }) => ({
      what: baseline === null ? `The baseline was not scored with the rubric \`${subject.name}\`` : `The baseline was scored with a different version of the rubric \`${subject.name}\``,
      expected: versionText(candidate),
      actual: baseline === null ? "no such rubric" : versionText(baseline),
      next: `Compare with a baseline that keeps its trials: it can be rescored${orAccept(effect)}`
    })
  },
  "rubric-removed": {
    effect: ["block", "warn"],
    message: ({ subject, metric }) => ({
      what: `The rubric \`${subject.name}\` (${metric}) scored the baseline and does not score this run`,
      next: "Restore it; if main removed it on purpose, save a new baseline on main"
    })
  },
  "judge-not-comparable": {
    effect: ["invalid", "warn"],
    isBaselineWith: true,
    message: ({ names, candidate, baseline }) => ({
      what: `A different model judged the baseline, so rates that depend on its verdicts are not compared: ${nameList(names)}`,
      expected: judgeNames(baseline),
      actual: judgeNames(candidate),
      next: "Use the same model for both runs; if the judge changed for good, run main with the new one"
    })
  },
  "mapping-changed": {
    effect: "warn",
    message: ({ candidate, baseline }) => ({
      what: "The baseline's results were read by a different mapping and cannot be read again",
      expected: mappingText(baseline),
      actual: mappingText(candidate),
      next: "Until main has a new baseline, a change may come from the mapping and not from the agent"
    })
  }
};
var comparabilityFinding = makerOf(comparabilityRows);
function comparabilityFindings(context) {
  const { policy, baseline, rubrics } = context;
  if (baseline === null) return [];
  const effect = policy.on_not_comparable === "pass" ? "warn" : "invalid";
  const others = rubrics.flatMap(({ rubric }) => rubricComparable(rubric, baseline) ? [] : [rubric]);
  const removed = baseline.rubrics.filter(({ rubric }) => rubrics.every((known3) => known3.rubric.rubric !== rubric));
  const subjectOf2 = ({ rubric }) => ({ kind: "rubric", name: rubric });
  return [
    ...context.isComparable ? [] : [littleOverlap(context, effect)],
    ...others.map((candidate) => {
      const onMain2 = baseline.rubrics.find(({ rubric }) => rubric === candidate.rubric) ?? null;
      const about = { effect, subject: subjectOf2(candidate), candidate, baseline: onMain2 };
      return comparabilityFinding("rubric-not-comparable", about);
    }),
    // Cannot occur if main's run was scored again: both sides then have one config's rubrics.
    ...(removed.length < 2 ? removed : rubricsInOrder({ rubrics: removed })).map((rubric) => {
      const { metric } = rubric;
      const isAccepted = effect === "warn" || !gates(metricRule(policy, metric));
      const about = { subject: subjectOf2(rubric), metric };
      return comparabilityFinding("rubric-removed", { effect: isAccepted ? "warn" : "block", ...about });
    })
  ];
}
function littleOverlap({ policy, pairing }, effect) {
  const idsOf2 = (scenarios) => scenarios.map(({ scenario }) => scenario);
  return comparabilityFinding("scenarios-not-comparable", {
    effect,
    ...pairing.overlap,
    minOverlap: policy.gate.scenarios.min_overlap,
    candidateOnly: idsOf2(pairing.new),
    older: pairing.olderOnMain,
    baselineOnly: idsOf2(pairing.removed),
    changed: idsOf2(pairing.changed)
  });
}
function keyFindings({ policy, candidate, baseline, rubrics }) {
  if (baseline === null) return [];
  const rates = rubrics.flatMap(({ metric, criteria }) => [metric, ...criteria]).filter(({ byJudge }) => byJudge);
  const stops = policy.on_not_comparable !== "pass" && rates.some(({ rule }) => gates(rule));
  const ofJudge = {
    effect: stops ? "invalid" : "warn",
    names: rates.map(({ name }) => name),
    candidate: candidate.judges ?? [],
    baseline: baseline.judges ?? []
  };
  const [here, main] = [candidate.read_by, baseline.read_by];
  const isReadAlike = here === void 0 || main === void 0 || here.mapping?.hash === main.mapping?.hash;
  return [
    ...rates.length === 0 || sameJudges(candidate, baseline) ? [] : [comparabilityFinding("judge-not-comparable", ofJudge)],
    ...isReadAlike ? [] : [comparabilityFinding("mapping-changed", { candidate: here.mapping, baseline: main.mapping })]
  ];
}
function orAccept(effect) {
  return effect === "invalid" ? ", or set `on_not_comparable: pass` in main's policy until main has a new baseline" : "";
}
function versionText({ version, hash: hash3 }) {
  return `version ${version} (${shortHash(hash3)})`;
}
function mappingText(mapping) {
  return mapping === null ? "none" : `${mapping.mapping} (${shortHash(mapping.hash)})`;
}

// src/gating/findings/confirm.ts
var confirmRows = {
  "confirm-awaited": {
    effect: "warn",
    holds: "for fresh trials",
    message: ({ ids, trials, isControlled, control, carried }) => ({
      what: `${counted(ids.length, "scenario")} ${whyAgain(ids, carried)}: ${ids.length * trials} fresh trials${isControlled ? ", and as many of main," : ""} will tell whether ${ids.length === 1 ? "it" : "they"} ${willTell(ids, carried)}`,
      next: `Run ${nameList(ids)} again, ${trials} trials each, ${isControlled ? `here and at ${mainAt(control)} in turn, ` : ""}and give the results to the next look (\`confirm-results\`${isControlled ? ", `control-results`" : ""})`
    })
  },
  "control-missing": {
    effect: "warn",
    holds: "for fresh trials",
    message: ({ ids, fault, control }) => ({
      what: fault === "other-commit" ? `The control trials ran at another commit than ${mainAt(control)}: ${nameList(ids)}` : `No control trial counts, so fresh trials have nothing to compare with: ${nameList(ids)}`,
      expected: `as many trials at ${mainAt(control)} as here`,
      why: fault === "other-commit" ? "The checkout that holds the results says so" : "They never came, have no verdict, repeat other trials, ask something else, or crash where the fresh ones do not",
      next: "In a new commit, as a re-run keeps the fresh trials that came, run these at the output `control-sha` too, in a second checkout that keeps its results, and name them in `control-results`"
    })
  },
  "control-not-in-rounds": {
    effect: "warn",
    holds: "for results",
    message: ({ ids }) => ({
      what: `Control trials are not known to have run in turn with the fresh ones, so an outage between them would look like a difference: ${nameList(ids)}`,
      expected: "rounds that run both sides, named by `{round}` in `confirm-results` and `control-results`, or trials that record `time`",
      next: "Run both sides in rounds, as docs/workflows/confirm.yml does, in a new commit: a re-run keeps these"
    })
  },
  "main-fails-today": {
    effect: "notice",
    isHeadline: true,
    message: ({ failing: failing2, asked, isAll }) => ({
      what: `${isAll ? "Not this pull request: main" : "Main"} fails ${failing2} of these ${asked} today`,
      next: "Look for what changed around the agent: services, data, the model or the judge"
    })
  },
  "confirm-incomplete": {
    effect: "warn",
    holds: "for fresh trials",
    message: ({ ids, missing, wanted, budget }) => ({
      what: `${missing} of ${counted(wanted, "fresh trial")} ${missing === 1 ? "is" : "are"} missing, and ${missing === 1 ? "it decides" : "they decide"}: ${nameList(ids)}`,
      expected: `at most ${percent(budget)} of them missing`,
      why: "They never came, have no verdict, repeat other trials, ask something else, or record only a verdict",
      next: "Run these again. Let trials record output or tokens, or say `confirm: { fresh: declared }` where the harness does not cache"
    })
  },
  "confirm-surplus": {
    effect: "warn",
    holds: "for results",
    message: ({ ids, trials }) => ({
      what: `More fresh trials came than were asked for, and those beyond could block: ${nameList(ids)}`,
      expected: `${trials} trials of each, from one attempt`,
      next: "Deliver what was asked, in a new commit: a re-run keeps these. The output `confirm-trials` says how many"
    })
  },
  "scenarios-broke": {
    effect: ["block", "warn"],
    isWorseThanMain: true,
    isConfirmed: true,
    message: ({ freshScenarios }) => {
      const { failed, trials } = addTrials(freshScenarios);
      const main = addTrials(freshScenarios.map((scenario) => scenario.main));
      const isControlled = freshScenarios.some((scenario) => scenario.main.missing !== void 0);
      const [isOne, broken] = [freshScenarios.length === 1, counted(freshScenarios.length, "scenario")];
      const where = `in ${failed} of ${counted(trials, "fresh trial")}, on main${isControlled ? " today" : ""} in ${main.failed} of ${main.trials}`;
      const isTogether = freshScenarios.some((fresh) => fresh.word !== "confirmed" && fresh.failed < fresh.trials);
      return {
        what: isTogether ? `${broken} ${isOne ? "fails" : "together fail"} more often than on main: ${where}` : `${broken} broke: ${isOne ? "it" : "they"} failed again ${where}`,
        next: "Look at their traces beside those of main, and fix the agent"
      };
    }
  },
  "scenarios-collapsed": {
    effect: "block",
    isWorseThanMain: true,
    message: ({ ids, runs }) => ({
      what: `${counted(ids.length, "scenario")} collapsed: ${ids.length === 1 ? "it fails" : "they fail"} far more often than on main${runs > 1 ? ", run after run" : ""}`,
      next: "Look at their traces beside those of main, and fix the agent"
    })
  },
  "trials-copied": {
    effect: "notice",
    message: () => ({
      what: "Trials of one run of main agree far more than trials of different runs, whatever ids they carry: each run counts as one trial",
      next: "Turn off the cache of the harness, and set a temperature above 0"
    })
  },
  "trials-may-be-copies": {
    effect: "warn",
    holds: "for results",
    message: ({ ids }) => ({
      what: `${counted(ids.length, "scenario")} ${ids.length === 1 ? "fails" : "fail"} here and not on main, whose trials may be copies of each other: ${nameList(ids)}`,
      expected: "three runs of main, or a failing scenario of main whose trials differ",
      next: "Run main again until it has three runs, with the cache of the harness turned off"
    })
  },
  "confirm-unasked": {
    effect: "warn",
    message: ({ ids }) => ({
      what: `Fresh trials that nobody asked for do not count: ${nameList(ids)}`,
      next: "Run only the scenarios of the output `confirm`, each as often as `confirm-trials` says"
    })
  },
  "confirm-changed": {
    effect: "warn",
    message: ({ ids }) => ({
      what: `Fresh trials do not record what the first trials of this run asked, and do not count: ${nameList(ids)}`,
      expected: "the same `input` and `ground_truth`",
      next: "Run the same scenarios again, unchanged, and let the harness record both as in the first run"
    })
  },
  "confirm-differs": {
    effect: "invalid",
    message: ({ ids }) => ({
      what: `The suite is declared deterministic, but fresh trials differ from the first run: ${nameList(ids)}`,
      expected: "the same verdicts (`noise: none`)",
      next: "Say `noise: stochastic`, or find out what differs"
    })
  }
};
var confirmFinding = makerOf(confirmRows);
function confirmFindings(context) {
  const { unasked, changed, differing, scenarios } = context.confirm;
  const failing2 = scenarios.filter(({ word }) => word === "fails on main today").length;
  const isAll = scenarios.every(({ word }) => word === "fails on main today" || word === "passes again");
  const doubtful = doubtfulScenarios(context);
  return [
    ...context.separateness === "copied" ? [confirmFinding("trials-copied")] : [],
    ...collapsedScenarios(context),
    ...doubtful.length > 0 ? [confirmFinding("trials-may-be-copies", { ids: doubtful })] : context.broke.map((broken) => brokenScenarios(context, broken)),
    ...failing2 === 0 ? [] : [confirmFinding("main-fails-today", { failing: failing2, asked: scenarios.length, isAll })],
    ...unasked.length === 0 ? [] : [confirmFinding("confirm-unasked", { ids: unasked })],
    ...changed.length === 0 ? [] : [confirmFinding("confirm-changed", { ids: changed })],
    ...differing.length === 0 ? [] : [confirmFinding("confirm-differs", { ids: differing })]
  ];
}
function doubtfulScenarios(context) {
  const { primary, collapse, separateness, broke } = context;
  if (primary === null || separateness !== "doubtful") return [];
  const isOpen = collapse?.isDoubtful === true && primary.metric.state !== "regressed";
  const collapsed2 = isOpen && collapsedBy(context, primary.metric).length > 0 ? collapse.scenarios : [];
  const confirmed = broke.flatMap(({ answer }) => answer.hypothesis.lost.map(({ scenario }) => scenario));
  return sortedUnion(collapsed2, confirmed);
}
function awaitedFindings({ confirm, policy, carried }) {
  const { asked, trials, control, fault, answers, scenarios, surplus } = confirm;
  const { control: isControlled } = policy.confirm;
  if (asked.length === 0) return [];
  if (answers === null) {
    const again = carried?.hypothesis?.lost.length ?? 0;
    return [confirmFinding("confirm-awaited", { ids: asked, trials, isControlled, control, carried: again })];
  }
  if (fault === "not-in-rounds") return [confirmFinding("control-not-in-rounds", { ids: asked })];
  if (fault !== null) return [confirmFinding("control-missing", { ids: asked, fault, control })];
  const findings = [];
  if (answers.some(({ result }) => result === "incomplete")) {
    const missingOf2 = ({ missing: missing2, main }) => missing2 + (main.missing ?? 0);
    const ids = scenarios.filter((scenario) => missingOf2(scenario) > 0).map(({ scenario }) => scenario);
    const wanted = scenarios.length * trials * (isControlled ? 2 : 1);
    const missing = sum(scenarios.map(missingOf2));
    findings.push(confirmFinding("confirm-incomplete", { ids, missing, wanted, budget: policy.errors.budget }));
  }
  if (answers.some(({ result }) => result === "surplus"))
    findings.push(confirmFinding("confirm-surplus", { ids: surplus, trials }));
  return findings;
}
function collapsedScenarios({ collapse, primary, runs }) {
  if (collapse === null || primary?.metric.state !== "regressed") return [];
  const { metric } = primary;
  if (metric.decidedBy.some((test) => !COLLAPSE.has(test))) return [];
  const { scenarios: ids, drop } = collapse;
  const worst = ids.slice(0, 5).map((scenario) => ({ scenario }));
  return [
    confirmFinding("scenarios-collapsed", {
      subject: subjectOf(metric),
      rate: { ...metric, delta: -drop },
      ids,
      runs: runs.length,
      scenarios: { total: ids.length, worst }
    })
  ];
}
function brokenScenarios({ confirm }, { rate, answer: { hypothesis } }) {
  const ids = new Set(hypothesis.lost.map(({ scenario }) => scenario));
  const freshScenarios = confirm.scenarios.filter(({ scenario }) => ids.has(scenario));
  const confirmed = freshScenarios.filter(({ word }) => word === "confirmed");
  const shown2 = confirmed.length === 0 ? freshScenarios.filter(failsMore) : confirmed;
  const strata = shown2.map(({ failed, trials, main }) => ({ candidate: { failed, trials }, main, isOneRun: false }));
  const worst = shown2.slice(0, 5).map(({ scenario, failed, trials, main }) => ({
    scenario,
    candidate: trials === 0 ? 0 : 1 - failed / trials,
    baseline: main.trials === 0 ? null : 1 - main.failed / main.trials
  }));
  return confirmFinding("scenarios-broke", {
    effect: rate.state === "improved" ? "warn" : "block",
    subject: subjectOf(rate),
    rate: { ...rate, delta: -fallOf(strata, hypothesis.paired) },
    freshScenarios: shown2,
    scenarios: { total: shown2.length, worst }
  });
}
function failsMore({ failed, trials, main }) {
  return failed * main.trials > main.failed * trials;
}
function whyAgain(ids, carried) {
  if (carried === 0) return "failed";
  return carried < ids.length ? "failed, or blocked an earlier push" : "blocked an earlier push";
}
function willTell(ids, carried) {
  if (carried < ids.length) return "broke";
  return ids.length === 1 ? "still fails" : "still fail";
}
function mainAt(control) {
  return control === null ? "the commit of main's newest run" : shortSha(control);
}
var WORDS = [
  ["passes again", "passed again", "passed again"],
  ["flaky", "is flaky", "are flaky"],
  ["fails on main too", "fails on main too", "fail on main too"],
  ["fails on main today", "fails on main today", "fail on main today"],
  ["confirmed", "failed again", "failed again"]
];
function wordsText(scenarios) {
  const saidOf = ({ word, failed, trials }) => word === "flaky" && failed === trials ? "confirmed" : word;
  return allOf(
    WORDS.flatMap(([word, singular, plural]) => {
      const count = scenarios.filter((scenario) => saidOf(scenario) === word).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];
    })
  );
}

// src/gating/findings/coverage.ts
var coverageRows = {
  "metric-vanished": { effect: ["block", "warn"], waivable: "metric", message: vanished },
  "criterion-vanished": { effect: ["block", "warn"], waivable: "criterion", message: vanished },
  "rule-unmeasured": {
    effect: ["block", "warn", "notice"],
    message: ({ names, effect, onMain: onMain2 = 0 }) => {
      if (effect === "block")
        return {
          what: `The policy has a rule for ${nameList(names)}, which no trial of this run has`,
          expected: `a value, as in ${counted(onMain2, "scenario")} of main`,
          actual: "nothing measured",
          next: "Record it again, or remove the rule from main's policy"
        };
      const where = effect === "warn" ? "neither this run nor main has" : "this run does not have";
      return {
        what: `The policy has rules for what ${where}: ${nameList(names)}`,
        next: "Record it, or remove the rule: until then it guards nothing"
      };
    }
  },
  "rule-incomplete": {
    effect: "warn",
    holds: "for results",
    message: ({ subject, measured, onMain: onMain2 }) => ({
      what: `The policy has a rule for \`${subject.name}\`, which this run has in ${measured} of the ${counted(onMain2, "scenario")} in which main has it`,
      expected: "at least half of main's",
      next: "Record it in every trial, or remove the rule from main's policy"
    })
  },
  "coverage-loss": {
    effect: ["warn", "notice"],
    message: ({ losses }) => ({
      what: `Coverage loss against main: ${someOf(
        losses.map(({ name, lost, asked }) => `\`${name}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`),
        3
      )}`,
      next: "Check whether it should still apply there, or the results lack the facts that its `when` reads"
    })
  },
  "too-few-scenarios": {
    effect: ["warn", "notice"],
    message: ({ fewest: fewest2, names, fallen }) => ({
      what: `Fewer than ${fewest2} paired scenarios: thresholds alone decide on ${nameList(names)}${fallen.length === 0 ? "" : `; critical and lower than on main: ${nameList(fallen)}`}`,
      next: "Add scenarios; 30 or more are worth comparing"
    })
  }
};
var coverageFinding = makerOf(coverageRows);
function coverageFindings(context) {
  const { rubrics, rates } = context;
  const isMeasured = ({ rubric }) => rubrics.some(({ metric }) => metric.rubric === rubric && metric.candidate !== null);
  if (!rates.some(isMeasured)) return [];
  const isHeld = (rate) => isCritical(rate) || rate.rule.named && askedOnMain(context, rate).length >= FEWEST_SCENARIOS;
  const vanished2 = rates.filter(
    (rate) => hasVanished(context, rate) && (rate.kind === "metric" || isHeld(rate) && isMeasured(rate))
  );
  return [
    ...vanished2.map((rate) => {
      return coverageFinding(`${rate.kind}-vanished`, {
        effect: blockOrWarn(rate.rule),
        subject: subjectOf(rate),
        rate
      });
    }),
    ...coverageLoss(
      context,
      rates.filter((rate) => !vanished2.includes(rate) && isMeasured(rate))
    )
  ];
}
function unmeasuredRules(context) {
  const { lifts, slices, shown: shown2 } = context;
  const { candidate, pairing } = shown2;
  const rules = configuredRules(context).map((rule) => {
    const onMain2 = pairing.pairs.filter(({ runs }) => runs.some((run2) => run2 !== null && rule.isIn(run2)));
    const inNewest = pairing.pairs.filter(({ baseline }) => rule.isIn(baseline)).length;
    const measured = onMain2.filter((pair) => rule.isIn(pair.candidate)).length;
    return { ...rule, onMain: onMain2.length, inNewest, measured, isMeasured: candidate.scenarios.some(rule.isIn) };
  });
  const vanished2 = rules.filter(
    ({ ofRate, measured, inNewest }) => !ofRate && measured === 0 && inNewest >= FEWEST_SCENARIOS
  );
  const incomplete2 = rules.filter(
    (rule) => !rule.ofRate && gates(rule) && !vanished2.includes(rule) && rule.measured * 2 < rule.onMain
  );
  const names = [
    ...rules.flatMap(({ onMain: onMain2, isMeasured, subject }) => onMain2 > 0 || isMeasured ? [] : [subject.name]),
    ...lifts.flatMap(({ name, candidate: candidate2, baseline }) => candidate2 === null && baseline === null ? [name] : []),
    ...pairing.pairs.length === 0 ? [] : slices.unknown
  ];
  const effect = context.baseline === null ? "notice" : "warn";
  return [
    ...vanished2.map((rule) => {
      const { subject, inNewest: onMain2 } = rule;
      return coverageFinding("rule-unmeasured", { effect: blockOrWarn(rule), subject, names: [subject.name], onMain: onMain2 });
    }),
    ...incomplete2.map((rule) => coverageFinding("rule-incomplete", rule)),
    ...names.length === 0 ? [] : [coverageFinding("rule-unmeasured", { effect, names })]
  ];
}
function configuredRules({ policy, rates, rubrics, outcomes }) {
  const { usage } = policy.gate;
  const ofUsage = AMOUNTS.filter((name) => usage[name].named).map((name) => ({
    subject: { kind: "usage", name },
    tier: usage[name].tier,
    ofRate: false,
    isIn: (scenario) => scenario.usage?.[name] !== void 0
  }));
  const limited = outcomes.filter(({ at_most: most, at_least: least }) => most !== null || least !== null);
  const ofOutcomes = limited.map(({ rubric: id, outcome: name }) => {
    const { metric } = must(
      rubrics.find(({ rubric }) => rubric.rubric === id),
      "the rubric of an outcome"
    );
    const ofRate = gates(metric.rule);
    return { subject: { kind: "outcome", name }, tier: "supporting", ofRate, isIn: isInRate(metric) };
  });
  const ofRates = rates.filter(
    (rate) => rate.rule.named && rate.rule.threshold === null && !(rate.kind === "criterion" && isCritical(rate))
  ).map((rate) => ({ subject: subjectOf(rate), tier: rate.rule.tier, ofRate: true, isIn: isInRate(rate) }));
  return [...ofUsage, ...ofOutcomes, ...ofRates];
}
function isInRate(rate) {
  return (scenario) => isAskedIn(scenario, rate);
}
function askedOnMain({ pairing }, rate) {
  return pairing.pairs.filter(({ runs }) => runs.every((run2) => run2 === null || isAskedIn(run2, rate)));
}
function isCritical({ rule }) {
  return rule.tier === "critical";
}
function hasVanished({ pairing }, rate) {
  const { kind, candidate, rule, candidateCount } = rate;
  if (kind === "metric" ? candidate !== null || rule.threshold !== null : candidateCount.total > 0) return false;
  return pairing.pairs.some(({ baseline }) => isAskedIn(baseline, rate));
}
function isAskedIn(scenario, { countIn }) {
  return countIn(scenario).total > 0;
}
function coverageLoss(context, rates) {
  const allLosses = rates.flatMap((rate) => {
    const { kind, name, rubric, rule } = rate;
    const isLost = ({ candidate }) => !isAskedIn(candidate, rate) && missingUnder(candidate, rubric.rubric) === 0;
    if (!gates(rule) || !context.pairing.pairs.some(isLost)) return [];
    const asked = askedOnMain(context, rate);
    const lost = asked.filter(isLost);
    if (lost.length === 0) return [];
    const warns = isCritical(rate) || rule.threshold !== null && rule.named || hasVanished(context, rate);
    const ids = lost.map(({ scenario }) => scenario);
    return [{ kind, rubric, warns, loss: { name, asked: asked.length, lost: ids } }];
  });
  const isLostWhole = (rubric) => allLosses.some((loss) => loss.kind === "metric" && loss.rubric === rubric);
  const losses = allLosses.filter(({ kind, warns, rubric }) => kind === "metric" || warns || !isLostWhole(rubric));
  if (losses.length === 0) return [];
  const effect = losses.some(({ warns }) => warns) ? "warn" : "notice";
  return [coverageFinding("coverage-loss", { effect, losses: losses.map(({ loss }) => loss) })];
}
function tooFewScenarios({ rates }) {
  const few = rates.filter(({ state, candidate }) => state === "insufficient" && candidate !== null);
  if (few.length === 0) return [];
  const fallen = few.filter((rate) => rate.kind === "criterion" && isCritical(rate)).filter(({ delta, rule }) => delta !== null && delta < -rule.tolerance - SLACK);
  const namesOf = (all) => all.map(({ name }) => name);
  const effect = fallen.length === 0 ? "notice" : "warn";
  return [
    coverageFinding("too-few-scenarios", {
      effect,
      fewest: FEWEST_SCENARIOS,
      names: namesOf(few),
      fallen: namesOf(fallen)
    })
  ];
}
function vanished({ subject, rate: { baseline } }) {
  return {
    what: `${nameOf(subject)} is ${percent(baseline ?? 0)} on main, and measured in none of the trials of this run`,
    expected: "a value, as on main",
    actual: "nothing measured",
    next: "Check that the results still hold the facts that its `when` reads"
  };
}

// src/gating/findings/determinism.ts
var determinismRows = {
  "not-deterministic": {
    effect: "invalid",
    message: ({ subject, runs }) => ({
      what: `The policy declares \`noise: none\`, but \`${subject.name}\` has different results in two runs of one commit (${runs.join(", ")})`,
      expected: "the same result in every run of one commit",
      next: "Remove the cause of the difference, or set `noise: stochastic`"
    })
  },
  "noise-free": {
    effect: "notice",
    message: ({ runs, results }) => ({
      what: `${runs} main runs, 0 of ${counted(results, "scenario result")} changed: consider \`noise: none\``,
      next: `Declare it only if replies are recorded: 0 of ${results} still allows up to 3 in ${results}`
    })
  }
};
var determinismFinding = makerOf(determinismRows);
function determinismFindings(policy, candidate, runs) {
  const noise2 = policy.noise;
  if (noise2 === "none") return contradiction(policy, [candidate, ...runs]);
  return noise2 === "auto" ? hint(runs) : [];
}
function contradiction(policy, runs) {
  const twins = runs.flatMap((run2, index) => {
    const { sha } = run2.origin;
    return runs.slice(index + 1).filter((twin) => sha !== void 0 && twin.origin.sha === sha && sameJudges(run2.report, twin.report)).map((twin) => [run2, twin]);
  });
  for (const [run2, twin] of twins) {
    const pair = pairScenarios({ candidate: run2.report, runs: [twin.report] }).pairs.find(differs);
    if (pair === void 0) continue;
    const subject = { kind: "scenario", name: pair.scenario };
    const labels = [run2.origin.label, twin.origin.label];
    return [determinismFinding("not-deterministic", { subject, place: policy.placeOf("/noise"), runs: labels })];
  }
  return [];
}
function hint(runs) {
  const [newest, ...older] = runs;
  if (newest === void 0 || runs.length < FEWEST_RUNS) return [];
  const { pairs } = pairScenarios({ candidate: newest.report, runs: older.map(({ report }) => report) });
  const results = pairs.reduce(
    (sum2, { runs: olderRuns }) => sum2 + 1 + olderRuns.filter((run2) => run2 !== null).length,
    0
  );
  if (pairs.length === 0 || pairs.some((pair) => differs(pair) || isMixed2(pair.candidate))) return [];
  return [determinismFinding("noise-free", { runs: runs.length, results })];
}
function differs({ candidate, runs }) {
  return runs.some((run2) => run2 !== null && !sameResult(candidate, run2));
}
function isMixed2({ rubrics }) {
  return Object.values(rubrics).some(
    ({ scores, criteria }) => new Set(scores).size > 1 || Object.values(criteria).some(({ passed, total }) => passed % total > 0)
  );
}
function sameResult(first, second) {
  return Object.keys(first.rubrics).every((rubric) => {
    const [firstScores, secondScores] = [scoresOf(first, rubric), scoresOf(second, rubric)];
    if (firstScores === void 0 || secondScores === void 0) return true;
    if (Math.abs(meanRate(firstScores.scores) - meanRate(secondScores.scores)) > SLACK) return false;
    return Object.entries(firstScores.criteria).every(([key, count]) => {
      const other = memberOf(secondScores.criteria, key) ?? count;
      return count.total === 0 === (other.total === 0) && count.passed * other.total === other.passed * count.total;
    });
  });
}

// src/gating/findings/evidence.ts
var evidenceRows = {
  "checked-out-elsewhere": {
    effect: ["invalid", "notice"],
    isBaselineWith: false,
    message: ({ checkedOut, event, isMain }) => ({
      what: isMain ? `The job tested ${checkoutName(checkedOut)}, not the commit of this run: it saves no baseline` : `The job tested ${checkoutName(checkedOut)}, not this pull request`,
      expected: `a checkout of \`${shortSha(event)}\``,
      next: isMain ? "To test another commit, run the workflow on its own branch or pull request" : "Check out the pull request in the job that runs the agent: `actions/checkout` without `ref` does"
    })
  },
  "two-jobs": {
    effect: "invalid",
    isBaselineWith: false,
    message: ({ suite, job, other }) => ({
      what: `Another job of this run, \`${other}\`, reported the suite \`${suite}\``,
      expected: "one job for each suite",
      actual: `${nameList([other, job?.name ?? "this job"])} of one attempt`,
      next: "Give each job a suite of its own (`suite` in its policy), or score all parts in one job with `expected-shards`"
    })
  }
};
var evidenceFinding = makerOf(evidenceRows);
function checkoutName({ commit, branch }) {
  return branch === void 0 ? `\`${shortSha(commit)}\`` : `\`${branch}\` (\`${shortSha(commit)}\`)`;
}
function evidenceFindings({ is_main: isMain = false, event_commit: event = "", checked_out: checkedOut, job, other_job: other }, suite) {
  return [
    ...checkedOut?.is_of_event === false ? [
      evidenceFinding("checked-out-elsewhere", {
        effect: isMain ? "notice" : "invalid",
        checkedOut,
        event,
        isMain
      })
    ] : [],
    ...other === void 0 ? [] : [evidenceFinding("two-jobs", { suite, job, other })]
  ];
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
  "judge-unchecked": {
    effect: ["block", "warn"],
    message: ({ effect, judges, rates, require: require3 }) => ({
      what: `${nameList(rates)} ${rates.length === 1 ? "only advises" : "only advise"}: ${allOf(judges.map((judge) => standingText(judge, require3)))}`,
      expected: effect === "block" ? "a judge check that holds, by `judge.require`" : void 0,
      next: `${firstStep(judges)} \`agent-gate judge-check\` and merge the file that it writes`
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
  const code2 = missing.length < asked ? "judge-unanswered" : "judge-silent";
  return [judgeFinding(code2, { asked, missing: missing.length, reason, advice })];
}
function uncheckedJudges(policy) {
  const { judge, judged } = policy;
  const wouldBlock = (rate) => gates(rate.includes("/") ? criterionRule(policy, rate) : metricRule(policy, rate));
  const rates = [...judged.ofRate.keys()].filter((rate) => onlyAdvises(policy, rate) && wouldBlock(rate));
  const require3 = judge?.require;
  if (!require3 || rates.length === 0) return [];
  const behind = new Set(rates.flatMap((rate) => judged.ofRate.get(rate) ?? []));
  const judges = judged.standings.filter((standing) => behind.has(standing) && standing.state !== "holds");
  const effect = require3.effect === "fail" ? "block" : "warn";
  return [judgeFinding("judge-unchecked", { effect, judges, rates, require: require3 })];
}
function firstStep(judges) {
  if (judges.some(({ state }) => state === "below"))
    return "Add labels by `agent-gate label BUNDLE` or sharpen the question, then run";
  const isAnew = judges.some(({ moved }) => moved.some(({ what }) => what === "the question"));
  return isAnew ? "Add labels by `agent-gate label BUNDLE`, then run" : "Run";
}
function standingText({ name, state, moved, right }, require3) {
  if (state === "missing") return `the judge of \`${name}\` has no check`;
  if (state === "below") {
    const known3 = right === null ? "no label" : `${rightText(right)} (at least ${percent(right.lower, 0)})`;
    return `the judge of \`${name}\` is right in ${known3}; \`judge.require\` asks for at least ${percent(require3.agreement, 0)}, and ${counted(require3.labels, "label")}`;
  }
  const changes = moved.map(
    ({ what, old, new: now }) => what === "the question" ? "the question changed" : `${what} changed from ${old} to ${now}`
  );
  return `the check of the judge of \`${name}\` is stale, since ${allOf(changes)}`;
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

// src/gating/findings/limits.ts
var limitRows = {
  "outcome-above-limit": {
    effect: ["block", "warn"],
    message: (finding) => outcomeText(finding, "allows at most")
  },
  "outcome-below-limit": {
    effect: ["block", "warn"],
    message: (finding) => outcomeText(finding, "requires at least")
  },
  "usage-above-limit": {
    effect: ["block", "warn"],
    message: ({ amount }) => ({
      what: `A trial takes ${amountText(amount, amount.candidate)} (${AMOUNT_WORDS[amount.amount]}), on main ${amountText(amount, amount.baseline ?? 0)}: ${riseText(amount.change ?? 0)} over ${counted(amount.scenarios, "paired scenario")}`,
      expected: `at most ${riseText(amount.tolerance)}`,
      next: "Look for added steps, longer prompts and another model, or set a `tolerance` under `gate.usage`"
    })
  }
};
var limitFinding = makerOf(limitRows);
function outcomeFindings({ policy, outcomes, rubrics, primary, shown: shown2 }) {
  return outcomes.flatMap(({ rubric: id, outcome, candidate: count, at_most: most, at_least: least }) => {
    if (count.total === 0) return [];
    const share = count.passed / count.total;
    const rates = must(
      rubrics.find(({ rubric }) => rubric.rubric === id),
      "the rubric of an outcome"
    );
    const name = rates === primary ? outcome : `${id}/${outcome}`;
    const effect = onlyAdvises(policy, rates.metric.name) ? "warn" : "block";
    const about = { effect, subject: { kind: "outcome", name }, outcome, count };
    const wrong = (limit) => endingWrong(rates.rubric, shown2, { outcome, limit });
    const findings = [];
    if (most !== null && share > most + SLACK)
      findings.push(limitFinding("outcome-above-limit", { ...about, limit: most, ...wrong("at_most") }));
    if (least !== null && share < least - SLACK)
      findings.push(limitFinding("outcome-below-limit", { ...about, limit: least, ...wrong("at_least") }));
    return findings;
  });
}
function usageFindings({ usage }) {
  return usage.filter(({ exceeds }) => exceeds).map((amount) => {
    const subject = { kind: "usage", name: amount.amount };
    return limitFinding("usage-above-limit", { effect: blockOrWarn(amount), subject, amount });
  });
}
function outcomeText({ outcome, count, limit }, rule) {
  const [actual, bar] = percents(count.passed / count.total, limit);
  const counts = `${count.passed} of ${counted(count.total, "trial")}`;
  return {
    what: `${actual} of the trials (${counts}) end in \`${outcome}\`; the policy ${rule} ${bar}`,
    next: "Look at the trials behind it, and fix the agent"
  };
}

// src/gating/findings/policy.ts
var policyRows = {
  "unknown-metric": { effect: "invalid", message: unknown },
  "unknown-criterion": { effect: "invalid", message: unknown },
  "unknown-outcome": { effect: "invalid", message: unknown },
  "unknown-scenario": { effect: "invalid", message: unknown },
  "unknown-waived": {
    effect: "warn",
    message: (data) => {
      const { what, next } = unknown(data);
      return { what: `${what}: its waiver covers nothing`, next };
    }
  },
  "policy-never-fails": {
    effect: "invalid",
    message: ({ subject, ofSlices }) => subject === void 0 ? {
      what: ofSlices ? "No slice can block: the primary metric is advisory, and no criterion is critical" : "Nothing in this policy can block: every metric and criterion is advisory, and it has no other rule",
      next: "Make at least the primary metric gating"
    } : {
      what: `The critical criterion \`${subject.name}\` applies in none of the trials, so it protects nothing`,
      next: "Add a scenario where it applies, or remove the rule"
    }
  },
  "review-due": {
    effect: "warn",
    message: ({
      subject,
      due,
      owner
    }) => ({
      what: `The numbers for \`${subject.name}\` were due for review by ${due}${owner === null ? "" : ` by ${owner}`}`,
      next: "Review them and update `review_by`"
    })
  }
};
var policyFinding = makerOf(policyRows);
function unknownNames({ policy, candidate, baseline, primary, pairing }) {
  const { gate } = policy;
  const outcomes = [
    ...(primary?.rubric.outcomes ?? []).map(({ outcome }) => outcome),
    ...candidate.rubrics.flatMap(
      ({ rubric, outcomes: rubricOutcomes }) => rubricOutcomes.map(({ outcome }) => `${rubric}/${outcome}`)
    )
  ];
  const metrics = candidate.rubrics.map(({ metric }) => metric);
  const older = pairing.pairs.map((pair) => pair.baseline);
  const all = [...candidate.scenarios, ...baseline?.scenarios ?? [], ...older];
  const scenarios = all.flatMap(({ scenario, tags }) => [scenario, ...tags]);
  const rules = (section) => Object.keys(gate[section]).map((name) => [rulePointer(section, name), name]);
  const mustPass = gate.scenarios.must_pass.map(({ name }, i) => [`/gate/scenarios/must_pass/${i}`, name]);
  return [
    ...missingNames(policy, "metric", metrics, rules("metrics")),
    ...missingNames(policy, "criterion", ["*", ...criteriaOf(candidate)], rules("criteria")),
    ...missingNames(policy, "outcome", outcomes, rules("outcomes")),
    ...missingNames(policy, "scenario", scenarios, mustPass)
  ];
}
function unknownWaived(policy, [candidate, ...runs], today) {
  const metric = candidate.rubrics.map((rubric) => rubric.metric);
  const scenario = [candidate, ...runs].flatMap(({ scenarios }) => scenarios.map(({ scenario: id }) => id));
  const known3 = { metric, criterion: criteriaOf(candidate), scenario };
  return policy.waivers.flatMap((waiver, index) => {
    const kind = waiverKind(waiver);
    if (kind === "lift" || waiver.expires < today) return [];
    const named2 = [[`/waivers/${index}/${kind}`, waiverSubject(waiver)]];
    return missingNames(policy, kind, known3[kind], named2, true);
  });
}
function missingNames(policy, kind, known3, named2, isWaived = false) {
  const has = new Set(known3);
  const missing = named2.filter(([, name]) => !has.has(name));
  if (missing.length === 0) return [];
  const names = [...has].sort();
  return missing.map(([pointer, name]) => {
    const suggestion = names.find((full) => full.endsWith(`/${name}`)) ?? nearestName(name, names) ?? null;
    const about = { subject: { kind, name }, place: policy.placeOf(pointer), known: names, suggestion };
    return policyFinding(isWaived ? "unknown-waived" : `unknown-${kind}`, about);
  });
}
function criteriaOf({ rubrics }, fits = () => true) {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}
function senselessRules({
  policy,
  primary,
  rates,
  outcomes,
  candidate,
  runs
}) {
  if (candidate.trials.scored === 0) return [];
  const { must_pass: mustPass, removed } = policy.gate.scenarios;
  const mayBlock2 = rates.some(({ rule }) => gates(rule)) || outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) || mustPass.length > 0 || removed === "fail" || policy.judged.standings.some(({ state }) => state !== "holds") || policy.on_no_baseline === "fail";
  const isSliced = rates.some(({ rule }) => rule.tier === "critical") || gates(primary?.metric.rule ?? { tier: "advisory" });
  const slicesMayBlock = isSliced || policy.judged.standings.some(({ state }) => state !== "holds");
  const applied = new Set([candidate, ...runs].flatMap((report) => criteriaOf(report, ({ total }) => total > 0)));
  const idle = criteriaOf(candidate).filter((name) => {
    if (applied.has(name)) return false;
    const { named: named2, tier } = criterionRule(policy, name);
    return named2 && tier === "critical";
  });
  return [
    ...mayBlock2 ? [] : [policyFinding("policy-never-fails", { place: policy.placeOf("/gate") })],
    ...mayBlock2 && policy.gate.slices.effect === "block" && !slicesMayBlock ? [policyFinding("policy-never-fails", { ofSlices: true, place: policy.placeOf("/gate/slices") })] : [],
    ...idle.map((name) => {
      const about = {
        subject: { kind: "criterion", name },
        place: policy.placeOf(rulePointer("criteria", name))
      };
      return policyFinding("policy-never-fails", about);
    })
  ];
}
var SECTIONS = [
  ["metric", "metrics"],
  ["criterion", "criteria"],
  ["outcome", "outcomes"],
  ["usage", "usage"]
];
function dueReviews(policy, today) {
  return SECTIONS.flatMap(
    ([kind, section]) => Object.entries(policy.gate[section]).flatMap(([name, { review_by: due, owner }]) => {
      if (due === null || due >= today) return [];
      const place = policy.placeOf(rulePointer(section, name, "review_by"));
      return [policyFinding("review-due", { subject: { kind, name }, place, due, owner })];
    })
  );
}
function unknown({ subject, ...names }) {
  return {
    what: `The policy names the ${subject.kind} \`${subject.name}\`, which this run does not have`,
    next: suggestionText(names)
  };
}
function suggestionText({ suggestion, known: known3 }) {
  if (suggestion !== null) return `Did you mean \`${suggestion}\`?`;
  return known3.length === 0 ? "This run has none" : `Known: ${nameList(known3, 10)}`;
}

// src/gating/findings/probes.ts
var probeRows = {
  "proves-nothing": {
    effect: ["warn", "notice"],
    message: ({ arm, must: must2, contrary, effect }) => ({
      what: `${counted(contrary.length, "scenario")} prove${contrary.length === 1 ? "s" : ""} nothing: \`${arm}\` must ${must2}, and on main it ${must2 === "fail" ? "passes" : "fails"} ${nameList(contrary)}`,
      next: effect === "notice" ? `Until main shows otherwise, ${contrary.length === 1 ? "it counts" : "they count"} as waived` : `Correct what ${contrary.length === 1 ? "it checks" : "they check"}, or set \`effect: exclude\`, under which ${contrary.length === 1 ? "it does" : "they do"} not gate`
    })
  },
  "probe-unknown": {
    effect: "notice",
    message: ({ arm, unknown: unknown2 }) => ({
      what: `\`${arm}\` has no verdict on ${counted(unknown2.length, "scenario")}: ${nameList(unknown2)}`,
      next: "They gate until a run of main has trials of it: a new or changed scenario is asked there, not in the pull request"
    })
  }
};
var probeFinding = makerOf(probeRows);
function probeFindings({ probes }) {
  return probes.compared.flatMap(({ effect: rule, ...probe }) => {
    const subject = { kind: "arm", name: probe.arm };
    const effect = rule === "exclude" ? "notice" : "warn";
    return [
      ...probe.contrary.length > 0 ? [probeFinding("proves-nothing", { ...probe, effect, subject })] : [],
      ...probe.unknown.length > 0 ? [probeFinding("probe-unknown", { ...probe, subject })] : []
    ];
  });
}

// src/scoring/version-bump.ts
var STEPS_OF_VERSIONS = "patch for words, minor for thresholds, major where scores cannot be compared";
var STEPS = ["major", "minor", "patch"];
function versionBump(old, now) {
  const [older, newer] = [old.split(".").map(Number), now.split(".").map(Number)];
  const index = STEPS.findIndex((_, position) => older[position] !== newer[position]);
  const step = STEPS[index];
  if (step === void 0) return "none";
  return must(newer[index], `a number of version ${now}`) > must(older[index], `a number of version ${old}`) ? step : "down";
}

// src/gating/findings/rubrics.ts
var rubricRows = {
  "rubric-new-line": {
    effect: "notice",
    message: ({ subject, base, head: head2 }) => ({
      what: `\`${subject.name}\` goes from ${base} to ${head2}: a new major version, so its scores are not comparable with earlier ones`,
      next: "Run main once after the merge: until then only thresholds apply"
    })
  },
  "rubric-version-unchanged": {
    effect: ["block", "warn"],
    message: ({ subject, base, head: head2 }) => ({
      what: `\`${subject.name}\` changed, and its version ${head2} is not above main's ${base}`,
      next: `Raise it: ${STEPS_OF_VERSIONS}`
    })
  },
  "threshold-unexplained": {
    effect: ["block", "warn"],
    message: ({ subject, names, kept }) => ({
      what: `${names.length === 0 ? "The threshold" : `The thresholds of ${nameList(names)}`} ${subject.kind === "rubric" ? "in" : "of"} \`${subject.name}\` changed under the old ${kept}`,
      next: "Say why this number, and on which data it was set"
    })
  },
  "rubric-untested": {
    effect: ["block", "warn"],
    message: ({ subject, reason }) => ({
      what: `\`${subject.name}\` has no cases that can be run`,
      expected: required(["tests"]),
      actual: reason,
      next: "Write some in `NAME.test.yml` beside it, and run `agent-gate test`"
    })
  },
  "rubric-tests-failed": {
    effect: ["block", "warn"],
    message: ({
      subject,
      first,
      more: more2
    }) => ({
      what: `\`${subject.name}\` fails ${counted(more2 + 1, "expectation")} of its cases`,
      expected: `${first.name === null ? "all cases together" : `case "${first.name}"`}: ${first.what} ${first.expected}`,
      actual: first.found,
      next: "Run `agent-gate test`, and correct the rubric or the case"
    })
  },
  "rubric-lint": {
    effect: ["block", "warn"],
    message: ({ subject, problem: problem2, next, more: more2, breaks }) => ({
      what: `\`${subject.name}\`: ${problem2}${more2 === 0 ? "" : `, and ${more2} more like it`}`,
      expected: breaks.length === 0 ? void 0 : required(breaks),
      next
    })
  }
};
var rubricFinding = makerOf(rubricRows);
function required(by) {
  return `what \`rubrics.require\` lists: ${allOf(by)}`;
}
function rubricVersionFindings({ rubrics: { require: require3 } }, changes) {
  const effectOf2 = (requirement) => require3.includes(requirement) ? "block" : "warn";
  return changes.flatMap(({ base, head: head2, stale }) => {
    if (base === null || head2 === null || base.hash === head2.hash) return [];
    const subject = { kind: "rubric", name: base.id };
    const versions = { subject, base: base.version, head: head2.version };
    const bump = versionBump(base.version, head2.version);
    const effect = effectOf2("versions");
    return [
      ...bump === "major" ? [rubricFinding("rubric-new-line", versions)] : [],
      ...bump === "none" || bump === "down" ? [rubricFinding("rubric-version-unchanged", { effect, ...versions })] : [],
      ...stale.map(({ name, kept }) => {
        const about = { subject, names: name === "" ? [] : [name], kept };
        return rubricFinding("threshold-unexplained", { effect: effectOf2("rationale"), ...about });
      })
    ];
  });
}
function unexplainedThresholds(base, now) {
  const sections = [
    { kind: "metric", heads: now.gate.metrics, bases: base.gate.metrics },
    { kind: "criterion", heads: now.gate.criteria, bases: base.gate.criteria }
  ];
  return sections.flatMap(
    ({ kind, heads, bases }) => Object.entries(heads).flatMap(([name, head2]) => {
      const rule = memberOf(bases, name);
      if (rule === void 0 || rule.threshold === head2.threshold) return [];
      const stays = (key) => head2[key] !== null && head2[key] === rule[key];
      const kept = [...stays("rationale") ? ["rationale"] : [], ...stays("calibrated_on") ? ["calibration"] : []];
      if (kept.length === 0) return [];
      const about = { subject: { kind, name }, names: [], kept: kept.join(" and ") };
      return [rubricFinding("threshold-unexplained", { effect: "warn", ...about })];
    })
  );
}

// src/gating/findings/scenarios.ts
var scenarioRows = {
  "must-pass-failed": {
    effect: ["block", "warn"],
    waivable: "scenario",
    message: ({ subject, count, trials, failure }) => ({
      what: `\`${subject.name}\` must pass and failed`,
      expected: trials === "all" ? ALL_PASS : trials === "any" ? "at least one trial to pass" : `${trials} trials to pass`,
      actual: `${count.passed} of ${counted(count.total, "trial")} passed`,
      why: failure === null ? void 0 : `${failure.criterion}: ${failure.explanation}`,
      next: "Look at the trials that failed, and fix the agent"
    })
  },
  "must-pass-missing": {
    effect: "block",
    waivable: "scenario",
    message: ({ subject }) => ({
      what: `\`${subject.name}\` must pass and is not in this run`,
      expected: ALL_PASS,
      actual: "no trial",
      next: "Run the scenario, or remove it from `must_pass` in main's policy"
    })
  },
  "must-pass-unjudged": {
    effect: "warn",
    effectIfLeftOut: "invalid",
    message: ({ subject }) => ({
      what: `\`${subject.name}\` must pass and has no verdict: all its trials ended in errors outside the agent`,
      expected: ALL_PASS,
      actual: "no scored trial",
      next: "Run the scenario again"
    })
  },
  "scenarios-removed": {
    effect: ["block", "warn", "notice"],
    liftedIf: "removed",
    message: ({ ids, effect, shift }) => ({
      what: `${counted(ids.length, "scenario")} of main ${ids.length === 1 ? "is" : "are"} removed: ${nameList(ids)}`,
      actual: shiftText(shift, ids.length),
      next: unlessMeant("Restore what was removed", effect)
    })
  },
  "scenarios-changed": {
    effect: ["block", "warn", "notice"],
    liftedIf: "changed",
    message: ({ ids, effect, label }) => ({
      what: `The question of ${counted(ids.length, "scenario")} differs from main's: ${nameList(ids)}`,
      expected: "the same `input` and `ground_truth` under the same id",
      next: unlessMeant(
        `Ask what main asks${effect === "block" && label !== null ? `, or have a reviewer add the label \`${label}\` and run again` : ""}`,
        effect
      )
    })
  },
  "scenarios-merged": {
    effect: "warn",
    message: ({ ids }) => ({
      what: `Trials of ${counted(ids.length, "scenario")} ask different things under one id: ${nameList(ids)}`,
      expected: "one `input` and `ground_truth` for each id",
      next: "Let the mapping tell them apart: put what differs into `scenario`"
    })
  },
  "scenarios-new": {
    effect: ["warn", "notice"],
    message: ({ ids }) => ({
      what: `${counted(ids.length, "scenario")} not on main: ${nameList(ids)}`,
      next: "Thresholds apply to them now; the comparison starts once main has run them"
    })
  },
  "scenarios-on-neither": {
    effect: "notice",
    message: ({ ids }) => ({
      what: `${counted(ids.length, "scenario")} of older runs of main ${ids.length === 1 ? "is" : "are"} neither in its newest run nor in this run: ${nameList(ids)}`,
      next: "No action if main removed them on purpose; else restore them and run main again"
    })
  },
  "scenarios-lost-in-parent": {
    effect: "notice",
    message: ({ ids, label }) => ({
      what: `${counted(ids.length, "scenario")} that ${ids.length === 1 ? "fails" : "fail"} here ${ids.length === 1 ? "was" : "were"} already lost in ${label}: ${nameList(ids)}`,
      next: `Fix them in ${label}`
    })
  },
  "scenarios-unjudged": {
    effect: "notice",
    isOfUnscored: true,
    message: ({ ids }) => ({
      what: `Not compared, as one side has no verdict: ${nameList(ids)}`
    })
  }
};
var scenarioFinding = makerOf(scenarioRows);
function scenarioFindings({
  policy,
  candidate,
  pairing,
  waivers,
  waived: waived2,
  suiteEffects: suiteEffects2,
  primary
}) {
  const { removed: rule, new: ruleOfNew } = policy.gate.scenarios;
  const findings = [];
  const effect = REMOVAL[rule];
  const removed = pairing.removed.filter(({ scenario }) => !waived2.removed.has(scenario));
  if (removed.length > 0) {
    const by = sumOfEffects(removed.map(suiteEffects2.removed));
    const shift = by === null ? null : { metric: primary?.metric.name ?? "", by };
    findings.push(scenarioFinding("scenarios-removed", { ids: idsOf(removed), shift, effect }));
  }
  const changed = idsOf(pairing.changed).filter((id) => !waived2.removed.has(id));
  if (changed.length > 0) {
    const { label } = policy.relaxation;
    const effectOfChange = waivers.isRelaxationAccepted === true ? "notice" : effect;
    findings.push(scenarioFinding("scenarios-changed", { ids: changed, effect: effectOfChange, label }));
  }
  const merged = idsOf(candidate.scenarios.filter(({ contents }) => contents !== void 0));
  if (merged.length > 0) findings.push(scenarioFinding("scenarios-merged", { ids: merged }));
  if (pairing.new.length > 0)
    findings.push(
      scenarioFinding("scenarios-new", { effect: ruleOfNew === "warn" ? "warn" : "notice", ids: idsOf(pairing.new) })
    );
  if (pairing.onNeither.length > 0) findings.push(scenarioFinding("scenarios-on-neither", { ids: pairing.onNeither }));
  if (pairing.unjudged.length > 0) findings.push(scenarioFinding("scenarios-unjudged", { ids: pairing.unjudged }));
  return findings;
}
var REMOVAL = { allow: "notice", warn: "warn", fail: "block" };
function idsOf(scenarios) {
  return scenarios.map(({ scenario }) => scenario);
}
function mustPassFindings(context) {
  const candidateScenarios = scenariosById(context.candidate.scenarios);
  const { excluded } = context.probes;
  return mustPassRules(context).filter(({ id }) => !excluded.has(id)).flatMap(({ id, rule }) => mustPassFinding(context, id, { rule, scenario: candidateScenarios.get(id) }));
}
function mustPassRules({ policy, candidate, baseline, pairing }) {
  const strictestFirst = policy.gate.scenarios.must_pass.toSorted((a, b) => shareToPass(b) - shareToPass(a));
  const inOlder = new Set(pairing.olderOnMain);
  const bound = strictestFirst.flatMap((rule) => {
    const binds = ({ scenario, tags }) => scenario === rule.name || tags.includes(rule.name);
    const inCandidate = candidate.scenarios.filter(binds).map(({ scenario }) => scenario);
    const inBaseline = (baseline?.scenarios ?? []).filter(binds).map(({ scenario }) => currentId(pairing, scenario));
    const older = pairing.pairs.filter(({ scenario, baseline: known3 }) => inOlder.has(scenario) && binds(known3));
    return sortedUnion([...inCandidate, ...older.map(({ scenario }) => scenario)], inBaseline).map((id) => ({
      id,
      rule
    }));
  });
  const first = bound.filter(({ id }, index) => bound.findIndex((entry) => entry.id === id) === index);
  return first.sort((a, b) => byText(a.id, b.id));
}
function mustPassFinding({ policy, primary }, id, { rule, scenario }) {
  const subject = { kind: "scenario", name: id };
  if (scenario === void 0) return [scenarioFinding("must-pass-missing", { subject })];
  const { passed, total } = primary?.metric.countIn(scenario) ?? NO_TRIALS;
  if (primary === null || total === 0) return [scenarioFinding("must-pass-unjudged", { subject })];
  const count = { passed, total };
  const least = Math.max(1, shareToPass(rule) * count.total);
  if (count.passed >= least - SLACK) return [];
  return [
    scenarioFinding("must-pass-failed", {
      effect: onlyAdvises(policy, primary.metric.name) ? "warn" : "block",
      subject,
      count,
      trials: rule.trials,
      failure: memberOf(scenario.rubrics, primary.rubric.rubric)?.failures[0] ?? null
    })
  ];
}
var ALL_PASS = "every scored trial to pass";
function unlessMeant(otherwise, effect) {
  if (effect !== "block") return otherwise;
  return `${otherwise}; if meant, add a waiver to main's policy, or set \`gate.scenarios.removed: warn\` there`;
}
function shiftText(shift, count) {
  const moved = shift === null ? "" : effectText(shift.metric, shift.by);
  return moved === "" ? void 0 : `${count} missing; without ${count === 1 ? "it" : "them"} ${moved}`;
}

// src/gating/findings/slices.ts
var sliceRows = {
  "slice-dropped": {
    effect: "block",
    isWorseThanMain: true,
    message: ({ changes }) => ({
      what: `A part of the suite fell: ${changesText(changes)}`,
      expected: "no slice below main by its tolerance or more",
      next: NEXT
    })
  },
  "slice-may-have-dropped": {
    effect: ["warn", "notice"],
    holds: "in doubt",
    message: ({ changes }) => ({ what: `Worth a look: ${changesText(changes)}`, next: NEXT })
  }
};
var sliceFinding = makerOf(sliceRows);
var NEXT = "Look at the scenarios of the slice that scored less than on main";
function sliceFindings({ policy, slices, sliceFell }) {
  const changes = slices.changes.filter(({ adjustedP }) => isWorthALook(adjustedP));
  const effect = policy.on_inconclusive === "pass" ? "notice" : "warn";
  if (sliceFell) return [sliceFinding("slice-dropped", { changes })];
  return changes.length > 0 ? [sliceFinding("slice-may-have-dropped", { effect, changes })] : [];
}
function changesText(changes) {
  return someOf(changes.map(changeText), 3);
}
function changeText({ slice, rate, ids, candidate, baseline, adjustedP }) {
  const values = percents(baseline, candidate).join(" -> ");
  return `\`${slice}\` ${rate.name} ${values} (${counted(ids.length, "scenario")}, p ${adjustedP < 1e-3 ? "below 0.001" : `= ${pValue(adjustedP)}`})`;
}

// src/gating/masked-text.ts
var VARYING = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|[+-]?[\w.%#@-]*\d[\w.%#@-]*/g;
var COMPARED = 600;
function maskText(text) {
  const line2 = text.slice(0, COMPARED).replace(/\s+/g, " ").trim();
  const fixed2 = line2.split(VARYING);
  return { key: fixed2.join("\u2026"), fixed: fixed2, varying: line2.match(VARYING) ?? [] };
}
function sharedText([first, ...furtherTexts]) {
  if (first === void 0) return "";
  const shared = (index) => {
    const value = first.varying[index] ?? "";
    return furtherTexts.every(({ varying }) => varying[index] === value) ? value : "\u2026";
  };
  return first.fixed.map((piece, index) => `${piece}${index < first.varying.length ? shared(index) : ""}`).join("");
}
function headOf({ key }) {
  const head2 = key.slice(0, Math.max(0, key.indexOf(": ")));
  return head2.includes(" ") ? head2 : key;
}

// src/gating/service-error.ts
var OF_A_SERVICE = [
  /rate.?limit.?(ed\b|error|exceeded|reached|hit)|(^|[^'"\w])rate.?limit|too many requests/i,
  /quota (was |has been )?(exceeded|exhausted|reached)|(exceed|exhaust|out of|insufficient).{0,40}\bquota\b|insufficient_quota/i,
  /econnre(set|fused)|etimedout|enotfound|eai_again|socket hang up|fetch failed/i,
  /connection.{0,20}(abort|reset|refused|error|closed)/i,
  /timed.?out\b|deadline exceeded|timeout.?(error|exception|expired)/i,
  /\b(429|50[0234]|529)\b.{0,40}(error|too many|bad gateway|unavailable|overloaded)/i,
  /(error|status|http)( code)?:? ?(429|50[0234]|529)\b/i,
  /(service|server|model).{0,20}(unavailable|overloaded)|bad gateway|internal server error/i,
  /\bmodel\b.{0,60}(not found|does not exist)|model_not_found/i,
  /^(?:failed on setup with ")?(?:[\w.]+\.)?(?:RateLimit|Overloaded|ServiceUnavailable|InternalServer|BadGateway|APIConnection|APITimeout|Connection|Connect|ReadTimeout)\w*:/i
];
var READ = 600;
function looksLikeService(text) {
  const start = text.slice(0, READ);
  return OF_A_SERVICE.some((pattern2) => pattern2.test(start));
}

// src/gating/findings/trials.ts
var trialRows = {
  "trials-added": {
    effect: "notice",
    message: ({ earlier, added }) => ({
      what: `${counted(totalTrials(earlier), "trial")} of ${attemptNames(earlier)} and ${added} of this attempt count: a re-run adds trials, it never replaces them`,
      next: "Read the rates as those of all attempts; a new commit starts over"
    })
  },
  "trials-not-added": {
    effect: "notice",
    message: ({ left }) => ({
      what: `The trials of ${attemptNames(left)} were not added to those of this attempt`,
      actual: left.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join("; "),
      next: "Check this result: without the earlier attempts it may pass by luck"
    })
  },
  "attempts-lost": {
    effect: "warn",
    holds: "for results",
    message: ({ attempts }) => ({
      what: `This run failed in ${attemptNames(attempts.map((attempt) => ({ attempt })))}, and what was measured there is gone: a re-run alone cannot be green`,
      expected: "the bundle of every attempt that failed, so that a re-run adds trials and never replaces them",
      next: "Push a commit, an empty one will do: a new run starts over. To keep bundles for re-runs, leave the input `upload` at `true`"
    })
  },
  "trials-unselected": {
    effect: "notice",
    message: ({ trials }) => ({
      what: `The selection leaves out ${counted(trials, "trial")} of these results`
    })
  },
  "nothing-scored": {
    effect: "invalid",
    message: ({ scored, missing, frequent }) => {
      const expected = "at least one scored trial";
      if (scored > 0)
        return {
          what: `No rubric applies to any of the ${counted(scored, "trial")} of this run`,
          expected,
          next: "Check that the results hold the facts that the rubrics' `when` reads"
        };
      const unscored = totalOf(missing) === 0 ? "" : `: ${withoutVerdict(missing)}`;
      return {
        what: `No trial of this run was scored${unscored}`,
        expected,
        why: frequentText(frequent),
        next: adviceOn(missing)
      };
    }
  },
  "warned-throughout": {
    effect: "warn",
    message: ({ rubric, warnings }) => ({
      what: `\`${rubric}\` reads facts that no trial has: ${someOf(warnings)}`,
      next: "Check the names in the results and the mapping, and test optional facts with `exists` first"
    })
  },
  "errored-trials": {
    effect: "notice",
    isOfUnscored: true,
    message: ({ missing, crashed, frequent }) => ({
      what: [
        ...totalOf(missing) === 0 ? [] : [`${missingText(missing)} without a verdict: not scored`],
        ...crashed === 0 ? [] : [`${counted(crashed, "trial")} ended in the agent's own error: failed`]
      ].join("; "),
      why: frequentText(frequent),
      next: frequent === null ? void 0 : adviceOn(missing)
    })
  },
  "unclassified-errors": {
    effect: "notice",
    message: ({ trials, ofService }) => ({
      what: `${counted(trials, "error")} of unknown kind ${trials === 1 ? "counts" : "count"} as the agent's own${ofService === 0 ? "" : `; ${ofService} look like the service`}`,
      next: "Set the kind of each error in the mapping: agent, infrastructure or judge"
    })
  },
  "errors-undecided": {
    effect: "warn",
    holds: "for results",
    isBaselineWith: "unfit",
    message: couldChange
  },
  "errors-awaited": {
    effect: "warn",
    holds: "for results",
    message: (finding) => ({
      ...couldChange(finding),
      expected: "a trial with a verdict in every scenario, and none that a rubric refuses",
      actual: void 0
    })
  },
  "errors-asked": {
    effect: "warn",
    holds: "for fresh trials",
    isBaselineWith: "unfit",
    message: (finding) => ({
      ...couldChange(finding),
      next: `Run the scenarios of the output \`confirm\` again, ${finding.trials} trials each, and give the results to the next look (\`confirm-results\`)`
    })
  },
  "errors-filled": {
    effect: "notice",
    message: ({ trials }) => ({
      what: `${counted(trials, "fresh trial")} ${trials === 1 ? "stands" : "stand"} in for as many without a verdict`
    })
  },
  "errors-left-out": {
    effect: "warn",
    message: (finding) => ofUnscored(finding, "and are left out; they could have changed the decision")
  },
  "errors-past-budget": {
    effect: "warn",
    isBaselineWith: "unfit",
    message: (finding) => ofUnscored(finding, "past the error budget; even if all of them failed, nothing would have fallen")
  },
  "errors-immaterial": {
    effect: "notice",
    message: ({ trials }) => ({
      what: `The decision is the same if the ${counted(trials, "trial")} without a verdict ${trials === 1 ? "counts as a pass or as a failure" : "count as passes or as failures"}`
    })
  }
};
var trialFinding = makerOf(trialRows);
function trialFindings(candidate) {
  const { trials, rubrics, errored, read_by: readBy } = candidate;
  const missing = missingByKind(candidate);
  const unselected = readBy?.unselected ?? 0;
  const findings = [];
  if (trials.scored === 0 || rubrics.every(({ score: score2 }) => score2 === null))
    findings.push(trialFinding("nothing-scored", { scored: trials.scored, ...whyUnscored(candidate) }));
  for (const { rubric, warnings = [] } of rubrics)
    if (warnings.length > 0) findings.push(trialFinding("warned-throughout", { rubric, warnings }));
  if (trials.errored.agent + missing.infrastructure + missing.judge > 0) {
    const frequent = trials.scored > 0 && missing.refused > 0 ? mostFrequent(errored) : null;
    findings.push(trialFinding("errored-trials", { missing, crashed: trials.errored.agent, frequent }));
  }
  if (trials.unclassified > 0) {
    const ofService = errored.filter(({ classified, message }) => !classified && looksLikeService(message)).length;
    findings.push(trialFinding("unclassified-errors", { trials: trials.unclassified, ofService }));
  }
  if (unselected > 0) findings.push(trialFinding("trials-unselected", { trials: unselected }));
  return findings;
}
function unscoredTrials(policy, candidate) {
  return { ...whyUnscored(candidate), total: missingTrials(candidate).total, budget: policy.errors.budget };
}
function whyUnscored(candidate) {
  return { missing: missingByKind(candidate), frequent: mostFrequent(candidate.errored) };
}
function missingByKind({ trials, errored }) {
  const { infrastructure, judge } = trials.errored;
  const { absent = 0 } = trials;
  return { infrastructure, judge, absent, refused: errored.filter(({ refused: refused2 }) => refused2).length };
}
function mostFrequent(errored) {
  const ofRubrics = errored.filter(({ refused: refused2 }) => refused2);
  const unscored = ofRubrics.length > 0 ? ofRubrics : errored.filter(({ kind }) => kind !== "agent");
  const messages = unscored.flatMap(({ message }) => message === "" ? [] : [maskText(message)]);
  const [most] = byFrequency(messages.map(({ key }) => key));
  if (most === void 0) return null;
  const [shared, trials] = most;
  return { message: sharedText(messages.filter(({ key }) => key === shared)), trials };
}
function attemptNames(attempts) {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? "attempt" : "attempts"} ${allOf(numbers)}`;
}
function adviceOn({ refused: refused2, absent }) {
  if (refused2 > 0)
    return "Choose rubrics that fit these results (`rubrics`), or provide the fact in the harness or its mapping";
  return absent > 0 ? "Let the harness write every trial, one that crashes with its `error`, and run the suite again" : "Fix the cause and run the suite again";
}
function couldChange(finding) {
  return ofUnscored(finding, `and could change the decision: ${nameList(finding.ids)}`);
}
function ofUnscored({ missing, total, budget, frequent }, consequence) {
  const share = totalOf(missing) / total;
  return {
    what: `${withoutVerdict(missing, total)} ${consequence}`,
    ...share > budget && {
      expected: `at most ${percent(budget)} of the trials without a verdict`,
      actual: percent(share)
    },
    why: frequentText(frequent),
    next: adviceOn(missing)
  };
}
function frequentText(frequent) {
  return frequent === null ? void 0 : `${counted(frequent.trials, "trial")}: ${frequent.message}`;
}
function withoutVerdict(missing, total) {
  return `${missingText(missing, total)} ${totalOf(missing) === 1 ? "has" : "have"} no verdict`;
}
function totalOf({ infrastructure, judge }) {
  return infrastructure + judge;
}
function missingText(missing, total) {
  const kinds = [
    { count: missing.infrastructure - missing.refused - missing.absent, kind: "infrastructure" },
    { count: missing.absent, kind: "not in the results" },
    { count: missing.judge, kind: "judge" },
    { count: missing.refused, kind: "refused by a rubric" }
  ].filter(({ count }) => count > 0);
  const parts = kinds.map(({ count, kind }) => kinds.length === 1 ? kind : `${count} ${kind}`);
  const trials = total === void 0 ? "" : `${totalOf(missing)} of `;
  return `${trials}${counted(total ?? totalOf(missing), "trial")} (${parts.join(", ")})`;
}

// src/gating/findings/waivers.ts
var waiverRows = {
  waived: { effect: "warn", shownIn: "section", message: waived },
  "waiver-expired": {
    effect: ["block", "warn"],
    shownIn: "section",
    message: ({ subject, waiver, isNeeded }) => ({
      what: `The waiver for \`${subject.name}\` ended after ${waiver.expires} and is ${isNeeded ? "still" : "not"} needed`,
      next: isNeeded ? `Fix it, or ask ${waiver.owner} to renew the waiver on the base branch` : "Delete it"
    })
  },
  "waiver-ignored": {
    effect: "notice",
    shownIn: "section",
    message: ({ subject }) => ({
      what: `The waiver for \`${subject.name}\` does not count: it is in this change's policy, not on the base branch`,
      next: "Merge the waiver in its own pull request first"
    })
  }
};
var waiverFinding = makerOf(waiverRows);
function waived({ subject, waiver, covered }, sentencesOf2) {
  const { what, actual, why } = typeof covered === "string" ? { what: `\`${subject.name}\` ${covered === "removed" ? "is left out" : "dropped and counts as unchanged"}` } : sentencesOf2(covered);
  return {
    what: `${what}; waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`,
    expected: waiver.ceiling === void 0 ? "any drop" : `a drop of at most ${points(waiver.ceiling)}`,
    actual,
    why,
    next: "Fix it before the waiver expires"
  };
}

// src/gating/findings/catalogue.ts
var TOPICS = {
  policy: policyRows,
  config: configRows,
  waivers: waiverRows,
  evidence: evidenceRows,
  baseline: baselineRows,
  drift: driftRows,
  comparability: comparabilityRows,
  determinism: determinismRows,
  rubrics: rubricRows,
  reading: readingRows,
  judge: judgeRows,
  rates: rateRows,
  slices: sliceRows,
  arms: armRows,
  probes: probeRows,
  limits: limitRows,
  coverage: coverageRows,
  scenarios: scenarioRows,
  trials: trialRows,
  confirm: confirmRows,
  memory: memoryRows
};
var ROWS = new Map(
  Object.entries(TOPICS).flatMap(
    ([topic, rows]) => Object.entries(rows).map(([code2, row]) => [code2, { ...row, topic }])
  )
);
function rowOf(code2) {
  return ROWS.get(code2) ?? {};
}
function distinct(findings) {
  const keys = findings.map((finding) => {
    const { code: code2 } = finding;
    const { identity = (data) => ({ ...data, sha: "" }) } = rowOf(code2);
    return canonicalJson([code2, identity(finding)]);
  });
  return findings.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
function sentencesOf(finding) {
  return must(ROWS.get(finding.code), `the row of ${finding.code}`).message(finding, sentencesOf);
}
function render(finding) {
  if ("what" in finding) return finding;
  const { code: code2, effect, subject, rate, count, suggestion, place, scenarios } = finding;
  const { what, expected, actual, why, next } = sentencesOf(finding);
  return defined({
    code: code2,
    effect,
    what,
    expected,
    actual,
    why,
    next,
    subject: subject?.name,
    subject_kind: subject?.kind,
    rate: rate && publishedRate(rate),
    count: count ?? rate?.candidateCount,
    suggestion: suggestion ?? void 0,
    place,
    scenarios
  });
}
function publishedRate({ candidate, baseline, delta, interval, rule: { threshold, tolerance } }) {
  return { candidate, baseline, delta, interval, threshold, tolerance };
}

// src/gating/apply-waivers.ts
function collectWaivers(policy, base, { today, isRelaxationAccepted }) {
  const known3 = new Set(base.map(canonicalJson));
  const ignored = policy.waivers.filter((waiver) => !known3.has(canonicalJson(waiver)));
  return { held: base, ignored, today, ...isRelaxationAccepted === true ? { isRelaxationAccepted } : {} };
}
function applyWaivers(context, unwaived) {
  const { held, ignored, today } = context.waivers;
  const scene = { context, findings: unwaived };
  const effects = held.map((waiver) => ({ waiver, effect: effectOf(waiver, today, scene) }));
  const by = (wanted) => effects.flatMap(({ waiver, effect }) => effect === wanted ? [waiver] : []);
  const waived2 = by("used").reduce((findings, waiver) => waive(findings, waiver, scene), unwaived);
  const left = { context, findings: waived2 };
  const expired = by("expired").map((waiver) => {
    const isNeeded = wouldHelp(waiver, left);
    return waiverFinding("waiver-expired", { effect: isNeeded ? "block" : "warn", ...aboutWaiver(waiver), isNeeded });
  });
  const unmerged = ignored.map((waiver) => waiverFinding("waiver-ignored", aboutWaiver(waiver)));
  return {
    findings: [...waived2, ...expired, ...unmerged],
    applied: [
      ...effects.map(({ waiver, effect }) => show(waiver, effect)),
      ...ignored.map((waiver) => show(waiver, "ignored"))
    ]
  };
}
function effectOf(waiver, today, scene) {
  if (isExpired(waiver, today)) return "expired";
  const blocking = blockedBy(waiver, scene);
  const drop = scene.context.dropOf(waiver);
  const exceeded = blocking.some((finding) => !isWithin(waiver, excessOf(finding, drop))) || !isWithin(waiver, drop);
  if (exceeded) return "exceeded";
  return blocking.length > 0 || coversScenario(waiver, scene) ? "used" : "unused";
}
function wouldHelp(waiver, scene) {
  if (coversScenario(waiver, scene)) return false;
  const drop = scene.context.dropOf(waiver);
  const blocking = blockedBy(waiver, scene);
  if (blocking.length > 0) return blocking.every((finding) => isWithin(waiver, excessOf(finding, drop)));
  const blocks2 = (event) => scene.findings.some(({ effect, code: code2 }) => effect === "block" && rowOf(code2).liftedIf === event);
  const isAmong = (list) => list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.context.pairing.removed)) return blocks2("removed");
  if (isAmong(scene.context.pairing.changed)) return blocks2("changed");
  return drop > SLACK && isWithin(waiver, drop) && blocks2("fell");
}
function blockedBy(waiver, { findings, context }) {
  const kind = waiverKind(waiver);
  const id = idNow(waiver, context.pairing);
  return findings.filter(
    ({ effect, code: code2, subject }) => effect === "block" && subject?.name === id && rowOf(code2).waivable === kind
  );
}
function excessOf(finding, drop) {
  const { rate, code: code2 } = finding;
  return rowOf(code2).excess?.(finding) ?? (rate === void 0 ? drop : -(rate.delta ?? 0));
}
function coversScenario(waiver, { context: { waived: waived2, pairing } }) {
  const { scenario } = waiver;
  return scenario !== void 0 && (waived2.dropped.has(idNow(waiver, pairing)) || waived2.removed.has(scenario));
}
function waive(findings, waiver, scene) {
  const blocking = blockedBy(waiver, scene);
  const about = aboutWaiver(waiver);
  if (blocking.length === 0) {
    const isRemoved = waiver.scenario !== void 0 && scene.context.waived.removed.has(waiver.scenario);
    return [...findings, waiverFinding("waived", { ...about, covered: isRemoved ? "removed" : "dropped" })];
  }
  return findings.map((covered) => {
    if (!blocking.includes(covered)) return covered;
    const { rate, count } = covered;
    return waiverFinding("waived", { ...about, covered, ...rate && { rate }, ...count && { count } });
  });
}
function aboutWaiver(waiver) {
  return { subject: { kind: waiverKind(waiver), name: waiverSubject(waiver) }, waiver };
}
function show(waiver, effect) {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: waiverSubject(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect };
}

// src/gating/statistics/noise.ts
function trialNoise(scenarios) {
  const spreads = scenarios.map((scores) => scores.length > 1 ? variance(scores) : null);
  const usual = mean(spreads.flatMap((spread) => spread ?? []));
  const parts = scenarios.map((scores, i) => (spreads[i] ?? usual) / scores.length);
  const df = sum(scenarios.map(({ length }) => length - 1));
  return { error: Math.sqrt(sum(parts)) / scenarios.length, df };
}
function runNoise(scenarios, trials, phi) {
  const runs = fewest(scenarios.map((scenario) => scenario.runs.length));
  const spread = sum(scenarios.map((scenario) => variance(scenario.runs) * scenario.noisier));
  const error = Math.sqrt(phi * (1 / (runs * trials) + spread)) / scenarios.length;
  return { error, df: scenarios.length * (runs - 1) };
}

// src/gating/comparing/threshold.ts
function thresholdResults(context) {
  const { alpha, noise: noise2 } = context.policy;
  const results = /* @__PURE__ */ new Map();
  const tests = [];
  for (const rate of [...context.rates, ...context.lifts]) {
    const { candidate: value, rule } = rate;
    const { threshold, mode } = rule;
    if (threshold === null || value === null) continue;
    if (mode === "point" || noise2 === "none" || threshold >= 1 - SLACK)
      results.set(rate, { status: value >= threshold - SLACK ? "met" : "below", counted: null });
    else tests.push({ rate, value, threshold, ...testOf3(context, rate, { value, threshold }) });
  }
  for (const isGating of [true, false]) {
    const family = tests.filter(({ rate }) => gates(rate.rule) === isGating);
    const adjusted = weightedHolm(family.map(({ p }) => ({ p, weight: 1 })));
    family.forEach(({ rate, value, threshold, scenarios }, index) => {
      const isBelow = must(adjusted[index], "the p of a threshold") <= alpha;
      const status = value >= threshold - SLACK ? "met" : isBelow ? "below" : "near";
      const level = alpha / family.length;
      const counted2 = scenarios && { scenarios, blocksFrom: mostThatBlock(scenarios, threshold, level) };
      results.set(rate, { status, counted: counted2 || null });
    });
  }
  return results;
}
function testOf3(context, rate, { value, threshold }) {
  if (value >= threshold - SLACK) return { p: 1, scenarios: null };
  const { candidate } = context;
  const trials = candidate.scenarios.map((scenario) => trialsOf2(rate.countIn(scenario))).filter(({ length }) => length > 0);
  const noise2 = noiseOf(rate, trials);
  if (noise2 !== null) return { p: tTest(value - threshold, noise2.error, noise2.df).worse, scenarios: null };
  if (rate.kind !== "lift" && isPassOrFail(candidate, rate))
    return { p: atMost2(value * trials.length, trials.length, threshold), scenarios: trials.length };
  return { p: pairedTest(trials.map((scores) => mean(scores) - threshold))?.worse ?? 1, scenarios: null };
}
function noiseOf({ sample }, trials) {
  const known3 = (sample?.runs ?? []).flatMap(
    (runs, index) => runs.length < FEWEST_RUNS ? [] : [{ runs, noisier: must(sample?.noisier[index], "the noise of a sample") }]
  );
  if (sample !== null && known3.length >= KNOWN_SHARE * trials.length)
    return runNoise(known3, sample.trials, sample.variance.phi);
  const repeated = trials.filter(({ length }) => length > 1);
  return repeated.length >= KNOWN_SHARE * trials.length ? trialNoise(trials) : null;
}
function atMost2(passes, scenarios, threshold) {
  return binomialUpperTail(scenarios - Math.floor(passes + SLACK), scenarios, 1 - threshold);
}
function mostThatBlock(scenarios, threshold, level) {
  const numbers = Array.from({ length: scenarios }, (_, passes) => passes);
  return numbers.findLast((passes) => atMost2(passes, scenarios, threshold) <= level) ?? null;
}
function trialsOf2({ passed, total, scores }) {
  return scores ?? Array.from({ length: total }, (_, index) => index < passed ? 1 : 0);
}

// src/gating/findings/finding-list.ts
var EFFECTS = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}
function oneOfEach(findings) {
  return findings.filter(({ code: code2 }, index) => findings.findIndex((finding) => finding.code === code2) === index);
}
function decides({ effect }) {
  return effect === "block" || effect === "invalid";
}
function decidingFindings(decided, findings) {
  if (decided !== "fail" && decided !== "invalid") return [];
  const effect = decided === "invalid" ? "invalid" : "block";
  return findings.filter((finding) => finding.effect === effect);
}

// src/gating/evaluate.ts
function evaluateGate(input, asIs = null) {
  const context = gateContext(input, asIs);
  const thresholds = thresholdResults(context);
  const unwaived = [
    ...unknownNames(context),
    ...senselessRules(context),
    ...comparabilityFindings(context),
    ...keyFindings(context),
    ...withoutBaseline(context),
    ...rateFindings(context, thresholds),
    ...sliceFindings(context),
    ...armFindings(context, thresholds),
    ...probeFindings(context),
    ...outcomeFindings(context),
    ...usageFindings(context),
    ...coverageFindings(context),
    ...unmeasuredRules(context),
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
    ...confirmFindings(context),
    ...memoryFindings(context)
  ];
  const waived2 = applyWaivers(context, unwaived);
  const stopped = waived2.findings.some(decides);
  const findings = [...waived2.findings, ...stopped ? [] : awaitedFindings(context)];
  return { context, decided: decidedBy(findings, context), findings, waivers: waived2.applied };
}
function decidedBy(findings, context) {
  if (findings.some((finding) => finding.effect === "invalid")) return "invalid";
  if (findings.some((finding) => finding.effect === "block")) return "fail";
  return isAwaiting(findings) || isInDoubt(findings, context) ? "inconclusive" : "pass";
}
function isAwaiting(findings) {
  return findings.some(({ code: code2 }) => AWAITS.has(rowOf(code2).holds));
}
var AWAITS = /* @__PURE__ */ new Set(["for fresh trials", "for results"]);
function isInDoubt(findings, { policy, baseline, rates }) {
  const holds = new Set(findings.map(({ code: code2 }) => rowOf(code2).holds));
  if (holds.has("in doubt")) return true;
  const { on_no_baseline: unless } = policy;
  const isMissed = unless === null ? holds.has("without a baseline") : unless === "inconclusive";
  if (baseline === null && isMissed) return true;
  return rates.some(({ kind, rule, state, candidate }) => {
    const hasTooFew = state === "insufficient" && rule.threshold === null && candidate !== null;
    return kind === "metric" && gates(rule) && hasTooFew;
  });
}

// src/gating/headline.ts
function headlineOf(decided, findings, context) {
  const stated = findingInHeadline({ decision: decided, findings, baseline: context.baseline });
  const further = decidingFindings(decided, findings).slice(1);
  if (stated !== void 0) return `${stated.what}${more(further, decided === "invalid" ? "problem" : "finding")}`;
  if (context.primary === null) return "The input cannot be judged";
  return `${describeMetric(context.primary.metric, context)}${unjudged(findings, context)}`;
}
function findingInHeadline({
  decision,
  findings,
  baseline
}) {
  const [first] = decidingFindings(decision, findings);
  const stated = findings.find(({ code: code2 }) => rowOf(code2).isHeadline);
  if (first !== void 0 || decision !== "inconclusive") return first ?? stated;
  const inDoubt = findings.filter(({ code: code2 }) => rowOf(code2).holds === "in doubt");
  return findings.find((finding) => isAwaiting([finding])) ?? stated ?? inDoubt.find(({ code: code2 }) => rowOf(code2).topic === "slices") ?? inDoubt[0] ?? (baseline === null ? findings.find(({ code: code2 }) => rowOf(code2).topic === "baseline") : void 0);
}
function more(further, noun) {
  return further.length === 0 ? "" : `, and ${counted(countProblems(further), `more ${noun}`)}`;
}
function unjudged(findings, { candidate }) {
  if (!findings.some(({ code: code2 }) => rowOf(code2).isBaselineWith === "unfit")) return "";
  const { missing, total } = missingTrials(candidate);
  return `; ${missing} of ${counted(total, "trial")} ${missing === 1 ? "has" : "have"} no verdict`;
}
function describeMetric(metric, context) {
  const { name, candidate, candidateCount, state, paired, rule } = metric;
  if (candidate === null) return `${name} was not measured`;
  const alone = `${name} is ${percent(candidate)} (${counted(candidateCount.total, "scored trial")})`;
  if (state === "no-baseline") return `${alone}, with no baseline to compare with`;
  if (state === "not-comparable" || paired === null) return `${alone} and was not compared with the baseline`;
  const change = percents(paired.baseline, paired.candidate).join(" -> ");
  if (state === "inconclusive") return noDropSeen(metric, change, context);
  const over = `${change} over ${pairedText(paired)} (${scoredTrialsText(scoredTrials(metric, context.runs))})`;
  switch (state) {
    case "regressed":
      return `${name} fell, ${over}, ${gates(rule) ? "which a waiver accepts" : "which is advisory and does not block"}`;
    case "improved":
      return `${name} rose, ${over}`;
    case "unchanged":
      return `${name} did not drop${rule.tolerance === 0 ? "" : ` by ${points(rule.tolerance)}`}, ${over}`;
    case "insufficient":
      return `${name} ${over}, with too few scenarios to compare`;
  }
}
function noDropSeen({ name, detectable }, change, { confirm }) {
  const freshText2 = confirm.scenarios.length === 0 ? "" : `; of the lost scenarios ${wordsText(confirm.scenarios)}`;
  const sight = detectable === null || detectable >= 1 ? "This suite sees even the largest drops less than 3 times in 4" : `This suite sees drops from ${Math.ceil(detectable * 100)} points 3 times in 4`;
  return `No drop seen: ${name} ${change}. ${sight}${freshText2}`;
}

// src/reporting/markdown/format.ts
function fixed(value, decimals) {
  const digits = Math.abs(value).toFixed(decimals);
  return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits;
}
function wholeRate(value, limit = null) {
  const isExact2 = [0, 1, limit].some((end) => end !== null && Math.abs(value - end) < SLACK);
  const hides = [0, 1, limit].some((end) => end !== null && Math.round(value * 100) === Math.round(end * 100));
  return percent(value, !isExact2 && hides ? decimalsApart([value, 0, 1, limit]) : 0);
}
function signedPoints(delta) {
  return signed(delta, 0);
}
function signedTenths(delta) {
  return signed(delta, 1);
}
function points2(delta, decimals = 1) {
  return `${signed(delta, decimals)} points`;
}
function signed(delta, decimals) {
  const digits = fixed(delta * 100, decimals);
  return `${delta > 0 && /[1-9]/.test(digits) ? "+" : ""}${digits}`;
}
function score(value) {
  return fixed(value, 2);
}
function bytes(size) {
  return size < 1024 ? `${size} bytes` : `${fixed(size / 1024, 1)} KB`;
}
function byteLength(text) {
  return new TextEncoder().encode(text).length;
}
function ended(sentence) {
  return /[.!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`;
}
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
function boldIf(isLoud, text) {
  return isLoud ? `**${text}**` : text;
}
function changeCell({
  main,
  here,
  change
}) {
  return `${`${main.replace(/ %$/, "")} \u2192 ${here}`.replaceAll(" ", "\xA0")}${change === "" ? "" : ` (${change})`}`;
}
function wholeChange(main, here) {
  return (Math.round(here * 100) - Math.round(main * 100)) / 100;
}

// src/reporting/sections/head.ts
function headSection(view) {
  return joined2([`## ${titleOf(view.decision)}`, leadText(view.decision, view.detail.sentence)]);
}
function titleOf(decision) {
  const suite = prose(decision.suite, 60);
  const accepted = decision.waivers.filter(({ effect }) => effect === "used").map(({ expires }) => expires);
  switch (decision.decision) {
    case "invalid":
      return `\u26D4 Not judged: ${suite}`;
    case "fail":
      return `\u274C Merge blocked: ${suite}${isWorse(decision) ? " got worse" : ""}`;
    case "inconclusive":
      if (decision.exit_code === 0) return `\u26A0\uFE0F Worth a look: ${suite}`;
      return `\u274C Merge blocked: ${suite} ${decision.confirm ? "needs more trials" : "is undecided"}`;
    case "pass":
      if (accepted.length > 0)
        return `\u26A0\uFE0F Accepted drop until ${prose(must(accepted.sort()[0], "the end of a waiver"), 20)}: ${suite}`;
      if (decision.findings.some(({ effect }) => effect === "warn")) return `\u26A0\uFE0F Worth a look: ${suite}`;
      return `\u2705 Nothing blocks: ${suite}${decision.metrics.some((metric) => gates(metric) && metric.state === "improved") ? " got better" : ""}`;
  }
}
function leadText(decision, longest) {
  if (isList(decision))
    return `**The agent was not judged: ${counted(countProblems(decision.findings.filter(decides)), "problem")} to fix.**`;
  const change = changeSentence(decision) ?? "";
  const headline = statesHeadline(decision) ? `**${ended(capitalised(prose(decision.headline, longest)))}**` : "";
  return beside([headline, change]);
}
function isList({ decision, findings }) {
  return decision === "invalid" && findings.filter(decides).length > 1;
}
function statesHeadline(decision) {
  if (isList(decision)) return false;
  const [metric] = decision.metrics;
  if (metric === void 0 || changeSentence(decision) === null) return true;
  const stated = findingInHeadline(decision);
  if (stated === void 0) return false;
  const { isHeadline, topic, marksRate, isWorseThanMain } = rowOf(stated.code);
  if (!decides(stated)) return isAwaiting([stated]) || isHeadline === true || topic === "slices";
  if (stated.subject !== metric.name || isWorseThanMain === true && (metric.delta ?? 0) >= 0) return true;
  return metric.state === "regressed" ? marksRate === true && heldRate(metric) !== null : isWorseThanMain !== true;
}
function heldRate({
  candidate,
  threshold,
  paired
}) {
  if (candidate === null || threshold === null || paired === void 0 || paired.waived !== void 0) return null;
  return candidate < threshold === paired.candidate < threshold ? null : wholeRate(candidate, threshold);
}
function metricTitle({ title, name }) {
  return prose(title ?? name, 60);
}
function changeSentence(decision) {
  const [metric] = decision.metrics;
  if (metric === void 0 || decision.decision === "invalid") return null;
  const { paired, delta, state, band, baseline_band: mainBand } = metric;
  if (paired === void 0 || paired.waived !== void 0 || delta === null || state === "insufficient") return null;
  const { broke, fixed: fixed2 } = decision.flips;
  const [main, now] = [wholeRate(paired.baseline), wholeRate(paired.candidate)];
  const [bandThen, bandNow] = [mainBand, band].map((name) => name === void 0 ? "" : ` (${prose(name, 40)})`);
  const moved = state === "regressed" ? "fell" : state === "improved" ? "rose" : "went";
  const change = main === now ? `is ${now}${bandNow} on both sides` : `${moved} from ${main}${bandThen} to ${now}${bandNow}`;
  const flips = broke.length + fixed2.length === 0 ? ": no scenario broke" : `: ${counted(broke.length, "scenario")} broke, ${fixed2.length} ${fixed2.length === 1 ? "was" : "were"} fixed`;
  const noise2 = isConfirmed(decision) ? ` Not noise: ${freshText(decision)}.` : `${noiseOf2(metric, decision)}${ranAgainText(decision)}`;
  const told = decision.confirm === null ? flips : "";
  return `**${capitalised(metricTitle(metric))} ${change}${told}** (${paired.scenarios} compared).${noise2}`;
}
function saysChangeOf({ subject }, decision) {
  return subject !== void 0 && subject === decision.metrics[0]?.name && changeSentence(decision) !== null;
}
function isWorse(decision) {
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  return isConfirmed(decision) || gating.some(({ state }) => state === "regressed");
}
function isConfirmed({ findings }) {
  return findings.some(({ code: code2, effect }) => effect === "block" && rowOf(code2).isConfirmed);
}
function freshText({ confirmed, flips }) {
  const { failed, trials } = addTrials(confirmed.filter(failsMore));
  const [first, second] = flips.broke;
  const which = first === void 0 ? "scenarios that lost points" : second === void 0 ? "it" : "they";
  return `${which} failed again in ${failed} of ${counted(trials, "fresh trial")}`;
}
function ranAgainText({ confirmed, decision }) {
  const { failed, trials } = addTrials(confirmed);
  if (trials === 0 || decision !== "pass") return "";
  const [times, ...others] = new Set(confirmed.map((scenario) => scenario.trials));
  const each = others.length === 0 ? ` ${counted(times ?? 0, "time")}${confirmed.length > 1 ? " each" : ""}` : "";
  return ` ${counted(confirmed.length, "scenario")} ran again${each}, and passed ${trials - failed} of ${trials}.`;
}
function lowerFlaky({ flips }) {
  return flips.flaky.filter(({ candidate, baseline }) => (candidate ?? 0) < (baseline ?? 0));
}
function lowerLine({ decision, detail }) {
  const again = new Set(decision.confirmed.map(({ scenario }) => scenario));
  const broke = decision.flips.broke.filter(({ scenario }) => !again.has(scenario));
  if (detail.open === 0) return "";
  return beside([named("Broke", broke), named("Flaky, not broken", lowerFlaky(decision))], " \xB7 ");
}
function named(title, flips) {
  const ids = flips.slice(0, MOST_NAMED3).map(({ scenario }) => codeSpan(scenario, 60));
  const more2 = flips.length - ids.length;
  return ids.length === 0 ? "" : `${title}: ${ids.join(" ")}${more2 > 0 ? ` +${more2}` : ""}`;
}
function firstRunSection({ decision }) {
  if (decision.baseline !== null || decision.decision === "invalid") return "";
  const failing2 = decision.criteria.flatMap(({ key, candidate }) => {
    const rate = candidate && rateOf(candidate);
    return rate === null || rate === 1 ? [] : [{ key, rate }];
  }).sort((a, b) => a.rate - b.rate || byText(a.key, b.key)).slice(0, MOST_FAILING).map(({ key, rate }) => `${keyText(key)} ${wholeRate(rate)}`);
  const outcomes = decision.outcomes.filter(({ rubric, candidate }) => rubric === decision.metrics[0]?.rubric && candidate.passed > 0).map(({ outcome, candidate }) => `${keyText(outcome)} ${wholeRate(rateOf(candidate) ?? 0)}`);
  return joined2([
    failing2.length === 0 ? "" : `**Lowest pass rates:** ${failing2.join(" \xB7 ")}`,
    outcomes.length < 2 ? "" : `**Outcomes:** ${outcomes.join(" \xB7 ")}`
  ]);
}
var MOST_NAMED3 = 5;
var MOST_FAILING = 3;
function noiseOf2({ state, evidence, decided_by, delta, leans_p: sign }, decision) {
  if (state === "improved") return " Not noise.";
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  if (ps.length > 0) return ` Not noise: p ${equals(pValue(Math.min(...ps)))}.`;
  if (evidence.length === 0 || delta === 0) return "";
  if (state === "inconclusive" && (delta ?? 0) < 0) {
    const p = sign ?? evidence[0]?.p ?? 1;
    const isSignificant = sign !== void 0 && sign <= alphaOf(decision);
    return ` ${isSignificant ? "A sign of a drop" : "This may be noise"}: p ${equals(pValue(p))}.`;
  }
  return state === "inconclusive" ? "" : " Within noise.";
}
function equals(p) {
  return p.startsWith("<") ? p : `= ${p}`;
}
function isUnchanged({ decision, findings, metrics, criteria, lifts = [], start, config }) {
  const moved = [...metrics, ...criteria, ...lifts].some(({ state }) => state === "regressed" || state === "improved");
  return decision === "pass" && !moved && start === null && config?.keys === void 0 && !findings.some((finding) => decides(finding) || finding.effect === "warn");
}

// src/reporting/sections/causes.ts
var MOST_CRITERIA = 5;
function pointsLines({ decision }) {
  const { contributions } = decision;
  const title = pointsTitle(decision);
  if (title === "") return [];
  const criteria = (contributions?.criteria ?? []).slice(0, MOST_CRITERIA).map(({ criterion, change }) => `${keyText(criterion)} ${signedTenths(change)}`);
  const notes = [
    contributions?.exact === false ? "each alone put back to main\u2019s result: they need not add up" : "",
    crashesText(decision)
  ];
  const note = beside(notes, "; ");
  const layers = layersText(decision);
  return [
    ...criteria.length === 0 ? [] : [beside([`**${title}:** ${criteria.join(" \xB7 ")}`, small(note === "" ? "" : `(${note})`)])],
    ...layers === "" ? [] : [`**${criteria.length === 0 ? `${title}, by layer` : "By layer"}:** ${layers}`]
  ];
}
function pointsTitle({ metrics: [metric] }) {
  const { paired } = metric ?? {};
  const moved = paired === void 0 ? 0 : Math.round(100 * wholeChange(paired.baseline, paired.candidate));
  if (moved === 0) return "";
  return moved < 0 ? `Where the ${counted(-moved, "point")} went` : `Where the ${counted(moved, "point")} came from`;
}
function crashesText({ crashes }) {
  return crashes === void 0 ? "" : `${crashes.trials} of ${crashes.of} trials crashed: ${signedTenths(crashes.change)}`;
}
function layersText({ layers }) {
  const texts = LAYERS.flatMap(([layer, words]) => {
    const change = layers?.[layer] ?? 0;
    return Math.abs(change) < LEAST_POINTS ? [] : [`${words} ${signedTenths(change)}`];
  });
  return texts.length > 1 ? texts.join(" \xB7 ") : "";
}
var LAYERS = [
  ["harness", "harness or mapping"],
  ["environment", "environment"],
  ["agent", "agent"],
  ["config", "config (after the merge)"]
];
var LEAST_POINTS = 5e-4;
function causesSection(view) {
  const { decision, detail } = view;
  const { causes, start, flips } = decision;
  if (causes.length === 0) {
    const broke = flips.broke.map(({ scenario }) => scenario);
    return broke.length === 0 ? "" : `**Broke:** ${idList(view, broke)}`;
  }
  const rows = causes.flatMap((cause) => causeRows(cause, view));
  const rest = rows.slice(detail.causes).flatMap(({ scenarios }) => scenarios);
  const flaky = lowerFlaky(decision).filter(({ scenario }) => !flips.lost.some((flip) => flip.scenario === scenario));
  const bullets2 = [
    ...rows.slice(0, detail.causes),
    { text: `${counted(rows.length - detail.causes, "smaller cause")}`, scenarios: rest },
    { text: "flaky, not broken", scenarios: flaky.map(({ scenario }) => scenario) }
  ].filter(({ scenarios }) => scenarios.length > 0).map(({ text, scenarios }) => `- **${scenarios.length}** \xB7 ${text}: ${idList(view, scenarios)}`);
  return joined2([`**${causesTitle(decision)}**`, bullets2.join("\n"), start === null ? "" : startText(start, decision)]);
}
function causesTitle(decision) {
  return `What ${verbOf(decision)}, by cause`;
}
function verbOf({ flips: { broke, lost }, confirm }) {
  const failed = confirm === null ? "broke" : "failed";
  return beside([broke.length > 0 ? failed : "", lost.length > 0 ? "lost points" : ""], " or ") || failed;
}
var FEWEST_APART = 3;
function causeRows(cause, view) {
  const { parts, scenarios } = cause;
  const large = parts.filter((part) => part.scenarios.length > 1);
  const rowOfParts = (chosen2, ids) => ids.length === 0 ? [] : [{ text: causeText({ ...cause, parts: chosen2 }, view), scenarios: ids }];
  if (scenarios.length < FEWEST_APART || parts.length < 2 || large.length === 0) return rowOfParts(parts, scenarios);
  const told = new Set(large.flatMap((part) => part.scenarios));
  return [
    ...large.flatMap((part) => rowOfParts([part], part.scenarios)),
    ...rowOfParts(
      parts.filter((part) => !large.includes(part)),
      scenarios.filter((id) => !told.has(id))
    )
  ];
}
function causeText(cause, { includeOutput }) {
  const { kind, text, parts, service, fact, lacks } = cause;
  const looks = service === true ? " \xB7 looks like the service" : "";
  const message = parts.length === 1 ? parts[0]?.text ?? text : text;
  const quoted2 = message === void 0 || !includeOutput ? "" : ` ${codeSpan(message, 78)}`;
  const calls = callsText(parts, includeOutput);
  switch (kind) {
    case "missing":
      return `fact ${codeSpan(must(fact, "the fact of a cause"), 60)} is missing${lacksText(lacks)}`;
    case "error":
      return `crash${includeOutput && parts.length > 1 ? ` ${messagesOf(parts)}` : quoted2}${looks === "" ? "" : `${looks}: if so, record \`kind: infrastructure\``}`;
    case "empty":
      return "nothing recorded: the agent may not have run";
    case "reason":
      return `the harness says${quoted2 === "" ? " why" : quoted2}${looks}`;
    case "criterion":
      return beside([`${criterionOf(cause)} fails`, beside([quoted2.trim(), calls], "; ")], ": ");
    case "arguments":
    case "calls":
      return calls;
    case "other":
      return "no error, reason or step in common";
  }
}
function criterionOf({ criterion = "" }) {
  return criterion === "" ? "" : keyText(criterion.slice(criterion.indexOf("/") + 1));
}
function lacksText(lacks) {
  if (lacks === void 0) return "";
  const { candidate, baseline } = lacks;
  const onMain2 = baseline.count === 0 ? "none" : `${baseline.count} of ${baseline.total}`;
  return ` in ${candidate.count} of ${candidate.total} trials, on main in ${onMain2}`;
}
function messagesOf(parts) {
  const [first, ...others] = parts.map(({ text = "", scenarios }) => `${codeSpan(text, 60)} (${scenarios.length})`);
  return others.length === 0 ? must(first, "a part of a cause") : `${first} and ${counted(others.length, "other")}`;
}
function callsText(parts, includeOutput) {
  const texts = parts.filter(({ change }) => change !== void 0).map((part) => partText(part, includeOutput));
  return `${texts.slice(0, 2).join("; ")}${texts.length > 2 ? "; \u2026" : ""}`;
}
function partText({ text, change, tool = "", instead = "", argument, example, scenarios }, includeOutput) {
  const name = codeSpan(tool, 40);
  switch (change) {
    case "left-out":
      return `${name} is no longer called`;
    case "less-often":
      return `${name} is called less often than on main`;
    case "added":
      return `${name} is called, on main it is not`;
    case "more-often":
      return `${name} is called more often than on main`;
    case "replaced":
      return `${codeSpan(instead, 40)} is called, on main ${name}`;
    case "arguments":
      return argument === void 0 ? `${name} with other arguments` : `${name} with another ${codeSpan(argument, 40)}${includeOutput ? valuesText(argument, example, scenarios.length) : ""}`;
    default:
      return codeSpan(text ?? "", 78);
  }
}
function valuesText(argument, example, scenarios) {
  if (example === void 0) return "";
  const [main, here] = [example.main, example.candidate].map(
    (text) => codeSpan((text ?? "absent").replace(`${argument}: `, ""), 24)
  );
  return ` (${main} \u2192 ${here}${scenarios > 1 ? ", \u2026" : ""})`;
}
function idList(view, ids) {
  const { report } = view.links;
  const shown2 = ids.slice(0, view.detail.ids).map((id) => {
    const name = report === void 0 ? codeSpan(id, 60) : prose(id, 60);
    return report === void 0 ? name : link(name, `${report}#s-${slug(id)}`);
  });
  const more2 = ids.length - shown2.length;
  return `${shown2.join(" ")}${more2 > 0 ? ` +${more2}` : ""}`;
}
function startText({ causes, scenarios, broke, rate, baseline, threshold }, decision) {
  const { causes: all } = decision;
  const isCrash = causes.every((index) => all[index]?.kind === "error");
  const many = causes.length === 1 ? "" : causes.length === 2 ? "two " : `${causes.length} `;
  const first = must(all[must(causes[0], "a cause to start with")], "the cause to start with");
  const what = isCrash ? `the ${many}${causes.length === 1 ? "crash" : "crashes"}` : criterionOf(first) || "the first cause";
  const lacking = Math.round((baseline - rate) * 100);
  const where = [
    ...threshold === null ? [] : [rate < threshold ? `still below the floor of ${wholeRate(threshold)}` : "above the floor"],
    lacking > 0 ? `still ${fixed(lacking, 0)} below main` : "no lower than main"
  ];
  return `**Start with ${what}:** ${scenarios} of the ${broke} that ${verbOf(decision)}. If ${scenarios === 1 ? "it" : "these"} came back: ${wholeRate(rate)}, ${where.join(", ")}.`;
}
var MOST_DIFFERENCES = 5;
function differencesSection({ decision, detail, includeOutput, here }) {
  if (!includeOutput || detail.folded === 0) return "";
  const parts = [0, 1, 2].flatMap((place) => decision.causes.flatMap((cause) => cause.parts[place] ?? []));
  const diff = differencesOf(parts, MOST_DIFFERENCES, here);
  return diff === "" ? "" : details("Why the first ones failed, step by step", diff);
}
function differencesOf(parts, most, here) {
  const differences = parts.flatMap(
    ({ example, tool = "" }) => example ? [differenceLines(tool, example, here)] : []
  );
  const lines = differences.slice(0, most).flatMap((part, index) => index === 0 ? part : ["", ...part]);
  return lines.length === 0 ? "" : diffBlock(lines);
}
function differenceLines(tool, { scenario, step, main, candidate }, here) {
  return [
    `  scenario ${scenario} \xB7 step ${step} \xB7 ${tool}`,
    `- main     ${main ?? "no such call"}`,
    `+ ${here.padEnd(8)} ${candidate ?? "no such call"}`
  ];
}

// src/reporting/markdown/words.ts
var DECISIONS = {
  pass: { icon: "\u2705", word: "PASS" },
  fail: { icon: "\u274C", word: "FAIL" },
  inconclusive: { icon: "\u2754", word: "INCONCLUSIVE" },
  invalid: { icon: "\u26D4", word: "INVALID" }
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
  invalid: { icon: "\u26D4", level: "error" },
  block: { icon: "\u274C", level: "error" },
  warn: { icon: "\u26A0\uFE0F", level: "warning" },
  notice: { icon: "\u2139\uFE0F", level: "notice" }
};
var TESTS = {
  "paired-t": "paired t",
  "history-t": "history of main",
  "mcnemar-mid-p": "McNemar mid-p",
  exact: "exact",
  collapse: "collapse",
  "collapse-single": "collapse of one scenario",
  slices: "slices",
  confirm: "confirm",
  carried: "what blocked before"
};
var WAIVER_EFFECTS = {
  used: "\u2705\xA0used: it covers this",
  unused: "not needed",
  exceeded: "\u274C\xA0not enough: worse than its ceiling",
  expired: "\u26A0\uFE0F\xA0expired: does not count",
  ignored: "\u26A0\uFE0F\xA0ignored: not on the base branch"
};
var WAIVER_ORDER = ["exceeded", "expired", "ignored", "used", "unused"];
var VERDICTS = {
  pass: ["\u2713", "passed"],
  warn: ["!", "warned"],
  fail: ["\u2717", "failed"],
  skipped: ["\u2013", "not asked"],
  error: ["?", "not judged"]
};
var ERROR_KINDS = {
  agent: "agent crash",
  infrastructure: "infrastructure error",
  judge: "judge error"
};
var REFUSED = "refused by a rubric";
var ABSENT = "not in the results";
var NOTHING3 = "\u2013";

// src/reporting/commands.ts
function bundleCommand(command, bundle, scenarios = []) {
  return [`agent-gate ${command}`, ...[bundle, ...scenarios].map(quoted)].join(" ");
}
function quoted(word) {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

// src/gating/contributions.ts
var ROUNDING2 = 5e-4;
var NO_COMBINATION = { weights: /* @__PURE__ */ new Map(), isSum: true, score: () => 0 };
function contributionsOf({ metrics: [metric], criteria }, combination, scenarios) {
  const { weights, isSum } = combination;
  if (metric?.paired === void 0 || !metric.delta || weights.size < 2) return null;
  const { rubric, delta, paired } = metric;
  const total = sum([...weights.values()]);
  const changeIn = ([key, weight], index) => {
    if (!isSum) return -gainOf(scenarios, { rubric, index, combination }) / paired.scenarios;
    const compared = criteria.find((criterion) => criterion.rubric === rubric && criterion.key === key);
    return weight / total * changeOf4(compared, paired.scenarios);
  };
  const changes = [...weights].map(changeIn);
  const all = [...weights.keys()].map((criterion, index) => ({ criterion, change: rounded(changes[index] ?? 0) }));
  const moved = all.filter(({ change }) => Math.abs(change) >= ROUNDING2);
  return {
    criteria: moved.sort((a, b) => (b.change - a.change) * Math.sign(delta)),
    exact: isSum && Math.abs(sum(changes) - delta) < ROUNDING2
  };
}
function changeOf4(criterion, scenarios) {
  const { delta = null, paired } = criterion?.score ?? criterion ?? {};
  return (delta ?? 0) * (paired?.scenarios ?? criterion?.paired?.scenarios ?? 0) / scenarios;
}
function gainOf(scenarios, { rubric, index, combination }) {
  const weights = [...combination.weights.values()];
  const scoreOf2 = (children) => {
    const parts = children.flatMap(
      (node, place) => node.score === null ? [] : [{ node: { ...node, score: node.score }, weight: weights[place] ?? 1 }]
    );
    return parts.length === 0 ? 0 : combination.score(parts);
  };
  const gains = scenarios.map(({ side, main, candidate }) => {
    const reference = referenceOf(main);
    const asOnMain = reference && criterionResults(reference, rubric)[index];
    if (side === "fixed" || asOnMain === void 0 || candidate.length === 0) return 0;
    const gain = candidate.map((trial) => {
      const children = criterionResults(trial, rubric);
      return scoreOf2(children.with(index, asOnMain)) - scoreOf2(children);
    });
    return meanRate(gain);
  });
  return sum(gains);
}
function crashLossOf({ primary, pairing, candidate }) {
  const { metric } = primary ?? {};
  const trials = candidate.trials.errored.agent;
  if (metric === void 0 || trials === 0 || pairing.pairs.length === 0) return null;
  const losses = pairing.pairs.map((pair) => {
    const scores = onMain(pair, metric).flatMap((run2) => metric.valueIn(run2) ?? []);
    const { total } = metric.countIn(pair.candidate);
    const share = rateOf({ passed: Math.min(total, pair.candidate.errored.agent), total }) ?? 0;
    return scores.length === 0 ? 0 : share * meanRate(scores);
  });
  return { trials, of: candidate.trials.scored, change: rounded(-sum(losses) / pairing.pairs.length) };
}

// src/gating/layers.ts
function layersOf({ primary, pairing, confirm }) {
  const { metric } = primary ?? {};
  const { delta, paired } = metric ?? {};
  if (!metric || !delta || delta > 0 || !paired || paired.waived !== void 0) return null;
  const failing2 = failingToday(confirm.scenarios);
  const losses = pairing.pairs.map((pair) => {
    const main = onMain(pair, metric).flatMap((run2) => metric.valueIn(run2) ?? []);
    const here = metric.valueIn(pair.candidate);
    return !failing2.has(pair.scenario) || here === null || main.length === 0 ? 0 : here - meanRate(main);
  });
  const environment = rounded(sum(losses) / paired.scenarios);
  return { harness: 0, environment, config: 0, agent: rounded(delta - environment) };
}
function failingToday(scenarios) {
  return new Set(scenarios.flatMap(({ scenario, word }) => word === "fails on main today" ? [scenario] : []));
}
function layersByCause(decision, causes) {
  const { layers, flips, config, confirmed } = decision;
  const [metric] = decision.metrics;
  if (layers === void 0 || metric?.paired === void 0) return {};
  const { name, paired } = metric;
  const counted2 = failingToday(confirmed);
  const losses = new Map(
    [...flips.broke, ...flips.lost].map(({ scenario, candidate, baseline }) => {
      return [scenario, counted2.has(scenario) ? 0 : (candidate ?? 0) - (baseline ?? 0)];
    })
  );
  const lossOf = (isOfLayer) => {
    const scenarios = causes.filter(isOfLayer).flatMap((cause) => cause.scenarios);
    return sum(scenarios.map((scenario) => losses.get(scenario) ?? 0)) / paired.scenarios;
  };
  const [harness, service] = [
    lossOf(({ kind }) => kind === "missing" || kind === "empty"),
    lossOf(({ service: isOfService }) => isOfService === true)
  ];
  return {
    layers: {
      harness: rounded(harness),
      environment: rounded(layers.environment + service),
      config: config?.effects.find(({ subject }) => subject === name)?.config ?? 0,
      agent: rounded(layers.agent - harness - service)
    }
  };
}

// src/contract/share.ts
var MOST_KNOWN2 = 1e4;
function startSharing() {
  const known3 = /* @__PURE__ */ new Map();
  return (value) => {
    const text = JSON.stringify(value);
    const first = known3.get(text);
    if (first === void 0 && known3.size < MOST_KNOWN2) known3.set(text, value);
    return first ?? value;
  };
}

// src/scoring/tally.ts
function startRubricTally(rubric) {
  return {
    rubric,
    answers: [],
    byText: /* @__PURE__ */ new Map(),
    /** The same by judgement: a rubric that caches its judgements returns the same object again. */
    byJudgement: /* @__PURE__ */ new Map(),
    /** Trials in which no criterion applied. */
    skipped: 0,
    /** Warnings shared by every scored trial; null before the first. */
    warnings: null,
    /** The lowest-numbered trial that did not pass, by scenario. */
    failed: /* @__PURE__ */ new Map(),
    /** Scores of a scenario by the ids of its trials' answers: most scenarios share theirs. */
    shared: /* @__PURE__ */ new Map(),
    shareCount: startSharing(),
    shareFailure: startSharing()
  };
}
function tallyScored(tally2, trial, scored) {
  noteFailure(tally2, trial, scored);
  const { score: score2, verdict } = scored.judgement;
  const isPartly = scored.unanswered !== void 0 && scored.criteria.some((criterion) => isCounted(criterion.verdict));
  if (score2 === null && !isPartly) {
    if (verdict === "skipped") tally2.skipped++;
    return Number.NaN;
  }
  if (score2 !== null) keepWarnings(tally2, scored);
  const answers = seenBefore(tally2, scored) ?? tallyAnew(tally2, scored, score2);
  answers.trials++;
  return answers.id;
}
function keepWarnings(tally2, scored) {
  if (scored.at === null || tally2.warnings?.length === 0) return;
  const { warnings } = explainRubric(scored);
  tally2.warnings = tally2.warnings === null ? warnings : tally2.warnings.filter((warning) => warnings.includes(warning));
}
function seenBefore({ byJudgement }, { judgement, criteria, outcome }) {
  const known3 = criteria === judgement.parts ? byJudgement.get(judgement) : void 0;
  return known3?.outcome === outcome ? known3 : void 0;
}
function tallyAnew(tally2, { judgement, criteria, outcome }, score2) {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const { criteria: known3 } = tally2.rubric;
  const scores = criteria.map(({ score: own }, index) => known3[index]?.graded ? own ?? void 0 : void 0);
  const text = `${outcome} ${judgement.verdict} ${score2} ${verdicts.join(" ")} ${scores.join(" ")}`;
  const equal = tally2.byText.get(text);
  if (equal !== void 0) return equal;
  const passed = judgement.verdict === "pass";
  const answers = { id: tally2.answers.length, score: score2, passed, outcome, verdicts, scores, trials: 0 };
  tally2.answers.push(answers);
  tally2.byText.set(text, answers);
  tally2.byJudgement.set(judgement, answers);
  return answers;
}
function scoresIn(scores) {
  const known3 = scores.filter((score2) => score2 !== void 0);
  return known3.length === 0 ? {} : { scores: known3 };
}
function finishRubric(tally2, scenarios) {
  const { id, version, hash: hash3, metric, title, bands, outcomes, criteria, byJudge } = tally2.rubric;
  const means = scenarios.flatMap(({ rubrics }) => {
    const scored = memberOf(rubrics, id);
    return scored === void 0 || scored.scores.length === 0 ? [] : meanOf(scored.scores);
  });
  const score2 = means.length === 0 ? null : rounded(meanOf(means));
  const band = score2 === null ? void 0 : bands.find(({ at_least: least }) => score2 >= rounded(least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash: hash3,
    metric,
    ...title === void 0 ? {} : { title },
    ...byJudge ? { by_judge: true } : {},
    score: score2,
    ...band === void 0 ? {} : { band },
    trials: {
      passed: countTrials(tally2, ({ passed }) => passed),
      total: countTrials(tally2, ({ score: trialScore }) => trialScore !== null)
    },
    outcomes: outcomes.map(({ name }) => ({
      outcome: name,
      trials: countTrials(tally2, ({ outcome }) => outcome === name)
    })),
    criteria: criteria.map((_, index) => criterionReport(tally2, index, scenarios)),
    ...tally2.warnings?.length ? { warnings: [...new Set(tally2.warnings)].sort() } : {}
  };
}
function criterionReport(tally2, index, scenarios) {
  const { key = "", question, status, byJudge, graded } = tally2.rubric.criteria[index] ?? {};
  const passed = countTrials(tally2, ({ verdicts }) => verdicts[index] === "pass");
  const skipped = countTrials(tally2, ({ verdicts }) => verdicts[index] === "skipped");
  const total = countTrials(tally2, ({ verdicts }) => isCounted(verdicts[index] ?? "skipped"));
  return {
    key,
    ...question === void 0 ? {} : { question },
    ...status === void 0 ? {} : { status },
    passed,
    total,
    skipped: skipped + tally2.skipped,
    ...graded === void 0 ? {} : { score: meanNodeScore(scenarios, tally2.rubric.id, key) },
    ...graded?.byScore ? { by_score: true } : {},
    ...byJudge === void 0 ? {} : { by_judge: byJudge }
  };
}
function meanNodeScore(scenarios, rubric, key) {
  const means = scenarios.flatMap(({ rubrics }) => {
    const { scores } = memberOf(memberOf(rubrics, rubric)?.criteria, key) ?? {};
    return scores === void 0 ? [] : meanOf(scores);
  });
  return means.length === 0 ? null : rounded(meanOf(means));
}
function isCounted(verdict) {
  return verdict !== "skipped" && verdict !== "error";
}
function countTrials({ answers }, holds) {
  let sum2 = 0;
  for (const one of answers) if (holds(one)) sum2 += one.trials;
  return sum2;
}
var MAX_FAILURES = 5;
var MAX_EXPLANATION = 300;
function noteFailure({ failed, shareFailure }, { scenario, trial }, scored) {
  const { score: score2, verdict } = scored.judgement;
  if (score2 === null || verdict === "pass" || (failed.get(scenario)?.trial ?? trial) < trial) return;
  const failures = explainFailures(scored, MAX_FAILURES).map(
    ({ key, explanation }) => shareFailure({ criterion: key, explanation: ownCopy(cut(explanation, MAX_EXPLANATION)) })
  );
  failed.set(scenario, { trial, failures });
}
function scoresOf2(tally2, scenario, ids) {
  if (ids.length === 0) return void 0;
  const key = ids.join(" ");
  const scores = tally2.shared.get(key) ?? scoresOfAnswers(tally2, ids);
  tally2.shared.set(key, scores);
  const failed = tally2.failed.get(scenario);
  return failed === void 0 ? scores : { ...scores, failures: failed.failures };
}
function scoresOfAnswers(tally2, ids) {
  const answers = ids.map((id) => must(tally2.answers[id], "the answers of a trial"));
  return {
    scores: answers.flatMap(({ score: score2 }) => score2 ?? []),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf2(tally2.rubric, answers),
    criteria: countsOf(tally2, answers),
    failures: []
  };
}
function outcomesOf2({ outcomes: [first] }, answers) {
  const scored = answers.filter(({ score: score2 }) => score2 !== null);
  if (scored.every(({ outcome }) => outcome === first?.name)) return {};
  const counts = /* @__PURE__ */ new Map();
  for (const { outcome } of scored) addTo(counts, outcome);
  return { outcomes: countsByText(counts) };
}
function countsOf({ rubric: { criteria }, shareCount }, answers) {
  const counts = {};
  for (const [index, { key, graded }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === "pass") passed++;
      if (isCounted(verdicts[index] ?? "skipped")) total++;
    }
    counts[key] = graded === void 0 ? shareCount({ passed, total }) : { passed, total, ...scoresIn(answers.map(({ scores }) => scores[index])) };
  }
  return counts;
}
function ownCopy(text) {
  return JSON.parse(JSON.stringify(text));
}

// src/reporting/sections/drift.ts
var LONGEST2 = 600;
function driftedIn(findings) {
  return findings.find(({ code: code2 }) => rowOf(code2).shownIn === "line");
}
function driftLine({ findings }) {
  const finding = driftedIn(findings);
  return finding === void 0 ? "" : `${EFFECTS2[finding.effect].icon} ${ended(prose(finding.what, LONGEST2))}`;
}
function driftText(decision) {
  const { expected, actual, next } = driftedIn(decision.findings) ?? {};
  const sentence = (start, text = "") => text === "" ? "" : ended(`${start}${prose(text, LONGEST2)}`);
  const { before, after } = decision.drift?.since ?? {};
  const repository = decision.candidate.run_url?.replace(/\/actions\/runs\/.*$/, "");
  const range = before === void 0 || after === void 0 || before === after ? void 0 : `${before}...${after}`;
  return beside([
    driftLine(decision),
    sentence("Expected: ", expected),
    sentence("Fell most: ", actual),
    sentence("\u2192 ", next),
    repository === void 0 || range === void 0 ? "" : link("Commits", `${repository}/compare/${range}`)
  ]);
}

// src/reporting/sections/trials.ts
function trialsSection(view) {
  if (!view.detail.evidence) return "";
  const { trials, errored: listed2 } = view.decision;
  const { agent, infrastructure, judge } = trials.errored;
  const refused2 = listed2.filter((trial) => trial.refused).length;
  const { absent = 0 } = trials;
  const ofService = infrastructure - refused2 - absent;
  const counts = [
    `${trials.scored} scored`,
    agent === 0 ? "" : `${agent} ${agent === 1 ? "crash" : "crashes"} of the agent among them`,
    ofService === 0 ? "" : counted(ofService, ERROR_KINDS.infrastructure),
    absent === 0 ? "" : `${absent} ${ABSENT}`,
    refused2 === 0 ? "" : `${refused2} ${REFUSED}`,
    judge === 0 ? "" : counted(judge, ERROR_KINDS.judge)
  ];
  return joined2([`**Trials:** ${beside(counts, ", ")}`, erroredList(view)]);
}
function erroredList(view) {
  const { errored } = view.decision;
  const { folded } = view.detail;
  if (errored.length === 0) return "";
  if (folded === 0) return leftOut(view, errored.length, "errored trials");
  const lines = errored.slice(0, folded).map((trial) => erroredLine(trial, view.includeOutput));
  return details(
    `Errored trials (${errored.length})`,
    joined2([block(lines), leftOut(view, errored.length - folded, "errored trials")])
  );
}
function erroredLine(trial, includeOutput) {
  const kind = trial.refused ? REFUSED : `${ERROR_KINDS[trial.kind]}${trial.classified ? "" : ", kind not named"}`;
  const start = `${trial.scenario} trial ${trial.trial}: ${kind}`;
  return includeOutput ? `${start}: ${trial.message}` : start;
}
function outcomesSection(view) {
  if (!view.detail.evidence) return "";
  const { decision, here } = view;
  const outcomes = decision.outcomes.filter(({ candidate, baseline, at_least, at_most }) => {
    return candidate.passed > 0 || (baseline?.passed ?? 0) > 0 || at_least !== null || at_most !== null;
  });
  const columns = ["", "Outcome", decision.baseline === null ? here : `main \u2192 ${here}`, "blocks if"];
  const rows = outcomes.map((outcome) => outcomeCells(outcome, decision));
  const list = { noun: "outcomes", columns, align: "clrl", rows };
  return foldedList(view, "Outcomes of the trials, as the rubric classes them", list);
}
function outcomesPastLimit(decision) {
  return decision.outcomes.filter((outcome) => blocks(outcome, decision)).map((outcome) => outcomeCells(outcome, decision));
}
function outcomeCells(outcome, decision) {
  const { candidate, baseline, at_least: least, at_most: most, rubric } = outcome;
  const isLoud = blocks(outcome, decision);
  const [here, main] = [rateOf(candidate), baseline && rateOf(baseline)];
  const shown2 = here === null ? NOTHING3 : boldIf(isLoud, unbroken(wholeRate(here, most ?? least)));
  const change = here === null || main === null ? "" : signedPoints(wholeChange(main, here));
  const isOther = rubric !== decision.metrics[0]?.rubric;
  const limits = [most === null ? "" : `> ${wholeRate(most)}`, least === null ? "" : `< ${wholeRate(least)}`];
  return [
    isLoud ? "\u274C" : "\xB7",
    beside([boldIf(isLoud, keyText(outcome.outcome)), isOther ? prose(rubric, 60) : ""], " \xB7 "),
    decision.baseline === null ? shown2 : changeCell({ main: main === null ? NOTHING3 : wholeRate(main), here: shown2, change }),
    beside(limits.map(unbroken), ", or ") || NOTHING3
  ];
}
function blocks({ rubric, outcome }, { findings, metrics }) {
  const names = [`${rubric}/${outcome}`, ...metrics[0]?.rubric === rubric ? [outcome] : []];
  return findings.some(
    (finding) => decides(finding) && finding.subject_kind === "outcome" && names.includes(finding.subject ?? "")
  );
}

// src/reporting/sections/usage.ts
function usageSection(view) {
  const { usage = [], baseline } = view.decision;
  const names = usage.map(({ amount }) => AMOUNT_WORDS[amount]).join(", ");
  return foldedList(view, `${capitalised(names)} per trial`, usageRows(usage, baseline !== null, view.here));
}
function usageRows(usage, isCompared, here) {
  const columns = ["", "", ...isCompared ? [`main \u2192 ${here}`, "range"] : [here], "blocks if"];
  return {
    noun: "amounts",
    columns,
    limitAt: columns.length - 1,
    align: `cl${isCompared ? "rr" : "r"}l`,
    rows: usage.map((comparison) => {
      const { amount, candidate, baseline, change, interval, tolerance } = comparison;
      const isLoud = isPastLimit(comparison);
      const measured = boldIf(isLoud, unbroken(amountText(comparison, candidate)));
      const compared = [
        changeCell({
          main: baseline === null ? NOTHING3 : amountText(comparison, baseline),
          here: measured,
          change: change === null ? "" : riseText(change)
        }),
        interval === null ? NOTHING3 : unbroken(`${riseText(interval.lower)} to ${riseText(interval.upper)}`)
      ];
      const icon = !comparison.exceeds ? "\xB7" : isLoud ? "\u274C" : "\u26A0\uFE0F";
      const limit = gates(comparison) ? unbroken(`> ${riseText(tolerance)}`) : "only watched";
      return [icon, boldIf(isLoud, capitalised(AMOUNT_WORDS[amount])), ...isCompared ? compared : [measured], limit];
    })
  };
}
function isPastLimit(comparison) {
  return comparison.exceeds && gates(comparison);
}

// src/reporting/sections/rate-table.ts
function ratesSection(view) {
  const { rows, shown: shown2 } = openRates(view);
  if (shown2.rows.length === 0) return "";
  return joined2([
    table(shown2.columns, shown2.rows, shown2.align),
    small(notesOn(rows.slice(0, view.detail.metrics), view.decision).join(" \xB7 ")),
    leftOut(view, rows.length - view.detail.metrics, shown2.noun)
  ]);
}
function allRates2({ decision, here }) {
  const rates = [...metricRows(decision), ...criterionRows(decision)];
  return { rates, table: rateTable({ decision, here }, "rates", rates), notes: notesOn(rates, decision) };
}
function openRates(view) {
  const { decision, detail, here } = view;
  const open = sorted(criterionRows(decision)).filter(({ isBlocking, advisory, state }) => {
    return isBlocking || !advisory && (state === "regressed" || state === "improved");
  });
  const rows = [...metricRows(decision), ...open].sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
  const isCompared = decision.baseline !== null;
  const usage = usageRows((decision.usage ?? []).filter(isPastLimit), isCompared, here).rows;
  const short = rows.slice(0, detail.metrics).map((row) => ({ ...row, label: row.short }));
  const shown2 = rateTable(view, "rates", short, false);
  const others = [
    ...outcomesPastLimit(decision),
    ...usage.map((amount) => isCompared ? amount.toSpliced(3, 1) : amount)
  ];
  return { rows, shown: { ...shown2, rows: [...shown2.rows, ...others] } };
}
function criteriaSection(view) {
  const { decision } = view;
  const rows = sorted(criterionRows(decision));
  const isAlone = decision.baseline === null;
  const ordered = isAlone ? rows.toSorted((a, b) => (a.candidate ?? 1) - (b.candidate ?? 1)) : rows;
  const table2 = rateTable(view, "criteria", ordered);
  const title = isAlone && rows.length > 1 ? "All criteria, the lowest first" : "All criteria";
  return foldedList(view, title, table2, isAlone ? "" : `: ${tally(rows)}`);
}
function criterionRows(decision) {
  const { criteria, metrics, findings } = decision;
  return criteria.filter(({ rubric, key, delta }) => {
    const isOnly = criteria.every((sibling) => sibling.rubric !== rubric || sibling.key === key);
    const metric = metrics.find((entry) => entry.rubric === rubric);
    const repeats = isOnly && metric !== void 0 && Math.abs((metric.delta ?? 0) - (delta ?? 0)) < 1e-9;
    return !repeats || findings.some((finding) => decides(finding) && finding.subject === criterionName(rubric, key));
  }).flatMap((criterion) => [criterionRow(criterion), ...scoreRow(criterion)]).map(withFindings(decision));
}
function tally(rows) {
  const counts = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const still = row.state === "inconclusive" ? "within noise" : STATE_WORDS[row.state];
    addTo(counts, directionOf(row) ?? still);
  }
  return [...counts].map(([words, count]) => `${count} ${words}`).join(", ");
}
function directionOf({ state, interval }) {
  if (state === "regressed" || interval !== null && interval.upper < 0) return "lower";
  return state === "improved" || interval !== null && interval.lower > 0 ? "higher" : null;
}
function rateTable({ decision, here }, noun, rows, mayHaveRanges = true) {
  const isCompared = decision.baseline !== null;
  const level = fixed(decision.confidence * 100, 0);
  const isRanged = mayHaveRanges && isCompared && rows.some(({ interval }) => interval !== null);
  const columns = [
    "",
    "",
    isCompared ? `main \u2192 ${here}` : here,
    ...isRanged ? [`${level} % range`] : [],
    "blocks if"
  ];
  const shown2 = rows.map((row) => cells(row, decision, isRanged));
  return { noun, columns, limitAt: columns.length - 1, align: `cl${isRanged ? "rr" : "r"}l`, rows: shown2 };
}
function cells(row, decision, isRanged) {
  const { main, now, change } = ratesOf2(row);
  const { interval, isBlocking, label, note } = row;
  const isCompared = decision.baseline !== null;
  const here = now === null ? NOTHING3 : boldIf(isBlocking, unbroken(now));
  const difference = row.delta === null ? "" : signedPoints(change);
  const range = interval === null ? NOTHING3 : `${signedPoints(interval.lower)} ${unbroken(`to ${signedPoints(interval.upper)}`)}`;
  return [
    `${iconOf(row)}${isBlocking && crashNote(row, decision) !== "" ? "\xA0\xB9" : ""}`,
    beside([boldIf(isBlocking, label), note], " \xB7 "),
    isCompared ? changeCell({ main: main ?? NOTHING3, here, change: difference }) : here,
    ...isRanged ? [range] : [],
    limitOf(row, isCompared, decision)
  ];
}
function ratesOf2({ paired, baseline, candidate, threshold, delta, isLift }) {
  const isPaired = paired !== void 0 && paired.waived === void 0;
  const [main, now] = isPaired ? [paired.baseline, paired.candidate] : [baseline, candidate];
  const shown2 = (value, limit = null) => isLift ? signedPoints(value) : wholeRate(value, limit);
  return {
    main: main === null ? null : shown2(main),
    now: now === null ? null : shown2(now, threshold),
    change: (isPaired || isLift) && now !== null && main !== null ? wholeChange(main, now) : delta ?? 0
  };
}
function limitOf(row, compared, { waivers }) {
  const { advisory, tolerance, threshold, state, isLift } = row;
  if (advisory) return "only watched";
  const ceiling = waivers.find(({ subject, effect }) => effect === "used" && subject === row.subject)?.ceiling ?? null;
  if (ceiling !== null) return `worse by ${unbroken(`> ${plainPoints(ceiling)}`)} (waiver)`;
  const held = heldRate(row);
  const over = held === null ? "" : ` (${held} over all)`;
  const isTested = compared && state !== "not-comparable";
  const drop = tolerance === 0 ? "drops" : `drops ${unbroken(`> ${plainPoints(tolerance)}`)}`;
  const least = isLift ? signedPoints(threshold ?? 0) : `${wholeRate(threshold ?? 0)}${over}`;
  return beside([isTested ? drop : "", threshold === null ? "" : unbroken(`< ${least}`)], ", or ") || NOTHING3;
}
function plainPoints(share) {
  return fixed(share * 100, 1).replace(/\.0$/, "");
}
function iconOf(row) {
  if (row.isBlocking) return "\u274C";
  if (row.isMarked) return "\u26A0\uFE0F";
  const direction = directionOf(row);
  if (direction !== null) return direction === "lower" ? "\u{1F53B}" : "\u{1F7E2}";
  return mayHaveDropped(row, row.tolerance) || row.state === "not-comparable" ? "\u26A0\uFE0F" : "\xB7";
}
function notesOn(rows, decision) {
  const marked = rows.filter((row) => row.isBlocking && crashNote(row, decision) !== "");
  const [crashed = "", ...others] = new Set(marked.map((row) => crashNote(row, decision)));
  const { total, paired, new: added, changed } = decision.scenarios;
  const unjudged2 = decision.baseline === null ? 0 : total - paired - added - changed;
  const waived2 = Math.max(0, ...rows.map(({ paired: paired2 }) => paired2?.waived ?? 0));
  return [
    ...crashed === "" ? [] : [`\xB9 ${ended(capitalised(others.length === 0 ? crashed : crashesOfEach(decision)))}`],
    ...unjudged2 > 0 ? [`${counted(unjudged2, "scenario")} had no verdict and ${unjudged2 === 1 ? "is" : "are"} left out.`] : [],
    ...waived2 === 0 ? [] : [`The change counts ${waived2} waived ${waived2 === 1 ? "scenario" : "scenarios"} as unchanged.`]
  ];
}
function crashNote({ candidateCount }, { trials }) {
  const crashes = trials.errored.agent;
  const failures = candidateCount === null ? 0 : candidateCount.total - candidateCount.passed;
  if (crashes === 0 || failures < crashes) return "";
  return areCrashes(
    `${crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`} failures of this run`,
    crashes
  );
}
function crashesOfEach({ trials }) {
  return areCrashes(`${trials.errored.agent} of the failures of each`, trials.errored.agent);
}
function areCrashes(failures, crashes) {
  return `${failures} ${crashes === 1 ? "is a crash" : "are crashes"} of the agent`;
}
function withFindings({ findings }) {
  return (row) => {
    const kinds = row.isLift ? ["lift"] : ["metric", "criterion"];
    const about = findings.filter(({ subject, subject_kind: kind = "" }) => {
      return subject === row.subject && kinds.includes(kind);
    });
    return { ...row, isBlocking: about.some(decides), isMarked: about.some(({ code: code2 }) => rowOf(code2).marksRate) };
  };
}
function metricRows(decision) {
  const { metrics, lifts = [] } = decision;
  return [...metrics.map(metricRow), ...lifts.map(liftRow)].map(withFindings(decision));
}
function metricRow(metric) {
  return {
    ...metric,
    label: metricTitle(metric),
    short: metricTitle(metric),
    // The name, by which the policy and other sentences call it.
    note: beside(
      [
        metric.title === void 0 || metric.title === metric.name ? "" : prose(metric.name, 40),
        metric.tier === "critical" ? "critical" : "",
        prose(metric.band ?? "", 40),
        judgeText(metric)
      ],
      " \xB7 "
    ),
    subject: metric.name,
    candidateCount: null,
    advisory: !gates(metric),
    isMetric: true
  };
}
function liftRow(lift) {
  const label = `lift over ${codeSpan(lift.arm, 60)}`;
  return {
    ...lift,
    label,
    short: label,
    note: scoresText2(lift),
    subject: lift.arm,
    candidateCount: null,
    advisory: !gates(lift),
    isMetric: false,
    isLift: true
  };
}
function scoresText2({ with: agent, without }) {
  const [withIt, withoutIt] = [agent, without].map(
    (score2) => score2 && `${wholeRate(score2.baseline).replace(/ %$/, "")} \u2192 ${wholeRate(score2.candidate)}`
  );
  return withIt === void 0 || withoutIt === void 0 ? "" : `with ${unbroken(withIt)}, without ${unbroken(withoutIt)}`;
}
function criterionRow(criterion) {
  const { question, key } = criterion;
  return {
    ...criterion,
    label: question === void 0 ? keyText(key) : prose(question, 90),
    short: keyText(key),
    note: beside(
      [
        criterion.tier === "critical" ? "critical" : criterion.by_score ? MEAN : "",
        criterion.status ?? "",
        judgeText(criterion)
      ],
      " \xB7 "
    ),
    subject: criterionName(criterion.rubric, key),
    ...valuesOf(criterion),
    candidateCount: criterion.by_score ? null : criterion.candidate,
    advisory: !gates(criterion),
    isMetric: false
  };
}
function judgeText({ judge }) {
  return judge === void 0 ? "" : `judge right in ${rightText(judge)}`;
}
function valuesOf({ candidate, baseline, by_score, score: score2 }) {
  if (by_score && score2 !== void 0) return { candidate: score2.candidate, baseline: score2.baseline };
  return { candidate: candidate && rateOf(candidate), baseline: baseline && rateOf(baseline) };
}
var MEAN = "mean score";
function scoreRow(criterion) {
  const { score: score2, by_score } = criterion;
  if (score2 === void 0 || by_score) return [];
  const { paired: _, ...row } = criterionRow(criterion);
  const shown2 = { note: MEAN, subject: `${row.subject} score`, candidateCount: null, advisory: true, threshold: null };
  return [{ ...row, ...score2, ...shown2 }];
}
function sorted(rows) {
  const rank = ({ isBlocking, state }) => isBlocking ? -1 : STATE_ORDER.indexOf(state);
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || byText(a.subject, b.subject)
  );
}
function isInTable({ code: code2, subject }, { metrics, criteria, lifts = [] }) {
  if (rowOf(code2).shownIn !== "rate") return false;
  return metrics.some(({ name }) => name === subject) || lifts.some(({ arm }) => arm === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}

// src/reporting/sections/slices.ts
function brokenTagLine({ decision }) {
  if (decision.broken_tag === void 0) return "";
  const { tag, broken, of, scenarios } = decision.broken_tag;
  return `**${broken} of the ${of} that ${decision.confirm === null ? "broke" : "failed"}** carry the tag ${codeSpan(tag, 60)} (${broken} of its ${scenarios}).`;
}
function sliceTable({ decision, here }) {
  const { changes = [], untested: untested2 = [] } = decision.slices ?? {};
  const rows = changes.map(({ slice, rate, scenarios, baseline, candidate, p, adjusted_p: adjusted }) => [
    `${codeSpan(slice, 60)} (${scenarios})`,
    keyText(rate),
    changeCell({
      main: wholeRate(baseline),
      here: wholeRate(candidate),
      change: signedPoints(wholeChange(baseline, candidate))
    }),
    p === 1 ? NOTHING3 : pValue(adjusted)
  ]);
  const columns = ["Slice (scenarios)", "Rate", `main \u2192 ${here}`, "p, adjusted"];
  const title = `Slices${untested2.length === 0 ? "" : `, ${untested2.length} smaller ones not tested`}`;
  return { title, table: { noun: "slices", columns, align: "llrr", rows } };
}
function slicesSection(view) {
  const { title, table: table2 } = sliceTable(view);
  return foldedList(view, title, table2);
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
  must,
  shown,
  inline,
  unicodeEscape,
  counted,
  byText,
  sortedUnion,
  MARK_START,
  isRecord,
  memberOf,
  canonicalJson,
  defined,
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
  contentHash,
  sha256Of,
  sameJson,
  includesPart,
  withSortedKeys,
  TOO_LARGE,
  determinedEqual,
  REDACTED,
  holdsMark,
  likeNoOther,
  isEmpty,
  IN_SENTENCE,
  EXPRESSION,
  shownValue,
  cut,
  clauses,
  firstFew,
  opposite,
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
  MOST_SCENARIOS_MARKED,
  markOf2 as markOf,
  startSharedFacts,
  sum,
  FEWEST_RUNS,
  stratumP,
  startContentHash,
  scenarioContent,
  SLACK,
  meanRate,
  primaryRubric,
  scoresOf,
  meanScore,
  missingTrials,
  missingOf,
  idsLacking,
  missingUnder,
  missingOn,
  withinErrorBudget,
  trialsPerScenario,
  trialsOf,
  rangeText,
  rangeOf,
  pairScenarios,
  overlapOf,
  currentId,
  matchScenarios,
  scenariosById,
  unrecordedScenarios,
  confidenceAt,
  pValue,
  percent,
  decimalsApart,
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
  riseText,
  judgedRates,
  onlyAdvises,
  CRITERION_KEYS,
  OUTCOME_KEYS,
  USAGE_KEYS,
  MUST_PASS_KEYS,
  WAIVER_KEYS,
  ARM_KEYS,
  POLICY_KEYS,
  fillDefaults,
  POLICY_FILE,
  POLICY_NAMES,
  resolvePolicy,
  defaultPolicy,
  metricRule,
  criterionRule,
  outcomeRule,
  outcomeRuleNamed,
  shareToPass,
  gates,
  WAIVER_KINDS,
  waiverSubject,
  rulePointer,
  onMain,
  NO_TRIALS,
  trialRange,
  isPassOrFail,
  pooled,
  waivedScenarios,
  keyOf,
  sameJudges,
  namesIn,
  effortFor,
  comparisonContext,
  ratesIn,
  scenariosComparable,
  rubricComparable,
  mayHaveDropped,
  nearlyBroke,
  weightedHolm,
  FEWEST_SCENARIOS,
  pairedTest,
  publishRates,
  publishLifts,
  suiteEffects,
  sumOfEffects,
  mcnemarMidP,
  hasMoved,
  AMOUNTS,
  amountsOf,
  meansOf,
  appendTo,
  groupBy,
  placeFreshTrials,
  probesOf,
  probeResults,
  BY_TAGS,
  isWorthALook,
  publishSlices,
  tagOfBroken,
  gateContext,
  baselineFinding,
  oldBaseline,
  skippedRuns,
  configFinding,
  stricterHead,
  relaxationFindings,
  isAcceptedByLabel,
  awaitedFindings,
  determinismFindings,
  mainDrift,
  driftFinding,
  driftFindings,
  measuredAnew,
  evidenceFindings,
  judgeFinding,
  questionsUnanswered,
  uncheckedJudges,
  progressText,
  memoryFinding,
  nearestName,
  isSlip,
  adviseNearest,
  adviseName,
  inDots,
  freeNames,
  unknownWaived,
  dueReviews,
  SHORTEST_SECRET,
  readingFinding,
  replacedSecrets,
  STEPS_OF_VERSIONS,
  versionBump,
  rubricFinding,
  rubricVersionFindings,
  unexplainedThresholds,
  scenarioFinding,
  ANSWERS,
  ANSWERS_KEY,
  factAt,
  armOf,
  numberedWith,
  textForm,
  scalarFacts,
  startTrialCounts,
  totalTrials,
  maskText,
  sharedText,
  headOf,
  looksLikeService,
  trialFinding,
  unscoredTrials,
  rowOf,
  distinct,
  render,
  collectWaivers,
  referenceOf,
  criterionResults,
  naturally,
  NO_COMBINATION,
  contributionsOf,
  crashLossOf,
  byEffect,
  oneOfEach,
  decides,
  evaluateGate,
  decidedBy,
  isAwaiting,
  headlineOf,
  findingInHeadline,
  MOST_REPORTS,
  recordOf,
  reportOf,
  earlierRuns,
  layersOf,
  layersByCause,
  startSharing,
  chosen,
  nodeResult,
  notEvaluated,
  statusOf,
  thresholdOf,
  explainTrial,
  explainRubric,
  recordTrial,
  startResultsHash,
  startRubricTally,
  tallyScored,
  finishRubric,
  meanNodeScore,
  scoresOf2,
  MAX_RECORD_BYTES,
  SPREADSHEET,
  openResults,
  markLength,
  isArchive,
  isSpreadsheet,
  notResults,
  tooLarge,
  asBuffer,
  requireUtf8,
  readText,
  readOrNull,
  fileExists,
  folderExists,
  bytesIfThere,
  isThere,
  findOnly,
  chunksOf,
  onDisk,
  jsonLines,
  linesOf,
  SHAPES_VERSION,
  REGISTERED,
  readSelection,
  selectionText,
  startSelection,
  IGNORES_CASE,
  slashed,
  pathInRepository,
  realPath,
  diskName,
  loadLazily,
  openZip,
  TEST_FILE,
  findResultFiles,
  findTexts,
  findFiles,
  INVISIBLE_PATTERN,
  visible,
  codeSpan,
  prose,
  block,
  logSafe,
  plainText,
  makeAside,
  makeFolder,
  writingTo,
  move,
  clear,
  warn2,
  writePieces,
  writeAnew,
  schemaCheck,
  EVIDENCE_FILE,
  CONFIRM_FILE,
  CONTROL_FILE,
  MAIN_TRIALS_FILE,
  RESULTS_FILE,
  MANIFEST_FILE,
  requireFormat,
  reportCheck,
  rubricIdentities,
  mappingIdentity,
  readShipped,
  schemaAddress,
  adviseShipped,
  productVersion,
  fixed,
  signedTenths,
  points2,
  score,
  bytes,
  byteLength,
  ended,
  capitalised,
  details,
  link,
  joined2 as joined,
  beside,
  small,
  unbroken,
  bullets,
  openList,
  foldedList,
  leftOut,
  fullResults,
  slug,
  headSection,
  titleOf,
  leadText,
  statesHeadline,
  saysChangeOf,
  lowerLine,
  firstRunSection,
  isUnchanged,
  pointsLines,
  pointsTitle,
  crashesText,
  layersText,
  causesSection,
  causesTitle,
  causeText,
  partText,
  startText,
  differencesSection,
  differencesOf,
  DECISIONS,
  STATE_WORDS,
  EFFECTS2 as EFFECTS,
  TESTS,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  VERDICTS,
  ERROR_KINDS,
  NOTHING3 as NOTHING,
  driftText,
  bundleCommand,
  trialsSection,
  outcomesSection,
  usageSection,
  usageRows,
  ratesSection,
  allRates2 as allRates,
  criteriaSection,
  isInTable,
  brokenTagLine,
  sliceTable,
  slicesSection,
  DEFAULT_RULES,
  NOTHING_MORE,
  startRedaction
};
