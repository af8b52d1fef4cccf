import type { ErrorKind, Usage } from '../trial.ts';

/** How a text is read. */
export type Form = 'json' | 'python' | 'number' | 'integer' | 'boolean' | 'text';

/** Where a value comes from and what happens to it; a string is a selector. */
export type ValueSpec = string | ValueSteps;

/** The long form of a value: one of the first seven keys is its source. */
export interface ValueSteps {
  readonly select?: string;
  readonly first_of?: readonly ValueSpec[];
  readonly parts?: readonly ValueSpec[];
  readonly object?: Readonly<Record<string, ValueSpec>>;
  readonly between?: readonly ValueSpec[];
  readonly file?: true;
  readonly const?: unknown;
  readonly take?: 'first' | 'last' | 'all' | 'count' | 'sum';
  readonly parse?: Form | readonly Form[];
  readonly match?: string;
  readonly then?: ValueSpec;
  readonly equals?: string | number | boolean;
  readonly map?: Readonly<Record<string, string | number | boolean>>;
  readonly scale?: number;
  readonly slug?: true;
  readonly join?: string;
  readonly default?: unknown;
}

/** How steps of a record become messages and tool calls. */
export interface TraceSpec {
  readonly steps: string;
  readonly message?: { readonly when?: ValueSpec; readonly role: ValueSpec; readonly text: ValueSpec };
  readonly calls?: {
    readonly select: string;
    readonly when?: ValueSpec;
    readonly tool: ValueSpec;
    readonly args?: ValueSpec;
    readonly id?: ValueSpec;
    readonly result?: ValueSpec;
    readonly error?: ValueSpec;
  };
  readonly results?: {
    readonly select?: string;
    readonly when: ValueSpec;
    readonly id?: ValueSpec;
    readonly tool?: ValueSpec;
    readonly result: ValueSpec;
    readonly error?: ValueSpec;
  };
}

/** When a record is an error, and of which kind. */
export interface ErrorSpec {
  readonly when?: ValueSpec;
  readonly unless?: ValueSpec;
  readonly message: ValueSpec;
  readonly kinds?: Readonly<Partial<Record<ErrorKind, readonly string[]>>>;
  readonly otherwise?: ErrorKind;
}

/** How CSV is read. */
export interface CsvSpec {
  readonly delimiter?: string;
  readonly results_from?: string;
}

/** Where a zip archive holds what else stands in one record. */
export interface ArchiveSpec {
  readonly record: string;
  readonly each: string;
}

/** What makes one record of pieces. */
export interface GatherSpec {
  readonly items?: string;
  readonly by: ValueSpec;
  readonly order?: ValueSpec;
}

/** What a trial consumed, with amounts of the team's own. */
export type UsageSpec = { readonly [amount in keyof Usage]?: ValueSpec } & Readonly<Record<string, ValueSpec>>;

/** A mapping as it is written in YAML. */
export interface MappingFile {
  /** For editors. */
  readonly $schema?: string;
  readonly mapping: string;
  readonly description?: string;
  readonly format?: 'json' | 'jsonl' | 'csv';
  readonly records?: string;
  readonly each?: string;
  readonly archive?: ArchiveSpec;
  readonly gather?: GatherSpec;
  readonly nan?: 'absent';
  readonly csv?: CsvSpec;
  readonly unfinished?: ValueSpec;
  readonly when?: ValueSpec;
  readonly scenario: ValueSpec;
  readonly trial?: ValueSpec;
  readonly number_trials?: true;
  readonly title?: ValueSpec;
  readonly tags?: ValueSpec;
  readonly facts?: Readonly<Record<string, ValueSpec>>;
  readonly trace?: TraceSpec;
  readonly usage?: UsageSpec;
  readonly error?: ErrorSpec;
}
