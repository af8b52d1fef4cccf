import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  sameJudges
} from "./chunk-DOJI7P4J.mjs";
import {
  criterionRule,
  gates,
  hasOwnRule,
  judgeTrial,
  metricRule,
  shownHash,
  startEvaluation,
  welchTest
} from "./chunk-SCWBLM45.mjs";
import {
  ANSWERS,
  NO_CONTENT,
  SLACK,
  byFrequency,
  criterionName,
  isRecord,
  meanRate,
  meanScore,
  rateOf,
  rubricsInOrder,
  scoresOf,
  sum,
  tallyOf
} from "./chunk-Y2ZPYLEQ.mjs";
import {
  byText
} from "./chunk-FQZDEATT.mjs";

// src/scoring/answer-trial.ts
function questionsOf(rubrics) {
  return [...new Map(rubrics.flatMap(({ questions }) => questions.map((one) => [one.id, one]))).values()];
}
function openQuestions(rubrics, trial) {
  const open = judgeTrial(rubrics, trial).rubrics.flatMap(({ unanswered }) => unanswered ?? []);
  return [...new Map(open.map((asking) => [askingKey(asking), asking])).values()];
}
function askingKey({ id, isOfItems, shown }) {
  return isOfItems ? `${id} ${shownHash(shown)}` : id;
}
function withAnswers(trial, further) {
  const answers = new Map(Object.entries(trial[ANSWERS] ?? {}));
  for (const [{ id, isOfItems, shown }, votes] of further) {
    const about = shownHash(shown);
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
function isAbout(vote, shown) {
  return isRecord(vote) && vote.shown === shown;
}
function answerTrial(rubrics, trial, votesOn) {
  for (let answered = trial; ; ) {
    const found = openQuestions(rubrics, answered).flatMap((asking) => {
      const votes = votesOn(asking);
      return votes === void 0 ? [] : [[asking, votes]];
    });
    if (found.length === 0) return answered;
    answered = withAnswers(answered, found);
  }
}
function withoutStale(rubrics, trial) {
  const answers = trial[ANSWERS];
  if (answers === void 0) return trial;
  const at = startEvaluation(trial);
  const stale = questionsOf(rubrics).filter(({ id, isOfItems, shown }) => {
    const votes = answers[id];
    if (votes === void 0 || isOfItems) return false;
    const about = shownHash(shown(at));
    return !Array.isArray(votes) || !votes.every((vote) => isAbout(vote, about));
  });
  if (stale.length === 0) return trial;
  const gone = new Set(stale.map(({ id }) => id));
  return { ...trial, [ANSWERS]: Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.has(id))) };
}
function isAnswered(votes) {
  return Array.isArray(votes) && votes.every((vote) => isRecord(vote) && vote.answer !== null);
}

