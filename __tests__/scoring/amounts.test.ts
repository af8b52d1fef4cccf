import { expect, test } from 'vitest';
import { AMOUNTS, amountsOf, meansOf } from '../../src/scoring/amounts.ts';
import type { Usage } from '../../src/suite/trial.ts';

function meansOfTrials(trials: readonly (Usage | undefined)[]) {
  const rows = trials.map(amountsOf);
  return meansOf((amount) =>
    rows.map((row) => row[AMOUNTS.indexOf(amount)] ?? Number.NaN).filter((value) => !Number.isNaN(value)),
  );
}

test.each([
  { name: 'no trial', trials: [], means: {} },
  { name: 'trials without usage', trials: [undefined, {}], means: {} },
  { name: 'a cost in one of two', trials: [{ cost_usd: 0.3 }, {}], means: { cost_usd: 0.3 } },
  {
    name: 'tokens read and written',
    trials: [{ input_tokens: 5, output_tokens: 2 }, { input_tokens: 9 }],
    means: { tokens: 8 },
  },
  { name: 'a latency of 0', trials: [{ latency_ms: 0 }, { latency_ms: 3 }], means: { latency_ms: 1.5 } },
])('the means of $name', ({ trials, means }) => {
  expect(meansOfTrials(trials)).toEqual(means);
});

test('the order of the trials does not change a mean by its last digit', () => {
  const costs = [0.1, 0.2, 0.3, 1e16, -1e16];
  const mean = (list: readonly number[]) => meansOfTrials(list.map((cost_usd) => ({ cost_usd })));
  expect(mean(costs)).toEqual(mean([...costs].reverse()));
});
