// Generated from schemas/decision.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Tier } from './policy.ts';

/** `invalid`: the evidence cannot be judged. */
export type Decided = 'pass' | 'fail' | 'inconclusive' | 'invalid';

/** What the comparison with the baseline says. */
export type State =
  'regressed' | 'improved' | 'unchanged' | 'inconclusive' | 'insufficient' | 'not-comparable' | 'no-baseline';

/** The test. */
export type TestName =
  | 'paired-t'
  | 'history-t'
  | 'mcnemar-mid-p'
  | 'exact'
  | 'collapse'
  | 'collapse-single'
  | 'slices'
  | 'confirm'
  | 'carried';

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
  /** Fresh trials that are awaited, under `on_inconclusive: confirm`: run these scenarios again, and give their results to the next look. Null where none are. */
  readonly confirm: ConfirmAsk | null;
  readonly filled?: FilledScenarios;
  /** What fresh trials say of each scenario that was run again, by id; empty where none was. */
  readonly confirmed: readonly ConfirmedScenario[];
  /** The run that was judged. */
  readonly candidate: RunOrigin;
  /** The newest run of main that was compared; null without one. */
  readonly baseline: BaselineOrigin | null;
  /** All runs of main that the comparison used, newest first. */
  readonly baselines: readonly BaselineOrigin[];
  /** Power of the suite: the drop it detects, and what would settle an inconclusive result, in sentences. */
  readonly power: readonly string[];
  /** Waivers of the base branch and their effect, then those that only the head policy has and that do not count. */
  readonly waivers: readonly AppliedWaiver[];
  /** What the head config changes and how that moves the numbers; the base config decided. Null if both are the same. */
  readonly config: ConfigReport | null;
  /** Every way in which the run relaxes its own gate; gating rules first. */
  readonly relaxed: readonly Relaxation[];
  /** The comparability keys of both sides. */
  readonly compared: {
    /** Of the run; null where it could not be read. */
    readonly candidate: ComparisonKey | null;
    /** Of the newest run of main; null where there is none. */
    readonly baseline: ComparisonKey | null;
  };
  /** Findings by effect (invalid, block, warn, notice), then by subject: metrics, criteria, outcomes, scenarios. */
  readonly findings: readonly Finding[];
  /** One per rubric, the primary one first, then by rubric id. */
  readonly metrics: readonly MetricComparison[];
  /** One per compared criterion, in the order of the metrics and of the rubric files. A rubric's only criterion is left out if it equals the metric and the policy has neither a rule nor a waiver for it. */
  readonly criteria: readonly CriterionComparison[];
  /** What trials cost on both sides, over the scenarios that record it there; absent where none does. */
  readonly usage?: readonly UsageComparison[];
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
    /** Agent errors whose kind the harness did not name. */
    readonly unclassified: number;
    /** Trials that never came though most scenarios have them, as on main; counted among `infrastructure`. Absent without any. */
    readonly absent?: number;
  };
  /** How many scenarios there are on both sides. */
  readonly scenarios: {
    /** All scenarios of the candidate. */
    readonly total: number;
    /** With a verdict on both sides. */
    readonly paired: number;
    /** In the candidate only. */
    readonly new: number;
    /** In the baseline only. */
    readonly removed: number;
    /** The same id with another content; not compared. */
    readonly changed: number;
    /** The same content under another id; compared, and in `paired` if both sides have a verdict. */
    readonly renamed: number;
  };
  /** Scenarios that broke, were fixed or are flaky under the primary rubric, or are not the same on both sides; each list by id. */
  readonly flips: {
    /** Fail in all trials and passed in more than half of those of main's newest run; or fail more often than on all compared runs of main, by more than chance. */
    readonly broke: readonly Flip[];
    /** The mirror image: passed and failed change places. */
    readonly fixed: readonly Flip[];
    /** Neither broke nor fixed, and pass in some trials of this run or of main's newest run only; or passed again in fresh trials. */
    readonly flaky: readonly Flip[];
    /** Did not break, and lost most score, the largest loss first; empty where the broken scenarios explain at least half of the drop, and without one. `causes` cover them too. */
    readonly lost: readonly Flip[];
    /** In the candidate only. */
    readonly new: readonly Flip[];
    /** In the baseline only. */
    readonly removed: readonly Flip[];
    /** The same id with another content; not compared. */
    readonly changed: readonly Flip[];
    /** The same content under another id; compared. */
    readonly renamed: readonly Flip[];
  };
  /** Level of the ranges of change, two-sided: 1 - 2 alpha. */
  readonly confidence: number;
  readonly contributions?: Contributions;
  readonly crashes?: CrashLoss;
  readonly layers?: Layers;
  /** The scenarios of `broke` and `lost` by what they share, a missing fact first, then the largest group; empty where there are none and where the policy drops the evidence. */
  readonly causes: readonly Cause[];
  /** Where to start: the largest causes, and the primary metric if their scenarios were as on main. Null where no cause stands out. */
  readonly start: Start | null;
  /** What the agent gains over each arm that the policy contrasts, by the primary metric; absent without any. */
  readonly lifts?: readonly LiftComparison[];
  /** What main's trials of the policy's probes say about this run's scenarios; absent without any probe. */
  readonly probes?: readonly ProbeComparison[];
  readonly slices?: Slices;
  readonly drift?: MainDrift;
  readonly broken_tag?: BrokenTag;
  /** Candidate trials that ended in an error, by scenario and trial. */
  readonly errored: readonly {
    /** Id of the scenario. */
    readonly scenario: string;
    /** Number of the trial within its scenario. */
    readonly trial: number;
    /** Who caused it. */
    readonly kind: 'agent' | 'infrastructure' | 'judge';
    /** Whether the harness named the kind. */
    readonly classified: boolean;
    /** Cut to 300 characters. */
    readonly message: string;
    /** Present where the trial records nothing, and the policy counts that as an error. */
    readonly empty?: true;
    /** Present where a rubric could not judge the trial, for example because it breaks the contract. */
    readonly refused?: true;
  }[];
}

