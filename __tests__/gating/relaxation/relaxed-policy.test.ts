import { describe, expect, it } from 'vitest';
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import { judgedRates } from '../../../src/gating/policy/judged-rates.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import type { RankedRelaxation } from '../../../src/gating/relaxation/ranked-relaxation.ts';
import { relaxedPolicy } from '../../../src/gating/relaxation/relaxed-policy.ts';

const policy = (written: PolicyFile): ResolvedPolicy => resolvePolicy(written);

function lines(relaxations: readonly RankedRelaxation[]): readonly string[] {
  return relaxations.map(({ kind, subject, what, old, new: now }) => `${kind}: ${subject} | ${what} | ${old} | ${now}`);
}

const metric = (TCR: object): PolicyFile => ({ gate: { metrics: { TCR } } });
const criteria = (rules: Readonly<Record<string, object>>): PolicyFile => ({ gate: { criteria: rules } });
const outcome = (rule: object): PolicyFile => ({ gate: { outcomes: { hard_failure: rule } } });
const scenarios = (rules: object): PolicyFile => ({ gate: { scenarios: rules } });
const waiver = (keys: object) => ({ reason: 'r', owner: '@o', expires: '2027-01-31', ...keys });

interface Case {
  readonly name: string;
  /** The stricter policy. */
  readonly base: PolicyFile;
  /** The milder one. */
  readonly head: PolicyFile;
  readonly expected: readonly string[];
}

const arm = (rule: PolicyFile['arms']): PolicyFile => ({ arms: rule ?? {} });

