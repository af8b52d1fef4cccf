import { readFileSync } from 'node:fs';

/** The weights of the booking rubric's three criteria. */
export interface BookingWeights {
  readonly booked: number;
  readonly right_time: number;
  readonly confirms: number;
}

interface BookingTrial {
  readonly scenario: string;
  readonly output: string;
  readonly ground_truth: { readonly time: string };
  readonly final_state: { readonly booked: boolean; readonly time?: string };
}

/** TCR of an agent of the booking stories, reckoned here by hand: by trial, then by scenario, then over all. */
export function bookingScore(agent: string, weights: BookingWeights): number {
  const lines = readFileSync(new URL(`../stories/booking/results/${agent}.jsonl`, import.meta.url), 'utf8');
  const scenarios = new Map<string, number[]>();
  for (const line of lines.trimEnd().split('\n')) {
    const trial = JSON.parse(line) as BookingTrial;
    scenarios.set(trial.scenario, [...(scenarios.get(trial.scenario) ?? []), trialScore(trial, weights)]);
  }
  return mean([...scenarios.values()].map(mean));
}

function trialScore(
  { output, ground_truth: wanted, final_state: state }: BookingTrial,
  weights: BookingWeights,
): number {
  return (
    (state.booked ? weights.booked : 0) +
    (state.time === wanted.time ? weights.right_time : 0) +
    (output.length > 10 ? weights.confirms : 0)
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
