import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import type { Trial } from '../../../src/suite/trial.ts';
import { mistakesIn, spotsIn, subjectsIn } from '../../support/mistakes-in.ts';
import { READING, resultFile } from '../reading.ts';

/** Trials of every item of `run.checks`, distinguished by task and check. */
function read(content: string, ...lines: readonly string[]): readonly Trial[] {
  const mapping = loadMapping(
    'm.yml',
    [
      'mapping: test',
      'each: $.run.checks[*]',
      'scenario: { parts: [$.record.task, $.item.id] }',
      'facts: { family: $.record.task, passed: { select: $.item.ok, parse: boolean } }',
      ...lines,
    ].join('\n'),
  );
  return [...readRun([resultFile('r.json', content)], { ...READING, mapping })];
}

const task = (name: string, ...checks: readonly object[]): object => ({ task: name, run: { checks } });

describe('a mapping with `each`', () => {
  const tasks = [task('a', { id: 1, ok: true }, { id: 2, ok: false }), task('b', { id: 1, ok: true }), task('c')];
  const expected = [
    { scenario: 'a/1', trial: 1, family: 'a', passed: true, error: null },
    { scenario: 'a/2', trial: 1, family: 'a', passed: false, error: null },
    { scenario: 'b/1', trial: 1, family: 'b', passed: true, error: null },
  ];

  it.each([
    ['a JSON list', JSON.stringify(tasks), []],
    ['JSON Lines', tasks.map((record) => JSON.stringify(record)).join('\n'), []],
    ['a list inside of a document', JSON.stringify({ tasks }), ['records: $.tasks[*]']],
  ])('makes a trial of every item of every record of %s', (_, content, lines) => {
    expect(read(content, ...lines)).toEqual(expected);
  });

  it('makes trials of a document that is one record', () => {
    expect(read(JSON.stringify(tasks[0]), 'records: $')).toEqual(expected.slice(0, 2));
  });

  it('reads a document of any size item by item, beside a record without them', () => {
    const padding = 'x'.repeat(6 * 2 ** 20);
    const checks = [1, 2, 3].map((id) => ({ id, ok: true, padding }));
    const content = JSON.stringify({ run: { checks, by: 'me' }, task: 'a' });
    const trials = read(
      content,
      'records: $',
      'title: $.record.run.by',
      'tags: { select: "$.record.run.checks[*].id", take: all }',
    );
    expect(trials.map(({ scenario, title, tags }) => [scenario, title, tags])).toEqual([
      ['a/1', 'me', undefined],
      ['a/2', 'me', undefined],
      ['a/3', 'me', undefined],
    ]);
  });

  it('names the item of such a document', () => {
    const content = JSON.stringify(task('a', { id: 1 }, { id: 2, ok: 'yes' }));
    expect(subjectsIn(() => read(content, 'records: $'))).toEqual(['r.json#/run/checks/1 unmapped facts.passed']);
  });

  describe('whose items are rows of a table', () => {
    const readTable = (content: object, ...lines: readonly string[]): readonly Trial[] => {
      const all = ['mapping: test', 'each: $.data[*]', 'columns: $.columns', 'scenario: $.item.id', ...lines];
      const mapping = loadMapping('m.yml', [...all, 'facts: { ok: $.item.ok, of: $.record.of }'].join('\n'));
      return [...readRun([resultFile('r.json', JSON.stringify(content))], { ...READING, mapping })];
    };
    const data = [['a', true], ['b'], { id: 'c', ok: false }];

    it('names their values; an item that is an object keeps its names', () => {
      const trials = readTable({ data, columns: ['id', 'ok'], of: 'x' }, 'records: $');
      expect(trials.map(({ scenario, ok, of }) => [scenario, ok, of])).toEqual([
        ['a', true, 'x'],
        ['b', undefined, 'x'],
        ['c', false, 'x'],
      ]);
    });

    it.each([
      ['the names are missing', { data }, ['records: $'], 'r.json unmapped columns'],
      ['the list is not in the document itself', { data }, [], 'm.yml:3:1 bad-mapping columns'],
    ])('is refused where %s', (_, content, lines, problem) => {
      expect(subjectsIn(() => readTable(content, ...lines))).toEqual([problem]);
    });
  });

  it('numbers the items from 1 and leaves out those that are no trials', () => {
    const content = JSON.stringify([task('a', { id: 'x', skip: true }, { id: 'x' })]);
    const trials = read(content, 'trial: $.index', 'when: { select: $.item.id, equals: x }');
    expect(trials.map(({ scenario, trial }) => [scenario, trial])).toEqual([
      ['a/x', 1],
      ['a/x', 2],
    ]);
    const kept = read(
      content,
      'trial: $.index',
      'when: { select: $.item.skip, map: { "true": false }, default: true }',
    );
    expect(kept.map(({ trial }) => trial)).toEqual([2]);
  });

  describe('over an object', () => {
    const checks = { '10': { ok: true }, 'b/2': { ok: false } };
    const document = { task: 'a', run: { checks, by: 'me' } };
    /** Trials distinguished by the names of the members. */
    const readMembers = (content: string, ...lines: readonly string[]): readonly Trial[] => {
      const text = ['mapping: test', 'scenario: { parts: [$.record.task, $.key] }', ...lines].join('\n');
      return [...readRun([resultFile('r.json', content)], { ...READING, mapping: loadMapping('m.yml', text) })];
    };
    const facts = 'facts: { passed: { select: $.item.ok, parse: boolean }, by: $.record.run.by, number: $.index }';
    const expected = [
      { scenario: 'a/10', trial: 1, passed: true, by: 'me', error: null },
      { scenario: 'a/b/2', trial: 1, passed: false, by: 'me', error: null },
    ];

    it.each([
      ['a list of records', JSON.stringify([document]), []],
      ['JSON Lines', JSON.stringify(document), []],
      ['a document that is one record', JSON.stringify(document), ['records: $']],
    ])('makes a trial of every member, by its name, in %s', (_, content, lines) => {
      expect(readMembers(content, 'each: $.run.checks[*]', facts, ...lines)).toEqual(expected);
    });

    it.each([
      ['streamed', ['records: $'], `each: $["run.1"]['it/s'][*]`],
      ['in a record', ["records: $['a-b'].c[*]"], "each: $['run.1']['it/s'][*]"],
    ])('finds names in quotes, %s', (_, lines, each) => {
      const own = { task: 'a', 'run.1': { 'it/s': checks } };
      const content = lines[0] === 'records: $' ? own : { 'a-b': { c: [own] } };
      expect(readMembers(JSON.stringify(content), ...lines, each).map(({ scenario }) => scenario)).toEqual([
        'a/10',
        'a/b/2',
      ]);
    });

    it('makes trials of a document that is the object', () => {
      const content = JSON.stringify({ one: { ok: true }, two: { ok: false } });
      const lines = ['scenario: $.key', 'records: $', 'each: $[*]', 'facts: { passed: $.item.ok }'];
      const mapping = loadMapping('m.yml', ['mapping: test', ...lines].join('\n'));
      const trials = [...readRun([resultFile('r.json', content)], { ...READING, mapping })];
      expect(trials.map(({ scenario, passed }) => [scenario, passed])).toEqual([
        ['one', true],
        ['two', false],
      ]);
    });

    it.each([
      ['records of a list', JSON.stringify([document]), 'r.json#/0/run/checks/b~12', []],
      ['a document', JSON.stringify(document), 'r.json#/run/checks/b~12', ['records: $']],
    ])('names the member that does not fit, of %s', (_, content, place, lines) => {
      const broken = content.replace('false', '"yes"');
      const refusal = subjectsIn(() => readMembers(broken, 'each: $.run.checks[*]', facts, ...lines));
      expect(refusal).toEqual([`${place} unmapped facts.passed`]);
    });

    it('finds a secret in the name of a member', () => {
      const secret = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
      const content = JSON.stringify({ run: { checks: { [secret]: { ok: true } } } });
      const lines = ['scenario: { select: $.key, slug: true }', 'records: $', 'each: $.run.checks[*]', 'title: $.key'];
      const mapping = loadMapping('m.yml', ['mapping: test', ...lines].join('\n'));
      const trials = [...readRun([resultFile('r.json', content)], { ...READING, mapping })];
      expect(JSON.stringify(trials)).not.toContain(secret);
    });

    it('refuses a repeated name', () => {
      const content = '{"run": {"checks": {"a": {}, "a": {}}}}';
      const mistakes = mistakesIn(() => readMembers(content, 'each: $.run.checks[*]', 'records: $'));
      expect(mistakes.map(({ code }) => code)).toContain('repeated-key');
    });
  });

  it.each([
    [
      'the item that does not fit',
      JSON.stringify([task('a', { id: 1 }, { id: 2, ok: 'yes' })]),
      'r.json#/0/run/checks/1 unmapped facts.passed',
    ],
    [
      'the item of a line',
      JSON.stringify(task('a', { id: 1 }, { id: 2, ok: 'yes' })),
      'r.json:1:1 unmapped facts.passed',
    ],
    [
      'the second item of one id',
      JSON.stringify([task('a', { id: 1 }, { id: 1 })]),
      'r.json#/0/run/checks/1 repeated-trial',
    ],
    ['the record without the list', JSON.stringify([{ task: 'a', run: {} }]), 'r.json#/0 unmapped each'],
    [
      'the record whose list is none',
      JSON.stringify([{ task: 'a', run: { checks: 'none' } }]),
      'r.json#/0 unmapped each',
    ],
    [
      'the document whose list is none',
      JSON.stringify(task('a')).replace('[]', '7'),
      'r.json no-records $.run.checks[*]',
      'records: $',
    ],
    [
      'the document that has a list where the way to the items should be',
      '{"run": []}',
      'r.json no-records checks',
      'records: $',
    ],
    ['the record that is no object', '[7]', 'r.json#/0 unmapped each'],
    ['the record that is empty', '[null]', 'r.json#/0 unmapped each'],
  ])('names %s', (_, content, refusal, ...lines) => {
    expect(subjectsIn(() => read(content, ...lines))).toContain(refusal);
  });

  it('refuses what selects a list and not its items', () => {
    const text = (each: string): string => `mapping: test\nscenario: $.item.id\neach: ${each}`;
    for (const each of ['$', '$.checks', "$['a b'].checks"])
      expect(spotsIn(() => loadMapping('m.yml', text(each)))).toEqual(['bad-mapping 3:1']);
  });
});

