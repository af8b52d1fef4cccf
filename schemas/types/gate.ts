// Generated from schemas/gate.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { BaselineOrigin, Place, Relaxation } from './decision.ts';
import type { Waiver } from './policy.ts';

/** `gate.json` of a bundle: what the decision rests on besides the run's own evidence, so that `agent-gate replay` can make it again without a network. */
export interface GateDocument {
  /** Version of this format. */
  readonly schema: 1;
  /** The day of the decision in UTC, for what expires. */
  readonly today: string;
  /** The config that decided. */
  readonly config: BundledConfig;
  /** The run's own config and what it measured; null where it is the one that decided, or says the same. */
  readonly head: {
    /** The run's own config; its texts are below `head/`. */
    readonly config: BundledConfig;
    /** The run's trials, scored by its own config, a document of `report.schema.json`. */
    readonly report: object;
  } | null;
  /** Whether the run's own mapping read its results, because that of the config that decided could not. */
  readonly read_by_head: boolean;
  /** Fresh trials of scenarios that were run again; absent where none were awaited or came. */
  readonly confirm?: {
    /** What the first attempt of the run asked for; null where no earlier attempt did. */
    readonly asked: readonly string[] | null;
    /** Commit at which the first attempt of the run asked for control trials; absent where none did. */
    readonly control?: string;
    /** The fresh trials of all attempts, scored by the config that decided, in the order of `confirm.jsonl`, then the control trials in that of `control.jsonl`. */
    readonly trials: readonly FreshTrial[];
    /** The same by the run's own config; null where both score alike. */
    readonly head: readonly FreshTrial[] | null;
  };
  /** The waivers that counted: those of the base branch. */
  readonly waivers: readonly Waiver[];
  /** Labels of the pull request, where the policy that decided asks for one; null when GitHub did not return them. */
  readonly labels: readonly string[] | null;
  /** Findings made before the decision, while the runs of main were fetched. */
  readonly notes: readonly StoredNote[];
  /** What this run rests on; absent in a bundle that did not record it. */
  readonly evidence?: RunEvidence;
  /** Runs of main, newest first. */
  readonly baselines: readonly StoredBaseline[];
  /** Main's newest run, where something else was compared with; absent otherwise. */
  readonly newest?: StoredBaseline;
  readonly relaxation?: StoredRelaxation;
  readonly reference?: StoredReference;
  /** How what was compared with relaxes the gate; absent where it does not. */
  readonly relaxed?: readonly Relaxation[];
}

/** Where the texts of a config are in the bundle. */
export interface BundledConfig {
  /** For people: where the config comes from; null for the run's own. */
  readonly label: string | null;
  /** The texts, in the order in which they were read. */
  readonly texts: readonly BundledText[];
}

export interface BundledText {
  /** What the text is. */
  readonly kind: 'rubric' | 'mapping' | 'policy' | 'judge check';
  /** Path inside the bundle. */
  readonly file: string;
  /** What messages called it. */
  readonly name: string;
}

/** A fresh trial of a scenario, scored. */
export interface FreshTrial {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Attempt of the workflow run that delivered it, from 1. */
  readonly attempt: number;
  /** Its number; those of a later attempt follow those of earlier ones. */
  readonly trial: number;
  /** Hash of `input` and `ground_truth`; absent where it records neither. */
  readonly content?: string;
  /** As of a trial in `report.schema.json`. */
  readonly facts: string | null;
  /** The rubrics (`ID`) and criteria (`ID/KEY`) that it does not pass; absent where it passes all. */
  readonly failed?: readonly string[];
  /** Its round, by the name of its file, or else its recorded `time` in milliseconds; absent where neither tells. */
  readonly order?: number;
  /** Present for a control trial: it ran at a commit of main. */
  readonly control?: true;
  /** Commit checked out where its results file is; present for a control trial where it is known. */
  readonly commit?: string;
  /** Present where the agent itself crashed. */
  readonly crashed?: true;
  /** Its score under each rubric (`ID`) and criterion (`ID/KEY`) that applies, 0 to 1: it may stand in for a first trial without a verdict. Absent of control trials. */
  readonly scores?: {
    readonly [k: string]: number;
  };
  /** Its outcome under each rubric that has outcomes, as `ID/OUTCOME`; present with `scores`. */
  readonly outcomes?: readonly string[];
  /** Present where it has no verdict. */
  readonly unscored?: true;
}

/** One reason behind the decision. */
export interface StoredNote {
  /** Stable name of the case. */
  readonly code: string;
  /** `block` makes the decision `fail`, `invalid` makes it `invalid`; the others inform. */
  readonly effect: 'invalid' | 'block' | 'warn' | 'notice';
  /** What is wrong or noteworthy. */
  readonly what: string;
  /** What would have been right. */
  readonly expected?: string;
  /** What was found. */
  readonly actual?: string;
  /** What the run itself says about it: text that an agent may have written. */
  readonly why?: string;
  /** What to do about it. */
  readonly next?: string;
  /** How many problems a list leaves out, of the one at its end. */
  readonly more?: number;
  /** The metric, `rubric/criterion`, outcome or scenario it is about. */
  readonly subject?: string;
  /** What the subject is: its name alone may be that of a metric and of an outcome. */
  readonly subject_kind?:
    'metric' | 'criterion' | 'lift' | 'arm' | 'outcome' | 'scenario' | 'rubric' | 'baseline' | 'usage';
  /** The known name that is nearest to an unknown one. */
  readonly suggestion?: string;
  readonly place?: Place;
}

