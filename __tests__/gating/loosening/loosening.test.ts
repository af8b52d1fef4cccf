import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { type Bars, looseningsOf, type RubricVersions } from '../../../src/gating/loosening/loosening.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { run, type ScenarioSketch } from '../build-run.ts';

const policy = (written: PolicyFile = {}): ResolvedPolicy => resolvePolicy(written);

type Sketch = Readonly<Record<string, ScenarioSketch>>;

const main: Sketch = { a: { trials: [1], tags: ['smoke'] }, b: { trials: [0] }, c: { trials: [1] } };

function bars(given: Partial<Bars> & { readonly here?: Sketch; readonly there?: Sketch | null } = {}): Bars {
  const { here = main, there = main, ...rest } = given;
  return {
    base: policy(),
    own: policy(),
    rubrics: [],
    primary: { old: 'task-completion', new: 'task-completion' },
    mapping: { old: null, new: null, isUsed: false },
    chosen: [],
    candidate: run(here),
    baseline: there === null ? null : run(there),
    today: '2026-11-21',
    ...rest,
  };
}

function lines(given: Parameters<typeof bars>[0]): readonly string[] {
  return looseningsOf(bars(given)).map(({ subject, what, old, new: now }) => `${subject} | ${what} | ${old} | ${now}`);
}

const { a, b, c } = main;
const smoke = policy({ gate: { scenarios: { must_pass: ['smoke'] } } });

it('reads the list of what has to pass a few times, not once for every scenario', () => {
  let reads = 0;
  const ids = Array.from({ length: 1000 }, (_, index) => `s${index}`);
  const counting = new Proxy(ids, {
    get(target, key, receiver) {
      reads++;
      return Reflect.get(target, key, receiver);
    },
  });
  const base = policy({ gate: { scenarios: { must_pass: counting } } });
  const here = Object.fromEntries(ids.map((id) => [id, { trials: [1] }]));
  expect(lines({ base, own: base, here, there: { ...here, lost: { trials: [1] } } })).toHaveLength(1);
  expect(reads).toBeLessThan(30 * ids.length);
});

