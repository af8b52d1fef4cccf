import { counted } from '../contract/counted.ts';
import type { DerivedResult, RubricResult, TrialResult } from '../scoring/result.ts';
import { logSafe } from './escape.ts';
import { safeJsonLine } from './json.ts';

type NodeResult = RubricResult['tree'];

const SIGNS: Readonly<Record<NodeResult['verdict'], string>> = {
  pass: '✓',
  warn: '!',
  fail: '✗',
  skipped: '–',
  error: '?',
};

/** Result trees as plain lines for the terminal, safe to print to a workflow log: facts first, then every node with its reason. */
export function renderTrees(trials: readonly TrialResult[], others: number): string {
  const lines = trials.flatMap((trial) => [...trialLines(trial), '']);
  const rest = `${counted(others, 'more trial')} did not pass: name scenarios to see theirs`;
  const none = trials.length === 0 ? ['every trial passed: name scenarios to see theirs'] : [];
  return [...lines, ...none, ...(others === 0 ? [] : [rest])].map((line) => `${logSafe(line)}\n`).join('');
}

/** The same as JSON Lines, each fit for schemas/result.schema.json. */
export function renderTreesJson(trials: readonly TrialResult[]): string {
  return trials.map(safeJsonLine).join('');
}

function trialLines({ scenario, trial, error, rubrics }: TrialResult): readonly string[] {
  const ended = error === null ? [] : [`  ${error.kind} error: ${error.message}`];
  const none = rubrics.length === 0 ? ['  no verdict: the error is not the agent’s'] : [];
  return [`${scenario}, trial ${trial}`, ...ended, ...none, ...rubrics.flatMap(rubricLines)];
}

function rubricLines({ outcome, tree, derived = [], warnings }: RubricResult): readonly string[] {
  const score = tree.score === null ? '' : `, score ${tree.score}`;
  return [
    `  ${SIGNS[tree.verdict]} ${tree.key}: ${outcome}${score}`,
    ...[...derived.map(derivedLine), ...warnings.map((warning) => `warning: ${warning}`)].map((line) => `    ${line}`),
    `    ${tree.explanation}`,
    ...belowLines(tree, '    '),
  ];
}

function derivedLine({ fact, value, explanation }: DerivedResult): string {
  return `${fact} is ${value ?? 'not known'}: ${explanation}`;
}

function belowLines({ children = [], explanation }: NodeResult, indent: string): readonly string[] {
  return children.flatMap((child) => nodeLines(child, { indent, said: explanation }));
}

/** A crash is the reason of all nodes, and is told once. */
function nodeLines(
  node: NodeResult,
  { indent, said }: { readonly indent: string; readonly said: string },
): readonly string[] {
  const { verdict, key, score, explanation } = node;
  const part = score === null || score === 0 || score === 1 ? '' : `, score ${score}`;
  return [
    `${indent}${SIGNS[verdict]} ${key}${part}${explanation === said ? '' : `: ${explanation}`}`,
    ...cutValues(node).map((line) => `${indent}    ${line}`),
    ...belowLines(node, `${indent}  `),
  ];
}

/** Of what did not pass: the values that its sentence cuts short. */
function cutValues({ verdict, explanation, observed = [] }: NodeResult): readonly string[] {
  if (verdict === 'pass' || verdict === 'skipped' || !explanation.includes('...')) return [];
  return observed.flatMap(({ field, value }) =>
    value === undefined || explanation.includes(value) ? [] : [`${field} = ${value}`],
  );
}
