import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  safeJson
} from "./chunk-EYD5HOR2.mjs";
import {
  STEPS_OF_VERSIONS,
  isAboutBaseline,
  isBaselineLost,
  pairedText,
  render,
  scoredTrialsText,
  suiteEffects,
  sumOfEffects,
  versionBump,
  wordsText
} from "./chunk-GTYREPCK.mjs";
import {
  answerTrial,
  comparabilityFindings,
  comparisonContext,
  currentId,
  keyFindings,
  matchScenarios,
  openQuestions,
  overlapOf,
  pairScenarios,
  questionsOf,
  replacedSecrets,
  rubricComparable,
  scenariosById,
  scenariosComparable,
  unpairedDifference,
  unrecordedScenarios,
  withoutBaseline,
  withoutStale
} from "./chunk-FAMEKDBA.mjs";
import {
  keyOf,
  namesIn,
  sameJudges
} from "./chunk-I7OXJ4RN.mjs";
import {
  BLOCKS,
  COLLAPSE,
  CONFIRM_FILE,
  DECISIONS,
  EFFECTS,
  ERROR_KINDS,
  EVIDENCE_FILE,
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  HELD_UP,
  HISTORY_FILE,
  MAIN_TRIALS_FILE,
  NOTHING,
  REFUSED,
  TEST_FILE,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  beside,
  bundledTexts,
  byEffect,
  byteLength,
  bytes,
  capitalised,
  causesSection,
  compareRates,
  compileConfig,
  compileDocument,
  configOfBundle,
  criteriaSection,
  damaged,
  decides,
  decidingFindings,
  decimalsApart,
  details,
  differencesSection,
  draftBundle,
  effortFor,
  ended,
  evidenceLine,
  evidenceOf,
  evidenceOfRun,
  explainFailures,
  explainFlips,
  explainRubric,
  explainTrial,
  familiesOf,
  findFiles,
  findResultFiles,
  fixed,
  foldedTable,
  fullResults,
  gateText,
  headSection,
  historyOfBundle,
  historyText,
  isInTable,
  isUnchanged,
  joined,
  judgedRates,
  keepsEvidence,
  laterEvidenceOf,
  leansDown,
  leftOut,
  link,
  loadConfig,
  loadMappingAndPolicy,
  mappingIdentity,
  maskText,
  mcnemarMidP,
  naturally,
  oneOfEach,
  openGivenBundle,
  openTable,
  outcomeFindings,
  pairedTest,
  parseYamlDocument,
  points as points2,
  poolAttempts,
  rate,
  rateFindings,
  ratesSection,
  readConfig,
  redactionHash,
  redactionRules,
  reportOfBundle,
  report_schema_default,
  requireFormat,
  rubricIdentities,
  rulePointer,
  score,
  scoredTrials,
  secretVariables,
  sharedText,
  signedPoints,
  small,
  stringify,
  table,
  thresholdOf,
  unbroken,
  usageFindings,
  usageSection,
  weightedHolm,
  withFurther
} from "./chunk-QWH54LBA.mjs";
import {
  DEFAULT_RULES,
  NOTHING_MORE,
  REGISTERED,
  adviseShipped,
  normaliseTrial,
  productVersion,
  readShipped,
  realPath,
  selectionText,
  slashed,
  startRedaction
} from "./chunk-ZIR4OYXJ.mjs";
import {
  NOT_JUDGED,
  OPERATORS,
  SKIPPED,
  blockOrWarn,
  chunksOf,
  criterionRule,
  cut,
  defaultPolicy,
  derivedNeed,
  didNotPass,
  fileExists,
  findOnly,
  folderExists,
  gates,
  judgeTrial,
  metricRule,
  onDisk,
  outcomeRule,
  outcomeRuleNamed,
  readAnswers,
  readText,
  schemaCheck,
  shareToPass,
  stepNeed,
  subjectName,
  tQuantile,
  waiverKind,
  waiverSubject
} from "./chunk-QMRPBI6T.mjs";
import {
  ANSWERS,
  SHORTEST_SECRET,
  SLACK,
  addTo,
  adviseNearest,
  allOf,
  branchText,
  byFrequency,
  canonicalJson,
  countsByText,
  criterionName,
  dotted,
  isPassOrFail,
  isRecord,
  loadLazily,
  mapTexts,
  mean,
  meanOf,
  meanRate,
  meanScore,
  meanScores,
  memberOf,
  memberPath,
  memberPointer,
  missingOf,
  missingOn,
  missingTrials,
  missingUnder,
  nameList,
  nearestName,
  pValue,
  parseRecord,
  passesOf,
  percent,
  percents,
  pointerNames,
  points,
  pointsUp,
  primaryRubric,
  rangeText,
  rateOf,
  riseText,
  rounded,
  rubricsInOrder,
  sameJson,
  scenarioContent,
  scoresOf,
  sha256Of,
  shortHash,
  shortSha,
  someOf,
  startContentHash,
  sum,
  sumOf,
  tallyOf,
  trialRange,
  withinErrorBudget
} from "./chunk-2BIAM2OJ.mjs";
import {
  Problems,
  UserError,
  block,
  byText,
  codeSpan,
  countProblems,
  counted,
  describePlace,
  describeProblems,
  describeThrown,
  fixOf,
  inline,
  prose,
  shown,
  sortedUnion,
  unlessMistaken,
  valueOr
} from "./chunk-FQZDEATT.mjs";

// src/gating/history/constant.ts
var DAYS = 90;
var DAY_MS = 864e5;
function constantCriteria({ rubrics }, day, before) {
  const known = new Map(before?.constant?.map((one) => [one.criterion, one]));
  return rubrics.flatMap(
    ({ rubric, criteria }) => criteria.flatMap(({ key, passed, total }) => {
      const criterion = criterionName(rubric, key);
      const old = known.get(criterion);
      if (total === 0) return old === void 0 ? [] : [old];
      if (passed !== 0 && passed !== total) return [];
      const isPassed = passed === total;
      return [old?.passed === isPassed ? old : { criterion, passed: isPassed, since: day }];
    })
  );
}
function constantFindings({ rubrics }, [newest]) {
  if (newest === void 0) return [];
  const own = new Set(
    rubrics.flatMap(
      ({ rubric, criteria }) => criteria.filter(({ status }) => status !== "deprecated").map(({ key }) => criterionName(rubric, key))
    )
  );
  const days = (since) => (Date.parse(newest.time.slice(0, 10)) - Date.parse(since)) / DAY_MS;
  const old = (newest.constant ?? []).filter(({ criterion, since }) => own.has(criterion) && days(since) >= DAYS);
  const namesOf = (isPassed) => old.filter(({ passed }) => passed === isPassed).map(({ criterion }) => criterion);
  const found = { days: DAYS, passed: namesOf(true), failed: namesOf(false) };
  return old.length === 0 ? [] : [{ code: "criteria-constant", effect: "notice", ...found }];
}

// src/gating/history/records.ts
var MOST_RECORDS = 50;
var MOST_REPORTS = 20;
var MOST_SCENARIOS = 500;
function recordOf(report2, { sha, run_id }, time, before) {
  const constant = constantCriteria(report2, time.slice(0, 10), before);
  const metrics = rubricsInOrder(report2).flatMap((rubric) => {
    const { score: score2, metric, version, hash, trials } = rubric;
    return score2 === null ? [] : [{ metric, rubric: rubric.rubric, version, hash, score: score2, ...trials }];
  });
  return {
    ...sha === void 0 ? {} : { sha },
    ...run_id === void 0 ? {} : { run_id },
    time,
    trials: report2.trials.scored,
    scenarios: report2.scenarios.length,
    ...constant.length === 0 ? {} : { constant },
    metrics,
    ...report2.scenarios.length > MOST_SCENARIOS ? {} : { report: inShort(report2) }
  };
}
function reportOf({ report: report2 }) {
  return report2 === void 0 ? null : report2;
}
function inShort({ redacted: _, ...report2 }) {
  return { ...report2, scenarios: report2.scenarios.map(scenarioInShort), errored: [] };
}
function scenarioInShort({ title: _, trials, rubrics, ...scenario }) {
  const scores = Object.entries(rubrics).map(([id, own]) => [id, { ...own, failures: [] }]);
  return {
    ...scenario,
    tags: [],
    ...trials === void 0 ? {} : { trials: trials.map(({ facts }) => ({ facts })) },
    rubrics: Object.fromEntries(scores)
  };
}
function earlierRuns(history, { sha }) {
  return history.filter((record) => sha === void 0 || record.sha !== sha).slice(0, MOST_RECORDS - 1).map(
    ({ report: report2, ...record }, index) => report2 === void 0 || index >= MOST_REPORTS - 1 ? record : { ...record, report: report2 }
  );
}
var FEWEST_SHOWN = 3;
var MOST_SHOWN = 10;
function trendsOf(rubrics, history) {
  return rubrics.flatMap(({ rubric }) => {
    const runs = history.flatMap(
      ({ sha, time, metrics }) => metrics.filter((record) => record.rubric === rubric.rubric && record.hash === rubric.hash).map(({ score: score2 }) => ({ ...sha === void 0 ? {} : { sha }, time, score: score2 }))
    );
    const shown2 = runs.slice(0, MOST_SHOWN).reverse();
    return shown2.length < FEWEST_SHOWN ? [] : [{ name: rubric.metric, runs: shown2 }];
  });
}

// src/gating/history/main-runs.ts
var MOST_RUNS = 5;
function chooseRuns(policy, candidate, baselines) {
  const within = baselines.filter(({ report: report2 }) => withinErrorBudget(policy, report2));
  const isUnfit = within.length === 0;
  const measured = isUnfit ? baselines.filter(({ report: report2 }) => sharesRubric(candidate, report2)).slice(0, 1) : within;
  const same = measured.filter(({ report: report2 }) => isUnfit || hasPrimary(candidate, report2));
  const alike = same.findIndex(({ report: report2 }) => hasPrimaryJudge(candidate, report2));
  const fit = same.length === 0 ? measured.slice(0, 1) : same.slice(Math.max(alike, 0));
  const runs = fit.filter(
    ({ report: report2 }, index) => index === 0 || scenariosComparable(policy, { overlap: overlapOf(candidate, report2) })
  );
  const findings = baselines.filter((run) => !runs.includes(run)).map(
    ({ report: report2, origin }) => ({
      code: "baseline-passed-over",
      effect: "warn",
      subject: { kind: "baseline", name: origin.label },
      cause: causeAgainst(policy, candidate, report2)
    })
  );
  return { runs, findings, isUnfit: isUnfit && runs.length > 0 };
}
function sharesRubric(candidate, report2) {
  const primary = primaryRubric(candidate);
  return primary === void 0 || rubricComparable(primary, report2);
}
function hasPrimary(candidate, report2) {
  const primary = primaryRubric(candidate)?.rubric;
  return sharesRubric(candidate, report2) && report2.rubrics.find(({ rubric }) => rubric === primary)?.score !== null;
}
function hasPrimaryJudge(candidate, report2) {
  return primaryRubric(candidate)?.by_judge !== true || sameJudges(candidate, report2);
}
function causeAgainst(policy, candidate, report2) {
  if (!withinErrorBudget(policy, report2)) return "unscored";
  if (!hasPrimary(candidate, report2)) return "other-rubric";
  return hasPrimaryJudge(candidate, report2) ? "overlap" : "other-judge";
}
function runsOfOneLevel(policy, runs) {
  const [newest, ...older] = runs;
  if (newest === void 0) return { runs, findings: [] };
  const alike = until(older, (index) => differs(policy, newest, older.slice(index, index + 1)));
  const kept = until(alike, (index) => differs(policy, newest, alike.slice(index)));
  const left = older.length - kept.length;
  if (left === 0) return { runs, findings: [] };
  return {
    runs: [newest, ...kept],
    findings: [
      {
        code: "main-changed",
        effect: "notice",
        subject: { kind: "baseline", name: newest.origin.label },
        older: older[kept.length]?.origin.label ?? "",
        left
      }
    ]
  };
}
function runsBefore(policy, candidate, { fit, runs, history }) {
  const oldest = history.findIndex(({ sha }) => sha !== void 0 && sha === runs.at(-1)?.origin.sha);
  if (oldest < 0 || runs.length < fit.length) return [];
  const kept = history.slice(oldest + 1).flatMap((record) => {
    const report2 = reportOf(record);
    const { sha, time } = record;
    if (report2 === null || !withinErrorBudget(policy, report2) || !hasPrimary(candidate, report2)) return [];
    return [{ report: report2, origin: { label: "", created: time, ...sha === void 0 ? {} : { sha } } }];
  });
  const others = kept.filter(({ origin }) => runs.every((run) => run.origin.sha !== origin.sha));
  return others.length === 0 ? [] : runsOfOneLevel(policy, [...runs, ...others]).runs.slice(runs.length, MOST_REPORTS);
}
function until(runs, ends) {
  const end = runs.findIndex((_, index) => ends(index));
  return end < 0 ? runs : runs.slice(0, end);
}
function differs(policy, newest, older) {
  const input = { candidate: newest.report, runs: older.map(({ report: report2 }) => report2) };
  const { metrics, criteria } = compareRates(comparisonContext(policy, input));
  return [...metrics, ...criteria].filter(gates).some(({ state }) => state === "regressed" || state === "improved");
}
var DAY_MS2 = 864e5;
function agedRun(run, today) {
  const { created } = run.origin;
  if (created === void 0) return run;
  const days = Math.round((Date.parse(today) - Date.parse(created.slice(0, today.length))) / DAY_MS2);
  return { ...run, origin: { ...run.origin, age_days: Math.max(0, days) } };
}
function oldBaseline(policy, [newest]) {
  const { age_days, label = "" } = newest?.origin ?? {};
  const most = policy.baseline.max_age_days;
  if (age_days === void 0 || age_days <= most) return [];
  return [
    {
      code: "baseline-old",
      effect: "warn",
      subject: { kind: "baseline", name: label },
      days: age_days,
      most
    }
  ];
}

