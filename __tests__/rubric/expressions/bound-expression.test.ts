import { describe, expect, test } from 'vitest';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import { mistakesIn, pointedIn } from '../../support/mistakes-in.ts';
import { scoreAndExplain } from '../../support/score-and-explain.ts';
import { ask, rubricOf, trialOf } from '../rubric-of.ts';

const contract = { properties: { words: {}, note: {}, plans: {} } };
const criterion = (expr: string) => ({ criteria: { a: { weight: 1, pass_when: { expr } } }, contract });
const judge = (expr: string, facts: object) =>
  scoreAndExplain([rubricOf(criterion(expr))], trialOf(facts as Record<string, unknown>)).rubrics[0];

describe('a condition in CEL', () => {
  test.each<{ expr: string; facts: object; verdict: string; because: string }>([
    { expr: 'words / 100 < 1', facts: { words: 40 }, verdict: 'pass', because: 'words / 100 < 1 holds: words is 40' },
    {
      expr: 'words / 100 < 1',
      facts: { words: 140 },
      verdict: 'fail',
      because: 'words / 100 < 1 does not hold: words is 140',
    },
    {
      expr: 'words / 100 < 1',
      facts: {},
      verdict: 'fail',
      because: 'words / 100 < 1 is indeterminate: words is absent',
    },
    {
      expr: 'words < 1',
      facts: { words: 'x' },
      verdict: 'fail',
      because: 'words < 1 is indeterminate: words < 1 mixes text and a number',
    },
    { expr: '1 < 2', facts: {}, verdict: 'pass', because: '1 < 2 holds' },
    {
      expr: 'usage.cost_usd < 1 && output.startsWith("Done")',
      facts: { usage: { cost_usd: 0.5 }, output: 'Done.' },
      verdict: 'pass',
      because: 'usage.cost_usd < 1 && output.startsWith("Done") holds: usage.cost_usd is 0.5, output is "Done."',
    },
    {
      expr: 'plans[words].tier == 2',
      facts: { words: 1, plans: [{}, { tier: 2 }] },
      verdict: 'pass',
      because: 'plans[words].tier == 2 holds: plans is [{},{"tier":2}], words is 1',
    },
    {
      expr: 'note["a b"] == 1',
      facts: { note: { 'a b': 1 } },
      verdict: 'pass',
      because: 'note["a b"] == 1 holds: note.a b is 1',
    },
    {
      expr: '!has(note[0])',
      facts: { note: { '0': 1 } },
      verdict: 'pass',
      because: '!has(note[0]) holds: note.0 is absent',
    },
  ])('$because', ({ expr, facts, verdict, because }) => {
    expect(judge(expr, facts)?.tree.children?.[0]).toMatchObject({ verdict, explanation: because });
  });

  test('notes what it read and warns of an absent fact', () => {
    const result = judge('words < 1 || note == 1', { words: 3 });
    expect(result?.tree.children?.[0]?.observed).toEqual([{ field: 'words', value: 3 }, { field: 'note' }]);
    expect(result?.warnings).toEqual(['fact `note` is absent']);
    expect(judge('words < 1', { words: 'x' })?.warnings).toEqual([
      '`words < 1` is indeterminate: words < 1 mixes text and a number',
    ]);
  });

  test('warns of no fact behind a guard', () => {
    expect(judge('has(note.x) ? note.x == 1 : true', {})?.warnings).toEqual([]);
  });

  test('stays indeterminate under `not`', () => {
    const rubric = rubricOf({ contract, criteria: { a: { weight: 1, pass_when: { not: { expr: 'words < 1' } } } } });
    expect(scoreAndExplain([rubric], trialOf()).rubrics[0]?.tree.score).toBe(0);
  });

  test('reads the verdict of the harness', () => {
    const rubric = rubricOf({ criteria: { a: { weight: 1, pass_when: { expr: 'harness.passed == true' } } } });
    expect(scoreAndExplain([rubric], trialOf({ harness: { passed: true } })).rubrics[0]?.tree.verdict).toBe('pass');
  });

  test('reads the score and the verdict of other nodes', () => {
    const rubric = rubricOf({
      contract,
      criteria: {
        b: { weight: 0.5, pass_when: { expr: 'score("a") > 0.5 && passed("a")' } },
        a: { weight: 0.5, pass_when: { expr: 'words < 9' } },
      },
    });
    const [b] = scoreAndExplain([rubric], trialOf({ words: 1 })).rubrics[0]?.tree.children ?? [];
    expect(b).toMatchObject({
      verdict: 'pass',
      explanation: 'score("a") > 0.5 && passed("a") holds: score of a is 1, verdict of a is "pass"',
    });
  });

  test.each([
    { name: 'a fact', expr: 'colour == 1', fix: /^Declare your own facts in the contract/ },
    { name: 'a node', expr: 'b > 1', fix: /^Read a criterion or node with `score\("NAME"\)`/ },
    { name: 'nothing', expr: 'words <', fix: /^$/ },
  ])('that names $name which it cannot read advises', ({ expr, fix }) => {
    const criteria = { ...criterion(expr).criteria, b: { weight: 1, pass_when: { field: 'words', op: 'exists' } } };
    const problems = mistakesIn(() => rubricOf({ weights: 'relative', contract, criteria }));
    expect(problems.map((problem) => problem.fix ?? '')).toEqual([expect.stringMatching(fix)]);
  });

  test('reads the whole score in outcomes', () => {
    expect(ask({ expr: 'score("total") > 0.5' }, {})).toMatchObject({
      truth: undefined,
      because: 'score("total") > 0.5 is indeterminate: total was skipped and has no score',
    });
    const rubric = rubricOf({
      outcomes: [{ name: 'good', when: { expr: 'score("total") > 0.5' } }, { name: 'bad' }],
    });
    expect(scoreTrial([rubric], trialOf({ output: '' })).rubrics[0]?.outcome).toBe('good');
    expect(scoreTrial([rubric], trialOf()).rubrics[0]?.outcome).toBe('bad');
  });

  test('that costs too much gives no verdict', () => {
    const rubric = rubricOf(criterion(COSTLY));
    const trial = trialOf({ plans: Array.from({ length: 2000 }, (_, index) => index) });
    expect(scoreTrial([rubric], trial).rubrics[0]).toMatchObject({
      judgement: { verdict: 'error', score: null },
      reason: expect.stringMatching(/^the expression plans\.all.* was stopped: it takes more than/),
    });
  });
});

