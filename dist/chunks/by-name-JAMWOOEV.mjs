import {
  decisionCheck,
  decisionOfBundle,
  renderBrief,
  report
} from "./chunk-FQKZSQ2L.mjs";
import {
  FORMATS,
  PLAIN,
  alignedRows,
  askNoJudge,
  askedAndDelivered,
  askedTree,
  atOnce,
  baselineFileOf,
  commentText,
  cutToColumns,
  decide,
  decideByConfigs,
  defaultBranch,
  examineRubric,
  firstBundle,
  foldText,
  gate,
  headDecides,
  keepsEvidence,
  lintRubric,
  measureSource,
  openNamed,
  paintLines,
  readToday,
  readVotes,
  redactingPolicies,
  redactionOf,
  reportText,
  scoreAlike,
  scoreFresh,
  startCoverage,
  startVoting,
  trackedFiles
} from "./chunk-V3WBYHBE.mjs";
import {
  safeJson,
  safeJsonLine
} from "./chunk-LAW2LTLG.mjs";
import {
  CHECKS,
  CONFIRM_FILE,
  CONTROL_FILE,
  DEFAULT_RULES,
  Document,
  EVIDENCE_FILE,
  FEWEST_RUNS,
  LARGEST_PHI_BY_CHANCE,
  MAIN_TRIALS_FILE,
  MANIFEST_FILE,
  NOTHING,
  NOTHING_MORE,
  POLICY_FILE,
  RESULTS_FILE,
  RUBRIC_FILES,
  RUBRIC_FOLDER,
  VERDICTS,
  addTo,
  agentFact,
  agreementOf,
  allOf,
  answerOfModels,
  answerTrial,
  appendTo,
  armsOf,
  asBuffer,
  beside,
  besideRubric,
  callText,
  checkGate,
  checksBeside,
  commitCommands,
  compareWithPeople,
  comparedTrial,
  compileConfig,
  compileDocument,
  configOfBundle,
  countsText,
  criterionName,
  defaultPolicy,
  defaultRubric,
  didNotPass,
  differenceLines,
  dueReviews,
  evidenceLine,
  evidenceOf,
  explainFlips,
  explainRubric,
  explainTrial,
  familiesOf,
  fewest,
  fieldPathProblem,
  fileExists,
  findCaseFiles,
  findFiles,
  findResultFiles,
  findRubrics,
  findTexts,
  findUntested,
  firstDifference,
  fixed,
  gateCommand,
  gate_schema_default,
  hasArms,
  historyOfBundle,
  history_schema_default,
  howAsked,
  initCommand,
  isKey,
  isLabelOf,
  isOfArm,
  isTaken,
  jsonLines,
  judge_check_schema_default,
  labelledCases,
  loadConfig,
  loadLazily,
  loadMapping,
  loadMappingAndPolicy,
  loadRubric,
  loadRubrics,
  mappingIdentity,
  mean,
  meanScore,
  meets,
  nameList,
  nanAsNull,
  openBundle,
  openBundleFiles,
  openGivenBundle,
  openResults,
  openWhole,
  pairScenarios,
  parseRecord,
  parseYamlDocument,
  partsIn,
  percent,
  policyText,
  primaryRubric,
  probeSuite,
  readAgain,
  readAnswers,
  readCases,
  readEvidence,
  readLabels,
  readPolicy,
  readRubricPair,
  readRun,
  readText,
  render,
  reportCheck,
  reportOfBundle,
  requireNoWayOut,
  rounded,
  rubricIdentities,
  rubricTexts,
  runVariance,
  sameResult,
  schemaCheck,
  score,
  scoreByConfig,
  scoreOfAnswer,
  scoreRun,
  scoreTrial,
  scoresOf,
  sharedNames,
  shortSha,
  shownHash,
  sizeOf,
  splitLines,
  startDeclaredTotals,
  startRedaction,
  startResultsHash,
  startTrialCounts,
  stringify,
  sum,
  sumOf,
  testSettings,
  textsOf,
  trialsUnder,
  withRedacted,
  writeAnew,
  writeNewFile
} from "./chunk-SQXFRM74.mjs";
import {
  ANSWERS,
  FILES,
  FLAG,
  MEASURING_OPTIONS,
  PATH,
  Problems,
  TEXT,
  TEXTS,
  UserError,
  adviseName,
  adviseNearest,
  byPlace,
  canonicalJson,
  contentHash,
  defined,
  describePlace,
  describeProblem,
  describeProblems,
  factAt,
  fixOf,
  foldersFrom,
  isRecord,
  jsonDifferences,
  mapTexts,
  measuringOptions,
  memberOf,
  memberPointer,
  nearestName,
  parseSelection,
  parseWords,
  productVersion,
  scalarFacts,
  schemaAddress,
  selectionText,
  sha256Of,
  shippedFile,
  shippedMappings,
  shippedWorkflow,
  unlessMistaken,
  usageError,
  valueOr,
  whatIsWrong
} from "./chunk-JRKYO5DZ.mjs";
import "./chunk-WE6ECDUQ.mjs";
import {
  byText,
  counted,
  cut,
  inline,
  logLines,
  logSafe,
  must,
  shown,
  sortedUnion
} from "./chunk-R2URL3FL.mjs";

// src/reporting/inspection.ts
function renderInspection(inspection, reader, paint = PLAIN) {
  const { files, trials, scenarios, facts, selectors, examples, problems } = inspection;
  const factRow = ({ path, types, trials: having }) => {
    return [path, types.join(", "), having === trials ? "all" : `${having} of ${trials}`];
  };
  const blocks = [
    [
      `${counted(trials, "trial")} of ${counted(scenarios, "scenario")} in ${counted(files, "file")}, read ${reader === null ? "in the native format" : `by ${reader}`}`,
      ...countLines(inspection)
    ],
    facts.length === 0 ? [] : [["bold", "facts"], ...indented(facts.map(factRow))],
    selectors.length === 0 ? [] : [
      ["bold", "selectors"],
      ...indented(selectors.map(selectorRow)).map((line, index) => {
        return isUnmet(selectors[index]) ? ["red", line] : line;
      })
    ],
    ...examples.map((trial, index) => [
      ["bold", `trial ${index + 1}`],
      ...JSON.stringify(trial, null, 2).split("\n")
    ]),
    problems.length === 0 ? [] : [["bold", "problems"], ...problems.map((problem) => ["red", `  ${describeProblem(problem)}`])]
  ];
  return blocks.filter((lines) => lines.length > 0).map((lines) => paintLines(lines, paint, LONGEST_LINE)).join("\n");
}
var LONGEST_LINE = 2e3;
function countLines(read) {
  const { passed: passed2, failed, errors, unread, declared } = read;
  const isEmpty = passed2 + failed + sumOf(Object.values(errors)) + unread === 0;
  const wrong = declared.filter((total) => total.declared !== total.read);
  const totals = (name, of) => of.map((total) => `${total[name]} ${total.total}`).join(", ");
  return [
    ...isEmpty ? [] : [`By the harness: ${countsText(read)}.`],
    ...declared.length === 0 ? [] : [
      `The files report ${totals("declared", declared)}${wrong.length === 0 ? ": the same." : `; read: ${totals("read", wrong)}. Check the mapping.`}`
    ]
  ];
}
function isUnmet(selector) {
  return selector !== void 0 && selector.asked > 0 && selector.found === 0;
}
function selectorRow(selector) {
  const { pointer, text, asked, found, near } = selector;
  const nearby = near === void 0 ? "" : `  near: ${near}`;
  return [
    pointer.slice(1).replaceAll("/", "."),
    text,
    `${found} of ${asked}${isUnmet(selector) ? "  \u2717" : ""}${nearby}`
  ];
}
function indented(rows) {
  return alignedRows(rows).map((line) => `  ${line}`);
}
function notesText(notes) {
  return logLines(notes.map(render).map(({ what, next }) => next === void 0 ? what : `${what}. ${next}`));
}

// src/init/drafting/draft-workflow.ts
function draftWorkflow(shipped, inputs, branch) {
  const branches = stringify([branch], { collectionStyle: "flow", flowCollectionPadding: false }).trimEnd();
  const [, ...lines] = gateStepLines(inputs);
  const step = lines.map((line) => `        ${line}
`).join("");
  const [pattern = ""] = inputs.results;
  const file = pattern.replaceAll("**/", "").replace(/\*+/g, "booking");
  const out = /^[\w./-]+$/.test(file) ? ` --out ${file}` : "";
  const ending = /\.\w+(?:\.gz)?$/.exec(file)?.[0] ?? ".jsonl";
  return shipped.replace("branches: [main]", () => `branches: ${branches}`).replace(/^ {10}results: .*\n/gm, () => step).replace(" --out results/booking.jsonl", () => out).replace(/(confirm-results\/(?:\$2|\{round\}))\.jsonl/g, `$1${ending}`);
}
function gateStepLines({ results, mapping, select }) {
  const selected = select.length === 0 ? void 0 : listed(select.map(selectionText));
  const inputs = { results: listed(results), mapping: mapping ?? void 0, select: selected };
  return stringify({ with: defined(inputs) }, { lineWidth: 0 }).trimEnd().split("\n");
}
function listed(values) {
  return values.length === 1 ? values.join() : values.map((value) => `${value}
`).join("");
}

// src/init/drafting/init-report.ts
function isDrafted(judges) {
  return judges === "draft" || judges === "placeholder";
}
function renderInit(started) {
  const { written, kept, inputs, found } = started;
  const blocks = [
    found === null ? [`No results were named: assuming ${inputs.results.join(" ")}, ${formName(inputs.mapping)}.`, NAME_THEM] : foundLines(found, inputs),
    [...written.map((file) => `wrote  ${file}`), ...kept.map((file) => `left   ${file}: already exists`)],
    written.some(isWorkflow) ? [] : gateStep(started),
    todoLines(started),
    ...nextBlocks(started)
  ];
  return blocks.filter((lines) => lines.length > 0).map((lines) => logLines(lines, LONGEST_LINE2)).join("\n");
}
var LONGEST_LINE2 = 1e5;
var NAME_THEM = "Name them once you have some: results without a verdict of their own need a rubric, which is then drafted.";
function formName(mapping) {
  return mapping === null ? "in the native format" : `by the mapping \`${mapping}\``;
}
function foundLines(found, { mapping }) {
  const { trials, scenarios, verdicts, scored, bytes, draft, unverified, judges, rubrics, runs } = found;
  const lacking = `Only ${verdicts} of the ${trials} trials carry \`harness.passed\`, so it is not used as the verdict.`;
  return [
    `Found ${counted(trials, "trial")} of ${counted(scenarios, "scenario")} in ${fileSize(bytes)}, read ${formName(mapping)}.`,
    ...draft === null ? [] : draftLines(draft),
    ...unverified ? [UNVERIFIED] : [],
    ...countLines(found),
    ...runs.map(
      (run) => `${run.file} holds the same scenarios, so each file is a run: ${run.same} of ${run.scenarios} compare, and ${run.passed} trials pass there.`
    ),
    ...isDrafted(judges) && verdicts > 0 ? [lacking] : [],
    ...rubrics.map((rubric) => `${scoreNow(rubric)}, ${JUDGES[judges]} (${rubric.rubric}).`),
    ...scored === trials ? [] : [`Without a verdict: ${counted(trials - scored, "trial")}.`]
  ];
}
var UNVERIFIED = "This mapping was never tried on a file that the tool wrote: compare the counts below with what the tool itself reports.";
function draftLines({ guesses, left }) {
  const width = Math.max(...guesses.map(({ part }) => part.length));
  return [
    "No known format: a mapping was drafted from names and values. Check it:",
    ...indented2(
      guesses.map(
        ({ part, from, present, of }) => `${part.padEnd(width)}  ${from.join(" + ") || "counted in order"}${present < of ? ` (in ${present} of ${of} records)` : ""}`
      )
    ),
    ...guesses.flatMap(({ why }) => why === void 0 ? [] : [NOTES[why]]),
    ...left.length === 0 ? [] : [`Not read: ${nameList(left)}.`]
  ];
}
var NOTES = {
  parts: "Names come again, so a scenario is named by several parts.",
  same: "Names come again and ask the same: their records count as trials of one scenario.",
  attempts: "Names come again, each time under another id: their records count as attempts at one scenario.",
  unknown: "Names come again, and nothing shows whether they ask the same: their records count as trials of one scenario. If they ask different things, add to `scenario` what tells them apart.",
  constant: "The verdict is the same in every record: check that it says whether the answer is right, not that the trial ran.",
  all: "A trial passes if all of these are true. If only one of them counts, change `harness.passed` in the mapping."
};
function fileSize(bytes) {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
var JUDGES = {
  own: "by the rubrics in this repository",
  verdict: "by the harness's own verdict; no rubric is needed",
  draft: "by the drafted rubric",
  placeholder: "by a placeholder rubric, which only asks for an `output`"
};
function scoreNow({ metric, score: score2, trials }) {
  return score2 === null ? `${metric} is unknown so far` : `${metric} is ${percent(score2)} now (mean score; ${trials.passed}/${trials.total} trials passed)`;
}
function gateStep({ kept, inputs }) {
  const file = kept.filter(isWorkflow).join();
  return [`${file} already exists. The step of the gate needs:`, ...indented2(gateStepLines(inputs))];
}
function indented2(lines) {
  return lines.map((line) => `  ${line}`);
}
var workflowTodo = (branch) => [
  "In the workflow, replace `./run-my-agent-suite` by your harness, and let it write the files that `results` names.",
  "Add those files to `.gitignore`: a committed file would be read with every run's results.",
  `If the default branch is not \`${branch}\`, change it under \`branches\`.`,
  "Require the check `gate` in the branch protection or a ruleset: otherwise a red check blocks nothing."
];
function todoLines({ written, inputs, found, branch }) {
  const { committed = [], draft = null } = found ?? {};
  const tracked = `${counted(committed.length, "results file")} in git would be read with every run's results`;
  const edit = `To change how results are read, edit ${inputs.mapping} and look at them with \`agent-gate inspect\`.`;
  return [
    ...written.some(isWorkflow) ? workflowTodo(branch) : [],
    ...committed.length === 0 ? [] : [`${tracked}: \`git rm --cached ${committed[0]}\`.`],
    ...draft === null ? [] : [edit]
  ];
}
function isWorkflow(file) {
  return file.startsWith(".github/workflows/");
}
function nextBlocks(started) {
  const { inputs, found } = started;
  const gate2 = gateCommand(inputs);
  const commit = commitCommands(started);
  if (found !== null) return [["Next:", ...indented2([gate2, ...commit])]];
  return [commit.length === 0 ? [] : ["Next:", ...indented2(commit)], ["Once there are results:", ...indented2([gate2])]];
}
function renderInitJson(started) {
  const { branch: _, ...report2 } = started;
  const commands = { gate: gateCommand(report2.inputs), commit: commitCommands(started).join("\n") || null };
  const document = { schema: 1, ...report2, todo: todoLines(started), commands };
  return safeJson(document);
}

// src/contract/write-yaml.ts
var WHOLE = { aliasDuplicateObjects: false };
var CREATING = { ...WHOLE, compat: "yaml-1.1" };
function writeYaml(value, { schema, header, footer }) {
  const document = new Document(value, CREATING);
  const head = [`yaml-language-server: $schema=${schema}`, ...header?.split("\n") ?? []];
  if (document.contents !== null) document.contents.commentBefore = asComment(head);
  if (footer !== void 0) document.comment = asComment(footer.split("\n"));
  return document.toString({ lineWidth: 0 });
}
function inOneLine(value) {
  return new Document(null).createNode(value, { ...WHOLE, flow: true });
}
function asComment(lines) {
  return lines.map((line) => line === "" ? "" : ` ${line}`).join("\n");
}

// src/suite/count-agents.ts
function countAgents(files, options) {
  const fact = factApart(files, options);
  if (fact === void 0) return null;
  const agents = /* @__PURE__ */ new Map();
  for (const { trial } of readAgain(files, options)) {
    const value = String(factAt(trial, fact));
    const agent = agents.get(value) ?? startTrialCounts();
    agents.set(value, agent);
    agent.add(trial);
  }
  return { fact, counts: [...agents].map(([value, agent]) => ({ value, ...agent.counts() })) };
}
function factApart(files, options) {
  const first = /* @__PURE__ */ new Map();
  for (const read of readAgain(files, options)) {
    const key = JSON.stringify([read.trial.scenario, read.trial.trial]);
    const firstTrial = first.get(key);
    if (firstTrial !== void 0) return agentFact(firstTrial, read);
    first.set(key, read);
  }
  return void 0;
}

// src/suite/survey-trials.ts
function surveyTrials(trials) {
  const counting = startTrialCounts();
  let withoutError = 0;
  let outputs = 0;
  let badVerdict = null;
  let wanted = [];
  for (const trial of trials) {
    counting.add(trial);
    if (trial.error !== null) continue;
    withoutError++;
    const verdict = factAt(trial, "harness.passed") ?? false;
    if (typeof verdict !== "boolean") badVerdict ??= trial;
    if ((trial.output ?? void 0) !== void 0) outputs++;
    wanted = withoutError === 1 ? wantedKeys(trial) : inBoth(wanted, wantedKeys(trial));
  }
  const shared = wanted.filter(({ isReached }) => isReached).map(({ key, isList }) => ({ key, isList }));
  const counts = counting.counts();
  return { ...counts, withoutError, verdicts: counts.passed + counts.failed, badVerdict, outputs, shared };
}
function wantedKeys({ ground_truth: truth, final_state: state }) {
  if (!isRecord(truth)) return [];
  return Object.entries(truth).map(([key, value]) => {
    const reached = memberOf(state, key);
    const isReached = reached !== void 0;
    return { key, isReached, isList: Array.isArray(value) && (!isReached || Array.isArray(reached)) };
  });
}
function inBoth(first, second) {
  const byKey = new Map(second.map((wanted) => [wanted.key, wanted]));
  return first.flatMap(({ key, isList, isReached }) => {
    const match = byKey.get(key);
    if (match === void 0) return [];
    return [{ key, isList: isList && match.isList, isReached: isReached || match.isReached }];
  });
}

// src/suite/columns.ts
var words = (text) => text.split(" ");
var GRADERS = "\\w*scores?|metrics?\\w*|evaluat\\w*|evals|grad(?:es?|ers?|ing)|judge?ments?|checks?|criteria|assert\\w*|feedback\\w*|ratings?|component_?results";
var GRADER_LIST = new RegExp(`(?:^|\\.)(?:${GRADERS})(?:\\.results)?$`, "i");
var GRADER_NAMES = words("name key metric metric_name evaluator evaluator_name grader scorer criterion check type");
var DEEPEST = 4;
var MOST_COLUMNS = 400;
function columnsOf(samples) {
  const columns = /* @__PURE__ */ new Map();
  for (const [index, { value }] of samples.entries())
    collect(value, [], (names, member) => {
      const selector = selectorOf(names);
      const column = columns.get(selector) ?? { names, values: [] };
      if (columns.size < MOST_COLUMNS) columns.set(selector, column);
      column.values[index] = member;
    });
  return [...columns].map(([selector, { names, values }]) => {
    const all = samples.map((_, index) => values[index]);
    const there = all.filter((value) => value !== void 0);
    const distinct = new Set(there.map((value) => JSON.stringify(value))).size;
    const name = names[0] === "keys" ? "key" : asWords(String(names.at(-1) ?? ""));
    return { selector, name, depth: names.length, values: all, present: there.length, distinct };
  });
}
function collect(value, names, add) {
  if (value === void 0) return;
  if (collectGraders(value, names, add)) return;
  if (!isRecord(value) || names.length === DEEPEST) {
    const isAbsent = value === null || value === "";
    if (names.length > 0) add(names, isAbsent ? void 0 : value);
    return;
  }
  if (names.length === 0 && Array.isArray(value.parents) && "item" in value) {
    collectPlaced(value, value.parents, add);
    return;
  }
  for (const [name, member] of Object.entries(value)) if (!name.includes("'")) collect(member, [...names, name], add);
}
function collectGraders(list, names, add) {
  if (!Array.isArray(list) || !GRADER_LIST.test(names.slice(-2).join(".")) || !list.every(isRecord)) return false;
  const truths = Object.entries(list[0] ?? {}).flatMap(([name, value]) => typeof value === "boolean" ? [name] : []);
  for (const name of truths)
    add(
      [...names, { every: "item" }, name],
      list.every((item) => memberOf(item, name) === true)
    );
  const key = GRADER_NAMES.find((name) => new Set(list.map((item) => memberOf(item, name))).size === list.length);
  const scores = list.flatMap(
    (item) => Object.entries(item).flatMap(
      ([name, value]) => typeof value === "number" ? [{ by: memberOf(item, key ?? ""), name, value }] : []
    )
  );
  for (const { by, name, value } of scores)
    if (typeof by === "string" && !/['"\\]/.test(by))
      add([...names, { every: "item", where: `@.${key} == '${by}'` }, name], value);
  return truths.length + scores.length > 0;
}
function collectPlaced({ item, index, key, keys }, parents, add) {
  collect(item, ["item"], add);
  if (index !== void 0) add(["index"], index);
  if (key !== void 0) add(["key"], key);
  for (const [index2, name] of keys.slice(0, -1).entries()) add(["keys", index2], name);
  for (const [index2, parent] of parents.entries())
    for (const [name, member] of Object.entries(parent))
      if (typeof member !== "object" && !name.includes("'")) add(["parents", index2, name], member);
}
function asWords(name) {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/[^A-Za-z0-9]+/g, "_").replace(/(?<=.)_$/, "").toLowerCase();
}
function named(columns, names, fits2) {
  const rank = ({ name }) => names.indexOf(name);
  return columns.filter((column) => rank(column) >= 0 && fits2(column)).sort((a, b) => a.depth - b.depth || rank(a) - rank(b))[0];
}
function every(fits2) {
  return ({ values, present }) => present > 0 && values.every((value) => value === void 0 || fits2(value));
}
var isText = every((value) => typeof value === "string");
var isBoolean = every((value) => typeof value === "boolean");
var isNumeric = every(
  (value) => value !== "" && Number.isFinite(typeof value === "string" ? Number(value) : value)
);
function selectorOf(steps) {
  const parts = steps.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    if (typeof step === "object") return step.where === void 0 ? "[*]" : `[?${step.where}]`;
    return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `['${step}']`;
  });
  return `$${parts.join("")}`;
}

