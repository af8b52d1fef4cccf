// Generated from schemas/decision.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Tier } from './policy.ts';
import type { Count } from './report.ts';

/** `invalid`: the evidence is not fit to be judged. */
export type Decided = 'pass' | 'fail' | 'inconclusive' | 'invalid';

/** What the comparison with the baseline says. */
export type State =
  'regressed' | 'improved' | 'unchanged' | 'inconclusive' | 'insufficient' | 'not-comparable' | 'no-baseline';

/** The test. */
export type TestName = 'paired-t' | 'history-t' | 'mcnemar-mid-p' | 'exact';

/** The tests that decided on `regressed` or `improved`. */
export type DecidedBy = readonly TestName[];

/** `decision.json`: the gate's decision as data. Rates and scores are 0 to 1; comment, summary, annotations, outputs and exit code are made from this document alone. */
export interface Decision {
  /** Version of this format. */
  readonly schema: 1;
  /** Name of the suite. */
  readonly suite: string;
  readonly decision: Decided;
  /** One sentence: the reason that decided. */
  readonly headline: string;
  /** 0 pass, 1 fail, 2 inconclusive where the policy says so, 3 invalid. */
  readonly exit_code: 0 | 1 | 2 | 3;
  /** Trials per scenario that the run lacks before it can be decided, under `on_inconclusive: more-trials`; else 0. */
  readonly more_trials: number;
  /** The run that is judged. */
  readonly candidate: RunOrigin;
  /** The newest run of main that it is compared with; null without one. */
  readonly baseline: BaselineOrigin | null;
  /** All runs of main that the comparison used, newest first. */
  readonly baselines: readonly BaselineOrigin[];
  /** What this suite can see, and what would settle an inconclusive result, in sentences for people. */
  readonly power: readonly string[];
  /** Waivers of the base branch and what became of them; then those of the policy that do not count yet. */
  readonly waivers: readonly AppliedWaiver[];
  /** The head config beside the base config that decided: what changed in it, and what that does to the numbers; null where they are the same. */
  readonly config: ConfigReport | null;
  /** Every way in which the run lowers its own bar, what gates first. */
  readonly relaxed: readonly Relaxation[];
  /** What two runs have to have in common for their rates to be compared, on both sides. */
  readonly compared: {
    /** Of the run; null where it could not be read. */
    readonly candidate: ComparisonKey | null;
    /** Of the newest run of main; null where there is none. */
    readonly baseline: ComparisonKey | null;
  };
  /** The reasons, by effect (invalid, block, warn, notice), then metrics before criteria before outcomes before scenarios. */
  readonly findings: readonly Finding[];
  /** One per rubric, the primary one first, then by rubric id. */
  readonly metrics: readonly MetricComparison[];
  /** How the metrics have gone on main, as the same content of their rubrics has measured them; those of fewer than three runs are left out. */
  readonly trends: readonly Trend[];
  /** One per compared criterion, in the order of the metrics and of the rubric files. An only one that says what its metric says is left out, unless the policy has a rule or a waiver of its own for it. */
  readonly criteria: readonly CriterionComparison[];
  /** One per outcome of every rubric. */
  readonly outcomes: readonly OutcomeComparison[];
  /** Trials of the candidate. */
  readonly trials: {
    /** Trials with a verdict; agent crashes are among them. */
    readonly scored: number;
    /** Trials that ended in an error, by kind. */
    readonly errored: {
      /** The agent's own; scored. */
      readonly agent: number;
      /** Without a verdict. */
      readonly infrastructure: number;
      /** Without a verdict. */
      readonly judge: number;
    };
    /** Of the agent errors, those whose kind the harness did not name. */
    readonly unclassified: number;
  };
  /** How many scenarios have a verdict on both sides, and how many are not the same on both. */
  readonly scenarios: {
    /** All scenarios of the candidate. */
    readonly total: number;
    /** With a verdict on both sides. */
    readonly paired: number;
    /** In the candidate only. */
    readonly new: number;
    /** In the baseline only. */
    readonly removed: number;
    /** The same id asks something else; not compared. */
    readonly changed: number;
    /** Another id asks the same; compared like any other, and among `paired` where both sides have a verdict. */
    readonly renamed: number;
  };
  /** Scenarios that pass on one side only under the primary rubric, and those that are not the same on both; each list by id. */
  readonly flips: {
    /** Passed in the baseline, fail now. */
    readonly broke: readonly Flip[];
    /** Failed in the baseline, pass now. */
    readonly fixed: readonly Flip[];
    /** In the candidate only. */
    readonly new: readonly Flip[];
    /** In the baseline only. */
    readonly removed: readonly Flip[];
    /** The same id asks something else; not compared. */
    readonly changed: readonly Flip[];
    /** Another id asks the same; compared like any other. */
    readonly renamed: readonly Flip[];
  };
  /** Candidate trials that ended in an error, by scenario and trial. */
  readonly errored: readonly {
    /** Id of the scenario. */
    readonly scenario: string;
    /** Number of the trial within its scenario. */
    readonly trial: number;
    /** Whose fault it is. */
    readonly kind: 'agent' | 'infrastructure' | 'judge';
    /** Whether the harness named the kind. */
    readonly classified: boolean;
    /** Cut to 300 characters. */
    readonly message: string;
    /** Present where a rubric could not judge what the harness gave: a broken contract, for one. */
    readonly refused?: true;
  }[];
}