// src/gating/comparing/pairing.ts
function pairScenarios({ candidate, runs }) {
  const here = byId(candidate.scenarios);
  const matches = runs.map((run) => matchScenarios(candidate.scenarios, run.scenarios));
  const common = here.flatMap((scenario) => {
    const [newest, ...older] = matches.map((match) => match.get(scenario.scenario));
    if (newest === void 0) return [];
    const judged = [newest, ...older].map((run) => run && isJudged(run) ? run : null);
    return [{ candidate: scenario, newest, runs: judged, baseline: judged.find((run) => run !== null) ?? void 0 }];
  });
  const apart = runs[0] === void 0 ? NONE_APART : unmatched(here, byId(runs[0].scenarios), common);
  const unjudged = common.filter((one) => isJudged(one.candidate) && one.baseline === void 0);
  return {
    pairs: common.flatMap(({ candidate: own, newest, baseline, runs: main }) => {
      if (baseline === void 0 || !isJudged(own)) return [];
      return [{ scenario: own.scenario, onMain: newest.scenario, candidate: own, baseline, runs: main }];
    }),
    ...apart,
    renamed: common.flatMap(
      ({ candidate: { scenario }, newest }) => scenario === newest.scenario ? [] : [{ old: newest.scenario, new: scenario }]
    ),
    unjudged: [...here.filter((scenario) => !isJudged(scenario)), ...unjudged.map((one) => one.candidate)].map(
      ({ scenario }) => scenario
    ),
    overlap: {
      common: common.filter(({ baseline }) => baseline !== void 0).length,
      total: here.length + apart.removed.length + apart.changed.length
    }
  };
}
function overlapOf(candidate, run) {
  return pairScenarios({ candidate, runs: [run] }).overlap;
}
function currentId({ renamed }, id) {
  return renamed.find(({ old }) => old === id)?.new ?? id;
}
var NONE_APART = { new: [], removed: [], changed: [] };
function unmatched(here, main, common) {
  const [own, theirs] = [new Set(common.map((one) => one.candidate)), new Set(common.map((one) => one.newest))];
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

// src/gating/comparing/comparison-context.ts
function comparisonContext(policy, input) {
  const { candidate, runs, before = [] } = input;
  const pairing = pairScenarios({ candidate, runs });
  const isComparable = scenariosComparable(policy, pairing);
  const rubrics = rubricsInOrder(candidate).map((rubric) => ratesOf(policy, rubric, { candidate, runs }, isComparable));
  return {
    policy,
    ...input,
    older: before.map((report) => ({ report, scenarios: matchScenarios(candidate.scenarios, report.scenarios) })),
    baseline: runs[0] ?? null,
    rubrics,
    primary: rubrics[0] ?? null,
    pairing,
    isComparable
  };
}
function ratesOf(policy, rubric, input, isComparable) {
  const { candidate, runs } = input;
  const sameRubric = runs.flatMap((run, index) => rubricComparable(rubric, run) ? [index] : []);
  const sameJudge = sameRubric.filter((index) => sameJudges(candidate, runs[index] ?? candidate));
  const runsFor = (byJudge) => {
    const found = byJudge ? sameJudge : sameRubric;
    const comparableRuns = found[0] === 0 ? found : [];
    return {
      comparableRuns,
      comparedRuns: isComparable ? comparableRuns : [],
      scenarioRuns: policy.noise === "none" ? comparableRuns.slice(0, 1) : comparableRuns
    };
  };
  const metric = {
    name: rubric.metric,
    rubric,
    criterion: null,
    byJudge: rubric.by_judge === true,
    rule: metricRule(policy, rubric.metric),
    ...runsFor(rubric.by_judge),
    valueIn: (scenario) => meanScore(scenario, rubric.rubric)
  };
  const criteria = comparedCriteria(policy, metric, input).map((criterion) => {
    const name = criterionName(rubric.rubric, criterion.key);
    const ruled = criterionRule(policy, name);
    const rule = criterion.status === "proposed" ? { ...ruled, tier: "advisory" } : ruled;
    const byScore = criterion.score !== void 0 && (rule.by === null ? criterion.by_score === true : rule.by === "score");
    const countIn = (scenario) => {
      const { scores, ...count } = tallyOf(scenario, rubric.rubric, criterion.key);
      return byScore && scores !== void 0 ? { ...count, scores } : count;
    };
    return {
      name,
      rubric,
      criterion,
      byScore,
      byJudge: criterion.by_judge === true,
      rule,
      ...runsFor(criterion.by_judge),
      countIn,
      valueIn: (scenario) => rateOf(countIn(scenario))
    };
  });
  return { rubric, metric, criteria };
}
function comparedCriteria(policy, metric, input) {
  const { rubric } = metric;
  const [only, ...others] = rubric.criteria;
  if (only === void 0 || others.length > 0) return rubric.criteria;
  const isRuled = hasOwnRule(policy, rubric.metric, criterionName(rubric.rubric, only.key));
  return isRuled || !equalsMetric(only, metric, input) ? rubric.criteria : [];
}
function equalsMetric(criterion, { rubric, comparableRuns }, input) {
  const reports = [input.candidate, ...comparableRuns.flatMap((index) => input.runs[index] ?? [])];
  const isEqual = (scenario) => {
    const { scores = [] } = scoresOf(scenario, rubric.rubric) ?? {};
    const { passed, total } = tallyOf(scenario, rubric.rubric, criterion.key);
    return scores.length === total && Math.abs(sum(scores) - passed) < SLACK;
  };
  return criterion.by_judge === rubric.by_judge && reports.every(({ scenarios }) => scenarios.every(isEqual));
}
function scenariosComparable(policy, { overlap }) {
  return overlap.common > 0 && overlap.common / overlap.total >= policy.gate.scenarios.min_overlap - SLACK;
}
function rubricComparable(rubric, baseline) {
  return baseline.rubrics.some((other) => other.rubric === rubric.rubric && other.hash === rubric.hash);
}

// src/gating/findings/evidence.ts
function comparabilityFindings(context) {
  const { policy, baseline, rubrics } = context;
  if (baseline === null) return [];
  const removed = baseline.rubrics.filter(({ rubric }) => rubrics.every((other) => other.rubric.rubric !== rubric));
  return [
    ...context.isComparable ? [] : [littleOverlap(context)],
    ...rubrics.filter(({ rubric }) => !rubricComparable(rubric, baseline)).map(({ rubric }) => otherRubric(policy, rubric, baseline)),
    ...(removed.length < 2 ? removed : rubricsInOrder({ rubrics: removed })).map(
      (rubric) => removedRubric(policy, rubric)
    )
  ];
}
function unlessAccepted({ on_not_comparable: rule }) {
  return rule === "pass" ? "warn" : "invalid";
}
function littleOverlap({ policy, pairing }) {
  const idsOf = (scenarios) => scenarios.map(({ scenario }) => scenario);
  return {
    code: "scenarios-not-comparable",
    effect: unlessAccepted(policy),
    ...pairing.overlap,
    minOverlap: policy.gate.scenarios.min_overlap,
    here: idsOf(pairing.new),
    main: idsOf(pairing.removed),
    changed: idsOf(pairing.changed)
  };
}
function otherRubric(policy, now, baseline) {
  const before = baseline.rubrics.find((other) => other.rubric === now.rubric) ?? null;
  const subject = { kind: "rubric", name: now.rubric };
  return { code: "rubric-not-comparable", effect: unlessAccepted(policy), subject, now, before };
}
function removedRubric(policy, { rubric, metric }) {
  const isAccepted = policy.on_not_comparable === "pass" || !gates(metricRule(policy, metric));
  const subject = { kind: "rubric", name: rubric };
  return { code: "rubric-removed", effect: isAccepted ? "warn" : "block", subject, metric };
}
function keyFindings({ policy, candidate, baseline, rubrics }) {
  if (baseline === null) return [];
  const found = [];
  const rates = rubrics.flatMap(({ metric, criteria }) => [metric, ...criteria]).filter(({ byJudge }) => byJudge);
  if (rates.length > 0 && !sameJudges(candidate, baseline)) {
    const stops = policy.on_not_comparable !== "pass" && rates.some(({ rule }) => gates(rule));
    const judges = { now: candidate.judges ?? [], before: baseline.judges ?? [] };
    const names = rates.map(({ name }) => name);
    found.push({ code: "judge-not-comparable", effect: stops ? "invalid" : "warn", names, ...judges });
  }
  const [now, before] = [candidate.read_by, baseline.read_by];
  if (now !== void 0 && before !== void 0 && now.mapping?.hash !== before.mapping?.hash)
    found.push({ code: "mapping-changed", effect: "warn", now: now.mapping, before: before.mapping });
  return found;
}
function unpairedDifference({ candidate, baseline, primary, pairing }) {
  if (baseline === null || primary === null || pairing.overlap.common > 0) return [];
  const { name, comparableRuns, valueIn } = primary.metric;
  if (comparableRuns.length === 0) return [];
  const valuesIn = ({ scenarios }) => scenarios.flatMap((one) => valueIn(one) ?? []);
  const [now, then] = [valuesIn(candidate), valuesIn(baseline)];
  const test = welchTest(now, then);
  if (test === null) return [];
  const { estimate, worse, better } = test;
  return [
    {
      code: "unpaired-difference",
      effect: "notice",
      subject: { kind: "metric", name },
      now: { mean: meanRate(now), scenarios: now.length },
      before: { mean: meanRate(then), scenarios: then.length },
      test: { estimate, worse, better }
    }
  ];
}
function withoutBaseline({ policy, baseline }) {
  if (baseline !== null) return [];
  return [{ code: "no-baseline", effect: policy.on_no_baseline === "fail" ? "block" : "notice" }];
}
function replacedSecrets({ redacted }) {
  const shapes = Object.entries(redacted ?? {}).sort(([a], [b]) => byText(a, b));
  return shapes.some(([, count]) => count > 0) ? [{ code: "secrets-replaced", effect: "notice", shapes }] : [];
}
function questionsUnanswered(asked, missing) {
  const [most] = byFrequency(missing.map(({ why }) => why));
  if (most === void 0) return [];
  const [reason] = most;
  const advice = missing.find(({ why }) => why === reason)?.next ?? "";
  const code = missing.length < asked ? "judge-unanswered" : "judge-silent";
  return [{ code, effect: "warn", asked, missing: missing.length, reason, advice }];
}

export {
  pairScenarios,
  overlapOf,
  currentId,
  matchScenarios,
  scenariosById,
  unrecordedScenarios,
  comparisonContext,
  scenariosComparable,
  rubricComparable,
  questionsOf,
  openQuestions,
  askingKey,
  withAnswers,
  withStored,
  answerTrial,
  withoutStale,
  isAnswered,
  comparabilityFindings,
  keyFindings,
  unpairedDifference,
  withoutBaseline,
  replacedSecrets,
  questionsUnanswered
};
