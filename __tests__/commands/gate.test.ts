import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gate, parseGateOptions } from '../../src/commands/gate.ts';
import { UserError } from '../../src/errors.ts';
import { listIn } from '../support/page-blocks.ts';

const messageOf = (words: readonly string[]): string => {
  try {
    parseGateOptions(words);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message;
  }
};

describe('parseGateOptions', () => {
  it('fills in what is left out', () => {
    expect(parseGateOptions(['--results', 'a.jsonl'])).toEqual({
      results: ['a.jsonl'],
      confirmResults: [],
      controlResults: [],
      mapping: undefined,
      select: [],
      rubrics: [],
      policy: undefined,
      baselines: [],
      baselineSelect: [],
      out: undefined,
      json: false,
    });
  });

  it('takes `--json` for a format', () => {
    expect(parseGateOptions(['--results', 'a', '--json']).format).toBe('json');
    expect(parseGateOptions(['--results', 'a', '--json', '--format=json']).format).toBe('json');
  });

  it('takes the files that a shell made of a pattern', () => {
    const options = parseGateOptions(['--results', 'a.json', 'b.json', '--rubrics', 'r.yml', 's.yml', '--json']);
    expect(options).toMatchObject({ results: ['a.json', 'b.json'], rubrics: ['r.yml', 's.yml'], json: true });
  });

  it('takes a file of answers', () => {
    expect(parseGateOptions(['--results', 'a', '--answers', 'kept.jsonl']).answers).toBe('kept.jsonl');
  });

  it('takes how many shards the suite ran in', () => {
    const shardsOf = (text: string) =>
      parseGateOptions(['--results', '{shard}.jsonl', '--expected-shards', text]).shards;
    expect(shardsOf('2')).toEqual(['1', '2']);
    expect(() => shardsOf('0')).toThrow('`--expected-shards 0` names no shards');
  });

  it('selects the same trials of the baseline by default', () => {
    const words = ['--results', 'a', '--select', 'provider=a=b'];
    expect(parseGateOptions(words).baselineSelect).toEqual([{ fact: 'provider', value: 'a=b' }]);
    expect(parseGateOptions([...words, '--baseline-select', 'provider=main']).baselineSelect).toEqual([
      { fact: 'provider', value: 'main' },
    ]);
  });

  it('takes up to five runs of main, newest first', () => {
    const words = ['--results', 'a', '--baseline', 'new.zip', '--baseline', 'old.zip'];
    expect(parseGateOptions(words).baselines).toEqual(['new.zip', 'old.zip']);
    expect(parseGateOptions(['--results', 'a', '--baseline', 'none']).baselines).toEqual([]);
  });

  const mistakes: readonly [string, readonly string[], RegExp][] = [
    ['no results', [], /`--results` is missing/],
    ['a misspelt option', ['--results', 'a', '--polcy', 'p.yml'], /`--polcy`.* `--policy`\?/s],
    ['an option without its value', ['--results', 'a', '--policy'], /`--policy` has no value\. Give it one /],
    ['a selection without a value', ['--results', 'a', '--select', 'provider'], /`provider` is not FACT=VALUE/],
    ['no baseline beside one', ['--results', 'a', '--baseline', 'none', '--baseline', 'b'], /`--baseline none`/],
    ['six baselines', ['--results', 'a', ...Array(6).fill('--baseline=b')], /given 6 times.*the 5 newest runs/],
    ['an unknown format', ['--results', 'a', '--format', 'toString'], /Give one of terminal, markdown, json/],
    ['two formats', ['--results', 'a', '--json', '--format', 'markdown'], /`--json` contradicts `--format markdown`/],
    ['a word that belongs to nothing', ['--results', 'a', '--policy', 'p', 'q'], /`q` belongs to no option\. /],
  ];
  it.each(mistakes)('refuses %s', (_name, words, message) => {
    expect(messageOf(words)).toMatch(message);
  });
});

let root: string;
let out: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'gate-'));
  out = join(root, 'out');
  const line = (id: number) => JSON.stringify({ scenario: `s${id}`, harness: { passed: true } });
  writeFileSync(join(root, 'a.jsonl'), [0, 1, 2].map(line).join('\n'));
  writeFileSync(join(root, 'empty.jsonl'), '');
  await run('a.jsonl');
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (results: string, ...more: readonly string[]) =>
  gate(['--results', results, '--out', out, ...more], { root, env: {} });

const standing = (): readonly string[] =>
  existsSync(out) ? readdirSync(out, { recursive: true }).map(String).sort() : [];

