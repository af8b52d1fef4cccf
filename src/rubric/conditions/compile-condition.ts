import { type Compiling, neverAsked, refuseNode } from '../compiling.ts';
import type { Condition } from '../evaluation.ts';
import type { ConditionFile } from '../rubric-file.ts';
import { compileTrace } from '../trace/compile-trace.ts';
import { compileComparison } from './compile-comparison.ts';

type Compile = (file: ConditionFile, pointer: string, compiling: Compiling) => Condition;

/** The closed table of kinds of condition, by the key that makes it one. */
const KINDS: Readonly<Record<string, Compile>> = {
  field: compileComparison,
  score: compileComparison,
  passed: compilePassed,
  and: (file, pointer, compiling) => allOf(compileList(file.and ?? [], `${pointer}/and`, compiling)),
  or: (file, pointer, compiling) => anyOf(compileList(file.or ?? [], `${pointer}/or`, compiling)),
  not: (file, pointer, compiling) => negated(compileCondition(file.not ?? {}, `${pointer}/not`, compiling)),
  trace: (file, pointer, { problems }) => compileTrace(file.trace ?? {}, `${pointer}/trace`, problems),
};

/** Compiles a condition of the file once; what is wrong with it is added to the problems, each at its line. */
export function compileCondition(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const kinds = Object.keys(KINDS).filter((kind) => Object.hasOwn(file, kind));
  const compile = KINDS[kinds[0] ?? ''];
  if (compile !== undefined && kinds.length === 1) return compile(file, pointer, compiling);
  const expected = `exactly one of ${Object.keys(KINDS).join(', ')}`;
  const found = kinds.length === 0 ? 'none of them' : kinds.join(' and ');
  compiling.problems.add(pointer, { code: 'bad-condition', what: 'a condition is of one kind', expected, found });
  return neverAsked;
}

function compileList(files: readonly ConditionFile[], pointer: string, compiling: Compiling): readonly Condition[] {
  return files.map((file, index) => compileCondition(file, `${pointer}/${index}`, compiling));
}

/** Holds where every part does. The first part that does not is the reason, else the first that cannot be told. */
function allOf(parts: readonly Condition[]): Condition {
  return (at) => {
    let reasons = '';
    let unknown: string | undefined;
    for (const part of parts) {
      const truth = part(at);
      if (truth === false) return false;
      if (truth === undefined) unknown ??= at.because;
      reasons = joined(reasons, at.because);
    }
    at.because = unknown ?? reasons;
    return unknown === undefined ? true : undefined;
  };
}

/** Holds where one part does, and that part is the reason; else all of them are. */
function anyOf(parts: readonly Condition[]): Condition {
  return (at) => {
    let reasons = '';
    let isKnown = true;
    for (const part of parts) {
      const truth = part(at);
      if (truth === true) return true;
      if (truth === undefined) isKnown = false;
      reasons = joined(reasons, at.because);
    }
    at.because = reasons;
    return isKnown ? false : undefined;
  };
}

function joined(reasons: string, reason: string): string {
  return reasons === '' ? reason : `${reasons}; ${reason}`;
}

/** The reason needs no change: it is a true statement about the trial either way. */
function negated(part: Condition): Condition {
  return (at) => {
    const truth = part(at);
    return truth === undefined ? undefined : !truth;
  };
}

function compilePassed(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const key = file.passed ?? '';
  const index = (compiling.criteria ?? []).indexOf(key);
  if (index === -1) refuseNode(key, `${pointer}/passed`, compiling);
  return (at) => {
    const passed = at.scores?.criteria[index]?.verdict === 'pass';
    at.because = `${key} ${passed ? 'passed' : 'did not pass'}`;
    return passed;
  };
}
