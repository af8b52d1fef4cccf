import type { CriterionComparison, MetricComparison } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { byFrequency } from '../../contract/numbers.ts';
import type { Comparisons } from '../comparing/comparisons.ts';
import { medianTrials, missingTrials } from '../comparing/scores.ts';
import { ALL_TRIALS, type GateContext } from '../context.ts';
import { maskText, sharedText } from '../masked-text.ts';
import type { FindingData } from '../messages/catalogue.ts';
import type { MissingTrials, Said } from '../messages/trials.ts';
import { gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { criterionName } from '../wording.ts';

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
    const refusal = trials.scored === 0 ? null : refusalIn(errored);
    found.push({ code: 'errored-trials', effect: 'notice', missing, crashed: trials.errored.agent, refusal });
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
  const why = whyUnscored(candidate);
  return [{ code: 'nothing-scored', effect: 'invalid', rubrics: rubrics.length, scored: trials.scored, ...why }];
}

/** The run's trials without a verdict, in the form that all findings about them use. */
export function unscoredTrials(policy: ResolvedPolicy, candidate: Report) {
  return { ...whyUnscored(candidate), total: missingTrials(candidate).total, budget: policy.errors.budget };
}

function whyUnscored(candidate: Report) {
  const missing = missingByKind(candidate);
  const refusal = refusalIn(candidate.errored);
  const byJudge = missing.judge > missing.infrastructure ? 'judge' : 'harness';
  const cause = refusal === null ? byJudge : 'refused';
  return { missing, cause, said: refusal ?? mostSaid(candidate.errored) } as const;
}

function missingByKind({ trials, errored }: Report): MissingTrials {
  const { infrastructure, judge } = trials.errored;
  return { infrastructure, judge, refused: errored.filter(({ refused }) => refused).length };
}

/** The most frequent reason why a rubric refuses trials that have no harness error, with its count; null if none is refused. */
function refusalIn(errored: Report['errored']): Said | null {
  return mostOf(errored.flatMap(({ refused, message }) => (refused ? [message] : [])));
}

/** The most frequent error of trials without a verdict, and its count. Numbers, ids and quotes in messages do not count. */
function mostSaid(errored: Report['errored']): Said | null {
  const messages = errored.flatMap(({ kind, message }) =>
    kind === 'agent' || message === '' ? [] : [maskText(message)],
  );
  const most = mostOf(messages.map(({ key }) => key));
  return most && { ...most, message: sharedText(messages.filter(({ key }) => key === most.message)) };
}

function mostOf(messages: readonly string[]): Said | null {
  const [most] = byFrequency(messages);
  return most === undefined ? null : { message: most[0], trials: most[1] };
}

/** Largest adjusted p that justifies a request for the other trials. */
const SIGN = 0.3;

/** Asks for the other trials if a test of a gating rate shows a sign of a drop, or if the required proof is missing. */
export function askForTrials({
  policy,
  candidate,
  comparisons,
  trialsToCome: lacking,
}: GateContext): readonly FindingData[] {
  const names = lacking === 0 ? [] : signsIn(policy, comparisons);
  if (names.length === 0) return [];
  return [{ code: 'more-trials', effect: 'warn', have: medianTrials(candidate), lacking, all: ALL_TRIALS, names }];
}

function signsIn({ require }: ResolvedPolicy, { metrics, criteria }: Comparisons): readonly string[] {
  // With too few scenarios or families, more trials cannot show anything.
  const hasSign = (rate: MetricComparison | CriterionComparison): boolean =>
    gates(rate) && rate.state !== 'insufficient' && rate.evidence.some(({ adjusted_p }) => adjusted_p <= SIGN);
  const unproven = (metric: MetricComparison): boolean =>
    require === 'proof' && gates(metric) && metric.state === 'inconclusive';
  return [
    ...metrics.filter((metric) => hasSign(metric) || unproven(metric)).map(({ name }) => name),
    ...criteria.filter(hasSign).map(({ rubric, key }) => criterionName(rubric, key)),
  ];
}
