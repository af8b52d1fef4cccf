import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { chunksOf, fileExists, readText } from '../../src/io/files.ts';
import { findResultFiles, findTexts } from '../../src/io/find-files.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

let root: string;
let elsewhere: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-gate-files-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'agent-gate-elsewhere-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
  rmSync(elsewhere, { recursive: true });
});

function put(path: string, content: string | Uint8Array = 'text', base = root): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
}

function found(...patterns: string[]): readonly string[] {
  return findResultFiles(patterns, root).map(({ file }) => file);
}

function codesOf(action: () => unknown): readonly string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof UserError) return error.problems.map(({ code }) => code);
    throw error;
  }
  return [];
}

describe('findResultFiles', () => {
  it('finds by pattern, sorted by code units, each file once', () => {
    for (const path of ['r/b.jsonl', 'r/a.jsonl', 'r/Z.jsonl', 'r/deep/c.jsonl', 'r/other.txt']) put(path);
    expect(found('r/**/*.jsonl', 'r/a.jsonl', './r/b.jsonl')).toEqual([
      'r/Z.jsonl',
      'r/a.jsonl',
      'r/b.jsonl',
      'r/deep/c.jsonl',
    ]);
  });

  it('takes an existing name with pattern characters literally', () => {
    put('results (1) [x].json');
    expect(found('results (1) [x].json')).toEqual(['results (1) [x].json']);
  });

  it('takes an absolute path outside of the root', () => {
    put('a.jsonl', 'text', elsewhere);
    expect(found(join(elsewhere, '*.jsonl'))).toEqual([join(elsewhere, 'a.jsonl')]);
  });

  it('shows pattern and folder when nothing matches', () => {
    expect(mistakesIn(() => found('*.jsonl'))).toMatchObject([
      { code: 'no-files', what: expect.stringContaining('`*.jsonl`'), found: expect.stringContaining(root) },
    ]);
  });

  it('says so when the pattern names a folder', () => {
    put('r/a.jsonl');
    expect(mistakesIn(() => found('r/'))).toMatchObject([{ fix: expect.stringContaining('`r/**/*.jsonl`') }]);
  });

  it('refuses a link that leads outside of the root', () => {
    put('secret', 'text', elsewhere);
    symlinkSync(join(elsewhere, 'secret'), join(root, 'a.jsonl'));
    expect(codesOf(() => found('*.jsonl'))).toEqual(['outside-root']);
  });

  it('refuses a folder link that leads outside of the root', () => {
    put('a.jsonl', 'text', elsewhere);
    symlinkSync(elsewhere, join(root, 'r'));
    expect(codesOf(() => found('r/a.jsonl'))).toEqual(['outside-root']);
  });

  it('follows a link within the root', () => {
    put('r/a.jsonl');
    symlinkSync(join(root, 'r/a.jsonl'), join(root, 'b.jsonl'));
    expect(found('*.jsonl')).toEqual(['b.jsonl']);
  });

  it('refuses a pipe', () => {
    execFileSync('mkfifo', [join(root, 'a.jsonl')]);
    expect(codesOf(() => found('a.jsonl'))).toEqual(['not-a-file']);
  });

  it('refuses a name that is too long', () => {
    expect(codesOf(() => found('x'.repeat(5000)))).toEqual(['unreadable']);
  });

  it('reads a file in chunks, as often as asked', () => {
    const content = Buffer.alloc(2.5 * 1024 * 1024, 'abc');
    put('a.jsonl', content);
    const [file] = findResultFiles(['a.jsonl'], root);
    for (let round = 0; round < 2; round++) {
      const chunks = [...(file?.chunks() ?? [])].map((chunk) => chunk.length);
      expect(chunks).toEqual([1024 * 1024, 1024 * 1024, 512 * 1024]);
    }
  });

  it('reports a file that vanished before it was read', () => {
    put('a.jsonl');
    const [file] = findResultFiles(['a.jsonl'], root);
    rmSync(join(root, 'a.jsonl'));
    expect(codesOf(() => [...(file?.chunks() ?? [])])).toEqual(['unreadable']);
  });
});