const CASES: readonly Case[] = [
  {
    name: 'an arm that demands less',
    base: arm({ 'no-skill': { contrast: 'lift', threshold: 0.2 }, 'no-op': { must: 'fail' } }),
    head: arm({
      'no-skill': { contrast: 'lift', tolerance: 0.2, effect: 'warn' },
      'no-op': { must: 'fail', effect: 'exclude' },
    }),
    expected: [
      'gating: no-op | effect | warn | exclude',
      'gating: no-skill | threshold | 20.0 % | none',
      'gating: no-skill | tolerance | 5.0 points | 20.0 points',
      'gating: no-skill | effect | block | warn',
    ],
  },
  {
    name: 'a lower threshold',
    base: metric({ threshold: 0.85 }),
    head: metric({ threshold: 0.8 }),
    expected: ['gating: TCR | threshold | 85.0 % | 80.0 %'],
  },
  {
    name: 'a threshold lower by a hair',
    base: metric({ threshold: 0.85 }),
    head: metric({ threshold: 0.84999 }),
    expected: ['gating: TCR | threshold | 85.000 % | 84.999 %'],
  },
  {
    name: 'no threshold',
    base: metric({ threshold: 0.85 }),
    head: {},
    expected: ['gating: TCR | threshold | 85.0 % | none'],
  },
  {
    name: 'a threshold of 0 taken away',
    base: metric({ threshold: 0 }),
    head: metric({}),
    expected: ['gating: TCR | threshold | 0.0 % | none'],
  },
  {
    name: 'a threshold held against the noise',
    base: metric({ threshold: 0.85, mode: 'point' }),
    head: metric({ threshold: 0.85 }),
    expected: ['gating: TCR | mode | point | noise'],
  },
  {
    name: 'a wider tolerance',
    base: {},
    head: metric({ tolerance: 0.05 }),
    expected: ['gating: TCR | tolerance | 2.0 points | 5.0 points'],
  },
  {
    name: 'a lower tier',
    base: criteria({ 'a/b': { tier: 'critical' } }),
    head: criteria({ 'a/b': { tier: 'advisory' } }),
    expected: ['critical: a/b | tier | critical | advisory'],
  },
  {
    name: 'a threshold that is gone, and not its mode',
    base: criteria({ 'a/b': { threshold: 0.5, mode: 'point' } }),
    head: criteria({ 'a/b': { mode: 'noise' } }),
    expected: ['gating: a/b | threshold | 50.0 % | none'],
  },
  {
    name: 'a threshold that is gone, and not its milder mode',
    base: criteria({ 'a/b': { threshold: 0.5, mode: 'noise' } }),
    head: criteria({ 'a/b': { mode: 'point' } }),
    expected: ['gating: a/b | threshold | 50.0 % | none'],
  },
  {
    name: 'a rule that is gone, where that of the others demands less',
    base: criteria({ 'a/b': { threshold: 0.9 }, '*': { threshold: 0.8, tier: 'advisory' } }),
    head: criteria({ '*': { threshold: 0.8, tier: 'advisory' } }),
    expected: ['gating: a/b | tier | supporting | advisory', 'gating: a/b | threshold | 90.0 % | 80.0 %'],
  },
  {
    name: 'a rule of its own that demands less than that of the others',
    base: criteria({ '*': { threshold: 0.8 } }),
    head: criteria({ '*': { threshold: 0.8 }, 'a/b': {} }),
    expected: ['gating: a/b | threshold | 80.0 % | none'],
  },
  {
    name: 'the rule of all others',
    base: criteria({ '*': { tier: 'supporting' } }),
    head: criteria({ '*': { tier: 'advisory' } }),
    expected: ['gating: every other criterion | tier | supporting | advisory'],
  },
  {
    name: 'what was advisory',
    base: criteria({ 'a/b': { tier: 'advisory', threshold: 0.5 } }),
    head: criteria({ 'a/b': { tier: 'advisory' } }),
    expected: ['advisory: a/b | threshold | 50.0 % | none'],
  },
  {
    name: 'a higher most and a lower least',
    base: outcome({ at_most: 0.02, at_least: 0.01 }),
    head: outcome({ at_most: 0.05 }),
    expected: ['gating: hard_failure | at_most | 2.0 % | 5.0 %', 'gating: hard_failure | at_least | 1.0 % | none'],
  },
  {
    name: 'an outcome without a limit',
    base: outcome({ at_most: 0.02 }),
    head: {},
    expected: ['gating: hard_failure | at_most | 2.0 % | none'],
  },
  {
    name: 'a scenario that may fail',
    base: scenarios({ must_pass: ['smoke', 'a'] }),
    head: scenarios({ must_pass: ['a'] }),
    expected: ['gating: smoke | must_pass | has to pass | may fail'],
  },
  {
    name: 'softer answers',
    base: {
      gate: { scenarios: { new: 'warn' } },
      noise: 'none',
      require: 'proof',
      on_inconclusive: 'fail',
      on_no_baseline: 'fail',
      relaxation: { effect: 'fail' },
    },
    head: {
      gate: { scenarios: { removed: 'warn' } },
      noise: 'auto',
      on_inconclusive: 'warn',
      on_not_comparable: 'pass',
      relaxation: { effect: 'label', label: 'fine' },
    },
    expected: [
      'gate: policy | gate.scenarios.removed | fail | warn',
      'gate: policy | gate.scenarios.new | warn | allow',
      'gate: policy | noise | none | auto',
      'gate: policy | require | proof | evidence',
      'gate: policy | on_inconclusive | fail | warn',
      'gate: policy | on_no_baseline | fail | unset',
      'gate: policy | on_not_comparable | invalid | pass',
      'gate: policy | relaxation.effect | fail | label',
    ],
  },
  {
    name: 'softer numbers',
    base: {},
    head: {
      errors: { budget: 0.2 },
      alpha: 0.01,
      gate: { scenarios: { min_overlap: 0.5 } },
      baseline: { max_age_days: 90 },
    },
    expected: [
      'gate: policy | gate.scenarios.min_overlap | 80.0 % | 50.0 %',
      'gate: policy | errors.budget | 5.0 % | 20.0 %',
      'gate: policy | alpha | 2.0 % | 1.0 %',
      'gate: policy | baseline.max_age_days | 30 days | 90 days',
    ],
  },
  {
    name: 'no evidence',
    base: {},
    head: { evidence: 'drop' },
    expected: ['gate: policy | evidence | keep | drop'],
  },
  {
    name: 'a waiver',
    base: {},
    head: { waivers: [waiver({ metric: 'TCR', ceiling: 0.05 })] },
    expected: ['waiver: TCR | waiver | none | up to 5.0 points until 2027-01-31'],
  },
  {
    name: 'a higher ceiling',
    base: { waivers: [waiver({ metric: 'TCR', ceiling: 0.05 })] },
    head: { waivers: [waiver({ metric: 'TCR', ceiling: 0.1 })] },
    expected: ['waiver: TCR | waiver | up to 5.0 points until 2027-01-31 | up to 10.0 points until 2027-01-31'],
  },
  {
    name: 'a later day',
    base: { waivers: [waiver({ scenario: 's', expires: '2026-12-31' })] },
    head: { waivers: [waiver({ scenario: 's' })] },
    expected: ['waiver: s | waiver | any drop until 2026-12-31 | any drop until 2027-01-31'],
  },
  {
    name: 'a high ceiling that lasts as long as a low one did',
    base: {
      waivers: [
        waiver({ metric: 'TCR', ceiling: 0.05 }),
        waiver({ metric: 'TCR', ceiling: 0.3, expires: '2026-12-31' }),
      ],
    },
    head: { waivers: [waiver({ metric: 'TCR', ceiling: 0.3 })] },
    expected: [
      'waiver: TCR | waiver | up to 5.0 points until 2027-01-31; up to 30.0 points until 2026-12-31 | up to 30.0 points until 2027-01-31',
    ],
  },
  {
    name: 'a waiver of another kind with the same name',
    base: { waivers: [waiver({ scenario: 'TCR', ceiling: 0.1 })] },
    head: { waivers: [waiver({ scenario: 'TCR', ceiling: 0.1 }), waiver({ lift: 'TCR', ceiling: 0.1 })] },
    expected: ['waiver: TCR | waiver | none | up to 10.0 points until 2027-01-31'],
  },
  {
    name: 'a waiver of the same kind for another scenario',
    base: { waivers: [waiver({ scenario: 'a' })] },
    head: { waivers: [waiver({ scenario: 'a' }), waiver({ scenario: 'b' })] },
    expected: ['waiver: b | waiver | none | any drop until 2027-01-31'],
  },
];

