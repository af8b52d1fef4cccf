import { counted } from '../../contract/counted.ts';
import type { ErroredTrial } from '../../scoring/report.ts';
import { block } from '../markdown/escape.ts';
import { details, joined } from '../markdown/markdown.ts';
import { leftOut } from '../markdown/rows.ts';
import type { View } from '../markdown/view.ts';
import { ERROR_KINDS, REFUSED } from '../markdown/words.ts';

/** How many trials were scored, how many ended in an error and whose, and the errored ones folded. */
export function trialsSection(view: View): string {
  return joined([trialsLine(view), erroredList(view)]);
}

/** The counts on one line: what counts as a failure and what does not. */
export function trialsLine(view: View): string {
  const { scored, errored, unclassified } = view.decision.trials;
  const { total } = view.decision.scenarios;
  const unnamed = unclassified === 0 ? '' : `, ${unclassified} of unnamed kind`;
  const crashes =
    errored.agent === 0 ? '' : ` (${errored.agent} crashed by the agent${unnamed}: these count as failures)`;
  const refused = view.decision.errored.filter((trial) => trial.refused).length;
  const outages = errored.infrastructure - refused;
  const unscored = [
    outages === 0 ? '' : counted(outages, ERROR_KINDS.infrastructure),
    refused === 0 ? '' : `${refused} ${REFUSED}`,
    errored.judge === 0 ? '' : counted(errored.judge, ERROR_KINDS.judge),
  ].filter((part) => part !== '');
  const apart = unscored.length === 0 ? '' : ` · ${unscored.join(', ')}, not scored and not counted as failures`;
  const spread = total === 0 ? '' : ` in ${counted(total, 'scenario')}`;
  return `**Trials:** ${scored} scored${spread}${crashes}${apart}`;
}

function erroredList(view: View): string {
  const { errored } = view.decision;
  const { folded } = view.detail;
  if (errored.length === 0) return '';
  if (folded === 0) return leftOut(view, errored.length, 'errored trials');
  const lines = errored.slice(0, folded).map((trial) => erroredLine(trial, view.includeOutput));
  return details(
    `Errored trials (${errored.length})`,
    joined([block(lines), leftOut(view, errored.length - folded, 'errored trials')]),
  );
}

function erroredLine(trial: ErroredTrial, includeOutput: boolean): string {
  const kind = trial.refused ? REFUSED : `${ERROR_KINDS[trial.kind]}${trial.classified ? '' : ', kind not named'}`;
  const start = `${trial.scenario} trial ${trial.trial}: ${kind}`;
  return includeOutput ? `${start}: ${trial.message}` : start;
}
