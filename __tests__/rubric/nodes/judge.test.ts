import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/contract/json.ts';
import { questionId, shownHash } from '../../../src/rubric/nodes/judge-answers.ts';
import { type Answered, openQuestions, questionsOf, withAnswers } from '../../../src/scoring/answer-trial.ts';
import { explainRubric } from '../../../src/scoring/result-tree.ts';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import { ANSWERS } from '../../../src/suite/trial.ts';
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
      because: '(70) of 100; reaches the threshold of 0.7',
    },
    {
      name: 'fails below',
      node: fluent,
      said: 69,
      is: [0.69, 'fail'],
      because: '(69) of 100; below the threshold of 0.7',
    },
    {
      name: 'has a threshold of its own',
      node: { ...fluent, threshold: 0.9 },
      said: 89,
      is: [0.89, 'fail'],
      because: '(89) of 100; below the threshold of 0.9',
    },
    {
      name: 'takes the middle of several numbers',
      node: fluent,
      said: [90, 10, 80],
      is: [0.8, 'pass'],
      because: '([90,10,80]) of 100; reaches the threshold of 0.7',
    },
    {
      name: 'takes the lower one where two are in the middle',
      node: fluent,
      said: [60, 80],
      is: [0.6, 'fail'],
      because: '([60,80]) of 100; below the threshold of 0.7',
    },
    {
      name: 'may be calibrated',
      node: { ...fluent, calibration: half },
      said: 50,
      is: [0.8, 'pass'],
      because: '(50) of 100; calibrated from 0.5 to 0.8; reaches the threshold of 0.7',
    },
  ])('$name', ({ node, said, is, because }) => {
    const [asked] = judge(node, said).tree.children ?? [];
    expect([asked?.score, asked?.verdict, asked?.kind]).toEqual([...is, 'judge']);
    expect(asked?.explanation).toBe(`judge.tone ${because}`);
  });

  test('keeps the answers as what was observed', () => {
    const [asked] = judge(polite, [{ answer: true, reason: 'Warm.' }, false, true]).tree.children ?? [];
    expect(asked?.observed).toEqual([{ field: 'judge.tone', value: [true, false, true] }]);
  });
});

