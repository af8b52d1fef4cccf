import type { JudgeCount } from '../../schemas/types/report.ts';
import { sortedUnion } from '../contract/sorted-union.ts';
import { attributeChanges, type Cell } from '../gating/attribution.ts';
import { namesIn } from '../gating/comparing/judges.ts';
import { decide, type GateInput, runsToCompare } from '../gating/decide.ts';
import type { Decided, Decision, Finding, Loosening, RulerReport, RunOrigin } from '../gating/decision.ts';
import { byEffect } from '../gating/findings/finding-list.ts';
import { stricterOwnRuler } from '../gating/findings/own-ruler.ts';
import { loosenedFindings, rubricVersionFindings } from '../gating/loosening/loosened-findings.ts';
import { type Bars, looseningsOf, type RubricVersions } from '../gating/loosening/loosening.ts';
import { lowersRates, type Rescored, raisedRates } from '../gating/loosening/measured-rates.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import type { ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import { primaryRubric } from '../gating/primary-rubric.ts';
import type { Config } from '../io/config.ts';
import { RECORDED_NEED } from '../rubric/by-judge.ts';
import { changedKeys } from '../rubric/changed-keys.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { questionsOf } from '../scoring/answer-trial.ts';
import { type BaselineAnswer, historyBefore, newestOfMain } from './baseline.ts';
import { type Configs, configChanges } from './configs.ts';
import type { MeasuredCandidate } from './measure-candidate.ts';
import { redactsMore } from './redacting.ts';

/** Which run is decided on, and when. */
interface Occasion {
  readonly origin: RunOrigin;
  readonly today: string;
}

interface Judged {
  readonly candidate: MeasuredCandidate;
  readonly answer: BaselineAnswer;
}

/** The decision of the deciding ruler, and beside it what the run's own ruler makes of the same evidence. */
export function decideByConfigs(occasion: Occasion, candidate: MeasuredCandidate, answer: BaselineAnswer): Decision {
  const { today } = occasion;
  const { head } = answer.configs;
  const input = inputOf(occasion, candidate, answer);
  const baseline = newestOfMain(answer)?.report ?? null;
  const readByOwn = isReadByOwn(candidate);
  const rescored = rescoredBy(candidate, answer);
  const { labels, relaxed: chosen = [] } = answer;
  const bar = { candidate: candidate.report, readByOwn, baseline, rescored, chosen, today, labels };
  const lowered = relaxedGate(answer.configs, bar);
  const label = answer.configs.decidedBy ?? 'main';
  const reading: readonly FindingData[] = readByOwn ? [{ code: 'read-by-own-mapping', effect: 'warn', label }] : [];
  const deciding = {
    ...input,
    notes: [...input.notes, ...reading, ...lowered.findings],
    loosened: lowered.loosened,
  };
  return head === null ? decide(deciding) : besideHead(deciding, head, candidate, answer);
}

/** With what the run's own ruler would decide, and a warning where that is worse. */
function besideHead(input: GateInput, head: Config, candidate: MeasuredCandidate, answer: BaselineAnswer): Decision {
  const byOwn = decideByHead(input, head, candidate, answer);
  const decision = decide({ ...input, ruler: configReport(input, head, byOwn.decision, { candidate, answer }) });
  const stricter = stricterOwnRuler(decision, byOwn, head.policy);
  return { ...decision, findings: byEffect([...decision.findings, ...stricter]) };
}

