import { describe, expect, test } from 'vitest';
import type { JudgeAgreement } from '../../../schemas/types/judge-check.ts';
import { agreementOf, type Estimate } from '../../../src/gating/statistics/agreement.ts';

type Three = readonly [value: number, lower: number, upper: number];

/**
 * Counts (both yes, both no, judge alone yes, judge alone no), and what statsmodels 0.13.5 makes of them: `proportion_confint` by
 * `method='wilson'`, and `cohens_kappa`, which its own tests hold to a printout of SAS (kappa 0.4842, ASE 0.1380, 0.2137 to 0.7547).
 */
const TABLE: readonly (readonly [string, readonly [number, number, number, number], Three, Three, Three, Three])[] = [
  [
    'sixty labels, right in 55',
    [30, 25, 3, 2],
    [0.916666666667, 0.819310579817, 0.963879543398],
    [0.9375, 0.798528768558, 0.982689432968],
    [0.892857142857, 0.728041484513, 0.962881633171],
    [0.832214765101, 0.691501463282, 0.972928066919],
  ],
  [
    'fifty, the usual example of kappa 0.4',
    [20, 15, 5, 10],
    [0.7, 0.562496495355, 0.808964464991],
    [0.666666666667, 0.487800516445, 0.807695019163],
    [0.75, 0.531299122381, 0.888138298592],
    [0.4, 0.151092290477, 0.648907709523],
  ],
  [
    'five labels, with a bound of kappa beyond 1',
    [3, 1, 1, 0],
    [0.8, 0.375534629763, 0.963775891368],
    [1, 0.438502968245, 1],
    [0.5, 0.094531205734, 0.905468794266],
    [0.545454545455, -0.164308420648, 1],
  ],
  [
    'a judge that says no but once',
    [45, 1, 4, 0],
    [0.92, 0.811617530817, 0.968450485911],
    [1, 0.921348401267, 1],
    [0.2, 0.036224108632, 0.624465370237],
    [0.310344827586, -0.159079187381, 0.779768842554],
  ],
  [
    'worse than chance',
    [2, 3, 20, 15],
    [0.125, 0.054595002509, 0.261121198389],
    [0.117647058824, 0.032879773764, 0.343363505949],
    [0.130434782609, 0.045376590936, 0.321274822701],
    [-0.724137931034, -0.953398362765, -0.494877499304],
  ],
  [
    'seven thousand labels',
    [4021, 3107, 211, 97],
    [0.958579881657, 0.953809125386, 0.962877075221],
    [0.976444876153, 0.971349724284, 0.980651957295],
    [0.936407474382, 0.927589075079, 0.944216529102],
    [0.915909062204, 0.906719283765, 0.925098840643],
  ],
  [
    'no disagreement',
    [20, 12, 0, 0],
    [1, 0.892820801745, 1],
    [1, 0.838874841947, 1],
    [1, 0.757505993345, 1],
    [1, 1, 1],
  ],
];

const countsOf = ([both_yes, both_no, judge_yes, judge_no]: readonly [
  number,
  number,
  number,
  number,
]): JudgeAgreement => ({
  both_yes,
  both_no,
  judge_yes,
  judge_no,
});

describe('equals an independent table', () => {
  test.each(TABLE)('for %s', (_, counts, agreement, sensitivity, specificity, kappa) => {
    const found = agreementOf(countsOf(counts));
    for (const [name, [value, lower, upper]] of Object.entries({ agreement, sensitivity, specificity, kappa })) {
      const estimate = found[name as 'kappa'] as Estimate;
      expect(estimate.value, name).toBeCloseTo(value, 11);
      expect(estimate.lower, name).toBeCloseTo(lower, 11);
      expect(estimate.upper, name).toBeCloseTo(upper, 11);
    }
  });
});

test('estimates nothing that no case can tell', () => {
  const none = { agreement: null, sensitivity: null, specificity: null, kappa: null };
  expect(agreementOf(countsOf([0, 0, 0, 0]))).toEqual({ n: 0, ...none });
  // Both always say yes: there is no disagreement that chance could have made.
  expect(agreementOf(countsOf([9, 0, 0, 0]))).toMatchObject({ n: 9, specificity: null, kappa: null });
});
