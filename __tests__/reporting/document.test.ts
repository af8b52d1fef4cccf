import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { invalidDecision } from '../../src/gating/invalid-decision.ts';
import { explainFlips } from '../../src/pipeline/compared-trials.ts';
import { renderComment, renderSummary, unquoted } from '../../src/reporting/document.ts';
import { byteLength } from '../../src/reporting/markdown/format.ts';
import { outputsOf } from '../../src/reporting/outputs.ts';
import { renderTerminal } from '../../src/reporting/terminal.ts';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { decideRun } from '../gating/decide-run.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';
import { decisionOf, flipsOf, mainRuns } from '../support/decisions.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_PIECES, hostileText } from '../support/hostile-text.ts';
import { lintMarkdown } from '../support/lint-markdown.ts';
import { tauBench } from '../support/tau-bench.ts';
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
  expect(body).toContain('* ⛔ `history.jsonl` is not the file');
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
        flaky: [],
        lost: [],
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
    { name: 'nothing', baseline: null, runs: 0, says: 'no baseline: main saves one →' },
  ])('$name', ({ baseline, runs, says }) => {
    const body = renderComment(decisionOf({ baseline, baselines: mainRuns(runs) }), { links });
    expect(body.slice(body.lastIndexOf('<sub>'))).toContain(says);
  });
});

const artifact = 'https://github.com/acme/booking/actions/runs/202/artifacts/7';

it.each(Object.entries(STORIES))('the summary of %s is valid Markdown', (_, decision) => {
  expect(lintMarkdown(renderSummary(decision, { links: { artifact } }), [artifact])).toEqual([]);
});

it('a hundred thousand lost scenarios keep within 900 KB, with their exact count', () => {
  const lost = flipsOf(100_000, (index) => ({
    scenario: `scenario-${index}`,
    baseline: 1,
    candidate: 0,
    why: 'too late',
  }));
  const body = renderSummary(
    decisionOf({
      flips: { broke: lost, fixed: [], flaky: [], lost: [], new: [], removed: [], changed: [], renamed: [] },
    }),
    {
      links: { artifact },
    },
  );
  expect(byteLength(body)).toBeLessThanOrEqual(900 * 1024);
  expect(body.includes('fail now (100000)')).toBe(true);
  expect(body.includes('broken scenarios (99980)')).toBe(true);
});

const problems = [
  { code: 'bad-trial', what: '`trial` is no number', found: '"PRIVATE"', where: { file: 'a.jsonl', line: 6 } },
  { code: 'bad-input', what: 'the input `comment` has an unknown value', found: 'yes' },
];
const decision = invalidDecision({ suite: 'agent', problems, candidateOrigin: {} });

test('text found in a refused file is left out, values that a person has set are shown', () => {
  expect(unquoted(decision).findings).toEqual([
    { code: 'bad-trial', effect: 'invalid', what: '`trial` is no number', place: { file: 'a.jsonl', line: 6 } },
    expect.objectContaining({ actual: 'yes' }),
  ]);
  expect(decision.findings[0]?.actual).toBe('"PRIVATE"');
});

test('a decision on what was measured stays as it is', () => {
  const candidate = { rubrics: [], judges: [], scenario_set: '', trials_per_scenario: { fewest: 1, most: 1 } };
  const measured = { ...decision, compared: { ...decision.compared, candidate } };
  expect(unquoted(measured)).toBe(measured);
});

const is = (field: string) => ({ pass_when: { field, op: 'eq', value: true } });
const rubric = rubricOf({
  criteria: { done: { weight: 0.75, ...is('done') }, polite: { weight: 0.25, ...is('polite') } },
});

/** Ten trials pass, five warn at 0.75 and are `successful_completion` all the same, fifteen fail with 0.25. */
function mixedReport() {
  const builder = startReport([rubric]);
  for (let index = 0; index < 30; index++) {
    const facts = { done: index < 15, polite: index < 10 || index >= 15 };
    builder.add(scoreTrial([rubric], trialOf({ scenario: `s${index}`, trial: 1, ...facts })));
  }
  return builder.finish();
}

test('a mean score, trials that passed and an outcome are never named as one another', () => {
  const run = mixedReport();
  expect(run.rubrics[0]).toMatchObject({ score: 0.583333333333, trials: { passed: 10, total: 30 } });
  const decision = decideRun(run, null);
  const texts = [
    renderComment(decision, { links: {} }),
    renderTerminal(decision, { paint: (_, text) => text }),
    decision.headline,
    JSON.stringify(outputsOf(decision)),
  ];
  for (const text of texts) expect(text).not.toMatch(/\b(?:10|15)(?: of |\/)30\b/);
  expect(texts[2]).toContain('58.3 % (30 scored trials)');
  // The only shares of trials beside it are of outcomes, and named so.
  const shares = decision.outcomes.map(({ outcome, candidate }) => [outcome, candidate.passed]);
  expect(shares).toContainEqual(['successful_completion', 15]);
});

const page = 'https://github.com/acme/retail/actions/runs/9003/artifacts/8';
const uploaded = { report: page, artifact: 'https://github.com/acme/retail/actions/runs/9003/artifacts/7' };

test('a red run of tau-bench reads as agreed', () => {
  const { decision, runs } = tauBench();
  const body = renderComment(explainFlips(decision, runs).decision, { links: uploaded });
  expect(lintMarkdown(body.replaceAll(/#s-\d+/g, ''), Object.values(uploaded))).toEqual([]);
  expectGolden(join(import.meta.dirname, 'golden/tau-bench.md'), body);
});
