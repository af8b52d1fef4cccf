import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  BY_TAGS,
  MOST_SCENARIOS_MARKED,
  POLICY_NAMES,
  addUsage,
  checkDocument,
  compileCondition,
  compileJoin,
  compileObject,
  compileRecords,
  compileValue,
  criterionName,
  criterionResults,
  defaultPolicy,
  errorText,
  exactText,
  headOf,
  looksLikeService,
  markOf,
  maskText,
  meanRate,
  meansOf,
  nameList,
  naturally,
  onMain,
  parseYamlDocument,
  rateOf,
  readConfig,
  readEvidence,
  readPolicy,
  readPool,
  readable,
  referenceOf,
  scenarioContent,
  sharedText,
  startCompiling,
  startContentHash,
  startRedaction,
  startSharedFacts,
  sum,
  unmapped
} from "./chunk-LPU6VLWA.mjs";
import {
  adviseShipped,
  diskName,
  pathInRepository,
  productVersion,
  readShipped,
  shownPath
} from "./chunk-SJW74RPO.mjs";
import {
  selectionText
} from "./chunk-QF4H6I4F.mjs";
import {
  MODEL_NEED,
  NATIVE_FACTS,
  OPERATORS,
  REFUSED_CONDITION,
  STRATEGIES,
  TRIAL_KEYS,
  addSchemaMistakes,
  answerOfPanel,
  bytesIfThere,
  checkBands,
  checkCombining,
  checkKey,
  checkName,
  chunksOf,
  clear,
  combine,
  combineWords,
  compileBound,
  compileComposite,
  compileCondition as compileCondition2,
  compileFact,
  compileNamedSteps,
  compileOutcomes,
  compileSchema,
  compileStep,
  compileTree,
  derivedNeed,
  exactlyOne,
  explainAll,
  explainRow,
  explainUnfit,
  factNeed,
  fileExists,
  findOnly,
  folderExists,
  isNone,
  isRecorded,
  isThere,
  jsonLines,
  makeAside,
  makeFolder,
  move,
  nodeSlot,
  onDisk,
  problemsAt,
  questionId,
  questionsOf,
  readAnswers,
  readFit,
  readText,
  refuseWeight,
  requireInside,
  requireRegular,
  rootOf,
  ruleWords,
  scoreTrial,
  shownFact,
  shownHash,
  spend,
  stepsAt,
  stepsOfValue,
  tableKey,
  warn as warn2,
  whyNone,
  writingTo
} from "./chunk-WNED5VPX.mjs";
import {
  EXPRESSION,
  IN_SENTENCE,
  NO_PARTS,
  SKIPPED,
  Unanswered,
  Unjudgeable,
  addTo,
  adopt,
  answered,
  asBuffer,
  calibrationWords,
  clauses,
  compileCalibration,
  countsByText,
  cut,
  didNotPass,
  firstFew,
  isIndeterminate,
  judgedOrMissing,
  judgementAt,
  loadLazily,
  mark,
  markIndeterminate,
  markScalar,
  markWords,
  meanOf,
  parseRecord,
  recorded,
  requireAnswers,
  rounded,
  schemaCheck,
  shownValue,
  startEvaluation,
  startNotes,
  sumOf,
  turnedWords,
  verdictOf,
  warn,
  worstSeverity
} from "./chunk-LSFE6R6I.mjs";
import {
  ANSWERS,
  ANSWERS_KEY,
  armOf,
  contentHash,
  factAt,
  sha256Of,
  textForm
} from "./chunk-C6Q4FMUK.mjs";
import {
  REFUSED_NAMES,
  dotted,
  isRecord,
  memberOf,
  memberPointer,
  pointerNames
} from "./chunk-EJX4T4YE.mjs";
import {
  Problems,
  UserError,
  systemError,
  valueOr
} from "./chunk-NNOWPGVS.mjs";
import {
  adviseName
} from "./chunk-RXV6FDVC.mjs";
import {
  byText,
  counted,
  inline,
  must,
  shown,
  sortedUnion
} from "./chunk-7LAB6J43.mjs";

// src/scoring/result-tree.ts
import { createHash, hash } from "node:crypto";

