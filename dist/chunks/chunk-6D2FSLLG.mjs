import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  AMOUNTS,
  CONFIRM_FILE,
  CONTROL_FILE,
  DECISIONS,
  DEFAULT_RULES,
  EFFECTS,
  EVIDENCE_FILE,
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  HELD_UP,
  HISTORY_FILE,
  MAIN_TRIALS_FILE,
  MANIFEST_FILE,
  MOST_REPORTS,
  NOTHING,
  NOTHING_MORE,
  NO_TRIALS,
  RUBRIC_FILES,
  STEPS_OF_VERSIONS,
  TEST_FILE,
  TWO_JOBS_FILE,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  armsOf,
  awaitedFindings,
  baselineFinding,
  beside,
  besideRubric,
  briefCommand,
  brokenTagLine,
  bullets,
  bundledTexts,
  byEffect,
  byteLength,
  bytes,
  capitalised,
  causesSection,
  collectWaivers,
  comparisonContext,
  compileConfig,
  compileDocument,
  configFinding,
  configOfBundle,
  constantFindings,
  crashLossOf,
  criteriaSection,
  currentId,
  damaged,
  decidedBy,
  decides,
  decimalsApart,
  defaultRubric,
  details,
  determinismFindings,
  differencesSection,
  distinct,
  draftBundle,
  driftFindings,
  driftText,
  dueReviews,
  earlierRuns,
  effortFor,
  ended,
  evaluateGate,
  evidenceFindings,
  evidenceLine,
  evidenceOf,
  evidenceOfRun,
  explainCommand,
  explainFlips,
  explainRubric,
  findFiles,
  findResultFiles,
  findingInHeadline,
  firstRunSection,
  fixed,
  flakyLine,
  foldedList,
  fullResults,
  gateContext,
  gateText,
  hasArms,
  headSection,
  headlineOf,
  historyOfBundle,
  historyText,
  idsLacking,
  isAcceptedByLabel,
  isAwaiting,
  isInTable,
  isPassOrFail,
  isUnchanged,
  joined,
  keyOf,
  laterEvidenceOf,
  layersOf,
  leftOut,
  link,
  loadConfig,
  loadMappingAndPolicy,
  loadRubric,
  mainDrift,
  mappingIdentity,
  markOf,
  maskText,
  matchScenarios,
  mayHaveDropped,
  mcnemarMidP,
  meanNodeScore,
  meanScore,
  measuredAnew,
  memoryFinding,
  missingOf,
  missingOn,
  missingTrials,
  missingUnder,
  namesIn,
  naturally,
  nearlyBroke,
  normaliseTrial,
  oldBaseline,
  onMain,
  oneOfEach,
  openBundleZip,
  openGivenBundle,
  openList,
  openZip,
  outcomesSection,
  overlapOf,
  pairScenarios,
  pairedTest,
  parseYamlDocument,
  placeFreshTrials,
  planPool,
  points as points2,
  pointsLines,
  pooled,
  primaryRubric,
  probeResults,
  probesOf,
  publishLifts,
  publishRates,
  publishSlices,
  rangeText,
  rate,
  ratesIn,
  ratesSection,
  readConfig,
  readPolicy,
  readTwoJobs,
  readingFinding,
  recordOf,
  recordedEvidence,
  relaxationFindings,
  render,
  replacedSecrets,
  replayCommand,
  reportCheck,
  reportOf,
  reportOfBundle,
  requireFormat,
  rowOf,
  rubricComparable,
  rubricFinding,
  rubricIdentities,
  rubricVersionFindings,
  sameJudges,
  scenarioFinding,
  scenariosById,
  scenariosComparable,
  score,
  scoreByConfig,
  scoreRun,
  skippedRuns,
  slicesSection,
  small,
  startContentHash,
  startRedaction,
  startReport,
  startSharedFacts,
  statesHeadline,
  stratumP,
  stricterHead,
  suiteEffects,
  sumOfEffects,
  tagOfBroken,
  testRates,
  thresholdOf,
  totalTrials,
  trendsOf,
  trialFinding,
  trialRange,
  trialsOf,
  trialsSection,
  unbroken,
  unexplainedThresholds,
  unrecordedScenarios,
  unscoredTrials,
  usageSection,
  versionBump,
  waivedScenarios,
  weightedHolm,
  withRedacted,
  withinErrorBudget
} from "./chunk-QBECHYSX.mjs";
import {
  safeJson
} from "./chunk-UKS3KXQ4.mjs";
import {
  IGNORES_CASE,
  REGISTERED,
  SHAPES_VERSION,
  SHORTEST_SECRET,
  adviseShipped,
  diskName,
  productVersion,
  readShipped,
  realPath,
  slashed
} from "./chunk-T7SVBVJ6.mjs";
import {
  ApiError,
  TOO_LARGE,
  givenOr,
  readCapped,
  secondsIn,
  unlessFailed,
  whileConnected,
  withRetries
} from "./chunk-RGM55VTE.mjs";
import {
  ARM_KEYS,
  CRITERION_KEYS,
  MUST_PASS_KEYS,
  NOT_JUDGED,
  OPERATORS,
  OUTCOME_KEYS,
  POLICY_FILE,
  POLICY_KEYS,
  POLICY_NAMES,
  RANGE,
  SLACK,
  USAGE_KEYS,
  WAIVER_KEYS,
  addTo,
  allOf,
  answerTrial,
  branchText,
  chunksOf,
  criterionName,
  criterionRule,
  cut,
  defaultPolicy,
  didNotPass,
  fileExists,
  fillDefaults,
  findOnly,
  folderExists,
  gates,
  isThere,
  judgeFinding,
  loadLazily,
  meanRate,
  metricRule,
  nameList,
  needOf,
  onDisk,
  onlyAdvises,
  openQuestions,
  outcomeRule,
  outcomeRuleNamed,
  pValue,
  parseRecord,
  percent,
  percents,
  points,
  pointsUp,
  questionsOf,
  readOrNull,
  readText,
  riseText,
  rounded,
  sameJson,
  schemaCheck,
  scoreTrial,
  shareToPass,
  shortHash,
  shortSha,
  someOf,
  subjectName,
  sum,
  uncheckedJudges,
  waiverSubject,
  withoutStale
} from "./chunk-UYZXBXLB.mjs";
import {
  Problems,
  UserError,
  adviseNearest,
  armOf,
  canonicalJson,
  contentHash,
  describePlace,
  describeProblems,
  describeThrown,
  fixOf,
  sha256Of,
  unlessMistaken,
  valueOr
} from "./chunk-LVZUN4CE.mjs";
import {
  appendTo
} from "./chunk-CMHOSAZO.mjs";
import {
  dotted,
  isRecord,
  mapTexts,
  memberOf,
  memberPath,
  memberPointer,
  pointerNames
} from "./chunk-KQZ5M5F2.mjs";
import {
  byText,
  codeSpan,
  counted,
  inline,
  must,
  prose,
  shown,
  sortedUnion
} from "./chunk-AIUQFRYD.mjs";

