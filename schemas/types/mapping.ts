// Generated from schemas/mapping.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** A value of the record: a selector, or an object that says where it comes from (one of `select`, `first_of`, `parts`, `object`, `between`, `file`, `const`) and what happens to it, in the order match, parse, then, equals, map, scale, slug, default. Null counts as absent, and what is absent is left out. */
export type ValueSpec = ValueSteps | string;

export type TextFormat = 'json' | 'python' | 'number' | 'integer' | 'boolean' | 'text';

/** Regular expressions (RE2), any of which may match anywhere in the message. */
export type Patterns = readonly string[];

/** Turns the result files of any harness into trials: where the records are, and from which of their values each part of a trial comes. Data only, no code. */
export interface MappingFile {
  /** Address of this schema, for editors that read JSON. */
  readonly $schema?: string;
  /** Name of the mapping, kebab-case; reports carry it together with a hash of the content. */
  readonly mapping: string;
  /** For people: which harness, which versions of it. */
  readonly description?: string;
  /** Format of the files. Left out, the content decides: a file that starts with `[` is JSON, one with `{` is JSON when `records` names keys and JSON Lines otherwise, anything else is CSV. */
  readonly format?: 'json' | 'jsonl' | 'csv';
  /** Where a JSON document keeps its list of records: names, such as `.a` or `['a.b']`, that end in one `[*]`; lists inside of lists are read by `gather`. `$[*]` is a document that is the list itself, `$` a document that is one record. The list is streamed, however long. Default: `$[*]`. */
  readonly records?: string;
  /** Makes a trial of every item of a list in the record, or of every member of an object: names, such as `.a` or `['a.b']`, that end in one `[*]`. What the other selectors start at is then `{record, item, index}`: the record, the item, its number from 1; of an object `{record, item, key}`, with the name of the member. Where `records` is `$` the items are streamed, and `record` is without them: an empty list or object stands there. */
  readonly each?: string;
  /** How a zip archive holds what else stands in one record. What the selectors start at is then `{record, item, index}`, as with `each`, and `record` is without the items. Whether a file is an archive shows its content; without `archive` such a file is refused. */
  readonly archive?: {
    /** Name of the file with what is common to all trials. */
    readonly record: string;
    /** Names of the files of which each is the item of a trial; its one `*` matches any characters. They are read in the order of their names. */
    readonly each: string;
  };
  /** Makes one record of what stands in pieces all over a file, as the spans of traces do. What the other selectors start at is then `{items}`, the pieces of one trial in their order. The whole file is read before its first trial; the pieces of a trial stand in one file. */
  readonly gather?: {
    /** Selects the pieces of a record; `$` where each record is one. Default: `$`. */
    readonly items?: string;
    /** What the pieces of one trial have in common. Its selectors start at a piece. */
    readonly by: ValueSpec;
    /** When a piece was: a number, a text of digits, or a time of ISO 8601, in UTC where it does not say otherwise. Pieces of one time stay in the order of the file, as all do without `order`. */
    readonly order?: ValueSpec;
  };
  /** `NaN` and `Infinity`, which Python writes although JSON has neither, count as absent: in records, in JSON or a Python literal inside of a text (`parse: json`, `parse: python`), and as texts where `parse` reads a `number` or `integer`, as from CSV. Left out, they are refused. */
  readonly nan?: 'absent';
  /** How to read CSV. The first row holds the column names; a name that comes again becomes `name#2`, `name#3`. An empty cell counts as absent. */
  readonly csv?: {
    /** The character between cells; a comma where it is left out. */
    readonly delimiter?: string;
    /** Makes one record of every result cell instead of one of every row. A pattern: the first column whose cell in the first row matches it, and all columns after it, hold results. A record is then `{row, column, header, cell}`: the other cells by name, the number of the result column from 1, its name, its text. */
    readonly results_from?: string;
  };
  /** Holds for the record of a run that did not go to its end, and says why: such a run is refused, since what it lacks would not be missed. Its selectors start at the record, also with `each` and `archive`: there at what stands once for all items. */
  readonly unfinished?: ValueSpec;
  /** Reads only the records for which this holds: the value is there and is not false. */
  readonly when?: ValueSpec;
  /** The scenario's id, 1 to 200 characters of A-Z a-z 0-9 . _ / -. Numbers become text. Use `parts` for an id of several values and `slug` for free text. */
  readonly scenario: ValueSpec;
  /** Tells the attempts at one scenario apart: an integer from 0. Left out or absent, it is 1. */
  readonly trial?: ValueSpec;
  /** For records that repeat a scenario's id and number nothing: the trials of a scenario are numbered from 1 in their order within a file. Does not go with `trial`. The same scenario in two files is still the same trial twice. */
  readonly number_trials?: true;
  /** Free text that shows the scenario to people. */
  readonly title?: ValueSpec;
  /** A list of texts, or one text. */
  readonly tags?: ValueSpec;
  /** What rubrics may read, by name. A dotted name makes a nested fact. `input`, `output`, `final_state` and `ground_truth` are the usual names; `harness.passed` and `harness.score` are the verdict that the harness itself gave. */
  readonly facts?: {
    readonly [k: string]: ValueSpec;
  };
  /** What the agent said and did, in order. */
  readonly trace?: {
    /** Selects the steps. The other selectors of the trace start at one step. */
    readonly steps: string;
    /** The message that a step is. A step without a text is none. */
    readonly message?: {
      /** Holds for the steps that are messages. */
      readonly when?: ValueSpec;
      /** Who speaks. */
      readonly role: ValueSpec;
      /** What is said. */
      readonly text: ValueSpec;
    };
    /** The tool calls that a step holds, after its message. */
    readonly calls?: {
      /** Selects the calls of one step; `$` when the step itself is a call. The selectors below start at one call. */
      readonly select: string;
      /** Holds for what is a call. */
      readonly when?: ValueSpec;
      /** Name of the tool. */
      readonly tool: ValueSpec;
      /** The arguments. */
      readonly args?: ValueSpec;
      /** Joins a call to its result. */
      readonly id?: ValueSpec;
      /** The result, where a call carries it. */
      readonly result?: ValueSpec;
      /** Text of the call's error, where a call carries it; what says no error is none, as for a trial. */
      readonly error?: ValueSpec;
    };
    /** The results of earlier calls. A step that is one is nothing else; one that holds some is also the message and the calls that it holds beside them. A result goes to the call with its id, else to the earliest unanswered call of its tool, else to the earliest unanswered call, but never to one with another id; without any such call it stays a message. */
    readonly results?: {
      /** Selects what may be results in one step; `$` is the step itself. The selectors below start at one of them. Default: `$`. */
      readonly select?: string;
      /** Holds for what is a result. */
      readonly when: ValueSpec;
      /** Id of the call. */
      readonly id?: ValueSpec;
      /** Name of the tool. */
      readonly tool?: ValueSpec;
      /** The result. */
      readonly result: ValueSpec;
      /** Text of the call's error; what says no error is none, as for a trial. */
      readonly error?: ValueSpec;
    };
  };
  /** What the trial consumed: amounts from 0. Use `scale` for other units. Further amounts may be added, by names of your own. */
  readonly usage?: {
    /** Tokens read. */
    readonly input_tokens?: ValueSpec;
    /** Tokens written. */
    readonly output_tokens?: ValueSpec;
    /** US dollars. */
    readonly cost_usd?: ValueSpec;
    /** Milliseconds. */
    readonly latency_ms?: ValueSpec;
    readonly [k: string]: ValueSpec;
  };
  /** Why a trial ended early. An error of kind `agent` is scored and fails; `infrastructure` and `judge` give no verdict and count against the error budget. */
  readonly error?: {
    /** There is an error only where this holds. */
    readonly when?: ValueSpec;
    /** There is no error where this holds, for example because the message only explains a verdict. */
    readonly unless?: ValueSpec;
    /** Text of the error. None is what says none: false, 0, blank text, the words none, null, nan, false, 0, 0.0, [] and {} in any case, and a list or object that holds nothing else. `true` is an error without a message. */
    readonly message: ValueSpec;
    /** Patterns that tell the kind from the message, ignoring case. The first kind with a match wins, in the order judge, infrastructure, agent. */
    readonly kinds?: {
      /** Patterns of infrastructure errors: no verdict. */
      readonly infrastructure?: Patterns;
      /** The judge failed. */
      readonly judge?: Patterns;
      /** The agent's own crash. */
      readonly agent?: Patterns;
    };
    /** The kind when no pattern matches. Left out, the error is unclassified: treated as the agent's, and said so. */
    readonly otherwise?: 'agent' | 'infrastructure' | 'judge';
  };
}