// src/rubric/nodes/node.ts
function chosen(answers, choose) {
  return { choice: { answers, choose }, judge: (at) => answers[choose(at)] };
}
function nodeResult({ key, kind, question, threshold, version, weight }, { verdict, score, severity, raw }, { explanation, label, otherwise, children }, observations) {
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
    score,
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
function thresholdOf({ threshold, judge: judge2 }) {
  if (threshold === void 0) return judge2 === "percent" ? OF_PERCENTS : null;
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
function explainRubric(scored) {
  const { rubric, outcome, judgement, at, reason } = scored;
  if (at === null)
    return explainUnjudged(
      scored,
      cut(must(reason, "the reason of an unjudged trial"), judgement.verdict === "error" ? MAX_REASON : MAX_CRASH)
    );
  const warnings = reason === null ? [] : [cut(reason, MAX_REASON)];
  const derived = rubric.derived.map(({ name, slot, explain: explain3 }) => {
    const explanation = explain3(at, warnings);
    const value = at.derived[slot];
    if (value === void 0) return { explanation, fact: name };
    const { cut: isCut, value: kept } = recorded(value);
    return { ...isCut ? { cut: isCut } : {}, explanation, fact: name, value: kept };
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
  const { root, counted: counted2 } = rubric.nodes;
  if (root.parts.length === 0 || root.parts.length !== parts.length) return [];
  return criteria.flatMap((judgement, index) => {
    const node = counted2[index];
    return node !== void 0 && didNotPass(judgement) ? [{ node, judgement }] : [];
  });
}
function explainUnjudged({ rubric, outcome, judgement, criteria }, explanation) {
  const { root, counted: nodes } = rubric.nodes;
  const children = criteria.length === 0 ? notEvaluated(nodes, "there is no verdict on this trial") : criteria.map((judged, index) => nodeResult(nodes[index] ?? root, judged, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === "error" ? [explanation] : [];
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
  const { key, label, observed, otherwise, raw, score, verdict, version } = node;
  const children = node.children?.map(recordNode);
  return { children, key, label, observed, otherwise, raw, score, verdict, version };
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

// schemas/rubric.schema.json
var rubric_schema_default = () => loadLazily("./rubric.schema.cjs");

// src/rubric/advice.ts
var ALIASES = {
  "=": "eq",
  "==": "eq",
  equals: "eq",
  is: "eq",
  "!=": "ne",
  "<": "lt",
  "<=": "lte",
  at_most: "lte",
  ">": "gt",
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
var SCORES = /* @__PURE__ */ new Set(["score", "threshold", "table", "default"]);
function withAdvice(problem2, rubric) {
  const path = pointerNames(problem2.where?.pointer ?? "");
  if (problem2.code === "unknown-key") return withKey(problem2, must(path.at(-1), "the name of an unknown key"));
  const written = path.reduce(memberOf, rubric);
  if (problem2.code !== "bad-value") return problem2;
  if (typeof written === "string" && path.at(-1) === "op") return withOperator(problem2, written);
  const isScore = typeof written === "number" && path.slice(-2).some((name) => SCORES.has(name));
  return isScore && written > 1 ? { ...problem2, fix: ABOVE_1 } : problem2;
}
var ABOVE_1 = "Scores are 0 to 1: write 1.0 for the best, and divide points or percent by their maximum";
function withKey(problem2, key) {
  const meant = Object.hasOwn(KEY_ALIASES, key) ? KEY_ALIASES[key] : void 0;
  const { known, suggestion, ...rest } = problem2;
  const isOfCondition = known?.includes("and") || Object.values(KEY_ALIASES).includes(suggestion ?? "");
  return meant !== void 0 && isOfCondition ? { ...rest, suggestion: meant } : problem2;
}
function withOperator({ where: where2 }, written) {
  const alias = Object.hasOwn(ALIASES, written) ? ALIASES[written] : void 0;
  const advice = alias === void 0 ? adviseName(written, Object.keys(OPERATORS)) : { suggestion: alias };
  return { code: "bad-operator", what: `there is no operator \`${written}\``, ...where2 && { where: where2 }, ...advice };
}

// src/rubric/dependency-order.ts
function dependencyOrder(names, needsOf) {
  const known = new Set(names);
  const order = [];
  const cycles = [];
  const done = /* @__PURE__ */ new Set();
  const visit = (name, trail) => {
    if (done.has(name) || !known.has(name)) return;
    const start = trail.indexOf(name);
    if (start >= 0) {
      const cycle = trail.slice(start);
      cycles.push(cycle);
      for (const member of cycle) done.add(member);
      return;
    }
    for (const need of needsOf(name)) visit(need, [...trail, name]);
    done.add(name);
    order.push(name);
  };
  for (const name of names) visit(name, []);
  return { order, cycles };
}
function shownCycle(cycle) {
  return cycle.map((name, index) => `${name} needs ${cycle[(index + 1) % cycle.length]}`).join(", ");
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
      return { explanation: explain(each, judgement, children), children };
    }
  };
}
function compileItemwise(file, pointer, { marking, compiling, compileChild }) {
  const variable = file.as ?? "item";
  checkVariable(variable, file.as === void 0 ? pointer : `${pointer}/as`, compiling);
  const within = { ...compiling, names: { ...compiling.names, items: [...compiling.names.items, variable] } };
  refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = compileChild(variable, file.node, `${pointer}/node`, within);
  const items = compileItems(file.over, `${pointer}/over`, compiling);
  const strategy = file.combine === void 0 || file.combine === "mean" ? everyItem(marking) : STRATEGIES[file.combine];
  const empty = answered(file.on_empty, marking.severity ?? "medium");
  return { items, node, strategy, marking, indeterminate: markIndeterminate(marking), empty };
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
  const { items, node, strategy, marking, indeterminate, empty } = each;
  const list = items.read(at);
  if (list === null) return indeterminate;
  if (at.places.length === 0) at.spent.steps = 0;
  at.spent.items += list.length;
  if (at.spent.items > MOST_ITEMS)
    throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
  if (list.length === 0) return empty;
  const parts = list.map((item, index) => judgedOrMissing(() => node.judge(withItem(at, item, index))));
  requireAnswers(parts);
  return combine(parts, weightsOf(parts), strategy, marking);
}
function weightsOf(parts) {
  return parts.map(() => 1);
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
function explain({ strategy, marking }, judgement, children) {
  const of = { keys: children.map(({ key }) => key), weights: children.map(({ weight }) => weight) };
  const names = children.filter(didNotPass).map((child) => () => child.key);
  const logic = clauses(
    judgement.score === null ? "no item is asked" : combineWords(strategy, judgement.parts, of),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    names.length === 0 ? "" : `did not pass: ${firstFew(names, MOST_KEYS)}`
  );
  const all = children.map(({ explanation }) => explanation).join(" | ");
  return `${logic}${logic === "" ? "" : "; item by item: "}${cut(all, MAX_JOINED)}`;
}
function compileItems(over, pointer, compiling) {
  const { field, steps, turns } = over;
  refuseSeveral(over, pointer, compiling);
  if (field !== void 0) return compileList(field, `${pointer}/field`, compiling);
  if (steps !== void 0) return compileSteps(steps, `${pointer}/steps`, compiling);
  return itemsOf(
    TRACE,
    `${turns} turns`,
    (trace) => turnsOf(trace, must(turns, "what an `each` runs over"))
  );
}
function refuseSeveral(over, pointer, { problems }) {
  const named = Object.keys(over);
  if (named.length < 2) return;
  const what = "`over` takes one key";
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(["field", "steps", "turns"], named) });
}
function compileList(field, pointer, compiling) {
  const list = { ...compileFact(field, pointer, compiling), ...A_LIST };
  return itemsOf(list, list.path, (items) => items);
}
function compileSteps(file, pointer, compiling) {
  const facts = [];
  const { shown: shown2, fits } = compileStep(file, pointer, { ...compiling, facts });
  const pick = (trace, at) => trace.filter((step) => fits(step, at));
  return itemsOf(TRACE, `steps that fit ${shown2}`, pick, facts);
}
var A_LIST = { accepts: Array.isArray, wanted: "a list" };
var TRACE = { path: "trace", read: ({ trial }) => trial.trace, missing: () => void 0, ...A_LIST };
function itemsOf(list, shown2, pick, facts = []) {
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
  const pass = pass_when && compileCondition2(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition2(fail_when, `${pointer}/fail_when`, compiling);
  const { test, explain: explain3 } = pass ?? fail ?? REFUSED_CONDITION;
  const passesWhen = pass_when !== void 0;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markIndeterminate(marking)];
  return {
    kind: "criterion",
    parts: [],
    ...chosen(answers, (at) => {
      const truth = test(at);
      return truth === void 0 ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at, judgement, notes) => {
      const explanation = explain3(at, notes);
      if (marking.threshold === null && marking.calibrate === null) return { explanation };
      return { explanation: clauses(explanation, markWords(marking, judgement)) };
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
  const { field, table, default: usual } = file.lookup;
  const fact = compileFact(field, `${pointer}/lookup/field`, compiling);
  const scores = new Map(Object.entries(table).map(([value, score]) => [value, markScalar(marking, score)]));
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
        warn(notes, `fact \`${fact.path}\` has a value that the table does not score`);
        return `${notListed}, and there is no default`;
      });
      return { explanation: clauses(found, markWords(marking, judgement)) };
    }
  };
}
var SLACK = 1e-9;
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
  if (value >= -SLACK && value <= 1 + SLACK) return Math.min(Math.max(value, 0), 1);
  throw new Unjudgeable(`the formula ${text} gave ${value}; scores are 0 to 1`);
}
function compileUse(file, pointer, { marking, compiling }) {
  const key = file.use;
  const slot = nodeSlot(key, `${pointer}/use`, compiling);
  return {
    kind: "use",
    parts: [],
    // Nodes are judged in dependency order, so there is a judgement unless a judge has not answered.
    judge: (at) => adopt(marking, judgementAt(at, slot ?? -1) ?? SKIPPED, NO_PARTS),
    explain: (at, judgement) => {
      const referred = judgementAt(at, slot ?? -1)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, referred, judgement)];
      return { explanation: clauses(`as judged under \`${key}\``, marked, turned) };
    }
  };
}

// src/rubric/nodes/judge.ts
var REASON = 200;
var RESERVED = ["model", "version"];
function compileJudge(file, pointer, { marking, compiling }) {
  const asked = compileAsked(file, pointer, compiling);
  const indeterminate = markIndeterminate(marking);
  const scoreAt = (at) => answerTo(asked, at)?.score;
  const judged = asked.form === "yes_no" ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), indeterminate], (at) => scoreAt(at) ?? 2) : {
    judge: (at) => {
      const score = scoreAt(at);
      return score === void 0 ? indeterminate : markScalar(marking, score);
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
function compileAsked(file, pointer, compiling) {
  const { question: text = "", judge: form = "yes_no", model } = file;
  const { names, name: key = "" } = compiling;
  const question = text.trim();
  checkPlace(file, pointer, compiling);
  const sees = file.sees ?? names.items.slice(-1);
  const [path, at] = [`judge.${key}`, `${pointer}/judge`];
  if (sees.length === 0) {
    names.questions.set(key, []);
    return { key, question, form, recorded: compileFact(path, at, compiling), asks: [], seen: [] };
  }
  const open = { ...compiling, names: { ...names, closed: false }, needs: /* @__PURE__ */ new Set() };
  const recorded2 = compileFact(path, at, open);
  compiling.needs.add(MODEL_NEED);
  const seen = sees.map((field, index) => compileSeen(field, `${pointer}/sees/${index}`, compiling));
  const shown2 = (of) => Object.fromEntries(seen.map((fact) => [fact.path, fact.read(of) ?? null]));
  const isOfItems = names.items.length > 0;
  const asks = [model ?? null].flat().map((asked) => {
    const id = questionId({ question, form, model: asked }, sees);
    return { id, key, question, form, model: asked, isOfItems, shown: shown2 };
  });
  names.questions.set(key, asks);
  return { key, question, form, recorded: recorded2, asks, seen };
}
function compileSeen(path, pointer, compiling) {
  const what = hidden(rootOf(path), compiling);
  if (what !== void 0)
    compiling.problems.add(pointer, {
      code: "bad-field",
      what,
      found: path,
      fix: "Name the facts that the answer is about"
    });
  return compileFact(path, pointer, compiling);
}
function hidden(root, { names }) {
  if (names.derived.has(root)) return "a judge cannot see derived facts";
  return root === "judge" ? "a judge cannot see answers of judges" : void 0;
}
function checkPlace(file, pointer, { problems, name = "", names }) {
  const refuse = (what, fix) => problems.add(pointer, { code: "bad-node", what, fix });
  if (RESERVED.includes(name)) refuse(`\`judge.${name}\` names the judge and is no answer`, "Give it another key");
  else if (names.questions.has(name))
    refuse(
      `\`judge.${name}\` answers another question of this rubric`,
      "Give it a key of its own under `criteria` or `nodes`, or `use` the other"
    );
  if (file.question === void 0) refuse("a judge node needs a `question`", "Write it so that yes is good");
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
  const isOwn = isRecorded(value, question);
  if (!isOwn && seen.length > 0 && seen.every((fact) => fact.read(at) === void 0)) return void 0;
  const votes = isOwn ? [] : asks.map((ask) => votesOf(ask, at));
  const panel = votes.map((vote) => readAnswers(vote, form, question));
  const answer = panel.length === 0 ? void 0 : panel.length === 1 ? panel[0] : answerOfPanel(panel);
  if (answer !== void 0) return { ...answer, isRecorded: false, ...panel.length > 1 ? { panel } : {} };
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
  spend(stepsAt(at), votes.length + stepsOfFacts(facts), () => `the judge \`${key}\``);
  const about = shownHash(facts);
  const matching = votes.filter((vote) => isRecord(vote) && vote.shown === about);
  return matching.length === 0 ? void 0 : matching;
}
function stepsOfFacts(facts) {
  return Object.values(facts).reduce((sum2, fact) => sum2 + stepsOfValue(fact), 0);
}
var SAID = "what the judge says";
function whyUnasked(open, recorded2) {
  if (open.length > 0) return ", and no judge was asked";
  return recorded2 === void 0 ? ", and without `sees` no model is asked" : "";
}
function explainAsked(asked, at, notes) {
  const answer = answerTo(asked, at);
  if (answer?.isRecorded !== true) for (const fact of asked.seen) noteSeen(fact, at, notes);
  if (answer !== void 0) return explainAnswer(asked, answer, at, notes);
  const paths = asked.seen.map(({ path }) => path);
  return `${paths.join(" and ")} ${paths.length === 1 ? "is" : "are"} absent: there is nothing to ask about`;
}
function explainAnswer(asked, answer, at, notes) {
  const { given, score, reason, panel, isRecorded: isOwn } = answer;
  const because = reason === "" ? "" : `: ${shownValue(reason, REASON)}`;
  if (panel !== void 0) return `${panelWords(asked, panel, score)}${because}`;
  const stated = given.length === 1 ? given[0] : given;
  const subject = isOwn ? shownFact(notes, recordedPath(asked, at), stated) : `the judge's answer (${shownValue(stated, IN_SENTENCE)})`;
  return `${subject} ${typeof given[0] === "number" ? "of 100" : `says ${yesOrNoOf(given, score)}`}${because}`;
}
function panelWords({ asks, form }, panel, score) {
  const word = (value) => form === "percent" ? `${value * 100}` : value === 1 ? "yes" : "no";
  const words = panel.map(
    (answer, index) => `${asks[index]?.model} (${answer === void 0 ? "no answer" : word(answer.score)})`
  );
  return `${words.join(", ")}: ${word(score)}`;
}
function noteSeen(fact, at, notes) {
  const value = fact.read(at);
  shownFact(notes, fact.path, value);
  if (value === void 0) warn(notes, `fact \`${fact.path}\` is absent`);
}
function yesOrNoOf(given, score) {
  const says = score === 1 ? "yes" : "no";
  if (given.length === 1) return says;
  return `${says}, ${given.filter((answer) => answer === (score === 1)).length} of ${given.length} times`;
}

// src/rubric/nodes/rule-order.ts
function orderRules(rules, compiling) {
  checkRules(rules, compiling);
  const names = rules.map(({ file }) => file.name);
  for (const rule of rules) checkOverrides(rule, rules, compiling);
  const overriders = names.map(
    (name) => rules.flatMap(({ file }, index) => file.overrides?.includes(name) ? [index] : [])
  );
  const needsOf = (name) => must(overriders[names.indexOf(name)], `rule ${name}`).map((index) => must(names[index], "a rule"));
  const sorted2 = dependencyOrder(names, needsOf);
  for (const cycle of sorted2.cycles) {
    const members = cycle.toReversed();
    const found = shownCycle(members).replaceAll(" needs ", " overrides ");
    const { pointer } = must(rules[names.indexOf(must(members[0], "the first rule of a cycle"))], "that rule");
    const what = "rules override each other in a cycle";
    compiling.problems.add(`${pointer}/overrides`, { code: "cycle", what, found });
  }
  const order = sorted2.order.map((name) => names.indexOf(name));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}
function checkRules(rules, { problems }) {
  const seen = /* @__PURE__ */ new Set();
  for (const { file, pointer } of rules) {
    const { name, weight, terminal } = file;
    checkName(name, `${pointer}/name`, problems);
    if (seen.has(name))
      problems.add(`${pointer}/name`, { code: "duplicate-node", what: `rule \`${name}\` is repeated` });
    seen.add(name);
    if (weight === 0 && terminal !== true)
      problems.add(`${pointer}/weight`, {
        code: "bad-weights",
        what: "a rule of weight 0 has no effect",
        expected: "above 0 to add, below 0 to take away"
      });
  }
}
function checkOverrides({ file, pointer }, rules, { problems }) {
  for (const [index, name] of (file.overrides ?? []).entries()) {
    const at = `${pointer}/overrides/${index}`;
    const target = rules.find((rule) => rule.file.name === name);
    if (target?.file.terminal === true) {
      const what = `\`${name}\` is terminal and cannot be overridden`;
      problems.add(at, { code: "bad-node", what });
    } else if (target === void 0) {
      const advice = adviseName(name, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at, { code: "unknown-node", what: `there is no rule \`${name}\``, ...advice });
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
    judge: (at) => {
      const { parts, ending } = askTerminal(rules, at);
      if (ending !== void 0) return endedBy(ending, rules, parts, marking);
      askOthers(rules, order, parts, at);
      return scoreRules(rules, parts, marking);
    },
    explain: (at, judgement, { warnings }) => ({
      explanation: explain2(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at, warnings)
    })
  };
}
function effective(rule) {
  if (rule.status !== "proposed") return rule;
  const { overrides: _, terminal: __, ...shown2 } = rule;
  return { ...shown2, severity: "none" };
}
function askTerminal(rules, at) {
  const parts = rules.map(() => SKIPPED);
  const ending = rules.find((rule, index) => {
    if (!rule.isTerminal) return false;
    parts[index] = rule.node.judge(at);
    return counts(rule, parts[index]);
  });
  return { parts, ending };
}
function endedBy(ending, rules, parts, marking) {
  const verdict = ending.node.weight > 0 ? "pass" : "fail";
  const worst = verdict === "pass" ? null : worstSeverity(parts);
  const finding = {
    raw: leastOf(rules, parts, ending.node.weight),
    worst,
    verdict,
    parts,
    indeterminate: isIndeterminate(parts)
  };
  return mark({ ...marking, threshold: null }, finding);
}
function askOthers(rules, { order, overriders }, parts, at) {
  for (const index of order) {
    const rule = rules[index];
    parts[index] = judgeOverridden(rule, overriderOf(index, rules, parts, overriders), at);
  }
}
function scoreRules(rules, parts, marking) {
  const raw = leastOf(rules, parts, sumOfCounted(rules, parts));
  return mark(marking, { raw, worst: worstSeverity(parts), parts, indeterminate: isIndeterminate(parts) });
}
function sumOfCounted(rules, parts) {
  return sumOf(rules.filter((rule, index) => counts(rule, parts[index])).map(({ node }) => node.weight));
}
function leastOf(rules, parts, raw) {
  return Math.min(raw, ...mayHaveEnded(rules, parts).map(({ node }) => node.weight));
}
function mayHaveEnded(rules, parts) {
  return rules.filter(
    (rule, index) => rule.isTerminal && parts[index] === rule.indeterminate && !counts(rule, rule.indeterminate)
  );
}
function judgeOverridden(rule, overrider, at) {
  if (overrider?.isSure) return SKIPPED;
  const judgement = rule.node.judge(at);
  const isInDoubt = overrider !== void 0 && judgement === rule.fired && rule.node.weight > 0;
  return isInDoubt ? rule.indeterminate : judgement;
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
function explain2(rules, marking, judgement) {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted2 = rules.filter(
    (rule, index) => parts[index] === rule.indeterminate && counts(rule, rule.indeterminate)
  );
  const asked = clauses(naming("fired", fired), naming("counts as fired", counted2));
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
    const explanation = ending === void 0 ? overridden(overriderOf(index, rules, parts, overriders)) : `not evaluated: ${ending.node.key} ended the list`;
    return nodeResult(node, part, { explanation }, []);
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
  const severity = file.severity ?? severityOf(weight, isTerminal);
  const condition = compileCondition2(file.condition, `${pointer}/condition`, compiling);
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
      const explanation = explainRule(condition, weight, at, notes);
      return nodeResult(node, judgement, { explanation }, notes.observed);
    }
  };
  return { node, isTerminal, fired, unfired, indeterminate };
}
function severityOf(weight, isTerminal) {
  if (weight > 0) return "none";
  return isTerminal ? "critical" : "medium";
}
function explainRule(condition, weight, at, notes) {
  const truth = condition.test(at);
  const because = condition.explain(at, notes);
  if (truth !== void 0) return `${truth ? "fired" : "did not fire"}: ${because}`;
  return `${weight > 0 ? "did not fire" : "counts as fired"}, as it is indeterminate: ${because}`;
}

// src/rubric/nodes/compile-node.ts
var KINDS = {
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
var NODE_KINDS = Object.keys(KINDS);
var BELOW_ONLY = /* @__PURE__ */ new Set(["pass_when", "fail_when", "use", "judge"]);
function compileNode(key, file, pointer, compiling, compileChild = (childKey, child, at, within = compiling) => compileNode(childKey, child, at, within)) {
  const { when, otherwise, question, weight = 1 } = file;
  const severity = file.severity ?? "medium";
  const body = compileBody(file, pointer, compiling, compileChild);
  const applies = when === void 0 ? null : compileCondition2(when, `${pointer}/when`, compiling);
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
  const isPlain = applies === null;
  return { ...node, ...isPlain ? always(node, body) : where(node, body, applies, answered(otherwise, severity)) };
}
function compileBody(file, pointer, compiling, compileChild) {
  const kinds = Object.keys(KINDS).filter((kind2) => Object.hasOwn(file, kind2));
  const [kind] = kinds;
  const compile = kind === void 0 ? compileCriterion : must(KINDS[kind], `the kind ${kind}`);
  if (kinds.length !== 1) refuseKinds(kinds, pointer, compiling);
  checkCombining(file, pointer, compiling);
  const marking = {
    threshold: thresholdOf(file),
    severity: file.severity ?? null,
    calibrate: compileCalibration(file.calibration, `${pointer}/calibration`, compiling)
  };
  return compile(file, pointer, { marking, compiling, compileChild });
}
function refuseKinds(kinds, pointer, { problems }) {
  const isRoot = pointer === "";
  const known = Object.keys(KINDS).filter((kind) => !isRoot || !BELOW_ONLY.has(kind));
  const what = `a ${isRoot ? "rubric" : "node"} has one kind`;
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(known, kinds) });
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
  const explanation = must(judgement.missing, "the missing answer").message;
  const below = judgement.parts.length === 0 ? notEvaluated(node.parts, "an answer is missing") : explainItems2?.(at, judgement, warnings) ?? explainAll(node.parts, judgement.parts, at, warnings);
  return nodeResult(node, judgement, { explanation, ...below.length === 0 ? {} : { children: below } }, []);
}
function where(node, body, applies, elsewhere) {
  const inside = always(node, body);
  const least = elsewhere.verdict === "pass" ? answered("skip", elsewhere.severity) : elsewhere;
  const inDoubt = { ...least, indeterminate: true };
  const outside = [elsewhere, inDoubt];
  return {
    ...body.choice === void 0 ? judgedWhere(body, applies, outside) : chosenWhere(body.choice, applies, outside),
    explain: (at, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside.explain(at, judgement, warnings);
      const notes = startNotes(warnings);
      const explanation = `${must(ELSEWHERE[judgement.verdict], "the verdict of `otherwise`")}${applies.explain(at, notes)}`;
      const children = notEvaluated(node.parts, `${node.key} does not apply`);
      const explained = {
        explanation,
        ...judgement.verdict === "skipped" ? {} : { otherwise: true },
        ...children.length === 0 ? {} : { children }
      };
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function judgedWhere(body, applies, [elsewhere, inDoubt]) {
  const judge2 = (at) => {
    const truth = applies.test(at);
    return truth === true ? body.judge(at) : truth === false ? elsewhere : inDoubt;
  };
  return { choice: null, judge: judge2 };
}
function chosenWhere({ answers, choose }, applies, outside) {
  return chosen([...answers, ...outside], (at) => {
    const truth = applies.test(at);
    return truth === true ? choose(at) : answers.length + (truth === false ? 0 : 1);
  });
}
var ELSEWHERE = {
  skipped: "does not apply: ",
  pass: "passes where it does not apply: ",
  fail: "fails where it does not apply: "
};
var NEEDED = [
  ["otherwise", "when"],
  ["sees", "judge"],
  ["model", "judge"]
];
var OWN_PART = /^\/(?:criteria|nodes)\/[^/]+$/;
function checkNeeded(file, pointer, { problems }) {
  if (file.status === "proposed" && !OWN_PART.test(pointer)) {
    const what = "only the rubric's own `criteria` and `nodes`, and rules, can be proposed";
    problems.add(`${pointer}/status`, { code: "bad-node", what });
  }
  for (const [key, needed] of NEEDED) {
    if (file[key] === void 0 || file[needed] !== void 0) continue;
    problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs a \`${needed}\`` });
  }
}

// src/rubric/compile-nodes.ts
function nodeSlots(file, problems) {
  const slots = /* @__PURE__ */ new Map();
  for (const section of ["criteria", "nodes"]) {
    for (const key of Object.keys(file[section] ?? {})) {
      checkKey(key, `/${section}`, problems);
      if (slots.has(key))
        problems.add(`/${section}/${key}`, { code: "duplicate-node", what: `\`${key}\` is repeated` });
      slots.set(key, slots.size);
    }
  }
  return slots;
}
function compileNodes(id, file, { names, problems, needs: asked }) {
  const named = [];
  const slotOf = (key) => must(names.nodes.get(key), `the slot of node ${key}`);
  const needs = /* @__PURE__ */ new Map();
  const compileNamed = (key, node, pointer) => {
    const compiling = { problems, names, needs: /* @__PURE__ */ new Set(), name: key };
    const compiled = compileNode(key, node, pointer, compiling);
    const slot = slotOf(key);
    named[slot] = compiled;
    needs.set(key, compiling.needs);
    return judgedOnce(compiled, slot);
  };
  const outside = (section, [key, node]) => ({
    key,
    node: compileNamed(key, { ...node, weight: 0 }, `/${section}/${key}`)
  });
  const parts = Object.entries(file.criteria ?? {});
  const proposed = parts.filter(([, { status }]) => status === "proposed");
  const counting = Object.fromEntries(parts.filter((part) => !proposed.includes(part)));
  if (proposed.length > 0 && proposed.length === parts.length)
    problems.add("/criteria", { code: "bad-node", what: "every criterion is proposed, so nothing has a score" });
  const apart = [
    ...Object.entries(file.nodes ?? {}).map((entry) => {
      refuseWeight(entry[1], `/nodes/${entry[0]}`, { problems });
      return outside("nodes", entry);
    }),
    ...proposed.map((entry) => outside("criteria", entry))
  ];
  const whole = { problems, names, needs: /* @__PURE__ */ new Set(), name: id };
  const scored = file.criteria === void 0 ? file : { ...file, criteria: counting };
  const root = compileNode(
    id,
    scored,
    "",
    whole,
    (key, node, pointer, within = whole) => pointer === `/criteria/${key}` ? compileNamed(key, node, pointer) : compileNode(key, node, pointer, within)
  );
  const read = /* @__PURE__ */ new Set([...asked, ...whole.needs, ...[...needs.values()].flatMap((keys) => [...keys])]);
  const order = sortedKeys(names.nodes, needs, file, problems).filter((key) => read.has(key) || apart.some((node) => node.key === key)).map(slotOf);
  const besides = apart.map(({ key, node }) => {
    return { slot: slotOf(key), node, isOptional: read.has(key) || node.status === "proposed" };
  });
  const counted2 = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named, standalone: besides, counted: counted2, order, needs: new Map([...needs, ["", whole.needs]]) };
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
function sortedKeys(slots, needs, file, problems) {
  const { order, cycles } = dependencyOrder([...slots.keys()], (key) => needs.get(key) ?? []);
  for (const cycle of cycles) {
    const [first = ""] = cycle;
    const section = Object.hasOwn(file.nodes ?? {}, first) ? "/nodes" : "/criteria";
    const found = shownCycle(cycle);
    problems.add(`${section}/${first}`, { code: "cycle", what: "nodes need each other in a cycle", found });
  }
  return order;
}
var RECORDED_NEED = factNeed("judge");
function restsOnJudge(nodes, derived) {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [derivedNeed(fact.name), fact.needs])]);
  const reached = (from) => {
    const seen = /* @__PURE__ */ new Set([from]);
    for (const name of seen) for (const next of needs.get(name) ?? []) seen.add(next);
    return seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  };
  const rootReached = reached("");
  const part = (key) => needs.has(key) ? reached(key) : rootReached;
  return { whole: rootReached || nodes.root.parts.some(({ key }) => part(key)), part };
}

