import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeCheck } from '../../src/commands/judge-check.ts';
import { label } from '../../src/commands/label.ts';
import { lint } from '../../src/commands/lint.ts';
import { UserError } from '../../src/errors.ts';
import { type AskingPlace, openAsking, question } from '../support/asking-place.ts';

let place: AskingPlace;
beforeEach(async () => {
  place = await openAsking();
  place.rubric({ polite: question('Polite?') });
  place.results({ output: 'fine' }, { output: 'rude, my key is sk-ant-api03-abcdefghijklmnopqrstuvwxyz0123456789' });
  await place.gate({ out: 'bundle' });
});
afterEach(() => place.remove());

const workplace = () => ({ root: place.root, env: place.env });
const lines = () =>
  place
    .read('rubric.labels.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('adds open lines to the labels beside the rubric, redacted, and none twice', () => {
  const { text } = label(['bundle', 'rubric.yml'], workplace());
  expect(text).toBe('rubric.labels.jsonl: 2 lines to fill in: `label`, `by` and `when`\n');
  expect(lines().map(({ key, label: said, facts }) => [key, said, typeof facts.output])).toEqual([
    ['polite', null, 'string'],
    ['polite', null, 'string'],
  ]);
  expect(place.read('rubric.labels.jsonl')).not.toContain('sk-ant');
  expect(label(['bundle', 'rubric.yml'], workplace()).text).toBe('rubric.labels.jsonl: nothing more to label\n');
});

test('what it proposes can be filled in and checked', async () => {
  const own = { key: 'polite', facts: { output: 'kind' }, label: true, by: 'ana', when: '2026-11-20' };
  // Written by hand, without a newline at its end.
  place.write('rubric.labels.jsonl', own);
  label(['bundle', 'rubric.yml'], workplace());
  const filled = lines().map((line) => ({ ...line, label: true, by: 'ana', when: '2026-11-20' }));
  place.write('rubric.labels.jsonl', filled.map((line) => JSON.stringify(line)).join('\n'));
  place.put();
  expect((await judgeCheck(['rubric.yml', '--policy', 'policy.yml'], workplace())).text).toContain('3 labels; m');
});

/** The words and facts that a label is asked for. */
const proposed = (bundle = 'bundle') => {
  label([bundle, 'rubric.yml'], workplace());
  return lines().map(({ key, question: words, facts }) => [key, words, ...Object.keys(facts)]);
};

const refusal = (words: readonly string[]): string | undefined => {
  try {
    label(words, workplace());
  } catch (error) {
    if (error instanceof UserError) return error.problems[0]?.code;
  }
  return undefined;
};

test.each([
  { name: 'has other words since', criteria: { polite: question('Is it kind?') } },
  { name: 'has another key since', criteria: { kind: question('Polite?') } },
  { name: 'is gone since', criteria: { said: { weight: 1, pass_when: { field: 'output', op: 'exists' } } } },
])('a question of the run that $name is not proposed: its labels would not count', ({ criteria }) => {
  place.rubric(criteria);
  expect(refusal(['bundle', 'rubric.yml'])).toBe('no-questions');
});

test('a question that shows more since, beside one that the run was not asked, is proposed with what it shows now', () => {
  place.rubric({ polite: question('Polite?', { sees: ['output', 'scenario'] }), kind: question('Kind?') });
  expect(proposed()).toEqual([
    ['polite', 'Polite?', 'output', 'scenario'],
    ['polite', 'Polite?', 'output', 'scenario'],
  ]);
});

test.each([
  { name: 'of the pull request', now: 'Kind?' },
  { name: 'of main', now: 'Polite?' },
])(
  'of two versions of a question that the run was asked it proposes the one that the repository has, $name',
  async ({ now }) => {
    place.rubric({ polite: question('Kind?') });
    await place.gate({ baselines: ['bundle'], out: 'pull' });
    place.rubric({ polite: question(now) });
    expect(new Set(proposed('pull').map(([, words]) => words))).toEqual(new Set([now]));
  },
);

test('a case whose label answers other words is proposed', () => {
  const own = { key: 'polite', facts: { output: 'fine' }, label: true, by: 'ana', when: '2026-11-20' };
  place.write('rubric.labels.jsonl', `${JSON.stringify({ ...own, question: 'Is it kind?' })}\n`);
  expect(proposed()).toHaveLength(3);
  place.write('rubric.labels.jsonl', `${JSON.stringify({ ...own, question: 'Polite?' })}\n`);
  expect(proposed()).toHaveLength(2);
});

test('lint reports labels that contradict each other, and lines that are none', () => {
  const line = (said: boolean, by: string) =>
    JSON.stringify({ key: 'polite', facts: { output: 'x' }, label: said, by, when: '2026-11-20' });
  place.write('rubric.labels.jsonl', [line(true, 'ana'), line(true, 'ben'), line(false, 'cleo')].join('\n'));
  const linted = () => JSON.parse(lint(['rubric.yml', '--json'], workplace()).text).findings;
  expect(linted().filter(({ code }: { code: string }) => code === 'labels-contradict')).toMatchObject([
    {
      level: 'warning',
      what: 'labels of `polite` contradict each other on the same facts: true by ana (line 1), true by ben (line 2) and false by cleo (line 3)',
      where: { file: 'rubric.labels.jsonl', line: 1 },
    },
  ]);
  place.write('rubric.labels.jsonl', '{}');
  expect(linted()).toContainEqual(expect.objectContaining({ code: 'missing-key', level: 'error' }));
});

test.each([
  ['no bundle', [], 'usage'],
  ['a rubric without a question', ['bundle', 'plain.yml'], 'no-questions'],
  ['a rubric with a question that the run was not asked', ['bundle', 'later.yml'], 'no-questions'],
])('refuses %s', (_, words, code) => {
  const plain = { rubric: 'plain', version: '1.0.0', metric: 'P' };
  place.write('plain.yml', {
    ...plain,
    criteria: { said: { weight: 1, pass_when: { field: 'output', op: 'not_empty' } } },
  });
  place.write('later.yml', { ...plain, rubric: 'later', metric: 'L', criteria: { kind: question('Kind?') } });
  expect(refusal(words)).toBe(code);
});
