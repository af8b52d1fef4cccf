import { sortedUnion } from '../contract/text.ts';
import { attributeChanges } from '../gating/attribution.ts';
import { decide, type GateInput, runsToCompare } from '../gating/decide.ts';
import type { ConfigReport, Decision, Loosening, RunOrigin } from '../gating/decision.ts';
import { byEffect } from '../gating/findings/finding-list.ts';
import { stricterHead } from '../gating/findings/stricter-head.ts';
import { loosenedFindings, rubricVersionFindings } from '../gating/loosening/loosened-findings.ts';
import { type Bars, looseningsOf, type RubricVersions } from '../gating/loosening/loosening.ts';
import { lowersRates, type Rescored, raisedRates } from '../gating/loosening/measured-rates.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import type { ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import { primaryRubric } from '../gating/primary-rubric.ts';
import type { Config } from '../io/config.ts';
import { changedKeys } from '../rubric/changed-keys.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { type BaselineAnswer, historyBefore, newestOfMain } from './baseline.ts';
import { type Configs, configChanges } from './configs.ts';
import { measuredGrid, notRescored, readAlike } from './grid.ts';
import type { MeasuredCandidate } from './measure-candidate.ts';
import { redactsMore } from './redacting.ts';

/** Which run is decided on, and when. */
interface Occasion {
  readonly origin: RunOrigin;
  readonly today: string;
}

/** The decision by the base config, and beside it what the head config makes of the same evidence. */
export function decideByConfigs(occasion: Occasion, candidate: MeasuredCandidate, answer: BaselineAnswer): Decision {
  const { head, decidedBy } = answer.configs;
  const input = inputOf(occasion, candidate, answer);
  const relaxed = relaxedGate(answer.configs, {
    candidate: candidate.report,
    baseline: newestOfMain(answer)?.report ?? null,
    readByOwn: candidate.isReadByHead,
    rescored: scoredByBoth(candidate, answer),
    chosen: answer.relaxed ?? [],
    labels: answer.labels,
    today: occasion.today,
  });
  const reading: readonly FindingData[] = candidate.isReadByHead
    ? [{ code: 'read-by-head-mapping', effect: 'warn', label: decidedBy ?? 'main' }]
    : [];
  const byBase = {
    ...input,
    notes: [...input.notes, ...reading, ...relaxed.findings],
    relaxed: relaxed.loosened,
  };
  return head === null ? decide(byBase) : besideHead(byBase, head, candidate, answer);
}

/** With what the head config would decide, and a warning where that is worse. */
function besideHead(input: GateInput, head: Config, candidate: MeasuredCandidate, answer: BaselineAnswer): Decision {
  const byHead = decideByHead(input, head, candidate, answer);
  const { configs } = answer;
  const config: ConfigReport = {
    decided_by: configs.decidedBy ?? 'this run',
    would_decide: byHead.decision,
    ...(candidate.isReadByHead ? { read_by_head: true as const } : {}),
    changes: configChanges(configs.base, head),
    effects: changesOfRates(input, candidate, answer),
    not_rescored: notRescored(candidate, answer.runs, { ...configs, head }),
  };
  const decision = decide({ ...input, config });
  const stricter = stricterHead(decision, byHead, head.policy);
  return { ...decision, findings: byEffect([...decision.findings, ...stricter]) };
}

/** Over the runs that the base config compares with. */
function changesOfRates(
  { policy }: GateInput,
  candidate: MeasuredCandidate,
  { runs, configs }: BaselineAnswer,
): ConfigReport['effects'] {
  const compared = new Set(runsToCompare(policy, candidate.report, runs).runs.map((run) => run.report));
  const grid = measuredGrid(
    candidate,
    runs.filter(({ report }) => compared.has(report)),
    configs,
  );
  return grid === null ? [] : attributeChanges(policy, grid);
}

/** Trials that both configs scored after the same mapping and redaction had read them: only the rubrics make their rates differ. */
function scoredByBoth({ report, head }: MeasuredCandidate, answer: BaselineAnswer): readonly Rescored[] {
  const { configs } = answer;
  if (configs.head === null || !readAlike(configs) || redactsMore(configs)) return [];
  const newest = newestOfMain(answer);
  const ofMain = newest?.head.measured;
  return [
    ...(newest === undefined || ofMain === undefined
      ? []
      : [{ whose: "main's trials", deciding: newest.report, own: ofMain }]),
    { whose: "this run's trials", deciding: report, own: head },
  ];
}

