import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MOST_RUNS,
  SHARDS_EXPECTED,
  readShards
} from "./chunk-5KJLZ7NR.mjs";
import {
  parseSelection,
  parseWords,
  usageError
} from "./chunk-ZONUW7HT.mjs";

// src/commands/run-options.ts
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
  const shared = sharedOptions(values);
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
function parseNoiseOptions(words) {
  const { values, positionals } = parseWords(words, SHARED_OPTIONS, { positionals: true });
  if (positionals.length < 2)
    throw usageError(
      "noise needs two runs of one commit or more",
      "For example: agent-gate noise run-1.jsonl run-2.jsonl"
    );
  return { runs: positionals, ...sharedOptions(values) };
}
function parseExplainOptions(words) {
  const { values, positionals } = parseWords(words, SHARED_OPTIONS, { positionals: true });
  const [run, ...scenarios] = positionals;
  if (run === void 0)
    throw usageError("explain needs a run", "For example: agent-gate explain bundle book-conflict-3");
  return { run, scenarios, ...sharedOptions(values) };
}
function parseInitOptions(words) {
  const options = {
    mapping: SHARED_OPTIONS.mapping,
    select: SHARED_OPTIONS.select,
    suite: { type: "string" },
    json: SHARED_OPTIONS.json
  };
  const { values, positionals } = parseWords(words, options, { positionals: true });
  const { mapping, select = [], suite, json = false } = values;
  return { results: positionals, mapping, select: select.map(parseSelection), suite, json };
}
function sharedOptions({
  mapping,
  select = [],
  rubrics = [],
  policy,
  json = false
}) {
  return { mapping, select: select.map(parseSelection), rubrics, policy, json };
}
function parseShards(text) {
  const shards = text === void 0 ? void 0 : readShards(text);
  if (shards === null) throw usageError(`\`--expected-shards ${text}\` names no shards`, `Give ${SHARDS_EXPECTED}`);
  return shards;
}
function readBaselines(names) {
  if (names.length === 1 && names[0] === "none") return [];
  if (names.includes("none"))
    throw usageError("`--baseline none` stands beside other baselines", "Leave out one or the other");
  if (names.length > MOST_RUNS)
    throw usageError(
      `\`--baseline\` is given ${names.length} times`,
      `Give the ${MOST_RUNS} newest runs of main, newest first`
    );
  return names;
}

export {
  parseGateOptions,
  parseNoiseOptions,
  parseExplainOptions,
  parseInitOptions
};
