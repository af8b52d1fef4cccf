import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { problemsOf } from '../suite/reading.ts';
import { mistakesIn, spotsIn } from '../support/mistakes-in.ts';

/** Everything that reads YAML of a user's. */
const READERS: readonly [string, (file: string, text: string) => unknown][] = [
  ['a policy', readPolicy],
  ['a rubric', loadRubric],
  ['a mapping', loadMapping],
];

/** Checks that every reader refuses the text, for this reason among others, and in short messages. */
function refused(text: string, message: RegExp | string): void {
  for (const [name, read] of READERS) {
    const problems = problemsOf(() => read('f.yml', text));
    expect(problems, name).toContainEqual(expect.stringMatching(message));
    expect(Math.max(...problems.map((problem) => problem.length)), name).toBeLessThan(400);
  }
}

describe('I38 a bomb of aliases', () => {
  it('is refused, with every alias that is shown', () => {
    const levels = Array.from({ length: 30 }, (_, level) => {
      return `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`).join(', ')}]`;
    });
    refused(['a0: &a0 lol', ...levels].join('\n'), /^f\.yml:2:10: aliases \(`\*name`\) are not allowed \(found \*a0\)/);
  });
});

describe('I39 a merge key', () => {
  it('is refused as an unknown key', () => {
    refused('<<: { suite: a }\n', /^f\.yml:1:1: unknown key `<<`/);
  });

  it('of an alias is refused', () => {
    refused('x: &x { a: 1 }\ny:\n  <<: *x\n', /^f\.yml:3:7: aliases/);
  });
});

describe('I40 a merge list of 20,000 empty maps', () => {
  it('is refused as an unknown key', () => {
    refused(`<<: [${Array(20_000).fill('{}').join(',')}]`, /^f\.yml:1:1: unknown key `<<`/);
  });
});

describe('I41 nesting of 10,000 levels', () => {
  it.each([
    ['flow lists', '['.repeat(10_000)],
    ['flow lists that are closed', `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['flow maps', '{a: '.repeat(10_000)],
    ['dashes on one line', '- '.repeat(10_000)],
    ['question marks on one line', '? '.repeat(10_000)],
    ['dashes and question marks', '- ? '.repeat(10_000)],
    ['as many maps as fit by indentation', Array.from({ length: 700 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
    ['65 levels', `a: ${'['.repeat(64)}${']'.repeat(64)}`],
  ])('by %s is refused', (_, text) => {
    refused(text, /the file nests deeper than 64 levels$/);
  });
});

describe('I42 a tag', () => {
  it.each([
    ['!!js/function "x"', '!!js/function'],
    ['!!python/object:os.system x', '!!python/object:os.system'],
    ['!foo x', '!foo'],
    ['!!binary aGk=', '!!binary'],
    ['!!str x', '!!str'],
    ['! x', '!'],
    ['!!map { a: 1 }', '!!map'],
  ])('%s is refused', (value, tag) => {
    refused(`suite: ${value}\n`, new RegExp(`^f\\.yml:1:\\d+: tags are not allowed \\(found ${tag}\\)\\. Remove it`));
  });
});

describe('I43 a key that stands twice', () => {
  it.each([
    ['the same key', 'suite: a\nx: 1\nsuite: b\n', 'f.yml:3:1: map keys must be unique, and `suite` is on line 1'],
    ['a number and its text', '1: a\n"1": b\n', 'f.yml:2:1: map keys must be unique, and `1` is on line 1'],
    ['a key in quotes', '{ a: 1, "a": 2 }', 'f.yml:1:9: map keys must be unique, and `a` is on line 1'],
    ['a key of an inner map', 'x:\n  - a: 1\n    a: 2\n', 'f.yml:3:5: map keys must be unique, and `a` is on line 2'],
  ])('is refused: %s', (_, text, message) => {
    refused(text, new RegExp(`^${message.replaceAll('.', '\\.')}`));
  });
});

describe('I44 what YAML does not read as text', () => {
  const suite = (value: string): readonly string[] => problemsOf(() => readPolicy('p.yml', `suite: ${value}\n`));

  it.each([
    ['1.10', '1.1'],
    ['012', '12'],
    ['1e3', '1000'],
    ['0x1F', '31'],
    ['true', 'true'],
  ])('%s where text is expected is refused with the advice to quote it', (value, found) => {
    expect(suite(value)).toEqual([
      `p.yml:1:1: \`suite\` has a wrong value (expected text like "booking-assistant", found ${found}). Quote it`,
    ]);
  });

  it('nothing where text is expected is refused', () => {
    expect(mistakesIn(() => readPolicy('p.yml', 'suite: ~\n'))).toMatchObject([{ code: 'bad-value', found: 'null' }]);
  });

  it.each(['.inf', '-.inf', '.nan', '1e400', '12345678901234567890'])('%s is refused wherever it stands', (value) => {
    refused(`suite: ${value}\n`, /[Qq]uote it (?:if it is meant )?as text/);
  });

  it.each(['no', 'yes', 'on', 'off', '1_000', '2027-01-31', '"1.10"'])('%s is text, as in YAML 1.2', (value) => {
    expect(suite(value)).toEqual([]);
    expect(readPolicy('p.yml', `suite: ${value}\n`)).toMatchObject({ suite: value.replaceAll('"', '') });
  });

  it('in other places is refused by its type', () => {
    const mistakes = [
      'rubric: 1.10',
      'version: 1.0',
      'metric: 1e2',
      'title: 012',
      'criteria: { a: { question: 1e3, weight: 1, pass_when: { field: x, op: exists } } }',
    ].join('\n');
    const problems = problemsOf(() => loadRubric('r.yml', mistakes));
    expect(problems.filter((problem) => problem.includes('). Quote it'))).toHaveLength(5);
  });

  describe('as a key', () => {
    const table = (key: string): string => `{ weight: 1, lookup: { field: x, table: { ${key}: 1 } } }`;
    const textOf = (key: string): string => `rubric: r\nversion: 1.0.0\nmetric: M\ncriteria: { a: ${table(key)} }\n`;

    it.each([
      'True',
      'FALSE',
      '1.0',
      '0.50',
      '1.',
      '1e0',
      '+1',
      '-0',
      '01',
      '0x1F',
      '0o17',
      '1e24',
      '9007199254740993',
      '.inf',
      'NULL',
      'null',
      '~',
    ])('%s is refused, since no fact would ever equal it', (key) => {
      expect(spotsIn(() => loadRubric('r.yml', textOf(key)))).toEqual(['misread-key 4:58']);
    });

    it.each(['true', '1', '-1', '0.5', '1e+24', '"1.0"', "'True'", '"null"', 'no', '1_000', '1.0.0'])(
      '%s stands for itself',
      (key) => {
        expect(spotsIn(() => loadRubric('r.yml', textOf(key)))).toEqual([]);
      },
    );

    it('is refused in the table of a derived fact, and wherever else it stands', () => {
      refused(
        'derive: { x: { lookup: { field: y, table: { 1.0: a } } } }',
        'YAML does not read the key `1.0` as its text',
      );
    });
  });
});

describe('I45 a file that is no single document', () => {
  it.each([
    [
      'indented by tabs',
      'gate:\n\tmetrics: {}\n',
      /^f\.yml:2:1: Tabs are not allowed as indentation\. Check indentation/,
    ],
    ['of two documents', 'a: 1\n---\nb: 2\n', /^f\.yml:2:1: The file has a second document\. Keep one/],
    ['of comments alone', '# suite: a\n', /^f\.yml: the document is empty/],
    ['of white space', ' \n\n', /^f\.yml: the document is empty/],
  ])('%s is refused', (_, text, message) => {
    refused(text, message);
  });
});

describe('I46 a directive for another version of YAML', () => {
  it.each([
    ['1.1', /^f\.yml:1:1: YAML 1\.1 is not read\. Remove the `%YAML` line/],
    ['1.3', /^f\.yml:1:\d: Unsupported YAML version 1\.3/],
  ])('%s is refused', (version, message) => {
    refused(`%YAML ${version}\n---\nsuite: a\n`, message);
  });
});

describe('I47 a list or map as key', () => {
  it.each(['[a, b]: 1\n', '? [a, b]\n: 1\n', '{ a: 1 }: 1\n', '? a: 1\n: 1\n', '? - a\n: 1\n'])(
    '%j is refused',
    (text) => {
      refused(text, /^f\.yml:1:\d: With stringKeys, all keys must be strings/);
    },
  );
});

describe('I48 a configuration of 257 KB', () => {
  it('is refused with its size', () => {
    const text = `suite: a\n# ${'x'.repeat(257 * 1024 - 11)}`;
    refused(text, /^f\.yml: the file is too large \(expected at most 262144 bytes, found 263168 bytes\)/);
  });

  it('is refused by its bytes, not its characters', () => {
    refused(`# ${'é'.repeat(128 * 1024)}`, /too large \(expected at most 262144 bytes, found 262146 bytes\)/);
  });

  it('is read below the limit, however many keys it has', () => {
    const rules = Array.from({ length: 15_000 }, (_, at) => `    r/c${at}: {}\n`).join('');
    expect(problemsOf(() => readPolicy('p.yml', `gate:\n  criteria:\n${rules}`))).toEqual([]);
  });

  it('is refused below the limit with a hundred of its mistakes', () => {
    const mistakes = Array.from({ length: 20_000 }, (_, at) => `k${at}: 1\n`).join('');
    expect(problemsOf(() => readPolicy('p.yml', mistakes))).toHaveLength(101);
  });
});

it('any text read as configuration gives it or a mistake of the user', () => {
  const parts = fc.constantFrom(
    'suite',
    'rubric: a\n',
    'mapping: m\n',
    'scenario: $.id\n',
    'criteria:\n',
    'gate:',
    ' ',
    '\n',
    '\n  ',
    '\t',
    ': ',
    '- ',
    '? ',
    '&a ',
    '*a',
    '<<: ',
    '!x ',
    '!!str ',
    '%YAML 1.1\n',
    '---\n',
    '...\n',
    '__proto__',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    '|\n',
    '\\ud800',
    '.nan',
    '9007199254740993',
    '- '.repeat(200),
    '['.repeat(70),
    '#',
    '\ufeff',
    '\0',
    '\r',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 15 }).map((list) => list.join('')),
    fc.json(),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...READERS), (written, [, read]) => {
      try {
        read('f.yml', written);
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }),
    { numRuns: 3000 },
  );
});
