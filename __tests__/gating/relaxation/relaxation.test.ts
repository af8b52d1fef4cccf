import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Relaxation } from '../../../schemas/types/decision.ts';
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { relaxationFindings } from '../../../src/gating/findings/config.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { type RelaxationInput, relaxationsOf } from '../../../src/gating/relaxation/relaxation.ts';
import type { RubricChange } from '../../../src/gating/relaxation/relaxed-rubrics.ts';
import { run, type ScenarioSketch } from '../build-run.ts';

const policy = (written: PolicyFile = {}): ResolvedPolicy => resolvePolicy(written);

type Sketch = Readonly<Record<string, ScenarioSketch>>;

const main: Sketch = { a: { trials: [1], tags: ['smoke'] }, b: { trials: [0] }, c: { trials: [1] } };

function inputOf(
  given: Partial<RelaxationInput> & { readonly here?: Sketch; readonly there?: Sketch | null } = {},
): RelaxationInput {
  const { here = main, there = main, ...rest } = given;
  return {
    base: policy(),
    head: policy(),
    rubrics: [],
    rescored: { main: null, candidate: null },
    primary: { base: 'task-completion', head: 'task-completion' },
    mapping: { base: null, head: null, isUsed: false },
    chosen: [],
    candidate: run(here),
    baseline: there === null ? null : run(there),
    today: '2026-11-21',
    ...rest,
  };
}

function lines(given: Parameters<typeof inputOf>[0]): readonly string[] {
  return relaxationsOf(inputOf(given)).map(
    ({ subject, what, old, new: now }) => `${subject} | ${what} | ${old} | ${now}`,
  );
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
  expect(lines({ base, head: base, here, there: { ...here, lost: { trials: [1] } } })).toHaveLength(1);
  expect(reads).toBeLessThan(30 * ids.length);
});

describe('scenarios', () => {
  it.each<{ name: string; given: Parameters<typeof inputOf>[0]; is: readonly string[] }>([
    { name: 'nothing where they are the same', given: {}, is: [] },
    { name: 'nothing without a run of main', given: { there: null, here: {} }, is: [] },
    {
      name: 'one that failed and is gone',
      given: { here: { a: { ...a, trials: [1] }, c: { trials: [1] } } },
      is: ['b | scenario | in main | removed'],
    },
    {
      name: 'those that flatter most first',
      given: { here: { c: { trials: [1] } }, base: policy({ gate: { scenarios: { removed: 'warn' } } }) },
      is: ['b | scenario | in main | removed', 'a | scenario | in main | removed'],
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
      is: ['b | scenario | in main | removed'],
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
      is: ['b | input or ground truth | as main asks | something else'],
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
        head: policy({}),
      },
      is: [],
    },
    {
      name: 'one that lost the tag that made it have to pass',
      given: { base: smoke, head: smoke, here: { ...main, a: { trials: [1] } } },
      is: ['a | tag `smoke` | has to pass | tag removed'],
    },
    {
      name: 'one that lost it together with its id',
      given: {
        base: smoke,
        head: smoke,
        here: { renamed: { trials: [1], asks: 'a' }, b: { trials: [0] }, c: { trials: [1] } },
      },
      is: ['a | tag `smoke` | has to pass | tag removed'],
    },
    {
      name: 'nothing of one that was only renamed',
      given: {
        base: smoke,
        head: smoke,
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
        head: policy({ gate: { scenarios: { must_pass: ['smoke', 'a'] } } }),
        here: { ...main, a: { trials: [1] } },
      },
      is: [],
    },
  ])('tells $name', ({ given, is }) => {
    expect(lines(given)).toEqual(is);
  });
});

const version = (number: string, hash: string, id = 'task-completion') => ({
  id,
  metric: 'TCR',
  version: number,
  hash,
});
const key = (subject: string, what: string, part: 'rubric' | 'criterion' = 'criterion') =>
  ({ subject, part, what, old: 'a', new: 'b', moves: 'milder' }) as const;
