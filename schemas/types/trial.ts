// Generated from schemas/trial.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** A message or a tool call. Further keys may be added. */
export type Step =
  | {
      readonly type: 'message';
      /** Who speaks. */
      readonly role: string;
      /** What is said. */
      readonly text: string;
    }
  | {
      /** What the step is. */
      readonly type: 'message' | 'tool_call';
      /** Name of the tool. */
      readonly tool: string;
      /** The arguments, usually an object; null means none. Default: `{}`. */
      readonly args?: unknown;
      /** What the tool returned. */
      readonly result?: unknown;
      /** Text of the tool's error. */
      readonly error?: string | null;
    };

/** One attempt at a scenario, in the native format: a line of JSON Lines or an item of a JSON list. Only `scenario` is required. Any further key is a fact of the team's own. In the standard keys null counts as absent. */
export interface TrialRecord {
  /** Stable id of the scenario: any text of 1 to 1000 characters without control characters, compared as Unicode NFC. */
  readonly scenario: string;
  /** Tells the attempts at one scenario apart. Default: `1`. */
  readonly trial?: number | null;
  /** Free text that shows the scenario to people. */
  readonly title?: string | null;
  /** Names by which rates can be split. */
  readonly tags?: readonly string[] | null;
  /** Scenarios that depend on each other share one. A number counts as its text. */
  readonly family?: string | number | null;
  /** Names what the trial runs in place of the agent as it is, such as `no-skill`. A fact like any other, unless main's policy has `arms`: then a text that names one of them, and each arm has trial numbers of its own. */
  readonly arm?: unknown;
  /** What the gate's judge has answered about the trial, by hashes of the questions. The gate writes it into evidence; a harness leaves it out. */
  readonly $answers?: object;
  /** What the agent said and did, in order. */
  readonly trace?: readonly Step[] | null;
  /** What the trial consumed. Further amounts may be added. */
  readonly usage?: {
    /** Tokens read. */
    readonly input_tokens?: number | null;
    /** Tokens written. */
    readonly output_tokens?: number | null;
    /** US dollars. */
    readonly cost_usd?: number | null;
    /** Milliseconds. */
    readonly latency_ms?: number | null;
    readonly [k: string]: number | null;
  } | null;
  /** Why the trial ended early; null when it did not. A text is an error of no named kind: treated as the agent's, and said so. */
  readonly error?:
    | {
        /** `agent`: the agent's own crash, which is scored and fails. `infrastructure` or `judge`: no verdict, counted against the error budget. */
        readonly kind?: 'agent' | 'infrastructure' | 'judge' | null;
        /** What happened. */
        readonly message: string;
        /** False when the kind is only assumed; as stored evidence says it. */
        readonly classified?: boolean | null;
      }
    | string
    | null;
}
