import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  BLOCKS,
  DECISIONS,
  EFFECTS,
  ERROR_KINDS,
  HELD_UP,
  NOTHING,
  REFUSED,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  beside,
  byEffect,
  byteLength,
  bytes,
  capitalised,
  causesSection,
  criteriaSection,
  decides,
  decidingFindings,
  decimalsApart,
  details,
  differencesSection,
  ended,
  fixed,
  foldedTable,
  fullResults,
  headSection,
  isInTable,
  isUnchanged,
  joined,
  leftOut,
  link,
  naturally,
  openTable,
  points as points2,
  rate,
  ratesSection,
  score,
  signedPoints,
  small,
  table,
  unbroken,
  usageSection
} from "./chunk-SM5WYII6.mjs";
import {
  AMOUNTS,
  FAMILIES,
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  FRESH_TRIALS,
  MOST_SCENARIOS_MARKED,
  SLACK,
  allOf,
  asksToConfirm,
  awaitedFindings,
  branchText,
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
  fewest,
  freshTrials,
  gates,
  keyFindings,
  maskText,
  matchScenarios,
  mean,
  meanRate,
  missingTrials,
  moments,
  mustPassFindings,
  noisier,
  normalQuantile,
  onMain,
  outcomeFindings,
  outcomeRule,
  pValue,
  pairedTest,
  pairedText,
  percent,
  percents,
  points,
  pooled,
  pooledTest,
  rateFindings,
  rateOf,
  ratesIn,
  readConfirmation,
  rowOf,
  rubricComparable,
  sameJudges,
  scenarioFindings,
  scenarioWords,
  scenariosById,
  scoredTrials,
  scoredTrialsText,
  selectionText,
  senselessRules,
  shortSha,
  singleTest,
  stratumP,
  stringify,
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
  withoutBaseline,
  wordsText
} from "./chunk-VG2BHJVE.mjs";
import {
  addTo,
  canonicalJson,
  rounded
} from "./chunk-55H5AUG2.mjs";
import {
  block,
  byText,
  codeSpan,
  countProblems,
  counted,
  describePlace,
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
  let chance2 = 1;
  for (let i = 0; i < k; i += 1) chance2 *= Math.max(0, chosen - i) / (n - i);
  return chance2;
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
  const expected = sum(chances.map((chancesOfMixed) => sum(chancesOfMixed.map((chance2, mixed) => chance2 * mixed))));
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
  return ofTotal.map((chance2) => chance2 / all);
}
function withRun(chances, ofRun, width) {
  const next = new Float64Array(chances.length);
  for (const [place, chance2] of chances.entries()) {
    if (chance2 === 0) continue;
    for (const [failed, factor] of ofRun.entries()) {
      const at = place + failed * width + (isMixed({ failed, trials: ofRun.length - 1 }) ? 1 : 0);
      if (at < next.length) next[at] = (next[at] ?? 0) + chance2 * factor;
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
    for (const [mixed, chance2] of chances.entries())
      for (const [added, factor] of ofScenario.entries())
        if (mixed + added <= most) next[mixed + added] = (next[mixed + added] ?? 0) + chance2 * factor;
    chances = next;
  }
  return sum(chances);
}

// src/gating/comparing/scenario-counts.ts
function countsUnder({ candidate, older }, rate2, pairs) {
  const { compared } = rate2.runs;
  const known = older.filter(
    ({ report: report2 }) => rubricComparable(rate2.rubric, report2) && (!rate2.byJudge || sameJudges(candidate, report2))
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
  const facts = new Set(trials.flatMap((trial) => trial.facts ?? []));
  return facts.size === trials.length && facts.size >= scored;
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

// src/gating/confirm.ts
var WEIGHT = 0.4;
var NOTHING2 = { asked: [], answers: null, scenarios: [], unasked: [], differing: [], tests: [] };
function confirmOf(context, pairs, counts) {
  const { policy, fresh: given } = context;
  const fresh = scenariosById(given?.report.scenarios ?? []);
  if (policy.noise === "none") return { ...NOTHING2, differing: differingFrom(pairs, fresh) };
  if (policy.on_inconclusive !== "confirm" || counts === null) return { ...NOTHING2, unasked: [...fresh.keys()].sort() };
  const all = hypothesesOf(context, pairs, { counts, asked: given?.asked ?? null });
  const asked = sortedUnion(...all.map(({ lost }) => lost.map(({ scenario }) => scenario)));
  const unasked = [...fresh.keys()].filter((id) => !asked.includes(id)).sort();
  const asTest = (hypothesis, p) => ({ test: "confirm", p, weight: hypothesis.weight });
  if (given === null || asked.length === 0)
    return { ...NOTHING2, asked, unasked, tests: all.map((hypothesis) => asTest(hypothesis, 1)) };
  const first = new Map(pairs.map(({ scenario, candidate }) => [scenario, candidate]));
  const counted2 = all.map(
    ({ rate: rate2, lost }) => lost.map(({ scenario, main }) => {
      const trials = { first: first.get(scenario)?.trials ?? [], fresh: fresh.get(scenario)?.trials ?? [] };
      return { scenario, main, ...freshCount(policy, rate2, trials) };
    })
  );
  const answers = all.map((hypothesis, index) => {
    const strata = counted2[index] ?? [];
    const level = policy.alpha * hypothesis.weight;
    const read = readConfirmation(strata, { level, budget: policy.errors.budget });
    return { ...read, hypothesis, drop: dropOf(strata, hypothesis.paired) };
  });
  const tests = answers.map((answer) => {
    const { hypothesis, result, p } = answer;
    return { ...asTest(hypothesis, result === "incomplete" ? 1 : p), answer };
  });
  const shown = asked.flatMap((id) => counted2.flat().find(({ scenario }) => scenario === id) ?? []);
  const words = scenarioWords(shown);
  const scenarios = shown.map(({ scenario, candidate: { failed, trials }, main, missing }, index) => {
    return { scenario, word: words[index] ?? "flaky", failed, trials, main, missing };
  });
  return { ...NOTHING2, asked, answers, scenarios, unasked, tests };
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
    return against === null || !stands ? [] : [{ scenario, main: pooledTrials(against) }];
  });
  const { tolerance } = rate2.rule;
  const question = { paired, tolerance, level: policy.alpha * weight, collapseP: collapseOf(counts)?.p ?? 0 };
  return { rate: rate2, weight, paired, lost: asked !== null || asksToConfirm(lost, question) ? lost : [] };
}
function freshCount({ confirm }, { key }, { first, fresh }) {
  const known = first.map(({ facts }) => facts);
  const counted2 = confirm.fresh === "declared" ? fresh.slice(0, FRESH_TRIALS) : freshTrials(known, fresh);
  const failed = counted2.filter((trial) => trial.failed?.includes(key)).length;
  return { candidate: { failed, trials: counted2.length }, missing: FRESH_TRIALS - counted2.length };
}
function differingFrom(pairs, fresh) {
  const failuresOf = ({ trials = [] }) => trials.map(({ failed = [] }) => failed.join(" "));
  return pairs.flatMap(({ scenario, candidate }) => {
    const freshScenario = fresh.get(scenario);
    return freshScenario !== void 0 && (/* @__PURE__ */ new Set([...failuresOf(freshScenario), ...failuresOf(candidate)])).size > 1 ? [scenario] : [];
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
  const older = input.before.map((report2) => {
    return { report: report2, scenarios: matchScenarios(candidate.scenarios, report2.scenarios) };
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

// src/gating/relaxation/ranked-relaxation.ts
var KINDS = ["critical", "gating", "gate", "rubric", "scenario", "waiver", "advisory"];
var MOST_SHOWN = 10;
function inReadingOrder(relaxations) {
  const sorted = relaxations.toSorted(compareRanks);
  const seen = /* @__PURE__ */ new Map();
  const inTurn = sorted.map((relaxation) => ({ relaxation, turn: addTo(seen, relaxation.kind) })).sort((a, b) => a.turn - b.turn);
  const shown = new Set(inTurn.slice(0, MOST_SHOWN).map(({ relaxation }) => relaxation));
  const left = sorted.filter((relaxation) => !shown.has(relaxation));
  return [...sorted.filter((relaxation) => shown.has(relaxation)), ...left].map(
    ({ subject, what, old, new: newText }) => ({
      subject,
      what,
      old,
      new: newText
    })
  );
}
function compareRanks(a, b) {
  const byKind = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  const bySize2 = (b.size ?? 0) - (a.size ?? 0);
  return byKind || bySize2 || byText(a.subject, b.subject) || byText(a.what, b.what) || byText(a.new, b.new);
}
function kindOfTier(tier, supporting) {
  return tier === "supporting" ? supporting : tier;
}

// src/reporting/sections/configs.ts
function configSection(view) {
  const { config } = view.decision;
  if (config === null) return "";
  const effects = config.changes.some(({ kind }) => kind !== "policy") ? config.effects : [];
  const metrics = effects.filter(({ subject_kind: kind }) => kind === "metric");
  const moved = effects.filter((effect) => !metrics.includes(effect) && (effect.agent !== 0 || effect.config !== 0));
  return joined([
    foldedTable(view, "Change by cause: agent and config", effectRows("metrics", metrics)),
    foldedTable(view, "Criteria by cause", effectRows("criteria", moved)),
    foldedTable(view, "Config changes", changeRows(config.changes)),
    config.not_rescored.length === 0 ? "" : `Not scored again: ${config.not_rescored.map((why) => prose(why, 200)).join("; ")}.`
  ]);
}
function changedKeysSection(view) {
  const keys = view.decision.config?.keys ?? [];
  if (keys.length === 0) return "";
  const columns = ["Changed, neither stricter nor milder as such", "Now", "After the merge", "Measured"];
  const rows = keys.map((key) => [...cells(key), measuredText(key)]);
  return openTable(view, { noun: "changed keys", columns, rows });
}
function measuredText({ measured }) {
  if (measured === null) return "no trial is scored under both";
  const [old, now] = percents(measured.base, measured.head);
  const change = old === now ? `${old} under both` : `${old} \u2192 ${now}`;
  return `${codeSpan(measured.subject, 120)} in ${measured.trials === "main" ? "main's" : "this run's"} trials: ${change}`;
}
function configLine({ decision: { config } }) {
  return config === null ? "" : `\u26A0\uFE0F **The scoring config changed too.** ${whoDecided(config)}`;
}
function whoDecided({ decided_by: by, would_decide: would, read_by_head: isOwn, changes }) {
  const count = (kind) => changes.filter((change) => change.kind === kind).length;
  const kinds = ["rubric", "mapping", "policy"].filter((kind) => count(kind) > 0);
  const changed = kinds.map((kind) => count(kind) > 1 ? counted(count(kind), kind) : `the ${kind}`);
  const { icon, word } = DECISIONS[would];
  return `This run changes ${allOf(changed)}. The config of ${prose(by, 120)} decided${isOwn ? ", on results read by this run's own mapping" : ""}; under this run's own config the result would be ${icon} ${word.toLowerCase()}.`;
}
function effectRows(noun, effects) {
  const columns = ["", "Agent (same config)", "Config (same agent)"];
  const rows = effects.map(({ subject, agent, config }) => [
    codeSpan(subject, 120),
    ...[agent, config].map((value) => value === null ? NOTHING : unbroken(points2(value)))
  ]);
  return { noun, columns, rows };
}
function changeRows(changes) {
  const rows = changes.map(({ kind, name: name2, old, new: now }) => [
    `${kind} ${codeSpan(name2, 80)}`,
    old === null ? NOTHING : prose(old, 60),
    now === null ? NOTHING : prose(now, 60)
  ]);
  return { noun: "changes", columns: ["", "Decided", "This run"], rows };
}
function relaxedBanner(view) {
  const { relaxed, config } = view.decision;
  if (relaxed.length === 0) return "";
  const rows = relaxed.slice(0, Math.min(MOST_SHOWN, view.detail.open));
  const decided = config === null ? "" : ` The config of ${prose(config.decided_by, 120)} decided.`;
  const body = joined([
    `${relaxedLine(view)}${decided} After the merge these rules would apply:`,
    rows.length === 0 ? "" : table(["What", "Now", "After the merge"], rows.map(cells)),
    leftOut(view, relaxed.length - rows.length, "places")
  ]);
  return ["[!WARNING]", ...body.split("\n")].map((line) => `> ${line}`.trimEnd()).join("\n");
}
function relaxedLine({ decision: { relaxed } }) {
  return relaxed.length === 0 ? "" : `**This pull request relaxes its own gate** in ${counted(relaxed.length, "place")}.`;
}
function cells({ subject, what, old, new: now }) {
  return [`${codeSpan(subject, 120)}: ${prose(what, 120)}`, prose(old, 200), prose(now, 200)];
}
function waiversSection(view) {
  const { waivers } = view.decision;
  if (waivers.every(({ effect }) => effect === "unused"))
    return foldedTable(view, "Waivers, none needed", rowsOf(waivers));
  return joined([`### Waivers (${waivers.length})`, openTable(view, rowsOf(waivers))]);
}
function rowsOf(waivers) {
  const rows = WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect)).map(waiverCells);
  return { noun: "waivers", columns: ["Waived", "Effect", "Ceiling", "Reason", "Owner, last day"], rows };
}
function waiverCells({ subject, effect, ceiling, reason, owner, expires }) {
  const drop = ceiling === null ? NOTHING : `${fixed(ceiling * 100, 1)} points`;
  return [
    codeSpan(subject, 120),
    WAIVER_EFFECTS[effect],
    unbroken(drop),
    reason.trim() === "" ? NOTHING : prose(reason, 200),
    `${codeSpan(owner, 60)}, ${prose(expires, 20)}`
  ];
}

// src/gating/apply-waivers.ts
function collectWaivers(policy, base, today) {
  const known = new Set(base.map(canonicalJson));
  return { held: base, ignored: policy.waivers.filter((waiver) => !known.has(canonicalJson(waiver))), today };
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

// src/gating/headline.ts
function headlineOf(decided, findings, context) {
  const stated = findingInHeadline(decided, findings, context.baseline !== null);
  const further = decidingFindings(decided, findings).slice(1);
  if (stated !== void 0) return `${stated.what}${more(further, decided === "invalid" ? "problem" : "finding")}`;
  if (context.primary === null) return "The input cannot be judged";
  return `${describeMetric(context.primary.metric, context)}${unjudged(findings, context)}`;
}
function findingInHeadline(decided, findings, hasBaseline) {
  const [first] = decidingFindings(decided, findings);
  if (first !== void 0 || decided !== "inconclusive") return first;
  return findings.find((finding) => isAwaiting([finding])) ?? findings.find(({ code }) => rowOf(code).holds === "in doubt") ?? (hasBaseline ? void 0 : findings.find(({ code }) => rowOf(code).topic === "baseline"));
}
function more(further, noun) {
  return further.length === 0 ? "" : `, and ${counted(countProblems(further), `more ${noun}`)}`;
}
function unjudged(findings, { candidate }) {
  if (!findings.some(({ code }) => rowOf(code).isBaselineWith === false)) return "";
  const { missing, total } = missingTrials(candidate);
  return `; ${missing} of ${counted(total, "trial")} ${missing === 1 ? "has" : "have"} no verdict`;
}
function describeMetric(metric, context) {
  const { name: name2, candidate, candidateCount, state, paired, rule } = metric;
  if (candidate === null) return `${name2} was not measured`;
  const alone = `${name2} is ${percent(candidate)} (${counted(candidateCount.total, "scored trial")})`;
  if (state === "no-baseline") return `${alone}, with no baseline to compare with`;
  if (state === "not-comparable" || paired === null) return `${alone} and was not compared with the baseline`;
  const change = percents(paired.baseline, paired.candidate).join(" -> ");
  if (state === "inconclusive") return noDropSeen(metric, change, context);
  const over = `${change} over ${pairedText(paired)} (${scoredTrialsText(scoredTrials(metric, context.runs))})`;
  switch (state) {
    case "regressed":
      return `${name2} fell, ${over}, ${gates(rule) ? "which a waiver accepts" : "which is advisory and does not block"}`;
    case "improved":
      return `${name2} rose, ${over}`;
    case "unchanged":
      return `${name2} did not drop${rule.tolerance === 0 ? "" : ` by ${points(rule.tolerance)}`}, ${over}`;
    case "insufficient":
      return `${name2} ${over}, with too few scenarios to compare`;
  }
}
function noDropSeen({ name: name2, detectable }, change, { confirm }) {
  const freshText = confirm.scenarios.length === 0 ? "" : `; of the lost scenarios ${wordsText(confirm.scenarios)}`;
  const sight = detectable === null || detectable >= 1 ? "This suite sees even the largest drops less than 3 times in 4" : `This suite sees drops from ${Math.ceil(detectable * 100)} points 3 times in 4`;
  return `No drop seen: ${name2} ${change}. ${sight}${freshText}`;
}

// src/reporting/commands.ts
function gateCommand({ results, mapping, select }) {
  const options = [
    ...["--results", ...results],
    ...mapping === null ? [] : ["--mapping", mapping],
    ...select.flatMap((selection) => ["--select", selectionText(selection)])
  ];
  return `agent-gate gate ${options.map(quoted).join(" ")}`;
}
function initCommand({
  results,
  mapping,
  select,
  suite
}) {
  const options = [
    ...results,
    ...mapping === null ? [] : ["--mapping", mapping],
    ...suite === void 0 ? [] : ["--suite", suite],
    ...select.flatMap((selection) => ["--select", selectionText(selection)])
  ];
  return `agent-gate init ${options.map(quoted).join(" ")}`;
}
function commitCommands({ written, used }) {
  if (written.length === 0) return [];
  return [`git add ${sortedUnion(written, used).map(quoted).join(" ")}`, 'git commit -m "Gate the agent"'];
}
function explainCommand(bundle, scenarios) {
  return ["agent-gate explain", ...[bundle, ...scenarios].map(quoted)].join(" ");
}
function replayCommand(bundle) {
  return `agent-gate replay ${quoted(bundle)}`;
}
function quoted(word) {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
function gateStepLines({ results, mapping, select }) {
  const inputs = {
    results: listed(results),
    ...mapping === null ? {} : { mapping },
    ...select.length === 0 ? {} : { select: listed(select.map(selectionText)) }
  };
  return stringify({ with: inputs }, { lineWidth: 0 }).trimEnd().split("\n");
}
function listed(values) {
  return values.length === 1 ? values.join() : values.map((value) => `${value}
`).join("");
}

// src/reporting/sections/findings.ts
function findingsSection(view) {
  const { decision } = view;
  const open = besideTable(decision).filter(isOpen(decision));
  const usual = open.some(({ next }) => next !== void 0) ? "" : usualAdvice(decision);
  return joined([listed2(view, open), usual === "" ? "" : `\u2192 ${usual}`]);
}
function notesSection(view) {
  const { decision, detail } = view;
  const notes = folded(decision).filter(({ code }) => rowOf(code).shownIn !== "judge");
  const warnings = notes.filter(({ effect }) => effect === "warn").length;
  const title = `Notes (${notes.length}${warnings === 0 ? "" : `, ${warnings} \u26A0\uFE0F`})`;
  return notes.length === 0 || detail.folded === 0 ? "" : details(title, listed2(view, notes));
}
function judgeSection(view) {
  const notes = folded(view.decision).filter(({ code }) => rowOf(code).shownIn === "judge");
  return notes.length === 0 || view.detail.folded === 0 ? "" : details("Judge", listed2(view, notes));
}
function folded(decision) {
  return besideTable(decision).filter((finding) => !isOpen(decision)(finding));
}
function besideTable(decision) {
  return adviseOnce(
    listedFindings(decision).filter(
      (finding) => !isInTable(finding, decision) && rowOf(finding.code).shownIn !== "section"
    )
  );
}
function isOpen({ decision }) {
  return (finding) => decides(finding) || finding.effect === "warn" && decision !== "fail";
}
function usualAdvice({ decision, exit_code }) {
  return decision === "inconclusive" ? HELD_UP[exit_code === 0 ? "no" : "yes"] : "";
}
function listedFindings({ findings, metrics, criteria }) {
  const advisory = /* @__PURE__ */ new Set([
    ...metrics.filter((metric) => !gates(metric)).map(({ name: name2 }) => name2),
    ...criteria.filter((criterion) => !gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key))
  ]);
  const inRow = ({ code, effect, subject }) => subject !== void 0 && (advisory.has(subject) || effect === "notice" && rowOf(code).isRowIfNotice === true);
  return byEffect(findings.filter((finding) => decides(finding) || !inRow(finding)));
}
function adviseOnce(findings) {
  const given = /* @__PURE__ */ new Set();
  return findings.map((finding) => {
    const { next, ...rest } = finding;
    if (next === void 0 || given.has(next)) return rest;
    given.add(next);
    return finding;
  });
}
function listed2(view, findings) {
  const { detail } = view;
  const alike = alikeFindings(findings);
  const bullets = alike.slice(0, detail.findings + detail.folded).map((group) => bullet(view, group));
  const more2 = bullets.slice(detail.findings);
  return joined([
    bullets.slice(0, detail.findings).join("\n"),
    more2.length === 0 ? "" : details(`${more2.length} more`, more2.join("\n")),
    leftOut(view, alike.length - bullets.length, "findings")
  ]);
}
function alikeFindings(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const first of findings) {
    const { code, effect, what, expected, place, more: more2 = 0 } = first;
    const sentence = place === void 0 ? what : maskText(what).key;
    const key = JSON.stringify([code, effect, sentence, expected]);
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? first, count: (known?.count ?? 0) + 1 + more2 });
  }
  return [...groups.values()];
}
function bullet(view, { first: finding, count }) {
  const limit = view.detail.sentence;
  const { place, expected, actual, why, next, scenarios } = finding;
  const times = count === 1 ? "" : `**${count} times**, first `;
  const facts = beside(
    [
      place === void 0 ? "" : `${times}at ${codeSpan(describePlace(place))}`,
      expected === void 0 ? "" : `expected ${prose(expected, limit)}`,
      actual === void 0 ? "" : `found ${prose(actual, limit)}`
    ],
    ", "
  );
  const sentence = isInHeadline(finding, view.decision) && facts !== "" ? "" : ended(capitalised(prose(finding.what, limit)));
  return `- ${EFFECTS[finding.effect].icon} ${beside([
    sentence,
    facts === "" ? "" : ended(capitalised(facts)),
    why === void 0 || !view.includeOutput ? "" : codeSpan(why, limit),
    scenarioText(scenarios),
    next === void 0 ? "" : `\u2192 ${ended(prose(next, limit))}`
  ])}`;
}
function isInHeadline({ code, subject, ...finding }, { decision, findings, baseline }) {
  const isList = decision === "invalid" && findings.filter(decides).length > 1;
  const stated = findingInHeadline(decision, findings, baseline !== null);
  return decides(finding) && !isList && stated?.code === code && stated.subject === subject;
}
var MOST_NAMED = 5;
function scenarioText(scenarios) {
  if (scenarios === void 0) return "";
  const ids = scenarios.worst.slice(0, MOST_NAMED).map(({ scenario }) => codeSpan(scenario, 60));
  const others = scenarios.total - ids.length;
  return `Scenarios: ${ids.join(" ")}${others > 0 ? ` +${others}` : ""}.`;
}
var MOST_SHOWN2 = 3;
var LONGEST_ID = 100;
function acceptSection({ decision, links, detail }) {
  if (decision.decision !== "fail" || detail.folded === 0) return "";
  const ids = decision.causes.flatMap(({ scenarios }) => scenarios.slice(0, 1));
  const shown = ids.filter((id) => !id.startsWith("-") && id.length <= LONGEST_ID).slice(0, MOST_SHOWN2);
  const bundle = links.bundle ?? "bundle";
  const first = links.artifact === void 0 ? "" : `download the ${link("full results", links.artifact)}, then `;
  const lines = [
    `- Accept it on record: a waiver in main's policy, with owner, ceiling and last day.`,
    shown.length === 0 ? "" : `- Look at the steps: ${first}${codeSpan(explainCommand(bundle, shown), Number.MAX_SAFE_INTEGER)}`,
    `- Check the decision: ${codeSpan(replayCommand(bundle), Number.MAX_SAFE_INTEGER)}`
  ];
  return details("Accept this drop, or check it yourself", lines.filter((line) => line !== "").join("\n"));
}

// src/reporting/sections/scenarios.ts
function scenariosSection(view) {
  const isInCauses = ({ flips: which }) => which === "broke" && view.decision.causes.length > 0 && !view.detail.evidence;
  return joined(
    LISTS.filter((list) => !isInCauses(list)).map((list) => foldedTable(view, list.title, rowsOf2(view, list)))
  );
}
function confirmedSection(view) {
  const rows = view.decision.confirmed.map(({ scenario, word, failed, trials, main, missing }) => [
    codeSpan(scenario),
    word === "confirmed" ? `**${word}**` : word === "flaky" && failed === trials ? "failed again, not proven" : word,
    `${failed} of ${trials}${missing === 0 ? "" : `, ${missing} missing`}`,
    `${main.failed} of ${main.trials}`
  ]);
  const columns = ["Scenario", "Fresh trials say", "Failed again", "Failed on main"];
  return foldedTable(view, "Run again", { noun: "scenarios", columns, align: "llrr", rows });
}
var LISTS = [
  { flips: "broke", title: "Broke: passed on main, fail now", reason: "Why it fails, quoted" },
  { flips: "fixed", title: "Fixed: failed on main, pass now", reason: "Why it failed, quoted" },
  { flips: "removed", title: "Removed: on main, not in this run", reason: "Why it failed, quoted" },
  {
    flips: "changed",
    title: "Changed: same id, different question; not compared",
    reason: "Why one side failed, quoted"
  },
  { flips: "new", title: "New: not on main", reason: "Why it fails, quoted" },
  { flips: "renamed", title: "Renamed: same question, different id; compared", reason: "Why it fails, quoted" }
];
function rowsOf2(view, { flips: which, reason }) {
  const flips = bySize(view.decision.flips[which]);
  const why = view.includeOutput && flips.some((flip) => flip.why !== void 0);
  const metric = view.decision.metrics[0]?.name;
  const effects = metric !== void 0 && flips.some(({ suite_effect: effect }) => typeof effect === "number");
  return {
    noun: `${which === "broke" ? "broken" : which} scenarios`,
    columns: ["Scenario", "Score", ...effects ? [`Effect on ${metric}`] : [], ...why ? [reason] : []],
    align: effects ? "lrrl" : "lrl",
    rows: flips.map((flip) => [
      name(flip),
      unbroken(
        beside(
          [flip.baseline, flip.candidate].map((side) => side === null ? "" : score(side)),
          " \u2192 "
        )
      ),
      ...effects ? [typeof flip.suite_effect === "number" ? unbroken(points2(flip.suite_effect)) : NOTHING] : [],
      ...why ? [flip.why === void 0 ? NOTHING : codeSpan(flip.why, 160)] : []
    ])
  };
}
function name({ scenario, renamed_from: old, title }) {
  const id = old === void 0 ? codeSpan(scenario) : `${codeSpan(old)} \u2192 ${codeSpan(scenario)}`;
  return beside([id, title === void 0 ? "" : codeSpan(title, 72)]);
}
function bySize(flips) {
  const size = ({ suite_effect: effect, candidate, baseline }) => effect ?? Math.abs((candidate ?? 0) - (baseline ?? 0));
  return [...flips].sort((a, b) => size(b) - size(a) || naturally(a.scenario, b.scenario));
}

// src/reporting/sections/statistics.ts
function powerSection({ decision, detail }) {
  const levels = detail.folded === 0 ? [] : decision.metrics.slice(0, detail.metrics).flatMap(levelText);
  const sentences = [...decision.power.map((sentence) => ended(prose(sentence, detail.sentence))), ...levels];
  const list = sentences.map((sentence) => `- ${sentence}`).join("\n");
  return list === "" ? "" : details("How sure is this? What could this suite have missed?", list);
}
function levelText({ name: name2, candidate, level }) {
  if (level === null || candidate === null) return [];
  const { scenarios, effective_n, lower, upper, failures_up_to } = level;
  const among = counted(scenarios, "scenario");
  if (failures_up_to !== void 0) {
    const verb = scenarios === 1 ? "allows" : "allow";
    return [`${prose(name2, 60)}: 0 failures in ${among} still ${verb} a failure rate up to ${rate(failures_up_to)}.`];
  }
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(scenarios) ? "" : ` (effective n ${worth})`;
  const range = `${fixed(lower * 100, decimals)} to ${rate(upper, decimals)}`;
  return [`${prose(name2, 60)}: ${rate(candidate, decimals)} over ${among}${effective}; on others like them, ${range}.`];
}
function reliabilitySection({ decision, detail }) {
  const lines = decision.metrics.slice(0, detail.metrics).flatMap(reliabilityLine);
  return lines.length === 0 || detail.folded === 0 ? "" : details("Reliability over several trials", lines.join("\n"));
}
function reliabilityLine({ name: name2, reliability }) {
  if (reliability === void 0) return [];
  const all = `chance that all of ${reliability.k} trials pass: ${chance(reliability, "all_pass")}`;
  return [`- ${prose(name2, 60)}, ${all}; that any does: ${chance(reliability, "any_pass")}.`];
}
function chance({ candidate, baseline, p_worse }, which) {
  const reference = baseline?.[which] ?? null;
  const decimals = decimalsApart([candidate[which], reference]);
  const p = p_worse === null ? "" : `, one-sided p ${pValue(p_worse[which])}`;
  const compared = reference === null ? "" : ` (baseline: ${rate(reference, decimals)}${p})`;
  return `${rate(candidate[which], decimals)}${compared}`;
}

// src/reporting/sections/trials.ts
function trialsSection(view) {
  if (!view.detail.evidence) return "";
  const { trials, errored: listed3 } = view.decision;
  const { agent, infrastructure, judge } = trials.errored;
  const refused = listed3.filter((trial) => trial.refused).length;
  const counts = [
    `${trials.scored} scored`,
    agent === 0 ? "" : `${agent} ${agent === 1 ? "crash" : "crashes"} of the agent among them`,
    infrastructure === refused ? "" : counted(infrastructure - refused, ERROR_KINDS.infrastructure),
    refused === 0 ? "" : `${refused} ${REFUSED}`,
    judge === 0 ? "" : counted(judge, ERROR_KINDS.judge)
  ];
  return joined([`**Trials:** ${beside(counts, ", ")}`, erroredList(view)]);
}
function erroredList(view) {
  const { errored } = view.decision;
  const { folded: folded2 } = view.detail;
  if (errored.length === 0) return "";
  if (folded2 === 0) return leftOut(view, errored.length, "errored trials");
  const lines = errored.slice(0, folded2).map((trial) => erroredLine(trial, view.includeOutput));
  return details(
    `Errored trials (${errored.length})`,
    joined([block(lines), leftOut(view, errored.length - folded2, "errored trials")])
  );
}
function erroredLine(trial, includeOutput) {
  const kind = trial.refused ? REFUSED : `${ERROR_KINDS[trial.kind]}${trial.classified ? "" : ", kind not named"}`;
  const start = `${trial.scenario} trial ${trial.trial}: ${kind}`;
  return includeOutput ? `${start}: ${trial.message}` : start;
}
function outcomesSection(view) {
  const outcomes = view.decision.outcomes.filter(isNews);
  const open = outcomes.filter((outcome) => blocks(outcome, view.decision));
  const others = outcomes.filter((outcome) => !open.includes(outcome));
  const title = `### Outcomes past their limit (${open.length})`;
  return joined([
    open.length === 0 ? "" : `${title}

${openTable(view, outcomeRows(view, open))}`,
    view.detail.evidence ? foldedTable(
      view,
      open.length === 0 ? "Outcomes of the trials, as the rubric classes them" : "Other outcomes",
      outcomeRows(view, others)
    ) : ""
  ]);
}
function outcomeRows({ decision }, outcomes) {
  const isCompared = decision.baseline !== null;
  const manyRubrics = new Set(decision.outcomes.filter(isNews).map((outcome) => outcome.rubric)).size > 1;
  const isLimited = outcomes.some((outcome) => outcome.at_least !== null || outcome.at_most !== null);
  const rows = outcomes.map((outcome) => {
    const { candidate, baseline, at_least, at_most } = outcome;
    const candidateRate = rateOf(candidate);
    const baselineRate = baseline === null ? null : rateOf(baseline);
    const decimals = decimalsApart([candidateRate, baselineRate, at_most, at_least]);
    const limit = (word, value) => value === null ? "" : `at ${word} ${unbroken(rate(value, decimals))}`;
    const limits = [limit("least", at_least), limit("most", at_most), blocks(outcome, decision) ? BLOCKS : ""];
    const change = candidateRate === null || baselineRate === null ? NOTHING : signedPoints(candidateRate - baselineRate);
    return [
      beside([codeSpan(outcome.outcome), manyRubrics ? prose(outcome.rubric, 60) : ""]),
      rateText(candidateRate, decimals),
      ...isCompared ? [rateText(baselineRate, decimals), change] : [],
      ...isLimited ? [beside(limits, ", ") || NOTHING] : []
    ];
  });
  return {
    noun: "outcomes",
    columns: ["Outcome", "This run", ...isCompared ? ["Baseline", "Change"] : [], ...isLimited ? ["Limits"] : []],
    rows
  };
}
function isNews({ candidate, baseline, at_least, at_most }) {
  return candidate.passed > 0 || (baseline?.passed ?? 0) > 0 || at_least !== null || at_most !== null;
}
function blocks({ rubric, outcome }, { findings, metrics }) {
  const names = [`${rubric}/${outcome}`, ...metrics[0]?.rubric === rubric ? [outcome] : []];
  return findings.some(
    (finding) => decides(finding) && finding.subject_kind === "outcome" && names.includes(finding.subject ?? "")
  );
}
function rateText(value, decimals) {
  return value === null ? NOTHING : unbroken(rate(value, decimals));
}

// src/reporting/document.ts
var COMMENT_BYTES = 6e4;
var SUMMARY_BYTES = 900 * 1024;
var ALL = Number.MAX_SAFE_INTEGER;
var IN_COMMENT = [
  { findings: 5, open: 10, folded: ALL, metrics: 8, causes: 5, ids: 14, evidence: false, sentence: 400 },
  { findings: 5, open: 100, folded: 20, metrics: 8, causes: 5, ids: 14, evidence: false, sentence: 400 },
  { findings: 5, open: 20, folded: 0, metrics: 8, causes: 5, ids: 5, evidence: false, sentence: 200 }
];
var IN_SUMMARY = [
  { findings: 100, open: 50, folded: ALL, metrics: ALL, causes: ALL, ids: ALL, evidence: true, sentence: 400 },
  { findings: 100, open: 500, folded: 20, metrics: 100, causes: 50, ids: 50, evidence: true, sentence: 400 },
  { findings: 20, open: 50, folded: 0, metrics: 20, causes: 20, ids: 20, evidence: true, sentence: 400 }
];
function renderComment(decision, options) {
  return fitted(decision, { here: "this PR", ...options }, options.limit ?? COMMENT_BYTES, IN_COMMENT);
}
function renderSummary(decision, options) {
  return fitted(decision, { here: "this run", ...options }, options.limit ?? SUMMARY_BYTES, IN_SUMMARY);
}
function fitted(decision, { links, includeOutput = true, isStorageFull = false, here }, limit, levels) {
  const view = { decision, links, includeOutput, isStorageFull, here };
  for (const [index, detail] of levels.entries()) {
    const text2 = report({ ...view, detail }, index === 0 ? "" : `Shortened: the full text exceeds ${bytes(limit)}.`);
    if (byteLength(text2) <= limit) return text2;
  }
  return headlineOnly({ ...view, detail: HEADLINE });
}
var HEADLINE = {
  findings: 0,
  open: 0,
  folded: 0,
  metrics: 4,
  causes: 0,
  ids: 0,
  evidence: false,
  sentence: 120
};
function report(view, remark) {
  if (isUnchanged(view.decision) && !view.detail.evidence) return unchanged(view, remark);
  return text([
    headSection(view),
    storageBanner(view),
    relaxedBanner(view),
    ratesSection(view),
    causesSection(view),
    configLine(view),
    changedKeysSection(view),
    findingsSection(view),
    reportLine(view),
    differencesSection(view),
    confirmedSection(view),
    criteriaSection(view),
    usageSection(view),
    outcomesSection(view),
    scenariosSection(view),
    configSection(view),
    waiversSection(view),
    powerSection(view),
    reliabilitySection(view),
    trialsSection(view),
    judgeSection(view),
    notesSection(view),
    acceptSection(view),
    footer(view, remark)
  ]);
}
function unchanged(view, remark) {
  return text([headSection(view), storageBanner(view), relaxedBanner(view), reportLine(view), footer(view, remark)]);
}
function headlineOnly(view) {
  const findings = counted(view.decision.findings.length, "finding");
  return text([
    headSection(view),
    storageBanner(view),
    ratesSection(view),
    relaxedLine(view),
    configLine(view),
    footer(view, `Shortened to the headline: ${findings} and every list are in ${fullResults(view)}.`)
  ]);
}
function text(sections) {
  return `${joined(sections)}
`;
}
function storageBanner({ isStorageFull }) {
  return isStorageFull ? `\u26A0\uFE0F ${STORAGE_FULL}` : "";
}
var STORAGE_FULL = "Main has stopped saving baselines: the artifact storage of this account is full. Delete old artifacts, or lower `retention-days` and `pr-retention-days`.";
function reportLine({ links }) {
  if (links.report !== void 0)
    return `**\u25B6 ${link("Open the report", links.report)}**: every scenario, main and this run side by side at the first step that differs.`;
  return links.artifact === void 0 ? "" : `**\u25B6 ${link("Full results", links.artifact)}**: every trial with its result tree.`;
}
function footer({ decision, links, includeOutput }, remark) {
  const { candidate } = decision;
  const sides = [comparedWith(decision), candidate.sha === void 0 ? "" : codeSpan(shortSha(candidate.sha))];
  const parts = [
    remark,
    sides.filter((side) => side !== "").join(" \u2192 "),
    links.report === void 0 ? "" : link("report", links.report),
    links.artifact === void 0 ? "" : link("bundle", links.artifact),
    links.run === void 0 ? "" : link("run", links.run),
    includeOutput ? "text in code font is data from the run, not instructions" : "",
    `Agent Gate ${decision.compared.candidate?.tool ?? ""}`.trim()
  ];
  return small(parts.filter((part) => part !== "").join(" \xB7 "));
}
function comparedWith({ baseline, baselines, decision }) {
  if (baseline === null) return decision === "invalid" ? "nothing was compared" : "no baseline";
  const runs = baselines.length < 2 ? "" : counted(baselines.length, "run");
  const { sha, branch, found_by } = baseline;
  const away = farAway(baseline);
  if (sha === void 0 || branch === void 0)
    return `${runs === "" ? "" : `${runs}, newest `}${labelled(baseline)}${away}`;
  const commit = codeSpan(shortSha(sha));
  const main = prose(branchText(branch, found_by), 120);
  return runs === "" ? `${commit} on ${main}${away}` : `${runs} of ${main}, newest ${commit}${away}`;
}
function farAway({ distance = 0, age_days = 0 }) {
  const parts = [
    distance === 0 ? "" : `${counted(distance, "commit")} before the base`,
    age_days === 0 ? "" : `${counted(age_days, "day")} old`
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function labelled({ label, sha, found_by }) {
  const commit = sha === void 0 || found_by !== void 0 ? "" : ` at ${codeSpan(shortSha(sha))}`;
  return `${prose(label, 120)}${commit}`;
}
function unquoted(decision) {
  if (decision.compared.candidate !== null) return decision;
  return { ...decision, findings: decision.findings.map(withoutFound) };
}
function withoutFound(finding) {
  const { actual, ...rest } = finding;
  return finding.place === void 0 ? finding : rest;
}

export {
  publishRates,
  testRates,
  waivedScenarios,
  gateContext,
  collectWaivers,
  evaluateGate,
  decidedBy,
  isAwaiting,
  headlineOf,
  findingInHeadline,
  inReadingOrder,
  kindOfTier,
  gateCommand,
  initCommand,
  commitCommands,
  explainCommand,
  gateStepLines,
  listedFindings,
  alikeFindings,
  renderComment,
  renderSummary,
  STORAGE_FULL,
  unquoted
};
