import { describe, expect, it } from 'vitest';
import { STATE_ORDER } from '../../../src/reporting/markdown/words.ts';
import { criteriaSection, metricsSection } from '../../../src/reporting/sections/rates.ts';
import { countOf, criterionOf, evidenceOf, findingOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

/** The first word of every row below the head. */
const order = (section: string): readonly string[] =>
  section
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line) && !/^\| (?:Metric|Criterion) \|/.test(line))
    .map((line) => /[a-zA-Z_]+/.exec(line)?.[0] ?? '');

describe('metrics', () => {
  it('stand in the order of blocking, state, size of the change, name', () => {
    const metrics = [
      metricOf({ name: 'same' }),
      metricOf({ name: 'up', state: 'improved', delta: 0.3 }),
      metricOf({ name: 'less', state: 'regressed', delta: -0.1 }),
      metricOf({ name: 'more', state: 'regressed', delta: -0.2 }),
      metricOf({ name: 'also', state: 'regressed', delta: -0.1 }),
      metricOf({ name: 'low', delta: 0 }),
    ];
    const findings = [findingOf('block', 'low is below its threshold', { subject: 'low', subject_kind: 'metric' })];
    expect(order(metricsSection(viewOf({ metrics, findings })))).toEqual(['low', 'more', 'also', 'less', 'up', 'same']);
  });

  it.each([
    {
      name: 'a rate just below its threshold',
      metric: metricOf({ candidate: 0.84999, threshold: 0.85 }),
      shows: ['84.999\u00a0%', '85.000\u00a0%'],
    },
    {
      name: 'a drop just within the tolerance',
      metric: metricOf({ state: 'inconclusive', delta: -0.01996, tolerance: 0.02 }),
      shows: ['−1.996\u00a0points', 'counts\u00a0from\u00a0−2.000'],
    },
    {
      name: 'a change with its range',
      metric: metricOf({ state: 'inconclusive', delta: -0.03, interval: { lower: -0.091, upper: 0.03 } }),
      shows: [
        '| −3.0\u00a0points<br><sub>(−9.1\u00a0to\u00a0+3.0)</sub><br><sub>counts\u00a0from\u00a0−2.0</sub> |',
        'Brackets: confidence interval',
      ],
    },
    {
      name: 'a drop that the range leaves open and a test shows',
      metric: metricOf({
        state: 'regressed',
        delta: -0.024,
        interval: { lower: -0.08, upper: 0.032 },
        evidence: [evidenceOf(0.004, 'paired-t', 0.006), evidenceOf(0.2, 'history-t', 0.4)],
        decided_by: ['paired-t'],
      }),
      shows: ['−2.4\u00a0points<br><sub>adjusted\u00a0p\u00a00.006</sub>', 'Adjusted p: chance of such a drop'],
    },
    {
      name: 'a waived scenario',
      metric: metricOf({
        candidate: 0.8,
        delta: 0,
        paired: { scenarios: 30, candidate: 0.8, baseline: 0.8, waived: 1 },
      }),
      shows: ['The change counts 1 waived scenario as unchanged.</sub>'],
    },
    {
      name: 'a rise that is called unchanged',
      metric: metricOf({ state: 'unchanged', delta: 0.07, interval: { lower: -0.004, upper: 0.144 } }),
      shows: ['interval per rate', 'a drop that counts is ruled out; a rise is not'],
    },
    {
      name: 'a change whose range is unknown',
      metric: metricOf({ state: 'insufficient', delta: 0.25, interval: null }),
      shows: ['| too few scenarios | 87.0\u00a0%'],
    },
    {
      name: 'a range that just leaves a harmless drop',
      metric: metricOf({ delta: 0, interval: { lower: -0.01996, upper: 0.01996 } }),
      shows: ['(−1.996\u00a0to\u00a0+1.996)'],
    },
    { name: 'a drop too small for one decimal', metric: metricOf({ delta: -0.0001 }), shows: ['−0.01\u00a0points'] },
    {
      name: 'a metric that nothing was scored for',
      metric: metricOf({ candidate: null, delta: null, state: 'not-comparable' }),
      shows: ['| – | 87.0\u00a0%', 'not comparable'],
    },
  ])('tell $name', ({ metric, shows }) => {
    const section = metricsSection(viewOf({ metrics: [metric] }));
    expect(shows.filter((text) => !section.includes(text))).toEqual([]);
  });

  it('speak of no range where none is shown', () => {
    const metric = metricOf({
      state: 'regressed',
      delta: -0.024,
      interval: { lower: -0.08, upper: 0.032 },
      evidence: [evidenceOf(0.004, 'paired-t', 0.006)],
      decided_by: ['paired-t'],
    });
    expect(metricsSection(viewOf({ metrics: [metric], criteria: [] }))).not.toContain('In brackets');
  });

  it('have no column for what nobody has', () => {
    const metrics = [metricOf({ threshold: null, baseline: null, delta: null, state: 'no-baseline' })];
    expect(metricsSection(viewOf({ baseline: null, metrics }))).toMatch(/^\| Metric \| Result \| This run \|\n/);
  });

  it('name the rates that a change was taken from where they are others', () => {
    const paired = { scenarios: 88, candidate: 0.4, baseline: 0.7 };
    const metrics = [metricOf({ candidate: 0.4, baseline: 0.73, delta: -0.3, paired })];
    expect(metricsSection(viewOf({ metrics }))).toContain('TCR 70.0 % → 40.0 % (88 scenarios)');
    expect(metricsSection(viewOf({}))).not.toContain('scored in both');
  });
});

