import type { ConditionFile, TraceFile } from '../../../schemas/types/rubric.ts';
import { type Condition, observe, opposite } from '../evaluation.ts';
import { compileBound } from '../expressions/bound-expression.ts';
import { exactlyOne } from '../problems.ts';
import { type Compiling, REFUSED_CONDITION } from '../references/rubric-names.ts';
import { compileJudged } from '../references/subjects.ts';
import { compileTrace } from '../trace/compile-trace.ts';
import { cut, EXPRESSION } from '../values/shown-value.ts';
import { compileComparison } from './compile-comparison.ts';

const KINDS: Readonly<Record<string, (file: ConditionFile, pointer: string, compiling: Compiling) => Condition>> = {
  field: compileComparison,
  score: compileComparison,
  passed: compilePassed,
  and: (file, pointer, compiling) => joined(compileList(file.and, `${pointer}/and`, compiling), false),
  or: (file, pointer, compiling) => joined(compileList(file.or, `${pointer}/or`, compiling), true),
  not: (file, pointer, compiling) => {
    const { test, explain } = compileCondition(file.not as ConditionFile, `${pointer}/not`, compiling);
    // The explanation is unchanged: it is a true statement about the trial either way.
    return { test: (at) => opposite(test(at)), explain };
  },
  trace: (file, pointer, compiling) => compileTrace(file.trace as TraceFile, `${pointer}/trace`, compiling),
  expr: compileExpr,
};

const COMPARING = ['op', 'value', 'tolerance', 'measure', 'ignore_case', 'cutoff'] as const;

/** The comparison keys that each kind takes; unlisted kinds take none. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  field: COMPARING,
  score: ['op', 'value', 'tolerance', 'cutoff'],
};

/** Compiles a condition; adds its mistakes to the problems. */
export function compileCondition(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const kinds = Object.keys(KINDS).filter((kind) => Object.hasOwn(file, kind));
  const [kind = ''] = kinds;
  const compile = KINDS[kind];
  if (compile !== undefined && kinds.length === 1)
    return takesAll(kind, file, pointer, compiling) ? compile(file, pointer, compiling) : REFUSED_CONDITION;
  const what = 'a condition has one kind';
  compiling.problems.add(pointer, { code: 'bad-condition', what, ...exactlyOne(Object.keys(KINDS), kinds) });
  return REFUSED_CONDITION;
}

/** Whether the kind takes all comparison keys of the condition; adds one problem for those that it does not take. */
function takesAll(kind: string, file: ConditionFile, pointer: string, { problems }: Compiling): boolean {
  const taken = TAKEN[kind] ?? [];
  const strays = COMPARING.filter((key) => file[key] !== undefined && !taken.includes(key));
  if (strays.length === 0) return true;
  const what = `\`${kind}\` does not take these keys`;
  const expected = `only ${[...taken, 'description'].join(', ')}`;
  const problem = { code: 'bad-condition', what, expected, found: strays.join(', '), fix: ONLY_COMPARED };
  problems.add(`${pointer}/${strays[0]}`, problem);
  return false;
}

const ONLY_COMPARED =
  'Remove them: only `field` and `score` are compared, and only `field` is measured or ignores case. Negate with `not: { ... }`';

function compileList(files: ConditionFile['and'], pointer: string, compiling: Compiling): readonly Condition[] {
  return (files ?? []).map((file, index) => compileCondition(file, `${pointer}/${index}`, compiling));
}

/**
 * Joins conditions: a part with the deciding value (false for `and`, true for `or`) decides; without one, an indeterminate part makes the
 * whole indeterminate. Explained by the first part that decides; else, for `and`, by the first indeterminate one; else by all.
 */
function joined(parts: readonly Condition[], deciding: boolean): Condition {
  return {
    test: (at) => {
      let truth: boolean | undefined = !deciding;
      for (const { test } of parts) {
        const part = test(at);
        if (part === deciding) return deciding;
        if (part === undefined) truth = undefined;
      }
      return truth;
    },
    explain: (at, notes) => {
      const reasons: string[] = [];
      let unknown: string | undefined;
      for (const part of parts) {
        const reason = part.explain(at, notes);
        const truth = part.test(at);
        if (truth === deciding) return reason;
        if (truth === undefined && !deciding) unknown ??= reason;
        reasons.push(reason);
      }
      return unknown ?? reasons.join('; ');
    },
  };
}

function compilePassed(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const key = file.passed as string;
  const node = compileJudged(key, `${pointer}/passed`, compiling);
  return {
    test: node.passed,
    explain: (at, notes) => {
      observe(notes, `verdict of ${key}`, node.verdict(at));
      return `${key} ${node.isSkipped(at) ? 'was skipped' : PASSED[String(node.passed(at))]}`;
    },
  };
}

const PASSED: Readonly<Record<string, string>> = {
  true: 'passed',
  false: 'did not pass',
  undefined: 'is indeterminate',
};

function compileExpr(file: ConditionFile, pointer: string, compiling: Compiling): Condition {
  const bound = compileBound(file.expr as string, 'boolean', `${pointer}/expr`, compiling);
  const text = cut(bound.text, EXPRESSION);
  return {
    test: (at) => bound.value(at) as boolean | undefined,
    explain: (at, notes) => {
      const holds = bound.value(at);
      const reason = bound.explain(at, notes);
      const verb = holds === undefined ? 'is indeterminate' : holds === true ? 'holds' : 'does not hold';
      return reason === '' ? `${text} ${verb}` : `${text} ${verb}: ${reason}`;
    },
  };
}
