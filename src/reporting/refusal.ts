import type { ProblemReport } from '../../schemas/types/problems.ts';
import { describeProblem, type Problem } from '../errors.ts';
import { safeJsonLine } from './json.ts';
import { logLines } from './markdown/escape.ts';

/** The problems as one JSON document, fit for schemas/problems.schema.json; on one line, for whoever reads lines of JSON. */
export function renderProblemReport(problems: readonly Problem[]): string {
  const document: ProblemReport = { schema: 1, problems };
  return safeJsonLine(document);
}

/** Of a problem, in code points. */
const LONGEST_LINE = 4000;

/** The same as plain lines for the terminal, one a problem: no name that somebody gave escapes its line. */
export function renderProblems(problems: readonly Problem[]): string {
  return logLines(problems.map(describeProblem), LONGEST_LINE);
}
