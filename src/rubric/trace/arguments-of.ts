import type { ToolCallStep } from '../../suite/trial.ts';

/** A call without arguments has none, also in a list that is not the trial's trace. */
export function argumentsOf(call: ToolCallStep | undefined): unknown {
  return call?.args ?? {};
}
