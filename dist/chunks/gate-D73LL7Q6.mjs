import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  SHARDS_EXPECTED,
  invalidDecision,
  readShards,
  runGate
} from "./chunk-IP6AQZGL.mjs";
import {
  MOST_RUNS,
  commentText,
  findGivenBaseline,
  refuseForeignFolder,
  takeAwayBundle
} from "./chunk-WGSPP2IO.mjs";
import {
  MEASURING_OPTIONS,
  measuringOptions,
  parseSelection,
  parseWords,
  usageError
} from "./chunk-2G65H7F2.mjs";
import "./chunk-CJETPPMS.mjs";
import {
  UNWRITABLE,
  defaultPolicy
} from "./chunk-6EZXYSL4.mjs";
import {
  mapTexts
} from "./chunk-I7UAWSOX.mjs";
import {
  safeJson
} from "./chunk-G5KYM3S5.mjs";
import {
  UserError,
  unlessMistaken
} from "./chunk-XG63V4H5.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/commands/gate.ts
var GATE_OPTIONS = {
  ...MEASURING_OPTIONS,
  results: { type: "string", multiple: true },
  "expected-shards": { type: "string" },
  baseline: { type: "string", multiple: true },
  "baseline-select": { type: "string", multiple: true },
  "base-policy": { type: "string" },
  out: { type: "string" },
  answers: { type: "string" }
};
function parseGateOptions(words) {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const { results = [], baseline = [], out, answers } = values;
  if (results.length === 0)
    throw usageError("`--results` is missing", 'Name the results files: --results "results/*.json"');
  const shared = measuringOptions(values);
  return {
    ...shared,
    results,
    shards: parseShards(values["expected-shards"]),
    baselines: readBaselines(baseline),
    baselineSelect: values["baseline-select"]?.map(parseSelection) ?? shared.select,
    basePolicy: values["base-policy"],
    out,
    answers
  };
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
  if (names.length > MOST_RUNS)
    throw usageError(
      `\`--baseline\` is given ${names.length} times`,
      `Give the ${MOST_RUNS} newest runs of main, newest first`
    );
  return names;
}
async function gate(words, workplace) {
  const options = optionsOf(words);
  if ("decision" in options) return { text: safeJson(options.decision), exitCode: options.decision.exit_code };
  const { decision, redact } = await judge(options, workplace);
  const text = options.json ? safeJson(mapTexts(decision, redact)) : redact(commentText(decision, options.out));
  return { text, exitCode: decision.exit_code };
}
async function judge(options, workplace) {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== void 0) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    return out === void 0 || isTaken ? outcome : withoutOlder(outcome, out);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), redact: (text) => text };
  }
}
function withoutOlder(outcome, out) {
  const { decision } = outcome;
  return unlessMistaken(
    () => {
      takeAwayBundle(out);
      return outcome;
    },
    (mistake) => {
      const findings = [...decision.findings, ...refusal(mistake).findings];
      return { ...outcome, decision: { ...decision, findings } };
    }
  );
}
function refusal({ problems }) {
  return invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
}
function optionsOf(words) {
  try {
    return parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError) || !words.includes("--json")) throw error;
    return { decision: refusal(error) };
  }
}
export {
  gate,
  parseGateOptions
};
