// Generated from schemas/rubric.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** `absolute` (default): the weights sum to 1. `relative`: they count in proportion to their sum. */
export type Weights = 'absolute' | 'relative';

/** Score from which the node passes, 0 to 1: the number, or an object that documents it. Without it the kind of node or the severity decides. */
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
      /** Day after which it has to be looked at again; later it is a finding. */
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

/** A map that rises with the score, by straight lines between points: `from` rises from 0 to 1, `to` never falls. */
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

/** How the criteria make one score. `weighted_sum` (default); `min`; `cap_by_worst`: the weighted sum, at most 1 - w(severity) * (1 - score) of each; `weighted_median` (lower); `majority_vote`: more than half of the weight passes; `strict`: all pass; `median`; `mean`. */
export type StrategyName =
  | 'weighted_sum'
  | 'min'
  | 'cap_by_worst'
  | 'weighted_median'
  | 'majority_vote'
  | 'strict'
  | 'median'
  | 'mean';

export type AnswerForm = 'yes_no' | 'percent';

/** A versioned rubric: judges one quality of an agent by yes/no criteria over the facts of a trial. */
export interface RubricFile {
  /** Address of this schema, for editors that read JSON. */
  readonly $schema?: string;
  /** Id of the rubric, kebab-case; policies name its criteria as `rubric/criterion`. */
  readonly rubric?: string;
  /** Semantic version. A major bump says that scores are not comparable with those of the last major. */
  readonly version?: string;
  /** Name of the mean score, in policies and comments. */
  readonly metric?: string;
  /** Header in place of `rubric`, `version` and `metric`. */
  readonly meta?: MetaFile;
  /** Name for people. */
  readonly title?: string;
  /** What the rubric judges and where it fits. */
  readonly description?: string;
  /** How the weights of `criteria` count. */
  readonly weights?: Weights;
  /** Score from which a trial passes the rubric. Without it the worst failing criterion decides: critical or high fails, medium warns, low or none passes. */
  readonly threshold?: ThresholdFile;
  /** Severity of anything that does not pass, in place of the worst failing criterion's. */
  readonly severity?: Severity;
  /** Trials that the rubric judges; it is skipped on others. */
  readonly when?: ConditionFile;
  /** Declared map of the score. */
  readonly calibration?: Calibration;
  /** JSON Schema (draft 2020-12) of what a trial has to carry. A trial that breaks it is not judged by this rubric: it counts as an error of the extraction, never as a pass or a low score. */
  readonly contract?: object;
  /** Conditions that every trial has to meet besides the contract, for what a JSON Schema cannot say. A trial that does not, or for which that is indeterminate, breaks the contract. They read facts, also derived ones. */
  readonly require?: readonly RequirementFile[];
  /** Facts that follow from others, by name; they may refer to each other in any order. What is indeterminate is absent. */
  readonly derive?: {
    readonly [k: string]: DerivedFile;
  };
  /** Steps that trace patterns refer to by name, as `{ is: NAME }`; none of them may refer to another, or to an item of `each`. */
  readonly steps?: {
    readonly [k: string]: StepFile;
  };
  /** Kind of the rubric: questions and other nodes by key, in the order in which they are shown, combined into one score. */
  readonly criteria?: {
    readonly [k: string]: NodeFile;
  };
  /** How `criteria` make one score. */
  readonly combine?: StrategyName;
  /** Kind: signed rules. The weights of those that fire sum to the score, brought into 0 to 1; the first terminal rule that fires ends the list. */
  readonly rules?: readonly RuleFile[];
  /** Kind: questions asked one after the other, down to a score; it begins with `if`. */
  readonly tree?: BranchFile;
  /** Kind: a score for each value of a field. */
  readonly lookup?: LookupFile;
  /** Kind: a node applied to every item of a list, and the answers combined. */
  readonly each?: EachFile;
  /** Kind: a CEL number from 0 to 1 over facts and `score("key")` of other nodes. It does not apply where a node that it needs does not, and is 0 where a fact that it needs is absent; a number outside 0 to 1 is an error. */
  readonly formula?: string;
  /** Named nodes that the score or other nodes refer to. They have no weight of their own; each is reported. */
  readonly nodes?: {
    readonly [k: string]: NodeFile;
  };
  /** Classes of a whole trial: the first whose condition holds is the trial's, and the last takes what is left. Default: successful_completion (score >= 0.75 and no error), hard_failure (score 0), graceful_failure (score >= 0.5), partial_failure. */
  readonly outcomes?: readonly OutcomeFile[];
  /** Names for ranges of the mean score, for people; from the best down, the last takes what is left. */
  readonly bands?: readonly BandFile[];
  /** Who answers for the rubric. */
  readonly owner?: string;
  /** Day from which the rubric counts. */
  readonly since?: string;
  /** Why the rubric is as it is. */
  readonly rationale?: string;
  /** What each version changed, newest first. */
  readonly changelog?: readonly {
    /** The version that brought the change. */
    readonly version: string;
    /** Day of the change. */
    readonly date?: string;
    /** One sentence: what changed and why. */
    readonly change: string;
  }[];
}

