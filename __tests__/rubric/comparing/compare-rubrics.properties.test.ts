import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseYamlDocument } from '../../../src/contract/yaml/yaml-document.ts';
import { compareRubrics } from '../../../src/rubric/comparing/compare-rubrics.ts';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../../src/rubric/rubric.ts';
import { type Json, root, versions } from '../question-versions.ts';

const NONE: ReadonlySet<string> = new Set();
const folder = join(import.meta.dirname, '../../../rubrics');
const shipped = readdirSync(folder)
  .filter((name) => name.endsWith('.yml') && !name.endsWith('.test.yml'))
  .sort();

function read(name: string): Json {
  return parseYamlDocument(name, readFileSync(join(folder, name), 'utf8')).value as Json;
}

/** The same content with the keys of every map the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, turned(member)]),
  );
}

it.each(shipped)('%s has not changed against itself, however it is laid out', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const base = loadRubric(name, text);
  expect(compareRubrics(base, loadRubric(name, `# a remark\n${text}`), NONE)).toEqual([]);
  expect(compareRubrics(base, loadRubric(name, JSON.stringify(turned(read(name)))), NONE)).toEqual([]);
});

function rubricOfQuestion(asked: Json): Rubric {
  return loadRubric('sample.yml', JSON.stringify(root({ criteria: { asked } })));
}

it('tells something of every difference, whatever the order', () => {
  fc.assert(
    fc.property(versions, ({ old, now }) => {
      const [base, own] = [rubricOfQuestion(old), rubricOfQuestion(now)];
      const told = compareRubrics(base, own, NONE);
      expect(told.length > 0).toBe(base.hash !== own.hash);
      expect(compareRubrics(base, rubricOfQuestion(turned(now) as Json), NONE)).toEqual(told);
    }),
    { numRuns: 200 },
  );
});

const cost = (op: string, value: number): Json => ({ field: 'cost', op, value });
const one = (keys: Json): Json => root({ criteria: { asked: { weight: 1, ...keys } } });

it.each<{ name: string; of: (value: number) => Json }>([
  { name: 'a threshold', of: (value) => one({ pass_when: cost('gte', 1), threshold: value }) },
  {
    name: 'a threshold of the rubric',
    of: (value) => ({ ...one({ pass_when: cost('gte', 1) }), threshold: { value } }),
  },
  { name: 'a least', of: (value) => one({ pass_when: cost('gte', value) }) },
  { name: 'a most', of: (value) => one({ pass_when: cost('lt', value) }) },
  { name: 'a most that fails', of: (value) => one({ fail_when: cost('lte', value) }) },
  {
    name: 'where a question applies that fails elsewhere',
    of: (value) => one({ when: cost('gt', value), otherwise: 'fail', pass_when: cost('lt', 1) }),
  },
  { name: 'a score of a value', of: (value) => root({ lookup: { field: 'grade', table: { a: value } } }) },
  {
    name: 'a score of any other',
    of: (value) => root({ lookup: { field: 'grade', table: { a: 1 }, default: value } }),
  },
  {
    name: 'an end of a tree',
    of: (value) =>
      root({ tree: { if: cost('gt', 1), then: { score: value, label: 'x' }, else: { score: 1, label: 'y' } } }),
  },
  { name: 'a bonus', of: (value) => root({ rules: [{ name: 'r', condition: cost('gt', 1), weight: value + 1 }] }) },
  { name: 'a penalty', of: (value) => root({ rules: [{ name: 'r', condition: cost('gt', 1), weight: value - 2 }] }) },
  {
    name: 'a calibration',
    of: (value) => ({
      ...one({ pass_when: cost('gte', 1) }),
      calibration: [
        { from: 0, to: 0 },
        { from: 0.5, to: value },
        { from: 1, to: 1 },
      ],
    }),
  },
  {
    name: 'a share of what fails',
    of: (value) =>
      root({
        weights: 'relative',
        criteria: {
          asked: { weight: 1 + value, pass_when: cost('gte', 1) },
          other: { weight: 1, pass_when: cost('gte', 1) },
        },
      }),
  },
])('$name that is loosened is tightened the other way round', ({ of }) => {
  const value = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
  fc.assert(
    fc.property(value, value, (low, high) => {
      fc.pre(low !== high);
      const [base, own] = [of(low), of(high)].map((file) => loadRubric('sample.yml', JSON.stringify(file)));
      if (base === undefined || own === undefined) throw new Error('not loaded');
      const loosens = (a: Rubric, b: Rubric): boolean =>
        compareRubrics(a, b, new Set(['asked'])).some((change) => change.loosens);
      expect(loosens(base, own)).toBe(!loosens(own, base));
    }),
    { numRuns: 30 },
  );
});