// src/rubric/facts/contract.ts
var LONG = 1e3;
function compileContract(file, derived, compiling) {
  const { names, problems, needs } = compiling;
  const schema2 = compileShape(file, problems);
  const beforeScores = { ...compiling, names: { ...names, factsOnly: true } };
  const requirements = (file.require ?? []).map(({ that, message }, index) => ({
    condition: compileCondition2(that, `/require/${index}/that`, beforeScores),
    message
  }));
  if (schema2 === null && requirements.length === 0) return null;
  const needed = derived.some(({ name }) => needs.has(derivedNeed(name))) ? derived : [];
  return (trial) => {
    const misshapen = schema2?.violation(trial);
    if (misshapen !== void 0) return misshapen;
    const at = startEvaluation(trial);
    for (const { slot, derive } of needed) at.derived[slot] = derive(at);
    const broken = requirements.filter(({ condition }) => condition.test(at) !== true);
    return broken.length === 0 ? void 0 : cut(
      broken.map(({ condition, message }) => {
        const because = condition.explain(at, startNotes([]));
        return message === void 0 ? because : `${message}: ${because}`;
      }).join("; "),
      LONG
    );
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
    checkKey(name, "/derive", problems);
    if (!taken.has(name)) continue;
    const what = `derived fact \`${name}\` hides a fact of the trial`;
    problems.add(`/derive/${name}`, { code: "hidden-fact", what, fix: "Rename it" });
  }
  return new Map(names.map((name, slot) => [name, slot]));
}
function compileDerived(file, names, problems) {
  const facts = /* @__PURE__ */ new Map();
  for (const [name, written] of Object.entries(file.derive ?? {})) {
    const slot = must(names.derived.get(name), `the slot of derived fact ${name}`);
    const compiling = { problems, names: { ...names, factsOnly: true }, needs: /* @__PURE__ */ new Set() };
    const { derive, explain: explain3 } = compileDerivation(written, `/derive/${name}`, compiling);
    facts.set(name, { name, slot, needs: compiling.needs, derive: (at) => bounded(derive(at), name), explain: explain3 });
  }
  return sorted(facts, problems);
}
function bounded(value, name) {
  if (typeof value === "object") spend({ steps: 0 }, stepsOfValue(value), () => `the derived fact \`${name}\``);
  return value;
}
function sorted(facts, problems) {
  const names = [...facts.keys()];
  const { order, cycles } = dependencyOrder(
    names,
    (name) => names.filter((needed) => facts.get(name)?.needs.has(derivedNeed(needed)))
  );
  for (const cycle of cycles) {
    const found = shownCycle(cycle);
    problems.add(`/derive/${cycle[0]}`, { code: "cycle", what: "derived facts need each other in a cycle", found });
  }
  return order.flatMap((name) => facts.get(name) ?? []);
}
function compileDerivation(file, pointer, compiling) {
  if ("lookup" in file) return compileFactLookup(file.lookup, `${pointer}/lookup`, compiling);
  const isValue = file.expr !== void 0 && Object.keys(file).every((key) => key === "expr" || key === "description");
  if (isValue) return fromExpression(file.expr, pointer, compiling);
  const condition = compileCondition2(file, pointer, compiling);
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
  const { field, table, default: usual } = file;
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table));
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
        warn(notes, notListed);
        return notListed;
      });
    }
  };
}

