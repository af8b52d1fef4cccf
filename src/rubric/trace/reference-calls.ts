import type { ReferenceCallFile, TraceFile } from '../../../schemas/types/rubric.ts';
import { isRecord } from '../../contract/json.ts';
import type { Evaluation } from '../evaluation.ts';
import type { TraceCompiling } from '../references/compiling.ts';
import { compileFact } from '../references/facts.ts';
import { compileArguments } from './arguments.ts';
import type { CallsToPair, ExpectedCall } from './pair-calls.ts';

type ReferenceFile = NonNullable<TraceFile['trajectory']>['reference'];
type ReadCalls = (at: Evaluation) => readonly ExpectedCall[];

/** Compiles the reference of a trajectory: a list of calls, or a fact that has such a list. */
export function compileReference(
  file: ReferenceFile,
  modeOf: CallsToPair['modeOf'],
  pointer: string,
  compiling: TraceCompiling,
): ReadCalls {
  if (!isList(file)) return fromFact(file.field, `${pointer}/field`, compiling);
  const facts = compiling.facts.length;
  const reads = file.map((call, index) => compileCall(call, modeOf, `${pointer}/${index}`, compiling));
  if (compiling.facts.length > facts) return (at) => reads.map((read) => read(at));
  const calls = file.map(writtenCall);
  return () => calls;
}

function isList(file: ReferenceFile): file is readonly ReferenceCallFile[] {
  return Array.isArray(file);
}

function fromFact(path: string, pointer: string, compiling: TraceCompiling): ReadCalls {
  const fact = compileFact(path, pointer, compiling);
  const accepts = (value: unknown) => Array.isArray(value) && value.every((item) => isCall(item) || isMessage(item));
  compiling.facts.push({ ...fact, accepts, wanted: 'a list of tool calls' });
  return (at) => (fact.read(at) as readonly unknown[]).filter(isCall).map(writtenCall);
}

/** Compiles a call; ignored arguments are checked but not read. */
function compileCall(
  call: ReferenceCallFile,
  modeOf: CallsToPair['modeOf'],
  pointer: string,
  compiling: TraceCompiling,
): (at: Evaluation) => ExpectedCall {
  if (typeof call === 'string' || call.args === undefined) return () => writtenCall(call);
  const { tool } = call;
  const isIgnored = modeOf(tool) === 'ignore';
  const args = compileArguments(
    call.args,
    `${pointer}/args`,
    isIgnored ? { ...compiling, facts: [] } : compiling,
    false,
  );
  if (isIgnored) return () => writtenCall(call);
  return (at) => ({ tool, args: args(at) });
}

/** A name alone fits any arguments; a call without `args` has no arguments, as in a trace. */
function writtenCall(call: ReferenceCallFile): ExpectedCall {
  return typeof call === 'string' ? { tool: call, args: undefined } : { tool: call.tool, args: call.args ?? {} };
}

function isCall(item: unknown): item is ReferenceCallFile {
  if (typeof item === 'string') return item !== '';
  return isRecord(item) && typeof item.tool === 'string' && (item.type === undefined || item.type === 'tool_call');
}

/** Whether an item is a message: a whole trace may be a reference. */
function isMessage(item: unknown): boolean {
  return isRecord(item) && item.type === 'message';
}