/** Header in place of `rubric`, `version` and `metric`. */
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
  /** Dotted path of a fact; numbers are list indexes, -1 the last item. */
  readonly field?: string;
  /** Key of a criterion or node: its score. In outcomes also `total`. */
  readonly score?: string;
  /** Key of a criterion or node: whether it passed. */
  readonly passed?: string;
  /** Operator. A fact that is absent, or of a type that it cannot read, makes every one but `exists` and `absent` not hold. */
  readonly op?: OperatorName;
  /** What the operator compares with: a literal, or `{ field: path }` for another fact (with `measure` where needed), never inside of a literal. */
  readonly value?: unknown;
  /** Largest difference that `approx` accepts. */
  readonly tolerance?: number;
  /** Compare a number taken from the fact: characters or items, words, lines, or members. */
  readonly measure?: Measure;
  /** Holds where every part does. */
  readonly and?: readonly ConditionFile[];
  /** Holds where one part does. */
  readonly or?: readonly ConditionFile[];
  /** Holds where the part does not; what is indeterminate stays so. */
  readonly not?: ConditionFile;
  /** A pattern over the order of steps. */
  readonly trace?: TraceFile;
  /** CEL that is true or false; in `derive`, where it stands alone, any value. It may name facts of the native format, of the contract and derived ones, and ask `score("key")` and `passed("key")`. */
  readonly expr?: string;
  /** Compare texts, also those in lists and objects, without regard to case: each is written in capitals, then in small letters (Unicode's default rules, the same in every locale) and brought into NFC first. The names in objects are compared as they are. Without it texts are equal only when their code points are. */
  readonly ignore_case?: boolean;
  /** What is meant, for reviewers. */
  readonly description?: string;
}

/** Exactly one pattern, with its scope: the whole list, or `before`, `after` or `between` steps, and `within_first`. Over an empty list none holds, unless it says `on_empty_trace: pass`; a window that a scope leaves empty is judged as it is: `exists` fails there, `absence` holds. */
export interface TraceFile {
  /** One step fits. */
  readonly exists?: StepFile;
  /** No step fits. Holds in a window without steps. */
  readonly absence?: StepFile;
  /** The number of steps that fit is within bounds. */
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
  /** Every `each` step has an `after` step before it, in the same window; holds where there is no `each` step. */
  readonly precedence?: {
    /** The steps that need one before them. */
    readonly each: StepFile;
    /** The step that has to come first. */
    readonly after: StepFile;
  };
  /** Every `each` step has a `then` step after it, in the same window; one `then` answers all before it. Holds where there is no `each` step. */
  readonly response?: {
    /** The steps that need one after them. */
    readonly each: StepFile;
    /** The step that has to follow. */
    readonly then: StepFile;
  };
  /** There are steps that fit, one for each entry and in this order; other steps may stand between. */
  readonly sequence?: readonly StepFile[];
  /** Every step fits, or every step of a kind. Holds where there is none: say `exists` too where there has to be one. */
  readonly universality?: {
    /** The steps that have to fit; without it, all of them. */
    readonly each?: StepFile;
    /** What they have to fit. */
    readonly fits: StepFile;
  };
  /** The tool calls compared with a reference, where each call of the reference stands for one call; messages are passed over. */
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
    /** How arguments are compared. `exact` (default): the same. `subset`: those that the reference names, recursively; the call may have further ones, also in items of lists, but no further items. `ignore`: not at all. Calls are paired so that as few as possible are left; where `subset` would take more than a million comparisons, it is indeterminate. */
    readonly args?: ArgsMode;
    /** How the arguments of some tools are compared, by the tool's name. */
    readonly args_of?: {
      readonly [k: string]: ArgsMode;
    };
  };
  /** Path of the list of steps to read; default `trace`. A fact or a loop variable; what is absent or no list of steps is indeterminate. */
  readonly in?: string;
  /** Look at the first N steps only: of the list, or of each window that the other scope leaves. */
  readonly within_first?: number;
  /** Look only before the first step that fits; without such a step the pattern is indeterminate and does not pass. With `after` too: the first such step after that one. */
  readonly before?: StepFile;
  /** Look only after the first step that fits, also past others like it; without such a step the pattern is indeterminate and does not pass. Where it is the last step, an empty window is left: nothing happened there. */
  readonly after?: StepFile;
  /** Look at every window between a `from` step and the next `to` step, without the two; the pattern has to hold in each. A further `from` inside opens none; a `to` that also fits `from` opens the next. Without any window the pattern is indeterminate and does not pass. */
  readonly between?: {
    /** The step that opens a window. */
    readonly from: StepFile;
    /** The step that closes it. */
    readonly to: StepFile;
    /** Whether a last window that no `to` closes is passed over (`skip`, the default) or looked at up to the end (`count`). */
    readonly unclosed?: 'skip' | 'count';
  };
  /** What the pattern says about a list without steps; default fail. With `pass`, a trajectory is compared all the same: it does not pass where the reference lists calls that have to be made. A list that is absent never passes. */
  readonly on_empty_trace?: 'pass' | 'fail';
}

