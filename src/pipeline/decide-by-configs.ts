import type { ChangedRubricKey, ConfigReport, Decision, RunOrigin } from '../../schemas/types/decision.ts';
import type { RunEvidence } from '../../schemas/types/gate.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import { sortedUnion } from '../contract/text.ts';
import { attributeChanges, type Cell, type MeasuredGrid } from '../gating/attribution.ts';
import { primaryRubric } from '../gating/comparing/scores.ts';
import { decide, type GateInput, runsToCompare } from '../gating/decide.ts';
import { render } from '../gating/findings/catalogue.ts';
import { isAcceptedByLabel, relaxationFindings, stricterHead } from '../gating/findings/config.ts';
import { evidenceFindings } from '../gating/findings/evidence.ts';
import { byEffect } from '../gating/findings/finding-list.ts';
import { unknownWaived } from '../gating/findings/policy.ts';
import { rubricVersionFindings, unexplainedThresholds } from '../gating/findings/rubrics.ts';
import { earlierRuns } from '../gating/history/records.ts';
import { type RelaxationInput, type RelaxationRule, relaxationsOf } from '../gating/relaxation/relaxation.ts';
import { changedRubricKeys, type RescoredTrials } from '../gating/relaxation/relaxed-rubrics.ts';
import type { Config } from '../io/config.ts';
import { changedKeys } from '../rubric/changed-keys.ts';
import { staleThresholds } from '../scoring/linting/stale-thresholds.ts';
import type { BaselineAnswer, BaselineRun } from './baseline/answer.ts';
import { type Configs, configChanges } from './configs.ts';
import { redactsMore } from './redacting.ts';
import type { ScoredCandidate } from './score-candidate.ts';
import type { ConfirmedCandidate } from './score-fresh.ts';

/** The run that is decided. */
export interface DecidedAt {
  readonly origin: RunOrigin;
  /** Time of its commit or of its start, ISO 8601 in UTC; the day of the decision if neither is known. */
  readonly time: string;
  readonly today: string;
  readonly evidence: RunEvidence;
}

export function decideByConfigs(
  { origin, time, today, evidence }: DecidedAt,
  candidate: ConfirmedCandidate,
  answer: BaselineAnswer,
): Decision {
  const { base, head } = answer.configs;
  const { relaxed, changed, isAccepted, findings } = relaxedGate(answer.configs, {
    candidate: candidate.report,
    baseline: newestOfMain(answer)?.report ?? null,
    isReadByHead: candidate.isReadByHead,
    rescored: scoredByBoth(candidate, answer),
    chosen: answer.relaxed,
    relaxation: answer.relaxation,
    labels: answer.labels,
    today,
  });
  // The waivers that will hold, by the names that will be there.
  const runs = [candidate.head ?? candidate.report, ...answer.runs.map(({ report }) => report)] as const;
  const waivedNames = unknownWaived((head ?? base).policy, runs, today);
  const byBase: GateInput = {
    suite: base.policy.suite,
    // Includes the head policy's waivers, which are reported as ignored.
    policy: head === null ? base.policy : { ...base.policy, waivers: head.policy.waivers },
    candidate: candidate.report,
    candidateOrigin: origin,
    baselines: answer.runs,
    waivers: answer.waivers,
    isRelaxationAccepted: isAccepted,
    notes: [...answer.notes, ...findings, ...waivedNames, ...evidenceFindings(evidence, base.policy.suite)],
    today,
    config: null,
    relaxed,
    history: historyBefore(answer, origin),
    confirm: candidate.confirm,
    ...(evidence.is_main === true ? { main: { time, reference: answer.reference ?? null } } : {}),
    memory: evidence.memory,
  };
  return head === null ? decide(byBase) : besideHead(byBase, changed, head, candidate, answer);
}

/** Main's newest run, even if the run is compared with another one; undefined if none is known. */
function newestOfMain({ newest, runs }: BaselineAnswer): BaselineRun | undefined {
  return newest ?? runs[0];
}

