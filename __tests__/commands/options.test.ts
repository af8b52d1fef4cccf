import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/commands/by-name.ts';
import { parseGateOptions } from '../../src/commands/gate.ts';
import { UserError } from '../../src/errors.ts';
import { parseInitOptions } from '../../src/init/init-command.ts';

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
    ['an option without its value', ['--results', 'a', '--policy'], /argument missing/],
    ['a selection without a value', ['--results', 'a', '--select', 'provider'], /`provider` is not FACT=VALUE/],
    ['no baseline beside one', ['--results', 'a', '--baseline', 'none', '--baseline', 'b'], /`--baseline none`/],
    ['six baselines', ['--results', 'a', ...Array(6).fill('--baseline=b')], /given 6 times.*the 5 newest runs/],
    ['an unknown format', ['--results', 'a', '--format', 'toString'], /Give one of terminal, markdown, json/],
    ['two formats', ['--results', 'a', '--json', '--format', 'markdown'], /`--json` contradicts `--format markdown`/],
    ['a word that belongs to nothing', ['--results', 'a', '--policy', 'p', 'q'], /Unexpected argument 'q'/],
  ];
  it.each(mistakes)('refuses %s', (_name, words, message) => {
    expect(messageOf(words)).toMatch(message);
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

describe('every command', () => {
  const place = { root: '.', env: {} };
  it.each([...COMMANDS].filter(([name]) => name !== 'demo'))(
    '%s names the option that a misspelt one is near to',
    async (_, run) => {
      await expect((async () => run(['a', 'b', '--hepl', '--polcy=x', '--ot=x', '--jsn'], place))()).rejects.toThrow(
        /unknown option `--(hepl|polcy|ot|jsn)`/,
      );
    },
  );

  it.each([
    { name: 'noise', words: ['a.jsonl'], says: /needs two runs/ },
    { name: 'explain', words: [], says: /needs a run/ },
    { name: 'inspect', words: [], says: /needs results/ },
    { name: 'report', words: ['a', 'b', 'c'], says: /at most one of main/ },
    { name: 'baseline-file', words: ['a', 'b'], says: /one bundle is needed/ },
    { name: 'verify', words: [], says: /one bundle is needed/ },
    { name: 'replay', words: ['a', 'b'], says: /one bundle is needed/ },
  ])('$name refuses $words', async ({ name, words, says }) => {
    await expect((async () => COMMANDS.get(name)?.(words, place))()).rejects.toThrow(says);
  });
});
