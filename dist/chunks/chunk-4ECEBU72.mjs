import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  inReadingOrder,
  kindOfTier,
  renderComment
} from "./chunk-GENAJAAU.mjs";
import {
  safeJson
} from "./chunk-FJHZK32M.mjs";
import {
  CONFIRM_FILE,
  CONTROL_FILE,
  EVIDENCE_FILE,
  HISTORY_FILE,
  MAIN_TRIALS_FILE,
  MANIFEST_FILE,
  RUBRIC_FILES,
  TEST_FILE,
  TWO_JOBS_FILE,
  armsOf,
  bundledTexts,
  compileConfig,
  compileDocument,
  configOfBundle,
  crashLossOf,
  damaged,
  defaultRubric,
  draftBundle,
  evidenceLine,
  evidenceOf,
  evidenceOfRun,
  explainFlips,
  explainRubric,
  findFiles,
  findResultFiles,
  gateText,
  hasArms,
  historyOfBundle,
  historyText,
  laterEvidenceOf,
  layersOf,
  loadConfig,
  loadMappingAndPolicy,
  loadRubric,
  mappingIdentity,
  meanNodeScore,
  openBundleZip,
  openGivenBundle,
  openZip,
  readTwoJobs,
  recordedEvidence,
  reportOfBundle,
  report_schema_default,
  requireFormat,
  rubricIdentities,
  scoreByConfig,
  scoreRun,
  startReport,
  thresholdOf,
  withRedacted
} from "./chunk-MFAATJ3K.mjs";
import {
  AMOUNTS,
  ARM_KEYS,
  CRITERION_KEYS,
  DEFAULT_RULES,
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  MUST_PASS_KEYS,
  NOTHING_MORE,
  NO_TRIALS,
  OUTCOME_KEYS,
  POLICY_FILE,
  POLICY_KEYS,
  POLICY_NAMES,
  SLACK,
  STEPS_OF_VERSIONS,
  USAGE_KEYS,
  WAIVER_KEYS,
  awaitedFindings,
  baselineFinding,
  branchText,
  byEffect,
  collectWaivers,
  comparisonContext,
  configFinding,
  constantFindings,
  criterionName,
  criterionRule,
  currentId,
  decidedBy,
  decides,
  defaultPolicy,
  determinismFindings,
  distinct,
  driftFindings,
  dueReviews,
  effortFor,
  evaluateGate,
  evidenceFindings,
  fillDefaults,
  gateContext,
  gates,
  headlineOf,
  idsLacking,
  isAcceptedByLabel,
  isAwaiting,
  isPassOrFail,
  keyOf,
  mainDrift,
  markOf,
  matchScenarios,
  mayHaveDropped,
  mcnemarMidP,
  meanRate,
  meanScore,
  measuredAnew,
  memoryFinding,
  metricRule,
  missingOf,
  missingOn,
  missingTrials,
  missingUnder,
  nameList,
  namesIn,
  nearestRuns,
  nearlyBroke,
  normaliseTrial,
  oldBaseline,
  onMain,
  oneOfEach,
  outcomeRule,
  outcomeRuleNamed,
  overlapOf,
  pairScenarios,
  pairedTest,
  parseYamlDocument,
  percent,
  percents,
  placeFreshTrials,
  planPool,
  points,
  pointsUp,
  pooled,
  primaryRubric,
  probeResults,
  probesOf,
  publishLifts,
  publishRates,
  publishSlices,
  rangeText,
  ratesIn,
  readConfig,
  readingFinding,
  recordedDrift,
  relaxationFindings,
  render,
  replacedSecrets,
  riseText,
  rowOf,
  rubricComparable,
  rubricFinding,
  rubricVersionFindings,
  rubricsInOrder,
  sameJudges,
  scenarioFinding,
  scenariosById,
  scenariosComparable,
  shareToPass,
  shortHash,
  shortSha,
  skippedRuns,
  someOf,
  startContentHash,
  startRedaction,
  startSharedFacts,
  stratumP,
  stricterHead,
  suiteEffects,
  sum,
  sumOfEffects,
  tagOfBroken,
  tallyReport,
  testRates,
  totalTrials,
  trialFinding,
  trialRange,
  trialsOf,
  unexplainedThresholds,
  unrecordedScenarios,
  unscoredTrials,
  versionBump,
  waivedScenarios,
  waiverSubject,
  weightedHolm,
  withinErrorBudget
} from "./chunk-LPU6VLWA.mjs";
import {
  IGNORES_CASE,
  adviseShipped,
  diskName,
  productVersion,
  readShipped,
  realPath,
  slashed
} from "./chunk-SJW74RPO.mjs";
import {
  REGISTERED,
  SHAPES_VERSION,
  SHORTEST_SECRET
} from "./chunk-QF4H6I4F.mjs";
import {
  ApiError,
  TOO_LARGE,
  givenOr,
  readCapped,
  secondsIn,
  unlessFailed,
  whileConnected,
  withRetries
} from "./chunk-433F2GYN.mjs";
import {
  NOT_JUDGED,
  OPERATORS,
  RANGE,
  answerTrial,
  chunksOf,
  derivedNeed,
  fileExists,
  findOnly,
  folderExists,
  isThere,
  onDisk,
  openQuestions,
  questionsOf,
  readOrNull,
  readText,
  scoreTrial,
  stepNeed,
  subjectName,
  withoutStale
} from "./chunk-WNED5VPX.mjs";
import {
  cut,
  didNotPass,
  judgeFinding,
  loadLazily,
  parseRecord,
  rounded,
  sameJson,
  schemaCheck
} from "./chunk-LSFE6R6I.mjs";
import {
  armOf,
  canonicalJson,
  contentHash,
  sha256Of
} from "./chunk-C6Q4FMUK.mjs";
import {
  dotted,
  isRecord,
  mapTexts,
  memberOf,
  memberPath,
  memberPointer,
  pointerNames
} from "./chunk-EJX4T4YE.mjs";
import {
  Problems,
  UserError,
  describePlace,
  describeProblems,
  describeThrown,
  fixOf,
  unlessMistaken,
  valueOr
} from "./chunk-NNOWPGVS.mjs";
import {
  adviseNearest
} from "./chunk-RXV6FDVC.mjs";
import {
  byText,
  counted,
  inline,
  must,
  shown,
  sortedUnion
} from "./chunk-7LAB6J43.mjs";

// src/gating/history/constant.ts
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

