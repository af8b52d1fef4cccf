// Generated from schemas/answer.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** One line of the file in which the gate keeps what a model has answered, so that the same is not asked again. Of several lines about the same the last counts. */
export interface AnswerLine {
  /** Hash of the question, the form of its answer, and everything that was shown with it. */
  readonly asked: string;
  readonly by: AskedModel;
  /** One for every time that it was put; the majority counts, of numbers the middle one. Where there are fewer than the policy asks for, the next run asks for the others. */
  readonly votes: readonly KeptVote[];
}

/** Who was asked. */
export interface AskedModel {
  /** The model, as the policy or the rubric names it. */
  readonly model: string;
  /** Null: the service's. */
  readonly temperature: number | null;
}

export interface KeptVote {
  /** Yes (true) or no (false), or a number from 0 to 100. */
  readonly answer: boolean | number;
  /** Who answered, as it calls itself. */
  readonly model: string;
  /** In the words of the rubric. */
  readonly question: string;
  /** Why, in the words of the model; empty where it gave none. */
  readonly reason: string;
  /** Hash of what was shown with the question. */
  readonly shown: string;
}
