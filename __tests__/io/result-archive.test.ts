import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findResultFiles } from '../../src/io/find-files.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { READING } from '../suite/reading.ts';
import { subjectsIn } from '../support/mistakes-in.ts';
import { type Member, zipOf } from '../support/zip-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-gate-archive-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const MAPPING = [
  'mapping: test',
  'records: $',
  'each: $.samples[*]',
  'archive: { record: header.json, each: samples/*.json }',
  'scenario: { parts: [$.record.task, $.item.id] }',
  'facts: { output: $.item.output, index: $.index }',
];

/** The trials of an archive, or of any bytes. */
function read(bytes: Uint8Array, lines = MAPPING): readonly Trial[] {
  writeFileSync(join(root, 'log.eval'), bytes);
  const mapping = loadMapping('m.yml', lines.join('\n'));
  return [...readRun(findResultFiles(['log.eval'], root), { ...READING, mapping })];
}

const whyNot = (bytes: Uint8Array, lines?: string[]) => subjectsIn(() => read(bytes, lines));

const header: Member = { name: 'header.json', content: '{"task":"t"}' };
const sample = (id: string, more: Partial<Member> = {}): Member => ({
  name: `samples/${id}.json`,
  content: JSON.stringify({ id, output: `out ${id}` }),
  ...more,
});

describe('a file whose name ends in .gz', () => {
  const read = (bytes: Uint8Array): readonly Trial[] => {
    writeFileSync(join(root, 'run.jsonl.gz'), bytes);
    return [...readRun(findResultFiles(['*.gz'], root), { ...READING, mapping: null })];
  };
  const packed = gzipSync(['a', 'b'].map((scenario) => `${JSON.stringify({ scenario })}\n`).join(''));

  test('is read unpacked', () => {
    expect(read(packed).map(({ scenario }) => scenario)).toEqual(['a', 'b']);
  });

  test.each([
    ['cut', packed.subarray(0, -9)],
    ['no gzip', Buffer.from('{"scenario":"a"}')],
  ])('is refused where it is %s', (_name, bytes) => {
    expect(subjectsIn(() => read(bytes))).toEqual(['run.jsonl.gz damaged-gzip']);
  });
});

describe('an archive that a mapping reads', () => {
  test('gives a trial for every file that fits, by name, with shared facts', () => {
    const other = { name: 'summaries.json', content: '[' };
    expect(read(zipOf([sample('b'), other, sample('a/1'), header, sample('a')]))).toMatchObject([
      { scenario: 't/a', output: 'out a', index: 1 },
      { scenario: 't/a/1', output: 'out a/1', index: 2 },
      { scenario: 't/b', output: 'out b', index: 3 },
    ]);
  });

  test('may have a sample larger than a record, of which the mapping reads a part', () => {
    const content = JSON.stringify({ id: 'a', output: 'out a', events: 'x'.repeat(17 * 2 ** 20) });
    expect(read(zipOf([header, sample('a', { content })]))).toMatchObject([{ scenario: 't/a', output: 'out a' }]);
  });

  test('is recognised by its content, and one mapping reads it and its JSON alike', () => {
    const samples = ['a', 'b'].map((id) => ({ id, output: `out ${id}` }));
    const json = JSON.stringify({ task: 't', samples });
    expect(read(Buffer.from(json))).toEqual(read(zipOf([header, sample('a'), sample('b')])));
  });

  test.each(['stored', 'deflate', 'zstandard'] as const)('may be packed by the method %s', (packing) => {
    const packed = [header, sample('a')].map((member) => ({ ...member, packing }));
    expect(read(zipOf(packed))).toMatchObject([{ scenario: 't/a', output: 'out a' }]);
  });

  test('may hold files that start with a byte order mark', () => {
    const marked = [header, sample('a')].map(({ name, content }) => ({ name, content: `\ufeff${content}` }));
    expect(read(zipOf(marked))).toMatchObject([{ scenario: 't/a', output: 'out a' }]);
  });

  test('may hold a file twice, of which the last counts', () => {
    const again = sample('a', { content: '{"id":"a","output":"again"}' });
    expect(read(zipOf([sample('a'), header, again]))).toMatchObject([{ scenario: 't/a', output: 'again' }]);
  });

  test('may hold ids that differ in case, which is said of the scenarios', () => {
    expect(whyNot(zipOf([header, sample('a'), sample('A')]))).toEqual(['log.eval/samples/a.json scenario-spelling']);
  });
});

test('a document that is read beside archives may be larger than a record', () => {
  const samples = ['a', 'b', 'c'].map((id) => ({ id, padding: ' '.repeat(6 * 2 ** 20) }));
  const text = JSON.stringify({ samples, task: 't' });
  expect(read(Buffer.from(text))).toMatchObject([
    { scenario: 't/a' },
    { scenario: 't/b' },
    { scenario: 't/c', index: 3 },
  ]);
});

