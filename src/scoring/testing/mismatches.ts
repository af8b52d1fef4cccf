import type { NodeResult } from '../../../schemas/types/result.ts';
import type { Mismatch } from '../../../schemas/types/rubric-test-run.ts';
import { dotted, memberOf } from '../../contract/json.ts';
import { adviseNearest } from '../../contract/names.ts';
import { inline, shown } from '../../contract/text.ts';
import { describeProblem } from '../../errors.ts';
import { NOT_JUDGED } from '../../rubric/outcomes-and-bands.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { sameJson } from '../../rubric/values/json-value.ts';
import { startReport } from '../report.ts';
import { type NodeExpectation, nodeAt, type RubricTest, type ScoredCase, visitNodes } from './scored-case.ts';

/** A mismatch without its place; `at` is the JSON pointer below `expect`. */
export interface Found extends Omit<Mismatch, 'name' | 'where'> {
  readonly at: string;
}

export function caseMismatches({ testCase: { expect }, scored, result }: ScoredCase): readonly Found[] {
  const tree = result?.tree;
  const explanation = tree === undefined ? 'the trial has no verdict' : reasonOf(tree);
  const whole = [
    ...nodeMismatches('', expect, tree),
    ...mismatch('/outcome', expect.outcome, result?.outcome),
    ...mismatch('/warnings', expect.warnings, result?.warnings),
  ].map((difference) => ({ ...difference, explanation }));
  const because = (path: string, mismatches: readonly Found[]): readonly Found[] => {
    const why = tree === undefined ? explanation : reasonAt(tree, path);
    return mismatches.map((difference) => ({ ...difference, explanation: why }));
  };
  const criteria = Object.entries(expect.criteria ?? {}).flatMap(([key, verdict]) =>
    because(key, mismatch(`/criteria/${key}`, verdict, nodeAt(tree, key)?.verdict)),
  );
  const nodes = Object.entries(expect.nodes ?? {}).flatMap(([path, wanted]) =>
    because(path, nodeMismatches(`/nodes/${path}`, wanted, nodeAt(tree, path))),
  );
  const derived = Object.entries(expect.derived ?? {}).flatMap(([name, wanted]) => {
    const fact = scored?.rubric.derived.find((entry) => entry.name === name);
    const value = fact === undefined ? undefined : scored?.at?.derived[fact.slot];
    const why = result?.derived?.find((entry) => entry.fact === name)?.explanation ?? explanation;
    const differences = valueMismatch(`/derived/${name}`, wanted, fact && (value ?? null));
    return differences.map((difference) => ({ ...difference, explanation: why }));
  });
  return [...whole, ...criteria, ...nodes, ...derived];
}

export function overallMismatches(
  { expect }: RubricTest,
  rubric: Rubric,
  scored: readonly ScoredCase[],
): readonly Found[] {
  if (expect === undefined) return [];
  const report = startReport([rubric]);
  // Cases that name one scenario are still counted as scenarios of their own.
  for (const [index, { trial }] of scored.entries())
    report.add({ ...trial, trial: { ...trial.trial, scenario: `case-${index + 1}` } });
  const whole = report.finish().rubrics[0];
  return [
    ...valueMismatch('/score', expect.score, whole?.score ?? null),
    ...mismatch('/band', expect.band, whole?.band),
    ...(expect.outcomes === undefined ? [] : outcomeMismatches(expect.outcomes, rubric, scored)),
  ];
}

/** An outcome that the expectation leaves out must have no case. */
function outcomeMismatches(
  expected: Readonly<Record<string, number>>,
  { outcomes }: Rubric,
  scored: readonly ScoredCase[],
): readonly Found[] {
  const names = new Set([...outcomes.map(({ name }) => name), NOT_JUDGED, ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const cases = scored.filter((testCase) => testCase.scored?.outcome === name).length;
    return mismatch('/outcomes', memberOf(expected, name) ?? 0, cases, `outcomes.${name}`);
  });
}

function nodeMismatches(at: string, wanted: NodeExpectation, node: NodeResult | undefined): readonly Found[] {
  return [
    ...valueMismatch(`${at}/score`, wanted.score, node?.score ?? null),
    ...valueMismatch(`${at}/raw`, wanted.raw, node?.raw ?? node?.score ?? null),
    ...mismatch(`${at}/verdict`, wanted.verdict, node?.verdict),
    ...mismatch(`${at}/severity`, wanted.severity, node?.severity),
    ...mismatch(`${at}/label`, wanted.label, node?.label),
    ...partMismatch(`${at}/explanation`, wanted.explanation, node?.explanation),
  ];
}

/** Largest difference of equal scores: cases are written as decimals. */
const EPSILON = 1e-9;

function valueMismatch(at: string, expected: unknown, actual: unknown): readonly Found[] {
  const areNumbers = typeof expected === 'number' && typeof actual === 'number';
  return areNumbers && Math.abs(expected - actual) <= EPSILON ? [] : mismatch(at, expected, actual);
}

function partMismatch(at: string, part: string | undefined, actual: string | undefined): readonly Found[] {
  if (part === undefined || actual?.includes(part)) return [];
  return [{ what: dotted(at), at, expected: `a part ${shown(part)}`, found: shown(actual) }];
}

function mismatch(at: string, expected: unknown, actual: unknown, what = dotted(at)): readonly Found[] {
  if (expected === undefined || sameJson(expected, actual)) return [];
  return [{ what, at, expected: shown(expected), found: shown(actual) }];
}

/** Why the node at a path has its result; where there is none, the path that is meant. */
function reasonAt(tree: NodeResult, path: string): string {
  const node = nodeAt(tree, path);
  if (node !== undefined) return reasonOf(node);
  const paths: string[] = [];
  visitNodes(tree, (known) => void paths.push(known));
  const what = `the result has no node \`${inline(path)}\``;
  return describeProblem({ code: 'unknown-node', what, ...adviseNearest(path, paths) });
}

/** Most leaves that an explanation quotes beside that of the node. */
const LEAVES = 3;

/** Why a node has its result: its explanation, and those of the first leaves below it that did not pass. */
function reasonOf(node: NodeResult): string {
  const below: string[] = [];
  visitNodes(node, (path, { children, verdict, explanation }) => {
    if (children !== undefined || verdict === 'pass' || verdict === 'skipped') return;
    // The node's explanation already covers a crash and the items of a list.
    if (!node.explanation.includes(explanation)) below.push(`${path}: ${explanation}`);
  });
  const rest = below.length - LEAVES;
  return [node.explanation, ...below.slice(0, LEAVES), ...(rest > 0 ? [`and ${rest} more`] : [])].join(' | ');
}
