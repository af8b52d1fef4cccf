import type { ErroredTrial, TrialCounts } from '../../schemas/types/report.ts';
import type { ComparisonKey } from './comparing/comparison-key.ts';
import type { CriterionComparison, MetricComparison, OutcomeComparison } from './comparing/rate-comparison.ts';

export type Decided = 'pass' | 'fail' | 'inconclusive' | 'invalid';

/** One reason behind the decision. */
export interface Finding {
  /** Stable kebab-case name of the case, for example `metric-regressed`. */
  readonly code: string;
  /** `block` makes the decision `fail`, `invalid` makes it `invalid`; the others inform. */
  readonly effect: 'invalid' | 'block' | 'warn' | 'notice';
  readonly what: string;
  readonly expected?: string;
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
  /** File, line and column, for a problem of the input. */
  readonly where?: string;
  /** Of a rate that blocks: how many scenarios fell in it, or fail it, and the worst of them. */
  readonly scenarios?: { readonly total: number; readonly worst: readonly FindingScenario[] };
}

/** A scenario behind a rate that blocks, with what it has of that rate, 0 to 1: nothing of an outcome. */
export interface FindingScenario {
  readonly scenario: string;
  readonly candidate?: number;
  /** Mean of main's runs that it is compared with; null where there is none. */
  readonly baseline?: number | null;
}

/** A scenario that passes on one side and fails on the other, or is not the same on both. */
export interface Flip {
  readonly scenario: string;
  /** Its id on main, where that is another one. */
  readonly renamed_from?: string;
  readonly title?: string;
  /** Mean trial score on each side, 0 to 1; null where the scenario has none. */
  readonly baseline: number | null;
  readonly candidate: number | null;
  /**
   * How much of the primary metric's change over the whole suite is due to its being new, removed or changed, -1 to 1: positive flatters the
   * candidate. Present in these lists, null where it is not known; all of them together are what the change over the paired ones lacks.
   */
  readonly suite_effect?: number | null;
  /** What failed on the side that did not pass. */
  readonly why?: string;
}

/** Where a run came from; every part is unknown on the command line. */
export interface RunOrigin {
  readonly sha?: string;
  readonly run_id?: number;
  readonly run_url?: string;
}

export interface BaselineOrigin extends RunOrigin {
  /** For people: a file name, or `main at 1a2b3c4`. */
  readonly label: string;
  /** Commits between the baseline and the base of the candidate. */
  readonly distance?: number;
  /** When the baseline was saved, ISO 8601 in UTC. */
  readonly created?: string;
  /** Days from then to the day of the decision. */
  readonly age_days?: number;
}

/** How a metric has gone on main, as the same content of its rubric has measured it. */
export interface Trend {
  readonly name: string;
  /** Oldest first, three to ten; the run itself is not among them. */
  readonly runs: readonly TrendPoint[];
}

export interface TrendPoint {
  readonly sha?: string;
  /** ISO 8601 in UTC, or a day. */
  readonly time: string;
  readonly score: number;
}

/** A waiver and what became of it: it covers something that would block, it was not needed, it was not enough, or its day is over. */
export interface AppliedWaiver {
  /** The metric, `rubric/criterion` or scenario. */
  readonly subject: string;
  readonly ceiling: number | null;
  readonly reason: string;
  readonly owner: string;
  readonly expires: string;
  readonly effect: 'used' | 'unused' | 'exceeded' | 'expired' | 'ignored';
}

/** The run's own ruler beside the one that decided: what changed in it, and what that does to the numbers. */
export interface ConfigReport {
  /** For people: `main at 1a2b3c4`. */
  readonly decided_by: string;
  /** What the run's own ruler would decide. */
  readonly would_decide: Decided;
  /** Present where the deciding ruler's mapping could not read the run's results, and the run's own did. */
  readonly read_by_head?: true;
  readonly changes: readonly ConfigChange[];
  readonly effects: readonly ConfigEffect[];
  /** What could not be scored again, and why. */
  readonly not_rescored: readonly string[];
}

export interface ConfigChange {
  readonly kind: 'rubric' | 'mapping' | 'policy';
  readonly name: string;
  /** Version and short hash; null where that side has none. */
  readonly old: string | null;
  readonly new: string | null;
}

/** One way in which a run lowers its own bar. */
export interface Relaxation {
  /** What it is about: a metric, `rubric/criterion`, rubric, outcome or scenario, or the policy as a whole. */
  readonly subject: string;
  /** Its threshold, its tolerance, that it has to pass... */
  readonly what: string;
  /** Both sides, for people. */
  readonly old: string;
  readonly new: string;
}

/** A change of a rate, told apart by its cause; each part -1 to 1 over the scenarios of both sides, null where it is not known. */
export interface ConfigEffect {
  /** The metric, or `rubric/criterion`. */
  readonly subject: string;
  /** Same ruler, two agents: candidate - baseline, both under the ruler that decided. */
  readonly agent: number | null;
  /** Same agent, two rulers: the baseline under the run's own ruler - the baseline under the one that decided. */
  readonly config: number | null;
  /** The plain difference: the candidate under its own ruler - the baseline under the one that decided. */
  readonly total: number | null;
}

/** The gate's decision, once and as data: comment, summary, annotations, outputs and exit code all read this. */
export interface Decision {
  readonly schema: 1;
  readonly suite: string;
  readonly decision: Decided;
  /** One sentence: the reason that decided. */
  readonly headline: string;
  readonly exit_code: 0 | 1 | 2 | 3;
  /** Trials per scenario that the run lacks before it can be decided, under `on_inconclusive: more-trials`; else 0. */
  readonly more_trials: number;
  readonly candidate: RunOrigin;
  /** The newest run of main. */
  readonly baseline: BaselineOrigin | null;
  /** All runs of main that the comparison used, newest first. */
  readonly baselines: readonly BaselineOrigin[];
  /** What this suite can see, and what would settle an inconclusive result, in sentences for people. */
  readonly power: readonly string[];
  readonly waivers: readonly AppliedWaiver[];
  /** The run's own ruler beside the one that decided; null where they are one. */
  readonly config: ConfigReport | null;
  /** Every way in which the run lowers its own bar, what gates first. */
  readonly relaxed: readonly Relaxation[];
  /** The comparability keys of the candidate, null where it could not be read, and of the newest run of main. */
  readonly compared: { readonly candidate: ComparisonKey | null; readonly baseline: ComparisonKey | null };
  readonly findings: readonly Finding[];
  readonly metrics: readonly MetricComparison[];
  /** Of the metrics that main has measured three times or more. */
  readonly trends: readonly Trend[];
  readonly criteria: readonly CriterionComparison[];
  readonly outcomes: readonly OutcomeComparison[];
  readonly trials: TrialCounts;
  /**
   * `total`: all of the candidate's; `paired`: with a verdict on both sides; `new`, `removed`: on one side; `changed`: the same id asks
   * something else; `renamed`: another id asks the same.
   */
  readonly scenarios: Readonly<Record<'total' | 'paired' | 'new' | 'removed' | 'changed' | 'renamed', number>>;
  readonly flips: Readonly<Record<'broke' | 'fixed' | 'new' | 'removed' | 'changed' | 'renamed', readonly Flip[]>>;
  /** Candidate trials that ended in an error, by scenario and trial. */
  readonly errored: readonly ErroredTrial[];
}
