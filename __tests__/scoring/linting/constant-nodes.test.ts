import { expect, test } from 'vitest';
import { findings, META } from './lint-source-of.ts';

test.each([
  { name: 'it passed every time', passed: 5, failed: 0, finds: ['/criteria/tone advice always-passed'] },
  { name: 'it failed every time', passed: 0, failed: 5, finds: ['/criteria/tone advice never-passed'] },
  { name: 'it never applied', passed: 0, failed: 0, finds: ['/criteria/tone advice never-asked'] },
  { name: 'both answers occurred', passed: 4, failed: 1, finds: [] },
  { name: 'it was asked too seldom', passed: 4, failed: 0, finds: [] },
])('a criterion in the stored trials of main: $name', ({ passed, failed, finds }) => {
  const criteria = { tone: { pass_when: { field: 'a', op: 'exists' } } };
  const seen = [{ path: 'tone', kind: 'condition', takesAway: false, passed, failed }];
  expect(findings({ meta: META, criteria }, { seen })).toEqual(finds);
});
