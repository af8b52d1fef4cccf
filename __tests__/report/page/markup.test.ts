import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { html, linkTo, sentence } from '../../../src/report/page/markup.ts';
import { INVISIBLE_PATTERN } from '../../../src/reporting/markdown/escape.ts';
import { hostileText } from '../../support/hostile-text.ts';

const hidden = (text: string): readonly string[] =>
  (text.replace(/[\n\t]/g, '').match(INVISIBLE_PATTERN) ?? []).filter(
    (found) => !['\u200c', '\u200d', '\ufe0f'].includes(found),
  );

describe('html', () => {
  it('escapes what is inserted, joins lists and leaves out null', () => {
    const item = (text: string) => html`<li title="${text}">${text}</li>`;
    expect(html`<ul>${['a<', '"b"'].map(item)}${null}</ul>`.text).toBe(
      '<ul><li title="a&lt;">a&lt;</li><li title="&quot;b&quot;">&quot;b&quot;</li></ul>',
    );
  });

  it('lets no text be markup, end an attribute or hide anything', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const own = html`${text}`.text;
        expect(own).not.toMatch(/[<>"']/);
        expect(own.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
        expect(hidden(own)).toEqual([]);
      }),
    );
  });

  it('keeps lines and tabs', () => {
    expect(html`${'a\n\tb\r\n\u202ec'}`.text).toBe('a\n\tb\nU+202Ec');
  });
});

test.each([
  ['names in backticks become code', 'say `<b>` twice `x', 'say <code>&lt;b&gt;</code> twice `x'],
  ['longer fences hold backticks', '``a ` b`` c', '<code>a ` b</code> c'],
  ['stars make bold, also around code', '**fell `by` 4 %:** <3', '<b>fell <code>by</code> 4 %:</b> &lt;3'],
  ['stars in code are text', '`a**b` c', '<code>a**b</code> c'],
  ['what is open is closed', '**a', '<b>a</b>'],
])('of a sentence: %s', (_, text, markup) => {
  expect(sentence(text).text).toBe(markup);
});

test.each([
  ['a plain address', 'https://github.com/a/b?c=1#d', true],
  ['another scheme', 'javascript:alert(1)', false],
  ['a quote', 'https://a.test/"onclick="x', false],
  ['none', undefined, false],
])('links %s or not', (_, address, isLink) => {
  expect(linkTo('x', address).text.startsWith('<a ')).toBe(isLink);
});
