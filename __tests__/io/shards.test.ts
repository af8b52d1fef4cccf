import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { findRoundFiles, findShardedFiles, readShards } from '../../src/io/shards.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

describe('readShards', () => {
  test.each([
    { name: 'a number', text: '3', shards: ['1', '2', '3'] },
    { name: 'one shard', text: '1', shards: ['1'] },
  ])('reads $name', ({ text, shards }) => {
    expect(readShards(text)).toEqual(shards);
  });

  test.each(['0', '08', '1001', '-2', '1.5', '', '2,5', 'smoke', '*'])('refuses %j', (text) => {
    expect(readShards(text)).toBeNull();
  });

  test('takes a thousand shards', () => {
    expect(readShards('1000')?.at(-1)).toBe('1000');
  });
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

  /** The code of each mistake, with the numbers and names that it lists. */
  function mistakesOf(patterns: readonly string[], shards?: string): readonly string[] {
    return mistakesIn(() => found(patterns, shards)).map(({ code, what }) => {
      const listed = what.match(/\d+|`[^`]+`/g) ?? [];
      return [code, ...listed].join(' ');
    });
  }

  it('finds the files of every shard, sorted, and of no other', () => {
    put('r/1.jsonl', 'r/2.jsonl', 'r/1-notes.jsonl', 'r/summary.jsonl');
    expect(found(['r/{shard}.jsonl'], '2')).toEqual(['r/1.jsonl', 'r/2.jsonl']);
  });

  it('takes several files of a shard, from several patterns', () => {
    put('1/a.jsonl', '1/b.jsonl', '2/a.jsonl', '1/more.json', '2/more.json');
    const all = ['1/a.jsonl', '1/b.jsonl', '1/more.json', '2/a.jsonl', '2/more.json'];
    expect(found(['{shard}/*.jsonl', '{shard}/*.json'], '2')).toEqual(all);
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
    expect(mistakesOf(['r/{shard}.jsonl'], '4')).toEqual(['shard-missing 3 4']);
    expect(mistakesIn(() => found(['r/{shard}.jsonl'], '4'))).toMatchObject([
      { expected: expect.stringContaining('`r/3.jsonl`'), found: expect.stringContaining(root) },
    ]);
  });

  it('names all that are missing, each once', () => {
    put('a/2.jsonl', 'b/1.jsonl', 'b/2.jsonl');
    expect(mistakesOf(['a/{shard}.jsonl', 'b/{shard}.jsonl'], '4')).toEqual(['shard-missing 1 3 4 4']);
  });

  it('names ten of many', () => {
    expect(mistakesOf(['{shard}.jsonl'], '40')).toEqual(['shard-missing 1 2 3 4 5 6 7 8 9 10 30 40']);
  });

  it('counts a shard as missing when one of the patterns finds nothing for it', () => {
    put('1/a.jsonl', '2/a.jsonl', '1/judge.jsonl');
    expect(mistakesOf(['{shard}/a.jsonl', '{shard}/judge.jsonl'], '2')).toEqual(['shard-missing 2 2']);
  });

  it('names the file that two shards would count', () => {
    put('r-1.jsonl', ...Array.from({ length: 9 }, (_, index) => `r-${index + 2}.jsonl`));
    expect(mistakesOf(['r-{shard}*.jsonl'], '10')).toEqual(['shard-doubled 1 10']);
    expect(mistakesIn(() => found(['r-{shard}*.jsonl'], '10'))).toMatchObject([{ where: { file: 'r-10.jsonl' } }]);
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
    expect(mistakesOf([pattern], '3')).toEqual([`shard-unexpected \`${file}\``]);
  });

  it('refuses every pattern that does not say which shard a file is of', () => {
    put('a.jsonl', 'b.jsonl', '1.jsonl');
    expect(mistakesOf(['a.jsonl', '{shard}.jsonl', '*.jsonl'], '1')).toEqual([
      'shards-unnamed `expected-shards` `a.jsonl` `{shard}`',
      'shards-unnamed `expected-shards` `*.jsonl` `{shard}`',
    ]);
  });

  it('refuses `{shard}` without expected shards', () => {
    put('1.jsonl');
    expect(mistakesOf(['{shard}.jsonl'])).toEqual(['shards-unnamed `expected-shards` `{shard}.jsonl` `{shard}`']);
  });

  test('rounds are the numbers in place of `{round}`, whatever else the names hold', () => {
    put('again/a-1.jsonl', 'again/a-02.jsonl', 'again/a-10.jsonl', 'again/a-x.jsonl', 'v3/a-4.jsonl', 'plain.jsonl');
    const roundsOf = (...patterns: readonly string[]) =>
      findRoundFiles(patterns, root).map(({ file, round }) => [file.file, round]);
    expect(roundsOf('again/a-{round}.jsonl')).toEqual([
      ['again/a-1.jsonl', 1],
      ['again/a-02.jsonl', 2],
      ['again/a-10.jsonl', 10],
    ]);
    expect(roundsOf('again/*{round}.jsonl').map(([, round]) => round)).toEqual([1, 2, 10]);
    expect(roundsOf('v3/a-{round}.jsonl', 'plain.jsonl', 'none-{round}.jsonl')).toEqual([
      ['v3/a-4.jsonl', 4],
      ['plain.jsonl', null],
    ]);
  });
});
