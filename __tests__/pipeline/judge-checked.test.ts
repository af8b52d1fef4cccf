import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeCheck } from '../../src/commands/judge-check.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { type AskingPlace, openAsking, question } from '../support/asking-place.ts';

let place: AskingPlace;
beforeEach(async () => {
  place = await openAsking();
  place.rubric(
    { polite: question('Polite?', { severity: 'high' }) },
    { outcomes: [{ name: 'fine', when: { passed: 'polite' } }, { name: 'rude' }] },
  );
  place.results(...Array.from({ length: 12 }, (_, index) => ({ output: index < 9 ? 'rude' : 'fine' })));
});
afterEach(() => place.remove());

/** Everything that this policy blocks by rests on the judge. */
const policy = (judge: object) => ({
  gate: {
    metrics: { M: { threshold: 0.9, mode: 'point' } },
    outcomes: { rude: { at_most: 0.1 } },
    scenarios: { must_pass: ['s0'] },
  },
  judge: { model: 'm', ...judge },
});

const decide = async (judge: object, out?: string) => {
  place.write('policy.yml', policy(judge));
  const { decision } = await place.gate({ out });
  const codes = (wanted: string) => decision.findings.flatMap(({ code, effect }) => (effect === wanted ? [code] : []));
  return { decision: decision.decision, blocks: codes('block'), warns: codes('warn'), metric: decision.metrics[0] };
};

const BY_JUDGE = ['metric-below-threshold', 'outcome-above-limit', 'must-pass-failed'];

/** People agree with the judge in so many of sixty cases. */
const check = async (right: number) => {
  const label = (index: number) => ({ key: 'polite', facts: { output: `o${index}` }, by: 'ana', when: '2026-11-20' });
  const lines = Array.from({ length: 60 }, (_, index) => ({ ...label(index), label: index < right }));
  place.write('rubric.labels.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await judgeCheck(['rubric.yml', '--policy', 'policy.yml'], { root: place.root, env: place.env });
};

test('without `judge.require` a judge blocks as ever', async () => {
  expect((await decide({})).blocks.toSorted()).toEqual(BY_JUDGE.toSorted());
});

test('a judge that needs a check and has none blocks by nothing, and under `fail` by that alone', async () => {
  const advised = await decide({ require: {} });
  expect([advised.decision, advised.blocks, advised.metric?.tier]).toEqual(['pass', [], 'advisory']);
  expect(advised.warns.toSorted()).toEqual([...BY_JUDGE, 'judge-unchecked'].toSorted());
  expect(await decide({ require: { effect: 'fail' } })).toMatchObject({
    decision: 'fail',
    blocks: ['judge-unchecked'],
  });
});

test('a check above the line lets the judge block, and one below it does not; both are known beside the rate', async () => {
  await check(58);
  const held = await decide({ require: {} }, 'bundle');
  expect(held).toMatchObject({
    decision: 'fail',
    metric: { judge: { question: 'polite', labels: 60, value: 58 / 60 } },
  });
  expect(held.blocks).toEqual(expect.arrayContaining(BY_JUDGE));
  await check(50);
  expect(await decide({ require: {} })).toMatchObject({ decision: 'pass', metric: { judge: { value: 50 / 60 } } });
  // The bundle has the check by which it was decided.
  expect(replayBundle(openBundleFiles('bundle', place.root), productVersion())).toMatchObject({ same: true });
});

test('another model, vote or question is another judge', async () => {
  place.write('policy.yml', policy({}));
  await check(60);
  expect((await decide({ require: {} })).decision).toBe('fail');
  for (const judge of [{ model: 'other' }, { votes: 3 }, { temperature: 1 }])
    expect(await decide({ require: {}, ...judge })).toMatchObject({ decision: 'pass', metric: { tier: 'advisory' } });
  place.rubric({ polite: question('Is it polite?', { severity: 'high' }) });
  place.write('policy.yml', { judge: { model: 'm', require: {} } });
  expect((await place.gate()).decision.findings.map(({ code }) => code)).toContain('judge-unchecked');
});

const EMPTY_CHECK = { schema: 1, rubric: 'manner', date: '2026-03-01', questions: {} };

test.each([
  { name: 'under a policy without a judge', judge: undefined, asks: true },
  { name: 'beside a rubric without a question', judge: { model: 'm', require: {} }, asks: false },
])('a check that nobody reads is not kept: $name', async ({ judge, asks }) => {
  place.write('policy.yml', judge === undefined ? {} : { judge });
  const passes = { weight: 1, pass_when: { field: 'output', op: 'exists' } };
  if (!asks) place.rubric({ said: passes });
  place.write('rubric.judge-check.json', judge === undefined ? '{' : EMPTY_CHECK);
  await place.gate({ out: 'bundle' });
  const bundle = openBundleFiles('bundle', place.root);
  expect(bundle.names.filter((name) => name.includes('judge-check'))).toEqual([]);
  expect(replayBundle(bundle, productVersion())).toMatchObject({ same: true });
});
