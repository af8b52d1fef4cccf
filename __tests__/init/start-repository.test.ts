import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import startedSchema from '../../schemas/init.schema.json' with { type: 'json' };
import type { Decision } from '../../schemas/types/decision.ts';
import type { InitReport } from '../../schemas/types/init.ts';
import { COMMANDS } from '../../src/commands/by-name.ts';
import type { Answer } from '../../src/commands/command.ts';
import { gate } from '../../src/commands/gate.ts';
import { lintRubrics } from '../../src/commands/lint.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { UserError } from '../../src/errors.ts';
import { expectGolden } from '../support/golden.ts';

const repository = join(import.meta.dirname, '../..');
const started = schemaCheck<InitReport>(startedSchema);
const BOOKING = '__tests__/stories/booking/results/main.jsonl';

let outer: string;
let root: string;
beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), 'init-'));
  root = join(outer, 'My Böoking_app');
  mkdirSync(join(root, '.git'), { recursive: true });
});
afterEach(() => rmSync(outer, { recursive: true }));

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Puts a file of this repository into the new one. */
function copy(from: string, to: string): void {
  cpSync(join(repository, from), join(root, to));
}

const trials = (...lines: readonly object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

async function init(words: readonly string[], env = {}): Promise<Answer> {
  const command = COMMANDS.get('init');
  if (command === undefined) throw new Error('there is no command init');
  return command(words, { root, env });
}

/** What it prints as JSON. */
async function report(words: readonly string[], env = {}): Promise<InitReport> {
  const { text } = await init([...words, '--json'], env);
  return started.parse(JSON.parse(text), (pointer) => ({ file: 'stdout', pointer }));
}

/** Every file but results, sorted. */
function files(): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .filter((file) => !file.startsWith('results/'))
    .sort();
}

/** What was said, and all that was written. */
async function story(words: readonly string[]): Promise<string> {
  const { text, exitCode } = await init(words);
  expect(exitCode).toBe(0);
  return [`$ agent-gate init ${words.join(' ')}\n${text}`, ...files().map((file) => `==> ${file}\n${read(file)}`)].join(
    '\n',
  );
}

const golden = (name: string): string => join(import.meta.dirname, `golden/${name}.txt`);

describe('writes what a repository begins with', () => {
  test('and says so in JSON too', async () => {
    copy(BOOKING, 'results/main.jsonl');
    const { text } = await init(['results/*.jsonl', '--json']);
    expectGolden(golden('native-json'), text);
    expect(JSON.parse(text)).toMatchObject({ written: files() });
  });

  test('and says so in JSON where there are no results yet', async () => {
    expect(await report(['--suite', 's'])).toMatchObject({
      inputs: { results: ['results/*.jsonl'], mapping: null, select: [] },
      found: null,
      commands: { gate: 'agent-gate gate --results "results/*.jsonl"', commit: expect.stringContaining('git add') },
    });
  });

  test('for existing results, when none are named', async () => {
    copy(BOOKING, 'results/main.jsonl');
    const named = await init(['results/*.jsonl', '--json', '--suite', 's']);
    rmSync(root, { recursive: true });
    mkdirSync(join(root, '.git'), { recursive: true });
    copy(BOOKING, 'results/main.jsonl');
    expect(await init(['--json', '--suite', 's'])).toEqual(named);
    expect(JSON.parse(named.text).found).not.toBeNull();
  });

  test('for native results without a verdict', async () => {
    copy(BOOKING, 'results/main.jsonl');
    expectGolden(golden('native'), await story(['results/*.jsonl']));
  });

  test('for results that a shipped mapping reads, with the verdict of their harness', async () => {
    copy('examples/tau-bench/results/main.json', 'results/main.json');
    expectGolden(golden('mapped'), await story(['results/main.json', '--suite', 'retail']));
  });

  test('for results by a mapping of their own, which share no facts', async () => {
    copy('__tests__/suite/fixtures/agent-fs.json', 'results/fs.json');
    const checks = readFileSync(join(repository, '__tests__/full-data/mappings/agent-fs-checks.yml'), 'utf8');
    write('results/checks.yml', checks.replace('facts:\n', 'facts:\n  output: $.agentFinalText\n'));
    const words = ['results/*.json', '--mapping', 'results/checks.yml', '--suite', 'fs'];
    expectGolden(golden('placeholder'), await story(words));
  });

  test('before there are results', async () => {
    expectGolden(golden('no-results'), await story([]));
  });

  test('before there are results of a harness that is known', async () => {
    const { inputs, commands } = await report(['--mapping', 'tau-bench']);
    expect(inputs).toEqual({ results: ['results/*.jsonl'], mapping: 'tau-bench', select: [] });
    expect(commands.commit).toContain('git add .github/agent-gate.yml .github/workflows/pull-request.yml\n');
    expect(read('.github/workflows/pull-request.yml')).toContain('\n          mapping: tau-bench\n');
  });
});

