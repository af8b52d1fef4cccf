import type { NodeResult, RubricResult, TrialResult, Verdict } from '../../schemas/types/result.ts';
import { canonicalJson } from '../contract/json.ts';
import { counted } from '../contract/text.ts';
import { callText, firstDifference } from '../gating/call-difference.ts';
import type { ComparedTrial } from '../gating/compared-trials.ts';
import type { FactSource } from '../suite/fact-sources.ts';
import type { Step } from '../suite/trial.ts';
import { safeJsonLine } from './json-document.ts';
import { cut } from './markdown/escape.ts';
import { VERDICTS } from './markdown/words.ts';
import { differenceLines } from './sections/causes.ts';
import { type Line, PLAIN, paintLines, type Style } from './terminal-text.ts';

const LONGEST_VALUE = 200;

/** A trial with its result trees; for a named scenario also its facts, its steps (`candidate`) and main's trial. */
export interface ExplainedTrial {
  readonly result: TrialResult;
  readonly facts?: readonly FactSource[];
  readonly candidate?: ComparedTrial;
  readonly main?: ComparedTrial | undefined;
}

/** Result trees as plain lines for the terminal, safe to print to a workflow log: facts, every node with its explanation, steps. */
export function renderTrees(trials: readonly ExplainedTrial[], others: number, paint = PLAIN): string {
  const lines = trials.flatMap((trial): Line[] => [...trialLines(trial), ...traceLines(trial), '']);
  const rest = `${counted(others, 'more trial')} did not pass: name scenarios to see theirs`;
  const none = trials.length === 0 ? ['no trial failed: name scenarios to see theirs'] : [];
  return paintLines([...lines, ...none, ...(others === 0 ? [] : [rest])], paint);
}

/** Result trees as JSON Lines, each valid against schemas/result.schema.json. */
export function renderTreesJson(trials: readonly TrialResult[]): string {
  return trials.map(safeJsonLine).join('');
}

function trialLines({ result, facts = [] }: ExplainedTrial): readonly Line[] {
  const { scenario, trial, error, rubrics } = result;
  // After a crash of the agent, every rubric already shows the error.
  const unjudged: readonly Line[] =
    error === null || rubrics.length > 0 ? [] : [['yellow', '  no verdict', `: ${error.kind} error: ${error.message}`]];
  const known = facts.map(({ path, value, selectors }) => {
    return `    ${path}: ${shownValue(value)}${selectors.length === 0 ? '' : `  from ${selectors.join(' or ')}`}`;
  });
  const title: Line = ['bold', `${scenario}, trial ${trial}`];
  return [title, ...(known.length > 0 ? ['  facts', ...known] : []), ...unjudged, ...rubrics.flatMap(rubricLines)];
}

const STYLES: Readonly<Record<Verdict, Style>> = {
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  skipped: 'dim',
  error: 'yellow',
};

function rubricLines({ outcome, tree, derived = [], warnings }: RubricResult): readonly Line[] {
  const score = tree.score === null ? '' : `, score ${tree.score}`;
  const facts = [
    ...derived.map(({ fact, value, explanation }) => {
      return `${fact} is ${value === undefined ? 'not known' : shownValue(value)}: ${explanation}`;
    }),
    ...warnings.map((warning) => `warning: ${warning}`),
  ];
  return [
    [STYLES[tree.verdict], `  ${VERDICTS[tree.verdict][0]} ${tree.key}`, `: ${outcome}${score}`],
    ...[...facts, tree.explanation].map((line) => `    ${line}`),
    ...belowLines(tree, '    '),
  ];
}

/** An explanation equal to the parent's, such as a crash, is not repeated. */
function belowLines({ children = [], explanation: parentExplanation }: NodeResult, indent: string): readonly Line[] {
  return children.flatMap((node): readonly Line[] => {
    const { verdict, key, score, explanation } = node;
    const part = score === null || score === 0 || score === 1 ? '' : `, score ${score}`;
    return [
      [
        STYLES[verdict],
        `${indent}${VERDICTS[verdict][0]} ${key}`,
        `${part}${explanation === parentExplanation ? '' : `: ${explanation}`}`,
      ],
      ...belowLines(node, `${indent}  `),
    ];
  });
}

function shownValue(value: unknown): string {
  return value === undefined ? '' : cut(canonicalJson(value), LONGEST_VALUE);
}

/** The steps of the agent, and the first difference from main. */
function traceLines({ candidate, main }: ExplainedTrial): readonly Line[] {
  if (candidate === undefined || candidate.steps.length === 0) return [];
  const difference = main === undefined ? null : firstDifference(main, candidate);
  const { scenario } = candidate.result;
  const lines =
    difference === null
      ? []
      : differenceLines(difference.tool, { scenario, ...difference.example }, 'this run').slice(1);
  return [
    '  steps',
    ...candidate.steps.map((step, index) => `    ${index + 1} ${stepText(step)}`),
    ...(main === undefined
      ? []
      : [difference === null ? '  no call differs from main' : '  first difference from main']),
    ...lines.map((line) => `    ${line}`),
  ];
}

const LONGEST_STEP = 200;

function stepText(step: Step): string {
  if (step.type === 'message') return cut(`${step.role}: ${step.text}`, LONGEST_STEP);
  const { error, result } = step;
  const outcome = error ? ` failed: ${error}` : result === undefined ? '' : ` → ${JSON.stringify(result) ?? ''}`;
  return cut(`${callText(step)}${outcome}`, LONGEST_STEP);
}
