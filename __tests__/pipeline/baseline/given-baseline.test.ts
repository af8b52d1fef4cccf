import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baselineFileOf } from '../../../src/io/bundle/baseline-file.ts';
import { loadConfig } from '../../../src/io/config.ts';
import type { BaselineAnswer } from '../../../src/pipeline/baseline/answer.ts';
import { findGivenBaseline, type GivenBaseline } from '../../../src/pipeline/baseline/given-baseline.ts';
import { askNoJudge } from '../../../src/pipeline/judging.ts';
import { keepBundle, openKept } from '../../support/bundles.ts';
import { openDeciding, POLICY, passing as passingOf } from '../deciding-place.ts';

const WAIVER = `waivers:
  - { metric: TCR, ceiling: 0.1, reason: new tool, owner: '@ana', expires: '2027-01-31' }
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'given-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return name;
}

const passing = '{"scenario":"s1","harness":{"passed":true}}';

/** Gates passing results under the policy, and keeps the bundle. */
function bundleOf(name: string, policyText: string, trial = passing): Promise<string> {
  const policy = write('policy.yml', policyText);
  return keepBundle(root, name, { results: [write('results.jsonl', trial)], policy });
}

function find(given: Partial<GivenBaseline>): Promise<BaselineAnswer> {
  const config = loadConfig({ root, rubrics: [] });
  return findGivenBaseline({ baselines: [], baselineSelect: [], env: {}, ...given }, root)(config, askNoJudge);
}

test('finds nothing where nothing is named', async () => {
  expect(await find({})).toMatchObject({
    configs: { head: null, decidedBy: null },
    runs: [],
    waivers: [],
    labels: [],
    notes: [],
  });
});

test('keeps the order of bundles and results files, newest first', async () => {
  const baselines = [
    await bundleOf('new', 'suite: demo'),
    write('old.jsonl', passing),
    await bundleOf('older', 'suite: demo', '{"scenario":"s1","harness":{"passed":true},"output":"Done."}'),
  ];
  const answer = await find({ baselines });
  expect(answer.runs.map(({ origin }) => origin.label)).toEqual(baselines);
  expect(new Set(answer.runs.map(({ report }) => report.rubrics[0]?.score))).toEqual(new Set([1]));
});

test('takes what `baseline-file` wrote, as it was measured', async () => {
  const results = [write('results.jsonl', passing)];
  const bundle = await keepBundle(root, 'main', { results, time: '2026-02-20T08:00:00Z' });
  const file = write('baseline.json', baselineFileOf(openKept(root, bundle)));
  const { configs, runs } = await find({ baselines: [file] });
  const [fromBundle] = (await find({ baselines: [bundle] })).runs;
  expect(runs[0]).toMatchObject({ report: fromBundle?.report, history: [] });
  expect(runs[0]?.origin).toEqual({ label: 'baseline.json', created: '2026-02-20' });
  expect(configs.decidedBy).toBeNull();
});

/** Results in one file, their verdicts in another. */
function joinedRun(folder: string, passed: boolean): string {
  mkdirSync(join(root, folder, 'verdicts'), { recursive: true });
  write(`${folder}/results.jsonl`, '{"id":"s1","answer":"Done."}');
  write(`${folder}/verdicts/all.jsonl`, `{"id":"s1","ok":${passed}}`);
  return folder;
}

test.each([
  { name: 'a folder', named: 'old' },
  { name: 'a folder with a slash', named: 'old/' },
  { name: 'a pattern', named: 'old/**/*.jsonl' },
])('reads $name of results whose verdicts are in other files', async ({ named }) => {
  joinedRun('old', true);
  joinedRun('new', false);
  const join = 'join: { files: verdicts/, by: $.id, to: $.id }';
  const facts = 'facts: { harness.passed: $.joined.ok, output: $.answer }';
  const mapping = write('own.yml', `mapping: own\nscenario: $.id\n${facts}\n${join}\n`);
  const config = loadConfig({ root, rubrics: [], mapping });
  const given = { baselines: [named], baselineSelect: [], results: ['new/**/*.jsonl'], select: [], env: {} };
  const { runs, notes } = await findGivenBaseline(given, root)(config, askNoJudge);
  expect(runs.map(({ report }) => report.rubrics[0]?.score)).toEqual([1]);
  expect(notes).toEqual([]);
  const itself = await findGivenBaseline({ ...given, results: ['old/**/*.jsonl'] }, root)(config, askNoJudge);
  expect(itself.notes.map(({ code }) => code)).toEqual(['baseline-itself']);
});

test('takes a folder with a part of a bundle for a damaged bundle', async () => {
  const bundle = await bundleOf('damaged', 'suite: demo');
  rmSync(join(root, bundle, 'manifest.json'));
  await expect(find({ baselines: [bundle] })).rejects.toThrow(/manifest.json/);
});

test('knows when the run of a bundle was, for its age', async () => {
  const results = [write('results.jsonl', passing)];
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 2) / 1000) };
  const untimed = await keepBundle(root, 'untimed', { results, env });
  const timed = await keepBundle(root, 'timed', { results, env, time: '2026-02-20T08:00:00Z' });
  const { runs } = await find({ baselines: [untimed, timed] });
  expect(runs.map(({ origin }) => origin.created)).toEqual(['2026-03-02', '2026-02-20T08:00:00Z']);
});

test('counts a run once that is named as a bundle and as its baseline file', async () => {
  const bundle = await bundleOf('main', 'suite: demo');
  const path = join(root, bundle, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...manifest, origin: { run_id: 7 } }));
  const text = baselineFileOf(openKept(root, bundle));
  const [file, copy] = [write('one.json', text), write('two.json', text)];
  const other = write('other.json', text.replace('"run_id":7', '"run_id":8'));
  const { runs, notes } = await find({ baselines: [bundle, file, copy, other] });
  expect(runs.map(({ origin }) => origin.label)).toEqual([bundle, other]);
  expect(notes).toEqual([]);
});

test('counts a run once that is named through a link too', async () => {
  const bundle = await bundleOf('main', 'suite: demo');
  symlinkSync(bundle, join(root, 'also'));
  symlinkSync(write('old.jsonl', passing), join(root, 'other.jsonl'));
  const { runs, notes } = await find({ baselines: [bundle, 'also', 'old.jsonl', 'other.jsonl'] });
  expect(runs.map(({ origin }) => origin.label)).toEqual([bundle, 'old.jsonl']);
  expect(notes).toEqual([]);
});

test.each([
  { name: 'a trial', text: '{"schema":1,"suite":"demo","scenario":"s1","harness":{"passed":true}}' },
  {
    name: 'a trial with a fact of that name',
    text: '{"schema":1,"suite":"demo","output":"o","scenario":"s1","harness":{"passed":true}}',
  },
])('takes for results what only begins like a baseline file: $name', async ({ text }) => {
  const { runs } = await find({ baselines: [write('results.json', text)] });
  expect(runs[0]?.report.trials.scored).toBe(1);
});

test.each([
  { name: 'of another format', text: '{"schema":2,"suite":"demo"}', says: 'format 2' },
  { name: 'cut short', text: '{ "schema": 1, "suite": "demo", "orig', says: 'baseline.json' },
  { name: 'without its report', text: '{"schema":1,"suite":"demo"}', says: '`report` is missing' },
])('refuses a baseline file $name', async ({ text, says }) => {
  await expect(find({ baselines: [write('baseline.json', text)] })).rejects.toThrow(says);
});

test('counts a run that is named several times once', async () => {
  const [one, results] = [await bundleOf('one', 'suite: demo'), write('old.jsonl', passing)];
  const { runs, notes } = await find({ baselines: [one, results, './one', results] });
  expect(runs.map(({ origin }) => origin.label)).toEqual([one, results]);
  expect(notes).toEqual([]);
});

test('counts a copy of a run of the workflow once, and every run of a stable agent', async () => {
  const one = await bundleOf('one', 'suite: demo');
  cpSync(join(root, one), join(root, 'other'), { recursive: true });
  expect((await find({ baselines: [one, 'other'] })).runs).toHaveLength(2);
  for (const name of [one, 'other']) {
    const path = join(root, name, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { readonly origin: object };
    writeFileSync(path, JSON.stringify({ ...manifest, origin: { ...manifest.origin, run_id: 7 } }));
  }
  expect((await find({ baselines: [one, 'other'] })).runs).toHaveLength(1);
});

test("warns of a baseline that is the run's own results, unless it selects other trials", async () => {
  const [own, other] = [write('own.jsonl', passing), write('other.jsonl', passing)];
  const codes = async (given: Partial<GivenBaseline>) =>
    (await find(given)).notes.map(({ code, effect }) => [effect, code]);
  expect(await codes({ results: ['own*.jsonl'], baselines: [`./${own}`] })).toEqual([['warn', 'baseline-itself']]);
  expect(await codes({ results: [own], baselines: [other] })).toEqual([]);
  const baselineSelect = [{ fact: 'harness.passed', value: 'true' }];
  expect(await codes({ results: [own], select: [], baselines: [own], baselineSelect })).toEqual([]);
});

test("takes the waivers of the newest bundle's own policy", async () => {
  const [plain, waiving] = [await bundleOf('plain', 'suite: demo'), await bundleOf('waiving', WAIVER)];
  expect((await find({ baselines: [waiving, plain] })).waivers).toMatchObject([{ metric: 'TCR', ceiling: 0.1 }]);
  expect((await find({ baselines: [plain, waiving] })).waivers).toEqual([]);
});

test.each([
  { name: 'past the error budget', without: 10 },
  { name: 'without a verdict', without: 20 },
  { name: 'within the error budget', without: 0 },
])("is held against main's newest run, one $name too", async ({ without }) => {
  const files = { [POLICY]: 'suite: demo\n', 'named.jsonl': passingOf(20) };
  const down = { scenario: 's', error: { kind: 'infrastructure', message: 'down' } };
  const line = (text: string, index: number) =>
    index < without ? JSON.stringify({ ...down, scenario: `s${index}` }) : text;
  const place = await openDeciding();
  try {
    await place.runMain(2, { files });
    await place.runMain(4, { files, results: passingOf(20).split('\n').map(line).join('\n') });
    const out = join(root, 'bundle');
    const { findings } = await place.runPull({ files, baselines: ['named.jsonl'], out });
    const gate = JSON.parse(readFileSync(join(out, 'gate.json'), 'utf8')) as { newest?: { origin: { sha: string } } };
    expect(gate.newest?.origin.sha).toBe(place.main[4]);
    expect(findings.map(({ code }) => code)).toEqual(['gate-relaxed']);
  } finally {
    await place.close();
  }
});

test('refuses a bundle whose report does not have the form of this version', async () => {
  const bundle = await bundleOf('old', 'suite: demo');
  const report = JSON.parse(readFileSync(join(root, bundle, 'report.json'), 'utf8')) as {
    readonly scenarios: readonly object[];
  };
  const older = { ...report, scenarios: report.scenarios.map((one) => ({ ...one, content: undefined })) };
  replace(bundle, 'report.json', JSON.stringify(older));
  await expect(find({ baselines: [bundle] })).rejects.toMatchObject({
    problems: [{ code: 'missing-key', where: { file: 'old/report.json', pointer: '/scenarios/0' } }],
  });
});

/** Puts another text into a bundle, with its hash in the manifest. */
function replace(bundle: string, file: string, text: string): void {
  const path = join(root, bundle, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: { file: string; sha256: string }[] };
  const sha256 = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const files = manifest.files.map((one) => (one.file === file ? { ...one, sha256 } : one));
  writeFileSync(path, JSON.stringify({ ...manifest, files }));
  writeFileSync(join(root, bundle, file), text);
}
