import type { ErroredTrial } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import type { Decision } from '../../gating/decision.ts';
import { block, prose } from '../markdown/escape.ts';
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
  const { errored, unclassified } = view.decision.trials;
  const unnamed = unclassified === 0 ? '' : `, ${unclassified} of them of unnamed kind`;
  const crashes =
    errored.agent === 0 ? '' : ` (${errored.agent} crashed by the agent${unnamed}: these count as failures)`;
  const refused = view.decision.errored.filter((trial) => trial.refused).length;
  const outages = errored.infrastructure - refused;
  const unscored = [
    outages === 0 ? '' : counted(outages, ERROR_KINDS.infrastructure),
    refused === 0 ? '' : `${refused} ${REFUSED}`,
    errored.judge === 0 ? '' : counted(errored.judge, ERROR_KINDS.judge),
  ].filter((part) => part !== '');
  const { scored, where } = scoredBy(view.decision);
  const apart =
    unscored.length === 0 ? '' : ` · ${unscored.join(', ')}, not scored${where} and not counted as failures`;
  return `**Trials:** ${scored}${crashes}${apart}`;
}

/** What the rubric of the first metric scored, as the headline counts it; another may have refused some of these trials, or judged more. */
function scoredBy({ metrics: [first], trials, scenarios }: Decision) {
  const count = first?.candidate_trials.total ?? trials.scored;
  const among = first?.level?.scenarios ?? scenarios.total;
  const spread = among === 0 ? '' : ` in ${counted(among, 'scenario')}`;
  if (first === undefined || count === trials.scored) return { scored: `${count} scored${spread}`, where: '' };
  return { scored: `${count} scored${spread} for ${prose(first.name, 60)}`, where: ' there' };
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