test('names the branch of the repository, and the file that is there', async () => {
  copy(BOOKING, 'results/main.jsonl');
  write('.git/HEAD', 'ref: refs/heads/trunk\n');
  const { text } = await init(['results/*.jsonl']);
  expect(text).toContain('`trunk`');
  expect(read('.github/workflows/pull-request.yml')).toMatch(/branches: \[trunk\].* --out results\/booking\.jsonl /s);
});

test('the same results and folder give the same bytes, and a second time nothing is written', async () => {
  copy(BOOKING, 'results/main.jsonl');
  const first = await story(['results/*.jsonl']);
  expect(await report(['results/*.jsonl'])).toMatchObject({
    written: [],
    kept: ['.github/agent-gate.yml', '.github/workflows/pull-request.yml'],
    found: {
      judges: 'own',
      rubrics: [{ rubric: 'my-booking-app', metric: 'TCR', score: 0.75, trials: { passed: 45, total: 60 } }],
    },
    commands: { commit: null },
  });
  for (const file of files()) rmSync(join(root, file));
  expect(await story(['results/*.jsonl'])).toBe(first);
});

test.each(['.github/agent-gate.yml', '.github/workflows/pull-request.yml'])('never writes over %s', async (file) => {
  copy(BOOKING, 'results/main.jsonl');
  write(file, '# ours\nsuite: my-booking-app\n');
  const { written, kept } = await report(['results/*.jsonl']);
  expect(read(file)).toBe('# ours\nsuite: my-booking-app\n');
  expect(kept).toEqual([file]);
  expect([...kept, ...written].sort()).toEqual(files());
  expect(files()).toHaveLength(3);
});

test('where another workflow has its name it stays, and what a step of the gate needs is said', async () => {
  write('.github/workflows/pull-request.yml', 'on: pull_request\njobs: {}\n');
  expectGolden(golden('existing-workflow'), (await init([])).text);
  expect(read('.github/workflows/pull-request.yml')).toBe('on: pull_request\njobs: {}\n');
});

test('what is written holds: nothing is linted as wrong, and the gate takes it', async () => {
  copy(BOOKING, 'results/main.jsonl');
  const { commands } = await report(['results/*.jsonl']);
  const { findings } = lintRubrics({ names: [] }, { root, env: {} });
  expect(findings.filter(({ level }) => level !== 'advice')).toEqual([]);
  expect(await gateBy(commands)).toMatchObject({ decision: 'pass', suite: 'My Booking_app' });
});

/** The decision by the command that is printed as the next, read as a shell reads it. */
async function gateBy({ gate: command }: InitReport['commands']): Promise<Decision> {
  const words = command.replace(/^agent-gate gate /, '');
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${words}`], { cwd: outer, encoding: 'utf8' });
  const { text } = await gate([...stdout.trimEnd().split('\n'), '--json'], { root, env: {} });
  return JSON.parse(text) as Decision;
}

test.each([
  { name: 'a space', file: 'our results.jsonl' },
  { name: 'quotes and a variable', file: `it's "$HOME".jsonl` },
  { name: 'what YAML takes for more', file: 'a: #b.jsonl' },
])('names a file with $name so that a shell and YAML take it as it is', async ({ file }) => {
  write(file, trials({ scenario: 'a', harness: { passed: true } }, { scenario: 'b', harness: { passed: false } }));
  const { commands } = await report([file, '--select', 'trial=1']);
  expect(await gateBy(commands)).toMatchObject({ decision: 'pass' });
});

test.each([
  { name: 'all files of a folder', files: ['r/a.json', 'r/b.json', 'r/c.json'], results: ['r/*.json'] },
  {
    name: 'all files of several folders',
    files: ['r/1/a.json', 'r/1/b.json', 'r/2/a.json', 'r/2/b.json'],
    results: ['r/**/*.json'],
  },
  {
    name: 'some of the files',
    files: ['r/a.json', 'r/b.json', 'r/c.json'],
    others: ['r/d.json'],
    results: ['r/a.json', 'r/b.json', 'r/c.json'],
  },
])('the workflow finds $name that a shell named one by one', async ({ files, others = [], results }) => {
  for (const file of [...files, ...others]) write(file, JSON.stringify({ passed: true, output: 'done' }));
  const { inputs } = JSON.parse((await init([...files, '--json'])).text) as InitReport;
  expect(inputs.results).toEqual(results);
});

