import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  SKIPPED,
  blockOrWarn,
  criterionRule,
  cut,
  didNotPass,
  gates,
  metricRule,
  normalQuantile,
  outcomeRule,
  recorded,
  regularizedIncompleteBeta,
  resolvePolicy,
  schemaCheck,
  tQuantile,
  tTest,
  testSettings
} from "./chunk-SCWBLM45.mjs";
import {
  AMOUNT_WORDS,
  MAX_DEPTH,
  SLACK,
  addTo,
  amountText,
  criterionName,
  fewest,
  inDots,
  loadLazily,
  mean,
  meanRate,
  memberOf,
  memberPointer,
  moments,
  pValue,
  passesOf,
  pointerNames,
  rateOf,
  riseText,
  rounded,
  scoresOf,
  sha256Of,
  someOf,
  sum,
  tallyOf,
  variance
} from "./chunk-Y2ZPYLEQ.mjs";
import {
  UserError,
  byPlace,
  byText,
  codeSpan,
  countProblems,
  counted,
  diffBlock,
  inline,
  moreProblems,
  prose
} from "./chunk-FQZDEATT.mjs";

// src/scoring/result-tree.ts
import { createHash, hash } from "node:crypto";

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
    const children = node.parts.length === 0 ? {} : { children: notEvaluated(node.parts, why) };
    return nodeResult(node, SKIPPED, { explanation: `not evaluated: ${why}`, ...children }, []);
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
function explainRubric(judged) {
  const { rubric, outcome, judgement, at, reason } = judged;
  if (at === null)
    return explainUnjudged(judged, cut(reason ?? "", judgement.verdict === "error" ? MAX_REASON : MAX_CRASH));
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
    const own = at.nodes[slot];
    return own === void 0 ? notEvaluated([node], UNNEEDED) : [node.explain(at, own, warnings)];
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
  const { children = [], ...own } = tree;
  return { children: [...children, ...others], ...own };
}
function explainFailures(judged, limit) {
  const { at } = judged;
  const own = failedCriteria(judged).slice(0, limit);
  if (at !== null && own.length > 0) return own.map(({ node, judgement }) => node.explain(at, judgement, []));
  const { tree } = explainRubric(judged);
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
  const children = criteria.length === 0 ? notEvaluated(nodes, "there is no verdict on this trial") : criteria.map((own, index) => nodeResult(nodes[index] ?? root, own, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === "error" ? [explanation] : [];
  return { hash: rubric.hash, outcome, rubric: rubric.id, tree, version: rubric.version, warnings };
}
function startResultsHash() {
  const digests = [];
  return {
    add: (canonical) => {
      digests.push(hash("sha256", canonical, "binary"));
    },
    finish: () => {
      const whole = createHash("sha256");
      for (const digest of digests.sort()) whole.update(`${Buffer.from(digest, "binary").toString("hex")}
`);
      return `sha256:${whole.digest("hex")}`;
    }
  };
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
  const residuals = differences.map((difference) => difference - centre);
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

// src/gating/statistics/proportions.ts
function wilson(rate2, n, confidence) {
  if (!(n > 0)) return { lower: 0, upper: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  const weight = 1 + z * z / n;
  const centre = (rate2 + z * z / (2 * n)) / weight;
  const half = z / weight * Math.sqrt(rate2 * (1 - rate2) / n + z * z / (4 * n * n));
  return { lower: rate2 <= 0 ? 0 : Math.max(0, centre - half), upper: rate2 >= 1 ? 1 : Math.min(1, centre + half) };
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
function metricLevel({ scenarios }, { rubric, score: score2 }) {
  const measured = scenarios.flatMap((scenario) => {
    const { scores = [] } = scoresOf(scenario, rubric) ?? {};
    if (scores.length === 0) return [];
    const rate2 = meanRate(scores);
    return [{ rate: rate2, isSingle: scores.length === 1 && (rate2 === 0 || rate2 === 1) }];
  });
  return score2 === null ? null : levelOf(score2, measured);
}
function criterionLevel({ scenarios }, { criterion, byScore, countIn }) {
  const { passed, total, score: score2 } = criterion;
  const measured = scenarios.flatMap((scenario) => {
    const count = countIn(scenario);
    const rate2 = rateOf(count);
    return rate2 === null ? [] : [{ rate: rate2, isSingle: count.total === 1 && count.scores === void 0 }];
  });
  return total === 0 ? null : levelOf(byScore ? score2 ?? 0 : passed / total, measured);
}
function levelOf(rate2, measured) {
  const scenarios = measured.length;
  const areSingle = measured.every(({ isSingle }) => isSingle);
  const effective = areSingle ? scenarios : effectiveSampleSize(measured.map((one) => rounded(one.rate)));
  const { lower, upper } = wilson(rate2, effective, 1 - 2 * BOUND);
  return {
    scenarios,
    effective_n: rounded(effective),
    lower: rounded(lower),
    upper: rounded(upper),
    ...rate2 < 1 - SLACK ? {} : { failures_up_to: rounded(zeroFailureUpperBound(scenarios, BOUND)) }
  };
}
function reliabilityOf(candidate, { rubric: { rubric }, comparedRuns }, pairs2) {
  const both = pairs2.map((pair) => {
    const main = comparedRuns.flatMap((run) => pair.runs[run] ?? []);
    return { run: passesOf([pair.candidate], rubric), main: passesOf(main, rubric) };
  }).filter(({ run, main }) => run.total > 0 && main.total > 0);
  const alone = candidate.scenarios.map((scenario) => passesOf([scenario], rubric)).filter(({ total }) => total > 0);
  const now = both.length === 0 ? alone : both.map(({ run }) => run);
  const then = both.map(({ main }) => main);
  const k = fewest([...now, ...then].map(({ total }) => total));
  if (k < 2) return void 0;
  const after = now.map((passes) => chancesOf(passes, k));
  const before = then.map((passes) => chancesOf(passes, k));
  return {
    k,
    candidate: meanOf(after),
    baseline: before.length === 0 ? null : meanOf(before),
    p_worse: before.length < FEWEST_SCENARIOS ? null : testOf(after, before)
  };
}
function chancesOf({ passed, total }, k) {
  return { all_pass: allOfKPass(passed, total, k) ?? 0, any_pass: anyOfKPasses(passed, total, k) ?? 0 };
}
function meanOf(scenarios) {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass))
  };
}
function testOf(now, then) {
  const worse = (which) => pairedTest(now.map((chances, i) => chances[which] - (then[i]?.[which] ?? 0)))?.worse ?? 1;
  return { all_pass: worse("all_pass"), any_pass: worse("any_pass") };
}

// src/gating/statistics/detectable.ts
function detectableDrop(error, df, { alpha, power }) {
  return (tQuantile(1 - alpha, df) + tQuantile(power, df)) * error;
}
function visibleDrop(basis, tolerance) {
  const { scenarios, trials, loss, error, df, demand } = basis;
  const n = scenarios * trials / loss;
  const [shown, caught] = [tQuantile(1 - demand.alpha, df), tQuantile(demand.power, df)];
  const least = upperBound(0, n - 1, shown);
  const own = Math.max(upperBound(least, n, caught), Math.ceil(n * least - SLACK) / n);
  const scatter = Math.max(error, Math.sqrt(tolerance * (1 - tolerance) / n));
  return Math.min(1, Math.max(Math.hypot(detectableDrop(error, df, demand), own), tolerance + caught * scatter));
}
function upperBound(rate2, n, t) {
  const z = t * t / n;
  return (rate2 + z / 2 + Math.sqrt(z * (rate2 * (1 - rate2) + z / 4))) / (1 + z);
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

// src/gating/statistics/history.ts
var FEWEST_RUNS = 3;
var CLEARLY_COPIES = 2;
function noisier(trials, runs) {
  return Math.max(1, runs.reduce((all, own) => all + own, 0) / runs.length / trials);
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
function copiesPerTrial(scenarios, between, runs, trials) {
  if (scenarios.some(({ trialNoise }) => trialNoise === void 0)) return 1;
  const independent = sum(scenarios.map(({ trialNoise }) => trialNoise ?? 0));
  const effect = (between + 1 / runs) / (independent + 1 / (runs * trials));
  return effect < CLEARLY_COPIES ? 1 : Math.min(trials, effect);
}
function noise(betweenRuns, runs, own = 1) {
  return { variance: betweenRuns * (own + 1 / runs), df: runs - 1 };
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
function tango(changed, pairs2, confidence) {
  const z = normalQuantile((1 + confidence) / 2);
  const estimate = (changed.fixed - changed.broken) / pairs2;
  const score2 = (change) => tangoScore(changed, pairs2, change);
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
    noisier: paired.map(({ candidate, baseline }) => noisier(candidate.length, baseline.map(lengthOf))),
    trials: fewest(paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline].map(lengthOf))),
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
  const isGraded = paired.some(({ candidate, baseline }) => [candidate, ...baseline].some(({ scores }) => scores));
  const single = totals.length === 2 * paired.length && totals.every((total) => total === 1);
  return {
    key,
    tolerance,
    ...bothSides(
      paired.map(({ candidate }) => rateOf(candidate) ?? 0),
      paired.map(({ baseline }) => baseline.map((count) => rateOf(count) ?? 0))
    ),
    noisier: paired.map(
      ({ candidate, baseline }) => noisier(
        candidate.total,
        baseline.map(({ total }) => total)
      )
    ),
    trials: fewest(totals),
    usual: { trials: usualTrials(paired.map(({ candidate }) => candidate.total)), loss: 1 },
    flipsOnly: single && !isGraded && families.families === void 0,
    ...families
  };
}
function bothSides(candidate, runs) {
  const baseline = runs.map(mean);
  return { candidate, runs, baseline, differences: candidate.map((rate2, i) => rate2 - (baseline[i] ?? 0)) };
}
function lengthOf({ length }) {
  return length;
}
function trialNoiseOf(runs) {
  const repeated = runs.filter(({ length }) => length > 1);
  return repeated.length === 0 ? 0 : mean(repeated.map((scores) => variance(scores) / scores.length));
}
function onBothSides(scenarios, hasAny) {
  return scenarios.map((scenario) => ({ ...scenario, baseline: scenario.baseline.filter(hasAny) })).filter(({ candidate, baseline }) => hasAny(candidate) && baseline.length > 0);
}
function familiesOf(scenarios) {
  const families = scenarios.map(({ family }, i) => family === void 0 ? `alone:${i}` : `family:${family}`);
  return new Set(families).size === families.length ? {} : { families };
}

// src/gating/statistics/family.ts
var FEWEST_EFFECTIVE = 3;
var KNOWN_SHARE = 0.8;
function compareFamily(metrics, criteria, settings, further = []) {
  const measured = measure(metrics, criteria, settings.shares);
  const tests = measured.flatMap((one) => one.tests);
  const own = sum(tests.map((test) => test.weight));
  const all = own === 0 ? 1 : own / (1 - sum(further.map((test) => test.weight)));
  const worse = weightedHolm([
    ...tests.map((test) => ({ p: test.worse, weight: test.weight })),
    ...further.map(({ p, weight }) => ({ p, weight: weight * all }))
  ]);
  const better = weightedHolm(tests.map((test) => ({ p: test.better, weight: test.weight })));
  const evidenceOf = (test) => {
    const at = tests.indexOf(test);
    const { weight: _, ...plain } = test;
    return { ...plain, adjustedWorse: worse[at] ?? 1, adjustedBetter: better[at] ?? 1 };
  };
  return {
    comparisons: measured.map((one) => compare(one, one.tests.map(evidenceOf), all, settings)),
    further: worse.slice(tests.length)
  };
}
function measure(metrics, criteria, { withHistory, withoutHistory }) {
  const samples = metrics.map(scoreSample).map((sample) => ({ sample, history: historyOf(sample) }));
  const shares = samples.some(({ history }) => history !== null) ? withHistory : withoutHistory;
  return [
    ...samples.map(({ sample, history }) => measureMetric(sample, history, shares, metrics.length)),
    ...criteria.map((criterion) => measureCriterion(tallySample(criterion), shares.criteria / criteria.length))
  ];
}
function measureMetric(sample, history, shares, metrics) {
  const paired = pairedTest(sample.differences, sample.families);
  const weight = (history === null ? shares.paired + shares.history : shares.paired) / metrics;
  const tests = [
    ...asTest("paired-t", weight, paired),
    ...asTest("history-t", shares.history / metrics, paired === null ? null : history)
  ];
  const leastFall = Math.max(0, -sample.differences.reduce((largest, one) => Math.max(largest, one), -1));
  return { sample, paired, flips: null, leastFall, tests };
}
function historyOf({ candidate, runs, trialNoise, noisier: noisier2, trials }) {
  const scenarios = candidate.map((score2, i) => ({
    candidate: score2,
    runs: runs[i] ?? [],
    trialNoise: trialNoise?.[i] ?? 0,
    noisier: noisier2[i] ?? 1
  }));
  const known = scenarios.filter((scenario) => scenario.runs.length >= FEWEST_RUNS);
  return known.length < KNOWN_SHARE * scenarios.length ? null : historyTest(known, trials);
}
function measureCriterion(sample, weight) {
  const paired = pairedTest(sample.differences, sample.families);
  const flips = flipsOf(sample);
  if (flips === null || paired === null) {
    return { sample, paired, flips: null, leastFall: 0, tests: asTest("paired-t", weight, paired) };
  }
  const worse = mcnemarMidP(flips);
  const better = mcnemarMidP({ broken: flips.fixed, fixed: flips.broken });
  return { sample, paired, flips, leastFall: 0, tests: [{ test: "mcnemar-mid-p", weight, worse, better }] };
}
function asTest(test, weight, result) {
  return result === null ? [] : [{ test, weight, worse: result.worse, better: result.better }];
}
function flipsOf(sample) {
  if (!sample.flipsOnly) return null;
  const count = (change) => sample.differences.filter((difference) => difference === change).length;
  return { broken: count(-1), fixed: count(1) };
}
function compare({ sample, paired, flips, leastFall, tests }, evidence, totalWeight, settings) {
  const scenarios = sample.candidate.length;
  const candidate = scenarios === 0 ? null : mean(sample.candidate);
  const baseline = scenarios === 0 ? null : mean(sample.baseline);
  const estimate = scenarios === 0 ? null : mean(sample.differences);
  const interval = paired === null ? null : intervalOf(sample, paired, flips, settings.alpha);
  const units = unitsOf(sample);
  const allFell = leastFall > smallestHalfWidth(scenarios, sample.trials, settings.alpha);
  const share = (tests[0]?.weight ?? 0) / totalWeight;
  const demand = { alpha: settings.alpha * share, power: settings.power };
  const { trials, loss } = sample.usual;
  const basis = paired === null ? null : { scenarios, trials, loss, error: paired.error, df: paired.df, demand };
  const { tolerance } = sample;
  const judged = stateOf({ estimate, units, interval, allFell, evidence, tolerance, alpha: settings.alpha });
  const shown = judged.state === "insufficient" || judged.state === "not-comparable" ? null : basis;
  return {
    key: sample.key,
    scenarios,
    candidate,
    baseline,
    estimate,
    basis,
    interval: shown === null ? null : interval,
    detectable: shown === null ? null : visibleDrop(shown, tolerance),
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
function stateOf(of) {
  const { estimate, units, evidence, tolerance, alpha } = of;
  if (estimate === null) return undecided("not-comparable");
  if (units < FEWEST_SCENARIOS) return undecided("insufficient");
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= alpha).map(({ test }) => test);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test }) => test);
  const down = estimate < 0 && estimate <= -tolerance + SLACK;
  const up = estimate > 0 && estimate >= tolerance - SLACK;
  if (worse.length > 0 && down) return { state: "regressed", decidedBy: worse };
  if (of.allFell && down) return { state: "regressed", decidedBy: ["paired-t"] };
  if (better.length > 0 && up) return { state: "improved", decidedBy: better };
  if (of.interval !== null && of.interval.lower > -tolerance) return undecided("unchanged");
  return { state: "inconclusive", decidedBy: [] };
}
function undecided(state) {
  return { state, decidedBy: [] };
}

// src/gating/comparing/rate-tests.ts
function testMembers(policy, members, further = []) {
  if (policy.noise === "none") {
    const changes = new Map(members.map((member) => [member.sample.key, exactChange(member)]));
    return { changes, bases: /* @__PURE__ */ new Map(), further: [] };
  }
  const compareAll = (gating, others) => {
    const family = members.filter(({ gates: may }) => may === gating);
    const metrics = family.flatMap((member) => member.kind === "metric" ? [member.sample] : []);
    const criteria = family.flatMap((member) => member.kind === "criterion" ? [member.sample] : []);
    return compareFamily(metrics, criteria, testSettings(policy), others);
  };
  const [blocking, shown] = [compareAll(true, further), compareAll(false, [])];
  const comparisons = [...blocking.comparisons, ...shown.comparisons];
  return {
    changes: new Map(comparisons.map((one) => [one.key, changeOf(one)])),
    bases: new Map(comparisons.flatMap(({ key, basis }) => basis === null ? [] : [[key, basis]])),
    further: blocking.further
  };
}
function changeOf(comparison) {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison;
  const paired = candidate === null || baseline === null ? null : { candidate: rounded(candidate), baseline: rounded(baseline) };
  return {
    // No pair means too little data, not an incomparable rate: a criterion may apply nowhere.
    state: state === "not-comparable" ? "insufficient" : state,
    delta: estimate === null ? null : rounded(estimate),
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    evidence: evidence.map(({ test, worse, adjustedWorse }) => ({ test, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decided_by: comparison.decidedBy,
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
    decided_by: []
  };
}
function exactChange(member) {
  const sample = sampleOf(member);
  const before = sample.runs.map((runs) => runs[0] ?? 0);
  const changes = sample.candidate.map((now, index) => now - (before[index] ?? 0));
  if (changes.length === 0) return untested("insufficient");
  const hasRisen = changes.some((change) => change > SLACK);
  const state = changes.some((change) => change < -SLACK) ? "regressed" : hasRisen ? "improved" : "unchanged";
  return {
    ...untested(state),
    delta: rounded(meanRate(changes)),
    decided_by: state === "unchanged" ? [] : ["exact"],
    paired: { scenarios: changes.length, candidate: meanRate(sample.candidate), baseline: meanRate(before) }
  };
}
function sampleOf(member) {
  return member.kind === "metric" ? scoreSample(member.sample) : tallySample(member.sample);
}
function familyMember(rate2, pairs2, watched = false) {
  const { name, rubric, criterion, rule, comparedRuns } = rate2;
  const { tolerance } = rule;
  const measured = (measuredIn) => pairs2.map(({ candidate, baseline, runs }) => ({
    // The family on main: a pull request must not merge all scenarios into one piece of evidence.
    family: baseline.family,
    candidate: measuredIn(candidate),
    baseline: comparedRuns.flatMap((index) => runs[index] ? [measuredIn(runs[index])] : [])
  }));
  if (!("countIn" in rate2)) {
    const scenarios2 = measured((scenario) => scoresOf(scenario, rubric.rubric)?.scores ?? []);
    return { kind: "metric", gates: gates(rule), sample: { key: rubric.rubric, tolerance, scenarios: scenarios2 } };
  }
  const key = criterion?.key ?? "";
  const scenarios = measured(watched ? (scenario) => tallyOf(scenario, rubric.rubric, key) : rate2.countIn);
  return { kind: "criterion", gates: gates(rule) && !watched, sample: { key: name, tolerance, scenarios } };
}

// src/gating/statistics/noise.ts
function trialNoiseError(scenarios) {
  const spreads = scenarios.map((scores) => scores.length > 1 ? variance(scores) : null);
  const usual = mean(spreads.flatMap((spread) => spread ?? []));
  const parts = scenarios.map((scores, i) => (spreads[i] ?? usual) / scores.length);
  return Math.sqrt(sum(parts)) / scenarios.length;
}
function runNoiseError(scenarios, trials) {
  const runs = fewest(scenarios.map((own) => own.runs.length));
  const spread = sum(scenarios.map((own) => variance(own.runs) * own.noisier));
  return Math.sqrt(1 / (runs * trials) + spread) / scenarios.length;
}
function pairNoiseError(pairedError, runs) {
  return pairedError / Math.sqrt(1 + 1 / runs);
}

// src/gating/comparing/threshold.ts
var CONFIDENCE = 0.95;
function thresholdStatus(rate2, { threshold, mode }, noiseOf2) {
  if (threshold === null || rate2 >= threshold - SLACK) return "met";
  const noise2 = mode === "point" || threshold >= 1 - SLACK ? null : noiseOf2();
  if (noise2 === null) return "below";
  return rate2 + normalQuantile(CONFIDENCE) * noise2 < threshold - SLACK ? "below" : "near";
}
function noiseOfRates({ candidate, rubrics }, members, bases) {
  return (key) => {
    const criterion = rubrics.flatMap(({ criteria }) => criteria).find(({ name }) => name === key);
    const trials = candidate.scenarios.map((scenario) => criterion ? trialsOf(criterion.countIn(scenario)) : scoresOf(scenario, key)?.scores ?? []).filter(({ length }) => length > 0);
    const member = members.find(({ sample }) => sample.key === key);
    return rateNoise(trials, member && sampleOf(member), bases.get(key)?.error ?? null);
  };
}
function trialsOf({ passed, total, scores }) {
  return scores ?? Array.from({ length: total }, (_, index) => index < passed ? 1 : 0);
}
function rateNoise(trials, sample, error) {
  const runs = sample?.runs ?? [];
  const known = runs.flatMap(
    (own, index) => own.length < FEWEST_RUNS ? [] : [{ runs: own, noisier: sample?.noisier[index] ?? 1 }]
  );
  if (known.length >= KNOWN_SHARE * trials.length) return runNoiseError(known, sample?.trials ?? 1);
  const repeated = trials.filter(({ length }) => length > 1);
  if (repeated.length >= KNOWN_SHARE * trials.length) return trialNoiseError(trials);
  return error === null ? null : pairNoiseError(error, fewest(runs.map(({ length }) => length)));
}

// src/gating/comparing/comparisons.ts
function compareRates(context, pairs2 = context.pairing.pairs, further = []) {
  const { policy, runs, rubrics } = context;
  const isCompared = ({ comparedRuns }) => comparedRuns.length > 0;
  const compared = rubrics.flatMap(({ criteria }) => criteria.filter(isCompared));
  const members = rubrics.flatMap(
    ({ metric, criteria }) => [metric, ...criteria].filter(isCompared).map((rate2) => familyMember(rate2, pairs2))
  );
  const tested = testMembers(policy, members, further);
  const watched = compared.filter(({ criterion, byScore }) => criterion.score !== void 0 && !byScore);
  const scores = testMembers(
    policy,
    watched.map((rate2) => familyMember(rate2, pairs2, true))
  );
  const noTest = untested(runs.length === 0 ? "no-baseline" : "not-comparable");
  const waived = pairs2.filter(({ isWaived }) => isWaived).length;
  const changeIn = ({ changes }, key) => {
    const { paired, ...change } = changes.get(key) ?? noTest;
    if (paired === void 0) return change;
    return { ...change, paired: waived === 0 ? paired : { ...paired, waived } };
  };
  return {
    metrics: rubrics.map(({ rubric, metric }) => compareMetric(context, metric, changeIn(tested, rubric.rubric))),
    criteria: rubrics.flatMap(
      ({ criteria }) => criteria.map((rate2) => {
        const change = changeIn(tested, rate2.name);
        return compareCriterion(context, rate2, { change, score: rate2.byScore ? change : changeIn(scores, rate2.name) });
      })
    ),
    outcomes: rubrics.flatMap(({ metric }) => compareOutcomes(context, metric)),
    noiseOf: policy.noise === "none" ? () => null : noiseOfRates(context, members, tested.bases),
    further: tested.further,
    bases: tested.bases
  };
}
function compareMetric(context, rate2, change) {
  const { policy, candidate, pairing } = context;
  const { rubric } = rate2;
  const { tier, tolerance, threshold } = rate2.rule;
  const reliability = reliabilityOf(candidate, rate2, pairing.pairs);
  const baselines = baselinesOf(context, rate2);
  const scores = baselines.flatMap(({ score: score2 }) => score2 ?? []);
  return {
    name: rubric.metric,
    rubric: rubric.rubric,
    ...rubric.title === void 0 ? {} : { title: rubric.title },
    ...rubric.band === void 0 ? {} : { band: rubric.band },
    ...baselines[0]?.band === void 0 ? {} : { baseline_band: baselines[0].band },
    tier,
    candidate: rubric.score,
    baseline: scores.length === 0 ? null : meanRate(scores),
    candidate_trials: rubric.trials,
    baseline_trials: pooled(baselines.map(({ trials }) => trials)),
    level: metricLevel(candidate, rubric),
    ...change,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
    ...reliability === void 0 ? {} : { reliability }
  };
}
function heldTolerance({ noise: noise2 }, tolerance) {
  return noise2 === "none" ? 0 : tolerance;
}
function compareCriterion(context, rate2, { change, score: score2 }) {
  const { policy, candidate } = context;
  const { rubric, criterion } = rate2;
  const { tier, tolerance, threshold } = rate2.rule;
  const before = baselinesOf(context, rate2).flatMap(
    ({ criteria }) => criteria.find((other) => other.key === criterion.key) ?? []
  );
  return {
    rubric: rubric.rubric,
    key: criterion.key,
    ...criterion.question === void 0 ? {} : { question: criterion.question },
    tier,
    ...criterion.status === void 0 ? {} : { status: criterion.status },
    candidate: { passed: criterion.passed, total: criterion.total },
    baseline: pooled(before),
    ...rate2.byScore ? { by_score: true } : {},
    ...criterion.score === void 0 ? {} : { score: compareScore(criterion.score, before, score2) },
    level: criterionLevel(candidate, rate2),
    ...change,
    tolerance: heldTolerance(policy, tolerance),
    threshold
  };
}
function compareScore(candidate, before, { state, delta, paired, interval }) {
  const scores = before.flatMap(({ score: score2 }) => score2 ?? []);
  const baseline = scores.length === 0 ? null : meanRate(scores);
  return { candidate, baseline, state, delta, ...paired === void 0 ? {} : { paired }, interval };
}
function compareOutcomes(context, metric) {
  const { policy, primary } = context;
  const { rubric } = metric;
  const isPrimary = rubric === primary?.rubric;
  const baselines = baselinesOf(context, metric);
  return rubric.outcomes.map(({ outcome, trials }) => {
    const rule = outcomeRule(policy, { rubric: rubric.rubric, isPrimary }, outcome);
    const before = baselines.flatMap((other) => {
      const found = other.outcomes.find((one) => one.outcome === outcome);
      return found === void 0 ? [] : [{ passed: found.trials, total: other.trials.total }];
    });
    return {
      rubric: rubric.rubric,
      outcome,
      candidate: { passed: trials, total: rubric.trials.total },
      baseline: pooled(before),
      at_least: rule.at_least,
      at_most: rule.at_most
    };
  });
}
function baselinesOf({ runs }, { rubric, comparedRuns }) {
  const shown = comparedRuns.length > 0 ? comparedRuns.flatMap((index) => runs[index] ?? []) : runs.slice(0, 1);
  return shown.flatMap((run) => run.rubrics.find((other) => other.rubric === rubric.rubric) ?? []);
}
function pooled(counts) {
  if (counts.length === 0) return null;
  return counts.reduce((sum2, count) => ({ passed: sum2.passed + count.passed, total: sum2.total + count.total }), {
    passed: 0,
    total: 0
  });
}
function trialsUnder({ rubrics }, rubric) {
  return rubrics.find((one) => one.rubric === rubric)?.trials.total ?? 0;
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
      for (const { count, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count);
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
    let count = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count)
        count = c;
    }
    return count;
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
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
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
function warn(logLevel, warning) {
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
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
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
      for (const { count, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count);
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
    const { start, key, sep, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep?.[0],
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
      if (!keyProps.anchor && !keyProps.tag && !sep) {
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
    const valueProps = resolveProps(sep ?? [], {
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
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep, null, valueProps, onError);
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
    let sep = "";
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
            comment += sep + cb;
          sep = "";
          break;
        }
        case "newline":
          if (comment)
            sep += source;
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
    const { start, key, sep, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep && !value) {
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
    if (!isMap2 && !sep && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep, null, props, onError);
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
      const valueProps = resolveProps(sep ?? [], {
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
          if (sep)
            for (const st of sep) {
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
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep, null, valueProps, onError) : null;
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
  let sep = "";
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
      value += sep + indent.slice(trimIndent) + content;
      sep = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep === " ")
        sep = "\n";
      else if (!prevMoreIndented && sep === "\n")
        sep = "\n\n";
      value += sep + indent.slice(trimIndent) + content;
      sep = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep === "\n")
        value += "\n";
      else
        sep = "\n";
    } else {
      value += sep + content;
      sep = " ";
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
  let sep = " ";
  let pos = line2.lastIndex;
  while (match = line2.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep === "\n")
        res += sep;
      else
        sep = "\n";
    } else {
      res += sep + lm;
      sep = " ";
    }
    pos = line2.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source);
  return res + sep + (match?.[1] ?? "");
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
    if (indent !== -1 && indent < this.indentNext && line2[0] !== "#" || indent === 0 && (line2.startsWith("---") || line2.startsWith("...")) && isEmpty(line2[3])) {
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
  *pushUntil(test) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test(ch))
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
      let sep;
      if (scalar.end) {
        sep = scalar.end;
        sep.push(this.sourceToken);
        delete scalar.end;
      } else
        sep = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar.offset,
        indent: scalar.indent,
        items: [{ start, key: scalar, sep }]
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
              const sep = it.sep;
              sep.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key, sep }]
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
        const sep = fc.end.splice(1, fc.end.length);
        sep.push(this.sourceToken);
        const map2 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start, key: fc, sep }]
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
var LISTED = 20;
function parseYamlDocument(file, text) {
  const bytes2 = Buffer.byteLength(text);
  if (bytes2 > MAX_BYTES)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes2} bytes`
    });
  const lines = new LineCounter();
  const document = composeYaml(file, text, lines);
  const syntax = syntaxProblem(document);
  const found = syntax === void 0 ? forbiddenParts(document, text, lines) : [syntax];
  if (found.length > 0) {
    const problems = found.toSorted((a, b) => a.at - b.at).slice(0, LISTED).map(({ at, ...problem }) => {
      const { line: line2, col } = lines.linePos(at);
      return { ...problem, where: { file, line: line2, column: col } };
    });
    throw new UserError([...problems, ...moreProblems(found.length - problems.length)]);
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
  const found = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  const first = found.sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (first === void 0) return void 0;
  const fix = "Check indentation, quotes and brackets, here and above; quote text with special characters";
  return { code: "bad-yaml", what: inline(first.message).replaceAll("\\\\", "\\"), at: first.pos[0], fix };
}
function forbiddenParts(document, text, lines) {
  const found = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const tag = text.slice(...pos);
    if (code === UNKNOWN_TAG && !CORE_TAG.test(tag)) found.push(tagProblem(tag, pos[0]));
  }
  checkNode(document.contents, 0, (problem) => void found.push(problem), lines);
  return found;
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
  const before = places.get(key);
  if (before === void 0) places.set(key, at);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` is on line ${lines.linePos(before).line} already`;
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
var policy_schema_default = () => loadLazily("./policy.schema.cjs");

// src/contract/read-config.ts
function readConfig(file, text, check, make) {
  return compileConfig(parseYamlDocument(file, text), check, make);
}
function compileConfig({ value, placeOf: placeOf2 }, check, make) {
  throwAny(check.problems(value, placeOf2));
  const problems = [];
  const made = make(value, { placeOf: placeOf2, problems });
  throwAny(problems);
  return made;
}
function throwAny(problems) {
  if (problems.length > 0) throw new UserError([...problems].sort(byPlace));
}

// src/gating/policy/read-policy.ts
var policyCheck = schemaCheck(policy_schema_default);
function readPolicy(file, text) {
  return readConfig(file, text, policyCheck, (written, { placeOf: placeOf2, problems }) => {
    for (const find of [crossedBounds, vagueWaivers, vagueRelaxation, badRedactions])
      problems.push(...find(written, placeOf2));
    return resolvePolicy(written, placeOf2);
  });
}
function crossedBounds(policy, placeOf2) {
  return Object.entries(policy.gate?.outcomes ?? {}).filter(([, rule]) => (rule.at_least ?? 0) > (rule.at_most ?? 1)).map(([name, rule]) => ({
    code: "crossed-bounds",
    what: `no share of \`${name}\` can satisfy both bounds`,
    where: placeOf2(rulePointer("outcomes", name, "at_least")),
    expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
    found: `${rule.at_least}`
  }));
}
var SUBJECTS = ["metric", "criterion", "scenario"];
function vagueWaivers({ waivers = [] }, placeOf2) {
  return waivers.flatMap((waiver, index) => {
    const at = { code: "bad-waiver", where: placeOf2(`/waivers/${index}`) };
    const subjects = SUBJECTS.flatMap((key) => waiver[key] ?? []);
    if (subjects.length !== 1) {
      const expected = "exactly one of `metric`, `criterion` and `scenario`";
      return [{ ...at, what: "what the waiver is for is not clear", expected, found: subjects.join(", ") || "none" }];
    }
    if (waiver.scenario !== void 0 || waiver.ceiling !== void 0) return [];
    const what = `the waiver for \`${subjects[0]}\` has no ceiling`;
    return [{ ...at, what, expected: "`ceiling`, the largest drop that is accepted" }];
  });
}
function vagueRelaxation({ relaxation: { effect, label } = {} }, placeOf2) {
  if (effect === "label" === (label !== void 0)) return [];
  const [what, fix] = label === void 0 ? ["no label is named that accepts a relaxed gate", "Add a `label`"] : ["`label` needs `effect: label`", "Leave the label out, or set `effect: label`"];
  return [{ code: "bad-relaxation", what, where: placeOf2("/relaxation"), fix }];
}
var NEEDED = ["scenario", "trial", "error"];
function badRedactions({ redact }, placeOf2) {
  return ["hash", "drop"].flatMap(
    (key) => (redact?.[key] ?? []).flatMap((path, index) => {
      const at = { code: "bad-redaction", where: placeOf2(`/redact/${key}/${index}`) };
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
function rulePointer(section, name, key) {
  const pointer = memberPointer(`/gate/${section}`, name);
  return key === void 0 ? pointer : `${pointer}/${key}`;
}

// src/reporting/markdown/format.ts
var MOST_DECIMALS = 7;
function fixed(value, decimals) {
  const digits = Math.abs(value).toFixed(decimals);
  return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits;
}
function rate(value, decimals = 1) {
  return `${fixed(value * 100, decimals)} %`;
}
function wholeRate(value, limit = null) {
  const isExact = [0, 1, limit].some((end) => end !== null && Math.abs(value - end) < SLACK);
  const hides = [0, 1, limit].some((end) => end !== null && Math.round(value * 100) === Math.round(end * 100));
  return rate(value, !isExact && hides ? decimalsApart([value, 0, 1, limit]) : 0);
}
function signedPoints(delta) {
  return signed(delta, 0);
}
function points(delta, decimals = 1) {
  return `${signed(delta, decimals)} points`;
}
function signed(delta, decimals) {
  const digits = fixed(delta * 100, decimals);
  return `${delta > 0 && /[1-9]/.test(digits) ? "+" : ""}${digits}`;
}
function decimalsApart(rates) {
  const known = rates.filter((value) => value !== null).sort((a, b) => a - b);
  const areApart = (decimals2) => known.every((value, index) => {
    const before = known[index - 1];
    return before === void 0 || value - before < SLACK || rate(value, decimals2) !== rate(before, decimals2);
  });
  let decimals = 1;
  while (decimals < MOST_DECIMALS && !areApart(decimals)) decimals += 1;
  return decimals;
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
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

// src/contract/slug.ts
var SAFE = /^[A-Za-z0-9_-]{1,60}$/;
function slug(text) {
  if (SAFE.test(text)) return text;
  const words = text.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "");
  return `${words}.${sha256Of(text).slice("sha256:".length, "sha256:".length + 10)}`;
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
  const plain = address !== void 0 && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain ? `[${words}](${address})` : words;
}
function joined(blocks2) {
  return blocks2.filter((block) => block !== "").join("\n\n");
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
function openTable(view, list) {
  const { open, folded } = view.detail;
  const more = list.rows.slice(open, open + folded);
  return joined([
    open > 0 ? table(list.columns, list.rows.slice(0, open), list.align) : "",
    more.length > 0 ? details(`${more.length} more`, table(list.columns, more, list.align)) : "",
    leftOut(view, list.rows.length - open - folded, list.noun)
  ]);
}
function foldedTable(view, title, list, more = "", below = "") {
  const { folded } = view.detail;
  if (list.rows.length === 0) return "";
  if (folded === 0) return leftOut(view, list.rows.length, list.noun);
  const body = joined([
    table(list.columns, list.rows.slice(0, folded), list.align),
    leftOut(view, list.rows.length - folded, list.noun),
    below
  ]);
  return details(`${title} (${list.rows.length})${more}`, body);
}
function leftOut(view, count, noun) {
  if (count <= 0) return "";
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}
function fullResults({ links }) {
  return links.artifact === void 0 ? "the bundle, where one is kept (in a terminal by `--out`)" : `the ${link("full results", links.artifact)}`;
}

// src/reporting/sections/causes.ts
function causesSection(view) {
  const { decision, detail } = view;
  const { causes, start } = decision;
  if (causes.length === 0) {
    const broke = decision.flips.broke.map(({ scenario }) => scenario);
    return broke.length === 0 ? "" : `**Broke:** ${idList(view, broke)}`;
  }
  const shown = causes.slice(0, detail.causes);
  const rows = shown.map((cause) => [
    `**${cause.scenarios.length}**`,
    causeText(cause, view),
    idList(view, cause.scenarios)
  ]);
  return joined([
    "**What broke, by cause**",
    table(["n", "cause", "scenarios"], rows, "rll"),
    leftOut(view, causes.length - shown.length, "causes"),
    start === null ? "" : startText(start, decision)
  ]);
}
function causeText(cause, { decision, includeOutput }) {
  const { kind, text, criterion, parts } = cause;
  const quoted = text === void 0 || !includeOutput ? "" : ` ${codeSpan(text, 78)}`;
  switch (kind) {
    case "error":
      return `\u{1F4A5} crash${includeOutput && parts.length > 1 ? ` ${messagesOf(parts)}` : quoted}`;
    case "reason":
      return `\u{1F4AC} the harness says${quoted === "" ? " why" : quoted}`;
    case "criterion":
      return `\u{1F4CF} no longer holds: ${questionOf(criterion ?? "", decision)}${toolsOf(parts, "; ")}`;
    case "arguments":
      return `\u{1F500} same call as on main, other arguments${toolsOf(parts, ": ")}`;
    case "calls":
      return `\u2702\uFE0F a call of main ${changesOf(parts)}`;
    case "other":
      return "\u2754 no error, reason or step in common";
  }
}
function messagesOf(parts) {
  const [first, ...others] = parts.map(({ text = "", scenarios }) => `${codeSpan(text, 60)} (${scenarios.length})`);
  return others.length === 0 ? first ?? "" : `${first} and ${counted(others.length, "other")}`;
}
function questionOf(criterion, { criteria }) {
  const found = criteria.find(({ rubric, key }) => criterionName(rubric, key) === criterion);
  return found?.question === void 0 ? codeSpan(criterion, 80) : prose(found.question, 90);
}
function toolsOf(parts, before) {
  const counts = /* @__PURE__ */ new Map();
  for (const { tool = "", scenarios } of parts) for (const _ of scenarios) addTo(counts, tool);
  const ordered = [...counts].sort((a, b) => b[1] - a[1]);
  const named = ordered.slice(0, 2).map(([tool, count]) => `${count} \xD7 ${codeSpan(tool, 40)}`);
  return named.length === 0 ? "" : `${before}${named.join(", ")}${ordered.length > 2 ? " \u2026" : ""}`;
}
var CHANGES = {
  "left-out": "left out",
  added: "added",
  replaced: "replaced",
  arguments: "with other arguments"
};
function changesOf(parts) {
  const counts = /* @__PURE__ */ new Map();
  for (const { change = "arguments", scenarios } of parts) for (const _ of scenarios) addTo(counts, CHANGES[change]);
  return [...counts].map(([words, count]) => `${words} (${count})`).join(", ");
}
function idList(view, ids) {
  const { report } = view.links;
  const shown = ids.slice(0, view.detail.ids).map((id) => {
    const name = report === void 0 ? codeSpan(id, 60) : prose(id, 60);
    return report === void 0 ? name : link(name, `${report}#s-${slug(id)}`);
  });
  const more = ids.length - shown.length;
  return `${shown.join(" ")}${more > 0 ? ` +${more}` : ""}`;
}
function startText({ causes, scenarios, broke, rate: rate2, baseline, threshold }, { causes: all }) {
  const isCrash = causes.every((index) => all[index]?.kind === "error");
  const many = causes.length === 1 ? "" : causes.length === 2 ? "two " : `${causes.length} `;
  const what = isCrash ? `the ${many}${causes.length === 1 ? "crash" : "crashes"}` : "the first cause";
  const lacking = Math.round((baseline - rate2) * 100);
  const where = [
    ...threshold === null ? [] : [rate2 < threshold ? `still below the floor of ${wholeRate(threshold)}` : "above the floor"],
    lacking > 0 ? `still ${fixed(lacking, 0)} below main` : "no lower than main"
  ];
  return `**Start with ${what}:** ${scenarios} of the ${broke} that broke. If ${scenarios === 1 ? "it" : "these"} came back: ${wholeRate(rate2)}, ${where.join(", ")}.`;
}
var MOST_DIFFERENCES = 5;
function differencesSection({ decision, detail, includeOutput, here }) {
  if (!includeOutput || detail.folded === 0) return "";
  const found = [0, 1, 2].flatMap(
    (place) => decision.causes.flatMap(({ parts }) => {
      const { example, tool = "" } = parts[place] ?? {};
      return example ? [{ tool, example }] : [];
    })
  );
  if (found.length === 0) return "";
  const lines = found.slice(0, MOST_DIFFERENCES).flatMap(({ tool, example }, index) => [...index === 0 ? [] : [""], ...differenceLines(tool, example, here)]);
  return details("Why the first ones failed, step by step", diffBlock(lines));
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
  pass: { icon: "\u2705", word: "PASS", next: "" },
  fail: { icon: "\u274C", word: "FAIL", next: "Compare the scenarios below with main, fix the agent and push again." },
  inconclusive: { icon: "\u2754", word: "INCONCLUSIVE", next: "" },
  invalid: { icon: "\u26D4", word: "INVALID", next: "Fix the problems and run again. The agent was not judged." }
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
var EFFECTS = {
  invalid: { icon: "\u26D4", level: "error" },
  block: { icon: "\u274C", level: "error" },
  warn: { icon: "\u26A0\uFE0F", level: "warning" },
  notice: { icon: "\u2139\uFE0F", level: "notice" }
};
var BLOCKS = "\u274C\xA0blocks";
var HELD_UP = {
  no: "This does not block. Run more trials per scenario to decide it, or merge without a clear result.",
  yes: "This blocks, because the policy says `on_inconclusive: fail`. Run more trials per scenario to find out."
};
var TESTS = {
  "paired-t": "paired t",
  "history-t": "history of main",
  "mcnemar-mid-p": "McNemar mid-p",
  exact: "exact",
  collapse: "collapse",
  "collapse-single": "collapse of one scenario",
  confirm: "confirm"
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
var NOTHING = "\u2013";

// src/gating/findings/finding-list.ts
var EFFECTS2 = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS2.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}
function oneOfEach(findings) {
  return findings.filter(({ code }, index) => findings.findIndex((other) => other.code === code) === index);
}
function decides({ effect }) {
  return effect === "block" || effect === "invalid";
}
function decidingFindings(decided, findings) {
  if (decided !== "fail" && decided !== "invalid") return [];
  const effect = decided === "invalid" ? "invalid" : "block";
  return findings.filter((finding) => finding.effect === effect);
}

// src/reporting/sections/head.ts
function headSection(view) {
  return joined([`## ${titleOf(view.decision)}`, leadText(view.decision, view.detail.sentence)]);
}
function titleOf(decision) {
  const suite = prose(decision.suite, 60);
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
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
      if (accepted.length > 0) return `\u26A0\uFE0F Accepted drop until ${prose(accepted.sort()[0] ?? "", 20)}: ${suite}`;
      if (decision.findings.some(({ effect }) => effect === "warn")) return `\u26A0\uFE0F Worth a look: ${suite}`;
      return `\u2705 Nothing blocks: ${suite}${gating.some(({ state }) => state === "improved") ? " got better" : ""}`;
  }
}
function leadText(decision, longest) {
  const [metric] = decision.metrics;
  const problems = decision.findings.filter(decides);
  if (decision.decision === "invalid" && problems.length > 1)
    return `**The agent was not judged: ${counted(countProblems(problems), "problem")} to fix.**`;
  const change = metric === void 0 || decision.decision === "invalid" ? null : changeSentence(decision, metric);
  const [first] = decidingFindings(decision.decision, decision.findings);
  const isAboutRate = first === void 0 ? decision.confirm === null : first.subject === metric?.name;
  if (change !== null && isAboutRate) return change;
  return [`**${ended(capitalised(prose(decision.headline, longest)))}**`, change ?? ""].join(" ").trim();
}
function metricTitle({ title, name }) {
  return prose(title ?? name, 60);
}
function changeSentence(decision, metric) {
  const { paired, delta, state, band, baseline_band: before } = metric;
  if (paired === void 0 || paired.waived !== void 0 || delta === null || state === "insufficient") return null;
  const { broke, fixed: fixed2 } = decision.flips;
  const [main, now] = [wholeRate(paired.baseline), wholeRate(paired.candidate)];
  const [bandThen, bandNow] = [before, band].map((name) => name === void 0 ? "" : ` (${prose(name, 40)})`);
  const moved = state === "regressed" ? "fell" : state === "improved" ? "rose" : "went";
  const change = main === now ? `is ${now}${bandNow} on both sides` : `${moved} from ${main}${bandThen} to ${now}${bandNow}`;
  const flips = broke.length + fixed2.length === 0 ? "no scenario broke" : `${counted(broke.length, "scenario")} broke, ${fixed2.length} ${fixed2.length === 1 ? "was" : "were"} fixed`;
  const noise2 = isConfirmed(decision) ? ` Not noise: ${freshText(decision)}.` : noiseOf(metric);
  return `**${capitalised(metricTitle(metric))} ${change}: ${flips}** (${paired.scenarios} compared).${noise2}`;
}
function isWorse(decision) {
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  return isConfirmed(decision) || gating.some(({ state }) => state === "regressed");
}
function isConfirmed({ findings }) {
  return findings.some(({ code, effect }) => code === "scenarios-broke" && effect === "block");
}
function freshText({ confirmed }) {
  const broke = confirmed.filter(({ failed, trials, main }) => failed * main.trials > main.failed * trials);
  const sum2 = (of) => broke.reduce((total, one) => total + of(one), 0);
  return `they failed again in ${sum2(({ failed }) => failed)} of ${counted(
    sum2(({ trials }) => trials),
    "fresh trial"
  )}`;
}
function noiseOf({ state, evidence, decided_by, delta }) {
  if (state === "improved") return " Not noise.";
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  if (ps.length > 0) return ` Not noise: p ${equals(pValue(Math.min(...ps)))}.`;
  if (evidence.length === 0 || delta === 0) return "";
  const [{ p } = { p: 1 }] = evidence;
  if (state === "inconclusive" && (delta ?? 0) < 0) return ` This may be noise: p ${equals(pValue(p))}.`;
  return state === "inconclusive" ? "" : " Within noise.";
}
function equals(p) {
  return p.startsWith("<") ? p : `= ${p}`;
}
function isUnchanged({ decision, findings, metrics, criteria, start }) {
  const moved = [...metrics, ...criteria].some(({ state }) => state === "regressed" || state === "improved");
  return decision === "pass" && !moved && start === null && !findings.some((one) => decides(one) || one.effect === "warn");
}

// src/gating/leaning.ts
var SIGN = { paired: 0.05, pairedAlone: 0.07, history: 0.05, collapse: 0.1, confirm: 0.1 };
function withFurther(found, comparisons, tests) {
  const { further } = comparisons;
  const [primary, ...others] = comparisons.metrics;
  if (primary === void 0) return comparisons;
  const evidence = tests.flatMap(({ test, p, answer }, index) => {
    const isOwn = test !== "confirm" || answer?.hypothesis.rate.criterion === null;
    return isOwn ? [{ test, p, adjusted_p: further[index] ?? 1 }] : [];
  });
  const tested = { ...primary, evidence: [...primary.evidence, ...evidence] };
  const metrics = [collapsed(found, tested), ...others];
  const gating = metrics.filter(gates).length;
  return { ...comparisons, metrics: metrics.map((metric, index) => withLeans(found, metric, { gating, at: index })) };
}
function collapsed({ policy, collapse }, metric) {
  const by = metric.evidence.filter(
    ({ test, adjusted_p: p }) => (test === "collapse" || test === "collapse-single") && p <= policy.alpha
  );
  if (collapse === null || by.length === 0 || collapse.drop < metric.tolerance - SLACK) return metric;
  if (metric.state === "improved") return { ...metric, state: "inconclusive", decided_by: [], leans: ["collapse"] };
  return {
    ...metric,
    state: "regressed",
    decided_by: [...metric.decided_by, ...by.map(({ test }) => test)]
  };
}
function withLeans(found, metric, { gating, at }) {
  if (!gates(metric) || metric.state === "regressed") return metric;
  const runs = found.rubrics[at]?.metric.comparedRuns.length ?? 0;
  const bounds = {
    "paired-t": (runs < FEWEST_RUNS ? SIGN.pairedAlone : SIGN.paired) / gating,
    "history-t": SIGN.history / gating
  };
  const isDown = fellByTolerance(metric);
  const signs = metric.evidence.filter(({ test, p }) => p <= (bounds[test] ?? -1) + SLACK).map(({ test }) => test);
  const leans = [
    ...metric.leans ?? [],
    ...isDown ? signs : [],
    ...at === 0 && isDown && collapseLeans(found) ? ["collapse"] : [],
    ...at === 0 && confirmLeans(found, metric, isDown) ? ["confirm"] : []
  ];
  return leans.length === 0 ? metric : { ...metric, leans: [...new Set(leans)] };
}
function fellByTolerance({ delta, tolerance }) {
  return delta !== null && delta < 0 && delta <= -tolerance + SLACK;
}
function leansDown(rate2) {
  return rate2.state === "inconclusive" && fellByTolerance(rate2);
}
function collapseLeans(found) {
  return found.collapse !== null && !isComplete(found) && found.collapse.p <= SIGN.collapse + SLACK;
}
function isComplete({ confirm }) {
  return confirm.answers?.every(({ result }) => result !== "incomplete") ?? false;
}
function confirmLeans(found, { state }, isDown) {
  const { confirm, broke } = found;
  if (!isComplete(found)) return false;
  if (broke.length > 0) return state === "improved";
  if (!isDown) return false;
  const isNear = ({ p, drop, hypothesis }) => hypothesis.rate.criterion === null && p <= SIGN.confirm + SLACK && drop >= hypothesis.rate.rule.tolerance - SLACK;
  return confirm.scenarios.some(({ word }) => word === "confirmed") || (confirm.answers?.some(isNear) ?? false);
}

// src/gating/masked-text.ts
var VARYING = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|[+-]?[\w.%#@-]*\d[\w.%#@-]*/g;
var COMPARED = 600;
function maskText(text) {
  const line2 = text.slice(0, COMPARED).replace(/\s+/g, " ").trim();
  const fixed2 = line2.split(VARYING);
  return { key: fixed2.join("\u2026"), fixed: fixed2, varying: line2.match(VARYING) ?? [] };
}
function sharedText([first, ...others]) {
  if (first === void 0) return "";
  const shared = (index) => {
    const own = first.varying[index] ?? "";
    return others.every(({ varying }) => varying[index] === own) ? own : "\u2026";
  };
  return first.fixed.map((piece, index) => `${piece}${index < first.varying.length ? shared(index) : ""}`).join("");
}
function headOf({ key }) {
  const head = key.slice(0, Math.max(0, key.indexOf(": ")));
  return head.includes(" ") ? head : key;
}

// src/gating/comparing/scenarios-behind.ts
var MOST_NAMED = 10;
function fallenUnder({ rates, shown }, key) {
  const fallen = measuredUnder(rates.get(key), shown).filter(
    ({ scenario, candidate, baseline }) => candidate < (baseline ?? 0) - SLACK && !shown.excused.dropped.has(scenario)
  );
  return listed(fallen.sort(byFall));
}
function failingUnder({ rates, shown }, key) {
  const failing = measuredUnder(rates.get(key), shown).filter(({ candidate }) => candidate < 1 - SLACK);
  return listed(failing.sort((a, b) => a.candidate - b.candidate || byFall(a, b)));
}
function endingWrong({ rates, shown }, { rubric, outcome }, limit) {
  const report = rates.get(rubric)?.rubric;
  if (report === void 0) return {};
  const wrong = shown.candidate.scenarios.flatMap((one) => {
    const ended2 = shareEnded(one, report, outcome);
    const share = limit === "at_most" || ended2 === null ? ended2 : 1 - ended2;
    return share === null || share < SLACK ? [] : [{ scenario: one.scenario, share }];
  });
  wrong.sort((a, b) => b.share - a.share || byText(a.scenario, b.scenario));
  return listed(wrong.map(({ scenario }) => ({ scenario })));
}
function listed(all) {
  return all.length === 0 ? {} : { scenarios: { total: all.length, worst: all.slice(0, MOST_NAMED) } };
}
function measuredUnder(rate2, { candidate: run, pairing }) {
  if (rate2 === void 0) return [];
  const { valueIn, scenarioRuns } = rate2;
  const onMain = new Map(
    pairing.pairs.map((pair) => [pair.scenario, scenarioRuns.flatMap((index) => pair.runs[index] ?? [])])
  );
  return run.scenarios.flatMap((one) => {
    const candidate = valueIn(one);
    const before = (onMain.get(one.scenario) ?? []).flatMap((main) => valueIn(main) ?? []);
    const baseline = before.length === 0 ? null : meanRate(before);
    return candidate === null ? [] : [{ scenario: one.scenario, candidate, baseline }];
  });
}
function byFall(a, b) {
  const fall = ({ candidate, baseline }) => candidate - (baseline ?? candidate);
  return fall(a) - fall(b) || byText(a.scenario, b.scenario);
}
function shareEnded(scenario, { rubric, outcomes }, outcome) {
  const scores = scoresOf(scenario, rubric);
  if (scores === void 0) return null;
  const total = scores.scores.length;
  const ended2 = scores.outcomes ?? { [outcomes[0]?.outcome ?? ""]: total };
  return (memberOf(ended2, outcome) ?? 0) / total;
}

// src/gating/findings/rates.ts
function judgedRates({ policy, comparisons }) {
  return [
    ...comparisons.metrics.map((metric) => {
      const { name, rubric } = metric;
      const rule = metricRule(policy, name);
      return { kind: "metric", subject: { kind: "metric", name }, key: rubric, rubric, rule, ...ofRate(metric) };
    }),
    ...comparisons.criteria.map((criterion) => {
      const name = criterionName(criterion.rubric, criterion.key);
      const rule = criterionRule(policy, name);
      const { rubric } = criterion;
      return { kind: "criterion", subject: { kind: "criterion", name }, key: name, rubric, rule, ...ofRate(criterion) };
    })
  ];
}
function ofRate(compared) {
  const { state, delta, paired, interval, threshold, tolerance, decided_by } = compared;
  const values = "key" in compared ? { ...criterionRates(compared), count: compared.candidate, byScore: compared.by_score === true } : { candidate: compared.candidate, baseline: compared.baseline, count: compared.candidate_trials };
  const isExact = decided_by.includes("exact");
  return { compared, rate: { ...values, state, delta, paired, interval, threshold, tolerance, isExact } };
}
function criterionRates({ candidate, baseline, by_score, score: score2 }) {
  if (by_score && score2 !== void 0) return { candidate: score2.candidate, baseline: score2.baseline };
  return { candidate: candidate && rateOf(candidate), baseline: baseline && rateOf(baseline) };
}
function rateFindings(context) {
  return judgedRates(context).flatMap((judged) => [
    ...belowThreshold(context, judged),
    ...regressed(context, judged),
    ..."key" in judged.compared ? [] : doubts(context, judged, judged.compared)
  ]);
}
function belowThreshold(context, judged) {
  const { comparisons } = context;
  const { kind, key, rule, rate: rate2, subject, compared } = judged;
  const about = { subject, rate: rate2 };
  if (rate2.threshold === null) return [];
  if (rate2.candidate === null) {
    const effect = rule.named ? blockOrWarn(compared) : "warn";
    return [{ code: "not-measured", effect, ...about }];
  }
  const status = thresholdStatus(rate2.candidate, rule, () => comparisons.noiseOf(key));
  if (status === "met") return [];
  if (status === "near") return [{ code: `${kind}-near-threshold`, effect: "warn", ...about }];
  const behind = gates(compared) ? failingUnder(context, key) : {};
  return [{ code: `${kind}-below-threshold`, effect: blockOrWarn(compared), ...about, ...behind }];
}
var COLLAPSE = /* @__PURE__ */ new Set(["collapse", "collapse-single"]);
function regressed(context, { kind, subject, key, rate: rate2, compared }) {
  const { state, decided_by, paired } = compared;
  if (state !== "regressed" || paired === void 0 || decided_by.every((test) => COLLAPSE.has(test))) return [];
  const behind = gates(compared) ? fallenUnder(context, key) : {};
  const trials = "key" in compared ? null : scoredTrials(compared, context);
  return [{ code: `${kind}-regressed`, effect: blockOrWarn(compared), subject, rate: rate2, trials, ...behind }];
}
function doubts({ policy }, { subject, rate: rate2 }, { state, leans, evidence, ...metric }) {
  const isProven = ["unchanged", "improved", "regressed"].includes(state);
  const found = [];
  if (policy.require === "proof" && gates(metric) && !isProven)
    found.push({ code: "not-proven", effect: "block", subject, rate: rate2 });
  if (leans !== void 0) {
    const effect = policy.on_inconclusive === "pass" ? "notice" : "warn";
    const signs = leans.map((test) => ({ test, p: evidence.find((one) => one.test === test)?.p ?? null }));
    found.push({ code: "inconclusive", effect, subject, rate: rate2, leans: signs });
  }
  return found;
}
function scoredTrials({ rubric, candidate_trials }, { runs }) {
  const main = runs.reduce((sum2, run) => sum2 + trialsUnder(run, rubric), 0);
  return { candidate: candidate_trials.total, main, runs: runs.length };
}
function outcomeFindings(context) {
  return context.comparisons.outcomes.flatMap((compared) => {
    const { rubric, outcome, candidate: count, at_most: most, at_least: least } = compared;
    if (count.total === 0) return [];
    const share = count.passed / count.total;
    const name = rubric === context.primary?.rubric.rubric ? outcome : `${rubric}/${outcome}`;
    const about = { effect: "block", subject: { kind: "outcome", name }, outcome, count };
    const [above, below] = [endingWrong(context, compared, "at_most"), endingWrong(context, compared, "at_least")];
    const found = [];
    if (most !== null && share > most + SLACK)
      found.push({ code: "outcome-above-limit", ...about, limit: most, ...above });
    if (least !== null && share < least - SLACK)
      found.push({ code: "outcome-below-limit", ...about, limit: least, ...below });
    return found;
  });
}
function usageFindings({ usage }) {
  return usage.filter(({ exceeds }) => exceeds).map((amount) => ({
    code: "usage-above-limit",
    effect: blockOrWarn(amount),
    subject: { kind: "usage", name: amount.amount },
    amount
  }));
}

// src/reporting/sections/rates.ts
function ratesSection(view) {
  const { rows, shown } = openRates(view);
  if (rows.length === 0) return "";
  return joined([
    table(shown.columns, shown.rows, shown.align),
    small(notesOn(rows.slice(0, view.detail.metrics), view.decision).join(" \xB7 ")),
    leftOut(view, rows.length - shown.rows.length, shown.noun)
  ]);
}
function allRates({ decision, here }) {
  const rates = [...decision.metrics.map(metricRow), ...criterionRows(decision)];
  return { rates, table: rateTable({ decision, here }, "rates", rates), notes: notesOn(rates, decision) };
}
function openRates(view) {
  const { decision, detail } = view;
  const open = sorted(criterionRows(decision), decision).filter(
    (row) => blocks(row, decision) || !row.advisory && (row.state === "regressed" || row.state === "improved")
  );
  const rows = [...decision.metrics.map(metricRow), ...open].sort(
    (a, b) => Number(blocks(b, decision)) - Number(blocks(a, decision))
  );
  return { rows, shown: rateTable(view, "rates", rows.slice(0, detail.metrics)) };
}
function criteriaSection(view) {
  const { decision } = view;
  const rows = sorted(criterionRows(decision), decision);
  const isAlone = decision.baseline === null;
  const table2 = rateTable(
    view,
    "criteria",
    isAlone ? rows.toSorted((a, b) => (a.candidate ?? 1) - (b.candidate ?? 1)) : rows
  );
  const title = isAlone && rows.length > 1 ? "All criteria, the lowest first" : "All criteria";
  return foldedTable(view, title, table2, isAlone ? "" : `: ${tally(rows)}`, constantLine(decision));
}
function constantLine({ criteria }) {
  const counted2 = criteria.filter(({ candidate, score: score2 }) => (candidate?.total ?? 0) > 1 && score2 === void 0);
  const among = (holds) => counted2.filter(({ candidate }) => candidate !== null && holds(candidate)).map(({ key }) => codeSpan(key, 80));
  const said = [
    { in: "in every trial", keys: among(({ passed, total }) => passed === total) },
    { in: "in no trial", keys: among(({ passed }) => passed === 0) }
  ];
  return said.flatMap(({ in: where, keys }) => keys.length === 0 ? [] : [`Passed ${where}: ${someOf(keys)}.`]).join(" ");
}
function criterionRows({ criteria, metrics, findings }) {
  return criteria.filter(({ rubric, key, delta }) => {
    const isOnly = criteria.every((other) => other.rubric !== rubric || other.key === key);
    const metric = metrics.find((one) => one.rubric === rubric);
    const repeats = isOnly && metric !== void 0 && Math.abs((metric.delta ?? 0) - (delta ?? 0)) < 1e-9;
    return !repeats || findings.some((one) => decides(one) && one.subject === criterionName(rubric, key));
  }).flatMap((criterion) => [criterionRow(criterion), ...scoreRow(criterion)]);
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
function rateTable({ decision, here }, noun, rows) {
  const compared = decision.baseline !== null;
  const level = fixed(decision.confidence * 100, 0);
  const isRanged = compared && rows.some(({ interval }) => interval !== null);
  const range = isRanged ? [`${level} % range`] : [];
  const columns = ["", "", ...compared ? ["main", here, "change", ...range] : [here], "blocks if"];
  const align = `cl${compared ? "rrr" : "r"}${isRanged ? "r" : ""}l`;
  return { noun, columns, align, rows: rows.map((row) => cells(row, decision, { compared, isRanged })) };
}
function cells(row, decision, { compared, isRanged }) {
  const { main, now, change } = ratesOf(row);
  const own = now === null ? NOTHING : unbroken(now);
  const isLoud = blocks(row, decision);
  const { interval } = row;
  const range = interval === null ? NOTHING : unbroken(`${signedPoints(interval.lower)} to ${signedPoints(interval.upper)}`);
  const name = row.note === "" ? row.label : `${row.label} \xB7 ${row.note}`;
  return [
    `${iconOf(row, decision)}${isLoud && crashNote(row, decision) !== "" ? "\xA0\xB9" : ""}`,
    isLoud ? `**${row.label}**${name.slice(row.label.length)}` : name,
    ...compared ? [main === null ? NOTHING : unbroken(main)] : [],
    isLoud && now !== null ? `**${own}**` : own,
    ...compared ? [row.delta === null ? NOTHING : `**${signedPoints(change)}**`] : [],
    ...isRanged ? [range] : [],
    limitOf(row, compared)
  ];
}
function ratesOf({ paired, baseline, candidate, threshold, delta }) {
  const isPaired = paired !== void 0 && paired.waived === void 0;
  const [before, own] = isPaired ? [paired.baseline, paired.candidate] : [baseline, candidate];
  return {
    main: before === null ? null : wholeRate(before),
    now: own === null ? null : wholeRate(own, threshold),
    // The difference of the rounded rates that the row shows.
    change: isPaired ? (Math.round(paired.candidate * 100) - Math.round(paired.baseline * 100)) / 100 : delta ?? 0
  };
}
function limitOf({ advisory, tolerance, threshold, state }, compared) {
  if (advisory) return "only watched";
  const isTested = compared && state !== "not-comparable";
  const drop = tolerance === 0 ? "drops" : `drops > ${fixed(tolerance * 100, Number.isInteger(tolerance * 100) ? 0 : 1)}`;
  const parts = [isTested ? drop : "", threshold === null ? "" : `< ${wholeRate(threshold)}`];
  return parts.filter((part) => part !== "").map(unbroken).join(", or ") || NOTHING;
}
function iconOf(row, decision) {
  if (blocks(row, decision)) return "\u274C";
  const about = aboutRow(row, decision);
  if (about.some(({ code }) => NEAR.has(code))) return "\u26A0\uFE0F";
  const direction = directionOf(row);
  if (direction !== null) return direction === "lower" ? "\u{1F53B}" : "\u{1F7E2}";
  return leansDown(row) || row.state === "not-comparable" ? "\u26A0\uFE0F" : "\xB7";
}
var NEAR = /* @__PURE__ */ new Set([
  "metric-near-threshold",
  "criterion-near-threshold",
  "metric-below-threshold",
  "criterion-below-threshold"
]);
function notesOn(rows, decision) {
  const crashed = rows.find((row) => blocks(row, decision) && crashNote(row, decision) !== "");
  const { total, paired, new: added, changed } = decision.scenarios;
  const unjudged = decision.baseline === null ? 0 : total - paired - added - changed;
  const waived = Math.max(0, ...rows.map(({ paired: paired2 }) => paired2?.waived ?? 0));
  return [
    ...crashed === void 0 ? [] : [`\xB9 ${ended(capitalised(crashNote(crashed, decision)))}`],
    ...unjudged > 0 ? [`${counted(unjudged, "scenario")} had no verdict and ${unjudged === 1 ? "is" : "are"} left out.`] : [],
    ...waived === 0 ? [] : [`The change counts ${waived} waived ${waived === 1 ? "scenario" : "scenarios"} as unchanged.`]
  ];
}
function crashNote({ isMetric, candidateCount }, { trials }) {
  const crashes = trials.errored.agent;
  const failures = candidateCount === null ? 0 : candidateCount.total - candidateCount.passed;
  if (isMetric || crashes === 0 || failures < crashes) return "";
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `${share} failures of this run ${crashes === 1 ? "is a crash" : "are crashes"} of the agent`;
}
function metricRow(metric) {
  return {
    ...metric,
    label: metricTitle(metric),
    note: [metric.tier === "critical" ? "critical" : "", prose(metric.band ?? "", 40)].filter((part) => part !== "").join(" \xB7 "),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    advisory: !gates(metric),
    isMetric: true
  };
}
function criterionRow(criterion) {
  const { question, key } = criterion;
  return {
    ...criterion,
    name: key,
    label: question === void 0 ? codeSpan(key, 80) : prose(question, 90),
    note: [
      ...criterion.tier === "critical" ? ["critical"] : criterion.by_score ? [MEAN] : [],
      ...criterion.status === void 0 ? [] : [criterion.status]
    ].join(" \xB7 "),
    subject: criterionName(criterion.rubric, key),
    ...criterionRates(criterion),
    candidateCount: criterion.by_score ? null : criterion.candidate,
    advisory: !gates(criterion),
    isMetric: false
  };
}
var MEAN = "mean score";
function scoreRow(criterion) {
  const { score: score2, by_score } = criterion;
  if (score2 === void 0 || by_score) return [];
  const { paired: _, ...row } = criterionRow(criterion);
  const tested = { evidence: [], decided_by: [], threshold: null };
  return [
    { ...row, ...tested, ...score2, note: MEAN, subject: `${row.subject} score`, candidateCount: null, advisory: true }
  ];
}
function sorted(rows, decision) {
  const rank = (row) => blocks(row, decision) ? -1 : STATE_ORDER.indexOf(row.state);
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || byText(a.subject, b.subject)
  );
}
function blocks(row, decision) {
  return aboutRow(row, decision).some(decides);
}
function aboutRow({ subject }, { findings }) {
  return findings.filter(
    (one) => one.subject === subject && (one.subject_kind === "metric" || one.subject_kind === "criterion")
  );
}
function isInTable({ code, subject }, { metrics, criteria }) {
  if (!TOLD.has(code)) return false;
  return metrics.some(({ name }) => name === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}
var TOLD = /* @__PURE__ */ new Set([
  "metric-regressed",
  "criterion-regressed",
  "metric-below-threshold",
  "criterion-below-threshold"
]);

// src/gating/compared-trials.ts
function naturally(a, b) {
  const padded = (id) => id.replace(/\d+/g, (digits) => digits.padStart(20, "0"));
  return byText(padded(a), padded(b)) || byText(a, b);
}

// src/reporting/sections/usage.ts
function usageSection(view) {
  const { usage = [], baseline } = view.decision;
  const names = usage.map(({ amount }) => AMOUNT_WORDS[amount]).join(", ");
  return foldedTable(view, `${capitalised(names)} per trial`, usageRows(usage, baseline !== null, view.here));
}
function usageRows(usage, isCompared, here) {
  return {
    noun: "amounts",
    columns: ["", "", ...isCompared ? ["main", here, "change", "range"] : [here], "blocks if"],
    align: `cl${isCompared ? "rrrr" : "r"}l`,
    rows: usage.map((one) => {
      const { amount, candidate, baseline, change, interval, tolerance } = one;
      const now = unbroken(amountText(one, candidate));
      const compared = [
        baseline === null ? NOTHING : unbroken(amountText(one, baseline)),
        now,
        change === null ? NOTHING : percentUp(change),
        interval === null ? NOTHING : unbroken(`${percentUp(interval.lower)} to ${percentUp(interval.upper)}`)
      ];
      const icon = !one.exceeds ? "\xB7" : gates(one) ? "\u274C" : "\u26A0\uFE0F";
      const limit = gates(one) ? unbroken(`> ${riseText(tolerance)}`) : "only watched";
      return [icon, capitalised(AMOUNT_WORDS[amount]), ...isCompared ? compared : [now], limit];
    })
  };
}
function percentUp(change) {
  return `${change < 0 ? "\u2212" : "+"}${Math.abs(Math.round(change * 100))} %`;
}

export {
  FEWEST_SCENARIOS,
  pairedTest,
  effortFor,
  FEWEST_RUNS,
  mcnemarMidP,
  weightedHolm,
  familiesOf,
  compareRates,
  trialsUnder,
  chosen,
  nodeResult,
  notEvaluated,
  statusOf,
  thresholdOf,
  explainTrial,
  explainRubric,
  explainFailures,
  startResultsHash,
  withFurther,
  leansDown,
  judgedRates,
  rateFindings,
  COLLAPSE,
  scoredTrials,
  outcomeFindings,
  usageFindings,
  byEffect,
  oneOfEach,
  decides,
  decidingFindings,
  Document,
  stringify3 as stringify,
  parseYamlDocument,
  readConfig,
  compileConfig,
  readPolicy,
  rulePointer,
  maskText,
  sharedText,
  headOf,
  fixed,
  rate,
  wholeRate,
  signedPoints,
  points,
  decimalsApart,
  score,
  bytes,
  byteLength,
  ended,
  capitalised,
  table,
  details,
  link,
  joined,
  beside,
  small,
  unbroken,
  openTable,
  foldedTable,
  leftOut,
  fullResults,
  slug,
  causesSection,
  causeText,
  startText,
  differencesSection,
  differenceLines,
  DECISIONS,
  STATE_WORDS,
  EFFECTS,
  BLOCKS,
  HELD_UP,
  TESTS,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  VERDICTS,
  ERROR_KINDS,
  REFUSED,
  NOTHING,
  headSection,
  titleOf,
  leadText,
  isUnchanged,
  ratesSection,
  allRates,
  openRates,
  criteriaSection,
  isInTable,
  naturally,
  usageSection,
  usageRows
};
