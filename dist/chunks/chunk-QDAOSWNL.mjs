import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  chosen,
  explainTrial,
  naturally,
  nodeResult,
  notEvaluated,
  startResultsHash,
  statusOf,
  thresholdOf
} from "./chunk-VS5VMFWX.mjs";
import {
  adviseShipped,
  diskName,
  pathInRepository,
  readShipped,
  shownPath
} from "./chunk-3GWZFD6H.mjs";
import {
  POLICY_NAMES,
  compileCondition as compileCondition2,
  compileConfig,
  compileJoin,
  compileObject,
  compileRecords,
  compileValue,
  criterionName,
  defaultPolicy,
  errorText,
  exactText,
  headOf,
  maskText,
  parseYamlDocument,
  planPool,
  readConfig,
  readEvidence,
  readPolicy,
  readPool,
  readable,
  sharedText,
  startCompiling,
  startRedaction,
  trialFinding,
  unmapped
} from "./chunk-47CYQOXZ.mjs";
import {
  ApiError,
  bytesIfThere,
  chunksOf,
  clear,
  fileExists,
  findOnly,
  folderExists,
  givenOr,
  isNone,
  isThere,
  jsonLines,
  makeAside,
  makeFolder,
  move,
  onDisk,
  readCapped,
  readOrNull,
  readText,
  requireInside,
  requireRegular,
  secondsIn,
  warn as warn2,
  whileConnected,
  withRetries,
  writingTo
} from "./chunk-G6MFG3YQ.mjs";
import {
  EXPRESSION,
  IN_SENTENCE,
  MODEL_NEED,
  NATIVE_FACTS,
  NO_PARTS,
  OPERATORS,
  REFUSED_CONDITION,
  SKIPPED,
  STRATEGIES,
  TRIAL_KEYS,
  Unanswered,
  Unjudgeable,
  addSchemaMistakes,
  adopt,
  answerOfPanel,
  answered,
  calibrationWords,
  checkBands,
  checkCombining,
  checkKey,
  checkName,
  clauses,
  combine,
  combineWords,
  compileBound,
  compileCalibration,
  compileComposite,
  compileCondition,
  compileFact,
  compileNamedSteps,
  compileOutcomes,
  compileSchema,
  compileStep,
  compileTree,
  cut,
  derivedNeed,
  didNotPass,
  exactlyOne,
  explainAll,
  explainRow,
  explainUnfit,
  factNeed,
  firstFew,
  isIndeterminate,
  isRecorded,
  judgeTrial,
  judgedOrMissing,
  judgementAt,
  mark,
  markIndeterminate,
  markScalar,
  markWords,
  nodeSlot,
  problemsAt,
  questionId,
  readAnswers,
  readFit,
  refuseWeight,
  refuseWeights,
  requireAnswers,
  rootOf,
  ruleWords,
  shownFact,
  shownHash,
  shownValue,
  spend,
  startEvaluation,
  startNotes,
  stepsAt,
  stepsOfValue,
  tableKey,
  turnedWords,
  verdictOf,
  warn,
  whyNone,
  worstSeverity
} from "./chunk-6W44APWX.mjs";
import {
  ANSWERS,
  ANSWERS_KEY,
  MAX_RECORD_BYTES,
  REFUSED_NAMES,
  adviseName,
  asBuffer,
  contentHash,
  dotted,
  factAt,
  isRecord,
  loadLazily,
  memberOf,
  memberPointer,
  parseRecord,
  pointerNames,
  rounded,
  schemaCheck,
  sha256Of,
  sumOf
} from "./chunk-KXTLITRD.mjs";
import {
  Problems,
  UserError,
  byText,
  describeProblems,
  inline,
  must,
  shown,
  sortedUnion,
  systemError,
  unlessMistaken,
  valueOr
} from "./chunk-E36CS5TK.mjs";

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
var MOST_WEIGHT = 1e6;
var MOST_KEYS = 10;
function compileEach(file, pointer, context) {
  const each = compileItemwise(file.each, `${pointer}/each`, context);
  return {
    kind: "each",
    parts: [],
    judge: (at2) => judge(each, at2),
    explainItems: (at2, judgement, warnings) => explainItems(each, at2, judgement, warnings),
    explain: (at2, judgement, notes) => {
      if (judgement === each.indeterminate) return { explanation: explainNone(each, at2, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown} counts` };
      const children = explainItems(each, at2, judgement, notes.warnings);
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
  const weight = file.weight === void 0 ? null : compileBound(file.weight, "number", `${pointer}/weight`, within);
  const strategy = file.combine === void 0 || file.combine === "mean" ? everyItem(marking) : STRATEGIES[file.combine];
  if (weight !== null && !strategy.isWeighted) refuseWeights(file, `${pointer}/weight`, compiling);
  const empty = answered(file.on_empty, marking.severity ?? "medium");
  return { items, node, weight, strategy, marking, indeterminate: markIndeterminate(marking), empty };
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
    const verdicts = new Set(parts.judgements.map((one) => one.verdict));
    if (!verdicts.has("fail") && !verdicts.has("warn")) return "pass";
    return verdicts.has("fail") || least === "fail" ? "fail" : "warn";
  };
  return { ...STRATEGIES.weighted_sum, verdict };
}
function judge(each, at2) {
  const { items, node, strategy, marking, indeterminate, empty } = each;
  const list = items.read(at2);
  if (list === null) return indeterminate;
  if (at2.places.length === 0) at2.spent.steps = 0;
  at2.spent.items += list.length;
  if (at2.spent.items > MOST_ITEMS)
    throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
  const weights = weightsOf(each, list, at2);
  if (weights === null) return indeterminate;
  if (!weights.some((weight) => weight > 0)) return empty;
  const parts = list.map(
    (item, index) => weights[index] === 0 ? SKIPPED : judgedOrMissing(() => node.judge(withItem(at2, item, index)))
  );
  requireAnswers(parts);
  return combine(parts, weights, strategy, marking);
}
function weightsOf({ weight }, list, at2) {
  if (weight === null) return list.map(() => 1);
  const weights = list.map((item, index) => weight.value(withItem(at2, item, index)));
  const invalid = weights.find((one) => one !== void 0 && !(one >= 0 && one <= MOST_WEIGHT));
  if (invalid !== void 0)
    throw new Unjudgeable(
      `the weight ${cut(weight.text, EXPRESSION)} gave ${invalid}; weights are 0 to ${MOST_WEIGHT}`
    );
  return weights.includes(void 0) ? null : weights;
}
function withItem(at2, item, index) {
  return { ...at2, items: [...at2.items, item], places: [...at2.places, index] };
}
function explainNone({ items, weight }, at2, notes) {
  const list = items.read(at2);
  if (list === null || weight === null) return items.explainNone(at2, notes);
  const index = list.findIndex((item, place) => weight.value(withItem(at2, item, place)) === void 0);
  return `the weight of item ${index} is indeterminate: ${weight.explain(withItem(at2, list[index], index), notes)}`;
}
function explainItems(each, at2, { parts }, warnings) {
  const list = each.items.read(at2) ?? [];
  const weights = weightsOf(each, list, at2) ?? [];
  return parts.map((part, index) => {
    const [key, weight = 1] = [String(index), weights[index]];
    if (weight === 0)
      return { ...nodeResult(each.node, part, { explanation: "does not count: its weight is 0" }, []), key, weight };
    return { ...each.node.explain(withItem(at2, list[index], index), part, warnings), key, weight };
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
  return itemsOf(TRACE, `${turns} turns`, (trace) => turnsOf(trace, turns ?? ""));
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
  const pick = (trace, at2) => trace.filter((step) => fits(step, at2));
  return itemsOf(TRACE, `steps that fit ${shown2}`, pick, facts);
}
var A_LIST = { accepts: Array.isArray, wanted: "a list" };
var TRACE = { path: "trace", read: ({ trial }) => trial.trace, missing: () => void 0, ...A_LIST };
function itemsOf(list, shown2, pick, facts = []) {
  const firstUnreadable = (at2) => [...facts, list].find((fact) => readFit(fact, at2) === void 0);
  return {
    shown: shown2,
    read: (at2) => firstUnreadable(at2) === void 0 ? pick(list.read(at2), at2) : null,
    explainNone: (at2, notes) => explainUnfit(firstUnreadable(at2) ?? list, at2, notes)
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
  const { test, explain: explain4 } = pass ?? fail ?? REFUSED_CONDITION;
  const passesWhen = pass_when !== void 0;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markIndeterminate(marking)];
  return {
    kind: "criterion",
    parts: [],
    ...chosen(answers, (at2) => {
      const truth = test(at2);
      return truth === void 0 ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at2, judgement, notes) => {
      const explanation = explain4(at2, notes);
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
  const other = usual === void 0 ? null : markScalar(marking, usual);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "lookup",
    parts: [],
    judge: (at2) => {
      const key = tableKey(fact.read(at2));
      return key === void 0 ? indeterminate : scores.get(key) ?? other ?? indeterminate;
    },
    explain: (at2, judgement, notes) => {
      const found = explainRow(fact, scores, at2, notes, (notListed) => {
        if (other !== null) return `${notListed}: the default counts`;
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
    judge: (at2) => {
      const value = bound.value(at2);
      if (value !== void 0) return markScalar(marking, checked(value, text));
      return bound.needsSkipped(at2) ? SKIPPED : indeterminate;
    },
    explain: (at2, judgement, notes) => {
      const quiet = judgement === SKIPPED ? { ...notes, warnings: [] } : notes;
      const reason = bound.explain(at2, quiet);
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
    judge: (at2) => adopt(marking, judgementAt(at2, slot ?? -1) ?? SKIPPED, NO_PARTS),
    explain: (at2, judgement) => {
      const before = judgementAt(at2, slot ?? -1)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, before, judgement)];
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
  const scoreAt = (at2) => answerTo(asked, at2)?.score;
  const judged = asked.form === "yes_no" ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), indeterminate], (at2) => scoreAt(at2) ?? 2) : {
    judge: (at2) => {
      const score = scoreAt(at2);
      return score === void 0 ? indeterminate : markScalar(marking, score);
    }
  };
  return {
    kind: "judge",
    parts: [],
    ...judged,
    explain: (at2, judgement, notes) => ({
      explanation: clauses(explainAsked(asked, at2, notes), markWords(marking, judgement))
    })
  };
}
function compileAsked(file, pointer, compiling) {
  const { question: text = "", judge: form = "yes_no", model } = file;
  const { names, name: key = "" } = compiling;
  const question = text.trim();
  checkPlace(file, pointer, compiling);
  const sees = file.sees ?? names.items.slice(-1);
  const [path, at2] = [`judge.${key}`, `${pointer}/judge`];
  if (sees.length === 0) {
    names.questions.set(key, []);
    return { key, question, form, recorded: compileFact(path, at2, compiling), asks: [], seen: [] };
  }
  const open = { ...compiling, names: { ...names, closed: false }, needs: /* @__PURE__ */ new Set() };
  const recorded = compileFact(path, at2, open);
  compiling.needs.add(MODEL_NEED);
  const seen = sees.map((one, index) => compileSeen(one, `${pointer}/sees/${index}`, compiling));
  const shown2 = (of) => Object.fromEntries(seen.map((fact) => [fact.path, fact.read(of) ?? null]));
  const isOfItems = names.items.length > 0;
  const asks = [model ?? null].flat().map((one) => {
    const id = questionId({ question, form, model: one }, sees);
    return { id, key, question, form, model: one, isOfItems, shown: shown2 };
  });
  names.questions.set(key, asks);
  return { key, question, form, recorded, asks, seen };
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
function recordedAt({ recorded }, at2) {
  const itemAt = (list, place) => Array.isArray(list) ? list[place] : void 0;
  return at2.places.reduce(itemAt, recorded.read(at2));
}
function recordedPath({ recorded }, { places }) {
  return [recorded.path, ...places].join(".");
}
function answerTo(asked, at2) {
  const { key, question, form, asks, seen } = asked;
  const value = recordedAt(asked, at2);
  const own = readAnswers(value, form, question);
  if (own !== void 0) return { ...own, isRecorded: true };
  const isOwn = isRecorded(value, question);
  if (!isOwn && seen.length > 0 && seen.every((fact) => fact.read(at2) === void 0)) return void 0;
  const votes = isOwn ? [] : asks.map((ask) => votesOf(ask, at2));
  const panel = votes.map((one) => readAnswers(one, form, question));
  const answer = panel.length === 0 ? void 0 : panel.length === 1 ? panel[0] : answerOfPanel(panel);
  if (answer !== void 0) return { ...answer, isRecorded: false, ...panel.length > 1 ? { panel } : {} };
  const open = isOwn ? [] : asks.filter((_, index) => panel[index] === void 0);
  const said = votes.find((one, index) => one !== void 0 && panel[index] === void 0);
  const why = said === void 0 ? `${whyNone(recordedPath(asked, at2), value, form, question)}${whyUnasked(open, value)}` : whyNone(SAID, said, form, question);
  const shown2 = open[0]?.shown(at2) ?? {};
  throw new Unanswered(
    `\`${key}\` has no answer: ${why}`,
    open.map((ask) => ({ ...ask, shown: shown2 }))
  );
}
function votesOf({ id, key, isOfItems, shown: shown2 }, at2) {
  const votes = at2.trial[ANSWERS]?.[id];
  if (!isOfItems || !Array.isArray(votes)) return votes;
  const facts = shown2(at2);
  spend(stepsAt(at2), votes.length + stepsOfFacts(facts), () => `the judge \`${key}\``);
  const about = shownHash(facts);
  const own = votes.filter((vote) => isRecord(vote) && vote.shown === about);
  return own.length === 0 ? void 0 : own;
}
function stepsOfFacts(facts) {
  return Object.values(facts).reduce((sum, fact) => sum + stepsOfValue(fact), 0);
}
var SAID = "what the judge says";
function whyUnasked(open, recorded) {
  if (open.length > 0) return ", and no judge was asked";
  return recorded === void 0 ? ", and without `sees` no model is asked" : "";
}
function explainAsked(asked, at2, notes) {
  const answer = answerTo(asked, at2);
  if (answer?.isRecorded !== true) for (const fact of asked.seen) noteSeen(fact, at2, notes);
  if (answer !== void 0) return explainAnswer(asked, answer, at2, notes);
  const paths = asked.seen.map(({ path }) => path);
  return `${paths.join(" and ")} ${paths.length === 1 ? "is" : "are"} absent: there is nothing to ask about`;
}
function explainAnswer(asked, answer, at2, notes) {
  const { given, score, reason, panel, isRecorded: isOwn } = answer;
  const because = reason === "" ? "" : `: ${shownValue(reason, REASON)}`;
  if (panel !== void 0) return `${panelWords(asked, panel, score)}${because}`;
  const said = given.length === 1 ? given[0] : given;
  const subject = isOwn ? shownFact(notes, recordedPath(asked, at2), said) : `the judge's answer (${shownValue(said, IN_SENTENCE)})`;
  return `${subject} ${typeof given[0] === "number" ? "of 100" : `says ${yesOrNoOf(given, score)}`}${because}`;
}
function panelWords({ asks, form }, panel, score) {
  const word = (own) => form === "percent" ? `${own * 100}` : own === 1 ? "yes" : "no";
  const said = panel.map(
    (one, index) => `${asks[index]?.model} (${one === void 0 ? "no answer" : word(one.score)})`
  );
  return `${said.join(", ")}: ${word(score)}`;
}
function noteSeen(fact, at2, notes) {
  const value = fact.read(at2);
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
    const at2 = `${pointer}/overrides/${index}`;
    const target = rules.find((rule) => rule.file.name === name);
    if (target?.file.terminal === true) {
      const what = `\`${name}\` is terminal and cannot be overridden`;
      problems.add(at2, { code: "bad-node", what });
    } else if (target === void 0) {
      const advice = adviseName(name, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at2, { code: "unknown-node", what: `there is no rule \`${name}\``, ...advice });
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
    judge: (at2) => {
      const { parts, ending } = askTerminal(rules, at2);
      if (ending !== void 0) return endedBy(ending, rules, parts, marking);
      askOthers(rules, order, parts, at2);
      return scoreRules(rules, parts, marking);
    },
    explain: (at2, judgement, { warnings }) => ({
      explanation: explain2(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at2, warnings)
    })
  };
}
function effective(rule) {
  if (rule.status !== "proposed") return rule;
  const { overrides: _, terminal: __, ...shown2 } = rule;
  return { ...shown2, severity: "none" };
}
function askTerminal(rules, at2) {
  const parts = rules.map(() => SKIPPED);
  const ending = rules.find((rule, index) => {
    if (!rule.isTerminal) return false;
    parts[index] = rule.node.judge(at2);
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
function askOthers(rules, { order, overriders }, parts, at2) {
  for (const index of order) {
    const rule = rules[index];
    parts[index] = judgeOverridden(rule, overriderOf(index, rules, parts, overriders), at2);
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
function judgeOverridden(rule, overrider, at2) {
  if (overrider?.isSure) return SKIPPED;
  const own = rule.node.judge(at2);
  const isInDoubt = overrider !== void 0 && own === rule.fired && rule.node.weight > 0;
  return isInDoubt ? rule.indeterminate : own;
}
function overriderOf(index, rules, parts, overriders) {
  const others = overriders[index] ?? [];
  const sure = others.find((other) => parts[other] === rules[other]?.fired);
  const found = sure ?? others.find((other) => parts[other] === rules[other]?.indeterminate);
  return found === void 0 ? void 0 : { rule: rules[found], isSure: sure !== void 0 };
}
function endingRule(rules, parts) {
  return rules.find((rule, index) => rule.isTerminal && counts(rule, parts[index]));
}
function explain2(rules, marking, judgement) {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted = rules.filter(
    (rule, index) => parts[index] === rule.indeterminate && counts(rule, rule.indeterminate)
  );
  const asked = clauses(naming("fired", fired), naming("counts as fired", counted));
  const sum = sumOfCounted(rules, parts);
  const less = mayHaveEnded(rules, parts).filter(({ node }) => node.weight < sum);
  const ends = naming(`may have ended the list ${ending === void 0 ? "with less" : "before, with less"}`, less);
  if (ending !== void 0)
    return clauses(`${asked}, which ended the list`, ends, calibrationWords(marking, judgement));
  return clauses(clauses(asked, ends) || "no rule fired", markWords(marking, judgement));
}
function naming(what, rules) {
  return rules.length === 0 ? "" : `${what}: ${rules.map(({ node }) => node.key).join(", ")}`;
}
function explainRules(rules, { overriders }, { parts }, at2, warnings) {
  const ending = endingRule(rules, parts);
  return rules.map(({ node, indeterminate }, index) => {
    const part = parts[index];
    const isOwn = part === indeterminate ? part === node.judge(at2) : part !== SKIPPED;
    if (isOwn) return node.explain(at2, part, warnings);
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
    ...chosen([fired, unfired, indeterminate], (at2) => {
      const truth = condition.test(at2);
      return truth === void 0 ? 2 : truth ? 0 : 1;
    }),
    explain: (at2, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explanation = explainRule(condition, weight, at2, notes);
      return nodeResult(node, judgement, { explanation }, notes.observed);
    }
  };
  return { node, isTerminal, fired, unfired, indeterminate };
}
function severityOf(weight, isTerminal) {
  if (weight > 0) return "none";
  return isTerminal ? "critical" : "medium";
}
function explainRule(condition, weight, at2, notes) {
  const truth = condition.test(at2);
  const because = condition.explain(at2, notes);
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
var BELOW_ONLY = /* @__PURE__ */ new Set(["pass_when", "fail_when", "use", "judge"]);
function compileNode(key, file, pointer, compiling, compileChild = (childKey, child, at2, within = compiling) => compileNode(childKey, child, at2, within)) {
  const { when, otherwise, question, weight = 1 } = file;
  const severity = file.severity ?? "medium";
  const body = compileBody(file, pointer, compiling, compileChild);
  const applies = when === void 0 ? null : compileCondition(when, `${pointer}/when`, compiling);
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
    explain: (at2, judgement, warnings) => {
      if (judgement.missing !== void 0) return explainMissing(node, body, judgement, at2, warnings);
      const notes = startNotes(warnings);
      const explained = body.explain(at2, judgement, notes);
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function explainMissing(node, { explainItems: explainItems2 }, judgement, at2, warnings) {
  const explanation = must(judgement.missing, "the missing answer").message;
  const below = judgement.parts.length === 0 ? notEvaluated(node.parts, "an answer is missing") : explainItems2?.(at2, judgement, warnings) ?? explainAll(node.parts, judgement.parts, at2, warnings);
  return nodeResult(node, judgement, { explanation, ...below.length === 0 ? {} : { children: below } }, []);
}
function where(node, body, applies, elsewhere) {
  const inside = always(node, body);
  const least = elsewhere.verdict === "pass" ? answered("skip", elsewhere.severity) : elsewhere;
  const inDoubt = { ...least, indeterminate: true };
  const outside = [elsewhere, inDoubt];
  return {
    ...body.choice === void 0 ? judgedWhere(body, applies, outside) : chosenWhere(body.choice, applies, outside),
    explain: (at2, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside.explain(at2, judgement, warnings);
      const notes = startNotes(warnings);
      const explanation = `${must(ELSEWHERE[judgement.verdict], "the verdict of `otherwise`")}${applies.explain(at2, notes)}`;
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
  const judge2 = (at2) => {
    const truth = applies.test(at2);
    return truth === true ? body.judge(at2) : truth === false ? elsewhere : inDoubt;
  };
  return { choice: null, judge: judge2 };
}
function chosenWhere({ answers, choose }, applies, outside) {
  return chosen([...answers, ...outside], (at2) => {
    const truth = applies.test(at2);
    return truth === true ? choose(at2) : answers.length + (truth === false ? 0 : 1);
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
    const own = { problems, names, needs: /* @__PURE__ */ new Set(), name: key };
    const compiled = compileNode(key, node, pointer, own);
    const slot = slotOf(key);
    named[slot] = compiled;
    needs.set(key, own.needs);
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
  const order = sortedKeys(names.nodes, needs, file, problems).filter((key) => read.has(key) || apart.some((one) => one.key === key)).map(slotOf);
  const besides = apart.map(({ key, node }) => {
    return { slot: slotOf(key), node, isOptional: read.has(key) || node.status === "proposed" };
  });
  const counted = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named, standalone: besides, counted, order, needs: new Map([...needs, ["", whole.needs]]) };
}
function judgedOnce(node, slot) {
  const { choice, judge: judge2 } = node;
  if (choice === null) return { ...node, judge: (at2) => at2.nodes[slot] ?? judge2(at2) };
  const { answers, choose } = choice;
  const again = (at2) => {
    const before = at2.nodes[slot];
    return before === void 0 ? choose(at2) : answers.indexOf(before);
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
  const own = reached("");
  const part = (key) => needs.has(key) ? reached(key) : own;
  return { whole: own || nodes.root.parts.some(({ key }) => part(key)), part };
}

// src/rubric/facts/contract.ts
var LONG = 1e3;
function compileContract(file, derived, compiling) {
  const { names, problems, needs } = compiling;
  const schema2 = compileShape(file, problems);
  const beforeScores = { ...compiling, names: { ...names, factsOnly: true } };
  const requirements = (file.require ?? []).map(({ that, message }, index) => ({
    condition: compileCondition(that, `/require/${index}/that`, beforeScores),
    message
  }));
  if (schema2 === null && requirements.length === 0) return null;
  const needed = derived.some(({ name }) => needs.has(derivedNeed(name))) ? derived : [];
  return (trial) => {
    const misshapen = schema2?.violation(trial);
    if (misshapen !== void 0) return misshapen;
    const at2 = startEvaluation(trial);
    for (const { slot, derive } of needed) at2.derived[slot] = derive(at2);
    const broken = requirements.filter(({ condition }) => condition.test(at2) !== true);
    return broken.length === 0 ? void 0 : cut(
      broken.map(({ condition, message }) => {
        const because = condition.explain(at2, startNotes([]));
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
    const { derive, explain: explain4 } = compileDerivation(written, `/derive/${name}`, compiling);
    facts.set(name, { name, slot, needs: compiling.needs, derive: (at2) => bounded(derive(at2), name), explain: explain4 });
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
    (name) => names.filter((other) => facts.get(name)?.needs.has(derivedNeed(other)))
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
  const condition = compileCondition(file, pointer, compiling);
  return { derive: condition.test, explain: (at2, warnings) => condition.explain(at2, startNotes(warnings)) };
}
function fromExpression(text, pointer, compiling) {
  const bound = compileBound(text, "any", `${pointer}/expr`, compiling);
  const shown2 = cut(bound.text, EXPRESSION);
  return {
    derive: bound.value,
    explain: (at2, warnings) => {
      const reason = bound.explain(at2, startNotes(warnings));
      return reason === "" ? shown2 : `${shown2}: ${reason}`;
    }
  };
}
function compileFactLookup(file, pointer, compiling) {
  const { field, table, default: other } = file;
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table));
  return {
    derive: (at2) => {
      const key = tableKey(fact.read(at2));
      if (key === void 0) return void 0;
      return rows.has(key) ? rows.get(key) : other;
    },
    explain: (at2, warnings) => {
      const notes = startNotes(warnings);
      return explainRow(fact, rows, at2, notes, (notListed) => {
        if (other !== void 0) return `${notListed}, and has the default`;
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
  return compileConfig(
    document,
    check,
    (file, { problems, placeOf }) => compileRubric(file, problemsAt(problems, placeOf), watch)
  );
}
function loadRubrics(sources) {
  const found = Problems.ofAll();
  const load = ({ file, text }) => found.collect(() => ({ file, rubric: loadRubric(file, text) })) ?? [];
  const loaded = sources.flatMap(load);
  const problems = [...found.all(), ...sharedNames(loaded)];
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
var LEAST_DECIMALS = 2;
function compileExpect(spec, compiling) {
  if (spec === void 0) return void 0;
  const totalsIn = compileObject(spec, "/expect", compiling);
  return (file) => startTotals(file, totalsIn);
}
function startTotals(file, totalsIn) {
  const counts2 = { records: 0, trials: 0, passed: 0, failed: 0, errors: 0 };
  const scenarios = /* @__PURE__ */ new Set();
  let said = {};
  return {
    addRecord: (record, where2) => {
      said = { ...said, ...totalsIn(record, where2) };
    },
    addTrial: (trial) => {
      counts2.records++;
      if (trial === void 0) return;
      counts2.trials++;
      scenarios.add(trial.scenario);
      const passed = factAt(trial, "harness.passed");
      if (passed === true) counts2.passed++;
      if (trial.error !== null) counts2.errors++;
      else if (passed === false) counts2.failed++;
    },
    check: (header) => {
      const where2 = { file };
      const read = { ...counts2, scenarios: scenarios.size, pass_rate: counts2.passed / Math.max(1, counts2.trials) };
      const expected = header === void 0 ? said : totalsIn(header, where2);
      const problems = Object.entries(expected).flatMap(([name, value]) => {
        if (typeof value !== "number") throw unmapped(`expect.${name}`, `${shown(value)} is not a number`, where2);
        const found = read[name];
        const reported = rounded(value);
        return isSame(name, reported, found) ? [] : [difference(name, reported, found, where2)];
      });
      if (problems.length > 0) throw new UserError(problems);
    }
  };
}
function isSame(name, expected, read) {
  if (name !== "pass_rate") return expected === read;
  const decimals = Math.max(LEAST_DECIMALS, String(expected).split(".")[1]?.length ?? 0);
  return Math.abs(expected - read) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}
function difference(name, expected, found, where2) {
  return {
    code: "other-totals",
    what: `the trials in this file are not those that it reports: \`expect.${name}\` differs`,
    where: where2,
    expected: `${expected}`,
    found: `${found}`,
    fix: "Let the harness write every trial, passed and failed. If the file is whole, correct the mapping"
  };
}

// src/suite/mapping/trace.ts
function compileTrace(spec, compiling) {
  const select = compiling.selector(spec.steps, "/trace/steps");
  const addResults = compileResults(spec.results, compiling);
  const addMessage = compileMessage(spec.message, compiling);
  const addCalls = compileCalls(spec.calls, compiling);
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
      if (addResults(step, where2, draft)) continue;
      addMessage(step, where2, draft);
      addCalls(step, where2, draft);
    }
    return draft.steps;
  };
}
function isWholeList(step, selector) {
  return Array.isArray(step) && !/[*?:,]|\.\./.test(selector);
}
function compileMessage(spec, compiling) {
  if (spec === void 0) return () => void 0;
  const when = compileCondition2(spec.when, "/trace/message/when", compiling, true);
  const role = compileName(spec.role, "/trace/message/role", compiling);
  const text = compileValue(spec.text, "/trace/message/text", compiling);
  return (step, where2, draft) => {
    if (!when(step, where2)) return;
    const said = text(step, where2);
    if (said === void 0 || said === "") return;
    draft.steps.push({
      type: "message",
      role: role(step, where2, draft),
      text: readable(said, "trace.message.text", where2)
    });
  };
}
function compileCalls(spec, compiling) {
  if (spec === void 0) return () => void 0;
  const at2 = "/trace/calls";
  const select = compiling.selector(spec.select, `${at2}/select`);
  const when = compileCondition2(spec.when, `${at2}/when`, compiling, true);
  const tool = compileName(spec.tool, `${at2}/tool`, compiling);
  const args = compileValue(spec.args, `${at2}/args`, compiling);
  const id = compileText(spec.id, `${at2}/id`, compiling);
  const answer = compileAnswer(spec, at2, compiling);
  return (step, where2, draft) => {
    for (const found of select(step)) {
      if (!when(found, where2)) continue;
      const call = { type: "tool_call", tool: tool(found, where2, draft), args: args(found, where2) ?? {} };
      draft.steps.push(call);
      if (!answer(found, where2, call)) draft.unanswered.add(call, id(found, where2));
    }
  };
}
function compileResults(spec, compiling) {
  if (spec === void 0) return () => false;
  const at2 = "/trace/results";
  const select = compiling.selector(spec.select ?? "$", `${at2}/select`);
  const isResult = compileCondition2(spec.when, `${at2}/when`, compiling, false);
  const addResult = compileResult(spec, at2, compiling);
  return (step, where2, draft) => {
    const results = select(step).filter((found) => isResult(found, where2));
    for (const result of results) addResult(result, where2, draft);
    return results.includes(step);
  };
}
function compileResult(spec, at2, compiling) {
  const id = compileText(spec.id, `${at2}/id`, compiling);
  const tool = compileText(spec.tool, `${at2}/tool`, compiling);
  const result = compileValue(spec.result, `${at2}/result`, compiling);
  const answer = compileAnswer(spec, at2, compiling);
  return (found, where2, draft) => {
    const call = draft.unanswered.take(id(found, where2), tool(found, where2));
    if (call !== void 0) {
      answer(found, where2, call);
      return;
    }
    const text = readable(result(found, where2) ?? "", dotted(`${at2}/result`), where2);
    draft.steps.push({ type: "message", role: "tool", text });
  };
}
function compileAnswer(spec, at2, compiling) {
  const result = compileValue(spec.result, `${at2}/result`, compiling);
  const error = compileValue(spec.error, `${at2}/error`, compiling);
  const part = dotted(`${at2}/error`);
  return (found, where2, call) => {
    const returned = result(found, where2);
    const failed = errorText(error(found, where2), part, where2);
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
  return (found, where2, { number }) => {
    const text = textIn(found, where2);
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
        const found = queue.calls[queue.first];
        if (found === void 0) continue;
        found.isAnswered = true;
        return found.call;
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
    const uncounted = trial === void 0 ? "none" : "read";
    return {
      name: spec.mapping,
      hash: contentHash(spec),
      split: compileRecords(spec, compiling),
      apply: compileTrial(spec, compiling),
      totals: compileExpect(spec.expect, compiling),
      join: compileJoin(spec, compiling),
      trialNumbers: counts2 === void 0 ? uncounted : "counted",
      agentOf: counts2 === void 0 || counts2 === true ? void 0 : compileValue(counts2, "/number_trials", compiling),
      selectors: compiling.selectors
    };
  });
}
function compileTrial(spec, compiling) {
  const isTrial = compileCondition2(spec.when, "/when", compiling, true);
  const members = compileMembers(spec, compiling);
  const facts = compileFacts(spec.facts ?? {}, compiling);
  return (record, where2) => {
    if (!isTrial(record, where2)) return void 0;
    const native = {};
    for (const { name, value } of members) {
      const found = value(record, where2);
      if (found !== void 0) native[name] = found;
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
    const found = value(record, where2);
    if (found === void 0) throw unmapped("scenario", "the record has no value for it", where2);
    const id = exactText(found, "scenario", where2);
    if (typeof found === "number" && !Number.isInteger(found))
      throw unmapped("scenario", `${found} is no whole number, so it cannot be an id`, where2);
    if (id === void 0)
      throw unmapped("scenario", `${shown(found)} is no text; \`slug: true\` makes an id of it`, where2);
    return id;
  };
}
function textual(value, part) {
  return (record, where2) => {
    const found = value(record, where2);
    return exactText(found, part, where2) ?? found;
  };
}
function listed(value) {
  return (record, where2) => {
    const found = value(record, where2);
    return found === void 0 ? void 0 : [found].flat();
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
  const when = compileCondition2(spec.when, "/error/when", compiling, true);
  const unless = compileCondition2(spec.unless, "/error/unless", compiling, false);
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
      const found = value(record, where2);
      if (found !== void 0) put(root, path, found);
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
  if (names.some((other) => name.startsWith(`${other}.`)))
    compiling.report(pointer, `\`${name}\` is part of another fact of this mapping`);
}
function put(root, path, value) {
  let at2 = root;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(at2, name)) at2[name] = {};
    at2 = at2[name];
  }
  at2[must(path.at(-1), "the last name of a path")] = value;
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
      for (let at2 = 0; at2 < chunk.length; at2 += PACKED_BYTES)
        yield unpack(chunk.subarray(at2, at2 + PACKED_BYTES), constants.Z_NO_FLUSH);
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
  for (let at2 = archive.length - END_BYTES; at2 >= earliest; at2 -= 1) {
    if (archive.readUInt32LE(at2) !== END_SIGNATURE) continue;
    if (at2 + END_BYTES + archive.readUInt16LE(at2 + 20) === archive.length) return at2;
  }
  throw refused(label, "damaged", "it is not a zip archive, or its end is cut off");
}
function readRecords(archive, label, count, start) {
  const entries = [];
  let at2 = start;
  for (let index = 0; index < count; index += 1) {
    if (at2 + RECORD_BYTES > archive.length || archive.readUInt32LE(at2) !== RECORD_SIGNATURE)
      throw refused(label, "damaged", "its directory is cut off");
    const nameEnd = at2 + RECORD_BYTES + archive.readUInt16LE(at2 + 28);
    if (nameEnd > archive.length) throw refused(label, "damaged", "its directory is cut off");
    entries.push(readRecord(archive, label, at2, nameEnd));
    at2 = nameEnd + archive.readUInt16LE(at2 + 30) + archive.readUInt16LE(at2 + 32);
  }
  return entries;
}
function readRecord(archive, label, at2, nameEnd) {
  const name = safeName(label, archive.subarray(at2 + RECORD_BYTES, nameEnd));
  const entry = {
    name,
    method: archive.readUInt16LE(at2 + 10),
    crc: archive.readUInt32LE(at2 + 16),
    packedBytes: archive.readUInt32LE(at2 + 20),
    bytes: archive.readUInt32LE(at2 + 24),
    offset: archive.readUInt32LE(at2 + 42)
  };
  if ((archive.readUInt16LE(at2 + 8) & ENCRYPTED_FLAGS) !== 0) throw refused(label, "encrypted", `${name} is encrypted`);
  if ((archive.readUInt32LE(at2 + 38) >>> 16 & UNIX_FILE_TYPE) === UNIX_SYMLINK)
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
  const found = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== void 0) throw nothingMatches(pattern, root, sought);
    for (const file of files) {
      requireRegular(resolve(root, file), file);
      if (!isAbsolute(file)) requireInside(resolve(root, file), root, file);
    }
    return files;
  });
  return [...new Set(found)].sort();
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
var LIMITS = { entries: 65534, entryBytes: MAX_RECORD_BYTES, totalBytes: 2 ** 34, mayRepeat: true };
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
  return compileConfig2(texts, problems);
}
function loadRubricsAlone(options) {
  return loadRubrics(rubricTexts(options));
}
function loadMappingAndPolicy(options) {
  return compileConfig2({ mapping: mappingText(options), rubrics: [], policy: policyText(options) });
}
function compileConfig2(texts, problems = Problems.ofAll()) {
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
  const own = findTexts([RUBRIC_FILES], root);
  return own.length > 0 ? own : defaultRubric();
}
function defaultRubric() {
  return [readShipped("rubrics", DEFAULT_RUBRIC)].filter((text) => text !== void 0);
}
function policyText({ policy, root }) {
  if (policy !== void 0) return { file: policy, text: readText(policy, root, { outside: true }) };
  const usual = findOnly(POLICY_NAMES, root);
  return usual === void 0 ? null : { file: usual, text: readText(usual, root) };
}

// src/io/git.ts
import { spawnSync } from "node:child_process";
import { existsSync as existsSync2 } from "node:fs";
import { join as join2 } from "node:path";
function defaultBranch(root) {
  const ofOrigin = branchIn("refs/remotes/origin/HEAD", "refs/remotes/origin/", root);
  const hasRemotes = existsSync2(join2(root, ".git/refs/remotes"));
  return ofOrigin ?? (hasRemotes ? null : branchIn("HEAD", "refs/heads/", root));
}
function branchIn(file, prefix, root) {
  const reference = `ref: ${prefix}`;
  const text = readOrNull(join2(root, ".git", file))?.trim() ?? "";
  const branch = text.startsWith(reference) ? text.slice(reference.length) : "";
  return /^(?!\.)[\w./-]+$/.test(branch) ? branch : null;
}
function readCheckedOutSha(root) {
  const head = readOrNull(join2(root, ".git/HEAD"))?.trim() ?? "";
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  const sha = branch === void 0 ? head : readOrNull(join2(root, ".git", branch))?.trim() ?? "";
  return isSha(sha) ? sha : null;
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
  const found = at(value, ...path);
  return typeof found === "string" && found !== "" ? found : null;
}
function numberAt(value, ...path) {
  const found = at(value, ...path);
  return typeof found === "number" && Number.isSafeInteger(found) ? found : null;
}
function listAt(value, ...path) {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
function shaAt(value, ...path) {
  const found = textAt(value, ...path);
  return found !== null && isSha(found) ? found : null;
}
function timeAt(value, ...path) {
  const found = textAt(value, ...path);
  const isTime = found !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(found);
  return isTime && !Number.isNaN(Date.parse(found)) ? found : null;
}
function instantAt(value, ...path) {
  const found = textAt(value, ...path);
  const isTime = found !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(found);
  const instant = isTime ? Date.parse(found) : Number.NaN;
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
import { readdirSync as readdirSync2, writeFileSync } from "node:fs";
import { join as join3 } from "node:path";
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
  return { name: `agent-gate-results-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: "rename" };
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
    const notice = `The ${what} was not uploaded: ${explain3(error)}. It stays on the runner in ${request.folder}.`;
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
  await client.deleteArtifact(name);
  const second = await uploadUnlessTaken(client, request, name);
  if (second !== null) return second;
  await new Promise((resolve4) => setTimeout(resolve4, request.delayMs));
  return uploadAs(client, request, name);
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
    const file = join3(folder, `${name}.html`);
    writeFileSync(file, page);
    return uploaded(name, await client.uploadArtifact(name, [file], folder, { ...options, skipArchive: true }));
  }
  const files = readdirSync2(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join3(entry.parentPath, entry.name)).sort();
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
function explain3(error) {
  if (!(error instanceof Error)) return "the artifact service failed";
  if (error.name === "GHESNotSupportedError")
    return "GitHub Enterprise Server has no artifact service for this action; commit the baseline and name it in the input `baseline-file`";
  const said = error.message.split("\n", 1)[0]?.replace(/\.$/, "") ?? "";
  if (said !== "") return said;
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
  const hidden2 = (text) => token === "" ? text : text.replaceAll(token, "***");
  if (response === void 0) return new ApiError(0, hidden2(thrown.message));
  const headers = at(response, "headers");
  const reset = at(headers, "x-ratelimit-remaining") === "0" ? Number(at(headers, "x-ratelimit-reset")) : 0;
  const until = reset > 0 && reset < 1e11 ? `; the limit is reset at ${new Date(reset * 1e3).toISOString()}` : "";
  return new ApiError(
    status,
    `${hidden2(describeAnswer(status, at(response, "data")))}${until}`,
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
  const own = readOwnRun(facts);
  if (event === "pull_request") return { ...own, ...pullRequestPart(facts, own) };
  if (event === "merge_group") return { ...own, ...mergeGroupPart(facts, own) };
  if (event === "workflow_run") return { ...own, ...workflowRunPart(facts, own) };
  return { ...own, ...branchPart(facts, own) };
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
function pullRequestPart({ env, payload, checkedOut }, own) {
  const baseRef = textAt(payload, "pull_request", "base", "ref") ?? (env.GITHUB_BASE_REF || null);
  const head = shaAt(payload, "pull_request", "head", "sha");
  const pullRequest = readPullRequest(at(payload, "pull_request"));
  if (baseRef === null) return { baseRef, anchor: { kind: "unknown" } };
  if (head === null) return { baseRef, anchor: { kind: "merge-base", base: baseRef, head: own.testedSha } };
  const mayBeSplit = pullRequest?.fork === true || pullRequest?.dependabot === true;
  const anchor = checkedOut === head || mayBeSplit ? { kind: "merge-base", base: baseRef, head } : { kind: "merge-parent", merge: own.testedSha, head, base: baseRef };
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
function mergeGroupPart({ payload }, own) {
  const baseRef = branchOf(textAt(payload, "merge_group", "base_ref")) ?? own.defaultBranch;
  const base = shaAt(payload, "merge_group", "base_sha");
  const headSha = shaAt(payload, "merge_group", "head_sha") ?? own.testedSha;
  return { baseRef, headSha, anchor: base === null ? mergeBase(baseRef, headSha) : { kind: "commit", sha: base } };
}
function workflowRunPart({ payload }, own) {
  const trigger = at(payload, "workflow_run");
  const headSha = shaAt(trigger, "head_sha");
  if (headSha === null || textAt(trigger, "event") !== "pull_request")
    return branchPart({ env: {}, payload, checkedOut: null }, own);
  const pulls = listAt(trigger, "pull_requests").filter((one) => shaAt(one, "head", "sha") === headSha);
  const pull = pulls.length === 1 ? pulls[0] : void 0;
  const baseRef = textAt(pull, "base", "ref") ?? own.defaultBranch;
  const owner = textAt(trigger, "head_repository", "owner", "login") ?? "";
  const fork = numberAt(trigger, "head_repository", "id") !== own.repository.id;
  const head = `${owner}:${textAt(trigger, "head_branch") ?? ""}`;
  return {
    baseRef,
    headSha,
    pullRequest: { number: numberAt(pull, "number"), head, fork },
    run: {
      id: numberAt(trigger, "id") ?? own.run.id,
      attempt: numberAt(trigger, "run_attempt") ?? 1,
      url: own.run.url,
      workflow: stripRef(textAt(trigger, "path")),
      runner: null
    },
    anchor: mergeBase(baseRef, headSha)
  };
}
var FOUND_BY_COMMIT = ["deployment_status", "workflow_dispatch"];
var FOUND_BY_CHECKOUT = ["repository_dispatch", "issue_comment"];
function branchPart({ env, payload, checkedOut }, own) {
  if (FOUND_BY_CHECKOUT.includes(own.event) && checkedOut !== null && checkedOut !== own.testedSha)
    return { ...byCommit(own, checkedOut), testedSha: checkedOut };
  const branch = branchOf(env.GITHUB_REF ?? null);
  const isPush = own.event === "push";
  const isProtected = isPush && env.GITHUB_REF_PROTECTED === "true";
  const isBase = branch !== null && (branch === own.defaultBranch || isProtected);
  if (!isBase && FOUND_BY_COMMIT.includes(own.event)) return byCommit(own, own.testedSha);
  if (!isBase) return { baseRef: own.defaultBranch, anchor: mergeBase(own.defaultBranch, own.testedSha) };
  const anchor = { kind: isPush ? "first-parent" : "commit", sha: own.testedSha };
  const isDeleted = at(payload, "deleted") === true;
  return { baseRef: branch, anchor, publishesBaseline: BASELINE_EVENTS.includes(own.event) && !isDeleted };
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

// src/io/bundle/format.ts
var EVIDENCE_FILE = "trials.jsonl";
var CONFIRM_FILE = "confirm.jsonl";
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
  return rubrics.map(({ id, version, hash }) => ({ rubric: id, version, hash }));
}
function mappingIdentity(mapping) {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

// src/io/bundle/read.ts
import { readdirSync as readdirSync3 } from "node:fs";
import { join as join4, resolve as resolve2 } from "node:path";

// schemas/history.schema.json
var history_schema_default = () => loadLazily("./history.schema.cjs");

// schemas/manifest.schema.json
var manifest_schema_default = () => loadLazily("./manifest.schema.cjs");

// schemas/report.schema.json
var report_schema_default = () => loadLazily("./report.schema.cjs");

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
      read: (file) => names.includes(file) ? bytesIfThere(join4(name, file), root) : void 0
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
  const entries = readdirSync3(join4(folder, prefix), { withFileTypes: true });
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
var reportCheck = schemaCheck(report_schema_default);
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
function readHistory(bytes, file) {
  return [...jsonLines(bytes)].map(({ text, line }) => {
    const record = recordCheck.parse(parseRecord(text, { file, line }), (pointer) => ({ file, line, pointer }));
    if (record.report !== void 0)
      reportCheck.parse(record.report, (pointer) => ({ file, line, pointer: `/report${pointer}` }));
    return record;
  });
}

// src/gating/policy/redaction-policy.ts
function redactionRules(policies) {
  const all = (key) => [...new Set(policies.flatMap(({ redact }) => redact[key]))].sort();
  const isOff = policies.length > 0 && policies.every(({ redact }) => redact.shapes === "off");
  return { hash: all("hash"), drop: all("drop"), shapes: !isOff };
}
function redactionHash({ hash, drop, shapes }) {
  return shapes && hash.length + drop.length === 0 ? void 0 : contentHash({ hash, drop, shapes });
}
function secretVariables(policies) {
  return [...new Set(policies.flatMap(({ redact }) => redact.secrets_from))].sort();
}
function keepsEvidence(policies) {
  return policies.every(({ evidence }) => evidence !== "drop");
}

// src/io/github/baseline/artifacts.ts
var LARGEST_ARCHIVE = 2 ** 30;
var FULL_PAGE = 100;
async function listBaselines(client, { id, owner, name: repo }, { name, pages }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed2 = await once(
    client,
    `${pages} pages of ${name}`,
    () => listPages(pages, "artifacts", async (page) => (await client.request(route, { owner, repo, name, ...page })).data)
  );
  return listed2.filter((one) => textAt(one, "name") === name).map((one) => readArtifact(one, id) ?? refuseUnexpected()).sort((a, b) => b.id - a.id);
}
var PAGES = 3;
async function listSuites({ request }, context) {
  const { owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed2 = await listPages(
    PAGES,
    "artifacts",
    async (page) => (await request(route, { owner, repo, ...page })).data
  );
  const ofMain = listed2.filter((one) => {
    const artifact = readArtifact(one, context.repository.id);
    return artifact !== null && isOfBase(context, artifact);
  });
  const suites = ofMain.flatMap((one) => suiteOfBaseline(textAt(one, "name") ?? "") ?? []);
  return [...new Set(suites)].sort();
}
async function listPages(pages, key, ask) {
  const found = [];
  for (let page = 1; page <= pages; page += 1) {
    const answer = await ask({ per_page: FULL_PAGE, page });
    if (!Array.isArray(at(answer, key))) throw unexpectedAnswer();
    const listed2 = listAt(answer, key);
    found.push(...listed2);
    if (listed2.length < FULL_PAGE) break;
  }
  return found;
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
    (one) => textAt(one, "status") !== "completed" && numberAt(one, "id") !== run.id && BASELINE_EVENTS.includes(textAt(one, "event") ?? "") && workflows.includes(stripRef(textAt(one, "path")) ?? "")
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

// src/io/github/baseline/attempts.ts
var PAGES2 = 3;
async function searchAttempts(client, query) {
  const [{ invalid, ...found }, failed] = await Promise.all([
    searchTrials(client, query),
    failedAttempts(client, query.context)
  ]);
  return { ...found, failed: failed.filter((attempt) => !invalid.includes(attempt)) };
}
var WAS_INVALID = "it was invalid";
async function searchTrials(client, query) {
  const left = [];
  const found = (kept) => {
    const invalid = left.filter(({ why }) => why === WAS_INVALID).map(({ attempt }) => attempt);
    return { trials: kept?.trials ?? null, confirm: kept?.confirm ?? null, left, invalid };
  };
  const newest = query.context.run.attempt - 1;
  try {
    const artifacts = await listOfRun(client, query.context);
    for (let attempt = newest; attempt > 0; attempt--) {
      const tried = await tryAttempt(client, query, attempt, artifacts);
      if (!("why" in tried)) return found(tried);
      left.push({ attempt, why: tried.why });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = `GitHub did not give it: ${error.message}`;
    for (let attempt = newest - left.length; attempt > 0; attempt--) left.push({ attempt, why });
  }
  return found(null);
}
async function failedAttempts(client, context) {
  if (context.event === "workflow_run") return [];
  const { attempt } = context.run;
  const earlier = Array.from({ length: attempt - 1 }, (_, index) => index + 1);
  return givenOr(earlier, async () => {
    const { owner, name: repo } = context.repository;
    const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
    const jobsOf = (one) => {
      const of = { owner, repo, run_id: context.run.id, attempt_number: one };
      return listPages(PAGES2, "jobs", async (page) => (await client.request(route, { ...of, ...page })).data);
    };
    const [own, ...others] = await Promise.all([attempt, ...earlier].map(jobsOf));
    const running = (own ?? []).filter((job2) => textAt(job2, "runner_name") === context.run.runner);
    const job = running.length === 1 ? running[0] : void 0;
    return earlier.filter((_, index) => hasFailed(others[index] ?? [], job));
  });
}
function hasFailed(jobs, own) {
  const same = own === void 0 ? jobs : jobs.filter((job) => textAt(job, "name") === textAt(own, "name"));
  const running = listAt(own, "steps").find((step) => textAt(step, "status") === "in_progress");
  const from = numberAt(running, "number") ?? 0;
  const isOver = (job) => {
    const failed = listAt(job, "steps").filter((step) => textAt(step, "conclusion") === "failure");
    return failed.length > 0 && failed.every((step) => (numberAt(step, "number") ?? from) < from);
  };
  const isRed = (job) => [null, "failure", "timed_out"].includes(textAt(job, "conclusion")) && !isOver(job);
  return same.length === 0 || same.some(isRed);
}
async function listOfRun({ request }, context) {
  const { id, owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
  const parameters = { owner, repo, run_id: context.run.id };
  const listed2 = await listPages(PAGES2, "artifacts", async (page) => {
    return (await request(route, { ...parameters, ...page })).data;
  });
  return listed2.flatMap((one) => {
    const artifact = readArtifact(one, id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(one, "name") ?? "" }];
  });
}
async function tryAttempt(client, query, attempt, artifacts) {
  const { context, suite } = query;
  const { repository, run, headSha } = context;
  const { name } = bundleName({ ...context, run: { ...run, attempt } }, suite, false);
  const jobs = artifacts.filter((one) => one.name === name || one.name.replace(/-[\da-f]{6}$/, "") === name);
  const [artifact] = jobs;
  if (artifact === void 0) return unfit("it kept no bundle");
  if (jobs.length > 1)
    return unfit(`${jobs.length} of its jobs judged this suite, so which bundle is this job's is unknown`);
  if (artifact.runId !== run.id || artifact.sha !== headSha) return unfit("its bundle belongs to another commit");
  if (artifact.expired) return unfit("its bundle has expired");
  const archive = await downloadArtifact(client, repository, artifact);
  if (artifact.digest !== null && artifact.digest !== sha256Of(archive))
    return unfit("its bundle is not the one that was uploaded: the digests differ");
  return unlessMistaken(
    () => trialsOf(openBundleZip(`attempt ${attempt}`, archive), query, attempt),
    (mistake) => unfit(`its bundle cannot be read: ${describeProblems(mistake)}`)
  );
}
function trialsOf(bundle, { context, suite, mapping, redaction }, attempt) {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return unfit("its bundle is of another run or commit");
  if (manifest.suite !== suite) return unfit("its bundle is of another suite");
  if (at(bundle.json("decision.json"), "decision") === "invalid") return unfit(WAS_INVALID);
  if (!bundle.has(EVIDENCE_FILE)) return unfit("it kept no trials");
  if ((manifest.mapping?.hash ?? null) !== mapping) return unfit("its results were read by another mapping");
  if (manifest.redaction !== redaction) return unfit("its trials were redacted otherwise");
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
  const file = bundle.has(CONFIRM_FILE) ? evidenceOf(bundle, CONFIRM_FILE) : null;
  return asked.length === 0 && file === null ? null : { file, asked: asked.length === 0 ? null : asked };
}
function unfit(why) {
  return { why };
}

// src/pipeline/run-files.ts
function* evidenceOfRun(run, redaction, onUnselected) {
  const { mapping, select, pool, answered: answered2 = (trial) => trial } = run;
  const options = { mapping, select, redaction, onUnselected };
  for (const evidence of pool === void 0 ? readEvidence(run.files, options) : readPool(pool, options)) {
    const trial = answered2(evidence.trial);
    yield trial === evidence.trial ? evidence : { trial, text: null };
  }
}
function findEarlierAttempts(client, context) {
  return async ({ base: { policy, mapping } }, redaction) => {
    const { attempt } = context.run;
    if (context.publishesBaseline || attempt === 1 || policy.reruns === "replace")
      return { attempt, trials: null, left: [], failed: [], confirm: null };
    if (client === null) {
      const why = "there is no token to ask for it with";
      const left = Array.from({ length: attempt - 1 }, (_, index) => ({ attempt: index + 1, why }));
      return { attempt, trials: null, left, failed: left.map((one) => one.attempt), confirm: null };
    }
    const { suite } = policy;
    const query = { context, suite, mapping: mapping?.hash ?? null, redaction: redactionHash(redaction) };
    return { attempt, ...await client.spare(() => searchAttempts(client, query)) };
  };
}
function poolAttempts(run, earlier, mapping) {
  if (earlier === void 0) return { pool: void 0, pooled: void 0 };
  const { trials, left, attempt, failed } = earlier;
  const pool = trials && planPool({ ...run, mapping }, trials);
  if (trials === null || pool === null) return alone([...notAdded(left), ...lostAttempts(failed)]);
  if ("why" in pool) {
    const unfit2 = (trials.attempts ?? [trials]).map((one) => ({ attempt: one.attempt, why: pool.why }));
    return alone([...notAdded([...left, ...unfit2]), ...lostAttempts(failed)]);
  }
  const { before, own } = pool;
  const lost = failed.filter((one) => before.every((added) => added.attempt !== one));
  const notes = [
    trialFinding("trials-added", { earlier: before, added: own }),
    ...notAdded(left),
    ...lostAttempts(lost)
  ];
  const attempts = own === 0 ? before : [...before, { attempt, trials: own }];
  return { pool, pooled: { attempts, notes } };
}
function notAdded(left) {
  if (left.length === 0) return [];
  return [trialFinding("trials-not-added", { left: left.toSorted((a, b) => a.attempt - b.attempt) })];
}
function lostAttempts(attempts) {
  return attempts.length === 0 ? [] : [trialFinding("attempts-lost", { attempts })];
}
function alone(notes) {
  return { pool: void 0, pooled: { attempts: null, notes } };
}

// schemas/gate.schema.json
var gate_schema_default = () => loadLazily("./gate.schema.cjs");

// src/io/bundle/bundled-config.ts
var MAPPING = "mapping.yml";
var POLICY = "policy.yml";
var RUBRICS = "rubrics/";
function bundledTexts({ mapping, rubrics, policy }, folder = "") {
  const taken = /* @__PURE__ */ new Set();
  const bundled = (kind, file, source) => source === null ? [] : [{ ...source, kind, file: `${folder}${file}`, name: source.file }];
  return [
    ...rubrics.flatMap((one) => {
      const name = (one.file.split("/").at(-1) ?? one.file).replaceAll(/[^\w.-]/g, "_");
      let free = name;
      for (let count = 2; taken.has(diskName(free)); count++) free = `${count}-${name}`;
      taken.add(diskName(free));
      return bundled("rubric", `${RUBRICS}${free}`, one);
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
var reportCheck2 = schemaCheck(report_schema_default);
function gateText(gate) {
  const baselines = gate.baselines.map(storedBaseline);
  const newest = gate.newest === void 0 ? {} : { newest: storedBaseline(gate.newest) };
  const document = { ...gate, baselines, ...newest };
  return `${JSON.stringify(document)}
`;
}
function storedBaseline({ origin, report, head }) {
  return { origin, report, head: head.measured === report ? null : head };
}
function checkGate(value, file) {
  const { head, baselines, newest, confirm, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report, at2) => reportCheck2.parse(report, (pointer) => ({ file, pointer: `${at2}${pointer}` }));
  const confirmAt = ({ asked, report, head: byHead }) => ({
    asked,
    report: reportAt(report, "/confirm/report"),
    head: byHead && reportAt(byHead, "/confirm/head")
  });
  const runAt = ({ origin, head: cell, ...run }, at2) => {
    const report = reportAt(run.report, `${at2}/report`);
    if (cell !== null && "unavailable" in cell) return { origin, report, head: cell };
    return {
      origin,
      report,
      head: { measured: cell === null ? report : reportAt(cell.measured, `${at2}/head/measured`) }
    };
  };
  return {
    ...rest,
    head: head && { ...head, report: reportAt(head.report, "/head/report") },
    baselines: baselines.map((run, index) => runAt(run, `/baselines/${index}`)),
    ...newest === void 0 ? {} : { newest: runAt(newest, "/newest") },
    ...confirm === void 0 ? {} : { confirm: confirmAt(confirm) }
  };
}
function textsOf({ texts }, read) {
  const textOf2 = ({ file, name }) => ({
    file: name,
    text: new TextDecoder().decode(read(file))
  });
  const only = (kind) => {
    const found = texts.find((text) => text.kind === kind);
    return found === void 0 ? null : textOf2(found);
  };
  return {
    mapping: only("mapping"),
    rubrics: texts.filter(({ kind }) => kind === "rubric").map(textOf2),
    policy: only("policy")
  };
}

// src/io/bundle/output-folder.ts
import { existsSync as existsSync3, readdirSync as readdirSync4, realpathSync } from "node:fs";
import { join as join5, resolve as resolve3 } from "node:path";
function homeOf(folder) {
  return existsSync3(folder) ? realpathSync(folder) : resolve3(folder);
}
var OLDER = "older";
function takeAwayBundle(folder) {
  if (!isBundleAlone(folder)) return;
  writingTo(folder, () => {
    const home = homeOf(folder);
    const aside = makeAside(home);
    try {
      move(home, join5(aside, OLDER));
    } finally {
      clear(aside);
    }
  });
}
function putInPlace(draft, home, aside) {
  refuseForeignFolder(home);
  if (existsSync3(home)) move(home, join5(aside, OLDER));
  move(draft, home);
}
function abandonDraft(home, aside) {
  const older = join5(aside, OLDER);
  try {
    if (existsSync3(older) && !existsSync3(home)) move(older, home);
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
    () => existsSync3(folder) && readdirSync4(folder).some((name) => !isLeftByDesktop(name))
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
  if (!existsSync3(join5(folder, MANIFEST_FILE))) return false;
  const { label, read, names } = openBundleFiles(folder, ".");
  const manifest = valueOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return false;
  const own = /* @__PURE__ */ new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => own.has(name));
}

// src/gating/call-difference.ts
var LOOKUPS = new Set(
  "get find list search read fetch lookup query view show check calculate think describe inspect count browse open ls cat grep".split(
    " "
  )
);
function firstDifference(main, candidate) {
  if (main.steps.length === 0 || candidate.steps.length === 0) return null;
  const [before, now] = [callsOf(main.steps), callsOf(candidate.steps)];
  const acting = (calls) => calls.filter(({ call }) => !looksUp(call.tool));
  return differenceOf(acting(before), acting(now)) ?? differenceOf(before, now);
}
function callsOf(steps) {
  return steps.flatMap((call, index) => call.type === "tool_call" ? [{ call, step: index + 1 }] : []);
}
function looksUp(tool) {
  const name = tool.split(/[./:]|__/).at(-1) ?? tool;
  const [word = ""] = name.match(/[A-Z]?[a-z]+|[A-Z]+/) ?? [];
  return LOOKUPS.has(word.toLowerCase());
}
function differenceOf(before, now) {
  for (let index = 0; index < Math.max(before.length, now.length); index++) {
    const [main, own] = [before[index], now[index]];
    const isSameTool = main !== void 0 && main.call.tool === own?.call.tool;
    const found = isSameTool ? otherArguments(main, own) : otherCall(main, own);
    if (found !== null) return found;
  }
  return null;
}
function otherCall(main, own) {
  const example = {
    step: (own ?? main)?.step ?? 0,
    main: main === void 0 ? null : callText(main.call),
    candidate: own === void 0 ? null : callText(own.call)
  };
  const steps = [main?.step ?? null, own?.step ?? null];
  const tool = (main ?? own)?.call.tool ?? "";
  if (main !== void 0 && own !== void 0)
    return { change: "replaced", tool, instead: own.call.tool, example, steps };
  return { change: main === void 0 ? "added" : "left-out", tool, example, steps };
}
function otherArguments(main, own) {
  const argument = differingArgument(main.call.args, own.call.args);
  if (argument === null) return null;
  const texts = { main: argumentText(argument, main.call), candidate: argumentText(argument, own.call) };
  return {
    change: "arguments",
    tool: own.call.tool,
    ...argument === "" ? {} : { argument },
    example: { step: own.step, ...texts },
    steps: [main.step, own.step]
  };
}
function differingArgument(main, own) {
  if (!isRecord(main) || !isRecord(own)) return bare(main) === bare(own) ? null : "";
  const names = /* @__PURE__ */ new Set([...Object.keys(main), ...Object.keys(own)]);
  return [...names].find((name) => bare(memberOf(main, name)) !== bare(memberOf(own, name))) ?? null;
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

// src/gating/causes.ts
function withCauses(decision, scenarios) {
  const [metric] = decision.metrics;
  const broke = scenarios.filter(({ side }) => side === "broke");
  if (metric === void 0 || broke.length === 0) return decision;
  const turned = criteriaThatTurned(broke, metric.rubric);
  const signs = broke.map((scenario) => signOf(scenario, turned.get(scenario.scenario), metric.rubric));
  const causes = groupsOf(signs, ({ group }) => group).map(causeOf).sort((a, b) => Number(a.kind === "other") - Number(b.kind === "other") || bySize(a, b));
  return { ...decision, causes, start: startOf(decision, causes) };
}
function signOf({ scenario, main, candidate }, criterion, rubric) {
  const reference = main.find(({ passed }) => passed) ?? main[0];
  const failed = candidate.filter(({ passed }) => passed === false);
  const [most] = groupsOf(failed.map(ownSign), ({ group }) => group);
  const [own] = most ?? [];
  if (own?.kind === "error" || own?.kind === "reason") return { ...own, scenario };
  const differences = failed.map((trial) => reference && firstDifference(reference, trial));
  const [often] = groupsOf(differences, (one) => one ? groupOf(one) : "");
  const difference2 = often?.[0] ?? null;
  if (criterion !== void 0)
    return {
      scenario,
      kind: "criterion",
      group: `criterion ${criterion}`,
      criterion: criterionName(rubric, criterion),
      difference: difference2
    };
  if (difference2 === null) return { scenario, kind: "other", group: "other" };
  const kind = difference2.change === "arguments" ? "arguments" : "calls";
  return { scenario, kind, group: kind, difference: difference2 };
}
function ownSign({ result: { error }, reason }) {
  if (error !== null) {
    const message2 = maskText(error.message);
    return { kind: "error", group: `error ${error.kind} ${headOf(message2)}`, message: message2 };
  }
  if (reason === null || reason.trim() === "") return { kind: "other", group: "other" };
  const message = maskText(reason);
  return { kind: "reason", group: `reason ${message.key}`, message };
}
function criteriaThatTurned(broke, rubric) {
  const turned = broke.map(({ scenario, main, candidate }) => {
    const before = criteriaOf(main.find(({ passed }) => passed) ?? main[0], rubric);
    const now = candidate.filter(({ passed }) => passed === false).map((trial) => criteriaOf(trial, rubric));
    const keys = [...now[0]?.keys() ?? []].filter((key) => {
      const failed = now.filter((one) => one.get(key) === false).length;
      return before.get(key) !== false && failed * 2 > now.length;
    });
    return { scenario, keys: (now[0]?.size ?? 0) > 1 ? keys : [] };
  });
  const counts2 = /* @__PURE__ */ new Map();
  for (const { keys } of turned) for (const key of keys) counts2.set(key, (counts2.get(key) ?? 0) + 1);
  const shared = ({ keys }) => keys.toSorted((a, b) => (counts2.get(b) ?? 0) - (counts2.get(a) ?? 0))[0];
  return new Map(turned.flatMap((one) => one.keys.length === 0 ? [] : [[one.scenario, shared(one) ?? ""]]));
}
function criteriaOf(trial, rubric) {
  const own = trial?.result.rubrics.find((one) => one.rubric === rubric);
  const children = own?.tree.children ?? [];
  return new Map(children.map(({ key, verdict }) => [key, verdict !== "fail" && verdict !== "warn"]));
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
  const [{ kind, criterion } = { kind: "other" }] = signs;
  const messages = signs.flatMap(({ message }) => message ?? []);
  const parts = partsOf(signs);
  return {
    kind,
    ...messages.length === 0 ? {} : { text: textOf(messages) },
    ...criterion === void 0 ? {} : { criterion },
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
  const broke = flips.broke.length;
  if (paired === void 0) return null;
  const sizeOf = (chosen3) => chosen3.reduce((sum, index) => sum + (causes[index]?.scenarios.length ?? 0), 0);
  const errors = causes.flatMap(({ kind }, index) => kind === "error" ? [index] : []);
  const largest = causes[0]?.kind === "other" ? [] : [0];
  const chosen2 = [errors, largest].find((one) => sizeOf(one) > 1 && sizeOf(one) * 3 >= broke);
  if (chosen2 === void 0 || causes.length < 2) return null;
  const ids = new Set(chosen2.flatMap((index) => causes[index]?.scenarios ?? []));
  const lost = flips.broke.reduce(
    (sum, { scenario, baseline, candidate }) => sum + (ids.has(scenario) ? (baseline ?? 0) - (candidate ?? 0) : 0),
    0
  );
  const rate = Math.min(1, paired.candidate + lost / paired.scenarios);
  return { causes: chosen2, scenarios: ids.size, broke, rate, baseline: paired.baseline, threshold };
}

// src/io/bundle/write.ts
import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, writeFileSync as writeFileSync2, writeSync } from "node:fs";
import { dirname, join as join6 } from "node:path";
function draftBundle(folder, keepsEvidence2) {
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
      if (folder !== void 0) writer = createBundle(folder, keepsEvidence2);
      return writer;
    },
    discard
  };
}
function createBundle(folder, keepsEvidence2) {
  const home = homeOf(folder);
  const aside = writingTo(folder, () => makeAside(home));
  try {
    return writeBundleIn(aside, { folder, home, keepsEvidence: keepsEvidence2 });
  } catch (error) {
    clear(aside);
    throw error;
  }
}
function writeBundleIn(aside, { folder, home, keepsEvidence: keepsEvidence2 }) {
  let isFinished = false;
  const draft = join6(aside, "bundle");
  writingTo(folder, () => mkdirSync(draft));
  const createEvidence = (name) => keepsEvidence2 ? writingTo(folder, () => createLineFile(join6(draft, name))) : null;
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
      writingTo(folder, () => {
        makeFolder(dirname(join6(draft, name)));
        writeFileSync2(join6(draft, name), content);
      });
      const bytes = Buffer.from(content);
      files.set(name, { bytes: bytes.length, sha256: sha256Of(bytes) });
    },
    pieces(name, content) {
      const file = writingTo(folder, () => createLineFile(join6(draft, name)));
      try {
        for (const piece of content) writingTo(folder, () => file.add(piece));
        files.set(
          name,
          writingTo(folder, () => file.close())
        );
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
        writeFileSync2(join6(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}
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
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes = 0;
  let isOpen = true;
  const put2 = (chunk) => {
    hash.update(chunk);
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
      return { bytes, sha256: `sha256:${hash.digest("hex")}` };
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
function explainFlips(decision, { main, candidate, rubrics }) {
  const { flips, metrics } = decision;
  const flipped = [
    ...flips.broke.map((flip) => ({ ...flip, side: "broke" })),
    ...flips.fixed.map((flip) => ({ ...flip, side: "fixed" }))
  ];
  if (flipped.length === 0) return { decision: withCauses(decision, []), mainTrials: [] };
  const primary = metrics[0]?.rubric ?? "";
  const lines = [];
  let room = MOST_OF_MAIN;
  const collect = (run, wanted, keeps = (_) => true) => byScenario(evidenceOfRun(run, startRedaction(run.redaction)), (evidence) => {
    const { trial } = evidence;
    if (!wanted.has(trial.scenario) || !keeps(evidence)) return null;
    return comparedTrial(trial, explainTrial(judgeTrial(rubrics, trial)), primary);
  });
  const mainIds = new Set(flipped.map(({ scenario, renamed_from: old = scenario }) => old));
  const before = main && collect(main, mainIds, (evidence) => {
    const line = evidenceLine(evidence);
    room -= line.length;
    if (room >= 0) lines.push(line);
    return room >= 0;
  });
  const now = collect(candidate, new Set(flipped.map(({ scenario }) => scenario)));
  const scenarios = flipped.map(({ scenario, renamed_from: old = scenario, side }) => {
    return { scenario, side, main: before?.get(old) ?? [], candidate: now.get(scenario) ?? [] };
  });
  return { decision: withCauses(decision, scenarios), mainTrials: lines };
}
function byScenario(trials, show) {
  const found = /* @__PURE__ */ new Map();
  let index = 0;
  for (const trial of trials) {
    const own = show(trial, index++);
    if (own !== null) found.set(own.result.scenario, [...found.get(own.result.scenario) ?? [], own]);
  }
  for (const own of found.values()) own.sort((a, b) => a.result.trial - b.result.trial);
  return found;
}
function comparedTrial(trial, result, primary) {
  const own = result.rubrics.find(({ rubric }) => rubric === primary);
  const reason = factAt(trial, "harness.reason");
  return {
    passed: own === void 0 ? null : own.tree.verdict === "pass",
    result,
    reason: typeof reason === "string" ? cut(reason, LONGEST2) : null,
    steps: (trial.trace ?? []).map((step) => {
      if (step.type === "message") return { ...step, text: cut(step.text, LONGEST2) };
      return { ...step, args: short(step.args), result: short(step.result) };
    })
  };
}
function short(value) {
  const text = shownValue(value, LONGEST2);
  return text.length < LONGEST2 ? value : text;
}

export {
  loadRubric,
  compileDocument,
  loadRubrics,
  sharedNames,
  loadMapping,
  TEST_FILE,
  findResultFiles,
  findTexts,
  findFiles,
  RUBRIC_FILES,
  pathsInRepository,
  loadConfig,
  loadRubricsAlone,
  loadMappingAndPolicy,
  compileConfig2 as compileConfig,
  defaultRubric,
  defaultBranch,
  readCheckedOutSha,
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
  keepsArtifacts,
  uploadBundle,
  loadUploads,
  BUDGET_MS,
  connect,
  once,
  download,
  decodeText,
  unlessRefused,
  unexpectedAnswer,
  refuseUnexpected,
  isUsedUp,
  readContext,
  stripRef,
  redactionRules,
  redactionHash,
  secretVariables,
  keepsEvidence,
  EVIDENCE_FILE,
  CONFIRM_FILE,
  MAIN_TRIALS_FILE,
  RESULTS_FILE,
  MANIFEST_FILE,
  requireFormat,
  rubricIdentities,
  mappingIdentity,
  history_schema_default,
  report_schema_default,
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
  FULL_PAGE,
  listBaselines,
  listSuites,
  isOfBase,
  runsInProgress,
  distrust,
  stranger,
  downloadArtifact,
  evidenceOfRun,
  findEarlierAttempts,
  poolAttempts,
  gate_schema_default,
  bundledTexts,
  configOfBundle,
  gateText,
  checkGate,
  textsOf,
  firstDifference,
  callText,
  takeAwayBundle,
  refuseForeignFolder,
  draftBundle,
  evidenceLine,
  explainFlips,
  byScenario,
  comparedTrial
};
