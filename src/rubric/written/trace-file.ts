/** Exactly one pattern, with its scope. */
export interface TraceFile {
  readonly exists?: StepFile;
  readonly absence?: StepFile;
  readonly count?: CountFile;
  readonly precedence?: PrecedenceFile;
  readonly response?: ResponseFile;
  readonly sequence?: readonly StepFile[];
  readonly universality?: UniversalityFile;
  readonly trajectory?: TrajectoryFile;
  /** Path of the list of steps; default `trace`. */
  readonly in?: string;
  readonly within_first?: number;
  readonly before?: StepFile;
  readonly after?: StepFile;
  readonly between?: BetweenFile;
  readonly on_empty_trace?: 'pass' | 'fail';
}

export interface PrecedenceFile {
  readonly each: StepFile;
  readonly after: StepFile;
}

export interface ResponseFile {
  readonly each: StepFile;
  readonly then: StepFile;
}

export interface UniversalityFile {
  readonly each?: StepFile;
  readonly fits: StepFile;
}

export interface BetweenFile {
  readonly from: StepFile;
  readonly to: StepFile;
  readonly unclosed?: 'skip' | 'count';
}

/** The tool calls compared with a reference. */
export interface TrajectoryFile {
  readonly mode: TrajectoryMode;
  readonly reference: readonly ReferenceCallFile[] | { readonly field: string };
  readonly args?: ArgsMode;
  readonly args_of?: Readonly<Record<string, ArgsMode>>;
}

export type TrajectoryMode = 'strict' | 'unordered' | 'subset' | 'superset';

/** How the arguments of a call are compared with those of the reference. */
export type ArgsMode = 'exact' | 'subset' | 'ignore';

/** A tool's name stands for a call of it with any arguments. */
export type ReferenceCallFile = string | { readonly tool: string; readonly args?: Readonly<Record<string, unknown>> };

export interface CountFile {
  readonly of: StepFile;
  readonly at_least?: number;
  readonly at_most?: number;
  readonly exactly?: number;
}

/** Which steps are meant; every key that is given has to fit. */
export interface StepFile {
  /** Name of one of the rubric's `steps`. */
  readonly is?: string;
  readonly any?: readonly StepFile[];
  readonly not?: StepFile;
  readonly type?: 'message' | 'tool_call';
  readonly tool?: string | readonly string[];
  readonly role?: string | readonly string[];
  readonly args?: Readonly<Record<string, unknown>>;
  readonly text?: TextFile;
  readonly result?: TextFile;
  readonly error?: boolean;
}

/** A part of the text, or a pattern. */
export type TextFile = string | { readonly matches: string };
