import type { Decision, OutcomeComparison } from '../../../schemas/types/decision.ts';
import type { ErroredTrial } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { decides } from '../../gating/findings/finding-list.ts';
import { rateOf } from '../../gating/statistics/rate-of.ts';
import { block, codeSpan, prose } from '../markdown/escape.ts';
import { decimalsApart, rate, signedPoints } from '../markdown/format.ts';
import { beside, details, foldedTable, joined, leftOut, openTable, type Rows, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { BLOCKS, ERROR_KINDS, NOTHING, REFUSED } from '../markdown/words.ts';

/** The counts of scored and errored trials, and the errored ones folded; for the job summary. */
export function trialsSection(view: View): string {
  if (!view.detail.evidence) return '';
  const { trials, errored: listed } = view.decision;
  const { agent, infrastructure, judge } = trials.errored;
  const refused = listed.filter((trial) => trial.refused).length;
  const counts = [
    `${trials.scored} scored`,
    agent === 0 ? '' : `${agent} ${agent === 1 ? 'crash' : 'crashes'} of the agent among them`,
    infrastructure === refused ? '' : counted(infrastructure - refused, ERROR_KINDS.infrastructure),
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

/** Outcomes of trials: blocking ones open; in the job summary, the others folded. Leaves out outcomes without trials and limits. */
export function outcomesSection(view: View): string {
  const outcomes = view.decision.outcomes.filter(isNews);
  const open = outcomes.filter((outcome) => blocks(outcome, view.decision));
  const others = outcomes.filter((outcome) => !open.includes(outcome));
  const title = `### Outcomes past their limit (${open.length})`;
  return joined([
    open.length === 0 ? '' : `${title}\n\n${openTable(view, outcomeRows(view, open))}`,
    view.detail.evidence
      ? foldedTable(
          view,
          open.length === 0 ? 'Outcomes of the trials, as the rubric classes them' : 'Other outcomes',
          outcomeRows(view, others),
        )
      : '',
  ]);
}

function outcomeRows({ decision }: View, outcomes: readonly OutcomeComparison[]): Rows {
  const isCompared = decision.baseline !== null;
  const manyRubrics = new Set(decision.outcomes.filter(isNews).map((outcome) => outcome.rubric)).size > 1;
  const isLimited = outcomes.some((outcome) => outcome.at_least !== null || outcome.at_most !== null);
  const rows = outcomes.map((outcome) => {
    const { candidate, baseline, at_least, at_most } = outcome;
    const candidateRate = rateOf(candidate);
    const baselineRate = baseline === null ? null : rateOf(baseline);
    const decimals = decimalsApart([candidateRate, baselineRate, at_most, at_least]);
    const limit = (word: string, value: number | null): string =>
      value === null ? '' : `at ${word} ${unbroken(rate(value, decimals))}`;
    const limits = [limit('least', at_least), limit('most', at_most), blocks(outcome, decision) ? BLOCKS : ''];
    const change =
      candidateRate === null || baselineRate === null ? NOTHING : signedPoints(candidateRate - baselineRate);
    return [
      beside([codeSpan(outcome.outcome), manyRubrics ? prose(outcome.rubric, 60) : '']),
      rateText(candidateRate, decimals),
      ...(isCompared ? [rateText(baselineRate, decimals), change] : []),
      ...(isLimited ? [beside(limits, ', ') || NOTHING] : []),
    ];
  });
  return {
    noun: 'outcomes',
    columns: ['Outcome', 'This run', ...(isCompared ? ['Baseline', 'Change'] : []), ...(isLimited ? ['Limits'] : [])],
    rows,
  };
}

function isNews({ candidate, baseline, at_least, at_most }: OutcomeComparison): boolean {
  return candidate.passed > 0 || (baseline?.passed ?? 0) > 0 || at_least !== null || at_most !== null;
}

/** Findings name an outcome with its rubric; an outcome of the primary rubric also without it. */
function blocks({ rubric, outcome }: OutcomeComparison, { findings, metrics }: Decision): boolean {
  const names = [`${rubric}/${outcome}`, ...(metrics[0]?.rubric === rubric ? [outcome] : [])];
  return findings.some(
    (finding) => decides(finding) && finding.subject_kind === 'outcome' && names.includes(finding.subject ?? ''),
  );
}

function rateText(value: number | null, decimals: number): string {
  return value === null ? NOTHING : unbroken(rate(value, decimals));
}
