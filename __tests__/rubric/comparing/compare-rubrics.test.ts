import { describe, expect, it } from 'vitest';
import type { RubricChange } from '../../../src/rubric/comparing/change.ts';
import { compareRubrics } from '../../../src/rubric/comparing/compare-rubrics.ts';
import { rubricOf } from '../rubric-of.ts';

type Keys = Readonly<Record<string, unknown>>;

function changes(old: Keys, now: Keys, failing: readonly string[] = []): readonly RubricChange[] {
  return compareRubrics(rubricOf(old), rubricOf(now), new Set(failing));
}

/** `subject | what | old | new`, and whether it loosens. */
function lines(list: readonly RubricChange[]): readonly string[] {
  return list.map((one) => `${one.loosens ? 'looser ' : ''}${one.subject} | ${one.what} | ${one.old} | ${one.new}`);
}

const atMost = (value: number) => ({ field: 'usage.cost_usd', op: 'lte', value });
const done = { field: 'done', op: 'eq', value: true };
const polite = { field: 'polite', op: 'eq', value: true };

/** The root as one node of parts, with some keys of its only criterion replaced. */
const criterion = (keys: Keys): Keys => ({ criteria: { answered: { weight: 1, pass_when: done, ...keys } } });
const node = (keys: Keys): Keys => ({ criteria: undefined, ...keys });
const parts = (weights: Readonly<Record<string, number | undefined>>, keys: Keys = {}, marks: Keys = {}): Keys => ({
  criteria: Object.fromEntries(
    Object.entries(weights).map(([key, weight]) => [key, { weight, pass_when: done, ...marks }]),
  ),
  ...keys,
});
const isTrue = (field: string) => ({ field, op: 'eq', value: true });
const writes = { pass_when: { trace: { exists: { is: 'write' } } } };
const asksFor = (passed: string) => [{ name: 'fine', when: { passed } }, { name: 'bad' }];
const bonus = { name: 'bonus', condition: done, weight: 0.6 };
const fine = { name: 'fine', condition: polite, weight: 0.4 };
const penalty = { name: 'penalty', condition: atMost(1), weight: -0.5 };
const ruled = { rules: [bonus, penalty] };
const rules = (...list: readonly Keys[]): Keys => node({ rules: list });
const ending = { terminal: true };
const tree = (keys: Keys): Keys =>
  node({ tree: { if: done, then: { score: 1, label: 'good' }, else: { score: 0.2, label: 'poor' }, ...keys } });
const lookup = (keys: Keys): Keys => node({ lookup: { field: 'grade', table: { a: 1, b: 0.5 }, ...keys } });
const each = (keys: Keys): Keys =>
  node({
    each: { over: { field: 'items' }, node: { pass_when: { field: 'item.ok', op: 'eq', value: true } }, ...keys },
  });

const lowering = [
  { from: 0, to: 0 },
  { from: 1, to: 0.9 },
];
const lifting = [
  { from: 0, to: 0.2 },
  { from: 1, to: 1 },
];