describe('an older bundle in the folder of this one', () => {
  it.each([
    { name: 'the results are empty', words: ['empty.jsonl'] },
    { name: 'there are no results', words: ['none.jsonl'] },
    { name: 'the baseline cannot be found', words: ['a.jsonl', '--baseline', 'nope'] },
    { name: 'the policy does not load', words: ['a.jsonl', '--policy', 'empty.jsonl/nothing'] },
  ])('is gone where $name', async ({ words: [results = '', ...more] }) => {
    expect(standing()).toContain('decision.json');
    expect((await run(results, ...more)).exitCode).toBe(3);
    expect(standing()).toEqual([]);
    expect(readdirSync(root).sort()).toEqual(['a.jsonl', 'empty.jsonl']);
  });

  it.each(['out', './out/', 'link'])('stays if it is the baseline, here as `%s`', async (baseline) => {
    symlinkSync('out', join(root, 'link'));
    const before = readFileSync(join(out, 'manifest.json'), 'utf8');
    const { text, exitCode } = await run('a.jsonl', '--baseline', baseline);
    expect([exitCode, text]).toEqual([3, expect.stringContaining('`--out` would replace the baseline')]);
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).toBe(before);
  });

  it.each(['a.jsonl', 'empty.jsonl'])(
    'stays whole beside what is not its own, for which the run on %s is refused',
    async (results) => {
      writeFileSync(join(out, 'mine.txt'), 'mine');
      const before = standing();
      const { text, exitCode } = await run(results, '--json');
      expect(exitCode).toBe(3);
      expect(JSON.parse(text).findings[0].code).toBe('out-not-empty');
      expect(standing()).toEqual(before);
    },
  );

  it.each(['a.jsonl', 'empty.jsonl'])(
    'makes room for the run on %s, also with what Finder leaves in it',
    async (results) => {
      writeFileSync(join(out, '.DS_Store'), 'left');
      const { text } = await run(results, '--json');
      expect(text).not.toContain('out-not-empty');
      expect(standing()).not.toContain('.DS_Store');
    },
  );

  it('may have a folder that is empty but for what Finder leaves', async () => {
    rmSync(out, { recursive: true });
    mkdirSync(out);
    writeFileSync(join(out, '.DS_Store'), 'left');
    expect((await run('a.jsonl')).exitCode).toBe(0);
    expect(standing()).toContain('decision.json');
  });

  it('leaves files with a similar name beside it alone', async () => {
    for (const name of ['out.partial', 'out.discarded', 'out.partial-1']) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'mine.txt'), 'mine');
    }
    const before = readdirSync(root, { recursive: true });
    await run('a.jsonl');
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(before.sort());
    await run('empty.jsonl');
    expect(existsSync(join(root, 'out.discarded/mine.txt'))).toBe(true);
  });

  it('is replaced where the link of that name leads', async () => {
    symlinkSync('out', join(root, 'link'));
    const { exitCode } = await gate(['--results', 'a.jsonl', '--out', join(root, 'link/')], { root, env: {} });
    expect([exitCode, lstatSync(join(root, 'link')).isSymbolicLink(), existsSync(join(out, 'decision.json'))]).toEqual([
      0,
      true,
      true,
    ]);
  });

  it.each(['../a.jsonl', 'link/a.jsonl'])('never removes files elsewhere: `%s`', async (file) => {
    symlinkSync(root, join(out, 'link'));
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
    const sha256 = `sha256:${'0'.repeat(64)}`;
    const files = [...manifest.files, ...[file, 'link'].map((one) => ({ file: one, bytes: 0, sha256 }))];
    writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...manifest, files }));
    await run('empty.jsonl');
    expect(existsSync(join(root, 'a.jsonl'))).toBe(true);
    expect(existsSync(out)).toBe(false);
  });

  it('is no folder with a manifest of something else, which stays as it is', async () => {
    rmSync(out, { recursive: true });
    mkdirSync(out);
    writeFileSync(join(out, 'manifest.json'), '{"name": "a web page"}');
    const { text, exitCode } = await run('a.jsonl');
    expect([exitCode, text]).toEqual([3, expect.stringContaining('holds files that are not a bundle')]);
    expect(standing()).toEqual(['manifest.json']);
  });
});

describe('--report', () => {
  it.each([
    { name: 'beside the bundle', words: ['--out', 'kept'] },
    { name: 'without a bundle', words: [] },
  ])('writes the report $name, and leaves nothing else', async ({ words }) => {
    const before = readdirSync(root);
    const { aside, exitCode } = await gate(
      ['--results', 'a.jsonl', '--report', 'r.html', ...words.map((word) => word.replace('kept', join(root, 'kept')))],
      { root, env: {} },
    );
    expect([aside, exitCode]).toEqual(['', 0]);
    expect(readdirSync(root).sort()).toEqual([...before, 'r.html', ...(words.length > 0 ? ['kept'] : [])].sort());
    expect(listIn(readFileSync(join(root, 'r.html'), 'utf8')).rows[0]?.scenario).toBe('s0');
  });

  it.each([
    { name: 'the run is refused', words: ['empty.jsonl'] },
    { name: 'the evidence is dropped', words: ['a.jsonl', '--policy', 'drop.yml'] },
  ])('says that there is none where $name', async ({ words: [results = '', ...more] }) => {
    writeFileSync(join(root, 'drop.yml'), 'suite: s\nevidence: drop\n');
    const { aside, text } = await gate(['--results', results, '--report', 'r.html', ...more], { root, env: {} });
    expect(aside).toMatch(/^agent-gate: no report is written: /);
    expect(text).not.toBe('');
    expect(readdirSync(root)).not.toContain('r.html');
  });
});