// src/gating/history/records.ts
var MOST_RECORDS = 50;
var MOST_REPORTS = 20;
var MOST_SCENARIOS = 500;
function recordOf(report, { sha, run_id }, time, before, drift, policy) {
  const probes = policy === void 0 ? [] : probeResults(report, before, probesOf(policy));
  const constant = constantCriteria(report, time.slice(0, 10), before);
  const metrics = rubricsInOrder(report).flatMap((rubric) => {
    const { score, metric, version, hash, trials } = rubric;
    return score === null ? [] : [{ metric, rubric: rubric.rubric, version, hash, score, ...trials }];
  });
  return {
    ...sha === void 0 ? {} : { sha },
    ...run_id === void 0 ? {} : { run_id },
    time,
    trials: report.trials.scored,
    scenarios: report.scenarios.length,
    ...constant.length === 0 ? {} : { constant },
    ...probes.length === 0 ? {} : { probes },
    metrics,
    ...report.scenarios.length > MOST_SCENARIOS ? talliesOf(report) : { report: inShort(report) },
    ...drift === void 0 ? {} : { drift: recordedDrift(drift) }
  };
}
function reportOf({ report }) {
  return report === void 0 ? null : report;
}
function inShort({ redacted: _, ...report }) {
  return { ...report, scenarios: report.scenarios.map(scenarioInShort), errored: [] };
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
function isSameRun(record, { sha, run_id: id }) {
  if (record.run_id !== void 0 && id !== void 0) return record.run_id === id;
  return sha !== void 0 && record.sha === sha;
}
function earlierRuns(history, origin, reference = null) {
  const earlier = history.filter((record) => !isSameRun(record, origin));
  const kept = new Set(reference === null ? [] : nearestRuns(earlier.filter(isMeasuredAs(earlier[0])), reference));
  const others = new Set(earlier.filter((record) => !kept.has(record)).slice(0, MOST_RECORDS - 1 - kept.size));
  return earlier.filter((record) => kept.has(record) || others.has(record)).map(({ report, drift, probes, ...record }, index) => ({
    ...record,
    ...index > 0 || probes === void 0 ? {} : { probes },
    ...report === void 0 || index < MOST_REPORTS - 1 ? report && { report } : talliesOf(report),
    ...index > 0 || drift === void 0 ? {} : { drift }
  }));
}
function isMeasuredAs(newest) {
  return ({ metrics }) => metrics[0]?.hash === newest?.metrics[0]?.hash;
}
function talliesOf(report) {
  const tallies = tallyReport(report);
  return tallies === void 0 ? {} : { tallies };
}
var FEWEST_SHOWN = 3;
var MOST_SHOWN = 10;
function trendsOf(rubrics, history) {
  return rubrics.flatMap(({ rubric }) => {
    const runs = history.flatMap(
      ({ sha, time, metrics }) => metrics.filter((record) => record.rubric === rubric.rubric && record.hash === rubric.hash).map(({ score }) => ({ ...sha === void 0 ? {} : { sha }, time, score }))
    );
    const shown2 = runs.slice(0, MOST_SHOWN).reverse();
    return shown2.length < FEWEST_SHOWN ? [] : [{ name: rubric.metric, runs: shown2 }];
  });
}

// src/gating/history/main-runs.ts
var MOST_RUNS = 5;
function chooseRuns(policy, candidate, baselines) {
  const within = baselines.filter(({ report }) => withinErrorBudget(policy, report));
  const isUnfit = within.length === 0;
  const measured = isUnfit ? baselines.filter(({ report }) => sharesRubric(candidate, report)).slice(0, 1) : within;
  const same = measured.filter(({ report }) => isUnfit || hasPrimary(candidate, report));
  const alike = same.findIndex(({ report }) => hasPrimaryJudge(candidate, report));
  const fit = same.length === 0 ? measured.slice(0, 1) : same.slice(Math.max(alike, 0));
  const runs = fit.filter(({ report }, index) => {
    const others = [candidate, ...fit.slice(0, 1).map((newest) => newest.report)];
    return index === 0 || others.some((other) => scenariosComparable(policy, { overlap: overlapOf(other, report) }));
  });
  const skipped = baselines.filter((run) => !runs.includes(run)).map((run) => ({ run, cause: causeAgainst(policy, candidate, run.report) }));
  return { runs, skipped, isUnfit: isUnfit && runs.length > 0 };
}
function sharesRubric(candidate, report) {
  const primary = primaryRubric(candidate);
  return primary === void 0 || rubricComparable(primary, report);
}
function hasPrimary(candidate, report) {
  const primary = primaryRubric(candidate)?.rubric;
  return sharesRubric(candidate, report) && report.rubrics.find(({ rubric }) => rubric === primary)?.score !== null;
}
function hasPrimaryJudge(candidate, report) {
  return primaryRubric(candidate)?.by_judge !== true || sameJudges(candidate, report);
}
function causeAgainst(policy, candidate, report) {
  if (!withinErrorBudget(policy, report)) return "unscored";
  if (!hasPrimary(candidate, report)) return "other-rubric";
  return hasPrimaryJudge(candidate, report) ? "overlap" : "other-judge";
}
function runsOfOneLevel(policy, runs) {
  const [newest, ...older] = runs;
  if (newest === void 0) return { runs, outliers: [], levelChange: null };
  const isApart = older.map((run) => differs(policy, newest, [run]));
  const untilChange = until(older, (index) => isApart[index] === true && isApart[index + 1] !== false);
  const alike = untilChange.filter((_, index) => isApart[index] === false);
  const kept = until(alike, (index) => differs(policy, newest, alike.slice(index)));
  const end = kept.length === alike.length ? untilChange.length : older.indexOf(must(alike[kept.length], "an older run"));
  const outliers = untilChange.slice(0, end).filter((run) => !alike.includes(run));
  const after = older[end];
  const levelChange = after === void 0 ? null : { newest, after, left: older.length - end };
  return { runs: [newest, ...kept], outliers, levelChange };
}
function runsBesideNewest(policy, fit, { runs, levelChange }) {
  if (runs.length > 1 || levelChange === null || policy.noise === "none") return [];
  const { runs: alike } = runsOfOneLevel(policy, fit.slice(1));
  return alike.length < 2 ? [] : alike;
}
function runsBefore(policy, candidate, { runs, levelChange }, history) {
  const oldest = history.findIndex(({ sha }) => sha !== void 0 && sha === runs.at(-1)?.origin.sha);
  if (oldest < 0 || levelChange !== null) return [];
  const kept = history.slice(oldest + 1).flatMap((record) => {
    const report = reportOf(record);
    const { sha, time } = record;
    if (report === null || !withinErrorBudget(policy, report) || !hasPrimary(candidate, report)) return [];
    return [{ report, origin: { label: "", created: time, ...sha === void 0 ? {} : { sha } } }];
  });
  const others = kept.filter(({ origin }) => runs.every((run) => run.origin.sha !== origin.sha));
  return others.length === 0 ? [] : runsOfOneLevel(policy, [...runs, ...others]).runs.slice(runs.length, MOST_REPORTS);
}
function until(runs, ends) {
  const end = runs.findIndex((_, index) => ends(index));
  return end < 0 ? runs : runs.slice(0, end);
}
function differs(policy, newest, older) {
  const input = { candidate: newest.report, runs: older.map(({ report }) => report) };
  const { rates } = testRates(comparisonContext(policy, input));
  return rates.some(({ rule, state }) => gates(rule) && (state === "regressed" || state === "improved"));
}
var DAY_MS = 864e5;
function agedRun(run, today) {
  const { created } = run.origin;
  if (created === void 0) return run;
  const days = Math.round((Date.parse(today) - Date.parse(created.slice(0, today.length))) / DAY_MS);
  return { ...run, origin: { ...run.origin, age_days: Math.max(0, days) } };
}

// src/gating/flips.ts
var MOST_REASONS = 3;
var NO_FLIPS = {
  broke: [],
  fixed: [],
  flaky: [],
  lost: [],
  new: [],
  removed: [],
  changed: [],
  renamed: []
};
function flipsOf(context) {
  const { candidate, baseline, primary, pairing, suiteEffects: suiteEffects2 } = context;
  if (primary === null || baseline === null) return NO_FLIPS;
  const { metric } = primary;
  const { added, removed } = suiteEffects2;
  const inCandidate = scenariosById(candidate.scenarios);
  const inNewest = scenariosById(baseline.scenarios);
  const turns = turnsOf(context, metric);
  const turned = (wanted) => turns.flatMap(({ turn, flip }) => turn === wanted ? [flip] : []);
  return {
    broke: turned("broke"),
    fixed: turned("fixed"),
    flaky: turned("flaky"),
    lost: mostLost(turns, metric),
    new: pairing.new.map((scenario) => ({
      ...flipOf({ candidate: scenario, baseline: null }, metric),
      suite_effect: added(scenario)
    })),
    removed: pairing.removed.map((scenario) => ({
      ...flipOf({ candidate: null, baseline: scenario }, metric),
      suite_effect: removed(scenario)
    })),
    changed: pairing.changed.map((sides) => ({
      ...flipOf(sides, metric),
      suite_effect: sumOfEffects([added(sides.candidate), removed(sides.baseline)])
    })),
    renamed: pairing.renamed.map(({ old, new: id }) => ({
      ...flipOf({ candidate: inCandidate.get(id) ?? null, baseline: inNewest.get(old) ?? null }, metric),
      renamed_from: old
    }))
  };
}
function mostLost(turns, { rule }) {
  const drop = sum(turns.map(({ flip }) => lossOf(flip)));
  const explained = sum(turns.filter(({ turn }) => turn === "broke").map(({ flip }) => lossOf(flip)));
  if (drop < SLACK || drop < rule.tolerance * turns.length - SLACK || explained * 2 >= drop) return [];
  const fallen = turns.flatMap(({ turn, flip }) => turn !== "broke" && lossOf(flip) > SLACK ? [flip] : []);
  let missing = drop - explained;
  return fallen.sort((a, b) => lossOf(b) - lossOf(a)).filter((flip) => {
    const isNeeded = missing > SLACK;
    missing -= lossOf(flip);
    return isNeeded;
  });
}
function lossOf({ baseline, candidate }) {
  return (baseline ?? 0) - (candidate ?? 0);
}
function turnsOf({ policy, pairing, separateness, confirm }, metric) {
  const compared = pairing.pairs.flatMap((pair) => {
    const main = onMain(pair, metric);
    return main.length === 0 ? [] : [{ pair, main, here: failuresIn([pair.candidate], metric) }];
  });
  const strata = compared.map(({ here, main }) => ({ candidate: here, main: failuresIn(main, metric) }));
  const level = separateness === "copied" ? -1 : policy.alpha;
  const worse = adjustedPs(strata).map((p) => p <= level);
  const better = adjustedPs(strata.map(({ candidate, main }) => ({ candidate: main, main: candidate }))).map(
    (p) => p <= level
  );
  const overruled = overruledBy(confirm);
  return compared.map(({ pair, main, here }, index) => {
    const newest = failuresIn(main.slice(0, 1), metric);
    const turn = () => {
      if (worse[index] || turnsOver(newest, here)) return overruled.get(pair.scenario) ?? "broke";
      if (better[index] || turnsOver(here, newest)) return "fixed";
      return [here, newest].some(({ failed, trials }) => failed > 0 && failed < trials) ? "flaky" : "as on main";
    };
    return { turn: turn(), flip: flipOfPair(pair, main, metric) };
  });
}
function overruledBy({ scenarios }) {
  return new Map(
    scenarios.flatMap(({ scenario, word, failed, trials }) => {
      if (word === "fails on main today" || word === "fails on main too") return [[scenario, "as on main"]];
      return word !== "confirmed" && failed < trials ? [[scenario, "flaky"]] : [];
    })
  );
}
function adjustedPs(strata) {
  return weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
}
function turnsOver(passing, failing) {
  return passing.failed * 2 < passing.trials && failing.trials > 0 && failing.failed === failing.trials;
}
function failuresIn(runs, { countIn }) {
  const { passed, total } = pooled(runs.map(countIn)) ?? NO_TRIALS;
  return { failed: total - passed, trials: total };
}
function flipOfPair(pair, main, metric) {
  const failed = main.find((run) => passes(run, metric) === false) ?? pair.baseline;
  const scores = main.flatMap((run) => metric.valueIn(run) ?? []);
  const flip = {
    ...flipOf({ candidate: pair.candidate, baseline: failed }, metric),
    baseline: meanRate(scores)
  };
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
}
function passes(run, metric) {
  const { failed, trials } = failuresIn([run], metric);
  return trials === 0 ? void 0 : failed * 2 < trials;
}
function flipOf({ candidate, baseline }, metric) {
  const { scenario, title = baseline?.title } = must(candidate ?? baseline, "the scenario of a flip");
  const failed = [candidate, baseline].find((side) => side !== null && passes(side, metric) === false);
  const why = failed ? reasonOf(failed, metric) : "";
  return {
    scenario,
    ...title === void 0 ? {} : { title },
    candidate: candidate === null ? null : metric.valueIn(candidate),
    baseline: baseline === null ? null : metric.valueIn(baseline),
    ...why === "" ? {} : { why }
  };
}
function reasonOf(scenario, { rubric }) {
  const failures = memberOf(scenario.rubrics, rubric.rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more = failures.length - reasons.length;
  return [...reasons, ...more > 0 ? [`${more} more`] : []].join("; ");
}

// src/gating/memory.ts
var NO_MEMORY = { judged: 0, undecided: 0 };
var SHARES = [1, 1 / 2, 1 / 4];
function levelOf({ alpha, on_inconclusive }, { judged }) {
  return on_inconclusive === "confirm" ? alpha * (SHARES[judged] ?? 1 / 4) : alpha;
}
function evaluatePush(policy, memory, evaluate) {
  if (memory === void 0) return evaluate(void 0);
  const push = pushOf(policy, memory);
  const atLevel = evaluate(push);
  const isOver = () => evaluate({ ...push, level: policy.alpha }).decided === "fail";
  if (push.level === policy.alpha || atLevel.findings.some(decides) || !isOver()) return withProposal(atLevel, memory);
  const again = evaluate({ ...push, isOverAlpha: true });
  const { answers } = again.context.confirm;
  const showsNothing = answers?.every((answer) => answer.result !== "incomplete" && !nearlyBroke(answer)) ?? false;
  if (again.findings.some(decides) || showsNothing) return withProposal(again, memory);
  const { number, level } = push;
  return withProposal(
    withFinding(again, memoryFinding("level-spent", { push: number, level, alpha: policy.alpha })),
    memory
  );
}
function pushOf(policy, memory) {
  const { judged, open } = memory;
  return { number: judged + 1, level: levelOf(policy, memory), open, isOverAlpha: false };
}
function withProposal(evaluation, { undecided: undecided2 }) {
  const { policy } = evaluation.context;
  const isControlled = policy.on_inconclusive === "confirm" && policy.confirm.control;
  if (evaluation.decided !== "inconclusive" || undecided2 === 0 || isControlled) return evaluation;
  return withFinding(evaluation, memoryFinding("control-proposed", { runs: undecided2 + 1 }));
}
function withFinding(evaluation, finding) {
  const findings = [...evaluation.findings, finding];
  return { ...evaluation, findings, decided: decidedBy(findings, evaluation.context) };
}
function memoryAfter(decision, { judged, undecided: undecided2, open }) {
  if (decision.decision === "invalid") return { judged, undecided: undecided2, ...open && { open } };
  const isCleared = decision.findings.some(({ code }) => rowOf(code).clears);
  const kept = isCleared ? void 0 : open;
  const isOpen = decision.exit_code !== 0 && decision.findings.some(opens);
  const next = { judged: judged + 1, undecided: undecided2 + (decision.decision === "inconclusive" ? 1 : 0) };
  if (!isOpen && kept === void 0) return next;
  const added = isOpen ? opened(decision) : { scenarios: [], rates: [] };
  return {
    ...next,
    open: {
      since: kept?.since ?? judged + 1,
      scenarios: sortedUnion(kept?.scenarios ?? [], added.scenarios),
      rates: sortedUnion(kept?.rates ?? [], added.rates)
    }
  };
}
function opens({ code, effect }) {
  const { isWorseThanMain = false, holds, topic } = rowOf(code);
  return isWorseThanMain ? effect === "block" || holds !== void 0 : topic === "confirm" && holds !== void 0;
}
function opened({ flips, confirmed, confirm, metrics, criteria }) {
  const onMain2 = new Map(
    [...flips.broke, ...flips.renamed].flatMap(
      ({ scenario, renamed_from: old }) => old ? [[scenario, old]] : []
    )
  );
  const ids = [
    ...flips.broke.map(({ scenario }) => scenario),
    ...confirmed.flatMap(({ scenario, word }) => word === "confirmed" ? [scenario] : []),
    ...confirm?.scenarios ?? []
  ];
  const named2 = [
    ...metrics,
    ...criteria.map((criterion) => ({ ...criterion, name: criterionName(criterion.rubric, criterion.key) }))
  ];
  const fell = named2.filter((rate) => gates(rate) && rate.state === "regressed").map(({ name }) => name);
  const rates = fell.length > 0 ? fell : metrics.slice(0, 1).map(({ name }) => name);
  return { scenarios: ids.map((id) => onMain2.get(id) ?? id), rates };
}

// src/gating/power.ts
function powerOf(context) {
  return [...powerOfMetric(context), ...context.lifts.flatMap(powerOfLift)];
}
function powerOfLift({ name, detectable, paired }) {
  if (detectable === null || paired === null) return [];
  const lift = `The lift over \`${name}\`, ${counted(paired.scenarios, "scenario")}`;
  if (detectable >= 1) return [`${lift}: even the largest drop is detected less than 3 times in 4.`];
  return [`${lift}: a drop of ${pointsUp(detectable)} points is detected about 3 times in 4.`];
}
function powerOfMetric(context) {
  const { candidate, runs, rubrics, primary } = context;
  if (primary === null) return [];
  const { basis, detectable, rule, name } = primary.metric;
  if (basis === null || detectable === null) return [];
  const trials = trialRange(candidate, primary.metric);
  const suite = `${counted(basis.scenarios, "scenario")} x ${rangeText(trials)} ${trials.most === 1 ? "trial" : "trials"} against ${counted(runs.length, "main run")}`;
  const limits = [...breaksThatNeverBlock(context, primary.metric), ...levelOfPush(context)];
  if (detectable >= 1) return [`${suite}: even the largest drop is detected less than 3 times in 4.`, ...limits];
  const where = rubrics.length === 1 ? "" : ` in \`${name}\``;
  const caught = `${suite}: a drop of ${pointsUp(detectable)} points${where} is detected about 3 times in 4.`;
  const half = Math.round(detectable * 50) / 100;
  if (half <= rule.tolerance + SLACK) return [caught, ...limits];
  const effort = effortFor(basis, detectable, half);
  const smaller = half === 0.01 ? "1 point" : `${Math.round(half * 100)} points`;
  return [`${caught} For ${smaller}: ${effort.trials} trials, or ${effort.scenarios} scenarios.`, ...limits];
}
function breaksThatNeverBlock({ policy, candidate, runs, rates }, metric) {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report) => trialRange(report, metric).most === 1);
  const isPlain = reports.every((report) => isPassOrFail(report, metric));
  const hasFamilies = reports.some(({ scenarios: scenarios2 }) => scenarios2.some(({ family }) => family !== void 0));
  const isConfirmed = policy.on_inconclusive === "confirm";
  if (!isSingle || !isPlain || hasFamilies || isConfirmed || policy.noise === "none") return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest = fewestBreaks(policy, rates);
  const limit = fewest < scenarios ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block` : `nothing less than a break of all ${scenarios} scenarios can block`;
  return [`With one trial and one main run, ${limit}.`];
}
function levelOfPush({ policy: { alpha }, level, push }) {
  if (level === alpha) return [];
  return [
    `Push ${push} of this pull request blocks at ${percent(level)}, the first at ${percent(alpha)}; what lies between is held.`
  ];
}
function fewestBreaks({ alpha }, rates) {
  const gating = rates.filter(({ rule }) => gates(rule));
  const fewest = gating.map(({ kind, paired, rule }) => {
    const all = paired?.scenarios ?? 0;
    if (all < FEWEST_SCENARIOS) return Number.POSITIVE_INFINITY;
    const numbers = Array.from({ length: all - 1 }, (_, index) => index + 1);
    const isSignificant = (broken) => {
      const changes = Array.from({ length: all }, (_, index) => index < broken ? -1 : 0);
      const p = kind === "criterion" ? mcnemarMidP({ broken, fixed: 0 }) : must(pairedTest(changes), "the paired test of enough scenarios").worse;
      return p <= alpha;
    };
    return numbers.find((broken) => broken / all >= rule.tolerance - SLACK && isSignificant(broken)) ?? all;
  });
  return Math.min(...fewest);
}

// src/gating/roster.ts
function rosterOf(candidate, { countIn }, runs) {
  const matched = runs.map(({ report, origin }) => ({
    origin,
    scenarios: matchScenarios(candidate.scenarios, report.scenarios)
  }));
  const entries = candidate.scenarios.flatMap(({ scenario }) => {
    const seen = matched.flatMap(({ origin, scenarios }) => {
      const report = scenarios.get(scenario);
      if (report === void 0) return [];
      const { passed, total } = countIn(report);
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

// src/gating/fill-missing.ts
function assumeMissing({ policy, primary }, report, assumed) {
  const ids = report.rubrics.flatMap(({ rubric, criteria }) => [
    rubric,
    ...criteria.map(({ key }) => `${rubric}/${key}`)
  ]);
  const outcomes = report.rubrics.flatMap((rubric) => {
    const isPrimary = rubric.rubric === primary?.rubric.rubric;
    return rubric.outcomes.flatMap(({ outcome }) => {
      const { at_least, at_most } = outcomeRule(policy, { rubric: rubric.rubric, isPrimary }, outcome);
      return (assumed === "pass" ? at_least : at_most) === null ? [] : [`${rubric.rubric}/${outcome}`];
    });
  });
  const standIn = {
    failed: new Set(assumed === "pass" ? [] : ids),
    scores: Object.fromEntries(ids.map((id) => [id, assumed === "pass" ? 1 : 0])),
    outcomes: new Set(outcomes)
  };
  return fillMissing(report, (scenario) => {
    return Array.from({ length: missingOf(scenario) }, (_, index) => ({
      ...standIn,
      mark: { facts: `missing ${index}` }
    }));
  });
}
function fillMissing(report, standInsOf) {
  if (missingTrials(report).missing === 0) return report;
  const filled = report.scenarios.map((scenario) => {
    const standIns = missingOf(scenario) === 0 ? [] : standInsOf(scenario);
    return { before: scenario, standIns, scenario: fillScenario(scenario, report.rubrics, standIns) };
  });
  const scenarios = filled.map(({ scenario }) => scenario);
  const filledUp = (rubric) => {
    const { rubric: id, criteria, outcomes } = rubric;
    const measured = scenarios.flatMap((scenario) => memberOf(scenario.rubrics, id) ?? []);
    const scored = measured.filter(({ scores }) => scores.length > 0);
    const added = filled.flatMap(({ before, standIns }) => standIns.slice(0, missingUnder(before, id)));
    return {
      ...rubric,
      score: scored.length === 0 ? null : meanRate(scored.map(({ scores }) => meanRate(scores))),
      trials: {
        passed: sum(scored.map(({ passed }) => passed)),
        total: sum(scored.map(({ scores }) => scores.length))
      },
      criteria: criteria.map((criterion) => {
        const tallies = measured.flatMap((scores) => memberOf(scores.criteria, criterion.key) ?? []);
        const count = pooled(tallies) ?? NO_TRIALS;
        const score = criterion.score === void 0 ? {} : { score: meanNodeScore(scenarios, id, criterion.key) };
        return { ...criterion, ...count, ...score };
      }),
      outcomes: outcomes.map(({ outcome, trials }) => {
        const more = added.filter((standIn) => standIn.outcomes.has(`${id}/${outcome}`));
        return { outcome, trials: trials + more.length };
      })
    };
  };
  const countErrors = (kind) => sum(scenarios.map(({ errored: errored2 }) => errored2[kind]));
  const errored = { infrastructure: countErrors("infrastructure"), judge: countErrors("judge") };
  const lacking = new Set(idsLacking({ scenarios }));
  return {
    ...report,
    trials: {
      ...report.trials,
      scored: report.trials.scored + sum(filled.map(({ standIns }) => standIns.length)),
      errored: { ...report.trials.errored, ...errored }
    },
    rubrics: report.rubrics.map(filledUp),
    scenarios,
    errored: report.errored.filter(({ kind, scenario }) => kind === "agent" || lacking.has(scenario))
  };
}
function fillScenario(scenario, rubrics, standIns) {
  if (standIns.length === 0) return scenario;
  const { unjudged: _, trials, ...known } = scenario;
  const filled = rubrics.flatMap((rubric) => {
    const scores = fillScores(scenario, rubric, standIns);
    return scores === void 0 ? [] : [[rubric.rubric, scores]];
  });
  return {
    ...known,
    errored: { ...scenario.errored, infrastructure: 0, judge: 0 },
    ...trials === void 0 ? {} : { trials: [...trials, ...standIns.map(({ mark }) => mark)] },
    rubrics: Object.fromEntries(filled)
  };
}
function fillScores(scenario, { rubric, criteria }, standIns) {
  const known = memberOf(scenario.rubrics, rubric);
  const missing = missingUnder(scenario, rubric);
  if (missing === 0) return known;
  const { scores = [], passed = 0, failures = [] } = known ?? {};
  const tallies = criteria.map(({ key, score }) => {
    const count = memberOf(known?.criteria, key) ?? NO_TRIALS;
    const more2 = countStandIns(standIns, `${rubric}/${key}`, missingOn(scenario, rubric, key));
    const isGraded = score !== void 0 && more2.total > 0;
    const graded = isGraded ? { scores: [...count.scores ?? [], ...more2.scores] } : {};
    return [key, { ...count, passed: count.passed + more2.passed, total: count.total + more2.total, ...graded }];
  });
  const more = countStandIns(standIns, rubric, missing);
  return {
    scores: [...scores, ...more.scores],
    passed: passed + more.passed,
    criteria: Object.fromEntries(tallies),
    failures
  };
}
function countStandIns(standIns, id, missing) {
  const filling = standIns.slice(0, missing).filter(({ scores }) => Object.hasOwn(scores, id));
  return {
    passed: filling.filter(({ failed }) => !failed.has(id)).length,
    total: filling.length,
    scores: filling.flatMap(({ scores }) => memberOf(scores, id) ?? [])
  };
}

// src/gating/unscored-trials.ts
function resolveUnscoredTrials(policy, waivers, input, notes) {
  const { candidate, fresh } = input;
  if (fresh === null || missingTrials(candidate).missing === 0) return resolveAsRun(policy, waivers, input, notes);
  const { filling } = resolveAsRun(policy, waivers, { ...input, fresh: null }, notes).context.confirm;
  if (filling === null) return resolveAsRun(policy, waivers, input, notes);
  const standIns = chooseStandIns(policy, candidate, { ...fresh, filling });
  const used = new Map([...standIns].map(([scenario, trials]) => [scenario, trials.length]));
  const others = fresh.trials.filter((trial) => !standIns.get(trial.scenario)?.includes(trial));
  const filled = {
    ...input,
    candidate: fillMissing(candidate, ({ scenario }) => (standIns.get(scenario) ?? []).map(standInOf)),
    fresh: { ...fresh, trials: others, asked: null, filling: { ...filling, used } }
  };
  const stands = used.size === 0 ? [] : [trialFinding("errors-filled", { trials: sum([...used.values()]) })];
  return resolveAsRun(policy, waivers, filled, [...notes, ...stands]);
}
function chooseStandIns(policy, { scenarios }, { trials, filling }) {
  return new Map(
    scenarios.flatMap((first) => {
      const missing = missingOf(first);
      if (missing === 0) return [];
      const own = trials.filter(({ scenario, control }) => scenario === first.scenario && control !== true);
      const ask = { first, asked: filling.trials, isDeclared: policy.confirm.fresh === "declared" };
      const { counted: counted2 } = placeFreshTrials(own, ask);
      return counted2.length < missing ? [] : [[first.scenario, counted2.slice(0, missing)]];
    })
  );
}
function standInOf({ facts, failed = [], crashed, scores = {}, outcomes = [] }) {
  const mark = { facts, ...failed.length === 0 ? {} : { failed }, ...crashed && { crashed } };
  return { mark, failed: new Set(failed), scores, outcomes: new Set(outcomes) };
}
function resolveAsRun(policy, waivers, input, notes) {
  const { candidate, runs, isUnfit } = input;
  const asIs = withNotes(evaluateGate(policy, waivers, input), notes);
  const candidateMissing = missingTrials(candidate).missing;
  const count = [candidate, ...runs].reduce((sum2, report) => sum2 + missingTrials(report).missing, 0);
  if (count === 0 || candidate.rubrics.every(({ score }) => score === null)) return resolved(asIs, asIs.findings);
  const read2 = (assumed) => {
    const filled = {
      ...input,
      candidate: assumeMissing(asIs.context, candidate, assumed),
      runs: runs.map((run) => assumeMissing(asIs.context, run, assumed === "pass" ? "fail" : "pass"))
    };
    return withNotes(evaluateGate(policy, waivers, filled, asIs.context), notes);
  };
  const [best, worst] = [read2("pass"), read2("fail")];
  const bothFail = best.decided === "fail" && worst.decided === "fail";
  if (candidate.trials.scored === 0 && !bothFail) return resolved(asIs, asIs.findings);
  const isPast = candidateMissing > 0 && !withinErrorBudget(policy, candidate);
  const holds = isPast || isUnfit ? bothFail || showsNoFall(best) && showsNoFall(worst) : agree(best, worst);
  if (holds) return agreed({ asIs, best, worst }, input, { candidateMissing, count });
  if (isUnfit && !isPast) return unfitBaseline(asIs, best, input);
  if (candidateMissing > 0) return undecided({ asIs, best, worst }, input);
  return resolved(asIs, [...asIs.findings, baselineFinding("baseline-left-out", { trials: count })]);
}
function agreed({ asIs, best, worst }, input, { candidateMissing, count }) {
  const { policy } = asIs.context;
  const isStopped = best.decided === "fail" || best.decided === "invalid";
  const notes = input.isUnfit ? [baselineFinding("baseline-unfit-agreed", missingOfMain(input))] : [];
  if (!isStopped && !withinErrorBudget(policy, input.candidate))
    notes.push(trialFinding("errors-past-budget", unscoredTrials(policy, input.candidate)));
  else if (candidateMissing > 0 || best.decided !== asIs.decided)
    notes.push(trialFinding("errors-immaterial", { trials: count }));
  if (best.decided === asIs.decided) return resolved(asIs, [...asIs.findings, ...notes]);
  const deciding = best.decided === "pass" ? worst : best;
  const hidden = asIs.findings.filter(({ code }) => rowOf(code).isOfUnscored);
  return { ...deciding, context: asIs.context, findings: [...deciding.findings, ...hidden, ...notes] };
}
function agree(best, worst) {
  if (best.decided !== worst.decided) return false;
  return best.decided === "fail" || best.decided === "invalid" || !mayHideDrop(worst);
}
function mayHideDrop({ context }) {
  return context.rates.some((rate) => gates(rate.rule) && mayHaveDropped(rate, rate.rule.tolerance));
}
function showsNoFall(reading) {
  if (reading.decided !== "pass" || mayHideDrop(reading)) return false;
  const gating = reading.context.rates.filter(({ kind, rule }) => kind === "metric" && gates(rule));
  return gating.every(({ state }) => state === "unchanged" || state === "improved");
}
function resolved({ context, waivers }, findings) {
  return { context, findings, decided: decidedBy(findings, context), waivers };
}
function withNotes({ context, waivers, findings }, notes) {
  const isExplained = notes.some(({ code }) => rowOf(code).topic === "baseline");
  const isNeedless = ({ code, effect }) => effect === "notice" && rowOf(code).yieldsTo === "a reason";
  const kept = findings.filter((finding) => !isExplained || !isNeedless(finding));
  return resolved({ context, waivers }, [...kept, ...notes]);
}
function undecided(readings, { candidate, runs, fresh }) {
  const { policy } = readings.asIs.context;
  if (candidate.errored.some(({ refused, empty }) => refused || empty)) return awaited(readings, candidate, null);
  const isEqual = readings.best.decided === readings.worst.decided;
  const keepsAll = candidate.scenarios.every(
    (scenario) => missingOf(scenario) === 0 || missingOf(scenario) < trialsOf(scenario)
  );
  const isWithin2 = withinErrorBudget(policy, candidate) && (isEqual || keepsAll);
  return isWithin2 || areMissingAtRandom(policy, candidate, runs) ? leftOut(readings.asIs, candidate) : awaited(readings, candidate, fillingOf(readings, candidate, fresh));
}
function fillingOf({ worst }, candidate, fresh) {
  const { asked, trials } = worst.context.confirm;
  if (trials === 0) return null;
  const waiting = idsLacking(candidate);
  if (fresh?.filling) return { ...fresh.filling, asked: waiting };
  const most = Math.max(...candidate.scenarios.map(missingOf));
  return { asked: sortedUnion(waiting, asked), trials: most + trials, used: /* @__PURE__ */ new Map() };
}
function areMissingAtRandom({ errors }, candidate, runs) {
  const countOf = (reports) => {
    const counts = reports.map(missingTrials);
    return { failed: sum(counts.map(({ missing }) => missing)), trials: sum(counts.map(({ total }) => total)) };
  };
  const [here, main] = [countOf([candidate]), countOf(runs)];
  if (main.failed === 0 || here.failed > 2 * errors.budget * here.trials + SLACK) return false;
  return stratumP({ candidate: here, main }) > LARGEST_CHANCE;
}
var LARGEST_CHANCE = 0.05;
function leftOut(asIs, candidate) {
  const findings = asIs.findings.map((finding) => {
    return { ...finding, effect: rowOf(finding.code).effectIfLeftOut ?? finding.effect };
  });
  return resolved(asIs, [...findings, trialFinding("errors-left-out", unscoredTrials(asIs.context.policy, candidate))]);
}
function awaited({ asIs, best, worst }, candidate, filling) {
  const { decided, findings, waivers } = best.decided === "fail" ? worst : best;
  const known = { ...asIs, waivers };
  if (decided === "invalid") return withheld(known, findings);
  const { policy, confirm } = asIs.context;
  const unscored = { ...unscoredTrials(policy, candidate), ids: idsLacking(candidate) };
  const hidden = asIs.findings.filter(({ code }) => rowOf(code).isOfUnscored);
  const others = findings.filter(({ code }) => !rowOf(code).clears);
  if (filling === null) {
    const code = withinErrorBudget(policy, candidate) ? "errors-awaited" : "errors-undecided";
    return withheld(known, [trialFinding(code, unscored), ...others, ...hidden]);
  }
  const asked = trialFinding("errors-asked", { ...unscored, trials: filling.trials });
  const kept = others.filter(({ code }) => rowOf(code).holds !== "for fresh trials");
  const context = { ...asIs.context, confirm: { ...confirm, answers: null, scenarios: [], filling } };
  return withheld({ ...known, context }, [asked, ...kept, ...hidden]);
}
function unfitBaseline(asIs, best, input) {
  const effect = asIs.context.policy.on_no_baseline === "fail" ? "block" : "warn";
  const { context } = asIs;
  return withheld({ ...best, context }, [
    baselineFinding("baseline-unfit", { effect, ...missingOfMain(input) }),
    ...best.findings
  ]);
}
function withheld({ context, waivers }, findings) {
  return resolved({ context: { ...context, ...ratesIn(context.rubrics.map(withhold)) }, waivers }, findings);
}
function withoutOutlier(resolvedRun, besideNewest, older) {
  const isWorse = ({ code, effect }) => effect === "block" && rowOf(code).isWorseThanMain === true;
  if (besideNewest.findings.some(isWorse) || !resolvedRun.findings.some(isWorse)) return resolvedRun;
  const { findings, context } = resolvedRun;
  const { policy, confirm, broke } = context;
  const isAsked2 = policy.confirm.control && confirm.asked.length > 0;
  if (isAsked2 && broke.length > 0) return resolvedRun;
  const warned = findings.map((finding) => isWorse(finding) ? { ...finding, effect: "warn" } : finding);
  const awaitedTrials = isAsked2 ? awaitedFindings(context) : [];
  if (isAsked2 && (awaitedTrials.length > 0 || !confirm.answers?.some(nearlyBroke)))
    return withheld(resolvedRun, [...warned, ...awaitedTrials]);
  return withheld(resolvedRun, [baselineFinding("main-differs", { older }), ...warned]);
}
function withhold(rates) {
  const held = (rate) => rate.state === "regressed" && gates(rate.rule) ? { ...rate, state: "inconclusive", decidedBy: [] } : rate;
  return { ...rates, metric: held(rates.metric), criteria: rates.criteria.map(held) };
}
function missingOfMain({ runs: [newest] }) {
  return missingTrials(must(newest, "the run of main that is past the error budget"));
}

// src/gating/decide.ts
function decide(input) {
  const { policy, candidate, candidateOrigin, today } = input;
  const aged = input.baselines.map((run) => agedRun(run, today));
  const { fit, skipped, isUnfit, ...level } = runsToCompare(policy, candidate, aged);
  const { runs, outliers, levelChange } = level;
  const olderRuns = isUnfit ? [] : runsBefore(policy, candidate, level, input.history);
  const drift = driftOf(input);
  const [newest] = input.history;
  const notes = [
    ...input.notes,
    ...driftFindings(drift, input.main === void 0 ? newest?.drift : void 0),
    ...input.main === void 0 ? [] : measuredAnew(candidate, newest),
    ...skippedRuns(skipped, levelChange),
    ...oldBaseline(policy, runs),
    ...determinismFindings(policy, { report: candidate, origin: { ...candidateOrigin, label: "this run" } }, fit),
    ...constantFindings(candidate, input.history),
    ...dueReviews(policy, today),
    ...replacedSecrets(candidate)
  ];
  const waivers = collectWaivers(policy, input.waivers, input);
  const compared = {
    candidate,
    runs: runs.map(({ report }) => report),
    before: [...outliers, ...olderRuns].map(({ report }) => report),
    earlier: input.history.flatMap((record) => reportOf(record) ?? []),
    fresh: input.confirm,
    mainSha: runs[0]?.origin.sha,
    probes: probesOnMain(input),
    isUnfit
  };
  const resolved2 = evaluatePush(
    policy,
    input.memory,
    (push2) => resolveUnscoredTrials(policy, waivers, { ...compared, push: push2 }, notes)
  );
  const beside = resolved2.decided === "fail" ? runsBesideNewest(policy, fit, level) : [];
  const reports = beside.map(({ report }) => report);
  const push = input.memory && pushOf(policy, input.memory);
  const besideNewest = { ...compared, push, runs: reports, before: [] };
  return decisionOf({
    ...input,
    drift,
    runs,
    olderRuns,
    resolved: reports.length === 0 ? resolved2 : withoutOutlier(resolved2, resolveUnscoredTrials(policy, waivers, besideNewest, notes), reports.length)
  });
}
function probesOnMain({ policy, candidate, baselines, history, main }) {
  const report = main === void 0 ? baselines[0]?.report : candidate;
  return report === void 0 ? [] : probeResults(report, history[0], probesOf(policy));
}
function driftOf({ policy, candidate, candidateOrigin, history, main }) {
  if (main === void 0) return null;
  const records = [recordOf(candidate, candidateOrigin, main.time), ...history];
  return mainDrift(policy, candidate, records, main.reference);
}
function runsToCompare(policy, candidate, baselines) {
  const fit = chooseRuns(policy, candidate, baselines);
  return { ...fit, fit: fit.runs, ...runsOfOneLevel(policy, fit.runs) };
}
function decisionOf(run) {
  const { policy, runs } = run;
  const { context, decided, findings, waivers } = run.resolved;
  const { candidate, baseline, pairing, primary } = context;
  const { metrics, criteria } = publishRates(context);
  const ordered = byEffect(findings).map(render);
  const flips = flipsOf(context);
  const slices = publishSlices(context.slices);
  const brokenTag = tagOfBroken(
    context,
    flips.broke.map(({ scenario }) => scenario)
  );
  const isHeld = decided === "inconclusive" && isAwaiting(findings);
  const crashes = crashLossOf(context);
  const layers = layersOf(context);
  const asks = isHeld && findings.some(({ code }) => rowOf(code).holds === "for fresh trials");
  return {
    schema: 1,
    suite: run.suite,
    decision: decided,
    headline: headlineOf(decided, ordered, context),
    exit_code: exitCode(decided, policy, isHeld),
    confirm: asks ? askedOf(context) : null,
    ...filledBy(context),
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
    metrics,
    trends: trendsOf(context.rubrics, run.history),
    criteria,
    ...context.lifts.length === 0 ? {} : { lifts: publishLifts(context.lifts) },
    ...context.probes.compared.length === 0 ? {} : { probes: context.probes.compared },
    ...context.usage.length === 0 ? {} : { usage: context.usage },
    outcomes: context.outcomes,
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
    flips,
    ...slices === void 0 ? {} : { slices },
    ...brokenTag === void 0 ? {} : { broken_tag: brokenTag },
    ...run.drift ? { drift: run.drift } : {},
    confidence: 1 - 2 * policy.alpha,
    ...crashes === null ? {} : { crashes },
    ...layers === null ? {} : { layers },
    causes: [],
    start: null,
    roster: primary === null ? [] : rosterOf(candidate, primary.metric, [...runs, ...run.olderRuns])
  };
}
function filledBy({ confirm: { filled } }) {
  if (filled === null || filled.used.size === 0) return {};
  const trials = sum([...filled.used.values()]);
  return {
    filled: { scenarios: [...filled.used.keys()].sort(byText), trials, asked: filled.asked.length * filled.trials }
  };
}
function askedOf({
  confirm: { asked, trials, control, filling, answers, scenarios }
}) {
  const at2 = control === null ? {} : { control };
  if (filling !== null) return { scenarios: filling.asked, trials: filling.trials, ...at2 };
  if (answers === null) return { scenarios: asked, trials, ...at2 };
  const missingOf2 = ({ missing, main }) => Math.max(missing, main.missing ?? 0);
  const lacking = scenarios.filter((scenario) => missingOf2(scenario) > 0);
  return { scenarios: lacking.map(({ scenario }) => scenario), trials: Math.max(...lacking.map(missingOf2)), ...at2 };
}
function exitCode(decided, policy, isHeld) {
  if (decided === "inconclusive") return policy.on_inconclusive === "fail" || isHeld ? 2 : 0;
  return decided === "pass" ? 0 : decided === "fail" ? 1 : 3;
}
function baselineOf({
  findings,
  compared,
  trials: { scored, errored }
}) {
  if (findings.some(({ code }) => rowOf(code).isBaselineWith === false)) return null;
  if (scored === 0 && errored.infrastructure + errored.judge > 0) return "unfit";
  const kinds = findings.map(({ code, effect }) => rowOf(code).isBaselineWith ?? effect !== "invalid");
  const isOfOtherJudge = findings.some(({ effect }, index) => effect === "invalid" && kinds[index] === true);
  if (kinds.includes(false) || isOfOtherJudge && !hasOneJudge(compared.candidate?.judges ?? [])) return null;
  return kinds.includes("unfit") ? "unfit" : "fit";
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
  const context = gateContext(defaultPolicy, NO_WAIVERS, {
    candidate: NOTHING_MEASURED,
    runs: [],
    before: [],
    fresh: null
  });
  const findings = input.problems.map(findingOf);
  const decision = decisionOf({
    suite: input.suite,
    policy: defaultPolicy,
    candidateOrigin: input.candidateOrigin,
    runs: [],
    olderRuns: [],
    resolved: { decided: "invalid", findings, waivers: [], context },
    config: null,
    relaxed: [],
    history: []
  });
  return { ...decision, compared: { candidate: null, baseline: null } };
}
function findingOf(problem) {
  const { code, what, where, expected, found, more, suggestion } = problem;
  const fix = fixOf(problem);
  return {
    code,
    effect: "invalid",
    what,
    ...expected === void 0 ? {} : { expected },
    ...found === void 0 ? {} : { actual: found },
    ...fix === "" ? {} : { next: fix },
    ...more === void 0 ? {} : { more },
    ...suggestion === void 0 ? {} : { suggestion },
    ...where === void 0 ? {} : { place: where }
  };
}

// src/io/git.ts
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
function defaultBranch(root) {
  const ofOrigin = branchIn("refs/remotes/origin/HEAD", "refs/remotes/origin/", root);
  const hasRemotes = existsSync(join(root, ".git/refs/remotes"));
  return ofOrigin ?? (hasRemotes ? null : branchIn("HEAD", "refs/heads/", root));
}
function branchIn(file, prefix, root) {
  const reference = `ref: ${prefix}`;
  const text = readOrNull(join(root, ".git", file))?.trim() ?? "";
  const branch = text.startsWith(reference) ? text.slice(reference.length) : "";
  return /^(?!\.)[\w./-]+$/.test(branch) ? branch : null;
}
function readCheckout(folder, root, repository) {
  const path = relative(root, folder);
  const isBelow = path !== "" && path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  const entry = readOrNull(join(folder, ".git"));
  const link = /^gitdir: (.+)$/m.exec(entry ?? "")?.[1]?.trim();
  const own = link === void 0 ? join(folder, ".git") : resolve(folder, link);
  const shared = resolve(own, readOrNull(join(own, "commondir"))?.trim() ?? ".");
  const head = readOrNull(join(own, "HEAD"))?.trim();
  if (head !== void 0 && isWorkTreeOf(repository, shared, !isBelow)) return checkoutAt(folder, head, own, shared);
  return isBelow ? readCheckout(dirname(folder), root, repository) : null;
}
function isWorkTreeOf(repository, shared, unnamed) {
  const origin = /^\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(readOrNull(join(shared, "config")) ?? "")?.[1];
  if (origin === void 0 || repository === void 0) return unnamed;
  const nameIn = (text) => basename(text.replace(/\/+$/, ""), ".git").toLowerCase();
  return nameIn(origin) === nameIn(repository);
}
function checkoutAt(folder, head, own, shared) {
  const reference = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
  const commit = reference === void 0 ? head : refIn(own, reference) ?? refIn(shared, reference) ?? "";
  const branch = reference?.startsWith("refs/heads/") ? reference.slice("refs/heads/".length) : null;
  return isSha(commit) ? { commit, branch, folder } : null;
}
function refIn(gitFolder, reference) {
  const loose = readOrNull(join(gitFolder, reference));
  if (loose !== null) return loose.trim();
  const packed = (readOrNull(join(gitFolder, "packed-refs")) ?? "").split("\n").map((line) => line.trim().split(" "));
  return packed.find(([, name]) => name === reference)?.[0] ?? null;
}
function rawParents(commit, folder) {
  const { stdout } = spawnSync("git", ["--no-replace-objects", "cat-file", "commit", commit], {
    cwd: folder,
    encoding: "utf8"
  });
  const [header = ""] = (stdout ?? "").split("\n\n", 1);
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = ""]) => sha);
}
function trackedFiles(files, root) {
  const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--", ...files], { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\0").filter((file) => file !== "") : [];
}
function isSha(text) {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

// src/io/github/payload.ts
function at(value, ...path) {
  return path.reduce(memberOf, value);
}
function textAt(value, ...path) {
  const member = at(value, ...path);
  return typeof member === "string" && member !== "" ? member : null;
}
function numberAt(value, ...path) {
  const member = at(value, ...path);
  return typeof member === "number" && Number.isSafeInteger(member) ? member : null;
}
function listAt(value, ...path) {
  const member = at(value, ...path);
  return Array.isArray(member) ? member : [];
}
function shaAt(value, ...path) {
  const text = textAt(value, ...path);
  return text !== null && isSha(text) ? text : null;
}
function timeAt(value, ...path) {
  const text = textAt(value, ...path);
  const isTime = text !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(text);
  return isTime && !Number.isNaN(Date.parse(text)) ? text : null;
}
function instantAt(value, ...path) {
  const text = textAt(value, ...path);
  const isTime = text !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = isTime ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
function labelsOf(pull) {
  return listAt(pull, "labels").flatMap((label) => textAt(label, "name") ?? []);
}
function readEventFile(path) {
  const text = path === void 0 ? null : readOrNull(path);
  if (text === null) return void 0;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (error instanceof SyntaxError) return void 0;
    throw error;
  }
}
function hideEventFile() {
  delete process.env.GITHUB_EVENT_PATH;
}

// src/io/github/artifact.ts
import { randomBytes } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";
var LONGEST_UPLOAD_MS = 3e5;
function baselineName(suite) {
  return `${BASELINE}${suiteKey(suite)}`;
}
var BASELINE = "agent-gate-baseline-";
function suiteOfBaseline(name) {
  const bytes = name.slice(BASELINE.length).replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const suite = Buffer.from(bytes, "latin1").toString();
  return name === baselineName(suite) ? suite : null;
}
function suiteKey(suite) {
  const encoded = Array.from(Buffer.from(suite), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  });
  return encoded.join("").replace(/(?<=-)-/g, "%2D");
}
function bundleName(context, suite, isBaseline) {
  if (isBaseline) return { name: baselineName(suite), ifTaken: "replace" };
  const { id, attempt } = context.run;
  const number = context.pullRequest?.number ?? null;
  return { name: `${resultsOf(suite)}${number === null ? id : `pr${number}`}-${attempt}`, ifTaken: "rename" };
}
function resultsOf(suite) {
  return `agent-gate-results-${suiteKey(suite)}-`;
}
function isResultsOf(suite, name) {
  const start = resultsOf(suite);
  return name.startsWith(start) && /^(?:pr)?\d+-\d+(?:-[\da-f]{6})?$/.test(name.slice(start.length));
}
function reportName(context, suite) {
  const { id, attempt } = context.run;
  return { name: `agent-gate-report-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: "rename" };
}
function keepsArtifacts(serverUrl) {
  const { hostname } = new URL(serverUrl);
  return hostname === "github.com" || /\.(?:ghe\.com|localhost)$/.test(hostname);
}
async function uploadBundle(context, request) {
  try {
    const { name, id } = await withTimeLimit(upload(request));
    return { kind: "uploaded", name, url: `${context.run.url}/artifacts/${id}` };
  } catch (error) {
    const what = request.page === void 0 ? "bundle" : "report";
    const notice = `The ${what} was not uploaded: ${explain(error)}. It stays on the runner in ${request.folder}.`;
    return { kind: "skipped", notice, isStorageFull: error instanceof Error && /storage quota/i.test(error.message) };
  }
}
async function upload(request) {
  const { name, ifTaken } = request.name;
  const { DefaultArtifactClient } = await loadUploads();
  const client = new DefaultArtifactClient();
  const first = await uploadUnlessTaken(client, request, name);
  if (first !== null) return first;
  if (ifTaken === "rename") return uploadAs(client, request, `${name}-${randomBytes(3).toString("hex")}`);
  const replacing = { ...request, folder: await request.inPlace?.() ?? request.folder };
  await client.deleteArtifact(name);
  const second = await uploadUnlessTaken(client, replacing, name);
  if (second !== null) return second;
  await new Promise((resolve5) => setTimeout(resolve5, request.delayMs));
  return uploadAs(client, replacing, name);
}
var library;
function loadUploads() {
  library ??= loadRefusingRedirects();
  return library;
}
async function loadRefusingRedirects() {
  hideEventFile();
  const [{ HttpClient }, artifact] = await Promise.all([import("./lib-FVSMJV3P.mjs"), import("./artifact-CX5GH3FU.mjs")]);
  const { post } = HttpClient.prototype;
  HttpClient.prototype.post = function(...call) {
    Reflect.set(this, "_allowRedirects", false);
    return post.apply(this, call);
  };
  return artifact;
}
async function uploadUnlessTaken(client, request, name) {
  try {
    return await uploadAs(client, request, name);
  } catch (error) {
    if (error instanceof Error && error.message.includes("(409)")) return null;
    throw error;
  }
}
async function uploadAs(client, request, name) {
  const { folder, retentionDays, page } = request;
  const most = Number(process.env.GITHUB_RETENTION_DAYS) || Number.POSITIVE_INFINITY;
  const options = retentionDays === void 0 ? {} : { retentionDays: Math.min(retentionDays, most) };
  if (page !== void 0) {
    const file = join2(folder, `${name}.html`);
    writeFileSync(file, page);
    return uploaded(name, await client.uploadArtifact(name, [file], folder, { ...options, skipArchive: true }));
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join2(entry.parentPath, entry.name)).sort();
  return uploaded(name, await client.uploadArtifact(name, files, folder, options));
}
function uploaded(name, { id }) {
  if (id === void 0) throw new Error("the service gave no id");
  return { name, id };
}
async function withTimeLimit(work) {
  let release = () => {
  };
  const failure = new Promise((_, reject) => {
    const stop = () => reject(new Error(`it took more than ${LONGEST_UPLOAD_MS / 1e3} seconds`));
    const timer = setTimeout(stop, LONGEST_UPLOAD_MS);
    process.on("uncaughtException", reject);
    release = () => {
      clearTimeout(timer);
      process.off("uncaughtException", reject);
    };
  });
  try {
    return await Promise.race([work, failure]);
  } finally {
    release();
  }
}
function explain(error) {
  if (!(error instanceof Error)) return "the artifact service failed";
  if (error.name === "GHESNotSupportedError")
    return "GitHub Enterprise Server has no artifact service for this action; commit the baseline and name it in the input `baseline-file`";
  const message = error.message.split("\n", 1)[0]?.replace(/\.$/, "") ?? "";
  if (message !== "") return message;
  const status = numberAt(error, "statusCode");
  return status === null ? error.name : `the store answered with HTTP ${status}`;
}

