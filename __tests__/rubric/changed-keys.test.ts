import { expect, test } from 'vitest';
import { changedKeys } from '../../src/rubric/changed-keys.ts';
import { rubricOf } from './rubric-of.ts';

const asks = (field: string, keys: object = {}) => ({ pass_when: { field, op: 'exists' }, ...keys });
const base = { threshold: 0.5, criteria: { a: { weight: 0.5, ...asks('x') }, b: { weight: 0.5, ...asks('y') } } };
const found = (old: object, now: object) => changedKeys(rubricOf({ ...base, ...old }), rubricOf({ ...base, ...now }));

test('the same content has no changed keys, however it is written', () => {
  const { criteria, threshold } = base;
  expect(changedKeys(rubricOf(base), rubricOf({ threshold, criteria }))).toEqual([]);
});

test('keys of the whole come before those of its parts, each with both values', () => {
  const criteria = { ...base.criteria, a: { weight: 0.5, ...asks('z'), severity: 'low' } };
  expect(found({}, { threshold: 0.7, criteria })).toEqual([
    { subject: 'sample', part: 'rubric', what: 'threshold', old: '0.5', new: '0.7', moves: 'stricter' },
    {
      subject: 'sample/a',
      part: 'criterion',
      what: 'pass_when',
      old: '{"field":"x","op":"exists"}',
      new: '{"field":"z","op":"exists"}',
      moves: 'unknown',
    },
    { subject: 'sample/a', part: 'criterion', what: 'severity', old: 'none', new: 'low', moves: 'milder' },
  ]);
});

test('parts that were added or removed, and named facts and steps, are named', () => {
  const old = { nodes: { extra: asks('x') }, steps: { write: { tool: 'x' } } };
  const now = { nodes: { other: asks('x') }, derive: { short: { field: 'x', op: 'absent' } } };
  expect(found(old, now).map(({ subject, what, moves }) => [subject, what, moves])).toEqual([
    ['sample', 'derive.short', 'unknown'],
    ['sample', 'steps.write', 'unknown'],
    ['sample/extra', 'node', 'milder'],
    ['sample/other', 'node', 'unknown'],
  ]);
});

test('documentation moves no score; the question of a judge may', () => {
  const judged = (question: string) => ({ tone: { weight: 1, question, judge: 'yes_no' } });
  const now = {
    version: '1.0.1',
    title: 'T',
    criteria: { ...base.criteria, a: { ...base.criteria.a, question: 'A?' } },
  };
  expect(found({}, now).map(({ what, moves }) => [what, moves])).toEqual([
    ['title', 'none'],
    ['version', 'none'],
    ['question', 'none'],
  ]);
  const [changed] = found({ criteria: judged('Polite?') }, { criteria: judged('Kind?') });
  expect(changed).toMatchObject({ subject: 'sample/tone', what: 'question', moves: 'unknown' });
});

test('a threshold is its number: what documents it moves no score', () => {
  const documented = (value: number, rationale: string) => ({ threshold: { value, rationale } });
  expect(found(documented(0.5, 'Old'), documented(0.5, 'New'))).toEqual([]);
  expect(found(documented(0.5, 'Old'), documented(0.4, 'Old'))).toMatchObject([
    { what: 'threshold', old: '0.5', new: '0.4', moves: 'milder' },
  ]);
});