// src/init/drafting/guess-file-id.ts
var RUN = "(?:run|trial|attempt|epoch|seed|rep(?:eat)?|iteration)";
var RUN_NUMBER = `${RUN}[-_ ]?(\\d{1,6})(?:\\D[^/]*)?$`;
var END = "(?:\\.[a-z]+)*$";
var NUMBER = "\\d{1,6}";
var NUMBERED_RUN = `${RUN}[-_. ]?${NUMBER}`;
var BEFORE = "[-_. (#]*";
var AFTER = `\\)?${END}`;
function layoutsOf(name) {
  const atEnd = `(${NUMBER})${AFTER}`;
  return [
    // refund-late_run-2.json, Refund late - Run 2.JSON
    { proof: "named", scenario: `${name}${BEFORE}${NUMBERED_RUN}${AFTER}`, trial: atEnd },
    // refund-late/run-2.json
    { proof: "named", scenario: `${name}/${NUMBERED_RUN}${AFTER}`, trial: atEnd },
    // run-2/refund-late.json
    { proof: "named", scenario: `${NUMBERED_RUN}/(.+?)${END}`, trial: `${RUN}[-_. ]?(${NUMBER})/` },
    // refund-late/run-2/result.json
    { proof: "named", scenario: `${name}/${NUMBERED_RUN}/[^/]+$`, trial: `(${NUMBER})/[^/]+$` },
    // refund-late.2.json, refund-late (2).json
    { proof: "counted", scenario: `${name}${BEFORE}${NUMBER}${AFTER}`, trial: atEnd },
    // 2/refund-late.json
    { proof: "counted", scenario: `([^/]+?)${END}`, trial: `(?:^|/)(${NUMBER})/[^/]+$` },
    // refund-late/2.json: a folder may be an agent's too, and the number that of a scenario
    { proof: "asked", scenario: `${name}/[^/]*?${NUMBER}${AFTER}`, trial: atEnd }
  ];
}
function guessFileNames(files, asked) {
  const layouts = ["([^/]+?)", `${belowCommon(files)}(.+?)`].flatMap(layoutsOf);
  const layout = layouts.find((layout2) => areTrials(layout2, files, asked));
  if (layout === void 0) return { scenario: fileName(files), trial: null };
  return { scenario: `(?i)${layout.scenario}`, trial: `(?i)${layout.trial}` };
}
function partOfName(match, file) {
  return new RegExp(match.replace("(?i)", ""), match.startsWith("(?i)") ? "i" : "").exec(file)?.[1];
}
function areTrials({ scenario, trial, proof }, files, asked) {
  const trials = /* @__PURE__ */ new Map();
  const ids = files.map((file) => partOfName(`(?i)${scenario}`, file));
  for (const [at, file] of files.entries()) {
    const [id, number] = [ids[at], partOfName(`(?i)${trial}`, file)];
    if (id === void 0 || number === void 0) return false;
    appendTo(trials, id, Number(number));
  }
  const all = [...trials.values()].map((numbers) => numbers.sort((a, b) => a - b));
  const isOnce = all.every((numbers) => new Set(numbers).size === numbers.length);
  const isRepeated = all.length > 1 && all.some(({ length }) => length > 1);
  if (!isOnce || !isRepeated || !asked.every((values) => areSame(ids.map(String), values))) return false;
  if (proof === "named" || asked.length > 0) return true;
  const first = all.reduce((longest, numbers) => numbers.length > longest.length ? numbers : longest, []);
  const isFromStart = [0, 1].includes(first[0] ?? -1) && first.at(-1) === first.length - 1 + (first[0] ?? 0);
  const isNamedApart = new Set(ids.map((id) => id?.replace(/^.*\//, ""))).size > 1;
  const isWhole = (numbers) => numbers.length === first.length;
  const isEqual = all.flat().every((number) => first.includes(number)) && all.filter(isWhole).length > 0.8 * all.length;
  return proof === "counted" && isFromStart && isNamedApart && isEqual;
}
function areSame(ids, values) {
  const first = /* @__PURE__ */ new Map();
  return ids.every((id, at) => {
    const text = JSON.stringify(values[at]);
    const known = first.get(id) ?? text;
    if (known !== void 0) first.set(id, known);
    return text === void 0 || known === text;
  });
}
function fileName(files) {
  const paths = [...new Set(files)];
  if (new Set(paths.map((path) => path.replace(/^.*\//, ""))).size === paths.length) return `([^/]+?)${END}`;
  return `${belowCommon(paths)}(.+?)${END}`;
}
function belowCommon(files) {
  return `^(?:[^/]+/){${commonFolders(files)}}`;
}
function commonFolders(files) {
  const [first = [], ...others] = files.map((file) => file.split("/"));
  return first.findIndex((part, at) => at === first.length - 1 || others.some((parts) => parts[at] !== part));
}

// src/init/drafting/guess-id.ts
var SCENARIO_NAMES = words(
  "scenario scenario_id scenario_name test_id test_case_id case_id task_id task_name instance_id eval_id eval_name example_id question_id problem_id item_id requirement_id"
);
var ID_NAMES = [
  SCENARIO_NAMES,
  words("id uid key name test_name nodeid test eval case test_case item"),
  words("task title question query problem input prompt instruction description text"),
  words("idx index sample_idx task_idx question_idx example_idx sample_index row no number sample_id data_id")
];
var TRIAL_NAMES = words(
  "trial trial_id trial_num trial_number attempt attempt_number epoch repetition repeat run run_index run_number run_id iteration sample_index sample seed try rep"
);
var ATTEMPT_NAME = /^(?:\w+_)?(?:trial|attempt|rollout|run|epoch|repetition|iteration)(?:_(?:id|name|uri|uuid|key|num|number|index|idx))?$/;
var AGENT_NAMES = words(
  "model model_name model_id provider provider_id provider_name agent agent_id agent_name variant config arm system"
);
var PART_NAMES = words(
  "name id suite label group area file path module class classname section category task language prompt_id dataset split metric"
);
var QUESTION_NAMES = new Set(
  words(
    "input question query prompt instruction instructions problem user_input user_message task description criteria criterion vars ground_truth expected expected_output expected_answer target reference reference_answer gold correct_answer ideal label"
  )
);
var RANDOM = /^(?:[a-z]+[-_])?(?:[0-9a-fA-F]{8}(?:-?[0-9a-fA-F]{4}){3}-?[0-9a-fA-F]{12}|[0-9a-fA-F]{16,}|[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}|(?=\D*\d)(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z0-9]{17,27})$/;
var NUMBERED_RUN2 = new RegExp(`^${RUN}[-_ ]?\\d{1,6}$`, "i");
var LONGEST_ID = 200;
var SHARED_BY_RUNS = 3;
var isId = every((value) => typeof value === "string" || Number.isSafeInteger(value));
var isCount = every((value) => Number.isSafeInteger(Number(value)) && Number(value) >= 0);
var isShort = every((value) => String(value).length <= LONGEST_ID);
var isNumberedRun = every((value) => NUMBERED_RUN2.test(String(value)));
var isRandom = every((value) => RANDOM.test(String(value)) && /\d+[A-Za-z]|^[\d-]+$/.test(String(value)));
var isContent = every((value) => typeof value === "string" || typeof value === "object");
function isNamedId(column) {
  return SCENARIO_NAMES.includes(column.name) && isId(column) && isShort(column);
}
function mayBeAsked(column, id) {
  if (!QUESTION_NAMES.has(column.name) || column === id) return false;
  const isVaried = column.distinct > 1 || (id?.distinct ?? column.values.length) === 1;
  const isNear = id === void 0 || column.depth <= id.depth + 1 || column.selector.includes(".record");
  return isVaried && isNear && (isContent(column) || !/task|problem|criteri|input|description|label/.test(column.name));
}
function guessId(columns, files, position) {
  const full = columns.filter((column) => column.present === files.length && isId(column));
  const candidates = mainColumns(
    full.filter((column) => !isNumberedRun(column) && !(ATTEMPT_NAME.test(column.name) && column !== position)),
    files.length
  );
  const [main] = candidates;
  if (main === void 0) return null;
  const trials = [
    ...full.filter((column) => TRIAL_NAMES.includes(column.name) && isCount(column) || isNumberedRun(column)),
    ...position === null ? [] : [position]
  ];
  const context = { full, columns, files, trials };
  const names = [...SCENARIO_NAMES, ...ID_NAMES[1] ?? []];
  for (const id of candidates.filter((column) => column === main || names.includes(column.name))) {
    const guess = alone(id, context);
    if (guess !== void 0) return guess;
  }
  return withParts(main, context);
}
function mainColumns(full, count) {
  const named2 = ID_NAMES.flatMap(
    (names) => full.filter((column) => names.includes(column.name)).toSorted((a, b) => b.distinct - a.distinct || names.indexOf(a.name) - names.indexOf(b.name) || a.depth - b.depth).slice(0, 1)
  );
  const varied = named2.filter(({ distinct }) => distinct > 1 || count === 1);
  const stable = varied.filter((column) => !isRandom(column));
  const unlisted = full.filter(
    (column) => /_(?:id|name|key|idx|index)$/.test(column.name) && column.distinct === count && isShort(column) && !isRandom(column)
  );
  const others = [...stable.length === 0 ? unlisted.slice(0, 1) : [], ...varied, ...named2];
  return [.../* @__PURE__ */ new Set([...stable, ...others])];
}
function alone(id, context) {
  const { full, files, columns } = context;
  const ids = id.values.map(String);
  const guess = { parts: [id], byFile: false, why: void 0 };
  if (areUnique(ids)) return { ...guess, agents: [], trial: null };
  const asked = columns.filter((column) => mayBeAsked(column, id));
  const areAsked = asked.filter((column) => !isOfRun(column, ids));
  const agents = agentsOf(id, full);
  const rows = prefixed(ids, agents);
  if (agents.length > 0 && areUnique(rows)) return { ...guess, agents, trial: null };
  const isOneQuestion = areAsked.every(({ values }) => areSame(ids, values));
  if (!isOneQuestion) return void 0;
  const trial = numberOf(rows, false, context);
  if (trial !== void 0) return { ...guess, agents, trial };
  if (areRuns(ids, files)) {
    const isCounted = !areUnique(rows.map((row, at) => `${row}
${files[at]}`));
    return { ...guess, agents, isRunByFile: true, trial: isCounted ? "counted" : null };
  }
  const isInOneFile = areSame(ids, files);
  if (areAsked.length > 0 && isInOneFile) return { ...guess, agents, trial: "counted", why: "same" };
  const isAttempt = full.some(
    (column) => column !== id && areUnique(column.values.map(String)) && (ATTEMPT_NAME.test(column.name) || isRandom(column) || ["id", "uid", "uuid"].includes(column.name))
  );
  if (!isAttempt || !(SCENARIO_NAMES.includes(id.name) || id.name === "name" || id.name === "task")) return void 0;
  return { ...guess, agents, trial: isInOneFile ? "counted" : "counted in all files", why: "attempts" };
}
function isOfRun({ values, distinct }, ids) {
  const scenarios = new Set(ids).size;
  const pairs = new Set(values.map((value, at) => JSON.stringify([ids[at], value]))).size;
  return scenarios >= SHARED_BY_RUNS && distinct < scenarios && pairs === scenarios * distinct;
}
function agentsOf(id, full) {
  const ids = id.values.map(String);
  const named2 = AGENT_NAMES.flatMap((name) => full.filter((column) => column.name === name));
  const agents = [];
  for (const column of named2) {
    const isName = column !== id && column.distinct > 1 && isShort(column);
    if (isName && !areSame(prefixed(ids, agents), column.values)) agents.push(column);
  }
  return agents;
}
function prefixed(ids, columns) {
  return ids.map((id, at) => JSON.stringify([...columns.map(({ values }) => values[at]), id]));
}
function areRuns(ids, files) {
  const byFile = /* @__PURE__ */ new Map();
  for (const [at, file] of files.entries()) byFile.set(file, (byFile.get(file) ?? /* @__PURE__ */ new Set()).add(ids[at] ?? ""));
  const [first, ...others] = [...byFile.values()];
  if (first === void 0 || others.length === 0 || first.size < SHARED_BY_RUNS) return false;
  return others.every((scenarios) => scenarios.size === first.size && [...scenarios].every((id) => first.has(id)));
}
function idsOf({ parts, byFile, names }, files) {
  if (names !== void 0) return files.map((file) => partOfName(names.scenario, file) ?? file);
  return files.map((file, at) => JSON.stringify([byFile && file, ...parts.map(({ values }) => values[at])]));
}
function withParts(id, context) {
  const { full, columns, files, trials } = context;
  const asked = columns.filter((column) => mayBeAsked(column, id));
  const agents = agentsOf(id, full);
  const varied = full.filter(
    (column) => column !== id && column.distinct > 1 && isShort(column) && !agents.includes(column) && !trials.includes(column)
  );
  const rank = ({ name }) => PART_NAMES.indexOf(name);
  const isAttemptId = (column) => ["id", "uid"].includes(column.name) && areUnique(column.values.map(String));
  const parts = [
    ...varied.filter((column) => rank(column) >= 0 && !asked.includes(column) && !isAttemptId(column)).toSorted((a, b) => rank(a) - rank(b)),
    ...varied.filter((column) => column.selector.startsWith("$.keys") && !isNumeric(column)),
    ...varied.filter((column) => asked.includes(column))
  ];
  const choices = combined(parts).flatMap(
    (some) => [false, true].map((byFile2) => {
      const why = some.length > 0 || byFile2 ? "parts" : void 0;
      const choice = { parts: [...some, id], byFile: byFile2, agents, why };
      return { ...choice, ids: idsOf(choice, files) };
    })
  );
  for (const { ids, ...choice } of choices) {
    const trial = numberOf(prefixed(ids, agents), choice.byFile, context);
    if (trial !== void 0 && asked.every(({ values }) => areSame(ids, values))) return { ...choice, trial };
  }
  const aloneIds = idsOf({ parts: [id], byFile: false }, files);
  const isRepeated = asked.length > 0 && asked.every(({ values }) => areSame(aloneIds, values));
  const apart = choices.find(({ ids }) => areUnique(prefixed(ids, agents)));
  if (apart !== void 0 && !isRepeated) {
    const { ids: _, ...choice } = apart;
    return { ...choice, trial: null };
  }
  const byFile = !areSame(aloneIds, files);
  return { parts: [id], byFile, agents, trial: "counted", why: isRepeated ? "same" : "unknown" };
}
function numberOf(ids, byFile, { trials, files }) {
  const areNumbered = (numbers) => areUnique(ids.map((id, at) => `${id}
${String(numbers[at])}`));
  const column = trials.find(({ values }) => areNumbered(values));
  if (column !== void 0 || byFile || new Set(files).size < 2) return column;
  const pattern = new RegExp(RUN_NUMBER, "i");
  const runs = files.map((file) => pattern.exec(file)?.[1]);
  return !runs.includes(void 0) && areNumbered(runs) ? "file" : void 0;
}
function areUnique(ids) {
  return new Set(ids).size === ids.length;
}
function combined(columns) {
  const some = columns.slice(0, 12);
  const pairs = some.flatMap((first, index) => some.slice(index + 1).map((second) => [first, second]));
  return [[], ...some.map((column) => [column]), ...pairs];
}

// src/init/drafting/guess-verdict.ts
var VERDICT_NAMES = words(
  "passed pass is_passed is_correct correct is_solved solved resolved is_resolved satisfied accepted e2e_correct verdict result outcome grade"
);
var RAN_NAMES = words(
  "success successful succeeded is_success ok status state completed is_completed finished done is_valid valid"
);
var VERDICT_PART = /pass|correct(?!ly)|solv|reached|achieved|satisf|accept|match/;
var SCORE_NAMES = words(
  "score reward accuracy overall_score total_score final_score mean_score rating grade f1 value quality"
);
var SCORE_PART = /(?:^|_)(?:score|reward|accuracy|rating|grade|f1|quality|recall|precision|\w*relevan\w*|\w*grounded\w*|coherence|fluency|similarity|faithful\w*|correctness|helpful\w*|pass_rate|success_rate)(?:_|$)/;
var AMOUNT_PART = /(?:^|_)(?:tokens?|cost|price|usd|latency|duration|elapsed|time|timestamp|seconds|secs?|ms|count|num|number|total|turns?|steps?|calls?|length|size|bytes|index|idx|id|seed|epoch|trial|attempt|run|weight|retr(?:y|ies)|errors?|threshold|version|line|temperature|timeout|multiplier)(?:_|$)|_at$|^n_/;
var VERDICT_PAIRS = words(
  "pass/fail passed/failed success/failure succeeded/failed successful/unsuccessful ok/error ok/nok correct/incorrect correct/wrong resolved/unresolved solved/unsolved yes/no y/n c/i \u2705/\u274C \u2713/\u2717"
).map((pair) => pair.split("/"));
var VERDICT_TEXTS = new Set(VERDICT_PAIRS.flat());
var ENDED_EARLY = words("error errored crash crashed timeout timed_out timedout aborted exception");
var NOT_RUN = words("skip skipped pending todo not_run disabled");
var PASSING = /* @__PURE__ */ new Set(["true", ...VERDICT_PAIRS.map(([yes = ""]) => yes)]);
var JUDGING_TEXT = /^(?:pass|fail|passed|failed|correct|incorrect|wrong|resolved|unresolved|solved|unsolved|c|i)$/i;
var isTruthText = every((value) => /^(?:true|false)$/i.test(String(value)));
var isVerdictText = textsOf2((word) => VERDICT_TEXTS.has(word));
var isJudgingText = textsOf2((word) => JUDGING_TEXT.test(word));
var isZeroOrOne = every((value) => value !== "" && [0, 1].includes(Number(value)));
function textsOf2(fits2) {
  const isWord = (value) => typeof value === "string" && fits2(value.toLowerCase());
  const isKnown = every((value) => isWord(value) || [...ENDED_EARLY, ...NOT_RUN].includes(String(value).toLowerCase()));
  return (column) => isKnown(column) && column.values.some(isWord);
}
var OF_GRADERS = new RegExp(`\\b(?:${GRADERS}|results(?=\\[))(?:\\[[*?].*\\])?(?:\\.\\w+|\\['[^']*'\\])$`, "i");
function guessVerdict(columns, samples, wish) {
  if (wish.verdict !== null) return wished(columns, wish.verdict, wish.passAt);
  if (wish.passAt !== null) return onlyScore(columns, samples);
  const candidates = withoutParts(columns.flatMap((column) => candidateOf(column, samples)));
  const chosen = leading(candidates);
  const scores = scoresIn(columns, samples);
  const [first, ...rivals] = chosen;
  if (first === void 0 || first.trust === "may mean that it ran" && isConstant(first) && scores.length > 0) {
    const [score2, ...more] = scores;
    const unread = columns.filter((column) => mayBeUnread(column, samples));
    if (unread.length > 0 && score2 === void 0) throw valuesNeeded(unread);
    if (score2 === void 0) return null;
    throw more.length === 0 ? thresholdNeeded(score2, first) : severalScores(scores);
  }
  if (rivals.length > 0) throw severalVerdicts(chosen);
  if (first.trust === "may mean that it ran" && first.passed.length > 1 && first.passed.every((passed2) => passed2 === true))
    throw onlyRan(first.column);
  return first;
}
function isConstant({ column }) {
  return column.distinct === 1;
}
function mayBeVerdict(column) {
  return candidateOf(column, column.present).length > 0;
}
function candidateOf(column, samples) {
  if (column.present <= samples / 2) return [];
  const kind = kindOf(column);
  const trust = kind === null ? null : trustIn(column, kind);
  if (kind === null || trust === null) return [];
  return [{ column, kind, trust, passed: passedIn(column) }];
}
function passedIn({ values }) {
  return values.map(
    (value) => value === void 0 || NOT_RUN.includes(String(value).toLowerCase()) ? void 0 : value === true || Number(value) === 1 || PASSING.has(String(value).toLowerCase())
  );
}
function kindOf(column) {
  if (isBoolean(column)) return "boolean";
  if (isTruthText(column)) return "truth as text";
  if (isVerdictText(column)) return "text";
  return isZeroOrOne(column) ? "zero or one" : null;
}
function trustIn(column, kind) {
  const { name } = column;
  const isGraded = OF_GRADERS.test(column.selector);
  const isNamed = VERDICT_NAMES.includes(name) || VERDICT_PART.test(name);
  if (kind === "zero or one" && (!isNamed || AMOUNT_PART.test(name)))
    return SCORE_NAMES.includes(name) || isGraded && !AMOUNT_PART.test(name) ? "score of 0 or 1" : null;
  if (isNamed || isGraded || kind === "text" && isJudgingText(column)) return "verdict";
  return RAN_NAMES.includes(name) || /success/.test(name) ? "may mean that it ran" : null;
}
function withoutParts(candidates) {
  const ordered = candidates.toSorted(
    (a, b) => trustRank(a) - trustRank(b) || a.column.depth - b.column.depth || nameRank(a) - nameRank(b)
  );
  return ordered.filter((part, at) => !ordered.some((whole, index) => index !== at && covers(whole, part, index < at)));
}
function covers(whole, part, isFirst) {
  if (whole.passed.every((value, at) => value === part.passed[at])) return isFirst && !areAlike(whole, part);
  if (whole.trust !== part.trust || whole.column.depth >= part.column.depth || isConstant(whole)) return false;
  if (VERDICT_NAMES.includes(whole.column.name) && !VERDICT_NAMES.includes(part.column.name)) return true;
  return whole.passed.every((value, at) => value !== true || part.passed[at] !== false);
}
function areAlike(one, other) {
  return one.trust === other.trust && one.column.depth === other.column.depth && nameRank(one) === nameRank(other);
}
var TRUST = ["verdict", "score of 0 or 1", "may mean that it ran"];
function trustRank({ trust }) {
  return TRUST.indexOf(trust);
}
function nameRank({ column }) {
  const rank = [...VERDICT_NAMES, ...SCORE_NAMES, ...RAN_NAMES].indexOf(column.name);
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank;
}
function leading(candidates) {
  const varied = candidates.filter((one) => !isConstant(one));
  const best = (some) => some.filter((one) => trustRank(one) === Math.min(...some.map(trustRank)));
  const chosen = varied.length > 0 ? best(varied) : best(candidates).slice(0, 1);
  const isDoubted = chosen[0]?.trust === "may mean that it ran" && varied.length > 0;
  return candidates.filter(
    (one) => chosen.includes(one) || isConstant(one) && (isDoubted && one.trust === "verdict" || chosen.some((other) => areAlike(one, other)))
  );
}
function scoresIn(columns, samples) {
  const numeric = columns.filter((column) => column.present > samples / 2 && isScore(column));
  const named2 = numeric.filter(({ name }) => SCORE_NAMES.includes(name));
  if (named2.length === 0)
    return numeric.filter(({ name, selector }) => SCORE_PART.test(name) || OF_GRADERS.test(selector));
  const rank = ({ name, depth }) => depth * SCORE_NAMES.length + SCORE_NAMES.indexOf(name);
  return named2.filter((one) => rank(one) === Math.min(...named2.map(rank)));
}
var MOST_VALUES = 12;
function mayBeUnread(column, samples) {
  const { name, selector, present, distinct, values } = column;
  const isShort2 = every((value) => typeof value === "string" && value.length <= 40);
  if (present <= samples / 2 || !isShort2(column) || isNumeric(column) || AMOUNT_PART.test(name)) return false;
  if (distinct > 1 && values.some((value) => /^(?:pass|passed|correct)$/i.test(String(value)))) return true;
  const isNamed = VERDICT_NAMES.includes(name) || SCORE_NAMES.includes(name) || OF_GRADERS.test(selector);
  return isNamed && distinct > 1 && (values.every((value) => /^\d/.test(String(value ?? 0))) || distinct <= Math.min(MOST_VALUES, samples / 2));
}
function isScore(column) {
  return isNumeric(column) && !isBoolean(column) && !AMOUNT_PART.test(column.name);
}
function onlyScore(columns, samples) {
  const named2 = scoresIn(columns, samples);
  const scores = named2.length > 0 ? named2 : columns.filter(isScore);
  const [column, ...more] = scores;
  if (more.length > 0) throw severalScores(scores);
  if (column !== void 0) return { column, kind: "score" };
  const numbers = columns.filter((one) => isNumeric(one) && !isBoolean(one));
  throw new UserError({
    code: "no-score",
    what: "`--pass-at` needs a score, and no number of the records looks like one",
    found: numbers.length === 0 ? "no numbers" : numbers.map(rangeText).join(", "),
    fix: "Leave out `--pass-at`, or name the number with `--verdict PATH`"
  });
}
function wished(columns, wish, passAt) {
  const path = (selector) => selector.replaceAll('"', "'").replace(/^\$\.?(?:item\.)?/, "");
  const named2 = (text) => columns.find(({ selector }) => selector === text || path(selector) === path(text));
  const [, before = "", values = ""] = /^(.+)=([^=]+)$/.exec(wish) ?? [];
  const [listed2, passing2] = [named2(before), values.split(",")];
  if (listed2 !== void 0 && passAt === null && passing2.every((value) => listed2.values.some((one) => String(one) === value)))
    return { column: listed2, kind: "text", passing: passing2 };
  const column = named2(wish);
  if (column === void 0) {
    throw new UserError({
      code: "unknown-verdict",
      what: `the records have no \`${wish}\``,
      found: columns.map(({ selector }) => selector).slice(0, 20).join(", "),
      fix: "Name one of these with `--verdict`"
    });
  }
  const kind = passAt === null ? kindOf(column) : null;
  if (kind !== null) return { column, kind };
  if (isNumeric(column)) {
    if (passAt === null) throw thresholdNeeded(column, void 0);
    return { column, kind: "score" };
  }
  throw valuesNeeded([column]);
}
function valuesNeeded(unread) {
  return new UserError(
    unread.map((column) => ({
      code: "values-needed",
      what: `\`${column.selector}\` may be the verdict, and its values do not say which of them pass`,
      found: valuesText(column),
      fix: `Name those that pass, separated by commas: \`${verdictOption(column, "VALUE")}\`; a score has to be a plain number`
    }))
  );
}
function verdictOption({ selector }, value = "") {
  return `--verdict '${selector.replaceAll("'", '"')}${value && `=${value}`}'`;
}
function thresholdNeeded(score2, ran) {
  const what = `the results hold no verdict, only the score \`${score2.selector}\``;
  const fix = `Say from which score on a trial passes, for example \`--pass-at ${middleOf(score2)}\``;
  const problem = { code: "threshold-needed", what, found: rangeOf(score2), fix };
  if (ran === void 0) return new UserError(problem);
  return new UserError({
    ...problem,
    what: `${what}; \`${ran.column.selector}\` is ${valuesText(ran.column)} in every record, which says that it ran`,
    fix: `${fix}, or take the other with \`${verdictOption(ran.column)}\``
  });
}
function severalScores(scores) {
  return new UserError(
    scores.map((score2) => ({
      code: "several-verdicts",
      what: `${rangeText(score2)} may be the score`,
      fix: `Choose it with \`${verdictOption(score2)} --pass-at SCORE\``
    }))
  );
}
function severalVerdicts(rivals) {
  return new UserError(
    rivals.map(({ column, passed: passed2 }) => {
      const passes = passed2.filter((value) => value === true).length;
      const failures = passed2.filter((value) => value === false).length;
      const without = passed2.length - passes - failures;
      return {
        code: "several-verdicts",
        what: `\`${column.selector}\` may be the verdict: ${passes} passed, ${failures} failed${without === 0 ? "" : `, ${without} without`}`,
        fix: `Choose it with \`${verdictOption(column)}\``
      };
    })
  );
}
function onlyRan(column) {
  const { selector } = column;
  return new UserError({
    code: "only-ran",
    what: `the results hold no verdict but \`${selector}\`, which is ${valuesText(column)} in every record and may only say that it ran`,
    fix: `If it says that the answer is right, take it with \`${verdictOption(column)}\`; else let the harness write a verdict`
  });
}
function rangeText(column) {
  return `\`${column.selector}\` (${rangeOf(column)})`;
}
function rangeOf(column) {
  return endsOf(column).join(" to ");
}
function middleOf(column) {
  const [least, most] = endsOf(column);
  return Number(((least + most) / 2).toPrecision(2));
}
function endsOf({ values }) {
  const numbers = values.filter((value) => value !== void 0).map(Number);
  return [Math.min(...numbers), Math.max(...numbers)];
}
function valuesText({ values }) {
  const texts = new Set(values.filter((value) => value !== void 0).map((value) => JSON.stringify(value)));
  return [...texts].slice(0, 5).join(", ");
}
function notRunIn({ column: { values }, kind, passing: passing2 }) {
  if (kind !== "text" || passing2 !== void 0) return [];
  return [...new Set(values.map(String))].filter((value) => NOT_RUN.includes(value.toLowerCase()));
}
function verdictTexts({ column: { values }, passing: passing2 }) {
  if (passing2 !== void 0) return Object.fromEntries(passing2.map((value) => [value, true]));
  const cases = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  ];
  const pairs = cases.flatMap((cased) => VERDICT_PAIRS.map((pair) => pair.map(cased)));
  const seen = pairs.filter((pair) => pair.some((text) => values.includes(text)));
  const early = [...new Set(values.map(String))].filter((value) => ENDED_EARLY.includes(value.toLowerCase()));
  return Object.fromEntries([
    ...seen.flatMap(([yes = "", no = ""]) => [[yes, true], [no, false]]),
    ...early.map((value) => [value, false])
  ]);
}

// src/init/drafting/guess-parts.ts
var isError = ({ values }) => values.every((value) => value === void 0 || ["string", "object", "boolean"].includes(typeof value));
var anything = (column) => column.present > 0;
var isTags = every(
  (value) => typeof value === "string" || Array.isArray(value) && value.every((tag) => typeof tag === "string")
);
var PARTS = [
  ["title", "title name test_name description", isText],
  ["tags", "tags category categories topic", isTags],
  ["error", "error error_message exception exception_message agent_error traceback", isError],
  ["harness.reason", "reason failure_reason explanation rationale feedback reasoning comment", isText],
  // Of several graders, no score stands for all.
  ["harness.score", SCORE_NAMES.join(" "), (column) => isNumeric(column) && !column.selector.includes("[?")],
  ["judge.model", "judge_model grader_model evaluator_model", isText],
  ["input", "input question query prompt instruction problem user_input user_message task criteria criterion", null],
  [
    "output",
    "output final_output actual_output model_output answer final_answer response completion prediction solution generated reply",
    anything
  ],
  [
    "ground_truth",
    "ground_truth expected expected_output expected_answer target reference reference_answer gold ideal correct_answer label",
    null
  ]
];
function guessParts(columns, taken, isAsked) {
  const used = new Set(taken);
  const parts = {};
  for (const [part, names, fits2] of PARTS) {
    const column = named(columns, words(names), (candidate) => !used.has(candidate) && (fits2 ?? isAsked)(candidate));
    if (column === void 0) continue;
    used.add(column);
    parts[part] = column;
  }
  return parts;
}
var AMOUNTS = [
  { amount: "input_tokens", name: /^(?:total_)?(?:input|prompt)_tokens$/ },
  { amount: "output_tokens", name: /^(?:total_)?(?:output|completion|response|generated)_tokens$/ },
  { amount: "cost_usd", name: /^(?:total_|agent_)?cost(?:_usd)?$/ },
  {
    amount: "latency_ms",
    name: /^(?:latency|duration|elapsed|total_time|response_time)_ms$|^(?:latency|duration)_?milliseconds$/
  },
  {
    amount: "latency_ms",
    name: /^(?:latency|duration|elapsed|total_time|response_time|runtime)_?(?:s|sec|secs|seconds)$/,
    scale: 1e3
  }
];
function guessUsage(columns) {
  const amounts = AMOUNTS.flatMap(({ amount, name, scale }) => {
    const fitting = columns.filter((column2) => name.test(column2.name) && isNumeric(column2));
    const [column] = fitting.sort((a, b) => a.depth - b.depth);
    return column === void 0 ? [] : [{ amount, column, scale }];
  });
  return amounts.filter(({ amount }, index) => amounts.findIndex((first) => first.amount === amount) === index);
}
var TOTALS = [
  ["trials", "total total_tests num_tests n_tests tests total_cases total_trials total_results total_instances"],
  ["passed", "passed num_passed n_passed total_passed passed_tests successes passes num_correct resolved_instances"],
  ["failed", "failed num_failed n_failed total_failed failed_tests failures unresolved_instances"],
  ["pass_rate", "pass_rate success_rate accuracy"]
];
var isTotal = every((value) => typeof value === "number" && value >= 0);
var isRate = every((value) => typeof value === "number" && value >= 0 && value <= 1);
function guessTotals(columns) {
  return TOTALS.flatMap(([total, names]) => {
    const fits2 = total === "pass_rate" ? isRate : isTotal;
    const column = named(columns, words(names), (total2) => total2.present === total2.values.length && fits2(total2));
    return column === void 0 ? [] : [{ total, column }];
  });
}
function guessMessages(columns) {
  const isMessages = every(
    (value) => Array.isArray(value) && value.every((item) => typeof item === "object" && item !== null && "role" in item)
  );
  return columns.filter((column) => isMessages(column) && column.values.some((value) => Array.isArray(value) && value.length > 0)).sort((a, b) => a.depth - b.depth)[0];
}

// src/init/drafting/trial-sources.ts
var MOST_SAMPLES = 2e3;
var DEEPEST2 = 6;
var LOOKED_AT = 50;
function findSources(files) {
  const parsed = files.map(parseFile);
  const [first] = parsed;
  if (first === void 0) return [];
  const lists = /* @__PURE__ */ new Map();
  for (const { value } of parsed) walk(value, [], lists);
  addMapsByFile(parsed, lists);
  const sourcesOf = (found2) => found2.toSorted((a, b) => b.count - a.count || depthOf(a) - depthOf(b) || b.order - a.order).flatMap(
    ({ steps, count, nested, anywhere }) => pathsOf(steps, nested, anywhere).map((path) => ({ spec: { ...first.spec, ...path }, count }))
  );
  if (!isRecord(first.value)) return sourcesOf([...lists.values()]);
  const isPart = ({ steps: [name] }) => files.length > 1 && typeof name === "string" && PART.test(name);
  const whole = { spec: { ...first.spec, records: "$" }, count: files.length };
  const found = [...lists.values(), ...listsByName([...lists.values()])];
  return [...sourcesOf(found.filter((list) => !isPart(list))), whole, ...sourcesOf(found.filter(isPart))];
}
function samplesOf({ spec }, files) {
  const ofEach = Math.ceil(MOST_SAMPLES / files.length);
  return valueOr([], () => {
    const mapping = mappingOf(spec);
    return files.flatMap((file) => {
      const samples = [];
      for (const { value } of partsIn(mapping.split(file))) {
        samples.push({ file: file.file, value });
        if (samples.length === ofEach) break;
      }
      return samples;
    });
  });
}
function headersOf({ spec }, files) {
  const mapping = mappingOf(spec);
  return files.flatMap((file) => {
    const value = mapping.split(file).header?.();
    return value === void 0 ? [] : [{ file: file.file, value }];
  });
}
function mappingOf(spec) {
  return loadMapping("draft", JSON.stringify({ mapping: "draft", scenario: "$", ...spec }));
}
function parseFile(input) {
  const { file } = input;
  const { shape, chunks, offset } = openResults(input);
  const whole = Buffer.concat(Array.from(chunks, (chunk) => Buffer.from(asBuffer(chunk)))).toString();
  if (shape === "other") return readTable(input, whole);
  const json = nanAsNull(whole);
  const spec = json === whole ? {} : { nan: "absent" };
  try {
    return { value: parseRecord(json, { file }), spec };
  } catch (error) {
    if (shape === "list") throw error;
    const lines = splitLines({ file, chunks: [Buffer.from(json)], offset });
    return { value: [...lines].map(({ text, position }) => parseRecord(text, { file, line: position })), spec };
  }
}
function readTable(input, text) {
  const [head = ""] = text.split("\n", 1);
  const [delimiter = ","] = [",", ";", "	"].sort((a, b) => head.split(b).length - head.split(a).length);
  const spec = { format: "csv", ...delimiter === "," ? {} : { csv: { delimiter } } };
  return { value: Array.from(partsIn(mappingOf(spec).split(input)), ({ value }) => value), spec };
}
var STEPS = "checks?|assert\\w*|criteria|steps|turns|messages|tra(?:ce|j)\\w*|(?:tool_?)?calls";
var PART = new RegExp(
  `^(?:${STEPS}|tools|retriev\\w*|contexts?|documents|docs|chunks|passages|sources|citations)$`,
  "i"
);
var INNER = new RegExp(`^(?:${STEPS}|${GRADERS})$`, "i");
function walk(value, steps, lists) {
  const names = steps.filter((step) => typeof step === "string");
  if (steps.length - 2 * (names.length - new Set(names).size) > DEEPEST2) return;
  const into = (more, members2) => {
    addList([...steps, ...more], members2.length, lists);
    addNested([...steps, ...more], members2, lists);
    for (const member of members2.slice(0, LOOKED_AT)) walk(member, [...steps, ...more], lists);
  };
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord) && !isInner(steps))
    into([{ every: "item" }], value);
  if (!isRecord(value)) return;
  const members = Object.entries(value);
  if (members.length > 1 && members.every(([, member]) => isRecord(member))) {
    if (members.length > 2) into([{ every: "member" }], Object.values(value));
    else addList([...steps, { every: "member" }], members.length, lists);
  }
  if (members.length > 1 && members.every(([, member]) => isListOfRecords(member)) && !isInner(steps))
    into(
      [{ every: "member" }, { every: "item" }],
      members.flatMap(([, member]) => member)
    );
  for (const [name, member] of members.slice(0, 2 * LOOKED_AT))
    if (!name.includes("'")) walk(member, [...steps, name], lists);
}
function listsByName(found) {
  const byName = /* @__PURE__ */ new Map();
  for (const list of found) {
    const [name, last] = list.steps.slice(-2);
    if (typeof name === "string" && typeof last === "object" && list.nested === void 0 && !isInner(list.steps.slice(0, -1)))
      appendTo(byName, name, list);
  }
  return [...byName].flatMap(([anywhere, lists]) => {
    const [first, second] = lists.toSorted((a, b) => depthOf(a) - depthOf(b));
    const count = sumOf(lists.map((list) => list.count));
    const isInItself = lists.some(({ steps }) => steps.slice(0, -2).includes(anywhere));
    return first === void 0 || second === void 0 || isInItself ? [] : [{ ...first, count, anywhere }];
  });
}
function isListOfRecords(value) {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}
function addList(steps, count, lists, nested) {
  const key = JSON.stringify([steps, nested]);
  const known = lists.get(key) ?? { steps, count: 0, order: lists.size, ...nested !== void 0 && { nested } };
  known.count += count;
  lists.set(key, known);
}
function addNested(steps, members, lists) {
  const name = steps.at(-2);
  if (typeof name !== "string") return;
  const groups = members.filter((member) => itemsIn(member, name).length > 0);
  if (groups.length === 0 || groups.some((group) => hasTruth(group, name, 2))) return;
  addList(steps, leavesOf(members, name), lists, name);
}
function itemsIn(member, name) {
  const inner = isRecord(member) && Object.hasOwn(member, name) ? member[name] : void 0;
  const items = typeof inner === "object" && inner !== null ? Object.values(inner) : [];
  return items.every(isRecord) ? items : [];
}
function leavesOf(members, name) {
  return members.reduce((sum2, member) => {
    const items = itemsIn(member, name);
    return sum2 + (items.length === 0 ? 1 : leavesOf(items, name));
  }, 0);
}
function hasTruth(value, name, depth) {
  if (!isRecord(value)) return typeof value === "boolean";
  return depth >= 0 && Object.entries(value).some(([key, member]) => key !== name && hasTruth(member, name, depth - 1));
}
function addMapsByFile(parsed, lists) {
  const maps = parsed.map(
    ({ value }) => isRecord(value) && Object.values(value).every(isRecord) ? Object.keys(value) : []
  );
  const names = maps.flat();
  if (maps.length < 2 || maps.some((keys) => keys.length === 0) || new Set(names).size < names.length) return;
  const steps = [{ every: "member" }];
  if (!lists.has(JSON.stringify([steps, void 0]))) addList(steps, names.length, lists);
}
function isInner(steps) {
  const last = steps.at(-1);
  return typeof last === "string" && INNER.test(last) && steps.some((step) => typeof step !== "string");
}
function depthOf({ steps }) {
  return steps.filter((step) => typeof step !== "string").length;
}
function pathsOf(steps, nested, anywhere = nested) {
  if (anywhere !== void 0) {
    const name = /^[A-Za-z_]\w*$/.test(anywhere) ? `.${anywhere}` : `['${anywhere}']`;
    const items = nested === void 0 ? "[*]" : `[?!@${name}]`;
    return [{ records: "$", each: `$.${name.startsWith(".") ? name : `.${name}`}${items}` }];
  }
  const at = steps.findIndex((step) => typeof step !== "string");
  const first = steps[at];
  const isList = typeof first === "object" && first.every === "item";
  const inner = steps.slice(at + 1);
  const each = inner.length === 0 ? {} : { each: selectorOf(inner) };
  const document = { records: "$", each: selectorOf(steps) };
  if (!isList) return [document];
  return at === 0 ? [each] : [{ records: selectorOf(steps.slice(0, at + 1)), ...each }, document];
}

// src/init/drafting/draft-mapping.ts
var INFRASTRUCTURE = [
  "rate.?limit|too many requests|overloaded|quota exceeded",
  "timed.?out\\b|^timeout|deadline exceeded|timeout.?(error|exception|expired)",
  "connection.{0,20}(abort|reset|refused|error|closed)|bad gateway|service unavailable",
  "\\b(429|50[0234]|529)\\b.{0,40}(error|too many|unavailable|gateway)|(error|status|http)( code)?:? ?(429|50[0234]|529)\\b"
];
var OF_JUDGE = /grader|judge|evaluator/i;
var NO_VERDICT = "no verdict was recorded";
function draftMapping(files, name, wish) {
  const sources = findSources(files);
  const tried = [];
  let areFilesTrials = true;
  for (const source of sources) {
    const samples = samplesOf(source, files);
    const trial = guessTrial(source, samples, wish, areFilesTrials);
    if (trial === null) {
      if (hasVerdict(samples)) areFilesTrials = false;
      continue;
    }
    tried.push(trial);
    if (isJudged(trial) && trial.id.why !== "unknown") break;
  }
  const judged = tried.filter(isJudged);
  const chosen = judged.find(({ source, id }) => source.count === judged[0]?.source.count && id.why !== "unknown") ?? judged[0] ?? // A single object with a member such as `generated` or `answer` is probably a summary.
  tried.find(({ source, parts, doubt }) => doubt !== null || source.count > 1 && parts.output !== void 0);
  if (chosen === void 0) throw nothingFound(sources[0], files, tried[0]?.id);
  if (chosen.doubt !== null && !wish.isScored) throw chosen.doubt;
  const draft = assemble(name, chosen, wish.passAt, guessTotals(columnsOf(headersOf(chosen.source, files))));
  const place = placeOf(chosen.source);
  const beside2 = new Set(sources.map(placeOf).filter((other) => other !== place && nameOf(other) === nameOf(place)));
  const left = nameOf(place) === void 0 || place.startsWith("$..") ? [] : [...beside2];
  return { ...draft, left: [...left.filter((other) => !other.startsWith("$..")), ...draft.left] };
}
function placeOf({ spec: { records = "$", each = "$" } }) {
  return `${records}${each.slice(1)}`;
}
function nameOf(place) {
  return /([\w-]+)\[\*\]$/.exec(place)?.[1];
}
function hasVerdict(samples) {
  const guess = () => guessVerdict(columnsOf(samples), samples.length, { verdict: null, passAt: null });
  return valueOr(null, guess) !== null;
}
var LACKS_WISH = /* @__PURE__ */ new Set(["no-score", "unknown-verdict", "values-needed"]);
function isJudged({ verdict, doubt }) {
  return verdict !== null || doubt?.problems.some(({ code }) => !LACKS_WISH.has(code)) === true;
}
function guessTrial(source, all, wish, areFilesTrials) {
  const { each } = source.spec;
  const { samples, when, selected } = onlyTrials(all, wish.select, source);
  const everything = columnsOf(samples);
  const position = attemptsIn(each) ? everything.find(({ selector }) => selector === "$.index") ?? null : null;
  const places = isAnywhere(source) ? /^\$\.(?:index$|keys\b)/ : /^\$\.index$/;
  const known = everything.filter(({ selector }) => each === void 0 || !places.test(selector));
  const isOfItem = (column) => each === void 0 || column === position || !/^\$\.(?:record|keys|parents)\b/.test(column.selector);
  const files = samples.map(({ file }) => file);
  const byFile = areFilesTrials && isPerFile(source, files) ? idByFile(files, known) : null;
  const guessed = guessId(known, files, position);
  const id = guessed === null || guessed.byFile && byFile?.trial === "file" ? byFile : guessed;
  if (id === null || mayBeStates(source, id)) return null;
  if (id.names === void 0 && ![...id.parts, ...columnOf(id.trial)].some(isOfItem)) return null;
  const columns = known.filter(isOfItem);
  const ids = idsOf(id, files);
  const [first] = id.parts;
  const isAsked = (column) => (column === first || mayBeAsked(column, first)) && areSame(ids, column.values);
  const free = columns.filter((column) => !id.parts.includes(column) && column !== id.trial);
  const { verdict, doubt } = unlessMistaken(
    () => ({ verdict: guessVerdict(free, samples.length, wish), doubt: null }),
    (mistake) => ({ verdict: null, doubt: mistake })
  );
  const messages = guessMessages(columns);
  const taken = [
    ...id.parts.filter((column, at) => at > 0 || column.name === "name" || column.name === "title"),
    ...id.agents,
    ...columnOf(id.trial),
    ...verdict ? [verdict.column] : [],
    ...messages ? [messages] : []
  ];
  const around = known.filter((column) => !isOfItem(column) && mayBeAsked(column, first));
  const parts = withRemark(guessParts([...columns, ...around], taken, isAsked), verdict);
  return { source, files, columns, known, id, verdict, doubt, parts, messages, when, selected };
}
function mayBeStates(source, { why, trial }) {
  return isAnywhere(source) && (why !== void 0 || trial !== null);
}
function isAnywhere({ spec: { each = "" } }) {
  return /^\$\.\..*\[\*\]$/.test(each);
}
function isPerFile({ spec: { records, each } }, files) {
  return records === "$" && each === void 0 && files.length > 1 && new Set(files).size === files.length;
}
function idByFile(files, columns) {
  const asked = columns.filter((column) => mayBeAsked(column, void 0));
  const names = guessFileNames(
    files,
    asked.map(({ values }) => values)
  );
  return { parts: [], byFile: true, names, agents: [], trial: names.trial === null ? null : "file", why: void 0 };
}
var ATTEMPTS = /^(?:runs?|trials?|attempts?|epochs?|samples?|repeats?|repetitions?|rollouts?|iterations?|generations?)$/i;
function attemptsIn(each) {
  if (each === void 0) return false;
  return /\[\*\]\[\*\]$/.test(each) || ATTEMPTS.test(/([A-Za-z_]\w*)\[\*\]$/.exec(each)?.[1] ?? "");
}
function onlyTrials(all, select, source) {
  const columns = columnsOf(all);
  const chosen = select.flatMap(({ fact, value }) => {
    const column = named(columns, [fact], ({ values }) => values.some((text) => String(text) === value));
    return column === void 0 ? [] : [{ column, value }];
  });
  const isSelected = (at) => chosen.every(({ column, value }) => String(column.values[at]) === value);
  const candidates = columns.filter((column) => isNamedId(column) && column.present > all.length / 2);
  const isEverywhere = candidates.length === 0 || candidates.some(({ present }) => present === all.length);
  const id = candidates.toSorted((a, b) => b.present - a.present || a.depth - b.depth)[0];
  const trials = isEverywhere || id === void 0 ? besideSummary(source, all, columns) ?? judgedKind(columns) : whereIs(id);
  const samples = all.filter((_, at) => isSelected(at) && trials?.are[at] !== false);
  const when = trials?.when;
  return { samples, when, selected: chosen.map(({ column: { selector } }) => selector) };
}
function whereIs({ selector, values }) {
  return { are: values.map((value) => value !== void 0), when: selector };
}
function besideSummary(source, all, columns) {
  const files = all.map(({ file }) => file);
  if (!isPerFile(source, files)) return void 0;
  const are = all.map((sample) => guessTotals(columnsOf([sample])).length < 2);
  const ofSummary = columns.find(({ values }) => values.every((value, at) => value === void 0 === are[at]));
  if (ofSummary === void 0 || !are.includes(false)) return void 0;
  return { are, when: { select: ofSummary.selector, then: { const: false }, default: true } };
}
var KIND_NAMES = words("type kind event event_type record_type");
function judgedKind(columns) {
  const verdicts = columns.filter(mayBeVerdict);
  const ids = columns.filter((column) => isNamedId(column) || column.name === "id");
  const kinds = columns.filter(({ name, values }) => KIND_NAMES.includes(name) && !values.includes(void 0));
  for (const { selector, values, distinct } of kinds) {
    for (const kind of distinct > 1 ? new Set(values) : []) {
      const are = values.map((value) => value === kind);
      const isJudged2 = verdicts.some((verdict) => are.every((is, at) => is === (verdict.values[at] !== void 0)));
      const isAboutSame = ids.some(({ values: values2, distinct: distinct2 }) => {
        return distinct2 > 1 && new Set(values2.filter((id, at) => are[at] && id !== void 0)).size === distinct2;
      });
      if (isJudged2 && isAboutSame && typeof kind === "string") return { are, when: { select: selector, equals: kind } };
    }
  }
  return void 0;
}
function withRemark(parts, verdict) {
  const { error, ...others } = parts;
  const reason = { "harness.reason": parts["harness.reason"] ?? error };
  if (error === void 0 || verdict === null) return parts;
  const passed2 = passedIn(verdict.column);
  const isThere = error.values.map((value) => value !== void 0 && value !== false);
  if (isThere.some((is, at) => is && passed2[at] === true)) return { ...others, ...reason };
  if (OF_JUDGE.test(error.selector) || !explains(error, passed2)) return parts;
  return isText(error) ? { ...parts, ...reason } : { ...others, ...reason };
}
function explains({ values }, passed2) {
  const texts = values.flatMap((value, at) => passed2[at] === false ? [value] : []);
  const isCrash = (value) => INFRASTRUCTURE.some((some) => new RegExp(some, "i").test(JSON.stringify(value)));
  const said = texts.filter((text) => text !== void 0);
  return said.length > 0.8 * texts.length && !said.every(isCrash);
}
function assemble(name, trial, passAt, totals) {
  const { source, columns, known, id, verdict, parts, messages, when } = trial;
  const { title, tags, error, ...facts } = parts;
  const usage = guessUsage(columns);
  const used = /* @__PURE__ */ new Set([
    ...id.parts,
    ...columnOf(id.trial),
    ...id.agents,
    verdict?.column,
    messages,
    ...Object.values(parts),
    ...usage.map(({ column }) => column)
  ]);
  const amounts = usage.map(({ amount, column, scale }) => {
    return [amount, { ...numberSpec(column, source), ...scale && { scale } }];
  });
  const selected = known.filter(({ selector }) => trial.selected.includes(selector));
  const agents = [.../* @__PURE__ */ new Set([...id.agents, ...selected])].map((column) => [column.name, column.selector]);
  const read = Object.entries(facts).flatMap(([part, column]) => {
    if (column === void 0) return [];
    return [[part, part === "harness.score" ? numberSpec(column, source) : column.selector]];
  });
  const notRun = verdict ? notRunIn(verdict) : [];
  const expected = totals.map(({ total, column }) => [total, column.selector]);
  const spec = {
    mapping: name,
    description: "Drafted from result files: check it, and run `agent-gate inspect` after a change.",
    ...source.spec,
    ...expected.length > 0 && { expect: Object.fromEntries(expected) },
    ...(when || notRun.length > 0) && { when: whenRun(verdict?.column.selector ?? "$", notRun, when) },
    scenario: scenarioSpec(trial),
    ...trialSpec(id, source),
    ...title && { title: title.selector },
    ...tags && { tags: tags.selector },
    facts: { ...Object.fromEntries([...agents, ...read]), ...verdictFacts(verdict, passAt) },
    ...messages && { trace: traceSpec(messages) },
    ...amounts.length > 0 && { usage: Object.fromEntries(amounts) },
    ...errorSpec(error, verdict, error !== void 0 && facts["harness.reason"] === error)
  };
  return {
    spec,
    /** Each part of a trial with its selectors, in the order of the mapping. */
    guesses: [
      ...guessesOf(trial, usage),
      ...totals.map(({ total, column: { selector, present } }) => {
        return { part: `expect.${total}`, from: [selector], present, of: present };
      })
    ],
    /** Selectors of values that the mapping does not read. */
    left: columns.filter((column) => !used.has(column)).map(({ selector }) => selector),
    /** Totals that the files report about themselves, summed over the files. */
    totals: totals.flatMap(
      ({ total, column: { values } }) => total === "pass_rate" ? [] : [{ total, declared: sumOf(values.map(Number)) }]
    ),
    /** Whether each file is a run of the same scenarios. */
    isRunByFile: id.isRunByFile === true
  };
}
function whenRun(select, notRun, when = { const: true }) {
  if (notRun.length === 0) return when;
  return { first_of: [{ select, match: `^(?:${notRun.join("|")})$`, then: { const: false } }, when] };
}
function scenarioSpec({ id: { parts, byFile, names }, files }) {
  if (names !== void 0) return { file: true, match: names.scenario };
  const [only = "$", ...more] = parts.map(({ selector }) => selector);
  if (more.length === 0 && !byFile) return only;
  return { parts: [...byFile ? [{ file: true, match: fileName(files) }] : [], only, ...more] };
}
function trialSpec({ trial, agents, names }, source) {
  if (trial === null) return {};
  if (trial === "counted in all files") return { number_trials: "files" };
  if (trial === "counted") {
    const [agent, ...more] = agents.map(({ selector }) => selector);
    return { number_trials: agent === void 0 ? true : more.length === 0 ? agent : { parts: [agent, ...more] } };
  }
  if (trial === "file") return { trial: { file: true, match: names?.trial ?? `(?i)${RUN_NUMBER}`, parse: "integer" } };
  if (isNumberedRun(trial)) return { trial: { select: trial.selector, match: "\\d+$", parse: "integer" } };
  return { trial: source.spec.format === "csv" ? { select: trial.selector, parse: "integer" } : trial.selector };
}
function columnOf(trial) {
  return typeof trial === "object" && trial !== null ? [trial] : [];
}
function numberSpec({ selector }, { spec }) {
  return { select: selector, ...spec.format === "csv" && { parse: "number" } };
}
function verdictFacts(verdict, passAt) {
  if (verdict === null) return {};
  const { column, kind, passing: passing2 } = verdict;
  const select = column.selector;
  if (/\[\*\]\.\w+$/.test(select)) return { "harness.passed": allTrue(select) };
  const number = { select, parse: ["number", "text"] };
  switch (kind) {
    case "boolean":
      return { "harness.passed": select };
    case "truth as text":
      return { "harness.passed": { select, parse: "boolean" } };
    case "text":
      return { "harness.passed": { select, map: verdictTexts(verdict), ...passing2 && { default: false } } };
    case "zero or one":
      return { "harness.passed": { ...number, equals: 1 } };
    case "score":
      return {
        "harness.passed": { ...number, at_least: must(passAt, "a score has a threshold") },
        "harness.score": number
      };
  }
}
function allTrue(selector) {
  const [, list = "", name = ""] = /^(.*)\[\*\]\.(\w+)$/.exec(selector) ?? [];
  return {
    first_of: [
      { select: `${list}[?@.${name} != true]`, then: { const: false } },
      { select: `${list}[*]`, then: { const: true } }
    ]
  };
}
function errorSpec(error, verdict, isReason) {
  const isMissing = verdict !== null && verdict.column.present < verdict.column.values.length;
  const noVerdict2 = isMissing && {
    select: verdict.column.selector,
    // biome-ignore lint/suspicious/noThenProperty: a key of the mapping language
    then: { const: false },
    default: NO_VERDICT
  };
  if (error === void 0 && noVerdict2 === false) return {};
  const match = `(?is).*(?:${INFRASTRUCTURE.join("|").replaceAll("(", "(?:")}).*`;
  const own = error && (isReason ? [{ select: error.selector, match }] : [error.selector]);
  const messages = [...own ?? [], ...noVerdict2 ? [noVerdict2] : []];
  const [only, ...more] = messages;
  return {
    error: {
      message: more.length === 0 && only !== void 0 ? only : { first_of: messages },
      kinds: { infrastructure: INFRASTRUCTURE, ...noVerdict2 && { judge: [`^${NO_VERDICT}$`] } },
      ...OF_JUDGE.test(error?.selector ?? "") && { otherwise: "judge" }
    }
  };
}
function traceSpec({ selector, values }) {
  const items = values.flatMap((value) => Array.isArray(value) ? value : []);
  const text = items.some((item) => typeof item.text === "string") && !items.some((item) => "content" in item) ? "$.text" : "$.content";
  const message = { role: "$.role", text: { select: text, parse: "text" } };
  if (!items.some((item) => "tool_calls" in item)) return { steps: `${selector}[*]`, message };
  return {
    steps: `${selector}[?@.role != 'system']`,
    message,
    calls: {
      select: "$.tool_calls[*]",
      tool: { first_of: ["$.function.name", "$.name", "$.function"] },
      id: "$.id",
      args: {
        first_of: [{ select: "$.function.arguments", parse: ["json", "python", "text"] }, "$.arguments", "$.args"]
      }
    },
    results: {
      when: { select: "$.role", equals: "tool" },
      id: "$.tool_call_id",
      tool: "$.name",
      result: { select: "$.content", parse: ["json", "text"] }
    }
  };
}
function guessesOf({ id, files, verdict, parts, messages }, usage) {
  const all = { present: files.length, of: files.length };
  const guess = (part, column) => column ? [{ part, from: [column.selector], present: column.present, of: files.length }] : [];
  const ids = [...id.byFile ? ["file name"] : [], ...id.parts.map(({ selector }) => selector)];
  return [
    { part: "scenario", from: ids, ...all, ...id.why === void 0 ? {} : { why: id.why } },
    ...id.agents.flatMap((column) => guess(column.name, column)),
    ...typeof id.trial === "string" ? [{ part: "trial", from: id.trial === "file" ? ["file name"] : [], ...all }] : guess("trial", id.trial),
    ...guess("verdict", verdict?.column).map((part) => {
      if (verdict && isConstant(verdict) && files.length > 1) return { ...part, why: "constant" };
      return part.from.some((selector) => selector.includes("[*]")) ? { ...part, why: "all" } : part;
    }),
    ...Object.entries(parts).flatMap(([part, column]) => guess(part, column)),
    ...guess("trace", messages),
    ...usage.flatMap(({ amount, column }) => guess(amount, column))
  ];
}
function nothingFound(longest, files, id) {
  const keys = longest === void 0 ? [] : columnsOf(samplesOf(longest, files)).map(({ selector }) => selector);
  const { records, each } = longest?.spec ?? {};
  const what = id === void 0 ? "no list in these files has an id in each item" : `records have an id, ${id.parts.map(({ selector }) => `\`${selector}\``)[0] ?? "the file name"}, but no verdict, score or output under a usual name`;
  const found = keys.length > 0 && { found: `${each ?? records ?? "records"} with ${keys.slice(0, 20).join(", ")}` };
  const fix = "Write a mapping, and name it with `--mapping`";
  return new UserError({ code: "unknown-format", what, ...found, fix });
}

// src/init/detect-format.ts
var OF_THE_RUN = /* @__PURE__ */ new Set([
  "unfinished-run",
  "archive-incomplete",
  "repeated-trial",
  "scenario-spelling",
  "nothing-selected",
  "unknown-fact",
  "no-trials",
  "more-problems"
]);
function detectFormat(run, drafting, mappings = shippedMappings()) {
  if (drafting.passAt !== null || drafting.verdict !== null) return draftFormat(run, drafting);
  const native = tryFormat(run, { mapping: null, text: null });
  if (fits(native)) return nativeOrDraft(native, run, drafting);
  const mapped = mappings.map(({ name, ...text }) => tryMapping(run, { mapping: name, text }));
  const isEmpty = (reading2) => says(reading2, "no-trials") && (isSkipping(reading2) || says(native, "bad-json"));
  const fitting = mapped.filter((reading2) => fits(reading2) && !isEmpty(reading2));
  const reading = fitting.filter(({ trials }) => trials > 0);
  const judged = reading.filter(({ compiled }) => readsVerdict(compiled));
  const [only, ...others] = [judged, reading, fitting].find((readings) => readings.length > 0) ?? [];
  if (only === void 0) {
    const attempts = [native, ...mapped];
    if (attempts.some(({ trials }) => trials > 0)) throw readByNone(attempts);
    return draftFormat(run, drafting);
  }
  if (others.length === 0) return surveyOf(only);
  const names = [only, ...others].flatMap(({ mapping }) => mapping ?? []);
  const what = "several shipped mappings read every record";
  const fix = `Name one: --mapping ${names[0]}`;
  throw new UserError({ code: "several-formats", what, found: names.join(", "), fix });
}
function nativeOrDraft(native, run, drafting) {
  const { survey } = native;
  if (survey !== void 0 && (survey.verdicts > 0 || survey.badVerdict !== null || survey.shared.length > 0))
    return surveyOf(native);
  const drafted = unlessMistaken(
    () => draftFormat(run, drafting),
    (mistake) => {
      if (survey !== void 0 && mistake.problems.some(({ code }) => OF_VERDICT.has(code))) throw mistake;
      return null;
    }
  );
  const isBetter = survey !== void 0 || drafted?.draft?.spec.when !== void 0;
  return drafted !== null && drafted.survey.verdicts > 0 && isBetter ? drafted : surveyOf(native);
}
function readsVerdict(mapping) {
  return mapping?.selectors.some(({ pointer }) => pointer.startsWith("/facts/harness.passed")) ?? false;
}
var OF_VERDICT = /* @__PURE__ */ new Set(["threshold-needed", "several-verdicts", "values-needed"]);
function draftFormat(all, { file, name, ...wish }) {
  const draft = draftMapping(all.files, name, { ...wish, select: all.select });
  const run = draft.isRunByFile ? { ...all, files: all.files.slice(0, 1) } : all;
  const others = all.files.slice(run.files.length);
  const tryDraft = (spec2) => tryFormat(run, { mapping: file, text: { file, text: writeYaml(spec2, { schema: schemaAddress("mapping") }) } });
  const reading = tryDraft(draft.spec);
  if (!says(reading, "other-totals")) return { ...surveyOf(reading), draft, runs: runsBeside(others, reading) };
  const { expect: _, ...spec } = draft.spec;
  const unchecked = tryDraft(spec);
  const { survey } = unchecked;
  if (survey === void 0 || survey.passed === 0) throw new UserError(reading.problems);
  return {
    ...unchecked,
    survey,
    draft: { ...draft, spec, guesses: draft.guesses.filter(({ part }) => !part.startsWith("expect.")) },
    declared: draft.totals.map(({ total, declared }) => ({ total, declared, read: survey[total] })),
    runs: runsBeside(others, unchecked)
  };
}
function runsBeside(files, { run, compiled }) {
  if (files.length === 0) return [];
  const first = contentOf(run, compiled);
  return files.map((file) => {
    const { questions, passed: passed2 } = contentOf({ ...run, files: [file] }, compiled);
    const same = [...questions].filter(([scenario, question]) => first.questions.get(scenario) === question).length;
    return { file: file.file, scenarios: questions.size, same, passed: passed2 };
  });
}
function contentOf({ files, select, redaction }, mapping) {
  const questions = /* @__PURE__ */ new Map();
  const counting = startTrialCounts();
  for (const trial of readRun(files, { mapping, select, redaction: startRedaction(redaction) })) {
    const { input = null, ground_truth = null } = trial;
    questions.set(trial.scenario, contentHash({ input, ground_truth }));
    counting.add(trial);
  }
  return { questions, passed: counting.counts().passed };
}
function surveyAs(run, format) {
  return surveyOf(tryFormat(run, format));
}
function tryMapping(run, format) {
  const { files } = run;
  const sample = files.filter((_, index) => [0, files.length >> 1, files.length - 1].includes(index));
  if (sample.length === files.length) return tryFormat(run, format);
  const reading = tryFormat({ ...run, files: sample }, format);
  return fits(reading) || reading.compiled?.join !== void 0 ? tryFormat(run, format) : reading;
}
function tryFormat(run, format) {
  const { files, select } = run;
  const compiled = format.text && loadMapping(format.text.file, format.text.text);
  const problems = new Problems();
  const declared = startDeclaredTotals();
  let unread = 0;
  let trials = 0;
  const read = readRun(files, {
    mapping: compiled,
    select,
    redaction: startRedaction(run.redaction),
    onUnread: () => unread++,
    onTotals: declared.add
  });
  const survey = problems.collect(() => surveyTrials(passing(read, () => trials++)));
  return { ...format, compiled, run, survey, problems: problems.all(), trials, unread, declared: declared.sums() };
}
function* passing(trials, notice) {
  for (const trial of trials) {
    notice();
    yield trial;
  }
}
function isSkipping({ compiled }) {
  const isFilter = ({ pointer, asked }) => pointer.startsWith("/when") && asked > 0;
  return compiled?.selectors.some((use) => isFilter(use) || use.pointer.startsWith("/each")) ?? false;
}
function fits({ problems }) {
  return problems.every(({ code }) => OF_THE_RUN.has(code) || code.startsWith("zip-"));
}
function says({ problems }, wanted) {
  return problems.some(({ code }) => code === wanted);
}
function surveyOf(reading) {
  const { survey, problems } = reading;
  if (survey !== void 0) return { ...reading, survey, runs: [] };
  if (says(reading, "repeated-trial")) askForAgent(reading);
  throw new UserError(problems);
}
var MOST_AGENTS = 12;
function askForAgent({ run, compiled }) {
  const reading = { mapping: compiled, select: run.select, redaction: startRedaction(run.redaction) };
  const agents = countAgents(run.files, reading);
  if (agents === null) return;
  const { fact, counts } = agents;
  const what = `the results hold ${counted(counts.length, "agent")}, distinguished by \`${fact}\`: a gate compares one with itself`;
  const choices = counts.slice(0, MOST_AGENTS).map(({ value, trials, passed: passed2 }) => ({
    code: "several-agents",
    what: `\`${fact}\` ${shown(value)}: ${counted(trials, "trial")}, ${passed2} passed`,
    fix: `Choose it with \`${run.command({ fact, value })}\``
  }));
  throw new UserError([{ code: "several-agents", what }, ...choices]);
}
function readByNone(attempts) {
  const { mapping, trials, problems } = attempts.reduce((most, next) => next.trials > most.trials ? next : most);
  const what = mapping === null ? "neither the native format nor a shipped mapping reads every record" : `the mapping \`${mapping}\` reads ${counted(trials, "trial")} of these results, but not every record`;
  const page = new URL("../docs/mappings.md", schemaAddress("mapping")).href;
  const fix = `Fix the results, or name a mapping with \`--mapping\`: ${page} shows how to write one`;
  return new UserError([...problems, { code: "unknown-format", what, fix }]);
}

// src/init/drafting/draft-policy.ts
var NEXT = `gate:
  metrics:
    TCR:
      threshold: 0.8  # 0 to 1, below which nothing is merged
      rationale: Why this number.
      owner: "@team"  # who answers for it
  scenarios:
    must_pass: []  # tags or ids of scenarios of which every trial has to pass`;
function draftPolicy(suite, schema, isControlled = false) {
  const page = new URL("../docs/policy.md", schema).href;
  const footer = `What to set next. Until then, a drop that chance cannot explain blocks, and so does a removed scenario. All keys:
${page}

${NEXT}`;
  const confirm = isControlled ? { confirm: { control: true } } : {};
  return writeYaml({ suite, on_inconclusive: "confirm", ...confirm }, { schema, footer });
}

// src/init/drafting/suite-name.ts
function suiteNameFor(folder) {
  const plain = folder.normalize("NFKD").replace(new RegExp("\\p{M}+", "gu"), "");
  return plain.replace(/[^A-Za-z0-9 ._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 100).replace(/[^A-Za-z0-9]+$/, "");
}
function kebabCase(suite) {
  return suite.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 64).replace(/^[^a-z]+|-$/g, "");
}

// src/init/drafting/draft-rubric.ts
var DRAFTED = `Drafted from the facts that the results carry. Make it yours: which questions count, how much, and why
(\`rationale\`, \`owner\`, \`since\`).`;
var PLACEHOLDER = `This is a placeholder: no key that a rubric can name stands in the ground truth of every trial and in any final state, so
nothing is compared. It only asks whether there is an output. Ask in its place what your users would.`;
function draftRubric(id, asked, schema) {
  const criteria = /* @__PURE__ */ new Map();
  for (const { key: name, isList } of asked) {
    const plain = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, "_").toLowerCase();
    const [state, truth] = [`final_state.${name}`, `ground_truth.${name}`];
    const condition = { field: state, op: isList ? "same_items" : "eq", value: { field: truth } };
    criteria.set(isKey(plain) && !criteria.has(plain) ? plain : `fact_${criteria.size + 1}`, {
      question: isList ? `Does \`${state}\` hold the items of \`${truth}\`?` : `Does \`${state}\` equal \`${truth}\`?`,
      weight: 1,
      pass_when: inOneLine(condition)
    });
  }
  const header = asked.length === 0 ? PLACEHOLDER : DRAFTED;
  if (asked.length === 0) {
    const condition = inOneLine({ field: "output", op: "not_empty" });
    criteria.set("answered", { question: "Did the agent answer?", weight: 1, pass_when: condition });
  }
  const weights = criteria.size === 1 ? {} : { weights: "relative" };
  const rubric = { rubric: id, version: "1.0.0", metric: "TCR", ...weights, criteria: Object.fromEntries(criteria) };
  return writeYaml(rubric, { schema, header });
}

// src/init/first-rubrics.ts
function firstRubrics(survey, mapping, suite, root) {
  const { verdicts, withoutError, badVerdict, outputs, shared } = survey;
  const rubrics = findTexts([RUBRIC_FILES], root);
  if (rubrics.length > 0) return { kind: "own", rubrics };
  if (withoutError === 0) {
    const what = "every trial ended with an error";
    throw new UserError({ code: "only-errors", what, fix: "Name results of a run in which the agent worked" });
  }
  if (badVerdict !== null) throw noVerdict(badVerdict);
  const isGraded = readsVerdict(mapping);
  if (isGraded && verdicts === 0) throw nothingGraded(withoutError);
  if (isGraded || verdicts === withoutError) return { kind: "verdict", rubrics: defaultRubric() };
  const asked = shared.filter(({ key }) => !key.includes(".") && fieldPathProblem(key) === void 0);
  if (asked.length === 0 && outputs === 0) throw nothingToAsk(survey);
  const id = kebabCase(suite) || "suite";
  const drafted = { file: `${RUBRIC_FOLDER}/${id}.yml`, text: draftRubric(id, asked, schemaAddress("rubric")) };
  return { kind: asked.length === 0 ? "placeholder" : "draft", rubrics: [drafted] };
}
function noVerdict(trial) {
  return new UserError({
    code: "bad-verdict",
    what: `\`harness.passed\` of scenario ${shown(trial.scenario)}, trial ${trial.trial}, is not a verdict`,
    expected: "true or false",
    found: shown(factAt(trial, "harness.passed")),
    fix: "Convert it in a mapping: a number by `harness.passed: { select: $.reward, equals: 1 }`, a text by `parse: boolean` or `map: { C: true, I: false }`"
  });
}
function nothingGraded(trials) {
  return new UserError({
    code: "nothing-graded",
    what: `none of ${counted(trials, "trial")} without an error has a verdict of the harness, though the mapping reads one`,
    fix: "Grade the results first, or correct `harness.passed` in the mapping"
  });
}
function nothingToAsk({ verdicts, withoutError }) {
  return new UserError({
    code: "nothing-to-ask",
    what: "the trials have nothing that a first rubric could ask",
    expected: "`harness.passed` in every trial, the same keys in `ground_truth` and `final_state`, or an `output`",
    found: `\`harness.passed\` in ${verdicts} of ${counted(withoutError, "trial")} without an error`,
    fix: "Record one of these in the harness or its mapping, or write a rubric first"
  });
}

// src/init/start-repository.ts
var { basename, isAbsolute, posix } = process.getBuiltinModule("node:path");
var WORKFLOW_FILE = ".github/workflows/pull-request.yml";
var EXPECTED_RESULTS = ["results/*.jsonl"];
function startRepository(given, { root, env }) {
  requireTop(root);
  const mappingFile = given.mapping && posix.normalize(given.mapping);
  const options = { ...given, results: namedOrExpected(given, root), mapping: mappingFile };
  requireInside(options);
  requireLiteral(options);
  if (mappingFile !== void 0 && (given.passAt !== void 0 || given.verdict !== void 0)) {
    const what = "`--pass-at` and `--verdict` belong to a drafted mapping, and `--mapping` names one";
    throw new UserError({ code: "usage", what, fix: "Change the named mapping, or leave out `--mapping`" });
  }
  const { results, mapping = null, select } = options;
  const reader = loadMappingAndPolicy({ root, mapping: mappingFile, rubrics: [] });
  const suite = suiteFor(options, reader, root);
  const measured = results.length === 0 ? null : measureFirst(options, suite, reader, { root, env });
  const { found = null, notes = [], rubrics = [] } = measured ?? {};
  const inputs = measured === null ? { results: EXPECTED_RESULTS, mapping, select } : { results: measured.results.map(undated), mapping: measured.mapping, select };
  const branch = defaultBranch(root) ?? "main";
  const drafts = [
    {
      file: reader.texts.policy?.file ?? POLICY_FILE,
      text: draftPolicy(suite, schemaAddress("policy"), options.control)
    },
    { file: WORKFLOW_FILE, text: draftWorkflow(shippedWorkflow(), inputs, branch) },
    ...found !== null && isDrafted(found.judges) ? rubrics : [],
    ...measured?.mappingText ? [measured.mappingText] : []
  ];
  const used = sortedUnion(
    // A shipped mapping has a path of its own.
    mapping !== null && reader.texts.mapping?.file === mapping ? [mapping] : [],
    found?.judges === "own" ? rubrics.map(({ file }) => file) : []
  );
  const started = { ...writeDrafts(drafts, root), used, inputs, found, branch };
  return { ...started, notes };
}
function namedOrExpected({ results }, root) {
  if (results.length > 0) {
    const names = results.map((name) => posix.normalize(name));
    return patternOf(names, root) ?? names;
  }
  return findFiles(EXPECTED_RESULTS, root).length > 0 ? EXPECTED_RESULTS : [];
}
var MANY = 3;
function patternOf(names, root) {
  const [first = ""] = names;
  const [ending = ""] = /(?:\.[a-z]+)+$/.exec(posix.basename(first)) ?? [];
  const common = commonFolders(names);
  if (names.length < MANY || ending === "" || common < 1) return void 0;
  const isFlat = names.every((name) => name.split("/").length === common + 1);
  const pattern = [...first.split("/").slice(0, common), ...isFlat ? [] : ["**"], `*${ending}`].join("/");
  return findFiles([pattern], root).join("\n") === sortedUnion(names).join("\n") ? [pattern] : void 0;
}
function writeDrafts(drafts, root) {
  const written = drafts.filter(({ file }) => !isTaken(file, root));
  const kept = drafts.filter((draft) => !written.includes(draft));
  for (const { file } of written) requireNoWayOut(file, root);
  for (const draft of written) writeNewFile(draft, root);
  return { written: written.map(({ file }) => file).sort(), kept: kept.map(({ file }) => file).sort() };
}
function suiteFor({ suite: named2 }, reader, root) {
  const { policy, texts } = reader;
  if (named2 === void 0)
    return texts.policy === null ? suiteNameFor(basename(root)) || defaultPolicy.suite : policy.suite;
  const placeless = ({ problems }) => new UserError(problems.map(({ where: _, ...problem }) => problem));
  const mistake = unlessMistaken(() => void readPolicy("--suite", JSON.stringify({ suite: named2 })), placeless);
  if (mistake !== void 0) throw mistake;
  if (!policy.isSuiteNamed || policy.suite === named2) return named2;
  const what = `\`--suite ${named2}\` contradicts the policy`;
  const fix = `Leave it out, or change ${texts.policy?.file}`;
  throw new UserError({ code: "usage", what, found: policy.suite, fix });
}
function requireInside({ results, mapping }) {
  for (const name of [...results, ...mapping === void 0 ? [] : [mapping]]) {
    if (!isAbsolute(name) && !name.split(/[\\/]/).includes("..")) continue;
    const what = `\`${name}\` is outside of this folder, where the workflow does not find it`;
    throw new UserError({ code: "outside-root", what, fix: START_AT_TOP });
  }
}
function requireLiteral({ results, mapping, select }) {
  const name = [...results, mapping, ...select.map(selectionText)].find((written) => written?.includes("${{"));
  if (name === void 0) return;
  const what = `GitHub would evaluate the \`\${{\` of ${shown(name)} as an expression in the workflow`;
  throw new UserError({
    code: "expression-in-name",
    what,
    fix: "Rename it, or name a pattern such as `results/*.jsonl`"
  });
}
function requireTop(root) {
  const top = foldersFrom(root).find((folder) => isTaken(".git", folder));
  if (top === void 0 || top === root) return;
  const what = "workflows and the policy belong in the top folder of the repository";
  throw new UserError({ code: "outside-root", what, expected: top, found: root, fix: START_AT_TOP });
}
var START_AT_TOP = "Run init in the top folder of the repository, with paths from there";
function measureFirst(options, suite, reader, { root, env }) {
  const { policy, texts } = reader;
  const { rules: redaction, notes } = redactionOf([policy], { env });
  const run = {
    files: findResultFiles(options.results, root),
    select: options.select,
    redaction,
    command: commandFor(options)
  };
  const { mapping: named2 } = options;
  const form = named2 === void 0 ? formOf(options, suite, run, root) : surveyAs(run, { mapping: named2, text: texts.mapping });
  const { survey, draft = null, unread, declared, runs } = form;
  const judges = firstRubrics(survey, form.compiled, suite, root);
  const config = compileConfig({ ...texts, mapping: form.text, rubrics: judges.rubrics });
  const report2 = scoreRun({ ...form.run, mapping: config.mapping }, config);
  const names = form.run.files.map(({ file }) => file);
  const { trials, scenarios, passed: passed2, failed, errors, verdicts } = survey;
  const found = {
    trials,
    scenarios,
    passed: passed2,
    failed,
    errors,
    unread,
    declared,
    runs,
    bytes: sizeOf(names, root),
    committed: trackedFiles(names, root),
    unverified: config.mapping?.isUnverified === true,
    draft: draft && { guesses: draft.guesses, left: draft.left },
    verdicts,
    scored: report2.trials.scored,
    judges: judges.kind,
    rubrics: report2.rubrics.map(({ rubric, metric, score: score2, trials: trials2 }) => ({ rubric, metric, score: score2, trials: trials2 }))
  };
  return {
    found,
    notes,
    results: runs.length > 0 ? names : options.results,
    mapping: form.mapping,
    rubrics: judges.rubrics,
    mappingText: draft && form.text
  };
}
function formOf(options, suite, run, root) {
  const { passAt = null, verdict = null } = options;
  const name = kebabCase(suite) || "results";
  const file = `mappings/${name}.yml`;
  if (!fileExists(file, root))
    return detectFormat(run, { file, name, passAt, verdict, isScored: findTexts([RUBRIC_FILES], root).length > 0 });
  if (passAt !== null || verdict !== null) {
    const what = `${file} already reads the results, so \`--pass-at\` and \`--verdict\` have no effect`;
    throw new UserError({ code: "usage", what, fix: "Change the mapping, or delete it to have it drafted again" });
  }
  return surveyAs(run, { mapping: file, text: { file, text: readText(file, root) } });
}
function commandFor(options) {
  return (selection) => initCommand({ ...options, mapping: options.mapping ?? null, select: [...options.select, selection] });
}
var DATE = /\d{4}-?\d{2}-?\d{2}(?:[T_ -]?\d{2}[-:.]?\d{2}(?:[-:.]?\d{2})?(?:[.,]\d+)?)?(?:Z|[+-]\d{2}[-:]?\d{2})?|\d{9,}/g;
function undated(name) {
  return /[*?{[]/.test(name) ? name : name.replace(/[^/]+$/, (file) => file.replace(DATE, "*"));
}

// src/init/init-command.ts
function parseInitOptions(words2) {
  const names = { mapping: PATH, select: TEXTS, suite: TEXT, "pass-at": TEXT, verdict: TEXT };
  const { values, positionals } = parseWords(words2, { ...names, control: FLAG, json: FLAG }, { positionals: true });
  const { mapping, select = [], suite, "pass-at": passAt, verdict, control, json = false } = values;
  const options = { mapping, select: select.map(parseSelection), suite, passAt: parseScore(passAt), verdict };
  return { results: positionals, ...options, control, json };
}
function parseScore(written) {
  if (written === void 0) return void 0;
  const score2 = Number(written);
  if (written.trim() === "" || !Number.isFinite(score2))
    throw usageError(`\`--pass-at ${written}\` is no number`, "Write a score, such as `--pass-at 0.5`");
  return score2;
}
function init(words2, workplace) {
  const options = parseInitOptions(words2);
  const { notes, ...started } = startRepository(options, workplace);
  const text = options.json ? renderInitJson(started) : renderInit(started);
  return { text, aside: notesText(notes), exitCode: 0 };
}

// src/playground/playground-command.ts
var PLAYGROUND_FILE = "agent-gate-playground.html";
var EXAMPLE = "examples/tau-bench";
var OF_EXAMPLE = {
  results: "results/regressed.json",
  baseline: "results/main.json",
  mapping: "tau-bench",
  rubrics: ["rubrics/*.yml"],
  policy: "agent-gate.yml"
};
async function playground(words2, { root, env }) {
  const known = { mapping: PATH, select: TEXTS, rubrics: FILES, policy: PATH, baseline: PATH, out: PATH };
  const { values, positionals } = parseWords(words2, known, { positionals: true });
  const [results, ...extra] = positionals;
  if (extra.length > 0) throw usageError("playground takes one results file or bundle", "Name one");
  const { out: file = PLAYGROUND_FILE, baseline, ...others } = values;
  if (results === void 0 && (baseline !== void 0 || Object.keys(others).length > 0))
    throw usageError("the published example has its own config", "Name results before these options");
  const options = measuringOptions(values);
  const place = results === void 0 ? { ...options, ...OF_EXAMPLE, root: shippedFile(EXAMPLE) } : { ...options, results, baseline, root };
  const { renderPage } = await import("./page-WLY3WUJA.mjs");
  writeAnew({ file, text: renderPage(openPage(place, env), productVersion()) }, root);
  return { text: `${file}
`, exitCode: 0 };
}
function openPage(options, env) {
  const { root, results, baseline, rubrics } = options;
  const bundle = rubrics.length > 0 ? null : openGivenBundle(results, root);
  const config = bundle === null ? loadConfig(options) : compileConfig(configOfBundle(bundle));
  const cases = config.texts.rubrics.flatMap((rubric) => {
    const found = rubric.shipped ? null : readCases(rubric.file, root);
    return found === null ? [] : [[rubric.file, found]];
  });
  return {
    // A policy that the user types may read checks that this one does not.
    texts: bundle === null ? { ...config.texts, checks: checksBeside(config.texts.rubrics, root) } : config.texts,
    cases: Object.fromEntries(cases),
    run: trialLines(results, config, options, env),
    main: baseline === void 0 ? null : trialLines(baseline, config, options, env)
  };
}
function trialLines(name, { mapping, policy }, { root, select }, env) {
  const bundle = openGivenBundle(name, root);
  const files = bundle === null ? findResultFiles([name], root) : [evidenceOf(bundle)];
  const redaction = startRedaction(bundle === null ? redactionOf([policy], { env }).rules : NOTHING_MORE);
  const reading = { mapping: bundle === null ? mapping : null, select, redaction, arms: armsOf({ policy }) };
  const lines = Array.from(readEvidence(files, reading), (evidence) => `${evidenceLine(evidence)}
`);
  return { file: files.map(({ file }) => file).join(", "), lines: lines.join("") };
}

// src/pipeline/earlier-attempts.ts
function confirmOf(bundle) {
  const { confirm, confirmed } = bundle.json("decision.json");
  const asked = sortedUnion(
    confirm?.scenarios ?? [],
    confirmed.map(({ scenario }) => scenario)
  );
  const gate2 = bundle.json("gate.json");
  const keptIn = (file, isControl) => {
    const trials = gate2.confirm?.trials.filter(({ control: control2 = false }) => control2 === isControl) ?? [];
    return bundle.has(file) ? { file: evidenceOf(bundle, file), trials } : null;
  };
  const [fresh, control] = [keptIn(CONFIRM_FILE, false), keptIn(CONTROL_FILE, true)];
  if (asked.length === 0 && fresh === null && control === null) return null;
  return { fresh, control, asked: asked.length === 0 ? null : asked, sha: gate2.evidence?.control?.sha };
}

// src/reporting/backtest.ts
function renderBacktest({ suite, runs, main, totals }) {
  const changes = [
    `${totals.more_blocked} more blocked`,
    `${totals.fewer_blocked} fewer`,
    ...totals.more_held + totals.fewer_held === 0 ? [] : [`${totals.more_held} more held`, `${totals.fewer_held} fewer`]
  ];
  const { stored, proposed } = totals.fresh;
  const trials = proposed === 0 && stored === 0 ? "" : `, for ${counted(proposed, "fresh trial")} (${stored} as it is)`;
  const left = runs.length - totals.runs;
  const lines = runs.toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a))).map(lineOf);
  return [
    `${suite}: of ${counted(totals.runs, "run")}, ${changes.join(", ")}${trials}.`,
    ...left === 0 ? [] : [`${counted(left, "run")} could not be decided by the proposal.`],
    ...main === 0 ? [] : [`Compared with ${counted(main, "run")} of main.`],
    "",
    ...lines,
    ""
  ].join("\n");
}
function isChanged({ stored, proposed }) {
  return stored.exit_code !== proposed?.exit_code;
}
function lineOf(run) {
  const { bundle, origin, stored, proposed, why } = run;
  const name = logSafe(origin.sha === void 0 ? bundle : `${bundle} at ${shortSha(origin.sha)}`);
  if (proposed === null) return `? ${stored.decision} -> unknown  ${name}: ${logSafe(why ?? "")}`;
  const decided = isChanged(run) ? `${stored.decision} -> ${proposed.decision}` : proposed.decision;
  return `${isChanged(run) ? "*" : " "} ${decided}  ${name}: ${logSafe(proposed.headline)}`;
}

