import type { ReferenceCallFile, TraceFile } from '../../../schemas/types/rubric.ts';
import { isRecord } from '../../contract/json.ts';
import type { Evaluation } from '../evaluation.ts';
import { compileFact } from '../references/facts.ts';
import type { TraceCompiling } from '../references/rubric-names.ts';
import { compileArguments } from './arguments.ts';
import type { ExpectedCall } from './pair-calls.ts';

type ReferenceFile = NonNullable<TraceFile['trajectory']>['reference'];
type ReadCalls = (at: Evaluation) => readonly ExpectedCall[];

/** Compiles the reference of a trajectory: a list of calls, or a fact that has such a list. */
export function compileReference(file: ReferenceFile, pointer: string, compiling: TraceCompiling): ReadCalls {
  if ('field' in file) return fromFact(file.field, `${pointer}/field`, compiling);
  const reads = file.map((call, index) => compileCall(call, `${pointer}/${index}`, compiling));
  return (at) => reads.map((read) => read(at));
}

function fromFact(path: string, pointer: string, compiling: TraceCompiling): ReadCalls {
  const fact = compileFact(path, pointer, compiling);
  // A whole trace, with its messages, may be a reference.
  const isFit = (item: unknown): boolean => isCall(item) || (isRecord(item) && item.type === 'message');
  const accepts = (value: unknown) => Array.isArray(value) && value.every(isFit);
  compiling.facts.push({ ...fact, accepts, wanted: 'a list of tool calls' });
  return (at) => (fact.read(at) as readonly unknown[]).filter(isCall).map(writtenCall);
}

function compileCall(
  call: ReferenceCallFile,
  pointer: string,
  compiling: TraceCompiling,
): (at: Evaluation) => ExpectedCall {
  if (typeof call === 'string' || call.args === undefined) return () => writtenCall(call);
  const args = compileArguments(call.args, `${pointer}/args`, compiling, false);
  return (at) => ({ tool: call.tool, args: args(at) });
}

/** A name alone fits any arguments; a call without `args` has no arguments, as in a trace. */
function writtenCall(call: ReferenceCallFile): ExpectedCall {
  return typeof call === 'string' ? { tool: call, args: undefined } : { tool: call.tool, args: call.args ?? {} };
}

function isCall(item: unknown): item is ReferenceCallFile {
  if (typeof item === 'string') return item !== '';
  return isRecord(item) && typeof item.tool === 'string' && (item.type === undefined || item.type === 'tool_call');
}
