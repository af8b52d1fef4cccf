import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidDecision } from '../../src/gating/invalid-decision.ts';
import { renderComment } from '../../src/reporting/document.ts';
import { byteLength } from '../../src/reporting/markdown/format.ts';
import { decisionOf, flipsOf, mainRuns } from '../support/decisions.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_PIECES, hostileText } from '../support/hostile-text.ts';
import { lintMarkdown } from '../support/lint-markdown.ts';
import { hostile } from './stories/hostile.ts';
import { STORIES } from './stories.ts';

const links = {
  artifact: 'https://github.com/acme/booking/actions/runs/202/artifacts/7',
  run: 'https://github.com/acme/booking/actions/runs/202',
};
const lint = (body: string): readonly string[] => lintMarkdown(body, Object.values(links));

describe('a comment on', () => {
  for (const [name, decision] of Object.entries(STORIES)) {
    it(`${name} reads as agreed`, () => {
      const body = renderComment(decision, { links });
      expect(lint(body)).toEqual([]);
      expectGolden(join(import.meta.dirname, 'golden', `${name}.md`), body);
    });
  }
});

it('leaves the name that a sentence begins with as it is spelled', () => {
  const problem = (what: string) => ({ code: 'bundle-damaged', what });
  const problems = [problem('a file is missing'), problem('history.jsonl is not the file')];
  const body = renderComment(invalidDecision({ suite: 's', problems, candidateOrigin: {} }), { links: {} });
  expect(body).toContain('- ⛔ `history.jsonl` is not the file');
  expect(body).toContain('A file is missing');
  expect(body).not.toContain('History');
});

describe('hostile text in every field is inert:', () => {
  for (const [row, text] of HOSTILE_PIECES) {
    it(`${row} ${JSON.stringify(text.slice(0, 40))}`, () => {
      expect(lint(renderComment(hostile(text), { links }))).toEqual([]);
      expect(lint(renderComment(hostile(`a ${text} b`), { links }))).toEqual([]);
    });
  }

  it('whatever is generated', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(lint(renderComment(hostile(text), { links }))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('I84 the ladder', () => {
  const lost = (count: number) =>
    decisionOf({
      decision: 'fail',
      flips: {
        broke: flipsOf(count, (index) => ({
          scenario: `scenario-${index}`,
          baseline: 1,
          candidate: 0,
          why: 'x'.repeat(500),
        })),
        fixed: flipsOf(7, (index) => ({ scenario: `gained-${index}`, baseline: 0, candidate: 1 })),
        new: [],
        removed: [],
        changed: [],
        renamed: [],
      },
    });

  it.each([
    { name: 'full', count: 30, limit: 60_000, shows: ['scenario-29', 'gained-6'], hides: ['Shortened'] },
    {
      name: 'long lists cut',
      count: 5000,
      limit: 60_000,
      shows: ['fail now (5000)', 'broken scenarios (4980)', 'gained-6', 'Shortened'],
      hides: ['scenario-4999'],
    },
    {
      name: 'fewer failures',
      count: 5000,
      limit: 10_000,
      shows: ['Shortened'],
      hides: ['scenario-1087'],
    },
    {
      name: 'headline',
      count: 5000,
      limit: 1_000,
      shows: ['Shortened to the headline', 'full results'],
      hides: ['### Lost'],
    },
  ])('takes the fullest form that fits: $name', ({ count, limit, shows, hides }) => {
    const body = renderComment(lost(count), { links, limit });
    expect(byteLength(body)).toBeLessThanOrEqual(limit);
    expect(shows.filter((text) => !body.includes(text))).toEqual([]);
    expect(hides.filter((text) => body.includes(text))).toEqual([]);
  });

  it('holds a reply of 70,000 characters', () => {
    const body = renderComment(hostile('x'.repeat(70_000)), { links });
    expect(byteLength(body)).toBeLessThanOrEqual(60_000);
    expect(lint(body)).toEqual([]);
  });

  it('keeps within 4,000 bytes whatever the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const body = renderComment(hostile(text), { links, limit: 4000 });
        expect(byteLength(body)).toBeLessThanOrEqual(4000);
        expect(lint(body)).toEqual([]);
      }),
    );
  });
});

it('leaves out what the agent said when asked to', () => {
  const body = renderComment(STORIES['fail-regressed'] ?? decisionOf(), { links, includeOutput: false });
  expect(body).toContain('retail-0');
  expect(body).not.toMatch(/Traceback|return requested|quoted/);
});

describe('the footer says what the run was compared with:', () => {
  const main = decisionOf().baseline;
  it.each([
    { name: 'one run of main', baseline: main, runs: 1, says: '`1a2b3c4` on main →' },
    {
      name: 'five runs of main, some commits away',
      baseline: main === null ? null : { ...main, distance: 2 },
      runs: 5,
      says: '5 runs of main, newest `1a2b3c4` (2 commits before the base) →',
    },
    {
      name: 'a run of main of another day',
      baseline: main === null ? null : { ...main, created: '2026-11-20T04:17:32Z', age_days: 1 },
      runs: 1,
      says: '`1a2b3c4` on main (1 day old) →',
    },
    {
      name: 'a run of main some commits and days away',
      baseline: main === null ? null : { ...main, distance: 2, age_days: 12 },
      runs: 5,
      says: '5 runs of main, newest `1a2b3c4` (2 commits before the base, 12 days old) →',
    },
    { name: 'a file', baseline: { label: 'main.json' }, runs: 1, says: '`main.json` →' },
    {
      name: 'three files',
      baseline: { label: 'main-3.json' },
      runs: 3,
      says: '3 runs, newest `main-3.json` →',
    },
    {
      name: 'a file that tells its commit',
      baseline: { label: 'main.zip', sha: '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344', distance: 1 },
      runs: 1,
      says: '`main.zip` at `1a2b3c4` (1 commit before the base) →',
    },
    { name: 'nothing', baseline: null, runs: 0, says: 'no baseline →' },
  ])('$name', ({ baseline, runs, says }) => {
    const body = renderComment(decisionOf({ baseline, baselines: mainRuns(runs) }), { links });
    expect(body.slice(body.lastIndexOf('<sub>'))).toContain(says);
  });
});
