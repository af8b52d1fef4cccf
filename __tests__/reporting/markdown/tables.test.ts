import { describe, expect, it } from 'vitest';
import { beside, details, joined, link, table } from '../../../src/reporting/markdown/tables.ts';

describe('a table', () => {
  it('escapes pipes, and keeps a backslash apart from them', () => {
    expect(table(['A'], [['`a|b`'], ['`a\\|b`'], ['`a\\\\|b`']])).toBe(
      '| A |\n| --- |\n| `a\\|b` |\n| `a\\ \\|b` |\n| `a\\\\ \\|b` |',
    );
  });
});

describe('a link', () => {
  it.each([
    {
      name: 'a plain address',
      address: 'https://github.com/a/b/actions/runs/1',
      shown: '[run](https://github.com/a/b/actions/runs/1)',
    },
    { name: 'no address', address: undefined, shown: 'run' },
    { name: 'a script', address: 'javascript:alert(1)', shown: 'run' },
    { name: 'a bracket', address: 'https://a.test/)x', shown: 'run' },
    { name: 'credentials', address: 'https://a:b@c.test/', shown: 'run' },
    { name: 'a line end', address: 'https://a.test/\nx', shown: 'run' },
  ])('to $name', ({ address, shown }) => {
    expect(link('run', address)).toBe(shown);
  });
});

it('empty parts leave no trace', () => {
  expect(joined(['a', '', 'b'])).toBe('a\n\nb');
  expect(beside(['', 'a', 'b'])).toBe('a b');
});

it('a folded part keeps its body apart, so that it is read as Markdown', () => {
  expect(details('More (1)', '- a')).toBe('<details>\n<summary>More (1)</summary>\n\n- a\n\n</details>');
});
