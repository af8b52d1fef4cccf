import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import { UserError } from '../../src/errors.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { loadConfig } from '../../src/io/config.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { headDecides } from '../../src/pipeline/configs.ts';
import { startJudge } from '../../src/pipeline/judging.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import { type AskingPlace, openAsking, question } from '../support/asking-place.ts';

let place: AskingPlace;
beforeEach(async () => {
  place = await openAsking();
  place.rubric({ polite: question('Polite?') });
  place.results({ output: 'fine' }, { output: 'rude' });
});
afterEach(() => place.remove());

const ANSWERS = 'answers.jsonl';
const codesOf = ({ findings }: Decision): readonly string[] => findings.map(({ code }) => code);
const findingOf = ({ findings }: Decision, code: string) => findings.find((one) => one.code === code);

async function decide(run: Parameters<AskingPlace['gate']>[0] = {}): Promise<Decision> {
  return (await place.gate(run)).decision;
}

describe('what is asked', () => {
  test('is what rubrics ask, and their verdicts go by the answers', async () => {
    expect(await decide()).toMatchObject({ decision: 'pass', metrics: [{ candidate: 0.5 }], trials: { scored: 2 } });
    expect(place.put()).toEqual(['Polite? of fine', 'Polite? of rude']);
  });

  test('is the same about the same facts once in all, also where it comes up at once', async () => {
    place.results(...Array(6).fill({ output: 'fine' }), { output: 'rude' });
    place.rubric({ polite: question('Polite?'), again: question('Polite?'), short: question('Short?') });
    await decide();
    expect(place.put()).toEqual(['Polite? of fine', 'Polite? of rude', 'Short? of fine', 'Short? of rude']);
  });

  test('is asked about each of the facts that the question sees, and no more', async () => {
    place.rubric({ polite: question('Polite?', { sees: ['input', 'output'] }) });
    place.results({ output: 'fine', input: 'a' }, { output: 'fine', input: 'b' }, { output: 'fine', note: 'c' });
    await decide();
    expect(place.requests.map(({ asked }) => asked.facts.input)).toEqual(expect.arrayContaining(['a', 'b', null]));
    expect(JSON.stringify(place.requests)).not.toContain('note');
    expect(place.put()).toHaveLength(3);
  });

  const chain = { polite: question('Polite?'), short: question('Short?', { when: { passed: 'polite' } }) };
  test('may follow from an answer', async () => {
    place.rubric(chain);
    expect(await decide()).toMatchObject({ trials: { scored: 2, errored: { judge: 0 } } });
    expect(place.put()).toEqual(['Polite? of fine', 'Polite? of rude', 'Short? of fine']);
  });

  test('is every question once, whatever comes of it', async () => {
    place.rubric(chain);
    place.answer(() => ({ status: 400 }));
    expect(await decide()).toMatchObject({ trials: { errored: { judge: 2 } } });
    expect(place.put()).toEqual(['Polite? of fine', 'Polite? of rude']);
  });

  test.each([
    { name: 'crashed', trial: { error: { kind: 'agent', message: 'gone' } } },
    { name: 'crashed somehow', trial: { error: 'gone' } },
    { name: 'has no verdict', trial: { error: { kind: 'judge', message: 'gone' } } },
    { name: 'could not run', trial: { error: { kind: 'infrastructure', message: 'gone' } } },
    { name: 'has an answer recorded', trial: { judge: { polite: { answer: true, question: 'Polite?' } } } },
  ])('is nothing of a trial that $name', async ({ trial }) => {
    place.results({ output: 'odd', ...trial }, { output: 'fine' });
    await decide();
    expect(place.put()).toEqual(['Polite? of fine']);
  });

  test('is asked again where what is recorded answers something else', async () => {
    place.results({ output: 'fine', judge: { polite: { answer: false, question: 'Long?' } } });
    expect(await decide()).toMatchObject({ metrics: [{ candidate: 1 }] });
  });

  test('is nothing that a verdict stands without', async () => {
    place.write('rubric.yml', {
      rubric: 'manner',
      version: '1.0.0',
      metric: 'M',
      nodes: { polite: { question: 'Polite?', judge: 'yes_no', sees: ['output'] } },
      rules: [
        { name: 'harm', weight: -1, terminal: true, condition: { field: 'output', op: 'eq', value: 'bomb' } },
        { name: 'manners', weight: 1, condition: { passed: 'polite' } },
      ],
    });
    place.results({ output: 'bomb' }, { output: 'fine' });
    expect(await decide()).toMatchObject({ trials: { scored: 2 }, metrics: [{ candidate: 0.5 }] });
    expect(place.put()).toEqual(['Polite? of fine']);
  });

  test('is nothing where a question does not say what it sees', async () => {
    place.rubric({ polite: question('Polite?', { sees: undefined }) });
    const decision = await decide();
    expect(place.put()).toEqual([]);
    expect(decision.trials).toMatchObject({ errored: { judge: 2 } });
    expect(codesOf(decision)).not.toContain('judge-unanswered');
  });

  test('is nothing of results that are broken', async () => {
    place.write('results.jsonl', '{"scenario":"a","output":"fine"}\n{"scenario":"a","output":"rude"}\n');
    expect(await decide()).toMatchObject({ decision: 'invalid' });
    const { ask } = startJudge({ env: place.env, root: place.root });
    const { rubrics, policy } = { rubrics: ['rubric.yml'], policy: 'policy.yml' };
    const configs = headDecides(loadConfig({ root: place.root, rubrics, policy }));
    const files = findResultFiles(['results.jsonl'], place.root);
    await expect(ask({ files, mapping: null, select: [], redaction: DEFAULT_RULES }, configs)).rejects.toBeInstanceOf(
      UserError,
    );
    expect(place.put()).toEqual([]);
  });

  test('shows no secret', async () => {
    place.results({ output: `my token is ghp_${'a'.repeat(36)}, my key is key-of-the-judge-0123456789` });
    await place.gate({ env: { ...place.env, AGENT_GATE_JUDGE_KEY: 'key-of-the-judge-0123456789' }, out: 'out' });
    expect(place.requests.map(({ key }) => key)).toEqual(['key-of-the-judge-0123456789']);
    const shown = JSON.stringify(place.requests.map(({ messages }) => messages)) + place.read('out/trials.jsonl');
    expect(shown).not.toMatch(/ghp_a|key-of-the-judge/);
  });
});

