// Generated from schemas/init.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Count, Unselected } from './report.ts';

/** What `agent-gate init --json` prints: what was written, what was found in the results, and what comes next. */
export interface InitReport {
  /** Version of this format. */
  readonly schema: 1;
  /** Files that were written, sorted. */
  readonly written: readonly string[];
  /** Files that stood there already and were left as they are, sorted. */
  readonly kept: readonly string[];
  /** Other files that the gate needs, sorted: a mapping and the repository's own rubrics. */
  readonly used: readonly string[];
  /** What the gate is given. */
  readonly inputs: {
    /** Paths or patterns. */
    readonly results: readonly string[];
    /** How they are read: a shipped mapping or a file; null for the native format. */
    readonly mapping: string | null;
    /** Only trials with all of these facts. */
    readonly select: readonly Selection[];
  };
  /** The results as they are now; null where none were named. */
  readonly found: null | FoundResults;
  /** What is left to people, one sentence each. */
  readonly todo: readonly string[];
  /** What comes next in a shell. */
  readonly commands: {
    /** Gates the results. */
    readonly gate: string;
    /** Commits what was written, one command a line; null where nothing was. */
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

/** What the results hold, and what judges them. */
export interface FoundResults {
  /** Trials. */
  readonly trials: number;
  /** Scenarios. */
  readonly scenarios: number;
  readonly unselected?: Unselected;
  /** Trials with a verdict. */
  readonly scored: number;
  /** What judges them: the repository's own rubrics, the harness's own verdict, a rubric that was drafted, or a placeholder of one. */
  readonly judges: 'own' | 'verdict' | 'draft' | 'placeholder';
  /** How they come out now, by rubric. */
  readonly rubrics: readonly FoundRubric[];
  /** File of drafted cases, one of which holds a real trial; null where there is none. */
  readonly cases: string | null;
  /** Why a rubric was drafted without cases: the policy keeps no trials (`evidence`), names unknown secrets (`secrets`), or the first trial does not fit into a file of cases (`trial`); null where it was not. */
  readonly no_cases: null | 'evidence' | 'secrets' | 'trial';
  /** Keys of ground truth and final state about which the drafted rubric asks nothing. */
  readonly left_out: readonly string[];
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
