import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  invalidDecision,
  runGate,
  takeAwayBundle
} from "./chunk-I7JFA336.mjs";
import {
  parseGateOptions
} from "./chunk-6XP5APPY.mjs";
import {
  UNNAMED_SUITE,
  commentText,
  findGivenBaseline
} from "./chunk-VTA3Y5QH.mjs";
import {
  renderJson
} from "./chunk-ITT6SZLP.mjs";
import "./chunk-CDVGDEPM.mjs";
import "./chunk-SFXHZ6PH.mjs";
import "./chunk-NQ7DFY6O.mjs";
import {
  UserError
} from "./chunk-RHLWZSML.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/commands/gate.ts
import { resolve, sep } from "node:path";
async function gate(words, workplace) {
  const options = optionsOf(words);
  if ("decision" in options) return { text: renderJson(options.decision), exitCode: options.decision.exit_code };
  const { decision, redact } = await judge(options, workplace);
  const text = options.json ? renderJson(decision) : commentText(decision);
  return { text: redact(text), exitCode: decision.exit_code };
}
async function judge(options, workplace) {
  const { out } = options;
  const isRead = out !== void 0 && readsFrom(out, options, workplace);
  try {
    if (out !== void 0 && !isRead) takeAwayBundle(out);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), redact: (text) => text };
  }
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  const outcome = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
  if (isRead && outcome.bundle === null) takeAwayBundle(out);
  return outcome;
}
function readsFrom(folder, options, { root }) {
  const { results, baselines, rubrics, mapping, policy, basePolicy, answers } = options;
  const names = [...results, ...baselines, ...rubrics, mapping, policy, basePolicy, answers];
  const home = `${resolve(folder)}${sep}`;
  return names.some((name) => name !== void 0 && `${resolve(root, name)}${sep}`.startsWith(home));
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
