import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { isRecord } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import type { Problem } from '../../errors.ts';
import { OPERATORS, type Operator } from '../operators/operators.ts';
import { fieldOf } from '../references/facts.ts';
import type { Compiling } from '../references/rubric-names.ts';
import { looksLikeReference } from '../references/subjects.ts';
import { ANY, LIST, NUMBER, PART, type ValueKind } from '../values/value-kinds.ts';

type ArgumentProblem = Omit<Problem, 'code' | 'where'> & {
  readonly key: 'op' | 'value' | 'tolerance' | 'ignore_case' | 'measure' | 'cutoff';
};

/** Whether an operator takes the other keys of its condition; adds the first problem. */
export function checkArgument(
  file: ConditionFile,
  operator: Operator,
  pointer: string,
  { problems }: Compiling,
): boolean {
  const mistake =
    optionProblem(file, operator) ??
    cutoffProblem(file, operator) ??
    numberProblem(file, operator) ??
    valueProblem(file, operator);
  if (mistake === undefined) return true;
  const { key, ...problem } = mistake;
  problems.add(`${pointer}/${key}`, { code: 'bad-value', ...problem });
  return false;
}

function optionProblem(file: ConditionFile, operator: Operator): ArgumentProblem | undefined {
  const { op, tolerance, ignore_case, measure } = file;
  const takesTolerance = operator.tolerance === true;
  if (takesTolerance && tolerance === undefined)
    return { key: 'op', what: `\`${op}\` needs a \`tolerance\``, expected: 'the largest difference, a number from 0' };
  if (!takesTolerance && tolerance !== undefined)
    return { key: 'tolerance', what: `\`${op}\` takes no tolerance`, fix: 'Only `approx` does' };
  if (ignore_case === true && measure !== undefined)
    return { key: 'ignore_case', what: 'a measure is a number and has no case' };
  if (ignore_case === true && operator.letters !== true) {
    const fix = op === 'matches' ? 'Begin the pattern with `(?i)`' : 'Remove it';
    return { key: 'ignore_case', what: `\`${op}\` takes no \`ignore_case\``, fix };
  }
  if (measure === undefined || operator.existence !== true) return undefined;
  return { key: 'measure', what: `\`${op}\` takes no \`measure\``, fix: NO_MEASURE };
}

/** A `cutoff` documents a literal number at which the answer changes. */
function cutoffProblem({ op, value, cutoff }: ConditionFile, { bounds }: Operator): ArgumentProblem | undefined {
  if (cutoff === undefined || (bounds !== undefined && fieldOf(value) === undefined)) return undefined;
  const what = bounds === undefined ? `\`${op}\` takes no \`cutoff\`` : 'a comparison of two facts takes no `cutoff`';
  return { key: 'cutoff', what, fix: `It documents the number of ${WITH_BOUNDS.join(', ')}` };
}

const WITH_BOUNDS = Object.keys(OPERATORS).filter((op) => OPERATORS[op]?.bounds !== undefined);

/** Scores and measures are numbers, so operators on other kinds would never be true. */
function numberProblem(file: ConditionFile, operator: Operator): ArgumentProblem | undefined {
  const { op, score, measure } = file;
  const { subject } = operator;
  if (score === undefined && measure === undefined) return undefined;
  if ([NUMBER, ANY, PART].includes(subject)) return literalProblem(file, operator);
  const [what, fix] = measure === undefined ? ['a score', 'Compare it with a number'] : ['a measure', NO_MEASURE];
  return { key: 'op', what: `\`${op}\` reads ${subject.name}, and ${what} is a number`, fix };
}

const NO_MEASURE = 'Remove the measure';

/** Refuses literals that no score or measure can equal. */
function literalProblem({ value }: ConditionFile, { argument }: Operator): ArgumentProblem | undefined {
  const isList = argument === LIST && Array.isArray(value);
  const literals = isList ? value : argument === ANY && fieldOf(value) === undefined ? [value] : [];
  const misfit = literals.find((literal) => typeof literal !== 'number');
  if (misfit === undefined) return undefined;
  return { key: 'value', what: 'scores and measures equal only numbers', expected: 'a number', found: shown(misfit) };
}

function valueProblem(file: ConditionFile, { argument, literalOnly }: Operator): ArgumentProblem | undefined {
  const { op, value } = file;
  if (argument === null)
    return value === undefined ? undefined : { key: 'value', what: `\`${op}\` takes no value`, fix: 'Remove it' };
  if (value === undefined) return { key: 'op', what: `\`${op}\` needs a \`value\``, expected: argument.name };
  const isReference = fieldOf(value) !== undefined;
  if (isReference && literalOnly === true)
    return { key: 'value', what: `\`${op}\` needs a literal value`, expected: argument.name };
  if (isReference) return undefined;
  if (!argument.accepts(value)) return unusable(op, value, argument.name, adviseValue(value, argument));
  const stray = literalOnly === true ? undefined : strayReference(value);
  return stray === undefined
    ? undefined
    : unusable(op, stray, 'a literal, or another fact', `${ANOTHER_FACT}; ${NO_PART}`);
}

function adviseValue(value: unknown, argument: ValueKind): string {
  if (isRecord(value)) return ANOTHER_FACT;
  return argument === NUMBER && typeof value === 'string' ? 'Write a number, without quotes' : '';
}

const ANOTHER_FACT = 'Refer to another fact as `{ field: PATH }`';
const NO_PART = 'it cannot be part of a literal. Use `expr` to compare such objects, or scores';

function unusable(op: string | undefined, value: unknown, expected: string, fix: string): ArgumentProblem {
  return { key: 'value', what: `\`${op}\` does not take this value`, expected, found: shown(value), fix };
}

/** The first object in a literal that looks like a reference to a fact or score; as a literal it would equal nothing. */
function strayReference(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isRecord(value) && looksLikeReference(value)) return value;
  return Object.values(value)
    .map(strayReference)
    .find((stray) => stray !== undefined);
}