// src/reporting/verify.ts
var LISTED = 10;
function stepOf(step, what, differences) {
  const outcome = differences.length === 0 ? "same" : "differs";
  const listed2 = differences.slice(0, LISTED);
  return { step, outcome, what, differences: listed2, more: differences.length - listed2.length };
}
function skippedStep(step, what) {
  return { step, outcome: "skipped", what, differences: [], more: 0 };
}
function renderVerify({ bundle, written_by, checked_by, same, steps }, paint = PLAIN) {
  const versions = written_by === checked_by ? `Agent Gate ${written_by}` : `written by Agent Gate ${written_by}, checked by ${checked_by}`;
  const skipped = steps.filter(({ outcome }) => outcome === "skipped").length;
  const lines = [
    `${bundle}: ${versions}`,
    ...steps.flatMap(linesOf),
    [
      same ? "green" : "red",
      same ? "The same" : "Not the same",
      skipped === 0 ? "" : `, ${counted(skipped, "step")} skipped`
    ]
  ];
  return paintLines(lines, paint);
}
function linesOf({ step, outcome, what, differences, more }) {
  const lines = differences.map(({ file, place = "", expected, found }) => {
    return `         ${place === "" ? file : `${file}, ${place}`}: expected ${expected}, found ${found}`;
  });
  const rest = more === 0 ? [] : [`         and ${counted(more, "more difference")}`];
  return [`${outcome.padEnd(8)} ${step}: ${what}`, ...lines, ...rest];
}