function inputOf({ origin, today }: Occasion, candidate: MeasuredCandidate, answer: BaselineAnswer): GateInput {
  return {
    suite: answer.configs.base.policy.suite,
    policy: basePolicy(answer.configs),
    candidate: candidate.report,
    candidateOrigin: origin,
    baselines: answer.runs,
    waivers: answer.waivers,
    notes: answer.notes,
    today,
    config: null,
    relaxed: [],
    history: historyBefore(answer, origin),
    driftReference: answer.driftReference ?? null,
  };
}

/** Waivers that stand in the run's own policy alone are shown as ignored. */
function basePolicy({ base, head, decidedBy }: Configs): ResolvedPolicy {
  const { policy } = base;
  return {
    ...policy,
    ...(head === null ? {} : { waivers: head.policy.waivers }),
    isOfBase: decidedBy !== null,
  };
}

/**
 * Of the same evidence, without the notes on how it was found. A head config that could score none of main's runs is not asked for a
 * baseline: after the merge there will be some.
 */
function decideByHead(
  input: GateInput,
  head: Config,
  candidate: MeasuredCandidate,
  { runs }: BaselineAnswer,
): Decision {
  const baselines = runs.flatMap(({ head: { measured }, origin }) =>
    measured === undefined ? [] : [{ report: measured, origin }],
  );
  const asksNothingOfMain = { on_no_baseline: 'pass', require: 'evidence' } as const;
  const policy = baselines.length > 0 ? head.policy : { ...head.policy, ...asksNothingOfMain };
  return decide({ ...input, policy, candidate: candidate.head, baselines, notes: [] });
}

/** The runs under the ruler that decides, the day, and the labels of the pull request. */
export interface RelaxedGateInput extends Pick<Bars, 'candidate' | 'baseline' | 'chosen' | 'today'> {
  /** Whether the run's own mapping read its results. */
  readonly readByOwn: boolean;
  /** Main's trials and the run's own under both configs, where both read them alike. */
  readonly rescored: readonly Rescored[];
  readonly labels: readonly string[];
}

/** In which ways a run lowers its own bar, and what that comes to; nothing where no other ruler than its own decides. */
export function relaxedGate(
  { base, head, decidedBy }: Configs,
  { readByOwn, rescored, labels, ...runs }: RelaxedGateInput,
): { readonly loosened: readonly Loosening[]; readonly findings: readonly FindingData[] } {
  if (decidedBy === null) return { loosened: [], findings: [] };
  const now = head ?? base;
  const rubrics = rubricVersions(base, now, rescored);
  const loosened = looseningsOf({
    base: base.policy,
    own: now.policy,
    rubrics,
    primary: { old: primaryOf(base), new: primaryOf(now) },
    mapping: { old: base.mapping?.hash ?? null, new: now.mapping?.hash ?? null, isUsed: readByOwn },
    ...runs,
  });
  const findings = [...loosenedFindings(loosened, base.policy, labels), ...rubricVersionFindings(rubrics)];
  return { loosened, findings };
}

function primaryOf({ rubrics }: Config): string | null {
  return primaryRubric({ rubrics: rubrics.map(({ id, metric }) => ({ rubric: id, metric })) })?.rubric ?? null;
}

function rubricVersions(base: Config, head: Config, rescored: readonly Rescored[]): readonly RubricVersions[] {
  const ids = sortedUnion(...[base, head].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  return ids.flatMap((id) => {
    const [old, now] = [base, head].map(({ rubrics }) => rubrics.find((rubric) => rubric.id === id));
    const { metric } = old ?? now ?? {};
    if (metric === undefined) return [];
    const changes = old && now ? changesOf(old, now, rescored) : [];
    return [{ rubric: id, metric, old: versionOf(old), new: versionOf(now), changes }];
  });
}

/**
 * The keys that changed, and the rates of the same trials that the new version raises. A change that may move scores counts as relaxed,
 * unless it is the only one and the same trials score less by it.
 */
function changesOf(old: Rubric, now: Rubric, rescored: readonly Rescored[]): RubricVersions['changes'] {
  const keys = changedKeys(old, now);
  if (keys.length === 0) return [];
  const isStricter = keys.filter(({ scores }) => scores).length === 1 && lowersRates(old.id, rescored);
  return [
    ...keys.map(({ scores, ...key }) => ({ ...key, loosens: scores && !isStricter })),
    ...raisedRates(old.id, rescored).map((raised) => ({ ...raised, loosens: true })),
  ];
}

function versionOf(rubric: Rubric | undefined) {
  return rubric === undefined ? null : { version: rubric.version, hash: rubric.hash };
}
