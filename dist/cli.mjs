#!/usr/bin/env node
import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  asksForJson,
  usageError
} from "./chunks/chunk-5AG7XEG2.mjs";
import {
  productVersion
} from "./chunks/chunk-SJW74RPO.mjs";
import "./chunks/chunk-QF4H6I4F.mjs";
import "./chunks/chunk-C6Q4FMUK.mjs";
import "./chunks/chunk-EJX4T4YE.mjs";
import {
  UserError,
  describeThrown,
  systemError
} from "./chunks/chunk-NNOWPGVS.mjs";
import "./chunks/chunk-RXV6FDVC.mjs";
import "./chunks/chunk-7LAB6J43.mjs";
import "./chunks/chunk-RPPNX6LV.mjs";

// src/cli.ts
import { styleText } from "node:util";
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
  if (words.length === 0 || words.includes("--help")) return say((await import("./chunks/help-WIOIS35G.mjs")).usageOf(name));
  const run = name === "gate" ? (await import("./chunks/gate-7XA7AYF5.mjs")).gate : (await import("./chunks/by-name-7X25BAAB.mjs")).COMMANDS.get(name);
  if (run !== void 0) return runOrRefuse(run, rest, workplace);
  const known = ["gate", ...(await import("./chunks/by-name-7X25BAAB.mjs")).COMMANDS.keys()];
  const nearest = (await import("./chunks/names-Z26MN5U5.mjs")).nearestName(name, known);
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
  const { renderProblems, renderProblemReport } = await import("./chunks/json-document-NB2ODZPD.mjs");
  const { lineAt } = await import("./chunks/source-line-EQZALVHE.mjs");
  if (asksForJson(words)) await say(renderProblemReport(problems));
  else process.stderr.write(`agent-gate: ${renderProblems(problems, (place) => lineAt(place, process.cwd()))}`);
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
