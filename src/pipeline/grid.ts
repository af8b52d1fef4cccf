import type { JudgeCount } from '../../schemas/types/report.ts';
import type { Cell, MeasuredGrid } from '../gating/attribution.ts';
import { namesIn } from '../gating/comparing/comparison-key.ts';
import type { Config } from '../io/config.ts';
import { RECORDED_NEED } from '../rubric/by-judge.ts';
import { questionsOf } from '../scoring/answer-trial.ts';
import type { BaselineRun } from './baseline.ts';
import type { Configs } from './configs.ts';
import type { MeasuredCandidate } from './measure-candidate.ts';
import { redactsMore } from './redacting.ts';

const READ_BY_HEAD =
  "this run's results by the base's mapping, which cannot read them (the run's own mapping read them)";
const READ_BEFORE = "main's results under the new mapping (its bundle keeps what the old mapping read)";
const REDACTED_NOW = "main's results without what only this run's policy redacts (it was redacted on both sides)";

/** Whether both configs read results by the same mapping, so that either would have read what main has kept. */
export function readAlike({ base, head }: Configs): boolean {
  return head === null || head.mapping?.hash === base.mapping?.hash;
}

/**
 * Main's runs and the candidate, each by both configs; a cell that no difference may use is unavailable:
 * - what only the head config redacts is redacted for the base config too, so neither side of the head row is what that config alone
 *   would make;
 * - main's trials were read by main's mapping, so under another one the head config's main is unknown;
 * - results that only the head config's mapping reads say nothing of the base config's candidate.
 * @param runs those that are compared, newest first
 * @returns null where the head config could not score the newest of them
 */
export function measuredGrid(
  candidate: MeasuredCandidate,
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

/** What the head config could not score again, in words. */
export function notRescored(
  candidate: MeasuredCandidate,
  runs: readonly BaselineRun[],
  configs: Configs & { readonly head: Config },
): readonly string[] {
  const hasMain = runs.length > 0;
  return [
    ...(candidate.isReadByHead ? [READ_BY_HEAD] : []),
    ...recordedAnswers(configs, [candidate.head, ...runs.map(({ report, head }) => head.measured ?? report)]),
    ...(hasMain && !readAlike(configs) ? [READ_BEFORE] : []),
    ...(hasMain && redactsMore(configs) ? [REDACTED_NOW] : []),
    ...new Set(runs.flatMap(({ head }) => head.unavailable ?? [])),
  ];
}

/** Changed rubrics that read recorded answers of a judge: the answer stays, whatever the question has become. */
function recordedAnswers(
  { base, head }: { readonly base: Config; readonly head: Config },
  reports: readonly { readonly judges?: readonly JudgeCount[] }[],
): readonly string[] {
  const judges = reports.flatMap((report) => report.judges ?? []);
  if (namesIn(judges, undefined).size === 0) return [];
  const changed = head.rubrics.filter(({ id, hash }) =>
    base.rubrics.some((other) => other.id === id && other.hash !== hash),
  );
  return changed
    .filter(
      (rubric) => rubric.refersTo.has(RECORDED_NEED) || questionsOf([rubric]).some(({ id }) => isRecorded(id, judges)),
    )
    .map(
      ({ id }) => `what ${id} reads from recorded answers of a judge (judge.*): recorded judges are not asked again`,
    );
}

/** Whether the trials record an answer of someone to the question, and not only of the model that was asked. */
function isRecorded(question: string, judges: readonly JudgeCount[]): boolean {
  const recorded = namesIn(judges, undefined);
  return [...namesIn(judges, question)].some((name) => recorded.has(name));
}
