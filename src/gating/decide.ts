import type {
  ConfigReport,
  Decided,
  Decision,
  MainDrift,
  Relaxation,
  RunOrigin,
} from '../../schemas/types/decision.ts';
import type { PullMemory } from '../../schemas/types/gate.ts';
import type { HistoryRecord, ProbeResult } from '../../schemas/types/history.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import type { JudgeCount, Report } from '../../schemas/types/report.ts';
import { defined } from '../contract/json.ts';
import { byText } from '../contract/text.ts';
import { withAbsentTrials } from './absent-trials.ts';
import { collectWaivers } from './apply-waivers.ts';
import { keyOf, namesIn } from './comparing/comparison-key.ts';
import type { ConfirmTrials } from './comparing/pairing.ts';
import { publishLifts, publishRates } from './comparing/published-rates.ts';
import type { GateContext } from './context.ts';
import { crashLossOf } from './contributions.ts';
import { type Evaluation, isAwaiting } from './evaluate.ts';
import { oldBaseline, skippedRuns } from './findings/baseline.ts';
import { type AnyFinding, render, rowOf } from './findings/catalogue.ts';
import { determinismFindings } from './findings/determinism.ts';
import { driftFindings, measuredAnew } from './findings/drift.ts';
import { byEffect } from './findings/finding-list.ts';
import { uncheckedJudges } from './findings/judge.ts';
import { dueReviews } from './findings/policy.ts';
import { replacedSecrets } from './findings/reading.ts';
import { flipsOf } from './flips.ts';
import { headlineOf } from './headline.ts';
import { mainDrift, type Reference } from './history/main-drift.ts';
import {
  agedRun,
  chooseRuns,
  type MainRun,
  runsBefore,
  runsBesideNewest,
  runsOfOneLevel,
} from './history/main-runs.ts';
import { recordOf, reportOf } from './history/records.ts';
import { layersOf } from './layers.ts';
import { evaluatePush, pushOf } from './memory.ts';
import type { ResolvedPolicy } from './policy/resolve-policy.ts';
import { powerOf } from './power.ts';
import { probeResults, probesOf } from './probes.ts';
import { publishSlices, tagOfBroken } from './slices.ts';
import { sum } from './statistics/moments.ts';
import { confidenceAt } from './statistics/proportions.ts';
import { resolveUnscoredTrials, withoutOutlier } from './unscored-trials.ts';

export interface GateInput extends Omit<ResolvedRun, 'runs' | 'resolved' | 'drift'> {
  readonly candidate: Report;
  /** Up to five runs of main, newest first; if empty, `notes` may say why. */
  readonly baselines: readonly MainRun[];
  /** Main's runs before this one, newest first; empty if none were kept. */
  readonly history: readonly HistoryRecord[];
  /** Waivers of the base branch. Those that only the candidate's policy has do not count. */
  readonly waivers: readonly Waiver[];
  /** Whether a reviewer accepts, by the label of the base policy, that the run relaxes its own gate; absent if not. */
  readonly isRelaxationAccepted?: boolean;
  /** The day of the decision, `2026-11-21`, for expiry dates: the gate reads no clock. */
  readonly today: string;
  readonly notes: readonly AnyFinding[];
  /** Fresh trials of the scenarios that an earlier run asked for; null if there are none yet. */
  readonly confirm: ConfirmTrials | null;
  /** Present if the candidate is a run of main, which is then compared with main's earlier runs over time. */
  readonly main?: MainLook | undefined;
  /** What earlier pushes of the pull request left; absent outside of one. */
  readonly memory?: PullMemory | undefined;
}

export interface MainLook {
  /** Time of the run's commit or of its start, ISO 8601 in UTC. */
  readonly time: string;
  /** The commit that the policy names; null if it names none, or that is unknown. */
  readonly reference: Reference | null;
}

/**
 * Decides whether the candidate may pass. Does not throw for a valid report and policy.
 * @param chosen main's runs as chosen for this input
 */
