import { describe, expect, it } from 'vitest';
import { type FamilyMember, familyStrata, groupFamilies } from '../../../src/gating/statistics/family-strata.ts';

function member(family: string | undefined, failed: number, ...failures: readonly number[]): FamilyMember {
  const of = (count: number) => ({ failed: count, trials: 1 });
  const main = { failed: failures.reduce((all, count) => all + count, 0), trials: failures.length };
  return { family, candidate: of(failed), main, failures };
}

function strataOf(...members: readonly FamilyMember[]) {
  return familyStrata(groupFamilies(members)).map(({ candidate, main }) => [
    [candidate.failed, candidate.trials],
    [main.failed, main.trials],
  ]);
}

describe('the strata of families', () => {
  it('are the scenarios, where none shares one', () => {
    expect(strataOf(member(undefined, 1, 0, 1, 0), member('a', 0, 0, 0, 0))).toEqual([
      [
        [1, 1],
        [1, 3],
      ],
      [
        [0, 1],
        [0, 3],
      ],
    ]);
  });

  it('add up trials of scenarios that fail independently', () => {
    // v = 1 for the sums 1, 1, 1, 0; u = 0.25 * 3: g = (4 + 3 * 0.25 / 0.75) / 7 < 1
    const all = [member('a', 1, 1, 0, 0, 0), member('a', 1, 0, 1, 0, 0), member('a', 0, 0, 0, 1, 0)];
    expect(strataOf(...all)).toEqual([
      [
        [2, 3],
        [3, 12],
      ],
    ]);
  });

  it('count them as fewer where the scenarios fail together', () => {
    // Sums 4, 0, 4, 0, 4: v = 4.8, u = 4 * 0.3 = 1.2, nu = 4: g = (4 + 16) / 8 = 2.5
    const all = Array.from({ length: 4 }, () => member('a', 1, 1, 0, 1, 0, 1));
    expect(strataOf(...all)).toEqual([
      [
        [1, 1],
        [5, 8],
      ],
    ]);
  });

  it('share what is measured over all families', () => {
    const together = [member('a', 1, 1, 0, 1), member('a', 1, 1, 0, 1)];
    const quiet = [member('b', 1, 0, 0, 0), member('b', 0, 0, 0, 0)];
    // v = 4/3, u = 2/3, nu = 4: g = (4 + 8) / 8 = 1.5
    expect(strataOf(...together, ...quiet)).toEqual([
      [
        [1, 1],
        [3, 4],
      ],
      [
        [1, 1],
        [0, 4],
      ],
    ]);
  });

  it('are left out with fewer than three runs of main; a scenario alone is not', () => {
    const all = [member('a', 1, 0, 0), member('a', 1, 0, 0), member('b', 1, 0, 0)];
    expect(strataOf(...all)).toEqual([
      [
        [1, 1],
        [0, 2],
      ],
    ]);
  });
});