// src/scoring/trial-mark.ts
var MOST_SCENARIOS_MARKED = 500;
var DIGITS = 12;
var APART = /* @__PURE__ */ new Set([
  ...["scenario", "trial", "title", "tags", "family", "input", "ground_truth", "usage"],
  ...["attempt", "number", "time", "date", "timestamp", "duration", "latency", "cost"]
]);
var TIMES_AND_COSTS = /"(?:[A-Za-z_]*(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*|[A-Za-z_]+_(?:at|ms|seconds))":(?:-?[\d.eE+-]+|"(?:[^"\\]|\\.)*"|null),?/g;
var MAY_CHANGE = /(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*":|_(?:at|ms|seconds)":/;
var LONGEST_VERDICT = 20;
function markOf({ trial, rubrics }, scenarios) {
  if (rubrics.length === 0 || rubrics.some(({ judgement }) => judgement.verdict === "error")) return null;
  const [only = [], ...others] = rubrics.map(failedBy);
  const failed = others.length === 0 ? only : [only, ...others].flat();
  if (failed.length === 0 && scenarios > MOST_SCENARIOS_MARKED) return null;
  return {
    facts: factsHash(trial),
    ...failed.length === 0 ? {} : { failed },
    ...trial.error === null ? {} : { crashed: true }
  };
}
var failedIn = /* @__PURE__ */ new WeakMap();
function failedBy({ rubric, judgement, criteria }) {
  const isShared = criteria === judgement.parts;
  const before = isShared ? failedIn.get(judgement) : void 0;
  if (before !== void 0) return before;
  const parts = rubric.criteria.filter((_, index) => didNotPass(criteria[index] ?? SKIPPED));
  const isPassed = judgement.score === null || judgement.verdict === "pass";
  const failed = [...isPassed ? [] : [rubric.id], ...parts.map(({ key }) => `${rubric.id}/${key}`)];
  if (isShared) failedIn.set(judgement, failed);
  return failed;
}
function factsHash(trial) {
  const said = Object.entries(trial).filter(([key]) => !APART.has(key));
  const { input_tokens, output_tokens } = trial.usage ?? {};
  const hasTokens = input_tokens !== void 0 || output_tokens !== void 0;
  if (!hasTokens && !said.some(([, value]) => saysMore(value))) return null;
  const text2 = JSON.stringify([said, input_tokens ?? null, output_tokens ?? null]);
  const lasting = MAY_CHANGE.test(text2) ? text2.replace(TIMES_AND_COSTS, "") : text2;
  return sha256Of(lasting).slice("sha256:".length, "sha256:".length + DIGITS);
}
function saysMore(value) {
  if (typeof value === "string") return value.length > LONGEST_VERDICT;
  if (Array.isArray(value)) return value.some(saysMore);
  return isRecord(value) && Object.values(value).some(saysMore);
}

// src/gating/statistics/stratified.ts
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
  for (const outcomes of strata.map(outcomesOf)) {
    if (outcomes.length === 1) continue;
    const next = [];
    for (const [sum2, chance2] of chances.entries()) {
      for (const outcome of outcomes) {
        const total = sum2 + outcome.score;
        if (total >= score2) reached += chance2 * outcome.probability;
        else next[total] = (next[total] ?? 0) + chance2 * outcome.probability;
      }
    }
    chances = Array.from(next, (chance2) => chance2 ?? 0);
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
  const weights2 = [1];
  for (let z = least; z < most; z += 1)
    weights2.push((weights2.at(-1) ?? 0) * ((k - z) * (total - z)) / ((z + 1) * (n - total + z + 1)));
  const sum2 = weights2.reduce((all, weight) => all + weight, 0);
  let tail = 0;
  return weights2.map((weight, index) => ({ failed: least + index, probability: weight / sum2 })).reverse().map(({ failed, probability }) => {
    tail = failed === least ? 1 : tail + probability;
    return { failed, probability, tail, score: scoreOf(tail) };
  });
}
function scoreOf(p) {
  return Math.round(-10 * Math.log2(p)) + 0;
}
function dropOf(strata, paired) {
  const rate2 = ({ failed, trials }) => trials === 0 ? 0 : failed / trials;
  return strata.reduce((sum2, { candidate, main }) => sum2 + rate2(candidate) - rate2(main), 0) / paired;
}

// src/gating/collapse.ts
var RUNS_TO_BLOCK = 10;
var SCENARIO_LEVEL = 0.05;
var WEIGHTS = { pooled: 0.15, single: 0.1, byRun: 0.25 };
function collapseOf({ scenarios, paired, runs }) {
  if (scenarios.length === 0 || paired > MOST_SCENARIOS_MARKED) return null;
  const several = scenarios.filter(({ candidate }) => candidate.trials > 1);
  const isByTrial = several.length * 2 > scenarios.length && several.every(({ candidate }) => candidate.isSeparate);
  const strata = scenarios.map(
    (one) => isByTrial ? { candidate: one.candidate, main: pooledTrials(one.runs) } : stratumByRun(one.candidate, one.runs)
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
    scenarios: scenarios.flatMap(({ scenario }, index) => isBroken[index] ? [scenario] : [])
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

// src/gating/comparing/excused.ts
function dropsOf(pairing, primary) {
  const pairs = new Map(pairing.pairs.map((pair) => [pair.scenario, pair]));
  return (waiver) => {
    const pair = waiver.scenario === void 0 ? void 0 : pairs.get(idNow(waiver, pairing));
    if (pair === void 0 || primary === null) return 0;
    const { valueIn, scenarioRuns } = primary.metric;
    const compared = scenarioRuns.flatMap((index) => pair.runs[index] ?? []);
    const before = (compared.length === 0 ? [pair.baseline] : compared).flatMap((run) => valueIn(run) ?? []);
    const now = valueIn(pair.candidate);
    return now === null || before.length === 0 ? 0 : meanRate(before) - now;
  };
}
function withExcused(pairs, { dropped }) {
  return pairs.map((pair) => {
    if (!dropped.has(pair.scenario)) return pair;
    const { family: _, ...candidate } = pair.candidate;
    const itself = pair.baseline.family === void 0 ? candidate : { ...candidate, family: pair.baseline.family };
    return { ...pair, baseline: itself, runs: pair.runs.map((run) => run && itself), isWaived: true };
  });
}
function excusedScenarios({ held, today }, pairing, dropOf2) {
  const inForce = held.filter((waiver) => waiver.scenario !== void 0 && !isExpired(waiver, today));
  const gone = new Set([...pairing.removed, ...pairing.changed].map(({ scenario }) => scenario));
  const isExcused = (waiver) => dropOf2(waiver) > SLACK && isWithin(waiver, dropOf2(waiver));
  return {
    dropped: new Set(inForce.filter(isExcused).map((waiver) => idNow(waiver, pairing))),
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

// src/gating/comparing/scenario-counts.ts
function countsUnder(context, rate2, pairs) {
  const { policy, candidate, older } = context;
  const known = older.filter(
    ({ report: report2 }) => rubricComparable(rate2.rubric, report2) && (!rate2.byJudge || sameJudges(candidate, report2))
  );
  const counted2 = pairs.flatMap((pair) => {
    const before = [
      ...rate2.comparedRuns.flatMap((index) => pair.runs[index] ?? []),
      ...known.flatMap(({ scenarios }) => scenarios.get(pair.scenario) ?? [])
    ];
    const own = countIn(policy, pair.candidate, rate2);
    const runs = before.map((scenario) => countIn(policy, scenario, rate2)).filter(({ trials }) => trials > 0);
    return own.trials === 0 || runs.length === 0 ? [] : [{ scenario: pair.scenario, candidate: own, runs, isWaived: pair.isWaived === true }];
  });
  return {
    scenarios: counted2.filter(({ isWaived }) => !isWaived),
    paired: counted2.length,
    runs: rate2.comparedRuns.length + known.length
  };
}
function countIn(policy, scenario, { rubric: { rubric }, criterion }) {
  const { passed, total } = criterion === null ? passesOf([scenario], rubric) : tallyOf(scenario, rubric, criterion.key);
  return { failed: total - passed, trials: total, isSeparate: isSeparate(policy, scenario, total) };
}
function isSeparate({ confirm }, { trials = [] }, scored) {
  if (scored === 1 || confirm.fresh === "declared") return true;
  const facts = new Set(trials.flatMap((trial) => trial.facts ?? []));
  return facts.size === trials.length && facts.size >= scored;
}

// src/scoring/rates.ts
function startRubricTally(rubric) {
  return { rubric, answers: /* @__PURE__ */ new Map(), byJudgement: /* @__PURE__ */ new Map(), skipped: 0, warnings: null };
}
function tallyJudged(tally, judged) {
  const { score: score2, verdict } = judged.judgement;
  const isPartly = judged.unanswered !== void 0 && judged.criteria.some((own) => isCounted(own.verdict));
  if (score2 === null && !isPartly) {
    if (verdict === "skipped") tally.skipped++;
    return null;
  }
  if (score2 !== null) keepWarnings(tally, judged);
  const tallied = seenBefore(tally, judged) ?? tallyAnew(tally, judged, score2);
  tallied.trials++;
  return tallied.answers;
}
function keepWarnings(tally, judged) {
  if (judged.at === null || tally.warnings?.length === 0) return;
  const { warnings } = explainRubric(judged);
  tally.warnings = tally.warnings === null ? warnings : tally.warnings.filter((one) => warnings.includes(one));
}
function seenBefore({ byJudgement }, { judgement, criteria, outcome }) {
  const before = criteria === judgement.parts ? byJudgement.get(judgement) : void 0;
  return before?.answers.outcome === outcome ? before : void 0;
}
function tallyAnew(tally, { judgement, criteria, outcome }, score2) {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const { criteria: known } = tally.rubric;
  const scores = criteria.map((own, index) => known[index]?.graded ? own.score ?? void 0 : void 0);
  const key = `${outcome} ${judgement.verdict} ${score2} ${verdicts.join(" ")} ${scores.join(" ")}`;
  const before = tally.answers.get(key);
  if (before !== void 0) return before;
  const counts = known.map(({ key: criterion }, index) => {
    const verdict = verdicts[index] ?? "skipped";
    const passed2 = verdict === "pass" ? 1 : 0;
    return [criterion, { passed: passed2, total: isCounted(verdict) ? 1 : 0, ...scoresIn([scores[index]]) }];
  });
  const passed = judgement.verdict === "pass";
  const tallied = {
    answers: { score: score2, passed, outcome, verdicts, scores, counts: Object.fromEntries(counts) },
    trials: 0
  };
  tally.answers.set(key, tallied);
  tally.byJudgement.set(judgement, tallied);
  return tallied;
}
function scoresIn(scores) {
  const known = scores.filter((score2) => score2 !== void 0);
  return known.length === 0 ? {} : { scores: known };
}
function finishRubric(tally, scenarios) {
  const { id, version, hash, metric, title, bands, outcomes, criteria, byJudge } = tally.rubric;
  const means = scenarios.flatMap(({ rubrics }) => {
    const own = memberOf(rubrics, id);
    return own === void 0 || own.scores.length === 0 ? [] : meanOf(own.scores);
  });
  const score2 = means.length === 0 ? null : rounded(meanOf(means));
  const band = score2 === null ? void 0 : bands.find(({ at_least: least }) => score2 >= rounded(least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash,
    metric,
    ...title === void 0 ? {} : { title },
    ...byJudge ? { by_judge: true } : {},
    score: score2,
    ...band === void 0 ? {} : { band },
    trials: {
      passed: countTrials(tally, ({ passed }) => passed),
      total: countTrials(tally, ({ score: own }) => own !== null)
    },
    outcomes: outcomes.map(({ name: name2 }) => ({
      outcome: name2,
      trials: countTrials(tally, ({ outcome }) => outcome === name2)
    })),
    criteria: criteria.map((_, index) => criterionReport(tally, index, scenarios)),
    ...tally.warnings === null || tally.warnings.length === 0 ? {} : { warnings: [...new Set(tally.warnings)].sort() }
  };
}
function criterionReport(tally, index, scenarios) {
  const { key = "", question, status, byJudge, graded } = tally.rubric.criteria[index] ?? {};
  const passed = countTrials(tally, ({ verdicts }) => verdicts[index] === "pass");
  const skipped = countTrials(tally, ({ verdicts }) => verdicts[index] === "skipped");
  const total = countTrials(tally, ({ verdicts }) => isCounted(verdicts[index] ?? "skipped"));
  return {
    key,
    ...question === void 0 ? {} : { question },
    ...status === void 0 ? {} : { status },
    passed,
    total,
    skipped: skipped + tally.skipped,
    ...graded === void 0 ? {} : { score: meanNodeScore(scenarios, tally.rubric.id, key) },
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
function countTrials(tally, holds) {
  let sum2 = 0;
  for (const { answers, trials } of tally.answers.values()) if (holds(answers)) sum2 += trials;
  return sum2;
}
var MAX_FAILURES = 5;
var MAX_EXPLANATION = 300;
function startTally() {
  return { last: null, firstFailed: null };
}
function markTrial(tally, trial, answers, judged) {
  tally.last = { trial, answers, before: tally.last };
  if (answers.score === null || answers.passed || tally.firstFailed !== null && tally.firstFailed.trial < trial)
    return;
  tally.firstFailed = { trial, failures: failuresOf(judged) };
}
function scoresOf2(rubric, { last, firstFailed }, countOf) {
  if (last === null) return void 0;
  const answers = answersUpTo(last);
  return {
    scores: answers.flatMap(({ score: score2 }) => score2 ?? []),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf2(rubric, answers),
    criteria: last.before === null ? last.answers.counts : countsOf(rubric, answers, countOf),
    failures: firstFailed?.failures ?? []
  };
}
function outcomesOf2({ outcomes: [first] }, answers) {
  const scored = answers.filter(({ score: score2 }) => score2 !== null);
  if (scored.every(({ outcome }) => outcome === first?.name)) return {};
  const counts = /* @__PURE__ */ new Map();
  for (const { outcome } of scored) addTo(counts, outcome);
  return { outcomes: countsByText(counts) };
}
function answersUpTo(last) {
  const marks = [];
  for (let mark = last; mark !== null; mark = mark.before) marks.push(mark);
  return marks.sort((a, b) => a.trial - b.trial).map((mark) => mark.answers);
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
function countsOf({ criteria }, answers, countOf) {
  const counts = {};
  for (const [index, { key, graded }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === "pass") passed++;
      if (isCounted(verdicts[index] ?? "skipped")) total++;
    }
    counts[key] = graded === void 0 ? countOf(passed, total) : { passed, total, ...scoresIn(answers.map(({ scores }) => scores[index])) };
  }
  return counts;
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

// src/scoring/report.ts
function startReport(rubrics, readBy) {
  const tallies = rubrics.map(startRubricTally);
  const scenarios = /* @__PURE__ */ new Map();
  const errored = [];
  const contentOf = startContentHash();
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
    addContent(state, trial, contentOf(trial));
    addUsage(state, trial);
    addMark(state, markOf(judged, scenarios.size), trial);
    for (const [index, own] of judged.rubrics.entries()) {
      const answers = tallyJudged(tallies[index], own);
      if (answers !== null) markTrial(state.tallies[index], trial.trial, answers, own);
    }
  };
  const finish = (redacted = {}) => {
    const countOf = shareCounts();
    const isMarked = ({ failed }) => failed !== void 0 || scenarios.size <= MOST_SCENARIOS_MARKED;
    const reports = Array.from(scenarios, ([id, state]) => {
      const marks = state.marks.filter(({ mark }) => isMarked(mark));
      return scenarioReport(id, { ...state, marks }, rubrics, countOf);
    }).sort(byScenario);
    const counted2 = judges.finish();
    return {
      schema: 1,
      ...readBy === void 0 ? {} : { read_by: readBy },
      ...counted2 === void 0 ? {} : { judges: counted2 },
      trials: { scored, errored: totalErrors(reports), unclassified },
      rubrics: tallies.map((tally) => finishRubric(tally, reports)),
      scenarios: reports,
      errored: errored.toSorted((a, b) => byScenario(a, b) || a.trial - b.trial),
      ...Object.keys(redacted).length === 0 ? {} : { redacted }
    };
  };
  return { add, finish };
}
var NO_ERRORS = { agent: 0, infrastructure: 0, judge: 0 };
var NO_TAGS = [];
function stateOf(scenarios, { scenario }, rubrics) {
  const known = scenarios.get(scenario);
  if (known !== void 0) return known;
  const state = {
    trial: Number.POSITIVE_INFINITY,
    title: void 0,
    family: void 0,
    contents: null,
    unrecorded: 0,
    tags: NO_TAGS,
    errored: NO_ERRORS,
    unjudged: void 0,
    tallies: rubrics.map(startTally),
    usage: /* @__PURE__ */ new Map(),
    marks: []
  };
  scenarios.set(scenario, state);
  return state;
}
function addContent(state, trial, content) {
  if (content === null && trial.error === null) state.unrecorded++;
  if (content !== null) state.contents = (state.contents ?? /* @__PURE__ */ new Set()).add(content);
}
function addMark({ marks }, mark, { trial }) {
  if (mark !== null) marks.push({ trial, mark });
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
  const broken = rubrics.filter(({ judgement }) => judgement.verdict === "error");
  if (broken.length === 0) return null;
  const message = broken.map(({ rubric, reason }) => `${rubric.id}: ${reason}`).join("; ");
  const ended2 = { scenario, trial, classified: true, message: cut(message, MAX_MESSAGE) };
  if (broken.every(({ unanswered }) => unanswered !== void 0)) return { ...ended2, kind: "judge" };
  return { ...ended2, kind: "infrastructure", refused: true };
}
function withUnjudged(before, { rubrics }) {
  const criteria = new Map(Object.entries(before?.criteria ?? {}));
  for (const { rubric, judgement, criteria: own } of rubrics)
    if (judgement.verdict === "error") {
      for (const [index, { key }] of rubric.criteria.entries())
        if ((own[index]?.verdict ?? "error") !== "error") addTo(criteria, `${rubric.id}/${key}`);
    }
  const counts = rubrics.flatMap(({ rubric, judgement }) => {
    const count = (memberOf(before?.rubrics, rubric.id) ?? 0) + (judgement.verdict === "error" ? 1 : 0);
    return count === 0 ? [] : [[rubric.id, count]];
  });
  const judged = criteria.size === 0 ? {} : { criteria: Object.fromEntries(criteria) };
  return { trials: (before?.trials ?? 0) + 1, rubrics: Object.fromEntries(counts), ...judged };
}
function scenarioReport(scenario, state, rubrics, countOf) {
  const { title, family, contents, unrecorded: unrecorded2, tags, errored, unjudged: unjudged2, tallies, usage, marks } = state;
  const scores = {};
  for (const [index, rubric] of rubrics.entries()) {
    const own = scoresOf2(rubric, tallies[index], countOf);
    if (own !== void 0) scores[rubric.id] = own;
  }
  return {
    scenario,
    content: scenarioContent([...contents ?? []]),
    ...contents === null || contents.size === 1 ? {} : { contents: contents.size },
    ...contents === null || unrecorded2 === 0 ? {} : { unrecorded: unrecorded2 },
    ...family === void 0 ? {} : { family },
    ...title === void 0 ? {} : { title },
    tags,
    ...usage.size === 0 ? {} : { usage: meansOf(usage) },
    errored,
    ...unjudged2 === void 0 ? {} : { unjudged: unjudged2 },
    ...marks.length === 0 ? {} : { trials: marks.sort((a, b) => a.trial - b.trial).map(({ mark }) => mark) },
    rubrics: scores
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
  const recorded = /* @__PURE__ */ new Map();
  const answered = questions.map((question) => ({ question, counts: /* @__PURE__ */ new Map() }));
  return {
    add: (trial) => {
      if (isRecord(trial.judge)) addTo(recorded, nameOf(trial.judge));
      for (const { question, counts } of answered) for (const name2 of whoAnswered(question, trial)) addTo(counts, name2);
    },
    /** Recorded models first, then those per question, in alphabetical order; undefined without any. */
    finish: () => {
      const others = answered.flatMap(
        ({ question: { id }, counts }) => countsOf2(counts).map((count) => ({ ...count, question: id }))
      );
      const all = [...countsOf2(recorded), ...others];
      return all.length === 0 ? void 0 : all;
    }
  };
}
function countsOf2(counts) {
  const judges = [...counts].map(([judge, trials]) => ({ judge, trials }));
  return judges.sort((a, b) => byText(a.judge ?? "", b.judge ?? ""));
}
function whoAnswered({ id, key, form, question, isOfItems }, trial) {
  const { judge, [ANSWERS]: answers } = trial;
  const own = (recorded) => isOfItems ? [recorded].flat(Number.POSITIVE_INFINITY) : recorded;
  const isRecorded = isRecord(judge) && readAnswers(own(judge[key]), form, question) !== void 0;
  if (isRecorded) return /* @__PURE__ */ new Set([nameOf(judge)]);
  const votes = answers?.[id];
  const given = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given.flatMap(({ model }) => nameOf({ model }) ?? []));
}
function nameOf(judge) {
  const model = textOf(judge, "model");
  if (model === "") return null;
  return cut(`${model} ${textOf(judge, "version")}`.trim(), MAX_NAME);
}
function textOf(judge, key) {
  const value = Object.hasOwn(judge, key) ? judge[key] : void 0;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
var AMOUNTS = ["cost_usd", "latency_ms", "tokens"];
function addUsage({ usage: amounts }, { usage }) {
  if (usage === void 0) return;
  const { input_tokens: read2, output_tokens: written } = usage;
  const tokens = read2 === void 0 && written === void 0 ? void 0 : (read2 ?? 0) + (written ?? 0);
  for (const amount of AMOUNTS) {
    const value = amount === "tokens" ? tokens : usage[amount];
    if (value === void 0) continue;
    const known = amounts.get(amount);
    if (known === void 0) amounts.set(amount, [value]);
    else known.push(value);
  }
}
function meansOf(usage) {
  const means = AMOUNTS.flatMap((amount) => {
    const known = usage.get(amount);
    return known === void 0 ? [] : [[amount, rounded(meanOf(new Float64Array(known).sort()))]];
  });
  return Object.fromEntries(means);
}

// src/gating/comparing/usage.ts
function compareUsage({ policy, candidate, runs, pairing }) {
  const isAlone = runs.length === 0;
  const sides = isAlone ? candidate.scenarios.map((scenario) => ({ candidate: scenario, baseline: scenario, runs: [] })) : pairing.pairs;
  return AMOUNTS.flatMap((amount) => {
    const used = sides.flatMap((side) => {
      const now = side.candidate.usage?.[amount];
      const before = side.runs.flatMap((run) => run?.usage?.[amount] ?? []);
      if (now === void 0 || before.length === 0 && !isAlone) return [];
      return [{ family: side.baseline.family, now, main: isAlone ? 0 : mean(before) }];
    });
    return used.length === 0 ? [] : [compareAmount(policy, amount, used, isAlone)];
  });
}
function compareAmount(policy, amount, used, isAlone) {
  const { tier, tolerance } = policy.gate.usage[amount];
  const baseline = isAlone ? null : meanRate(used.map(({ main }) => main));
  const now = meanRate(used.map((one) => one.now));
  const shown2 = { amount, tier, scenarios: used.length, candidate: now, baseline, tolerance, exceeds: false };
  if (baseline === null || baseline === 0) return { ...shown2, change: null, interval: null };
  const change = rounded(now / baseline - 1);
  const { families } = familiesOf(used);
  const beyond = (accepted) => pairedTest(
    used.map((one) => (one.now - (1 + accepted) * one.main) / baseline),
    families
  );
  const [rise, test] = [beyond(0), beyond(tolerance)];
  if (used.length < FEWEST_SCENARIOS || rise === null || test === null) return { ...shown2, change, interval: null };
  const half = tQuantile(1 - policy.alpha, rise.df) * rise.error;
  const interval = { lower: rounded(Math.max(-1, change - half)), upper: rounded(change + half) };
  const isProven = test.better <= policy.alpha / AMOUNTS.length;
  return { ...shown2, change, interval, exceeds: isProven && change > tolerance + SLACK };
}

// src/gating/statistics/confirmation.ts
var FRESH_TRIALS = 5;
var SCENARIO_LEVEL2 = 0.1;
var LARGEST_COLLAPSE_P = 0.5;
function brokenAgainst(candidate, runs) {
  const [newest, ...older] = runs;
  if (newest === void 0 || candidate.failed * 2 <= candidate.trials) return null;
  return older.length > 0 && newest.failed * 2 >= newest.trials ? null : comparing(runs);
}
function comparing(runs) {
  return runs.length > 1 ? runs.slice(1) : runs;
}
function asksToConfirm(broken, of) {
  const { paired, tolerance, level, collapseP } = of;
  const allFail = broken.map(({ main }) => ({ candidate: { failed: FRESH_TRIALS, trials: FRESH_TRIALS }, main }));
  const canBlock = pooledTest(allFail).p <= level && dropOf(allFail, paired) >= tolerance - SLACK;
  return canBlock && collapseP <= LARGEST_COLLAPSE_P;
}
function readConfirmation(scenarios, { level, budget }) {
  const wanted = scenarios.reduce((sum2, { candidate, missing: missing2 }) => sum2 + candidate.trials + missing2, 0);
  const missing = scenarios.reduce((sum2, one) => sum2 + one.missing, 0);
  const best = pooledTest(scenarios.map((one) => filledUp(one, 0))).p;
  const worst = pooledTest(scenarios.map((one) => filledUp(one, one.missing))).p;
  const rejects = (p2) => p2 <= level;
  if (rejects(best) && rejects(worst)) return { result: "blocks", p: Math.max(best, worst) };
  if (!rejects(best) && !rejects(worst)) return { result: "does not block", p: Math.min(best, worst) };
  const { p } = pooledTest(scenarios);
  if (missing > budget * wanted + SLACK) return { result: "incomplete", p };
  return { result: rejects(p) ? "blocks" : "does not block", p };
}
function filledUp({ candidate, main, missing }, failing) {
  return { candidate: { failed: candidate.failed + failing, trials: candidate.trials + missing }, main };
}
function scenarioWords(strata) {
  const adjusted = weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
  return strata.map(({ candidate, main }, index) => {
    if ((adjusted[index] ?? 1) <= SCENARIO_LEVEL2) return "confirmed";
    if (candidate.failed === candidate.trials && main.failed === main.trials) return "fails on main too";
    return candidate.failed === 0 ? "passes again" : "flaky";
  });
}
function freshTrials(known, fresh) {
  const seen = new Set(known);
  const counted2 = fresh.filter(({ facts, crashed }) => {
    const isNew = facts !== null && !seen.has(facts);
    seen.add(facts);
    return isNew || crashed === true;
  });
  return counted2.slice(0, FRESH_TRIALS);
}

// src/gating/confirm.ts
var WEIGHT = 0.4;
var NOTHING2 = { asked: [], answers: null, scenarios: [], unasked: [], differing: [], tests: [] };
function confirmOf(context, pairs, counts) {
  const { policy, fresh: given = null } = context;
  const fresh = scenariosById(given?.report.scenarios ?? []);
  if (policy.noise === "none") return { ...NOTHING2, differing: differingFrom(pairs, fresh) };
  if (policy.on_inconclusive !== "confirm" || counts === null) return { ...NOTHING2, unasked: [...fresh.keys()].sort() };
  const all = hypothesesOf(context, pairs, { counts, asked: given?.asked ?? null });
  const asked = sortedUnion(...all.map(({ lost }) => lost.map(({ scenario }) => scenario)));
  const unasked = [...fresh.keys()].filter((id) => !asked.includes(id)).sort();
  const asTest = (hypothesis, p) => ({ test: "confirm", p, weight: hypothesis.weight });
  if (given === null || asked.length === 0)
    return { ...NOTHING2, asked, unasked, tests: all.map((one) => asTest(one, 1)) };
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
    const read2 = readConfirmation(strata, { level, budget: policy.errors.budget });
    return { ...read2, hypothesis, drop: dropOf(strata, hypothesis.paired) };
  });
  const tests = answers.map((answer) => {
    const { hypothesis, result, p } = answer;
    return { ...asTest(hypothesis, result === "incomplete" ? 1 : p), answer };
  });
  const shown2 = asked.flatMap((id) => counted2.flat().find(({ scenario }) => scenario === id) ?? []);
  const words = scenarioWords(shown2);
  const scenarios = shown2.map(({ scenario, candidate: { failed, trials }, main, missing }, index) => {
    return { scenario, word: words[index] ?? "flaky", failed, trials, main, missing };
  });
  return { ...NOTHING2, asked, answers, scenarios, unasked, tests };
}
function hypothesesOf(context, pairs, { counts, asked }) {
  const { rubrics, primary } = context;
  const critical = rubrics.flatMap(
    ({ criteria }) => criteria.filter(({ rule, comparedRuns }) => rule.tier === "critical" && comparedRuns.length > 0)
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
  const own = new Set(ofCriteria.flatMap(({ lost }) => lost.map(({ scenario }) => scenario)));
  const isMetrics = ({ scenario, candidate }) => !own.has(scenario) || candidate.failed * 2 > candidate.trials;
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
function freshCount({ confirm }, { name: name2, rubric, criterion }, { first, fresh }) {
  const known = first.map(({ facts }) => facts);
  const counted2 = confirm.fresh === "declared" ? fresh.slice(0, FRESH_TRIALS) : freshTrials(known, fresh);
  const key = criterion === null ? rubric.rubric : name2;
  const failed = counted2.filter((trial) => trial.failed?.includes(key)).length;
  return { candidate: { failed, trials: counted2.length }, missing: FRESH_TRIALS - counted2.length };
}
function differingFrom(pairs, fresh) {
  const said = ({ trials = [] }) => trials.map(({ failed = [] }) => failed.join(" "));
  return pairs.flatMap(({ scenario, candidate }) => {
    const again = fresh.get(scenario);
    return again !== void 0 && (/* @__PURE__ */ new Set([...said(again), ...said(candidate)])).size > 1 ? [scenario] : [];
  });
}

// src/gating/context.ts
function gateContext(headPolicy, waivers, input, asIs) {
  const context = comparisonContext({ ...headPolicy, waivers: waivers.held }, input);
  const { policy, candidate, rubrics, pairing, primary } = context;
  const dropOf2 = dropsOf(pairing, primary);
  const excused = excusedScenarios(waivers, pairing, dropOf2);
  const pairs = withExcused(pairing.pairs, excused);
  const { collapse, confirm, tests } = furtherTests(context, pairs);
  const compared = compareRates(context, pairs, tests);
  const broke = tests.flatMap(({ answer }, index) => {
    const isShown = (compared.further[index] ?? 1) <= policy.alpha;
    return answer && isShown && answer.drop >= answer.hypothesis.rate.rule.tolerance - SLACK ? [answer] : [];
  });
  const comparisons = withFurther({ policy, rubrics, collapse, confirm, broke }, compared, tests);
  return {
    ...context,
    waivers,
    dropOf: dropOf2,
    excused,
    pairs,
    collapse,
    confirm,
    broke,
    comparisons,
    usage: compareUsage(context),
    rates: new Map(
      rubrics.flatMap(({ rubric, metric, criteria }) => [
        [rubric.rubric, metric],
        ...criteria.map((rate2) => [rate2.name, rate2])
      ])
    ),
    shown: asIs?.shown ?? { candidate, pairing, excused },
    suiteEffects: suiteEffects(pairing, primary?.rubric.rubric ?? "")
  };
}
function furtherTests(context, pairs) {
  const { policy, primary } = context;
  const isTested = primary !== null && primary.metric.comparedRuns.length > 0 && policy.noise !== "none";
  const counts = isTested ? countsUnder(context, primary.metric, pairs) : null;
  const collapse = counts !== null && primary !== null && gates(primary.metric.rule) ? collapseOf(counts) : null;
  const confirm = confirmOf(context, pairs, counts);
  const left = 1 - sum(confirm.tests.map(({ weight }) => weight));
  const shared = (collapse?.tests ?? []).map((test) => ({ ...test, weight: test.weight * left }));
  return { collapse, confirm, tests: [...shared, ...confirm.tests] };
}

// src/gating/findings/confirm.ts
function confirmFindings(context) {
  const { unasked, differing } = context.confirm;
  return [
    ...collapsedScenarios(context),
    ...context.broke.flatMap((answer) => brokenScenarios(context, answer)),
    ...unasked.length === 0 ? [] : [{ code: "confirm-unasked", effect: "warn", ids: unasked }],
    ...differing.length === 0 ? [] : [{ code: "confirm-differs", effect: "invalid", ids: differing }]
  ];
}
function awaitedFindings({ confirm, policy }) {
  const { asked, answers, scenarios } = confirm;
  if (asked.length === 0) return [];
  if (answers === null) return [{ code: "confirm-awaited", effect: "warn", ids: asked, trials: FRESH_TRIALS }];
  if (answers.every(({ result }) => result !== "incomplete")) return [];
  const lacking = scenarios.filter(({ missing }) => missing > 0);
  return [
    {
      code: "confirm-incomplete",
      effect: "warn",
      ids: lacking.map(({ scenario }) => scenario),
      missing: lacking.reduce((sum2, one) => sum2 + one.missing, 0),
      wanted: scenarios.length * FRESH_TRIALS,
      budget: policy.errors.budget
    }
  ];
}
function collapsedScenarios(context) {
  const { collapse } = context;
  const [primary] = judgedRates(context);
  if (collapse === null || primary?.compared.state !== "regressed") return [];
  if (primary.compared.decided_by.some((test) => !COLLAPSE.has(test))) return [];
  const { scenarios: ids, drop } = collapse;
  const worst = ids.slice(0, 5).map((scenario) => ({ scenario }));
  return [
    {
      code: "scenarios-collapsed",
      effect: "block",
      subject: primary.subject,
      rate: { ...primary.rate, delta: -drop },
      ids,
      scenarios: { total: ids.length, worst }
    }
  ];
}
function brokenScenarios(context, { hypothesis, drop }) {
  const { rate: tested, lost } = hypothesis;
  const ids = new Set(lost.map(({ scenario }) => scenario));
  const again = context.confirm.scenarios.filter(({ scenario }) => ids.has(scenario));
  const confirmed = again.filter(({ word }) => word === "confirmed");
  const kind = tested.criterion === null ? "metric" : "criterion";
  const found = judgedRates(context).find(({ subject }) => subject.kind === kind && subject.name === tested.name);
  if (found === void 0) return [];
  const shown2 = confirmed.length === 0 ? again.filter(failsMore) : confirmed;
  return [
    {
      code: "scenarios-broke",
      effect: found.compared.state === "improved" ? "warn" : "block",
      subject: found.subject,
      rate: { ...found.rate, delta: -drop },
      again: shown2,
      scenarios: behind(shown2)
    }
  ];
}
function failsMore({ failed, trials, main }) {
  return failed * main.trials > main.failed * trials;
}
function behind(again) {
  const worst = again.slice(0, 5).map(({ scenario, failed, trials, main }) => ({
    scenario,
    candidate: trials === 0 ? 0 : 1 - failed / trials,
    baseline: main.trials === 0 ? null : 1 - main.failed / main.trials
  }));
  return { total: again.length, worst };
}

// src/gating/findings/coverage.ts
function coverageFindings(context) {
  const rates = judgedRates(context);
  const isMeasured = (rubric) => rates.some((one) => one.kind === "metric" && one.rubric === rubric && one.rate.candidate !== null);
  if (!rates.some(({ rubric }) => isMeasured(rubric))) return [];
  const vanished = rates.filter(
    (judged) => hasVanished(context, judged) && (judged.kind === "metric" || isCritical(judged) && isMeasured(judged.rubric))
  );
  return [
    ...vanished.map(({ kind, subject, rate: rate2, compared }) => {
      return { code: `${kind}-vanished`, effect: blockOrWarn(compared), subject, rate: rate2 };
    }),
    ...coverageLoss(
      context,
      rates.filter((judged) => !vanished.includes(judged) && isMeasured(judged.rubric))
    )
  ];
}
function isCritical({ compared }) {
  return compared.tier === "critical";
}
function hasVanished({ pairing }, judged) {
  const { kind, rate: rate2 } = judged;
  if (kind === "metric" ? rate2.candidate !== null || rate2.threshold !== null : (rate2.count?.total ?? 0) > 0)
    return false;
  return pairing.pairs.some(({ baseline }) => isAskedIn(baseline, judged));
}
function isAskedIn(scenario, { rubric, compared }) {
  return "key" in compared ? tallyOf(scenario, rubric, compared.key).total > 0 : meanScore(scenario, rubric) !== null;
}
function coverageLoss(context, rates) {
  const { pairs } = context.pairing;
  const found = rates.flatMap((judged) => {
    const { subject, rubric, rule, compared } = judged;
    const asked = pairs.filter(({ runs }) => runs.every((run) => run === null || isAskedIn(run, judged)));
    const lost = asked.filter(({ candidate: one }) => !isAskedIn(one, judged) && missingUnder(one, rubric) === 0);
    if (!gates(compared) || lost.length === 0) return [];
    const isHeld = isCritical(judged) || compared.threshold !== null && rule.named || hasVanished(context, judged);
    const ids = lost.map(({ scenario }) => scenario);
    return [{ ...judged, isHeld, loss: { name: subject.name, asked: asked.length, lost: ids } }];
  });
  const isLostWhole = (rubric) => found.some((one) => one.kind === "metric" && one.rubric === rubric);
  const losses = found.filter(({ kind, isHeld, rubric }) => kind === "metric" || isHeld || !isLostWhole(rubric));
  if (losses.length === 0) return [];
  const effect = losses.some(({ isHeld }) => isHeld) ? "warn" : "notice";
  return [{ code: "coverage-loss", effect, losses: losses.map(({ loss }) => loss) }];
}
function tooFewScenarios(context) {
  const few = judgedRates(context).filter(({ rate: rate2 }) => rate2.state === "insufficient");
  if (few.length === 0) return [];
  const fallen = few.filter((judged) => judged.kind === "criterion" && isCritical(judged)).filter(({ rate: { delta, tolerance } }) => (delta ?? 0) < -tolerance - SLACK);
  const namesOf = (rates) => rates.map(({ subject }) => subject.name);
  const effect = fallen.length === 0 ? "notice" : "warn";
  return [
    { code: "too-few-scenarios", effect, fewest: FEWEST_SCENARIOS, names: namesOf(few), fallen: namesOf(fallen) }
  ];
}

// src/gating/findings/policy.ts
function unknownNames({ policy, candidate, baseline, primary }) {
  const { gate } = policy;
  const outcomes = [
    ...(primary?.rubric.outcomes ?? []).map(({ outcome }) => outcome),
    ...candidate.rubrics.flatMap(({ rubric, outcomes: own }) => own.map(({ outcome }) => `${rubric}/${outcome}`))
  ];
  const all = [...candidate.scenarios, ...baseline?.scenarios ?? []];
  const scenarios = all.flatMap(({ scenario, tags }) => [scenario, ...tags]);
  const unknown = (kind, known, named2) => {
    const names = new Set(known);
    return named2.filter(([, name2]) => !names.has(name2)).map(([pointer, name2]) => {
      const place = policy.placeOf(pointer);
      return {
        code: `unknown-${kind}`,
        effect: "invalid",
        subject: { kind, name: name2 },
        place,
        ...knownNear(name2, names)
      };
    });
  };
  const rules = (section) => Object.keys(gate[section]).map((name2) => [rulePointer(section, name2), name2]);
  const mustPass = gate.scenarios.must_pass.map(({ name: name2 }, i) => [`/gate/scenarios/must_pass/${i}`, name2]);
  return [
    ...unknown("metric", metricsOf(candidate), rules("metrics")),
    ...unknown("criterion", ["*", ...criteriaOf(candidate)], rules("criteria")),
    ...unknown("outcome", outcomes, rules("outcomes")),
    ...unknown("scenario", scenarios, mustPass)
  ];
}
function unknownWaivers({ waivers, candidate, runs }) {
  const reports = [candidate, ...runs];
  const names = {
    metric: new Set(reports.flatMap(metricsOf)),
    criterion: new Set(reports.flatMap((report2) => criteriaOf(report2))),
    scenario: new Set(reports.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)))
  };
  return [...waivers.held, ...waivers.ignored].flatMap((waiver) => {
    const subject = { kind: waiverKind(waiver), name: waiverSubject(waiver) };
    const known = names[subject.kind];
    if (known.has(subject.name)) return [];
    return [{ code: "unknown-waiver", effect: "warn", subject, ...knownNear(subject.name, known) }];
  });
}
function knownNear(name2, names) {
  const known = [...names].sort();
  return { known, suggestion: nearestName(name2, known) ?? null };
}
function metricsOf({ rubrics }) {
  return rubrics.map(({ metric }) => metric);
}
function criteriaOf({ rubrics }, fits = () => true) {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}
function senselessRules(context) {
  if (context.candidate.trials.scored === 0) return [];
  return [...nothingBlocks(context), ...neverApplies(context), ...unreachableAlpha(context)];
}
function neverFails({ placeOf }, pointer) {
  return { code: "policy-never-fails", effect: "invalid", place: placeOf(pointer) };
}
function nothingBlocks({ policy, comparisons }) {
  const { metrics, criteria, outcomes } = comparisons;
  const { must_pass: mustPass, removed } = policy.gate.scenarios;
  const mayBlock = [...metrics, ...criteria].some(gates) || outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) || mustPass.length > 0 || removed === "fail" || policy.on_no_baseline === "fail";
  return mayBlock ? [] : [neverFails(policy, "/gate")];
}
function neverApplies({ policy, candidate, runs }) {
  const applied = new Set([candidate, ...runs].flatMap((report2) => criteriaOf(report2, ({ total }) => total > 0)));
  return criteriaOf(candidate).filter((name2) => !applied.has(name2)).filter((name2) => {
    const { named: named2, tier } = criterionRule(policy, name2);
    return named2 && tier === "critical";
  }).map((name2) => ({
    ...neverFails(policy, rulePointer("criteria", name2)),
    subject: { kind: "criterion", name: name2 }
  }));
}
function unreachableAlpha({ policy, candidate, runs, comparisons }) {
  const { alpha } = policy;
  const gating = comparisons.metrics.filter(gates);
  const tested = [...gating, ...comparisons.criteria.filter(gates)];
  if (gating.length === 0 || runs.length >= FEWEST_RUNS || policy.noise === "none") return [];
  if (tested.some(({ threshold }) => threshold !== null)) return [];
  if (gating.some(({ rubric }) => ![candidate, ...runs].every((report2) => isPassOrFail(report2, rubric)))) return [];
  const paired = Math.max(...tested.map((rate2) => rate2.paired?.scenarios ?? 0));
  if (paired < FEWEST_SCENARIOS || gating.some((rate2) => rate2.paired === void 0)) return [];
  if (smallestP(paired) <= alpha) return [];
  let enough = paired;
  while (smallestP(enough) > alpha) enough++;
  return [{ code: "alpha-unreachable", effect: "invalid", place: policy.placeOf("/alpha"), alpha, paired, enough }];
}
function smallestP(scenarios) {
  const allBut = (spared) => pairedTest(Array.from({ length: scenarios }, (_, index) => index < spared ? 0 : -1))?.worse ?? 1;
  return Math.min(allBut(0), allBut(1), 2 ** -(scenarios + 1));
}
var SECTIONS = [
  ["metric", "metrics"],
  ["criterion", "criteria"],
  ["outcome", "outcomes"]
];
function dueReviews(policy, today) {
  return SECTIONS.flatMap(
    ([kind, section]) => Object.entries(policy.gate[section]).flatMap(([name2, { review }]) => {
      const { review_by: due, owner } = review;
      if (due === null || due >= today) return [];
      const place = policy.placeOf(rulePointer(section, name2, "review_by"));
      return [{ code: "review-due", effect: "warn", subject: { kind, name: name2 }, place, due, owner }];
    })
  );
}
function unexplainedThresholds(base, head) {
  return SECTIONS.flatMap(([kind, section]) => {
    if (section === "outcomes") return [];
    return Object.entries(head.gate[section]).flatMap(([name2, { threshold, review }]) => {
      const before = memberOf(base.gate[section], name2);
      if (before === void 0 || before.threshold === threshold) return [];
      const stays = (key) => review[key] !== null && review[key] === before.review[key];
      const kept = [...stays("rationale") ? ["rationale"] : [], ...stays("calibrated_on") ? ["calibration"] : []];
      if (kept.length === 0) return [];
      const about = { subject: { kind, name: name2 }, names: [], kept: kept.join(" and ") };
      return [{ code: "threshold-unexplained", effect: "warn", ...about }];
    });
  });
}
var MILDEST_FIRST = [0, 2, 1, 3];
function stricterHead(decided, own) {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  return [render({ code: "head-config-stricter", effect: "warn", headline: own.headline })];
}

// src/gating/findings/scenarios.ts
function scenarioFindings({
  policy,
  candidate,
  pairing,
  excused,
  suiteEffects: suiteEffects2,
  primary
}) {
  const { removed: rule, new: ruleOfNew } = policy.gate.scenarios;
  const found = [];
  const effect = REMOVAL[rule];
  const removed = pairing.removed.filter(({ scenario }) => !excused.removed.has(scenario));
  if (removed.length > 0) {
    const by = sumOfEffects(removed.map(suiteEffects2.removed));
    const shift = by === null ? null : { metric: primary?.metric.name ?? "", by };
    found.push({ code: "scenarios-removed", ids: idsOf(removed), shift, effect });
  }
  const changed = idsOf(pairing.changed).filter((id) => !excused.removed.has(id));
  if (changed.length > 0) found.push({ code: "scenarios-changed", ids: changed, effect });
  const merged = idsOf(candidate.scenarios.filter(({ contents }) => contents !== void 0));
  if (merged.length > 0) found.push({ code: "scenarios-merged", effect: "warn", ids: merged });
  if (pairing.new.length > 0)
    found.push({
      code: "scenarios-new",
      effect: ruleOfNew === "warn" ? "warn" : "notice",
      ids: idsOf(pairing.new)
    });
  if (pairing.unjudged.length > 0) found.push({ code: "scenarios-unjudged", effect: "notice", ids: pairing.unjudged });
  return found;
}
var REMOVAL = { allow: "notice", warn: "warn", fail: "block" };
function idsOf(scenarios) {
  return scenarios.map(({ scenario }) => scenario);
}
function mustPassFindings(context) {
  const here = scenariosById(context.candidate.scenarios);
  return mustPassRules(context).flatMap(
    ({ id, rule }) => mustPassFinding(context, id, { rule, scenario: here.get(id) })
  );
}
function mustPassRules({ policy, candidate, baseline, pairing }) {
  const strictestFirst = policy.gate.scenarios.must_pass.toSorted((a, b) => shareToPass(b) - shareToPass(a));
  const bound = strictestFirst.flatMap((rule) => {
    const binds = ({ scenario, tags }) => scenario === rule.name || tags.includes(rule.name);
    const here = candidate.scenarios.filter(binds).map(({ scenario }) => scenario);
    const main = (baseline?.scenarios ?? []).filter(binds).map(({ scenario }) => currentId(pairing, scenario));
    return sortedUnion(here, main).map((id) => ({ id, rule }));
  });
  const first = bound.filter(({ id }, index) => bound.findIndex((other) => other.id === id) === index);
  return first.sort((a, b) => byText(a.id, b.id));
}
function mustPassFinding({ primary }, id, { rule, scenario }) {
  const subject = { kind: "scenario", name: id };
  if (scenario === void 0) return [{ code: "must-pass-missing", effect: "block", subject }];
  const scores = scoresOf(scenario, primary?.rubric.rubric ?? "");
  if (scores === void 0) return [{ code: "must-pass-unjudged", effect: "warn", subject }];
  const count = { passed: scores.passed, total: scores.scores.length };
  const least = Math.max(1, shareToPass(rule) * count.total);
  if (count.passed >= least - SLACK) return [];
  return [
    {
      code: "must-pass-failed",
      effect: "block",
      subject,
      count,
      trials: rule.trials,
      said: scores.failures[0] ?? null
    }
  ];
}

// src/gating/findings/trials.ts
function trialFindings(candidate) {
  const { trials, rubrics, errored, read_by: readBy } = candidate;
  const missing = missingByKind(candidate);
  const unselected = readBy?.unselected ?? 0;
  const found = [...nothingScored(candidate)];
  for (const { rubric, warnings = [] } of rubrics)
    if (warnings.length > 0) found.push({ code: "warned-throughout", effect: "warn", rubric, warnings });
  if (trials.errored.agent + missing.infrastructure + missing.judge > 0) {
    const said = trials.scored > 0 && missing.refused > 0 ? mostSaid(errored) : null;
    found.push({ code: "errored-trials", effect: "notice", missing, crashed: trials.errored.agent, said });
  }
  if (trials.unclassified > 0)
    found.push({ code: "unclassified-errors", effect: "notice", count: trials.unclassified });
  if (unselected > 0) found.push({ code: "trials-unselected", effect: "notice", count: unselected });
  return found;
}
function nothingScored(candidate) {
  const { trials, rubrics } = candidate;
  if (trials.scored > 0 && rubrics.some(({ score: score2 }) => score2 !== null)) return [];
  return [{ code: "nothing-scored", effect: "invalid", scored: trials.scored, ...whyUnscored(candidate) }];
}
function unscoredTrials(policy, candidate) {
  return { ...whyUnscored(candidate), total: missingTrials(candidate).total, budget: policy.errors.budget };
}
function whyUnscored(candidate) {
  return { missing: missingByKind(candidate), said: mostSaid(candidate.errored) };
}
function missingByKind({ trials, errored }) {
  const { infrastructure, judge } = trials.errored;
  return { infrastructure, judge, refused: errored.filter(({ refused }) => refused).length };
}
function mostSaid(errored) {
  const refused = errored.filter((one) => one.refused);
  const unscored = refused.length > 0 ? refused : errored.filter(({ kind }) => kind !== "agent");
  const messages = unscored.flatMap(({ message }) => message === "" ? [] : [maskText(message)]);
  const [most] = byFrequency(messages.map(({ key }) => key));
  if (most === void 0) return null;
  const [shared, trials] = most;
  return { message: sharedText(messages.filter(({ key }) => key === shared)), trials };
}

// src/gating/findings/waivers.ts
function collectWaivers(policy, base, today) {
  const known = new Set(base.map(canonicalJson));
  return { held: base, ignored: policy.waivers.filter((waiver) => !known.has(canonicalJson(waiver))), today };
}
function applyWaivers(context, found) {
  const { held, ignored, today } = context.waivers;
  const scene = { context, findings: found };
  const effects = held.map((waiver) => ({ waiver, effect: effectOf(waiver, today, scene) }));
  const by = (wanted) => effects.flatMap(({ waiver, effect }) => effect === wanted ? [waiver] : []);
  const waived = by("used").reduce((findings, waiver) => waive(findings, waiver, scene), found);
  const left = { context, findings: waived };
  const expired = by("expired").map((waiver) => {
    const isNeeded = wouldHelp(waiver, left);
    return { code: "waiver-expired", effect: isNeeded ? "block" : "warn", ...aboutWaiver(waiver), isNeeded };
  });
  const unmerged = ignored.map((waiver) => {
    return { code: "waiver-ignored", effect: "notice", ...aboutWaiver(waiver) };
  });
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
  return blocking.length > 0 || isExcusedBy(waiver, scene) ? "used" : "unused";
}
function wouldHelp(waiver, scene) {
  if (isExcusedBy(waiver, scene)) return false;
  const drop = scene.context.dropOf(waiver);
  const blocking = blockedBy(waiver, scene);
  if (blocking.length > 0) return blocking.every((finding) => isWithin(waiver, excessOf(finding, drop)));
  const blocks2 = (code) => scene.findings.some((one) => one.effect === "block" && one.code === code);
  const isAmong = (list) => list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.context.pairing.removed)) return blocks2("scenarios-removed");
  if (isAmong(scene.context.pairing.changed)) return blocks2("scenarios-changed");
  return drop > SLACK && isWithin(waiver, drop) && blocks2("metric-regressed");
}
var COVERED = {
  metric: ["metric-regressed", "metric-below-threshold", "metric-vanished", "not-proven"],
  criterion: ["criterion-regressed", "criterion-below-threshold", "criterion-vanished"],
  scenario: ["must-pass-failed", "must-pass-missing"]
};
function blockedBy(waiver, { findings, context }) {
  const codes = COVERED[waiverKind(waiver)];
  const id = idNow(waiver, context.pairing);
  return findings.filter(
    ({ effect, code, subject }) => effect === "block" && subject?.name === id && codes.includes(code)
  );
}
function excessOf(finding, drop) {
  if (!("rate" in finding)) return drop;
  const { code, rate: rate2 } = finding;
  if (code === "not-proven") return -(rate2.interval?.lower ?? Number.NEGATIVE_INFINITY);
  if (code === "metric-below-threshold" || code === "criterion-below-threshold")
    return (rate2.threshold ?? 0) - (rate2.candidate ?? 0);
  return -(rate2.delta ?? 0);
}
function isExcusedBy(waiver, { context: { excused, pairing } }) {
  const { scenario } = waiver;
  return scenario !== void 0 && (excused.dropped.has(idNow(waiver, pairing)) || excused.removed.has(scenario));
}
function waive(findings, waiver, scene) {
  const blocking = blockedBy(waiver, scene);
  const waived = { code: "waived", effect: "warn", ...aboutWaiver(waiver) };
  if (blocking.length === 0) {
    const isRemoved = waiver.scenario !== void 0 && scene.context.excused.removed.has(waiver.scenario);
    return [...findings, { ...waived, covered: isRemoved ? "removed" : "dropped" }];
  }
  return findings.map((finding) => blocking.includes(finding) ? { ...waived, covered: finding } : finding);
}
function aboutWaiver(waiver) {
  return { subject: { kind: waiverKind(waiver), name: waiverSubject(waiver) }, waiver };
}
function show(waiver, effect) {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: waiverSubject(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect };
}

// src/gating/evaluate.ts
function evaluateGate(policy, waivers, input, asIs) {
  const context = gateContext(policy, waivers, input, asIs);
  const found = [
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
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
    ...confirmFindings(context)
  ];
  const waived = applyWaivers(context, found);
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
  return findings.some(({ code }) => AWAITING.has(code));
}
var AWAITING = /* @__PURE__ */ new Set([
  ...["confirm-awaited", "confirm-incomplete"],
  // Results of an earlier attempt or of main could not be fetched. A re-run must not pass because of that.
  ...["attempts-lost", "rate-limited"]
]);
function isInDoubt(findings, { policy, baseline, comparisons }) {
  if (findings.some(({ code }) => code === "judge-silent" || code === "baseline-unfit")) return true;
  const { on_no_baseline: rule } = policy;
  const isLost = rule === null ? findings.some(({ code }) => isBaselineLost(code)) : rule === "inconclusive";
  if (baseline === null && isLost) return true;
  return comparisons.metrics.filter(gates).some(({ leans, state, threshold, candidate }) => {
    const hasTooFew = state === "insufficient" && threshold === null && candidate !== null;
    return leans !== void 0 || hasTooFew;
  });
}

// src/gating/findings/determinism.ts
function determinismFindings(policy, candidate, runs) {
  const noise = policy.noise;
  if (noise === "none") return contradiction(policy, [candidate, ...runs]);
  return noise === "auto" ? hint(runs) : [];
}
function contradiction(policy, runs) {
  const twins = runs.flatMap((one, index) => {
    const { sha } = one.origin;
    return runs.slice(index + 1).filter((other) => sha !== void 0 && other.origin.sha === sha && sameJudges(one.report, other.report)).map((other) => [one, other]);
  });
  for (const [one, other] of twins) {
    const found = pairScenarios({ candidate: one.report, runs: [other.report] }).pairs.find(differs2);
    if (found === void 0) continue;
    const subject = { kind: "scenario", name: found.scenario };
    const labels = [one.origin.label, other.origin.label];
    return [{ code: "not-deterministic", effect: "invalid", subject, place: policy.placeOf("/noise"), runs: labels }];
  }
  return [];
}
function hint(runs) {
  const [newest, ...older] = runs;
  if (newest === void 0 || runs.length < FEWEST_RUNS) return [];
  const { pairs } = pairScenarios({ candidate: newest.report, runs: older.map(({ report: report2 }) => report2) });
  const results = pairs.reduce((sum2, { runs: others }) => sum2 + 1 + others.filter((other) => other !== null).length, 0);
  if (pairs.length === 0 || pairs.some(differs2)) return [];
  return [{ code: "noise-free", effect: "notice", runs: runs.length, results }];
}
function differs2({ candidate, runs }) {
  return runs.some((other) => other !== null && !sameResult(candidate, other));
}
function sameResult(one, other) {
  return Object.keys(one.rubrics).every((rubric) => {
    const [own, theirs] = [scoresOf(one, rubric), scoresOf(other, rubric)];
    if (own === void 0 || theirs === void 0) return true;
    if (Math.abs(meanRate(own.scores) - meanRate(theirs.scores)) > SLACK) return false;
    return Object.entries(own.criteria).every(
      ([key, count]) => sameRate(count, memberOf(theirs.criteria, key) ?? count)
    );
  });
}
function sameRate(one, other) {
  return one.total === 0 === (other.total === 0) && one.passed * other.total === other.passed * one.total;
}

// src/gating/findings/flips.ts
var MOST_REASONS = 3;
var NO_FLIPS = { broke: [], fixed: [], new: [], removed: [], changed: [], renamed: [] };
function flipsOf({ candidate, baseline, primary, pairing, suiteEffects: suiteEffects2 }) {
  if (primary === null || baseline === null) return NO_FLIPS;
  const { rubric } = primary.rubric;
  const { added, removed } = suiteEffects2;
  const here = scenariosById(candidate.scenarios);
  const onMain = scenariosById(baseline.scenarios);
  const compared = pairing.pairs.map((pair) => ({
    pair,
    main: primary.metric.scenarioRuns.flatMap((run) => pair.runs[run] ?? [])
  }));
  const flipped = (from) => compared.filter((one) => passes(one.main, rubric) === from && passes([one.pair.candidate], rubric) === !from).map((one) => flipOfPair(one.pair, one.main, rubric));
  return {
    broke: flipped(true),
    fixed: flipped(false),
    new: pairing.new.map((one) => ({ ...flipOf(null, one, rubric), suite_effect: added(one) })),
    removed: pairing.removed.map((one) => ({ ...flipOf(one, null, rubric), suite_effect: removed(one) })),
    changed: pairing.changed.map((one) => ({
      ...flipOf(one.baseline, one.candidate, rubric),
      suite_effect: sumOfEffects([added(one.candidate), removed(one.baseline)])
    })),
    renamed: pairing.renamed.map(({ old, new: now }) => ({
      ...flipOf(onMain.get(old) ?? null, here.get(now) ?? null, rubric),
      renamed_from: old
    }))
  };
}
function flipOfPair(pair, main, rubric) {
  const failed = main.find((run) => passes([run], rubric) === false) ?? pair.baseline;
  const flip = { ...flipOf(failed, pair.candidate, rubric), baseline: meanRate(meanScores(main, rubric)) };
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
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
  const failures = scoresOf(scenario, rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more2 = failures.length - reasons.length;
  return [...reasons, ...more2 > 0 ? [`${more2} more`] : []].join("; ");
}

// src/gating/headline.ts
function headlineOf(decided, findings, context) {
  const { metrics } = context.comparisons;
  const stated = findingInHeadline(decided, findings, context.baseline !== null);
  const others = decidingFindings(decided, findings).slice(1);
  if (stated !== void 0) return `${stated.what}${more(others, decided === "invalid" ? "problem" : "finding")}`;
  const [metric] = metrics;
  if (metric === void 0) return "The input cannot be judged";
  return `${describeMetric(metric, context)}${unjudged(findings, context)}`;
}
function findingInHeadline(decided, findings, hasBaseline) {
  const [first] = decidingFindings(decided, findings);
  if (first !== void 0 || decided !== "inconclusive") return first;
  return findings.find((finding) => isAwaiting([finding])) ?? findings.find(({ code }) => ["inconclusive", "baseline-unfit", "judge-silent"].includes(code)) ?? (hasBaseline ? void 0 : findings.find(({ code }) => isAboutBaseline(code)));
}
function more(others, noun) {
  return others.length === 0 ? "" : `, and ${counted(countProblems(others), `more ${noun}`)}`;
}
function unjudged(findings, { candidate }) {
  if (!findings.some(({ code }) => code === "errors-past-budget")) return "";
  const { missing, total } = missingTrials(candidate);
  return `; ${missing} of ${counted(total, "trial")} ${missing === 1 ? "has" : "have"} no verdict`;
}
function describeMetric(metric, context) {
  const { name: name2, candidate, candidate_trials, state, paired, tolerance } = metric;
  if (candidate === null) return `${name2} was not measured`;
  const alone = `${name2} is ${percent(candidate)} (${counted(candidate_trials.total, "scored trial")})`;
  if (state === "no-baseline") return `${alone}, with no baseline to compare with`;
  if (state === "not-comparable" || paired === void 0) return `${alone} and was not compared with the baseline`;
  const change = percents(paired.baseline, paired.candidate).join(" -> ");
  if (state === "inconclusive") return noDropSeen(metric, change, context);
  const over = `${change} over ${pairedText(paired)} (${scoredTrialsText(scoredTrials(metric, context))})`;
  switch (state) {
    case "regressed":
      return `${name2} fell, ${over}, ${gates(metric) ? "which a waiver accepts" : "which is advisory and does not block"}`;
    case "improved":
      return `${name2} rose, ${over}`;
    case "unchanged":
      return `${name2} did not drop${tolerance === 0 ? "" : ` by ${points(tolerance)}`}, ${over}`;
    case "insufficient":
      return `${name2} ${over}, with too few scenarios to compare`;
  }
}
function noDropSeen({ name: name2, detectable }, change, { confirm }) {
  const again = confirm.scenarios.length === 0 ? "" : `; of the lost scenarios ${wordsText(confirm.scenarios)}`;
  const sight = detectable === null || detectable >= 1 ? "This suite sees even the largest drops less than 3 times in 4" : `This suite sees drops from ${Math.ceil(detectable * 100)} points 3 times in 4`;
  return `No drop seen: ${name2} ${change}. ${sight}${again}`;
}

// src/gating/power.ts
function powerOf(context) {
  const { candidate, runs, comparisons } = context;
  const [metric, ...others] = comparisons.metrics;
  const basis = comparisons.bases.get(metric?.rubric ?? "");
  if (metric === void 0 || basis === void 0 || metric.detectable === null) return [];
  const { detectable, tolerance, name: name2 } = metric;
  const trials = trialRange(candidate, metric.rubric);
  const suite = `${counted(basis.scenarios, "scenario")} x ${rangeText(trials)} ${trials.most === 1 ? "trial" : "trials"} against ${counted(runs.length, "main run")}`;
  const limits = breaksThatNeverBlock(context, metric);
  if (detectable >= 1) return [`${suite}: even the largest drop is detected less than 3 times in 4.`, ...limits];
  const where = others.length === 0 ? "" : ` in \`${name2}\``;
  const caught = `${suite}: a drop of ${pointsUp(detectable)} points${where} is detected about 3 times in 4.`;
  const half = Math.round(detectable * 50) / 100;
  if (half <= tolerance + SLACK) return [caught, ...limits];
  const effort = effortFor(basis, detectable, half);
  const smaller = half === 0.01 ? "1 point" : `${Math.round(half * 100)} points`;
  return [`${caught} For ${smaller}: ${effort.trials} trials, or ${effort.scenarios} scenarios.`, ...limits];
}
function breaksThatNeverBlock({ policy, candidate, runs, comparisons }, metric) {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report2) => trialRange(report2, metric.rubric).most === 1);
  const isPlain = reports.every((report2) => isPassOrFail(report2, metric.rubric));
  const hasFamilies = reports.some(({ scenarios: scenarios2 }) => scenarios2.some(({ family }) => family !== void 0));
  const isConfirmed = policy.on_inconclusive === "confirm";
  if (!isSingle || !isPlain || hasFamilies || isConfirmed || policy.noise === "none") return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest = fewestBreaks(policy, comparisons);
  const limit = fewest < scenarios ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block` : `nothing less than a break of all ${scenarios} scenarios can block`;
  return [`With one trial and one main run, ${limit}.`];
}
function fewestBreaks({ alpha }, { metrics, criteria }) {
  const fewest = [...metrics, ...criteria].filter(gates).map((rate2) => {
    const { paired, tolerance } = rate2;
    const all = paired?.scenarios ?? 0;
    if (all < FEWEST_SCENARIOS) return Number.POSITIVE_INFINITY;
    const numbers = Array.from({ length: all - 1 }, (_, index) => index + 1);
    const isSignificant = (broken) => {
      const changes = Array.from({ length: all }, (_, index) => index < broken ? -1 : 0);
      const p = "key" in rate2 ? mcnemarMidP({ broken, fixed: 0 }) : pairedTest(changes)?.worse ?? 1;
      return p <= alpha;
    };
    return numbers.find((broken) => broken / all >= tolerance - SLACK && isSignificant(broken)) ?? all;
  });
  return Math.min(...fewest);
}

// src/gating/roster.ts
function rosterOf(candidate, runs) {
  const rubric = primaryRubric(candidate)?.rubric;
  if (rubric === void 0) return [];
  const matched = runs.map(({ report: report2, origin }) => ({
    origin,
    scenarios: matchScenarios(candidate.scenarios, report2.scenarios)
  }));
  const entries = candidate.scenarios.flatMap(({ scenario }) => {
    const seen = matched.flatMap(({ origin, scenarios }) => {
      const report2 = scenarios.get(scenario);
      if (report2 === void 0) return [];
      const { passed, total } = passesOf([report2], rubric);
      return [{ origin, failed: total - passed, trials: total }];
    });
    const failed = sum(seen.map((run) => run.failed));
    const trials = sum(seen.map((run) => run.trials));
    const counts = { failed, trials, runs: seen.length };
    if (failed > 0 && failed < trials) {
      const first = seen.findLast((run) => run.failed > 0)?.origin;
      const since = first?.created?.slice(0, "2026-11-21".length) ?? (first?.sha && shortSha(first.sha));
      return [{ scenario, state: "flaky", ...counts, ...since === void 0 ? {} : { since } }];
    }
    return runs.length >= FEWEST_RUNS && seen.length <= 1 ? [{ scenario, state: "new", ...counts }] : [];
  });
  return entries.sort((a, b) => byText(a.scenario, b.scenario));
}

// src/gating/unscored-trials.ts
function resolveUnscoredTrials(policy, waivers, input, notes) {
  const { candidate, runs, isUnfit } = input;
  const asIs = withNotes(evaluateGate(policy, waivers, input), notes);
  const own = missingTrials(candidate).missing;
  const count = [candidate, ...runs].reduce((sum2, report2) => sum2 + missingTrials(report2).missing, 0);
  if (count === 0 || candidate.rubrics.every(({ score: score2 }) => score2 === null)) return resolved(asIs, asIs.findings);
  const read2 = (assumed) => {
    const filled = {
      ...input,
      candidate: fillMissing(asIs.context, candidate, assumed),
      runs: runs.map((run) => fillMissing(asIs.context, run, assumed === "pass" ? "fail" : "pass"))
    };
    return withNotes(evaluateGate(policy, waivers, filled, asIs.context), notes);
  };
  const [best, worst] = [read2("pass"), read2("fail")];
  const bothFail = best.decided === "fail" && worst.decided === "fail";
  if (candidate.trials.scored === 0 && !bothFail) return resolved(asIs, asIs.findings);
  const isPast = own > 0 && !withinErrorBudget(policy, candidate);
  const holds = isPast || isUnfit ? bothFail || showsNoFall(best) && showsNoFall(worst) : agree(best, worst);
  if (holds) return agreed({ asIs, best, worst }, input, { own, count });
  if (isUnfit && !isPast) return unfitBaseline(asIs, best, input);
  if (own > 0) return undecided(asIs, candidate);
  return resolved(asIs, [...asIs.findings, { code: "baseline-left-out", effect: "notice", count }]);
}
function agreed({ asIs, best, worst }, input, { own, count }) {
  const { policy } = asIs.context;
  const isStopped = best.decided === "fail" || best.decided === "invalid";
  const said = input.isUnfit ? [unfit("baseline-unfit-agreed", input)] : [];
  if (!isStopped && !withinErrorBudget(policy, input.candidate))
    said.push({ code: "errors-past-budget", effect: "warn", ...unscoredTrials(policy, input.candidate) });
  else if (own > 0 || best.decided !== asIs.decided) said.push({ code: "errors-immaterial", effect: "notice", count });
  if (best.decided === asIs.decided) return resolved(asIs, [...asIs.findings, ...said]);
  const deciding = best.decided === "pass" ? worst : best;
  const hidden = asIs.findings.filter(({ code }) => code === "errored-trials" || code === "scenarios-unjudged");
  return { ...deciding, context: asIs.context, findings: [...deciding.findings, ...hidden, ...said] };
}
function agree(best, worst) {
  if (best.decided !== worst.decided) return false;
  return best.decided === "fail" || best.decided === "invalid" || !mayHideDrop(worst);
}
function mayHideDrop({ context }) {
  const { metrics, criteria } = context.comparisons;
  return [...metrics, ...criteria].some((rate2) => gates(rate2) && leansDown(rate2));
}
function showsNoFall(reading) {
  const gating = reading.context.comparisons.metrics.filter(gates);
  if (reading.decided !== "pass" || mayHideDrop(reading)) return false;
  return gating.every(({ state }) => state === "unchanged" || state === "improved");
}
function resolved({ context, waivers }, findings) {
  return { context, findings, decided: decidedBy(findings, context), waivers };
}
function withNotes({ context, waivers, findings }, notes) {
  const isExplained = notes.some(({ code }) => isAboutBaseline(code));
  const kept = findings.filter(({ code, effect }) => !isExplained || effect !== "notice" || code !== "no-baseline");
  return resolved({ context, waivers }, [...kept, ...notes]);
}
function undecided(asIs, candidate) {
  const { policy } = asIs.context;
  const unscored = unscoredTrials(policy, candidate);
  if (!withinErrorBudget(policy, candidate))
    return resolved(asIs, [{ code: "errors-undecided", effect: "invalid", ...unscored }, ...asIs.findings]);
  const findings = asIs.findings.map(
    (finding) => finding.code === "must-pass-unjudged" ? { ...finding, effect: "invalid" } : finding
  );
  return resolved(asIs, [...findings, { code: "errors-left-out", effect: "warn", ...unscored }]);
}
function unfitBaseline(asIs, best, input) {
  const { metrics, criteria, ...compared } = asIs.context.comparisons;
  const comparisons = { ...compared, metrics: metrics.map(withhold), criteria: criteria.map(withhold) };
  const context = { ...asIs.context, comparisons };
  const effect = context.policy.on_no_baseline === "fail" ? "block" : "warn";
  return resolved({ ...best, context }, [{ ...unfit("baseline-unfit", input), effect }, ...best.findings]);
}
function withhold(compared) {
  if (compared.state !== "regressed" || !gates(compared)) return compared;
  return { ...compared, state: "inconclusive", decided_by: [] };
}
function unfit(code, { runs: [newest] }) {
  return { code, effect: "warn", ...newest === void 0 ? { missing: 0, total: 0 } : missingTrials(newest) };
}
function fillMissing({ policy, primary }, report2, assumed) {
  const { missing } = missingTrials(report2);
  if (missing === 0) return report2;
  const scenarios = report2.scenarios.map((scenario) => fillScenario(scenario, report2.rubrics, assumed));
  const filledUp2 = (rubric) => {
    const { rubric: id, criteria, outcomes } = rubric;
    const means = meanScores(scenarios, id);
    const lacking = sum(report2.scenarios.map((scenario) => missingUnder(scenario, id)));
    const isPrimary = id === primary?.rubric.rubric;
    return {
      ...rubric,
      score: means.length === 0 ? null : meanRate(means),
      trials: passesOf(scenarios, id),
      criteria: criteria.map((criterion) => {
        const tallies = scenarios.map((scenario) => tallyOf(scenario, id, criterion.key));
        const count = {
          passed: sum(tallies.map(({ passed }) => passed)),
          total: sum(tallies.map(({ total }) => total))
        };
        const score2 = criterion.score === void 0 ? {} : { score: meanNodeScore(scenarios, id, criterion.key) };
        return { ...criterion, ...count, ...score2 };
      }),
      outcomes: outcomes.map((count) => {
        const rule = outcomeRule(policy, { rubric: id, isPrimary }, count.outcome);
        const counts = assumed === "fail" ? rule.at_most !== null : rule.at_least !== null;
        return counts ? { ...count, trials: count.trials + lacking } : count;
      })
    };
  };
  return {
    ...report2,
    trials: {
      ...report2.trials,
      scored: report2.trials.scored + missing,
      errored: { ...report2.trials.errored, infrastructure: 0, judge: 0 }
    },
    rubrics: report2.rubrics.map(filledUp2),
    scenarios,
    errored: report2.errored.filter((trial) => trial.kind === "agent")
  };
}
function fillScenario(scenario, rubrics, assumed) {
  const missing = missingOf(scenario);
  if (missing === 0) return scenario;
  const { unjudged: _, trials, ...known } = scenario;
  const filled = rubrics.flatMap((rubric) => {
    const lacking = missingUnder(scenario, rubric.rubric);
    const own = lacking === 0 ? memberOf(scenario.rubrics, rubric.rubric) : fillScores(scenario, rubric, assumed);
    return own === void 0 ? [] : [[rubric.rubric, own]];
  });
  const marks = Array.from({ length: missing }, (_2, index) => ({ facts: `missing ${index}` }));
  return {
    ...known,
    errored: { ...scenario.errored, infrastructure: 0, judge: 0 },
    ...trials === void 0 ? {} : { trials: [...trials, ...marks] },
    rubrics: Object.fromEntries(filled)
  };
}
function fillScores(scenario, { rubric, criteria }, assumed) {
  const { scores = [], passed = 0, failures = [] } = memberOf(scenario.rubrics, rubric) ?? {};
  const missing = missingUnder(scenario, rubric);
  const tallies = criteria.map(({ key }) => {
    const count = tallyOf(scenario, rubric, key);
    return [key, fillCount(count, missingOn(scenario, rubric, key), assumed)];
  });
  const filled = fillCount({ passed, total: scores.length, scores }, missing, assumed);
  return { scores: filled.scores ?? [], passed: filled.passed, criteria: Object.fromEntries(tallies), failures };
}
function fillCount({ passed, total, scores }, missing, assumed) {
  const filling = new Array(missing).fill(assumed === "pass" ? 1 : 0);
  return {
    passed: passed + (assumed === "pass" ? missing : 0),
    total: total + missing,
    ...scores === void 0 ? {} : { scores: [...scores, ...filling] }
  };
}

// src/gating/decide.ts
function decide(input) {
  const { policy, candidate, candidateOrigin, today } = input;
  const aged = input.baselines.map((run) => agedRun(run, today));
  const { fit, runs, findings, isUnfit } = runsToCompare(policy, candidate, aged);
  const before = isUnfit ? [] : runsBefore(policy, candidate, { fit, runs, history: input.history });
  const notes = [
    ...input.notes,
    ...findings,
    ...oldBaseline(policy, runs),
    ...determinismFindings(policy, { report: candidate, origin: { ...candidateOrigin, label: "this run" } }, fit),
    ...constantFindings(candidate, input.history),
    ...dueReviews(policy, today),
    ...replacedSecrets(candidate)
  ];
  const waivers = collectWaivers(policy, input.waivers, today);
  const compared = {
    candidate,
    runs: runs.map(({ report: report2 }) => report2),
    before: before.map(({ report: report2 }) => report2),
    fresh: input.confirm,
    isUnfit
  };
  return decisionOf({ ...input, runs, before, resolved: resolveUnscoredTrials(policy, waivers, compared, notes) });
}
function runsToCompare(policy, candidate, baselines) {
  const fit = chooseRuns(policy, candidate, baselines);
  const { runs, findings } = runsOfOneLevel(policy, fit.runs);
  return { fit: fit.runs, runs, findings: [...fit.findings, ...findings], isUnfit: fit.isUnfit };
}
function decisionOf(run) {
  const { policy, runs } = run;
  const { context, decided, findings, waivers } = run.resolved;
  const { candidate, baseline, pairing, comparisons } = context;
  const ordered = byEffect(findings).map(render);
  const isHeld = decided === "inconclusive" && isAwaiting(findings);
  const asks = (...codes) => isHeld && findings.some(({ code }) => codes.some((one) => one === code));
  return {
    schema: 1,
    suite: run.suite,
    decision: decided,
    headline: headlineOf(decided, ordered, context),
    exit_code: exitCode(decided, policy, isHeld),
    confirm: asks("confirm-awaited", "confirm-incomplete") ? askedOf(context) : null,
    confirmed: context.confirm.scenarios,
    candidate: run.candidateOrigin,
    baseline: runs[0]?.origin ?? null,
    baselines: runs.map(({ origin }) => origin),
    power: powerOf(context),
    waivers,
    config: run.config,
    relaxed: run.relaxed,
    compared: { candidate: keyOf(candidate), baseline: baseline && keyOf(baseline) },
    findings: ordered,
    metrics: comparisons.metrics,
    trends: trendsOf(context.rubrics, run.history),
    criteria: comparisons.criteria,
    ...context.usage.length === 0 ? {} : { usage: context.usage },
    outcomes: comparisons.outcomes,
    trials: candidate.trials,
    errored: candidate.errored,
    scenarios: {
      total: candidate.scenarios.length,
      paired: pairing.pairs.length,
      new: pairing.new.length,
      removed: pairing.removed.length,
      changed: pairing.changed.length,
      renamed: pairing.renamed.length
    },
    flips: flipsOf(context),
    confidence: 1 - 2 * policy.alpha,
    causes: [],
    start: null,
    roster: rosterOf(candidate, [...runs, ...run.before])
  };
}
function askedOf({ confirm: { asked, answers, scenarios } }) {
  if (answers === null) return { scenarios: asked, trials: FRESH_TRIALS };
  const lacking = scenarios.filter(({ missing }) => missing > 0);
  return {
    scenarios: lacking.map(({ scenario }) => scenario),
    trials: Math.max(...lacking.map(({ missing }) => missing))
  };
}
function exitCode(decided, policy, isHeld) {
  if (decided === "inconclusive") return policy.on_inconclusive === "fail" || isHeld ? 2 : 0;
  return decided === "pass" ? 0 : decided === "fail" ? 1 : 3;
}
function isNextBaseline({ findings, compared }) {
  if (findings.some(({ code }) => code === "errors-past-budget")) return false;
  const stops = findings.filter(({ effect }) => effect === "invalid");
  if (stops.length === 0) return true;
  return stops.every(({ code }) => code === "judge-not-comparable") && hasOneJudge(compared.candidate?.judges ?? []);
}
function hasOneJudge(judges) {
  const isNamed = judges.length > 0 && judges.every(({ judge }) => judge !== null);
  return isNamed && judges.every(({ question }) => namesIn(judges, question).size === 1);
}

// src/gating/invalid-decision.ts
var NOTHING_MEASURED = {
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: []
};
var NO_WAIVERS = { held: [], ignored: [], today: "" };
function invalidDecision(input) {
  const context = gateContext(defaultPolicy, NO_WAIVERS, { candidate: NOTHING_MEASURED, runs: [] });
  const findings = input.problems.map(findingOf);
  const decision = decisionOf({
    suite: input.suite,
    policy: defaultPolicy,
    candidateOrigin: input.candidateOrigin,
    runs: [],
    before: [],
    resolved: { decided: "invalid", findings, waivers: [], context },
    config: null,
    relaxed: [],
    history: []
  });
  return { ...decision, compared: { candidate: null, baseline: null } };
}
function findingOf(problem) {
  const { code, what, where, expected, found, more: more2, suggestion } = problem;
  const fix = fixOf(problem);
  return {
    code,
    effect: "invalid",
    what,
    ...expected === void 0 ? {} : { expected },
    ...found === void 0 ? {} : { actual: found },
    ...fix === "" ? {} : { next: fix },
    ...more2 === void 0 ? {} : { more: more2 },
    ...suggestion === void 0 ? {} : { suggestion },
    ...where === void 0 ? {} : { place: where }
  };
}

// src/io/shards.ts
var PLACE = "{shard}";
var MOST_SHARDS = 1e3;
function readShards(text2) {
  const count = Number(text2);
  if (!/^[1-9]\d*$/.test(text2) || count > MOST_SHARDS) return null;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}
var SHARDS_EXPECTED = `a number from 1 to ${MOST_SHARDS}`;
function findShardedFiles(patterns, shards, root) {
  requirePlaces(patterns, shards);
  if (shards === void 0) return findResultFiles(patterns, root);
  const found = patterns.flatMap(
    (written) => shards.map((shard) => {
      const pattern = written.replaceAll(PLACE, () => shard);
      return { shard, pattern, files: findFiles([pattern], root) };
    })
  );
  const owners = ownersOf(found);
  requireEvery(found, shards, root);
  requireNoMore(patterns, owners, root);
  return findResultFiles([...owners.keys()], root);
}
function requirePlaces(patterns, shards) {
  const wrong = patterns.filter((pattern) => pattern.includes(PLACE) !== (shards !== void 0));
  if (wrong.length === 0) return;
  const [isSet, has] = shards === void 0 ? ["not set", "has"] : ["set", "lacks"];
  throw new UserError(
    wrong.map((pattern) => ({
      code: "shards-unnamed",
      what: `\`expected-shards\` is ${isSet}, and \`${pattern}\` ${has} \`${PLACE}\``,
      fix: `Set \`expected-shards\` to the number of shards, and write \`${PLACE}\` in each pattern, as results/shard-${PLACE}.jsonl`
    }))
  );
}
function ownersOf(found) {
  const owners = /* @__PURE__ */ new Map();
  for (const { shard, files } of found) {
    for (const file of files) {
      const before = owners.get(file) ?? shard;
      owners.set(file, shard);
      if (before === shard) continue;
      throw new UserError({
        code: "shard-doubled",
        what: `the file matches two shards, ${before} and ${shard}`,
        where: { file },
        fix: "Let each file match one shard: `*` next to `{shard}` takes 10 for 1"
      });
    }
  }
  return owners;
}
function requireEvery(found, shards, root) {
  const missing = found.filter(({ files }) => files.length === 0);
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(({ shard }) => shard))];
  throw new UserError({
    code: "shard-missing",
    what: `shard${names.length === 1 ? "" : "s"} ${someOf(names, LISTED)} of ${shards.length} ${names.length === 1 ? "is" : "are"} missing`,
    expected: `a file for ${nameList(
      missing.map(({ pattern }) => pattern),
      LISTED
    )}`,
    found: `nothing in ${root}`,
    fix: "Check that the job of each shard finished and that its results were downloaded"
  });
}
var LISTED = 10;
function requireNoMore(patterns, owners, root) {
  const numbered = patterns.map((pattern) => pattern.replaceAll(PLACE, "+([0-9])"));
  const more2 = findFiles(numbered, root).filter((file) => !owners.has(file));
  if (more2.length === 0) return;
  throw new UserError({
    code: "shard-unexpected",
    what: `files of no expected shard: ${nameList(more2, LISTED)}`,
    fix: "Set `expected-shards` to the current number of shards, or move files of other runs elsewhere"
  });
}

