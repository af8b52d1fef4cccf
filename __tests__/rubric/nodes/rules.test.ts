import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NodeResult } from '../../../schemas/types/result.ts';
import type { RuleFile } from '../../../schemas/types/rubric.ts';
import { judgeNode, refusalOf } from '../rubric-of.ts';

/** A rule that fires where the fact of its name is true. */
function rule(name: string, weight: number, keys: Partial<RuleFile> = {}): RuleFile {
  return { name, weight, condition: { field: name, op: 'eq', value: true }, ...keys };
}

function judge(rules: readonly RuleFile[], fired: readonly string[], keys: object = {}) {
  const facts = Object.fromEntries(rules.map(({ name }) => [name, fired.includes(name)]));
  return judgeNode({ rules, ...keys }, facts).tree;
}

const partOf = (tree: NodeResult, key: string) => tree.children?.find((child) => child.key === key);
const verdicts = (tree: NodeResult) => tree.children?.map(({ verdict }) => verdict);

describe('the score', () => {
  const rules = [rule('cites', 0.6), rule('long', 0.7), rule('rude', -0.4), rule('slow', -0.9)];

  test.each<{ name: string; fired: readonly string[]; raw: number; score: number; verdict: string; says: string }>([
    { name: 'nothing fires', fired: [], raw: 0, score: 0, verdict: 'pass', says: 'no rule fired' },
    { name: 'one adds', fired: ['cites'], raw: 0.6, score: 0.6, verdict: 'pass', says: 'fired: cites' },
    {
      name: 'too much is 1',
      fired: ['long', 'cites'],
      raw: 1.3,
      score: 1,
      verdict: 'pass',
      says: 'fired: cites, long',
    },
    {
      name: 'one takes away',
      fired: ['cites', 'rude'],
      raw: 0.2,
      score: 0.2,
      verdict: 'warn',
      says: 'fired: cites, rude',
    },
    { name: 'too little is 0', fired: ['slow'], raw: -0.9, score: 0, verdict: 'warn', says: 'fired: slow' },
  ])('where $name', ({ fired, raw, score, verdict, says }) => {
    const tree = judge(rules, fired);
    expect(tree).toMatchObject({ score, verdict, explanation: says });
    expect(tree.raw ?? tree.score).toBe(raw);
  });

  test('is held against the threshold, and the explanation says so', () => {
    expect(judge(rules, ['cites'], { threshold: 0.6 })).toMatchObject({
      verdict: 'pass',
      explanation: 'fired: cites; reaches the threshold of 0.6',
    });
    expect(judge(rules, ['cites'], { threshold: 0.61 })).toMatchObject({
      verdict: 'fail',
      explanation: 'fired: cites; below the threshold of 0.61',
    });
  });

  test('is the sum of what fired, whatever the order of the file', () => {
    const weights = fc.array(
      fc.integer({ min: -100, max: 100 }).filter((weight) => weight !== 0),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(weights, fc.infiniteStream(fc.boolean()), (whole, stream) => {
        const fires = whole.map(() => stream.next().value);
        const list = whole.map((weight, index) => rule(`r${index}`, weight / 100));
        const fired = list.filter((_, index) => fires[index]).map(({ name }) => name);
        const sum = whole.reduce((total, weight, index) => total + (fires[index] ? weight : 0), 0) / 100;
        const tree = judge(list, fired);
        const turned = judge(list.toReversed(), fired);
        expect(tree.raw ?? tree.score).toBeCloseTo(sum, 12);
        expect(tree.score).toBe(Math.min(Math.max(tree.raw ?? sum, 0), 1));
        expect({ ...turned, children: [] }).toMatchObject({ score: tree.score, verdict: tree.verdict });
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

describe('a rule by itself', () => {
  test.each([
    { name: 'adds and fires', weight: 1, fires: true, verdict: 'pass', score: 1, severity: 'none' },
    { name: 'adds and does not fire', weight: 1, fires: false, verdict: 'fail', score: 0, severity: 'none' },
    { name: 'takes away and fires', weight: -1, fires: true, verdict: 'fail', score: 0, severity: 'medium' },
    { name: 'takes away and does not fire', weight: -1, fires: false, verdict: 'pass', score: 1, severity: 'medium' },
  ])('that $name', ({ weight, fires, verdict, score, severity }) => {
    const tree = judge([rule('asked', weight)], fires ? ['asked'] : []);
    const explanation = fires ? 'fired: asked (true) equals true' : 'did not fire: asked (false) does not equal true';
    expect(tree.children).toEqual([
      {
        explanation,
        key: 'asked',
        kind: 'rule',
        observed: [{ field: 'asked', value: fires }],
        score,
        severity,
        verdict,
        weight,
      },
    ]);
  });

  test('of a severity of its own warns where it is not earned', () => {
    expect(judge([rule('asked', 1, { severity: 'medium' })], [])).toMatchObject({
      verdict: 'warn',
      severity: 'medium',
    });
  });

  test('that adds does not fire where it is indeterminate', () => {
    const { tree, warnings } = judgeNode({ rules: [rule('asked', 1)] }, {});
    expect(tree).toMatchObject({ score: 0, explanation: 'no rule fired' });
    expect(partOf(tree, 'asked')?.explanation).toBe('did not fire, as it is indeterminate: asked is absent');
    expect(warnings).toEqual(['fact `asked` is absent']);
  });

  test.each([
    { name: 'takes away', keys: {}, severity: 'medium', verdict: 'warn' },
    { name: 'is terminal', keys: { terminal: true }, severity: 'critical', verdict: 'fail' },
  ])('that $name counts as fired where it is indeterminate: a list does not pass on what is not there', (one) => {
    const rules = [rule('good', 1), rule('harmful', -1, one.keys)];
    const { tree, warnings } = judgeNode({ rules }, { good: true });
    expect(tree).toMatchObject({ score: 0, verdict: one.verdict, severity: one.severity });
    expect(partOf(tree, 'harmful')).toMatchObject({
      verdict: 'fail',
      explanation: 'counts as fired, as it is indeterminate: harmful is absent',
    });
    expect(warnings).toEqual(['fact `harmful` is absent']);
  });
});

describe('a terminal rule', () => {
  const rules = [
    rule('good', 0.5),
    rule('spam', 0, { terminal: true }),
    rule('vetted', 0.2, { terminal: true }),
    rule('bad', -0.5),
  ];

  test('that does not fire leaves the others to count', () => {
    const tree = judge(rules, ['good']);
    expect(tree).toMatchObject({ score: 0.5, verdict: 'pass', explanation: 'fired: good' });
    expect(verdicts(tree)).toEqual(['pass', 'pass', 'fail', 'pass']);
  });

  test('of weight 0 or less ends the list with fail, before all others and whatever the threshold', () => {
    const tree = judge(rules, ['good', 'spam', 'vetted', 'bad'], { threshold: 0 });
    expect(tree).toMatchObject({
      score: 0,
      verdict: 'fail',
      severity: 'critical',
      explanation: 'fired: spam, which ended the list',
    });
    expect(verdicts(tree)).toEqual(['skipped', 'fail', 'skipped', 'skipped']);
    expect(partOf(tree, 'good')).toMatchObject({
      score: null,
      explanation: 'not evaluated: spam ended the list',
    });
  });

  test('of a weight above 0 ends it with pass, whatever the threshold', () => {
    const tree = judge(rules, ['vetted', 'bad'], { threshold: 0.9 });
    expect(tree).toMatchObject({ score: 0.2, verdict: 'pass', severity: 'none' });
    expect(verdicts(tree)).toEqual(['skipped', 'pass', 'pass', 'skipped']);
  });

  test('is asked in the order of the file', () => {
    const turned = [rule('vetted', 0.2, { terminal: true }), rule('spam', 0, { terminal: true })];
    expect(verdicts(judge(turned, ['spam', 'vetted']))).toEqual(['pass', 'skipped']);
  });

  test('does not ask what comes after it, so nothing is warned of that was not read', () => {
    const { warnings } = judgeNode({ rules }, { spam: true });
    expect(warnings).toEqual([]);
  });
});

describe('an override', () => {
  const rules = [
    rule('short', 0.3),
    rule('fitting', 0.4, { overrides: ['short', 'long'] }),
    rule('long', -0.3),
    rule('forced', 0.1, { overrides: ['fitting'] }),
  ];

  test('silences the rules that it names', () => {
    const tree = judge(rules, ['short', 'fitting', 'long']);
    expect(tree).toMatchObject({ score: 0.4, explanation: 'fired: fitting' });
    expect(verdicts(tree)).toEqual(['skipped', 'pass', 'skipped', 'fail']);
    expect(partOf(tree, 'short')).toMatchObject({ score: null, explanation: 'overridden by fitting' });
  });

  test('by a rule that is indeterminate silences what adds, and nothing that takes away', () => {
    const condition = { field: 'gone', op: 'eq', value: true } as const;
    const unknown = rule('mild', -0.1, { condition, overrides: ['good', 'harsh'] });
    const rules = [rule('good', 1), unknown, rule('harsh', -1), rule('other', 0.5)];
    const { tree } = judgeNode({ rules }, { good: true, harsh: true, other: true });
    expect(tree).toMatchObject({ raw: -0.6, explanation: 'fired: harsh, other; counts as fired: mild' });
    expect(partOf(tree, 'good')).toMatchObject({ explanation: 'overridden by mild, which is indeterminate' });
  });

  test.each([
    {
      name: 'a chain of them',
      keys: { threshold: 0.9 },
      rules: [rule('x', 0.4, { overrides: ['y'] }), rule('y', 0.4, { overrides: ['z'] }), rule('z', 1)],
      facts: { y: true, z: true },
      judged: { score: 0, verdict: 'fail' },
    },
    {
      name: 'one that would have failed badly',
      keys: {},
      rules: [rule('x', 0.4, { overrides: ['y'] }), rule('y', 0.4, { severity: 'critical' }), rule('z', 1)],
      facts: { y: false, z: true },
      judged: { score: 1, verdict: 'fail', severity: 'critical' },
    },
  ])('by a rule that is indeterminate lets no list pass: $name', ({ keys, rules, facts, judged }) => {
    expect(judgeNode({ rules, ...keys }, facts).tree).toMatchObject(judged);
  });

  test('by a rule that did not fire, or is overridden itself, does nothing', () => {
    expect(judge(rules, ['short', 'long'])).toMatchObject({ score: 0, explanation: 'fired: short, long' });
    expect(judge(rules, ['short', 'fitting', 'forced'])).toMatchObject({
      score: 0.4,
      explanation: 'fired: short, forced',
    });
  });
});

test('a trial that crashed fails every rule', () => {
  const error = { kind: 'agent', message: 'out of range', classified: true };
  const { tree } = judgeNode({ rules: [rule('good', 1), rule('bad', -1)] }, { error });
  expect(tree).toMatchObject({ score: 0, verdict: 'fail' });
  expect(verdicts(tree)).toEqual(['fail', 'fail']);
});

test.each<{ name: string; rules: readonly RuleFile[]; problems: readonly string[] }>([
  { name: 'a weight of 0', rules: [rule('a', 0)], problems: ['/rules/0/weight bad-weights'] },
  { name: 'a name twice', rules: [rule('a', 1), rule('a', -1)], problems: ['/rules/1/name duplicate-node'] },
  { name: 'a reserved name', rules: [rule('total', 1)], problems: ['/rules/0/name bad-key'] },
  {
    name: 'an override of nothing',
    rules: [rule('polite', 1, { overrides: ['pollite'] })],
    problems: ['/rules/0/overrides/0 unknown-node'],
  },
  {
    name: 'an override of a terminal rule',
    rules: [rule('a', 1, { overrides: ['b'] }), rule('b', -1, { terminal: true })],
    problems: ['/rules/0/overrides/0 bad-node'],
  },
  {
    name: 'an override of itself',
    rules: [rule('a', 1, { overrides: ['a'] })],
    problems: ['/rules/0/overrides cycle a overrides a'],
  },
  {
    name: 'a cycle of overrides',
    rules: [rule('a', 1, { overrides: ['b'] }), rule('b', 1, { overrides: ['c'] }), rule('c', 1, { overrides: ['a'] })],
    problems: ['/rules/1/overrides cycle b overrides c, c overrides a, a overrides b'],
  },
])('refused: $name', ({ rules, problems }) => {
  expect(refusalOf({ rules })).toEqual(problems);
});

test('a list that is none is refused once', () => {
  expect(refusalOf({ rules: 3 })).toEqual(['/rules bad-value 3']);
  expect(refusalOf({ rules: [3, rule('a', 1)] })).toEqual(['/rules/0 bad-value 3']);
});

describe('a list with rules that is indeterminate', () => {
  const quick = rule('quick', 0.2, { terminal: true });

  test('has the score that a terminal rule would end it with, where that is less', () => {
    const tree = judgeNode({ rules: [rule('good', 0.9), quick] }, { good: true }).tree;
    expect(tree).toMatchObject({
      score: 0.2,
      verdict: 'pass',
      explanation: 'fired: good; may have ended the list with less: quick',
    });
  });

  test('has it too where a later terminal rule ends it', () => {
    const late = rule('late', 0.7, { terminal: true });
    const tree = judgeNode({ rules: [quick, late], threshold: 0.5 }, { late: true }).tree;
    expect(tree).toMatchObject({
      score: 0.2,
      verdict: 'pass',
      explanation: 'fired: late, which ended the list; may have ended the list before, with less: quick',
    });
  });

  test('keeps a score that is less', () => {
    const tree = judgeNode({ rules: [rule('good', 0.1), quick] }, { good: true }).tree;
    expect(tree).toMatchObject({ score: 0.1, explanation: 'fired: good' });
  });

  test('has the least of all scores that it may have', () => {
    const asked = fc.record({
      weight: fc.constantFrom(-1, -0.25, 0.05, 0.1, 0.2, 0.5, 1),
      terminal: fc.boolean(),
      known: fc.constantFrom(true, false, undefined),
    });
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 4 }), (drawn) => {
        const rules = drawn.map(({ weight, terminal }, index) => rule(`r${index}`, weight, { terminal }));
        const scoreOf = (known: readonly (boolean | undefined)[]) => {
          const facts = Object.fromEntries(
            known.flatMap((truth, index) => (truth === undefined ? [] : [[`r${index}`, truth]])),
          );
          return judgeNode({ rules }, facts).tree.score ?? Number.NaN;
        };
        const may = drawn.reduce<readonly (readonly boolean[])[]>(
          (worlds, { known }) =>
            (known === undefined ? [true, false] : [known]).flatMap((truth) =>
              worlds.map((world) => [...world, truth]),
            ),
          [[]],
        );
        expect(scoreOf(drawn.map(({ known }) => known))).toBe(Math.min(...may.map(scoreOf)));
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});
