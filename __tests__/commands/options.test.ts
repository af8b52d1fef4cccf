import { describe, expect, it } from 'vitest';
import { parseBaselineFileOptions } from '../../src/commands/baseline-file.ts';
import { parseGateOptions } from '../../src/commands/gate.ts';
import { parseInitOptions } from '../../src/commands/init.ts';
import { parseLintOptions } from '../../src/commands/lint.ts';
import { parseNoiseOptions } from '../../src/commands/noise.ts';
import { parseTestOptions } from '../../src/commands/test-rubrics.ts';
import { parseBundleOptions } from '../../src/commands/verify.ts';
import { UserError } from '../../src/errors.ts';

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
      mapping: undefined,
      select: [],
      rubrics: [],
      policy: undefined,
      baselines: [],
      baselineSelect: [],
      basePolicy: undefined,
      out: undefined,
      json: false,
    });
  });

  it('takes the files that a shell made of a pattern', () => {
    const options = parseGateOptions(['--results', 'a.json', 'b.json', '--rubrics', 'r.yml', 's.yml', '--json']);
    expect(options).toMatchObject({ results: ['a.json', 'b.json'], rubrics: ['r.yml', 's.yml'], json: true });
  });

  it('takes a file of answers', () => {
    expect(parseGateOptions(['--results', 'a', '--answers', 'kept.jsonl']).answers).toBe('kept.jsonl');
  });

  it('takes how many shards the suite ran in, or their names', () => {
    const shardsOf = (text: string) =>
      parseGateOptions(['--results', '{shard}.jsonl', '--expected-shards', text]).shards;
    expect([shardsOf('2'), shardsOf('de,en')]).toEqual([
      ['1', '2'],
      ['de', 'en'],
    ]);
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
    ['an option without its value', ['--results', 'a', '--policy'], /argument missing/],
    ['a selection without a value', ['--results', 'a', '--select', 'provider'], /`provider` is not FACT=VALUE/],
    ['six baselines', ['--results', 'a', ...Array(6).fill('--baseline=b')], /given 6 times.*the 5 newest runs/],
    ['no baseline beside one', ['--results', 'a', '--baseline', 'none', '--baseline', 'b'], /`--baseline none`/],
    ['a word that belongs to nothing', ['--results', 'a', '--policy', 'p', 'q'], /Unexpected argument 'q'/],
  ];
  it.each(mistakes)('refuses %s', (_name, words, message) => {
    expect(messageOf(words)).toMatch(message);
  });
});

describe('parseNoiseOptions', () => {
  it('takes runs and how to measure them', () => {
    const options = parseNoiseOptions(['a.jsonl', 'b.zip', '--mapping', 'tau-bench', '--select', 'trial=1', '--json']);
    expect(options).toEqual({
      runs: ['a.jsonl', 'b.zip'],
      mapping: 'tau-bench',
      select: [{ fact: 'trial', value: '1' }],
      rubrics: [],
      policy: undefined,
      json: true,
    });
  });

  it.each([
    ['a single run', ['a.jsonl'], /needs two runs/],
    ['a misspelt option', ['a', 'b', '--polcy', 'p.yml'], /Did you mean `--policy`\?/],
    ['an option of the gate', ['a', 'b', '--out', 'folder'], /`--out`/],
  ])('refuses %s', (_name, words, message) => {
    expect(() => parseNoiseOptions(words)).toThrow(message);
  });
});

describe('parseInitOptions', () => {
  it('takes results, or none', () => {
    const none = { results: [], mapping: undefined, select: [], suite: undefined, json: false };
    expect(parseInitOptions([])).toEqual(none);
    expect(
      parseInitOptions(['a.json', 'b*', '--mapping', 'm.yml', '--select', 'x=1', '--suite', 's', '--json']),
    ).toEqual({
      results: ['a.json', 'b*'],
      mapping: 'm.yml',
      select: [{ fact: 'x', value: '1' }],
      suite: 's',
      json: true,
    });
  });
});

describe('parseTestOptions', () => {
  it('takes names', () => {
    expect(parseTestOptions([])).toEqual({ names: [], json: false });
    expect(parseTestOptions(['a', 'b.yml', '--json'])).toEqual({
      names: ['a', 'b.yml'],
      json: true,
    });
  });

  it('refuses a misspelt option', () => {
    expect(() => parseTestOptions(['--jsn'])).toThrow('Did you mean `--json`?');
  });
});

describe('parseLintOptions', () => {
  it('takes rubrics, a policy and a run of main', () => {
    expect(parseLintOptions([])).toEqual({ names: [], json: false, strict: false });
    expect(parseLintOptions(['a.yml', '--policy', 'p.yml', '--baseline', 'bundle', '--strict'])).toEqual({
      names: ['a.yml'],
      policy: 'p.yml',
      baseline: 'bundle',
      json: false,
      strict: true,
    });
  });
});

describe('parseBaselineFileOptions', () => {
  it('takes one bundle, and where to write', () => {
    expect(parseBaselineFileOptions(['bundle'])).toEqual({ bundle: 'bundle', json: false });
    expect(parseBaselineFileOptions(['bundle', '--out', 'b.json'])).toEqual({
      bundle: 'bundle',
      out: 'b.json',
      json: false,
    });
    expect(() => parseBaselineFileOptions(['a', 'b'])).toThrow(/one bundle is needed/);
  });
});

describe('parseBundleOptions', () => {
  it('takes one bundle', () => {
    expect(parseBundleOptions(['bundle.zip'])).toEqual({ bundle: 'bundle.zip', json: false });
    expect(parseBundleOptions(['--json', 'bundle'])).toEqual({ bundle: 'bundle', json: true });
  });

  it.each([
    ['no bundle', [], /one bundle is needed/],
    ['two of them', ['a', 'b'], /one bundle is needed/],
    ['a misspelt option', ['a', '--jsn'], /Did you mean `--json`\?/],
  ])('refuses %s', (_name, words, message) => {
    expect(() => parseBundleOptions(words)).toThrow(message);
  });
});
