import type { Failure, Report, ScenarioReport } from '../../../schemas/types/report.ts';
import { mapTexts } from '../../contract/json-leaves.ts';
import type { Finding } from '../../gating/decision.ts';
import { render } from '../../gating/messages/catalogue.ts';
import { NOTHING_MORE, type RedactionRules, startRedaction } from '../../suite/redaction/redaction.ts';
import type { BaselineAnswer, BaselineRun } from './baseline-answer.ts';

/**
 * What main says without what is known as secret today, and may not have been when it was kept. Of its reports only what trials have said
 * is looked through, besides the names of files: names and numbers that look alike are none.
 */
export function withoutSecrets(answer: BaselineAnswer, { secrets }: Pick<RedactionRules, 'secrets'>): BaselineAnswer {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run: BaselineRun): BaselineRun => ({
    ...run,
    origin: { ...run.origin, ...(run.origin.label && { label: redact(run.origin.label) }) },
    report: redactReport(run.report, redact),
    own: run.own && redactReport(run.own, redact),
  });
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
