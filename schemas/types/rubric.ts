// Generated from schemas/rubric.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** `absolute` (default): the weights sum to 1. `relative`: they count in proportion to their sum. */
export type Weights = 'absolute' | 'relative';

/** Score from which the node passes, 0 to 1: a number, or an object that documents it. */
export type ThresholdFile =
  | number
  | {
      /** The threshold, 0 to 1. */
      readonly value: number;
      /** What the number counts. */
      readonly unit?: string;
      /** Why this number. */
      readonly rationale?: string;
      /** The data that it was set on. */
      readonly calibrated_on?: string;
      /** Day on which it was set. */
      readonly calibrated_at?: string;
      /** Who answers for it. */
      readonly owner?: string;
      /** Day after which `agent-gate lint` reports it as past review. */
      readonly review_by?: string;
    };

/** How bad it is when the answer is no. */
export type Severity = 'none' | 'low' | 'medium' | 'high' | 'critical';

export type OperatorName =
  | 'eq'
  | 'ne'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'between'
  | 'approx'
  | 'in'
  | 'not_in'
  | 'contains'
  | 'not_contains'
  | 'contains_any'
  | 'contains_all'
  | 'starts_with'
  | 'ends_with'
  | 'matches'
  | 'matches_schema'
  | 'exists'
  | 'absent'
  | 'empty'
  | 'not_empty'
  | 'same_items'
  | 'superset_of'
  | 'subset_of'
  | 'disjoint_from';

/** A number taken from a fact. */
export type Measure = 'length' | 'words' | 'lines' | 'count';

/** A name or a list of names. */
export type Names = string | readonly string[];

/** A part of the text, or `{ matches: pattern }` (RE2 syntax). */
export type TextFile =
  | string
  | {
      /** Regular expression, RE2 syntax; found anywhere in the text. */
      readonly matches: string;
    };

export type TrajectoryMode = 'strict' | 'unordered' | 'subset' | 'superset';

/** A call of the reference: the tool's name (any arguments), or the tool with its arguments. */
export type ReferenceCallFile =
  | string
  | {
      /** Name of the tool, as it is; `*` is no wildcard here. */
      readonly tool: string;
      /** Arguments of the call; default none. `{ field: path }` as the value of an argument stands for that fact; what else looks like a condition is refused. */
      readonly args?: {
        readonly [k: string]: unknown;
      };
    };

/** `exact`, `subset` or `ignore`. */
export type ArgsMode = 'exact' | 'subset' | 'ignore';

/** Map of the score by straight lines: `from` rises from 0 to 1, `to` never falls. */
export type Calibration = readonly {
  /** Score as it was found. */
  readonly from: number;
  /** Its score. */
  readonly to: number;
}[];

/** A condition (true or false), `{ expr: CEL }` (any value), or `{ lookup: ... }` (the value that a table gives). */
export type DerivedFile =
  | {
      /** The value that a table gives for a fact. */
      readonly lookup: FactLookupFile;
      /** What the fact means, for reviewers. */
      readonly description?: string;
    }
  | ConditionFile;

export type Otherwise = 'skip' | 'pass' | 'fail';

/** How parts make one score; default `weighted_sum`. */
export type StrategyName =
  | 'weighted_sum'
  | 'min'
  | 'cap_by_worst'
  | 'weighted_median'
  | 'majority_vote'
  | 'strict'
  | 'median'
  | 'mean';

/** Where it is in its life. Default: `active`. */
export type Status = 'proposed' | 'active' | 'deprecated';

export type AnswerForm = 'yes_no' | 'percent';