describe('relaxedPolicy', () => {
  it.each(CASES)('lists $name', ({ base, head, expected }) => {
    expect(lines(relaxedPolicy(policy(base), policy(head)))).toEqual(expected);
  });

  it.each(CASES.filter(({ name }) => !name.startsWith('softer answers')))(
    'lists nothing of $name the other way round',
    ({ base, head }) => {
      expect(lines(relaxedPolicy(policy(head), policy(base)))).toEqual([]);
    },
  );

  it.each([
    {
      name: 'another label',
      base: { relaxation: { effect: 'label', label: 'a' } },
      head: { relaxation: { effect: 'label', label: 'b' } },
      expected: ['gate: policy | relaxation.label | a | b'],
    },
    { name: 'another suite', base: { suite: 'a' }, head: { suite: 'b' }, expected: ['gate: policy | suite | a | b'] },
    {
      name: 'less taken out, and more, which blinds the gate',
      base: { redact: { secrets_from: ['KEY', 'TOKEN'], hash: ['host'], drop: ['logs', 'note'], shapes: 'off' } },
      head: { redact: { secrets_from: ['TOKEN'], hash: ['host', 'input'], drop: ['note'] } },
      expected: [
        'gate: policy | redact.hash | host | host, input',
        'gate: policy | redact.drop | logs, note | note',
        'gate: policy | redact.secrets_from | KEY, TOKEN | TOKEN',
        'gate: policy | redact.shapes | off | on',
      ],
    },
    { name: 'a suite that gets a name', base: {}, head: { suite: 'b' }, expected: [] },
    {
      name: 'another judge',
      base: { judge: { model: 'a' } },
      head: { judge: { model: 'b', temperature: 0.5 } },
      expected: ['gate: policy | judge.model | a | b', "gate: policy | judge.temperature | the service's | 0.5"],
    },
    {
      name: 'a judge that is asked more often',
      base: { judge: { model: 'a' } },
      head: { judge: { model: 'a', votes: 3 } },
      expected: ['gate: policy | judge.votes | 1 | 3'],
    },
    {
      name: 'a judge at the temperature of its service',
      base: { judge: { model: 'a', temperature: 0 } },
      head: { judge: { model: 'a' } },
      expected: ["gate: policy | judge.temperature | 0 | the service's"],
    },
    {
      name: 'no judge',
      base: { judge: { model: 'a', votes: 3 } },
      head: {},
      expected: ['gate: policy | judge.model | a | none'],
    },
    {
      name: 'the same redaction in another order',
      base: { redact: { hash: ['a', 'b'] } },
      head: { redact: { hash: ['b', 'a'] } },
      expected: [],
    },
    {
      name: 'another name behind many',
      base: { redact: { drop: ['a', 'b', 'c', 'd', 'e', 'f'] } },
      head: { redact: { drop: ['a', 'b', 'c', 'd', 'e', 'g'] } },
      expected: ['gate: policy | redact.drop | a, b, c, d, e, f | a, b, c, d, e, g'],
    },
    {
      name: 'the stricter of two rules for one name taken away',
      base: scenarios({ must_pass: [{ name: 'smoke', trials: 'any' }, 'smoke'] }),
      head: scenarios({ must_pass: [{ name: 'smoke', trials: 'any' }] }),
      expected: ['gating: smoke | must_pass | has to pass | has to pass once'],
    },
    {
      name: 'a larger overlap where a run that is not compared passes',
      base: { on_not_comparable: 'pass' },
      head: { on_not_comparable: 'pass', ...scenarios({ min_overlap: 1 }) },
      expected: ['gate: policy | gate.scenarios.min_overlap | 80.0 % | 100.0 %'],
    },
    {
      name: 'nothing in a smaller overlap there',
      base: { on_not_comparable: 'pass' },
      head: { on_not_comparable: 'pass', ...scenarios({ min_overlap: 0.5 }) },
      expected: [],
    },
    {
      name: 'a larger alpha where a proof is required, which then takes less',
      base: { require: 'proof' },
      head: { require: 'proof', alpha: 0.4 },
      expected: ['gate: policy | alpha | 2.0 % | 40.0 %'],
    },
    { name: 'a judge where there was none', base: {}, head: { judge: { model: 'a' } }, expected: [] },
    {
      name: 'a default of the judge written out',
      base: { judge: { model: 'a' } },
      head: { judge: { votes: 1, model: 'a' } },
      expected: [],
    },
    {
      name: 'a default of the judge left out',
      base: { judge: { model: 'a', votes: 1 } },
      head: { judge: { model: 'a' } },
      expected: [],
    },
  ] as const)('lists $name', ({ base, head, expected }) => {
    expect(lines(relaxedPolicy(policy(base), policy(head)))).toEqual(expected);
  });
});