// src/rubric/load-rubric.ts
var schema = schemaCheck(rubric_schema_default);
var check = {
  ...schema,
  problems: (value, locate) => schema.problems(value, locate).map((problem2) => withAdvice(problem2, value))
};
function loadRubric(file, text) {
  return compileDocument(parseYamlDocument(file, text));
}
function compileDocument(document, watch) {
  return checkDocument(
    document,
    check,
    (file, { problems, placeOf }) => compileRubric(file, problemsAt(problems, placeOf), watch)
  );
}
function loadRubrics(sources) {
  const collected = Problems.ofAll();
  const load = ({ file, text }) => collected.collect(() => ({ file, rubric: loadRubric(file, text) })) ?? [];
  const loaded = sources.flatMap(load);
  const problems = [...collected.all(), ...sharedNames(loaded)];
  if (problems.length > 0) throw new UserError(problems);
  return loaded.map(({ rubric }) => rubric).sort((a, b) => byText(a.id, b.id));
}
function sharedNames(loaded) {
  return [...sharedIn(loaded, "id"), ...sharedIn(loaded, "metric")];
}
function sharedIn(loaded, name) {
  const owners = /* @__PURE__ */ new Map();
  return loaded.flatMap(({ file, rubric }) => {
    const owner = owners.get(rubric[name]);
    owners.set(rubric[name], owner ?? file);
    if (owner === void 0) return [];
    const what = `${name === "id" ? "rubric" : "metric"} \`${rubric[name]}\` is already defined in ${owner}`;
    return [
      { code: `duplicate-${name === "id" ? "rubric" : "metric"}`, what, where: { file }, fix: "Rename one of them" }
    ];
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
    questions: [...names.questions.values()].flat(),
    refersTo: new Set(needs.flatMap((each) => [...each])),
    criteria: nodes.counted.map((node) => criterionOf(node, file, byJudge)),
    outcomes,
    bands: file.bands ?? [],
    byJudge: byJudge.whole
  };
}
var NUMBERS = /* @__PURE__ */ new Set(["formula", "lookup", "tree"]);
function criterionOf(node, { criteria = {}, nodes = {} }, byJudge) {
  const { key, kind, question, choice, status } = node;
  const hasThreshold = (memberOf(criteria, key) ?? memberOf(nodes, key))?.threshold !== void 0;
  return {
    key,
    ...question === void 0 ? {} : { question },
    ...status === void 0 ? {} : { status },
    ...byJudge.part(key) ? { byJudge: true } : {},
    ...choice === null ? { graded: { byScore: NUMBERS.has(kind) && !hasThreshold } } : {}
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

// schemas/mapping.schema.json
var mapping_schema_default = () => loadLazily("./mapping.schema.cjs");

// src/suite/mapping/expect.ts
function startDeclaredTotals() {
  const sums = /* @__PURE__ */ new Map();
  return {
    add(totals) {
      for (const { total, declared, read } of totals) {
        if (total === "pass_rate") continue;
        const sum2 = sums.get(total) ?? { declared: 0, read: 0 };
        sums.set(total, { total, declared: sum2.declared + declared, read: sum2.read + read });
      }
    },
    sums: () => [...sums.values()]
  };
}
var LEAST_DECIMALS = 2;
function compileExpect(spec, compiling) {
  if (spec === void 0) return void 0;
  const totalsIn = compileObject(spec, "/expect", compiling);
  return (file) => startTotals(file, totalsIn);
}
function startTotals(file, totalsIn) {
  const counts2 = { records: 0, trials: 0, passed: 0, failed: 0 };
  const errors = { agent: 0, infrastructure: 0, judge: 0 };
  const scenarios = /* @__PURE__ */ new Set();
  let declared = {};
  return {
    addRecord: (record, where2) => {
      declared = { ...declared, ...totalsIn(record, where2) };
    },
    addTrial: (trial) => {
      counts2.records++;
      if (trial === void 0) return;
      counts2.trials++;
      scenarios.add(trial.scenario);
      const passed = factAt(trial, "harness.passed");
      if (passed === true) counts2.passed++;
      if (trial.error !== null) errors[trial.error.kind]++;
      else if (passed === false) counts2.failed++;
    },
    check: (header) => {
      const where2 = { file };
      const failures = sumOf(Object.values(errors));
      const read = {
        ...counts2,
        errors: failures,
        scenarios: scenarios.size,
        pass_rate: counts2.passed / Math.max(1, counts2.trials)
      };
      const expected = header === void 0 ? declared : totalsIn(header, where2);
      const totals = Object.entries(expected).map(([total, value]) => {
        if (typeof value !== "number") throw unmapped(`expect.${total}`, `${shown(value)} is not a number`, where2);
        return { total, declared: rounded(value), read: read[total] };
      });
      const [first, ...others] = totals.filter((total) => !isAsDeclared(total));
      if (first !== void 0)
        throw new UserError([
          difference(first, where2, ` (${countsText({ ...counts2, errors, unread: counts2.records - counts2.trials })})`),
          ...others.map((total) => difference(total, where2))
        ]);
      return totals;
    }
  };
}
function isAsDeclared({ total, declared, read }) {
  if (total !== "pass_rate") return declared === read;
  const decimals = Math.max(LEAST_DECIMALS, String(declared).split(".")[1]?.length ?? 0);
  return Math.abs(declared - read) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}
function difference({ total, declared, read }, where2, beside = "") {
  return {
    code: "other-totals",
    what: `the trials in this file are not those that it reports: \`expect.${total}\` differs`,
    where: where2,
    expected: `${declared}`,
    found: `${read}${beside}`,
    fix: "Let the harness write every trial, passed and failed. If the file is whole, correct the mapping"
  };
}
function countsText({ passed, failed, errors, unread }) {
  const kinds = Object.entries(errors).filter(([, count]) => count > 0);
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...kinds.map(([kind, count]) => counted(count, `${kind} error`)),
    ...unread === 0 ? [] : [`${counted(unread, "record")} not read`]
  ].join(", ");
}

// src/suite/mapping/trace.ts
function compileTrace(spec, compiling) {
  const select = compiling.selector(spec.steps, "/trace/steps");
  const results = compileResults(spec.results, compiling);
  const addMessage = compileMessage(spec.message, compiling);
  const calls = compileCalls(spec.calls, compiling);
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
      if (isWholeList(step, spec.steps))
        throw unmapped(
          "trace.steps",
          "the selector found a list instead of its items",
          where2,
          `Select its items: \`${inline(spec.steps)}[*]\``
        );
      draft.number += 1;
      addStep(step, where2, draft);
    }
    return draft.steps;
  };
}
function addAll(items, { add }, where2, draft) {
  for (const item of items) add(item, where2, draft);
}
function isWholeList(step, selector) {
  return Array.isArray(step) && !/[*?:,]|\.\./.test(selector);
}
function compileMessage(spec, compiling) {
  if (spec === void 0) return () => void 0;
  const when = compileCondition(spec.when, "/trace/message/when", compiling, true);
  const role = compileName(spec.role, "/trace/message/role", compiling);
  const text = compileValue(spec.text, "/trace/message/text", compiling);
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
function compileCalls(spec, compiling) {
  if (spec === void 0) return { in: () => [], add: () => void 0 };
  const at = "/trace/calls";
  const select = compiling.selector(spec.select, `${at}/select`);
  const when = compileCondition(spec.when, `${at}/when`, compiling, true);
  const tool = compileName(spec.tool, `${at}/tool`, compiling);
  const args = compileValue(spec.args, `${at}/args`, compiling);
  const id = compileText(spec.id, `${at}/id`, compiling);
  const answer = compileAnswer(spec, at, compiling);
  return {
    in: (step, where2) => select(step).filter((item) => when(item, where2)),
    add: (item, where2, draft) => {
      const call = { type: "tool_call", tool: tool(item, where2, draft), args: args(item, where2) ?? {} };
      draft.steps.push(call);
      if (!answer(item, where2, call)) draft.unanswered.add(call, id(item, where2));
    }
  };
}
function compileResults(spec, compiling) {
  if (spec === void 0) return { in: () => [], add: () => void 0 };
  const at = "/trace/results";
  const select = compiling.selector(spec.select ?? "$", `${at}/select`);
  const isResult = compileCondition(spec.when, `${at}/when`, compiling, false);
  return {
    in: (step, where2) => select(step).filter((item) => isResult(item, where2)),
    add: compileResult(spec, at, compiling)
  };
}
function compileResult(spec, at, compiling) {
  const id = compileText(spec.id, `${at}/id`, compiling);
  const tool = compileText(spec.tool, `${at}/tool`, compiling);
  const result = compileValue(spec.result, `${at}/result`, compiling);
  const answer = compileAnswer(spec, at, compiling);
  return (item, where2, draft) => {
    const call = draft.unanswered.take(id(item, where2), tool(item, where2));
    if (call !== void 0) {
      answer(item, where2, call);
      return;
    }
    const text = readable(result(item, where2) ?? "", dotted(`${at}/result`), where2);
    draft.steps.push({ type: "message", role: "tool", text });
  };
}
function compileAnswer(spec, at, compiling) {
  const result = compileValue(spec.result, `${at}/result`, compiling);
  const error = compileValue(spec.error, `${at}/error`, compiling);
  const part = dotted(`${at}/error`);
  return (item, where2, call) => {
    const returned = result(item, where2);
    const failed = errorText(error(item, where2), part, where2);
    if (returned !== void 0) call.result = returned;
    if (failed !== void 0) call.error = failed;
    return returned !== void 0 || failed !== void 0;
  };
}
function compileText(spec, pointer, compiling) {
  const value = compileValue(spec, pointer, compiling);
  const part = dotted(pointer);
  return (record, where2) => exactText(value(record, where2), part, where2);
}
function compileName(spec, pointer, compiling) {
  const textIn = compileText(spec, pointer, compiling);
  const fix = "Restrict it to some steps by `when`";
  return (item, where2, { number }) => {
    const text = textIn(item, where2);
    if (text === void 0) throw unmapped(dotted(pointer), `step ${number} has no text for it`, where2, fix);
    return text;
  };
}
function unansweredCalls() {
  const queues = /* @__PURE__ */ new Map();
  return {
    add: (call, id) => {
      const waiting = { call, isAnswered: false };
      for (const key of [...id === void 0 ? [] : [`id:${id}`], `tool:${call.tool}`, "any"]) {
        const queue = queues.get(key) ?? { calls: [], first: 0 };
        queue.calls.push(waiting);
        queues.set(key, queue);
      }
    },
    take: (id, tool) => {
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
  return readConfig(file, text, check2, (spec, { placeOf, problems }) => {
    const compiling = startCompiling(spec, placeOf, problems);
    const { trial, number_trials: counts2 } = spec;
    if (trial !== void 0 && counts2 !== void 0)
      compiling.report("/number_trials", "`number_trials` does not go with `trial`", "Leave one of them out");
    return {
      name: spec.mapping,
      hash: contentHash(spec),
      isUnverified: spec.unverified === true,
      split: compileRecords(spec, compiling),
      apply: compileTrial(spec, compiling),
      totals: compileExpect(spec.expect, compiling),
      join: compileJoin(spec, compiling),
      ...compileNumbers(spec, compiling),
      selectors: compiling.selectors
    };
  });
}
function compileNumbers({ trial, number_trials: counts2 }, compiling) {
  if (counts2 === void 0) return { trialNumbers: trial === void 0 ? "none" : "read", agentOf: void 0 };
  if (counts2 === true) return { trialNumbers: "counted in a file", agentOf: void 0 };
  if (counts2 === "files") return { trialNumbers: "counted in all files", agentOf: void 0 };
  if (typeof counts2 === "object" && "files" in counts2)
    return {
      trialNumbers: "counted in all files",
      agentOf: compileValue(counts2.files, "/number_trials/files", compiling)
    };
  return { trialNumbers: "counted in a file", agentOf: compileValue(counts2, "/number_trials", compiling) };
}
function compileTrial(spec, compiling) {
  const isTrial = compileCondition(spec.when, "/when", compiling, true);
  const members = compileMembers(spec, compiling);
  const facts = compileFacts(spec.facts ?? {}, compiling);
  return (record, where2) => {
    if (!isTrial(record, where2)) return void 0;
    const native = {};
    for (const { name, value } of members) {
      const member = value(record, where2);
      if (member !== void 0) native[name] = member;
    }
    return { ...native, ...facts(record, where2) };
  };
}
function compileMembers(spec, compiling) {
  const optional = (name) => compileValue(spec[name], `/${name}`, compiling);
  const members = [
    { name: "scenario", value: compileScenario(spec.scenario, compiling) },
    { name: "trial", value: optional("trial") },
    { name: "title", value: textual(optional("title"), "title") },
    { name: "tags", value: listed(optional("tags")) }
  ];
  if (spec.trace !== void 0) members.push({ name: "trace", value: compileTrace(spec.trace, compiling) });
  if (spec.usage !== void 0) members.push({ name: "usage", value: compileUsage(spec.usage, compiling) });
  if (spec.error !== void 0) members.push({ name: "error", value: compileError(spec.error, compiling) });
  return members;
}
function compileScenario(spec, compiling) {
  const value = compileValue(spec, "/scenario", compiling);
  return (record, where2) => {
    const scenario = value(record, where2);
    if (scenario === void 0) throw unmapped("scenario", "the record has no value for it", where2);
    const id = exactText(scenario, "scenario", where2);
    if (typeof scenario === "number" && !Number.isInteger(scenario))
      throw unmapped("scenario", `${scenario} is no whole number, so it cannot be an id`, where2);
    if (id === void 0)
      throw unmapped("scenario", `${shown(scenario)} is no text; \`slug: true\` makes an id of it`, where2);
    return id;
  };
}
function textual(value, part) {
  return (record, where2) => {
    const raw = value(record, where2);
    return exactText(raw, part, where2) ?? raw;
  };
}
function listed(value) {
  return (record, where2) => {
    const items = value(record, where2);
    return items === void 0 ? void 0 : [items].flat();
  };
}
function compileUsage(spec, compiling) {
  const amountsIn = compileObject(spec, "/usage", compiling);
  return (record, where2) => {
    const amounts = amountsIn(record, where2);
    return Object.keys(amounts).length === 0 ? void 0 : amounts;
  };
}
var KINDS2 = ["judge", "infrastructure", "agent"];
function compileError(spec, compiling) {
  const when = compileCondition(spec.when, "/error/when", compiling, true);
  const unless = compileCondition(spec.unless, "/error/unless", compiling, false);
  const message = compileValue(spec.message, "/error/message", compiling);
  const kindOf = compileKinds(spec, compiling);
  return (record, where2) => {
    if (!when(record, where2) || unless(record, where2)) return null;
    const text = errorText(message(record, where2), "error.message", where2);
    if (text === void 0) return null;
    const kind = kindOf(text);
    return { kind: kind ?? "agent", message: text, classified: kind !== void 0 };
  };
}
function compileKinds(spec, compiling) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const patterns = KINDS2.flatMap(
    (kind) => (spec.kinds?.[kind] ?? []).map((text, index) => {
      const pattern = compiling.pattern(text, `/error/kinds/${kind}/${index}`, RE2JS.CASE_INSENSITIVE);
      return { kind, pattern };
    })
  );
  return (message) => patterns.find(({ pattern }) => pattern.test(message))?.kind ?? spec.otherwise;
}
var STANDARD = ["scenario", "trial", "title", "tags", "trace", "usage", "error"];
function compileFacts(specs, compiling) {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name, spec]) => {
    const pointer = memberPointer("/facts", name);
    checkName2(name, names, pointer, compiling);
    return { path: name.split("."), value: compileValue(spec, pointer, compiling) };
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
function checkName2(name, names, pointer, compiling) {
  const parts = name.split(".");
  const [first = ""] = parts;
  if (STANDARD.includes(first))
    compiling.report(pointer, `\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) compiling.report(pointer, `\`${name}\` cannot be a fact`);
  if (names.some((parent) => name.startsWith(`${parent}.`)))
    compiling.report(pointer, `\`${name}\` is part of another fact of this mapping`);
}
function put(root, path, value) {
  let at = root;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name];
  }
  at[must(path.at(-1), "the last name of a path")] = value;
}

