import { expect, test } from 'vitest';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import { findings, LONG, META, REASON, RULE } from './lint-source-of.ts';

const THRESHOLD = { value: 0.5, rationale: 'Users call', calibrated_on: 'October', calibrated_at: '2026-10-01' };

test.each([
  ['a threshold under its old rationale and data', { threshold: { ...THRESHOLD, value: 0.6 } }, ['old-rationale']],
  ['a threshold under its old data', { threshold: { ...THRESHOLD, value: 0.6, rationale: 'New' } }, ['old-rationale']],
  [
    'a threshold under its old rationale',
    { threshold: { ...THRESHOLD, value: 0.6, calibrated_at: '2026-11-01' } },
    ['old-rationale'],
  ],
  [
    'a threshold with another rationale and calibration',
    { threshold: { ...THRESHOLD, value: 0.6, rationale: 'New', calibrated_at: '2026-11-01' } },
    [],
  ],
  ['a threshold without documentation', { threshold: 0.6 }, []],
])('%s, in a rubric of a new version', (_, changed, codes) => {
  const main = { meta: { ...META, version: '1.0.0' }, threshold: THRESHOLD, rules: [RULE] };
  const value = { ...main, meta: META, ...changed };
  const [stored, rubric] = [main, value].map((one) => loadRubric('r.yml', JSON.stringify(one)));
  const old = findings(value, { rubric: rubric ?? null, stored: stored ?? null }).filter((line) =>
    line.includes(' old-'),
  );
  expect(old.map((line) => line.split(' ').at(-1))).toEqual(codes);
});

test.each([
  {
    name: 'under its old rationale and data',
    main: { ...LONG, cutoff: REASON },
    now: { ...LONG, value: 68, cutoff: REASON },
    finds: ['/rules/0/condition/value warning old-rationale'],
  },
  {
    name: 'of a bound that now counts, under its old rationale',
    main: { ...LONG, cutoff: REASON },
    now: { ...LONG, op: 'lt', cutoff: { ...REASON, calibrated_on: 'November' } },
    finds: ['/rules/0/condition/value warning old-rationale'],
  },
  {
    name: 'with another reason',
    main: { ...LONG, cutoff: REASON },
    now: { ...LONG, value: 68, cutoff: { ...REASON, rationale: 'New', calibrated_on: 'November' } },
    finds: [],
  },
  {
    name: 'of one of two, the other before it in the list',
    main: {
      and: [
        { field: 'n', op: 'gt', value: 5, cutoff: REASON },
        { ...LONG, cutoff: REASON },
      ],
    },
    now: {
      and: [
        { ...LONG, cutoff: REASON },
        { field: 'n', op: 'gt', value: 4, cutoff: REASON },
      ],
    },
    finds: ['/rules/0/condition/and/1/value warning old-rationale'],
  },
  { name: 'without any reason', main: LONG, now: { ...LONG, value: 68 }, finds: [] },
])('a changed number of a condition, $name', ({ main, now, finds }) => {
  const [stored, rubric] = [
    { version: '1.0.0', condition: main },
    { version: '1.1.0', condition: now },
  ].map(({ version, condition }) =>
    loadRubric('r.yml', JSON.stringify({ meta: { ...META, version }, rules: [{ ...RULE, condition }] })),
  );
  const value = { meta: META, rules: [{ ...RULE, condition: now }] };
  expect(findings(value, { rubric: rubric ?? null, stored: stored ?? null })).toEqual(finds);
});
