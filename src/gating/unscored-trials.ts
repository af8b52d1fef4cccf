import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { must } from '../contract/must.ts';
import { sortedUnion } from '../contract/text.ts';
import { ratesIn } from './comparing/comparison-context.ts';
import type { ConfirmTrials, Filling } from './comparing/pairing.ts';
import type { Rate } from './comparing/rate.ts';
import { idsLacking, missingOf, missingTrials, trialsOf, withinErrorBudget } from './comparing/scores.ts';
import type { Reading } from './context.ts';
import { decidedBy, type Evaluation, evaluateGate } from './evaluate.ts';
import { assumeMissing, fillMissing, type StandIn } from './fill-missing.ts';
import { baselineFinding } from './findings/baseline.ts';
import { type AnyFinding, rowOf } from './findings/catalogue.ts';
import { awaitedFindings } from './findings/confirm.ts';
import type { FindingData } from './findings/finding.ts';
import { trialFinding, unscoredTrials } from './findings/trials.ts';
import { placeFreshTrials } from './fresh-places.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { mayHaveDropped, nearlyBroke } from './signs-of-drop.ts';
import { sum } from './statistics/moments.ts';
import { SLACK } from './statistics/rate-of.ts';
import { stratumP } from './statistics/stratified.ts';

/** The runs to compare. `isUnfit`: all of main's runs are past the error budget, and only the newest is kept. */
interface UnscoredInput extends Reading {
  readonly isUnfit: boolean;
  /** Further findings, the same in every reading. */
  readonly notes: readonly AnyFinding[];
}

/**
 * Resolves the trials without a verdict, as `resolveAsRun` does. Under `on_inconclusive: confirm`, fresh trials stand in for those that
 * decide, and the run is evaluated with them. Evidence contract, E17: every asked scenario gets the same number; its first fresh trials
 * answer what is missing, then scenarios are selected once, and the others confirm.
 */
export function resolveUnscoredTrials(input: UnscoredInput): Evaluation {
  const { policy, candidate, fresh, notes } = input;
  if (fresh === null || missingTrials(candidate).missing === 0) return resolveAsRun(input);
  const { filling } = resolveAsRun({ ...input, fresh: null }).context.confirm;
  if (filling === null) return resolveAsRun(input);
  const standIns = chooseStandIns(policy, candidate, { ...fresh, filling });
  const used = new Map([...standIns].map(([scenario, trials]) => [scenario, trials.length]));
  const others = fresh.trials.filter((trial) => !standIns.get(trial.scenario)?.includes(trial));
  const stands = used.size === 0 ? [] : [trialFinding('errors-filled', { trials: sum([...used.values()]) })];
  return resolveAsRun({
    ...input,
    notes: [...notes, ...stands],
    candidate: fillMissing(candidate, ({ scenario }) => (standIns.get(scenario) ?? []).map(standInOf)),
    fresh: { ...fresh, trials: others, asked: null, filling: { ...filling, used } },
  });
}

/** The first fresh trials of each scenario, as many as it lacks verdicts; none of a scenario that has fewer. */
function chooseStandIns(
  policy: ResolvedPolicy,
  { scenarios }: Report,
  { trials, filling }: ConfirmTrials & { readonly filling: Filling },
): ReadonlyMap<string, readonly FreshTrial[]> {
  return new Map(
    scenarios.flatMap((first) => {
      const missing = missingOf(first);
      if (missing === 0) return [];
      const own = trials.filter(({ scenario, control }) => scenario === first.scenario && control !== true);
      const ask = { first, asked: filling.trials, isDeclared: policy.confirm.fresh === 'declared' };
      const { counted } = placeFreshTrials(own, ask);
      return counted.length < missing ? [] : [[first.scenario, counted.slice(0, missing)] as const];
    }),
  );
}

function standInOf({ facts, failed = [], crashed, scores = {}, outcomes = [] }: FreshTrial): StandIn {
  const mark = { facts, ...(failed.length === 0 ? {} : { failed }), ...(crashed && { crashed }) };
  return { mark, failed: new Set(failed), scores, outcomes: new Set(outcomes) };
}