describe('scenarios', () => {
  it.each<{ name: string; given: Parameters<typeof bars>[0]; is: readonly string[] }>([
    { name: 'nothing where they are the same', given: {}, is: [] },
    { name: 'nothing without a run of main', given: { there: null, here: {} }, is: [] },
    {
      name: 'one that failed and is gone, with what that does',
      given: { here: { a: { ...a, trials: [1] }, c: { trials: [1] } } },
      is: ["b | scenario | in main, TCR 0.0 % | gone; without it main's TCR is 33.3 points higher"],
    },
    {
      name: 'those that flatter most first',
      given: { here: { c: { trials: [1] } }, base: policy({ gate: { scenarios: { removed: 'warn' } } }) },
      is: [
        "b | scenario | in main, TCR 0.0 % | gone; without it main's TCR is 33.3 points higher",
        'a | scenario | in main, TCR 100.0 % | gone',
      ],
    },
    {
      name: 'nothing of those that may go',
      given: { here: { c: { trials: [1] } }, base: policy({ gate: { scenarios: { removed: 'allow' } } }) },
      is: [],
    },
    {
      name: 'nothing of one that a waiver of the base lets go',
      given: {
        here: { a: { trials: [1] }, c: { trials: [1] } },
        base: policy({ waivers: [{ scenario: 'b', reason: 'r', owner: 'o', expires: '2026-11-21' }] }),
      },
      is: [],
    },
    {
      name: 'one that nobody judged',
      given: { there: { a: { trials: [1] }, b: { trials: ['infrastructure'] } }, here: { a: { trials: [1] } } },
      is: ['b | scenario | in main | gone'],
    },
    {
      name: 'another selection of trials',
      given: {
        candidate: { ...run(main), read_by: { tool: '0.1.0', mapping: null, select: ['harness.passed=true'] } },
        baseline: { ...run(main), read_by: { tool: '0.1.0', mapping: null } },
      },
      is: ['select | which trials count, in this run already | all | harness.passed=true'],
    },
    {
      name: 'nothing of the same selection, nor of a run without one to compare with',
      given: {
        candidate: { ...run(main), read_by: { tool: '0.2.0', mapping: null, select: ['model=small'] } },
        baseline: { ...run(main), read_by: { tool: '0.1.0', mapping: null, select: ['model=small'] } },
      },
      is: [],
    },
    {
      name: 'one that asks something else',
      given: { here: { ...main, b: { trials: [1], asks: 'easier' } } },
      is: ['b | input or ground truth | as main asks, TCR 0.0 % | something else, TCR 100.0 %'],
    },
    {
      name: 'those that no longer record a fact that tells it, once',
      given: {
        here: {
          ...main,
          a: { ...a, trials: [1], asks: 'answer a', records: 'ground_truth' },
          b: { trials: [0], asks: 'answer b', records: 'ground_truth' },
        },
      },
      is: ['input | what scenarios ask | recorded in 2 scenarios | no longer'],
    },
    {
      name: 'those of which the run does not record what they ask, once',
      given: { here: { a: { ...a, trials: [1], asks: null }, b: { trials: [0], asks: null }, c: { trials: [1] } } },
      is: ['input | what scenarios ask | recorded in 2 scenarios | not by every trial'],
    },
    {
      name: 'those of which not every trial records it',
      given: { here: { ...main, a: { ...a, trials: [1, 1], unrecorded: 1 } } },
      is: ['input | what scenarios ask | recorded in 1 scenario | not by every trial'],
    },
    {
      name: 'nothing of those of which not every trial of main did',
      given: {
        there: { ...main, a: { ...a, trials: [1, 1], unrecorded: 1 } },
        here: { ...main, a: { ...a, trials: [1, 1], asks: null } },
      },
      is: [],
    },
    {
      name: 'nothing of what is not recorded where scenarios may go',
      given: {
        here: { ...main, a: { ...a, trials: [1], asks: null } },
        base: policy({ gate: { scenarios: { removed: 'allow' } } }),
      },
      is: [],
    },
    {
      name: 'nothing of one that crashed before it could record that',
      given: { here: { ...main, b: { trials: ['crash', 'crash'], asks: null } } },
      is: [],
    },
    {
      name: 'nothing of what main does not record either',
      given: { there: { ...main, b: { trials: [0], asks: null } }, here: { ...main, b: { trials: [0], asks: null } } },
      is: [],
    },
    {
      name: 'scenarios put into fewer families, which count once each',
      given: {
        there: { a: { trials: [1], family: 'x' }, b: { trials: [0], family: 'y' }, c: { trials: [1] } },
        here: { a: { trials: [1], family: 'x' }, b: { trials: [0], family: 'x' }, c: { trials: [1] } },
      },
      is: ['family | which scenarios count once | 3 scenarios count as 3 | 3 scenarios count as 2'],
    },
    {
      name: 'nothing of scenarios that leave a family',
      given: {
        there: { a: { trials: [1], family: 'x' }, b: { trials: [0], family: 'x' }, c: { trials: [1] } },
        here: main,
        base: policy({}),
        own: policy({}),
      },
      is: [],
    },
    {
      name: 'one that lost the tag that made it have to pass',
      given: { base: smoke, own: smoke, here: { ...main, a: { trials: [1] } } },
      is: ['a | tag `smoke` | has to pass | tag removed'],
    },
    {
      name: 'one that lost it together with its id',
      given: {
        base: smoke,
        own: smoke,
        here: { renamed: { trials: [1], asks: 'a' }, b: { trials: [0] }, c: { trials: [1] } },
      },
      is: ['a | tag `smoke` | has to pass | tag removed'],
    },
    {
      name: 'nothing of one that was only renamed',
      given: {
        base: smoke,
        own: smoke,
        here: { renamed: { trials: [1], tags: ['smoke'], asks: 'a' }, b: { trials: [0] }, c: { trials: [1] } },
      },
      is: [],
    },
    {
      name: 'nothing of a tag that binds nothing',
      given: { here: { ...main, a: { trials: [1] } } },
      is: [],
    },
    {
      name: 'nothing of a tag where the id binds too',
      given: {
        base: policy({ gate: { scenarios: { must_pass: ['smoke', 'a'] } } }),
        own: policy({ gate: { scenarios: { must_pass: ['smoke', 'a'] } } }),
        here: { ...main, a: { trials: [1] } },
      },
      is: [],
    },
  ])('tells $name', ({ given, is }) => {
    expect(lines(given)).toEqual(is);
  });
});