describe('what is answered', () => {
  test('stands in the evidence beside the facts, which are as they were, and gives the same when it is read again', async () => {
    const crashed = { error: { kind: 'agent', message: 'gone' } };
    place.results({ output: 'fine', trial: 3, error: null }, { output: 'x', error: 'late' }, crashed, {
      output: 'rude',
    });
    await place.gate({ out: 'out' });
    const trials = place.read('out/trials.jsonl').trimEnd().split('\n');
    const read = trials.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const vote = { model: 'm', question: 'Polite?', reason: 'So it is.', shown: expect.stringMatching(/^sha256:/) };
    expect(read.map(({ $answers }) => $answers && Object.values($answers))).toEqual([
      [[{ ...vote, answer: true }]],
      undefined,
      undefined,
      [[{ ...vote, answer: false }]],
    ]);
    expect(read.map(({ $answers: _, ...facts }) => facts)).toEqual([
      { scenario: 's0', output: 'fine', trial: 3, error: null },
      { scenario: 's1', output: 'x', trial: 1, error: 'late' },
      { scenario: 's2', trial: 1, ...crashed },
      { scenario: 's3', output: 'rude', trial: 1, error: null },
    ]);
    const check = replayBundle(openBundleFiles('out', place.root), productVersion());
    expect(check.steps.map(({ outcome }) => outcome)).toEqual(check.steps.map(() => 'same'));
  });

  test('is written alike, whatever order the answers come in', async () => {
    place.rubric({ polite: question('Polite?'), short: question('Short?'), kind: question('Kind?') });
    await place.gate({ out: 'one', answers: ANSWERS });
    const lines = place.read(ANSWERS).trimEnd().split('\n');
    place.write('turned.jsonl', `${lines.toReversed().join('\n')}\n`);
    await place.gate({ out: 'two', answers: 'turned.jsonl' });
    for (const name of ['trials.jsonl', 'report.json', 'results.jsonl'])
      expect(place.read(`two/${name}`)).toBe(place.read(`one/${name}`));
  });

  test('is no fact to a contract, nor to who asks whether there is a judge', async () => {
    const said = { weight: 1, pass_when: { field: 'judge', op: 'absent' } };
    const closed = { additionalProperties: false, properties: { judge: {}, output: {} } };
    place.rubric({ polite: question('Polite?'), said }, { contract: closed });
    place.results({ output: 'fine' });
    expect(await decide()).toMatchObject({ decision: 'pass', metrics: [{ candidate: 1 }], trials: { scored: 1 } });
  });
});

