import type { TraceFile } from '../../../schemas/types/rubric.ts';
import type { TrajectoryFile } from '../../../src/rubric/trace/trajectory.ts';
import type { Step } from '../../../src/suite/trial.ts';
import { ask, rubricOf } from '../rubric-of.ts';

/** A tool call that went well, with some keys replaced. */
export const call = (tool: string, more: object = {}): Step => ({ type: 'tool_call', tool, args: {}, ...more });

export const say = (role: string, text: string): Step => ({ type: 'message', role, text });

/** A short conversation about an order. */
export const orderTrace: readonly Step[] = [
  say('user', 'Cancel my order'),
  call('find_user_id_by_email', { args: { email: 'a@example.org' }, result: 'u1' }),
  call('get_order', { args: { id: 'W1', depth: 2 }, result: { status: 'pending' }, error: null }),
  call('cancel_order', { args: { id: 'W1' }, result: 'Error: not found', error: 'not found' }),
  call('cancel_order', { args: { id: 'W2' }, result: 'ok' }),
  say('assistant', 'It is cancelled.'),
];

/** What a pattern says about a trace. */
export const look = (file: TraceFile, steps: readonly Step[] = orderTrace) => ask({ trace: file }, { trace: steps });

/** What a trajectory says about a trace. */
export const compare = (file: TrajectoryFile, trace: readonly Step[] = orderTrace, facts: object = {}) =>
  ask({ trace: { trajectory: file } }, { trace, ...facts });

/** A trace of calls, one for each letter; `.` is a message. */
export const traceOf = (letters: string): readonly Step[] =>
  [...letters].map((letter) => (letter === '.' ? say('user', '') : call(letter)));

/** Whether a pattern holds over the calls of these letters. */
export const truthOf = (file: TraceFile, letters: string) => look(file, traceOf(letters)).truth;

/** Loads a rubric with the pattern, for what it refuses. */
export const load = (file: TraceFile) =>
  rubricOf({ outcomes: [{ name: 'asked', when: { trace: file } }, { name: 'other' }] });
