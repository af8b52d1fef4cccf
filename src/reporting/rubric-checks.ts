import type { LintFinding, LintLevel, LintReport } from '../../schemas/types/lint.ts';
import type {
  Boundary,
  Examination,
  Mismatch,
  NodeCoverage,
  RubricTestRun,
} from '../../schemas/types/rubric-test-run.ts';
import { counted } from '../contract/text.ts';
import { describePlace, describeProblem } from '../errors.ts';
import { safeJson } from './json-document.ts';
import { beside } from './markdown/tables.ts';
import { type Line, PLAIN, paintLines, type Style } from './terminal-text.ts';

/** Tested rubrics, and problems with files that could not be read. */
export type TestedRubrics = Omit<RubricTestRun, 'schema'>;

/** The cases of rubrics as plain lines for the terminal, safe to print to a workflow log. */
export function renderRubricTests({ rubrics, untested, problems }: TestedRubrics, paint = PLAIN): string {
  const lines: readonly Line[] = [
    ...rubrics.flatMap(rubricLines),
    ...untested.map((file): Line => ['yellow', 'none', `  ${file}: no cases stand beside the rubric`]),
    ...problems.map((problem): Line => ['red', 'BAD', `   ${describeProblem(problem)}`]),
  ];
  return paintLines(lines, paint);
}

/** The cases of rubrics as one JSON document, valid against schemas/rubric-test-run.schema.json. */
export function renderRubricTestsJson({ rubrics, untested, problems }: TestedRubrics): string {
  const document: RubricTestRun = { schema: 1, rubrics, untested, problems };
  return safeJson(document);
}

function rubricLines({ file, cases, mismatches, nodes, boundaries }: Examination): readonly Line[] {
  // One case may have several mismatches; a mismatch without a name is about all cases together.
  const failed = new Set(mismatches.flatMap(({ name }) => name ?? [])).size;
  const among = `${failed === 0 ? 'over' : `in ${failed} of`} ${counted(cases, 'case')}`;
  const verdict: Line =
    mismatches.length === 0
      ? ['green', 'ok', `    ${file}: ${counted(cases, 'case')} as expected`]
      : ['red', 'FAIL', `  ${file}: ${counted(mismatches.length, 'expectation')} not met, ${among}`];
  const oneSided = nodes.filter(({ passed, failed }) => passed === 0 || failed === 0);
  const tried = boundaries.filter(({ untried }) => untried.length === 0);
  return [
    verdict,
    ...mismatches.flatMap(mismatchLines),
    ...tally(
      `seen both to pass and to fail: ${nodes.length - oneSided.length} of ${counted(nodes.length, 'node')}`,
      nodes,
      oneSided.map((node) => `${node.path} ${missing(node)}`),
    ),
    // Every threshold has a line: only a reader can judge whether the nearest score is near enough.
    ...tally(
      `tried below and above: ${tried.length} of ${counted(boundaries.length, 'threshold')}`,
      boundaries,
      boundaries.map(boundaryText),
    ),
  ];
}

/** A count and the lines below it; empty if there is nothing to count. */
function tally(total: string, all: readonly unknown[], lines: readonly string[]): readonly string[] {
  return all.length === 0 ? [] : [`      ${total}`, ...lines.map((line) => `        ${line}`)];
}

function mismatchLines({ name, what, expected, found, where, explanation }: Mismatch): readonly string[] {
  const subject = name === null ? 'all cases together' : `case "${name}"`;
  const line = `      ${describePlace(where)}: ${subject}: ${what} expected ${expected}, found ${found}`;
  return explanation === undefined ? [line] : [line, `        because: ${explanation}`];
}

/** The result that no case gives. Rules fire or do not fire; other nodes pass or fail. */
function missing({ kind, takesAway, passed, failed }: NodeCoverage): string {
  if (passed === 0 && failed === 0) return 'was never asked';
  const never = passed === 0 ? 'passed' : 'failed';
  if (kind !== 'rule') return `never ${never}`;
  return (passed === 0) === takesAway ? 'always fired' : 'never fired';
}

function boundaryText({ where, what, bound, below, above, untried }: Boundary): string {
  const near = beside([below === null ? '' : `${below} below`, above === null ? '' : `${above} above`], ', ');
  const notes = [untried.length === 0 ? '' : `never ${untried.join(' or ')}`, near === '' ? '' : `nearest ${near}`];
  return beside([`${describePlace(where)}: ${what} ${bound}`, beside(notes, '; ')], ': ');
}

export type Linted = Omit<LintReport, 'schema' | 'counts'>;

const LEVELS: Readonly<Record<LintLevel, Style>> = { error: 'red', warning: 'yellow', advice: 'blue' };

/** Findings as lines for the terminal, safe to print to a workflow log. */
export function renderLint({ files, findings }: Linted, paint = PLAIN): string {
  const lines = findings.map(({ level, code, what, next, where }): Line => {
    return [LEVELS[level], `${describePlace(where)}: ${level}`, `: ${what} [${code}]. ${next}`];
  });
  const { error, warning, advice } = countsOf(findings);
  const counts = `${counted(error, 'error')}, ${counted(warning, 'warning')}, ${advice} advice`;
  return paintLines([...lines, ['bold', `${counted(files.length, 'file')}: ${counts}`]], paint);
}

/** The findings as one JSON document, valid against schemas/lint.schema.json. */
export function renderLintJson({ files, findings }: Linted): string {
  const document: LintReport = { schema: 1, files, counts: countsOf(findings), findings };
  return safeJson(document);
}

function countsOf(findings: readonly LintFinding[]): LintReport['counts'] {
  const count = (level: LintLevel): number => findings.filter((finding) => finding.level === level).length;
  return { error: count('error'), warning: count('warning'), advice: count('advice') };
}
