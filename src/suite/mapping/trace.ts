import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { dotted } from '../../contract/json.ts';
import { inline } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import type { Step } from '../trial.ts';
import { type Compiling, unmapped } from './mapping-compiler.ts';
import { errorText, exactText, readable } from './steps.ts';
import { compileCondition, compileValue } from './values.ts';

type TraceSpec = NonNullable<MappingFile['trace']>;

/** Builds the trace of a record. @throws UserError if a step does not fit the mapping */
type TraceMapper = (record: unknown, where: Place) => readonly Step[];

/** A call with a result that may still come. */
interface OpenCall {
  readonly type: 'tool_call';
  readonly tool: string;
  readonly args: unknown;
  result?: unknown;
  error?: string;
}

/** The trace so far, and the calls without a result. */
interface Draft {
  readonly steps: Step[];
  /** Number of the step being read, from 1. */
  number: number;
  readonly unanswered: UnansweredCalls<OpenCall>;
}

type Part = (step: unknown, where: Place, draft: Draft) => void;

/** Finds the calls or the results in a step, and adds one. */
interface Items {
  in(step: unknown, where: Place): readonly unknown[];
  readonly add: Part;
}

/** Compiles the `trace` part of a mapping. */
export function compileTrace(spec: TraceSpec, compiling: Compiling): TraceMapper {
  const select = compiling.selector(spec.steps, '/trace/steps');
  const results = compileResults(spec.results, compiling);
  const addMessage = compileMessage(spec.message, compiling);
  const calls = compileCalls(spec.calls, compiling);
  const addStep: Part = (step, where, draft) => {
    const [called, answers] = [calls.in(step, where), results.in(step, where)];
    // Results answer the calls of an earlier step, unless their own step holds calls.
    const areLate = called.length > 0 && !answers.includes(step);
    if (!areLate) addAll(answers, results, where, draft);
    if (answers.includes(step)) return;
    addMessage(step, where, draft);
    addAll(called, calls, where, draft);
    if (areLate) addAll(answers, results, where, draft);
  };
  return (record, where) => {
    const draft: Draft = { steps: [], number: 0, unanswered: unansweredCalls() };
    for (const step of select(record)) {
      if (isWholeList(step, spec.steps))
        throw unmapped(
          'trace.steps',
          'the selector found a list instead of its items',
          where,
          `Select its items: \`${inline(spec.steps)}[*]\``,
        );
      draft.number += 1;
      addStep(step, where, draft);
    }
    return draft.steps;
  };
}

function addAll(items: readonly unknown[], { add }: Items, where: Place, draft: Draft): void {
  for (const item of items) add(item, where, draft);
}

/** Whether a selector for a single value found a list, so that it probably lacks `[*]`. */
function isWholeList(step: unknown, selector: string): boolean {
  return Array.isArray(step) && !/[*?:,]|\.\./.test(selector);
}

