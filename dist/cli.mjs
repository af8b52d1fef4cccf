#!/usr/bin/env node
import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  UNNAMED_SUITE,
  UserError,
  adviseName,
  codeSpan,
  decide,
  describeProblem,
  details,
  detectableDrop,
  findGivenBaseline,
  fixed,
  invalidDecision,
  joined,
  loadRuler,
  mean,
  meanScore,
  measureGiven,
  pairScenarios,
  predictedError,
  primaryRubric,
  productVersion,
  prose,
  quantity,
  rate,
  readSelection,
  readToday,
  renderComment,
  renderJson,
  runGate,
  safeJson,
  score,
  smallestHalfWidth,
  sum,
  table,
  testSettings,
  variance
} from "./chunks/chunk-ZS7RORRJ.mjs";
import "./chunks/chunk-RPPNX6LV.mjs";

// src/cli-words.ts
import { parseArgs } from "node:util";
var LISTS = /* @__PURE__ */ new Set(["--results", "--rubrics"]);
function parseWords(words, options, { positionals }) {
  try {
    const args = positionals ? [...words] : repeatListOptions(words);
    return parseArgs({ args, options, strict: true, allowPositionals: positionals });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw usageError(cause.message, adviceFor(words, Object.keys(options)), cause);
  }
}
function parseSelection(text) {
  const selection = readSelection(text);
  if (selection === null)
    throw usageError(`\`${text}\` is not FACT=VALUE`, "For example: --select provider=my-agent-v2");
  return selection;
}
function usageError(what, mend, cause) {
  return new UserError({ code: "usage", what, mend }, { cause });
}
function adviceFor(words, known) {
  const unknown = words.find((word) => word.startsWith("--") && !known.includes(word.slice(2).split("=")[0] ?? ""));
  return unknown === void 0 ? "See agent-gate --help" : adviseName(unknown.slice(2), known);
}
function repeatListOptions(words) {
  let list;
  return words.flatMap((word, index) => {
    if (word.startsWith("--")) {
      list = LISTS.has(word) ? word : void 0;
      return [word];
    }
    const isFirst = words[index - 1] === list;
    return list === void 0 || isFirst ? [word] : [list, word];
  });
}

// src/cli-options.ts
var USAGE = `Usage: agent-gate gate --results GLOB... [options]
       agent-gate noise RUN RUN... [options]

gate scores the trials of an agent's suite with rubrics, compares them with main, and decides.

  --results GLOB         results files; repeat it, or list several
  --mapping NAME|FILE    how to read them: a shipped mapping or a file (default: the native format)
  --select FACT=VALUE    keep the trials whose fact has this value
  --rubrics NAME|GLOB    rubrics: shipped names or files (default: rubrics/*.yml, else the harness's own verdict)
  --policy FILE          thresholds and tolerances (default: .github/agent-gate.yml where it exists)
  --baseline WHAT        a run of main to compare with: a bundle (folder or zip), a results file, or none (default: none);
                         repeat it for up to five runs, newest first: from three on the gate knows main's own noise
  --baseline-select F=V  like --select, for a baseline that is a results file (default: what --select says)
  --base-policy FILE     the policy on main, whose waivers count (default: the one in the newest bundle)
  --out DIR              write the bundle there: evidence, result trees, report, decision
  --json                 print the decision as one JSON document

noise says how far two runs of the same commit lie apart, and what that means for a gate. RUN is a bundle or a results file;
it takes --mapping, --select, --rubrics, --policy and --json as above.

  --help, --version

Exit codes: 0 pass, 1 fail, 2 inconclusive where the policy says so, 3 invalid evidence or a broken gate.
`;
var MOST_BASELINES = 5;
var SHARED_OPTIONS = {
  mapping: { type: "string" },
  select: { type: "string", multiple: true },
  rubrics: { type: "string", multiple: true },
  policy: { type: "string" },
  json: { type: "boolean" }
};
var GATE_OPTIONS = {
  ...SHARED_OPTIONS,
  results: { type: "string", multiple: true },
  baseline: { type: "string", multiple: true },
  "baseline-select": { type: "string", multiple: true },
  "base-policy": { type: "string" },
  out: { type: "string" }
};
function parseGateOptions(words) {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const results = values.results ?? [];
  if (results.length === 0)
    throw usageError("`--results` is missing", 'Name the results files: --results "results/*.json"');
  const select = (values.select ?? []).map(parseSelection);
  return {
    results,
    mapping: values.mapping,
    select,
    rubrics: values.rubrics ?? [],
    policy: values.policy,
    baselines: readBaselines(values.baseline ?? []),
    baselineSelect: values["baseline-select"]?.map(parseSelection) ?? select,
    basePolicy: values["base-policy"],
    out: values.out,
    json: values.json ?? false
  };
}
function parseNoiseOptions(words) {
  const { values, positionals } = parseWords(words, SHARED_OPTIONS, { positionals: true });
  if (positionals.length < 2)
    throw usageError(
      "noise needs two runs of one commit or more",
      "For example: agent-gate noise run-1.jsonl run-2.jsonl"
    );
  return {
    runs: positionals,
    mapping: values.mapping,
    select: (values.select ?? []).map(parseSelection),
    rubrics: values.rubrics ?? [],
    policy: values.policy,
    json: values.json ?? false
  };
}
function readBaselines(names) {
  if (names.length === 1 && names[0] === "none") return [];
  if (names.includes("none"))
    throw usageError("`--baseline none` stands beside other baselines", "Leave out one or the other");
  if (names.length > MOST_BASELINES)
    throw usageError(
      `\`--baseline\` is given ${names.length} times`,
      `Give the ${MOST_BASELINES} newest runs of main, newest first`
    );
  return names;
}

