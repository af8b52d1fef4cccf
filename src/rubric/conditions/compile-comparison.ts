import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { holdsLargeNumber, perObject } from '../../contract/json.ts';
import { rounded } from '../../contract/numbers.ts';
import { type Condition, type Evaluation, type Notes, type Truth, warn } from '../evaluation.ts';
import { addSchemaMistakes } from '../json-schema/json-schema.ts';
import { OPERATORS, type Operator, type Predicate } from '../operators/operators.ts';
import { asItIs, badRegex, foldValue } from '../patterns.ts';
import { fieldOf, shownFact } from '../references/facts.ts';
import { type Compiling, REFUSED_CONDITION } from '../references/rubric-names.ts';
import { compileSubject, type Subject } from '../references/subjects.ts';
import { spend, stepsAt, stepsOfValue } from '../step-limit.ts';
import { holdsMark, likeNoOther, REDACTED, TOO_LARGE } from '../values/json-value.ts';
import { IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { ANY, type ValueKind } from '../values/value-kinds.ts';
import { checkArgument } from './check-argument.ts';

/** Compiles `{field | score, op, value}`; adds its mistakes to the problems. */
export function compileComparison(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const subject = compileSubject(file, pointer, compiling);
  const field = fieldOf(file.value);
  const argument = field === undefined ? null : compileSubject({ field }, `${pointer}/value`, compiling);
  const operator = file.op === undefined ? undefined : OPERATORS[file.op];
  if (operator === undefined || !checkArgument(file, operator, pointer, compiling)) return REFUSED_CONDITION;
  if (argument !== null) return againstFact(subject, operator, argument, file);
  return againstLiteral(subject, operator, file, pointer, compiling);
}

function againstLiteral(
  subject: Subject,
  operator: Operator,
  file: ConditionFile,
  pointer: string,
  { problems, names: { watch } }: Compiling,
): Condition {
  try {
    const compared = predicate(operator, asCompared(file, file.value), file);
    const isWatched = watch !== undefined && file.cutoff !== undefined;
    const test = isWatched ? watched(compared, (value) => watch(pointer, value)) : compared;
    return operator.existence ? existence(subject, operator, test) : comparison(subject, operator, test, file);
  } catch (error) {
    if (typeof file.value === 'string') problems.add(`${pointer}/value`, badRegex(error));
    else addSchemaMistakes(error, `${pointer}/value`, problems);
    return REFUSED_CONDITION;
  }
}

/** The predicate, which hands on every number that it compares. */
function watched(test: Predicate, watch: (value: number) => void): Predicate {
  return (value, count) => {
    if (typeof value === 'number') watch(value);
    return test(value, count);
  };
}

/** Scores have twelve decimals, so the numbers that they are compared with are rounded to twelve. */
function asCompared({ score }: ConditionFile, argument: unknown): unknown {
  if (score === undefined) return argument;
  const asScore = (value: unknown): unknown => (typeof value === 'number' ? rounded(value) : value);
  return Array.isArray(argument) ? argument.map(asScore) : asScore(argument);
}

/** The operator with its argument; if case is ignored, both sides are folded first. */
function predicate(operator: Operator, argument: unknown, { tolerance = 0, ignore_case }: ConditionFile): Predicate {
  if (ignore_case !== true) return operator.against(argument as never, tolerance);
  const test = operator.against(foldValue(argument) as never, tolerance);
  return (value, count) => test(foldValue(value), count);
}

function detailOf({ detail }: Operator, value: unknown, argument: unknown, file: ConditionFile): string {
  const { ignore_case, tolerance } = file;
  if (tolerance !== undefined) return ` (tolerance ${tolerance})`;
  const text = detail?.(value as never, argument as never, ignore_case === true ? foldValue : asItIs) ?? '';
  return ignore_case === true ? `${text} (case ignored)` : text;
}

function comparison(subject: Subject, operator: Operator, test: Predicate, file: ConditionFile): Condition {
  const argument = operator.argument === null ? '' : ` ${shownValue(file.value, IN_SENTENCE)}`;
  const readFit = fitReader(subject, operator.subject);
  const { steps } = operator;
  const name = (): string => comparisonName(subject, file);
  const counted: Counted = (value, at) => {
    const count = stepsAt(at);
    if (steps !== undefined) spend(count, steps(value, file.value as never), name);
    return test(value, count);
  };
  return {
    test: compileTest(subject, operator.subject, counted),
    explain: (at, notes) => {
      const value = readFit(at);
      if (value === undefined) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const holds = test(value, stepsAt(at));
      if (holds === undefined) return `${text} ${incomparable(notes, subject.name, argument, value)}`;
      const detail = test.detail?.(value) ?? detailOf(operator, value, file.value, file);
      return `${text} ${holds ? operator.holds : operator.fails}${argument}${detail}`;
    },
  };
}

/** A test that counts its steps. @throws Unjudgeable above the limit */
type Counted = (value: unknown, at: Evaluation) => Truth;

/** For the message that a comparison was stopped: `the comparison output contains_any`. */
function comparisonName({ name }: Subject, { op }: ConditionFile): string {
  return `the comparison \`${name} ${op}\``;
}

function argumentKind({ beside, argument }: Operator, value: unknown): ValueKind {
  return beside?.(value) ?? argument ?? ANY;
}

function existence(subject: Subject, operator: Operator, test: Predicate): Condition {
  return {
    test: (at) => test(subject.read(at), at.spent),
    explain: (at, notes) => {
      const value = subject.read(at);
      const text = shownFact(notes, subject.name, value);
      return test(value, at.spent) ? `${subject.name} ${operator.holds}` : `${text} ${operator.fails}`;
    },
  };
}

function againstFact(subject: Subject, operator: Operator, compared: Subject, file: ConditionFile): Condition {
  const readFit = fitReader(subject, operator.subject);
  const readOther = (at: Evaluation, value: unknown): unknown => {
    const argument = asCompared(file, compared.read(at));
    return argument !== undefined && argumentKind(operator, value).accepts(argument) ? argument : undefined;
  };
  const testsOf = perObject((argument) => ({
    test: predicate(operator, argument, file),
    strict: holdsMark(argument) ? predicate(operator, likeNoOther(argument), file) : undefined,
  }));
  const { steps } = operator;
  const name = (): string => comparisonName(subject, file);
  const holds = (value: unknown, argument: unknown, at: Evaluation): Truth => {
    const count = stepsAt(at);
    // A list or an object is compiled once, see `testsOf`.
    const ofArgument = typeof argument === 'string' ? stepsOfValue(argument) : 1;
    spend(count, ofArgument + (steps?.(value, argument as never) ?? 0), name);
    const { test, strict } = testsOf(argument);
    const truth = test(value, count);
    return truth === undefined || strict === undefined || strict(value, count) === truth ? truth : undefined;
  };
  return {
    test: (at) => {
      const value = readFit(at);
      const argument = value === undefined ? undefined : readOther(at, value);
      return argument === undefined ? undefined : holds(value, argument, at);
    },
    explain: (at, notes) => {
      const value = readFit(at);
      if (value === undefined) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const argument = readOther(at, value);
      if (argument === undefined) return explainIndeterminate(at, notes, compared, argumentKind(operator, value));
      const shown = ` ${shownFact(notes, compared.name, argument)}`;
      const truth = holds(value, argument, at);
      if (truth === undefined) return `${text} ${incomparable(notes, subject.name, shown, value, argument)}`;
      return `${text} ${truth ? operator.holds : operator.fails}${shown}${detailOf(operator, value, argument, file)}`;
    },
  };
}

/** The test of a comparison; numbers and texts take a short cut because this runs for every trial. */
function compileTest(subject: Subject, kind: ValueKind, holds: Counted): Condition['test'] {
  const { read, measured } = subject;
  const { type } = kind;
  if (type !== undefined && measured === null) {
    return (at) => {
      const value = read(at);
      return typeof value === type ? holds(value, at) : undefined;
    };
  }
  const readFit = fitReader(subject, kind);
  return (at) => {
    const value = readFit(at);
    return value === undefined ? undefined : holds(value, at);
  };
}

/** Reads and measures a fact; undefined if it is absent or of another kind. */
function fitReader({ name, read, measured }: Subject, kind: ValueKind): (at: Evaluation) => unknown {
  const { accepts } = kind;
  if (measured !== null) {
    return (at) => {
      const value = read(at);
      // The items of a list need no counting.
      if (!Array.isArray(value)) spend(stepsAt(at), stepsOfValue(value), () => name);
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

/** Explains why a fact cannot be compared, and warns. */
function explainIndeterminate(at: Evaluation, notes: Notes, subject: Subject, kind: ValueKind): string {
  const name = subject.fact ?? subject.name;
  const value = subject.read(at);
  const shown = shownFact(notes, name, value);
  const missing = value === undefined ? subject.missing?.(at) : undefined;
  if (missing !== undefined) return missing;
  const what = value === undefined ? 'is absent' : `is not ${(subject.measured?.of ?? kind).name}`;
  if (subject.fact !== null) warn(notes, `fact \`${name}\` ${what}`);
  return `${shown} ${what}`;
}

/**
 * Why two values cannot be compared, as the end of a sentence; warns.
 * @param shown the argument in words
 * @param compared the other fact; undefined for a literal
 */
function incomparable(notes: Notes, name: string, shown: string, value: unknown, compared?: unknown): string {
  const why = [value, compared].some(holdsMark) ? REDACTED : holdsLargeNumber(value) ? TOO_LARGE : 'it is text';
  const says = `cannot be compared with${shown}: ${why}`;
  warn(notes, `fact \`${name}\` ${says}`);
  return says;
}