export interface RunOrigin {
  /** Commit. */
  readonly sha?: string;
  /** Id of the workflow run. */
  readonly run_id?: number;
  /** Address of the workflow run. */
  readonly run_url?: string;
}

/** Where a run of main came from. */
export interface BaselineOrigin {
  /** Commit. */
  readonly sha?: string;
  /** Id of the workflow run. */
  readonly run_id?: number;
  /** Address of the workflow run. */
  readonly run_url?: string;
  /** For people: a file name, or branch and commit. */
  readonly label: string;
  /** Commits between the baseline and the base of the candidate. */
  readonly distance?: number;
  /** When the baseline was saved, ISO 8601 in UTC. */
  readonly created?: string;
  /** Days from the day on which the baseline was saved to the day of the decision. */
  readonly age_days?: number;
}

/** A waiver, and what became of it. */
export interface AppliedWaiver {
  /** The metric, `rubric/criterion` or scenario. */
  readonly subject: string;
  /** Largest drop that is accepted; null for any. */
  readonly ceiling: number | null;
  /** Why it is accepted. */
  readonly reason: string;
  /** Who answers for it. */
  readonly owner: string;
  /** The last day on which it holds. */
  readonly expires: string;
  /** It covers something that would block, was not needed, was not enough, is over, or stands only in this change. */
  readonly effect: 'used' | 'unused' | 'exceeded' | 'expired' | 'ignored';
}

/** The head config beside the base config. */
export interface ConfigReport {
  /** Where the base config is, for people. */
  readonly decided_by: string;
  /** What the head config would decide. */
  readonly would_decide: Decided;
  /** Present where the base config's mapping could not read the run's results, and the head config's did. */
  readonly read_by_head?: true;
  /** What differs between the two. */
  readonly changes: readonly ConfigChange[];
  /** Every metric and compared criterion: its change told apart by cause. */
  readonly effects: readonly ConfigEffect[];
  /** What could not be scored again, and why. */
  readonly not_rescored: readonly string[];
}

/** One difference between the two configs. */
export interface ConfigChange {
  /** What was changed. */
  readonly kind: 'rubric' | 'mapping' | 'policy';
  /** Id of the rubric, name of the mapping, or the suite. */
  readonly name: string;
  /** Version and short hash on the base; null where it has none. */
  readonly old: string | null;
  /** Version and short hash in the run; null where it has none. */
  readonly new: string | null;
}

/** The change of one rate, told apart by its cause. */
export interface ConfigEffect {
  /** The metric, or `rubric/criterion`. */
  readonly subject: string;
  /** What the subject is. */
  readonly subject_kind: 'metric' | 'criterion';
  /** Agent change: candidate - baseline, both under the base config; null where it is not known. */
  readonly agent: number | null;
  /** Config change: the baseline under the head config - the baseline under the base config; null where it is not known. */
  readonly config: number | null;
  /** Plain difference: the candidate under the head config - the baseline under the base config; null where it is not known. */
  readonly total: number | null;
}

/** One way in which the run relaxes its own gate. */
export interface Relaxation {
  /** A metric, `rubric/criterion`, rubric, outcome or scenario, or `policy`, `mapping` and `results` as a whole. */
  readonly subject: string;
  /** What of it: its threshold, its tolerance, that it has to pass. */
  readonly what: string;
  /** What held, for people. */
  readonly old: string;
  /** What would hold after the merge. */
  readonly new: string;
}

