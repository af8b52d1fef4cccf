import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBundle } from '../../src/io/bundle/read.ts';
import { readText } from '../../src/io/files.ts';
import { findResultFiles, findTexts } from '../../src/io/find-files.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { type ResultFile, requireUtf8 } from '../../src/suite/reading/open.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { problemsOf, readNative, resultFile } from '../suite/reading.ts';
import { spotsIn } from '../support/mistakes-in.ts';
import { line, rubricThatAsks, trialsOf, whyNoTrials } from './judging.ts';

const RUBRIC = rubricThatAsks({ field: 'output', op: 'eq', value: 'ok' });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-gate-bad-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(name: string, content: string | Uint8Array = line({})): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}

/** The trials of the files that the patterns name, as the gate reads them. */
function read(...patterns: readonly string[]): readonly Trial[] {
  return readNative(findResultFiles(patterns, root));
}

function whyNot(...patterns: readonly string[]): string {
  return problemsOf(() => read(...patterns)).join('\n');
}

/** Why bytes are refused as results; empty when they are not. */
function whyNotBytes(bytes: Uint8Array): string {
  return problemsOf(() => readNative([resultFile('run.jsonl', bytes)])).join('\n');
}

function whyNoConfig(name: string): string {
  return problemsOf(() => readText(name, root)).join('\n');
}

describe('I01 a pattern that matches nothing', () => {
  test('is refused with the pattern and the folder', () => {
    expect(whyNot('*.jsonl')).toContain(`no file matches \`*.jsonl\` (found nothing in ${root})`);
  });
});

describe('I02 an empty file', () => {
  test.each(['', ' \n\t\r\n', '\uFEFF'])('is refused as empty: %j', (text) => {
    put('run.jsonl', text);
    expect(whyNot('run.jsonl')).toContain('run.jsonl: the file is empty');
  });
});

describe('I03 a byte order mark', () => {
  test('changes nothing', () => {
    put('run.jsonl', `\uFEFF${line({ output: 'x' })}\n`);
    expect(read('run.jsonl')).toEqual(readNative([resultFile('run.jsonl', line({ output: 'x' }))]));
    put('r.yml', `\uFEFF${RUBRIC}`);
    expect(readText('r.yml', root)).toBe(RUBRIC);
  });
});

describe('I04 UTF-16', () => {
  const little = Buffer.from(`\uFEFF${line({})}`, 'utf16le');
  test.each([
    ['little-endian', little],
    ['big-endian', Buffer.from(little).swap16()],
    ['without a mark', little.subarray(2)],
  ])('%s is refused with the way out', (_, bytes) => {
    expect(whyNotBytes(bytes)).toMatch(/UTF-16.*Save it as UTF-8/s);
  });

  test.each([
    ['results', () => whyNotBytes(little)],
    ['a policy, a rubric, a mapping', () => problemsOf(() => requireUtf8('p.yml', little, 0)).join()],
  ])('%s as Windows PowerShell writes them: it is named', (_, why) => {
    expect(why()).toContain('Windows PowerShell 5.1');
  });
});

describe('I05 a byte that is not UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('{"scenario":"s","output":"'), Buffer.from([0xff]), Buffer.from('"}\n')]);

  test('is refused with its place', () => {
    expect(whyNotBytes(bytes)).toContain('byte 26 is not valid UTF-8');
    put('r.yml', bytes);
    expect(whyNoConfig('r.yml')).toContain('byte 26 is not valid UTF-8');
  });
});

describe('I06 line ends', () => {
  const criterion = 'said: { weight: 1, pass_when: { field: output, op: eq, value: ok } }';
  const rubric = `rubric: sample\nversion: 1.0.0\nmetric: TCR\ncriteria:\n  ${criterion}\n`;

  test('of Windows change no trial and no hash', () => {
    const two = `${line({ output: 'a' })}\n${line({ trial: 2, output: 'b' })}\n`;
    const trials = readNative([resultFile('run.jsonl', two)]);
    expect(trials).toHaveLength(2);
    for (const ends of [two.replaceAll('\n', '\r\n'), two.replace('\n', '\r\n')])
      expect(readNative([resultFile('run.jsonl', ends)])).toEqual(trials);
    expect(loadRubric('r.yml', rubric.replaceAll('\n', '\r\n')).hash).toBe(loadRubric('r.yml', rubric).hash);
  });

  test('of old Macs are refused in YAML', () => {
    expect(problemsOf(() => loadRubric('r.yml', rubric.replaceAll('\n', '\r')))).not.toEqual([]);
  });

  test('of old Macs are white space inside of JSON', () => {
    expect(readNative([resultFile('run.json', '[{"scenario":\r"s"}]')])).toHaveLength(1);
  });
});

describe('I07 a file that is too large', () => {
  test('is refused before it is read, where it is configuration', () => {
    put('r.yml', '');
    truncateSync(join(root, 'r.yml'), 5 * 1024 ** 3);
    expect(whyNoConfig('r.yml')).toMatch(/too large \(expected at most 262144 bytes, found 5368709120 bytes\)/);
  });

  test('is read piece by piece, where it is results', () => {
    put('run.jsonl', '');
    // Of five gigabytes of nothing, no more is read than shows that it is nothing.
    truncateSync(join(root, 'run.jsonl'), 5 * 1024 ** 3);
    expect(whyNot('run.jsonl')).toContain('binary data');
  });
});

