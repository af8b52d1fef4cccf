import type { Decision } from '../../../schemas/types/decision.ts';

interface Links {
  /** Where the full results were uploaded. */
  readonly artifact?: string | undefined;
  /** The HTML report, which opens in the browser. */
  readonly report?: string | undefined;
  /** The bundle as a command takes it: its folder, or the file that the artifact is downloaded as. */
  readonly bundle?: string | undefined;
  /** The workflow run that made the decision. */
  readonly run?: string | undefined;
}

export interface RenderOptions {
  /** Most bytes of UTF-8 that the text may take; at least 4,000, which the shortest form always keeps. */
  readonly limit?: number;
  readonly links: Links;
  /** False leaves out what the agent said: why a scenario failed, and error messages. Default true. */
  readonly includeOutput?: boolean;
}

/** How much one rendering shows. Counts are exact whatever is left out. */
export interface Detail {
  readonly findings: number;
  /** Rows of a list that stand open, and rows after these that are folded. */
  readonly open: number;
  readonly folded: number;
  readonly metrics: number;
  readonly causes: number;
  /** Ids of one cause. */
  readonly ids: number;
  /** Whether errored trials and every outcome are listed. */
  readonly evidence: boolean;
  /** Code points of one sentence. */
  readonly sentence: number;
}

/** What every section is given. */
export interface View {
  readonly decision: Decision;
  readonly detail: Detail;
  readonly links: Links;
  readonly includeOutput: boolean;
  /** What the column of the run is called. */
  readonly here: 'this PR' | 'this run';
}