const COSTLY = 'plans.all(a, plans.all(b, a + b >= 0))';

test.each([
  { name: 'a requirement', keys: { require: [{ that: { expr: COSTLY } }] } },
  { name: 'a derived fact', keys: { derive: { x: { expr: COSTLY } } } },
  { name: 'an outcome', keys: { outcomes: [{ name: 'x', when: { expr: COSTLY } }, { name: 'y' }] } },
])('$name that costs too much is no crash, not even of a trial that crashed', ({ keys }) => {
  const rubric = rubricOf({ contract, ...keys });
  const plans = Array.from({ length: 2000 }, (_, index) => index);
  const error = { kind: 'agent', message: 'x', classified: true } as const;
  expect(scoreTrial([rubric], trialOf({ output: '', plans })).rubrics[0]?.judgement.verdict).toBe('error');
  expect(() => scoreTrial([rubric], { ...trialOf({ plans }), error })).not.toThrow();
});

describe('an expression that is refused', () => {
  test.each<{ name: string; expr: string; problems: readonly string[] }>([
    {
      name: 'a misspelt fact',
      expr: 'wrds < 1',
      problems: ['/criteria/a/pass_when/expr bad-expression "wrds < 1", at its character 1'],
    },
    {
      name: 'a fact that the contract does not name',
      expr: 'colour == 1',
      problems: ['/criteria/a/pass_when/expr bad-expression "colour == 1", at its character 1'],
    },
    {
      name: 'the name of a node',
      expr: 'a > 0.5',
      problems: ['/criteria/a/pass_when/expr bad-expression "a > 0.5", at its character 1'],
    },
    {
      name: 'the name of a node and an unknown fact',
      expr: 'a + colour > 0.5',
      problems: ['/criteria/a/pass_when/expr bad-expression "a + colour > 0.5", at its character 1'],
    },
    {
      name: 'an unknown function',
      expr: 'flor(words) < 1',
      problems: ['/criteria/a/pass_when/expr bad-expression "flor(words) < 1", at its character 1'],
    },
    { name: 'a misspelt node', expr: 'score("b") < 1', problems: ['/criteria/a/pass_when/expr unknown-node'] },
    {
      name: 'the whole score inside a node',
      expr: 'score("total") < 1',
      problems: ['/criteria/a/pass_when/expr unknown-node'],
    },
    {
      name: 'a number',
      expr: 'words + 1',
      problems: ['/criteria/a/pass_when/expr bad-expression "words + 1", at its character 1'],
    },
    {
      name: 'Python',
      expr: 'words < 1 and true',
      problems: ['/criteria/a/pass_when/expr bad-expression "words < 1 and true", at its character 11'],
    },
    { name: 'nothing', expr: '', problems: ['/criteria/a/pass_when/expr bad-value ""'] },
    { name: 'itself', expr: 'passed("a")', problems: ['/criteria/a cycle a needs a'] },
  ])('$name', ({ expr, problems }) => {
    expect(pointedIn(() => rubricOf(criterion(expr)))).toEqual(problems);
  });
});
