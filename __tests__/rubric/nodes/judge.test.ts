import { describe, expect, test } from 'vitest';
import { judgeTrial } from '../../../src/scoring/judge-trial.ts';
import { judgeNode, refusalOf, rubricOf, trialOf } from '../rubric-of.ts';

const QUESTION = 'Is it polite?';
const polite = { weight: 1, question: QUESTION, judge: 'yes_no' };
const fluent = { weight: 1, question: 'How fluent is it?', judge: 'percent' };

function judge(node: object, recorded: unknown) {
  return judgeNode({ criteria: { tone: node } }, { judge: { tone: recorded } });
}

const half = [
  { from: 0, to: 0 },
  { from: 0.5, to: 0.8 },
  { from: 1, to: 1 },
];

describe('a question for a judge', () => {
  test.each([
    { name: 'passes where it says yes', node: polite, said: true, is: [1, 'pass'], because: '(true) says yes' },
    { name: 'fails where it says no', node: polite, said: false, is: [0, 'fail'], because: '(false) says no' },
    {
      name: 'fails however mild it is',
      node: { ...polite, severity: 'none' },
      said: false,
      is: [0, 'fail'],
      because: '(false) says no',
    },
    {
      name: 'goes by the majority',
      node: polite,
      said: [true, false, true],
      is: [1, 'pass'],
      because: '([true,false,true]) says yes, 2 of 3 times',
    },
    {
      name: 'fails where they are even',
      node: polite,
      said: [true, false],
      is: [0, 'fail'],
      because: '([true,false]) says no, 1 of 2 times',
    },
    {
      name: 'tells why, in the words of whom it goes by',
      node: polite,
      said: [{ answer: true, reason: 'Warm.' }, { answer: false, reason: 'Cold.' }, false],
      is: [0, 'fail'],
      because: '([true,false,false]) says no, 2 of 3 times: "Cold."',
    },
    {
      name: 'asks in the same words, whatever white space stands around them',
      node: { ...polite, question: `${QUESTION}\n` },
      said: { answer: true, question: ` ${QUESTION}` },
      is: [1, 'pass'],
      because: '(true) says yes',
    },
    {
      name: 'counts answers to its own question alone',
      node: polite,
      said: [
        { answer: true, question: 'Is it long?' },
        { answer: false, question: QUESTION },
      ],
      is: [0, 'fail'],
      because: '(false) says no',
    },
    {
      name: 'passes from 70 of 100 on',
      node: fluent,
      said: 70,
      is: [0.7, 'pass'],
      because: '(70) of 100; reaches the threshold',
    },
    {
      name: 'fails below',
      node: fluent,
      said: 69,
      is: [0.69, 'fail'],
      because: '(69) of 100; below the threshold',
    },
    {
      name: 'has a threshold of its own',
      node: { ...fluent, threshold: 0.9 },
      said: 89,
      is: [0.89, 'fail'],
      because: '(89) of 100; below the threshold',
    },
    {
      name: 'takes the middle of several numbers',
      node: fluent,
      said: [90, 10, 80],
      is: [0.8, 'pass'],
      because: '([90,10,80]) of 100, the middle one counts; reaches the threshold',
    },
    {
      name: 'takes the lower one where two are in the middle',
      node: fluent,
      said: [60, 80],
      is: [0.6, 'fail'],
      because: '([60,80]) of 100, the middle one counts; below the threshold',
    },
    {
      name: 'may be calibrated',
      node: { ...fluent, calibration: half },
      said: 50,
      is: [0.8, 'pass'],
      because: '(50) of 100; reaches the threshold',
    },
  ])('$name', ({ node, said, is, because }) => {
    const [asked] = judge(node, said).tree.children ?? [];
    expect([asked?.score, asked?.verdict, asked?.kind]).toEqual([...is, 'judge']);
    expect(asked?.explanation).toBe(`judge.tone ${because}`);
  });

  test('keeps the answers as what was observed', () => {
    const [asked] = judge(polite, [{ answer: true, reason: 'Warm.' }, false, true]).tree.children ?? [];
    expect(asked?.observed).toEqual([{ field: 'judge.tone', value: '[true,false,true]' }]);
  });
});

