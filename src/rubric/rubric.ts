import type { BandFile, RubricFile } from '../../schemas/types/rubric.ts';
import type { Nodes } from './compile-nodes.ts';
import type { Condition } from './evaluation.ts';
import type { Contract } from './facts/contract.ts';
import type { DerivedFact } from './facts/derived-facts.ts';

/** A compiled rubric: everything is checked, nothing is looked up per trial. */
export interface Rubric {
  /** Kebab-case id. */
  readonly id: string;
  /** Semantic version; a major bump means that scores are not comparable. */
  readonly version: string;
  /** `sha256:` over the canonical content of the file. */
  readonly hash: string;
  /** The file as written. */
  readonly written: RubricFile;
  readonly metric: string;
  readonly title?: string;
  /** Says how a trial breaks what the rubric asks of its facts; null where it asks nothing. */
  readonly contract: Contract | null;
  /** In an order in which each comes after those that it refers to. */
  readonly derived: readonly DerivedFact[];
  readonly nodes: Nodes;
  /** What any of its parts refers to, see `Compiling`. */
  readonly refersTo: ReadonlySet<string>;
  /** What reports count: the parts of the root, then the nodes besides, each in the order of the file. */
  readonly criteria: readonly Criterion[];
  /** In the order of the file; the first that fits is the trial's. */
  readonly outcomes: readonly Outcome[];
  readonly bands: readonly BandFile[];
  /** Whether its score rests on what a judge has said: on facts under `judge`, or on what one was asked. */
  readonly byJudge: boolean;
}

/** A node that reports count by itself. */
export interface Criterion {
  readonly key: string;
  readonly question?: string;
  /** Present where it rests on what a judge has said. */
  readonly byJudge?: true;
}

export interface Outcome {
  readonly name: string;
  /** Null: takes what is left. */
  readonly when: Condition | null;
}
