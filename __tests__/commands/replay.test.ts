import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import type { BundleCheck } from '../../schemas/types/verify.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { startResultsHash } from '../../src/scoring/result-tree.ts';
import { MAX_RECORD_BYTES } from '../../src/suite/reading/open.ts';
import { type BookingPlace, keepBundle, openBooking } from '../support/bundles.ts';

const VERSION = '0.1.0';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
});
afterEach(() => place.remove());

const replay = (name: string, version = VERSION): BundleCheck =>
  replayBundle(openBundleFiles(name, place.root), version);

const stepsOf = ({ steps }: BundleCheck) => Object.fromEntries(steps.map((step) => [step.step, step.outcome]));

const OWN_MAPPING = `mapping: own
scenario: { select: $.scenario }
trial: { select: $.trial }
facts:
  final_state: { select: $.final_state }
  ground_truth: { select: $.ground_truth }
  output: { select: $.output }
`;

const ALL_SAME = {
  files: 'same',
  formats: 'same',
  'results-hash': 'same',
  manifest: 'same',
  results: 'same',
  report: 'same',
  decision: 'same',
  comment: 'same',
};

/** Changes a file of a bundle so that only a replay can tell. */
function forge(bundle: string, file: string, change: (text: string) => string): void {
  place.edit(`${bundle}/${file}`, change);
  const text = readFileSync(join(place.root, bundle, file), 'utf8');
  const results = startResultsHash();
  for (const line of text.split('\n')) if (line !== '') results.add(line);
  place.edit(`${bundle}/manifest.json`, (json) => {
    const manifest = JSON.parse(json) as { results: string; files: { file: string; sha256: string }[] };
    const sha256 = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    for (const entry of manifest.files)
      if (entry.file === file) Object.assign(entry, { sha256, bytes: Buffer.byteLength(text) });
    if (file === 'results.jsonl') manifest.results = results.finish();
    return JSON.stringify(manifest);
  });
}

/** Removes files of a bundle so that its manifest knows nothing of them. */
function takeAway(bundle: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(place.root, bundle, file));
  place.edit(`${bundle}/manifest.json`, (json) => {
    const manifest = JSON.parse(json) as { files: { file: string }[] };
    return JSON.stringify({ ...manifest, files: manifest.files.filter(({ file }) => !files.includes(file)) });
  });
}