describe('F38: a judge that has not answered gives neither pass nor fail', () => {
  test.each([
    { name: 'says nothing', node: polite, said: undefined, because: 'is absent' },
    { name: 'says null', node: polite, said: null, because: '(null) is not true or false' },
    {
      name: 'says yes in words',
      node: polite,
      said: 'yes',
      because: '("yes") is not true or false',
    },
    { name: 'says 1', node: polite, said: 1, because: '(1) is not true or false' },
    { name: 'was asked no time', node: polite, said: [], because: '([]) is not true or false' },
    {
      name: 'failed once',
      node: polite,
      said: [true, null],
      because: '([true,null]) is not true or false',
    },
    {
      name: 'gives more than all',
      node: fluent,
      said: 101,
      because: '(101) is not a number from 0 to 100',
    },
    {
      name: 'gives a yes for a number',
      node: fluent,
      said: true,
      because: '(true) is not a number from 0 to 100',
    },
    {
      name: 'answered another question',
      node: polite,
      said: { answer: true, question: 'Is it long?' },
      because: '({"answer":true,"question":"Is it long?"}) does not answer "Is it polite?"',
    },
  ])('$name', ({ node, said, because }) => {
    const { tree, outcome } = judge(node, said);
    expect([tree.verdict, tree.score, outcome]).toEqual(['error', null, 'not_judged']);
    expect(tree.explanation).toBe(`\`tone\` has no answer: judge.tone ${because}`);
  });

  test('is told from a trial that is not fit to be judged', () => {
    const rubric = rubricOf({ criteria: { tone: polite } });
    expect(judgeTrial([rubric], trialOf()).rubrics[0]?.isUnanswered).toBe(true);
    const formula = rubricOf({
      criteria: undefined,
      formula: '2 + score("tone")',
      nodes: { tone: { ...polite, weight: undefined } },
    });
    expect(judgeTrial([formula], trialOf({ judge: { tone: true } })).rubrics[0]?.isUnanswered).toBeUndefined();
  });

  test('asks nothing where it does not apply', () => {
    const when = { field: 'output', op: 'not_empty' };
    const result = judgeNode({ criteria: { tone: { ...polite, when } } }, { output: '' });
    expect(result.tree.children?.[0]?.verdict).toBe('skipped');
  });

  test('asks nothing of a trial that the rubric does not judge', () => {
    const nodes = { lonely: { ...polite, weight: undefined } };
    const criteria = { said: { weight: 1, pass_when: { field: 'output', op: 'exists' } } };
    const when = { field: 'go', op: 'eq', value: true };
    expect(judgeNode({ when, criteria, nodes }, { go: false }).tree.verdict).toBe('skipped');
    expect(judgeNode({ when, criteria, nodes }, { go: true }).tree.verdict).toBe('error');
  });

  test('asks nothing of a trial that crashed', () => {
    const error = { kind: 'agent', message: 'gone', classified: true };
    expect(judgeNode({ criteria: { tone: polite } }, { error }).tree.verdict).not.toBe('error');
  });
});

describe('a question that nobody has answered', () => {
  const harm = { field: 'output', op: 'contains', value: 'bomb' };
  const ruled = {
    nodes: { polite: { ...polite, weight: undefined } },
    rules: [
      { name: 'harm', weight: -1, terminal: true, condition: harm },
      { name: 'manners', weight: 1, condition: { passed: 'polite' } },
    ],
  };

  test('hides no failure that stands without it', () => {
    const { tree, outcome } = judgeNode(ruled, { output: 'a bomb' });
    expect([tree.verdict, outcome]).toEqual(['fail', 'hard_failure']);
    const other = tree.children?.find(({ key }) => key === 'polite');
    expect([other?.verdict, other?.explanation]).toEqual([
      'skipped',
      'not evaluated: there is no answer, and nothing needed it',
    ]);
  });

  test('is missed by who reads it', () => {
    expect(judgeNode(ruled, { output: 'Hi.' }).tree.verdict).toBe('error');
    const used = { nodes: ruled.nodes, criteria: { again: { weight: 1, use: 'polite' } } };
    expect(judgeNode(used, { output: 'Hi.' }).tree.verdict).toBe('error');
    const outcomes = [{ name: 'kind', when: { passed: 'polite' } }, { name: 'other' }];
    expect(judgeNode({ ...ruled, outcomes }, { output: 'a bomb' }).tree.verdict).toBe('error');
  });

  test('is missed by itself where nobody reads it', () => {
    const criteria = { said: { weight: 1, pass_when: { field: 'output', op: 'exists' } } };
    expect(judgeNode({ criteria, nodes: ruled.nodes }, { output: 'Hi.' }).tree.verdict).toBe('error');
  });

  test('is missed by a node that reads another which reads it', () => {
    const nodes = { ...ruled.nodes, half: { formula: 'score("polite") / 2' } };
    const tree = { if: harm, then: { score: 0, label: 'harm' }, else: { node: { use: 'half' }, label: 'manners' } };
    expect(judgeNode({ tree, nodes }, { output: 'a bomb' }).tree).toMatchObject({ score: 0, label: 'harm' });
    expect(judgeNode({ tree, nodes }, { output: 'Hi.' }).tree.verdict).toBe('error');
  });
});

describe('is refused', () => {
  const named = 'Move it to the `criteria` or `nodes` of the rubric, and `use` it here';
  test.each([
    {
      name: 'without a question',
      node: { criteria: { tone: { weight: 1, judge: 'yes_no' } } },
      is: 'what a judge is asked needs a `question`. Write it so that yes is good',
    },
    {
      name: 'inside of another node',
      node: { criteria: { all: { weight: 1, criteria: { tone: polite } } } },
      is: `what a judge is asked needs a name. ${named}`,
    },
    {
      name: 'for every item of a list',
      node: {
        criteria: { all: { weight: 1, each: { over: { field: 'x' }, node: { ...polite, weight: undefined } } } },
      },
      is: `what a judge is asked needs a name. ${named}`,
    },
    {
      name: 'under the name of who judged',
      node: { criteria: { model: polite } },
      is: '`judge.model` says who judged, and is no answer. Give it another key',
    },
    { name: 'as the whole rubric', node: { judge: 'yes_no' }, is: 'unknown key `judge`. Only the nodes' },
    {
      name: 'where the contract allows no judge',
      node: {
        contract: { additionalProperties: false, properties: { output: {} } },
        criteria: { tone: polite },
      },
      is: 'the contract allows no fact `judge`',
    },
  ])('$name', ({ node, is }) => {
    expect(refusalOf(node).filter((line) => line.includes(is))).toHaveLength(1);
  });
});
