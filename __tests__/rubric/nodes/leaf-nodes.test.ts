import { describe, expect, test } from 'vitest';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { scoreAndExplain } from '../../support/score-and-explain.ts';
import { judgeNode, refusalOf, rubricOf, trialOf } from '../rubric-of.ts';

describe('`use`', () => {
  const graded = { lookup: { field: 'grade', table: { A: 1, B: 0.5 } } };

  /** A rubric of one criterion that uses the node `graded`. */
  const using = (keys: object = {}) => ({
    criteria: { again: { weight: 1, use: 'graded', ...keys } },
    nodes: { graded },
  });

  const used = (keys: object, grade: string) => judgeNode(using(keys), { grade }).tree.children?.[0];

  describe('a node used again', () => {
    test('counts as it was judged', () => {
      expect(used({}, 'B')).toMatchObject({
        kind: 'use',
        score: 0.5,
        verdict: 'warn',
        weight: 1,
        explanation: 'as judged under `graded`',
      });
    });

    test('is marked anew by a threshold', () => {
      expect(used({ threshold: 0.5 }, 'B')).toMatchObject({
        verdict: 'pass',
        explanation: 'as judged under `graded`; reaches the threshold of 0.5',
      });
    });

    test('that passed passes under any severity', () => {
      expect(used({ severity: 'critical' }, 'A')).toMatchObject({ verdict: 'pass', severity: 'critical' });
    });

    test('goes by the score that its own calibration gives', () => {
      const calibration = [
        { from: 0, to: 0 },
        { from: 0.5, to: 0.2 },
        { from: 1, to: 1 },
      ];
      const nodes = { graded: { ...graded, threshold: 0.5 } };
      const { tree } = judgeNode({ ...using({ calibration }), nodes }, { grade: 'B' });
      expect(tree.children?.[0]).toMatchObject({
        verdict: 'warn',
        score: 0.2,
        raw: 0.5,
        explanation: 'as judged under `graded`; calibrated from 0.5 to 0.2; here severity medium decides',
      });
      expect(used({ calibration }, 'A')).toMatchObject({ verdict: 'pass', score: 1 });
    });

    test('of a criterion that passed passes too, though that has a severity', () => {
      const node = {
        criteria: { asked: { weight: 1, pass_when: { field: 'a', op: 'exists' } } },
        nodes: { again: { use: 'asked', severity: 'critical' } },
      };
      expect(judgeNode(node, { a: 1 }).tree.children?.[1]).toMatchObject({ key: 'again', verdict: 'pass' });
    });

    const no = { pass_when: { field: 'grade', op: 'eq', value: 'A' } };
    const missed = { ...graded, threshold: 0.75 };

    test.each<{ name: string; node: object }>([
      { name: 'a missed threshold', node: missed },
      { name: 'all that have to pass', node: { combine: 'strict', criteria: { one: no } } },
      { name: 'the majority', node: { combine: 'majority_vote', criteria: { one: { weight: 1, ...no } } } },
      {
        name: 'each item',
        node: { each: { over: { field: 'marks' }, node: { pass_when: { field: 'item', op: 'eq', value: 'A' } } } },
      },
      {
        name: 'a terminal rule',
        node: {
          rules: [{ name: 'bad', weight: -1, terminal: true, condition: { field: 'grade', op: 'eq', value: 'B' } }],
        },
      },
      { name: 'the answer where it does not apply', node: { ...graded, when: no.pass_when, otherwise: 'fail' } },
      {
        name: 'a tree that ends in a missed threshold',
        node: { tree: { if: no.pass_when, then: { score: 1, label: 'a' }, else: { node: missed } }, severity: 'low' },
      },
    ])('stays failed by $name, however mild it is here', ({ node }) => {
      const rubric = { ...using({ severity: 'low' }), nodes: { graded: node } };
      const { tree } = judgeNode(rubric, { grade: 'B', marks: ['B'] });
      expect(tree.children?.[0]).toMatchObject({
        verdict: 'fail',
        severity: 'low',
        explanation: 'as judged under `graded`',
      });
    });

    test('is weighed anew where its severity alone decided', () => {
      expect(used({ severity: 'high' }, 'B')).toMatchObject({
        verdict: 'fail',
        explanation: 'as judged under `graded`; here severity high decides',
      });
      expect(used({ severity: 'low' }, 'B')?.verdict).toBe('pass');
    });

    const identity = [
      { from: 0, to: 0 },
      { from: 1, to: 1 },
    ];
    const lowered = [
      { from: 0, to: 0 },
      { from: 1, to: 0.8 },
    ];
    const fallsShort = (severity: string) => ({
      criteria: {
        one: { weight: 0.5, pass_when: { field: 'grade', op: 'exists' } },
        other: { weight: 0.5, severity, ...no },
      },
    });

    test.each<{ name: string; node: object; keys: object; verdict: string; severity: string; grade?: string }>([
      {
        name: 'a threshold missed here has the severity of the node that reached its own',
        node: { ...graded, severity: 'critical', threshold: 0.5 },
        keys: { threshold: 0.9 },
        verdict: 'fail',
        severity: 'critical',
      },
      {
        name: 'by default medium',
        node: { ...graded, threshold: 0.5 },
        keys: { threshold: 0.9 },
        verdict: 'fail',
        severity: 'medium',
      },
      {
        name: 'also where that was flawless',
        node: graded,
        grade: 'A',
        keys: { threshold: 0.9, calibration: lowered },
        verdict: 'fail',
        severity: 'medium',
      },
      {
        name: 'or the one written here',
        node: { ...graded, severity: 'critical', threshold: 0.5 },
        keys: { threshold: 0.9, severity: 'low' },
        verdict: 'fail',
        severity: 'low',
      },
      {
        name: 'and of a node with parts the worst that did not pass',
        node: { ...fallsShort('high'), threshold: 0.5 },
        keys: { threshold: 0.9 },
        verdict: 'fail',
        severity: 'high',
      },
      {
        name: 'a severity makes no failure of what a milder one let pass',
        node: { ...graded, severity: 'low' },
        keys: { severity: 'critical' },
        verdict: 'pass',
        severity: 'critical',
      },
      {
        name: 'nor of parts',
        node: fallsShort('low'),
        keys: { severity: 'critical' },
        verdict: 'pass',
        severity: 'critical',
      },
      {
        name: 'a severity decides nothing where a threshold did',
        node: { ...graded, threshold: 0.5 },
        keys: { severity: 'critical' },
        verdict: 'pass',
        severity: 'critical',
      },
      {
        name: 'a calibration leaves the severity as it is',
        node: { ...graded, severity: 'low' },
        keys: { calibration: identity },
        verdict: 'pass',
        severity: 'low',
      },
      {
        name: 'also where it lowers the score',
        node: { ...graded, severity: 'high' },
        grade: 'A',
        keys: { calibration: lowered },
        verdict: 'fail',
        severity: 'high',
      },
      {
        name: 'and of parts',
        node: fallsShort('low'),
        keys: { calibration: identity },
        verdict: 'pass',
        severity: 'low',
      },
    ])('$name', ({ node, keys, verdict, severity, grade = 'B' }) => {
      const { tree } = judgeNode({ ...using(keys), nodes: { graded: node } }, { grade });
      expect(tree.children?.[0]).toMatchObject({ verdict, severity });
      const whole = { if: { field: 'grade', op: 'exists' }, then: { node }, else: { score: 0, label: 'none' } };
      expect(judgeNode({ ...keys, tree: whole }, { grade }).tree).toMatchObject({ verdict, severity });
    });

    test('that did not apply does not apply here', () => {
      const nodes = { graded: { ...graded, when: { field: 'asked', op: 'exists' } } };
      expect(judgeNode({ ...using({ threshold: 0.1 }), nodes }, { grade: 'A' }).tree).toMatchObject({
        verdict: 'skipped',
        children: [{ verdict: 'skipped', score: null }, {}],
      });
    });
  });

  test.each<{ name: string; node: object; problems: readonly string[] }>([
    {
      name: 'a name that is none',
      node: using({ use: 'grade' }),
      problems: ['/criteria/again/use unknown-node'],
    },
    { name: 'itself', node: using({ use: 'again' }), problems: ['/criteria/again cycle again needs again'] },
  ])('refused: $name', ({ node, problems }) => {
    expect(refusalOf({ ...node })).toEqual(problems);
  });
});