export interface ConfirmAsk {
  /** Ids as the results write them, sorted. */
  readonly scenarios: readonly string[];
  /** Fresh trials of each, and as many control trials under a control. */
  readonly trials: number;
  /** Commit of main's newest run, where the control trials run; absent without a control, and where that commit is unknown. */
  readonly control?: string;
}

/** Fresh trials that stand in for trials without a verdict; absent where none do. */
export interface FilledScenarios {
  /** Scenarios with such trials, sorted. */
  readonly scenarios: readonly string[];
  /** Trials that stand in. */
  readonly trials: number;
  /** Trials that were asked for, of these and of all scenarios that looked broken. */
  readonly asked: number;
}

export interface ConfirmedScenario {
  /** Id of the scenario. */
  readonly scenario: string;
  /** `confirmed`: it broke. `flaky`: it fails now and then. `fails on main too`: it fails always, here and on main. `fails on main today`: at most one control trial passed. Null where no fresh trial counts. */
  readonly word: 'confirmed' | 'passes again' | 'flaky' | 'fails on main too' | 'fails on main today' | null;
  /** Fresh trials that failed, of those that count. */
  readonly failed: number;
  /** Fresh trials that count. */
  readonly trials: number;
  /** The same of main: of its control trials, or without a control of its runs that are compared. */
  readonly main: {
    /** Trials that failed. */
    readonly failed: number;
    /** Trials that were compared. */
    readonly trials: number;
    /** Control trials that are missing as fresh ones are, or repeat a run of main; absent without a control. */
    readonly missing?: number;
  };
  /** Fresh trials that never came, have no verdict, repeat another one, or ask something else. */
  readonly missing: number;
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
  /** Branch of the run; left out where it is not known. */
  readonly branch?: string;
  /** How the search found it: in the history of the base commit, as the named commit, as the newest run of the branch, or as the committed file. The label then names its commit. Left out where the run was given. */
  readonly found_by?: 'ancestors' | 'commit' | 'latest' | 'file';
  /** Commits between the baseline and the base of the candidate. */
  readonly distance?: number;
  /** When the baseline was saved, ISO 8601 in UTC. */
  readonly created?: string;
  /** Days from the day on which the baseline was saved to the day of the decision. */
  readonly age_days?: number;
}

