import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYamlDocument } from '../../../src/contract/yaml/yaml-document.ts';
import { UserError } from '../../../src/errors.ts';

const INDENTED_MAPS = `${Array.from({ length: 700 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')}b: 1\n`;

const problemOf = (text: string): string => {
  try {
    parseYamlDocument('policy.yml', text);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message;
  }
};

describe('parseYamlDocument', () => {
  const refused: readonly [string, string, RegExp][] = [
    ['an alias', 'a: &x 1\nb: *x\n', /^policy\.yml:2:4: aliases \(`\*name`\) are not allowed/],
    ['a custom tag', 'a: !foo 1\n', /^policy\.yml:1:4: tags are not allowed \(found !foo\)/],
    ['a binary tag', 'a: !!binary aGk=\n', /^policy\.yml:1:4: tags are not allowed \(found !!binary\)/],
    ['a doubled key', 'a: 1\nb: 2\na: 3\n', /^policy\.yml:3:1: map keys must be unique, and `a` stands on line 1/],
    ['a number beside the same text as key', '1: a\n"1": b\n', /^policy\.yml:2:1: map keys must be unique/],
    ['tab indentation', 'a:\n\tb: 1\n', /^policy\.yml:2:1: Tabs/],
    ['two documents', 'a: 1\n---\nb: 2\n', /^policy\.yml:2:1: the file has a second document/],
    ['a map as key', '? {a: 1}\n: 2\n', /^policy\.yml:1:3: a list or map cannot be a key/],
    ['a file over its limit', `a: ${'x'.repeat(256 * 1024)}`, /expected at most 262144 bytes, found 262147 bytes/],
    ['every alias', 'a: [*x, *y]\n', /^policy\.yml:1:5: .*found \*x.*\npolicy\.yml:1:9: .*found \*y/],
    ['a tag of the core', 'a: !!str 1\n', /^policy\.yml:1:10: tags are not allowed \(found !!str\)/],
    ['a tag on a map', 'a: !!map { b: 1 }\n', /^policy\.yml:1:10: tags are not allowed \(found !!map\)/],
    ['a tag of the core that the value does not fit', 'a: !!float 1\n', /^policy\.yml:1:12: tags are not allowed .*$/],
    ['a tag of a key', '!!str a: 1\n', /^policy\.yml:1:7: tags are not allowed \(found !!str\)/],
    ['the empty tag', 'a: ! 1\n', /^policy\.yml:1:6: tags are not allowed \(found !\)/],
    ['YAML 1.1', '%YAML 1.1\n---\na: 1\n', /^policy\.yml:1:1: YAML 1\.1 is not read\. Remove/],
    ['a prototype', 'a: { __proto__: 1 }\n', /^policy\.yml:1:6: the key `__proto__` is not allowed/],
    [
      'an integer that loses digits',
      'a: 9007199254740993\n',
      /^policy\.yml:1:4: `a` has a number without an exact value/,
    ],
    [
      'infinity',
      '.inf\n',
      /^policy\.yml:1:1: the document has a number without an exact value \(found \.inf\)\. Write a finite number, or quote it as text$/,
    ],
    ['nothing but comments', '# a\n', /^policy\.yml: the document is empty/],
    ['a list in a list 65 deep', `a: ${'['.repeat(64)}${']'.repeat(64)}`, /^policy\.yml:1:67: the file nests deeper/],
    ['a thousand dashes', '- '.repeat(1000), /nests deeper than 64 levels/],
    ['ten thousand nested lists', '['.repeat(10_000), /nests deeper than 64 levels/],
    ['ten thousand lists that are closed', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, /nests deeper than 64 levels/],
    ['ten thousand in a second document', `a: 1\n---\n${'['.repeat(10_000)}`, /nests deeper than 64 levels/],
    ['seven hundred maps by indentation', INDENTED_MAPS, /nests deeper than 64 levels/],
  ];
  it.each(refused)('refuses %s', (_name, text, message) => {
    expect(problemOf(text)).toMatch(message);
  });

  it('names every syntax problem at once', () => {
    expect(problemOf('a: !x 1\nb: !y 2\n').split('\n')).toHaveLength(2);
  });

  const nodes = ['c:', '  one:', '    a: 1', '    b: 2', '  two:', '    a: 1', '  six:', '    a: 1'];
  const withLine = (index: number, line: string) =>
    [...nodes.slice(0, index), line, ...nodes.slice(index + 1)].join('\n');

  it.each([
    {
      name: 'a map that begins one space too far in',
      text: withLine(1, '   one:'),
      says: '5:1: All mapping items must start at the same column. The slip is here or further up',
    },
    {
      name: 'a document that begins one space too far in',
      text: ' a: 1\nb: 2\nc: 3\n',
      says: '2:1: Unexpected scalar',
    },
    {
      name: 'no space before a bracket',
      text: 'a:\n  - b:{ c: { d: 1 } }\n  - e: 1\n',
      says: '2:21: Unexpected flow-map-end',
    },
    {
      name: 'a tab',
      text: withLine(2, '\ta: 1'),
      says: '3:1: Tabs are not allowed as indentation. Indent with spaces',
    },
    { name: 'a colon after a list', text: 'a: 1\nb: [] : x\nc: 2\n', says: '2:7: no key stands before the colon' },
    { name: 'a line too far in', text: withLine(3, '      b: 2'), says: '3:8: Nested mappings' },
    { name: 'an item too far out', text: 'a:\n  - b\n - c\n', says: '3:1: A block sequence' },
    { name: 'a quote left open', text: 'a: "x\nb: 1\nb: 2\n', says: '4:1: Missing closing' },
  ])('tells one slip once: $name', ({ text, says }) => {
    expect(problemOf(text).split('\n')).toEqual([expect.stringContaining(`policy.yml:${says}`)]);
  });

  it.each([
    { text: 'owner: @team\n', says: '1:8: Plain value cannot start with reserved character @. Quote it' },
    { text: 'op: >=\n', says: '1:6: Block scalar header includes extra characters: >=. Quote it' },
    {
      text: 'value: "\\d+"\n',
      says: '1:9: Invalid escape sequence \\d. Put the text into single quotes, or write `\\\\`',
    },
  ])('says how to write the one value that is spoilt: $text', ({ text, says }) => {
    expect(problemOf(text)).toBe(`policy.yml:${says}`);
  });

  it('tells every slip that keeps to itself', () => {
    expect(problemOf('a: b: c\nd: @e\nf: g: h\nk: %l\n').split('\n')).toEqual([
      'policy.yml:1:4: Nested mappings are not allowed in compact mappings. Quote a text with a colon in it',
      expect.stringContaining('policy.yml:2:4: Plain value cannot start with reserved character @'),
      expect.stringContaining('policy.yml:3:4: Nested mappings'),
      expect.stringContaining('policy.yml:4:4: Plain value cannot start with directive indicator'),
    ]);
  });

  const checked = (text: string): readonly string[] => {
    try {
      parseYamlDocument('p.yml', text, ({ value, placeOf }) => {
        const keys = Object.keys(value as object);
        throw new UserError(keys.map((key) => ({ code: 'bad-key', what: `key ${key}`, where: placeOf(`/${key}`) })));
      });
    } catch (error) {
      if (error instanceof UserError) return error.message.split('\n');
    }
    return [];
  };

  it.each([
    ['beside a key that stands twice', 'a: 1\na: 2\nb: 3\n', ['2:1: map keys must', '3:1: key b']],
    ['but for the value that an alias leaves open', 'a: &x 1\nb: *x\n', ['1:1: key a', '2:4: aliases']],
    ['but for a key that YAML reads as another value', '1.10: a\nb: 3\n', ['1:1: the key `1.10`', '2:1: key b']],
    ['but for the prototype', '__proto__: a\nb: 3\n', ['1:1: the key `__proto__`', '2:1: key b']],
    ['but for a text that begins with a sign', 'a: @x\nb: 3\n', ['1:4: Plain value', '2:1: key b']],
    ['but for a key that begins with a sign', '@a: 1\nb: 3\n', ['1:1: Plain value', '2:1: key b']],
    ['but for an operator in brackets', 'a: {op: >=}\nb: 3\n', ['1:1: key a', '1:9: Plain value', '2:1: key b']],
    ['but for an operator on its own line', 'a: >=\nb: 3\n', ['1:5: Block scalar header', '2:1: key b']],
    ['but for a text with an unknown escape', 'a: "\\d"\nb: 3\n', ['1:5: Invalid escape', '2:1: key b']],
    ['nowhere where the text cannot be read', 'a: 1\nb: [\n', ['3:1: ']],
    ['nowhere where another version means something else', '%YAML 1.1\n---\na: no\n', ['1:1: YAML 1.1']],
  ])('finds what else is wrong %s', (_name, text, says) => {
    expect(checked(text)).toEqual(says.map((start) => expect.stringContaining(`p.yml:${start}`) as unknown));
  });

  it.each([
    { count: 21, more: 'and 1 more problem' },
    { count: 30, more: 'and 10 more problems' },
  ])('lists twenty of $count problems and counts the others', ({ count, more }) => {
    const problems = problemOf('- *x\n'.repeat(count)).split('\n');
    expect([problems.length, problems.at(-1)]).toEqual([21, more]);
  });

  it('reads 64 levels, numbers of any size with a fraction or exponent, and as many brackets in texts as one likes', () => {
    const nested = `${'['.repeat(64)}${']'.repeat(64)}`;
    expect(problemOf(nested)).toBe('accepted');
    expect(problemOf('a: 1e300\nb: 0.1\nc: 9007199254740991\n')).toBe('accepted');
    expect(problemOf('- "["\n- [a, "{"]\n'.repeat(100))).toBe('accepted');
    expect(problemOf('%YAML 1.2\n---\na: 1\n')).toBe('accepted');
  });

  it('reads as many keys as fit into the limit', () => {
    const keys = Array.from({ length: 30_000 }, (_, index) => `k${index}:\n`);
    expect(problemOf(keys.join(''))).toBe('accepted');
    expect(problemOf([...keys, 'k7:\n'].join(''))).toMatch(/^policy\.yml:30001:1: .* on line 8 already/);
  });

  it('keeps a merge key as an ordinary key, so that the schema can refuse it', () => {
    expect(parseYamlDocument('p.yml', '<<: { a: 1 }\n').value).toEqual({ '<<': { a: 1 } });
  });

  it('leaves YAML 1.1 words as text', () => {
    expect(parseYamlDocument('p.yml', 'a: no\nb: 012\nc: 1_000\n').value).toEqual({ a: 'no', b: 12, c: '1_000' });
  });

  const places: readonly [string, string, number, number][] = [
    ['a key of the root', '/gate', 1, 1],
    ['a nested key', '/gate/metrics/TCR', 3, 5],
    ['an item of a list', '/tags/1', 4, 11],
    ['a key with a slash', '/tool-use~1login', 5, 1],
    ['the nearest parent of what is absent', '/gate/metrics/nothing', 2, 3],
  ];
  it.each(places)('finds the place of %s', (_name, pointer, line, column) => {
    const text = 'gate:\n  metrics:\n    TCR: 1\ntags: [a, b]\ntool-use/login: 2\n';
    expect(parseYamlDocument('p.yml', text).placeOf(pointer)).toMatchObject({ line, column });
  });

  it.each([
    [
      'a no-break space',
      'a: 1\nb:\u00a01\nc: 2\n',
      '2:1: Implicit keys need to be on a single line. U+00A0 no-break space at column 3: write a plain space',
    ],
    [
      'a full-width colon',
      'a:\n  b\uff1a1\n  c: 2\n',
      '2:3: Implicit keys need to be on a single line. U+FF1A full-width colon at column 4: write `:`',
    ],
    ['a full-width comma', 'a: { b: 1\uff0c c: 2 }\n', 'U+FF0C full-width comma at column 10: write `,`'],
    [
      'an indent that is no space',
      'a: 1\n\u00a0 b: 2\n',
      '2:1: the space around a key is a part of it. U+00A0 no-break space at column 1',
    ],
    ['a selector in braces', 'a: { b: $.log[*].text }\n', "Quote the selector: `'$.log[*].text'`"],
    [
      'a selector with a filter',
      "a: { b: $.log[?@.by == 'me'].text }\n",
      "Quote the selector: `'$.log[?@.by == ''me''].text'`",
    ],
    [
      'keys and values without braces',
      'a: b: 1, c: 2\n',
      '1:4: Nested mappings are not allowed in compact mappings. Put it in braces: `{ b: 1, c: 2 }`',
    ],
    [
      'a number that is parted by a comma',
      'a: { b: 1,000 }\n',
      '1:11: the comma ends the value, and `000` is another key. Write 1000',
    ],
    ['a decimal comma', 'a: { b: 0,5, c: 1 }\n', '1:11: the comma ends the value, and `5` is another key. Write 0.5'],
    [
      'a text with a star',
      'a: *_b\n',
      '1:4: aliases (`*name`) are not allowed (found *_b). Quote it if it is meant as text',
    ],
  ])('says how to mend %s', (_name, text, says) => {
    expect(() => parseYamlDocument('p.yml', text)).toThrow(says);
  });

  it.each([
    ['a text with such a character', 'a: "b\u00a0c"\nb: d\uff0ce\n'],
    ['a key without a value', 'a: { 1, 2: }\n'],
  ])('takes %s as it is', (_name, text) => {
    expect(parseYamlDocument('p.yml', text).value).toBeTruthy();
  });

  it.each([
    ['/bare', true],
    ['/list/0', true],
    ['/list/1', false],
    ['/quoted', false],
    ['/block', false],
    ['/list', false],
    ['/nothing', false],
  ])('tells whether %s stands without quotes', (pointer, isBare) => {
    const text = 'bare: a\nquoted: "a"\nlist: [1, \'1\']\nblock: |\n  a\n';
    expect(parseYamlDocument('p.yml', text).isBare(pointer)).toBe(isBare);
  });

  it('answers any text with a document or a UserError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        try {
          parseYamlDocument('p.yml', text);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
    );
  });
});
