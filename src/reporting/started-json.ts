import type { Count, Unselected } from '../../schemas/types/report.ts';
import { commitCommands, gateCommand } from './first-commands.ts';
import type { GateInputs } from './gate-step.ts';
import { safeJson } from './json.ts';
import { type JudgesKind, type NoCases, type Started, type StartedResults, todoLines } from './started.ts';

/** What `agent-gate init --json` prints. */
export interface StartedDocument extends Pick<Started, 'written' | 'kept' | 'gating' | 'used'> {
  readonly schema: 1;
  readonly inputs: GateInputs;
  readonly found: FoundDocument | null;
  readonly todo: readonly string[];
  readonly commands: { readonly gate: string; readonly commit: string | null };
}

interface FoundDocument {
  readonly trials: number;
  readonly scenarios: number;
  /** What a selection leaves out; absent where that is nothing. */
  readonly unselected?: Unselected;
  /** Trials with a verdict. */
  readonly scored: number;
  readonly judges: JudgesKind;
  readonly rubrics: readonly FoundRubric[];
  readonly cases: string | null;
  readonly no_cases: NoCases | null;
  readonly left_out: readonly string[];
}

interface FoundRubric {
  readonly rubric: string;
  readonly metric: string;
  readonly score: number | null;
  readonly trials: Count;
}

/** What was done and what comes next as one JSON document, fit for schemas/started.schema.json. */
export function renderStartedJson(started: Started): string {
  const { written, kept, gating, used, inputs, found } = started;
  const document: StartedDocument = {
    schema: 1,
    written,
    kept,
    gating,
    used,
    inputs,
    found: found && foundDocument(found),
    todo: todoLines(started),
    commands: { gate: gateCommand(inputs), commit: commitCommands(started).join('\n') || null },
  };
  return safeJson(document);
}

function foundDocument({ survey, judges, report }: StartedResults): FoundDocument {
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
