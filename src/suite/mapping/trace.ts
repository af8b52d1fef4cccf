import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { inline } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import type { Step, ToolCallStep } from '../trial.ts';
import { type MappingPart, unmapped } from './mapping-compiler.ts';
import { errorText, readable } from './steps.ts';
import { compileCondition, compileText, compileValue } from './values.ts';

type TraceSpec = NonNullable<MappingFile['trace']>;

/** A call with a result that may still come. */
interface OpenCall extends Pick<ToolCallStep, 'type' | 'tool' | 'args'> {
  result?: unknown;
  error?: string;
}

/** The trace so far, and the calls without a result. */
interface Draft {
  readonly steps: Step[];
  /** Number of the step being read, from 1. */
  number: number;
  readonly unanswered: ReturnType<typeof unansweredCalls<OpenCall>>;
}

type Add = (step: unknown, where: Place, draft: Draft) => void;

/** Finds the calls or the results in a step, and adds one. */
interface Items {
  in(step: unknown, where: Place): readonly unknown[];
  readonly add: Add;
}

const NO_ITEMS: Items = { in: () => [], add: () => undefined };

/** Compiles the `trace` part of a mapping. @throws UserError, from the returned function, for a step that does not fit */
export function compileTrace(spec: TraceSpec, part: MappingPart) {
  const select = part.at('steps').selector(spec.steps);
  const results = compileResults(spec.results, part.at('results'));
  const addMessage = compileMessage(spec.message, part.at('message'));
  const calls = compileCalls(spec.calls, part.at('calls'));
  // A selector for a single value that finds a list probably lacks `[*]`.
  const isSingle = !/[*?:,]|\.\./.test(spec.steps);
  const addStep: Add = (step, where, draft) => {
    const [called, answers] = [calls.in(step, where), results.in(step, where)];
    // Results answer the calls of an earlier step, unless their own step holds calls.
    const areLate = called.length > 0 && !answers.includes(step);
    if (!areLate) addAll(answers, results, where, draft);
    if (answers.includes(step)) return;
    addMessage(step, where, draft);
    addAll(called, calls, where, draft);
    if (areLate) addAll(answers, results, where, draft);
  };
  return (record: unknown, where: Place): readonly Step[] => {
    const draft: Draft = { steps: [], number: 0, unanswered: unansweredCalls() };
    for (const step of select(record)) {
      if (isSingle && Array.isArray(step)) {
        const fix = `Select its items: \`${inline(spec.steps)}[*]\``;
        throw unmapped('trace.steps', 'the selector found a list instead of its items', where, fix);
      }
      draft.number += 1;
      addStep(step, where, draft);
    }
    return draft.steps;
  };
}

function addAll(items: readonly unknown[], { add }: Items, where: Place, draft: Draft): void {
  for (const item of items) add(item, where, draft);
}

function compileMessage(spec: TraceSpec['message'], part: MappingPart): Add {
  if (spec === undefined) return () => undefined;
  const when = compileCondition(spec.when, part.at('when'), true);
  const role = compileName(spec.role, part.at('role'));
  const text = compileValue(spec.text, part.at('text'));
  return (step, where, draft) => {
    if (!when(step, where)) return;
    const content = text(step, where);
    if (content === undefined || content === '') return;
    draft.steps.push({
      type: 'message',
      role: role(step, where, draft),
      text: readable(content, 'trace.message.text', where),
    });
  };
}

function compileCalls(spec: TraceSpec['calls'], part: MappingPart): Items {
  if (spec === undefined) return NO_ITEMS;
  const select = part.at('select').selector(spec.select);
  const when = compileCondition(spec.when, part.at('when'), true);
  const tool = compileName(spec.tool, part.at('tool'));
  const args = compileValue(spec.args, part.at('args'));
  const id = compileText(spec.id, part.at('id'));
  const answer = compileAnswer(spec, part);
  return {
    in: (step, where) => select(step).filter((item) => when(item, where)),
    add: (item, where, draft) => {
      const call: OpenCall = { type: 'tool_call', tool: tool(item, where, draft), args: args(item, where) ?? {} };
      draft.steps.push(call);
      if (!answer(item, where, call)) draft.unanswered.add(call, id(item, where));
    },
  };
}

function compileResults(spec: TraceSpec['results'], part: MappingPart): Items {
  if (spec === undefined) return NO_ITEMS;
  const select = part.at('select').selector(spec.select ?? '$');
  const isResult = compileCondition(spec.when, part.at('when'), false);
  const id = compileText(spec.id, part.at('id'));
  const tool = compileText(spec.tool, part.at('tool'));
  const result = compileValue(spec.result, part.at('result'));
  const answer = compileAnswer(spec, part);
  return {
    in: (step, where) => select(step).filter((item) => isResult(item, where)),
    add: (item, where, draft) => {
      const call = draft.unanswered.take(id(item, where), tool(item, where));
      if (call !== undefined) {
        answer(item, where, call);
        return;
      }
      const text = readable(result(item, where) ?? '', 'trace.results.result', where);
      draft.steps.push({ type: 'message', role: 'tool', text });
    },
  };
}

/** Compiles the result and error of a call; the returned function sets them, and returns whether it found either. */
function compileAnswer(
  spec: { readonly result?: ValueSpec; readonly error?: ValueSpec },
  part: MappingPart,
): (item: unknown, where: Place, call: OpenCall) => boolean {
  const result = compileValue(spec.result, part.at('result'));
  const error = compileValue(spec.error, part.at('error'));
  return (item, where, call) => {
    const returned = result(item, where);
    const failed = errorText(error(item, where), `${part.path}.error`, where);
    if (returned !== undefined) call.result = returned;
    if (failed !== undefined) call.error = failed;
    return returned !== undefined || failed !== undefined;
  };
}

/** Compiles a text that every step must have. @throws UserError, from the returned function, for a step without it */
function compileName(spec: ValueSpec, part: MappingPart) {
  const textIn = compileText(spec, part);
  const fix = 'Restrict it to some steps by `when`';
  return (item: unknown, where: Place, { number }: Draft): string => {
    const text = textIn(item, where);
    if (text === undefined) throw unmapped(part.path, `step ${number} has no text for it`, where, fix);
    return text;
  };
}

/** Calls in their order; those before `first` are answered. */
interface Queue<Call> {
  readonly calls: { readonly call: Call; isAnswered: boolean }[];
  first: number;
}

/**
 * The calls of a trace that have no result yet. Queues each under every key a result may refer to it by: thousands of results may come late
 * and in any order.
 */
export function unansweredCalls<Call extends { readonly tool: string }>() {
  const queues = new Map<string, Queue<Call>>();
  return {
    add(call: Call, id: string | undefined): void {
      const waiting = { call, isAnswered: false };
      for (const key of [...(id === undefined ? [] : [`id:${id}`]), `tool:${call.tool}`, 'any']) {
        const queue = queues.get(key) ?? { calls: [], first: 0 };
        queue.calls.push(waiting);
        queues.set(key, queue);
      }
    },
    /** Takes the call with this id; without an id, the earliest unanswered call of this tool, else of any tool. */
    take(id: string | undefined, tool: string | undefined): Call | undefined {
      for (const key of id === undefined ? [`tool:${tool}`, 'any'] : [`id:${id}`]) {
        const queue = queues.get(key);
        if (queue === undefined) continue;
        while (queue.calls[queue.first]?.isAnswered) queue.first++;
        const entry = queue.calls[queue.first];
        if (entry === undefined) continue;
        entry.isAnswered = true;
        return entry.call;
      }
      return undefined;
    },
  };
}
