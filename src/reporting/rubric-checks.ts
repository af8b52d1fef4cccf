import type { LintFinding, LintLevel, LintReport } from '../../schemas/types/lint.ts';
import type {
  Boundary,
  Examination,
  Mismatch,
  NodeCoverage,
  RubricTestRun,
  TreeEnd,
} from '../../schemas/types/rubric-test-run.ts';
import { counted } from '../contract/text.ts';
import { describePlace, describeProblem, type Problem } from '../errors.ts';
import { safeJson } from './json.ts';
import { logLines } from './markdown/escape.ts';

/** What was tested, and the files that could not be read. */
export interface TestedRubrics {
  readonly rubrics: readonly Examination[];
  /** Files of rubrics without cases. */
  readonly untested: readonly string[];
  readonly problems: readonly Problem[];
}

/** The cases of rubrics as plain lines for the terminal, safe to print to a workflow log. */
export function renderRubricTests({ rubrics, untested, problems }: TestedRubrics): string {
  const lines = [
    ...rubrics.flatMap(rubricLines),
    ...untested.map((file) => `none  ${file}: no cases stand beside the rubric`),
    ...problems.map((problem) => `BAD   ${describeProblem(problem)}`),
  ];
  return logLines(lines);
}

/** The same as one JSON document, fit for schemas/rubric-test-run.schema.json. */
export function renderRubricTestsJson({ rubrics, untested, problems }: TestedRubrics): string {
  const document: RubricTestRun = { schema: 1, rubrics, untested, problems };
  return safeJson(document);
}

function rubricLines(examined: Examination): readonly string[] {
  const { file, cases, mismatches, nodes, ends, boundaries } = examined;
  const verdict =
    mismatches.length === 0
      ? `ok    ${file}: ${counted(cases, 'case')} as expected`
      : `FAIL  ${file}: ${counted(mismatches.length, 'expectation')} not met, ${inCases(mismatches, cases)}`;
  return [
    verdict,
    ...mismatches.flatMap(mismatchLines),
    ...coverageLines(nodes),
    ...endLines(ends),
    ...boundaryLines(boundaries),
  ];
}

/** A case may expect several things; some expectations are of all cases together. */
function inCases(mismatches: readonly Mismatch[], cases: number): string {
  const failed = new Set(mismatches.flatMap(({ name }) => name ?? [])).size;
  return failed === 0 ? `over ${counted(cases, 'case')}` : `in ${failed} of ${counted(cases, 'case')}`;
}

function mismatchLines({ name, what, expected, found, where, explanation }: Mismatch): readonly string[] {
  const subject = name === null ? 'all cases together' : `case "${name}"`;
  const line = `      ${describePlace(where)}: ${subject}: ${what} expected ${expected}, found ${found}`;
  return explanation === undefined ? [line] : [line, `        because: ${explanation}`];
}

function coverageLines(nodes: readonly NodeCoverage[]): readonly string[] {
  if (nodes.length === 0) return [];
  const both = nodes.filter(({ passed, failed }) => passed > 0 && failed > 0);
  const rest = nodes.filter((node) => !both.includes(node));
  const total = `      seen both to pass and to fail: ${both.length} of ${counted(nodes.length, 'node')}`;
  return [total, ...rest.map((node) => `        ${node.path} ${missing(node)}`)];
}

/** Rules fire or do not; whatever else passes or fails. */
function missing({ kind, takesAway, passed, failed }: NodeCoverage): string {
  if (passed === 0 && failed === 0) return 'was never asked';
  const never = passed === 0 ? 'passed' : 'failed';
  if (kind !== 'rule') return `never ${never}`;
  return (passed === 0) === takesAway ? 'always fired' : 'never fired';
}

function endLines(ends: readonly TreeEnd[]): readonly string[] {
  if (ends.length === 0) return [];
  const missed = ends.filter(({ reached }) => reached === 0);
  const total = `      ends of trees that a case reaches: ${ends.length - missed.length} of ${ends.length}`;
  return [
    total,
    ...missed.map(({ where, label }) => `        ${describePlace(where)}: \`${label}\` was never reached`),
  ];
}

/** Every bound has a line: how near the nearest value is only a reader can judge. */
function boundaryLines(boundaries: readonly Boundary[]): readonly string[] {
  if (boundaries.length === 0) return [];
  const tried = boundaries.filter(({ untried }) => untried.length === 0).length;
  const total = `      tried below, at and above: ${tried} of ${counted(boundaries.length, 'bound')}`;
  return [total, ...boundaries.map(boundaryLine)];
}

function boundaryLine({ where, what, bound, below, above, untried }: Boundary): string {
  const near = [below === null ? '' : `${below} below`, above === null ? '' : `${above} above`].filter(Boolean);
  const notes = [
    untried.length === 0 ? '' : `never ${untried.join(' or ')}`,
    near.length === 0 ? '' : `nearest ${near.join(', ')}`,
  ].filter(Boolean);
  return `        ${describePlace(where)}: ${what} ${bound}${notes.length === 0 ? '' : `: ${notes.join('; ')}`}`;
}

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