/**
 * Evaluates a run as it is. If trials of either side have no verdict, also evaluates it with all of them counted in its favour, and with all
 * of them counted against it: such a trial is no failure, but it must not hide one. If both extremes agree, they decide. Otherwise the run
 * as it is decides if those trials may be left out, see `undecided`. If not, the run waits for them, or is inconclusive if main's run is
 * past the error budget, unless both extremes fail or both show that nothing fell.
 * @returns an evaluation with the context of the actual report, whose rates are shown
 */
function resolveAsRun(input: UnscoredInput): Evaluation {
  const { policy, candidate, runs, isUnfit, notes } = input;
  const asIs = withNotes(evaluateGate(input), notes);
  const candidateMissing = missingTrials(candidate).missing;
  const count = [candidate, ...runs].reduce((sum, report) => sum + missingTrials(report).missing, 0);
  if (count === 0 || candidate.rubrics.every(({ score }) => score === null)) return resolved(asIs, asIs.findings);
  const read = (assumed: 'pass' | 'fail'): Evaluation => {
    const filled = {
      ...input,
      candidate: assumeMissing(asIs.context, candidate, assumed),
      runs: runs.map((run) => assumeMissing(asIs.context, run, assumed === 'pass' ? 'fail' : 'pass')),
    };
    return withNotes(evaluateGate(filled, asIs.context), notes);
  };
  const [best, worst] = [read('pass'), read('fail')];
  const bothFail = best.decided === 'fail' && worst.decided === 'fail';
  // If no trial has a verdict of every rubric, the other rubrics can fail the run but not pass it.
  if (candidate.trials.scored === 0 && !bothFail) return resolved(asIs, asIs.findings);
  const isPast = candidateMissing > 0 && !withinErrorBudget(policy, candidate);
  const holds = isPast || isUnfit ? bothFail || (showsNoFall(best) && showsNoFall(worst)) : agree(best, worst);
  if (holds) return agreed({ asIs, best, worst }, input, count);
  if (isUnfit && !isPast) return unfitBaseline(asIs, best, input);
  if (candidateMissing > 0) return undecided({ asIs, best, worst }, input);
  return resolved(asIs, [...asIs.findings, baselineFinding('baseline-left-out', { trials: count })]);
}

/** The run as it is, and with all its trials without a verdict counted for it and against it. */
type Readings = Readonly<Record<'asIs' | 'best' | 'worst', Evaluation>>;

/** The decision on which both extremes agree, with a warning past the error budget: a run with few verdicts must not look good. @param count of all trials without one */
function agreed({ asIs, best, worst }: Readings, input: UnscoredInput, count: number): Evaluation {
  const { policy } = asIs.context;
  const isStopped = best.decided === 'fail' || best.decided === 'invalid';
  const notes: FindingData[] = input.isUnfit ? [baselineFinding('baseline-unfit-agreed', missingOfMain(input))] : [];
  if (!isStopped && !withinErrorBudget(policy, input.candidate))
    notes.push(trialFinding('errors-past-budget', unscoredTrials(policy, input.candidate)));
  else if (missingTrials(input.candidate).missing > 0 || best.decided !== asIs.decided)
    notes.push(trialFinding('errors-immaterial', { trials: count }));
  if (best.decided === asIs.decided) return resolved(asIs, [...asIs.findings, ...notes]);
  const deciding = best.decided === 'pass' ? worst : best;
  // A filled report does not produce these findings.
  const hidden = asIs.findings.filter(({ code }) => rowOf(code).isOfUnscored);
  return { ...deciding, context: asIs.context, findings: [...deciding.findings, ...hidden, ...notes] };
}

/** Whether both extremes decide the same. Failures add variance: if the worst reading leans down, one in between may fail. */
function agree(best: Evaluation, worst: Evaluation): boolean {
  if (best.decided !== worst.decided) return false;
  return best.decided === 'fail' || best.decided === 'invalid' || !mayHideDrop(worst);
}

function mayHideDrop({ context }: Evaluation): boolean {
  return context.rates.some((rate) => gates(rate.rule) && mayHaveDropped(rate, rate.rule.tolerance));
}

