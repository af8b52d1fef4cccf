import type { Decision } from '../../../schemas/types/decision.ts';
import type { RunEvidence } from '../../../schemas/types/gate.ts';
import type { NodeResult, TrialError } from '../../../schemas/types/result.ts';
import type { ComparedTrial } from '../../gating/compared-trials.ts';

/** States of a scenario, in the order of the list. `failed` and `passed`: the same result as on main, or nothing to compare with. */
export const SCENARIO_STATES = ['broke', 'fixed', 'unjudged', 'failed', 'passed'] as const;

export type ScenarioState = (typeof SCENARIO_STATES)[number];

/** How a scenario did in one run. */
export const CELLS = {
  p: 'passed',
  f: 'failed',
  m: 'passed in some trials',
  c: 'crashed',
  u: 'no verdict',
  o: 'not in this run',
} as const;

export type Cell = keyof typeof CELLS;

/** Means over its trials on main and in this run; null if a side has none. */
export type Sides = readonly [main: number | null, candidate: number | null];

/** One scenario of the list. */
export interface PageRow {
  readonly scenario: string;
  readonly title?: string | undefined;
  readonly state: ScenarioState;
  /** Whether it has both passing and failing trials, on main or in this run. */
  readonly isFlaky: boolean;
  readonly tags: readonly string[];
  /** `FACT=VALUE`. */
  readonly slices: readonly string[];
  /** Criteria that fail in this run, as `rubric/criterion`. */
  readonly criteria: readonly string[];
  /** One `Cell` for each of main's runs, oldest first, and for this run. */
  readonly cells: string;
  /** Primary score, 0 to 1. */
  readonly score: Sides;
  /** US dollars. */
  readonly cost: Sides;
  /** Milliseconds. */
  readonly latency: Sides;
}

/** A scenario as the script lists it. */
export interface ListRow extends PageRow {
  /** Name of its anchor after `#s-`. */
  readonly slug: string;
  /** Index of its group. */
  readonly group: number;
}

/** What the script lists: the data block `index`, which it unpacks. */
export interface PageList extends Pick<PageData, 'columns' | 'prompt'> {
  /** The causes of broken scenarios, then the states of the others. */
  readonly groups: readonly string[];
  readonly rows: readonly ListRow[];
}

/**
 * Scenarios of a data block: the trials of row n are line n % `IN_BLOCK` of block n / `IN_BLOCK`, as JSON; empty if they are in the page or left
 * out. Small enough to open at once, large enough to pack well.
 */
export const IN_BLOCK = 50;

/** A node of a result tree as the page shows it. */
export interface PageNode extends Pick<NodeResult, 'key' | 'verdict' | 'score' | 'explanation'> {
  readonly children?: readonly PageNode[] | undefined;
}

/** A trial as the page shows it. */
export interface PageTrial extends Pick<ComparedTrial, 'passed' | 'reason' | 'steps'> {
  readonly trial: number;
  readonly error: Pick<TrialError, 'kind' | 'message'> | null;
  /** One for each rubric. */
  readonly trees: readonly PageNode[];
  /** What the agent gave back as text, with long texts cut; absent if the trial does not record it. */
  readonly output?: string | undefined;
}

/** Both sides of a scenario, trials in ascending number. Of main's, only the one that is compared has trees. */
export interface PageScenario {
  /** The task, with long texts cut; null if the trials do not record it. */
  readonly input: string | null;
  readonly main: readonly PageTrial[];
  readonly candidate: readonly PageTrial[];
}

/** A run of main as the page names it. */
export interface PageRun {
  /** `main` for the newest, `m−2` two runs before it. */
  readonly name: string;
  /** Its commit or file, and its day. */
  readonly label: string;
  readonly url: string | undefined;
  /** Mean trial scores by rubric, 0 to 1. */
  readonly scores: Readonly<Record<string, number>>;
}

/** A text of a config, on main and in this run; null if a side does not have it. */
export interface ConfigTextPair {
  readonly name: string;
  readonly base: string | null;
  readonly head: string | null;
}

/** Everything that the page shows. */
export interface PageData {
  readonly decision: Decision;
  /** Main's runs, oldest first. */
  readonly runs: readonly PageRun[];
  /** Main's runs by cell of a row, oldest first: name, commit and day. */
  readonly columns: readonly string[];
  /** The result for a coding agent, as Markdown. */
  readonly prompt: string;
  /** Every scenario of the run. */
  readonly rows: readonly PageRow[];
  /** Both sides of a scenario; undefined if its trials are not kept. */
  trialsOf(scenario: string): PageScenario | undefined;
  /** Packs a text for `unpack` of the script: base64. */
  pack(text: string): string;
  /** Texts in which the head config differs from the base config. */
  readonly changed: readonly ConfigTextPair[];
  /** What this run rests on, and each compared run of main; undefined if that is unknown. */
  readonly evidence: {
    readonly run: RunEvidence | undefined;
    readonly baselines: readonly (RunEvidence | undefined)[];
  };
  /** The policy that decided; null for the default. */
  readonly policy: string | null;
  readonly tool: string;
}