// src/io/bundle/predicate.ts
var { dirname, join } = process.getBuiltinModule("node:path");
var PREDICATE_FILE = "decision-predicate.json";
function predicateOf(manifest, decision, evidence) {
  const { tool } = JSON.parse(new TextDecoder().decode(manifest));
  const { suite, candidate, metrics, criteria, scenarios, trials, baselines, compared: compared2 } = decision;
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
      ...metrics.map(({ name, tier, candidate: value, threshold, tolerance, candidate_trials: { total } }) => {
        return { name, tier, value, threshold, tolerance, trials: total };
      }),
      ...criteria.map(({ rubric, key, tier, candidate: count, score: score2, by_score, threshold, tolerance }) => {
        const { passed: passed2 = 0, total = 0 } = count ?? {};
        const rate = total === 0 ? null : passed2 / total;
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
    rubrics: compared2.candidate?.rubrics ?? [],
    evidence
  });
}

// src/commands/statement.ts
var IN_TOTO = "https://in-toto.io/Statement/v1";
var MAX_BYTES = 64 * 1024 * 1024;
function withStatement(checked, files, statement) {
  if (statement === null) return checked;
  const step = checkStatement(checked, files, statement);
  return { ...checked, same: checked.same && step.outcome === "same", steps: [...checked.steps, step] };
}
function checkStatement({ steps }, { read }, { file, root }) {
  const type = schemaAddress("decision-predicate");
  const manifest = must(read(MANIFEST_FILE), "the manifest of a bundle");
  const digest = sha256Of(manifest).replace("sha256:", "");
  const isAbout = ({ subject: subject2 }) => Array.isArray(subject2) && subject2.some((one) => memberOf(memberOf(one, "digest"), "sha256") === digest);
  const statements = statementsIn(readText(file, root, { outside: true, maxBytes: MAX_BYTES }), file);
  const ofDecisions = statements.filter(({ predicateType }) => predicateType === type);
  const statement = ofDecisions.find(isAbout) ?? ofDecisions[0];
  if (statement === void 0)
    throw new UserError({
      code: "no-statement",
      what: "the file holds no statement about a decision",
      where: { file },
      expected: `an in-toto statement with the predicate type ${type}`,
      fix: "Name the output of `gh attestation verify --format json`, or a downloaded attestation"
    });
  const isDamaged = steps.some(({ step, outcome }) => ["files", "formats"].includes(step) && outcome === "differs");
  const [decided, decidedFrom] = [read("decision.json"), read("gate.json")];
  if (isDamaged || decided === void 0 || decidedFrom === void 0)
    return skippedStep("statement", "the bundle is damaged");
  const parsed = (bytes) => JSON.parse(new TextDecoder().decode(bytes));
  const { evidence = {} } = parsed(decidedFrom);
  const expected = JSON.parse(JSON.stringify(predicateOf(manifest, parsed(decided), evidence)));
  const { _type, subject, predicate } = statement;
  const differences = [
    ..._type === IN_TOTO ? [] : [{ file, place: "_type", expected: IN_TOTO, found: String(_type) }],
    ...isAbout(statement) ? [] : [{ file, place: "subject", expected: digest, found: JSON.stringify(subject ?? null) }],
    ...jsonDifferences(expected, predicate).map(({ place, ...values }) => {
      return { file, place: `predicate ${place}`, ...values };
    })
  ];
  const what = `${PREDICATE_FILE}, made again, against the statement; its signature is not checked here`;
  return stepOf("statement", what, differences);
}
function statementsIn(text, file) {
  const whole = valueOr(void 0, () => parseRecord(text, { file }));
  if (whole !== void 0) return statementsOf(whole, file);
  return text.split("\n").flatMap((line, index) => {
    return line.trim() === "" ? [] : statementsOf(parseRecord(line, { file, line: index + 1 }), file);
  });
}
function statementsOf(value, file) {
  if (Array.isArray(value)) return value.flatMap((one) => statementsOf(one, file));
  if (!isRecord(value)) return [];
  if (value.predicateType !== void 0) return [value];
  if (typeof value.payload === "string")
    return statementsIn(Buffer.from(value.payload, "base64").toString("utf8"), file);
  return statementsOf([value.dsseEnvelope, memberOf(value.verificationResult, "statement")], file);
}

