import type { Problem } from '../errors.ts';
import type { Report } from '../scoring/report.ts';
import { agedRun, oldBaseline } from './baseline-age.ts';
import { keyOf } from './comparison-key.ts';
import type { Decision, Finding, Loosening, RulerReport, RunOrigin, Verdict } from './decision.ts';
import { determinismFindings } from './determinism.ts';
import { driftFindings } from './drift.ts';
import { flipsOf, NO_FLIPS } from './flips.ts';
import { headlineOf } from './headline.ts';
import type { HistoryRecord } from './history-record.ts';
import { runsOfOneLevel } from './main-level.ts';
import { chooseRuns, type MainRun } from './main-runs.ts';
import { MORE_TRIALS, trialsToCome } from './more-trials.ts';
import type { Policy, Waiver } from './policy.ts';
import { replacedSecrets } from './redaction-findings.ts';
import { dueReviews } from './review.ts';
import { settle } from './settle.ts';
import { sightOf } from './sight.ts';
import { trendsOf } from './trend.ts';
import { collectWaivers } from './waivers.ts';
import { placeText } from './wording.ts';

/** What the gate decides on. */
export interface GateInput {
  readonly suite: string;
  readonly policy: Policy;
  readonly candidate: Report;
  readonly candidateOrigin: RunOrigin;
  /** Up to five runs of main, newest first; empty where there is none to compare with, and then `notes` may say why. */
  readonly baselines: readonly MainRun[];
  /** Waivers that stand on the base branch; those of the candidate's own policy do not count. */
  readonly waivers: readonly Waiver[];
  /** The day of the decision, `2026-11-21`, for what expires; the gate itself reads no clock. */
  readonly today: string;
  /** Findings made before, while the runs were fetched. */
  readonly notes: readonly Finding[];
  /** What the run's own ruler makes of the evidence, where another one decides. */
  readonly ruler: RulerReport | null;
  /** Every way in which the run lowers its own bar; absent: none. */
  readonly loosened?: readonly Loosening[];
  /** Main's runs before this one, newest first; absent where nobody kept them. */
  readonly history?: readonly HistoryRecord[];
  /** The reference of the policy's `drift` where that is a file, and could be read. */
  readonly driftReference?: HistoryRecord | null;
}

const EFFECTS = ['invalid', 'block', 'warn', 'notice'] as const;

/** Decides whether the candidate may pass. Never throws for what a report or a policy may hold. */
export function decide(input: GateInput): Decision {
  const { policy, candidate } = input;
  const fit = chooseRuns(
    policy,
    candidate,
    input.baselines.map((run) => agedRun(run, input.today)),
  );
  const chosen = runsOfOneLevel(policy, fit.runs);
  const sides = { candidate, runs: chosen.runs.map(({ report }) => report) };
  const notes = [
    ...input.notes,
    ...fit.findings,
    ...chosen.findings,
    ...oldBaseline(policy, chosen.runs),
    ...aside(input, fit.runs),
  ];
  const waivers = collectWaivers(policy, input.waivers, input.today);
  const { weighed, verdict, findings, waivers: applied } = settle(policy, waivers, sides, notes);
  const { pairing, comparisons } = weighed;
  const ordered = inOrder(findings);
  const moreTrials = verdict === 'inconclusive' && asksForTrials(findings) ? trialsToCome(policy, candidate) : 0;
  return {
    schema: 1,
    suite: input.suite,
    decision: verdict,
    headline: headlineOf(verdict, ordered, comparisons, sides),
    exit_code: exitCode(verdict, policy, moreTrials),
    more_trials: moreTrials,
    candidate: input.candidateOrigin,
    baseline: chosen.runs[0]?.origin ?? null,
    baselines: chosen.runs.map(({ origin }) => origin),
    sight: sightOf(policy, sides, comparisons),
    waivers: applied,
    ruler: input.ruler,
    loosened: input.loosened ?? [],
    compared: { candidate: keyOf(candidate), baseline: sides.runs[0] === undefined ? null : keyOf(sides.runs[0]) },
    findings: ordered,
    metrics: comparisons.metrics,
    trends: trendsOf(candidate, input.history ?? []),
    criteria: comparisons.criteria,
    outcomes: comparisons.outcomes,
    trials: candidate.trials,
    scenarios: {
      total: candidate.scenarios.length,
      paired: pairing.pairs.length,
      new: pairing.new.length,
      gone: pairing.gone.length,
      changed: pairing.changed.length,
      renamed: pairing.renamed.length,
    },
    flips: flipsOf(candidate, sides.runs[0] ?? null, pairing),
    errored: candidate.errored,
  };
}

/** What is to be said whatever the comparison says. */
function aside(input: GateInput, runs: readonly MainRun[]): readonly Finding[] {
  const { policy, candidate, candidateOrigin, today, history = [], driftReference: reference = null } = input;
  const own = { report: candidate, origin: { ...candidateOrigin, label: 'this run' } };
  return [
    ...determinismFindings(policy, own, runs),
    ...driftFindings(policy, { candidate, history, reference }),
    ...dueReviews(policy, today),
    ...replacedSecrets(candidate),
  ];
}

/** The decision on input that could not be read: invalid, with every problem as a finding. */
export function invalidDecision(input: {
  readonly suite: string;
  readonly problems: readonly Problem[];
  readonly candidateOrigin: RunOrigin;
}): Decision {
  const findings = input.problems.map(findingOf);
  const comparisons = { metrics: [], criteria: [], outcomes: [] };
  return {
    schema: 1,
    suite: input.suite,
    decision: 'invalid',
    headline: headlineOf('invalid', findings, comparisons, null),
    exit_code: 3,
    more_trials: 0,
    candidate: input.candidateOrigin,
    baseline: null,
    baselines: [],
    sight: [],
    waivers: [],
    ruler: null,
    loosened: [],
    compared: { candidate: null, baseline: null },
    findings,
    trends: [],
    ...comparisons,
    trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { total: 0, paired: 0, new: 0, gone: 0, changed: 0, renamed: 0 },
    flips: NO_FLIPS,
    errored: [],
  };
}

function findingOf({ code, what, where, expected, found, mend }: Problem): Finding {
  return {
    code,
    effect: 'invalid',
    what,
    ...(expected === undefined ? {} : { expected }),
    ...(found === undefined ? {} : { actual: found }),
    ...(mend === undefined || mend === '' ? {} : { next: mend }),
    ...(where === undefined ? {} : { where: placeText(where) }),
  };
}

/** By effect; within one, as they were found. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return EFFECTS.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}

function asksForTrials(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => code === MORE_TRIALS);
}

/** A run that awaits its other trials is held up: else a drop would pass by never running them. */
function exitCode(verdict: Verdict, policy: Policy, moreTrials: number): Decision['exit_code'] {
  if (verdict === 'inconclusive') return policy.on_inconclusive === 'fail' || moreTrials > 0 ? 2 : 0;
  return verdict === 'pass' ? 0 : verdict === 'fail' ? 1 : 3;
}