describe('I08 what is no regular file', () => {
  test.each([
    ['a folder', 'a folder', (path: string) => mkdirSync(path)],
    ['a pipe', 'a device, pipe or socket', (path: string) => execFileSync('mkfifo', [path])],
  ])('is refused: %s', (_, kind, make) => {
    make(join(root, 'run.jsonl'));
    expect(whyNot('run.jsonl')).toContain(kind);
    expect(whyNoConfig('run.jsonl')).toContain(`not a regular file (found ${kind})`);
  });

  test('is refused: a device', () => {
    expect(whyNot('/dev/zero')).toContain('a device, pipe or socket');
  });

  /** Whether it stands in place of the file or of its folder, a pattern that would find it does not pass it over. */
  test.each([
    ['a link that leads nowhere', 'sh/3/r.jsonl', 'does not exist', (path: string) => symlinkSync('nowhere', path)],
    ['a link to itself', 'sh/3/r.jsonl', 'loop', (path: string) => symlinkSync('r.jsonl', path)],
    ['a pipe', 'sh/3/r.jsonl', 'a device, pipe or socket', (path: string) => execFileSync('mkfifo', [path])],
    ['a folder behind a link that leads nowhere', 'sh/3', 'does not exist', (path: string) => symlinkSync('no', path)],
    ['a folder behind a link to itself', 'sh/3', 'loop', (path: string) => symlinkSync('3', path)],
  ])('is refused among files that a pattern finds: %s', (_, place, why, make) => {
    for (const shard of ['1', '2']) put(`sh/${shard}/r.jsonl`, line({ scenario: shard }));
    mkdirSync(dirname(join(root, place)), { recursive: true });
    make(join(root, place));
    for (const pattern of ['sh/*/r.jsonl', 'sh/**/*.jsonl', '**/r.jsonl']) {
      expect(whyNot(pattern)).toContain(`${place}: `);
      expect(whyNot(pattern)).toContain(why);
      expect(problemsOf(() => findTexts([pattern], root)).join()).toContain(why);
    }
  });

  test('is passed over where no pattern could mean it', () => {
    put('sh/1/r.jsonl');
    symlinkSync('nowhere', join(root, 'sh/1/other.txt'));
    symlinkSync('nowhere', join(root, 'other'));
    expect(read('sh/*/r.jsonl')).toHaveLength(1);
  });
});

describe('I09 a link that leads outside', () => {
  test('is refused', () => {
    symlinkSync('/etc/passwd', join(root, 'run.jsonl'));
    expect(whyNot('run.jsonl')).toContain('outside of the working directory');
    expect(whyNoConfig('run.jsonl')).toContain('outside of the working directory');
  });
});

describe('I10 a path that leads outside', () => {
  test.each(['../../etc/passwd', '/etc/passwd', '~/secret.yml', 'C:\\secret.yml'])('is refused: %s', (path) => {
    expect(whyNoConfig(path)).toMatch(/outside of the working directory|does not exist/);
  });
});

describe('I11 a file name that says more than a name', () => {
  test.each(['a\n::set-output name=x::y.jsonl', '%0A::error::x.jsonl', '##[add-mask]x.jsonl'])(
    'is read: %j',
    (name) => {
      put(name, 'no trial');
      expect(problemsOf(() => read(name))).not.toEqual([]);
      expect(findTexts(['*.jsonl'], root)).toHaveLength(1);
    },
  );

  test('is refused where it is too long', () => {
    expect(whyNot('x'.repeat(4096))).toContain('the path is too long');
  });
});

describe('I12 JSON that is cut in half', () => {
  test('is refused with its place and what may have happened', () => {
    expect(whyNoTrials('{"scenario":"s","outp')).toEqual([
      expect.stringMatching(/^run\.jsonl:1:\d+: .*was probably cancelled/),
    ]);
  });
});

