// Generated from schemas/rubric-test.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** Cases with the expected judgement, kept beside the rubric as `NAME.test.yml`. */
export interface RubricTestFile {
  /** Id of the rubric under test. */
  readonly rubric: string;
  /** One trial each. */
  readonly cases: readonly {
    /** What the case shows; unique in the file. */
    readonly name: string;
    /** Facts of the trial in the native format; `scenario`, `trial` and `error` may be left out. */
    readonly trial: object;
    /** What has to come out; what is left out is not checked. */
    readonly expect: {
      /** Score of the rubric to 1e-9; null for none. */
      readonly score?: number | null;
      /** `pass`, `warn`, `fail`, `skipped` or `error`. */
      readonly verdict?: 'pass' | 'warn' | 'fail' | 'skipped' | 'error';
      /** Score before it was calibrated or clamped to 0-1. */
      readonly raw?: number;
      /** Severity of the verdict. */
      readonly severity?: 'none' | 'low' | 'medium' | 'high' | 'critical';
      /** Leaf in which a tree ended. */
      readonly label?: string;
      /** A part of the sentence. */
      readonly explanation?: string;
      /** Class of the trial. */
      readonly outcome?: string;
      /** Verdicts by key. */
      readonly criteria?: {
        /** Answer of the node; skipped: it did not apply; error: it could not be asked. */
        readonly [k: string]: 'pass' | 'warn' | 'fail' | 'skipped' | 'error';
      };
      /** The same of any node, by keys joined by dots: `tone.formal`, `0.success` for an item, `then`, `else` or `else_then` in a tree. A node that was not reached has only the score null. */
      readonly nodes?: {
        /** What has to come out of the node; what is left out is not checked. */
        readonly [k: string]: {
          /** Answer of the node; skipped: it did not apply; error: it could not be asked. */
          readonly verdict?: 'pass' | 'warn' | 'fail' | 'skipped' | 'error';
          /** Score to 1e-9, 0 to 1; null when the node does not apply. */
          readonly score?: number | null;
          /** The score before it was calibrated or clamped to 0-1, to 1e-9. */
          readonly raw?: number;
          /** How bad it is where the node did not pass. */
          readonly severity?: 'none' | 'low' | 'medium' | 'high' | 'critical';
          /** Name of the leaf that a tree ended in. */
          readonly label?: string;
          /** A part of the sentence that says why. */
          readonly explanation?: string;
        };
      };
      /** Derived facts; null where indeterminate. */
      readonly derived?: {
        readonly [k: string]: unknown;
      };
      /** All warnings. */
      readonly warnings?: readonly string[];
    };
  }[];
  /** What has to come out over all cases, each counted as a scenario of its own. */
  readonly expect?: {
    /** The rubric's metric to 1e-9. */
    readonly score?: number;
    /** Name of the range that it falls into. */
    readonly band?: string;
    /** Number of cases per outcome, `not_judged` among them; an outcome left out has none. */
    readonly outcomes?: {
      readonly [k: string]: number;
    };
  };
}