/** A versioned rubric: judges one quality of an agent by yes/no criteria over the facts of a trial. */
export interface RubricFile {
  /** Address of this schema, for editors that read JSON. */
  readonly $schema?: string;
  /** Id, kebab-case. Policies name a criterion as `ID/KEY`. */
  readonly rubric?: string;
  /** Version of three numbers, as `1.2.0`. A major bump says: scores are not comparable with the last major. */
  readonly version?: string;
  /** Name of the mean score. */
  readonly metric?: string;
  /** In place of these three: `{ name, version, metric, created_at, author }`. */
  readonly meta?: MetaFile;
  /** Name for people. */
  readonly title?: string;
  /** For people: what it judges. */
  readonly description?: string;
  /** `absolute` (default): the weights of `criteria` sum to 1, to 1e-6. `relative`: they count in proportion. */
  readonly weights?: Weights;
  /** Score from which it passes: a number, or `{ value, unit, rationale, calibrated_on, calibrated_at, owner, review_by }`. */
  readonly threshold?: ThresholdFile;
  /** Severity of anything that does not pass, in place of the worst part. */
  readonly severity?: Severity;
  /** Trials that it judges; others are skipped. Reads facts and `nodes`, none of its own `criteria`. */
  readonly when?: ConditionFile;
  /** Map of the score by straight lines: `[{ from: 0, to: 0 }, { from: 0.5, to: 0.3 }, { from: 1, to: 1 }]`. `to` never falls. */
  readonly calibration?: Calibration;
  /** JSON Schema (draft 2020-12) of what a trial must carry; `pattern` checks, `format` only describes. `scenario`, `trial`, `title`, `tags` and `error` are always allowed. */
  readonly contract?: object;
  /** What a schema cannot say, such as one fact at most another: `[{ that: CONDITION, message }, ...]`. Reads facts, derived ones too. */
  readonly require?: readonly RequirementFile[];
  /** Facts that follow from others, by name, in any order: a condition, `{ expr: CEL }` or `{ lookup: { field, table, default } }`. Hides a fact of that name. */
  readonly derive?: {
    readonly [k: string]: DerivedFile;
  };
  /** Named steps for trace patterns: `{ is: NAME }`. They compare with facts alone, never with another step or an item of `each`. */
  readonly steps?: {
    readonly [k: string]: StepFile;
  };
  /** Several nodes, combined by `combine` and `weights`. */
  readonly criteria?: {
    readonly [k: string]: NodeFile;
  };
  /** How `criteria` make one score. */
  readonly combine?: StrategyName;
  /** Signed rules: the weights of those that fire are added and clamped to 0-1. Before that, the sum is the `raw` score. */
  readonly rules?: readonly RuleFile[];
  /** `if: CONDITION`, `then: BRANCH`, `else: BRANCH`, down to `{ score, label }` or `{ node: NODE, label }`. The path is the explanation. An indeterminate `if` ends the tree with score 0. */
  readonly tree?: BranchFile;
  /** Score by the value of a fact: `{ field, table, default }`. A key of the table stands for the text, and for the number, true or false that JSON writes so: `1` for 1 and "1", never 1.0. A value without a score fails with 0. */
  readonly lookup?: LookupFile;
  /** One node for every item: `{ over, node, as, combine, on_empty }`. Default: the mean of the scores; it passes where every item passes. */
  readonly each?: EachFile;
  /** Number from 0 to 1, as CEL over facts and `score("KEY")`. Skipped where a node that it needs is; 0 where a fact is absent. A number outside 0 to 1 makes the verdict `error`. */
  readonly formula?: string;
  /** Named nodes for others to read. They carry no weight; each is reported. */
  readonly nodes?: {
    readonly [k: string]: NodeFile;
  };
  /** Classes of a trial: `[{ name, when }, ...]`. The first whose condition holds; the last has no `when`. */
  readonly outcomes?: readonly OutcomeFile[];
  /** Ranges of the mean score: `[{ name, at_least }, ...]`, best first; the last has no `at_least`. */
  readonly bands?: readonly BandFile[];
  /** Who answers for it, and for everything below. */
  readonly owner?: string;
  /** Day from which it counts, and everything below. */
  readonly since?: string;
  /** Why it is as it is. */
  readonly rationale?: string;
  /** What each version changed, newest first: `[{ version, date, change }, ...]`. */
  readonly changelog?: readonly {
    /** The version that brought the change. */
    readonly version: string;
    /** Day of the change. */
    readonly date?: string;
    /** One sentence: what changed and why. */
    readonly change: string;
  }[];
}