// schemas/recorded-result.schema.json
var recorded_result_schema_default = () => loadLazily("./recorded-result.schema.cjs").default;

// schemas/trial.schema.json
var trial_schema_default = () => loadLazily("./trial.schema.cjs").default;

// src/commands/verify.ts
function onlyBundle([bundle, ...others]) {
  if (bundle !== void 0 && others.length === 0) return bundle;
  throw usageError("one bundle is needed", "Name one: the folder that `gate --out` wrote, or its zip");
}
function checkBundle(check) {
  return (words2, { root, paint }) => {
    const { values, positionals } = parseWords(words2, { json: FLAG, statement: PATH }, { positionals: true });
    const statement = values.statement === void 0 ? null : { file: values.statement, root };
    const checked = check(openBundleFiles(onlyBundle(positionals), root), productVersion(), statement);
    return { text: values.json ? safeJson(checked) : renderVerify(checked, paint), exitCode: checked.same ? 0 : 1 };
  };
}
var JUDGE_CHECK = schemaCheck(judge_check_schema_default);
var TRIAL_CHECK = schemaCheck(trial_schema_default);
var FORMATS2 = new Map([
  ["decision.json", decisionCheck],
  ["gate.json", schemaCheck(gate_schema_default)],
  ["history.jsonl", schemaCheck(history_schema_default)],
  ["report.json", reportCheck],
  [RESULTS_FILE, schemaCheck(recorded_result_schema_default)],
  ...[EVIDENCE_FILE, CONFIRM_FILE, CONTROL_FILE, MAIN_TRIALS_FILE].map((file) => [file, TRIAL_CHECK])
]);
function verifyBundle(files, version) {
  const { manifest } = openBundle(files.label, files.read);
  const steps = [checkFiles(files, manifest), checkFormats(files, manifest), checkResultsHash(files, manifest)];
  return checkOf(files, manifest, version, steps);
}
function checkOf({ label: label2 }, { tool }, version, steps) {
  const same = steps.every(({ outcome }) => outcome !== "differs");
  return { schema: 1, bundle: label2, written_by: tool, checked_by: version, same, steps };
}
function checkFiles({ names, read }, { files }) {
  const listed2 = new Map(files.map((entry) => [entry.file, entry.sha256]));
  const changed = files.flatMap(({ file, sha256, bytes }) => {
    const content = read(file);
    if (content === void 0) return [{ file, expected: sha256, found: "no such file" }];
    const actual = sha256Of(content);
    if (actual !== sha256) return [{ file, expected: sha256, found: actual }];
    return content.length === bytes ? [] : [{ file, expected: `${bytes} bytes`, found: `${content.length} bytes` }];
  });
  const strangers = names.filter((file) => file !== MANIFEST_FILE && !listed2.has(file)).map((file) => ({ file, expected: "no such file: the manifest does not list it", found: "a file" }));
  return stepOf("files", `${files.length} files against the hashes and lengths of the manifest`, [
    ...changed,
    ...strangers
  ]);
}
function checkFormats({ read }, { files }) {
  const differences = files.flatMap(({ file }) => {
    const check = file.includes(CHECKS) ? JUDGE_CHECK : FORMATS2.get(file);
    const content = read(file);
    return check === void 0 || content === void 0 ? [] : formatDifferences(file, content, check);
  });
  return stepOf("formats", "every JSON file against its schema", differences);
}
function formatDifferences(file, content, check) {
  const differences = [];
  const whole = { text: new TextDecoder().decode(content), line: null };
  for (const { text, line } of file.endsWith(".jsonl") ? jsonLines(content) : [whole]) {
    const at = line === null ? { file } : { file, line };
    const problems = unlessMistaken(
      () => check.problems(parseRecord(text, at), (pointer) => ({ ...at, pointer })),
      (mistake) => mistake.problems
    );
    for (const { what, where = at, expected = "a valid document", found: actual = what } of problems) {
      const place = [describePlace(where).slice(file.length + 1), where.pointer ?? ""].filter((part) => part !== "");
      differences.push({ file, place: [...new Set(place)].join(" "), expected, found: actual });
    }
  }
  return differences;
}
function checkResultsHash({ read }, { results }) {
  const content = read(RESULTS_FILE);
  if (content === void 0) return skippedStep("results-hash", "the bundle keeps no result trees");
  const hash = startResultsHash();
  for (const { text } of jsonLines(content)) hash.add(text);
  const actual = hash.finish();
  const differences = actual === results ? [] : [{ file: RESULTS_FILE, expected: results, found: actual }];
  return stepOf("results-hash", "the hash of the result trees, in any order", differences);
}