// src/gating/repeated-scenarios.ts
var ROUNDING = 1e-9;
function repeatedScenarios(reports, rubric) {
  const [first, ...others] = reports;
  if (first === void 0) return [];
  return pairScenarios({ candidate: first, runs: others }).pairs.flatMap(({ scenario, candidate, runs }) => {
    const all = [candidate, ...runs].filter((run) => run !== null);
    const scores = all.map((run) => meanScore(run, rubric)).filter((score2) => score2 !== null);
    if (scores.length < reports.length) return [];
    const trials = Math.min(...all.map((run) => run.rubrics[rubric]?.scores.length ?? 1));
    const results = all.map(resultOf);
    const differing = shareOfPairs(all.length, (i, j) => results[i] !== results[j]);
    const moving = shareOfPairs(all.length, (i, j) => Math.abs((scores[i] ?? 0) - (scores[j] ?? 0)) > ROUNDING);
    return [{ scenario, scores, trials, differing, moving }];
  });
}
function resultOf({ rubrics }) {
  const tidy = (rate2) => Math.round(rate2 / ROUNDING);
  return JSON.stringify(
    Object.keys(rubrics).sort().map((id) => {
      const { scores, criteria } = rubrics[id] ?? { scores: [], criteria: {} };
      const applied = Object.entries(criteria).filter(([, { total }]) => total > 0);
      const rates = applied.map(([key, { passed, total }]) => `${key} ${tidy(passed / total)}`).sort();
      return [id, scores.length === 0 ? null : tidy(mean(scores)), rates];
    })
  );
}
function shareOfPairs(runs, differs) {
  const pairs = Array.from({ length: runs }, (_, i) => Array.from({ length: i }, (_2, j) => differs(i, j))).flat();
  return pairs.filter(Boolean).length / pairs.length;
}