/** All that two runs have to have in common for their rates to be compared. */
export interface ComparisonKey {
  /** Version of Agent Gate; absent where the run is of an older one that does not say. */
  readonly tool?: string;
  /** How the results were read; null for the native format, absent where the run does not say. */
  readonly mapping?: {
    /** Name of the mapping. */
    readonly mapping: string;
    /** Hash of its canonical content. */
    readonly hash: string;
  } | null;
  /** The rubrics, by id. */
  readonly rubrics: readonly {
    /** Id of the rubric. */
    readonly rubric: string;
    /** Its semantic version. */
    readonly version: string;
    /** Hash of its canonical content. */
    readonly hash: string;
  }[];
  /** The models that judged; empty where no trial holds facts of one. */
  readonly judges: readonly {
    /** Model and version, as the trials record them; null where they record facts of a judge and no model. */
    readonly judge: string | null;
    /** Trials that it judged. */
    readonly trials: number;
    /** Id of the question that it answered, of those that the gate can ask. */
    readonly question?: string;
  }[];
  /** Hash over the sorted ids and contents of all scenarios. */
  readonly scenario_set: string;
  /** Trials of a scenario, with a verdict or without. */
  readonly trials_per_scenario: {
    /** Of any scenario. */
    readonly fewest: number;
    /** Of any scenario. */
    readonly most: number;
  };
}

/** One reason behind the decision. */
export interface Finding {
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
  readonly subject_kind?: 'metric' | 'criterion' | 'outcome' | 'scenario' | 'rubric' | 'baseline';
  readonly place?: Place;
  /** Of a rate that blocks: the scenarios that fell in it, or that fail it. */
  readonly scenarios?: {
    /** How many there are. */
    readonly total: number;
    /** The first ten of them, the worst first. */
    readonly worst: readonly FindingScenario[];
  };
}

/** Where in the input it is, as far as that is known. */
export interface Place {
  /** As it was named. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** JSON pointer into the document. */
  readonly pointer?: string;
}

/** A scenario behind a rate that blocks. */
export interface FindingScenario {
  /** Id of the scenario. */
  readonly scenario: string;
  /** What it has of the rate in this run; absent of an outcome. */
  readonly candidate?: number;
  /** The same as the mean of main's runs that it is compared with; null where there is none. */
  readonly baseline?: number | null;
}

/** A metric on both sides; `candidate` and `baseline` are those of the whole run, the baseline's over all runs of main together. */
export interface MetricComparison {
  /** Name of the metric. */
  readonly name: string;
  /** Id of the rubric. */
  readonly rubric: string;
  readonly tier?: Tier;
  /** Mean trial score. */
  readonly candidate: number | null;
  /** Mean trial score. */
  readonly baseline: number | null;
  readonly candidate_trials: Count;
  /** Passes among trials; null where there are none to count. */
  readonly baseline_trials: Count | null;
  /** How well this run's own rate is known: what it may be on other scenarios like these; null where nothing was measured. */
  readonly level: Level | null;
  readonly state: State;
  /** Candidate minus baseline over the paired scenarios; null where nothing is paired or comparable. */
  readonly delta: number | null;
  readonly paired?: PairedMeans;
  /** Largest drop that nobody acts on. */
  readonly tolerance: number;
  /** Absolute minimum; null for none. */
  readonly threshold: number | null;
  /** One-sided bounds of the difference, each at level alpha; null where nothing can be said. */
  readonly interval: Interval | null;
  /** Smallest drop that this suite catches about 3 times in 4; null where nothing can be said. */
  readonly detectable: number | null;
  /** The tests that were made; empty under `noise: none`. */
  readonly evidence: readonly Evidence[];
  readonly decided_by: DecidedBy;
  /** Inconclusive, with a drop beyond the tolerance. */
  readonly leaning_down: boolean;
  readonly reliability?: Reliability;
}

/** How well this run's own rate is known: what it may be on other scenarios like these. */
export interface Level {
  /** Scenarios with a value. */
  readonly scenarios: number;
  /** Present where some of the scenarios share a family: how many count, each family once. */
  readonly families?: number;
  /** As many single passes or failures would tell as much. */
  readonly effective_n: number;
  /** Lower bound at 95 %, by Wilson over `effective_n`. */
  readonly lower: number;
  /** Upper bound at 95 %, by Wilson over `effective_n`. */
  readonly upper: number;
  /** Present where nothing failed: the largest failure rate that this still allows, at 95 %. */
  readonly failures_up_to?: number;
}

