// Generated from schemas/mapping.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** A selector, or an object of one source (`select`, `first_of`, `parts`, `object`, `between`, `file`, `const`) and steps in the order match, parse, then, equals, at_least, at_most, map, scale, slug, default. Null counts as absent; what is absent is left out. */
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
  /** Of a shipped mapping: it was written after the source of the tool, and never tried on a file that the tool wrote. */
  readonly unverified?: true;
  /** Format of the files. Left out, the content decides: a file that starts with `[` is JSON, one with `{` is JSON when `records` names keys and JSON Lines otherwise, anything else is CSV. `junit` is JUnit XML, each test case a record. */
  readonly format?: 'json' | 'jsonl' | 'csv' | 'junit';
  /** Path of the list of records, names that end in one `[*]`. `$[*]` (default) is the document itself, `$` a document that is one record. The list is streamed. Default: `$[*]`. */
  readonly records?: string;
  /** Makes a trial of every value that it selects in the record. Selectors then start at `{record, item}` with the `index` of the item in its list, from 1, or its `key` in an object. Names and one `[*]`, such as `$.requirements[*]`: with `records: $` the items are streamed and `record` is without them. Any other path adds `keys`, the names and positions on the way, and `parents`, the objects around the item, nearest first. */
  readonly each?: string;
  /** Selects the names of what the items of `each` hold in order, where they are lists, as tables of pandas, MLflow and others are written. `item` is then an object. Needs `records: $`. */
  readonly columns?: string;
  /** Selects texts in a record that hold JSON; they are read as such before anything else. `$` is the record itself. */
  readonly decode?: string;
  /** Reads a zip archive. Selectors start at `{record, item, index}`, as with `each`. Without `archive` a zip is refused. */
  readonly archive?: {
    /** Name of the file with what is common to all trials. */
    readonly record: string;
    /** Names of the files that are items, read in the order of their names; the one `*` matches any characters. */
    readonly each: string;
  };
  /** Makes one record of pieces all over a file, such as spans. Selectors start at `{items}`, the pieces of one trial in order. All pieces of a trial must be in one file, which is read before its first trial. */
  readonly gather?: {
    /** Selects the pieces of a record; `$` where each record is one. Default: `$`. */
    readonly items?: string;
    /** What the pieces of one trial share. Selectors start at a piece. */
    readonly by: ValueSpec;
    /** Time of a piece: a number, digits, or a time of ISO 8601 (UTC unless it says otherwise). Without it, and at equal times, the order of the file. */
    readonly order?: ValueSpec;
  };
  /** Adds a record of other files to each trial, such as the trace to a verdict: `$.joined`, absent where none has its key. Both kinds of files are named as results. A joined record without a trial makes the run invalid. */
  readonly join?: {
    /** The files that hold no trials: an RE2 pattern that matches anywhere in their path. */
    readonly files: string;
    /** Path of their records, as above. Default: `$[*]`. */
    readonly records?: string;
    /** The key of such a record; without a value it belongs to no trial. */
    readonly by: ValueSpec;
    /** The key of a trial. Selectors start where those of the trial do. */
    readonly to: ValueSpec;
    /** Whether the results may lack such files. */
    readonly optional?: true;
    /** Totals that the joined records state of the trials they are joined to: their sums are compared with what is read, and one of them has to state each. */
    readonly expect?: {
      /** The number of trials. */
      readonly trials?: ValueSpec;
      /** The number of trials that passed. */
      readonly passed?: ValueSpec;
    };
  };
  /** Reads `NaN` and `Infinity`, which Python writes, as absent: in records, in `parse: json` and `python`, and as texts in `parse: number` and `integer`. Without it they are refused. */
  readonly nan?: 'absent';
  /** How to read CSV. The first row holds the column names; a name that comes again becomes `name#2`, `name#3`. An empty cell counts as absent. */
  readonly csv?: {
    /** The character between cells; a comma where it is left out. */
    readonly delimiter?: string;
    /** Makes one record of every result in a row. A pattern: a column whose name matches starts a result, and the columns after it, up to the next, belong to it. A record is `{row, column, header, cell, more}`: the columns before the first, the number of the result from 1, the name and the cell of its first column, and its other columns. */
    readonly results_from?: string;
  };
  /** Refuses a run that did not end, and says why: the value of this where it is there and not false. Selectors start at the record, also with `each` and `archive`. */
  readonly unfinished?: ValueSpec;
  /** What a file says about itself, checked against what was read of it: a run whose numbers differ is invalid. Selectors start at the document without its records; in JSON Lines and CSV at every record, and what the last one says counts; in JUnit XML at the outermost element. What is absent is not checked. */
  readonly expect?: {
    /** Records, or items of `each`, also those that `when` leaves out. */
    readonly records?: ValueSpec;
    /** Trials. */
    readonly trials?: ValueSpec;
    /** Different scenarios. */
    readonly scenarios?: ValueSpec;
    /** Trials whose `harness.passed` is true. */
    readonly passed?: ValueSpec;
    /** Trials whose `harness.passed` is false and that have no error. */
    readonly failed?: ValueSpec;
    /** Trials with an error. */
    readonly errors?: ValueSpec;
    /** Passed of all trials, from 0 to 1, as far as it is rounded. */
    readonly pass_rate?: ValueSpec;
  };
  /** Reads only records where this value is there and not false. */
  readonly when?: ValueSpec;
  /** Stable id of the situation: any text of up to 1000 characters on one line. Numbers become text; `parts` joins several values, `slug` makes an id of free text. */
  readonly scenario: ValueSpec;
  /** Number of the attempt, an integer from 0; 1 where absent. */
  readonly trial?: ValueSpec;
  /** In place of `trial`: numbers the trials of a scenario from 1, in their order within a file; `files`: within all files, where each attempt is a file. A value in place of these numbers those of each agent, which it names, by themselves; a trial without this value is number 1. `{ files: $.agent }` does so within all files. */
  readonly number_trials?:
    | (true | 'files')
    | (
        | {
            /** What names the agent of a trial. */
            readonly files: ValueSpec;
          }
        | ValueSpec
      );
  /** Free text that shows the scenario to people. */
  readonly title?: ValueSpec;
  /** A list of texts, or one text. */
  readonly tags?: ValueSpec;
  /** Facts for rubrics, by name; a dotted name makes a nested fact. Usual names: `input`, `output`, `final_state`, `ground_truth`, `harness.passed`, `harness.score`. */
  readonly facts?: {
    readonly [k: string]: ValueSpec;
  };
  /** What the agent said and did, in order. */
  readonly trace?: {
    /** Selects the steps. The other selectors of the trace start at one step. */
    readonly steps: string;
    /** The message of a step; a step without text has none. */
    readonly message?: {
      /** Holds for the steps that are messages. */
      readonly when?: ValueSpec;
      /** Who speaks. */
      readonly role: ValueSpec;
      /** What is said. */
      readonly text: ValueSpec;
    };
    /** The tool calls of a step, after its message. */
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
      /** Text of the call's error. What means no error for a trial means none here. */
      readonly error?: ValueSpec;
    };
    /** The results of earlier calls. A result goes to the call with its id, or, without an id, to the earliest unanswered call of its tool, else of any tool; without any it becomes a message. A step that is a result is nothing else; one that holds results keeps its message and calls. */
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
      /** Text of the call's error. What means no error for a trial means none here. */
      readonly error?: ValueSpec;
    };
  };
  /** What the trial consumed: amounts from 0, also by names of your own. */
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
  /** Why the trial ended early. Kind `agent` is scored and fails; `infrastructure` and `judge` give no verdict and count against the error budget. */
  readonly error?: {
    /** There is an error only where this holds. */
    readonly when?: ValueSpec;
    /** No error where this holds, such as for a message that only explains a verdict. */
    readonly unless?: ValueSpec;
    /** Text of the error. False, 0, blank text, the words none, null, nan, false, 0, 0.0, [] and {} in any case, and what holds nothing else, mean no error. True is an error without a message. */
    readonly message: ValueSpec;
    /** Patterns by kind, matched against the message in any case, in the order judge, infrastructure, agent. */
    readonly kinds?: {
      /** Patterns of infrastructure errors: no verdict. */
      readonly infrastructure?: Patterns;
      /** The judge failed. */
      readonly judge?: Patterns;
      /** The agent's own crash. */
      readonly agent?: Patterns;
    };
    /** Kind where no pattern matches. Without it the error counts as the agent's, and the report says so. */
    readonly otherwise?: 'agent' | 'infrastructure' | 'judge';
  };
}

