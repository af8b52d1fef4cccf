import type { LintFinding, LintLevel, LintReport } from '../../schemas/types/lint.ts';
import { counted } from '../contract/text.ts';
import { describePlace } from '../errors.ts';
import { safeJson } from './json.ts';
import { logLines } from './markdown/escape.ts';

/** What was looked at, and what was found. */
export interface Linted {
  readonly files: readonly string[];
  readonly findings: readonly LintFinding[];
}

/** Findings as plain lines for the terminal, safe to print to a workflow log. */
export function renderLint({ files, findings }: Linted): string {
  const lines = findings.map(({ level, code, what, next, where }) => {
    return `${describePlace(where)}: ${level}: ${what} [${code}]. ${next}`;
  });
  const { error, warning, advice } = countsOf(findings);
  const counts = `${counted(error, 'error')}, ${counted(warning, 'warning')}, ${advice} advice`;
  return logLines([...lines, `${counted(files.length, 'file')}: ${counts}`]);
}

/** The same as one JSON document, fit for schemas/lint.schema.json. */
export function renderLintJson({ files, findings }: Linted): string {
  const document: LintReport = { schema: 1, files, counts: countsOf(findings), findings };
  return safeJson(document);
}

function countsOf(findings: readonly LintFinding[]): LintReport['counts'] {
  const count = (level: LintLevel): number => findings.filter((finding) => finding.level === level).length;
  return { error: count('error'), warning: count('warning'), advice: count('advice') };
}
