import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeCheck } from '../../src/commands/judge-check.ts';
import { UserError } from '../../src/errors.ts';
import { type AskingPlace, openAsking, question } from '../support/asking-place.ts';

let place: AskingPlace;
beforeEach(async () => {
  place = await openAsking();
  place.rubric({ polite: question('Polite?'), short: question('Short?', { judge: 'percent' }) });
});
afterEach(() => place.remove());

/** A label by Ana on this output. */
const label = (output: string, said: unknown, keys: object = {}): string =>
  `${JSON.stringify({ key: 'polite', facts: { output }, label: said, by: 'ana', when: '2026-11-20', ...keys })}\n`;

const check = (...words: readonly string[]) =>
  judgeCheck(['rubric.yml', '--policy', 'policy.yml', ...words], {
    root: place.root,
    env: { ...place.env, SOURCE_DATE_EPOCH: '1795910400' },
  });

const written = () => JSON.parse(place.read('rubric.judge-check.json'));

const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (error instanceof UserError) return error.problems.map(({ code, where, fix }) => [code, where?.line, fix]);
  throw error;
};

test('asks about each labelled case once, and writes the counts beside the rubric', async () => {
  const people = [
    label('kind', true),
    label('rude', false),
    label('curt', false),
    label('curt', false),
    label('x', null),
  ];
  place.write('rubric.labels.jsonl', people.join(''));
  const { text, aside, exitCode } = await check();
  expect(aside).toMatch(/^The judge: 3 of 3 questions[^.]*$/);
  expect(place.put()).toEqual(['Polite? of curt', 'Polite? of kind', 'Polite? of rude']);
  const { questions, ...file } = written();
  expect(file).toEqual({ schema: 1, rubric: 'manner', date: '2026-11-29' });
  expect(questions).toEqual({
    polite: {
      asked: expect.stringMatching(/^sha256:/),
      ...{ models: ['m'], temperature: null, votes: 1, unanswered: 0 },
      counts: { both_yes: 1, both_no: 1, judge_yes: 1, judge_no: 0 },
    },
  });
  expect(exitCode).toBe(0);
  expect(text).toContain('manner/polite: 3 labels; m');
  expect(text).toMatch(/agreement +66\.7 % +20\.8 % to 93\.9 %/);
  expect(text).toContain(
    'people no, judge yes: ana (line 3), ana (line 4)\n    judge: So it is.\n    facts: {"output":"curt"}',
  );
  expect(text).toContain('Written: rubric.judge-check.json');
});

test('prints the same as JSON, and writes the same file', async () => {
  place.write('rubric.labels.jsonl', label('kind', true) + label('curt', false));
  await check();
  const file = place.read('rubric.judge-check.json');
  const { text } = await check('--json');
  expect(JSON.parse(text).questions).toMatchObject([
    {
      question: 'polite',
      labels: 2,
      agreement: { value: 0.5 },
      disagreements: [{ people: false, facts: { output: 'curt' } }],
    },
  ]);
  expect(place.read('rubric.judge-check.json')).toBe(file);
});

test('answers that a file keeps are not asked again', async () => {
  place.write('rubric.labels.jsonl', label('kind', true));
  await check('--answers', 'answers.jsonl');
  place.put();
  const again = await check('--answers', 'answers.jsonl');
  expect([place.put(), again.text.includes('1 label; m')]).toEqual([[], true]);
});

test('a panel answers together, and votes and numbers count as in the gate', async () => {
  place.rubric({ short: question('Short?', { judge: 'percent', model: ['m', 'n', 'o'], threshold: 0.5 }) });
  place.write('policy.yml', { judge: { model: 'm', votes: 3, temperature: 0 } });
  place.answer(({ model }) => ({ says: { reason: '', answer: model === 'm' ? 10 : 60 } }));
  place.write('rubric.labels.jsonl', label('kind', 55, { key: 'short' }));
  const { text } = await check();
  expect(place.put()).toHaveLength(9);
  expect(written().questions.short).toMatchObject({
    ...{ models: ['m', 'n', 'o'], temperature: 0, votes: 3 },
    counts: { both_yes: 1, both_no: 0, judge_yes: 0, judge_no: 0 },
  });
  expect(text).toContain('manner/short: 1 label; m, n, o; 3 votes each');
});

test('a question without `sees` is compared by the answers that its labels record', async () => {
  place.rubric({ polite: { weight: 1, question: 'Polite?', judge: 'yes_no' } });
  place.write(
    'rubric.labels.jsonl',
    [label('a', true, { answer: true }), label('b', true, { answer: [false] })].join(''),
  );
  await check();
  expect(place.put()).toEqual([]);
  expect(written().questions.polite).toMatchObject({ models: [], counts: { both_yes: 1, judge_no: 1 } });
});

test('people who contradict each other and cases without an answer are counted apart', async () => {
  place.answer(({ asked }) =>
    asked.facts.output === 'odd' ? { status: 400 } : { says: { answer: 'yes', reason: '' } },
  );
  place.write(
    'rubric.labels.jsonl',
    [label('a', true), label('b', true), label('b', false), label('odd', true)].join(''),
  );
  const { text, aside } = await check();
  expect(text).toContain('1 label; m; 1 without an answer; 1 left out: their labels contradict each other');
  expect(aside).toContain('1 of 2 questions for a judge has no answer');
  expect(written().questions.polite.unanswered).toBe(1);
});

test.each([
  ['no labels', '', {}, [['no-labels', undefined, 'Let `agent-gate label` propose trials, and fill in its file']]],
  ['labels that nobody filled in', label('a', null), {}, [['no-labels', undefined, expect.anything()]]],
  ['a key that the rubric lacks', label('a', true, { key: 'polit' }), {}, [['unknown-question', 1, undefined]]],
  ['a number for a yes or no', label('a', 1), {}, [['bad-label', 1, undefined]]],
  [
    'a judge without an address',
    label('a', true),
    { AGENT_GATE_JUDGE_URL: '' },
    [['judge-silent', undefined, expect.stringContaining('Pass AGENT_GATE_JUDGE_URL')]],
  ],
])('%s: refused, and nothing is written', async (_, labels, env, problems) => {
  if (labels !== '') place.write('rubric.labels.jsonl', labels);
  const work = judgeCheck(['rubric.yml', '--policy', 'policy.yml'], {
    root: place.root,
    env: { ...place.env, ...env },
  });
  expect(await refusal(work)).toEqual(problems);
  expect(() => written()).toThrow('ENOENT');
});

test('labels for the question in its old words are counted, and are no answers', async () => {
  place.write('rubric.labels.jsonl', [label('a', true, { question: 'Is it old?' }), label('b', null)].join(''));
  await expect(check()).rejects.toMatchObject({
    problems: [{ code: 'no-labels', found: '1 label for other words of a question, or that contradict each other' }],
  });
});
