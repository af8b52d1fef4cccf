import { adviseName } from '../../contract/nearest-name.ts';
import { shown } from '../../contract/schema-check.ts';
import { type Compiling, neverAsked } from '../compiling.ts';
import { type Condition, type Evaluation, type Notes, observe, warn } from '../evaluation.ts';
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
  { subject: kind }: Operator,
  test: (value: unknown) => boolean,
  holds: string,
  fails: string,
): Condition {
  return {
    test: (at) => {
      const value = readFit(at, subject, kind);
      return value === undefined ? undefined : test(value);
    },
    explain: (at, notes) => {
      const value = readFit(at, subject, kind);
      if (value === undefined) return cannotTell(at, notes, subject, kind);
      return `${shownSubject(notes, subject, value)} ${test(value) ? holds : fails}`;
    },
  };
}

function existence(subject: Subject, test: (value: unknown) => boolean, holds: string, fails: string): Condition {
  return {
    test: (at) => test(subject.read(at)),
    explain: (at, notes) => {
      const value = subject.read(at);
      if (value === undefined) observe(notes, { field: subject.name });
      else shownSubject(notes, subject, value);
      return `${subject.name} ${test(value) ? holds : fails}`;
    },
  };
}

function againstFact(subject: Subject, operator: Operator, other: Subject, tolerance: number): Condition {
  const argumentKind = operator.argument ?? operator.subject;
  const holds = (value: unknown, argument: unknown) => operator.against(argument as never, tolerance)(value);
  return {
    test: (at) => {
      const value = readFit(at, subject, operator.subject);
      const argument = value === undefined ? undefined : readFit(at, other, argumentKind);
      return argument === undefined ? undefined : holds(value, argument);
    },
    explain: (at, notes) => {
      const value = readFit(at, subject, operator.subject);
      if (value === undefined) return cannotTell(at, notes, subject, operator.subject);
      const text = shownSubject(notes, subject, value);
      const argument = readFit(at, other, argumentKind);
      if (argument === undefined) return cannotTell(at, notes, other, argumentKind);
      return `${text} ${holds(value, argument) ? operator.holds : operator.fails} ${shownSubject(notes, other, argument)}`;
    },
  };
}

/** Reads and measures; undefined when the fact is absent or of another kind. */
function readFit(at: Evaluation, { read, measured }: Subject, kind: ValueKind): unknown {
  const value = read(at);
  if (value === undefined) return undefined;
  if (measured === null) return kind.accepts(value) ? value : undefined;
  if (!measured.of.accepts(value)) return undefined;
  const size = measured.measure(value);
  return kind.accepts(size) ? size : undefined;
}

/** Says why `readFit` gave nothing, and warns. */
function cannotTell(at: Evaluation, notes: Notes, subject: Subject, kind: ValueKind): string {
  const name = subject.fact ?? subject.name;
  const value = subject.read(at);
  const wanted = subject.measured?.of ?? kind;
  if (value === undefined) observe(notes, { field: name });
  const text =
    value === undefined ? `${name} is absent` : `${shownSubject(notes, subject, value)} is not ${wanted.name}`;
  if (subject.fact !== null)
    warn(notes, value === undefined ? `fact \`${name}\` is absent` : `fact \`${name}\` is not ${wanted.name}`);
  return text;
}

/** Notes what was read, and gives it as `name (value)`. */
function shownSubject(notes: Notes, subject: Subject, value: unknown): string {
  const text = shownValue(value, LONG);
  observe(notes, { field: subject.name, value: text });
  return `${subject.name} (${cut(text, SHORT)})`;
}
