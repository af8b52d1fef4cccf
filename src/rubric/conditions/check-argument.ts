import { shown } from '../../contract/shown.ts';
import type { Problem } from '../../errors.ts';
import type { Compiling } from '../compiling.ts';
import { isRecord } from '../json-value.ts';
import { mayHaveHad } from '../sound-parts.ts';
import type { ConditionFile } from './condition-file.ts';
import type { SubjectFile } from './condition-subject.ts';
import type { Operator } from './operators.ts';

/** What is wrong, and the key of the condition that it stands under. */
type Fault = Omit<Problem, 'code' | 'where'> & {
  readonly key: 'op' | 'value' | 'tolerance' | 'ignore_case' | 'measure';
};

/** Whether the keys beside an operator are those that it takes; the first that is not is added to the problems. */
export function checkArgument(
  file: ConditionFile,
  operator: Operator,
  pointer: string,
  { problems }: Compiling,
): boolean {
  const found = optionFault(file, operator) ?? valueFault(file, operator);
  if (found === undefined) return true;
  const { key, ...problem } = found;
  problems.add(`${pointer}/${key}`, { code: 'bad-value', ...problem });
  return false;
}

/** A value that is only `field` (with `measure`) stands for that fact. */
export function referenceOf(value: unknown): SubjectFile | undefined {
  if (!isRecord(value) || typeof value.field !== 'string') return undefined;
  const { field, measure, ...others } = value;
  if (Object.keys(others).length > 0) return undefined;
  if (measure === undefined) return { field };
  return typeof measure === 'string' ? { field, measure } : undefined;
}

function optionFault(file: ConditionFile, operator: Operator): Fault | undefined {
  const { op, tolerance, ignore_case, measure } = file;
  const takesTolerance = operator.tolerance === true;
  if (takesTolerance && tolerance === undefined && !mayHaveHad(file, ['tolerance'])) {
    return { key: 'op', what: `\`${op}\` needs a \`tolerance\``, expected: 'the largest difference, a number from 0' };
  }
  if (!takesTolerance && tolerance !== undefined) {
    return { key: 'tolerance', what: `\`${op}\` takes no tolerance`, mend: 'Only `approx` does' };
  }
  if (ignore_case === true && measure !== undefined) {
    return { key: 'ignore_case', what: 'a measure is a number, and has no case to ignore' };
  }
  if (ignore_case === true && operator.letters !== true) {
    const mend = op === 'matches' ? 'Begin the pattern with `(?i)`' : 'Leave it out';
    return { key: 'ignore_case', what: `\`${op}\` takes no \`ignore_case\``, mend };
  }
  if (measure === undefined || operator.existence !== true) return undefined;
  return { key: 'measure', what: `\`${op}\` measures nothing`, mend: 'Leave the measure out' };
}

function valueFault(file: ConditionFile, { argument, literalOnly }: Operator): Fault | undefined {
  const { op, value } = file;
  if (argument === null) {
    return value === undefined ? undefined : { key: 'value', what: `\`${op}\` takes no value`, mend: 'Leave it out' };
  }
  if (value === undefined && mayHaveHad(file, ['value'])) return undefined;
  if (value === undefined) return { key: 'op', what: `\`${op}\` needs a \`value\``, expected: argument.name };
  const isReference = referenceOf(value) !== undefined;
  if (isReference && literalOnly === true) {
    return { key: 'value', what: `\`${op}\` needs a value that stands in the rubric`, expected: argument.name };
  }
  if (isReference || argument.accepts(value)) return undefined;
  const mend = isRecord(value)
    ? { mend: 'Another fact is `{ field: PATH }`, with `measure` where it is measured' }
    : {};
  return {
    key: 'value',
    what: `\`${op}\` cannot use its value`,
    expected: argument.name,
    found: shown(value),
    ...mend,
  };
}
