import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  invalidDecision,
  runGate
} from "./chunk-OFG3IS2T.mjs";
import {
  parseGateOptions
} from "./chunk-WDFQWTKZ.mjs";
import {
  commentText,
  findGivenBaseline,
  renderJson
} from "./chunk-WRKJXU3I.mjs";
import {
  UserError
} from "./chunk-T2BGADLB.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/commands/gate.ts
async function gate(words, workplace) {
  const options = optionsOf(words);
  if ("decision" in options) return { text: renderJson(options.decision), exitCode: options.decision.exit_code };
  const findBaseline = findGivenBaseline(options, workplace.root);
  const { decision, redact } = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
  const text = options.json ? renderJson(decision) : commentText(decision);
  return { text: redact(text), exitCode: decision.exit_code };
}
function optionsOf(words) {
  try {
    return parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError) || !words.includes("--json")) throw error;
    return { decision: invalidDecision({ suite: "agent", problems: error.problems, candidateOrigin: {} }) };
  }
}
export {
  gate
};