/** What a run rests on. What is not known is absent, and decides nothing. */
export interface RunEvidence {
  /** Whether it is a run of the base branch, which may save a baseline. */
  readonly is_main?: boolean;
  /** Commit of the event: the author's commit on a pull request. */
  readonly event_commit?: string;
  readonly checked_out?: CheckedOut;
  readonly job?: EvidenceJob;
  /** Attempt of the workflow run, from 1. */
  readonly attempt?: number;
  /** Number of the pull request; absent if there is none. */
  readonly pull_request?: number;
  /** Name of another job of this attempt that reported the same suite. */
  readonly other_job?: string;
  readonly base?: EvidenceBase;
  /** Hash of the config that decided: rubrics, mapping and policy. */
  readonly config?: string;
  readonly results?: EvidenceResults;
  readonly scenarios?: EvidenceScenarios;
  readonly fresh?: EvidenceFresh;
  readonly control?: EvidenceControl;
  /** What earlier pushes of the pull request left to this run; absent outside of one. */
  readonly memory?: PullMemory;
  /** What this run leaves to the next push of the pull request; absent outside of one. */
  readonly leaves?: PullMemory;
  /** GitHub's lists that the search for a baseline read. */
  readonly listings?: readonly EvidenceListing[];
}

/** What the job checked out where the results are. */
export interface CheckedOut {
  /** Commit. */
  readonly commit: string;
  /** Branch, where one is checked out. */
  readonly branch?: string;
  /** Whether that commit contains the commit of the event, so that the run tested it. */
  readonly is_of_event?: boolean;
}

/** The job of the workflow run. */
export interface EvidenceJob {
  /** GitHub's number of it, of one attempt. */
  readonly id: number;
  /** Its name, with the values of a matrix. */
  readonly name: string;
}

/** The base branch. */
export interface EvidenceBase {
  /** Its name. */
  readonly branch: string;
  /** Whether it is the default branch. */
  readonly is_default?: boolean;
  /** Whether it is protected. */
  readonly is_protected?: boolean;
}

/** The results files of this attempt. */
export interface EvidenceResults {
  /** How many. */
  readonly files: number;
  /** Their trials, without those that repeat an earlier attempt. */
  readonly trials: number;
}

/** Scenarios of the run. */
export interface EvidenceScenarios {
  /** Scenarios of the runs of main that it was compared with; absent where there are none. */
  readonly expected?: number;
  /** Its own scenarios. */
  readonly found: number;
}

/** Fresh trials; absent where none were asked for and none came. */
export interface EvidenceFresh {
  /** Trials that the run asked for, over all attempts. */
  readonly asked?: number;
  /** Trials that came, over all attempts. */
  readonly delivered: number;
}

/** Control trials; absent where none were asked for and none came. */
export interface EvidenceControl {
  /** Commit at which they were asked for; absent where none were, or it is unknown. */
  readonly sha?: string;
  /** Trials that the run asked for, over all attempts. */
  readonly asked: number;
  /** Trials that came, over all attempts. */
  readonly delivered: number;
}

/** What the gate remembers of a pull request from push to push. */
export interface PullMemory {
  /** Its heads judged so far. */
  readonly judged: number;
  /** Of its runs, those that ended `inconclusive`. */
  readonly undecided: number;
  readonly open?: OpenBlock;
}

/** What blocked a push and has not been cleared since; absent where nothing has. */
export interface OpenBlock {
  /** Number of the push that it blocked first, from 1. */
  readonly since: number;
  /** Ids of the scenarios that broke, sorted. */
  readonly scenarios: readonly string[];
  /** Names of the rates that blocked, sorted. */
  readonly rates: readonly string[];
}

export interface EvidenceListing {
  /** What was listed. */
  readonly listing: string;
  /** Whether it was read to its end. */
  readonly is_whole: boolean;
}

/** A run of main, measured. */
export interface StoredBaseline {
  /** Where the run came from. */
  readonly origin: BaselineOrigin;
  /** The run, scored by the config that decided, a document of `report.schema.json`. */
  readonly report: object;
  /** The run, scored by the candidate's own config; null where both configs score alike, so that it is `report`. */
  readonly head: MeasuredReport | Unavailable | null;
  /** What that run rests on, as its own bundle says; absent where that is not known. */
  readonly evidence?: RunEvidence;
}

/** What a config makes of the run. */
export interface MeasuredReport {
  /** A document of `report.schema.json`. */
  readonly measured: object;
}

/** A run that a config could not score. */
export interface Unavailable {
  /** Why. */
  readonly unavailable: string;
}

/** The rule for a relaxed gate of a policy that the run avoids; absent where that of the deciding policy holds. */
export interface StoredRelaxation {
  /** What a relaxed gate does. */
  readonly effect: 'show' | 'label' | 'fail';
  /** The label that accepts it. */
  readonly label: string | null;
}

/** The commit that the policy's `reference` names, as a run of main found it; absent elsewhere. */
export interface StoredReference {
  /** As the policy names it. */
  readonly name: string;
  /** Time of the commit, ISO 8601 in UTC. */
  readonly time: string;
}
