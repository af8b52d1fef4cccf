import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { expandShards, findShardedFiles, readShards } from '../../src/io/shards.ts';

describe('readShards', () => {
  test.each([
    { name: 'a number', text: '3', shards: ['1', '2', '3'] },
    { name: 'one shard', text: '1', shards: ['1'] },
    { name: 'names with commas', text: 'de, en-GB', shards: ['de', 'en-GB'] },
    { name: 'a name a line', text: 'de\nen\n', shards: ['de', 'en'] },
    { name: 'numbers as names', text: '2,5,10', shards: ['2', '5', '10'] },
    { name: 'one name', text: 'smoke', shards: ['smoke'] },
  ])('reads $name', ({ text, shards }) => {
    expect(readShards(text)).toEqual(shards);
  });

  test.each(['0', '08', '1001', '-2', '1.5', '', ',', 'de,de', '*', 'a/b', '../x', '{a,b}', 'de en', '.hidden'])(
    'refuses %j',
    (text) => {
      expect(readShards(text)).toBeNull();
    },
  );

  test('takes a thousand shards', () => {
    expect(readShards('1000')?.at(-1)).toBe('1000');
  });
});

test('expandShards writes every pattern once for each shard', () => {
  expect(expandShards(['r/{shard}.jsonl', '{shard}/{shard}.json'], ['1', '$&'])).toEqual([
    { shard: '1', pattern: 'r/1.jsonl' },
    { shard: '$&', pattern: 'r/$&.jsonl' },
    { shard: '1', pattern: '1/1.json' },
    { shard: '$&', pattern: '$&/$&.json' },
  ]);
});

describe('findShardedFiles', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'agent-gate-shards-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function put(...paths: readonly string[]): void {
    for (const path of paths) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), '');
    }
  }

  function found(patterns: readonly string[], shards?: string): readonly string[] {
    const names = shards === undefined ? undefined : (readShards(shards) ?? []);
    return findShardedFiles(patterns, names, root).map(({ file }) => file);
  }

  function problemsOf(patterns: readonly string[], shards?: string): readonly string[] {
    try {
      found(patterns, shards);
    } catch (error) {
      if (error instanceof UserError) return error.problems.map(({ code, what }) => `${code}: ${what}`);
      throw error;
    }
    return [];
  }

  it('finds the files of every shard, sorted, and of no other', () => {
    put('r/1.jsonl', 'r/2.jsonl', 'r/1-notes.jsonl', 'r/summary.jsonl');
    expect(found(['r/{shard}.jsonl'], '2')).toEqual(['r/1.jsonl', 'r/2.jsonl']);
  });

  it('takes several files of a shard, from several patterns', () => {
    put('de/a.jsonl', 'de/b.jsonl', 'en/a.jsonl', 'de/more.json', 'en/more.json');
    const all = ['de/a.jsonl', 'de/b.jsonl', 'de/more.json', 'en/a.jsonl', 'en/more.json'];
    expect(found(['{shard}/*.jsonl', '{shard}/*.json'], 'de,en')).toEqual(all);
  });

  it('takes a file once that two patterns find for the same shard', () => {
    put('1.jsonl');
    expect(found(['{shard}.jsonl', '{shard}.*'], '1')).toEqual(['1.jsonl']);
  });

  it('finds by plain patterns where there are no shards', () => {
    put('a.jsonl');
    expect(found(['*.jsonl'])).toEqual(['a.jsonl']);
  });

  it('names the one shard that is missing', () => {
    put('r/1.jsonl', 'r/2.jsonl', 'r/4.jsonl');
    expect(problemsOf(['r/{shard}.jsonl'], '4')).toEqual(['shard-missing: shard 3 of 4 is missing']);
    expect(() => found(['r/{shard}.jsonl'], '4')).toThrow(
      `expected a file for \`r/3.jsonl\`, found nothing in ${root}`,
    );
  });

  it('names all that are missing, each once', () => {
    put('a/2.jsonl', 'b/1.jsonl', 'b/2.jsonl');
    expect(problemsOf(['a/{shard}.jsonl', 'b/{shard}.jsonl'], '4')).toEqual([
      'shard-missing: shards 1, 3 and 4 of 4 are missing',
    ]);
  });

  it('names ten of many', () => {
    expect(problemsOf(['{shard}.jsonl'], '40')).toEqual([
      'shard-missing: shards 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 30 more of 40 are missing',
    ]);
  });

  it('counts a shard as missing when one of the patterns finds nothing for it', () => {
    put('de/a.jsonl', 'en/a.jsonl', 'de/judge.jsonl');
    expect(problemsOf(['{shard}/a.jsonl', '{shard}/judge.jsonl'], 'de,en')).toEqual([
      'shard-missing: shard en of 2 is missing',
    ]);
  });

  it('names the file that two shards would count', () => {
    put('r-1.jsonl', ...Array.from({ length: 9 }, (_, index) => `r-${index + 2}.jsonl`));
    expect(problemsOf(['r-{shard}*.jsonl'], '10')).toEqual(['shard-doubled: the file matches two shards, 1 and 10']);
    expect(() => found(['r-{shard}*.jsonl'], '10')).toThrow('r-10.jsonl: ');
  });

  it.each([
    { name: 'in the folder', pattern: 'r/shard-{shard}.jsonl', file: 'r/shard-4.jsonl' },
    { name: 'with several digits', pattern: 'r/shard-{shard}.jsonl', file: 'r/shard-10.jsonl' },
    { name: 'in a folder of its own', pattern: 'r/{shard}/*.jsonl', file: 'r/4/a.jsonl' },
    { name: 'anywhere', pattern: 'r/**/{shard}.jsonl', file: 'r/late/0.jsonl' },
  ])('refuses a shard more than expected: $name', ({ pattern, file }) => {
    const first = ['1', '2', '3'].map((shard) =>
      pattern.replace('**/', '').replace('{shard}', shard).replace('*', 'a'),
    );
    put(...first, 'r/shard-x.jsonl');
    expect(found([pattern], '3')).toEqual(first);
    put(file);
    expect(problemsOf([pattern], '3')).toEqual([`shard-unexpected: a file belongs to no expected shard: \`${file}\``]);
  });

  it('reads of named shards those alone that are named', () => {
    put('de.jsonl', 'en.jsonl', 'fr.jsonl', '4.jsonl');
    expect(found(['{shard}.jsonl'], 'de,en')).toEqual(['de.jsonl', 'en.jsonl']);
  });

  it('refuses every pattern that does not say which shard a file is of', () => {
    put('a.jsonl', 'b.jsonl', '1.jsonl');
    expect(problemsOf(['a.jsonl', '{shard}.jsonl', '*.jsonl'], '1')).toEqual([
      'shards-unnamed: `expected-shards` is set, but `a.jsonl` has no `{shard}`',
      'shards-unnamed: `expected-shards` is set, but `*.jsonl` has no `{shard}`',
    ]);
  });

  it('refuses `{shard}` without expected shards', () => {
    put('1.jsonl');
    expect(problemsOf(['{shard}.jsonl'])).toEqual([
      'shards-unknown: `{shard}.jsonl` has `{shard}`, but `expected-shards` is not set',
    ]);
  });
});
