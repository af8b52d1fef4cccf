import { expect, it } from 'vitest';
import { separatenessOf } from '../../../src/gating/statistics/separateness.ts';

/** One scenario: how many of `trials` failed in each run. */
const scenario = (trials: number, ...failed: readonly number[]) => failed.map((count) => ({ failed: count, trials }));
const times = (count: number, runs: ReturnType<typeof scenario>) => Array.from({ length: count }, () => runs);

it.each([
  { name: 'three runs that are all or nothing', scenarios: times(6, scenario(3, 3, 0, 0)), is: 'copied' },
  { name: 'the same in too few scenarios to tell', scenarios: times(1, scenario(3, 3, 0, 0)), is: 'separate' },
  { name: 'runs as mixed as chance makes them', scenarios: times(30, scenario(3, 1, 0, 2)), is: 'separate' },
  {
    name: 'half of the scenarios copied',
    scenarios: [...times(15, scenario(3, 3, 0, 0)), ...times(15, scenario(3, 1, 2, 0))],
    is: 'copied',
  },
  { name: 'scenarios that always fail, which say nothing', scenarios: times(30, scenario(3, 3, 3, 3)), is: 'separate' },
  { name: 'single trials, which say nothing', scenarios: times(30, scenario(1, 1, 0, 0)), is: 'separate' },
  { name: 'runs of different sizes', scenarios: times(9, [...scenario(2, 2, 0), ...scenario(5, 0)]), is: 'copied' },
  { name: 'one run with five that fail', scenarios: times(5, scenario(3, 3)), is: 'doubtful' },
  { name: 'two runs with five that fail', scenarios: times(5, scenario(3, 3, 0)), is: 'doubtful' },
  { name: 'one run with four that fail', scenarios: times(4, scenario(3, 3)), is: 'separate' },
  { name: 'one run with a mixed one', scenarios: [...times(9, scenario(3, 3)), scenario(3, 1)], is: 'separate' },
  { name: 'one run that passes', scenarios: times(30, scenario(3, 0)), is: 'separate' },
  { name: 'nothing', scenarios: [], is: 'separate' },
])('$name: $is', ({ scenarios, is }) => {
  expect(separatenessOf(scenarios)).toBe(is);
});
