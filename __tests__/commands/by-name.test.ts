import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/commands/by-name.ts';

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
