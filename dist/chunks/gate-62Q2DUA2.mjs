import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  invalidDecision,
  runGate
} from "./chunk-EW2BKFJO.mjs";
import {
  parseGateOptions
} from "./chunk-CNVAH3C5.mjs";
import {
  UNNAMED_SUITE,
  commentText,
  findGivenBaseline
} from "./chunk-DCPQHSUG.mjs";
import {
  renderJson
} from "./chunk-ITT6SZLP.mjs";
import "./chunk-CDVGDEPM.mjs";
import "./chunk-SFXHZ6PH.mjs";
import "./chunk-3KCHWSQJ.mjs";
import {
  UserError
} from "./chunk-RHLWZSML.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/commands/gate.ts
async function gate(words, workplace) {
  const options = optionsOf(words);
  if ("decision" in options) return { text: renderJson(options.decision), exitCode: options.decision.exit_code };
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  const { decision, redact } = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
  const text = options.json ? renderJson(decision) : commentText(decision);
  return { text: redact(text), exitCode: decision.exit_code };
}
function optionsOf(words) {
  try {
    return parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError) || !words.includes("--json")) throw error;
    return { decision: invalidDecision({ suite: UNNAMED_SUITE, problems: error.problems, candidateOrigin: {} }) };
  }
}
export {
  gate
};
