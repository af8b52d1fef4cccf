import { expect, it } from 'vitest';
import type { RescoredTrials } from '../../src/gating/relaxation/relaxed-rubrics.ts';
import { type Config, compileConfig } from '../../src/io/config.ts';
import { type RelaxedGateInput, relaxedGate } from '../../src/pipeline/decide-by-configs.ts';
import { run } from '../gating/build-run.ts';

const rubric = (done: number, polite: number, threshold = 0.8): string =>
  JSON.stringify({
    rubric: 'task-completion',
    version: '1.0.0',
    metric: 'TCR',
    threshold,
    criteria: {
      done: { weight: done, pass_when: { field: 'done', op: 'eq', value: true } },
      polite: { weight: polite, pass_when: { field: 'polite', op: 'eq', value: true } },
    },
  });

function config(text: string, policy = '{ suite: a }'): Config {
  const rubrics = text === '' ? [] : [{ file: 'task-completion.yml', text }];
  return compileConfig({ mapping: null, rubrics, policy: { file: 'p.yml', text: policy } });
}

const base = config(rubric(0.5, 0.5));
const failing = run({
  a: { trials: [0], criteria: { done: [false], polite: [true] } },
  b: { trials: [1], criteria: { done: [true], polite: [true] } },
});
const input: RelaxedGateInput = {
  candidate: failing,
  isReadByHead: false,
  baseline: failing,
  rescored: { main: null, candidate: null },
  chosen: [],
  today: '2026-11-21',
  labels: [],
};
const relaxations = (
  head: Config | null,
  given: Partial<RelaxedGateInput> = {},
  decidedBy: string | null = 'main at 1a2b3c4',
) => relaxedGate({ base, head, decidedBy }, { ...input, ...given });

const NOTHING = { relaxed: [], changed: [], isAccepted: false, findings: [] };

it.each([
  {
    name: 'the label of the base config',
    labels: ['OK'],
    policy: 'relaxation: { effect: label, label: ok }',
    is: true,
  },
  { name: 'another label', labels: ['fine'], policy: 'relaxation: { effect: label, label: ok }', is: false },
  {
    name: 'labels that could not be read',
    labels: null,
    policy: 'relaxation: { effect: label, label: ok }',
    is: false,
  },
  { name: 'a label of no policy', labels: ['ok'], policy: 'relaxation: { effect: fail }', is: false },
])('a relaxed gate is accepted by $name: $is', ({ labels, policy, is }) => {
  const asking = config(rubric(0.5, 0.5), policy);
  const gateOf = (decidedBy: string | null) =>
    relaxedGate({ base: asking, head: null, decidedBy }, { ...input, labels }).isAccepted;
  expect([gateOf('main at 1a2b3c4'), gateOf(null)]).toEqual([is, false]);
});

it('finds nothing where the config is the same, or the head config decides', () => {
  expect(relaxations(null)).toEqual(NOTHING);
  expect(relaxations(config(rubric(0.5, 0.5, 0.1)), {}, null)).toEqual(NOTHING);
});

it('finds scenarios that are gone under the same config', () => {
  const candidate = run({ b: { trials: [1] } });
  expect(relaxations(null, { candidate }).relaxed).toMatchObject([{ subject: 'a', what: 'scenario' }]);
});

const REWEIGHTED = [
  { subject: 'task-completion/done', what: 'weight', old: '0.5', new: '0.2' },
  { subject: 'task-completion/polite', what: 'weight', old: '0.5', new: '0.8' },
];

it('lists a key of a rubric without a direction as changed, and blocks nothing for it', () => {
  const strict = config(rubric(0.5, 0.5), '{ suite: a, relaxation: { effect: fail } }');
  const head = config(rubric(0.2, 0.8), '{ suite: a, relaxation: { effect: fail } }');
  const { relaxed, changed, findings } = relaxedGate({ base: strict, head, decidedBy: 'main' }, input);
  expect(relaxed).toEqual([]);
  expect(changed).toEqual(REWEIGHTED.map((key) => ({ ...key, measured: null })));
  expect(findings.map(({ code, effect }) => `${effect} ${code}`)).toEqual(['warn rubric-version-unchanged']);
});

