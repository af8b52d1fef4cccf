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
    /** The fresh trials, scored by the config that decided, a document of `report.schema.json`. */
    readonly report: object;
    /** The same by the run's own config; null where both score alike. */
    readonly head: object | null;
  };
  /** The waivers that counted: those of the base branch. */
  readonly waivers: readonly Waiver[];
  /** Labels of the pull request, where the policy that decided asks for one; null when GitHub did not return them. */
  readonly labels: readonly string[] | null;
  /** Findings made before the decision, while the runs of main were fetched. */
  readonly notes: readonly StoredNote[];
  /** Runs of main, newest first. */
  readonly baselines: readonly StoredBaseline[];
  /** Main's newest run, where something else was compared with; absent otherwise. */
  readonly newest?: StoredBaseline;
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
  readonly kind: 'rubric' | 'mapping' | 'policy';
  /** Path inside the bundle. */
  readonly file: string;
  /** What messages called it. */
  readonly name: string;
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
  readonly subject_kind?: 'metric' | 'criterion' | 'outcome' | 'scenario' | 'rubric' | 'baseline' | 'usage';
  /** The known name that is nearest to an unknown one. */
  readonly suggestion?: string;
  readonly place?: Place;
}

/** A run of main, measured. */
export interface StoredBaseline {
  /** Where the run came from. */
  readonly origin: BaselineOrigin;
  /** The run, scored by the config that decided, a document of `report.schema.json`. */
  readonly report: object;
  /** The run, scored by the candidate's own config; null where both configs score alike, so that it is `report`. */
  readonly head: MeasuredReport | Unavailable | null;
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
