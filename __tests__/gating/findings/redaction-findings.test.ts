import { expect, test } from 'vitest';
import { replacedSecrets, unknownSecrets } from '../../../src/gating/findings/redaction-findings.ts';
import type { Report } from '../../../src/scoring/report.ts';

const report = (redacted?: Record<string, number>): Report => ({
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: [],
  ...(redacted === undefined ? {} : { redacted }),
});

test.each([
  [{ jwt: 1, 'github-token': 2 }, '3 values that look like secrets were replaced (github-token 2, jwt 1)'],
  [{ secret: 1 }, '1 value that looks like a secret was replaced (secret 1)'],
])('tells how many of which shape were replaced', (redacted, what) => {
  expect(replacedSecrets(report(redacted))).toMatchObject([{ code: 'secrets-replaced', effect: 'notice', what }]);
});

test('has nothing to say where nothing was replaced', () => {
  expect(replacedSecrets(report())).toEqual([]);
  expect(unknownSecrets([], [])).toEqual([]);
});

test('names the variables whose secrets nobody knows', () => {
  expect(unknownSecrets(['A'], ['B', 'C'])).toMatchObject([
    { code: 'secret-not-set', effect: 'notice', what: expect.stringContaining('(`A`)') },
    { code: 'secret-too-short', effect: 'notice', what: expect.stringContaining('(`B`, `C`)') },
  ]);
});
