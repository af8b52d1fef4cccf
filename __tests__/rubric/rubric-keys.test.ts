import { expect, test } from 'vitest';
import rubricSchema from '../../schemas/rubric.schema.json' with { type: 'json' };
import type { JsonObject } from '../../src/contract/json.ts';
import { movementOf, movesScores } from '../../src/rubric/rubric-keys.ts';

const plain = { pass_when: { field: 'x', op: 'exists' } };

test.each<{ name: string; key: string; old: JsonObject; now: JsonObject; is: string }>([
  { name: 'a higher threshold', key: 'threshold', old: { threshold: 0.75 }, now: { threshold: 0.95 }, is: 'stricter' },
  { name: 'a lower threshold', key: 'threshold', old: { threshold: 0.95 }, now: { threshold: 0.75 }, is: 'milder' },
  { name: 'a threshold where there was none', key: 'threshold', old: {}, now: { threshold: 0.9 }, is: 'unknown' },
  { name: 'a threshold taken away', key: 'threshold', old: { threshold: 0.9 }, now: {}, is: 'unknown' },
  { name: 'a higher severity', key: 'severity', old: { severity: 'low' }, now: { severity: 'high' }, is: 'stricter' },
  { name: 'a lower severity', key: 'severity', old: { severity: 'high' }, now: { severity: 'low' }, is: 'milder' },
  {
    name: 'a severity below the default of a condition',
    key: 'severity',
    old: plain,
    now: { ...plain, severity: 'low' },
    is: 'milder',
  },
  {
    name: 'a severity above the default of a condition',
    key: 'severity',
    old: plain,
    now: { ...plain, severity: 'critical' },
    is: 'stricter',
  },
  {
    name: 'a severity of a node with parts, which has no default',
    key: 'severity',
    old: { criteria: {} },
    now: { criteria: {}, severity: 'low' },
    is: 'unknown',
  },
  { name: 'to fail where it does not apply', key: 'otherwise', old: {}, now: { otherwise: 'fail' }, is: 'stricter' },
  { name: 'to pass where it does not apply', key: 'otherwise', old: {}, now: { otherwise: 'pass' }, is: 'milder' },
  { name: 'to skip where it passed', key: 'otherwise', old: { otherwise: 'pass' }, now: {}, is: 'stricter' },
  { name: 'to be proposed', key: 'status', old: {}, now: { status: 'proposed' }, is: 'milder' },
  { name: 'to count', key: 'status', old: { status: 'proposed' }, now: {}, is: 'unknown' },
  { name: 'another weight', key: 'weight', old: { weight: 0.5 }, now: { weight: 0.1 }, is: 'unknown' },
  { name: 'another condition', key: 'pass_when', old: plain, now: { pass_when: { op: 'absent' } }, is: 'unknown' },
  { name: 'a named fact', key: 'derive.tier', old: {}, now: { 'derive.tier': {} }, is: 'unknown' },
])('$name: $is', ({ key, old, now, is }) => {
  expect(movementOf(key, old, now)).toBe(is);
});

const { node } = rubricSchema.$defs;

test.each(Object.keys({ ...rubricSchema.properties, ...node.properties }))(
  '%s never moves a score both ways',
  (key) => {
    const values = [{}, { [key]: 0.2 }, { [key]: 0.9 }, { [key]: 'low' }, { [key]: 'high' }, { [key]: 'fail' }];
    for (const old of values)
      for (const now of values) {
        const moves = [movementOf(key, old, now), movementOf(key, now, old)];
        expect(moves.filter((move) => move === 'milder').length).toBeLessThan(2);
      }
  },
);

test.each([
  ['rationale', {}, false],
  ['bands', {}, false],
  ['weight', {}, true],
  ['question', {}, false],
  ['question', { judge: 'yes_no' }, true],
] as const)('whether %s of %o may move a score: %s', (key, part, is) => {
  expect(movesScores(key, part)).toBe(is);
});