describe('questions about items', () => {
  const each = (node: object, keys: object = {}) => ({
    weight: 1,
    each: { over: { turns: 'user' }, as: 'turn', node, ...keys },
  });
  const turn = (text: string, reply: string) => [
    { type: 'message', role: 'user', text },
    { type: 'message', role: 'assistant', text: reply },
  ];
  const trace = [...turn('Hi?', 'fine'), ...turn('So?', 'rude'), ...turn('Hi?', 'fine')];
  const polite = { question: 'Polite?', judge: 'yes_no', sees: ['turn.reply'] };
  const put = () =>
    place.requests
      .splice(0)
      .map(({ asked, model }) => [model, asked.facts['turn.reply']])
      .sort();
  beforeEach(() => {
    place.rubric({ turns: each(polite) });
    place.results({ trace });
    place.answer(({ asked }) => ({ says: { answer: asked.facts['turn.reply'] === 'rude' ? 'no' : 'yes' } }));
  });

  test('are put once for each, kept as evidence, and replayed', async () => {
    const decision = await decide({ out: 'out', answers: ANSWERS });
    expect(decision.metrics[0]?.candidate).toBeCloseTo(2 / 3);
    expect(put()).toEqual([
      ['m', 'fine'],
      ['m', 'rude'],
    ]);
    const [trial = ''] = place.read('out/trials.jsonl').split('\n');
    expect(Object.values(JSON.parse(trial).$answers)).toMatchObject([
      [{ question: 'Polite?' }, { question: 'Polite?' }],
    ]);
    expect(replayBundle(openBundleFiles('out', place.root), productVersion()).same).toBe(true);
    await decide({ answers: ANSWERS });
    place.rubric({ turns: each(polite, { combine: 'min' }) }, { version: '2.0.0' });
    await decide({ baselines: ['out'], answers: ANSWERS });
    expect(put()).toEqual([]);
  });

  test('without an answer leave the verdicts of the others', async () => {
    place.answer(({ asked }) => (asked.facts['turn.reply'] === 'rude' ? { status: 400 } : { says: { answer: 'yes' } }));
    const said = { weight: 1, pass_when: { field: 'trace', op: 'not_empty' } };
    place.rubric({ turns: each(polite), said });
    const decision = await decide({ out: 'out' });
    expect(decision).toMatchObject({ trials: { errored: { judge: 1 } } });
    const { rubrics } = JSON.parse(place.read('out/results.jsonl'));
    const [turns, spoke] = rubrics[0].tree.children;
    expect([turns.verdict, spoke.verdict]).toEqual(['error', 'pass']);
    expect(turns.children.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['pass', 'error', 'pass']);
  });

  test("go to every model of a panel, in place of the policy's, each once", async () => {
    place.rubric({ turns: each({ ...polite, model: ['a', 'b', 'c'] }) });
    await decide({ answers: ANSWERS });
    const [all, once] = [
      ['a', 'b', 'c'].flatMap((name) => [
        [name, 'fine'],
        [name, 'rude'],
      ]),
      put(),
    ];
    expect(once).toEqual(all);
    place.rubric({ turns: each({ ...polite, model: 'd' }) });
    await decide({ answers: ANSWERS });
    place.rubric({ turns: each({ ...polite, model: ['a', 'c', 'b'] }) });
    await decide({ answers: ANSWERS });
    expect(put()).toEqual([
      ['d', 'fine'],
      ['d', 'rude'],
    ]);
  });
});