it('lists an arm that is added or gone, and one that is for something else', () => {
  const [none, lift, probe] = [{}, arm({ a: { contrast: 'lift' } }), arm({ a: { must: 'fail' } })];
  expect(lines(relaxedPolicy(policy(none), policy(lift)))).toEqual(['gating: a | arm | none | lift']);
  expect(lines(relaxedPolicy(policy(lift), policy(none)))).toEqual(['gating: a | arm | lift | none']);
  expect(lines(relaxedPolicy(policy(lift), policy(probe)))).toEqual(['gating: a | arm | lift | must fail']);
});

describe('judges under `judge.require`', () => {
  const REQUIRE = { labels: 50, agreement: 0.85, effect: 'advise' } as const;
  const HOW = { asked: 'sha256:a', models: ['m'], temperature: 0, votes: 1 };
  const right = { ...HOW, counts: { both_yes: 30, both_no: 28, judge_yes: 1, judge_no: 1 }, unanswered: 0 };
  const CHECK = { schema: 1, rubric: 'reply', date: '2026-11-29', questions: { polite: right } } as const;
  /** A rubric whose criteria rest on these questions, of which `polite` has a check that holds. */
  const asking = (questions: Readonly<Record<string, readonly string[]>>): ResolvedPolicy => {
    const all = [...new Set(Object.values(questions).flat())];
    const criteria = Object.entries(questions).map(([key, restsOn]) => ({ key, restsOn }));
    const asked = Object.fromEntries(all.map((question) => [question, HOW]));
    const rubric = { id: 'reply', metric: 'RM', restsOn: all, criteria, asked };
    return { ...policy({}), judged: judgedRates([rubric], [CHECK], REQUIRE) };
  };

  it.each([
    {
      name: 'a criterion with a new question makes the metric advise',
      base: { manner: ['polite'] },
      head: { manner: ['polite'], tone: ['kind'] },
      expected: ['gating: RM | judge check of reply/kind | may block | only advises'],
    },
    {
      name: 'a question under a new key makes all that rests on it advise',
      base: { manner: ['polite'], short: [] },
      head: { manner: ['courteous'], short: [] },
      expected: [
        'gating: RM | judge check of reply/courteous | may block | only advises',
        'gating: reply/manner | judge check of reply/courteous | may block | only advises',
      ],
    },
    {
      name: 'the first question of a rubric makes its rates advise',
      base: { short: [] },
      head: { short: ['brief'] },
      expected: [
        'gating: RM | judge check of reply/brief | may block | only advises',
        'gating: reply/short | judge check of reply/brief | may block | only advises',
      ],
    },
    {
      name: 'a criterion that rests on a checked question relaxes nothing',
      base: { manner: ['polite'] },
      head: { manner: ['polite'], tone: ['polite'] },
      expected: [],
    },
    {
      name: 'what only advises already is not relaxed',
      base: { tone: ['kind'] },
      head: { tone: ['kind', 'warm'] },
      expected: [],
    },
  ])('$name', ({ base, head, expected }) => {
    expect(lines(relaxedPolicy(asking(base), asking(head)))).toEqual(expected);
  });
});