// src/commands/replay.ts
var replay = checkBundle(
  (files, version, statement) => withStatement(replayBundle(files, version), files, statement)
);
var verify = checkBundle(
  (files, version, statement) => statement === null ? verifyBundle(files, version) : withStatement(replayBundle(files, version), files, statement)
);
function replayBundle(files, version) {
  const verified = verifyBundle(files, version);
  if (!verified.same) return verified;
  const bundle = openBundle(files.label, files.read);
  return checkOf(files, bundle.manifest, version, [...verified.steps, ...replaySteps(bundle)]);
}
var DECISION = "decision.json, decided again, byte for byte";
function replaySteps(bundle) {
  const basis = unlessMistaken(
    () => readBasis(bundle),
    (mistake) => mistake
  );
  if (basis instanceof UserError) {
    const expected = "rubrics and a gate.json that this version reads";
    return [stepOf("decision", DECISION, [{ file: bundle.label, expected, found: describeProblems(basis) }])];
  }
  const { base } = basis.configs;
  const scored = bundle.has(EVIDENCE_FILE) ? rescore(bundle, base) : null;
  const decision = decideAgain(bundle, basis, scored?.report ?? null);
  const { suite, rubrics, mapping } = bundle.manifest;
  const repeated = { rubrics: rubricIdentities(base.rubrics), mapping: mappingIdentity(base.mapping) };
  const identities = jsonDifferences({ suite, rubrics, mapping }, { suite: decision.suite, ...repeated });
  const report2 = scored && textDifferences("report.json", "", storedText(bundle, "report.json"), reportText(scored));
  const decided = textDifferences("decision.json", "", storedText(bundle, "decision.json"), safeJson(decision));
  return [
    stepOf(
      "manifest",
      "suite, rubrics and mapping of the bundle against those of the manifest",
      identities.map((difference) => ({ file: MANIFEST_FILE, ...difference }))
    ),
    scored === null ? withoutEvidence(bundle, basis.configs) : stepOf("results", RESULTS, scored.differences),
    report2 === null ? skippedStep("report", NO_EVIDENCE) : stepOf("report", "report.json, measured again, byte for byte", report2),
    stepOf("decision", DECISION, decided),
    stepOf("comment", "comment.md, written again, byte for byte", commentDifferences(bundle, commentText(decision)))
  ];
}
var RESULTS = "the result tree of every trial, scored again";
var NO_EVIDENCE = "re-scoring is unavailable: the bundle keeps no evidence";
function readBasis(bundle) {
  const gate2 = checkGate(bundle.json("gate.json"), `${bundle.label}/gate.json`);
  const compile = (stored) => compileConfig(textsOf(stored, bundle.bytes));
  const { config, head } = gate2;
  return { gate: gate2, configs: { base: compile(config), head: head && compile(head.config), decidedBy: config.label } };
}
function withoutEvidence(bundle, configs) {
  if (!keepsEvidence(redactingPolicies(configs))) return skippedStep("results", `${NO_EVIDENCE} (\`evidence: drop\`)`);
  const expected = "evidence: no policy of the bundle says `evidence: drop`";
  const missing2 = [EVIDENCE_FILE, RESULTS_FILE].filter((file) => !bundle.has(file));
  return stepOf(
    "results",
    RESULTS,
    missing2.map((file) => ({ file, expected, found: "no such file" }))
  );
}
function decideAgain(bundle, basis, scored) {
  const decision = decideStored(bundle, basis, scored);
  if (scored === null) return decision;
  const main = bundle.has(MAIN_TRIALS_FILE) ? keptTrials(bundle, MAIN_TRIALS_FILE) : null;
  return explainFlips(decision, { main, candidate: () => keptTrials(bundle), config: basis.configs.base }).decision;
}
function decideStored(bundle, { gate: gate2, configs }, scored) {
  const { head, read_by_head, baselines, newest, relaxed = [], relaxation = null, evidence = {} } = gate2;
  const { confirm, today, waivers, labels, notes, reference } = gate2;
  const [own, ...history] = historyOfBundle(bundle);
  const { time = today } = own ?? {};
  const report2 = scored ?? bundle.json("report.json");
  const repeated = scored === null ? null : scoreByHead(bundle, configs, scored);
  const candidate = {
    report: report2,
    head: repeated ?? head?.report ?? report2,
    isReadByHead: read_by_head,
    confirm: confirm ?? null,
    freshLines: "",
    controlLines: ""
  };
  const measured = (run) => ({ ...run, history, notes: [] });
  return decideByConfigs({ origin: bundle.manifest.origin, time, today, evidence }, candidate, {
    configs,
    runs: baselines.map(measured),
    newest: newest === void 0 ? null : measured(newest),
    relaxed,
    relaxation,
    ...reference && { reference },
    waivers,
    labels,
    notes
  });
}
function keptTrials(bundle, file = EVIDENCE_FILE) {
  return { files: [evidenceOf(bundle, file)], mapping: null, select: [], redaction: NOTHING_MORE };
}
function scoreByHead(bundle, { base, head }, byBase) {
  if (head === null || head.mapping?.hash !== base.mapping?.hash) return null;
  return scoreAlike(base, head) ? byBase : measureAgain(bundle, head);
}
function measureAgain(bundle, config, trees) {
  const stored = bundle.json("report.json");
  const read = { readBy: stored.read_by, hasArms: hasArms(stored) };
  return withRedacted(scoreRun({ ...keptTrials(bundle), ...read }, config, trees), stored);
}
function rescore(bundle, config) {
  const differences = [];
  const compare = (stored2, repeated) => {
    if (stored2 === repeated) return;
    const { scenario, trial } = JSON.parse(must(repeated ?? stored2, "a result tree"));
    differences.push(...textDifferences(RESULTS_FILE, `scenario ${scenario}, trial ${trial}`, stored2, repeated));
  };
  const stored = jsonLines(bundle.bytes(RESULTS_FILE));
  const next = () => stored.next().value?.text;
  const report2 = measureAgain(bundle, config, { add: (_, result) => compare(next(), JSON.stringify(result)) });
  for (const { text } of stored) compare(text, void 0);
  return { report: report2, differences };
}
function storedText(bundle, file) {
  return new TextDecoder().decode(bundle.bytes(file));
}
function commentDifferences(bundle, repeated) {
  const lines = jsonDifferences(storedText(bundle, "comment.md").split("\n"), repeated.split("\n"));
  return lines.map((difference) => ({ file: "comment.md", ...difference }));
}
function textDifferences(file, place, stored, repeated) {
  if (stored === repeated) return [];
  if (stored === void 0 || repeated === void 0)
    return [{ file, place, expected: shown(stored), found: shown(repeated) }];
  const differences = jsonDifferences(JSON.parse(stored), JSON.parse(repeated));
  if (differences.length === 0)
    return [{ file, place, expected: "the same bytes", found: "the same values in another layout" }];
  const start = place === "" ? "" : `${place}: `;
  return differences.map((difference) => ({ file, ...difference, place: `${start}${difference.place}` }));
}

// src/commands/backtest.ts
async function backtest(words2, { root }) {
  const options = { rubrics: FILES, policy: PATH, json: FLAG };
  const { values, positionals: names } = parseWords(words2, options, { positionals: true });
  const { rubrics = [], policy } = values;
  if (names.length === 0 || rubrics.length === 0 && policy === void 0)
    throw usageError(
      "backtest needs bundles, and a policy or rubrics to try on them",
      "For example: agent-gate backtest runs/*.zip --policy proposed.yml"
    );
  const proposal = {
    ...rubrics.length === 0 ? {} : { rubrics: rubricTexts({ rubrics, root }) },
    ...policy === void 0 ? {} : { policy: policyText({ policy, root }) }
  };
  const stored = names.map((name) => openStored(openWhole(name, root)));
  const propose = ({ configs: { base } }) => compileConfig({ ...base.texts, ...proposal });
  const report2 = await backtestRuns(stored, propose);
  return { text: values.json ? safeJson(report2) : renderBacktest(report2), exitCode: 0 };
}
function openStored(bundle) {
  const report2 = bundle.json("report.json");
  const basis = readBasis(bundle);
  const key = keyOf({ origin: bundle.manifest.origin, report: report2 });
  const comparedKeys = basis.gate.baselines.map(keyOf);
  return { bundle, basis, report: report2, key, comparedKeys };
}
function keyOf({ origin, report: report2 }) {
  const { sha, run_id: id } = origin;
  return sha === void 0 ? contentHash(report2) : `${sha} ${id}`;
}
async function backtestRuns(stored, propose) {
  const suites = [...new Set(stored.map(({ bundle }) => bundle.manifest.suite))];
  const main = stored.filter((run) => isOfMain(run, stored));
  const judged = stored.filter((run) => !main.includes(run));
  const [suite] = suites;
  if (suite === void 0 || suites.length > 1 || judged.length === 0)
    throw new UserError({
      code: "no-runs",
      what: suites.length > 1 ? `the bundles are of several suites: ${suites.join(", ")}` : "every bundle is a run of main",
      fix: "Name the bundles of pull requests, all of one suite; runs of main may stand beside them"
    });
  const runs = [];
  const ofMain = mainRuns(main);
  for (const run of judged) runs.push(await decideTwice(run, ofMain, propose(run.basis)));
  const decided = runs.flatMap(({ stored: before, proposed }) => proposed === null ? [] : [{ before, proposed }]);
  const count = (isSo, isNewly) => decided.filter(({ before, proposed }) => isSo(proposed.exit_code) === isNewly && isSo(before.exit_code) !== isNewly).length;
  const isBlocked = (code) => code === 1;
  const isHeld = (code) => code > 1;
  return {
    schema: 1,
    suite,
    runs,
    main: main.length,
    totals: {
      runs: decided.length,
      more_blocked: count(isBlocked, true),
      fewer_blocked: count(isBlocked, false),
      more_held: count(isHeld, true),
      fewer_held: count(isHeld, false),
      fresh: {
        stored: sum(decided.map(({ before }) => before.fresh)),
        proposed: sum(decided.map(({ proposed }) => proposed.fresh))
      }
    }
  };
}
function isOfMain(run, stored) {
  const isCompared = stored.some((other) => other !== run && other.comparedKeys.includes(run.key));
  return isCompared || run.basis.gate.evidence?.is_main === true;
}
function mainRuns(main) {
  const runs = new Map(main.map((run) => [run.key, run]));
  const scored = /* @__PURE__ */ new Map();
  const score2 = (key, config) => {
    const run = runs.get(key);
    const id = [key, ...config.rubrics.map(({ hash }) => hash), config.policy.hash()].join(" ");
    const report2 = scored.get(id) ?? (run && measureAgain(run.bundle, config));
    if (report2 !== void 0) scored.set(id, report2);
    return report2;
  };
  return { has: (key) => runs.has(key), score: score2 };
}
async function decideTwice(run, main, config) {
  const { bundle, basis, report: report2 } = run;
  const { label: label2, manifest } = bundle;
  const { base } = basis.configs;
  const known = {
    bundle: label2,
    origin: manifest.origin,
    stored: inShort(base, basis, decideStored(bundle, basis, null))
  };
  const isAlike = scoreAlike(base, config);
  const missing2 = basis.gate.baselines.find((_, index) => !main.has(run.comparedKeys[index] ?? ""));
  if (!isAlike && missing2 !== void 0)
    return { ...known, proposed: null, why: `other rubrics need the bundle of ${missing2.origin.label} beside it` };
  const measured = bundle.has(EVIDENCE_FILE) || !isAlike ? measureAgain(bundle, config) : report2;
  const gate2 = isAlike ? ownGate(basis.gate) : await rescored(run, main, config, measured);
  const proposed = { gate: gate2, configs: headDecides(config) };
  return { ...known, proposed: inShort(config, proposed, decideStored(bundle, proposed, measured)) };
}
function ownGate({ relaxed: _, relaxation: _relaxation, ...gate2 }) {
  return { ...gate2, head: null, read_by_head: false };
}
async function rescored(run, main, config, report2) {
  const gate2 = ownGate(run.basis.gate);
  const again = (baseline) => {
    const scored = main.score(keyOf(baseline), config) ?? baseline.report;
    return { ...baseline, report: scored, head: { measured: scored } };
  };
  const files = { files: [], select: [], redaction: NOTHING_MORE, fresh: [], control: [], attempt: 1, ask: askNoJudge };
  const measured = { report: report2, head: report2, isReadByHead: false };
  const earlier = confirmOf(run.bundle);
  const { confirm } = await scoreFresh({ ...files, earlier, measured }, headDecides(config));
  const { confirm: stored, newest, ...rest } = gate2;
  return {
    ...rest,
    baselines: gate2.baselines.map(again),
    ...newest === void 0 ? {} : { newest: again(newest) },
    ...stored === void 0 || confirm === null ? {} : { confirm: { ...stored, trials: confirm.trials, head: null } }
  };
}
function inShort({ policy }, { gate: gate2 }, decision) {
  const { fresh, control } = askedAndDelivered(policy.confirm, gate2.confirm ?? null, decision);
  const { decision: decided, exit_code, headline: headline2 } = decision;
  return { decision: decided, exit_code, headline: headline2, fresh: (fresh?.asked ?? 0) + (control?.asked ?? 0) };
}

// src/commands/baseline-file.ts
function baselineFile(words2, { root }) {
  const { values, positionals } = parseWords(words2, { out: PATH, json: FLAG }, { positionals: true });
  const { out, json = false } = values;
  const text = baselineFileOf(openWhole(onlyBundle(positionals), root));
  if (out === void 0) return { text, exitCode: 0 };
  writeAnew({ file: out, text }, root);
  return { text: json ? text : "", exitCode: 0 };
}

// src/commands/brief.ts
var brief = (words2, { root }) => {
  const name = onlyBundle(parseWords(words2, {}, { positionals: true }).positionals);
  const bundle = openWhole(name, root);
  return { text: renderBrief(decisionOfBundle(bundle), reportOfBundle(bundle), name), exitCode: 0 };
};

// src/commands/demo.ts
var EXAMPLE2 = "examples/tau-bench";
var demo = async (words2, workplace) => {
  const file = (name) => shippedFile(`${EXAMPLE2}/${name}`);
  const options = [
    ...["--results", file("results/regressed.json"), "--baseline", file("results/main.json")],
    ...["--rubrics", file("rubrics/*.yml"), "--mapping", "tau-bench", "--policy", file("agent-gate.yml")]
  ];
  const { text, aside } = await gate([...options, ...words2], { ...workplace, root: shippedFile(".") });
  return { text, ...aside === void 0 ? {} : { aside }, exitCode: 0 };
};

// src/reporting/trees.ts
var LONGEST_VALUE = 200;
function renderTrees(trials, others, paint = PLAIN) {
  const lines = trials.flatMap((trial) => [...trialLines2(trial), ...traceLines(trial), ""]);
  const rest = `${counted(others, "more trial")} did not pass: name scenarios to see theirs`;
  const none = trials.length === 0 ? ["no trial failed: name scenarios to see theirs"] : [];
  return paintLines([...lines, ...none, ...others === 0 ? [] : [rest]], paint);
}
function renderTreesJson(trials) {
  return trials.map(safeJsonLine).join("");
}
function trialLines2({ result, facts = [] }) {
  const { scenario, trial, error, rubrics } = result;
  const unjudged = error === null || rubrics.length > 0 ? [] : [["yellow", "  no verdict", `: ${error.kind} error: ${error.message}`]];
  const known = facts.map(({ path, value, selectors }) => {
    return `    ${path}: ${shownValue(value)}${selectors.length === 0 ? "" : `  from ${selectors.join(" or ")}`}`;
  });
  const title = ["bold", `${scenario}, trial ${trial}`];
  return [title, ...known.length > 0 ? ["  facts", ...known] : [], ...unjudged, ...rubrics.flatMap(rubricLines)];
}
var STYLES = {
  pass: "green",
  warn: "yellow",
  fail: "red",
  skipped: "dim",
  error: "yellow"
};
function rubricLines({ outcome, tree, derived = [], warnings }) {
  const score2 = tree.score === null ? "" : `, score ${tree.score}`;
  const facts = [
    ...derived.map(({ fact, value, explanation }) => {
      return `${fact} is ${value === void 0 ? "not known" : shownValue(value)}: ${explanation}`;
    }),
    ...warnings.map((warning) => `warning: ${warning}`)
  ];
  return [
    [STYLES[tree.verdict], `  ${VERDICTS[tree.verdict][0]} ${tree.key}`, `: ${outcome}${score2}`],
    ...[...facts, tree.explanation].map((line) => `    ${line}`),
    ...belowLines(tree, "    ")
  ];
}
function belowLines({ children = [], explanation: parentExplanation }, indent) {
  return children.flatMap((node) => {
    const { verdict, key, score: score2, explanation } = node;
    const part = score2 === null || score2 === 0 || score2 === 1 ? "" : `, score ${score2}`;
    return [
      [
        STYLES[verdict],
        `${indent}${VERDICTS[verdict][0]} ${key}`,
        `${part}${explanation === parentExplanation ? "" : `: ${explanation}`}`
      ],
      ...belowLines(node, `${indent}  `)
    ];
  });
}
function shownValue(value) {
  return value === void 0 ? "" : cut(canonicalJson(value), LONGEST_VALUE);
}
function traceLines({ candidate, main }) {
  if (candidate === void 0 || candidate.steps.length === 0) return [];
  const difference = main === void 0 ? null : firstDifference(main, candidate);
  const { scenario } = candidate.result;
  const lines = difference === null ? [] : differenceLines(difference.tool, { scenario, ...difference.example }, "this run").slice(1);
  return [
    "  steps",
    ...candidate.steps.map((step, index) => `    ${index + 1} ${stepText(step)}`),
    ...main === void 0 ? [] : [difference === null ? "  no call differs from main" : "  first difference from main"],
    ...lines.map((line) => `    ${line}`)
  ];
}
var LONGEST_STEP = 200;
function stepText(step) {
  if (step.type === "message") return cut(`${step.role}: ${step.text}`, LONGEST_STEP);
  const { error, result } = step;
  const outcome = error ? ` failed: ${error}` : result === void 0 ? "" : ` \u2192 ${JSON.stringify(result) ?? ""}`;
  return cut(`${callText(step)}${outcome}`, LONGEST_STEP);
}

// src/suite/fact-sources.ts
function startFactSources(selectors) {
  let before = selectors.map(({ found }) => found);
  return (trial) => {
    const found = selectors.filter((use, index) => use.found > (before[index] ?? 0));
    before = selectors.map((use) => use.found);
    const used = (found.length === 0 ? selectors : found).filter(({ pointer }) => !INNER2.test(pointer));
    return scalarFacts(trial).map((path) => {
      const places = placesOf(path);
      const gave = used.filter(({ pointer }) => places.some((place) => `${pointer}/`.startsWith(`${place}/`)));
      return { path, value: factAt(trial, path), selectors: [...new Set(gave.map(({ text }) => text))] };
    });
  };
}
var INNER2 = /\/(?:then|member)(?:\/|$)/;
function placesOf(path) {
  const names = path.split(".");
  const facts = names.map((_, index) => memberPointer("/facts", names.slice(0, index + 1).join(".")));
  return [...facts, names.reduce(memberPointer, "")];
}

// src/commands/explain.ts
function explain(words2, workplace) {
  const known = { ...MEASURING_OPTIONS, baseline: PATH, answers: PATH };
  const { values, positionals } = parseWords(words2, known, { positionals: true });
  const [run, ...scenarios] = positionals;
  if (run === void 0)
    throw usageError("explain needs a run", "For example: agent-gate explain bundle book-conflict-3");
  const { baseline, answers } = values;
  const options = { run, scenarios, baseline, answers, ...measuringOptions(values) };
  const { trials, others, notes } = explainRun(options, workplace);
  const text = options.json ? renderTreesJson(trials.map(({ result }) => result)) : renderTrees(trials, others, workplace.paint);
  return { text, aside: notesText(notes), exitCode: 0 };
}
var MOST = 10;
function explainRun(options, workplace) {
  const { files, main, scoring, selectors, notes, reading, answer } = openRun(options, workplace);
  const wanted = new Set(options.scenarios);
  const isNamed = wanted.size > 0;
  const most = options.json || isNamed ? Number.POSITIVE_INFINITY : MOST;
  const seen = /* @__PURE__ */ new Set();
  const shown2 = [];
  const factsOf = startFactSources(selectors);
  let others = 0;
  for (const trial of readRun(files, reading)) {
    seen.add(trial.scenario);
    const facts = factsOf(trial);
    const isOther = isOfArm(scoring, trial) && !options.select.some(({ fact }) => fact === "arm");
    if (isOther || isNamed && !wanted.has(trial.scenario)) continue;
    const scored = scoreByConfig(scoring, answer(trial));
    if (!isNamed && passed(scored)) continue;
    if (shown2.length < most) shown2.push({ scored, facts });
    else others++;
  }
  refuseUnknown(options, seen);
  const references = mainTrials(main, wanted, scoring, answer);
  const trials = shown2.map(({ scored, facts }) => {
    if (!isNamed) return { result: explainTrial(scored) };
    const candidate = compared(scored, scoring);
    return { result: candidate.result, facts, candidate, main: references.get(scored.trial.scenario) };
  });
  return { trials, others, notes };
}
function mainTrials(main, wanted, scoring, answer) {
  const references = /* @__PURE__ */ new Map();
  for (const trial of main === null || wanted.size === 0 ? [] : readRun(main.files, main.reading)) {
    if (!wanted.has(trial.scenario) || isOfArm(scoring, trial) || references.get(trial.scenario)?.passed) continue;
    const candidate = compared(scoreByConfig(scoring, answer(trial)), scoring);
    if (candidate.passed || !references.has(trial.scenario)) references.set(trial.scenario, candidate);
  }
  return references;
}
function compared(scored, { rubrics }) {
  return comparedTrial(scored.trial, explainTrial(scored), rubrics[0]?.id ?? "");
}
function openRun(options, workplace) {
  const { root, env } = workplace;
  const { run, baseline, select, rubrics } = options;
  const named2 = baseline === void 0 ? null : openRun({ ...options, run: baseline, baseline: void 0 }, workplace);
  const bundle = openGivenBundle(run, root);
  if (bundle !== null) {
    const bundled = compileConfig(configOfBundle(bundle));
    const config2 = rubrics.length === 0 ? bundled : { ...bundled, rubrics: loadRubrics(rubricTexts({ rubrics, root })) };
    const reading2 = { mapping: null, select, redaction: startRedaction(NOTHING_MORE) };
    const kept = bundle.has(MAIN_TRIALS_FILE) ? { files: [evidenceOf(bundle, MAIN_TRIALS_FILE)], reading: reading2 } : null;
    const files2 = [evidenceOf(bundle)];
    return { files: files2, main: named2 ?? kept, notes: [], reading: reading2, ...readingOf(config2, options, root) };
  }
  const config = loadConfig({ ...options, root });
  const { rules, notes } = redactionOf([config.policy], { env });
  const reading = { mapping: config.mapping, select, redaction: startRedaction(rules) };
  const files = findResultFiles([run], root);
  return { files, main: named2, notes, reading, ...readingOf(config, options, root) };
}
function readingOf(config, { answers }, root) {
  const parts = { scoring: config, selectors: config.mapping?.selectors ?? [] };
  if (answers === void 0) return { ...parts, answer: (trial) => trial };
  const votesOn = readVotes(answers, root, config.policy.judge);
  return { ...parts, answer: (trial) => answerTrial(config.rubrics, trial, votesOn) };
}
function passed({ rubrics }) {
  const isMissed = ({ judgement }) => didNotPass(judgement) || judgement.verdict === "error";
  return rubrics.length > 0 && !rubrics.some(isMissed);
}
function refuseUnknown({ run, scenarios }, known) {
  const unknown = scenarios.filter((scenario) => !known.has(scenario));
  if (unknown.length === 0) return;
  throw new UserError(
    unknown.map((scenario) => {
      const what = `the run has no scenario \`${inline(scenario)}\``;
      const fix = fixOf(adviseNearest(scenario, [...known])) || "Name one of its scenarios";
      return { code: "unknown-scenario", what, where: { file: run }, fix };
    })
  );
}

