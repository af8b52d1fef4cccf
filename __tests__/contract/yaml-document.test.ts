import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYamlDocument } from '../../src/contract/yaml-document.ts';
import { UserError } from '../../src/errors.ts';
import { mistakesIn, spotsIn } from '../support/mistakes-in.ts';

const INDENTED_MAPS = `${Array.from({ length: 700 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')}b: 1\n`;

const parse = (text: string) => parseYamlDocument('policy.yml', text);
const spots = (text: string) => spotsIn(() => parse(text));
const found = (text: string) => mistakesIn(() => parse(text)).map((mistake) => mistake.found);
const fixes = (text: string) => mistakesIn(() => parse(text)).map(({ fix }) => fix);

describe('parseYamlDocument', () => {
  it.each<[string, string, ...string[]]>([
    ['an alias', 'a: &x 1\nb: *x\n', 'yaml-alias 2:4'],
    ['every alias', 'a: [*x, *y]\n', 'yaml-alias 1:5', 'yaml-alias 1:9'],
    ['a custom tag', 'a: !foo 1\n', 'yaml-tag 1:4'],
    ['every custom tag', 'a: !x 1\nb: !y 2\n', 'yaml-tag 1:4', 'yaml-tag 2:4'],
    ['a tag of the core', 'a: !!str 1\n', 'yaml-tag 1:10'],
    ['a tag on a map', 'a: !!map { b: 1 }\n', 'yaml-tag 1:10'],
    ['a tag of a key', '!!str a: 1\n', 'yaml-tag 1:7'],
    ['the empty tag', 'a: ! 1\n', 'yaml-tag 1:6'],
    ['a doubled key', 'a: 1\nb: 2\na: 3\n', 'repeated-key 3:1'],
    ['a number beside the same text as key', '1: a\n"1": b\n', 'repeated-key 2:1'],
    ['tab indentation', 'a:\n\tb: 1\n', 'bad-yaml 2:1'],
    ['two documents', 'a: 1\n---\nb: 2\n', 'bad-yaml 2:1'],
    ['a map as key', '? {a: 1}\n: 2\n', 'bad-yaml 1:3'],
    ['YAML 1.1', '%YAML 1.1\n---\na: 1\n', 'yaml-version 1:1'],
    ['a prototype', 'a: { __proto__: 1 }\n', 'unknown-key 1:6'],
    ['an integer that loses digits', 'a: 9007199254740993\n', 'inexact-number 1:4'],
    ['infinity', '.inf\n', 'inexact-number 1:1'],
    ['a key that YAML reads as a number', '1.10: a\n', 'misread-key 1:1'],
    ['no key', 'a: 1\nb: [] : x\nc: 2\n', 'misread-key 2:7'],
    ['nothing but comments', '# a\n', 'empty-file'],
    ['a file over its limit', `a: ${'x'.repeat(256 * 1024)}`, 'config-too-large'],
    ['a list in a list 65 deep', `a: ${'['.repeat(64)}${']'.repeat(64)}`, 'too-deep 1:67'],
    ['a thousand dashes', '- '.repeat(1000), 'too-deep'],
    ['ten thousand nested lists', '['.repeat(10_000), 'too-deep'],
    ['ten thousand lists that are closed', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'too-deep'],
    ['ten thousand in a second document', `a: 1\n---\n${'['.repeat(10_000)}`, 'too-deep'],
    ['seven hundred maps by indentation', INDENTED_MAPS, 'too-deep'],
  ])('refuses %s', (_name, text, ...mistakes) => {
    expect(spots(text)).toEqual(mistakes);
  });

  it.each([
    ['a: !foo 1\n', '!foo'],
    ['a: !!binary aGk=\n', '!!binary'],
    ['a: !!float x\n', '!!float'],
    ['a: ! 1\n', '!'],
    ['b: *x\n', '*x'],
    ['.inf\n', '.inf'],
  ])('shows what it found in %j', (text, shows) => {
    expect(found(text)).toEqual([shows]);
  });

  const nodes = ['c:', '  one:', '    a: 1', '    b: 2', '  two:', '    a: 1', '  six:', '    a: 1'];
  const withLine = (index: number, line: string) =>
    [...nodes.slice(0, index), line, ...nodes.slice(index + 1)].join('\n');

  it.each([
    { name: 'a map that begins one space too far in', text: withLine(1, '   one:'), at: '5:1' },
    { name: 'a document that begins one space too far in', text: ' a: 1\nb: 2\nc: 3\n', at: '2:1' },
    { name: 'no space before a bracket', text: 'a:\n  - b:{ c: { d: 1 } }\n  - e: 1\n', at: '2:21' },
    { name: 'a tab', text: withLine(2, '\ta: 1'), at: '3:1' },
    { name: 'a line too far in', text: withLine(3, '      b: 2'), at: '3:8' },
    { name: 'an item too far out', text: 'a:\n  - b\n - c\n', at: '3:1' },
    { name: 'a quote left open', text: 'a: "x\nb: 1\nb: 2\n', at: '4:1' },
    { name: 'a colon in a text', text: 'title: this: that: so\nb: 1\n', at: '1:8' },
  ])('reports one slip once: $name', ({ text, at }) => {
    expect(spots(text)).toEqual([`bad-yaml ${at}`]);
    expect(fixes(text)).not.toContain(undefined);
  });

  it.each([
    ['owner: @team\n', '1:8'],
    ['op: >=\n', '1:6'],
    ['value: "\\d+"\n', '1:9'],
  ])('says how to quote a value that is no YAML: %j', (text, at) => {
    expect(spots(text)).toEqual([`bad-yaml ${at}`]);
    expect(fixes(text)).toEqual([expect.stringMatching(/quote/i)]);
  });

  it('reports the first syntax error alone, as the rest may be misread', () => {
    expect(spots('a: @b\nc: >=\nd: "\\d"\n')).toEqual(['bad-yaml 1:4']);
  });

  it('looks for what no configuration may hold only where the text is YAML', () => {
    expect(spots('a: 1\na: 2\nb: [\n')).toEqual(['bad-yaml 4:1']);
    const forbidden = ['repeated-key 2:1', 'yaml-alias 2:4', 'yaml-tag 3:10', 'yaml-tag 4:4'];
    expect(spots('a: 1\na: *x\nb: !!int 3\nc: !x 4\n')).toEqual(forbidden);
  });

  it.each([
    { count: 21, more: 1 },
    { count: 30, more: 10 },
  ])('lists twenty of $count problems and counts the others', ({ count, more }) => {
    const mistakes = mistakesIn(() => parse('- *x\n'.repeat(count)));
    expect(mistakes).toHaveLength(21);
    expect(mistakes.at(-1)).toMatchObject({ code: 'more-problems', more });
  });

  it.each([
    ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
    ['numbers of any size with a fraction or exponent', 'a: 1e300\nb: 0.1\nc: 9007199254740991\n'],
    ['as many brackets in texts as one likes', '- "["\n- [a, "{"]\n'.repeat(100)],
    ['its own version', '%YAML 1.2\n---\na: 1\n'],
    ['as many keys as fit into the limit', Array.from({ length: 30_000 }, (_, index) => `k${index}:\n`).join('')],
    ['a key without a value', 'a: { 1, 2: }\n'],
  ])('reads %s', (_name, text) => {
    expect(spots(text)).toEqual([]);
  });

  it('names the line of the same key above', () => {
    const keys = Array.from({ length: 30_000 }, (_, index) => `k${index}:\n`);
    expect(mistakesIn(() => parse([...keys, 'k7:\n'].join('')))).toMatchObject([
      { what: expect.stringContaining('`k7` is on line 8') as unknown, where: { line: 30_001, column: 1 } },
    ]);
  });

  it('keeps a merge key as an ordinary key, so that the schema can refuse it', () => {
    expect(parse('<<: { a: 1 }\n').value).toEqual({ '<<': { a: 1 } });
  });

  it('leaves YAML 1.1 words as text', () => {
    expect(parse('a: no\nb: 012\nc: 1_000\n').value).toEqual({ a: 'no', b: 12, c: '1_000' });
  });

  it.each([
    ['a key of the root', '/gate', 1, 1],
    ['a nested key', '/gate/metrics/TCR', 3, 5],
    ['an item of a list', '/tags/1', 4, 11],
    ['a key with a slash', '/tool-use~1login', 5, 1],
    ['the nearest parent of what is absent', '/gate/metrics/nothing', 2, 3],
  ])('finds the place of %s', (_name, pointer, line, column) => {
    const text = 'gate:\n  metrics:\n    TCR: 1\ntags: [a, b]\ntool-use/login: 2\n';
    expect(parse(text).placeOf(pointer)).toMatchObject({ line, column });
  });

  it('answers any text with a document or a UserError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        try {
          parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
    );
  });
});