// src/gating/noise-report.ts
var MOST_RUNS = 5;
function noiseReport(input) {
  const { suite, policy, runs } = input;
  const reports = runs.map(({ report: report2 }) => report2);
  const primary = reports[0] === void 0 ? void 0 : primaryRubric(reports[0]);
  const scenarios = primary === void 0 ? [] : repeatedScenarios(reports, primary.rubric);
  if (primary === void 0 || scenarios.length === 0) return null;
  const changed = scenarios.filter(({ differing }) => differing > 0);
  return {
    schema: 1,
    suite,
    metric: primary.metric,
    runs: runs.map((run) => ({
      label: run.origin.label,
      score: run.report.rubrics.find(({ rubric }) => rubric === primary.rubric)?.score ?? null,
      trials: run.report.trials.scored
    })),
    scenarios: scenarios.length,
    changed: changed.map(({ scenario, scores }) => ({ scenario, scores })),
    results: resultsOf(scenarios, runs.length),
    any_drop: anyDrop(scenarios, runs.length),
    gate: ownGate(input),
    sight: sightOf(scenarios, policy),
    hint: hintOf(policy, changed.length > 0)
  };
}
function resultsOf(scenarios, runs) {
  const shares = scenarios.map(({ differing }) => differing);
  const comparisons = scenarios.length * (runs - 1);
  return {
    comparisons,
    share: mean(shares),
    error: shares.length < 2 ? null : Math.sqrt(variance(shares) / shares.length),
    // The rule of three: Hanley and Lippman-Hand (1983).
    at_most: shares.some((share) => share > 0) ? null : Math.min(1, 3 / comparisons)
  };
}
function anyDrop(scenarios, runs) {
  const totals = Array.from({ length: runs }, (_, run) => mean(scenarios.map(({ scores }) => scores[run] ?? 0)));
  const pairs = orderedPairs(totals);
  const nothingMoves = scenarios.reduce((chance, { moving }) => chance * (1 - moving), 1);
  return {
    pairings: pairs.length,
    blocked: pairs.filter(([candidate, baseline]) => candidate < baseline - ROUNDING).length,
    expected: (1 - nothingMoves) / 2
  };
}
function ownGate({ suite, policy, runs, today }) {
  const decisions = orderedPairs(runs).map(
    ([candidate, baseline]) => decide({
      suite,
      policy,
      candidate: candidate.report,
      candidateOrigin: {},
      baselines: [baseline],
      waivers: [],
      today,
      notes: []
    })
  );
  const blocked = decisions.filter(({ exit_code, more_trials }) => exit_code !== 0 && more_trials === 0).length;
  return { pairings: decisions.length, blocked, expected: testSettings(policy).alpha };
}
function orderedPairs(items) {
  return items.flatMap((one, i) => items.flatMap((other, j) => i === j ? [] : [[one, other]]));
}
function sightOf(scenarios, policy) {
  if (scenarios.length < FEWEST_SCENARIOS) return null;
  const runs = scenarios.map(({ scores }) => scores.slice(0, MOST_RUNS));
  const baselines = runs[0]?.length ?? 0;
  const { alpha, power, shares } = testSettings(policy);
  const share = pairedShare(baselines >= FEWEST_RUNS ? shares.withHistory : shares.withoutHistory);
  const error = predictedError(runs);
  const floor = smallestHalfWidth(scenarios.length, Math.min(...scenarios.map(({ trials }) => trials)), alpha);
  const drop = detectableDrop(error, scenarios.length - 1, { alpha: alpha * share, power });
  return { baselines, error, detectable: Math.min(1, Math.max(drop, floor)) };
}
function pairedShare({ paired, history, criteria }) {
  return paired / sum([paired, history, criteria]);
}
function hintOf({ noise: noise2 }, hasChanged) {
  if (hasChanged) return noise2 === "none" ? "not-deterministic" : null;
  return noise2 === "none" ? null : "consider-none";
}

// src/noise.ts
function measureNoise(options, { root, env }) {
  const ruler = loadRuler({ ...options, root });
  const runs = options.runs.map((name) => measureGiven({ name, select: options.select, root }, ruler));
  requireOneCommit(runs);
  const { policy } = ruler;
  const found = noiseReport({ suite: policy.suite ?? UNNAMED_SUITE, policy, runs, today: readToday(env) });
  if (found !== null) return found;
  throw new UserError({
    code: "nothing-in-common",
    what: "no scenario has a verdict in every run",
    mend: "Name complete runs of the same suite"
  });
}
function requireOneCommit(runs) {
  const commits = [...new Set(runs.flatMap(({ origin }) => origin.sha ?? []))];
  if (commits.length < 2) return;
  throw new UserError({
    code: "several-commits",
    what: "the runs are of several commits, so they differ by more than noise",
    expected: "runs of one commit",
    found: commits.map((sha) => sha.slice(0, 7)).join(", "),
    mend: "Run the suite several times on one commit, for example by re-running the workflow on main"
  });
}