// src/suite/inspect-run.ts
var EXAMPLES = 3;
var DEEPEST3 = 3;
var MOST_FACTS = 500;
var MOST_RECORDS = 100;
function inspectRun(files, options) {
  const { mapping } = options;
  const problems = new Problems();
  const counting = startTrialCounts();
  const facts = /* @__PURE__ */ new Map();
  const examples = [];
  const declared = startDeclaredTotals();
  let unread = 0;
  const reading = { ...options, onUnread: () => unread++, onTotals: declared.add };
  problems.collect(() => {
    for (const trial of readRun(files, reading)) {
      counting.add(trial);
      if (examples.length < EXAMPLES) examples.push(trial);
      countFacts(trial, "", 1, facts);
    }
  });
  return {
    files: files.length,
    ...counting.counts(),
    unread,
    declared: declared.sums(),
    facts: [...facts].map(([path, { types, trials: count }]) => ({ path, types: [...types].sort(byText), trials: count })).sort((a, b) => byText(a.path, b.path)),
    selectors: mapping === null ? [] : withNear(mapping, files),
    examples,
    problems: problems.all()
  };
}
function countFacts(value, prefix, depth, facts) {
  for (const [name, member] of Object.entries(value)) {
    const path = `${prefix}${name}`;
    const fact = facts.get(path) ?? { types: /* @__PURE__ */ new Set(), trials: 0 };
    if (facts.size < MOST_FACTS) facts.set(path, fact);
    fact.types.add(typeOf(member));
    fact.trials++;
    if (depth < DEEPEST3 && isRecord(member)) countFacts(member, `${path}.`, depth + 1, facts);
  }
}
function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  const type = typeof value;
  return type === "boolean" || type === "number" || type === "object" ? type : "text";
}
function withNear(mapping, files) {
  const { selectors } = mapping;
  const uses = selectors.map((use) => ({ ...use }));
  if (uses.every(({ found }) => found > 0)) return uses;
  const columns = columnsOf(firstRecords(mapping, files));
  const byName = new Map(columns.map(({ selector }) => [lastName(selector), selector]));
  return uses.map((use) => {
    const name = use.found > 0 ? void 0 : nearestName(lastName(use.text), [...byName.keys()]);
    const near = name === void 0 ? void 0 : byName.get(name);
    return near === void 0 || near === use.text ? use : { ...use, near };
  });
}
function lastName(selector) {
  return /([\w-]+)\W*$/.exec(selector)?.[1] ?? "";
}
function firstRecords(mapping, files) {
  const samples = [];
  new Problems().collect(() => {
    for (const file of files.filter(({ file: name }) => !mapping.join?.reads(name))) {
      for (const { value } of partsIn(mapping.split(file))) {
        if (samples.length === MOST_RECORDS) return;
        samples.push({ file: file.file, value });
      }
    }
  });
  return samples;
}

// src/commands/inspect.ts
function inspect(words2, { root, env, paint }) {
  const options = { mapping: PATH, select: TEXTS, policy: PATH, json: FLAG };
  const { values, positionals } = parseWords(words2, options, { positionals: true });
  if (positionals.length === 0)
    throw usageError("inspect needs results", 'For example: agent-gate inspect "results/*.jsonl"');
  const { mapping, policy } = loadMappingAndPolicy({ ...values, root, rubrics: [] });
  const { rules, notes } = redactionOf([policy], { env });
  const reading = { mapping, select: (values.select ?? []).map(parseSelection), redaction: startRedaction(rules) };
  const inspection = inspectRun(findResultFiles(positionals, root), reading);
  const text = values.json ? safeJson({ schema: 1, ...inspection }) : renderInspection(inspection, mapping?.name ?? null, paint);
  return { text, aside: notesText(notes), exitCode: inspection.problems.length === 0 ? 0 : 3 };
}

// src/reporting/judge-check.ts
function renderJudgeCheck(checks, require2, paint = PLAIN) {
  const lines = checks.flatMap(({ file, check: { rubric }, questions }) => [
    ...questions.flatMap((checked) => [
      ["bold", `${rubric}/${checked.question.key}`, `: ${whoWasAsked(checked)}`],
      ...estimateLines(checked).map((line) => `  ${line}`),
      ...require2 === null ? [] : [standingLine(require2, checked)],
      ...checked.disagreements.flatMap(disagreementLines)
    ]),
    `Written: ${file}`
  ]);
  return paintLines(lines, paint);
}
function renderJudgeCheckJson(checks, require2) {
  const questions = checks.flatMap(
    ({ file, check: { rubric }, questions: questions2 }) => questions2.map(({ question: { key }, cases, check, disagreements }) => {
      const { n, ...estimates } = agreementOf(check.counts);
      return {
        rubric,
        question: key,
        file,
        labels: n,
        models: check.models,
        votes: check.votes,
        unanswered: check.unanswered,
        contradicted: contradictedOf(cases),
        ...estimates,
        may_block: meets(check, require2),
        disagreements: disagreements.map(({ of: { yes, labels, facts }, said: { reason } }) => ({
          people: yes === true,
          by: labels.map(({ by }) => by),
          lines: labels.map(({ line }) => line),
          reason,
          facts
        }))
      };
    })
  );
  const document = { schema: 1, questions };
  return safeJson(document);
}
function contradictedOf(cases) {
  return cases.filter(({ yes }) => yes === null).length;
}
function standingLine(require2, { check }) {
  const asked = `: the policy requires ${counted(require2.labels, "label")} and at least ${percent(require2.agreement, 0)}`;
  return meets(check, require2) ? ["green", "  may block", asked] : ["yellow", "  only advises", asked];
}
function whoWasAsked({ check: { models, votes, counts, unanswered }, cases }) {
  const contradicted = contradictedOf(cases);
  return [
    counted(agreementOf(counts).n, "label"),
    models.length === 0 ? "recorded answers" : models.join(", "),
    ...votes === 1 ? [] : [`${votes} votes each`],
    ...unanswered === 0 ? [] : [`${unanswered} without an answer`],
    ...contradicted === 0 ? [] : [`${contradicted} left out: their labels contradict each other`]
  ].join("; ");
}
function estimateLines({ check: { counts } }) {
  const { agreement, sensitivity, specificity, kappa } = agreementOf(counts);
  const row = (name, estimate, shown2 = percent) => {
    if (estimate === null) return [name, NOTHING, ""];
    const { value, lower, upper } = estimate;
    return [name, shown2(value), `${shown2(lower)} to ${shown2(upper)}`];
  };
  const rows = [
    ["", "value", "95 % bounds"],
    row("agreement", agreement),
    row("sensitivity: people's yes confirmed", sensitivity),
    row("specificity: people's no confirmed", specificity),
    row("Cohen's kappa", kappa, (value) => fixed(value, 2))
  ];
  return alignedRows(rows, "lrr");
}
var LONGEST = 160;
function disagreementLines({ of, said }) {
  const people = of.labels.map(({ by, line }) => `${by} (line ${line})`).join(", ");
  return [
    ["yellow", `  people ${of.yes ? "yes" : "no"}, judge ${of.yes ? "no" : "yes"}`, `: ${people}`],
    `    judge: ${said.reason === "" ? "no reason given" : cutToColumns(said.reason, LONGEST)}`,
    `    facts: ${cutToColumns(JSON.stringify(of.facts), LONGEST)}`
  ];
}

// src/commands/judge-check.ts
async function judgeCheck(words2, workplace) {
  const { values, positionals } = parseWords(words2, { policy: PATH, answers: PATH, json: FLAG }, { positionals: true });
  const { root, env, progress: announce, paint } = workplace;
  const text = policyText({ policy: values.policy, root });
  const policy = text === null ? defaultPolicy : readPolicy(text.file, text.text);
  const { judge } = policy;
  const rubrics = labelledRubrics(positionals, root);
  const voting = startVoting({ root, env, answers: values.answers, announce });
  const { text: redact } = startRedaction(redactionOf([policy], { env }).rules);
  const said = /* @__PURE__ */ new Map();
  const all = rubrics.flatMap(({ labelled }) => labelled.flatMap(({ question, cases }) => cases.map((of) => ({ question, of })))).filter(({ of }) => of.yes !== null);
  voting.expect(all.reduce((sum2, { question }) => sum2 + question.asks.length, 0));
  await atOnce(all, async ({ question: { asks, question, form }, of }) => {
    const shown2 = mapTexts(of.facts, redact);
    const votes = asks.map((ask) => {
      const own = judge && { ...judge, model: ask.model ?? judge.model };
      return voting.votesOn({ ...ask, shown: shown2 }, { judge: own, mayReuse: true, redact });
    });
    const given = asks.length === 0 ? [of.answer] : await Promise.all(votes);
    said.set(of, answerOfModels(given.map((answer) => readAnswers(answer, form, question))));
  });
  const notes = voting.notes();
  const checks = rubrics.map(({ file, id, labelled }) => {
    const questions = labelled.map((of) => compareWithPeople(of, said, howAsked(of.question, judge)));
    for (const { question, disagreements, check: check2 } of questions) {
      const { both_yes, both_no } = check2.counts;
      if (both_yes + both_no + disagreements.length === 0) throw silent(question.key, notes.map(render)[0]);
    }
    const byKey = Object.fromEntries(questions.map(({ question, check: check2 }) => [question.key, check2]));
    const check = { schema: 1, rubric: id, date: readToday(env), questions: byKey };
    return { file: besideRubric(file, "check"), check, questions };
  });
  for (const { file, check } of checks) writeAnew({ file, text: `${JSON.stringify(check, null, 2)}
` }, root);
  const require2 = judge?.require ?? null;
  const rendered = values.json ? renderJudgeCheckJson(checks, require2) : renderJudgeCheck(checks, require2, paint);
  return { text: rendered, aside: notesText(notes), exitCode: 0 };
}
function labelledRubrics(names, root) {
  const problems = new Problems();
  let unsettled = 0;
  const rubrics = findRubrics(names, root).flatMap(({ file, read }) => {
    const labels = problems.collect(() => readLabels(file, root)) ?? [];
    const rubric = labels.length === 0 ? void 0 : problems.collect(() => loadRubric(file, read()));
    if (rubric === void 0) return [];
    const where = { file: besideRubric(file, "labels") };
    problems.add(labels.flatMap((label2) => mislabelled(rubric, label2, { ...where, line: label2.line })));
    const labelled = rubric.judged.map((question) => ({ question, cases: labelledCases(question, labels) }));
    unsettled += labels.filter(({ label: label2 }) => label2 !== null).length;
    const settled = labelled.filter(({ cases }) => cases.some(({ yes }) => yes !== null));
    return settled.length === 0 ? [] : [{ file, id: rubric.id, labelled: settled }];
  });
  if (rubrics.length === 0 && problems.count === 0)
    problems.add([
      {
        code: "no-labels",
        what: "no question of a judge has an answer of a person",
        ...unsettled === 0 ? {} : { found: `${counted(unsettled, "label")} for other words of a question, or that contradict each other` },
        expected: "`NAME.labels.jsonl` beside the rubric, with a `label` on its lines",
        fix: "Let `agent-gate label` propose trials, and fill in its file"
      }
    ]);
  problems.throwAny();
  return rubrics;
}
function mislabelled({ id, judged }, { key, label: label2 }, where) {
  const form = judged.find((question) => question.key === key)?.form;
  const known = judged.map((question) => question.key);
  if (form === void 0)
    return [
      { code: "unknown-question", what: `\`${id}\` has no question \`${key}\``, where, ...adviseName(key, known) }
    ];
  if (form === "percent" || typeof label2 !== "number") return [];
  return [{ code: "bad-label", what: `\`${key}\` is answered by true or false`, where, found: `${label2}` }];
}
function silent(key, reason) {
  const what = `the judge answers \`${key}\` about none of its labelled cases`;
  const { what: found, next: fix = "Give the labels its `answer`: without `sees` no model is asked" } = reason ?? {};
  return new UserError({ code: "judge-silent", what, fix, ...found === void 0 ? {} : { found } });
}

// src/scoring/propose-labels.ts
var MOST2 = 20;
var RARE = 0.2;
function proposeLabels(rubric, questions, trials, { flipped, labelled }) {
  const cases = /* @__PURE__ */ new Map();
  for (const trial of trials) {
    for (const asked of casesOf(rubric, questions, trial)) {
      const known = knownCase(asked.question.key, asked.facts);
      const votes = [...cases.get(known)?.votes ?? [], ...asked.votes];
      cases.set(known, { ...asked, votes });
    }
  }
  const answered = /* @__PURE__ */ new Map();
  for (const { question, votes } of cases.values())
    if (votes[0] !== void 0) addTo(answered, `${votes[0]} ${question.key}`);
  const numberOf2 = (vote, key) => answered.get(`${vote} ${key}`) ?? 0;
  const isRare = ({ question: { key }, votes: [vote] }) => vote !== void 0 && numberOf2(vote, key) <= RARE * (numberOf2(true, key) + numberOf2(false, key));
  const ranked = [...cases].flatMap(([known, asked]) => {
    const reasons = [
      { why: "votes disagree", holds: new Set(asked.votes).size > 1 },
      { why: "its scenario flipped", holds: flipped.has(asked.scenario) },
      { why: "rare answer", holds: isRare(asked) },
      { why: "any case", holds: true }
    ];
    const rank = reasons.findIndex(({ holds }) => holds);
    return labelled.has(known) ? [] : [{ known, asked, rank, why: reasons[rank]?.why ?? "" }];
  });
  ranked.sort((a, b) => a.rank - b.rank || byText(a.known, b.known));
  return ranked.slice(0, MOST2).map(({ asked: { question, facts, scenario }, why }) => {
    return { key: question.key, question: question.question, facts, label: null, by: "", when: "", scenario, why };
  });
}
function knownCase(key, facts) {
  return `${shownHash(facts)} ${key}`;
}
function casesOf(rubric, questions, trial) {
  const { scenario, judge } = trial;
  const asked = /* @__PURE__ */ new Map();
  const votesOn = (asking) => {
    const about = shownHash(asking.shown);
    asked.set(`${asking.id} ${about}`, asking);
    const votes = [
      memberOf(trial[ANSWERS], asking.id) ?? (asking.isOfItems ? [] : memberOf(judge, asking.key) ?? [])
    ].flat();
    const own = votes.filter((vote) => !isRecord(vote) || vote.shown === void 0 || vote.shown === about);
    return own.length === 0 ? void 0 : own;
  };
  answerTrial([rubric], { ...trial, judge: void 0, [ANSWERS]: {} }, votesOn);
  const said = ({ form, question, passes }, votes) => (readAnswers(votes, form, question)?.given ?? []).map((given) => passes(scoreOfAnswer(given)));
  return [...asked.values()].flatMap((asking) => {
    const question = questions.find(({ key }) => key === asking.key);
    return question ? [{ question, facts: asking.shown, scenario, votes: said(question, votesOn(asking)) }] : [];
  });
}

// src/commands/label.ts
function label(words2, { root }) {
  const [name, ...names] = parseWords(words2, {}, { positionals: true }).positionals;
  if (name === void 0) throw usageError("label needs a bundle", "For example: agent-gate label bundle");
  const bundle = openWhole(name, root);
  const { flips } = decisionOfBundle(bundle);
  const flipped = new Set([...flips.broke, ...flips.fixed].map(({ scenario }) => scenario));
  const rubrics = askedRubrics(bundle, names, root);
  const reading = { mapping: null, select: [], redaction: startRedaction(NOTHING_MORE) };
  const lines = rubrics.map(({ file, rubric, questions }) => {
    const written = readLabels(file, root);
    const answering = written.filter((line) => questions.some((question) => isLabelOf(question, line)));
    const labelled = new Set(answering.map(({ key, facts }) => knownCase(key, facts)));
    const proposed = proposeLabels(rubric, questions, readRun([evidenceOf(bundle)], reading), { flipped, labelled });
    const target = besideRubric(file, "labels");
    if (proposed.length === 0) return `${target}: nothing more to label
`;
    const before = written.length === 0 ? "" : readText(target, root, { outside: true }).replace(/\n?$/, "\n");
    writeAnew({ file: target, text: before + proposed.map((line) => `${JSON.stringify(line)}
`).join("") }, root);
    return `${target}: ${counted(proposed.length, "line")} to fill in: \`label\`, \`by\` and \`when\`
`;
  });
  return { text: lines.join(""), exitCode: 0 };
}
function askedRubrics(bundle, names, root) {
  const { base, head } = readBasis(bundle).configs;
  const asked = [...head?.rubrics ?? [], ...base.rubrics].filter(({ judged }) => judged.length > 0);
  const rubrics = findRubrics(names, root).flatMap(({ file, read }) => {
    const rubric = loadRubric(file, read());
    const ofRun = asked.filter(({ id }) => id === rubric.id).flatMap(({ judged }) => judged);
    const isAsked = ({ key, question }) => ofRun.some((own) => own.key === key && own.question === question);
    const questions = rubric.judged.filter(isAsked);
    return questions.length === 0 ? [] : [{ file, rubric, questions }];
  });
  if (rubrics.length > 0) return rubrics;
  const ids = [...new Set(asked.map(({ id }) => `\`${id}\``))];
  throw new UserError({
    code: "no-questions",
    what: "the run asked no judge what these rubrics ask",
    where: { file: bundle.label },
    found: ids.length === 0 ? "no question" : `questions of ${ids.join(", ")}`,
    fix: "Name a rubric by which the run asked a judge; if its questions have changed since, run the gate again"
  });
}

// src/reporting/rubric-checks.ts
function renderRubricTests({ rubrics, untested, problems }, paint = PLAIN) {
  const lines = [
    ...rubrics.flatMap(rubricLines2),
    ...untested.map((file) => ["yellow", "none", `  ${file}: no cases stand beside the rubric`]),
    ...problems.map((problem) => ["red", "BAD", `   ${describeProblem(problem)}`])
  ];
  return paintLines(lines, paint);
}
function renderRubricTestsJson({ rubrics, untested, problems }) {
  const document = { schema: 1, rubrics, untested, problems };
  return safeJson(document);
}
function rubricLines2({ file, cases, mismatches, nodes, boundaries }) {
  const failed = new Set(mismatches.flatMap(({ name }) => name ?? [])).size;
  const among = `${failed === 0 ? "over" : `in ${failed} of`} ${counted(cases, "case")}`;
  const verdict = mismatches.length === 0 ? ["green", "ok", `    ${file}: ${counted(cases, "case")} as expected`] : ["red", "FAIL", `  ${file}: ${counted(mismatches.length, "expectation")} not met, ${among}`];
  const oneSided = nodes.filter(({ passed: passed2, failed: failed2 }) => passed2 === 0 || failed2 === 0);
  const tried = boundaries.filter(({ untried }) => untried.length === 0);
  return [
    verdict,
    ...mismatches.flatMap(mismatchLines),
    ...tally(
      `seen both to pass and to fail: ${nodes.length - oneSided.length} of ${counted(nodes.length, "node")}`,
      nodes,
      oneSided.map((node) => `${node.path} ${missing(node)}`)
    ),
    // Every threshold has a line: only a reader can judge whether the nearest score is near enough.
    ...tally(
      `tried below and above: ${tried.length} of ${counted(boundaries.length, "threshold")}`,
      boundaries,
      boundaries.map(boundaryText)
    )
  ];
}
function tally(total, all, lines) {
  return all.length === 0 ? [] : [`      ${total}`, ...lines.map((line) => `        ${line}`)];
}
function mismatchLines({ name, what, expected, found, where, explanation }) {
  const subject = name === null ? "all cases together" : `case "${name}"`;
  const line = `      ${describePlace(where)}: ${subject}: ${what} expected ${expected}, found ${found}`;
  return explanation === void 0 ? [line] : [line, `        because: ${explanation}`];
}
function missing({ kind, takesAway, passed: passed2, failed }) {
  if (passed2 === 0 && failed === 0) return "was never asked";
  const never = passed2 === 0 ? "passed" : "failed";
  if (kind !== "rule") return `never ${never}`;
  return passed2 === 0 === takesAway ? "always fired" : "never fired";
}
function boundaryText({ where, what, bound, below, above, untried }) {
  const near = beside([below === null ? "" : `${below} below`, above === null ? "" : `${above} above`], ", ");
  const notes = [untried.length === 0 ? "" : `never ${untried.join(" or ")}`, near === "" ? "" : `nearest ${near}`];
  return beside([`${describePlace(where)}: ${what} ${bound}`, beside(notes, "; ")], ": ");
}
var LEVELS = { error: "red", warning: "yellow", advice: "blue" };
function renderLint({ files, findings }, paint = PLAIN) {
  const lines = findings.map(({ level, code, what, next, where }) => {
    return [LEVELS[level], `${describePlace(where)}: ${level}`, `: ${what} [${code}]. ${next}`];
  });
  const { error, warning, advice } = countsOf(findings);
  const counts = `${counted(error, "error")}, ${counted(warning, "warning")}, ${advice} advice`;
  return paintLines([...lines, ["bold", `${counted(files.length, "file")}: ${counts}`]], paint);
}
function renderLintJson({ files, findings }) {
  const document = { schema: 1, files, counts: countsOf(findings), findings };
  return safeJson(document);
}
function countsOf(findings) {
  const count = (level) => findings.filter((finding) => finding.level === level).length;
  return { error: count("error"), warning: count("warning"), advice: count("advice") };
}

