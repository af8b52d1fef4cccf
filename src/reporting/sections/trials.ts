import type { Decision, OutcomeComparison } from '../../../schemas/types/decision.ts';
import type { ErroredTrial } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { decides } from '../../gating/findings/finding-list.ts';
import { rateOf } from '../../gating/statistics/rate-of.ts';
import { block, keyText, prose } from '../markdown/escape.ts';
import { boldIf, changeCell, signedPoints, wholeChange, wholeRate } from '../markdown/format.ts';
import { beside, details, foldedList, joined, leftOut, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { ABSENT, ERROR_KINDS, NOTHING, REFUSED } from '../markdown/words.ts';

/** The counts of scored and errored trials, and the errored ones folded; for the job summary. */
export function trialsSection(view: View): string {
  if (!view.detail.evidence) return '';
  const { trials, errored: listed } = view.decision;
  const { agent, infrastructure, judge } = trials.errored;
  const refused = listed.filter((trial) => trial.refused).length;
  const { absent = 0 } = trials;
  const ofService = infrastructure - refused - absent;
  const counts = [
    `${trials.scored} scored`,
    agent === 0 ? '' : `${agent} ${agent === 1 ? 'crash' : 'crashes'} of the agent among them`,
    ofService === 0 ? '' : counted(ofService, ERROR_KINDS.infrastructure),
    absent === 0 ? '' : `${absent} ${ABSENT}`,
    refused === 0 ? '' : `${refused} ${REFUSED}`,
    judge === 0 ? '' : counted(judge, ERROR_KINDS.judge),
  ];
  return joined([`**Trials:** ${beside(counts, ', ')}`, erroredList(view)]);
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

/** Outcomes of trials, folded; for the job summary. Leaves out outcomes without trials and limits. */
export function outcomesSection(view: View): string {
  if (!view.detail.evidence) return '';
  const { decision, here } = view;
  const outcomes = decision.outcomes.filter(({ candidate, baseline, at_least, at_most }) => {
    return candidate.passed > 0 || (baseline?.passed ?? 0) > 0 || at_least !== null || at_most !== null;
  });
  const columns = ['', 'Outcome', decision.baseline === null ? here : `main → ${here}`, 'blocks if'];
  const rows = outcomes.map((outcome) => outcomeCells(outcome, decision));
  const list = { noun: 'outcomes', columns, align: 'clrl', rows };
  return foldedList(view, 'Outcomes of the trials, as the rubric classes them', list);
}

export function outcomesPastLimit(decision: Decision): readonly (readonly string[])[] {
  return decision.outcomes
    .filter((outcome) => blocks(outcome, decision))
    .map((outcome) => outcomeCells(outcome, decision));
}

function outcomeCells(outcome: OutcomeComparison, decision: Decision): readonly string[] {
  const { candidate, baseline, at_least: least, at_most: most, rubric } = outcome;
  const isLoud = blocks(outcome, decision);
  const [here, main] = [rateOf(candidate), baseline && rateOf(baseline)];
  const shown = here === null ? NOTHING : boldIf(isLoud, unbroken(wholeRate(here, most ?? least)));
  const change = here === null || main === null ? '' : signedPoints(wholeChange(main, here));
  const isOther = rubric !== decision.metrics[0]?.rubric;
  const limits = [most === null ? '' : `> ${wholeRate(most)}`, least === null ? '' : `< ${wholeRate(least)}`];
  return [
    isLoud ? '❌' : '·',
    beside([boldIf(isLoud, keyText(outcome.outcome)), isOther ? prose(rubric, 60) : ''], ' · '),
    decision.baseline === null
      ? shown
      : changeCell({ main: main === null ? NOTHING : wholeRate(main), here: shown, change }),
    beside(limits.map(unbroken), ', or ') || NOTHING,
  ];
}

/** Findings name an outcome with its rubric; an outcome of the primary rubric also without it. */
function blocks({ rubric, outcome }: OutcomeComparison, { findings, metrics }: Decision): boolean {
  const names = [`${rubric}/${outcome}`, ...(metrics[0]?.rubric === rubric ? [outcome] : [])];
  return findings.some(
    (finding) => decides(finding) && finding.subject_kind === 'outcome' && names.includes(finding.subject ?? ''),
  );
}