test('several patterns stand one a line, and what was selected is selected by the workflow', async () => {
  copy('__tests__/suite/fixtures/promptfoo-v2.json', 'results/a.json');
  const words = ['results/a.json', 'results/a*', '--select', 'provider=python:provider_retrieval.py:retrieve_base'];
  const { inputs, found, commands } = await report(words);
  expect([inputs.mapping, found]).toMatchObject(['promptfoo-v2', { trials: 3, scenarios: 3 }]);
  expect(read('.github/workflows/pull-request.yml')).toContain(`          results: |
            results/a.json
            results/a*
          mapping: promptfoo-v2
          select: provider=python:provider_retrieval.py:retrieve_base
`);
  expect(await gateBy(commands)).toMatchObject({ decision: 'pass' });
});

test('a repository’s own rubrics judge, and none is drafted', async () => {
  copy(BOOKING, 'results/main.jsonl');
  copy('__tests__/stories/booking/rubrics/booking.yml', 'rubrics/ours.yml');
  expect(await report(['results/*.jsonl'])).toMatchObject({
    used: ['rubrics/ours.yml'],
    found: { judges: 'own', rubrics: [{ rubric: 'booking' }] },
    commands: { commit: expect.stringContaining(' .github/workflows/pull-request.yml rubrics/ours.yml\n') },
  });
  expect(files().filter((file) => file.startsWith('rubrics/'))).toEqual(['rubrics/ours.yml']);
});

test('a policy that names no suite leaves it to the gate, which calls it the same', async () => {
  copy(BOOKING, 'results/main.jsonl');
  write('.github/agent-gate.yml', '{}\n');
  const { commands } = await report(['results/*.jsonl']);
  expect(files()).toContain('rubrics/agent.yml');
  expect(await gateBy(commands)).toMatchObject({ decision: 'pass', suite: 'agent' });
});

test('the suite may be named as the policy names it', async () => {
  write('.github/agent-gate.yml', 'suite: Other Suite\n');
  await expect(init(['--suite', 'Other Suite'])).resolves.toMatchObject({ exitCode: 0 });
});

test('a drafted rubric asks about each fact that it can name, under a key of its own', async () => {
  const facts = { 'a.x': 1, bookedEvent: ['a'], booked_event: 1, 日本: 1, _id: 1 };
  write('results/a.jsonl', trials({ scenario: 'a', ground_truth: facts, final_state: facts }));
  expect(await report(['results/a.jsonl', '--suite', 's'])).toMatchObject({ found: { judges: 'draft', scored: 1 } });
  const { criteria } = parse(read('rubrics/s.yml')) as { criteria: Record<string, { pass_when: object }> };
  expect(Object.entries(criteria).map(([key, { pass_when }]) => [key, pass_when])).toMatchObject([
    ['booked_event', { field: 'final_state.bookedEvent', op: 'same_items' }],
    ['fact_2', { field: 'final_state.booked_event', op: 'eq' }],
    ['fact_3', { field: 'final_state.日本' }],
    ['fact_4', { field: 'final_state._id' }],
  ]);
});

test.each(['Booking', '2nd bot', '42', `${'x'.repeat(63)} y`])(
  'drafts a rubric that loads for the suite %s',
  async (suite) => {
    write('results/a.jsonl', trials({ scenario: 'a', output: 'x' }));
    expect(await report(['results/a.jsonl', '--suite', suite])).toMatchObject({ found: { judges: 'placeholder' } });
  },
);

test('an existing policy names the suite', async () => {
  copy(BOOKING, 'results/main.jsonl');
  write('.github/agent-gate.yml', 'suite: Other Suite\n');
  await init(['results/*.jsonl']);
  expect(read('rubrics/other-suite.yml')).toContain('\nrubric: other-suite\n');
});

test.each([
  { folder: 'ünïcode app', suite: 'unicode app' },
  { folder: '.hidden-', suite: 'hidden' },
  { folder: '日本', suite: 'agent' },
  { folder: `x${'y'.repeat(150)}`, suite: `x${'y'.repeat(99)}` },
])('the folder $folder makes the suite $suite', async ({ folder, suite }) => {
  root = join(outer, folder);
  mkdirSync(root);
  await init([]);
  expect(read('.github/agent-gate.yml')).toContain(`\nsuite: ${suite}\n`);
});