/** Scenario and verdict of every trial; `lines` make the id and the verdict. */
function verdicts(content: unknown, ...lines: readonly string[]): readonly (readonly [string, unknown])[] {
  const mapping = loadMapping('m.yml', ['mapping: test', ...lines].join('\n'));
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return [...readRun([resultFile('r.json', text)], { ...READING, mapping })].map(({ scenario, ok }) => [scenario, ok]);
}

const BY_KEYS = 'scenario: { select: "$.keys[*]", take: all, join: / }';

test.each<{
  name: string;
  content: unknown;
  lines: readonly string[];
  trials: readonly (readonly [string, unknown])[];
}>([
  {
    name: 'maps of ids in a list of a map',
    content: {
      suites: [
        { name: 's', cases: { a: { ok: true } } },
        { name: 't', cases: { a: { ok: false } } },
      ],
    },
    lines: [
      'records: $',
      'each: $.suites[*].cases[*]',
      'scenario: { parts: ["$.parents[1].name", $.key] }',
      'facts: { ok: $.item.ok }',
    ],
    trials: [
      ['s/a', true],
      ['t/a', false],
    ],
  },
  {
    name: 'a map of ids at any depth',
    content: { maths: { add: { ok: true }, more: { sub: { ok: false } } }, version: 2 },
    lines: ['records: $', 'each: "$..[?@.ok]"', BY_KEYS, 'facts: { ok: $.item.ok }'],
    trials: [
      ['maths/add', true],
      ['maths/more/sub', false],
    ],
  },
  {
    name: 'ids listed by status',
    content: { passed: ['a', 'b'], failed: ['c'], total: 3 },
    lines: [
      'records: $',
      `each: "$['passed', 'failed'][*]"`,
      'scenario: $.item',
      'facts: { ok: { select: "$.keys[0]", equals: passed } }',
    ],
    trials: [
      ['a', true],
      ['b', true],
      ['c', false],
    ],
  },
  {
    name: 'positions on the way, from 1',
    content: [[{ ok: true }], [{ ok: false }]],
    lines: ['records: $', 'each: $[*][*]', BY_KEYS, 'facts: { ok: $.item.ok }'],
    trials: [
      ['1/1', true],
      ['2/1', false],
    ],
  },
  {
    name: 'a document that is the text of another',
    content: JSON.stringify(JSON.stringify({ cases: [{ id: 'a', ok: true }] })),
    lines: [
      'format: json',
      'records: $',
      'decode: $',
      'each: $.cases[*]',
      'scenario: $.item.id',
      'facts: { ok: $.item.ok }',
    ],
    trials: [['a', true]],
  },
  {
    name: 'lists inside of cells',
    content: 'id,checks\na,"[{""ok"":true},{""ok"":false}]"\nb,\n',
    lines: [
      'decode: $.checks',
      'each: "$.checks[?@]"',
      'scenario: { parts: [$.record.id, $.index] }',
      'facts: { ok: $.item.ok }',
    ],
    trials: [
      ['a/1', true],
      ['a/2', false],
    ],
  },
])('each and decode read $name', ({ content, lines, trials }) => {
  expect(verdicts(content, ...lines)).toEqual(trials);
});