/** In place of `rubric`, `version` and `metric`. */
export interface MetaFile {
  /** Name of the rubric; its id has `-` in place of `_`. */
  readonly name: string;
  /** Version of the rubric. */
  readonly version: string;
  /** Name of the mean score; default the name. */
  readonly metric?: string;
  /** Day or time at which the rubric was written. */
  readonly created_at?: string;
  /** Who wrote it. */
  readonly author?: string;
}

/** Exactly one of `field`, `score`, `passed`, `and`, `or`, `not`, `trace`, `expr`. */
export interface ConditionFile {
  /** Path of a fact; numbers are list indexes, -1 the last item. */
  readonly field?: string;
  /** Score of a named node; in outcomes also `total`, the whole rubric. */
  readonly score?: string;
  /** Whether a named node passed; in outcomes also `total`. */
  readonly passed?: string;
  /** Operator. A fact that is absent, or of a type that it cannot read, makes the condition indeterminate. */
  readonly op?: OperatorName;
  /** What the operator compares with: a literal, or `{ field: PATH }` for another fact. */
  readonly value?: unknown;
  /** Largest difference that `approx` accepts. */
  readonly tolerance?: number;
  /** Compare a number taken from the fact. */
  readonly measure?: Measure;
  /** Every part holds. */
  readonly and?: readonly ConditionFile[];
  /** One part holds. */
  readonly or?: readonly ConditionFile[];
  /** The part does not hold. What is indeterminate stays so. */
  readonly not?: ConditionFile;
  /** A pattern over the order of steps. */
  readonly trace?: TraceFile;
  /** CEL that is true; in `derive`, any value. */
  readonly expr?: string;
  /** Documents the number that `lt`, `lte`, `gt`, `gte`, `between` or `approx` compares with: `{ rationale, calibrated_on, calibrated_at, owner, review_by }`. Lint and reviews treat that number as a threshold. */
  readonly cutoff?: CutoffFile;
  /** Ignore case on both sides, in lists and objects too but not in their keys, and bring texts into Unicode NFC. Without it texts are equal only when their code points are. */
  readonly ignore_case?: boolean;
  /** What is meant, for reviewers. */
  readonly description?: string;
}

