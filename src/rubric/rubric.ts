import type { BandFile, RubricFile } from '../../schemas/types/rubric.ts';
import type { Nodes } from './compile-nodes.ts';
import type { Condition, Question } from './evaluation.ts';
import type { Contract } from './facts/contract.ts';
import type { DerivedFact } from './facts/derived-facts.ts';
import type { Node } from './nodes/node.ts';

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
  /** How a trial breaks the rubric's contract; null where it has none. */
  readonly contract: Contract | null;
  /** In dependency order. */
  readonly derived: readonly DerivedFact[];
  readonly nodes: Nodes;
  /** What may be put to a model. */
  readonly questions: readonly Question[];
  /** What its parts refer to, see `Compiling`. */
  readonly refersTo: ReadonlySet<string>;
  /** What reports count: the parts of the root, then the standalone nodes, each in file order. */
  readonly criteria: readonly Criterion[];
  /** In file order; a trial gets the first that fits. */
  readonly outcomes: readonly Outcome[];
  readonly bands: readonly BandFile[];
  /** Whether its score depends on a judge: on facts under `judge` or on answers. */
  readonly byJudge: boolean;
}

/** A node that reports count separately. */
export interface Criterion {
  readonly key: string;
  readonly question?: string;
  readonly status?: Node['status'];
  /** Present where it depends on a judge. */
  readonly byJudge?: true;
  /** Present where it has a score between 0 and 1, and whether that is compared rather than its passes. */
  readonly graded?: { readonly byScore: boolean };
}

export interface Outcome {
  readonly name: string;
  /** Null: takes the rest, or those whose tree ends at the label of this name. */
  readonly when: Condition | null;
  readonly isLabel?: true;
}
