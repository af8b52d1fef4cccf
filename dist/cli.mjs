#!/usr/bin/env node
import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  UserError,
  adviseName,
  describeProblem,
  findGivenBaseline,
  invalidDecision,
  productVersion,
  renderComment,
  renderJson,
  runGate
} from "./chunks/chunk-ETQWPGUE.mjs";
import "./chunks/chunk-RPPNX6LV.mjs";

// src/cli-options.ts
import { parseArgs } from "node:util";
var USAGE = `Usage: agent-gate gate --results GLOB... [options]

Scores the trials of an agent's suite with rubrics, compares them with a baseline, and decides.

  --results GLOB         results files; repeat it, or list several
  --mapping NAME|FILE    how to read them: a shipped mapping or a file (default: the native format)
  --select FACT=VALUE    keep the trials whose fact has this value
  --rubrics NAME|GLOB    rubrics: shipped names or files (default: rubrics/*.yml, else the harness's own verdict)
  --policy FILE          thresholds and tolerances (default: .github/agent-gate.yml where it exists)
  --baseline WHAT        what to compare with: a bundle (folder or zip), a results file, or none (default: none)
  --baseline-select F=V  like --select, for a baseline that is a results file (default: what --select says)
  --out DIR              write the bundle there: evidence, result trees, report, decision
  --json                 print the decision as one JSON document
  --help, --version

Exit codes: 0 pass, 1 fail, 2 inconclusive where the policy says so, 3 invalid evidence or a broken gate.
`;
var OPTIONS = {
  results: { type: "string", multiple: true },
  mapping: { type: "string" },
  select: { type: "string", multiple: true },
  rubrics: { type: "string", multiple: true },
  policy: { type: "string" },
  baseline: { type: "string" },
  "baseline-select": { type: "string", multiple: true },
  out: { type: "string" },
  json: { type: "boolean" }
};
var LISTS = /* @__PURE__ */ new Set(["--results", "--rubrics"]);
function parseGateOptions(words) {
  const { values } = parseWords(repeatListOptions(words));
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
    baseline: values.baseline ?? "none",
    baselineSelect: values["baseline-select"]?.map(parseSelection) ?? select,
    out: values.out,
    json: values.json ?? false
  };
}
function parseSelection(text) {
  const [fact, ...value] = text.split("=");
  if (fact === void 0 || fact === "" || value.length === 0)
    throw usageError(`\`${text}\` is not FACT=VALUE`, "For example: --select provider=my-agent-v2");
  return { fact, value: value.join("=") };
}
function parseWords(words) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, strict: true, allowPositionals: false });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw usageError(cause.message, adviceFor(words), cause);
  }
}
function adviceFor(words) {
  const known = Object.keys(OPTIONS);
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
function usageError(what, mend, cause) {
  return new UserError({ code: "usage", what, mend }, { cause });
}

// src/cli.ts
var BROKEN = 3;
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
  if (name !== "gate") return complain(`unknown command \`${name}\`

${USAGE}`);
  return gate(rest, root);
}
async function gate(words, root) {
  let options;
  try {
    options = parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refuseUsage(error, words.includes("--json"));
  }
  const { decision } = await runGate({ ...options, root, origin: {}, findBaseline: findGivenBaseline(options, root) });
  return report(decision, options.json);
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
