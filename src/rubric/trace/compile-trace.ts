import type { TraceFile } from '../../../schemas/types/rubric.ts';
import { isRecord } from '../../contract/json.ts';
import type { Step } from '../../suite/trial.ts';
import { type Condition, type Evaluation, type Notes, observe, type Truth } from '../evaluation.ts';
import { exactlyOne } from '../problems.ts';
import { compileFact, explainUnfit, readFit } from '../references/facts.ts';
import type { ComparedFact, Compiling, TraceCompiling } from '../references/rubric-names.ts';
import { spend, stepsAt, stepsOfValue } from '../step-limit.ts';
import { shownValue } from '../values/shown-value.ts';
import { TRACE_PATTERNS } from './trace-patterns.ts';
import { compileScope, labelOf, type PatternMatcher, placeOf, type Scope, type Window } from './windows.ts';

/** Maximum length of a scope in an explanation. */
const SCOPE = 120;

interface Pattern {
  readonly list: ComparedFact;
  readonly facts: readonly ComparedFact[];
  readonly scope: Scope;
  readonly shownScope: string;
  readonly match: PatternMatcher;
  /** Result for an empty list; null if the pattern decides. */
  readonly onEmpty: { readonly holds: Truth } | null;
}

export function compileTrace(file: TraceFile, pointer: string, outer: Compiling): Condition {
  const compiling: TraceCompiling = { ...outer, facts: [] };
  const list: ComparedFact = {
    ...compileFact(file.in ?? 'trace', file.in === undefined ? pointer : `${pointer}/in`, compiling),
    // The reader of the trial has already checked its own trace.
    accepts: (value, { trial }) => Array.isArray(value) && (value === trial.trace || value.every(isStep)),
    wanted: 'a list of steps',
  };
  const match = compilePattern(file, pointer, compiling);
  const scope = compileScope(file, pointer, compiling);
  const bounds = Object.entries(file).filter(([key]) => ['after', 'before', 'between'].includes(key));
  const shownScope = shownValue(Object.fromEntries(bounds), SCOPE);
  const pattern = { list, facts: compiling.facts, scope, shownScope, match, onEmpty: emptyAnswer(file) };
  return { test: (at) => answer(pattern, at).holds, explain: (at, notes) => answer(pattern, at).explain(notes) };
}

/** The result for an empty list. With `on_empty_trace: pass`, a comparison with a reference still decides. */
function emptyAnswer({ on_empty_trace: onEmpty, trajectory }: TraceFile): Pattern['onEmpty'] {
  if (onEmpty !== 'pass') return { holds: undefined };
  return trajectory === undefined ? { holds: true } : null;
}

function compilePattern(file: TraceFile, pointer: string, compiling: TraceCompiling): PatternMatcher {
  const names = Object.keys(TRACE_PATTERNS).filter((name) => Object.hasOwn(file, name));
  const [name = ''] = names;
  const compile = TRACE_PATTERNS[name];
  if (compile !== undefined && names.length === 1)
    return compile(file[name as keyof TraceFile] as never, `${pointer}/${name}`, compiling);
  const what = 'a trace condition has one pattern';
  compiling.problems.add(pointer, { code: 'bad-pattern', what, ...exactlyOne(Object.keys(TRACE_PATTERNS), names) });
  return NEVER_MATCHES;
}

/** Placeholder for a pattern with a problem; its rubric is refused, so it is never evaluated. */
const NEVER_MATCHES: PatternMatcher = () => ({ holds: undefined, explain: () => ({ because: '', decisive: [] }) });

/** A pattern on one trial; the sentence is built on demand. */
interface Answer {
  readonly holds: Truth;
  explain(notes: Notes): string;
}

/** The pattern must hold in every window. The first window in which it does not is explained; the first of all if it holds in each. */
function answer(pattern: Pattern, at: Evaluation): Answer {
  const { list, facts, scope, shownScope, match, onEmpty } = pattern;
  const unfit = (fact: ComparedFact): Answer => ({
    holds: undefined,
    explain: (notes) => explainUnfit(fact, at, notes),
  });
  const steps = readFit(list, at) as Window['steps'] | undefined;
  if (steps === undefined) return unfit(list);
  const { path } = list;
  if (steps.length === 0 && onEmpty !== null)
    return { holds: onEmpty.holds, explain: () => `${path === 'trace' ? 'the trace' : path} is empty` };
  const unread = facts.find((fact) => readFit(fact, at) === undefined);
  if (unread !== undefined) return unfit(unread);
  // Every pattern reads the list a few times, which is too long only once per item of another list.
  if (at.places.length > 0) spend(stepsAt(at), stepsOfValue(steps), () => `a trace condition on \`${path}\``);
  const all: Window = { at, path, steps, from: 0, to: steps.length, end: steps.length };
  // An empty list is one window.
  const windows = steps.length === 0 ? [all] : scope(all);
  const [first] = windows;
  if (first === undefined)
    return { holds: undefined, explain: () => `indeterminate: nothing in ${path} is within ${shownScope}` };
  for (const window of windows) {
    const { holds } = match(window);
    if (holds !== true) return { holds, explain: (notes) => explainWindow(pattern, window, notes) };
  }
  const start = windows.length > 1 ? `holds in each of ${windows.length} windows; ` : '';
  return { holds: true, explain: (notes) => `${start}${explainWindow(pattern, first, notes)}` };
}

function explainWindow({ facts, match }: Pattern, window: Window, notes: Notes): string {
  const { at, path, steps } = window;
  const { because, decisive } = match(window).explain();
  for (const fact of facts) observe(notes, fact.path, fact.read(at));
  for (const index of decisive.slice(0, MOST_STEPS)) observe(notes, `${path}.${index}`, labelOf(steps[index]));
  return `${placeOf(window)}${because}`;
}

/** Maximum deciding steps recorded as observations. */
const MOST_STEPS = 3;

function isStep(value: unknown): value is Step {
  if (!isRecord(value)) return false;
  if (value.type === 'message') return typeof value.role === 'string' && typeof value.text === 'string';
  if (value.type !== 'tool_call' || typeof value.tool !== 'string') return false;
  return value.error == null || typeof value.error === 'string';
}