describe('`pass_when` and `fail_when`', () => {
  const judge = (keys: object, facts: object) =>
    judgeNode({ criteria: { asked: { weight: 1, ...keys } } }, { ...facts }).tree.children?.[0];

  const yes = { pass_when: { field: 'a', op: 'eq', value: 1 } };
  const no = { fail_when: { field: 'a', op: 'eq', value: 1 } };
  const half = [
    { from: 0, to: 0.5 },
    { from: 1, to: 1 },
  ];

  test.each<{ name: string; keys: object; facts: object; score: number; verdict: string }>([
    { name: 'passes where pass_when holds', keys: yes, facts: { a: 1 }, score: 1, verdict: 'pass' },
    { name: 'fails where it does not', keys: yes, facts: { a: 2 }, score: 0, verdict: 'fail' },
    { name: 'fails where it is indeterminate', keys: yes, facts: {}, score: 0, verdict: 'fail' },
    { name: 'fails where fail_when holds', keys: no, facts: { a: 1 }, score: 0, verdict: 'fail' },
    { name: 'passes where it does not', keys: no, facts: { a: 2 }, score: 1, verdict: 'pass' },
    { name: 'fails where that is indeterminate', keys: no, facts: {}, score: 0, verdict: 'fail' },
    {
      name: 'fails however mild it is',
      keys: { ...yes, severity: 'none' },
      facts: { a: 2 },
      score: 0,
      verdict: 'fail',
    },
    {
      name: 'may be calibrated, and then reach a threshold',
      keys: { ...yes, calibration: half, threshold: 0.5 },
      facts: { a: 2 },
      score: 0.5,
      verdict: 'pass',
    },
    {
      name: 'reaches none where it is indeterminate',
      keys: { ...yes, calibration: half, threshold: 0.5 },
      facts: {},
      score: 0,
      verdict: 'fail',
    },
  ])('a criterion $name', ({ keys, facts, score, verdict }) => {
    expect(judge(keys, facts)).toMatchObject({ kind: 'criterion', score, verdict });
  });

  test('keeps its severity, and medium where it has none', () => {
    expect(judge(yes, { a: 1 })?.severity).toBe('medium');
    expect(judge({ ...yes, severity: 'high' }, { a: 1 })?.severity).toBe('high');
  });

  test('says that a threshold decided', () => {
    const asked = { ...yes, calibration: half, threshold: 0.5 };
    expect(judge(asked, { a: 2 })?.explanation).toMatch(
      /^a \(2\) does not equal 1; calibrated from 0 to 0.5; reaches the threshold/,
    );
    expect(judge({ ...asked, threshold: 0.6 }, { a: 2 })?.explanation).toMatch(/; below the threshold/);
    expect(judge(asked, {})?.explanation).toBe('a is absent');
    expect(judge(yes, { a: 2 })?.explanation).toBe('a (2) does not equal 1');
  });
});

