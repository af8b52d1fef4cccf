import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  AMOUNTS,
  AMOUNT_WORDS,
  FAMILIES,
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  FRESH_TRIALS,
  NO_CONTENT,
  SLACK,
  amountText,
  asksToConfirm,
  awaitedFindings,
  brokenAgainst,
  comparabilityFindings,
  compareFamily,
  comparing,
  comparisonContext,
  confirmFindings,
  coverageFindings,
  criterionName,
  currentId,
  dropOf,
  fallOf,
  fewest,
  gates,
  keyFindings,
  matchScenarios,
  mayHaveDropped,
  mean,
  meanRate,
  moments,
  mustPassFindings,
  noisier,
  normalQuantile,
  onMain,
  outcomeFindings,
  outcomeRule,
  pValue,
  pairedTest,
  pooled,
  pooledTest,
  rateFindings,
  rateOf,
  ratesIn,
  readConfirmation,
  riseText,
  rowOf,
  rubricComparable,
  sameJudges,
  scenarioFindings,
  scenarioWords,
  senselessRules,
  singleTest,
  someOf,
  stratumP,
  suiteEffects,
  sum,
  tQuantile,
  testSettings,
  tooFewScenarios,
  trialFindings,
  unknownNames,
  unknownWaivers,
  unmeasuredRules,
  unpairedDifference,
  usageFindings,
  usualLoss,
  usualTrials,
  variance,
  waiverFinding,
  waiverKind,
  waiverSubject,
  withScenarioResults,
  withoutBaseline
} from "./chunk-65U5YIUC.mjs";
import {
  SKIPPED,
  didNotPass
} from "./chunk-PAV3ASZI.mjs";
import {
  addTo,
  canonicalJson,
  isRecord,
  rounded,
  sha256Of
} from "./chunk-4SO6KMKK.mjs";
import {
  byText,
  codeSpan,
  countProblems,
  counted,
  diffBlock,
  must,
  prose,
  sortedUnion
} from "./chunk-ULVC5D7U.mjs";

// src/gating/statistics/samples.ts
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