/** Main's runs before the run with this origin, newest first, from the history in the newest one. */
export function historyBefore(answer: BaselineAnswer, origin: RunOrigin): readonly HistoryRecord[] {
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin, answer.reference);
}

/** Adds the head config's decision, the cause of each rate's change, and a warning if the head config decides worse. */
function besideHead(
  input: GateInput,
  changed: readonly ChangedRubricKey[],
  head: Config,
  candidate: ConfirmedCandidate,
  answer: BaselineAnswer,
): Decision {
  const { configs, runs } = answer;
  const byHead = decideByHead(input, head, candidate, answer);
  // Only the runs that the base config compares.
  const chosen = runsToCompare(input);
  const compared = new Set(chosen.runs.map(({ report }) => report));
  const grid = measuredGrid(
    candidate,
    runs.filter(({ report }) => compared.has(report)),
    configs,
  );
  const cells = grid === null ? [] : [grid.base, grid.head].flatMap((row) => [row.candidate, row.main]);
  const unavailable = [...cells, ...runs.map((run) => run.head)].flatMap((cell) => cell.unavailable ?? []);
  const config: ConfigReport = {
    decided_by: configs.decidedBy ?? 'this run',
    would_decide: byHead.decision,
    ...(candidate.isReadByHead ? { read_by_head: true as const } : {}),
    changes: configChanges(configs.base, head),
    effects: grid === null ? [] : attributeChanges(input.policy, grid),
    ...(changed.length === 0 ? {} : { keys: changed }),
    not_rescored: [...new Set(unavailable)],
  };
  const decision = decide({ ...input, config }, chosen);
  return { ...decision, findings: byEffect([...decision.findings, ...stricterHead(decision, byHead).map(render)]) };
}

/** Trials scored by both configs, if mapping and redaction are the same, so that only the rubrics change the rates. */
function scoredByBoth({ report, head }: ConfirmedCandidate, answer: BaselineAnswer): RescoredTrials {
  const { configs } = answer;
  if (configs.head === null || !readAlike(configs) || redactsMore(configs)) return { main: null, candidate: null };
  const newest = newestOfMain(answer);
  const ofMain = newest?.head.measured;
  return {
    main: newest === undefined || ofMain === undefined ? null : { base: newest.report, head: ofMain },
    candidate: { base: report, head },
  };
}

/**
 * The head config's decision on the same evidence. If it could score none of main's runs, its requirements for a baseline are ignored:
 * after the merge, main will have runs.
 */
function decideByHead(
  input: GateInput,
  head: Config,
  candidate: ConfirmedCandidate,
  { runs }: BaselineAnswer,
): Decision {
  const baselines = runs.flatMap(({ head: { measured }, origin }) =>
    measured === undefined ? [] : [{ report: measured, origin }],
  );
  const asksNothingOfMain = { on_no_baseline: 'pass', require: 'evidence' } as const;
  const policy = baselines.length > 0 ? head.policy : { ...head.policy, ...asksNothingOfMain };
  const fresh = candidate.confirm;
  const confirm = fresh && { ...fresh, trials: fresh.head ?? fresh.trials };
  return decide({ ...input, policy, candidate: candidate.head, confirm, baselines, notes: [] });
}

export interface RelaxedGateInput
  extends Pick<RelaxationInput, 'candidate' | 'baseline' | 'chosen' | 'today' | 'rescored'> {
  readonly isReadByHead: boolean;
  /** Rule for relaxing the gate, if the base policy's does not apply. */
  readonly relaxation?: RelaxationRule | null | undefined;
  readonly labels: readonly string[] | null;
}

/**
 * How a run relaxes its gate, the other keys of rubrics that it changes, and the findings about both. If its own config decides, only the
 * choice of the baseline counts.
 */
