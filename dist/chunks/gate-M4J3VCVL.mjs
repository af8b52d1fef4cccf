import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  invalidDecision,
  refuseForeignFolder,
  runGate,
  takeAwayBundle
} from "./chunk-DGEFCQL5.mjs";
import {
  parseGateOptions
} from "./chunk-XQSYT4UU.mjs";
import {
  UNNAMED_SUITE,
  commentText,
  findGivenBaseline
} from "./chunk-5KJLZ7NR.mjs";
import {
  safeJson
} from "./chunk-FP7GQSSI.mjs";
import "./chunk-ZONUW7HT.mjs";
import "./chunk-TNQ2KEFW.mjs";
import {
  UNWRITABLE
} from "./chunk-A4GERX5N.mjs";
import "./chunk-Y7MF6DOC.mjs";
import {
  mapTexts
} from "./chunk-XXPFZNUJ.mjs";
import {
  UserError,
  unlessMistaken
} from "./chunk-PG2UMBNY.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/commands/gate.ts
async function gate(words, workplace) {
  const options = optionsOf(words);
  if ("decision" in options) return { text: safeJson(options.decision), exitCode: options.decision.exit_code };
  const { decision, redact } = await judge(options, workplace);
  const text = options.json ? safeJson(mapTexts(decision, redact)) : redact(commentText(decision, options.out));
  return { text, exitCode: decision.exit_code };
}
async function judge(options, workplace) {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== void 0) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    return out === void 0 || isTaken ? outcome : withoutOlder(outcome, out);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), redact: (text) => text };
  }
}
function withoutOlder(outcome, out) {
  const { decision } = outcome;
  return unlessMistaken(
    () => {
      takeAwayBundle(out);
      return outcome;
    },
    (mistake) => {
      const findings = [...decision.findings, ...refusal(mistake).findings];
      return { ...outcome, decision: { ...decision, findings } };
    }
  );
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