export function decide(input: GateInput, chosen = runsToCompare(input)): Decision {
  const { policy, candidate, candidateOrigin, today } = input;
  const { fit, skipped, isUnfit, ...level } = chosen;
  const { runs, outliers, levelChange } = level;
  const olderRuns = isUnfit ? [] : runsBefore(policy, candidate, level, input.history);
  const drift = driftOf(input);
  const [newest] = input.history;
  const notes: readonly AnyFinding[] = [
    ...input.notes,
    ...driftFindings(drift, input.main === undefined ? newest?.drift : undefined),
    ...(input.main === undefined ? [] : measuredAnew(candidate, newest)),
    ...skippedRuns(skipped, levelChange),
    ...oldBaseline(policy, runs),
    ...determinismFindings(policy, { report: candidate, origin: { ...candidateOrigin, label: 'this run' } }, fit),
    ...dueReviews(policy, today),
    ...uncheckedJudges(policy),
    ...replacedSecrets(candidate),
  ];
  const onMain = runs.map(({ report }) => report);
  const compared = {
    policy,
    waivers: collectWaivers(policy, input.waivers, input),
    notes,
    candidate: withAbsentTrials(candidate, onMain),
    runs: onMain,
    before: [...outliers, ...olderRuns].map(({ report }) => report),
    earlier: input.history.flatMap((record) => reportOf(record) ?? []),
    fresh: input.confirm,
    mainSha: runs[0]?.origin.sha,
    probes: probesOnMain(input),
    isUnfit,
  };
  const resolved = evaluatePush(policy, input.memory, (push) => resolveUnscoredTrials({ ...compared, push }));
  const beside = resolved.decided === 'fail' ? runsBesideNewest(policy, fit, level) : [];
  const reports = beside.map(({ report }) => report);
  const push = input.memory && pushOf(policy, input.memory);
  const besideNewest = { ...compared, push, runs: reports, before: [] };
  return decisionOf({
    ...input,
    drift,
    runs,
    resolved:
      reports.length === 0 ? resolved : withoutOutlier(resolved, resolveUnscoredTrials(besideNewest), reports.length),
  });
}

/** What probes got on main: in the run itself if it is one of main, else in the newest one. */
function probesOnMain({ policy, candidate, baselines, history, main }: GateInput): readonly ProbeResult[] {
  const report = main === undefined ? baselines[0]?.report : candidate;
  return report === undefined ? [] : probeResults(report, history[0], probesOf(policy));
}

/** How far main is from its reference; null if the candidate is no run of main, and if nothing can be compared. */
function driftOf({ policy, candidate, candidateOrigin, history, main }: GateInput): MainDrift | null {
  if (main === undefined) return null;
  const records = [recordOf(candidate, candidateOrigin, main.time), ...history];
  return mainDrift(policy, candidate, records, main.reference);
}

/** Chooses main's runs. `fit`: all suitable ones; `runs`: those of main's current level, to compare with. Both newest first. */
export function runsToCompare({ policy, candidate, baselines, today }: GateInput) {
  const aged = baselines.map((run) => agedRun(run, today));
  const fit = chooseRuns(policy, candidate, aged);
  return { ...fit, fit: fit.runs, ...runsOfOneLevel(policy, fit.runs) };
}

interface ResolvedRun {
  readonly suite: string;
  readonly policy: ResolvedPolicy;
  readonly candidateOrigin: RunOrigin;
  /** The runs of main that it was compared with, newest first. */
  readonly runs: readonly MainRun[];
  readonly resolved: Evaluation;
  /** The evidence under the head config; null if that is the base config. */
  readonly config: ConfigReport | null;
  readonly relaxed: readonly Relaxation[];
  /** Main over time; absent or null if that was not measured. */
  readonly drift?: MainDrift | null;
}

/** The decision as data, findings ordered by effect. Keys are written in this order. */
export function decisionOf(run: ResolvedRun, compared = keysOf(run.resolved.context)): Decision {
  const { policy, runs } = run;
  const { context, decided, findings, waivers } = run.resolved;
  const { candidate, pairing } = context;
  const { metrics, criteria } = publishRates(context);
  const ordered = byEffect(findings).map(render);
  const flips = flipsOf(context);
  const isHeld = decided === 'inconclusive' && isAwaiting(findings);
  const asks = isHeld && findings.some(({ code }) => rowOf(code).holds === 'for fresh trials');
  const { lifts, probes, usage } = context;
  const ifAny = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);
  return defined({
    schema: 1,
    suite: run.suite,
    decision: decided,
    headline: headlineOf(decided, ordered, context),
    exit_code: exitCode(decided, policy, isHeld),
    confirm: asks ? askedOf(context) : null,
    ...filledBy(context),
    confirmed: context.confirm.scenarios,
    candidate: run.candidateOrigin,
    baseline: runs[0]?.origin ?? null,
    baselines: runs.map(({ origin }) => origin),
    power: powerOf(context),
    waivers,
    config: run.config,
    relaxed: run.relaxed,
    compared,
    findings: ordered,
    metrics,
    criteria,
    lifts: ifAny(publishLifts(lifts)),
    probes: ifAny(probes.compared),
    usage: ifAny(usage),
    outcomes: context.outcomes,
    trials: candidate.trials,
    errored: candidate.errored,
    scenarios: {
      total: candidate.scenarios.length,
      paired: pairing.pairs.length,
      new: pairing.new.length,
      removed: pairing.removed.length,
      changed: pairing.changed.length,
      renamed: pairing.renamed.length,
    },
    flips,
    slices: publishSlices(context.slices),
    broken_tag: tagOfBroken(
      context,
      flips.broke.map(({ scenario }) => scenario),
    ),
    drift: run.drift ?? undefined,
    confidence: confidenceAt(policy.alpha),
    crashes: crashLossOf(context) ?? undefined,
    layers: layersOf(context) ?? undefined,
    causes: [],
    start: null,
  });
}

