// Generated from schemas/init.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".

/** What a drafted mapping rests on; null where a known format reads the results. */
export type DraftReport = null | DraftedMapping;

/** What `agent-gate init --json` prints: what it wrote, what the results hold, and what to do next. */
export interface InitReport {
  /** Version of this format. */
  readonly schema: 1;
  /** Files written, sorted. */
  readonly written: readonly string[];
  /** Files that already existed and were left alone, sorted. */
  readonly kept: readonly string[];
  /** Existing files that the gate needs, sorted: a mapping and your own rubrics. */
  readonly used: readonly string[];
  /** Inputs of the gate. */
  readonly inputs: {
    /** Paths or patterns of the results. */
    readonly results: readonly string[];
    /** A shipped mapping or a file; null for the native format. */
    readonly mapping: string | null;
    /** Selects trials that have all of these facts. */
    readonly select: readonly Selection[];
  };
  /** The results; null where there are none yet. */
  readonly found: null | FoundResults;
  /** Steps left to you, one sentence each. */
  readonly todo: readonly string[];
  /** Commands to run next. */
  readonly commands: {
    /** Runs the gate on the results. */
    readonly gate: string;
    /** Commits the written files, one command a line; null where none was written. */
    readonly commit: string | null;
  };
}

/** A fact and the value that it must have. */
export interface Selection {
  /** Dotted path of the fact. */
  readonly fact: string;
  /** Its value as text. */
  readonly value: string;
}

/** What the results hold, and what scores them. */
export interface FoundResults {
  /** Trials. */
  readonly trials: number;
  /** Scenarios. */
  readonly scenarios: number;
  /** Trials without an error that passed by the harness's own verdict. */
  readonly passed: number;
  /** Trials without an error that failed by the harness's own verdict. */
  readonly failed: number;
  readonly errors: FoundErrors;
  /** Records that are no trials by the mapping's `when`. */
  readonly unread: number;
  /** Totals that the files report about themselves, by the names of `expect` in a mapping, and what was read. */
  readonly declared: readonly DeclaredTotal[];
  /** Other files with the same scenarios, each a run of its own, and how many scenarios ask the same there. */
  readonly runs: readonly OtherRun[];
  /** Size of the files. */
  readonly bytes: number;
  /** Results files that git tracks: each run would read them with its own. */
  readonly committed: readonly string[];
  /** Whether the shipped mapping that reads the results was never tried on a file that its tool wrote. */
  readonly unverified: boolean;
  readonly draft: DraftReport;
  /** Trials without an error that carry the verdict of the harness. */
  readonly verdicts: number;
  /** Trials with a verdict. */
  readonly scored: number;
  /** What scores the trials: your own rubrics, the harness's verdict, a drafted rubric, or a placeholder. */
  readonly judges: 'own' | 'verdict' | 'draft' | 'placeholder';
  /** Scores by rubric. */
  readonly rubrics: readonly FoundRubric[];
}

/** Trials with an error, by kind. */
export interface FoundErrors {
  /** Crashes of the agent. */
  readonly agent: number;
  /** Errors of the infrastructure. */
  readonly infrastructure: number;
  /** Errors of the judge, and records without a verdict. */
  readonly judge: number;
}

export interface DeclaredTotal {
  /** Its name. */
  readonly total: string;
  /** The number in the files. */
  readonly declared: number;
  /** The number that was read. */
  readonly read: number;
}

export interface OtherRun {
  /** The file. */
  readonly file: string;
  /** Its scenarios. */
  readonly scenarios: number;
  /** Scenarios that ask the same in both. */
  readonly same: number;
  /** Trials that passed there. */
  readonly passed: number;
}

/** A mapping drafted from the results. */
export interface DraftedMapping {
  /** Where each part of a trial comes from, in the order of the mapping. */
  readonly guesses: readonly MappingGuess[];
  /** Selectors that the mapping does not read. */
  readonly left: readonly string[];
}

/** One part of a trial. */
export interface MappingGuess {
  /** Part of the mapping. */
  readonly part: string;
  /** Selectors; empty where trials are counted. */
  readonly from: readonly string[];
  /** Records that have it. */
  readonly present: number;
  /** Records that were looked at, at most 2000. */
  readonly of: number;
  /** Of the scenario: `parts` keep records apart that share the first name; `same`: records of one id ask the same, so they are its trials; `attempts`: each record has an id of its own beside that of its scenario; `unknown`: nothing shows whether they ask the same. Of the verdict: `constant`: it is the same in every record; `all`: it holds if all values of a list are true. */
  readonly why?: 'parts' | 'same' | 'attempts' | 'unknown' | 'constant' | 'all';
}

/** Score and passes of one rubric. */
export interface FoundRubric {
  /** Its id. */
  readonly rubric: string;
  /** Name of its score. */
  readonly metric: string;
  /** 0 to 1; null where no trial was scored. */
  readonly score: number | null;
  readonly trials: Count;
}

/** Trials that passed, of those that were scored. */
export interface Count {
  /** Passes. */
  readonly passed: number;
  /** Trials. */
  readonly total: number;
}