describe('one key', () => {
  it.each([
    {
      name: 'a threshold of the rubric lowered',
      old: { threshold: 0.8 },
      now: { threshold: 0.7 },
      is: ['looser sample | threshold | 0.8 | 0.7'],
    },
    { name: 'one raised', old: { threshold: 0.8 }, now: { threshold: 0.9 }, is: ['sample | threshold | 0.8 | 0.9'] },
    {
      name: 'a documented one lowered',
      old: { threshold: { value: 0.8, owner: 'a' } },
      now: { threshold: { value: 0.7, owner: 'a' } },
      is: ['looser sample | threshold | 0.8 | 0.7'],
    },
    {
      name: 'the grounds of a threshold',
      old: { threshold: { value: 0.8 } },
      now: { threshold: 0.8 },
      is: ['sample | grounds of the threshold | {"value":0.8} | 0.8'],
    },
    {
      name: 'a threshold in place of the verdicts of the parts',
      old: {},
      now: { threshold: 0.9 },
      is: ['looser sample | threshold | none | 0.9'],
    },
    {
      name: 'a threshold of a yes-or-no question, which says what none says',
      old: criterion({}),
      now: criterion({ threshold: 0.5 }),
      is: ['sample/answered | threshold | none | 0.5'],
    },
    {
      name: 'a threshold of 0, which everything reaches',
      old: criterion({}),
      now: criterion({ threshold: 0 }),
      is: ['looser sample/answered | threshold | none | 0'],
    },
    {
      name: 'a threshold of 0 taken away',
      old: criterion({ threshold: 0 }),
      now: criterion({}),
      is: ['sample/answered | threshold | 0 | none'],
    },
    {
      name: 'a severity lowered',
      old: criterion({ severity: 'high' }),
      now: criterion({}),
      is: ['looser sample/answered | severity | high | by default'],
    },
    {
      name: 'a severity raised above the usual one',
      old: criterion({}),
      now: criterion({ severity: 'critical' }),
      is: ['sample/answered | severity | by default | critical'],
    },
    {
      name: 'a severity in place of the worst of the parts',
      old: {},
      now: { severity: 'high' },
      is: ['looser sample | severity | by default | high'],
    },
    {
      name: 'a calibration that raises somewhere',
      old: {},
      now: {
        calibration: [
          { from: 0, to: 0 },
          { from: 0.5, to: 0.6 },
          { from: 1, to: 1 },
        ],
      },
      is: ['looser sample | calibration | none | 0 -> 0, 0.5 -> 0.6, 1 -> 1'],
    },
    {
      name: 'a calibration taken off a tree, whose end may pass below a full score',
      old: { ...tree({}), calibration: lowering },
      now: tree({}),
      is: ['looser sample | calibration | 0 -> 0, 1 -> 0.9 | none'],
    },
    {
      name: 'one more demand where a no earns more than what cannot be told',
      old: criterion({ calibration: lifting }),
      now: criterion({ calibration: lifting, pass_when: { and: [done, polite] } }),
      is: ['looser sample/answered | pass_when | done eq true | done eq true and polite eq true'],
    },
    {
      name: 'one more demand where a no passes a threshold of 0',
      old: criterion({ threshold: 0 }),
      now: criterion({ threshold: 0, pass_when: { and: [done, polite] } }),
      is: ['looser sample/answered | pass_when | done eq true | done eq true and polite eq true'],
    },
    {
      name: 'one more demand at the end of a tree that lifts a no',
      old: { ...tree({ then: { node: { pass_when: done }, label: 'good' } }), calibration: lifting },
      now: { ...tree({ then: { node: { pass_when: { and: [done, polite] } }, label: 'good' } }), calibration: lifting },
      is: ['looser sample | pass_when of `tree.then` | done eq true | done eq true and polite eq true'],
    },
    {
      name: 'a calibration that lowers only',
      old: {},
      now: {
        calibration: [
          { from: 0, to: 0 },
          { from: 1, to: 0.9 },
        ],
      },
      is: ['sample | calibration | none | 0 -> 0, 1 -> 0.9'],
    },
    {
      name: 'a `when` added',
      old: criterion({}),
      now: criterion({ when: polite }),
      is: ['looser sample/answered | when | none | polite eq true'],
    },
    {
      name: 'a `when` added that fails elsewhere',
      old: criterion({}),
      now: criterion({ when: polite, otherwise: 'fail' }),
      is: ['sample/answered | when | none | polite eq true', 'sample/answered | otherwise | skip | fail'],
    },
    {
      name: 'a `when` removed',
      old: criterion({ when: polite }),
      now: criterion({}),
      is: ['looser sample/answered | when | polite eq true | none'],
    },
    {
      name: 'a `when` that applies more often',
      old: criterion({ when: atMost(1) }),
      now: criterion({ when: atMost(2) }),
      is: ['looser sample/answered | when | usage.cost_usd lte 1 | usage.cost_usd lte 2'],
    },
    {
      name: 'a `when` that applies less often and fails elsewhere',
      old: criterion({ when: atMost(2), otherwise: 'fail' }),
      now: criterion({ when: atMost(1), otherwise: 'fail' }),
      is: ['sample/answered | when | usage.cost_usd lte 2 | usage.cost_usd lte 1'],
    },
    {
      name: 'a `when` that applies more often and fails elsewhere',
      old: criterion({ when: atMost(1), otherwise: 'fail' }),
      now: criterion({ when: atMost(2), otherwise: 'fail' }),
      is: ['looser sample/answered | when | usage.cost_usd lte 1 | usage.cost_usd lte 2'],
    },
    {
      name: 'a `when` added to rules that fails elsewhere, which is milder than the worst of them',
      old: criterion({ pass_when: undefined, ...ruled }),
      now: criterion({ pass_when: undefined, ...ruled, when: polite, otherwise: 'fail' }),
      is: ['looser sample/answered | when | none | polite eq true', 'sample/answered | otherwise | skip | fail'],
    },
    {
      name: 'the same where the severity is that of the whole',
      old: criterion({ pass_when: undefined, ...ruled, severity: 'high' }),
      now: criterion({ pass_when: undefined, ...ruled, severity: 'high', when: polite, otherwise: 'fail' }),
      is: ['sample/answered | when | none | polite eq true', 'sample/answered | otherwise | skip | fail'],
    },
    {
      name: 'a pass where it does not apply',
      old: criterion({ when: polite }),
      now: criterion({ when: polite, otherwise: 'pass' }),
      is: ['looser sample/answered | otherwise | skip | pass'],
    },
    {
      name: 'a bound moved out',
      old: criterion({ pass_when: atMost(1) }),
      now: criterion({ pass_when: atMost(2) }),
      is: ['looser sample/answered | pass_when | usage.cost_usd lte 1 | usage.cost_usd lte 2'],
    },
    {
      name: 'a bound moved in',
      old: criterion({ pass_when: atMost(1) }),
      now: criterion({ pass_when: atMost(0.5) }),
      is: ['sample/answered | pass_when | usage.cost_usd lte 1 | usage.cost_usd lte 0.5'],
    },
    {
      name: 'a condition that nobody can compare',
      old: criterion({}),
      now: criterion({ pass_when: polite }),
      is: ['looser sample/answered | pass_when | done eq true | polite eq true'],
    },
    {
      name: 'a question turned round',
      old: criterion({}),
      now: { criteria: { answered: { weight: 1, fail_when: polite } } },
      is: ['looser sample/answered | kind of question | passes when done eq true | fails when polite eq true'],
    },
    {
      name: 'a description of a condition',
      old: criterion({}),
      now: criterion({ pass_when: { ...done, description: 'Done' } }),
      is: [
        'sample/answered | description in pass_when | {"field":"done","op":"eq","value":true} | {"description":"Done","field":"done","op":"eq","value":true}',
      ],
    },
    {
      name: 'a question in other words',
      old: criterion({ question: 'Done?' }),
      now: criterion({ question: 'Is it done?' }),
      is: ['sample/answered | question | Done? | Is it done?'],
    },
    {
      name: 'the metric',
      old: {},
      now: { metric: 'RCS' },
      is: ['looser sample | metric | TCR | RCS'],
    },
    { name: 'the version', old: {}, now: { version: '1.1.0' }, is: ['sample | version | 1.0.0 | 1.1.0'] },
    {
      name: 'the same header written in another way',
      old: { rubric: 'sample', version: '1.0.0', metric: 'TCR' },
      now: {
        rubric: undefined,
        version: undefined,
        metric: undefined,
        meta: { name: 'sample', version: '1.0.0', metric: 'TCR' },
      },
      is: [
        'sample | header | {"metric":"TCR","rubric":"sample","version":"1.0.0"} | {"meta":{"metric":"TCR","name":"sample","version":"1.0.0"}}',
      ],
    },
    {
      name: 'a contract taken away',
      old: { contract: { required: ['output'] } },
      now: {},
      is: ['looser sample | contract | {"required":["output"]} | none'],
    },
    {
      name: 'a requirement added, which takes trials out of the score',
      old: {},
      now: { require: [{ that: done }] },
      is: ['looser sample | require | none | [{"that":{"field":"done","op":"eq","value":true}}]'],
    },
    {
      name: 'a derived fact that nothing read before',
      old: {},
      now: { derive: { quick: atMost(1) } },
      is: ['sample | derived fact `quick` | none | {"field":"usage.cost_usd","op":"lte","value":1}'],
    },
    {
      name: 'a step that nothing named before',
      old: {},
      now: { steps: { write: { tool: 'a' } } },
      is: ['sample | step `write` | none | {"tool":"a"}'],
    },
    {
      name: 'another step under a name that others refer to',
      old: { ...criterion(writes), steps: { write: { tool: 'a' } } },
      now: { ...criterion(writes), steps: { write: { tool: 'b' } } },
      is: ['looser sample | step `write` | {"tool":"a"} | {"tool":"b"}'],
    },
    {
      name: 'another step under a name that nothing refers to',
      old: { steps: { write: { tool: 'a' } } },
      now: { steps: { write: { tool: 'b' } } },
      is: ['sample | step `write` | {"tool":"a"} | {"tool":"b"}'],
    },
    {
      name: 'a derived fact that another derived fact read of the trial',
      old: { derive: { ok: isTrue('mine') } },
      now: { derive: { ok: isTrue('mine'), mine: atMost(1) } },
      is: ['looser sample | derived fact `mine` | none | {"field":"usage.cost_usd","op":"lte","value":1}'],
    },
    {
      name: 'a derived fact that a requirement read of the trial',
      old: { require: [{ that: isTrue('mine') }] },
      now: { require: [{ that: isTrue('mine') }], derive: { mine: atMost(1) } },
      is: ['looser sample | derived fact `mine` | none | {"field":"usage.cost_usd","op":"lte","value":1}'],
    },
    {
      name: 'a derived fact whose name is part of a word',
      old: criterion({ question: 'Is it calculated?' }),
      now: { ...criterion({ question: 'Is it calculated?' }), derive: { late: atMost(1) } },
      is: ['sample | derived fact `late` | none | {"field":"usage.cost_usd","op":"lte","value":1}'],
    },
    {
      name: 'a stricter node of which a criterion asks that it did not pass',
      old: { ...criterion({ pass_when: { not: { passed: 'quick' } } }), nodes: { quick: { pass_when: atMost(2) } } },
      now: { ...criterion({ pass_when: { not: { passed: 'quick' } } }), nodes: { quick: { pass_when: atMost(1) } } },
      is: ['looser sample/quick | pass_when | usage.cost_usd lte 2 | usage.cost_usd lte 1'],
    },
    {
      name: 'a stricter criterion that an outcome asks for',
      old: { ...criterion({ pass_when: atMost(2) }), outcomes: asksFor('answered') },
      now: { ...criterion({ pass_when: atMost(1) }), outcomes: asksFor('answered') },
      is: ['looser sample/answered | pass_when | usage.cost_usd lte 2 | usage.cost_usd lte 1'],
    },
    {
      name: 'other words of a node that an outcome asks for',
      old: { ...criterion({ question: 'Done?' }), outcomes: asksFor('answered') },
      now: { ...criterion({ question: 'Is it done?' }), outcomes: asksFor('answered') },
      is: ['sample/answered | question | Done? | Is it done?'],
    },
    {
      name: 'a derived fact in place of what was read',
      old: criterion({ pass_when: { field: 'quick', op: 'eq', value: true } }),
      now: {
        ...criterion({ pass_when: { field: 'quick', op: 'eq', value: true } }),
        derive: { quick: { expr: 'true' } },
      },
      is: ['looser sample | derived fact `quick` | none | {"expr":"true"}'],
    },
    {
      name: 'outcomes of its own',
      old: {},
      now: { outcomes: [{ name: 'fine' }] },
      is: ['looser sample | outcomes | by default | fine'],
    },
    {
      name: 'an outcome with another condition',
      old: { outcomes: [{ name: 'fine', when: done }, { name: 'bad' }] },
      now: { outcomes: [{ name: 'fine', when: polite }, { name: 'bad' }] },
      is: ['looser sample | outcome `fine` | done eq true | polite eq true'],
    },
    {
      name: 'outcomes in another order',
      old: { outcomes: [{ name: 'a', when: done }, { name: 'b', when: polite }, { name: 'c' }] },
      now: { outcomes: [{ name: 'b', when: polite }, { name: 'a', when: done }, { name: 'c' }] },
      is: ['looser sample | order of the outcomes | a, b, c | b, a, c'],
    },
    {
      name: 'a band that begins lower',
      old: { bands: [{ name: 'good', at_least: 0.8 }, { name: 'poor' }] },
      now: { bands: [{ name: 'good', at_least: 0.7 }, { name: 'poor' }] },
      is: ['looser sample | band `good` | from 0.8 | from 0.7'],
    },
    {
      name: 'a band that begins higher',
      old: { bands: [{ name: 'good', at_least: 0.7 }, { name: 'poor' }] },
      now: { bands: [{ name: 'good', at_least: 0.8 }, { name: 'poor' }] },
      is: ['sample | band `good` | from 0.7 | from 0.8'],
    },
    {
      name: 'a named node taken away',
      old: { nodes: { quick: { pass_when: done } } },
      now: {},
      is: ['looser sample/quick | criterion | passes when done eq true | removed'],
    },
  ])('$name', ({ old, now, is }) => {
    expect(lines(changes(old, now))).toEqual(is);
  });
});

