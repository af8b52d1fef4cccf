import { canonicalJson } from '../../contract/canonical-json.ts';
import type { Place } from '../../errors.ts';
import { textForm } from '../fact-path.ts';
import type { Step } from '../trial.ts';
import { type Compiling, unfit } from './compiling.ts';
import { errorText } from './error-text.ts';
import type { TraceSpec } from './mapping-file.ts';
import { compileCondition, compileValue, type Value } from './value.ts';

/** Builds the trace of a record. @throws UserError when a step is not what the mapping says */
export type TraceMapper = (record: unknown, where: Place) => readonly Step[];

/** A call that is being built: its result may still come. */
interface OpenCall {
  readonly type: 'tool_call';
  readonly tool: string;
  readonly args: unknown;
  result?: unknown;
  error?: string;
}

/** The trace so far, and the calls that still lack a result, in order. */
interface Draft {
  readonly steps: Step[];
  readonly unanswered: Unanswered[];
}

interface Unanswered {
  readonly call: OpenCall;
  readonly id: string | undefined;
}

type Part = (step: unknown, where: Place, draft: Draft) => void;

/** Compiles the `trace` part of a mapping. */
export function compileTrace(spec: TraceSpec, compiling: Compiling): TraceMapper {
  const select = compiling.selector(spec.steps, '/trace/steps');
  const isResult = compileCondition(spec.results?.when, '/trace/results/when', compiling, false);
  const addResult = compileResults(spec.results, compiling);
  const addMessage = compileMessage(spec.message, compiling);
  const addCalls = compileCalls(spec.calls, compiling);
  return (record, where) => {
    const draft: Draft = { steps: [], unanswered: [] };
    for (const step of select(record)) {
      if (isResult(step, where)) addResult(step, where, draft);
      else {
        addMessage(step, where, draft);
        addCalls(step, where, draft);
      }
    }
    return draft.steps;
  };
}

function compileMessage(spec: TraceSpec['message'], compiling: Compiling): Part {
  if (spec === undefined) return () => undefined;
  const when = compileCondition(spec.when, '/trace/message/when', compiling, true);
  const role = compileText(compileValue(spec.role, '/trace/message/role', compiling), 'trace.message.role');
  const text = compileValue(spec.text, '/trace/message/text', compiling);
  return (step, where, draft) => {
    if (!when(step, where)) return;
    const said = text(step, where);
    if (said === undefined || said === '') return;
    draft.steps.push({ type: 'message', role: role(step, where), text: readable(said) });
  };
}

function compileCalls(spec: TraceSpec['calls'], compiling: Compiling): Part {
  if (spec === undefined) return () => undefined;
  const at = '/trace/calls';
  const select = compiling.selector(spec.select, `${at}/select`);
  const when = compileCondition(spec.when, `${at}/when`, compiling, true);
  const tool = compileText(compileValue(spec.tool, `${at}/tool`, compiling), 'trace.calls.tool');
  const args = compileValue(spec.args, `${at}/args`, compiling);
  const id = compileValue(spec.id, `${at}/id`, compiling);
  const result = compileValue(spec.result, `${at}/result`, compiling);
  const answer = compileAnswer(result, compileValue(spec.error, `${at}/error`, compiling));
  return (step, where, draft) => {
    for (const found of select(step)) {
      if (!when(found, where)) continue;
      const call: OpenCall = { type: 'tool_call', tool: tool(found, where), args: args(found, where) ?? {} };
      draft.steps.push(call);
      if (!answer(found, where, call)) draft.unanswered.push({ call, id: textForm(id(found, where)) });
    }
  };
}

function compileResults(spec: TraceSpec['results'], compiling: Compiling): Part {
  if (spec === undefined) return () => undefined;
  const at = '/trace/results';
  const id = compileValue(spec.id, `${at}/id`, compiling);
  const tool = compileValue(spec.tool, `${at}/tool`, compiling);
  const result = compileValue(spec.result, `${at}/result`, compiling);
  const answer = compileAnswer(result, compileValue(spec.error, `${at}/error`, compiling));
  return (step, where, draft) => {
    const call = takeUnanswered(draft, textForm(id(step, where)), textForm(tool(step, where)));
    if (call !== undefined) answer(step, where, call);
    else draft.steps.push({ type: 'message', role: 'tool', text: readable(result(step, where) ?? '') });
  };
}

/** Puts result and error into a call; says whether there was either. */
function compileAnswer(result: Value, error: Value): (found: unknown, where: Place, call: OpenCall) => boolean {
  return (found, where, call) => {
    const returned = result(found, where);
    const failed = errorText(error(found, where));
    if (returned !== undefined) call.result = returned;
    if (failed !== undefined) call.error = failed;
    return returned !== undefined || failed !== undefined;
  };
}

/**
 * The call with this id, else the earliest unanswered call of this tool, else the earliest unanswered one; a result with an id goes to no
 * call with another.
 */
function takeUnanswered({ unanswered }: Draft, id: string | undefined, tool: string | undefined): OpenCall | undefined {
  const isOpen = (one: Unanswered): boolean => id === undefined || one.id === undefined;
  const taken =
    unanswered.find((one) => id !== undefined && one.id === id) ??
    unanswered.find((one) => one.call.tool === tool && isOpen(one)) ??
    unanswered.find(isOpen);
  if (taken === undefined) return undefined;
  unanswered.splice(unanswered.indexOf(taken), 1);
  return taken.call;
}

function compileText(value: Value, part: string): (record: unknown, where: Place) => string {
  return (record, where) => {
    const text = textForm(value(record, where));
    if (text === undefined) throw unfit(part, 'there is no text', where);
    return text;
  };
}

/** Text as it is, anything else as JSON. */
function readable(value: unknown): string {
  return textForm(value) ?? canonicalJson(value);
}
