import { describe, expect, test } from 'vitest';
import type { Decision, Flip } from '../../../schemas/types/decision.ts';
import { confirmedSection, scenariosSection } from '../../../src/reporting/sections/scenarios.ts';
import { viewOf } from '../view-of.ts';

const NONE: Decision['flips'] = {
  broke: [],
  fixed: [],
  flaky: [],
  lost: [],
  new: [],
  removed: [],
  changed: [],
  renamed: [],
};
const flip = (scenario: string, more: Partial<Flip> = {}): Flip => ({ scenario, baseline: 1, candidate: 0, ...more });
const sectionOf = (flips: Partial<Decision['flips']>, more: Partial<Decision> = {}) =>
  scenariosSection(viewOf({ flips: { ...NONE, ...flips }, ...more }));

describe('lists of scenarios', () => {
  test('are sorted by their effect on the suite, then by id in natural order', () => {
    const broke = [
      flip('s10', { suite_effect: -0.1 }),
      flip('s9', { suite_effect: -0.1 }),
      flip('s1', { suite_effect: 0.2 }),
    ];
    expect([...sectionOf({ broke }).matchAll(/^- `(s\d+)`/gm)].map(([, id]) => id)).toEqual(['s1', 's9', 's10']);
  });

  test('show the old id of a renamed scenario, and reasons only if there is one', () => {
    const section = sectionOf({
      renamed: [flip('new', { renamed_from: 'old' })],
      fixed: [flip('s2', { why: 'late' })],
    });
    expect(section).toContain('- `old` → `new` 1');
    expect(section.replaceAll('\u00a0', ' ')).toContain('- `s2` 1.00 → 0.00: `late`\n');
  });
});

test.each([
  ['confirmed', 3, '**confirmed**'],
  ['flaky', 1, 'flaky'],
  ['flaky', 3, 'failed again, not proven'],
] as const)('a scenario that was run again and is %s, failing %i of 3 times, is shown as %s', (word, failed, shown) => {
  const confirmed = [{ scenario: 's1', word, failed, trials: 3, main: { failed: 0, trials: 5 }, missing: 1 }];
  const section = confirmedSection(viewOf({ confirmed: confirmed as unknown as Decision['confirmed'] }));
  expect(section).toContain(shown);
  expect(section).toContain(`${failed} of 3, 1 missing`);
});

test('scenarios that ran beside a control stand here and on main today', () => {
  const main = { failed: 4, trials: 4, missing: 1 };
  const confirmed = [{ scenario: 's1', word: 'fails on main today', failed: 5, trials: 5, main, missing: 0 }];
  const section = confirmedSection(viewOf({ confirmed: confirmed as unknown as Decision['confirmed'] }));
  expect(section).toContain('| Scenario | Fresh trials say | Failed here | Failed on main today |');
  expect(section).toContain('| `s1` | fails on main today | 5 of 5 | 4 of 4, 1 missing |');
});