describe('findTexts', () => {
  it('leaves tests of rubrics out', () => {
    put('rubrics/a.yml', 'a: 1');
    put('rubrics/a.test.yml');
    put('rubrics/b.test.yaml');
    expect(findTexts(['rubrics/*.{yml,yaml}'], root)).toEqual([{ file: 'rubrics/a.yml', text: 'a: 1' }]);
  });

  it('misses what is sought, and nothing else', () => {
    expect(findTexts(['*.yml'], root)).toEqual([]);
    const sought = { example: '*.yml', advice: 'Write one' };
    const missed = { code: 'no-files', fix: expect.stringContaining(sought.advice) as string };
    expect(mistakesIn(() => findTexts(['*.yml'], root, sought))).toMatchObject([missed]);
    expect(mistakesIn(() => findTexts(['.'], root, sought))).toMatchObject([
      { fix: expect.stringContaining('`./**/*.yml`') },
    ]);
  });
});

describe('readText', () => {
  it('reads UTF-8 without its byte order mark', () => {
    put('a.yml', '\uFEFFä: 1');
    expect(readText('a.yml', root)).toBe('ä: 1');
  });

  it.each([
    ['bytes that are not UTF-8', 'not-utf8', () => put('a.yml', Buffer.from([0x61, 0xff]))],
    ['text in UTF-16 without a mark', 'not-text', () => put('a.yml', Buffer.from('suite: a', 'utf16le'))],
    ['a missing file', 'unreadable', () => undefined],
    ['a link to itself', 'unreadable', () => symlinkSync('a.yml', join(root, 'a.yml'))],
    ['a pipe', 'not-a-file', () => execFileSync('mkfifo', [join(root, 'a.yml')])],
    ['a folder', 'not-a-file', () => mkdirSync(join(root, 'a.yml'))],
    ['a file one byte above the limit', 'config-too-large', () => put('a.yml', Buffer.alloc(256 * 1024 + 1, 'a'))],
  ])('refuses %s, and says how to fix it', (_, code, prepare) => {
    prepare();
    expect(mistakesIn(() => readText('a.yml', root))).toMatchObject([
      { code, where: { file: 'a.yml' }, fix: expect.stringMatching(/\w/) },
    ]);
  });

  it('reads a file at the limit', () => {
    put('a.yml', Buffer.alloc(256 * 1024, 'a'));
    expect(readText('a.yml', root)).toHaveLength(256 * 1024);
  });

  it('leaves the root only when it may', () => {
    put('a.yml', 'text', elsewhere);
    const path = join(elsewhere, 'a.yml');
    expect(codesOf(() => readText(path, root))).toEqual(['outside-root']);
    expect(readText(path, root, { outside: true })).toBe('text');
  });
});

describe('fileExists', () => {
  it('distinguishes files, folders and nothing', () => {
    put('r/a.yml');
    expect(['r/a.yml', 'r', 'x'].map((path) => fileExists(path, root))).toEqual([true, false, false]);
  });
});

describe('chunksOf', () => {
  const text = (chunk: Uint8Array): string => Buffer.from(chunk).toString();

  it('reads files one after the other into one chunk', () => {
    put('a', 'first');
    put('b', 'second');
    const [first] = [...chunksOf(join(root, 'a'), 'a')];
    const [second] = [...chunksOf(join(root, 'b'), 'b')];
    expect(second?.buffer).toBe(first?.buffer);
    expect(text(second as Uint8Array)).toBe('second');
  });

  it('gives a file that is read meanwhile a chunk of its own', () => {
    put('a', 'first');
    put('b', 'second');
    const outer = chunksOf(join(root, 'a'), 'a');
    const first = outer.next().value as Uint8Array;
    expect([...chunksOf(join(root, 'b'), 'b')].map(text)).toEqual(['second']);
    expect(text(first)).toBe('first');
    expect(outer.next().done).toBe(true);
  });
});