describe('`lookup`', () => {
  const table = { formal: 1, neutral: 0.75, hostile: 0, true: 0.9, '1': 0.8, '1.5': 0.7, null: 0.6, '0': 0.1 };
  const lookup = { field: 'tone', table };

  describe('a value in the table', () => {
    test.each([
      { value: 'formal', score: 1, verdict: 'pass', severity: 'none' },
      { value: 'neutral', score: 0.75, verdict: 'warn', severity: 'medium' },
      { value: 'hostile', score: 0, verdict: 'warn', severity: 'medium' },
      { value: true, score: 0.9, verdict: 'warn', severity: 'medium' },
      { value: 'true', score: 0.9, verdict: 'warn', severity: 'medium' },
      { value: 1, score: 0.8, verdict: 'warn', severity: 'medium' },
      { value: 1.5, score: 0.7, verdict: 'warn', severity: 'medium' },
      { value: -0, score: 0.1, verdict: 'warn', severity: 'medium' },
    ])('$value scores $score', ({ value, score, verdict, severity }) => {
      const { tree, warnings } = judgeNode({ lookup }, { tone: value });
      expect(tree).toMatchObject({ kind: 'lookup', score, verdict, severity });
      expect(tree.explanation).toBe(`tone (${JSON.stringify(value)}) is in the table`);
      expect(tree.observed).toEqual([{ field: 'tone', value }]);
      expect(warnings).toEqual([]);
    });

    test('is held against the threshold', () => {
      const { tree } = judgeNode({ lookup, threshold: 0.75 }, { tone: 'neutral' });
      expect(tree).toMatchObject({
        verdict: 'pass',
        explanation: 'tone ("neutral") is in the table; reaches the threshold of 0.75',
      });
    });

    test('fails where the severity is high and it scores less than 1', () => {
      expect(judgeNode({ lookup, severity: 'high' }, { tone: 'neutral' }).tree.verdict).toBe('fail');
    });

    test('is flawless where its calibration makes it 1', () => {
      const calibration = [
        { from: 0, to: 0 },
        { from: 0.7, to: 1 },
        { from: 1, to: 1 },
      ];
      const { tree } = judgeNode({ lookup, calibration }, { tone: 'neutral' });
      expect(tree).toMatchObject({ score: 1, raw: 0.75, verdict: 'pass', severity: 'none' });
    });
  });

  describe('a value that is not', () => {
    test('takes the default', () => {
      const { tree, warnings } = judgeNode({ lookup: { ...lookup, default: 0.3 } }, { tone: 'odd' });
      expect(tree).toMatchObject({ score: 0.3, explanation: 'tone ("odd") is not in the table: the default counts' });
      expect(warnings).toEqual([]);
    });

    test.each([
      {
        name: 'without a default',
        value: 'odd',
        explanation: 'tone ("odd") is not in the table, and there is no default',
      },
      {
        name: 'that every object has',
        value: 'toString',
        explanation: 'tone ("toString") is not in the table, and there is no default',
      },
    ])('$name is indeterminate', ({ value, explanation }) => {
      const { tree, warnings } = judgeNode({ lookup, threshold: 0 }, { tone: value });
      expect(tree).toMatchObject({ score: 0, verdict: 'fail', explanation });
      expect(warnings).toEqual(['fact `tone` has a value that the table does not score']);
    });

    test.each([
      { name: 'absent', facts: {}, explanation: 'tone is absent', warning: 'fact `tone` is absent' },
      {
        name: 'null',
        facts: { tone: null },
        explanation: 'tone (null) is not text, a number, true or false',
        warning: 'fact `tone` is not text, a number, true or false',
      },
      {
        name: 'a list',
        facts: { tone: ['formal'] },
        explanation: 'tone (["formal"]) is not text, a number, true or false',
        warning: 'fact `tone` is not text, a number, true or false',
      },
    ])('$name is indeterminate, default or not', ({ facts, explanation, warning }) => {
      for (const keys of [lookup, { ...lookup, default: 1 }]) {
        const { tree, warnings } = judgeNode({ lookup: keys }, facts);
        expect(tree).toMatchObject({ score: 0, verdict: 'fail', explanation });
        expect(warnings).toEqual([warning]);
      }
    });
  });

  test.each<{ name: string; lookup: unknown; problems: readonly string[] }>([
    { name: 'no table', lookup: { field: 'a' }, problems: ['/lookup missing-key'] },
    { name: 'an empty table', lookup: { field: 'a', table: {} }, problems: ['/lookup/table bad-value {}'] },
    { name: 'a score above 1', lookup: { field: 'a', table: { x: 1.5 } }, problems: ['/lookup/table/x bad-value 1.5'] },
    {
      name: 'a default in percent',
      lookup: { field: 'a', table: { x: 1 }, default: 50 },
      problems: ['/lookup/default bad-value 50'],
    },
    {
      name: 'a field that cannot be read',
      lookup: { field: 'a..b', table: { x: 1 } },
      problems: ['/lookup/field bad-field a..b'],
    },
  ])('refused: $name', ({ lookup: written, problems }) => {
    expect(refusalOf({ lookup: written })).toEqual(problems);
  });
});