const change = (subject: string, loosens: boolean) => ({ subject, what: 'threshold', old: '0.8', new: '0.7', loosens });
const rubric = (keys: Partial<RubricVersions> = {}): RubricVersions => ({
  rubric: 'task-completion',
  metric: 'TCR',
  old: { version: '1.0.0', hash: 'sha256:a' },
  new: { version: '1.1.0', hash: 'sha256:b' },
  changes: [],
  ...keys,
});

describe('values of the environment that are taken out', () => {
  const taken = (secret: number | null, sketch = main) =>
    secret === null ? run(sketch) : { ...run(sketch), redacted: { jwt: 9, secret } };
  const shorter: Sketch = { a: main.a ?? { trials: [] } };

  it.each<{ name: string; candidate: Report; baseline: Report; is: readonly string[] }>([
    {
      name: 'more than on main, where there were none',
      candidate: taken(2),
      baseline: taken(null),
      is: [
        'results | values of the environment that are taken out, in this run already | 0 in 3 trials | 2 in 3 trials',
      ],
    },
    {
      name: 'more in a trial, of fewer trials',
      candidate: taken(1, { ...shorter, b: { trials: ['infrastructure'] } }),
      baseline: taken(1),
      is: [
        'results | values of the environment that are taken out, in this run already | 1 in 3 trials | 1 in 2 trials',
      ],
    },
    { name: 'as many', candidate: taken(2), baseline: taken(2), is: [] },
    { name: 'fewer', candidate: taken(1), baseline: taken(2), is: [] },
    { name: 'what looks like a secret alone', candidate: taken(0), baseline: taken(null), is: [] },
  ])('tells $name', ({ candidate, baseline, is }) => {
    const base = policy({ gate: { scenarios: { removed: 'allow' } } });
    expect(lines({ candidate, baseline, base, own: base })).toEqual(is);
  });
});

describe('rubrics and mapping', () => {
  it('tells only what loosens', () => {
    const rubrics = [rubric({ changes: [change('task-completion', true), change('task-completion/done', false)] })];
    expect(lines({ rubrics })).toEqual(['task-completion | threshold | 0.8 | 0.7']);
  });

  it('tells a rubric that is gone, and not one that is new', () => {
    expect(lines({ rubrics: [rubric({ new: null }), rubric({ rubric: 'other', old: null })] })).toEqual([
      'task-completion | rubric | 1.0.0 | removed',
    ]);
  });

  it('tells another way to read the results', () => {
    expect(lines({ mapping: { old: null, new: 'sha256:0123456789abcdef', isUsed: false } })).toEqual([
      'mapping | how results are read | none | sha256:0123456789ab',
    ]);
    expect(lines({ mapping: { old: 'sha256:0123456789abcdef', new: null, isUsed: true } })).toEqual([
      'mapping | how results are read, in this run already | sha256:0123456789ab | none',
    ]);
  });
});

describe('the primary rubric', () => {
  const primary = { old: 'booking', new: 'aaa' };
  const waiver = { scenario: 'a', reason: 'r', owner: 'o', expires: '2027-01-01' };

  it.each<{ name: string; base: PolicyFile; given?: Bars['primary']; is: readonly string[] }>([
    {
      name: 'another one, and all that goes by it',
      base: {
        gate: { scenarios: { must_pass: ['a'] }, outcomes: { hard_failure: { at_most: 0.1 } } },
        waivers: [waiver],
      },
      is: ['policy | primary rubric, by which `must_pass`, `outcomes` and `waivers` go | booking | aaa'],
    },
    {
      name: 'that there is none any more',
      base: { gate: { scenarios: { must_pass: ['a'] } } },
      given: { old: 'booking', new: null },
      is: ['policy | primary rubric, by which `must_pass` goes | booking | none'],
    },
    {
      name: 'nothing where names say their rubric',
      base: {
        gate: { scenarios: { must_pass: [] }, outcomes: { 'booking/hard_failure': { at_most: 0.1 } } },
        waivers: [{ ...waiver, scenario: undefined, metric: 'TCR', ceiling: 0.1 } as never],
      },
      is: [],
    },
    {
      name: 'nothing where main has none',
      base: { gate: { scenarios: { must_pass: ['a'] } } },
      given: { old: null, new: 'aaa' },
      is: [],
    },
    {
      name: 'nothing of the same one',
      base: { gate: { scenarios: { must_pass: ['a'] } } },
      given: { old: 'aaa', new: 'aaa' },
      is: [],
    },
  ])('tells $name', ({ base, given = primary, is }) => {
    expect(lines({ base: policy(base), own: policy(base), primary: given })).toEqual(is);
  });
});

