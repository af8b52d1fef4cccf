import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseYamlDocument } from '../../src/contract/yaml-document.ts';
import { compareRubrics } from '../../src/rubric/compare-rubrics.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { judgeTrial } from '../../src/scoring/judge-trial.ts';
import { trialOf } from './rubric-of.ts';

type Json = Readonly<Record<string, unknown>>;

const NONE: ReadonlySet<string> = new Set();
const folder = join(import.meta.dirname, '../../rubrics');
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

const facts = { cost: [undefined, 0, 1, 2, 3], done: [undefined, true, false], grade: [undefined, 'a', 'b', 'c'] };
const TRIALS = facts.cost.flatMap((cost) =>
  facts.done.flatMap((done) => facts.grade.map((grade) => trialOf({ cost, done, grade }))),
);

const score = fc.constantFrom(0, 0.2, 0.5, 0.8, 1);
const condition: fc.Arbitrary<Json> = fc.oneof(
  fc.tuple(fc.constantFrom('lte', 'gte'), fc.constantFrom(1, 2)).map(([op, value]) => ({ field: 'cost', op, value })),
  fc.boolean().map((value) => ({ field: 'done', op: 'eq', value })),
);
const severity = fc.constantFrom('none', 'low', 'medium', 'high', 'critical');
const calibration = fc.tuple(score, score, score).map((tos) => {
  const [low, middle, high] = tos.toSorted((a, b) => a - b);
  return [
    { from: 0, to: low },
    { from: 0.5, to: middle },
    { from: 1, to: high },
  ];
});
const marking = fc.record({ threshold: score, severity, calibration }, { requiredKeys: [] });
const rule = fc
  .record(
    {
      condition,
      weight: fc.constantFrom(-1, -0.5, 0.5, 1),
      terminal: fc.boolean(),
      severity,
      overrides: fc.subarray(['r1', 'r2', 'r3'], { minLength: 1 }),
    },
    { requiredKeys: ['condition', 'weight'] },
  )
  .map((one) => one as Json);
const rules = fc
  .array(rule, { minLength: 1, maxLength: 3 })
  .map((list) => ({ rules: soundRules(list.map((one, index) => ({ ...one, name: `r${index}` }))) }));

/** Without overrides of rules that are not there or terminal, and without circles. */
function soundRules(list: readonly Json[]): readonly Json[] {
  const open = new Set(list.filter(({ terminal }) => terminal !== true).map(({ name }) => String(name)));
  return list.map(({ overrides = [], ...one }) => {
    const kept = (overrides as readonly string[]).filter((name) => open.has(name) && name > String(one.name));
    return kept.length === 0 ? one : { ...one, overrides: kept };
  });
}

const end = fc.tuple(score, fc.constantFrom('x', 'y')).map(([value, label]) => ({ score: value, label }));
const body: fc.Arbitrary<Json> = fc.oneof(
  rules,
  rules,
  fc.tuple(condition, end, end).map(([asked, yes, no]) => ({ tree: { if: asked, then: yes, else: no } })),
  fc
    .record(
      { table: fc.record({ a: score, b: score }, { requiredKeys: ['a'] }), default: score },
      { requiredKeys: ['table'] },
    )
    .map((table) => ({ lookup: { field: 'grade', ...table } })),
  condition.map((pass_when) => ({ pass_when })),
  condition.map((fail_when) => ({ fail_when })),
);
/** One criterion of one question: what holds for it holds for the whole. */
const question = fc
  .tuple(body, marking, fc.option(fc.record({ when: condition, otherwise: fc.constantFrom('skip', 'pass', 'fail') })))
  .map(([kind, marks, asked]): Json => ({ weight: 1, ...kind, ...marks, ...asked }));
const KINDS = ['rules', 'tree', 'lookup', 'pass_when', 'fail_when'];

const marks = fc.constantFrom(['threshold'], ['severity'], ['calibration'], ['when', 'otherwise'], ['otherwise']);
const ruleKeys = fc.constantFrom(['condition'], ['weight'], ['terminal'], ['severity'], ['overrides']);

