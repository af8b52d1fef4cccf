import { describe, expect, it, test } from 'vitest';
import type { Problem } from '../../src/errors.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { DEFAULT_RULES, startRedaction } from '../../src/suite/redaction/redaction.ts';
import { readSelection, type Selection, selectionText } from '../../src/suite/select-trials.ts';
import { mistakesIn } from '../support/mistakes-in.ts';
import { READING, readNative, resultFile } from './reading.ts';

test.each([
  ['agent=x', { fact: 'agent', value: 'x' }],
  ['agent=', { fact: 'agent', value: '' }],
  ['expr=a=b', { fact: 'expr', value: 'a=b' }],
  ['agent', null],
  ['=x', null],
])('the option `%s` is read as %j and written the same', (text, selection) => {
  expect(readSelection(text)).toEqual(selection);
  if (selection !== null) expect(selectionText(selection)).toBe(text);
});

describe('trials selected by a fact', () => {
  const file = resultFile(
    'a.jsonl',
    [
      { scenario: 'a', agent: 'x', config: { seed: 1, fast: true } },
      { scenario: 'a', agent: 'y', config: { seed: 2, fast: true } },
      { scenario: 'b', agent: 'x', config: { seed: 2, fast: false } },
    ]
      .map((record) => JSON.stringify(record))
      .join('\n'),
  );
  const scenarios = (...select: { fact: string; value: string }[]): readonly string[] =>
    readNative([file], select).map(({ scenario }) => scenario);

  it.each([
    ['a text', 'agent', 'x', ['a', 'b']],
    ['a nested number', 'config.seed', '1', ['a']],
    ['a nested boolean', 'config.fast', 'false', ['b']],
  ])('%s is compared by its text', (_, fact, value, expected) => {
    expect(scenarios({ fact, value })).toEqual(expected);
  });

  it('a hashed fact is selected by its value', () => {
    const text = '{"scenario":"a","model":"small"}\n{"scenario":"a","model":"large"}';
    const redaction = startRedaction({ ...DEFAULT_RULES, hash: ['model'] });
    const run = { ...READING, select: [{ fact: 'model', value: 'small' }], redaction };
    expect([...readRun([resultFile('r', text)], run)]).toEqual([
      { scenario: 'a', trial: 1, model: expect.stringMatching(/^sha256:/), error: null },
    ]);
  });

  it('all selections must fit', () => {
    expect(scenarios({ fact: 'agent', value: 'x' }, { fact: 'config.seed', value: '2' })).toEqual(['b']);
  });

  it.each<{ select: readonly Selection[]; problem: Partial<Problem> }>([
    { select: [{ fact: 'agent', value: 'z' }], problem: { code: 'nothing-selected', found: '"x", "y"' } },
    {
      select: [{ fact: 'config.sed', value: '1' }],
      problem: { code: 'unknown-fact', suggestion: 'config.seed' },
    },
    {
      select: [
        { fact: 'agent', value: 'y' },
        { fact: 'config.seed', value: '1' },
      ],
      problem: { code: 'nothing-selected', what: expect.stringContaining('together') as string },
    },
  ])('$select selects nothing, with the reason', ({ select, problem }) => {
    expect(mistakesIn(() => readNative([file], select))).toMatchObject([problem]);
  });

  const errored = (...extra: readonly object[]) =>
    resultFile(
      'a.jsonl',
      [
        { scenario: 'a', agent: 'x', error: null },
        { scenario: 'b', agent: 'y', error: { kind: 'agent', message: 'KeyError' } },
        { scenario: 'c' },
        ...extra,
      ]
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
  const crash = { scenario: 'd', error: { kind: 'agent', message: 'KeyError' } };

  it('trials of another agent, and without the fact, are left out', () => {
    expect(readNative([errored()], [{ fact: 'agent', value: 'x' }])).toHaveLength(1);
  });

  it('an error without the fact may belong to the selection, and is refused', () => {
    const outage = { scenario: 'e', error: { kind: 'infrastructure', message: 'HTTP 503' } };
    const select = [{ fact: 'agent', value: 'x' }];
    expect(mistakesIn(() => readNative([errored(crash, outage)], select))).toMatchObject([
      { code: 'selection-unknown', found: 'd, e' },
    ]);
  });

  it('an error that another fact excludes is left out', () => {
    const select = [
      { fact: 'agent', value: 'x' },
      { fact: 'suite', value: 'day' },
    ];
    const files = (suite: string) => [
      resultFile('b.jsonl', `{"scenario":"a","agent":"x","suite":"day"}\n${JSON.stringify({ ...crash, suite })}`),
    ];
    expect(readNative(files('night'), select)).toHaveLength(1);
    expect(mistakesIn(() => readNative(files('day'), select))).toMatchObject([
      { code: 'selection-unknown', found: 'd' },
    ]);
  });

  it('ten of many values are listed', () => {
    const text = Array.from({ length: 12 }, (_, index) => `{"scenario":"s","trial":${index},"n":${index}}`).join('\n');
    const mistakes = mistakesIn(() => readNative([resultFile('a', text)], [{ fact: 'n', value: 'x' }]));
    expect(mistakes).toMatchObject([{ found: '"0", "1", "10", "2", "3", "4", "5", "6", "7", "8", ...' }]);
  });
});
