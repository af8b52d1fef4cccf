// Generated from schemas/report.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { ErrorKind } from './result.ts';

/** All measurements of one run. Lists are sorted; the order of the input does not matter. */
export interface Report {
  /** Version of this format. */
  readonly schema: 1;
  /** Present where trials that record nothing count as infrastructure errors. */
  readonly empty_trials?: 'infrastructure';
  readonly read_by?: ReadBy;
  /** Models that judged the trials, by name; absent where no scored trial has facts under `judge`. */
  readonly judges?: readonly JudgeCount[];
  /** Secrets replaced while reading, by shape (`secret`: a registered one); absent without any. */
  readonly redacted?: {
    readonly [k: string]: number;
  };
  /** Dotted paths of the facts that tell trials apart which record no output, trace, final state or tokens: two trials share a value of each. Absent without any. */
  readonly shared_facts?: readonly string[];
  readonly trials: TrialCounts;
  /** One entry per rubric, sorted by id. */
  readonly rubrics: readonly RubricReport[];
  /** One entry per scenario, sorted by id. */
  readonly scenarios: readonly ScenarioReport[];
  /** Trials that ended in an error or broke a contract, sorted by scenario and trial. */
  readonly errored: readonly ErroredTrial[];
}

/** How the trials were read; absent where unknown. */
export interface ReadBy {
  /** Version of Agent Gate. */
  readonly tool: string;
  /** The mapping; null for the native format. */
  readonly mapping: MappingIdentity | null;
  /** The selection, each `FACT=VALUE`, sorted; absent without one. */
  readonly select?: readonly string[];
  /** Trials that the selection left out; absent where it left out none. */
  readonly unselected?: number;
}

export interface MappingIdentity {
  /** Its name. */
  readonly mapping: string;
  /** Hash of its canonical content. */
  readonly hash: string;
}

/** One model. */
export interface JudgeCount {
  /** `judge.model`, and `judge.version` after a space; null where trials record answers without a model. */
  readonly judge: string | null;
  /** Trials that it judged. */
  readonly trials: number;
  /** Id of the question that it answered, where the gate can ask it; absent for answers that trials record without one. */
  readonly question?: string;
}

/** Trials by status. */
export interface TrialCounts {
  /** Trials with a verdict, crashes of the agent included. */
  readonly scored: number;
  /** Trials that ended in an error, by kind. */
  readonly errored: ErrorCounts;
  /** Agent errors whose kind the harness did not name. */
  readonly unclassified: number;
  /** Trials that never came, counted among `infrastructure` in a decision; absent without any. */
  readonly absent?: number;
}

/** Counts by kind of error. */
export interface ErrorCounts {
  /** The agent's own crashes. */
  readonly agent: number;
  /** Failures of the environment, and broken contracts. */
  readonly infrastructure: number;
  /** Failures of a judge. */
  readonly judge: number;
}

/** Results of one rubric. */
export interface RubricReport {
  /** Id of the rubric. */
  readonly rubric: string;
  /** Its semantic version. */
  readonly version: string;
  /** Hash of its canonical content. */
  readonly hash: string;
  /** Name of the score. */
  readonly metric: string;
  /** The rubric's title, where it has one. */
  readonly title?: string;
  /** Present where the score depends on facts under `judge`. */
  readonly by_judge?: true;
  /** Mean trial score, first within a scenario, then over scenarios; null without scored trials. */
  readonly score: number | null;
  /** Band of the score, where the rubric has bands. */
  readonly band?: string;
  /** Trials that passed the rubric as a whole. */
  readonly trials: Count;
  /** Trials per outcome, in the order of the rubric. */
  readonly outcomes: readonly OutcomeCount[];
  /** Warnings of every scored trial that did not crash, such as an absent fact; absent without any. */
  readonly warnings?: readonly string[];
  /** In the order of the rubric file. */
  readonly criteria: readonly CriterionReport[];
}

/** Passes among the trials where it applied. */
export interface Count {
  /** Trials in which it passed. */
  readonly passed: number;
  /** Trials in which it applied. */
  readonly total: number;
  /** Of a criterion with numbers, in one scenario: its score in each of those trials. */
  readonly scores?: readonly number[];
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
  /** Present where the rubric says `status: proposed` or `deprecated`. */
  readonly status?: 'proposed' | 'deprecated';
  /** Trials in which it passed. */
  readonly passed: number;
  /** Trials in which it applied. */
  readonly total: number;
  /** Trials in which it did not apply. */
  readonly skipped: number;
  /** Mean score, first within a scenario, then over scenarios; absent where it only passes or fails, null where it applied nowhere. */
  readonly score?: number | null;
  /** Present where it is compared by its score unless the policy says otherwise: a number without a threshold. */
  readonly by_score?: true;
  /** Present where it depends on facts under `judge`. */
  readonly by_judge?: true;
}

