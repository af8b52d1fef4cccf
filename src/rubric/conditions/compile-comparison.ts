import { adviseName } from '../../contract/nearest-name.ts';
import { shown } from '../../contract/schema-check.ts';
import { type Compiling, neverAsked } from '../compiling.ts';
import { type Condition, type Evaluation, observe, warn } from '../evaluation.ts';
import { isRecord } from '../json-value.ts';
import type { ConditionFile } from '../rubric-file.ts';
import { cut, shownValue } from '../shown-value.ts';
import { compileSubject, type Subject, type SubjectFile } from './condition-subject.ts';
import { OPERATORS, type Operator } from './operators.ts';
import type { ValueKind } from './value-kinds.ts';

/** Length of a value inside an explanation; the observation beside it holds more. */
const SHORT = 60;
const LONG = 200;

/** Compiles `{field | score, op, value}`; what is wrong with it is added to the problems. */
export function compileComparison(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const subject = compileSubject(file, pointer, compiling);
  const operator = findOperator(file.op ?? '', `${pointer}/op`, compiling);
  if (operator === undefined || !isArgumentSound(file, operator, pointer, compiling)) return neverAsked;
  const reference = referenceOf(file.value);
  if (reference === undefined) return againstLiteral(subject, operator, file, pointer, compiling);
  const other = compileSubject(reference, `${pointer}/value`, compiling);
  if (subject === undefined || other === undefined) return neverAsked;
  return againstFact(subject, operator, other, file.tolerance ?? 0);
}

function findOperator(name: string, pointer: string, { problems }: Compiling): Operator | undefined {
  if (Object.hasOwn(OPERATORS, name)) return OPERATORS[name];
  const mend = adviseName(name, Object.keys(OPERATORS));
  problems.add(pointer, { code: 'bad-operator', what: `there is no operator \`${name}\``, mend });
  return undefined;
}

/** A value that is only `field` (with `measure`) stands for that fact. */
function referenceOf(value: unknown): SubjectFile | undefined {
  if (!isRecord(value) || typeof value.field !== 'string') return undefined;
  const { field, measure, ...others } = value;
  if (Object.keys(others).length > 0) return undefined;
  if (measure === undefined) return { field };
  return typeof measure === 'string' ? { field, measure } : undefined;
}

function isArgumentSound(file: ConditionFile, operator: Operator, pointer: string, { problems }: Compiling): boolean {
  const { op, value } = file;
  const bad = (what: string, more: { expected?: string; found?: string } = {}, key = 'value'): false => {
    problems.add(`${pointer}/${key}`, { code: 'bad-value', what, ...more });
    return false;
  };
  if (operator.tolerance === true && file.tolerance === undefined)
    return bad(`\`${op}\` needs a \`tolerance\``, {}, 'op');
  if (operator.tolerance !== true && file.tolerance !== undefined)
    return bad(`\`${op}\` takes no tolerance`, {}, 'tolerance');
  if (operator.existence === true && file.measure !== undefined)
    return bad(`\`${op}\` measures nothing`, {}, 'measure');
  if (operator.argument === null) return value === undefined || bad(`\`${op}\` takes no value`);
  if (value === undefined) return bad(`\`${op}\` needs a \`value\``, { expected: operator.argument.name }, 'op');
  if (referenceOf(value) !== undefined) {
    return operator.literalOnly !== true || bad(`\`${op}\` needs a value that stands in the rubric`);
  }
  if (operator.argument.accepts(value)) return true;
  return bad(`\`${op}\` cannot use its value`, { expected: operator.argument.name, found: shown(value) });
}

function againstLiteral(
  subject: Subject | undefined,
  operator: Operator,
  file: ConditionFile,
  pointer: string,
  { problems }: Compiling,
): Condition {
  try {
    const test = operator.against(file.value as never, file.tolerance ?? 0);
    const argument = operator.argument === null ? '' : ` ${shownValue(file.value, SHORT)}`;
    const [holds, fails] = [`${operator.holds}${argument}`, `${operator.fails}${argument}`];
    if (subject === undefined) return neverAsked;
    if (operator.existence === true) return existence(subject, test, holds, fails);
    return comparison(subject, operator, test, holds, fails);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const code = typeof file.value === 'string' ? 'bad-regex' : 'bad-schema';
    problems.add(`${pointer}/value`, { code, what: `\`${file.op}\` cannot use its value`, found });
    return neverAsked;
  }
}

function comparison(
  subject: Subject,
  operator: Operator,
  test: (value: unknown) => boolean,
  holds: string,
  fails: string,
): Condition {
  return (at) => {
    const value = readFit(at, subject, operator.subject);
    if (value === undefined) return undefined;
    const truth = test(value);
    at.because = `${shownSubject(at, subject, value)} ${truth ? holds : fails}`;
    return truth;
  };
}

function existence(subject: Subject, test: (value: unknown) => boolean, holds: string, fails: string): Condition {
  return (at) => {
    const value = subject.read(at);
    const truth = test(value);
    if (value === undefined) observe(at, { field: subject.name });
    else shownSubject(at, subject, value);
    at.because = `${subject.name} ${truth ? holds : fails}`;
    return truth;
  };
}

function againstFact(subject: Subject, operator: Operator, other: Subject, tolerance: number): Condition {
  const argumentKind = operator.argument ?? operator.subject;
  return (at) => {
    const value = readFit(at, subject, operator.subject);
    if (value === undefined) return undefined;
    const text = shownSubject(at, subject, value);
    const argument = readFit(at, other, argumentKind);
    if (argument === undefined) return undefined;
    const otherText = shownSubject(at, other, argument);
    const truth = operator.against(argument as never, tolerance)(value);
    at.because = `${text} ${truth ? operator.holds : operator.fails} ${otherText}`;
    return truth;
  };
}

/** Reads and measures; undefined, with the reason and a warning, when the fact is absent or of another kind. */
function readFit(at: Evaluation, subject: Subject, kind: ValueKind): unknown {
  const value = subject.read(at);
  const { measured } = subject;
  if (measured === null)
    return kind.accepts(value) && value !== undefined ? value : cannotTell(at, subject, value, kind);
  if (!measured.of.accepts(value)) return cannotTell(at, subject, value, measured.of);
  const size = measured.measure(value);
  return kind.accepts(size) ? size : cannotTell(at, subject, size, kind);
}

function cannotTell(at: Evaluation, subject: Subject, value: unknown, wanted: ValueKind): undefined {
  const name = subject.fact ?? subject.name;
  if (value === undefined) {
    observe(at, { field: name });
    at.because = `${name} is absent`;
  } else {
    at.because = `${shownSubject(at, subject, value)} is not ${wanted.name}`;
  }
  if (subject.fact !== null)
    warn(at, value === undefined ? `fact \`${name}\` is absent` : `fact \`${name}\` is not ${wanted.name}`);
  return undefined;
}

/** Notes what was read, and gives it as `name (value)`. */
function shownSubject(at: Evaluation, subject: Subject, value: unknown): string {
  const text = shownValue(value, LONG);
  observe(at, { field: subject.name, value: text });
  return `${subject.name} (${cut(text, SHORT)})`;
}
