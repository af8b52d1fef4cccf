// Generated from schemas/report.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { ErrorKind } from './result.ts';

/** Everything measured about one run; lists are sorted, nothing depends on the order of the input. */
export interface Report {
  /** Version of this format. */
  readonly schema: 1;
  readonly read_by?: ReadBy;
  /** The models that judged the trials, by name; absent where no trial with a verdict holds facts under `judge`. */
  readonly judges?: readonly JudgeCount[];
  readonly usage?: MeanUsage;
  /** Secrets that were replaced while the results were read, by shape (`secret`: one that was registered); absent where there were none. */
  readonly redacted?: {
    readonly [k: string]: number;
  };
  readonly trials: TrialCounts;
  /** One entry per rubric, sorted by id. */
  readonly rubrics: readonly RubricReport[];
  /** One entry per scenario, sorted by id. */
  readonly scenarios: readonly ScenarioReport[];
  /** Trials that ended in an error or broke a contract, sorted by scenario and trial. */
  readonly errored: readonly ErroredTrial[];
}

/** What read the trials; absent where that is unknown. */
export interface ReadBy {
  /** Version of Agent Gate. */
  readonly tool: string;
  /** The mapping; null for the native format. */
  readonly mapping: MappingIdentity | null;
  /** Which trials of the results were kept, each `FACT=VALUE`, sorted; absent where all were. */
  readonly select?: readonly string[];
  readonly unselected?: Unselected;
}

export interface MappingIdentity {
  /** Its name. */
  readonly mapping: string;
  /** Hash of its canonical content. */
  readonly hash: string;
}

/** What was not kept; absent where all was. */
export interface Unselected {
  /** Trials that were left out. */
  readonly trials: number;
  /** Scenarios of which no trial was kept; absent where the trials are of more than 100000 scenarios. */
  readonly scenarios?: number;
}

/** One model. */
export interface JudgeCount {
  /** The fact `judge.model`, and `judge.version` after a space where trials record one; null where they record facts of a judge and no model. */
  readonly judge: string | null;
  /** Trials that it judged. */
  readonly trials: number;
  /** Id of the question that it answered, of those that the gate can ask: it was asked, or the trials record its answer. Left out for one that trials record, whatever it answered. */
  readonly question?: string;
}

/** What a trial costs, where trials record it. */
export interface MeanUsage {
  /** Mean cost of a trial in US dollars. */
  readonly cost_usd: number;
  /** Trials that record their cost. */
  readonly trials: number;
}

/** Trials by what became of them. */
export interface TrialCounts {
  /** Trials with a verdict; those the agent itself crashed are among them. */
  readonly scored: number;
  /** Trials that ended in an error, by kind. */
  readonly errored: ErrorCounts;
  /** Of the agent errors, those whose kind the harness did not name. */
  readonly unclassified: number;
}

/** Counts by kind of error. */
export interface ErrorCounts {
  /** The agent's own crashes. */
  readonly agent: number;
  /** Failures of the environment, and broken contracts. */
  readonly infrastructure: number;
  /** Failures of a model that judges. */
  readonly judge: number;
}

/** One rubric's part. */
export interface RubricReport {
  /** Id of the rubric. */
  readonly rubric: string;
  /** Its semantic version. */
  readonly version: string;
  /** Hash of its canonical content. */
  readonly hash: string;
  /** Name of the score. */
  readonly metric: string;
  /** Present where the score rests on what a model that judges has said: on facts under `judge`. */
  readonly by_judge?: true;
  /** Mean trial score, first within a scenario, then over scenarios; null when no trial was scored. */
  readonly score: number | null;
  /** Name of the range that the score falls into, where the rubric names ranges. */
  readonly band?: string;
  /** Trials that passed the rubric as a whole. */
  readonly trials: Count;
  /** Trials per outcome, in the order of the rubric. */
  readonly outcomes: readonly OutcomeCount[];
  /** What every scored trial that did not crash warns of, such as an absent fact; left out where there is nothing. */
  readonly warnings?: readonly string[];
  /** In the order of the rubric file. */
  readonly criteria: readonly CriterionReport[];
}