/** One scenario. */
export interface ScenarioReport {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Hash of `input` and `ground_truth`: other content makes another scenario. */
  readonly content: string;
  /** How many different contents its trials have; absent where they have one at most. */
  readonly contents?: number;
  /** Trials that record neither although others do; absent without any. */
  readonly unrecorded?: number;
  /** Family that its trials name: scenarios that paraphrase one case. */
  readonly family?: string;
  /** Free text for people. */
  readonly title?: string;
  /** Words to select scenarios by. */
  readonly tags: readonly string[];
  /** Values of the facts by which the policy slices the suite, as `FACT=VALUE`; absent without any. */
  readonly slices?: readonly string[];
  /** Its trials in arms of the suite, by arm; absent without any. */
  readonly arms?: {
    readonly [k: string]: ArmScores;
  };
  readonly usage?: ScenarioUsage;
  /** Its trials that ended in an error, by kind. */
  readonly errored: ErrorCounts;
  readonly unjudged?: Unjudged;
  /** Its trials with a verdict, in ascending number; absent where only their counts were kept. */
  readonly trials?: readonly TrialMark[];
  /** Scores by rubric id; rubrics without a verdict are left out. */
  readonly rubrics: {
    readonly [k: string]: ScenarioScores;
  };
}

/** One arm. */
export interface ArmScores {
  /** As of the scenario; where it differs, the arm asks something else. */
  readonly content: string;
  /** Scores by rubric id; rubrics without a verdict are left out. */
  readonly rubrics: {
    readonly [k: string]: ArmRubricScores;
  };
}

/** One rubric. */
export interface ArmRubricScores {
  /** Trial scores by trial number. */
  readonly scores: readonly number[];
  /** Trials with the verdict pass. */
  readonly passed: number;
}

/** Mean usage of its trials, where recorded. */
export interface ScenarioUsage {
  /** US dollars. */
  readonly cost_usd?: number;
  /** Milliseconds. */
  readonly latency_ms?: number;
  /** Tokens read and written. */
  readonly tokens?: number;
}

/** Errored trials that a rubric could not score although the harness names no error: a broken contract, a question without an answer. Other rubrics may have scored them. */
export interface Unjudged {
  /** Number of such trials. */
  readonly trials: number;
  /** Such trials by rubric. */
  readonly rubrics: {
    readonly [k: string]: number;
  };
  /** How many of them have a verdict on a criterion, as `rubric/criterion`, though a judge's answer to another is missing. */
  readonly criteria?: {
    readonly [k: string]: number;
  };
}

/** What tells one trial from another, and what it failed. */
export interface TrialMark {
  /** The first digits of a hash over its output, trace, final state and tokens, without times and costs; without any of these, over its `shared_facts`. Trials with the same one may be copies. Null where it records no more than a verdict. */
  readonly facts: string | null;
  /** The same of all further facts, ids among them; absent where these say no more than a verdict. Trials of a run that differ in it alone count as separate, unless main's runs show that they repeat each other. */
  readonly further?: string;
  /** The rubrics (`ID`) and criteria (`ID/KEY`) that it does not pass; absent where it passes all. */
  readonly failed?: readonly string[];
  /** Present where the agent itself crashed. */
  readonly crashed?: true;
}

/** Scores of one rubric for one scenario. */
export interface ScenarioScores {
  /** Trial scores by trial number; empty where a judge's answers are missing, and only criteria that do not rest on them have verdicts. */
  readonly scores: readonly number[];
  /** Trials with the verdict pass. */
  readonly passed: number;
  /** Trials by outcome; absent where all have the rubric's first outcome. */
  readonly outcomes?: {
    readonly [k: string]: number;
  };
  /** By criterion key: trials where it applied, and where it passed. */
  readonly criteria: {
    readonly [k: string]: Count;
  };
  /** The first trial that did not pass: what failed and why. */
  readonly failures: readonly Failure[];
}

/** One criterion that did not pass. */
export interface Failure {
  /** Its key. */
  readonly criterion: string;
  /** What was observed, at most 300 characters. */
  readonly explanation: string;
}

/** One trial. */
export interface ErroredTrial {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Number of the attempt. */
  readonly trial: number;
  readonly kind: ErrorKind;
  /** False where the harness named no kind; the error then counts as the agent's. */
  readonly classified: boolean;
  /** What went wrong, at most 300 characters. */
  readonly message: string;
  /** Present where the trial records nothing, and the policy counts that as an error. */
  readonly empty?: true;
  /** Present where a rubric could not score the trial although the harness names no error, such as a broken contract. */
  readonly refused?: true;
}
