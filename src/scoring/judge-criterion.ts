import { type Evaluation, startEvaluation } from '../rubric/evaluation.ts';
import type { Criterion } from '../rubric/rubric.ts';
import type { Trial } from '../suite/trial.ts';
import type { NodeResult, Verdict } from './result.ts';

/** Asks one criterion of one trial; facts that it misses are added to the warnings. */
export function judgeCriterion(criterion: Criterion, trial: Trial, warnings: string[]): NodeResult {
  const at = startEvaluation(trial, warnings);
  if (criterion.when !== null && criterion.when(at) !== true) return elsewhere(criterion, at);
  // Undefined equals neither: what cannot be told does not pass, whichever way the criterion asks.
  const verdict = criterion.condition(at) === criterion.passesWhen ? 'pass' : 'fail';
  return criterionResult(criterion, verdict, at.because, at);
}

/** The criterion's answer for a trial that the agent crashed: it fails, unasked. */
export function failCrashed(criterion: Criterion, explanation: string): NodeResult {
  return criterionResult(criterion, 'fail', explanation);
}

/** The answer where `when` does not hold. */
function elsewhere(criterion: Criterion, at: Evaluation): NodeResult {
  const { otherwise } = criterion;
  if (otherwise === 'skip') return criterionResult(criterion, 'skipped', `does not apply: ${at.because}`, at);
  return criterionResult(
    criterion,
    otherwise,
    `${otherwise === 'pass' ? 'passes' : 'fails'} where it does not apply: ${at.because}`,
    at,
  );
}

const SCORES = { pass: 1, fail: 0, skipped: null } as const;

function criterionResult(
  { key, weight, severity }: Criterion,
  verdict: keyof typeof SCORES & Verdict,
  explanation: string,
  at?: Evaluation,
): NodeResult {
  const score = SCORES[verdict];
  return { key, kind: 'criterion', verdict, score, weight, severity, explanation, observed: at?.observed ?? [] };
}
