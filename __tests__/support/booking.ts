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
export function bookingRuler(policy = bookingPolicy()): Readonly<Record<string, string>> {
  return { [POLICY_PATH]: policy, [RUBRIC_PATH]: readFileSync(new URL(RUBRIC_PATH, BOOKING), 'utf8') };
}

/** Results of an agent that took the wrong slot in some trials besides, each named `scenario trial`: noise of one commit. */
export function withSlips(agent: string, slips: readonly string[]): { readonly text: string } {
  const lines = readFileSync(new URL(`results/${agent}.jsonl`, BOOKING), 'utf8')
    .trimEnd()
    .split('\n');
  const unknown = new Set(slips);
  const text = lines.map((line) => {
    const trial = JSON.parse(line) as { readonly scenario: string; readonly trial: number };
    if (!unknown.delete(`${trial.scenario} ${trial.trial}`)) return `${line}\n`;
    const slipped = {
      ...trial,
      output: 'Done: I took the next free slot.',
      final_state: { booked: true, time: '23:00' },
    };
    return `${JSON.stringify(slipped)}\n`;
  });
  if (unknown.size > 0) throw new Error(`no trial ${[...unknown].join(', ')} in ${agent}`);
  return { text: text.join('') };
}
