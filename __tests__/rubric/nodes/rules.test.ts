import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeNode, refusalOf } from '../rubric-of.ts';
import { judgeRules, partOf, rule, verdicts } from './rules-of.ts';

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
    const tree = judgeRules(rules, fired);
    expect(tree).toMatchObject({ score, verdict, explanation: says });
    expect(tree.raw ?? tree.score).toBe(raw);
  });

  test('is held against the threshold, and the explanation says so', () => {
    expect(judgeRules(rules, ['cites'], { threshold: 0.6 })).toMatchObject({
      verdict: 'pass',
      explanation: 'fired: cites; reaches the threshold of 0.6',
    });
    expect(judgeRules(rules, ['cites'], { threshold: 0.61 })).toMatchObject({
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
        const tree = judgeRules(list, fired);
        const turned = judgeRules(list.toReversed(), fired);
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
    const tree = judgeRules([rule('asked', weight)], fires ? ['asked'] : []);
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
    expect(judgeRules([rule('asked', 1, { severity: 'medium' })], [])).toMatchObject({
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
  ])(
    'that $name counts as fired where it is indeterminate: a list does not pass on an absent fact',
    ({ keys, severity, verdict }) => {
      const rules = [rule('good', 1), rule('harmful', -1, keys)];
      const { tree, warnings } = judgeNode({ rules }, { good: true });
      expect(tree).toMatchObject({ score: 0, verdict, severity });
      expect(partOf(tree, 'harmful')).toMatchObject({
        verdict: 'fail',
        explanation: 'counts as fired, as it is indeterminate: harmful is absent',
      });
      expect(warnings).toEqual(['fact `harmful` is absent']);
    },
  );
});

describe('a terminal rule', () => {
  const rules = [
    rule('good', 0.5),
    rule('spam', 0, { terminal: true }),
    rule('vetted', 0.2, { terminal: true }),
    rule('bad', -0.5),
  ];

  test('that does not fire leaves the others to count', () => {
    const tree = judgeRules(rules, ['good']);
    expect(tree).toMatchObject({ score: 0.5, verdict: 'pass', explanation: 'fired: good' });
    expect(verdicts(tree)).toEqual(['pass', 'pass', 'fail', 'pass']);
  });

  test('of weight 0 or less ends the list with fail, before all others and whatever the threshold', () => {
    const tree = judgeRules(rules, ['good', 'spam', 'vetted', 'bad'], { threshold: 0 });
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
    const tree = judgeRules(rules, ['vetted', 'bad'], { threshold: 0.9 });
    expect(tree).toMatchObject({ score: 0.2, verdict: 'pass', severity: 'none' });
    expect(verdicts(tree)).toEqual(['skipped', 'pass', 'pass', 'skipped']);
  });

  test('is asked in the order of the file', () => {
    const turned = [rule('vetted', 0.2, { terminal: true }), rule('spam', 0, { terminal: true })];
    expect(verdicts(judgeRules(turned, ['spam', 'vetted']))).toEqual(['pass', 'skipped']);
  });

  test('does not ask what comes after it, so nothing is warned of that was not read', () => {
    const { warnings } = judgeNode({ rules }, { spam: true });
    expect(warnings).toEqual([]);
  });
});

test('a trial that crashed fails every rule', () => {
  const error = { kind: 'agent', message: 'out of range', classified: true };
  const { tree } = judgeNode({ rules: [rule('good', 1), rule('bad', -1)] }, { error });
  expect(tree).toMatchObject({ score: 0, verdict: 'fail' });
  expect(verdicts(tree)).toEqual(['fail', 'fail']);
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
