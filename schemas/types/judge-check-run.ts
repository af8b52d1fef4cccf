// Generated from schemas/judge-check-run.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** What `agent-gate judge-check --json` prints: how the judge compares with people on each question, and where they differ. Rates are 0 to 1. */
export interface JudgeCheckRun {
  /** Version of this format. */
  readonly schema: 1;
  /** The checked questions, by rubric in the order given. */
  readonly questions: readonly QuestionCheckRun[];
}

/** One question; its counts are in the file. */
export interface QuestionCheckRun {
  /** Id of the rubric. */
  readonly rubric: string;
  /** Key of the question. */
  readonly question: string;
  /** The judge check that was written. */
  readonly file: string;
  /** Labelled cases that were compared. */
  readonly labels: number;
  /** Who was asked: one model, or the panel that voted; none where the answers were recorded. */
  readonly models: readonly string[];
  /** How often each model was asked. */
  readonly votes: number;
  /** Labelled cases that the judge did not answer. */
  readonly unanswered: number;
  /** Cases left out because their labels contradict each other. */
  readonly contradicted: number;
  /** Share of cases on which both say the same. */
  readonly agreement: AgreementEstimate | null;
  /** Share of people's yes that the judge confirms. */
  readonly sensitivity: AgreementEstimate | null;
  /** Share of people's no that the judge confirms. */
  readonly specificity: AgreementEstimate | null;
  /** Cohen's kappa, -1 to 1. */
  readonly kappa: AgreementEstimate | null;
  /** Whether it meets the policy's `judge.require`; true without one. */
  readonly may_block: boolean;
  /** Cases on which the judge says something else than people. */
  readonly disagreements: readonly JudgeDisagreement[];
}

/** An estimate with its 95 % bounds; null where no case can tell. */
export interface AgreementEstimate {
  /** The estimate. */
  readonly value: number;
  /** Lower 95 % bound. */
  readonly lower: number;
  /** Upper 95 % bound. */
  readonly upper: number;
}

/** One case. */
export interface JudgeDisagreement {
  /** Whether people say yes; the judge says the opposite. */
  readonly people: boolean;
  /** Who labelled it. */
  readonly by: readonly string[];
  /** The lines of their labels, counted from 1. */
  readonly lines: readonly number[];
  /** The judge's reason; empty without one. */
  readonly reason: string;
  /** What both saw. */
  readonly facts: object;
}
