import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  invalidDecision,
  refuseForeignFolder,
  runGate,
  takeAwayBundle
} from "./chunk-ORULPSJH.mjs";
import {
  parseGateOptions
} from "./chunk-27HTMQP7.mjs";
import {
  UNNAMED_SUITE,
  commentText,
  findGivenBaseline
} from "./chunk-XW5ZMVXF.mjs";
import {
  renderJson
} from "./chunk-C5OY5QQT.mjs";
import "./chunk-VYEFOH4S.mjs";
import "./chunk-JKATLAGP.mjs";
import {
  UNWRITABLE
} from "./chunk-32T3Q5RY.mjs";
import "./chunk-Y7MF6DOC.mjs";
import "./chunk-KQJASAQX.mjs";
import {
  UserError
} from "./chunk-PG2UMBNY.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/commands/gate.ts
async function gate(words, workplace) {
  const options = optionsOf(words);
  if ("decision" in options) return { text: renderJson(options.decision), exitCode: options.decision.exit_code };
  const { decision, redact } = await judge(options, workplace);
  const text = options.json ? renderJson(decision) : commentText(decision);
  return { text: redact(text), exitCode: decision.exit_code };
}
async function judge(options, workplace) {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== void 0) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    if (out !== void 0 && !isTaken) takeAwayBundle(out);
    return outcome;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), redact: (text) => text };
  }
}
function refusal({ problems }) {
  return invalidDecision({ suite: UNNAMED_SUITE, problems, candidateOrigin: {} });
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
  gate
};
