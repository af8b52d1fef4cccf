import type { BaselineOrigin, Loosening, RunOrigin } from '../../gating/decision.ts';
import { earlierRuns } from '../../gating/history/history.ts';
import type { HistoryRecord } from '../../gating/history/history-record.ts';
import type { AnyFinding } from '../../gating/messages/catalogue.ts';
import type { Waiver } from '../../gating/policy/policy.ts';
import type { Config } from '../../io/config.ts';
import type { AskJudge } from '../asking/ask-judge.ts';
import type { MeasuredBaseline } from '../measure.ts';
import type { Rulers } from '../ruler/rulers.ts';

/** A run of main, or what stands in for one. */
export interface BaselineRun extends MeasuredBaseline {
  readonly origin: BaselineOrigin;
}

/** What main says. */
export interface BaselineAnswer {
  readonly rulers: Rulers;
  /** Newest first, at most five; empty when there is nothing to compare with, and then `notes` may say why. */
  readonly runs: readonly BaselineRun[];
  /** Main's newest run, where something else is compared with; left out where that is the first of `runs`. */
  readonly newest?: BaselineRun | undefined;
  /** How what is compared with lowers the bar; left out where it does not. */
  readonly lowered?: readonly Loosening[];
  /** Labels of the pull request, where the deciding policy asks for one. */
  readonly labels: readonly string[];
  /** Those that count. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly AnyFinding[];
  /** The reference of the deciding policy's `drift` where that is a file; null where it cannot be read, of which a note tells. */
  readonly driftReference?: HistoryRecord | null;
}

/** Finds the ruler that decides, and measures main's runs by it, having asked for what their trials lack of answers. */
export type FindBaseline = (own: Config, ask: AskJudge) => Promise<BaselineAnswer>;

/** Main's newest run, whatever is compared with; undefined where none is known. */
export function newestOfMain({ newest, runs }: BaselineAnswer): BaselineRun | undefined {
  return newest ?? runs[0];
}

/** Main's runs before the run of that origin, newest first, as the newest of them knows them; the drift reference is never forgotten. */
export function historyBefore(answer: BaselineAnswer, origin: RunOrigin): readonly HistoryRecord[] {
  const { policy } = answer.rulers.deciding;
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin, policy.drift?.reference);
}