// src/gating/comparing/test-rates.ts
function testRates(context, pairs = context.pairing.pairs, further = []) {
  const { policy, runs, rubrics } = context;
  const compared = rubrics.flatMap(({ metric, criteria, moreRates }) => [metric, ...criteria, ...moreRates]).filter((rate2) => rate2.runs.compared.length > 0).map((rate2) => ({ rate: rate2, sample: sampleOf(rate2, pairs) }));
  const tested = policy.noise === "none" ? exactChanges(compared) : testFamilies(policy, compared, further);
  const waived = pairs.filter(({ isWaived }) => isWaived).length;
  const noTest = untested(runs.length === 0 ? "no-baseline" : "not-comparable");
  const test = (rate2) => {
    const change = tested.changes.get(rate2) ?? noTest;
    const { paired } = change;
    return { ...rate2, ...change, paired: paired === null || waived === 0 ? paired : { ...paired, waived } };
  };
  const testAll = ({ rubric, metric, criteria, moreRates }) => {
    return { rubric, metric: test(metric), criteria: criteria.map(test), moreRates: moreRates.map(test) };
  };
  return { ...ratesIn(rubrics.map(testAll)), further: tested.further };
}
function sampleOf({ key, kind, rule, runs: compared, countIn }, pairs) {
  const measured = (measureIn) => ({
    key,
    tolerance: rule.tolerance,
    scenarios: pairs.map(({ candidate, baseline, runs }) => ({
      // The family on main: a pull request must not merge all scenarios into one piece of evidence.
      family: baseline.family,
      candidate: measureIn(candidate),
      baseline: compared.compared.flatMap((index) => runs[index] ? [measureIn(runs[index])] : [])
    }))
  });
  return kind === "metric" ? scoreSample(measured((scenario) => countIn(scenario).scores ?? [])) : tallySample(measured(countIn));
}
function testFamilies(policy, compared, further) {
  const test = (family, shared) => {
    const ofKind = (kind) => compared.filter(({ rate: rate2 }) => rate2.family === family && rate2.kind === kind);
    const [metrics, criteria] = [ofKind("metric"), ofKind("criterion")];
    const samplesOf = (rates) => rates.map(({ sample }) => sample);
    const tested2 = compareFamily(samplesOf(metrics), samplesOf(criteria), testSettings(policy), shared);
    const members = [...metrics, ...criteria];
    const changes = tested2.comparisons.map((comparison, index) => {
      const { rate: rate2, sample } = must(members[index], "the rate of a comparison");
      return [rate2, changeOf(sample, comparison)];
    });
    return { changes, further: tested2.further };
  };
  const tested = FAMILIES.map((family) => test(family, family === "blocking" ? further : []));
  return {
    changes: new Map(tested.flatMap(({ changes }) => changes)),
    further: tested.flatMap((family) => family.further)
  };
}
function changeOf(sample, comparison) {
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
  return { changes: new Map(compared.map(({ rate: rate2, sample }) => [rate2, exactChange(sample)])), further: [] };
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
var MAY_CHANGE = /(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*":|_(?:at|ms|seconds)":/;
function markOf({ trial, rubrics }, scenarios) {
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
  const known = isShared ? failedIn.get(judgement) : void 0;
  if (known !== void 0) return known;
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
function isEmpty(value) {
  return value === null || value === "" || typeof value === "object" && Object.keys(value).length === 0;
}
function digitsOf(value) {
  const text = JSON.stringify(value);
  const lasting = MAY_CHANGE.test(text) ? text.replace(TIMES_AND_COSTS, "") : text;
  return sha256Of(lasting).slice("sha256:".length, "sha256:".length + DIGITS);
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
function startSharedFacts(known = null) {
  const shared = new Set(known);
  const seen = /* @__PURE__ */ new Map();
  return {
    add(trial) {
      const facts = new Map(furtherFacts(trial));
      for (const [path, digits] of known === null ? facts : []) {
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
    if (prefix === "" && (APART.has(name) || NUMBERS.has(name))) return [];
    if (isRecord(fact)) return furtherFacts(fact, `${prefix}${name}.`);
    return isEmpty(fact) || typeof fact === "boolean" ? [] : [[`${prefix}${name}`, digitsOf({ [name]: fact })]];
  });
}

// src/gating/collapse.ts
var RUNS_TO_BLOCK = 10;
var SCENARIO_LEVEL = 0.05;
var WEIGHTS = { pooled: 0.15, single: 0.1, byRun: 0.25 };
function collapseOf({ scenarios, paired, runs, separateness }) {
  if (scenarios.length === 0 || paired > MOST_SCENARIOS_MARKED) return null;
  const several = scenarios.filter(({ candidate }) => candidate.trials > 1);
  const isByTrial = several.length * 2 > scenarios.length && several.every(({ candidate }) => candidate.isSeparate);
  const strata = scenarios.map(
    (scenario) => isByTrial ? { candidate: scenario.candidate, main: pooledTrials(scenario.runs) } : stratumByRun(scenario.candidate, scenario.runs)
  );
  const { p } = pooledTest(strata);
  const byRun = runs < RUNS_TO_BLOCK ? [] : [{ test: "collapse", p, weight: WEIGHTS.byRun }];
  const tests = isByTrial ? [
    { test: "collapse", p, weight: WEIGHTS.pooled },
    { test: "collapse-single", p: singleTest(strata).p, weight: WEIGHTS.single }
  ] : byRun;
  const isBroken = strata.map((stratum) => stratumP(stratum) <= SCENARIO_LEVEL);
  const broken = strata.filter((_, index) => isBroken[index]);
  return {
    p,
    tests,
    drop: dropOf(broken, paired),
    scenarios: scenarios.flatMap(({ scenario }, index) => isBroken[index] ? [scenario] : []),
    isDoubtful: isByTrial && separateness === "doubtful"
  };
}
function pooledTrials(runs) {
  const counted2 = runs.map((run) => run.isSeparate ? run : { failed: Math.min(1, run.failed), trials: 1 });
  return { failed: sum(counted2.map(({ failed }) => failed)), trials: sum(counted2.map(({ trials }) => trials)) };
}
function stratumByRun(candidate, runs) {
  const failed = runs.filter((run) => run.failed >= Math.min(candidate.trials, run.trials)).length;
  return {
    candidate: { failed: candidate.failed === candidate.trials ? 1 : 0, trials: 1 },
    main: { failed, trials: runs.length }
  };
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
function chanceOfAll(chosen, n, k) {
  let chance = 1;
  for (let i = 0; i < k; i += 1) chance *= Math.max(0, chosen - i) / (n - i);
  return chance;
}

// src/gating/comparing/level.ts
var BOUND = 0.05;
function levelOf(candidate, { kind, candidate: rate2, countIn, valueIn }) {
  if (rate2 === null) return null;
  const measured = candidate.scenarios.flatMap((scenario) => {
    const value = valueIn(scenario);
    const { total, scores } = countIn(scenario);
    const isPassOrFail = scores === void 0 || kind === "metric" && (value === 0 || value === 1);
    return value === null ? [] : [{ value, isSingle: isPassOrFail && total === 1 }];
  });
  const scenarios = measured.length;
  const areSingle = measured.every(({ isSingle }) => isSingle);
  const effective = areSingle ? scenarios : effectiveSampleSize(measured.map(({ value }) => rounded(value)));
  const { lower, upper } = wilson(rate2, effective, 1 - 2 * BOUND);
  return {
    scenarios,
    effective_n: rounded(effective),
    lower: rounded(lower),
    upper: rounded(upper),
    ...rate2 < 1 - SLACK ? {} : { failures_up_to: rounded(zeroFailureUpperBound(scenarios, BOUND)) }
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
    candidate: meanOf(chances),
    baseline: chancesOnMain.length === 0 ? null : meanOf(chancesOnMain),
    p_worse: chancesOnMain.length < FEWEST_SCENARIOS ? null : testOf(chances, chancesOnMain)
  };
}
function chancesOf({ passed, total }, k) {
  return {
    all_pass: must(allOfKPass(passed, total, k), "the chance that all trials pass"),
    any_pass: must(anyOfKPasses(passed, total, k), "the chance that any trial passes")
  };
}
function meanOf(scenarios) {
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
    metrics: rates.flatMap((rate2) => rate2.kind === "metric" ? [publishMetric(context, rate2)] : []),
    criteria: rates.flatMap((rate2) => rate2.kind === "criterion" ? [publishCriterion(context, rate2, meanScores)] : [])
  };
}
function publishMetric({ candidate, pairing }, rate2) {
  const { rubric, rule, signs } = rate2;
  const reliability = reliabilityOf(candidate, rate2, pairing.pairs);
  const bandOnMain = rate2.baselines[0]?.band;
  return {
    name: rate2.name,
    rubric: rubric.rubric,
    ...rubric.title === void 0 ? {} : { title: rubric.title },
    ...rubric.band === void 0 ? {} : { band: rubric.band },
    ...bandOnMain === void 0 ? {} : { baseline_band: bandOnMain },
    tier: rule.tier,
    candidate: rate2.candidate,
    baseline: rate2.baseline,
    candidate_trials: rate2.candidateCount,
    baseline_trials: rate2.baselineCount,
    level: levelOf(candidate, rate2),
    ...changeOf2(rate2),
    tolerance: rule.tolerance,
    threshold: rule.threshold,
    ...reliability === null ? {} : { reliability },
    ...signs.length === 0 ? {} : { leans: signs }
  };
}
function publishCriterion({ candidate }, rate2, meanScores) {
  const { rubric, criterion, rule } = rate2;
  const beside2 = meanScores.find((score3) => score3.kind === "criterion" && score3.criterion === criterion);
  const score2 = rate2.unit === "score" ? rate2 : beside2;
  return {
    rubric: rubric.rubric,
    key: criterion.key,
    ...criterion.question === void 0 ? {} : { question: criterion.question },
    tier: rule.tier,
    ...criterion.status === void 0 ? {} : { status: criterion.status },
    candidate: rate2.candidateCount,
    baseline: rate2.baselineCount,
    ...rate2.unit === "score" ? { by_score: true } : {},
    ...score2 === void 0 ? {} : { score: publishScore(score2) },
    level: levelOf(candidate, rate2),
    ...changeOf2(rate2),
    tolerance: rule.tolerance,
    threshold: rule.threshold
  };
}
function changeOf2({ state, delta, interval, detectable, evidence, decidedBy: decidedBy2, paired }) {
  return {
    ...{ state, delta, interval, detectable, evidence, decided_by: decidedBy2 },
    ...paired === null ? {} : { paired }
  };
}
function publishScore({ candidate, baseline, state, delta, paired, interval }) {
  return { candidate, baseline, state, delta, ...paired === null ? {} : { paired }, interval };
}
function compareOutcomes({ policy, rubrics, primary }) {
  return rubrics.flatMap(
    ({ rubric, metric }) => rubric.outcomes.map(({ outcome, trials }) => {
      const rule = outcomeRule(policy, { rubric: rubric.rubric, isPrimary: rubric === primary?.rubric }, outcome);
      const onMain2 = metric.baselines.flatMap(({ outcomes, trials: { total } }) => {
        const known = outcomes.find((ended2) => ended2.outcome === outcome);
        return known === void 0 ? [] : [{ passed: known.trials, total }];
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
    const failing = repeated.filter((runs) => runs.some(({ failed }) => failed > 0)).length;
    return failing >= FEWEST_FAILING && seen === 0 ? "doubtful" : "separate";
  }
  const known = /* @__PURE__ */ new Map();
  const chances = repeated.map((runs) => {
    const key = `${sum(runs.map(({ failed }) => failed))} of ${runs.map(({ trials }) => trials).join()}`;
    const chancesOfMixed = known.get(key) ?? mixedChances(runs);
    known.set(key, chancesOfMixed);
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
  const rate2 = total / sum(runs.map(({ trials }) => trials));
  if (rate2 === 0 || rate2 === 1) return [1];
  const width = runs.length + 1;
  const none = new Float64Array((total + 1) * width).fill(1, 0, 1);
  const chances = runs.reduce((before, { trials }) => withRun(before, binomial(trials, rate2), width), none);
  const ofTotal = [...chances.subarray(total * width)];
  const all = sum(ofTotal);
  return ofTotal.map((chance) => chance / all);
}
function withRun(chances, ofRun, width) {
  const next = new Float64Array(chances.length);
  for (const [place, chance] of chances.entries()) {
    if (chance === 0) continue;
    for (const [failed, factor] of ofRun.entries()) {
      const at = place + failed * width + (isMixed({ failed, trials: ofRun.length - 1 }) ? 1 : 0);
      if (at < next.length) next[at] = (next[at] ?? 0) + chance * factor;
    }
  }
  return next;
}
function binomial(trials, rate2) {
  const chances = [(1 - rate2) ** trials];
  for (let failed = 0; failed < trials; failed++)
    chances.push((chances[failed] ?? 0) * (trials - failed) / (failed + 1) * (rate2 / (1 - rate2)));
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
function countsUnder({ candidate, older }, rate2, pairs) {
  const { compared } = rate2.runs;
  const known = older.filter(
    ({ report }) => rubricComparable(rate2.rubric, report) && (!rate2.byJudge || sameJudges(candidate, report))
  );
  const failuresIn = (scenario) => {
    const { passed, total } = rate2.countIn(scenario);
    return { failed: total - passed, trials: total, isSeparate: areDistinct(scenario, total) };
  };
  const counted2 = pairs.flatMap((pair) => {
    const onMain2 = [
      ...compared.flatMap((index) => pair.runs[index] ?? []),
      ...known.flatMap(({ scenarios }) => scenarios.get(pair.scenario) ?? [])
    ];
    const failures = failuresIn(pair.candidate);
    const runs = onMain2.map(failuresIn).filter(({ trials }) => trials > 0);
    return failures.trials === 0 || runs.length === 0 ? [] : [{ scenario: pair.scenario, candidate: failures, runs, isWaived: pair.isWaived === true }];
  });
  const tested = counted2.filter(({ isWaived }) => !isWaived);
  const separateness = separatenessOf(tested.map(({ runs }) => runs));
  const asCopies = (counts) => ({
    ...counts,
    isSeparate: counts.trials === 1 || counts.isSeparate && separateness !== "copied"
  });
  return {
    scenarios: tested.map(({ scenario, candidate: counts, runs }) => {
      return { scenario, candidate: asCopies(counts), runs: runs.map(asCopies) };
    }),
    paired: counted2.length,
    runs: compared.length + known.length,
    separateness
  };
}
function areDistinct({ trials = [] }, scored) {
  if (scored === 1) return true;
  const marks = trials.filter(({ facts, further }) => facts !== null || further !== void 0);
  const distinct = new Set(marks.map(({ facts, further = "" }) => `${facts} ${further}`));
  return distinct.size === trials.length && distinct.size >= scored;
}

// src/gating/comparing/usage.ts
function compareUsage({ policy, candidate, runs, pairing }) {
  const isAlone = runs.length === 0;
  const sides = isAlone ? candidate.scenarios.map((scenario) => ({ candidate: scenario, baseline: scenario, runs: [] })) : pairing.pairs;
  return AMOUNTS.flatMap((amount) => {
    const used = sides.flatMap((side) => {
      const used2 = side.candidate.usage?.[amount];
      const onMain2 = side.runs.flatMap((run) => run?.usage?.[amount] ?? []);
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
  const shown = { amount, tier, scenarios: used.length, candidate, baseline, tolerance, exceeds: false };
  if (baseline === null || baseline === 0) return { ...shown, change: null, interval: null };
  const change = rounded(candidate / baseline - 1);
  const { families } = familiesOf(used);
  const beyond = (accepted) => pairedTest(
    used.map((scenario) => (scenario.candidate - (1 + accepted) * scenario.main) / baseline),
    families
  );
  const [rise, test] = [beyond(0), beyond(tolerance)];
  if (used.length < FEWEST_SCENARIOS || rise === null || test === null) return { ...shown, change, interval: null };
  const half = tQuantile(1 - policy.alpha, rise.df) * rise.error;
  const interval = { lower: rounded(Math.max(-1, change - half)), upper: rounded(change + half) };
  const isProven = test.better <= policy.alpha / AMOUNTS.length;
  return { ...shown, change, interval, exceeds: isProven && change > tolerance + SLACK };
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
    return { ...pair, baseline: itself, runs: pair.runs.map((run) => run && itself), isWaived: true };
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

// src/gating/fresh-places.ts
function placeFreshTrials(trials, first, isDeclared) {
  const seen = new Set((first.trials ?? []).map(({ facts }) => facts));
  const read = (trial) => {
    const isNew = isDeclared || trial.facts !== null && !seen.has(trial.facts);
    seen.add(trial.facts);
    if (trial.unscored || asksOther(first, trial)) return null;
    return isNew || trial.crashed ? trial : "copy";
  };
  const places = Array.from({ length: FRESH_TRIALS }, () => null);
  const surplus = [];
  for (const attempt of attemptsOf(trials)) {
    const delivered = attempt.map(read).slice(0, FRESH_TRIALS);
    surplus.push(...attempt.slice(FRESH_TRIALS));
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
var WEIGHT = 0.4;
var NOTHING = {
  ...{ asked: [], answers: null, scenarios: [], unasked: [], surplus: [], changed: [], differing: [], tests: [] }
};
function confirmOf(context, pairs, counts) {
  const { policy, fresh: given } = context;
  const fresh = byScenario(given?.trials ?? []);
  if (policy.noise === "none") return { ...NOTHING, differing: differingFrom(pairs, fresh) };
  if (policy.on_inconclusive !== "confirm" || counts === null) return { ...NOTHING, unasked: [...fresh.keys()].sort() };
  const all = hypothesesOf(context, pairs, { counts, asked: given?.asked ?? null });
  const asked = sortedUnion(...all.map(({ lost }) => lost.map(({ scenario }) => scenario)));
  const others = [...fresh.keys()].filter((id) => !asked.includes(id));
  const asTest = (hypothesis, p) => ({ test: "confirm", p, weight: hypothesis.weight });
  if (given === null || asked.length === 0)
    return { ...NOTHING, asked, unasked: others.sort(), tests: all.map((hypothesis) => asTest(hypothesis, 1)) };
  const isDeclared = policy.confirm.fresh === "declared";
  const places = new Map(
    pairs.flatMap(
      ({ scenario, candidate }) => asked.includes(scenario) ? [[scenario, placeFreshTrials(fresh.get(scenario) ?? [], candidate, isDeclared)]] : []
    )
  );
  const counted2 = all.map(
    ({ rate: rate2, lost }) => lost.map((scenario) => ({ ...scenario, ...countFresh(rate2, must(places.get(scenario.scenario), "its places")) }))
  );
  const answers = all.map((hypothesis, index) => {
    const strata = must(counted2[index], "the counts of a hypothesis");
    const level = policy.alpha * hypothesis.weight;
    const read = readConfirmation(strata, { level, budget: policy.errors.budget });
    return { ...read, hypothesis, drop: fallOf(strata, hypothesis.paired) };
  });
  const tests = answers.map((answer) => {
    const { hypothesis, result, p } = answer;
    return { ...asTest(hypothesis, result === "incomplete" ? 1 : p), answer };
  });
  const shown = asked.flatMap((id) => counted2.flat().find(({ scenario }) => scenario === id) ?? []);
  const words = scenarioWords(shown);
  const scenarios = shown.map(({ scenario, candidate: { failed, trials }, main, missing }, index) => {
    return { scenario, word: words[index] ?? null, failed, trials, main, missing };
  });
  const withPlaces = (is) => [...places].flatMap(([id, of]) => is(of) ? [id] : []).sort();
  const surplus = withPlaces((of) => of.surplus.length > 0);
  const changed = withPlaces((of) => of.isChanged);
  return { ...NOTHING, asked, answers, scenarios, unasked: sortedUnion(others, surplus), surplus, changed, tests };
}
function hypothesesOf(context, pairs, { counts, asked }) {
  const { rubrics, primary } = context;
  const critical = rubrics.flatMap(
    ({ criteria }) => criteria.filter(({ rule, runs }) => rule.tier === "critical" && runs.compared.length > 0)
  );
  const metric = primary?.metric;
  const share = critical.length === 0 ? WEIGHT : WEIGHT / 2;
  const ofCriteria = critical.map(
    (rate2) => hypothesisOf(context.policy, rate2, {
      counts: countsUnder(context, rate2, pairs),
      weight: share / critical.length,
      asked
    })
  );
  if (metric === void 0 || !gates(metric.rule)) return ofCriteria;
  const idsOfCriteria = new Set(ofCriteria.flatMap(({ lost }) => lost.map(({ scenario }) => scenario)));
  const isMetrics = ({ scenario, candidate }) => !idsOfCriteria.has(scenario) || candidate.failed * 2 > candidate.trials;
  const among = { ...counts, scenarios: asked === null ? counts.scenarios : counts.scenarios.filter(isMetrics) };
  return [
    hypothesisOf(context.policy, metric, { counts: among, weight: share, asked, isAllAsked: true }),
    ...ofCriteria
  ];
}
function hypothesisOf(policy, rate2, of) {
  const { counts, weight, asked, isAllAsked = false } = of;
  const { paired, scenarios } = counts;
  const lost = scenarios.flatMap(({ scenario, candidate, runs }) => {
    const stands = asked?.includes(scenario) ?? true;
    const against = isAllAsked && asked !== null ? comparing(runs) : brokenAgainst(candidate, runs);
    return against === null || !stands ? [] : [{ scenario, main: pooledTrials(against), isOneRun: runs.length === 1 }];
  });
  const { tolerance } = rate2.rule;
  const question = { paired, tolerance, level: policy.alpha * weight, collapseP: collapseOf(counts)?.p ?? 0 };
  return { rate: rate2, weight, paired, lost: asked !== null || asksToConfirm(lost, question) ? lost : [] };
}
function byScenario(trials) {
  const scenarios = /* @__PURE__ */ new Map();
  for (const trial of trials) {
    const known = scenarios.get(trial.scenario);
    if (known === void 0) scenarios.set(trial.scenario, [trial]);
    else known.push(trial);
  }
  return scenarios;
}
function countFresh({ key }, { counted: counted2, surplus }) {
  const failuresOf = (trials) => trials.filter(({ failed }) => failed?.includes(key)).length;
  return {
    candidate: { failed: failuresOf(counted2), trials: counted2.length },
    missing: FRESH_TRIALS - counted2.length,
    surplus: failuresOf(surplus)
  };
}
function differingFrom(pairs, fresh) {
  const failuresOf = (trials = []) => trials.map(({ failed = [] }) => failed.join(" "));
  return pairs.flatMap(({ scenario, candidate }) => {
    const scored = fresh.get(scenario)?.filter(({ unscored }) => !unscored);
    return scored !== void 0 && (/* @__PURE__ */ new Set([...failuresOf(scored), ...failuresOf(candidate.trials)])).size > 1 ? [scenario] : [];
  });
}

// src/gating/context.ts
function gateContext(headPolicy, waivers, input, asIs = null) {
  const context = comparisonContext({ ...headPolicy, waivers: waivers.held }, input);
  const { policy, candidate, pairing } = context;
  const metric = context.primary?.metric ?? null;
  const dropOf2 = dropsOf(pairing, metric);
  const waived = waivedScenarios(waivers, pairing, dropOf2);
  const pairs = withWaived(pairing.pairs, waived);
  const older = input.before.map((report) => {
    return { report, scenarios: matchScenarios(candidate.scenarios, report.scenarios) };
  });
  const { tests, ...scenarios } = scenarioTests({ ...context, older, fresh: input.fresh }, pairs);
  const tested = testRates(context, pairs, tests);
  const broke = tests.flatMap(({ answer }, index) => {
    if (answer === void 0 || must(tested.further[index], "the p of a test") > policy.alpha) return [];
    return answer.drop >= answer.hypothesis.rate.rule.tolerance - SLACK ? [answer] : [];
  });
  const { further: _, ...rates } = withScenarioResults({ policy, ...scenarios, broke, tests }, tested);
  const testedRate = ({ key }) => must(
    rates.rates.find((rate2) => rate2.key === key),
    "the tested rate of an answer"
  );
  return {
    ...context,
    ...rates,
    waivers,
    dropOf: dropOf2,
    waived,
    ...scenarios,
    broke: broke.map((answer) => ({ answer, rate: testedRate(answer.hypothesis.rate) })),
    outcomes: compareOutcomes(context),
    usage: compareUsage(context),
    shown: asIs?.shown ?? { candidate, pairing, waived },
    suiteEffects: suiteEffects(pairing, metric?.valueIn ?? (() => null))
  };
}
function scenarioTests(context, pairs) {
  const { policy, primary } = context;
  const isTested = primary !== null && primary.metric.runs.compared.length > 0 && policy.noise !== "none";
  const counts = isTested ? countsUnder(context, primary.metric, pairs) : null;
  const collapse = counts !== null && primary !== null && gates(primary.metric.rule) ? collapseOf(counts) : null;
  const confirm = confirmOf(context, pairs, counts);
  const left = 1 - sum(confirm.tests.map(({ weight }) => weight));
  const shared = (collapse?.tests ?? []).map((test) => ({ ...test, weight: test.weight * left }));
  const separateness = counts?.separateness ?? "separate";
  return { collapse, separateness, confirm, tests: [...shared, ...confirm.tests] };
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
    const previous = known[index - 1];
    return previous === void 0 || value - previous < SLACK || rate(value, decimals2) !== rate(previous, decimals2);
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
  const { kind, text, criterion, parts, service } = cause;
  const looks = service === true ? " \xB7 looks like the service" : "";
  const quoted = text === void 0 || !includeOutput ? "" : ` ${codeSpan(text, 78)}`;
  switch (kind) {
    case "error":
      return `\u{1F4A5} crash${includeOutput && parts.length > 1 ? ` ${messagesOf(parts)}` : quoted}${looks}`;
    case "empty":
      return "\u{1F573}\uFE0F nothing recorded: the agent may not have run";
    case "reason":
      return `\u{1F4AC} the harness says${quoted === "" ? " why" : quoted}${looks}`;
    case "criterion":
      return `\u{1F4CF} no longer holds: ${questionOf(must(criterion, "the criterion of a cause"), decision)}${toolsOf(parts, "; ")}`;
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
  return others.length === 0 ? must(first, "a part of a cause") : `${first} and ${counted(others.length, "other")}`;
}
function questionOf(criterion, { criteria }) {
  const compared = criteria.find(({ rubric, key }) => criterionName(rubric, key) === criterion);
  return compared?.question === void 0 ? codeSpan(criterion, 80) : prose(compared.question, 90);
}
function toolsOf(parts, intro) {
  const counts = /* @__PURE__ */ new Map();
  for (const { tool = "", scenarios } of parts) for (const _ of scenarios) addTo(counts, tool);
  const ordered = [...counts].sort((a, b) => b[1] - a[1]);
  const named = ordered.slice(0, 2).map(([tool, count]) => `${count} \xD7 ${codeSpan(tool, 40)}`);
  return named.length === 0 ? "" : `${intro}${named.join(", ")}${ordered.length > 2 ? " \u2026" : ""}`;
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
  const differences = [0, 1, 2].flatMap(
    (place) => decision.causes.flatMap(({ parts }) => {
      const { example, tool = "" } = parts[place] ?? {};
      return example ? [{ tool, example }] : [];
    })
  );
  if (differences.length === 0) return "";
  const lines = differences.slice(0, MOST_DIFFERENCES).flatMap(({ tool, example }, index) => [...index === 0 ? [] : [""], ...differenceLines(tool, example, here)]);
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
var NOTHING2 = "\u2013";

// src/gating/apply-waivers.ts
function collectWaivers(policy, base, { today, isRelaxationAccepted }) {
  const known = new Set(base.map(canonicalJson));
  const ignored = policy.waivers.filter((waiver) => !known.has(canonicalJson(waiver)));
  return { held: base, ignored, today, ...isRelaxationAccepted === true ? { isRelaxationAccepted } : {} };
}
function applyWaivers(context, unwaived) {
  const { held, ignored, today } = context.waivers;
  const scene = { context, findings: unwaived };
  const effects = held.map((waiver) => ({ waiver, effect: effectOf(waiver, today, scene) }));
  const by = (wanted) => effects.flatMap(({ waiver, effect }) => effect === wanted ? [waiver] : []);
  const waived = by("used").reduce((findings, waiver) => waive(findings, waiver, scene), unwaived);
  const left = { context, findings: waived };
  const expired = by("expired").map((waiver) => {
    const isNeeded = wouldHelp(waiver, left);
    return waiverFinding("waiver-expired", { effect: isNeeded ? "block" : "warn", ...aboutWaiver(waiver), isNeeded });
  });
  const unmerged = ignored.map((waiver) => waiverFinding("waiver-ignored", aboutWaiver(waiver)));
  return {
    findings: [...waived, ...expired, ...unmerged],
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
function excessOf({ code, rate: rate2 }, drop) {
  if (rate2 === void 0) return drop;
  return rowOf(code).excess?.(rate2) ?? -(rate2.delta ?? 0);
}
function coversScenario(waiver, { context: { waived, pairing } }) {
  const { scenario } = waiver;
  return scenario !== void 0 && (waived.dropped.has(idNow(waiver, pairing)) || waived.removed.has(scenario));
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
    const { rate: rate2, count } = covered;
    return waiverFinding("waived", { ...about, covered, ...rate2 && { rate: rate2 }, ...count && { count } });
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
var EFFECTS2 = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS2.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
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

// src/gating/evaluate.ts
function evaluateGate(policy, waivers, input, asIs = null) {
  const context = gateContext(policy, waivers, input, asIs);
  const unwaived = [
    ...unknownNames(context),
    ...unknownWaivers(context),
    ...senselessRules(context),
    ...comparabilityFindings(context),
    ...keyFindings(context),
    ...unpairedDifference(context),
    ...withoutBaseline(context),
    ...rateFindings(context),
    ...outcomeFindings(context),
    ...usageFindings(context),
    ...coverageFindings(context),
    ...unmeasuredRules(context),
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
    ...confirmFindings(context)
  ];
  const waived = applyWaivers(context, unwaived);
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...stopped ? [] : awaitedFindings(context)];
  return { context, decided: decidedBy(findings, context), findings, waivers: waived.applied };
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
  const holds = new Set(findings.map(({ code }) => rowOf(code).holds));
  if (holds.has("in doubt")) return true;
  const { on_no_baseline: unless } = policy;
  const isMissed = unless === null ? holds.has("without a baseline") : unless === "inconclusive";
  if (baseline === null && isMissed) return true;
  return rates.some(({ kind, rule, state, candidate }) => {
    const hasTooFew = state === "insufficient" && rule.threshold === null && candidate !== null;
    return kind === "metric" && gates(rule) && hasTooFew;
  });
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
      if (accepted.length > 0)
        return `\u26A0\uFE0F Accepted drop until ${prose(must(accepted.sort()[0], "the end of a waiver"), 20)}: ${suite}`;
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
  const isAboutRate = first === void 0 ? !isHeld(decision) : first.subject === metric?.name;
  const isOverAll = first !== void 0 && rowOf(first.code).marksRate && metric !== void 0 && heldRate(metric) !== null;
  if (change !== null && isAboutRate && !isOverAll) return change;
  return [`**${ended(capitalised(prose(decision.headline, longest)))}**`, change ?? ""].join(" ").trim();
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
function changeSentence(decision, metric) {
  const { paired, delta, state, band, baseline_band: mainBand } = metric;
  if (paired === void 0 || paired.waived !== void 0 || delta === null || state === "insufficient") return null;
  const { broke, fixed: fixed2 } = decision.flips;
  const [main, now] = [wholeRate(paired.baseline), wholeRate(paired.candidate)];
  const [bandThen, bandNow] = [mainBand, band].map((name) => name === void 0 ? "" : ` (${prose(name, 40)})`);
  const moved = state === "regressed" ? "fell" : state === "improved" ? "rose" : "went";
  const change = main === now ? `is ${now}${bandNow} on both sides` : `${moved} from ${main}${bandThen} to ${now}${bandNow}`;
  const flips = broke.length + fixed2.length === 0 ? "no scenario broke" : `${counted(broke.length, "scenario")} broke, ${fixed2.length} ${fixed2.length === 1 ? "was" : "were"} fixed`;
  const noise = isConfirmed(decision) ? ` Not noise: ${freshText(decision)}.` : noiseOf(metric);
  return `**${capitalised(metricTitle(metric))} ${change}: ${flips}** (${paired.scenarios} compared).${noise}`;
}
function isHeld({ decision, findings }) {
  return decision === "inconclusive" && isAwaiting(findings);
}
function isWorse(decision) {
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  return isConfirmed(decision) || gating.some(({ state }) => state === "regressed");
}
function isConfirmed({ findings }) {
  return findings.some(({ code, effect }) => effect === "block" && rowOf(code).isConfirmed);
}
function freshText({ confirmed }) {
  const broke = confirmed.filter(({ failed, trials, main }) => failed * main.trials > main.failed * trials);
  const sum2 = (of) => broke.reduce((total, flip) => total + of(flip), 0);
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
function isUnchanged({ decision, findings, metrics, criteria, start, config }) {
  const moved = [...metrics, ...criteria].some(({ state }) => state === "regressed" || state === "improved");
  return decision === "pass" && !moved && start === null && config?.keys === void 0 && !findings.some((finding) => decides(finding) || finding.effect === "warn");
}

// src/reporting/sections/rate-table.ts
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
  const clauses = [
    { in: "in every trial", keys: among(({ passed, total }) => passed === total) },
    { in: "in no trial", keys: among(({ passed }) => passed === 0) }
  ];
  return clauses.flatMap(({ in: where, keys }) => keys.length === 0 ? [] : [`Passed ${where}: ${someOf(keys)}.`]).join(" ");
}
function criterionRows({ criteria, metrics, findings }) {
  return criteria.filter(({ rubric, key, delta }) => {
    const isOnly = criteria.every((sibling) => sibling.rubric !== rubric || sibling.key === key);
    const metric = metrics.find((entry) => entry.rubric === rubric);
    const repeats = isOnly && metric !== void 0 && Math.abs((metric.delta ?? 0) - (delta ?? 0)) < 1e-9;
    return !repeats || findings.some((finding) => decides(finding) && finding.subject === criterionName(rubric, key));
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
  const shown = now === null ? NOTHING2 : unbroken(now);
  const isLoud = blocks(row, decision);
  const { interval } = row;
  const range = interval === null ? NOTHING2 : unbroken(`${signedPoints(interval.lower)} to ${signedPoints(interval.upper)}`);
  const name = row.note === "" ? row.label : `${row.label} \xB7 ${row.note}`;
  return [
    `${iconOf(row, decision)}${isLoud && crashNote(row, decision) !== "" ? "\xA0\xB9" : ""}`,
    isLoud ? `**${row.label}**${name.slice(row.label.length)}` : name,
    ...compared ? [main === null ? NOTHING2 : unbroken(main)] : [],
    isLoud && now !== null ? `**${shown}**` : shown,
    ...compared ? [row.delta === null ? NOTHING2 : `**${signedPoints(change)}**`] : [],
    ...isRanged ? [range] : [],
    limitOf(row, compared)
  ];
}
function ratesOf({ paired, baseline, candidate, threshold, delta }) {
  const isPaired = paired !== void 0 && paired.waived === void 0;
  const [main, now] = isPaired ? [paired.baseline, paired.candidate] : [baseline, candidate];
  return {
    main: main === null ? null : wholeRate(main),
    now: now === null ? null : wholeRate(now, threshold),
    // The difference of the rounded rates that the row shows.
    change: isPaired ? (Math.round(paired.candidate * 100) - Math.round(paired.baseline * 100)) / 100 : delta ?? 0
  };
}
function limitOf(row, compared) {
  const { advisory, tolerance, threshold, state } = row;
  if (advisory) return "only watched";
  const held = heldRate(row);
  const over = held === null ? "" : ` (${held} over all)`;
  const isTested = compared && state !== "not-comparable";
  const drop = tolerance === 0 ? "drops" : `drops > ${fixed(tolerance * 100, Number.isInteger(tolerance * 100) ? 0 : 1)}`;
  const parts = [isTested ? drop : "", threshold === null ? "" : `< ${wholeRate(threshold)}${over}`];
  return parts.filter((part) => part !== "").map(unbroken).join(", or ") || NOTHING2;
}
function iconOf(row, decision) {
  if (blocks(row, decision)) return "\u274C";
  const about = aboutRow(row, decision);
  if (about.some(({ code }) => rowOf(code).marksRate)) return "\u26A0\uFE0F";
  const direction = directionOf(row);
  if (direction !== null) return direction === "lower" ? "\u{1F53B}" : "\u{1F7E2}";
  return mayHaveDropped(row, row.tolerance) || row.state === "not-comparable" ? "\u26A0\uFE0F" : "\xB7";
}
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
    ...valuesOf(criterion),
    candidateCount: criterion.by_score ? null : criterion.candidate,
    advisory: !gates(criterion),
    isMetric: false
  };
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
    (finding) => finding.subject === subject && (finding.subject_kind === "metric" || finding.subject_kind === "criterion")
  );
}
function isInTable({ code, subject }, { metrics, criteria }) {
  if (rowOf(code).shownIn !== "rate") return false;
  return metrics.some(({ name }) => name === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}

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
    rows: usage.map((comparison) => {
      const { amount, candidate, baseline, change, interval, tolerance } = comparison;
      const measured = unbroken(amountText(comparison, candidate));
      const compared = [
        baseline === null ? NOTHING2 : unbroken(amountText(comparison, baseline)),
        measured,
        change === null ? NOTHING2 : percentUp(change),
        interval === null ? NOTHING2 : unbroken(`${percentUp(interval.lower)} to ${percentUp(interval.upper)}`)
      ];
      const icon = !comparison.exceeds ? "\xB7" : gates(comparison) ? "\u274C" : "\u26A0\uFE0F";
      const limit = gates(comparison) ? unbroken(`> ${riseText(tolerance)}`) : "only watched";
      return [icon, capitalised(AMOUNT_WORDS[amount]), ...isCompared ? compared : [measured], limit];
    })
  };
}
function percentUp(change) {
  return `${change < 0 ? "\u2212" : "+"}${Math.abs(Math.round(change * 100))} %`;
}

export {
  MOST_SCENARIOS_MARKED,
  markOf,
  startSharedFacts,
  publishRates,
  testRates,
  waivedScenarios,
  gateContext,
  collectWaivers,
  byEffect,
  oneOfEach,
  decides,
  decidingFindings,
  evaluateGate,
  decidedBy,
  isAwaiting,
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
  NOTHING2 as NOTHING,
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