// src/io/find-files.ts
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";

// src/io/gunzip.ts
import { constants, createGunzip } from "node:zlib";
var MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
var PACKED_BYTES = 4096;
function* unpackGzip(packed, file, most = MAX_UNPACKED_BYTES) {
  const engine = createGunzip({ chunkSize: PACKED_BYTES * 16 });
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
        yield unpack(chunk.subarray(at, at + PACKED_BYTES), constants.Z_NO_FLUSH);
    yield unpack(new Uint8Array(), constants.Z_FINISH);
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

// src/io/zip.ts
import * as zlib from "node:zlib";
import { crc32, inflateRawSync } from "node:zlib";
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
  const count = archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  if (count === ZIP64_COUNT || start === ZIP64_SIZE)
    throw refused(label, "too-large", `it is a ZIP64 archive: ${ZIP64_USE}`);
  if (count > limits.entries) throw refused(label, "too-large", `it has ${count} entries, more than ${limits.entries}`);
  if (start + archive.readUInt32LE(end + 12) > end) throw refused(label, "damaged", "its directory is cut off");
  const entries = readRecords(archive.subarray(0, end), label, count, start);
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
  throw refused(label, "damaged", "it is not a zip archive, or its end is cut off");
}
function readRecords(archive, label, count, start) {
  const entries = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
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
function safeName(label, bytes) {
  let name;
  try {
    name = plainName(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
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
function openZip(bytes, label, limits = BUNDLE_LIMITS) {
  const archive = asBuffer(bytes);
  const all = readDirectory(archive, label, limits);
  const disks = new Set(all.map(({ name }) => diskName(name)));
  if (!limits.mayRepeat && disks.size !== all.length)
    throw refused(label, "unsafe", "two of its entries have the same name");
  const entries = new Map(all.map((entry) => [entry.name, entry]));
  const unpacked = /* @__PURE__ */ new Set();
  let total = 0;
  const require2 = (what, size, most) => {
    if (size > most) throw refused(label, "too-large", `${what} ${size} bytes, more than ${most}`);
  };
  const read = (name) => {
    const entry = entries.get(name);
    if (entry === void 0) return void 0;
    require2(`${name} has`, entry.bytes, limits.entryBytes);
    if (!unpacked.has(name)) total += entry.bytes;
    unpacked.add(name);
    require2("its files have", total, limits.totalBytes);
    const content = inflate(packedBytes(archive, label, entry), label, entry);
    if (content.length === entry.bytes && crc32(content) === entry.crc) return content;
    throw refused(label, "damaged", `${name} differs from its checksum`);
  };
  return { names: [...entries.keys()], read };
}
function inflate(packed, label, { name, method, bytes }) {
  const options = { maxOutputLength: bytes + 1 };
  switch (method) {
    case STORED:
      return packed;
    case DEFLATED:
      return unpackedBy(() => inflateRawSync(packed, options), label, name);
    case ZSTANDARD: {
      const unpack = unpackZstd(label);
      return unpackedBy(() => unpack(packed, options), label, name);
    }
    default:
      throw refused(label, "damaged", `${name} uses compression method ${method}`);
  }
}
function unpackedBy(unpack, label, name) {
  try {
    return unpack();
  } catch (cause) {
    throw refused(label, "damaged", `${name} cannot be unpacked`, { cause });
  }
}

// src/io/find-files.ts
var TEST_FILE = /\.test\.ya?ml$/;
var RESULTS = {
  example: "*.jsonl",
  advice: "Check that the step that writes the results ran, and where it writes them"
};
function findResultFiles(patterns, root, sought = RESULTS) {
  return findFiles(patterns, root, sought ?? void 0).map((file) => ({
    file,
    chunks: () => {
      const chunks = chunksOf(resolve(root, file), file);
      return file.endsWith(".gz") ? unpackGzip(chunks, file) : chunks;
    },
    unzip: () => openResultArchive(resolve(root, file), file)
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
      requireRegular(resolve(root, file), file);
      if (!isAbsolute(file)) requireInside(resolve(root, file), root, file);
    }
    return files;
  });
  return [...new Set(paths)].sort();
}
function matches(written, root) {
  if (isThere(written, root) && !folderExists(written, root)) return [shownPath(written, root)];
  const pattern = isAbsolute(written) ? shownPath(written, root) : written;
  const folder = /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern)?.[0] ?? "";
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily("./tinyglobby.cjs");
  const rest = pattern.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  const problems = Problems.ofAll();
  const entriesOf = (read) => problems.collect(() => onDisk(shownPath(read, root), () => entriesIn(read))) ?? [];
  const options = {
    cwd: resolve(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: { readdirSync: ((read) => entriesOf(read)) }
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
  return new UserError({ code, what: `no file matches \`${pattern}\``, found: `nothing in ${resolve(root)}`, fix });
}
function entriesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => withOdd(entry, folder));
  } catch (error) {
    if (isNone(error) && lstatSync(resolve(folder), { throwIfNoEntry: false }) === void 0) return [];
    throw error;
  }
}
function withOdd(entry, folder) {
  const { name } = entry;
  const isLink = entry.isSymbolicLink();
  if (isLink ? existsSync(join(folder, name)) : entry.isFile() || entry.isDirectory()) return [entry];
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
    onDisk(label, () => readFileSync(full)),
    label,
    LIMITS
  );
}

// src/io/config.ts
var RUBRIC_FILES = "rubrics/*.{yml,yaml}";
var DEFAULT_RUBRIC = "harness-verdict";
function pathsInRepository({ mapping, rubrics, policy, root }) {
  return {
    mapping: mapping && pathInRepository(mapping, root),
    rubrics: rubrics.map((pattern) => pathInRepository(pattern, root)),
    policy: policy && pathInRepository(policy, root)
  };
}
function loadConfig(options) {
  const problems = Problems.ofAll();
  const mapping = problems.collect(() => mappingText(options));
  const rubrics = problems.collect(() => rubricTexts(options));
  const policy = problems.collect(() => policyText(options));
  const texts = { mapping: mapping ?? null, rubrics: rubrics ?? [], policy: policy ?? null };
  return compileConfig(texts, problems);
}
function loadRubricsAlone(options) {
  return loadRubrics(rubricTexts(options));
}
function loadMappingAndPolicy(options) {
  return compileConfig({ mapping: mappingText(options), rubrics: [], policy: policyText(options) });
}
function compileConfig(texts, problems = Problems.ofAll()) {
  const { mapping, rubrics, policy } = texts;
  const compiled = {
    mapping: problems.collect(() => mapping && loadMapping(mapping.file, mapping.text)) ?? null,
    rubrics: problems.collect(() => loadRubrics(rubrics)) ?? [],
    policy: problems.collect(() => policy && readPolicy(policy.file, policy.text)) ?? defaultPolicy,
    texts
  };
  problems.throwAny();
  return compiled;
}
function mappingText({ mapping, root }) {
  if (mapping === void 0) return null;
  const shipped = readShipped("mappings", mapping);
  if (shipped !== void 0) return shipped;
  if (/^[\w-]+$/.test(mapping) && !fileExists(mapping, root)) {
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
function policyText({ policy, root }) {
  if (policy !== void 0) return { file: policy, text: readText(policy, root, { outside: true }) };
  const usual = findOnly(POLICY_NAMES, root);
  return usual === void 0 ? null : { file: usual, text: readText(usual, root) };
}

// schemas/gate.schema.json
var gate_schema_default = () => loadLazily("./gate.schema.cjs");

// schemas/report.schema.json
var report_schema_default = () => loadLazily("./report.schema.cjs");

// src/io/bundle/bundled-config.ts
var MAPPING = "mapping.yml";
var POLICY = "policy.yml";
var RUBRICS = "rubrics/";
function bundledTexts({ mapping, rubrics, policy }, folder = "") {
  const taken = /* @__PURE__ */ new Set();
  const bundled = (kind, file, source) => source === null ? [] : [{ ...source, kind, file: `${folder}${file}`, name: source.file }];
  return [
    ...rubrics.flatMap((rubric) => {
      const name = must(rubric.file.split("/").at(-1), "the name of a file").replaceAll(/[^\w.-]/g, "_");
      let free = name;
      for (let count = 2; taken.has(diskName(free)); count++) free = `${count}-${name}`;
      taken.add(diskName(free));
      return bundled("rubric", `${RUBRICS}${free}`, rubric);
    }),
    ...bundled("mapping", MAPPING, mapping),
    ...bundled("policy", POLICY, policy)
  ];
}
function configOfBundle(bundle) {
  const { shipped = [] } = bundle.manifest;
  const read = (file) => ({
    file: `${bundle.label}/${file}`,
    text: new TextDecoder().decode(bundle.bytes(file)),
    ...shipped.includes(file) ? { shipped: true } : {}
  });
  const rubrics = bundle.manifest.files.filter(({ file }) => file.startsWith(RUBRICS));
  return {
    mapping: bundle.has(MAPPING) ? read(MAPPING) : null,
    rubrics: rubrics.map(({ file }) => read(file)),
    policy: bundle.has(POLICY) ? read(POLICY) : null
  };
}
var gateCheck = schemaCheck(gate_schema_default);
var reportCheck = schemaCheck(report_schema_default);
function gateText(gate) {
  const { newest, ...rest } = gate;
  const baselines = gate.baselines.map(storedBaseline);
  const document = { ...rest, baselines, ...newest && { newest: storedBaseline(newest) } };
  return `${JSON.stringify(document)}
`;
}
function storedBaseline({ origin, report, head, evidence }) {
  return { origin, report, head: head.measured === report ? null : head, ...evidence && { evidence } };
}
function checkGate(value, file) {
  const { head, baselines, newest, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report, at) => reportCheck.parse(report, (pointer) => ({ file, pointer: `${at}${pointer}` }));
  const runAt = ({ head: cell, ...run }, at) => {
    const report = reportAt(run.report, `${at}/report`);
    if (cell !== null && "unavailable" in cell) return { ...run, report, head: cell };
    return {
      ...run,
      report,
      head: { measured: cell === null ? report : reportAt(cell.measured, `${at}/head/measured`) }
    };
  };
  return {
    ...rest,
    head: head && { ...head, report: reportAt(head.report, "/head/report") },
    baselines: baselines.map((run, index) => runAt(run, `/baselines/${index}`)),
    ...newest === void 0 ? {} : { newest: runAt(newest, "/newest") }
  };
}
function recordedEvidence({ label, json }) {
  return valueOr(void 0, () => gateCheck.parse(json("gate.json"), (pointer) => ({ file: label, pointer })).evidence);
}
function textsOf({ texts }, read) {
  const textOf2 = ({ file, name }) => ({
    file: name,
    text: new TextDecoder().decode(read(file))
  });
  const only = (kind) => {
    const text = texts.find((listed2) => listed2.kind === kind);
    return text === void 0 ? null : textOf2(text);
  };
  return {
    mapping: only("mapping"),
    rubrics: texts.filter(({ kind }) => kind === "rubric").map(textOf2),
    policy: only("policy")
  };
}

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
function rubricIdentities(rubrics) {
  return rubrics.map(({ id, version, hash: hash2 }) => ({ rubric: id, version, hash: hash2 }));
}
function mappingIdentity(mapping) {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

// src/io/bundle/read.ts
import { readdirSync as readdirSync2 } from "node:fs";
import { join as join3, resolve as resolve2 } from "node:path";

// schemas/history.schema.json
var history_schema_default = () => loadLazily("./history.schema.cjs");

// schemas/manifest.schema.json
var manifest_schema_default = () => loadLazily("./manifest.schema.cjs");

// src/io/bundle/two-jobs.ts
import { mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join as join2 } from "node:path";
var TWO_JOBS_FILE = "two-jobs.json";
function twoJobsText({ attempt, jobs }) {
  return `${JSON.stringify({ attempt, jobs })}
`;
}
function writeTwoJobs(bundle, mark2) {
  return writingTo(bundle, () => {
    const folder = mkdtempSync(join2(dirname(bundle), "two-jobs-"));
    writeFileSync(join2(folder, TWO_JOBS_FILE), twoJobsText(mark2));
    return folder;
  });
}
function readTwoJobs(bytes, label) {
  const mark2 = parseRecord(new TextDecoder().decode(bytes), { file: `${label}/${TWO_JOBS_FILE}` });
  const [attempt, jobs] = [memberOf(mark2, "attempt"), memberOf(mark2, "jobs")];
  return {
    attempt: typeof attempt === "number" ? attempt : 0,
    jobs: Array.isArray(jobs) ? jobs.filter((job) => typeof job === "string") : []
  };
}
function refusedTwoJobs({ jobs }, label) {
  return new UserError({
    code: "two-jobs",
    what: `two jobs of its run reported this suite: ${nameList(jobs)}`,
    where: { file: label },
    fix: "Name the suites, or use shards"
  });
}

// src/io/bundle/read.ts
var LEFT = [".ds_store", "desktop.ini", "thumbs.db"];
function isLeftByDesktop(name) {
  return LEFT.includes(name.slice(name.lastIndexOf("/") + 1).toLowerCase());
}
function isZipName(name) {
  return name.toLowerCase().endsWith(".zip");
}
function openBundleFiles(name, root) {
  if (folderExists(name, root)) {
    const all = onDisk(name, () => namesIn(resolve2(root, name), ""));
    const names = all.filter((file) => !isLeftByDesktop(file)).sort();
    return {
      label: name,
      names,
      read: (file) => names.includes(file) ? bytesIfThere(join3(name, file), root) : void 0
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
  const entries = readdirSync2(join3(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
  });
}
function filesOfZip(label, archive) {
  const { names: all, read } = openZip(archive, label);
  const names = all.filter((name) => !name.startsWith("__MACOSX/") && !isLeftByDesktop(name));
  const [first = ""] = names;
  const folder = first.slice(0, first.indexOf("/") + 1);
  const isBelow = names.includes(`${folder}${MANIFEST_FILE}`) && names.every((name) => name.startsWith(folder));
  const top = isBelow ? folder : "";
  return { label, names: names.map((name) => name.slice(top.length)).sort(), read: (name) => read(`${top}${name}`) };
}
var manifestCheck = schemaCheck(manifest_schema_default);
function evidenceOf(bundle, file = EVIDENCE_FILE) {
  const bytes = bundle.bytes(file);
  return { file: `${bundle.label}/${file}`, chunks: () => [bytes], isEvidence: true };
}
function laterEvidenceOf({ label, bytes }) {
  return { file: `${label}/${EVIDENCE_FILE}`, chunks: () => [bytes(EVIDENCE_FILE)], isEvidence: true };
}
function openBundleZip(label, archive) {
  return openBundle(label, filesOfZip(label, archive).read);
}
function openWhole(name, root) {
  const { label, read } = openBundleFiles(name, root);
  return openBundle(label, read);
}
function openGivenBundle(name, root) {
  return folderExists(name, root) || isZipName(name) && isThere(name, root) ? openWhole(name, root) : null;
}
function openBundle(label, read) {
  const index = read(MANIFEST_FILE);
  const mark2 = index === void 0 ? read(TWO_JOBS_FILE) : void 0;
  if (mark2 !== void 0) throw refusedTwoJobs(readTwoJobs(mark2, label), label);
  if (index === void 0) throw damaged(label, MANIFEST_FILE, "is missing");
  const value = parseJson(label, MANIFEST_FILE, index);
  requireFormat(value, label, "bundle");
  const manifest = manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
  const bytes = (file) => {
    const content = read(file);
    const listed2 = manifest.files.find((entry) => entry.file === file);
    if (content === void 0 || listed2 === void 0) throw damaged(label, file, "is missing");
    if (sha256Of(content) !== listed2.sha256) throw damaged(label, file, "differs from the manifest");
    return content;
  };
  const has = (file) => manifest.files.some((entry) => entry.file === file);
  const json = (file) => parseJson(label, file, bytes(file));
  return { label, manifest, has, bytes, json };
}
function parseJson(label, file, content) {
  try {
    return parseRecord(new TextDecoder("utf-8", { fatal: true }).decode(content), { file: label });
  } catch (cause) {
    if (cause instanceof UserError && !cause.problems.some(({ code }) => code === "bad-json")) throw cause;
    throw new UserError(
      { code: "bundle-damaged", what: `${file} of the bundle is not JSON`, where: { file: label } },
      { cause }
    );
  }
}
function damaged(label, file, what) {
  return new UserError({
    code: "bundle-damaged",
    what: `${file} ${what}`,
    where: { file: label },
    fix: "Name a folder that `--out` wrote, its zip, or a results file"
  });
}
var HISTORY_FILE = "history.jsonl";
var reportCheck2 = schemaCheck(report_schema_default);
var recordCheck = schemaCheck(history_schema_default);
function reportOfBundle({ label, json }) {
  return reportCheck2.parse(json("report.json"), (pointer) => ({ file: `${label}/report.json`, pointer }));
}
function historyText(records) {
  return records.map((record) => `${JSON.stringify(record)}
`).join("");
}
function historyOfBundle(bundle) {
  return readHistory(bundle.bytes(HISTORY_FILE), `${bundle.label}/${HISTORY_FILE}`);
}
function readHistory(bytes, file) {
  return [...jsonLines(bytes)].map(({ text, line }) => {
    const record = recordCheck.parse(parseRecord(text, { file, line }), (pointer) => ({ file, line, pointer }));
    if (record.report !== void 0)
      reportCheck2.parse(record.report, (pointer) => ({ file, line, pointer: `/report${pointer}` }));
    return record;
  });
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
          const known = scores.get(scenario.scenario);
          return known === void 0 ? [] : [[arm, known]];
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
  return { rubric, answers: /* @__PURE__ */ new Map(), byJudgement: /* @__PURE__ */ new Map(), skipped: 0, warnings: null };
}
function tallyScored(tally, scored) {
  const { score, verdict } = scored.judgement;
  const isPartly = scored.unanswered !== void 0 && scored.criteria.some((criterion) => isCounted(criterion.verdict));
  if (score === null && !isPartly) {
    if (verdict === "skipped") tally.skipped++;
    return null;
  }
  if (score !== null) keepWarnings(tally, scored);
  const tallied = seenBefore(tally, scored) ?? tallyAnew(tally, scored, score);
  tallied.trials++;
  return tallied.answers;
}
function keepWarnings(tally, scored) {
  if (scored.at === null || tally.warnings?.length === 0) return;
  const { warnings } = explainRubric(scored);
  tally.warnings = tally.warnings === null ? warnings : tally.warnings.filter((warning) => warnings.includes(warning));
}
function seenBefore({ byJudgement }, { judgement, criteria, outcome }) {
  const known = criteria === judgement.parts ? byJudgement.get(judgement) : void 0;
  return known?.answers.outcome === outcome ? known : void 0;
}
function tallyAnew(tally, { judgement, criteria, outcome }, score) {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const { criteria: known } = tally.rubric;
  const scores = criteria.map(
    (criterion, index) => known[index]?.graded ? criterion.score ?? void 0 : void 0
  );
  const key = `${outcome} ${judgement.verdict} ${score} ${verdicts.join(" ")} ${scores.join(" ")}`;
  const equal = tally.answers.get(key);
  if (equal !== void 0) return equal;
  const counts2 = known.map(({ key: criterion }, index) => {
    const verdict = verdicts[index] ?? "skipped";
    const passed2 = verdict === "pass" ? 1 : 0;
    return [criterion, { passed: passed2, total: isCounted(verdict) ? 1 : 0, ...scoresIn([scores[index]]) }];
  });
  const passed = judgement.verdict === "pass";
  const tallied = {
    answers: { score, passed, outcome, verdicts, scores, counts: Object.fromEntries(counts2) },
    trials: 0
  };
  tally.answers.set(key, tallied);
  tally.byJudgement.set(judgement, tallied);
  return tallied;
}
function scoresIn(scores) {
  const known = scores.filter((score) => score !== void 0);
  return known.length === 0 ? {} : { scores: known };
}
function finishRubric(tally, scenarios) {
  const { id, version, hash: hash2, metric, title, bands, outcomes, criteria, byJudge } = tally.rubric;
  const means = scenarios.flatMap(({ rubrics }) => {
    const scored = memberOf(rubrics, id);
    return scored === void 0 || scored.scores.length === 0 ? [] : meanOf(scored.scores);
  });
  const score = means.length === 0 ? null : rounded(meanOf(means));
  const band = score === null ? void 0 : bands.find(({ at_least: least }) => score >= rounded(least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash: hash2,
    metric,
    ...title === void 0 ? {} : { title },
    ...byJudge ? { by_judge: true } : {},
    score,
    ...band === void 0 ? {} : { band },
    trials: {
      passed: countTrials(tally, ({ passed }) => passed),
      total: countTrials(tally, ({ score: trialScore }) => trialScore !== null)
    },
    outcomes: outcomes.map(({ name }) => ({
      outcome: name,
      trials: countTrials(tally, ({ outcome }) => outcome === name)
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
function countTrials(tally, holds2) {
  let sum2 = 0;
  for (const { answers, trials } of tally.answers.values()) if (holds2(answers)) sum2 += trials;
  return sum2;
}
var MAX_FAILURES = 5;
var MAX_EXPLANATION = 300;
function startTally() {
  return { last: null, firstFailed: null };
}
function markTrial(tally, trial, answers, scored) {
  tally.last = { trial, answers, previous: tally.last };
  if (answers.score === null || answers.passed || tally.firstFailed !== null && tally.firstFailed.trial < trial)
    return;
  tally.firstFailed = { trial, failures: failuresOf(scored) };
}
function scoresOf(rubric, { last, firstFailed }, countOf) {
  if (last === null) return void 0;
  const answers = answersUpTo(last);
  return {
    scores: answers.flatMap(({ score }) => score ?? []),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf(rubric, answers),
    criteria: last.previous === null ? last.answers.counts : countsOf(rubric, answers, countOf),
    failures: firstFailed?.failures ?? []
  };
}
function outcomesOf({ outcomes: [first] }, answers) {
  const scored = answers.filter(({ score }) => score !== null);
  if (scored.every(({ outcome }) => outcome === first?.name)) return {};
  const counts2 = /* @__PURE__ */ new Map();
  for (const { outcome } of scored) addTo(counts2, outcome);
  return { outcomes: countsByText(counts2) };
}
function answersUpTo(last) {
  const marks = [];
  for (let mark2 = last; mark2 !== null; mark2 = mark2.previous) marks.push(mark2);
  return marks.sort((a, b) => a.trial - b.trial).map((mark2) => mark2.answers);
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
  const counts2 = {};
  for (const [index, { key, graded }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === "pass") passed++;
      if (isCounted(verdicts[index] ?? "skipped")) total++;
    }
    counts2[key] = graded === void 0 ? countOf(passed, total) : { passed, total, ...scoresIn(answers.map(({ scores }) => scores[index])) };
  }
  return counts2;
}
function failuresOf(scored) {
  return explainFailures(scored, MAX_FAILURES).map(({ key, explanation }) => ({
    criterion: key,
    explanation: ownCopy(cut(explanation, MAX_EXPLANATION))
  }));
}
function ownCopy(text) {
  return JSON.parse(JSON.stringify(text));
}

// src/scoring/report.ts
function startReport(rubrics, { readBy, sliceBy = [], hasArms: hasArms2 = false } = {}) {
  const tallies = rubrics.map(startRubricTally);
  const scenarios = /* @__PURE__ */ new Map();
  const errored = [];
  const contentOf = startContentHash();
  const judges = startJudges(questionsOf(rubrics));
  const shared = startSharedFacts();
  const arms = hasArms2 ? startArms(() => startReport(rubrics)) : null;
  let scored = 0;
  let unclassified = 0;
  const addMark = ({ marks }, scoredTrial) => {
    const { trial } = scoredTrial;
    const mark2 = markOf(scoredTrial, scenarios.size);
    if (mark2 !== null) marks.push({ trial: trial.trial, mark: mark2, facts: mark2.facts === null ? shared.add(trial) : null });
  };
  const finishMark = ({ trial, mark: mark2, facts }) => {
    return { trial, facts, mark: facts === null ? mark2 : { ...mark2, facts: shared.hashOf(facts) } };
  };
  const count = (scoredTrial) => {
    const { trial } = scoredTrial;
    const state = stateOf(scenarios, trial, rubrics);
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
    if (mishap?.classified === false) unclassified++;
    describe(state, trial, sliceBy);
    addContent(state, trial, contentOf(trial));
    addUsage(state.usage, trial.usage);
    addMark(state, scoredTrial);
    for (const [index, rubric] of scoredTrial.rubrics.entries()) {
      const answers = tallyScored(tallies[index], rubric);
      if (answers !== null) markTrial(state.tallies[index], trial.trial, answers, rubric);
    }
  };
  const add = (scoredTrial) => {
    if (!arms?.takes(scoredTrial)) count(scoredTrial);
  };
  const finish = (redacted = {}) => {
    const countOf = shareCounts();
    const isMarked = ({ failed }) => failed !== void 0 || scenarios.size <= MOST_SCENARIOS_MARKED;
    const reports = Array.from(scenarios, ([id, state]) => {
      const marks = state.marks.filter(({ mark: mark2 }) => isMarked(mark2)).map(finishMark);
      return scenarioReport(id, { ...state, marks }, rubrics, countOf);
    }).sort(byScenario);
    const counted2 = judges.finish();
    return {
      schema: 1,
      ...readBy === void 0 ? {} : { read_by: readBy },
      ...counted2 === void 0 ? {} : { judges: counted2 },
      trials: { scored, errored: totalErrors(reports), unclassified },
      rubrics: tallies.map((tally) => finishRubric(tally, reports)),
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
    slices: NO_TAGS,
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
function describe(state, described, sliceBy) {
  const { trial, title, tags, family } = described;
  if (trial >= state.trial) return;
  state.trial = trial;
  state.title = title;
  state.family = family;
  state.tags = tags ?? NO_TAGS;
  if (sliceBy.length === 0) return;
  state.slices = sliceBy.flatMap((fact) => {
    const value = textForm(factAt(described, fact));
    return value === void 0 ? [] : [`${fact}=${cut(value, MAX_NAME)}`];
  });
}
var MAX_MESSAGE = 300;
function mishapOf({ trial: { scenario, trial, error }, rubrics }) {
  if (error !== null) {
    return { scenario, trial, ...error, message: cut(error.message, MAX_MESSAGE) };
  }
  const broken = rubrics.filter(({ judgement }) => judgement.verdict === "error");
  if (broken.length === 0) return null;
  const message = broken.map(({ rubric, reason }) => `${rubric.id}: ${reason}`).join("; ");
  const ended = { scenario, trial, classified: true, message: cut(message, MAX_MESSAGE) };
  if (broken.every(({ unanswered }) => unanswered !== void 0)) return { ...ended, kind: "judge" };
  return { ...ended, kind: "infrastructure", refused: true };
}
function withUnjudged(sum2, { rubrics }) {
  const criteria = new Map(Object.entries(sum2?.criteria ?? {}));
  for (const { rubric, judgement, criteria: judged } of rubrics)
    if (judgement.verdict === "error") {
      for (const [index, { key }] of rubric.criteria.entries())
        if ((judged[index]?.verdict ?? "error") !== "error") addTo(criteria, `${rubric.id}/${key}`);
    }
  const counts2 = rubrics.flatMap(({ rubric, judgement }) => {
    const count = (memberOf(sum2?.rubrics, rubric.id) ?? 0) + (judgement.verdict === "error" ? 1 : 0);
    return count === 0 ? [] : [[rubric.id, count]];
  });
  const scored = criteria.size === 0 ? {} : { criteria: Object.fromEntries(criteria) };
  return { trials: (sum2?.trials ?? 0) + 1, rubrics: Object.fromEntries(counts2), ...scored };
}
function scenarioReport(scenario, state, rubrics, countOf) {
  const { title, family, contents, unrecorded, tags, slices, errored, unjudged, tallies, usage, marks } = state;
  const scores = {};
  for (const [index, rubric] of rubrics.entries()) {
    const scored = scoresOf(rubric, tallies[index], countOf);
    if (scored !== void 0) scores[rubric.id] = scored;
  }
  return {
    scenario,
    content: scenarioContent([...contents ?? []]),
    ...contents === null || contents.size === 1 ? {} : { contents: contents.size },
    ...contents === null || unrecorded === 0 ? {} : { unrecorded },
    ...family === void 0 ? {} : { family },
    ...title === void 0 ? {} : { title },
    tags,
    ...slices.length === 0 ? {} : { slices },
    ...usage.size === 0 ? {} : { usage: meansOf(usage) },
    errored,
    ...unjudged === void 0 ? {} : { unjudged },
    ...marks.length === 0 ? {} : { trials: marks.sort((a, b) => a.trial - b.trial).map(({ mark: mark2 }) => mark2) },
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
  const recorded2 = /* @__PURE__ */ new Map();
  const answered2 = questions.map((question) => ({ question, counts: /* @__PURE__ */ new Map() }));
  return {
    add: (trial) => {
      if (isRecord(trial.judge)) addTo(recorded2, nameOf(trial.judge));
      for (const { question, counts: counts2 } of answered2) for (const name of whoAnswered(question, trial)) addTo(counts2, name);
    },
    /** Recorded models first, then those per question, in alphabetical order; undefined without any. */
    finish: () => {
      const others = answered2.flatMap(
        ({ question: { id }, counts: counts2 }) => countsOf2(counts2).map((count) => ({ ...count, question: id }))
      );
      const all = [...countsOf2(recorded2), ...others];
      return all.length === 0 ? void 0 : all;
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
  const isRecorded2 = isRecord(judge2) && readAnswers(flattened(judge2[key]), form, question) !== void 0;
  if (isRecorded2) return /* @__PURE__ */ new Set([nameOf(judge2)]);
  const votes = answers?.[id];
  const given = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given.flatMap(({ model }) => nameOf({ model }) ?? []));
}
function nameOf(judge2) {
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
  const { input_tokens: read, output_tokens: written } = usage ?? {};
  const knowsTokens = read !== void 0 || written !== void 0;
  const isKnown = output !== void 0 || trace !== void 0 || knowsTokens;
  const isSilent = output === void 0 || output === null || typeof output === "string" && output.trim() === "";
  const isIdle = (trace ?? []).length === 0 && (read ?? 0) + (written ?? 0) === 0;
  return isKnown && isSilent && isIdle && (knowsTokens || state === void 0);
}
function readEmpty(trial, empty) {
  if (empty !== "infrastructure" || trial.error !== null || !recordsNothing(trial)) return trial;
  return { ...trial, error: { kind: "infrastructure", message: NOTHING_RECORDED, classified: true, empty: true } };
}
var NOTHING_RECORDED = "nothing recorded: the agent may not have run";

// src/pipeline/run-files.ts
function* evidenceOfRun(run, redaction, onUnselected) {
  const { mapping, select, pool, arms, answered: answered2 = (trial) => trial } = run;
  const options = { mapping, select, redaction, arms, onUnselected };
  for (const evidence of pool === void 0 ? readEvidence(run.files, options) : readPool(pool, options)) {
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
function scoreRun(run, config, bundle, redaction = startRedaction(run.redaction)) {
  const { mapping, select, pool } = run;
  const selected = select.length === 0 ? {} : { select: select.map(selectionText).sort() };
  const readNow = { tool: productVersion(), mapping: mappingIdentity(mapping), ...selected };
  const sliceBy = config.policy.gate.slices.by.filter((fact) => fact !== BY_TAGS);
  const apart = (run.arms ?? armsOf(config)).length > 0 || run.hasArms === true;
  const report = startReport(config.rubrics, { readBy: run.readBy ?? readNow, sliceBy, hasArms: apart });
  let unselected = 0;
  for (const evidence of evidenceOfRun(run, redaction, () => unselected++)) {
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

// src/io/bundle/output-folder.ts
import { existsSync as existsSync2, readdirSync as readdirSync3, realpathSync } from "node:fs";
import { join as join4, resolve as resolve3 } from "node:path";
function homeOf(folder) {
  return existsSync2(folder) ? realpathSync(folder) : resolve3(folder);
}
var OLDER = "older";
function takeAwayBundle(folder) {
  if (!isBundleAlone(folder)) return;
  writingTo(folder, () => {
    const home = homeOf(folder);
    const aside = makeAside(home);
    try {
      move(home, join4(aside, OLDER));
    } finally {
      clear(aside);
    }
  });
}
function putInPlace(draft, home, aside) {
  refuseForeignFolder(home);
  if (existsSync2(home)) move(home, join4(aside, OLDER));
  move(draft, home);
}
function abandonDraft(home, aside) {
  const older = join4(aside, OLDER);
  try {
    if (existsSync2(older) && !existsSync2(home)) move(older, home);
    clear(aside);
  } catch (error) {
    const why = systemError(error);
    if (why === null) throw error;
    warn2(`the bundle of an earlier run could not be put back, and lies in ${older} (${why})`);
  }
}
function refuseForeignFolder(folder) {
  const isFilled = writingTo(
    folder,
    () => existsSync2(folder) && readdirSync3(folder).some((name) => !isLeftByDesktop(name))
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
  if (!existsSync2(join4(folder, MANIFEST_FILE))) return false;
  const { label, read, names } = openBundleFiles(folder, ".");
  const manifest = valueOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return false;
  const ofBundle = /* @__PURE__ */ new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => ofBundle.has(name));
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
    const difference2 = isSameTool ? otherArguments(baseline, candidate) : otherCall(baseline, candidate);
    if (difference2 !== null) return difference2;
  }
  return null;
}
function otherCall(baseline, candidate) {
  const example = {
    step: (candidate ?? baseline)?.step ?? 0,
    main: baseline === void 0 ? null : callText(baseline.call),
    candidate: candidate === void 0 ? null : callText(candidate.call)
  };
  const steps = [baseline?.step ?? null, candidate?.step ?? null];
  const tool = (baseline ?? candidate)?.call.tool ?? "";
  if (baseline !== void 0 && candidate !== void 0)
    return { change: "replaced", tool, instead: candidate.call.tool, example, steps };
  return { change: baseline === void 0 ? "added" : "left-out", tool, example, steps };
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
var ROUNDING = 5e-4;
var NO_COMBINATION = { weights: /* @__PURE__ */ new Map(), isSum: true, score: () => 0 };
function contributionsOf({ metrics: [metric], criteria }, combination, scenarios) {
  const { weights, isSum } = combination;
  if (metric?.paired === void 0 || !metric.delta || weights.size < 2) return null;
  const { rubric, delta, paired } = metric;
  const total = sum([...weights.values()]);
  const changeIn = ([key, weight], index) => {
    if (!isSum) return -gainOf(scenarios, { rubric, index, combination }) / paired.scenarios;
    const compared = criteria.find((criterion) => criterion.rubric === rubric && criterion.key === key);
    return weight / total * changeOf(compared, paired.scenarios);
  };
  const changes = [...weights].map(changeIn);
  const all = [...weights.keys()].map((criterion, index) => ({ criterion, change: rounded(changes[index] ?? 0) }));
  const moved = all.filter(({ change }) => Math.abs(change) >= ROUNDING);
  return {
    criteria: moved.sort((a, b) => (b.change - a.change) * Math.sign(delta)),
    exact: isSum && Math.abs(sum(changes) - delta) < ROUNDING
  };
}
function changeOf(criterion, scenarios) {
  const { delta = null, paired } = criterion?.score ?? criterion ?? {};
  return (delta ?? 0) * (paired?.scenarios ?? criterion?.paired?.scenarios ?? 0) / scenarios;
}
function gainOf(scenarios, { rubric, index, combination }) {
  const weights = [...combination.weights.values()];
  const scoreOf = (children) => {
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
      return scoreOf(children.with(index, asOnMain)) - scoreOf(children);
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
    const scores = onMain(pair, metric).flatMap((run) => metric.valueIn(run) ?? []);
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
  const failing = failingToday(confirm.scenarios);
  const losses = pairing.pairs.map((pair) => {
    const main = onMain(pair, metric).flatMap((run) => metric.valueIn(run) ?? []);
    const here = metric.valueIn(pair.candidate);
    return !failing.has(pair.scenario) || here === null || main.length === 0 ? 0 : here - meanRate(main);
  });
  const environment = rounded(sum(losses) / paired.scenarios);
  return { harness: 0, environment, config: 0, agent: rounded(delta - environment) };
}
function failingToday(scenarios) {
  return new Set(scenarios.flatMap(({ scenario, word }) => word === "fails on main today" ? [scenario] : []));
}
function layersByCause(decision, causes) {
  const { layers, flips, config, confirmed } = decision;
  const [metric] = decision.metrics;
  if (layers === void 0 || metric?.paired === void 0) return {};
  const { name, paired } = metric;
  const counted2 = failingToday(confirmed);
  const losses = new Map(
    [...flips.broke, ...flips.lost].map(({ scenario, candidate, baseline }) => {
      return [scenario, counted2.has(scenario) ? 0 : (candidate ?? 0) - (baseline ?? 0)];
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
  const signs = fallen.map((scenario) => signOf(scenario, turned.get(scenario.scenario), metric.rubric));
  const causes = groupsOf(signs, ({ group }) => group).map((group) => withLacks(causeOf(group), fallen)).sort((a, b) => rankOf(a) - rankOf(b) || bySize(a, b));
  return { ...measured, ...layersByCause(decision, causes), causes, start: startOf(decision, causes) };
}
function rankOf({ kind, scenarios }) {
  return kind === "missing" ? Number.NEGATIVE_INFINITY : Number(kind === "other") / 2 - scenarios.length;
}
function withLacks(cause, scenarios) {
  const { fact } = cause;
  if (fact === void 0) return cause;
  const lacking = (trials) => {
    return { count: trials.filter(({ absent }) => absent.includes(fact)).length, total: trials.length };
  };
  const [candidate, baseline] = [scenarios.flatMap((one) => one.candidate), scenarios.flatMap(({ main }) => main)];
  return { ...cause, lacks: { candidate: lacking(candidate), baseline: lacking(baseline) } };
}
function signOf({ scenario, main, candidate }, criterion, rubric) {
  const reference = referenceOf(main);
  const failed = failedTrials(candidate);
  const [most] = groupsOf(failed.map(ownSign), ({ group }) => group);
  const [sign] = most ?? [];
  const fact = failed[0]?.absent.find(
    (path) => reference?.recorded.includes(path) && failed.every(({ absent }) => absent.includes(path))
  );
  if (sign?.kind === "error" || sign?.kind === "empty") return { ...sign, scenario };
  if (fact !== void 0) return { scenario, kind: "missing", group: `missing ${fact}`, fact };
  if (sign !== void 0 && sign.kind !== "other") return { ...sign, scenario };
  const differences = failed.map((trial) => reference && firstDifference(reference, trial));
  const [often] = groupsOf(differences, (trialDifference) => trialDifference ? groupOf(trialDifference) : "");
  const difference2 = often?.[0] ?? null;
  if (criterion !== void 0)
    return {
      scenario,
      kind: "criterion",
      group: `criterion ${criterion}`,
      criterion: criterionName(rubric, criterion),
      reasons: failed.flatMap((trial) => judgedReason(criterionResults(trial, rubric), criterion)),
      difference: difference2
    };
  if (difference2 === null) return { scenario, kind: "other", group: "other" };
  const kind = difference2.change === "arguments" ? "arguments" : "calls";
  return { scenario, kind, group: kind, difference: difference2 };
}
function judgedReason(children, criterion) {
  const node = children.find(({ key }) => key === criterion);
  return node?.kind === "judge" && !holds(node) ? [node.explanation] : [];
}
function failedTrials(trials) {
  const failed = trials.filter(({ passed }) => passed === false);
  return failed.length === 0 ? trials : failed;
}
function ownSign({ result: { error }, reason, isEmpty }) {
  if (error !== null) {
    const message2 = maskText(error.message);
    const isOfService = looksLikeService(error.message);
    return { kind: "error", group: `error ${error.kind} ${headOf(message2)}`, message: message2, isOfService };
  }
  if (isEmpty) return { kind: "empty", group: "empty" };
  if (reason === null || reason.trim() === "") return { kind: "other", group: "other" };
  const message = maskText(reason);
  return { kind: "reason", group: `reason ${message.key}`, message, isOfService: looksLikeService(reason) };
}
function criteriaThatTurned(broke, rubric) {
  const turned = broke.map(({ scenario, main, candidate }) => {
    const mainVerdicts = criteriaOf(referenceOf(main), rubric);
    const failedVerdicts = failedTrials(candidate).map((trial) => criteriaOf(trial, rubric));
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
function criteriaOf(trial, rubric) {
  return new Map((trial ? criterionResults(trial, rubric) : []).map((node) => [node.key, holds(node)]));
}
function holds({ verdict }) {
  return verdict !== "fail" && verdict !== "warn";
}
function groupOf({ change, tool, instead = "", argument = "" }) {
  return JSON.stringify([change, tool, instead, argument]);
}
function groupsOf(members, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [member]);
    else group.push(member);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
function causeOf(signs) {
  const [{ kind, criterion, fact } = { kind: "other" }] = signs;
  const messages = signs.flatMap(({ message }) => message ?? []);
  const [reasons] = groupsOf(
    signs.flatMap(({ reasons: judged = [] }) => judged),
    (reason) => reason
  );
  const text = messages.length === 0 ? reasons?.[0] : textOf(messages);
  const parts = partsOf(signs);
  return {
    kind,
    ...text === void 0 ? {} : { text },
    ...signs.every(({ isOfService }) => isOfService === true) ? { service: true } : {},
    ...criterion === void 0 ? {} : { criterion },
    ...fact === void 0 ? {} : { fact },
    scenarios: idsOf(signs),
    parts: messages.length > 0 && parts.length < 2 ? [] : parts
  };
}
function textOf(messages) {
  const [first] = messages;
  const isOne = messages.every(({ key }) => key === first?.key);
  return isOne || first === void 0 ? sharedText(messages) : headOf(first);
}
function partsOf(signs) {
  const known = signs.filter(({ message, difference: difference2 }) => message ?? difference2);
  return groupsOf(known, ({ message, difference: difference2 }) => message?.key ?? (difference2 ? groupOf(difference2) : "")).map((group) => {
    const scenarios = idsOf(group);
    const { difference: difference2 } = group.find(({ scenario }) => scenario === scenarios[0]) ?? {};
    if (!difference2) return { text: sharedText(group.flatMap(({ message }) => message ?? [])), scenarios };
    const { example, steps: _, ...shared } = difference2;
    return { ...shared, scenarios, example: { scenario: scenarios[0] ?? "", ...example } };
  }).sort(bySize);
}
function idsOf(signs) {
  return signs.map(({ scenario }) => scenario).sort(naturally);
}
function bySize({ scenarios: a }, { scenarios: b }) {
  return b.length - a.length || naturally(a[0] ?? "", b[0] ?? "");
}
function startOf({ metrics: [metric], flips }, causes) {
  const { paired, threshold = null } = metric ?? {};
  const explained = [...flips.broke, ...flips.lost];
  const broke = explained.length;
  if (paired === void 0) return null;
  const sizeOf = (chosen3) => chosen3.reduce((sum2, index) => sum2 + (causes[index]?.scenarios.length ?? 0), 0);
  const errors = causes.flatMap(({ kind }, index) => kind === "error" ? [index] : []);
  const largest = causes[0]?.kind === "other" ? [] : [0];
  const chosen2 = [errors, largest].find((indices) => sizeOf(indices) > 1 && sizeOf(indices) * 3 >= broke);
  if (chosen2 === void 0 || causes.length < 2) return null;
  const ids = new Set(chosen2.flatMap((index) => causes[index]?.scenarios ?? []));
  const lost = explained.reduce(
    (sum2, { scenario, baseline, candidate }) => sum2 + (ids.has(scenario) ? (baseline ?? 0) - (candidate ?? 0) : 0),
    0
  );
  const rate = Math.min(1, paired.candidate + lost / paired.scenarios);
  return { causes: chosen2, scenarios: ids.size, broke, rate, baseline: paired.baseline, threshold };
}

// src/io/bundle/write.ts
import { createHash as createHash2 } from "node:crypto";
import { closeSync, mkdirSync, openSync, writeFileSync as writeFileSync2, writeSync } from "node:fs";
import { dirname as dirname2, join as join5 } from "node:path";
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
  try {
    return writeBundleIn(aside, { folder, home, keepsEvidence });
  } catch (error) {
    clear(aside);
    throw error;
  }
}
function writeBundleIn(aside, { folder, home, keepsEvidence }) {
  let isFinished = false;
  const draft = join5(aside, "bundle");
  writingTo(folder, () => mkdirSync(draft));
  const createEvidence = (name) => keepsEvidence ? writingTo(folder, () => createLineFile(join5(draft, name))) : null;
  const trials = createEvidence(EVIDENCE_FILE);
  const results = createEvidence(RESULTS_FILE);
  const resultsHash = startResultsHash();
  const files = /* @__PURE__ */ new Map();
  return {
    add(evidence, result) {
      const canonical = JSON.stringify(result);
      resultsHash.add(canonical);
      writingTo(folder, () => {
        trials?.write(evidenceLine(evidence));
        results?.write(canonical);
      });
    },
    text(name, content) {
      const path = join5(draft, name);
      writingTo(folder, () => makeFolder(dirname2(path)));
      const file = writingTo(folder, () => createLineFile(path));
      const pieces = typeof content === "string" ? [content] : content;
      try {
        for (const piece of pieces) writingTo(folder, () => file.add(piece));
        const digest = writingTo(folder, () => file.close());
        files.set(name, digest);
      } finally {
        file.abandon();
      }
    },
    finish(head) {
      writingTo(folder, () => {
        if (trials !== null) files.set(EVIDENCE_FILE, trials.close());
        if (results !== null) files.set(RESULTS_FILE, results.close());
        const listed2 = [...files].map(([file, digest]) => ({ file, ...digest })).sort((a, b) => byText(a.file, b.file));
        const manifest = { schema: 1, ...head, results: resultsHash.finish(), files: listed2 };
        writeFileSync2(join5(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}
`);
        putInPlace(draft, home, aside);
      });
      isFinished = true;
      clear(aside);
    },
    discard() {
      if (isFinished) return;
      trials?.abandon();
      results?.abandon();
      abandonDraft(home, aside);
    }
  };
}
function evidenceLine({ trial, text }) {
  if (text !== null && !/[\r\n]/.test(text)) return text;
  const { [ANSWERS]: answers, error } = trial;
  const plain = error?.message === "" ? { message: "" } : error?.message ?? null;
  const written = error?.classified ? { kind: error.kind, message: error.message } : plain;
  return JSON.stringify({ ...trial, error: written, [ANSWERS_KEY]: answers });
}
var BUFFER_BYTES = 1 << 20;
var MOST_BYTES = 3;
var NEWLINE = 10;
function createLineFile(path) {
  const descriptor = openSync(path, "w");
  const hash2 = createHash2("sha256");
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes = 0;
  let isOpen = true;
  const put2 = (chunk) => {
    hash2.update(chunk);
    bytes += chunk.length;
    writeWhole(descriptor, chunk);
  };
  const flush = () => {
    put2(buffer.subarray(0, filled));
    filled = 0;
  };
  const abandon = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  const add = (text) => {
    const room = MOST_BYTES * text.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put2(Buffer.from(text));
    else filled += buffer.write(text, filled);
  };
  return {
    add,
    write(line) {
      add(line);
      if (filled === BUFFER_BYTES) flush();
      buffer[filled++] = NEWLINE;
    },
    close() {
      flush();
      abandon();
      return { bytes, sha256: `sha256:${hash2.digest("hex")}` };
    },
    abandon
  };
}
function writeWhole(descriptor, chunk) {
  let written = 0;
  while (written < chunk.length) written += writeSync(descriptor, chunk, written);
}

// src/pipeline/compared-trials.ts
var MOST_OF_MAIN = 20 * 2 ** 20;
var LONGEST2 = 2e3;
function explainFlips(decision, { main, candidate, config }) {
  const { flips, metrics } = decision;
  const flipped = [
    ...flips.broke.map((flip) => ({ ...flip, side: "broke" })),
    ...flips.lost.map((flip) => ({ ...flip, side: "lost" })),
    ...flips.fixed.map((flip) => ({ ...flip, side: "fixed" }))
  ];
  const primary = metrics[0]?.rubric ?? "";
  const explained = (scenarios2) => {
    const rubric = config.rubrics.find(({ id }) => id === primary);
    return withCauses(decision, scenarios2, rubric && combinationOf(rubric));
  };
  if (flipped.length === 0) return { decision: explained([]), mainTrials: [] };
  const lines = [];
  let room = MOST_OF_MAIN;
  const collect = (run, wanted, keeps = (_) => true) => byScenario2(evidenceOfRun(run, startRedaction(run.redaction)), (evidence) => {
    const { trial } = evidence;
    if (!wanted.has(trial.scenario) || isOfArm(config, trial) || !keeps(evidence)) return null;
    return comparedTrial(trial, explainTrial(scoreByConfig(config, trial)), primary);
  });
  const mainIds = new Set(flipped.map(({ scenario, renamed_from: old = scenario }) => old));
  const before = main && collect(main, mainIds, (evidence) => {
    const line = evidenceLine(evidence);
    room -= line.length;
    if (room >= 0) lines.push(line);
    return room >= 0;
  });
  const now = collect(candidate, new Set(flipped.map(({ scenario }) => scenario)));
  const filled = new Set(decision.filled?.scenarios);
  const scenarios = flipped.map(({ scenario, renamed_from: old = scenario, side }) => {
    const counted2 = (now.get(scenario) ?? []).filter(({ passed }) => passed !== null || !filled.has(scenario));
    return { scenario, side, main: before?.get(old) ?? [], candidate: counted2 };
  });
  return { decision: explained(scenarios), mainTrials: lines };
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
function byScenario2(trials, show) {
  const shown2 = /* @__PURE__ */ new Map();
  for (const trial of trials) {
    const compared = show(trial);
    if (compared === null) continue;
    const { scenario } = compared.result;
    shown2.set(scenario, [...shown2.get(scenario) ?? [], compared]);
  }
  for (const trialsOfScenario of shown2.values()) trialsOfScenario.sort((a, b) => a.result.trial - b.result.trial);
  return shown2;
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
var DONE = /* @__PURE__ */ new Set(["output", "trace", "final_state"]);
function factsRead(trial, tree) {
  const paths = [...new Set(tree === void 0 ? [] : fieldsOf(tree))];
  const isAbsent = (path) => {
    const [root = ""] = path.split(".");
    return factAt(trial, DONE.has(root) ? root : path) === void 0;
  };
  return { absent: paths.filter(isAbsent), recorded: paths.filter((path) => !isAbsent(path)) };
}
function fieldsOf({ observed = [], children = [] }) {
  return [...observed.map(({ field }) => field), ...children.flatMap(fieldsOf)];
}
function short(value) {
  const text = shownValue(value, LONGEST2);
  return text.length < LONGEST2 ? value : text;
}

export {
  crashLossOf,
  layersOf,
  thresholdOf,
  explainTrial,
  explainRubric,
  startResultsHash,
  meanNodeScore,
  loadRubric,
  compileDocument,
  loadRubrics,
  sharedNames,
  startDeclaredTotals,
  countsText,
  loadMapping,
  openZip,
  TEST_FILE,
  findResultFiles,
  findTexts,
  findFiles,
  RUBRIC_FILES,
  pathsInRepository,
  loadConfig,
  loadRubricsAlone,
  loadMappingAndPolicy,
  compileConfig,
  rubricTexts,
  defaultRubric,
  policyText,
  gate_schema_default,
  report_schema_default,
  bundledTexts,
  configOfBundle,
  gateText,
  checkGate,
  recordedEvidence,
  textsOf,
  EVIDENCE_FILE,
  CONFIRM_FILE,
  CONTROL_FILE,
  MAIN_TRIALS_FILE,
  RESULTS_FILE,
  MANIFEST_FILE,
  requireFormat,
  rubricIdentities,
  mappingIdentity,
  history_schema_default,
  TWO_JOBS_FILE,
  writeTwoJobs,
  readTwoJobs,
  openBundleFiles,
  evidenceOf,
  laterEvidenceOf,
  openBundleZip,
  openWhole,
  openGivenBundle,
  openBundle,
  damaged,
  HISTORY_FILE,
  reportOfBundle,
  historyText,
  historyOfBundle,
  evidenceOfRun,
  startReport,
  scoreByConfig,
  armsOf,
  isOfArm,
  scoreRun,
  hasArms,
  withRedacted,
  firstDifference,
  callText,
  takeAwayBundle,
  refuseForeignFolder,
  draftBundle,
  evidenceLine,
  explainFlips,
  byScenario2 as byScenario,
  comparedTrial
};
