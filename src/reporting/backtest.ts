import type { BacktestReport, BacktestRun } from '../../schemas/types/backtest.ts';
import { counted } from '../contract/text.ts';
import { shortSha } from '../gating/wording.ts';
import { logSafe } from './markdown/escape.ts';

/** A backtest as text: what would change in all, then one line a run, those that change first. */
export function renderBacktest({ suite, runs, main, totals }: BacktestReport): string {
  const changes = [
    `${totals.more_blocked} more blocked`,
    `${totals.fewer_blocked} fewer`,
    ...(totals.more_held + totals.fewer_held === 0
      ? []
      : [`${totals.more_held} more held`, `${totals.fewer_held} fewer`]),
  ];
  const { stored, proposed } = totals.fresh;
  const trials = proposed === 0 && stored === 0 ? '' : `, for ${counted(proposed, 'fresh trial')} (${stored} as it is)`;
  const left = runs.length - totals.runs;
  const lines = runs.toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a))).map(lineOf);
  return [
    `${suite}: of ${counted(totals.runs, 'run')}, ${changes.join(', ')}${trials}.`,
    ...(left === 0 ? [] : [`${counted(left, 'run')} could not be decided by the proposal.`]),
    ...(main === 0 ? [] : [`Compared with ${counted(main, 'run')} of main.`]),
    '',
    ...lines,
    '',
  ].join('\n');
}

function isChanged({ stored, proposed }: BacktestRun): boolean {
  return stored.exit_code !== proposed?.exit_code;
}

function lineOf(run: BacktestRun): string {
  const { bundle, origin, stored, proposed, why } = run;
  const name = logSafe(origin.sha === undefined ? bundle : `${bundle} at ${shortSha(origin.sha)}`);
  if (proposed === null) return `? ${stored.decision} -> unknown  ${name}: ${logSafe(why ?? '')}`;
  const decided = isChanged(run) ? `${stored.decision} -> ${proposed.decision}` : proposed.decision;
  return `${isChanged(run) ? '*' : ' '} ${decided}  ${name}: ${logSafe(proposed.headline)}`;
}
