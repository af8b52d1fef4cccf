import { expect, test } from 'vitest';
import type { BacktestReport, BacktestRun } from '../../schemas/types/backtest.ts';
import { renderBacktest } from '../../src/reporting/backtest.ts';

const pass = { decision: 'pass', exit_code: 0, headline: 'No drop seen', fresh: 0 } as const;
const fail = { decision: 'fail', exit_code: 1, headline: 'TCR fell', fresh: 20 } as const;
const run = (
  bundle: string,
  stored: BacktestRun['stored'],
  proposed: BacktestRun['proposed'],
  more = {},
): BacktestRun => {
  return { bundle, origin: {}, stored, proposed, ...more };
};
const report = (runs: readonly BacktestRun[], totals: Partial<BacktestReport['totals']>, main = 0): BacktestReport => ({
  ...{ schema: 1, suite: 'booking-assistant', runs, main },
  totals: {
    ...{ runs: runs.length, more_blocked: 0, fewer_blocked: 0, more_held: 0, fewer_held: 0 },
    fresh: { stored: 0, proposed: 0 },
    ...totals,
  },
});

test('says what would change, then one line a run, those that change first', () => {
  const runs = [run('1.zip', pass, pass), run('2.zip', pass, fail, { origin: { sha: '5f0c2f6d1b7f4a0e' } })];
  const totals = { more_blocked: 1, fresh: { stored: 0, proposed: 20 } };
  expect(renderBacktest(report(runs, totals, 5)).split('\n')).toEqual([
    'booking-assistant: of 2 runs, 1 more blocked, 0 fewer, for 20 fresh trials (0 as it is).',
    'Compared with 5 runs of main.',
    '',
    '* pass -> fail  2.zip at 5f0c2f6: TCR fell',
    '  pass  1.zip: No drop seen',
    '',
  ]);
});

test('counts held runs only where some are', () => {
  const [first] = renderBacktest(report([run('1.zip', pass, pass)], { more_held: 1 })).split('\n');
  expect(first).toBe('booking-assistant: of 1 run, 0 more blocked, 0 fewer, 1 more held, 0 fewer.');
});

test('says why a run could not be decided', () => {
  const [first, second, , line] = renderBacktest(
    report([run('1.zip', fail, null, { why: 'no trials' })], { runs: 0 }),
  ).split('\n');
  expect([first, second]).toEqual([
    'booking-assistant: of 0 runs, 0 more blocked, 0 fewer.',
    '1 run could not be decided by the proposal.',
  ]);
  expect(line).toBe('? fail -> unknown  1.zip: no trials');
});
