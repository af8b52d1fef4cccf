#!/usr/bin/env node
import {
  renderProblemReport,
  renderProblems
} from "./chunks/chunk-LAW2LTLG.mjs";
import {
  UserError,
  asksForJson,
  describeThrown,
  nearestName,
  productVersion,
  systemError,
  usageError
} from "./chunks/chunk-JRKYO5DZ.mjs";
import "./chunks/chunk-R2URL3FL.mjs";

// src/io/source-line.ts
var { readFileSync, statSync } = process.getBuiltinModule("node:fs");
var { resolve } = process.getBuiltinModule("node:path");
var LARGEST = 2 ** 20;
function lineAt({ file, line }, root) {
  if (line === void 0 || !/\.ya?ml$/.test(file)) return void 0;
  const path = resolve(root, file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === void 0 || !found.isFile() || found.size > LARGEST) return void 0;
  return readFileSync(path, "utf8").split(/\r\n|\n|\r/)[line - 1];
}

// src/cli.ts
var { styleText } = process.getBuiltinModule("node:util");
var BROKEN = 3;
var OUR_BUG = "Internal error in Agent Gate: please report it.";
var READER_LEFT = ["EPIPE", "EOF"];
var NO_COLOUR = "--no-color";
var EMPTIED = "\r\x1B[K";
var hasProgress = false;
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {
});
process.exitCode = await main(process.argv.slice(2));
async function main(given) {
  try {
    const { isTTY: isTerminal = false, columns: width } = process.stdout;
    const { env } = process;
    const words = given.filter((word) => word !== NO_COLOUR);
    const isColoured = isTerminal && !env.NO_COLOR && words.length === given.length;
    const paint = isColoured ? (style, text) => styleText(style, text) : void 0;
    return await command(words, { root: process.cwd(), env, isTerminal, width, paint, progress: showProgress });
  } catch (error) {
    const message = systemError(error);
    process.stderr.write(message === null ? `${OUR_BUG}
${describeThrown(error)}
` : `agent-gate: ${message}
`);
    return BROKEN;
  }
}
function showProgress(text, isPassing) {
  hasProgress = process.stderr.isTTY === true;
  if (hasProgress) process.stderr.write(`${EMPTIED}${text}`);
  else if (!isPassing) process.stderr.write(`${text}
`);
}
async function command(words, workplace) {
  const [name = "", ...rest] = words;
  if (name === "--version") return say(`${productVersion()}
`);
  const asksForHelp = words.length === 0 || words.includes("--help");
  if (name === "gate" && !asksForHelp) return runOrRefuse((await import("./chunks/gate-QPDOHOVR.mjs")).gate, rest, workplace);
  const { COMMANDS, usageOf } = await import("./chunks/by-name-JAMWOOEV.mjs");
  if (asksForHelp) return say(usageOf(name));
  const run = COMMANDS.get(name);
  if (run !== void 0) return runOrRefuse(run, rest, workplace);
  const nearest = nearestName(name, ["gate", ...COMMANDS.keys()]);
  const fix = nearest === void 0 ? "See agent-gate --help" : `Did you mean \`agent-gate ${nearest}\`?`;
  return refuse(words, usageError(`unknown command \`${name}\``, fix).problems);
}
async function runOrRefuse(run, words, workplace) {
  let answer;
  try {
    answer = await run(words, workplace);
  } catch (error) {
    if (error instanceof UserError) return refuse(words, error.problems);
    const what = systemError(error);
    if (what === null) throw error;
    return refuse(words, [{ code: "system", what, fix: "Check the disk and the permissions of its files" }]);
  } finally {
    if (hasProgress) process.stderr.write(EMPTIED);
  }
  process.stderr.write(answer.aside ?? "");
  await say(answer.text);
  return answer.exitCode;
}
async function refuse(words, problems) {
  if (asksForJson(words)) await say(renderProblemReport(problems));
  else process.stderr.write(`agent-gate: ${renderProblems(problems, (place) => lineAt(place, process.cwd()))}`);
  return BROKEN;
}
function say(text) {
  return new Promise((resolve2, reject) => {
    process.stdout.write(text, (error) => {
      const isLost = error && !READER_LEFT.includes(error.code ?? "");
      return isLost ? reject(error) : resolve2(0);
    });
  });
}