function keysOf({ candidate, baseline }: GateContext): Decision['compared'] {
  return { candidate: keyOf(candidate), baseline: baseline && keyOf(baseline) };
}

/** The scenarios whose fresh trials stand in for trials without a verdict; empty if none do. */
function filledBy({ confirm: { filled } }: GateContext): Pick<Decision, 'filled'> {
  if (filled === null || filled.used.size === 0) return {};
  const trials = sum([...filled.used.values()]);
  return {
    filled: { scenarios: [...filled.used.keys()].sort(byText), trials, asked: filled.asked.length * filled.trials },
  };
}

/** The awaited trials: of all scenarios that look broken, or only the missing ones once some have arrived, on both sides alike. */
function askedOf({
  confirm: { asked, trials, control, filling, answers, scenarios },
}: GateContext): Decision['confirm'] {
  const at = control === null ? {} : { control };
  if (filling !== null) return { scenarios: filling.asked, trials: filling.trials, ...at };
  if (answers === null) return { scenarios: asked, trials, ...at };
  const missingOf = ({ missing, main }: Decision['confirmed'][number]) => Math.max(missing, main.missing ?? 0);
  const lacking = scenarios.filter((scenario) => missingOf(scenario) > 0);
  return { scenarios: lacking.map(({ scenario }) => scenario), trials: Math.max(...lacking.map(missingOf)), ...at };
}

/** A run that waits for more trials exits with 2; otherwise a drop would pass if those trials never came. */
function exitCode(decided: Decided, policy: ResolvedPolicy, isHeld: boolean): Decision['exit_code'] {
  if (decided === 'inconclusive') return policy.on_inconclusive === 'fail' || isHeld ? 2 : 0;
  return decided === 'pass' ? 0 : decided === 'fail' ? 1 : 3;
}

/**
 * What baseline a run of main can be: `fit`, unless it is invalid. A run that is invalid only because another judge answered is fit too,
 * since that judge judges main from now on. That judge must have a name and have answered alone. A run past its error budget, or without
 * any verdict, is `unfit`: its missing verdicts are counted both ways. Main would otherwise seem never to have run, and what is incomplete
 * must not help a run to pass (evidence contract, E12).
 */
export function baselineOf({
  findings,
  compared,
  trials: { scored, errored },
}: Pick<Decision, 'findings' | 'compared' | 'trials'>): 'fit' | 'unfit' | null {
  if (findings.some(({ code }) => rowOf(code).isBaselineWith === false)) return null;
  if (scored === 0 && errored.infrastructure + errored.judge > 0) return 'unfit';
  const kinds = findings.map(({ code, effect }) => rowOf(code).isBaselineWith ?? effect !== 'invalid');
  const isOfOtherJudge = findings.some(({ effect }, index) => effect === 'invalid' && kinds[index] === true);
  if (kinds.includes(false) || (isOfOtherJudge && !hasOneJudge(compared.candidate?.judges ?? []))) return null;
  return kinds.includes('unfit') ? 'unfit' : 'fit';
}

/** Whether one named judge answered each question, and one named judge gave the recorded verdicts. */
function hasOneJudge(judges: readonly JudgeCount[]): boolean {
  const isNamed = judges.length > 0 && judges.every(({ judge }) => judge !== null);
  return isNamed && judges.every(({ question }) => namesIn(judges, question).size === 1);
}