/** Means over the paired scenarios. */
export interface PairedMeans {
  /** Scenarios with a value on both sides. */
  readonly scenarios: number;
  /** Mean of this run. */
  readonly candidate: number;
  /** Mean of the baseline. */
  readonly baseline: number;
  /** Scenarios of the run whose drop is waived: they count as unchanged. */
  readonly waived?: number;
}

/** One-sided bounds of the difference, each at level alpha. */
export interface Interval {
  /** Lower bound. */
  readonly lower: number;
  /** Upper bound. */
  readonly upper: number;
}

/** What one test says about a drop. */
export interface Evidence {
  readonly test: TestName;
  /** One-sided p-value that this run is worse. */
  readonly p: number;
  /** The same, adjusted for all tests of the run. */
  readonly adjusted_p: number;
}

/** pass^k and pass@k on both sides; absent below two trials per scenario. */
export interface Reliability {
  /** The fewest trials of any scenario. */
  readonly k: number;
  readonly candidate: ReliabilitySide;
  /** pass^k and pass@k, averaged over scenarios, of all runs of main that the metric is compared with; null where nothing is paired. */
  readonly baseline: ReliabilitySide | null;
  /** One-sided p-values that each is worse, by the paired t over scenarios; null where too few are paired. For information. */
  readonly p_worse: ReliabilitySide | null;
}

/** pass^k and pass@k, averaged over scenarios. */
export interface ReliabilitySide {
  /** How often k trials of a scenario all pass. */
  readonly all_pass: number;
  /** How often at least one of them does. */
  readonly any_pass: number;
}

/** A metric over the runs of main. */
export interface Trend {
  /** Name of the metric. */
  readonly name: string;
  /** Runs of main, oldest first; the run itself is not among them. */
  readonly runs: readonly TrendPoint[];
}

/** One run of main. */
export interface TrendPoint {
  /** Commit. */
  readonly sha?: string;
  /** When the commit was made or the run began, ISO 8601 in UTC; else the day of the decision. */
  readonly time: string;
  /** Mean trial score. */
  readonly score: number;
}

/** A criterion's pass counts on both sides, over the whole run. */
export interface CriterionComparison {
  /** Id of the rubric. */
  readonly rubric: string;
  /** Key of the criterion. */
  readonly key: string;
  /** What it asks. */
  readonly question?: string;
  readonly tier: Tier;
  /** Passes among trials; null where there are none to count. */
  readonly candidate: Count | null;
  /** Passes among trials; null where there are none to count. */
  readonly baseline: Count | null;
  /** How well this run's own rate is known: what it may be on other scenarios like these; null where nothing was measured. */
  readonly level: Level | null;
  readonly state: State;
  /** Candidate minus baseline over the paired scenarios; null where nothing is paired or comparable. */
  readonly delta: number | null;
  readonly paired?: PairedMeans;
  /** Largest drop that nobody acts on. */
  readonly tolerance: number;
  /** Absolute minimum; null for none. */
  readonly threshold: number | null;
  /** One-sided bounds of the difference, each at level alpha; null where nothing can be said. */
  readonly interval: Interval | null;
  /** Smallest drop that this suite catches about 3 times in 4; null where nothing can be said. */
  readonly detectable: number | null;
  /** The tests that were made; empty under `noise: none`. */
  readonly evidence: readonly Evidence[];
  readonly decided_by: DecidedBy;
  /** Inconclusive, with a drop beyond the tolerance. */
  readonly leaning_down: boolean;
}

/** Trials that end in an outcome, among the scored ones. */
export interface OutcomeComparison {
  /** Id of the rubric. */
  readonly rubric: string;
  /** Name of the outcome. */
  readonly outcome: string;
  readonly candidate: Count;
  /** Passes among trials; null where there are none to count. */
  readonly baseline: Count | null;
  /** Largest share; null for none. */
  readonly at_most: number | null;
  /** Smallest share; null for none. */
  readonly at_least: number | null;
}

/** A scenario that passes on one side only, or is not the same on both. */
export interface Flip {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Its id on main, where that is another one. */
  readonly renamed_from?: string;
  /** Free text. */
  readonly title?: string;
  /** Mean trial score; null where the scenario has none. */
  readonly baseline: number | null;
  /** Mean trial score; null where the scenario has none. */
  readonly candidate: number | null;
  /** How much of the primary metric's change over the whole suite is due to its being new, removed or changed: positive flatters the candidate. Present in these lists; null where it is not known. All of them together are the change over the whole suite less the change over the paired scenarios. */
  readonly suite_effect?: number | null;
  /** What failed on the side that did not pass. */
  readonly why?: string;
}
