import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  INVISIBLE_PATTERN,
  logLines
} from "./chunk-PZLYPGSD.mjs";
import {
  describeProblem,
  unicodeEscape
} from "./chunk-QFIRCJAQ.mjs";

// src/reporting/json-document.ts
function safeJson(value) {
  return `${JSON.stringify(value, null, 2).replace(/[^\n]+/g, escapeLine)}
`;
}
function safeJsonLine(value) {
  return `${escapeLine(JSON.stringify(value))}
`;
}
function escapeLine(line) {
  return line.replace(INVISIBLE_PATTERN, unicodeEscape).replaceAll("##[", "##\\u005b");
}
function renderProblemReport(problems) {
  const document = { schema: 1, problems };
  return safeJsonLine(document);
}
var LONGEST_LINE = 4e3;
function renderProblems(problems) {
  return logLines(problems.map(describeProblem), LONGEST_LINE);
}

export {
  safeJson,
  safeJsonLine,
  renderProblemReport,
  renderProblems
};
