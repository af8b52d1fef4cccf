import { describe, expect, it } from 'vitest';
import { parseGateOptions } from '../src/cli-options.ts';
import { UserError } from '../src/errors.ts';

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
      mapping: undefined,
      select: [],
      rubrics: [],
      policy: undefined,
      baseline: 'none',
      baselineSelect: [],
      out: undefined,
      json: false,
    });
  });

  it('takes the files that a shell made of a pattern', () => {
    const options = parseGateOptions(['--results', 'a.json', 'b.json', '--rubrics', 'r.yml', 's.yml', '--json']);
    expect(options).toMatchObject({ results: ['a.json', 'b.json'], rubrics: ['r.yml', 's.yml'], json: true });
  });

  it('selects the same trials of the baseline unless told otherwise', () => {
    const words = ['--results', 'a', '--select', 'provider=a=b'];
    expect(parseGateOptions(words).baselineSelect).toEqual([{ fact: 'provider', value: 'a=b' }]);
    expect(parseGateOptions([...words, '--baseline-select', 'provider=main']).baselineSelect).toEqual([
      { fact: 'provider', value: 'main' },
    ]);
  });

  const mistakes: readonly [string, readonly string[], RegExp][] = [
    ['no results', [], /`--results` is missing/],
    ['a misspelt option', ['--results', 'a', '--polcy', 'p.yml'], /Unknown option '--polcy'.*Did you mean `policy`\?/s],
    ['an option without its value', ['--results', 'a', '--policy'], /argument missing/],
    ['a selection without a value', ['--results', 'a', '--select', 'provider'], /`provider` is not FACT=VALUE/],
    ['a word that belongs to nothing', ['--results', 'a', '--policy', 'p', 'q'], /Unexpected argument 'q'/],
  ];
  it.each(mistakes)('refuses %s', (_name, words, message) => {
    expect(messageOf(words)).toMatch(message);
  });
});