// src/io/bundle/baseline-file.ts
import { resolve } from "node:path";

// schemas/baseline-file.schema.json
var baseline_file_schema_default = () => loadLazily("./baseline-file.schema.cjs");

// src/io/time.ts
function readToday(env, notBefore = "") {
  const text2 = env.SOURCE_DATE_EPOCH?.trim() ?? "";
  if (text2 !== "" && !/^\d{1,11}$/.test(text2))
    throw new UserError({
      code: "bad-source-date",
      what: "the environment variable SOURCE_DATE_EPOCH is not a time",
      expected: "seconds since 1970, as a whole number",
      found: text2
    });
  const day = dayOf(new Date(text2 === "" ? Date.now() : Number(text2) * 1e3).toISOString());
  const earliest = dayOf(notBefore);
  return day < earliest ? earliest : day;
}
function dayOf(time) {
  return time.slice(0, "2026-11-21".length);
}

// src/io/bundle/baseline-file.ts
var MAX_BASELINE_BYTES = 16 * 2 ** 20;
var BEGINNING = /^\uFEFF?\s*\{\s*"schema"\s*:\s*[0-9]+\s*,\s*"suite"\s*:\s*"[^"]*"\s*(?:,\s*"orig|\}|$)/;
var fileCheck = schemaCheck(baseline_file_schema_default);
var reportCheck = schemaCheck(report_schema_default);
function readBaselineFile(label, text2) {
  const value = parseRecord(text2, { file: label });
  requireFormat(value, label, "baseline file");
  const file = fileCheck.parse(value, (pointer) => ({ file: label, pointer }));
  const report2 = reportCheck.parse(file.report, (pointer) => ({ file: label, pointer: `/report${pointer}` }));
  return { ...file, report: report2 };
}
function openBaselineFile(name2, root) {
  if (!fileExists(name2, root)) return null;
  const [first = Buffer.of()] = chunksOf(resolve(root, name2), name2);
  if (!BEGINNING.test(Buffer.from(first).toString("utf8"))) return null;
  return readBaselineFile(name2, readText(name2, root, { outside: true, maxBytes: MAX_BASELINE_BYTES }));
}
function baselineFileOf(bundle) {
  const { suite, origin } = bundle.manifest;
  const [own] = historyOfBundle(bundle);
  if (own === void 0) throw damaged(bundle.label, HISTORY_FILE, "is empty");
  const written = dayOf(own.time);
  const file = { schema: 1, suite, origin, written, report: reportOfBundle(bundle) };
  return `${JSON.stringify(file)}
`;
}

