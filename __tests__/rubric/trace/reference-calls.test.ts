import { describe, expect, test } from 'vitest';
import type { TrajectoryFile } from '../../../src/rubric/trace/trajectory.ts';
import { call, compare, say } from './steps.ts';

describe('the reference of a trajectory in a fact', () => {
  const file: TrajectoryFile = { mode: 'strict', reference: { field: 'truth.calls' } };
  const trace = [call('a', { args: { n: 1 } }), call('b')];

  test.each<{ name: string; calls: unknown; truth: boolean | undefined; warnings: readonly string[] }>([
    { name: 'as calls', calls: [{ tool: 'a', args: { n: 1 } }, { tool: 'b' }], truth: true, warnings: [] },
    { name: 'as names', calls: ['a', 'b'], truth: true, warnings: [] },
    { name: 'as a trace', calls: [say('user', 'hi'), ...trace], truth: true, warnings: [] },
    { name: 'that differs', calls: ['b', 'a'], truth: false, warnings: [] },
    { name: 'that is absent', calls: undefined, truth: undefined, warnings: ['fact `truth.calls` is absent'] },
    ...['ab', [1], [''], [{ name: 'a' }], [{ type: 'note', tool: 'a' }]].map((calls) => ({
      name: `that is ${JSON.stringify(calls)}`,
      calls,
      truth: undefined,
      warnings: ['fact `truth.calls` is not a list of tool calls'],
    })),
  ])('$name', ({ calls, truth, warnings }) => {
    expect(compare(file, trace, { truth: { calls } })).toMatchObject({ truth, warnings });
  });

  test('that holds no calls is quoted in the reason', () => {
    const { because } = compare(file, trace, { truth: { calls: [{ name: 'a' }] } });
    expect(because).toBe('truth.calls ([{"name":"a"}]) is not a list of tool calls');
  });

  test('may be a single argument of a call', () => {
    const reference = [{ tool: 'a', args: { n: { field: 'number' } } }, 'b'];
    expect(compare({ mode: 'strict', reference }, trace, { number: 1 }).truth).toBe(true);
    expect(compare({ mode: 'strict', reference }, trace, { number: 2 }).truth).toBe(false);
    expect(compare({ mode: 'strict', reference }, trace).truth).toBeUndefined();
  });
});
