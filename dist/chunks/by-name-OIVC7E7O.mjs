import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  parseExplainOptions,
  parseInitOptions,
  parseNoiseOptions
} from "./chunk-XQSYT4UU.mjs";
import {
  DEFAULT_ITEM,
  DEFAULT_RULES,
  EVIDENCE_FILE,
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  MANIFEST_FILE,
  MOST_RUNS,
  NOTHING,
  NOTHING_MORE,
  POLICY_FILE,
  RESULTS_FILE,
  RUBRIC_FILES,
  SLACK,
  STEPS_OF_VERSIONS,
  STRATEGIES,
  TEST_FILE,
  UNNAMED_SUITE,
  baselineFileOf,
  calibrated,
  checkGate,
  clear,
  commentText,
  commitCommands,
  compileDocument,
  compileRuler,
  countPair,
  dayOf,
  decide,
  decideByRulers,
  describeUnselected,
  details,
  didNotPass,
  dueReviews,
  endedWaivers,
  evidenceOf,
  explainRubric,
  explainTrial,
  findFiles,
  findResultFiles,
  findTexts,
  firstBundle,
  firstRubric,
  fixed,
  gateCommand,
  gate_schema_default,
  gates,
  hasParts,
  historyOfBundle,
  history_schema_default,
  isElsewhere,
  isKey,
  isPlain,
  isYesOrNo,
  itemNames,
  joined,
  judgeNames,
  keepsEvidence,
  loadMapping,
  loadReader,
  loadRubric,
  loadRubricsAlone,
  loadRuler,
  mappingIdentity,
  mean,
  meanScores,
  measureAlike,
  measureGiven,
  measureRun,
  metricBar,
  move,
  normaliseTrial,
  openBaselineFile,
  openBundle,
  openBundleFiles,
  openGiven,
  openGivenBundle,
  pairScenarios,
  parseRubric,
  parseYamlDocument,
  placeOfText,
  pointsUp,
  policiesOf,
  predictedError,
  primaryRubric,
  rate,
  readConfig,
  readPolicy,
  readRun,
  readToday,
  redactionOf,
  reportText,
  report_schema_default,
  rubricIdentities,
  rulerOfBundle,
  sameJudges,
  sameResult,
  sameRun,
  score,
  scoresOf,
  sharedNames,
  shortSha,
  sortedUnion,
  startRedaction,
  startReport,
  startResultsHash,
  suiteOf,
  sum,
  table,
  testSettings,
  textsOf,
  thresholdOf,
  trialsUnder,
  usualLoss,
  usualTrials,
  variance,
  versionBump,
  visibleDrop,
  withRedacted
} from "./chunk-5KJLZ7NR.mjs";
import {
  codeSpan,
  logLines,
  prose,
  safeJson,
  safeJsonLine
} from "./chunk-FP7GQSSI.mjs";
import {
  parseWords,
  usageError
} from "./chunk-ZONUW7HT.mjs";
import {
  adviseShipped,
  factAt,
  foldersFrom,
  productVersion,
  readShipped,
  schemaAddress,
  selectionText,
  shippedMappings,
  shippedWorkflow,
  shownPath,
  slashed
} from "./chunk-TNQ2KEFW.mjs";
import {
  LIST,
  NOT_JUDGED,
  NO_PARTS,
  OPERATORS,
  TEXTS,
  UNWRITABLE,
  addTo,
  answersLacking,
  byFrequency,
  canonicalJson,
  contentHash,
  derivedNeed,
  fieldPathFault,
  fileExists,
  folderExists,
  inOneLine,
  inline,
  isMap,
  isScalar,
  isSeq,
  isThere,
  jsonLines,
  judgeTrial,
  loadLazily,
  makeAside,
  memberPath,
  memberPointer,
  onDisk,
  parse,
  parseDocument,
  parseRecord,
  pointerNames,
  readText,
  requireInside,
  requireRegular,
  rootOf,
  rounded,
  sameJson,
  schemaCheck,
  schemaSpots,
  shown,
  soundItems,
  stepNeed,
  stringify,
  subjectName,
  sumOf,
  writeYaml,
  writingTo
} from "./chunk-A4GERX5N.mjs";
import "./chunk-Y7MF6DOC.mjs";
import {
  adviseName,
  adviseNearest,
  betweenCurlyQuotes,
  byText,
  counted,
  isRecord,
  memberOf,
  sha256Of
} from "./chunk-XXPFZNUJ.mjs";
import {
  Problems,
  UserError,
  byPlace,
  describePlace,
  describeProblem,
  describeProblems,
  soundOr,
  unlessMistaken,
  whatIsWrong
} from "./chunk-PG2UMBNY.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/reporting/bundle-check.ts
var LISTED = 10;
function stepOf(step, what, differences) {
  const outcome = differences.length === 0 ? "same" : "differs";
  const listed2 = differences.slice(0, LISTED);
  return { step, outcome, what, differences: listed2, more: differences.length - listed2.length };
}
function skippedStep(step, what) {
  return { step, outcome: "skipped", what, differences: [], more: 0 };
}
function renderBundleCheck(check) {
  const versions = check.written_by === check.checked_by ? `Agent Gate ${check.written_by}` : `written by Agent Gate ${check.written_by}, checked by ${check.checked_by}`;
  const lines = [`${check.bundle}: ${versions}`, ...check.steps.flatMap(linesOf), verdictOf(check)];
  return logLines(lines);
}
function linesOf({ step, outcome, what, differences, more }) {
  return [
    `${outcome.padEnd(8)} ${step}: ${what}`,
    ...differences.map((one) => `         ${placeOf(one)}: expected ${one.expected}, found ${one.found}`),
    ...more === 0 ? [] : [`         and ${counted(more, "more difference")}`]
  ];
}
function placeOf({ file, place }) {
  return place === void 0 || place === "" ? file : `${file}, ${place}`;
}
function verdictOf({ same, same_but_for_words: isWords, steps }) {
  const skipped = steps.filter(({ outcome }) => outcome === "skipped").length;
  const aside = skipped === 0 ? "" : `, ${counted(skipped, "step")} skipped`;
  return same ? `The same${aside}` : `Not the same${aside}${isWords === true ? BUT_FOR_WORDS : ""}`;
}
var BUT_FOR_WORDS = ". But every verdict, score, count and state that the bundle has comes out the same: only sentences and layout differ, or it lacks what this build writes. Another build of the same version may have written it so; whether somebody has changed it so by hand, only that build can tell";

// src/reporting/lint.ts
function renderLint({ files, findings }) {
  const lines = findings.map(({ level, code, what, next, where }) => {
    return `${describePlace(where)}: ${level}: ${what} [${code}]. ${next}`;
  });
  const { error, warning, advice } = countsOf(findings);
  const counts = `${counted(error, "error")}, ${counted(warning, "warning")}, ${advice} advice`;
  return logLines([...lines, `${counted(files.length, "file")}: ${counts}`]);
}
function renderLintJson({ files, findings }) {
  const document = { schema: 1, files, counts: countsOf(findings), findings };
  return safeJson(document);
}
function countsOf(findings) {
  const count = (level) => findings.filter((finding) => finding.level === level).length;
  return { error: count("error"), warning: count("warning"), advice: count("advice") };
}

// src/reporting/noise.ts
var MOST_SCENARIOS = 100;
function renderNoise(found) {
  const blocks = [
    `## Noise of ${prose(found.suite, 60)}: ${counted(found.runs.length, "run")} of one commit`,
    `**${headline(found)}**`,
    runsTable(found),
    [anyDropLine(found), gateLine(found), ...sightLine(found), ...hintLine(found)].map((line) => `- ${line}`).join("\n"),
    changedTable(found)
  ];
  return `${joined(blocks)}
`;
}
function headline({ scenarios, changed: changed2, results, runs }) {
  if (changed2.length === 0) return `Nothing changed in ${counted(scenarios, "scenario")}`;
  const share = rate(results.share);
  const error = results.error === null ? "" : ` (standard error ${fixed(results.error * 100, 1)} points)`;
  const among = runs.length === 2 ? "" : `, and ${share} of the results differ between any two runs${error}`;
  const alone = runs.length === 2 ? ` (${share}${error.replace(" (", ", ").replace(")", "")})` : "";
  return `${changed2.length} of ${counted(scenarios, "scenario")} changed${alone}${among}`;
}
function runsTable({ runs, metric }) {
  const rows = runs.map(({ label, score: value, trials }) => {
    return [codeSpan(label), value === null ? NOTHING : rate(value), String(trials)];
  });
  return table(["Run", prose(metric, 60), "Scored trials"], rows);
}
function anyDropLine({ metric, any_drop }) {
  const expected = `expected: up to ${rate(any_drop.expected)} of the pull requests that change nothing`;
  return `A gate that blocks any drop of ${prose(metric, 60)} would block ${pairings(any_drop)}; ${expected}.`;
}
function gateLine({ gate }) {
  return `This gate would block ${pairings(gate)}; it is made for up to ${rate(gate.expected)}.`;
}
function pairings({ blocked, pairings: all }) {
  return `${blocked} of ${all} (each run judged against each other one)`;
}
function sightLine({ sight, scenarios }) {
  if (sight === null && scenarios < FEWEST_SCENARIOS)
    return [`${counted(scenarios, "scenario")} are too few to tell a drop from noise: it takes ${FEWEST_SCENARIOS}.`];
  if (sight === null)
    return ["The policy declares `noise: none`: a drop of any scenario blocks, whatever the tolerance."];
  const { baselines, error, detectable } = sight;
  const against = `Against ${counted(baselines, "run")} of main, a comparison has a standard error of ${fixed(error * 100, 1)} points`;
  return [`${against}: a drop of ${pointsUp(detectable)} points is caught about 3 times in 4, bigger ones more often.`];
}
function hintLine({ hint, results, changed: changed2 }) {
  if (hint === "not-deterministic") {
    return [`The policy says \`noise: none\`, but ${counted(changed2.length, "scenario")} changed on the same commit.`];
  }
  if (hint === null || results.at_most === null) return [];
  const limit = `0 changes in ${counted(results.comparisons, "comparison")} still allow a rate up to ${rate(results.at_most)}`;
  return [
    `If replies are recorded and tools are pure, consider \`noise: none\`: then every drop counts. But ${limit}.`
  ];
}
function changedTable({ changed: changed2, runs, scenarios }) {
  if (changed2.length === 0) return "";
  const columns = ["Scenario", ...runs.map((_, index) => `Run ${index + 1}`)];
  const rows = changed2.slice(0, MOST_SCENARIOS).map(scenarioRow);
  const more = changed2.length > rows.length ? `And ${changed2.length - rows.length} more.` : "";
  const title = `Scenarios that changed (${changed2.length} of ${scenarios})`;
  return details(title, joined([table(columns, rows), more]));
}
function scenarioRow({ scenario, scores }) {
  return [codeSpan(scenario), ...scores.map(score)];
}

// src/reporting/rubric-tests.ts
function renderRubricTests({ rubrics, untested, problems }) {
  const lines = [
    ...rubrics.flatMap(rubricLines),
    ...untested.map((file) => `none  ${file}: no cases stand beside the rubric`),
    ...problems.map((problem) => `BAD   ${describeProblem(problem)}`)
  ];
  return logLines(lines);
}
function renderRubricTestsJson({ rubrics, untested, problems }) {
  const document = { schema: 1, rubrics, untested, problems };
  return safeJson(document);
}
function rubricLines(examined) {
  const { file, cases, mismatches, nodes, ends, boundaries, mutation } = examined;
  const verdict = mismatches.length === 0 ? `ok    ${file}: ${counted(cases, "case")} as expected` : `FAIL  ${file}: ${counted(mismatches.length, "expectation")} not met, ${inCases(mismatches, cases)}`;
  return [
    verdict,
    ...mismatches.flatMap(mismatchLines),
    ...coverageLines(nodes),
    ...endLines(ends),
    ...boundaryLines(boundaries),
    ...mutation === null ? [] : mutationLines(mutation)
  ];
}
function inCases(mismatches, cases) {
  const failed = new Set(mismatches.flatMap(({ name }) => name ?? [])).size;
  return failed === 0 ? `over ${counted(cases, "case")}` : `in ${failed} of ${counted(cases, "case")}`;
}
function mismatchLines({ name, what, expected, found, where, explanation }) {
  const subject = name === null ? "all cases together" : `case "${name}"`;
  const line = `      ${describePlace(where)}: ${subject}: ${what} expected ${expected}, found ${found}`;
  return explanation === void 0 ? [line] : [line, `        because: ${explanation}`];
}
function coverageLines(nodes) {
  if (nodes.length === 0) return [];
  const both = nodes.filter(({ passed: passed2, failed }) => passed2 > 0 && failed > 0);
  const rest = nodes.filter((node) => !both.includes(node));
  const total = `      seen both to pass and to fail: ${both.length} of ${counted(nodes.length, "node")}`;
  return [total, ...rest.map((node) => `        ${node.path} ${missing(node)}`)];
}
function missing({ kind, takesAway, passed: passed2, failed }) {
  if (passed2 === 0 && failed === 0) return "was never asked";
  const never = passed2 === 0 ? "passed" : "failed";
  if (kind !== "rule") return `never ${never}`;
  return passed2 === 0 === takesAway ? "always fired" : "never fired";
}
function endLines(ends) {
  if (ends.length === 0) return [];
  const missed = ends.filter(({ reached }) => reached === 0);
  const total = `      ends of trees that a case reaches: ${ends.length - missed.length} of ${ends.length}`;
  return [
    total,
    ...missed.map(({ where, label }) => `        ${describePlace(where)}: \`${label}\` was never reached`)
  ];
}
function boundaryLines(boundaries) {
  if (boundaries.length === 0) return [];
  const tried = boundaries.filter(({ untried }) => untried.length === 0).length;
  const total = `      tried below, at and above: ${tried} of ${counted(boundaries.length, "bound")}`;
  return [total, ...boundaries.map(boundaryLine)];
}
function boundaryLine({ where, what, bound, below: below2, above, untried }) {
  const near = [below2 === null ? "" : `${below2} below`, above === null ? "" : `${above} above`].filter(Boolean);
  const notes = [
    untried.length === 0 ? "" : `never ${untried.join(" or ")}`,
    near.length === 0 ? "" : `nearest ${near.join(", ")}`
  ].filter(Boolean);
  return `        ${describePlace(where)}: ${what} ${bound}${notes.length === 0 ? "" : `: ${notes.join("; ")}`}`;
}
function mutationLines({ noticed, total, survivors }) {
  if (total === 0) return ["      small changes of the rubric: none could be tried"];
  const score2 = `      small changes of the rubric that a case notices: ${noticed} of ${total}`;
  return [score2, ...survivors.map(({ where, what, add }) => `        ${describePlace(where)}: ${what}. ${add}`)];
}

// src/reporting/gate-step.ts
function gateStepInputs({ results, mapping, select }) {
  const selected = select.map(selectionText);
  return {
    results: listed(results),
    ...mapping === null ? {} : { mapping },
    ...selected.length === 0 ? {} : { select: listed(selected) }
  };
}
function gateStepLines(inputs) {
  return stringify({ with: gateStepInputs(inputs) }, { lineWidth: 0 }).trimEnd().split("\n");
}
function listed(values) {
  return values.length === 1 ? values.join() : values.map((value) => `${value}
`).join("");
}

