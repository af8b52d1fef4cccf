import { stringify } from 'yaml';
import { type Selection, selectionText } from '../suite/select-trials.ts';

/** What the gate is given. */
export interface GateInputs {
  /** Paths or patterns. */
  readonly results: readonly string[];
  /** Shipped name or file; null for the native format. */
  readonly mapping: string | null;
  readonly select: readonly Selection[];
}

/** Inputs of the step that is the gate, as its `with` has them; without those that stay as they are. */
export function gateStepInputs({ results, mapping, select }: GateInputs): Readonly<Record<string, string>> {
  const selected = select.map(selectionText);
  return {
    results: listed(results),
    ...(mapping === null ? {} : { mapping }),
    ...(selected.length === 0 ? {} : { select: listed(selected) }),
  };
}

/** The same as lines of YAML. */
export function gateStepLines(inputs: GateInputs): readonly string[] {
  return stringify({ with: gateStepInputs(inputs) }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
}

/** One a line, as the action reads them. */
function listed(values: readonly string[]): string {
  return values.length === 1 ? values.join() : values.map((value) => `${value}\n`).join('');
}