export interface ValueSteps {
  /** Selects values of the record. */
  readonly select?: string;
  /** Which of the selected values, nulls left out: the `first` or `last`, `all` as a list, their `count`, or the `sum` of numbers. With `all` and `sum` the steps are taken with each of them. Default: `first`. */
  readonly take?: 'first' | 'last' | 'all' | 'count' | 'sum';
  /** The first of these values that is there. */
  readonly first_of?: readonly ValueSpec[];
  /** The texts of these values, joined by `join`, or by `/`. All of them have to be there. As wherever text is made, a whole number beyond 2^53 is refused, since its last digits are lost: write ids as texts. */
  readonly parts?: readonly ValueSpec[];
  /** An object of these values. */
  readonly object?: {
    readonly [k: string]: ValueSpec;
  };
  /** The time from one value to another: milliseconds between two times of ISO 8601, the difference of two numbers or texts of digits. */
  readonly between?: readonly ValueSpec[];
  /** The path of the record's file, as messages name it; `match` takes what is needed out of it. */
  readonly file?: true;
  /** Always this value. */
  readonly const?: string | number | boolean | readonly unknown[] | object;
  /** Reads a text as JSON, as a Python literal (as `repr` writes it: keys that are numbers become texts, tuples and sets lists), as a number, integer or boolean (true or false in any case), or leaves it as the text it is. Of several, the first that fits. What is no text stays what it is. */
  readonly parse?: readonly TextFormat[] | TextFormat;
  /** A regular expression (RE2): of a text, number or boolean its group, or the whole match when it has no group. No match is absent, and so is a list or an object. */
  readonly match?: string;
  /** A value of this value: its selectors start here. With `take: all`, of every one. */
  readonly then?: ValueSpec;
  /** Whether it is this text, number or boolean. */
  readonly equals?: string | number | boolean;
  /** Replaces it by the value beside its text. What is not in the table is refused, unless there is a `default`. */
  readonly map?: {
    readonly [k: string]: string | number | boolean;
  };
  /** Multiplies the number. */
  readonly scale?: number;
  /** Makes an id of any value: its first words, and 8 hex digits of a hash of all of it, so that it is readable, stable and unique. */
  readonly slug?: true;
  /** With `take: all` or `parts`: the texts joined by this. */
  readonly join?: string;
  /** The value where it is absent; of several, in place of each that `map` does not have, and where there is none at all. */
  readonly default?: string | number | boolean | readonly unknown[] | object;
}
