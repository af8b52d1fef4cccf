import fc from 'fast-check';
import type { BranchFile, ConditionFile, NodeFile, StrategyName } from '../../schemas/types/rubric.ts';

const FIELDS = ['a', 'b', 'c.d', 'list', 'absent'];
const FACT_KEYS = ['a', 'b', 'c', 'list', 'input', 'Ä', '\u{1f600}', '\ufb33'];
const WEIGHING: readonly StrategyName[] = ['weighted_sum', 'cap_by_worst', 'weighted_median', 'majority_vote'];
const PLAIN: readonly StrategyName[] = ['min', 'strict', 'median', 'mean'];

const text = fc.string({ unit: 'grapheme', maxLength: 80 });
const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 }), text);
const value = fc.oneof(scalar, fc.boolean(), fc.constant(null), fc.array(scalar, { maxLength: 3 }));
const field = fc.constantFrom(...FIELDS);
const part = scalar.filter((one) => one !== '');
const unit = fc.integer({ min: 0, max: 4 }).map((quarters) => quarters / 4);

const comparison: fc.Arbitrary<ConditionFile> = fc.oneof(
  fc.record({ field, op: fc.constantFrom('eq', 'ne'), value }),
  fc.record({ field, op: fc.constantFrom('lt', 'lte', 'gt', 'gte'), value: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ field, op: fc.constantFrom('exists', 'absent', 'empty', 'not_empty') }),
  fc.record({ field, op: fc.constantFrom('contains', 'not_contains'), value: part }),
  fc.record({ field, op: fc.constant('matches'), value: fc.constantFrom('^a', '[0-9]+', '(?i)x') }),
);
const condition: fc.Arbitrary<ConditionFile> = fc.oneof(
  comparison,
  fc.record({ and: fc.array(comparison, { minLength: 1, maxLength: 3 }) }),
  fc.record({ or: fc.array(comparison, { minLength: 1, maxLength: 3 }) }),
  comparison.map((not) => ({ not })),
  fc.constantFrom({ expr: 'a == 1' }, { expr: 'a > 0 && b < 2' }),
);

const severity = fc.constantFrom('none', 'low', 'medium', 'high', 'critical');
const marking = fc.record(
  { severity, threshold: unit, question: text.filter((one) => one.trim() !== ''), when: condition },
  { requiredKeys: [] },
);
const calibration = [
  { from: 0, to: 0 },
  { from: 0.5, to: 0.25 },
  { from: 1, to: 1 },
];
const end = fc.record({ score: unit, label: fc.constantFrom('good', 'bad') });
const branch: fc.Arbitrary<BranchFile> = fc.record({ if: condition, then: end, else: end });

const leaf: fc.Arbitrary<NodeFile> = fc.oneof(
  condition.map((pass_when) => ({ pass_when })),
  condition.map((fail_when) => ({ fail_when })),
  fc.record({ tree: branch }),
  fc.record({ lookup: fc.record({ field, table: fc.constant({ x: 1, y: 0.5 }), default: unit }) }),
  fc.constantFrom<NodeFile>({ formula: '0.5' }, { formula: 'has(a) ? 1.0 : 0.25' }, { formula: '2.0' }),
  condition.map((pass_when) => ({ each: { over: { field: 'list' }, node: { pass_when } } })),
  fc.record({
    rules: fc.tuple(condition, condition, fc.constantFrom(0.1, 0.75)).map(([first, second, weight]) => [
      { name: 'first', condition: first, weight, terminal: true },
      { name: 'second', condition: second, weight: -0.5 },
    ]),
  }),
);

const marked = fc
  .tuple(leaf, marking, fc.boolean())
  .map(([node, marks, calibrated]): NodeFile => ({ ...node, ...marks, ...(calibrated ? { calibration } : {}) }));

const composite = (inner: fc.Arbitrary<NodeFile>): fc.Arbitrary<NodeFile> =>
  fc.tuple(fc.array(inner, { minLength: 1, maxLength: 4 }), fc.constantFrom(...WEIGHING, ...PLAIN), marking).map(
    ([nodes, combine, marks]): NodeFile => ({
      ...marks,
      combine,
      ...(PLAIN.includes(combine) ? {} : { weights: 'relative' }),
      criteria: Object.fromEntries(
        nodes.map((node, index) => [`n${index}`, PLAIN.includes(combine) ? node : { ...node, weight: index + 1 }]),
      ),
    }),
  );

/** Rubrics of every kind of node, two levels deep. */
export const rubricKeys: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .tuple(composite(fc.oneof(marked, composite(marked))), marked, fc.boolean())
  .map(([{ question: _question, ...root }, besides, derives]) => ({
    ...root,
    contract: { properties: { a: {}, b: {} } },
    nodes: { besides },
    ...(derives ? { derive: { seen: { field: 'a', op: 'exists' } } } : {}),
  }));

/** Facts that those rubrics ask for, in any order of keys. */
export const trialFacts = fc.dictionary(
  fc.constantFrom(...FACT_KEYS),
  fc.oneof(value, fc.record({ d: value, z: scalar })),
);