describe('nothing is called unchanged that is', () => {
  const others = STATE_ORDER.filter((state) => state !== 'unchanged');
  it.each(others)('%s', (state) => {
    const view = viewOf({ metrics: [metricOf({ state })], criteria: [criterionOf({ state })] });
    expect(metricsSection(view) + criteriaSection(view)).not.toMatch(/unchanged|no change/i);
  });
});

describe('criteria', () => {
  const changed = criterionOf({ key: 'changed', state: 'regressed', delta: -0.2 });
  const blocking = criterionOf({ key: 'blocking' });
  const findings = [findingOf('block', 'x', { subject: 'task-completion/blocking', subject_kind: 'criterion' })];

  it('stand open when they changed or block, else folded', () => {
    const section = criteriaSection(viewOf({ criteria: [criterionOf({ key: 'same' }), changed, blocking], findings }));
    const [open = '', folded = ''] = section.split('<details>');
    expect(order(open)).toEqual(['blocking', 'changed']);
    expect(order(folded)).toEqual(['same']);
    expect(folded).toContain('<summary>Other criteria (1): 1 unchanged</summary>');
  });

  it('are counted by what they say where they are folded', () => {
    const advisory = criterionOf({ key: 'advisory', tier: 'advisory', state: 'regressed', delta: -0.2 });
    const unknown = criterionOf({ key: 'unknown', state: 'inconclusive' });
    const section = criteriaSection(viewOf({ criteria: [unknown, criterionOf(), advisory, { ...unknown, key: 'b' }] }));
    expect(section).toContain('<summary>Criteria (4): 1 regressed (advisory), 2 inconclusive, 1 unchanged</summary>');
  });

  it('name their rubric where there are several', () => {
    const criteria = [changed, criterionOf({ key: 'other', rubric: 'tool-use' })];
    expect(criteriaSection(viewOf({ criteria }))).toContain('`changed`<br>task-completion, critical<br>');
  });

  it('show one that never applied as unknown', () => {
    const criteria = [criterionOf({ candidate: countOf(0, 0), baseline: null, delta: null })];
    expect(criteriaSection(viewOf({ criteria }))).toContain('| – | – | – |');
  });
});