describe('I13 another kind of file', () => {
  test.each([
    ['gzip', gzipSync(line({}))],
    ['a zip archive', Buffer.from('PK\x03\x04rest')],
    ['a zip archive', Buffer.from('PK\x05\x06')],
    ['an HTML page', Buffer.from('<!DOCTYPE html><html></html>')],
    ['a Git LFS pointer', Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:1\n')],
  ])('is refused by name: %s', (kind, bytes) => {
    expect(whyNotBytes(bytes)).toContain(`found ${kind}`);
  });
});

describe('I14 what looks like JSON', () => {
  test.each([
    ['a comma at the end', '{"scenario":"s",}', '1:17'],
    ['a comment', '{"scenario":"s"} // x', '1:18'],
    ['single quotes', "{'scenario':'s'}", '1:2'],
    ['text after the end', '{"scenario":"s"} x', '1:18'],
  ])('is refused with its place: %s', (_, text, place) => {
    expect(whyNoTrials(text)).toEqual([expect.stringContaining(`run.jsonl:${place}: `)]);
  });

  test.each([
    [
      'a comma at the end',
      '[\n{"scenario":"s"},\n]',
      3,
      'byte 20 (expected a value, since a comma came before, found "]")',
    ],
    ['two commas', '[{"scenario":"s"},\n,{"scenario":"t"}]', 2, 'byte 19 (expected a value, found ",")'],
    [
      'a missing comma',
      '[{"scenario":"s"}\n\n{"scenario":"t"}]',
      3,
      'byte 19 (expected `,` or a closing bracket, found "{")',
    ],
  ])('is refused with its line in a list: %s', (_, text, row, what) => {
    expect(whyNoTrials(text).at(-1)).toBe(`run.jsonl:${row}:1: the JSON is broken at ${what}`);
  });
});

describe('I15 JSON Lines under the name of JSON, and the reverse', () => {
  test('are read as what they are, by content', () => {
    const trials = [line({}), line({ trial: 2 })];
    for (const name of ['run.json', 'run.jsonl', 'run.ndjson'])
      for (const text of [trials.join('\n'), `[${trials.join(',')}]`])
        expect(readNative([resultFile(name, text)])).toHaveLength(2);
  });

  test.each([
    ['one object', { results: [{ scenario: 'a' }] }],
    ['one trial', { scenario: 'a', ok: true }],
  ])('%s over several lines is named as neither', (_, value) => {
    expect(spotsIn(() => trialsOf(JSON.stringify(value, null, 1)))).toEqual(['wrong-format 1:1']);
  });

  test('a last line that was cut is not taken for one', () => {
    expect(whyNoTrials('{"scenario":"a",').join()).toContain('was probably cancelled');
    expect(whyNoTrials(`${line({})}\n{"scenario":"a",\n`).join()).toContain('was probably cancelled');
  });
});

describe('I16 a file that is named twice', () => {
  test('is read once', () => {
    put('r/run.jsonl');
    expect(read('r/run.jsonl', 'r/*.jsonl', './r/run.jsonl')).toHaveLength(1);
  });
});

describe('I37 too much of a kind', () => {
  test('is refused with the limit: one record', () => {
    expect(whyNoTrials(line({ output: 'x'.repeat(17 << 20) })).join()).toContain('expected at most 16777216 bytes');
  });

  test('is refused with the limit: trials', () => {
    const chunk = (from: number): Uint8Array =>
      Buffer.from(Array.from({ length: 10_000 }, (_, index) => `{"scenario":"s","trial":${from + index}}\n`).join(''));
    const file: ResultFile = {
      file: 'run.jsonl',
      *chunks() {
        for (let from = 0; from <= 1_000_000; from += 10_000) yield chunk(from);
      },
    };
    expect(problemsOf(() => readNative([file]))).toEqual(['the run has too many trials (expected at most 1000000)']);
  });
});

describe('I49 a trial that comes twice', () => {
  test('is refused with both places', () => {
    expect(whyNoTrials(`${line({})}\n${line({})}`)).toEqual([
      expect.stringMatching(/^run\.jsonl:2:1: .*twice, first at run\.jsonl:1:1/),
    ]);
  });
});

describe('I50 ids that differ only in case', () => {
  test('are refused', () => {
    expect(whyNoTrials('{"scenario":"Book"}\n{"scenario":"book","trial":2}').join()).toContain('differ only in case');
  });
});

describe('I51 an id that is none', () => {
  test.each(['', ' ', 'x'.repeat(1001), 'a\nb', 'a\u2028b', 'a\u009bb'])('is refused: %j', (scenario) => {
    expect(whyNoTrials(line({ scenario })).join()).toContain('`scenario` is not an id');
  });

  test.each(['a|b', 'a`b', 'a\u200fb', 'é', ' a', 'tests/test_x.py::test_a[0]', 'math: 2 + 2', '😀'.repeat(1000)])(
    'is any other text: %j',
    (scenario) => {
      expect(trialsOf(line({ scenario }))).toMatchObject([{ scenario }]);
    },
  );

  test('is compared in one Unicode form', () => {
    expect(trialsOf(line({ scenario: 'e\u0301' }))).toMatchObject([{ scenario: '\u00e9' }]);
  });

  test('is a title', () => {
    expect(whyNoTrials(line({ title: 'Buche a | `b`\n\u200f' }))).toEqual([]);
  });
});

describe('I96 results that were changed after they were written', () => {
  const sha256 = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

  test('are refused', () => {
    const manifest = {
      schema: 1,
      tool: '0.1.0',
      suite: 'demo',
      results: sha256(''),
      origin: {},
      rubrics: [],
      mapping: null,
      files: [{ file: 'results.jsonl', bytes: 3, sha256: sha256('{}\n') }],
    };
    const bundleWith = (results: string) =>
      openBundle('bundle', (file) => Buffer.from(file === 'manifest.json' ? JSON.stringify(manifest) : results));
    expect(bundleWith('{}\n').bytes('results.jsonl')).toHaveLength(3);
    expect(() => bundleWith('[]\n').bytes('results.jsonl')).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'bundle-damaged' })] }),
    );
  });
});