const everything = {
  base: policy({
    gate: {
      metrics: { TCR: { threshold: 0.9 } },
      criteria: {
        'task-completion/done': { tier: 'critical', threshold: 0.9 },
        'task-completion/polite': { tier: 'advisory' },
      },
      scenarios: { must_pass: ['smoke'] },
    },
    require: 'proof',
  }),
  own: policy({
    gate: {
      criteria: { 'task-completion/done': { tier: 'critical' }, 'task-completion/polite': { tier: 'advisory' } },
      scenarios: { must_pass: ['smoke'] },
    },
    waivers: [{ metric: 'TCR', ceiling: 0.1, reason: 'r', owner: 'o', expires: '2027-01-31' }],
  }),
  rubrics: [
    rubric({
      changes: [
        change('task-completion', true),
        change('task-completion/polite', true),
        change('task-completion/done', true),
      ],
    }),
  ],
  here: { a: { ...a, trials: [1], tags: [] }, c: { trials: [1] } },
} as const;

describe('order', () => {
  it('puts what gates first and what is advisory last', () => {
    expect(looseningsOf(bars(everything)).map(({ subject, what }) => `${subject} | ${what}`)).toEqual([
      'task-completion/done | threshold',
      'task-completion/done | threshold',
      'TCR | threshold',
      'a | tag `smoke`',
      'policy | require',
      'task-completion | threshold',
      'b | scenario',
      'TCR | waiver',
      'task-completion/polite | threshold',
    ]);
  });

  it('takes those that a comment has room for from each kind in turn', () => {
    const invented = Array.from({ length: 12 }, (_, index) => `n-${String(index).padStart(2, '0')}`);
    const criteria = Object.fromEntries(invented.map((key) => [`other/${key}`, { tier: 'advisory' as const }]));
    const gone = Object.fromEntries(invented.map((id) => [id, { trials: [1] }]));
    const rubrics = [rubric({ changes: [change('task-completion/done', true)] })];
    const found = looseningsOf(bars({ own: policy({ gate: { criteria } }), rubrics, there: { ...main, ...gone } }));
    expect(found).toHaveLength(25);
    expect(found.slice(0, 10).map(({ subject, what }) => `${subject} | ${what}`)).toEqual([
      ...invented.slice(0, 5).map((key) => `other/${key} | tier`),
      'task-completion/done | threshold',
      ...invented.slice(0, 4).map((id) => `${id} | scenario`),
    ]);
    expect(found.slice(10).map(({ what }) => what)).toEqual([
      ...Array<string>(7).fill('tier'),
      ...Array<string>(8).fill('scenario'),
    ]);
  });

  it('does not go by the order of the input', () => {
    const expected = looseningsOf(bars(everything));
    const keys = fc.shuffledSubarray(Object.keys(main), { minLength: 3 });
    const changes = everything.rubrics[0]?.changes ?? [];
    fc.assert(
      fc.property(keys, fc.shuffledSubarray([...changes], { minLength: 3 }), (ids, shuffled) => {
        const there = Object.fromEntries(ids.map((id) => [id, main[id] ?? { trials: [] }]));
        const rubrics = [rubric({ changes: shuffled })];
        expect(looseningsOf(bars({ ...everything, there, rubrics }))).toEqual(expected);
      }),
    );
  });

  it('tells nothing the other way round of what has an order', () => {
    const { base, own } = everything;
    const waived = { ...own, gate: base.gate };
    expect(
      looseningsOf(
        bars({ base: own, own: base, here: main, there: { a: a ?? { trials: [] }, c: c ?? { trials: [] } } }),
      ),
    ).toEqual([]);
    expect(looseningsOf(bars({ base: waived, own: base, here: main, there: { b: b ?? { trials: [] } } }))).toEqual([]);
  });
});
