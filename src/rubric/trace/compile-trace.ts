import type { Step } from '../../suite/trial.ts';
import type { Compiling } from '../compiling.ts';
import { type Condition, type Evaluation, type Notes, observe, type Truth, warn } from '../evaluation.ts';
import type { ProblemList } from '../problem-list.ts';
import type { StepFile, TraceFile } from '../rubric-file.ts';
import { compileStep, type StepMatcher, stepFault } from './step-matcher.ts';
import { firstFit, type Look, labelOf, type Sighting, type Stretch, TRACE_PATTERNS } from './trace-patterns.ts';

/** Narrows a stretch; a text says why there is no such stretch. */
type Narrow = (stretch: Stretch) => Stretch | string;

/** One row of the table of scopes: the part of the trace that a pattern looks at. */
interface Scope {
  compile(argument: never, stepAt: (file: StepFile) => StepMatcher): Narrow;
}

const SCOPES: Readonly<Record<string, Scope>> = {
  after: { compile: (file: StepFile, stepAt) => afterFirst(stepAt(file)) },
  before: { compile: (file: StepFile, stepAt) => beforeFirst(stepAt(file)) },
  within_first: {
    compile: (most: number) => (stretch) => ({ ...stretch, to: Math.min(stretch.to, most) }),
  },
};

/** Compiles a pattern over the trace; what is wrong with it is added to the problems. */
export function compileTrace(file: TraceFile, pointer: string, { problems }: Compiling): Condition {
  const stepAt = (under: string) => stepCompiler(`${pointer}/${under}`, problems);
  const patterns = Object.keys(TRACE_PATTERNS).filter((name) => Object.hasOwn(file, name));
  const [name] = patterns;
  if (name === undefined || patterns.length > 1) {
    const expected = `exactly one of ${Object.keys(TRACE_PATTERNS).join(', ')}`;
    problems.add(pointer, { code: 'bad-pattern', what: 'a trace condition is one pattern', expected });
  }
  const look = name === undefined ? undefined : TRACE_PATTERNS[name]?.compile(memberOf(file, name), stepAt(name));
  const scopes = Object.keys(SCOPES).filter((scope) => Object.hasOwn(file, scope));
  const narrows = scopes.map((scope) => (SCOPES[scope] as Scope).compile(memberOf(file, scope), stepAt(scope)));
  checkCount(file, `${pointer}/count`, problems);
  return overTrace(look ?? nothing, narrows, file.on_empty_trace === 'pass');
}

function overTrace(look: Look, narrows: readonly Narrow[], passesEmpty: boolean): Condition {
  const seen = (at: Evaluation): Sighting | string => {
    const { trace } = at.trial;
    if (!Array.isArray(trace)) return 'trace is absent';
    const steps = trace as readonly Step[];
    if (steps.length === 0) return 'the trace is empty';
    const stretch = narrowed({ steps, from: 0, to: steps.length }, narrows);
    return typeof stretch === 'string' ? stretch : look(stretch);
  };
  const whereEmpty: Truth = passesEmpty ? true : undefined;
  return {
    test: (at) => {
      const sighting = seen(at);
      if (typeof sighting !== 'string') return sighting.holds;
      return isEmptyTrace(at) ? whereEmpty : undefined;
    },
    explain: (at, notes) => {
      const sighting = seen(at);
      if (typeof sighting === 'string') return noteAbsence(at, notes, sighting);
      for (const index of sighting.decisive)
        observe(notes, { field: `trace.${index}`, value: JSON.stringify(labelOf(at.trial.trace?.[index])) });
      return sighting.because();
    },
  };
}

function isEmptyTrace({ trial }: Evaluation): boolean {
  return !Array.isArray(trial.trace) || trial.trace.length === 0;
}

function noteAbsence({ trial }: Evaluation, notes: Notes, why: string): string {
  if (Array.isArray(trial.trace)) return why;
  observe(notes, { field: 'trace' });
  warn(notes, 'fact `trace` is absent');
  return why;
}

function narrowed(whole: Stretch, narrows: readonly Narrow[]): Stretch | string {
  let stretch = whole;
  for (const narrow of narrows) {
    const narrower = narrow(stretch);
    if (typeof narrower === 'string') return narrower;
    stretch = narrower;
  }
  return stretch;
}

function afterFirst(step: StepMatcher): Narrow {
  return (stretch) => {
    const found = firstFit(stretch, step);
    return found === -1 ? noStretch('after', step) : { ...stretch, from: found + 1 };
  };
}

function beforeFirst(step: StepMatcher): Narrow {
  return (stretch) => {
    const found = firstFit(stretch, step);
    return found === -1 ? noStretch('before', step) : { ...stretch, to: found };
  };
}

function noStretch(side: string, step: StepMatcher): string {
  return `nothing is ${side} it: no step fits ${step.shown}`;
}

function stepCompiler(pointer: string, problems: ProblemList) {
  return (file: StepFile, ...keys: readonly string[]): StepMatcher => {
    const where = [pointer, ...keys].join('/');
    const fault = stepFault(file);
    if (fault !== undefined) problems.add(where, { code: 'impossible-step', what: `no step can fit: ${fault}` });
    try {
      return compileStep(file);
    } catch (error) {
      problems.add(where, badRegex(error));
      return { fits: () => false, shown: '' };
    }
  };
}

/** The problem for a pattern that the regular expression engine refuses. */
function badRegex(error: unknown) {
  const found = error instanceof Error ? error.message : String(error);
  return { code: 'bad-regex', what: 'the regular expression cannot be used', found, mend: 'Use RE2 syntax' };
}

function checkCount(file: TraceFile, pointer: string, problems: ProblemList): void {
  const { count } = file;
  if (count === undefined) return;
  if (count.at_least !== undefined || count.at_most !== undefined || count.exactly !== undefined) return;
  problems.add(pointer, {
    code: 'bad-pattern',
    what: 'a count needs a bound',
    expected: 'at_least, at_most or exactly',
  });
}

function memberOf(file: TraceFile, name: string): never {
  return file[name as keyof TraceFile] as never;
}

const nothing: Look = () => ({ holds: false, because: () => '', decisive: [] });
