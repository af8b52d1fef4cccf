import type { ProblemReport } from '../../schemas/types/problems.ts';
import { unicodeEscape } from '../contract/text.ts';
import { describeProblem, type Problem } from '../errors.ts';
import { INVISIBLE_PATTERN, logLines } from './markdown/escape.ts';

/**
 * A value as one JSON document: its keys as they stand, two spaces, one newline at the end. Characters that cannot be
 * seen and the opening of an old workflow command are written as JSON escapes, so the text is safe to print to a log.
 */
export function safeJson(value: object): string {
  return `${JSON.stringify(value, null, 2).replace(/[^\n]+/g, escapeLine)}\n`;
}

/** A value as one line of JSON, written as safely. */
export function safeJsonLine(value: object): string {
  return `${escapeLine(JSON.stringify(value))}\n`;
}

function escapeLine(line: string): string {
  return line.replace(INVISIBLE_PATTERN, unicodeEscape).replaceAll('##[', '##\\u005b');
}

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