/** Two versions of it that differ in one key, in one rule or in one key of one rule. */
const versions = fc
  .oneof(
    fc.tuple(question, question, marks).map(([old, other, keys]) => ({ old, now: replaced(old, other, keys) })),
    fc.tuple(question, body).map(([old, kind]) => ({ old, now: { ...withoutKeys(old, KINDS), ...kind } })),
    fc
      .tuple(rules, marking, fc.nat(2), rule, fc.option(ruleKeys), fc.nat(3))
      .map(([list, marked, at, other, keys, edit]) => {
        const now = edited(list.rules, at, other, keys, edit);
        const kept = now.length === 0 ? list.rules : now;
        return { old: { ...marked, ...list }, now: { ...marked, rules: soundRules(kept) } };
      }),
  )
  .map(({ old, now }): { old: Json; now: Json } => ({ old: { ...old, weight: 1 }, now: asked({ ...now, weight: 1 }) }));

function edited(list: readonly Json[], at: number, other: Json, keys: readonly string[] | null, edit: number) {
  if (keys !== null) return list.map((one, index) => (index === at ? replaced(one, other, keys) : one));
  if (edit === 0) return list.filter((_, index) => index !== at);
  return edit === 1 ? list.toReversed() : [...list, { ...other, name: 'r3' }];
}

function replaced(old: Json, other: Json, keys: readonly string[]): Json {
  const taken = Object.entries(other).filter(([key]) => keys.includes(key));
  const needed = keys.filter((key) => Object.hasOwn(other, key) || !['condition', 'weight'].includes(key));
  return { ...withoutKeys(old, needed), ...Object.fromEntries(taken) };
}

function withoutKeys(from: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
}

/** `otherwise` needs a `when`. */
function asked(file: Json): Json {
  return Object.hasOwn(file, 'when') ? file : withoutKeys(file, ['otherwise']);
}

function rubricOfQuestion(asked: Json): Rubric {
  const file = { rubric: 'sample', version: '1.0.0', metric: 'TCR', criteria: { asked } };
  return loadRubric('sample.yml', JSON.stringify(file));
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

const VERDICTS = ['fail', 'warn', 'pass'];

function comesOutBetter(base: Rubric, own: Rubric, trial: (typeof TRIALS)[number]): boolean {
  const [before, after] = [base, own].map((rubric) => judgeTrial([rubric], trial).rubrics[0]?.criteria[0]);
  if (before === undefined || after === undefined) throw new Error('not judged');
  // A question that is asked at last may be answered either way; one that is asked no more had better have passed.
  if (before.score === null) return false;
  if (after.score === null) return before.verdict !== 'pass';
  return after.score > before.score || VERDICTS.indexOf(after.verdict) > VERDICTS.indexOf(before.verdict);
}

const cost = (op: string, value: number): Json => ({ field: 'cost', op, value });
const ruleOn = (name: string, op: string, value: number, more: Json): Json => ({
  name,
  condition: cost(op, value),
  ...more,
});
const ruled = (least: number): Json => ({
  weight: 1,
  rules: [ruleOn('r0', 'lte', 1, { weight: 1 }), ruleOn('r2', 'gte', least, { weight: 0.5, terminal: true })],
});

/** A rule that passes and ends the list fires in fewer trials, and a better one is asked in the others. */
const STOPPED = { old: ruled(1), now: ruled(2) };

it('says that nothing is looser only where no trial comes out better', () => {
  let proven = 0;
  fc.assert(
    fc.property(versions, ({ old, now }) => {
      const [base, own] = [rubricOfQuestion(old), rubricOfQuestion(now)];
      if (base.hash === own.hash || compareRubrics(base, own, NONE).some(({ loosens }) => loosens)) return;
      proven++;
      expect(TRIALS.filter((trial) => comesOutBetter(base, own, trial))).toEqual([]);
    }),
    { numRuns: 1000, examples: [[STOPPED]] },
  );
  expect(proven).toBeGreaterThan(100);
});

const root = (keys: Json): Json => ({ rubric: 'sample', version: '1.0.0', metric: 'TCR', ...keys });
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
  { name: 'where a question applies', of: (value) => one({ when: cost('gt', value), pass_when: cost('lt', 1) }) },
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
