import { describe, expect, it } from 'vitest';
import type { AppliedWaiver } from '../../../schemas/types/decision.ts';
import { waiversSection } from '../../../src/reporting/sections/configs.ts';
import { waiverOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const shown = (...effects: readonly AppliedWaiver['effect'][]): string =>
  waiversSection(viewOf({ waivers: effects.map((effect) => waiverOf({ effect })) }));

describe('the waivers', () => {
  it.each(['used', 'expired', 'exceeded', 'ignored'] as const)('stand open where one is %s', (effect) => {
    expect(shown('unused', effect)).toMatch(/^### Waivers \(2\)\n\n\| Waived \|/);
  });

  it('are folded where none was needed, and leave no trace where there is none', () => {
    expect(shown('unused', 'unused')).toMatch(/^<details>\n<summary>Waivers, none needed \(2\)<\/summary>/);
    expect(shown()).toBe('');
  });

  it('are listed by what needs eyes first', () => {
    const words = [
      ...shown('unused', 'used', 'ignored', 'expired', 'exceeded').matchAll(/\| `TCR` \| (?:\S+\u00a0)?(\w+)/g),
    ];
    expect(words.map(([, word]) => word)).toEqual(['not', 'expired', 'ignored', 'used', 'not']);
  });

  it('say what is waived, up to what, why, by whom and how long', () => {
    const waivers = [waiverOf({ effect: 'used' }), waiverOf({ subject: 'book-1', ceiling: null, reason: ' ' })];
    const section = waiversSection(viewOf({ waivers }));
    expect(section).toContain(
      '| `TCR` | ✅\u00a0used: it covers this | 10.0\u00a0points | The new model is shorter on purpose | `@acme/agents`, 2027-01-31 |',
    );
    expect(section).toContain('| `book-1` | not needed | – | – | `@acme/agents`, 2027-01-31 |');
  });
});