// src/pipeline/configs.ts
function headDecides(head) {
  return { base: head, head: null, decidedBy: null };
}
function configsOfBase(head, texts, label) {
  const base = compileConfig(texts);
  return { base, head: configChanges(base, head).length === 0 ? null : head, decidedBy: label };
}
function waiversOfBase({ base, decidedBy: decidedBy2 }) {
  return decidedBy2 === null ? [] : base.policy.waivers;
}
function unreadableBase(label, reason, decidedBy2) {
  return { code: "base-config-unreadable", effect: "warn", label, reason, decidedBy: decidedBy2 };
}
function unreadConfig(baseRef, decidedBy2) {
  return {
    code: "base-config-unreadable",
    effect: "invalid",
    label: baseRef ?? "the base",
    decidedBy: decidedBy2 ?? "this run"
  };
}
function configChanges(old, head) {
  const [was, is] = [old.policy.hash, head.policy.hash];
  const name2 = head.policy.isSuiteNamed ? head.policy.suite : "policy";
  const policy = was === is ? [] : [{ kind: "policy", name: name2, old: shortHash(was), new: shortHash(is) }];
  return [...scoringChanges(old, head), ...policy];
}
function scoreAlike(one, other) {
  return scoringChanges(one, other).length === 0;
}
function scoringChanges(old, head) {
  const ids = sortedUnion(...[old, head].map(({ rubrics: rubrics2 }) => rubrics2.map(({ id }) => id)));
  const rubrics = ids.flatMap((id) => {
    const [was2, is2] = [old, head].map((config) => config.rubrics.find((rubric) => rubric.id === id));
    const shown2 = (rubric) => rubric ? `${rubric.version} (${shortHash(rubric.hash)})` : null;
    return was2?.hash === is2?.hash ? [] : [{ kind: "rubric", name: id, old: shown2(was2), new: shown2(is2) }];
  });
  const [was, is] = [old.mapping, head.mapping];
  if (was?.hash === is?.hash) return rubrics;
  const name2 = is?.name ?? was?.name ?? "";
  return [...rubrics, { kind: "mapping", name: name2, old: was && shortHash(was.hash), new: is && shortHash(is.hash) }];
}

