import {
  error,
  info,
  notice,
  setOutput,
  warning
} from "./chunk-PXPIIDTH.mjs";
import {
  DECISIONS,
  EFFECTS,
  FEWEST_SCENARIOS,
  INVISIBLE_PATTERN,
  MANIFEST_FILE,
  MOST_REPORTS,
  NOTHING,
  NO_TRIALS,
  Problems,
  SLACK,
  UserError,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  addTo,
  allOf,
  awaitedFindings,
  baselineFinding,
  beside,
  branchText,
  brokenTagLine,
  bullets,
  bundleCommand,
  byEffect,
  byText,
  byteLength,
  bytes,
  bytesIfThere,
  capitalised,
  causeText,
  causesSection,
  codeSpan,
  collectWaivers,
  comparisonContext,
  confidenceAt,
  counted,
  crashLossOf,
  criteriaSection,
  criterionName,
  decidedBy,
  decides,
  decimalsApart,
  defaultPolicy,
  defined,
  describePlace,
  describeProblems,
  describeThrown,
  details,
  determinismFindings,
  differencesSection,
  driftFindings,
  driftText,
  dueReviews,
  effortFor,
  ended,
  evaluateGate,
  findFiles,
  findResultFiles,
  findingInHeadline,
  firstRunSection,
  fixOf,
  fixed,
  foldedList,
  fullResults,
  gateContext,
  gates,
  groupBy,
  hasMoved,
  headSection,
  headlineOf,
  idsLacking,
  isAwaiting,
  isInTable,
  isPassOrFail,
  isUnchanged,
  isWorthALook,
  joined,
  keyOf,
  layersOf,
  leftOut,
  link,
  logSafe,
  lowerLine,
  mainDrift,
  mapTexts,
  maskText,
  mayHaveDropped,
  mcnemarMidP,
  meanNodeScore,
  meanRate,
  measuredAnew,
  memberOf,
  memoryFinding,
  missingOf,
  missingOn,
  missingTrials,
  missingUnder,
  must,
  nameList,
  namesIn,
  naturally,
  nearlyBroke,
  oldBaseline,
  onMain,
  openList,
  outcomeRule,
  outcomesSection,
  overlapOf,
  pValue,
  pairedTest,
  percent,
  percents,
  placeFreshTrials,
  plainText,
  points2 as points,
  pointsLines,
  pointsUp,
  pooled,
  primaryRubric,
  probeResults,
  probesOf,
  prose,
  publishLifts,
  publishRates,
  publishSlices,
  rangeOf,
  rangeText,
  ratesIn,
  ratesSection,
  readOrNull,
  readSelection,
  recordOf,
  render,
  replacedSecrets,
  reportOf,
  rowOf,
  rubricComparable,
  sameJudges,
  saysChangeOf,
  scenariosById,
  scenariosComparable,
  schemaAddress,
  score,
  sha256Of,
  shortSha,
  skippedRuns,
  slashed,
  slicesSection,
  small,
  someOf,
  sortedUnion,
  statesHeadline,
  stratumP,
  sum,
  sumOfEffects,
  tagOfBroken,
  trialFinding,
  trialRange,
  trialsOf,
  trialsPerScenario,
  trialsSection,
  unbroken,
  uncheckedJudges,
  unicodeEscape,
  unlessMistaken,
  unscoredTrials,
  usageSection,
  visible,
  weightedHolm,
  whatIsWrong,
  withinErrorBudget,
  writeAnew
} from "./chunk-3JJMBLPA.mjs";