describe('parts', () => {
  it.each([
    {
      name: 'a criterion that fails lost its share',
      old: parts({ a: 0.5, b: 0.5 }),
      now: parts({ a: 0.25, b: 0.75 }),
      failing: ['a'],
      is: ['looser sample/a | share of the score | 50 % | 25 %', 'sample/b | share of the score | 50 % | 75 %'],
    },
    {
      name: 'one that passes lost it',
      old: parts({ a: 0.5, b: 0.5 }),
      now: parts({ a: 0.25, b: 0.75 }),
      failing: ['b'],
      is: ['sample/a | share of the score | 50 % | 25 %', 'sample/b | share of the score | 50 % | 75 %'],
    },
    {
      name: 'one that passes lost more than half of it',
      old: parts({ a: 0.5, b: 0.5 }),
      now: parts({ a: 0.01, b: 0.99 }),
      failing: [],
      is: ['looser sample/a | share of the score | 50 % | 1 %', 'sample/b | share of the score | 50 % | 99 %'],
    },
    {
      name: 'shares that only many digits tell apart',
      old: parts({ a: 0.5, b: 0.5 }),
      now: parts({ a: 0.49999, b: 0.50001 }),
      failing: ['a'],
      is: ['looser sample/a | share of the score | 50 % | 49.999 %', 'sample/b | share of the score | 50 % | 50.001 %'],
    },
    {
      name: 'a share of one that may pass on part of its score',
      old: parts({ a: 0.5, b: 0.5 }, {}, { severity: 'low' }),
      now: parts({ a: 0.25, b: 0.75 }, {}, { severity: 'low' }),
      failing: [],
      is: ['looser sample/a | share of the score | 50 % | 25 %', 'sample/b | share of the score | 50 % | 75 %'],
    },
    {
      name: 'other weights that come to the same',
      old: parts({ a: 1, b: 3 }, { weights: 'relative' }),
      now: parts({ a: 0.25, b: 0.75 }),
      failing: ['a'],
      is: [],
    },
    {
      name: 'a criterion added, which takes from the others',
      old: parts({ a: 1 }),
      now: parts({ a: 0.5, b: 0.5 }),
      failing: ['a'],
      is: [
        'looser sample/a | share of the score | 100 % | 50 %',
        'sample/b | criterion | none | passes when done eq true',
      ],
    },
    {
      name: 'a criterion removed',
      old: parts({ a: 0.5, b: 0.5 }),
      now: parts({ a: 1 }),
      failing: [],
      is: [
        'sample/a | share of the score | 50 % | 100 %',
        'looser sample/b | criterion | passes when done eq true | removed',
      ],
    },
    {
      name: 'a criterion added where the mean counts',
      old: parts({ a: undefined }, { combine: 'mean' }),
      now: parts({ a: undefined, b: undefined }, { combine: 'mean' }),
      failing: ['a'],
      is: [
        'looser sample/a | share of the score | 100 % | 50 %',
        'sample/b | criterion | none | passes when done eq true',
      ],
    },
    {
      name: 'a criterion added where the lowest counts',
      old: parts({ a: undefined }, { combine: 'min' }),
      now: parts({ a: undefined, b: undefined }, { combine: 'min' }),
      failing: ['a'],
      is: ['sample/b | criterion | none | passes when done eq true'],
    },
    {
      name: 'the lowest instead of the weighted sum',
      old: parts({ a: 1 }),
      now: parts({ a: undefined }, { combine: 'min' }),
      failing: [],
      is: ['sample | combine | weighted_sum | min'],
    },
    {
      name: 'the weighted sum instead of the lowest',
      old: parts({ a: undefined }, { combine: 'min' }),
      now: parts({ a: 1 }),
      failing: [],
      is: ['looser sample | combine | min | weighted_sum'],
    },
    {
      name: 'a part of a part',
      old: criterion({ pass_when: undefined, ...parts({ deep: 1 }) }),
      now: criterion({ pass_when: undefined, criteria: { deep: { weight: 1, pass_when: done, threshold: 0 } } }),
      failing: [],
      is: ['looser sample/answered | threshold of `deep` | none | 0'],
    },
    {
      name: 'a share within a criterion that fails',
      old: criterion({ pass_when: undefined, ...parts({ deep: 0.5, flat: 0.5 }) }),
      now: criterion({ pass_when: undefined, ...parts({ deep: 0.4, flat: 0.6 }) }),
      failing: ['answered'],
      is: [
        'looser sample/answered | share of the score of `deep` | 50 % | 40 %',
        'sample/answered | share of the score of `flat` | 50 % | 60 %',
      ],
    },
    {
      name: 'another node in its place',
      old: {
        ...criterion({ pass_when: undefined, use: 'x' }),
        nodes: { x: { pass_when: done }, y: { pass_when: done } },
      },
      now: {
        ...criterion({ pass_when: undefined, use: 'y' }),
        nodes: { x: { pass_when: done }, y: { pass_when: done } },
      },
      failing: [],
      is: ['looser sample/answered | use | x | y'],
    },
    {
      name: 'another formula',
      old: node({ formula: '1.0' }),
      now: node({ formula: '0.5' }),
      failing: [],
      is: ['looser sample | formula | 1.0 | 0.5'],
    },
  ])('$name', ({ old, now, failing, is }) => {
    const told = changes(old, now, failing).filter(({ what }) => !/^weights?( of|$)/.test(what));
    expect(lines(told)).toEqual(is);
  });
});

