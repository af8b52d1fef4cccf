import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MOST_RUNS,
  SHARDS_EXPECTED,
  commentText,
  explainCommand,
  findGivenBaseline,
  findingInHeadline,
  invalidDecision,
  readShards,
  runGate
} from "./chunk-32URC7GQ.mjs";
import {
  renderProblems,
  safeJson
} from "./chunk-EYD5HOR2.mjs";
import {
  FILES,
  FLAG,
  MEASURING_OPTIONS,
  PATH,
  PATHS,
  TEXT,
  TEXTS,
  measuringOptions,
  parseSelection,
  parseWords,
  usageError
} from "./chunk-AHE5Y4LH.mjs";
import {
  causeText,
  leadText,
  openRates,
  refuseForeignFolder,
  takeAwayBundle,
  titleOf
} from "./chunk-QWH54LBA.mjs";
import {
  UNWRITABLE,
  clear,
  defaultPolicy,
  makeAside,
  writingTo
} from "./chunk-QMRPBI6T.mjs";
import {
  mapTexts
} from "./chunk-2BIAM2OJ.mjs";
import {
  Problems,
  UserError,
  cut,
  logSafe,
  plainText
} from "./chunk-FQZDEATT.mjs";

// src/commands/gate.ts
import { join, resolve } from "node:path";
import { styleText } from "node:util";

// src/reporting/terminal.ts
var DETAIL = { findings: 3, open: 0, folded: 0, metrics: 6, causes: 5, ids: 5, evidence: false, sentence: 200 };
var CAUSE_WIDTH = 74;
var BADGES = {
  pass: [" PASS ", "green"],
  fail: [" FAIL ", "red"],
  inconclusive: [" UNDECIDED ", "yellow"],
  invalid: [" NOT JUDGED ", "red"]
};
var SIGNS = [
  ["\u274C", "\u2717"],
  ["\u{1F53B}", "\u2193"],
  ["\u{1F7E2}", "\u2191"],
  ["\u26A0\uFE0F", "!"]
];
function signed(cell) {
  const [, sign] = SIGNS.find(([icon]) => cell.startsWith(icon)) ?? [];
  return sign ?? cell;
}
function renderTerminal(decision, { paint, bundle, report }) {
  const [badge, colour] = BADGES[decision.decision];
  const view = { decision, detail: DETAIL, links: {}, includeOutput: true, here: "this run" };
  const first = decision.causes[0]?.scenarios[0];
  const next = bundle === void 0 || first === void 0 ? [] : [`${paint("blue", "Next")}    ${safe(explainCommand(bundle, [first]))}`];
  const lines = [
    `${paint("inverse", paint(colour, badge))}  ${paint("bold", safe(plainText(titleOf(decision)).replace(/^\S+ /, "")))}`,
    safe(plainText(leadText(decision, DETAIL.sentence))),
    ...block(rateLines(view, paint)),
    ...block(causeLines(view, paint)),
    ...block(decision.causes.length > 0 ? [] : findingLines(decision)),
    ...block([...report === void 0 ? [] : [`${paint("blue", "Report")}  ${safe(report)}`], ...next]),
    paint("dim", `Comment: --format markdown \xB7 data: --json \xB7 exit code ${decision.exit_code}`)
  ];
  return `${lines.join("\n")}
`;
}
function safe(text) {
  return logSafe(text, 240);
}
function block(lines) {
  return lines.length === 0 ? [] : ["", ...lines];
}
function rateLines(view, paint) {
  const { columns, rows, align = "" } = openRates(view).shown;
  if (rows.length === 0) return [];
  const cells = [columns, ...rows].map((row) => row.map((cell) => cut(safe(plainText(signed(cell))), 44)));
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row, index) => {
    const line = row.map(
      (cell, column) => align[column] === "r" ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
    ).join("  ").trimEnd();
    if (index === 0) return paint("dim", line);
    return row[0]?.startsWith("\u274C") ? paint("red", line) : line;
  });
}
function causeLines(view, paint) {
  const { causes } = view.decision;
  if (causes.length === 0) return [];
  const width = Math.max(...causes.map(({ scenarios }) => String(scenarios.length).length));
  const lines = causes.slice(0, DETAIL.causes).map((cause) => {
    const { scenarios } = cause;
    const ids = scenarios.slice(0, DETAIL.ids).join(" ") + (scenarios.length > DETAIL.ids ? " \u2026" : "");
    const words = cut(safe(plainText(causeText(cause, view)).replace(/^\S+ /, "")), CAUSE_WIDTH).padEnd(CAUSE_WIDTH);
    return `${paint("bold", String(scenarios.length).padStart(width))}  ${words}  ${paint("dim", safe(ids))}`;
  });
  const more = causes.length - lines.length;
  return [paint("bold", "What broke, by cause"), ...lines, ...more > 0 ? [`${more} more`] : []];
}
function findingLines({ decision, findings, baseline }) {
  const inHead = findingInHeadline(decision, findings, baseline !== null);
  const others = findings.filter((finding) => finding.effect !== "notice" && finding !== inHead);
  return others.slice(0, 3).map(
    ({ effect, what, next }) => safe(`${effect === "warn" ? "\u26A0\uFE0F" : "\u274C"} ${what}${next === void 0 ? "" : ` \u2192 ${next}`}`)
  );
}

