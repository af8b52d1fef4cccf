import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { type GateOutcome, runGate } from '../../src/pipeline/run-gate.ts';
import { type BookingPlace, openBooking } from '../support/bundles.ts';
import { plantedLeaks, REGISTERED, trialsWithSecrets } from '../support/planted-secrets.ts';

const POLICY = '.github/agent-gate.yml';
const OURS = 'redact: { secrets_from: [BOOKING_KEY] }\n';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
});
afterEach(() => place.remove());

interface Run {
  readonly baselines?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

function gate(out: string, results: string, { baselines = [], env = {} }: Run = {}): Promise<GateOutcome> {
  return runGate({
    results: [`results/${results}.jsonl`],
    select: [],
    rubrics: [],
    root: place.root,
    out: join(place.root, out),
    origin: {},
    env: { SOURCE_DATE_EPOCH: '1772409600', ...env },
    findBaseline: findGivenBaseline({ baselines, baselineSelect: [], env: {} }, place.root),
  });
}

function plant(time?: string): void {
  writeFileSync(join(place.root, 'results/planted.jsonl'), trialsWithSecrets(time));
}

const addPolicy = (text: string): void => place.edit(POLICY, (policy) => policy + text);

const filesOf = (bundle: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(place.root, bundle), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );

const codesOf = ({ findings }: Decision): readonly string[] => findings.map(({ code }) => code);

describe('secrets in results', () => {
  beforeEach(() => addPolicy(OURS));

  test('are in no file of the bundle (I86)', async () => {
    plant();
    await gate('bundle', 'planted', { env: { BOOKING_KEY: REGISTERED } });
    expect(plantedLeaks(filesOf('bundle'))).toEqual([]);
  });

  test('are in no file of the bundle where the file that it is compared with is named by one', async () => {
    const secret = 'hunter2secret';
    const named = `results/${secret}.jsonl`;
    writeFileSync(join(place.root, named), readFileSync(join(place.root, 'results/main.jsonl')));
    await gate('bundle', 'regressed', { baselines: [named, named], env: { BOOKING_KEY: secret } });
    expect(Object.entries(filesOf('bundle')).filter(([, text]) => text.includes(secret))).toEqual([]);
    expect(replayBundle(openBundleFiles('bundle', place.root), '0.1.0').same).toBe(true);
  });

  test('are counted in report and finding, by shape', async () => {
    plant();
    const { decision } = await gate('bundle', 'planted', { env: { BOOKING_KEY: REGISTERED } });
    const report = JSON.parse(filesOf('bundle')['report.json'] ?? '') as { redacted: Record<string, number> };
    expect(Object.keys(report.redacted)).toContain('github-token');
    expect(report.redacted.secret).toBeGreaterThan(10);
    const finding = decision.findings.find(({ code }) => code === 'secrets-replaced');
    expect(finding).toMatchObject({ effect: 'notice', what: expect.stringContaining('values that look like secrets') });
  });

  test('stay replaced when the bundle is replayed, to the same bytes', async () => {
    plant();
    await gate('bundle', 'planted', { env: { BOOKING_KEY: REGISTERED } });
    const check = replayBundle(openBundleFiles('bundle', place.root), '0.1.0');
    expect(check.steps.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
  });

  test('stay out of the messages of records that cannot be read', async () => {
    const records = trialsWithSecrets().replaceAll('"scenario":"planted-', '"trial":-1,"scenario":"planted ');
    const keys = records.replace('"title":', `"${REGISTERED}":1,"${REGISTERED}":2,"title":`);
    writeFileSync(join(place.root, 'results/planted.jsonl'), keys);
    const { decision, redact } = await gate('bundle', 'planted', { env: { BOOKING_KEY: REGISTERED } });
    expect(decision.decision).toBe('invalid');
    expect(plantedLeaks({ decision: JSON.stringify(decision) })).toEqual([]);
    expect(redact(`a ${REGISTERED} b`)).toBe('a [redacted: secret] b');
  });

  test('are judged as what replaced them', async () => {
    plant('nine');
    const { decision } = await gate('bundle', 'planted', { env: { BOOKING_KEY: REGISTERED } });
    const whys = decision.findings.map(({ what }) => what).join() + filesOf('bundle')['results.jsonl'];
    expect(whys).toContain('[redacted: github-token]');
  });

  test('relax the gate where a trial has more of them than on main, also where that was scored again', async () => {
    const env = { BOOKING_KEY: REGISTERED };
    const subjects = async (more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
      const { decision } = await gate('pull', 'planted', { baselines: ['main'], env: { ...env, ...more } });
      return decision.relaxed.map(({ subject }) => subject);
    };
    plant();
    await gate('main', 'planted', { env });
    expect(await subjects()).toEqual([]);
    expect(await subjects({ AGENT_GATE_JUDGE_KEY: 'and it worked' })).toEqual(['results']);
    place.edit(POLICY, (policy) => policy.replace('redact: { ', 'redact: { drop: [title], '));
    expect(await subjects()).toEqual(['policy']);
  });

  test('are said to be unknown where the step does not have them', async () => {
    const { decision } = await gate('bundle', 'main');
    expect(decision.findings.find(({ code }) => code === 'secret-not-redacted')?.what).toContain('`BOOKING_KEY`');
    expect(codesOf(decision)).not.toContain('secrets-replaced');
    const short = await gate('bundle', 'main', { env: { BOOKING_KEY: 'abc' } });
    expect(codesOf(short.decision)).toContain('secret-not-redacted');
  });
});

describe('what is in the repository', () => {
  const isSame = (bundle: string): boolean => replayBundle(openBundleFiles(bundle, place.root), '0.1.0').same;

  test('may look like a secret, in rubrics and in the policy, and stays as it is', async () => {
    const example = `AKIA${'IOSFODNN7EXAMPLE'}`;
    place.edit('rubrics/booking.yml', (text) => text.replace('question: ', `question: No ${example} here? `));
    await gate('bundle', 'regressed');
    expect(filesOf('bundle')['report.json']).toContain(example);
    expect(isSame('bundle')).toBe(true);
  });

  test.each(['333333', 'scored', '"total"', '000000'])('may look like what is known as secret: %s', async (secret) => {
    addPolicy(OURS);
    const env = { BOOKING_KEY: secret };
    await gate('main', 'main', { env });
    await gate('bundle', 'regressed', { baselines: ['main'], env });
    for (const file of ['report.json', 'decision.json', 'gate.json']) JSON.parse(filesOf('bundle')[file] ?? '');
    expect([isSame('main'), isSame('bundle')]).toEqual([true, true]);
  });

  test('has no name that a secret is a part of', async () => {
    addPolicy(OURS);
    const { decision } = await gate('bundle', 'main', { env: { BOOKING_KEY: 'booking' } });
    expect(decision.decision).toBe('invalid');
    expect(decision.findings[0]).toMatchObject({
      code: 'secret-name',
      what: expect.stringContaining('[redacted: secret]'),
    });
    expect(JSON.stringify(decision.findings)).not.toContain('booking');
  });

  test('is no secret of main that is known only now', async () => {
    plant();
    await gate('main', 'planted');
    addPolicy(OURS);
    await gate('bundle', 'planted', { baselines: ['main'], env: { BOOKING_KEY: REGISTERED } });
    const { 'gate.json': kept = '', 'decision.json': decision = '', 'comment.md': comment = '' } = filesOf('bundle');
    expect(plantedLeaks({ kept, decision, comment })).toEqual([]);
    expect(isSame('bundle')).toBe(true);
  });
});

describe('redact.hash and redact.drop', () => {
  test('change what is scored and kept', async () => {
    addPolicy('redact: { hash: [input], drop: [tags] }\n');
    await gate('bundle', 'main');
    const [first = ''] = filesOf('bundle')['trials.jsonl']?.split('\n') ?? [];
    const trial = JSON.parse(first) as Record<string, unknown>;
    expect(trial.input).toMatch(/^sha256:[\da-f]{16}$/);
    expect(trial).not.toHaveProperty('tags');
  });

  test('that name what no trial has are reported', async () => {
    addPolicy('redact: { hash: [input], drop: [final_sate] }\n');
    const { decision } = await gate('bundle', 'main');
    const unmatched = decision.findings.filter(({ code }) => code === 'redaction-unmatched');
    expect(unmatched).toMatchObject([{ effect: 'warn', next: 'Fix the path, or remove it from the policy' }]);
    expect(unmatched[0]?.what).toContain('`final_sate`');
    expect(replayBundle(openBundleFiles('bundle', place.root), '0.1.0').same).toBe(true);
  });

  test('of the base branch hold for a run that has taken them out of its policy', async () => {
    addPolicy('redact: { hash: [input] }\n');
    await gate('main', 'main');
    place.edit(POLICY, (policy) => policy.replace(/^redact:.*\n/m, ''));
    const { decision } = await gate('pull', 'main', { baselines: ['main'] });
    expect(filesOf('pull')['trials.jsonl']).not.toContain('Please handle');
    expect(decision.scenarios).toMatchObject({ new: 0, removed: 0 });
  });

  test('of a run add to those of the base branch, whose trials are redacted and scored again', async () => {
    await gate('main', 'main');
    addPolicy('redact: { hash: [input] }\n');
    const { decision } = await gate('pull', 'main', { baselines: ['main'] });
    expect(filesOf('pull')['trials.jsonl']).not.toContain('Please handle');
    expect(decision).toMatchObject({ decision: 'pass', scenarios: { new: 0, removed: 0 } });
  });

  test('of a run beyond those of the base branch relax the gate, which does not see what they redact', async () => {
    await gate('main', 'main');
    addPolicy('redact: { drop: [final_state] }\n');
    const { decision } = await gate('pull', 'regressed', { baselines: ['main'] });
    expect(decision.relaxed).toEqual([{ subject: 'policy', what: 'redact.drop', old: 'none', new: 'final_state' }]);
    expect(decision.config?.effects[0]).toMatchObject({ config: null, total: null });
    expect(decision.config?.not_rescored).toEqual([expect.stringContaining("what only this run's policy redacts")]);
  });
});

describe('the first run after an upgrade, whose list of shapes knows more tokens', () => {
  const token = `${'hf_'}${'aBcDeFgHiJkLmNoPq'.repeat(2)}`;
  const ask = (results: string): void =>
    place.edit(`results/${results}.jsonl`, (text) => text.replaceAll('"input": "', `"input": "with ${token}: `));

  /** Main's bundle as an older version kept it: its list did not know the token, and its manifest names no list. */
  async function keepOlder(): Promise<void> {
    ask('main');
    addPolicy('redact: { shapes: off }\n');
    await gate('main', 'main');
    place.edit(POLICY, (policy) => policy.replace('redact: { shapes: off }\n', ''));
    place.edit('main/manifest.json', (text) => {
      const { redaction: _, ...manifest } = JSON.parse(text);
      return JSON.stringify(manifest);
    });
    expect(filesOf('main')['trials.jsonl']).toContain(token);
  }

  test('takes no input for a changed one, and decides as before', async () => {
    await keepOlder();
    const { decision } = await gate('pull', 'main', { baselines: ['main'] });
    expect(decision.decision).toBe('pass');
    expect(codesOf(decision)).not.toContain('scenarios-changed');
    expect(decision.scenarios).toMatchObject({ paired: 30, changed: 0 });
    expect(filesOf('pull')['trials.jsonl']).toContain('[redacted: huggingface-token]');
  });

  test('still blocks what is worse', async () => {
    ask('regressed');
    await keepOlder();
    expect((await gate('pull', 'regressed', { baselines: ['main'] })).decision.decision).toBe('fail');
  });
});

describe('evidence: drop', () => {
  test('keeps neither trials nor result trees', async () => {
    addPolicy('evidence: drop\n');
    await gate('bundle', 'regressed');
    const files = Object.keys(filesOf('bundle'));
    expect(files).not.toContain('trials.jsonl');
    expect(files).not.toContain('results.jsonl');
    expect(files).toContain('report.json');
  });

  test('leaves a bundle that can be verified and decided again', async () => {
    addPolicy('evidence: drop\n');
    await gate('bundle', 'regressed');
    const { same, steps } = replayBundle(openBundleFiles('bundle', place.root), '0.1.0');
    expect({ same, skipped: steps.filter(({ outcome }) => outcome === 'skipped').map(({ step }) => step) }).toEqual({
      same: true,
      skipped: ['results-hash', 'results', 'report'],
    });
  });

  test('leaves a baseline that cannot be scored again, which is said', async () => {
    addPolicy('evidence: drop\n');
    await gate('main', 'main');
    place.edit('rubrics/booking.yml', (text) =>
      text.replace('version: 1.0.0', 'version: 1.1.0').replace('0.2', '0.1').replace('0.3', '0.4'),
    );
    const same = await gate('pull', 'main', { baselines: ['main'] });
    expect(same.decision.config?.not_rescored).toEqual([expect.stringContaining('keeps no evidence')]);
    place.edit(POLICY, (policy) => `${policy}redact: { hash: [input] }\n`);
    const hashed = await gate('pull', 'main', { baselines: ['main'] });
    expect(codesOf(hashed.decision)).toContain('baseline-not-rescored');
  });

  test('of the base branch holds for a run that says keep', async () => {
    addPolicy('evidence: drop\n');
    await gate('main', 'main');
    place.edit(POLICY, (policy) => policy.replace('evidence: drop', 'evidence: keep'));
    await gate('pull', 'main', { baselines: ['main'] });
    expect(Object.keys(filesOf('pull'))).not.toContain('trials.jsonl');
  });
});
