import { describe, expect, it } from 'vitest';
import type { AppliedWaiver, ConfigReport, Relaxation } from '../../../schemas/types/decision.ts';
import { relaxedBanner, relaxedLine, waiversSection } from '../../../src/reporting/sections/configs.ts';
import { waiverOf } from '../../support/decisions.ts';
import { lintMarkdown } from '../../support/lint-markdown.ts';
import { viewOf } from '../view-of.ts';

const one: Relaxation = { subject: 'TCR', what: 'threshold', old: '85.0 %', new: '80.0 %' };
const many = (count: number): readonly Relaxation[] =>
  Array.from({ length: count }, (_, index) => ({ ...one, subject: `s-${index}` }));
const decidedByMain: ConfigReport = {
  decided_by: 'main at 1a2b3c4',
  would_decide: 'pass',
  changes: [],
  effects: [],
  not_rescored: [],
};

describe('the banner of a lowered bar', () => {
  it('leaves no trace where nothing is lowered', () => {
    expect(relaxedBanner(viewOf({ relaxed: [] }))).toBe('');
    expect(relaxedLine(viewOf({ relaxed: [] }))).toBe('');
  });

  it('tells what held and what would hold', () => {
    expect(relaxedBanner(viewOf({ relaxed: [one], config: decidedByMain }))).toBe(
      [
        '> [!WARNING]',
        '> **This pull request relaxes its own gate** in 1 place. The config of main at `1a2b3c4` decided. After the merge these rules would apply:',
        '>',
        '> - `TCR`: threshold 85.0 % → 80.0 %',
      ].join('\n'),
    );
  });

  it('shows ten rows at most, and counts the others', () => {
    const banner = relaxedBanner(viewOf({ relaxed: many(13) }, { open: 50 }));
    expect(banner.match(/threshold/g)).toHaveLength(10);
    expect(banner).toContain('in 13 places.');
    expect(banner.split('\n').at(-1)).toBe(
      '> _Left out here: places (3). All are in the bundle, where one is kept (in a terminal by `--out`)._',
    );
  });

  it('shows fewer where rows are short', () => {
    const banner = relaxedBanner(viewOf({ relaxed: many(3) }, { open: 0 }));
    expect(banner).not.toContain('threshold');
    expect(banner).toContain('Left out here: places (3)');
  });

  it.each(['a | b', '\n> x', '<!-- x -->', '@team', '`', '](https://x.test)', '> [!WARNING]'])(
    'keeps %j inert',
    (text) => {
      const loosened = [{ subject: text, what: text, old: text, new: text }];
      expect(
        lintMarkdown(relaxedBanner(viewOf({ relaxed: loosened, config: { ...decidedByMain, decided_by: text } }))),
      ).toEqual([]);
    },
  );

  it('is one sentence if the comment has no space for more', () => {
    expect(relaxedLine(viewOf({ relaxed: many(2) }))).toBe('**This pull request relaxes its own gate** in 2 places.');
  });
});

const shown = (...effects: readonly AppliedWaiver['effect'][]): string =>
  waiversSection(viewOf({ waivers: effects.map((effect) => waiverOf({ effect })) }));

describe('the waivers', () => {
  it.each(['used', 'expired', 'exceeded', 'ignored'] as const)('stand open where one is %s', (effect) => {
    expect(shown('unused', effect)).toMatch(/^### Waivers \(2\)\n\n- /);
  });

  it('are folded where none was needed, and leave no trace where there is none', () => {
    expect(shown('unused', 'unused')).toMatch(/^<details>\n<summary>Waivers, none needed \(2\)<\/summary>/);
    expect(shown()).toBe('');
  });

  it('are listed by what needs eyes first', () => {
    const words = [...shown('unused', 'used', 'ignored', 'expired', 'exceeded').matchAll(/^- (?:\S+\u00a0)?(\w+)/gm)];
    expect(words.map(([, word]) => word)).toEqual(['not', 'expired', 'ignored', 'used', 'not']);
  });

  it('say what is waived, up to what, why, by whom and how long', () => {
    const waivers = [waiverOf({ effect: 'used' }), waiverOf({ subject: 'book-1', ceiling: null, reason: ' ' })];
    const section = waiversSection(viewOf({ waivers }));
    expect(section).toContain(
      '- ✅\u00a0used: it covers this · `TCR` up to 10.0 points, until 2027-01-31 by `@acme/agents`: The new model is shorter on purpose',
    );
    expect(section).toContain('- not needed · `book-1`, until 2027-01-31 by `@acme/agents`');
  });
});