/** Passes among the trials in which something applied. */
export interface Count {
  /** Trials in which it passed. */
  readonly passed: number;
  /** Trials in which it applied. */
  readonly total: number;
}

/** One outcome. */
export interface OutcomeCount {
  /** Name of the outcome. */
  readonly outcome: string;
  /** Trials of this class. */
  readonly trials: number;
}

/** One criterion. */
export interface CriterionReport {
  /** Key of the criterion. */
  readonly key: string;
  /** Its question. */
  readonly question?: string;
  /** Trials in which it passed. */
  readonly passed: number;
  /** Trials in which it applied. */
  readonly total: number;
  /** Trials in which it did not apply. */
  readonly skipped: number;
  /** Present where it rests on what a model that judges has said: on facts under `judge`. */
  readonly by_judge?: true;
}

/** One scenario. */
export interface ScenarioReport {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Hash of what the scenario asks (`input`, `ground_truth`): the same id with another content is another scenario. */
  readonly content: string;
  /** What of `input` and `ground_truth` its trials record; absent where they record none, and in reports of before it was told. */
  readonly records?: 'both' | 'input' | 'ground_truth';
  /** Trials that do not record what they ask although others do; absent where there are none. */
  readonly unrecorded?: number;
  /** Scenarios that paraphrase one case share a family, as their trials name it. */
  readonly family?: string;
  /** Free text for people. */
  readonly title?: string;
  /** Words to select scenarios by. */
  readonly tags: readonly string[];
  /** Its trials that ended in an error, by kind. */
  readonly errored: ErrorCounts;
  readonly unjudged?: Unjudged;
  /** Its trials with a verdict, in ascending number; absent where only their counts were kept. */
  readonly trials?: readonly TrialMark[];
  /** Scores by rubric id; a rubric without a verdict is left out. */
  readonly rubrics: {
    readonly [k: string]: ScenarioScores;
  };
}

/** Of the errored trials those that a rubric could not judge although the harness names no error: a broken contract, a question that no judge has answered. Other rubrics may have judged them. */
export interface Unjudged {
  /** How many. */
  readonly trials: number;
  /** How many of them each rubric could not judge, by its id. */
  readonly rubrics: {
    readonly [k: string]: number;
  };
}

/** What tells one trial from another, and what it failed. */
export interface TrialMark {
  /** The first digits of a hash over what the trial records besides number, attempt, times and costs: trials with the same one may be copies. Null where it records no more than a verdict. */
  readonly facts: string | null;
  /** The rubrics (`ID`) and criteria (`ID/KEY`) that it does not pass; absent where it passes all. */
  readonly failed?: readonly string[];
  /** Present where the agent itself crashed. */
  readonly crashed?: true;
}

/** One rubric's scores for one scenario. */
export interface ScenarioScores {
  /** Trial scores in ascending trial number. */
  readonly scores: readonly number[];
  /** Trials whose root verdict is pass. */
  readonly passed: number;
  /** Trials by outcome; absent where all of them ended in the first one of the rubric's list. */
  readonly outcomes?: {
    readonly [k: string]: number;
  };
  /** Per criterion key: trials in which it applied and passed. */
  readonly criteria: {
    readonly [k: string]: Count;
  };
  /** For the first trial that did not pass: what failed and why. */
  readonly failures: readonly Failure[];
}

/** One criterion that did not pass. */
export interface Failure {
  /** Its key. */
  readonly criterion: string;
  /** What was observed, cut to 300 characters. */
  readonly explanation: string;
}

/** One trial. */
export interface ErroredTrial {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Tells the attempts at one scenario apart. */
  readonly trial: number;
  readonly kind: ErrorKind;
  /** False when the harness named no kind; the error then counts as the agent's. */
  readonly classified: boolean;
  /** What went wrong, cut to 300 characters. */
  readonly message: string;
  /** Present where the harness names no error and a rubric could not judge what it gave: a broken contract, for one. */
  readonly refused?: true;
}
