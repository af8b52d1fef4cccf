import { describe, expect, it } from 'vitest';
import { lintMarkdown } from '../support/lint-markdown.ts';

describe('the lint of rendered Markdown', () => {
  it.each([
    ['a mention', 'hello @org/team'],
    ['an escaped mention', 'hello \\@user'],
    ['a mention as an entity', 'hello &#64;user'],
    ['a reference', 'see #12'],
    ['a reference to another repository', 'see owner/repo#1'],
    ['a commit', 'see da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['an address', 'see https://evil.test'],
    ['an address without a scheme', 'see www.evil.test'],
    ['a mail address', 'see a@evil.test'],
    ['a link', '[x](https://evil.test)'],
    ['a script link', '[x](javascript:alert(1))'],
    ['an image', '![x](https://evil.test)'],
    ['a comment', 'x `<!-- marker -->`'],
    ['HTML', 'x <img src=x>'],
    ['HTML in our own tag', '<details>\n<summary>x <b>y</b></summary>\n\n</details>'],
    ['an emoji code', 'x :tada:'],
    ['a formula', 'x $y$'],
    ['a diagram', '```mermaid\n│ graph\n```'],
    ['a block without prefixes', '```text\n/merge\n```'],
    ['a command at a line start', 'x\n::debug::y'],
    ['an old command in code', 'x `##[debug]y`'],
    ['a chat command', 'x\n/merge'],
    ['a bot command', 'x\nbors r+'],
    ['a row with an extra cell', '| a |\n| --- |\n| b | c |'],
    ['half a pair', 'x `\ud800`'],
    ['a bidi override', 'x `\u202e`'],
    ['a control character', 'x `\u001b`'],
    ['a quote', '> [!WARNING] x'],
    ['struck text', '~~x~~'],
    ['a rule from empty bold text', 'x\n\n****'],
  ])('finds %s', (_, body) => {
    expect(lintMarkdown(body)).not.toEqual([]);
  });

  it('allows our own tags, code and the links that it is given', () => {
    const body =
      '## ✅ PASS\n\n<details>\n<summary>More (3)</summary>\n\n| a |\n| --- |\n| `@x`y |\n\n</details>\n\n<sub>[run](https://a.test/1).</sub>';
    expect(lintMarkdown(body, ['https://a.test/1'])).toEqual([]);
    expect(lintMarkdown(body)).toHaveLength(1);
  });
});