function showsNoFall(reading: Evaluation): boolean {
  if (reading.decided !== 'pass' || mayHideDrop(reading)) return false;
  const gating = reading.context.rates.filter(({ kind, rule }) => kind === 'metric' && gates(rule));
  return gating.every(({ state }) => state === 'unchanged' || state === 'improved');
}

function resolved(
  { context, waivers }: Pick<Evaluation, 'context' | 'waivers'>,
  findings: readonly AnyFinding[],
): Evaluation {
  return { context, findings, decided: decidedBy(findings, context), waivers };
}

/** Adds the notes. One that explains a missing baseline replaces the plain notice; a blocking finding stays. */
function withNotes({ context, waivers, findings }: Evaluation, notes: readonly AnyFinding[]): Evaluation {
  const isExplained = notes.some(({ code }) => rowOf(code).topic === 'baseline');
  const isNeedless = ({ code, effect }: AnyFinding) => effect === 'notice' && rowOf(code).yieldsTo === 'a reason';
  const kept = findings.filter((finding) => !isExplained || !isNeedless(finding));
  return resolved({ context, waivers }, [...kept, ...notes]);
}

/**
 * The decision if the extremes do not agree: without the candidate's trials that have no verdict, if those may be left out; else the run
 * waits for them. Evidence contract, E17: what is incomplete never helps a run to pass, so trials that a rubric refuses (its step budget
 * ended, its contract is broken) and empty ones (`errors.empty`) are never left out. The others are within the error budget if every scenario keeps a trial, or if both
 * extremes decide the same; beyond it only if they are missing at random.
 */
function undecided(readings: Readings, { candidate, runs, fresh }: UnscoredInput): Evaluation {
  const { policy } = readings.asIs.context;
  if (candidate.errored.some(({ refused, empty }) => refused || empty)) return awaited(readings, candidate, null);
  const isEqual = readings.best.decided === readings.worst.decided;
  const keepsAll = candidate.scenarios.every(
    (scenario) => missingOf(scenario) === 0 || missingOf(scenario) < trialsOf(scenario),
  );
  const isWithin = withinErrorBudget(policy, candidate) && (isEqual || keepsAll);
  return isWithin || areMissingAtRandom(policy, candidate, runs)
    ? leftOut(readings.asIs, candidate)
    : awaited(readings, candidate, fillingOf(readings, candidate, fresh));
}

/** The fresh trials of these scenarios, and of those that look broken in the worst reading; null without a confirm stage. */
function fillingOf({ worst }: Readings, candidate: Report, fresh: ConfirmTrials | null): Filling | null {
  const { asked, trials } = worst.context.confirm;
  if (trials === 0) return null;
  const waiting = idsLacking(candidate);
  // Once some have come, only those that are still missing are asked again.
  if (fresh?.filling) return { ...fresh.filling, asked: waiting };
  const most = Math.max(...candidate.scenarios.map(missingOf));
  return { asked: sortedUnion(waiting, asked), trials: most + trials, used: new Map() };
}

/**
 * Whether chance explains the trials without a verdict: main had such errors too, this run has not clearly more, and their share is at most
 * twice the error budget.
 * Source: Fisher (1935), the exact test of a two-by-two table, over the trials of both sides.
 */
function areMissingAtRandom({ errors }: ResolvedPolicy, candidate: Report, runs: readonly Report[]): boolean {
  const countOf = (reports: readonly Report[]) => {
    const counts = reports.map(missingTrials);
    return { failed: sum(counts.map(({ missing }) => missing)), trials: sum(counts.map(({ total }) => total)) };
  };
  const [here, main] = [countOf([candidate]), countOf(runs)];
  if (main.failed === 0 || here.failed > 2 * errors.budget * here.trials + SLACK) return false;
  return stratumP({ candidate: here, main }) > LARGEST_CHANCE;
}

/** Largest p at which this run has clearly more trials without a verdict than main. */
const LARGEST_CHANCE = 0.05;

/** The decision without the trials that have no verdict. A must-pass scenario without one cannot be left out, and has not failed. */
function leftOut(asIs: Evaluation, candidate: Report): Evaluation {
  const findings = asIs.findings.map((finding): AnyFinding => {
    return { ...finding, effect: rowOf(finding.code).effectIfLeftOut ?? finding.effect };
  });
  return resolved(asIs, [...findings, trialFinding('errors-left-out', unscoredTrials(asIs.context.policy, candidate))]);
}