// src/io/github/client.ts
var API_VERSION = "2022-11-28";
var BUDGET_MS = 6e4;
async function connect(options) {
  const { token, apiUrl, budgetMs } = options;
  const { octokit, fetch } = await loadOctokit(token, apiUrl);
  const budget = { left: budgetMs };
  const rules = { service: "GitHub", delayMs: budgetMs / 60, timeoutMs: budgetMs / 4, budget };
  retryRequests(octokit, token, rules);
  return {
    request: octokit.request,
    graphql: octokit.graphql,
    commits: /* @__PURE__ */ new Map(),
    answers: /* @__PURE__ */ new Map(),
    download: (url, maxBytes) => {
      const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: "" };
      if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
        throw new ApiError(0, "the download link is not https");
      return withRetries(
        { ...rules, isRead: true, timeoutMs: budgetMs },
        (timeoutMs) => download(async () => {
          const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
          if (status === 200) return readCapped(body, maxBytes);
          throw new ApiError([401, 403].includes(status) ? 0 : status, `HTTP ${status} for the download`);
        })
      );
    },
    async spare(work, share = 1 / 2) {
      const kept = budget.left * share;
      budget.left -= kept;
      try {
        return await work();
      } finally {
        budget.left += kept;
      }
    }
  };
}
function once({ answers }, name, ask) {
  const answer = answers.get(name) ?? ask();
  answers.set(name, answer);
  answer.catch(() => {
  });
  return answer;
}
function retryRequests(octokit, token, rules) {
  octokit.hook.wrap(
    "request",
    (send, request) => withRetries({ ...rules, isRead: request.method === "GET" }, async (timeoutMs) => {
      try {
        request.headers["x-github-api-version"] = API_VERSION;
        request.request = { ...request.request, signal: AbortSignal.timeout(timeoutMs) };
        const started = performance.now();
        const response = await send(request);
        if (response.status === 200 && typeof response.data === "string")
          throw new ApiError(0, "the answer is not JSON");
        rules.budget.left -= performance.now() - started;
        return response;
      } catch (error) {
        throw toApiError(error, token);
      }
    })
  );
}
async function loadOctokit(token, apiUrl) {
  hideEventFile();
  const [{ getOctokit }, { defaults }] = await Promise.all([
    import("./github-OWPOVWOK.mjs"),
    import("./utils-S3DMZFIF.mjs")
  ]);
  const silent = { debug() {
  }, info() {
  }, warn() {
  }, error() {
  } };
  const request = { ...defaults.request, log: silent };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: "agent-gate", log: silent, request });
  return { octokit, fetch: defaults.request?.fetch };
}
function download(work) {
  return whileConnected(work, "the connection broke during the download");
}
function decodeText(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new ApiError(0, "it is not UTF-8");
    throw error;
  }
}
async function unlessRefused(answer, statuses) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
function unexpectedAnswer() {
  return new ApiError(0, "the answer has unexpected content");
}
function refuseUnexpected() {
  throw unexpectedAnswer();
}
function isUsedUp({ status, message, retryAfter }) {
  return [403, 429].includes(status) && retryAfter === null && /rate limit/i.test(message);
}
function toApiError(thrown, token) {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, "status");
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, "response");
  const hidden = (text) => token === "" ? text : text.replaceAll(token, "***");
  if (response === void 0) return new ApiError(0, hidden(thrown.message));
  const headers = at(response, "headers");
  const reset = at(headers, "x-ratelimit-remaining") === "0" ? Number(at(headers, "x-ratelimit-reset")) : 0;
  const until2 = reset > 0 && reset < 1e11 ? `; the limit is reset at ${new Date(reset * 1e3).toISOString()}` : "";
  return new ApiError(
    status,
    `${hidden(describeAnswer(status, at(response, "data")))}${until2}`,
    secondsIn(at(headers, "retry-after"))
  );
}
function describeAnswer(status, data) {
  const fields = listAt(data, "errors").map(
    (error) => [textAt(error, "field"), textAt(error, "code"), textAt(error, "message")].filter((part) => part !== null).join(" ")
  );
  const words = [textAt(data, "message") ?? "", ...fields].filter((part) => part !== "").join("; ");
  return words === "" ? `HTTP ${status}` : `HTTP ${status}: ${words}`;
}

// src/io/github/context.ts
var BASELINE_EVENTS = ["push", "schedule", "workflow_dispatch"];
var EVENT_TIMES = [
  ["pull_request", "updated_at"],
  ["head_commit", "timestamp"],
  ["workflow_run", "updated_at"],
  ["merge_group", "head_commit", "timestamp"]
];
function readContext(facts) {
  const event = facts.env.GITHUB_EVENT_NAME ?? "";
  if (event === "pull_request_target")
    throw new UserError({
      code: "pull-request-target",
      what: "Agent Gate refuses pull_request_target, which runs pull requests of anybody with a token that can write",
      fix: "Use `on: pull_request`; to comment on forks, add a second workflow on workflow_run"
    });
  const ownRun = readOwnRun(facts);
  if (event === "pull_request") return { ...ownRun, ...pullRequestPart(facts, ownRun) };
  if (event === "merge_group") return { ...ownRun, ...mergeGroupPart(facts, ownRun) };
  if (event === "workflow_run") return { ...ownRun, ...workflowRunPart(facts, ownRun) };
  return { ...ownRun, ...branchPart(facts, ownRun) };
}
function readOwnRun({ env, payload }) {
  const testedSha = required(env, "GITHUB_SHA", isSha);
  const queued = QUEUED.exec(textAt(payload, "merge_group", "head_ref") ?? "")?.[1];
  const slug = required(env, "GITHUB_REPOSITORY", (text) => /^[\w.-]+\/[\w.-]+$/.test(text));
  const [owner = "", name = ""] = slug.split("/");
  const id = Number(env.GITHUB_REPOSITORY_ID);
  const repository = { id: Number.isSafeInteger(id) && id > 0 ? id : null, owner, name };
  return {
    event: env.GITHUB_EVENT_NAME ?? "",
    repository,
    run: readRun(env, repository),
    pullRequest: null,
    headSha: testedSha,
    testedSha,
    defaultBranch: textAt(payload, "repository", "default_branch"),
    publishesBaseline: false,
    labels: labelsOf(at(payload, "pull_request")),
    queued: queued === void 0 ? null : Number(queued),
    time: instantAt(payload, "head_commit", "timestamp"),
    notBefore: EVENT_TIMES.flatMap((path) => instantAt(payload, ...path) ?? []).sort(byText).at(-1) ?? null
  };
}
function pullRequestPart({ env, payload, checkedOut }, ownRun) {
  const baseRef = textAt(payload, "pull_request", "base", "ref") ?? (env.GITHUB_BASE_REF || null);
  const head = shaAt(payload, "pull_request", "head", "sha");
  const read2 = readPullRequest(at(payload, "pull_request"));
  const pullRequest = read2 && { ...read2, isOpening: textAt(payload, "action") === "opened" };
  if (baseRef === null) return { baseRef, anchor: { kind: "unknown" } };
  if (head === null) return { baseRef, anchor: { kind: "merge-base", base: baseRef, head: ownRun.testedSha } };
  const mayBeSplit = pullRequest?.fork === true || pullRequest?.dependabot === true;
  const anchor = checkedOut === head || mayBeSplit ? { kind: "merge-base", base: baseRef, head } : { kind: "merge-parent", merge: ownRun.testedSha, head, base: baseRef };
  return { baseRef, anchor, headSha: head, pullRequest };
}
function readPullRequest(pull) {
  const number = numberAt(pull, "number");
  if (number === null) return null;
  const owner = textAt(pull, "head", "user", "login") ?? textAt(pull, "head", "repo", "owner", "login") ?? "";
  const from = numberAt(pull, "head", "repo", "id");
  const into = numberAt(pull, "base", "repo", "id");
  return {
    number,
    head: `${owner}:${textAt(pull, "head", "ref") ?? ""}`,
    fork: from === null || from !== into,
    dependabot: textAt(pull, "user", "login") === "dependabot[bot]",
    comments: numberAt(pull, "comments")
  };
}
function mergeGroupPart({ payload }, ownRun) {
  const baseRef = branchOf(textAt(payload, "merge_group", "base_ref")) ?? ownRun.defaultBranch;
  const base = shaAt(payload, "merge_group", "base_sha");
  const headSha = shaAt(payload, "merge_group", "head_sha") ?? ownRun.testedSha;
  return { baseRef, headSha, anchor: base === null ? mergeBase(baseRef, headSha) : { kind: "commit", sha: base } };
}
function workflowRunPart({ payload }, ownRun) {
  const trigger = at(payload, "workflow_run");
  const headSha = shaAt(trigger, "head_sha");
  if (headSha === null || textAt(trigger, "event") !== "pull_request")
    return branchPart({ env: {}, payload, checkedOut: null }, ownRun);
  const pulls = listAt(trigger, "pull_requests").filter((pull2) => shaAt(pull2, "head", "sha") === headSha);
  const pull = pulls.length === 1 ? pulls[0] : void 0;
  const baseRef = textAt(pull, "base", "ref") ?? ownRun.defaultBranch;
  const owner = textAt(trigger, "head_repository", "owner", "login") ?? "";
  const fork = numberAt(trigger, "head_repository", "id") !== ownRun.repository.id;
  const head = `${owner}:${textAt(trigger, "head_branch") ?? ""}`;
  return {
    baseRef,
    headSha,
    pullRequest: { number: numberAt(pull, "number"), head, fork },
    run: {
      id: numberAt(trigger, "id") ?? ownRun.run.id,
      attempt: numberAt(trigger, "run_attempt") ?? 1,
      url: ownRun.run.url,
      workflow: stripRef(textAt(trigger, "path")),
      runner: null
    },
    anchor: mergeBase(baseRef, headSha)
  };
}
var FOUND_BY_COMMIT = ["deployment_status", "workflow_dispatch"];
var FOUND_BY_CHECKOUT = ["repository_dispatch", "issue_comment"];
function branchPart({ env, payload, checkedOut }, ownRun) {
  if (FOUND_BY_CHECKOUT.includes(ownRun.event) && checkedOut !== null && checkedOut !== ownRun.testedSha)
    return { ...byCommit(ownRun, checkedOut), testedSha: checkedOut };
  const branch = branchOf(env.GITHUB_REF ?? null);
  const isPush = ownRun.event === "push";
  const isProtected = isPush && env.GITHUB_REF_PROTECTED === "true";
  const isBase = branch !== null && (branch === ownRun.defaultBranch || isProtected);
  if (!isBase && FOUND_BY_COMMIT.includes(ownRun.event)) return byCommit(ownRun, ownRun.testedSha);
  const isDeleted = at(payload, "deleted") === true;
  if (!isBase) {
    const anchor2 = mergeBase(ownRun.defaultBranch, ownRun.testedSha);
    return {
      baseRef: ownRun.defaultBranch,
      anchor: anchor2,
      ...isPush && branch !== null && !isDeleted ? { pushed: branch } : {}
    };
  }
  const anchor = { kind: isPush ? "first-parent" : "commit", sha: ownRun.testedSha };
  return { baseRef: branch, anchor, publishesBaseline: BASELINE_EVENTS.includes(ownRun.event) && !isDeleted };
}
function byCommit({ defaultBranch: defaultBranch2 }, sha) {
  const pullRequest = { number: null, head: null, fork: false };
  return { baseRef: defaultBranch2, headSha: sha, pullRequest, anchor: mergeBase(defaultBranch2, sha) };
}
var QUEUED = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function mergeBase(base, head) {
  return base === null ? { kind: "unknown" } : { kind: "merge-base", base, head };
}
function readRun(env, { owner, name }) {
  const id = Number(required(env, "GITHUB_RUN_ID", (text) => /^[1-9]\d{0,15}$/.test(text)));
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? "1");
  return {
    id,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    url: `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name}/actions/runs/${id}`,
    workflow: workflowPath(env.GITHUB_WORKFLOW_REF ?? "", `${owner}/${name}/`),
    runner: env.RUNNER_NAME ?? null
  };
}
function workflowPath(reference, prefix) {
  return reference.startsWith(prefix) ? stripRef(reference.slice(prefix.length)) : null;
}
function stripRef(path) {
  return path === null || path === "" ? null : path.split("@", 1)[0] ?? null;
}
function branchOf(ref) {
  return ref?.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null;
}
function required(env, name, isValid) {
  const value = env[name] ?? "";
  if (isValid(value)) return value;
  throw new UserError({
    code: "no-runner",
    what: `${name} is ${value === "" ? "not set" : "malformed"}`,
    fix: "Run the action in a GitHub workflow; in a terminal use agent-gate"
  });
}

// src/io/shards.ts
var PLACE = "{shard}";
var ROUND = "{round}";
var MOST_SHARDS = 1e3;
function readShards(text) {
  const count = Number(text);
  if (!/^[1-9]\d*$/.test(text) || count > MOST_SHARDS) return null;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}
