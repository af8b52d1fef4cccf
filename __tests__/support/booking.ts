import { readFileSync } from 'node:fs';

const BOOKING = new URL('../stories/booking/', import.meta.url);

/** Path of the policy in the booking repository. */
export const POLICY_PATH = '.github/agent-gate.yml';

/** The booking repository's policy, with more text at its end. */
export function bookingPolicy(more = ''): string {
  return `${readFileSync(new URL(POLICY_PATH, BOOKING), 'utf8')}${more}`;
}

/** Path of the booking repository's rubric. */
export const RUBRIC_PATH = 'rubrics/booking.yml';

/** The files of the booking repository that decide: its policy, with more text at its end, and its rubric. */
export function bookingConfig(policy = bookingPolicy()): Readonly<Record<string, string>> {
  return { [POLICY_PATH]: policy, [RUBRIC_PATH]: readFileSync(new URL(RUBRIC_PATH, BOOKING), 'utf8') };
}

/** One trial of the booking results. */
export interface BookingTrial {
  readonly scenario: string;
  readonly trial: number;
  readonly [fact: string]: unknown;
}

/** Results of an agent, each trial as `change` makes it. */
export function resultsOf(agent: string, change: (trial: BookingTrial) => object): { readonly text: string } {
  const lines = readFileSync(new URL(`results/${agent}.jsonl`, BOOKING), 'utf8')
    .trimEnd()
    .split('\n');
  return { text: lines.map((line) => `${JSON.stringify(change(JSON.parse(line) as BookingTrial))}\n`).join('') };
}

/** Results of an agent that took the wrong slot in some trials besides, each named `scenario trial`: noise of one commit. */
export function withSlips(agent: string, slips: readonly string[]): { readonly text: string } {
  const unknown = new Set(slips);
  const results = resultsOf(agent, (trial) => {
    if (!unknown.delete(`${trial.scenario} ${trial.trial}`)) return trial;
    return { ...trial, output: 'Done: I took the next free slot.', final_state: { booked: true, time: '23:00' } };
  });
  if (unknown.size > 0) throw new Error(`no trial ${[...unknown].join(', ')} in ${agent}`);
  return results;
}

/** The booking repository's rubric as a pull request would have it that lowers its own bar: any answer passes. */
export function mildRubric(): Readonly<Record<string, string>> {
  const rubric = bookingConfig()[RUBRIC_PATH] ?? '';
  return { [RUBRIC_PATH]: rubric.replaceAll(/pass_when: .*/g, 'pass_when: { field: output, op: not_empty }') };
}