// src/commands/gate.ts
var GATE_OPTIONS = {
  ...MEASURING_OPTIONS,
  results: FILES,
  "confirm-results": FILES,
  "expected-shards": TEXT,
  baseline: PATHS,
  "baseline-select": TEXTS,
  out: PATH,
  report: PATH,
  answers: PATH,
  "rubric-tests": FLAG,
  format: TEXT
};
function parseGateOptions(words) {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const { results = [], baseline = [], out, report, answers } = values;
  if (results.length === 0)
    throw usageError("`--results` is missing", 'Name the results files: --results "results/*.json"');
  const shared = measuringOptions(values);
  return {
    ...shared,
    results,
    confirmResults: values["confirm-results"] ?? [],
    shards: parseShards(values["expected-shards"]),
    baselines: readBaselines(baseline),
    baselineSelect: values["baseline-select"]?.map(parseSelection) ?? shared.select,
    out,
    report,
    answers,
    rubricTests: values["rubric-tests"],
    format: formatOf(values.format)
  };
}
function formatOf(text) {
  if (text === void 0 || text === "terminal" || text === "markdown") return text;
  throw usageError(`\`--format ${text}\` is no format`, "Give terminal or markdown");
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
    if (!(error instanceof UserError) || !words.includes("--json")) throw error;
    const decision = refusal(error.problems);
    return { text: safeJson(decision), exitCode: decision.exit_code };
  }
}
async function answerTo(options, workplace) {
  const { decision, redact, aside } = await judgeAndReport(options, workplace);
  const text = options.json ? safeJson(mapTexts(decision, redact)) : redact(decisionText(decision, options, workplace));
  return { text, aside, exitCode: decision.exit_code };
}
async function judgeAndReport(options, workplace) {
  const { report, out } = options;
  if (report === void 0) return { ...await judge(options, workplace), aside: "" };
  const beside = out === void 0 ? writingTo(report, () => makeAside(resolve(workplace.root, report))) : null;
  const own = out ?? join(beside ?? "", "bundle");
  try {
    const outcome = await judge({ ...options, out: own }, workplace);
    const write = async () => (await import("./report-command-5T4AM6T3.mjs")).writeReport(report, workplace.root, own);
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
function decisionText(decision, { format, out, report }, { isTerminal = false, env }) {
  const isPlain = format === void 0 ? !isTerminal : format === "markdown";
  if (isPlain) return commentText(decision, out);
  const isColoured = isTerminal && (env.NO_COLOR ?? "") === "";
  return renderTerminal(decision, {
    bundle: out,
    report,
    paint: (style, text) => isColoured ? styleText(style, text) : text
  });
}
async function judge(options, workplace) {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== void 0) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, announce: workplace.progress, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    const problems = new Problems();
    if (out !== void 0 && !isTaken) problems.collect(() => takeAwayBundle(out));
    if (problems.all().length === 0) return outcome;
    const findings = [...outcome.decision.findings, ...refusal(problems.all()).findings];
    return { ...outcome, decision: { ...outcome.decision, findings } };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error.problems), bundle: null, redact: (text) => text };
  }
}
function refusal(problems) {
  return invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
}

export {
  parseGateOptions,
  gate
};
