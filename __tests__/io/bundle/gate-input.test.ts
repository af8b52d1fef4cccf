import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledTexts, checkGate, textsOf } from '../../../src/io/bundle/bundled-config.ts';
import { type BookingPlace, openBooking, rewriteKept } from '../../support/bundles.ts';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
});
afterEach(() => place.remove());

const gateOf = (name: string): unknown => JSON.parse(readFileSync(join(place.root, name, 'gate.json'), 'utf8'));

describe('gate.json', () => {
  it('holds the runs of main, their origin, and what the configs were called', async () => {
    await place.gate('main', { results: 'main', sha: 'a'.repeat(40) });
    await place.gate('run', { results: 'regressed', baselines: ['main'] });
    expect(gateOf('run')).toMatchObject({
      today: '2026-03-02',
      config: {
        label: 'main',
        texts: [
          { kind: 'rubric', file: 'rubrics/booking.yml', name: 'main/rubrics/booking.yml' },
          { kind: 'policy', file: 'policy.yml', name: 'main/policy.yml' },
        ],
      },
      head: null,
      read_by_head: false,
      baselines: [{ origin: { label: 'main', sha: 'a'.repeat(40) }, head: null }],
    });
  });

  it('holds the head config where the base config decides', async () => {
    await place.gate('main', { results: 'main' });
    place.edit('rubrics/booking.yml', (text) => text.replace('value: 10', 'value: 300'));
    await place.gate('run', { results: 'main', baselines: ['main'] });
    const head = readFileSync(join(place.root, 'run/head/rubrics/booking.yml'), 'utf8');
    const base = readFileSync(join(place.root, 'run/rubrics/booking.yml'), 'utf8');
    expect([head.includes('value: 300'), base.includes('value: 10 ')]).toEqual([true, true]);
    const gate = checkGate(gateOf('run'), 'gate.json');
    const scoreOf = (report: { rubrics: readonly { score: number | null }[] } | null) => report?.rubrics[0]?.score;
    expect(gate.head?.config.texts.map(({ file }) => file)).toEqual(['head/rubrics/booking.yml', 'head/policy.yml']);
    expect(scoreOf(gate.baselines[0]?.head.measured ?? null)).toBe(scoreOf(gate.head?.report ?? null));
    expect(scoreOf(gate.baselines[0]?.head.measured ?? null)).not.toBe(scoreOf(gate.baselines[0]?.report ?? null));
  });

  it('is refused where a report in it is none, with its path', async () => {
    await place.gate('main', { results: 'main' });
    await place.gate('run', { results: 'main', baselines: ['main'] });
    const gate = gateOf('run') as { baselines: { report: { trials: unknown } }[] };
    for (const { report } of gate.baselines) report.trials = 3;
    expect(() => checkGate(gate, 'b/gate.json')).toThrow('b/gate.json#/baselines/0/report/trials');
    expect(() => checkGate({ ...gate, today: 'today' }, 'b/gate.json')).toThrow('b/gate.json#/today');
  });
});

describe('the evidence record', () => {
  it('says what the run rests on, and what each run of main does by its own bundle', async () => {
    await place.gate('main', { results: 'main' });
    await place.gate('run', { results: 'regressed', baselines: ['main'] });
    const [main, run] = [gateOf('main'), gateOf('run')] as { evidence: object; baselines: object[] }[];
    const config = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);
    const results = { files: 1, trials: 60 };
    expect(main?.evidence).toEqual({ config, results, scenarios: { found: 30 } });
    expect(run?.evidence).toEqual({ config, results, scenarios: { expected: 30, found: 30 } });
    expect(run?.baselines).toMatchObject([{ evidence: main?.evidence }]);
  });

  it.each([
    ['has none', {}],
    ['has facts that this version does not know', { evidence: { moon: 'full' } }],
  ])('of a run of main is unknown where its bundle %s, and changes no decision', async (_, record) => {
    await place.gate('main', { results: 'main' });
    await place.gate('run', { results: 'regressed', baselines: ['main'] });
    const { evidence: __, ...older } = gateOf('main') as { evidence: object };
    rewriteKept(join(place.root, 'main'), 'gate.json', JSON.stringify({ ...older, ...record }));
    await place.gate('again', { results: 'regressed', baselines: ['main'] });
    expect((gateOf('again') as { baselines: object[] }).baselines[0]).not.toHaveProperty('evidence');
    const decisionOf = (name: string) => readFileSync(join(place.root, name, 'decision.json'), 'utf8');
    expect(decisionOf('again')).toBe(decisionOf('run'));
  });
});

describe('bundledTexts', () => {
  it('keeps apart rubrics of one name, and gives every text back under its own', () => {
    const texts = {
      rubrics: [
        { file: 'a/x.yml', text: 'one' },
        { file: 'b/x.yml', text: 'two' },
      ],
      mapping: { file: 'm.yml', text: 'mapping' },
      policy: { file: '.github/agent-gate.yml', text: 'policy' },
      checks: [{ file: 'a/x.judge-check.json', text: 'check' }],
    };
    const stored = bundledTexts(texts, 'head/');
    const files = new Map(stored.map(({ file, text }) => [file, Buffer.from(text)]));
    expect([...files.keys()]).toEqual([
      'head/rubrics/x.yml',
      'head/rubrics/2-x.yml',
      'head/mapping.yml',
      'head/policy.yml',
      'head/judge-checks/x.judge-check.json',
    ]);
    const read = (file: string) => files.get(file) ?? Buffer.of();
    expect(textsOf({ label: null, texts: [...stored] }, read)).toEqual(texts);
    const bare = bundledTexts({ ...texts, mapping: null, policy: null });
    expect(textsOf({ label: null, texts: [...bare] }, read)).toMatchObject({ mapping: null, policy: null });
  });
});