// src/gating/history/main-runs.ts
var MOST_RUNS = 5;
function chooseRuns(policy, candidate, baselines) {
  const within = baselines.filter(({ report: report2 }) => withinErrorBudget(policy, report2));
  const isUnfit = within.length === 0;
  const measured = isUnfit ? baselines.filter(({ report: report2 }) => sharesRubric(candidate, report2)).slice(0, 1) : within;
  const same = measured.filter(({ report: report2 }) => isUnfit || hasPrimary(candidate, report2));
  const alike = same.findIndex(({ report: report2 }) => hasPrimaryJudge(candidate, report2));
  const fit = same.length === 0 ? measured.slice(0, 1) : same.slice(Math.max(alike, 0));
  const runs = fit.filter(({ report: report2 }, index) => {
    const others = [candidate, ...fit.slice(0, 1).map((newest) => newest.report)];
    return index === 0 || others.some((other) => scenariosComparable(policy, { overlap: overlapOf(other, report2) }));
  });
  const skipped = baselines.filter((run) => !runs.includes(run)).map((run) => {
    if (!withinErrorBudget(policy, run.report)) return { run, cause: "unscored" };
    if (!hasPrimary(candidate, run.report)) return { run, cause: "other-rubric" };
    return { run, cause: hasPrimaryJudge(candidate, run.report) ? "overlap" : "other-judge" };
  });
  return { runs, skipped, isUnfit: isUnfit && runs.length > 0 };
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
function runsOfOneLevel(policy, runs) {
  const [newest, ...older] = runs;
  if (newest === void 0) return { runs, outliers: [], levelChange: null };
  const isApart = older.map((run) => differs(policy, newest, [run]));
  const untilChange = until(older, (index) => isApart[index] === true && isApart[index + 1] !== false);
  const alike = untilChange.filter((_, index) => isApart[index] === false);
  const kept = until(alike, (index) => index < alike.length - 1 && differs(policy, newest, alike.slice(index)));
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
function pushOf({ alpha, on_inconclusive }, { judged, open }) {
  const level = on_inconclusive === "confirm" ? alpha * (SHARES[judged] ?? 1 / 4) : alpha;
  return { number: judged + 1, level, open, isOverAlpha: false };
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
  const isOpen2 = decision.exit_code !== 0 && decision.findings.some(opens);
  const next = { judged: judged + 1, undecided: undecided2 + (decision.decision === "inconclusive" ? 1 : 0) };
  if (!isOpen2 && kept === void 0) return next;
  const added = isOpen2 ? opened(decision) : { scenarios: [], rates: [] };
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
  const fell = named2.filter((rate2) => gates(rate2) && rate2.state === "regressed").map(({ name: name2 }) => name2);
  const rates = fell.length > 0 ? fell : metrics.slice(0, 1).map(({ name: name2 }) => name2);
  return { scenarios: ids.map((id) => onMain2.get(id) ?? id), rates };
}

// src/gating/power.ts
function powerOf(context) {
  return [...powerOfMetric(context), ...context.lifts.flatMap(powerOfLift)];
}
function powerOfLift({ name: name2, detectable, paired }) {
  if (detectable === null || paired === null) return [];
  const lift = `The lift over \`${name2}\`, ${counted(paired.scenarios, "scenario")}`;
  if (detectable >= 1) return [`${lift}: even the largest drop is detected less than 3 times in 4.`];
  return [`${lift}: a drop of ${pointsUp(detectable)} points is detected about 3 times in 4.`];
}
function powerOfMetric(context) {
  const { candidate, runs, rubrics, primary } = context;
  if (primary === null) return [];
  const { basis, detectable, rule, name: name2 } = primary.metric;
  if (basis === null || detectable === null) return [];
  const trials = trialRange(candidate, primary.metric);
  const suite = `${counted(basis.scenarios, "scenario")} x ${rangeText(trials)} ${trials.most === 1 ? "trial" : "trials"} against ${counted(runs.length, "main run")}`;
  const { policy, level, push } = context;
  const ofPush = `Push ${push} of this pull request blocks at ${percent(level)}, the first at ${percent(policy.alpha)}; what lies between is held.`;
  const limits = [...breaksThatNeverBlock(context, primary.metric), ...level === policy.alpha ? [] : [ofPush]];
  if (detectable >= 1) return [`${suite}: even the largest drop is detected less than 3 times in 4.`, ...limits];
  const where = rubrics.length === 1 ? "" : ` in \`${name2}\``;
  const caught = `${suite}: a drop of ${pointsUp(detectable)} points${where} is detected about 3 times in 4.`;
  const half = Math.round(detectable * 50) / 100;
  if (half <= rule.tolerance + SLACK) return [caught, ...limits];
  const effort = effortFor(basis, detectable, half);
  const smaller = half === 0.01 ? "1 point" : `${Math.round(half * 100)} points`;
  return [`${caught} For ${smaller}: ${effort.trials} trials, or ${effort.scenarios} scenarios.`, ...limits];
}
function breaksThatNeverBlock({ policy, candidate, runs, rates }, metric) {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report2) => trialRange(report2, metric).most === 1);
  const isPlain = reports.every((report2) => isPassOrFail(report2, metric));
  const hasFamilies = reports.some(({ scenarios: scenarios2 }) => scenarios2.some(({ family }) => family !== void 0));
  const isConfirmed = policy.on_inconclusive === "confirm";
  if (!isSingle || !isPlain || hasFamilies || isConfirmed || policy.noise === "none") return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest = fewestBreaks(policy, rates);
  const limit = fewest < scenarios ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block` : `nothing less than a break of all ${scenarios} scenarios can block`;
  return [`With one trial and one main run, ${limit}.`];
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
  const matched = runs.map(({ report: report2, origin }) => ({
    origin,
    scenarios: matchScenarios(candidate.scenarios, report2.scenarios)
  }));
  const entries = candidate.scenarios.flatMap(({ scenario }) => {
    const seen = matched.flatMap(({ origin, scenarios }) => {
      const report2 = scenarios.get(scenario);
      if (report2 === void 0) return [];
      const { passed, total } = countIn(report2);
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
function assumeMissing({ policy, primary }, report2, assumed) {
  const ids = report2.rubrics.flatMap(({ rubric, criteria }) => [
    rubric,
    ...criteria.map(({ key }) => `${rubric}/${key}`)
  ]);
  const outcomes = report2.rubrics.flatMap((rubric) => {
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
  return fillMissing(report2, (scenario) => {
    return Array.from({ length: missingOf(scenario) }, (_, index) => ({
      ...standIn,
      mark: { facts: `missing ${index}` }
    }));
  });
}
function fillMissing(report2, standInsOf) {
  if (missingTrials(report2).missing === 0) return report2;
  const filled = report2.scenarios.map((scenario) => {
    const standIns = missingOf(scenario) === 0 ? [] : standInsOf(scenario);
    return { before: scenario, standIns, scenario: fillScenario(scenario, report2.rubrics, standIns) };
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
        const score2 = criterion.score === void 0 ? {} : { score: meanNodeScore(scenarios, id, criterion.key) };
        return { ...criterion, ...count, ...score2 };
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
    ...report2,
    trials: {
      ...report2.trials,
      scored: report2.trials.scored + sum(filled.map(({ standIns }) => standIns.length)),
      errored: { ...report2.trials.errored, ...errored }
    },
    rubrics: report2.rubrics.map(filledUp),
    scenarios,
    errored: report2.errored.filter(({ kind, scenario }) => kind === "agent" || lacking.has(scenario))
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
  const tallies = criteria.map(({ key, score: score2 }) => {
    const count = memberOf(known?.criteria, key) ?? NO_TRIALS;
    const more2 = countStandIns(standIns, `${rubric}/${key}`, missingOn(scenario, rubric, key));
    const isGraded = score2 !== void 0 && more2.total > 0;
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
  const count = [candidate, ...runs].reduce((sum2, report2) => sum2 + missingTrials(report2).missing, 0);
  if (count === 0 || candidate.rubrics.every(({ score: score2 }) => score2 === null)) return resolved(asIs, asIs.findings);
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
  if (holds) return agreed({ asIs, best, worst }, input, count);
  if (isUnfit && !isPast) return unfitBaseline(asIs, best, input);
  if (candidateMissing > 0) return undecided({ asIs, best, worst }, input);
  return resolved(asIs, [...asIs.findings, baselineFinding("baseline-left-out", { trials: count })]);
}
function agreed({ asIs, best, worst }, input, count) {
  const { policy } = asIs.context;
  const isStopped = best.decided === "fail" || best.decided === "invalid";
  const notes = input.isUnfit ? [baselineFinding("baseline-unfit-agreed", missingOfMain(input))] : [];
  if (!isStopped && !withinErrorBudget(policy, input.candidate))
    notes.push(trialFinding("errors-past-budget", unscoredTrials(policy, input.candidate)));
  else if (missingTrials(input.candidate).missing > 0 || best.decided !== asIs.decided)
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
  return context.rates.some((rate2) => gates(rate2.rule) && mayHaveDropped(rate2, rate2.rule.tolerance));
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
  return isWithin2 || areMissingAtRandom(policy, candidate, runs) ? leftOut2(readings.asIs, candidate) : awaited(readings, candidate, fillingOf(readings, candidate, fresh));
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
function leftOut2(asIs, candidate) {
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
function unfitBaseline({ context }, best, input) {
  const effect = context.policy.on_no_baseline === "fail" ? "block" : "warn";
  const unfit2 = baselineFinding("baseline-unfit", { effect, ...missingOfMain(input) });
  return withheld({ ...best, context }, [unfit2, ...best.findings]);
}
function withheld({ context, waivers }, findings) {
  const held = (rate2) => rate2.state === "regressed" && gates(rate2.rule) ? { ...rate2, state: "inconclusive", decidedBy: [] } : rate2;
  const rubrics = context.rubrics.map((rates) => {
    return { ...rates, metric: held(rates.metric), criteria: rates.criteria.map(held) };
  });
  return resolved({ context: { ...context, ...ratesIn(rubrics) }, waivers }, findings);
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
    ...uncheckedJudges(policy),
    ...replacedSecrets(candidate)
  ];
  const waivers = collectWaivers(policy, input.waivers, input);
  const compared = {
    candidate,
    runs: runs.map(({ report: report2 }) => report2),
    before: [...outliers, ...olderRuns].map(({ report: report2 }) => report2),
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
  const beside2 = resolved2.decided === "fail" ? runsBesideNewest(policy, fit, level) : [];
  const reports = beside2.map(({ report: report2 }) => report2);
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
  const report2 = main === void 0 ? baselines[0]?.report : candidate;
  return report2 === void 0 ? [] : probeResults(report2, history[0], probesOf(policy));
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
function invalidDecision(input) {
  const context = gateContext(
    defaultPolicy,
    { held: [], ignored: [], today: "" },
    {
      candidate: NOTHING_MEASURED,
      runs: [],
      before: [],
      fresh: null
    }
  );
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
  const text2 = readOrNull(join(root, ".git", file))?.trim() ?? "";
  const branch = text2.startsWith(reference) ? text2.slice(reference.length) : "";
  return /^(?!\.)[\w./-]+$/.test(branch) ? branch : null;
}
function readCheckout(folder, root, repository) {
  const path = relative(root, folder);
  const isBelow = path !== "" && path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  const entry = readOrNull(join(folder, ".git"));
  const link2 = /^gitdir: (.+)$/m.exec(entry ?? "")?.[1]?.trim();
  const own = link2 === void 0 ? join(folder, ".git") : resolve(folder, link2);
  const shared = resolve(own, readOrNull(join(own, "commondir"))?.trim() ?? ".");
  const head = readOrNull(join(own, "HEAD"))?.trim();
  if (head !== void 0 && isWorkTreeOf(repository, shared, !isBelow)) return checkoutAt(folder, head, own, shared);
  return isBelow ? readCheckout(dirname(folder), root, repository) : null;
}
function isWorkTreeOf(repository, shared, unnamed) {
  const origin = /^\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(readOrNull(join(shared, "config")) ?? "")?.[1];
  if (origin === void 0 || repository === void 0) return unnamed;
  const nameIn = (text2) => basename(text2.replace(/\/+$/, ""), ".git").toLowerCase();
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
  return packed.find(([, name2]) => name2 === reference)?.[0] ?? null;
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
function isSha(text2) {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text2);
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
  const text2 = textAt(value, ...path);
  return text2 !== null && isSha(text2) ? text2 : null;
}
function timeAt(value, ...path) {
  const text2 = textAt(value, ...path);
  return text2?.endsWith("Z") && instantAt(value, ...path) !== null ? text2 : null;
}
function instantAt(value, ...path) {
  const text2 = textAt(value, ...path);
  const isTime = text2 !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text2);
  const instant = isTime ? Date.parse(text2) : Number.NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
function labelsOf(pull) {
  return listAt(pull, "labels").flatMap((label) => textAt(label, "name") ?? []);
}
function readEventFile(path) {
  const text2 = path === void 0 ? null : readOrNull(path);
  if (text2 === null) return void 0;
  try {
    return JSON.parse(text2.replace(/^\uFEFF/, ""));
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
function suiteOfBaseline(name2) {
  const bytes2 = name2.slice(BASELINE.length).replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const suite = Buffer.from(bytes2, "latin1").toString();
  return name2 === baselineName(suite) ? suite : null;
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
function isResultsOf(suite, name2) {
  const start = resultsOf(suite);
  return name2.startsWith(start) && /^(?:pr)?\d+-\d+(?:-[\da-f]{6})?$/.test(name2.slice(start.length));
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
    const { name: name2, id } = await withTimeLimit(upload(request));
    return { kind: "uploaded", name: name2, url: `${context.run.url}/artifacts/${id}` };
  } catch (error) {
    const what = request.page === void 0 ? "bundle" : "report";
    const notice = `The ${what} was not uploaded: ${explain(error)}. It stays on the runner in ${request.folder}.`;
    return { kind: "skipped", notice, isStorageFull: error instanceof Error && /storage quota/i.test(error.message) };
  }
}
async function upload(request) {
  const { name: name2, ifTaken } = request.name;
  const { DefaultArtifactClient } = await loadUploads();
  const client = new DefaultArtifactClient();
  const first = await unlessTaken(uploadAs(client, request, name2));
  if (first !== null) return first;
  if (ifTaken === "rename") return uploadAs(client, request, `${name2}-${randomBytes(3).toString("hex")}`);
  const replacing = { ...request, folder: await request.inPlace?.() ?? request.folder };
  await client.deleteArtifact(name2);
  const second = await unlessTaken(uploadAs(client, replacing, name2));
  if (second !== null) return second;
  await new Promise((resolve5) => setTimeout(resolve5, request.delayMs));
  return uploadAs(client, replacing, name2);
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
async function unlessTaken(upload2) {
  try {
    return await upload2;
  } catch (error) {
    if (error instanceof Error && error.message.includes("(409)")) return null;
    throw error;
  }
}
async function uploadAs(client, request, name2) {
  const { folder, retentionDays, page } = request;
  const most = Number(process.env.GITHUB_RETENTION_DAYS) || Number.POSITIVE_INFINITY;
  const options = retentionDays === void 0 ? {} : { retentionDays: Math.min(retentionDays, most) };
  if (page !== void 0) {
    const file = join2(folder, `${name2}.html`);
    writeFileSync(file, page);
    return uploaded(name2, await client.uploadArtifact(name2, [file], folder, { ...options, skipArchive: true }));
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join2(entry.parentPath, entry.name)).sort();
  return uploaded(name2, await client.uploadArtifact(name2, files, folder, options));
}
function uploaded(name2, { id }) {
  if (id === void 0) throw new Error("the service gave no id");
  return { name: name2, id };
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
function once({ answers }, name2, ask) {
  const answer = answers.get(name2) ?? ask();
  answers.set(name2, answer);
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
function decodeText(bytes2) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes2);
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
function refuseUnexpected() {
  throw new ApiError(0, "the answer has unexpected content");
}
function isUsedUp({ status, message, retryAfter }) {
  return [403, 429].includes(status) && retryAfter === null && /rate limit/i.test(message);
}
function toApiError(thrown, token) {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, "status");
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, "response");
  const hidden = (text2) => token === "" ? text2 : text2.replaceAll(token, "***");
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
  const slug = required(env, "GITHUB_REPOSITORY", (text2) => /^[\w.-]+\/[\w.-]+$/.test(text2));
  const [owner = "", name2 = ""] = slug.split("/");
  const id = Number(env.GITHUB_REPOSITORY_ID);
  const repository = { id: Number.isSafeInteger(id) && id > 0 ? id : null, owner, name: name2 };
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
function readRun(env, { owner, name: name2 }) {
  const id = Number(required(env, "GITHUB_RUN_ID", (text2) => /^[1-9]\d{0,15}$/.test(text2)));
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? "1");
  return {
    id,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    url: `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name2}/actions/runs/${id}`,
    workflow: workflowPath(env.GITHUB_WORKFLOW_REF ?? "", `${owner}/${name2}/`),
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
function required(env, name2, isValid) {
  const value = env[name2] ?? "";
  if (isValid(value)) return value;
  throw new UserError({
    code: "no-runner",
    what: `${name2} is ${value === "" ? "not set" : "malformed"}`,
    fix: "Run the action in a GitHub workflow; in a terminal use agent-gate"
  });
}

// src/io/shards.ts
var PLACE = "{shard}";
var ROUND = "{round}";
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
function readBaselineFile(label, text2) {
  const value = parseRecord(text2, { file: label });
  requireFormat(value, label, "baseline file");
  const file = fileCheck.parse(value, (pointer) => ({ file: label, pointer }));
  const report2 = reportCheck.parse(file.report, (pointer) => ({ file: label, pointer: `/report${pointer}` }));
  return { ...file, report: report2 };
}
function openBaselineFile(name2, root) {
  if (!fileExists(name2, root)) return null;
  const [first = Buffer.of()] = chunksOf(resolve2(root, name2), name2);
  if (!BEGINNING.test(Buffer.from(first).toString("utf8"))) return null;
  return readBaselineFile(name2, readText(name2, root, { outside: true, maxBytes: MAX_BASELINE_BYTES }));
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
  const base = compileConfig(texts, void 0, head);
  return { base, head: configChanges(base, head).length === 0 ? null : head, decidedBy: label };
}
function unreadableBase(label, reason, decidedBy2) {
  return configFinding("base-config-unreadable", { effect: "warn", label, reason, decidedBy: decidedBy2 });
}
function configChanges(old, head) {
  const [was, is] = [old.policy.hash, head.policy.hash];
  const name2 = head.policy.isSuiteNamed ? head.policy.suite : "policy";
  const policy = was === is ? [] : [{ kind: "policy", name: name2, old: shortHash(was), new: shortHash(is) }];
  return [...scoringChanges(old, head), ...policy, ...checkChanges(old, head)];
}
function checkChanges(old, head) {
  const ids = sortedUnion(...[old, head].map(({ checks }) => checks.map(({ rubric }) => rubric)));
  return ids.flatMap((name2) => {
    const [was, is] = [old, head].map(({ checks }) => {
      const check = checks.find(({ rubric }) => rubric === name2);
      return check === void 0 ? null : `${check.date} (${shortHash(contentHash(check))})`;
    });
    return was === is ? [] : [{ kind: "judge check", name: name2, old: was ?? null, new: is ?? null }];
  });
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
  const name2 = is?.name ?? was?.name ?? "";
  return [...rubrics, { kind: "mapping", name: name2, old: was && shortHash(was.hash), new: is && shortHash(is.hash) }];
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
  const read2 = (name2) => env[name2] ?? "";
  const unread = names.filter((name2) => read2(name2).trim().length < SHORTEST_SECRET);
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

// src/pipeline/judging.ts
var askNoJudge = async (run) => run;
async function startJudge(access) {
  const open = async () => (await import("./judge-votes-QEZOWXOE.mjs")).startAsking(access);
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
  if (anchor.kind === "first-parent") {
    const parents2 = await parentsOf(client, repository, anchor.sha);
    if (parents2 === null) throw unknownCommit(`commit ${shortSha(anchor.sha)}`);
    return parents2[0] ?? null;
  }
  const parents = await parentsOf(client, repository, anchor.merge) ?? [];
  const [base] = parents.filter((parent) => parent !== anchor.head);
  return parents.length === 2 && base !== void 0 ? base : mergeBase2(client, repository, anchor);
}
function unknownCommit(name2) {
  return new ApiError(404, `GitHub shows this token no ${name2}`);
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
async function parentsOf(client, { owner, name: name2 }, sha) {
  const { request, commits } = client;
  const known = commits.get(sha);
  if (known !== void 0) return known;
  const page = once(
    client,
    `commits ${sha}`,
    () => request("GET /repos/{owner}/{repo}/commits", { owner, repo: name2, sha, per_page: 100 })
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
    return shaAt(data, "merge_base_commit", "sha") ?? refuseUnexpected();
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
  if (entries.length === 0 || entries.some(isOdd) || isBare) refuseUnexpected();
}
function askContents({ client, repository: { owner, name: repo }, ref }, path, how = {}) {
  return client.request("GET /repos/{owner}/{repo}/contents/{path}", { owner, repo, path, ref, ...how });
}
async function readRawFileAt(base, path, maxBytes) {
  if (isAbsolute2(path)) return null;
  const headers = { accept: "application/vnd.github.raw+json" };
  const unparsed = { headers, request: { parseSuccessResponseBody: false } };
  const answer = await unlessRefused(askContents(base, path, unparsed), [404]);
  if (answer === null) return null;
  const body = answer.data;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}
function isSameName(path, name2) {
  return path === name2 || IGNORES_CASE && diskName(path) === diskName(name2);
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
function behindLink(folder, link2) {
  return unfit(folder, `\`${basename2(link2)}\` is a link, which Agent Gate does not follow`);
}
async function readTree({ client, repository: { owner, name: repo } }, { path: folder, sha }, deep) {
  const how = { owner, repo, tree_sha: sha, ...deep ? { recursive: "1" } : {} };
  const { data } = await client.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", how);
  if (at(data, "truncated") === true)
    throw new ApiError(0, "GitHub lists only a part of more than 100,000 files: name a deeper folder");
  if (!Array.isArray(at(data, "tree")) || textAt(data, "sha") === null) refuseUnexpected();
  return listAt(data, "tree").map((entry) => {
    const [name2, sha2] = [textAt(entry, "path") ?? refuseUnexpected(), textAt(entry, "sha") ?? refuseUnexpected()];
    const leafType = textAt(entry, "mode") === "120000" ? "symlink" : "file";
    const type = textAt(entry, "type") === "tree" ? "dir" : leafType;
    return { path: folder === "" ? name2 : `${folder}/${name2}`, type, sha: sha2 };
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
  const lacks = (named2, text2) => named2 !== void 0 && text2 === null;
  const missing = [
    ...rubrics.length === 0 ? ["rubrics"] : [],
    ...lacks(options.mapping, mapping) ? ["mapping"] : [],
    ...lacks(options.policy, policy) ? ["policy"] : []
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  const texts = { mapping, rubrics: isFirst ? defaultRubric() : rubrics, policy };
  return { texts: { ...texts, checks: await checksAt(base, texts) }, missing };
}
async function checksAt(base, { rubrics, policy }) {
  const isJudged = policy !== null && valueOr(null, () => readPolicy(policy.file, policy.text).judge) !== null;
  if (!isJudged) return [];
  const checks = rubrics.map(({ file }) => readFileAt(base, besideRubric(file, "check")));
  return (await Promise.all(checks)).filter((text2) => text2 !== null);
}
async function rubricsAt(base, patterns) {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const textByFile = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    const shipped = readShipped("rubrics", pattern);
    for (const text2 of shipped === void 0 ? await findTextsAt(base, pattern) : [shipped])
      textByFile.set(text2.file, text2);
  }
  return [...textByFile.values()].sort((a, b) => byText(a.file, b.file));
}
async function findTextsAt(base, pattern) {
  const picomatch = loadLazily("./picomatch.cjs");
  const { base: start, isGlob, glob } = picomatch.scan(pattern);
  if (!isGlob) return [await textAtCommit(base, pattern)].filter((text2) => text2 !== null);
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
    base.headTexts?.map(({ text: text2 }) => {
      const bytes2 = Buffer.from(text2);
      const sha = createHash("sha1").update(`blob ${bytes2.length}\0`).update(bytes2).digest("hex");
      return [sha, text2];
    })
  );
  return Promise.all(
    wanted.toSorted((a, b) => byText(a.path, b.path)).map(async ({ path, sha, type }) => {
      const text2 = type === "symlink" ? void 0 : headTextBySha.get(sha);
      return text2 === void 0 ? await readFileAt(base, path) ?? vanished(path) : { file: path, text: text2 };
    })
  );
}
function vanished(file) {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}
async function textAtCommit(base, path) {
  const text2 = await readFileAt(base, path);
  if (text2 !== null || isAbsolute2(path)) return text2;
  const names = POLICY_NAMES.includes(path) ? POLICY_NAMES : [path];
  const isWanted = ({ path: entryPath, type }) => type !== "dir" && names.some((name2) => isSameName(entryPath, name2));
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
  return rubrics.length === shipped.length && rubrics.every(({ text: text2 }, index) => text2 === shipped[index]?.text);
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
  return { mapping: pick("mapping"), rubrics: pick("rubrics"), policy: pick("policy"), checks: texts.checks };
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
  const renew = (stored, texts, kind, name2 = "") => {
    const shipped = stored.shipped && readShipped(kind, name2);
    return texts.find((text2) => text2 !== null && text2.text === shipped?.text) ?? stored;
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
    const text2 = await readRawFileAt({ client, repository, ref: base }, file, MAX_BASELINE_BYTES);
    if (text2 === null) return baselineFinding("baseline-file-absent", { file, base });
    const baseline = readBaselineFile(file, text2);
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
async function listBaselines(client, repository, { name: name2, pages }) {
  const { items, extent } = await once(
    client,
    `${pages} pages of ${name2}`,
    () => listPages(client, repository, { path: "artifacts", name: name2, pages })
  );
  return { items: namedArtifacts(items, name2, repository), extent };
}
function namedArtifacts(items, name2, { id }) {
  return items.filter((item) => textAt(item, "name") === name2).map((item) => readArtifact(item, id) ?? refuseUnexpected()).sort((a, b) => b.id - a.id);
}
var MOST_LISTED_RUNS = 5;
async function listOfMainRuns({ request }, { repository, run, baseRef, defaultBranch: defaultBranch2 }, { name: name2, workflows, isWanted }) {
  const { owner, name: repo } = repository;
  const branch = baseRef ?? defaultBranch2;
  if (branch === null) return [];
  const completed = { owner, repo, branch, status: "completed", per_page: FULL_PAGE };
  const answers = await Promise.all(
    BASELINE_EVENTS.map((event) => request("GET /repos/{owner}/{repo}/actions/runs", { ...completed, event }))
  );
  const ids = answers.flatMap(({ data }) => listAt(data, "workflow_runs")).filter((item) => workflows === "any" || workflows.includes(stripRef(textAt(item, "path")) ?? "")).filter((item) => isWanted(shaAt(item, "head_sha") ?? "")).flatMap((item) => numberAt(item, "id") ?? []).filter((id) => id !== run.id).sort((a, b) => b - a).slice(0, MOST_LISTED_RUNS);
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
  const listed2 = await Promise.all(ids.map((id) => request(route, { owner, repo, run_id: id, name: name2 })));
  return namedArtifacts(
    listed2.flatMap(({ data }) => listAt(data, "artifacts")),
    name2,
    repository
  );
}
async function listSuites(client, context) {
  const { items } = await listPages(client, context.repository, { path: "artifacts" });
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
var PAGES = 3;
async function listPages({ request }, { owner, name: repo }, { path, pages = PAGES, ...named2 }) {
  const key = path.slice(path.lastIndexOf("/") + 1);
  const items = [];
  const askFor = async (page) => {
    const route = `GET /repos/{owner}/{repo}/actions/${path}`;
    const { data } = await request(route, { owner, repo, ...named2, per_page: FULL_PAGE, page });
    if (!Array.isArray(at(data, key))) refuseUnexpected();
    return { listed: listAt(data, key), total: numberAt(data, "total_count") ?? 0 };
  };
  for (let page = 1; ; page += 1) {
    const first = await askFor(page);
    const isOdd = first.listed.length === 0 && first.total > items.length;
    const { listed: listed2, total } = isOdd ? await askFor(page) : first;
    items.push(...listed2);
    if (listed2.length < FULL_PAGE || page === pages) return { items, extent: { read: items.length, total } };
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
async function isInProgress(client, { repository: { owner, name: repo }, run }, { sha, workflows }) {
  const { data } = await once(
    client,
    `runs of ${sha}`,
    () => client.request("GET /repos/{owner}/{repo}/actions/runs", { owner, repo, head_sha: sha, per_page: FULL_PAGE })
  );
  return listAt(data, "workflow_runs").some(
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
  if (numberAt(data, "id") !== artifact.runId) refuseUnexpected();
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
  const [listed2, started] = await Promise.allSettled([listCandidates(client, query, anchor), anchor]);
  const base = started.status === "fulfilled" ? started.value : null;
  if (listed2.status === "fulfilled") return { query, base, candidates: listed2.value, apiError: null };
  const error = listed2.reason;
  if (!(error instanceof ApiError)) throw error;
  return { query, base, candidates: NONE, apiError: error };
}
var NONE = { commits: 0, near: [], elsewhere: [], listing: null };
async function listCandidates(client, query, anchor) {
  const { source, context } = query;
  if (source.kind !== "ancestors") {
    const { wanted: wanted2, listing: listing2 } = await (source.kind === "latest" ? listWanted(client, query, () => true) : listWanted(client, query, (sha) => sha === source.sha, MOST_PAGES));
    return { ...NONE, near: wanted2.map((artifact) => ({ artifact, distance: null })), listing: listing2 };
  }
  if (context.anchor.kind === "unknown") return NONE;
  const [ahead, started] = await Promise.allSettled([listEarlierRuns(client, query, PAGES2), anchor]);
  if (started.status === "rejected") throw started.reason;
  const base = started.value;
  if (base === null) return NONE;
  if (ahead.status === "rejected") throw ahead.reason;
  const ancestors = await listAncestors(client, context.repository, base);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  const { wanted, others, listing } = await listWanted(client, query, (sha) => ancestors.includes(sha));
  const near = wanted.map((artifact) => ({ artifact, distance: ancestors.indexOf(artifact.sha) }));
  return {
    commits: ancestors.length,
    // The nearest commit first, and of each commit the newest run.
    near: near.sort((a, b) => a.distance - b.distance || b.artifact.id - a.artifact.id),
    elsewhere: others.filter((other) => isOfBase(context, other)),
    listing
  };
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
  return { wanted: [...ofMain, ...foreign], others: items.filter(({ sha }) => !isWanted(sha)), listing: extent };
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
  const [nearest2] = candidates.near;
  if (nearest2 !== void 0) await fetchCandidate(client, query, nearest2.artifact, false);
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
  const branches = named2.filter((name2) => name2 !== null);
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
  const order = inOrder(client, discovered);
  let { apiError } = discovered;
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
  const nearest2 = await openNext(takesOther);
  const isAbsent = nearest2.run === null && nearest2.notes.length === 0 && candidates.elsewhere.length === 0;
  const isAsked2 = apiError === null && query.source.kind !== "commit";
  const hasFile = query.file !== null && discovered.base !== null;
  return {
    ...discovered,
    nearest: nearest2,
    isUnknown: isAbsent && isAsked2 && !hasFile && !isCut(candidates) && (await findRunning(client, discovered)).length === 0,
    openNext,
    explainEnd
  };
}
var MOST_COMPARED = 30;
async function* inOrder(client, { query: { context }, base, candidates: { near, elsewhere } }) {
  yield* near;
  if (base === null) return;
  const distances = /* @__PURE__ */ new Map();
  for (const artifact of elsewhere.filter(({ expired }) => !expired)) {
    const { sha } = artifact;
    if (!distances.has(sha) && distances.size === MOST_COMPARED) return;
    const known = distances.get(sha);
    const distance = known === void 0 ? await distanceTo(client, context.repository, { sha, base }) : known;
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
  const commits = source.kind === "latest" ? null : candidates.commits;
  const search = { artifact, commits, keepsArtifacts: keepsArtifacts(context.run.url) };
  return [baselineFinding("no-baseline", { effect: "notice", search })];
}
async function findRunning(client, { base, apiError, query: { context, source, workflows } }) {
  if (base === null || apiError !== null || source.kind !== "ancestors" || workflows === "any") return [];
  const isRunning = await client.spare(
    () => givenOr(false, () => isInProgress(client, context, { sha: base, workflows }))
  );
  return isRunning ? [baselineFinding("baseline-running", { sha: base })] : [];
}

// src/pipeline/baseline/score-baseline.ts
async function measureBundle(bundle, configs, ask) {
  const { base, head } = configs;
  const { rubrics, redaction: hash } = bundle.manifest;
  const stored = reportOfBundle(bundle);
  const hasTrials = bundle.has(EVIDENCE_FILE);
  const read2 = { mapping: null, select: [], redaction: redactionOfMain(configs), readBy: stored.read_by };
  const isScoredBy = (config) => isScoredAs({ ...stored, rubrics }, config) && hash === redactionHash(read2.redaction);
  const measureBy = async (config) => {
    const isOpen2 = stored.errored.some(({ kind, refused }) => kind === "judge" || refused === true);
    const lacksAnswers = isOpen2 && questionsOf(config.rubrics).length > 0;
    if (!hasTrials || isScoredBy(config) && !lacksAnswers) return { report: stored, answered: void 0 };
    const asked = await ask({ files: [evidenceOf(bundle)], ...read2, hasArms: hasArms(stored) }, configs);
    return { report: withRedacted(scoreRun(asked, config), stored), answered: asked.answered };
  };
  const { report: report2, answered } = await measureBy(base);
  const isRescored = !isScoredBy(base);
  const notes = isRescored && report2 === stored ? [baselineFinding("baseline-not-rescored", { label: bundle.label })] : [];
  const trials = hasTrials ? { trials: { files: [laterEvidenceOf(bundle)], ...read2, answered } } : {};
  const evidence = recordedEvidence(bundle);
  const measured = { report: report2, history: historyOfBundle(bundle), isRescored, notes, evidence, ...trials };
  if (head === null || scoreAlike(base, head)) return { ...measured, head: { measured: report2 } };
  const canScore = hasTrials || isScoredBy(head);
  if (!canScore) return { ...measured, head: { unavailable: `${bundle.label} keeps no evidence` } };
  return { ...measured, head: { measured: (await measureBy(head)).report } };
}
function isScoredAs({ rubrics: scored, empty_trials: empty }, { rubrics, policy }) {
  const identities = (list) => list.map((identity) => `${identity.rubric} ${identity.hash}`).sort().join("\n");
  return (empty ?? "scored") === policy.errors.empty && identities(scored) === identities(rubricIdentities(rubrics));
}
function measureFile({ report: report2 }, { base, head }) {
  const measured = { report: report2, history: [], notes: [] };
  const isByHead = head === null || scoreAlike(base, head) || head.rubrics.every(({ id, hash }) => report2.rubrics.some((scored) => scored.rubric === id && scored.hash === hash));
  return {
    ...measured,
    head: isByHead ? { measured: report2 } : { unavailable: "the committed baseline keeps no trials" }
  };
}

// src/pipeline/baseline/measure.ts
async function measureMain(client, { deciding, compared }, by) {
  const measured = await measureRuns(client, must(compared, "the search for main's runs"), by);
  const { runs, notes } = measured;
  const skipped = deciding === null ? [] : explainMissing(deciding).filter(({ code }) => notes.every((note) => note.code !== code));
  return { ...measured, notes: [...skipped, ...notes, ...notesOnRuns(runs)] };
}
function notesOnRuns(runs) {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}
async function measureRuns(client, inspected, by) {
  const { run, unused, notes } = await measureNewest(inspected, by);
  const running = run?.origin.distance === 0 ? [] : await findRunning(client, inspected);
  if (run === null) return measureCommitted(client, inspected, by, { unused, notes: [...notes, ...running] });
  const older = await client.spare(() => measureOlder(client, inspected, by, run));
  const { sha = "", distance = 0 } = run.origin;
  const far = distance <= FAR ? [] : [baselineFinding("baseline-far", { sha, distance })];
  const all = [...asPassedOver(notes), ...older.notes, ...far, ...running];
  return { runs: [run, ...older.runs], unused: null, relaxed: [], notes: all };
}
var FAR = 50;
async function measureNewest(inspected, by, fits = (run) => isFit(run, by)) {
  const notes = [];
  let unused = null;
  let unfit2 = null;
  let { nearest: inspection } = inspected;
  for (; inspection.run !== null; inspection = await inspected.openNext(unused === null)) {
    notes.push(...inspection.notes);
    const measured = await measureRun(inspection.run, by);
    if ("code" in measured) notes.push(measured);
    else if (!inspection.run.isBaseline) unused ??= measured;
    else if (fits(measured)) {
      const skipped = unfit2 === null ? [] : [passedOver(unfit2)];
      return { run: measured, unused: null, notes: [...distinct(notes), ...skipped] };
    } else unfit2 ??= measured;
  }
  notes.push(...inspection.notes);
  if (unfit2 !== null) return { run: unfit2, unused: null, notes: distinct(notes) };
  return { run: null, unused, notes: [...distinct(notes), ...inspected.explainEnd(notes)] };
}
function isFit({ report: report2 }, { configs: { base } }) {
  return withinErrorBudget(base.policy, report2);
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
async function measureRun({ bundle, artifact, isBaseline, origin }, { configs, ask }) {
  try {
    return { ...await measureBundle(bundle, configs, isBaseline ? ask : askNoJudge), origin };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return unreadableNote(artifact, error);
  }
}
var MOST_OLDER = 20;
async function measureOlder(client, inspected, by, newest) {
  const { near, elsewhere } = inspected.candidates;
  const place = near.findIndex(({ artifact }) => artifact.runId === newest.origin.run_id);
  const older = place < 0 ? [] : near.slice(place + 1, place + 1 + MOST_OLDER);
  const runs = [];
  const notes = [];
  try {
    for (const candidate of [...older, ...elsewhere.map((artifact) => ({ artifact, distance: null }))]) {
      if (runs.length === MOST_RUNS - 1) break;
      const measured = await measureOlderRun(client, inspected, by, newest, candidate);
      if (measured.run !== null && isFit(measured.run, by)) runs.push(measured.run);
      notes.push(...measured.notes);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const incomplete = { used: runs.length + 1, reason: error.message };
    return { runs, notes: [baselineFinding("baseline-incomplete", incomplete)] };
  }
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(asPassedOver(notes)) : [] };
}
async function measureOlderRun(client, { query, candidates }, by, newest, candidate) {
  const { artifact } = candidate;
  const recalled = recallRun(newest, artifact.runId, by.configs);
  if (recalled !== null) return { run: { ...recalled, origin: originOf(query, candidate) }, notes: [] };
  if (!artifact.ofThisRepository || !candidates.near.includes(candidate)) return { run: null, notes: [] };
  if (artifact.expired) return { run: null, notes: [baselineFinding("baseline-expired", { sha: artifact.sha })] };
  const { run, notes } = await openCandidate(client, query, candidate, false);
  if (run === null) return { run, notes };
  const measured = await measureRun(run, by);
  if ("code" in measured) return { run: null, notes: [...notes, measured] };
  return { run: { ...measured, trials: void 0 }, notes };
}
function recallRun(newest, run, configs) {
  const record = newest.history.find(({ run_id }) => run_id === run);
  const report2 = record === void 0 ? null : reportOf(record);
  const { base, head } = configs;
  const isScored = report2 !== null && newest.isRescored !== true && (head === null || scoreAlike(base, head));
  return isScored && isScoredAs(report2, base) ? measureFile({ report: report2 }, configs) : null;
}
async function measureCommitted(client, { query, base }, { configs }, { unused, notes }) {
  const { source, file } = query;
  const nothing = { runs: [], unused, relaxed: [], notes };
  if (file === null || base === null || source.kind === "commit") return nothing;
  const committed = await client.spare(() => readCommittedBaseline(client, query, file, base));
  if (!("report" in committed)) return { ...nothing, notes: [...notes, committed] };
  const remarks = withoutAbsence(notes).map((note) => {
    return note.effect === "invalid" ? { ...note, effect: "warn" } : note;
  });
  return {
    runs: [{ ...measureFile(committed, configs), origin: originOfFile(file, committed) }],
    unused,
    relaxed: rewrittenFile(query, committed),
    notes: [...remarks, baselineFinding("baseline-from-file", { file, base })]
  };
}
function asPassedOver(notes) {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== "a run").map((note) => ({ ...note, effect: "notice" }));
}

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
    return answerOf(configs, measured.runs, [...notes, ...measured.notes]);
  };
}
function answerOf(configs, runs, notes) {
  const searched = { newest: null, relaxed: [], relaxation: null, labels: [] };
  return { configs, runs, ...searched, waivers: waiversOfBase(configs), notes: [...notes, ...notesOnRuns(runs)] };
}
async function measureInstead({ root }, { deciding }, { configs, ask, given }) {
  const newest = deciding && await measureNewest(deciding, { configs, ask: askNoJudge }, () => true);
  const unused = newest?.run ?? null;
  const named2 = await measureNamed(given, openNamed(given.baselines, root), { root, configs, ask });
  const skipped = unused === null ? withoutAbsence(newest?.notes ?? []) : [];
  const notes = [...skipped, ...noneGiven(given), ...named2.notes, ...notesOnRuns(named2.runs)];
  return { runs: named2.runs, unused, relaxed: [], notes };
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
function isOfResults(name2, root) {
  const parts = [MANIFEST_FILE, TWO_JOBS_FILE, "gate.json", "decision.json"];
  return folderExists(name2, root) && !parts.some((part) => isThere(posix.join(name2, part), root));
}
function patternOf(name2, root) {
  return folderExists(name2, root) ? posix.join(name2, "**/*") : name2;
}
function openNamed(names, root) {
  const named2 = names.map((name2) => {
    const bundle = isOfResults(name2, root) ? null : openGivenBundle(name2, root);
    return { name: name2, path: realPath(name2, root), bundle, file: bundle === null ? openBaselineFile(name2, root) : null };
  });
  return named2.filter((source, index) => named2.findIndex((earlier) => isSameRun(source, earlier)) === index);
}
function itselfNote(given, sources, root) {
  const { results = [], select = [], baselineSelect } = given;
  if (canonicalJson(select) !== canonicalJson(baselineSelect)) return [];
  const candidates = new Set(findFiles(results, root).map((file) => realPath(file, root)));
  const isItself = ({ name: name2, bundle, file }) => bundle === null && file === null && findFiles([patternOf(name2, root)], root).some((result) => candidates.has(realPath(result, root)));
  const same = sources.filter(isItself);
  const names = same.map(({ name: name2 }) => name2);
  return names.length === 0 ? [] : [baselineFinding("baseline-itself", { names })];
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
  const files = findResultFiles([patternOf(name2, root)], root, BASELINE2);
  return measureResults(name2, { files, select }, { configs, secrets, ask });
}
async function measureResults(name2, read2, { configs, secrets, ask }) {
  const { rules: redaction } = redactionOf(redactingPolicies(configs), secrets);
  const readBy = ({ mapping }) => ask({ ...read2, mapping, redaction }, configs);
  const { base, head } = configs;
  const trials = await readBy(base);
  const report2 = scoreRun(trials, base);
  return {
    report: report2,
    trials,
    head: { measured: head === null ? report2 : scoreRun(await readBy(head), head) },
    history: [],
    notes: [],
    origin: { label: name2 }
  };
}
function firstBundle(sources) {
  return sources.find(({ bundle }) => bundle !== null)?.bundle ?? null;
}
function isSameRun(a, b) {
  if (a.path === b.path) return true;
  const [origin, originOfB] = [a, b].map(({ bundle, file }) => bundle?.manifest.origin ?? file?.origin);
  if (origin?.run_id === void 0 || canonicalJson(origin) !== canonicalJson(originOfB)) return false;
  return a.bundle === null || b.bundle === null || a.bundle.manifest.results === b.bundle.manifest.results;
}

// src/pipeline/run-evidence.ts
import { dirname as dirname3, resolve as resolve3 } from "node:path";

// src/io/github/jobs.ts
function listJobs(client, { repository, run }, attempt) {
  const path = `runs/${run.id}/attempts/${attempt}/jobs`;
  return once(client, path, async () => (await listPages(client, repository, { path })).items);
}
async function listOfRun(client, { repository, run }) {
  const { items } = await listPages(client, repository, { path: `runs/${run.id}/artifacts` });
  return items.flatMap((item) => {
    const artifact = readArtifact(item, repository.id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(item, "name") ?? "" }];
  });
}
function bundlesOf(artifacts, context, suite) {
  const { name: plain } = bundleName(context, suite, false);
  return artifacts.filter(({ name: name2 }) => name2 === plain || name2.replace(/-[\da-f]{6}$/, "") === plain);
}
async function findJob(client, context) {
  const { runner, attempt } = context.run;
  if (client === null || runner === null) return void 0;
  const jobs = await givenOr([], () => client.spare(() => listJobs(client, context, attempt)));
  const running = jobs.filter(
    (job) => textAt(job, "runner_name") === runner && textAt(job, "status") === "in_progress"
  );
  const [id, name2] = [numberAt(running[0], "id"), textAt(running[0], "name")];
  return running.length === 1 && id !== null && name2 !== null ? { id, name: name2 } : void 0;
}
async function findOtherJob(client, context, { suite, job }) {
  const { run, repository } = context;
  const search = async () => {
    if ((await listJobs(client, context, run.attempt)).length < 2) return void 0;
    const listed2 = await listOfRun(client, context);
    const saved = listed2.filter(({ name: name2 }) => name2 === baselineName(suite));
    for (const artifact of [...saved, ...bundlesOf(listed2, context, suite)].filter(({ expired }) => !expired)) {
      const reporter = reporterOf(await downloadArtifact(client, repository, artifact), run.attempt);
      if (reporter !== void 0 && reporter.id !== job.id) return reporter.name;
    }
    return void 0;
  };
  return givenOr(void 0, () => client.spare(search));
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
function completeEvidence(found, files, { report: report2, pooled: pooled2, confirm }, { configs: { base }, runs, listings = [] }, decision) {
  const earlier = (pooled2?.attempts ?? []).filter(({ attempt }) => attempt !== found.attempt);
  const expected = new Set(runs.flatMap((run) => run.report.scenarios.map(({ scenario }) => scenario)));
  return {
    ...found,
    config: contentHash([base.rubrics.map(({ hash }) => hash), base.mapping?.hash ?? null, base.policy.hash]),
    results: { files, trials: missingTrials(report2).total - totalTrials(earlier) },
    scenarios: { ...runs.length === 0 ? {} : { expected: expected.size }, found: report2.scenarios.length },
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
  let [bytes2, next] = [0, STEP];
  for (const chunk of chunks()) {
    yield chunk;
    bytes2 += chunk.length;
    if (bytes2 < next) continue;
    announce(`reading ${JSON.stringify(file)}: ${Math.floor(bytes2 / 1024 / 1024)} MiB`, true);
    next = bytes2 + STEP;
  }
}

// src/io/rubric-files.ts
import { readdirSync as readdirSync2 } from "node:fs";
import { join as join3, resolve as resolve4 } from "node:path";
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
  return filesBelow(name2, root, YAML_NAME).filter((file) => !TEST_FILE.test(file) && casesBeside(file, root) === void 0).sort().map((file) => read(file, root)).filter(({ text: text2 }) => HEADER.test(text2));
}
var HEADER = /^(?:\{\s*)?["']?(?:rubric|meta)["']?[ \t]*:/m;
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
  const paths = names.filter((name2) => fileExists(name2, root) || readShipped("rubrics", name2) === void 0);
  const wanted = names.length === 0 ? [RUBRIC_FOLDER] : paths;
  const files = wanted.flatMap((name2) => filesUnder(name2, root, YAML_NAME));
  const rubricFiles = [...new Set(files)].filter((file) => !TEST_FILE.test(file)).sort();
  return [
    ...rubricFiles.map((file) => ({ file, read: () => read(file, root).text })),
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
  return onDisk(folder, () => readdirSync2(resolve4(root, folder), { recursive: true, encoding: "utf8" })).filter((path) => ending.test(path) && !slashed(path).split("/").some(isPassedOver)).map((path) => slashed(join3(folder, path))).filter((path) => !folderExists(path, root));
}
function casesBeside(rubric, root) {
  const names = ENDINGS.map((ending) => rubric.replace(YAML_NAME, `.test${ending}`));
  return findOnly(names, root);
}
function read(file, root) {
  return { file, text: readText(file, root, { outside: true }) };
}

// src/gating/relaxation/ranked-relaxation.ts
var KINDS = ["critical", "gating", "gate", "rubric", "scenario", "waiver", "advisory"];
var MOST_SHOWN = 10;
function inReadingOrder(relaxations) {
  const rankOf = ({ kind }) => KINDS.indexOf(kind);
  const sorted = relaxations.toSorted((a, b) => {
    const byRank = rankOf(a) - rankOf(b) || (b.size ?? 0) - (a.size ?? 0);
    return byRank || byText(a.subject, b.subject) || byText(a.what, b.what) || byText(a.new, b.new);
  });
  const seen = /* @__PURE__ */ new Map();
  const inTurn = sorted.map((relaxation) => ({ relaxation, turn: addTo(seen, relaxation.kind) })).sort((a, b) => a.turn - b.turn);
  const shown2 = new Set(inTurn.slice(0, MOST_SHOWN).map(({ relaxation }) => relaxation));
  const left = sorted.filter((relaxation) => !shown2.has(relaxation));
  const ordered = [...sorted.filter((relaxation) => shown2.has(relaxation)), ...left];
  return ordered.map(({ kind: _, size: _size, ...relaxation }) => relaxation);
}
function kindOfTier(tier, supporting) {
  return tier === "supporting" ? supporting : tier;
}

// src/reporting/sections/configs.ts
function configSection(view) {
  const { config } = view.decision;
  if (config === null) return "";
  const effects = config.changes.some(({ kind }) => kind === "rubric" || kind === "mapping") ? config.effects : [];
  const metrics = effects.filter(({ subject_kind: kind }) => kind === "metric");
  const moved = effects.filter((effect) => !metrics.includes(effect) && (effect.agent !== 0 || effect.config !== 0));
  return joined([
    foldedList(view, "Change by cause: agent and config", effectRows("metrics", metrics)),
    foldedList(view, "Criteria by cause", effectRows("criteria", moved)),
    foldedList(view, "Config changes", { noun: "changes", lines: config.changes.map(changeText) }),
    config.not_rescored.length === 0 ? "" : `Not scored again: ${config.not_rescored.map((why) => prose(why, 200)).join("; ")}.`
  ]);
}
function changedKeysSection(view) {
  const keys = view.decision.config?.keys ?? [];
  if (keys.length === 0) return "";
  const lines = keys.map((key) => `${relaxedText(key)}; ${measuredText(key)}`);
  return joined(["**Changed, neither stricter nor milder as such:**", openList(view, { noun: "changed keys", lines })]);
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
  const kinds = ["rubric", "mapping", "policy", "judge check"].filter((kind) => count(kind) > 0);
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
function changeText({ kind, name: name2, old, new: now }) {
  const [decided, here] = [old, now].map((text2) => text2 === null ? NOTHING : prose(text2, 60));
  return `${kind} ${codeSpan(name2, 80)}: ${decided} \u2192 ${here}`;
}
function relaxedBanner(view) {
  const { relaxed, config } = view.decision;
  if (relaxed.length === 0) return "";
  const shown2 = relaxed.slice(0, Math.min(MOST_SHOWN, view.detail.open));
  const decided = config === null ? "" : ` The config of ${prose(config.decided_by, 120)} decided.`;
  const body = joined([
    `${relaxedLine(view)}${decided} After the merge these rules would apply:`,
    bullets(shown2.map(relaxedText)),
    leftOut(view, relaxed.length - shown2.length, "places")
  ]);
  return ["[!WARNING]", ...body.split("\n")].map((line) => `> ${line}`.trimEnd()).join("\n");
}
function relaxedLine({ decision: { relaxed } }) {
  return relaxed.length === 0 ? "" : `**This pull request relaxes its own gate** in ${counted(relaxed.length, "place")}.`;
}
function relaxedText({ subject, what, old, new: now }) {
  return `${codeSpan(subject, 120)}: ${prose(what, 120)} ${prose(old, 200)} \u2192 ${prose(now, 200)}`;
}
function waiversSection(view) {
  const { waivers } = view.decision;
  const sorted = WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect));
  const list = { noun: "waivers", lines: sorted.map(waiverText) };
  if (waivers.every(({ effect }) => effect === "unused")) return foldedList(view, "Waivers, none needed", list);
  return joined([`### Waivers (${waivers.length})`, openList(view, list)]);
}
function waiverText({ subject, effect, ceiling, reason, owner, expires }) {
  const most = ceiling === null ? "" : ` up to ${fixed(ceiling * 100, 1)} points`;
  const why = reason.trim() === "" ? "" : `: ${prose(reason, 200)}`;
  return `${WAIVER_EFFECTS[effect]} \xB7 ${codeSpan(subject, 120)}${most}, until ${prose(expires, 20)} by ${codeSpan(owner, 60)}${why}`;
}

// src/reporting/sections/findings.ts
function findingsSection(view) {
  const { decision } = view;
  const open = openFindings(decision);
  const isUndecided = decision.decision === "inconclusive" && open.every(({ next }) => next === void 0);
  return joined([listed(view, open), isUndecided ? `\u2192 ${HELD_UP[decision.exit_code === 0 ? "no" : "yes"]}` : ""]);
}
function openFindings(decision) {
  return besideTable(decision).filter(isOpen(decision));
}
function notesSection(view) {
  const { decision, detail } = view;
  const notes = folded(decision).filter(({ code }) => rowOf(code).shownIn !== "judge");
  const warnings = notes.filter(({ effect }) => effect === "warn").length;
  const title = `Notes (${notes.length}${warnings === 0 ? "" : `, ${warnings} \u26A0\uFE0F`})`;
  return notes.length === 0 || detail.folded === 0 ? "" : details(title, listed(view, notes));
}
function judgeSection(view) {
  const notes = folded(view.decision).filter(({ code }) => rowOf(code).shownIn === "judge");
  return notes.length === 0 || view.detail.folded === 0 ? "" : details("Judge", listed(view, notes));
}
function folded(decision) {
  return besideTable(decision).filter((finding) => !isOpen(decision)(finding));
}
function besideTable(decision) {
  return adviseOnce(
    listedFindings(decision).filter((finding) => {
      const { shownIn } = rowOf(finding.code);
      return !isInTable(finding, decision) && shownIn !== "section" && shownIn !== "line";
    })
  );
}
function isOpen({ decision }) {
  return (finding) => decides(finding) || finding.effect === "warn" && decision !== "fail";
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
function listed(view, findings) {
  const lines = alikeFindings(findings).map((group) => lineOf(view, group));
  return openList(view, { noun: "findings", lines, mark: "*" }, view.detail.findings);
}
function alikeFindings(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const first of findings) {
    const { code, effect, what, expected, place, more = 0 } = first;
    const sentence = place === void 0 ? what : maskText(what).key;
    const key = JSON.stringify([code, effect, sentence, expected]);
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? first, count: (known?.count ?? 0) + 1 + more });
  }
  return [...groups.values()];
}
function lineOf(view, { first: finding, count }) {
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
  const rest = beside([
    facts === "" ? "" : ended(capitalised(facts)),
    why === void 0 || !view.includeOutput ? "" : codeSpan(why, limit),
    scenarioText(scenarios),
    next === void 0 ? "" : `\u2192 ${ended(prose(next, limit))}`
  ]);
  const sentence = isInHeadline(finding, view.decision) && rest !== "" ? "" : ended(capitalised(prose(finding.what, limit)));
  return `${EFFECTS[finding.effect].icon} ${beside([sentence, rest])}`;
}
function isInHeadline({ code, subject }, decision) {
  const stated = findingInHeadline(decision);
  return statesHeadline(decision) && stated?.code === code && stated.subject === subject;
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
  const shown2 = ids.filter((id) => !id.startsWith("-") && id.length <= LONGEST_ID).slice(0, MOST_SHOWN2);
  const bundle = links.bundle ?? "bundle";
  const first = links.artifact === void 0 ? "" : `download the ${link("full results", links.artifact)}, then `;
  const lines = [
    `- Accept it on record: a waiver in main's policy, with owner, ceiling and last day.`,
    shown2.length === 0 ? "" : `- Look at the steps: ${first}${codeSpan(explainCommand(bundle, shown2), Number.MAX_SAFE_INTEGER)}`,
    `- Hand it to a coding agent: ${codeSpan(briefCommand(bundle), Number.MAX_SAFE_INTEGER)}`,
    `- Check the decision: ${codeSpan(replayCommand(bundle), Number.MAX_SAFE_INTEGER)}`
  ];
  return details("Accept this drop, or check it yourself", lines.filter((line) => line !== "").join("\n"));
}

// src/reporting/sections/scenarios.ts
function scenariosSection(view) {
  return joined(LISTS.map(([which, title]) => foldedList(view, title, linesOf(view, which))));
}
function confirmedSection(view) {
  return foldedList(view, "Run again", confirmedRows(view.decision));
}
function confirmedRows({ confirmed }) {
  const failedText = ({
    failed,
    trials,
    missing = 0
  }) => `${failed} of ${trials}${missing === 0 ? "" : `, ${missing} missing`}`;
  const rows = confirmed.map((scenario) => [
    codeSpan(scenario.scenario),
    freshText(scenario),
    failedText(scenario),
    failedText(scenario.main)
  ]);
  const isControlled = confirmed.some(({ main }) => main.missing !== void 0);
  const failedColumns = isControlled ? ["Failed here", "Failed on main today"] : ["Failed again", "Failed on main"];
  const columns = ["Scenario", "Fresh trials say", ...failedColumns];
  return { noun: "scenarios", columns, align: "llrr", rows };
}
function freshText({ word, failed, trials }) {
  if (word === "confirmed") return `**${word}**`;
  return word === "flaky" && failed === trials ? "failed again, not proven" : word ?? NOTHING;
}
var LISTS = [
  ["broke", "Broke: passed on main, fail now"],
  ["fixed", "Fixed: failed on main, pass now"],
  ["lost", "Lost most score without breaking"],
  ["removed", "Removed: on main, not in this run"],
  ["changed", "Changed: same id, different question; not compared"],
  ["new", "New: not on main"],
  ["renamed", "Renamed: same question, different id; compared"]
];
function linesOf({ decision, includeOutput }, which) {
  const metric = decision.metrics[0]?.name;
  const lines = bySize(decision.flips[which]).map((flip) => {
    const { suite_effect: effect, why } = flip;
    const scores = [flip.baseline, flip.candidate].map((side) => side === null ? "" : score(side));
    const moves = metric !== void 0 && typeof effect === "number" ? `(${points2(effect)} of ${prose(metric, 60)})` : "";
    const line = beside([name(flip), unbroken(beside(scores, " \u2192 ")), moves]);
    return includeOutput && why !== void 0 ? `${line}: ${codeSpan(why, 160)}` : line;
  });
  return { noun: `${which === "broke" ? "broken" : which} scenarios`, lines };
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
  if (decision.decision === "invalid") return "";
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
    driftText(view.decision),
    ratesSection(view),
    firstRunSection(view),
    ...pointsLines(view),
    causesSection(view),
    brokenTagLine(view),
    configLine(view),
    changedKeysSection(view),
    findingsSection(view),
    reportLine(view),
    differencesSection(view),
    confirmedSection(view),
    criteriaSection(view),
    slicesSection(view),
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
  return text([
    headSection(view),
    firstRunSection(view),
    flakyLine(view),
    storageBanner(view),
    relaxedBanner(view),
    driftText(view.decision),
    confirmedSection(view),
    footer(view, remark)
  ]);
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
    return `**\u25B6 ${link("Open the report", links.report)}**: main and this run side by side.`;
  return links.artifact === void 0 ? "" : `**\u25B6 ${link("Full results", links.artifact)}**: every trial with its result tree.`;
}
function footer({ decision, links, includeOutput }, remark) {
  const { candidate } = decision;
  const sides = [comparedWith(decision), candidate.sha === void 0 ? "" : codeSpan(shortSha(candidate.sha))];
  const parts = [
    remark,
    beside(sides, " \u2192 "),
    links.report === void 0 ? "" : link("report", links.report),
    links.artifact === void 0 ? "" : link("bundle", links.artifact),
    links.run === void 0 ? "" : link("run", links.run),
    sightText(decision),
    includeOutput ? "text in code font is data from the run, not instructions" : "",
    `Agent Gate ${decision.compared.candidate?.tool ?? ""}`.trim()
  ];
  return small(beside(parts, " \xB7 "));
}
function sightText({ decision, metrics: [metric] }) {
  const { detectable = null } = metric ?? {};
  if (decision !== "pass" || detectable === null || detectable >= 1) return "";
  return `sees drops from ${counted(Math.ceil(detectable * 100), "point")} 3 times in 4`;
}
function comparedWith({ baseline, baselines, decision }) {
  if (baseline === null) return decision === "invalid" ? "nothing was compared" : "no baseline: main saves one";
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
  const commits = distance === 0 ? "" : `${counted(distance, "commit")} before the base`;
  const away = beside([commits, age_days === 0 ? "" : `${counted(age_days, "day")} old`], ", ");
  return away === "" ? "" : ` (${away})`;
}
function labelled({ label, sha, found_by }) {
  const commit = sha === void 0 || found_by !== void 0 ? "" : ` at ${codeSpan(shortSha(sha))}`;
  return `${prose(label, 120)}${commit}`;
}
function unquoted(decision) {
  if (decision.compared.candidate !== null) return decision;
  const findings = decision.findings.map((finding) => {
    const { actual: _, ...rest } = finding;
    return finding.place === void 0 ? finding : rest;
  });
  return { ...decision, findings };
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
  return ratesOf(rows).map(({ kind, name: name2, byJudge, valueIn }) => {
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
      subject: name2,
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
    for (const rate2 of [metric, ...criteria]) if (!byName.has(rate2.name)) byName.set(rate2.name, rate2);
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
    ...relaxedJudges({ base, head }),
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
  const relaxed = (name2, keys, ruleOf, kindOf2 = () => "gating") => {
    const rules = { base: ruleOf(base), head: ruleOf(head) };
    const about = { kind: kindOf2(rules.base), subject: name2 === "*" ? "every other criterion" : name2 };
    return relaxedKeys(keys, rules, surroundings(policies, rules)).map((key) => ({ ...about, ...key }));
  };
  const byTier = ({ tier }) => kindOfTier(tier, "gating");
  return [
    ...namesIn2("metrics").flatMap(
      (name2) => relaxed(name2, CRITERION_KEYS, (policy) => metricRule(policy, name2), byTier)
    ),
    ...namesIn2("criteria").flatMap(
      (name2) => relaxed(name2, CRITERION_KEYS, (policy) => criterionRule(policy, name2), byTier)
    ),
    ...namesIn2("outcomes").flatMap((name2) => relaxed(name2, OUTCOME_KEYS, (policy) => outcomeRuleNamed(policy, name2))),
    ...AMOUNTS.flatMap((amount) => relaxed(amount, USAGE_KEYS, ({ gate }) => gate.usage[amount]))
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
  return Object.entries(table).flatMap(([name2, node]) => {
    const values = { base: baseValues?.get(name2) ?? null, head: headValues?.get(name2) ?? null };
    if ("each" in node) return [];
    if (!("stricter" in node))
      return relaxedKeys(node, values, around).map(({ what, ...texts }) => ({ what: `${name2}.${what}`, ...texts }));
    const key = node;
    const direction = typeof key.stricter === "function" ? key.stricter(around) : key.stricter;
    return mayRelax(direction, values) ? [{ what: name2, ...textsOf(key, values) }] : [];
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
function relaxedJudges({ base, head }) {
  const judges = base.judged.standings.flatMap(({ name: subject, state: old }) => {
    const { state = "holds" } = head.judged.standings.find(({ name: name2 }) => name2 === subject) ?? {};
    if (old !== "holds" || state === "holds") return [];
    return [{ kind: "gating", subject, what: "judge check", old, new: state }];
  });
  const listed2 = new Set(judges.map(({ subject }) => subject));
  const rates = [...base.judged.ofRate.keys()].flatMap((subject) => {
    const behind = (head.judged.ofRate.get(subject) ?? []).filter(({ state }) => state !== "holds");
    const [first] = behind;
    if (first === void 0 || onlyAdvises(base, subject) || behind.some(({ name: name2 }) => listed2.has(name2))) return [];
    return [{ kind: "gating", subject, what: `judge check of ${first.name}`, old: "may block", new: "only advises" }];
  });
  return [...judges, ...rates];
}
function relaxedWaivers(base, head) {
  const filled = (waiver) => fillDefaults(WAIVER_KEYS, waiver);
  return head.flatMap((waiver) => {
    const known = base.filter(
      ({ metric, criterion, scenario }) => metric === waiver.metric && criterion === waiver.criterion && scenario === waiver.scenario
    );
    const allows = (old2) => relaxedKeys(WAIVER_KEYS, { base: filled(old2), head: filled(waiver) }, { base: {}, head: {} }).length === 0;
    if (known.some(allows)) return [];
    const old = known.map(waiverText2).join("; ") || "none";
    return [{ kind: "waiver", subject: waiverSubject(waiver), what: "waiver", old, new: waiverText2(waiver) }];
  });
}
function waiverText2({ ceiling, expires }) {
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
    const rateIn = (report2, about) => ratesOf2(id, report2, "").find((rate2) => rate2.subject === about)?.rate;
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
  return ratesOf2(id, base, whose).flatMap(({ subject, part, what, rate: rate2 }) => {
    const raised = headRates.find((measured) => measured.subject === subject && measured.what === what);
    if (raised === void 0 || rounded(raised.rate) <= rounded(rate2)) return [];
    const [old, newText] = percents(rate2, raised.rate);
    return [{ subject, part, what, old, new: newText }];
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

// src/gating/relaxation/relaxed-suite.ts
function relaxedSuite(policy, runs, today) {
  return [...otherSelection(runs), ...moreSecrets(runs), ...relaxedScenarios(policy, runs, today)];
}
function relaxedScenarios({ waivers, gate: { scenarios: rules } }, { candidate, baseline }, today) {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const byId = scenariosById(candidate.scenarios);
  const inCandidate = ({ scenario }) => byId.get(currentId(pairing, scenario));
  const waived = waivedScenarios({ held: waivers, today }, pairing, () => 0).removed;
  const mustPass = new Set(rules.must_pass.map(({ name: name2 }) => name2));
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
  const what = "which trials count, in this run already";
  return [{ kind: "scenario", size: 1, subject: "select", what, old, new: newText }];
}
function moreSecrets({ candidate, baseline }) {
  const [candidateSecrets, baselineSecrets] = [secretsIn(candidate), secretsIn(baseline)];
  if (candidateSecrets.secrets * baselineSecrets.trials <= baselineSecrets.secrets * candidateSecrets.trials) return [];
  const text2 = ({ secrets, trials }) => `${secrets} in ${counted(trials, "trial")}`;
  const what = "values of the environment that are taken out, in this run already";
  return [{ kind: "gate", subject: "results", what, old: text2(baselineSecrets), new: text2(candidateSecrets) }];
}
function secretsIn(report2) {
  return { secrets: report2.redacted?.[REGISTERED] ?? 0, trials: missingTrials(report2).total };
}
function fewerFamilies({ pairs }) {
  const unitsOn = (side) => {
    const families = pairs.flatMap((pair) => pair[side].family ?? []);
    return pairs.length - families.length + new Set(families).size;
  };
  if (unitsOn("candidate") >= unitsOn("baseline")) return [];
  const text2 = (side) => `${pairs.length} scenarios count as ${unitsOn(side)}`;
  const what = "which scenarios count once";
  return [{ kind: "scenario", size: 1, subject: "family", what, old: text2("baseline"), new: text2("candidate") }];
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
  return Object.fromEntries(Object.entries(parts).map(([name2, part]) => [`${section}.${name2}`, part]));
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
function isAsked(node) {
  return node.verdict !== "skipped" && node.otherwise !== true;
}
function visitNodes(tree, visit, path = "", pattern = "") {
  visit(path, tree, pattern);
  for (const child of tree.children ?? []) {
    const key = tree.kind === "each" && /^\d/.test(child.key) ? ANY_KEY : child.key;
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
var OPAQUE = new Set("$schema meta contract value args table default changelog bands tags sees overrides".split(" "));
var NAMED2 = /* @__PURE__ */ new Set(["criteria", "nodes", "derive", "args_of"]);
var NOTHING2 = {};
function* partsOf(file) {
  yield* partsBelow({ pointer: "", key: "", value: file, holder: NOTHING2, holderPointer: "" });
}
function* partsBelow(part) {
  const { pointer, key, value } = part;
  const isOpaque = OPAQUE.has(key);
  const namesMembers = Array.isArray(value) || NAMED2.has(key) || pointer === "/steps";
  yield { ...part, form: isRecord(value) && !isOpaque && !namesMembers ? value : null };
  if (isOpaque || typeof value !== "object" || value === null) return;
  for (const [name2, member] of Object.entries(value)) {
    const at2 = memberPointer(pointer, name2);
    const holder = isRecord(value) ? value : NOTHING2;
    yield* partsBelow({ pointer: at2, key: namesMembers ? "" : name2, value: member, holder, holderPointer: pointer });
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
    const part = patternOf2(pointer, file) || pointerNames(pointer).slice(0, 2).join(".");
    const name2 = `${part}: ${subjectName(form)}`;
    const times = (names.get(name2) ?? 0) + 1;
    names.set(name2, times);
    const documented = isRecord(form.cutoff) ? form.cutoff : null;
    const unique = times === 1 ? name2 : `${name2} (${times})`;
    return [{ name: unique, pointer, file: form, documented, bounds, range: rangeOf(form) }];
  });
}
function boundsOf({ field, score: score2, op, value, tolerance }) {
  const operator = typeof op === "string" ? memberOf(OPERATORS, op) : void 0;
  const isCompared = typeof (field ?? score2) === "string" && operator?.argument?.accepts(value) === true;
  if (!isCompared) return [];
  return operator.bounds?.(value, typeof tolerance === "number" ? tolerance : 0) ?? [];
}
function rangeOf({ score: score2, measure }) {
  if (score2 !== void 0) return [0, 1];
  return [measure === void 0 ? Number.NEGATIVE_INFINITY : 0, Number.POSITIVE_INFINITY];
}

// src/scoring/linting/stale-thresholds.ts
function staleThresholds(old, now) {
  const known = new Map(thresholdsOf(old).map((part) => [part.name, part.file]));
  return thresholdsOf(now).flatMap(({ name: name2, pointer, file }) => {
    const stored = known.get(name2);
    if (stored === void 0 || stored.value === file.value) return [];
    const { rationale, calibrated_on: data, calibrated_at: day } = stored;
    const kept = [
      ...rationale !== void 0 && rationale === file.rationale ? ["rationale"] : [],
      ...(data ?? day) !== void 0 && data === file.calibrated_on && day === file.calibrated_at ? ["calibration"] : []
    ];
    return kept.length === 0 ? [] : [{ name: name2, pointer, kept: kept.join(" and ") }];
  });
}
function thresholdName(name2) {
  return name2 === "" ? "the threshold of the rubric" : `the threshold of \`${name2}\``;
}
function thresholdsOf(file) {
  const thresholds2 = [...partsOf(file)].flatMap(({ key, value, pointer }) => {
    if (key !== "threshold") return [];
    return [{ name: patternOf2(pointer, file), pointer, file: isRecord(value) ? value : { value } }];
  });
  const cutoffs = cutoffsOf(file).map(({ name: name2, pointer, documented, file: { op, value, tolerance } }) => {
    return {
      name: name2,
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
    runs.filter(({ report: report2 }) => compared.has(report2)),
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
  const confirm = fresh && { ...fresh, trials: fresh.head ?? fresh.trials };
  return decide({ ...input, policy, candidate: candidate.head, confirm, baselines, notes: [] });
}
function relaxedGate({ base, head, decidedBy: decidedBy2 }, { isReadByHead, relaxation: avoidedRule, labels, ...runs }) {
  const relaxation = avoidedRule ?? base.policy.relaxation;
  const isOwn = decidedBy2 === null;
  const now = head ?? base;
  const rubrics = isOwn ? [] : rubricChanges(base, now);
  const compared = {
    base: base.policy,
    head: now.policy,
    rubrics,
    primary: { base: primaryOf(base), head: primaryOf(now) },
    mapping: { base: base.mapping?.hash ?? null, head: now.mapping?.hash ?? null, isUsed: isReadByHead },
    ...runs
  };
  const relaxed = isOwn ? runs.chosen : relaxationsOf(compared);
  return {
    relaxed,
    /** Whether a label of the pull request accepts what it relaxes. */
    isAccepted: !isOwn && isAcceptedByLabel(relaxation, labels),
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
  if (run.keepsTrials) addTrialsAgain(bundle, candidate);
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
    evidence: run.evidence,
    baselines: answer.runs,
    ...answer.newest === null ? {} : { newest: answer.newest },
    ...answer.reference ? { reference: answer.reference } : {},
    ...answer.relaxation === null ? {} : { relaxation: answer.relaxation },
    ...answer.relaxed.length > 0 ? { relaxed: answer.relaxed } : {},
    ...candidate.confirm ? { confirm: candidate.confirm } : {}
  });
  bundle.text("gate.json", gate);
  const shipped = byBase.flatMap((text2) => text2.shipped ? [text2.file] : []);
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
function reportText({ report: report2 }) {
  return `${JSON.stringify(report2)}
`;
}
function* reportPieces(report2) {
  let separator = "{";
  for (const [key, value] of Object.entries(report2)) {
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

// src/pipeline/baseline/answer.ts
function withoutSecrets(answer, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run) => {
    const { label, branch } = run.origin;
    const origin = { ...run.origin, label: redact(label), ...branch === void 0 ? {} : { branch: redact(branch) } };
    const report2 = redactQuoted(run.report, redact);
    const evidence = mapTexts(run.evidence, redact);
    const { measured } = run.head;
    if (measured === void 0) return { ...run, origin, report: report2, evidence };
    const head = { measured: measured === run.report ? report2 : redactQuoted(measured, redact) };
    return { ...run, origin, report: report2, evidence, head };
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
  const isItem = Object.keys(holder).length === 0;
  if (isItem) return /\/rules\/\d+$/.test(pointer) ? "rule" : void 0;
  if (holderPointer.endsWith("/criteria")) return "criterion";
  return holderPointer.endsWith("/nodes") ? "node" : void 0;
}

// src/scoring/linting/constant-nodes.ts
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

// src/scoring/linting/opposites.ts
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
function overrides({ overrides: names }, { name: name2 }) {
  return Array.isArray(names) && names.includes(name2);
}
function implies(first, second) {
  const [given, wanted] = [plainCondition(first), plainCondition(second)];
  if (given.asks === wanted.asks) return given.sign === wanted.sign;
  const [wantedParts, givenParts] = [partsOf2(second.and), partsOf2(first.or)];
  if (wantedParts !== void 0) return wantedParts.every((part) => implies(first, part));
  if (givenParts !== void 0) return givenParts.every((part) => implies(part, second));
  if (partsOf2(first.and)?.some((part) => implies(part, second))) return true;
  if (partsOf2(second.or)?.some((part) => implies(first, part))) return true;
  return comparisonImplies(comparisonOf(given), comparisonOf(wanted));
}
function partsOf2(joined2) {
  return Array.isArray(joined2) ? joined2.filter(isRecord) : void 0;
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
  const isOpen2 = op === "lt" === (sign === 1);
  return sign === 1 ? { least: Number.NEGATIVE_INFINITY, most: value, isOpen: isOpen2 } : { least: value, most: Number.POSITIVE_INFINITY, isOpen: isOpen2 };
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
    const beside2 = criterion.pointer.slice(0, criterion.pointer.lastIndexOf("/"));
    for (const guard of guardsOf(criterion.file)) appendTo(guarded, `${beside2} ${guard}`, criterion);
  }
  const groups = /* @__PURE__ */ new Map();
  for (const group of guarded.values())
    if (group.length >= REPEATED) groups.set(group.map(({ pointer }) => pointer).join(" "), group);
  return [...groups.values()].map((group) => ({
    level: "advice",
    code: "repeated-guard",
    what: `${group.map(({ name: name2 }) => `\`${name2}\``).join(", ")} repeat one condition`,
    next: "Ask it once: in a `tree`, or as `when` of one criterion that holds these as its `criteria`",
    where: placeOf(must(group[0], "a criterion with this guard").pointer)
  }));
}
function guardsOf({ when, pass_when: pass }) {
  const guards = [
    ...isRecord(when) ? partsOf3(when) : [],
    ...isRecord(pass) && Array.isArray(pass.and) && pass.and.length > 1 ? partsOf3(pass) : []
  ];
  return new Set(guards.map(plainCondition).map(({ asks, sign }) => `${sign} ${asks}`));
}
function partsOf3(condition) {
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
    const missing = THRESHOLD_KEYS.filter((name2) => documented[name2] === void 0);
    const breaks = missing.flatMap((name2) => name2 === "rationale" ? name2 : name2 === "review_by" ? "review" : []);
    if (missing.length > 0)
      findings.push({
        level: "advice",
        code: "threshold-undocumented",
        what: `${called} lacks ${missing.map((name2) => `\`${name2}\``).join(", ")}`,
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
  return cutoffsOf(file).flatMap(({ name: name2, pointer, documented, bounds }) => {
    if (documented !== null)
      return [{ called: `the cutoff of \`${name2}\``, documented, pointer: `${pointer}/cutoff`, form }];
    const isTuned = isStrict && bounds.some((bound) => bound !== 0 && bound !== 1);
    const called = `the number ${bounds.join(" and ")} of \`${name2}\``;
    return isTuned ? [{ called, documented: {}, pointer: `${pointer}/value`, form }] : [];
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
var NAMED3 = [
  { section: "steps", kind: "step", need: "step" },
  { section: "derive", kind: "derived fact", need: "derive" }
];
function unusedNames({ value, placeOf, rubric }) {
  if (rubric === null) return [];
  return NAMED3.flatMap(({ section, kind, need }) => {
    const named2 = value[section];
    const names = Object.keys(isRecord(named2) ? named2 : {}).filter((name2) => !rubric.refersTo.has(needOf(need, name2)));
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
  const findings = staleThresholds(stored.written, value).map(({ name: name2, pointer, kept }) => ({
    level: "warning",
    code: "old-rationale",
    what: `${thresholdName(name2)} changed, and its ${kept} did not`,
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
    ({ name: name2, pointer, bounds, range }) => bounds.map((bound) => {
      const values = compared.get(pointer) ?? [];
      return { where: placeOf(pointer), what: `cutoff of \`${name2}\``, bound, ...nearest(bound, values, range) };
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
  return { below: below2, at: at2, above, untried: untried.filter(([, isOpen2]) => isOpen2).map(([side]) => side) };
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
    /** In the order of the rubric, then in the order of first appearance. */
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
    ...nodeMismatches("", expect, tree),
    ...mismatch("/outcome", expect.outcome, result?.outcome),
    ...mismatch("/warnings", expect.warnings, result?.warnings)
  ].map((difference2) => ({ ...difference2, explanation }));
  const because = (node, mismatches) => mismatches.map((difference2) => ({ ...difference2, explanation: node === void 0 ? explanation : reasonOf2(node) }));
  const criteria = Object.entries(expect.criteria ?? {}).flatMap(([key, verdict]) => {
    const node = nodeAt(tree, key);
    return because(node, mismatch(`/criteria/${key}`, verdict, node?.verdict));
  });
  const nodes = Object.entries(expect.nodes ?? {}).flatMap(([path, wanted]) => {
    const node = nodeAt(tree, path);
    return because(node, nodeMismatches(`/nodes/${path}`, wanted, node));
  });
  const derived = Object.entries(expect.derived ?? {}).flatMap(([name2, wanted]) => {
    const fact = scored?.rubric.derived.find((entry) => entry.name === name2);
    const value = fact === void 0 ? void 0 : scored?.at?.derived[fact.slot];
    const why = result?.derived?.find((entry) => entry.fact === name2)?.explanation ?? explanation;
    const differences = valueMismatch(`/derived/${name2}`, wanted, fact && (value ?? null));
    return differences.map((difference2) => ({ ...difference2, explanation: why }));
  });
  return [...whole, ...criteria, ...nodes, ...derived];
}
function overallMismatches({ expect }, rubric, scored) {
  if (expect === void 0) return [];
  const report2 = startReport([rubric]);
  for (const { trial } of scored) report2.add(trial);
  const whole = report2.finish().rubrics[0];
  return [
    ...valueMismatch("/score", expect.score, whole?.score ?? null),
    ...mismatch("/band", expect.band, whole?.band),
    ...expect.outcomes === void 0 ? [] : outcomeMismatches(expect.outcomes, rubric, scored)
  ];
}
function outcomeMismatches(expected, { outcomes }, scored) {
  const names = /* @__PURE__ */ new Set([...outcomes.map(({ name: name2 }) => name2), NOT_JUDGED, ...Object.keys(expected)]);
  return [...names].flatMap((name2) => {
    const cases = scored.filter((testCase) => testCase.scored?.outcome === name2).length;
    return mismatch("/outcomes", memberOf(expected, name2) ?? 0, cases, `outcomes.${name2}`);
  });
}
function nodeMismatches(at2, wanted, node) {
  return [
    ...valueMismatch(`${at2}/score`, wanted.score, node?.score ?? null),
    ...valueMismatch(`${at2}/raw`, wanted.raw, node?.raw ?? node?.score ?? null),
    ...mismatch(`${at2}/verdict`, wanted.verdict, node?.verdict),
    ...mismatch(`${at2}/severity`, wanted.severity, node?.severity),
    ...mismatch(`${at2}/label`, wanted.label, node?.label),
    ...partMismatch(`${at2}/explanation`, wanted.explanation, node?.explanation)
  ];
}
var EPSILON2 = 1e-9;
function valueMismatch(at2, expected, actual) {
  const areNumbers = typeof expected === "number" && typeof actual === "number";
  return areNumbers && Math.abs(expected - actual) <= EPSILON2 ? [] : mismatch(at2, expected, actual);
}
function partMismatch(at2, part, actual) {
  if (part === void 0 || actual?.includes(part)) return [];
  return [{ what: dotted(at2), at: at2, expected: `a part ${shown(part)}`, found: shown(actual) }];
}
function mismatch(at2, expected, actual, what = dotted(at2)) {
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
function loadRubricTest(file, text2, rubric, votesOn) {
  return readConfig(file, text2, schema, (written, making) => {
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
function otherRubric({ id }, { rubric: name2 }, placeOf) {
  if (name2 === id) return [];
  const names = { expected: `\`${id}\``, found: `\`${inline(name2)}\`` };
  const what = "the cases are of another rubric";
  return [{ code: "wrong-rubric", what, where: placeOf("/rubric"), ...names, ...adviseNearest(name2, [id]) }];
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
function placed({ at: at2, ...mismatch2 }, name2, base, { placeOf }) {
  return { ...mismatch2, name: name2, where: placeOf(`${base}${at2}`) };
}

// src/scoring/testing/examine-rubric.ts
function examineRubric({ rubric: source, test: cases }, votesOn) {
  const problems = Problems.ofAll();
  const compared = /* @__PURE__ */ new Map();
  const watch = (pointer, value) => appendTo(compared, pointer, value);
  const read2 = problems.collect(() => {
    const document2 = parseYamlDocument(source.file, source.text);
    return { document: document2, rubric: compileDocument(document2, watch) };
  });
  const tested = problems.collect(() => loadRubricTest(cases.file, cases.text, read2?.rubric ?? null, votesOn));
  problems.throwAny();
  const { document, rubric } = must(read2, "the rubric");
  const { test, scored } = must(tested, "its cases");
  const coverage = startCoverage(rubric);
  for (const tree of scored.map(askedTree)) if (tree !== void 0) coverage.add(tree);
  return {
    rubric: rubric.id,
    file: cases.file,
    cases: test.cases.length,
    mismatches: findMismatches(rubric, test, scored),
    nodes: coverage.finish(),
    boundaries: findBoundaries(document, scored, compared)
  };
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
  return hasTests ? [...testsOf(rubric, checks.readCases, { effect, ...about }), ...findings] : findings;
}
function testsOf(rubric, readCases3, about) {
  return unlessMistaken(
    () => {
      const test = readCases3(rubric.file);
      if (test === null) return [rubricFinding("rubric-untested", { ...about, place: { file: rubric.file } })];
      const [first, ...others] = examineRubric({ rubric, test }).mismatches;
      if (first === void 0) return [];
      return [rubricFinding("rubric-tests-failed", { ...about, place: first.where, first, more: others.length })];
    },
    (mistake) => [rubricFinding("rubric-untested", { ...about, reason: describeProblems(mistake) })]
  );
}

// src/pipeline/pool-attempts.ts
function poolAttempts(run, earlier, mapping) {
  if (earlier === void 0) return alone([]);
  const { trials, left, attempt, failed } = earlier;
  const pool = trials && planPool({ ...run, mapping }, trials);
  if (trials === null || pool === null) return alone([...notAdded(left), ...lostAttempts(failed)]);
  if ("why" in pool) {
    const unfit2 = (trials.attempts ?? [trials]).map(({ attempt: number }) => ({ attempt: number, why: pool.why }));
    return alone([...notAdded([...left, ...unfit2]), ...lostAttempts(failed)]);
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
  return { pooled: { attempts: [], notes } };
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
  const report2 = scoreRun(files, configs.base, draft.start(), redaction);
  return { report: report2, pool, pooled: pooled2, unmatched: redaction.unmatched(), trials: files };
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
  const applying = scores.flatMap(([id, score2]) => score2 === null ? [] : [[id, score2]]);
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

// src/pipeline/score-and-decide.ts
async function scoreTrials(run, draft) {
  const { files, select, baseline, redaction, earlier, judge, fresh, control } = run;
  const read2 = { select, redaction, ask: judge.ask };
  const measured = await scoreCandidate({ ...read2, files, earlier }, baseline.configs, draft);
  const again = { fresh, control, earlier: earlier?.confirm ?? null };
  const attempt = earlier?.attempt ?? 1;
  return { ...measured, ...await scoreFresh({ ...read2, ...again, attempt, measured }, baseline.configs) };
}
function decideRun(run, candidate) {
  const { origin, today, time = today, redaction, keepsTrials } = run;
  const clean = withoutSecrets(run.baseline, redaction);
  const answer = { ...clean, notes: [...clean.notes, ...collectNotes(run, candidate)].map(render) };
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets: redaction.secrets });
  const known = mapTexts(run.evidence, redact);
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
  const { head, today, judge, readCases: readCases3, redactionNotes, memoryNotes } = run;
  const { configs, runs, parent = null } = run.baseline;
  const unmatched = (candidate.unmatched ?? []).map((path) => {
    return readingFinding("redaction-unmatched", { path });
  });
  const idle = head.texts.mapping?.shipped ? [] : idleSelectors(head);
  return [
    ...redactionNotes,
    ...unmatched,
    ...idle,
    ...runs.length === 0 ? unverifiedMapping(head) : [],
    ...checkRubrics(head, configs, { readCases: readCases3, today }),
    ...candidate.pooled?.notes ?? [],
    ...lostInParent(parent, candidate.report),
    ...memoryNotes,
    ...judge.notes(configs)
  ];
}
function unverifiedMapping({ mapping }) {
  return mapping?.isUnverified === true ? [readingFinding("mapping-unverified", { mapping: mapping.name })] : [];
}
var OPTIONAL = /\/first_of\/|^\/(?:error|usage|when|unfinished|trace\/(?:message|calls|results))\b/;
function idleSelectors({ mapping }) {
  const idle = (mapping?.selectors ?? []).filter(
    ({ pointer, asked, found }) => asked > 0 && found === 0 && !OPTIONAL.test(pointer)
  );
  return idle.map(({ pointer, text: text2 }) => {
    const part = dotted(pointer.replace(/\/select$/, ""));
    return readingFinding("selector-finds-nothing", { part, selector: text2 });
  });
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
    if (draft.writer !== null) finishBundle(draft.writer, { ...run, candidate, ...decided });
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
  const { confirmResults = [], controlResults = [], root, findCommit } = request;
  const control = findRoundFiles(controlResults, root).map((found) => ({ ...found, commit: findCommit?.(found.file) }));
  return {
    ...{ head, today, files, judge, baseline, redaction, redactionNotes, memoryNotes, keepsTrials, earlier, evidence },
    origin: request.origin,
    time: request.time,
    select: request.select,
    fresh: findRoundFiles(confirmResults, root),
    control,
    readCases: (rubric) => readCases(rubric, root)
  };
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
  refuseUnexpected,
  isUsedUp,
  readContext,
  stripRef,
  readShards,
  SHARDS_EXPECTED,
  timeOfCommit,
  headDecides,
  scoreAlike,
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
  redactionHash,
  keepsEvidence,
  redactingPolicies,
  redactionOf,
  askNoJudge,
  inspectMain,
  measureMain,
  findGivenBaseline,
  answerOf,
  measureInstead,
  noneGiven,
  openNamed,
  measureSource,
  firstBundle,
  findParent,
  listJobs,
  listOfRun,
  bundlesOf,
  findOtherJob,
  relaxedLine,
  openFindings,
  listedFindings,
  alikeFindings,
  isInHeadline,
  confirmedRows,
  renderComment,
  renderSummary,
  STORAGE_FULL,
  unquoted,
  findRunEvidence,
  findCommits,
  askedAndDelivered,
  RUBRIC_FOLDER,
  findCaseFiles,
  findUntested,
  readCases,
  readRubricPair,
  findRubrics,
  askedTree,
  decideByConfigs,
  reportText,
  commentText,
  lintRubric,
  startCoverage,
  examineRubric,
  scoreFresh,
  runGate,
  refuseRun
};