test('the harness judges where every trial without an error has its verdict, and the others are counted', async () => {
  const crashed = { kind: 'infrastructure', message: 'rate limit' };
  write('results/a.jsonl', trials({ scenario: 'a', harness: { passed: true } }, { scenario: 'b', error: crashed }));
  const rubrics = [{ metric: 'TCR', score: 1, trials: { passed: 1, total: 1 } }];
  expect((await report(['results/a.jsonl'])).found).toMatchObject({ judges: 'verdict', trials: 2, scored: 1, rubrics });
});

test('a rubric is drafted where one trial has no verdict of the harness', async () => {
  const lines = [{ harness: { passed: true } }, { output: 'x' }, { error: 'boom' }];
  write('results/a.jsonl', trials(...lines.map((line, index) => ({ scenario: `s-${index}`, ...line }))));
  expectGolden(golden('partial-verdicts'), (await init(['results/a.jsonl', '--suite', 's'])).text);
  expect(files()).toContain('rubrics/s.yml');
});

test('the repository’s own rubrics may read a verdict of any type', async () => {
  write('results/a.jsonl', trials({ scenario: 'a', harness: { passed: 1 } }));
  const condition = '{ field: harness.passed, op: eq, value: 1 }';
  const criteria = `criteria: { c: { question: Passed?, weight: 1, pass_when: ${condition} } }`;
  write('rubrics/ours.yml', `rubric: ours\nversion: 1.0.0\nmetric: TCR\n${criteria}\n`);
  const rubrics = [{ rubric: 'ours', score: 1, trials: { passed: 1, total: 1 } }];
  expect((await report(['results/a.jsonl'])).found).toMatchObject({ judges: 'own', rubrics });
});

test('what a selection leaves out is counted by the gate', async () => {
  const passed = { harness: { passed: true } };
  const of = (model: string, ...ids: string[]) => ids.map((scenario) => ({ scenario, model, ...passed }));
  write('results/a.jsonl', trials(...of('x', 'a', 'b'), ...of('y', 'a', 'c', 'd')));
  const { found, commands } = await report(['results/a.jsonl', '--select', 'model=x']);
  expect(found).toMatchObject({ trials: 2, verdicts: 2 });
  const { findings } = await gateBy(commands);
  expect(findings).toContainEqual(expect.objectContaining({ code: 'trials-unselected', effect: 'notice' }));
});

test.each(['folder', 'file'])(
  'refuses a folder in a repository whose `.git` is a %s, and writes nothing',
  async (kind) => {
    const top = root;
    if (kind === 'file') rmSync(join(top, '.git'), { recursive: true });
    if (kind === 'file') write('.git', 'gitdir: elsewhere\n');
    root = join(top, 'packages/bot');
    mkdirSync(root, { recursive: true });
    await expect(init([])).rejects.toMatchObject({ problems: [{ code: 'outside-root', expected: top, found: root }] });
    expect(files()).toEqual([]);
  },
);

test.each(['.github', '.github/workflows', 'rubrics'])(
  'writes nothing where %s is a link that leads outside',
  async (link) => {
    copy(BOOKING, 'results/main.jsonl');
    const outside = join(outer, 'outside');
    mkdirSync(outside);
    mkdirSync(dirname(join(root, link)), { recursive: true });
    symlinkSync(outside, join(root, link));
    await expect(init(['results/*.jsonl'])).rejects.toMatchObject({ problems: [{ code: 'outside-root' }] });
    expect([files(), readdirSync(outside)]).toEqual([[], []]);
  },
);

