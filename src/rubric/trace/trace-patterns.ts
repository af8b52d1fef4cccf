import type { Step } from '../../suite/trial.ts';
import type { CountFile, StepFile } from '../rubric-file.ts';
import type { StepMatcher } from './step-matcher.ts';

/** The part of a trace that a pattern looks at: from one index up to, not including, another. */
export interface Stretch {
  readonly steps: readonly Step[];
  readonly from: number;
  readonly to: number;
}

/** What a pattern found: whether it holds, the steps that decided, and the sentence, for whoever asks. */
export interface Sighting {
  readonly holds: boolean;
  readonly decisive: readonly number[];
  because(): string;
}

/** A compiled pattern, over a stretch of a trace that is not empty. */
export type Look = (stretch: Stretch) => Sighting;

/** Compiles one step matcher that stands under a key of the pattern's argument. */
export type CompileStepAt = (file: StepFile, ...keys: readonly string[]) => StepMatcher;

/** One row of the table of patterns. */
interface TracePattern {
  compile(argument: never, stepAt: CompileStepAt): Look;
}

/** The closed table of patterns over the order of steps, by Dwyer's names. */
export const TRACE_PATTERNS: Readonly<Record<string, TracePattern>> = {
  exists: { compile: (argument: StepFile, stepAt) => exists(stepAt(argument)) },
  absence: { compile: (argument: StepFile, stepAt) => absence(stepAt(argument)) },
  count: { compile: (argument: CountFile, stepAt) => count(stepAt(argument.of, 'of'), argument) },
  precedence: {
    compile: (argument: { each: StepFile; after: StepFile }, stepAt) =>
      precedence(stepAt(argument.each, 'each'), stepAt(argument.after, 'after')),
  },
};

function exists(step: StepMatcher): Look {
  return (stretch) => {
    const found = firstFit(stretch, step);
    return found === -1 ? noneFits(step, false) : stepFits(stretch, found, step, true);
  };
}

function absence(step: StepMatcher): Look {
  return (stretch) => {
    const found = firstFit(stretch, step);
    return found === -1 ? noneFits(step, true) : stepFits(stretch, found, step, false);
  };
}

function count(step: StepMatcher, { at_least: least, at_most: most, exactly }: CountFile): Look {
  const wanted = [
    least === undefined ? '' : `at least ${least}`,
    most === undefined ? '' : `at most ${most}`,
    exactly === undefined ? '' : `exactly ${exactly}`,
  ];
  const bounds = wanted.filter((bound) => bound !== '').join(' and ');
  const holds = (found: number): boolean =>
    found >= (least ?? 0) && found <= (most ?? found) && found === (exactly ?? found);
  return (stretch) => {
    const found = allFits(stretch, step);
    const because = () => `${countSteps(stretch, found, step)}; ${bounds} wanted`;
    return { holds: holds(found.length), because, decisive: found.slice(0, 3) };
  };
}

/** The first `each` decides: an `after` before it is before all others too. */
function precedence(each: StepMatcher, after: StepMatcher): Look {
  return (stretch) => {
    const first = firstFit(stretch, each);
    if (first === -1) return noneFits(each, true);
    const earlier = firstFit({ ...stretch, to: first }, after);
    if (earlier === -1) {
      const because = () => `${nameStep(stretch, first)} has no step before it that fits ${after.shown}`;
      return { holds: false, because, decisive: [first] };
    }
    const because = () => `${nameStep(stretch, first)} comes after ${nameStep(stretch, earlier)}`;
    return { holds: true, because, decisive: [earlier, first] };
  };
}

/** Index of the first step that fits, or -1. */
export function firstFit({ steps, from, to }: Stretch, matcher: StepMatcher): number {
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step !== undefined && matcher.fits(step)) return index;
  }
  return -1;
}

function allFits({ steps, from, to }: Stretch, matcher: StepMatcher): readonly number[] {
  const found: number[] = [];
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step !== undefined && matcher.fits(step)) found.push(index);
  }
  return found;
}

function noneFits(step: StepMatcher, holds: boolean): Sighting {
  return { holds, because: () => `no step fits ${step.shown}`, decisive: [] };
}

function stepFits(stretch: Stretch, index: number, step: StepMatcher, holds: boolean): Sighting {
  return { holds, because: () => `${nameStep(stretch, index)} fits ${step.shown}`, decisive: [index] };
}

/** How many steps fit, and up to three of them by name. */
function countSteps(stretch: Stretch, found: readonly number[], step: StepMatcher): string {
  const names = found.slice(0, 3).map((index) => nameStep(stretch, index));
  const list = names.length === 0 ? '' : `: ${names.join(', ')}${found.length > 3 ? ', ...' : ''}`;
  return `${found.length} ${found.length === 1 ? 'step fits' : 'steps fit'} ${step.shown}${list}`;
}

/** `trace.3 (get_user)`: the step's path and its tool or role. */
function nameStep({ steps }: Stretch, index: number): string {
  return `trace.${index} (${labelOf(steps[index])})`;
}

/** A step's tool, or its role where it is a message. */
export function labelOf(step: Step | undefined): string {
  if (step === undefined) return 'absent';
  return step.type === 'tool_call' ? step.tool : `${step.role} message`;
}