function compileMessage(spec: TraceSpec['message'], compiling: Compiling): Part {
  if (spec === undefined) return () => undefined;
  const when = compileCondition(spec.when, '/trace/message/when', compiling, true);
  const role = compileName(spec.role, '/trace/message/role', compiling);
  const text = compileValue(spec.text, '/trace/message/text', compiling);
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

function compileCalls(spec: TraceSpec['calls'], compiling: Compiling): Items {
  if (spec === undefined) return { in: () => [], add: () => undefined };
  const at = '/trace/calls';
  const select = compiling.selector(spec.select, `${at}/select`);
  const when = compileCondition(spec.when, `${at}/when`, compiling, true);
  const tool = compileName(spec.tool, `${at}/tool`, compiling);
  const args = compileValue(spec.args, `${at}/args`, compiling);
  const id = compileText(spec.id, `${at}/id`, compiling);
  const answer = compileAnswer(spec, at, compiling);
  return {
    in: (step, where) => select(step).filter((item) => when(item, where)),
    add: (item, where, draft) => {
      const call: OpenCall = { type: 'tool_call', tool: tool(item, where, draft), args: args(item, where) ?? {} };
      draft.steps.push(call);
      if (!answer(item, where, call)) draft.unanswered.add(call, id(item, where));
    },
  };
}

function compileResults(spec: TraceSpec['results'], compiling: Compiling): Items {
  if (spec === undefined) return { in: () => [], add: () => undefined };
  const at = '/trace/results';
  const select = compiling.selector(spec.select ?? '$', `${at}/select`);
  const isResult = compileCondition(spec.when, `${at}/when`, compiling, false);
  return {
    in: (step, where) => select(step).filter((item) => isResult(item, where)),
    add: compileResult(spec, at, compiling),
  };
}

function compileResult(spec: NonNullable<TraceSpec['results']>, at: string, compiling: Compiling): Part {
  const id = compileText(spec.id, `${at}/id`, compiling);
  const tool = compileText(spec.tool, `${at}/tool`, compiling);
  const result = compileValue(spec.result, `${at}/result`, compiling);
  const answer = compileAnswer(spec, at, compiling);
  return (item, where, draft) => {
    const call = draft.unanswered.take(id(item, where), tool(item, where));
    if (call !== undefined) {
      answer(item, where, call);
      return;
    }
    const text = readable(result(item, where) ?? '', dotted(`${at}/result`), where);
    draft.steps.push({ type: 'message', role: 'tool', text });
  };
}

/** Compiles the result and error of a call; the returned function sets them, and returns whether it found either. */
function compileAnswer(
  spec: { readonly result?: ValueSpec; readonly error?: ValueSpec },
  at: string,
  compiling: Compiling,
): (item: unknown, where: Place, call: OpenCall) => boolean {
  const result = compileValue(spec.result, `${at}/result`, compiling);
  const error = compileValue(spec.error, `${at}/error`, compiling);
  const part = dotted(`${at}/error`);
  return (item, where, call) => {
    const returned = result(item, where);
    const failed = errorText(error(item, where), part, where);
    if (returned !== undefined) call.result = returned;
    if (failed !== undefined) call.error = failed;
    return returned !== undefined || failed !== undefined;
  };
}

/** Compiles a value that is read as text; undefined if it has no text form. */
function compileText(
  spec: ValueSpec | undefined,
  pointer: string,
  compiling: Compiling,
): (item: unknown, where: Place) => string | undefined {
  const value = compileValue(spec, pointer, compiling);
  const part = dotted(pointer);
  return (record, where) => exactText(value(record, where), part, where);
}

/** Compiles a text that every step must have. @throws UserError, from the returned function, for a step without it */
function compileName(
  spec: ValueSpec | undefined,
  pointer: string,
  compiling: Compiling,
): (item: unknown, where: Place, draft: Draft) => string {
  const textIn = compileText(spec, pointer, compiling);
  const fix = 'Restrict it to some steps by `when`';
  return (item, where, { number }) => {
    const text = textIn(item, where);
    if (text === undefined) throw unmapped(dotted(pointer), `step ${number} has no text for it`, where, fix);
    return text;
  };
}

/** Calls in their order; those before `first` are answered. */
interface Queue<Call> {
  readonly calls: { readonly call: Call; isAnswered: boolean }[];
  first: number;
}

/** The calls of a trace that have no result yet. */
interface UnansweredCalls<Call> {
  add(call: Call, id: string | undefined): void;
  /** Takes the call with this id; without an id, the earliest unanswered call of this tool, else of any tool. */
  take(id: string | undefined, tool: string | undefined): Call | undefined;
}

/** Queues each call under every key a result may refer to it by: thousands of results may come late and in any order. */
export function unansweredCalls<Call extends { readonly tool: string }>(): UnansweredCalls<Call> {
  const queues = new Map<string, Queue<Call>>();
  return {
    add: (call, id) => {
      const waiting = { call, isAnswered: false };
      for (const key of [...(id === undefined ? [] : [`id:${id}`]), `tool:${call.tool}`, 'any']) {
        const queue = queues.get(key) ?? { calls: [], first: 0 };
        queue.calls.push(waiting);
        queues.set(key, queue);
      }
    },
    take: (id, tool) => {
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
