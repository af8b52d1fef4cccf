import {
  describeProblem
} from "./chunk-JRKYO5DZ.mjs";
import {
  INVISIBLE_PATTERN,
  logLines,
  unicodeEscape
} from "./chunk-R2URL3FL.mjs";

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
function renderProblems(problems, lineAt = () => void 0) {
  return logLines(
    problems.flatMap((problem) => {
      const { where } = problem;
      const line = where && lineAt(where);
      return [describeProblem(problem), ...where === void 0 || line === void 0 ? [] : caretLines(where, line)];
    }),
    LONGEST_LINE
  );
}
var BESIDE_CARET = 60;
function caretLines({ line = 1, column = 1 }, text) {
  const start = Math.max(0, column - 1 - BESIDE_CARET);
  const shown = text.slice(start, column - 1 + BESIDE_CARET).replaceAll("	", " ");
  const number = String(line);
  return [`  ${number} | ${shown}`, `  ${" ".repeat(number.length)} | ${" ".repeat(column - 1 - start)}^`];
}

export {
  safeJson,
  safeJsonLine,
  renderProblemReport,
  renderProblems
};
