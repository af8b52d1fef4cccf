import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { renderComment } from '../../../src/reporting/document.ts';
import { causesTitle } from '../../../src/reporting/sections/causes.ts';
import { headSection, isUnchanged, lowerLine, titleOf } from '../../../src/reporting/sections/head.ts';
import { brokenTagLine } from '../../../src/reporting/sections/slices.ts';
import { decisionOf, findingOf, flipsOf, metricOf, waiverOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const metric = (state: 'regressed' | 'improved') => [metricOf({ state })];

test.each<[string, Partial<Decision>, string]>([
  [
    'a drop that blocks',
    { decision: 'fail', metrics: metric('regressed') },
    '❌ Merge blocked: booking-assistant got worse',
  ],
  [
    'confirmed scenarios',
    { decision: 'fail', findings: [findingOf('block', 'broke', { code: 'scenarios-broke' })] },
    '❌ Merge blocked: booking-assistant got worse',
  ],
  ['another reason', { decision: 'fail' }, '❌ Merge blocked: booking-assistant'],
  ['nothing new', {}, '✅ Nothing blocks: booking-assistant'],
  ['a rise', { metrics: metric('improved') }, '✅ Nothing blocks: booking-assistant got better'],
  ['a warning', { findings: [findingOf('warn', 'old')] }, '⚠️ Worth a look: booking-assistant'],
  ['undecided, free', { decision: 'inconclusive' }, '⚠️ Worth a look: booking-assistant'],
  ['undecided, held', { decision: 'inconclusive', exit_code: 2 }, '❌ Merge blocked: booking-assistant is undecided'],
  [
    'waiting',
    { decision: 'inconclusive', exit_code: 2, confirm: { scenarios: ['book'], trials: 5 } },
    '❌ Merge blocked: booking-assistant needs more trials',
  ],
  [
    'waived',
    { waivers: [waiverOf({ effect: 'used', expires: '2026-12-24' })] },
    '⚠️ Accepted drop until 2026-12-24: booking-assistant',
  ],
  ['unreadable', { decision: 'invalid' }, '⛔ Not judged: booking-assistant'],
])('the title of %s', (_, override, title) => {
  expect(titleOf(decisionOf(override))).toBe(title);
});

describe('the sentence', () => {
  const red = decisionOf({
    decision: 'fail',
    findings: [findingOf('block', 'TCR fell', { subject: 'TCR', subject_kind: 'metric' })],
    flips: {
      ...decisionOf().flips,
      broke: flipsOf(3, (index) => ({ scenario: `s${index}`, baseline: 1, candidate: 0 })),
    },
    metrics: [
      metricOf({
        title: 'Task completion',
        state: 'regressed',
        delta: -0.352,
        paired: { scenarios: 88, baseline: 0.75, candidate: 0.398 },
        band: 'poor',
        baseline_band: 'good',
        evidence: [{ test: 'paired-t', p: 0.0001, adjusted_p: 0.0002 }],
        decided_by: ['paired-t'],
      }),
    ],
  });

  test.each([
    [red.flips.broke, 'Not noise: they failed again in 3 of 5 fresh trials.'],
    [[], 'Not noise: scenarios that lost points failed again in 3 of 5 fresh trials.'],
  ])('says which scenarios failed again', (broke, text) => {
    const main = { failed: 0, trials: 4 };
    const sentence = headSection(
      viewOf({
        ...red,
        findings: [findingOf('block', 'worse', { code: 'scenarios-broke', subject: 'TCR', subject_kind: 'metric' })],
        flips: { ...red.flips, broke },
        confirmed: [{ scenario: 's0', word: 'flaky', failed: 3, trials: 5, missing: 0, main }],
      }),
    );
    expect(sentence).toContain(text);
  });

  test('tells title, paired rates in whole per cents, bands, counts and p', () => {
    const text = headSection(viewOf(red));
    for (const part of [
      'Task completion',
      '75 % (good)',
      '40 % (poor)',
      '3 scenarios broke',
      '88 compared',
      'p < 0.001',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('TCR');
  });

  test('gives the p of the test that leans, as it is compared with alpha', () => {
    const undecided = metricOf({
      state: 'inconclusive',
      delta: -0.08,
      paired: { scenarios: 30, baseline: 0.86, candidate: 0.78 },
      evidence: [
        { test: 'paired-t', p: 0.163, adjusted_p: 0.184 },
        { test: 'collapse', p: 0.005, adjusted_p: 0.035 },
      ],
    });
    const textOf = (metrics: Decision['metrics']) =>
      headSection(viewOf(decisionOf({ decision: 'inconclusive', metrics })));
    expect(textOf([{ ...undecided, leans: ['collapse'], leans_p: 0.035 }])).toContain('This may be noise: p = 0.035.');
    expect(textOf([undecided])).toContain('This may be noise: p = 0.163.');
    const significant = [{ test: 'collapse' as const, p: 0.001, adjusted_p: 0.007 }];
    const leaning = { ...undecided, evidence: significant, leans: ['collapse' as const], leans_p: 0.007 };
    expect(textOf([leaning])).toContain('A sign of a drop: p = 0.007.');
  });

  test('begins with what else decided', () => {
    const findings = [findingOf('block', 'three scenarios are gone', { subject: 's1' }), ...red.findings];
    const text = headSection(viewOf({ ...red, headline: 'three scenarios are gone', findings }));
    expect(text).toContain('**Three scenarios are gone.** **Task completion fell');
  });
});

test('scenarios that collapse while others gain are the headline: the rate did not change', () => {
  const headline = '5 scenarios collapsed';
  const textOf = (rates: { readonly delta: number; readonly candidate: number }) => {
    const paired = { scenarios: 30, baseline: 0.92, candidate: rates.candidate };
    const findings = [findingOf('block', headline, { code: 'scenarios-collapsed', subject: 'TCR' })];
    const metrics = [metricOf({ state: 'regressed', delta: rates.delta, paired })];
    return headSection(viewOf(decisionOf({ decision: 'fail', headline, findings, metrics })));
  };
  expect(textOf({ delta: 0, candidate: 0.92 })).toContain(`**${headline}.** **TCR is 92 % on both sides`);
  expect(textOf({ delta: -0.05, candidate: 0.87 })).not.toContain(headline);
});

test('a run is unchanged where nothing moved, decides or warns', () => {
  expect(isUnchanged(decisionOf({ findings: [findingOf('notice', 'x')] }))).toBe(true);
  expect(isUnchanged(decisionOf({ findings: [findingOf('warn', 'x')] }))).toBe(false);
  expect(isUnchanged(decisionOf({ metrics: metric('regressed') }))).toBe(false);
});

test.each([
  ['the compared scenarios are above it', 1, 'unchanged'],
  ['it did not fall', 0.833, 'inconclusive'],
] as const)('the headline gives the rate that is below its threshold, where %s', (_, rate, state) => {
  const below = { code: 'metric-below-threshold', subject: 'TCR', subject_kind: 'metric' } as const;
  const headline = 'TCR is 83.3 %, below its threshold of 90.0 % (36 scored trials)';
  const rates = {
    threshold: 0.9,
    paired: { scenarios: 30, baseline: rate, candidate: rate },
    delta: 0,
    state,
  } as const;
  const decision = decisionOf({
    decision: 'fail',
    headline,
    findings: [findingOf('block', headline, below)],
    metrics: [metricOf({ ...rates, candidate: 0.833 })],
  });
  expect(headSection(viewOf(decision))).toContain(`**${headline}.**`);
});

test('a run that passes names what broke without running again, and what is flaky below main', () => {
  const flip = (scenario: string, candidate: number) => ({ scenario, baseline: 1, candidate });
  const flips = { ...decisionOf().flips, broke: [flip('a', 0), flip('b', 0)], flaky: [flip('c', 0.5), flip('d', 1)] };
  const again = { scenario: 'b', word: 'flaky', failed: 0, trials: 5, main: { failed: 0, trials: 3 } };
  const decision = decisionOf({ flips, confirmed: [again as Decision['confirmed'][number]] });
  expect(lowerLine(viewOf(decision))).toBe('Broke: `a` · Flaky, not broken: `c`');
  expect(lowerLine(viewOf(decisionOf()))).toBe('');
});

test('a run that passes says which share of fresh trials did, also of scenarios that only an earlier push had lost', () => {
  const again = { word: 'passes again', failed: 0, trials: 5, missing: 0, main: { failed: 0, trials: 6 } } as const;
  const decision = decisionOf({
    metrics: [metricOf({ state: 'unchanged', delta: 0, paired: { scenarios: 30, baseline: 1, candidate: 1 } })],
    confirmed: ['a', 'b'].map((scenario) => ({ scenario, ...again })),
  });
  expect(headSection(viewOf(decision))).toContain(' 2 scenarios ran again 5 times each, and passed 10 of 10.');
});

test('while fresh trials are awaited, nothing is said to have broken', () => {
  const flips = { ...decisionOf().flips, broke: [{ scenario: 'a', baseline: 1, candidate: 0 }] };
  const broken_tag = { tag: 'refunds', broken: 1, of: 1, scenarios: 1 };
  const confirm = { scenarios: ['a'], trials: 5 } as Decision['confirm'];
  const metrics = [
    metricOf({ state: 'inconclusive', delta: -0.1, paired: { scenarios: 30, baseline: 1, candidate: 0.9 } }),
  ];
  const awaiting = viewOf(decisionOf({ decision: 'inconclusive', exit_code: 2, confirm, flips, metrics, broken_tag }));
  expect(`${headSection(awaiting)}${causesTitle(awaiting.decision)}${brokenTagLine(awaiting)}`).not.toContain('broke');
  const decided = viewOf({ ...awaiting.decision, confirm: null });
  expect(headSection(decided)).toContain('1 scenario broke');
  expect(causesTitle(decided.decision)).toBe('What broke, by cause');
});

test('a run that passes names the tag that holds what broke', () => {
  const broken_tag = { tag: 'refunds', broken: 4, of: 4, scenarios: 5 };
  expect(renderComment(decisionOf({ broken_tag }), { links: {} })).toContain('**4 of the 4 that broke** carry the tag');
});
