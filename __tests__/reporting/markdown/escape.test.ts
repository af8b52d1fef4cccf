import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { block, codeSpan, cut, logSafe, prose, visible } from '../../../src/reporting/markdown/escape.ts';
import { table } from '../../../src/reporting/markdown/tables.ts';
import { HOSTILE_PIECES, hostileText } from '../../support/hostile-text.ts';
import { lintMarkdown } from '../../support/lint-markdown.ts';

const always = (holds: (text: string) => void): void => {
  fc.assert(fc.property(hostileText, holds), { numRuns: 500 });
};

describe('visible', () => {
  it.each([
    { name: 'control characters', text: 'a\u0000\u001b[31m', shown: 'aU+0000U+001B[31m' },
    { name: 'right-to-left override', text: '\u202eabc', shown: 'U+202Eabc' },
    { name: 'a Persian word', text: 'می\u200cخواهم', shown: 'می\u200cخواهم' },
    { name: 'a Hindi word', text: 'क्\u200dष', shown: 'क्\u200dष' },
    { name: 'a family', text: '👩🏽\u200d💻 ❤\ufe0f\u200d🔥', shown: '👩🏽\u200d💻 ❤\ufe0f\u200d🔥' },
    {
      name: 'joiners where they join nothing',
      text: 'a\u200db م\u200c 💻\u200d\u200d',
      shown: 'aU+200Db مU+200C 💻U+200DU+200D',
    },
    { name: 'bidi controls in a Persian word', text: 'می\u202eخ\u200f', shown: 'میU+202EخU+200F' },
    { name: 'zero width', text: 'a\u200bb\ufeff', shown: 'aU+200BbU+FEFF' },
    { name: 'tag characters', text: '\u{e0041}', shown: 'U+E0041' },
    { name: 'half a pair', text: 'a\ud83db', shown: 'aU+D83Db' },
    { name: 'a whole pair stays', text: '😀', shown: '😀' },
    { name: 'line ends of every kind', text: 'a\r\nb\nc\rd\u2028e\u0085f', shown: 'a↵b↵c↵d↵e↵f' },
    { name: 'tabs', text: 'a\tb', shown: 'a⇥b' },
    { name: 'an HTML comment', text: '<!-- x --> <<!--', shown: '<! -- x --> <<! --' },
    { name: 'an old workflow command', text: 'a ##[error]b ###[x', shown: 'a # #[error]b ## #[x' },
    { name: 'a pile of marks', text: `e${'\u0301'.repeat(100)}x`, shown: 'e\u0301\u0301\u0301…x' },
  ])('shows $name', ({ text, shown }) => {
    expect(visible(text, 200)).toBe(shown);
  });
});

describe('cut', () => {
  it.each([
    { name: 'keeps what fits', text: 'abc', limit: 3, kept: 'abc' },
    { name: 'ends with an ellipsis', text: 'abcd', limit: 3, kept: 'ab…' },
    { name: 'counts code points', text: '😀😀😀', limit: 3, kept: '😀😀😀' },
    { name: 'never splits a pair', text: '😀😀😀😀', limit: 3, kept: '😀😀…' },
  ])('$name', ({ text, limit, kept }) => {
    expect(cut(text, limit)).toBe(kept);
  });

  it('is quick on a line of ten million characters', () => {
    expect(cut('x'.repeat(10_000_000), 10)).toBe('xxxxxxxxx…');
  });
});

describe('codeSpan', () => {
  it.each([
    { name: 'plain text', text: 'book-3', span: '`book-3`' },
    { name: 'backticks inside', text: 'a``b', span: '```a``b```' },
    { name: 'a backtick at an end', text: '`a', span: '`` `a ``' },
    { name: 'only backticks', text: '``', span: '``` `` ```' },
    { name: 'spaces at the ends', text: ' a ', span: '`  a  `' },
    { name: 'nothing', text: '', span: '`(empty)`' },
    { name: 'only white space', text: ' \u00a0', span: '`(empty)`' },
    { name: 'a line end', text: 'a\nb', span: '`a↵b`' },
  ])('fences $name', ({ text, span }) => {
    expect(codeSpan(text)).toBe(span);
  });

  it('is one code span whose text is the visible text, whatever is written', () => {
    always((text) => {
      const [paragraph] = marked.lexer(`x ${codeSpan(text)} y`);
      const tokens = paragraph?.type === 'paragraph' ? (paragraph.tokens ?? []) : [];
      expect(tokens.map((token) => token.type)).toEqual(['text', 'codespan', 'text']);
      const shown = visible(text, 200);
      expect(tokens[1]).toMatchObject({ text: shown.trim() === '' ? '(empty)' : shown });
    });
  });
});

