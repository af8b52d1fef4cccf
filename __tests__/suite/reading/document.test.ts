import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWithout, splitDocument } from '../../../src/suite/reading/document.ts';
import { MAX_RECORD_BYTES } from '../../../src/suite/reading/open.ts';
import { chunksOf, problemsOf } from '../reading.ts';

function split(text: string, names: readonly string[] = [], size = 1 << 20): readonly string[] {
  return [...splitDocument('a', chunksOf(Buffer.from(text), size), 0, { names })].map((piece) => piece.text);
}

describe('documentWithout', () => {
  const without = (text: string, names: readonly string[], size = 3) =>
    documentWithout(names, { file: 'a', chunks: chunksOf(Buffer.from(text), size), offset: 0 });

  it('gives the rest of a document, with an empty list', () => {
    expect(JSON.parse(without(' {"a": [1], "list": [{"list": 2}], "b": {"list": [3]} }', ['list']))).toEqual({
      a: [1],
      list: [],
      b: { list: [3] },
    });
    expect(JSON.parse(without('{"a":{"b":[1],"c":"\\u0022"}}', ['a', 'b']))).toEqual({ a: { b: [], c: '"' } });
  });

  it.each([
    ['without the list', '{"samplse":[]}', 'there is no "samples" where the records should be'],
    ['with the list twice', '{"samples":[],"samples":[1]}', 'the key "samples" is in one object twice'],
    ['that is cut off', '{"samples":[1', 'in the middle of its JSON'],
    ['with more behind it', '{"samples":[]} {', 'the JSON is broken'],
  ])('refuses one %s', (_, text, says) => {
    expect(problemsOf(() => without(text, ['samples'])).join()).toContain(says);
  });
});

describe('splitDocument', () => {
  it('finds elements by brackets, texts and escapes', () => {
    const elements = ['{"a":"]}\\"[","b":[1,[2]]}', '"x\\\\"', '-1.5e3', 'null', '[]', '{}'];
    expect(split(` [ ${elements.join(' ,\n')} ] `)).toEqual(elements);
  });

  it('finds the list at a path of names, wherever it stands among others', () => {
    const text = '{"stats":{"results":[9]},"results":{"table":[[8]],"results":[1,{"results":2}],"end":"]"},"x":null}';
    expect(split(text, ['results', 'results'])).toEqual(['1', '{"results":2}']);
  });

  it('finds a name that is written with escapes', () => {
    expect(split('{"r\\u0065sults":[1]}', ['results'])).toEqual(['1']);
  });

  it('gives the whole document as one record', () => {
    const pieces = [...splitDocument('a', [Buffer.from(' {"a":1} ')], 0, 'document')];
    expect(pieces).toEqual([{ text: '{"a":1}', position: 1, offset: 1 }]);
  });

  it('gives the same elements wherever the chunks are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.constantFrom(0, 1),
        fc.integer({ min: 1, max: 9 }),
        (values, indent, size) => {
          const text = JSON.stringify({ before: values, list: values }, null, indent);
          const elements = split(text, ['list'], size);
          expect(elements.map((element) => JSON.parse(element) as unknown)).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
    );
  });

  it.each([
    ['a document cut inside of an element', '[{"a":1},{"a"', 'the file ends at byte 13 in the middle of its JSON'],
    ['a document cut between elements', '[{"a":1},', 'the file ends at byte 9 in the middle of its JSON'],
    ['a document cut inside of a text', '["ab', 'the file ends at byte 4'],
    [
      'a trailing comma',
      '[1,]',
      'the JSON is broken at byte 3 (expected a value, since a comma came before, found "]")',
    ],
    ['a missing comma', '[1 2]', 'the JSON is broken at byte 3 (expected `,` or a closing bracket, found "2")'],
    ['text after the end', '[1] x', 'the JSON is broken at byte 4 (expected the end of the file, found "x")'],
    ['an object where the list should be', '{"a":1}', 'a: there is no list at `$[*]` but an object'],
    ['null where the list should be', 'null', 'a: there is no list at `$[*]` but null'],
    ['what is no JSON where the list should be', 'nul', 'the JSON is broken at byte 0 (expected list at `$[*]`'],
  ])('refuses %s', (_, text, message) => {
    expect(problemsOf(() => split(text)).join()).toContain(message);
  });

  it.each([
    [
      'a missing name, naming the nearest',
      '{"result":[1]}',
      'there is no "results" where the records should be. Did you mean `result`?',
    ],
    ['a list where an object should be', '[1]', 'a: there is no object with `results` at `$` but a list'],
    ['null where the list should be', '{"results": null}', 'a: there is no list at `$.results[*]` but null'],
    [
      'an object where the list should be',
      '{"results": {"s0": {}}}',
      'a: there is no list at `$.results[*]` but an object',
    ],
    ['a text where the list should be', '{"results": "none"}', 'a: there is no list at `$.results[*]` but "none"'],
    ['a repeated name', '{"results":[1],"results":[2]}', 'the key "results" is in one object twice, at byte'],
    ['a document cut after the list', '{"results":[1]', 'the file ends at byte 14'],
    ['a key without quotes', '{results:[1]}', 'expected a name in double quotes, found "r"'],
  ])('refuses %s', (_, text, message) => {
    expect(problemsOf(() => split(text, ['results'])).join()).toContain(message);
  });

  it('refuses bytes that are not UTF-8, with their offset', () => {
    const bytes = Buffer.concat([Buffer.from('[1,"a'), Buffer.from([0xff]), Buffer.from('"]')]);
    expect(problemsOf(() => [...splitDocument('a', [bytes], 3, { names: [] })]).join()).toContain(
      'byte 8 is not valid UTF-8',
    );
  });

  it('refuses an element above the limit', () => {
    const text = `[1,"${'x'.repeat(MAX_RECORD_BYTES + (2 << 20))}"]`;
    for (const size of [1 << 20, 1 << 25])
      expect(problemsOf(() => split(text, [], size)).join()).toContain(
        'the record at byte 3 is too large (expected at most 16777216 bytes)',
      );
  });
});