test('decode names the record whose text is no JSON', () => {
  const refusal = subjectsIn(() => verdicts([{ id: 'a', text: '{' }], 'decode: $.text', 'scenario: $.id'));
  expect(refusal).toEqual(['r.json#/0 unmapped decode']);
});

test('the items of any tree are the values with a verdict, by their keys', () => {
  const leaf = fc.record({ ok: fc.boolean() });
  const name = fc.stringMatching(/^[a-z]{1,3}$/);
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof({ depthSize: 'small' }, leaf, fc.dictionary(name, tie('node'), { minKeys: 1, maxKeys: 3 })),
  })).node;
  const leavesOf = (node: unknown, path: string): readonly (readonly [string, unknown])[] =>
    typeof (node as { ok: unknown }).ok === 'boolean'
      ? [[path, (node as { ok: unknown }).ok]]
      : Object.entries(node as object).flatMap(([key, member]) => leavesOf(member, `${path}/${key}`));
  fc.assert(
    fc.property(tree, (node) => {
      const read = verdicts(
        { x: node },
        'records: $',
        'each: "$..[?@.ok == true || @.ok == false]"',
        BY_KEYS,
        'facts: { ok: $.item.ok }',
      );
      expect([...read].sort()).toEqual([...leavesOf(node, 'x')].sort());
    }),
  );
});