describe('what is secret', () => {
  const PASS = 'stag-12345-abc';
  const KEY = 'key-of-the-judge-0123456789';
  const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
  const env = () => ({ ...place.env, PASS: ` ${PASS}`, AGENT_GATE_JUDGE_KEY: `${KEY} ` });
  const say = (reason: string, as = 'm') => place.answer(() => ({ says: { reason, answer: 'yes' }, as }));
  const written = (): string =>
    ['trials.jsonl', 'results.jsonl', 'report.json', 'gate.json', 'decision.json', 'comment.md']
      .map((name) => place.read(`out/${name}`))
      .join('');
  beforeEach(() => place.write('policy.yml', { judge: { model: 'm' }, redact: { secrets_from: ['PASS'] } }));

  test.each([
    { name: 'in a reason', reason: `It tells ${PASS}, ${TOKEN} and ${KEY}.`, as: 'm' },
    { name: "in a model's name", reason: '', as: `m ${PASS} ${TOKEN} ${KEY}` },
    { name: 'where a reason is cut', reason: `${'z'.repeat(490)} ${KEY}`, as: 'm' },
    { name: "where a model's name is cut", reason: '', as: `${'z'.repeat(110)} ${KEY}` },
  ])('is neither in the bundle nor in the answers file: $name', async ({ reason, as }) => {
    say(reason, as);
    await place.gate({ out: 'out', answers: ANSWERS, env: env() });
    expect(written() + place.read(ANSWERS)).not.toMatch(/stag-12|ghp_a1|key-of/);
    expect(place.read('out/trials.jsonl')).toMatch(/\[redac/);
    expect(replayBundle(openBundleFiles('out', place.root), productVersion()).same).toBe(true);
  });

  test('is taken out of answers of a file, which knew less', async () => {
    say(`It tells ${PASS}.`);
    await place.gate({ answers: ANSWERS, env: place.env });
    expect(place.read(ANSWERS)).toContain(PASS);
    place.put();
    await place.gate({ out: 'out', answers: ANSWERS, env: env() });
    expect(place.put()).toEqual([]);
    expect(written()).not.toContain(PASS);
    expect(replayBundle(openBundleFiles('out', place.root), productVersion()).same).toBe(true);
  });

  test('is taken out of what is answered about a run of main', async () => {
    place.rubric({ polite: question('Kind?') }, { version: '2.0.0' });
    await place.gate({ out: 'main', env: env() });
    place.rubric({ polite: question('Polite?') }, { version: '3.0.0' });
    say('', PASS);
    await place.gate({ out: 'out', baselines: ['main'], env: env() });
    expect(written()).not.toContain(PASS);
  });

  test('long reasons and names are cut', async () => {
    say('w'.repeat(5000), 'n'.repeat(500));
    await place.gate({ answers: ANSWERS, env: env() });
    const [line = ''] = place.read(ANSWERS).split('\n');
    const [{ reason, model }] = JSON.parse(line).votes;
    expect([reason.length, model.length]).toEqual([500, 120]);
  });
});

describe('who is asked', () => {
  test('is the judge of the base, as it wants to be asked, and not one that a pull request names', async () => {
    place.write('policy.yml', { judge: { model: 'of-main', votes: 3, temperature: 0 } });
    place.results({ output: 'main' });
    await decide({ out: 'main' });
    place.put();
    place.write('policy.yml', { judge: { model: 'of-pull' } });
    place.results({ output: 'fine' });
    const decision = await decide({ baselines: ['main'] });
    expect(place.requests.map(({ model, temperature }) => [model, temperature])).toEqual(Array(3).fill(['of-main', 0]));
    expect(decision.config).toMatchObject({ changes: [{ kind: 'policy' }] });
  });

  test("is missing for main's own questions where main names none", async () => {
    place.write('policy.yml', {});
    await decide({ out: 'main' });
    place.write('policy.yml', { judge: { model: 'of-pull' } });
    const decision = await decide({ baselines: ['main'] });
    expect(place.put()).toEqual([]);
    expect(findingOf(decision, 'judge-silent')?.what).toContain('the policy that decides names no judge');
  });

  test("is the run's own for what it alone asks, where the base names none", async () => {
    place.rubric({ said: { weight: 1, pass_when: { field: 'output', op: 'exists' } } });
    place.write('policy.yml', {});
    await decide({ out: 'main' });
    place.rubric({ polite: question('Polite?') });
    place.write('policy.yml', { judge: { model: 'of-pull' } });
    await decide({ baselines: ['main'] });
    expect(new Set(place.requests.map(({ model }) => model))).toEqual(new Set(['of-pull']));
  });

  test.each<{ name: string; policy: object; env: boolean; why: string }>([
    { name: 'no policy names a judge', policy: {}, env: true, why: 'the policy that decides names no judge' },
    {
      name: 'no address is set',
      policy: { judge: { model: 'm' } },
      env: false,
      why: 'AGENT_GATE_JUDGE_URL is not set',
    },
  ])('is missing where $name, and a note says so', async ({ policy, env, why }) => {
    place.write('policy.yml', policy);
    const decision = await decide(env ? {} : { env: {} });
    expect(findingOf(decision, 'judge-silent')).toMatchObject({
      effect: 'warn',
      what: expect.stringContaining(why),
    });
    expect([place.put(), decision.trials]).toMatchObject([[], { scored: 0, errored: { judge: 2 } }]);
  });
});

describe('answers that are kept', () => {
  test('are not asked for again', async () => {
    await decide({ answers: ANSWERS });
    const kept = place.read(ANSWERS);
    expect([place.put().length, kept.trimEnd().split('\n')]).toMatchObject([2, { length: 2 }]);
    expect(await decide({ answers: ANSWERS })).toMatchObject({ metrics: [{ candidate: 0.5 }] });
    expect([place.put(), place.read(ANSWERS)]).toEqual([[], kept]);
  });

  test.each<{ name: string; judge: object; asks: number }>([
    { name: 'another model is asked', judge: { model: 'other' }, asks: 2 },
    { name: 'it is asked at another temperature', judge: { model: 'm', temperature: 0 }, asks: 2 },
    { name: 'it is asked more often', judge: { model: 'm', votes: 3 }, asks: 4 },
    { name: 'a default is written out', judge: { model: 'm', votes: 1 }, asks: 0 },
  ])('are for the judge alone that gave them: $name', async ({ judge, asks }) => {
    await decide({ answers: ANSWERS });
    place.put();
    place.write('policy.yml', { judge });
    await decide({ answers: ANSWERS });
    expect(place.put()).toHaveLength(asks);
  });

  test.each<{ name: string; keys: object }>([
    { name: 'other words', keys: { question: 'Kind?' } },
    { name: 'another form', keys: { judge: 'percent' } },
    { name: 'other facts', keys: { sees: ['output', 'input'] } },
  ])('are for what was asked alone: $name', async ({ keys }) => {
    await decide({ answers: ANSWERS });
    place.put();
    place.rubric({ polite: question('Polite?', keys) });
    place.answer(() => ({ says: { answer: 'judge' in keys ? 50 : 'yes' } }));
    await decide({ answers: ANSWERS });
    expect(place.put()).toHaveLength(2);
  });

  test('are for what was shown alone, also where a line says otherwise of whom it answers', async () => {
    await decide({ answers: ANSWERS });
    const shown = /"shown":"sha256:\w+"/g;
    place.write(ANSWERS, place.read(ANSWERS).replace(shown, `"shown":"sha256:${'0'.repeat(64)}"`));
    place.put();
    expect(await decide({ answers: ANSWERS })).toMatchObject({ trials: { scored: 2, errored: { judge: 0 } } });
    expect(place.put()).toHaveLength(2);
  });

  test('are for what was shown alone, also where results change while they are answered', async () => {
    place.answer(() => {
      place.results({ output: 'fine' }, { output: 'other' });
      return { says: { answer: 'yes' } };
    });
    const decision = await decide({ out: 'out' });
    expect(decision).toMatchObject({ trials: { errored: { judge: 1 } } });
    expect(place.put()).toEqual(['Polite? of fine', 'Polite? of rude']);
    expect(replayBundle(openBundleFiles('out', place.root), productVersion()).same).toBe(true);
  });

  test('stand in a file that is named where another config decides than the run itself', async () => {
    const given = async (run: Parameters<AskingPlace['gate']>[0]) => findingOf(await decide(run), 'answers-given');
    expect(await given({ out: 'main', answers: ANSWERS })).toBeUndefined();
    expect(await given({ baselines: ['main'] })).toBeUndefined();
    const finding = await given({ baselines: ['main'], answers: ANSWERS });
    expect(finding).toMatchObject({ effect: 'notice', what: expect.stringContaining('`answers.jsonl`') });
    place.rubric({ polite: { pass_when: { field: 'output', op: 'eq', value: 'fine' } } });
    expect(await given({ out: 'main' })).toBeUndefined();
    expect(await given({ baselines: ['main'], answers: ANSWERS })).toBeUndefined();
  });

  test('hold no failure, which the next run asks about again', async () => {
    place.answer(({ asked }) => (asked.facts.output === 'rude' ? { status: 400 } : { says: { answer: 'yes' } }));
    await decide({ answers: ANSWERS });
    place.put();
    await decide({ answers: ANSWERS });
    expect(place.put()).toEqual(['Polite? of rude']);
  });

  const oftenAsked = (): readonly string[] => place.read(ANSWERS).trimEnd().split('\n');
  test('hold the votes that were given before one was refused, and the next run asks for the others', async () => {
    place.write('policy.yml', { judge: { model: 'm', votes: 3 } });
    place.results({ output: 'fine' }, { output: 'fine' });
    place.answer(() => (place.requests.length === 3 ? { status: 400 } : { says: { answer: 'no' } }));
    expect(await decide({ answers: ANSWERS })).toMatchObject({ trials: { scored: 0, errored: { judge: 2 } } });
    expect([place.put().length, oftenAsked().length]).toEqual([3, 1]);
    place.answer(() => ({ says: { answer: 'yes' } }));
    const decision = await decide({ answers: ANSWERS, out: 'out' });
    expect([place.put().length, decision.metrics[0]?.candidate]).toEqual([1, 0]);
    expect(replayBundle(openBundleFiles('out', place.root), productVersion()).same).toBe(true);
    await decide({ answers: ANSWERS });
    expect([place.put().length, oftenAsked().length]).toEqual([0, 2]);
  });

  test('may be partly unreadable, which changes nothing', async () => {
    place.write(ANSWERS, '{"asked":1}\n');
    const decision = await decide({ answers: ANSWERS });
    expect([decision.metrics[0]?.candidate, place.put().length]).toEqual([0.5, 2]);
  });

  test('may have no place, which is said and changes nothing else', async () => {
    place.write('none', '');
    const with_ = await decide({ answers: 'none/answers.jsonl' });
    const without = await decide();
    expect(findingOf(with_, 'answers-unkept')).toMatchObject({
      effect: 'notice',
      actual: expect.stringContaining('none/answers.jsonl'),
    });
    const findings = with_.findings.filter(({ code }) => code !== 'answers-unkept');
    expect({ ...with_, findings }).toEqual(without);
    expect(place.put()).toHaveLength(4);
  });
});

describe("main's run", () => {
  beforeEach(async () => {
    place.results({ output: 'main' });
    await decide({ out: 'main' });
    place.put();
    place.results({ output: 'pull' });
  });

  test('is not asked about where its answers fit, also where it is scored again', async () => {
    place.rubric({ polite: question('Polite?', { rationale: 'Said anew.' }) }, { version: '1.0.1' });
    const decision = await decide({ baselines: ['main'] });
    expect(decision.config).toMatchObject({ changes: [{ kind: 'rubric' }] });
    expect(place.put()).toEqual(['Polite? of pull']);
  });

  test('is asked what a pull request asks anew, and the pull request what main asks', async () => {
    place.rubric({ polite: question('Kind?') }, { version: '2.0.0' });
    const decision = await decide({ baselines: ['main'], out: 'pull' });
    expect(place.put()).toEqual(['Kind? of main', 'Kind? of pull', 'Polite? of pull']);
    expect(decision).toMatchObject({ trials: { errored: { judge: 0 } } });
    expect(replayBundle(openBundleFiles('pull', place.root), productVersion()).same).toBe(true);
  });

  test('is asked about what it has no answer to', async () => {
    place.rubric({ polite: question('Polite?'), short: question('Short?') }, { version: '2.0.0' });
    await decide({ baselines: ['main'] });
    expect(place.put()).toEqual(['Polite? of pull', 'Short? of main', 'Short? of pull']);
  });

  test.each([
    { redact: { drop: ['note'] }, asks: 1, rate: 1 },
    { redact: { drop: ['$answers'] }, asks: 1, rate: 1 },
    { redact: { drop: ['output'] }, asks: 0, rate: 0 },
    { redact: { hash: ['output'] }, asks: 2, rate: 1 },
  ])('is asked anew where a pull request takes out what was shown, if any is left: $redact', async (row) => {
    const { redact, asks, rate } = row;
    place.write('policy.yml', { judge: { model: 'm' }, redact });
    const decision = await decide({ baselines: ['main'] });
    expect(place.put()).toHaveLength(asks);
    expect(decision).toMatchObject({ metrics: [{ candidate: rate, baseline: rate }] });
  });

  test('keeps its answers where no others are given', async () => {
    place.write('policy.yml', { judge: { model: 'm' }, redact: { hash: ['output'] } });
    place.results({ output: 'pull', judge: { polite: false } });
    const decision = await decide({ baselines: ['main'], env: {} });
    expect(decision).toMatchObject({ metrics: [{ candidate: 0, baseline: 1 }] });
  });

  test('reports the newest failure where no judge answered', async () => {
    place.answer(() => ({ status: 400 }));
    await decide({ out: 'gap' });
    place.answer(() => ({ status: 422 }));
    place.rubric({ polite: question('Polite?', { rationale: 'Said anew.' }) }, { version: '1.0.1' });
    const { findings } = await decide({ baselines: ['gap'], out: 'next' });
    expect(JSON.stringify(findings)).toContain('HTTP 422');
    expect(JSON.stringify(findings) + place.read('next/trials.jsonl')).not.toContain('HTTP 400');
  });

  test('is asked about what was unanswered before', async () => {
    place.results({ output: 'main' }, { output: 'odd' });
    place.answer(({ asked }) => (asked.facts.output === 'odd' ? { status: 400 } : { says: { answer: 'yes' } }));
    await decide({ out: 'gap' });
    place.put();
    place.answer(() => ({ says: { answer: 'yes' } }));
    place.results({ output: 'pull' });
    await decide({ baselines: ['gap'] });
    expect(place.put()).toEqual(['Polite? of odd', 'Polite? of pull']);
  });

  test('is answered by nothing that a pull request brings', async () => {
    place.rubric({ polite: question('Kind?') }, { version: '2.0.0' });
    place.results({ output: 'main' });
    place.answer(() => ({ says: { answer: 'no' } }));
    await decide({ answers: ANSWERS });
    expect(place.put()).toEqual(['Kind? of main']);
    place.answer(() => ({ says: { answer: 'yes' } }));
    await decide({ answers: ANSWERS, baselines: ['main'] });
    expect(place.put()).toEqual(['Kind? of main', 'Polite? of main']);
  });

  test('is asked about where it is a results file, without what is secret', async () => {
    place.write('policy.yml', { judge: { model: 'm' }, redact: { secrets_from: ['PASS'] } });
    place.write('old.jsonl', '{"scenario":"s0","output":"my pass is hunter2hunter2"}\n');
    await decide({ baselines: ['old.jsonl'], env: { ...place.env, PASS: 'hunter2hunter2' } });
    expect(place.put()).toEqual(['Polite? of my pass is [redacted: secret]', 'Polite? of pull']);
  });

  test('is asked about where it is a results file', async () => {
    place.write('old.jsonl', '{"scenario":"s0","output":"rude"}\n');
    const decision = await decide({ baselines: ['old.jsonl'] });
    expect(place.put()).toEqual(['Polite? of pull', 'Polite? of rude']);
    expect(decision).toMatchObject({ metrics: [{ candidate: 1, baseline: 0 }] });
  });

  test('is compared by who answered what main asks, and not by who answered something else', async () => {
    const recorded = { judge: { model: 'of-harness', said: true } };
    const said = { weight: 1, pass_when: { field: 'judge.said', op: 'eq', value: true } };
    place.write('policy.yml', {});
    place.rubric({ said });
    place.results({ output: 'main', ...recorded });
    await decide({ out: 'recorded' });
    place.write('policy.yml', { judge: { model: 'm' } });
    place.rubric({ said, polite: question('Polite?') }, { version: '2.0.0' });
    expect(await decide({ baselines: ['recorded'] })).toMatchObject({ metrics: [{ candidate: 1, baseline: 1 }] });
    expect(place.put()).toEqual(['Polite? of main']);
  });

  test('may be judged by one who was asked and one whom the harness names', async () => {
    const said = { weight: 1, pass_when: { field: 'judge.said', op: 'eq', value: true } };
    place.rubric({ said, polite: question('Polite?') });
    place.results({ output: 'main', judge: { model: 'of-harness', said: true } });
    await decide({ out: 'both' });
    const decision = await decide({ baselines: ['both'] });
    expect(decision).toMatchObject({ metrics: [{ candidate: 1, baseline: 1 }] });
    place.answer(({ asked }) => ({ says: { answer: 'yes' }, as: `m-${String(asked.facts.output)}` }));
    place.results({ output: 'a' }, { output: 'b' });
    expect(codesOf(await decide({ baselines: ['both'] }))).toContain('judge-not-comparable');
  });

  test('is announced with counts, and only where a judge is asked', async () => {
    const said: [string, boolean][] = [];
    const announce = (text: string, isPassing: boolean) => void said.push([text.split(',')[0] ?? '', isPassing]);
    place.results(...Array.from({ length: 30 }, (_, index) => ({ output: String(index) })));
    const decision = await decide({ baselines: ['main'], announce, answers: ANSWERS, out: 'out' });
    const lasting = said.filter(([, isPassing]) => !isPassing).map(([text]) => text);
    expect(said).toHaveLength(31);
    expect([lasting.length, lasting[0], lasting.at(-1)]).toEqual([
      11,
      'The judge: 0 of 30 questions',
      'The judge: 30 of 30 questions',
    ]);
    expect(findingOf(decision, 'judge-asked')).toMatchObject({ effect: 'notice' });
    const [, fold] = place.read('out/comment.md').split('<summary>Judge</summary>');
    expect(fold?.split('</details>')[0]).toContain('The judge: 30 of 30 questions');
    await decide({ baselines: ['main'], announce, answers: ANSWERS });
    await decide({ baselines: ['main'], announce, env: {} });
    expect(said).toHaveLength(31);
  });

  test.each([
    { name: 'of another model', judge: { model: 'kind', polite: true }, state: 'not-comparable' },
    { name: 'of nobody', judge: { polite: true }, state: 'not-comparable' },
    { name: 'of the same model', judge: { model: 'm', polite: true }, state: 'insufficient' },
  ])('is compared with recorded answers only where the same gave them: $name', async ({ judge, state }) => {
    place.results({ output: 'pull', judge });
    expect(await decide({ baselines: ['main'] })).toMatchObject({ metrics: [{ state }] });
    expect(place.put()).toEqual([]);
  });

  test('tells what the agent and the config did by those runs alone that the same judge answered', async () => {
    place.answer(() => ({ says: { answer: 'no' }, as: 'strict' }));
    place.results({ output: 'main' });
    await decide({ out: 'older', answers: 'none.jsonl' });
    place.answer(() => ({ says: { answer: 'yes' } }));
    place.rubric({ polite: question('Kind?') }, { version: '2.0.0' });
    place.results({ output: 'main' });
    const { config } = await decide({ baselines: ['main', 'older'] });
    expect(config?.effects).toMatchObject([{ subject: 'M', agent: 0, config: 0, total: 0 }]);
  });

  test('does not keep the run from an answer that is known', async () => {
    place.results({ output: 'main' });
    await decide({ answers: ANSWERS });
    place.write('old.jsonl', '{"scenario":"s0","output":"main"}\n');
    expect(await decide({ answers: ANSWERS, baselines: ['old.jsonl'], env: {} })).toMatchObject({
      trials: { scored: 1, errored: { judge: 0 } },
    });
  });

  test.each([
    { name: 'no longer, keeps the answers of before', asks: 2, lines: 1, judged: 1 },
    { name: 'otherwise, has its answers kept', asks: 4, lines: 2, judged: 0 },
  ])('of which a judge that has answered answers $name', async ({ asks, lines, judged }) => {
    place.write('policy.yml', { judge: { model: 'm', votes: 3 } });
    place.results({ output: 'main' });
    await decide({ answers: ANSWERS });
    place.put();
    place.write('old.jsonl', '{"scenario":"s0","output":"main"}\n');
    place.answer(() => (place.requests.length === asks ? { status: 401 } : { says: { answer: 'no' } }));
    expect(await decide({ answers: ANSWERS, baselines: ['old.jsonl'] })).toMatchObject({
      trials: { scored: 1 },
      metrics: [{ candidate: judged }],
    });
    expect(place.read(ANSWERS).trimEnd().split('\n')).toHaveLength(lines);
  });

  test('is compared with a run in which nobody had to be asked', async () => {
    const said = { weight: 1, pass_when: { field: 'output', op: 'exists' } };
    place.rubric({ said, polite: question('Polite?', { when: { field: 'output', op: 'eq', value: 'main' } }) });
    place.results({ output: 'main' });
    await decide({ out: 'sometimes' });
    place.results({ output: 'pull' });
    const decision = await decide({ baselines: ['sometimes'] });
    expect(codesOf(decision)).not.toContain('judge-not-comparable');
    expect(decision).toMatchObject({ metrics: [{ candidate: 1, baseline: 1 }] });
  });

  test('is compared by those who answered', async () => {
    expect(await decide({ baselines: ['main'] })).toMatchObject({ metrics: [{ candidate: 1, baseline: 1 }] });
    place.answer(() => ({ says: { answer: 'yes' }, as: 'm-2027' }));
    expect(await decide({ baselines: ['main'] })).toMatchObject({ metrics: [{ state: 'not-comparable' }] });
  });
});

test('the trials of an earlier attempt keep their answers', async () => {
  await decide({ out: 'first' });
  place.put();
  const bytes = Buffer.from(place.read('first/trials.jsonl'));
  const file = { file: 'first/trials.jsonl', chunks: () => [bytes], isEvidence: true as const };
  const earlier = { file, attempt: 1, attempts: null };
  place.results({ output: 'kind' }, { output: 'rude' });
  const findEarlier = () => Promise.resolve({ trials: earlier, left: [], failed: [], confirm: null, attempt: 2 });
  expect(await decide({ findEarlier })).toMatchObject({ trials: { scored: 4 }, metrics: [{ candidate: 0.5 }] });
  expect(place.put()).toEqual(['Polite? of kind', 'Polite? of rude']);
});

describe('F38: a judge that does not answer', () => {
  test.each([
    { name: 'refuses the question', status: 400, asks: 20, next: 'rejects the request' },
    { name: 'refuses the key, and is left alone', status: 401, asks: 8, next: 'AGENT_GATE_JUDGE_KEY' },
  ])('gives neither pass nor fail: it $name', async ({ status, asks, next }) => {
    place.write('policy.yml', { judge: { model: 'm', votes: 1 } });
    place.results(...Array.from({ length: 20 }, (_, index) => ({ output: `rude ${index}` })));
    place.answer(() => ({ status }));
    const decision = await decide({ out: 'out' });
    expect(decision).toMatchObject({ decision: 'invalid', trials: { scored: 0, errored: { judge: 20 } } });
    expect(findingOf(decision, 'judge-silent')).toMatchObject({
      effect: 'warn',
      what: expect.stringContaining(`the model answers HTTP ${status}`),
      next: expect.stringContaining(next),
    });
    expect(place.put()).toHaveLength(asks);
    const check = replayBundle(openBundleFiles('out', place.root), productVersion());
    expect(check.steps.flatMap(({ differences }) => differences)).toEqual([]);
  });

  test('is no verdict of the trials alone that it did not judge', async () => {
    place.results({ output: 'fine' }, { output: 'odd' }, { output: 'fine' });
    place.answer(({ asked }) => (asked.facts.output === 'odd' ? { status: 400 } : { says: { answer: 'yes' } }));
    const decision = await decide();
    expect(decision.trials).toMatchObject({ scored: 2, errored: { judge: 1, agent: 0, infrastructure: 0 } });
    expect(findingOf(decision, 'judge-unanswered')?.what).toContain('1 of 2 questions for a judge has no answer');
  });

  test('is asked again about a stored trial', async () => {
    place.answer(() => ({ status: 400 }));
    await decide({ out: 'main' });
    place.put();
    place.answer(() => ({ says: { answer: 'yes' } }));
    place.rubric({ polite: question('Polite?', { rationale: 'Said anew.' }) }, { version: '1.0.1' });
    place.results({ output: 'fine' }, { output: 'kind' });
    await decide({ baselines: ['main'] });
    expect(place.put()).toEqual(['Polite? of fine', 'Polite? of kind', 'Polite? of rude']);
  });
});

describe('a mistake in what is set for a judge', () => {
  test.each<{ name: string; env?: Record<string, string>; answers?: string; code: string }>([
    { name: 'the address', env: { AGENT_GATE_JUDGE_URL: 'models.example' }, code: 'judge-url' },
    { name: 'the key', env: { AGENT_GATE_JUDGE_KEY: 'a\u{1F511}' }, code: 'judge-key' },
    { name: 'a folder for it', answers: '.', code: 'not-a-file' },
  ])('is an error before any request for main: $name', async ({ env = {}, answers, code }) => {
    place.rubric({ said: { weight: 1, pass_when: { field: 'output', op: 'exists' } } });
    let isSearched = false;
    const findBaseline = () => {
      isSearched = true;
      return Promise.reject(new Error('nothing is to be looked for'));
    };
    const decision = await decide({ env: { ...place.env, ...env }, answers, findBaseline });
    expect([decision.decision, isSearched]).toEqual(['invalid', false]);
    expect(decision.findings[0]?.code).toBe(code);
  });
});
