import type { ConfigReport, Decided, Decision, Relaxation, RunOrigin } from '../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Report } from '../../schemas/types/report.ts';
import { keyOf } from './comparing/comparison-key.ts';
import type { Pairing } from './comparing/pairing.ts';
import { byEffect } from './findings/finding-list.ts';
import { flipsOf } from './findings/flips.ts';
import { withCure } from './findings/trials.ts';
import { headlineOf } from './headline.ts';
import { trendsOf } from './history/history.ts';
import type { MainRun } from './history/main-runs.ts';
import { render } from './messages/catalogue.ts';
import type { ResolvedPolicy } from './policy/resolve-policy.ts';
import { powerOf } from './power.ts';
import type { ResolvedTrials } from './unscored-trials.ts';

/** A run, and what the gate says of it. */
export interface ResolvedRun {
  readonly suite: string;
  readonly policy: ResolvedPolicy;
  readonly candidateOrigin: RunOrigin;
  /** The runs of main that it was compared with, newest first. */
  readonly runs: readonly MainRun[];
  readonly resolved: ResolvedTrials;
  /** What the run's own ruler makes of the evidence, where another one decides. */
  readonly config: ConfigReport | null;
  /** Every way in which the run lowers its own bar. */
  readonly relaxed: readonly Relaxation[];
  /** Main's runs before this one, newest first; empty where nobody kept them. */
  readonly history: readonly HistoryRecord[];
}

/** The decision as data: the findings by effect, with all that people want to know beside them. Its keys stand as they are written. */
export function decisionOf(run: ResolvedRun): Decision {
  const { policy, runs } = run;
  const { context, decided, findings, waivers } = run.resolved;
  const { candidate, baseline, pairing, comparisons } = context;
  const ordered = byEffect(withCure(findings, candidate)).map(render);
  const isAsked = decided === 'inconclusive' && findings.some(({ code }) => code === 'more-trials');
  const moreTrials = isAsked ? context.trialsToCome : 0;
  return {
    schema: 1,
    suite: run.suite,
    decision: decided,
    headline: headlineOf(decided, ordered, context),
    exit_code: exitCode(decided, policy, moreTrials),
    more_trials: moreTrials,
    candidate: run.candidateOrigin,
    baseline: runs[0]?.origin ?? null,
    baselines: runs.map(({ origin }) => origin),
    power: powerOf(context),
    waivers,
    config: run.config,
    relaxed: run.relaxed,
    compared: { candidate: keyOf(candidate), baseline: baseline && keyOf(baseline) },
    findings: ordered,
    metrics: comparisons.metrics,
    trends: trendsOf(context.rubrics, run.history),
    criteria: comparisons.criteria,
    outcomes: comparisons.outcomes,
    trials: candidate.trials,
    errored: candidate.errored,
    scenarios: countsOf(candidate, pairing),
    flips: flipsOf(context),
  };
}

function countsOf({ scenarios }: Report, pairing: Pairing): Decision['scenarios'] {
  return {
    total: scenarios.length,
    paired: pairing.pairs.length,
    new: pairing.new.length,
    removed: pairing.removed.length,
    changed: pairing.changed.length,
    renamed: pairing.renamed.length,
  };
}

/** A run that awaits its other trials is held up: else a drop would pass by never running them. */
function exitCode(decided: Decided, policy: ResolvedPolicy, moreTrials: number): Decision['exit_code'] {
  if (decided === 'inconclusive') return policy.on_inconclusive === 'fail' || moreTrials > 0 ? 2 : 0;
  return decided === 'pass' ? 0 : decided === 'fail' ? 1 : 3;
}
