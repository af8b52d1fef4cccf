import { describe, expect, test } from 'vitest';
import { Unanswered } from '../../../src/rubric/evaluation.ts';
import { judgeTrial } from '../../../src/scoring/judge-trial.ts';
import { judgeNode, refusalOf, rubricOf, trialOf } from '../rubric-of.ts';

const QUESTION = 'Is it polite?';
const polite = { weight: 1, question: QUESTION, judge: { sees: ['input', 'output'] } };
const fluent = { weight: 1, question: 'How fluent is it?', judge: { sees: ['output'], answer: 'percent' } };

function judge(node: object, recorded: unknown) {
  return judgeNode({ criteria: { asked: node } }, { judge: { asked: recorded } });
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
      name: 'counts answers to its own question alone',
      node: polite,
      said: [
        { answer: true, question: 'Is it long?', sees: ['input', 'output'] },
        { answer: true, question: QUESTION, sees: ['output'] },
        { answer: false, question: QUESTION, sees: ['input', 'output'] },
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
    expect(asked?.explanation).toBe(`judge.asked ${because}`);
  });

  test('keeps the answers as what was observed', () => {
    const [asked] = judge(polite, [{ answer: true, reason: 'Warm.' }, false, true]).tree.children ?? [];
    expect(asked?.observed).toEqual([{ field: 'judge.asked', value: '[true,false,true]' }]);
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
      name: 'could not be reached',
      node: polite,
      said: [true, { answer: null, reason: 'the model cannot be reached' }],
      because: null,
    },
    {
      name: 'answered another question',
      node: polite,
      said: { answer: true, question: 'Is it long?' },
      because: '({"answer":true,"question":"Is it long?"}) answers another question, or saw something else',
    },
  ])('$name', ({ node, said, because }) => {
    const { tree, outcome } = judge(node, said);
    expect([tree.verdict, tree.score, outcome]).toEqual(['error', null, 'not_judged']);
    const told = because === null ? 'the model cannot be reached' : `judge.asked ${because}`;
    expect(tree.explanation).toBe(`\`asked\` has no answer: ${told}`);
  });

  test('says what is asked, and what it sees', () => {
    const rubric = rubricOf({ criteria: { asked: polite } });
    const [judged] = judgeTrial([rubric], trialOf({ output: 'Hi.' })).rubrics;
    expect(judged?.unanswered).toBeInstanceOf(Unanswered);
    expect(judged?.unanswered?.question).toEqual({
      key: 'asked',
      text: QUESTION,
      form: 'yes_no',
      sees: ['input', 'output'],
    });
    expect(judged?.unanswered?.shown).toEqual({ input: undefined, output: 'Hi.' });
  });

  test('asks nothing where it does not apply', () => {
    const when = { field: 'output', op: 'not_empty' };
    const result = judgeNode({ criteria: { asked: { ...polite, when } } }, { output: '' });
    expect(result.tree.children?.[0]?.verdict).toBe('skipped');
  });

  test('asks nothing of a trial that crashed', () => {
    const error = { kind: 'agent', message: 'gone', classified: true };
    expect(judgeNode({ criteria: { asked: polite } }, { error }).tree.verdict).not.toBe('error');
  });
});

describe('is refused', () => {
  const named = 'Move it to the `criteria` or `nodes` of the rubric, and `use` it here';
  test.each([
    {
      name: 'without a question',
      node: { criteria: { asked: { weight: 1, judge: { sees: ['output'] } } } },
      is: 'what a judge is asked needs a `question`. Write it so that yes is good',
    },
    {
      name: 'inside of another node',
      node: { criteria: { all: { weight: 1, criteria: { asked: polite } } } },
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
    { name: 'as the whole rubric', node: { judge: { sees: ['output'] } }, is: 'unknown key `judge`. Only the nodes' },
    {
      name: 'of a fact that the contract does not allow',
      node: {
        contract: { additionalProperties: false, properties: { judge: {}, output: {} } },
        criteria: { asked: { ...polite, judge: { sees: ['outptu'] } } },
      },
      is: 'the contract allows no fact `outptu`. Did you mean `output`?',
    },
  ])('$name', ({ node, is }) => {
    expect(refusalOf(node).filter((line) => line.includes(is))).toHaveLength(1);
  });
});