describe('an archive is refused', () => {
  const whole = zipOf([header, sample('a')]);
  test.each([
    {
      name: 'that is cut off',
      archive: whole.subarray(0, -30),
      refusal: 'log.eval zip-damaged',
    },
    {
      name: 'with a file that leaves it (I93)',
      archive: zipOf([header, { name: '../x.json', content: '{}' }]),
      refusal: 'log.eval zip-unsafe',
    },
    {
      name: 'with a file that is encrypted',
      archive: zipOf([header, sample('a', { isEncrypted: true })]),
      refusal: 'log.eval zip-encrypted',
    },
    {
      name: 'with a file that differs from its checksum',
      archive: Buffer.from(
        zipOf([header, sample('a', { packing: 'stored' })])
          .toString('latin1')
          .replace('out', 'oat'),
        'latin1',
      ),
      refusal: 'log.eval zip-damaged',
    },
    {
      name: 'with a file larger than it says (I94)',
      archive: zipOf([header, sample('a', { content: `{"id":"a"}${' '.repeat(9_000_000)}`, bytes: 10 })]),
      refusal: 'log.eval zip-damaged',
    },
    {
      name: 'with a file larger than it says, in Zstandard (I94)',
      archive: zipOf([header, sample('a', { content: ' '.repeat(9_000_000), bytes: 10, packing: 'zstandard' })]),
      refusal: 'log.eval zip-damaged',
    },
    {
      name: 'with a file of more than 128 MiB (I94)',
      archive: zipOf([header, sample('a', { bytes: 2 ** 27 + 1 })]),
      refusal: 'log.eval zip-too-large',
    },
    {
      name: 'without the record',
      archive: zipOf([sample('a')]),
      refusal: 'log.eval archive-incomplete header.json',
    },
    {
      name: 'without a trial',
      archive: zipOf([header]),
      refusal: 'log.eval archive-incomplete samples/*.json',
    },
    {
      name: 'with a file that is no JSON',
      archive: zipOf([header, sample('a', { content: '{"id":' })]),
      refusal: 'log.eval/samples/a.json bad-json',
    },
    {
      name: 'with a record that is no JSON',
      archive: zipOf([{ ...header, content: '{"task":' }, sample('a')]),
      refusal: 'log.eval/header.json bad-json',
    },
    {
      name: 'with a file that is no UTF-8',
      archive: zipOf([header, sample('a', { content: Buffer.from('{"id":"\xe9"}', 'latin1') })]),
      refusal: 'log.eval/samples/a.json not-utf8',
    },
    {
      name: 'with the same trial twice',
      archive: zipOf([header, sample('a'), { ...sample('a'), name: 'samples/b.json' }]),
      refusal: 'log.eval/samples/b.json repeated-trial',
    },
    { name: 'that is empty', archive: zipOf([]), refusal: 'log.eval archive-incomplete header.json' },
  ])('$name', ({ archive, refusal }) => {
    expect(whyNot(archive)).toEqual([refusal]);
  });

  test('of an unfinished run, also without a trial', () => {
    const lines = [
      ...MAPPING,
      'unfinished: { select: $.status, map: { success: false, cancelled: it was cancelled } }',
    ];
    const cancelled = { ...header, content: '{"status":"cancelled"}' };
    expect(whyNot(zipOf([cancelled]), lines)).toEqual(['log.eval/header.json unfinished-run']);
  });

  test('that is larger than may be held, before it is read', () => {
    writeFileSync(join(root, 'log.eval'), zipOf([header, sample('a')]));
    truncateSync(join(root, 'log.eval'), 2 ** 30 + 1);
    const mapping = loadMapping('m.yml', MAPPING.join('\n'));
    const files = findResultFiles(['log.eval'], root);
    expect(subjectsIn(() => [...readRun(files, { ...READING, mapping })])).toEqual(['log.eval zip-too-large']);
  });

  test('by a mapping without `archive` (I13)', () => {
    const lines = MAPPING.filter((line) => !line.startsWith('archive'));
    expect(whyNot(zipOf([header, sample('a')]), lines)).toEqual(['log.eval wrong-format']);
  });
});

test('secrets in shared facts do not get into a trial', () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const secret = { ...header, content: `{"task":"t","note":"${token}"}` };
  const lines = [...MAPPING.slice(0, -1), 'facts: { note: $.record.note }'];
  const json = `{"task":"t","note":"${token}","samples":[{"id":"a"}]}`;
  for (const file of [zipOf([secret, sample('a')]), Buffer.from(json)]) {
    const [trial] = read(file, lines);
    expect(trial?.note).toEqual(expect.not.stringContaining('ghp_'));
  }
});