// src/reporting/noise.ts
var MOST_SCENARIOS = 100;
function renderNoise(found) {
  const blocks = [
    `## Noise of ${prose(found.suite, 60)}: ${quantity(found.runs.length, "run")} of one commit`,
    `**${headline(found)}**`,
    runsTable(found),
    [anyDropLine(found), gateLine(found), ...sightLine(found), ...hintLine(found)].map((line) => `- ${line}`).join("\n"),
    changedTable(found)
  ];
  return `${joined(blocks)}
`;
}
function renderNoiseJson(found) {
  return safeJson(found);
}
function headline({ scenarios, changed, results, runs }) {
  if (changed.length === 0) return `Nothing changed in ${quantity(scenarios, "scenario")}`;
  const share = rate(results.share);
  const error = results.error === null ? "" : ` (standard error ${fixed(results.error * 100, 1)} points)`;
  const among = runs.length === 2 ? "" : `, and ${share} of the results differ between any two runs${error}`;
  const alone = runs.length === 2 ? ` (${share}${error.replace(" (", ", ").replace(")", "")})` : "";
  return `${changed.length} of ${quantity(scenarios, "scenario")} changed${alone}${among}`;
}
function runsTable({ runs, metric }) {
  const rows = runs.map(({ label, score: value, trials }) => [
    codeSpan(label),
    value === null ? "–" : rate(value),
    String(trials)
  ]);
  return table(["Run", prose(metric, 60), "Scored trials"], rows);
}
function anyDropLine({ metric, any_drop }) {
  const expected = `expected: up to ${rate(any_drop.expected)} of the pull requests that change nothing`;
  return `A gate that blocks any drop of ${prose(metric, 60)} would block ${pairings(any_drop)}; ${expected}.`;
}
function gateLine({ gate: gate2 }) {
  return `This gate would block ${pairings(gate2)}; it is made for up to ${rate(gate2.expected)}.`;
}
function pairings({ blocked, pairings: all }) {
  return `${blocked} of ${all} (each run judged against each other one)`;
}
function sightLine({ sight, scenarios }) {
  if (sight === null) return [`${quantity(scenarios, "scenario")} are too few to tell a drop from noise: it takes 5.`];
  const { baselines, error, detectable } = sight;
  const against = `Against ${quantity(baselines, "run")} of main, a comparison has a standard error of ${fixed(error * 100, 1)} points`;
  return [
    `${against}: a drop of ${roundedUp(detectable)} points is caught about 3 times in 4, bigger ones more often.`
  ];
}
function roundedUp(drop) {
  return fixed(Math.ceil(drop * 1e3 - 1e-9) / 10, 1);
}
function hintLine({ hint, results, changed }) {
  if (hint === "not-deterministic") {
    return [`The policy says \`noise: none\`, but ${quantity(changed.length, "scenario")} changed on the same commit.`];
  }
  if (hint === null || results.at_most === null) return [];
  const limit = `0 changes in ${quantity(results.comparisons, "comparison")} still allow a rate up to ${rate(results.at_most)}`;
  return [
    `If replies are recorded and tools are pure, consider \`noise: none\`: then every drop counts. But ${limit}.`
  ];
}
function changedTable({ changed, runs, scenarios }) {
  if (changed.length === 0) return "";
  const columns = ["Scenario", ...runs.map((_, index) => `Run ${index + 1}`)];
  const rows = changed.slice(0, MOST_SCENARIOS).map(scenarioRow);
  const more = changed.length > rows.length ? `And ${changed.length - rows.length} more.` : "";
  const title = `Scenarios that changed (${changed.length} of ${scenarios})`;
  return details(title, joined([table(columns, rows), more]));
}
function scenarioRow({ scenario, scores }) {
  return [codeSpan(scenario), ...scores.map(score)];
}

// src/cli.ts
var BROKEN = 3;
var UNFIT = 3;
process.exitCode = await main(process.argv.slice(2), process.cwd());
async function main(words, root) {
  try {
    return await command(words, root);
  } catch (error) {
    process.stderr.write(`Agent Gate itself broke; this is our bug, please report it.
${describeBug(error)}
`);
    return BROKEN;
  }
}
async function command(words, root) {
  const [name, ...rest] = words;
  if (name === "--version") return say(`${productVersion()}
`);
  if (words.length === 0 || words.includes("--help")) return say(USAGE);
  if (name === "gate") return gate(rest, root);
  return name === "noise" ? noise(rest, root) : complain(`unknown command \`${name}\`

${USAGE}`);
}
async function gate(words, root) {
  let options;
  try {
    options = parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refuseUsage(error, words.includes("--json"));
  }
  const findBaseline = findGivenBaseline(options, root);
  const { decision } = await runGate({ ...options, root, origin: {}, env: process.env, findBaseline });
  return report(decision, options.json);
}
function noise(words, root) {
  try {
    const options = parseNoiseOptions(words);
    const found = measureNoise(options, { root, env: process.env });
    say(options.json ? renderNoiseJson(found) : renderNoise(found));
    return found.hint === "not-deterministic" ? UNFIT : 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return complain(`${error.problems.map(describeProblem).join("\n")}
`);
  }
}
function refuseUsage(error, json) {
  if (!json) return complain(`${error.problems.map(describeProblem).join("\n")}
`);
  return report(invalidDecision({ suite: "agent", problems: error.problems, candidateOrigin: {} }), true);
}
function report(decision, json) {
  say(json ? renderJson(decision) : renderComment(decision, { links: {} }));
  return decision.exit_code;
}
function say(text) {
  process.stdout.write(text);
  return 0;
}
function complain(text) {
  process.stderr.write(`agent-gate: ${text}`);
  return BROKEN;
}
function describeBug(error) {
  return error instanceof Error ? error.stack ?? error.message : String(error);
}