/** Exactly one pattern, with its scope. */
export interface TraceFile {
  /** A step fits. */
  readonly exists?: StepFile;
  /** No step fits. */
  readonly absence?: StepFile;
  /** `{ of: STEP, at_least, at_most, exactly }`: the number of steps that fit is within the bounds. */
  readonly count?: {
    /** Which steps are counted. */
    readonly of: StepFile;
    /** Smallest number. */
    readonly at_least?: number;
    /** Largest number. */
    readonly at_most?: number;
    /** The number. */
    readonly exactly?: number;
  };
  /** `{ each: STEP, after: STEP }`: every `each` has an `after` before it in the same window. */
  readonly precedence?: {
    /** The steps that need one before them. */
    readonly each: StepFile;
    /** The step that has to come first. */
    readonly after: StepFile;
  };
  /** `{ each: STEP, then: STEP }`: every `each` has a `then` after it in the same window; one `then` answers all before it. */
  readonly response?: {
    /** The steps that need one after them. */
    readonly each: StepFile;
    /** The step that has to follow. */
    readonly then: StepFile;
  };
  /** `[STEP, STEP, ...]`: such steps occur in this order; others may come between. */
  readonly sequence?: readonly StepFile[];
  /** `{ each: STEP, fits: STEP }`: every step, or every `each`, fits. */
  readonly universality?: {
    /** The steps that have to fit; without it, all of them. */
    readonly each?: StepFile;
    /** What they have to fit. */
    readonly fits: StepFile;
  };
  /** `{ mode, reference, args, args_of }`: the tool calls are those of the reference. */
  readonly trajectory?: {
    /** `strict`: the calls of the reference in its order and no other. `unordered`: the same calls in any order. `subset`: no call that is not in the reference. `superset`: every call of the reference, and any other. */
    readonly mode: TrajectoryMode;
    /** The list of calls, or `{ field: path }` for a fact that holds such a list; messages in it are passed over. */
    readonly reference:
      | readonly ReferenceCallFile[]
      | {
          /** Path of the fact. What is no list of calls is indeterminate. */
          readonly field: string;
        };
    /** How arguments are compared. `exact` (default): the same. `subset`: those that the reference names, as in a STEP. `ignore`: not at all. */
    readonly args?: ArgsMode;
    /** How the arguments of some tools are compared, by the tool's name. */
    readonly args_of?: {
      readonly [k: string]: ArgsMode;
    };
  };
  /** Path of the list of steps; default `trace`. May be a loop variable. */
  readonly in?: string;
  /** The first N steps; with another scope, the first N of its window. */
  readonly within_first?: number;
  /** Steps before the first that fits; with `after`, before the first after that one. */
  readonly before?: StepFile;
  /** Steps after the first that fits, also past others like it. */
  readonly after?: StepFile;
  /** `{ from: STEP, to: STEP }`: every window from a `from` to the next `to`; the pattern must hold in each. A `to` that fits `from` opens the next, so `{ role: user }` twice gives turns. A last window without `to` is skipped, or read with `unclosed: count`. */
  readonly between?: {
    /** The step that opens a window. */
    readonly from: StepFile;
    /** The step that closes it. */
    readonly to: StepFile;
    /** Whether a last window that no `to` closes is passed over (`skip`, the default) or looked at up to the end (`count`). */
    readonly unclosed?: 'skip' | 'count';
  };
  /** Answer for a list without steps: `fail` (default) or `pass`. With `pass`, a trajectory still fails where the reference has calls that are missing. */
  readonly on_empty_trace?: 'pass' | 'fail';
}

/** Which steps are meant; every key must fit. */
export interface StepFile {
  /** `message` or `tool_call`. */
  readonly type?: 'message' | 'tool_call';
  /** Name of the tool, or a list; `*` matches any characters. */
  readonly tool?: Names;
  /** Role of the author, or a list. */
  readonly role?: Names;
  /** Arguments that must be there, at any depth; further ones may be. A list needs as many items, and of each what is written. A value may be `{ field: PATH }` or `{ matches: PATTERN }`. */
  readonly args?: {
    readonly [k: string]: unknown;
  };
  /** Part of the message, or `{ matches: PATTERN }`. */
  readonly text?: TextFile;
  /** Part of the call's result, or `{ matches: PATTERN }`. A result that is no text is read as JSON, keys sorted, without white space. */
  readonly result?: TextFile;
  /** Whether the call ended in an error; an empty text is none. */
  readonly error?: boolean;
  /** One of the rubric's `steps`, alone or beside other keys. */
  readonly is?: string;
  /** One of these fits. */
  readonly any?: readonly StepFile[];
  /** This does not fit. */
  readonly not?: StepFile;
}

/** Documents the number of a condition, which stands in `value`. */
export interface CutoffFile {
  /** Why this number. */
  readonly rationale?: string;
  /** The data that it was set on. */
  readonly calibrated_on?: string;
  /** Day on which it was set. */
  readonly calibrated_at?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day after which `agent-gate lint` reports it as past review. */
  readonly review_by?: string;
}

/** A condition that every trial has to meet before it is judged. */
export interface RequirementFile {
  /** The condition, over facts. */
  readonly that: ConditionFile;
  /** What it means for a trial not to meet it. */
  readonly message?: string;
}

/** The value that a table gives for a fact. */
export interface FactLookupFile {
  /** Dotted path of the fact that is looked up. */
  readonly field: string;
  /** Values by the fact's value: a text as it is, a number, true or false as in JSON. */
  readonly table: object;
  /** Value where the fact is a text, number, true or false that the table does not list; without it the derived fact is then absent. */
  readonly default?: unknown;
}

