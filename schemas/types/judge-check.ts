// Generated from schemas/judge-check.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** How the judge of a rubric's questions compares with people, as `agent-gate judge-check` found it. */
export interface JudgeCheck {
  /** Version of this format. */
  readonly schema: 1;
  /** Id of the rubric. */
  readonly rubric: string;
  /** The day of the check. */
  readonly date: string;
  /** Each checked question, by its key. */
  readonly questions: {
    readonly [k: string]: QuestionCheck;
  };
}

export interface QuestionCheck {
  /** Hash of the question, the form of its answer, what passes, what it `sees`, and the models that the rubric names. Another hash makes the check stale. */
  readonly asked: string;
  /** Who was asked: one model, or the panel that voted; none where the answers were recorded. */
  readonly models: readonly string[];
  /** Null: the service's. */
  readonly temperature: number | null;
  /** How often each model was asked. */
  readonly votes: number;
  readonly counts: JudgeAgreement;
  /** Labelled cases that the judge did not answer. */
  readonly unanswered: number;
}

/** Cases on which the judge and people said the same, and on which not. */
export interface JudgeAgreement {
  /** Both said yes. */
  readonly both_yes: number;
  /** Both said no. */
  readonly both_no: number;
  /** The judge said yes, people no. */
  readonly judge_yes: number;
  /** The judge said no, people yes. */
  readonly judge_no: number;
}
