import { isRecord } from '../../contract/json.ts';
import type { Step } from '../../suite/trial.ts';
import type { ComparedFact } from '../references/compared-fact.ts';
import type { Compiling } from '../references/compiling.ts';
import { compileFact } from '../references/field-path.ts';

/** Compiles the path of the list of steps that a pattern reads; what is wrong with it is added to the problems. */
export function compileStepList(path: string, pointer: string, compiling: Compiling): ComparedFact {
  return {
    ...compileFact(path, pointer, compiling),
    // The trial's own trace was checked where the trial was read.
    accepts: (value, { trial }) => Array.isArray(value) && (value === trial.trace || value.every(isStep)),
    wanted: 'a list of steps',
  };
}

function isStep(value: unknown): value is Step {
  if (!isRecord(value)) return false;
  if (value.type === 'message') return typeof value.role === 'string' && typeof value.text === 'string';
  if (value.type !== 'tool_call' || typeof value.tool !== 'string') return false;
  return value.error == null || typeof value.error === 'string';
}
