import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeNode } from './rubric-of.ts';

type Json = Readonly<Record<string, unknown>>;

const FACTS = ['a', 'b', 'c', 'd'] as const;
const WEIGHED = ['weighted_sum', 'cap_by_worst', 'weighted_median', 'majority_vote'] as const;
const EVEN = ['min', 'median', 'mean', 'strict'] as const;
const VERDICTS = ['fail', 'warn', 'pass'];

const fact = fc.constantFrom(...FACTS);
const severity = fc.constantFrom('none', 'low', 'medium', 'high', 'critical');
const weight = fc.constantFrom(0.5, 1, 2, 3);
const calibration = fc.constantFrom(
  [
    { from: 0, to: 0.1 },
    { from: 1, to: 0.8 },
  ],
  [
    { from: 0, to: 0 },
    { from: 0.5, to: 0.2 },
    { from: 1, to: 1 },
  ],
);
const marked = fc.record(
  { severity, calibration, threshold: fc.constantFrom(0, 0.25, 0.5, 0.9, 1) },
  { requiredKeys: [] },
);

const isTrue = fact.map((field) => ({ field, op: 'eq', value: true }));
const isFalse = fact.map((field) => ({ field, op: 'eq', value: false }));

/** Nodes of which no part can count against the whole: what is true of a trial only ever speaks for it. */
const { node } = fc.letrec<{ node: Json; composite: Json; leaf: Json }>((tie) => ({
  leaf: fc.oneof(
    isTrue.map((pass_when) => ({ pass_when })),
    fc.tuple(fc.constantFrom('yes', 'much'), fact).map(([asked, about]) => ({ use: `${asked}_${about}` })),
    fc
      .tuple(fact, fc.constantFrom(0.7, 1))
      .map(([field, top]) => ({ lookup: { field, table: { true: top, false: 0.3 } } })),
    fc.tuple(isTrue, isFalse, severity).map(([earned, lost, mild]) => ({
      rules: [
        { name: 'earned', weight: 1, condition: earned },
        { name: 'lost', weight: -0.3, severity: mild, condition: lost },
      ],
    })),
  ),
  composite: fc.oneof(
    fc
      .tuple(fc.constantFrom(...WEIGHED), fc.array(fc.tuple(tie('node'), weight), { minLength: 1, maxLength: 3 }))
      .map(([combine, parts]) => ({
        combine,
        weights: 'relative',
        criteria: Object.fromEntries(parts.map(([part, share], index) => [`k${index}`, { ...part, weight: share }])),
      })),
    fc
      .tuple(fc.constantFrom(...EVEN), fc.array(tie('node'), { minLength: 1, maxLength: 3 }))
      .map(([combine, parts]) => ({
        combine,
        criteria: Object.fromEntries(parts.map((part, index) => [`k${index}`, part])),
      })),
  ),
  node: fc
    .tuple(fc.oneof({ maxDepth: 2, depthIdentifier: 'node' }, tie('leaf'), tie('composite')), marked)
    .map(([body, marks]) => ({ ...body, ...marks })),
}));

/** What a judge is asked of every fact: whether it is true, and how much. */
const nodes = Object.fromEntries(
  FACTS.flatMap((name) => [
    [`yes_${name}`, { question: 'Is it?', judge: 'yes_no' }],
    [`much_${name}`, { question: 'How much is it?', judge: 'percent' }],
  ]),
);

/** The facts, and a judge who says what they are. */
function judged(facts: Readonly<Record<string, boolean>>): Json {
  const judge = FACTS.flatMap((name) => [
    [`yes_${name}`, [facts[name], facts[name], false]],
    [`much_${name}`, facts[name] ? 90 : 30],
  ]);
  return { ...facts, judge: Object.fromEntries(judge) };
}

it('no score falls and no verdict gets worse when a criterion passes', () => {
  const facts = fc.record(Object.fromEntries(FACTS.map((name) => [name, fc.boolean()])));
  const root = fc
    .tuple(node, weight)
    .map(([part, share]) => ({ criteria: { part: { ...part, weight: share } }, weights: 'relative', nodes }));
  fc.assert(
    fc.property(root, facts, fact, (rubric, before, flipped) => {
      const was = judgeNode(rubric, judged({ ...before, [flipped]: false })).tree;
      const is = judgeNode(rubric, judged({ ...before, [flipped]: true })).tree;
      expect(is.score).toBeGreaterThanOrEqual((was.score ?? 0) - 1e-12);
      expect(VERDICTS.indexOf(is.verdict)).toBeGreaterThanOrEqual(VERDICTS.indexOf(was.verdict));
      expect(is.score).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1000 },
  );
});
