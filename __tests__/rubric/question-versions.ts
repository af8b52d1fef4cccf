import fc from 'fast-check';
import { trialOf } from './rubric-of.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A rubric with these keys. */
export const root = (keys: Json): Json => ({ rubric: 'sample', version: '1.0.0', metric: 'TCR', ...keys });

const facts = {
  cost: [undefined, 0, 1, 2, 3],
  done: [undefined, true, false],
  grade: [undefined, 'a', 'b', 'c'],
  mine: [undefined, true],
};
export const TRIALS = facts.cost.flatMap((cost) =>
  facts.done.flatMap((done) =>
    facts.grade.flatMap((grade) => facts.mine.map((mine) => trialOf({ cost, done, grade, mine }))),
  ),
);

const score = fc.constantFrom(0, 0.2, 0.5, 0.8, 1);
export const condition: fc.Arbitrary<Json> = fc.oneof(
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
export const marking = fc.record({ threshold: score, severity, calibration }, { requiredKeys: [] });
const rule = fc
  .record(
    {
      condition,
      weight: fc.constantFrom(-1, -0.5, 0.1, 0.5, 1),
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

/** Without overrides of rules that are not there or terminal, and without cycles. */
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
export const question = fc
  .tuple(body, marking, fc.option(fc.record({ when: condition, otherwise: fc.constantFrom('skip', 'pass', 'fail') })))
  .map(([kind, marks, asked]): Json => ({ weight: 1, ...kind, ...marks, ...asked }));
const KINDS = ['rules', 'tree', 'lookup', 'pass_when', 'fail_when'];

const marks = fc.constantFrom(['threshold'], ['severity'], ['calibration'], ['when', 'otherwise'], ['otherwise']);
const ruleKeys = fc.constantFrom(['condition'], ['weight'], ['terminal'], ['severity'], ['overrides']);

/** Two versions of it that differ in one key, in one rule or in one key of one rule. */
export const versions = fc
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

export function withoutKeys(from: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
}

/** `otherwise` needs a `when`. */
function asked(file: Json): Json {
  return Object.hasOwn(file, 'when') ? file : withoutKeys(file, ['otherwise']);
}
