import { adviseName } from '../../contract/nearest-name.ts';
import { type Compiling, neverAsked } from '../compiling.ts';
import { type Condition, type Evaluation, type Notes, observe, warn } from '../evaluation.ts';
import { schemaMistake } from '../json-schema.ts';
import { cut, shownValue } from '../shown-value.ts';
import { checkArgument, referenceOf } from './check-argument.ts';
import type { ConditionFile } from './condition-file.ts';
import { compileSubject, type Subject } from './condition-subject.ts';
import { foldValue } from './fold-case.ts';
import { badRegex } from './linear-regex.ts';
import { OPERATORS, type Operator } from './operators.ts';
import type { Predicate } from './predicates.ts';
import { ANY, type ValueKind } from './value-kinds.ts';

/** Length of a value inside an explanation; the observation beside it holds more. */
const SHORT = 60;
const LONG = 200;

/** Compiles `{field | score, op, value}`; what is wrong with it is added to the problems. */
export function compileComparison(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const subject = compileSubject(file, pointer, compiling);
  const reference = referenceOf(file.value);
  const other = reference && compileSubject(reference, `${pointer}/value`, compiling);
  const operator = file.op === undefined ? undefined : findOperator(file.op, `${pointer}/op`, compiling);
  if (operator === undefined || !checkArgument(file, operator, pointer, compiling)) return neverAsked;
  if (file.value === undefined && operator.argument !== null) return neverAsked;
  if (reference === undefined) return againstLiteral(subject, operator, file, pointer, compiling);
  if (subject === undefined || other === undefined) return neverAsked;
  return againstFact(subject, operator, other, file);
}

function findOperator(name: string, pointer: string, { problems }: Compiling): Operator | undefined {
  if (Object.hasOwn(OPERATORS, name)) return OPERATORS[name];
  const mend = adviseName(name, Object.keys(OPERATORS));
  problems.add(pointer, { code: 'bad-operator', what: `there is no operator \`${name}\``, mend });
  return undefined;
}

function againstLiteral(
  subject: Subject | undefined,
  operator: Operator,
  file: ConditionFile,
  pointer: string,
  { problems }: Compiling,
): Condition {
  try {
    const test = predicate(operator, file.value, file);
    if (subject === undefined) return neverAsked;
    if (operator.existence === true) return existence(subject, operator, test);
    return comparison(subject, operator, test, file);
  } catch (error) {
    problems.add(`${pointer}/value`, typeof file.value === 'string' ? badRegex(error) : badSchema(error));
    return neverAsked;
  }
}

/** The operator with its argument; where case does not count, both sides lose it first. */
function predicate(operator: Operator, argument: unknown, { tolerance = 0, ignore_case }: ConditionFile): Predicate {
  if (ignore_case !== true) return operator.against(argument as never, tolerance);
  const test = operator.against(foldValue(argument) as never, tolerance);
  return (value) => test(foldValue(value));
}

/** The end of an explanation: verb, argument, and the item that decided. */
function outcome(operator: Operator, holds: boolean, argument: string, detail: string): string {
  return `${holds ? operator.holds : operator.fails}${argument}${detail}`;
}

function detailOf({ detail }: Operator, value: unknown, argument: unknown, file: ConditionFile): string {
  const { ignore_case, tolerance } = file;
  if (tolerance !== undefined) return ` (tolerance ${tolerance})`;
  const fold = ignore_case === true ? foldValue : (same: unknown) => same;
  const text = detail?.(fold(value) as never, fold(argument) as never) ?? '';
  return ignore_case === true ? `${text} (case ignored)` : text;
}

function badSchema(error: unknown) {
  return { code: 'bad-schema', what: 'the value is no usable JSON Schema', found: schemaMistake(error) };
}

function comparison(subject: Subject, operator: Operator, test: Predicate, file: ConditionFile): Condition {
  const argument = operator.argument === null ? '' : ` ${shownValue(file.value, SHORT)}`;
  const readFit = fitReader(subject, operator.subject);
  return {
    test: compileTest(subject, operator.subject, test),
    explain: (at, notes) => {
      const value = readFit(at);
      if (value === undefined) return cannotTell(at, notes, subject, operator.subject);
      const detail = detailOf(operator, value, file.value, file);
      return `${shownSubject(notes, subject, value)} ${outcome(operator, test(value), argument, detail)}`;
    },
  };
}

function existence(subject: Subject, operator: Operator, test: Predicate): Condition {
  return {
    test: (at) => test(subject.read(at)),
    explain: (at, notes) => {
      const value = subject.read(at);
      if (value === undefined) observe(notes, { field: subject.name });
      else shownSubject(notes, subject, value);
      return `${subject.name} ${test(value) ? operator.holds : operator.fails}`;
    },
  };
}

function againstFact(subject: Subject, operator: Operator, other: Subject, file: ConditionFile): Condition {
  const argumentKind = operator.argument ?? operator.subject;
  const readFit = fitReader(subject, operator.subject);
  const readOther = fitReader(other, argumentKind);
  const holds = (value: unknown, argument: unknown) => predicate(operator, argument, file)(value);
  return {
    test: (at) => {
      const value = readFit(at);
      const argument = value === undefined ? undefined : readOther(at);
      return argument === undefined ? undefined : holds(value, argument);
    },
    explain: (at, notes) => {
      const value = readFit(at);
      if (value === undefined) return cannotTell(at, notes, subject, operator.subject);
      const text = shownSubject(notes, subject, value);
      const argument = readOther(at);
      if (argument === undefined) return cannotTell(at, notes, other, argumentKind);
      const detail = detailOf(operator, value, argument, file);
      return `${text} ${outcome(operator, holds(value, argument), ` ${shownSubject(notes, other, argument)}`, detail)}`;
    },
  };
}

/** Numbers and texts are told on the spot, as this runs for every trial. */
function compileTest(subject: Subject, kind: ValueKind, holds: Predicate): Condition['test'] {
  const { read, measured } = subject;
  const { type } = kind;
  if (type !== undefined && measured === null) {
    return (at) => {
      const value = read(at);
      return typeof value === type ? holds(value) : undefined;
    };
  }
  const readFit = fitReader(subject, kind);
  return (at) => {
    const value = readFit(at);
    return value === undefined ? undefined : holds(value);
  };
}

/** What reads and measures; it gives undefined when the fact is absent or of another kind. */
function fitReader({ read, measured }: Subject, kind: ValueKind): (at: Evaluation) => unknown {
  const { accepts } = kind;
  if (measured !== null) {
    return (at) => {
      const value = read(at);
      const size = value !== undefined && measured.of.accepts(value) ? measured.measure(value) : undefined;
      return size !== undefined && accepts(size) ? size : undefined;
    };
  }
  if (kind === ANY) return read;
  return (at) => {
    const value = read(at);
    return value !== undefined && accepts(value) ? value : undefined;
  };
}

/** Says why a fact that was read does not fit, and warns. */
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
