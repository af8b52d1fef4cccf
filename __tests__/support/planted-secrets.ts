import { findLeaks } from './run-action.ts';
import { SECRET_EXAMPLES } from './secret-examples.ts';

/** Value of a variable that a policy calls secret. */
export const REGISTERED = 'b00king+api/key?of-ours';

const FORMS = [
  REGISTERED,
  Buffer.from(REGISTERED).toString('base64'),
  Buffer.from(`me:${REGISTERED}`).toString('base64'),
  encodeURIComponent(REGISTERED),
];

/** Every secret that is planted: one of each shape, and the registered one in several encodings. */
export const PLANTED: readonly string[] = [...SECRET_EXAMPLES.map(({ example }) => example), ...FORMS];

/** Parts by which a planted secret can be told even where a text was cut, escaped or broken into lines. */
const TRACES = PLANTED.flatMap((secret) => [secret, secret.slice(-16, -2)]).filter((trace) => !/[\n"\\]/.test(trace));

/** Native trials that hold the secrets wherever a trial can: in texts, keys, lists, the trace, errors, and JSON within texts. */
export function trialsWithSecrets(time = '09:00'): string {
  const trials = PLANTED.map((secret, index) => ({
    scenario: `planted-${index}`,
    title: `Call it with ${secret}`,
    tags: ['smoke', secret.slice(0, 100)],
    input: `Use ${secret} please.`,
    ground_truth: { time: '09:00' },
    output: index % 4 === 3 ? secret : `I used ${secret}, and it worked.`,
    final_state: { booked: true, time: index % 2 === 0 ? `${time} ${secret}` : time, [secret]: [secret] },
    trace: [
      { type: 'message', role: 'user', text: secret },
      {
        type: 'tool_call',
        tool: 'http',
        args: { body: JSON.stringify({ key: secret }) },
        result: { nested: [secret] },
      },
    ],
    error: index % 5 === 4 ? { kind: 'infrastructure', message: `refused ${secret}` } : null,
  }));
  return trials.map((trial) => `${JSON.stringify(trial)}\n`).join('');
}

/** `place shows secret` for every planted secret, or a part of one, that can be read in one of the places. */
export function plantedLeaks(places: Readonly<Record<string, string>>): readonly string[] {
  return findLeaks(TRACES, places);
}
