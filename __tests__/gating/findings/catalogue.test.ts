import { expect, test } from 'vitest';
import { baselineFinding } from '../../../src/gating/findings/baseline.ts';
import { distinct, render, rowOf, TOPICS } from '../../../src/gating/findings/catalogue.ts';
import { configFinding } from '../../../src/gating/findings/config.ts';
import type { FindingRow } from '../../../src/gating/findings/finding.ts';
import { trialFinding } from '../../../src/gating/findings/trials.ts';

const rows = Object.values(TOPICS).flatMap((topic) => Object.entries(topic as Record<string, FindingRow>));

test('a code has one row', () => {
  const codes = rows.map(([code]) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('only what may block can be waived, and only what stands in the row of a rate is shown there', () => {
  const waivable = rows.filter(([, row]) => row.waivable !== undefined || row.liftedIf !== undefined);
  expect(waivable.filter(([, { effect }]) => ![effect].flat().includes('block'))).toEqual([]);
  const inRow = rows.filter(([, { shownIn }]) => shownIn === 'rate').map(([code]) => code);
  expect(inRow.every((code) => /^(?:metric|criterion|lift)-/.test(code))).toBe(true);
});

test('a problem of the input has no row, and does nothing but its effect', () => {
  expect(rowOf('bad-yaml')).toEqual({});
  expect(rowOf('constructor')).toEqual({});
});

test('an effect that the row fixes comes from the row, another from who makes the finding', () => {
  expect(trialFinding('attempts-lost', { attempts: [1] })).toMatchObject({ code: 'attempts-lost', effect: 'warn' });
  const forbidden = baselineFinding('baseline-forbidden', { effect: 'invalid', reason: 'HTTP 403' });
  expect(render(forbidden)).toMatchObject({ effect: 'invalid', what: 'The token may not read the baseline' });
});

test('a rendered finding stays as it is', () => {
  const finding = { code: 'baseline-old', effect: 'notice', what: 'As it was stored' } as const;
  expect(render(finding)).toBe(finding);
});

test('the same problem with several commits is one finding, another problem a second one', () => {
  const unreadable = (sha: string, code: string, what: string) =>
    baselineFinding('baseline-unreadable', { sha, problems: [{ code, what }] });
  const findings = distinct([
    baselineFinding('baseline-expired', { sha: 'a' }),
    baselineFinding('baseline-expired', { sha: 'b' }),
    unreadable('a', 'digest', 'its digest is 1'),
    unreadable('b', 'digest', 'its digest is 2'),
    unreadable('c', 'too-large', 'it has 9 GB'),
  ]);
  expect(findings.map((finding) => render(finding).what)).toEqual([
    'The baseline of a has expired',
    'The baseline of a cannot be read',
    'The baseline of c cannot be read',
  ]);
});

test('a base branch that may not decide is named, and how it may', () => {
  const finding = configFinding('base-untrusted', { branch: 'release/2', label: 'main' });
  expect(render(finding)).toMatchObject({
    what: expect.stringMatching(/`release\/2` is neither .* so the config of main decides/),
    next: expect.stringContaining('`baseline.branches` in the policy of main'),
  });
});
