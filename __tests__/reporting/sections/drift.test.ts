import { expect, test } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { overview } from '../../../src/report/page/overview.ts';
import { renderComment } from '../../../src/reporting/document.ts';
import { plainText } from '../../../src/reporting/markdown/escape.ts';
import { outputsOf } from '../../../src/reporting/outputs.ts';
import { driftText } from '../../../src/reporting/sections/drift.ts';
import { renderTerminal } from '../../../src/reporting/terminal.ts';
import { decisionOf } from '../../support/decisions.ts';

const [BEFORE, AFTER] = ['1', '2'].map((digit) => digit.repeat(40));
const what = 'Main itself lost 8.0 points of TCR since 3 Nov: not yours';
const pull = decisionOf({ findings: [{ code: 'main-drifted', effect: 'notice', what }] });
const main = decisionOf({
  candidate: { run_url: 'https://github.com/acme/booking/actions/runs/9' },
  findings: [
    {
      ...{ code: 'main-drifted', effect: 'warn', what: 'Main lost 8.0 points of TCR since 3 Nov: 90.0 % -> 82.0 %' },
      ...{ expected: 'the level of `v1`', actual: '`<b>` 90.0 % -> 10.0 %', next: 'Look at the merges' },
    },
  ],
  drift: {
    ...{ metric: 'TCR', drifted: true, drop: 0.08, phi: 1, scenarios: 30 },
    reference: { score: 0.9, from: '2026-10-01', to: '2026-10-05' },
    newest: { score: 0.82, from: '2026-11-20', to: '2026-11-24' },
    since: { time: '2026-11-03', before: BEFORE ?? '', after: AFTER ?? '' },
  },
} as Partial<Decision>);

test('a pull request has one line in the comment, also in the shortest one, in terminal and report', () => {
  const comment = renderComment(pull, { links: {} });
  expect(comment.split('\n').filter((line) => plainText(line).includes(what))).toHaveLength(1);
  expect(comment).toContain('Nothing blocks');
  expect(renderTerminal(pull, { paint: (_, text) => text })).toContain(what);
  expect(overview({ decision: pull, runs: [] }).text).toContain('not yours');
  expect(outputsOf(pull)).toMatchObject({ drifted: '', 'drift-summary': '' });
});

test('a run of main says all of it once, with a link to the commits, and in its outputs', () => {
  const text = driftText(main);
  expect(plainText(text)).toMatch(
    /Main lost 8\.0 points .* Expected: the level of v1\. Fell most: .* Look at the merges\./,
  );
  expect(text).toContain(`[Commits](https://github.com/acme/booking/compare/${BEFORE}...${AFTER})`);
  expect(text).toContain('`<b>`');
  expect(outputsOf(main)).toMatchObject({ drifted: 'true', 'drift-summary': text });
  expect(renderComment(main, { links: {} }).match(/Main lost/g)).toHaveLength(1);
});

test('a run of main that did not drift says so in its outputs alone', () => {
  const { since: _, ...drift } = main.drift as NonNullable<Decision['drift']>;
  const level = decisionOf({ drift: { ...drift, drifted: false } });
  expect(driftText(level)).toBe('');
  expect(outputsOf(level)).toMatchObject({ drifted: 'false', 'drift-summary': '' });
});