it('blocks a lower threshold of a rubric, and says nothing of a higher one', () => {
  const strict = (threshold: number) =>
    config(rubric(0.5, 0.5, threshold), '{ suite: a, relaxation: { effect: fail } }');
  const moved = (threshold: number) => {
    const { relaxed, changed, findings } = relaxedGate(
      { base: strict(0.75), head: strict(threshold), decidedBy: 'main' },
      input,
    );
    return [...relaxed, ...changed, ...findings].flatMap((entry) => ('effect' in entry ? entry.effect : entry.new));
  };
  expect(moved(0.5)).toEqual(['0.5', 'block', 'warn']);
  // The warning is that the rubric keeps its version.
  expect(moved(0.95)).toEqual(['warn']);
});

it('finds a rubric that would take over as the primary one', () => {
  const other = (metric: string): string => rubric(0.5, 0.5).replace('task-completion', 'aaa').replace('TCR', metric);
  const bound = '{ suite: a, gate: { scenarios: { must_pass: [a] } } }';
  const of = (metric: string, more: string | null): Config => {
    const texts = [rubric(0.5, 0.5).replace('TCR', metric), ...(more === null ? [] : [more])];
    const rubrics = texts.map((text, index) => ({ file: `${index}.yml`, text }));
    return compileConfig({ mapping: null, rubrics, policy: { file: 'p.yml', text: bound } });
  };
  const found = (metric: string, more: string): readonly string[] =>
    relaxedGate({ base: of(metric, null), head: of(metric, more), decidedBy: 'main' }, input).relaxed.map(
      ({ what, old, new: now }) => `${what}: ${old} -> ${now}`,
    );
  const taken = 'primary rubric: task-completion -> aaa';
  expect(found('BKG', other('AAA'))).toEqual([taken]);
  expect(found('BKG', other('TCR'))).toEqual([taken]);
  expect(found('TCR', other('AAA'))).toEqual([]);
});

it('measures which rates of the same trials a changed rubric raises', () => {
  const better = run({
    a: { trials: [0.5], criteria: { done: [true], polite: [true] } },
    b: { trials: [1], criteria: { done: [true], polite: [true] } },
  });
  const raised = (whose: string) => [
    { subject: 'task-completion', what: `what ${whose} score`, old: '50.0 %', new: '75.0 %' },
    { subject: 'task-completion/done', what: `how many of ${whose} pass`, old: '50.0 %', new: '100.0 %' },
  ];
  const found = (rescored: RescoredTrials) => relaxations(config(rubric(0.2, 0.8)), { rescored }).relaxed;
  const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
  const up = { base: failing, head: better };
  const same = { base: failing, head: failing };
  expect(sorted(found({ main: up, candidate: up }))).toEqual(sorted([...REWEIGHTED, ...raised("main's trials")]));
  expect(sorted(found({ main: same, candidate: up }))).toEqual(sorted([...REWEIGHTED, ...raised("this run's trials")]));
  const down = { main: { base: better, head: failing }, candidate: null };
  expect(relaxations(config(rubric(0.2, 0.8)), { rescored: down }).relaxed).toEqual([]);
});

it('finds a rubric that changed under the same version', () => {
  const { relaxed, findings } = relaxations(config(rubric(0.5, 0.5, 0.7)));
  expect(relaxed).toHaveLength(1);
  expect(findings.map(({ code }) => code)).toEqual(['gate-relaxed', 'rubric-version-unchanged']);
});

it('finds a rubric that is gone, and a softer policy', () => {
  const own = config('', '{ suite: a, errors: { budget: 0.5 } }');
  expect(relaxations(own).relaxed.map(({ subject, what }) => `${subject} ${what}`)).toEqual([
    'policy errors.budget',
    'task-completion rubric',
  ]);
});

it('lists what was chosen to compare with', () => {
  const chosen = [{ subject: 'baseline', what: 'compared with', old: "main's runs", new: 'nothing' }];
  expect(relaxations(null, { chosen })).toMatchObject({
    relaxed: chosen,
    findings: [{ code: 'gate-relaxed', effect: 'warn' }],
  });
});

it('goes by the policy of the base and the labels of the pull request', () => {
  const strict = config(rubric(0.5, 0.5), '{ suite: a, relaxation: { effect: label, label: fine } }');
  const own = config(rubric(0.5, 0.5, 0.7), '{ suite: a }');
  const effects = (labels: readonly string[]) =>
    relaxedGate({ base: strict, head: own, decidedBy: 'main' }, { ...input, labels }).findings.map(
      ({ effect }) => effect,
    );
  expect(effects([])).toEqual(['block', 'warn']);
  expect(effects(['Fine'])).toEqual(['notice', 'warn']);
});