describe('questions for a judge', () => {
  const asked = (keys: Keys = {}): Keys => ({
    criteria: { polite: { weight: 1, question: 'Polite?', judge: 'yes_no', ...keys } },
  });

  it.each([
    {
      name: 'another question may be an easier one',
      now: asked({ question: 'Not rude?' }),
      is: ['looser sample/polite | question | Polite? | Not rude?'],
    },
    {
      name: 'so may another form of answer',
      now: asked({ judge: 'percent', threshold: 0.5 }),
      old: asked({ threshold: 0.5 }),
      is: ['looser sample/polite | judge | yes_no | percent'],
    },
    {
      name: 'so may the same one about something else',
      old: asked({ sees: ['output'] }),
      now: asked({ sees: ['input'] }),
      is: ['looser sample/polite | sees | ["output"] | ["input"]'],
    },
    {
      name: 'so may a model in place of whom the harness asked',
      now: asked({ sees: ['output'] }),
      is: ['looser sample/polite | sees | none | ["output"]'],
    },
    {
      name: 'so may one that was a condition',
      old: criterion({}),
      now: { criteria: { answered: { weight: 1, question: 'Done?', judge: 'yes_no' } } },
      is: [
        'looser sample/answered | kind of question | passes when done eq true | Done?',
        'looser sample/answered | question | none | Done?',
      ],
    },
    {
      name: 'a threshold of yes and no says what none says',
      now: asked({ threshold: 0.5 }),
      is: ['sample/polite | threshold | none | 0.5'],
    },
    {
      name: 'a threshold of numbers is 0.7 where none is written',
      old: asked({ judge: 'percent' }),
      now: asked({ judge: 'percent', threshold: 0.8 }),
      is: ['sample/polite | threshold | 0.7 | 0.8'],
    },
    {
      name: 'and one below is looser',
      old: asked({ judge: 'percent' }),
      now: asked({ judge: 'percent', threshold: 0.6 }),
      is: ['looser sample/polite | threshold | 0.7 | 0.6'],
    },
  ])('$name', ({ old = asked(), now, is }) => {
    expect(lines(changes(old, now))).toEqual(is);
  });
});

