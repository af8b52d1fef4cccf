import type { ProblemReport } from '../../schemas/types/problems.ts';
import { unicodeEscape } from '../contract/text.ts';
import { describeProblem, type Place, type Problem } from '../errors.ts';
import { INVISIBLE_PATTERN, logLines } from './markdown/escape.ts';

/**
 * A value as one JSON document: keys in their own order, two-space indent, one newline at the end. Invisible characters
 * and the opening of an old workflow command are written as JSON escapes, so the text is safe to print to a log.
 */
export function safeJson(value: object): string {
  return `${JSON.stringify(value, null, 2).replace(/[^\n]+/g, escapeLine)}\n`;
}

export function safeJsonLine(value: object): string {
  return `${escapeLine(JSON.stringify(value))}\n`;
}

function escapeLine(line: string): string {
  return line.replace(INVISIBLE_PATTERN, unicodeEscape).replaceAll('##[', '##\\u005b');
}

/** The problems as one JSON document, valid against schemas/problems.schema.json; on one line, for readers of JSON Lines. */
export function renderProblemReport(problems: readonly Problem[]): string {
  const document: ProblemReport = { schema: 1, problems };
  return safeJsonLine(document);
}

/** Longest line of a problem, in code points. */
const LONGEST_LINE = 4000;

/** The problems as lines for the terminal, one each, safe to print; where `lineAt` knows the line of a file, it follows with a caret. */
export function renderProblems(
  problems: readonly Problem[],
  lineAt: (place: Place) => string | undefined = () => undefined,
): string {
  return logLines(
    problems.flatMap((problem) => {
      const { where } = problem;
      const line = where && lineAt(where);
      return [describeProblem(problem), ...(where === undefined || line === undefined ? [] : caretLines(where, line))];
    }),
    LONGEST_LINE,
  );
}

/** Characters of a line before and after a caret. */
const BESIDE_CARET = 60;

function caretLines({ line = 1, column = 1 }: Place, text: string): readonly string[] {
  const start = Math.max(0, column - 1 - BESIDE_CARET);
  const shown = text.slice(start, column - 1 + BESIDE_CARET).replaceAll('\t', ' ');
  const number = String(line);
  return [`  ${number} | ${shown}`, `  ${' '.repeat(number.length)} | ${' '.repeat(column - 1 - start)}^`];
}