describe('`formula`', () => {
  const contract = { properties: { x: {}, words: {}, fluency: {}, factual: {} } };
  const rubric = (formula: string, keys: object = {}) => rubricOf({ criteria: undefined, contract, formula, ...keys });
  const judge = (formula: string, facts: object, keys: object = {}) =>
    scoreAndExplain([rubric(formula, keys)], trialOf(facts as Record<string, unknown>)).rubrics[0];

  describe('the score', () => {
    test.each<{ formula: string; facts: object; score: number; because: string }>([
      { formula: 'min(words / 100, 1)', facts: { words: 40 }, score: 0.4, because: 'min(words / 100, 1): words is 40' },
      { formula: '0.1 + 0.2', facts: {}, score: 0.3, because: '0.1 + 0.2' },
      { formula: 'x', facts: { x: 1 + 5e-10 }, score: 1, because: `x: x is ${1 + 5e-10}` },
      { formula: 'x', facts: { x: -5e-10 }, score: 0, because: 'x: x is -5e-10' },
    ])('of $formula is $score', ({ formula, facts, score, because }) => {
      const verdict = score === 1 ? 'pass' : 'warn';
      expect(judge(formula, facts)?.tree).toMatchObject({ kind: 'formula', score, verdict, explanation: because });
    });

    test('is marked like that of any node', () => {
      expect(judge('x', { x: 0.4 }, { threshold: 0.5 })?.tree).toMatchObject({
        verdict: 'fail',
        score: 0.4,
        explanation: 'x: x is 0.4; below the threshold of 0.5',
      });
      expect(judge('x', { x: 0.4 }, { severity: 'low' })?.tree).toMatchObject({ verdict: 'pass', score: 0.4 });
      const calibration = [
        { from: 0, to: 0.5 },
        { from: 1, to: 1 },
      ];
      expect(judge('x', { x: 0 }, { calibration })?.tree).toMatchObject({ score: 0.5, raw: 0 });
    });

    test.each([
      { x: 85, says: 'the formula x gave 85; scores are 0 to 1' },
      { x: 101, says: 'the formula x gave 101; scores are 0 to 1' },
      { x: -0.1, says: 'the formula x gave -0.1; scores are 0 to 1' },
      { x: 1.000001, says: 'the formula x gave 1.000001; scores are 0 to 1' },
    ])('outside 0 to 1 is no score: $x', ({ x, says }) => {
      expect(scoreTrial([rubric('x')], trialOf({ x })).rubrics[0]).toMatchObject({
        judgement: { verdict: 'error', score: null },
        outcome: 'not_judged',
        reason: says,
      });
    });
  });

  describe('what is indeterminate', () => {
    test.each<{ name: string; facts: object; because: string; warnings: readonly string[] }>([
      {
        name: 'an absent fact',
        facts: {},
        because: '1 / x is indeterminate: x is absent',
        warnings: ['fact `x` is absent'],
      },
      {
        name: 'a division by zero',
        facts: { x: 0 },
        because: '1 / x is indeterminate: 1 / x divides by zero',
        warnings: ['`1 / x` is indeterminate: 1 / x divides by zero'],
      },
    ])('$name fails with the reason', ({ facts, because, warnings }) => {
      const result = judge('1 / x', facts, { severity: 'high' });
      expect(result?.tree).toMatchObject({ verdict: 'fail', score: 0, severity: 'high', explanation: because });
      expect(result?.warnings).toEqual(warnings);
    });

    test('does not pass a threshold of 0, nor by calibration', () => {
      const calibration = [
        { from: 0, to: 1 },
        { from: 1, to: 1 },
      ];
      expect(judge('x', {}, { threshold: 0, calibration })?.tree).toMatchObject({ verdict: 'fail', score: 0 });
    });
  });

  describe('other nodes', () => {
    const nodes = {
      applies: { when: { field: 'x', op: 'exists' }, formula: 'x' },
      always: { formula: '1' },
    };

    test('that do not apply leave the formula out too, without a warning', () => {
      const result = judge('0.5 * score("applies") + 0.5 * score("always")', {}, { nodes });
      expect(result?.tree).toMatchObject({ verdict: 'skipped', score: null });
      expect(result?.tree.explanation).toMatch(/^0\.5 .* does not apply: .*applies/);
      expect(result?.warnings).toEqual([]);
      expect(result?.tree.observed).toContainEqual({ field: 'score of applies' });
    });

    test('that do not apply hide no fact that is missing', () => {
      const result = judge('passed("applies") ? 1 : y', {}, { nodes, contract: { properties: { y: {}, x: {} } } });
      expect(result?.tree).toMatchObject({ verdict: 'fail', score: 0 });
      expect(result?.warnings).toEqual(['fact `y` is absent']);
    });

    test.each([
      { name: 'where the formula does not need the node', formula: 'x > 1 ? score("applies") : 1 - y / 100' },
      { name: 'beside its score', formula: 'y / 100 + score("applies") * 0.5' },
      { name: 'after its score', formula: 'score("applies") * 0.5 + y / 100' },
    ])('that do not apply hide no fact that is missing, $name', ({ formula }) => {
      const skipped = { applies: { when: { field: 'x', op: 'gt', value: 5 }, formula: '1' } };
      const contract = { properties: { x: {}, y: {} } };
      const result = judge(formula, { x: 1 }, { nodes: skipped, contract });
      expect(result?.tree).toMatchObject({ verdict: 'fail', score: 0 });
      expect(result?.warnings).toEqual(['fact `y` is absent']);
    });

    test('that do not apply are no loss where the formula does not need them', () => {
      expect(judge('passed("applies") ? score("applies") : 0.25', {}, { nodes })?.tree.score).toBe(0.25);
    });

    test('keep their scores, whatever the order in which they stand', () => {
      const written = {
        composite: { formula: '0.5 * score("readability") + 0.5 * score("accuracy")' },
        readability: { formula: '0.4 * score("length") + 0.6 * score("fluent")' },
        length: { formula: 'min(words / 100, 1)' },
        fluent: { formula: 'fluency' },
        accuracy: { formula: 'factual' },
      };
      const facts = { words: 40, fluency: 0.85, factual: 0.95 };
      for (const order of [Object.entries(written), Object.entries(written).reverse()]) {
        const compiled = rubric('score("composite")', { nodes: Object.fromEntries(order) });
        const keys = compiled.nodes.order.map((slot) => compiled.nodes.named[slot]?.key ?? '');
        expect(keys.indexOf('readability')).toBeGreaterThan(Math.max(keys.indexOf('length'), keys.indexOf('fluent')));
        expect(keys.at(-1) === 'composite' || keys.indexOf('composite') > keys.indexOf('readability')).toBe(true);
        const tree = scoreAndExplain([compiled], trialOf(facts)).rubrics[0]?.tree;
        const scores = Object.fromEntries((tree?.children ?? []).map(({ key, score }) => [key, score]));
        expect(scores).toEqual({ length: 0.4, fluent: 0.85, accuracy: 0.95, readability: 0.67, composite: 0.81 });
        expect(tree?.score).toBe(0.81);
      }
    });

    test('in a cycle are refused, each named', () => {
      const cycle = { coherence: { formula: 'score("fluency")' }, fluency: { formula: 'score("coherence")' } };
      expect(pointedIn(() => rubric('1', { nodes: cycle }))).toEqual([
        '/nodes/coherence cycle coherence needs fluency, fluency needs coherence',
      ]);
    });

    test('by their bare names are refused', () => {
      expect(pointedIn(() => rubric('0.5 * always + 0.5', { nodes }))).toEqual([
        '/formula bad-expression "0.5 * always + 0.5", at its character 7',
      ]);
    });

    test('that are not there are refused', () => {
      expect(pointedIn(() => rubric('score("alwys")', { nodes }))).toEqual(['/formula unknown-node']);
    });
  });
});
