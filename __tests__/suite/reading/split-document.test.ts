import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RECORD_BYTES } from '../../../src/suite/reading/open.ts';
import { documentWithout, splitDocument } from '../../../src/suite/reading/split-document.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { chunksOf } from '../reading.ts';

function split(text: string, names: readonly string[] = [], size = 1 << 20): readonly string[] {
  return [...splitDocument({ file: 'a', chunks: chunksOf(Buffer.from(text), size), offset: 0 }, { names })].map(
    (piece) => piece.text,
  );
}

/** The code of the one mistake, with the byte that it names. */
function refusalOf(work: () => unknown): string {
  const [{ code, what } = { code: 'none', what: '' }] = mistakesIn(work);
  const [, at] = /byte (\d+)/.exec(what) ?? [];
  return at === undefined || code === 'repeated-key' ? code : `${code} ${at}`;
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
    ['without the list', '{"samplse":[]}', 'no-records'],
    ['with the list twice', '{"samples":[],"samples":[1]}', 'repeated-key'],
    ['that is cut off', '{"samples":[1', 'cut-json 13'],
    ['with more behind it', '{"samples":[]} {', 'bad-json 15'],
  ])('refuses one %s', (_, text, refusal) => {
    expect(refusalOf(() => without(text, ['samples']))).toBe(refusal);
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
    const pieces = [...splitDocument({ file: 'a', chunks: [Buffer.from(' {"a":1} ')], offset: 0 }, 'document')];
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
    ['a document cut inside of an element', '[{"a":1},{"a"', 'cut-json 13'],
    ['a document cut between elements', '[{"a":1},', 'cut-json 9'],
    ['a document cut inside of a text', '["ab', 'cut-json 4'],
    ['a trailing comma', '[1,]', 'bad-json 3'],
    ['a missing comma', '[1 2]', 'bad-json 3'],
    ['text after the end', '[1] x', 'bad-json 4'],
    ['an object where the list should be', '{"a":1}', 'no-records'],
    ['null where the list should be', 'null', 'no-records'],
    ['what is no JSON where the list should be', 'nul', 'bad-json 0'],
  ])('refuses %s', (_, text, refusal) => {
    expect(refusalOf(() => split(text))).toBe(refusal);
  });

  it.each([
    ['a missing name', '{"result":[1]}', 'no-records'],
    ['a list where an object should be', '[1]', 'no-records'],
    ['null where the list should be', '{"results": null}', 'no-records'],
    ['an object where the list should be', '{"results": {"s0": {}}}', 'no-records'],
    ['a text where the list should be', '{"results": "none"}', 'no-records'],
    ['a repeated name', '{"results":[1],"results":[2]}', 'repeated-key'],
    ['a document cut after the list', '{"results":[1]', 'cut-json 14'],
    ['a key without quotes', '{results:[1]}', 'bad-json 1'],
  ])('refuses %s', (_, text, refusal) => {
    expect(refusalOf(() => split(text, ['results']))).toBe(refusal);
  });

  it('names the nearest name', () => {
    expect(mistakesIn(() => split('{"result":[1]}', ['results']))).toMatchObject([{ suggestion: 'result' }]);
  });

  it('refuses bytes that are not UTF-8, with their offset', () => {
    const bytes = Buffer.concat([Buffer.from('[1,"a'), Buffer.from([0xff]), Buffer.from('"]')]);
    expect(refusalOf(() => [...splitDocument({ file: 'a', chunks: [bytes], offset: 3 }, { names: [] })])).toBe(
      'not-utf8 8',
    );
  });

  it('refuses an element above the limit', () => {
    const text = `[1,"${'x'.repeat(MAX_RECORD_BYTES + (2 << 20))}"]`;
    for (const size of [1 << 20, 1 << 25]) expect(refusalOf(() => split(text, [], size))).toBe('record-too-large 3');
  });
});
