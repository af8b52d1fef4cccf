import type { TraceFile } from '../../../schemas/types/rubric.ts';
import { compileStep, type StepMatcher } from './step-matcher.ts';
import { firstFit, nameStep, type Stretch } from './stretch.ts';
import type { TraceCompiling } from './trace-compiling.ts';

/** The parts of a list that a pattern looks at; it has to hold in each. */
export interface Scope {
  /** None: the pattern cannot be told. */
  stretches(whole: Stretch): readonly Stretch[];
  /** Why there is none. */
  explainNone(whole: Stretch): string;
}

/**
 * Compiles `before`, `after`, `between` and `within_first`. All leave out the steps that bound a stretch. `before` and
 * `after` mean the first step that fits, with `before` counted from there; `between` every stretch up to the next `to`.
 */
export function compileScope(file: TraceFile, pointer: string, compiling: TraceCompiling): Scope {
  const scope = boundedScope(file, pointer, compiling);
  const most = file.within_first;
  if (most === undefined) return scope;
  return {
    ...scope,
    stretches: (whole) => scope.stretches(whole).map((one) => ({ ...one, to: Math.min(one.to, one.from + most) })),
  };
}

function boundedScope({ after, before, between }: TraceFile, pointer: string, compiling: TraceCompiling): Scope {
  if (between !== undefined) {
    const other = after === undefined ? 'before' : 'after';
    if (after !== undefined || before !== undefined)
      compiling.problems.add(`${pointer}/${other}`, {
        code: 'bad-pattern',
        what: `\`between\` cannot be joined with \`${other}\``,
      });
    return betweenSteps(between, `${pointer}/between`, compiling);
  }
  const opens = after === undefined ? undefined : compileStep(after, `${pointer}/after`, compiling);
  const closes = before === undefined ? undefined : compileStep(before, `${pointer}/before`, compiling);
  return besideFirst(opens, closes);
}

function besideFirst(opens: StepMatcher | undefined, closes: StepMatcher | undefined): Scope {
  return {
    stretches: (whole) => {
      const opened = opens === undefined ? -1 : firstFit(whole, opens);
      if (opens !== undefined && opened === -1) return [];
      const rest = { ...whole, from: opened + 1 };
      const closed = closes === undefined ? whole.to : firstFit(rest, closes);
      return closed === -1 ? [] : [{ ...rest, to: closed, end: closed }];
    },
    explainNone: (whole) => {
      const opened = opens === undefined ? -1 : firstFit(whole, opens);
      if (opens !== undefined && opened === -1) return cannotTell(`fits ${opens.shown} to look after`);
      return cannotTell(`fits ${closes?.shown} to look before`, opened === -1 ? '' : nameStep(whole, opened));
    },
  };
}

function cannotTell(lacks: string, after = ''): string {
  return `cannot be told: no step${after === '' ? '' : ` after ${after}`} ${lacks}`;
}

function betweenSteps(file: NonNullable<TraceFile['between']>, pointer: string, compiling: TraceCompiling): Scope {
  const opens = compileStep(file.from, `${pointer}/from`, compiling);
  const closes = compileStep(file.to, `${pointer}/to`, compiling);
  return {
    stretches: (whole) => stretchesBetween(whole, opens, closes, file.unclosed === 'count'),
    explainNone: (whole) => {
      const opened = firstFit(whole, opens);
      if (opened === -1) return cannotTell(`fits ${opens.shown} to look from`);
      return cannotTell(`fits ${closes.shown} to look up to`, nameStep(whole, opened));
    },
  };
}

/** The step that closes one stretch may open the next, so that turns can be told apart by one kind of step. */
function stretchesBetween(
  whole: Stretch,
  opens: StepMatcher,
  closes: StepMatcher,
  countsUnclosed: boolean,
): readonly Stretch[] {
  const found: Stretch[] = [];
  for (let opened = firstFit(whole, opens); opened !== -1; ) {
    const rest = { ...whole, from: opened + 1 };
    const closed = firstFit(rest, closes);
    if (closed === -1) return countsUnclosed ? [...found, rest] : found;
    found.push({ ...rest, to: closed, end: closed });
    opened = firstFit({ ...whole, from: closed }, opens);
  }
  return found;
}
