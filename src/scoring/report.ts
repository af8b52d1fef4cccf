import type { Unselected } from '../suite/select-trials.ts';
import type { ErrorKind } from '../suite/trial.ts';

/** Passes among the trials in which something applied; a rate never travels without its counts. */
export interface Count {
  readonly passed: number;
  readonly total: number;
}

/** Everything measured about one run. Lists are sorted by id; nothing in it depends on the order of the input. */
export interface Report {
  readonly schema: 1;
  /** By what the trials were read; absent in reports of older versions. */
  readonly read_by?: ReadBy;
  /** The models that judged the trials, by name; absent where no trial holds facts of one. */
  readonly judges?: readonly JudgeCount[];
  /** Mean cost of a trial, over those that record one; absent where none does. */
  readonly usage?: MeanUsage;
  /** Secrets that were replaced while the results were read, by shape; absent where there were none. */
  readonly redacted?: Readonly<Record<string, number>>;
  readonly trials: TrialCounts;
  readonly rubrics: readonly RubricReport[];
  readonly scenarios: readonly ScenarioReport[];
  /** Trials that ended in an error, sorted by scenario and trial. */
  readonly errored: readonly ErroredTrial[];
}

export interface ReadBy {
  /** Version of Agent Gate. */
  readonly tool: string;
  /** Null for the native format. */
  readonly mapping: { readonly mapping: string; readonly hash: string } | null;
  /** Which trials were kept, `FACT=VALUE`, sorted; absent where all were. */
  readonly select?: readonly string[];
  /** What was not kept; absent where all was. */
  readonly unselected?: Unselected;
}

/** A model that judges, as the trials record it, or as it calls itself. */
export interface JudgeCount {
  /** `judge.model`, and `judge.version` after a space where trials record one; null where they record a judge's facts and no model. */
  readonly judge: string | null;
  readonly trials: number;
  /** Id of the question that it answered, of those that the gate can ask; left out for one that trials record, whatever it answered. */
  readonly question?: string;
}

export interface MeanUsage {
  /** US dollars per trial. */
  readonly cost_usd: number;
  /** Trials that record their cost. */
  readonly trials: number;
}

export interface ErroredTrial {
  readonly scenario: string;
  readonly trial: number;
  readonly kind: ErrorKind;
  readonly classified: boolean;
  /** Cut to 300 characters. */
  readonly message: string;
  /** Present where the harness names no error and a rubric could not judge what it gave: a broken contract, for one. */
  readonly refused?: true;
}

export interface TrialCounts {
  /** Trials with a verdict; those the agent itself crashed are among them, those that break a contract are not. */
  readonly scored: number;
  /**
   * A trial that breaks a rubric's contract counts under `infrastructure`, one with a question that no judge has answered under `judge`:
   * neither says anything about the agent.
   */
  readonly errored: Readonly<Record<ErrorKind, number>>;
  /** Of the agent errors, those whose kind the harness did not name. */
  readonly unclassified: number;
}

export interface RubricReport {
  readonly rubric: string;
  readonly version: string;
  /** `sha256:` over the rubric's canonical content. */
  readonly hash: string;
  readonly metric: string;
  /** Present where the score rests on what a model that judges has said. */
  readonly by_judge?: true;
  /** Mean trial score, first within a scenario, then over scenarios: 0 to 1; null when no trial was scored. */
  readonly score: number | null;
  /** Name of the range that the score falls into, where the rubric names ranges. */
  readonly band?: string;
  /** Trials that passed the rubric as a whole. */
  readonly trials: Count;
  readonly outcomes: readonly OutcomeCount[];
  readonly criteria: readonly CriterionReport[];
  /** What every scored trial that did not crash warns of, such as an absent fact; left out where there is nothing. */
  readonly warnings?: readonly string[];
}

/** In the order of the rubric's outcome list. */
export interface OutcomeCount {
  readonly outcome: string;
  readonly trials: number;
}

/** In the order of the rubric file. */
export interface CriterionReport extends Count {
  readonly key: string;
  readonly question?: string;
  /** Trials in which the criterion did not apply. */
  readonly skipped: number;
  /** Present where it rests on what a model that judges has said. */
  readonly by_judge?: true;
}

export interface ScenarioReport {
  readonly scenario: string;
  /** `sha256:` over the canonical form of what the scenario asks (`input`, `ground_truth`): the same id with another content is another scenario. */
  readonly content: string;
  /** What of the two its trials record; absent where they record none, and in reports of before it was told. */
  readonly records?: 'both' | 'input' | 'ground_truth';
  /** Trials that do not record that, though others do and they did not end in an error; absent where there are none. */
  readonly unrecorded?: number;
  /** Scenarios that paraphrase one case share a family, as their trials name it. */
  readonly family?: string;
  readonly title?: string;
  readonly tags: readonly string[];
  /** Errored trials without a verdict, and the agent's crashes, by kind. */
  readonly errored: Readonly<Record<ErrorKind, number>>;
  /** Trials that a rubric could not judge although the harness names no error; absent where there are none. */
  readonly unjudged?: Unjudged;
  /** By rubric id; empty when no trial of the scenario has a verdict. */
  readonly rubrics: Readonly<Record<string, ScenarioScores>>;
}

/** Trials of the errored ones that other rubrics may have judged. */
export interface Unjudged {
  readonly trials: number;
  /** How many of them each rubric could not judge, by its id. */
  readonly rubrics: Readonly<Record<string, number>>;
}

export interface ScenarioScores {
  /** Trial scores, 0 to 1, in ascending trial number. */
  readonly scores: readonly number[];
  /** Trials whose root verdict is `pass`. */
  readonly passed: number;
  /** Trials by outcome; absent where all of them ended in the first one of the rubric's list. */
  readonly outcomes?: Readonly<Record<string, number>>;
  /** Per criterion key: trials in which it applied and passed. */
  readonly criteria: Readonly<Record<string, Count>>;
  /** For the first trial that did not pass: what failed and why. */
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly criterion: string;
  readonly explanation: string;
}