describe('F38: a judge that has not answered gives neither pass nor fail', () => {
  test.each([
    { name: 'says nothing', node: polite, said: undefined, because: 'is absent, and without `sees` no model is asked' },
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
      name: 'once says something else',
      node: polite,
      said: [{ answer: true }, { answer: 'yes', reason: 'Warm.' }],
      because: '([{"answer":true},{"answer":"yes","reason":"Warm."}]) is not true or false',
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
    expect(tree.explanation).toBe(`\`tone\` has no answer: judge.tone${because.replace(/^[^.]/, ' $&')}`);
  });

  test('differs from a trial that cannot be scored', () => {
    const rubric = rubricOf({ criteria: { tone: polite } });
    expect(scoreTrial([rubric], trialOf()).rubrics[0]?.unanswered).toEqual([]);
    const formula = rubricOf({
      criteria: undefined,
      formula: '2 + score("tone")',
      nodes: { tone: { ...polite, weight: undefined } },
    });
    expect(scoreTrial([formula], trialOf({ judge: { tone: true } })).rubrics[0]?.unanswered).toBeUndefined();
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

type Answers = Readonly<Record<string, unknown>>;

describe('a question below another node', () => {
  const said = { weight: 0.5, pass_when: { field: 'output', op: 'exists' } };

  test('is answered by its own name', () => {
    const criteria = { manner: { weight: 1, criteria: { tone: { ...polite, weight: 0.5 }, said } } };
    const judged = (facts: object) => judgeNode({ criteria }, { output: 'Hi.', ...facts }).tree;
    expect(judged({ judge: { tone: true } }).score).toBe(1);
    const [manner] = judged({}).children ?? [];
    expect(manner).toMatchObject({ verdict: 'error', explanation: expect.stringContaining('judge.tone is absent') });
    expect(manner?.children?.map(({ key, verdict }) => [key, verdict])).toEqual([
      ['tone', 'error'],
      ['said', 'pass'],
    ]);
  });

  const turns = { over: { field: 'replies' }, as: 'reply' };
  const asked = { question: QUESTION, judge: 'yes_no' };
  test.each([
    {
      name: 'of the criterion around it',
      node: asked,
      of: (each: object) => ({ criteria: { tone: { weight: 1, each } } }),
      key: 'tone',
    },
    { name: 'of the rubric', node: asked, of: (each: object) => ({ each }), key: 'node' },
    {
      name: 'of its own',
      node: { criteria: { kind: { ...asked, weight: 1 } } },
      of: (each: object) => ({ each }),
      key: 'kind',
    },
  ])('is answered for each item, by the name $name', ({ node, of, key }) => {
    const rubric = of({ ...turns, node });
    const judged = (recorded: unknown) =>
      judgeNode(rubric, { replies: ['Hi.', 'Go.'], judge: { [key]: recorded } }).tree;
    expect(judged([true, [true, false, true]]).score).toBe(1);
    expect(judged([true, { answer: false, reason: 'Rude.' }]).score).toBe(0.5);
    const lacking = judged([true]);
    expect([lacking.verdict, lacking.score]).toEqual(['error', null]);
    expect(lacking.explanation).toContain(`judge.${key}.1 is absent, and no judge was asked`);
    const items = 'tone' === key ? lacking.children?.[0]?.children : lacking.children;
    expect(items?.map((item) => [item.key, item.verdict])).toEqual([
      ['0', 'pass'],
      ['1', 'error'],
    ]);
  });

  const rubric = rubricOf({ criteria: { tone: { weight: 1, each: { ...turns, node: asked } } } });
  const replies = { replies: ['Hi.', 'Go.', 'Hi.'] };
  test('shows a model the item, and asks about equal ones once', () => {
    const open = openQuestions([rubric], trialOf(replies));
    expect(open.map(({ shown }) => shown)).toEqual([{ reply: 'Hi.' }, { reply: 'Go.' }]);
  });

  test('goes by what a model answered about the item', () => {
    const open = openQuestions([rubric], trialOf(replies));
    const vote = { model: 'm', question: QUESTION, reason: '' };
    const votes = open.map((asking) => [
      asking,
      [{ ...vote, answer: asking.shown.reply === 'Hi.', shown: shownHash(asking.shown) }],
    ]) as Answered[];
    const scoreOf = (given: readonly Answered[], facts: object) =>
      scoreTrial([rubric], { ...trialOf(facts as JsonObject), [ANSWERS]: withAnswers(trialOf(), given)[ANSWERS] ?? {} })
        .rubrics[0]?.judgement.score;
    expect(scoreOf(votes, replies)).toBeCloseTo(2 / 3);
    expect(scoreOf(votes.slice(0, 1), replies)).toBeNull();
    // An answer belongs to what was shown, wherever that stands.
    expect(scoreOf(votes, { replies: ['Go.', 'Hi.'] })).toBe(0.5);
    expect(scoreOf(votes, { replies: ['Hi!'] })).toBeNull();
  });
});

describe('a panel', () => {
  const panel = (answers: Readonly<Record<string, unknown>>, form = 'yes_no') => {
    const node = { weight: 1, question: QUESTION, judge: form, sees: ['output'], model: Object.keys(answers) };
    const rubric = rubricOf({ criteria: { tone: node } });
    const kept = questionsOf([rubric]).flatMap(({ id, model }) => {
      const answer = answers[model ?? ''];
      const vote = { model, question: QUESTION, reason: `says ${model}`, shown: '' };
      return answer === undefined ? [] : [[id, [answer].flat().map((one) => ({ ...vote, answer: one }))]];
    });
    const trial = { ...trialOf({ output: 'Hi.' }), [ANSWERS]: Object.fromEntries(kept) };
    const [judged] = scoreTrial([rubric], trial).rubrics;
    const tone = judged && explainRubric(judged).tree.children?.[0];
    return { ...tone, open: judged?.unanswered?.map(({ model }) => model) };
  };

  test.each([
    {
      name: 'the majority',
      answers: { a: true, b: false, c: true },
      score: 1,
      says: 'a (yes), b (no), c (yes): yes: "says a"',
    },
    {
      name: 'no where they are even',
      answers: { a: true, b: false },
      score: 0,
      says: 'a (yes), b (no): no: "says b"',
    },
    {
      name: 'each by its own majority',
      answers: { a: [true, false, false], b: true, c: true },
      score: 1,
      says: ': yes',
    },
    {
      name: 'those that answered, where the other could change nothing',
      answers: { a: true, b: null, c: true },
      score: 1,
      says: 'b (no answer)',
    },
  ])('goes by $name', ({ answers, score, says }) => {
    const { open, ...tone } = panel(answers);
    expect([tone.score, open]).toEqual([score, undefined]);
    expect(tone.explanation).toContain(says);
  });

  test.each([
    { name: 'the middle one', answers: { a: 90, b: 20, c: 80 }, score: 0.8 },
    { name: 'the lower one of two in the middle', answers: { a: 60, b: 80 }, score: 0.6 },
    { name: 'the middle one, whatever the missing would be', answers: { a: 80, b: 80, c: null }, score: 0.8 },
  ])('goes by numbers: $name', ({ answers, score }) => {
    expect(panel(answers, 'percent')).toMatchObject({ score, open: undefined });
  });

  test.each([
    { name: 'yes or no', answers: { a: true, b: false, c: null }, form: 'yes_no' },
    { name: 'a number', answers: { a: 90, b: 20, c: null }, form: 'percent' },
  ])('has no answer where the missing one decides on $name, and asks that model alone', ({ answers, form }) => {
    expect(panel(answers, form)).toMatchObject({ score: null, verdict: 'error', open: ['c'] });
  });
});

describe('a question that a model was asked', () => {
  const sees = ['input', 'output'];
  const asked = { ...polite, sees };
  const facts = { input: 'Help!', output: 'Certainly.' };
  const vote = { answer: true, model: 'm', question: QUESTION, reason: 'Warm.' };
  const idOf = (keys: object = {}) => questionId({ question: QUESTION, form: 'yes_no', ...keys }, sees);
  const judged = (answers: Answers, keys: object = {}) =>
    judgeNode({ criteria: { tone: asked } }, { ...facts, ...keys, [ANSWERS]: answers }).tree;

  test.each<{ name: string; answers: Answers; is: string; because: string }>([
    {
      name: 'passes where it says yes',
      answers: { [idOf()]: [vote] },
      is: 'pass',
      because: 'the judge\'s answer (true) says yes: "Warm."',
    },
    {
      name: 'goes by the majority',
      answers: { [idOf()]: [vote, { ...vote, answer: false, reason: 'Cold.' }, { ...vote, answer: false }] },
      is: 'fail',
      because: 'the judge\'s answer ([true,false,false]) says no, 2 of 3 times: "Cold."',
    },
  ])('$name', ({ answers, is, because }) => {
    const [child] = judged(answers).children ?? [];
    expect([child?.verdict, child?.explanation]).toEqual([is, because]);
    expect(child?.observed?.map(({ field }) => field)).toEqual(sees);
  });

  test('goes by what is recorded, where that is an answer', () => {
    const answers = { [idOf()]: [vote] };
    expect(judged(answers, { judge: { tone: false } }).verdict).toBe('warn');
    expect(judged(answers, { judge: { tone: { answer: false, question: 'Is it long?' } } }).verdict).toBe('pass');
    expect(judged(answers, { judge: { tone: null } }).verdict).toBe('pass');
    expect(judged(answers, { judge: { tone: { answer: null, reason: 'HTTP 503' } } }).verdict).toBe('pass');
  });

  test.each<{ said: unknown; shown: string }>([
    { said: 'perhaps', shown: ' ("perhaps")' },
    { said: 1, shown: ' (1)' },
    { said: {}, shown: ' ({})' },
    { said: [], shown: ' ([])' },
    { said: [true, null], shown: ' ([true,null])' },
  ])('is not asked where what is recorded cannot be read: $said', ({ said, shown }) => {
    const trial = { ...facts, judge: { tone: said }, [ANSWERS]: { [idOf()]: [vote] } };
    expect(judged(trial[ANSWERS], { judge: trial.judge })).toMatchObject({
      verdict: 'error',
      explanation: `\`tone\` has no answer: judge.tone${shown} is not true or false`,
    });
    const { unanswered } = scoreTrial([rubricOf({ criteria: { tone: asked } })], trialOf(trial)).rubrics[0] ?? {};
    expect(unanswered).toEqual([]);
  });

  test('warns of what it was not shown', () => {
    const rubric = { criteria: { tone: asked } };
    expect(judgeNode(rubric, { output: 'Hi.', [ANSWERS]: { [idOf()]: [vote] } }).warnings).toEqual([
      'fact `input` is absent',
    ]);
  });

  describe.each([{ form: 'yes_no' }, { form: 'percent' }] as const)(
    'where all that it sees is absent ($form)',
    ({ form }) => {
      const rubric = { criteria: { tone: { ...asked, judge: form } } };

      test('is indeterminate, and nothing is asked', () => {
        const { tree, warnings } = judgeNode(rubric, { [ANSWERS]: { [idOf({ form })]: [{ ...vote, answer: 100 }] } });
        expect(tree.children?.[0]).toMatchObject({
          verdict: 'fail',
          score: 0,
          explanation: 'input and output are absent: there is nothing to ask about',
        });
        expect(warnings).toEqual(['fact `input` is absent', 'fact `output` is absent']);
        const { unanswered, judgement } = scoreTrial([rubricOf(rubric)], trialOf()).rubrics[0] ?? {};
        expect([unanswered, judgement?.indeterminate]).toEqual([undefined, true]);
      });

      test('goes by what is recorded all the same', () => {
        const { tree } = judgeNode(rubric, { judge: { tone: form === 'percent' ? 90 : true } });
        expect(tree.verdict).toBe('pass');
      });
    },
  );

  test.each<{ name: string; answers: Answers; because: string }>([
    { name: 'nothing', answers: {}, because: 'judge.tone is absent, and no judge was asked' },
    { name: 'an answer to other words', answers: { [idOf({ question: 'Is it?' })]: [vote] }, because: 'is absent' },
    { name: 'an answer of another form', answers: { [idOf({ form: 'percent' })]: [vote] }, because: 'is absent' },
    {
      name: 'an answer to who saw something else',
      answers: { [questionId({ question: QUESTION, form: 'yes_no' }, ['output'])]: [vote] },
      because: 'is absent',
    },
    {
      name: 'why there is none',
      answers: { [idOf()]: [{ ...vote, answer: null, reason: 'the model answers HTTP 503' }] },
      because: 'the model answers HTTP 503',
    },
    { name: 'a word', answers: { [idOf()]: 'yes' }, because: 'is not true or false' },
    { name: 'a number', answers: { [idOf()]: [{ ...vote, answer: 1 }] }, because: 'is not true or false' },
    { name: 'null', answers: { [idOf()]: null }, because: 'is not true or false' },
    { name: 'an empty list', answers: { [idOf()]: [] }, because: 'is not true or false' },
    { name: 'one vote that is none', answers: { [idOf()]: [vote, [true]] }, because: 'is not true or false' },
  ])('has no answer where the trial holds $name, and can be asked', ({ answers, because }) => {
    expect(judged(answers)).toMatchObject({ verdict: 'error', explanation: expect.stringContaining(because) });
    const trial = { ...trialOf(facts), [ANSWERS]: answers };
    const { unanswered } = scoreTrial([rubricOf({ criteria: { tone: asked } })], trial).rubrics[0] ?? {};
    expect(unanswered).toMatchObject([{ id: idOf(), question: QUESTION, form: 'yes_no' }]);
    expect(unanswered?.[0]?.shown).toEqual(facts);
  });

  test('is shown null for what is absent', () => {
    const trial = trialOf({ output: 'Hi.' });
    const { rubrics } = scoreTrial([rubricOf({ criteria: { tone: asked } })], trial);
    expect(rubrics[0]?.unanswered?.[0]?.shown).toEqual({ input: null, output: 'Hi.' });
  });

  test('may stand beside a contract that allows no fact `judge`', () => {
    const contract = { type: 'object', properties: { input: {}, output: {} }, additionalProperties: false };
    const closed = { contract, criteria: { tone: asked } };
    expect(judgeNode(closed, { ...facts, [ANSWERS]: { [idOf()]: [vote] } }).tree.verdict).toBe('pass');
  });

  test('differs from one that asks the same of other facts or in another form', () => {
    const ids = [idOf(), idOf({ question: 'Is it?' }), idOf({ form: 'percent' })];
    expect(new Set([...ids, questionId({ question: QUESTION, form: 'yes_no' }, ['output'])]).size).toBe(4);
    const anew = rubricOf({
      criteria: { tone: { ...asked, question: `${QUESTION}\n`, rationale: 'Said anew.', severity: 'low' } },
    });
    expect(scoreTrial([anew], trialOf(facts)).rubrics[0]?.unanswered?.[0]?.id).toBe(idOf());
  });
});

describe('what is attached is no fact', () => {
  const said = { [ANSWERS]: { a: [{ answer: true, model: 'm', question: 'Is it?', reason: '' }] } };

  test.each<{ name: string; node: object }>([
    { name: 'for a contract', node: { contract: { additionalProperties: false, properties: { output: {} } } } },
    {
      name: 'for who asks whether a judge said anything',
      node: { criteria: { a: { weight: 1, pass_when: { field: 'judge', op: 'absent' } } } },
    },
    {
      name: 'for who asks by the name under which it is written',
      node: { criteria: { a: { weight: 1, pass_when: { field: '$answers', op: 'absent' } } } },
    },
  ])('$name', ({ node }) => {
    const criteria = { said: { weight: 1, pass_when: { field: 'output', op: 'exists' } } };
    const result = judgeNode({ criteria, ...node }, { output: 'Hi.', ...said });
    expect(result).toEqual(judgeNode({ criteria, ...node }, { output: 'Hi.' }));
    expect(result.tree.verdict).toBe('pass');
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

  test.each([
    { name: 'in a condition', kind: { weight: 1, pass_when: { expr: 'output == "Hi." || score("polite") > 0.5' } } },
    { name: 'by its verdict', kind: { weight: 1, pass_when: { expr: 'output == "Hi." || passed("polite")' } } },
    { name: 'in a formula', kind: { weight: 1, formula: 'output == "Hi." ? 1 : score("polite")' } },
  ])('is nothing that an expression has read which did not come to it, $name', ({ kind }) => {
    const { tree } = judgeNode({ criteria: { kind }, nodes: ruled.nodes }, { output: 'Hi.' });
    const [asked] = tree.children ?? [];
    expect(asked?.observed).toEqual([{ field: 'output', value: 'Hi.' }]);
    expect(asked?.explanation).toContain('output is "Hi."');
    expect(asked?.explanation).not.toContain('absent');
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
  test.each([
    {
      name: 'without a question',
      node: { criteria: { tone: { weight: 1, judge: 'yes_no' } } },
      problems: ['/criteria/tone bad-node'],
    },
    {
      name: 'under a name that another question has',
      node: {
        weights: 'relative',
        criteria: { tone: polite, all: { weight: 1, criteria: { tone: { ...polite, question: 'Kind?' } } } },
      },
      problems: ['/criteria/all/criteria/tone bad-node'],
    },
    {
      name: 'twice at the ends of one tree',
      node: {
        tree: {
          if: { field: 'x', op: 'exists' },
          then: { node: { ...polite, weight: undefined } },
          else: { node: { ...polite, weight: undefined } },
        },
      },
      problems: ['/tree/else/node bad-node'],
    },
    {
      name: 'of a panel that names a model twice',
      node: { criteria: { tone: { ...polite, sees: ['output'], model: ['m', 'm'] } } },
      problems: ['/criteria/tone/model bad-value ["m","m"]'],
    },
    {
      name: 'where it would see what cannot be read',
      node: { criteria: { tone: { ...polite, sees: ['a..b'] } } },
      problems: ['/criteria/tone/sees/0 bad-field a..b'],
    },
    {
      name: 'where nobody is asked',
      node: { criteria: { tone: { weight: 1, pass_when: { field: 'output', op: 'exists' }, sees: ['output'] } } },
      problems: ['/criteria/tone/sees bad-node'],
    },
    {
      name: 'under the name of who judged',
      node: { criteria: { model: polite } },
      problems: ['/criteria/model bad-node'],
    },
    { name: 'as the whole rubric', node: { judge: 'yes_no' }, problems: ['/judge unknown-key'] },
    {
      name: 'that sees what judges said',
      node: { criteria: { tone: { ...polite, sees: ['output', 'judge.other'] } } },
      problems: ['/criteria/tone/sees/1 bad-field judge.other'],
    },
    {
      name: 'that sees what is derived',
      node: {
        derive: { last: { expr: 'output' } },
        criteria: { tone: { ...polite, sees: ['last'] } },
      },
      problems: ['/criteria/tone/sees/0 bad-field last'],
    },
    {
      name: 'that sees what has no name',
      node: { criteria: { tone: { ...polite, sees: ['output', null] } } },
      problems: ['/criteria/tone/sees/1 bad-value null'],
    },
    {
      name: 'that sees nothing',
      node: { criteria: { tone: { ...polite, sees: [] } } },
      problems: ['/criteria/tone/sees bad-value []'],
    },
    {
      name: 'that sees a fact that the contract does not allow',
      node: {
        contract: { additionalProperties: false, properties: { judge: {}, output: {} } },
        criteria: { tone: { ...polite, sees: ['outptu'] } },
      },
      problems: ['/criteria/tone/sees/0 unknown-fact'],
    },
    {
      name: 'where the contract allows no judge',
      node: {
        contract: { additionalProperties: false, properties: { output: {} } },
        criteria: { tone: polite },
      },
      problems: ['/criteria/tone/judge unknown-fact'],
    },
  ])('$name', ({ node, problems }) => {
    expect(refusalOf(node)).toEqual(problems);
  });
});