/** The trials that both configs read alike: what else their rates differ by is not the rubrics'. */
function rescoredBy({ report, own }: MeasuredCandidate, answer: BaselineAnswer): readonly Rescored[] {
  const { configs } = answer;
  if (own === null || !readAlike(configs) || redactsMore(configs)) return [];
  const newest = newestOfMain(answer);
  return [
    ...(newest?.own ? [{ whose: "main's trials", deciding: newest.report, own: newest.own }] : []),
    { whose: "this run's trials", deciding: report, own },
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
    ruler: null,
    loosened: [],
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
 * Of the same evidence, without the notes on how it was found. Where it could score none of main's runs, what it asks of them is left out:
 * from the merge on there will be some.
 */
function decideByHead(
  input: GateInput,
  head: Config,
  candidate: MeasuredCandidate,
  { runs }: BaselineAnswer,
): Decision {
  const baselines = runs.flatMap(({ own: report, origin }) => (report === null ? [] : [{ report, origin }]));
  const asksNothingOfMain = { on_no_baseline: 'pass', require: 'evidence' } as const;
  const policy = baselines.length > 0 ? head.policy : { ...head.policy, ...asksNothingOfMain };
  return decide({ ...input, policy, candidate: candidate.own ?? candidate.report, baselines, notes: [] });
}

function configReport(
  input: GateInput,
  head: Config,
  wouldDecide: Decided,
  { candidate, answer }: Judged,
): RulerReport {
  const { configs, runs } = answer;
  return {
    decided_by: configs.decidedBy ?? 'this run',
    would_decide: wouldDecide,
    ...(isReadByOwn(candidate) ? { read_by_own: true as const } : {}),
    changes: configChanges(configs.base, head),
    effects: effectsOf(input, candidate, answer),
    not_rescored: [
      ...candidate.unscored,
      ...recordedVerdicts(configs.base, head, [candidate, ...runs]),
      ...(runs[0] === undefined || readAlike(configs) ? [] : [READ_BEFORE]),
      ...(runs[0] === undefined || !redactsMore(configs) ? [] : [REDACTED_NOW]),
      ...new Set(runs.flatMap(({ unscored }) => unscored ?? [])),
    ],
  };
}

/** Whether the run's own mapping read its results, as that of the deciding ruler could not. */
function isReadByOwn({ unscored }: MeasuredCandidate): boolean {
  return unscored.length > 0;
}

const READ_BEFORE = "main's results under the new mapping (the bundle keeps what the old one has read)";
const REDACTED_NOW = "main's results with what only this run's policy takes out (it was taken out of both sides)";

/** Whether both configs read results by the same mapping, so that what main has kept is what either would have read. */
function readAlike({ base, head }: Configs): boolean {
  return head === null || head.mapping?.hash === base.mapping?.hash;
}

/**
 * Over the runs that decided; none where the newest of them has no report under the run's own ruler. Under another mapping main's results
 * cannot be read again: then nobody knows what the ruler alone does to them, nor the agent where each side was read by its own. Where this
 * run takes more out of both sides, main's own number is none of the corners.
 */
function effectsOf(
  { policy }: GateInput,
  candidate: MeasuredCandidate,
  { runs, configs }: BaselineAnswer,
): RulerReport['effects'] {
  const { report, own } = candidate;
  const compared = new Set(runsToCompare(policy, report, runs).runs.map((run) => run.report));
  const [newest, ...older] = runs.filter((run) => compared.has(run.report));
  if (newest === undefined || newest.own === null) return [];
  const both = [newest, ...older].flatMap((run) => (run.own === null ? [] : [{ report: run.report, own: run.own }]));
  const redacted = redactsMore(configs) ? REDACTED_NOW : null;
  const read = isReadByOwn(candidate) || !readAlike(configs) ? READ_BEFORE : null;
  return attributeChanges(policy, {
    base: {
      main: { measured: both.map((run) => run.report) },
      candidate: isReadByOwn(candidate) && redacted === null ? { unavailable: READ_BEFORE } : { measured: report },
    },
    head: {
      main: cellOf(
        both.map((run) => run.own),
        redacted ?? read,
      ),
      candidate: cellOf(own ?? report, redacted),
    },
  });
}

function cellOf<T>(measured: T, unavailable: string | null): Cell<T> {
  return unavailable === null ? { measured } : { unavailable };
}

/** Changed rubrics that read what a harness has recorded of a judge: the answer stays, whatever the question has become. */
function recordedVerdicts(
  { rubrics }: Config,
  head: Config,
  runs: readonly Pick<MeasuredCandidate, 'report' | 'own'>[],
) {
  const judges = runs.flatMap((run) => (run.own ?? run.report).judges ?? []);
  if (namesIn(judges, undefined).size === 0) return [];
  const changed = head.rubrics.filter(({ id, hash }) =>
    rubrics.some((other) => other.id === id && other.hash !== hash),
  );
  return changed
    .filter(
      (rubric) => rubric.refersTo.has(RECORDED_NEED) || questionsOf([rubric]).some(({ id }) => isRecorded(id, judges)),
    )
    .map(({ id }) => `what ${id} reads of recorded answers of a judge (judge.*), which nobody asks again`);
}

/** Whether somebody has answered a question whom trials record, and not only a model that was asked. */
function isRecorded(question: string, judges: readonly JudgeCount[]): boolean {
  const recorded = namesIn(judges, undefined);
  return [...namesIn(judges, question)].some((name) => recorded.has(name));
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
): { readonly loosened: readonly Loosening[]; readonly findings: readonly Finding[] } {
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
