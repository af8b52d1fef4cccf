import { describe, expect, it } from 'vitest';
import { findLeaks } from '../support/run-action.ts';
import { readFileCommands, readRunnerLog } from '../support/runner-output.ts';

describe('standard output', () => {
  it('reads annotations with their properties unescaped', () => {
    const { annotations } = readRunnerLog('::error file=a%2Cb.json,line=3,title=Gate::TCR fell%0Aby 5%25\n');
    const properties = { file: 'a,b.json', line: '3', title: 'Gate' };
    expect(annotations).toEqual([{ level: 'error', message: 'TCR fell\nby 5%', properties }]);
  });

  it('keeps masked values out of the text that people see', () => {
    const { masks, text } = readRunnerLog('before\n::add-mask::s3cret\nafter');
    expect(masks).toEqual(['s3cret']);
    expect(text).toBe('before\nafter');
  });

  it.each([
    ['a command that sets an output', '::set-output name=decision::pass'],
    ['one behind white space', '  ::add-path::/tmp/evil'],
    ['one in capitals', '::SET-ENV name=A::b'],
    ['the old form in the middle of a line', 'the agent said ##[set-output name=decision]pass'],
  ])('calls %s stray', (_name, line) => {
    expect(readRunnerLog(line).strayCommands).toEqual([line]);
  });

  it('obeys nothing between stop-commands and its token', () => {
    const log = readRunnerLog('::stop-commands::t0ken\n::set-env name=A::b\n::t0ken::\n::warning::now');
    expect(log.strayCommands).toEqual([]);
    expect(log.annotations).toHaveLength(1);
  });
});

describe('file commands', () => {
  it('reads both forms', () => {
    expect(readFileCommands('a=1=2\nb<<END\none\ntwo\nEND\nc=\n')).toEqual({ a: '1=2', b: 'one\ntwo', c: '' });
  });

  it.each([
    ['a line that is neither', 'hello\n', /refuses the line hello/],
    ['a here-document without its end', 'a<<END\none\n', /no end of the value of a/],
  ])('refuses %s', (_name, text, error) => {
    expect(() => readFileCommands(text)).toThrow(error);
  });
});

it('finds a secret wherever it stands', () => {
  expect(findLeaks(['t0p', ''], { log: 'a t0p b', summary: 'clean' })).toEqual(['log shows t0p']);
});
