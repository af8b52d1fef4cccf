import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  invalidDecision,
  runGate,
  takeAwayBundle
} from "./chunk-YWJIWD22.mjs";
import {
  parseGateOptions
} from "./chunk-X53TMJDY.mjs";
import {
  UNNAMED_SUITE,
  commentText,
  findGivenBaseline
} from "./chunk-QOENKXEM.mjs";
import {
  renderJson
} from "./chunk-ITT6SZLP.mjs";
import "./chunk-TWGCGQFJ.mjs";
import "./chunk-UZJY5J4Q.mjs";
import {
  UNWRITABLE
} from "./chunk-P3EMBAVQ.mjs";
import {
  UserError
} from "./chunk-64XFFQYY.mjs";
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
  const outcome = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
  const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
  if (out === void 0 || isTaken) return outcome;
  try {
    takeAwayBundle(out);
    return outcome;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), redact: outcome.redact };
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
