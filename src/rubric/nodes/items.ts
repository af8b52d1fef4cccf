import type { MessageStep, Step } from '../../suite/trial.ts';
import { type Evaluation, type Notes, warn } from '../evaluation.ts';
import { type ComparedFact, explainUnfit, readFit } from '../references/compared-fact.ts';
import { compileFact } from '../references/compile-fact.ts';
import type { Compiling } from '../references/compiling.ts';
import { shownFact } from '../references/shown-fact.ts';
import { compileStep } from '../trace/step-matcher.ts';
import type { EachFile } from '../written/node-file.ts';
import type { StepFile } from '../written/trace-file.ts';

/** The items that an `each` looks at. */
export interface Items {
  /** For explanations: where they come from. */
  readonly shown: string;
  /** Null where it cannot be told which they are. */
  read(at: Evaluation): readonly unknown[] | null;
  /** Why `read` gave nothing, with a warning. */
  explainNone(at: Evaluation, notes: Notes): string;
}

/** What one turn of a conversation shows to conditions. */
interface Turn {
  /** Text of the message that opens it. */
  readonly text: string;
  /** From that message up to, not including, the next of its role. */
  readonly steps: readonly Step[];
  /** Text of the last message of the assistant in it. */
  readonly reply?: string;
}

type Over = EachFile['over'];

/** Compiles what stands under `over`; undefined when a problem was added. */
export function compileItems(over: Over, pointer: string, compiling: Compiling): Items | undefined {
  const { field, steps, turns } = over;
  if (field !== undefined) return compileList(field, `${pointer}/field`, compiling);
  if (steps !== undefined) return compileSteps(steps, `${pointer}/steps`, compiling);
  return turns === undefined ? undefined : ofTrace(`${turns} turns`, (trace) => turnsOf(trace, turns));
}

function compileList(field: string, pointer: string, compiling: Compiling): Items {
  const { path, read, fault } = compileFact(field, pointer, compiling);
  const readList = (at: Evaluation): readonly unknown[] | null => {
    const value = read(at);
    return Array.isArray(value) ? value : null;
  };
  const explainNone: Items['explainNone'] = (at, notes) => fault(at) ?? explainNoList(path, read(at), notes);
  return { shown: path, read: readList, explainNone };
}

/** An absent fact that the steps are compared with leaves open which of them fit. */
function compileSteps(file: StepFile, pointer: string, compiling: Compiling): Items {
  const facts: ComparedFact[] = [];
  const matcher = compileStep(file, pointer, { ...compiling, facts });
  const unfit = (at: Evaluation) => facts.find((fact) => readFit(fact, at) === undefined);
  const steps = ofTrace(`steps that fit ${matcher.shown}`, (trace, at) =>
    trace.filter((step) => matcher.fits(step, at)),
  );
  return {
    ...steps,
    read: (at) => (unfit(at) === undefined ? steps.read(at) : null),
    explainNone: (at, notes) => {
      const fact = unfit(at);
      return fact === undefined ? steps.explainNone(at, notes) : explainUnfit(fact, at, notes);
    },
  };
}

function ofTrace(shown: string, pick: (trace: readonly Step[], at: Evaluation) => readonly unknown[]): Items {
  const read = (at: Evaluation): readonly unknown[] | null => {
    const { trace } = at.trial;
    return Array.isArray(trace) ? pick(trace as readonly Step[], at) : null;
  };
  return { shown, read, explainNone: ({ trial }, notes) => explainNoList('trace', trial.trace, notes) };
}

function explainNoList(fact: string, value: unknown, notes: Notes): string {
  const why = value === undefined ? 'is absent' : 'is not a list';
  warn(notes, `fact \`${fact}\` ${why}`);
  return `${shownFact(notes, fact, value)} ${why}`;
}

/** A turn starts at each message of the role and runs to the next; what comes before the first is in none. */
export function turnsOf(trace: readonly Step[], role: string): readonly Turn[] {
  const starts = trace.flatMap((step, index) => (isMessageOf(step, role) ? [index] : []));
  return starts.map((start, index) => turnOf(trace.slice(start, starts[index + 1])));
}

function turnOf(steps: readonly Step[]): Turn {
  const [opening] = steps;
  const text = opening?.type === 'message' ? opening.text : '';
  const reply = steps.findLast((step): step is MessageStep => isMessageOf(step, 'assistant'))?.text;
  return reply === undefined ? { text, steps } : { text, steps, reply };
}

function isMessageOf(step: Step, role: string): step is MessageStep {
  return step.type === 'message' && step.role === role;
}
