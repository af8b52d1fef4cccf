import type { DerivedResult, NodeResult, RubricResult, TrialResult } from '../../schemas/types/result.ts';
import { counted } from '../contract/text.ts';
import { safeJsonLine } from './json.ts';
import { logLines } from './markdown/escape.ts';

const SIGNS: Readonly<Record<NodeResult['verdict'], string>> = {
  pass: '✓',
  warn: '!',
  fail: '✗',
  skipped: '–',
  error: '?',
};

/** Values up to this length are whole in the explanation. */
const IN_SENTENCE = 60;

/** Result trees as plain lines for the terminal, safe to print to a workflow log: facts first, then every node with its reason. */
export function renderTrees(trials: readonly TrialResult[], others: number): string {
  const lines = trials.flatMap((trial) => [...trialLines(trial), '']);
  const rest = `${counted(others, 'more trial')} did not pass: name scenarios to see theirs`;
  const none = trials.length === 0 ? ['no trial failed: name scenarios to see theirs'] : [];
  return logLines([...lines, ...none, ...(others === 0 ? [] : [rest])]);
}

/** The same as JSON Lines, each fit for schemas/result.schema.json. */
export function renderTreesJson(trials: readonly TrialResult[]): string {
  return trials.map(safeJsonLine).join('');
}

function trialLines({ scenario, trial, error, rubrics }: TrialResult): readonly string[] {
  // An error of the agent's own is the reason of every rubric.
  const unjudged = error === null || rubrics.length > 0 ? [] : [`  no verdict: ${error.kind} error: ${error.message}`];
  return [`${scenario}, trial ${trial}`, ...unjudged, ...rubrics.flatMap(rubricLines)];
}

function rubricLines({ outcome, tree, derived = [], warnings }: RubricResult): readonly string[] {
  const score = tree.score === null ? '' : `, score ${tree.score}`;
  const facts = [...derived.map(derivedLine), ...warnings.map((warning) => `warning: ${warning}`)];
  const shown = new Set<string>();
  return [
    `  ${SIGNS[tree.verdict]} ${tree.key}: ${outcome}${score}`,
    ...[...facts, tree.explanation, ...cutValues(tree, shown)].map((line) => `    ${line}`),
    ...belowLines(tree, '    ', shown),
  ];
}

function derivedLine({ fact, value, explanation }: DerivedResult): string {
  return `${fact} is ${value ?? 'not known'}: ${explanation}`;
}

/** An explanation equal to the parent's, such as a crash, is not repeated. */
function belowLines(
  { children = [], explanation: said }: NodeResult,
  indent: string,
  shown: Set<string>,
): readonly string[] {
  return children.flatMap((node) => {
    const { verdict, key, score, explanation } = node;
    const part = score === null || score === 0 || score === 1 ? '' : `, score ${score}`;
    return [
      `${indent}${SIGNS[verdict]} ${key}${part}${explanation === said ? '' : `: ${explanation}`}`,
      ...cutValues(node, shown).map((line) => `${indent}    ${line}`),
      ...belowLines(node, `${indent}  `, shown),
    ];
  });
}

/** The values of a node that did not pass which are too long for its explanation, each once. */
function cutValues({ verdict, observed = [] }: NodeResult, shown: Set<string>): readonly string[] {
  if (verdict === 'pass' || verdict === 'skipped') return [];
  const long = observed.filter(({ value = '' }) => value.length > IN_SENTENCE);
  const lines = long.map(({ field, value }) => `${field} = ${value}`).filter((line) => !shown.has(line));
  for (const line of lines) shown.add(line);
  return lines;
}
