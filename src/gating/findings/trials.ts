import type { Report } from '../../../schemas/types/report.ts';
import { byFrequency } from '../../contract/numbers.ts';
import { missingTrials } from '../comparing/scores.ts';
import { maskText, sharedText } from '../masked-text.ts';
import type { FindingData } from '../messages/catalogue.ts';
import type { MissingTrials, Said } from '../messages/trials.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';

/** Findings about trials: none scored, errors by kind, errors without a kind, trials that `select` leaves out. */
export function trialFindings(candidate: Report): readonly FindingData[] {
  const { trials, rubrics, errored, read_by: readBy } = candidate;
  const missing = missingByKind(candidate);
  const unselected = readBy?.unselected ?? 0;
  const found: FindingData[] = [...nothingScored(candidate)];
  // A warning in every trial is seldom the agent's fault. The result trees contain all warnings.
  for (const { rubric, warnings = [] } of rubrics)
    if (warnings.length > 0) found.push({ code: 'warned-throughout', effect: 'warn', rubric, warnings });
  if (trials.errored.agent + missing.infrastructure + missing.judge > 0) {
    const said = trials.scored > 0 && missing.refused > 0 ? mostSaid(errored) : null;
    found.push({ code: 'errored-trials', effect: 'notice', missing, crashed: trials.errored.agent, said });
  }
  if (trials.unclassified > 0)
    found.push({ code: 'unclassified-errors', effect: 'notice', count: trials.unclassified });
  if (unselected > 0) found.push({ code: 'trials-unselected', effect: 'notice', count: unselected });
  return found;
}

/** The finding that no trial was scored, or that no rubric applies to any trial, which must not pass either. */
function nothingScored(candidate: Report): readonly FindingData[] {
  const { trials, rubrics } = candidate;
  if (trials.scored > 0 && rubrics.some(({ score }) => score !== null)) return [];
  return [{ code: 'nothing-scored', effect: 'invalid', scored: trials.scored, ...whyUnscored(candidate) }];
}

/** The run's trials without a verdict, in the form that all findings about them use. */
export function unscoredTrials(policy: ResolvedPolicy, candidate: Report) {
  return { ...whyUnscored(candidate), total: missingTrials(candidate).total, budget: policy.errors.budget };
}

function whyUnscored(candidate: Report) {
  return { missing: missingByKind(candidate), said: mostSaid(candidate.errored) };
}

function missingByKind({ trials, errored }: Report): MissingTrials {
  const { infrastructure, judge } = trials.errored;
  return { infrastructure, judge, refused: errored.filter(({ refused }) => refused).length };
}

/**
 * The most frequent error of trials without a verdict, of those that a rubric refuses if there are any, and its count. Numbers, ids and
 * quotes in messages do not count.
 */
function mostSaid(errored: Report['errored']): Said | null {
  const refused = errored.filter((one) => one.refused);
  const unscored = refused.length > 0 ? refused : errored.filter(({ kind }) => kind !== 'agent');
  const messages = unscored.flatMap(({ message }) => (message === '' ? [] : [maskText(message)]));
  const [most] = byFrequency(messages.map(({ key }) => key));
  if (most === undefined) return null;
  const [shared, trials] = most;
  return { message: sharedText(messages.filter(({ key }) => key === shared)), trials };
}