// src/pipeline/redacting.ts
function redactingPolicies({ base, head }) {
  return head === null ? [base.policy] : [base.policy, head.policy];
}
function redactsMore(configs) {
  const hashOf = (policies) => redactionHash(redactionRules(policies));
  return hashOf([configs.base.policy]) !== hashOf(redactingPolicies(configs));
}
function redactionOf(policies, { secrets = [], env }) {
  const names = secretVariables(policies);
  const read2 = (name2) => env[name2] ?? "";
  const unread = names.filter((name2) => read2(name2).trim().length < SHORTEST_SECRET);
  const known = [...secrets, read2("AGENT_GATE_JUDGE_KEY"), ...names.map(read2)];
  const rules = { ...redactionRules(policies), secrets: known };
  return {
    rules,
    notes: unread.length === 0 ? [] : [{ code: "secret-not-redacted", effect: "notice", names: unread }]
  };
}
function redactionOfMain(configs) {
  return { ...redactionRules(redactingPolicies(configs)), secrets: [] };
}
function refuseSecretNames(configs, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const rubrics = [...configs.base.rubrics, ...configs.head?.rubrics ?? []];
  const names = rubrics.flatMap(({ id, metric, criteria }) => [id, metric, ...criteria.map(({ key }) => key)]);
  const shown2 = new Set(names.flatMap((name2) => redact(name2) === name2 ? [] : [redact(name2)]));
  if (shown2.size === 0) return;
  throw new UserError(
    [...shown2].map((name2) => ({
      code: "secret-name",
      what: `the name \`${name2}\` of a rubric, metric or criterion holds a value that is known as secret`,
      fix: "Rename it, or use another secret: one that is a word of every report cannot be kept out of it"
    }))
  );
}

// src/pipeline/measure.ts
function measureRun(run, rubrics, bundle, redaction = startRedaction(run.redaction)) {
  const { mapping, select, pool } = run;
  const selected = select.length === 0 ? {} : { select: select.map(selectionText).sort() };
  const readNow = { tool: productVersion(), mapping: mappingIdentity(mapping), ...selected };
  const report2 = startReport(rubrics, run.readBy ?? readNow);
  let unselected = 0;
  for (const evidence of evidenceOfRun(run, redaction, () => unselected++)) {
    const judged = judgeTrial(rubrics, evidence.trial);
    report2.add(judged);
    bundle?.add(evidence, explainTrial(judged));
  }
  const [earlier, counts] = [pool?.redacted ?? {}, redaction.counts()];
  const names = sortedUnion(Object.keys(earlier), Object.keys(counts));
  const found = report2.finish(
    Object.fromEntries(names.map((name2) => [name2, (earlier[name2] ?? 0) + (counts[name2] ?? 0)]))
  );
  if (found.read_by === void 0 || unselected === 0) return found;
  return { ...found, read_by: { ...found.read_by, unselected } };
}
async function measureBundle(bundle, configs, ask) {
  const { base, head } = configs;
  const stored = reportOfBundle(bundle);
  const run = { bundle, stored, redaction: redactionOfMain(configs), configs, ask };
  const { report: report2, answered } = await measureStored(run, base);
  const isRescored = !isScoredBy(run, base);
  const notes = isRescored && report2 === stored ? [{ code: "baseline-not-rescored", effect: "notice", label: bundle.label }] : [];
  const read2 = { mapping: null, select: [], redaction: run.redaction, readBy: stored.read_by, answered };
  const trials = bundle.has(EVIDENCE_FILE) ? { trials: { files: [laterEvidenceOf(bundle)], ...read2 } } : {};
  const measured = { report: report2, history: historyOfBundle(bundle), isRescored, notes, ...trials };
  if (head === null || scoreAlike(base, head)) return { ...measured, head: { measured: report2 } };
  const canScore = bundle.has(EVIDENCE_FILE) || isScoredBy(run, head);
  if (!canScore) return { ...measured, head: { unavailable: `${bundle.label} keeps no evidence` } };
  return { ...measured, head: { measured: (await measureStored(run, head)).report } };
}
async function measureStored(run, config) {
  const { bundle, stored, redaction, configs, ask } = run;
  const isOpen2 = stored.errored.some(({ kind, refused }) => kind === "judge" || refused === true);
  const lacksAnswers = isOpen2 && questionsOf(config.rubrics).length > 0;
  const isDone = isScoredBy(run, config) && !lacksAnswers;
  if (isDone || !bundle.has(EVIDENCE_FILE)) return { report: stored };
  const files = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction, readBy: stored.read_by };
  const asked = await ask(files, configs);
  return { report: withRedacted(measureRun(asked, config.rubrics), stored), answered: asked.answered };
}
function withRedacted(report2, { redacted }) {
  return redacted === void 0 ? report2 : { ...report2, redacted };
}
function notesOnRuns(runs) {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}
function isScoredBy({ bundle, redaction }, { rubrics }) {
  return sameRubrics(bundle.manifest.rubrics, rubrics) && bundle.manifest.redaction === redactionHash(redaction);
}
function sameRubrics(scored, rubrics) {
  const identities = (list) => list.map((one) => `${one.rubric} ${one.hash}`).sort().join("\n");
  return identities(scored) === identities(rubricIdentities(rubrics));
}
function measureFile({ report: report2 }, { base, head }) {
  const measured = { report: report2, history: [], notes: [] };
  const isByHead = head === null || scoreAlike(base, head) || head.rubrics.every(({ id, hash }) => report2.rubrics.some((one) => one.rubric === id && one.hash === hash));
  return {
    ...measured,
    head: isByHead ? { measured: report2 } : { unavailable: "the committed baseline keeps no trials" }
  };
}
async function measureCandidate(run, configs, draft) {
  const { base, head } = configs;
  const measured = await measureByBase(run, configs, draft);
  if (head === null || scoreAlike(base, head)) return { ...measured, head: measured.report };
  const files = await run.ask({ ...run, mapping: head.mapping, pool: measured.pool }, configs);
  return { ...measured, head: measureRun(files, head.rubrics) };
}
async function measureByBase(run, configs, draft) {
  const { base, head } = configs;
  try {
    return { ...await measureInto(draft, run, configs, base.mapping), isReadByHead: false };
  } catch (error) {
    const isOtherMapping = head !== null && head.mapping?.hash !== base.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    return { ...await measureInto(draft, run, configs, head.mapping), isReadByHead: true };
  }
}
async function measureInto(draft, run, configs, mapping) {
  const { pool, pooled } = poolAttempts(run, run.earlier, mapping);
  const files = await run.ask({ ...run, mapping, pool }, configs);
  const redaction = startRedaction(run.redaction);
  const report2 = measureRun(files, configs.base.rubrics, draft.start(), redaction);
  return { report: report2, pool, pooled, unmatched: redaction.unmatched(), trials: files };
}

// src/pipeline/given-baseline.ts
var BASELINE = {
  example: "*.jsonl",
  advice: "Name a bundle (folder or zip), a file that `baseline-file` wrote, or a results file"
};
function findGivenBaseline(given, root) {
  return async (head, ask) => {
    const sources = openNamed(given.baselines, root);
    const bundle = firstBundle(sources);
    const texts = bundle && configOfBundle(bundle);
    const notes = [];
    const configs = unlessMistaken(
      () => bundle === null || texts === null ? headDecides(head) : configsOfBase(head, texts, bundle.label),
      (mistake) => {
        notes.push(unreadableBase(bundle?.label ?? "", describeProblems(mistake), "this run"));
        return headDecides(head);
      }
    );
    const measured = await measureNamed(given, sources, { root, configs, ask });
    return {
      configs,
      runs: measured.runs,
      waivers: waiversOfBase(configs),
      labels: [],
      notes: [...notes, ...measured.notes, ...notesOnRuns(measured.runs)]
    };
  };
}
async function measureNamed(given, sources, by) {
  const how = { ...by, select: given.baselineSelect, secrets: given };
  const runs = [];
  for (const source of sources) runs.push(await measureSource(source, how));
  return { runs, notes: itselfNote(given, sources, by.root) };
}
function openNamed(names, root) {
  const named2 = names.map((name2) => {
    const bundle = openGivenBundle(name2, root);
    return { name: name2, path: realPath(name2, root), bundle, file: bundle === null ? openBaselineFile(name2, root) : null };
  });
  return named2.filter((source, index) => named2.findIndex((other) => isSameRun(source, other)) === index);
}
function itselfNote(given, sources, root) {
  const { results = [], select = [], baselineSelect } = given;
  if (canonicalJson(select) !== canonicalJson(baselineSelect)) return [];
  const own = new Set(findFiles(results, root).map((file) => realPath(file, root)));
  const same = sources.filter(({ path, bundle, file }) => bundle === null && file === null && own.has(path));
  const names = same.map(({ name: name2 }) => name2);
  return names.length === 0 ? [] : [{ code: "baseline-itself", effect: "warn", names }];
}
async function measureSource(source, { select, root, configs, secrets, ask }) {
  const { name: name2, bundle, file } = source;
  if (bundle !== null) {
    const measured = await measureBundle(bundle, configs, ask);
    const [{ time: created } = { time: void 0 }] = measured.history;
    const origin = { ...bundle.manifest.origin, label: bundle.label };
    return { ...measured, origin: created === void 0 ? origin : { ...origin, created } };
  }
  if (file !== null)
    return { ...measureFile(file, configs), origin: { ...file.origin, label: name2, created: file.written } };
  const files = findResultFiles([name2], root, BASELINE);
  const { rules: redaction } = redactionOf(redactingPolicies(configs), secrets);
  const readBy = ({ mapping }) => ask({ files, mapping, select, redaction }, configs);
  const { base, head } = configs;
  const trials = await readBy(base);
  const report2 = measureRun(trials, base.rubrics);
  return {
    report: report2,
    trials,
    head: { measured: head === null ? report2 : measureRun(await readBy(head), head.rubrics) },
    history: [],
    notes: [],
    origin: { label: name2 }
  };
}
function firstBundle(sources) {
  return sources.find(({ bundle }) => bundle !== null)?.bundle ?? null;
}
function isSameRun(one, other) {
  if (one.path === other.path) return true;
  const [a, b] = [one, other].map(({ bundle, file }) => bundle?.manifest.origin ?? file?.origin);
  if (a?.run_id === void 0 || canonicalJson(a) !== canonicalJson(b)) return false;
  return one.bundle === null || other.bundle === null || one.bundle.manifest.results === other.bundle.manifest.results;
}

