import { expect, test } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { replacedSecrets } from '../../../src/gating/findings/reading.ts';

const report = (redacted?: Record<string, number>): Report => ({
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: [],
  ...(redacted === undefined ? {} : { redacted }),
});

test('tells how many of which shape were replaced', () => {
  const shapes = [
    ['github-token', 2],
    ['jwt', 1],
  ];
  expect(replacedSecrets(report({ jwt: 1, 'github-token': 2 }))).toEqual([
    { code: 'secrets-replaced', effect: 'notice', shapes },
  ]);
});

test('has nothing to say where nothing was replaced', () => {
  expect(replacedSecrets(report())).toEqual([]);
});
