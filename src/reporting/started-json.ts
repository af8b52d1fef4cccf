import type { FoundResults, InitReport } from '../../schemas/types/init.ts';
import { commitCommands, gateCommand } from './first-commands.ts';
import { safeJson } from './json.ts';
import { type Started, type StartedResults, todoLines } from './started.ts';

/** What was done and what comes next as one JSON document, fit for schemas/init.schema.json. */
export function renderInitJson(started: Started): string {
  const { written, kept, used, inputs, found } = started;
  const document: InitReport = {
    schema: 1,
    written,
    kept,
    used,
    inputs,
    found: found && foundDocument(found),
    todo: todoLines(started),
    commands: { gate: gateCommand(inputs), commit: commitCommands(started).join('\n') || null },
  };
  return safeJson(document);
}

function foundDocument({ survey, judges, report }: StartedResults): FoundResults {
  const { unselected } = report.read_by ?? {};
  return {
    trials: survey.trials,
    scenarios: survey.scenarios,
    ...(unselected === undefined ? {} : { unselected }),
    scored: report.trials.scored,
    judges: judges.kind,
    rubrics: report.rubrics.map(({ rubric, metric, score, trials }) => ({ rubric, metric, score, trials })),
    cases: judges.cases,
    no_cases: judges.noCases,
    left_out: judges.leftOut,
  };
}