/** Yields a score. Exactly one of `pass_when`, `fail_when`, `criteria`, `use`, `rules`, `tree`, `lookup`, `each`, `formula` and `judge`. */
export interface NodeFile {
  /** The question, worded so that yes is good. A `judge` answers it. */
  readonly question?: string;
  /** Share of the score above: 0.000001 to 1000000. */
  readonly weight?: number;
  /** How bad it is when the node does not pass: `none`, `low`, `medium` (default), `high`, `critical`. Without it, a node with parts takes the worst of those that did not pass, and at least `low` where it misses its threshold or the rule of its `combine`. */
  readonly severity?: Severity;
  /** Score from which it passes: a number, or `{ value, unit, rationale, calibrated_on, calibrated_at, owner, review_by }`. */
  readonly threshold?: ThresholdFile;
  /** Map of the score by straight lines: `[{ from: 0, to: 0 }, { from: 0.5, to: 0.3 }, { from: 1, to: 1 }]`. `to` never falls. Of `use` and of a tree that ends in a node, it also gives the score that their verdict goes by. */
  readonly calibration?: Calibration;
  /** Where the node applies. Where that is indeterminate, it never passes. */
  readonly when?: ConditionFile;
  /** Answer elsewhere: `skip` (default: the others share its weight), `pass` or `fail`. */
  readonly otherwise?: Otherwise;
  /** 1 where the condition holds, else 0. */
  readonly pass_when?: ConditionFile;
  /** 0 where the condition holds or is indeterminate, else 1. */
  readonly fail_when?: ConditionFile;
  /** Several nodes, combined by `combine` and `weights`. */
  readonly criteria?: {
    readonly [k: string]: NodeFile;
  };
  /** How `criteria` make one score. */
  readonly combine?: StrategyName;
  /** `absolute` (default): the weights of `criteria` sum to 1, to 1e-6. `relative`: they count in proportion. */
  readonly weights?: Weights;
  /** Number from 0 to 1, as CEL over facts and `score("KEY")`. Skipped where a node that it needs is; 0 where a fact is absent. A number outside 0 to 1 makes the verdict `error`. */
  readonly formula?: string;
  /** Score of the named node with this key. A `severity` here replaces the one there, except for what failed by a rule. A missed `threshold` here takes the `severity` here, else the one there. */
  readonly use?: string;
  /** Signed rules: the weights of those that fire are added and clamped to 0-1. Before that, the sum is the `raw` score. */
  readonly rules?: readonly RuleFile[];
  /** `if: CONDITION`, `then: BRANCH`, `else: BRANCH`, down to `{ score, label }` or `{ node: NODE, label }`. The path is the explanation. An indeterminate `if` ends the tree with score 0. */
  readonly tree?: BranchFile;
  /** Score by the value of a fact: `{ field, table, default }`. A key of the table stands for the text, and for the number, true or false that JSON writes so: `1` for 1 and "1", never 1.0. A value without a score fails with 0. */
  readonly lookup?: LookupFile;
  /** Answer of a person or a model to the `question`: `yes_no` (true or false), or `percent` (0 to 100; passes from 0.7 unless there is a `threshold`). */
  readonly judge?: AnswerForm;
  /** Beside `judge`: paths of the facts that a model is shown. Without it, no model is asked; inside `each`, a model is shown the item. */
  readonly sees?: readonly string[];
  /** Beside `judge`: the model to ask in place of the policy's, or a panel, as `[small-judge, other-judge, third-judge]`. Of a panel the majority counts, a tie is a no; of numbers the lower one in the middle. */
  readonly model?: string | readonly string[];
  /** One node for every item: `{ over, node, as, combine, on_empty }`. Default: the mean of the scores; it passes where every item passes. */
  readonly each?: EachFile;
  /** `active` (default). `proposed`: evaluated and shown, without weight, never blocks; only in the rubric's own `criteria` and `nodes`, and for rules. `deprecated`: counts as before, and is shown as such. */
  readonly status?: Status;
  /** For reviewers. */
  readonly version?: string;
  /** Why it is there, and why with this weight. */
  readonly rationale?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day from which it counts. */
  readonly since?: string;
  /** Words to find it by. */
  readonly tags?: readonly string[];
}