/** A waiver and its effect. */
export interface AppliedWaiver {
  /** The metric, `rubric/criterion`, arm or scenario. */
  readonly subject: string;
  /** Largest drop that is accepted; null for any. */
  readonly ceiling: number | null;
  /** Why it is accepted. */
  readonly reason: string;
  /** Owner of the waiver. */
  readonly owner: string;
  /** The last day on which it holds. */
  readonly expires: string;
  /** `used`: covers something that would block; `unused`: not needed; `exceeded`: not enough; `expired`; `ignored`: only in the head policy. */
  readonly effect: 'used' | 'unused' | 'exceeded' | 'expired' | 'ignored';
}

/** The head config beside the base config. */
export interface ConfigReport {
  /** Where the base config comes from. */
  readonly decided_by: string;
  /** What the head config would decide. */
  readonly would_decide: Decided;
  /** Present where the base config's mapping could not read the run's results, and the head config's did. */
  readonly read_by_head?: true;
  /** What differs between the two. */
  readonly changes: readonly ConfigChange[];
  /** Every metric and compared criterion, its change attributed to agent and config. */
  readonly effects: readonly ConfigEffect[];
  /** Keys of rubrics that changed and are neither stricter nor milder as such; absent where there are none. What relaxes the gate is under `relaxed`. */
  readonly keys?: readonly ChangedRubricKey[];
  /** What could not be scored again, and why. */
  readonly not_rescored: readonly string[];
}

/** One difference between the two configs. */
export interface ConfigChange {
  /** What was changed. */
  readonly kind: 'rubric' | 'mapping' | 'policy' | 'judge check';
  /** Id of the rubric, also of a judge check; name of the mapping, or the suite. */
  readonly name: string;
  /** Version and short hash in the base config; null if it has none. */
  readonly old: string | null;
  /** Version and short hash in the head config; null if it has none. */
  readonly new: string | null;
}

/** The change of one rate, attributed to agent and config. */
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

/** A changed key of a rubric, and what the same trials score under both versions. */
export interface ChangedRubricKey {
  /** The rubric, `rubric/criterion` or `rubric/node`. */
  readonly subject: string;
  /** The key; `criterion` or `node` for one that is new. */
  readonly what: string;
  /** What held, for people. */
  readonly old: string;
  /** What would hold after the merge. */
  readonly new: string;
  /** The pass rate of the criterion, or the score of the rubric where that alone moved; null where no trial could be scored under both. */
  readonly measured: MeasuredKey | null;
}

export interface MeasuredKey {
  /** Whose trials: those of main's newest run, else this run's. */
  readonly trials: 'main' | 'candidate';
  /** The criterion or rubric that was measured. */
  readonly subject: string;
  /** Under the base config, 0 to 1. */
  readonly base: number;
  /** Under the head config, 0 to 1. */
  readonly head: number;
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

/** What two runs must share for their rates to be comparable. */
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
    /** Model and version as recorded; null if trials record judge facts without a model. */
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
  /** What was expected. */
  readonly expected?: string;
  /** What was found. */
  readonly actual?: string;
  /** What the run's own output says about it: an agent may have written this text. */
  readonly why?: string;
  /** What to do about it. */
  readonly next?: string;
  /** On the last of a shortened list: how many problems it leaves out. */
  readonly more?: number;
  /** The metric, `rubric/criterion`, outcome or scenario it is about. */
  readonly subject?: string;
  /** What the subject is; a metric and an outcome may share a name. */
  readonly subject_kind?:
    'metric' | 'criterion' | 'lift' | 'arm' | 'outcome' | 'scenario' | 'rubric' | 'baseline' | 'usage';
  readonly rate?: FindingRate;
  /** Passes among the trials it is about; of an outcome, the trials that end in it. */
  readonly count?: Count;
  /** The known name that is nearest to an unknown one. */
  readonly suggestion?: string;
  readonly place?: Place;
  /** On a rate that blocks: the scenarios that fell under it, or fail it. */
  readonly scenarios?: {
    /** How many there are. */
    readonly total: number;
    /** The first ten of them, the worst first. */
    readonly worst: readonly FindingScenario[];
  };
}

