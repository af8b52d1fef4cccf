import type { JudgeCount } from '../../schemas/types/report.ts';
import { attributeChanges, type Cell } from '../gating/attribution.ts';
import { namesIn } from '../gating/comparing/judges.ts';
import { decide, type GateInput, runsToCompare } from '../gating/decide.ts';
import type { Decided, Decision, RulerReport, RunOrigin } from '../gating/decision.ts';
import { byEffect } from '../gating/findings/finding-list.ts';
import { stricterOwnRuler } from '../gating/findings/own-ruler.ts';
import type { Rescored } from '../gating/loosening/measured-rates.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import type { Policy } from '../gating/policy/policy.ts';
import type { Config } from '../io/config.ts';
import { RECORDED_NEED } from '../rubric/by-judge.ts';
import { questionsOf } from '../scoring/answer-trial.ts';
import { type BaselineAnswer, historyBefore, newestOfMain } from './baseline/baseline-answer.ts';
import type { MeasuredCandidate } from './measure-candidate.ts';
import { redactsMore } from './redacting.ts';
import { loweredBar } from './ruler/lowered-bar.ts';
import { type Rulers, rulerChanges } from './ruler/rulers.ts';
import { suiteOf } from './suite-name.ts';

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
export function decideByRulers(occasion: Occasion, candidate: MeasuredCandidate, answer: BaselineAnswer): Decision {
  const { today } = occasion;
  const { own } = answer.rulers;
  const input = inputOf(occasion, candidate, answer);
  const baseline = newestOfMain(answer)?.report ?? null;
  const readByOwn = isReadByOwn(candidate);
  const rescored = rescoredBy(candidate, answer);
  const { labels, lowered: chosen = [] } = answer;
  const bar = { candidate: candidate.report, readByOwn, baseline, rescored, chosen, today, labels };
  const lowered = loweredBar(answer.rulers, bar);
  const label = answer.rulers.decidedBy ?? 'main';
  const reading: readonly FindingData[] = readByOwn ? [{ code: 'read-by-own-mapping', effect: 'warn', label }] : [];
  const deciding = {
    ...input,
    notes: [...input.notes, ...reading, ...lowered.findings],
    loosened: lowered.loosened,
  };
  return own === null ? decide(deciding) : besideOwn(deciding, own, candidate, answer);
}

/** With what the run's own ruler would decide, and a warning where that is worse. */
function besideOwn(input: GateInput, own: Config, candidate: MeasuredCandidate, answer: BaselineAnswer): Decision {
  const byOwn = decideByOwn(input, own, candidate, answer);
  const decision = decide({ ...input, ruler: rulerReport(input, own, byOwn.decision, { candidate, answer }) });
  const stricter = stricterOwnRuler(decision, byOwn, own.policy);
  return { ...decision, findings: byEffect([...decision.findings, ...stricter]) };
}

/** The trials that both rulers read alike: what else their rates differ by is not the rubrics'. */
function rescoredBy({ report, own }: MeasuredCandidate, answer: BaselineAnswer): readonly Rescored[] {
  const { rulers } = answer;
  if (own === null || !readAlike(rulers) || redactsMore(rulers)) return [];
  const newest = newestOfMain(answer);
  return [
    ...(newest?.own ? [{ whose: "main's trials", deciding: newest.report, own: newest.own }] : []),
    { whose: "this run's trials", deciding: report, own },
  ];
}

function inputOf({ origin, today }: Occasion, candidate: MeasuredCandidate, answer: BaselineAnswer): GateInput {
  return {
    suite: suiteOf(answer.rulers.deciding),
    policy: decidingPolicy(answer.rulers),
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
function decidingPolicy({ deciding, own, decidedBy }: Rulers): Policy {
  const { policy } = deciding;
  return {
    ...policy,
    ...(own === null ? {} : { waivers: own.policy.waivers ?? [] }),
    ...(decidedBy === null ? {} : { isOfBase: true }),
  };
}

/**
 * Of the same evidence, without the notes on how it was found. Where it could score none of main's runs, what it asks of them is left out:
 * from the merge on there will be some.
 */
function decideByOwn(input: GateInput, own: Config, candidate: MeasuredCandidate, { runs }: BaselineAnswer): Decision {
  const baselines = runs.flatMap(({ own: report, origin }) => (report === null ? [] : [{ report, origin }]));
  const asksNothingOfMain = { on_no_baseline: 'pass', require: 'evidence' } as const;
  const policy = baselines.length > 0 ? own.policy : { ...own.policy, ...asksNothingOfMain };
  return decide({ ...input, policy, candidate: candidate.own ?? candidate.report, baselines, notes: [] });
}

function rulerReport(input: GateInput, own: Config, wouldDecide: Decided, { candidate, answer }: Judged): RulerReport {
  const { rulers, runs } = answer;
  return {
    decided_by: rulers.decidedBy ?? 'this run',
    would_decide: wouldDecide,
    ...(isReadByOwn(candidate) ? { read_by_own: true as const } : {}),
    changes: rulerChanges(rulers.deciding, own),
    effects: effectsOf(input, candidate, answer),
    not_rescored: [
      ...candidate.unscored,
      ...recordedVerdicts(rulers.deciding, own, [candidate, ...runs]),
      ...(runs[0] === undefined || readAlike(rulers) ? [] : [READ_BEFORE]),
      ...(runs[0] === undefined || !redactsMore(rulers) ? [] : [REDACTED_NOW]),
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

/** Whether both rulers read results by the same mapping, so that what main has kept is what either would have read. */
function readAlike({ deciding, own }: Rulers): boolean {
  return own === null || own.mapping?.hash === deciding.mapping?.hash;
}

/**
 * Over the runs that decided; none where the newest of them has no report under the run's own ruler. Under another mapping main's results
 * cannot be read again: then nobody knows what the ruler alone does to them, nor the agent where each side was read by its own. Where this
 * run takes more out of both sides, main's own number is none of the corners.
 */
function effectsOf(
  { policy }: GateInput,
  candidate: MeasuredCandidate,
  { runs, rulers }: BaselineAnswer,
): RulerReport['effects'] {
  const { report, own } = candidate;
  const compared = new Set(runsToCompare(policy, report, runs).runs.map((run) => run.report));
  const [newest, ...older] = runs.filter((run) => compared.has(run.report));
  if (newest === undefined || newest.own === null) return [];
  const both = [newest, ...older].flatMap((run) => (run.own === null ? [] : [{ report: run.report, own: run.own }]));
  const redacted = redactsMore(rulers) ? REDACTED_NOW : null;
  const read = isReadByOwn(candidate) || !readAlike(rulers) ? READ_BEFORE : null;
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
  own: Config,
  runs: readonly Pick<MeasuredCandidate, 'report' | 'own'>[],
) {
  const judges = runs.flatMap((run) => (run.own ?? run.report).judges ?? []);
  if (namesIn(judges, undefined).size === 0) return [];
  const changed = own.rubrics.filter(({ id, hash }) => rubrics.some((other) => other.id === id && other.hash !== hash));
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