// src/reporting/started.ts
function renderStarted(started) {
  const { written, kept, inputs, found } = started;
  const blocks = [
    found === null ? nothingNamed(inputs) : foundLines(found),
    [...written.map((file) => `wrote  ${file}`), ...kept.map((file) => `left   ${file}: it stands there already`)],
    written.some(isWorkflow) ? [] : gateStep(started),
    todoLines(started),
    ...nextBlocks(started)
  ];
  return blocks.filter((lines) => lines.length > 0).map((lines) => logLines(lines, LONGEST_LINE)).join("\n");
}
var LONGEST_LINE = 1e5;
function nothingNamed({ mapping, results }) {
  return [
    `No results were named: they are taken to be ${results.join(" ")}, ${formName(mapping)}.`,
    "Name them once there are some: what carries no verdict of its own needs a rubric, which is then drafted."
  ];
}
function formName(mapping) {
  return mapping === null ? "in the native format" : `by the mapping \`${mapping}\``;
}
function foundLines({ mapping, survey, judges, report }) {
  const { trials, scenarios, sound, verdicts } = survey;
  const unscored = trials - report.trials.scored;
  const isDrafted = judges.kind === "draft" || judges.kind === "placeholder";
  const lacking3 = `Only ${verdicts} of the ${sound} trials without an error carry \`harness.passed\`, so that it does not judge.`;
  const unselected = report.read_by && describeUnselected(report.read_by);
  return [
    `Found ${counted(trials, "trial")} of ${counted(scenarios, "scenario")}, read ${formName(mapping)}.`,
    ...unselected === void 0 ? [] : [`${unselected}.`],
    ...isDrafted && verdicts > 0 ? [lacking3] : [],
    ...report.rubrics.map((rubric) => `${scoreNow(rubric)}, ${JUDGES[judges.kind]} (${rubric.rubric}).`),
    ...unscored === 0 ? [] : [`Without a verdict: ${counted(unscored, "trial")}.`]
  ];
}
var JUDGES = {
  own: "by the rubrics that stand here",
  verdict: "by the harness's own verdict, so that no rubric is needed",
  draft: "by the rubric that was drafted",
  placeholder: "by a placeholder of a rubric, which asks for an `output` and nothing more"
};
function scoreNow({ metric, score: score2, trials }) {
  return score2 === null ? `${metric} cannot be told now` : `${metric} is ${rate(score2)} now (${countPair(trials)} passed)`;
}
function gateStep({ kept, gating, inputs }) {
  const why = gating.length > 0 ? `pull requests are gated already (${gating.join(", ")})` : `${kept.filter(isWorkflow).join()} stands there, and as far as can be told it does not gate pull requests`;
  return [`No workflow was written: ${why}. The step that is the gate needs:`, ...indented(gateStepLines(inputs))];
}
function indented(lines) {
  return lines.map((line) => `  ${line}`);
}
var workflowTodo = (branch) => [
  "In the workflow, put your harness where `./run-my-agent-suite` stands, and let it write the files that `results` names.",
  "Keep those files out of git, by `.gitignore`: one that is committed is read along with what a run writes.",
  `Where the default branch is not \`${branch}\`, name it there under \`branches\`.`,
  "Require the check `gate` in the protection of that branch or in a ruleset: without that a red check blocks nothing."
];
function todoLines({ written, inputs, found, branch, isRepository }) {
  return [
    ...isRepository ? [] : ["This folder is no repository yet: GitHub reads workflows from the top folder of one."],
    ...written.some(isWorkflow) ? workflowTodo(branch) : [],
    ...namesFiles(inputs.results) ? [FILES_NAMED] : [],
    ...found === null ? [] : rubricTodo(found.judges, written)
  ];
}
var FILES_NAMED = '`results` names files one by one: a pattern in quotes, such as "results/*.jsonl", also finds those that a later run adds.';
function namesFiles(results) {
  return results.length > 1 && !results.some((one) => /[*?[{(!]/.test(one));
}
function rubricTodo({ cases, noCases, leftOut }, written) {
  const isCaseWritten = cases !== null && written.includes(cases);
  return [
    ...isCaseWritten ? [`${cases} holds a real trial: look at it before you commit.`] : [],
    ...noCases === null ? [] : [`No cases were written: ${NO_CASES[noCases]}.`],
    ...leftOut.length === 0 ? [] : [leftOutLine(leftOut)]
  ];
}
var SOME = 5;
function leftOutLine(keys) {
  const named = keys.slice(0, SOME).map((key) => `\`${key}\``);
  const more = keys.length > SOME ? [`${keys.length - SOME} more`] : [];
  const names = [...named, ...more].join(", ");
  return `Not asked about: ${names}. A rubric has 200 questions at most, and reads no name with a dot or an unusual one.`;
}
var NO_CASES = {
  evidence: "the policy keeps no trials",
  secrets: "the policy calls secret what is not known here, and a real trial might hold it",
  trial: "the first trial is too large for a file of cases, or holds what YAML does not keep"
};
function isWorkflow(file) {
  return file.startsWith(".github/workflows/");
}
function nextBlocks(started) {
  const { inputs, found } = started;
  const gate = gateCommand(inputs);
  const commit = commitCommands(started);
  if (found !== null) return [["Next:", ...indented([gate, ...commit])]];
  return [commit.length === 0 ? [] : ["Next:", ...indented(commit)], ["Once there are results:", ...indented([gate])]];
}

// src/reporting/started-json.ts
function renderStartedJson(started) {
  const { written, kept, gating, used, inputs, found } = started;
  const document = {
    schema: 1,
    written,
    kept,
    gating,
    used,
    inputs,
    found: found && foundDocument(found),
    todo: todoLines(started),
    commands: { gate: gateCommand(inputs), commit: commitCommands(started).join("\n") || null }
  };
  return safeJson(document);
}
function foundDocument({ survey, judges, report }) {
  const { unselected } = report.read_by ?? {};
  return {
    trials: survey.trials,
    scenarios: survey.scenarios,
    ...unselected === void 0 ? {} : { unselected },
    scored: report.trials.scored,
    judges: judges.kind,
    rubrics: report.rubrics.map(({ rubric, metric, score: score2, trials }) => ({ rubric, metric, score: score2, trials })),
    cases: judges.cases,
    no_cases: judges.noCases,
    left_out: judges.leftOut
  };
}

// src/reporting/trees.ts
var SIGNS = {
  pass: "✓",
  warn: "!",
  fail: "✗",
  skipped: "–",
  error: "?"
};
var IN_SENTENCE = 60;
function renderTrees(trials, others) {
  const lines = trials.flatMap((trial) => [...trialLines(trial), ""]);
  const rest = `${counted(others, "more trial")} did not pass: name scenarios to see theirs`;
  const none = trials.length === 0 ? ["no trial failed: name scenarios to see theirs"] : [];
  return logLines([...lines, ...none, ...others === 0 ? [] : [rest]]);
}
function renderTreesJson(trials) {
  return trials.map(safeJsonLine).join("");
}
function trialLines({ scenario, trial, error, rubrics }) {
  const unjudged = error === null || rubrics.length > 0 ? [] : [`  no verdict: ${error.kind} error: ${error.message}`];
  return [`${scenario}, trial ${trial}`, ...unjudged, ...rubrics.flatMap(rubricLines2)];
}
function rubricLines2({ outcome, tree, derived = [], warnings }) {
  const score2 = tree.score === null ? "" : `, score ${tree.score}`;
  const facts = [...derived.map(derivedLine), ...warnings.map((warning) => `warning: ${warning}`)];
  const shown2 = /* @__PURE__ */ new Set();
  return [
    `  ${SIGNS[tree.verdict]} ${tree.key}: ${outcome}${score2}`,
    ...[...facts, tree.explanation, ...cutValues(tree, shown2)].map((line) => `    ${line}`),
    ...belowLines(tree, { indent: "    ", shown: shown2 })
  ];
}
function derivedLine({ fact, value, explanation }) {
  return `${fact} is ${value ?? "not known"}: ${explanation}`;
}
function belowLines({ children = [], explanation: said }, place) {
  const { indent, shown: shown2 } = place;
  return children.flatMap((node) => {
    const { verdict, key, score: score2, explanation } = node;
    const part = score2 === null || score2 === 0 || score2 === 1 ? "" : `, score ${score2}`;
    return [
      `${indent}${SIGNS[verdict]} ${key}${part}${explanation === said ? "" : `: ${explanation}`}`,
      ...cutValues(node, shown2).map((line) => `${indent}    ${line}`),
      ...belowLines(node, { indent: `${indent}  `, shown: shown2 })
    ];
  });
}
function cutValues({ verdict, observed = [] }, shown2) {
  if (verdict === "pass" || verdict === "skipped") return [];
  const long = observed.filter(({ value = "" }) => value.length > IN_SENTENCE);
  const lines = long.map(({ field, value }) => `${field} = ${value}`).filter((line) => !shown2.has(line));
  for (const line of lines) shown2.add(line);
  return lines;
}

// src/commands/baseline-file.ts
import { isAbsolute, resolve as resolve2 } from "node:path";

// src/io/new-files.ts
import { lstatSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
function isTaken(file, root) {
  return writingTo(file, () => lstatSync(resolve(root, file), { throwIfNoEntry: false }) !== void 0);
}
function requireNoWayOut(file, root) {
  const folder = dirname(file);
  if (isTaken(folder, root)) requireInside(resolve(root, folder), root, folder);
  else requireNoWayOut(folder, root);
}
function writeNewFile(written, root) {
  const { file } = written;
  writeWhole(written, resolve(root, file), () => {
    if (isTaken(file, root)) throw taken(file);
  });
}
function writeAnew(written, root) {
  const path = resolve(root, written.file);
  const isOld = isTaken(written.file, root);
  if (isOld) requireRegular(path, written.file);
  writeWhole(written, isOld ? realpathSync(path) : path, () => {
  });
}
function writeWhole({ file, text }, path, requireFree) {
  writingTo(file, () => {
    const aside = makeAside(path);
    try {
      writeFileSync(join(aside, "draft"), text);
      requireFree();
      move(join(aside, "draft"), path);
    } finally {
      clear(aside);
    }
  });
}
function taken(file) {
  return new UserError({ code: UNWRITABLE, what: "something stands there by now", where: { file } });
}

// src/commands/file-options.ts
function parseTestOptions(words) {
  const options = { mutate: { type: "boolean" }, json: { type: "boolean" } };
  const { values, positionals } = parseWords(words, options, { positionals: true });
  return { names: positionals, mutate: values.mutate ?? false, json: values.json ?? false };
}
function parseLintOptions(words) {
  const options = {
    policy: { type: "string" },
    baseline: { type: "string" },
    json: { type: "boolean" },
    strict: { type: "boolean" }
  };
  const { values, positionals } = parseWords(words, options, { positionals: true });
  const { policy, baseline, json = false, strict = false } = values;
  return { names: positionals, policy, baseline, json, strict };
}
function parseBundleOptions(words) {
  const { values, positionals } = parseWords(words, { json: { type: "boolean" } }, { positionals: true });
  return { bundle: onlyBundle(positionals), json: values.json ?? false };
}
function parseBaselineFileOptions(words) {
  const options = { out: { type: "string" }, json: { type: "boolean" } };
  const { values, positionals } = parseWords(words, options, { positionals: true });
  return { bundle: onlyBundle(positionals), out: values.out, json: values.json ?? false };
}
function onlyBundle([bundle, ...others]) {
  if (bundle !== void 0 && others.length === 0) return bundle;
  throw usageError("one bundle is needed", "Name one: the folder that `gate --out` wrote, or its zip");
}

// src/commands/baseline-file.ts
function baselineFileText(words, { root, env }) {
  const { bundle: name, out, json } = parseBaselineFileOptions(words);
  const bundle = openGivenBundle(name, root);
  if (bundle === null) throw usageError(`\`${name}\` is no bundle`, "Name a folder that `--out` wrote, or its zip");
  const [own] = historyOfBundle(bundle);
  const text = baselineFileOf(bundle, own === void 0 ? readToday(env) : dayOf(own.time));
  if (out === void 0) return text;
  if (isWithin(out, name, root)) throw usageError(`\`--out ${out}\` lies in the bundle`, "Name a file of its own");
  writeAnew({ file: out, text }, root);
  return json ? text : "";
}
function isWithin(file, bundle, root) {
  const path = shownPath(resolve2(root, file), resolve2(root, bundle));
  return path !== "" && !isAbsolute(path);
}

// src/commands/explain.ts
var MOST = 10;
function explainRun(options, workplace) {
  const { files, rubrics, notes, reading, isKept } = openRun(options, workplace);
  const wanted = new Set(options.scenarios);
  const most = options.json || wanted.size > 0 ? Number.POSITIVE_INFINITY : MOST;
  const seen = /* @__PURE__ */ new Set();
  const trials = [];
  let [others, unanswered] = [0, 0];
  for (const trial of readRun(files, reading)) {
    seen.add(trial.scenario);
    if (wanted.size > 0 && !wanted.has(trial.scenario)) continue;
    const judged = judgeTrial(rubrics, trial);
    if (wanted.size === 0 && passed(judged)) continue;
    if (!isKept && judged.rubrics.some((one) => one.unanswered)) unanswered++;
    if (trials.length < most) trials.push(explainTrial(judged));
    else others++;
  }
  refuseUnknown(options, seen);
  return { trials, others, notes: [...notes, ...answersLacking(unanswered, options.run)] };
}
function openRun(options, { root, env }) {
  const { run, select, rubrics } = options;
  const bundle = openGivenBundle(run, root);
  if (bundle !== null) {
    const judging = rubrics.length === 0 ? compileRuler(rulerOfBundle(bundle)).rubrics : loadRubricsAlone({ rubrics, root });
    const reading2 = { mapping: null, select, redaction: startRedaction(NOTHING_MORE) };
    return { files: [evidenceOf(bundle)], rubrics: judging, notes: [], reading: reading2, isKept: true };
  }
  if (openBaselineFile(run, root) !== null) throw withoutTrials(run);
  const ruler = loadRuler({ ...options, root });
  const { rules, notes } = redactionOf([ruler.policy], { env });
  const reading = { mapping: ruler.mapping, select, redaction: startRedaction(rules) };
  return { files: findResultFiles([run], root), rubrics: ruler.rubrics, notes, reading, isKept: false };
}
function withoutTrials(file) {
  const what = "a baseline file keeps no trials";
  return new UserError({ code: "no-trials", what, where: { file }, mend: "Name the bundle that it was made from" });
}
function passed({ rubrics }) {
  const isMissed2 = ({ judgement }) => didNotPass(judgement) || judgement.verdict === "error";
  return rubrics.length > 0 && !rubrics.some(isMissed2);
}
function refuseUnknown({ run, scenarios }, known) {
  const unknown = scenarios.filter((scenario) => !known.has(scenario));
  if (unknown.length === 0) return;
  throw new UserError(
    unknown.map((scenario) => {
      const what = `the run has no scenario \`${inline(scenario)}\``;
      const mend = adviseNearest(scenario, [...known]) || "Name one of its scenarios";
      return { code: "unknown-scenario", what, where: { file: run }, mend };
    })
  );
}

// src/commands/init.ts
import { basename, posix } from "node:path";

// src/gating/policy/draft-policy.ts
var NEXT = `gate:
  metrics:
    TCR:
      threshold: 0.8  # 0 to 1, below which nothing is merged
      rationale: Why it takes so much.
      owner: "@team"  # who answers for it
  scenarios:
    must_pass: []  # tags or ids of scenarios of which every trial has to pass`;
function draftPolicy(suite, schema2) {
  const page = new URL("../docs/policy.md", schema2).href;
  const after = `What a team sets next. Until then a drop that chance cannot explain blocks, and a scenario that is gone. All keys:
${page}

${NEXT}`;
  return writeYaml({ suite }, { schema: schema2, after });
}
function suiteNameFor(folder) {
  const plain2 = folder.normalize("NFKD").replace(new RegExp("\\p{M}+", "gu"), "");
  return plain2.replace(/[^A-Za-z0-9 ._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 100).replace(/[^A-Za-z0-9]+$/, "");
}

// src/io/default-branch.ts
function defaultBranch(root) {
  const ofOrigin = namedIn(".git/refs/remotes/origin/HEAD", "remotes/origin", root);
  if (ofOrigin !== null) return ofOrigin;
  const checkedOut = namedIn(".git/HEAD", "heads", root);
  const isAlone = refsIn("remotes", root).length === 0 && refsIn("heads", root).every((name) => name === checkedOut);
  return isAlone ? checkedOut : null;
}
function namedIn(file, folder, root) {
  const start = `ref: refs/${folder}/`;
  const text = textOf(file, root).trim();
  const branch = text.startsWith(start) ? text.slice(start.length) : "";
  return /^(?!\.)[\w./-]+$/.test(branch) ? branch : null;
}
function refsIn(folder, root) {
  const home = `.git/refs/${folder}/`;
  const loose = soundOr([], () => findFiles([`${home}**`], root)).map((file) => file.slice(home.length));
  const packed = [...textOf(".git/packed-refs", root).matchAll(/ refs\/(\w+)\/(.+)$/gm)];
  return [...loose, ...packed.flatMap(([, kind, name = ""]) => kind === folder ? [name] : [])];
}
function textOf(file, root) {
  return soundOr("", () => readText(file, root));
}

// src/io/workflow-texts.ts
import { readdirSync } from "node:fs";
import { resolve as resolve3 } from "node:path";
var WORKFLOWS = ".github/workflows";
function workflowTexts(root) {
  if (!folderExists(WORKFLOWS, root)) return [];
  const names = onDisk(WORKFLOWS, () => readdirSync(resolve3(root, WORKFLOWS)));
  const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS}/${name}`);
  return files.sort().flatMap((file) => soundOr([], () => [{ file, text: readText(file, root) }]));
}

// src/commands/gates-pull-requests.ts
function isGate(uses) {
  return typeof uses === "string" && uses.includes("/agent-regression-gate@");
}
function gatesPullRequests(text) {
  const workflow = parsed(text);
  return runsOnPullRequests(memberOf(workflow, "on")) && jobsOf(workflow).some(hasGate);
}
function parsed(text) {
  try {
    return parse(text, { logLevel: "error" });
  } catch {
    return null;
  }
}
function runsOnPullRequests(on) {
  if (Array.isArray(on)) return on.includes("pull_request");
  return on === "pull_request" || isRecord(on) && Object.hasOwn(on, "pull_request");
}
function jobsOf(workflow) {
  const jobs = memberOf(workflow, "jobs");
  return isRecord(jobs) ? Object.values(jobs) : [];
}
function hasGate(job) {
  const steps = memberOf(job, "steps");
  return Array.isArray(steps) && steps.some((step) => isGate(memberOf(step, "uses")));
}

// src/commands/draft-workflow.ts
var HARNESS = "./run-my-agent-suite";
function draftWorkflow(shipped, { inputs: given, files, branch }) {
  const document = parseDocument(shipped);
  const steps = stepsOf(document);
  document.setIn(["on", "push", "branches", 0], branch);
  setHarness(steps, outFile(given.results, files));
  const inputs = gateInputs(steps);
  const { results, ...more } = gateStepInputs(given);
  inputs.set("results", results);
  insertAfterFirst(document, inputs, more);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
function stepsOf(document) {
  const steps = document.getIn(["jobs", "gate", "steps"]);
  return isSeq(steps) ? steps.items.filter((step) => isMap(step)) : [];
}
function outFile([pattern = ""], files) {
  if (files.length > 0) return files.length === 1 ? files[0] : void 0;
  return pattern.replaceAll("**/", "").replace(/\*+/g, "booking");
}
function setHarness(steps, file = "") {
  const call = steps.map((step) => step.get("run", true)).find((run) => isScalar(run));
  if (call !== void 0) call.value = /^[\w./-]+$/.test(file) ? `${HARNESS} --out ${file}` : HARNESS;
}
function gateInputs(steps) {
  const gate = steps.find((step) => isGate(step.get("uses")));
  const inputs = isMap(gate) ? gate.get("with") : void 0;
  if (!isMap(inputs)) throw new Error("the shipped workflow has no step of the gate with inputs");
  return inputs;
}
function insertAfterFirst(document, inputs, more) {
  const pairs = Object.entries(more).map(([key, value]) => document.createPair(key, value));
  inputs.items.splice(1, 0, ...pairs);
}

// src/commands/init-names.ts
import { isAbsolute as isAbsolute2 } from "node:path";
function requireWritable({ results, mapping, select }) {
  const names = [...results, ...mapping === void 0 ? [] : [mapping]];
  for (const name of names) requireHere(name);
  for (const word of [...names, ...select.map(selectionText)]) requirePlain(word);
}
function requirePlain(word) {
  if (!new RegExp("\\p{Cc}", "u").test(word) && !word.includes("${{")) return;
  const what = `\`${word}\` holds a control character or \`\${{\`, which a workflow would not take for a part of a name`;
  throw usageError(what, "Name it by a pattern, or rename it");
}
function requireTop(root) {
  const top = foldersFrom(root).find((folder) => isTaken(".git", folder));
  if (top === void 0 || top === root) return;
  const what = "this folder lies in a repository, which has its workflows and its policy in its top folder";
  throw new UserError({ code: "outside-root", what, expected: top, found: root, mend: START_AT_TOP });
}
var START_AT_TOP = "Start in the top folder of the repository, and name what lies in it by its path from there";
function requireHere(name) {
  if (!isAbsolute2(name) && !name.split(/[\\/]/).includes("..")) return;
  const what = `\`${name}\` leads out of this folder, where the workflow would not find it`;
  throw new UserError({ code: "outside-root", what, mend: START_AT_TOP });
}

// src/suite/survey-trials.ts
function surveyTrials(trials) {
  const scenarios = /* @__PURE__ */ new Set();
  const counts = { trials: 0, sound: 0, verdicts: 0, outputs: 0 };
  let first = null;
  let oddVerdict = null;
  let wanted = [];
  for (const trial of trials) {
    scenarios.add(trial.scenario);
    counts.trials++;
    if (trial.error !== null) continue;
    counts.sound++;
    const verdict = factAt(trial, "harness.passed") ?? void 0;
    if (typeof verdict === "boolean") counts.verdicts++;
    else if (verdict !== void 0) oddVerdict ??= trial;
    if ((trial.output ?? void 0) !== void 0) counts.outputs++;
    wanted = first === null ? wantedKeys(trial) : inBoth(wanted, wantedKeys(trial));
    first ??= trial;
  }
  const shared = wanted.filter(({ isReached }) => isReached).map(({ key, isList }) => ({ key, isList }));
  return { ...counts, scenarios: scenarios.size, oddVerdict, shared, first };
}
function wantedKeys({ ground_truth: truth, final_state: state }) {
  if (!isRecord(truth)) return [];
  return Object.entries(truth).map(([key, value]) => {
    const reached = memberOf(state, key);
    const isReached = reached !== void 0;
    return { key, isReached, isList: Array.isArray(value) && (!isReached || Array.isArray(reached)) };
  });
}
function inBoth(some, others) {
  const known = new Map(others.map((one) => [one.key, one]));
  return some.flatMap(({ key, isList, isReached }) => {
    const other = known.get(key);
    if (other === void 0) return [];
    return [{ key, isList: isList && other.isList, isReached: isReached || other.isReached }];
  });
}

// src/pipeline/find-form.ts
var OF_THE_RUN = /* @__PURE__ */ new Set([
  "unfinished-run",
  "archive-incomplete",
  "zip-damaged",
  "zip-unsafe",
  "zip-encrypted",
  "zip-too-large",
  "zip-zstandard",
  "repeated-trial",
  "scenario-spelling",
  "nothing-selected",
  "unknown-fact",
  "no-trials",
  "more-problems"
]);
function findForm(run, mappings = shippedMappings()) {
  const native = tryForm(run, { mapping: null, text: null });
  if (fits(native)) return surveyOf(native);
  const mapped = mappings.map(({ name, ...text }) => tryForm(run, { mapping: name, text }));
  const [only, ...others] = mapped.filter((one) => fits(one) && !(says(native, "bad-json") && says(one, "no-trials")));
  if (only === void 0) throw readByNone([native, ...mapped]);
  if (others.length > 0) throw readBySeveral([only, ...others]);
  return surveyOf(only);
}
function surveyIn(run, form) {
  return surveyOf(tryForm(run, form));
}
function tryForm({ files, select, redaction }, form) {
  const { text } = form;
  const mapping = text && loadMapping(text.file, text.text);
  const problems = new Problems();
  const run = readRun(files, { mapping, select, redaction: startRedaction(redaction) });
  let trials = 0;
  const survey = problems.collect(() => surveyTrials(passing(run, () => trials++)));
  return { form, survey, trials, problems: problems.all() };
}
function* passing(trials, notice) {
  for (const trial of trials) {
    notice();
    yield trial;
  }
}
function fits({ problems }) {
  return problems.every(({ code }) => OF_THE_RUN.has(code));
}
function says({ problems }, wanted) {
  return problems.some(({ code }) => code === wanted);
}
function surveyOf({ form, survey, problems }) {
  if (survey === void 0) throw new UserError(problems);
  return { ...form, survey };
}
function readByNone(attempts) {
  const most = Math.max(...attempts.map(({ trials }) => trials));
  const nearest = attempts.find(({ trials }) => trials === most);
  const { mapping } = nearest.form;
  return new UserError([...nearest.problems, mapping === null ? unknownForm() : nearlyRead(mapping, most)]);
}
var PAGE = new URL("../docs/mappings.md", schemaAddress("mapping")).href;
var ANOTHER_MAPPING = `name a mapping with \`--mapping\`: ${PAGE} teaches to write one`;
function nearlyRead(mapping, trials) {
  const what = `the mapping \`${mapping}\` reads ${counted(trials, "trial")} of these results, but not every record`;
  return { code: "unknown-form", what, mend: `Mend the records that it cannot read, or ${ANOTHER_MAPPING}` };
}
function unknownForm() {
  const what = "neither the native format nor a shipped mapping reads every record";
  return { code: "unknown-form", what, mend: `Mend the results, or ${ANOTHER_MAPPING}` };
}
function readBySeveral(attempts) {
  const names = attempts.flatMap(({ form }) => form.mapping ?? []);
  const found = names.join(", ");
  const what = "several shipped mappings read every record";
  return new UserError({ code: "several-forms", what, found, mend: `Name one: --mapping ${names[0]}` });
}

// src/io/rubric-files.ts
import { readdirSync as readdirSync2 } from "node:fs";
import { join as join2, resolve as resolve4 } from "node:path";
var ENDINGS = [".yml", ".yaml"];
var RUBRIC_FOLDER = "rubrics";
var YAML_NAME = /\.ya?ml$/;
var NAMES = "Name rubrics, or a folder of them with their `NAME.test.yml`";
function findCaseFiles(name, root) {
  const files = filesUnder(name, root, TEST_FILE);
  return files.map((file) => TEST_FILE.test(file) ? file : testBeside(file, root)).sort();
}
function findUntested(name, root) {
  if (!folderExists(name, root)) return [];
  const files = filesBelow(name, root, YAML_NAME).filter((file) => !TEST_FILE.test(file) && !hasCases(file, root));
  return files.sort().flatMap((file) => readRubric(file, root) ?? []);
}
var HEADER = /^(?:\{\s*)?["']?(?:rubric|meta)["']?[ \t]*:/m;
var OTHER_YAML = /* @__PURE__ */ new Set(["config-too-large", "not-utf8"]);
function readRubric(file, root) {
  try {
    const found = read(file, root);
    return HEADER.test(found.text) ? found : null;
  } catch (error) {
    if (!(error instanceof UserError) || !error.problems.every(({ code }) => OTHER_YAML.has(code))) throw error;
    return null;
  }
}
function readRubricPair(test2, root) {
  return { rubric: read(rubricBeside(test2, root), root), test: read(test2, root) };
}
function findRubrics(names, root) {
  const shipped = names.flatMap((name) => fileExists(name, root) ? [] : readShipped("rubrics", name) ?? []);
  const others = names.filter((name) => fileExists(name, root) || readShipped("rubrics", name) === void 0);
  const wanted = names.length === 0 ? [RUBRIC_FOLDER] : others;
  const files = wanted.flatMap((name) => filesUnder(name, root, YAML_NAME));
  const own = [...new Set(files)].filter((file) => !TEST_FILE.test(file)).sort();
  return [
    ...own.map((file) => ({ file, read: () => read(file, root).text })),
    ...shipped.map(({ file, text }) => ({ file, read: () => text }))
  ];
}
function hasCases(file, root) {
  return ENDINGS.some((ending) => fileExists(testName(file, ending), root));
}
function filesUnder(name, root, ending) {
  const isDirectory = folderExists(name, root);
  const files = isDirectory ? filesBelow(name, root, ending) : findFiles([name], root);
  if (files.length > 0) return files;
  const kind = ending === TEST_FILE ? "`*.test.yml` files" : "rubrics";
  const what = isDirectory ? `the folder \`${name}\` holds no ${kind}` : `no file matches \`${name}\``;
  const mend = isDirectory || ending === TEST_FILE ? NAMES : adviseShipped("rubrics", name);
  throw new UserError({ code: "no-files", what, mend });
}
function filesBelow(folder, root, ending) {
  return onDisk(folder, () => readdirSync2(resolve4(root, folder), { recursive: true, encoding: "utf8" })).filter((path) => ending.test(path) && !slashed(path).split("/").some(isPassedOver)).map((path) => slashed(join2(folder, path))).filter((path) => !folderExists(path, root));
}
function isPassedOver(name) {
  return name === "node_modules" || name.startsWith(".");
}
function testBeside(file, root) {
  const test2 = ENDINGS.map((ending) => testName(file, ending)).find((path) => fileExists(path, root));
  if (test2 !== void 0) return test2;
  const mend = `Write cases in ${testName(file, ".yml")}`;
  throw new UserError({ code: "no-cases", what: "the rubric has no cases", where: { file }, mend });
}
function rubricBeside(test2, root) {
  const names = ENDINGS.map((ending) => test2.replace(TEST_FILE, ending));
  const rubric = names.find((path) => fileExists(path, root));
  if (rubric !== void 0) return rubric;
  const expected = names.join(" or ");
  throw new UserError({
    code: "no-rubric",
    what: "no rubric stands beside the cases",
    where: { file: test2 },
    expected
  });
}
function testName(file, ending) {
  return file.replace(/\.ya?ml$/, `.test${ending}`);
}
function read(file, root) {
  return { file, text: readText(file, root, { outside: true }) };
}

// src/scoring/drafting/draft-cases.ts
var MOST_OUTPUT = 200;
function draftCases({ id, criteria }, { rubric, trial, schema: schema2 }) {
  const facts = cutTrial(trial, criteria);
  const asItWas = expectationOf(rubric, facts);
  const passing2 = criteria.find(({ key }) => asItWas.criteria[key] === "pass");
  const target = passing2 ?? criteria[0];
  const changed2 = changeFact(facts, target, passing2 === void 0);
  const name = `${trial.scenario}, trial ${trial.trial}`;
  const cases = [
    { name, trial: facts, expect: inOneLine(asItWas) },
    {
      name: `${name}, with another ${factOf(target)}`,
      trial: changed2,
      expect: inOneLine(expectationOf(rubric, changed2))
    }
  ];
  return writeYaml({ rubric: id, cases }, { schema: schema2, before: "The trial is a real one, cut to what the rubric reads." });
}
function cutTrial({ output, ground_truth, final_state }, criteria) {
  const names = criteria.flatMap(({ compares }) => compares ?? []);
  if (names.length > 0) return { ground_truth: picked(ground_truth, names), final_state: picked(final_state, names) };
  if (typeof output === "string") return { output: output.slice(0, MOST_OUTPUT).replace(/[\ud800-\udbff]$/, "") };
  return output === void 0 ? {} : { output };
}
function picked(value, names) {
  return Object.fromEntries(names.map((name) => [name, memberOf(value, name)]));
}
function expectationOf(rubric, facts) {
  const judged = judgeTrial([rubric], { scenario: "case", trial: 1, error: null, ...facts }).rubrics[0];
  const verdicts = rubric.criteria.map(({ key }, index) => [key, judged?.criteria[index]?.verdict]);
  return { score: judged?.judgement.score, criteria: Object.fromEntries(verdicts) };
}
function changeFact(facts, { compares: name }, mends) {
  if (name === null) return { output: mends ? "An answer." : "" };
  const wanted = memberOf(facts.ground_truth, name);
  return { ...facts, final_state: { ...facts.final_state, [name]: mends ? wanted : anotherThan(wanted) } };
}
function anotherThan(value) {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value === 0 ? 1 : 0;
  if (Array.isArray(value)) return value.length === 0 ? ["another"] : [];
  if (isRecord(value)) return Object.keys(value).length === 0 ? { another: true } : {};
  return value === "another" ? "one more" : "another";
}
function factOf({ compares }) {
  return compares === null ? "output" : `final_state.${compares}`;
}

// src/scoring/drafting/draft-rubric.ts
var MOST_CRITERIA = 200;
var DRAFTED = `Drafted from the facts that the results carry. Make it yours: which questions count, how much, and why
(\`rationale\`, \`owner\` and \`since\`, for which \`agent-gate lint\` asks).`;
var PLACEHOLDER = `This is a placeholder: no key that a rubric can name stands in the ground truth of every trial and in any final state, so
nothing is compared. It only asks whether there is an output. Ask in its place what your users would.`;
var ANSWERED = {
  key: "answered",
  question: "Did the agent answer?",
  compares: null,
  op: "not_empty"
};
function draftRubric(suite, shared, schema2) {
  const id = rubricId(suite);
  const asked = shared.filter(({ key }) => isReadable(key)).slice(0, MOST_CRITERIA);
  const leftOut = shared.filter((one) => !asked.includes(one)).map(({ key }) => key);
  const [first, ...others] = comparisons(asked);
  const criteria = first === void 0 ? [ANSWERED] : [first, ...others];
  const isPlaceholder = first === void 0;
  const text = writeYaml(rubricFile(id, criteria), { schema: schema2, before: isPlaceholder ? PLACEHOLDER : DRAFTED });
  return { id, criteria, isPlaceholder, leftOut, text };
}
function rubricFile(id, criteria) {
  const weights = criteria.length === 1 ? {} : { weights: "relative" };
  const written = Object.fromEntries(criteria.map((one) => [one.key, nodeOf(one)]));
  return { rubric: id, version: "1.0.0", metric: "TCR", ...weights, criteria: written };
}
function rubricId(suite) {
  const words = suite.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const id = words.join("-");
  return (/^[a-z]/.test(id) ? id : `suite-${id}`).slice(0, 64).replace(/-$/, "");
}
function isReadable(key) {
  return !key.includes(".") && fieldPathFault(key) === void 0;
}
function comparisons(shared) {
  const keys = criterionKeys(shared.map(({ key }) => key));
  return shared.map(({ key: name, isList }, index) => {
    const [state, truth] = [`\`final_state.${name}\``, `\`ground_truth.${name}\``];
    const question = isList ? `Does ${state} hold the items of ${truth}?` : `Does ${state} equal ${truth}?`;
    return { key: keys[index] ?? name, question, compares: name, op: isList ? "same_items" : "eq" };
  });
}
function criterionKeys(names) {
  const taken2 = /* @__PURE__ */ new Set();
  return names.map((name) => {
    const plain2 = plainKey(name);
    let key = plain2;
    for (let number = 2; taken2.has(key); number++) key = `${plain2}_${number}`;
    taken2.add(key);
    return key;
  });
}
function plainKey(name) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const key = words.join("_").slice(0, 50);
  return isKey(key) ? key : `fact_${key}`;
}
function nodeOf({ question, compares, op }) {
  const condition = compares === null ? { field: "output", op } : { field: `final_state.${compares}`, op, value: { field: `ground_truth.${compares}` } };
  return { question, weight: 1, pass_when: inOneLine(condition) };
}

// src/scoring/testing/approx-edges.ts
function edgesOf({ op, value, tolerance }) {
  if (op !== "approx" || typeof value !== "number" || typeof tolerance !== "number") return [];
  return [.../* @__PURE__ */ new Set([rounded(value - tolerance), rounded(value + tolerance)])];
}

// src/scoring/testing/combined-scores.ts
var BY_SCORE = ["weighted_sum", "weighted_median", "min", "median", "mean"];
var MOST2 = 4096;
function combinedScores(criteria, combine, scoresOf4) {
  const scores = scoresByPattern(criteria, combine, scoresOf4)?.filter((score2) => score2 !== null);
  return scores === void 0 ? null : [...new Set(scores)];
}
function scoresByPattern(criteria, combine, scoresOf4) {
  const name = BY_SCORE.find((one) => one === (combine ?? "weighted_sum"));
  if (name === void 0) return null;
  const parts = Object.values(criteria).filter(isRecord);
  const weights = parts.map(({ weight }) => typeof weight === "number" ? weight : 1);
  return patternsOf(parts, scoresOf4)?.map((pattern) => scoreOf(pattern, weights, STRATEGIES[name])) ?? null;
}
function scoreOf(pattern, weights, strategy) {
  const judgements = pattern.flatMap((score2) => score2 === null ? [] : [judgementOf(score2)]);
  if (judgements.length === 0) return null;
  return rounded(strategy.score({ judgements, weights: weights.filter((_, index) => pattern[index] !== null) }));
}
function patternsOf(parts, scoresOf4) {
  let patterns = [[]];
  for (const part of parts) {
    const scores = scoresOf4(part);
    if (scores === null) return null;
    const options = mayNotApply(part) ? [...scores, null] : scores;
    if (patterns.length * options.length > MOST2) return null;
    patterns = patterns.flatMap((before) => options.map((score2) => [...before, score2]));
  }
  return patterns;
}
function mayNotApply({ when, criteria }) {
  return when !== void 0 || isRecord(criteria) && Object.values(criteria).filter(isRecord).every(mayNotApply);
}
function judgementOf(score2) {
  return { verdict: "pass", score: score2, severity: "none", parts: NO_PARTS };
}

// src/scoring/testing/few-scores.ts
function fewScores(node) {
  const own = ownScores(node);
  if (own === null) return null;
  const points = node.calibration;
  const found = points === void 0 ? own : [0, 1, ...own].map((score2) => rounded(calibrated(points, score2)));
  return [.../* @__PURE__ */ new Set([0, 1, ...found])];
}
function ownScores(node) {
  if (isRecord(node.lookup)) return scoresOf2(node.lookup);
  if (isRecord(node.criteria)) return combinedScores(node.criteria, node.combine, fewScores);
  if (Array.isArray(node.rules)) return sumsOfRules(node.rules.filter(isRecord));
  return isYesOrNo(node) ? [] : null;
}
var MOST_RULES = 12;
function sumsOfRules(rules) {
  if (rules.length > MOST_RULES) return null;
  let sums = [0];
  for (const { weight } of rules)
    sums = [...sums, ...sums.map((sum2) => sum2 + (typeof weight === "number" ? weight : 0))];
  return sums.map((sum2) => rounded(Math.min(Math.max(sum2, 0), 1)));
}
function scoresOf2({ table: table2, default: other }) {
  const rows = isRecord(table2) ? Object.values(table2) : [];
  return [...rows, other].filter((score2) => typeof score2 === "number");
}

// src/scoring/testing/judged-case.ts
function judgeCase(rubric, one) {
  const trial = judgeTrial([rubric], one.trial);
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
function isItem({ weight }, { kind }) {
  return kind === "each" && weight !== 0;
}
function isAsked(node) {
  return node.verdict !== "skipped" && !isElsewhere(node);
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
var NAMED = /* @__PURE__ */ new Set(["criteria", "nodes", "derive", "args_of"]);
var NOTHING2 = {};
function* partsOf(file) {
  yield* partsBelow({ pointer: "", key: "", value: file, holder: NOTHING2, holderPointer: "" });
}
function* partsBelow(part) {
  const { pointer, key, value } = part;
  const isOpaque = OPAQUE.has(key);
  const namesMembers = Array.isArray(value) || NAMED.has(key) || pointer === "/steps";
  yield { ...part, form: isRecord(value) && !isOpaque && !namesMembers ? value : null };
  if (isOpaque || typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const at = memberPointer(pointer, name);
    const holder = isRecord(value) ? value : NOTHING2;
    yield* partsBelow({ pointer: at, key: namesMembers ? "" : name, value: member, holder, holderPointer: pointer });
  }
}
var GONE = /* @__PURE__ */ Symbol("gone");
function withPart(file, pointer, replacement) {
  return replaced(file, pointerNames(pointer), replacement);
}
function replaced(value, [name, ...rest], replacement) {
  if (name === void 0) return replacement;
  const entries = Object.entries(value).map(([own, member]) => {
    return [own, own === name ? replaced(member, rest, replacement) : member];
  });
  const kept = entries.filter(([, member]) => member !== GONE);
  return Array.isArray(value) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
}

// src/scoring/testing/node-pattern.ts
function patternOf(pointer, file) {
  const keys = [];
  let value = file;
  let under = "";
  for (const segment of pointerNames(pointer)) {
    value = value[segment];
    const key = keyOf(segment, under, value);
    if (key !== void 0) keys.push(key);
    under = key === void 0 ? below(under, segment) : "";
  }
  return keys.join(".");
}
function reachable(file) {
  const patterns = [...new Set([...partsOf(file)].map(({ pointer }) => patternOf(pointer, file)))];
  const known = patterns.map((pattern) => pattern.split("."));
  return (path) => {
    const keys = path.split(".");
    return known.some(
      (one) => one.length === keys.length && one.every((key, index) => fitsKey(key, keys[index] ?? ""))
    );
  };
}
function fitsKey(pattern, key) {
  return pattern === ANY_KEY ? /^(?:0|[1-9][0-9]*)$/.test(key) : pattern === key;
}
function below(under, segment) {
  return WAY.test(under) && SIDES.has(segment) ? `${under}_${segment}` : segment;
}
var SIDES = /* @__PURE__ */ new Set(["then", "else"]);
var WAY = /^(?:then|else)/;
function keyOf(segment, under, value) {
  if (under === "criteria" || under === "nodes") return segment;
  if (under === "rules") return String(isRecord(value) ? value.name ?? segment : segment);
  if (segment !== "node") return void 0;
  return under === "each" ? ANY_KEY : under;
}

// src/scoring/testing/boundaries.ts
var EPSILON = 1e-9;
var ORDER = /* @__PURE__ */ new Set(["lt", "lte", "gt", "gte"]);
var COUNTS = /* @__PURE__ */ new Set(["at_least", "at_most", "exactly"]);
function startComparing() {
  const compared = /* @__PURE__ */ new Map();
  const watch = (pointer, value) => {
    const values = compared.get(pointer);
    if (values === void 0) compared.set(pointer, [value]);
    else values.push(value);
  };
  return { watch, compared };
}
function findBoundaries({ value: file, placeOf: placeOf3 }, judged, compared) {
  return [...partsOf(file)].flatMap((part) => {
    const found = saysThreshold(part) ? thresholdTried(part, file, judged) : boundsOf(part, compared);
    return found.map((tried) => ({ where: placeOf3(part.pointer), what: tried.what, ...standing(tried) }));
  });
}
var SCORES = [0, 1];
var SIZES = [0, Number.POSITIVE_INFINITY];
var NUMBERS = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
function standing({ bound, values, range: [least, most], few = null }) {
  const isBelow = (value) => value < bound - EPSILON;
  const isAt = (value) => Math.abs(value - bound) <= EPSILON;
  const isAbove2 = (value) => value > bound + EPSILON;
  const lower = values.filter(isBelow);
  const higher = values.filter(isAbove2);
  const below2 = lower.length === 0 ? null : lower.reduce((nearest, value) => Math.max(nearest, value));
  const at = values.some(isAt);
  const above = higher.length === 0 ? null : higher.reduce((nearest, value) => Math.min(nearest, value));
  const untried = [
    ["below", below2 === null && (few?.some(isBelow) ?? bound > least)],
    ["at", !at && (few?.some(isAt) ?? (bound >= least && bound <= most))],
    ["above", above === null && (few?.some(isAbove2) ?? bound < most)]
  ];
  return { bound, below: below2, at, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}
function saysThreshold({ key, holder }) {
  return key === "threshold" || key === "judge" && holder.threshold === void 0;
}
function thresholdTried({ pointer, holder }, file, judged) {
  const bound = thresholdOf(holder);
  if (bound === null) return [];
  const owner = patternOf(pointer, file);
  const what = owner === "" ? "threshold of the rubric" : `threshold of \`${owner}\``;
  const values = judged.flatMap((one) => scoresOf3(owner, one));
  return [{ what, bound, values, range: SCORES, few: fewScores(holder) }];
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
function boundsOf({ key, value, holder, holderPointer }, compared) {
  if (typeof value !== "number") return [];
  const values = compared.get(holderPointer) ?? [];
  if (COUNTS.has(key)) return [{ bound: value, values, what: `steps ${key}`, range: SIZES }];
  const tried = { values, what: `\`${subjectName(holder)}\` ${String(holder.op)}`, range: rangeOf(holder) };
  if (key !== "value") return [];
  if (ORDER.has(holder.op)) return [{ ...tried, bound: value }];
  return edgesOf(holder).map((bound) => ({ ...tried, bound }));
}
function rangeOf({ score: score2, measure }) {
  if (score2 !== void 0) return SCORES;
  return measure === void 0 ? NUMBERS : SIZES;
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
      const passed2 = own.passed + (node.verdict === "pass" ? asked : 0);
      counts.set(pattern, { ...own, passed: passed2, failed: own.failed + (didNotPass(node) ? asked : 0) });
    }),
    finish: () => [...counts.values()]
  };
}

// schemas/rubric-test.schema.json
var rubric_test_schema_default = () => loadLazily("./rubric-test.schema.cjs");

// src/scoring/testing/reason.ts
var LEAVES = 3;
function reasonOf(node) {
  const below2 = [];
  visitNodes(node, (path, leaf) => {
    if (isMissed(leaf) && !node.explanation.includes(leaf.explanation)) below2.push(`${path}: ${leaf.explanation}`);
  });
  const rest = below2.length - LEAVES;
  return [node.explanation, ...below2.slice(0, LEAVES), ...rest > 0 ? [`and ${rest} more`] : []].join(" | ");
}
function isMissed({ children, verdict }) {
  return children === void 0 && verdict !== "pass" && verdict !== "skipped";
}

// src/scoring/testing/case-mismatches.ts
function caseMismatches({ one: { expect }, judged, result }) {
  const tree = result?.tree;
  const explanation = tree === void 0 ? "the trial has no verdict" : reasonOf(tree);
  const whole = [
    ...nodeMismatches("", "", expect, tree),
    ...mismatch("outcome", "/outcome", expect.outcome, result?.outcome),
    ...mismatch("warnings", "/warnings", expect.warnings, result?.warnings)
  ].map((one) => ({ ...one, explanation }));
  const because = (node, found) => found.map((one) => ({ ...one, explanation: node === void 0 ? explanation : reasonOf(node) }));
  const criteria = Object.entries(expect.criteria ?? {}).flatMap(([key, verdict]) => {
    const node = nodeAt(tree, key);
    return because(node, mismatch(`criteria.${key}`, `/criteria/${key}`, verdict, node?.verdict));
  });
  const nodes = Object.entries(expect.nodes ?? {}).flatMap(([path, wanted]) => {
    const node = nodeAt(tree, path);
    const found = nodeMismatches(`nodes.${path}.`, `/nodes/${path}`, wanted, node);
    return because(node, node === void 0 && tree !== void 0 ? notReached(path, wanted, found) : found);
  });
  const derived = Object.entries(expect.derived ?? {}).flatMap(([name, wanted]) => {
    const fact = judged?.rubric.derived.find((one) => one.name === name);
    const value = fact === void 0 ? void 0 : judged?.at?.derived[fact.slot];
    const why = result?.derived?.find((one) => one.fact === name)?.explanation ?? explanation;
    const found = valueMismatch(`derived.${name}`, `/derived/${name}`, wanted, value ?? null);
    return found.map((one) => ({ ...one, explanation: why }));
  });
  return [...whole, ...criteria, ...nodes, ...derived];
}
function overallMismatches({ expect }, rubric, judged) {
  if (expect === void 0) return [];
  const report = startReport([rubric]);
  for (const { trial } of judged) report.add(trial);
  const whole = report.finish().rubrics[0];
  return [
    ...valueMismatch("score", "/score", expect.score, whole?.score ?? null),
    ...mismatch("band", "/band", expect.band, whole?.band),
    ...expect.outcomes === void 0 ? [] : outcomeMismatches(expect.outcomes, rubric, judged)
  ];
}
function outcomeMismatches(expected, { outcomes }, judged) {
  return [...outcomes.map(({ name }) => name), NOT_JUDGED].flatMap((name) => {
    const cases = judged.filter((one) => one.judged?.outcome === name).length;
    return mismatch(`outcomes.${name}`, "/outcomes", expected[name] ?? 0, cases);
  });
}
function notReached(path, wanted, found) {
  if (found.length === 0) return [];
  return [{ what: `nodes.${path}`, at: `/nodes/${path}`, expected: shown(wanted), found: "that it was not reached" }];
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

// src/scoring/testing/unknown-names.ts
function unknownNames(rubric, test2, judged) {
  const known = {
    criterion: rubric.criteria.map(({ key }) => key),
    node: [...knownPaths(rubric, judged)],
    "derived fact": rubric.derived.map(({ name }) => name),
    outcome: [...rubric.outcomes.map(({ name }) => name), NOT_JUDGED],
    band: rubric.bands.map(({ name }) => name)
  };
  const cases = soundItems(test2.cases, "/cases");
  const named = cases.flatMap(({ item, at }) => namesOf(item.expect ?? {}, `${at}/expect`));
  if (test2.expect !== void 0) named.push(...overallNames(test2.expect, "/expect"));
  const isOpen = judged.length < (test2.cases ?? []).length;
  const mayBeReached = reachable(rubric.written);
  return named.flatMap(({ kind, name, at }) => {
    if (known[kind].includes(name) || kind === "node" && (isOpen || mayBeReached(name))) return [];
    const what = `the rubric has no ${kind} \`${name}\``;
    return [{ code: CODES[kind], what, where: test2.placeOf(at), mend: advise(name, known[kind]) }];
  });
}
var CODES = {
  criterion: "unknown-criterion",
  node: "unknown-node",
  "derived fact": "unknown-fact",
  outcome: "unknown-outcome",
  band: "unknown-band"
};
function namesOf(expect, at) {
  return [
    ...expect.outcome === void 0 ? [] : [{ kind: "outcome", name: expect.outcome, at: `${at}/outcome` }],
    ...keysOf("criterion", expect.criteria, `${at}/criteria`),
    ...keysOf("node", expect.nodes, `${at}/nodes`),
    ...keysOf("derived fact", expect.derived, `${at}/derived`)
  ];
}
function overallNames({ band, outcomes }, at) {
  const bands = band === void 0 ? [] : [{ kind: "band", name: band, at: `${at}/band` }];
  return [...bands, ...keysOf("outcome", outcomes, `${at}/outcomes`)];
}
function keysOf(kind, members, at) {
  return Object.keys(members ?? {}).map((name) => ({
    kind,
    name,
    at: memberPointer(at, name)
  }));
}
function advise(name, known) {
  return known.length === 0 ? "It has none" : adviseName(name, known);
}
function knownPaths({ nodes }, judged) {
  const paths = new Set([...nodePaths(nodes.counted)].map(({ path }) => path));
  for (const { result } of judged) {
    if (result !== null) visitNodes(result.tree, (path) => path !== "" && paths.add(path));
  }
  return paths;
}

// src/scoring/testing/rubric-test.ts
var schema = schemaCheck(rubric_test_schema_default);
var checkTest = (written, locate) => schema.problems(written, locate).map((problem) => {
  const isNone = problem.found === "null" && NO_OUTCOME.test(problem.where?.pointer ?? "");
  return isNone ? { ...problem, mend: `Write \`${NOT_JUDGED}\` where the trial has no verdict` } : problem;
});
var NO_OUTCOME = /\/expect\/outcome$/;
function loadRubricTest(file, text, rubric) {
  return readConfig(file, text, { ...schema, problems: checkTest }, (written, making) => {
    const { placeOf: placeOf3, problems } = making;
    problems.push(...repeatedNames(written, placeOf3));
    const test2 = { ...written, cases: readCases(written, making), placeOf: placeOf3 };
    const judged = rubric === null ? [] : test2.cases.map((one) => judgeCase(rubric, one));
    if (rubric !== null) problems.push(...strangeNames(rubric, { ...written, placeOf: placeOf3 }, judged));
    return { test: test2, judged };
  });
}
function repeatedNames({ cases }, placeOf3) {
  const seen = /* @__PURE__ */ new Set();
  return soundItems(cases, "/cases").flatMap(({ item: { name }, at }) => {
    const isRepeated = seen.has(name);
    if (name !== void 0) seen.add(name);
    const what = `a case named \`${name}\` stands above already`;
    return isRepeated ? [{ code: "duplicate-case", what, where: placeOf3(`${at}/name`) }] : [];
  });
}
function readCases({ cases = [] }, { placeOf: placeOf3, problems }) {
  const found = new Problems();
  const redaction = startRedaction(DEFAULT_RULES);
  const read2 = cases.flatMap((one, index) => {
    if (one?.trial === void 0) return [];
    const record = { trial: 1, error: null, ...redaction.value(one.trial), scenario: `case-${index + 1}` };
    const locate = (pointer) => placeOf3(`/cases/${index}/trial${pointer}`);
    const trial = found.collect(() => normaliseTrial(record, locate));
    return trial === void 0 ? [] : [{ name: one.name, trial, expect: one.expect }];
  });
  problems.push(...found.all());
  return read2;
}
function strangeNames(rubric, test2, judged) {
  const { rubric: name, placeOf: placeOf3 } = test2;
  if (name === rubric.id || name === void 0) return unknownNames(rubric, test2, judged);
  const mend = adviseNearest(name, [rubric.id]);
  const problem = {
    code: "wrong-rubric",
    what: "the cases are of another rubric",
    where: placeOf3("/rubric"),
    expected: `\`${rubric.id}\``,
    found: `\`${inline(name)}\``
  };
  return mend === "" ? [problem] : [{ ...problem, mend }, ...unknownNames(rubric, test2, judged)];
}
function findMismatches(rubric, test2, judged) {
  const own = judged.flatMap(
    (one, index) => caseMismatches(one).map((found) => placed(found, one.one.name, `/cases/${index}/expect`, test2))
  );
  const overall = overallMismatches(test2, rubric, judged);
  return [...own, ...overall.map((found) => placed(found, null, "/expect", test2))];
}
function placed({ at, ...found }, name, base, { placeOf: placeOf3 }) {
  return { ...found, name, where: placeOf3(`${base}${at}`) };
}

// src/scoring/testing/tree-ends.ts
function findEnds({ value: file, placeOf: placeOf3 }, judged) {
  const counts = countLabels(judged);
  return [...partsOf(file)].flatMap(({ key, value: label, pointer }) => {
    if (key !== "label" || typeof label !== "string") return [];
    const tree = patternOf(pointer, file);
    return [{ where: placeOf3(pointer), tree, label, reached: counts.get(JSON.stringify([tree, label])) ?? 0 }];
  });
}
function countLabels(judged) {
  const counts = /* @__PURE__ */ new Map();
  for (const tree of judged.map(askedTree)) {
    if (tree === void 0) continue;
    visitNodes(tree, (_, { label }, pattern) => {
      const end = JSON.stringify([pattern, label]);
      if (label !== void 0) addTo(counts, end);
    });
  }
  return counts;
}

// src/scoring/testing/mutation-change.ts
function changed({ pointer, value }, replacement) {
  return { pointer, at: pointer, value: replacement, what: `\`${plain(value)}\` became \`${plain(replacement)}\`` };
}
function without(pointer, what, add) {
  return { pointer, at: pointer, value: GONE, what, add };
}
function moved(part, add, step, name) {
  const { key, value } = part;
  if (typeof value !== "number") return [];
  return movedNumbers(value, step).map((other) => ({
    ...changed(part, other),
    what: `${name ?? `\`${key}\``} moved from ${value} to ${other}`,
    add
  }));
}
function movedNumbers(value, step) {
  const by = step ?? (Number.isInteger(value) ? 1 : 0.05 * Math.max(1, Math.abs(value)));
  return [rounded(value + by), rounded(value - by)];
}
function plain(value) {
  return typeof value === "string" ? value : shown(value);
}

// src/scoring/testing/operator-words.ts
var ALIKE = {
  lt: ["lte"],
  lte: ["lt"],
  gt: ["gte"],
  gte: ["gt"],
  contains_any: ["contains_all"],
  contains_all: ["contains_any"],
  starts_with: ["ends_with"],
  ends_with: ["starts_with"],
  same_items: ["superset_of", "subset_of"],
  superset_of: ["same_items", "subset_of"],
  subset_of: ["same_items", "superset_of"],
  disjoint_from: ["same_items"]
};
var OPERATOR_WORDS = Object.fromEntries(
  Object.keys(OPERATORS).map((op) => [op, [...ALIKE[op] ?? [], ...oppositeOf(op)]]).filter(([, words]) => words.length > 0)
);
function oppositeOf(op) {
  return Object.entries(OPERATORS).flatMap(
    ([own, { negates = [] }]) => own === op ? negates : negates === op ? own : []
  );
}

// src/scoring/testing/mutate-conditions.ts
var COUNTS2 = /* @__PURE__ */ new Set(["at_least", "at_most", "exactly", "within_first"]);
var SCOPES = /* @__PURE__ */ new Set(["within_first", "before", "after", "between"]);
var FLAGS = /* @__PURE__ */ new Set(["error", "ignore_case"]);
var NUMERIC = /* @__PURE__ */ new Set(["lt", "lte", "gt", "gte", "eq", "ne", "approx"]);
function mutateConditions(part) {
  const { key, value } = part;
  if (key === "value") return moveBound(part);
  if (key === "and" || key === "or") return swapConnective(part);
  if (key === "tolerance") return moved(part, edgeCases(part));
  if (key === "not") return [{ ...replaceHolder(part, value), what: "`not` left out", add: EITHER }];
  const own = COUNTS2.has(key) ? [...moved(part, `cases just below, at and above ${String(value)}`)] : [];
  if (SCOPES.has(key) && part.holderPointer.endsWith("/trace"))
    own.push(without(part.pointer, `\`${key}\` left out`, OUTSIDE));
  if (FLAGS.has(key) && typeof value === "boolean") own.push({ ...changed(part, !value), add: EITHER });
  return [...own, ...turnRound(part)];
}
var EITHER = "a case in which this holds, and one in which it does not";
var OUTSIDE = "a case in which a step fits outside of that stretch only";
function moveBound(part) {
  if (typeof part.holder.op !== "string" || !NUMERIC.has(part.holder.op)) return [];
  const subject = `\`${subjectName(part.holder)}\``;
  const near = `cases with ${subject} just below, at and above ${String(part.value)}`;
  const add = part.holder.op === "approx" ? edgeCases(part) : near;
  return moved(part, add, part.holder.score === void 0 ? void 0 : 0.05, `the bound of ${subject}`);
}
function edgeCases({ holder }) {
  const edges = edgesOf(holder);
  const at = edges.length === 0 ? "as far off as the tolerance" : `at ${edges.join(" and ")}`;
  return `cases with \`${subjectName(holder)}\` ${at}, and just outside`;
}
function swapConnective(part) {
  const { key, value, holder, holderPointer } = part;
  if (!Array.isArray(value) || value.length < 2) return [];
  const other = key === "and" ? "or" : "and";
  const { [key]: parts, ...rest } = holder;
  const what = `\`${key}\` became \`${other}\``;
  const add = "a case in which one part holds and another does not";
  return [{ pointer: holderPointer, at: part.pointer, value: { ...rest, [other]: parts }, what, add }];
}
function turnRound(part) {
  const { value } = part;
  if (!isRecord(value) || !isCondition(part) || value.not !== void 0 || value.lookup !== void 0) return [];
  if (oppositeOf(value.op).length > 0) return [];
  return [{ ...changed(part, { not: value }), what: "the condition became its opposite", add: EITHER }];
}
var CONDITION_KEYS = /* @__PURE__ */ new Set(["when", "pass_when", "fail_when", "condition", "if", "that"]);
function isCondition({ key, pointer }) {
  return CONDITION_KEYS.has(key) || /\/(?:and|or)\/\d+$/.test(pointer) || /^\/derive\/[^/]+$/.test(pointer);
}
function replaceHolder({ holderPointer, pointer }, value) {
  return { pointer: holderPointer, at: pointer, value };
}

// src/scoring/testing/mutate-criteria.ts
function mutateCriteria(part) {
  if (!isRecord(part.value)) return [];
  const criteria = Object.entries(part.value).filter(
    (entry) => isRecord(entry[1])
  );
  if (criteria.length < 2) return [];
  return [...criteria.map(([key]) => without2(key, criteria, part)), ...movedWeights(criteria, part)];
}
function without2(key, criteria, { pointer }) {
  const kept = criteria.filter(([own]) => own !== key);
  const total = sumOf(kept.map(([, one]) => weightOf(one)));
  const whole = sumOf(criteria.map(([, one]) => weightOf(one)));
  const scaled = kept.map(([own, one]) => {
    return one.weight === void 0 ? [own, one] : [own, { ...one, weight: weightOf(one) * whole / total }];
  });
  return {
    pointer,
    at: `${pointer}/${key}`,
    value: Object.fromEntries(scaled),
    what: `criterion \`${key}\` left out`,
    add: `a case in which only \`${key}\` does not pass`
  };
}
var STEP = 0.05;
function movedWeights(criteria, part) {
  const { combine } = part.holder;
  const scores = (value) => isRecord(value) ? scoresByPattern(value, combine, fewScores) : null;
  const before = scores(part.value);
  return weightMoves(criteria, part).filter(({ value }) => before === null || !sameJson(scores(value), before));
}
function weightMoves(criteria, { pointer }) {
  return criteria.flatMap(([key, one], index) => {
    const next = criteria[index + 1];
    if (next === void 0 || one.weight === void 0 || next[1].weight === void 0) return [];
    const by = Math.min(STEP, weightOf(one) / 2, weightOf(next[1]) / 2);
    const lighter = { ...one, weight: rounded(weightOf(one) - by) };
    const heavier = { ...next[1], weight: rounded(weightOf(next[1]) + by) };
    const members = criteria.map(([own, other]) => [own, own === key ? lighter : own === next[0] ? heavier : other]);
    const what = `weight moved from \`${key}\` to \`${next[0]}\``;
    const add = `a case in which one of \`${key}\` and \`${next[0]}\` passes, and expect its score`;
    return [{ pointer, at: `${pointer}/${key}/weight`, value: Object.fromEntries(members), what, add }];
  });
}
function weightOf({ weight }) {
  return typeof weight === "number" ? weight : 1;
}

// src/scoring/testing/mutate-expression.ts
var TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\p{L}_$][\p{L}\p{N}_$]*\(?|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|&&|\|\||[<>=!]=|[<>+*/!]| - /gu;
var CONFUSED = /* @__PURE__ */ new Map([
  ["&&", ["||"]],
  ["||", ["&&"]],
  ["==", ["!="]],
  ["!=", ["=="]],
  ["<", ["<=", ">="]],
  ["<=", ["<", ">"]],
  [">", [">=", "<="]],
  [">=", [">", "<"]],
  ["+", ["-"]],
  [" - ", [" + "]],
  ["*", ["/"]],
  ["/", ["*"]],
  ["!", [""]],
  ["all(", ["exists("]],
  ["exists(", ["all("]],
  ["min(", ["max("]],
  ["max(", ["min("]]
]);
function mutateExpression(part) {
  const text = part.value;
  if (typeof text !== "string") return [];
  return [...text.matchAll(TOKEN)].flatMap(
    ({ 0: token, index }) => othersOf(token).map((other) => ({
      ...changed(part, text.slice(0, index) + other + text.slice(index + token.length)),
      what: other === "" ? `\`${token}\` left out` : `\`${wordOf(token)}\` became \`${wordOf(other)}\``,
      add: "cases on either side of what it says"
    }))
  );
}
function othersOf(token) {
  if (!/^\d/.test(token)) return CONFUSED.get(token) ?? [];
  return movedNumbers(Number(token)).map(String);
}
function wordOf(token) {
  return token.replace("(", "").trim();
}

// src/scoring/testing/mutate-lists.ts
var LISTING = new Set(
  Object.keys(OPERATORS).filter((op) => [LIST, TEXTS].some((kind) => OPERATORS[op]?.argument === kind))
);
var CASES = {
  and: "a case in which only this part does not hold",
  or: "a case in which only this part holds",
  any: "a case in which only this part holds",
  value: "a case with this item and no other of the list, and one with all but this",
  tool: "a case with a step of this tool only",
  role: "a case with a step of this role only",
  args: "a case with the call but for this argument",
  sequence: "a case in which only this step is missing",
  reference: "a case in which only this call is missing",
  require: "a case that only this refuses"
};
function leaveOut(part) {
  return [...leaveOutMembers(part), ...leaveOutKeys(part)];
}
function leaveOutMembers(part) {
  const { key, value, holder } = part;
  const add = Object.hasOwn(CASES, key) ? CASES[key] : void 0;
  if (add === void 0 || typeof value !== "object" || value === null) return [];
  if (key === "value" && !(Array.isArray(value) && LISTING.has(holder.op))) return [];
  const members = Object.entries(value);
  if (members.length === 1) return key === "require" ? [without(part.pointer, "`require` left out", add)] : [];
  return members.map(
    ([name, item]) => without(memberPointer(part.pointer, name), `${nameOf(name, item, part)} left out`, add)
  );
}
function nameOf(name, item, { key, value }) {
  if (isRecord(value)) return `\`${name}\` of \`${key}\``;
  return `${isRecord(item) ? `part ${Number(name) + 1}` : shown(item)} of \`${key}\``;
}
var STEP_KEYS = /* @__PURE__ */ new Set(["is", "any", "not", "tool", "role", "args", "text", "result", "error"]);
function leaveOutKeys(part) {
  const keys = Object.keys(part.form ?? {}).filter((key) => key !== "type");
  if (keys.length < 2 || !keys.every((key) => STEP_KEYS.has(key))) return [];
  return keys.map(
    (key) => without(memberPointer(part.pointer, key), `\`${key}\` left out`, `a case that only \`${key}\` tells apart`)
  );
}

// src/scoring/testing/mutate-schema.ts
function mutateSchema(part) {
  const { key, value, holder, pointer } = part;
  const isSchema = key === "contract" || key === "value" && holder.op === "matches_schema";
  if (!isSchema) return [];
  return [...schemaSpots(value, pointer)].flatMap((spot) => [
    ...loosened(spot),
    ...movedBounds(spot, part),
    ...narrowed(spot)
  ]);
}
var CLOSING = ["additionalProperties", "unevaluatedProperties"];
function loosened({ schema: schema2, pointer }) {
  const required = Array.isArray(schema2.required) ? schema2.required : [];
  const facts = Object.entries(isRecord(schema2.properties) ? schema2.properties : {});
  return [
    ...required.map(
      (name, index) => without(`${pointer}/required/${index}`, `\`${String(name)}\` no longer required`, "a case without it")
    ),
    ...facts.filter(([, fact]) => refuses(fact)).map(([name]) => anything(memberPointer(`${pointer}/properties`, name), name)),
    ...CLOSING.filter((keyword) => schema2[keyword] === false).map(
      (keyword) => without(`${pointer}/${keyword}`, `\`${keyword}\` left out`, "a case with something that it does not name")
    )
  ];
}
var DESCRIBING = /* @__PURE__ */ new Set(["title", "description", "examples", "default", "format", "$comment"]);
function refuses(schema2) {
  return isRecord(schema2) && Object.keys(schema2).some((keyword) => !DESCRIBING.has(keyword));
}
function anything(pointer, name) {
  return { ...without(pointer, `\`${name}\` may be anything`, "a case in which it does not fit"), value: {} };
}
var BOUNDS = [
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems"],
  ...["minContains", "maxContains", "minProperties", "maxProperties", "multipleOf"]
];
function movedBounds({ schema: schema2, pointer }, part) {
  return BOUNDS.flatMap((key) => {
    const bound = { ...part, key, value: schema2[key], pointer: `${pointer}/${key}` };
    return moved(bound, `cases just below, at and above ${String(bound.value)}`);
  });
}
function narrowed({ schema: schema2, pointer }) {
  return ["enum", "type"].flatMap((keyword) => {
    const items = schema2[keyword];
    if (!Array.isArray(items) || items.length < 2) return [];
    return items.map(
      (item, index) => without(
        `${pointer}/${keyword}/${index}`,
        `${shown(item)} of \`${keyword}\` left out`,
        `a case with ${shown(item)}`
      )
    );
  });
}

// src/scoring/testing/mutate-words.ts
var ANSWERS = { skip: ["fail"], pass: ["skip"], fail: ["skip"] };
var ARGUMENTS = { exact: ["ignore"], subset: ["exact", "ignore"], ignore: ["exact"] };
var VOCABULARIES = {
  op: { words: OPERATOR_WORDS, add: operatorCase },
  measure: {
    words: { length: ["words"], words: ["length"], lines: ["words"], count: ["words"] },
    add: (part) => `a case in which \`${subjectName(part.holder)}\` is on the other side of the bound than by any other measure`
  },
  severity: {
    words: { none: ["high"], low: ["high"], medium: ["high"], high: ["low"], critical: ["low"] },
    add: () => "a case in which only this does not pass, and expect its `severity`"
  },
  otherwise: {
    words: ANSWERS,
    add: () => "a case in which `when` does not hold, and expect the verdict",
    unwritten: { when: "skip" }
  },
  on_empty: { words: ANSWERS, add: () => "a case without items, and expect the verdict", unwritten: { over: "skip" } },
  combine: {
    words: {
      weighted_sum: ["cap_by_worst", "weighted_median"],
      cap_by_worst: ["weighted_sum"],
      weighted_median: ["weighted_sum"],
      majority_vote: ["weighted_median"],
      min: ["mean", "median"],
      strict: ["mean"],
      median: ["min", "mean"],
      mean: ["min", "median"]
    },
    add: combineCase,
    unwritten: { criteria: "weighted_sum", over: "mean" }
  },
  mode: {
    words: {
      strict: ["unordered"],
      unordered: ["strict", "subset", "superset"],
      subset: ["unordered"],
      superset: ["unordered"]
    },
    add: () => "cases with the calls of the reference in another order, with one more and with one less"
  },
  args: { words: ARGUMENTS, add: argumentsCase, unwritten: { mode: "exact" } },
  unclosed: {
    words: { skip: ["count"], count: ["skip"] },
    add: () => "a case whose last stretch nothing closes",
    unwritten: { to: "skip" }
  },
  on_empty_trace: { words: { pass: ["fail"], fail: ["pass"] }, add: () => "a case with an empty trace" },
  judge: {
    words: { yes_no: ["percent"], percent: ["yes_no"] },
    add: () => "a case with a recorded answer"
  },
  type: {
    words: { message: ["tool_call"], tool_call: ["message"] },
    add: () => "a case with a step of this type, and one with a step of the other"
  }
};
function operatorCase(part) {
  const subject = `\`${subjectName(part.holder)}\``;
  if (/^[lg]te?$/.test(String(part.value))) return `cases with ${subject} just below, at and above the bound`;
  return `a case in which this holds, and one in which it does not: ${subject}`;
}
function combineCase({ holder, form }) {
  const hasItems = holder.over !== void 0 || form?.over !== void 0;
  const parts = hasItems ? "of three items two pass and one does not" : "some parts pass and some do not";
  return `a case in which ${parts}, and expect its score`;
}
function argumentsCase() {
  return "a case with the call of the reference and other arguments";
}
function mutateWords(part) {
  const { key, value } = part;
  if (key === "args_of") return argumentsOfTools(part);
  const written = VOCABULARIES[key];
  const swaps = written === void 0 ? [] : swapped(part, value, written);
  return [...swaps.filter((change) => !isMeanOfTwo(part, change)), ...unwrittenWords(part)];
}
function isMeanOfTwo({ key, value, holder }, change) {
  const areMiddles = [value, change.value].every((word) => word === "mean" || word === "median");
  return key === "combine" && areMiddles && isRecord(holder.criteria) && Object.keys(holder.criteria).length === 2;
}
function swapped(part, word, { words, add }) {
  const others = typeof word === "string" && Object.hasOwn(words, word) ? words[word] : [];
  return (others ?? []).map((other) => ({ ...changed({ ...part, value: word }, other), add: add(part) }));
}
function argumentsOfTools(part) {
  if (!isRecord(part.value)) return [];
  const { value, pointer } = part;
  return Object.entries(value).flatMap(
    ([tool, mode]) => swapped(part, mode, { words: ARGUMENTS, add: argumentsCase }).map((change) => ({
      ...change,
      pointer,
      value: { ...value, [tool]: change.value },
      what: `${change.what} for \`${tool}\``
    }))
  );
}
function unwrittenWords(part) {
  const { form, pointer } = part;
  if (form === null) return [];
  return Object.entries(VOCABULARIES).flatMap(([key, vocabulary]) => {
    const found = Object.entries(vocabulary.unwritten ?? {}).find(([beside2]) => form[beside2] !== void 0);
    if (found === void 0) return [];
    const [beside, word] = found;
    if (form[key] !== void 0 || isOnlyChild(beside, form[beside])) return [];
    return swapped(part, word, vocabulary).map((change) => ({
      ...change,
      at: `${pointer}/${beside}`,
      value: { ...form, [key]: change.value },
      what: `\`${key}: ${String(change.value)}\` added`
    }));
  });
}
function isOnlyChild(key, value) {
  return key === "criteria" && isRecord(value) && Object.keys(value).length < 2;
}

// src/scoring/testing/mutation.ts
var OF_KEY = /* @__PURE__ */ new Map([
  ["threshold", moveThreshold],
  ["criteria", mutateCriteria],
  ["rules", changeRules],
  ["overrides", ({ pointer }) => [without(pointer, "`overrides` left out", BOTH_FIRE)]],
  ["then", swapBranches],
  ["score", moveScore],
  ["table", changeTable],
  ["default", (part) => moved(part, "a case whose value the table does not have")],
  ["from", movePoint],
  ["to", movePoint],
  ["expr", mutateExpression],
  ["formula", mutateExpression]
]);
var OF_ANY = [mutateWords, leaveOut, mutateSchema, mutateConditions];
var BOTH_FIRE = "a case in which both rules would fire";
function changesOf(part) {
  const own = OF_KEY.get(part.key);
  return (own === void 0 ? OF_ANY : [own, ...OF_ANY]).flatMap((mutate) => mutate(part));
}
var SCORE_STEP = 0.05;
function moveThreshold(part) {
  const isDocumented = isRecord(part.value) && typeof part.value.value === "number";
  const inner = isRecord(part.value) ? { ...part, pointer: `${part.pointer}/value`, value: part.value.value } : part;
  if (!isDocumented && typeof part.value !== "number") return [];
  const add = `cases that score just below and exactly ${String(inner.value)}`;
  return moved(inner, add, SCORE_STEP, "threshold").filter(({ value }) => isBetween(part.holder, inner.value, value));
}
function isBetween(node, from, to) {
  const scores = fewScores(node);
  const passes = (score2, threshold) => score2 >= rounded(Number(threshold));
  return scores === null || scores.some((score2) => passes(score2, from) !== passes(score2, to));
}
function changeRules(part) {
  if (!Array.isArray(part.value)) return [];
  return part.value.flatMap((rule, index) => {
    if (!isRecord(rule)) return [];
    const name = String(rule.name ?? index);
    const pointer = `${part.pointer}/${index}`;
    const terminal = {
      ...changed({ ...part, pointer }, { ...rule, terminal: rule.terminal !== true }),
      what: rule.terminal === true ? `\`${name}\` no longer terminal` : `\`${name}\` became terminal`,
      add: `a case in which \`${name}\` and another rule fire`
    };
    const weight = { ...part, pointer: `${pointer}/weight`, key: "weight", value: rule.weight };
    const add = `a case in which \`${name}\` fires`;
    const [heavier] = moved(weight, `${add}, and expect the score or \`raw\``, SCORE_STEP, `weight of \`${name}\``);
    const dropped = without(pointer, `rule \`${name}\` left out`, add);
    return [dropped, ...heavier === void 0 ? [] : [heavier], terminal];
  });
}
function swapBranches(part) {
  const { then: yes, else: no } = part.holder;
  if (no === void 0) return [];
  const swap = Object.fromEntries([
    ["then", no],
    ["else", yes]
  ]);
  const value = { ...part.holder, ...swap };
  const what = "`then` and `else` changed places";
  return [{ pointer: part.holderPointer, at: part.pointer, value, what, add: "a case for either branch" }];
}
function moveScore(part) {
  const label = typeof part.holder.label === "string" ? ` \`${part.holder.label}\`` : "";
  return moveOnce(part, `a case that ends in the leaf${label}, and expect its score`);
}
function moveOnce(part, add, name) {
  const [up, down] = moved(part, add, SCORE_STEP, name);
  if (up === void 0 || down === void 0) return [];
  return Number(part.value) <= 1 && Number(up.value) > 1 ? [down] : [up];
}
function movePoint(part) {
  return moved(part, "a case with a score near this point", SCORE_STEP);
}
function changeTable(part) {
  if (!isRecord(part.value)) return [];
  return Object.entries(part.value).flatMap(([name, value]) => {
    const row = { ...part, pointer: memberPointer(part.pointer, name), value };
    const add = `a case whose value is \`${name}\``;
    if (typeof value !== "number") return [without(row.pointer, `row \`${name}\` left out`, add)];
    return moveOnce(row, `${add}, and expect its score`, `value of \`${name}\``);
  });
}

// src/scoring/testing/try-mutants.ts
function tryMutants({ value, placeOf: placeOf3 }, test2, judged) {
  const before = judged.map(({ result }) => answersOf(result));
  const survivors = [];
  let total = 0;
  for (const [{ at, what, add }, mutant] of mutantsOf(value)) {
    total++;
    const unnoticed = judgeUnnoticed(mutant, test2);
    if (unnoticed === null) continue;
    survivors.push({ where: placeOf3(at), what, add: firstDifference(before, unnoticed) ?? `Add ${add}` });
  }
  return { noticed: total - survivors.length, total, survivors };
}
function* mutantsOf(value) {
  const seen = /* @__PURE__ */ new Set([contentHash(value)]);
  for (const change of [...partsOf(value)].flatMap(changesOf)) {
    const mutant = loadMutant(withPart(value, change.pointer, change.value));
    if (mutant === null || seen.has(mutant.hash)) continue;
    seen.add(mutant.hash);
    yield [change, mutant];
  }
}
function loadMutant(value) {
  return soundOr(null, () => compileDocument({ value, placeOf: () => ({ file: "" }) }));
}
function judgeUnnoticed(mutant, test2) {
  const judged = [];
  for (const one of test2.cases) {
    const own = judgeCase(mutant, one);
    if (caseMismatches(own).length > 0) return null;
    judged.push(own);
  }
  return overallMismatches(test2, mutant, judged).length > 0 ? null : judged;
}
function firstDifference(before, after) {
  for (const [index, { one, result }] of after.entries()) {
    const now = answersOf(result);
    for (const [what, value] of before[index] ?? []) {
      if ((now.get(what) ?? "null") !== value) return `Expect \`${what}: ${value}\` in the case "${one.name}"`;
    }
  }
  return void 0;
}
function answersOf(result) {
  const answers = /* @__PURE__ */ new Map();
  if (result === null) return answers;
  answers.set("outcome", result.outcome);
  if (result.tree.verdict === "error") answers.set("explanation", JSON.stringify(result.tree.explanation));
  visitNodes(result.tree, (path, { score: score2, raw, verdict, severity, label }) => {
    const prefix = path === "" ? "" : `nodes.${path}.`;
    const counts = didNotPass({ verdict }) ? { severity } : {};
    for (const [name, value] of Object.entries({ score: score2, raw, verdict, label, ...counts })) {
      if (value !== void 0) answers.set(`${prefix}${name}`, String(value));
    }
  });
  for (const { fact, value } of result.derived ?? []) answers.set(`derived.${fact}`, value ?? "null");
  return answers;
}

// src/scoring/testing/examine-rubric.ts
function examineRubric(files, mutate) {
  const { watch, compared } = startComparing();
  const { document, rubric, test: test2, judged } = loadBoth(files, watch);
  const mismatches = findMismatches(rubric, test2, judged);
  const coverage = startCoverage(rubric);
  for (const tree of judged.map(askedTree)) if (tree !== void 0) coverage.add(tree);
  const isTried = mutate && mismatches.length === 0;
  return {
    rubric: rubric.id,
    file: files.test.file,
    cases: test2.cases.length,
    mismatches,
    nodes: coverage.finish(),
    ends: findEnds(document, judged),
    boundaries: findBoundaries(document, judged, compared),
    mutation: isTried ? tryMutants(document, test2, judged) : null
  };
}
function loadBoth({ rubric: { file, text }, test: test2 }, watch) {
  const problems = new Problems();
  const read2 = problems.collect(() => {
    const document = parseRubric(file, text);
    return { document, rubric: compileDocument(document, watch) };
  });
  const judged = problems.collect(() => loadRubricTest(test2.file, test2.text, read2?.rubric ?? null));
  problems.throwAny();
  return { ...read2, ...judged };
}

// src/commands/init-rubrics.ts
function firstRubrics(survey, beginner) {
  const { first, verdicts, sound, oddVerdict, outputs } = survey;
  const own = findTexts([RUBRIC_FILES], beginner.root);
  if (own.length > 0) return { kind: "own", rubrics: own, ...UNDRAFTED };
  if (first === null) throw nothingSound();
  if (oddVerdict !== null) throw noVerdict(oddVerdict);
  if (verdicts === sound) return { kind: "verdict", rubrics: firstRubric(), ...UNDRAFTED };
  const draft = draftRubric(beginner.suite, survey.shared, schemaAddress("rubric"));
  if (draft.isPlaceholder && outputs === 0) throw nothingToAsk(survey);
  const pair = pairOf(draft, first);
  const noCases = whyNoCases(pair, beginner);
  const [cases, drafts] = noCases === null ? [pair.test.file, [pair.test, pair.rubric]] : [null, [pair.rubric]];
  const kind = draft.isPlaceholder ? "placeholder" : "draft";
  return { kind, rubrics: [pair.rubric], cases, noCases, leftOut: draft.leftOut, drafts };
}
var UNDRAFTED = { cases: null, noCases: null, leftOut: [], drafts: [] };
function whyNoCases(pair, { policy, notes }) {
  if (!keepsEvidence([policy])) return "evidence";
  if (notes.length > 0) return "secrets";
  return holds(pair) ? null : "trial";
}
function pairOf(draft, trial) {
  const path = `${RUBRIC_FOLDER}/${draft.id}`;
  const rubric = { file: `${path}.yml`, text: draft.text };
  const made = { rubric: loadRubric(rubric.file, rubric.text), trial, schema: schemaAddress("rubric-test") };
  return { rubric, test: { file: `${path}.test.yml`, text: draftCases(draft, made) } };
}
function holds(pair) {
  return soundOr(false, () => examineRubric(pair, false).mismatches.length === 0);
}
function nothingSound() {
  const what = "every trial ended with an error, so that nothing shows what a rubric could ask";
  return new UserError({ code: "no-sound-trial", what, mend: "Name results of a run in which the agent worked" });
}
function noVerdict(odd) {
  return new UserError({
    code: "odd-verdict",
    what: `\`harness.passed\` of scenario ${shown(odd.scenario)}, trial ${odd.trial}, is no verdict`,
    expected: "true or false",
    found: shown(factAt(odd, "harness.passed")),
    mend: "A mapping makes it of a number by `harness.passed: { select: $.reward, equals: 1 }`, of a text by `parse: boolean` or `map: { C: true, I: false }`"
  });
}
function nothingToAsk({ verdicts, sound }) {
  return new UserError({
    code: "nothing-to-ask",
    what: "the trials carry nothing that a first rubric could ask",
    expected: "`harness.passed` in every trial, the same keys in `ground_truth` and `final_state`, or an `output`",
    found: `\`harness.passed\` in ${verdicts} of ${counted(sound, "trial")} without an error`,
    mend: "Let the harness or its mapping give one of these, or write a rubric of your own first"
  });
}

// src/commands/init-results.ts
function measureFirst({ options, suite, reader }, { root, env }) {
  const { policy, texts } = reader;
  const { rules: redaction, notes } = redactionOf([policy], { env });
  const run = { files: findResultFiles(options.results, root), select: options.select, redaction };
  const { mapping: named } = options;
  const form = named === void 0 ? findForm(run) : surveyIn(run, { mapping: named, text: texts.mapping });
  const judges = firstRubrics(form.survey, { root, suite, policy, notes });
  const { mapping, rubrics } = compileRuler({ ...texts, mapping: form.text, rubrics: judges.rubrics });
  const report = measureRun({ ...run, mapping }, rubrics);
  return { mapping: form.mapping, survey: form.survey, judges, report, notes };
}

// src/commands/init.ts
var WORKFLOW_FILE = `${WORKFLOWS}/pull-request.yml`;
var EXPECTED_RESULTS = ["results/*.jsonl"];
function startRepository(given, { root, env }) {
  requireTop(root);
  const mappingFile = given.mapping && posix.normalize(given.mapping);
  const options = { ...given, results: namedOrExpected(given, root), mapping: mappingFile };
  const { results, mapping = null, select } = options;
  requireWritable(options);
  const reader = loadReader({ root, mapping: options.mapping, rubrics: [] });
  const suite = suiteFor(options, reader, root);
  const found = results.length === 0 ? null : measureFirst({ options, suite, reader }, { root, env });
  const inputs = found === null ? { results: EXPECTED_RESULTS, mapping, select } : { results, mapping: found.mapping, select };
  const branch = defaultBranch(root) ?? "main";
  const subject = { inputs, files: findFiles(results, root), branch };
  const drafts = [...commonDrafts(suite, subject), ...found?.judges.drafts ?? []];
  const used = usedFiles(options, reader.texts, found?.judges ?? null);
  return { ...writeDrafts(drafts, root), used, inputs, found, branch, isRepository: isTaken(".git", root) };
}
function namedOrExpected({ results }, root) {
  if (results.length > 0) return results.map((name) => posix.normalize(name));
  return findFiles(EXPECTED_RESULTS, root).length > 0 ? EXPECTED_RESULTS : [];
}
function usedFiles({ mapping: named }, { mapping }, judges) {
  const own = judges?.kind === "own" ? judges.rubrics : [];
  const isFile = mapping !== null && mapping.file === named;
  return sortedUnion(
    isFile ? [mapping.file] : [],
    own.map(({ file }) => file)
  );
}
function commonDrafts(suite, subject) {
  return [
    { file: POLICY_FILE, text: draftPolicy(suite, schemaAddress("policy")) },
    { file: WORKFLOW_FILE, text: draftWorkflow(shippedWorkflow(), subject) }
  ];
}
function writeDrafts(drafts, root) {
  const workflows = workflowTexts(root).filter(({ text }) => gatesPullRequests(text));
  const gating = workflows.map(({ file }) => file);
  const taken2 = drafts.map(({ file }) => file).filter((file) => isTaken(file, root));
  const left = /* @__PURE__ */ new Set([...taken2, ...gating.length > 0 ? [WORKFLOW_FILE] : []]);
  const written = drafts.filter(({ file }) => !left.has(file));
  for (const { file } of written) requireNoWayOut(file, root);
  for (const draft of written) writeNewFile(draft, root);
  return { written: written.map(({ file }) => file).sort(), kept: sortedUnion(taken2, gating), gating };
}
function suiteFor({ suite: named }, reader, root) {
  if (named !== void 0) return requireSuite(named, reader);
  return reader.texts.policy === null ? suiteNameFor(basename(root)) || UNNAMED_SUITE : suiteOf(reader);
}
function requireSuite(named, { policy }) {
  readPolicy("--suite", JSON.stringify({ suite: named }));
  if (policy.suite === void 0 || policy.suite === named) return named;
  const what = `\`--suite ${named}\` contradicts the policy that stands here`;
  throw new UserError({ code: "usage", what, found: policy.suite, mend: `Leave it out, or change ${POLICY_FILE}` });
}

// src/scoring/linting/changelog.ts
function changelogOrder({ value, placeOf: placeOf3, rubric }) {
  if (rubric === null) return [];
  const entries = entriesOf(value.changelog);
  const say = (what, next, { pointer }) => [
    { level: "warning", code: "changelog-order", what, next, where: placeOf3(pointer) }
  ];
  const ahead = entries.find(({ version }) => versionBump(version, rubric.version) === "down");
  if (ahead !== void 0) {
    const what = `the changelog speaks of version ${ahead.version}, and the rubric is ${rubric.version}`;
    return say(what, "Raise the version of the rubric, or mend the entry", ahead);
  }
  const late = entries.find(({ version }, index) => {
    const above = entries[index - 1];
    return above !== void 0 && !["none", "down"].includes(versionBump(above.version, version));
  });
  if (late === void 0) return [];
  return say(`the changelog is not newest first: ${late.version} stands below an older version`, "Move it up", late);
}
function entriesOf(changelog) {
  const entries = Array.isArray(changelog) ? changelog : [];
  return entries.flatMap((entry, index) => {
    const version = isRecord(entry) ? entry.version : void 0;
    return typeof version === "string" ? [{ version, pointer: `/changelog/${index}` }] : [];
  });
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

// src/scoring/linting/plain-condition.ts
function plainCondition(condition) {
  const { plain: plain2, sign } = unsigned(condition);
  return { asks: canonicalJson(plain2), sign };
}
function unsigned(condition) {
  const { description: _, ...asked } = condition;
  if (isRecord(asked.not)) {
    const { plain: plain2, sign } = unsigned(asked.not);
    return { plain: plain2, sign: sign === 1 ? -1 : 1 };
  }
  const op = NEGATIONS.get(asked.op);
  if (op !== void 0) return { plain: { ...asked, op }, sign: -1 };
  return { plain: withSortedParts(asked), sign: 1 };
}
var NEGATIONS = new Map(
  Object.entries(OPERATORS).flatMap(([op, { negates }]) => negates === void 0 ? [] : [[op, negates]])
);
function withSortedParts(condition) {
  const { and, or } = condition;
  if (Array.isArray(and)) return { ...condition, and: sortedParts(and) };
  return Array.isArray(or) ? { ...condition, or: sortedParts(or) } : condition;
}
function sortedParts(parts) {
  return parts.map((part) => isRecord(part) ? signedText(plainCondition(part)) : canonicalJson(part)).sort();
}
function signedText({ asks, sign }) {
  return sign === 1 ? asks : `not ${asks}`;
}

// src/scoring/linting/contradictions.ts
function contradictions({ value, placeOf: placeOf3 }) {
  const first = /* @__PURE__ */ new Map();
  const parts = governedParts(value);
  const endings = usedAtEnds(value);
  return parts.flatMap((part) => {
    const asked = askedBy(part, parts, endings);
    if (asked === void 0) return [];
    const other = first.get(asked.question);
    if (other === void 0) first.set(asked.question, asked);
    if (other === void 0 || !contradict(asked, other)) return [];
    const rival = `${other.part.kind} \`${other.part.name}\` (${describePlace(placeOf3(other.part.pointer))})`;
    const how = asked.sign === other.sign ? `the condition of ${rival} and the opposite effect` : `the opposite condition of ${rival} and the same effect`;
    return [
      {
        level: "warning",
        code: "opposite-effects",
        what: `${part.kind} \`${part.name}\` has ${how}`,
        next: "One of the two never helps: take it out, or change its condition",
        where: placeOf3(part.pointer)
      }
    ];
  });
}
function contradict(own, other) {
  const areRules = own.part.kind === "rule" && other.part.kind === "rule";
  return own.sign === other.sign ? own.effect !== other.effect : own.effect === other.effect && !areRules;
}
function askedBy(part, parts, endings) {
  const { pass_when: pass, fail_when: fail, condition, weight } = part.file;
  const written = pass ?? fail ?? condition;
  if (!isRecord(written)) return void 0;
  const isBad = pass === void 0 && (fail !== void 0 || typeof weight === "number" && weight <= 0);
  const { asks, sign } = plainCondition(written);
  const scope = part.kind === "node" && endings.has(part.name) ? part.pointer : scopeOf(part);
  return { part, question: canonicalJson([scope, whensOf(part, parts), asks]), sign, effect: isBad ? -1 : 1 };
}
function whensOf({ pointer }, parts) {
  const around = parts.filter((part) => `${pointer}/`.startsWith(`${part.pointer}/`));
  return around.flatMap(({ file: { when } }) => isRecord(when) ? [plainCondition(when)] : []);
}
function usedAtEnds(file) {
  const uses = [...partsOf(file)].filter(({ key, pointer }) => key === "use" && pointer.includes("/tree/"));
  return new Set(uses.map(({ value }) => value));
}
function scopeOf({ pointer }) {
  return pointer.slice(0, pointer.lastIndexOf("/node/") + 1);
}

// src/scoring/linting/documentation.ts
function undocumentedParts({ value, placeOf: placeOf3 }) {
  const parts = governedParts(value);
  const root = rootOf2(value);
  const nowhere = ["owner", "since"].filter((key) => [root, ...parts].every(({ file }) => file[key] === void 0));
  const say = (who, missing3, pointer) => {
    if (missing3.length === 0) return [];
    const next = "Say why it is there, who answers for it and since when; owner and since may stand once at the top";
    const what = `${who} has ${lacking(missing3)}`;
    return [{ level: "advice", code: "undocumented", what, next, where: placeOf3(pointer) }];
  };
  return [
    ...say("the rubric", nowhere, ""),
    ...parts.flatMap((part) => {
      const above = [root, ...parts.filter(({ pointer }) => isAbove(pointer, part.pointer))];
      const missing3 = missingOf(part, above).filter((key) => !nowhere.includes(key));
      return say(`${part.kind} \`${part.name}\``, missing3, part.pointer);
    })
  ];
}
function rootOf2(value) {
  const { author, created_at } = isRecord(value.meta) ? value.meta : {};
  return { file: { owner: author, since: created_at, ...value } };
}
function isAbove(pointer, below2) {
  return below2.startsWith(`${pointer}/`);
}
function missingOf(part, above) {
  const has = (key) => [part, ...above].some(({ file }) => file[key] !== void 0);
  const named = part.kind !== "rule" || part.file.name !== void 0;
  return [
    ...named ? [] : ["name"],
    ...part.file.rationale === void 0 ? ["rationale"] : [],
    ...["owner", "since"].filter((key) => !has(key))
  ];
}
function lacking(keys) {
  const names = keys.map((key) => `\`${key}\``);
  return names.length === 1 ? `no ${names.join()}` : `neither ${names.slice(0, -1).join(", ")} nor ${names.at(-1)}`;
}
var DOCUMENTS = ["unit", "rationale", "calibrated_on", "calibrated_at", "owner", "review_by"];
function thresholds({ value, placeOf: placeOf3, today }) {
  return [...partsOf(value)].flatMap((part) => {
    if (part.key !== "threshold") return [];
    const written = isRecord(part.value) ? part.value : {};
    const missing3 = DOCUMENTS.filter((key) => written[key] === void 0);
    const undocumented = {
      level: "advice",
      code: "threshold-undocumented",
      what: `the threshold has ${lacking(missing3)}`,
      next: "Write `threshold: { value, rationale, calibrated_on, ... }`, so that the next one can tell whether it still fits",
      where: placeOf3(part.pointer)
    };
    return [...missing3.length === 0 ? [] : [undocumented], ...dueReview(written, part.pointer, placeOf3, today)];
  });
}
var DAY = /^\d{4}-\d\d-\d\d$/;
function dueReview({ review_by: due, owner }, pointer, placeOf3, today) {
  if (typeof due !== "string" || !DAY.test(due) || due >= today) return [];
  return [
    {
      level: "warning",
      code: "review-due",
      what: `the threshold was to be reviewed by ${due}${typeof owner === "string" ? ` by ${owner}` : ""}`,
      next: "Look at it again, and move `review_by`",
      where: placeOf3(`${pointer}/review_by`)
    }
  ];
}
function wholeRubric({ value, placeOf: placeOf3, rubric, hasCases: hasCases2 }) {
  const findings = [];
  const say = (level, code, what, next, pointer = "") => {
    findings.push({ level, code, what, next, where: placeOf3(pointer) });
  };
  if (!hasCases2)
    say("warning", "no-cases", "no cases stand beside the rubric", "Write some in a `.test.yml` file of its name");
  if (value.changelog === void 0)
    say("advice", "no-changelog", "the rubric has no changelog", "Say under `changelog` what each version changed");
  else if (rubric !== null && !mentions(value.changelog, rubric.version)) {
    const what = `the changelog does not mention version ${rubric.version}`;
    say("warning", "changelog-behind", what, "Add a line on what this version changed", "/changelog");
  }
  for (const { key, value: weights, pointer } of partsOf(value)) {
    if (key !== "weights" || weights !== "relative") continue;
    const next = "Let them sum to 1, so that each is its share of the score";
    say(
      "advice",
      "relative-weights",
      "the weights are relative: nobody sees what share of the score each has",
      next,
      pointer
    );
  }
  return findings;
}
function mentions(changelog, version) {
  return Array.isArray(changelog) && changelog.some((change) => isRecord(change) && change.version === version);
}

// src/scoring/linting/misread-texts.ts
function misreadTexts({ value, placeOf: placeOf3, isBare }) {
  const facts = /* @__PURE__ */ new Set([...OWN_FACTS, ...namesOf2(value.contract, "properties"), ...namesOf2(value, "derive")]);
  return [...partsOf(value)].flatMap(
    (part) => comparedTexts(part).flatMap(({ text, at }) => {
      const found = isBare(at) ? misreadText(text, part, facts) : void 0;
      return found === void 0 ? [] : [{ level: "warning", code: "misread-text", ...found, where: placeOf3(at) }];
    })
  );
}
var OWN_FACTS = ["final_state", "ground_truth", "usage", "judge", "harness"];
function namesOf2(holder, key) {
  const named = isRecord(holder) ? holder[key] : void 0;
  return isRecord(named) ? Object.keys(named) : [];
}
var COMPARED_KEYS = /* @__PURE__ */ new Set(["value", "tool", "text"]);
function comparedTexts({ key, value, pointer }) {
  if (!COMPARED_KEYS.has(key)) return [];
  const items = Array.isArray(value) ? value.map((text, index) => ({ text, at: `${pointer}/${index}` })) : [{ text: value, at: pointer }];
  return items.filter((item) => typeof item.text === "string");
}
function misreadText(text, { key, holder }, facts) {
  const shown2 = `\`${inline(text)}\``;
  if (betweenCurlyQuotes(text) !== void 0)
    return {
      what: `the curly quotes of ${shown2} are part of the text`,
      next: "Write straight quotes; where the curly ones are meant, put straight ones around them"
    };
  if (isEquality(holder) && BOOLEAN_WORD.test(text))
    return { what: `${shown2} is a text`, next: `Booleans are \`true\` and \`false\`; ${QUOTE}` };
  if (key === "value" && text.includes(".") && facts.has(rootOf(text)) && fieldPathFault(text) === void 0)
    return { what: `${shown2} is a text`, next: `The fact is \`{ field: ${inline(text)} }\`; ${QUOTE}` };
  return void 0;
}
var QUOTE = "where the text is meant, quote it";
var BOOLEAN_WORD = /^(?:yes|no|on|off|y|n)$/i;
function isEquality({ op }) {
  return op === "eq" || op === "ne";
}

// src/scoring/linting/never-asked.ts
function neverAsked({ value, placeOf: placeOf3, asksModel }) {
  if (!asksModel) return [];
  const unseen = governedParts(value).filter(({ file }) => file.judge !== void 0 && file.sees === void 0);
  return unseen.map(({ name, pointer }) => ({
    level: "advice",
    code: "never-asked",
    what: `\`${name}\` has no \`sees\`, so that the model of the policy is never asked`,
    next: "Say under `sees` what it is to be shown, or leave it where every trial records the answer",
    where: placeOf3(`${pointer}/judge`)
  }));
}

// src/scoring/linting/never-holds.ts
function neverHolds({ value, placeOf: placeOf3 }) {
  return [...partsOf(value)].flatMap(({ key, value: parts, pointer }) => {
    const subject = key === "and" && Array.isArray(parts) ? impossibleSubject(parts.filter(isRecord)) : void 0;
    if (subject === void 0) return [];
    const next = "Ask for one of the two with `or`, or take one out";
    const what = `this never holds: no \`${subject}\` meets all that is asked of it`;
    return [{ level: "warning", code: "never-holds", what, next, where: placeOf3(pointer) }];
  });
}
function impossibleSubject(parts) {
  const compared = parts.filter(({ field, score: score2 }) => typeof (field ?? score2) === "string");
  return [...new Set(compared.map(subjectName))].find((subject) => {
    const asked = compared.filter((part) => subjectName(part) === subject);
    return isAbsentAndThere(asked) || isOutOfBounds(asked);
  });
}
function isAbsentAndThere(asked) {
  const ops = new Set(asked.map(({ op }) => op));
  return ops.has("absent") && ops.has("exists");
}
function isOutOfBounds(asked) {
  const bounds = (...ops) => asked.flatMap(({ op, value }) => ops.includes(String(op)) && typeof value === "number" ? [value] : []);
  const least = Math.max(...bounds("gt", "gte"));
  const most = Math.min(...bounds("lt", "lte"));
  const isOpen = bounds("gt").includes(least) || bounds("lt").includes(most);
  return isOpen ? least >= most : least > most;
}

// src/scoring/linting/out-of-scale.ts
function outOfScale({ value, placeOf: placeOf3 }) {
  return [...partsOf(value)].flatMap((part) => {
    const found = foundIn(part);
    return found === void 0 ? [] : [{ level: "warning", code: "out-of-scale", ...found, where: placeOf3(found.at) }];
  });
}
function foundIn({ key, value, form, pointer }) {
  if (key === "rules" && Array.isArray(value)) return heavyRule(value, pointer);
  return form === null ? void 0 : boundBeyond(form, pointer);
}
function boundBeyond({ score: score2, op, value }, pointer) {
  if (typeof score2 !== "string" || typeof op !== "string" || typeof value !== "number") return void 0;
  const isBeyond = value < 0 || value > 1 || op === "gt" && value === 1 || op === "lt" && value === 0;
  if (!isBeyond || !BOUNDS2.has(op)) return void 0;
  const what = `the score of \`${score2}\` is 0 to 1: \`${op} ${value}\` is the same for every score`;
  const next = value > LARGEST_POINT && value <= 100 ? `Scores are 0 to 1, not percent: write ${Number((value / 100).toPrecision(12))}` : "Compare it with a number from 0 to 1, both of which it may be";
  return { what, next, at: `${pointer}/value` };
}
var LARGEST_POINT = 10;
var BOUNDS2 = /* @__PURE__ */ new Set(["eq", "ne", "lt", "lte", "gt", "gte"]);
function heavyRule(rules, pointer) {
  const index = rules.findIndex(
    (rule) => isRecord(rule) && typeof rule.weight === "number" && Math.abs(rule.weight) > 1
  );
  if (index === -1) return void 0;
  const { name, weight } = rules[index];
  const what = `rule \`${name ?? index}\` weighs ${weight}: alone it takes the score, which is 0 to 1, to its end`;
  const next = "Weights of rules are shares of 1, not points: of ten points, three are 0.3";
  return { what, next, at: `${pointer}/${index}/weight` };
}

// src/scoring/linting/outcome-order.ts
function outcomeOrder({ value, placeOf: placeOf3 }) {
  const outcomes = Array.isArray(value.outcomes) ? value.outcomes : [];
  const index = outcomes.findIndex((outcome) => isRecord(outcome) && isRecord(outcome.when) && fitsAll(outcome.when));
  if (index === -1 || index === outcomes.length - 1) return [];
  const what = `every trial fits the outcome \`${outcomes[index].name}\`, and none comes to those behind it`;
  const next = "Move it to the end, and leave its `when` out";
  return [{ level: "warning", code: "outcome-unreachable", what, next, where: placeOf3(`/outcomes/${index}`) }];
}
function fitsAll({ score: score2, op, value }) {
  if (score2 !== "total" || typeof value !== "number") return false;
  return op === "gte" && value <= 0 || op === "gt" && value < 0 || op === "lte" && value >= 1;
}

// src/scoring/linting/renamed-items.ts
function renamedItems({ value, placeOf: placeOf3 }) {
  if (itemNames(value).includes(DEFAULT_ITEM) || isFact(value)) return [];
  return [...partsOf(value)].flatMap(({ key, pointer, value: each }) => {
    if (key !== "each" || !isRecord(each) || typeof each.as !== "string") return [];
    return pathsIn(each.node, `${pointer}/node`).map(({ path, at }) => ({
      level: "warning",
      code: "item-renamed",
      what: `\`${path}\` reads a fact of the trial: the items are called \`${each.as}\` here`,
      next: `Write \`${each.as}${path.slice(DEFAULT_ITEM.length)}\`, or name the fact \`${DEFAULT_ITEM}\` in the contract`,
      where: placeOf3(at)
    }));
  });
}
function isFact({ contract, derive }) {
  const declared = isRecord(contract) && isRecord(contract.properties) ? contract.properties : {};
  return [declared, derive].some((names) => isRecord(names) && Object.hasOwn(names, DEFAULT_ITEM));
}
function pathsIn(part, pointer) {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, member]) => {
    const at = memberPointer(pointer, key);
    if (typeof member !== "string") return key === "each" ? overOf(member, at) : pathsIn(member, at);
    return PATH_KEYS.has(key) && rootOf(member) === DEFAULT_ITEM ? [{ path: member, at }] : [];
  });
}
function overOf(each, pointer) {
  return isRecord(each) ? pathsIn(each.over, `${pointer}/over`) : [];
}
var PATH_KEYS = /* @__PURE__ */ new Set(["field", "in"]);

// src/scoring/linting/stored-runs.ts
function constantParts({ value, placeOf: placeOf3, seen }) {
  if (seen === null) return [];
  const parts = governedParts(value);
  return seen.flatMap((node) => {
    const said = constantAnswer(node);
    const part = parts.find(({ name }) => name === node.path);
    if (said === void 0 || part === void 0) return [];
    return [
      {
        level: "advice",
        code: said.code,
        what: `${part.kind} \`${part.name}\` ${said.what} in main's stored trials`,
        next: "See whether the suite tries what it asks, and whether the harness records the facts it reads",
        where: placeOf3(part.pointer)
      }
    ];
  });
}
var FEWEST = 5;
function constantAnswer({ path, kind, takesAway, passed: passed2, failed }) {
  if (passed2 > 0 && failed > 0) return void 0;
  if (passed2 === 0 && failed === 0) return { code: "never-asked", what: "never applied" };
  const count = passed2 + failed;
  if (count < FEWEST) return void 0;
  const asked = path.includes(ANY_KEY) ? `asked ${counted(count, "time")}` : counted(count, "trial");
  if (kind === "rule") {
    const fired = passed2 > 0 !== takesAway;
    return fired ? { code: "always-fired", what: `fired every time (${asked})` } : { code: "never-fired", what: `never fired (${asked})` };
  }
  return passed2 > 0 ? { code: "always-passed", what: `always passed (${asked})` } : { code: "never-passed", what: `never passed (${asked})` };
}

// src/scoring/linting/unused-names.ts
var SORTS = [
  { section: "steps", kind: "step", need: stepNeed },
  { section: "derive", kind: "derived fact", need: derivedNeed }
];
function unusedNames({ value, placeOf: placeOf3, rubric }) {
  if (rubric === null) return [];
  return SORTS.flatMap(({ section, kind, need }) => {
    const named = value[section];
    const names = Object.keys(isRecord(named) ? named : {}).filter((name) => !rubric.refersTo.has(need(name)));
    return names.map(
      (name) => ({
        level: "advice",
        code: "unused-name",
        what: `nothing in the rubric refers to the ${kind} \`${name}\``,
        next: "Take it out, or look whether something was to refer to it",
        where: placeOf3(memberPointer(`/${section}`, name))
      })
    );
  });
}

// src/scoring/linting/score-structure.ts
function structureChanges(now, before) {
  const [own, others] = [nodesOf(now), nodesOf(before)];
  return [
    ...missingFrom(others, own).map((name) => `${name} is new`),
    ...missingFrom(own, others).map((name) => `${name} is gone`),
    ...[...own].flatMap(([name, node]) => nodeChanges(name, node, others.get(name)))
  ];
}
function nodesOf(file) {
  const parts = governedParts(file).map(({ name, kind, file: own, pointer }) => {
    return [`\`${name}\``, { file: own, above: combinesAbove(file, kind, pointer), counts: kind !== "node" }];
  });
  return new Map([["the rubric", { file, above: /* @__PURE__ */ new Set(), counts: false }], ...parts]);
}
function combinesAbove(file, kind, pointer) {
  const holders = kind === "node" ? [...partsOf(file)].map(({ holder }) => holder) : recordsAbove(file, pointer);
  return new Set(holders.map(({ combine }) => combine));
}
function recordsAbove(file, pointer) {
  const names = pointerNames(pointer).slice(0, -1);
  const above = [file];
  let at = file;
  for (const name of names) {
    at = isRecord(at) || Array.isArray(at) ? at[name] : void 0;
    if (isRecord(at)) above.push(at);
  }
  return above;
}
function missingFrom(known, nodes) {
  return [...nodes].flatMap(([name, { counts }]) => counts && !known.has(name) ? [name] : []);
}
var MAKERS = {
  weight: 1,
  combine: "weighted_sum",
  calibration: void 0,
  otherwise: "skip",
  formula: void 0,
  use: void 0,
  lookup: void 0,
  tree: void 0,
  each: void 0,
  judge: "yes_no",
  terminal: false,
  overrides: void 0
};
function nodeChanges(name, now, before) {
  if (before === void 0) return [];
  const [made, others] = [makersOf(now), makersOf(before)];
  return Object.keys(made).flatMap((key) => {
    const [own, other] = [made[key], others[key]];
    if (!Object.hasOwn(others, key) || sameJson(own, other)) return [];
    if (key === ASKS) return [`${name} asks with \`${own}\`, not \`${other}\``];
    if (key === "weight") return [`${name} weighs ${shown(own)}, not ${shown(other)}`];
    return [`\`${key}\` of ${name} ${typeof own === "object" ? "changed" : `is ${shown(own)}, not ${shown(other)}`}`];
  });
}
function makersOf({ file, above }) {
  const made = Object.entries(MAKERS).map(([key, usual]) => [key, bare(file[key] ?? usual, above)]);
  return { ...Object.fromEntries(made), [ASKS]: asksBy(file), ...verdictMakers(file, above) };
}
var ASKS = "asks";
function asksBy({ fail_when }) {
  return fail_when === void 0 ? "pass_when" : "fail_when";
}
function verdictMakers(file, above) {
  const isCapped = above.has("cap_by_worst");
  if (!isCapped && !above.has("majority_vote") && !above.has("strict")) return {};
  const plain2 = isPlain(file);
  const severity = { severity: file.severity ?? (hasParts(file) ? "by default" : "medium") };
  return { ...plain2 ? {} : { threshold: thresholdOf(file) ?? "none" }, ...plain2 && !isCapped ? {} : severity };
}
var ASIDE = /* @__PURE__ */ new Set([
  ...[
    "if",
    "when",
    "pass_when",
    "fail_when",
    "field",
    "over",
    "as",
    "sees",
    "threshold",
    "severity",
    "weights",
    "criteria",
    "rules"
  ],
  ...["label", "question", "version", "rationale", "owner", "since", "tags"]
]);
function bare(value, above) {
  if (!isRecord(value)) return value;
  const within = /* @__PURE__ */ new Set([...above, value.combine]);
  const kept = Object.entries(value).filter(([key]) => !ASIDE.has(key));
  const made = kept.map(([key, member]) => [key, key === "table" ? member : bare(member, within)]);
  return { ...Object.fromEntries(made), [ASKS]: asksBy(value), ...verdictMakers(value, above) };
}

// src/scoring/linting/version-change.ts
function versionChange({ value, placeOf: placeOf3, rubric, stored }) {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const bump = versionBump(stored.version, rubric.version);
  const where = placeOf3(value.meta === void 0 ? "/version" : "/meta/version");
  const finding = { level: "error", where };
  if (bump === "none") {
    const what = `the rubric differs from main's, and both are version ${rubric.version}`;
    const next = `Raise the version: ${STEPS_OF_VERSIONS}`;
    return [{ ...finding, code: "no-version-bump", what, next }, ...structureFindings(value, stored.value, finding)];
  }
  if (bump === "down") {
    const what = `version ${rubric.version} comes before main's ${stored.version}`;
    return [{ ...finding, code: "version-went-back", what, next: "Raise the version above that of main" }];
  }
  if (bump === "major") return [];
  return structureFindings(value, stored.value, { ...finding, level: "warning" });
}
function structureFindings(now, before, finding) {
  const changes = isRecord(before) ? structureChanges(now, before) : [];
  if (changes.length === 0) return [];
  return [
    {
      ...finding,
      code: "no-major-bump",
      what: `what makes the score changed since main, and the major version did not: ${changes.join(", ")}`,
      next: "Raise the major version, so that nobody compares the scores"
    }
  ];
}

// src/scoring/linting/lint-rubric.ts
var CHECKS = [
  wholeRubric,
  changelogOrder,
  versionChange,
  thresholds,
  contradictions,
  neverHolds,
  outOfScale,
  misreadTexts,
  outcomeOrder,
  neverAsked,
  renamedItems,
  unusedNames,
  constantParts,
  undocumentedParts
];
function lintRubric(source) {
  return CHECKS.flatMap((check) => check(source));
}

// src/commands/lint.ts
function lintRubrics(options, { root, env }) {
  const today = readToday(env);
  const found = findRubrics(options.names, root);
  const bundle = options.baseline === void 0 ? null : requireBundle(options.baseline, root);
  const read2 = found.map(readRubric2);
  const known = knownFrom(bundle, read2);
  const policy = lintPolicy(options.policy, root, today);
  const own = read2.flatMap((one) => lintOne(one, known, { today, root, asksModel: policy.asksModel }));
  const shared = sharedNames(read2.flatMap(({ file, rubric }) => rubric === null ? [] : [{ file, rubric }]));
  const findings = [...own, ...shared.map(findingOf), ...policy.findings].sort(byFile);
  return { files: [...found.map(({ file }) => file), ...policy.files], findings };
}
function knownFrom(bundle, read2) {
  if (bundle === null) return { stored: [], seen: /* @__PURE__ */ new Map() };
  const rubrics = read2.flatMap(({ rubric }) => rubric ?? []);
  return { stored: storedRubrics(bundle), seen: coverageOf(bundle, rubrics) };
}
function lintOne({ file, document, rubric, findings }, { stored, seen }, { today, root, asksModel }) {
  if (document === null || !isRecord(document.value)) return findings;
  const source = {
    value: document.value,
    placeOf: document.placeOf,
    isBare: document.isBare,
    rubric,
    today,
    hasCases: !fileExists(file, root) || hasCases(file, root),
    stored: stored.find(({ id }) => id === rubric?.id) ?? null,
    seen: (rubric && seen.get(rubric.id)) ?? null,
    asksModel
  };
  return [...findings, ...lintRubric(source)];
}
function lintExitCode({ findings }, { strict }) {
  return findings.some(({ level }) => level === "error" || strict && level === "warning") ? 1 : 0;
}
function readRubric2({ file, read: read2 }) {
  let document = null;
  try {
    document = parseRubric(file, read2());
    return { file, document, rubric: compileDocument(document), findings: [] };
  } catch (error) {
    return {
      file,
      document,
      rubric: null,
      findings: findingsOf(error, file, "nothing is judged by a rubric that does not load")
    };
  }
}
function lintPolicy(named, root, today) {
  const file = named ?? (isThere(POLICY_FILE, root) ? POLICY_FILE : void 0);
  if (file === void 0) return { files: [], findings: [], asksModel: false };
  const text = readText(file, root, { outside: true });
  try {
    const policy = readPolicy(file, text);
    const due = [...dueReviews(policy, today), ...endedWaivers(policy, today)];
    const findings = due.map(({ code, what, next = "", where = file }) => {
      return { level: "warning", code, what, next, where: placeOfText(where) };
    });
    return { files: [file], findings, asksModel: policy.judge !== void 0 };
  } catch (error) {
    const findings = findingsOf(error, file, "nothing is decided by a policy that does not load");
    return { files: [file], findings, asksModel: false };
  }
}
function findingsOf(error, file, why) {
  if (!(error instanceof UserError)) throw error;
  return error.problems.map(
    (problem) => findingOf({ where: { file }, ...problem, mend: problem.mend || `Mend it: ${why}` })
  );
}
function findingOf(problem) {
  const { code, mend = "", where = { file: "" } } = problem;
  return { level: "error", code, what: whatIsWrong(problem), next: mend, where };
}
function requireBundle(name, root) {
  const bundle = openGivenBundle(name, root);
  if (bundle !== null) return bundle;
  const mend = "Name a folder that `agent-gate gate --out` wrote, or its zip";
  throw new UserError({ code: "no-bundle", what: `\`${name}\` is no bundle`, mend });
}
function storedRubrics(bundle) {
  const values = rulerOfBundle(bundle).rubrics.map(({ file, text }) => parseYamlDocument(file, text).value);
  return bundle.manifest.rubrics.flatMap(({ rubric: id, version, hash }) => {
    const value = values.find((one) => contentHash(one) === hash);
    return value === void 0 ? [] : [{ id, version, hash, value }];
  });
}
function coverageOf(bundle, rubrics) {
  if (!bundle.has(EVIDENCE_FILE)) return /* @__PURE__ */ new Map();
  const counters = /* @__PURE__ */ new Map();
  const reading = { mapping: null, select: [], redaction: startRedaction(DEFAULT_RULES) };
  for (const trial of readRun([evidenceOf(bundle)], reading)) {
    for (const judged of judgeTrial(rubrics, trial).rubrics) {
      if (judged.at === null) continue;
      const { rubric } = judged;
      const counter = counters.get(rubric.id) ?? startCoverage(rubric);
      counters.set(rubric.id, counter);
      const tree = askedTree({ judged, result: explainRubric(judged) });
      if (tree !== void 0) counter.add(tree);
    }
  }
  return new Map([...counters].map(([id, counter]) => [id, counter.finish()]));
}
function byFile(a, b) {
  return byText(a.where.file, b.where.file) || byPlace(a, b);
}

// src/gating/repeated-scenarios.ts
function repeatedScenarios(reports, rubric) {
  const [first, ...others] = reports;
  if (first === void 0) return [];
  return pairScenarios({ candidate: first, runs: others }).pairs.flatMap(({ scenario, candidate, runs }) => {
    const all = [candidate, ...runs].filter((run) => run !== null);
    const scores = meanScores(all, rubric);
    if (scores.length < reports.length) return [];
    const trials = scoresOf(candidate, rubric)?.scores ?? [];
    const differing = shareOfPairs(all, (one, other) => !sameResult(one, other));
    const moving = shareOfPairs(scores, (one, other) => Math.abs(one - other) > SLACK);
    return [{ scenario, scores, trials, differing, moving }];
  });
}
function shareOfPairs(runs, differ) {
  const pairs = runs.flatMap((one, index) => runs.slice(0, index).map((other) => differ(one, other)));
  return pairs.filter(Boolean).length / pairs.length;
}

// src/gating/noise-report.ts
function noiseReport(input) {
  const { suite, policy, runs } = input;
  const reports = runs.map(({ report }) => report);
  const primary = reports[0] === void 0 ? void 0 : primaryRubric(reports[0]);
  const scenarios = primary === void 0 ? [] : repeatedScenarios(reports, primary.rubric);
  if (primary === void 0 || scenarios.length === 0) return null;
  const changed2 = scenarios.filter(({ differing }) => differing > 0);
  const decisions = decisionsOf(input);
  return {
    schema: 1,
    suite,
    metric: primary.metric,
    runs: runs.map((run) => ({
      label: run.origin.label,
      score: run.report.rubrics.find(({ rubric }) => rubric === primary.rubric)?.score ?? null,
      trials: trialsUnder(run.report, primary.rubric)
    })),
    scenarios: scenarios.length,
    changed: changed2.map(({ scenario, scores }) => ({ scenario, scores })),
    results: resultsOf(scenarios, runs.length),
    any_drop: anyDrop(scenarios, runs.length),
    gate: ownGate(policy, decisions),
    sight: sightOf(scenarios, policy, { metric: primary.metric, decisions }),
    hint: hintOf(policy, changed2.length > 0)
  };
}
function resultsOf(scenarios, runs) {
  const shares = scenarios.map(({ differing }) => differing);
  const comparisons2 = scenarios.length * (runs - 1);
  return {
    comparisons: comparisons2,
    share: mean(shares),
    error: shares.length < 2 ? null : Math.sqrt(variance(shares) / shares.length),
    // The rule of three: Hanley and Lippman-Hand (1983).
    at_most: shares.some((share) => share > 0) ? null : Math.min(1, 3 / comparisons2)
  };
}
function anyDrop(scenarios, runs) {
  const totals = Array.from({ length: runs }, (_, run) => mean(scenarios.map(({ scores }) => scores[run] ?? 0)));
  const pairs = orderedPairs(totals);
  const nothingMoves = scenarios.reduce((chance, { moving }) => chance * (1 - moving), 1);
  return {
    pairings: pairs.length,
    blocked: pairs.filter(([candidate, baseline]) => candidate < baseline - SLACK).length,
    expected: (1 - nothingMoves) / 2
  };
}
function decisionsOf({ suite, policy, runs, today }) {
  return orderedPairs(runs).map(
    ([candidate, baseline]) => decide({
      suite,
      policy,
      candidate: candidate.report,
      candidateOrigin: {},
      baselines: [baseline],
      waivers: [],
      today,
      notes: [],
      ruler: null,
      loosened: [],
      history: [],
      driftReference: null
    })
  );
}
function ownGate(policy, decisions) {
  const blocked = decisions.filter(({ exit_code, more_trials }) => exit_code !== 0 && more_trials === 0).length;
  return { pairings: decisions.length, blocked, expected: testSettings(policy).alpha };
}
function orderedPairs(items) {
  return items.flatMap((one, i) => items.flatMap((other, j) => i === j ? [] : [[one, other]]));
}
function sightOf(scenarios, policy, { metric, decisions }) {
  if (scenarios.length < FEWEST_SCENARIOS || policy.noise === "none") return null;
  const hasCriteria = decisions.some(({ criteria }) => criteria.some(gates));
  const runs = scenarios.map(({ scores }) => scores.slice(0, MOST_RUNS));
  const baselines = runs[0]?.length ?? 0;
  const { alpha, power, shares } = testSettings(policy);
  const share = pairedShare(baselines >= FEWEST_RUNS ? shares.withHistory : shares.withoutHistory, hasCriteria);
  const error = predictedError(runs);
  const basis = {
    scenarios: scenarios.length,
    trials: usualTrials(scenarios.map(({ trials }) => trials.length)),
    loss: usualLoss(scenarios.flatMap(({ trials }) => trials)),
    error,
    df: scenarios.length - 1,
    demand: { alpha: alpha * share, power }
  };
  return { baselines, error, detectable: visibleDrop(basis, metricBar(policy, metric).tolerance) };
}
function pairedShare({ paired, history, criteria }, hasCriteria) {
  return paired / sum([paired, history, hasCriteria ? criteria : 0]);
}
function hintOf({ noise: noise2 }, hasChanged) {
  if (hasChanged) return noise2 === "none" ? "not-deterministic" : null;
  return noise2 === "none" ? null : "consider-none";
}

// src/commands/noise.ts
async function measureNoise(options, { root, env }) {
  const sources = options.runs.map((name) => openGiven(name, root));
  const ruler = rulerOf(options, firstBundle(sources), root);
  const how = { select: options.select, root, env };
  const runs = await Promise.all(sources.map((source) => measureGiven(source, how, ruler)));
  requireDifferentRuns(sources);
  requireOneCommit(runs);
  for (const run of runs) requireSameRubrics(run, ruler);
  requireSameJudges(runs);
  const { policy } = ruler;
  const report = noiseReport({ suite: suiteOf(ruler), policy, runs, today: readToday(env) });
  const notes = runs.flatMap((run, index) => lacking2(run, sources[index]?.bundle !== null));
  if (report !== null) return { report, notes };
  throw nothingInCommon(notes);
}
function requireDifferentRuns(sources) {
  const same = sameRun(sources);
  if (same === void 0) return;
  const what = `\`${same[0]}\` and \`${same[1]}\` are the same run`;
  throw new UserError({ code: "same-run", what, mend: "Name different runs of one commit" });
}
function rulerOf({ rubrics, mapping, policy }, kept, root) {
  if (kept === null || rubrics.length > 0) return loadRuler({ rubrics, mapping, policy, root });
  const own = rulerOfBundle(kept);
  if (mapping === void 0 && policy === void 0) return compileRuler(own);
  const { texts } = loadReader({ rubrics, mapping, policy, root });
  return compileRuler({
    rubrics: own.rubrics,
    mapping: mapping === void 0 ? own.mapping : texts.mapping,
    policy: policy === void 0 ? own.policy : texts.policy
  });
}
function lacking2({ report, origin: { label } }, isKept) {
  const unanswered = report.scenarios.map(({ unjudged, errored }) => unjudged === void 0 ? 0 : errored.judge);
  const reasons = report.errored.filter(({ kind }) => kind === "judge").map(({ message }) => message);
  const [most] = byFrequency(reasons);
  return answersLacking(sumOf(unanswered), label, isKept ? most?.[0] : void 0);
}
function nothingInCommon(notes) {
  const problem = { code: "nothing-in-common", what: "no scenario has a verdict in every run" };
  const [note] = notes;
  if (note === void 0) return new UserError({ ...problem, mend: "Name complete runs of the same suite" });
  return new UserError({ ...problem, found: notes.map(({ what }) => what).join(", "), mend: note.next ?? "" });
}
function requireSameRubrics({ report, origin: { label } }, { rubrics }) {
  const other = rubrics.find(({ id, hash }) => !report.rubrics.some((one) => one.rubric === id && one.hash === hash));
  if (other === void 0) return;
  throw new UserError({
    code: "other-rubrics",
    what: `\`${label}\` was measured by another \`${other.id}\`, and keeps no trials that could be scored again`,
    mend: "Name bundles with evidence, or results files"
  });
}
function requireSameJudges([first, ...others]) {
  const other = others.find(({ report }) => first !== void 0 && !sameJudges(report, first.report));
  if (first === void 0 || other === void 0 || !first.report.rubrics.some((rubric) => rubric.by_judge)) return;
  const named = (run) => `${judgeNames(run.report.judges ?? [])} in \`${run.origin.label}\``;
  throw new UserError({
    code: "judge-not-comparable",
    what: "other models judged the runs, so they differ by more than noise",
    expected: "the same judge in all runs",
    found: `${named(first)}, ${named(other)}`,
    mend: "Name runs that one model has judged"
  });
}
function requireOneCommit(runs) {
  const commits = [...new Set(runs.flatMap(({ origin }) => origin.sha ?? []))];
  if (commits.length < 2) return;
  throw new UserError({
    code: "several-commits",
    what: "the runs are of several commits, so they differ by more than noise",
    expected: "runs of one commit",
    found: commits.map(shortSha).join(", "),
    mend: "Run the suite several times on one commit, for example by re-running the workflow on main"
  });
}

// src/contract/json-differences.ts
var EXACTLY = { mayAdd: null, ignored: /* @__PURE__ */ new Set() };
var IDS = ["scenario", "rubric", "key", "name", "outcome", "subject", "metric", "code", "fact", "label"];
function jsonDifferences(expected, found, how = EXACTLY) {
  return compare(expected, found, "", how);
}
function compare(expected, found, place, how) {
  if (Array.isArray(expected) && Array.isArray(found)) return compareLists(expected, found, place, how);
  if (isRecord(expected) && isRecord(found)) return compareTables(expected, found, place, how);
  return Object.is(expected, found) ? [] : [{ place, expected: shown(expected), found: shown(found) }];
}
function compareTables(expected, found, place, how) {
  const [ofExpected, ofFound] = [expected, found].map(Object.keys);
  const keys = how.mayAdd === "expected" ? ofFound : how.mayAdd === "found" ? ofExpected : [...ofExpected, ...ofFound];
  return [...new Set(keys)].filter((key) => !how.ignored.has(key)).flatMap((key) => compare(memberOf(expected, key), memberOf(found, key), memberPath(place, key), how));
}
function compareLists(expected, found, place, how) {
  if (how.mayAdd === "found" && found.length > expected.length) return compareAmong(expected, found, place, how);
  if (how.mayAdd === "expected" && expected.length > found.length)
    return compareAmong(found, expected, place, { ...how, mayAdd: "found" }).map(turned);
  const longer = expected.length >= found.length ? expected : found;
  return longer.flatMap((item, index) => compare(expected[index], found[index], placeOf2(place, item, index), how));
}
function compareAmong(expected, found, place, how) {
  let from = 0;
  return expected.flatMap((item, index) => {
    const at = found.findIndex((other, spot) => spot >= from && compare(item, other, "", how).length === 0);
    if (at < 0) return [{ place: placeOf2(place, item, index), expected: shown(item), found: "nothing" }];
    from = at + 1;
    return [];
  });
}
function turned({ place, expected, found }) {
  return { place, expected: found, found: expected };
}
function placeOf2(list, item, index) {
  const id = isRecord(item) ? IDS.map((key) => memberOf(item, key)).find((value) => typeof value === "string") : void 0;
  return `${list}[${typeof id === "string" ? id : index}]`;
}

// src/commands/between-versions.ts
var SENTENCES = ["actual", "expected", "explanation", "headline", "next", "sight", "warnings", "what", "why"];
var OUTLOOK = ["detectable"];
function betweenVersions(writer, version) {
  const isWriterNewer = versionBump(writer, version) === "down";
  return { mayAdd: isWriterNewer ? "expected" : "found", ignored: /* @__PURE__ */ new Set([...SENTENCES, ...OUTLOOK]) };
}

// src/commands/rescore.ts
var MOST3 = 1e3;
function rescore(bundle, rubrics, how) {
  const differences = [];
  const stored = jsonLines(bundle.bytes(RESULTS_FILE));
  const report = measureAgain(bundle, rubrics, {
    add: (_, result) => {
      const line = stored.next();
      const found = line.done ? [missing2(result)] : treeDifferences(line.value.text, result, how);
      if (differences.length < MOST3) differences.push(...found);
    }
  });
  for (const { text } of stored) differences.push(surplus(text));
  return { report, differences };
}
function measureAgain(bundle, rubrics, trees) {
  const stored = bundle.json("report.json");
  const readBy = stored.read_by;
  const run = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction: NOTHING_MORE, readBy };
  return withRedacted(measureRun(run, rubrics, trees), stored);
}
function treeDifferences(stored, result, how) {
  if (stored === JSON.stringify(result)) return [];
  const found = jsonDifferences(JSON.parse(stored), result, how ?? void 0);
  if (found.length === 0 && how === null)
    return [{ file: RESULTS_FILE, place: nameOf2(result), expected: "canonical JSON", found: "another layout" }];
  return found.map(({ place, ...values }) => ({ file: RESULTS_FILE, place: `${nameOf2(result)}: ${place}`, ...values }));
}
function nameOf2({ scenario, trial }) {
  return `scenario ${scenario}, trial ${trial}`;
}
function missing2(result) {
  return { file: RESULTS_FILE, place: nameOf2(result), expected: "nothing", found: "a result tree" };
}
function surplus(stored) {
  return {
    file: RESULTS_FILE,
    place: nameOf2(JSON.parse(stored)),
    expected: "a result tree",
    found: "nothing"
  };
}

// schemas/decision.schema.json
var decision_schema_default = () => loadLazily("./decision.schema.cjs");

// schemas/result.schema.json
var result_schema_default = () => loadLazily("./result.schema.cjs");

// schemas/trial.schema.json
var trial_schema_default = () => loadLazily("./trial.schema.cjs");

// src/commands/check-manifest.ts
var WHAT = "what the manifest says of the run against the decision and the mapping that the bundle keeps";
function checkManifest(bundle) {
  const { suite, tool, mapping } = bundle.manifest;
  const elsewhere = soundOr(null, () => saidElsewhere(bundle));
  if (elsewhere === null)
    return skippedStep("manifest", "the decision or the mapping that the bundle keeps cannot be read");
  const differences = jsonDifferences({ suite, tool, mapping }, { tool, ...elsewhere });
  return stepOf(
    "manifest",
    WHAT,
    differences.map((one) => ({ file: MANIFEST_FILE, ...one }))
  );
}
function saidElsewhere(bundle) {
  const { suite, compared } = bundle.json("decision.json");
  const tool = compared?.candidate?.tool;
  return { suite, ...tool === void 0 ? {} : { tool }, mapping: keptMapping(bundle) };
}
function keptMapping(bundle) {
  const { mapping } = rulerOfBundle(bundle);
  return mappingIdentity(mapping && loadMapping(mapping.file, mapping.text));
}

// src/commands/verify.ts
var FORMATS = /* @__PURE__ */ new Map([
  ["decision.json", schemaCheck(decision_schema_default)],
  ["gate.json", schemaCheck(gate_schema_default)],
  ["history.jsonl", schemaCheck(history_schema_default)],
  ["report.json", schemaCheck(report_schema_default)],
  [RESULTS_FILE, schemaCheck(result_schema_default)],
  [EVIDENCE_FILE, schemaCheck(trial_schema_default)]
]);
var MOST_PROBLEMS = 100;
function verifyBundle(files, version) {
  const bundle = openBundle(files.label, files.read);
  const { manifest } = bundle;
  const steps = [
    checkFiles(files, manifest),
    checkFormats(files, manifest, version),
    checkResultsHash(files, manifest, version),
    checkManifest(bundle)
  ];
  return checkOf(files, manifest, version, steps);
}
function checkOf({ label }, { tool }, version, steps) {
  const same = steps.every(({ outcome }) => outcome !== "differs");
  return { schema: 1, bundle: label, written_by: tool, checked_by: version, same, steps };
}
function checkFiles({ names, read: read2 }, { files }) {
  const listed2 = new Map(files.map((entry) => [entry.file, entry.sha256]));
  const changed2 = files.flatMap(({ file, sha256, bytes }) => {
    const content = read2(file);
    if (content === void 0) return [{ file, expected: sha256, found: "no such file" }];
    const found = sha256Of(content);
    if (found !== sha256) return [{ file, expected: sha256, found }];
    return content.length === bytes ? [] : [{ file, expected: `${bytes} bytes`, found: `${content.length} bytes` }];
  });
  const strangers = names.filter((file) => file !== MANIFEST_FILE && !listed2.has(file)).map((file) => ({ file, expected: "no such file: the manifest does not list it", found: "a file" }));
  return stepOf("files", `${files.length} files against the hashes and lengths of the manifest`, [
    ...changed2,
    ...strangers
  ]);
}
function checkFormats({ read: read2 }, { files, tool }, version) {
  const isOther = tool !== version;
  const differences = files.flatMap(({ file }) => {
    const check = FORMATS.get(file);
    const content = read2(file);
    if (check === void 0 || content === void 0) return [];
    const found = problemsOf(file, content, check);
    return found.filter(({ code }) => !isOther || !VERSION_PROBLEMS.has(code)).map((one) => asDifference(file, one));
  });
  const aside = isOther ? "; keys that only one of the two versions knows are let pass" : "";
  return stepOf("formats", `every JSON file against its schema${aside}`, differences);
}
var VERSION_PROBLEMS = /* @__PURE__ */ new Set(["missing-key", "unknown-key"]);
function problemsOf(file, content, check) {
  const problems = [];
  for (const { text, line } of file.endsWith(".jsonl") ? jsonLines(content) : [wholeText(content)]) {
    const where = line === null ? { file } : { file, line };
    problems.push(...documentProblems(text, where, check).slice(0, MOST_PROBLEMS + 1));
    if (problems.length > MOST_PROBLEMS) break;
  }
  return problems;
}
function wholeText(content) {
  return { text: new TextDecoder().decode(content), line: null };
}
function documentProblems(text, where, check) {
  return unlessMistaken(
    () => check.problems(parseRecord(text, where), (pointer) => ({ ...where, pointer })),
    ({ problems }) => problems
  );
}
function asDifference(file, { what, where, expected, found }) {
  const place = where === void 0 ? "" : [describePlace(where).slice(file.length + 1), where.pointer].filter(Boolean);
  return { file, place: [...new Set(place)].join(" "), expected: expected ?? "a sound document", found: found ?? what };
}
var RESULTS_HASH = "the hash of the result trees, whatever their order";
function checkResultsHash({ read: read2 }, { results, tool }, version) {
  const content = read2(RESULTS_FILE);
  if (results === void 0) return withoutResultsHash(tool === version);
  if (content === void 0) return skippedStep("results-hash", "the bundle keeps no result trees");
  const hash = startResultsHash();
  for (const { text } of jsonLines(content)) hash.add(text);
  const found = hash.finish();
  const differences = found === results ? [] : [{ file: RESULTS_FILE, expected: results, found }];
  return stepOf("results-hash", RESULTS_HASH, differences);
}
function withoutResultsHash(isOwn) {
  if (!isOwn)
    return skippedStep("results-hash", "the manifest of this bundle of another version has no hash of the results");
  const missing3 = { file: MANIFEST_FILE, place: "/results", expected: "a hash of the results", found: "none" };
  return stepOf("results-hash", RESULTS_HASH, [missing3]);
}

// src/commands/replay.ts
function replayBundle(files, version) {
  const verified = verifyBundle(files, version);
  const bundle = openBundle(files.label, files.read);
  if (!verified.same) return verified;
  const { tool } = bundle.manifest;
  const how = tool === version ? null : betweenVersions(tool, version);
  return checkOf(files, bundle.manifest, version, [...verified.steps, ...replaySteps(bundle, how)]);
}
function replaySteps(bundle, how) {
  if (!bundle.has("gate.json")) return [withoutGate(how)];
  const basis = readBasis(bundle);
  if (basis instanceof UserError) return [unreadableStep(bundle, basis)];
  const { rulers } = basis;
  const scored = scoreAgain(bundle, rulers, how);
  const decided = decideAgain(bundle, { ...basis, scored });
  return [
    rubricsStep(bundle, rulers),
    ...scored === null ? withoutEvidence(bundle, rulers) : scoredSteps(bundle, scored, how),
    textStep("decision", "decision.json", { bundle, again: safeJson(decided), how }),
    commentStep(bundle, decided, how)
  ];
}
function readBasis(bundle) {
  return unlessMistaken(
    () => {
      const gate = checkGate(bundle.json("gate.json"), `${bundle.label}/gate.json`);
      return { gate, rulers: rulersOf(bundle, gate) };
    },
    (mistake) => mistake
  );
}
function unreadableStep({ label }, error) {
  const expected = "rubrics and a gate.json that this version can read";
  return stepOf("rubrics", RUBRICS, [{ file: label, expected, found: describeProblems(error) }]);
}
function withoutGate(how) {
  if (how !== null)
    return skippedStep("decision", "this bundle of another version has no gate.json, which a replay needs");
  const missing3 = { file: "gate.json", expected: "what the decision rests on", found: "no such file" };
  return stepOf("decision", "decision.json, decided again", [missing3]);
}
var RUBRICS = "the rubrics that the bundle keeps against those that the manifest names";
var RESULTS = "the result tree of every trial, scored again";
var EVIDENCE_FILES = [EVIDENCE_FILE, RESULTS_FILE];
var NO_EVIDENCE = "re-scoring is unavailable: the bundle keeps no evidence";
function scoredSteps(bundle, scored, how) {
  const report = textStep("report", "report.json", { bundle, again: reportText(scored), how });
  return [stepOf("results", RESULTS, scored.differences), report];
}
function withoutEvidence(bundle, rulers) {
  const isDropped = !keepsEvidence(policiesOf(rulers));
  const why = isDropped ? `${NO_EVIDENCE} (\`evidence: drop\`)` : NO_EVIDENCE;
  const expected = "evidence, as no policy of the bundle says `evidence: drop`";
  const gone = EVIDENCE_FILES.filter((file) => !bundle.has(file));
  const taken2 = gone.map((file) => ({ file, expected, found: "no such file" }));
  return [isDropped ? skippedStep("results", why) : stepOf("results", RESULTS, taken2), skippedStep("report", why)];
}
function rulersOf(bundle, { ruler, own }) {
  const deciding = compileRuler(textsOf(ruler, bundle.bytes));
  return { deciding, own: own && compileRuler(textsOf(own.ruler, bundle.bytes)), decidedBy: ruler.label };
}
function rubricsStep({ manifest }, { deciding }) {
  const differences = jsonDifferences(manifest.rubrics, rubricIdentities(deciding.rubrics));
  return stepOf(
    "rubrics",
    RUBRICS,
    differences.map((one) => ({ file: MANIFEST_FILE, ...one }))
  );
}
function scoreAgain(bundle, { deciding }, how) {
  return bundle.has(EVIDENCE_FILE) ? rescore(bundle, deciding.rubrics, how) : null;
}
function decideAgain(bundle, { gate, rulers, scored }) {
  const [, ...history] = historyOfBundle(bundle);
  const report = scored?.report ?? bundle.json("report.json");
  const candidate = {
    report,
    own: gate.own && ownReport(bundle, { gate, rulers, scored }),
    unscored: gate.unscored,
    bundle: null
  };
  const measured = (run) => ({ ...run, history, notes: [] });
  const { waivers, labels = [], notes, newest, lowered = [], today, drift_reference: driftReference } = gate;
  return decideByRulers({ origin: bundle.manifest.origin, today }, candidate, {
    rulers,
    runs: gate.baselines.map(measured),
    newest: newest && measured(newest),
    lowered,
    waivers,
    labels,
    notes,
    driftReference
  });
}
function ownReport(bundle, { gate, rulers: { deciding, own }, scored }) {
  const stored = gate.own?.report ?? null;
  if (own === null || scored === null || own.mapping?.hash !== deciding.mapping?.hash) return stored;
  return measureAlike(deciding, own) ? scored.report : measureAgain(bundle, own.rubrics);
}
function textStep(step, file, { bundle, again, how }) {
  const stored = new TextDecoder().decode(bundle.bytes(file));
  const what = `${file}, ${step === "report" ? "measured" : "decided"} again${how === null ? ", byte for byte" : BUT_SENTENCES}`;
  if (stored === again) return stepOf(step, what, []);
  const differences = jsonDifferences(parseRecord(stored, { file }), JSON.parse(again), how ?? void 0);
  const isLayout = how === null && differences.length === 0;
  const layout = [{ file, expected: "the same bytes", found: "the same values in another layout" }];
  return stepOf(step, what, isLayout ? layout : differences.map((one) => ({ file, ...one })));
}
var BUT_SENTENCES = ", but for sentences and for what only one of the two versions writes";
function commentStep(bundle, decision, how) {
  const again = commentText(decision);
  const stored = new TextDecoder().decode(bundle.bytes("comment.md"));
  if (how !== null && stored !== again)
    return skippedStep("comment", "comment.md says it in the words of the version that wrote it");
  return stepOf("comment", "comment.md, written again, byte for byte", lineDifferences(stored, again));
}
function lineDifferences(stored, again) {
  const [before, after] = [stored.split("\n"), again.split("\n")];
  const longer = before.length >= after.length ? before : after;
  return longer.flatMap((_, index) => {
    const [expected, found] = [before[index], after[index]];
    if (expected === found) return [];
    const shownLine = (line) => line === void 0 ? "nothing" : canonicalJson(line);
    return [{ file: "comment.md", place: `line ${index + 1}`, expected: shownLine(expected), found: shownLine(found) }];
  });
}

// src/commands/replay-by-builds.ts
function replayByBuilds(files, version) {
  const check = replayBundle(files, version);
  if (check.same || check.written_by !== version) return check;
  const { same, steps } = replayBundle(files, `${version}+another-build`);
  const isDecided = steps.some(({ step, outcome }) => step === "decision" && outcome === "same");
  return { ...check, same_but_for_words: same && isDecided };
}

// src/commands/test-rubrics.ts
function testRubrics({ names, mutate }, root) {
  const problems = new Problems();
  const named = names.length === 0 ? [RUBRIC_FOLDER] : names;
  const files = new Set(named.flatMap((name) => problems.collect(() => findCaseFiles(name, root)) ?? []));
  const examine = (file) => problems.collect(() => examineRubric(readRubricPair(file, root), mutate)) ?? [];
  const rubrics = [...files].sort().flatMap(examine);
  const without3 = named.flatMap((name) => problems.collect(() => findUntested(name, root)) ?? []);
  const untested = new Map(without3.map(({ file, text }) => [file, text]));
  for (const [file, text] of untested) problems.collect(() => loadRubric(file, text));
  if (rubrics.length === 0) problems.throwAny();
  return { rubrics, untested: [...untested.keys()].sort(), problems: problems.all() };
}
function testExitCode({ rubrics, problems }) {
  if (problems.length > 0) return 3;
  return rubrics.some(({ mismatches }) => mismatches.length > 0) ? 1 : 0;
}

// src/commands/by-name.ts
var UNFIT = 3;
var COMMANDS = /* @__PURE__ */ new Map([
  ["baseline-file", (words, workplace) => ({ text: baselineFileText(words, workplace), exitCode: 0 })],
  ["explain", explain],
  ["init", init],
  ["lint", lint],
  ["noise", noise],
  ["replay", checkBundle(replayByBuilds)],
  ["test", test],
  ["verify", checkBundle(verifyBundle)]
]);
function explain(words, workplace) {
  const options = parseExplainOptions(words);
  const { trials, others, notes } = explainRun(options, workplace);
  const text = options.json ? renderTreesJson(trials) : renderTrees(trials, others);
  return { text, aside: asideOf(notes), exitCode: 0 };
}
function asideOf(notes) {
  return logLines(notes.map(({ what, next }) => `${what}. ${next}`));
}
function init(words, workplace) {
  const options = parseInitOptions(words);
  const started = startRepository(options, workplace);
  const text = options.json ? renderStartedJson(started) : renderStarted(started);
  return { text, aside: asideOf(started.found?.notes ?? []), exitCode: 0 };
}
async function noise(words, workplace) {
  const options = parseNoiseOptions(words);
  const { report, notes } = await measureNoise(options, workplace);
  const text = options.json ? safeJson(report) : renderNoise(report);
  return { text, aside: asideOf(notes), exitCode: report.hint === "not-deterministic" ? UNFIT : 0 };
}
function test(words, { root }) {
  const options = parseTestOptions(words);
  const run = testRubrics(options, root);
  const text = options.json ? renderRubricTestsJson(run) : renderRubricTests(run);
  return { text, exitCode: testExitCode(run) };
}
function lint(words, workplace) {
  const options = parseLintOptions(words);
  const run = lintRubrics(options, workplace);
  return { text: options.json ? renderLintJson(run) : renderLint(run), exitCode: lintExitCode(run, options) };
}
function checkBundle(check) {
  return (words, { root }) => {
    const options = parseBundleOptions(words);
    const found = check(openBundleFiles(options.bundle, root), productVersion());
    return { text: options.json ? safeJson(found) : renderBundleCheck(found), exitCode: found.same ? 0 : 1 };
  };
}
export {
  COMMANDS
};