// src/gating/absent-trials.ts
function withAbsentTrials(candidate, runs) {
  const { scenarios, trials } = candidate;
  const counts = scenarios.map(trialsOf);
  const ranges = runs.map((run) => ({ run, ...trialsPerScenario(run) }));
  const even = ranges.filter((range) => range.fewest === range.most);
  const known = new Set(even.flatMap(({ run }) => run.scenarios.map(({ scenario }) => scenario)));
  const often = [...new Set(counts)].filter(
    (count) => counts.filter((other) => other >= count).length > FEW * counts.length
  );
  const asked = Math.min(rangeOf(often).most, ...even.map((range) => range.most));
  const lacking = scenarios.map(
    ({ scenario }, index) => known.has(scenario) ? Math.max(0, asked - (counts[index] ?? asked)) : 0
  );
  const absent = sum(lacking);
  const areAllCounted = sum(counts) === missingTrials(candidate).total;
  if (absent === 0 || !areAllCounted) return candidate;
  return {
    ...candidate,
    trials: { ...trials, errored: addAbsent(trials.errored, absent), absent },
    scenarios: scenarios.map((scenario, index) => {
      const lacks = lacking[index] ?? 0;
      return lacks === 0 ? scenario : { ...scenario, errored: addAbsent(scenario.errored, lacks) };
    })
  };
}
var FEW = 0.05;
function addAbsent(errored, absent) {
  return { ...errored, infrastructure: errored.infrastructure + absent };
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
  const { candidate, baseline, primary, pairing, suiteEffects } = context;
  if (primary === null || baseline === null) return NO_FLIPS;
  const { metric } = primary;
  const { added, removed } = suiteEffects;
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
    scenarios.flatMap(({ scenario, word: word2, failed, trials }) => {
      if (word2 === "fails on main today" || word2 === "fails on main too") return [[scenario, "as on main"]];
      return word2 !== "confirmed" && failed < trials ? [[scenario, "flaky"]] : [];
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
  const { scenario, title: title2 = baseline?.title } = must(candidate ?? baseline, "the scenario of a flip");
  const failed = [candidate, baseline].find((side) => side !== null && passes(side, metric) === false);
  return defined({
    scenario,
    title: title2,
    candidate: candidate && metric.valueIn(candidate),
    baseline: baseline && metric.valueIn(baseline),
    why: failed && reasonOf(failed, metric) || void 0
  });
}
function reasonOf(scenario, { rubric }) {
  const failures = memberOf(scenario.rubrics, rubric.rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more = failures.length - reasons.length;
  return [...reasons, ...more > 0 ? [`${more} more`] : []].join("; ");
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
function runsOfOneLevel(policy, runs, known = 1) {
  const [newest, ...older] = runs;
  if (newest === void 0) return { runs, outliers: [], levelChange: null };
  const isApart = older.map((run, index) => index >= known - 1 && differs(policy, newest, [run]));
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
  if (others.length === 0) return [];
  return runsOfOneLevel(policy, [...runs, ...others], runs.length).runs.slice(runs.length, MOST_REPORTS);
}
function until(runs, ends) {
  const end = runs.findIndex((_, index) => ends(index));
  return end < 0 ? runs : runs.slice(0, end);
}
function differs(policy, newest, older) {
  const input = { candidate: newest.report, runs: older.map(({ report: report2 }) => report2) };
  return hasMoved(comparisonContext(policy, input));
}
var DAY_MS = 864e5;
function agedRun(run, today) {
  const { created } = run.origin;
  if (created === void 0) return run;
  const days = Math.round((Date.parse(today) - Date.parse(created.slice(0, today.length))) / DAY_MS);
  return { ...run, origin: { ...run.origin, age_days: Math.max(0, days) } };
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
  const { number: number2, level } = push;
  return withProposal(
    withFinding(again, memoryFinding("level-spent", { push: number2, level, alpha: policy.alpha })),
    memory
  );
}
function pushOf({ alpha, on_inconclusive }, { judged, open }) {
  const level = on_inconclusive === "confirm" ? alpha * (SHARES[judged] ?? 1 / 4) : alpha;
  return { number: judged + 1, level, open, isOverAlpha: false };
}
function withProposal(evaluation, { undecided: undecided2 }) {
  const { policy, runs } = evaluation.context;
  const isControlled = policy.on_inconclusive === "confirm" && policy.confirm.control;
  if (evaluation.decided !== "inconclusive" || undecided2 === 0 || runs.length === 0 || isControlled) return evaluation;
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
    ...confirmed.flatMap(({ scenario, word: word2 }) => word2 === "confirmed" ? [scenario] : []),
    ...confirm?.scenarios ?? []
  ];
  const named = [
    ...metrics,
    ...criteria.map((criterion) => ({ ...criterion, name: criterionName(criterion.rubric, criterion.key) }))
  ];
  const fell = named.filter((rate) => gates(rate) && rate.state === "regressed").map(({ name: name2 }) => name2);
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
  const limit = fewest < scenarios ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block as a drop` : `nothing less than a break of all ${scenarios} scenarios can block as a drop`;
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
function resolveUnscoredTrials(input) {
  const { policy, candidate, fresh, notes } = input;
  if (fresh === null || missingTrials(candidate).missing === 0) return resolveAsRun(input);
  const { filling } = resolveAsRun({ ...input, fresh: null }).context.confirm;
  if (filling === null) return resolveAsRun(input);
  const standIns = chooseStandIns(policy, candidate, { ...fresh, filling });
  const used = new Map([...standIns].map(([scenario, trials]) => [scenario, trials.length]));
  const others = fresh.trials.filter((trial) => !standIns.get(trial.scenario)?.includes(trial));
  const stands = used.size === 0 ? [] : [trialFinding("errors-filled", { trials: sum([...used.values()]) })];
  return resolveAsRun({
    ...input,
    notes: [...notes, ...stands],
    candidate: fillMissing(candidate, ({ scenario }) => (standIns.get(scenario) ?? []).map(standInOf)),
    fresh: { ...fresh, trials: others, asked: null, filling: { ...filling, used } }
  });
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
function resolveAsRun(input) {
  const { policy, candidate, runs, isUnfit, notes } = input;
  const asIs = withNotes(evaluateGate(input), notes);
  const candidateMissing = missingTrials(candidate).missing;
  const count = [candidate, ...runs].reduce((sum2, report2) => sum2 + missingTrials(report2).missing, 0);
  if (count === 0 || candidate.rubrics.every(({ score: score2 }) => score2 === null)) return resolved(asIs, asIs.findings);
  const read = (assumed) => {
    const filled = {
      ...input,
      candidate: assumeMissing(asIs.context, candidate, assumed),
      runs: runs.map((run) => assumeMissing(asIs.context, run, assumed === "pass" ? "fail" : "pass"))
    };
    return withNotes(evaluateGate(filled, asIs.context), notes);
  };
  const [best, worst] = [read("pass"), read("fail")];
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
  const isWithin = withinErrorBudget(policy, candidate) && (isEqual || keepsAll);
  return isWithin || areMissingAtRandom(policy, candidate, runs) ? leftOut2(readings.asIs, candidate) : awaited(readings, candidate, fillingOf(readings, candidate, fresh));
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
  const unfit = baselineFinding("baseline-unfit", { effect, ...missingOfMain(input) });
  return withheld({ ...best, context }, [unfit, ...best.findings]);
}
function withheld({ context, waivers }, findings) {
  const held = (rate) => rate.state === "regressed" && gates(rate.rule) ? { ...rate, state: "inconclusive", decidedBy: [] } : rate;
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
  const isAsked = policy.confirm.control && confirm.asked.length > 0;
  if (isAsked && broke.length > 0) return resolvedRun;
  const warned = findings.map((finding) => isWorse(finding) ? { ...finding, effect: "warn" } : finding);
  const awaitedTrials = isAsked ? awaitedFindings(context) : [];
  if (isAsked && (awaitedTrials.length > 0 || !confirm.answers?.some(nearlyBroke)))
    return withheld(resolvedRun, [...warned, ...awaitedTrials]);
  return withheld(resolvedRun, [baselineFinding("main-differs", { older }), ...warned]);
}
function missingOfMain({ runs: [newest] }) {
  return missingTrials(must(newest, "the run of main that is past the error budget"));
}

// src/gating/decide.ts
function decide(input, chosen = runsToCompare(input)) {
  const { policy, candidate, candidateOrigin, today } = input;
  const { fit, skipped, isUnfit, ...level } = chosen;
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
    ...dueReviews(policy, today),
    ...uncheckedJudges(policy),
    ...replacedSecrets(candidate)
  ];
  const onMain2 = runs.map(({ report: report2 }) => report2);
  const compared = {
    policy,
    waivers: collectWaivers(policy, input.waivers, input),
    notes,
    candidate: withAbsentTrials(candidate, onMain2),
    runs: onMain2,
    before: [...outliers, ...olderRuns].map(({ report: report2 }) => report2),
    earlier: input.history.flatMap((record) => reportOf(record) ?? []),
    fresh: input.confirm,
    mainSha: runs[0]?.origin.sha,
    probes: probesOnMain(input),
    isUnfit
  };
  const resolved2 = evaluatePush(policy, input.memory, (push2) => resolveUnscoredTrials({ ...compared, push: push2 }));
  const beside2 = resolved2.decided === "fail" ? runsBesideNewest(policy, fit, level) : [];
  const reports = beside2.map(({ report: report2 }) => report2);
  const push = input.memory && pushOf(policy, input.memory);
  const besideNewest = { ...compared, push, runs: reports, before: [] };
  return decisionOf({
    ...input,
    drift,
    runs,
    resolved: reports.length === 0 ? resolved2 : withoutOutlier(resolved2, resolveUnscoredTrials(besideNewest), reports.length)
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
function runsToCompare({ policy, candidate, baselines, today }) {
  const aged = baselines.map((run) => agedRun(run, today));
  const fit = chooseRuns(policy, candidate, aged);
  return { ...fit, fit: fit.runs, ...runsOfOneLevel(policy, fit.runs) };
}
function decisionOf(run, compared = keysOf(run.resolved.context)) {
  const { policy, runs } = run;
  const { context, decided, findings, waivers } = run.resolved;
  const { candidate, pairing } = context;
  const { metrics, criteria } = publishRates(context);
  const ordered = byEffect(findings).map(render);
  const flips = flipsOf(context);
  const isHeld = decided === "inconclusive" && isAwaiting(findings);
  const asks = isHeld && findings.some(({ code }) => rowOf(code).holds === "for fresh trials");
  const { lifts, probes, usage } = context;
  const ifAny = (list) => list.length === 0 ? void 0 : list;
  return defined({
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
    compared,
    findings: ordered,
    metrics,
    criteria,
    lifts: ifAny(publishLifts(lifts)),
    probes: ifAny(probes.compared),
    usage: ifAny(usage),
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
    slices: publishSlices(context.slices),
    broken_tag: tagOfBroken(
      context,
      flips.broke.map(({ scenario }) => scenario)
    ),
    drift: run.drift ?? void 0,
    confidence: confidenceAt(policy.alpha),
    crashes: crashLossOf(context) ?? void 0,
    layers: layersOf(context) ?? void 0,
    causes: [],
    start: null
  });
}
function keysOf({ candidate, baseline }) {
  return { candidate: keyOf(candidate), baseline: baseline && keyOf(baseline) };
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
  const nothing = { candidate: NOTHING_MEASURED, runs: [], before: [], fresh: null };
  const context = gateContext({ ...nothing, policy: defaultPolicy, waivers: { held: [], ignored: [], today: "" } });
  const findings = input.problems.map(findingOf);
  return decisionOf(
    {
      suite: input.suite,
      policy: defaultPolicy,
      candidateOrigin: input.candidateOrigin,
      runs: [],
      resolved: { decided: "invalid", findings, waivers: [], context },
      config: null,
      relaxed: []
    },
    { candidate: null, baseline: null }
  );
}
function findingOf(problem2) {
  const { code, what, where, expected, found, more, suggestion } = problem2;
  const next = fixOf(problem2) || void 0;
  return defined({ code, effect: "invalid", what, expected, actual: found, next, more, suggestion, place: where });
}

// src/io/git.ts
var spawnSync = (...given) => process.getBuiltinModule("node:child_process").spawnSync(...given);
var { existsSync } = process.getBuiltinModule("node:fs");
var { basename, dirname, isAbsolute, join, relative, resolve, sep } = process.getBuiltinModule("node:path");
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
  } catch (error2) {
    if (error2 instanceof SyntaxError) return void 0;
    throw error2;
  }
}
function hideEventFile() {
  delete process.env.GITHUB_EVENT_PATH;
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
  const read = readPullRequest(at(payload, "pull_request"));
  const pullRequest = read && { ...read, isOpening: textAt(payload, "action") === "opened" };
  if (baseRef === null) return { baseRef, anchor: { kind: "unknown" } };
  if (head === null) return { baseRef, anchor: { kind: "merge-base", base: baseRef, head: ownRun.testedSha } };
  const mayBeSplit = pullRequest?.fork === true || pullRequest?.dependabot === true;
  const anchor = checkedOut === head || mayBeSplit ? { kind: "merge-base", base: baseRef, head } : { kind: "merge-parent", merge: ownRun.testedSha, head, base: baseRef };
  return { baseRef, anchor, headSha: head, pullRequest };
}
function readPullRequest(pull) {
  const number2 = numberAt(pull, "number");
  if (number2 === null) return null;
  const owner = textAt(pull, "head", "user", "login") ?? textAt(pull, "head", "repo", "owner", "login") ?? "";
  const from = numberAt(pull, "head", "repo", "id");
  const into = numberAt(pull, "base", "repo", "id");
  return {
    number: number2,
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
function byCommit({ defaultBranch }, sha) {
  const pullRequest = { number: null, head: null, fork: false };
  return { baseRef: defaultBranch, headSha: sha, pullRequest, anchor: mergeBase(defaultBranch, sha) };
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
  return numbers.flatMap((number2) => {
    return findFiles([pattern.replaceAll(ROUND, number2)], root).map((file) => [file, Number(number2)]);
  });
}

// src/io/github/inputs.ts
function readBaselineSource(text2) {
  if (text2 === "auto") return { kind: "ancestors" };
  if (text2 === "latest") return { kind: "latest" };
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text2) ? { kind: "commit", sha: text2.toLowerCase() } : null;
}
function readInputs(env) {
  const reader = new InputReader(env);
  return {
    results: reader.lines("results", "required").map(slashed),
    confirmResults: reader.lines("confirm-results").map(slashed),
    controlResults: reader.lines("control-results").map(slashed),
    shards: reader.shards("expected-shards"),
    mapping: reader.path("mapping"),
    select: reader.lines("select").flatMap((line) => reader.selection(line)),
    rubrics: reader.lines("rubrics").map(slashed),
    policy: reader.path("policy"),
    answers: reader.path("answers"),
    junit: reader.path("junit"),
    token: reader.text("token") ?? "",
    baseline: reader.baseline("baseline"),
    baselineFile: reader.path("baseline-file"),
    baselineWorkflows: reader.lines("baseline-workflow").map((line) => workflowPath2(line, env.GITHUB_REPOSITORY ?? "")),
    onBaselineError: reader.choice("on-baseline-error", ["error", "no-baseline"]),
    comment: reader.choice("comment", ["always", "on-change", "on-failure", "off"]),
    includeOutput: reader.choice("include-output", ["true", "false"]) === "true",
    upload: reader.choice("upload", ["true", "false"]) === "true",
    retentionDays: reader.days("retention-days"),
    prRetentionDays: reader.days("pr-retention-days"),
    mistakes: reader.problems.all()
  };
}
var InputReader = class {
  #env;
  problems = new Problems();
  constructor(env) {
    this.#env = env;
  }
  text(name2) {
    return this.#env[`INPUT_${name2.toUpperCase()}`]?.trim() || void 0;
  }
  path(name2) {
    const written = this.text(name2);
    return written && slashed(written);
  }
  lines(name2, presence = "optional") {
    const lines = (this.text(name2) ?? "").split(/\r?\n/).map((line) => line.trim());
    const filled = lines.filter((line) => line !== "");
    if (filled.length === 0 && presence === "required")
      this.#refuse(name2, "is missing", {
        fix: "Name the results files, one pattern a line: `results: results/*.jsonl`"
      });
    return filled;
  }
  /** One of the allowed values; the first is the default. */
  choice(name2, allowed) {
    const value = this.text(name2) ?? allowed[0];
    if (allowed.includes(value)) return value;
    this.#refuse(name2, "has an unknown value", { expected: allowed.join(" or "), found: value });
    return allowed[0];
  }
  baseline(name2) {
    const baseline = this.path(name2) ?? "auto";
    if (/^[0-9a-f]{7,39}$/i.test(baseline))
      this.#refuse(name2, "is not a whole commit id", { found: baseline, fix: "Write all digits; for a file, ./NAME" });
    return baseline;
  }
  days(name2) {
    const value = this.text(name2);
    if (value === void 0) return void 0;
    if (!/^[1-9]\d{0,2}$/.test(value) || Number(value) > 400)
      this.#refuse(name2, "is not a number of days", { expected: "a whole number from 1 to 400", found: value });
    return Number(value);
  }
  shards(name2) {
    const value = this.text(name2);
    const shards = value === void 0 ? void 0 : readShards(value);
    if (shards === null) this.#refuse(name2, "names no shards", { expected: SHARDS_EXPECTED, found: value ?? "" });
    return shards ?? void 0;
  }
  selection(line) {
    const selection = readSelection(line);
    if (selection !== null) return [selection];
    this.#refuse("select", "has a line that is not FACT=VALUE", {
      found: line,
      fix: "For example: provider=my-agent-v2"
    });
    return [];
  }
  #refuse(name2, what, rest) {
    this.problems.add([{ code: "bad-input", what: `the input \`${name2}\` ${what}`, ...rest }]);
  }
};
function workflowPath2(text2, repository) {
  const [path = ""] = text2.replace(/^\.\//, "").split("@", 1);
  const relativePath = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
  return relativePath.includes("/") ? relativePath : `.github/workflows/${relativePath}`;
}

// src/io/log.ts
var { appendFileSync, statSync } = process.getBuiltinModule("node:fs");
var LARGEST_SUMMARY = 1024 * 1024;
var SMALLEST_SUMMARY = 4e3;
var RESERVE = 64 * 1024;
var WRITERS = { error, warning, notice };
function say(text2) {
  info(logSafe(text2));
}
function sayLines(text2) {
  for (const line of text2.split(/\r\n|\r|\n/)) say(line);
}
function annotate(annotations) {
  for (const { level, title: title2, message, file, line, column } of annotations) {
    const place = { title: logSafe(title2), file, startLine: line, startColumn: column };
    WRITERS[level](logSafe(message), defined(place));
  }
}
function remark(level, text2) {
  WRITERS[level](logSafe(text2), { title: "Agent Gate" });
}
function writeOutputs(outputs, env) {
  if (!env.GITHUB_OUTPUT) return "Outputs were not set: the runner gives no GITHUB_OUTPUT.";
  try {
    for (const [name2, value] of Object.entries(outputs)) setOutput(name2, value);
    return null;
  } catch (cause) {
    return `Outputs were not set: ${messageOf(cause)}`;
  }
}
function writeSummary(render2, env) {
  const path = env.GITHUB_STEP_SUMMARY;
  if (!path) return "The job summary was not written: the runner gives no GITHUB_STEP_SUMMARY.";
  try {
    const room = LARGEST_SUMMARY - RESERVE - (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
    if (room < SMALLEST_SUMMARY) return "The job summary was not written: this step has filled it already.";
    appendFileSync(path, render2(room));
    return null;
  } catch (cause) {
    return `The job summary was not written: ${messageOf(cause)}`;
  }
}
function messageOf(cause) {
  if (cause instanceof Error && ("code" in cause || cause.message.startsWith("Missing file"))) return cause.message;
  throw cause;
}

// src/reporting/json-document.ts
function safeJson(value) {
  return `${JSON.stringify(value, null, 2).replace(/[^\n]+/g, escapeLine)}
`;
}
function escapeLine(line) {
  return line.replace(INVISIBLE_PATTERN, unicodeEscape).replaceAll("##[", "##\\u005b");
}

// src/io/bundle/predicate.ts
var { dirname: dirname2, join: join2 } = process.getBuiltinModule("node:path");
var PREDICATE_FILE = "decision-predicate.json";
function writePredicate(bundle, decision, evidence) {
  const [file, folder] = [join2(dirname2(bundle), PREDICATE_FILE), dirname2(bundle)];
  const manifest = must(bytesIfThere(join2(bundle, MANIFEST_FILE), folder), "the manifest of a bundle");
  writeAnew({ file, text: safeJson(predicateOf(manifest, decision, evidence)) }, folder);
  return file;
}
function predicateOf(manifest, decision, evidence) {
  const { tool } = JSON.parse(new TextDecoder().decode(manifest));
  const { suite, candidate, metrics, criteria, scenarios, trials, baselines, compared } = decision;
  return defined({
    schema: 1,
    bundle: sha256Of(manifest),
    tool,
    suite,
    decision: decision.decision,
    exit_code: decision.exit_code,
    commit: candidate.sha ?? null,
    base_branch: evidence.base?.branch,
    config: evidence.config,
    rates: [
      ...metrics.map(({ name: name2, tier, candidate: value, threshold, tolerance, candidate_trials: { total } }) => {
        return { name: name2, tier, value, threshold, tolerance, trials: total };
      }),
      ...criteria.map(({ rubric, key, tier, candidate: count, score: score2, by_score, threshold, tolerance }) => {
        const { passed = 0, total = 0 } = count ?? {};
        const rate = total === 0 ? null : passed / total;
        const value = by_score ? score2?.candidate ?? null : rate;
        return { name: criterionName(rubric, key), tier, value, threshold, tolerance, trials: total };
      })
    ],
    n: {
      scenarios: scenarios.total,
      paired: scenarios.paired,
      trials: trials.scored,
      main_runs: baselines.length
    },
    rubrics: compared.candidate?.rubrics ?? [],
    evidence
  });
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
  const shown = new Set(inTurn.slice(0, MOST_SHOWN).map(({ relaxation }) => relaxation));
  const left = sorted.filter((relaxation) => !shown.has(relaxation));
  const ordered = [...sorted.filter((relaxation) => shown.has(relaxation)), ...left];
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
  const { icon, word: word2 } = DECISIONS[would];
  return `This run changes ${allOf(changed)}. The config of ${prose(by, 120)} decided${isOwn ? ", on results read by this run's own mapping" : ""}; under this run's own config the result would be ${icon} ${word2.toLowerCase()}.`;
}
function effectRows(noun, effects) {
  const columns = ["", "Agent (same config)", "Config (same agent)"];
  const rows = effects.map(({ subject, agent, config }) => [
    codeSpan(subject, 120),
    ...[agent, config].map((value) => value === null ? NOTHING : unbroken(points(value)))
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
  const shown = relaxed.slice(0, Math.min(MOST_SHOWN, view.detail.open));
  const decided = config === null ? "" : ` The config of ${prose(config.decided_by, 120)} decided.`;
  const body = joined([
    `${relaxedLine(view)}${decided} After the merge these rules would apply:`,
    bullets(shown.map(relaxedText)),
    leftOut(view, relaxed.length - shown.length, "places")
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
  const list = { noun: "waivers", lines: waiversText(waivers) };
  if (waivers.every(({ effect }) => effect === "unused")) return foldedList(view, "Waivers, none needed", list);
  return joined([`### Waivers (${waivers.length})`, openList(view, list)]);
}
function waiversText(waivers) {
  return WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect)).map(waiverText);
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
  return joined([listed(view, open), isUndecided ? `\u2192 ${undecidedText(decision)}` : ""]);
}
function undecidedText({ exit_code: code, metrics: [metric] }) {
  const more = metric?.state === "insufficient" ? "Add scenarios" : "Run more trials per scenario";
  return code === 0 ? `This does not block. ${more} to decide it, or merge without a clear result.` : `This blocks, because the policy says \`on_inconclusive: fail\`. ${more} to find out.`;
}
function openFindings(decision) {
  return besideTable(decision).filter(isOpen(decision));
}
function notesSection(view) {
  const { decision, detail } = view;
  const notes = folded(decision).filter(({ code }) => rowOf(code).shownIn !== "judge");
  const warnings = notes.filter(({ effect }) => effect === "warn").length;
  const title2 = `Notes (${notes.length}${warnings === 0 ? "" : `, ${warnings} \u26A0\uFE0F`})`;
  return notes.length === 0 || detail.folded === 0 ? "" : details(title2, listed(view, notes));
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
      const { shownIn, isRowIfNotice } = rowOf(finding.code);
      const isInLead = isRowIfNotice === true && saysChangeOf(finding, decision);
      return !isInLead && !isInTable(finding, decision) && shownIn !== "section" && shownIn !== "line";
    })
  );
}
function isOpen(decision) {
  return (finding) => decides(finding) || decision.decision !== "fail" && (finding.effect === "warn" || isInHeadline(finding, decision));
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
    const sentence = place === void 0 ? what : [maskText(what).key, ...what.match(/`[^`]*`/g) ?? []];
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
    scenarioText(scenarios)
  ]);
  const isStated = isInHeadline(finding, view.decision) && (rest !== "" || next !== void 0);
  const said = beside([isStated ? "" : ended(capitalised(prose(finding.what, limit))), rest]);
  const advice = next === void 0 ? "" : `${said === "" ? "" : "\u2192 "}${ended(prose(next, limit))}`;
  return `${EFFECTS[finding.effect].icon} ${beside([said, advice])}`;
}
function isInHeadline(finding, decision) {
  const { code, subject } = finding;
  const stated = findingInHeadline(decision);
  const isHeadline = statesHeadline(decision) && stated?.code === code && stated.subject === subject;
  return isHeadline || rowOf(code).isConfirmed === true && decides(finding) && saysChangeOf(finding, decision);
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
  const mayAccept = decision.findings.filter(decides).some(({ code }) => {
    const { waivable, liftedIf, isWorseThanMain } = rowOf(code);
    return waivable !== void 0 || liftedIf !== void 0 || isWorseThanMain === true;
  });
  const shown = scenariosToExplain(decision);
  const bundle = links.bundle ?? "bundle";
  const first = links.artifact === void 0 ? "" : `download the ${link("full results", links.artifact)}, then `;
  const lines = [
    mayAccept ? `- Accept it on record: a waiver in main's policy, with owner, ceiling and last day.` : "",
    shown.length === 0 ? "" : `- Look at the steps: ${first}${codeSpan(bundleCommand("explain", bundle, shown), Number.MAX_SAFE_INTEGER)}`,
    `- Hand it to a coding agent: ${codeSpan(bundleCommand("brief", bundle), Number.MAX_SAFE_INTEGER)}`,
    `- Check the decision: ${codeSpan(bundleCommand("replay", bundle), Number.MAX_SAFE_INTEGER)}`
  ];
  const title2 = mayAccept ? "Accept this, or check it yourself" : "Check it yourself";
  return details(title2, lines.filter((line) => line !== "").join("\n"));
}
function scenariosToExplain({ causes, findings }) {
  const named = findings.filter(decides).flatMap(({ subject = "", subject_kind: kind, scenarios }) => {
    return kind === "scenario" ? [subject] : scenarios?.worst.slice(0, 1).map(({ scenario }) => scenario) ?? [];
  });
  const ids = causes.length === 0 ? named : causes.flatMap(({ scenarios }) => scenarios.slice(0, 1));
  return ids.filter((id) => !id.startsWith("-") && id.length <= LONGEST_ID).slice(0, MOST_SHOWN2);
}

// src/reporting/sections/scenarios.ts
function scenariosSection(view) {
  return joined(LISTS.map(([which, title2]) => foldedList(view, title2, linesOf(view, which))));
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
function freshText({ word: word2, failed, trials }) {
  if (word2 === "confirmed") return `**${word2}**`;
  return word2 === "flaky" && failed === trials ? "failed again, not proven" : word2 ?? NOTHING;
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
    const moves = metric !== void 0 && typeof effect === "number" ? `(${points(effect)} of ${prose(metric, 60)})` : "";
    const line = beside([name(flip), unbroken(beside(scores, " \u2192 ")), moves]);
    return includeOutput && why !== void 0 ? `${line}: ${codeSpan(why, 160)}` : line;
  });
  return { noun: `${which === "broke" ? "broken" : which} scenarios`, lines };
}
function name({ scenario, renamed_from: old, title: title2 }) {
  const id = old === void 0 ? codeSpan(scenario) : `${codeSpan(old)} \u2192 ${codeSpan(scenario)}`;
  return beside([id, title2 === void 0 ? "" : codeSpan(title2, 72)]);
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
    return [
      `${prose(name2, 60)}: 0 failures in ${among} still ${verb} a failure rate up to ${percent(failures_up_to)}.`
    ];
  }
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(scenarios) ? "" : ` (effective n ${worth})`;
  const range = `${fixed(lower * 100, decimals)} to ${percent(upper, decimals)}`;
  return [
    `${prose(name2, 60)}: ${percent(candidate, decimals)} over ${among}${effective}; on others like them, ${range}.`
  ];
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
  const compared = reference === null ? "" : ` (main: ${percent(reference, decimals)}${p})`;
  return `${percent(candidate[which], decimals)}${compared}`;
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
function report(view, remark2) {
  if (isUnchanged(view.decision) && !view.detail.evidence) return unchanged(view, remark2);
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
    footer(view, remark2)
  ]);
}
function unchanged(view, remark2) {
  return text([
    headSection(view),
    firstRunSection(view),
    lowerLine(view),
    brokenTagLine(view),
    storageBanner(view),
    relaxedBanner(view),
    driftText(view.decision),
    confirmedSection(view),
    footer(view, remark2)
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
function footer({ decision, links, includeOutput }, remark2) {
  const { candidate } = decision;
  const sides = [comparedWith(decision), candidate.sha === void 0 ? "" : codeSpan(shortSha(candidate.sha))];
  const parts = [
    remark2,
    beside(sides, " \u2192 "),
    links.report === void 0 ? "" : link("report", links.report),
    links.artifact === void 0 ? "" : link("bundle", links.artifact),
    links.run === void 0 ? "" : link("run", links.run),
    fewerText(decision),
    sightText(decision),
    includeOutput ? "text in code font is data from the run, not instructions" : "",
    `Agent Gate ${decision.compared.candidate?.tool ?? ""}`.trim()
  ];
  return small(beside(parts, " \xB7 "));
}
function fewerText({ compared: { candidate, baseline } }) {
  const [here, main] = [candidate?.trials_per_scenario, baseline?.trials_per_scenario];
  if (here === void 0 || main === void 0 || here.fewest >= main.fewest) return "";
  return `trials of a scenario: ${rangeText(here)}, on main ${rangeText(main)}`;
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

// src/reporting/junit.ts
var LONGEST = 1e3;
function renderJunit(run, redact, includeOutput = true) {
  const { decision, report: report2 } = mapTexts(run, redact);
  const { suite, headline } = decision;
  const broke = new Set(decision.flips.broke.map(({ scenario }) => scenario));
  const errored = groupBy(report2?.errored ?? [], ({ scenario }) => scenario);
  const cases = report2 === null ? [
    {
      name: "agent-gate",
      result: "error",
      lines: [problem("error", decision.decision, headline)],
      time: 0
    }
  ] : report2.scenarios.map(
    (scenario) => caseOf(scenario, {
      includeOutput,
      rubric: decision.metrics[0]?.rubric ?? "",
      isBroken: broke.has(scenario.scenario),
      errors: errored.get(scenario.scenario) ?? []
    })
  );
  const number2 = (wanted) => cases.filter(({ result }) => result === wanted).length;
  const time = cases.reduce((sum2, testCase) => sum2 + testCase.time, 0);
  const counts = `tests="${cases.length}" failures="${number2("failure")}" errors="${number2("error")}" time="${time.toFixed(3)}"`;
  const properties = { decision: decision.decision, headline, commit: decision.candidate.sha };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="agent-gate" ${counts}>`,
    `  <testsuite name="${escaped(suite)}" ${counts}>`,
    "    <properties>",
    ...Object.entries(properties).flatMap(
      ([name2, value]) => value === void 0 ? [] : [`      <property name="${name2}" value="${escaped(value)}"/>`]
    ),
    "    </properties>",
    ...cases.flatMap((testCase) => caseLines(testCase, suite)),
    "  </testsuite>",
    "</testsuites>"
  ];
  return `${lines.join("\n")}
`;
}
function caseOf(scenario, { rubric, isBroken, errors, includeOutput }) {
  const { scores = [], passed = 0, failures = [] } = memberOf(scenario.rubrics, rubric) ?? {};
  const known = { name: scenario.scenario, time: (scenario.usage?.latency_ms ?? 0) / 1e3 };
  const unscored = errors.filter(({ kind }) => kind !== "agent");
  const crash = errors.find(({ kind }) => kind === "agent");
  const textOf = ({ kind, message: message2 }) => includeOutput ? message2 : `${kind} error`;
  const [first] = unscored;
  if (scores.length === 0 && first !== void 0)
    return { ...known, result: "error", lines: [problem("error", first.kind, textOf(first))] };
  const failed = scores.length - passed;
  const reasons = failures.map(
    ({ criterion, explanation }) => includeOutput ? `${criterion}: ${explanation}` : criterion
  );
  const message = [
    `failed in ${failed} of ${counted(scores.length, "trial")}`,
    ...reasons,
    ...crash === void 0 || reasons.length > 0 ? [] : [textOf(crash)]
  ].join("; ");
  const type = failures[0]?.criterion ?? (crash === void 0 ? rubric : "crash");
  const isFailure = failed > 0 && (isBroken || passed === 0);
  const rest = unscored.map((error2) => problem("flakyError", error2.kind, textOf(error2)));
  if (failed === 0) return { ...known, result: "passed", lines: rest };
  const own = problem(isFailure ? "failure" : "flakyFailure", type, message);
  return { ...known, result: isFailure ? "failure" : "passed", lines: [own, ...isFailure ? [] : rest] };
}
function problem(element, type, message) {
  return `<${element} type="${escaped(type)}" message="${escaped(message)}"/>`;
}
function caseLines({ name: name2, lines, time }, suite) {
  const start = `    <testcase name="${escaped(name2)}" classname="${escaped(suite)}" time="${time.toFixed(3)}"`;
  return lines.length === 0 ? [`${start}/>`] : [`${start}>`, ...lines.map((line) => `      ${line}`), "    </testcase>"];
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"]
]);
function escaped(text2) {
  return visible(text2, LONGEST).replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}

// src/reporting/outputs.ts
function outputsOf(decision) {
  const tcr = decision.metrics.find((metric) => metric.name === "TCR");
  const { scored, errored } = decision.trials;
  const slices = (decision.slices?.changes ?? []).filter(({ adjusted_p: p }) => isWorthALook(p));
  return {
    decision: decision.decision,
    "exit-code": String(decision.exit_code),
    confirm: JSON.stringify(decision.confirm?.scenarios ?? []),
    "confirm-trials": String(decision.confirm?.trials ?? 0),
    "control-sha": decision.confirm?.control ?? "",
    tcr: number(tcr?.candidate),
    "tcr-baseline": number(tcr?.baseline),
    "tcr-delta": number(tcr?.delta),
    state: tcr?.state ?? "",
    band: word(decision.metrics[0]?.band),
    "main-runs": String(decision.baselines.length),
    broke: String(decision.flips.broke.length),
    slices: JSON.stringify(slices.map(({ slice }) => slice)),
    drifted: decision.drift === void 0 ? "" : String(decision.drift.drifted),
    "drift-summary": decision.drift === void 0 ? "" : driftText(decision),
    lift: number(decision.lifts?.[0]?.candidate),
    fixed: String(decision.flips.fixed.length),
    flaky: String(decision.flips.flaky.length),
    "trials-scored": String(scored),
    "errored-agent": String(errored.agent),
    "errored-infrastructure": String(errored.infrastructure),
    "errored-judge": String(errored.judge),
    findings: String(decision.findings.filter(decides).length)
  };
}
function word(name2 = "") {
  return name2.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, 40);
}
function number(value) {
  return value === null || value === void 0 ? "" : fixed(value, 6).replace("\u2212", "-");
}
var MOST_PER_LEVEL = 10;
function annotationsOf(decision, includeOutput = true) {
  const causes = decision.decision === "fail" ? decision.causes : [];
  const isInCause = (finding) => causes.length > 0 && isInTable(finding, decision);
  const findings = alikeFindings(listedFindings(decision).filter((finding) => !isInCause(finding)));
  const all = [
    ...causes.map((cause) => causeAnnotation(cause, decision, includeOutput)),
    ...findings.map(({ first, count }) => annotation(first, count, decision))
  ];
  return ["error", "warning", "notice"].flatMap(
    (level) => all.filter((annotation2) => annotation2.level === level).slice(0, MOST_PER_LEVEL)
  );
}
function causeAnnotation(cause, decision, includeOutput) {
  const { scenarios } = cause;
  const more = scenarios.length > MOST_IDS ? ` and ${scenarios.length - MOST_IDS} more` : "";
  const words = plainText(causeText(cause, { includeOutput }));
  const ids = scenarios.slice(0, MOST_IDS).join(", ");
  const broke = new Set(decision.flips.broke.map(({ scenario }) => scenario));
  const verb = scenarios.every((id) => broke.has(id)) ? "broke" : "broke or lost points";
  const message = `${counted(scenarios.length, "scenario")} ${verb}: ${words}. ${ids}${more}.`;
  return { level: "error", title: title(decision), message: logSafe(message, 1e3) };
}
var MOST_IDS = 10;
function annotation(finding, count, decision) {
  const { what, expected, actual } = finding;
  const { file, pointer: _, ...spot } = finding.place ?? {};
  const next = finding.next === void 0 ? "" : `. ${finding.next}`;
  return {
    level: EFFECTS[finding.effect].level,
    title: title(decision),
    message: logSafe(
      `${count === 1 ? "" : `${count} times: `}${whatIsWrong({ what, expected, found: actual })}${next}`,
      1e3
    ),
    ...spot,
    ...file === void 0 ? {} : { file: logSafe(file) }
  };
}
function title(decision) {
  return logSafe(`${DECISIONS[decision.decision].word}: ${decision.suite}`, 120);
}

// src/pipeline/announce.ts
async function announce(whole, announcement, env) {
  const { runUrl, bundle, report: report2, evidence, includeOutput, junit, redact } = announcement;
  const decision = includeOutput ? whole : unquoted(whole);
  const attempt = attempts(redact);
  const predicate = await attempt("writing the predicate", async () => {
    return bundle === null ? "" : writePredicate(bundle, whole, evidence);
  });
  const type = predicate ? schemaAddress("decision-predicate") : "";
  const signable = { predicate: predicate ?? "", "predicate-type": type };
  await attempt(
    "setting the outputs",
    async () => warnOf(writeOutputs({ ...outputsOf(decision), bundle: bundle ?? "", ...signable }, env))
  );
  await attempt("writing the log", async () => {
    say(`Agent Gate: ${decision.decision}. ${redact(decision.headline)}`);
    annotate(
      annotationsOf(decision, includeOutput).map((annotation2) => ({
        ...annotation2,
        message: redact(annotation2.message)
      }))
    );
  });
  await attempt("writing the JUnit report", async () => {
    if (junit === void 0) return;
    const text2 = renderJunit({ decision, report: report2 }, redact, includeOutput);
    const write = () => {
      writeAnew({ file: junit.file, text: text2 }, junit.root);
      return null;
    };
    warnOf(unlessMistaken(write, describeProblems));
  });
  await attempt("writing the job summary", async () => {
    const render2 = (limit) => redact(renderSummary(decision, { limit, links: { run: runUrl }, includeOutput }));
    warnOf(writeSummary(render2, env));
  });
}
function attempts(redact) {
  return async (what, step) => {
    try {
      return await step();
    } catch (error2) {
      const [why = ""] = redact(describeThrown(error2)).split("\n", 1);
      remark("warning", `The decision holds, but ${what} failed; this is our bug, please report it: ${why}`);
      return void 0;
    }
  };
}
function warnOf(warning2) {
  if (warning2 !== null) remark("warning", warning2);
}

export {
  MOST_RUNS,
  NO_MEMORY,
  memoryAfter,
  decide,
  runsToCompare,
  baselineOf,
  invalidDecision,
  readCheckout,
  rawParents,
  at,
  textAt,
  numberAt,
  listAt,
  shaAt,
  timeAt,
  instantAt,
  labelsOf,
  readEventFile,
  hideEventFile,
  BASELINE_EVENTS,
  readContext,
  stripRef,
  findShardedFiles,
  findRoundFiles,
  readBaselineSource,
  readInputs,
  say,
  sayLines,
  remark,
  writeOutputs,
  safeJson,
  inReadingOrder,
  kindOfTier,
  renderComment,
  STORAGE_FULL,
  unquoted,
  announce,
  attempts,
  warnOf
};
