import type { Count, Report, RubricReport, ScenarioReport, ScenarioScores } from '../../schemas/types/report.ts';
import { memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { byText } from '../contract/text.ts';
import { meanNodeScore } from '../scoring/tally.ts';
import { type ComparisonContext, type RubricRates, ratesIn } from './comparing/comparison-context.ts';
import type { ReadingInput } from './comparing/pairing.ts';
import { NO_TRIALS, pooled, type Rate } from './comparing/rate.ts';
import { missingOf, missingOn, missingTrials, missingUnder, trialsOf, withinErrorBudget } from './comparing/scores.ts';
import type { Waivers } from './comparing/waived-scenarios.ts';
import { decidedBy, type Evaluation, evaluateGate } from './evaluate.ts';
import { baselineFinding } from './findings/baseline.ts';
import type { AnyFinding } from './findings/catalogue.ts';
import { rowOf } from './findings/catalogue.ts';
import { awaitedFindings } from './findings/confirm.ts';
import type { FindingData } from './findings/finding.ts';
import { trialFinding, unscoredTrials } from './findings/trials.ts';
import { gates, outcomeRule, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { mayHaveDropped, nearlyBroke } from './signs-of-drop.ts';
import { sum } from './statistics/moments.ts';
import { meanRate, SLACK } from './statistics/rate-of.ts';
import { stratumP } from './statistics/stratified.ts';

/** The runs to compare. `isUnfit`: all of main's runs are past the error budget, and only the newest is kept. */
interface UnscoredInput extends ReadingInput {
  readonly isUnfit: boolean;
}

/**
 * Evaluates a run as it is. If trials of either side have no verdict, also evaluates it with all of them counted in its favour, and with all
 * of them counted against it: such a trial is no failure, but it must not hide one. If both extremes agree, they decide. Otherwise the run
 * as it is decides if those trials may be left out, see `undecided`. If not, the run waits for them, or is inconclusive if main's run is
 * past the error budget, unless both extremes fail or both show that nothing fell.
 * @param notes further findings, the same in every reading
 * @returns an evaluation with the context of the actual report, whose rates are shown
 */
export function resolveUnscoredTrials(
  policy: ResolvedPolicy,
  waivers: Waivers,
  input: UnscoredInput,
  notes: readonly AnyFinding[],
): Evaluation {
  const { candidate, runs, isUnfit } = input;
  const asIs = withNotes(evaluateGate(policy, waivers, input), notes);
  const candidateMissing = missingTrials(candidate).missing;
  const count = [candidate, ...runs].reduce((sum, report) => sum + missingTrials(report).missing, 0);
  if (count === 0 || candidate.rubrics.every(({ score }) => score === null)) return resolved(asIs, asIs.findings);
  const read = (assumed: Assumed): Evaluation => {
    const filled = {
      ...input,
      candidate: fillMissing(asIs.context, candidate, assumed),
      runs: runs.map((run) => fillMissing(asIs.context, run, assumed === 'pass' ? 'fail' : 'pass')),
    };
    return withNotes(evaluateGate(policy, waivers, filled, asIs.context), notes);
  };
  const [best, worst] = [read('pass'), read('fail')];
  const bothFail = best.decided === 'fail' && worst.decided === 'fail';
  // If no trial has a verdict of every rubric, the other rubrics can fail the run but not pass it.
  if (candidate.trials.scored === 0 && !bothFail) return resolved(asIs, asIs.findings);
  const isPast = candidateMissing > 0 && !withinErrorBudget(policy, candidate);
  const holds = isPast || isUnfit ? bothFail || (showsNoFall(best) && showsNoFall(worst)) : agree(best, worst);
  if (holds) return agreed({ asIs, best, worst }, input, { candidateMissing, count });
  if (isUnfit && !isPast) return unfitBaseline(asIs, best, input);
  if (candidateMissing > 0) return undecided({ asIs, best, worst }, input);
  return resolved(asIs, [...asIs.findings, baselineFinding('baseline-left-out', { trials: count })]);
}

/** The run as it is, and with all its trials without a verdict counted for it and against it. */
type Readings = Readonly<Record<'asIs' | 'best' | 'worst', Evaluation>>;

/** The decision on which both extremes agree, with a warning past the error budget: a run with few verdicts must not look good. */
function agreed(
  { asIs, best, worst }: Readings,
  input: UnscoredInput,
  { candidateMissing, count }: { readonly candidateMissing: number; readonly count: number },
): Evaluation {
  const { policy } = asIs.context;
  const isStopped = best.decided === 'fail' || best.decided === 'invalid';
  const notes: FindingData[] = input.isUnfit ? [baselineFinding('baseline-unfit-agreed', missingOfMain(input))] : [];
  if (!isStopped && !withinErrorBudget(policy, input.candidate))
    notes.push(trialFinding('errors-past-budget', unscoredTrials(policy, input.candidate)));
  else if (candidateMissing > 0 || best.decided !== asIs.decided)
    notes.push(trialFinding('errors-immaterial', { trials: count }));
  if (best.decided === asIs.decided) return resolved(asIs, [...asIs.findings, ...notes]);
  const deciding = best.decided === 'pass' ? worst : best;
  // A filled report does not produce these findings.
  const hidden = asIs.findings.filter(({ code }) => rowOf(code).isOfUnscored);
  return { ...deciding, context: asIs.context, findings: [...deciding.findings, ...hidden, ...notes] };
}

/**
 * Whether both extremes give the same decision. Failures also add variance, which makes a drop harder to prove. So if the worst reading
 * does not fail but leans down, a reading in between may fail.
 */
function agree(best: Evaluation, worst: Evaluation): boolean {
  if (best.decided !== worst.decided) return false;
  return best.decided === 'fail' || best.decided === 'invalid' || !mayHideDrop(worst);
}

function mayHideDrop({ context }: Evaluation): boolean {
  return context.rates.some((rate) => gates(rate.rule) && mayHaveDropped(rate, rate.rule.tolerance));
}

/** Whether a reading passes and shows that no gating metric fell. */
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
function undecided(readings: Readings, { candidate, runs }: UnscoredInput): Evaluation {
  const { policy } = readings.asIs.context;
  if (candidate.errored.some(({ refused, empty }) => refused || empty)) return awaited(readings, candidate);
  const isEqual = readings.best.decided === readings.worst.decided;
  const keepsAll = candidate.scenarios.every(
    (scenario) => missingOf(scenario) === 0 || missingOf(scenario) < trialsOf(scenario),
  );
  const isWithin = withinErrorBudget(policy, candidate) && (isEqual || keepsAll);
  return isWithin || areMissingAtRandom(policy, candidate, runs)
    ? leftOut(readings.asIs, candidate)
    : awaited(readings, candidate);
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

/** The decision that waits for the trials without a verdict: of both extremes, the one that does not fail. */
function awaited({ asIs, best, worst }: Readings, candidate: Report): Evaluation {
  const { decided, findings, waivers } = best.decided === 'fail' ? worst : best;
  const waiting = candidate.scenarios.filter((scenario) => missingOf(scenario) > 0);
  const ids = waiting.map(({ scenario }) => scenario).sort(byText);
  const { policy } = asIs.context;
  const code = withinErrorBudget(policy, candidate) ? 'errors-awaited' : 'errors-undecided';
  const unscored = trialFinding(code, { ...unscoredTrials(policy, candidate), ids });
  const hidden = asIs.findings.filter(({ code }) => rowOf(code).isOfUnscored);
  return withheld({ ...asIs, waivers }, decided === 'invalid' ? findings : [unscored, ...findings, ...hidden]);
}

/** The decision if main's run is past the error budget and the extremes disagree: the comparison neither blocks nor proves anything. */
function unfitBaseline(asIs: Evaluation, best: Evaluation, input: UnscoredInput): Evaluation {
  const effect = asIs.context.policy.on_no_baseline === 'fail' ? 'block' : 'warn';
  const { context } = asIs;
  return withheld({ ...best, context }, [
    baselineFinding('baseline-unfit', { effect, ...missingOfMain(input) }),
    ...best.findings,
  ]);
}

/** The evaluation with these findings, and without a rate that is regressed. */
function withheld({ context, waivers }: Evaluation, findings: readonly AnyFinding[]): Evaluation {
  return resolved({ context: { ...context, ...ratesIn(context.rubrics.map(withhold)) }, waivers }, findings);
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

/** Makes every `regressed` gating rate `inconclusive`. */
function withhold(rates: RubricRates<Rate>): RubricRates<Rate> {
  const held = (rate: Rate): Rate =>
    rate.state === 'regressed' && gates(rate.rule) ? { ...rate, state: 'inconclusive', decidedBy: [] } : rate;
  return { ...rates, metric: held(rates.metric), criteria: rates.criteria.map(held) };
}

function missingOfMain({ runs: [newest] }: UnscoredInput) {
  return missingTrials(must(newest, 'the run of main that is past the error budget'));
}

/** How a reading counts trials without a verdict. */
type Assumed = 'pass' | 'fail';

/**
 * The report as if every trial without a verdict had passed (score 1, every criterion passed) or failed (score 0, every criterion failed).
 * Passed ones also count for each outcome with an `at_least` limit, failed ones for each with an `at_most` limit.
 */
export function fillMissing(
  { policy, primary }: Pick<ComparisonContext<Rate>, 'policy' | 'primary'>,
  report: Report,
  assumed: Assumed,
): Report {
  const { missing } = missingTrials(report);
  if (missing === 0) return report;
  const scenarios = report.scenarios.map((scenario) => fillScenario(scenario, report.rubrics, assumed));
  const filledUp = (rubric: RubricReport): RubricReport => {
    const { rubric: id, criteria, outcomes } = rubric;
    const measured = scenarios.flatMap((scenario) => memberOf(scenario.rubrics, id) ?? []);
    const scored = measured.filter(({ scores }) => scores.length > 0);
    const lacking = sum(report.scenarios.map((scenario) => missingUnder(scenario, id)));
    const isPrimary = id === primary?.rubric.rubric;
    return {
      ...rubric,
      score: scored.length === 0 ? null : meanRate(scored.map(({ scores }) => meanRate(scores))),
      trials: {
        passed: sum(scored.map(({ passed }) => passed)),
        total: sum(scored.map(({ scores }) => scores.length)),
      },
      criteria: criteria.map((criterion) => {
        const tallies = measured.flatMap((scores) => memberOf(scores.criteria, criterion.key) ?? []);
        const count = pooled(tallies) ?? NO_TRIALS;
        const score = criterion.score === undefined ? {} : { score: meanNodeScore(scenarios, id, criterion.key) };
        return { ...criterion, ...count, ...score };
      }),
      outcomes: outcomes.map((count) => {
        const rule = outcomeRule(policy, { rubric: id, isPrimary }, count.outcome);
        const counts = assumed === 'fail' ? rule.at_most !== null : rule.at_least !== null;
        return counts ? { ...count, trials: count.trials + lacking } : count;
      }),
    };
  };
  return {
    ...report,
    trials: {
      ...report.trials,
      scored: report.trials.scored + missing,
      errored: { ...report.trials.errored, infrastructure: 0, judge: 0 },
    },
    rubrics: report.rubrics.map(filledUp),
    scenarios,
    errored: report.errored.filter((trial) => trial.kind === 'agent'),
  };
}

function fillScenario(scenario: ScenarioReport, rubrics: readonly RubricReport[], assumed: Assumed): ScenarioReport {
  const missing = missingOf(scenario);
  if (missing === 0) return scenario;
  const { unjudged: _, trials, ...known } = scenario;
  const filled = rubrics.flatMap((rubric) => {
    const lacking = missingUnder(scenario, rubric.rubric);
    const scores = lacking === 0 ? memberOf(scenario.rubrics, rubric.rubric) : fillScores(scenario, rubric, assumed);
    return scores === undefined ? [] : [[rubric.rubric, scores] as const];
  });
  // Each mark is unique: nothing suggests that a trial without a verdict is a copy.
  const marks = Array.from({ length: missing }, (_, index) => ({ facts: `missing ${index}` }));
  return {
    ...known,
    errored: { ...scenario.errored, infrastructure: 0, judge: 0 },
    ...(trials === undefined ? {} : { trials: [...trials, ...marks] }),
    rubrics: Object.fromEntries(filled),
  };
}

function fillScores(scenario: ScenarioReport, { rubric, criteria }: RubricReport, assumed: Assumed): ScenarioScores {
  const { scores = [], passed = 0, failures = [], criteria: known } = memberOf(scenario.rubrics, rubric) ?? {};
  const missing = missingUnder(scenario, rubric);
  const tallies = criteria.map(({ key }) => {
    const count = memberOf(known, key) ?? NO_TRIALS;
    return [key, fillCount(count, missingOn(scenario, rubric, key), assumed)] as const;
  });
  const filled = fillCount({ passed, total: scores.length, scores }, missing, assumed);
  return { scores: filled.scores ?? [], passed: filled.passed, criteria: Object.fromEntries(tallies), failures };
}

function fillCount({ passed, total, scores }: Count, missing: number, assumed: Assumed): Count {
  const filling = new Array<number>(missing).fill(assumed === 'pass' ? 1 : 0);
  return {
    passed: passed + (assumed === 'pass' ? missing : 0),
    total: total + missing,
    ...(scores === undefined ? {} : { scores: [...scores, ...filling] }),
  };
}