describe('rules, trees, lookups and items', () => {
  it.each([
    {
      name: 'a penalty that takes less',
      old: rules(bonus, penalty),
      now: rules(bonus, { ...penalty, weight: -0.1 }),
      is: ['looser sample/penalty | weight | -0.5 | -0.1'],
    },
    {
      name: 'a bonus that adds less',
      old: rules(bonus),
      now: rules({ ...bonus, weight: 0.5 }),
      is: ['sample/bonus | weight | 0.6 | 0.5'],
    },
    {
      name: 'a penalty removed',
      old: rules(bonus, penalty),
      now: rules(bonus),
      is: ['looser sample/penalty | rule | -0.5 when usage.cost_usd lte 1 | removed'],
    },
    {
      name: 'a bonus removed',
      old: rules(bonus, fine),
      now: rules(bonus),
      is: ['sample/fine | rule | +0.4 when polite eq true | removed'],
    },
    {
      name: 'a bonus removed from a list whose severity is its own, which is worse where the bonus is not earned',
      old: { ...rules(bonus, fine), severity: 'high' },
      now: { ...rules(bonus), severity: 'high' },
      is: ['looser sample/fine | rule | +0.4 when polite eq true | removed'],
    },
    {
      name: 'one that comes to take away there',
      old: { ...rules(bonus, fine), severity: 'high' },
      now: { ...rules(bonus, { ...fine, weight: -0.4 }), severity: 'high' },
      is: ['looser sample/fine | weight | 0.4 | -0.4'],
    },
    {
      name: 'a severe bonus removed',
      old: rules(bonus, { ...fine, severity: 'high' }),
      now: rules(bonus),
      is: ['looser sample/fine | rule | +0.4 when polite eq true | removed'],
    },
    {
      name: 'a bonus added',
      old: rules(bonus),
      now: rules(bonus, fine),
      is: ['looser sample/fine | rule | none | +0.4 when polite eq true'],
    },
    {
      name: 'a penalty added',
      old: rules(bonus),
      now: rules(bonus, penalty),
      is: ['sample/penalty | rule | none | -0.5 when usage.cost_usd lte 1'],
    },
    {
      name: 'a penalty added that silences another',
      old: rules(bonus, penalty),
      now: rules(bonus, penalty, { name: 'mild', condition: polite, weight: -0.1, overrides: ['penalty'] }),
      is: ['looser sample/mild | rule | none | -0.1 when polite eq true'],
    },
    {
      name: 'a terminal rule that is terminal no more',
      old: rules(bonus, { ...penalty, ...ending }),
      now: rules(bonus, penalty),
      is: ['looser sample/penalty | terminal | true | false'],
    },
    {
      name: 'a penalty made terminal',
      old: rules(bonus, penalty),
      now: rules(bonus, { ...penalty, ...ending }),
      is: ['sample/penalty | terminal | false | true'],
    },
    {
      name: 'a bonus made terminal',
      old: rules(bonus, penalty),
      now: rules({ ...bonus, ...ending }, penalty),
      is: ['looser sample/bonus | terminal | false | true'],
    },
    {
      name: 'a penalty that fires more often',
      old: rules(bonus, penalty),
      now: rules(bonus, { ...penalty, condition: atMost(2) }),
      is: ['sample/penalty | condition | usage.cost_usd lte 1 | usage.cost_usd lte 2'],
    },
    {
      name: 'a penalty that fires less often',
      old: rules(bonus, penalty),
      now: rules(bonus, { ...penalty, condition: atMost(0.5) }),
      is: ['looser sample/penalty | condition | usage.cost_usd lte 1 | usage.cost_usd lte 0.5'],
    },
    {
      name: 'a rule that silences a penalty',
      old: rules(bonus, penalty),
      now: rules({ ...bonus, overrides: ['penalty'] }, penalty),
      is: ['looser sample/bonus | overrides | none | penalty'],
    },
    {
      name: 'a rule that silences a bonus',
      old: rules(bonus, fine),
      now: rules({ ...bonus, overrides: ['fine'] }, fine),
      is: ['sample/bonus | overrides | none | fine'],
    },
    {
      name: 'a bonus that is silenced no more',
      old: rules({ ...bonus, overrides: ['fine'] }, fine),
      now: rules(bonus, fine),
      is: ['looser sample/bonus | overrides | fine | none'],
    },
    {
      name: 'a penalty that is silenced no more',
      old: rules({ ...bonus, overrides: ['penalty'] }, penalty),
      now: rules(bonus, penalty),
      is: ['sample/bonus | overrides | penalty | none'],
    },
    {
      name: 'a milder rule',
      old: rules(bonus, penalty),
      now: rules(bonus, { ...penalty, severity: 'low' }),
      is: ['looser sample/penalty | severity | by default | low'],
    },
    {
      name: 'a rule of low severity in place of none',
      old: rules(bonus, { ...penalty, severity: 'none' }),
      now: rules(bonus, { ...penalty, severity: 'low' }),
      is: ['sample/penalty | severity | none | low'],
    },
    {
      name: 'a question and a description of a rule',
      old: rules(bonus),
      now: rules({ ...bonus, question: 'Done?', condition: { ...done, description: 'Done' } }),
      is: [
        'sample/bonus | description in condition | done eq true | done eq true',
        'sample/bonus | question | none | Done?',
      ],
    },
    {
      name: 'rules in another order',
      old: rules(bonus, penalty),
      now: rules(penalty, bonus),
      is: ['sample | order of the rules | bonus, penalty | penalty, bonus'],
    },
    {
      name: 'terminal rules in another order, of which one passes',
      old: rules({ ...penalty, ...ending }, { ...bonus, ...ending }),
      now: rules({ ...bonus, ...ending }, { ...penalty, ...ending }),
      is: ['looser sample | order of the rules | penalty, bonus | bonus, penalty'],
    },
    {
      name: 'an end that gives more',
      old: tree({}),
      now: tree({ else: { score: 0.3, label: 'poor' } }),
      is: ['looser sample | tree.else: score | 0.2 | 0.3'],
    },
    {
      name: 'an end that gives less, under another name',
      old: tree({}),
      now: tree({ then: { score: 0.9, label: 'fine' } }),
      is: ['sample | tree.then: score | 1 | 0.9', 'sample | tree.then: label | good | fine'],
    },
    {
      name: 'another question of a tree, even a narrower one',
      old: tree({ if: atMost(1) }),
      now: tree({ if: atMost(0.5) }),
      is: ['looser sample | tree.if | usage.cost_usd lte 1 | usage.cost_usd lte 0.5'],
    },
    {
      name: 'a fork in place of an end',
      old: tree({}),
      now: tree({ else: { if: polite, then: { score: 0, label: 'x' }, else: { score: 0, label: 'y' } } }),
      is: [
        'looser sample | tree.else | {"label":"poor","score":0.2} | {"else":{"label":"y","score":0},"if":{"field":"polite","op":"eq","value":true},"then":{"label":"x","score":0}}',
      ],
    },
    {
      name: 'a node at an end',
      old: tree({ else: { node: { pass_when: atMost(1) } } }),
      now: tree({ else: { node: { pass_when: atMost(2) } } }),
      is: ['looser sample | pass_when of `tree.else` | usage.cost_usd lte 1 | usage.cost_usd lte 2'],
    },
    {
      name: 'a value that earns more, one less, and one that is new',
      old: lookup({}),
      now: lookup({ table: { a: 0.9, b: 0.6, c: 0 } }),
      is: [
        'sample | score of "a" | 1 | 0.9',
        'looser sample | score of "b" | 0.5 | 0.6',
        'looser sample | score of "c" | cannot be told | 0',
      ],
    },
    {
      name: 'a lower default',
      old: lookup({ default: 0.4 }),
      now: lookup({ default: 0.3 }),
      is: ['sample | score of any other value | 0.4 | 0.3'],
    },
    {
      name: 'another field',
      old: lookup({}),
      now: lookup({ field: 'level' }),
      is: [
        'looser sample | lookup | {"field":"grade","table":{"a":1,"b":0.5}} | {"field":"level","table":{"a":1,"b":0.5}}',
      ],
    },
    {
      name: 'other items, combined in another way, and a pass where there are none',
      old: each({}),
      now: each({ over: { field: 'list' }, combine: 'mean', on_empty: 'pass', as: 'one', node: { pass_when: done } }),
      is: [
        'looser sample | each: over | {"field":"items"} | {"field":"list"}',
        'looser sample | each: as | none | one',
        'looser sample | combine | every item | mean',
        'looser sample | each: on_empty | skip | pass',
        'looser sample | pass_when of `one` | item.ok eq true | done eq true',
      ],
    },
  ])('$name', ({ old, now, is }) => {
    expect(lines(changes(old, now))).toEqual(is);
  });
});

it('cuts long texts around where they part', () => {
  const listed = (last: string) =>
    criterion({
      pass_when: { field: 'output', op: 'in', value: [...Array.from({ length: 50 }, (_, index) => `${index}`), last] },
    });
  const [change] = changes(listed('x'), listed('y'));
  expect(change?.old).toMatch(/^\.\.\..*"49","x"\]$/);
  expect(change?.new).toMatch(/"49","y"\]$/);
  expect(change?.old.length).toBeLessThan(130);
});
