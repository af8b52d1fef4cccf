import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  FORMATS,
  PLAIN,
  isFormat
} from "./chunk-OVLFG3BK.mjs";
import {
  MOST_RUNS,
  SHARDS_EXPECTED,
  findGivenBaseline,
  invalidDecision,
  readShards,
  runGate
} from "./chunk-4ECEBU72.mjs";
import {
  renderProblems,
  safeJson
} from "./chunk-FJHZK32M.mjs";
import {
  refuseForeignFolder,
  takeAwayBundle
} from "./chunk-MFAATJ3K.mjs";
import {
  defaultPolicy
} from "./chunk-LPU6VLWA.mjs";
import {
  FILES,
  MEASURING_OPTIONS,
  PATH,
  PATHS,
  TEXT,
  TEXTS,
  asksForJson,
  measuringOptions,
  parseSelection,
  parseWords,
  usageError
} from "./chunk-5AG7XEG2.mjs";
import {
  UNWRITABLE,
  clear,
  makeAside,
  writeAnew,
  writingTo
} from "./chunk-WNED5VPX.mjs";
import {
  Problems,
  UserError
} from "./chunk-NNOWPGVS.mjs";

// src/commands/gate.ts
import { join, resolve } from "node:path";
var GATE_OPTIONS = {
  ...MEASURING_OPTIONS,
  results: FILES,
  "confirm-results": FILES,
  "control-results": FILES,
  "expected-shards": TEXT,
  baseline: PATHS,
  "baseline-select": TEXTS,
  out: PATH,
  report: PATH,
  junit: PATH,
  answers: PATH,
  format: TEXT
};
function parseGateOptions(words) {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const { results = [], baseline = [], out, report, junit, answers } = values;
  if (results.length === 0)
    throw usageError("`--results` is missing", 'Name the results files: --results "results/*.json"');
  const shared = measuringOptions(values);
  return {
    ...shared,
    results,
    confirmResults: values["confirm-results"] ?? [],
    controlResults: values["control-results"] ?? [],
    shards: parseShards(values["expected-shards"]),
    baselines: readBaselines(baseline),
    baselineSelect: values["baseline-select"]?.map(parseSelection) ?? shared.select,
    out,
    report,
    junit,
    answers,
    format: formatOf(values.format, shared.json)
  };
}
function formatOf(text, isJson) {
  if (isJson && text !== void 0 && text !== "json")
    throw usageError(`\`--json\` contradicts \`--format ${text}\``, "Leave out one of them");
  if (text === void 0) return isJson ? "json" : void 0;
  if (isFormat(text)) return text;
  throw usageError(`\`--format ${text}\` is no format`, `Give one of ${Object.keys(FORMATS).join(", ")}`);
}
function parseShards(text) {
  const shards = text === void 0 ? void 0 : readShards(text);
  if (shards === null) throw usageError(`\`--expected-shards ${text}\` names no shards`, `Give ${SHARDS_EXPECTED}`);
  return shards;
}
function readBaselines(names) {
  if (names.length === 1 && names[0] === "none") return [];
  if (names.includes("none"))
    throw usageError("`--baseline none` is given with other baselines", "Leave out one or the other");
  if (names.length <= MOST_RUNS) return names;
  throw usageError(
    `\`--baseline\` is given ${names.length} times`,
    `Give the ${MOST_RUNS} newest runs of main, newest first`
  );
}
async function gate(words, workplace) {
  try {
    return await answerTo(parseGateOptions(words), workplace);
  } catch (error) {
    if (!(error instanceof UserError) || !asksForJson(words)) throw error;
    const decision = refusal(error.problems);
    return { text: safeJson(decision), exitCode: decision.exit_code };
  }
}
async function answerTo(options, workplace) {
  const { isTerminal = false, width, paint = PLAIN } = workplace;
  const { aside, ...outcome } = await judgeAndReport(options, workplace);
  const { decision, redact } = outcome;
  const { format = isTerminal ? "terminal" : "markdown", out, report, junit } = options;
  const text = FORMATS[format].render(decision, { bundle: out, report, paint, redact, width });
  const lost = junit === void 0 ? "" : await writeJunit(junit, outcome, workplace.root).then(() => "", messageOf);
  const asides = [aside, lost === "" ? "" : `agent-gate: no JUnit report is written: ${lost}`];
  return { text, aside: asides.join(""), exitCode: decision.exit_code };
}
async function writeJunit(file, outcome, root) {
  const { renderJunit } = await import("./junit-24HWMQRN.mjs");
  writeAnew({ file, text: renderJunit(outcome, outcome.redact) }, root);
}
async function judgeAndReport(options, workplace) {
  const { report, out } = options;
  if (report === void 0) return { ...await judge(options, workplace), aside: "" };
  const beside = out === void 0 ? writingTo(report, () => makeAside(resolve(workplace.root, report))) : null;
  const bundle = out ?? join(beside ?? "", "bundle");
  try {
    const outcome = await judge({ ...options, out: bundle }, workplace);
    const write = async () => (await import("./report-command-XLOF2RU5.mjs")).writeReport(report, workplace.root, bundle);
    const aside = outcome.bundle === null ? "the run was refused\n" : await write().then(() => "", messageOf);
    return { ...outcome, aside: aside === "" ? "" : `agent-gate: no report is written: ${aside}` };
  } finally {
    if (beside !== null) clear(beside);
  }
}
function messageOf(error) {
  if (error instanceof UserError) return renderProblems(error.problems);
  throw error;
}
async function judge(options, workplace) {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== void 0) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, announce: workplace.progress, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    const problems = Problems.ofAll();
    if (out !== void 0 && !isTaken) problems.collect(() => takeAwayBundle(out));
    if (problems.all().length === 0) return outcome;
    const findings = [...outcome.decision.findings, ...refusal(problems.all()).findings];
    return { ...outcome, decision: { ...outcome.decision, findings } };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error.problems), report: null, bundle: null, evidence: {}, redact: (text) => text };
  }
}
function refusal(problems) {
  return invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
}

export {
  parseGateOptions,
  gate
};
