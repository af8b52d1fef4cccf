import type { BaselineOrigin, Finding, Relaxation, RunOrigin } from '../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import { isRecord, mapTexts } from '../contract/json.ts';
import { earlierRuns } from '../gating/history/records.ts';
import { type AnyFinding, render } from '../gating/messages/catalogue.ts';
import type { RelaxationRule } from '../gating/relaxation/relaxation.ts';
import type { Config } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { NOTHING_MORE, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import type { Configs } from './configs.ts';
import type { AskJudge } from './judging.ts';
import type { MeasuredBaseline } from './measure.ts';

/** A run of main, or what the user names instead. */
export interface BaselineRun extends MeasuredBaseline {
  readonly origin: BaselineOrigin;
}

/** What a run is compared with, and the configs that score both. */
export interface BaselineAnswer {
  readonly configs: Configs;
  /** Newest first, at most five; empty where nothing is compared, and then `notes` may say why. */
  readonly runs: readonly BaselineRun[];
  /** Main's newest run, where the run is compared with something else; left out where it is the first of `runs`. */
  readonly newest?: BaselineRun | undefined;
  /** How the choice of what is compared relaxes the gate; left out where it does not. */
  readonly relaxed?: readonly Relaxation[];
  /** What policies of the base say of a relaxed gate that this run passes by; null or left out where the base policy says it. */
  readonly relaxation?: RelaxationRule | null;
  /** Labels of the pull request, where the base policy asks for one. */
  readonly labels: readonly string[] | null;
  /** Waivers that count. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly AnyFinding[];
  /** Cases of the base's rubrics that the run changes, by the rubric's file, null for one without any; left out where they are not known. */
  readonly cases?: ReadonlyMap<string, TextFile | null>;
  /** The run in the file that the base policy's `drift` names; null where it cannot be read, and then a note says why. */
  readonly driftReference?: HistoryRecord | null;
}

/** Chooses the configs and measures what the run is compared with; `ask` answers what those trials lack. */
export type FindBaseline = (head: Config, ask: AskJudge) => Promise<BaselineAnswer>;

/** Main's newest run, even where something else is compared; undefined where none is known. */
export function newestOfMain({ newest, runs }: BaselineAnswer): BaselineRun | undefined {
  return newest ?? runs[0];
}

/** Main's runs before the run of that origin, newest first, from the history in the newest of them; the drift reference is always kept. */
export function historyBefore(answer: BaselineAnswer, origin: RunOrigin): readonly HistoryRecord[] {
  const { policy } = answer.configs.base;
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin, policy.drift?.reference);
}

/**
 * The same without values that are secret today and may not have been when main's runs were kept. Redacts texts of trials, notes and
 * labels, never names and numbers of the report.
 */
export function withoutSecrets(answer: BaselineAnswer, { secrets }: Pick<RedactionRules, 'secrets'>): BaselineAnswer {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run: BaselineRun): BaselineRun => {
    const { label, branch } = run.origin;
    const origin = { ...run.origin, label: redact(label), ...(branch === undefined ? {} : { branch: redact(branch) }) };
    const report = redactQuoted(run.report, redact);
    const { measured } = run.head;
    if (measured === undefined) return { ...run, origin, report };
    return {
      ...run,
      origin,
      report,
      head: { measured: measured === run.report ? report : redactQuoted(measured, redact) },
    };
  };
  const { runs, newest, notes } = answer;
  return {
    ...answer,
    runs: runs.map(clean),
    newest: newest && clean(newest),
    notes: notes.map((note) => redactNote(render(note), redact)),
  };
}

/** A note may hold the path of a file. */
function redactNote(note: Finding, redact: (text: string) => string): Finding {
  const redacted = mapTexts(note, redact) as Finding;
  return { ...redacted, code: note.code, effect: note.effect };
}

/** Keys of a report whose texts come from trials; all other texts are names and hashes. */
const QUOTED: ReadonlySet<string> = new Set(['title', 'family', 'tags', 'explanation', 'message', 'judge']);

function redactQuoted<T>(report: T, redact: (text: string) => string): T {
  const redacted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(redacted);
    if (!isRecord(value)) return value;
    const members = Object.entries(value).map(([key, member]) => {
      return [key, QUOTED.has(key) ? mapTexts(member, redact) : redacted(member)] as const;
    });
    return Object.fromEntries(members);
  };
  return redacted(report) as T;
}
