import type { ArgsMode } from '../../../schemas/types/rubric.ts';
import type { ToolCallStep } from '../../suite/trial.ts';
import { type Difference, differences } from '../values/differences.ts';
import { cut, shownValue } from '../values/shown-value.ts';
import { argumentsOf } from './arguments-of.ts';
import type { ExpectedCall } from './pair-calls.ts';

/** Lengths inside an explanation. */
const NAME = 40;
const VALUE = 40;

/** A call that was made, and where it stands. */
interface PlacedCall {
  readonly call: ToolCallStep;
  /** Path of the list of steps, and its index there. */
  readonly path: string;
  readonly index: number;
}

/** The call that comes nearest to an expected one. */
interface NearestCall {
  /** Its step in the list. */
  readonly index: number;
  /** How it differs, as `trace.3 has id "W1"`. */
  readonly says: string;
}

/** The call of the same tool with the fewest other arguments than expected; undefined where no call can be meant. */
export function nearestCall(
  expected: ExpectedCall,
  calls: readonly PlacedCall[],
  mode: ArgsMode,
): NearestCall | undefined {
  if (mode === 'ignore') return undefined;
  const differing = calls
    .filter(({ call }) => call.tool === expected.tool)
    .map((placed) => ({
      ...placed,
      found: [...differences(argumentsOf(placed.call), expected.args, mode === 'exact')],
    }))
    .filter(({ found }) => found.length > 0);
  const [nearest] = differing.toSorted((a, b) => a.found.length - b.found.length);
  if (nearest === undefined) return undefined;
  const { path, index, found } = nearest;
  return { index, says: `${path}.${index} has ${shownDifferences(found)}` };
}

function shownDifferences(found: readonly Difference[]): string {
  const [{ path, made, wanted }, ...others] = found as readonly [Difference, ...Difference[]];
  const more = others.length === 0 ? '' : `, and ${others.length} more differ`;
  const name = path === '' ? 'arguments' : cut(path, NAME);
  if (made === undefined) return `no ${name}${more}`;
  return `${name} ${shownValue(made, VALUE)}${wanted === undefined ? ' too' : ''}${more}`;
}
