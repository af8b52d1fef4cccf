#!/usr/bin/env node
import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  asksForJson,
  usageError
} from "./chunks/chunk-7BK3QEV4.mjs";
import {
  productVersion
} from "./chunks/chunk-FCT75U4L.mjs";
import "./chunks/chunk-H6UOS62I.mjs";
import "./chunks/chunk-NZPM7HOL.mjs";
import {
  UserError,
  describeThrown,
  systemError
} from "./chunks/chunk-QFIRCJAQ.mjs";
import "./chunks/chunk-RPPNX6LV.mjs";

// src/cli.ts
var BROKEN = 3;
var OUR_BUG = "Internal error in Agent Gate: please report it.";
var READER_LEFT = ["EPIPE", "EOF"];
var EMPTIED = "\r\x1B[K";
var hasProgress = false;
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {
});
process.exitCode = await main(process.argv.slice(2));
async function main(words) {
  try {
    const isTerminal = process.stdout.isTTY === true;
    return await command(words, { root: process.cwd(), env: process.env, isTerminal, progress: showProgress });
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
  if (words.length === 0 || words.includes("--help")) return say((await import("./chunks/help-PPEOKQOM.mjs")).usageOf(name));
  const run = name === "gate" ? (await import("./chunks/gate-WNNROOSS.mjs")).gate : (await import("./chunks/by-name-L3Q3HDLG.mjs")).COMMANDS.get(name);
  if (run !== void 0) return runOrRefuse(run, rest, workplace);
  const { problems } = usageError(`unknown command \`${name}\``, "See agent-gate --help");
  return refuse(words, problems);
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
  const { renderProblems, renderProblemReport } = await import("./chunks/json-document-KSUAMHCR.mjs");
  if (asksForJson(words)) await say(renderProblemReport(problems));
  else process.stderr.write(`agent-gate: ${renderProblems(problems)}`);
  return BROKEN;
}
function say(text) {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      const isLost = error && !READER_LEFT.includes(error.code ?? "");
      return isLost ? reject(error) : resolve(0);
    });
  });
}
