import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  logLines,
  safeJsonLine
} from "./chunk-FP7GQSSI.mjs";
import "./chunk-Y7MF6DOC.mjs";
import {
  describeProblem
} from "./chunk-PG2UMBNY.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/reporting/refusal.ts
function renderRefusal(problems) {
  const document = { schema: 1, problems };
  return safeJsonLine(document);
}
var LONGEST_LINE = 4e3;
function renderProblems(problems) {
  return logLines(problems.map(describeProblem), LONGEST_LINE);
}
export {
  renderProblems,
  renderRefusal
};
