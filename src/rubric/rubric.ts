import type { BandFile, RubricFile } from '../../schemas/types/rubric.ts';
import type { Nodes } from './compile-nodes.ts';
import type { Condition, JudgedQuestion, Question } from './evaluation.ts';
import type { Contract } from './facts/contract.ts';
import type { DerivedFact } from './facts/derived-facts.ts';
import type { Node } from './nodes/node.ts';

/** A compiled rubric: fully checked, with all references resolved. */
export interface Rubric {
  /** Name of its file in messages. */
  readonly file: string;
  readonly id: string;
  /** Semantic version; a major bump means that scores are not comparable. */
  readonly version: string;
  /** `sha256:` over the canonical content of the file. */
  readonly hash: string;
  readonly written: RubricFile;
  readonly metric: string;
  readonly title?: string;
  /** Checks a trial against the rubric's contract; null if it has none. */
  readonly contract: Contract | null;
  /** In dependency order. */
  readonly derived: readonly DerivedFact[];
  readonly nodes: Nodes;
  readonly questions: readonly Question[];
  /** Every question of its judge nodes, however it is answered. */
  readonly judged: readonly JudgedQuestion[];
  /** References of all its parts; see `needs` in `Compiling`. */
  readonly refersTo: ReadonlySet<string>;
  /** Nodes that reports count: the parts of the root, then the standalone nodes, each in file order. */
  readonly criteria: readonly Criterion[];
  /** Outcomes in file order; a trial gets the first that fits. */
  readonly outcomes: readonly Outcome[];
  readonly bands: readonly BandFile[];
  /** Whether its score depends on a judge: on facts under `judge` or on answers of models. */
  readonly byJudge: boolean;
  /** Keys of the questions on which its score rests. */
  readonly restsOn: readonly string[];
}

export interface Criterion {
  readonly key: string;
  readonly question?: string;
  readonly status?: Node['status'];
  /** Present if it depends on a judge. */
  readonly byJudge?: true;
  /** Keys of the questions on which it rests. */
  readonly restsOn: readonly string[];
  /** Present if its score may lie between 0 and 1; `byScore`: scores are compared, not passes. */
  readonly graded?: { readonly byScore: boolean };
}

export interface Outcome {
  readonly name: string;
  /** Null: takes the rest or, with `isLabel`, the trials whose tree ends at the label of this name. */
  readonly when: Condition | null;
  readonly isLabel?: true;
}
