import type { Decision } from '../../../schemas/types/decision.ts';

interface Links {
  readonly artifact?: string | undefined;
  /** The HTML report, which opens in the browser. */
  readonly report?: string | undefined;
  /** The bundle in commands: its folder, or the name of the downloaded artifact. */
  readonly bundle?: string | undefined;
  readonly run?: string | undefined;
}

export interface RenderOptions {
  /** Whether the artifact storage is used up, so that main cannot save a baseline either. */
  readonly isStorageFull?: boolean;
  /** Most bytes of the text in UTF-8; at least 4,000, which the shortest form never exceeds. */
  readonly limit?: number;
  readonly links: Links;
  /** False leaves out the agent's words: why a scenario failed, and error messages. Default true. */
  readonly includeOutput?: boolean;
}

/** How much one rendering shows. Counts are exact, even if entries are left out. */
export interface Detail {
  readonly findings: number;
  /** Rows of a list that are open; `folded`: rows after these that are folded. */
  readonly open: number;
  readonly folded: number;
  readonly metrics: number;
  readonly causes: number;
  readonly ids: number;
  /** Whether errored trials and every outcome are listed. */
  readonly evidence: boolean;
  /** Code points of one sentence. */
  readonly sentence: number;
}

export interface View {
  readonly decision: Decision;
  readonly detail: Detail;
  readonly links: Links;
  readonly includeOutput: boolean;
  readonly isStorageFull?: boolean;
  readonly here: 'this PR' | 'this run';
}