/** The metric or criterion it is about, as compared with main. */
export interface FindingRate {
  /** Rate of this run; null where nothing was measured. */
  readonly candidate: number | null;
  /** Rate on main; null without one. */
  readonly baseline: number | null;
  /** Candidate minus baseline over the paired scenarios; null where nothing is paired or comparable. */
  readonly delta: number | null;
  /** One-sided bounds of the difference, each at level alpha; null without a test. */
  readonly interval: Interval | null;
  /** Absolute minimum; null for none. */
  readonly threshold: number | null;
  /** Drops smaller than this are acceptable. */
  readonly tolerance: number;
}

/** One-sided bounds of the difference, each at level alpha. */
export interface Interval {
  /** Lower bound. */
  readonly lower: number;
  /** Upper bound. */
  readonly upper: number;
}

/** Passes among trials. */
export interface Count {
  /** Trials that passed. */
  readonly passed: number;
  /** Trials that could have. */
  readonly total: number;
}

/** Place in the input, as far as known. */
export interface Place {
  /** File as it was named. */
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
  /** Its value of the rate in this run; absent for an outcome. */
  readonly candidate?: number;
  /** Mean value in the compared runs of main; null if there is none. */
  readonly baseline?: number | null;
}

/** A metric on both sides. `candidate` and `baseline` cover whole runs, the baseline all compared runs of main together. */
export interface MetricComparison {
  /** The rubric's title, where it has one. */
  readonly title?: string;
  /** Band of this run's score, where the rubric has bands. */
  readonly band?: string;
  /** Band of the score of main's newest compared run. */
  readonly baseline_band?: string;
  /** Name of the metric. */
  readonly name: string;
  /** Id of the rubric. */
  readonly rubric: string;
  readonly tier: Tier;
  /** Mean trial score. */
  readonly candidate: number | null;
  /** Mean trial score. */
  readonly baseline: number | null;
  readonly candidate_trials: Count;
  /** Passes among trials; null where there are none to count. */
  readonly baseline_trials: Count | null;
  /** Confidence bounds of this run's own rate for other scenarios like these; null where nothing was measured. */
  readonly level: Level | null;
  readonly state: State;
  /** Candidate minus baseline over the paired scenarios; null where nothing is paired or comparable. */
  readonly delta: number | null;
  readonly paired?: PairedMeans;
  /** Drops smaller than this are acceptable. */
  readonly tolerance: number;
  /** Absolute minimum; null for none. */
  readonly threshold: number | null;
  /** One-sided bounds of the difference, each at level alpha; null without a test. */
  readonly interval: Interval | null;
  /** Smallest drop that this suite catches about 3 times in 4; 1 if it catches not even the largest; null without a test. */
  readonly detectable: number | null;
  /** The tests that were made; empty under `noise: none`. */
  readonly evidence: readonly Evidence[];
  readonly decided_by: DecidedBy;
  /** The tests that see a sign of a drop beyond the tolerance, too weak to block: the run is then `inconclusive`. Absent where none does. */
  readonly leans?: readonly TestName[];
  /** The smallest unadjusted p of `leans`. Absent with `leans`. */
  readonly leans_p?: number;
  readonly reliability?: Reliability;
  readonly judge?: KnownJudge;
}

