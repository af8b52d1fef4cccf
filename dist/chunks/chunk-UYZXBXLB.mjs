import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  ANSWERS,
  UserError,
  adviseName,
  adviseNearest,
  canonicalJson,
  contentHash,
  fixOf,
  inDots,
  isSlip,
  moreProblems,
  systemError,
  valueOr
} from "./chunk-LVZUN4CE.mjs";
import {
  appendTo
} from "./chunk-CMHOSAZO.mjs";
import {
  MAX_DEPTH,
  REFUSED_NAMES,
  dotted,
  holdsLargeNumber,
  isRecord,
  mapLeaves,
  mapTexts,
  memberOf,
  memberPointer,
  perObject,
  someLeaf
} from "./chunk-KQZ5M5F2.mjs";
import {
  MARK_START,
  byText,
  counted,
  inline,
  logLines,
  must,
  shown
} from "./chunk-AIUQFRYD.mjs";

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
function determinedEqual(isEqual2, value) {
  return isEqual2 && holdsLargeNumber(value) ? void 0 : isEqual2;
}
var REDACTED = "secrets that were redacted look alike: let the harness record whether they are equal";
function holdsMark(value) {
  return someLeaf(value, isMarked);
}
function isMarked(leaf) {
  return typeof leaf === "string" && leaf.includes(MARK_START);
}
function likeNoOther(value) {
  let count2 = 0;
  return mapLeaves(value, (leaf) => isMarked(leaf) ? `${leaf}\0${count2++}` : leaf);
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
function firstFew(items, most, textOf) {
  return `${items.slice(0, most).map(textOf).join(", ")}${items.length > most ? ", ..." : ""}`;
}

// src/contract/load-lazily.ts
import { createRequire } from "node:module";
var require2 = createRequire(import.meta.url);
function loadLazily(name) {
  return require2(name);
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
  return [...tally].sort(([a, timesA], [b, timesB]) => timesB - timesA || byText(a, b));
}

// src/gating/statistics/moments.ts
function sum(values) {
  return values.length <= 2 ? (values[0] ?? 0) + (values[1] ?? 0) : sumOf(ascending(values));
}
var FEW = 8;
function ascending(values) {
  if (values.length > FEW) return new Float64Array(values).sort();
  const sorted = [...values];
  for (let end = 1; end < sorted.length; end++) {
    const value = sorted[end] ?? 0;
    let place = end;
    for (; place > 0 && (sorted[place - 1] ?? 0) > value; place--) sorted[place] = sorted[place - 1] ?? 0;
    sorted[place] = value;
  }
  return sorted;
}
function mean(values) {
  return sum(values) / values.length;
}
function variance(values) {
  return moments(values).variance;
}
function moments(values) {
  const sorted = ascending(values);
  const centre = sumOf(sorted) / values.length;
  const deviations = Array.from(sorted, (value) => value - centre);
  const squares = sum(deviations.map((deviation) => deviation * deviation));
  const drift = sumOf(deviations);
  const spread = Math.max(0, squares - drift * drift / values.length) / (values.length - 1);
  return { mean: centre, variance: spread };
}
function fewest(counts) {
  return counts.reduce((least, count2) => Math.min(least, count2), counts[0] ?? 1);
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
    const all2 = weights.size === 0 ? taken : 1;
    for (const [part, weight] of weights) weights.set(part, weight * (1 - taken));
    for (const part of added) weights.set(part, (step[part] ?? 0) / all2);
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
function ratio(of2, x) {
  return polynomial(of2.above, x) / polynomial(of2.below, x);
}
function polynomial(coefficients, x) {
  return coefficients.reduceRight((sum2, coefficient) => sum2 * x + coefficient, 0);
}

// src/gating/statistics/proportions.ts
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

// src/gating/statistics/rate-of.ts
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
function percents(first, second) {
  for (let decimals = 1; decimals < 8; decimals++) {
    const [a, b] = [percent(first, decimals), percent(second, decimals)];
    if (a !== b || first === second) return [a, b];
  }
  return [percent(first, 8), percent(second, 8)];
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
function shortHash(hash) {
  return hash.slice(0, "sha256:".length + 12);
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
    const textOf = (value) => Array.isArray(value) ? value.join(", ") : String(value ?? "the service's");
    const isSame = canonicalJson(before) === canonicalJson(after);
    return isSame ? [] : [{ what, old: textOf(before), new: textOf(after) }];
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
function fillDefaults(table, written2 = {}) {
  const values = new Map(Object.entries(written2));
  const filled = Object.entries(table).map(([name, node]) => {
    if ("default" in node) return [name, values.get(name) ?? node.default];
    return [name, "each" in node ? values.get(name) ?? {} : fillDefaults(node, values.get(name))];
  });
  return Object.fromEntries(filled);
}

// src/gating/policy/resolve-policy.ts
var POLICY_FILE = ".github/agent-gate.yml";
var POLICY_NAMES = [POLICY_FILE, ".github/agent-gate.yaml"];
function resolvePolicy(written2, placeOf2 = (pointer) => ({ file: POLICY_FILE, pointer })) {
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
    hash: contentHash(written2),
    placeOf: placeOf2
  };
}
var defaultPolicy = resolvePolicy({});
function mapRules(rules = {}, resolve3) {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, resolve3(rule, name)]));
}
function rateRule(written2, named) {
  const rule = fillDefaults(CRITERION_KEYS, written2);
  const stated = Object.keys(written2).filter((key) => !(key in REVIEW_KEYS));
  return { ...rule, named, stated };
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
  const [passes, of2] = trials.split(" of ").map(Number);
  return of2 === void 0 ? 0 : Math.min(1, must(passes, "the number of passes") / of2);
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
function waiverKind({ metric, criterion }) {
  if (metric !== void 0) return "metric";
  return criterion === void 0 ? "scenario" : "criterion";
}
function waiverSubject({ metric, criterion, scenario }) {
  return must(metric ?? criterion ?? scenario, "the subject of a waiver");
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
  "judge-unchecked": {
    effect: ["block", "warn"],
    message: ({ effect, judges, rates }) => ({
      what: `${nameList(rates)} ${rates.length === 1 ? "only advises" : "only advise"}: ${allOf(judges.map(standingText))}`,
      expected: effect === "block" ? "a judge check that holds, by `judge.require`" : void 0,
      next: `Run \`agent-gate judge-check ${[...new Set(judges.map(({ rubric }) => rubric))].join(" ")}\` and merge the file that it writes`
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
function uncheckedJudges(policy) {
  const { judge, judged } = policy;
  const wouldBlock = (rate) => gates(rate.includes("/") ? criterionRule(policy, rate) : metricRule(policy, rate));
  const rates = [...judged.ofRate.keys()].filter((rate) => onlyAdvises(policy, rate) && wouldBlock(rate));
  if (rates.length === 0) return [];
  const behind = new Set(rates.flatMap((rate) => judged.ofRate.get(rate) ?? []));
  const judges = judged.standings.filter((standing) => behind.has(standing) && standing.state !== "holds");
  return [
    judgeFinding("judge-unchecked", { effect: judge?.require?.effect === "fail" ? "block" : "warn", judges, rates })
  ];
}
function standingText({ name, state, moved, right }) {
  if (state === "missing") return `the judge of \`${name}\` has no check`;
  if (state === "below") {
    const known = right === null ? "no label" : `${rightText(right)} (at least ${percent(right.lower, 0)})`;
    return `the judge of \`${name}\` is right in ${known}, less than \`judge.require\` asks for`;
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
function progressText(done, of2, { retries, cost_usd: cost, ...spent }) {
  const tokens = spent.input_tokens + spent.output_tokens;
  return [
    `The judge: ${done} of ${counted(of2, "question")}`,
    ...retries > 0 ? [retries === 1 ? "1 retry" : `${retries} retries`] : [],
    ...tokens > 0 ? [counted(tokens, "token")] : [],
    ...cost === null || cost === 0 ? [] : [`$${cost.toFixed(4)}`]
  ].join(", ");
}

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
function answerOfModels(answers) {
  return answers.length < 2 ? answers[0] : answerOfPanel(answers);
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
function readAnswers(recorded2, form, question) {
  const votes = votesOn(recorded2, question);
  const given = votes.map(({ answer: answer2 }) => answer2);
  if (given.length === 0 || !isFormed(given, form)) return void 0;
  const scores = given.map(scoreOf);
  const score = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score).map(({ reason }) => reason);
  return { given, score, reason: reasons.find((reason) => reason !== "") ?? "" };
}
function isRecorded(recorded2, question) {
  if (Array.isArray(recorded2) && recorded2.length === 0) return true;
  return votesOn(recorded2 ?? null, question).some(({ answer: answer2 }) => answer2 !== null);
}
function whyNone(path, recorded2, form, question) {
  if (recorded2 === void 0) return `${path} is absent`;
  const failed = listOf(recorded2).find((vote) => isRecord(vote) && vote.answer === null);
  if (isRecord(failed) && typeof failed.reason === "string" && failed.reason !== "") return cut(failed.reason, REASON);
  const isOther = listOf(recorded2).length > 0 && votesOn(recorded2, question).length === 0;
  if (isOther)
    return `${path} (${shownValue(recorded2, IN_SENTENCE)}) does not answer ${shownValue(question, IN_SENTENCE)}`;
  return `${path} (${shownValue(recorded2, IN_SENTENCE)}) is not ${FORMS[form]}`;
}
function votesOn(recorded2, question) {
  const isOwn = ({ question: asked }) => asked === void 0 || typeof asked === "string" && asked.trim() === question;
  const matching = listOf(recorded2).filter((vote) => !isRecord(vote) || isOwn(vote));
  return matching.map((vote) => {
    if (!isRecord(vote)) return { answer: vote, reason: "" };
    return { answer: vote.answer, reason: typeof vote.reason === "string" ? vote.reason : "" };
  });
}
function listOf(recorded2) {
  return Array.isArray(recorded2) ? recorded2 : [recorded2];
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

// src/io/files.ts
import { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";

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
  const first = bytes.toString("latin1", 0, HEAD_BYTES).trimStart().charAt(0);
  if (first === "" && head2.length < HEAD_BYTES) {
    const fix = "Check the run that writes it: it probably failed or was cancelled";
    throw new UserError({ code: "empty-file", what: "the file is empty", where: { file: input.file }, fix });
  }
  return { file: input.file, shape: SHAPES.get(first) ?? "other", chunks: joined(bytes, source), offset };
}
var SHAPES = /* @__PURE__ */ new Map([
  ["[", "list"],
  ["{", "object"],
  ["<", "xml"]
]);
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
  return files.reduce((sum2, file) => sum2 + onDisk(file, () => statSync(resolve(root, file)).size), 0);
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
  for (const { bytes, line } of linesOf(content)) yield { text: decoder.decode(bytes), line };
}
function* linesOf(content) {
  let start = 0;
  for (let line = 1; start < content.length; line++) {
    const newline = content.indexOf(NEWLINE, start);
    const end = newline < 0 ? content.length : newline;
    if (end > start) yield { bytes: content.subarray(start, end), line };
    start = end + 1;
  }
}

// src/io/write-files.ts
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
    warn(`${path} could not be removed and may hold results: remove it yourself (${why})`);
  }
}
function warn(text) {
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
function writeNewFile(written2, root) {
  const { file } = written2;
  writeWhole(written2, resolve2(root, file), () => {
    if (isTaken(file, root)) throw new UserError({ code: UNWRITABLE, what: "it exists already", where: { file } });
  });
}
function writeAnew(written2, root) {
  const path = resolve2(root, written2.file);
  const isOld = isTaken(written2.file, root);
  if (isOld) requireRegular(path, written2.file);
  writeWhole(written2, isOld ? realpathSync2(path) : path, () => {
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
  const { cut: cut2, value: kept } = recorded(value);
  const seen = value === void 0 ? { field } : { field, value: kept };
  const observation = cut2 === void 0 ? seen : { cut: cut2, ...seen };
  notes.observed = notes.observed.length === 0 ? [observation] : [...notes.observed, observation];
}
var MOST_WARNINGS = 100;
function warn2({ warnings }, warning) {
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

// src/rubric/references/rubric-names.ts
var TOTAL = "total";
var REFUSED_CONDITION = { test: () => void 0, explain: () => "" };
function nodeSlot(key, pointer, { names, problems, needs }) {
  const slot = names.nodes.get(key);
  needs.add(key);
  if (names.factsOnly) {
    const what = "facts come before scores and verdicts, and cannot read them";
    problems.add(pointer, { code: "bad-condition", what });
    return -1;
  }
  if (slot !== void 0) return slot;
  const advice = adviseName(key, [...names.nodes.keys(), ...names.total ? ["total"] : []]);
  problems.add(pointer, { code: "unknown-node", what: `there is no criterion or node \`${key}\``, ...advice });
  return -1;
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
function needOf(kind, name) {
  return `${kind}/${name}`;
}
var TRIAL_KEYS = ["scenario", "trial", "title", "tags", "error"];
var NATIVE_FACTS = "input output final_state ground_truth trace usage judge harness family".split(" ");

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
var MODEL_NEED = "model/answers";
var QUESTION_NEED = "question/";
function compileRoot(root, pointer, { names, needs, problems }) {
  const depth = names.items.lastIndexOf(root);
  if (depth >= 0) return ({ items }) => items[depth];
  const slot = names.derived.get(root);
  if (slot !== void 0) {
    needs.add(needOf("derive", root));
    return ({ derived }) => derived[slot];
  }
  needs.add(needOf("fact", root));
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
  warn2(notes, `fact \`${path}\` ${what}`);
  return `${shownFact(notes, path, value)} ${what}`;
}
function tableKey(value) {
  if (typeof value === "string") return value;
  return typeof value === "boolean" || typeof value === "number" ? String(value) : void 0;
}
function explainRow(fact, rows, at, notes, explainOther) {
  const value = fact.read(at);
  const key = tableKey(value);
  if (key === void 0) return explainUnfit({ ...fact, wanted: "text, a number, true or false" }, at, notes);
  const subject = shownFact(notes, fact.path, value);
  return rows.has(key) ? `${subject} is in the table` : explainOther(`${subject} is not in the table`);
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
  let words2 = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const space = isSpace(text.charCodeAt(index));
    if (!space && !inWord) words2++;
    inWord = !space;
  }
  return words2;
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
  return judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
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
  if (file.score !== void 0) {
    const { score, missing: whyMissing } = compileJudged(file.score, `${pointer}/score`, compiling);
    return { name: subjectName(file), fact: null, measured: null, read: score, missing: whyMissing };
  }
  const fact = compileFact(must(file.field, "`field` of a comparison"), `${pointer}/field`, compiling);
  const plain = { name: fact.path, fact: fact.path, read: fact.read, missing: fact.missing, measured: null };
  if (file.measure === void 0) return plain;
  const { of: of2, measure } = MEASURES[file.measure];
  const measured = { of: of2, measure: (value) => measure(value) };
  return { ...plain, name: subjectName(file), measured };
}
var REFERENCE_KEYS = /* @__PURE__ */ new Set(["field", "measure", "score", "passed", "expr"]);
function looksLikeReference(value) {
  if (typeof value.field === "string" || typeof value.score === "string") return true;
  const isReference = ([written2, part]) => {
    const key = written2.toLowerCase();
    return REFERENCE_KEYS.has(key) || typeof part === "string" && key.startsWith("f") && isSlip(key, "field");
  };
  const members = Object.entries(value);
  return members.length > 0 && members.every(isReference);
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
function finite(result, source) {
  return Number.isFinite(result) ? result + 0 : new Unknown(`${source} is beyond the range of numbers`);
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
  const words2 = kinds.map((kind) => KIND_WORDS[kind]);
  const last = must(words2.pop(), "a kind");
  return words2.length === 0 ? last : `${words2.join(", ")} or ${last}`;
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
    const written2 = text.slice(range?.start, range?.end);
    return `unexpected \`${written2}\`${meantWord(written2) ?? ""}`;
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
function meantWord(written2) {
  return Object.hasOwn(WORDS, written2) ? `: write \`${WORDS[written2]}\`` : void 0;
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
  if (!compiling.locals.includes(root.args))
    compiling.fields.set(
      [root.args, ...steps].join("."),
      ({ fact }) => steps.reduce(stepInto, fact(root.args))
    );
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

// src/contract/linear-pattern.ts
var MAX_GROWTH = 200;
var LargePattern = class extends Error {
};
function compileLinear(pattern, flags = 0) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const compiled2 = RE2JS.compile(pattern, flags);
  const size = compiled2.programSize();
  const allowed = pattern.length + MAX_GROWTH;
  if (size > allowed) throw new LargePattern(`its counts make it ${size} places long, where ${allowed} are allowed`);
  return compiled2;
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
  const fix = error instanceof LargePattern ? "Write `*` or `+` in place of large counts, or compare the `measure: length`" : "Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case";
  return { code: "bad-regex", what: "invalid regular expression", found, fix };
}
var asItIs = (value) => value;
function foldCase(text) {
  const small = text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll("\u03C2", "\u03C3").normalize("NFC");
}
function foldValue(value) {
  return mapTexts(value, foldCase);
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
  abs: of(["number"], "number", (value) => mapNumber(value, Math.abs)),
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
  const loop = memberOf(LOOPS, name);
  if (node.op === "rcall" && loop !== void 0) return compileLoop(name, loop, node, compiling);
  const args = node.op === "call" ? node.args[1] : [node.args[1], ...node.args[2]];
  const compileNamed = CALLS.get(name);
  if (compileNamed !== void 0) return compileNamed(node, args, compiling);
  if (loop !== void 0) return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const advice = meantWord(name) ?? inBrackets(fixOf(adviseName(name, [...CALLS.keys(), ...LOOP_NAMES])));
  const pos = node.op === "call" ? node.pos : node.input.indexOf(name, node.args[1].end);
  return refuse(`unknown function \`${name}\`${advice}`, { pos }, compiling);
}
function compileHas(node, [path, ...more], compiling) {
  if (path === void 0 || more.length > 0 || !isAccess(path))
    return refuse("`has` takes one fact or member, as in `has(usage.cost_usd)`", node, compiling);
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
  if (text === void 0 || pattern === void 0 || args.length > 2)
    return refuse('`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`', node, compiling);
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
var MAX_NESTED = 2;
var LOOPS = {
  all: { one: "test", gives: "boolean", run: (items, test2) => quantify(items, test2, false) },
  exists: { one: "test", gives: "boolean", run: (items, test2) => quantify(items, test2, true) },
  exists_one: { one: "test", gives: "boolean", run: isOne },
  filter: { one: "test", gives: "list", run: keep },
  map: { one: "value", two: "test", gives: "list", run: keepAndTurn }
};
var LOOP_NAMES = Object.keys(LOOPS);
function compileLoop(name, loop, node, compiling) {
  const [, receiver, [variable, first, second, ...more]] = node.args;
  const wants = loop[second === void 0 ? "one" : "two"];
  if (wants === void 0 || variable?.op !== "id" || first === void 0 || more.length > 0)
    return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const { locals } = compiling;
  if (locals.length === MAX_NESTED) return refuse(`more than ${MAX_NESTED} nested loops`, node, compiling);
  refuseInherited(variable.args, variable, compiling);
  const items = expecting(receiver, ["list", "object"], compiling);
  const inside2 = { ...compiling, locals: [...locals, variable.args] };
  const readFirst = wants === "test" ? expecting(first, ["boolean"], inside2) : inside2.compile(first, inside2).read;
  const readSecond = second === void 0 ? void 0 : inside2.compile(second, inside2).read;
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
  const answers = turn(items, test2);
  return answers instanceof Unknown ? answers : items.filter((_, index) => answers[index] === true);
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
var ORDER = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b
};
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
    const joined3 = [...a, ...b];
    spend2(at, joined3.length);
    return joined3;
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
  if (kinds !== void 0 && !kinds.includes("null"))
    refuse(`\`${sourceOf(node)}\` compares ${bothOf(kinds)}, which are never equal`, node, compiling);
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

// src/rubric/expressions/expression.ts
function compileExpression(text, { names, wants }) {
  const parsed = parseCel(text);
  if ("problem" in parsed) return { problems: [parsed.problem] };
  const { root } = parsed;
  const compiling = { names, locals: [], fields: /* @__PURE__ */ new Map(), nodes: [], problems: [], compile: compileAst };
  const part = compileAst(root, compiling);
  if (wants !== "any" && part.kind !== "any" && part.kind !== wants)
    refuse(`\`${sourceOf(root)}\` is ${wordsOf([part.kind])}, not ${wordsOf([wants])}`, root, compiling);
  const { fields, nodes, problems } = compiling;
  if (problems.length > 0) return { problems };
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
  const compiled2 = compileExpression(text, { names: known, wants });
  if (!("problems" in compiled2)) return bind(text, compiled2, pointer, compiling);
  const { problems } = compiled2;
  const { offset } = must(problems[0], "the first problem of an expression");
  compiling.problems.add(pointer, {
    code: "bad-expression",
    what: `invalid expression: ${problems.map(({ message }) => message).join("; ")}`,
    found: `${shownValue(text, IN_SENTENCE)}, at its character ${offset + 1}`,
    fix: adviseUnknown(problems, names)
  });
  return REFUSED_EXPRESSION;
}
var REFUSED_EXPRESSION = {
  text: "",
  needsSkipped: () => false,
  value: () => void 0,
  explain: () => ""
};
function bind(text, expression, pointer, compiling) {
  const keys = new Set(expression.nodes.map((node) => node.key));
  const judged = new Map([...keys].map((key) => [key, compileJudged(key, pointer, compiling)]));
  const roots = new Set([...expression.fields.keys()].map(rootOf));
  const facts = new Map([...roots].map((root) => [root, compileRoot(root, pointer, compiling)]));
  const scopeOf = (at) => ({
    fact: (name) => facts.get(name)?.(at),
    score: (key) => judged.get(key)?.score(at),
    passed: (key) => judged.get(key)?.passed(at),
    missing: (key) => judged.get(key)?.missing(at)
  });
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
  for (const { name, lacks } of missing) if (lacks(at)) warn2(notes, `fact \`${name}\` is absent`);
  if (missing.length === 0) warn2(notes, `\`${cut(text, IN_SENTENCE)}\` is indeterminate: ${unknown}`);
  return unknown;
}
function shownSource({ name, read }, at, notes) {
  const value = read(at);
  observe(notes, name, value);
  return `${name} is ${value === void 0 ? "absent" : shownValue(value, IN_SENTENCE)}`;
}
function adviseUnknown(problems, { nodes, total }) {
  const unknown = problems.flatMap(({ name }) => name ?? []);
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
var ONE = words(
  "additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems unevaluatedProperties"
);
var MANY = words(
  "$defs allOf anyOf definitions dependencies dependentSchemas oneOf patternProperties prefixItems properties"
);
var OTHERS = words(
  "$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary const",
  "contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum",
  "exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength",
  "minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly"
);
function words(...lines) {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
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
    /** The first violation, as `/pointer must be ..., found ...`; undefined if the value fits or is indeterminate. */
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
function against(holds) {
  return (argument) => (value) => holds(value, argument);
}
function onAny(argument, holds) {
  return { subject: ANY, argument, steps: ofValue, letters: true, against: against(holds) };
}
function onNumbers(holds) {
  return { subject: NUMBER, argument: NUMBER, bounds: (argument) => [argument], against: against(holds) };
}
function onText(holds) {
  return { subject: TEXT, argument: PHRASE, steps: ofValue, letters: true, against: against(holds) };
}
function onWhole(isHeld) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    letters: true,
    // The items of a list are remembered, see `membersOf`.
    steps: (whole, part) => typeof whole === "string" ? ofValue(whole) : ofValue(part),
    beside: (whole) => typeof whole === "string" ? PHRASE : ANY,
    against: (part) => {
      const phrase = PHRASE.accepts(part) ? part : void 0;
      return (whole) => {
        if (typeof whole === "string") return phrase === void 0 ? void 0 : includesText(whole, phrase) === isHeld;
        const isItem = isOneOf2(part, whole);
        return isHeld ? isItem : opposite(isItem);
      };
    }
  };
}
function onTexts(holds) {
  return { subject: TEXT, argument: TEXTS, steps: ofEachPart, letters: true, against: against(holds) };
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
    letters: true,
    against: (argument) => {
      const others = itemSet(argument);
      return (value) => holds(itemSet(value), others);
    }
  };
}
function opposite(truth) {
  return truth === void 0 ? void 0 : !truth;
}
function isEqual(value, argument) {
  return determinedEqual(sameJson(value, argument), value);
}
function isOneOf2(value, list) {
  return determinedEqual(hasItem2(list, value), value);
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
  eq: { ...onAny(ANY, isEqual), holds: "equals", fails: "does not equal" },
  ne: { negates: "eq", ...onAny(ANY, (a, b) => opposite(isEqual(a, b))), holds: "differs from", fails: "equals" },
  lt: { ...onNumbers((value, argument) => value < argument), holds: "is below", fails: "is not below" },
  lte: { ...onNumbers((value, argument) => value <= argument), holds: "is at most", fails: "is above" },
  gt: { negates: "lte", ...onNumbers((value, argument) => value > argument), holds: "is above", fails: "is not above" },
  gte: { negates: "lt", ...onNumbers((value, argument) => value >= argument), holds: "is at least", fails: "is below" },
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
  in: { ...onAny(LIST, isOneOf2), holds: "is one of", fails: "is none of" },
  not_in: { negates: "in", ...onAny(LIST, (a, b) => opposite(isOneOf2(a, b))), holds: "is none of", fails: "is one of" },
  contains: { ...onWhole(true), holds: "contains", fails: "does not contain" },
  not_contains: { negates: "contains", ...onWhole(false), holds: "does not contain", fails: "contains" },
  contains_any: {
    ...onTexts((value, texts) => texts.some((text) => includesText(value, text))),
    holds: "contains one of",
    fails: "contains none of",
    detail: (value, texts, fold) => firstPart(value, texts, true, fold)
  },
  contains_all: {
    ...onTexts((value, texts) => texts.every((text) => includesText(value, text))),
    holds: "contains all of",
    fails: "does not contain all of",
    detail: (value, texts, fold) => firstPart(value, texts, false, fold)
  },
  starts_with: {
    ...onText((value, start) => value.startsWith(start)),
    holds: "starts with",
    fails: "does not start with"
  },
  ends_with: { ...onText((value, end) => value.endsWith(end)), holds: "ends with", fails: "does not end with" },
  matches: {
    subject: TEXT,
    argument: PHRASE,
    literalOnly: true,
    steps: (value) => stepsOfMatching(value.length),
    against: matcher,
    holds: "matches",
    fails: "does not match"
  },
  matches_schema: {
    subject: ANY,
    argument: OBJECT,
    literalOnly: true,
    against: schemaMatcher,
    holds: "matches the schema",
    fails: "does not match the schema"
  },
  exists: { ...onExistence((value) => value !== void 0), holds: "exists", fails: "is absent" },
  absent: { negates: "exists", ...onExistence((value) => value === void 0), holds: "is absent", fails: "exists" },
  empty: { ...onSized(isEmpty), holds: "is empty", fails: "is not empty" },
  not_empty: { negates: "empty", ...onSized((value) => !isEmpty(value)), holds: "is not empty", fails: "is empty" },
  same_items: {
    ...onSets((items, others) => items.size === others.size && isSuperset(items, others)),
    holds: "has the same items as",
    fails: "does not have the same items as",
    detail: (value, argument, fold) => lacking(value, argument, fold) || exceeding(value, argument, fold)
  },
  superset_of: {
    ...onSets(isSuperset),
    holds: "has every item of",
    fails: "does not have every item of",
    detail: lacking
  },
  subset_of: {
    ...onSets((items, others) => isSuperset(others, items)),
    holds: "has only items of",
    fails: "has other items than",
    detail: exceeding
  },
  disjoint_from: { ...onSets(isDisjoint), holds: "has no item of", fails: "shares items with", detail: shared }
};

// src/rubric/trace/arguments.ts
function argumentsOf(call) {
  return call?.args ?? {};
}
function compileArguments(args, pointer, compiling, takesPatterns) {
  const before = compiling.facts.length;
  const read = compileMembers(args, pointer, { ...compiling, takesPatterns });
  if (compiling.facts.length > before) return read;
  let literal;
  return (at) => {
    literal ??= read(at);
    return literal;
  };
}
function compilePart(value, pointer, compiling) {
  if (Array.isArray(value)) {
    const reads = value.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
    return (at) => reads.map((read) => read(at));
  }
  if (!isRecord(value)) return () => value;
  const path = fieldOf(value);
  if (path !== void 0) return compileNamedFact(path, pointer, compiling);
  if (compiling.takesPatterns && isPattern(value)) {
    const finds = compileTextTest(value, pointer, compiling);
    const test2 = (made) => typeof made === "string" && finds(made);
    return () => test2;
  }
  if (refuseStray(value, pointer, compiling)) return () => value;
  return compileMembers(value, pointer, compiling);
}
function compileMembers(members, pointer, compiling) {
  const parts = Object.entries(members).map(([key, value]) => {
    return { key, read: compilePart(value, memberPointer(pointer, key), compiling) };
  });
  return (at) => Object.fromEntries(parts.map(({ key, read }) => [key, read(at)]));
}
function isPattern(value) {
  return typeof value.matches === "string" && value.matches !== "" && Object.keys(value).length === 1;
}
function compileNamedFact(path, pointer, compiling) {
  const fact = compileFact(path, `${pointer}/field`, compiling);
  compiling.facts.push({ ...fact, accepts: (value) => !holdsMark(value), wanted: `to be compared: ${REDACTED}` });
  return fact.read;
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
  const testsOf = (keys) => keys.flatMap(
    (key) => file[key] === void 0 ? [] : TESTS[key](file[key], `${pointer}/${key}`, compiling)
  );
  const others = testsOf(["is", "any", "not"]);
  const call = testsOf(["tool", "args", "error", "result"]);
  const message = testsOf(MESSAGE_KEYS);
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
var TESTS = {
  is: namedTest,
  any: (files, pointer, compiling) => {
    const parts = files.map((file, index) => compileStep(file, `${pointer}/${index}`, compiling));
    return (step, at) => parts.some((part) => part.fits(step, at));
  },
  not: (file, pointer, compiling) => {
    const { fits } = compileStep(file, pointer, compiling);
    return (step, at) => !fits(step, at);
  },
  tool: (names) => {
    const isNamed = nameTest(names);
    return ({ tool }) => isNamed(tool);
  },
  args: (file, pointer, compiling) => {
    const args = compileArguments(file, pointer, compiling, true);
    return (step, at) => includesPart(argumentsOf(step), args(at));
  },
  result: (file, pointer, compiling) => {
    const fits = compileTextTest(file, pointer, compiling);
    return ({ result }) => result !== void 0 && fits(result);
  },
  error: (wanted) => (step) => hasError(step) === wanted,
  role: (names) => {
    const isNamed = nameTest(names);
    return ({ role }) => isNamed(role);
  },
  text: (file, pointer, compiling) => {
    const fits = compileTextTest(file, pointer, compiling);
    return ({ text }) => fits(text);
  }
};
function namedTest(name, pointer, { names, needs, facts, problems }) {
  const named = names.steps?.get(name);
  if (named !== void 0) {
    needs.add(needOf("step", name));
    for (const need of named.needs) needs.add(need);
    facts.push(...named.facts);
    return named.fits;
  }
  const known = [...names.steps?.keys() ?? []];
  const declare = { fix: "Declare steps at the top of the rubric: `steps: { NAME: STEP }`" };
  const problem = names.steps === null ? { what: "a named step cannot refer to another", fix: "Write that step out here" } : { what: `there is no step \`${name}\``, ...known.length > 0 ? adviseName(name, known) : declare };
  problems.add(pointer, { code: "unknown-step", ...problem });
  return () => false;
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
  const keyOf2 = (tool, args) => canonicalJson([tool, args]);
  for (const [index, call] of calls.entries()) {
    appendTo(places, canonicalJson([call.tool]), index);
    appendTo(places, keyOf2(call.tool, argumentsOf(call)), index);
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

// src/rubric/trace/windows.ts
function firstFit({ at, steps, from, to }, matcher2) {
  for (let index = from; index < to; index++) if (matcher2.fits(steps[index], at)) return index;
  return -1;
}
function lastFit({ at, steps, from, to }, matcher2) {
  for (let index = to - 1; index >= from; index--) if (matcher2.fits(steps[index], at)) return index;
  return -1;
}
function allFits({ at, steps, from, to }, matcher2) {
  const indexes = [];
  for (let index = from; index < to; index++) if (matcher2.fits(steps[index], at)) indexes.push(index);
  return indexes;
}
function nameStep({ path, steps }, index) {
  return `${path}.${index} (${labelOf(steps[index])})`;
}
function nameSteps(window, indexes) {
  return firstFew(indexes, 3, (index) => nameStep(window, index));
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
function compileScope(file, pointer, compiling) {
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
var MODES2 = {
  strict: { missing: false, extra: false, ordered: true },
  unordered: { missing: false, extra: false, ordered: false },
  subset: { missing: true, extra: false, ordered: false },
  superset: { missing: false, extra: true, ordered: false }
};
function compileTrajectory(file, pointer, compiling) {
  const argsOf = new Map(Object.entries(file.args_of ?? {}));
  const modeOf = (tool) => argsOf.get(tool) ?? file.args ?? "exact";
  const reference = compileReference2(file.reference, `${pointer}/reference`, compiling);
  checkToolNames(file, pointer, compiling);
  const mode = MODES2[file.mode];
  return (window) => {
    const count2 = stepsAt(window.at);
    const places = allFits(window, ANY_CALL);
    const comparison2 = {
      window,
      expected: reference(window.at),
      calls: places.map((index) => window.steps[index]),
      places,
      modeOf,
      spend: (steps) => spend(count2, steps, () => `the trajectory of \`${window.path}\``)
    };
    const holds = test(comparison2, mode);
    if (holds && !Array.isArray(file.reference) && isRedacted(comparison2)) {
      const because = `the calls look like those of the reference, but ${REDACTED}`;
      return { holds: void 0, explain: () => ({ because, decisive: [] }) };
    }
    return { holds, explain: () => holds ? explainHolds(comparison2, mode) : explainFails(comparison2, mode) };
  };
}
var ANY_CALL = { fits: ({ type }) => type === "tool_call", shown: "" };
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
function test(comparison2, mode) {
  const { calls, expected } = comparison2;
  if (!mode.missing && calls.length < expected.length) return false;
  if (!mode.extra && calls.length > expected.length) return false;
  if (mode.ordered) return calls.every((_, index) => isInPlace(comparison2, index));
  const left = pairCalls(comparison2);
  return (mode.missing || left.missing.length === 0) && (mode.extra || left.extra.length === 0);
}
function isInPlace({ expected, calls, modeOf }, index) {
  const [call, wanted] = [calls[index], expected[index]];
  return call !== void 0 && wanted !== void 0 && isExpected(call, wanted, modeOf(call.tool));
}
function explainHolds(comparison2, mode) {
  const { calls, expected, places, window } = comparison2;
  const extra = new Set(mode.extra ? pairCalls(comparison2).extra : []);
  const paired = places.filter((_, index) => !extra.has(index));
  const because = `${counted(calls.length, "call")} made, ${expected.length} in the reference`;
  if (paired.length === 0) return { because, decisive: [] };
  const names = `${paired.length === 1 ? "that is" : "those are"} ${nameSteps(window, paired)}`;
  return { because: `${because}; ${names}`, decisive: paired };
}
function explainFails(comparison2, mode) {
  const { calls, expected, places, window, modeOf } = comparison2;
  const counts = `${counted(calls.length, "call")} against ${expected.length} of the reference`;
  const left = pairCalls(comparison2);
  const missing = mode.missing ? [] : left.missing;
  const extra = (mode.extra ? [] : left.extra).map((index) => places[index]);
  if (missing.length === 0 && extra.length === 0) return explainOrder(comparison2);
  const insteadOf = (index) => places[left.extra.find((made) => calls[made]?.tool === expected[index]?.tool) ?? -1];
  const shown2 = firstFew(missing, 3, (index) => {
    const call = shownCall(expected[index], modeOf);
    const instead = insteadOf(index);
    if (instead === void 0) return call;
    const has2 = shownValue(argumentsOf(window.steps[instead]), IN_SENTENCE);
    return `${call} (${window.path}.${instead} has ${has2})`;
  });
  const lacks = missing.length === 0 ? "" : `missing ${shown2}`;
  const has = extra.length === 0 ? "" : `extra ${nameSteps(window, extra)}`;
  const named = /* @__PURE__ */ new Set([...missing.slice(0, 3).flatMap((index) => insteadOf(index) ?? []), ...extra]);
  return { because: `${counts}: ${clauses(lacks, has)}`, decisive: [...named] };
}
function explainOrder(comparison2) {
  const { calls, expected, places, window, modeOf } = comparison2;
  const wrong = [...calls.keys()].filter((index) => !isInPlace(comparison2, index));
  const shown2 = firstFew(wrong, 3, (index) => {
    return `${nameStep(window, places[index])} where ${shownCall(expected[index], modeOf)} is expected`;
  });
  const decisive = wrong.map((index) => places[index]);
  return { because: `${counted(calls.length, "call")} of the reference, out of order: ${shown2}`, decisive };
}
function shownCall(call, modeOf) {
  return call.args === void 0 || modeOf(call.tool) === "ignore" ? call.tool : `${call.tool} ${shownValue(call.args, IN_SENTENCE)}`;
}
function compileReference2(file, pointer, compiling) {
  if ("field" in file) return fromFact(file.field, `${pointer}/field`, compiling);
  const reads = file.map((call, index) => {
    if (typeof call === "string" || call.args === void 0) return () => writtenCall(call);
    const args = compileArguments(call.args, `${pointer}/${index}/args`, compiling, false);
    return (at) => ({ tool: call.tool, args: args(at) });
  });
  return (at) => reads.map((read) => read(at));
}
function fromFact(path, pointer, compiling) {
  const fact = compileFact(path, pointer, compiling);
  const isFit = (item) => isCall(item) || isRecord(item) && item.type === "message";
  const accepts = (value) => Array.isArray(value) && value.every(isFit);
  compiling.facts.push({ ...fact, accepts, wanted: "a list of tool calls" });
  return (at) => fact.read(at).filter(isCall).map(writtenCall);
}
function writtenCall(call) {
  return typeof call === "string" ? { tool: call, args: void 0 } : { tool: call.tool, args: call.args ?? {} };
}
function isCall(item) {
  if (typeof item === "string") return item !== "";
  return isRecord(item) && typeof item.tool === "string" && (item.type === void 0 || item.type === "tool_call");
}

// src/rubric/trace/trace-patterns.ts
var TRACE_PATTERNS = {
  exists: compileExists,
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
function compileExists(file, pointer, compiling) {
  const { tool, args } = file;
  const step = compileStep(file, pointer, compiling);
  const others = tool === void 0 || args === void 0 ? null : compileStep({ tool }, pointer, compiling);
  return (window) => {
    const index = firstFit(window, step);
    if (index !== -1) return stepFits(window, index, step, true);
    const called = others === null ? [] : allFits(window, others);
    return matchOf(false, called, () => clauses(noneWords(step), madeWith(window, called)));
  };
}
function madeWith(window, calls) {
  return firstFew(calls, 3, (index) => {
    const call = window.steps[index];
    return `${nameStep(window, index)} has ${shownValue(argumentsOf(call), IN_SENTENCE)}`;
  });
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
  return count(compileStep(file.of, `${pointer}/of`, compiling), file);
}
var BOUNDS = ["at_least", "at_most", "exactly"];
function boundsOf(file) {
  const written2 = BOUNDS.filter((bound) => file[bound] !== void 0);
  return written2.map((bound) => `${bound.replace("_", " ")} ${file[bound]}`).join(" and ");
}
function count(step, file) {
  const { at_least: least, at_most: most, exactly } = file;
  const bounds = boundsOf(file);
  const holds = (total) => total >= (least ?? 0) && total <= (most ?? total) && total === (exactly ?? total);
  return (window) => {
    const indexes = allFits(window, step);
    const total = indexes.length;
    return matchOf(holds(total), indexes, () => {
      const list = total === 0 ? "" : `: ${nameSteps(window, indexes)}`;
      return `${total} ${total === 1 ? "step fits" : "steps fit"} ${step.shown}${list}; ${bounds} wanted`;
    });
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
      const last = indexes.at(-1);
      const next = firstFit(last === void 0 ? window : { ...window, from: last + 1 }, entry);
      if (next === -1) {
        if (last === void 0) return noneFits(entry, false);
        return matchOf(false, [last], () => `no step after ${nameStep(window, last)} fits ${entry.shown}`);
      }
      indexes.push(next);
    }
    return matchOf(true, indexes, () => `${nameSteps(window, indexes)} are in this order`);
  };
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

// src/rubric/trace/compile-trace.ts
var SCOPE = 120;
function compileTrace(file, pointer, outer) {
  const compiling = { ...outer, facts: [] };
  const list = {
    ...compileFact(file.in ?? "trace", file.in === void 0 ? pointer : `${pointer}/in`, compiling),
    // The reader of the trial has already checked its own trace.
    accepts: (value, { trial }) => Array.isArray(value) && (value === trial.trace || value.every(isStep)),
    wanted: "a list of steps"
  };
  const match = compilePattern2(file, pointer, compiling);
  const scope = compileScope(file, pointer, compiling);
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
  if (takesTolerance && tolerance === void 0)
    return { key: "op", what: `\`${op}\` needs a \`tolerance\``, expected: "the largest difference, a number from 0" };
  if (!takesTolerance && tolerance !== void 0)
    return { key: "tolerance", what: `\`${op}\` takes no tolerance`, fix: "Only `approx` does" };
  if (ignore_case === true && measure !== void 0)
    return { key: "ignore_case", what: "a measure is a number and has no case" };
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
  if ([NUMBER, ANY, PART].includes(subject)) return literalProblem(file, operator);
  const [what, fix] = measure === void 0 ? ["a score", "Compare it with a number"] : ["a measure", NO_MEASURE];
  return { key: "op", what: `\`${op}\` reads ${subject.name}, and ${what} is a number`, fix };
}
var NO_MEASURE = "Remove the measure";
function literalProblem({ value }, { argument }) {
  const isList2 = argument === LIST && Array.isArray(value);
  const literals = isList2 ? value : argument === ANY && fieldOf(value) === void 0 ? [value] : [];
  const misfit = literals.find((literal) => typeof literal !== "number");
  if (misfit === void 0) return void 0;
  return { key: "value", what: "scores and measures equal only numbers", expected: "a number", found: shown(misfit) };
}
function valueProblem(file, { argument, literalOnly }) {
  const { op, value } = file;
  if (argument === null)
    return value === void 0 ? void 0 : { key: "value", what: `\`${op}\` takes no value`, fix: "Remove it" };
  if (value === void 0) return { key: "op", what: `\`${op}\` needs a \`value\``, expected: argument.name };
  const isReference = fieldOf(value) !== void 0;
  if (isReference && literalOnly === true)
    return { key: "value", what: `\`${op}\` needs a literal value`, expected: argument.name };
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
  const argument = field === void 0 ? null : compileSubject({ field }, `${pointer}/value`, compiling);
  const operator = file.op === void 0 ? void 0 : OPERATORS[file.op];
  if (operator === void 0 || !checkArgument(file, operator, pointer, compiling)) return REFUSED_CONDITION;
  if (argument !== null) return againstFact(subject, operator, argument, file);
  return againstLiteral(subject, operator, file, pointer, compiling);
}
function againstLiteral(subject, operator, file, pointer, { problems, names: { watch } }) {
  try {
    const compared2 = predicate(operator, asCompared(file, file.value), file);
    const isWatched = watch !== void 0 && file.cutoff !== void 0;
    const test2 = isWatched ? watched(compared2, (value) => watch(pointer, value)) : compared2;
    return operator.existence ? existence(subject, operator, test2) : comparison(subject, operator, test2, file);
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
function asCompared({ score }, argument) {
  if (score === void 0) return argument;
  const asScore = (value) => typeof value === "number" ? rounded(value) : value;
  return Array.isArray(argument) ? argument.map(asScore) : asScore(argument);
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
    const argument = asCompared(file, compared2.read(at));
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
  if (subject.fact !== null) warn2(notes, `fact \`${name}\` ${what}`);
  return `${shown2} ${what}`;
}
function incomparable(notes, name, shown2, value, compared2) {
  const why = [value, compared2].some(holdsMark) ? REDACTED : holdsLargeNumber(value) ? TOO_LARGE : "it is text";
  const says = `cannot be compared with${shown2}: ${why}`;
  warn2(notes, `fact \`${name}\` ${says}`);
  return says;
}

// src/rubric/conditions/compile-condition.ts
var KINDS3 = {
  field: compileComparison,
  score: compileComparison,
  passed: compilePassed,
  and: (file, pointer, compiling) => joined2(compileList2(file.and, `${pointer}/and`, compiling), false),
  or: (file, pointer, compiling) => joined2(compileList2(file.or, `${pointer}/or`, compiling), true),
  not: (file, pointer, compiling) => {
    const { test: test2, explain: explain3 } = compileCondition(file.not, `${pointer}/not`, compiling);
    return { test: (at) => opposite(test2(at)), explain: explain3 };
  },
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
  if (compile !== void 0 && kinds.length === 1)
    return takesAll(kind, file, pointer, compiling) ? compile(file, pointer, compiling) : REFUSED_CONDITION;
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
function joined2(parts, deciding) {
  return {
    test: (at) => {
      let truth = !deciding;
      for (const { test: test2 } of parts) {
        const part = test2(at);
        if (part === deciding) return deciding;
        if (part === void 0) truth = void 0;
      }
      return truth;
    },
    explain: (at, notes) => {
      const reasons = [];
      let unknown;
      for (const part of parts) {
        const reason = part.explain(at, notes);
        const truth = part.test(at);
        if (truth === deciding) return reason;
        if (truth === void 0 && !deciding) unknown ??= reason;
        reasons.push(reason);
      }
      return unknown ?? reasons.join("; ");
    }
  };
}
function compilePassed(file, pointer, compiling) {
  const key = file.passed;
  const node = compileJudged(key, `${pointer}/passed`, compiling);
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

// src/rubric/nodes/marking.ts
var SEVERITIES = ["none", "low", "medium", "high", "critical"];
function mark({ threshold, severity: fixed, calibrate }, result) {
  const raw = rounded(result.raw);
  const score = calibrate === null ? inside(raw) : rounded(calibrate(inside(raw)));
  const ruled = threshold === null ? result.verdict : score >= rounded(threshold) ? "pass" : "fail";
  const failed = ruled === "fail" || result.verdict === "fail";
  const worst = failed ? worseOf("low", result.worst) : result.worst;
  const verdict = ruled ?? verdictOf(worst && (fixed ?? worst));
  const severity = fixed ?? worst ?? "none";
  const parts = result.parts ?? NO_PARTS;
  return {
    verdict,
    score,
    severity,
    ...score === raw ? {} : { raw },
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
  const { score, verdict, answer: answer2, indeterminate } = judgement;
  const scoresAgain = threshold !== null || calibrate !== null;
  if (score === null || severity === null && !scoresAgain) return { ...judgement, parts };
  if (answer2 === "unknown") return { ...judgement, severity: severity ?? judgement.severity, parts };
  const flawless = mark(marking, { raw: score, worst: null, parts, indeterminate });
  if (answer2 !== "no" && (scoresAgain ? flawless.score === 1 : verdict === "pass")) return flawless;
  const worst = judgement.severity === "none" ? "medium" : judgement.severity;
  const result = { raw: score, worst, parts, indeterminate };
  const staysFailed = threshold === null && (answer2 === "no" || severity === null && verdict === "fail");
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
function thresholdWords({ threshold }, { verdict, answer: answer2 }) {
  if (threshold === null || verdict === "skipped" || answer2 === "unknown") return "";
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
function compileCalibration(points2, pointer, { problems }) {
  if (points2 === void 0) return null;
  const isWhole = points2[0]?.from === 0 && points2.at(-1)?.from === 1;
  const rises = points2.slice(1).every(({ from, to }, index) => {
    const previous = points2[index];
    return previous !== void 0 && from > previous.from && to >= previous.to;
  });
  if (isWhole && rises) return (score) => calibrated(points2, score);
  const what = "the calibration must rise with the score";
  const expected = "`from` that rises from 0 to 1, and `to` that never falls";
  problems.add(pointer, { code: "bad-calibration", what, expected });
  return null;
}
function calibrated(points2, score) {
  const index = points2.findIndex(({ from }) => score <= from);
  const [low, high] = [points2[index - 1], points2[index]];
  if (high === void 0 || low === void 0) return high?.to ?? score;
  return low.to + (score - low.from) / (high.from - low.from) * (high.to - low.to);
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
    // A tie fails.
    verdict: (parts) => passingShare(parts) > 0.5 + HAIR ? "pass" : "fail"
  },
  strict: {
    isWeighted: false,
    says: () => "all have to pass",
    score: (parts) => allPass(parts) ? 1 : 0,
    verdict: (parts) => allPass(parts) ? "pass" : "fail"
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
  return children.flatMap((child, index) => {
    const judgement = judgements[index];
    return judgement === void 0 ? [] : [child.explain(at, judgement, warnings)];
  });
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
var SLACK2 = 1e-6;
function refuseWeight({ weight }, pointer, { problems }) {
  if (weight === void 0) return;
  const what = "this node takes no weight";
  problems.add(`${pointer}/weight`, { code: "bad-weights", what, fix: "Remove the weight" });
}
function checkWeights(file, pointer, isWeighted, { problems }) {
  const refuse2 = (at, key) => problems.add(`${at}/${key}`, {
    code: "bad-weights",
    what: `\`${file.combine}\` takes no weights`,
    fix: `Remove \`${key}\``
  });
  const parts = Object.entries(file.criteria ?? {});
  for (const [key, { weight }] of parts) {
    const at = `${pointer}/criteria/${key}`;
    if (isWeighted && weight === void 0) problems.add(at, { code: "missing-key", what: "`weight` is missing" });
    if (!isWeighted && weight !== void 0) refuse2(at, "weight");
  }
  if (!isWeighted && file.weights !== void 0) refuse2(pointer, "weights");
  const weights = parts.flatMap(([, { weight }]) => weight ?? []);
  const sum2 = sumOf(weights);
  const isAbsolute = isWeighted && file.weights !== "relative" && weights.length === parts.length;
  if (!isAbsolute || rounded(Math.abs(sum2 - 1)) <= SLACK2) return;
  problems.add(`${pointer}/criteria`, {
    code: "bad-weights",
    what: "the weights do not sum to 1",
    expected: "1",
    found: String(Number(sum2.toPrecision(12))),
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
  const name = end.label === void 0 ? "" : `: ${end.label}`;
  const seen = new Set(notes.observed.map(({ field }) => field));
  const others = fields.filter((field) => !seen.has(field));
  const rest = others.length === 0 ? "" : `not evaluated: ${others.join(", ")}`;
  const turned = end.node === null ? "" : turnedWords(marking, judgement.parts[0]?.verdict, judgement);
  const explanation2 = clauses(`${path}${name}`, markWords(marking, judgement), rest, turned);
  const children = end.node === null ? void 0 : explainAll([end.node], judgement.parts, at, notes.warnings);
  return { explanation: explanation2, label: end.label, children };
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
  if (kinds.length !== 1) {
    const what = "a branch is either a fork or an end";
    problems.add(pointer, { code: "bad-node", what, ...exactlyOne(KINDS4, kinds) });
  } else if (isFork(file) && file.label !== void 0) {
    const what = "`label` belongs to the end of a path, and this is a fork";
    problems.add(`${pointer}/label`, { code: "bad-node", what, fix: "Move it beside a `score` or `node`" });
  }
}
function compileEnd(file, pointer, { marking, compiling, compileChild }) {
  const { label } = file;
  const labelled = (judgement2) => label === void 0 ? judgement2 : { ...judgement2, label };
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
  if (missing.length > 0) return judgePartly(rubric, judgement, at, missing);
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
  const first = must(missing[0], "the missing answer");
  for (const [slot, lacking2] of at.unanswered.entries())
    if (lacking2 !== void 0) at.nodes[slot] = missingJudgement(lacking2);
  at.unanswered.length = 0;
  const judgement = { ...missingJudgement(first), parts: whole.parts };
  const unanswered2 = missing.flatMap(({ questions }) => questions);
  const criteria = criteriaOf(rubric, judgement, at);
  return { rubric, outcome: NOT_JUDGED, judgement, criteria, at, reason: first.message, unanswered: unanswered2 };
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
  const reason = `the agent crashed: ${must(trial.error, "the error of a crash").message}`;
  return { rubric, outcome, judgement, criteria, at: null, reason };
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
  for (const { name, when, isLabel } of outcomes)
    if (isLabel ? total.label === name : when === null || when.test(at) === true) return name;
  return NOT_JUDGED;
}

// src/scoring/answer-trial.ts
function questionsOf(rubrics) {
  return [
    ...new Map(rubrics.flatMap(({ questions }) => questions.map((question) => [question.id, question]))).values()
  ];
}
function openQuestions(rubrics, trial) {
  const open = scoreTrial(rubrics, trial).rubrics.flatMap(({ unanswered: unanswered2 }) => unanswered2 ?? []);
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
  for (let answered2 = trial; ; ) {
    const answers = openQuestions(rubrics, answered2).flatMap((asking) => {
      const votes = votesOn2(asking);
      return votes === void 0 ? [] : [[asking, votes]];
    });
    if (answers.length === 0) return answered2;
    answered2 = withAnswers(answered2, answers);
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
    const isKey2 = state === "name" || state === "first name" && mark2 === '"';
    const end = mark2 === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark: mark2, isKey: isKey2, at, end };
    state = isKey2 ? "colon" : follow(mark2, open);
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
  const { marks, words: words2 } = EXPECTED[state];
  const isCut = at === json.length || marks.includes("0") && /^[\w.+-]{1,30}$/.test(json.slice(at, at + 31));
  return new JsonSyntaxError(at, words2, isCut);
}

// src/suite/reading/parse-json.ts
function parseRecord(text, where) {
  const json = withoutLoneSurrogates(text);
  let value;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new UserError(brokenJson(json, where), { cause });
  }
  requireAllowed(value, json, where);
  return value;
}
function parseInnerJson(text) {
  const json = withoutLoneSurrogates(text);
  const value = JSON.parse(json);
  requireAllowed(value, json, { file: "" });
  return value;
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
  let count2 = 0;
  for (let at = json.indexOf(":"); at >= 0; at = json.indexOf(":", at + 1)) if (mayEndKey(json, at)) count2++;
  return count2;
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
function firstDisallowed(json, where) {
  const spotAt = (at) => spotOf(json, at, where);
  const open = [];
  for (const { mark: mark2, isKey: isKey2, at, end } of scanJson(json)) {
    if (mark2 === "[" || mark2 === "{") open.push(/* @__PURE__ */ new Map());
    if (mark2 === "]" || mark2 === "}") open.pop();
    if (open.length > MAX_DEPTH) return tooDeep(spotAt(at));
    const text = json.slice(at, end);
    if (Math.abs(Number(text)) === Number.POSITIVE_INFINITY) return notFinite(text, spotAt(at));
    const problem = isKey2 ? disallowedKey(JSON.parse(text), at, open.at(-1), spotAt) : void 0;
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

export {
  sameJson,
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
  startEvaluation,
  judgementAt,
  startNotes,
  warn2 as warn,
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
  didNotPass,
  worstSeverity,
  compileCalibration,
  loadLazily,
  compileLinear,
  stepsAt,
  spend,
  stepsOfValue,
  schemaCheck,
  compileSchema,
  addSchemaMistakes,
  RANGE,
  isEmpty,
  sum,
  mean,
  variance,
  fewest,
  normalQuantile,
  SLACK,
  rateOf,
  meanRate,
  WEIGHTS,
  weightsOf,
  wilson,
  effectiveSampleSize,
  zeroFailureUpperBound,
  agreementOf,
  pValue,
  percent,
  percents,
  pointsUp,
  points,
  allOf,
  someOf,
  nameList,
  criterionName,
  rightText,
  shortHash,
  shortSha,
  branchText,
  AMOUNT_WORDS,
  amountText,
  riseText,
  judgedRates,
  meets,
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
  liftRule,
  metricRule,
  criterionRule,
  outcomeRule,
  outcomeRuleNamed,
  hasOwnRule,
  shareToPass,
  gates,
  blockOrWarn,
  testSettings,
  waiverKind,
  waiverSubject,
  makerOf,
  judgeRows,
  judgeFinding,
  questionsUnanswered,
  uncheckedJudges,
  progressText,
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
  OPERATORS,
  REFUSED_CONDITION,
  nodeSlot,
  checkKey,
  isKey,
  checkName,
  needOf,
  TRIAL_KEYS,
  NATIVE_FACTS,
  shownFact,
  fieldPathProblem,
  rootOf,
  compileFact,
  MODEL_NEED,
  QUESTION_NEED,
  readFit,
  explainUnfit,
  tableKey,
  explainRow,
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
  refuseWeight,
  questionId,
  askedHash,
  shownHash,
  answerOfModels,
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
  linesOf,
  UNWRITABLE,
  makeAside,
  makeFolder,
  writingTo,
  move,
  clear,
  warn as warn2,
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