const BROKEN = '{"scenario": "a", "harness": {"passed": true}}\n{"scenario": \n';
const CRASHED = trials({ scenario: 'a', error: 'boom' });
const refused: readonly { name: string; words: readonly string[]; here?: Record<string, string>; code: string }[] = [
  { name: 'a pattern without a file', words: ['nope/*.jsonl'], code: 'no-files' },
  { name: 'a broken record', words: ['a.jsonl'], here: { 'a.jsonl': BROKEN }, code: 'bad-json' },
  { name: 'an empty file', words: ['a.jsonl'], here: { 'a.jsonl': '' }, code: 'empty-file' },
  {
    name: 'a form that nothing reads',
    words: ['a.json'],
    here: { 'a.json': '[{"id": 1}]' },
    code: 'unknown-format',
  },
  {
    name: 'a trial twice',
    words: ['a.jsonl'],
    here: { 'a.jsonl': trials({ scenario: 'a', output: 'x' }, { scenario: 'a', output: 'y' }) },
    code: 'repeated-trial',
  },
  {
    name: 'several agents',
    words: ['a.jsonl'],
    here: { 'a.jsonl': trials({ scenario: 'a', model: 'x' }, { scenario: 'a', model: 'y' }) },
    code: 'several-agents',
  },
  {
    name: 'a value that no trial has',
    words: ['a.jsonl', '--select', 'model=z'],
    here: { 'a.jsonl': trials({ scenario: 'a', model: 'x' }) },
    code: 'nothing-selected',
  },
  {
    name: 'trials that all crashed',
    words: ['a.jsonl'],
    here: { 'a.jsonl': CRASHED },
    code: 'only-errors',
  },
  ...[1, 0, 'true', 'yes', {}].map((passed) => ({
    name: `a verdict that is ${JSON.stringify(passed)}`,
    words: ['a.jsonl'],
    here: { 'a.jsonl': trials({ scenario: 'a', harness: { passed: true } }, { scenario: 'b', harness: { passed } }) },
    code: 'bad-verdict',
  })),
  {
    name: 'trials of which nothing can be asked',
    words: ['a.jsonl'],
    here: { 'a.jsonl': trials({ scenario: 'a', harness: { passed: true } }, { scenario: 'b', input: 'x' }) },
    code: 'nothing-to-ask',
  },
  { name: 'a mapping that nobody knows', words: ['--mapping', 'promptfo'], code: 'unknown-mapping' },
  {
    name: 'a mapping that does not read them',
    words: ['a.jsonl', '--mapping', 'tau-bench'],
    here: { 'a.jsonl': trials({ scenario: 'a' }) },
    code: 'unmapped',
  },
  { name: 'a name that no suite can have', words: ['--suite', '/x'], code: 'bad-value' },
  { name: 'an absolute path', words: ['/tmp/a.jsonl'], code: 'outside-root' },
  { name: 'a path above between backslashes', words: ['x\\..\\..\\m.json'], code: 'outside-root' },
  {
    name: 'results whose name is an expression of GitHub',
    words: ['${{ github.token }}.jsonl'],
    here: { '${{ github.token }}.jsonl': trials({ scenario: 'a', harness: { passed: true } }) },
    code: 'expression-in-name',
  },
  { name: 'a mapping whose name is one', words: ['--mapping', 'm-${{ 1 }}.yml'], code: 'expression-in-name' },
  { name: 'a selection whose value is one', words: ['--select', 'agent=${{ 1 }}'], code: 'expression-in-name' },
  {
    name: 'a suite that is not that of the policy',
    words: ['--suite', 'x'],
    here: { '.github/agent-gate.yml': 'suite: y\n' },
    code: 'usage',
  },
  { name: 'a path above', words: ['--mapping', 'x/../../m.yml'], code: 'outside-root' },
  { name: 'an unknown option', words: ['--suit', 'x'], code: 'usage' },
  { name: 'a selection without a value', words: ['--select', 'x'], code: 'usage' },
  {
    name: 'a policy that does not load',
    words: [],
    here: { '.github/agent-gate.yml': 'siute: x\n' },
    code: 'unknown-key',
  },
  {
    name: 'a rubric that does not load',
    words: ['a.jsonl'],
    here: { 'a.jsonl': trials({ scenario: 'a' }), 'rubrics/a.yml': 'rubrik: a\n' },
    code: 'unknown-key',
  },
  { name: 'a file where a folder is needed', words: [], here: { '.github': '' }, code: 'unwritable' },
];

test('refuses a name that no suite may have, at no place of a file', async () => {
  const expected = expect.stringContaining('booking-assistant');
  await expect(init(['--suite', 'a b/c'])).rejects.toMatchObject({
    problems: [expect.objectContaining({ code: 'bad-value', expected, found: '"a b/c"' })],
  });
  await expect(init(['--suite', 'a b/c'])).rejects.toThrow(/^`suite` has/);
});

test.each(refused)('refuses $name, and writes nothing', async ({ words, here = {}, code }) => {
  for (const [file, text] of Object.entries(here)) write(file, text);
  const before = files();
  await expect(init(words)).rejects.toSatisfy(
    (error) => error instanceof UserError && error.problems[0]?.code === code,
  );
  expect(files()).toEqual(before);
});
