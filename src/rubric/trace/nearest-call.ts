import type { ToolCallStep } from '../../suite/trial.ts';
import { isRecord, sameJson } from '../json-value.ts';
import { cut, shownValue } from '../shown-value.ts';
import type { ExpectedCall } from './pair-calls.ts';
import type { ArgsMode } from './trace-file.ts';

/** Lengths inside an explanation. */
const NAME = 40;
const VALUE = 40;

/** A call that was made, and where it stands. */
export interface PlacedCall {
  readonly call: ToolCallStep;
  /** As `trace.3`. */
  readonly place: string;
}

/** One argument that is not as expected. */
interface Difference {
  readonly path: string;
  /** Undefined: there is none. */
  readonly made: unknown;
  readonly isExpected: boolean;
}

/**
 * Says how the call of the same tool with the fewest other arguments differs from the expected one, as
 * `trace.3 has id "W1"`; empty where no call can be meant.
 */
export function nearestCall(expected: ExpectedCall, calls: readonly PlacedCall[], mode: ArgsMode): string {
  if (mode === 'ignore') return '';
  const differing = calls
    .filter(({ call }) => call.tool === expected.tool)
    .map(({ call, place }) => ({ place, found: differences(call.args ?? {}, expected.args, '', mode === 'exact') }))
    .filter(({ found }) => found.length > 0);
  const [nearest] = differing.toSorted((a, b) => a.found.length - b.found.length);
  return nearest === undefined ? '' : `${nearest.place} has ${shownDifferences(nearest.found)}`;
}

function differences(made: unknown, wanted: unknown, path: string, isExact: boolean): readonly Difference[] {
  if (!isRecord(made) || !isRecord(wanted)) return sameJson(made, wanted) ? [] : [{ path, made, isExpected: true }];
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const own = Object.keys(wanted)
    .sort()
    .flatMap((key) => {
      if (!Object.hasOwn(made, key)) return [{ path: below(key), made: undefined, isExpected: true }];
      return differences(made[key], wanted[key], below(key), isExact);
    });
  const others = isExact ? Object.keys(made).filter((key) => !Object.hasOwn(wanted, key)) : [];
  return [...own, ...others.sort().map((key) => ({ path: below(key), made: made[key], isExpected: false }))];
}

function shownDifferences(found: readonly Difference[]): string {
  const [first, ...others] = found as readonly [Difference, ...Difference[]];
  const more = others.length === 0 ? '' : `, and ${others.length} more differ`;
  const name = first.path === '' ? 'arguments' : cut(first.path, NAME);
  if (first.made === undefined) return `no ${name}${more}`;
  return `${name} ${shownValue(first.made, VALUE)}${first.isExpected ? '' : ' too'}${more}`;
}
