import { expect, test } from 'vitest';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { sliceFindings } from '../../../src/gating/findings/slices.ts';
import { readPolicy } from '../../../src/gating/policy/read-policy.ts';
import { run } from '../build-run.ts';
import { contextOf } from '../decide-run.ts';

const main = run(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, { trials: [1], tags: ['x'] }])));

/** What is said of one slice that fell in five scenarios. */
const textOf = (adjustedP: number, sliceFell: boolean, policyText = '{}') => {
  const policy = readPolicy('policy.yml', policyText);
  const context = contextOf(main, main, policy);
  const rate = context.rates[0];
  if (rate === undefined) throw new Error('no rate');
  const change = { slice: 'x', rate, ids: ['a', 'b', 'c', 'd', 'e'], candidate: 0.45, baseline: 0.95, p: 0, adjustedP };
  const slices = { changes: [change], untested: [], unknown: [] };
  return sliceFindings({ ...context, slices, sliceFell })
    .map((finding) => render(finding))
    .map(({ effect, what }) => [effect, what]);
};

test.each([
  ['a notice', 0.0034, false, '{}', 'notice', 'Worth a look: `x` TCR 95.0 % -> 45.0 % (5 scenarios, p = 0.003)'],
  [
    'a warning',
    0.0001,
    false,
    'on_inconclusive: warn',
    'warn',
    'Worth a look: `x` TCR 95.0 % -> 45.0 % (5 scenarios, p below 0.001)',
  ],
  [
    'a block',
    0.0001,
    true,
    '{}',
    'block',
    'A part of the suite fell: `x` TCR 95.0 % -> 45.0 % (5 scenarios, p below 0.001)',
  ],
] as const)('a slice that fell is %s', (_, p, fell, policy, effect, what) => {
  expect(textOf(p, fell, policy)).toEqual([[effect, what]]);
});

test('a slice above 5 % is not named', () => {
  expect(textOf(0.051, false)).toEqual([]);
});
