import type { BaselineOrigin, Finding, Relaxation, RunOrigin } from '../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import type { Failure, Report, ScenarioReport } from '../../schemas/types/report.ts';
import { mapTexts } from '../contract/json.ts';
import type { Cell } from '../gating/attribution.ts';
import { earlierRuns } from '../gating/history/history.ts';
import { type AnyFinding, render } from '../gating/messages/catalogue.ts';
import type { Config } from '../io/config.ts';
import { NOTHING_MORE, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import type { Configs } from './configs.ts';
import type { AskJudge } from './judging.ts';
import type { MeasuredBaseline } from './measure.ts';

/** A run of main, or what stands in for one. */
export interface BaselineRun extends MeasuredBaseline {
  readonly origin: BaselineOrigin;
}

/** What main says. */
export interface BaselineAnswer {
  readonly configs: Configs;
  /** Newest first, at most five; empty when there is nothing to compare with, and then `notes` may say why. */
  readonly runs: readonly BaselineRun[];
  /** Main's newest run, where something else is compared with; left out where that is the first of `runs`. */
  readonly newest?: BaselineRun | undefined;
  /** How what is compared with lowers the bar; left out where it does not. */
  readonly relaxed?: readonly Relaxation[];
  /** Labels of the pull request, where the deciding policy asks for one. */
  readonly labels: readonly string[];
  /** Those that count. */
  readonly waivers: readonly Waiver[];
  readonly notes: readonly AnyFinding[];
  /** The reference of the deciding policy's `drift` where that is a file; null where it cannot be read, of which a note tells. */
  readonly driftReference?: HistoryRecord | null;
}

/** Finds the ruler that decides, and measures main's runs by it, having asked for what their trials lack of answers. */
export type FindBaseline = (head: Config, ask: AskJudge) => Promise<BaselineAnswer>;

/** Main's newest run, whatever is compared with; undefined where none is known. */
export function newestOfMain({ newest, runs }: BaselineAnswer): BaselineRun | undefined {
  return newest ?? runs[0];
}

/** Main's runs before the run of that origin, newest first, as the newest of them knows them; the drift reference is never forgotten. */
export function historyBefore(answer: BaselineAnswer, origin: RunOrigin): readonly HistoryRecord[] {
  const { policy } = answer.configs.base;
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin, policy.drift?.reference);
}

/**
 * What main says without what is known as secret today, and may not have been when it was kept. Of its reports only what trials have said
 * is looked through, besides the names of files: names and numbers that look alike are none.
 */
export function withoutSecrets(answer: BaselineAnswer, { secrets }: Pick<RedactionRules, 'secrets'>): BaselineAnswer {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run: BaselineRun): BaselineRun => {
    const label = redact(run.origin.label);
    const report = redactReport(run.report, redact);
    return { ...run, origin: { ...run.origin, label }, report, head: redactCell(run, report, redact) };
  };
  const { runs, newest, notes } = answer;
  return {
    ...answer,
    runs: runs.map(clean),
    newest: newest && clean(newest),
    notes: notes.map((note) => redactNote(render(note), redact)),
  };
}

/** A note may name a file by its path. */
function redactNote(note: Finding, redact: (text: string) => string): Finding {
  const told = mapTexts(note, redact) as Finding;
  return { ...told, code: note.code, effect: note.effect };
}

/** @param report that of the base config, redacted */
function redactCell(
  { report: before, head }: BaselineRun,
  report: Report,
  redact: (text: string) => string,
): Cell<Report> {
  if (head.measured === undefined) return head;
  return { measured: head.measured === before ? report : redactReport(head.measured, redact) };
}

function redactReport(report: Report, redact: (text: string) => string): Report {
  const { judges, errored, scenarios } = report;
  return {
    ...report,
    ...(judges && { judges: judges.map((one) => ({ ...one, judge: one.judge && redact(one.judge) })) }),
    errored: errored.map((trial) => ({ ...trial, message: redact(trial.message) })),
    scenarios: scenarios.map((scenario) => redactScenario(scenario, redact)),
  };
}

function redactScenario(scenario: ScenarioReport, redact: (text: string) => string): ScenarioReport {
  const { title, family, tags, rubrics } = scenario;
  const told = (failure: Failure): Failure => ({ ...failure, explanation: redact(failure.explanation) });
  const scores = Object.entries(rubrics).map(
    ([id, own]) => [id, { ...own, failures: own.failures.map(told) }] as const,
  );
  return {
    ...scenario,
    ...(title && { title: redact(title) }),
    ...(family && { family: redact(family) }),
    tags: tags.map(redact),
    rubrics: Object.fromEntries(scores),
  };
}
