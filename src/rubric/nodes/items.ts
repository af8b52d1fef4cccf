import type { EachFile, StepFile } from '../../../schemas/types/rubric.ts';
import type { MessageStep, Step } from '../../suite/trial.ts';
import type { Evaluation, Notes } from '../evaluation.ts';
import { exactlyOne } from '../exactly-one.ts';
import { type ComparedFact, explainUnfit, readFit } from '../references/compared-fact.ts';
import type { Compiling } from '../references/compiling.ts';
import { compileFact } from '../references/field-path.ts';
import { compileStep } from '../trace/step-matcher.ts';

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

/** Compiles what stands under `over`; adds what is wrong to the problems. */
export function compileItems(over: Over, pointer: string, compiling: Compiling): Items {
  const { field, steps, turns } = over;
  refuseSeveral(over, pointer, compiling);
  if (field !== undefined) return compileList(field, `${pointer}/field`, compiling);
  if (steps !== undefined) return compileSteps(steps, `${pointer}/steps`, compiling);
  return itemsOf(TRACE, `${turns} turns`, (trace: readonly Step[]) => turnsOf(trace, turns ?? ''));
}

function refuseSeveral(over: Over, pointer: string, { problems }: Compiling): void {
  const named = Object.keys(over);
  if (named.length < 2) return;
  const what = '`over` names the items in one way';
  problems.add(pointer, { code: 'bad-node', what, ...exactlyOne(['field', 'steps', 'turns'], named) });
}

function compileList(field: string, pointer: string, compiling: Compiling): Items {
  const list = { ...compileFact(field, pointer, compiling), ...A_LIST };
  return itemsOf(list, list.path, (items) => items);
}

/** An absent fact that the steps are compared with leaves open which of them fit. */
function compileSteps(file: StepFile, pointer: string, compiling: Compiling): Items {
  const facts: ComparedFact[] = [];
  const { shown, fits } = compileStep(file, pointer, { ...compiling, facts });
  const pick = (trace: readonly Step[], at: Evaluation) => trace.filter((step) => fits(step, at));
  return itemsOf(TRACE, `steps that fit ${shown}`, pick, facts);
}

const A_LIST = { accepts: Array.isArray, wanted: 'a list' };
const TRACE: ComparedFact = { path: 'trace', read: ({ trial }) => trial.trace, fault: () => undefined, ...A_LIST };

/** Those that are picked from a list, which may rest on further facts. */
function itemsOf<T>(
  list: ComparedFact,
  shown: string,
  pick: (list: readonly T[], at: Evaluation) => readonly unknown[],
  facts: readonly ComparedFact[] = [],
): Items {
  const unfit = (at: Evaluation) => [...facts, list].find((fact) => readFit(fact, at) === undefined);
  return {
    shown,
    read: (at) => (unfit(at) === undefined ? pick(list.read(at) as readonly T[], at) : null),
    explainNone: (at, notes) => explainUnfit(unfit(at) ?? list, at, notes),
  };
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