describe('where a report cannot be written', () => {
  it.each([
    { name: 'below a file', file: 'a.jsonl/r.html' },
    { name: 'below a folder that nobody can make', file: '/proc/nowhere/r.html' },
    { name: 'in place of a folder', file: 'taken' },
  ])('the decision stands: $name', async ({ file }) => {
    mkdirSync(join(root, 'taken'));
    const before = readdirSync(root);
    const decided = await gate(['--results', 'a.jsonl'], { root, env: {} });
    for (const option of ['--report', '--junit'] as const) {
      const { aside, ...same } = await gate(['--results', 'a.jsonl', option, file], { root, env: {} });
      expect(same.exitCode).toBe(decided.exitCode);
      expect(same.text.split('\n')[0]).toBe(decided.text.split('\n')[0]);
      expect(aside).toMatch(/^agent-gate: no (JUnit )?report is written: .*\. Name /);
    }
    expect(readdirSync(root)).toEqual(before);
  });

  it.each([
    { name: 'names it', file: 'r.html', text: /^Report {2}r\.html$/m, isNamed: true },
    { name: 'names none', file: 'a.jsonl/r.html', text: /^Report /m, isNamed: false },
  ])('the terminal $name: $file', async ({ file, text, isNamed }) => {
    const words = ['--results', 'a.jsonl', '--format', 'terminal', '--report', file];
    expect(text.test((await gate(words, { root, env: {} })).text)).toBe(isNamed);
  });
});

describe('fresh trials that cannot be read', () => {
  it.each([
    { name: 'broken JSON', file: 'fresh.jsonl', text: '{"scenario":"a",,}\n' },
    { name: 'a scenario that is a number', file: 'fresh.jsonl', text: '{"scenario":5}\n' },
    { name: 'an archive cut short', file: 'fresh.jsonl.gz', text: '\u001f\u008b\u0008' },
    { name: 'a table without the columns of a trial', file: 'fresh.csv', text: 'a,b\n1,2\n' },
  ])('leave no part of a bundle beside `--out`: $name', async ({ file, text }) => {
    rmSync(out, { recursive: true });
    writeFileSync(join(root, file), text, 'latin1');
    expect((await run('a.jsonl', '--confirm-results', file)).exitCode).toBe(3);
    expect(readdirSync(root).sort()).toEqual(['a.jsonl', 'empty.jsonl', file].sort());
  });
});

const SAMPLES = join(import.meta.dirname, '../suite/fixtures/shipped');

/** How the sample of a mapping reads where its failure had passed, and why it failed. */
const FORMATS: readonly { mapping: string; file: string; pass: (text: string) => string; because: string }[] = [
  {
    mapping: 'azure-evaluate',
    file: 'azure-evaluate.json',
    pass: (text) => text.replace('"fail"', '"pass"'),
    because: 'It names another room',
  },
  {
    mapping: 'phoenix',
    file: 'phoenix.json',
    pass: (text) => text.replace('"score": 0.0', '"score": 1.0'),
    because: 'It names another room',
  },
  {
    mapping: 'braintrust',
    file: 'braintrust.jsonl',
    pass: (text) => text.replaceAll('0.25', '1'),
    because: 'It names another room',
  },
  {
    mapping: 'pydantic-evals',
    file: 'pydantic-evals.json',
    pass: (text) => text.replace('"value": false', '"value": true'),
    because: 'It does not greet',
  },
  {
    mapping: 'tau2-bench',
    file: 'tau2-bench.json',
    pass: (text) => text.replaceAll('"reward": 0.0', '"reward": 1.0'),
    because: 'No greeting',
  },
];

describe('the comment quotes why a scenario broke, as the tool recorded it', () => {
  it.each(FORMATS)('$mapping', async ({ mapping, file, pass, because }) => {
    const text = readFileSync(join(SAMPLES, file), 'utf8');
    writeFileSync(join(root, file), text);
    writeFileSync(join(root, `main-${file}`), pass(text));
    const words = ['--results', file, '--mapping', mapping, '--baseline', `main-${file}`];
    const decided = await gate([...words, '--json'], { root, env: {} });
    expect(JSON.parse(decided.text).causes).toContainEqual(expect.objectContaining({ kind: 'reason', text: because }));
    const comment = await gate([...words, '--format', 'markdown'], { root, env: {} });
    expect(comment.text).toContain(`the harness says \`${because}\``);
  });
});
