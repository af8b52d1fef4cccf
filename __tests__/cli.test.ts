import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import decisionSchema from '../schemas/decision.schema.json' with { type: 'json' };
import refusalSchema from '../schemas/problems.schema.json' with { type: 'json' };
import type { Decision } from '../schemas/types/decision.ts';
import type { ProblemReport } from '../schemas/types/problems.ts';
import type { BundleCheck } from '../schemas/types/verify.ts';
import bundleCheckSchema from '../schemas/verify.schema.json' with { type: 'json' };
import { schemaCheck } from '../src/contract/schema-check.ts';

const cli = join(import.meta.dirname, '../dist/cli.mjs');
const bundleCheck = schemaCheck<BundleCheck>(bundleCheckSchema);
const decisionCheck = schemaCheck<Decision>(decisionSchema);
const refusalCheck = schemaCheck<ProblemReport>(refusalSchema);

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder with these files, and the command line run in it. */
function folder(files: Readonly<Record<string, string | Uint8Array>>) {
  const root = mkdtempSync(join(tmpdir(), 'agent-gate-cli-'));
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  const run = (words: readonly string[], env: NodeJS.ProcessEnv): Ended =>
    spawnSync(process.execPath, [cli, ...words], { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
  const gate = (...words: readonly string[]): Ended => run(words, {});
  return { root, write, run, gate };
}

/** Thirty scenarios of two trials; the first `failing` of them fail. */
function suite(failing: number): string {
  const scenario = (index: number): string => `s-${String(index).padStart(2, '0')}`;
  const trials = Array.from({ length: 60 }, (_, index) => ({
    scenario: scenario(Math.floor(index / 2)),
    trial: (index % 2) + 1,
    harness: { passed: Math.floor(index / 2) >= failing },
  }));
  return trials.map((trial) => `${JSON.stringify(trial)}\n`).join('');
}

/** A folder as a zip. */
function zipOf(folderPath: string): Uint8Array {
  const files = readdirSync(folderPath, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return zipSync(Object.fromEntries(paths.map((path) => [relative(folderPath, path), readFileSync(path)])));
}

function decisionOf({ stdout }: Ended): Decision {
  const document: unknown = JSON.parse(stdout);
  return decisionCheck.parse(document, (pointer) => ({ file: 'stdout', pointer }));
}

describe('agent-gate gate', () => {
  it('passes an unchanged agent and fails one that lost half of its scenarios', () => {
    const policy = 'gate: { metrics: { TCR: { tolerance: 0.05 } }, criteria: { "*": { tolerance: 0.05 } } }';
    const files = { 'main.jsonl': suite(1), 'same.jsonl': suite(1), 'worse.jsonl': suite(15), 'p.yml': policy };
    const { gate } = folder(files);
    const same = gate('gate', '--results', 'same.jsonl', '--baseline', 'main.jsonl', '--policy', 'p.yml', '--json');
    expect([same.status, decisionOf(same).decision]).toEqual([0, 'pass']);
    const worse = gate('gate', '--results', 'worse.jsonl', '--baseline', 'main.jsonl', '--json');
    expect(worse.status).toBe(1);
    expect(decisionOf(worse)).toMatchObject({
      decision: 'fail',
      metrics: [{ rubric: 'harness-verdict', name: 'TCR', candidate_trials: { passed: 30, total: 60 } }],
      scenarios: { total: 30, paired: 30, new: 0, removed: 0, changed: 0, renamed: 0 },
    });
    expect(decisionOf(worse).flips.broke).toHaveLength(14);
  });

  it('compares with the bundle of --out, as a folder and as a zip, as with the results themselves', () => {
    const { root, write, gate } = folder({ 'main.jsonl': suite(1), 'worse.jsonl': suite(15) });
    expect(gate('gate', '--results', 'main.jsonl', '--out', 'bundle').status).toBe(0);
    write('bundle.zip', zipOf(join(root, 'bundle')));
    const judged = ['main.jsonl', 'bundle', 'bundle.zip'].map((baseline) => {
      const decision = decisionOf(gate('gate', '--results', 'worse.jsonl', '--baseline', baseline, '--json'));
      return { ...decision, baseline: decision.baseline?.label, baselines: decision.baselines.length };
    });
    expect(judged.map(({ baseline }) => baseline)).toEqual(['main.jsonl', 'bundle', 'bundle.zip']);
    expect({ ...judged[1], baseline: '' }).toEqual({ ...judged[0], baseline: '' });
    expect({ ...judged[2], baseline: '' }).toEqual({ ...judged[0], baseline: '' });
  });

  it('compares with several runs of main, newest first, whatever their form', () => {
    const { gate } = folder({ 'old.jsonl': suite(2), 'older.jsonl': suite(3), 'main.jsonl': suite(1) });
    expect(gate('gate', '--results', 'main.jsonl', '--out', 'new').status).toBe(0);
    const baselines = ['new', 'old.jsonl', 'older.jsonl'];
    const words = baselines.flatMap((name) => ['--baseline', name]);
    const decision = decisionOf(gate('gate', '--results', 'main.jsonl', ...words, '--json'));
    expect(decision.baseline?.label).toBe('new');
    expect(decision.baselines.map(({ label }) => label)).toEqual(baselines);
  });

  it('holds a waiver of the base policy against the day that SOURCE_DATE_EPOCH says', () => {
    const base = `waivers: [{ metric: TCR, ceiling: 1, reason: new tool, owner: '@ana', expires: '2026-03-31' }]\n`;
    const { run } = folder({ 'main.jsonl': suite(0), 'worse.jsonl': suite(15), 'base.yml': base });
    run(['gate', '--results', 'main.jsonl', '--policy', 'base.yml', '--out', 'main'], {});
    const words = ['gate', '--results', 'worse.jsonl', '--policy', 'base.yml', '--baseline', 'main', '--json'];
    const on = (day: string): Ended => run(words, { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) });
    expect(decisionOf(on('2026-03-31')).waivers.map(({ effect }) => effect)).toEqual(['used']);
    expect(on('2026-03-31').status).toBe(0);
    expect(on('2026-04-01').status).toBe(1);
  });

  it('measures the same whatever the split and order of the files, and the same bytes twice', () => {
    const lines = suite(3).trimEnd().split('\n');
    const text = (part: readonly string[]): string => `${part.join('\n')}\n`;
    const { root, gate } = folder({
      'all.jsonl': text(lines),
      'shards/1.jsonl': text(lines.slice(31)),
      'shards/2.jsonl': text(lines.slice(0, 31)),
    });
    for (const out of ['one', 'two']) gate('gate', '--results', 'all.jsonl', '--out', out);
    gate('gate', '--results', 'shards/*.jsonl', '--out', 'split');
    const read = (name: string): string => readFileSync(join(root, name), 'utf8');
    expect(read('one/manifest.json')).toBe(read('two/manifest.json'));
    expect(read('one/report.json')).toBe(read('split/report.json'));
    expect(read('one/decision.json')).toBe(read('split/decision.json'));
  });

  it('refuses a run of which a shard is missing, and never judges what is left', () => {
    const lines = suite(3).trimEnd().split('\n');
    const { write, gate } = folder({
      'shard-1.jsonl': lines.slice(0, 20).join('\n'),
      'shard-3.jsonl': lines.slice(40).join('\n'),
    });
    const words = ['gate', '--results', 'shard-{shard}.jsonl', '--expected-shards', '3', '--json'];
    const lost = gate(...words);
    expect(lost.status).toBe(3);
    expect(decisionOf(lost)).toMatchObject({
      decision: 'invalid',
      findings: [expect.objectContaining({ what: 'shard 2 of 3 is missing' })],
    });
    write('shard-2.jsonl', lines.slice(20, 40).join('\n'));
    expect(decisionOf(gate(...words)).trials.scored).toBe(60);
  });

  it('takes policy, mapping and results from anywhere when their paths are given', () => {
    const outside = folder({ 'policy.yml': 'suite: elsewhere\n', 'main.jsonl': suite(0) });
    const { gate } = folder({});
    const policy = join(outside.root, 'policy.yml');
    const ended = gate('gate', '--results', join(outside.root, '*.jsonl'), '--policy', policy, '--json');
    expect([ended.status, decisionOf(ended).suite]).toEqual([0, 'elsewhere']);
  });

  const broken: readonly [string, Record<string, string>, readonly string[], RegExp][] = [
    [
      'a results file cut in half',
      { 'a.json': '[{"scenario":"a"},{"scen' },
      ['--results', 'a.json'],
      /ends at byte 24 in the middle/,
    ],
    ['a pattern without files', {}, ['--results', 'results/*.jsonl'], /no file matches `results\/\*\.jsonl`/],
    ['an empty file', { 'a.jsonl': '' }, ['--results', 'a.jsonl'], /empty/],
    [
      'a trial that stands twice',
      { 'a.jsonl': suite(0), 'b.jsonl': suite(0) },
      ['--results', '*.jsonl'],
      /has its trial 1 twice, first at a\.jsonl/,
    ],
    [
      'a misspelt key of the policy',
      { 'a.jsonl': suite(0), 'p.yml': 'gate:\n  metrics:\n    TCR: { treshold: 1 }\n' },
      ['--results', 'a.jsonl', '--policy', 'p.yml'],
      /unknown key `treshold`/,
    ],
    [
      'an unknown mapping',
      { 'a.jsonl': suite(0) },
      ['--results', 'a.jsonl', '--mapping', 'tau-bensch'],
      /there is no mapping `tau-bensch`/,
    ],
    [
      'a baseline that is no bundle',
      { 'a.jsonl': suite(0), 'b/decision.json': '{}' },
      ['--results', 'a.jsonl', '--baseline', 'b'],
      /manifest\.json is missing/,
    ],
  ];
  it.each(broken)('answers %s with exit code 3 and a message', (_name, files, words, message) => {
    const { gate } = folder(files);
    const ended = gate('gate', ...words, '--json');
    expect(ended.status).toBe(3);
    const decision = decisionOf(ended);
    expect(decision.decision).toBe('invalid');
    expect(decision.findings.map(({ what }) => what).join('\n')).toMatch(message);
    expect(gate('gate', ...words).stdout).toMatch(/^## ⛔ Not judged/);
  });

  it('names what a baseline can be for one that is missing', () => {
    const { gate } = folder({ 'a.jsonl': suite(0) });
    expect(decisionOf(gate('gate', '--results', 'a.jsonl', '--baseline', 'nope', '--json')).findings[0]).toMatchObject({
      code: 'no-files',
      next: expect.stringContaining('`baseline-file`'),
    });
  });

  it('leaves no bundle behind when the results are broken', () => {
    const { root, gate } = folder({ 'a.json': '[{"scenario":"a"},{"scen' });
    expect(gate('gate', '--results', 'a.json', '--out', 'bundle').status).toBe(3);
    expect(() => readFileSync(join(root, 'bundle/manifest.json'))).toThrow('ENOENT');
    expect(() => readFileSync(join(root, 'bundle.partial/trials.jsonl'))).toThrow('ENOENT');
  });

  it('does not overwrite a folder that is no bundle', () => {
    const { root, gate } = folder({ 'a.jsonl': suite(0), 'docs/precious.txt': 'mine' });
    const ended = gate('gate', '--results', 'a.jsonl', '--out', 'docs', '--json');
    expect(decisionOf(ended).findings[0]?.code).toBe('out-not-empty');
    expect(readFileSync(join(root, 'docs/precious.txt'), 'utf8')).toBe('mine');
  });
});

describe('agent-gate explain', () => {
  it('says why, of a results file and of its bundle alike, for people and as JSON', () => {
    const { gate } = folder({ 'a.jsonl': suite(1) });
    expect(gate('gate', '--results', 'a.jsonl', '--out', 'bundle').status).toBe(0);
    const [ofResults, ofBundle] = ['a.jsonl', 'bundle'].map((run) => gate('explain', run));
    expect(ofResults?.stdout).toMatch(/^s-00, trial 1\n {2}✗ harness-verdict: hard_failure, score 0\n/);
    expect(ofBundle?.stdout).toBe(ofResults?.stdout);
    const [line = ''] = gate('explain', 'bundle', 's-02', '--json').stdout.split('\n');
    expect(JSON.parse(line)).toMatchObject({ scenario: 's-02', trial: 1, rubrics: [{ rubric: 'harness-verdict' }] });
  });
});

describe('agent-gate noise', () => {
  const files = { 'a.jsonl': suite(1), 'b.jsonl': suite(2) };

  it('measures how much runs of one commit differ, for people and as JSON', () => {
    const { gate } = folder(files);
    expect(gate('noise', 'a.jsonl', 'b.jsonl').stdout).toContain('1 of 30 scenarios changed');
    const found = gate('noise', 'a.jsonl', 'b.jsonl', '--json');
    expect(found.status).toBe(0);
    expect(JSON.parse(found.stdout)).toMatchObject({ scenarios: 30, changed: [{ scenario: 's-01', scores: [1, 0] }] });
  });

  it('answers runs that cannot be read with exit code 3 and a message', () => {
    const ended = folder(files).gate('noise', 'a.jsonl', 'c.jsonl');
    expect([ended.status, ended.stdout]).toEqual([3, '']);
    expect(ended.stderr).toMatch(/^agent-gate: no file matches `c\.jsonl`/);
  });
});

const RUBRIC = `rubric: short
version: 1.0.0
metric: TCR
criteria: { brief: { weight: 1, pass_when: { field: output, measure: words, op: lt, value: 3 } } }
`;
const CASES = `rubric: short
cases: [{ name: brief, trial: { output: done }, expect: { score: 1 } }]
`;

describe('agent-gate test', () => {
  const files = { 'rubrics/short.yml': RUBRIC, 'rubrics/short.test.yml': CASES };

  it('runs the cases beside the rubrics, for people and as JSON', () => {
    const { gate } = folder(files);
    const ended = gate('test');
    expect([ended.status, ended.stderr]).toEqual([0, '']);
    expect(ended.stdout).toMatch(/^ok {4}rubrics\/short\.test\.yml: 1 case as expected\n.*brief never failed/s);
    expect(JSON.parse(gate('test', '--json').stdout)).toMatchObject({
      schema: 1,
      rubrics: [{ cases: 1 }],
      problems: [],
    });
  });

  it('ends with 1 where a case does not hold, and with 3 where a file is broken', () => {
    const { gate, write } = folder({ ...files, 'rubrics/short.test.yml': CASES.replace('score: 1', 'score: 0') });
    const ended = gate('test', 'rubrics/short.yml');
    expect(ended.status).toBe(1);
    expect(ended.stdout).toContain('rubrics/short.test.yml:2:59: case "brief": score expected 0, found 1');
    write('rubrics/short.yml', RUBRIC.replace('metric', 'metrik'));
    expect(gate('test').status).toBe(3);
  });
});

describe('agent-gate lint', () => {
  const LAPSED = `${RUBRIC}threshold:\n  value: 0.5\n  review_by: 2020-01-01\n`;

  it('shows its findings, and fails on errors, or with --strict on warnings', () => {
    const { gate, write } = folder({ 'rubrics/short.yml': LAPSED });
    expect(gate('lint').status).toBe(0);
    const strict = gate('lint', '--strict');
    expect(strict.status).toBe(1);
    expect(strict.stdout).toMatch(/^rubrics\/short\.yml:7:3: warning: [^\n]* \[review-due\]/m);
    expect(JSON.parse(gate('lint', '--json').stdout)).toMatchObject({ counts: { error: 0, warning: 1 } });
    write('rubrics/short.yml', RUBRIC.replace('metric', 'metrik'));
    expect(gate('lint').status).toBe(1);
    const missing = gate('lint', 'nope.yml');
    expect([missing.status, missing.stdout]).toEqual([3, '']);
  });
});

describe('agent-gate verify and replay', () => {
  const checkOf = ({ stdout }: Ended): BundleCheck =>
    bundleCheck.parse(JSON.parse(stdout) as unknown, (pointer) => ({ file: 'stdout', pointer }));

  it('find a bundle whole and the same, as a folder and as a zip', () => {
    const { root, gate, write } = folder({ 'main.jsonl': suite(2), 'worse.jsonl': suite(15) });
    gate('gate', '--results', 'main.jsonl', '--out', 'main');
    gate('gate', '--results', 'worse.jsonl', '--baseline', 'main', '--out', 'bundle');
    write('bundle.zip', zipOf(join(root, 'bundle')));
    for (const bundle of ['bundle', 'bundle.zip']) {
      const ended = gate('replay', bundle);
      expect([ended.status, ended.stdout, ended.stderr]).toEqual([0, expect.stringMatching(/The same\n$/), '']);
      const check = checkOf(gate('replay', bundle, '--json'));
      expect(check.steps.map(({ outcome }) => outcome)).toEqual(Array(8).fill('same'));
      expect(checkOf(gate('verify', bundle, '--json')).steps).toHaveLength(3);
    }
  });

  it('end with 1 on a bundle that was changed, and with 3 on what is none', () => {
    const { root, gate, write } = folder({ 'main.jsonl': suite(2) });
    gate('gate', '--results', 'main.jsonl', '--out', 'bundle');
    write(
      'bundle/comment.md',
      readFileSync(join(root, 'bundle/comment.md'), 'utf8').replace('Nothing blocks', 'Merge blocked'),
    );
    for (const command of ['verify', 'replay']) {
      const ended = gate(command, 'bundle');
      expect([ended.status, ended.stdout]).toEqual([1, expect.stringMatching(/comment\.md: expected sha256:/)]);
      expect(gate(command, 'nope')).toMatchObject({
        status: 3,
        stdout: '',
        stderr: expect.stringContaining('there is no `nope`'),
      });
    }
  });
});

describe('agent-gate', () => {
  const rows: readonly [string, readonly string[], number, RegExp][] = [
    ['its help', ['--help'], 0, /^Usage: agent-gate gate/],
    ['help with one command', ['lint', '--help'], 0, /^Usage: agent-gate lint [^\n]*\n\n.*--strict [^\n]*\n$/s],
    ['help with no command that it knows', ['gat', '--help'], 0, /^Usage: agent-gate gate/],
    ['its version', ['--version'], 0, /^\d+\.\d+\.\d+\n$/],
    ['an unknown command', ['gat'], 3, /^agent-gate: unknown command `gat`. Did you mean `agent-gate gate`\?/],
    ['an unknown option', ['gate', '--results', 'a', '--polcy', 'b'], 3, /Did you mean `--policy`\?/],
    ['nothing to explain', ['explain'], 3, /explain needs a run/],
    ['a single run of noise', ['noise', 'a'], 3, /noise needs two runs/],
    ['no results', ['gate'], 3, /`--results` is missing/],
  ];
  it.each(rows)('answers %s', (_name, words, status, message) => {
    const ended = folder({}).gate(...words);
    expect(ended.status).toBe(status);
    expect(ended.stdout + ended.stderr).toMatch(message);
  });

  it.skipIf(process.platform === 'win32')('says so in a folder that was deleted', () => {
    const { root } = folder({});
    const gone = `cd "$1" && rmdir "$1" && exec "$2" "$3" lint`;
    const ended = spawnSync('sh', ['-c', gone, 'sh', root, process.execPath, cli], { encoding: 'utf8' });
    expect(ended.status).toBe(3);
    expect(ended.stderr).toMatch(/^agent-gate: ENOENT.*\n$/);
  });

  it.each([
    { name: 'an unknown command', words: ['gat'], codes: ['usage'] },
    { name: 'an unknown option', words: ['lint', '--polcy', 'b'], codes: ['usage'] },
    { name: 'a bundle that is none', words: ['baseline-file', 'nope'], codes: ['no-bundle'] },
    { name: 'a run that is not there', words: ['explain', 'nope'], codes: ['no-files'] },
    { name: 'a results file that is none', words: ['init', 'broken.jsonl'], codes: ['bad-json'] },
    { name: 'a rubric that is not there', words: ['lint', 'nope'], codes: ['no-files'] },
    { name: 'runs that are not there', words: ['noise', 'nope', 'nape'], codes: ['no-files'] },
    { name: 'a bundle to be replayed that is not there', words: ['replay', 'nope'], codes: ['no-bundle'] },
    { name: 'a folder without rubrics', words: ['test'], codes: ['no-files'] },
    {
      name: 'a rubric that is broken, where no other is tested',
      words: ['test', 'broken.yml'],
      codes: ['missing-key'],
    },
    { name: 'an unknown option of test', words: ['test', '--jsn'], codes: ['usage'] },
    { name: 'a bundle to be verified that is not there', words: ['verify', 'nope'], codes: ['no-bundle'] },
  ])('refuses $name in JSON where JSON is wanted, with the same exit code', ({ words, codes }) => {
    const { gate } = folder({
      'broken.jsonl': '{',
      'broken.yml': 'rubric: x\nmetric: M\nformula: "1.0"\n',
      'broken.test.yml': CASES,
    });
    const [told, ended] = [gate(...words), gate(...words, '--json')];
    expect([told.status, told.stdout, ended.status, ended.stderr]).toEqual([3, '', 3, '']);
    const refusal = refusalCheck.parse(JSON.parse(ended.stdout), (pointer) => ({ file: 'stdout', pointer }));
    expect(refusal.problems.map((problem) => problem.code)).toEqual(codes);
    for (const { what } of refusal.problems) expect(told.stderr).toContain(what);
  });
});