describe('prose', () => {
  it.each([
    {
      name: 'a sentence',
      text: 'TCR fell by 29.5 points (31 lost, 5 gained).',
      shown: 'TCR fell by 29.5 points (31 lost, 5 gained).',
    },
    {
      name: 'rates and counts',
      text: '73.0 % → 39.8 % (35/88), −33.2 points',
      shown: '73.0 % → 39.8 % (35/88), −33.2 points',
    },
    {
      name: 'an id',
      text: 'Criterion task-completion/polite fails.',
      shown: 'Criterion `task-completion/polite` fails.',
    },
    { name: 'words already in backticks', text: 'Did you mean `weight`?', shown: 'Did you mean `weight`?' },
    { name: 'an arrow', text: 'a -> b', shown: 'a → b' },
    { name: 'a mention', text: 'Ask @org/team.', shown: 'Ask `@org/team`.' },
    { name: 'a reference', text: 'fixes #12', shown: 'fixes `#12`' },
    { name: 'a commit', text: 'at deadbeef, 1234567', shown: 'at `deadbeef`, `1234567`' },
    { name: 'an address', text: 'see https://a.test/x.', shown: 'see `https://a.test/x`.' },
    { name: 'markup', text: '**a** <b> [x](y) &amp; $z$', shown: '`**a**` `<b>` `[x](y)` `&amp`; `$z$`' },
    { name: 'a list marker at the start', text: '1. one', shown: '`1.` one' },
    { name: 'neighbouring spans', text: '`a`@b', shown: '`a@b`' },
    { name: 'a lone backtick', text: 'a ` b', shown: 'a `` ` `` b' },
    { name: 'words in a language with accents', text: 'Réservé à côté', shown: 'Réservé à côté' },
    { name: 'other scripts', text: '会議 を', shown: '`会議` `を`' },
    { name: 'nothing', text: ' ', shown: '' },
  ])('shows $name', ({ text, shown }) => {
    expect(prose(text)).toBe(shown);
  });

  it.each([
    { name: 'a paragraph', wrap: (text: string) => `x ${text}` },
    { name: 'bold', wrap: (text: string) => `**x ${text} x**` },
    { name: 'a heading', wrap: (text: string) => `## x: ${text}` },
    { name: 'a list', wrap: (text: string) => `- ${text}\n- ${text}` },
    { name: 'a table', wrap: (text: string) => table(['A', 'B'], [[text, text]]) },
    { name: 'small print', wrap: (text: string) => `<sub>${text}</sub>` },
  ])('is inert in $name, whatever is written', ({ wrap }) => {
    always((text) => {
      const shown = wrap(prose(text));
      expect(lintMarkdown(shown)).toEqual([]);
      expect(marked.lexer(shown).filter((token) => token.type !== 'space')).toHaveLength(1);
    });
  });
});

describe('a table', () => {
  it('keeps one cell per column, whatever is written', () => {
    always((text) => {
      const [token] = marked.lexer(
        table(
          ['A', 'B'],
          [
            [codeSpan(text), codeSpan(text)],
            ['x', 'y'],
          ],
        ),
      );
      expect(token).toMatchObject({
        type: 'table',
        rows: [
          [{}, {}],
          [{ text: 'x' }, { text: 'y' }],
        ],
      });
      expect(lintMarkdown(token?.raw ?? '')).toEqual([]);
    });
  });
});

describe('block', () => {
  it('has a fence longer than any run of backticks and a prefix on every line', () => {
    expect(block(['a ```` b', '/merge'])).toBe('`````text\n│ a ```` b\n│ /merge\n`````');
  });

  it('is one block, whatever is written', () => {
    always((text) => {
      const shown = block([text, text]);
      expect(lintMarkdown(shown)).toEqual([]);
      expect(marked.lexer(shown).map((token) => token.type)).toEqual(['code']);
      expect(shown.split('\n')).toHaveLength(4);
    });
  });
});

describe('logSafe', () => {
  it.each([
    { name: 'a command', text: '::set-output name=a::b', shown: ': :set-output name=a::b' },
    { name: 'a command after white space', text: '  ::debug::x', shown: '  : :debug::x' },
    { name: 'a command after a line end', text: 'a\n::debug::x', shown: 'a↵::debug::x' },
    { name: 'more colons', text: ':::debug::x', shown: ': ::debug::x' },
    { name: 'an old command', text: 'a ##[debug]x', shown: 'a # #[debug]x' },
    { name: 'plain text', text: 'std::vector', shown: 'std::vector' },
  ])('breaks $name', ({ text, shown }) => {
    expect(logSafe(text)).toBe(shown);
  });

  it('is one line without a command, whatever is written', () => {
    always((text) => {
      expect(logSafe(text)).not.toMatch(/[\n\r\u0085\u2028\u2029]|^\s*::|##\[/);
    });
  });
});

describe('every hostile piece', () => {
  for (const [row, text] of HOSTILE_PIECES) {
    it(`${row} ${JSON.stringify(text.slice(0, 40))} is inert`, () => {
      for (const shown of [`x ${codeSpan(text)}`, `x ${prose(text)}`, block([text])])
        expect(lintMarkdown(shown)).toEqual([]);
    });
  }
});