// src/gating/relaxation/ranked-relaxation.ts
var KINDS = ["critical", "gating", "gate", "rubric", "scenario", "waiver", "advisory"];
var MOST_SHOWN2 = 10;
function inReadingOrder(found) {
  const sorted = found.toSorted(compareRanks);
  const seen = /* @__PURE__ */ new Map();
  const inTurn = sorted.map((one) => ({ one, turn: addTo(seen, one.kind) })).sort((a, b) => a.turn - b.turn);
  const shown2 = new Set(inTurn.slice(0, MOST_SHOWN2).map(({ one }) => one));
  return [...sorted.filter((one) => shown2.has(one)), ...sorted.filter((one) => !shown2.has(one))].map(
    ({ subject, what, old, new: now }) => ({ subject, what, old, new: now })
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
  const moved = effects.filter((one) => !metrics.includes(one) && (one.agent !== 0 || one.config !== 0));
  return joined([
    foldedTable(view, "Change by cause: agent and config", effectRows("metrics", metrics)),
    foldedTable(view, "Criteria by cause", effectRows("criteria", moved)),
    foldedTable(view, "Config changes", changeRows(config.changes)),
    config.not_rescored.length === 0 ? "" : `Not scored again: ${config.not_rescored.map((why) => prose(why, 200)).join("; ")}.`
  ]);
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
  const rows = relaxed.slice(0, Math.min(MOST_SHOWN2, view.detail.open));
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

// src/reporting/commands.ts
function gateCommand({ results, mapping, select }) {
  const options = [
    ...["--results", ...results],
    ...mapping === null ? [] : ["--mapping", mapping],
    ...select.flatMap((one) => ["--select", selectionText(one)])
  ];
  return `agent-gate gate ${options.map(quoted).join(" ")}`;
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
  const notes = folded(decision).filter(({ code }) => !OF_JUDGE.has(code));
  const warnings = notes.filter(({ effect }) => effect === "warn").length;
  const title = `Notes (${notes.length}${warnings === 0 ? "" : `, ${warnings} \u26A0\uFE0F`})`;
  return notes.length === 0 || detail.folded === 0 ? "" : details(title, listed2(view, notes));
}
function judgeSection(view) {
  const notes = folded(view.decision).filter(({ code }) => OF_JUDGE.has(code));
  return notes.length === 0 || view.detail.folded === 0 ? "" : details("Judge", listed2(view, notes));
}
var OF_JUDGE = /* @__PURE__ */ new Set(["judge-asked", "judge-unanswered", "answers-given"]);
function folded(decision) {
  return besideTable(decision).filter((finding) => !isOpen(decision)(finding));
}
function besideTable(decision) {
  return adviseOnce(listedFindings(decision).filter((one) => !isInTable(one, decision) && !IN_PLACE.has(one.code)));
}
function isOpen({ decision }) {
  return (finding) => decides(finding) || finding.effect === "warn" && decision !== "fail";
}
function usualAdvice({ decision, exit_code }) {
  return decision === "inconclusive" ? HELD_UP[exit_code === 0 ? "no" : "yes"] : "";
}
var IN_PLACE = /* @__PURE__ */ new Set([
  "waived",
  "waiver-expired",
  "waiver-ignored",
  "gate-relaxed"
]);
function listedFindings({ findings, metrics, criteria }) {
  const advisory = /* @__PURE__ */ new Set([
    ...metrics.filter((metric) => !gates(metric)).map(({ name: name2 }) => name2),
    ...criteria.filter((criterion) => !gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key))
  ]);
  const inRow = ({ code, effect, subject }) => subject !== void 0 && (advisory.has(subject) || code === "inconclusive" && effect === "notice");
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
    const own = place === void 0 ? what : maskText(what).key;
    const key = JSON.stringify([code, effect, own, expected]);
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
  const said = isInHeadline(finding, view.decision) && facts !== "" ? "" : ended(capitalised(prose(finding.what, limit)));
  return `- ${EFFECTS[finding.effect].icon} ${beside([
    said,
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
var MOST_SHOWN3 = 3;
var LONGEST_ID = 100;
function acceptSection({ decision, links, detail }) {
  if (decision.decision !== "fail" || detail.folded === 0) return "";
  const ids = decision.causes.flatMap(({ scenarios }) => scenarios.slice(0, 1));
  const shown2 = ids.filter((id) => !id.startsWith("-") && id.length <= LONGEST_ID).slice(0, MOST_SHOWN3);
  const bundle = links.bundle ?? "bundle";
  const first = links.artifact === void 0 ? "" : `download the ${link("full results", links.artifact)}, then `;
  const lines = [
    `- Accept it on record: a waiver in main's policy, with owner, ceiling and last day.`,
    shown2.length === 0 ? "" : `- Look at the steps: ${first}${codeSpan(explainCommand(bundle, shown2), Number.MAX_SAFE_INTEGER)}`,
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
  const before = baseline?.[which] ?? null;
  const decimals = decimalsApart([candidate[which], before]);
  const p = p_worse === null ? "" : `, one-sided p ${pValue(p_worse[which])}`;
  const compared = before === null ? "" : ` (baseline: ${rate(before, decimals)}${p})`;
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
  const isLimited = outcomes.some((one) => one.at_least !== null || one.at_most !== null);
  const rows = outcomes.map((one) => {
    const { candidate, baseline, at_least, at_most } = one;
    const own = rateOf(candidate);
    const before = baseline === null ? null : rateOf(baseline);
    const decimals = decimalsApart([own, before, at_most, at_least]);
    const limit = (word, value) => value === null ? "" : `at ${word} ${unbroken(rate(value, decimals))}`;
    const limits = [limit("least", at_least), limit("most", at_most), blocks(one, decision) ? BLOCKS : ""];
    const change = own === null || before === null ? NOTHING : signedPoints(own - before);
    return [
      beside([codeSpan(one.outcome), manyRubrics ? prose(one.rubric, 60) : ""]),
      rateText(own, decimals),
      ...isCompared ? [rateText(before, decimals), change] : [],
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
  const found = counted(view.decision.findings.length, "finding");
  return text([
    headSection(view),
    storageBanner(view),
    ratesSection(view),
    relaxedLine(view),
    configLine(view),
    footer(view, `Shortened to the headline: ${found} and every list are in ${fullResults(view)}.`)
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

// src/pipeline/baseline-answer.ts
function newestOfMain({ newest, runs }) {
  return newest ?? runs[0];
}
function historyBefore(answer, origin) {
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin);
}
function withoutSecrets(answer, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run) => {
    const { label, branch } = run.origin;
    const origin = { ...run.origin, label: redact(label), ...branch === void 0 ? {} : { branch: redact(branch) } };
    const report2 = redactQuoted(run.report, redact);
    const { measured } = run.head;
    if (measured === void 0) return { ...run, origin, report: report2 };
    return {
      ...run,
      origin,
      report: report2,
      head: { measured: measured === run.report ? report2 : redactQuoted(measured, redact) }
    };
  };
  const { runs, newest, notes } = answer;
  return {
    ...answer,
    runs: runs.map(clean),
    newest: newest && clean(newest),
    // A note may contain the path of a file.
    notes: notes.map(render).map((note) => ({
      ...mapTexts(note, redact),
      code: note.code,
      effect: note.effect
    }))
  };
}
var QUOTED = /* @__PURE__ */ new Set(["title", "family", "tags", "explanation", "message", "judge"]);
function redactQuoted(report2, redact) {
  const redacted = (value) => {
    if (Array.isArray(value)) return value.map(redacted);
    if (!isRecord(value)) return value;
    const members = Object.entries(value).map(([key, member]) => {
      return [key, QUOTED.has(key) ? mapTexts(member, redact) : redacted(member)];
    });
    return Object.fromEntries(members);
  };
  return redacted(report2);
}

// src/pipeline/finish-bundle.ts
function finishBundle(bundle, run) {
  const { origin, candidate, answer, decision, mainTrials } = run;
  const { base, head, decidedBy: decidedBy2 } = answer.configs;
  const redaction = redactionHash(run.redaction);
  bundle.pieces("report.json", reportPieces(candidate.report));
  if (mainTrials.length > 0)
    bundle.pieces(
      MAIN_TRIALS_FILE,
      mainTrials.map((line) => `${line}
`)
    );
  bundle.text("decision.json", safeJson(decision));
  bundle.text("comment.md", commentOrError(decision));
  const before = historyBefore(answer, origin);
  const own = recordOf(candidate.report, origin, run.time ?? run.today, before[0]);
  bundle.text(HISTORY_FILE, historyText([own, ...before]));
  if (candidate.freshTrials && run.keepsEvidence) bundle.text(CONFIRM_FILE, candidate.freshTrials);
  const byBase = bundledTexts(base.texts);
  const byHead = head && bundledTexts(head.texts, "head/");
  for (const { file, text: text2 } of [...byBase, ...byHead ?? []]) bundle.text(file, text2);
  const indexOf = (texts) => texts.map(({ kind, file, name: name2 }) => ({ kind, file, name: name2 }));
  const gate = gateText({
    schema: 1,
    today: run.today,
    config: { label: decidedBy2, texts: indexOf(byBase) },
    head: byHead && { config: { label: null, texts: indexOf(byHead) }, report: candidate.head },
    read_by_head: candidate.isReadByHead,
    waivers: answer.waivers,
    labels: answer.labels,
    notes: answer.notes.map(render),
    baselines: answer.runs,
    ...answer.newest === void 0 ? {} : { newest: answer.newest },
    ...answer.relaxed?.length ? { relaxed: answer.relaxed } : {},
    ...candidate.confirm ? { confirm: candidate.confirm } : {}
  });
  bundle.text("gate.json", gate);
  const shipped = byBase.flatMap((one) => one.shipped ? [one.file] : []);
  bundle.finish({
    tool: productVersion(),
    suite: decision.suite,
    origin,
    rubrics: rubricIdentities(base.rubrics),
    mapping: mappingIdentity(base.mapping),
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
    if (Array.isArray(value)) {
      yield "[";
      for (const [index, item] of value.entries()) yield `${index === 0 ? "" : ","}${JSON.stringify(item)}`;
      yield "]";
    } else yield JSON.stringify(value);
    before = ",";
  }
  yield "}\n";
}
function commentText(decision, bundle) {
  return renderComment(decision, { links: { bundle } });
}
function commentOrError(decision) {
  try {
    return commentText(decision);
  } catch (error) {
    return `The comment could not be written; this is our bug, please report it: ${describeThrown(error)}
`;
  }
}

// src/io/reading-progress.ts
var STEP = 8 * 1024 * 1024;
function withProgress(files, announce) {
  return announce === void 0 ? files : files.map((input) => ({ ...input, chunks: () => announced(input, announce) }));
}
function* announced({ file, chunks }, announce) {
  let [bytes2, next] = [0, STEP];
  for (const chunk of chunks()) {
    yield chunk;
    bytes2 += chunk.length;
    if (bytes2 < next) continue;
    announce(`reading ${JSON.stringify(file)}: ${Math.floor(bytes2 / 1024 / 1024)} MiB`, true);
    next = bytes2 + STEP;
  }
}

// src/gating/attribution.ts
function attributeChanges(policy, { base, head }) {
  const [main, candidate] = [
    base.main.measured ?? head.main.measured,
    base.candidate.measured ?? head.candidate.measured
  ];
  if (main === void 0 || candidate === void 0) return [];
  const rows = [base, head].map(
    (row) => comparisonContext(policy, { candidate: row.candidate.measured ?? candidate, runs: row.main.measured ?? main })
  );
  const isJudgedAlike = main.map(
    (_, index) => rows.every((row) => sameJudges(row.candidate, row.runs[index] ?? row.candidate))
  );
  return ratesOf(rows).map(({ name: name2, criterion, byJudge, valueIn }) => {
    const onMain = ({ runs }) => {
      const counted2 = runs.filter((_, index) => !byJudge || isJudgedAlike[index]);
      const values = counted2.flatMap((run) => run === null ? [] : valueIn(run) ?? []);
      return values.length === 0 ? null : meanRate(values);
    };
    const inCandidate = (pair) => valueIn(pair.candidate);
    const [was, headMain, now, headNow] = meansOf2([
      base.main.measured && valuesOf(rows[0], onMain),
      head.main.measured && valuesOf(rows[1], onMain),
      base.candidate.measured && valuesOf(rows[0], inCandidate),
      head.candidate.measured && valuesOf(rows[1], inCandidate)
    ]);
    return {
      subject: name2,
      subject_kind: criterion === null ? "metric" : "criterion",
      agent: difference(now, was),
      config: difference(headMain, was),
      total: difference(headNow, was)
    };
  });
}
function ratesOf(rows) {
  const byName2 = /* @__PURE__ */ new Map();
  for (const { metric, criteria } of rows.flatMap(({ rubrics }) => rubrics))
    for (const rate2 of [metric, ...criteria]) if (!byName2.has(rate2.name)) byName2.set(rate2.name, rate2);
  return [...byName2.values()];
}
function valuesOf(row, measure) {
  const pairs = row?.pairing.pairs ?? [];
  return new Map(
    pairs.flatMap((pair) => {
      const value = measure(pair);
      return value === null ? [] : [[pair.scenario, value]];
    })
  );
}
function meansOf2(cells2) {
  const known = cells2.flatMap((cell) => cell !== void 0 && cell.size > 0 ? [cell] : []);
  const shared = [...known[0]?.keys() ?? []].filter((scenario) => known.every((cell) => cell.has(scenario)));
  return cells2.map((cell) => {
    const values = shared.flatMap((scenario) => cell?.get(scenario) ?? []);
    return values.length === 0 ? void 0 : meanRate(values);
  });
}
function difference(value, from) {
  return value === void 0 || from === void 0 ? null : rounded(value - from);
}

// src/gating/relaxation/relaxed-policy.ts
function relaxedPolicy(base, head) {
  const demands = [...namedDemands(base, head), ...DEMANDS.map((demand) => ({ ...demand, ...OF_POLICY }))];
  return [
    ...demands.flatMap(({ kind, subject, what, relaxed }) => {
      const texts = relaxed(base, head);
      return texts === null ? [] : [{ kind, subject, what, old: texts[0], new: texts[1] }];
    }),
    ...relaxedWaivers(base.waivers, head.waivers)
  ];
}
var OF_POLICY = { kind: "gate", subject: "policy" };
function choice(values, read2) {
  return (base, head) => {
    const [was, is] = [read2(base), read2(head)];
    if (was === void 0 || is === void 0 || !values.includes(is)) return null;
    return values.indexOf(is) < values.indexOf(was) ? [was, is] : null;
  };
}
function atLeast(read2, show2 = percents) {
  return (base, head) => {
    const [was, is] = [read2(base) ?? null, read2(head) ?? null];
    return (is ?? -1) < (was ?? -1) ? numberTexts(was, is, show2) : null;
  };
}
function atMost(read2, show2 = percents) {
  return (base, head) => {
    const [was, is] = [read2(base) ?? null, read2(head) ?? null];
    const none = Number.POSITIVE_INFINITY;
    return (is ?? none) > (was ?? none) ? numberTexts(was, is, show2) : null;
  };
}
function asItIs(read2) {
  return (base, head) => {
    const [was, is] = [read2(base), read2(head)];
    return was === void 0 || was === is ? null : [was, is ?? "none"];
  };
}
function numberTexts(base, head, show2) {
  if (base !== null && head !== null) return show2(base, head);
  return [base === null ? "none" : percent(base), head === null ? "none" : percent(head)];
}
var asPoints = (base, head) => {
  const [old, now] = percents(base, head);
  return [old.replace("%", "points"), now.replace("%", "points")];
};
var asDays = (base, head) => [counted(base, "day"), counted(head, "day")];
var asRise = (base, head) => [riseText(base), riseText(head)];
function namesIn2(names) {
  return names.length === 0 ? "none" : someOf(names);
}
var DEMANDS = [
  { what: "relaxation.effect", relaxed: choice(["show", "label", "fail"], ({ relaxation }) => relaxation.effect) },
  { what: "relaxation.label", relaxed: asItIs(({ relaxation }) => relaxation.label ?? void 0) },
  {
    what: "gate.scenarios.removed",
    relaxed: choice(["allow", "warn", "fail"], ({ gate }) => gate.scenarios.removed)
  },
  { what: "gate.scenarios.new", relaxed: choice(["allow", "warn"], ({ gate }) => gate.scenarios.new) },
  { what: "gate.scenarios.min_overlap", relaxed: atLeast(({ gate }) => gate.scenarios.min_overlap) },
  // `stochastic` and `auto` differ in a hint only.
  { what: "noise", relaxed: choice(["auto", "none"], ({ noise }) => noise === "none" ? "none" : "auto") },
  { what: "require", relaxed: choice(["evidence", "proof"], (policy) => policy.require) },
  {
    what: "on_inconclusive",
    relaxed: choice(["pass", "warn", "confirm", "fail"], (policy) => policy.on_inconclusive)
  },
  {
    what: "on_no_baseline",
    relaxed: choice(["pass", "unset", "inconclusive", "fail"], (policy) => policy.on_no_baseline ?? "unset")
  },
  { what: "on_not_comparable", relaxed: choice(["pass", "invalid"], (policy) => policy.on_not_comparable) },
  { what: "confirm.fresh", relaxed: choice(["declared", "checked"], ({ confirm }) => confirm.fresh) },
  { what: "reruns", relaxed: choice(["replace", "add"], (policy) => policy.reruns) },
  { what: "evidence", relaxed: choice(["drop", "keep"], (policy) => policy.evidence) },
  { what: "errors.budget", relaxed: atMost(({ errors }) => errors.budget) },
  { what: "alpha", relaxed: atLeast(({ alpha }) => alpha) },
  { what: "baseline.max_age_days", relaxed: atMost(({ baseline }) => baseline.max_age_days, asDays) },
  { what: "rubrics.require", relaxed: requiresLess },
  // Any change counts: less redaction publishes more, and more redaction hides more from the gate.
  { what: "redact.secrets_from", relaxed: asItIs(({ redact }) => namesIn2(redact.secrets_from)) },
  { what: "redact.hash", relaxed: asItIs(({ redact }) => namesIn2(redact.hash)) },
  { what: "redact.drop", relaxed: asItIs(({ redact }) => namesIn2(redact.drop)) },
  { what: "redact.shapes", relaxed: asItIs(({ redact }) => redact.shapes) },
  { what: "judge", relaxed: asItIs(judgeText) },
  // A renamed suite starts without a baseline.
  { what: "suite", relaxed: asItIs(({ suite, isSuiteNamed }) => isSuiteNamed ? suite : void 0) }
];
function requiresLess({ rubrics: base }, { rubrics: head }) {
  if (base.require.every((one) => head.require.includes(one))) return null;
  return [base.require.join(", "), head.require.join(", ") || "none"];
}
function judgeText({ judge }) {
  if (judge === null) return void 0;
  const { model, votes, temperature } = judge;
  return `${model}, ${counted(votes, "vote")}${temperature === null ? "" : `, temperature ${temperature}`}`;
}
var TIERS = ["advisory", "supporting", "critical"];
function namedDemands(base, head) {
  const gating = (subject, demands, kind = "gating") => demands.map((demand) => ({ ...demand, subject, kind }));
  const namesOf = (section) => sortedUnion(Object.keys(base.gate[section]), Object.keys(head.gate[section]));
  const mustPass = base.gate.scenarios.must_pass.map(({ name: name2 }) => name2);
  return [
    ...namesOf("metrics").flatMap(
      (name2) => gating(
        name2,
        rateDemands((policy) => metricRule(policy, name2)),
        kindOfTier(metricRule(base, name2).tier, "gating")
      )
    ),
    ...namesOf("criteria").flatMap(
      (name2) => gating(
        name2 === "*" ? "every other criterion" : name2,
        rateDemands((policy) => criterionRule(policy, name2)),
        kindOfTier(criterionRule(base, name2).tier, "gating")
      )
    ),
    ...namesOf("outcomes").flatMap(
      (name2) => gating(name2, [
        { what: "at most", relaxed: atMost((policy) => outcomeRuleNamed(policy, name2).at_most) },
        { what: "at least", relaxed: atLeast((policy) => outcomeRuleNamed(policy, name2).at_least) }
      ])
    ),
    ...AMOUNTS.flatMap((amount) => {
      const ofBase = gates(base.gate.usage[amount]);
      return gating(amount, [
        { what: "tier", relaxed: choice(TIERS, ({ gate }) => gate.usage[amount].tier) },
        {
          what: "accepted rise",
          relaxed: atMost(({ gate }) => ofBase ? gate.usage[amount].tolerance : null, asRise)
        }
      ]);
    }),
    ...mustPass.flatMap((name2) => gating(name2, [{ what: "must_pass", relaxed: mayFail(name2) }]))
  ];
}
function rateDemands(ruleOf) {
  const modeOf = ({ threshold, mode }) => threshold === null ? void 0 : mode;
  return [
    { what: "tier", relaxed: choice(TIERS, (policy) => ruleOf(policy).tier) },
    { what: "threshold", relaxed: atLeast((policy) => ruleOf(policy).threshold) },
    { what: "mode of the threshold", relaxed: choice(["noise", "point"], (policy) => modeOf(ruleOf(policy))) },
    { what: "what is compared", relaxed: asItIs((policy) => ruleOf(policy).by ?? "as its rubric says") },
    { what: "tolerance", relaxed: atMost((policy) => ruleOf(policy).tolerance, asPoints) }
  ];
}
function mayFail(name2) {
  return (base, head) => {
    const [was, is] = [base, head].map(({ gate }) => gate.scenarios.must_pass.find((one) => one.name === name2));
    if (was === void 0 || is !== void 0 && shareToPass(is) >= shareToPass(was)) return null;
    const text2 = (trials) => trials === "all" ? "has to pass" : `has to pass in ${trials}`;
    return [text2(was.trials), is === void 0 ? "may fail" : text2(is.trials)];
  };
}
function relaxedWaivers(base, head) {
  return head.flatMap((waiver) => {
    const known = base.filter(
      (one) => one.metric === waiver.metric && one.criterion === waiver.criterion && one.scenario === waiver.scenario
    );
    if (known.some((one) => ceilingOf(one) >= ceilingOf(waiver) && one.expires >= waiver.expires)) return [];
    const old = known.map(waiverText).join("; ") || "none";
    return [{ kind: "waiver", subject: waiverSubject(waiver), what: "waiver", old, new: waiverText(waiver) }];
  });
}
function ceilingOf({ ceiling }) {
  return ceiling ?? 1;
}
function waiverText({ ceiling, expires }) {
  return `${ceiling === void 0 ? "any drop" : `up to ${points(ceiling)}`} until ${expires}`;
}

// src/gating/relaxation/relaxed-rubrics.ts
function relaxedRubric(policy, { base, head, keys }, rescored) {
  if (base === null) return [];
  const kindOf2 = ({ subject, part }) => {
    const rule = part === "rubric" ? metricRule(policy, base.metric) : criterionRule(policy, subject);
    return kindOfTier(rule.tier, "rubric");
  };
  if (head === null) {
    const kind = kindOf2({ subject: base.id, part: "rubric" });
    return [{ kind, subject: base.id, what: "rubric", old: base.version, new: "removed" }];
  }
  const raised = base.hash === head.hash ? [] : raisedRates(base.id, rescored);
  const relaxed = [...relaxedKeys(base.id, keys, rescored, raised), ...raised];
  return relaxed.map(({ part, ...one }) => ({ kind: kindOf2({ part, ...one }), ...one }));
}
function relaxedKeys(id, changed, { main }, raised) {
  const keys = changed.filter(({ scores }) => scores);
  const isAlone = ({ subject, part }) => (part === "rubric" ? keys : keys.filter((key) => key.subject === subject)).length === 1;
  const isStricter = (key) => raised.length === 0 && isAlone(key) && main !== null && isLower(id, key.subject, main);
  return keys.filter((key) => !isStricter(key)).map(({ subject, part, what, old, new: now }) => ({ subject, part, what, old, new: now }));
}
function isLower(id, subject, { base, head }) {
  return risesBetween(id, { base: head, head: base }, "").some((one) => one.subject === subject);
}
function raisedRates(id, { main, candidate }) {
  const raised = main === null ? [] : risesBetween(id, main, "main's trials");
  return raised.length > 0 || candidate === null ? raised : risesBetween(id, candidate, "this run's trials");
}
function risesBetween(id, { base, head }, whose) {
  const now = ratesOf2(id, head, whose);
  return ratesOf2(id, base, whose).flatMap(({ subject, part, what, rate: rate2 }) => {
    const other = now.find((one) => one.subject === subject && one.what === what);
    if (other === void 0 || rounded(other.rate) <= rounded(rate2)) return [];
    const [before, after] = percents(rate2, other.rate);
    return [{ subject, part, what, old: before, new: after }];
  });
}
function ratesOf2(id, { rubrics }, whose) {
  const report2 = rubrics.find(({ rubric }) => rubric === id);
  if (report2 === void 0) return [];
  const whole = { subject: id, part: "rubric" };
  const passRate = (of, { passed, total }) => total === 0 ? [] : [{ ...of, what: `how many of ${whose} pass`, rate: passed / total }];
  return [
    ...report2.score === null ? [] : [{ ...whole, what: `what ${whose} score`, rate: report2.score }],
    ...passRate(whole, report2.trials),
    ...report2.criteria.flatMap(
      (criterion) => passRate({ subject: criterionName(id, criterion.key), part: "criterion" }, criterion)
    )
  ];
}
function rubricVersionFindings({ rubrics: { require: require2 } }, changes) {
  const effectOf2 = (requirement) => require2.includes(requirement) ? "block" : "warn";
  return changes.flatMap(({ base, head, stale }) => {
    if (base === null || head === null || base.hash === head.hash) return [];
    const subject = { kind: "rubric", name: base.id };
    const data = { subject, effect: effectOf2("versions"), old: base.version, now: head.version };
    const bump = versionBump(base.version, head.version);
    const names = stale.filter(({ kind }) => kind === "version").map(({ name: name2 }) => name2);
    return [
      ...bump === "major" ? [{ ...data, code: "rubric-new-line", effect: "notice" }] : [],
      ...bump === "none" || bump === "down" ? [{ ...data, code: "rubric-version-unchanged" }] : [],
      ...names.length === 0 ? [] : [{ code: "part-version-unchanged", effect: data.effect, subject, names }],
      ...stale.filter(({ kind }) => kind === "threshold").map(({ name: name2, kept }) => {
        const about = { subject, names: name2 === "" ? [] : [name2], kept };
        return { code: "threshold-unexplained", effect: effectOf2("rationale"), ...about };
      })
    ];
  });
}

// src/gating/relaxation/relaxed-suite.ts
function relaxedSuite(policy, runs, today) {
  return [...otherSelection(runs), ...moreSecrets(runs), ...relaxedScenarios(policy, runs, today)];
}
function relaxedScenarios({ waivers, gate: { scenarios: rules } }, { candidate, baseline }, today) {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const here = scenariosById(candidate.scenarios);
  const now = ({ scenario }) => here.get(currentId(pairing, scenario));
  const excused = excusedScenarios({ held: waivers, today }, pairing, () => 0).removed;
  const mustPass = new Set(rules.must_pass.map(({ name: name2 }) => name2));
  const mayGo = rules.removed === "allow";
  const isMissed = ({ scenario }) => !mayGo && !excused.has(scenario);
  const { removed } = suiteEffects(pairing, primaryRubric(candidate)?.rubric ?? "");
  return [
    ...pairing.removed.filter(isMissed).map((one) => {
      const size = removed(one) ?? 0;
      return { kind: "scenario", size, subject: one.scenario, what: "scenario", old: "in main", new: "removed" };
    }),
    ...pairing.changed.filter(isMissed).map(({ scenario }) => {
      const what = "input or ground truth";
      return { kind: "scenario", subject: scenario, what, old: "as main asks", new: "something else" };
    }),
    ...baseline.scenarios.flatMap((scenario) => removedTags(mustPass, scenario, now(scenario))),
    ...fewerFamilies(pairing),
    ...mayGo ? [] : unrecorded(pairing)
  ];
}
function otherSelection({ candidate, baseline }) {
  const selectOf = ({ read_by }) => (read_by?.select ?? ["all"]).join(", ");
  const [old, now] = [selectOf(baseline), selectOf(candidate)];
  if (old === now) return [];
  return [
    { kind: "scenario", size: 1, subject: "select", what: "which trials count, in this run already", old, new: now }
  ];
}
function moreSecrets({ candidate, baseline }) {
  const [now, old] = [secretsIn(candidate), secretsIn(baseline)];
  if (now.secrets * old.trials <= old.secrets * now.trials) return [];
  const text2 = ({ secrets, trials }) => `${secrets} in ${counted(trials, "trial")}`;
  const what = "values of the environment that are taken out, in this run already";
  return [{ kind: "gate", subject: "results", what, old: text2(old), new: text2(now) }];
}
function secretsIn(report2) {
  return { secrets: report2.redacted?.[REGISTERED] ?? 0, trials: missingTrials(report2).total };
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
function unrecorded(pairing) {
  const ids = unrecordedScenarios(pairing);
  if (ids.length === 0) return [];
  const old = `recorded in ${counted(ids.length, "scenario")}`;
  return [{ kind: "scenario", size: 1, subject: "input", what: "what scenarios ask", old, new: "not by every trial" }];
}
function removedTags(names, before, after) {
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

// src/gating/relaxation/relaxation.ts
function relaxationsOf(input) {
  const { base, head, rubrics, rescored, chosen, candidate, baseline, today } = input;
  return inReadingOrder([
    ...chosen.map((one) => ({ kind: "gating", ...one })),
    ...relaxedPolicy(base, head),
    ...rubrics.flatMap((rubric) => relaxedRubric(base, rubric, rescored)),
    ...otherPrimary(input),
    ...otherMapping(input),
    ...baseline === null ? [] : relaxedSuite(base, { candidate, baseline }, today)
  ]);
}
function otherPrimary({
  base: { gate, waivers },
  primary: { base, head }
}) {
  const isReferred = gate.scenarios.must_pass.length > 0 || Object.values(gate.outcomes).some(({ isOfPrimary }) => isOfPrimary) || waivers.some(({ scenario }) => scenario !== void 0);
  if (base === null || base === head || !isReferred) return [];
  return [{ kind: "gating", subject: "policy", what: "primary rubric", old: base, new: head ?? "none" }];
}
function otherMapping({ mapping: { base, head, isUsed } }) {
  if (base === head) return [];
  const what = `how results are read${isUsed ? ", in this run already" : ""}`;
  const shown2 = (hash) => hash === null ? "none" : shortHash(hash);
  return [{ kind: "rubric", subject: "mapping", what, old: shown2(base), new: shown2(head) }];
}
function relaxationFindings(relaxed, { relaxation: { effect, label } }, labels) {
  if (relaxed.length === 0) return [];
  const counts = /* @__PURE__ */ new Map();
  for (const { subject } of relaxed) addTo(counts, subject);
  const places = Array.from(counts, ([subject, count]) => ({ subject, count }));
  if (effect === "show") return [{ code: "gate-relaxed", effect: "warn", places }];
  if (label === null) return [{ code: "gate-relaxed", effect: "block", places }];
  if (labels?.some((one) => one.toLowerCase() === label.toLowerCase()))
    return [{ code: "gate-relaxed-accepted", effect: "notice", places, label }];
  return [{ code: "gate-relaxed", effect: "block", places, label, isUnread: labels === null }];
}

// src/rubric/changed-keys.ts
var SHOWN = 120;
var DOCUMENTATION = /* @__PURE__ */ new Set([
  "$schema",
  "title",
  "description",
  "changelog",
  "bands",
  "version",
  "rationale",
  "owner",
  "since",
  "tags"
]);
var NAMED = /* @__PURE__ */ new Set(["derive", "steps"]);
function changedKeys(base, head) {
  if (base.hash === head.hash) return [];
  const [old, now] = [wholeOf(base), wholeOf(head)];
  const whole = { subject: head.id, part: "rubric" };
  return [
    ...changedIn(whole, old, now),
    ...[...NAMED].flatMap((key) => changedIn(whole, named(base.written, key), named(head.written, key))),
    ...changedParts(head.id, "criterion", base.written.criteria, head.written.criteria),
    ...changedParts(head.id, "node", base.written.nodes, head.written.nodes)
  ];
}
function wholeOf({ written, version, metric }) {
  const { rubric: _, meta: __, criteria, nodes, derive, steps, ...whole } = written;
  return { ...whole, version, metric };
}
function named(file, section) {
  const parts = file[section] ?? {};
  return Object.fromEntries(Object.entries(parts).map(([name2, part]) => [`${section}.${name2}`, part]));
}
function changedParts(id, part, old = {}, now = {}) {
  return sortedUnion(Object.keys(old), Object.keys(now)).flatMap((key) => {
    const subject = `${id}/${key}`;
    const [before, after] = [old[key], now[key]];
    if (before !== void 0 && after !== void 0) return changedIn({ subject, part }, before, after);
    const [was, is] = before === void 0 ? ["none", "added"] : ["there", "removed"];
    const scores = (before ?? after)?.status !== "proposed";
    return [{ subject, part, what: part, old: was, new: is, scores }];
  });
}
function movesScores(key, { judge }) {
  return !DOCUMENTATION.has(key) && (key !== "question" || judge !== void 0);
}
function withPlainThreshold({ threshold, ...part }) {
  if (threshold === void 0) return part;
  return { ...part, threshold: isRecord(threshold) ? threshold.value : threshold };
}
function changedIn({ subject, part }, before, after) {
  const [old, now] = [withPlainThreshold(before), withPlainThreshold(after)];
  const keys = sortedUnion(Object.keys(old), Object.keys(now)).filter((key) => !sameJson(old[key], now[key]));
  const proposed = [old, now].filter(({ status }) => status === "proposed").length;
  const counts = (key) => key === "status" ? proposed === 1 : proposed < 2;
  return keys.map((key) => {
    const scores = movesScores(key, now) && counts(key);
    return { subject, part, what: key, old: textOf2(old[key]), new: textOf2(now[key]), scores };
  });
}
function textOf2(value) {
  if (value === void 0) return "none";
  return cut(typeof value === "string" ? value : canonicalJson(value), SHOWN);
}

// src/scoring/testing/judged-case.ts
function judgeCase(rubric, one, votesOn = () => void 0) {
  const trial = judgeTrial([rubric], answerTrial([rubric], one.trial, votesOn));
  const [judged = null] = trial.rubrics;
  return { one, trial, judged, result: judged && explainRubric(judged) };
}
function nodeAt(tree, path) {
  let node = tree;
  for (const key of path.split(".")) node = node?.children?.find((child) => child.key === key);
  return node;
}
function askedTree({ judged, result }) {
  const isAsked2 = judged?.at != null && judged.judgement.verdict !== "skipped";
  return isAsked2 ? result?.tree : void 0;
}
var ANY_KEY = "*";
function isItem({ key }, { kind }) {
  return kind === "each" && /^\d/.test(key);
}
function isAsked(node) {
  return node.verdict !== "skipped" && node.otherwise !== true;
}
function visitNodes(tree, visit, path = "", pattern = "") {
  visit(path, tree, pattern);
  for (const child of tree.children ?? []) {
    const key = isItem(child, tree) ? ANY_KEY : child.key;
    visitNodes(child, visit, memberPath(path, child.key), memberPath(pattern, key));
  }
}
function* nodePaths(nodes, above = "") {
  for (const node of nodes) {
    const path = memberPath(above, node.key);
    yield { path, node };
    yield* nodePaths(node.parts, path);
  }
}

// src/scoring/testing/rubric-parts.ts
var OPAQUE = /* @__PURE__ */ new Set([
  "$schema",
  "meta",
  "contract",
  "value",
  "args",
  "table",
  "default",
  "changelog",
  "bands",
  "tags",
  "sees",
  "overrides"
]);
var NAMED2 = /* @__PURE__ */ new Set(["criteria", "nodes", "derive", "args_of"]);
var NOTHING3 = {};
function* partsOf(file) {
  yield* partsBelow({ pointer: "", key: "", value: file, holder: NOTHING3, holderPointer: "" });
}
function* partsBelow(part) {
  const { pointer, key, value } = part;
  const isOpaque = OPAQUE.has(key);
  const namesMembers = Array.isArray(value) || NAMED2.has(key) || pointer === "/steps";
  yield { ...part, form: isRecord(value) && !isOpaque && !namesMembers ? value : null };
  if (isOpaque || typeof value !== "object" || value === null) return;
  for (const [name2, member] of Object.entries(value)) {
    const at = memberPointer(pointer, name2);
    const holder = isRecord(value) ? value : NOTHING3;
    yield* partsBelow({ pointer: at, key: namesMembers ? "" : name2, value: member, holder, holderPointer: pointer });
  }
}
function patternOf(pointer, file) {
  const keys = [];
  let value = file;
  let under = "";
  for (const segment of pointerNames(pointer)) {
    value = value[segment];
    const key = keyOf2(segment, under, value);
    if (key !== void 0) keys.push(key);
    under = key === void 0 ? below(under, segment) : "";
  }
  return keys.join(".");
}
function below(under, segment) {
  return WAY.test(under) && SIDES.has(segment) ? `${under}_${segment}` : segment;
}
var SIDES = /* @__PURE__ */ new Set(["then", "else"]);
var WAY = /^(?:then|else)/;
function keyOf2(segment, under, value) {
  if (under === "criteria" || under === "nodes") return segment;
  if (under === "rules") return String(isRecord(value) ? value.name ?? segment : segment);
  if (segment !== "node") return void 0;
  return under === "each" ? ANY_KEY : under;
}

// src/scoring/linting/lint-source.ts
function governedParts(file) {
  return [...partsOf(file)].flatMap((part) => {
    const kind = kindOf(part);
    const { value, pointer } = part;
    return kind === void 0 || !isRecord(value) ? [] : [{ kind, name: patternOf(pointer, file), pointer, file: value }];
  });
}
function kindOf({ key, pointer, holder, holderPointer }) {
  if (key !== "") return void 0;
  const isItem2 = Object.keys(holder).length === 0;
  if (isItem2) return /\/rules\/\d+$/.test(pointer) ? "rule" : void 0;
  if (holderPointer.endsWith("/criteria")) return "criterion";
  return holderPointer.endsWith("/nodes") ? "node" : void 0;
}

// src/scoring/linting/stale-parts.ts
function staleParts(old, now) {
  const [parts, thresholds2] = [byName(governedParts(old)), byName(thresholdsOf(old))];
  return [
    ...governedParts(now).flatMap(({ name: name2, pointer, file }) => {
      const before = parts.get(name2)?.file;
      const isStale = file.version !== void 0 && before?.version === file.version && !scoresAlike(before, file);
      return isStale ? [{ kind: "version", name: name2, pointer, kept: String(file.version) }] : [];
    }),
    ...thresholdsOf(now).flatMap(({ name: name2, pointer, file }) => {
      const before = thresholds2.get(name2)?.file;
      if (before === void 0 || before.value === file.value) return [];
      const { rationale, calibrated_on: data, calibrated_at: day } = before;
      const kept = [
        ...rationale !== void 0 && rationale === file.rationale ? ["rationale"] : [],
        ...(data ?? day) !== void 0 && data === file.calibrated_on && day === file.calibrated_at ? ["calibration"] : []
      ];
      return kept.length === 0 ? [] : [{ kind: "threshold", name: name2, pointer, kept: kept.join(" and ") }];
    })
  ];
}
function thresholdName(name2) {
  return name2 === "" ? "the threshold of the rubric" : `the threshold of \`${name2}\``;
}
function byName(parts) {
  return new Map(parts.map((part) => [part.name, part]));
}
function thresholdsOf(file) {
  return [...partsOf(file)].flatMap(({ key, value, pointer }) => {
    if (key !== "threshold") return [];
    return [{ name: patternOf(pointer, file), pointer, file: isRecord(value) ? value : { value } }];
  });
}
function scoresAlike(old, now) {
  const counting = (part) => Object.fromEntries(Object.entries(part).filter(([key]) => movesScores(key, part)));
  return sameJson(counting(old), counting(now));
}

// src/pipeline/decide-by-configs.ts
function decideByConfigs({ origin, today }, candidate, answer) {
  const { base, head } = answer.configs;
  const { relaxed, findings } = relaxedGate(answer.configs, {
    candidate: candidate.report,
    baseline: newestOfMain(answer)?.report ?? null,
    isReadByHead: candidate.isReadByHead,
    rescored: scoredByBoth(candidate, answer),
    chosen: answer.relaxed ?? [],
    relaxation: answer.relaxation,
    labels: answer.labels,
    today
  });
  const byBase = {
    suite: base.policy.suite,
    // Includes the head policy's waivers, which are reported as ignored.
    policy: head === null ? base.policy : { ...base.policy, waivers: head.policy.waivers },
    candidate: candidate.report,
    candidateOrigin: origin,
    baselines: answer.runs,
    waivers: answer.waivers,
    notes: [...answer.notes, ...findings],
    today,
    config: null,
    relaxed,
    history: historyBefore(answer, origin),
    confirm: candidate.confirm ?? null
  };
  return head === null ? decide(byBase) : besideHead(byBase, head, candidate, answer);
}
function besideHead(input, head, candidate, answer) {
  const { configs, runs } = answer;
  const byHead = decideByHead(input, head, candidate, answer);
  const compared = new Set(runsToCompare(input.policy, candidate.report, runs).runs.map((run) => run.report));
  const grid = measuredGrid(
    candidate,
    runs.filter(({ report: report2 }) => compared.has(report2)),
    configs
  );
  const cells2 = grid === null ? [] : [grid.base, grid.head].flatMap((row) => [row.candidate, row.main]);
  const unavailable = [...cells2, ...runs.map((run) => run.head)].flatMap((cell) => cell.unavailable ?? []);
  const config = {
    decided_by: configs.decidedBy ?? "this run",
    would_decide: byHead.decision,
    ...candidate.isReadByHead ? { read_by_head: true } : {},
    changes: configChanges(configs.base, head),
    effects: grid === null ? [] : attributeChanges(input.policy, grid),
    not_rescored: [...new Set(unavailable)]
  };
  const decision = decide({ ...input, config });
  return { ...decision, findings: byEffect([...decision.findings, ...stricterHead(decision, byHead)]) };
}
function scoredByBoth({ report: report2, head }, answer) {
  const { configs } = answer;
  if (configs.head === null || !readAlike(configs) || redactsMore(configs)) return { main: null, candidate: null };
  const newest = newestOfMain(answer);
  const ofMain = newest?.head.measured;
  return {
    main: newest === void 0 || ofMain === void 0 ? null : { base: newest.report, head: ofMain },
    candidate: { base: report2, head }
  };
}
function decideByHead(input, head, candidate, { runs }) {
  const baselines = runs.flatMap(
    ({ head: { measured }, origin }) => measured === void 0 ? [] : [{ report: measured, origin }]
  );
  const asksNothingOfMain = { on_no_baseline: "pass", require: "evidence" };
  const policy = baselines.length > 0 ? head.policy : { ...head.policy, ...asksNothingOfMain };
  const fresh = candidate.confirm;
  const confirm = fresh ? { asked: fresh.asked, report: fresh.head ?? fresh.report } : null;
  return decide({ ...input, policy, candidate: candidate.head, confirm, baselines, notes: [] });
}
function relaxedGate({ base, head, decidedBy: decidedBy2 }, { isReadByHead, relaxation: other, labels, ...runs }) {
  const { chosen } = runs;
  const relaxation = other ?? base.policy.relaxation;
  if (decidedBy2 === null) return { relaxed: chosen, findings: relaxationFindings(chosen, { relaxation }, labels) };
  const now = head ?? base;
  const rubrics = rubricChanges(base, now);
  const relaxed = relaxationsOf({
    base: base.policy,
    head: now.policy,
    rubrics,
    primary: { base: primaryOf(base), head: primaryOf(now) },
    mapping: { base: base.mapping?.hash ?? null, head: now.mapping?.hash ?? null, isUsed: isReadByHead },
    ...runs
  });
  return {
    relaxed,
    findings: [
      ...relaxationFindings(relaxed, { relaxation }, labels),
      ...rubricVersionFindings(base.policy, rubrics),
      ...unexplainedThresholds(base.policy, now.policy)
    ]
  };
}
function primaryOf({ rubrics }) {
  return primaryRubric({ rubrics: rubrics.map(({ id, metric }) => ({ rubric: id, metric })) })?.rubric ?? null;
}
function rubricChanges(base, head) {
  const ids = sortedUnion(...[base, head].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  const rubricIn = ({ rubrics }, id) => rubrics.find((rubric) => rubric.id === id) ?? null;
  return ids.map((id) => {
    const [old, now] = [rubricIn(base, id), rubricIn(head, id)];
    const isChanged = old !== null && now !== null && old.hash !== now.hash;
    const stale = isChanged ? staleParts(old.written, now.written) : [];
    return { base: old, head: now, keys: isChanged ? changedKeys(old, now) : [], stale };
  });
}
var READ_BY_HEAD = "this run's results by the base's mapping, which cannot read them (the run's own mapping read them)";
var READ_BEFORE = "main's results under the new mapping (its bundle keeps what the old mapping read)";
var REDACTED_NOW = "main's results without what only this run's policy redacts (it was redacted on both sides)";
function readAlike({ base, head }) {
  return head === null || head.mapping?.hash === base.mapping?.hash;
}
function measuredGrid(candidate, runs, configs) {
  if (runs[0]?.head.measured === void 0) return null;
  const both = runs.flatMap(({ report: report2, head: { measured } }) => measured === void 0 ? [] : [{ report: report2, measured }]);
  const redacted = redactsMore(configs) ? REDACTED_NOW : null;
  const { isReadByHead } = candidate;
  const readBefore = isReadByHead || !readAlike(configs) ? READ_BEFORE : null;
  return {
    base: {
      main: { measured: both.map(({ report: report2 }) => report2) },
      candidate: cellOf(candidate.report, isReadByHead && redacted === null ? READ_BY_HEAD : null)
    },
    head: {
      main: cellOf(
        both.map(({ measured }) => measured),
        redacted ?? readBefore
      ),
      candidate: cellOf(candidate.head, redacted)
    }
  };
}
function cellOf(measured, unavailable) {
  return unavailable === null ? { measured } : { unavailable };
}

// src/pipeline/judging.ts
var askNoJudge = async (run) => run;
async function startJudge(access) {
  const open = async () => (await import("./judge-votes-VZUYGF5Z.mjs")).startAsking(access);
  const isSet = access.answers !== void 0 || (access.env.AGENT_GATE_JUDGE_URL ?? "") !== "";
  let asker = isSet ? await open() : null;
  const askAs = (mayReuse) => async (run, configs) => {
    const rubrics = rubricsOf(configs).filter((rubric) => questionsOf([rubric]).length > 0);
    let lacking = 0;
    for (const trial of rubrics.length === 0 ? [] : trialsOf(run))
      lacking += openQuestions(rubrics, withoutStale(rubrics, trial)).length;
    if (lacking === 0) return run;
    asker ??= await open();
    const judgeOf = judgesOf(configs);
    const { text: redact } = startRedaction(redactionOf(redactingPolicies(configs), access).rules);
    const askedBy2 = ({ id, model }) => {
      const judge = judgeOf(id);
      return { judge: judge && { ...judge, ...model === null ? {} : { model } }, mayReuse, redact };
    };
    return { ...run, answered: await asker.answer(trialsOf(run), { rubrics, askedBy: askedBy2 }, lacking) };
  };
  return {
    ask: askAs(true),
    askOfMain: askAs(false),
    notes: (configs) => {
      const { answers: file } = access;
      const isAsked2 = configs.decidedBy !== null && questionsOf(rubricsOf(configs)).length > 0;
      const given = file === void 0 || !isAsked2 ? [] : [{ code: "answers-given", effect: "notice", file }];
      return [...given, ...asker?.notes() ?? []];
    }
  };
}
function rubricsOf({ base, head }) {
  return [...base.rubrics, ...head?.rubrics ?? []];
}
function judgesOf({ base, head }) {
  const { judge } = base.policy;
  if (judge !== null) return () => judge;
  const ofBase = new Set(questionsOf(base.rubrics).map(({ id }) => id));
  return (id) => ofBase.has(id) ? null : head?.policy.judge ?? null;
}
function* trialsOf(run) {
  for (const { trial } of evidenceOfRun(run, startRedaction(run.redaction))) yield trial;
}

// src/pipeline/measure-confirm.ts
async function measureConfirm(run, configs) {
  const { files, earlier, isReadByHead } = run;
  const asked = earlier?.asked ?? null;
  const kept = earlier?.file ?? null;
  if (files.length === 0 && kept === null)
    return asked === null ? {} : { confirm: { asked, report: NONE, head: null } };
  const { base, head } = configs;
  const mapping = (isReadByHead ? head : base)?.mapping ?? null;
  const pool = kept === null ? void 0 : { earlier: kept, fresh: files, before: [], own: 0 };
  const read2 = await run.ask({ ...run, mapping, pool }, configs);
  let freshTrials2 = "";
  const add = (evidence) => {
    freshTrials2 += `${evidenceLine(evidence)}
`;
  };
  const report2 = measureRun(read2, base.rubrics, { add });
  const byHead = head === null || scoreAlike(base, head) ? null : measureRun(read2, head.rubrics);
  return { confirm: { asked, report: report2, head: byHead }, freshTrials: freshTrials2 };
}
var NONE = {
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: []
};

// src/io/rubric-files.ts
import { readdirSync } from "node:fs";
import { join, resolve as resolve2 } from "node:path";
var ENDINGS = [".yml", ".yaml"];
var RUBRIC_FOLDER = "rubrics";
var YAML_NAME = /\.ya?ml$/;
var NAMES = "Name rubrics, or a folder of them with their `NAME.test.yml`";
function findCaseFiles(name2, root) {
  const files = filesUnder(name2, root, TEST_FILE);
  const testOf = (file) => {
    const test = TEST_FILE.test(file) ? file : casesBeside(file, root);
    if (test !== void 0) return test;
    const fix = `Write cases in ${file.replace(YAML_NAME, ".test.yml")}`;
    throw new UserError({ code: "no-cases", what: "the rubric has no cases", where: { file }, fix });
  };
  return files.map(testOf).sort();
}
function findUntested(name2, root) {
  if (!folderExists(name2, root)) return [];
  const files = filesBelow(name2, root, YAML_NAME).filter(
    (file) => !TEST_FILE.test(file) && casesBeside(file, root) === void 0
  );
  return files.sort().map((file) => read(file, root)).filter(({ text: text2 }) => HEADER.test(text2));
}
var HEADER = /^(?:\{\s*)?["']?(?:rubric|meta)["']?[ \t]*:/m;
function casesNames(rubric) {
  return ENDINGS.map((ending) => rubric.replace(YAML_NAME, `.test${ending}`));
}
function readCases(rubric, root) {
  const test = casesBeside(rubric, root);
  return test === void 0 ? null : read(test, root);
}
function readRubricPair(test, root) {
  const names = ENDINGS.map((ending) => test.replace(TEST_FILE, ending));
  const rubric = findOnly(names, root);
  if (rubric !== void 0) return { rubric: read(rubric, root), test: read(test, root) };
  throw new UserError({
    code: "no-rubric",
    what: "the cases have no rubric beside them",
    where: { file: test },
    expected: names.join(" or ")
  });
}
function findRubrics(names, root) {
  const shipped = names.flatMap((name2) => fileExists(name2, root) ? [] : readShipped("rubrics", name2) ?? []);
  const others = names.filter((name2) => fileExists(name2, root) || readShipped("rubrics", name2) === void 0);
  const wanted = names.length === 0 ? [RUBRIC_FOLDER] : others;
  const files = wanted.flatMap((name2) => filesUnder(name2, root, YAML_NAME));
  const own = [...new Set(files)].filter((file) => !TEST_FILE.test(file)).sort();
  return [
    ...own.map((file) => ({ file, read: () => read(file, root).text })),
    ...shipped.map(({ file, text: text2 }) => ({ file, read: () => text2 }))
  ];
}
function filesUnder(name2, root, ending) {
  const isDirectory = folderExists(name2, root);
  const files = isDirectory ? filesBelow(name2, root, ending) : findFiles([name2], root);
  if (files.length > 0) return files;
  const kind = ending === TEST_FILE ? "`*.test.yml` files" : "rubrics";
  const what = isDirectory ? `the folder \`${name2}\` holds no ${kind}` : `no file matches \`${name2}\``;
  const fix = isDirectory || ending === TEST_FILE ? NAMES : adviseShipped("rubrics", name2);
  throw new UserError({ code: "no-files", what, fix });
}
function filesBelow(folder, root, ending) {
  const isPassedOver = (name2) => name2 === "node_modules" || name2.startsWith(".");
  return onDisk(folder, () => readdirSync(resolve2(root, folder), { recursive: true, encoding: "utf8" })).filter((path) => ending.test(path) && !slashed(path).split("/").some(isPassedOver)).map((path) => slashed(join(folder, path))).filter((path) => !folderExists(path, root));
}
function casesBeside(file, root) {
  return findOnly(casesNames(file), root);
}
function read(file, root) {
  return { file, text: readText(file, root, { outside: true }) };
}

// src/scoring/linting/constant-nodes.ts
function neverAsked({ value, placeOf, asksModel }) {
  if (!asksModel) return [];
  const unseen = governedParts(value).filter(({ file }) => file.judge !== void 0 && file.sees === void 0);
  return unseen.map(({ name: name2, pointer }) => ({
    level: "advice",
    code: "never-asked",
    what: `\`${name2}\` has no \`sees\`, so the policy's model is never asked`,
    next: "List under `sees` what the model gets, or ignore this if every trial records the answer",
    where: placeOf(`${pointer}/judge`)
  }));
}
function constantNodes({ value, placeOf, seen }) {
  if (seen === null) return [];
  const parts = governedParts(value);
  return seen.flatMap((node) => {
    const answer = constantAnswer(node);
    const part = parts.find(({ name: name2 }) => name2 === node.path);
    if (answer === void 0 || part === void 0) return [];
    return [
      {
        level: "advice",
        code: answer.code,
        what: `${part.kind} \`${part.name}\` ${answer.what} in main's stored trials`,
        next: "Check that the suite exercises it and that the harness records the facts it reads",
        where: placeOf(part.pointer)
      }
    ];
  });
}
var FEWEST_ANSWERS = 5;
function constantAnswer({ path, kind, takesAway, passed, failed }) {
  if (passed > 0 && failed > 0) return void 0;
  if (passed === 0 && failed === 0) return { code: "never-asked", what: "never applied" };
  const count = passed + failed;
  if (count < FEWEST_ANSWERS) return void 0;
  const asked = path.includes(ANY_KEY) ? `asked ${counted(count, "time")}` : counted(count, "trial");
  if (kind === "rule") {
    const fired = passed > 0 !== takesAway;
    return fired ? { code: "always-fired", what: `fired every time (${asked})` } : { code: "never-fired", what: `never fired (${asked})` };
  }
  return passed > 0 ? { code: "always-passed", what: `always passed (${asked})` } : { code: "never-passed", what: `never passed (${asked})` };
}

// src/scoring/linting/contradictions.ts
function contradictions({ value, placeOf }) {
  const first = /* @__PURE__ */ new Map();
  const parts = governedParts(value);
  return parts.flatMap((part) => {
    const asked = askedBy(part, parts);
    if (asked === void 0) return [];
    const other = first.get(asked.question);
    if (other === void 0) first.set(asked.question, asked);
    if (other === void 0 || !contradict(asked, other)) return [];
    const rival = `${other.part.kind} \`${other.part.name}\` (${describePlace(placeOf(other.part.pointer))})`;
    const how = asked.sign === other.sign ? `the condition of ${rival} and the opposite effect` : `the opposite condition of ${rival} and the same effect`;
    return [
      {
        level: "warning",
        code: "opposite-effects",
        what: `${part.kind} \`${part.name}\` has ${how}`,
        next: "Remove one of the two, or change its condition",
        where: placeOf(part.pointer)
      }
    ];
  });
}
function contradict(own, other) {
  const areRules = own.part.kind === "rule" && other.part.kind === "rule";
  return own.sign === other.sign ? own.effect !== other.effect : own.effect === other.effect && !areRules;
}
function askedBy(part, parts) {
  const { pass_when: pass, fail_when: fail, condition, weight } = part.file;
  const written = pass ?? fail ?? condition;
  if (!isRecord(written)) return void 0;
  const isBad = pass === void 0 && (fail !== void 0 || typeof weight === "number" && weight <= 0);
  const { asks, sign } = plainCondition(written);
  const whens = parts.filter(({ pointer }) => `${part.pointer}/`.startsWith(`${pointer}/`)).flatMap(({ file: { when } }) => isRecord(when) ? [plainCondition(when)] : []);
  const scope = part.pointer.slice(0, part.pointer.lastIndexOf("/node/") + 1);
  return { part, question: canonicalJson([scope, whens, asks]), sign, effect: isBad ? -1 : 1 };
}
function plainCondition(condition) {
  const { description: _, ...asked } = condition;
  if (isRecord(asked.not)) {
    const { asks, sign } = plainCondition(asked.not);
    return { asks, sign: sign === 1 ? -1 : 1 };
  }
  const op = NEGATIONS.get(asked.op);
  if (op !== void 0) return { asks: canonicalJson({ ...asked, op }), sign: -1 };
  return { asks: canonicalJson(asked), sign: 1 };
}
var NEGATIONS = new Map(
  Object.entries(OPERATORS).flatMap(([op, { negates }]) => negates === void 0 ? [] : [[op, negates]])
);
function neverHolds({ value, placeOf }) {
  return [...partsOf(value)].flatMap(({ key, value: parts, pointer }) => {
    const subject = key === "and" && Array.isArray(parts) ? impossibleSubject(parts.filter(isRecord)) : void 0;
    if (subject === void 0) return [];
    const what = `this \`and\` never holds: its conditions on \`${subject}\` exclude each other`;
    return [
      { level: "warning", code: "never-holds", what, next: "Use `or`, or remove one of them", where: placeOf(pointer) }
    ];
  });
}
function impossibleSubject(parts) {
  const compared = parts.filter(({ field, score: score2 }) => typeof (field ?? score2) === "string");
  return [...new Set(compared.map(subjectName))].find((subject) => {
    const asked = compared.filter((part) => subjectName(part) === subject);
    const ops = new Set(asked.map(({ op }) => op));
    return ops.has("absent") && ops.has("exists") || hasEmptyBounds(asked);
  });
}
function hasEmptyBounds(asked) {
  const bounds = (...ops) => asked.flatMap(({ op, value }) => ops.includes(String(op)) && typeof value === "number" ? [value] : []);
  const least = Math.max(...bounds("gt", "gte"));
  const most = Math.min(...bounds("lt", "lte"));
  const isOpen2 = bounds("gt").includes(least) || bounds("lt").includes(most);
  return isOpen2 ? least >= most : least > most;
}
var ORDERS = /* @__PURE__ */ new Set(["eq", "ne", "lt", "lte", "gt", "gte"]);
function constantComparisons({ value, placeOf }) {
  return [...partsOf(value)].flatMap(({ form, pointer }) => {
    const { score: score2, op, value: bound } = form ?? {};
    if (typeof score2 !== "string" || typeof bound !== "number" || !ORDERS.has(op)) return [];
    const isOutside = bound < 0 || bound > 1 || op === "gt" && bound === 1 || op === "lt" && bound === 0;
    if (!isOutside) return [];
    const what = `\`${op} ${bound}\` is the same for every score: \`${score2}\` is between 0 and 1`;
    const next = "Compare it with a number between 0 and 1";
    return [{ level: "warning", code: "out-of-scale", what, next, where: placeOf(`${pointer}/value`) }];
  });
}

// src/scoring/linting/upkeep.ts
var THRESHOLD_KEYS = ["rationale", "calibrated_on", "owner", "review_by"];
var DATE = /^\d{4}-\d\d-\d\d$/;
function thresholds({ value, placeOf, today }) {
  return [...partsOf(value)].flatMap(({ key, value: written, pointer }) => {
    if (key !== "threshold") return [];
    const documented = isRecord(written) ? written : {};
    const findings = [];
    const missing = THRESHOLD_KEYS.filter((name2) => documented[name2] === void 0);
    const breaks = missing.flatMap((name2) => name2 === "rationale" ? name2 : name2 === "review_by" ? "review" : []);
    if (missing.length > 0)
      findings.push({
        level: "advice",
        code: "threshold-undocumented",
        what: `the threshold lacks ${missing.map((name2) => `\`${name2}\``).join(", ")}`,
        next: "Write `threshold: { value, rationale, calibrated_on, ... }`, so that a reviewer can check it",
        where: placeOf(pointer),
        ...breaks.length === 0 ? {} : { breaks }
      });
    const { review_by: due, owner } = documented;
    if (typeof due === "string" && DATE.test(due) && due < today)
      findings.push({
        level: "warning",
        code: "review-due",
        what: `the threshold was due for review by ${due}${typeof owner === "string" ? ` (owner: ${owner})` : ""}`,
        next: "Review it, then move `review_by`",
        where: placeOf(`${pointer}/review_by`),
        breaks: ["review"]
      });
    return findings;
  });
}
function rationales({ value, placeOf, require: require2 }) {
  if (!require2.includes("rationale")) return [];
  const bare = governedParts(value).filter(({ file }) => file.weight !== void 0 && file.rationale === void 0);
  return bare.map(({ kind, name: name2, pointer }) => ({
    level: "advice",
    code: "no-rationale",
    what: `${kind} \`${name2}\` has a weight and no \`rationale\``,
    next: "Say why it is there, and why with this weight",
    where: placeOf(pointer),
    breaks: ["rationale"]
  }));
}
function weights({ value, placeOf }) {
  return [...partsOf(value)].flatMap(({ key, value: written, pointer }) => {
    const rules = key === "rules" && Array.isArray(written) ? written : [];
    const index = rules.findIndex((rule) => isRecord(rule) && Math.abs(Number(rule.weight ?? 0)) > 1);
    if (index === -1) return [];
    const { name: name2 = index, weight } = rules[index];
    const what = `rule \`${name2}\` weighs ${weight}, more than the whole score of 0 to 1`;
    const next = "Weigh rules in shares of 1: 3 of 10 points is 0.3";
    return [
      { level: "warning", code: "rule-outweighs-score", what, next, where: placeOf(`${pointer}/${index}/weight`) }
    ];
  });
}
var NAMED3 = [
  { section: "steps", kind: "step", need: stepNeed },
  { section: "derive", kind: "derived fact", need: derivedNeed }
];
function unusedNames({ value, placeOf, rubric }) {
  if (rubric === null) return [];
  return NAMED3.flatMap(({ section, kind, need }) => {
    const named2 = value[section];
    const names = Object.keys(isRecord(named2) ? named2 : {}).filter((name2) => !rubric.refersTo.has(need(name2)));
    return names.map(
      (name2) => ({
        level: "advice",
        code: "unused-name",
        what: `nothing in the rubric refers to the ${kind} \`${name2}\``,
        next: "Remove it, or refer to it",
        where: placeOf(memberPointer(`/${section}`, name2))
      })
    );
  });
}
function versionChange({ value, placeOf, rubric, stored }) {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const where = placeOf(value.meta === void 0 ? "/version" : "/meta/version");
  const versions = { level: "error", breaks: ["versions"] };
  const found = [];
  if (["none", "down"].includes(versionBump(stored.version, rubric.version))) {
    const what = `the rubric differs from main's, and its version ${rubric.version} is not above ${stored.version}`;
    found.push({ ...versions, code: "no-version-bump", what, next: `Raise the version: ${STEPS_OF_VERSIONS}`, where });
  }
  for (const { kind, name: name2, pointer, kept } of staleParts(stored.written, value))
    found.push(
      kind === "version" ? {
        ...versions,
        code: "old-version",
        what: `\`${name2}\` differs from main's, and both are version ${kept}`,
        next: "Raise its `version`",
        where: placeOf(`${pointer}/version`)
      } : {
        level: "warning",
        code: "old-rationale",
        what: `${thresholdName(name2)} changed, and its ${kept} did not`,
        next: "Say why, and on which data",
        where: placeOf(pointer),
        breaks: ["rationale"]
      }
    );
  return found;
}

// src/scoring/linting/lint-rubric.ts
var CHECKS = [
  versionChange,
  thresholds,
  rationales,
  weights,
  contradictions,
  neverHolds,
  constantComparisons,
  neverAsked,
  unusedNames,
  constantNodes
];
function lintRubric(source) {
  const isRequired = ({ breaks = [] }) => breaks.some((one) => source.require.includes(one));
  const found = CHECKS.flatMap((check) => check(source));
  return found.map((finding) => isRequired(finding) ? { ...finding, level: "error" } : finding);
}

// src/scoring/testing/boundaries.ts
var EPSILON = 1e-9;
function findBoundaries({ value: file, placeOf }, judged) {
  return [...partsOf(file)].flatMap(({ key, pointer, holder }) => {
    const isHere = key === "threshold" || key === "judge" && holder.threshold === void 0;
    const bound = isHere ? thresholdOf(holder) : null;
    if (bound === null) return [];
    const owner = patternOf(pointer, file);
    const what = owner === "" ? "threshold of the rubric" : `threshold of \`${owner}\``;
    const scores = judged.flatMap((one) => scoresOf3(owner, one));
    return [{ where: placeOf(pointer), what, bound, ...nearest(bound, scores) }];
  });
}
function scoresOf3(owner, one) {
  const tree = askedTree(one);
  const scores = [];
  if (tree === void 0) return scores;
  visitNodes(tree, (_, node, pattern) => {
    if (pattern === owner && node.score !== null && isAsked(node)) scores.push(node.score);
  });
  return scores;
}
function nearest(bound, scores) {
  const lower = scores.filter((score2) => score2 < bound - EPSILON);
  const higher = scores.filter((score2) => score2 > bound + EPSILON);
  const below2 = lower.length === 0 ? null : Math.max(...lower);
  const above = higher.length === 0 ? null : Math.min(...higher);
  const at = scores.some((score2) => Math.abs(score2 - bound) <= EPSILON);
  const untried = [
    ["below", below2 === null && bound > 0],
    // Most sums of weights cannot equal a threshold. An equal score is required only for 1, which no score exceeds.
    ["at", !at && bound === 1],
    ["above", above === null && bound < 1]
  ];
  return { below: below2, at, above, untried: untried.filter(([, isOpen2]) => isOpen2).map(([side]) => side) };
}

// src/scoring/testing/coverage.ts
function startCoverage({ nodes }) {
  const counts = /* @__PURE__ */ new Map();
  const known = (path, { kind, weight }) => {
    const own = counts.get(path);
    return own ?? { path, kind, takesAway: kind === "rule" && weight <= 0, passed: 0, failed: 0 };
  };
  for (const { path, node } of nodePaths(nodes.counted)) counts.set(path, known(path, node));
  return {
    add: (tree) => visitNodes(tree, (_, node, pattern) => {
      if (pattern === "") return;
      const own = known(pattern, node);
      const asked = isAsked(node) ? 1 : 0;
      const passed = own.passed + (node.verdict === "pass" ? asked : 0);
      counts.set(pattern, { ...own, passed, failed: own.failed + (didNotPass(node) ? asked : 0) });
    }),
    finish: () => [...counts.values()]
  };
}

// schemas/rubric-test.schema.json
var rubric_test_schema_default = () => loadLazily("./rubric-test.schema.cjs");

// src/scoring/testing/mismatches.ts
function caseMismatches({ one: { expect }, judged, result }) {
  const tree = result?.tree;
  const explanation = tree === void 0 ? "the trial has no verdict" : reasonOf2(tree);
  const whole = [
    ...nodeMismatches("", "", expect, tree),
    ...mismatch("outcome", "/outcome", expect.outcome, result?.outcome),
    ...mismatch("warnings", "/warnings", expect.warnings, result?.warnings)
  ].map((one) => ({ ...one, explanation }));
  const because = (node, found) => found.map((one) => ({ ...one, explanation: node === void 0 ? explanation : reasonOf2(node) }));
  const criteria = Object.entries(expect.criteria ?? {}).flatMap(([key, verdict]) => {
    const node = nodeAt(tree, key);
    return because(node, mismatch(`criteria.${key}`, `/criteria/${key}`, verdict, node?.verdict));
  });
  const nodes = Object.entries(expect.nodes ?? {}).flatMap(([path, wanted]) => {
    const node = nodeAt(tree, path);
    return because(node, nodeMismatches(`nodes.${path}.`, `/nodes/${path}`, wanted, node));
  });
  const derived = Object.entries(expect.derived ?? {}).flatMap(([name2, wanted]) => {
    const fact = judged?.rubric.derived.find((one) => one.name === name2);
    const value = fact === void 0 ? void 0 : judged?.at?.derived[fact.slot];
    const why = result?.derived?.find((one) => one.fact === name2)?.explanation ?? explanation;
    const found = valueMismatch(`derived.${name2}`, `/derived/${name2}`, wanted, fact && (value ?? null));
    return found.map((one) => ({ ...one, explanation: why }));
  });
  return [...whole, ...criteria, ...nodes, ...derived];
}
function overallMismatches({ expect }, rubric, judged) {
  if (expect === void 0) return [];
  const report2 = startReport([rubric]);
  for (const { trial } of judged) report2.add(trial);
  const whole = report2.finish().rubrics[0];
  return [
    ...valueMismatch("score", "/score", expect.score, whole?.score ?? null),
    ...mismatch("band", "/band", expect.band, whole?.band),
    ...expect.outcomes === void 0 ? [] : outcomeMismatches(expect.outcomes, rubric, judged)
  ];
}
function outcomeMismatches(expected, { outcomes }, judged) {
  const names = /* @__PURE__ */ new Set([...outcomes.map(({ name: name2 }) => name2), NOT_JUDGED, ...Object.keys(expected)]);
  return [...names].flatMap((name2) => {
    const cases = judged.filter((one) => one.judged?.outcome === name2).length;
    return mismatch(`outcomes.${name2}`, "/outcomes", memberOf(expected, name2) ?? 0, cases);
  });
}
function nodeMismatches(prefix, at, wanted, node) {
  return [
    ...valueMismatch(`${prefix}score`, `${at}/score`, wanted.score, node?.score ?? null),
    ...valueMismatch(`${prefix}raw`, `${at}/raw`, wanted.raw, node?.raw ?? node?.score ?? null),
    ...mismatch(`${prefix}verdict`, `${at}/verdict`, wanted.verdict, node?.verdict),
    ...mismatch(`${prefix}severity`, `${at}/severity`, wanted.severity, node?.severity),
    ...mismatch(`${prefix}label`, `${at}/label`, wanted.label, node?.label),
    ...partMismatch(`${prefix}explanation`, `${at}/explanation`, wanted.explanation, node?.explanation)
  ];
}
var EPSILON2 = 1e-9;
function valueMismatch(what, at, expected, found) {
  const areNumbers = typeof expected === "number" && typeof found === "number";
  return areNumbers && Math.abs(expected - found) <= EPSILON2 ? [] : mismatch(what, at, expected, found);
}
function partMismatch(what, at, part, found) {
  if (part === void 0 || found?.includes(part)) return [];
  return [{ what, at, expected: `a part ${shown(part)}`, found: shown(found) }];
}
function mismatch(what, at, expected, found) {
  if (expected === void 0 || sameJson(expected, found)) return [];
  return [{ what, at, expected: shown(expected), found: shown(found) }];
}
var LEAVES = 3;
function reasonOf2(node) {
  const below2 = [];
  visitNodes(node, (path, { children, verdict, explanation }) => {
    if (children !== void 0 || verdict === "pass" || verdict === "skipped") return;
    if (!node.explanation.includes(explanation)) below2.push(`${path}: ${explanation}`);
  });
  const rest = below2.length - LEAVES;
  return [node.explanation, ...below2.slice(0, LEAVES), ...rest > 0 ? [`and ${rest} more`] : []].join(" | ");
}

// src/scoring/testing/rubric-test.ts
var schema = schemaCheck(rubric_test_schema_default);
function loadRubricTest(file, text2, rubric, votesOn) {
  return readConfig(file, text2, schema, (written, making) => {
    const { placeOf, problems } = making;
    const test = { ...written, cases: readCases2(written, making), placeOf };
    const judged = rubric === null ? [] : test.cases.map((one) => judgeCase(rubric, one, votesOn));
    if (rubric !== null) problems.push(...otherRubric(rubric, written, placeOf));
    return { test, judged };
  });
}
function readCases2({ cases }, { placeOf, problems }) {
  const found = new Problems();
  const redaction = startRedaction(DEFAULT_RULES);
  const read2 = cases.flatMap((one, index) => {
    const record = { trial: 1, error: null, ...redaction.value(one.trial), scenario: `case-${index + 1}` };
    const locate = (pointer) => placeOf(`/cases/${index}/trial${pointer}`);
    const trial = found.collect(() => normaliseTrial(record, locate));
    return trial === void 0 ? [] : [{ name: one.name, trial, expect: one.expect }];
  });
  problems.push(...found.all());
  return read2;
}
function otherRubric({ id }, { rubric: name2 }, placeOf) {
  if (name2 === id) return [];
  const names = { expected: `\`${id}\``, found: `\`${inline(name2)}\`` };
  const what = "the cases are of another rubric";
  return [{ code: "wrong-rubric", what, where: placeOf("/rubric"), ...names, ...adviseNearest(name2, [id]) }];
}
function findMismatches(rubric, test, judged) {
  const own = judged.flatMap(
    (one, index) => caseMismatches(one).map((found) => placed(found, one.one.name, `/cases/${index}/expect`, test))
  );
  const overall = overallMismatches(test, rubric, judged);
  return [...own, ...overall.map((found) => placed(found, null, "/expect", test))];
}
function placed({ at, ...found }, name2, base, { placeOf }) {
  return { ...found, name: name2, where: placeOf(`${base}${at}`) };
}

// src/scoring/testing/examine-rubric.ts
function examineRubric(files, votesOn) {
  const { document, rubric, test, judged } = loadBoth(files, votesOn);
  const mismatches = findMismatches(rubric, test, judged);
  const coverage = startCoverage(rubric);
  for (const tree of judged.map(askedTree)) if (tree !== void 0) coverage.add(tree);
  return {
    rubric: rubric.id,
    file: files.test.file,
    cases: test.cases.length,
    mismatches,
    nodes: coverage.finish(),
    boundaries: findBoundaries(document, judged)
  };
}
function loadBoth({ rubric: { file, text: text2 }, test }, votesOn) {
  const problems = new Problems();
  const read2 = problems.collect(() => {
    const document = parseYamlDocument(file, text2);
    return { document, rubric: compileDocument(document) };
  });
  const judged = problems.collect(() => loadRubricTest(test.file, test.text, read2?.rubric ?? null, votesOn));
  problems.throwAny();
  return { ...read2, ...judged };
}

// src/pipeline/rubric-checks.ts
function checkRubrics(own, { base, decidedBy: decidedBy2 }, checks) {
  const { root, today, isAsked: isAsked2, casesOfBase } = checks;
  const required = [.../* @__PURE__ */ new Set([...base.policy.rubrics.require, ...isAsked2 ? ["tests"] : []])];
  const later = own.policy.rubrics.require.filter((one) => !required.includes(one));
  const texts = new Set(own.texts.rubrics.map(({ text: text2 }) => text2));
  const changed = base.texts.rubrics.filter(({ text: text2 }) => !texts.has(text2));
  const check = (rubrics, side) => rubrics.flatMap((rubric) => {
    const isChecked = !rubric.shipped && side.require.length > 0;
    return isChecked ? checkRubric(rubric, { ...side, today, asksModel: base.policy.judge !== null }) : [];
  });
  const mine = { label: null, casesOf: (file) => readCases(file, root) };
  return [
    ...check(own.texts.rubrics, { ...mine, require: required, effect: "block" }),
    ...check(own.texts.rubrics, { ...mine, require: later, effect: "warn" }),
    ...check(changed, {
      label: decidedBy2,
      casesOf: (file) => casesOfBase.get(file),
      require: required,
      effect: "warn"
    })
  ];
}
function checkRubric(rubric, side) {
  const { require: require2, today, asksModel, label, effect } = side;
  const document = parseYamlDocument(rubric.file, rubric.text);
  const compiled = compileDocument(document);
  const about = { subject: { kind: "rubric", name: compiled.id }, label };
  const value = document.value;
  const source = { value, placeOf: document.placeOf, rubric: compiled, stored: null, seen: null };
  const hasTests = require2.includes("tests");
  const linted = lintRubric({ ...source, today, asksModel, require: require2 }).filter(
    ({ level }) => level === "error" || hasTests && level === "warning"
  );
  const findings = oneOfEach(linted).map((first) => {
    const { code, level, what: said, next, where } = first;
    const more2 = linted.filter((one) => one.code === code).length - 1;
    const breaks = (first.breaks ?? []).filter((one) => require2.includes(one));
    const data = { said, next, more: more2, breaks };
    return { code: "rubric-lint", effect: level === "error" ? effect : "warn", ...about, place: where, ...data };
  });
  return hasTests ? [...testsOf(rubric, side, { effect, ...about }), ...findings] : findings;
}
function testsOf(rubric, { casesOf }, about) {
  return unlessMistaken(
    () => {
      const test = casesOf(rubric.file);
      if (test === void 0) return [];
      if (test === null) return [{ code: "rubric-untested", ...about, place: { file: rubric.file } }];
      const [first, ...others] = examineRubric({ rubric, test }).mismatches;
      if (first === void 0) return [];
      return [{ code: "rubric-tests-failed", ...about, place: first.where, first, more: others.length }];
    },
    (mistake) => [{ code: "rubric-untested", ...about, reason: describeProblems(mistake) }]
  );
}

// src/pipeline/run-gate.ts
async function runGate(request) {
  let head = null;
  try {
    head = loadConfig(request);
    return await gateRun(request, head);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refuseRun(request, error.problems, head ?? valueOr(null, () => loadMappingAndPolicy(request)));
  }
}
async function refuseRun(request, problems, head = null) {
  const suite = await request.findSuite?.() ?? (head === null ? defaultPolicy.suite : head.policy.suite);
  const { rules } = redactionOf(head === null ? [] : [head.policy], request);
  const decision = invalidDecision({ suite, problems, candidateOrigin: request.origin });
  return { decision, bundle: null, redact: startRedaction(rules).text };
}
async function gateRun(request, head) {
  const run = await prepareRun(request, head);
  const draft = draftBundle(request.out, run.keepsTrials);
  try {
    const candidate = await scoreRun(run, draft);
    const decided = decideRun(run, candidate);
    saveRun(run, { candidate, ...decided }, draft);
    return { decision: decided.decision, bundle: request.out ?? null, redact: startRedaction(run.redaction).text };
  } finally {
    draft.discard();
  }
}
async function prepareRun(request, head) {
  const today = readToday(request.env, request.notBefore);
  const files = withProgress(findShardedFiles(request.results, request.shards, request.root), request.announce);
  const judge = await startJudge(request);
  const baseline = await request.findBaseline(head, judge.askOfMain);
  const { configs } = baseline;
  const policies = redactingPolicies(configs);
  const { rules: redaction, notes: redactionNotes } = redactionOf(policies, request);
  refuseSecretNames(configs, redaction);
  const earlier = await request.findEarlier?.(configs, redaction);
  const keepsTrials = keepsEvidence(policies);
  return { request, head, today, files, judge, baseline, redaction, redactionNotes, keepsTrials, earlier };
}
async function scoreRun(run, draft) {
  const { request, files, baseline, redaction, earlier, judge } = run;
  const read2 = { select: request.select, redaction, ask: judge.ask };
  const measured = await measureCandidate({ ...read2, files, earlier }, baseline.configs, draft);
  const freshFiles = findResultFiles(request.confirmResults ?? [], request.root, null);
  const { isReadByHead } = measured;
  const fresh = { ...read2, files: freshFiles, earlier: earlier?.confirm ?? null, isReadByHead };
  return { ...measured, ...await measureConfirm(fresh, baseline.configs) };
}
function decideRun(run, candidate) {
  const { request, today, redaction, keepsTrials } = run;
  const clean = withoutSecrets(run.baseline, redaction);
  const answer = { ...clean, notes: [...clean.notes, ...collectNotes(run, candidate)].map(render) };
  const decision = decideByConfigs({ origin: request.origin, today }, candidate, answer);
  if (!keepsTrials || candidate.trials === void 0) return { decision, answer, mainTrials: [] };
  const trialsOfMain = answer.runs[0]?.trials;
  const compared = {
    // Main's trials are read with today's redaction.
    main: trialsOfMain === void 0 ? null : { ...trialsOfMain, redaction },
    candidate: candidate.trials,
    rubrics: answer.configs.base.rubrics
  };
  return { answer, ...explainFlips(decision, compared) };
}
function collectNotes(run, candidate) {
  const { request, head, today, judge, redactionNotes } = run;
  const { configs, cases: casesOfBase = /* @__PURE__ */ new Map() } = run.baseline;
  const { root, rubricTests: isAsked2 = false } = request;
  const unmatched = (candidate.unmatched ?? []).map((path) => {
    return { code: "redaction-unmatched", effect: "warn", path };
  });
  const idle = readShipped("mappings", request.mapping ?? "") ? [] : idleSelectors(head);
  return [
    ...redactionNotes,
    ...unmatched,
    ...idle,
    ...checkRubrics(head, configs, { root, today, isAsked: isAsked2, casesOfBase }),
    ...candidate.pooled?.notes ?? [],
    ...judge.notes(configs)
  ];
}
function saveRun(run, decided, draft) {
  if (draft.writer === null) return;
  const { request, today, redaction, keepsTrials: keepsEvidence2 } = run;
  const { origin, time } = request;
  finishBundle(draft.writer, { origin, time, today, redaction, keepsEvidence: keepsEvidence2, ...decided });
}
var OPTIONAL = /\/first_of\/|^\/(?:error|usage|when|unfinished|trace\/(?:message|calls|results))\b/;
function idleSelectors({ mapping }) {
  const idle = (mapping?.selectors ?? []).filter(
    ({ pointer, asked, found }) => asked > 0 && found === 0 && !OPTIONAL.test(pointer)
  );
  return idle.map(({ pointer, text: text2 }) => {
    const part = dotted(pointer.replace(/\/select$/, ""));
    return { code: "selector-finds-nothing", effect: "warn", part, selector: text2 };
  });
}

export {
  dueReviews,
  sameResult,
  findingInHeadline,
  reportOf,
  MOST_RUNS,
  decide,
  isNextBaseline,
  invalidDecision,
  readShards,
  SHARDS_EXPECTED,
  readToday,
  MAX_BASELINE_BYTES,
  readBaselineFile,
  baselineFileOf,
  RUBRIC_FOLDER,
  findCaseFiles,
  findUntested,
  casesNames,
  readRubricPair,
  findRubrics,
  headDecides,
  configsOfBase,
  waiversOfBase,
  unreadableBase,
  unreadConfig,
  configChanges,
  scoreAlike,
  redactingPolicies,
  redactionOf,
  measureRun,
  measureBundle,
  withRedacted,
  notesOnRuns,
  sameRubrics,
  measureFile,
  findGivenBaseline,
  measureNamed,
  openNamed,
  measureSource,
  firstBundle,
  askNoJudge,
  gateCommand,
  commitCommands,
  explainCommand,
  gateStepLines,
  listedFindings,
  alikeFindings,
  renderComment,
  renderSummary,
  STORAGE_FULL,
  unquoted,
  askedTree,
  decideByConfigs,
  reportText,
  commentText,
  lintRubric,
  startCoverage,
  examineRubric,
  runGate,
  refuseRun
};
