import { type BookingTrial, resultsOf } from './booking.ts';

/** Changes trials: an agent that cannot handle these scenarios. */
export const brokenIn =
  (scenarios: readonly string[]) =>
  (trial: BookingTrial): object =>
    scenarios.includes(trial.scenario) ? { ...trial, final_state: {}, output: 'I could not do that.' } : trial;

/** Rounds of these scenarios in a folder, five unless told otherwise, a file each; `tokens` tell the trials of one side from those of others. */
export function roundsIn(
  folder: string,
  {
    ids,
    change,
    tokens,
    rounds: count = 5,
  }: {
    readonly rounds?: number;
    readonly ids: readonly string[];
    readonly change: (trial: BookingTrial) => object;
    readonly tokens: number;
  },
): Readonly<Record<string, string>> {
  const rounds = Array.from({ length: count }, (_, index) => index + 1).map((round) => {
    const { text } = resultsOf('main', (trial) => {
      const isAsked = trial.trial === 1 && ids.includes(trial.scenario);
      return isAsked ? { ...change(trial), trial: round, usage: { output_tokens: tokens + round } } : {};
    });
    return [`${folder}/${round}.jsonl`, text.replaceAll('{}\n', '')];
  });
  return Object.fromEntries(rounds);
}

/** A checkout of a commit in a folder of its own. */
export function checkoutIn(folder: string, sha: string): Readonly<Record<string, string>> {
  const origin = '[remote "origin"]\n\turl = https://github.com/acme/booking-assistant\n';
  return { [`${folder}/.git/HEAD`]: `${sha}\n`, [`${folder}/.git/config`]: origin };
}

/** The inputs that name both sides. */
export const BOTH_SIDES = {
  'confirm-results': 'confirm-results/{round}.jsonl',
  'control-results': 'control/confirm-results/{round}.jsonl',
};