/** Confidence bounds of this run's own rate for other scenarios like these. */
export interface Level {
  /** Scenarios with a value. */
  readonly scenarios: number;
  /** Effective sample size: as many independent passes or failures carry the same information. */
  readonly effective_n: number;
  /** Lower bound at 95 %, by Wilson over `effective_n`. */
  readonly lower: number;
  /** Upper bound at 95 %, by Wilson over `effective_n`. */
  readonly upper: number;
  /** Present where nothing failed: upper bound of the failure rate at 95 %. */
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

/** How often the judge on which the rate rests is right, by the labels of people; of several judges the least certain. Absent where no check of the question as it is asked is known. */
export interface KnownJudge {
  /** Key of its question. */
  readonly question: string;
  /** Share of the labelled cases in which it says what people say. */
  readonly value: number;
  /** Lower 95 % bound. */
  readonly lower: number;
  /** Upper 95 % bound. */
  readonly upper: number;
  /** Labelled cases. */
  readonly labels: number;
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
  /** Present where the rubric says `status: proposed` or `deprecated`. What is proposed has the tier `advisory`. */
  readonly status?: 'proposed' | 'deprecated';
  /** Present where its mean score is compared, and not its passes. */
  readonly by_score?: true;
  readonly score?: ScoreComparison;
  /** Confidence bounds of this run's own rate for other scenarios like these; null where nothing was measured. */
  readonly level: Level | null;
  readonly state: State;
  /** Candidate minus baseline over the paired scenarios; null where nothing is paired or comparable. */
  readonly delta: number | null;
  readonly paired?: PairedMeans;
  /** Drops smaller than this are acceptable. */
  readonly tolerance: number;
  /** Absolute minimum; null for none. */
  readonly threshold: number | null;
  /** One-sided bounds of the difference, each at level alpha; null without a test. */
  readonly interval: Interval | null;
  /** Smallest drop that this suite catches about 3 times in 4; 1 if it catches not even the largest; null without a test. */
  readonly detectable: number | null;
  /** The tests that were made; empty under `noise: none`. */
  readonly evidence: readonly Evidence[];
  readonly decided_by: DecidedBy;
  readonly judge?: KnownJudge;
}

/** Its mean score on both sides; absent where it only passes or fails. `candidate` and `baseline` cover whole runs. */
export interface ScoreComparison {
  /** Mean score. */
  readonly candidate: number | null;
  /** Mean score. */
  readonly baseline: number | null;
  readonly state: State;
  /** Candidate minus baseline over the paired scenarios; null where nothing is paired or comparable. */
  readonly delta: number | null;
  readonly paired?: PairedMeans;
  /** One-sided bounds of the difference, each at level alpha; null without a test. */
  readonly interval: Interval | null;
}

/** One amount on both sides: mean per trial, first within a scenario, then over scenarios. */
export interface UsageComparison {
  /** US dollars, milliseconds, or tokens read and written. */
  readonly amount: 'cost_usd' | 'latency_ms' | 'tokens';
  readonly tier: Tier;
  /** Scenarios that record it on both sides; of this run alone without a baseline. */
  readonly scenarios: number;
  /** Mean of this run. */
  readonly candidate: number;
  /** Mean of main's runs; null without one. */
  readonly baseline: number | null;
  /** Change as a share of main's: 1 is twice as much; null without a baseline, or where main's is 0. */
  readonly change: number | null;
  /** One-sided bounds of the change, each at level alpha; null without a test. */
  readonly interval: UsageInterval | null;
  /** Largest accepted rise, as a share of main's. */
  readonly tolerance: number;
  /** Whether the rise is larger than the tolerance, beyond chance. */
  readonly exceeds: boolean;
}

export interface UsageInterval {
  /** Lower bound. */
  readonly lower: number;
  /** Upper bound. */
  readonly upper: number;
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
  /** How much it moves the primary metric over the whole suite by being new, removed or changed; positive flatters the candidate. Only in these lists; null if unknown. All of them add up to the change over the whole suite minus the change over the paired scenarios. */
  readonly suite_effect?: number | null;
  /** What failed on the side that did not pass. */
  readonly why?: string;
}

/** How much each criterion moved the primary metric; absent where it did not move, has one criterion, or the policy drops the evidence. */
export interface Contributions {
  /** Those that moved it, the largest move in the direction of the metric first. */
  readonly criteria: readonly {
    /** Its key. */
    readonly criterion: string;
    /** In the metric's unit; negative for a loss. */
    readonly change: number;
  }[];
  /** True where the changes add up to that of the metric, as in a weighted sum. Else each is what the criterion alone would give with main's result. */
  readonly exact: boolean;
}

/** What the agent's crashes cost the primary metric; part of the contributions. Absent without a crash or a comparison. */
export interface CrashLoss {
  /** Trials that crashed. */
  readonly trials: number;
  /** Scored trials. */
  readonly of: number;
  /** In the metric's unit; negative for a loss. */
  readonly change: number;
}

/** The drop of the primary metric by who lost the points; all but `config` add up to it. Absent where it did not drop, or waived scenarios count as unchanged. */
export interface Layers {
  /** Harness or mapping: scenarios whose trials lack a fact that main's trials record, or record nothing. */
  readonly harness: number;
  /** Scenarios that fail on main today too, by the control, and errors that read like the service's. */
  readonly environment: number;
  /** What the head config changes in main's own trials, beside the drop: it applies after the merge. */
  readonly config: number;
  /** The rest of the drop, chance included. */
  readonly agent: number;
}

/** What some of the broken scenarios share. */
export interface Cause {
  /** `missing`: a fact that main's trials record is absent; `error`: it ended in the same error; `empty`: nothing was recorded, so the agent may not have run; `reason`: the harness gives the same reason; `criterion`: the same criterion turned; `arguments`: the first tool call that differs from main's has other arguments; `calls`: it is left out, added or replaced; `other`: nothing is shared. */
  readonly kind: 'missing' | 'error' | 'empty' | 'reason' | 'criterion' | 'arguments' | 'calls' | 'other';
  /** The message or reason; what differs between scenarios is `…`. Of `criterion`: the judge's most frequent reason. An agent or a model may have written it. */
  readonly text?: string;
  /** Present if every message or reason reads as if the service failed and not the agent: a rate limit, a lost connection, a missing model. It changes no count. */
  readonly service?: true;
  /** `rubric/criterion`, of `criterion`. */
  readonly criterion?: string;
  /** Path of the fact, of `missing`. */
  readonly fact?: string;
  /** Trials of the compared scenarios that lack the fact, of `missing`. */
  readonly lacks?: {
    readonly candidate: Share;
    readonly baseline: Share;
  };
  /** Ids in natural order: 2 before 12. */
  readonly scenarios: readonly string[];
  /** The same scenarios by what fewer of them share, the largest first; empty where that is nothing more. */
  readonly parts: readonly CausePart[];
}

/** Some of all. */
export interface Share {
  /** How many. */
  readonly count: number;
  /** Of how many. */
  readonly total: number;
}

/** Some of the scenarios of a cause. */
export interface CausePart {
  /** Their message; what differs is `…`. */
  readonly text?: string;
  /** How the first tool call that differs does so. */
  readonly change?: 'arguments' | 'left-out' | 'less-often' | 'added' | 'more-often' | 'replaced';
  /** The tool of that call on main; of an added call, in this run. */
  readonly tool?: string;
  /** The tool that replaced it. */
  readonly instead?: string;
  /** The first argument that differs. */
  readonly argument?: string;
  /** Ids in natural order. */
  readonly scenarios: readonly string[];
  /** The difference in the first of them. */
  readonly example?: CallDifference;
}

/** Two tool calls, or the arguments in which they differ, as text. An agent may have written it. */
export interface CallDifference {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Number of the call's step in this run's trace, from 1; of a call that is left out, in main's. */
  readonly step: number;
  /** On main; null for an added call. */
  readonly main: string | null;
  /** In this run; null for a call that is left out. */
  readonly candidate: string | null;
}

export interface Start {
  /** Places in the list of causes, from 0. */
  readonly causes: readonly number[];
  /** Broken scenarios of these causes. */
  readonly scenarios: number;
  /** All broken scenarios. */
  readonly broke: number;
  /** The primary metric over the paired scenarios, if these were as on main. */
  readonly rate: number;
  /** The primary metric of main over the paired scenarios. */
  readonly baseline: number;
  /** Its absolute minimum; null for none. */
  readonly threshold: number | null;
}

export interface LiftComparison {
  /** Name of the arm. */
  readonly arm: string;
  /** Id of the rubric that measures both. */
  readonly rubric: string;
  readonly tier: Tier;
  /** Paired scenarios with a lift on both sides. */
  readonly scenarios: number;
  /** Score with minus score without, over them; over all scenarios where none is paired, null where nothing was measured. */
  readonly candidate: number | null;
  /** The same on main. */
  readonly baseline: number | null;
  readonly state: State;
  /** candidate - baseline; null where nothing is paired. */
  readonly delta: number | null;
  /** One-sided bounds of the difference, each at level alpha; null without a test. */
  readonly interval: Interval | null;
  /** Smallest drop of the lift that is detected about 3 times in 4; null without a test. */
  readonly detectable: number | null;
  /** What each test says about a drop. */
  readonly evidence: readonly Evidence[];
  readonly decided_by: DecidedBy;
  /** Drops smaller than this are acceptable. */
  readonly tolerance: number;
  /** Absolute minimum; null for none. */
  readonly threshold: number | null;
  /** Mean score with what the arm leaves out. */
  readonly with?: LiftScore;
  /** Mean score of the arm. */
  readonly without?: LiftScore;
}

/** A mean score on both sides, over the paired scenarios of a lift. */
export interface LiftScore {
  /** In this run. */
  readonly candidate: number;
  /** On main. */
  readonly baseline: number;
}

export interface ProbeComparison {
  /** Name of the arm. */
  readonly arm: string;
  /** What it must do. */
  readonly must: 'fail' | 'pass';
  /** `exclude`: scenarios that prove nothing count as waived. */
  readonly effect: 'warn' | 'exclude';
  /** Scenarios where it did not, so that they prove nothing. */
  readonly contrary: readonly string[];
  /** Scenarios without a verdict of it. */
  readonly unknown: readonly string[];
}

/** Groups of paired scenarios that share a tag, or a value of a fact that the policy names; absent without any. */
export interface Slices {
  /** The primary metric and every critical criterion in each tested slice, the smallest p first. */
  readonly changes: readonly SliceComparison[];
  /** Slices beyond the 40 largest, by name. */
  readonly untested: readonly string[];
}

export interface SliceComparison {
  /** The tag, or `FACT=VALUE`. */
  readonly slice: string;
  /** The metric's name, or `rubric/criterion`. */
  readonly rate: string;
  /** Its paired scenarios. */
  readonly scenarios: number;
  /** Mean over them. */
  readonly candidate: number;
  /** Mean over them on main. */
  readonly baseline: number;
  /** candidate - baseline. */
  readonly delta: number;
  /** One-sided p; 1 if the drop is below the tolerance of slices. */
  readonly p: number;
  /** p times the number of tested slices and rates, at most 1. */
  readonly adjusted_p: number;
}

/** Main over time, of a run of main: its newest five runs against a reference of five. Absent on pull requests, and where too few runs or scenarios can be compared. */
export interface MainDrift {
  /** Name of the primary metric. */
  readonly metric: string;
  /** Whether main lost at least four points, and more than chance explains. */
  readonly drifted: boolean;
  /** Five runs of main. */
  readonly reference: MainWindow;
  /** Main's newest five runs. */
  readonly newest: MainWindow;
  /** The commit, tag or branch of the policy's `reference`; absent without one. */
  readonly named?: string;
  /** reference - newest. */
  readonly drop: number;
  /** How many times as much main's runs differ as their scenarios explain. */
  readonly phi: number;
  /** Scenarios of equal content in all ten runs. */
  readonly scenarios: number;
  readonly since?: DriftStart;
  /** The scenarios whose losses, the largest first, add up to the drop, at most ten; absent unless main drifted. */
  readonly fell?: readonly DriftedPart[];
  /** Slices with at least half of the loss, in at most half of the scenarios; absent unless main drifted. */
  readonly slices?: readonly DriftedPart[];
}

/** Five runs of main. */
export interface MainWindow {
  /** Mean score over the compared scenarios. */
  readonly score: number;
  /** Time of its oldest run, ISO 8601. */
  readonly from: string;
  /** Time of its newest run. */
  readonly to: string;
}

/** Where main changed most; absent unless it drifted. */
export interface DriftStart {
  /** Time of the first run after it. */
  readonly time: string;
  /** Commit of the last run before it. */
  readonly before?: string;
  /** Commit of the first run after it. */
  readonly after?: string;
}

/** A part of the suite that fell. */
export interface DriftedPart {
  /** The scenario's id, or the slice. */
  readonly name: string;
  /** Scenarios of it. */
  readonly scenarios: number;
  /** Mean score in the reference. */
  readonly reference: number;
  /** Mean score in the newest five runs. */
  readonly newest: number;
}

/** The tag that holds the broken scenarios; absent if none has far more of them than chance gives it. */
export interface BrokenTag {
  /** The tag, or `FACT=VALUE`. */
  readonly tag: string;
  /** Broken scenarios that have it. */
  readonly broken: number;
  /** Broken scenarios. */
  readonly of: number;
  /** Paired scenarios that have it. */
  readonly scenarios: number;
}