describe('replayBundle', () => {
  it.each(['main', 'regressed', 'improved', 'rate-limited', 'shortened'])('replays the run %s', async (results) => {
    await place.gate('main', { results: 'main' });
    await place.gate('run', { results, baselines: ['main'] });
    const check = replay('run');
    expect(check.steps.flatMap(({ differences }) => differences)).toEqual([]);
    expect(stepsOf(check)).toEqual(ALL_SAME);
  });

  it('replays a run that five runs of main were before', async () => {
    const baselines: string[] = [];
    for (const index of [1, 2, 3, 4, 5]) {
      const sha = String(index).repeat(40);
      baselines.unshift(await place.gate(`main-${index}`, { results: 'main', baselines, sha }));
    }
    await place.gate('run', { results: 'regressed', baselines });
    expect(stepsOf(replay('run'))).toEqual(ALL_SAME);
  });

  it('replays a decision of two configs, with their labels', async () => {
    await place.gate('main', { results: 'main' });
    place.edit('rubrics/booking.yml', (text) => text.replace('1.0.0', '1.1.0').replace('value: 10', 'value: 12'));
    place.edit('.github/agent-gate.yml', (text) => `${text}alpha: 0.03\n`);
    await place.gate('run', { results: 'regressed', baselines: ['main'] });
    const decision = readFileSync(join(place.root, 'run/decision.json'), 'utf8');
    expect(JSON.parse(decision)).toMatchObject({ config: { changes: [{ kind: 'rubric' }, { kind: 'policy' }] } });
    expect(stepsOf(replay('run'))).toEqual(ALL_SAME);
  });

  it('replays a broken scenario whose record of the largest size redaction made longer', async () => {
    const [secret, id] = ['hunter2hunter2', { scenario: 'large', trial: 1, error: null }];
    const facts = { ground_truth: { time: '1' }, final_state: { booked: true, time: '1' }, output: 'It is booked.' };
    const large = JSON.stringify({ ...id, final_state: { booked: false }, output: secret });
    const padded = large.replace(secret, secret + 'x'.repeat(MAX_RECORD_BYTES - large.length));
    writeFileSync(join(place.root, 'was.jsonl'), JSON.stringify({ ...id, ...facts }));
    writeFileSync(join(place.root, 'is.jsonl'), padded);
    const request = { rubrics: ['rubrics/*.yml'], secrets: [secret] };
    await keepBundle(place.root, 'main', { ...request, results: ['was.jsonl'] });
    const findBaseline = findGivenBaseline({ baselines: ['main'], baselineSelect: [], env: {} }, place.root);
    await keepBundle(place.root, 'run', { ...request, results: ['is.jsonl'], findBaseline });
    const decision = JSON.parse(readFileSync(join(place.root, 'run/decision.json'), 'utf8')) as Decision;
    expect(decision.causes.map(({ scenarios }) => scenarios)).toEqual([['large']]);
    expect(statSync(join(place.root, 'run/trials.jsonl')).size).toBeGreaterThan(MAX_RECORD_BYTES + 1);
    expect(stepsOf(replay('run'))).toEqual(ALL_SAME);
  });

  it('shows which trial and which node of a forged result tree differ', async () => {
    await place.gate('main', { results: 'main' });
    forge('main', 'results.jsonl', (text) => text.replace('"score":1,', '"score":0.5,'));
    const check = replay('main');
    expect(stepsOf(check)).toEqual({ ...ALL_SAME, results: 'differs' });
    expect(check.steps.find(({ step }) => step === 'results')?.differences).toEqual([
      {
        file: 'results.jsonl',
        place: expect.stringMatching(/^scenario \S+, trial 1: rubrics\[booking\]\.tree\.children\[\w+\]\.score$/),
        expected: '0.5',
        found: '1',
      },
    ]);
  });

  it.each([
    { name: 'one tree fewer', change: (text: string) => text.replace(/[^\n]*\n$/, ''), expected: 'nothing' },
    { name: 'one tree more', change: (text: string) => text + text.split('\n')[0], found: 'nothing' },
    {
      name: 'a tree in another layout',
      change: (text: string) => text.replace('{"error":null', '{ "error":null'),
      found: 'the same values in another layout',
    },
  ])('finds $name', async ({ name: _, change, ...difference }) => {
    await place.gate('main', { results: 'main' });
    forge('main', 'results.jsonl', change);
    expect(replay('main').steps.find(({ step }) => step === 'results')?.differences).toMatchObject([difference]);
  });

  it.each([
    { file: 'report.json', change: ['"passed":', '"passed":1'], step: 'report', place: /^trials|rubrics\[booking\]/ },
    { file: 'decision.json', change: ['"exit_code": 0', '"exit_code": 1'], step: 'decision', place: /^exit_code$/ },
    { file: 'comment.md', change: ['## ', '# '], step: 'comment', place: /^\[0\]$/ },
  ])('finds a forged $file', async ({ file, change: [from = '', to = ''], step, place: where }) => {
    await place.gate('main', { results: 'main' });
    forge('main', file, (text) => text.replace(from, to));
    const check = replay('main');
    expect(check.steps.find((one) => one.step === step)?.differences[0]).toMatchObject({
      file,
      place: expect.stringMatching(where),
    });
  });

  it('finds a document in another layout', async () => {
    await place.gate('main', { results: 'main' });
    forge('main', 'decision.json', (text) => JSON.stringify(JSON.parse(text)));
    expect(replay('main').steps.find(({ step }) => step === 'decision')).toMatchObject({
      outcome: 'differs',
      differences: [{ found: 'the same values in another layout' }],
    });
  });

  it('finds a rubric that differs from the manifest', async () => {
    await place.gate('main', { results: 'main' });
    forge('main', 'rubrics/booking.yml', (text) => text.replace('value: 10', 'value: 1000'));
    expect(stepsOf(replay('main'))).toMatchObject({ manifest: 'differs', results: 'differs', report: 'differs' });
  });

  it.each([
    { name: 'another suite', change: { suite: 'other' }, place: 'suite' },
    {
      name: 'another mapping',
      change: { mapping: { mapping: 'own', hash: `sha256:${'0'.repeat(64)}` } },
      place: 'mapping.hash',
    },
  ])('finds a manifest that names $name', async ({ change, place: where }) => {
    writeFileSync(join(place.root, 'own.yml'), OWN_MAPPING);
    await place.gate('main', { results: 'main', mapping: 'own.yml' });
    expect(replay('main').same).toBe(true);
    place.edit('main/manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), ...change }));
    expect(replay('main').steps.find(({ step }) => step === 'manifest')?.differences).toMatchObject([
      { file: 'manifest.json', place: where },
    ]);
  });

  it('finds a rubric that does not load', async () => {
    await place.gate('main', { results: 'main' });
    forge('main', 'rubrics/booking.yml', (text) => text.replace('criteria:', 'criterias:'));
    const check = replay('main');
    expect(check.steps.at(-1)).toMatchObject({ step: 'decision', outcome: 'differs' });
    expect(check.steps.at(-1)?.differences[0]?.found).toMatch(/criterias/);
  });

  it('goes no further than a bundle that is not whole', async () => {
    await place.gate('main', { results: 'main' });
    place.edit('main/comment.md', (text) => `${text}more`);
    expect(Object.keys(stepsOf(replay('main')))).toEqual(['files', 'formats', 'results-hash']);
  });

  it.each([
    { name: 'the trials', files: ['trials.jsonl'], hash: 'same' },
    { name: 'trials and result trees', files: ['trials.jsonl', 'results.jsonl'], hash: 'skipped' },
  ])('finds that $name is missing, and decides again from the report', async ({ files, hash }) => {
    await place.gate('main', { results: 'main' });
    takeAway('main', files);
    const check = replay('main');
    expect(check.same).toBe(false);
    expect(stepsOf(check)).toEqual({ ...ALL_SAME, 'results-hash': hash, results: 'differs', report: 'skipped' });
    expect(check.steps.find(({ step }) => step === 'results')?.differences).toEqual(
      files.map((file) => ({ file, expected: expect.stringContaining('no policy'), found: 'no such file' })),
    );
  });

  it('says that nothing can be scored again where the policy drops the evidence', async () => {
    place.edit('.github/agent-gate.yml', (text) => `${text}evidence: drop\n`);
    await place.gate('main', { results: 'main' });
    const check = replay('main');
    expect(check.same).toBe(true);
    expect(stepsOf(check)).toEqual({ ...ALL_SAME, 'results-hash': 'skipped', results: 'skipped', report: 'skipped' });
    expect(check.steps.find(({ step }) => step === 'results')?.what).toBe(
      're-scoring is unavailable: the bundle keeps no evidence (`evidence: drop`)',
    );
  });

  it('cannot decide again without gate.json', async () => {
    await place.gate('main', { results: 'main' });
    takeAway('main', ['gate.json']);
    const check = replay('main');
    expect(check.same).toBe(false);
    expect(check.steps.at(-1)).toMatchObject({ step: 'decision', outcome: 'differs' });
  });

  it('holds a bundle of another version to every byte too', async () => {
    await place.gate('main', { results: 'main' });
    expect(replay('main', '0.2.0')).toMatchObject({ same: true, written_by: VERSION, checked_by: '0.2.0' });
    forge('main', 'comment.md', (text) => text.replace('## ', '# '));
    expect(stepsOf(replay('main', '0.2.0'))).toEqual({ ...ALL_SAME, comment: 'differs' });
  });
});