var SHARDS_EXPECTED = `a number from 1 to ${MOST_SHARDS}`;
function findShardedFiles(patterns, shards, root) {
  requirePlaces(patterns, shards);
  if (shards === void 0) return findResultFiles(patterns, root);
  const matches = patterns.flatMap(
    (written) => shards.map((shard) => {
      const pattern = written.replaceAll(PLACE, () => shard);
      return { shard, pattern, files: findFiles([pattern], root) };
    })
  );
  const owners = ownersOf(matches);
  requireEvery(matches, shards, root);
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
function ownersOf(matches) {
  const owners = /* @__PURE__ */ new Map();
  for (const { shard, files } of matches) {
    for (const file of files) {
      const owner = owners.get(file) ?? shard;
      owners.set(file, shard);
      if (owner === shard) continue;
      throw new UserError({
        code: "shard-doubled",
        what: `the file matches two shards, ${owner} and ${shard}`,
        where: { file },
        fix: "Let each file match one shard: `*` next to `{shard}` takes 10 for 1"
      });
    }
  }
  return owners;
}
function requireEvery(matches, shards, root) {
  const missing = matches.filter(({ files }) => files.length === 0);
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
  const more = findFiles(numbered, root).filter((file) => !owners.has(file));
  if (more.length === 0) return;
  throw new UserError({
    code: "shard-unexpected",
    what: `files of no expected shard: ${nameList(more, LISTED)}`,
    fix: "Set `expected-shards` to the current number of shards, or move files of other runs elsewhere"
  });
}
function findRoundFiles(patterns, root) {
  const rounds = new Map(patterns.flatMap((pattern) => roundsOf(pattern, root)));
  return [...rounds].flatMap(([file, round]) => {
    return findResultFiles([file], root).map((found) => ({ file: found, round }));
  });
}
function roundsOf(pattern, root) {
  if (!pattern.includes(ROUND)) return findFiles([pattern], root).map((file) => [file, null]);
  const all = findFiles([pattern.replaceAll(ROUND, "+([0-9])")], root);
  const numbers = [...new Set(all.flatMap((file) => file.match(/\d+/g) ?? []))].sort((a, b) => a.length - b.length);
  return numbers.flatMap((number) => {
    return findFiles([pattern.replaceAll(ROUND, number)], root).map((file) => [file, Number(number)]);
  });
}

// src/pipeline/baseline/given-baseline.ts
import { posix } from "node:path";

// src/io/bundle/baseline-file.ts
import { resolve as resolve2 } from "node:path";

// schemas/baseline-file.schema.json
var baseline_file_schema_default = () => loadLazily("./baseline-file.schema.cjs");

// src/io/time.ts
function readToday(env, notBefore = "") {
  const text = env.SOURCE_DATE_EPOCH?.trim() ?? "";
  if (text !== "" && !/^\d{1,11}$/.test(text))
    throw new UserError({
      code: "bad-source-date",
      what: "the environment variable SOURCE_DATE_EPOCH is not a time",
      expected: "seconds since 1970, as a whole number",
      found: text
    });
  const day = dayOf(new Date(text === "" ? Date.now() : Number(text) * 1e3).toISOString());
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
function readBaselineFile(label, text) {
  const value = parseRecord(text, { file: label });
  requireFormat(value, label, "baseline file");
  const file = fileCheck.parse(value, (pointer) => ({ file: label, pointer }));
  const report = reportCheck.parse(file.report, (pointer) => ({ file: label, pointer: `/report${pointer}` }));
  return { ...file, report };
}
function openBaselineFile(name, root) {
  if (!fileExists(name, root)) return null;
  const [first = Buffer.of()] = chunksOf(resolve2(root, name), name);
  if (!BEGINNING.test(Buffer.from(first).toString("utf8"))) return null;
  return readBaselineFile(name, readText(name, root, { outside: true, maxBytes: MAX_BASELINE_BYTES }));
}
function baselineFileOf(bundle) {
  const { suite, origin } = bundle.manifest;
  const [record] = historyOfBundle(bundle);
  if (record === void 0) throw damaged(bundle.label, HISTORY_FILE, "is empty");
  const written = dayOf(record.time);
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
function unreadableBase(label, reason, decidedBy2) {
  return configFinding("base-config-unreadable", { effect: "warn", label, reason, decidedBy: decidedBy2 });
}
function unreadConfig(baseRef, decidedBy2) {
  return configFinding("base-config-unreadable", {
    effect: "invalid",
    label: baseRef ?? "the base",
    decidedBy: decidedBy2 ?? "this run"
  });
}
function configChanges(old, head) {
  const [was, is] = [old.policy.hash, head.policy.hash];
  const name = head.policy.isSuiteNamed ? head.policy.suite : "policy";
  const policy = was === is ? [] : [{ kind: "policy", name, old: shortHash(was), new: shortHash(is) }];
  return [...scoringChanges(old, head), ...policy];
}
function scoreAlike(base, head) {
  return scoringChanges(base, head).length === 0 && base.policy.errors.empty === head.policy.errors.empty;
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
  const name = is?.name ?? was?.name ?? "";
  return [...rubrics, { kind: "mapping", name, old: was && shortHash(was.hash), new: is && shortHash(is.hash) }];
}

// src/gating/policy/redaction-policy.ts
function redactionRules(policies) {
  const all = (key) => [...new Set(policies.flatMap(({ redact }) => redact[key]))].sort();
  const isOff = policies.length > 0 && policies.every(({ redact }) => redact.shapes === "off");
  return { hash: all("hash"), drop: all("drop"), shapes: !isOff };
}
function redactionHash({ hash, drop, shapes }) {
  return contentHash({ hash, drop, shapes: shapes ? SHAPES_VERSION : 0 });
}
function secretVariables(policies) {
  return [...new Set(policies.flatMap(({ redact }) => redact.secrets_from))].sort();
}
function keepsEvidence(policies) {
  return policies.every(({ evidence }) => evidence !== "drop");
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
  const read2 = (name) => env[name] ?? "";
  const unread = names.filter((name) => read2(name).trim().length < SHORTEST_SECRET);
  const known = [...secrets, read2("AGENT_GATE_JUDGE_KEY"), ...names.map(read2)];
  const rules = { ...redactionRules(policies), secrets: known };
  return {
    rules,
    notes: unread.length === 0 ? [] : [readingFinding("secret-not-redacted", { names: unread })]
  };
}
function redactionOfMain(configs) {
  return { ...redactionRules(redactingPolicies(configs)), secrets: [] };
}
function refuseSecretNames(configs, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const rubrics = [...configs.base.rubrics, ...configs.head?.rubrics ?? []];
  const names = rubrics.flatMap(({ id, metric, criteria }) => [id, metric, ...criteria.map(({ key }) => key)]);
  const shown2 = new Set(names.flatMap((name) => redact(name) === name ? [] : [redact(name)]));
  if (shown2.size === 0) return;
  throw new UserError(
    [...shown2].map((name) => ({
      code: "secret-name",
      what: `the name \`${name}\` of a rubric, metric or criterion holds a value that is known as secret`,
      fix: "Rename it, or use another secret: one that is a word of every report cannot be kept out of it"
    }))
  );
}

// src/pipeline/judging.ts
var askNoJudge = async (run) => run;
async function startJudge(access) {
  const open = async () => (await import("./judge-votes-TFWIFHL4.mjs")).startAsking(access);
  const isSet = access.answers !== void 0 || (access.env.AGENT_GATE_JUDGE_URL ?? "") !== "";
  let asker = isSet ? await open() : null;
  const askAs = (mayReuse) => async (run, configs) => {
    const rubrics = rubricsOf(configs).filter((rubric) => questionsOf([rubric]).length > 0);
    let lacking = 0;
    for (const trial of rubrics.length === 0 ? [] : trialsOf2(run))
      lacking += openQuestions(rubrics, withoutStale(rubrics, trial)).length;
    if (lacking === 0) return run;
    asker ??= await open();
    const judgeOf = judgesOf(configs);
    const { text: redact } = startRedaction(redactionOf(redactingPolicies(configs), access).rules);
    const askedBy2 = ({ id, model }) => {
      const judge = judgeOf(id);
      return { judge: judge && { ...judge, ...model === null ? {} : { model } }, mayReuse, redact };
    };
    return { ...run, answered: await asker.answer(trialsOf2(run), { rubrics, askedBy: askedBy2 }, lacking) };
  };
  return {
    ask: askAs(true),
    askOfMain: askAs(false),
    notes: (configs) => {
      const { answers: file } = access;
      const isAsked2 = configs.decidedBy !== null && questionsOf(rubricsOf(configs)).length > 0;
      const given = file === void 0 || !isAsked2 ? [] : [judgeFinding("answers-given", { file })];
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
function* trialsOf2(run) {
  for (const { trial } of evidenceOfRun(run, startRedaction(run.redaction))) yield trial;
}

// src/io/github/baseline/ancestry.ts
var UNKNOWN = [404, 409, 422];
async function resolveAnchor(client, repository, anchor) {
  if (anchor.kind === "unknown") return null;
  if (anchor.kind === "commit") return anchor.sha;
  if (anchor.kind === "merge-base") return mergeBase2(client, repository, anchor);
  const { merge, head } = anchor.kind === "merge-parent" ? { merge: anchor.merge, head: anchor.head } : { merge: anchor.sha, head: null };
  const parents = await parentsOf(client, repository, merge);
  if (anchor.kind === "first-parent") {
    if (parents === null) throw unknownCommit(`commit ${shortSha(anchor.sha)}`);
    return parents[0] ?? null;
  }
  const baseParents = (parents ?? []).filter((parent) => parent !== head);
  return parents?.length === 2 && baseParents[0] !== void 0 ? baseParents[0] : mergeBase2(client, repository, anchor);
}
function unknownCommit(name) {
  return new ApiError(404, `GitHub shows this token no ${name}`);
}
async function tipOf({ request }, { owner, name: repo }, branch) {
  const { data } = await request("GET /repos/{owner}/{repo}/commits", { owner, repo, sha: branch, per_page: 1 });
  const tip = shaAt(listAt(data)[0], "sha");
  if (tip === null) throw new ApiError(404, `the branch ${branch} has no commit`);
  return tip;
}
async function timeOfCommit({ request }, { owner, name: repo }, ref) {
  const answer = await unlessRefused(request("GET /repos/{owner}/{repo}/commits/{ref}", { owner, repo, ref }), UNKNOWN);
  if (answer === null) throw unknownCommit(`commit ${ref}`);
  return instantAt(answer.data, "commit", "committer", "date") ?? refuseUnexpected();
}
async function listAncestors(client, repository, start) {
  const line = [];
  let parents = await parentsOf(client, repository, start);
  for (let next = start; next !== void 0 && parents !== null; ) {
    line.push(next);
    next = parents[0];
    parents = next === void 0 ? null : client.commits.get(next) ?? null;
  }
  return line;
}
async function parentsOf(client, { owner, name }, sha) {
  const { request, commits } = client;
  const known = commits.get(sha);
  if (known !== void 0) return known;
  const page = once(
    client,
    `commits ${sha}`,
    () => request("GET /repos/{owner}/{repo}/commits", { owner, repo: name, sha, per_page: 100 })
  );
  const answer = await unlessRefused(page, UNKNOWN);
  if (answer === null) return null;
  for (const commit of listAt(answer.data)) {
    const id = shaAt(commit, "sha");
    if (id !== null)
      commits.set(
        id,
        listAt(commit, "parents").flatMap((parent) => shaAt(parent, "sha") ?? [])
      );
  }
  return commits.get(sha) ?? refuseUnexpected();
}
async function compareCommits(client, repository, basehead) {
  return textAt((await unlessRefused(compare(client, repository, basehead), UNKNOWN))?.data, "status");
}
async function isOnBranch(client, repository, { branch, sha }) {
  return ["behind", "identical"].includes(await compareCommits(client, repository, `${branch}...${sha}`) ?? "");
}
async function distanceTo(client, repository, { sha, base }) {
  const answer = await unlessRefused(compare(client, repository, `${sha}...${base}`), UNKNOWN);
  return textAt(answer?.data, "status") === "ahead" ? numberAt(answer?.data, "ahead_by") : null;
}
function compare({ request }, { owner, name: repo }, basehead) {
  return request("GET /repos/{owner}/{repo}/compare/{basehead}", { owner, repo, basehead, per_page: 1 });
}
async function mergeBase2(client, repository, { base, head }) {
  try {
    const { data } = await compare(client, repository, `${base}...${head}`);
    const commit = shaAt(data, "merge_base_commit", "sha");
    if (commit === null) throw unexpectedAnswer();
    return commit;
  } catch (error) {
    if (!(error instanceof ApiError && UNKNOWN.includes(error.status))) throw error;
    if (/no common ancestor/i.test(error.message)) return null;
    throw unknownCommit(`${base} and ${shortSha(head)} to compare`);
  }
}

// src/io/github/contents.ts
import { createHash } from "node:crypto";
import { basename as basename2, dirname as dirname2, isAbsolute as isAbsolute2 } from "node:path";
async function readFileAt(base, file) {
  if (isAbsolute2(file)) return null;
  const answer = await unlessRefused(askContents(base, file), [404]);
  if (answer === null) return null;
  const { data } = answer;
  checkEntries(data);
  const content = textAt(data, "encoding") === "base64" ? at(data, "content") : null;
  if (textAt(data, "type") !== "file" || typeof content !== "string")
    throw unfit(file, "it is not a text file of at most 1 MiB");
  try {
    return { file, text: decodeText(Buffer.from(content, "base64")) };
  } catch (error) {
    throw error instanceof ApiError ? unfit(file, error.message) : error;
  }
}
function checkEntries(data) {
  const entries = Array.isArray(data) ? data : [data];
  const isOdd = (entry) => ["type", "path", "sha"].some((key) => textAt(entry, key) === null);
  const isBare = textAt(data, "type") === "file" && textAt(data, "encoding") === null;
  if (entries.length === 0 || entries.some(isOdd) || isBare) throw unexpectedAnswer();
}
function askContents({ client, repository: { owner, name: repo }, ref }, path) {
  return client.request("GET /repos/{owner}/{repo}/contents/{path}", { owner, repo, path, ref });
}
async function readRawFileAt({ request }, { owner, name: repo }, { path, ref, maxBytes }) {
  if (isAbsolute2(path)) return null;
  const asked = request("GET /repos/{owner}/{repo}/contents/{path}", {
    owner,
    repo,
    path,
    ref,
    headers: { accept: "application/vnd.github.raw+json" },
    // The parsed form would silently replace bytes that are not UTF-8.
    request: { parseSuccessResponseBody: false }
  });
  const answer = await unlessRefused(asked, [404]);
  if (answer === null) return null;
  const body = answer.data;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}
function isSameName(path, name) {
  return path === name || IGNORES_CASE && diskName(path) === diskName(name);
}
function parentOf(path) {
  return path.includes("/") ? dirname2(path) : "";
}
async function listFilesAt(base, folder) {
  return (await readFolder(base, folder)).filter(({ type }) => type !== "dir").map(({ path }) => path);
}
async function readFolder(base, folder) {
  if (folder === "") return readTree(base, { path: "", sha: base.ref }, false);
  const answer = await unlessRefused(askContents(base, folder), [404]);
  if (answer !== null) return entriesOf(folder, answer.data);
  const entry = await findFolder(base, folder);
  if (entry === null) return [];
  return entry.path === folder ? vanished(folder) : readFolder(base, entry.path);
}
function entriesOf(folder, data) {
  checkEntries(data);
  const kind = textAt(data, "type");
  if (kind === "symlink") throw behindLink(folder, folder);
  if (kind !== null) return [];
  return listAt(data).map((item) => {
    const type = textAt(item, "type");
    const isOther = type === "dir" || type === "symlink";
    return { path: textAt(item, "path") ?? "", type: isOther ? type : "file", sha: textAt(item, "sha") ?? "" };
  });
}
async function findFolder(base, folder) {
  const entries = await readFolder(base, parentOf(folder));
  const entry = entries.find(({ path }) => path === folder) ?? entries.find(({ path }) => isSameName(path, folder));
  if (entry?.type === "symlink") throw behindLink(folder, entry.path);
  return entry?.type === "dir" ? entry : null;
}
function behindLink(folder, link) {
  return unfit(folder, `\`${basename2(link)}\` is a link, which Agent Gate does not follow`);
}
async function readTree({ client, repository: { owner, name: repo } }, { path: folder, sha }, deep) {
  const how = { owner, repo, tree_sha: sha, ...deep ? { recursive: "1" } : {} };
  const { data } = await client.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", how);
  if (at(data, "truncated") === true)
    throw new ApiError(0, "GitHub lists only a part of more than 100,000 files: name a deeper folder");
  if (!Array.isArray(at(data, "tree")) || textAt(data, "sha") === null) throw unexpectedAnswer();
  return listAt(data, "tree").map((entry) => {
    if (textAt(entry, "path") === null || textAt(entry, "sha") === null) throw unexpectedAnswer();
    const leafType = textAt(entry, "mode") === "120000" ? "symlink" : "file";
    const path = [folder, textAt(entry, "path")].filter(Boolean).join("/");
    return { path, type: textAt(entry, "type") === "tree" ? "dir" : leafType, sha: textAt(entry, "sha") ?? "" };
  });
}
function unfit(file, what) {
  return new UserError({ code: "unfit-file", what, where: { file } });
}
async function readConfigAt(base, options) {
  const [mapping, rubrics, policy] = await Promise.all([
    options.mapping === void 0 ? null : readShipped("mappings", options.mapping) ?? textAtCommit(base, options.mapping),
    rubricsAt(base, options.rubrics),
    textAtCommit(base, options.policy ?? POLICY_FILE)
  ]);
  const lacks = (named2, text) => named2 !== void 0 && text === null;
  const missing = [
    ...rubrics.length === 0 ? ["rubrics"] : [],
    ...lacks(options.mapping, mapping) ? ["mapping"] : [],
    ...lacks(options.policy, policy) ? ["policy"] : []
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  return { texts: { mapping, rubrics: isFirst ? defaultRubric() : rubrics, policy }, missing };
}
async function rubricsAt(base, patterns) {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const textByFile = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    const shipped = readShipped("rubrics", pattern);
    for (const text of shipped === void 0 ? await findTextsAt(base, pattern) : [shipped])
      textByFile.set(text.file, text);
  }
  return [...textByFile.values()].sort((a, b) => byText(a.file, b.file));
}
async function findTextsAt(base, pattern) {
  const picomatch = loadLazily("./picomatch.cjs");
  const { base: start, isGlob, glob } = picomatch.scan(pattern);
  if (!isGlob) return [await textAtCommit(base, pattern)].filter((text) => text !== null);
  if (isAbsolute2(start)) return [];
  const folder = start.split("/").filter((part) => part !== "" && part !== ".").join("/");
  const isWanted = picomatch(pattern, { nocase: IGNORES_CASE });
  let files;
  if (/\/|\*\*/.test(glob)) {
    const top = folder === "" ? { path: "", sha: base.ref } : await findFolder(base, folder);
    files = top === null ? [] : await readTree(base, top, true);
  } else files = await readFolder(base, folder);
  const wanted = files.filter(({ path, type }) => type !== "dir" && isWanted(path) && !TEST_FILE.test(path));
  const headTextBySha = new Map(
    base.headTexts?.map(({ text }) => {
      const bytes = Buffer.from(text);
      const sha = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
      return [sha, text];
    })
  );
  return Promise.all(
    wanted.toSorted((a, b) => byText(a.path, b.path)).map(async ({ path, sha, type }) => {
      const text = type === "symlink" ? void 0 : headTextBySha.get(sha);
      return text === void 0 ? await readFileAt(base, path) ?? vanished(path) : { file: path, text };
    })
  );
}
function vanished(file) {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}
async function textAtCommit(base, path) {
  const text = await readFileAt(base, path);
  if (text !== null || isAbsolute2(path)) return text;
  const names = POLICY_NAMES.includes(path) ? POLICY_NAMES : [path];
  const isWanted = ({ path: entryPath, type }) => type !== "dir" && names.some((name) => isSameName(entryPath, name));
  const entries = await unlessRefused(readFolder(base, parentOf(path)), [404]);
  const file = entries?.find(isWanted)?.path;
  return file === void 0 ? null : await readFileAt(base, file) ?? vanished(file);
}

// src/pipeline/baseline/read-base.ts
async function readBase(client, request) {
  const { repository, anchor, baseRef, pullRequest, untrustedBase } = request.context;
  const unread = { base: null, label: baseRef ?? "the base", at: null, configs: null, failure: null, apiError: null };
  let reading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, repository, anchor);
    if (base === null) return reading;
    const countsTip = (pullRequest?.fork === true || untrustedBase !== void 0) && baseRef !== null;
    const ref = countsTip ? await tipOf(client, repository, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at2 = { ...await readConfigFiles(client, request, ref), ref };
    return { ...reading, at: at2, ...compileBase(request.head, at2, reading.label) };
  } catch (error) {
    if (error instanceof UserError) return { ...reading, failure: describeProblems(error) };
    if (!(error instanceof ApiError)) throw error;
    return { ...reading, failure: error.message, apiError: error };
  }
}
async function readConfigFiles(client, request, ref) {
  const { context, places, head } = request;
  const policy = head.texts.policy === null ? void 0 : places.policy ?? POLICY_FILE;
  const at2 = await readConfigAt(
    { client, repository: context.repository, ref, headTexts: head.texts.rubrics },
    { ...places, policy }
  );
  const isShared = isUnwritten(head.texts.rubrics) && isUnwritten(at2.texts.rubrics);
  return isShared ? { ...at2, missing: at2.missing.filter((part) => part !== "rubrics") } : at2;
}
function isUnwritten(rubrics) {
  const shipped = defaultRubric();
  return rubrics.length === shipped.length && rubrics.every(({ text }, index) => text === shipped[index]?.text);
}
function compileBase(head, at2, label) {
  const lacksRubrics = at2.missing.includes("rubrics") || isUnwritten(at2.texts.rubrics);
  if (at2.missing.length > 0 && lacksRubrics && at2.texts.policy === null) return { configs: null, failure: null };
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, completeTexts(at2, head.texts), label), failure: null }),
    (mistake) => ({ configs: null, failure: describeProblems(mistake) })
  );
}
function completeTexts({ texts, missing }, head) {
  const pick = (part) => (missing.includes(part) ? head : texts)[part];
  return { mapping: pick("mapping"), rubrics: pick("rubrics"), policy: pick("policy") };
}
function isUsualPlace({ places }) {
  return places.policy === void 0 || places.policy === POLICY_FILE;
}

// src/pipeline/baseline/choose-config.ts
async function chooseConfig(client, reading, head, bundle) {
  if (reading === null) return { configs: headDecides(head), waivers: head.policy.waivers, notes: [] };
  return bundle === null ? chooseWithoutBundle(reading) : chooseWithBundle(client, reading, bundle);
}
function chooseWithoutBundle({ head, at: at2, label, configs, failure }) {
  if (configs === null || at2 === null) {
    const note = failure === null ? missingConfig(label, ["config"]) : unreadableBase(label, failure, "this run");
    return { configs: headDecides(head), waivers: [], notes: [note] };
  }
  const { missing } = at2;
  const waivers = missing.includes("policy") ? [] : waiversOfBase(configs);
  return { configs, waivers, notes: missing.length === 0 ? [] : [missingConfig(label, missing)] };
}
function waiversOfBase({ base, decidedBy: decidedBy2 }) {
  return decidedBy2 === null ? [] : base.policy.waivers;
}
function missingConfig(label, missing) {
  return configFinding("base-config-missing", { label, missing });
}
async function chooseWithBundle(client, reading, bundle) {
  const { head, at: at2, label, failure } = reading;
  const isComplete = reading.configs !== null && at2?.missing.length === 0;
  const changedPaths = isComplete ? await findChangedPaths(client, reading, bundle) : null;
  if (isComplete && changedPaths === null) return chooseWithoutBundle(reading);
  try {
    const configs = configsOfBase(head, configOfMain(bundle, head), bundle.label);
    const unread = failure === null ? [] : [unreadableBase(label, failure, bundle.label)];
    const notes = changedPaths === null || configs.head === null ? unread : [changedPaths];
    return { configs, waivers: waiversOfBase(configs), notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return chooseWithoutBundle(reading);
  }
}
async function findChangedPaths(client, reading, bundle) {
  const { sha } = bundle.manifest.origin;
  const changed = configFinding("config-paths-changed", { label: bundle.label });
  if (sha === void 0) return changed;
  try {
    const there = sha === reading.at?.ref ? reading.at : await readConfigFiles(client, reading, sha);
    const [known] = there.missing.length === 0 ? [sha] : await listAncestors(client, reading.context.repository, sha);
    if (known === void 0) throw new ApiError(404, `the repository no longer has the commit ${shortSha(sha)}`);
    const changes = configChanges(compileConfig(configOfMain(bundle, reading.head)), compileConfig(there.texts));
    return changes.length === 0 ? null : changed;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UserError)) throw error;
    const why = error instanceof UserError ? describeProblems(error) : error.message;
    return unreadableBase(`main at ${shortSha(sha)}`, why, bundle.label);
  }
}
function configOfMain(bundle, { texts: head }) {
  const main = configOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main;
  const renew = (stored, texts, kind, name = "") => {
    const shipped = stored.shipped && readShipped(kind, name);
    return texts.find((text) => text !== null && text.text === shipped?.text) ?? stored;
  };
  return {
    ...main,
    mapping: main.mapping && renew(main.mapping, [head.mapping], "mappings", bundle.manifest.mapping?.mapping),
    rubrics: main.rubrics.map((stored) => {
      return renew(stored, head.rubrics, "rubrics", loadRubric(stored.file, stored.text).id);
    })
  };
}

// src/pipeline/baseline/committed.ts
async function readCommittedBaseline(client, { context: { repository }, suite }, file, base) {
  const unreadable = (reason) => {
    return baselineFinding("baseline-file-unreadable", { file, base, reason });
  };
  try {
    const text = await readRawFileAt(client, repository, { path: file, ref: base, maxBytes: MAX_BASELINE_BYTES });
    if (text === null) return baselineFinding("baseline-file-absent", { file, base });
    const baseline = readBaselineFile(file, text);
    return baselineName(baseline.suite) === baselineName(suite) ? baseline : unreadable(`it is of the suite ${baseline.suite}`);
  } catch (error) {
    if (error instanceof UserError) return unreadable(describeProblems(error));
    if (error instanceof ApiError) return unreadable(error.message);
    throw error;
  }
}
function originOfFile(file, { origin, written }) {
  const run = origin.sha === void 0 ? "" : `, run of ${shortSha(origin.sha)}`;
  return { ...origin, label: `committed file ${file}${run}`, found_by: "file", created: written };
}
function rewrittenFile({ context, root, file }, committed) {
  const isOfRun = !context.publishesBaseline && context.event !== "workflow_run";
  if (file === null || !isOfRun || !fileExists(file, root)) return [];
  const readOfRun = () => readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }));
  const old = shortHash(contentHash(committed));
  const changed = valueOr("unreadable", () => shortHash(contentHash(readOfRun())));
  return old === changed ? [] : [{ subject: file, what: "the committed baseline", old, new: changed }];
}