export function relaxedGate(
  { base, head, decidedBy }: Configs,
  { isReadByHead, relaxation: avoidedRule, labels, ...runs }: RelaxedGateInput,
) {
  const relaxation = avoidedRule ?? base.policy.relaxation;
  const isOwn = decidedBy === null;
  const now = head ?? base;
  const rubrics = isOwn ? [] : rubricChanges(base, now);
  const compared = {
    base: base.policy,
    head: now.policy,
    rubrics,
    primary: { base: primaryOf(base), head: primaryOf(now) },
    mapping: { base: base.mapping?.hash ?? null, head: now.mapping?.hash ?? null, isUsed: isReadByHead },
    ...runs,
  };
  // Avoiding main's policies also counts if main has no config at this run's paths.
  const relaxed = isOwn ? runs.chosen : relaxationsOf(compared);
  return {
    relaxed,
    /** Whether a label of the pull request accepts what it relaxes. */
    isAccepted: !isOwn && isAcceptedByLabel(relaxation, labels),
    changed: rubrics.flatMap((rubric) => changedRubricKeys(base.policy, rubric, runs.rescored)),
    findings: [
      ...relaxationFindings(relaxed, { relaxation }, labels),
      ...rubricVersionFindings(base.policy, rubrics),
      ...unexplainedThresholds(base.policy, now.policy),
    ],
  };
}

function primaryOf({ rubrics }: Config): string | null {
  return primaryRubric({ rubrics: rubrics.map(({ id, metric }) => ({ rubric: id, metric })) })?.rubric ?? null;
}

function rubricChanges(base: Config, head: Config) {
  const ids = sortedUnion(...[base, head].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  const rubricIn = ({ rubrics }: Config, id: string) => rubrics.find((rubric) => rubric.id === id) ?? null;
  return ids.map((id) => {
    const [old, now] = [rubricIn(base, id), rubricIn(head, id)];
    const isChanged = old !== null && now !== null && old.hash !== now.hash;
    const stale = isChanged ? staleThresholds(old.written, now.written) : [];
    return { base: old, head: now, keys: isChanged ? changedKeys(old, now) : [], stale };
  });
}

const READ_BY_HEAD =
  "this run's results by the base's mapping, which cannot read them (the run's own mapping read them)";
const READ_BEFORE = "main's results under the new mapping (its bundle keeps what the old mapping read)";
const REDACTED_NOW = "main's results without what only this run's policy redacts (it was redacted on both sides)";

/** Whether both configs have the same mapping, so that either would read main's stored trials alike. */
function readAlike({ base, head }: Configs): boolean {
  return head === null || head.mapping?.hash === base.mapping?.hash;
}

/**
 * Main's runs and the candidate, each scored by both configs. A cell that no difference may use is unavailable:
 * - the head row, if the head config redacts more: its redaction also applies to the base config;
 * - main under the head config, if its mapping differs: main's trials were read by main's mapping;
 * - the candidate under the base config, if only the head config's mapping can read the results.
 * @param runs the compared runs, newest first
 * @returns null if the head config could not score the newest run
 */
export function measuredGrid(
  candidate: ScoredCandidate,
  runs: readonly BaselineRun[],
  configs: Configs,
): MeasuredGrid | null {
  if (runs[0]?.head.measured === undefined) return null;
  const both = runs.flatMap(({ report, head: { measured } }) => (measured === undefined ? [] : [{ report, measured }]));
  const redacted = redactsMore(configs) ? REDACTED_NOW : null;
  const { isReadByHead } = candidate;
  const readBefore = isReadByHead || !readAlike(configs) ? READ_BEFORE : null;
  return {
    base: {
      main: { measured: both.map(({ report }) => report) },
      candidate: cellOf(candidate.report, isReadByHead && redacted === null ? READ_BY_HEAD : null),
    },
    head: {
      main: cellOf(
        both.map(({ measured }) => measured),
        redacted ?? readBefore,
      ),
      candidate: cellOf(candidate.head, redacted),
    },
  };
}

function cellOf<T>(measured: T, unavailable: string | null): Cell<T> {
  return unavailable === null ? { measured } : { unavailable };
}
