import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replayBundle } from '../../src/commands/replay.ts';
import { replayByBuilds } from '../../src/commands/replay-by-builds.ts';
import { openBundleFiles } from '../../src/io/bundle/bundle-files.ts';
import type { BundleCheck } from '../../src/reporting/bundle-check.ts';
import { startResultsHash } from '../../src/scoring/results-hash.ts';
import { type BookingPlace, openBooking } from '../support/bundles.ts';

const VERSION = '0.1.0';

let place: BookingPlace;
beforeEach(() => {
  place = openBooking();
});
afterEach(() => place.remove());

const replay = (name: string, version = VERSION): BundleCheck =>
  replayBundle(openBundleFiles(name, place.root), version);

const stepsOf = ({ steps }: BundleCheck) => Object.fromEntries(steps.map((step) => [step.step, step.outcome]));

const ALL_SAME = {
  files: 'same',
  formats: 'same',
  'results-hash': 'same',
  manifest: 'same',
  rubrics: 'same',
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

  it('replays a decision of two rulers, with the words that each was known by', async () => {
    await place.gate('main', { results: 'main' });
    place.edit('rubrics/booking.yml', (text) => text.replace('1.0.0', '1.1.0').replace('value: 10', 'value: 12'));
    place.edit('.github/agent-gate.yml', (text) => `${text}alpha: 0.03\n`);
    await place.gate('run', { results: 'regressed', baselines: ['main'] });
    const decision = readFileSync(join(place.root, 'run/decision.json'), 'utf8');
    expect(JSON.parse(decision)).toMatchObject({ ruler: { changes: [{ kind: 'rubric' }, { kind: 'policy' }] } });
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
    { name: 'one tree fewer', change: (text: string) => text.replace(/[^\n]*\n$/, ''), found: 'a result tree' },
    { name: 'one tree more', change: (text: string) => text + text.split('\n')[0], found: 'nothing' },
    {
      name: 'a tree in another layout',
      change: (text: string) => text.replace('{"error":null', '{ "error":null'),
      found: 'another layout',
    },
  ])('tells $name', async ({ change, found }) => {
    await place.gate('main', { results: 'main' });
    forge('main', 'results.jsonl', change);
    expect(replay('main').steps.find(({ step }) => step === 'results')?.differences).toMatchObject([{ found }]);
  });

  it.each([
    { file: 'report.json', change: ['"passed":', '"passed":1'], step: 'report', place: /^trials|rubrics\[booking\]/ },
    { file: 'decision.json', change: ['"exit_code": 0', '"exit_code": 1'], step: 'decision', place: /^exit_code$/ },
    { file: 'comment.md', change: ['## ', '# '], step: 'comment', place: /^line 1$/ },
  ])('tells a forged $file', async ({ file, change: [from = '', to = ''], step, place: where }) => {
    await place.gate('main', { results: 'main' });
    forge('main', file, (text) => text.replace(from, to));
    const check = replay('main');
    expect(check.steps.find((one) => one.step === step)?.differences[0]).toMatchObject({
      file,
      place: expect.stringMatching(where),
    });
  });

  it('tells a document in another layout', async () => {
    await place.gate('main', { results: 'main' });
    forge('main', 'decision.json', (text) => JSON.stringify(JSON.parse(text)));
    expect(replay('main').steps.find(({ step }) => step === 'decision')).toMatchObject({
      outcome: 'differs',
      differences: [{ found: 'the same values in another layout' }],
    });
  });

  it('tells a rubric that no longer is the one that the manifest names', async () => {
    await place.gate('main', { results: 'main' });
    forge('main', 'rubrics/booking.yml', (text) => text.replace('value: 10', 'value: 1000'));
    expect(stepsOf(replay('main'))).toMatchObject({ rubrics: 'differs', results: 'differs', report: 'differs' });
  });

  it('tells a rubric that does not load', async () => {
    await place.gate('main', { results: 'main' });
    forge('main', 'rubrics/booking.yml', (text) => text.replace('criteria:', 'criterias:'));
    const check = replay('main');
    expect(check.steps.at(-1)).toMatchObject({ step: 'rubrics', outcome: 'differs' });
    expect(check.steps.at(-1)?.differences[0]?.found).toMatch(/criterias/);
  });

  it('goes no further than a bundle that is not whole', async () => {
    await place.gate('main', { results: 'main' });
    place.edit('main/comment.md', (text) => `${text}more`);
    expect(Object.keys(stepsOf(replay('main')))).toEqual(['files', 'formats', 'results-hash', 'manifest']);
  });

  it.each([
    { name: 'the trials', files: ['trials.jsonl'], hash: 'same' },
    { name: 'trials and result trees', files: ['trials.jsonl', 'results.jsonl'], hash: 'skipped' },
  ])('tells that somebody took away $name, and decides again by the report', async ({ files, hash }) => {
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

  it.each([
    { of: 'this version, which always writes it', version: VERSION, same: false, outcome: 'differs' },
    { of: 'another version', version: '0.2.0', same: true, outcome: 'skipped' },
  ])('cannot decide again without gate.json: a bundle of $of', async ({ version, same, outcome }) => {
    await place.gate('main', { results: 'main' });
    takeAway('main', ['gate.json']);
    expect(replay('main', version)).toMatchObject({ same, steps: [{}, {}, {}, {}, { step: 'decision', outcome }] });
  });

  describe('between two versions', () => {
    const LATER = '0.2.0';

    it('lets pass other sentences, and what only the newer version writes', async () => {
      await place.gate('main', { results: 'main' });
      await place.gate('run', { results: 'regressed', baselines: ['main'] });
      forge('run', 'decision.json', (text) => {
        const { sight: _, findings, ...rest } = JSON.parse(text) as { sight: unknown; findings: { what: string }[] };
        const older = findings.slice(1).map((finding) => ({ ...finding, what: 'Once it was said like this' }));
        return JSON.stringify({ ...rest, findings: older });
      });
      forge('run', 'results.jsonl', (text) => text.replaceAll(/"explanation":"/g, '"explanation":"Older: '));
      forge('run', 'comment.md', (text) => text.replace('## ', '# '));
      expect(replay('run').same).toBe(false);
      expect(stepsOf(replay('run', LATER))).toEqual({ ...ALL_SAME, comment: 'skipped' });
    });

    it('tells what only the older version writes', async () => {
      await place.gate('main', { results: 'main' });
      await place.gate('run', { results: 'regressed', baselines: ['main'] });
      forge('run', 'decision.json', (text) => JSON.stringify({ ...JSON.parse(text), findings: [] }));
      expect(stepsOf(replay('run', '0.0.9'))).toMatchObject({ decision: 'differs' });
      forge('run', 'decision.json', (text) => JSON.stringify({ ...JSON.parse(text), since: 'the newer one' }));
      const { differences = [] } = replay('run', '0.0.9').steps.find(({ step }) => step === 'decision') ?? {};
      expect(new Set(differences.map((one) => one.place?.replace(/\[.*/, '')))).toEqual(new Set(['findings']));
    });

    it.each([
      { file: 'results.jsonl', from: '"verdict":"pass"', to: '"verdict":"warn"', step: 'results' },
      { file: 'results.jsonl', from: '"score":1,', to: '"score":0.9,', step: 'results' },
      { file: 'report.json', from: '"passed":', to: '"passed":1', step: 'report' },
      { file: 'decision.json', from: '"decision": "pass"', to: '"decision": "inconclusive"', step: 'decision' },
    ])('tells another $to', async ({ file, from, to, step }) => {
      await place.gate('main', { results: 'main' });
      forge('main', file, (text) => text.replace(from, to));
      expect(stepsOf(replay('main', LATER))).toMatchObject({ [step]: 'differs' });
    });
  });

  describe('between two builds of a version', () => {
    const byBuilds = (version = VERSION): BundleCheck => replayByBuilds(openBundleFiles('main', place.root), version);

    it.each([
      { name: 'nothing differs', from: '##', to: '##', same: true, words: undefined },
      { name: 'a sentence differs', from: '"headline": "', to: '"headline": "Older: ', same: false, words: true },
      {
        name: 'a verdict differs',
        from: '"decision": "pass"',
        to: '"decision": "inconclusive"',
        same: false,
        words: false,
      },
    ])('says whether it is more than words where $name', async ({ from, to, same, words }) => {
      await place.gate('main', { results: 'main' });
      forge('main', 'decision.json', (text) => text.replace(from, to));
      const check = byBuilds();
      expect([check.same, check.same_but_for_words]).toEqual([same, words]);
    });

    it('is more where nothing can be decided again', async () => {
      await place.gate('main', { results: 'main' });
      takeAway('main', ['gate.json']);
      expect(byBuilds()).toMatchObject({ same: false, same_but_for_words: false });
    });

    it('says nothing of them where another version wrote it', async () => {
      await place.gate('main', { results: 'main' });
      forge('main', 'decision.json', (text) => text.replace('"decision": "pass"', '"decision": "fail"'));
      expect(byBuilds('0.2.0')).toMatchObject({ same: false });
      expect(byBuilds('0.2.0').same_but_for_words).toBeUndefined();
    });
  });
});
