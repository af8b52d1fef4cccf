import {
  ANSWERS,
  ANSWERS_KEY,
  LISTED_OF_A_KIND,
  MARK,
  MAX_DEPTH,
  Problems,
  REFUSED_NAMES,
  REGISTERED,
  SECRET_SHAPES,
  SHORTEST_SECRET,
  UserError,
  adviseName,
  adviseNearest,
  adviseShipped,
  armOf,
  byPlace,
  canonicalJson,
  compileFactRules,
  compilePrefilter,
  contentHash,
  countProblems,
  defined,
  describePlace,
  describeProblems,
  diskName,
  dotted,
  encodedSecrets,
  factAt,
  fixOf,
  freeNames,
  holdsLargeNumber,
  inDots,
  isRecord,
  isSlip,
  labelOfMember,
  mapLeaves,
  mapTexts,
  memberOf,
  memberPointer,
  moreProblems,
  nearestName,
  numberedWith,
  perObject,
  pointerNames,
  productVersion,
  readShipped,
  scalarFacts,
  secretLabel,
  selectionText,
  sha256Of,
  shownPath,
  slashed,
  someLeaf,
  startSelection,
  systemError,
  textForm,
  unlessMistaken,
  valueOr
} from "./chunk-JRKYO5DZ.mjs";
import {
  MARK_START,
  block,
  byText,
  codeSpan,
  counted,
  diffBlock,
  inline,
  keyText,
  logLines,
  markOf,
  must,
  prose,
  shown,
  sortedUnion
} from "./chunk-R2URL3FL.mjs";

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
  const count2 = (tally2.get(key) ?? 0) + 1;
  tally2.set(key, count2);
  return count2;
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
function fewest(counts2) {
  return counts2.reduce((least, count2) => Math.min(least, count2), counts2[0] ?? 1);
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
    const added2 = Object.keys(step).filter((part) => parts.has(part));
    const taken = sum(added2.map((part) => step[part] ?? 0));
    const all2 = weights.size === 0 ? taken : 1;
    for (const [part, weight] of weights) weights.set(part, weight * (1 - taken));
    for (const part of added2) weights.set(part, (step[part] ?? 0) / all2);
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
function agreementOf(counts2) {
  const { both_yes: yes, both_no: no, judge_yes, judge_no } = counts2;
  const n = yes + no + judge_yes + judge_no;
  return {
    n,
    agreement: shareOf(yes + no, n),
    sensitivity: shareOf(yes, yes + judge_no),
    specificity: shareOf(no, no + judge_yes),
    kappa: kappaOf(counts2, n)
  };
}
function shareOf(part, n) {
  return n === 0 ? null : { value: part / n, ...wilson(part / n, n, CONFIDENCE) };
}
function kappaOf({ both_yes, both_no, judge_yes, judge_no }, n) {
  const [yes, no, over, under] = [both_yes / n, both_no / n, judge_yes / n, judge_no / n];
  const [judge2, people] = [yes + over, yes + under];
  const observed = yes + no;
  const byChance = judge2 * people + (1 - judge2) * (1 - people);
  if (n === 0 || byChance === 1) return null;
  const value = (observed - byChance) / (1 - byChance);
  const rest = 1 - value;
  const agreeing = yes * (1 - (judge2 + people) * rest) ** 2 + no * (1 - (2 - judge2 - people) * rest) ** 2;
  const differing = rest ** 2 * (over * (people + 1 - judge2) ** 2 + under * (1 - people + judge2) ** 2);
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
    const check3 = checks.find(({ rubric }) => rubric === id);
    return Object.entries(asked).map(([question, how]) => {
      const about = { name: criterionName(id, question), rubric: id, question };
      return { ...about, ...standingOf(memberOf(check3?.questions, question), how, require3) };
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
function standingOf(check3, how, require3) {
  const least = (state) => require3 === null ? "holds" : state;
  if (check3 === void 0) return { state: least("missing"), moved: [], right: null };
  const moved = movedBetween(check3, how);
  if (moved.length > 0) return { state: least("stale"), moved, right: null };
  const { n, agreement } = agreementOf(check3.counts);
  const right = agreement && { ...agreement, labels: n };
  return { state: meets(check3, require3) ? "holds" : "below", moved, right };
}
function meets({ counts: counts2 }, require3) {
  const { n, agreement } = agreementOf(counts2);
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
function resolvePolicy(written2, placeOf3 = (pointer) => ({ file: POLICY_FILE, pointer })) {
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
    placeOf: placeOf3
  };
}
var defaultPolicy = resolvePolicy({});
function mapRules(rules = {}, resolve7) {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, resolve7(rule, name)]));
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
  const bare2 = isPrimary ? memberOf(gate.outcomes, outcome) : void 0;
  return memberOf(gate.outcomes, `${rubric}/${outcome}`) ?? bare2 ?? UNRULED_OUTCOME;
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
function tooLarge(what, where2, { most = `${MAX_RECORD_BYTES} bytes`, fix = "Keep large payloads outside of the results" } = {}) {
  return new UserError({ code: "record-too-large", what, where: where2, expected: `at most ${most}`, fix });
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
var { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync, statSync } = process.getBuiltinModule("node:fs");
var { resolve, sep } = process.getBuiltinModule("node:path");
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
  const [found, fix] = stats.isDirectory() ? ["a folder", "Name a file in it"] : ["a device, pipe or socket", "Copy it to a file"];
  throw new UserError({ code: "not-a-file", what: "not a regular file", where: { file: label }, found, fix });
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
function onDisk(label, action, problem2 = "unreadable") {
  try {
    return action();
  } catch (cause) {
    const { code = "", syscall, message } = cause;
    const known3 = DISK_PROBLEMS.get(`${problem2} ${code}`) ?? DISK_PROBLEMS.get(code);
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
var { existsSync, lstatSync: lstatSync2, mkdirSync, mkdtempSync, realpathSync: realpathSync2, renameSync, rmSync, writeFileSync } = process.getBuiltinModule("node:fs");
var { dirname, join, resolve: resolve2 } = process.getBuiltinModule("node:path");
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
function writePieces(path, pieces) {
  for (const [index, piece] of pieces.entries()) writeFileSync(path, piece, { flag: index === 0 ? "w" : "a" });
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

// schemas/history.schema.json
var history_schema_default = () => loadLazily("./history.schema.cjs").default;

// schemas/manifest.schema.json
var manifest_schema_default = () => loadLazily("./manifest.schema.cjs").default;

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
function schemaCheck(schema5) {
  let ready;
  const problems = (value, locate) => {
    ready ??= validatorOf(schema5);
    if (ready(value)) return [];
    const errors = causesOf(ready.errors ?? []);
    const described = errors.slice(0, LISTED).map((error) => describeError(error, locate));
    const listed2 = [...new Map(described.map((problem2) => [JSON.stringify(problem2), problem2])).values()];
    const unlisted = errors.length - LISTED;
    return [...listed2, ...moreProblems(unlisted)];
  };
  const parse3 = (value, locate) => {
    const violations = problems(value, locate);
    if (violations.length > 0) throw new UserError(violations);
    return value;
  };
  return { problems, parse: parse3 };
}
function validatorOf(schema5) {
  if (typeof schema5 === "function") return schema5();
  const { Ajv2020 } = loadLazily("./ajv-dist-2020.js.cjs");
  const ajv = new Ajv2020(validator_options_default);
  const withoutAllOf = (keyword, held) => keyword === "allOf" ? void 0 : held;
  const validator = schema5.$id === void 0 ? void 0 : ajv.getSchema(schema5.$id);
  return validator ?? ajv.compile(JSON.parse(JSON.stringify(schema5), withoutAllOf));
}
function describeError(error, locate) {
  const params = error.params;
  switch (error.keyword) {
    case "additionalProperties":
    case "unevaluatedProperties": {
      const key = String(
        must(params.additionalProperty ?? params.unevaluatedProperty, "the unknown key of a schema error")
      );
      const where2 = locate(memberPointer(error.instancePath, key));
      const what = `unknown key \`${inline(key)}\``;
      const properties = error.parentSchema.properties ?? {};
      return { code: "unknown-key", what, where: where2, ...adviseName(key, Object.keys(properties)) };
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
function textLike(schema5) {
  const { pattern, examples: [example] = [] } = schema5 ?? {};
  return pattern !== void 0 && typeof example === "string" ? `text like ${shown(example)}` : void 0;
}
function causesOf(errors) {
  const directErrors = errors.filter(
    ({ keyword, schema: schema5 }) => !["if", "anyOf", "oneOf", "allOf", "propertyNames"].includes(keyword) || schema5 === false
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
    const isKey3 = state === "name" || state === "first name" && mark2 === '"';
    const end = mark2 === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark: mark2, isKey: isKey3, at, end };
    state = isKey3 ? "colon" : follow(mark2, open);
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
var CUT_SCALAR = /^(?:-?[\d.eE+-]{0,30}|t(?:ru?)?|f(?:a(?:ls?)?)?|nu?l?)$/;
function errorAt(json, at, state) {
  const { marks, words: words2 } = EXPECTED[state];
  const isCut = at === json.length || marks.includes("0") && CUT_SCALAR.test(json.slice(at, at + 31));
  return new JsonSyntaxError(at, words2, isCut);
}

// src/suite/reading/parse-json.ts
var CANCELLED = "The run that wrote it was probably cancelled: run the suite again";
function parseRecord(text, where2, ifCut = CANCELLED) {
  const json = withoutLoneSurrogates(text);
  let value;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new UserError(brokenJson(json, where2, ifCut), { cause });
  }
  requireAllowed(value, json, where2);
  return value;
}
function parseInnerJson(text) {
  const json = withoutLoneSurrogates(text);
  const value = JSON.parse(json);
  requireAllowed(value, json, { file: "" });
  return value;
}
function brokenJson(json, where2, ifCut) {
  try {
    for (const _ of scanJson(json)) ;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { at, expected, isCut } = error;
    const spot = spotOf(json, at, where2);
    const problem2 = { code: "bad-json", where: spot.place, expected };
    if (isCut) return { ...problem2, what: `the JSON is cut off${spot.aside}`, fix: ifCut };
    const token = must(/^(?:-?[\w.+-]+|.?)/su.exec(json.slice(at, at + 40)), "a match of anything")[0];
    const fix = /^-?(?:NaN|Infinity)/.test(token) ? PYTHON_NAN : "Let a JSON library write it";
    return { ...problem2, what: `the JSON is broken${spot.aside}`, found: `\`${inline(token)}\``, fix };
  }
  return { code: "bad-json", what: "the text is not JSON", where: where2 };
}
var PYTHON_NAN = "Write null; Python writes this unless `json.dumps` gets `allow_nan=False`";
function spotOf(text, at, where2) {
  const line2 = text.slice(0, at).split("\n").length;
  const column = at - text.lastIndexOf("\n", at - 1);
  if (where2.line === void 0) {
    const name = `line ${line2}, column ${column} of the record`;
    return { place: where2, aside: ` (${name})`, name };
  }
  const place = { ...where2, line: where2.line + line2 - 1, column };
  return { place, aside: "", name: `line ${place.line}, column ${column}` };
}
function requireAllowed(value, json, where2) {
  if (mostKeys(json) === countItem(value, 0)) return;
  const problem2 = firstDisallowed(json, where2);
  if (problem2 !== void 0) throw new UserError(problem2);
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
function firstDisallowed(json, where2) {
  const spotAt = (at) => spotOf(json, at, where2);
  const open = [];
  for (const { mark: mark2, isKey: isKey3, at, end } of scanJson(json)) {
    if (mark2 === "[" || mark2 === "{") open.push(/* @__PURE__ */ new Map());
    if (mark2 === "]" || mark2 === "}") open.pop();
    if (open.length > MAX_DEPTH) return tooDeep(spotAt(at));
    const text = json.slice(at, end);
    if (Math.abs(Number(text)) === Number.POSITIVE_INFINITY) return notFinite(text, spotAt(at));
    const problem2 = isKey3 ? disallowedKey(JSON.parse(text), at, open.at(-1), spotAt) : void 0;
    if (problem2 !== void 0) return problem2;
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
  const what = `the record nests deeper than ${MAX_DEPTH} levels${aside}`;
  return { code: "too-deep", what, where: place, fix: "Leave out what is deeper, or write it as text" };
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
  const count2 = archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  if (count2 === ZIP64_COUNT || start === ZIP64_SIZE)
    throw refused(label, "too-large", `it is a ZIP64 archive: ${ZIP64_USE}`);
  if (count2 > limits.entries) throw refused(label, "too-large", `it has ${count2} entries, more than ${limits.entries}`);
  if (start + archive.readUInt32LE(end + 12) > end) throw refused(label, "damaged", "its directory is cut off");
  const entries = readRecords(archive.subarray(0, end), label, count2, start);
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
function readRecords(archive, label, count2, start) {
  const entries = [];
  let at = start;
  for (let index = 0; index < count2; index += 1) {
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
  const all2 = readDirectory(archive, label, limits);
  const disks = new Set(all2.map(({ name }) => diskName(name)));
  if (!limits.mayRepeat && disks.size !== all2.length)
    throw refused(label, "unsafe", "two of its entries have the same name");
  const entries = new Map(all2.map((entry) => [entry.name, entry]));
  const unpacked = /* @__PURE__ */ new Set();
  let total = 0;
  const require3 = (what, size, most) => {
    if (size > most) throw refused(label, "too-large", `${what} ${size} bytes, more than ${most}`);
  };
  const read2 = (name) => {
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
  return { names: [...entries.keys()], read: read2 };
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

// schemas/report.schema.json
var report_schema_default = () => loadLazily("./report.schema.cjs").default;

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

// src/io/bundle/two-jobs.ts
var TWO_JOBS_FILE = "two-jobs.json";
function readTwoJobs(bytes2, label) {
  const mark2 = parseRecord(new TextDecoder().decode(bytes2), { file: `${label}/${TWO_JOBS_FILE}` });
  const [attempt, jobs] = [memberOf(mark2, "attempt"), memberOf(mark2, "jobs")];
  return {
    attempt: typeof attempt === "number" ? attempt : 0,
    jobs: Array.isArray(jobs) ? jobs.filter((job) => typeof job === "string") : []
  };
}
function refusedTwoJobs({ jobs }, label) {
  return new UserError({
    code: "two-jobs",
    what: `two jobs or steps of its run reported this suite: ${nameList(jobs)}`,
    where: { file: label },
    fix: "Name the suites, or use shards"
  });
}

// src/io/bundle/read.ts
var { readdirSync } = process.getBuiltinModule("node:fs");
var { join: join2, resolve: resolve3 } = process.getBuiltinModule("node:path");
var LEFT = [".ds_store", "desktop.ini", "thumbs.db"];
function isLeftByDesktop(name) {
  return LEFT.includes(name.slice(name.lastIndexOf("/") + 1).toLowerCase());
}
function isZipName(name) {
  return name.toLowerCase().endsWith(".zip");
}
function openBundleFiles(name, root) {
  if (folderExists(name, root)) {
    const all2 = onDisk(name, () => namesIn(resolve3(root, name), ""));
    const names = all2.filter((file) => !isLeftByDesktop(file)).sort();
    return {
      label: name,
      names,
      read: (file) => names.includes(file) ? bytesIfThere(join2(name, file), root) : void 0
    };
  }
  const archive = isZipName(name) ? bytesIfThere(name, root) : void 0;
  if (archive !== void 0) return filesOfZip(name, archive);
  throw new UserError({
    code: "no-bundle",
    what: isThere(name, root) ? `\`${name}\` is no bundle` : `there is no \`${name}\``,
    fix: "Name a folder that `agent-gate gate --out` wrote, or the zip of an artifact"
  });
}
function namesIn(folder, prefix) {
  const entries = readdirSync(join2(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
  });
}
function filesOfZip(label, archive) {
  const { names: all2, read: read2 } = openZip(archive, label);
  const names = all2.filter((name) => !name.startsWith("__MACOSX/") && !isLeftByDesktop(name));
  const [first = ""] = names;
  const folder = first.slice(0, first.indexOf("/") + 1);
  const isBelow = names.includes(`${folder}${MANIFEST_FILE}`) && names.every((name) => name.startsWith(folder));
  const top = isBelow ? folder : "";
  return { label, names: names.map((name) => name.slice(top.length)).sort(), read: (name) => read2(`${top}${name}`) };
}
var manifestCheck = schemaCheck(manifest_schema_default);
function evidenceOf(bundle, file = EVIDENCE_FILE) {
  const bytes2 = bundle.bytes(file);
  return { file: `${bundle.label}/${file}`, chunks: () => [bytes2], isEvidence: true };
}
function laterEvidenceOf({ label, bytes: bytes2 }) {
  return { file: `${label}/${EVIDENCE_FILE}`, chunks: () => [bytes2(EVIDENCE_FILE)], isEvidence: true };
}
function openWhole(name, root) {
  const { label, read: read2 } = openBundleFiles(name, root);
  return openBundle(label, read2);
}
function openGivenBundle(name, root) {
  return folderExists(name, root) || isZipName(name) && isThere(name, root) ? openWhole(name, root) : null;
}
function openBundle(label, read2) {
  const index = read2(MANIFEST_FILE);
  const mark2 = index === void 0 ? read2(TWO_JOBS_FILE) : void 0;
  if (mark2 !== void 0) throw refusedTwoJobs(readTwoJobs(mark2, label), label);
  if (index === void 0) throw damaged(label, MANIFEST_FILE, "is missing", NAME_ONE);
  const value = parseJson(label, MANIFEST_FILE, index);
  requireFormat(value, label, "bundle");
  const manifest = manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
  const bytes2 = (file) => {
    const content = read2(file);
    const listed2 = manifest.files.find((entry) => entry.file === file);
    if (listed2 === void 0 && file === EVIDENCE_FILE) throw keepsNoTrials(label);
    if (content === void 0 || listed2 === void 0) throw damaged(label, file, "is missing");
    if (sha256Of(content) !== listed2.sha256) throw damaged(label, file, "differs from the manifest");
    return content;
  };
  const has = (file) => manifest.files.some((entry) => entry.file === file);
  const json = (file) => parseJson(label, file, bytes2(file));
  return { label, manifest, has, bytes: bytes2, json };
}
function parseJson(label, file, content) {
  try {
    return parseRecord(new TextDecoder("utf-8", { fatal: true }).decode(content), { file: label });
  } catch (cause) {
    if (cause instanceof UserError && !cause.problems.some(({ code }) => code === "bad-json")) throw cause;
    throw new UserError(
      { code: "bundle-damaged", what: `${file} of the bundle is not JSON`, where: { file: label }, fix: AGAIN },
      { cause }
    );
  }
}
var NAME_ONE = "Name a folder that `--out` wrote, or its zip";
var AGAIN = "Download the bundle again, or let the gate write it again";
function damaged(label, file, what, fix = AGAIN) {
  return new UserError({ code: "bundle-damaged", what: `${file} ${what}`, where: { file: label }, fix });
}
function keepsNoTrials(label) {
  const fix = "Its policy says `evidence: drop`: name a bundle that keeps its trials, or read its comment.md";
  return new UserError({ code: "no-evidence", what: "the bundle keeps no trials", where: { file: label }, fix });
}
var HISTORY_FILE = "history.jsonl";
var recordCheck = schemaCheck(history_schema_default);
function reportOfBundle({ label, json }) {
  return reportCheck.parse(json("report.json"), (pointer) => ({ file: `${label}/report.json`, pointer }));
}
function historyText(records) {
  return records.map((record) => `${JSON.stringify(record)}
`).join("");
}
function historyOfBundle(bundle) {
  return readHistory(bundle.bytes(HISTORY_FILE), `${bundle.label}/${HISTORY_FILE}`);
}
function readHistory(bytes2, file) {
  return [...jsonLines(bytes2)].map(({ text, line: line2 }) => {
    const record = recordCheck.parse(parseRecord(text, { file, line: line2 }), (pointer) => ({ file, line: line2, pointer }));
    if (record.report !== void 0)
      reportCheck.parse(record.report, (pointer) => ({ file, line: line2, pointer: `/report${pointer}` }));
    return record;
  });
}

// src/io/bundle/output-folder.ts
var { existsSync: existsSync2, readdirSync: readdirSync2, realpathSync: realpathSync3 } = process.getBuiltinModule("node:fs");
var { join: join3, resolve: resolve4 } = process.getBuiltinModule("node:path");
function homeOf(folder) {
  return existsSync2(folder) ? realpathSync3(folder) : resolve4(folder);
}
var OLDER = "older";
function takeAwayBundle(folder) {
  if (!isBundleAlone(folder)) return;
  writingTo(folder, () => {
    const home = homeOf(folder);
    const aside = makeAside(home);
    try {
      move(home, join3(aside, OLDER));
    } finally {
      clear(aside);
    }
  });
}
function putInPlace(draft, home, aside) {
  refuseForeignFolder(home);
  if (existsSync2(home)) move(home, join3(aside, OLDER));
  move(draft, home);
}
function abandonDraft(home, aside) {
  const older = join3(aside, OLDER);
  try {
    if (existsSync2(older) && !existsSync2(home)) move(older, home);
    clear(aside);
  } catch (error) {
    const why = systemError(error);
    if (why === null) throw error;
    warn(`the bundle of an earlier run could not be put back, and lies in ${older} (${why})`);
  }
}
function refuseForeignFolder(folder) {
  const isFilled = writingTo(
    folder,
    () => existsSync2(folder) && readdirSync2(folder).some((name) => !isLeftByDesktop(name))
  );
  if (!isFilled || isBundleAlone(folder)) return;
  throw new UserError({
    code: "out-not-empty",
    what: "the output folder holds files that are not a bundle",
    where: { file: folder },
    fix: "Name a new or empty folder"
  });
}
function isBundleAlone(folder) {
  if (!existsSync2(join3(folder, MANIFEST_FILE))) return false;
  const { label, read: read2, names } = openBundleFiles(folder, ".");
  const manifest = valueOr(null, () => openBundle(label, read2).manifest);
  if (manifest === null) return false;
  const ofBundle = /* @__PURE__ */ new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => ofBundle.has(name));
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
  const { unjudged: unjudged3 } = scenario;
  return missingOf(scenario) - (unjudged3?.trials ?? 0) + (memberOf(unjudged3?.rubrics, rubric) ?? 0);
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
function rangeOf(counts2) {
  if (counts2.length === 0) return { fewest: 0, most: 0 };
  return { fewest: fewest(counts2), most: counts2.reduce((most, count2) => Math.max(most, count2)) };
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
    const [names, namesOnMain] = [namesIn2(judges, question), namesIn2(onMain2, question)];
    const isNeeded = question === void 0 || names.size > 0 && namesOnMain.size > 0;
    return !isNeeded || sameNames(names, namesOnMain);
  });
}
function namesIn2(judges, of2) {
  return new Set(judges.flatMap(({ judge: judge2, question }) => question === of2 ? [judge2] : []));
}
function sameNames(names, onMain2) {
  const isUnnamed = onMain2.size === 0 || onMain2.has(null);
  const missing = [...onMain2].filter((judge2) => judge2 !== null && !names.has(judge2));
  const added2 = [...names].filter((judge2) => !onMain2.has(judge2));
  return missing.length === 0 && added2.every((judge2) => judge2 !== null && isUnnamed);
}
function judgeNames(judges) {
  if (judges.length === 0) return "none";
  const most = /* @__PURE__ */ new Map();
  for (const { judge: judge2, trials } of judges) most.set(judge2, Math.max(trials, most.get(judge2) ?? 0));
  const isAlone = most.size === 1;
  return [...most].map(([judge2, trials]) => `${judge2 ?? "unnamed"}${isAlone ? "" : ` (${counted(trials, "trial")})`}`).join(", ");
}

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
function isEmpty(value) {
  if (value === null || value === "") return true;
  return typeof value === "object" && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
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
  const matches2 = runs.map((run2) => matchScenarios(candidate.scenarios, run2.scenarios));
  const inNewest = new Set(matches2[0]?.values());
  const changed2 = new Set(newest?.scenarios.flatMap((known3) => inNewest.has(known3) ? [] : [known3.scenario]));
  const common = here.flatMap((scenario) => {
    const found = matches2.map((match) => match.get(scenario.scenario));
    const known3 = found.find((run2) => run2 !== void 0);
    if (known3 === void 0 || found[0] === void 0 && changed2.has(scenario.scenario)) return [];
    const judged = found.map((run2) => run2 && isJudged(run2) ? run2 : null);
    const baseline = judged.find((run2) => run2 !== null) ?? void 0;
    return [{ candidate: scenario, known: known3, isInNewest: found[0] !== void 0, runs: judged, baseline }];
  });
  const apart2 = newest === void 0 ? NONE_APART : unmatched(here, byId(newest.scenarios), common);
  const unjudged3 = common.filter((one) => isJudged(one.candidate) && one.baseline === void 0);
  return {
    pairs: common.flatMap(({ candidate: own, known: known3, baseline, runs: main }) => {
      if (baseline === void 0 || !isJudged(own)) return [];
      return [{ scenario: own.scenario, onMain: known3.scenario, candidate: own, baseline, runs: main }];
    }),
    ...apart2,
    renamed: common.flatMap(
      ({ candidate: { scenario }, known: known3, isInNewest }) => scenario === known3.scenario || !isInNewest ? [] : [{ old: known3.scenario, new: scenario }]
    ),
    olderOnMain: common.filter(({ isInNewest }) => !isInNewest).map(({ candidate: { scenario } }) => scenario),
    onNeither: newest === void 0 ? [] : onNeither([candidate, newest], older),
    unjudged: [...here.filter((scenario) => !isJudged(scenario)), ...unjudged3.map((one) => one.candidate)].map(
      ({ scenario }) => scenario
    ),
    overlap: {
      common: common.filter(({ isInNewest, baseline }) => isInNewest && baseline !== void 0).length,
      total: here.length + apart2.removed.length + apart2.changed.length - (standApart(apart2.new, runs, earlier) ? apart2.new.length : 0)
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
function standApart(added2, runs, earlier) {
  const isKnown = ({ scenarios }) => {
    const [matched, ids] = [matchScenarios(added2, scenarios), scenariosById(scenarios)];
    return added2.some(({ scenario }) => matched.has(scenario) || ids.has(scenario));
  };
  return added2.every(passesAll) || runs.length > 1 && !earlier.some(isKnown);
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
  const changed2 = alone.flatMap((candidate) => {
    const baseline = left.get(candidate.scenario);
    if (baseline === void 0) return [];
    return [{ scenario: candidate.scenario, candidate, baseline }];
  });
  const ids = new Set(changed2.map(({ scenario }) => scenario));
  return {
    new: alone.filter(({ scenario }) => !ids.has(scenario)),
    removed: [...left.values()].filter(({ scenario }) => !ids.has(scenario)),
    changed: changed2
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
function unrecordedScenarios({ pairs: pairs2 }) {
  return pairs2.filter(({ candidate, baseline }) => isRecorded(baseline) && !isRecorded(candidate) && !hasOnlyCrashed(candidate)).map(({ scenario }) => scenario);
}
function isRecorded({ content, unrecorded = 0 }) {
  return content !== NO_CONTENT && unrecorded === 0;
}
function hasOnlyCrashed({ rubrics, errored }) {
  return Object.values(rubrics).every(({ scores }) => scores.length <= errored.agent);
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
var known = /* @__PURE__ */ new Map();
function knownQuantile(tail, df) {
  const key = `${tail} ${df}`;
  const quantile = known.get(key) ?? upperQuantile(tail, df);
  if (known.size < MOST_KNOWN) known.set(key, quantile);
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
  const all2 = sum(losses);
  return all2 < SLACK ? 1 : sum(losses.map((loss) => loss * loss)) / all2;
}
function usualTrials(counts2) {
  return counts2.length === 0 ? 1 : counts2.length / sum(counts2.map((count2) => 1 / count2));
}
function effortFor({ scenarios, trials }, detectable, smaller) {
  const times = (detectable / smaller) ** 2;
  return { trials: Math.ceil(Math.round(trials) * times), scenarios: Math.ceil(scenarios * times) };
}

// src/gating/statistics/families.ts
function byFamily(values, familyOf2) {
  const groups = /* @__PURE__ */ new Map();
  values.forEach((value, index) => {
    const family = familyOf2(value, index) ?? index;
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
function noiseOfFamily(members2) {
  const runs = fewest(members2.map((member) => member.runs.length));
  const sums = Array.from({ length: runs }, (_, run2) => sum(members2.map((member) => member.runs[run2] ?? 0)));
  const ratio2 = members2.reduce((most, member) => Math.max(most, member.noisier ?? 1), 1);
  return noise(variance(sums), runs, ratio2);
}
function noise(betweenRuns, runs, ratio2 = 1) {
  return { variance: betweenRuns * (ratio2 + 1 / runs), df: runs - 1 };
}

// src/gating/statistics/run-variance.ts
var PRIOR = 4;
var LARGEST_PHI_BY_CHANCE = 1.5;
function runVariance(scenarios, trials, families) {
  const counts2 = scenarios.map(({ length }) => length).sort((a, b) => b - a);
  const runs = counts2[Math.ceil(KNOWN_SHARE * counts2.length) - 1] ?? 0;
  if (runs < FEWEST_RUNS) return { phi: 1, explained: 0, runs };
  const known3 = scenarios.flatMap(
    (values, index) => values.length < runs ? [] : [{ values: values.slice(0, runs), family: families?.[index] }]
  );
  const units = byFamily(known3, ({ family }) => family).map((members2) => sumsOf(members2.map(({ values }) => values)));
  const explained = 1 / (runs * trials) + sum(units.map(successiveVariance));
  const between2 = successiveVariance(sumsOf(units));
  const phi = Math.max(1, (PRIOR + (runs - 1) * between2 / explained) / (runs - 1 + PRIOR));
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
  numberOf: (count2) => rateOf(count2) ?? 0,
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
function startSample({ key, tolerance }, { kind, trialsOf: trialsOf4, numberOf: numberOf2, isFlip, scores }) {
  const scored = [];
  const names = [];
  const [candidate, baseline, differences2] = [[], [], []];
  const runs = [];
  const [trials, onMain2] = [[], []];
  let least = Number.POSITIVE_INFINITY;
  let areFlips = true;
  let ofRuns;
  return {
    add({ family, candidate: own, baseline: all2 }) {
      const count2 = trialsOf4(own);
      if (count2 === 0) return;
      const measured = [];
      const values = [];
      let sum2 = 0;
      for (const run2 of all2) {
        const trialsOfRun = trialsOf4(run2);
        if (trialsOfRun === 0) continue;
        if (scores) measured.push(run2);
        values.push(numberOf2(run2));
        areFlips &&= isFlip(run2);
        sum2 += trialsOfRun;
        least = Math.min(least, trialsOfRun);
      }
      if (values.length === 0) return;
      const [here, there] = [numberOf2(own), mean(values)];
      candidate.push(here);
      runs.push(values);
      baseline.push(there);
      differences2.push(here - there);
      names.push(family);
      trials.push(count2);
      onMain2.push(sum2 / values.length);
      least = Math.min(least, count2);
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
        differences: differences2,
        trials: fewest2,
        ...families,
        flipsOnly: areFlips && families.families === void 0,
        get trialNoise() {
          return scored.map((scenario) => scores?.noiseOf(scenario.baseline) ?? 0);
        },
        get noisier() {
          return trials.map((count2, i) => noisier(count2, onMain2[i] ?? count2));
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
    const counts2 = [];
    return (scenario) => {
      const place = places.get(scenario) ?? places.size;
      if (place === places.size) places.set(scenario, place);
      const known3 = counts2[place];
      if (known3 !== void 0) return known3;
      const count2 = countIn(scenario);
      counts2[place] = count2;
      return count2;
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
  const counted3 = policy.noise === "none" ? { ...rule, tolerance: 0 } : rule;
  return onlyAdvises(policy, rate) ? { ...counted3, tier: "advisory" } : counted3;
}
function meanOfRuns(runs) {
  const scores = runs.flatMap(({ score: score2 }) => score2 ?? []);
  return scores.length === 0 ? null : meanRate(scores);
}
function pooled(counts2) {
  if (counts2.length === 0) return null;
  return { passed: sum(counts2.map(({ passed }) => passed)), total: sum(counts2.map(({ total }) => total)) };
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
function liftsOnMain({ runs: { compared: compared2 }, contrastIn }, pairs2) {
  return pairs2.flatMap(({ scenario, candidate, runs }) => {
    const onMain2 = compared2.flatMap((index) => runs[index] ? [contrastIn(runs[index])] : []).filter(isWhole);
    return onMain2.length === 0 ? [] : [{ scenario, candidate: contrastIn(candidate), onMain: onMain2 }];
  });
}
function scoresOfLift(lift, pairs2) {
  const paired = liftsOnMain(lift, pairs2).filter(({ candidate }) => isWhole(candidate));
  if (paired.length === 0) return null;
  const sides = (side) => ({
    candidate: rounded(mean(paired.map(({ candidate }) => mean(candidate[side])))),
    baseline: rounded(mean(paired.map(({ onMain: onMain2 }) => mean(onMain2.map((run2) => mean(run2[side]))))))
  });
  return { with: sides("with"), without: sides("without") };
}

// src/gating/comparing/comparison-context.ts
function comparisonContext(policy, compared2) {
  const { candidate, runs } = compared2;
  const pairing = pairScenarios(compared2);
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
  const compared2 = isRepeated ? [] : criteria;
  return {
    rubric,
    metric,
    criteria: compared2.map(({ rate }) => rate),
    moreRates: compared2.flatMap(({ meanScore: meanScore2 }) => meanScore2 ?? [])
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
  const isEqual2 = (scenario) => {
    const { scores = [] } = metric.countIn(scenario);
    const { passed, total } = criterion.countIn(scenario);
    return scores.length === total && Math.abs(sum(scores) - passed) < SLACK;
  };
  return reports.every(({ scenarios }) => scenarios.every(isEqual2));
}
function scenariosComparable(policy, { overlap }) {
  return overlap.common > 0 && overlap.common / overlap.total >= policy.gate.scenarios.min_overlap - SLACK;
}
function rubricComparable({ rubric, hash: hash3 }, report) {
  return report.rubrics.some((known3) => known3.rubric === rubric && known3.hash === hash3);
}

// src/gating/statistics/mcnemar.ts
function mcnemarMidP({ broken, fixed: fixed2 }) {
  const changed2 = broken + fixed2;
  if (broken === fixed2) return 0.5;
  return (binomialUpperTail(broken, changed2, 0.5) + binomialUpperTail(broken + 1, changed2, 0.5)) / 2;
}
function binomialUpperTail(k, n, p) {
  if (k <= 0) return 1;
  if (k > n) return 0;
  return regularizedIncompleteBeta(p, k, n - k + 1);
}
function tango(changed2, pairs2, confidence) {
  const z = normalQuantile((1 + confidence) / 2);
  const estimate = (changed2.fixed - changed2.broken) / pairs2;
  const score2 = (change) => tangoScore(changed2, pairs2, change);
  return {
    lower: bisect((change) => score2(change) - z, -1, estimate),
    upper: bisect((change) => score2(change) + z, estimate, 1)
  };
}
function tangoScore({ broken, fixed: fixed2 }, pairs2, change) {
  const gap = fixed2 - broken - pairs2 * change;
  if (gap === 0) return 0;
  const linear = (2 * pairs2 - fixed2 + broken) * change - broken - fixed2;
  const constant = -broken * change * (1 - change);
  const broken0 = (Math.sqrt(linear * linear - 8 * pairs2 * constant) - linear) / (4 * pairs2);
  const spread = pairs2 * (2 * broken0 + change * (1 - change));
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
function pairedTest(differences2, families, between2 = 0) {
  const estimate = mean(differences2);
  const residuals = groupSums(differences2, estimate, families);
  const df = residuals.length - 1;
  if (df < 1) return null;
  const isEven = residuals.every((residual) => Math.abs(residual) <= ROUNDING);
  if (isEven && between2 === 0) return withoutVariance(estimate, df);
  return tTest(estimate, Math.hypot(clusteredError(residuals, differences2.length), Math.sqrt(between2)), df);
}
function sliceTest(differences2, families) {
  const { worse, error } = pairedTest(differences2, families) ?? { worse: 1, error: 1 };
  if (error > 0) return worse;
  return Math.min(worse, pairedTest([0, ...differences2.slice(1)], families)?.worse ?? 1);
}
function clusteredError(groupResiduals, n) {
  const groups = groupResiduals.length;
  const squares = sum(groupResiduals.map((residual) => residual * residual));
  return Math.sqrt(groups / (groups - 1) * squares) / n;
}
function smallestHalfWidth(n, trials, alpha) {
  return normalQuantile(1 - alpha) * Math.SQRT2 / (trials * (n + 2));
}
function groupSums(differences2, centre, families) {
  const residuals = differences2.map((difference2) => difference2 - centre);
  if (families === void 0) return residuals;
  return byFamily(residuals, (_, index) => families[index]).map(sum);
}
function withoutVariance(estimate, df) {
  if (Math.abs(estimate) <= ROUNDING) return { estimate, error: 0, df, worse: 0.5, better: 0.5 };
  const rare = 2 ** -(df + 1);
  const worse = estimate < 0 ? rare : 1 - rare;
  return { estimate, error: 0, df, worse, better: 1 - worse };
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
  const ofRates = tests.flatMap(({ test: test2, weight }) => test2 === null ? [] : { p: test2.better, weight });
  const better = weightedHolm(ofRates);
  const adjusted = new Map(
    tests.flatMap(({ test: test2, weight }, at) => {
      const ps = { adjustedWorse: worse[at] ?? 1, adjustedBetter: better[at] ?? 1 };
      return test2 === null ? [] : [[test2, { ...ps, weight }]];
    })
  );
  const members2 = measured.map((member) => {
    const evidence = member.tests.map((test2) => {
      const { weight: _, ...ps } = must(adjusted.get(test2), "the adjusted p of a test");
      return { ...test2, ...ps };
    });
    const [first] = member.tests;
    return { ...member, evidence, share: (first && adjusted.get(first)?.weight) ?? 0 };
  });
  return { members: members2, further: worse.slice(ofRates.length) };
}
function isBeyondTolerance({ tolerance, differences: differences2 }, estimate = mean(differences2)) {
  return Math.abs(estimate) >= tolerance - SLACK;
}
function weighted(members2, further, settings) {
  const testedOf = (isMetric) => members2.filter(({ sample, tests }) => sample.kind === "metric" === isMetric && tests.length > 0);
  const [tested, judged] = [testedOf(true), testedOf(false)];
  const parts = new Set(further.map(({ part }) => part));
  if (tested.length > 0) parts.add("paired");
  if (tested.some(({ tests }) => tests.length > 1)) parts.add("history");
  if (judged.length > 0) parts.add("criteria");
  const weights = weightsOf(settings.weights, parts);
  const weightOf = (part) => weights.get(part) ?? 0;
  const shares = { both: [weightOf("paired"), weightOf("history")], alone: [weightOf("paired") + weightOf("history")] };
  const ofMetrics = tested.flatMap(
    ({ tests }) => tests.map((test2, index) => {
      const share = (tests.length > 1 ? shares.both : shares.alone)[index] ?? 0;
      return { test: test2, p: test2.worse, weight: share / tested.length };
    })
  );
  const ofCriteria = judged.flatMap(
    ({ tests }) => tests.map((test2) => ({ test: test2, p: test2.worse, weight: weightOf("criteria") / judged.length / tests.length }))
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
  const leastFall = Math.max(0, -sample.differences.reduce((largest, difference2) => Math.max(largest, difference2), -1));
  return { sample, paired, flips: null, leastFall, tests };
}
function pairedOf(sample, phi) {
  const { differences: differences2, families } = sample;
  if (phi === 1) return pairedTest(differences2, families);
  const { explained, runs } = sample.variance;
  return pairedTest(differences2, families, (phi - 1) * explained * (1 + 1 / runs));
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
function asTest(test2, result) {
  return result === null ? [] : [{ test: test2, worse: result.worse, better: result.better }];
}
function flipsOf(sample) {
  if (!sample.flipsOnly) return null;
  const count2 = (change) => sample.differences.filter((difference2) => difference2 === change).length;
  return { broken: count2(-1), fixed: count2(1) };
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
  const visible = basis === null ? null : visibleDrop(basis, tolerance);
  return {
    key: sample.key,
    scenarios,
    candidate: scenarios === 0 ? null : mean(sample.candidate),
    baseline,
    estimate: scenarios === 0 ? null : estimateOf(member),
    basis,
    interval: isShown ? interval : null,
    detectable: !isShown || visible === null ? null : canFall(sample, visible) ? visible : 1,
    evidence,
    ...judged
  };
}
function canFall({ kind, baseline }, drop) {
  return kind === "lift" || drop <= mean(baseline) + SLACK;
}
function unitsOf({ candidate, families }) {
  if (families === void 0) return candidate.length;
  const effective2 = effectiveFamilies(families);
  return effective2 < FEWEST_EFFECTIVE ? effective2 : new Set(families).size;
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
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= level).map(({ test: test2 }) => test2);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test: test2 }) => test2);
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
function testRates(context, pairs2 = context.pairing.pairs, further = [], level = context.policy.alpha) {
  const { policy, runs, rubrics, lifts } = context;
  const compared2 = samplesOf(allRates(context), pairs2);
  const tested = policy.noise === "none" ? exactChanges(compared2) : testFamilies(testSettings(policy, level), compared2, further);
  const waived2 = pairs2.filter(({ isWaived }) => isWaived).length;
  const noTest = untested(runs.length === 0 ? "no-baseline" : "not-comparable");
  const test2 = (rate) => {
    const change = tested.changes.get(rate) ?? noTest;
    const { paired } = change;
    return { ...rate, ...change, paired: paired === null || waived2 === 0 ? paired : { ...paired, waived: waived2 } };
  };
  const testAll = ({ rubric, metric, criteria, moreRates }) => {
    return { rubric, metric: test2(metric), criteria: criteria.map(test2), moreRates: moreRates.map(test2) };
  };
  return {
    ...ratesIn(rubrics.map(testAll)),
    lifts: lifts.map((lift) => ({ ...test2(lift), scores: scoresOfLift(lift, pairs2) })),
    further: tested.further
  };
}
function hasMoved(context) {
  const blocking = allRates(context).filter(({ family }) => family === "blocking");
  const compared2 = samplesOf(blocking, context.pairing.pairs);
  const { policy } = context;
  const moved = policy.noise === "none" ? compared2.map(({ sample }) => MOVED.has(exactChange(sample).state)) : whichMoved(
    compared2.map(({ sample }) => sample),
    testSettings(policy)
  );
  return compared2.some(({ rate: { kind, rule } }, index) => kind !== "lift" && gates(rule) && moved[index]);
}
var MOVED = /* @__PURE__ */ new Set(["regressed", "improved"]);
function allRates({ rubrics, lifts }) {
  return [...rubrics.flatMap(({ metric, criteria, moreRates }) => [metric, ...criteria, ...moreRates]), ...lifts];
}
function samplesOf(rates, pairs2) {
  const columns = rates.filter(({ runs }) => runs.compared.length > 0).map(startColumn);
  for (const pair of pairs2) for (const { add } of columns) add(pair);
  return columns.map(({ rate, sample }) => ({ rate, sample: sample() }));
}
function startColumn(rate) {
  const { key, kind, rule, runs: compared2, countIn } = rate;
  const column = (measureIn2, measure) => {
    const { add, sample } = startSample({ key, tolerance: rule.tolerance }, measure);
    return {
      rate,
      add: ({ candidate, baseline, runs }) => {
        const onMain2 = [];
        for (const index of compared2.compared) if (runs[index]) onMain2.push(measureIn2(runs[index]));
        add({ family: baseline.family, candidate: measureIn2(candidate), baseline: onMain2 });
      },
      sample
    };
  };
  if (kind === "lift") return column(rate.contrastIn, LIFT);
  return kind === "metric" ? column((scenario) => countIn(scenario).scores ?? [], SCORES) : column(countIn, TALLY);
}
function testFamilies(settings, compared2, further) {
  const test2 = (family, shared) => {
    const members2 = compared2.filter(({ rate }) => rate.family === family);
    const tested2 = compareFamily(
      members2.map(({ sample }) => sample),
      settings,
      shared
    );
    const changes = tested2.comparisons.map((comparison2, index) => {
      const { rate, sample } = must(members2[index], "the rate of a comparison");
      return [rate, changeOf(sample, comparison2)];
    });
    return { changes, further: tested2.further };
  };
  const tested = FAMILIES.map((family) => test2(family, family === "blocking" ? further : []));
  return {
    changes: new Map(tested.flatMap(({ changes }) => changes)),
    further: tested.flatMap((family) => family.further)
  };
}
function changeOf(sample, comparison2) {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison2;
  return {
    sample,
    // No pair means too little data, not an incomparable rate: a criterion may apply nowhere.
    state: state === "not-comparable" ? "insufficient" : state,
    delta: estimate === null ? null : rounded(estimate),
    paired: candidate === null || baseline === null ? null : { scenarios, candidate: rounded(candidate), baseline: rounded(baseline) },
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    basis: comparison2.basis,
    evidence: evidence.map(({ test: test2, worse, adjustedWorse }) => ({ test: test2, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decidedBy: comparison2.decidedBy,
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
function exactChanges(compared2) {
  return { changes: new Map(compared2.map(({ rate, sample }) => [rate, exactChange(sample)])), further: [] };
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
  const compared2 = probesOf(policy).flatMap((arm) => {
    const { must: must2 = null, effect } = memberOf(policy.arms, arm) ?? {};
    if (must2 === null || effect === "block" || effect === void 0) return [];
    const asked = scenarios.map(({ scenario, content }) => {
      return { scenario, result: known3.get(keyOf2({ arm, scenario, content })) };
    });
    const idsOf3 = (holds2) => asked.filter(({ result }) => holds2(result)).map(({ scenario }) => scenario);
    const isContrary = ({ passed, total }) => must2 === "fail" ? passed * 2 >= total : passed * 2 <= total;
    return [
      {
        arm,
        must: must2,
        effect,
        contrary: idsOf3((result) => result !== void 0 && isContrary(result)),
        unknown: idsOf3((result) => result === void 0)
      }
    ];
  });
  const excluding = compared2.filter(({ effect }) => effect === "exclude");
  return { compared: compared2, excluded: new Set(excluding.flatMap(({ contrary }) => contrary)) };
}

// src/contract/group-by.ts
function appendTo(lists, key, value) {
  const list = lists.get(key);
  if (list === void 0) lists.set(key, [value]);
  else list.push(value);
}
function groupBy(values, keyOf4) {
  const lists = /* @__PURE__ */ new Map();
  for (const value of values) appendTo(lists, keyOf4(value), value);
  return lists;
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
function firstFew(items2, most, textOf) {
  return `${items2.slice(0, most).map(textOf).join(", ")}${items2.length > most ? ", ..." : ""}`;
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
function judgedOrMissing(judge2) {
  try {
    return judge2();
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
  const { score: score2, verdict, answer: answer2, indeterminate } = judgement;
  const scoresAgain = threshold !== null || calibrate !== null;
  if (score2 === null || severity === null && !scoresAgain) return { ...judgement, parts };
  if (answer2 === "unknown") return { ...judgement, severity: severity ?? judgement.severity, parts };
  const flawless = mark(marking, { raw: score2, worst: null, parts, indeterminate });
  if (answer2 !== "no" && (scoresAgain ? flawless.score === 1 : verdict === "pass")) return flawless;
  const worst = judgement.severity === "none" ? "medium" : judgement.severity;
  const result = { raw: score2, worst, parts, indeterminate };
  const staysFailed = threshold === null && (answer2 === "no" || severity === null && verdict === "fail");
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

// src/scoring/trial-mark.ts
var MOST_SCENARIOS_MARKED = 500;
var DIGITS = 12;
var DONE = ["output", "trace", "final_state"];
var APART = /* @__PURE__ */ new Set([
  ...["scenario", "trial", "title", "tags", "family", "input", "ground_truth", "usage", "error", ...DONE],
  ...["attempt", "number", "time", "date", "timestamp", "duration", "latency", "cost"]
]);
var NUMBERS = /* @__PURE__ */ new Set(["iteration", "seed"]);
var TIMES_AND_COSTS = /"(?:[A-Za-z_]*(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*|[A-Za-z_]+_(?:at|ms|seconds))":(?:-?[\d.eE+-]+|"(?:[^"\\]|\\.)*"|null),?/g;
var LONGEST_VERDICT = 20;
var OF_TIME_OR_COST = /timestamp|latency|duration|elapsed|cost|_(?:at|ms|seconds)$/;
var known2 = /* @__PURE__ */ new Map();
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
  let answer2 = known2.get(name);
  if (answer2 === void 0) {
    answer2 = OF_TIME_OR_COST.test(name);
    if (known2.size < MOST_NAMES) known2.set(name, answer2);
  }
  return answer2;
}
function furtherHash(trial, facts) {
  const further = Object.entries(trial).filter(([name]) => !APART.has(name));
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
      const counted3 = [...facts].filter(([path]) => shared.has(path)).sort(([a], [b]) => byText(a, b));
      return counted3.length === 0 ? null : digitsOf(counted3);
    }
  };
}
function furtherFacts(value, prefix = "") {
  return Object.entries(value).flatMap(([name, fact]) => {
    if (prefix === "" && (APART.has(name) || NUMBERS.has(name))) return [];
    if (isRecord(fact)) return furtherFacts(fact, `${prefix}${name}.`);
    return isEmpty(fact) || typeof fact === "boolean" ? [] : [[`${prefix}${name}`, digitsOf({ [name]: fact })]];
  });
}

// src/gating/statistics/family-strata.ts
var PRIOR2 = 4;
function groupFamilies(scenarios) {
  return byFamily(scenarios, ({ family }) => family).filter(
    (members2) => members2.length === 1 || runsOf(members2) >= FEWEST_RUNS
  );
}
function familyStrata(groups) {
  const effect = designEffect(groups);
  return groups.map((members2) => {
    const [first] = members2;
    if (members2.length === 1) return first;
    const side = (counts2) => {
      const trials = Math.max(1, Math.floor(sum(counts2.map((count2) => count2.trials)) / effect));
      return { failed: Math.min(trials, Math.round(sum(counts2.map(({ failed }) => failed)) / effect)), trials };
    };
    return {
      candidate: side(members2.map(({ candidate }) => candidate)),
      main: side(members2.map(({ main }) => main))
    };
  });
}
function designEffect(groups) {
  const families = groups.filter(({ length }) => length > 1);
  const byRun = families.map((members2) => {
    const rows = members2.map(({ failures }) => failures.slice(0, runsOf(members2)));
    return { rows, sums: Array.from({ length: runsOf(members2) }, (_, run2) => sum(rows.map((row) => row[run2] ?? 0))) };
  });
  const alone = sum(byRun.flatMap(({ rows }) => rows.map(variance)));
  if (alone === 0) return 1;
  const together = sum(byRun.map(({ sums }) => variance(sums)));
  const freedom = sum(byRun.map(({ sums }) => sums.length - 1));
  return Math.max(1, (PRIOR2 + freedom * together / alone) / (PRIOR2 + freedom));
}
function runsOf(members2) {
  return fewest(members2.map(({ failures }) => failures.length));
}

// src/gating/statistics/stratified.ts
function addTrials(counts2) {
  return { failed: sum(counts2.map(({ failed }) => failed)), trials: sum(counts2.map(({ trials }) => trials)) };
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
  const sum2 = weights.reduce((all2, weight) => all2 + weight, 0);
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
  const members2 = scenarios.map(({ scenario, family, candidate, runs: ofMain }) => {
    const stratum = (compared2) => isByTrial ? { candidate, main: pooledTrials(compared2) } : stratumByRun(candidate, compared2);
    return { scenario, family, ...stratum(ofMain), failures: ofMain.map((run2) => stratum([run2]).main.failed) };
  });
  const groups = groupFamilies(members2);
  const strata = familyStrata(groups);
  const { p } = pooledTest(strata);
  const byRun = runs < RUNS_TO_BLOCK ? [] : [{ test: "collapse", p, part: "collapse", share: 1 }];
  const tests = isByTrial ? [
    { test: "collapse", p, part: "collapse", share: SHARES.pooled },
    { test: "collapse-single", p: singleTest(strata).p, part: "collapse", share: SHARES.single }
  ] : byRun;
  const tested = new Set(groups.flat());
  const broken = members2.filter((member) => tested.has(member) && stratumP(member) <= SCENARIO_LEVEL);
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
  const counted3 = runs.map((run2) => run2.isSeparate ? run2 : { failed: Math.min(1, run2.failed), trials: 1 });
  return addTrials(counted3);
}
function stratumByRun(candidate, runs) {
  const failed = runs.filter((run2) => run2.failed >= Math.min(candidate.trials, run2.trials)).length;
  return {
    candidate: { failed: candidate.failed === candidate.trials ? 1 : 0, trials: 1 },
    main: { failed, trials: runs.length }
  };
}

// src/gating/slices.ts
var BY_TAGS = "tags";
var MOST_SLICES = 40;
var RUNS_FOR_SINGLE_TRIALS = 5;
var LARGEST_P_TO_LOOK_AT = 0.02;
var LARGEST_P_OF_TAG = 0.01;
var NO_SLICES = { changes: [], untested: [], unknown: [] };
function slicesOf(context, pairs2, countsOf3) {
  const { policy, primary } = context;
  if (policy.noise === "none" || primary === null || countsOf3 === null) return NO_SLICES;
  const { members: members2, ...names } = sliceMembers(policy, pairs2);
  const rates = [...gates(primary.metric.rule) ? [primary.metric] : [], ...criticalRates(context)];
  const tests = members2.length * rates.length;
  if (tests === 0) return { changes: [], ...names };
  const changes = rates.flatMap((rate) => changesOf(rate, { context, pairs: pairs2, members: members2, counts: countsOf3(rate), tests }));
  const byP = (a, b) => a.p - b.p || byText(a.slice, b.slice) || byText(a.rate.key, b.rate.key);
  return { changes: changes.toSorted(byP), ...names };
}
function sliceMembers({ gate: { slices } }, pairs2) {
  const places = placesByLabel(pairs2, slices.by);
  const members2 = [...places].map(([slice, places2]) => ({ slice, places: places2 })).filter(({ slice, places: { length } }) => {
    const isNamed = slices.only.length === 0 || slices.only.includes(slice);
    return isNamed && length >= FEWEST_SCENARIOS && length < pairs2.length;
  }).sort((a, b) => b.places.length - a.places.length || byText(a.slice, b.slice));
  const untested2 = members2.slice(MOST_SLICES).map(({ slice }) => slice);
  const facts = slices.by.filter((fact) => fact !== BY_TAGS);
  const unknown2 = [
    ...facts.filter((fact) => ![...places.keys()].some((label) => label.startsWith(`${fact}=`))),
    ...slices.only.filter((slice) => !places.has(slice))
  ];
  return { members: members2.slice(0, MOST_SLICES), untested: untested2.sort(byText), unknown: unknown2 };
}
function placesByLabel(pairs2, by) {
  const places = /* @__PURE__ */ new Map();
  for (const [place, { candidate, baseline }] of pairs2.entries()) {
    for (const label of /* @__PURE__ */ new Set([...labelsOf(candidate, by), ...labelsOf(baseline, by)]))
      appendTo(places, label, place);
  }
  return places;
}
function labelsOf({ tags, slices = [] }, by) {
  return by.includes(BY_TAGS) ? [...tags, ...slices] : slices;
}
function changesOf(rate, { context, pairs: pairs2, members: members2, counts: counts2, tests }) {
  const { tolerance } = context.policy.gate.slices;
  const sides = pairs2.map((pair) => sidesOf(rate, pair));
  const exact = isExact(rate, context, counts2) ? new Map(counts2.scenarios.map((scenario) => [scenario.scenario, scenario])) : null;
  return members2.flatMap(({ slice, places }) => {
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
  const counted3 = measured.flatMap(({ scenario }) => exact.get(scenario) ?? []);
  return pooledTest(counted3.map(({ candidate, runs }) => ({ candidate, main: pooledTrials(runs) }))).p;
}
function isExact(rate, { candidate, runs }, counts2) {
  if (counts2.separateness === "doubtful" || counts2.paired > MOST_SCENARIOS_MARKED) return false;
  const reports = [candidate, ...rate.runs.compared.flatMap((index) => runs[index] ?? [])];
  if (!reports.every((report) => isPassOrFail(report, rate))) return false;
  const isSingle = counts2.scenarios.every((scenario) => scenario.candidate.trials === 1);
  return isSingle ? counts2.runs >= RUNS_FOR_SINGLE_TRIALS : areMostlySeveral(counts2.scenarios);
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
function tagOfBroken({ policy, pairing: { pairs: pairs2 } }, broke) {
  if (broke.length < 2) return void 0;
  const isBroken = new Set(broke);
  const tags = [...placesByLabel(pairs2, policy.gate.slices.by)].map(([tag, places]) => {
    const broken = places.filter((place) => isBroken.has(must(pairs2[place], "a tagged scenario").scenario)).length;
    return { tag, broken, of: broke.length, scenarios: places.length };
  }).filter(({ scenarios }) => scenarios < pairs2.length).sort((a, b) => byText(a.tag, b.tag));
  const tails = tags.map(
    ({ broken, scenarios }) => stratumP({
      candidate: { failed: broken, trials: scenarios },
      main: { failed: broke.length - broken, trials: pairs2.length - scenarios }
    })
  );
  const adjusted = weightedHolm(tails.map((p) => ({ p, weight: 1 })));
  const least = Math.min(...adjusted);
  return least > LARGEST_P_OF_TAG ? void 0 : tags[adjusted.indexOf(least)];
}

// src/gating/statistics/drift.ts
var WINDOW = 5;
var LEVEL = 2e-3;
var LEAST_DROP = 0.04;
function isLarge(drop) {
  return drop >= LEAST_DROP - SLACK;
}
function isBeyondChance(drop, { phi, explained }) {
  return drop > normalQuantile(1 - LEVEL) * Math.sqrt(2 / WINDOW * phi * explained);
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
  const counts2 = [];
  for (const line2 of lines.split("\n")) {
    const [content = "", tally2 = "", ...id] = line2.split(" ");
    const [total = "", trials = ""] = tally2.split("/");
    const place = places.get(`${content} ${id.join(" ")}`);
    counts2.push(Number(trials));
    if (place !== void 0) scores[place] = Number(total) / Number(trials);
  }
  return { scores, trials: fewest(counts2), size: counts2.length };
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
    ...drifted ? { since: changeOf2(since, places), ...partsOf(look, candidate, policy) } : {}
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
function changeOf2(runs, places) {
  const compared2 = withAll(runs, places);
  const place = runsSinceChange(compared2.map((run2) => meanOver([run2], places)));
  const [after, before] = [must(compared2[place - 1], "the run after a change"), compared2[place]];
  return defined({ time: after.time, before: before?.sha, after: after.sha });
}
function partsOf({ newest, oldest, places, drop }, { scenarios }, { gate }) {
  const partOf2 = (name, members2) => ({
    name,
    scenarios: members2.length,
    reference: rounded(meanOver(oldest, members2)),
    newest: rounded(meanOver(newest, members2))
  });
  const lossOf = (part) => (part.reference - part.newest) * part.scenarios;
  const byLoss = (a, b) => lossOf(b) - lossOf(a) || byText(a.name, b.name);
  const loss = drop * places.length;
  const labelled = /* @__PURE__ */ new Map();
  for (const place of places)
    for (const label of labelsOf(must(scenarios[place], "a compared scenario"), gate.slices.by))
      appendTo(labelled, label, place);
  const slices = [...labelled].filter(([, { length }]) => length >= FEWEST_SCENARIOS && length <= places.length / 2).map(([label, members2]) => partOf2(label, members2)).filter((part) => lossOf(part) >= loss / 2);
  const parts = places.map((place) => partOf2(must(scenarios[place], "a compared scenario").scenario, [place]));
  const losses = parts.sort(byLoss).map(lossOf);
  const fell3 = parts.filter((_, index) => sum(losses.slice(0, index)) < loss - SLACK);
  return { fell: fell3.slice(0, MOST_FELL), slices: slices.sort(byLoss) };
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
  const hashOf = (record) => record?.metrics[0]?.hash;
  const alike = earlier.filter((record) => hashOf(record) === hashOf(earlier[0]));
  const kept = new Set(reference === null ? [] : nearestRuns(alike, reference));
  const others = new Set(earlier.filter((record) => !kept.has(record)).slice(0, MOST_RECORDS - 1 - kept.size));
  return earlier.filter((record) => kept.has(record) || others.has(record)).map(({ report, drift, probes, ...record }, index) => {
    const isTallied = report !== void 0 && index >= MOST_REPORTS - 1;
    const ofRun = isTallied ? { tallies: tallyReport(report) } : { report };
    const onFirst = (value) => index === 0 ? value : void 0;
    return defined({ ...record, probes: onFirst(probes), ...ofRun, drift: onFirst(drift) });
  });
}

// src/gating/comparing/waived-scenarios.ts
function dropsOf(pairing, primary) {
  const pairs2 = new Map(pairing.pairs.map((pair) => [pair.scenario, pair]));
  return (waiver) => {
    const pair = waiver.scenario === void 0 ? void 0 : pairs2.get(idNow(waiver, pairing));
    if (pair === void 0 || primary === null) return 0;
    const { valueIn } = primary;
    const compared2 = onMain(pair, primary);
    const values = (compared2.length === 0 ? [pair.baseline] : compared2).flatMap((main) => valueIn(main) ?? []);
    const value = valueIn(pair.candidate);
    return value === null || values.length === 0 ? 0 : meanRate(values) - value;
  };
}
function withWaived(pairs2, { dropped }) {
  return pairs2.map((pair) => {
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
  const evidence = results.tests.flatMap(({ test: test2, p, answer: answer2 }, index) => {
    const isOfMetric = COLLAPSE.has(test2) || answer2?.hypothesis.rate.kind === "metric";
    return isOfMetric ? [{ test: test2, p, adjusted_p: further[index] ?? 1 }] : [];
  });
  const metric = collapsed(results, { ...primary.metric, evidence: [...primary.metric.evidence, ...evidence] });
  const all2 = [{ ...primary, metric }, ...otherRubrics];
  const gating = all2.filter((rubric) => gates(rubric.metric.rule)).length;
  const withSigns = (rubric, index) => {
    const signs = signsOf(results, rubric.metric, { gating, isPrimary: index === 0 });
    const criteria = rubric.criteria.map(
      (rate) => rate.state === "inconclusive" ? { ...rate, signs: signsOf(results, rate, { gating: 1 }) } : rate
    );
    return { ...rubric, metric: { ...rubric.metric, signs }, criteria };
  };
  return { ...tested, ...ratesIn(all2.map(withSigns)), further };
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
  const by = metric.evidence.filter(({ test: test2, adjusted_p: p }) => COLLAPSE.has(test2) && p <= level);
  return by.map(({ test: test2 }) => test2);
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
  const signs = metric.evidence.filter(({ test: test2, p }) => p <= (bounds[test2] ?? -1) + SLACK).map(({ test: test2 }) => test2);
  const isCollapsing = !isComplete(results) && (results.collapse?.p ?? 1) <= SIGN.collapse + SLACK;
  const all2 = [
    ...metric.signs.map(({ test: test2 }) => test2),
    ...isDown ? signs : [],
    ...isPrimary && isDown && isCollapsing ? ["collapse"] : [],
    ...isPrimary && confirmIsSign(results, metric, isDown) ? ["confirm"] : []
  ];
  return [...new Set(all2)].map((test2) => signOf(metric, test2, results.collapse));
}
function signOf({ evidence }, test2, collapse) {
  return { test: test2, p: evidence.find((given) => given.test === test2)?.p ?? collapse?.p ?? 1 };
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
  return confirm.scenarios.some(({ word }) => word === "confirmed") || (confirm.answers?.some((answer2) => answer2.hypothesis.rate.kind === "metric" && nearlyBroke(answer2)) ?? false);
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
function failing(count2, { failed } = NO_SURPLUS) {
  const trials = count2.trials + missingIn(count2);
  return { failed: Math.min(trials, count2.failed + missingIn(count2) + failed), trials };
}
function passing(count2, { failed, trials } = NO_SURPLUS) {
  return { failed: Math.max(0, count2.failed - (trials - failed)), trials: count2.trials + missingIn(count2) };
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
function carriedOf(context, countsOf3) {
  const { policy, push, level } = context;
  if (push?.open === void 0 || policy.noise === "none") return null;
  const { open } = push;
  const { held, today } = context.waivers;
  const inForce = held.filter((waiver) => waiver.scenario === void 0 && !isExpired(waiver, today));
  const accepted = new Set(inForce.map(waiverSubject));
  const blocked = open.rates.filter((name) => !accepted.has(name));
  const gating = context.rates.filter(({ rule }) => gates(rule));
  const rate = gating.find(({ name }) => blocked.includes(name)) ?? gating[0] ?? null;
  const counts2 = countsOf3 === null || rate === null ? null : countsOf3(rate);
  const known3 = new Map(counts2?.scenarios.map((scenario) => [scenario.scenario, scenario]));
  const left = blocked.length === 0 ? [] : open.scenarios;
  const all2 = left.map((id) => currentId(context.pairing, id));
  const ids = all2.filter(staysIn(context));
  const isAccepted = blocked.length === 0 || all2.length > 0 && all2.every((id) => context.waived.dropped.has(id));
  const compared2 = ids.flatMap((id) => known3.get(id) ?? []).filter(({ runs: [newest] }) => newest === void 0 || !mostlyFails(newest));
  const missing = ids.filter((id) => !known3.has(id)).sort();
  const none = { since: open.since, blocked, isAccepted, hypothesis: null, missing, own: null };
  if (counts2 === null || rate === null || compared2.length === 0) return none;
  const lost = compared2.map(({ scenario, runs }) => {
    return { scenario, main: pooledTrials(comparing(runs)), isOneRun: false };
  });
  const { paired } = counts2;
  const hypothesis = { part: "carried", rate, weight: WEIGHTS.carried, paired, lost };
  const isAsked = policy.on_inconclusive === "confirm";
  return { ...none, hypothesis, own: isAsked ? null : answerOf(hypothesis, compared2, level) };
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
function answerOf(hypothesis, compared2, level) {
  const whole = { asked: 0, surplus: { failed: 0, trials: 0 } };
  const strata = hypothesis.lost.map((scenario, index) => {
    const { candidate } = must(compared2[index], "the counts of a carried scenario");
    const main = { ...scenario.main, ...whole };
    return { ...scenario, candidate: { ...pooledTrials([candidate]), ...whole }, main };
  });
  const read2 = readConfirmation(strata, { level: level * hypothesis.weight, budget: 0 });
  return { ...read2, hypothesis, strata, drop: fallOf(strata, hypothesis.paired) };
}
function clearanceOf(carried, { rates, confirm, fails }) {
  const { blocked, hypothesis, own } = carried;
  const answer2 = own ?? confirm.answers?.find((given) => given.hypothesis === hypothesis) ?? null;
  const isDown = ({ name, state: state2, signs }) => blocked.includes(name) && (state2 === "regressed" || signs.length > 0);
  const leaning = rates.find(isDown);
  const state = fails ? "fails" : stateOf(carried, answer2, leaning !== void 0);
  const counted3 = rates.find(({ key }) => key === hypothesis?.rate.key);
  return { ...carried, state, answer: answer2, rate: (state === "leans" ? leaning : counted3) ?? null };
}
function stateOf({ hypothesis, missing }, answer2, leans) {
  if (hypothesis !== null && (answer2 === null || answer2.result === "incomplete")) return "awaited";
  if (answer2 !== null && nearlyBroke(answer2)) return "may fail";
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
  const effective2 = areSingle ? scenarios : effectiveSampleSize(values);
  const { lower, upper } = wilson(rate, effective2, 1 - 2 * BOUND);
  return {
    scenarios,
    effective_n: rounded(effective2),
    lower: rounded(lower),
    upper: rounded(upper),
    ...rate < 1 - SLACK ? {} : { failures_up_to: rounded(zeroFailureUpperBound(scenarios, BOUND)) }
  };
}
function reliabilityOf(candidate, { runs, countIn }, pairs2) {
  const both = pairs2.flatMap((pair) => {
    const main = pooled(runs.compared.flatMap((index) => pair.runs[index] ? [countIn(pair.runs[index])] : []));
    const passes = countIn(pair.candidate);
    return passes.total > 0 && main !== null && main.total > 0 ? [{ candidate: passes, main }] : [];
  });
  const alone = candidate.scenarios.map(countIn).filter(({ total }) => total > 0);
  const counts2 = both.length === 0 ? alone : both.map((pair) => pair.candidate);
  const onMain2 = both.map(({ main }) => main);
  const k = fewest([...counts2, ...onMain2].map(({ total }) => total));
  if (k < 2) return null;
  const chances = counts2.map((passes) => chancesOf(passes, k));
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
    ...changeOf3(rate),
    tolerance: rule.tolerance,
    threshold: rule.threshold,
    reliability: reliability ?? void 0,
    ...signs.length > 0 && { leans: signs.map(({ test: test2 }) => test2), leans_p: smallestP(signs) },
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
    ...changeOf3(rate),
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
function changeOf3({ state, delta, interval, detectable, evidence, decidedBy: decidedBy2, paired }) {
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
    const { paired: _, ...change } = changeOf3(lift);
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
var LEVEL2 = 0.01;
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
  return atMost(seen, chances) <= LEVEL2 ? "copied" : "separate";
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
  const all2 = sum(ofTotal);
  return ofTotal.map((chance) => chance / all2);
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
      for (const [added2, factor] of ofScenario.entries())
        if (mixed + added2 <= most) next[mixed + added2] = (next[mixed + added2] ?? 0) + chance * factor;
    chances = next;
  }
  return sum(chances);
}

// src/gating/comparing/scenario-counts.ts
function countsUnder({ candidate, older }, rate, pairs2) {
  const { compared: compared2 } = rate.runs;
  const known3 = older.filter(
    ({ report }) => rubricComparable(rate.rubric, report) && (!rate.byJudge || sameJudges(candidate, report))
  );
  const failuresIn = (scenario) => {
    const { passed, total } = rate.countIn(scenario);
    return { failed: total - passed, trials: total, isSeparate: areDistinct(scenario, total) };
  };
  const counted3 = pairs2.flatMap((pair) => {
    const onMain2 = [
      ...compared2.flatMap((index) => pair.runs[index] ?? []),
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
  const tested = counted3.filter(({ isWaived }) => !isWaived);
  const separateness = separatenessOf(tested.map(({ runs }) => runs));
  const asCopies = (counts2) => ({
    ...counts2,
    isSeparate: counts2.trials === 1 || counts2.isSeparate && separateness !== "copied"
  });
  return {
    scenarios: tested.map(({ isWaived: _, ...counts2 }) => {
      return { ...counts2, candidate: asCopies(counts2.candidate), runs: counts2.runs.map(asCopies) };
    }),
    paired: counted3.length,
    runs: compared2.length + known3.length,
    separateness
  };
}
function areDistinct({ trials = [] }, scored) {
  if (scored === 1) return true;
  const marks = trials.filter(({ facts, further }) => facts !== null || further !== void 0);
  const distinct = new Set(marks.map(({ facts, further = "" }) => `${facts} ${further}`));
  return distinct.size === trials.length && distinct.size >= scored;
}

// src/gating/comparing/suite-effect.ts
function suiteEffects(pairing, valueIn) {
  const paired = pairing.pairs.filter(({ candidate, baseline }) => {
    return valueIn(candidate) !== null && valueIn(baseline) !== null;
  });
  const effectOn = (side, alone) => {
    const valuesOf2 = (scenarios) => scenarios.flatMap((scenario) => valueIn(scenario) ?? []);
    const known3 = valuesOf2(paired.map((pair) => pair[side]));
    const all2 = known3.length + valuesOf2([...alone, ...pairing.changed.map((changed2) => changed2[side])]).length;
    const centre = mean(known3);
    return (scenario, sign) => {
      const score2 = valueIn(scenario);
      return score2 === null || known3.length === 0 ? null : rounded(sign * (score2 - centre) / all2);
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

// src/scoring/amounts.ts
var AMOUNTS = ["cost_usd", "latency_ms", "tokens"];
function amountsOf({ cost_usd, latency_ms, input_tokens: read2, output_tokens: written2 } = {}) {
  const tokens = read2 === void 0 && written2 === void 0 ? void 0 : (read2 ?? 0) + (written2 ?? 0);
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
  const [rise, test2] = [beyond(0), beyond(tolerance)];
  if (used.length < FEWEST_SCENARIOS || rise === null || test2 === null) return { ...shown2, change, interval: null };
  const half = tQuantile(1 - policy.alpha, rise.df) * rise.error;
  const interval = { lower: rounded(Math.max(-1, change - half)), upper: rounded(change + half) };
  const isProven = test2.better <= policy.alpha / AMOUNTS.length;
  return { ...shown2, change, interval, exceeds: isProven && change > tolerance + SLACK };
}

// src/gating/fresh-places.ts
function placeFreshTrials(trials, { first, asked, isDeclared, known: known3 = [] }) {
  const seen = /* @__PURE__ */ new Set([...known3, ...(first.trials ?? []).map(({ facts }) => facts)]);
  const read2 = (trial) => {
    const isNew = isDeclared || trial.facts !== null && !seen.has(trial.facts);
    seen.add(trial.facts);
    if (trial.unscored || asksOther(first, trial)) return null;
    return isNew || trial.crashed ? trial : "copy";
  };
  const places = Array.from({ length: asked }, () => null);
  const surplus = [];
  for (const attempt of attemptsOf(trials)) {
    const delivered = attempt.map(read2).slice(0, asked);
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
function confirmOf(context, pairs2, countsOf3, carried = null) {
  const { policy, fresh: given, push } = context;
  const fresh = groupBy(given?.trials ?? [], ({ scenario }) => scenario);
  if (policy.noise === "none") return { ...NOTHING2, differing: differingFrom(pairs2, fresh) };
  if (policy.on_inconclusive !== "confirm" || countsOf3 === null)
    return { ...NOTHING2, unasked: [...fresh.keys()].sort() };
  const selected = hypothesesOf(context, countsOf3, { asked: given?.asked ?? null, carried });
  const all2 = [...selected, ...carried === null ? [] : [carried]];
  const asked = sortedUnion(...all2.map(({ lost }) => lost.map(({ scenario }) => scenario)));
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
    return { ...asks, unasked: others.sort(), tests: all2.map((hypothesis) => asTest2(hypothesis, 1)) };
  const places = new Map(
    pairs2.filter(({ scenario }) => asked.includes(scenario)).map((pair) => {
      const delivered = fresh.get(pair.scenario) ?? [];
      const wanted = confirming(pair.scenario);
      return [pair.scenario, placesOf(context, pair, { ...asks, wanted, delivered })];
    })
  );
  const counted3 = all2.map(
    ({ rate, lost }) => lost.map((scenario) => {
      const { candidate, main } = must(places.get(scenario.scenario), "its places");
      const ofMain = main === null ? { ...scenario.main, asked: 0, surplus: NONE } : countFresh(rate, main, trials);
      return { ...scenario, candidate: countFresh(rate, candidate, confirming(scenario.scenario)), main: ofMain };
    })
  );
  const fault = isControlled ? faultOf([...places.values()]) : null;
  const answers = all2.map((hypothesis, index) => {
    const strata = must(counted3[index], "the counts of a hypothesis");
    const read2 = readConfirmation(strata, { level: level * hypothesis.weight, budget: policy.errors.budget });
    const isSound = fault === null || strata.length === 0;
    return {
      ...read2,
      ...isSound ? {} : { result: "incomplete" },
      hypothesis,
      strata,
      drop: fallOf(strata, hypothesis.paired)
    };
  });
  const tests = answers.map(testOf2);
  const shown2 = asked.flatMap((id) => counted3.flat().find(({ scenario }) => scenario === id) ?? []);
  const words2 = scenarioWords(shown2);
  const scenarios = shown2.map(
    ({ scenario, candidate, main: { failed, trials: trials2, ...main } }, index) => {
      return {
        scenario,
        word: words2[index] ?? null,
        failed: candidate.failed,
        trials: candidate.trials,
        main: { failed, trials: trials2, ...isControlled ? { missing: missingIn({ ...main, trials: trials2 }) } : {} },
        missing: missingIn(candidate)
      };
    }
  );
  const withPlaces = (is) => [...places].flatMap(([id, { candidate, main }]) => is(candidate) || main && is(main) ? [id] : []).sort();
  const surplus = withPlaces((of2) => of2.surplus.length > 0);
  const changed2 = withPlaces((of2) => of2.isChanged);
  return { ...asks, fault, answers, scenarios, unasked: sortedUnion(others, surplus), surplus, changed: changed2, tests };
}
var NONE = { failed: 0, trials: 0 };
function testOf2(answer2) {
  const { hypothesis, result, p } = answer2;
  return { ...asTest2(hypothesis, result === "incomplete" ? 1 : p), answer: answer2 };
}
function asTest2({ part, weight }, p) {
  return { test: part, p, part, share: weight / WEIGHTS[part] };
}
function placesOf({ policy, older }, { scenario, candidate: first, runs }, of2) {
  const ask = { first, asked: of2.trials, isDeclared: policy.confirm.fresh === "declared" };
  const fresh = of2.delivered.filter(({ control }) => control !== true);
  const candidate = placeFreshTrials(fresh, { ...ask, asked: of2.wanted });
  if (!policy.confirm.control) return { candidate, main: null, isElsewhere: false };
  const controls = of2.delivered.filter(({ control }) => control === true);
  const isAsked = ({ commit }) => commit === void 0 || of2.control === null || commit === of2.control;
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
    (side) => side.flatMap(({ counted: counted3 }) => counted3)
  );
  if (!control?.length) return places.some(({ isElsewhere }) => isElsewhere) ? "other-commit" : "none";
  if (!fresh?.length) return null;
  return isAllBefore(fresh, control) || isAllBefore(control, fresh) ? "not-in-rounds" : null;
}
function isAllBefore(some, others) {
  const isAfter = (a, b) => a.attempt === b.attempt ? (a.order ?? Number.NaN) > (b.order ?? Number.NaN) : a.attempt > b.attempt;
  return !some.some((trial) => others.some((other) => isAfter(trial, other)));
}
function hypothesesOf(context, countsOf3, { asked, carried }) {
  const critical = criticalRates(context);
  const metric = context.primary?.metric;
  const share = critical.length === 0 ? WEIGHTS.confirm : WEIGHTS.confirm / 2;
  const ofCriteria = critical.map(
    (rate) => hypothesisOf(context, rate, {
      counts: countsOf3(rate),
      weight: share / critical.length,
      asked
    })
  );
  if (metric === void 0 || !gates(metric.rule)) return ofCriteria;
  const others = [...ofCriteria, ...carried === null ? [] : [carried]];
  const idsOfOthers = new Set(others.flatMap(({ lost }) => lost.map(({ scenario }) => scenario)));
  const isMetrics = ({ scenario, candidate }) => !idsOfOthers.has(scenario) || mostlyFails(candidate);
  const counts2 = countsOf3(metric);
  const among = { ...counts2, scenarios: asked === null ? counts2.scenarios : counts2.scenarios.filter(isMetrics) };
  return [hypothesisOf(context, metric, { counts: among, weight: share, asked, isAllAsked: true }), ...ofCriteria];
}
function hypothesisOf({ policy, push }, rate, of2) {
  const { counts: counts2, weight, asked, isAllAsked = false } = of2;
  const { paired, scenarios } = counts2;
  const lost = scenarios.flatMap(({ scenario, candidate, runs }) => {
    const stands = asked?.includes(scenario) ?? true;
    const { control: isControlled } = policy.confirm;
    const against2 = isAllAsked && asked !== null ? comparing(runs) : brokenAgainst(candidate, runs, isControlled);
    const isOneRun = runs.length === 1 && !isControlled;
    return against2 === null || !stands ? [] : [{ scenario, main: pooledTrials(against2), isOneRun }];
  });
  const { tolerance } = rate.rule;
  const question = {
    paired,
    tolerance,
    level: policy.alpha * weight,
    collapseP: collapseOf(counts2)?.p ?? 0,
    isControlled: policy.confirm.control
  };
  const asks = asked !== null || push?.isOverAlpha === true || asksToConfirm(lost, question);
  return { part: "confirm", rate, weight, paired, lost: asks ? lost : [] };
}
function countFresh({ key }, { counted: counted3, surplus }, asked) {
  const countOf = (trials) => {
    return { failed: trials.filter(({ failed }) => failed?.includes(key)).length, trials: trials.length };
  };
  return { ...countOf(counted3), asked, surplus: countOf(surplus) };
}
function differingFrom(pairs2, fresh) {
  const failuresOf = (trials = []) => trials.map(({ failed = [] }) => failed.join(" "));
  return pairs2.flatMap(({ scenario, candidate }) => {
    const scored = fresh.get(scenario)?.filter(({ unscored }) => !unscored);
    return scored !== void 0 && (/* @__PURE__ */ new Set([...failuresOf(scored), ...failuresOf(candidate.trials)])).size > 1 ? [scenario] : [];
  });
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
  const pairs2 = withWaived(pairing.pairs, waived2);
  const older = input.before.map((report) => {
    return { report, scenarios: matchScenarios(candidate.scenarios, report.scenarios) };
  });
  const facts = { ...input, ...context, older, waived: waived2, level };
  const { tests, carried, ...scenarios } = scenarioTests(facts, pairs2);
  const tested = testRates(context, pairs2, tests, level);
  const rejects = (index) => must(tested.further[index], "the p of a test") <= level;
  const rejecting = tests.flatMap(({ answer: answer2 }, index) => {
    if (answer2 === void 0 || !rejects(index)) return [];
    return answer2.drop >= answer2.hypothesis.rate.rule.tolerance - SLACK ? [answer2] : [];
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
    sliceFell: tests.some(({ test: test2 }, index) => {
      return test2 === "slices" && mayBlock(rates.primary?.metric.sample?.variance) && rejects(index);
    }),
    level,
    push,
    carried: carried && clearanceOf(carried, { rates: rates.rates, confirm: scenarios.confirm, fails }),
    broke: broke.map((answer2) => ({ answer: answer2, rate: testedRate(answer2.hypothesis.rate) })),
    outcomes: compareOutcomes(context),
    usage: compareUsage(context),
    shown: asIs?.shown ?? { candidate, pairing, waived: waived2 },
    suiteEffects: suiteEffects(pairing, metric?.valueIn ?? (() => null))
  };
}
function scenarioTests(context, pairs2) {
  const { policy, primary } = context;
  const isTested = primary !== null && primary.metric.runs.compared.length > 0 && policy.noise !== "none";
  const counted3 = /* @__PURE__ */ new Map();
  const countsOf3 = (rate) => {
    const counts3 = counted3.get(rate) ?? countsUnder(context, rate, pairs2);
    counted3.set(rate, counts3);
    return counts3;
  };
  const counts2 = isTested ? countsOf3(primary.metric) : null;
  const collapse = counts2 !== null && primary !== null && gates(primary.metric.rule) ? collapseOf(counts2) : null;
  const carried = carriedOf(context, isTested ? countsOf3 : null);
  const confirm = confirmOf(context, pairs2, isTested ? countsOf3 : null, carried?.hypothesis ?? null);
  const slices = slicesOf(context, pairs2, isTested ? countsOf3 : null);
  const separateness = counts2?.separateness ?? "separate";
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
  return (code, data) => {
    const { effect } = rows[code];
    return { code, effect, ...data };
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
    identity: ({ problems }) => problems.map(({ code, where: where2 }) => [code, where2?.pointer]),
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
    message: ({ sha, distance }) => ({
      what: `The baseline \`${shortSha(sha)}\` is far, ${counted(distance, "commit")} before the base: changes in between count as this run's`,
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
    message: ({ artifact, read: read2, total }) => ({
      what: `Nothing to compare with: GitHub counts ${counted(total, "artifact")} \`${artifact}\`; ${read2} could be read, and none of them is a baseline`,
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
  const all2 = [...candidate.scenarios, ...baseline?.scenarios ?? [], ...older];
  const scenarios = all2.flatMap(({ scenario, tags }) => [scenario, ...tags]);
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

// src/gating/findings/reading.ts
var readingRows = {
  "secrets-replaced": {
    effect: "notice",
    message: ({ shapes }) => {
      const total = shapes.reduce((sum2, [, count2]) => sum2 + count2, 0);
      const were = total === 1 ? "value that looks like a secret was" : "values that look like secrets were";
      return {
        what: `${total} ${were} replaced (${shapes.map(([shape2, count2]) => `${shape2} ${count2}`).join(", ")})`,
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
  return shapes.some(([, count2]) => count2 > 0) ? [readingFinding("secrets-replaced", { shapes })] : [];
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
    return [...fell(context, lift, subject), ...below(lift, results, subject), ...incomplete(context, lift, subject)];
  });
}
function fell({ primary }, lift, subject) {
  const { state, paired, scores, rule } = lift;
  if (state !== "regressed" || paired === null || scores === null || primary === null) return [];
  const about = { subject, paired, scores, tolerance: rule.tolerance };
  const change = scores.with.candidate - scores.with.baseline;
  const isWorse2 = change < -SLACK && change <= -primary.metric.rule.tolerance + SLACK;
  return isWorse2 ? [armFinding("lift-regressed", { effect: blockOrWarn(rule), ...about })] : [armFinding("lift-matched", about)];
}
function below(lift, results, subject) {
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
      changed: changed2,
      effect
    }) => {
      const sides = [
        ["in this run only", candidateOnly],
        ["not in main's newest run, but in older ones", older],
        ["on main only", baselineOnly],
        ["different question", changed2]
      ];
      const named2 = sides.filter(([, ids]) => ids.length > 0).map(([where2, ids]) => `${where2}: ${nameList(ids)}`);
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
  const idsOf3 = (scenarios) => scenarios.map(({ scenario }) => scenario);
  return comparabilityFinding("scenarios-not-comparable", {
    effect,
    ...pairing.overlap,
    minOverlap: policy.gate.scenarios.min_overlap,
    candidateOnly: idsOf3(pairing.new),
    older: pairing.olderOnMain,
    baselineOnly: idsOf3(pairing.removed),
    changed: idsOf3(pairing.changed)
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
  const counts2 = /* @__PURE__ */ new Map();
  for (const { subject } of relaxed) addTo(counts2, subject);
  const places = Array.from(counts2, ([subject, count2]) => ({ subject, count: count2 }));
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
  const total = places.reduce((sum2, { count: count2 }) => sum2 + count2, 0);
  const names = places.map(({ subject, count: count2 }) => count2 === 1 ? `\`${subject}\`` : `\`${subject}\` (${count2})`);
  return `This pull request relaxes its own gate in ${counted(total, "place")}: ${someOf(names, 3)}`;
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
function listed(all2) {
  return all2.length === 0 ? {} : { scenarios: { total: all2.length, worst: all2.slice(0, MOST_NAMED2) } };
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
  message: (finding) => below2(finding, "")
};
var NEAR = {
  effect: "warn",
  marksRate: true,
  message: (finding) => below2(finding, withinChance(finding))
};
var FELL = { effect: ["block", "warn"], isWorseThanMain: true, shownIn: "rate", message: fell2 };
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
  if (state !== "regressed" || paired === null || decidedBy2.every((test2) => COLLAPSE.has(test2))) return [];
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
  const all2 = counted(scenarios, "scenario");
  if (blocksFrom === null) return `, but within chance: ${all2} cannot show a shortfall`;
  return `, but within chance${gates(rate.rule) ? `: with ${all2} it blocks from ${blocksFrom} down` : ""}`;
}
function nameOf({ kind, name }) {
  return kind === "metric" ? name : `\`${name}\``;
}
function below2({ subject, rate }, within2) {
  const { unit, baseline, candidateCount, state } = rate;
  const candidate = must(rate.candidate, "the rate below its threshold");
  const threshold = must(rate.rule.threshold, "its threshold");
  const [actual, bar] = percents(candidate, threshold);
  const all2 = candidateCount.total;
  const trials = unit === "passes" ? `${candidateCount.passed} of ${counted(all2, "trial")}` : counted(all2, "scored trial");
  const isMainToo = baseline !== null && state !== "not-comparable" && baseline < threshold - SLACK;
  const main = isMainToo ? `; main is below it too (${percents(baseline, threshold)[0]})` : "";
  return {
    what: `${nameOf(subject)} is ${actual}, below its threshold of ${bar} (${trials})${within2}${main}`,
    next: "Look at the scenarios that fail, and fix the agent"
  };
}
function fell2({ subject, rate, trials, scenarios }) {
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
  const why = signs.some(({ test: test2 }) => test2 === "confirm") ? "scenarios that fail again are too few to block" : `such a drop comes up in ${p < 0.01 ? "less than 1 %" : percent(p, 0)} of unchanged pull requests`;
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
      const [isOne2, broken] = [freshScenarios.length === 1, counted(freshScenarios.length, "scenario")];
      const where2 = `in ${failed} of ${counted(trials, "fresh trial")}, on main${isControlled ? " today" : ""} in ${main.failed} of ${main.trials}`;
      const isTogether = freshScenarios.some((fresh) => fresh.word !== "confirmed" && fresh.failed < fresh.trials);
      return {
        what: isTogether ? `${broken} ${isOne2 ? "fails" : "together fail"} more often than on main: ${where2}` : `${broken} broke: ${isOne2 ? "it" : "they"} failed again ${where2}`,
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
  const { unasked, changed: changed2, differing, scenarios } = context.confirm;
  const failing2 = scenarios.filter(({ word }) => word === "fails on main today").length;
  const isAll = scenarios.every(({ word }) => word === "fails on main today" || word === "passes again");
  const doubtful = doubtfulScenarios(context);
  return [
    ...context.separateness === "copied" ? [confirmFinding("trials-copied")] : [],
    ...collapsedScenarios(context),
    ...doubtful.length > 0 ? [confirmFinding("trials-may-be-copies", { ids: doubtful })] : context.broke.map((broken) => brokenScenarios(context, broken)),
    ...failing2 === 0 ? [] : [confirmFinding("main-fails-today", { failing: failing2, asked: scenarios.length, isAll })],
    ...unasked.length === 0 ? [] : [confirmFinding("confirm-unasked", { ids: unasked })],
    ...changed2.length === 0 ? [] : [confirmFinding("confirm-changed", { ids: changed2 })],
    ...differing.length === 0 ? [] : [confirmFinding("confirm-differs", { ids: differing })]
  ];
}
function doubtfulScenarios(context) {
  const { primary, collapse, separateness, broke } = context;
  if (primary === null || separateness !== "doubtful") return [];
  const isOpen = collapse?.isDoubtful === true && primary.metric.state !== "regressed";
  const collapsed2 = isOpen && collapsedBy(context, primary.metric).length > 0 ? collapse.scenarios : [];
  const confirmed = broke.flatMap(({ answer: answer2 }) => answer2.hypothesis.lost.map(({ scenario }) => scenario));
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
  if (metric.decidedBy.some((test2) => !COLLAPSE.has(test2))) return [];
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
      const count2 = scenarios.filter((scenario) => saidOf(scenario) === word).length;
      return count2 === 0 ? [] : [`${count2} ${count2 === 1 ? singular : plural}`];
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
      const where2 = effect === "warn" ? "neither this run nor main has" : "this run does not have";
      return {
        what: `The policy has rules for what ${where2}: ${nameList(names)}`,
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
  const incomplete3 = rules.filter(
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
    ...incomplete3.map((rule) => coverageFinding("rule-incomplete", rule)),
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
  const namesOf = (all2) => all2.map(({ name }) => name);
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
  const { pairs: pairs2 } = pairScenarios({ candidate: newest.report, runs: older.map(({ report }) => report) });
  const results = pairs2.reduce(
    (sum2, { runs: olderRuns }) => sum2 + 1 + olderRuns.filter((run2) => run2 !== null).length,
    0
  );
  if (pairs2.length === 0 || pairs2.some((pair) => differs(pair) || isMixed2(pair.candidate))) return [];
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
    return Object.entries(firstScores.criteria).every(([key, count2]) => {
      const other = memberOf(secondScores.criteria, key) ?? count2;
      return count2.total === 0 === (other.total === 0) && count2.passed * other.total === other.passed * count2.total;
    });
  });
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
      what: `${nameList(rates)} ${rates.length === 1 ? "only advises" : "only advise"}: ${allOf(judges.map((judge2) => standingText(judge2, require3)))}`,
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
  const code = missing.length < asked ? "judge-unanswered" : "judge-silent";
  return [judgeFinding(code, { asked, missing: missing.length, reason, advice })];
}
function uncheckedJudges(policy) {
  const { judge: judge2, judged } = policy;
  const wouldBlock = (rate) => gates(rate.includes("/") ? criterionRule(policy, rate) : metricRule(policy, rate));
  const rates = [...judged.ofRate.keys()].filter((rate) => onlyAdvises(policy, rate) && wouldBlock(rate));
  const require3 = judge2?.require;
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
function progressText(done, of2, { retries, cost_usd: cost, ...spent }) {
  const tokens = spent.input_tokens + spent.output_tokens;
  return [
    `The judge: ${done} of ${counted(of2, "question")}`,
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
  return outcomes.flatMap(({ rubric: id, outcome, candidate: count2, at_most: most, at_least: least }) => {
    if (count2.total === 0) return [];
    const share = count2.passed / count2.total;
    const rates = must(
      rubrics.find(({ rubric }) => rubric.rubric === id),
      "the rubric of an outcome"
    );
    const name = rates === primary ? outcome : `${id}/${outcome}`;
    const effect = onlyAdvises(policy, rates.metric.name) ? "warn" : "block";
    const about = { effect, subject: { kind: "outcome", name }, outcome, count: count2 };
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
function outcomeText({ outcome, count: count2, limit }, rule) {
  const [actual, bar] = percents(count2.passed / count2.total, limit);
  const counts2 = `${count2.passed} of ${counted(count2.total, "trial")}`;
  return {
    what: `${actual} of the trials (${counts2}) end in \`${outcome}\`; the policy ${rule} ${bar}`,
    next: "Look at the trials behind it, and fix the agent"
  };
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
  const { state, hypothesis, answer: answer2, rate, missing } = carried;
  const since = push - carried.since;
  switch (state) {
    case "fails":
    case "may fail": {
      const { strata } = must(answer2, "the answer of what still fails");
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
    message: ({ subject, count: count2, trials, failure }) => ({
      what: `\`${subject.name}\` must pass and failed`,
      expected: trials === "all" ? ALL_PASS : trials === "any" ? "at least one trial to pass" : `${trials} trials to pass`,
      actual: `${count2.passed} of ${counted(count2.total, "trial")} passed`,
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
  const changed2 = idsOf(pairing.changed).filter((id) => !waived2.removed.has(id));
  if (changed2.length > 0) {
    const { label } = policy.relaxation;
    const effectOfChange = waivers.isRelaxationAccepted === true ? "notice" : effect;
    findings.push(scenarioFinding("scenarios-changed", { ids: changed2, effect: effectOfChange, label }));
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
  const count2 = { passed, total };
  const least = Math.max(1, shareToPass(rule) * count2.total);
  if (count2.passed >= least - SLACK) return [];
  return [
    scenarioFinding("must-pass-failed", {
      effect: onlyAdvises(policy, primary.metric.name) ? "warn" : "block",
      subject,
      count: count2,
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
function shiftText(shift, count2) {
  const moved = shift === null ? "" : effectText(shift.metric, shift.by);
  return moved === "" ? void 0 : `${count2} missing; without ${count2 === 1 ? "it" : "them"} ${moved}`;
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

// src/suite/trial-counts.ts
function startTrialCounts() {
  const scenarios = /* @__PURE__ */ new Set();
  const counts2 = { passed: 0, failed: 0 };
  const errors = { agent: 0, infrastructure: 0, judge: 0 };
  let trials = 0;
  return {
    add(trial) {
      trials++;
      scenarios.add(trial.scenario);
      const verdict = factAt(trial, "harness.passed");
      if (trial.error !== null) errors[trial.error.kind]++;
      else if (typeof verdict === "boolean") counts2[verdict ? "passed" : "failed"]++;
    },
    counts: () => ({ trials, scenarios: scenarios.size, ...counts2, errors })
  };
}
function totalTrials(parts) {
  return parts.reduce((total, { trials }) => total + trials, 0);
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
  return OF_A_SERVICE.some((pattern) => pattern.test(start));
}

// src/gating/findings/trials.ts
var trialRows = {
  "trials-added": {
    effect: "notice",
    message: ({ earlier, added: added2 }) => ({
      what: `${counted(totalTrials(earlier), "trial")} of ${attemptNames(earlier)} and ${added2} of this attempt count: a re-run adds trials, it never replaces them`,
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
  const { infrastructure, judge: judge2 } = trials.errored;
  const { absent: absent2 = 0 } = trials;
  return { infrastructure, judge: judge2, absent: absent2, refused: errored.filter(({ refused: refused2 }) => refused2).length };
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
function adviceOn({ refused: refused2, absent: absent2 }) {
  if (refused2 > 0)
    return "Choose rubrics that fit these results (`rubrics`), or provide the fact in the harness or its mapping";
  return absent2 > 0 ? "Let the harness write every trial, one that crashes with its `error`, and run the suite again" : "Fix the cause and run the suite again";
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
function totalOf({ infrastructure, judge: judge2 }) {
  return infrastructure + judge2;
}
function missingText(missing, total) {
  const kinds = [
    { count: missing.infrastructure - missing.refused - missing.absent, kind: "infrastructure" },
    { count: missing.absent, kind: "not in the results" },
    { count: missing.judge, kind: "judge" },
    { count: missing.refused, kind: "refused by a rubric" }
  ].filter(({ count: count2 }) => count2 > 0);
  const parts = kinds.map(({ count: count2, kind }) => kinds.length === 1 ? kind : `${count2} ${kind}`);
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
    ([topic, rows]) => Object.entries(rows).map(([code, row]) => [code, { ...row, topic }])
  )
);
function rowOf(code) {
  return ROWS.get(code) ?? {};
}
function sentencesOf(finding) {
  return must(ROWS.get(finding.code), `the row of ${finding.code}`).message(finding, sentencesOf);
}
function render(finding) {
  if ("what" in finding) return finding;
  const { code, effect, subject, rate, count: count2, suggestion, place, scenarios } = finding;
  const { what, expected, actual, why, next } = sentencesOf(finding);
  return defined({
    code,
    effect,
    what,
    expected,
    actual,
    why,
    next,
    subject: subject?.name,
    subject_kind: subject?.kind,
    rate: rate && publishedRate(rate),
    count: count2 ?? rate?.candidateCount,
    suggestion: suggestion ?? void 0,
    place,
    scenarios
  });
}
function publishedRate({ candidate, baseline, delta, interval, rule: { threshold, tolerance } }) {
  return { candidate, baseline, delta, interval, threshold, tolerance };
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

// src/rubric/nodes/node.ts
function chosen(answers, choose) {
  return { choice: { answers, choose }, judge: (at) => answers[choose(at)] };
}
function nodeResult({ key, kind, question, threshold, version, weight }, { verdict, score: score2, severity, raw }, { explanation: explanation2, label, otherwise, children }, observations) {
  const observed = observations.length === 0 ? void 0 : observations;
  return {
    children,
    explanation: explanation2,
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
function thresholdOf({ threshold, judge: judge2 }) {
  if (threshold === void 0) return judge2 === "percent" ? OF_PERCENTS : null;
  return typeof threshold === "number" ? threshold : threshold.value;
}

// src/scoring/result-tree.ts
var createHash = (...given) => process.getBuiltinModule("node:crypto").createHash(...given);
var hash = (...given) => process.getBuiltinModule("node:crypto").hash(...given);
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
  const derived = rubric.derived.map(({ name, slot, explain: explain5 }) => {
    const explanation2 = explain5(at, warnings);
    const value = at.derived[slot];
    if (value === void 0) return { explanation: explanation2, fact: name };
    const { cut: isCut, value: kept } = recorded(value);
    return { ...isCut ? { cut: isCut } : {}, explanation: explanation2, fact: name, value: kept };
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
  const { root, counted: counted3 } = rubric.nodes;
  if (root.parts.length === 0 || root.parts.length !== parts.length) return [];
  return criteria.flatMap((judgement, index) => {
    const node = counted3[index];
    return node !== void 0 && didNotPass(judgement) ? [{ node, judgement }] : [];
  });
}
function explainUnjudged({ rubric, outcome, judgement, criteria }, explanation2) {
  const { root, counted: nodes } = rubric.nodes;
  const children = criteria.length === 0 ? notEvaluated(nodes, "there is no verdict on this trial") : criteria.map((judged, index) => nodeResult(nodes[index] ?? root, judged, { explanation: explanation2 }, []));
  const tree = nodeResult(root, judgement, { explanation: explanation2, children }, []);
  const warnings = judgement.verdict === "error" ? [explanation2] : [];
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
  let count2 = 0;
  const bufferOf = (index) => must(buffers[Math.floor(index / DIGESTS_OF_BUFFER)], "the buffer of a digest");
  const startOf3 = (index) => index % DIGESTS_OF_BUFFER * DIGEST;
  const lineOf = (index) => `${bufferOf(index).toString("hex", startOf3(index), startOf3(index) + DIGEST)}
`;
  return {
    /** Takes one trial's result as canonical JSON (RFC 8785), as `JSON.stringify` writes it: one line of `results.jsonl`. */
    add: (canonical) => {
      const index = count2++;
      if (startOf3(index) === 0) buffers.push(Buffer.alloc(DIGESTS_OF_BUFFER * DIGEST));
      bufferOf(index).write(hash("sha256", canonical, "binary"), startOf3(index), "binary");
    },
    /** `sha256:` and 64 hex digits; independent of the order of results and of their split over files. */
    finish: () => {
      const parts = Array.from({ length: 256 }, () => []);
      for (let index = 0; index < count2; index++) parts[bufferOf(index)[startOf3(index)] ?? 0]?.push(index);
      const whole = createHash("sha256");
      for (const part of parts) whole.update(part.map(lineOf).sort().join(""));
      return `sha256:${whole.digest("hex")}`;
    }
  };
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
function problem(code, what, file, cause) {
  const fix = "Write the file again, or unpack it first";
  return new UserError({ code, what, where: { file }, fix }, { cause });
}

// src/io/find-files.ts
var { existsSync: existsSync3, lstatSync: lstatSync3, readdirSync: readdirSync3, readFileSync: readFileSync2 } = process.getBuiltinModule("node:fs");
var { isAbsolute, join: join4, resolve: resolve5 } = process.getBuiltinModule("node:path");
var TEST_FILE = /\.test\.ya?ml$/;
var RESULTS = {
  example: "*.jsonl",
  advice: "Check that the step that writes the results ran, and where it writes them"
};
function findResultFiles(patterns, root, sought = RESULTS) {
  return findFiles(patterns, root, sought).map((file) => ({
    file,
    chunks: () => {
      const chunks = chunksOf(resolve5(root, file), file);
      return file.endsWith(".gz") ? unpackGzip(chunks, file) : chunks;
    },
    unzip: () => openResultArchive(resolve5(root, file), file)
  }));
}
function findTexts(patterns, root, sought) {
  return findFiles(patterns, root, sought).filter((file) => !TEST_FILE.test(file)).map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}
function findFiles(patterns, root, sought) {
  const paths = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== void 0) throw nothingMatches(pattern, root, sought);
    for (const file of files) {
      requireRegular(resolve5(root, file), file);
      if (!isAbsolute(file)) requireInside(resolve5(root, file), root, file);
    }
    return files;
  });
  return [...new Set(paths)].sort();
}
function matches(written2, root) {
  if (isThere(written2, root) && !folderExists(written2, root)) return [shownPath(written2, root)];
  const pattern = isAbsolute(written2) ? shownPath(written2, root) : written2;
  const folder = /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern)?.[0] ?? "";
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily("./tinyglobby.cjs");
  const rest = pattern.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  const problems = new Problems();
  const entriesOf = (read2) => problems.collect(() => onDisk(shownPath(read2, root), () => entriesIn(read2))) ?? [];
  const options = {
    cwd: resolve5(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: { readdirSync: ((read2) => entriesOf(read2)) }
  };
  const files = globSync(rest, options).map((path) => shownPath(path, root));
  problems.throwAny();
  return files;
}
function nothingMatches(pattern, root, { example, advice }) {
  const code = "no-files";
  if (folderExists(pattern, root)) {
    const fix2 = `Name the files in it, for example \`${pattern.replace(/\/+$/, "")}/**/${example}\``;
    return new UserError({ code, what: `\`${pattern}\` is a folder`, fix: fix2 });
  }
  const fix = pattern.includes("\\") ? "Write `/` between folders; `\\` works on Windows only" : advice;
  return new UserError({ code, what: `no file matches \`${pattern}\``, found: `nothing in ${resolve5(root)}`, fix });
}
function entriesIn(folder) {
  try {
    return readdirSync3(folder, { withFileTypes: true }).flatMap((entry) => withOdd(entry, folder));
  } catch (error) {
    if (isNone(error) && lstatSync3(resolve5(folder), { throwIfNoEntry: false }) === void 0) return [];
    throw error;
  }
}
function withOdd(entry, folder) {
  const { name } = entry;
  const isLink = entry.isSymbolicLink();
  if (isLink ? existsSync3(join4(folder, name)) : entry.isFile() || entry.isDirectory()) return [entry];
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

// schemas/gate.schema.json
var gate_schema_default = () => loadLazily("./gate.schema.cjs").default;

// src/io/bundle/bundled-config.ts
var MAPPING = "mapping.yml";
var POLICY = "policy.yml";
var RUBRICS = "rubrics/";
var CHECKS = "judge-checks/";
function bundledTexts({ mapping, rubrics, policy, checks = [] }, folder = "") {
  const taken = /* @__PURE__ */ new Set();
  const named2 = (kind, parent, sources) => sources.flatMap((source) => {
    const name = must(source.file.split("/").at(-1), "the name of a file").replaceAll(/[^\w.-]/g, "_");
    let free = name;
    for (let count2 = 2; taken.has(diskName(free)); count2++) free = `${count2}-${name}`;
    taken.add(diskName(free));
    return bundled(kind, `${parent}${free}`, source);
  });
  const bundled = (kind, file, source) => source === null ? [] : [{ ...source, kind, file: `${folder}${file}`, name: source.file }];
  return [
    ...named2("rubric", RUBRICS, rubrics),
    ...bundled("mapping", MAPPING, mapping),
    ...bundled("policy", POLICY, policy),
    ...named2("judge check", CHECKS, checks)
  ];
}
function configOfBundle(bundle) {
  const { shipped = [] } = bundle.manifest;
  const read2 = (file) => ({
    file: `${bundle.label}/${file}`,
    text: new TextDecoder().decode(bundle.bytes(file)),
    ...shipped.includes(file) ? { shipped: true } : {}
  });
  const below3 = (folder) => bundle.manifest.files.flatMap(({ file }) => file.startsWith(folder) ? [read2(file)] : []);
  return {
    mapping: bundle.has(MAPPING) ? read2(MAPPING) : null,
    rubrics: below3(RUBRICS),
    policy: bundle.has(POLICY) ? read2(POLICY) : null,
    checks: below3(CHECKS)
  };
}
var gateCheck = schemaCheck(gate_schema_default);
function gateText(gate) {
  const { newest, ...rest } = gate;
  const baselines = gate.baselines.map(storedBaseline);
  const document = { ...rest, baselines, ...newest && { newest: storedBaseline(newest) } };
  return `${JSON.stringify(document)}
`;
}
function storedBaseline({ origin, report, head: head2, evidence }) {
  return { origin, report, head: head2.measured === report ? null : head2, ...evidence && { evidence } };
}
function checkGate(value, file) {
  const { head: head2, baselines, newest, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report, at) => reportCheck.parse(report, (pointer) => ({ file, pointer: `${at}${pointer}` }));
  const runAt = ({ head: cell2, ...run2 }, at) => {
    const report = reportAt(run2.report, `${at}/report`);
    if (cell2 !== null && "unavailable" in cell2) return { ...run2, report, head: cell2 };
    const measured = cell2 === null ? report : reportAt(cell2.measured, `${at}/head/measured`);
    return { ...run2, report, head: { measured } };
  };
  return {
    ...rest,
    head: head2 && { ...head2, report: reportAt(head2.report, "/head/report") },
    baselines: baselines.map((run2, index) => runAt(run2, `/baselines/${index}`)),
    ...newest === void 0 ? {} : { newest: runAt(newest, "/newest") }
  };
}
function recordedEvidence({ label, json }) {
  return valueOr(void 0, () => gateCheck.parse(json("gate.json"), (pointer) => ({ file: label, pointer })).evidence);
}
function textsOf({ texts }, read2) {
  const textOf = ({ file, name }) => ({
    file: name,
    text: new TextDecoder().decode(read2(file))
  });
  const only = (kind) => {
    const text = texts.find((listed2) => listed2.kind === kind);
    return text === void 0 ? null : textOf(text);
  };
  const all2 = (wanted) => texts.filter(({ kind }) => kind === wanted).map(textOf);
  return {
    mapping: only("mapping"),
    rubrics: all2("rubric"),
    policy: only("policy"),
    checks: all2("judge check")
  };
}

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR2 = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR2;
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
      case SCALAR2:
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
  add(line2, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts = line2.trim().split(/[ \t]+/);
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
    super(SCALAR2);
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
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema5, sourceObjects } = ctx;
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
  let tagObj = findTagObject(value, tagName, schema5.tags);
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
    tagObj = value instanceof Map ? schema5[MAP] : Symbol.iterator in Object(value) ? schema5[SEQ] : schema5[MAP];
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
function collectionFromPath(schema5, path, value) {
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
    schema: schema5,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
  constructor(type, schema5) {
    super(type);
    Object.defineProperty(this, "schema", {
      value: schema5,
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
  clone(schema5) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema5)
      copy.schema = schema5;
    copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema5) : it);
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
  const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal ? "|\n" : ">\n";
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
  if (!literal) {
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
    const test2 = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test2) || compat?.some(test2))
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
function warn3(logLevel, warning) {
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
      warn3(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
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
  clone(schema5) {
    let { key, value } = this;
    if (isNode(key))
      key = key.clone(schema5);
    if (isNode(value))
      value = value.clone(schema5);
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
function stringifyBlockCollection({ comment, items: items2 }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items2.length; ++i) {
    const item = items2[i];
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
      const line2 = lines[i];
      str += line2 ? `
${indent}${line2}` : "\n";
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
function stringifyFlowCollection({ items: items2 }, ctx, { flowChars, itemIndent }) {
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
  for (let i = 0; i < items2.length; ++i) {
    const item = items2[i];
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
    if (i < items2.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
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
      const len = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line2 of lines)
        str += line2 ? `
${indentStep}${indent}${line2}` : "\n";
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
function findPair(items2, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items2) {
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
  constructor(schema5) {
    super(MAP, schema5);
    this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(schema5, obj, ctx) {
    const { keepUndefined, replacer } = ctx;
    const map2 = new this(schema5);
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
    if (typeof schema5.sortMapEntries === "function") {
      map2.items.sort(schema5.sortMapEntries);
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
  createNode: (schema5, obj, ctx) => YAMLMap.from(schema5, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(schema5) {
    super(SEQ, schema5);
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
  static from(schema5, obj, ctx) {
    const { replacer } = ctx;
    const seq2 = new this(schema5);
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
  createNode: (schema5, obj, ctx) => YAMLSeq.from(schema5, obj, ctx)
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
function createPairs(schema5, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema5);
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
  static from(schema5, iterable, ctx) {
    const pairs2 = createPairs(schema5, iterable, ctx);
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
  createNode: (schema5, iterable, ctx) => YAMLOMap.from(schema5, iterable, ctx)
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
  constructor(schema5) {
    super(schema5);
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
  static from(schema5, iterable, ctx) {
    const { replacer } = ctx;
    const set2 = new this(schema5);
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
  createNode: (schema5, iterable, ctx) => YAMLSet.from(schema5, iterable, ctx),
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
  constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema5, sortMapEntries, toStringDefaults }) {
    this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
    this.name = typeof schema5 === "string" && schema5 || "core";
    this.knownTags = resolveKnownTags ? coreKnownTags : {};
    this.tags = getTags(customTags, this.name, merge2);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, MAP, { value: map });
    Object.defineProperty(this, SCALAR2, { value: string });
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
function mapIncludes(ctx, items2, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual2 = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items2.some((pair) => isEqual2(pair.key, search));
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
function resolveBlockScalar(ctx, scalar2, onError) {
  const start = scalar2.offset;
  const header = parseBlockScalarHeader(scalar2, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar2.source ? splitLines(scalar2.source) : [];
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
    if (scalar2.source)
      end2 += scalar2.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
  }
  let trimIndent = scalar2.indent + header.indent;
  let offset = scalar2.offset + header.length;
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
  const end = start + header.length + scalar2.source.length;
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
function resolveFlowScalar(scalar2, strict, onError) {
  const { offset, type, source, end } = scalar2;
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
      onError(scalar2, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
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
  const line2 = /(.*?)\r?\n/sy;
  let match = line2.exec(source);
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
  let pos = line2.lastIndex;
  while (match = line2.exec(source)) {
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
    pos = line2.lastIndex;
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
  N: "\x85",
  // Unicode next line
  _: "\xA0",
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
    tag = ctx.schema[SCALAR2];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR2];
  let scalar2;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar2 = isScalar(res) ? res : new Scalar(res);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar2 = new Scalar(value);
  }
  scalar2.range = range;
  scalar2.source = value;
  if (type)
    scalar2.type = type;
  if (tagName)
    scalar2.tag = tagName;
  if (tag.format)
    scalar2.format = tag.format;
  if (comment)
    scalar2.comment = comment;
  return scalar2;
}
function findScalarTagByName(schema5, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema5[SCALAR2];
  const matchWithTest = [];
  for (const tag of schema5.tags) {
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
  const kt = schema5.knownTags[tagName];
  if (kt && !kt.collection) {
    schema5.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema5[SCALAR2];
}
function findScalarTagByTest({ atKey, directives, schema: schema5 }, value, token, onError) {
  const tag = schema5.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema5[SCALAR2];
  if (schema5.compat) {
    const compat = schema5.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema5[SCALAR2];
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
var SCALAR3 = "";
function tokenType(source) {
  switch (source) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR3:
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
function isEmpty2(ch) {
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
  *lex(source, incomplete3 = false) {
    if (source) {
      if (typeof source !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source : source;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete3;
    let next = this.next ?? "stream";
    while (next && (incomplete3 || this.hasChars(1)))
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
      if ((dt === "---" || dt === "...") && isEmpty2(this.buffer[offset + 3]))
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
    let line2 = this.getLine();
    if (line2 === null)
      return this.setNext("stream");
    if (line2[0] === BOM) {
      yield* this.pushCount(1);
      line2 = line2.substring(1);
    }
    if (line2[0] === "%") {
      let dirEnd = line2.length;
      let cs = line2.indexOf("#");
      while (cs !== -1) {
        const ch = line2[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line2.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line2[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line2.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line2.length - sp);
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
      if ((s === "---" || s === "...") && isEmpty2(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty2(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty2(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line2[n]) {
      case "#":
        yield* this.pushCount(line2.length - n);
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
        yield* this.pushCount(line2.length - n);
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
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line2[0] !== "#" || indent === 0 && (line2.startsWith("---") || line2.startsWith("...")) && isEmpty2(line2[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line2[0] === "]" || line2[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line2[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line2[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line2.length - n);
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
        if (this.flowKey || isEmpty2(next) || next === ",") {
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
    return yield* this.pushUntil((ch) => isEmpty2(ch) || ch === "#");
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
    yield SCALAR3;
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
        if (isEmpty2(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty2(ch)) {
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
    yield SCALAR3;
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
          if (isEmpty2(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
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
      while (!isEmpty2(ch) && ch !== ">")
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
  *pushUntil(test2) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test2(ch))
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
  *parse(source, incomplete3 = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete3))
      yield* this.next(lexeme);
    if (!incomplete3)
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
  *scalar(scalar2) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start = getFirstKeyStartProps(prev);
      let sep2;
      if (scalar2.end) {
        sep2 = scalar2.end;
        sep2.push(this.sourceToken);
        delete scalar2.end;
      } else
        sep2 = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar2.offset,
        indent: scalar2.indent,
        items: [{ start, key: scalar2, sep: sep2 }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map2;
    } else
      yield* this.lineEnd(scalar2);
  }
  *blockScalar(scalar2) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar2.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar2.source = this.source;
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

// src/contract/yaml-document.ts
var MAX_BYTES = 256 * 1024;
var LISTED2 = 20;
function parseYamlDocument(file, text) {
  const bytes2 = Buffer.byteLength(text);
  if (bytes2 > MAX_BYTES)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes2} bytes`,
      fix: "Check that it is the right file; a config needs far less"
    });
  const lines = new LineCounter();
  const document = composeYaml(file, text, lines);
  const syntax = syntaxProblem(document);
  const yamlProblems = syntax === void 0 ? forbiddenParts(document, text, lines) : [syntax];
  if (yamlProblems.length > 0) {
    const problems = yamlProblems.toSorted((a, b) => a.at - b.at).slice(0, LISTED2).map(({ at, ...problem2 }) => {
      const { line: line2, col } = lines.linePos(at);
      return { ...problem2, where: { file, line: line2, column: col } };
    });
    throw new UserError([...problems, ...moreProblems(yamlProblems.length - problems.length)]);
  }
  if (document.contents === null) {
    const fix = "Add content: white space and comments do not count";
    throw new UserError({ code: "empty-file", what: "the document is empty", where: { file }, fix });
  }
  return {
    value: document.toJS(),
    placeOf: (pointer) => placeOf(file, document, lines, pointer)
  };
}
function placeOf(file, document, lines, pointer) {
  const offset = offsetOf(document, pointerNames(pointer));
  if (offset === void 0) return { file, pointer };
  const { line: line2, col } = lines.linePos(offset);
  return { file, line: line2, column: col, pointer };
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
function composeYaml(file, text, lines) {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    merge: false,
    // Quadratic in the number of keys; `forbiddenParts` finds them instead.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false
  });
  const [document, second] = composer.compose(tokensOf(file, text, lines), true, text.length);
  if (document === void 0) throw new Error("composing gave no document");
  if (second !== void 0)
    document.errors.push(
      new YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", "The file has a second document")
    );
  return document;
}
function* tokensOf(file, text, lines) {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > 2 * MAX_DEPTH) throw new UserError({ code: "too-deep", what: TOO_DEEP, where: { file } });
  }
  yield* parser.end();
}
var TOO_DEEP = `the file nests deeper than ${MAX_DEPTH} levels`;
var UNKNOWN_TAG = "TAG_RESOLVE_FAILED";
function syntaxProblem({ directives, errors, warnings }) {
  const version = directives?.yaml.explicit ? directives.yaml.version : "1.2";
  if (version !== "1.2")
    return { code: "yaml-version", what: `YAML ${version} is not read`, at: 0, fix: "Remove the `%YAML` line" };
  const syntaxErrors = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  const first = syntaxErrors.sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (first === void 0) return void 0;
  const fix = first.code === "MULTIPLE_DOCS" ? "Keep one, and remove its `---`" : "Check indentation, quotes and brackets, here and above; quote text with special characters";
  return { code: "bad-yaml", what: inline(first.message).replaceAll("\\\\", "\\"), at: first.pos[0], fix };
}
function forbiddenParts(document, text, lines) {
  const problems = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const tag = text.slice(...pos);
    if (code === UNKNOWN_TAG && !CORE_TAG.test(tag)) problems.push(tagProblem(tag, pos[0]));
  }
  checkNode(document.contents, 0, (problem2) => void problems.push(problem2), lines);
  return problems;
}
function checkNode(node, depth, add, lines) {
  const at = startOf(node);
  if (isAlias(node)) {
    const fix = "Quote it if it is meant as text, else write the value out";
    add({ code: "yaml-alias", what: "aliases (`*name`) are not allowed", at, found: inline(`*${node.source}`), fix });
  } else if (isScalar(node)) {
    checkTag(node, add);
    const { value, source = "" } = node;
    if (typeof value !== "number" || !isInexact(value, source)) return;
    const fix = "Quote it if it is meant as text";
    add({ code: "inexact-number", what: "the number has no exact value", at, found: inline(source), fix });
  } else if (isMap(node) || isSeq(node)) {
    checkTag(node, add);
    if (depth >= MAX_DEPTH) add({ code: "too-deep", what: TOO_DEEP, at });
    else if (isMap(node)) checkMap(node, depth, add, lines);
    else for (const item of node.items) checkNode(item, depth + 1, add, lines);
  }
}
function checkMap(map2, depth, add, lines) {
  const places = /* @__PURE__ */ new Map();
  for (const { key, value } of map2.items) {
    if (isScalar(key)) checkKey(key, places, add, lines);
    checkNode(value, depth + 1, add, lines);
  }
}
function checkKey(node, places, add, lines) {
  const at = startOf(node);
  const key = String(node.value);
  const firstAt = places.get(key);
  if (firstAt === void 0) places.set(key, at);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` is on line ${lines.linePos(firstAt).line} already`;
    add({ code: "repeated-key", what, at, fix: "Keep one of the two" });
  }
  if (key === "__proto__") add({ code: "unknown-key", what: "the key `__proto__` is not allowed", at });
  checkTag(node, add);
  if (node.type === "PLAIN" && isMisread(key)) {
    const what = `YAML does not read the key \`${inline(key)}\` as its text`;
    add({ code: "misread-key", what, at, fix: "Quote it" });
  }
}
var NULL = /^(?:~|null|Null|NULL)?$/;
var CAPITAL_BOOLEAN = /^(?:True|TRUE|False|FALSE)$/;
var NUMBER = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
var INTEGER = /^[-+]?(?:\d+|0[xo]\w+)$/;
function isMisread(key) {
  if (NULL.test(key) || CAPITAL_BOOLEAN.test(key)) return true;
  const value = Number(key);
  return NUMBER.test(key) && (isInexact(value, key) || key !== String(value));
}
function isInexact(value, source) {
  return !Number.isFinite(value) || !Number.isSafeInteger(value) && INTEGER.test(source);
}
var CORE_TAG = /^!(?:!(?:str|int|float|bool|null|map|seq))?$/;
function checkTag(node, add) {
  const tag = node.tag?.replace("tag:yaml.org,2002:", "!!");
  if (tag !== void 0 && CORE_TAG.test(tag)) add(tagProblem(tag, startOf(node)));
}
function tagProblem(tag, at) {
  return { code: "yaml-tag", what: "tags are not allowed", at, found: inline(tag), fix: "Remove it, and quote text" };
}
function startOf(node) {
  return node?.range?.[0] ?? 0;
}

// schemas/policy.schema.json
var policy_schema_default = () => loadLazily("./policy.schema.cjs").default;

// src/contract/read-config.ts
function readConfig(file, text, check3, make) {
  return checkDocument(parseYamlDocument(file, text), check3, make);
}
function checkDocument({ value, placeOf: placeOf3 }, check3, make) {
  throwAny(check3.problems(value, placeOf3));
  const problems = new Problems();
  const made = make(value, { placeOf: placeOf3, problems });
  throwAny(problems.all());
  return made;
}
function throwAny(problems) {
  if (problems.length > 0) throw new UserError([...problems].sort(byPlace));
}

// src/gating/policy/read-policy.ts
var policyCheck = schemaCheck(policy_schema_default);
function readPolicy(file, text) {
  return readConfig(file, text, policyCheck, (written2, { placeOf: placeOf3, problems }) => {
    for (const find of [crossedBounds, vagueArms, vagueWaivers, vagueRelaxation, idleControl, badRedactions])
      problems.add(find(written2, placeOf3));
    return resolvePolicy(written2, placeOf3);
  });
}
function crossedBounds(policy, placeOf3) {
  return Object.entries(policy.gate?.outcomes ?? {}).filter(([, rule]) => (rule.at_least ?? 0) > (rule.at_most ?? 1)).map(([name, rule]) => ({
    code: "crossed-bounds",
    what: `no share of \`${name}\` can satisfy both bounds`,
    where: placeOf3(rulePointer("outcomes", name, "at_least")),
    expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
    found: `${rule.at_least}`
  }));
}
function vagueArms({ arms = {} }, placeOf3) {
  return Object.entries(arms).flatMap(([name, { contrast, must: must2, ...keys }]) => {
    const at = { code: "bad-arm", where: placeOf3(memberPointer("/arms", name)) };
    if (contrast === void 0 === (must2 === void 0)) {
      const found = contrast === void 0 ? "neither" : "both";
      return [{ ...at, what: "what the arm is for is not clear", expected: "either `contrast` or `must`", found }];
    }
    const [kind, foreign] = contrast === void 0 ? ["probe", OF_CONTRAST] : ["contrast", OF_PROBE];
    const isForeign = ([key, value]) => foreign.includes(key) || foreign.includes(`${value}`);
    return Object.entries(keys).filter(isForeign).map(([key, value]) => {
      const what = `a ${kind} has no \`${key}${foreign.includes(key) ? "" : `: ${value}`}\``;
      return { ...at, what, fix: "Leave it out" };
    });
  });
}
var OF_CONTRAST = ["threshold", "tolerance", "block"];
var OF_PROBE = ["required", "exclude"];
function vagueWaivers({ waivers = [] }, placeOf3) {
  return waivers.flatMap((waiver, index) => {
    const at = { code: "bad-waiver", where: placeOf3(`/waivers/${index}`) };
    const subjects = WAIVER_KINDS.flatMap((kind) => waiver[kind] ?? []);
    if (subjects.length !== 1) {
      const expected = "exactly one of `metric`, `criterion`, `lift` and `scenario`";
      return [{ ...at, what: "what the waiver is for is not clear", expected, found: subjects.join(", ") || "none" }];
    }
    if (waiver.scenario !== void 0 || waiver.ceiling !== void 0) return [];
    const what = `the waiver for \`${subjects[0]}\` has no ceiling`;
    return [{ ...at, what, expected: "`ceiling`, the largest drop that is accepted" }];
  });
}
function vagueRelaxation({ relaxation: { effect, label } = {} }, placeOf3) {
  if (effect === "label" === (label !== void 0)) return [];
  const [what, fix] = label === void 0 ? ["no label is named that accepts a relaxed gate", "Add a `label`"] : ["`label` needs `effect: label`", "Leave the label out, or set `effect: label`"];
  return [{ code: "bad-relaxation", what, where: placeOf3("/relaxation"), fix }];
}
function idleControl({ confirm, on_inconclusive }, placeOf3) {
  if (confirm?.control !== true || on_inconclusive === "confirm") return [];
  const what = "`confirm.control` has no effect without `on_inconclusive: confirm`";
  const fix = "Set `on_inconclusive: confirm`, or leave `control` out";
  return [{ code: "idle-control", what, where: placeOf3("/confirm/control"), fix }];
}
var NEEDED = ["scenario", "trial", "arm", "error"];
function badRedactions({ redact }, placeOf3) {
  return ["hash", "drop"].flatMap(
    (key) => (redact?.[key] ?? []).flatMap((path, index) => {
      const at = { code: "bad-redaction", where: placeOf3(`/redact/${key}/${index}`) };
      if (!isInDots(path) && !isInDots(path.replace(FLATTENED, "")))
        return [{ ...at, what: "no fact has such a path", expected: "names joined by single dots", found: path }];
      const [name = ""] = path.split(".");
      if (!NEEDED.includes(name)) return [];
      const verb = key === "hash" ? "hashed" : "dropped";
      return [{ ...at, what: `\`${name}\` cannot be ${verb}: no trial is scored without it` }];
    })
  );
}
function isInDots(path) {
  return inDots(path) === path;
}
var FLATTENED = /\[-?\d+\]/g;

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
  if (answers.length === 0) return void 0;
  const asIf = (missing) => lowerMedian(answers.map((answer2) => answer2?.score ?? missing));
  const score2 = asIf(0);
  if (score2 !== asIf(1)) return void 0;
  const given = answers.flatMap((answer2) => answer2 ?? []);
  const reasons = given.filter((answer2) => answer2.score === score2).map(({ reason }) => reason);
  return {
    given: given.flatMap((answer2) => answer2.given),
    score: score2,
    reason: reasons.find((reason) => reason !== "") ?? ""
  };
}
function readAnswers(recorded2, form, question) {
  const votes = votesOn(recorded2, question);
  const given = votes.map(({ answer: answer2 }) => answer2);
  if (given.length === 0 || !isFormed(given, form)) return void 0;
  const scores = given.map(scoreOfAnswer);
  const score2 = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score2).map(({ reason }) => reason);
  return { given, score: score2, reason: reasons.find((reason) => reason !== "") ?? "" };
}
function isRecorded2(recorded2, question) {
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
function scoreOfAnswer(answer2) {
  return typeof answer2 === "boolean" ? Number(answer2) : answer2 / PERCENT;
}
function lowerMedian(scores) {
  return must(scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1], "an answer");
}

// schemas/rubric.schema.json
var rubric_schema_default = () => loadLazily("./rubric.schema.cjs").default;

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
  const small2 = text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase();
  return small2.replaceAll("\u03C2", "\u03C3").normalize("NFC");
}
function foldValue(value) {
  return mapTexts(value, foldCase);
}

// src/rubric/step-limit.ts
var MAX_STEPS3 = 1e6;
var TEXT_PER_STEP = 256;
var MATCHED_PER_STEP = 16;
function stepsAt({ places, spent }) {
  return places.length === 0 ? { steps: 0 } : spent;
}
function spend(count2, steps, name) {
  count2.steps += steps;
  if (count2.steps <= MAX_STEPS3) return;
  throw new Unjudgeable(`${name()} was stopped: it takes more than ${MAX_STEPS3} steps on this trial`);
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
  while (open.length > 0 && steps <= MAX_STEPS3) {
    const next = open.pop();
    if (typeof next === "string") steps += stepsOfText(next.length);
    if (typeof next !== "object" || next === null) continue;
    const items2 = Object.values(next);
    for (const item of items2) open.push(item);
    steps += items2.length;
  }
  return { steps };
});

// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var schema_default = () => loadLazily("./json-schema-2020-12.cjs").default;

// src/rubric/json-schema/schema-mistakes.ts
var shape = schemaCheck(schema_default);
function schemaMistakes(schema5) {
  const misshapen = shape.problems(schema5, (pointer) => ({ file: "", pointer }));
  return [
    ...misshapen.map(({ where: where2, ...problem2 }) => ({ ...problem2, pointer: where2?.pointer ?? "" })),
    ...[...subschemas(schema5)].flatMap((spot) => [...unknownKeywords(spot), ...badPatterns(spot)])
  ].map((mistake) => ({ ...mistake, code: "bad-schema" }));
}
function unknownKeywords({ schema: schema5, pointer }) {
  const unknown2 = Object.keys(schema5).filter((keyword) => !KEYWORDS.includes(keyword));
  return unknown2.map((keyword) => ({
    pointer: memberPointer(pointer, keyword),
    what: `JSON Schema has no keyword \`${inline(keyword)}\``,
    ...adviseNearest(keyword, KEYWORDS)
  }));
}
function badPatterns({ schema: schema5, pointer }) {
  const { pattern, patternProperties } = schema5;
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
  return new Set(lines.flatMap((line2) => line2.split(" ")));
}
var KEYWORDS = [...ONE, ...MANY, ...OTHERS].sort();
function* subschemas(schema5, pointer = "") {
  if (!isRecord(schema5)) return;
  yield { schema: schema5, pointer };
  for (const [keyword, value] of Object.entries(schema5)) {
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
function compileSchema(schema5) {
  const mistakes = schemaMistakes(schema5);
  if (mistakes.length > 0) throw new BadSchema(mistakes);
  const validate = compiled(startAjv(), counting(schema5));
  const comparesItems = JSON.stringify(schema5).includes('"uniqueItems"');
  const name = () => `the schema ${shownValue(schema5, IN_SENTENCE)}`;
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
function counting(schema5) {
  const counted3 = structuredClone(schema5);
  for (const { schema: part } of [...subschemas(counted3)])
    Object.assign(part, { [VISIT]: OF_MEMBERS.some((keyword) => Object.hasOwn(part, keyword)) });
  return counted3;
}
function countVisit(looksAtMembers, data) {
  const members2 = looksAtMembers && isRecord(data) ? Object.keys(data).length : 0;
  this(1 + members2 + (typeof data === "string" ? stepsOfText(data.length) : 0));
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
  for (const { pointer: below3, ...problem2 } of error.mistakes) problems.add(`${pointer}${below3}`, problem2);
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
function compiled(ajv, schema5) {
  try {
    return ajv.compile(schema5);
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
  const below3 = (name) => shownPointer(memberPointer(instancePath, String(name)));
  const violation = (expected) => `${shownPointer(instancePath)} ${cut(expected, LONG)}, found ${shownValue(data, SHORT)}`;
  switch (keyword) {
    case "required":
      return `${below3(params.missingProperty)} is missing`;
    case "additionalProperties":
    case "unevaluatedProperties":
    case "propertyNames":
      return `${below3(params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName)} is not allowed`;
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
var MOST_DECIMALS2 = 100;
function snapped(result, scale) {
  if (Number.isInteger(result) || !Number.isFinite(result)) return result;
  const decimals = 14 - exponentOf(scale);
  if (decimals < 0 || decimals > MOST_DECIMALS2) return result;
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
var RANGE = {
  name: "a list of two numbers, the smaller one first",
  accepts: (value) => Array.isArray(value) && value.length === 2 && value.every(NUMBER2.accepts) && value[0] <= value[1]
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
  length: {
    of: TEXT_OR_LIST,
    measure: (value) => value.length - (typeof value === "string" ? value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0 : 0)
  },
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

// src/rubric/operators/operators.ts
var OPERATORS = {
  eq: { ...onAny(ANY, isEqual), holds: "equals", fails: "does not equal" },
  ne: { negates: "eq", ...onAny(ANY, (a, b) => opposite(isEqual(a, b))), holds: "differs from", fails: "equals" },
  lt: { ...onNumbers((value, argument) => value < argument), holds: "is below", fails: "is not below" },
  lte: { ...onNumbers((value, argument) => value <= argument), holds: "is at most", fails: "is above" },
  gt: { negates: "lte", ...onNumbers((value, argument) => value > argument), holds: "is above", fails: "is not above" },
  gte: { negates: "lt", ...onNumbers((value, argument) => value >= argument), holds: "is at least", fails: "is below" },
  between: {
    subject: NUMBER2,
    argument: RANGE,
    bounds: (ends) => ends,
    against: ([least, most]) => (value) => value >= least && value <= most,
    holds: "is within",
    fails: "is outside"
  },
  approx: {
    subject: NUMBER2,
    argument: NUMBER2,
    tolerance: true,
    bounds: (argument, tolerance) => [argument - tolerance, argument + tolerance],
    // Decimal: 1.1 and 1 differ by 0.1.
    against: (argument, tolerance) => (value) => Math.abs(ARITHMETIC["-"](value, argument)) <= tolerance,
    holds: "is about",
    fails: "is not about"
  },
  in: { ...onAny(LIST, isOneOf), holds: "is one of", fails: "is none of" },
  not_in: { negates: "in", ...onAny(LIST, (a, b) => opposite(isOneOf(a, b))), holds: "is none of", fails: "is one of" },
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
    against: (pattern) => compileRegex(pattern).test,
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
    ...onSets((items2, others) => items2.size === others.size && isSuperset(items2, others)),
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
    ...onSets((items2, others) => isSuperset(others, items2)),
    holds: "has only items of",
    fails: "has other items than",
    detail: exceeding
  },
  disjoint_from: {
    ...onSets(isDisjoint),
    holds: "has no item of",
    fails: "shares items with",
    detail: (list, argument, fold) => clause("namely", firstBeside(list, argument, true, fold))
  }
};
var FAULT = 120;
function against(holds2) {
  return (argument) => (value) => holds2(value, argument);
}
function onAny(argument, holds2) {
  return { subject: ANY, argument, steps: stepsOfValue, letters: true, against: against(holds2) };
}
function onNumbers(holds2) {
  return { subject: NUMBER2, argument: NUMBER2, bounds: (argument) => [argument], against: against(holds2) };
}
function onText(holds2) {
  return { subject: TEXT, argument: PHRASE, steps: stepsOfValue, letters: true, against: against(holds2) };
}
function onWhole(isHeld) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    letters: true,
    // The items of a list are remembered, see `membersOf`.
    steps: (whole, part) => typeof whole === "string" ? stepsOfValue(whole) : stepsOfValue(part),
    beside: (whole) => typeof whole === "string" ? PHRASE : ANY,
    against: (part) => {
      const phrase = PHRASE.accepts(part) ? part : void 0;
      return (whole) => {
        if (typeof whole === "string") return phrase === void 0 ? void 0 : includesText(whole, phrase) === isHeld;
        const isItem = isOneOf(part, whole);
        return isHeld ? isItem : opposite(isItem);
      };
    }
  };
}
function onTexts(holds2) {
  const steps = (value, parts) => parts.length * (1 + stepsOfValue(value));
  return { subject: TEXT, argument: TEXTS, steps, letters: true, against: against(holds2) };
}
function onExistence(holds2) {
  return { subject: ANY, argument: null, existence: true, against: () => holds2 };
}
function onSized(holds2) {
  return { subject: SIZED, argument: null, against: () => holds2 };
}
function onSets(holds2) {
  return {
    subject: LIST,
    argument: LIST,
    steps: stepsOfValue,
    letters: true,
    against: (argument) => {
      const others = itemSet(argument);
      return (value) => holds2(itemSet(value), others);
    }
  };
}
function isEqual(value, argument) {
  return determinedEqual(sameJson(value, argument), value);
}
function isOneOf(value, list) {
  return determinedEqual(hasItem(list, value), value);
}
function hasItem(list, value) {
  if (list.length > SHORT_LIST) return membersOf(list).has(canonicalJson(value));
  if (typeof value !== "object" || value === null) return list.includes(value);
  return list.some((item) => sameJson(item, value));
}
var membersOf = perObject((list) => itemSet(list));
var SHORT_LIST = 100;
function schemaMatcher(schema5) {
  const { fits, violation } = compileSchema(schema5);
  const detail = (value) => {
    const mistake = violation(value);
    return mistake === void 0 ? "" : `: ${cut(mistake, FAULT)}`;
  };
  return Object.assign((value, count2) => fits(value, count2), { detail });
}
function itemSet(list) {
  return new Set(list.map(canonicalJson));
}
function isSuperset(items2, others) {
  for (const item of others) if (!items2.has(item)) return false;
  return true;
}
function isDisjoint(items2, others) {
  for (const item of others) if (items2.has(item)) return false;
  return true;
}
function firstBeside(list, others, isAmong, fold) {
  const known3 = itemSet(others.map(fold));
  return list.find((item) => known3.has(canonicalJson(fold(item))) === isAmong);
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
function clause(word, item) {
  return item === void 0 ? "" : `, ${word} ${shownValue(item, IN_SENTENCE)}`;
}

// src/rubric/advice.ts
var ALIASES = {
  "=": "eq",
  "==": "eq",
  equals: "eq",
  is: "eq",
  "!=": "ne",
  not_equals: "ne",
  "<": "lt",
  less_than: "lt",
  "<=": "lte",
  at_most: "lte",
  ">": "gt",
  greater_than: "gt",
  ">=": "gte",
  at_least: "gte",
  one_of: "in",
  includes: "contains",
  regex: "matches"
};
var KEY_ALIASES = {
  all: "and",
  all_of: "and",
  every: "and",
  any: "or",
  any_of: "or",
  some: "or",
  none: "not"
};
var SCORES2 = /* @__PURE__ */ new Set(["score", "threshold", "table", "default"]);
var CONDITIONS = /* @__PURE__ */ new Set(["pass_when", "fail_when", "when", "if", "condition", "that", "not"]);
function withAdvice(problem2, rubric) {
  const path = pointerNames(problem2.where?.pointer ?? "");
  if (problem2.code === "unknown-key") return withKey(problem2, must(path.at(-1), "the name of an unknown key"));
  const written2 = path.reduce(memberOf, rubric);
  if (problem2.code !== "bad-value") return problem2;
  if (typeof written2 === "string" && path.at(-1) === "op") return withOperator(problem2, written2);
  const isCondition = CONDITIONS.has(path.at(-1) ?? "") || path.at(-2) === "derive";
  if (typeof written2 === "string" && isCondition) return { ...problem2, fix: AS_OBJECT };
  const isScore = typeof written2 === "number" && path.slice(-2).some((name) => SCORES2.has(name));
  return isScore && written2 > 1 ? { ...problem2, fix: ABOVE_1 } : problem2;
}
var AS_OBJECT = "Write `{ field: PATH, op: OP, value: VALUE }`, or an expression as `{ expr: CEL }`";
var ABOVE_1 = "Scores are 0 to 1: write 1.0 for the best, and divide points or percent by their maximum";
function withKey(problem2, key) {
  const meant = Object.hasOwn(KEY_ALIASES, key) ? KEY_ALIASES[key] : void 0;
  const { known: known3, suggestion, ...rest } = problem2;
  const isOfCondition = known3?.includes("and") || Object.values(KEY_ALIASES).includes(suggestion ?? "");
  return meant !== void 0 && isOfCondition ? { ...rest, suggestion: meant } : problem2;
}
function withOperator({ where: where2 }, written2) {
  const alias = Object.hasOwn(ALIASES, written2) ? ALIASES[written2] : void 0;
  const advice = alias === void 0 ? adviseName(written2, Object.keys(OPERATORS)) : { suggestion: alias };
  return { code: "bad-operator", what: `there is no operator \`${written2}\``, ...where2 && { where: where2 }, ...advice };
}

// src/rubric/dependency-order.ts
function dependencyOrder(names, needsOf) {
  const known3 = new Set(names);
  const order = [];
  const cycles = [];
  const done = /* @__PURE__ */ new Set();
  const visit3 = (name, trail) => {
    if (done.has(name) || !known3.has(name)) return;
    const start = trail.indexOf(name);
    if (start >= 0) {
      const cycle = trail.slice(start);
      cycles.push(cycle);
      for (const member of cycle) done.add(member);
      return;
    }
    for (const need of needsOf(name)) visit3(need, [...trail, name]);
    done.add(name);
    order.push(name);
  };
  for (const name of names) visit3(name, []);
  return { order, cycles };
}
function shownCycle(cycle) {
  return cycle.map((name, index) => `${name} needs ${cycle[(index + 1) % cycle.length]}`).join(", ");
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
function checkKey2(key, parent, problems) {
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
  const refused2 = segments.find((segment) => REFUSED_NAMES.has(segment));
  if (refused2 !== void 0) return `a path without \`${refused2}\``;
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
  const [root = "", ...members2] = path.split(".");
  const read2 = compileRoot(root, pointer, compiling);
  const steps = members2.map(compileMember);
  const [first, second] = steps;
  if (first === void 0) return read2;
  if (second === void 0) return (at) => first(read2(at));
  if (steps.length === 2) return (at) => second(first(read2(at)));
  return (at) => steps.reduce((value, step) => step(value), read2(at));
}
var MODEL_NEED = "model/answers";
var QUESTION_NEED = "question/";
function compileRoot(root, pointer, { names, needs, problems }) {
  const depth = names.items.lastIndexOf(root);
  if (depth >= 0) return ({ items: items2 }) => items2[depth];
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
function readFit({ read: read2, accepts }, at) {
  const value = read2(at);
  return value !== void 0 && accepts(value, at) ? value : void 0;
}
function explainUnfit({ path, read: read2, missing: whyMissing, wanted }, at, notes) {
  const known3 = whyMissing(at);
  if (known3 !== void 0) return known3;
  const value = read2(at);
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

// src/rubric/references/subjects.ts
function compileJudged(key, pointer, compiling) {
  const inOutcomes = compiling.names.total;
  if (key === TOTAL && inOutcomes) return judgedNode(key, ({ total }) => total ?? void 0, inOutcomes);
  const slot = nodeSlot(key, pointer, compiling);
  return judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
}
function judgedNode(key, read2, inOutcomes) {
  const isIndeterminate2 = (at) => !inOutcomes && read2(at)?.indeterminate === true;
  const isSkipped = (at) => !isIndeterminate2(at) && read2(at)?.score == null;
  return {
    /** 0 to 1; undefined if skipped or indeterminate. */
    score: (at) => isIndeterminate2(at) ? void 0 : read2(at)?.score ?? void 0,
    /** False if skipped; undefined if indeterminate. */
    passed: (at) => {
      const passed = read2(at)?.verdict === "pass";
      return !passed && isIndeterminate2(at) ? void 0 : passed;
    },
    verdict: (at) => read2(at)?.verdict,
    /** Why there is no score; undefined if there is one. */
    missing: (at) => {
      if (isSkipped(at)) return `${key} was skipped and has no score`;
      return isIndeterminate2(at) ? `${key} is indeterminate` : void 0;
    },
    isSkipped
  };
}
function subjectName({ field, score: score2, measure }) {
  if (typeof score2 === "string") return `score of ${score2}`;
  return typeof measure === "string" ? `${measure} of ${field}` : String(field);
}
function compileSubject(file, pointer, compiling) {
  if (file.score !== void 0) {
    const { score: score2, missing: whyMissing } = compileJudged(file.score, `${pointer}/score`, compiling);
    return { name: subjectName(file), fact: null, measured: null, read: score2, missing: whyMissing };
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
  const members2 = Object.entries(value);
  return members2.length > 0 && members2.every(isReference);
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
  const tooLarge2 = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = redactionTest(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge2 : redactedIn(value) ?? true;
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
var LIMITS2 = { maxAstNodes: MAX_NODES, maxDepth: 32, maxListElements: MAX_NODES, maxMapEntries: MAX_NODES };
var environment;
function parseCel(text) {
  const cel = loadLazily("./-marcbachmann-cel-js.cjs");
  environment ??= new cel.Environment({ unlistedVariablesAreDyn: true, limits: LIMITS2 });
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
var WORDS2 = {
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
  return Object.hasOwn(WORDS2, written2) ? `: write \`${WORDS2[written2]}\`` : void 0;
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
    for (const read2 of reads) {
      const value = read2(at);
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
  const { kind, read: read2 } = compiling.compile(node, compiling);
  if (kind !== "any" && isOneOf2(kind, kinds)) return { kind, read: read2 };
  const source = sourceOf(node);
  const expected = wordsOf(kinds);
  if (kind !== "any") refuse(`\`${source}\` is ${wordsOf([kind])}, not ${expected}`, node, compiling);
  const checked2 = (at) => {
    const value = read2(at);
    if (value instanceof Unknown || isOneOf2(kindOf(value), kinds)) return value;
    return new Unknown(`${source} is ${describeKind(value)}, not ${expected}`);
  };
  return { kind: "any", read: checked2 };
}
function isOneOf2(kind, kinds) {
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
  const absent2 = new Unknown(`${sourceOf(node)} is absent`);
  return {
    kind: "any",
    read: (at) => {
      let value = readRoot(at);
      for (const step of steps) value = stepInto(value, step);
      return value === void 0 ? absent2 : value;
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
function unknownFact({ args: name, pos: offset }, known3) {
  const what = `unknown fact \`${name}\``;
  const meant = meantWord(name);
  if (meant !== void 0) return { message: `${what}${meant}`, offset };
  return { message: `${what}${inBrackets(fixOf(adviseName(name, known3)))}`, offset, name };
}
function compileMember2(node, compiling) {
  const [base, name] = node.args;
  const read2 = expecting(base, ["object"], compiling);
  refuseInherited(name, node, compiling);
  return { kind: "any", read: readStep(read2, () => name, node) };
}
function compileItem(node, compiling) {
  const [base, index] = node.args;
  const read2 = expecting(base, ["list", "object"], compiling);
  const readIndex = expecting(index, ["number", "text"], compiling);
  const literal = literalStep(index);
  if (typeof literal === "string") refuseInherited(literal, node, compiling);
  return { kind: "any", read: readStep(read2, readIndex, node) };
}
function readStep(readBase, readIndex, node) {
  const source = sourceOf(node);
  const absent2 = new Unknown(`${source} is absent`);
  const redactedIn = redactionTest(source);
  return readBoth(readBase, readIndex, (base, index) => {
    const value = stepInto(base, index);
    return value === void 0 ? absent2 : redactedIn(index) ?? value;
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
function compileHas(node, [path, ...more2], compiling) {
  if (path === void 0 || more2.length > 0 || !isAccess(path))
    return refuse("`has` takes one fact or member, as in `has(usage.cost_usd)`", node, compiling);
  const { read: read2 } = compiling.compile(path, compiling);
  return { kind: "boolean", read: (at) => !(read2(at) instanceof Unknown) };
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
function referredKey(asks, node, [key, ...more2], compiling) {
  if (key?.op !== "value" || typeof key.args !== "string" || more2.length > 0) {
    refuse(`\`${asks}\` takes the key of one node, as in \`${asks}("key")\``, node, compiling);
    return "";
  }
  const reference = { key: key.args, asks };
  const { nodes } = compiling;
  if (!nodes.some((known3) => known3.key === reference.key && known3.asks === asks)) nodes.push(reference);
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
  const read2 = readOne(readText2, (value, at) => {
    spend2(at, stepsOfMatching(value.length));
    return regex.test(value);
  });
  return { kind: "boolean", read: read2 };
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
  all: { one: "test", gives: "boolean", run: (items2, test2) => quantify(items2, test2, false) },
  exists: { one: "test", gives: "boolean", run: (items2, test2) => quantify(items2, test2, true) },
  exists_one: { one: "test", gives: "boolean", run: isOne },
  filter: { one: "test", gives: "list", run: keep },
  map: { one: "value", two: "test", gives: "list", run: keepAndTurn }
};
var LOOP_NAMES = Object.keys(LOOPS);
function compileLoop(name, loop, node, compiling) {
  const [, receiver, [variable, first, second, ...more2]] = node.args;
  const wants = loop[second === void 0 ? "one" : "two"];
  if (wants === void 0 || variable?.op !== "id" || first === void 0 || more2.length > 0)
    return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const { locals } = compiling;
  if (locals.length === MAX_NESTED) return refuse(`more than ${MAX_NESTED} nested loops`, node, compiling);
  refuseInherited(variable.args, variable, compiling);
  const items2 = expecting(receiver, ["list", "object"], compiling);
  const inside2 = { ...compiling, locals: [...locals, variable.args] };
  const readFirst = wants === "test" ? expecting(first, ["boolean"], inside2) : inside2.compile(first, inside2).read;
  const readSecond = second === void 0 ? void 0 : inside2.compile(second, inside2).read;
  const read2 = readOne(items2, (value, at) => {
    const visitWith = (body) => (item) => {
      spend2(at, 1);
      at.locals[locals.length] = item;
      return body(at);
    };
    const list = Array.isArray(value) ? value : sortedKeys(value, at);
    return loop.run(list, visitWith(readFirst), readSecond && visitWith(readSecond));
  });
  return { kind: loop.gives, read: read2 };
}
function sortedKeys(members2, at) {
  const keys = Object.keys(members2);
  spend2(at, keys.length);
  return keys.sort();
}
function quantify(items2, test2, decisive) {
  let unknown2;
  for (const item of items2) {
    const answer2 = test2(item);
    if (answer2 === decisive) return decisive;
    if (answer2 instanceof Unknown) unknown2 ??= answer2;
  }
  return unknown2 ?? !decisive;
}
function isOne(items2, test2) {
  const kept = keep(items2, test2);
  return kept instanceof Unknown ? kept : kept.length === 1;
}
function keep(items2, test2) {
  const answers = turn(items2, test2);
  return answers instanceof Unknown ? answers : items2.filter((_, index) => answers[index] === true);
}
function keepAndTurn(items2, first, second) {
  if (second === void 0) return turn(items2, first);
  const kept = keep(items2, first);
  return kept instanceof Unknown ? kept : turn(kept, second);
}
function turn(items2, value) {
  const turned = [];
  for (const item of items2) {
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
function compileList({ args: items2 }, compiling) {
  const reads = items2.map((item) => compiling.compile(item, compiling).read);
  const read2 = readAll(reads, (at, values) => {
    spend2(at, values.length);
    return values;
  });
  return { kind: "list", read: read2 };
}
function compileObject({ args: entries }, compiling) {
  const keys = entries.map(([key]) => keyOf3(key, compiling));
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      refuse(`\`${key}\` is repeated in the object`, entries[index]?.[0], compiling);
  const reads = entries.map(([, value]) => compiling.compile(value, compiling).read);
  const read2 = readAll(reads, (at, values) => {
    spend2(at, values.length);
    return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  });
  return { kind: "object", read: read2 };
}
function keyOf3(node, compiling) {
  if (node.op !== "value" || typeof node.args !== "string") {
    refuse("keys of objects must be texts in quotes", node, compiling);
    return "";
  }
  refuseInherited(node.args, node, compiling);
  return node.args;
}
function compileNot({ args: part }, compiling) {
  const read2 = expecting(part, ["boolean"], compiling);
  return { kind: "boolean", read: readOne(read2, (value) => !value) };
}
function compileJunction({ op, args: both }, compiling) {
  const decisive = op === "||";
  const left = expecting(both[0], ["boolean"], compiling);
  const right = expecting(both[1], ["boolean"], compiling);
  const read2 = (at) => {
    const a = left(at);
    if (a === decisive) return a;
    const b = right(at);
    return b === decisive || !(a instanceof Unknown) ? b : a;
  };
  return { kind: "boolean", read: read2 };
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
  const read2 = readBoth(left, right, (a, b) => divides && b === 0 ? byZero : finite(apply(a, b), source));
  return { kind: "number", read: read2 };
}
function compileMinus(node, compiling) {
  const read2 = expecting(node.args, ["number"], compiling);
  const source = sourceOf(node);
  return { kind: "number", read: readOne(read2, (value) => finite(-value, source)) };
}
function compilePlus(node, compiling) {
  const source = sourceOf(node);
  return compileAlike(node, ["number", "text", "list"], compiling, (a, b, at) => {
    if (typeof a === "number") return finite(ARITHMETIC["+"](a, b), source);
    if (typeof a === "string") {
      spendOnText(at, a.length + b.length);
      return a + b;
    }
    const joined5 = [...a, ...b];
    spend2(at, joined5.length);
    return joined5;
  });
}
function compileOrder(node, compiling) {
  const apply = ORDER[node.op];
  const source = sourceOf(node);
  const redactedIn = redactionTest(source);
  const { read: read2 } = compileAlike(node, ["number", "text"], compiling, (a, b, at) => {
    if (typeof a === "string") spendOnText(at, a.length + b.length);
    return redactedIn(a) ?? redactedIn(b) ?? apply(compared(a, at), compared(b, at));
  });
  return { kind: "boolean", read: read2 };
}
function compileEquality(node, compiling) {
  const [left, right] = node.args.map((part) => compiling.compile(part, compiling));
  const kinds = differingKinds(left, right);
  if (kinds !== void 0 && !kinds.includes("null"))
    refuse(`\`${sourceOf(node)}\` compares ${bothOf(kinds)}, which are never equal`, node, compiling);
  const wanted = node.op === "==";
  const test2 = equalityTest(sourceOf(node));
  const read2 = readBoth(left.read, right.read, (a, b, at) => {
    const isSame = test2(sameValue(a, b, at), a);
    return isSame instanceof Unknown ? isSame : isSame === wanted;
  });
  return { kind: "boolean", read: read2 };
}
function compileMembership({ args: both }, compiling) {
  const left = compiling.compile(both[0], compiling).read;
  const right = expecting(both[1], ["list", "object"], compiling);
  const test2 = equalityTest(`${sourceOf(both[0])} in ${sourceOf(both[1])}`);
  const read2 = readBoth(left, right, (wanted, among, at) => {
    if (isList(among)) return test2(hasItem2(among, wanted, at), wanted);
    if (typeof wanted === "string") return test2(Object.hasOwn(among, wanted), wanted);
    return new Unknown(
      `${sourceOf(both[0])} is ${describeKind(wanted)}, and the keys of ${sourceOf(both[1])} are texts`
    );
  });
  return { kind: "boolean", read: read2 };
}
function isList(value) {
  return Array.isArray(value);
}
function hasItem2(list, wanted, at) {
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
  const read2 = readBoth(left.read, right.read, (a, b, at) => {
    if (kindOf(a) !== kindOf(b)) return new Unknown(`${source} mixes ${describeKind(a)} and ${describeKind(b)}`);
    return apply(a, b, at);
  });
  return { kind: left.kind === "any" ? right.kind : left.kind, read: read2 };
}
function differingKinds(left, right) {
  if (left.kind === "any" || right.kind === "any" || left.kind === right.kind) return void 0;
  return [left.kind, right.kind];
}

// src/rubric/expressions/expression.ts
function compileExpression(text, { names, wants }) {
  const parsed2 = parseCel(text);
  if ("problem" in parsed2) return { problems: [parsed2.problem] };
  const { root } = parsed2;
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
  const known3 = /* @__PURE__ */ new Set([...names.facts, ...names.derived.keys(), ...names.items]);
  const compiled2 = compileExpression(text, { names: known3, wants });
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
      const score2 = (key) => judged.get(key)?.isSkipped(at) ? 0.5 : judged.get(key)?.score(at);
      return "value" in expression.evaluate({ ...scopeOf(at), score: score2 }, stepsAt(at));
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
    const read2 = (at) => readField(scopeOf(at));
    const derived = compileMissing(name, compiling);
    const lacks = (at) => read2(at) === void 0 && derived(at) === void 0;
    return { name, lacks, isUnread: () => false, read: read2 };
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
  const { unknown: unknown2 } = result;
  const missing = sources.filter(({ read: read2 }) => read2(at) === void 0);
  for (const { name, lacks } of missing) if (lacks(at)) warn2(notes, `fact \`${name}\` is absent`);
  if (missing.length === 0) warn2(notes, `\`${cut(text, IN_SENTENCE)}\` is indeterminate: ${unknown2}`);
  return unknown2;
}
function shownSource({ name, read: read2 }, at, notes) {
  const value = read2(at);
  observe(notes, name, value);
  return `${name} is ${value === void 0 ? "absent" : shownValue(value, IN_SENTENCE)}`;
}
function adviseUnknown(problems, { nodes, total }) {
  const unknown2 = problems.flatMap(({ name }) => name ?? []);
  if (unknown2.length === 0) return "";
  const isNode2 = unknown2.some((name) => nodes.has(name) || total && name === TOTAL);
  return isNode2 ? 'Read a criterion or node with `score("NAME")` or `passed("NAME")`' : "Declare your own facts in the contract: `contract: { properties: { NAME: {} } }`";
}

// src/rubric/problems.ts
function problemsAt(problems, placeOf3) {
  return {
    add: (pointer, problem2) => problems.add([{ ...problem2, what: `${partOf(pointer)}${problem2.what}`, where: placeOf3(pointer) }])
  };
}
var KINDS2 = { criteria: "criterion", nodes: "node", derive: "fact", steps: "step" };
var INNERMOST = /^.*\/(criteria|nodes|derive|steps)\/([^/]+)/s;
function partOf(pointer) {
  const [, section = "", name = ""] = INNERMOST.exec(pointer) ?? [];
  return name === "" ? "" : `${KINDS2[section]} \`${inline(name)}\`: `;
}
function exactlyOne(known3, found) {
  return {
    expected: `exactly one of ${known3.join(", ")}`,
    found: found.length === 0 ? "none of them" : found.join(" and ")
  };
}

// src/rubric/trace/arguments.ts
function argumentsOf(call) {
  return call?.args ?? {};
}
function compileArguments(args, pointer, compiling, takesPatterns) {
  const before = compiling.facts.length;
  const read2 = compileMembers(args, pointer, { ...compiling, takesPatterns });
  if (compiling.facts.length > before) return read2;
  let literal;
  return (at) => {
    literal ??= read2(at);
    return literal;
  };
}
function compilePart(value, pointer, compiling) {
  if (Array.isArray(value)) {
    const reads = value.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
    return (at) => reads.map((read2) => read2(at));
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
function compileMembers(members2, pointer, compiling) {
  const parts = Object.entries(members2).map(([key, value]) => {
    return { key, read: compilePart(value, memberPointer(pointer, key), compiling) };
  });
  return (at) => Object.fromEntries(parts.map(({ key, read: read2 }) => [key, read2(at)]));
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
  const conflict = contradiction2(file);
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
function contradiction2(file) {
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
  // An empty text is no error.
  error: (wanted) => ({ error }) => (error != null && error.trim() !== "") === wanted,
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
  const named2 = names.steps?.get(name);
  if (named2 !== void 0) {
    needs.add(needOf("step", name));
    for (const need of named2.needs) needs.add(need);
    facts.push(...named2.facts);
    return named2.fits;
  }
  const known3 = [...names.steps?.keys() ?? []];
  const declare = { fix: "Declare steps at the top of the rubric: `steps: { NAME: STEP }`" };
  const problem2 = names.steps === null ? { what: "a named step cannot refer to another", fix: "Write that step out here" } : { what: `there is no step \`${name}\``, ...known3.length > 0 ? adviseName(name, known3) : declare };
  problems.add(pointer, { code: "unknown-step", ...problem2 });
  return () => false;
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
  const named2 = /* @__PURE__ */ new Map();
  for (const [name, file] of Object.entries(rubric.steps ?? {})) {
    checkKey2(name, "/steps", problems);
    const pointer = memberPointer("/steps", name);
    const facts = [];
    const needs = /* @__PURE__ */ new Set();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    named2.set(name, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
  }
  return named2;
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
  const keyOf4 = (tool, args) => canonicalJson([tool, args]);
  for (const [index, call] of calls.entries()) {
    appendTo(places, canonicalJson([call.tool]), index);
    appendTo(places, keyOf4(call.tool, argumentsOf(call)), index);
  }
  return ({ tool, args }, mode) => places.get(mode === "exact" && args !== void 0 ? keyOf4(tool, args) : canonicalJson([tool])) ?? [];
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
function firstFit({ at, steps, from, to }, matcher) {
  for (let index = from; index < to; index++) if (matcher.fits(steps[index], at)) return index;
  return -1;
}
function lastFit({ at, steps, from, to }, matcher) {
  for (let index = to - 1; index >= from; index--) if (matcher.fits(steps[index], at)) return index;
  return -1;
}
function allFits({ at, steps, from, to }, matcher) {
  const indexes = [];
  for (let index = from; index < to; index++) if (matcher.fits(steps[index], at)) indexes.push(index);
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
function placeOf2(window) {
  const { from, to, end } = window;
  const first = to - from === 1 ? "in the first step" : `in the first ${to - from} steps`;
  const parts = [to < end ? first : "", sidesOf2(window)].filter((part) => part !== "");
  return parts.length === 0 ? "" : `${parts.join(" ")}: `;
}
function sidesOf2(window) {
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
function boundedScope({ after, before, between: between2 }, pointer, compiling) {
  if (between2 !== void 0) {
    const bound = after === void 0 ? "before" : "after";
    if (after !== void 0 || before !== void 0)
      compiling.problems.add(`${pointer}/${bound}`, {
        code: "bad-pattern",
        what: `\`between\` cannot be joined with \`${bound}\``
      });
    const from = compileStep(between2.from, `${pointer}/between/from`, compiling);
    const to = compileStep(between2.to, `${pointer}/between/to`, compiling);
    return (whole) => windowsBetween(whole, from, to, between2.unclosed === "count");
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
    const holds2 = test(comparison2, mode);
    if (holds2 && !Array.isArray(file.reference) && isRedacted(comparison2)) {
      const because = `the calls look like those of the reference, but ${REDACTED}`;
      return { holds: void 0, explain: () => ({ because, decisive: [] }) };
    }
    return { holds: holds2, explain: () => holds2 ? explainHolds(comparison2, mode) : explainFails(comparison2, mode) };
  };
}
var ANY_CALL = { fits: ({ type }) => type === "tool_call", shown: "" };
function checkToolNames({ reference, args_of: argsOf = {} }, pointer, compiling) {
  if (!Array.isArray(reference)) return;
  const known3 = reference.map((call) => typeof call === "string" ? call : call.tool);
  for (const tool of Object.keys(argsOf).filter((name) => !known3.includes(name)))
    compiling.problems.add(memberPointer(`${pointer}/args_of`, tool), {
      code: "unknown-tool",
      what: `the reference has no call of \`${tool}\``,
      ...adviseName(tool, [...new Set(known3)])
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
  const counts2 = `${counted(calls.length, "call")} against ${expected.length} of the reference`;
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
  const named2 = /* @__PURE__ */ new Set([...missing.slice(0, 3).flatMap((index) => insteadOf(index) ?? []), ...extra]);
  return { because: `${counts2}: ${clauses(lacks, has)}`, decisive: [...named2] };
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
  return (at) => reads.map((read2) => read2(at));
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
  const holds2 = (total) => total >= (least ?? 0) && total <= (most ?? total) && total === (exactly ?? total);
  return (window) => {
    const indexes = allFits(window, step);
    const total = indexes.length;
    return matchOf(holds2(total), indexes, () => {
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
function matchOf(holds2, decisive, because) {
  return { holds: holds2, explain: () => ({ because: because(), decisive }) };
}
function noneFits(step, holds2) {
  return matchOf(holds2, [], () => noneWords(step));
}
function noneWords({ shown: shown2 }) {
  return `no step fits ${shown2}`;
}
function stepFits(window, index, step, holds2) {
  return matchOf(holds2, [index], () => `${nameStep(window, index)} fits ${step.shown}`);
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
    const { holds: holds2 } = match(window);
    if (holds2 !== true) return { holds: holds2, explain: (notes) => explainWindow(pattern, window, notes) };
  }
  const start = windows.length > 1 ? `holds in each of ${windows.length} windows; ` : "";
  return { holds: true, explain: (notes) => `${start}${explainWindow(pattern, first, notes)}` };
}
function explainWindow({ facts, match }, window, notes) {
  const { at, path, steps } = window;
  const { because, decisive } = match(window).explain();
  for (const fact of facts) observe(notes, fact.path, fact.read(at));
  for (const index of decisive.slice(0, MOST_STEPS)) observe(notes, `${path}.${index}`, labelOf(steps[index]));
  return `${placeOf2(window)}${because}`;
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
  const { key, ...problem2 } = mistake;
  problems.add(`${pointer}/${key}`, { code: "bad-value", ...problem2 });
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
  const { op, score: score2, measure } = file;
  const { subject } = operator;
  if (score2 === void 0 && measure === void 0) return void 0;
  if ([NUMBER2, ANY, PART].includes(subject)) return literalProblem(file, operator);
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
  return argument === NUMBER2 && typeof value === "string" ? "Write a number, without quotes" : "";
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
function asCompared({ score: score2 }, argument) {
  if (score2 === void 0) return argument;
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
  const counted3 = (value, at) => {
    const count2 = stepsAt(at);
    if (steps !== void 0) spend(count2, steps(value, file.value), name);
    return test2(value, count2);
  };
  return {
    test: compileTest(subject, operator.subject, counted3),
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const holds2 = test2(value, stepsAt(at));
      if (holds2 === void 0) return `${text} ${incomparable(notes, subject.name, argument, value)}`;
      const detail = test2.detail?.(value) ?? detailOf(operator, value, file.value, file);
      return `${text} ${holds2 ? operator.holds : operator.fails}${argument}${detail}`;
    }
  };
}
function comparisonName({ name }, { op }) {
  return `the comparison \`${name} ${op}\``;
}
function argumentKind({ beside: beside2, argument }, value) {
  return beside2?.(value) ?? argument ?? ANY;
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
  const holds2 = (value, argument, at) => {
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
      return argument === void 0 ? void 0 : holds2(value, argument, at);
    },
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const argument = readOther(at, value);
      if (argument === void 0) return explainIndeterminate(at, notes, compared2, argumentKind(operator, value));
      const shown2 = ` ${shownFact(notes, compared2.name, argument)}`;
      const truth = holds2(value, argument, at);
      if (truth === void 0) return `${text} ${incomparable(notes, subject.name, shown2, value, argument)}`;
      return `${text} ${truth ? operator.holds : operator.fails}${shown2}${detailOf(operator, value, argument, file)}`;
    }
  };
}
function compileTest(subject, kind, holds2) {
  const { read: read2, measured } = subject;
  const { type } = kind;
  if (type !== void 0 && measured === null) {
    return (at) => {
      const value = read2(at);
      return typeof value === type ? holds2(value, at) : void 0;
    };
  }
  const readFit2 = fitReader(subject, kind);
  return (at) => {
    const value = readFit2(at);
    return value === void 0 ? void 0 : holds2(value, at);
  };
}
function fitReader({ name, read: read2, measured }, kind) {
  const { accepts } = kind;
  if (measured !== null) {
    return (at) => {
      const value = read2(at);
      if (!Array.isArray(value)) spend(stepsAt(at), stepsOfValue(value), () => name);
      const size = value !== void 0 && measured.of.accepts(value) ? measured.measure(value) : void 0;
      return size !== void 0 && accepts(size) ? size : void 0;
    };
  }
  if (kind === ANY) return read2;
  return (at) => {
    const value = read2(at);
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
    const { test: test2, explain: explain5 } = compileCondition(file.not, `${pointer}/not`, compiling);
    return { test: (at) => opposite(test2(at)), explain: explain5 };
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
  const problem2 = { code: "bad-condition", what, expected, found: strays.join(", "), fix: ONLY_COMPARED };
  problems.add(`${pointer}/${strays[0]}`, problem2);
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
      let unknown2;
      for (const part of parts) {
        const reason = part.explain(at, notes);
        const truth = part.test(at);
        if (truth === deciding) return reason;
        if (truth === void 0 && !deciding) unknown2 ??= reason;
        reasons.push(reason);
      }
      return unknown2 ?? reasons.join("; ");
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
      const holds2 = bound.value(at);
      const reason = bound.explain(at, notes);
      const verb = holds2 === void 0 ? "is indeterminate" : holds2 === true ? "holds" : "does not hold";
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
    says: (parts, keyOf4) => `the lowest counts, that of ${keyOf4(lowestIndex(scoresOf2(parts)))}`,
    score: (parts) => lowest(scoresOf2(parts))
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
  mean: { isWeighted: false, says: () => "the mean counts", score: (parts) => meanOf(scoresOf2(parts)) }
};
function scoresOf2({ judgements }) {
  return judgements.map(({ score: score2 }) => score2);
}
function lowest(scores) {
  return scores.reduce((low, score2) => Math.min(low, score2), 1);
}
function lowestIndex(scores) {
  return scores.indexOf(lowest(scores));
}
function weightedSum({ judgements, weights }) {
  return sumOf(judgements.map(({ score: score2 }, index) => score2 * weights[index])) / sumOf(weights);
}
var CAPS = { none: 0, low: 0.25, medium: 0.5, high: 0.75, critical: 1 };
function capsOf({ judgements }) {
  return judgements.map(({ score: score2, severity }) => 1 - CAPS[severity] * (1 - score2));
}
function saysCap(parts, keyOf4) {
  const caps = capsOf(parts);
  if (rounded(lowest(caps)) >= rounded(weightedSum(parts))) return "the weighted sum counts, no part caps it";
  const cap = lowestIndex(caps);
  return `the weighted sum counts, capped by ${keyOf4(cap)}, whose severity is ${parts.judgements[cap]?.severity}`;
}
function weightedMedian({ judgements, weights }) {
  const half = sumOf(weights) / 2;
  const enough = half - half * HAIR;
  const pairs2 = judgements.map(({ score: score2 }, index) => ({ score: score2, weight: weights[index] }));
  let reached = 0;
  for (const { score: score2, weight } of pairs2.sort((a, b) => a.score - b.score)) {
    reached += weight;
    if (reached >= enough) return score2;
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
  const scores = scoresOf2(parts).toSorted((a, b) => a - b);
  const middle = scores.length >> 1;
  return meanOf(scores.length % 2 === 1 ? scores.slice(middle, middle + 1) : scores.slice(middle - 1, middle + 1));
}

// src/rubric/nodes/composite.ts
function compileComposite(file, pointer, { marking, compiling, compileChild }) {
  const strategy = STRATEGIES[file.combine ?? "weighted_sum"];
  if (pointer !== "")
    for (const key of Object.keys(file.criteria ?? {})) checkKey2(key, `${pointer}/criteria`, compiling.problems);
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
    return (at) => combine2(children.map(({ judge: judge2 }) => judge2(at)));
  const known3 = /* @__PURE__ */ new Map();
  return (at) => {
    const pattern = patternOf(choices, at);
    const judged = known3.get(pattern);
    if (judged !== void 0) return judged;
    const judgement = combine2(answersOf(choices, pattern));
    if (known3.size < REMEMBERED) known3.set(pattern, judgement);
    return judgement;
  };
}
function judgeBesides(children, judge2) {
  return (at) => {
    try {
      return judge2(at);
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
  const isAbsolute2 = isWeighted && file.weights !== "relative" && weights.length === parts.length;
  if (!isAbsolute2 || rounded(Math.abs(sum2 - 1)) <= SLACK2) return;
  problems.add(`${pointer}/criteria`, {
    code: "bad-weights",
    what: "the weights do not sum to 1",
    expected: "1",
    found: String(Number(sum2.toPrecision(12))),
    fix: "Change them, or set `weights: relative` to count them in proportion"
  });
}

// src/rubric/nodes/each.ts
var MAX_JOINED = 1e3;
var MOST_ITEMS = 1e5;
var MOST_KEYS = 10;
function compileEach(file, pointer, context) {
  const each = compileItemwise(file.each, `${pointer}/each`, context);
  return {
    kind: "each",
    parts: [],
    judge: (at) => judge(each, at),
    explainItems: (at, judgement, warnings) => explainItems(each, at, judgement, warnings),
    explain: (at, judgement, notes) => {
      if (judgement === each.indeterminate) return { explanation: each.items.explainNone(at, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown} counts` };
      const children = explainItems(each, at, judgement, notes.warnings);
      return { explanation: explain2(each, judgement, children), children };
    }
  };
}
function compileItemwise(file, pointer, { marking, compiling, compileChild }) {
  const variable = file.as ?? "item";
  checkVariable(variable, file.as === void 0 ? pointer : `${pointer}/as`, compiling);
  const within2 = { ...compiling, names: { ...compiling.names, items: [...compiling.names.items, variable] } };
  refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = compileChild(variable, file.node, `${pointer}/node`, within2);
  const items2 = compileItems(file.over, `${pointer}/over`, compiling);
  const strategy = file.combine === void 0 || file.combine === "mean" ? everyItem(marking) : STRATEGIES[file.combine];
  const empty = answered(file.on_empty, marking.severity ?? "medium");
  return { items: items2, node, strategy, marking, indeterminate: markIndeterminate(marking), empty };
}
function checkVariable(variable, pointer, { names, problems }) {
  checkName(variable, pointer, problems);
  if (!names.facts.has(variable) && !names.derived.has(variable)) return;
  const what = `item \`${variable}\` hides a fact`;
  problems.add(pointer, { code: "hidden-fact", what, fix: "Rename it with `as`" });
}
function everyItem({ severity }) {
  const least = verdictOf(severity);
  const verdict = (parts) => {
    const verdicts = new Set(parts.judgements.map((part) => part.verdict));
    if (!verdicts.has("fail") && !verdicts.has("warn")) return "pass";
    return verdicts.has("fail") || least === "fail" ? "fail" : "warn";
  };
  return { ...STRATEGIES.weighted_sum, verdict };
}
function judge(each, at) {
  const { items: items2, node, strategy, marking, indeterminate, empty } = each;
  const list = items2.read(at);
  if (list === null) return indeterminate;
  if (at.places.length === 0) at.spent.steps = 0;
  at.spent.items += list.length;
  if (at.spent.items > MOST_ITEMS)
    throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
  if (list.length === 0) return empty;
  const parts = list.map((item, index) => judgedOrMissing(() => node.judge(withItem(at, item, index))));
  requireAnswers(parts);
  if (parts.every((part) => !applies(part) && !part.indeterminate)) return { ...empty, parts };
  const weights = parts.map(() => 1);
  return combine(parts, weights, strategy, marking);
}
function withItem(at, item, index) {
  return { ...at, items: [...at.items, item], places: [...at.places, index] };
}
function explainItems(each, at, { parts }, warnings) {
  const list = each.items.read(at) ?? [];
  return parts.map((part, index) => {
    return { ...each.node.explain(withItem(at, list[index], index), part, warnings), key: String(index), weight: 1 };
  });
}
function explain2({ strategy, marking }, judgement, children) {
  const of2 = { keys: children.map(({ key }) => key), weights: children.map(({ weight }) => weight) };
  const missed = children.filter(didNotPass);
  const logic = judgement.parts.some(applies) ? clauses(
    combineWords(strategy, judgement.parts, of2),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    missed.length === 0 ? "" : `did not pass: ${firstFew(missed, MOST_KEYS, ({ key }) => key)}`
  ) : "no item is asked";
  const all2 = children.map(({ explanation: explanation2 }) => explanation2).join(" | ");
  return `${logic}${logic === "" ? "" : "; item by item: "}${cut(all2, MAX_JOINED)}`;
}
function compileItems(over, pointer, compiling) {
  const { field, steps, turns } = over;
  const named2 = Object.keys(over);
  if (named2.length > 1) {
    const one = exactlyOne(["field", "steps", "turns"], named2);
    compiling.problems.add(pointer, { code: "bad-node", what: "`over` takes one key", ...one });
  }
  if (field !== void 0) {
    const list = { ...compileFact(field, `${pointer}/field`, compiling), ...A_LIST };
    return itemsOf2(list, list.path, (items2) => items2);
  }
  if (steps !== void 0) return compileSteps(steps, `${pointer}/steps`, compiling);
  return itemsOf2(
    TRACE,
    `${turns} turns`,
    (trace) => turnsOf(trace, must(turns, "what an `each` runs over"))
  );
}
function compileSteps(file, pointer, compiling) {
  const facts = [];
  const { shown: shown2, fits } = compileStep(file, pointer, { ...compiling, facts });
  const pick = (trace, at) => trace.filter((step) => fits(step, at));
  return itemsOf2(TRACE, `steps that fit ${shown2}`, pick, facts);
}
var A_LIST = { accepts: Array.isArray, wanted: "a list" };
var TRACE = { path: "trace", read: ({ trial }) => trial.trace, missing: () => void 0, ...A_LIST };
function itemsOf2(list, shown2, pick, facts = []) {
  const firstUnreadable = (at) => [...facts, list].find((fact) => readFit(fact, at) === void 0);
  return {
    shown: shown2,
    read: (at) => firstUnreadable(at) === void 0 ? pick(list.read(at), at) : null,
    explainNone: (at, notes) => explainUnfit(firstUnreadable(at) ?? list, at, notes)
  };
}
function turnsOf(trace, role) {
  const starts = trace.flatMap((step, index) => isMessageOf(step, role) ? [index] : []);
  return starts.map((start, index) => turnOf(trace.slice(start, starts[index + 1])));
}
function turnOf(steps) {
  const [opening] = steps;
  const text = opening?.type === "message" ? opening.text : "";
  const reply = steps.findLast((step) => isMessageOf(step, "assistant"))?.text;
  return reply === void 0 ? { text, steps } : { text, steps, reply };
}
function isMessageOf(step, role) {
  return step.type === "message" && step.role === role;
}

// src/rubric/nodes/leaf-nodes.ts
function compileCriterion(file, pointer, { marking, compiling }) {
  const { pass_when, fail_when } = file;
  const pass = pass_when && compileCondition(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition(fail_when, `${pointer}/fail_when`, compiling);
  const { test: test2, explain: explain5 } = pass ?? fail ?? REFUSED_CONDITION;
  const passesWhen = pass_when !== void 0;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markIndeterminate(marking)];
  return {
    kind: "criterion",
    parts: [],
    ...chosen(answers, (at) => {
      const truth = test2(at);
      return truth === void 0 ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at, judgement, notes) => {
      const explanation2 = explain5(at, notes);
      if (marking.threshold === null && marking.calibrate === null) return { explanation: explanation2 };
      return { explanation: clauses(explanation2, markWords(marking, judgement)) };
    }
  };
}
function yesOrNo(raw, marking) {
  const severity = marking.severity ?? "medium";
  const judgement = mark(marking, { raw, worst: null });
  const isNo = marking.threshold === null && raw === 0;
  return isNo ? { ...judgement, severity, verdict: "fail", answer: "no" } : { ...judgement, severity };
}
function compileLookup(file, pointer, { marking, compiling }) {
  const { field, table: table2, default: usual } = file.lookup;
  const fact = compileFact(field, `${pointer}/lookup/field`, compiling);
  const scores = new Map(Object.entries(table2).map(([value, score2]) => [value, markScalar(marking, score2)]));
  const usualMark = usual === void 0 ? null : markScalar(marking, usual);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "lookup",
    parts: [],
    judge: (at) => {
      const key = tableKey(fact.read(at));
      return key === void 0 ? indeterminate : scores.get(key) ?? usualMark ?? indeterminate;
    },
    explain: (at, judgement, notes) => {
      const found = explainRow(fact, scores, at, notes, (notListed) => {
        if (usualMark !== null) return `${notListed}: the default counts`;
        warn2(notes, `fact \`${fact.path}\` has a value that the table does not score`);
        return `${notListed}, and there is no default`;
      });
      return { explanation: clauses(found, markWords(marking, judgement)) };
    }
  };
}
var SLACK3 = 1e-9;
function compileFormula(file, pointer, { marking, compiling }) {
  const bound = compileBound(file.formula, "number", `${pointer}/formula`, compiling);
  const text = cut(bound.text, EXPRESSION);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "formula",
    parts: [],
    judge: (at) => {
      const value = bound.value(at);
      if (value !== void 0) return markScalar(marking, checked(value, text));
      return bound.needsSkipped(at) ? SKIPPED : indeterminate;
    },
    explain: (at, judgement, notes) => {
      const quiet = judgement === SKIPPED ? { ...notes, warnings: [] } : notes;
      const reason = bound.explain(at, quiet);
      notes.observed = quiet.observed;
      if (judgement === SKIPPED) return { explanation: `${text} does not apply: ${reason}` };
      if (judgement === indeterminate) return { explanation: `${text} is indeterminate: ${reason}` };
      const logic = reason === "" ? text : `${text}: ${reason}`;
      return { explanation: clauses(logic, markWords(marking, judgement)) };
    }
  };
}
function checked(value, text) {
  if (value >= -SLACK3 && value <= 1 + SLACK3) return Math.min(Math.max(value, 0), 1);
  throw new Unjudgeable(`the formula ${text} gave ${value}; scores are 0 to 1`);
}
function compileUse(file, pointer, { marking, compiling }) {
  const key = file.use;
  const slot = nodeSlot(key, `${pointer}/use`, compiling);
  return {
    kind: "use",
    parts: [],
    // Nodes are judged in dependency order, so there is a judgement unless a judge has not answered.
    judge: (at) => adopt(marking, judgementAt(at, slot) ?? SKIPPED, NO_PARTS),
    explain: (at, judgement) => {
      const referred = judgementAt(at, slot)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, referred, judgement)];
      return { explanation: clauses(`as judged under \`${key}\``, marked, turned) };
    }
  };
}

// src/rubric/nodes/judge.ts
var REASON2 = 200;
var RESERVED2 = ["model", "version"];
function compileJudge(file, pointer, { marking, compiling }) {
  const asked = compileAsked(file, pointer, marking, compiling);
  const indeterminate = markIndeterminate(marking);
  const scoreAt = (at) => answerTo(asked, at)?.score;
  const judged = asked.form === "yes_no" ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), indeterminate], (at) => scoreAt(at) ?? 2) : {
    judge: (at) => {
      const score2 = scoreAt(at);
      return score2 === void 0 ? indeterminate : markScalar(marking, score2);
    }
  };
  return {
    kind: "judge",
    parts: [],
    ...judged,
    explain: (at, judgement, notes) => ({
      explanation: clauses(explainAsked(asked, at, notes), markWords(marking, judgement))
    })
  };
}
function compileAsked(file, pointer, { threshold }, compiling) {
  const { question: text = "", judge: form = "yes_no", model } = file;
  const { names, name: key = "" } = compiling;
  const question = text.trim();
  checkPlace(file, pointer, compiling);
  const sees = file.sees ?? names.items.slice(-1);
  const [path, at] = [`judge.${key}`, `${pointer}/judge`];
  const passesFrom = threshold ?? 1;
  const hash3 = contentHash({ form, question, sees, model: model ?? null, passes_from: passesFrom });
  compiling.needs.add(`${QUESTION_NEED}${key}`);
  const isOpen = sees.length > 0;
  if (isOpen) compiling.needs.add(MODEL_NEED);
  const open = { ...compiling, names: { ...names, closed: false }, needs: /* @__PURE__ */ new Set() };
  const recorded2 = compileFact(path, at, isOpen ? open : compiling);
  const seen = sees.map((field, index) => compileSeen(field, `${pointer}/sees/${index}`, compiling));
  const shown2 = (of2) => Object.fromEntries(seen.map((fact) => [fact.path, fact.read(of2) ?? null]));
  const isOfItems = names.items.length > 0;
  const asks = (isOpen ? [model ?? null].flat() : []).map((asked) => {
    const id = questionId({ question, form, model: asked }, sees);
    return { id, key, question, form, model: asked, isOfItems, shown: shown2 };
  });
  names.questions.set(key, { key, question, form, hash: hash3, asks, passes: (score2) => score2 >= passesFrom });
  return { key, question, form, recorded: recorded2, asks, seen };
}
function compileSeen(path, pointer, compiling) {
  const root = rootOf(path);
  const isDerived = compiling.names.derived.has(root);
  if (isDerived || root === "judge") {
    const what = `a judge cannot see ${isDerived ? "derived facts" : "answers of judges"}`;
    const fix = "Name the facts that the answer is about";
    compiling.problems.add(pointer, { code: "bad-field", what, found: path, fix });
  }
  return compileFact(path, pointer, compiling);
}
function checkPlace(file, pointer, { problems, name = "", names }) {
  const refuse2 = (what, fix) => problems.add(pointer, { code: "bad-node", what, fix });
  if (RESERVED2.includes(name)) refuse2(`\`judge.${name}\` names the judge and is no answer`, "Give it another key");
  else if (names.questions.has(name))
    refuse2(
      `\`judge.${name}\` answers another question of this rubric`,
      "Give it a key of its own under `criteria` or `nodes`, or `use` the other"
    );
  if (file.question === void 0) refuse2("a judge node needs a `question`", "Write it so that yes is good");
}
function recordedAt({ recorded: recorded2 }, at) {
  const itemAt = (list, place) => Array.isArray(list) ? list[place] : void 0;
  return at.places.reduce(itemAt, recorded2.read(at));
}
function recordedPath({ recorded: recorded2 }, { places }) {
  return [recorded2.path, ...places].join(".");
}
function answerTo(asked, at) {
  const { key, question, form, asks, seen } = asked;
  const value = recordedAt(asked, at);
  const recordedAnswer = readAnswers(value, form, question);
  if (recordedAnswer !== void 0) return { ...recordedAnswer, isRecorded: true };
  const isOwn = isRecorded2(value, question);
  if (!isOwn && seen.length > 0 && seen.every((fact) => fact.read(at) === void 0)) return void 0;
  const votes = isOwn ? [] : asks.map((ask) => votesOf(ask, at));
  const panel = votes.map((vote) => readAnswers(vote, form, question));
  const answer2 = answerOfModels(panel);
  if (answer2 !== void 0) return { ...answer2, isRecorded: false, ...panel.length > 1 ? { panel } : {} };
  const open = isOwn ? [] : asks.filter((_, index) => panel[index] === void 0);
  const unreadable = votes.find((vote, index) => vote !== void 0 && panel[index] === void 0);
  const why = unreadable === void 0 ? `${whyNone(recordedPath(asked, at), value, form, question)}${whyUnasked(open, value)}` : whyNone(SAID, unreadable, form, question);
  const shown2 = open[0]?.shown(at) ?? {};
  throw new Unanswered(
    `\`${key}\` has no answer: ${why}`,
    open.map((ask) => ({ ...ask, shown: shown2 }))
  );
}
function votesOf({ id, key, isOfItems, shown: shown2 }, at) {
  const votes = at.trial[ANSWERS]?.[id];
  if (!isOfItems || !Array.isArray(votes)) return votes;
  const facts = shown2(at);
  const read2 = Object.values(facts).reduce((sum2, fact) => sum2 + stepsOfValue(fact), 0);
  spend(stepsAt(at), votes.length + read2, () => `the judge \`${key}\``);
  const about = shownHash(facts);
  const matching = votes.filter((vote) => isRecord(vote) && vote.shown === about);
  return matching.length === 0 ? void 0 : matching;
}
var SAID = "what the judge says";
function whyUnasked(open, recorded2) {
  if (open.length > 0) return ", and no judge was asked";
  return recorded2 === void 0 ? ", and without `sees` no model is asked" : "";
}
function explainAsked(asked, at, notes) {
  const answer2 = answerTo(asked, at);
  if (answer2?.isRecorded !== true) for (const fact of asked.seen) noteSeen(fact, at, notes);
  if (answer2 !== void 0) return explainAnswer(asked, answer2, at, notes);
  const paths = asked.seen.map(({ path }) => path);
  return `${paths.join(" and ")} ${paths.length === 1 ? "is" : "are"} absent: there is nothing to ask about`;
}
function explainAnswer(asked, answer2, at, notes) {
  const { given, score: score2, reason, panel, isRecorded: isOwn } = answer2;
  const because = reason === "" ? "" : `: ${shownValue(reason, REASON2)}`;
  if (panel !== void 0) return `${panelWords(asked, panel, score2)}${because}`;
  const stated = given.length === 1 ? given[0] : given;
  const subject = isOwn ? shownFact(notes, recordedPath(asked, at), stated) : `the judge's answer (${shownValue(stated, IN_SENTENCE)})`;
  return `${subject} ${typeof given[0] === "number" ? "of 100" : `says ${yesOrNoOf(given, score2)}`}${because}`;
}
function panelWords({ asks, form }, panel, score2) {
  const word = (value) => form === "percent" ? `${value * 100}` : value === 1 ? "yes" : "no";
  const words2 = panel.map(
    (answer2, index) => `${asks[index]?.model} (${answer2 === void 0 ? "no answer" : word(answer2.score)})`
  );
  return `${words2.join(", ")}: ${word(score2)}`;
}
function noteSeen(fact, at, notes) {
  const value = fact.read(at);
  shownFact(notes, fact.path, value);
  if (value === void 0) warn2(notes, `fact \`${fact.path}\` is absent`);
}
function yesOrNoOf(given, score2) {
  const says = score2 === 1 ? "yes" : "no";
  if (given.length === 1) return says;
  return `${says}, ${given.filter((answer2) => answer2 === (score2 === 1)).length} of ${given.length} times`;
}

// src/rubric/nodes/rule-order.ts
function orderRules(rules, { problems }) {
  for (const rule of rules) checkRule(rule, rules, problems);
  const names = rules.map(({ file }) => file.name);
  const overriders = names.map(
    (name) => rules.flatMap(({ file }, index) => file.overrides?.includes(name) ? [index] : [])
  );
  const needsOf = (name) => rules.flatMap(({ file }) => file.overrides?.includes(name) ? [file.name] : []);
  const sorted2 = dependencyOrder(names, needsOf);
  for (const cycle of sorted2.cycles) {
    const members2 = cycle.toReversed();
    const found = shownCycle(members2).replaceAll(" needs ", " overrides ");
    const first = must(
      rules.find(({ file }) => file.name === members2[0]),
      "the first rule of a cycle"
    );
    const what = "rules override each other in a cycle";
    const fix = "Take one of them out of `overrides`";
    problems.add(`${first.pointer}/overrides`, { code: "cycle", what, found, fix });
  }
  const order = sorted2.order.map((name) => names.indexOf(name));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}
function checkRule({ file, pointer }, rules, problems) {
  const { name, weight, terminal, overrides = [] } = file;
  const firstOf3 = (called) => rules.find((rule) => rule.file.name === called);
  checkName(name, `${pointer}/name`, problems);
  if (firstOf3(name)?.pointer !== pointer)
    problems.add(`${pointer}/name`, { code: "duplicate-node", what: `rule \`${name}\` is repeated` });
  if (weight === 0 && terminal !== true) {
    const expected = "above 0 to add, below 0 to take away";
    problems.add(`${pointer}/weight`, { code: "bad-weights", what: "a rule of weight 0 has no effect", expected });
  }
  for (const [index, overridden2] of overrides.entries()) {
    const at = `${pointer}/overrides/${index}`;
    const target = firstOf3(overridden2);
    if (target === void 0) {
      const advice = adviseName(overridden2, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at, { code: "unknown-node", what: `there is no rule \`${overridden2}\``, ...advice });
    } else if (target.file.terminal === true) {
      const what = `\`${overridden2}\` is terminal and cannot be overridden`;
      problems.add(at, { code: "bad-node", what });
    }
  }
}

// src/rubric/nodes/rules.ts
function compileRules(file, pointer, { marking, compiling }) {
  const placed = (file.rules ?? []).map((rule, index) => ({
    file: effective(rule),
    pointer: `${pointer}/rules/${index}`
  }));
  const order = orderRules(placed, compiling);
  const rules = placed.map((rule) => compileRule(rule.file, rule.pointer, compiling));
  return {
    kind: "rules",
    parts: rules.map(({ node }) => node),
    judge: (at) => judgeRules(rules, order, marking, at),
    explain: (at, judgement, { warnings }) => ({
      explanation: explain3(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at, warnings)
    })
  };
}
function effective(rule) {
  if (rule.status !== "proposed") return rule;
  const { overrides: _, terminal: __, ...shown2 } = rule;
  return { ...shown2, severity: "none" };
}
function judgeRules(rules, { order, overriders }, marking, at) {
  const parts = rules.map(() => SKIPPED);
  const ending = rules.find((rule, index) => {
    if (!rule.isTerminal) return false;
    parts[index] = rule.node.judge(at);
    return counts(rule, parts[index]);
  });
  for (const index of ending === void 0 ? order : [])
    parts[index] = judgeOverridden(rules[index], overriderOf(index, rules, parts, overriders), at);
  const weight = ending?.node.weight ?? sumOfCounted(rules, parts);
  const raw = Math.min(weight, ...mayHaveEnded(rules, parts).map(({ node }) => node.weight));
  const found = { raw, worst: worstSeverity(parts), parts, indeterminate: isIndeterminate(parts) };
  if (ending === void 0) return mark(marking, found);
  const ended2 = weight > 0 ? { worst: null, verdict: "pass" } : { verdict: "fail" };
  return mark({ ...marking, threshold: null }, { ...found, ...ended2 });
}
function sumOfCounted(rules, parts) {
  return sumOf(rules.filter((rule, index) => counts(rule, parts[index])).map(({ node }) => node.weight));
}
function mayHaveEnded(rules, parts) {
  return rules.filter((rule, index) => rule.isTerminal && rule.node.weight > 0 && parts[index] === rule.indeterminate);
}
function judgeOverridden(rule, overrider, at) {
  if (overrider?.isSure) return SKIPPED;
  const judgement = rule.node.judge(at);
  const isInDoubt2 = overrider !== void 0 && judgement === rule.fired && rule.node.weight > 0;
  return isInDoubt2 ? rule.indeterminate : judgement;
}
function overriderOf(index, rules, parts, overriders) {
  const others = overriders[index] ?? [];
  const sure = others.find((overriding) => parts[overriding] === rules[overriding]?.fired);
  const overrider = sure ?? others.find((overriding) => parts[overriding] === rules[overriding]?.indeterminate);
  return overrider === void 0 ? void 0 : { rule: rules[overrider], isSure: sure !== void 0 };
}
function endingRule(rules, parts) {
  return rules.find((rule, index) => rule.isTerminal && counts(rule, parts[index]));
}
function explain3(rules, marking, judgement) {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted3 = rules.filter((rule, index) => rule.node.weight <= 0 && parts[index] === rule.indeterminate);
  const asked = clauses(naming("fired", fired), naming("counts as fired", counted3));
  const sum2 = sumOfCounted(rules, parts);
  const less = mayHaveEnded(rules, parts).filter(({ node }) => node.weight < sum2);
  const ends = naming(`may have ended the list ${ending === void 0 ? "with less" : "before, with less"}`, less);
  if (ending !== void 0)
    return clauses(`${asked}, which ended the list`, ends, calibrationWords(marking, judgement));
  return clauses(clauses(asked, ends) || "no rule fired", markWords(marking, judgement));
}
function naming(what, rules) {
  return rules.length === 0 ? "" : `${what}: ${rules.map(({ node }) => node.key).join(", ")}`;
}
function explainRules(rules, { overriders }, { parts }, at, warnings) {
  const ending = endingRule(rules, parts);
  return rules.map(({ node, indeterminate }, index) => {
    const part = parts[index];
    const isOwn = part === indeterminate ? part === node.judge(at) : part !== SKIPPED;
    if (isOwn) return node.explain(at, part, warnings);
    const explanation2 = ending === void 0 ? overridden(overriderOf(index, rules, parts, overriders)) : `not evaluated: ${ending.node.key} ended the list`;
    return nodeResult(node, part, { explanation: explanation2 }, []);
  });
}
function overridden(overrider) {
  return `overridden by ${overrider?.rule.node.key}${overrider?.isSure === false ? ", which is indeterminate" : ""}`;
}
function counts({ node, fired, indeterminate }, judgement) {
  return judgement === fired || judgement === indeterminate && node.weight <= 0;
}
function compileRule(file, pointer, compiling) {
  const { name, weight, question, version, terminal: isTerminal = false } = file;
  const severity = file.severity ?? (weight > 0 ? "none" : isTerminal ? "critical" : "medium");
  const condition = compileCondition(file.condition, `${pointer}/condition`, compiling);
  const passed = { verdict: "pass", score: 1, severity, parts: NO_PARTS };
  const failed = { verdict: "fail", score: 0, severity, parts: NO_PARTS };
  const [fired, unfired] = weight > 0 ? [passed, failed] : [failed, passed];
  const indeterminate = { ...failed, indeterminate: true };
  const node = {
    key: name,
    kind: "rule",
    ...question === void 0 ? {} : { question },
    ...version === void 0 ? {} : { version },
    ...statusOf(file),
    weight: file.status === "proposed" ? 0 : weight,
    parts: [],
    failed,
    ...chosen([fired, unfired, indeterminate], (at) => {
      const truth = condition.test(at);
      return truth === void 0 ? 2 : truth ? 0 : 1;
    }),
    explain: (at, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explanation2 = explainRule(condition, weight, at, notes);
      return nodeResult(node, judgement, { explanation: explanation2 }, notes.observed);
    }
  };
  return { node, isTerminal, fired, indeterminate };
}
function explainRule(condition, weight, at, notes) {
  const truth = condition.test(at);
  const because = condition.explain(at, notes);
  if (truth !== void 0) return `${truth ? "fired" : "did not fire"}: ${because}`;
  return `${weight > 0 ? "did not fire" : "counts as fired"}, as it is indeterminate: ${because}`;
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
    explain: (at, judgement, notes) => explain4(compiled2, at, judgement, marking, notes)
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
function explain4({ root, fields }, at, judgement, marking, notes) {
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
    const judge2 = (at) => {
      const judgement2 = node.judge(at);
      return labelled(adopt(marking, judgement2, [judgement2]));
    };
    return { label, node, judge: judge2 };
  }
  const judgement = labelled(markScalar(marking, file.score ?? 0));
  return { label, node: null, judge: () => judgement };
}
function labelsOf2(tree) {
  if (!isFork(tree)) return tree.label === void 0 ? null : [tree.label];
  const [yes, no] = [labelsOf2(tree.then), labelsOf2(tree.else)];
  return yes === null || no === null ? null : [.../* @__PURE__ */ new Set([...yes, ...no])];
}
function wayTo(pointer) {
  const top = "/tree/";
  return pointer.slice(pointer.lastIndexOf(top) + top.length).replaceAll("/", "_");
}

// src/rubric/nodes/compile-node.ts
var KINDS5 = {
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
var NODE_KINDS = Object.keys(KINDS5);
var BELOW_ONLY = /* @__PURE__ */ new Set(["pass_when", "fail_when", "use", "judge"]);
function compileNode(key, file, pointer, compiling, compileChild = (childKey, child, at, within2 = compiling) => compileNode(childKey, child, at, within2)) {
  const { when, otherwise, question, weight = 1 } = file;
  const severity = file.severity ?? "medium";
  const body = compileBody(file, pointer, compiling, compileChild);
  const applies2 = when === void 0 ? null : compileCondition(when, `${pointer}/when`, compiling);
  checkNeeded(file, pointer, compiling);
  const failed = { verdict: "fail", score: 0, severity, parts: body.parts.map((part) => part.failed) };
  const threshold = thresholdOf(file);
  const node = {
    key,
    kind: body.kind,
    ...question === void 0 ? {} : { question },
    ...statusOf(file),
    weight,
    ...threshold === null ? {} : { threshold },
    // The rubric's own version is recorded beside its result tree.
    ...file.version === void 0 || pointer === "" ? {} : { version: file.version },
    parts: body.parts,
    failed
  };
  if (applies2 === null) return { ...node, ...always(node, body) };
  return { ...node, ...where(node, body, applies2, answered(otherwise, severity)) };
}
function compileBody(file, pointer, compiling, compileChild) {
  const kinds = NODE_KINDS.filter((kind2) => Object.hasOwn(file, kind2));
  const [kind] = kinds;
  const compile = kind === void 0 ? compileCriterion : must(KINDS5[kind], `the kind ${kind}`);
  if (kinds.length !== 1) {
    const isRoot = pointer === "";
    const known3 = NODE_KINDS.filter((name) => !isRoot || !BELOW_ONLY.has(name));
    const what = `a ${isRoot ? "rubric" : "node"} has one kind`;
    compiling.problems.add(pointer, { code: "bad-node", what, ...exactlyOne(known3, kinds) });
  }
  const marking = {
    threshold: thresholdOf(file),
    severity: file.severity ?? null,
    calibrate: compileCalibration(file.calibration, `${pointer}/calibration`, compiling)
  };
  return compile(file, pointer, { marking, compiling, compileChild });
}
function always(node, body) {
  return {
    choice: body.choice ?? null,
    judge: body.judge,
    explain: (at, judgement, warnings) => {
      if (judgement.missing !== void 0) return explainMissing(node, body, judgement, at, warnings);
      const notes = startNotes(warnings);
      const explained = body.explain(at, judgement, notes);
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function explainMissing(node, { explainItems: explainItems2 }, judgement, at, warnings) {
  const explanation2 = must(judgement.missing, "the missing answer").message;
  const below3 = judgement.parts.length === 0 ? notEvaluated(node.parts, "an answer is missing") : explainItems2?.(at, judgement, warnings) ?? explainAll(node.parts, judgement.parts, at, warnings);
  return nodeResult(node, judgement, { explanation: explanation2, children: below3.length === 0 ? void 0 : below3 }, []);
}
function where(node, body, applies2, elsewhere) {
  const inside2 = always(node, body);
  const least = elsewhere.verdict === "pass" ? answered("skip", elsewhere.severity) : elsewhere;
  const inDoubt = { ...least, indeterminate: true };
  const choiceWhere = ({ answers, choose }) => ({
    answers: [...answers, elsewhere, inDoubt],
    choose: (at) => {
      const truth = applies2.test(at);
      return truth === true ? choose(at) : answers.length + (truth === false ? 0 : 1);
    }
  });
  return {
    choice: body.choice === void 0 ? null : choiceWhere(body.choice),
    judge: (at) => {
      const truth = applies2.test(at);
      return truth === true ? body.judge(at) : truth === false ? elsewhere : inDoubt;
    },
    explain: (at, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside2.explain(at, judgement, warnings);
      const notes = startNotes(warnings);
      const how = must(ELSEWHERE[judgement.verdict], "the verdict of `otherwise`");
      const below3 = notEvaluated(node.parts, `${node.key} does not apply`);
      const explained = {
        explanation: `${how}${applies2.explain(at, notes)}`,
        otherwise: judgement.verdict === "skipped" ? void 0 : true,
        children: below3.length === 0 ? void 0 : below3
      };
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
var ELSEWHERE = {
  skipped: "does not apply: ",
  pass: "passes where it does not apply: ",
  fail: "fails where it does not apply: "
};
var NEEDED2 = [
  ["otherwise", "when", "a `when`"],
  ["sees", "judge", "a `judge`"],
  ["model", "judge", "a `judge`"],
  ["combine", "criteria", "`criteria`"],
  ["weights", "criteria", "`criteria`"]
];
var OWN_PART = /^\/(?:criteria|nodes)\/[^/]+$/;
function checkNeeded(file, pointer, { problems }) {
  if (file.status === "proposed" && !OWN_PART.test(pointer)) {
    const what = "only the rubric's own `criteria` and `nodes`, and rules, can be proposed";
    problems.add(`${pointer}/status`, { code: "bad-node", what });
  }
  for (const [key, needed, called] of NEEDED2)
    if (file[key] !== void 0 && file[needed] === void 0)
      problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs ${called}` });
}

// src/rubric/compile-nodes.ts
function nodeSlots(file, problems) {
  const slots = /* @__PURE__ */ new Map();
  for (const section of ["criteria", "nodes"]) {
    for (const key of Object.keys(file[section] ?? {})) {
      checkKey2(key, `/${section}`, problems);
      if (slots.has(key))
        problems.add(`/${section}/${key}`, { code: "duplicate-node", what: `\`${key}\` is repeated` });
      slots.set(key, slots.size);
    }
  }
  return slots;
}
function compileNodes(id, file, { names, problems, needs: asked }) {
  const named2 = [];
  const slotOf = (key) => must(names.nodes.get(key), `the slot of node ${key}`);
  const needs = /* @__PURE__ */ new Map();
  const compileNamed = (key, node, pointer) => {
    const compiling = { problems, names, needs: /* @__PURE__ */ new Set(), name: key };
    const compiled2 = compileNode(key, node, pointer, compiling);
    const slot = slotOf(key);
    named2[slot] = compiled2;
    needs.set(key, compiling.needs);
    return judgedOnce(compiled2, slot);
  };
  const outside = (section, [key, node]) => ({
    key,
    node: compileNamed(key, { ...node, weight: 0 }, `/${section}/${key}`)
  });
  const parts = Object.entries(file.criteria ?? {});
  const proposed = parts.filter(([, { status }]) => status === "proposed");
  const counting2 = Object.fromEntries(parts.filter((part) => !proposed.includes(part)));
  if (proposed.length > 0 && proposed.length === parts.length)
    problems.add("/criteria", { code: "bad-node", what: "every criterion is proposed, so nothing has a score" });
  const apart2 = [
    ...Object.entries(file.nodes ?? {}).map((entry) => {
      refuseWeight(entry[1], `/nodes/${entry[0]}`, { problems });
      return outside("nodes", entry);
    }),
    ...proposed.map((entry) => outside("criteria", entry))
  ];
  const whole = { problems, names, needs: /* @__PURE__ */ new Set(), name: id };
  const scored = file.criteria === void 0 ? file : { ...file, criteria: counting2 };
  const root = compileNode(
    id,
    scored,
    "",
    whole,
    (key, node, pointer, within2 = whole) => pointer === `/criteria/${key}` ? compileNamed(key, node, pointer) : compileNode(key, node, pointer, within2)
  );
  const read2 = /* @__PURE__ */ new Set([...asked, ...whole.needs, ...[...needs.values()].flatMap((keys) => [...keys])]);
  const order = sortedKeys2(names.nodes, needs, file, problems).filter((key) => read2.has(key) || apart2.some((node) => node.key === key)).map(slotOf);
  const besides = apart2.map(({ key, node }) => {
    return { slot: slotOf(key), node, isOptional: read2.has(key) || node.status === "proposed" };
  });
  const counted3 = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named: named2, standalone: besides, counted: counted3, order, needs: new Map([...needs, ["", whole.needs]]) };
}
function judgedOnce(node, slot) {
  const { choice, judge: judge2 } = node;
  if (choice === null) return { ...node, judge: (at) => at.nodes[slot] ?? judge2(at) };
  const { answers, choose } = choice;
  const again = (at) => {
    const judgement = at.nodes[slot];
    return judgement === void 0 ? choose(at) : answers.indexOf(judgement);
  };
  return { ...node, ...chosen(answers, again) };
}
function sortedKeys2(slots, needs, file, problems) {
  const { order, cycles } = dependencyOrder([...slots.keys()], (key) => needs.get(key) ?? []);
  for (const cycle of cycles) {
    const [first = ""] = cycle;
    const section = Object.hasOwn(file.nodes ?? {}, first) ? "/nodes" : "/criteria";
    const found = shownCycle(cycle);
    const fix = "Let one of them refer to facts instead";
    problems.add(`${section}/${first}`, { code: "cycle", what: "nodes need each other in a cycle", found, fix });
  }
  return order;
}
var RECORDED_NEED = needOf("fact", "judge");
function restsOnJudge(nodes, derived) {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [needOf("derive", fact.name), fact.needs])]);
  const reachedFrom = (start) => {
    const seen = new Set(start);
    for (const name of seen) for (const next of needs.get(name) ?? []) seen.add(next);
    return seen;
  };
  const startOf3 = (key) => needs.has(key) ? key : "";
  const isJudged2 = (seen) => seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  const whole = ["", ...nodes.root.parts.map(({ key }) => startOf3(key))];
  return {
    whole: isJudged2(reachedFrom(whole)),
    part: (key) => isJudged2(reachedFrom([startOf3(key)])),
    questions: (key) => [...reachedFrom(key === void 0 ? whole : [startOf3(key)])].flatMap((need) => need.startsWith(QUESTION_NEED) ? need.slice(QUESTION_NEED.length) : []).sort()
  };
}

// src/rubric/facts/contract.ts
var LONG2 = 1e3;
function compileContract(file, derived, compiling) {
  const { names, problems, needs } = compiling;
  const schema5 = compileShape(file, problems);
  const beforeScores = { ...compiling, names: { ...names, factsOnly: true } };
  const requirements = (file.require ?? []).map(({ that, message }, index) => ({
    condition: compileCondition(that, `/require/${index}/that`, beforeScores),
    message
  }));
  if (schema5 === null && requirements.length === 0) return null;
  const needed = derived.some(({ name }) => needs.has(needOf("derive", name))) ? derived : [];
  return (trial) => {
    const misshapen = schema5?.violation(trial);
    if (misshapen !== void 0) return misshapen;
    const at = startEvaluation(trial);
    for (const { slot, derive } of needed) at.derived[slot] = derive(at);
    const broken = requirements.filter(({ condition }) => condition.test(at) !== true);
    if (broken.length === 0) return void 0;
    const reasons = broken.map(({ condition, message }) => {
      const because = condition.explain(at, startNotes([]));
      return message === void 0 ? because : `${message}: ${because}`;
    });
    return cut(reasons.join("; "), LONG2);
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

// src/rubric/facts/derived-facts.ts
function derivedSlots(file, taken, problems) {
  const names = Object.keys(file.derive ?? {});
  for (const name of names) {
    checkKey2(name, "/derive", problems);
    if (!taken.has(name)) continue;
    const what = `derived fact \`${name}\` hides a fact of the trial`;
    problems.add(`/derive/${name}`, { code: "hidden-fact", what, fix: "Rename it" });
  }
  return new Map(names.map((name, slot) => [name, slot]));
}
function compileDerived(file, names, problems) {
  const facts = /* @__PURE__ */ new Map();
  for (const [name, written2] of Object.entries(file.derive ?? {})) {
    const slot = must(names.derived.get(name), `the slot of derived fact ${name}`);
    const compiling = { problems, names: { ...names, factsOnly: true }, needs: /* @__PURE__ */ new Set() };
    const { derive, explain: explain5 } = compileDerivation(written2, `/derive/${name}`, compiling);
    facts.set(name, { name, slot, needs: compiling.needs, derive: (at) => bounded(derive(at), name), explain: explain5 });
  }
  const known3 = [...facts.keys()];
  const { order, cycles } = dependencyOrder(
    known3,
    (name) => known3.filter((needed) => facts.get(name)?.needs.has(needOf("derive", needed)))
  );
  for (const cycle of cycles) {
    const found = shownCycle(cycle);
    const fix = "Let one of them need other facts";
    problems.add(`/derive/${cycle[0]}`, {
      code: "cycle",
      what: "derived facts need each other in a cycle",
      found,
      fix
    });
  }
  return order.flatMap((name) => facts.get(name) ?? []);
}
function bounded(value, name) {
  if (typeof value === "object") spend({ steps: 0 }, stepsOfValue(value), () => `the derived fact \`${name}\``);
  return value;
}
function compileDerivation(file, pointer, compiling) {
  if ("lookup" in file) return compileFactLookup(file.lookup, `${pointer}/lookup`, compiling);
  const isValue = file.expr !== void 0 && Object.keys(file).every((key) => key === "expr" || key === "description");
  if (isValue) return fromExpression(file.expr, pointer, compiling);
  const condition = compileCondition(file, pointer, compiling);
  return { derive: condition.test, explain: (at, warnings) => condition.explain(at, startNotes(warnings)) };
}
function fromExpression(text, pointer, compiling) {
  const bound = compileBound(text, "any", `${pointer}/expr`, compiling);
  const shown2 = cut(bound.text, EXPRESSION);
  return {
    derive: bound.value,
    explain: (at, warnings) => {
      const reason = bound.explain(at, startNotes(warnings));
      return reason === "" ? shown2 : `${shown2}: ${reason}`;
    }
  };
}
function compileFactLookup(file, pointer, compiling) {
  const { field, table: table2, default: usual } = file;
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table2));
  return {
    derive: (at) => {
      const key = tableKey(fact.read(at));
      if (key === void 0) return void 0;
      return rows.has(key) ? rows.get(key) : usual;
    },
    explain: (at, warnings) => {
      const notes = startNotes(warnings);
      return explainRow(fact, rows, at, notes, (notListed) => {
        if (usual !== void 0) return `${notListed}, and has the default`;
        warn2(notes, notListed);
        return notListed;
      });
    }
  };
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
  const labels = outcomes !== void 0 || tree === void 0 ? null : labelsOf2(tree);
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

// src/rubric/load-rubric.ts
var schema4 = schemaCheck(rubric_schema_default);
var check = {
  ...schema4,
  problems: (value, locate) => schema4.problems(value, locate).map((problem2) => withAdvice(problem2, value))
};
var unchecked = { ...schema4, problems: () => [] };
function loadRubric(file, text) {
  return compileDocument(parseYamlDocument(file, text));
}
function compileDocument(document, watch, by = check) {
  return checkDocument(document, by, (written2, { problems, placeOf: placeOf3 }) => ({
    file: placeOf3("").file,
    ...compileRubric(written2, problemsAt(problems, placeOf3), watch)
  }));
}
function loadRubrics(sources) {
  const collected = new Problems();
  const loaded = sources.flatMap(({ file, text, shipped }) => {
    const load = () => compileDocument(parseYamlDocument(file, text), void 0, shipped ? unchecked : check);
    return collected.collect(load) ?? [];
  });
  const problems = [...collected.all(), ...sharedNames(loaded)];
  if (problems.length > 0) throw new UserError(problems);
  return loaded.sort((a, b) => byText(a.id, b.id));
}
function sharedNames(loaded) {
  return [...sharedIn(loaded, "id"), ...sharedIn(loaded, "metric")];
}
function sharedIn(loaded, name) {
  const owners = /* @__PURE__ */ new Map();
  return loaded.flatMap((rubric) => {
    const { file } = rubric;
    const owner = owners.get(rubric[name]);
    owners.set(rubric[name], owner ?? file);
    if (owner === void 0) return [];
    const kind = name === "id" ? "rubric" : "metric";
    const what = `${kind} \`${rubric[name]}\` is already defined in ${owner}`;
    return [{ code: `duplicate-${kind}`, what, where: { file }, fix: "Rename one of them" }];
  });
}
function compileRubric(file, problems, watch) {
  const header = readHeader(file, problems);
  const names = { ...knownNames(file, problems), watch };
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
    questions: [...names.questions.values()].flatMap(({ asks }) => asks),
    judged: [...names.questions.values()],
    refersTo: new Set(needs.flatMap((each) => [...each])),
    criteria: nodes.counted.map((node) => criterionOf(node, file, byJudge)),
    outcomes,
    bands: file.bands ?? [],
    byJudge: byJudge.whole,
    restsOn: byJudge.questions()
  };
}
var NUMBERS2 = /* @__PURE__ */ new Set(["formula", "lookup", "tree"]);
function criterionOf(node, { criteria = {}, nodes = {} }, byJudge) {
  const { key, kind, question, choice, status } = node;
  const hasThreshold = (memberOf(criteria, key) ?? memberOf(nodes, key))?.threshold !== void 0;
  return {
    key,
    ...question === void 0 ? {} : { question },
    ...status === void 0 ? {} : { status },
    ...byJudge.part(key) ? { byJudge: true } : {},
    restsOn: byJudge.questions(key),
    ...choice === null ? { graded: { byScore: NUMBERS2.has(kind) && !hasThreshold } } : {}
  };
}
var OWN_KEYS = ["rubric", "version", "metric"];
var METRIC_LIMIT = 32;
function readHeader(file, problems) {
  const { meta, rubric = "", version = "", metric = "" } = file;
  for (const key of OWN_KEYS) {
    if (meta === void 0 && file[key] === void 0) {
      const fix = "A rubric begins with `rubric`, `version` and `metric`, or with `meta`";
      problems.add("", { code: "missing-key", what: `\`${key}\` is missing`, fix });
    } else if (meta !== void 0 && file[key] !== void 0) {
      const what = `\`meta\` replaces \`rubric\`, \`version\` and \`metric\``;
      problems.add(`/${key}`, { code: "two-headers", what, fix: `Remove \`meta\` or \`${key}\`` });
    }
  }
  if (meta === void 0) return { id: rubric, version, metric };
  if (meta.metric === void 0 && meta.name.length > METRIC_LIMIT) {
    const what = "`name` is too long for a metric";
    const expected = `at most ${METRIC_LIMIT} characters`;
    problems.add("/meta/name", { code: "bad-value", what, expected, fix: "Add a `metric` to `meta`" });
  }
  return { id: meta.name.replaceAll("_", "-"), version: meta.version, metric: meta.metric ?? meta.name };
}
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
    questions: /* @__PURE__ */ new Map(),
    facts,
    closed
  };
  return { ...names, steps: compileNamedSteps(file, names, problems) };
}

// src/scoring/labels.ts
function labelledCases({ key, question, passes }, labels) {
  const ownLabels = labels.filter((label) => label.label !== null && isLabelOf({ key, question }, label));
  const byFacts = groupBy(ownLabels, ({ facts }) => shownHash(facts));
  return [...byFacts.values()].map((same) => {
    const says = new Set(same.flatMap(({ label }) => label === null ? [] : passes(scoreOfAnswer(label))));
    const [yes = null] = says.size === 1 ? says : [];
    const { facts = {}, answer: answer2 } = same[0] ?? {};
    return { facts, answer: answer2, yes, labels: same };
  });
}
function isLabelOf({ key, question }, label) {
  return label.key === key && (label.question ?? question).trim() === question;
}
function howAsked({ hash: hash3, asks }, judge2) {
  if (asks.length === 0) return { asked: hash3, models: [], temperature: null, votes: 1 };
  const models = asks.flatMap(({ model }) => model ?? judge2?.model ?? []);
  return { asked: hash3, models, temperature: judge2?.temperature ?? null, votes: judge2?.votes ?? 1 };
}
function compareWithPeople({ question, cases }, answers, how) {
  const settled = cases.filter(({ yes }) => yes !== null);
  const answered2 = settled.flatMap((of2) => {
    const said = answers.get(of2);
    return said === void 0 ? [] : [{ of: of2, said, isYes: question.passes(said.score) }];
  });
  const count2 = (judge2, people) => answered2.filter(({ of: of2, isYes }) => isYes === judge2 && of2.yes === people).length;
  const agreeing = { both_yes: count2(true, true), both_no: count2(false, false) };
  const counts2 = { ...agreeing, judge_yes: count2(true, false), judge_no: count2(false, true) };
  const disagreements = answered2.filter(({ of: of2, isYes }) => isYes !== of2.yes);
  const unanswered2 = settled.length - answered2.length;
  return { question, cases, check: { ...how, counts: counts2, unanswered: unanswered2 }, disagreements };
}

// schemas/judge-check.schema.json
var judge_check_schema_default = () => loadLazily("./judge-check.schema.cjs").default;

// schemas/label.schema.json
var label_schema_default = () => loadLazily("./label.schema.cjs").default;

// src/io/judge/labels.ts
var BESIDE = { labels: ".labels.jsonl", check: ".judge-check.json" };
function besideRubric(rubric, kind) {
  return rubric.replace(/\.ya?ml$/, BESIDE[kind]);
}
var labelCheck = schemaCheck(label_schema_default);
var fileCheck = schemaCheck(judge_check_schema_default);
function readLabels(rubric, root) {
  const file = besideRubric(rubric, "labels");
  const problems = new Problems();
  const labels = [...jsonLines(bytesIfThere(file, root) ?? new Uint8Array())].flatMap(({ text, line: line2 }) => {
    if (text.trim() === "") return [];
    const at = { file, line: line2 };
    const label = problems.collect(
      () => labelCheck.parse(parseRecord(text, at, "Complete the line"), (pointer) => ({ ...at, pointer }))
    );
    return label === void 0 ? [] : [{ ...label, line: line2 }];
  });
  problems.throwAny();
  return labels;
}
function readCheck({ file, text }) {
  const value = parseRecord(text, { file }, "Let `agent-gate judge-check` write it again");
  return fileCheck.parse(value, (pointer) => ({ file, pointer }));
}

// src/io/rubric-files.ts
var { readdirSync: readdirSync4 } = process.getBuiltinModule("node:fs");
var { join: join5, resolve: resolve6 } = process.getBuiltinModule("node:path");
var ENDINGS = [".yml", ".yaml"];
var RUBRIC_FOLDER = "rubrics";
var YAML_NAME = /\.ya?ml$/;
var NAMES = "Name rubrics, or a folder of them with their `NAME.test.yml`";
function findCaseFiles(name, root) {
  const files = filesUnder(name, root, TEST_FILE);
  const testOf4 = (file) => {
    const test2 = TEST_FILE.test(file) ? file : casesBeside(file, root);
    if (test2 !== void 0) return test2;
    const fix = `Write cases in ${file.replace(YAML_NAME, ".test.yml")}`;
    throw new UserError({ code: "no-cases", what: "the rubric has no cases", where: { file }, fix });
  };
  return files.map(testOf4).sort();
}
function findUntested(name, root) {
  return rubricsBelow(name, root, (file) => casesBeside(file, root) === void 0);
}
function findNested(root) {
  return rubricsBelow(RUBRIC_FOLDER, root, (file) => file.split("/").length > 2).map(({ file }) => file);
}
function rubricsBelow(folder, root, isWanted) {
  if (!folderExists(folder, root)) return [];
  return filesBelow(folder, root, YAML_NAME).filter((file) => !TEST_FILE.test(file) && isWanted(file)).sort().map((file) => read(file, root)).filter(({ text }) => HEADER.test(text));
}
var HEADER = /^(?:\{\s*)?["']?(?:rubric|meta)["']?[ \t]*:/m;
function readCases(rubric, root) {
  const test2 = casesBeside(rubric, root);
  return test2 === void 0 ? null : read(test2, root);
}
function readRubricPair(test2, root) {
  const names = ENDINGS.map((ending) => test2.replace(TEST_FILE, ending));
  const rubric = findOnly(names, root);
  if (rubric !== void 0) return { rubric: read(rubric, root), test: read(test2, root) };
  throw new UserError({
    code: "no-rubric",
    what: "the cases have no rubric beside them",
    where: { file: test2 },
    expected: names.join(" or ")
  });
}
function findRubrics(names, root) {
  const shipped = names.flatMap((name) => fileExists(name, root) ? [] : readShipped("rubrics", name) ?? []);
  const paths = names.filter((name) => fileExists(name, root) || readShipped("rubrics", name) === void 0);
  const wanted = names.length === 0 ? [RUBRIC_FOLDER] : paths;
  const files = wanted.flatMap((name) => filesUnder(name, root, YAML_NAME));
  const rubricFiles = [...new Set(files)].filter((file) => !TEST_FILE.test(file)).sort();
  return [
    ...rubricFiles.map((file) => ({ file, read: () => read(file, root).text })),
    ...shipped.map(({ file, text }) => ({ file, read: () => text }))
  ];
}
function filesUnder(name, root, ending) {
  const isDirectory = folderExists(name, root);
  const files = isDirectory ? filesBelow(name, root, ending) : findFiles([name], root);
  if (files.length > 0) return files;
  const kind = ending === TEST_FILE ? "`*.test.yml` files" : "rubrics";
  const what = isDirectory ? `the folder \`${name}\` holds no ${kind}` : `no file matches \`${name}\``;
  const fix = isDirectory || ending === TEST_FILE ? NAMES : adviseShipped("rubrics", name);
  throw new UserError({ code: "no-files", what, fix });
}
function filesBelow(folder, root, ending) {
  const isPassedOver = (name) => name === "node_modules" || name.startsWith(".");
  return onDisk(folder, () => readdirSync4(resolve6(root, folder), { recursive: true, encoding: "utf8" })).filter((path) => ending.test(path) && !slashed(path).split("/").some(isPassedOver)).map((path) => slashed(join5(folder, path))).filter((path) => !folderExists(path, root));
}
function casesBeside(rubric, root) {
  const names = ENDINGS.map((ending) => rubric.replace(YAML_NAME, `.test${ending}`));
  return findOnly(names, root);
}
function read(file, root) {
  return { file, text: readText(file, root, { outside: true }) };
}

// schemas/mapping.schema.json
var mapping_schema_default = () => loadLazily("./mapping.schema.cjs").default;

// src/suite/reading/junit.ts
var MAX_BYTES2 = 64 * 1024 * 1024;
var MAX_INHERITED = 512 * 1024 * 1024;
function junitReport(bytes2) {
  const { file } = bytes2;
  const root = parse2(file, decodedText(bytes2));
  if (root?.name !== "testsuites" && root?.name !== "testsuite") {
    const fix = "Export JSON Lines, or the report of the tests as JUnit XML";
    const found = `XML with \`<${root?.name ?? ""}>\` around all`;
    throw new UserError({ code: "wrong-format", what: "the file is no JUnit report", where: { file }, found, fix });
  }
  requireShallow(file, root);
  requireTotals(file, root);
  return { items: recordsIn(file, root), header: () => root.attributes };
}
function* recordsIn(file, root) {
  let position = 0;
  let inherited = 0;
  const inherit = (size) => {
    inherited += size;
    if (inherited <= MAX_INHERITED) return;
    throw new UserError({
      code: "gathered-too-large",
      what: "the test cases inherit too much from their suites",
      where: { file },
      expected: `at most ${MAX_INHERITED} characters of suite names and properties together`,
      fix: "Write properties to the test cases that need them, or several reports"
    });
  };
  for (const testcase of casesIn(root, OUTSIDE, inherit)) {
    const where2 = { file, pointer: `/testcase/${position}` };
    position++;
    yield { where: where2, position, ...testcase };
  }
}
function requireShallow(file, root) {
  let level = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw tooDeep2(file);
    level = level.flatMap(elementsOf);
  }
}
function tooDeep2(file) {
  return new UserError({
    code: "too-deep",
    what: `the report nests deeper than ${MAX_DEPTH} levels`,
    where: { file },
    fix: "Write the suites side by side"
  });
}
function requireTotals(file, element, isInCase = false) {
  const isCase = element.name === "testcase";
  const parts = elementsOf(element).map((child) => requireTotals(file, child, isInCase || isCase));
  const cases = parts.reduce((sum2, part) => sum2 + part.cases, isCase ? 1 : 0);
  const failures = parts.reduce((sum2, part) => sum2 + part.failures, isInCase && isFailure(element) ? 1 : 0);
  if (isFailure(element) && !isInCase) throw otherTotals(file, element, ["stands in no test case", 1, 0]);
  if (!isSuite(element)) return { cases, failures };
  const { tests, failures: failed, errors } = element.attributes;
  const broken = numberIn(failed) + (element.name === "testsuite" ? numberIn(errors) : 0);
  if (cases < numberIn(tests))
    throw otherTotals(file, element, ["has fewer test cases than its `tests` says", numberIn(tests), cases]);
  if (failures < broken)
    throw otherTotals(file, element, ["counts more failures and errors than its test cases have", broken, failures]);
  return { cases, failures };
}
function numberIn(text) {
  return text !== void 0 && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
function otherTotals(file, { name, attributes }, [how, said, found]) {
  return new UserError({
    code: "other-totals",
    what: `\`<${name}>\`${attributes.name === void 0 ? "" : ` ${shown(attributes.name)}`} ${how}`,
    where: { file },
    expected: `${said}`,
    found: `${found}`,
    fix: "The run that wrote it was probably cancelled or broken, or several processes wrote the file: run the suite again"
  });
}
function isFailure({ name }) {
  return name === "failure" || name === "error";
}
function isSuite({ name }) {
  return name === "testsuites" || name === "testsuite";
}
var LESS = "Leave the output of the tests out of it, or write several reports";
function decodedText({ file, chunks, offset }) {
  const parts = [];
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_BYTES2)
      throw tooLarge("the report is too large", { file }, { most: `${MAX_BYTES2} bytes`, fix: LESS });
    parts.push(Buffer.from(asBuffer(chunk)));
  }
  const bytes2 = Buffer.concat(parts);
  requireUtf8(file, bytes2, offset);
  return bytes2.toString("utf8");
}
function parse2(file, text) {
  const { parseXml, XmlError } = loadLazily("./-rgrove-parse-xml.cjs");
  try {
    return parseXml(text).root;
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep2(file);
    if (!(error instanceof XmlError)) throw error;
    const { line: line2 } = error;
    const what = `the XML is broken: ${error.message.split("\n", 1)[0] ?? ""}`;
    const fix = "The run that wrote it was probably cancelled: run the suite again";
    throw new UserError({ code: "bad-xml", what, where: { file, ...line2 === void 0 ? {} : { line: line2 } }, fix });
  }
}
var OUTSIDE = { suites: [], properties: {}, text: "" };
function* casesIn(element, outer, inherit) {
  const around = isSuite(element) ? within(element, outer, inherit) : outer;
  for (const child of elementsOf(element)) {
    if (child.name === "testcase") {
      inherit(around.text.length);
      yield caseOf(child, around);
    }
    yield* casesIn(child, around, inherit);
  }
}
function within(suite, outer, inherit) {
  const { name } = suite.attributes;
  const ownProperties = propertiesOf(suite);
  if (name === void 0 && ownProperties === NONE2) return outer;
  inherit(outer.text.length);
  const suites = name === void 0 ? outer.suites : [...outer.suites, name];
  const properties = ownProperties === NONE2 ? outer.properties : { ...outer.properties, ...ownProperties };
  return { suites, properties, text: JSON.stringify([suites, properties]) };
}
function caseOf(testcase, { suites, properties: inherited, text }) {
  const { attributes } = testcase;
  const ownProperties = propertiesOf(testcase);
  const properties = ownProperties === NONE2 ? inherited : { ...inherited, ...ownProperties };
  const results = [...resultsIn(testcase)].map((child) => [child.name, { ...child.attributes, text: child.text.trim() }]).reverse();
  const members2 = [...Object.entries(attributes), ["suites", suites], ["properties", properties], ...results];
  const record = Object.fromEntries(members2.filter(isSafe));
  return { text: JSON.stringify([attributes, ownProperties, results]), inherited: text, parse: () => record };
}
var RESULTS2 = /* @__PURE__ */ new Set(["failure", "error", "skipped", "system-out", "system-err"]);
function* resultsIn(element) {
  for (const child of elementsOf(element)) {
    if (child.name === "properties" || child.name === "testcase") continue;
    yield child;
    if (!RESULTS2.has(child.name)) yield* resultsIn(child);
  }
}
var NONE2 = {};
function propertiesOf(element) {
  const lists = elementsOf(element).filter(({ name }) => name === "properties");
  if (lists.length === 0) return NONE2;
  const entries = lists.flatMap(elementsOf).map((child) => {
    const { name = "", value } = child.attributes;
    return [name, typed(value ?? child.text)];
  });
  return Object.fromEntries(entries.filter(isSafe));
}
function typed(text) {
  return /^(?:true|false|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?)$/i.test(text) ? JSON.parse(text.toLowerCase()) : text;
}
function isSafe([name]) {
  return !REFUSED_NAMES.has(String(name));
}
function elementsOf(element) {
  return element.children.filter(({ type }) => type === "element");
}

// src/suite/reading/byte-cursor.ts
var QUOTE2 = 34;
var BACKSLASH2 = 92;
var NEWLINE2 = 10;
var DEPTH_STEP = Int8Array.from({ length: 256 }, (_, byte) => isOpening(byte) ? 1 : isClosing(byte) ? -1 : 0);
function isOpening(byte) {
  return byte === 91 || byte === 123;
}
function isClosing(byte) {
  return byte === 93 || byte === 125;
}
function byteCursor({ file, chunks, offset: start }) {
  const source = chunks[Symbol.iterator]();
  let bytes2 = Buffer.alloc(0);
  let at = 0;
  let base = start;
  let linesBefore = 0;
  let mark2 = -1;
  let taking = start;
  let parts = [];
  let keptSize = 0;
  function refill() {
    if (mark2 >= 0) keep2(Buffer.from(bytes2.subarray(mark2, at)));
    base += bytes2.length;
    linesBefore += newlines(bytes2);
    const next = source.next();
    bytes2 = next.done ? Buffer.alloc(0) : asBuffer(next.value);
    at = 0;
    if (mark2 >= 0) mark2 = 0;
    return !next.done && (bytes2.length > 0 || refill());
  }
  function keep2(part) {
    parts.push(part);
    keptSize += part.length;
    if (keptSize > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
  }
  function need() {
    if (at >= bytes2.length && !refill()) throw cutShort(file, base);
  }
  function peek() {
    for (; ; ) {
      const byte = bytes2[at];
      if (byte === void 0) {
        if (!refill()) return -1;
      } else if (byte === 32 || byte >= 9 && byte <= 13) at++;
      else return byte;
    }
  }
  function skipText() {
    let escaped = 0;
    for (; ; ) {
      need();
      const window = bytes2;
      let i = at + escaped;
      while (i < window.length && window[i] !== QUOTE2) i += window[i] === BACKSLASH2 ? 2 : 1;
      at = Math.min(i + 1, window.length);
      if (i < window.length) return;
      escaped = i - window.length;
    }
  }
  function skipNested() {
    let depth = 1;
    while (depth > 0) {
      need();
      const window = bytes2;
      let i = at;
      while (i < window.length && depth > 0 && window[i] !== QUOTE2) depth += DEPTH_STEP[window[i++] ?? 0] ?? 0;
      at = i;
      if (depth > 0 && i < window.length) {
        at++;
        skipText();
      }
    }
  }
  function skipScalar() {
    while (at < bytes2.length || refill()) {
      const byte = bytes2[at] ?? 0;
      if (byte <= 32 || byte === 44 || isClosing(byte) || byte === 58) return;
      at++;
    }
  }
  function skipValue() {
    const byte = peek();
    if (byte === -1) throw cutShort(file, base);
    if (byte === QUOTE2 || isOpening(byte)) at++;
    if (byte === QUOTE2) skipText();
    else if (isOpening(byte)) skipNested();
    else skipScalar();
  }
  function takeValue() {
    peek();
    taking = base + at;
    mark2 = at;
    parts = [];
    keptSize = 0;
    skipValue();
    const tail = bytes2.subarray(mark2, at);
    mark2 = -1;
    const whole = parts.length === 0 ? tail : Buffer.concat([...parts, tail]);
    if (whole.length > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
    requireUtf8(file, whole, taking);
    return whole.toString("utf8");
  }
  const line2 = () => linesBefore + newlines(bytes2.subarray(0, at)) + 1;
  return {
    file,
    line: line2,
    peek,
    skipValue,
    takeValue,
    /** File offset of the next byte. */
    offset: () => base + at,
    /** Consumes the byte returned by `peek`. */
    step: () => void at++
  };
}
function newlines(bytes2) {
  let count2 = 0;
  for (let at = bytes2.indexOf(NEWLINE2); at >= 0; at = bytes2.indexOf(NEWLINE2, at + 1)) count2++;
  return count2;
}
function recordTooLarge(file, offset) {
  return tooLarge(`the record at byte ${offset} is too large`, { file });
}
function cutShort(file, offset, wanted = {}) {
  return new UserError({
    code: "cut-json",
    what: `the file ends at byte ${offset} in the middle of its JSON`,
    where: { file },
    ...wanted,
    fix: "The run that wrote it was probably cancelled: run the suite again"
  });
}

// src/suite/reading/split-document.ts
var COMMA = 44;
var COLON = 58;
var CLOSE_LIST = 93;
var CLOSE_OBJECT = 125;
var QUOTE3 = 34;
var OPEN_LIST = 91;
var OPEN_OBJECT = 123;
function* splitDocument(bytes2, path) {
  const cursor = byteCursor(bytes2);
  if (path === "document") yield takePiece(cursor, 1);
  else yield* underNames(cursor, path, 0);
  if (cursor.peek() !== -1) throw unexpected(cursor, "the end of the file");
}
function documentWithout(names, bytes2) {
  const cursor = byteCursor(bytes2);
  const text = withoutList(cursor, names, 0);
  if (cursor.peek() !== -1) throw unexpected(cursor, "the end of the file");
  return text;
}
function withoutList(cursor, names, depth) {
  if (depth === names.length) {
    const empty = cursor.peek() === OPEN_OBJECT ? "{}" : "[]";
    cursor.skipValue();
    return empty;
  }
  const members2 = [];
  for (const key of namesOnPath(cursor, names, depth)) {
    const value = key === names[depth] ? withoutList(cursor, names, depth + 1) : cursor.takeValue();
    members2.push(`${JSON.stringify(key)}:${value}`);
  }
  return `{${members2.join()}}`;
}
function* underNames(cursor, path, depth) {
  const { names, orMap } = path;
  if (depth === names.length) {
    if (orMap && cursor.peek() === OPEN_OBJECT) yield* members(cursor);
    else yield* elements(cursor, path);
    return;
  }
  for (const key of namesOnPath(cursor, names, depth)) {
    if (key === names[depth]) yield* underNames(cursor, path, depth + 1);
    else cursor.skipValue();
  }
}
function* namesOnPath(cursor, names, depth) {
  const name = must(names[depth], "a name of the path");
  enter(cursor, OPEN_OBJECT, `object with \`${name}\` at \`${pathOf2(names.slice(0, depth))}\``);
  const otherKeys = [];
  let isThere2 = false;
  for (const key of memberNames(cursor)) {
    if (key === name) isThere2 = true;
    else if (otherKeys.length < 20) otherKeys.push(key);
    yield key;
  }
  if (!isThere2)
    throw new UserError({
      code: "no-records",
      what: `there is no ${shown(name)} where the records should be`,
      where: { file: cursor.file },
      ...adviseName(name, otherKeys)
    });
}
function* members(cursor) {
  cursor.step();
  let position = 0;
  for (const key of memberNames(cursor)) {
    position++;
    yield { ...takePiece(cursor, position), key };
  }
}
function* elements(cursor, { names, orMap }) {
  enter(cursor, OPEN_LIST, `list${orMap ? " or object" : ""} at \`${pathOf2(names)}[*]\``);
  let position = 0;
  for (let more2 = cursor.peek() !== CLOSE_LIST; more2; more2 = followed(cursor, CLOSE_LIST)) {
    position++;
    yield takePiece(cursor, position);
  }
  cursor.step();
}
function pathOf2(names) {
  return ["$", ...names].join(".");
}
function enter(cursor, bracket, wanted) {
  if (cursor.peek() !== bracket) throw another(cursor, wanted);
  cursor.step();
}
function another(cursor, wanted) {
  const byte = cursor.peek();
  const problem2 = unexpected(cursor, wanted);
  const actual = byte === OPEN_LIST ? "a list" : byte === OPEN_OBJECT ? "an object" : scalar(cursor.takeValue());
  if (actual === void 0) return problem2;
  return new UserError({
    code: "no-records",
    what: `there is no ${wanted} but ${actual}`,
    where: { file: cursor.file }
  });
}
function scalar(text) {
  try {
    return shown(JSON.parse(text));
  } catch {
    return void 0;
  }
}
function takePiece(cursor, position) {
  if (AFTER_VALUE.has(cursor.peek())) throw unexpected(cursor, "a value");
  const offset = cursor.offset();
  return { text: cursor.takeValue(), position, offset };
}
var AFTER_VALUE = /* @__PURE__ */ new Set([COMMA, COLON, CLOSE_LIST, CLOSE_OBJECT]);
function* memberNames(cursor) {
  const keys = /* @__PURE__ */ new Map();
  for (let more2 = cursor.peek() !== CLOSE_OBJECT; more2; more2 = followed(cursor, CLOSE_OBJECT)) {
    cursor.peek();
    const at = cursor.offset();
    const key = memberName(cursor);
    const firstAt = keys.get(key);
    if (firstAt !== void 0) {
      const what = `the key ${shown(key)} is in one object twice, at byte ${firstAt} and at byte ${at}`;
      throw new UserError({ code: "repeated-key", what, where: { file: cursor.file }, fix: "Keep one of the two" });
    }
    keys.set(key, at);
    yield key;
  }
  cursor.step();
}
function followed(cursor, closing) {
  const byte = cursor.peek();
  if (byte === closing) return false;
  expect(cursor, COMMA, "`,` or a closing bracket");
  if (cursor.peek() === closing) throw unexpected(cursor, "a value, since a comma came before");
  return true;
}
function memberName(cursor) {
  if (cursor.peek() !== QUOTE3) throw unexpected(cursor, "a name in double quotes");
  const text = cursor.takeValue();
  expect(cursor, COLON, "`:`");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(
      { code: "bad-json", what: `${shown(text)} is not a JSON string`, where: { file: cursor.file } },
      { cause }
    );
  }
}
function expect(cursor, byte, wanted) {
  if (cursor.peek() !== byte) throw unexpected(cursor, wanted);
  cursor.step();
}
function unexpected(cursor, expected) {
  const byte = cursor.peek();
  if (byte === -1) return cutShort(cursor.file, cursor.offset(), { expected });
  return new UserError({
    code: "bad-json",
    what: `the JSON is broken at byte ${cursor.offset()}`,
    where: { file: cursor.file, line: cursor.line() },
    expected,
    found: shown(String.fromCharCode(byte))
  });
}

// src/suite/reading/records.ts
var LIST2 = { names: [] };
var START_BYTES = 40;
function startPrefilter({ mayHold }) {
  let searched;
  let isSuspect = false;
  return ({ text, key, inherited }) => {
    if (inherited !== searched) isSuspect = inherited !== void 0 && mayHold(inherited);
    searched = inherited;
    return isSuspect || mayHold(text) || key !== void 0 && mayHold(key);
  };
}
function* partsIn({ items: items2, partsOf: partsOf4, shared }) {
  for (const record of items2) {
    const { where: where2 } = record;
    const value = record.parse();
    if (shared !== void 0) yield { value: itemOf(shared, record, value), where: where2 };
    else yield* partsOf4?.(value, where2) ?? [{ value, where: where2 }];
  }
}
function itemOf({ value: record }, { position: index, key }, item) {
  return key === void 0 ? { record, item, index } : { record, item, key };
}
function readRecords2(input) {
  const open = openResults(input);
  const { file, shape: shape2 } = open;
  if (shape2 === "list") return { items: listRecords(file, splitDocument(open, LIST2), LIST2) };
  if (shape2 === "object") return { items: lineRecords(file, splitLines2(open)) };
  const { value: head2 = Buffer.of() } = open.chunks[Symbol.iterator]().next();
  throw new UserError({
    code: "wrong-format",
    what: "the file is neither JSON Lines nor a JSON list",
    where: { file },
    expected: "`{` or `[` at the start",
    found: shown(asBuffer(head2).toString("utf8", 0, START_BYTES).trimStart().split("\n", 1).join()),
    fix: "Name a mapping for other formats: `agent-gate init` finds or drafts one"
  });
}
function lineRecords(file, pieces, parse3 = parseRecord) {
  return parsed(oneEach(file, pieces), parse3, ({ position }) => ({ file, line: position }));
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
function spreadOut(file, { position, text }) {
  return new UserError({
    code: "wrong-format",
    what: "a JSON object goes over several lines",
    where: { file, line: position },
    expected: "one object a line, or a list of objects",
    found: shown(text.trim()),
    fix: "Write each trial on one line, or name the path of the trials in the object by `records` of a mapping"
  });
}
function listRecords(file, pieces, path, parse3 = parseRecord) {
  if (path === "document") return parsed(pieces, parse3, () => ({ file }));
  const list = path.names.reduce(memberPointer, "");
  return parsed(pieces, parse3, ({ position, key = `${position - 1}` }) => {
    return { file, pointer: memberPointer(list, key) };
  });
}
function* parsed(pieces, parse3, placeOf3) {
  for (const piece of pieces) {
    const { text, position, key } = piece;
    const where2 = placeOf3(piece);
    const record = { where: where2, position, text, parse: () => parse3(text, where2) };
    yield key === void 0 ? record : { ...record, key };
  }
}
var NEWLINE3 = 10;
var BLANK = /^\s*$/;
function* splitLines2(bytes2) {
  for (const line2 of everyLine(bytes2, true)) if (!BLANK.test(line2.text)) yield line2;
}
function* everyLine(bytes2, skipsEmpty = false) {
  const { file, offset } = bytes2;
  let position = 0;
  let base = offset;
  for (const block2 of wholeLines(bytes2, () => position)) {
    requireUtf8(file, block2, base);
    let start = 0;
    while (start < block2.length) {
      for (; skipsEmpty && block2[start] === NEWLINE3; start++) position++;
      if (start === block2.length) break;
      const newline = block2.indexOf(NEWLINE3, start);
      const end = newline < 0 ? block2.length : newline;
      position++;
      yield { text: block2.toString("utf8", start, end), position, offset: base + start };
      start = end + 1;
    }
    base += block2.length;
  }
}
function* wholeLines({ file, chunks, isEvidence }, linesSoFar) {
  let started = [];
  let size = 0;
  for (const chunk of chunks) {
    const bytes2 = asBuffer(chunk);
    const first = bytes2.indexOf(NEWLINE3);
    size += first < 0 ? bytes2.length : first;
    if (size > MAX_RECORD_BYTES && !isEvidence) throw lineTooLarge(file, linesSoFar() + 1);
    if (first < 0) {
      started.push(Buffer.from(bytes2));
      continue;
    }
    const head2 = bytes2.subarray(0, first + 1);
    yield started.length === 0 ? head2 : Buffer.concat([...started, head2]);
    const last = bytes2.lastIndexOf(NEWLINE3) + 1;
    if (last > first + 1) yield bytes2.subarray(first + 1, last);
    started = last < bytes2.length ? [Buffer.from(bytes2.subarray(last))] : [];
    size = bytes2.length - last;
  }
  if (size > 0) yield Buffer.concat(started);
}
function lineTooLarge(file, line2) {
  return tooLarge("the record is too large", { file, line: line2 }, { fix: ONE_A_LINE });
}
var ONE_A_LINE = "Keep large payloads outside of the results, or one trial a line";

// src/suite/mapping/archive.ts
function compileArchive({ record, each }, readShared, parse3) {
  const [start = "", end = ""] = each.split("*");
  const isItem = (name) => name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
  return (file, archive) => {
    if (isSpreadsheet(archive.names)) throw notResults(file, SPREADSHEET);
    const shared = textIn(file, archive, record);
    if (shared === void 0)
      throw incomplete2(file, `the archive has no \`${inline(record)}\`, the record of the mapping`);
    const header = readShared(shared, { file: `${file}/${record}` });
    const names = archive.names.filter((name) => name !== record && isItem(name)).sort(byText);
    if (names.length === 0)
      throw incomplete2(file, `no file of the archive matches \`${inline(each)}\`, the trials of the mapping`);
    return { shared: header, header: () => header.value, items: items(file, archive, names, parse3) };
  };
}
function* items(file, archive, names, parse3) {
  for (const [at, name] of names.entries()) {
    const text = must(textIn(file, archive, name), `the entry ${name}`);
    const where2 = { file: `${file}/${name}` };
    yield { where: where2, position: at + 1, text, parse: () => parse3(text, where2) };
  }
}
function textIn(file, archive, name) {
  const bytes2 = archive.read(name);
  if (bytes2 === void 0) return void 0;
  const text = asBuffer(bytes2);
  requireUtf8(`${file}/${name}`, text, 0);
  return text.toString("utf8", markLength(text));
}
function incomplete2(file, what) {
  const fix = "The run that wrote it was probably cancelled: run the suite again";
  return new UserError({ code: "archive-incomplete", what, where: { file }, fix });
}

// src/suite/mapping/csv.ts
function compileCsv(spec, part) {
  const { results_from: pattern, delimiter = "," } = spec;
  const startsResult = pattern === void 0 ? void 0 : part.at("results_from").pattern(pattern);
  return function* (bytes2) {
    const rows = splitRows(bytes2);
    const first = rows.next();
    if (first.done) return;
    const where2 = { file: bytes2.file, line: first.value.position };
    const names = cellsOf(first.value.text, delimiter, where2).map((name) => name ?? "");
    if (names.includes("__proto__")) throw new UserError(protoKey({ place: where2, aside: "" }));
    const objects = startsResult === void 0 ? [columnsFrom(names)] : resultsIn2(names, startsResult, where2);
    for (const { position, text } of rows) {
      const place = { file: bytes2.file, line: position };
      for (const objectOf of objects) {
        const parse3 = () => {
          const cells2 = cellsOf(text, delimiter, place);
          if (cells2.length === names.length) return objectOf(cells2);
          const what = "the row has another number of cells than the header";
          const [expected, found] = [`${names.length}`, `${cells2.length}`];
          throw new UserError({ code: "bad-csv", what, where: place, expected, found });
        };
        yield { where: place, position, text, parse: parse3 };
      }
    }
  };
}
function columnsFrom(names, from = 0, to = names.length) {
  const free = freeNames(names.slice(from, to));
  return (cells2) => Object.fromEntries(free.map((name, index) => [name, cells2[from + index] ?? null]));
}
function resultsIn2(names, startsResult, where2) {
  const starts = names.flatMap((name, index) => startsResult.test(name) ? [index] : []);
  if (starts.length === 0) {
    const expected = "a name that matches `csv.results_from`";
    throw new UserError({ code: "no-results", what: "no column holds results", where: where2, expected, found: shown(names) });
  }
  const row = columnsFrom(names, 0, starts[0]);
  return starts.map((start, index) => {
    const more2 = columnsFrom(names, start + 1, starts[index + 1]);
    const result = { column: index + 1, header: names[start] };
    return (cells2) => ({ row: row(cells2), ...result, cell: cells2[start] ?? null, more: more2(cells2) });
  });
}
function* splitRows(bytes2) {
  let started;
  for (const line2 of everyLine(bytes2)) {
    const text = line2.text.replace(/\r$/, "");
    const row = started === void 0 ? { ...line2, text } : { ...started, text: `${started.text}
${text}` };
    const isWhole2 = quotes(text) % 2 === (started === void 0 ? 0 : 1);
    const size = line2.offset - row.offset + Buffer.byteLength(line2.text);
    if (size > MAX_RECORD_BYTES) throw lineTooLarge(bytes2.file, row.position);
    started = isWhole2 ? void 0 : row;
    if (isWhole2 && /[^,;\t]/.test(row.text)) yield row;
  }
  if (started === void 0) return;
  const where2 = { file: bytes2.file, line: started.position };
  const fix = "Quote a cell that holds quotes, and write each of them twice; where the file was cut, run the suite again";
  throw new UserError({ code: "cut-csv", what: "a quote is never closed", where: where2, fix });
}
function quotes(text) {
  let count2 = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count2++;
  return count2;
}
function cellsOf(row, delimiter, where2) {
  const cells2 = [];
  let started;
  for (const part of row.split(delimiter)) {
    const isWhole2 = quotes(part) % 2 === (started === void 0 ? 0 : 1);
    const cell2 = started === void 0 ? part : `${started}${delimiter}${part}`;
    started = isWhole2 ? void 0 : cell2;
    if (isWhole2) cells2.push(cell2 === "" ? null : unquoted(cell2, where2));
  }
  return cells2;
}
function unquoted(cell2, where2) {
  if (!cell2.includes('"')) return cell2;
  const inner = cell2.slice(1, -1);
  const isQuoted = cell2.startsWith('"') && cell2.endsWith('"') && !inner.replaceAll('""', "").includes('"');
  if (isQuoted) return inner === "" ? null : inner.replaceAll('""', '"');
  const fix = "Quote cells that hold quotes, and write each of them twice";
  throw new UserError({ code: "bad-csv", what: "a quote stands inside of a cell", where: where2, fix });
}

// src/suite/mapping/selector.ts
var environment2;
var SURROUNDINGS = /* @__PURE__ */ new Set(["environment", "token"]);
var MAX_PARTS = 32;
var NAMES2 = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;
function compileSelector(text) {
  const nodes = compileNodes2(text);
  if (!NAMES2.test(text)) return (record) => nodes(record).map(({ value }) => value);
  const names = text.split(".").slice(1);
  return (record) => atNames(record, names);
}
function compileNodes2(text) {
  const query = compileQuery(text);
  return (record) => Array.from(query.lazyQuery(record), ({ value, location }) => ({ value, location }));
}
function compileQuery(text) {
  if (!text.startsWith("$")) throw new Error("a selector starts with `$`");
  environment2 ??= startEnvironment();
  const query = environment2.compile(text);
  if (query.segments.length > MAX_PARTS) throw new Error(`a selector has at most ${MAX_PARTS} parts`);
  const refused2 = selectedNames(query.segments).find((name) => REFUSED_NAMES.has(name));
  if (refused2 !== void 0) throw new Error(`\`${refused2}\` cannot be selected`);
  return query;
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
function atNames(record, names) {
  let value = record;
  for (const name of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return [];
    value = value[name];
  }
  return [value];
}
function readFractions(started) {
  const { tokenMap } = started.parser;
  const readNumber2 = tokenMap.get("NUMBER");
  tokenMap.set("NUMBER", function(stream) {
    const { current } = stream;
    if (/^0[.eE]/.test(current.value)) current.value = `+${current.value}`;
    return readNumber2?.call(this, stream);
  });
}

// src/suite/mapping/mapping-compiler.ts
function startCompiling({ nan }, placeOf3, problems) {
  const selectors = [];
  const partAt = (pointer) => {
    const report = (what, fix = "") => problems.add([{ code: "bad-mapping", what, where: placeOf3(pointer), fix }]);
    const compile = (text, make, isThere2) => {
      try {
        const use = { pointer, text, asked: 0, found: 0 };
        selectors.push(use);
        return counted2(make(text), use, isThere2);
      } catch (error) {
        report(`\`${inline(text)}\` is not a selector: ${inline(messageOf2(error))}`, adviseSelector(text));
        return () => [];
      }
    };
    return {
      path: dotted(pointer),
      isNanAbsent: nan === "absent",
      selectors,
      at: (...keys) => partAt(keys.map(String).reduce(memberPointer, pointer)),
      report,
      selector: (text) => compile(text, compileSelector, isPresent),
      nodes: (text) => compile(text, compileNodes2, ({ value }) => isPresent(value)),
      pattern(text, flags = 0) {
        try {
          return compileLinear(text, flags);
        } catch (error) {
          const fix = "Patterns are RE2: no look-around, no back-references, no large counts";
          report(`\`${inline(text)}\` is not a pattern: ${inline(messageOf2(error))}`, fix);
          return compileLinear("");
        }
      }
    };
  };
  return partAt("");
}
var WITHOUT_PATTERNS = "Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)";
function adviseSelector(text) {
  if (/\b(?:match|search)\s*\(/.test(text)) return WITHOUT_PATTERNS;
  return /^[A-Za-z_]/.test(text) ? `Write \`$.${inline(text)}\`` : "Selectors are JSONPath (RFC 9535)";
}
function isPresent(value) {
  return value !== void 0 && value !== null;
}
function counted2(find, use, isThere2) {
  return (record) => {
    const values = find(record);
    use.asked++;
    if (values.some(isThere2)) use.found++;
    return values;
  };
}
function unmapped(part, what, where2, fix = "") {
  return new UserError({ code: "unmapped", what: `mapping \`${part}\`: ${what}`, where: where2, fix });
}
function messageOf2(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/suite/mapping/python-literal.ts
var TOKEN2 = /[ \t\r\n]+|,[ \t\r\n]*\)|[{}[\](),:]|-?[\d.][\w.+-]*|-?[A-Za-z_]\w*/y;
var KEY_COLON = /[ \t\r\n]*:/y;
var JSON_FORMS = /* @__PURE__ */ new Map([
  ["(", "["],
  [")", "]"],
  ["True", "true"],
  ["False", "false"],
  ["None", "null"]
]);
var ESCAPE2 = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))|[\\\n\r]/g;
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
function parsePythonLiteral(text, isNanAbsent = false) {
  const parts = [];
  let at = 0;
  while (at < text.length) {
    const isText = text[at] === "'" || text[at] === '"';
    const end = isText ? endOfText2(text, at) : endOfToken(text, at);
    if (end < 0) throw new SyntaxError(`not a Python literal at character ${at + 1}`);
    const token = text.slice(at, end);
    parts.push(isText ? jsonOfText(token.slice(1, -1)) : jsonOfToken(token, isNanAbsent, isKey2(text, end)));
    at = end;
  }
  return parseInnerJson(parts.join(""));
}
function endOfToken(text, at) {
  TOKEN2.lastIndex = at;
  return TOKEN2.test(text) ? TOKEN2.lastIndex : -1;
}
function isKey2(text, end) {
  KEY_COLON.lastIndex = end;
  return KEY_COLON.test(text);
}
function jsonOfToken(token, isNanAbsent, isKey3) {
  if (token.startsWith(",")) return token.endsWith(")") ? "]" : ",";
  if (/^-?[\d.]/.test(token)) return isKey3 ? `"${token}"` : token;
  if (isNanAbsent && /^-?(?:nan|inf)$/.test(token)) return "null";
  const form = JSON_FORMS.get(token);
  if (form === void 0 && /\w/.test(token)) throw new SyntaxError(`${token} is not a Python literal`);
  return form ?? token;
}
function jsonOfText(text) {
  const plain = text.replace(ESCAPE2, (written2, short2, two, four, eight) => {
    if (short2 !== void 0) return ESCAPED.get(short2) ?? short2;
    const code = Number.parseInt(two ?? four ?? eight ?? "", 16);
    if (!(code <= 1114111)) throw new SyntaxError(`${written2} is not an escape in a Python text`);
    return String.fromCodePoint(code);
  });
  return JSON.stringify(plain);
}

// src/suite/mapping/steps.ts
var hash2 = (...given) => process.getBuiltinModule("node:crypto").hash(...given);
var MISSED = /* @__PURE__ */ Symbol("not in the table");
function parseStep(formats, { path, isNanAbsent }) {
  return (value, where2) => {
    if (typeof value !== "string") return value;
    const read2 = readAs(value, formats, isNanAbsent);
    if (read2 === void 0) throw unmapped(path, `${shown(value)} cannot be read as ${formats.join(" or ")}`, where2);
    return read2.value;
  };
}
function matchStep(text, part) {
  const pattern = part.at("match").pattern(text);
  const group = Math.min(pattern.groupCount(), 1);
  if (pattern.groupCount() > 1) part.at("match").report("`match` takes one group, use (?:...) for others");
  return (value, where2) => {
    const text2 = exactText(value, part.path, where2);
    const matcher = text2 === void 0 ? void 0 : pattern.matcher(text2);
    return matcher?.find() ? matcher.group(group) ?? void 0 : void 0;
  };
}
function boundStep(least, most, part) {
  return (value, where2) => {
    if (typeof value !== "number") throw unmapped(part, `${shown(value)} is no number to compare`, where2);
    return value >= (least ?? value) && value <= (most ?? value);
  };
}
function mapStep(map2, hasDefault, part) {
  const table2 = new Map(Object.entries(map2));
  return (value, where2) => {
    const text = exactText(value, part, where2);
    if (table2.has(text)) return table2.get(text);
    if (hasDefault) return MISSED;
    throw unmapped(part, `${shown(value)} is not in \`map\`, which has ${[...table2.keys()].join(", ")}`, where2);
  };
}
function scaleStep(scale, part) {
  return (value, where2) => {
    if (typeof value !== "number") throw unmapped(part, `${shown(value)} is no number to scale`, where2);
    const scaled = value * scale;
    if (!Number.isFinite(scaled)) throw unmapped(part, `${value} times ${scale} is too large for a number`, where2);
    return scaled;
  };
}
function slugStep(part) {
  return (value, where2) => {
    requireExact(value, part, where2);
    return slugOf(value);
  };
}
var NUMBER3 = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
var NO_NUMBER = /^[-+]?(?:nan|inf(?:inity)?)$/i;
var READERS = {
  json: (text, isNanAbsent) => parseInnerJson(isNanAbsent ? nanAsNull(text) : text),
  python: parsePythonLiteral,
  number: (text, isNanAbsent) => isNanAbsent && NO_NUMBER.test(text) ? null : readNumber(text),
  integer: (text, isNanAbsent) => isNanAbsent && NO_NUMBER.test(text) ? null : readInteger(text),
  boolean: readBoolean,
  text: (text) => text
};
function readAs(text, formats, isNanAbsent) {
  for (const format of formats) {
    try {
      return { value: READERS[format](text, isNanAbsent) };
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof UserError)) throw error;
    }
  }
  return void 0;
}
function readNumber(text) {
  const value = Number(NUMBER3.test(text) ? text : "none");
  if (!Number.isFinite(value)) throw new SyntaxError("not a number");
  return value;
}
function readInteger(text) {
  const value = readNumber(text);
  if (!Number.isSafeInteger(value)) throw new SyntaxError("not an integer");
  return value;
}
function readBoolean(text) {
  if (!/^(?:true|false)$/i.test(text)) throw new SyntaxError("neither true nor false");
  return text.toLowerCase() === "true";
}
var READABLE = 60;
var DIGITS3 = 8;
function slugOf(value) {
  const whole = typeof value === "string" ? value : canonicalJson(value);
  const digits = hash2("sha256", whole).slice(0, DIGITS3);
  const words2 = slugWords(typeof value === "string" ? value : wordiest(value));
  return words2 === "" ? digits : `${words2}-${digits}`;
}
function slugWords(text) {
  const plain = text.slice(0, 1e3).normalize("NFKD").toLowerCase().replace(new RegExp("\\p{M}+", "gu"), "").replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  if (plain.length <= READABLE) return plain.replace(/-$/, "");
  const cut3 = plain.slice(0, READABLE + 1);
  const end = cut3.lastIndexOf("-");
  return cut3.slice(0, end > 0 ? end : READABLE);
}
function wordiest(value) {
  const ranked = textsOf2(value).map((text) => ({ text, words: text.split(/\s+/).length }));
  ranked.sort((a, b) => b.words - a.words || byText(a.text, b.text));
  return ranked[0]?.text ?? canonicalJson(value);
}
function textsOf2(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf2) : [];
}
var TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d+))? ?(?:Z|([+-]\d\d):?(\d\d))?$/i;
function readMoment(value) {
  if (typeof value === "number") return { amount: value, isTime: false };
  if (typeof value !== "string") return void 0;
  if (/^\d{1,40}$/.test(value)) return { amount: BigInt(value), isTime: false };
  const [, day, time, fraction = "", hours, minutes] = TIME.exec(value) ?? [];
  const offset = hours === void 0 ? "Z" : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1e3;
  const nanoseconds = fraction.slice(0, 9).padEnd(9, "0");
  return Number.isNaN(seconds) ? void 0 : { amount: BigInt(seconds) * 1000000000n + BigInt(nanoseconds), isTime: true };
}
function timeBetween(start, end) {
  const [from, to] = [start.amount, end.amount];
  if (typeof from === "number" && typeof to === "number") return rounded(to - from);
  if (typeof from === "number" || typeof to === "number" || start.isTime !== end.isTime) return void 0;
  return rounded(Number(to - from) / (start.isTime ? 1e6 : 1));
}
function byMoment(a, b) {
  return a.amount === b.amount ? 0 : a.amount < b.amount ? -1 : 1;
}
function exactText(value, part, where2) {
  const text = textForm(value);
  if (text !== void 0) requireExact(value, part, where2);
  return text;
}
function readable(value, part, where2) {
  return exactText(value, part, where2) ?? canonicalJson(value);
}
function requireExact(value, part, where2) {
  if (!holdsLargeNumber(value)) return;
  const what = "a whole number beyond 2^53, whose last digits are lost, makes no text";
  throw unmapped(part, what, where2, "Write it as a text in the results");
}
var NOTHING3 = /^(?:|none|null|nan|false|0|0\.0|\[\]|\{\})$/i;
function errorText(value, part, where2) {
  if (value === void 0 || isNone2(value)) return void 0;
  return value === true ? "failed without a message" : readable(value, part, where2);
}
function isNone2(value) {
  if (typeof value === "string") return NOTHING3.test(value.trim());
  return typeof value === "object" && value !== null ? Object.values(value).every(isNone2) : !value;
}

// src/suite/mapping/each.ts
var LIST_PATH = /^\$(?:\.[A-Za-z_][\w-]*|\['[^'\\]*'\]|\["[^"\\]*"\])*\[\*\]$/;
var NAME = /\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g;
function namesOnWay(path) {
  if (!LIST_PATH.test(path)) return void 0;
  return Array.from(
    path.matchAll(NAME),
    ([, plain, single, double]) => must(plain ?? single ?? double, "a name in a path")
  );
}
function compileEach2(each, part) {
  if (each === void 0) return (record, where2) => [{ value: record, where: where2 }];
  const names = namesOnWay(each);
  if (names === void 0) return compileItems2(each, part);
  return (record, where2) => {
    const items2 = names.reduce(memberOf, record);
    if (typeof items2 !== "object" || items2 === null)
      throw unmapped("each", `there is no list or object at \`${each}\` but ${shown(items2)}`, where2);
    const pointer = names.reduce(memberPointer, where2.pointer ?? "");
    const isList3 = Array.isArray(items2);
    return Object.entries(items2).map(([key, item], at) => {
      const value = isList3 ? { record, item, index: at + 1 } : { record, item, key };
      return { value, where: { ...where2, pointer: memberPointer(pointer, key) } };
    });
  };
}
function compileItems2(each, part) {
  const select = part.nodes(each);
  if (!/[*?:,]|\.\./.test(each))
    part.report(`\`${inline(each)}\` selects one value, not its items`, `Write \`${inline(each)}[*]\``);
  return (record, where2) => select(record).map(({ value: item, location }) => {
    const last = location.at(-1) ?? "";
    const position = typeof last === "number" ? { index: last + 1 } : { key: last };
    const keys = location.map((name) => typeof name === "number" ? name + 1 : name);
    const value = { record, item, ...position, keys, parents: parentsOf(record, location) };
    const pointer = location.map(String).reduce(memberPointer, where2.pointer ?? "");
    return { value, where: { ...where2, pointer } };
  });
}
function parentsOf(record, location) {
  const around = [];
  location.reduce((value, name) => {
    if (isRecord(value)) around.unshift(value);
    return memberOf(value, String(name));
  }, record);
  return around;
}
function compileDecode(text, part) {
  if (text === void 0) return void 0;
  const select = part.nodes(text);
  return (record, where2) => {
    let decoded = record;
    for (const { value, location } of select(record)) {
      if (typeof value !== "string") continue;
      const read2 = readAs(value, ["json"], part.isNanAbsent);
      if (read2 === void 0) throw unmapped("decode", `${shown(value)} is not JSON`, where2);
      const name = location.at(-1);
      const around = location.slice(0, -1).map(String).reduce(memberOf, record);
      if (name === void 0) decoded = read2.value;
      else Reflect.set(around, name, read2.value);
    }
    return decoded;
  };
}
function compileColumns(text, part) {
  if (text === void 0) return () => (item) => item;
  const select = part.selector(text);
  return (record, where2) => {
    const [names] = select(record);
    if (!Array.isArray(names)) throw unmapped("columns", `${shown(names)} is not a list of names`, where2);
    return (item) => Array.isArray(item) ? Object.fromEntries(names.map((name, at) => [String(name), item[at]])) : item;
  };
}

// src/suite/mapping/values.ts
var SOURCES = ["select", "first_of", "parts", "object", "between", "file", "const"];
var absent = () => void 0;
function compileValue(spec, part) {
  if (spec === void 0) return absent;
  if (typeof spec === "string") return firstSelected(spec, part);
  const steps = Object.values(STEPS2).flatMap((make) => make(spec, part) ?? []);
  const source = compileSource(spec, part);
  const together = compileTogether(spec, part.path);
  const stepped = (value, where2) => {
    const made = run(steps, value, where2);
    return made === MISSED ? spec.default : made;
  };
  return (record, where2) => {
    const value = source(record, where2);
    if (together === void 0) return stepped(value, where2) ?? spec.default;
    const items2 = value.map((item) => stepped(item, where2)).filter(isPresent);
    return items2.length === 0 ? spec.default : together(items2, where2);
  };
}
function compileText(spec, part) {
  const value = compileValue(spec, part);
  return (item, where2) => exactText(value(item, where2), part.path, where2);
}
function compileCondition2(spec, part, otherwise) {
  if (spec === void 0) return () => otherwise;
  const value = compileValue(spec, part);
  return (record, where2) => (value(record, where2) ?? false) !== false;
}
function compileObject2(specs, part) {
  const members2 = Object.entries(specs).map(([name, spec]) => ({ name, value: compileValue(spec, part.at(name)) }));
  return (record, where2) => {
    const entries = members2.map(({ name, value }) => [name, value(record, where2)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
  };
}
function firstSelected(text, part) {
  const selector = part.selector(text);
  return (record) => selector(record).find(isPresent);
}
function compileSource(spec, part) {
  const sources = SOURCES.filter((key) => spec[key] !== void 0);
  if (sources.length !== 1) {
    part.report(`a value has one source, not ${sources.length === 0 ? "none" : sources.join(" and ")}`);
    return absent;
  }
  if (spec.take !== void 0 && spec.select === void 0) part.at("take").report("`take` only goes with `select`");
  if (spec.member !== void 0) return compileMember3(spec, spec.member, part);
  if (spec.select !== void 0) return compileSelect(spec.select, spec.take, part.at("select"));
  if (spec.first_of !== void 0) return firstOf(compileEvery(spec.first_of, part.at("first_of")));
  if (spec.parts !== void 0) return partsJoined(compileEvery(spec.parts, part.at("parts")), spec.join, part.path);
  if (spec.object !== void 0) return compileObject2(spec.object, part.at("object"));
  if (spec.between !== void 0) return between(compileEvery(spec.between, part.at("between")), part.path);
  return spec.file === void 0 ? () => spec.const : (_, { file }) => file;
}
function compileSelect(text, take, part) {
  if (take === void 0 || take === "first") return firstSelected(text, part);
  const selector = part.selector(text);
  const present2 = (record) => selector(record).filter(isPresent);
  if (take === "last") return (record) => present2(record).at(-1);
  return take === "count" ? (record) => present2(record).length : present2;
}
function compileMember3(spec, name, part) {
  if (spec.select === void 0) part.at("member").report("`member` only goes with `select`");
  if (spec.take !== void 0) part.at("take").report("`take` does not go with `member`");
  const object = firstSelected(spec.select ?? "$", part.at("select"));
  const key = compileValue(name, part.at("member"));
  return (record, where2) => {
    const text = exactText(key(record, where2), part.path, where2);
    return text === void 0 ? void 0 : memberOf(object(record, where2), text) ?? void 0;
  };
}
function compileEvery(specs, part) {
  return specs.map((spec, index) => compileValue(spec, part.at(index)));
}
function firstOf(values) {
  return (record, where2) => {
    for (const value of values) {
      const result = value(record, where2);
      if (result !== void 0) return result;
    }
    return void 0;
  };
}
function partsJoined(values, join8, path) {
  return (record, where2) => {
    const parts = values.map((value) => value(record, where2));
    return parts.includes(void 0) ? void 0 : joined3(parts, join8 ?? "/", path, where2);
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
var STEPS2 = {
  match: ({ match }, part) => match === void 0 ? void 0 : matchStep(match, part),
  parse: ({ parse: parse3 }, part) => parse3 && parseStep([parse3].flat(), part),
  // biome-ignore lint/suspicious/noThenProperty: a key of mappings; nothing awaits this table
  then: ({ then }, part) => then === void 0 ? void 0 : compileValue(then, part.at("then")),
  equals: ({ equals: equals2 }) => equals2 === void 0 ? void 0 : (value) => value === equals2,
  at_least: ({ at_least: least, at_most: most }, { path }) => least === void 0 && most === void 0 ? void 0 : boundStep(least, most, path),
  // One step reads both bounds.
  at_most: () => void 0,
  map: ({ map: map2, default: fallback }, { path }) => map2 && mapStep(map2, fallback !== void 0, path),
  scale: ({ scale }, { path }) => scale === void 0 ? void 0 : scaleStep(scale, path),
  slug: ({ slug: slug2 }, { path }) => slug2 && slugStep(path)
};
function compileTogether({ take, join: join8 }, path) {
  if (take === "sum") return (values, where2) => added(values, path, where2);
  if (take !== "all") return void 0;
  return (values, where2) => join8 === void 0 ? values : joined3(values, join8, path, where2);
}
function added(values, path, where2) {
  const nonNumber = values.find((value) => typeof value !== "number");
  if (nonNumber !== void 0) throw unmapped(path, `${shown(nonNumber)} is no number to add`, where2);
  const sum2 = sumOf(values);
  if (!Number.isFinite(sum2)) throw unmapped(path, "the sum is too large for a number", where2);
  return sum2;
}
function joined3(parts, join8, path, where2) {
  const texts = parts.map((part) => {
    const text = exactText(part, path, where2);
    if (text === void 0) throw unmapped(path, `${shown(part)} cannot be joined, since it is no text`, where2);
    return text;
  });
  return texts.join(join8);
}
function between(values, path) {
  return (record, where2) => {
    const endpoints = values.map((value) => value(record, where2));
    if (endpoints.includes(void 0)) return void 0;
    const [from, to] = endpoints.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === void 0)
      throw unmapped(path, `${endpoints.map((endpoint) => shown(endpoint)).join(" and ")} are no two times`, where2);
    return time;
  };
}

// src/suite/mapping/gather.ts
var MAX_GATHERED = 512 * 1024 * 1024;
var NO_PIECE = 'For items of no trial, add a name that no id has, `by: { first_of: [..., { const: "(none)" }] }`, and exclude it by `when`';
function compileGather({ gather, each, archive }, part) {
  if (gather === void 0) return (_, records) => records;
  for (const [key, spec] of Object.entries({ each, archive }))
    if (spec !== void 0) part.report(`\`gather\` does not go with \`${key}\``, "Leave one of them out");
  const select = part.at("items").selector(gather.items ?? "$");
  const keyOf4 = compileText(gather.by, part.at("by"));
  const orderOf = compileValue(gather.order, part.at("order"));
  const piecesOf = (value, { where: where2, position }) => select(value).map((item) => {
    const key = keyOf4(item, where2);
    if (key === void 0) throw unmapped("gather.by", `there is no text for ${shown(item)}`, where2, NO_PIECE);
    const order = orderOf(item, where2);
    const moment = readMoment(order);
    if (gather.order !== void 0 && moment === void 0)
      throw unmapped("gather.order", `${shown(order)} is neither a number nor a time`, where2);
    return { key, item, where: where2, position, moment };
  });
  return (file, records) => {
    const { partsOf: _, ...rest } = records;
    return { ...rest, items: gathered(file, records, piecesOf) };
  };
}
function* gathered(file, records, piecesOf) {
  const { items: items2, partsOf: partsOf4 } = records;
  const wholes = /* @__PURE__ */ new Map();
  let size = 0;
  for (const record of items2) {
    size += record.text.length;
    if (size > MAX_GATHERED) throw tooMuch(file);
    const value = record.parse();
    partsOf4?.(value, record.where);
    for (const piece of piecesOf(value, record)) appendTo(wholes, piece.key, piece);
  }
  if (wholes.size === 0 && size > 0)
    throw new UserError({
      code: "no-records",
      what: "no record holds what `gather.items` selects",
      where: { file },
      fix: "Correct the selector, or leave the file out"
    });
  for (const pieces of wholes.values()) yield wholeRecord(pieces);
}
function wholeRecord(pieces) {
  const [{ where: where2, position }] = pieces;
  const inOrder2 = pieces.toSorted((a, b) => a.moment && b.moment ? byMoment(a.moment, b.moment) : 0);
  const value = { items: inOrder2.map(({ item }) => item) };
  const text = JSON.stringify(value);
  const parse3 = () => {
    if (text.length <= MAX_RECORD_BYTES) return value;
    throw tooLarge("the pieces of one trial are too large", where2, { most: `${MAX_RECORD_BYTES} characters of JSON` });
  };
  return { where: where2, position, text, parse: parse3 };
}
function tooMuch(file) {
  return new UserError({
    code: "gathered-too-large",
    what: "the file is too large to gather",
    where: { file },
    expected: `at most ${MAX_GATHERED} characters`,
    fix: "Write several files, each with all pieces of its trials"
  });
}

// src/suite/mapping/compile-records.ts
function compileRecords(spec, mapping) {
  const parse3 = spec.nan === void 0 ? parseRecord : (text, where2) => parseRecord(nanAsNull(text), where2);
  const requireFinished = compileUnfinished(spec.unfinished, mapping.at("unfinished"));
  const readShared = (text, where2) => {
    const value = parse3(text, where2);
    requireFinished(value, where2);
    return { text, value };
  };
  const readArchive = spec.archive && compileArchive(spec.archive, readShared, parse3);
  const readText2 = compileTexts(spec, { parse: parse3, readShared, requireFinished }, mapping);
  const gather = compileGather(spec, mapping.at("gather"));
  return (input) => {
    const archive = readArchive && isArchive(input) ? input.unzip?.() : void 0;
    return readArchive && archive ? readArchive(input.file, archive) : gather(input.file, readText2(input));
  };
}
function* decodedRecords(items2, decode) {
  for (const record of items2) yield { ...record, parse: () => decode(record.parse(), record.where) };
}
function compileTexts(spec, reading, mapping) {
  const { parse: parse3, requireFinished } = reading;
  const records = spec.records ?? "$[*]";
  const path = records === "$" ? "document" : { names: namesOnWay(records) ?? [] };
  const readCsv = compileCsv(spec.csv ?? {}, mapping.at("csv"));
  const itemsOf3 = compileEach2(spec.each, mapping.at("each"));
  const list = listInDocument(spec, path);
  const decode = compileDecode(spec.decode, mapping.at("decode"));
  const columns = compileColumns(spec.columns, mapping.at("columns"));
  if (spec.columns !== void 0 && list === void 0)
    mapping.at("columns").report("`columns` names the values of items", "Add `records: $` and `each: $.data[*]`");
  const partsOf4 = (record, where2) => {
    const parts = itemsOf3(record, where2);
    requireFinished(record, where2);
    return parts;
  };
  const split = (input) => {
    const { file } = input;
    const open = openResults(input, spec.format === "junit");
    switch (spec.format ?? formatOf(open, path, file)) {
      case "json":
        if (list !== void 0) return itemRecords(input, open, list, { ...reading, columns });
        return {
          items: listRecords(file, splitDocument(open, path), path, parse3),
          partsOf: partsOf4,
          header: () => headerOf(input, path, parse3)
        };
      case "junit":
        if (open.shape !== "xml") throw wrongFormat(file, "XML", "Let the test runner write a JUnit report");
        return junitReport(open);
      case "jsonl":
        return { items: lineRecords(file, splitLines2(open), parse3), partsOf: partsOf4 };
      default:
        if (open.shape === "other" && spec.records !== void 0)
          throw wrongFormat(file, "JSON", `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``);
        return { items: readCsv(open), partsOf: partsOf4 };
    }
  };
  if (decode === void 0) return split;
  return (input) => {
    const records2 = split(input);
    return { ...records2, items: decodedRecords(records2.items, decode) };
  };
}
function headerOf(input, path, parse3) {
  const open = openResults(input);
  if (path !== "document")
    return path.names.length === 0 ? void 0 : parse3(documentWithout(path.names, open), { file: open.file });
  const [whole] = splitDocument(open, path);
  return parse3(whole?.text ?? "", { file: open.file });
}
function listInDocument({ each, decode }, path) {
  return each === void 0 || decode !== void 0 || path !== "document" ? void 0 : namesOnWay(each);
}
function itemRecords(input, first, names, { readShared, parse: parse3, columns }) {
  const { file } = first;
  const shared = readShared(documentWithout(names, first), { file });
  const named2 = columns(shared.value, { file });
  const path = { names, orMap: true };
  const pieces = splitDocument(openResults(input), path);
  const items2 = listRecords(file, pieces, path, (text, where2) => named2(parse3(text, where2)));
  return { items: items2, shared, header: () => shared.value };
}
var OF_LINES = /\.(?:jsonl|ndjson)(?:\.gz)?$/i;
function formatOf({ shape: shape2 }, path, file) {
  if (shape2 === "other") return "csv";
  const isLines = shape2 === "object" && path !== "document" && (path.names.length === 0 || OF_LINES.test(file));
  return isLines ? "jsonl" : "json";
}
function wrongFormat(file, format, fix) {
  return new UserError({ code: "wrong-format", what: `the file is not ${format}`, where: { file }, fix });
}
function compileUnfinished(spec, part) {
  const why = compileValue(spec, part);
  return (record, where2) => {
    const reason = why(record, where2) ?? false;
    if (reason === false) return;
    throw new UserError({
      code: "unfinished-run",
      what: `the run did not finish: ${inline(textForm(reason) ?? JSON.stringify(reason))}`,
      where: where2,
      fix: "Run the suite again"
    });
  };
}

// src/suite/mapping/expect.ts
function startDeclaredTotals() {
  const sums = /* @__PURE__ */ new Map();
  return {
    add(totals) {
      for (const { total, declared, read: read2 } of totals) {
        if (total === "pass_rate") continue;
        const sum2 = sums.get(total) ?? { declared: 0, read: 0 };
        sums.set(total, { total, declared: sum2.declared + declared, read: sum2.read + read2 });
      }
    },
    sums: () => [...sums.values()]
  };
}
var LEAST_DECIMALS = 2;
function compileExpect(spec, part) {
  if (spec === void 0) return void 0;
  const totalsIn = compileObject2(spec, part);
  return (file) => startTotals(file, totalsIn);
}
function startTotals(file, totalsIn) {
  const counting2 = startTrialCounts();
  let records = 0;
  let passed = 0;
  let declared = {};
  return {
    /** Adds a record of a file without a header; any record may contain the totals. */
    addRecord(record, where2) {
      declared = { ...declared, ...totalsIn(record, where2) };
    },
    /** Adds an item: its trial, or undefined if it is not one. */
    addTrial(trial) {
      records++;
      if (trial === void 0) return;
      counting2.add(trial);
      if (factAt(trial, "harness.passed") === true) passed++;
    },
    /**
     * The totals that the file reports, each with what was read.
     * @param header content of the file besides its records
     * @throws UserError for totals that differ
     */
    check(header) {
      const where2 = { file };
      const counts2 = { ...counting2.counts(), passed };
      const { trials } = counts2;
      const errors = sumOf(Object.values(counts2.errors));
      const read2 = { ...counts2, records, errors, pass_rate: passed / Math.max(1, trials) };
      const expected = header === void 0 ? declared : totalsIn(header, where2);
      const totals = Object.entries(expected).map(([total, value]) => {
        if (typeof value !== "number") throw unmapped(`expect.${total}`, `${shown(value)} is not a number`, where2);
        return { total, declared: rounded(value), read: read2[total] };
      });
      const [first, ...others] = totals.filter((total) => !isAsDeclared(total));
      if (first !== void 0)
        throw new UserError([
          difference(first, where2, ` (${countsText({ ...counts2, unread: records - trials })})`),
          ...others.map((total) => difference(total, where2))
        ]);
      return totals;
    }
  };
}
function isAsDeclared({ total, declared, read: read2 }) {
  if (total !== "pass_rate") return declared === read2;
  const decimals = Math.max(LEAST_DECIMALS, String(declared).split(".")[1]?.length ?? 0);
  return Math.abs(declared - read2) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}
function difference({ total, declared, read: read2 }, where2, beside2 = "") {
  return {
    code: "other-totals",
    what: `the trials in this file are not those that it reports: \`expect.${total}\` differs`,
    where: where2,
    expected: `${declared}`,
    found: `${read2}${beside2}`,
    fix: "Let the harness write every trial, passed and failed. If the file is whole, correct the mapping"
  };
}
function countsText({
  passed,
  failed,
  errors,
  unread
}) {
  const kinds = Object.entries(errors).filter(([, count2]) => count2 > 0);
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...kinds.map(([kind, count2]) => counted(count2, `${kind} error`)),
    ...unread === 0 ? [] : [`${counted(unread, "record")} not read`]
  ].join(", ");
}

// src/suite/mapping/join.ts
function compileJoin({ mapping, nan, join: join8 }, part) {
  if (join8 === void 0) return void 0;
  const { files, records, by, to, optional = false, expect: expect2 } = join8;
  const pattern = part.at("files").pattern(files);
  const split = compileRecords({ mapping, scenario: "$", ...records && { records }, ...nan && { nan } }, part);
  return {
    /** Whether the results may lack such files. */
    isOptional: optional,
    /** The totals that a record states of the trials; undefined if no record has to. */
    totalsIn: expect2 && compileObject2(expect2, part.at("expect")),
    /** Whether a file contains records to join instead of trials. */
    reads: (file) => pattern.test(file),
    split,
    /** Key of a record to join; undefined if it belongs to no trial. */
    keyOf: compileText(by, part.at("by")),
    /** Key of the source of a trial; undefined if no record is joined to it. */
    keyOfTrial: compileText(to, part.at("to"))
  };
}
var NO_FILE = {
  code: "no-joined-file",
  what: "no file of the results matches `join.files`",
  fix: "Name these files among the results too, or correct the pattern"
};
function readJoined(join8, files, { redaction, problems }) {
  const records = /* @__PURE__ */ new Map();
  const declared = /* @__PURE__ */ new Map();
  const read2 = startTrialCounts();
  let isSuspect = false;
  let size = 0;
  const add = (key, value, where2) => {
    if (records.has(key)) throw unmapped("join.by", `two records have the key ${shown(key)}`, where2);
    records.set(key, { value, where: where2, isTaken: false });
  };
  const addTotals = (record, where2) => {
    const totals = join8.totalsIn?.(record, where2) ?? {};
    for (const [total, count2] of Object.entries(totals))
      declared.set(total, (declared.get(total) ?? 0) + Number(count2));
  };
  const attempt = (work) => unlessMistaken(work, (mistake) => problems.take(mistake));
  const joinFiles = files.filter(({ file }) => join8.reads(file));
  if (joinFiles.length === 0 && !join8.isOptional) problems.add([NO_FILE]);
  for (const file of joinFiles) {
    attempt(() => {
      const mayHoldSecret = startPrefilter(redaction);
      for (const record of join8.split(file).items) {
        const { where: where2, text, parse: parse3 } = record;
        size += text.length;
        if (size > MAX_GATHERED) throw tooMuch(file.file);
        const holdsSecret = mayHoldSecret(record);
        isSuspect ||= holdsSecret;
        attempt(() => {
          const value = holdsSecret ? redaction.value(parse3()) : parse3();
          addTotals(value, where2);
          const key = join8.keyOf(value, where2);
          if (key !== void 0) add(key, value, where2);
        });
      }
    });
  }
  return {
    /** Whether any of the records contained a secret. */
    isSuspect,
    /** The source of a trial with the record of its key as `joined`. @throws UserError for a source that is not an object */
    addTo(value, where2) {
      const key = join8.keyOfTrial(value, where2);
      const record = key === void 0 ? void 0 : records.get(key);
      if (record === void 0) return value;
      if (!isRecord(value))
        throw unmapped("join", `${shown(value)} is not an object, so no record can be added`, where2);
      record.isTaken = true;
      return { ...value, joined: record.value };
    },
    /** Counts a trial, for the totals that the records state. */
    addTrial: read2.add,
    /** Problems of records that no trial used, and of totals that differ from the trials; empty without any. */
    problems: () => [
      ...unusedIn(records),
      ...join8.totalsIn === void 0 ? [] : differences(declared, read2.counts())
    ]
  };
}
function differences(declared, read2) {
  return ["trials", "passed"].flatMap((total) => {
    const stated = declared.get(total);
    if (stated === read2[total]) return [];
    const statement = stated === void 0 ? `no number of ${total}` : `${stated} ${total}`;
    const what = `the joined files state ${statement}, and other results are there`;
    const fix = "Name the results and the scores of the same categories";
    return [{ code: "other-totals", what, found: `${read2[total]} ${total}`, fix }];
  });
}
function unusedIn(records) {
  const unusedRecords = [...records].filter(([, { isTaken: isTaken2 }]) => !isTaken2);
  const [first] = unusedRecords;
  if (first === void 0) return [];
  const [key, { where: where2 }] = first;
  const what = `${counted(unusedRecords.length, "joined record")} without a trial, first the one with the key \`${inline(key)}\``;
  const fix = "Correct `join.by` or `join.to`, let the harness write a verdict for each, or give `by` no value there";
  return [{ code: "join-unused", what, where: where2, fix }];
}

// src/suite/mapping/trace.ts
var NO_ITEMS = { in: () => [], add: () => void 0 };
function compileTrace2(spec, part) {
  const select = part.at("steps").selector(spec.steps);
  const results = compileResults(spec.results, part.at("results"));
  const addMessage = compileMessage(spec.message, part.at("message"));
  const calls = compileCalls(spec.calls, part.at("calls"));
  const isSingle = !/[*?:,]|\.\./.test(spec.steps);
  const addStep = (step, where2, draft) => {
    const [called, answers] = [calls.in(step, where2), results.in(step, where2)];
    const areLate = called.length > 0 && !answers.includes(step);
    if (!areLate) addAll(answers, results, where2, draft);
    if (answers.includes(step)) return;
    addMessage(step, where2, draft);
    addAll(called, calls, where2, draft);
    if (areLate) addAll(answers, results, where2, draft);
  };
  return (record, where2) => {
    const draft = { steps: [], number: 0, unanswered: unansweredCalls() };
    for (const step of select(record)) {
      if (isSingle && Array.isArray(step)) {
        const fix = `Select its items: \`${inline(spec.steps)}[*]\``;
        throw unmapped("trace.steps", "the selector found a list instead of its items", where2, fix);
      }
      draft.number += 1;
      addStep(step, where2, draft);
    }
    return draft.steps;
  };
}
function addAll(items2, { add }, where2, draft) {
  for (const item of items2) add(item, where2, draft);
}
function compileMessage(spec, part) {
  if (spec === void 0) return () => void 0;
  const when = compileCondition2(spec.when, part.at("when"), true);
  const role = compileName(spec.role, part.at("role"));
  const text = compileValue(spec.text, part.at("text"));
  return (step, where2, draft) => {
    if (!when(step, where2)) return;
    const content = text(step, where2);
    if (content === void 0 || content === "") return;
    draft.steps.push({
      type: "message",
      role: role(step, where2, draft),
      text: readable(content, "trace.message.text", where2)
    });
  };
}
function compileCalls(spec, part) {
  if (spec === void 0) return NO_ITEMS;
  const select = part.at("select").selector(spec.select);
  const when = compileCondition2(spec.when, part.at("when"), true);
  const tool = compileName(spec.tool, part.at("tool"));
  const args = compileValue(spec.args, part.at("args"));
  const id = compileText(spec.id, part.at("id"));
  const answer2 = compileAnswer(spec, part);
  return {
    in: (step, where2) => select(step).filter((item) => when(item, where2)),
    add: (item, where2, draft) => {
      const call = { type: "tool_call", tool: tool(item, where2, draft), args: args(item, where2) ?? {} };
      draft.steps.push(call);
      if (!answer2(item, where2, call)) draft.unanswered.add(call, id(item, where2));
    }
  };
}
function compileResults(spec, part) {
  if (spec === void 0) return NO_ITEMS;
  const select = part.at("select").selector(spec.select ?? "$");
  const isResult = compileCondition2(spec.when, part.at("when"), false);
  const id = compileText(spec.id, part.at("id"));
  const tool = compileText(spec.tool, part.at("tool"));
  const result = compileValue(spec.result, part.at("result"));
  const answer2 = compileAnswer(spec, part);
  return {
    in: (step, where2) => select(step).filter((item) => isResult(item, where2)),
    add: (item, where2, draft) => {
      const call = draft.unanswered.take(id(item, where2), tool(item, where2));
      if (call !== void 0) {
        answer2(item, where2, call);
        return;
      }
      const text = readable(result(item, where2) ?? "", "trace.results.result", where2);
      draft.steps.push({ type: "message", role: "tool", text });
    }
  };
}
function compileAnswer(spec, part) {
  const result = compileValue(spec.result, part.at("result"));
  const error = compileValue(spec.error, part.at("error"));
  return (item, where2, call) => {
    const returned = result(item, where2);
    const failed = errorText(error(item, where2), `${part.path}.error`, where2);
    if (returned !== void 0) call.result = returned;
    if (failed !== void 0) call.error = failed;
    return returned !== void 0 || failed !== void 0;
  };
}
function compileName(spec, part) {
  const textIn2 = compileText(spec, part);
  const fix = "Restrict it to some steps by `when`";
  return (item, where2, { number }) => {
    const text = textIn2(item, where2);
    if (text === void 0) throw unmapped(part.path, `step ${number} has no text for it`, where2, fix);
    return text;
  };
}
function unansweredCalls() {
  const queues = /* @__PURE__ */ new Map();
  return {
    add(call, id) {
      const waiting = { call, isAnswered: false };
      for (const key of [...id === void 0 ? [] : [`id:${id}`], `tool:${call.tool}`, "any"]) {
        const queue = queues.get(key) ?? { calls: [], first: 0 };
        queue.calls.push(waiting);
        queues.set(key, queue);
      }
    },
    /** Takes the call with this id; without an id, the earliest unanswered call of this tool, else of any tool. */
    take(id, tool) {
      for (const key of id === void 0 ? [`tool:${tool}`, "any"] : [`id:${id}`]) {
        const queue = queues.get(key);
        if (queue === void 0) continue;
        while (queue.calls[queue.first]?.isAnswered) queue.first++;
        const entry = queue.calls[queue.first];
        if (entry === void 0) continue;
        entry.isAnswered = true;
        return entry.call;
      }
      return void 0;
    }
  };
}

// src/suite/mapping/mapping.ts
var check2 = schemaCheck(mapping_schema_default);
function loadMapping(file, text) {
  return readConfig(file, text, check2, (spec, { placeOf: placeOf3, problems }) => {
    const whole = startCompiling(spec, placeOf3, problems);
    return {
      name: spec.mapping,
      hash: contentHash(spec),
      isUnverified: spec.unverified === true,
      split: compileRecords(spec, whole),
      apply: compileTrial(spec, whole),
      totals: compileExpect(spec.expect, whole.at("expect")),
      join: compileJoin(spec, whole.at("join")),
      ...compileNumbers(spec, whole.at("number_trials")),
      selectors: whole.selectors
    };
  });
}
function compileNumbers({ trial, number_trials: counts2 }, part) {
  if (counts2 === void 0) return { trialNumbers: trial === void 0 ? "none" : "read", agentOf: void 0 };
  if (trial !== void 0) part.report("`number_trials` does not go with `trial`", "Leave one of them out");
  if (counts2 === true) return { trialNumbers: "counted in a file", agentOf: void 0 };
  if (counts2 === "files") return { trialNumbers: "counted in all files", agentOf: void 0 };
  if (typeof counts2 === "object" && "files" in counts2)
    return { trialNumbers: "counted in all files", agentOf: compileValue(counts2.files, part.at("files")) };
  return { trialNumbers: "counted in a file", agentOf: compileValue(counts2, part) };
}
function compileTrial(spec, whole) {
  const isTrial = compileCondition2(spec.when, whole.at("when"), true);
  const members2 = compileMembers2(spec, whole);
  const facts = compileFacts(spec.facts ?? {}, whole.at("facts"));
  return (record, where2) => {
    if (!isTrial(record, where2)) return void 0;
    const native = {};
    for (const [name, value] of members2) {
      const member = value(record, where2);
      if (member !== void 0) native[name] = member;
    }
    return { ...native, ...facts(record, where2) };
  };
}
function compileMembers2(spec, whole) {
  const value = (name) => compileValue(spec[name], whole.at(name));
  return [
    ["scenario", compileScenario(spec.scenario, whole.at("scenario"))],
    ["trial", value("trial")],
    ["title", changed(value("title"), (raw, where2) => exactText(raw, "title", where2) ?? raw)],
    ["tags", changed(value("tags"), (items2) => items2 === void 0 ? void 0 : [items2].flat())],
    ...spec.trace ? [["trace", compileTrace2(spec.trace, whole.at("trace"))]] : [],
    ...spec.usage ? [["usage", changed(compileObject2(spec.usage, whole.at("usage")), unlessEmpty)]] : [],
    ...spec.error ? [["error", compileError(spec.error, whole.at("error"))]] : []
  ];
}
function compileScenario(spec, part) {
  const value = compileValue(spec, part);
  return (record, where2) => {
    const scenario = value(record, where2);
    if (scenario === void 0)
      throw unmapped(
        "scenario",
        "the record has no value for it",
        where2,
        "`agent-gate inspect` shows what selectors find"
      );
    const id = exactText(scenario, "scenario", where2);
    if (typeof scenario === "number" && !Number.isInteger(scenario))
      throw unmapped("scenario", `${scenario} is no whole number, so it cannot be an id`, where2);
    if (id === void 0)
      throw unmapped("scenario", `${shown(scenario)} is no text; \`slug: true\` makes an id of it`, where2);
    return id;
  };
}
function changed(value, change) {
  return (record, where2) => change(value(record, where2), where2);
}
function unlessEmpty(amounts) {
  return Object.keys(amounts).length === 0 ? void 0 : amounts;
}
var KINDS6 = ["judge", "infrastructure", "agent"];
function compileError(spec, part) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const when = compileCondition2(spec.when, part.at("when"), true);
  const unless = compileCondition2(spec.unless, part.at("unless"), false);
  const message = compileValue(spec.message, part.at("message"));
  const patterns = KINDS6.flatMap(
    (kind) => (spec.kinds?.[kind] ?? []).map((text, index) => {
      return { kind, pattern: part.at("kinds", kind, index).pattern(text, RE2JS.CASE_INSENSITIVE) };
    })
  );
  return (record, where2) => {
    if (!when(record, where2) || unless(record, where2)) return null;
    const text = errorText(message(record, where2), "error.message", where2);
    if (text === void 0) return null;
    const kind = patterns.find(({ pattern }) => pattern.test(text))?.kind ?? spec.otherwise;
    return { kind: kind ?? "agent", message: text, classified: kind !== void 0 };
  };
}
var STANDARD = ["scenario", "trial", "title", "tags", "trace", "usage", "error"];
function compileFacts(specs, part) {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name, spec]) => {
    checkName2(name, names, part.at(name));
    return { path: name.split("."), value: compileValue(spec, part.at(name)) };
  });
  return (record, where2) => {
    const root = {};
    for (const { path, value } of facts) {
      const fact = value(record, where2);
      if (fact !== void 0) put(root, path, fact);
    }
    return root;
  };
}
function checkName2(name, names, fact) {
  const parts = name.split(".");
  const [first = ""] = parts;
  if (STANDARD.includes(first)) fact.report(`\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) fact.report(`\`${name}\` cannot be a fact`);
  if (names.some((parent) => name.startsWith(`${parent}.`)))
    fact.report(`\`${name}\` is part of another fact of this mapping`);
}
function put(root, path, value) {
  let at = root;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name];
  }
  at[must(path.at(-1), "the last name of a path")] = value;
}

// src/io/config.ts
var { readdirSync: readdirSync5 } = process.getBuiltinModule("node:fs");
var { join: join6 } = process.getBuiltinModule("node:path");
var RUBRIC_FILES = "rubrics/*.{yml,yaml}";
var DEFAULT_RUBRIC = "harness-verdict";
function loadConfig(options) {
  const problems = new Problems();
  const mapping = problems.collect(() => mappingText2(options));
  const rubrics = problems.collect(() => rubricTexts(options));
  const policy = problems.collect(() => policyText(options));
  const checks = problems.collect(() => checksBeside(rubrics ?? [], options.root));
  const texts = { mapping: mapping ?? null, rubrics: rubrics ?? [], policy: policy ?? null, checks };
  return compileConfig(texts, problems);
}
function loadMappingAndPolicy(options) {
  return compileConfig({ mapping: mappingText2(options), rubrics: [], policy: policyText(options) });
}
var compileRubrics = perObject(loadRubrics);
function compileConfig(texts, problems = new Problems(), compiled2) {
  const mapping = problems.collect(() => texts.mapping && loadMapping(texts.mapping.file, texts.mapping.text)) ?? null;
  const textsOf3 = ({ rubrics: rubrics2 }) => JSON.stringify(rubrics2.map(({ file, text }) => [file, text]));
  const isSame = compiled2 !== void 0 && textsOf3(compiled2.texts) === textsOf3(texts);
  const rubrics = isSame ? compiled2.rubrics : problems.collect(() => compileRubrics(texts.rubrics)) ?? [];
  const policy = problems.collect(() => texts.policy && readPolicy(texts.policy.file, texts.policy.text));
  const isAsked = (id) => rubrics.some((rubric) => rubric.id === id && rubric.judged.length > 0);
  const read2 = (policy?.judge == null ? [] : texts.checks ?? []).flatMap((text) => problems.collect(() => ({ text, check: readCheck(text) })) ?? []).filter(({ check: check3 }) => isAsked(check3.rubric));
  problems.throwAny();
  const checks = read2.map(({ check: check3 }) => check3);
  const judging = withJudged(policy ?? defaultPolicy, rubrics, checks);
  return { mapping, rubrics, policy: judging, checks, texts: { ...texts, checks: read2.map(({ text }) => text) } };
}
function withJudged(policy, rubrics, checks) {
  const asking = rubrics.map((rubric) => ({
    ...rubric,
    asked: Object.fromEntries(rubric.judged.map((question) => [question.key, howAsked(question, policy.judge)]))
  }));
  return { ...policy, judged: judgedRates(asking, checks, policy.judge?.require ?? null) };
}
function checksBeside(rubrics, root) {
  const files = rubrics.map(({ file }) => besideRubric(file, "check")).filter((file) => fileExists(file, root));
  return files.map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}
function mappingText2({ mapping, root }) {
  if (mapping === void 0) return null;
  const shipped = readShipped("mappings", mapping);
  if (shipped !== void 0) return shipped;
  if (/^[\w-]+$/.test(mapping) && !isThere(mapping, root)) {
    const fix = adviseShipped("mappings", mapping);
    throw new UserError({ code: "unknown-mapping", what: `there is no mapping \`${mapping}\``, fix });
  }
  return { file: mapping, text: readText(mapping, root, { outside: true }) };
}
function rubricTexts({ rubrics, root }) {
  if (rubrics.length > 0)
    return rubrics.flatMap(
      (pattern) => readShipped("rubrics", pattern) ?? findTexts([pattern], root, { example: "*.yml", advice: adviseShipped("rubrics", pattern) })
    );
  const ownRubrics = findTexts([RUBRIC_FILES], root);
  return ownRubrics.length > 0 ? ownRubrics : defaultRubric();
}
function defaultRubric() {
  return [readShipped("rubrics", DEFAULT_RUBRIC)].filter((text) => text !== void 0);
}
var LIKE_POLICY = /^\.?agents?[-_]?gate\.(?:ya?ml|json)$/i;
function findOverlooked({ rubrics, policy, root }) {
  const hasPolicy = policy !== void 0 || findOnly(POLICY_NAMES, root) !== void 0;
  return valueOr([], () => [
    ...hasPolicy ? [] : ["", ".github/"].flatMap((folder) => policiesIn(folder, root)),
    ...rubrics.length > 0 ? [] : findNested(root)
  ]);
}
function policiesIn(folder, root) {
  if (!folderExists(folder, root)) return [];
  const names = readdirSync5(join6(root, folder)).filter((name) => LIKE_POLICY.test(name));
  return names.sort().map((name) => `${folder}${name}`);
}
function policyText({ policy, root }) {
  if (policy !== void 0) return { file: policy, text: readText(policy, root, { outside: true }) };
  const usual = findOnly(POLICY_NAMES, root);
  return usual === void 0 ? null : { file: usual, text: readText(usual, root) };
}

// src/scoring/score-trial.ts
function scoreTrial(rubrics, trial) {
  const isJudged2 = trial.error === null || trial.error.kind === "agent";
  return { trial, rubrics: isJudged2 ? rubrics.map((rubric) => scoreByRubric(rubric, trial)) : [] };
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
  const { root, named: named2, order } = rubric.nodes;
  for (const { slot, derive } of rubric.derived) at.derived[slot] = derive(at);
  for (const slot of order) judgeNamed(named2[slot], slot, at);
  const judgement = judgedOrMissing(() => root.judge(at));
  at.spent.steps = Number.NEGATIVE_INFINITY;
  const missing = missingIn2(rubric, judgement, at);
  if (missing.length > 0) return judgePartly(rubric, judgement, at, missing);
  const outcome = judgement.score === null ? NOT_JUDGED : outcomeOf(rubric, at, judgement);
  if (at.unanswered.length > 0) at.unanswered.length = 0;
  return { rubric, outcome, judgement, criteria: criteriaOf2(rubric, judgement, at), at, reason: null };
}
function judgeNamed(node, slot, at) {
  try {
    at.nodes[slot] = node.judge(at);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    at.unanswered[slot] = error;
  }
}
function missingIn2({ nodes }, { verdict, missing }, at) {
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
  const criteria = criteriaOf2(rubric, judgement, at);
  return { rubric, outcome: NOT_JUDGED, judgement, criteria, at, reason: first.message, unanswered: unanswered2 };
}
function criteriaOf2({ nodes }, whole, at) {
  const { root, standalone: besides } = nodes;
  const { parts } = whole;
  if (besides.length === 0 && root.parts.length === parts.length) return parts;
  const criteria = root.parts.map((_, index) => parts[index] ?? (whole.missing === void 0 ? SKIPPED : whole));
  return [...criteria, ...besides.map(({ slot }) => at.nodes[slot] ?? SKIPPED)];
}
function scoreCrash(rubric, trial) {
  const { root, counted: counted3 } = rubric.nodes;
  const judgement = root.failed;
  const criteria = counted3.map(({ failed }) => failed);
  const named2 = rubric.outcomes.find(({ name }) => name === "hard_failure")?.name;
  const outcome = named2 ?? outcomeOf(rubric, startCrashed(rubric, trial), judgement);
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

// src/suite/redaction/redaction.ts
var DEFAULT_RULES = { secrets: [], shapes: true, hash: [], drop: [] };
var NOTHING_MORE = { secrets: [], shapes: false, hash: [], drop: [] };
function startRedaction(rules) {
  const encodings = encodedSecrets(rules.secrets);
  const counts2 = /* @__PURE__ */ new Map();
  const count2 = (name) => addTo(counts2, name);
  const clean = compileText2(encodings, rules.shapes);
  const cleaning = { text: (text) => clean(text, count2), copies: /* @__PURE__ */ new WeakMap() };
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
    counts: () => countsByText(counts2)
  };
}
function compileText2(encodings, shapes) {
  const patterns = shapes ? SECRET_SHAPES.flatMap((shape2) => shape2.patterns.map((pattern) => ({ name: shape2.name, pattern }))) : [];
  const once = (text, count2) => {
    const registered = withoutRegistered(text, encodings, count2);
    return patterns.reduce(
      (cleaned, { name, pattern }) => cleaned.replace(pattern, (_, prefix) => {
        count2(name);
        return `${typeof prefix === "string" ? prefix : ""}${markOf(name)}`;
      }),
      registered
    );
  };
  return (text, count2) => {
    let [previous, current] = [text, once(text, count2)];
    while (current !== previous) [previous, current] = [current, once(current, count2)];
    return current;
  };
}
function withoutRegistered(text, encodings, count2) {
  let cleaned = text;
  for (const encoding of encodings) {
    if (!cleaned.includes(encoding)) continue;
    const parts = cleaned.split(MARK).map((part, index) => {
      if (index % 2 === 1) return part;
      const pieces = part.split(encoding);
      for (let cut3 = 1; cut3 < pieces.length; cut3++) count2(REGISTERED);
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
  const members2 = Object.values(value).map((member, index) => {
    const name = names[index];
    return redactValue(member, cleaning, secretLabel(name) ?? (name === "value" ? ofValue : label));
  });
  return Object.fromEntries(freeNames(names).map((name, index) => [name, members2[index]]));
}

// src/suite/normalise-trial.ts
var PLAIN_ID = /^[\x21-\x7e]{1,1000}$/;
var ID = /^(?=.*\S)[^\p{Cc}\p{Cs}\u2028\u2029]{1,1000}$/u;
var KINDS7 = ["agent", "infrastructure", "judge"];
function normaliseTrial(record, placeOf3) {
  const problems = new Problems();
  const report = mistakeReporter(problems, placeOf3);
  if (!isRecord(record)) report([], { says: "is not a trial", expected: "an object", found: record });
  const trial = isRecord(record) ? build(record, report) : void 0;
  problems.throwAny();
  return must(trial, "a trial without problems");
}
function build(record, report) {
  const scenario = scenarioOf(record, report);
  const trial = trialNumber(record.trial, report);
  const error = errorOf(record.error, report);
  checkTexts(record, report);
  const family = familyOf(record.family, report);
  const trace = record.trace == null ? void 0 : traceOf(record.trace, report);
  const usage = record.usage == null ? void 0 : usageOf(record.usage, report);
  refuseAnswers(record, report);
  const isSame = record.scenario === scenario && record.trial === trial && record.error === error && record.family === family;
  const isNormal = isSame && record.trace === trace && record.usage === usage;
  if (isNormal && record.title !== null && record.tags !== null) return record;
  const { title, tags, family: _family, trace: _trace, usage: _usage, ...facts } = record;
  return { ...facts, scenario, trial, ...present({ title, tags, family, trace, usage }), error };
}
function refuseAnswers(record, report) {
  if (record[ANSWERS_KEY] === void 0) return;
  const found = record[ANSWERS_KEY];
  const fix = "Name the bundle that holds these trials, or leave the key out; your own answers belong under `judge`";
  report([ANSWERS_KEY], { says: "is reserved for the gate", expected: "facts of the trial", found, fix });
}
function present(members2) {
  return Object.fromEntries(Object.entries(members2).filter(([, value]) => value != null));
}
function scenarioOf(record, report) {
  const id = record.scenario;
  if (typeof id === "string" && PLAIN_ID.test(id)) return id;
  const composed = typeof id === "string" ? id.normalize("NFC") : "";
  if (ID.test(composed)) return composed;
  if (id === void 0) {
    const keys = Object.keys(record).slice(0, 20);
    const meant = nearestName("scenario", keys);
    const fix = meant === void 0 ? "Name a mapping that takes it from another key: `agent-gate init` finds or drafts one" : `Rename \`${inline(meant)}\` to \`scenario\``;
    report(["scenario"], { says: "is missing", expected: "the id of the scenario", found: keys, fix });
  } else if (typeof id === "number") {
    report(["scenario"], { says: "is a number", expected: "a string", found: id, fix: "Write it in quotes" });
  } else {
    const fix = "Let a mapping make an id of it with `slug`";
    const expected = "a text of 1 to 1000 characters without control characters";
    report(["scenario"], { says: "is not an id", expected, found: id, fix });
  }
  return "";
}
function trialNumber(value, report) {
  if (value == null) return 1;
  if (Number.isSafeInteger(value) && value >= 0) return value + 0;
  report(["trial"], { says: "is not a trial number", expected: "an integer from 0", ...notNumber(value) });
  return 1;
}
function checkTexts(record, report) {
  const { title, tags } = record;
  if (title != null && typeof title !== "string") report(["title"], notText(title));
  const isTags = tags == null || Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  if (!isTags) report(["tags"], { says: "is not a list of texts", expected: 'for example ["smoke"]', found: tags });
}
function familyOf(value, report) {
  if (value == null) return void 0;
  if (typeof value === "string") return value;
  if (typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  const fix = "Write a large number in quotes";
  report(["family"], { says: "is not a family name", expected: "text or a number", found: value, fix });
  return void 0;
}
function errorOf(value, report) {
  if (value == null) return null;
  if (typeof value === "string" && value !== "") return { kind: "agent", message: value, classified: false };
  if (!isRecord(value)) {
    const fix = "Write null when there was none";
    report(["error"], { says: "is not an error", expected: "null, a text, or `{kind, message}`", found: value, fix });
    return null;
  }
  const kind = KINDS7.find((name) => name === value.kind);
  if (kind === void 0 && value.kind != null) {
    const mistake = { says: "is not known", expected: KINDS7.join(", "), found: value.kind };
    report(["error", "kind"], { ...mistake, ...adviseName(String(value.kind), KINDS7) });
  }
  const { message, classified } = value;
  if (typeof message !== "string") report(["error", "message"], notText(message));
  if (classified != null && typeof classified !== "boolean") {
    const says = "is neither true nor false";
    report(["error", "classified"], { says, expected: "true or false", found: classified });
  }
  return { kind: kind ?? "agent", message: String(message), classified: kind !== void 0 && classified !== false };
}
var AMOUNT = `a number from 0 to ${Number.MAX_SAFE_INTEGER}`;
function usageOf(value, report) {
  if (!isRecord(value)) {
    report(["usage"], { says: "is not an object", expected: 'for example {"input_tokens": 812}', found: value });
    return void 0;
  }
  let hasNull = false;
  for (const key in value) {
    const amount = value[key];
    if (amount === null) hasNull = true;
    else if (typeof amount !== "number" || !(amount >= 0 && amount <= Number.MAX_SAFE_INTEGER))
      report(["usage", key], { says: "is not an amount", expected: AMOUNT, ...notNumber(amount) });
  }
  return hasNull ? Object.fromEntries(Object.entries(value).filter(([, amount]) => amount !== null)) : value;
}
function traceOf(value, report) {
  if (!Array.isArray(value)) {
    report(["trace"], { says: "is not a list of steps", expected: "a list", found: value });
    return void 0;
  }
  let lacksArgs = false;
  for (let i = 0; i < value.length; i++) {
    const step = value[i];
    if (!isRecord(step)) report(["trace", i], { says: "is not a step", expected: "an object", found: step });
    else if (step.type === "message") checkMessage(step, i, report);
    else if (step.type === "tool_call") lacksArgs = checkCall(step, i, report) || lacksArgs;
    else report(["trace", i, "type"], { says: "is not known", expected: '"message" or "tool_call"', found: step.type });
  }
  return lacksArgs ? value.map(withArgs) : value;
}
function withArgs(step) {
  const lacks = isRecord(step) && step.type === "tool_call" && step.args == null;
  return lacks ? { ...step, args: {} } : step;
}
function checkMessage(step, index, report) {
  for (const key of ["role", "text"])
    if (typeof step[key] !== "string") report(["trace", index, key], notText(step[key]));
}
function checkCall({ tool, error, args }, index, report) {
  if (typeof tool !== "string") report(["trace", index, "tool"], notText(tool));
  if (error != null && typeof error !== "string") report(["trace", index, "error"], notText(error));
  return args == null;
}
function mistakeReporter(problems, placeOf3) {
  return (path, { says, expected, found, ...advice }) => {
    const what = `${nameOf2(path)} ${says}`;
    const where2 = placeOf3(path.reduce((pointer, key) => memberPointer(pointer, String(key)), ""));
    problems.add([{ code: "bad-trial", what, where: where2, expected, found: asFound(found), ...advice }]);
  };
}
function asFound(value) {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return shown(value);
  const most = Number.MAX_SAFE_INTEGER;
  return `a number ${Number(value) > 0 ? `above ${most}` : `below -${most}`}, whose last digits are lost`;
}
function nameOf2(path) {
  if (path.length === 0) return "a record";
  const parts = path.map((key) => typeof key === "number" ? `[${key}]` : `.${inline(key)}`);
  return `\`${parts.join("").slice(1)}\``;
}
function notNumber(found) {
  return typeof found === "string" ? { found, fix: UNQUOTE } : { found };
}
var UNQUOTE = "Write it without quotes; in a mapping, `parse: number` reads it";
function notText(value) {
  return { says: "is not text", expected: "text", found: value };
}

// src/suite/read-trials.ts
var HOPELESS_AFTER = 1e3;
function* readTrials(files, reading, problems) {
  const { mapping, redaction } = reading;
  const report = (error) => problems.take(withoutSecrets(error, redaction));
  const overall = mapping?.trialNumbers === "counted in all files" ? startCounting(mapping.agentOf) : void 0;
  for (const input of files) {
    const number = mapping?.trialNumbers === "counted in a file" ? startCounting(mapping.agentOf) : overall;
    const totals = mapping?.totals?.(input.file);
    const isEvidence = input.isEvidence === true;
    yield* trialsIn(input, { ...reading, isSuspect: false, isEvidence, totals, number, report }, problems);
  }
}
function* trialsIn(input, clean, problems) {
  const { mapping, redaction, joined: joined5, totals, report } = clean;
  const suspect = { ...clean, isSuspect: true };
  const problemsAtStart = problems.count;
  let areAllBroken = true;
  try {
    const { records, isSuspect } = openRecords(input, clean);
    const mayHoldSecret = startPrefilter(redaction);
    for (const record of records.items) {
      if (mapping === null && clean.mayWant?.(record.text) === false) continue;
      const reading = isSuspect || joined5?.isSuspect || mayHoldSecret(record) ? suspect : clean;
      const trials = trialsOf2(record, records, reading);
      areAllBroken &&= trials.length === 0;
      yield* trials;
      if (areAllBroken && problems.count - problemsAtStart >= HOPELESS_AFTER) throw hopeless(input.file, mapping);
    }
    const declared = problems.count === problemsAtStart ? totals?.check(records.header?.()) : void 0;
    if (declared !== void 0) clean.onTotals?.(declared);
  } catch (error) {
    report(error);
  }
}
function trialsOf2(record, records, reading) {
  const { position, text } = record;
  const trials = [];
  for (const part of partsOf2(record, records, reading)) {
    const trial = trialOf(part, reading);
    reading.totals?.addTrial(trial);
    if (trial === void 0) continue;
    const isRecord2 = reading.mapping === null && !reading.isSuspect && trial === part.value;
    trials.push({ trial, position, where: part.where, text: isRecord2 ? text : null });
  }
  return trials;
}
function hopeless(file, mapping) {
  return new UserError({
    code: "no-record-fits",
    what: `none of the first ${HOPELESS_AFTER} records fits, so the rest of the file is not read`,
    where: { file },
    found: mapping === null ? "no mapping" : `mapping \`${mapping.name}\``,
    fix: "Run `agent-gate inspect` on the file with the mapping it needs, or `agent-gate init` to draft one"
  });
}
function openRecords(input, { mapping, redaction }) {
  const records = mapping === null ? readRecords2(input) : mapping.split(input);
  const { shared } = records;
  if (shared === void 0 || !redaction.mayHold(shared.text)) return { records, isSuspect: false };
  return { records: { ...records, shared: { ...shared, value: redaction.value(shared.value) } }, isSuspect: true };
}
function startCounting(agentOf) {
  const counts2 = /* @__PURE__ */ new Map();
  return (trial, { value, where: where2 }) => {
    if (agentOf === void 0) return { ...trial, trial: addTo(counts2, trial.scenario) };
    const agent = agentOf(value, where2);
    if (agent === void 0) return trial;
    return { ...trial, trial: addTo(counts2, JSON.stringify([trial.scenario, agent])) };
  };
}
function partsOf2(record, records, reading) {
  const { redaction, isSuspect, isEvidence } = reading;
  const { partsOf: partsOf4, shared, header } = records;
  const { where: where2 } = record;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse()) : { facts: record.parse() };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (header === void 0) reading.totals?.addRecord(value, where2);
    if (shared !== void 0) return [{ value: itemOf(shared, record, value), where: where2 }];
    return partsOf4?.(value, where2) ?? [{ value, where: where2, answers }];
  } catch (error) {
    reading.report(error);
    return [];
  }
}
function apart(record) {
  if (!isRecord(record) || record[ANSWERS_KEY] === void 0) return { facts: record };
  const { [ANSWERS_KEY]: answers, ...facts } = record;
  return { facts, answers };
}
var FIRST_KEY = /^\{"scenario":"([^"\\]*)"/;
function scenarioAtStart(text) {
  return FIRST_KEY.exec(text)?.[1];
}
function storedTrial(text, where2) {
  const { facts, answers } = apart(parseRecord(text, where2));
  const trial = normaliseTrial(facts, () => where2);
  return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
}
function trialOf(part, reading) {
  const { mapping, redaction } = reading;
  const { value, where: where2, answers } = part;
  try {
    const native = mapping === null ? value : mapped(mapping, part, reading);
    if (native === void 0) {
      reading.onUnread?.();
      return void 0;
    }
    const read2 = normaliseTrial(redaction.facts(native), () => where2);
    const trial = reading.number?.(read2, part) ?? read2;
    if (trial !== value) requireStorable(trial, where2);
    return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
  } catch (error) {
    reading.report(error);
    return void 0;
  }
}
function mapped(mapping, { value, where: where2 }, reading) {
  const { redaction, isSuspect, joined: joined5 } = reading;
  const native = mapping.apply(joined5 === void 0 ? value : joined5.addTo(value, where2), where2);
  return isSuspect ? redaction.value(native) : native;
}
function withoutSecrets(error, redaction) {
  if (!(error instanceof UserError)) return error;
  const clean = (text) => typeof text === "string" ? redaction.text(text) : text;
  const problems = error.problems.map(({ where: where2, ...problem2 }) => {
    return { ...mapLeaves(problem2, clean), ...where2 && { where: where2 } };
  });
  return new UserError(problems);
}
var MOST_BYTES = 6;
function requireStorable(trial, where2) {
  const size = sizeOf3(trial, 1, where2);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  const fix = "Let the mapping take what is large once, or less of it";
  throw tooLarge("the trial is too large to be kept", where2, { most: `${MAX_RECORD_BYTES} bytes of JSON`, fix });
}
function sizeOf3(value, depth, where2) {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 5;
  if (depth > MAX_DEPTH)
    throw new UserError({
      code: "too-deep",
      what: `the trial nests deeper than ${MAX_DEPTH} levels`,
      where: where2,
      fix: "Let the mapping read less of it as JSON, or take a part of it"
    });
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf3(item, depth + 1, where2);
  else
    for (const key in value) size += key.length + 4 + sizeOf3(value[key], depth + 1, where2);
  return size;
}

// src/suite/trial-index.ts
var LOW_NUMBERS = 31;
function startTrialIndex(files, options) {
  const numbers = { low: /* @__PURE__ */ new Map(), high: /* @__PURE__ */ new Map(), spelled: /* @__PURE__ */ new Map() };
  let size = 0;
  let repeated = 0;
  const hasArms2 = options.arms?.length !== 0;
  const add = (read2) => {
    const { scenario, trial } = read2.trial;
    const folded = scenario.toLowerCase();
    if (!numbers.low.has(folded) && folded !== scenario) numbers.spelled.set(folded, scenario);
    const first = numbers.spelled.get(folded) ?? folded;
    if (first !== scenario) {
      const [what, expected, found] = ["two scenario ids differ only in case", shown(first), shown(scenario)];
      return new UserError({ code: "scenario-spelling", what, where: read2.where, expected, found });
    }
    if (!numbers.low.has(folded)) numbers.low.set(folded, 0);
    if (addNumber(numbers, hasArms2 ? numberedWith(read2.trial).toLowerCase() : folded, trial)) {
      size++;
      return void 0;
    }
    repeated++;
    return repeatedTrial(read2, options, repeated <= LISTED_OF_A_KIND ? readAgain(files, options) : []);
  };
  return { add, size: () => size };
}
function addNumber({ low, high }, group, trial) {
  const bits = low.get(group) ?? 0;
  const bit = trial < LOW_NUMBERS ? 1 << trial : 0;
  low.set(group, bits | bit);
  return bit === 0 ? addHigh(high, group, trial) : (bits & bit) === 0;
}
function addHigh(high, group, trial) {
  const numbers = high.get(group) ?? /* @__PURE__ */ new Set();
  const sizeBefore = numbers.size;
  high.set(group, numbers.add(trial));
  return numbers.size > sizeBefore;
}
function* readAgain(files, options) {
  const selection = startSelection(options.select);
  const uses = (options.mapping?.selectors ?? []).map((use) => ({ use, counts: { ...use } }));
  try {
    for (const read2 of readTrials(files, options, Problems.ofRecords())) if (selection.keeps(read2.trial)) yield read2;
  } finally {
    for (const { use, counts: counts2 } of uses) Object.assign(use, counts2);
  }
}
function repeatedTrial(read2, { mapping, arms }, trials) {
  const { scenario, trial } = read2.trial;
  const firstTrial = firstOf2(read2.trial, trials, arms);
  const first = firstTrial === void 0 ? "earlier" : `at ${describePlace(firstTrial.where)}`;
  const fix = firstTrial && (adviseArms(firstTrial, read2) ?? suggestSelection(firstTrial, read2) ?? adviseNumber(firstTrial, read2, mapping));
  return new UserError({
    code: "repeated-trial",
    what: `scenario ${shown(scenario)} has its trial ${trial} twice, first ${first}`,
    where: read2.where,
    fix: fix ?? OWN_NUMBER
  });
}
function firstOf2(repeated, trials, arms) {
  for (const read2 of trials) {
    const { scenario, trial } = read2.trial;
    const isSameArm = arms?.length === 0 || armOf(read2.trial) === armOf(repeated);
    if (scenario === repeated.scenario && trial === repeated.trial && isSameArm) return read2;
  }
  return void 0;
}
function adviseArms(firstTrial, secondTrial) {
  const [first, second] = [armOf(firstTrial.trial), armOf(secondTrial.trial)];
  if (first === second) return void 0;
  return `Their \`arm\` differs: name ${shown(second ?? first)} under \`arms\` of main's policy, and merge that before trials of it are delivered`;
}
var OWN_NUMBER = "Give each attempt at a scenario its own `trial` number";
function adviseNumber(firstTrial, secondTrial, mapping) {
  if (mapping?.trialNumbers !== "none" || firstTrial.where.file !== secondTrial.where.file) return OWN_NUMBER;
  return `${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``;
}
function agentFact(firstTrial, secondTrial) {
  const isSameRow = firstTrial.where.file === secondTrial.where.file && firstTrial.position === secondTrial.position;
  return scalarFacts(secondTrial.trial).find(
    (name) => tellsApart(name, firstTrial.trial, secondTrial.trial, isSameRow)
  );
}
function suggestSelection(firstTrial, secondTrial) {
  const fact = agentFact(firstTrial, secondTrial);
  if (fact === void 0) return void 0;
  const [first, second] = [String(factAt(firstTrial.trial, fact)), String(factAt(secondTrial.trial, fact))];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  return `${seem}. Select one with \`--select ${selectionText({ fact, value: first })}\``;
}
var OF_ONE_TRIAL = new Set(
  "scenario trial title input output final_state ground_truth harness judge usage error".split(" ")
);
function tellsApart(name, firstTrial, secondTrial, isSameRow) {
  if (OF_ONE_TRIAL.has(name.replace(/\..*/, ""))) return false;
  const [first, second] = [factAt(firstTrial, name), factAt(secondTrial, name)];
  if (typeof second !== "string" && !(isSameRow && typeof second === "number")) return false;
  return first !== second && isName(first) && isName(second);
}
function isName(value) {
  return /^\S{1,100}$/.test(textForm(value) ?? "");
}

// src/suite/read-run.ts
var MAX_TRIALS = 1e6;
var TOO_MANY = {
  code: "too-many-trials",
  what: "the run has too many trials",
  expected: `at most ${MAX_TRIALS}`
};
function* readRun(files, options) {
  for (const { trial } of readEvidence(files, options)) yield trial;
}
function* readEvidence(all2, options) {
  const problems = Problems.ofRecords();
  const selection = startSelection(options.select);
  const join8 = options.mapping?.join;
  const joined5 = join8 && readJoined(join8, all2, { redaction: options.redaction, problems });
  const files = all2.filter(({ file }) => join8?.reads(file) !== true);
  const reading = { ...options, joined: joined5 };
  const index = startTrialIndex(files, reading);
  for (const read2 of readTrials(files, reading, problems)) {
    joined5?.addTrial(read2.trial);
    if (!selection.keeps(read2.trial)) {
      options.onUnselected?.();
      continue;
    }
    const mistake = unknownArm(read2, options.arms) ?? index.add(read2);
    if (mistake === void 0) yield read2;
    else problems.take(mistake);
    if (index.size() > MAX_TRIALS) break;
  }
  if (options.mayWant === void 0) problems.add(selection.problems());
  if (problems.count === 0) problems.add(joined5?.problems() ?? []);
  if (index.size() > MAX_TRIALS) problems.add([TOO_MANY]);
  else if (index.size() === 0 && problems.count === 0 && options.mayWant === void 0) {
    const found = `${counted(files.length, "file")} without a record`;
    const fix = "Check that the suite step ran: a run without trials cannot pass";
    problems.add([{ code: "no-trials", what: "there is no trial to judge", found, fix }]);
  }
  problems.throwAny();
}
function unknownArm({ trial: { arm }, where: where2 }, arms = []) {
  if (arms.length === 0 || arm == null || arm === "" || arms.some((name) => name === arm)) return void 0;
  const what = "the trial names an arm that main's policy does not have";
  const expected = "one of its arms, or none for the agent as it is";
  const advice = adviseName(`${arm}`, arms);
  return new UserError({ code: "unknown-arm", what, where: where2, expected, found: shown(arm), ...advice });
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

// src/scoring/arm-scores.ts
function startArms(start) {
  const arms = /* @__PURE__ */ new Map();
  return {
    /** Counts a trial that names an arm. @returns false for any other */
    takes(scoredTrial) {
      const arm = armOf(scoredTrial.trial);
      if (arm === null) return false;
      const builder = arms.get(arm) ?? start();
      arms.set(arm, builder);
      builder.add(scoredTrial);
      return true;
    },
    /** The scenarios, each with its scores in every arm. A scenario without a trial of the agent as it is did not run. */
    addTo(scenarios) {
      const measured = [...arms].sort(([a], [b]) => byText(a, b)).map(([arm, builder]) => {
        const scores = builder.finish().scenarios.map((scenario) => [scenario.scenario, armScores(scenario)]);
        return { arm, scores: new Map(scores) };
      });
      return scenarios.map((scenario) => {
        const inArms = measured.flatMap(({ arm, scores }) => {
          const known3 = scores.get(scenario.scenario);
          return known3 === void 0 ? [] : [[arm, known3]];
        });
        return inArms.length === 0 ? scenario : { ...scenario, arms: Object.fromEntries(inArms) };
      });
    }
  };
}
function armScores({ content, rubrics }) {
  const judged = Object.entries(rubrics).filter(([, { scores }]) => scores.length > 0);
  return { content, rubrics: Object.fromEntries(judged.map(([id, { scores, passed }]) => [id, { scores, passed }])) };
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
function countTrials({ answers }, holds2) {
  let sum2 = 0;
  for (const one of answers) if (holds2(one)) sum2 += one.trials;
  return sum2;
}
var MAX_FAILURES = 5;
var MAX_EXPLANATION = 300;
function noteFailure({ failed, shareFailure }, { scenario, trial }, scored) {
  const { score: score2, verdict } = scored.judgement;
  if (score2 === null || verdict === "pass" || (failed.get(scenario)?.trial ?? trial) < trial) return;
  const failures = explainFailures(scored, MAX_FAILURES).map(
    ({ key, explanation: explanation2 }) => shareFailure({ criterion: key, explanation: ownCopy(cut(explanation2, MAX_EXPLANATION)) })
  );
  failed.set(scenario, { trial, failures });
}
function scoresOf3(tally2, scenario, ids) {
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
  const counts2 = /* @__PURE__ */ new Map();
  for (const { outcome } of scored) addTo(counts2, outcome);
  return { outcomes: countsByText(counts2) };
}
function countsOf({ rubric: { criteria }, shareCount }, answers) {
  const counts2 = {};
  for (const [index, { key, graded }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === "pass") passed++;
      if (isCounted(verdicts[index] ?? "skipped")) total++;
    }
    counts2[key] = graded === void 0 ? shareCount({ passed, total }) : { passed, total, ...scoresIn(answers.map(({ scores }) => scores[index])) };
  }
  return counts2;
}
function ownCopy(text) {
  return JSON.parse(JSON.stringify(text));
}

// src/scoring/trial-rows.ts
var NO_ROW = -1;
var ROWS_OF_BLOCK = 1024;
var [PREVIOUS, TRIAL, AMOUNT2, ANSWER] = [0, 1, 2, 2 + AMOUNTS.length];
function startTrialRows(rubrics) {
  const width2 = ANSWER + rubrics;
  const blocks2 = [];
  let length = 0;
  const blockOf = (row) => must(blocks2[Math.floor(row / ROWS_OF_BLOCK)], "the block of a row");
  const startOf3 = (row) => row % ROWS_OF_BLOCK * width2;
  const numberAt = (row, column) => blockOf(row)[startOf3(row) + column] ?? Number.NaN;
  const valuesIn = (rows, column) => rows.map((row) => numberAt(row, column)).filter((value) => !Number.isNaN(value));
  return {
    /** @param previous the last row of its scenario, or NO_ROW @returns the new row */
    add(previous, { trial, usage, answers }) {
      const row = length++;
      if (startOf3(row) === 0) blocks2.push(new Float64Array(ROWS_OF_BLOCK * width2));
      blockOf(row).set([previous, trial, ...amountsOf(usage), ...answers], startOf3(row));
      return row;
    },
    /** The rows of a scenario, by ascending number of the trial. @param last its last row */
    upTo(last) {
      const rows = [];
      for (let row = last; row !== NO_ROW; row = numberAt(row, PREVIOUS)) rows.push(row);
      return rows.sort((a, b) => numberAt(a, TRIAL) - numberAt(b, TRIAL));
    },
    /** The recorded values of an amount. */
    amountsIn: (rows, amount) => valuesIn(rows, AMOUNT2 + AMOUNTS.indexOf(amount)),
    /** The ids of the answers to a rubric. @param rubric its index */
    answersIn: (rows, rubric) => valuesIn(rows, ANSWER + rubric)
  };
}

// src/scoring/report.ts
function startReport(rubrics, { readBy, sliceBy = [], hasArms: hasArms2 = false } = {}) {
  const tallies = rubrics.map(startRubricTally);
  const scenarios = /* @__PURE__ */ new Map();
  const errored = [];
  const contentOf = startContentHash();
  const judges = startJudges(questionsOf(rubrics));
  const shared = startSharedFacts();
  const shareTags = startSharing();
  const arms = hasArms2 ? startArms(() => startReport(rubrics)) : null;
  const rows = startTrialRows(rubrics.length);
  const marks = /* @__PURE__ */ new Map();
  const facts = /* @__PURE__ */ new Map();
  let scored = 0;
  const count2 = (scoredTrial) => {
    const { trial } = scoredTrial;
    const state = scenarios.get(trial.scenario) ?? startScenario();
    scenarios.set(trial.scenario, state);
    const mishap = mishapOf(scoredTrial);
    if (mishap !== null) {
      errored.push(mishap);
      state.errored = { ...state.errored, [mishap.kind]: state.errored[mishap.kind] + 1 };
      if (trial.error === null) state.unjudged = withUnjudged(state.unjudged, scoredTrial);
    }
    if (mishap === null || mishap.kind === "agent") {
      scored++;
      judges.add(trial);
    }
    describe(state, trial, sliceBy, shareTags);
    addContent(state, trial, contentOf(trial));
    const answers = tallies.map((tally2, index) => {
      const rubric = scoredTrial.rubrics[index];
      return rubric === void 0 ? Number.NaN : tallyScored(tally2, trial, rubric);
    });
    state.last = rows.add(state.last, { trial: trial.trial, usage: trial.usage, answers });
    const mark2 = markOf2(scoredTrial, scenarios.size);
    if (mark2 !== null) marks.set(state.last, mark2);
    if (mark2?.facts === null) facts.set(state.last, shared.add(trial));
  };
  const add = (scoredTrial) => {
    if (!arms?.takes(scoredTrial)) count2(scoredTrial);
  };
  const finish = (redacted = {}) => {
    const isMarked2 = ({ failed }) => failed !== void 0 || scenarios.size <= MOST_SCENARIOS_MARKED;
    const markIn = (row) => {
      const [mark2, further] = [marks.get(row), facts.get(row)];
      if (mark2 === void 0 || !isMarked2(mark2)) return void 0;
      return further === void 0 ? mark2 : { ...mark2, facts: shared.hashOf(further) };
    };
    const reports = Array.from(scenarios, ([id, state]) => {
      const trials = rows.upTo(state.last);
      const scores = tallies.flatMap((tally2, index) => {
        const scored2 = scoresOf3(tally2, id, rows.answersIn(trials, index));
        return scored2 === void 0 ? [] : [[tally2.rubric.id, scored2]];
      });
      return scenarioReport(id, state, {
        usage: meansOf((amount) => rows.amountsIn(trials, amount)),
        trials: trials.flatMap((row) => markIn(row) ?? []),
        rubrics: Object.fromEntries(scores)
      });
    }).sort(byScenario);
    const counted3 = judges.finish();
    const unclassified = errored.filter(({ classified }) => !classified).length;
    return {
      schema: 1,
      ...readBy === void 0 ? {} : { read_by: readBy },
      ...counted3 === void 0 ? {} : { judges: counted3 },
      trials: { scored, errored: totalErrors(reports), unclassified },
      rubrics: tallies.map((tally2) => finishRubric(tally2, reports)),
      scenarios: arms === null ? reports : arms.addTo(reports),
      errored: errored.toSorted((a, b) => byScenario(a, b) || a.trial - b.trial),
      ...shared.paths().length === 0 ? {} : { shared_facts: shared.paths() },
      ...Object.keys(redacted).length === 0 ? {} : { redacted }
    };
  };
  return { add, finish };
}
var NO_ERRORS = { agent: 0, infrastructure: 0, judge: 0 };
var NO_TAGS = [];
function startScenario() {
  return {
    /** The trial that gives title, tags, family and slices: the one with the lowest number. */
    trial: Number.POSITIVE_INFINITY,
    title: void 0,
    family: void 0,
    /** Content hash of its first trial that has one, and all of them if they differ. */
    content: null,
    contents: null,
    /** Trials without an error that record no content. */
    unrecorded: 0,
    tags: NO_TAGS,
    slices: NO_TAGS,
    errored: NO_ERRORS,
    unjudged: void 0,
    /** The row of its last trial. */
    last: NO_ROW
  };
}
function addContent(state, trial, content) {
  if (content === null && trial.error === null) state.unrecorded++;
  if (content === null || content === state.content) return;
  if (state.content === null) state.content = content;
  else state.contents = (state.contents ?? /* @__PURE__ */ new Set([state.content])).add(content);
}
function describe(state, described, sliceBy, share) {
  const { trial, title, tags, family } = described;
  if (trial >= state.trial) return;
  state.trial = trial;
  state.title = title;
  state.family = family;
  state.tags = share(tags ?? []);
  if (sliceBy.length === 0) return;
  state.slices = sliceBy.flatMap((fact) => {
    const value = textForm(factAt(described, fact));
    return value === void 0 ? [] : [`${fact}=${cut(value, MAX_NAME)}`];
  });
}
var MAX_MESSAGE = 300;
function mishapOf({ trial: { scenario, trial, error }, rubrics }) {
  if (error !== null) return { scenario, trial, ...error, message: cut(error.message, MAX_MESSAGE) };
  const broken = rubrics.filter(({ judgement }) => judgement.verdict === "error");
  if (broken.length === 0) return null;
  const message = broken.map(({ rubric, reason }) => `${rubric.id}: ${reason}`).join("; ");
  const ended2 = { scenario, trial, classified: true, message: cut(message, MAX_MESSAGE) };
  if (broken.every(({ unanswered: unanswered2 }) => unanswered2 !== void 0)) return { ...ended2, kind: "judge" };
  return { ...ended2, kind: "infrastructure", refused: true };
}
function withUnjudged(sum2, { rubrics }) {
  const criteria = new Map(Object.entries(sum2?.criteria ?? {}));
  for (const { rubric, judgement, criteria: judged } of rubrics)
    if (judgement.verdict === "error") {
      for (const [index, { key }] of rubric.criteria.entries())
        if ((judged[index]?.verdict ?? "error") !== "error") addTo(criteria, `${rubric.id}/${key}`);
    }
  const counts2 = rubrics.flatMap(({ rubric, judgement }) => {
    const count2 = (memberOf(sum2?.rubrics, rubric.id) ?? 0) + (judgement.verdict === "error" ? 1 : 0);
    return count2 === 0 ? [] : [[rubric.id, count2]];
  });
  const scored = criteria.size === 0 ? {} : { criteria: Object.fromEntries(criteria) };
  return { trials: (sum2?.trials ?? 0) + 1, rubrics: Object.fromEntries(counts2), ...scored };
}
function scenarioReport(scenario, state, { usage, trials, rubrics }) {
  const { title, family, content, contents, unrecorded, tags, slices, errored, unjudged: unjudged3 } = state;
  return {
    scenario,
    content: scenarioContent(content === null ? [] : [...contents ?? [content]]),
    ...contents === null ? {} : { contents: contents.size },
    ...content === null || unrecorded === 0 ? {} : { unrecorded },
    ...family === void 0 ? {} : { family },
    ...title === void 0 ? {} : { title },
    tags,
    ...slices.length === 0 ? {} : { slices },
    ...Object.keys(usage).length === 0 ? {} : { usage },
    errored,
    ...unjudged3 === void 0 ? {} : { unjudged: unjudged3 },
    ...trials.length === 0 ? {} : { trials },
    rubrics
  };
}
function totalErrors(scenarios) {
  const total = (kind) => sumOf(scenarios.map(({ errored }) => errored[kind]));
  return { agent: total("agent"), infrastructure: total("infrastructure"), judge: total("judge") };
}
function byScenario(a, b) {
  return byText(a.scenario, b.scenario);
}
var MAX_NAME = 120;
function startJudges(questions) {
  const recorded2 = /* @__PURE__ */ new Map();
  const answered2 = questions.map((question) => ({ question, counts: /* @__PURE__ */ new Map() }));
  return {
    add: (trial) => {
      if (isRecord(trial.judge)) addTo(recorded2, nameOf3(trial.judge));
      for (const { question, counts: counts2 } of answered2) for (const name of whoAnswered(question, trial)) addTo(counts2, name);
    },
    /** Recorded models first, then those per question, in alphabetical order; undefined without any. */
    finish: () => {
      const others = answered2.flatMap(
        ({ question: { id }, counts: counts2 }) => countsOf2(counts2).map((count2) => ({ ...count2, question: id }))
      );
      const all2 = [...countsOf2(recorded2), ...others];
      return all2.length === 0 ? void 0 : all2;
    }
  };
}
function countsOf2(counts2) {
  const judges = [...counts2].map(([judge2, trials]) => ({ judge: judge2, trials }));
  return judges.sort((a, b) => byText(a.judge ?? "", b.judge ?? ""));
}
function whoAnswered({ id, key, form, question, isOfItems }, trial) {
  const { judge: judge2, [ANSWERS]: answers } = trial;
  const flattened = (recorded2) => isOfItems ? [recorded2].flat(Number.POSITIVE_INFINITY) : recorded2;
  const isRecorded3 = isRecord(judge2) && readAnswers(flattened(judge2[key]), form, question) !== void 0;
  if (isRecorded3) return /* @__PURE__ */ new Set([nameOf3(judge2)]);
  const votes = answers?.[id];
  const given = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given.flatMap(({ model }) => nameOf3({ model }) ?? []));
}
function nameOf3(judge2) {
  const model = textUnder(judge2, "model");
  if (model === "") return null;
  return cut(`${model} ${textUnder(judge2, "version")}`.trim(), MAX_NAME);
}
function textUnder(judge2, key) {
  const value = Object.hasOwn(judge2, key) ? judge2[key] : void 0;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

// src/suite/empty-trial.ts
function recordsNothing({ output, trace, usage, final_state: state }) {
  const { input_tokens: read2, output_tokens: written2 } = usage ?? {};
  const knowsTokens = read2 !== void 0 || written2 !== void 0;
  const isKnown = output !== void 0 || trace !== void 0 || knowsTokens;
  const isSilent = output === void 0 || output === null || typeof output === "string" && output.trim() === "";
  const isIdle = (trace ?? []).length === 0 && (read2 ?? 0) + (written2 ?? 0) === 0;
  return isKnown && isSilent && isIdle && (knowsTokens || state === void 0);
}
function readEmpty(trial, empty) {
  if (empty !== "infrastructure" || trial.error !== null || !recordsNothing(trial)) return trial;
  return { ...trial, error: { kind: "infrastructure", message: NOTHING_RECORDED, classified: true, empty: true } };
}
var NOTHING_RECORDED = "nothing recorded: the agent may not have run";

// src/scoring/pool-trials.ts
function planPool(current, earlier) {
  const redaction = startRedaction(current.redaction);
  const known3 = readKnown(earlier, redaction);
  if ("why" in known3) return known3;
  const files = current.files.map((file) => readOwn(file, current, { mapping: current.mapping, redaction }, known3));
  if (files.some(({ isBroken }) => isBroken)) return null;
  const clash = files.find((file) => file.clash !== null)?.clash ?? null;
  if (clash !== null) return { why: clash };
  const fresh = files.filter(({ isRepeated }) => !isRepeated);
  return {
    earlier: earlier.file,
    fresh: fresh.map(({ file }) => file),
    before: known3.previous,
    own: totalTrials(fresh),
    redacted: earlier.redacted
  };
}
function* readPool({ earlier, fresh, isInOrder }, current) {
  const number = startNumbers();
  const native = { mapping: null, select: [], redaction: current.redaction };
  const last = /* @__PURE__ */ new Map();
  for (const evidence of readEvidence([earlier], native)) {
    const group = numberedWith(evidence.trial);
    last.set(group, Math.max(evidence.trial.trial, last.get(group) ?? 0));
    yield number(evidence);
  }
  if (fresh.length === 0) return;
  for (const evidence of readEvidence(fresh, current)) {
    const largest = isInOrder ? last.get(numberedWith(evidence.trial)) : void 0;
    yield number(largest === void 0 ? evidence : renumbered(evidence, evidence.trial.trial + largest + 1));
  }
}
function startNumbers() {
  const groups = /* @__PURE__ */ new Map();
  return (evidence) => {
    const { trial } = evidence;
    const group = groups.get(numberedWith(trial)) ?? { taken: /* @__PURE__ */ new Set(), next: 1 };
    groups.set(numberedWith(trial), group);
    const { taken } = group;
    while (taken.has(group.next)) group.next++;
    const number = taken.has(trial.trial) ? group.next : trial.trial;
    taken.add(number);
    return number === trial.trial ? evidence : renumbered(evidence, number);
  };
}
function renumbered({ trial, where: where2 }, number) {
  return { trial: { ...trial, trial: number }, where: where2, text: null };
}
function readOwn(file, { select }, reading, known3) {
  const problems = Problems.ofRecords();
  const selection = startSelection(select);
  const contentOf = startContentHash();
  const tally2 = /* @__PURE__ */ new Map();
  let trials = 0;
  let clash = null;
  let same = known3.tallies;
  for (const { trial } of readTrials([file], reading, problems)) {
    if (!selection.keeps(trial)) continue;
    trials++;
    clash ??= clashOf(trial, contentOf(trial), known3);
    if (same.length === 0) continue;
    const hash3 = trialHash(trial);
    const times = addTo(tally2, hash3);
    same = same.filter((earlier) => (earlier.get(hash3) ?? 0) >= times);
  }
  return { file, trials, isBroken: problems.count > 0, clash, isRepeated: trials > 0 && same.length > 0 };
}
function clashOf({ scenario }, content, { scenarios }) {
  const known3 = scenarios.get(scenario.toLowerCase());
  if (known3 === void 0) return null;
  if (known3.id !== scenario) return `it spells scenario ${scenario} as ${known3.id}`;
  if (content === null || known3.contents.size === 0 || known3.contents.has(content)) return null;
  return `scenario ${scenario} had other content there`;
}
function readKnown(earlier, redaction) {
  const parts = startTallies(earlier.attempts ?? [{ trials: Number.POSITIVE_INFINITY }]);
  const scenarios = /* @__PURE__ */ new Map();
  const contentOf = startContentHash();
  let count2 = 0;
  try {
    for (const trial of readRun([earlier.file], { mapping: null, select: [], redaction })) {
      count2++;
      const part = parts.find(({ end }) => count2 <= end);
      if (part !== void 0) addTo(part.tally, trialHash(trial));
      const folded = trial.scenario.toLowerCase();
      const scenario = scenarios.get(folded) ?? { id: trial.scenario, contents: /* @__PURE__ */ new Set() };
      scenarios.set(folded, scenario);
      const content = contentOf(trial);
      if (content !== null) scenario.contents.add(content);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: `its trials cannot be read: ${describeProblems(error)}` };
  }
  const attempts = earlier.attempts ?? [{ attempt: earlier.attempt, trials: count2 }];
  if (totalTrials(attempts) !== count2) return { why: "it has other trials than its manifest says" };
  return { previous: attempts, tallies: parts.map(({ tally: tally2 }) => tally2), scenarios };
}
function startTallies(attempts) {
  let end = 0;
  return attempts.map(({ trials }) => {
    end += trials;
    return { end, tally: /* @__PURE__ */ new Map() };
  });
}
function trialHash({ trial: _, ...recorded2 }) {
  return contentHash(recorded2);
}

// src/pipeline/run-files.ts
function* evidenceOfRun(run2, redaction, onUnselected) {
  const { mapping, select, pool, arms, mayWant, answered: answered2 = (trial) => trial } = run2;
  const options = { mapping, select, redaction, arms, mayWant, onUnselected };
  for (const evidence of pool === void 0 ? readEvidence(run2.files, options) : readPool(pool, options)) {
    const trial = answered2(evidence.trial);
    yield trial === evidence.trial ? evidence : { ...evidence, trial, text: null };
  }
}

// src/pipeline/score-run.ts
function scoreByConfig({ rubrics, policy }, trial) {
  return scoreTrial(rubrics, readEmpty(trial, policy.errors.empty));
}
function armsOf({ policy }) {
  return Object.keys(policy.arms);
}
function isOfArm(config, trial) {
  return armOf(trial) !== null && armsOf(config).length > 0;
}
function scoreRun(run2, config, bundle, redaction = startRedaction(run2.redaction)) {
  const { mapping, select, pool } = run2;
  const selected = select.length === 0 ? {} : { select: select.map(selectionText).sort() };
  const readNow = { tool: productVersion(), mapping: mappingIdentity(mapping), ...selected };
  const sliceBy = config.policy.gate.slices.by.filter((fact) => fact !== BY_TAGS);
  const apart2 = (run2.arms ?? armsOf(config)).length > 0 || run2.hasArms === true;
  const report = startReport(config.rubrics, { readBy: run2.readBy ?? readNow, sliceBy, hasArms: apart2 });
  let unselected = 0;
  for (const evidence of evidenceOfRun(run2, redaction, () => unselected++)) {
    const scored = scoreByConfig(config, evidence.trial);
    report.add(scored);
    bundle?.add(evidence, recordTrial(explainTrial(scored)));
  }
  const [earlier, counts2] = [pool?.redacted ?? {}, redaction.counts()];
  const names = sortedUnion(Object.keys(earlier), Object.keys(counts2));
  const finished = {
    ...report.finish(Object.fromEntries(names.map((name) => [name, (earlier[name] ?? 0) + (counts2[name] ?? 0)]))),
    ...config.policy.errors.empty === "scored" ? {} : { empty_trials: config.policy.errors.empty }
  };
  if (finished.read_by === void 0 || unselected === 0) return finished;
  return { ...finished, read_by: { ...finished.read_by, unselected } };
}
function hasArms({ scenarios }) {
  return scenarios.some(({ arms }) => arms !== void 0);
}
function withRedacted(report, { redacted }) {
  return redacted === void 0 ? report : { ...report, redacted };
}

// src/io/bundle/write.ts
var createHash2 = (...given) => process.getBuiltinModule("node:crypto").createHash(...given);
var { closeSync: closeSync2, mkdirSync: mkdirSync2, openSync: openSync2, readSync: readSync2, writeFileSync: writeFileSync2, writeSync } = process.getBuiltinModule("node:fs");
var { dirname: dirname2, join: join7 } = process.getBuiltinModule("node:path");
function draftBundle(folder, keepsEvidence) {
  let writer = null;
  const discard = () => {
    writer?.discard();
    writer = null;
  };
  return {
    get writer() {
      return writer;
    },
    start() {
      discard();
      if (folder !== void 0) writer = createBundle(folder, keepsEvidence);
      return writer;
    },
    discard
  };
}
function createBundle(folder, keepsEvidence) {
  const home = homeOf(folder);
  const aside = writingTo(folder, () => makeAside(home));
  const draft = join7(aside, "bundle");
  let evidence;
  try {
    evidence = writingTo(folder, () => {
      mkdirSync2(draft);
      if (!keepsEvidence) return null;
      return { trials: createLineFile(join7(draft, EVIDENCE_FILE)), results: createLineFile(join7(draft, RESULTS_FILE)) };
    });
  } catch (error) {
    clear(aside);
    throw error;
  }
  let isFinished = false;
  const resultsHash = startResultsHash();
  const files = /* @__PURE__ */ new Map();
  const starts = [0];
  const trialsIn2 = /* @__PURE__ */ new Map();
  return {
    add(added2, result) {
      const canonical = JSON.stringify(result);
      resultsHash.add(canonical);
      if (evidence === null) return;
      const { trials, results } = evidence;
      writingTo(folder, () => {
        appendTo(trialsIn2, added2.trial.scenario, starts.length - 1);
        trials.write(evidenceLine(added2));
        starts.push(trials.size());
        results.write(canonical);
      });
    },
    trialsOf(scenarios) {
      if (evidence === null) return null;
      const { trials } = evidence;
      const chunks = function* () {
        for (const id of scenarios)
          for (const index of trialsIn2.get(id) ?? []) {
            const start = must(starts[index], "the start of a trial");
            const end = must(starts[index + 1], "its end");
            yield writingTo(folder, () => trials.read(start, end));
          }
      };
      return { file: EVIDENCE_FILE, chunks, isEvidence: true };
    },
    text(name, content) {
      const path = join7(draft, name);
      writingTo(folder, () => makeFolder(dirname2(path)));
      const file = writingTo(folder, () => createLineFile(path));
      const pieces = typeof content === "string" ? [content] : content;
      try {
        for (const piece of pieces) writingTo(folder, () => file.add(piece));
        files.set(
          name,
          writingTo(folder, () => file.close())
        );
      } finally {
        file.abandon();
      }
    },
    finish(head2) {
      writingTo(folder, () => {
        if (evidence !== null) files.set(EVIDENCE_FILE, evidence.trials.close());
        if (evidence !== null) files.set(RESULTS_FILE, evidence.results.close());
        const listed2 = [...files].map(([file, digest]) => ({ file, ...digest })).sort((a, b) => byText(a.file, b.file));
        const manifest = { schema: 1, ...head2, results: resultsHash.finish(), files: listed2 };
        writeFileSync2(join7(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}
`);
        putInPlace(draft, home, aside);
      });
      isFinished = true;
      clear(aside);
    },
    discard() {
      if (isFinished) return;
      evidence?.trials.abandon();
      evidence?.results.abandon();
      abandonDraft(home, aside);
    }
  };
}
function evidenceLine({ trial, text }) {
  if (text !== null && !/[\r\n]/.test(text)) return text;
  const { [ANSWERS]: answers, error } = trial;
  const plain = error?.message === "" ? { message: "" } : error?.message ?? null;
  const written2 = error?.classified ? { kind: error.kind, message: error.message } : plain;
  return JSON.stringify({ ...trial, error: written2, [ANSWERS_KEY]: answers });
}
var BUFFER_BYTES = 1 << 20;
var MOST_BYTES2 = 3;
var NEWLINE4 = 10;
function createLineFile(path) {
  const descriptor = openSync2(path, "w+");
  const hash3 = createHash2("sha256");
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes2 = 0;
  let isOpen = true;
  const put2 = (chunk) => {
    hash3.update(chunk);
    bytes2 += chunk.length;
    for (let written2 = 0; written2 < chunk.length; ) written2 += writeSync(descriptor, chunk, written2);
  };
  const flush = () => {
    put2(buffer.subarray(0, filled));
    filled = 0;
  };
  const abandon = () => {
    if (isOpen) closeSync2(descriptor);
    isOpen = false;
  };
  const add = (text) => {
    const room = MOST_BYTES2 * text.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put2(Buffer.from(text));
    else filled += buffer.write(text, filled);
  };
  return {
    add,
    /** Appends one line. @param line text without a newline */
    write(line2) {
      add(line2);
      if (filled === BUFFER_BYTES) flush();
      buffer[filled++] = NEWLINE4;
    },
    /** Bytes so far. */
    size: () => bytes2 + filled,
    /** The bytes between two sizes that it had. */
    read(start, end) {
      flush();
      const part = Buffer.allocUnsafe(end - start);
      return part.subarray(0, readSync2(descriptor, part, 0, part.length, start));
    },
    close() {
      flush();
      abandon();
      return { bytes: bytes2, sha256: `sha256:${hash3.digest("hex")}` };
    },
    abandon
  };
}

// src/gating/call-difference.ts
var LOOKUPS = new Set(
  "get find list search read fetch lookup query view show check calculate think describe inspect count browse open ls cat grep".split(
    " "
  )
);
function firstDifference(baseline, candidate) {
  if (baseline.steps.length === 0 || candidate.steps.length === 0) return null;
  const [baselineCalls, candidateCalls] = [callsOf(baseline.steps), callsOf(candidate.steps)];
  const acting = (calls) => calls.filter(({ call }) => !looksUp(call.tool));
  return differenceOf(acting(baselineCalls), acting(candidateCalls)) ?? differenceOf(baselineCalls, candidateCalls);
}
function callsOf(steps) {
  return steps.flatMap((call, index) => call.type === "tool_call" ? [{ call, step: index + 1 }] : []);
}
function looksUp(tool) {
  const name = tool.split(/[./:]|__/).at(-1) ?? tool;
  const [word = ""] = name.match(/[A-Z]?[a-z]+|[A-Z]+/) ?? [];
  return LOOKUPS.has(word.toLowerCase());
}
function differenceOf(baselineCalls, candidateCalls) {
  for (let index = 0; index < Math.max(baselineCalls.length, candidateCalls.length); index++) {
    const [baseline, candidate] = [baselineCalls[index], candidateCalls[index]];
    const isSameTool = baseline !== void 0 && baseline.call.tool === candidate?.call.tool;
    const difference2 = isSameTool ? otherArguments(baseline, candidate) : otherCall(baselineCalls, candidateCalls, index);
    if (difference2 !== null) return difference2;
  }
  return null;
}
function otherCall(baselineCalls, candidateCalls, index) {
  const [baseline, candidate] = [baselineCalls[index], candidateCalls[index]];
  const has = (calls, { call: call2 }) => calls.some((other) => other.call.tool === call2.tool);
  const isHere = baseline && has(candidateCalls.slice(index), baseline);
  const isOnMain = candidate && has(baselineCalls.slice(index), candidate);
  if (baseline !== void 0 && isHere === false && isOnMain !== false) {
    const change = has(candidateCalls, baseline) ? "less-often" : "left-out";
    const example2 = { step: baseline.step, main: callText(baseline.call), candidate: null };
    return { change, tool: baseline.call.tool, example: example2, steps: [baseline.step, null] };
  }
  const added2 = must(candidate, "a call that main lacks");
  const { step, call } = added2;
  const [tool, text] = [call.tool, callText(call)];
  if (baseline === void 0 || isOnMain === false && isHere === true) {
    const change = has(baselineCalls, added2) ? "more-often" : "added";
    return { change, tool, example: { step, main: null, candidate: text }, steps: [null, step] };
  }
  const example = { step, main: callText(baseline.call), candidate: text };
  return { change: "replaced", tool: baseline.call.tool, instead: tool, example, steps: [baseline.step, step] };
}
function otherArguments(baseline, candidate) {
  const argument = differingArgument(baseline.call.args, candidate.call.args);
  if (argument === null) return null;
  const texts = { main: argumentText(argument, baseline.call), candidate: argumentText(argument, candidate.call) };
  return {
    change: "arguments",
    tool: candidate.call.tool,
    ...argument === "" ? {} : { argument },
    example: { step: candidate.step, ...texts },
    steps: [baseline.step, candidate.step]
  };
}
function differingArgument(baseline, candidate) {
  if (!isRecord(baseline) || !isRecord(candidate)) return bare(baseline) === bare(candidate) ? null : "";
  const names = /* @__PURE__ */ new Set([...Object.keys(baseline), ...Object.keys(candidate)]);
  return [...names].find((name) => bare(memberOf(baseline, name)) !== bare(memberOf(candidate, name))) ?? null;
}
function bare(value) {
  return (JSON.stringify(value) ?? "").replace(/[\s"'\\]/g, "");
}
var LONGEST = 160;
var IN_CALL = 60;
function argumentText(argument, { args }) {
  if (argument === "") return cut2(JSON.stringify(args) ?? "");
  const value = memberOf(args, argument);
  return `${argument}: ${value === void 0 ? "absent" : cut2(JSON.stringify(value))}`;
}
function callText({ tool, args }) {
  if (!isRecord(args)) return `${tool}(${cut2(JSON.stringify(args) ?? "")})`;
  const given = Object.entries(args).map(([name, value]) => `${name}: ${cut2(JSON.stringify(value) ?? "", IN_CALL)}`);
  return cut2(`${tool}(${given.join(", ")})`);
}
function cut2(text, longest = LONGEST) {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
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
    const compared2 = criteria.find((criterion) => criterion.rubric === rubric && criterion.key === key);
    return weight / total * changeOf4(compared2, paired.scenarios);
  };
  const changes = [...weights].map(changeIn);
  const all2 = [...weights.keys()].map((criterion, index) => ({ criterion, change: rounded(changes[index] ?? 0) }));
  const moved = all2.filter(({ change }) => Math.abs(change) >= ROUNDING2);
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
  const environment3 = rounded(sum(losses) / paired.scenarios);
  return { harness: 0, environment: environment3, config: 0, agent: rounded(delta - environment3) };
}
function failingToday(scenarios) {
  return new Set(scenarios.flatMap(({ scenario, word }) => word === "fails on main today" ? [scenario] : []));
}
function layersByCause(decision, causes) {
  const { layers, flips, config, confirmed } = decision;
  const [metric] = decision.metrics;
  if (layers === void 0 || metric?.paired === void 0) return {};
  const { name, paired } = metric;
  const counted3 = failingToday(confirmed);
  const losses = new Map(
    [...flips.broke, ...flips.lost].map(({ scenario, candidate, baseline }) => {
      return [scenario, counted3.has(scenario) ? 0 : (candidate ?? 0) - (baseline ?? 0)];
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

// src/gating/causes.ts
function withCauses(decision, scenarios, combination = NO_COMBINATION) {
  const [metric] = decision.metrics;
  const contributions = contributionsOf(decision, combination, scenarios);
  const measured = { ...decision, ...contributions === null ? {} : { contributions } };
  const fallen = scenarios.filter(({ side }) => side !== "fixed");
  if (metric === void 0 || fallen.length === 0) return { ...measured, ...layersByCause(decision, []) };
  const turned = criteriaThatTurned(fallen, metric.rubric);
  const signs = fallen.map((scenario) => signOf2(scenario, turned.get(scenario.scenario), metric.rubric));
  const causes = groupsOf(signs, ({ group }) => group).map((group) => withLacks(causeOf(group), fallen)).sort((a, b) => rankOf(a) - rankOf(b) || bySize(a, b));
  return { ...measured, ...layersByCause(decision, causes), causes, start: startOf2(decision, causes) };
}
function rankOf({ kind, scenarios }) {
  return kind === "missing" ? Number.NEGATIVE_INFINITY : Number(kind === "other") / 2 - scenarios.length;
}
function withLacks(cause, scenarios) {
  const { fact } = cause;
  if (fact === void 0) return cause;
  const lacking2 = (trials) => {
    return { count: trials.filter(({ absent: absent2 }) => absent2.includes(fact)).length, total: trials.length };
  };
  const [candidate, baseline] = [scenarios.flatMap((one) => one.candidate), scenarios.flatMap(({ main }) => main)];
  return { ...cause, lacks: { candidate: lacking2(candidate), baseline: lacking2(baseline) } };
}
function signOf2({ scenario, main, candidate }, criterion, rubric) {
  const reference = referenceOf(main);
  const failed = failedTrials(candidate);
  const [most] = groupsOf(failed.map(ownSign), ({ group }) => group);
  const [sign] = most ?? [];
  const fact = failed[0]?.absent.find(
    (path) => reference?.recorded.includes(path) && failed.every(({ absent: absent2 }) => absent2.includes(path))
  );
  if (sign?.kind === "error" || sign?.kind === "empty") return { ...sign, scenario };
  if (fact !== void 0) return { scenario, kind: "missing", group: `missing ${fact}`, fact };
  if (sign !== void 0 && sign.kind !== "other") return { ...sign, scenario };
  const differences2 = failed.map((trial) => reference && firstDifference(reference, trial));
  const [often] = groupsOf(differences2, (trialDifference) => trialDifference ? groupOf(trialDifference) : "");
  const difference2 = often?.[0] ?? null;
  if (criterion !== void 0)
    return {
      scenario,
      kind: "criterion",
      group: `criterion ${criterion}`,
      criterion: criterionName(rubric, criterion),
      reasons: failed.flatMap((trial) => criterionResults(trial, rubric)).flatMap((node) => {
        return node.key === criterion && node.kind === "judge" && !holds(node) ? [node.explanation] : [];
      }),
      difference: difference2
    };
  if (difference2 === null) return { scenario, kind: "other", group: "other" };
  const kind = difference2.change === "arguments" ? "arguments" : "calls";
  return { scenario, kind, group: kind, difference: difference2 };
}
function failedTrials(trials) {
  const failed = trials.filter(({ passed }) => passed === false);
  return failed.length === 0 ? trials : failed;
}
function ownSign({ result: { error }, reason, isEmpty: isEmpty3 }) {
  if (error !== null) {
    const message2 = maskText(error.message);
    const isOfService = looksLikeService(error.message);
    return { kind: "error", group: `error ${error.kind} ${headOf(message2)}`, message: message2, isOfService };
  }
  if (isEmpty3) return { kind: "empty", group: "empty" };
  if (reason === null || reason.trim() === "") return { kind: "other", group: "other" };
  const message = maskText(reason);
  return { kind: "reason", group: `reason ${message.key}`, message, isOfService: looksLikeService(reason) };
}
function criteriaThatTurned(broke, rubric) {
  const turned = broke.map(({ scenario, main, candidate }) => {
    const mainVerdicts = criteriaOf3(referenceOf(main), rubric);
    const failedVerdicts = failedTrials(candidate).map((trial) => criteriaOf3(trial, rubric));
    const keys = [...failedVerdicts[0]?.keys() ?? []].filter((key) => {
      const failed = failedVerdicts.filter((verdicts) => verdicts.get(key) === false).length;
      return mainVerdicts.get(key) !== false && failed * 2 > failedVerdicts.length;
    });
    return { scenario, keys: (failedVerdicts[0]?.size ?? 0) > 1 ? keys : [] };
  });
  const counts2 = /* @__PURE__ */ new Map();
  for (const { keys } of turned) for (const key of keys) counts2.set(key, (counts2.get(key) ?? 0) + 1);
  const shared = ({ keys }) => keys.toSorted((a, b) => (counts2.get(b) ?? 0) - (counts2.get(a) ?? 0))[0];
  return new Map(turned.flatMap((entry) => entry.keys.length === 0 ? [] : [[entry.scenario, shared(entry) ?? ""]]));
}
function criteriaOf3(trial, rubric) {
  return new Map((trial ? criterionResults(trial, rubric) : []).map((node) => [node.key, holds(node)]));
}
function holds({ verdict }) {
  return verdict !== "fail" && verdict !== "warn";
}
function groupOf({ change, tool, instead = "", argument = "" }) {
  return JSON.stringify([change, tool, instead, argument]);
}
function groupsOf(members2, keyOf4) {
  return [...groupBy(members2, keyOf4).values()].sort((a, b) => b.length - a.length);
}
function causeOf(signs) {
  const [{ kind, criterion, fact } = { kind: "other" }] = signs;
  const messages = signs.flatMap(({ message }) => message ?? []);
  const [reasons] = groupsOf(
    signs.flatMap(({ reasons: judged = [] }) => judged),
    (reason) => reason
  );
  const [first] = messages;
  const isOne2 = messages.every(({ key }) => key === first?.key);
  const text = first === void 0 ? reasons?.[0] : isOne2 ? sharedText(messages) : headOf(first);
  const parts = partsOf3(signs);
  const service = signs.every(({ isOfService }) => isOfService === true) || void 0;
  const whole = { scenarios: idsOf2(signs), parts: messages.length > 0 && parts.length < 2 ? [] : parts };
  return defined({ kind, text, service, criterion, fact, ...whole });
}
function partsOf3(signs) {
  const known3 = signs.filter(({ message, difference: difference2 }) => message ?? difference2);
  return groupsOf(known3, ({ message, difference: difference2 }) => message?.key ?? (difference2 ? groupOf(difference2) : "")).map((group) => {
    const scenarios = idsOf2(group);
    const { difference: difference2 } = group.find(({ scenario }) => scenario === scenarios[0]) ?? {};
    if (!difference2) return { text: sharedText(group.flatMap(({ message }) => message ?? [])), scenarios };
    const { example, steps: _, ...shared } = difference2;
    return { ...shared, scenarios, example: { scenario: scenarios[0] ?? "", ...example } };
  }).sort(bySize);
}
function idsOf2(signs) {
  return signs.map(({ scenario }) => scenario).sort(naturally);
}
function bySize({ scenarios: a }, { scenarios: b }) {
  return b.length - a.length || naturally(a[0] ?? "", b[0] ?? "");
}
function startOf2({ metrics: [metric], flips }, causes) {
  const { paired, threshold = null } = metric ?? {};
  const explained = [...flips.broke, ...flips.lost];
  const broke = explained.length;
  if (paired === void 0) return null;
  const sizeOf4 = (chosen3) => chosen3.reduce((sum2, index) => sum2 + (causes[index]?.scenarios.length ?? 0), 0);
  const errors = causes.flatMap(({ kind }, index) => kind === "error" ? [index] : []);
  const largest = causes[0]?.kind === "other" ? [] : [0];
  const chosen2 = [errors, largest].find((indices) => sizeOf4(indices) > 1 && sizeOf4(indices) * 3 >= broke);
  if (chosen2 === void 0 || causes.length < 2) return null;
  const ids = new Set(chosen2.flatMap((index) => causes[index]?.scenarios ?? []));
  const lost = explained.reduce(
    (sum2, { scenario, baseline, candidate }) => sum2 + (ids.has(scenario) ? (baseline ?? 0) - (candidate ?? 0) : 0),
    0
  );
  const rate = Math.min(1, paired.candidate + lost / paired.scenarios);
  return { causes: chosen2, scenarios: ids.size, broke, rate, baseline: paired.baseline, threshold };
}

// src/pipeline/compared-trials.ts
var MOST_OF_MAIN = 20 * 2 ** 20;
var LONGEST2 = 2e3;
function explainFlips(decision, { main, candidate, config }) {
  const { flips } = decision;
  const flipped = ["broke", "lost", "fixed"].flatMap(
    (side) => flips[side].map((flip) => ({ ...flip, side }))
  );
  const primary = decision.metrics[0]?.rubric ?? "";
  const explained = (scenarios2) => {
    const rubric = config.rubrics.find(({ id }) => id === primary);
    return withCauses(decision, scenarios2, rubric && combinationOf(rubric));
  };
  if (flipped.length === 0) return { decision: explained([]), mainTrials: [] };
  const lines = [];
  let room = MOST_OF_MAIN;
  const collect = (run2, wanted, keeps = (_) => true) => {
    const found = /* @__PURE__ */ new Map();
    for (const evidence of evidenceOfRun({ ...run2, mayWant: mayBeOf(wanted, run2) }, startRedaction(run2.redaction))) {
      const { trial } = evidence;
      if (!wanted.has(trial.scenario) || isOfArm(config, trial) || !keeps(evidence)) continue;
      const result = explainTrial(scoreByConfig(config, trial));
      appendTo(found, trial.scenario, comparedTrial(trial, result, primary));
    }
    for (const trials of found.values()) trials.sort((a, b) => a.result.trial - b.result.trial);
    return found;
  };
  const mainIds = new Set(flipped.map(({ scenario, renamed_from: old = scenario }) => old));
  const keep2 = (evidence) => {
    const line2 = evidenceLine(evidence);
    room -= line2.length;
    if (room >= 0) lines.push(line2);
    return room >= 0;
  };
  const before = valueOr(null, () => main && collect(main, mainIds, keep2));
  const ids = new Set(flipped.map(({ scenario }) => scenario));
  const now = collect(candidate(ids), ids);
  const filled = new Set(decision.filled?.scenarios);
  const scenarios = flipped.map(({ scenario, renamed_from: old = scenario, side }) => {
    const counted3 = (now.get(scenario) ?? []).filter(({ passed }) => passed !== null || !filled.has(scenario));
    return { scenario, side, main: before?.get(old) ?? [], candidate: counted3 };
  });
  return { decision: explained(scenarios), mainTrials: before === null ? [] : lines };
}
var SCENARIO = /"scenario"\s*:\s*"((?:[^"\\]|\\.)*)"/g;
var HIDDEN = /\\u00[3-7]/;
function mayBeOf(wanted, { redaction }) {
  const isRedacted2 = redaction.hash.includes("scenario") || [...wanted].some((id) => id.includes(MARK_START));
  if (isRedacted2) return void 0;
  const isWanted = (id) => id.includes("\\") || wanted.has(id.normalize("NFC"));
  return (text) => {
    const first = scenarioAtStart(text);
    if (first !== void 0) return isWanted(first);
    return HIDDEN.test(text) || [...text.matchAll(SCENARIO)].some(([, id = ""]) => isWanted(id));
  };
}
function combinationOf({
  written: { criteria = {}, combine: combine2 = "weighted_sum" }
}) {
  return {
    weights: new Map(Object.entries(criteria).map(([key, { weight = 1 }]) => [key, weight])),
    isSum: combine2 === "weighted_sum" || combine2 === "mean",
    score: (parts) => STRATEGIES[combine2].score({
      judgements: parts.map(({ node }) => ({ ...node, parts: [] })),
      weights: parts.map(({ weight }) => weight)
    })
  };
}
function comparedTrial(trial, result, primary) {
  const byPrimary = result.rubrics.find(({ rubric }) => rubric === primary);
  const reason = factAt(trial, "harness.reason");
  return {
    passed: byPrimary === void 0 ? null : byPrimary.tree.verdict === "pass",
    result,
    reason: typeof reason === "string" ? cut(reason, LONGEST2) : null,
    ...recordsNothing(trial) ? { isEmpty: true } : {},
    ...factsRead(trial, byPrimary?.tree),
    steps: (trial.trace ?? []).map((step) => {
      if (step.type === "message") return { ...step, text: cut(step.text, LONGEST2) };
      return { ...step, args: short(step.args), result: short(step.result) };
    })
  };
}
var DONE2 = /* @__PURE__ */ new Set(["output", "trace", "final_state"]);
function factsRead(trial, tree) {
  const paths = [...new Set(tree === void 0 ? [] : fieldsOf2(tree))];
  const isAbsent = (path) => {
    const [root = ""] = path.split(".");
    return factAt(trial, DONE2.has(root) ? root : path) === void 0;
  };
  return { absent: paths.filter(isAbsent), recorded: paths.filter((path) => !isAbsent(path)) };
}
function fieldsOf2({ observed = [], children = [] }) {
  return [...observed.map(({ field }) => field), ...children.flatMap(fieldsOf2)];
}
function short(value) {
  if ((JSON.stringify(value) ?? "").length < LONGEST2) return value;
  return shownValue(value, LONGEST2);
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
  const blocks2 = (event) => scene.findings.some(({ effect, code }) => effect === "block" && rowOf(code).liftedIf === event);
  const isAmong = (list) => list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.context.pairing.removed)) return blocks2("removed");
  if (isAmong(scene.context.pairing.changed)) return blocks2("changed");
  return drop > SLACK && isWithin(waiver, drop) && blocks2("fell");
}
function blockedBy(waiver, { findings, context }) {
  const kind = waiverKind(waiver);
  const id = idNow(waiver, context.pairing);
  return findings.filter(
    ({ effect, code, subject }) => effect === "block" && subject?.name === id && rowOf(code).waivable === kind
  );
}
function excessOf(finding, drop) {
  const { rate, code } = finding;
  return rowOf(code).excess?.(finding) ?? (rate === void 0 ? drop : -(rate.delta ?? 0));
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
    const { rate, count: count2 } = covered;
    return waiverFinding("waived", { ...about, covered, ...rate && { rate }, ...count2 && { count: count2 } });
  });
}
function aboutWaiver(waiver) {
  return { subject: { kind: waiverKind(waiver), name: waiverSubject(waiver) }, waiver };
}
function show(waiver, effect) {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: waiverSubject(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect };
}

// src/gating/findings/finding-list.ts
var EFFECTS = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}
function oneOfEach(findings) {
  return findings.filter(({ code }, index) => findings.findIndex((finding) => finding.code === code) === index);
}
function decides({ effect }) {
  return effect === "block" || effect === "invalid";
}
function decidingFindings(decided, findings) {
  if (decided !== "fail" && decided !== "invalid") return [];
  const effect = decided === "invalid" ? "invalid" : "block";
  return findings.filter((finding) => finding.effect === effect);
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
      const counted3 = scenarios && { scenarios, blocksFrom: mostThatBlock(scenarios, threshold, level) };
      results.set(rate, { status, counted: counted3 || null });
    });
  }
  return results;
}
function testOf3(context, rate, { value, threshold }) {
  if (value >= threshold - SLACK) return { p: 1, scenarios: null };
  const { candidate } = context;
  const trials = candidate.scenarios.map((scenario) => trialsOf3(rate.countIn(scenario))).filter(({ length }) => length > 0);
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
function trialsOf3({ passed, total, scores }) {
  return scores ?? Array.from({ length: total }, (_, index) => index < passed ? 1 : 0);
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
  return findings.some(({ code }) => AWAITS.has(rowOf(code).holds));
}
var AWAITS = /* @__PURE__ */ new Set(["for fresh trials", "for results"]);
function isInDoubt(findings, { policy, baseline, rates }) {
  const holds2 = new Set(findings.map(({ code }) => rowOf(code).holds));
  if (holds2.has("in doubt")) return true;
  const { on_no_baseline: unless } = policy;
  const isMissed = unless === null ? holds2.has("without a baseline") : unless === "inconclusive";
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
  return `${describeMetric(context.primary.metric, context)}${unjudged2(findings, context)}`;
}
function findingInHeadline({
  decision,
  findings,
  baseline
}) {
  const [first] = decidingFindings(decision, findings);
  const stated = findings.find(({ code }) => rowOf(code).isHeadline);
  if (first !== void 0 || decision !== "inconclusive") return first ?? stated;
  const inDoubt = findings.filter(({ code }) => rowOf(code).holds === "in doubt");
  return findings.find((finding) => isAwaiting([finding])) ?? stated ?? inDoubt.find(({ code }) => rowOf(code).topic === "slices") ?? inDoubt[0] ?? (baseline === null ? findings.find(({ code }) => rowOf(code).topic === "baseline") : void 0);
}
function more(further, noun) {
  return further.length === 0 ? "" : `, and ${counted(countProblems(further), `more ${noun}`)}`;
}
function unjudged2(findings, { candidate }) {
  if (!findings.some(({ code }) => rowOf(code).isBaselineWith === "unfit")) return "";
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
function link(words2, address) {
  const plain = address !== void 0 && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain ? `[${words2}](${address})` : words2;
}
function joined4(blocks2) {
  return blocks2.filter((block2) => block2 !== "").join("\n\n");
}
function beside(parts, between2 = " ") {
  return parts.filter((text) => text !== "").join(between2);
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
  return joined4([
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
  const body = joined4([
    "rows" in list ? table(list.columns, list.rows.slice(0, folded), list.align) : bullets(list.lines.slice(0, folded)),
    leftOut(view, length - folded, list.noun)
  ]);
  return details(`${title} (${length})${more2}`, body);
}
function leftOut(view, count2, noun) {
  if (count2 <= 0) return "";
  return `_Left out here: ${noun} (${count2}). All are in ${fullResults(view)}._`;
}
function fullResults({ links }) {
  return links.artifact === void 0 ? "the bundle, where one is kept (in a terminal by `--out`)" : `the ${link("full results", links.artifact)}`;
}

// src/contract/slug.ts
var SAFE = /^[A-Za-z0-9_-]{1,60}$/;
function slug(text) {
  if (SAFE.test(text)) return text;
  const words2 = text.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "");
  return `${words2}.${sha256Of(text).slice("sha256:".length, "sha256:".length + 10)}`;
}

// src/reporting/sections/head.ts
function headSection(view) {
  return joined4([`## ${titleOf(view.decision)}`, leadText(view.decision, view.detail.sentence)]);
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
  if (isList2(decision))
    return `**The agent was not judged: ${counted(countProblems(decision.findings.filter(decides)), "problem")} to fix.**`;
  const change = changeSentence(decision) ?? "";
  const headline = statesHeadline(decision) ? `**${ended(capitalised(prose(decision.headline, longest)))}**` : "";
  return beside([headline, change]);
}
function isList2({ decision, findings }) {
  return decision === "invalid" && findings.filter(decides).length > 1;
}
function statesHeadline(decision) {
  if (isList2(decision)) return false;
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
  return findings.some(({ code, effect }) => effect === "block" && rowOf(code).isConfirmed);
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
  return joined4([
    failing2.length === 0 ? "" : `**Lowest pass rates:** ${failing2.join(" \xB7 ")}`,
    outcomes.length < 2 ? "" : `**Outcomes:** ${outcomes.join(" \xB7 ")}`
  ]);
}
var MOST_NAMED3 = 5;
var MOST_FAILING = 3;
function noiseOf2({ state, evidence, decided_by, delta, leans_p: sign }, decision) {
  if (state === "improved") return " Not noise.";
  const ps = evidence.filter(({ test: test2 }) => decided_by.includes(test2)).map(({ adjusted_p }) => adjusted_p);
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
  const texts = LAYERS.flatMap(([layer, words2]) => {
    const change = layers?.[layer] ?? 0;
    return Math.abs(change) < LEAST_POINTS ? [] : [`${words2} ${signedTenths(change)}`];
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
  return joined4([`**${causesTitle(decision)}**`, bullets2.join("\n"), start === null ? "" : startText(start, decision)]);
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
      return beside([`${criterionOf2(cause)} fails`, beside([quoted2.trim(), calls], "; ")], ": ");
    case "arguments":
    case "calls":
      return calls;
    case "other":
      return "no error, reason or step in common";
  }
}
function criterionOf2({ criterion = "" }) {
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
  const { causes: all2 } = decision;
  const isCrash = causes.every((index) => all2[index]?.kind === "error");
  const many = causes.length === 1 ? "" : causes.length === 2 ? "two " : `${causes.length} `;
  const first = must(all2[must(causes[0], "a cause to start with")], "the cause to start with");
  const what = isCrash ? `the ${many}${causes.length === 1 ? "crash" : "crashes"}` : criterionOf2(first) || "the first cause";
  const lacking2 = Math.round((baseline - rate) * 100);
  const where2 = [
    ...threshold === null ? [] : [rate < threshold ? `still below the floor of ${wholeRate(threshold)}` : "above the floor"],
    lacking2 > 0 ? `still ${fixed(lacking2, 0)} below main` : "no lower than main"
  ];
  return `**Start with ${what}:** ${scenarios} of the ${broke} that ${verbOf(decision)}. If ${scenarios === 1 ? "it" : "these"} came back: ${wholeRate(rate)}, ${where2.join(", ")}.`;
}
var MOST_DIFFERENCES = 5;
function differencesSection({ decision, detail, includeOutput, here }) {
  if (!includeOutput || detail.folded === 0) return "";
  const parts = [0, 1, 2].flatMap((place) => decision.causes.flatMap((cause) => cause.parts[place] ?? []));
  const diff = differencesOf(parts, MOST_DIFFERENCES, here);
  return diff === "" ? "" : details("Why the first ones failed, step by step", diff);
}
function differencesOf(parts, most, here) {
  const differences2 = parts.flatMap(
    ({ example, tool = "" }) => example ? [differenceLines(tool, example, here)] : []
  );
  const lines = differences2.slice(0, most).flatMap((part, index) => index === 0 ? part : ["", ...part]);
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
var TESTS2 = {
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
var NOTHING4 = "\u2013";

// src/reporting/sections/drift.ts
var LONGEST3 = 600;
function driftedIn(findings) {
  return findings.find(({ code }) => rowOf(code).shownIn === "line");
}
function driftLine({ findings }) {
  const finding = driftedIn(findings);
  return finding === void 0 ? "" : `${EFFECTS2[finding.effect].icon} ${ended(prose(finding.what, LONGEST3))}`;
}
function driftText(decision) {
  const { expected, actual, next } = driftedIn(decision.findings) ?? {};
  const sentence = (start, text = "") => text === "" ? "" : ended(`${start}${prose(text, LONGEST3)}`);
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

// src/reporting/commands.ts
function gateCommand(inputs) {
  return commandOf(["gate", "--results", ...inputs.results], inputs);
}
function initCommand(inputs) {
  return commandOf(["init", ...inputs.results], inputs, inputs.suite);
}
function commandOf(start, { mapping, select }, suite) {
  const words2 = [
    ...start,
    ...mapping === null ? [] : ["--mapping", mapping],
    ...suite === void 0 ? [] : ["--suite", suite],
    ...select.flatMap((selection) => ["--select", selectionText(selection)])
  ];
  return `agent-gate ${words2.map(quoted).join(" ")}`;
}
function commitCommands({
  written: written2,
  used
}) {
  if (written2.length === 0) return [];
  return [`git add ${sortedUnion(written2, used).map(quoted).join(" ")}`, 'git commit -m "Gate the agent"'];
}
function bundleCommand(command, bundle, scenarios = []) {
  return [`agent-gate ${command}`, ...[bundle, ...scenarios].map(quoted)].join(" ");
}
function quoted(word) {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

// src/reporting/sections/trials.ts
function trialsSection(view) {
  if (!view.detail.evidence) return "";
  const { trials, errored: listed2 } = view.decision;
  const { agent, infrastructure, judge: judge2 } = trials.errored;
  const refused2 = listed2.filter((trial) => trial.refused).length;
  const { absent: absent2 = 0 } = trials;
  const ofService = infrastructure - refused2 - absent2;
  const counts2 = [
    `${trials.scored} scored`,
    agent === 0 ? "" : `${agent} ${agent === 1 ? "crash" : "crashes"} of the agent among them`,
    ofService === 0 ? "" : counted(ofService, ERROR_KINDS.infrastructure),
    absent2 === 0 ? "" : `${absent2} ${ABSENT}`,
    refused2 === 0 ? "" : `${refused2} ${REFUSED}`,
    judge2 === 0 ? "" : counted(judge2, ERROR_KINDS.judge)
  ];
  return joined4([`**Trials:** ${beside(counts2, ", ")}`, erroredList(view)]);
}
function erroredList(view) {
  const { errored } = view.decision;
  const { folded } = view.detail;
  if (errored.length === 0) return "";
  if (folded === 0) return leftOut(view, errored.length, "errored trials");
  const lines = errored.slice(0, folded).map((trial) => erroredLine(trial, view.includeOutput));
  return details(
    `Errored trials (${errored.length})`,
    joined4([block(lines), leftOut(view, errored.length - folded, "errored trials")])
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
  const shown2 = here === null ? NOTHING4 : boldIf(isLoud, unbroken(wholeRate(here, most ?? least)));
  const change = here === null || main === null ? "" : signedPoints(wholeChange(main, here));
  const isOther = rubric !== decision.metrics[0]?.rubric;
  const limits = [most === null ? "" : `> ${wholeRate(most)}`, least === null ? "" : `< ${wholeRate(least)}`];
  return [
    isLoud ? "\u274C" : "\xB7",
    beside([boldIf(isLoud, keyText(outcome.outcome)), isOther ? prose(rubric, 60) : ""], " \xB7 "),
    decision.baseline === null ? shown2 : changeCell({ main: main === null ? NOTHING4 : wholeRate(main), here: shown2, change }),
    beside(limits.map(unbroken), ", or ") || NOTHING4
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
    rows: usage.map((comparison2) => {
      const { amount, candidate, baseline, change, interval, tolerance } = comparison2;
      const isLoud = isPastLimit(comparison2);
      const measured = boldIf(isLoud, unbroken(amountText(comparison2, candidate)));
      const compared2 = [
        changeCell({
          main: baseline === null ? NOTHING4 : amountText(comparison2, baseline),
          here: measured,
          change: change === null ? "" : riseText(change)
        }),
        interval === null ? NOTHING4 : unbroken(`${riseText(interval.lower)} to ${riseText(interval.upper)}`)
      ];
      const icon = !comparison2.exceeds ? "\xB7" : isLoud ? "\u274C" : "\u26A0\uFE0F";
      const limit = gates(comparison2) ? unbroken(`> ${riseText(tolerance)}`) : "only watched";
      return [icon, boldIf(isLoud, capitalised(AMOUNT_WORDS[amount])), ...isCompared ? compared2 : [measured], limit];
    })
  };
}
function isPastLimit(comparison2) {
  return comparison2.exceeds && gates(comparison2);
}

// src/reporting/sections/rate-table.ts
function ratesSection(view) {
  const { rows, shown: shown2 } = openRates(view);
  if (shown2.rows.length === 0) return "";
  return joined4([
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
  const short2 = rows.slice(0, detail.metrics).map((row) => ({ ...row, label: row.short }));
  const shown2 = rateTable(view, "rates", short2, false);
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
  const counts2 = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const still = row.state === "inconclusive" ? "within noise" : STATE_WORDS[row.state];
    addTo(counts2, directionOf(row) ?? still);
  }
  return [...counts2].map(([words2, count2]) => `${count2} ${words2}`).join(", ");
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
  const here = now === null ? NOTHING4 : boldIf(isBlocking, unbroken(now));
  const difference2 = row.delta === null ? "" : signedPoints(change);
  const range = interval === null ? NOTHING4 : `${signedPoints(interval.lower)} ${unbroken(`to ${signedPoints(interval.upper)}`)}`;
  return [
    `${iconOf(row)}${isBlocking && crashNote(row, decision) !== "" ? "\xA0\xB9" : ""}`,
    beside([boldIf(isBlocking, label), note], " \xB7 "),
    isCompared ? changeCell({ main: main ?? NOTHING4, here, change: difference2 }) : here,
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
function limitOf(row, compared2, { waivers }) {
  const { advisory, tolerance, threshold, state, isLift } = row;
  if (advisory) return "only watched";
  const ceiling = waivers.find(({ subject, effect }) => effect === "used" && subject === row.subject)?.ceiling ?? null;
  if (ceiling !== null) return `worse by ${unbroken(`> ${plainPoints(ceiling)}`)} (waiver)`;
  const held = heldRate(row);
  const over = held === null ? "" : ` (${held} over all)`;
  const isTested = compared2 && state !== "not-comparable";
  const drop = tolerance === 0 ? "drops" : `drops ${unbroken(`> ${plainPoints(tolerance)}`)}`;
  const least = isLift ? signedPoints(threshold ?? 0) : `${wholeRate(threshold ?? 0)}${over}`;
  return beside([isTested ? drop : "", threshold === null ? "" : unbroken(`< ${least}`)], ", or ") || NOTHING4;
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
  const { total, paired, new: added2, changed: changed2 } = decision.scenarios;
  const unjudged3 = decision.baseline === null ? 0 : total - paired - added2 - changed2;
  const waived2 = Math.max(0, ...rows.map(({ paired: paired2 }) => paired2?.waived ?? 0));
  return [
    ...crashed === "" ? [] : [`\xB9 ${ended(capitalised(others.length === 0 ? crashed : crashesOfEach(decision)))}`],
    ...unjudged3 > 0 ? [`${counted(unjudged3, "scenario")} had no verdict and ${unjudged3 === 1 ? "is" : "are"} left out.`] : [],
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
    return { ...row, isBlocking: about.some(decides), isMarked: about.some(({ code }) => rowOf(code).marksRate) };
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
function judgeText({ judge: judge2 }) {
  return judge2 === void 0 ? "" : `judge right in ${rightText(judge2)}`;
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
function isInTable({ code, subject }, { metrics, criteria, lifts = [] }) {
  if (rowOf(code).shownIn !== "rate") return false;
  return metrics.some(({ name }) => name === subject) || lifts.some(({ arm }) => arm === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}

// src/reporting/sections/slices.ts
function brokenTagLine({ decision }) {
  if (decision.broken_tag === void 0) return "";
  const { tag, broken, of: of2, scenarios } = decision.broken_tag;
  return `**${broken} of the ${of2} that ${decision.confirm === null ? "broke" : "failed"}** carry the tag ${codeSpan(tag, 60)} (${broken} of its ${scenarios}).`;
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
    p === 1 ? NOTHING4 : pValue(adjusted)
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
  sumOf,
  meanOf,
  rounded,
  addTo,
  sum,
  mean,
  fewest,
  confidenceAt,
  agreementOf,
  SLACK,
  meanRate,
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
  defaultPolicy,
  metricRule,
  criterionRule,
  outcomeRule,
  outcomeRuleNamed,
  shareToPass,
  gates,
  testSettings,
  WAIVER_KINDS,
  waiverSubject,
  primaryRubric,
  scoresOf,
  meanScore,
  trialsUnder,
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
  keyOf,
  sameJudges,
  effortFor,
  FEWEST_RUNS,
  LARGEST_PHI_BY_CHANCE,
  runVariance,
  familiesOf,
  onMain,
  NO_TRIALS,
  trialRange,
  isPassOrFail,
  pooled,
  sameJson,
  startContentHash,
  pairScenarios,
  overlapOf,
  currentId,
  matchScenarios,
  scenariosById,
  unrecordedScenarios,
  comparisonContext,
  ratesIn,
  scenariosComparable,
  rubricComparable,
  mcnemarMidP,
  weightedHolm,
  FEWEST_SCENARIOS,
  pairedTest,
  hasMoved,
  probesOf,
  probeResults,
  probeSuite,
  appendTo,
  groupBy,
  shownValue,
  cut,
  didNotPass,
  markOf2 as markOf,
  startSharedFacts,
  stratumP,
  publishSlices,
  tagOfBroken,
  mainDrift,
  MOST_REPORTS,
  recordOf,
  reportOf,
  earlierRuns,
  waivedScenarios,
  mayHaveDropped,
  nearlyBroke,
  publishRates,
  publishLifts,
  suiteEffects,
  sumOfEffects,
  AMOUNTS,
  placeFreshTrials,
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
  sameResult,
  driftFindings,
  measuredAnew,
  evidenceFindings,
  judgeFinding,
  questionsUnanswered,
  uncheckedJudges,
  progressText,
  memoryFinding,
  unknownWaived,
  dueReviews,
  readingFinding,
  replacedSecrets,
  STEPS_OF_VERSIONS,
  versionBump,
  rubricFinding,
  rubricVersionFindings,
  unexplainedThresholds,
  scenarioFinding,
  startTrialCounts,
  totalTrials,
  maskText,
  trialFinding,
  unscoredTrials,
  rowOf,
  render,
  collectWaivers,
  referenceOf,
  naturally,
  crashLossOf,
  byEffect,
  oneOfEach,
  decides,
  evaluateGate,
  decidedBy,
  isAwaiting,
  headlineOf,
  findingInHeadline,
  layersOf,
  thresholdOf,
  explainTrial,
  explainRubric,
  startResultsHash,
  meanNodeScore,
  openResults,
  asBuffer,
  readText,
  readOrNull,
  fileExists,
  folderExists,
  bytesIfThere,
  isThere,
  sizeOf,
  chunksOf,
  jsonLines,
  linesOf,
  UNWRITABLE,
  makeAside,
  makeFolder,
  writingTo,
  clear,
  isTaken,
  requireNoWayOut,
  writeNewFile,
  writeAnew,
  loadLazily,
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
  history_schema_default,
  parseRecord,
  parseInnerJson,
  withoutLoneSurrogates,
  nanAsNull,
  TWO_JOBS_FILE,
  openBundleFiles,
  evidenceOf,
  laterEvidenceOf,
  openWhole,
  openGivenBundle,
  openBundle,
  damaged,
  HISTORY_FILE,
  reportOfBundle,
  historyText,
  historyOfBundle,
  takeAwayBundle,
  refuseForeignFolder,
  findResultFiles,
  findTexts,
  findFiles,
  gate_schema_default,
  CHECKS,
  bundledTexts,
  configOfBundle,
  gateText,
  checkGate,
  recordedEvidence,
  textsOf,
  Document,
  stringify3 as stringify,
  parseYamlDocument,
  readConfig,
  readPolicy,
  RANGE,
  OPERATORS,
  isKey,
  needOf,
  fieldPathProblem,
  subjectName,
  askedHash,
  shownHash,
  answerOfModels,
  readAnswers,
  scoreOfAnswer,
  NOT_JUDGED,
  loadRubric,
  compileDocument,
  loadRubrics,
  sharedNames,
  labelledCases,
  isLabelOf,
  howAsked,
  compareWithPeople,
  partsIn,
  splitLines2 as splitLines,
  startDeclaredTotals,
  countsText,
  loadMapping,
  judge_check_schema_default,
  besideRubric,
  readLabels,
  RUBRIC_FOLDER,
  findCaseFiles,
  findUntested,
  readCases,
  readRubricPair,
  findRubrics,
  RUBRIC_FILES,
  loadConfig,
  loadMappingAndPolicy,
  compileConfig,
  checksBeside,
  rubricTexts,
  defaultRubric,
  findOverlooked,
  policyText,
  scoreTrial,
  questionsOf,
  openQuestions,
  askingKey,
  withAnswers,
  withStored,
  answerTrial,
  withoutStale,
  isAnswered,
  DEFAULT_RULES,
  NOTHING_MORE,
  startRedaction,
  normaliseTrial,
  scenarioAtStart,
  storedTrial,
  readAgain,
  agentFact,
  readRun,
  readEvidence,
  planPool,
  evidenceOfRun,
  startReport,
  scoreByConfig,
  armsOf,
  isOfArm,
  scoreRun,
  hasArms,
  withRedacted,
  draftBundle,
  evidenceLine,
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
  joined4 as joined,
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
  causeRows,
  causeText,
  partText,
  startText,
  differencesSection,
  differencesOf,
  differenceLines,
  DECISIONS,
  STATE_WORDS,
  EFFECTS2 as EFFECTS,
  TESTS2 as TESTS,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  VERDICTS,
  ERROR_KINDS,
  NOTHING4 as NOTHING,
  driftLine,
  driftText,
  gateCommand,
  initCommand,
  commitCommands,
  bundleCommand,
  trialsSection,
  outcomesSection,
  usageSection,
  usageRows,
  ratesSection,
  allRates2 as allRates,
  openRates,
  criteriaSection,
  isInTable,
  brokenTagLine,
  sliceTable,
  slicesSection,
  firstDifference,
  looksUp,
  callText,
  explainFlips,
  comparedTrial
};
