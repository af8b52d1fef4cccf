import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../src/suite/reading/find-json-fault.ts';
import { parseRecord } from '../../../src/suite/reading/parse-record.ts';
import { plainJson, problemsOf } from '../reading.ts';

const where = { file: 'a.jsonl', line: 7 };

describe('parseRecord', () => {
  it.each(['t', 'fals', 'nul', '-', '1.', '-2.5e', '1e+'])(
    'says of a value cut after `%s` that the run was cut',
    (start) => {
      expect(problemsOf(() => parseRecord(`{"a":${start}`, where))).toEqual([
        'a.jsonl:7:6: the JSON ends inside a value. The run that wrote it was probably cancelled: run the suite again',
      ]);
    },
  );

  it.each([
    [
      'a cut object',
      '{"a":1',
      '7:7: the JSON ends where `,` or `}` should follow. The run that wrote it was probably cancelled',
    ],
    ['no cut value', '{"a":tru,', '7:6: the JSON is broken where a value should stand'],
    ['a cut text', '{"a":"x', '7:6: the JSON ends inside a text. The run that wrote it was probably cancelled'],
    ['NaN', '{"a":NaN}', '7:6: NaN is not JSON. Python writes it unless json.dumps gets allow_nan=False'],
    ['minus infinity', '[-Infinity]', '7:2: -Infinity is not JSON. Python'],
    ['a trailing comma', '{"a":1,}', '7:8: the JSON is broken where a name in double quotes should stand (found `}`)'],
    [
      'single quotes',
      "{'a':1}",
      "7:2: the JSON is broken where a name in double quotes should stand (found `'`). JSON wants double quotes",
    ],
    ['a comment', '{"a":1} // x', '7:9: the JSON is broken where nothing more should stand (found `/`)'],
    [
      'two records on a line',
      '{"a":1}{"a":2}',
      '7:8: the JSON is broken where nothing more should stand (found `{`). Give each value a line of its own; a mapping reads JSON Lines only without `records`',
    ],
    ['a leading zero', '[01]', '7:2: the JSON is broken where a value should stand (found `01`)'],
    ['an unknown escape', '["\\x"]', '7:2: a text has a control character or an unknown escape'],
    [
      'a later line of a record',
      '{"a":1,\n "b":tru}',
      '8:6: the JSON is broken where a value should stand (found `tru`)',
    ],
    ['an unfinished member', '{"a"', '7:5: the JSON ends where `:` should follow'],
    ['a number that is too large', '{"a":[1e400]}', '7:7: a number is too large'],
    ['a prototype', '{"a":{"__proto__":{}}}', '7:7: the key `__proto__` is not allowed'],
    ['a prototype with escapes', '{"\\u005f_proto__":1}', '7:2: the key `__proto__` is not allowed'],
    [
      'a key that stands twice',
      '{"a":1,\n "a":2}',
      '8:2: the key "a" stands twice in one object, first at line 7, column 2. Keep one of the two',
    ],
    ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`, '7:65: the record nests deeper than 64 levels'],
    [
      'a hundred thousand levels',
      `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`,
      '7:193: the record nests deeper than 64',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(problemsOf(() => parseRecord(text, where)).join()).toContain(`a.jsonl:${message}`);
  });

  it('names both places of a key in a record without lines', () => {
    expect(problemsOf(() => parseRecord('{"a":1,"a":2}', { file: 'a.json', pointer: '/0' }))).toEqual([
      'a.json#/0: the key "a" stands twice in one object (line 1, column 8 of the record), first at line 1, column 2 of the record. Keep one of the two',
    ]);
  });

  it('makes half a surrogate pair readable', () => {
    expect(parseRecord(String.raw`["\ud800", "\ud83d\ude00"]`, where)).toEqual(['\ufffd', '\u{1f600}']);
  });

  it('finds the fault after millions of escapes', () => {
    expect(problemsOf(() => parseRecord(`["${'\\n'.repeat(6_000_000)}", oops]`, where)).join()).toContain('`oops`');
  });

  it('reads 64 levels', () => {
    expect(() => parseRecord(`${'['.repeat(64)}${']'.repeat(64)}`, where)).not.toThrow();
  });

  it('reads what JSON writes', () => {
    fc.assert(
      fc.property(plainJson(), (value) => {
        expect(parseRecord(JSON.stringify(value), where)).toEqual(value);
      }),
    );
  });
});

describe('findJsonFault', () => {
  it('finds a fault in just the texts that JSON.parse refuses', () => {
    const marks = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\n"',
      '1',
      '-',
      '0',
      '1.5e+3',
      'true',
      'null',
      ' ',
      '\n',
      '"',
    );
    fc.assert(
      fc.property(
        fc.array(marks, { maxLength: 8 }).map((parts) => parts.join('')),
        (text) => {
          let isJson = true;
          try {
            JSON.parse(text);
          } catch {
            isJson = false;
          }
          expect(findJsonFault(text).what === 'the text is not JSON').toBe(isJson);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('finds the end of a very long text', () => {
    expect(findJsonFault(`["${'x\\n'.repeat(3_000_000)}", oops]`).found).toBe('`oops`');
  });
});