/** The decision that waits for the trials without a verdict, or for fresh ones: of both extremes, the one that does not fail. */
function awaited({ asIs, best, worst }: Readings, candidate: Report, filling: Filling | null): Evaluation {
  const { decided, findings, waivers } = best.decided === 'fail' ? worst : best;
  const known = { ...asIs, waivers };
  if (decided === 'invalid') return withheld(known, findings);
  const { policy, confirm } = asIs.context;
  const unscored = { ...unscoredTrials(policy, candidate), ids: idsLacking(candidate) };
  const hidden = asIs.findings.filter(({ code }) => rowOf(code).isOfUnscored);
  // Only one extreme says that what blocked an earlier push is cleared.
  const others = findings.filter(({ code }) => !rowOf(code).clears);
  if (filling === null) {
    const code = withinErrorBudget(policy, candidate) ? 'errors-awaited' : 'errors-undecided';
    return withheld(known, [trialFinding(code, unscored), ...others, ...hidden]);
  }
  const asked = trialFinding('errors-asked', { ...unscored, trials: filling.trials });
  const kept = others.filter(({ code }) => rowOf(code).holds !== 'for fresh trials');
  const context = { ...asIs.context, confirm: { ...confirm, answers: null, scenarios: [], filling } };
  return withheld({ ...known, context }, [asked, ...kept, ...hidden]);
}

/** The decision if main's run is past the error budget and the extremes disagree: the comparison neither blocks nor proves anything. */
function unfitBaseline({ context }: Evaluation, best: Evaluation, input: UnscoredInput): Evaluation {
  const effect = context.policy.on_no_baseline === 'fail' ? 'block' : 'warn';
  const unfit = baselineFinding('baseline-unfit', { effect, ...missingOfMain(input) });
  return withheld({ ...best, context }, [unfit, ...best.findings]);
}

/** The evaluation with these findings; a gating rate that is regressed becomes inconclusive. */
function withheld({ context, waivers }: Evaluation, findings: readonly AnyFinding[]): Evaluation {
  const held = (rate: Rate): Rate =>
    rate.state === 'regressed' && gates(rate.rule) ? { ...rate, state: 'inconclusive', decidedBy: [] } : rate;
  const rubrics = context.rubrics.map((rates) => {
    return { ...rates, metric: held(rates.metric), criteria: rates.criteria.map(held) };
  });
  return resolved({ context: { ...context, ...ratesIn(rubrics) }, waivers }, findings);
}

/**
 * The decision on a run that is worse than main's newest run, which differs from those before it. If it is not worse than these, either the
 * newest is an outlier or the run undoes a merged gain. What contradicts itself decides nothing (evidence contract, E16), so the run is
 * held until main has run again. Under a control its broken scenarios are asked instead, and what the control clears is not held.
 * @param besideNewest the same run compared with the runs before the newest @param older number of these
 */
export function withoutOutlier(resolvedRun: Evaluation, besideNewest: Evaluation, older: number): Evaluation {
  const isWorse = ({ code, effect }: AnyFinding) => effect === 'block' && rowOf(code).isWorseThanMain === true;
  if (besideNewest.findings.some(isWorse) || !resolvedRun.findings.some(isWorse)) return resolvedRun;
  const { findings, context } = resolvedRun;
  const { policy, confirm, broke } = context;
  const isAsked = policy.confirm.control && confirm.asked.length > 0;
  if (isAsked && broke.length > 0) return resolvedRun;
  const warned = findings.map((finding): AnyFinding => (isWorse(finding) ? { ...finding, effect: 'warn' } : finding));
  const awaitedTrials = isAsked ? awaitedFindings(context) : [];
  if (isAsked && (awaitedTrials.length > 0 || !confirm.answers?.some(nearlyBroke)))
    return withheld(resolvedRun, [...warned, ...awaitedTrials]);
  return withheld(resolvedRun, [baselineFinding('main-differs', { older }), ...warned]);
}

function missingOfMain({ runs: [newest] }: UnscoredInput) {
  return missingTrials(must(newest, 'the run of main that is past the error budget'));
}