/** Which steps are meant; every key that is given has to fit. */
export interface StepFile {
  /** Messages or tool calls only. */
  readonly type?: 'message' | 'tool_call';
  /** Name of the called tool, or several; `*` matches any characters. */
  readonly tool?: Names;
  /** Role of the message's author, or several. */
  readonly role?: Names;
  /** Arguments of the call that have to be there, recursively; further ones may be. Lists are compared item by item, in order: as many items, and of each what is written. As the value of an argument, `{ field: path }` stands for that fact (where it is absent, the pattern is indeterminate), and `{ matches: pattern }` for texts that the pattern is found in; what else looks like a condition is refused. */
  readonly args?: {
    readonly [k: string]: unknown;
  };
  /** Text of the message. */
  readonly text?: TextFile;
  /** Result of the call: as text, or as JSON whose keys are sorted, without white space. */
  readonly result?: TextFile;
  /** Whether the call ended in an error. */
  readonly error?: boolean;
  /** One of the rubric's `steps`. */
  readonly is?: string;
  /** At least one of these fits. */
  readonly any?: readonly StepFile[];
  /** This does not fit. */
  readonly not?: StepFile;
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

/** A node that yields a score: exactly one of `pass_when`, `fail_when`, `criteria`, `use`, `rules`, `tree`, `lookup`, `each`, `formula`, `judge` says of which kind. */
export interface NodeFile {
  /** The question, so that yes is good. Of a `judge` it is what the answer has to be to; elsewhere it is for people. */
  readonly question?: string;
  /** Share of the score of the node above: from 0.000001 to 1000000. */
  readonly weight?: number;
  /** How bad it is when the node does not pass; default medium, or the worst of the nodes below that did not. */
  readonly severity?: Severity;
  /** Score from which the node passes. */
  readonly threshold?: ThresholdFile;
  /** Declared map of the score. */
  readonly calibration?: Calibration;
  /** Where the node applies; elsewhere `otherwise` says what it answers. */
  readonly when?: ConditionFile;
  /** Answer where `when` does not hold: `skip` (default; its weight is shared out over the others), `pass` or `fail`. Where that is indeterminate, `pass` becomes `skip`. */
  readonly otherwise?: Otherwise;
  /** The criterion passes where this holds. */
  readonly pass_when?: ConditionFile;
  /** The criterion fails where this holds, and where it is indeterminate. */
  readonly fail_when?: ConditionFile;
  /** Kind: several nodes combined into one score. */
  readonly criteria?: {
    readonly [k: string]: NodeFile;
  };
  /** How `criteria` make one score. */
  readonly combine?: StrategyName;
  /** How the weights of `criteria` count. */
  readonly weights?: Weights;
  /** Kind: a CEL number from 0 to 1 over facts and `score("key")` of other nodes. It does not apply where a node that it needs does not, and is 0 where a fact that it needs is absent; a number outside 0 to 1 is an error. */
  readonly formula?: string;
  /** Kind: the score of a criterion or node with this key counts here. */
  readonly use?: string;
  /** Kind: signed rules. The weights of those that fire sum to the score, brought into 0 to 1; the first terminal rule that fires ends the list. */
  readonly rules?: readonly RuleFile[];
  /** Kind: questions asked one after the other, down to a score; it begins with `if`. */
  readonly tree?: BranchFile;
  /** Kind: a score for each value of a field. */
  readonly lookup?: LookupFile;
  /** Kind: a person or a model has answered the `question` before the trial is scored. The trial carries the answer as `judge.KEY`: true or false (`yes_no`), or a number from 0 to 100 (`percent`), which passes from `threshold` on (default 0.7); bare, as `{ answer, reason, question }`, or a list of these. An answer to another question does not count. Of several answers the majority counts, of numbers the lower one in the middle; where yes and no are even, no. Where the verdict needs an answer and there is none, the trial has no verdict of this rubric: it counts as an error of the judge. Only in the rubric's own `criteria` and `nodes`. */
  readonly judge?: AnswerForm;
  /** Beside `judge`: dotted paths of the facts that a model is shown with the `question`, where the trial carries no answer to it and the policy names a model. Facts of the trial alone: none that is derived, and nothing that judges have said. Left out, no model is asked. */
  readonly sees?: readonly string[];
  /** Kind: a node applied to every item of a list, and the answers combined. */
  readonly each?: EachFile;
  /** Version of the node, for reviewers. */
  readonly version?: string;
  /** Why the node is there, and why with this weight. */
  readonly rationale?: string;
  /** Who answers for the node. */
  readonly owner?: string;
  /** Day from which the node counts. */
  readonly since?: string;
  /** Words to find it by. */
  readonly tags?: readonly string[];
}

/** One rule: where its condition holds it fires, and its weight counts. Where that is indeterminate, one that adds does not fire and one that takes away does. */
export interface RuleFile {
  /** Key of the rule; unique in its list. */
  readonly name: string;
  /** Where the rule fires. */
  readonly condition: ConditionFile;
  /** What firing adds to the score, or takes away where it is negative, up to 1000000 either way. 0 for terminal rules only. */
  readonly weight: number;
  /** Ends the list where the rule fires: with fail where the weight is 0 or less, else with pass, whatever the threshold. Terminal rules are evaluated first. */
  readonly terminal?: boolean;
  /** Rules of the list that do not count where this one fires. */
  readonly overrides?: readonly string[];
  /** The question, so that yes is good. */
  readonly question?: string;
  /** How bad it is when the rule does not pass; default none where it adds, medium where it takes away, critical where it is terminal and takes away. */
  readonly severity?: Severity;
  /** Version of the rule, for reviewers. */
  readonly version?: string;
  /** Why the rule is there, and why with this weight. */
  readonly rationale?: string;
  /** Who answers for the rule. */
  readonly owner?: string;
  /** Day from which the rule counts. */
  readonly since?: string;
}

/** A question (`if` with `then` and `else`), or the end of a path: a `score` with its `label`, or a `node`. */
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

/** A score for each value of a field. An absent field, and a value without a score, is indeterminate: it fails with score 0. */
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

/** A node applied to every item of a list. Default: the mean of their scores, and it passes where every item passes. */
export interface EachFile {
  /** The items: exactly one of `field`, `steps`, `turns`. */
  readonly over: {
    /** Dotted path of a list. */
    readonly field?: string;
    /** The steps of the trace that fit. */
    readonly steps?: StepFile;
    /** A turn starts at each message of this role and runs to the next. The item has its `text`, its `steps`, and `reply`: the text of its last assistant message. */
    readonly turns?: string;
  };
  /** What is asked of every item. */
  readonly node: NodeFile;
  /** How the answers make one score; every item weighs the same. */
  readonly combine?: StrategyName;
  /** Answer where there is no item: `skip` (default), `pass` or `fail`. */
  readonly on_empty?: Otherwise;
  /** Name of the item in conditions and expressions, which no fact may have; default `item`. */
  readonly as?: string;
}

/** One class of a whole trial. */
export interface OutcomeFile {
  /** Name of the class, snake_case. */
  readonly name: string;
  /** Facts, `score` of a criterion or of `total`, `passed` of a criterion; only the last outcome has none. */
  readonly when?: ConditionFile;
}

/** One range of the mean score. */
export interface BandFile {
  /** For people. */
  readonly name: string;
  /** Lowest score of the range, 0 to 1; the last band has none. */
  readonly at_least?: number;
}