// src/io/github/baseline/artifacts.ts
var LARGEST_ARCHIVE = 2 ** 30;
var FULL_PAGE = 100;
async function listBaselines(client, repository, { name, pages }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const { owner, name: repo } = repository;
  const { items, extent } = await once(
    client,
    `${pages} pages of ${name}`,
    () => listPages(pages, "artifacts", async (page) => (await client.request(route, { owner, repo, name, ...page })).data)
  );
  return { items: namedArtifacts(items, name, repository), extent };
}
function namedArtifacts(items, name, { id }) {
  return items.filter((item) => textAt(item, "name") === name).map((item) => readArtifact(item, id) ?? refuseUnexpected()).sort((a, b) => b.id - a.id);
}
var MOST_LISTED_RUNS = 5;
async function listOfMainRuns({ request }, { repository, run, baseRef, defaultBranch: defaultBranch2 }, { name, workflows, isWanted }) {
  const { owner, name: repo } = repository;
  const branch = baseRef ?? defaultBranch2;
  if (branch === null) return [];
  const completed = { owner, repo, branch, status: "completed", per_page: FULL_PAGE };
  const answers = await Promise.all(
    BASELINE_EVENTS.map((event) => request("GET /repos/{owner}/{repo}/actions/runs", { ...completed, event }))
  );
  const ids = answers.flatMap(({ data }) => listAt(data, "workflow_runs")).filter((item) => workflows === "any" || workflows.includes(stripRef(textAt(item, "path")) ?? "")).filter((item) => isWanted(shaAt(item, "head_sha") ?? "")).flatMap((item) => numberAt(item, "id") ?? []).filter((id) => id !== run.id).sort((a, b) => b - a).slice(0, MOST_LISTED_RUNS);
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
  const listed = await Promise.all(ids.map((id) => request(route, { owner, repo, run_id: id, name })));
  return namedArtifacts(
    listed.flatMap(({ data }) => listAt(data, "artifacts")),
    name,
    repository
  );
}
var PAGES = 3;
async function listSuites({ request }, context) {
  const { owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const { items } = await listPages(
    PAGES,
    "artifacts",
    async (page) => (await request(route, { owner, repo, ...page })).data
  );
  const ofMain = items.filter((item) => {
    const artifact = readArtifact(item, context.repository.id);
    return artifact !== null && isOfBase(context, artifact);
  });
  const suites = ofMain.flatMap((item) => suiteOfBaseline(textAt(item, "name") ?? "") ?? []);
  return [...new Set(suites)].sort();
}
async function newestResults({ request }, { id, owner, name: repo }, { branch, suite }) {
  const { data } = await request("GET /repos/{owner}/{repo}/actions/artifacts", { owner, repo, per_page: FULL_PAGE });
  const ofBranch = listAt(data, "artifacts").filter((item) => isResultsOf(suite, textAt(item, "name") ?? "")).flatMap((item) => readArtifact(item, id) ?? []).filter((artifact) => artifact.ofThisRepository && artifact.branch === branch);
  return ofBranch.sort((a, b) => b.id - a.id)[0] ?? null;
}
async function listPages(pages, key, ask) {
  const items = [];
  const askFor = async (page) => {
    const answer = await ask({ per_page: FULL_PAGE, page });
    if (!Array.isArray(at(answer, key))) throw unexpectedAnswer();
    return { listed: listAt(answer, key), total: numberAt(answer, "total_count") ?? 0 };
  };
  for (let page = 1; ; page += 1) {
    const first = await askFor(page);
    const isOdd = first.listed.length === 0 && first.total > items.length;
    const { listed, total } = isOdd ? await askFor(page) : first;
    items.push(...listed);
    if (listed.length < FULL_PAGE || page === pages) return { items, extent: { read: items.length, total } };
  }
}
function readArtifact(artifact, repositoryId) {
  const id = numberAt(artifact, "id");
  const runId = numberAt(artifact, "workflow_run", "id");
  const sha = shaAt(artifact, "workflow_run", "head_sha");
  if (id === null || runId === null || sha === null) return null;
  const into = numberAt(artifact, "workflow_run", "repository_id");
  const from = numberAt(artifact, "workflow_run", "head_repository_id");
  return {
    id,
    sha,
    runId,
    branch: textAt(artifact, "workflow_run", "head_branch"),
    ofThisRepository: repositoryId !== null && from === repositoryId && into === repositoryId,
    expired: at(artifact, "expired") !== false,
    created: timeAt(artifact, "created_at"),
    digest: textAt(artifact, "digest")
  };
}
function isOfBase({ baseRef, defaultBranch: defaultBranch2 }, { ofThisRepository, branch }) {
  return ofThisRepository && branch !== null && [baseRef, defaultBranch2].includes(branch);
}
async function runsInProgress({ request }, { repository: { owner, name: repo }, run }, { sha, workflows }) {
  const route = "GET /repos/{owner}/{repo}/actions/runs";
  const { data } = await request(route, { owner, repo, head_sha: sha, per_page: FULL_PAGE });
  return listAt(data, "workflow_runs").filter(
    (item) => textAt(item, "status") !== "completed" && numberAt(item, "id") !== run.id && BASELINE_EVENTS.includes(textAt(item, "event") ?? "") && workflows.includes(stripRef(textAt(item, "path")) ?? "")
  );
}
async function distrust(client, { owner, name: repo, id }, artifact, workflows, branches) {
  if (!artifact.ofThisRepository) return stranger("it comes from another repository");
  const run = { owner, repo, run_id: artifact.runId };
  const { data } = await once(
    client,
    `run ${artifact.runId}`,
    () => client.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", run)
  );
  if (numberAt(data, "id") !== artifact.runId) throw unexpectedAnswer();
  const event = textAt(data, "event") ?? "unknown";
  const branch = textAt(data, "head_branch") ?? "unknown";
  const path = stripRef(textAt(data, "path")) ?? "unknown";
  if (numberAt(data, "head_repository", "id") !== id) return stranger("its run belongs to another repository");
  if (shaAt(data, "head_sha") !== artifact.sha) return stranger("its run belongs to another commit");
  if (!BASELINE_EVENTS.includes(event)) return stranger(`its run was started by ${event}`);
  if (!branches.includes(branch)) return stranger(`its run belongs to branch ${branch}`);
  if (workflows === "any" || workflows.includes(path)) return null;
  const known = workflows.length === 0 ? "to a known one" : workflows.join(" or ");
  return { why: `its run belongs to workflow ${path}, not ${known}`, isOfMain: true };
}
function stranger(why) {
  return { why, isOfMain: false };
}
function isAsUploaded({ digest }, archive) {
  return digest === null || digest === sha256Of(archive);
}
async function downloadArtifact(client, { owner, name: repo }, { id, digest }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
  const { headers } = await client.request(route, {
    owner,
    repo,
    artifact_id: id,
    archive_format: "zip",
    // Not followed automatically: the host of the link must not get the token.
    request: { redirect: "manual" }
  });
  if (headers.location === void 0) throw new ApiError(0, "GitHub gave no download link");
  const archive = await client.download(headers.location, LARGEST_ARCHIVE);
  const isZip = Buffer.from(archive.subarray(0, 2)).toString("latin1") === "PK";
  if (!isZip && digest !== sha256Of(archive)) throw new ApiError(0, "the download is no archive");
  return archive;
}

// src/pipeline/baseline/discover.ts
var MOST_CANDIDATES = 100;
var MOST_FOREIGN = 3;
var PAGES2 = 2;
var MOST_PAGES = 10;
async function discoverRuns(client, query) {
  const anchor = resolveAnchor(client, query.context.repository, query.context.anchor);
  const [listed, started] = await Promise.allSettled([listCandidates(client, query, anchor), anchor]);
  const base = started.status === "fulfilled" ? started.value : null;
  if (listed.status === "fulfilled") return { query, base, candidates: listed.value, apiError: null };
  const error = listed.reason;
  if (!(error instanceof ApiError)) throw error;
  return { query, base, candidates: NONE, apiError: error };
}
var NONE = { ancestors: [], artifacts: [], elsewhere: [], listing: null };
async function listCandidates(client, query, anchor) {
  const { source, context } = query;
  if (source.kind === "latest") return { ...NONE, ...await listWanted(client, query, () => true) };
  if (source.kind === "commit")
    return { ...NONE, ...await listWanted(client, query, (sha) => sha === source.sha, MOST_PAGES) };
  source;
  if (context.anchor.kind === "unknown") return NONE;
  const [ahead, started] = await Promise.allSettled([listEarlierRuns(client, query, PAGES2), anchor]);
  if (started.status === "rejected") throw started.reason;
  const base = started.value;
  if (base === null) return NONE;
  if (ahead.status === "rejected") throw ahead.reason;
  const ancestors = await listAncestors(client, context.repository, base);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  const { artifacts, others, listing } = await listWanted(client, query, (sha) => ancestors.includes(sha));
  const nearest2 = artifacts.toSorted((a, b) => ancestors.indexOf(a.sha) - ancestors.indexOf(b.sha) || b.id - a.id);
  return { ancestors, artifacts: nearest2, elsewhere: others.filter((other) => isOfBase(context, other)), listing };
}
async function listWanted(client, query, isWanted, pages = PAGES2) {
  const { context, suite, workflows } = query;
  const { items, extent } = await listEarlierRuns(client, query, pages);
  const wanted = items.filter(({ sha }) => isWanted(sha));
  const isOfMain2 = (artifact) => isOfBase(context, artifact);
  const isCut2 = extent.read >= pages * FULL_PAGE && extent.read < extent.total && !wanted.some(isOfMain2);
  if (isCut2 && pages < MOST_PAGES) return listWanted(client, query, isWanted, MOST_PAGES);
  const runs = { name: baselineName(suite), workflows, isWanted };
  const ofMain = isCut2 ? await listOfMainRuns(client, context, runs) : wanted.filter(isOfMain2).slice(0, MOST_CANDIDATES);
  const foreign = wanted.filter((artifact) => !isOfMain2(artifact)).slice(0, MOST_FOREIGN);
  return { artifacts: [...ofMain, ...foreign], others: items.filter(({ sha }) => !isWanted(sha)), listing: extent };
}
async function listEarlierRuns(client, { context, suite }, pages) {
  const seen = /* @__PURE__ */ new Set([context.run.id]);
  const { items, extent } = await listBaselines(client, context.repository, { name: baselineName(suite), pages });
  return { items: items.filter(({ runId }) => !seen.has(runId) && seen.add(runId)), extent };
}
function apiErrorNote(error, onError, config) {
  const about = { reason: error.message, ...config === void 0 ? {} : { config } };
  if (isUsedUp(error) && onError === "error") return baselineFinding("rate-limited", about);
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  const code = isRefusal ? "baseline-forbidden" : "baseline-unreachable";
  return baselineFinding(code, { effect: effectOf(onError), ...about });
}
function effectOf(onError) {
  return onError === "error" ? "invalid" : "warn";
}

// src/pipeline/baseline/fetch-candidate.ts
async function fetchAhead(client, { query, candidates }) {
  const [nearest2] = candidates.artifacts;
  if (nearest2 !== void 0) await fetchCandidate(client, query, nearest2, false);
}
async function fetchCandidate(client, query, artifact, takesOther) {
  const download2 = isOfBase(query.context, artifact) ? once(client, `archive ${artifact.id}`, () => downloadCandidate(client, query, artifact)) : null;
  const refused = await checkProvenance(client, query, artifact);
  const isBaseline = refused === null;
  const notes = isBaseline ? [] : [baselineFinding("baseline-foreign", { sha: artifact.sha, reason: refused.why })];
  const isOther = !isBaseline && refused.isOfMain && !artifact.expired;
  if (!isBaseline && !(isOther && takesOther)) return { archive: null, isBaseline, notes };
  const archive = await (download2 ?? downloadCandidate(client, query, artifact));
  if (archive instanceof Uint8Array) return { archive, isBaseline, notes };
  return { archive: null, isBaseline, notes: [...notes, archive] };
}
async function checkProvenance(client, { source, context: { repository, baseRef, defaultBranch: defaultBranch2 }, workflows }, artifact) {
  const named2 = source.kind === "latest" ? [baseRef ?? defaultBranch2] : [baseRef, defaultBranch2];
  const branches = named2.filter((name) => name !== null);
  const refused = await distrust(client, repository, artifact, workflows, branches);
  const [branch] = branches;
  if (refused !== null || source.kind !== "latest" || branch === void 0) return refused;
  const isThere2 = await isOnBranch(client, repository, { branch, sha: artifact.sha });
  return isThere2 ? null : stranger(`its commit does not lie on branch ${branch}`);
}
async function downloadCandidate(client, { context, onError }, artifact) {
  const { sha, digest: expected } = artifact;
  const expired = baselineFinding("baseline-expired", { sha });
  const unreadable = (code, what) => {
    return baselineFinding("baseline-unreadable", { sha, problems: [{ code, what }] });
  };
  if (artifact.expired) return expired;
  try {
    const archive = await downloadArtifact(client, context.repository, artifact);
    const digest = sha256Of(archive);
    if (expected === null || expected === digest) return archive;
    return unreadable("digest", `its digest is ${digest}, not ${expected}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if ([404, 410].includes(error.status)) return expired;
    const { message: reason } = error;
    if (error.status === TOO_LARGE) return unreadable("too-large", reason);
    if (error.status === 0) return baselineFinding("baseline-unreachable", { effect: effectOf(onError), reason });
    throw error;
  }
}

// src/pipeline/baseline/inspect.ts
async function inspectMain(client, search, reading, { head, isGiven }) {
  const { context, source } = search;
  const { at: at2 = null, base = null } = reading ?? {};
  const names = suiteNames(reading, head);
  const isOneSearch = !isGiven && source.kind !== "commit" && at2?.ref === base;
  const deciding = at2 === null || isOneSearch ? null : await inspectByName(client, anyRunAt(search, at2.ref), names, true);
  const isFound = deciding !== null && deciding.nearest.run !== null;
  const known = isFound ? [deciding.query.suite] : names;
  if (isGiven) return { deciding, compared: null, suite: known[0] };
  const query = { ...search, context: base === null ? context : anchoredAt(context, base) };
  const compared = await inspectByName(client, query, known, reading !== null);
  return { deciding, compared, suite: compared.query.suite };
}
function suiteNames(reading, head) {
  const { suite } = (reading?.configs?.base ?? head).policy;
  const isFirst = reading?.at?.missing.includes("policy") === true && isUsualPlace(reading);
  return isFirst && suite !== defaultPolicy.suite ? [defaultPolicy.suite, suite] : [suite];
}
function anyRunAt(search, sha) {
  const context = anchoredAt(search.context, sha);
  return { ...search, context, workflows: "any", source: { kind: "ancestors" }, file: null };
}
function anchoredAt(context, sha) {
  return { ...context, anchor: { kind: "commit", sha } };
}
async function inspectByName(client, search, [suite, next], takesOther) {
  const runs = await inspectRuns(client, await discoverRuns(client, { ...search, suite }), takesOther);
  return runs.isUnknown && next !== void 0 ? inspectByName(client, search, [next], takesOther) : runs;
}
async function inspectRuns(client, discovered, takesOther) {
  const { query, candidates } = discovered;
  const order = inOrder(client, query, candidates);
  let { apiError } = discovered;
  let running = null;
  const openNext = async (takesOther2) => {
    const notes = [];
    try {
      for (let next = await order.next(); !next.done; next = await order.next()) {
        const opened2 = await openCandidate(client, query, next.value, takesOther2);
        notes.push(...opened2.notes);
        if (opened2.run !== null) return { run: opened2.run, notes };
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      apiError = error;
    }
    return { run: null, notes };
  };
  const explainEnd = (notes) => apiError === null ? whyNone(discovered, notes) : [apiErrorNote(apiError, query.onError)];
  const findRunning = async () => {
    running ??= discovered.apiError === null ? await runningNote(client, discovered) : [];
    return running;
  };
  const nearest2 = await openNext(takesOther);
  const isAbsent = nearest2.run === null && nearest2.notes.length === 0 && candidates.elsewhere.length === 0;
  const isAsked2 = apiError === null && query.source.kind !== "commit";
  const hasFile = query.file !== null && discovered.base !== null;
  return {
    ...discovered,
    nearest: nearest2,
    isUnknown: isAbsent && isAsked2 && !hasFile && !isCut(candidates) && (await findRunning()).length === 0,
    openNext,
    explainEnd,
    findRunning
  };
}
function distanceIn({ ancestors }, { sha }) {
  return ancestors.length === 0 ? null : ancestors.indexOf(sha);
}
var MOST_COMPARED = 30;
async function* inOrder(client, { context: { repository } }, { ancestors, artifacts, elsewhere }) {
  for (const artifact of artifacts) yield { artifact, distance: distanceIn({ ancestors }, artifact) };
  const [base] = ancestors;
  if (base === void 0) return;
  const distances = /* @__PURE__ */ new Map();
  for (const artifact of elsewhere.filter(({ expired }) => !expired)) {
    const { sha } = artifact;
    if (!distances.has(sha) && distances.size === MOST_COMPARED) return;
    const known = distances.get(sha);
    const distance = known === void 0 ? await distanceTo(client, repository, { sha, base }) : known;
    distances.set(sha, distance);
    if (distance !== null) yield { artifact, distance };
  }
}
async function openCandidate(client, query, candidate, takesOther) {
  const { artifact } = candidate;
  const { archive, isBaseline, notes } = await fetchCandidate(client, query, artifact, takesOther);
  if (archive === null) return { run: null, notes };
  const label = `baseline ${shortSha(artifact.sha)}`;
  try {
    const bundle = openBundleZip(label, archive);
    return {
      run: { bundle, artifact, isBaseline, origin: isBaseline ? originOf(query, candidate) : { label } },
      notes
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { run: null, notes: [...notes, unreadableNote(artifact, error)] };
  }
}
function unreadableNote({ sha }, { problems }) {
  return baselineFinding("baseline-unreadable", { sha, problems });
}
function originOf({ context, source }, { artifact: { sha, runId, created }, distance }) {
  return {
    sha,
    run_id: runId,
    run_url: context.run.url.replace(/\d+$/, String(runId)),
    label: `${branchText(context.baseRef ?? "base", source.kind)} at ${shortSha(sha)}`,
    ...context.baseRef === null ? {} : { branch: context.baseRef },
    found_by: source.kind,
    ...distance === null ? {} : { distance },
    ...created === null ? {} : { created }
  };
}
function isCut({ listing }) {
  return listing !== null && listing.read < listing.total;
}
function whyNone(discovered, notes) {
  const { query, candidates } = discovered;
  const { source, onError, context } = query;
  const artifact = baselineName(query.suite);
  if (source.kind === "commit")
    return [baselineFinding("baseline-not-found", { effect: effectOf(onError), sha: source.sha, artifact })];
  const { listing } = candidates;
  if (listing !== null && isCut(candidates)) return [baselineFinding("baseline-unlisted", { artifact, ...listing })];
  if (notes.length > 0) return [];
  const [distant] = candidates.elsewhere;
  if (distant !== void 0)
    return [baselineFinding("baseline-out-of-reach", { sha: distant.sha, branch: context.baseRef ?? "the base" })];
  const commits = source.kind === "latest" ? null : candidates.ancestors.length;
  const search = { artifact, commits, keepsArtifacts: keepsArtifacts(context.run.url) };
  return [baselineFinding("no-baseline", { effect: "notice", search })];
}
async function runningNote(client, { base, query: { context, source, workflows } }) {
  if (base === null || source.kind !== "ancestors" || workflows === "any") return [];
  const runs = await client.spare(() => givenOr([], () => runsInProgress(client, context, { sha: base, workflows })));
  return runs.length === 0 ? [] : [baselineFinding("baseline-running", { sha: base })];
}

// src/pipeline/baseline/score-baseline.ts
async function measureBundle(bundle, configs, ask) {
  const { base, head } = configs;
  const stored = reportOfBundle(bundle);
  const run = { bundle, stored, redaction: redactionOfMain(configs), configs, ask };
  const { report, answered } = await measureStored(run, base);
  const isRescored = !isScoredBy(run, base);
  const notes = isRescored && report === stored ? [baselineFinding("baseline-not-rescored", { label: bundle.label })] : [];
  const read2 = { mapping: null, select: [], redaction: run.redaction, readBy: stored.read_by, answered };
  const trials = bundle.has(EVIDENCE_FILE) ? { trials: { files: [laterEvidenceOf(bundle)], ...read2 } } : {};
  const evidence = recordedEvidence(bundle);
  const measured = { report, history: historyOfBundle(bundle), isRescored, notes, evidence, ...trials };
  if (head === null || scoreAlike(base, head)) return { ...measured, head: { measured: report } };
  const canScore = bundle.has(EVIDENCE_FILE) || isScoredBy(run, head);
  if (!canScore) return { ...measured, head: { unavailable: `${bundle.label} keeps no evidence` } };
  return { ...measured, head: { measured: (await measureStored(run, head)).report } };
}
async function measureStored(run, config) {
  const { bundle, stored, redaction, configs, ask } = run;
  const isOpen = stored.errored.some(({ kind, refused }) => kind === "judge" || refused === true);
  const lacksAnswers = isOpen && questionsOf(config.rubrics).length > 0;
  const isDone = isScoredBy(run, config) && !lacksAnswers;
  if (isDone || !bundle.has(EVIDENCE_FILE)) return { report: stored };
  const read2 = { mapping: null, select: [], redaction, readBy: stored.read_by, hasArms: hasArms(stored) };
  const files = { files: [evidenceOf(bundle)], ...read2 };
  const asked = await ask(files, configs);
  return { report: withRedacted(scoreRun(asked, config), stored), answered: asked.answered };
}
function isScoredBy({ bundle, stored, redaction }, config) {
  const { rubrics, redaction: hash } = bundle.manifest;
  return isScoredAs({ ...stored, rubrics }, config) && hash === redactionHash(redaction);
}
function isScoredAs({ rubrics: scored, empty_trials: empty }, { rubrics, policy }) {
  const identities = (list) => list.map((identity) => `${identity.rubric} ${identity.hash}`).sort().join("\n");
  return (empty ?? "scored") === policy.errors.empty && identities(scored) === identities(rubricIdentities(rubrics));
}
function measureFile({ report }, { base, head }) {
  const measured = { report, history: [], notes: [] };
  const isByHead = head === null || scoreAlike(base, head) || head.rubrics.every(({ id, hash }) => report.rubrics.some((scored) => scored.rubric === id && scored.hash === hash));
  return {
    ...measured,
    head: isByHead ? { measured: report } : { unavailable: "the committed baseline keeps no trials" }
  };
}

// src/pipeline/baseline/measure.ts
async function measureMain(client, search, { deciding, compared }, { configs, ask }) {
  const { runs, committed, ofOtherWorkflow, notes } = await measureRuns(
    client,
    must(compared, "the search for main's runs"),
    {
      measure: ({ bundle, isBaseline }) => measureBundle(bundle, configs, isBaseline ? ask : askNoJudge),
      recall: (newest, run) => recallRun(newest, run, configs),
      measureFile: (file) => measureFile(file, configs),
      isFit: ({ report }) => withinErrorBudget(configs.base.policy, report)
    }
  );
  const skipped = deciding === null ? [] : explainMissing(deciding).filter(({ code }) => notes.every((note) => note.code !== code));
  return {
    runs,
    isKnown: runs.length > 0 || ofOtherWorkflow !== null,
    unused: ofOtherWorkflow,
    relaxed: committed === null ? [] : rewrittenFile(search, committed),
    notes: [...skipped, ...notes, ...notesOnRuns(runs)]
  };
}
function recallRun(newest, run, configs) {
  const record = newest.history.find(({ run_id }) => run_id === run);
  const report = record === void 0 ? null : reportOf(record);
  const { base, head } = configs;
  const isScored = report !== null && newest.isRescored !== true && (head === null || scoreAlike(base, head));
  return isScored && isScoredAs(report, base) ? measureFile({ report }, configs) : null;
}
function notesOnRuns(runs) {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}
async function measureRuns(client, inspected, by) {
  const { run, artifact, ofOtherWorkflow, notes } = await measureNewest(inspected, by);
  const running = run?.origin.distance === 0 ? [] : await inspected.findRunning();
  if (run === null) return measureCommitted(client, inspected, by, { ofOtherWorkflow, notes: [...notes, ...running] });
  const older = await client.spare(() => measureOlder(client, inspected, by, run, artifact));
  const { sha = "", distance = 0 } = run.origin;
  const far = distance <= FAR ? [] : [baselineFinding("baseline-far", { sha, distance })];
  const runs = [run, ...older.runs];
  return {
    runs,
    committed: null,
    ofOtherWorkflow: null,
    notes: [...asPassedOver(notes), ...older.notes, ...far, ...running]
  };
}
async function measureNewest(inspected, { measure, isFit }) {
  const notes = [];
  let ofOtherWorkflow = null;
  let unfit3 = null;
  let { nearest: inspection } = inspected;
  for (; inspection.run !== null; inspection = await inspected.openNext(ofOtherWorkflow === null)) {
    notes.push(...inspection.notes);
    const { artifact, isBaseline } = inspection.run;
    const measured = await measureRun(inspection.run, measure);
    if ("code" in measured) notes.push(measured);
    else if (!isBaseline) ofOtherWorkflow ??= measured;
    else if (isFit(measured)) {
      const skipped = unfit3 === null ? [] : [passedOver(unfit3.run)];
      return { run: measured, artifact, ofOtherWorkflow: null, notes: [...distinct(notes), ...skipped] };
    } else unfit3 ??= { run: measured, artifact };
  }
  notes.push(...inspection.notes);
  if (unfit3 !== null) return { ...unfit3, ofOtherWorkflow: null, notes: distinct(notes) };
  return {
    run: null,
    artifact: null,
    ofOtherWorkflow,
    notes: [...distinct(notes), ...inspected.explainEnd(notes)]
  };
}
function passedOver({ origin: { label } }) {
  return baselineFinding("baseline-passed-over", { subject: { kind: "baseline", name: label }, cause: "unscored" });
}
function explainMissing({ nearest: { run, notes }, explainEnd }) {
  return run === null ? withoutAbsence([...distinct(notes), ...explainEnd(notes)]) : [];
}
function withoutAbsence(notes) {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== "a reason");
}
async function measureRun(run, measure) {
  try {
    return { ...await measure(run), origin: run.origin };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return unreadableNote(run.artifact, error);
  }
}
var MOST_OLDER = 20;
async function measureOlder(client, inspected, by, newest, newestArtifact) {
  const { artifacts, elsewhere } = inspected.candidates;
  const place = artifacts.indexOf(newestArtifact);
  const near = place < 0 ? [] : artifacts.slice(place + 1, place + 1 + MOST_OLDER);
  const runs = [];
  const notes = [];
  try {
    for (const artifact of [...near, ...elsewhere]) {
      if (runs.length === MOST_RUNS - 1) break;
      const older = await measureOlderRun(client, inspected, by, newest, artifact);
      runs.push(...older.runs.filter(by.isFit));
      notes.push(...older.notes);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const incomplete = { used: runs.length + 1, reason: error.message };
    return { runs, notes: [baselineFinding("baseline-incomplete", incomplete)] };
  }
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(asPassedOver(notes)) : [] };
}
async function measureOlderRun(client, { query, candidates }, by, newest, artifact) {
  const isNear = candidates.artifacts.includes(artifact);
  const candidate = { artifact, distance: isNear ? distanceIn(candidates, artifact) : null };
  const recalled = by.recall(newest, artifact.runId);
  if (recalled !== null) return { runs: [{ ...recalled, origin: originOf(query, candidate) }], notes: [] };
  if (!artifact.ofThisRepository || !isNear) return { runs: [], notes: [] };
  if (artifact.expired) return { runs: [], notes: [baselineFinding("baseline-expired", { sha: artifact.sha })] };
  const { run, notes } = await openCandidate(client, query, candidate, false);
  if (run === null) return { runs: [], notes };
  const measured = await measureRun(run, by.measure);
  if ("code" in measured) return { runs: [], notes: [...notes, measured] };
  return { runs: [{ ...measured, trials: void 0 }], notes };
}
async function measureCommitted(client, { query, base }, by, { ofOtherWorkflow, notes }) {
  const { source, file } = query;
  const nothing = { runs: [], committed: null, ofOtherWorkflow, notes };
  if (file === null || base === null || source.kind === "commit") return nothing;
  const committed = await client.spare(() => readCommittedBaseline(client, query, file, base));
  if (!("report" in committed)) return { ...nothing, notes: [...notes, committed] };
  const remarks = withoutAbsence(notes).map((note) => {
    return note.effect === "invalid" ? { ...note, effect: "warn" } : note;
  });
  const run = { ...by.measureFile(committed), origin: originOfFile(file, committed) };
  const fromFile = baselineFinding("baseline-from-file", { file, base });
  return { runs: [run], committed, ofOtherWorkflow, notes: [...remarks, fromFile] };
}
function asPassedOver(notes) {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== "a run").map((note) => ({ ...note, effect: "notice" }));
}
var FAR = 50;

// src/pipeline/baseline/given-baseline.ts
var BASELINE2 = {
  example: "*.jsonl",
  advice: "Name a bundle (folder or zip), a file that `baseline-file` wrote, or results (a file or a folder)"
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
      newest: null,
      relaxed: [],
      relaxation: null,
      waivers: waiversOfBase(configs),
      labels: [],
      notes: [...notes, ...measured.notes, ...notesOnRuns(measured.runs)]
    };
  };
}
async function measureInstead({ root }, { deciding }, { configs, ask, given }) {
  const newest = deciding && await measureNewest(deciding, {
    measure: ({ bundle }) => measureBundle(bundle, configs, askNoJudge),
    isFit: () => true
  });
  const unused = newest?.run ?? null;
  const named2 = await measureNamed(given, openNamed(given.baselines, root), { root, configs, ask });
  const skipped = unused === null ? withoutAbsence(newest?.notes ?? []) : [];
  const notes = [...skipped, ...noneGiven(given), ...named2.notes, ...notesOnRuns(named2.runs)];
  return { runs: named2.runs, isKnown: unused !== null, unused, relaxed: [], notes };
}
function noneGiven({ baselines }) {
  return baselines.length > 0 ? [] : [baselineFinding("baseline-none")];
}
async function measureNamed(given, sources, by) {
  const how = { ...by, select: given.baselineSelect, secrets: given };
  const runs = [];
  for (const source of sources) runs.push(await measureSource(source, how));
  return { runs, notes: itselfNote(given, sources, by.root) };
}
function isOfResults(name, root) {
  const parts = [MANIFEST_FILE, TWO_JOBS_FILE, "gate.json", "decision.json"];
  return folderExists(name, root) && !parts.some((part) => isThere(posix.join(name, part), root));
}
function patternOf(name, root) {
  return folderExists(name, root) ? posix.join(name, "**/*") : name;
}
function openNamed(names, root) {
  const named2 = names.map((name) => {
    const bundle = isOfResults(name, root) ? null : openGivenBundle(name, root);
    return { name, path: realPath(name, root), bundle, file: bundle === null ? openBaselineFile(name, root) : null };
  });
  return named2.filter((source, index) => named2.findIndex((earlier) => isSameRun2(source, earlier)) === index);
}
function itselfNote(given, sources, root) {
  const { results = [], select = [], baselineSelect } = given;
  if (canonicalJson(select) !== canonicalJson(baselineSelect)) return [];
  const candidates = new Set(findFiles(results, root).map((file) => realPath(file, root)));
  const isItself = ({ name, bundle, file }) => bundle === null && file === null && findFiles([patternOf(name, root)], root).some((result) => candidates.has(realPath(result, root)));
  const same = sources.filter(isItself);
  const names = same.map(({ name }) => name);
  return names.length === 0 ? [] : [baselineFinding("baseline-itself", { names })];
}
async function measureSource(source, { select, root, configs, secrets, ask }) {
  const { name, bundle, file } = source;
  if (bundle !== null) {
    const measured = await measureBundle(bundle, configs, ask);
    const [{ time: created } = { time: void 0 }] = measured.history;
    const origin = { ...bundle.manifest.origin, label: bundle.label };
    return { ...measured, origin: created === void 0 ? origin : { ...origin, created } };
  }
  if (file !== null)
    return { ...measureFile(file, configs), origin: { ...file.origin, label: name, created: file.written } };
  const files = findResultFiles([patternOf(name, root)], root, BASELINE2);
  const { rules: redaction } = redactionOf(redactingPolicies(configs), secrets);
  const readBy = ({ mapping }) => ask({ files, mapping, select, redaction }, configs);
  const { base, head } = configs;
  const trials = await readBy(base);
  const report = scoreRun(trials, base);
  return {
    report,
    trials,
    head: { measured: head === null ? report : scoreRun(await readBy(head), head) },
    history: [],
    notes: [],
    origin: { label: name }
  };
}
function firstBundle(sources) {
  return sources.find(({ bundle }) => bundle !== null)?.bundle ?? null;
}
function isSameRun2(a, b) {
  if (a.path === b.path) return true;
  const [origin, originOfB] = [a, b].map(({ bundle, file }) => bundle?.manifest.origin ?? file?.origin);
  if (origin?.run_id === void 0 || canonicalJson(origin) !== canonicalJson(originOfB)) return false;
  return a.bundle === null || b.bundle === null || a.bundle.manifest.results === b.bundle.manifest.results;
}

// src/io/github/jobs.ts
var PAGES3 = 3;
function listJobs(client, { repository, run }, attempt) {
  const { owner, name: repo } = repository;
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
  const of = { owner, repo, run_id: run.id, attempt_number: attempt };
  return once(client, `jobs of attempt ${attempt}`, async () => {
    const { items } = await listPages(
      PAGES3,
      "jobs",
      async (page) => (await client.request(route, { ...of, ...page })).data
    );
    return items;
  });
}
async function listOfRun({ request }, context) {
  const { id, owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
  const parameters = { owner, repo, run_id: context.run.id };
  const { items } = await listPages(PAGES3, "artifacts", async (page) => {
    return (await request(route, { ...parameters, ...page })).data;
  });
  return items.flatMap((item) => {
    const artifact = readArtifact(item, id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(item, "name") ?? "" }];
  });
}
function bundlesOf(artifacts, context, suite) {
  const { name: plain } = bundleName(context, suite, false);
  return artifacts.filter(({ name }) => name === plain || name.replace(/-[\da-f]{6}$/, "") === plain);
}
async function findJob(client, context) {
  const { runner, attempt } = context.run;
  if (client === null || runner === null) return void 0;
  const jobs = await givenOr([], () => client.spare(() => listJobs(client, context, attempt)));
  const running = jobs.filter(
    (job) => textAt(job, "runner_name") === runner && textAt(job, "status") === "in_progress"
  );
  const [id, name] = [numberAt(running[0], "id"), textAt(running[0], "name")];
  return running.length === 1 && id !== null && name !== null ? { id, name } : void 0;
}
async function findOtherJob(client, context, { suite, job }) {
  return givenOr(void 0, () => client.spare(() => searchOtherJob(client, context, suite, job)));
}
async function searchOtherJob(client, context, suite, { id }) {
  const { run, repository } = context;
  if ((await listJobs(client, context, run.attempt)).length < 2) return void 0;
  const listed = await listOfRun(client, context);
  const saved = listed.filter(({ name }) => name === baselineName(suite));
  for (const artifact of [...saved, ...bundlesOf(listed, context, suite)].filter(({ expired }) => !expired)) {
    const reporter = reporterOf(await downloadArtifact(client, repository, artifact), run.attempt);
    if (reporter !== void 0 && reporter.id !== id) return reporter.name;
  }
  return void 0;
}
function reporterOf(archive, attempt) {
  return valueOr(void 0, () => {
    const label = "bundle";
    const mark = openZip(archive, label).read(TWO_JOBS_FILE);
    if (mark !== void 0) {
      const { attempt: marked, jobs } = readTwoJobs(mark, label);
      return marked === attempt ? { id: 0, name: jobs[0] ?? "" } : void 0;
    }
    const evidence = recordedEvidence(openBundleZip(label, archive));
    return evidence?.attempt === attempt ? evidence.job : void 0;
  });
}

// src/io/github/baseline/attempts.ts
async function searchAttempts(client, query) {
  const [{ undecided: undecided2, ...newest }, failed] = await Promise.all([
    searchTrials(client, query),
    failedAttempts(client, query.context)
  ]);
  return { ...newest, failed: failed.filter((attempt) => !undecided2.includes(attempt)) };
}
async function searchTrials(client, query) {
  const left = [];
  const undecided2 = [];
  const endWith = (kept) => {
    return { trials: kept?.trials ?? null, confirm: kept?.confirm ?? null, left, undecided: undecided2 };
  };
  const newest = query.context.run.attempt - 1;
  try {
    const artifacts = await listOfRun(client, query.context);
    for (let attempt = newest; attempt > 0; attempt--) {
      const tried = await tryAttempt(client, query, attempt, artifacts);
      if (!("why" in tried)) return endWith(tried);
      left.push({ attempt, why: tried.why });
      if (tried.isUndecided === true) undecided2.push(attempt);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = `GitHub did not give it: ${error.message}`;
    for (let attempt = newest - left.length; attempt > 0; attempt--) left.push({ attempt, why });
  }
  return endWith(null);
}
async function failedAttempts(client, context) {
  if (context.event === "workflow_run") return [];
  const { attempt } = context.run;
  const earlier = Array.from({ length: attempt - 1 }, (_, index) => index + 1);
  return givenOr(earlier, async () => {
    const jobsOf = (number) => listJobs(client, context, number);
    const [jobs, ...earlierJobs] = await Promise.all([attempt, ...earlier].map(jobsOf));
    const running = must(jobs, "the list of jobs").filter((job2) => textAt(job2, "runner_name") === context.run.runner);
    const job = running.length === 1 ? running[0] : void 0;
    return earlier.filter((_, index) => hasFailed(must(earlierJobs[index], "the list of jobs"), job));
  });
}
function hasFailed(jobs, current) {
  const same = current === void 0 ? jobs : jobs.filter((job) => textAt(job, "name") === textAt(current, "name"));
  const running = listAt(current, "steps").find((step) => textAt(step, "status") === "in_progress");
  const from = numberAt(running, "number") ?? 0;
  const isOver = (job) => {
    const failed = listAt(job, "steps").filter((step) => textAt(step, "conclusion") === "failure");
    return failed.length > 0 && failed.every((step) => (numberAt(step, "number") ?? from) < from);
  };
  const isRed = (job) => [null, "failure", "timed_out"].includes(textAt(job, "conclusion")) && !isOver(job);
  return same.length === 0 || same.some(isRed);
}
async function tryAttempt(client, query, attempt, artifacts) {
  const { context, suite } = query;
  const { repository, run, headSha } = context;
  const jobs = bundlesOf(artifacts, { ...context, run: { ...run, attempt } }, suite);
  const [artifact] = jobs;
  if (artifact === void 0) return unfit2("it kept no bundle");
  if (jobs.length > 1)
    return unfit2(`${jobs.length} of its jobs judged this suite, so which bundle is this job's is unknown`);
  if (artifact.runId !== run.id || artifact.sha !== headSha) return unfit2("its bundle belongs to another commit");
  if (artifact.expired) return unfit2("its bundle has expired");
  const archive = await downloadArtifact(client, repository, artifact);
  if (!isAsUploaded(artifact, archive)) return unfit2("its bundle is not the one that was uploaded: the digests differ");
  return unlessMistaken(
    () => trialsOf3(openBundleZip(`attempt ${attempt}`, archive), query, attempt),
    (mistake) => unfit2(`its bundle cannot be read: ${describeProblems(mistake)}`)
  );
}
function trialsOf3(bundle, { context, suite, mapping, redaction }, attempt) {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return unfit2("its bundle is of another run or commit");
  if (manifest.suite !== suite) return unfit2("its bundle is of another suite");
  const decision = bundle.json("decision.json");
  if (decision.decision === "invalid") return { why: "it was invalid", isUndecided: true };
  if (baselineOf(decision) === "unfit") return { why: "too many of its trials have no verdict", isUndecided: true };
  if (!bundle.has(EVIDENCE_FILE)) return unfit2("it kept no trials");
  if ((manifest.mapping?.hash ?? null) !== mapping) return unfit2("its results were read by another mapping");
  if (manifest.redaction !== redaction) return unfit2("its trials were redacted otherwise");
  const { redacted } = bundle.json("report.json");
  const trials = { file: evidenceOf(bundle), attempt, attempts: manifest.attempts ?? null, redacted };
  return { trials, confirm: confirmOf(bundle) };
}
function confirmOf(bundle) {
  const { confirm, confirmed } = bundle.json("decision.json");
  const asked = sortedUnion(
    confirm?.scenarios ?? [],
    confirmed.map(({ scenario }) => scenario)
  );
  const gate = bundle.json("gate.json");
  const keptIn = (file, isControl) => {
    const trials = gate.confirm?.trials.filter(({ control: control2 = false }) => control2 === isControl) ?? [];
    return bundle.has(file) ? { file: evidenceOf(bundle, file), trials } : null;
  };
  const [fresh, control] = [keptIn(CONFIRM_FILE, false), keptIn(CONTROL_FILE, true)];
  if (asked.length === 0 && fresh === null && control === null) return null;
  return { fresh, control, asked: asked.length === 0 ? null : asked, sha: gate.evidence?.control?.sha };
}
function unfit2(why) {
  return { why };
}

// src/pipeline/earlier-attempts.ts
function findEarlierAttempts(client, context) {
  return async ({ base: { policy, mapping } }, redaction) => {
    const { attempt } = context.run;
    if (context.publishesBaseline || attempt === 1)
      return { attempt, trials: null, left: [], failed: [], confirm: null };
    if (client === null) {
      const why = "there is no token to ask for it with";
      const left = Array.from({ length: attempt - 1 }, (_, index) => ({ attempt: index + 1, why }));
      return { attempt, trials: null, left, failed: left.map(({ attempt: number }) => number), confirm: null };
    }
    const { suite } = policy;
    const query = { context, suite, mapping: mapping?.hash ?? null, redaction: redactionHash(redaction) };
    return { attempt, ...await client.spare(() => searchAttempts(client, query)) };
  };
}
function poolAttempts(run, earlier, mapping) {
  if (earlier === void 0) return alone([]);
  const { trials, left, attempt, failed } = earlier;
  const pool = trials && planPool({ ...run, mapping }, trials);
  if (trials === null || pool === null) return alone([...notAdded(left), ...lostAttempts(failed)]);
  if ("why" in pool) {
    const unfit3 = (trials.attempts ?? [trials]).map(({ attempt: number }) => ({ attempt: number, why: pool.why }));
    return alone([...notAdded([...left, ...unfit3]), ...lostAttempts(failed)]);
  }
  const { before, own } = pool;
  const lost = failed.filter((number) => before.every((added) => added.attempt !== number));
  const notes = [
    trialFinding("trials-added", { earlier: before, added: own }),
    ...notAdded(left),
    ...lostAttempts(lost)
  ];
  return { pool, pooled: { attempts: [...before, { attempt, trials: own }], notes } };
}
function notAdded(left) {
  if (left.length === 0) return [];
  return [trialFinding("trials-not-added", { left: left.toSorted((a, b) => a.attempt - b.attempt) })];
}
function lostAttempts(attempts) {
  return attempts.length === 0 ? [] : [trialFinding("attempts-lost", { attempts })];
}
function alone(notes) {
  return { pool: void 0, pooled: { attempts: [], notes } };
}

// src/pipeline/run-evidence.ts
import { dirname as dirname3, resolve as resolve3 } from "node:path";

// src/io/github/tested-commit.ts
async function testsEvent(client, context, { commit, folder }) {
  const { testedSha, headSha, publishesBaseline: isMain, pullRequest, event } = context;
  const ofEvent = isMain ? [testedSha] : [testedSha, headSha];
  if (ofEvent.includes(commit)) return true;
  const isOnTop = rawParents(commit, folder).some((parent) => ofEvent.includes(parent));
  if (isMain && !isOnTop) return false;
  if (!isMain && isOnTop) return true;
  const isProposed = typeof pullRequest?.number === "number" || event === "merge_group";
  if (client === null || !(isMain || isProposed)) return void 0;
  return unlessFailed(
    () => client.spare(() => isMain ? isOfMain(client, context, commit) : containsHead(client, context, commit)),
    () => void 0
  );
}
async function isOfMain(client, { repository, baseRef }, commit) {
  const status = await compareCommits(client, repository, `${baseRef}...${commit}`);
  return status === null || ["behind", "identical"].includes(status);
}
async function containsHead(client, { repository, headSha }, commit) {
  const status = await compareCommits(client, repository, `${headSha}...${commit}`);
  return status === null ? void 0 : status === "ahead";
}

// src/pipeline/run-evidence.ts
function findRunEvidence(client, context, workspace) {
  return async (suite, files) => {
    const { defaultBranch: defaultBranch2, untrustedBase, publishesBaseline, headSha, run, pullRequest } = context;
    const baseRef = untrustedBase ?? context.baseRef;
    const [checkedOut, jobs] = await Promise.all([
      findCheckout(client, context, workspace, files),
      findJobs(client, context, suite)
    ]);
    const isDefault = defaultBranch2 === null ? {} : { is_default: baseRef === defaultBranch2 };
    const isProtected = untrustedBase === void 0 ? {} : { is_protected: false };
    return {
      is_main: publishesBaseline,
      event_commit: headSha,
      ...checkedOut && { checked_out: checkedOut },
      ...jobs,
      attempt: run.attempt,
      ...pullRequest?.number == null ? {} : { pull_request: pullRequest.number },
      ...baseRef === null ? {} : { base: { branch: baseRef, ...isDefault, ...isProtected } }
    };
  };
}
function findCommits(context, workspace) {
  return (file) => checkoutOf(file, context, workspace)?.commit;
}
function checkoutOf({ file }, { event, repository }, { root, isSharded }) {
  if (isSharded || event === "workflow_run") return null;
  return readCheckout(resolve3(root, dirname3(file)), root, `${repository.owner}/${repository.name}`);
}
async function findCheckout(client, context, workspace, [first]) {
  const checkout = first === void 0 ? null : checkoutOf(first, context, workspace);
  if (checkout === null) return void 0;
  const { commit, branch } = checkout;
  const isOfEvent = await testsEvent(client, context, checkout);
  return { commit, ...branch && { branch }, ...isOfEvent === void 0 ? {} : { is_of_event: isOfEvent } };
}
async function findJobs(client, context, suite) {
  const job = await findJob(client, context);
  if (client === null || job === void 0) return {};
  const other = await findOtherJob(client, context, { suite, job });
  return { job, ...other === void 0 ? {} : { other_job: other } };
}
function completeEvidence(found, files, { report, pooled: pooled2, confirm }, { configs: { base }, runs, listings = [] }, decision) {
  const earlier = (pooled2?.attempts ?? []).filter(({ attempt }) => attempt !== found.attempt);
  const expected = new Set(runs.flatMap((run) => run.report.scenarios.map(({ scenario }) => scenario)));
  return {
    ...found,
    config: contentHash([base.rubrics.map(({ hash }) => hash), base.mapping?.hash ?? null, base.policy.hash]),
    results: { files, trials: missingTrials(report).total - totalTrials(earlier) },
    scenarios: { ...runs.length === 0 ? {} : { expected: expected.size }, found: report.scenarios.length },
    ...askedAndDelivered(base.policy.confirm, confirm, decision),
    ...listings.length === 0 ? {} : { listings },
    ...found.memory && { leaves: memoryAfter(decision, found.memory) }
  };
}
function askedAndDelivered({ control: isControlled }, given, { confirm, confirmed, filled, baseline }) {
  const awaited2 = (confirm?.scenarios.length ?? 0) * (confirm?.trials ?? 0);
  const again = sum(confirmed.map(({ trials, missing }) => trials + missing));
  const asked = filled?.asked ?? (confirmed.length === 0 ? awaited2 : again);
  const all = given?.trials ?? [];
  const ofMain = { asked: isControlled ? asked : 0, delivered: all.filter(({ control }) => control === true).length };
  const fresh = { asked, delivered: all.length - ofMain.delivered };
  const sha = given?.control ?? baseline?.sha;
  return {
    ...fresh.asked + fresh.delivered === 0 ? {} : { fresh },
    ...ofMain.asked + ofMain.delivered === 0 ? {} : { control: { ...sha === void 0 ? {} : { sha }, ...ofMain } }
  };
}

// src/io/reading-progress.ts
var STEP = 8 * 1024 * 1024;
function withProgress(files, announce) {
  return announce === void 0 ? files : files.map((input) => ({ ...input, chunks: () => announced(input, announce) }));
}
function* announced({ file, chunks }, announce) {
  let [bytes, next] = [0, STEP];
  for (const chunk of chunks()) {
    yield chunk;
    bytes += chunk.length;
    if (bytes < next) continue;
    announce(`reading ${JSON.stringify(file)}: ${Math.floor(bytes / 1024 / 1024)} MiB`, true);
    next = bytes + STEP;
  }
}

// src/pipeline/baseline/answer.ts
function withoutSecrets(answer, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run) => {
    const { label, branch } = run.origin;
    const origin = { ...run.origin, label: redact(label), ...branch === void 0 ? {} : { branch: redact(branch) } };
    const report = redactQuoted(run.report, redact);
    const evidence = mapTexts(run.evidence, redact);
    const { measured } = run.head;
    if (measured === void 0) return { ...run, origin, report, evidence };
    return {
      ...run,
      origin,
      report,
      evidence,
      head: { measured: measured === run.report ? report : redactQuoted(measured, redact) }
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
function redactQuoted(report, redact) {
  const redacted = (value) => {
    if (Array.isArray(value)) return value.map(redacted);
    if (!isRecord(value)) return value;
    const members = Object.entries(value).map(([key, member]) => {
      return [key, QUOTED.has(key) ? mapTexts(member, redact) : redacted(member)];
    });
    return Object.fromEntries(members);
  };
  return redacted(report);
}

// src/pipeline/baseline/parent-pull-request.ts
async function findParent(client, { repository, untrustedBase: branch }, suite) {
  if (branch === void 0) return null;
  const find = async () => {
    const artifact = await newestResults(client, repository, { branch, suite });
    if (artifact === null || artifact.expired) return null;
    const archive = await downloadArtifact(client, repository, artifact);
    if (!isAsUploaded(artifact, archive)) return null;
    const bundle = openBundleZip(branch, archive);
    const number = recordedEvidence(bundle)?.pull_request;
    const broke = listAt(bundle.json("decision.json"), "flips", "broke").flatMap(
      (item) => textAt(item, "scenario") ?? []
    );
    return { label: number === void 0 ? `the pull request of \`${branch}\`` : `#${number}`, broke };
  };
  return client.spare(() => givenOr(null, find));
}
function lostInParent(parent, { scenarios }) {
  if (parent === null) return [];
  const broke = new Set(parent.broke);
  const failing = scenarios.filter(
    ({ rubrics }) => Object.values(rubrics).some(({ passed, scores }) => passed < scores.length)
  );
  const ids = failing.map(({ scenario }) => scenario).filter((id) => broke.has(id));
  return ids.length === 0 ? [] : [scenarioFinding("scenarios-lost-in-parent", { ids, label: parent.label })];
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
    (_, index) => rows.every((row) => sameJudges(row.candidate, must(row.runs[index], "a run of main under a config")))
  );
  return ratesOf(rows).map(({ kind, name, byJudge, valueIn }) => {
    const onMain2 = ({ runs }) => {
      const counted2 = runs.filter((_, index) => !byJudge || isJudgedAlike[index]);
      const values = counted2.flatMap((run) => run === null ? [] : valueIn(run) ?? []);
      return values.length === 0 ? null : meanRate(values);
    };
    const inCandidate = (pair) => valueIn(pair.candidate);
    const [baseMain, headMain, baseCandidate, headCandidate] = meansOf([
      base.main.measured && valuesOf(rows[0], onMain2),
      head.main.measured && valuesOf(rows[1], onMain2),
      base.candidate.measured && valuesOf(rows[0], inCandidate),
      head.candidate.measured && valuesOf(rows[1], inCandidate)
    ]);
    return {
      subject: name,
      subject_kind: kind,
      agent: difference(baseCandidate, baseMain),
      config: difference(headMain, baseMain),
      total: difference(headCandidate, baseMain)
    };
  });
}
function ratesOf(rows) {
  const byName = /* @__PURE__ */ new Map();
  for (const { metric, criteria } of rows.flatMap(({ rubrics }) => rubrics))
    for (const rate of [metric, ...criteria]) if (!byName.has(rate.name)) byName.set(rate.name, rate);
  return [...byName.values()];
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
function meansOf(cells) {
  const known = cells.flatMap((cell) => cell !== void 0 && cell.size > 0 ? [cell] : []);
  const shared = [...known[0]?.keys() ?? []].filter((scenario) => known.every((cell) => cell.has(scenario)));
  return cells.map((cell) => {
    const values = shared.flatMap((scenario) => cell?.get(scenario) ?? []);
    return values.length === 0 ? void 0 : meanRate(values);
  });
}
function difference(value, from) {
  return value === void 0 || from === void 0 ? null : rounded(value - from);
}

// src/gating/relaxation/relaxed-policy.ts
function relaxedPolicy(base, head) {
  const { usage: _, ...gate } = POLICY_KEYS.gate;
  const whole = relaxedKeys({ ...POLICY_KEYS, gate }, { base, head }, surroundings({ base, head }));
  return [
    ...relaxedArms({ base, head }),
    ...relaxedRules({ base, head }),
    ...relaxedMustPass(base.gate.scenarios.must_pass, head.gate.scenarios.must_pass),
    ...whole.map((key) => ({ kind: "gate", subject: "policy", ...key })),
    ...relaxedWaivers(base.waivers, head.waivers)
  ];
}
function relaxedArms({ base, head }) {
  return sortedUnion(Object.keys(base.arms), Object.keys(head.arms)).flatMap((subject) => {
    const rules = { base: memberOf(base.arms, subject) ?? null, head: memberOf(head.arms, subject) ?? null };
    const textOf = (rule) => rule?.contrast ?? (rule === null ? "none" : `must ${rule.must}`);
    const [old, newText] = [textOf(rules.base), textOf(rules.head)];
    const keys = old === newText ? relaxedKeys(ARM_KEYS, rules, { base: {}, head: {} }) : [{ what: "arm", old, new: newText }];
    return keys.map((key) => ({ kind: "gating", subject, ...key }));
  });
}
function relaxedRules(policies) {
  const { base, head } = policies;
  const namesIn2 = (section) => sortedUnion(Object.keys(base.gate[section]), Object.keys(head.gate[section]));
  const relaxed = (name, keys, ruleOf) => {
    const rules = { base: ruleOf(base), head: ruleOf(head) };
    const subject = name === "*" ? "every other criterion" : name;
    return relaxedKeys(keys, rules, surroundings(policies, rules)).map((key) => ({
      rule: rules.base,
      subject,
      ...key
    }));
  };
  const ofRate = (name, ruleOf) => relaxed(name, CRITERION_KEYS, ruleOf).map(({ rule, ...key }) => ({
    kind: kindOfTier(rule.tier, "gating"),
    ...key
  }));
  const ofOthers = [
    ...namesIn2("outcomes").flatMap((name) => relaxed(name, OUTCOME_KEYS, (policy) => outcomeRuleNamed(policy, name))),
    ...AMOUNTS.flatMap((amount) => relaxed(amount, USAGE_KEYS, ({ gate }) => gate.usage[amount]))
  ];
  return [
    ...namesIn2("metrics").flatMap((name) => ofRate(name, (policy) => metricRule(policy, name))),
    ...namesIn2("criteria").flatMap((name) => ofRate(name, (policy) => criterionRule(policy, name))),
    ...ofOthers.map(({ rule: _, ...key }) => ({ kind: "gating", ...key }))
  ];
}
function surroundings(policies, rules) {
  const around = (side) => {
    const { require: require2, on_not_comparable, isSuiteNamed, judge } = policies[side];
    return { require: require2, on_not_comparable, isSuiteNamed, model: judge?.model ?? null, ...rules?.[side] };
  };
  return { base: around("base"), head: around("head") };
}
function relaxedKeys(table, { base, head }, around) {
  const [baseValues, headValues] = [base, head].map(
    (values) => new Map(Object.entries(values ?? {}))
  );
  return Object.entries(table).flatMap(([name, node]) => {
    const values = { base: baseValues?.get(name) ?? null, head: headValues?.get(name) ?? null };
    if ("each" in node) return [];
    if (!("stricter" in node))
      return relaxedKeys(node, values, around).map(({ what, ...texts }) => ({ what: `${name}.${what}`, ...texts }));
    const key = node;
    const direction = typeof key.stricter === "function" ? key.stricter(around) : key.stricter;
    return mayRelax(direction, values) ? [{ what: name, ...textsOf(key, values) }] : [];
  });
}
function mayRelax(direction, { base, head }) {
  switch (direction) {
    case "up":
      return (head ?? Number.NEGATIVE_INFINITY) < (base ?? Number.NEGATIVE_INFINITY);
    case "down":
      return (head ?? Number.POSITIVE_INFINITY) > (base ?? Number.POSITIVE_INFINITY);
    case "superset":
      return !membersOf(base).every((member) => membersOf(head).includes(member));
    case "any":
      return !sameValue(base, head);
    case "replaced":
      return base !== null && !sameValue(base, head);
    case "identity":
    case "neutral":
      return false;
    default: {
      const rankOf = (value) => must(memberOf(direction, String(value ?? "unset")), "the rank of a value");
      return rankOf(head) < rankOf(base);
    }
  }
}
function membersOf(list) {
  return Array.isArray(list) ? list : [];
}
function sameValue(base, head) {
  const [sortedBase, sortedHead] = [base, head].map((value) => Array.isArray(value) ? value.toSorted() : value);
  return canonicalJson(sortedBase) === canonicalJson(sortedHead);
}
function textsOf({ unit = "share", unset = "none" }, { base, head }) {
  if (typeof base === "number" && typeof head === "number") {
    const [old, newText] = NUMBERS[unit](base, head);
    return old === newText ? { old: String(base), new: String(head) } : { old, new: newText };
  }
  const textOf = (value) => {
    if (typeof value === "number" && unit === "share") return percent(value);
    return value === null || Array.isArray(value) ? membersOf(value).join(", ") || unset : String(value);
  };
  return { old: textOf(base), new: textOf(head) };
}
var NUMBERS = {
  share: percents,
  points: (base, head) => {
    const [old, newText] = percents(base, head);
    return [old.replace("%", "points"), newText.replace("%", "points")];
  },
  days: (base, head) => [counted(base, "day"), counted(head, "day")],
  rise: (base, head) => [riseText(base), riseText(head)],
  plain: (base, head) => [String(base), String(head)]
};
function relaxedMustPass(base, head) {
  const strictest = (rules) => new Map(rules.toSorted((a, b) => shareToPass(a) - shareToPass(b)).map((rule) => [rule.name, rule]));
  const headRules = strictest(head);
  const textOf = ({ trials }) => trials === "all" ? "has to pass" : trials === "any" ? "has to pass once" : `has to pass in ${trials}`;
  return [...strictest(base).values()].flatMap((baseRule) => {
    const headRule = headRules.get(baseRule.name);
    const shares = { base: shareToPass(baseRule), head: headRule === void 0 ? null : shareToPass(headRule) };
    if (!mayRelax(MUST_PASS_KEYS.trials.stricter, shares)) return [];
    const texts = { old: textOf(baseRule), new: headRule === void 0 ? "may fail" : textOf(headRule) };
    return [{ kind: "gating", subject: baseRule.name, what: "must_pass", ...texts }];
  });
}
function relaxedWaivers(base, head) {
  const filled = (waiver) => fillDefaults(WAIVER_KEYS, waiver);
  return head.flatMap((waiver) => {
    const known = base.filter(
      ({ metric, criterion, scenario }) => metric === waiver.metric && criterion === waiver.criterion && scenario === waiver.scenario
    );
    const allows = (old2) => relaxedKeys(WAIVER_KEYS, { base: filled(old2), head: filled(waiver) }, { base: {}, head: {} }).length === 0;
    if (known.some(allows)) return [];
    const old = known.map(waiverText).join("; ") || "none";
    return [{ kind: "waiver", subject: waiverSubject(waiver), what: "waiver", old, new: waiverText(waiver) }];
  });
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
  const milder = keys.filter(({ moves }) => moves === "milder" || moves === "unknown" && raised.length > 0);
  return [...milder, ...raised].map(({ subject, part, what, old, new: newText }) => {
    return { kind: kindOf2({ subject, part }), subject, what, old, new: newText };
  });
}
function changedRubricKeys({ base, head, keys }, rescored) {
  if (base === null || head === null || raisedRates(base.id, rescored).length > 0) return [];
  return keys.flatMap(
    ({ subject, what, old, new: newText, moves }) => moves === "unknown" ? [{ subject, what, old, new: newText, measured: measuredAround(base.id, subject, rescored) }] : []
  );
}
function measuredAround(id, subject, rescored) {
  const measured = ["main", "candidate"].flatMap((trials) => {
    const both = rescored[trials];
    if (both === null) return [];
    const rateIn = (report, about) => ratesOf2(id, report, "").find((rate) => rate.subject === about)?.rate;
    const rates = [subject, id].flatMap((about) => {
      const [base, head] = [rateIn(both.base, about), rateIn(both.head, about)];
      return base === void 0 || head === void 0 ? [] : [{ trials, subject: about, base: rounded(base), head: rounded(head) }];
    });
    return rates.find(({ base, head }) => base !== head) ?? rates.slice(0, 1);
  });
  return measured[0] ?? null;
}
function raisedRates(id, { main, candidate }) {
  const raised = main === null ? [] : risesBetween(id, main, "main's trials");
  return raised.length > 0 || candidate === null ? raised : risesBetween(id, candidate, "this run's trials");
}
function risesBetween(id, { base, head }, whose) {
  const headRates = ratesOf2(id, head, whose);
  return ratesOf2(id, base, whose).flatMap(({ subject, part, what, rate }) => {
    const raised = headRates.find((measured) => measured.subject === subject && measured.what === what);
    if (raised === void 0 || rounded(raised.rate) <= rounded(rate)) return [];
    const [old, newText] = percents(rate, raised.rate);
    return [{ subject, part, what, old, new: newText }];
  });
}
function ratesOf2(id, { rubrics }, whose) {
  const report = rubrics.find(({ rubric }) => rubric === id);
  if (report === void 0) return [];
  const whole = { subject: id, part: "rubric" };
  const passRate = (of, { passed, total }) => total === 0 ? [] : [{ ...of, what: `how many of ${whose} pass`, rate: passed / total }];
  return [
    ...report.score === null ? [] : [{ ...whole, what: `what ${whose} score`, rate: report.score }],
    ...passRate(whole, report.trials),
    ...report.criteria.flatMap(
      (criterion) => passRate({ subject: criterionName(id, criterion.key), part: "criterion" }, criterion)
    )
  ];
}

// src/gating/relaxation/relaxed-suite.ts
function relaxedSuite(policy, runs, today) {
  return [...otherSelection(runs), ...moreSecrets(runs), ...relaxedScenarios(policy, runs, today)];
}
function relaxedScenarios({ waivers, gate: { scenarios: rules } }, { candidate, baseline }, today) {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const byId = scenariosById(candidate.scenarios);
  const inCandidate = ({ scenario }) => byId.get(currentId(pairing, scenario));
  const waived = waivedScenarios({ held: waivers, today }, pairing, () => 0).removed;
  const mustPass = new Set(rules.must_pass.map(({ name }) => name));
  const mayBeRemoved = rules.removed === "allow";
  const isMissed = ({ scenario }) => !mayBeRemoved && !waived.has(scenario);
  const primary = primaryRubric(candidate);
  const { removed } = suiteEffects(pairing, (scenario) => primary ? meanScore(scenario, primary.rubric) : null);
  return [
    ...pairing.removed.filter(isMissed).map((scenario) => {
      const size = removed(scenario) ?? 0;
      return { kind: "scenario", size, subject: scenario.scenario, what: "scenario", old: "in main", new: "removed" };
    }),
    ...pairing.changed.filter(isMissed).map(({ scenario }) => {
      const what = "input or ground truth";
      return { kind: "scenario", subject: scenario, what, old: "as main asks", new: "something else" };
    }),
    ...baseline.scenarios.flatMap((scenario) => removedTags(mustPass, scenario, inCandidate(scenario))),
    ...fewerFamilies(pairing),
    ...mayBeRemoved ? [] : unrecorded(pairing)
  ];
}
function otherSelection({ candidate, baseline }) {
  const selectOf = ({ read_by }) => (read_by?.select ?? ["all"]).join(", ");
  const [old, newText] = [selectOf(baseline), selectOf(candidate)];
  if (old === newText) return [];
  return [
    {
      kind: "scenario",
      size: 1,
      subject: "select",
      what: "which trials count, in this run already",
      old,
      new: newText
    }
  ];
}
function moreSecrets({ candidate, baseline }) {
  const [candidateSecrets, baselineSecrets] = [secretsIn(candidate), secretsIn(baseline)];
  if (candidateSecrets.secrets * baselineSecrets.trials <= baselineSecrets.secrets * candidateSecrets.trials) return [];
  const text = ({ secrets, trials }) => `${secrets} in ${counted(trials, "trial")}`;
  const what = "values of the environment that are taken out, in this run already";
  return [{ kind: "gate", subject: "results", what, old: text(baselineSecrets), new: text(candidateSecrets) }];
}
function secretsIn(report) {
  return { secrets: report.redacted?.[REGISTERED] ?? 0, trials: missingTrials(report).total };
}
function fewerFamilies({ pairs }) {
  const [baselineFamilies, candidateFamilies] = ["baseline", "candidate"].map(
    (side) => countUnits(pairs.map((pair) => pair[side]))
  );
  if (baselineFamilies === void 0 || candidateFamilies === void 0 || candidateFamilies >= baselineFamilies)
    return [];
  const [oldText, newText] = [baselineFamilies, candidateFamilies].map(
    (count) => `${pairs.length} scenarios count as ${count}`
  );
  return [
    { kind: "scenario", size: 1, subject: "family", what: "which scenarios count once", old: oldText, new: newText }
  ];
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
function removedTags(names, baseline, candidate) {
  if (candidate === void 0 || names.has(baseline.scenario)) return [];
  if (candidate.tags.some((tag) => names.has(tag))) return [];
  return baseline.tags.filter((tag) => names.has(tag)).map((tag) => ({
    kind: "gating",
    subject: baseline.scenario,
    what: `tag \`${tag}\``,
    old: "has to pass",
    new: "tag removed"
  }));
}

// src/gating/relaxation/relaxation.ts
function relaxationsOf(input) {
  const { base, head, rubrics, rescored, chosen, candidate, baseline, today } = input;
  return inReadingOrder([
    ...chosen.map((relaxation) => ({ kind: "gating", ...relaxation })),
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

// src/rubric/rubric-keys.ts
var SEVERITIES = { none: 0, low: 1, medium: 2, high: 3, critical: 4 };
var ANSWERS = { pass: 0, skip: 1, fail: 2 };
var RUBRIC_KEYS = {
  $schema: "documents",
  rubric: "unknown",
  version: "documents",
  metric: "unknown",
  meta: "documents",
  title: "documents",
  description: "documents",
  weights: "unknown",
  threshold: "up",
  severity: SEVERITIES,
  when: "unknown",
  calibration: "unknown",
  contract: "unknown",
  require: "unknown",
  derive: "unknown",
  steps: "unknown",
  criteria: "unknown",
  combine: "unknown",
  rules: "unknown",
  tree: "unknown",
  lookup: "unknown",
  each: "unknown",
  formula: "unknown",
  nodes: "unknown",
  outcomes: "unknown",
  bands: "documents",
  owner: "documents",
  since: "documents",
  rationale: "documents",
  changelog: "documents",
  // A judge reads it; elsewhere it documents.
  question: "unknown",
  weight: "unknown",
  otherwise: ANSWERS,
  pass_when: "unknown",
  fail_when: "unknown",
  use: "unknown",
  judge: "unknown",
  sees: "unknown",
  model: "unknown",
  status: "unknown",
  tags: "documents"
};
function movesScores(key, { judge }) {
  return directionOf(key) !== "documents" && (key !== "question" || judge !== void 0);
}
function movementOf(key, old, now) {
  if (key === "status") return memberOf(now, key) === "proposed" ? "milder" : "unknown";
  const direction = directionOf(key);
  if (typeof direction === "string" && direction !== "up") return "unknown";
  const [base, head] = [old, now].map((part) => strengthOf(direction, memberOf(part, key) ?? defaultOf(key, part)));
  if (base === void 0 || head === void 0) return "unknown";
  return head < base ? "milder" : "stricter";
}
function directionOf(key) {
  return memberOf(RUBRIC_KEYS, key) ?? "unknown";
}
function defaultOf(key, { pass_when, fail_when }) {
  if (key === "otherwise") return "skip";
  const isPlain = pass_when !== void 0 || fail_when !== void 0;
  return key === "severity" && isPlain ? "medium" : void 0;
}
function strengthOf(direction, value) {
  if (direction === "up") return typeof value === "number" ? value : void 0;
  return typeof value === "string" ? memberOf(direction, value) : void 0;
}

// src/rubric/changed-keys.ts
var SHOWN = 120;
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
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${section}.${name}`, part]));
}
function changedParts(id, part, old = {}, now = {}) {
  return sortedUnion(Object.keys(old), Object.keys(now)).flatMap((key) => {
    const subject = `${id}/${key}`;
    const [base, head] = [old[key], now[key]];
    if (base !== void 0 && head !== void 0) return changedIn({ subject, part }, base, head);
    const counts = (base ?? head)?.status !== "proposed";
    if (base === void 0)
      return [{ subject, part, what: part, old: "none", new: "added", moves: counts ? "unknown" : "none" }];
    return [{ subject, part, what: part, old: "there", new: "removed", moves: counts ? "milder" : "none" }];
  });
}
function withPlainNumbers({ threshold, ...part }) {
  const plain = withoutCutoffs(part);
  if (threshold === void 0) return plain;
  return { ...plain, threshold: isRecord(threshold) ? threshold.value : threshold };
}
function withoutCutoffs(value) {
  if (Array.isArray(value)) return value.map(withoutCutoffs);
  if (!isRecord(value)) return value;
  const { cutoff, ...plain } = value;
  const isCondition = isRecord(cutoff) && typeof value.op === "string";
  return Object.fromEntries(
    Object.entries(isCondition ? plain : value).map(([key, part]) => [key, withoutCutoffs(part)])
  );
}
function changedIn({ subject, part }, base, head) {
  const [old, now] = [withPlainNumbers(base), withPlainNumbers(head)];
  const keys = sortedUnion(Object.keys(old), Object.keys(now)).filter((key) => !sameJson(old[key], now[key]));
  const proposed = [old, now].filter(({ status }) => status === "proposed").length;
  const counts = (key) => key === "status" ? proposed === 1 : proposed < 2;
  return keys.map((key) => {
    const moves = movesScores(key, now) && counts(key) ? movementOf(key, old, now) : "none";
    return { subject, part, what: key, old: shownKey(old[key]), new: shownKey(now[key]), moves };
  });
}
function shownKey(value) {
  if (value === void 0) return "none";
  return cut(typeof value === "string" ? value : canonicalJson(value), SHOWN);
}

// src/scoring/testing/scored-case.ts
function scoreCase(rubric, testCase, votesOn = () => void 0) {
  const trial = scoreTrial([rubric], answerTrial([rubric], testCase.trial, votesOn));
  const [scored = null] = trial.rubrics;
  return { testCase, trial, scored, result: scored && explainRubric(scored) };
}
function nodeAt(tree, path) {
  let node = tree;
  for (const key of path.split(".")) node = node?.children?.find((child) => child.key === key);
  return node;
}
function askedTree({ scored, result }) {
  const isAsked2 = scored?.at != null && scored.judgement.verdict !== "skipped";
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
var NOTHING = {};
function* partsOf(file) {
  yield* partsBelow({ pointer: "", key: "", value: file, holder: NOTHING, holderPointer: "" });
}
function* partsBelow(part) {
  const { pointer, key, value } = part;
  const isOpaque = OPAQUE.has(key);
  const namesMembers = Array.isArray(value) || NAMED2.has(key) || pointer === "/steps";
  yield { ...part, form: isRecord(value) && !isOpaque && !namesMembers ? value : null };
  if (isOpaque || typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const at2 = memberPointer(pointer, name);
    const holder = isRecord(value) ? value : NOTHING;
    yield* partsBelow({ pointer: at2, key: namesMembers ? "" : name, value: member, holder, holderPointer: pointer });
  }
}
function patternOf2(pointer, file) {
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

// src/scoring/testing/cutoffs.ts
function cutoffsOf(file) {
  const names = /* @__PURE__ */ new Map();
  return [...partsOf(file)].flatMap(({ form, pointer }) => {
    const bounds = form === null ? [] : boundsOf(form);
    if (form === null || bounds.length === 0) return [];
    const name = `${partAround(pointer, file)}: ${subjectName(form)}`;
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    const documented = isRecord(form.cutoff) ? form.cutoff : null;
    const unique = times === 1 ? name : `${name} (${times})`;
    return [{ name: unique, pointer, file: form, documented, bounds, range: rangeOf(form) }];
  });
}
function boundsOf({ field, score, op, value, tolerance }) {
  const operator = typeof op === "string" ? memberOf(OPERATORS, op) : void 0;
  const isCompared = typeof (field ?? score) === "string" && operator?.argument?.accepts(value) === true;
  if (!isCompared) return [];
  return operator.bounds?.(value, typeof tolerance === "number" ? tolerance : 0) ?? [];
}
function rangeOf({ score, measure }) {
  if (score !== void 0) return [0, 1];
  return [measure === void 0 ? Number.NEGATIVE_INFINITY : 0, Number.POSITIVE_INFINITY];
}
function partAround(pointer, file) {
  return patternOf2(pointer, file) || pointerNames(pointer).slice(0, 2).join(".");
}

// src/scoring/linting/stale-thresholds.ts
function staleThresholds(old, now) {
  const known = new Map(thresholdsOf(old).map((part) => [part.name, part.file]));
  return thresholdsOf(now).flatMap(({ name, pointer, file }) => {
    const stored = known.get(name);
    if (stored === void 0 || stored.value === file.value) return [];
    const { rationale, calibrated_on: data, calibrated_at: day } = stored;
    const kept = [
      ...rationale !== void 0 && rationale === file.rationale ? ["rationale"] : [],
      ...(data ?? day) !== void 0 && data === file.calibrated_on && day === file.calibrated_at ? ["calibration"] : []
    ];
    return kept.length === 0 ? [] : [{ name, pointer, kept: kept.join(" and ") }];
  });
}
function thresholdName(name) {
  return name === "" ? "the threshold of the rubric" : `the threshold of \`${name}\``;
}
function thresholdsOf(file) {
  const thresholds2 = [...partsOf(file)].flatMap(({ key, value, pointer }) => {
    if (key !== "threshold") return [];
    return [{ name: patternOf2(pointer, file), pointer, file: isRecord(value) ? value : { value } }];
  });
  const cutoffs = cutoffsOf(file).map(({ name, pointer, documented, file: { op, value, tolerance } }) => {
    return {
      name,
      pointer: `${pointer}/value`,
      file: { ...documented, value: canonicalJson([op, value, tolerance ?? 0]) }
    };
  });
  return [...thresholds2, ...cutoffs];
}

// src/pipeline/decide-by-configs.ts
function decideByConfigs({ origin, time, today, evidence }, candidate, answer) {
  const { base, head } = answer.configs;
  const { relaxed, changed, isAccepted, findings } = relaxedGate(answer.configs, {
    candidate: candidate.report,
    baseline: newestOfMain(answer)?.report ?? null,
    isReadByHead: candidate.isReadByHead,
    rescored: scoredByBoth(candidate, answer),
    chosen: answer.relaxed,
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
    isRelaxationAccepted: isAccepted,
    notes: [...answer.notes, ...findings, ...evidenceFindings(evidence, base.policy.suite)],
    today,
    config: null,
    relaxed,
    history: historyBefore(answer, origin),
    confirm: candidate.confirm,
    ...evidence.is_main === true ? { main: { time, reference: answer.reference ?? null } } : {},
    memory: evidence.memory
  };
  return head === null ? decide(byBase) : besideHead(byBase, changed, head, candidate, answer);
}
function newestOfMain({ newest, runs }) {
  return newest ?? runs[0];
}
function historyBefore(answer, origin) {
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin, answer.reference);
}
function besideHead(input, changed, head, candidate, answer) {
  const { configs, runs } = answer;
  const byHead = decideByHead(input, head, candidate, answer);
  const compared = new Set(runsToCompare(input.policy, candidate.report, runs).runs.map((run) => run.report));
  const grid = measuredGrid(
    candidate,
    runs.filter(({ report }) => compared.has(report)),
    configs
  );
  const cells = grid === null ? [] : [grid.base, grid.head].flatMap((row) => [row.candidate, row.main]);
  const unavailable = [...cells, ...runs.map((run) => run.head)].flatMap((cell) => cell.unavailable ?? []);
  const config = {
    decided_by: configs.decidedBy ?? "this run",
    would_decide: byHead.decision,
    ...candidate.isReadByHead ? { read_by_head: true } : {},
    changes: configChanges(configs.base, head),
    effects: grid === null ? [] : attributeChanges(input.policy, grid),
    ...changed.length === 0 ? {} : { keys: changed },
    not_rescored: [...new Set(unavailable)]
  };
  const decision = decide({ ...input, config });
  return { ...decision, findings: byEffect([...decision.findings, ...stricterHead(decision, byHead).map(render)]) };
}
function scoredByBoth({ report, head }, answer) {
  const { configs } = answer;
  if (configs.head === null || !readAlike(configs) || redactsMore(configs)) return { main: null, candidate: null };
  const newest = newestOfMain(answer);
  const ofMain = newest?.head.measured;
  return {
    main: newest === void 0 || ofMain === void 0 ? null : { base: newest.report, head: ofMain },
    candidate: { base: report, head }
  };
}
function decideByHead(input, head, candidate, { runs }) {
  const baselines = runs.flatMap(
    ({ head: { measured }, origin }) => measured === void 0 ? [] : [{ report: measured, origin }]
  );
  const asksNothingOfMain = { on_no_baseline: "pass", require: "evidence" };
  const policy = baselines.length > 0 ? head.policy : { ...head.policy, ...asksNothingOfMain };
  const fresh = candidate.confirm;
  const confirm = fresh && { ...fresh, trials: fresh.head ?? fresh.trials };
  return decide({ ...input, policy, candidate: candidate.head, confirm, baselines, notes: [] });
}
function relaxedGate({ base, head, decidedBy: decidedBy2 }, { isReadByHead, relaxation: avoidedRule, labels, ...runs }) {
  const { chosen } = runs;
  const relaxation = avoidedRule ?? base.policy.relaxation;
  if (decidedBy2 === null)
    return {
      relaxed: chosen,
      changed: [],
      isAccepted: false,
      findings: relaxationFindings(chosen, { relaxation }, labels)
    };
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
    isAccepted: isAcceptedByLabel(relaxation, labels),
    changed: rubrics.flatMap((rubric) => changedRubricKeys(rubric, runs.rescored)),
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
    const stale = isChanged ? staleThresholds(old.written, now.written) : [];
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
  const both = runs.flatMap(({ report, head: { measured } }) => measured === void 0 ? [] : [{ report, measured }]);
  const redacted = redactsMore(configs) ? REDACTED_NOW : null;
  const { isReadByHead } = candidate;
  const readBefore = isReadByHead || !readAlike(configs) ? READ_BEFORE : null;
  return {
    base: {
      main: { measured: both.map(({ report }) => report) },
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

// src/pipeline/finish-bundle.ts
function finishBundle(bundle, run) {
  const { origin, candidate, answer, decision, mainTrials } = run;
  const { base, head, decidedBy: decidedBy2 } = answer.configs;
  const { attempts = [] } = candidate.pooled ?? {};
  bundle.text("report.json", reportPieces(candidate.report));
  if (mainTrials.length > 0)
    bundle.text(
      MAIN_TRIALS_FILE,
      mainTrials.map((line) => `${line}
`)
    );
  bundle.text("decision.json", safeJson(decision));
  bundle.text("comment.md", commentOrError(decision));
  const history = historyBefore(answer, origin);
  const record = recordOf(candidate.report, origin, run.time ?? run.today, history[0], decision.drift, base.policy);
  bundle.text(HISTORY_FILE, historyText([record, ...history]));
  if (run.keepsEvidence) addTrialsAgain(bundle, candidate);
  const byBase = bundledTexts(base.texts);
  const byHead = head && bundledTexts(head.texts, "head/");
  for (const { file, text } of [...byBase, ...byHead ?? []]) bundle.text(file, text);
  const indexOf = (texts) => texts.map(({ kind, file, name }) => ({ kind, file, name }));
  const gate = gateText({
    schema: 1,
    today: run.today,
    config: { label: decidedBy2, texts: indexOf(byBase) },
    head: byHead && { config: { label: null, texts: indexOf(byHead) }, report: candidate.head },
    read_by_head: candidate.isReadByHead,
    waivers: answer.waivers,
    labels: answer.labels,
    notes: answer.notes.map(render),
    evidence: run.evidence,
    baselines: answer.runs,
    ...answer.newest === null ? {} : { newest: answer.newest },
    ...answer.reference ? { reference: answer.reference } : {},
    ...answer.relaxation === null ? {} : { relaxation: answer.relaxation },
    ...answer.relaxed.length > 0 ? { relaxed: answer.relaxed } : {},
    ...candidate.confirm ? { confirm: candidate.confirm } : {}
  });
  bundle.text("gate.json", gate);
  const shipped = byBase.flatMap((text) => text.shipped ? [text.file] : []);
  bundle.finish({
    tool: productVersion(),
    suite: decision.suite,
    origin,
    rubrics: rubricIdentities(base.rubrics),
    mapping: mappingIdentity(base.mapping),
    ...shipped.length === 0 ? {} : { shipped },
    redaction: redactionHash(run.redaction),
    ...attempts.length === 0 ? {} : { attempts }
  });
}
function addTrialsAgain(bundle, { freshLines, controlLines }) {
  if (freshLines !== "") bundle.text(CONFIRM_FILE, freshLines);
  if (controlLines !== "") bundle.text(CONTROL_FILE, controlLines);
}
function reportText({ report }) {
  return `${JSON.stringify(report)}
`;
}
function* reportPieces(report) {
  let separator = "{";
  for (const [key, value] of Object.entries(report)) {
    yield `${separator}"${key}":`;
    if (Array.isArray(value)) {
      yield "[";
      for (const [index, item] of value.entries()) yield `${index === 0 ? "" : ","}${JSON.stringify(item)}`;
      yield "]";
    } else yield JSON.stringify(value);
    separator = ",";
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

// src/io/rubric-files.ts
import { readdirSync as readdirSync2 } from "node:fs";
import { join as join3, resolve as resolve4 } from "node:path";
var ENDINGS = [".yml", ".yaml"];
var RUBRIC_FOLDER = "rubrics";
var YAML_NAME = /\.ya?ml$/;
var NAMES = "Name rubrics, or a folder of them with their `NAME.test.yml`";
function findCaseFiles(name, root) {
  const files = filesUnder(name, root, TEST_FILE);
  const testOf = (file) => {
    const test = TEST_FILE.test(file) ? file : casesBeside(file, root);
    if (test !== void 0) return test;
    const fix = `Write cases in ${file.replace(YAML_NAME, ".test.yml")}`;
    throw new UserError({ code: "no-cases", what: "the rubric has no cases", where: { file }, fix });
  };
  return files.map(testOf).sort();
}
function findUntested(name, root) {
  if (!folderExists(name, root)) return [];
  const files = filesBelow(name, root, YAML_NAME).filter(
    (file) => !TEST_FILE.test(file) && casesBeside(file, root) === void 0
  );
  return files.sort().map((file) => read(file, root)).filter(({ text }) => HEADER.test(text));
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
  return onDisk(folder, () => readdirSync2(resolve4(root, folder), { recursive: true, encoding: "utf8" })).filter((path) => ending.test(path) && !slashed(path).split("/").some(isPassedOver)).map((path) => slashed(join3(folder, path))).filter((path) => !folderExists(path, root));
}
function casesBeside(file, root) {
  return findOnly(casesNames(file), root);
}
function read(file, root) {
  return { file, text: readText(file, root, { outside: true }) };
}

// src/scoring/linting/lint-source.ts
function governedParts(file) {
  return [...partsOf(file)].flatMap((part) => {
    const kind = kindOf(part);
    const { value, pointer } = part;
    return kind === void 0 || !isRecord(value) ? [] : [{ kind, name: patternOf2(pointer, file), pointer, file: value }];
  });
}
function kindOf({ key, pointer, holder, holderPointer }) {
  if (key !== "") return void 0;
  const isItem2 = Object.keys(holder).length === 0;
  if (isItem2) return /\/rules\/\d+$/.test(pointer) ? "rule" : void 0;
  if (holderPointer.endsWith("/criteria")) return "criterion";
  return holderPointer.endsWith("/nodes") ? "node" : void 0;
}

// src/scoring/linting/constant-nodes.ts
function constantNodes({ value, placeOf, seen }) {
  if (seen === null) return [];
  const parts = governedParts(value);
  return seen.flatMap((node) => {
    const answer = constantAnswer(node);
    const part = parts.find(({ name }) => name === node.path);
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
    const earlier = first.get(asked.question);
    if (earlier === void 0) first.set(asked.question, asked);
    if (earlier === void 0 || !contradict(asked, earlier)) return [];
    const rival = `${earlier.part.kind} \`${earlier.part.name}\` (${describePlace(placeOf(earlier.part.pointer))})`;
    const how = asked.sign === earlier.sign ? `the condition of ${rival} and the opposite effect` : `the opposite condition of ${rival} and the same effect`;
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
function contradict(a, b) {
  const areRules = a.part.kind === "rule" && b.part.kind === "rule";
  return a.sign === b.sign ? a.effect !== b.effect : a.effect === b.effect && !areRules;
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
  const { description: _, cutoff: __, ...asked } = condition;
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

// src/scoring/linting/implication.ts
function impliedOpposites({ value, placeOf }) {
  const rules = governedParts(value).filter(({ kind }) => kind === "rule");
  return rules.flatMap((rule) => {
    const implied = rules.find((wider) => isTakenBack(rule, wider));
    if (implied === void 0) return [];
    return [
      {
        level: "advice",
        code: "implied-opposite",
        what: `wherever rule \`${rule.name}\` fires, rule \`${implied.name}\` (${describePlace(placeOf(implied.pointer))}) fires too, with the opposite sign`,
        next: "List one under `overrides` of the other, or exclude its case there; ignore this if both are meant to count",
        where: placeOf(rule.pointer)
      }
    ];
  });
}
function isTakenBack(rule, wider) {
  const [implying, implied] = [rule.file, wider.file];
  const isSameList = listOf(rule) === listOf(wider) && rule !== wider;
  const areOpposite = Number(implying.weight) * Number(implied.weight) < 0;
  const isSettled = implying.terminal === true || implied.terminal === true || overrides(implying, implied) || overrides(implied, implying);
  if (!isSameList || !areOpposite || isSettled || !isRecord(implying.condition) || !isRecord(implied.condition))
    return false;
  return implies(implying.condition, implied.condition) && !implies(implied.condition, implying.condition);
}
function listOf({ pointer }) {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
function overrides({ overrides: names }, { name }) {
  return Array.isArray(names) && names.includes(name);
}
function implies(first, second) {
  const [given, wanted] = [plainCondition(first), plainCondition(second)];
  if (given.asks === wanted.asks) return given.sign === wanted.sign;
  const wantedParts = partsOfAnd(second);
  if (wantedParts !== void 0) return wantedParts.every((part) => implies(first, part));
  const givenParts = partsOfOr(first);
  if (givenParts !== void 0) return givenParts.every((part) => implies(part, second));
  if (partsOfAnd(first)?.some((part) => implies(part, second))) return true;
  if (partsOfOr(second)?.some((part) => implies(first, part))) return true;
  return comparisonImplies(comparisonOf(given), comparisonOf(wanted));
}
function partsOfAnd({ and }) {
  return Array.isArray(and) ? and.filter(isRecord) : void 0;
}
function partsOfOr({ or }) {
  return Array.isArray(or) ? or.filter(isRecord) : void 0;
}
function comparisonOf({ asks, sign }) {
  const file = JSON.parse(asks);
  return isRecord(file) && typeof (file.field ?? file.score) === "string" ? { file, sign } : void 0;
}
function comparisonImplies(given, wanted) {
  if (given === void 0 || wanted === void 0) return false;
  const isRead = given.file.op !== "exists" && given.file.field === wanted.file.field;
  if (wanted.file.op === "exists" && wanted.sign === 1 && isRead) return true;
  if (subjectName(given.file) !== subjectName(wanted.file)) return false;
  const [inner, outer] = [intervalOf(given), intervalOf(wanted)];
  return inner !== void 0 && outer !== void 0 && isWithin(inner, outer);
}
function intervalOf({ file: { op, value }, sign }) {
  if (op === "between" && sign === 1 && RANGE.accepts(value)) {
    const [least, most] = value;
    return { least, most, isOpen: false };
  }
  if (typeof value !== "number") return void 0;
  if (op === "eq" && sign === 1) return { least: value, most: value, isOpen: false };
  if (op !== "lt" && op !== "lte") return void 0;
  const isOpen = op === "lt" === (sign === 1);
  return sign === 1 ? { least: Number.NEGATIVE_INFINITY, most: value, isOpen } : { least: value, most: Number.POSITIVE_INFINITY, isOpen };
}
function isWithin(inner, outer) {
  const isEnd = (value) => Number.isFinite(value) && (value === outer.least || value === outer.most);
  const touches = outer.isOpen && !inner.isOpen && (isEnd(inner.least) || isEnd(inner.most));
  return inner.least >= outer.least && inner.most <= outer.most && !touches;
}

// src/scoring/linting/structure.ts
var REPEATED = 3;
function repeatedGuards({ value, placeOf }) {
  const guarded = /* @__PURE__ */ new Map();
  for (const criterion of governedParts(value).filter(({ kind }) => kind === "criterion")) {
    const beside = criterion.pointer.slice(0, criterion.pointer.lastIndexOf("/"));
    for (const guard of guardsOf(criterion.file)) {
      const key = `${beside} ${guard}`;
      guarded.set(key, [...guarded.get(key) ?? [], criterion]);
    }
  }
  const groups = /* @__PURE__ */ new Map();
  for (const group of guarded.values())
    if (group.length >= REPEATED) groups.set(group.map(({ pointer }) => pointer).join(" "), group);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === void 0) return [];
    return [
      {
        level: "advice",
        code: "repeated-guard",
        what: `${group.map(({ name }) => `\`${name}\``).join(", ")} repeat one condition`,
        next: "Ask it once: in a `tree`, or as `when` of one criterion that holds these as its `criteria`",
        where: placeOf(first.pointer)
      }
    ];
  });
}
function guardsOf({ when, pass_when: pass }) {
  const guards = [
    ...isRecord(when) ? partsOf2(when) : [],
    ...isRecord(pass) && Array.isArray(pass.and) && pass.and.length > 1 ? partsOf2(pass) : []
  ];
  return new Set(guards.map(plainCondition).map(({ asks, sign }) => `${sign} ${asks}`));
}
function partsOf2(condition) {
  return Array.isArray(condition.and) ? condition.and.filter(isRecord) : [condition];
}
var PASSING = /* @__PURE__ */ new Set(["none", "low"]);
function formulaWithoutThreshold({ value, placeOf }) {
  const { formula, threshold, severity } = value;
  if (formula === void 0 || threshold !== void 0 || PASSING.has(severity)) return [];
  return [
    {
      level: "advice",
      code: "formula-without-threshold",
      what: "the formula has no `threshold`, so a trial passes only with a score of 1",
      next: "Add a `threshold`; ignore this if only the mean score counts",
      where: placeOf("/formula")
    }
  ];
}

// src/scoring/linting/upkeep.ts
var THRESHOLD_KEYS = ["rationale", "calibrated_on", "owner", "review_by"];
var DATE = /^\d{4}-\d\d-\d\d$/;
function thresholds({ value, placeOf, today, require: require2 }) {
  return [...writtenThresholds(value), ...writtenCutoffs(value, require2)].flatMap((number) => {
    const { called, documented, pointer, form } = number;
    const findings = [];
    const missing = THRESHOLD_KEYS.filter((name) => documented[name] === void 0);
    const breaks = missing.flatMap((name) => name === "rationale" ? name : name === "review_by" ? "review" : []);
    if (missing.length > 0)
      findings.push({
        level: "advice",
        code: "threshold-undocumented",
        what: `${called} lacks ${missing.map((name) => `\`${name}\``).join(", ")}`,
        next: `Write \`${form}\`, so that a reviewer can check it`,
        where: placeOf(pointer),
        ...breaks.length === 0 ? {} : { breaks }
      });
    const { review_by: due, owner } = documented;
    if (typeof due === "string" && DATE.test(due) && due < today)
      findings.push({
        level: "warning",
        code: "review-due",
        what: `${called} was due for review by ${due}${typeof owner === "string" ? ` (owner: ${owner})` : ""}`,
        next: "Review it, then move `review_by`",
        where: placeOf(`${pointer}/review_by`),
        breaks: ["review"]
      });
    return findings;
  });
}
function writtenThresholds(file) {
  const form = "threshold: { value, rationale, calibrated_on, ... }";
  return [...partsOf(file)].flatMap(
    ({ key, value, pointer }) => key === "threshold" ? [{ called: "the threshold", documented: isRecord(value) ? value : {}, pointer, form }] : []
  );
}
function writtenCutoffs(file, require2) {
  const isStrict = require2.includes("rationale") || require2.includes("review");
  const form = "cutoff: { rationale, calibrated_on, ... }";
  return cutoffsOf(file).flatMap(({ name, pointer, documented, bounds }) => {
    if (documented !== null)
      return [{ called: `the cutoff of \`${name}\``, documented, pointer: `${pointer}/cutoff`, form }];
    const isTuned = isStrict && bounds.some((bound) => bound !== 0 && bound !== 1);
    const called = `the number ${bounds.join(" and ")} of \`${name}\``;
    return isTuned ? [{ called, documented: {}, pointer: `${pointer}/value`, form }] : [];
  });
}
function rationales({ value, placeOf, require: require2 }) {
  if (!require2.includes("rationale")) return [];
  const bare = governedParts(value).filter(({ file }) => file.weight !== void 0 && file.rationale === void 0);
  return bare.map(({ kind, name, pointer }) => ({
    level: "advice",
    code: "no-rationale",
    what: `${kind} \`${name}\` has a weight and no \`rationale\``,
    next: "Say why it is there, and why with this weight",
    where: placeOf(pointer),
    breaks: ["rationale"]
  }));
}
var NAMED3 = [
  { section: "steps", kind: "step", need: stepNeed },
  { section: "derive", kind: "derived fact", need: derivedNeed }
];
function unusedNames({ value, placeOf, rubric }) {
  if (rubric === null) return [];
  return NAMED3.flatMap(({ section, kind, need }) => {
    const named2 = value[section];
    const names = Object.keys(isRecord(named2) ? named2 : {}).filter((name) => !rubric.refersTo.has(need(name)));
    return names.map(
      (name) => ({
        level: "advice",
        code: "unused-name",
        what: `nothing in the rubric refers to the ${kind} \`${name}\``,
        next: "Remove it, or refer to it",
        where: placeOf(memberPointer(`/${section}`, name))
      })
    );
  });
}
function versionChange({ value, placeOf, rubric, stored }) {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const where = placeOf(value.meta === void 0 ? "/version" : "/meta/version");
  const findings = staleThresholds(stored.written, value).map(({ name, pointer, kept }) => ({
    level: "warning",
    code: "old-rationale",
    what: `${thresholdName(name)} changed, and its ${kept} did not`,
    next: "Say why, and on which data",
    where: placeOf(pointer),
    breaks: ["rationale"]
  }));
  if (!["none", "down"].includes(versionBump(stored.version, rubric.version))) return findings;
  const what = `the rubric differs from main's, and its version ${rubric.version} is not above ${stored.version}`;
  const next = `Raise the version: ${STEPS_OF_VERSIONS}`;
  return [{ level: "error", code: "no-version-bump", what, next, where, breaks: ["versions"] }, ...findings];
}

// src/scoring/linting/lint-rubric.ts
var CHECKS = [
  versionChange,
  thresholds,
  rationales,
  contradictions,
  impliedOpposites,
  repeatedGuards,
  formulaWithoutThreshold,
  unusedNames,
  constantNodes
];
function lintRubric(source) {
  const isRequired = ({ breaks = [] }) => breaks.some((requirement) => source.require.includes(requirement));
  const findings = CHECKS.flatMap((check) => check(source));
  return findings.map((finding) => isRequired(finding) ? { ...finding, level: "error" } : finding);
}

// src/scoring/testing/boundaries.ts
var EPSILON = 1e-9;
function findBoundaries(document, scored, compared) {
  return [...ofThresholds(document, scored), ...ofCutoffs(document, compared)];
}
function ofThresholds({ value: file, placeOf }, scored) {
  return [...partsOf(file)].flatMap(({ key, pointer, holder }) => {
    const isHere = key === "threshold" || key === "judge" && holder.threshold === void 0;
    const bound = isHere ? thresholdOf(holder) : null;
    if (bound === null) return [];
    const owner = patternOf2(pointer, file);
    const what = owner === "" ? "threshold of the rubric" : `threshold of \`${owner}\``;
    const scores = scored.flatMap((testCase) => scoresOf(owner, testCase));
    return [{ where: placeOf(pointer), what, bound, ...nearest(bound, scores, SCORES) }];
  });
}
function ofCutoffs({ value: file, placeOf }, compared) {
  const documented = cutoffsOf(file).filter((cutoff) => cutoff.documented !== null);
  return documented.flatMap(
    ({ name, pointer, bounds, range }) => bounds.map((bound) => {
      const values = compared.get(pointer) ?? [];
      return { where: placeOf(pointer), what: `cutoff of \`${name}\``, bound, ...nearest(bound, values, range) };
    })
  );
}
var SCORES = [0, 1];
function scoresOf(owner, testCase) {
  const tree = askedTree(testCase);
  const scores = [];
  if (tree === void 0) return scores;
  visitNodes(tree, (_, node, pattern) => {
    if (pattern === owner && node.score !== null && isAsked(node)) scores.push(node.score);
  });
  return scores;
}
function nearest(bound, values, [least, most]) {
  const lower = values.filter((value) => value < bound - EPSILON);
  const higher = values.filter((value) => value > bound + EPSILON);
  const below2 = lower.length === 0 ? null : Math.max(...lower);
  const above = higher.length === 0 ? null : Math.min(...higher);
  const at2 = values.some((value) => Math.abs(value - bound) <= EPSILON);
  const untried = [
    ["below", below2 === null && bound > least],
    // Most sums of weights cannot equal a threshold. An equal score is required only for 1, which no score exceeds.
    ["at", !at2 && bound === most],
    ["above", above === null && bound < most]
  ];
  return { below: below2, at: at2, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}

// src/scoring/testing/node-coverage.ts
function startCoverage({ nodes }) {
  const counts = /* @__PURE__ */ new Map();
  const known = (path, { kind, weight }) => {
    const counted2 = counts.get(path);
    return counted2 ?? { path, kind, takesAway: kind === "rule" && weight <= 0, passed: 0, failed: 0 };
  };
  for (const { path, node } of nodePaths(nodes.counted)) counts.set(path, known(path, node));
  return {
    add: (tree) => visitNodes(tree, (_, node, pattern) => {
      if (pattern === "") return;
      const counted2 = known(pattern, node);
      const asked = isAsked(node) ? 1 : 0;
      const passed = counted2.passed + (node.verdict === "pass" ? asked : 0);
      counts.set(pattern, { ...counted2, passed, failed: counted2.failed + (didNotPass(node) ? asked : 0) });
    }),
    finish: () => [...counts.values()]
  };
}

// schemas/rubric-test.schema.json
var rubric_test_schema_default = () => loadLazily("./rubric-test.schema.cjs");

// src/scoring/testing/mismatches.ts
function caseMismatches({ testCase: { expect }, scored, result }) {
  const tree = result?.tree;
  const explanation = tree === void 0 ? "the trial has no verdict" : reasonOf2(tree);
  const whole = [
    ...nodeMismatches("", "", expect, tree),
    ...mismatch("outcome", "/outcome", expect.outcome, result?.outcome),
    ...mismatch("warnings", "/warnings", expect.warnings, result?.warnings)
  ].map((difference2) => ({ ...difference2, explanation }));
  const because = (node, mismatches) => mismatches.map((difference2) => ({ ...difference2, explanation: node === void 0 ? explanation : reasonOf2(node) }));
  const criteria = Object.entries(expect.criteria ?? {}).flatMap(([key, verdict]) => {
    const node = nodeAt(tree, key);
    return because(node, mismatch(`criteria.${key}`, `/criteria/${key}`, verdict, node?.verdict));
  });
  const nodes = Object.entries(expect.nodes ?? {}).flatMap(([path, wanted]) => {
    const node = nodeAt(tree, path);
    return because(node, nodeMismatches(`nodes.${path}.`, `/nodes/${path}`, wanted, node));
  });
  const derived = Object.entries(expect.derived ?? {}).flatMap(([name, wanted]) => {
    const fact = scored?.rubric.derived.find((entry) => entry.name === name);
    const value = fact === void 0 ? void 0 : scored?.at?.derived[fact.slot];
    const why = result?.derived?.find((entry) => entry.fact === name)?.explanation ?? explanation;
    const differences = valueMismatch(`derived.${name}`, `/derived/${name}`, wanted, fact && (value ?? null));
    return differences.map((difference2) => ({ ...difference2, explanation: why }));
  });
  return [...whole, ...criteria, ...nodes, ...derived];
}
function overallMismatches({ expect }, rubric, scored) {
  if (expect === void 0) return [];
  const report = startReport([rubric]);
  for (const { trial } of scored) report.add(trial);
  const whole = report.finish().rubrics[0];
  return [
    ...valueMismatch("score", "/score", expect.score, whole?.score ?? null),
    ...mismatch("band", "/band", expect.band, whole?.band),
    ...expect.outcomes === void 0 ? [] : outcomeMismatches(expect.outcomes, rubric, scored)
  ];
}
function outcomeMismatches(expected, { outcomes }, scored) {
  const names = /* @__PURE__ */ new Set([...outcomes.map(({ name }) => name), NOT_JUDGED, ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const cases = scored.filter((testCase) => testCase.scored?.outcome === name).length;
    return mismatch(`outcomes.${name}`, "/outcomes", memberOf(expected, name) ?? 0, cases);
  });
}
function nodeMismatches(prefix, at2, wanted, node) {
  return [
    ...valueMismatch(`${prefix}score`, `${at2}/score`, wanted.score, node?.score ?? null),
    ...valueMismatch(`${prefix}raw`, `${at2}/raw`, wanted.raw, node?.raw ?? node?.score ?? null),
    ...mismatch(`${prefix}verdict`, `${at2}/verdict`, wanted.verdict, node?.verdict),
    ...mismatch(`${prefix}severity`, `${at2}/severity`, wanted.severity, node?.severity),
    ...mismatch(`${prefix}label`, `${at2}/label`, wanted.label, node?.label),
    ...partMismatch(`${prefix}explanation`, `${at2}/explanation`, wanted.explanation, node?.explanation)
  ];
}
var EPSILON2 = 1e-9;
function valueMismatch(what, at2, expected, actual) {
  const areNumbers = typeof expected === "number" && typeof actual === "number";
  return areNumbers && Math.abs(expected - actual) <= EPSILON2 ? [] : mismatch(what, at2, expected, actual);
}
function partMismatch(what, at2, part, actual) {
  if (part === void 0 || actual?.includes(part)) return [];
  return [{ what, at: at2, expected: `a part ${shown(part)}`, found: shown(actual) }];
}
function mismatch(what, at2, expected, actual) {
  if (expected === void 0 || sameJson(expected, actual)) return [];
  return [{ what, at: at2, expected: shown(expected), found: shown(actual) }];
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
function loadRubricTest(file, text, rubric, votesOn) {
  return readConfig(file, text, schema, (written, making) => {
    const { placeOf, problems } = making;
    const test = { ...written, cases: readCases2(written, making), placeOf };
    const scored = rubric === null ? [] : test.cases.map((testCase) => scoreCase(rubric, testCase, votesOn));
    if (rubric !== null) problems.add(otherRubric(rubric, written, placeOf));
    return { test, scored };
  });
}
function readCases2({ cases }, { placeOf, problems }) {
  const redaction = startRedaction(DEFAULT_RULES);
  return cases.flatMap((testCase, index) => {
    const record = {
      trial: 1,
      error: null,
      ...redaction.value(testCase.trial),
      scenario: `case-${index + 1}`
    };
    const locate = (pointer) => placeOf(`/cases/${index}/trial${pointer}`);
    const trial = problems.collect(() => normaliseTrial(record, locate));
    return trial === void 0 ? [] : [{ name: testCase.name, trial, expect: testCase.expect }];
  });
}
function otherRubric({ id }, { rubric: name }, placeOf) {
  if (name === id) return [];
  const names = { expected: `\`${id}\``, found: `\`${inline(name)}\`` };
  const what = "the cases are of another rubric";
  return [{ code: "wrong-rubric", what, where: placeOf("/rubric"), ...names, ...adviseNearest(name, [id]) }];
}
function findMismatches(rubric, test, scored) {
  const ofCases = scored.flatMap(
    (testCase, index) => caseMismatches(testCase).map(
      (mismatch2) => placed(mismatch2, testCase.testCase.name, `/cases/${index}/expect`, test)
    )
  );
  const overall = overallMismatches(test, rubric, scored);
  return [...ofCases, ...overall.map((mismatch2) => placed(mismatch2, null, "/expect", test))];
}
function placed({ at: at2, ...mismatch2 }, name, base, { placeOf }) {
  return { ...mismatch2, name, where: placeOf(`${base}${at2}`) };
}

// src/scoring/testing/examine-rubric.ts
function examineRubric(files, votesOn) {
  const { document, rubric, test, scored, compared } = loadBoth(files, votesOn);
  const mismatches = findMismatches(rubric, test, scored);
  const coverage = startCoverage(rubric);
  for (const tree of scored.map(askedTree)) if (tree !== void 0) coverage.add(tree);
  return {
    rubric: rubric.id,
    file: files.test.file,
    cases: test.cases.length,
    mismatches,
    nodes: coverage.finish(),
    boundaries: findBoundaries(document, scored, compared)
  };
}
function loadBoth({ rubric: { file, text }, test }, votesOn) {
  const problems = Problems.ofAll();
  const compared = /* @__PURE__ */ new Map();
  const watch = (pointer, value) => {
    compared.set(pointer, [...compared.get(pointer) ?? [], value]);
  };
  const read2 = problems.collect(() => {
    const document = parseYamlDocument(file, text);
    return { document, rubric: compileDocument(document, watch) };
  });
  const scored = problems.collect(() => loadRubricTest(test.file, test.text, read2?.rubric ?? null, votesOn));
  problems.throwAny();
  return { ...read2, ...scored, compared };
}

// src/pipeline/rubric-checks.ts
function checkRubrics(head, { base }, at2) {
  const { require: require2 } = base.policy.rubrics;
  const later = head.policy.rubrics.require.filter((requirement) => !require2.includes(requirement));
  const own = head.texts.rubrics.filter(({ shipped }) => !shipped);
  return [
    ...own.flatMap((rubric) => checkRubric(rubric, { ...at2, require: require2, effect: "block" })),
    ...own.flatMap((rubric) => checkRubric(rubric, { ...at2, require: later, effect: "warn" }))
  ];
}
function checkRubric(rubric, checks) {
  const { require: require2, today, effect } = checks;
  if (require2.length === 0) return [];
  const document = parseYamlDocument(rubric.file, rubric.text);
  const compiled = compileDocument(document);
  const about = { subject: { kind: "rubric", name: compiled.id } };
  const value = document.value;
  const source = { value, placeOf: document.placeOf, rubric: compiled, stored: null, seen: null };
  const hasTests = require2.includes("tests");
  const linted = lintRubric({ ...source, today, require: require2 }).filter(
    ({ level }) => level === "error" || hasTests && level === "warning"
  );
  const findings = oneOfEach(linted).map((first) => {
    const { code, level, what: problem, next, where } = first;
    const more = linted.filter((advice) => advice.code === code).length - 1;
    const breaks = (first.breaks ?? []).filter((requirement) => require2.includes(requirement));
    const data = { problem, next, more, breaks };
    return rubricFinding("rubric-lint", {
      effect: level === "error" ? effect : "warn",
      ...about,
      place: where,
      ...data
    });
  });
  return hasTests ? [...testsOf(rubric, checks.root, { effect, ...about }), ...findings] : findings;
}
function testsOf(rubric, root, about) {
  return unlessMistaken(
    () => {
      const test = readCases(rubric.file, root);
      if (test === null) return [rubricFinding("rubric-untested", { ...about, place: { file: rubric.file } })];
      const [first, ...others] = examineRubric({ rubric, test }).mismatches;
      if (first === void 0) return [];
      return [rubricFinding("rubric-tests-failed", { ...about, place: first.where, first, more: others.length })];
    },
    (mistake) => [rubricFinding("rubric-untested", { ...about, reason: describeProblems(mistake) })]
  );
}

// src/pipeline/score-candidate.ts
async function scoreCandidate(run, configs, draft) {
  const { base, head } = configs;
  const measured = await scoreByBase(run, configs, draft);
  if (head === null || scoreAlike(base, head)) return { ...measured, head: measured.report };
  const arms = sortedUnion(armsOf(base), armsOf(head));
  const files = await run.ask({ ...run, mapping: head.mapping, pool: measured.pool, arms }, configs);
  return { ...measured, head: scoreRun(files, head) };
}
async function scoreByBase(run, configs, draft) {
  const { base, head } = configs;
  try {
    return { ...await scoreInto(draft, run, configs, base.mapping), isReadByHead: false };
  } catch (error) {
    const isOtherMapping = head !== null && head.mapping?.hash !== base.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    return { ...await scoreInto(draft, run, configs, head.mapping), isReadByHead: true };
  }
}
async function scoreInto(draft, run, configs, mapping) {
  const { pool, pooled: pooled2 } = poolAttempts(run, run.earlier, mapping);
  const files = await run.ask({ ...run, mapping, pool, arms: armsOf(configs.base) }, configs);
  const redaction = startRedaction(run.redaction);
  const report = scoreRun(files, configs.base, draft.start(), redaction);
  return { report, pool, pooled: pooled2, unmatched: redaction.unmatched(), trials: files };
}

// src/pipeline/score-fresh.ts
async function scoreFresh(run, configs) {
  const { earlier } = run;
  const fresh = await scoreSide({ ...run, files: run.fresh, kept: earlier?.fresh ?? null }, configs);
  const control = await scoreSide(
    { ...run, files: run.control, kept: earlier?.control ?? null, isControl: true },
    configs
  );
  const asked = earlier?.asked ?? null;
  const trials = [...fresh.trials, ...control.trials];
  const lines = { freshLines: fresh.lines, controlLines: control.lines };
  if (trials.length === 0 && asked === null) return { confirm: null, ...lines };
  const isAlike = configs.head === null || scoreAlike(configs.base, configs.head);
  const head = isAlike || trials.length === 0 ? null : [...fresh.head, ...control.head];
  const sha = earlier?.sha;
  return { confirm: { asked, ...sha === void 0 ? {} : { control: sha }, trials, head }, ...lines };
}
async function scoreSide(side, { base, head }) {
  const { files: again, kept, measured } = side;
  if (again.length === 0 && kept === null) return { trials: [], head: [], lines: "" };
  const mapping = (measured.isReadByHead ? head : base)?.mapping ?? null;
  const files = again.map(({ file }) => file);
  const pool = kept === null ? void 0 : { earlier: kept.file, fresh: files, before: [], own: 0, isInOrder: true };
  const read2 = await side.ask({ ...side, files, mapping, pool, arms: armsOf(base) }, { base, head });
  let lines = "";
  const trials = scoreBy(base, read2, { side, first: measured.report }, (evidence) => {
    lines += `${evidenceLine(evidence)}
`;
  });
  const byHead = head === null || scoreAlike(base, head) ? [] : scoreBy(head, read2, { side, first: measured.head });
  return { trials, head: byHead, lines };
}
function* trialsAgain(read2) {
  for (const evidence of evidenceOfRun(read2, startRedaction(read2.redaction)))
    if (read2.arms?.length === 0 || armOf(evidence.trial) === null) yield evidence;
}
function scoreBy(config, read2, { side, first }, keep) {
  const contentOf = startContentHash();
  const shared = startSharedFacts(first.shared_facts ?? []);
  const lacking = new Set(side.isControl ? [] : idsLacking(first));
  const trials = [];
  for (const evidence of trialsAgain(read2)) {
    keep?.(evidence);
    const { trial } = evidence;
    const content = contentOf(trial);
    const scored = markFresh(scoreByConfig(config, trial), lacking.has(trial.scenario));
    const { attempt, order, commit } = side.kept?.trials[trials.length] ?? deliveryOf(evidence, side);
    trials.push({
      scenario: trial.scenario,
      attempt,
      trial: trial.trial,
      ...content === null ? {} : { content },
      ...scored,
      facts: scored.facts ?? shared.hashOf(shared.add(trial)),
      ...order === void 0 ? {} : { order },
      ...side.isControl ? { control: true } : {},
      ...commit === void 0 ? {} : { commit }
    });
  }
  return trials;
}
function markFresh(scored, isSpare) {
  const found = markOf(scored, 1);
  if (found === null) return { facts: null, unscored: true };
  const { further: _, ...mark } = found;
  return isSpare ? { ...mark, ...scoresOf2(scored) } : mark;
}
function scoresOf2({ rubrics }) {
  const scores = rubrics.flatMap(({ rubric: { id, criteria: known }, judgement, criteria }) => [
    [id, judgement.score],
    ...known.map(({ key }, index) => [`${id}/${key}`, criteria[index]?.score ?? null])
  ]);
  const applying = scores.flatMap(([id, score]) => score === null ? [] : [[id, score]]);
  const outcomes = rubrics.flatMap(({ rubric, judgement, outcome }) => {
    return judgement.score === null || rubric.outcomes.length === 0 ? [] : [`${rubric.id}/${outcome}`];
  });
  return { scores: Object.fromEntries(applying), outcomes };
}
function deliveryOf({ trial, where }, { files, attempt }) {
  const again = files.find(({ file }) => file.file === where.file);
  const order = again?.round ?? instantOf(memberOf(trial, "time"));
  const commit = again?.commit;
  return { attempt, ...order === null ? {} : { order }, ...commit === void 0 ? {} : { commit } };
}
function instantOf(time) {
  if (typeof time === "number") return time;
  const [, instant, offset = "Z"] = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(String(time)) ?? [];
  const parsed = Date.parse(`${instant?.replace(" ", "T")}${offset}`);
  return Number.isNaN(parsed) ? null : parsed;
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
  const evidence = await request.findEvidence?.(suite, []) ?? {};
  return { decision, report: null, bundle: null, evidence, redact: startRedaction(rules).text };
}
async function gateRun(request, head) {
  const run = await prepareRun(request, head);
  const draft = draftBundle(request.out, run.keepsTrials);
  try {
    const candidate = await scoreTrials(run, draft);
    const decided = decideRun(run, candidate);
    saveRun(run, { candidate, ...decided }, draft);
    const { decision, evidence } = decided;
    const { text: redact } = startRedaction(run.redaction);
    return { decision, report: candidate.report, bundle: request.out ?? null, evidence, redact };
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
  const { suite } = configs.base.policy;
  const [earlier, facts, left] = await Promise.all([
    request.findEarlier?.(configs, redaction),
    request.findEvidence?.(suite, files),
    request.findMemory?.(suite)
  ]);
  const evidence = { ...facts, ...left?.memory && { memory: left.memory } };
  const memoryNotes = left?.notes ?? [];
  const keepsTrials = keepsEvidence(policies);
  const notes = { redactionNotes, memoryNotes };
  return { request, head, today, files, judge, baseline, redaction, ...notes, keepsTrials, earlier, evidence };
}
async function scoreTrials(run, draft) {
  const { request, files, baseline, redaction, earlier, judge } = run;
  const read2 = { select: request.select, redaction, ask: judge.ask };
  const measured = await scoreCandidate({ ...read2, files, earlier }, baseline.configs, draft);
  const { confirmResults = [], controlResults = [], root, findCommit } = request;
  const control = findRoundFiles(controlResults, root).map((found) => ({ ...found, commit: findCommit?.(found.file) }));
  const again = { fresh: findRoundFiles(confirmResults, root), control, earlier: earlier?.confirm ?? null };
  const attempt = earlier?.attempt ?? 1;
  return { ...measured, ...await scoreFresh({ ...read2, ...again, attempt, measured }, baseline.configs) };
}
function decideRun(run, candidate) {
  const { request, today, redaction, keepsTrials } = run;
  const clean = withoutSecrets(run.baseline, redaction);
  const answer = { ...clean, notes: [...clean.notes, ...collectNotes(run, candidate)].map(render) };
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets: redaction.secrets });
  const known = mapTexts(run.evidence, redact);
  const { origin, time = today } = request;
  const decision = decideByConfigs({ origin, time, today, evidence: known }, candidate, answer);
  const evidence = completeEvidence(known, run.files.length, candidate, answer, decision);
  if (!keepsTrials || candidate.trials === void 0) return { decision, answer, evidence, mainTrials: [] };
  const trialsOfMain = answer.runs[0]?.trials;
  const compared = {
    // Main's trials are read with today's redaction.
    main: trialsOfMain === void 0 ? null : { ...trialsOfMain, redaction },
    candidate: candidate.trials,
    config: answer.configs.base
  };
  return { answer, evidence, ...explainFlips(decision, compared) };
}
function collectNotes(run, candidate) {
  const { request, head, today, judge, redactionNotes, memoryNotes } = run;
  const { configs, runs, parent = null } = run.baseline;
  const unmatched = (candidate.unmatched ?? []).map((path) => {
    return readingFinding("redaction-unmatched", { path });
  });
  const idle = readShipped("mappings", request.mapping ?? "") ? [] : idleSelectors(head);
  return [
    ...redactionNotes,
    ...unmatched,
    ...idle,
    ...runs.length === 0 ? unverifiedMapping(head) : [],
    ...checkRubrics(head, configs, { root: request.root, today }),
    ...candidate.pooled?.notes ?? [],
    ...lostInParent(parent, candidate.report),
    ...memoryNotes,
    ...judge.notes(configs)
  ];
}
function saveRun(run, decided, draft) {
  if (draft.writer === null) return;
  const { request, today, redaction, keepsTrials: keepsEvidence2 } = run;
  const { origin, time } = request;
  finishBundle(draft.writer, { origin, time, today, redaction, keepsEvidence: keepsEvidence2, ...decided });
}
function unverifiedMapping({ mapping }) {
  return mapping?.isUnverified === true ? [readingFinding("mapping-unverified", { mapping: mapping.name })] : [];
}
var OPTIONAL = /\/first_of\/|^\/(?:error|usage|when|unfinished|trace\/(?:message|calls|results))\b/;
function idleSelectors({ mapping }) {
  const idle = (mapping?.selectors ?? []).filter(
    ({ pointer, asked, found }) => asked > 0 && found === 0 && !OPTIONAL.test(pointer)
  );
  return idle.map(({ pointer, text }) => {
    const part = dotted(pointer.replace(/\/select$/, ""));
    return readingFinding("selector-finds-nothing", { part, selector: text });
  });
}

export {
  MOST_RUNS,
  NO_MEMORY,
  decide,
  baselineOf,
  invalidDecision,
  defaultBranch,
  readCheckout,
  trackedFiles,
  at,
  textAt,
  numberAt,
  listAt,
  shaAt,
  labelsOf,
  readEventFile,
  baselineName,
  suiteKey,
  bundleName,
  reportName,
  uploadBundle,
  loadUploads,
  BUDGET_MS,
  connect,
  unlessRefused,
  unexpectedAnswer,
  isUsedUp,
  readContext,
  stripRef,
  readShards,
  SHARDS_EXPECTED,
  headDecides,
  unreadConfig,
  scoreAlike,
  timeOfCommit,
  readFileAt,
  listFilesAt,
  textAtCommit,
  readBase,
  isUsualPlace,
  chooseConfig,
  listBaselines,
  listSuites,
  isAsUploaded,
  downloadArtifact,
  discoverRuns,
  apiErrorNote,
  fetchAhead,
  readToday,
  baselineFileOf,
  keepsEvidence,
  redactingPolicies,
  redactionOf,
  askNoJudge,
  inspectMain,
  measureMain,
  findGivenBaseline,
  measureInstead,
  noneGiven,
  openNamed,
  measureSource,
  firstBundle,
  findParent,
  findOtherJob,
  confirmOf,
  findEarlierAttempts,
  findRunEvidence,
  findCommits,
  askedAndDelivered,
  askedTree,
  decideByConfigs,
  reportText,
  commentText,
  RUBRIC_FOLDER,
  findCaseFiles,
  findUntested,
  readRubricPair,
  findRubrics,
  lintRubric,
  startCoverage,
  examineRubric,
  scoreFresh,
  runGate,
  refuseRun
};
