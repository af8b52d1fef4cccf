import type { StepFile, TraceFile } from '../../../schemas/types/rubric.ts';
import type { ToolCallStep } from '../../suite/trial.ts';
import type { TraceCompiling } from '../references/rubric-names.ts';
import { clauses, firstFew, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { argumentsOf } from './arguments.ts';
import { compileStep, type StepMatcher } from './step-matcher.ts';
import { compileTrajectory } from './trajectory.ts';
import {
  allFits,
  firstFit,
  lastFit,
  type Match,
  nameStep,
  nameSteps,
  type PatternMatcher,
  type Reason,
  type Window,
} from './windows.ts';

type CountFile = NonNullable<TraceFile['count']>;
type Compile<F> = (file: F, pointer: string, compiling: TraceCompiling) => PatternMatcher;

/**
 * All trace patterns: those over the order of steps, with Dwyer's names (Dwyer, Avrunin, Corbett: Patterns in property
 * specifications for finite-state verification, ICSE 1999), and the comparison with a reference.
 */
export const TRACE_PATTERNS: Readonly<Record<string, Compile<never>>> = {
  exists: compileExists,
  absence: (file: StepFile, pointer, compiling) => absence(compileStep(file, pointer, compiling)),
  count: compileCount,
  precedence: ({ each, after }: NonNullable<TraceFile['precedence']>, pointer, compiling) =>
    precedence(compileStep(each, `${pointer}/each`, compiling), compileStep(after, `${pointer}/after`, compiling)),
  response: ({ each, then: next }: NonNullable<TraceFile['response']>, pointer, compiling) =>
    response(compileStep(each, `${pointer}/each`, compiling), compileStep(next, `${pointer}/then`, compiling)),
  sequence: (files: readonly StepFile[], pointer, compiling) =>
    sequence(files.map((file, index) => compileStep(file, `${pointer}/${index}`, compiling))),
  universality: ({ each, fits }: NonNullable<TraceFile['universality']>, pointer, compiling) => {
    const kind = each === undefined ? anyStep : compileStep(each, `${pointer}/each`, compiling);
    return universality(kind, compileStep(fits, `${pointer}/fits`, compiling));
  },
  trajectory: compileTrajectory,
};

const anyStep: StepMatcher = { fits: () => true, shown: '' };

function compileExists(file: StepFile, pointer: string, compiling: TraceCompiling): PatternMatcher {
  const { tool, args } = file;
  const step = compileStep(file, pointer, compiling);
  // Other calls of a tool whose arguments are tested.
  const others = tool === undefined || args === undefined ? null : compileStep({ tool }, pointer, compiling);
  return (window) => {
    const index = firstFit(window, step);
    if (index !== -1) return stepFits(window, index, step, true);
    const called = others === null ? [] : allFits(window, others);
    return matchOf(false, called, () => clauses(noneWords(step), madeWith(window, called)));
  };
}

/** The arguments that the tool was called with instead: `trace.3 (get_user) has {"id":"u2"}`. */
function madeWith(window: Window, calls: readonly number[]): string {
  return firstFew(calls, 3, (index) => {
    const call = window.steps[index] as ToolCallStep;
    return `${nameStep(window, index)} has ${shownValue(argumentsOf(call), IN_SENTENCE)}`;
  });
}

function absence(step: StepMatcher): PatternMatcher {
  return (window) => {
    const index = firstFit(window, step);
    return index === -1 ? noneFits(step, true) : stepFits(window, index, step, false);
  };
}

function compileCount(file: CountFile, pointer: string, compiling: TraceCompiling): PatternMatcher {
  const { at_least: least, at_most: most, exactly } = file;
  const bad = (what: string, expected: string, found: string) =>
    compiling.problems.add(pointer, { code: 'bad-pattern', what, expected, found });
  if (BOUNDS.every((bound) => file[bound] === undefined))
    bad('a count needs a bound', 'at_least, at_most or exactly', 'none of them');
  const smallest = Math.max(least ?? 0, exactly ?? 0);
  if (smallest > Math.min(most ?? smallest, exactly ?? smallest))
    bad('no number is within these bounds', 'at_least not above exactly, and neither above at_most', boundsOf(file));
  return count(compileStep(file.of, `${pointer}/of`, compiling), file);
}

const BOUNDS = ['at_least', 'at_most', 'exactly'] as const;

/** `at least 1 and at most 3`. */
function boundsOf(file: CountFile): string {
  const written = BOUNDS.filter((bound) => file[bound] !== undefined);
  return written.map((bound) => `${bound.replace('_', ' ')} ${file[bound]}`).join(' and ');
}

function count(step: StepMatcher, file: CountFile): PatternMatcher {
  const { at_least: least, at_most: most, exactly } = file;
  const bounds = boundsOf(file);
  const holds = (total: number): boolean =>
    total >= (least ?? 0) && total <= (most ?? total) && total === (exactly ?? total);
  return (window) => {
    const indexes = allFits(window, step);
    const total = indexes.length;
    return matchOf(holds(total), indexes, () => {
      const list = total === 0 ? '' : `: ${nameSteps(window, indexes)}`;
      return `${total} ${total === 1 ? 'step fits' : 'steps fit'} ${step.shown}${list}; ${bounds} wanted`;
    });
  };
}

/** The first `each` decides: an `after` before it also precedes all later ones. */
function precedence(each: StepMatcher, after: StepMatcher): PatternMatcher {
  return (window) => {
    const first = firstFit(window, each);
    if (first === -1) return noneFits(each, true);
    const earlier = firstFit({ ...window, to: first }, after);
    const name = () => nameStep(window, first);
    if (earlier === -1)
      return matchOf(false, [first], () => `${name()} has no step before it that fits ${after.shown}`);
    return matchOf(true, [earlier, first], () => `${name()} comes after ${nameStep(window, earlier)}`);
  };
}

/** The last `each` decides: a `then` after it also follows all earlier ones. */
function response(each: StepMatcher, next: StepMatcher): PatternMatcher {
  return (window) => {
    const last = lastFit(window, each);
    if (last === -1) return noneFits(each, true);
    const later = lastFit({ ...window, from: last + 1 }, next);
    const name = () => nameStep(window, last);
    if (later === -1) return matchOf(false, [last], () => `${name()} has no step after it that fits ${next.shown}`);
    return matchOf(true, [last, later], () => `${name()} comes before ${nameStep(window, later)}`);
  };
}

/** Takes the earliest fit of each entry, which leaves the most room for the next. */
function sequence(entries: readonly StepMatcher[]): PatternMatcher {
  return (window) => {
    const indexes: number[] = [];
    for (const entry of entries) {
      const last = indexes.at(-1);
      const next = firstFit(last === undefined ? window : { ...window, from: last + 1 }, entry);
      if (next === -1) {
        if (last === undefined) return noneFits(entry, false);
        return matchOf(false, [last], () => `no step after ${nameStep(window, last)} fits ${entry.shown}`);
      }
      indexes.push(next);
    }
    return matchOf(true, indexes, () => `${nameSteps(window, indexes)} are in this order`);
  };
}

function universality(each: StepMatcher, fits: StepMatcher): PatternMatcher {
  const misfit: StepMatcher = { fits: (step, at) => each.fits(step, at) && !fits.fits(step, at), shown: '' };
  return (window) => {
    const index = firstFit(window, misfit);
    if (index !== -1) return matchOf(false, [index], () => `${nameStep(window, index)} does not fit ${fits.shown}`);
    return { holds: true, explain: () => universe(window, each, fits) };
  };
}

function universe(window: Window, each: StepMatcher, fits: StepMatcher): Reason {
  const all = allFits(window, each);
  const kind = each === anyStep ? '' : ` of ${each.shown}`;
  if (all.length === 0) return { because: `there is no step${kind}`, decisive: [] };
  const which = all.length === 1 ? `the only step${kind} fits` : `all ${all.length} steps${kind} fit`;
  return { because: `${which} ${fits.shown}: ${nameSteps(window, all)}`, decisive: all };
}

function matchOf(holds: boolean, decisive: readonly number[], because: () => string): Match {
  return { holds, explain: () => ({ because: because(), decisive }) };
}

function noneFits(step: StepMatcher, holds: boolean): Match {
  return matchOf(holds, [], () => noneWords(step));
}

function noneWords({ shown }: StepMatcher): string {
  return `no step fits ${shown}`;
}

function stepFits(window: Window, index: number, step: StepMatcher, holds: boolean): Match {
  return matchOf(holds, [index], () => `${nameStep(window, index)} fits ${step.shown}`);
}
