// Generated from schemas/label.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** One line of `rubrics/NAME.labels.jsonl`: a person's answer to a question of the rubric, by which `agent-gate judge-check` checks the judge. */
export interface LabelLine {
  /** Key of the question in the rubric. */
  readonly key: string;
  /** The question in the words that the person answered. A label of other words than the rubric's does not count. */
  readonly question?: string;
  /** What the question `sees`, by path, as the judge is shown it; null for an absent fact. */
  readonly facts: object;
  /** What the judge said, in any form that `judge.KEY` may have in a trial; for a question without `sees`, which no model is asked. */
  readonly answer?: boolean | number | readonly unknown[] | object;
  /** Yes (true), no (false), or, for a question that is answered in percent, 0 to 100. Null: nobody has answered yet. */
  readonly label: boolean | number | null;
  /** Who answered. Empty: nobody yet. */
  readonly by: string;
  /** The day of the answer. Empty: nobody has answered yet. */
  readonly when: string;
  /** Where the facts are from. */
  readonly scenario?: string;
  /** Why `agent-gate label` proposed it. */
  readonly why?: string;
}
