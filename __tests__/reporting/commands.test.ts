import { describe, expect, test } from 'vitest';
import { bundleCommand, commitCommands, gateCommand, initCommand } from '../../src/reporting/commands.ts';

const inputs = { results: ['results/*.json'], mapping: null, select: [] };

describe('a word is quoted if a shell would change it', () => {
  test.each([
    ['bundle', 'bundle'],
    ['my bundle', '"my bundle"'],
    ['$HOME', "'$HOME'"],
    ["it's `here`", "'it'\\''s `here`'"],
    ['a;b', '"a;b"'],
  ])('%s as %s', (word, quoted) => {
    expect(bundleCommand('replay', word)).toBe(`agent-gate replay ${quoted}`);
  });
});

test('commands name what differs from the default', () => {
  const all = { results: ['a.json', 'b.json'], mapping: 'promptfoo', select: [{ fact: 'model', value: 'x' }] };
  expect(gateCommand(inputs)).toBe('agent-gate gate --results "results/*.json"');
  expect(gateCommand(all)).toBe('agent-gate gate --results a.json b.json --mapping promptfoo --select model=x');
  expect(initCommand({ ...all, suite: 'my agent' })).toBe(
    'agent-gate init a.json b.json --mapping promptfoo --suite "my agent" --select model=x',
  );
  expect(bundleCommand('explain', 'bundle', ['a', 'b c'])).toBe('agent-gate explain bundle a "b c"');
});

test('the files to commit are those written and those used, each once and sorted', () => {
  expect(commitCommands({ written: ['b', 'a'], used: ['c', 'b'] })[0]).toBe('git add a b c');
  expect(commitCommands({ written: [], used: ['c'] })).toEqual([]);
});