const doneChanged: RubricChange = {
  base: version('1.0.0', 'sha256:a'),
  head: version('1.1.0', 'sha256:b'),
  keys: [key('task-completion/done', 'pass_when')],
};

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
    expect(lines({ candidate, baseline, base, head: base })).toEqual(is);
  });
});

describe('rubrics and mapping', () => {
  it('tells a rubric that was removed, and not one that is new', () => {
    const rubrics = [
      { base: version('1.0.0', 'sha256:a'), head: null, keys: [] },
      { base: null, head: version('1.0.0', 'sha256:a', 'other'), keys: [] },
    ];
    expect(lines({ rubrics })).toEqual(['task-completion | rubric | 1.0.0 | removed']);
  });

  it('tells another way to read the results', () => {
    expect(lines({ mapping: { base: null, head: 'sha256:0123456789abcdef', isUsed: false } })).toEqual([
      'mapping | how results are read | none | sha256:0123456789ab',
    ]);
    expect(lines({ mapping: { base: 'sha256:0123456789abcdef', head: null, isUsed: true } })).toEqual([
      'mapping | how results are read, in this run already | sha256:0123456789ab | none',
    ]);
  });
});

describe('the primary rubric', () => {
  const primary = { base: 'booking', head: 'aaa' };
  const waiver = { scenario: 'a', reason: 'r', owner: 'o', expires: '2027-01-01' };

  it.each<{ name: string; base: PolicyFile; given?: RelaxationInput['primary']; is: readonly string[] }>([
    {
      name: 'another one',
      base: {
        gate: { scenarios: { must_pass: ['a'] }, outcomes: { hard_failure: { at_most: 0.1 } } },
        waivers: [waiver],
      },
      is: ['policy | primary rubric | booking | aaa'],
    },
    {
      name: 'that there is none any more',
      base: { gate: { scenarios: { must_pass: ['a'] } } },
      given: { base: 'booking', head: null },
      is: ['policy | primary rubric | booking | none'],
    },
    {
      name: 'nothing where main has none',
      base: { gate: { scenarios: { must_pass: ['a'] } } },
      given: { base: null, head: 'aaa' },
      is: [],
    },
    {
      name: 'nothing of the same one',
      base: { gate: { scenarios: { must_pass: ['a'] } } },
      given: { base: 'aaa', head: 'aaa' },
      is: [],
    },
  ])('tells $name', ({ base, given = primary, is }) => {
    expect(lines({ base: policy(base), head: policy(base), primary: given })).toEqual(is);
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
  head: policy({
    gate: {
      criteria: { 'task-completion/done': { tier: 'critical' }, 'task-completion/polite': { tier: 'advisory' } },
      scenarios: { must_pass: ['smoke'] },
    },
    waivers: [{ metric: 'TCR', ceiling: 0.1, reason: 'r', owner: 'o', expires: '2027-01-31' }],
  }),
  rubrics: [
    {
      ...doneChanged,
      keys: [
        key('task-completion', 'threshold', 'rubric'),
        key('task-completion/polite', 'pass_when'),
        key('task-completion/done', 'pass_when'),
      ],
    },
  ],
  here: { a: { ...a, trials: [1], tags: [] }, c: { trials: [1] } },
} as const;

describe('order', () => {
  it('puts what gates first and what is advisory last', () => {
    expect(relaxationsOf(inputOf(everything)).map(({ subject, what }) => `${subject} | ${what}`)).toEqual([
      'task-completion/done | pass_when',
      'task-completion/done | threshold',
      'TCR | threshold',
      'a | tag `smoke`',
      'policy | require',
      'task-completion | threshold',
      'b | scenario',
      'TCR | waiver',
      'task-completion/polite | pass_when',
    ]);
  });

  it('takes those that a comment has room for from each kind in turn', () => {
    const invented = Array.from({ length: 12 }, (_, index) => `n-${String(index).padStart(2, '0')}`);
    const criteria = Object.fromEntries(invented.map((key) => [`other/${key}`, { tier: 'advisory' as const }]));
    const gone = Object.fromEntries(invented.map((id) => [id, { trials: [1] }]));
    const rubrics = [doneChanged];
    const found = relaxationsOf(
      inputOf({ head: policy({ gate: { criteria } }), rubrics, there: { ...main, ...gone } }),
    );
    expect(found).toHaveLength(25);
    expect(found.slice(0, 10).map(({ subject, what }) => `${subject} | ${what}`)).toEqual([
      ...invented.slice(0, 5).map((key) => `other/${key} | tier`),
      'task-completion/done | pass_when',
      ...invented.slice(0, 4).map((id) => `${id} | scenario`),
    ]);
    expect(found.slice(10).map(({ what }) => what)).toEqual([
      ...Array<string>(7).fill('tier'),
      ...Array<string>(8).fill('scenario'),
    ]);
  });

  it('does not go by the order of the input', () => {
    const expected = relaxationsOf(inputOf(everything));
    const keys = fc.shuffledSubarray(Object.keys(main), { minLength: 3 });
    const same = { base: version('1.0.0', 'sha256:a', 'same'), head: version('1.0.0', 'sha256:a', 'same'), keys: [] };
    const rubrics = [...everything.rubrics, same];
    fc.assert(
      fc.property(keys, fc.shuffledSubarray(rubrics, { minLength: 2 }), (ids, shuffled) => {
        const there = Object.fromEntries(ids.map((id) => [id, main[id] ?? { trials: [] }]));
        expect(relaxationsOf(inputOf({ ...everything, there, rubrics: shuffled }))).toEqual(expected);
      }),
    );
  });

  it('tells nothing the other way round of what has an order', () => {
    const { base, head } = everything;
    const waived = { ...head, gate: base.gate };
    expect(
      relaxationsOf(
        inputOf({ base: head, head: base, here: main, there: { a: a ?? { trials: [] }, c: c ?? { trials: [] } } }),
      ),
    ).toEqual([]);
    expect(relaxationsOf(inputOf({ base: waived, head: base, here: main, there: { b: b ?? { trials: [] } } }))).toEqual(
      [],
    );
  });
});

const one = (subject: string): Relaxation => ({ subject, what: 'threshold', old: '90.0 %', new: '80.0 %' });
const asking = (relaxation: PolicyFile['relaxation'] = {}): ResolvedPolicy => resolvePolicy({ relaxation });
const labelled = asking({ effect: 'label', label: 'Lower bar' });

describe('relaxationFindings', () => {
  it('says nothing where nothing is lower', () => {
    expect(relaxationFindings([], asking({ effect: 'fail' }), [])).toEqual([]);
  });

  it.each([
    { name: 'a warning where nothing is said', policy: asking(), labels: [], code: 'gate-relaxed', effect: 'warn' },
    {
      name: 'a warning under `show`',
      policy: asking({ effect: 'show' }),
      labels: [],
      code: 'gate-relaxed',
      effect: 'warn',
    },
    {
      name: 'a block under `fail`',
      policy: asking({ effect: 'fail' }),
      labels: ['x'],
      code: 'gate-relaxed',
      effect: 'block',
    },
    { name: 'a block without the label', policy: labelled, labels: ['lower'], code: 'gate-relaxed', effect: 'block' },
    { name: 'a block without any answer', policy: labelled, labels: null, code: 'gate-relaxed', effect: 'block' },
    {
      name: 'a notice with the label, whatever its case',
      policy: labelled,
      labels: ['bug', 'lower BAR'],
      code: 'gate-relaxed-accepted',
      effect: 'notice',
    },
  ])('is $name', ({ policy, labels, code, effect }) => {
    expect(relaxationFindings([one('TCR')], policy, labels)).toMatchObject([{ code, effect }]);
  });

  it('names what it is about, each once with its places', () => {
    const found = relaxationFindings(['a', 'a', 'b'].map(one), labelled, []);
    expect(found).toMatchObject([
      {
        places: [
          { subject: 'a', count: 2 },
          { subject: 'b', count: 1 },
        ],
        label: 'Lower bar',
        isUnread: false,
      },
    ]);
  });
});
