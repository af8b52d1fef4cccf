import { expect, test } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { waterfall } from '../../../src/report/page/points.ts';
import { decisionOf, metricOf } from '../../support/decisions.ts';

const paired = { scenarios: 20, baseline: 0.98, candidate: 0.784 };
const of = (more: Partial<Decision>) => waterfall(decisionOf({ metrics: [metricOf({ paired })], ...more }));
const flip = (scenario: string, baseline: number, candidate: number) => ({ scenario, baseline, candidate });
const cause = (text: string, ...scenarios: string[]) => ({ kind: 'error' as const, text, scenarios, parts: [] });
const criteria = [
  { criterion: 'right_time', change: -0.116 },
  { criterion: 'looked_first', change: -0.08 },
];
const flips = {
  ...decisionOf({}).flips,
  broke: [flip('a', 1, 0), flip('b', 1, 0), flip('c', 1, 0)],
  fixed: [flip('d', 0, 1)],
};
const causes = [cause('KeyError', 'a', 'b'), cause('timeout', 'c')];

test.each<{ name: string; more: Partial<Decision>; steps: readonly (readonly [string, number])[] }>([
  {
    name: 'by criterion in a weighted sum',
    more: { contributions: { criteria, exact: true } },
    steps: [
      ['right_time', -116],
      ['looked_first', -80],
    ],
  },
  {
    name: 'with what rounding leaves',
    more: {
      contributions: { criteria: criteria.map((one) => ({ ...one, change: one.change - 0.0004 })), exact: true },
    },
    steps: [
      ['right_time', -116],
      ['looked_first', -80],
    ],
  },
  {
    name: 'by cause where criteria do not add up, the largest first, and the rest',
    more: { contributions: { criteria, exact: false }, flips, causes },
    steps: [
      ['crash KeyError', -100],
      ['crash timeout', -50],
      ['1 fixed', 50],
      ['other scenarios', -96],
    ],
  },
  { name: 'without any cause', more: { causes: [] }, steps: [['other scenarios', -196]] },
])('the steps of the waterfall add up to the change: $name', ({ more, steps }) => {
  const found = of(more);
  expect(found).toMatchObject({ title: 'Where the 20 points went', from: 980, to: 784 });
  expect(found?.steps.map(({ name, change }) => [name, change])).toEqual(steps);
  expect(found?.steps.reduce((sum, { change }) => sum + change, 0)).toBe(784 - 980);
});

test('many causes are seven steps and the others', () => {
  const broke = Array.from({ length: 12 }, (_, index) => flip(`s${index}`, 1, 0));
  const found = of({
    flips: { ...flips, broke, fixed: [] },
    causes: broke.map(({ scenario }) => cause(scenario, scenario)),
  });
  expect(found?.steps).toHaveLength(8);
  expect(found?.steps.reduce((sum, { change }) => sum + change, 0)).toBe(784 - 980);
});

test.each([
  ['nothing is compared', undefined],
  ['the metric moved by less than a point', { scenarios: 20, baseline: 0.98, candidate: 0.977 }],
])('there is none where %s', (_, pairs) => {
  const metric = { ...metricOf({}), paired: pairs } as never;
  expect(waterfall(decisionOf({ metrics: [metric] }))).toBeNull();
});