/** Where its condition holds it fires, and its weight counts. */
export interface RuleFile {
  /** Key, unique in the list. */
  readonly name: string;
  /** Where the rule fires. */
  readonly condition: ConditionFile;
  /** What firing adds, or takes away below 0; up to 1000000 either way. 0 for terminal rules only. */
  readonly weight: number;
  /** Ends the list where the rule fires: pass with a weight above 0, else fail, whatever the threshold. Terminal rules are evaluated first. */
  readonly terminal?: boolean;
  /** Rules that do not count where this one fires. A rule that is itself overridden overrides none. */
  readonly overrides?: readonly string[];
  /** The question, worded so that yes is good. */
  readonly question?: string;
  /** Default: `none` where it adds, `medium` where it takes away, `critical` where it is terminal and takes away. */
  readonly severity?: Severity;
  /** As of nodes. A proposed rule ends no list and overrides nothing. */
  readonly status?: Status;
  /** For reviewers. */
  readonly version?: string;
  /** Why it is there, and why with this weight. */
  readonly rationale?: string;
  /** Who answers for it. */
  readonly owner?: string;
  /** Day from which it counts. */
  readonly since?: string;
}

/** A question (`if`, `then`, `else`), or the end of a path: a `score` or a `node`, and a `label` if you like. */
export interface BranchFile {
  /** Which way to go. Where it is indeterminate, the tree ends there: it fails with score 0. */
  readonly if?: ConditionFile;
  /** Where the condition holds. */
  readonly then?: BranchFile;
  /** Where it does not hold. */
  readonly else?: BranchFile;
  /** Score of the leaf, 0 to 1. */
  readonly score?: number;
  /** Name of the leaf, for explanations. */
  readonly label?: string;
  /** A node that decides at this end. */
  readonly node?: NodeFile;
}

/** Score by the value of a fact. An absent fact, and a value without a score, fails with 0. */
export interface LookupFile {
  /** Dotted path of the fact: text, a number, true or false. */
  readonly field: string;
  /** Scores by value, 0 to 1: text as it is, numbers and true or false as JSON writes them. */
  readonly table: {
    readonly [k: string]: number;
  };
  /** Score of a value that the table does not have. */
  readonly default?: number;
}

/** One node for every item of a list. */
export interface EachFile {
  /** The items: `{ field: PATH }` (a list), `{ steps: STEP }`, or `{ turns: ROLE }`. */
  readonly over: {
    /** Dotted path of a list. */
    readonly field?: string;
    /** The steps of the trace that fit. */
    readonly steps?: StepFile;
    /** A turn starts at a message of this role and ends before the next. Its item has `text`, `steps` and `reply`, the text of the last assistant message. */
    readonly turns?: string;
  };
  /** What is asked of every item. */
  readonly node: NodeFile;
  /** How the answers make one score. */
  readonly combine?: StrategyName;
  /** Answer where no item is asked: `skip` (default), `pass` or `fail`. */
  readonly on_empty?: Otherwise;
  /** Name of the item in conditions and expressions, which no fact may have; default `item`. */
  readonly as?: string;
}

/** One class of a whole trial. */
export interface OutcomeFile {
  /** Name of the class, snake_case. */
  readonly name: string;
  /** Reads facts, `score` and `passed`; only the last outcome has none. */
  readonly when?: ConditionFile;
}

/** One range of the mean score. */
export interface BandFile {
  /** For people. */
  readonly name: string;
  /** Lowest score of the range, 0 to 1; the last band has none. */
  readonly at_least?: number;
}