export interface ValueSteps {
  /** The first value found. */
  readonly select?: string;
  /** With `select`, other values: `last`, `all`, `count` or `sum`. With `all` and `sum` the steps apply to each value. Default: `first`. */
  readonly take?: 'first' | 'last' | 'all' | 'count' | 'sum';
  /** With `select`, the member of the selected object that this value names: `{ select: $.scores, member: $.main_scorer }`. */
  readonly member?: ValueSpec;
  /** The first of several values that is there. */
  readonly first_of?: readonly ValueSpec[];
  /** The texts of several values joined by `/`, or by `join`; absent if one is. */
  readonly parts?: readonly ValueSpec[];
  /** An object of values. */
  readonly object?: {
    readonly [k: string]: ValueSpec;
  };
  /** `[$.start, $.end]`: milliseconds between times of ISO 8601, else the difference of numbers or digits. */
  readonly between?: readonly ValueSpec[];
  /** The path of the file: `{ file: true, match: '([^/]+)\.json$' }`. */
  readonly file?: true;
  /** Always this value. */
  readonly const?: string | number | boolean | readonly unknown[] | object;
  /** Reads a text as `json`, `python` (a literal, as `repr` writes it), `number`, `integer` or `boolean`, or keeps the `text`. Of a list, the first that fits. */
  readonly parse?: readonly TextFormat[] | TextFormat;
  /** Takes the group, or all, of what an RE2 pattern matches in a text, number or boolean; no match is absent. */
  readonly match?: string;
  /** A value of the value: selectors start there. */
  readonly then?: ValueSpec;
  /** True or false: whether it is this text, number or boolean. */
  readonly equals?: string | number | boolean;
  /** Whether the number is this or more: a verdict of a score. With `at_most` too, whether it is between the two. */
  readonly at_least?: number;
  /** Whether the number is this or less. */
  readonly at_most?: number;
  /** Replaces it by a table: `{ C: true, I: false }`. Anything else is refused, unless there is a `default`. */
  readonly map?: {
    readonly [k: string]: string | number | boolean;
  };
  /** Multiplies, to change the unit. */
  readonly scale?: number;
  /** Makes a stable id of free text or an object: its first words and 8 digits of a hash. */
  readonly slug?: true;
  /** Joins a list of texts. */
  readonly join?: string;
  /** Used where the value is absent; of several, for each that `map` lacks. */
  readonly default?: string | number | boolean | readonly unknown[] | object;
}
