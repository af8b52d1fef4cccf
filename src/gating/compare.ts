import type { PairedMeans, State } from './decision.ts';
import { mean, SLACK } from './rates.ts';

/** Fewer paired scenarios can prove nothing: even five that all got worse only just reach 5 %. */
export const MIN_PAIRED = 5;

/** One scenario's value of a metric or criterion on both sides, 0 to 1. */
export interface PairedValue {
  readonly scenario: string;
  readonly candidate: number;
  readonly baseline: number;
}

/** A metric or criterion to be compared. */
export interface Member {
  readonly name: string;
  readonly tolerance: number;
  readonly values: readonly PairedValue[];
}

/** What the comparison says. */
export interface Answer {
  readonly state: Exclude<State, 'no-baseline' | 'not-comparable'>;
  readonly delta: number | null;
  readonly paired?: PairedMeans;
}

/**
 * Compares every metric and criterion of a run with the baseline; the only place that turns paired values into states.
 * It gets them all at once, because a correction for many comparisons needs the whole family.
 * @returns the answer of each member by its name
 */
export function compareFamily(family: readonly Member[]): ReadonlyMap<string, Answer> {
  return new Map(family.map((member) => [member.name, compareMember(member)]));
}

function compareMember({ values, tolerance }: Member): Answer {
  if (values.length === 0) return { state: 'insufficient', delta: null };
  const delta = mean(values.map((value) => value.candidate - value.baseline));
  const paired = {
    scenarios: values.length,
    candidate: mean(values.map((value) => value.candidate)),
    baseline: mean(values.map((value) => value.baseline)),
  };
  return { state: values.length < MIN_PAIRED ? 'insufficient' : stateOf(delta, tolerance), delta, paired };
}

function stateOf(delta: number, tolerance: number): Answer['state'] {
  if (delta < -tolerance - SLACK) return 'regressed';
  return delta > tolerance + SLACK ? 'improved' : 'unchanged';
}