// src/commands/lint.ts
function lint(words2, workplace) {
  const options = { policy: PATH, baseline: PATH, json: FLAG, strict: FLAG };
  const { values, positionals } = parseWords(words2, options, { positionals: true });
  const run = lintRubrics({ ...values, names: positionals }, workplace);
  const fails = ({ level }) => level === "error" || values.strict === true && level === "warning";
  return {
    text: values.json ? renderLintJson(run) : renderLint(run, workplace.paint),
    exitCode: Number(run.findings.some(fails))
  };
}
function lintRubrics(options, { root, env }) {
  const today = readToday(env);
  const files = findRubrics(options.names, root);
  const bundle = options.baseline === void 0 ? null : openWhole(options.baseline, root);
  const read = files.map(readRubric);
  const rubrics = read.flatMap(({ rubric }) => rubric ?? []);
  const stored = bundle === null ? [] : loadRubrics(configOfBundle(bundle).rubrics);
  const seen = bundle === null ? /* @__PURE__ */ new Map() : coverageOf(bundle, rubrics);
  const policy = lintPolicy(options.policy, root, { today, bundle });
  const rubricFindings = read.flatMap(({ file, document, rubric, findings: findings2 }) => {
    if (document === null || !isRecord(document.value)) return findings2;
    const { value, placeOf: placeOf2 } = document;
    const main = {
      stored: stored.find(({ id }) => id === rubric?.id) ?? null,
      seen: (rubric && seen.get(rubric.id)) ?? null
    };
    const labels = rubric === null ? [] : unlessMistaken(
      () => lintLabels(rubric, file, root),
      (mistake) => findingsOf(mistake, file)
    );
    return [...findings2, ...lintRubric({ value, placeOf: placeOf2, rubric, ...main, today, require: policy.require }), ...labels];
  });
  const findings = [...rubricFindings, ...sharedNames(rubrics).map(findingOf), ...policy.findings];
  findings.sort((a, b) => byText(a.where.file, b.where.file) || byPlace(a, b));
  return { files: [...files.map(({ file }) => file), ...policy.files], findings };
}
function readRubric({ file, read }) {
  let document = null;
  try {
    document = parseYamlDocument(file, read());
    return { file, document, rubric: compileDocument(document), findings: [] };
  } catch (error) {
    return { file, document, rubric: null, findings: findingsOf(error, file) };
  }
}
function lintLabels({ judged }, rubric, root) {
  const labels = readLabels(rubric, root);
  const cases = judged.flatMap((question) => labelledCases(question, labels));
  return cases.flatMap(({ yes, labels: same }) => {
    if (yes !== null) return [];
    const said = same.map(({ by, label: label2, line: line2 }) => `${label2} by ${by} (line ${line2})`);
    const [{ key = "", line = 1 } = {}] = same;
    const what = `labels of \`${key}\` contradict each other on the same facts: ${allOf(said)}`;
    const next = "Agree on one; until then `judge-check` leaves these facts out";
    const where = { file: besideRubric(rubric, "labels"), line };
    return [{ level: "warning", code: "labels-contradict", what, next, where }];
  });
}
function lintPolicy(named2, root, { today, bundle }) {
  const found = policyText({ policy: named2, root });
  if (found === null) return { files: [], findings: [], require: [] };
  const { file, text } = found;
  try {
    const policy = readPolicy(file, text);
    const reviews = dueReviews(policy, today).map(render).map(({ code, what, next = "", place = { file } }) => {
      return { level: "warning", code, what, next, where: place };
    });
    const findings = [...reviews, ...bundle === null ? [] : unprobed(policy, bundle)];
    return { files: [file], findings, require: policy.rubrics.require };
  } catch (error) {
    return { files: [file], findings: findingsOf(error, file), require: [] };
  }
}
function unprobed(policy, bundle) {
  const [newest] = historyOfBundle(bundle);
  const { compared: compared2 } = probeSuite(policy, reportOfBundle(bundle), newest?.probes ?? []);
  const lacking = compared2.filter(({ arm, unknown }) => memberOf(policy.arms, arm)?.required && unknown.length > 0);
  return lacking.map(({ arm, unknown }) => {
    const what = `\`${arm}\` has no verdict on ${counted(unknown.length, "scenario")} of main: ${nameList(unknown)}`;
    const where = policy.placeOf(memberPointer("/arms", arm));
    return { level: "warning", code: "probe-missing", what, next: `Run \`${arm}\` on them on main`, where };
  });
}
function findingsOf(error, file) {
  if (!(error instanceof UserError)) throw error;
  return error.problems.map((problem) => findingOf({ where: { file }, ...problem }));
}
function findingOf(problem) {
  const { code, where = { file: "" } } = problem;
  return { level: "error", code, what: whatIsWrong(problem), next: fixOf(problem) || "Fix it", where };
}
function coverageOf(bundle, rubrics) {
  if (!bundle.has(EVIDENCE_FILE)) return /* @__PURE__ */ new Map();
  const counters = /* @__PURE__ */ new Map();
  const reading = { mapping: null, select: [], redaction: startRedaction(DEFAULT_RULES) };
  for (const trial of readRun([evidenceOf(bundle)], reading)) {
    for (const scored of scoreTrial(rubrics, trial).rubrics) {
      if (scored.at === null) continue;
      const { rubric } = scored;
      const counter = counters.get(rubric.id) ?? startCoverage(rubric);
      counters.set(rubric.id, counter);
      const tree = askedTree({ scored, result: explainRubric(scored) });
      if (tree !== void 0) counter.add(tree);
    }
  }
  return new Map([...counters].map(([id, counter]) => [id, counter.finish()]));
}

// src/gating/noise-report.ts
function noiseReport(input) {
  const { suite, policy, runs } = input;
  const reports = runs.map(({ report: report2 }) => report2);
  const primary = reports[0] === void 0 ? void 0 : primaryRubric(reports[0]);
  const scenarios = primary === void 0 ? [] : repeatedScenarios(reports, primary.rubric);
  if (primary === void 0 || scenarios.length === 0) return null;
  const changed = scenarios.filter(({ differing }) => differing > 0);
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
    changed: changed.map(({ scenario, scores }) => ({ scenario, scores })),
    results: {
      share: mean(scenarios.map(({ differing }) => differing)),
      // The rule of three: Hanley and Lippman-Hand (1983).
      at_most: changed.length > 0 ? null : Math.min(1, 3 / (scenarios.length * (runs.length - 1)))
    },
    phi: phiOf(scenarios, runs.length),
    gate: {
      pairings: decisions.length,
      blocked: decisions.filter(({ exit_code }) => exit_code !== 0).length,
      expected: testSettings(policy).alpha
    }
  };
}
function phiOf(scenarios, runs) {
  if (runs < FEWEST_RUNS) return null;
  const { families } = familiesOf(scenarios.map(({ family }) => family));
  const { phi } = runVariance(
    scenarios.map(({ scores }) => scores),
    fewest(scenarios.map(({ trials }) => trials)),
    families
  );
  return rounded(phi);
}
function decisionsOf({ suite, policy, runs, today }) {
  const pairings = runs.flatMap(
    (candidate) => runs.flatMap((baseline) => baseline === candidate ? [] : [{ candidate, baseline }])
  );
  return pairings.map(
    ({ candidate, baseline }) => decide({
      suite,
      policy,
      candidate: candidate.report,
      candidateOrigin: {},
      baselines: [baseline],
      waivers: [],
      today,
      notes: [],
      config: null,
      relaxed: [],
      history: [],
      confirm: null
    })
  );
}
function repeatedScenarios(reports, rubric) {
  const [first, ...furtherReports] = reports;
  if (first === void 0) return [];
  return pairScenarios({ candidate: first, runs: furtherReports }).pairs.flatMap(({ scenario, candidate, runs }) => {
    const all = [candidate, ...runs].filter((run) => run !== null);
    const scores = all.flatMap((run) => meanScore(run, rubric) ?? []);
    if (scores.length < reports.length) return [];
    const pairs = all.flatMap((run, index) => all.slice(0, index).map((otherRun) => !sameResult(run, otherRun)));
    const differing = pairs.filter(Boolean).length / pairs.length;
    const trials = fewest(all.map((run) => scoresOf(run, rubric)?.scores.length ?? 1));
    return [{ scenario, family: candidate.family, scores, trials, differing }];
  });
}

// src/reporting/noise.ts
var WIDTH = 120;
var MOST3 = 20;
function renderNoise(report2, paint = PLAIN, width = WIDTH) {
  const { suite, runs, metric, changed, scenarios, phi, gate: gate2 } = report2;
  const wouldBlock = `This gate would block ${gate2.blocked} of ${gate2.pairings} (each run judged against each other one); it is made for up to ${percent(gate2.expected)}.`;
  const more = changed.length - MOST3;
  const lines = [
    ["bold", `Noise of ${suite}: ${counted(runs.length, "run")} of one commit`],
    ...foldText("", headline(report2), width),
    "",
    ...tableLines(
      ["Run", metric, "Scored trials"],
      runs.map(({ label: label2, score: value, trials }) => [label2, value === null ? NOTHING : percent(value), String(trials)]),
      width
    ),
    "",
    ...[wouldBlock, sharedLine(phi)].flatMap((line) => foldText("- ", line, width)),
    ...changed.length === 0 ? [] : ["", `Scenarios that changed (${changed.length} of ${scenarios})`],
    ...tableLines(
      ["Scenario", ...runs.map((_, index) => `Run ${index + 1}`)],
      changed.slice(0, MOST3).map(({ scenario, scores }) => [scenario, ...scores.map(score)]),
      width
    ),
    ...more > 0 ? [`${more} more, by --json`] : []
  ];
  return paintLines(lines, paint);
}
function tableLines(columns, rows, width) {
  if (rows.length === 0) return [];
  return alignedRows([columns, ...rows], "l".padEnd(columns.length, "r"), width).map(
    (line, index) => index === 0 ? ["dim", line] : line
  );
}
function headline({ scenarios, changed, results: { share, at_most: most } }) {
  const all = counted(scenarios, "scenario");
  if (most !== null) return `Nothing changed in ${all}, which still allows ${percent(most)} of the results to differ`;
  return `${changed.length} of ${all} changed, and ${percent(share)} of the results differ between any two runs`;
}
function sharedLine(phi) {
  if (phi === null) return "Three runs or more show whether something moves whole runs.";
  if (phi <= LARGEST_PHI_BY_CHANCE)
    return `Whole runs differ about as much as their scenarios explain (phi ${fixed(phi, 1)}): nothing shared seems to move.`;
  return `Whole runs differ ${fixed(phi, 1)} times as much as their scenarios explain (phi): something shared moves, such as the environment. Use a control: \`on_inconclusive: confirm\` with \`confirm: { control: true }\`.`;
}

// src/commands/noise.ts
async function noise(words2, { root, env, paint, width }) {
  const { values, positionals: names } = parseWords(words2, MEASURING_OPTIONS, { positionals: true });
  if (names.length < 2)
    throw usageError(
      "noise needs two runs of one commit or more",
      "For example: agent-gate noise run-1.jsonl run-2.jsonl"
    );
  const options = measuringOptions(values);
  const sources = openNamed(names, root);
  if (sources.length < names.length)
    throw new UserError({ code: "same-run", what: "a run is named twice", fix: "Name different runs of one commit" });
  const config = configFor(options, firstBundle(sources), root);
  const how = { select: options.select, root, configs: headDecides(config), secrets: { env }, ask: askNoJudge };
  const runs = await Promise.all(sources.map((source) => measureSource(source, how)));
  requireOneCommit(runs);
  for (const run of runs) requireSameRubrics(run, config);
  const { policy } = config;
  const report2 = noiseReport({ suite: policy.suite, policy, runs, today: readToday(env) });
  if (report2 === null) {
    const what = "no scenario has a verdict in every run";
    throw new UserError({ code: "nothing-in-common", what, fix: "Name complete runs of the same suite" });
  }
  return { text: options.json ? safeJson(report2) : renderNoise(report2, paint, width), exitCode: 0 };
}
function configFor({ rubrics, mapping, policy }, kept, root) {
  const isNamed = rubrics.length > 0 || mapping !== void 0 || policy !== void 0;
  return kept === null || isNamed ? loadConfig({ rubrics, mapping, policy, root }) : compileConfig(configOfBundle(kept));
}
function requireSameRubrics({ report: report2, origin: { label: label2 } }, { rubrics }) {
  const unmatched = rubrics.find(
    ({ id, hash }) => !report2.rubrics.some((scored) => scored.rubric === id && scored.hash === hash)
  );
  if (unmatched === void 0) return;
  throw new UserError({
    code: "other-rubrics",
    what: `\`${label2}\` was scored with another \`${unmatched.id}\` and keeps no trials to score again`,
    fix: "Name bundles with evidence, or results files"
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
    fix: "Run the suite several times on one commit, for example by re-running the workflow on main"
  });
}

// src/commands/test-rubrics.ts
function test(words2, { root, paint }) {
  const { values, positionals } = parseWords(words2, { json: FLAG, answers: PATH }, { positionals: true });
  const run = testRubrics(positionals, root, values.answers);
  const isMissed = run.rubrics.some(({ mismatches }) => mismatches.length > 0);
  const text = values.json ? renderRubricTestsJson(run) : renderRubricTests(run, paint);
  return { text, exitCode: run.problems.length > 0 ? 3 : Number(isMissed) };
}
function testRubrics(names, root, answers) {
  const problems = new Problems();
  const named2 = names.length === 0 ? [RUBRIC_FOLDER] : names;
  const files = new Set(named2.flatMap((name) => problems.collect(() => findCaseFiles(name, root)) ?? []));
  const votesOn = answers === void 0 ? void 0 : readVotes(answers, root, null);
  const examine = (file) => problems.collect(() => examineRubric(readRubricPair(file, root), votesOn)) ?? [];
  const rubrics = [...files].sort().flatMap(examine);
  const without = named2.flatMap((name) => problems.collect(() => findUntested(name, root)) ?? []);
  const untested = new Map(without.map(({ file, text }) => [file, text]));
  for (const [file, text] of untested) problems.collect(() => loadRubric(file, text));
  if (rubrics.length === 0) problems.throwAny();
  return { rubrics, untested: [...untested.keys()].sort(), problems: problems.all() };
}

// src/commands/help.ts
var HELP = {
  gate: {
    words: "--results GLOB... [options]",
    text: `Scores the trials of a suite, compares them with main, and decides.

  --results GLOB         results files; repeat it, or list several
  --confirm-results GLOB fresh trials of scenarios that an earlier run asked for; may match nothing
  --control-results GLOB control trials of the same scenarios at main's newest commit; {round} in either stands for any number
  --expected-shards N    number of shards; {shard} in --results stands for 1 to N
  --mapping NAME|FILE    how to read the results: a shipped mapping or a file (default: the native format)
  --select FACT=VALUE    keep only trials whose fact has this value
  --rubrics NAME|GLOB    shipped rubrics or files (default: rubrics/*.yml, else the harness's own verdict)
  --policy FILE          thresholds and tolerances (default: .github/agent-gate.yml, if it exists)
  --baseline WHAT        run of main to compare with: a bundle (folder or zip), a baseline file, results, or none
                         (default: none); repeat it for up to five runs, newest first
  --baseline-select F=V  like --select, for a baseline that is a results file (default: --select)
  --out DIR              write the bundle there: evidence, result trees, report, decision
  --report FILE          write the HTML report there: what broke by cause, both runs side by side; needs no network
  --junit FILE           write JUnit XML there: one test case a scenario, flaky ones and errors apart
  --answers FILE         keep the judge model's answers there, and ask no question twice
  --format NAME          form of the decision (default: terminal on a terminal, else markdown)
${formatLines()}
  --json                 the same as --format json

The policy names the judge model; AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY give access to it.
Exit codes: 0 pass, 1 fail, 2 inconclusive and the policy blocks it, 3 invalid evidence or an internal error.
`
  },
  demo: {
    words: "[--format NAME] [--json]",
    text: `Gates a published agent that got worse, from the folder of Agent Gate itself. Always exits with 0.
`
  },
  init: {
    words: "[RESULTS...] [--suite NAME] [options]",
    text: `Writes a workflow, a policy and, unless every result has a verdict of its own, a rubric. Never overwrites a file.
RESULTS are files or patterns (default: results/*.jsonl, if there are any). Without --mapping it detects their format, or drafts
a mapping from what they hold.
Takes --mapping, --select and --json as gate does. Exit codes: 0 done, 3 not possible.

  --suite NAME           name of the suite (default: from the policy, else from the folder)
  --verdict PATH         value that is the verdict, if several may be: a selector such as $.correct, or $.grade=A,B
  --pass-at SCORE        lowest score of a trial that passes, for results that hold only scores
  --control              run broken scenarios again at main's commit too; the workflow then installs the agent twice
`
  },
  inspect: {
    words: "RESULTS... [options]",
    text: `Shows what is read from results: trials, errors, facts with their coverage, what each selector of the mapping finds,
and three trials in full. Takes --mapping, --select and --policy as gate does; --json prints one document. Exit codes:
0 readable, 3 the gate refuses them.
`
  },
  explain: {
    words: "RUN [SCENARIO...] [options]",
    text: `Explains results node by node: \u2713 passed, \u2717 failed, ! warned, \u2013 not asked, ? cannot be judged.
Shows the named scenarios, else the first ten trials that did not pass. RUN is a bundle, scored with its own rubrics or with
--rubrics, or a results file. Of named scenarios it also shows the facts, each with the selector that gave it, and the steps,
with the first that differs from main: --baseline names a bundle or results of main; a bundle keeps main's trials of what broke.
--answers names a file of a judge's answers for what the run leaves open. Takes --mapping, --select, --rubrics and --policy as gate does; --json prints all that did not pass.
`
  },
  "judge-check": {
    words: "[RUBRIC...] [--policy FILE] [--answers FILE] [--json]",
    text: `Asks the policy's judge what people have answered in NAME.labels.jsonl beside a rubric, and prints for each question: agreement,
sensitivity, specificity and Cohen's kappa with 95 % bounds, and every disagreement with the judge's reason. Writes NAME.judge-check.json.
RUBRIC is a file, a folder or a shipped name (default: those of rubrics/ with labels). --answers keeps the answers, as for gate.
Exit codes: 0 written, 3 no labels, or no answer.
`
  },
  label: {
    words: "BUNDLE [RUBRIC...]",
    text: `Adds the cases of a bundle that people should label to NAME.labels.jsonl beside each rubric, as lines to fill in, redacted: votes that
disagree, scenarios that flipped, rare answers, then any; at most twenty a rubric, none that is there already.
Questions are those that the run was asked and the rubric still asks. RUBRIC is as for judge-check (default: those of rubrics/). Exit codes: 0 done, 3 no bundle, or no question.
`
  },
  noise: {
    words: "RUN RUN... [options]",
    text: `Measures how much runs of one commit differ. RUN is a bundle, a baseline file or a results file.
Takes --mapping, --select, --rubrics, --policy and --json as gate does. Where none of rubrics, mapping and policy is named, the first
bundle brings its own.
`
  },
  test: {
    words: "[NAME...] [--answers FILE] [--json]",
    text: `Runs the cases of rubrics (rubrics/x.test.yml for rubrics/x.yml). Names nodes that never passed or never failed, and thresholds
that no case comes near. NAME is a folder, a rubric, a file of cases or a pattern (default: rubrics). --answers names a file of a judge's
answers for what cases leave open. Exit codes: 0 all cases hold, 1 one does not, 3 a file cannot be read.
`
  },
  lint: {
    words: "[RUBRIC...] [options]",
    text: `Finds contradictions, unused names, thresholds past their review, rubrics changed without a new version, and what the policy requires
of rubrics (rubrics.require). RUBRIC is a folder, a file, a shipped name or a pattern (default: rubrics). Takes --policy and --json as gate does.
Exit codes: 0 no error, 1 an error, such as a rubric or policy that does not load, 3 a rubric, policy or bundle is missing.

  --baseline BUNDLE      run of main: what changed since, and what always or never passed in it
  --strict               exit 1 for warnings too
`
  },
  verify: {
    words: "BUNDLE [--statement FILE] [--json]",
    text: `Checks a bundle (folder or zip): every file has its hash, none was added, every JSON file fits its schema.
With a signed statement about a decision, also that it is about this bundle, and that the bundle replays to it; the signature itself is
for \`gh attestation verify\`. FILE is what that prints with --format json, or a downloaded attestation.
Exit codes: 0 it holds, 1 it does not, 3 no bundle.
`
  },
  replay: {
    words: "BUNDLE [--statement FILE] [--json]",
    text: `Verifies a bundle (folder or zip), scores its trials and decides again, and compares every byte. Needs no network.
Exit codes: 0 the same, 1 different, 3 no bundle.
`
  },
  backtest: {
    words: "BUNDLE... [--policy FILE] [--rubrics NAME|GLOB] [--json]",
    text: `Decides stored runs again by a proposed policy or rubrics, and says what would change. No agent runs. Bundles of main stand beside those of
pull requests: other rubrics need them, since main's trials are scored again too. What is not named is that of each bundle.
`
  },
  report: {
    words: "BUNDLE [MAIN-BUNDLE] [--out FILE]",
    text: `Writes the HTML report of a bundle (folder or zip): one file, which a browser opens without a network. It shows main's trials of
scenarios that broke or were fixed; with a bundle of main, of all.

  --out FILE             write it there (default: agent-gate-report.html)
`
  },
  playground: {
    words: "[RESULTS] [options]",
    text: `Writes one HTML file with the engine in it: it scores while you edit a rubric, and shows what the edit does. RESULTS is a results
file or a bundle, which brings its own rubrics (default: a published example). Takes --mapping, --select, --rubrics and --policy as gate does.

  --baseline WHAT        run of main to compare with: results or a bundle
  --out FILE             write it there (default: agent-gate-playground.html)
`
  },
  brief: {
    words: "BUNDLE",
    text: `Prints the result of a bundle (folder or zip) as Markdown for a coding agent: causes, first different actions, what failed, and
commands to look closer. What agents wrote stands in code spans and blocks alone.
`
  },
  "baseline-file": {
    words: "BUNDLE [--out FILE]",
    text: `Prints the baseline file of a bundle. Commit it on the base branch for the action's input baseline-file.

  --out FILE             write it there instead
`
  }
};
var COMMON = `  --help, --version, --no-color (as the variable NO_COLOR)

With --json, every command also reports problems as JSON on standard output: {"schema":1,"problems":[...]}; gate reports a decision.
`;
function formatLines() {
  return Object.entries(FORMATS).map(([name, { help }]) => `                         ${name.padEnd(9)} ${help}`).join("\n");
}
function usageOf(command) {
  const help = Object.hasOwn(HELP, command) ? HELP[command] : void 0;
  if (help !== void 0) return `Usage: agent-gate ${command} ${help.words}

${help.text}`;
  const calls = Object.entries(HELP).map(([name, { words: words2 }]) => `agent-gate ${name} ${words2}
`);
  const texts = Object.entries(HELP).map(([name, { text }]) => `${name}: ${text}
`);
  return `Usage: ${calls.join("       ")}
${texts.join("")}${COMMON}`;
}

// src/commands/by-name.ts
var COMMANDS = /* @__PURE__ */ new Map([
  ["backtest", backtest],
  ["baseline-file", baselineFile],
  ["brief", brief],
  ["demo", demo],
  ["explain", explain],
  ["init", init],
  ["inspect", inspect],
  ["judge-check", judgeCheck],
  ["label", label],
  ["lint", lint],
  ["noise", noise],
  ["playground", playground],
  ["replay", replay],
  ["report", report],
  ["test", test],
  ["verify", verify]
]);
export {
  COMMANDS,
  usageOf
};
