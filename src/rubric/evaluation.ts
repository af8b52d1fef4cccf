import type { Observation } from '../../schemas/types/result.ts';
import type { AnswerForm } from '../../schemas/types/rubric.ts';
import type { JsonObject } from '../contract/json.ts';
import type { Trial } from '../suite/trial.ts';
import type { Judgement } from './judgement.ts';

/** One rubric's reading of one trial: everything that its conditions and nodes may see. */
export interface Evaluation {
  readonly trial: Trial;
  /** Derived facts by slot, filled in the order of their references; undefined where one cannot be told. */
  readonly derived: unknown[];
  /** Judgements of the named nodes by slot, filled in the order of their references; see `judgementAt`. */
  readonly nodes: Judgement[];
  /** Named nodes, by slot, that have no judgement for want of an answer: whoever reads one of them has none either. */
  readonly unanswered: (Unanswered | undefined)[];
  /** The items that enclosing `each` nodes look at, the innermost last. */
  readonly items: readonly unknown[];
  /** How many items all `each` nodes have looked at so far. */
  readonly looked: { items: number };
  /** How many characters its derived facts have made so far. */
  readonly made: { characters: number };
  /** Judgement of the whole rubric, for outcomes; null before it is made. */
  total: Judgement | null;
}

/** What an explanation leaves behind besides its sentence. */
export interface Notes {
  /** Facts read for the node so far; replaced rather than filled, as most nodes read one. */
  observed: readonly Observation[];
  /** Of the whole trial, each once. */
  readonly warnings: string[];
}

/** Undefined: it cannot be told, because a fact is absent or of a type that the operator cannot read. */
export type Truth = boolean | undefined;

/**
 * A compiled condition. Asking is kept apart from explaining, so that whoever needs only scores builds no sentence. What
 * cannot be told stays so under `not`, so that nothing passes on a fact that is not there.
 */
export interface Condition {
  test(at: Evaluation): Truth;
  /** Why `test` answers as it does: a statement that is true of the trial; what was read is added to the notes. */
  explain(at: Evaluation, notes: Notes): string;
}

/** A trial that a node can give no verdict on, for a reason that is not the agent's: it ends the rubric's judgement. */
export class Unjudgeable extends Error {
  override name = 'Unjudgeable';
}

/** What a judge can be asked. */
export interface Question {
  /** Under which an answer is kept with a trial: hash of the question, the form of its answer and the names of what it sees. */
  readonly id: string;
  /** Of its node: an answer by that name may be recorded as a fact. */
  readonly key: string;
  readonly question: string;
  readonly form: AnswerForm;
  /** What it sees of a trial, by path; null where the trial does not carry it. */
  shown(at: Evaluation): JsonObject;
}

/** A trial with a question that nobody has answered. */
export class Unanswered extends Unjudgeable {
  override name = 'Unanswered';
  /** Null where only whoever made the trial can answer. */
  readonly question: Question | null;

  constructor(message: string, question: Question | null) {
    super(message);
    this.question = question;
  }
}

const NOTHING: readonly Observation[] = [];

/** An evaluation that has read and judged nothing yet. */
export function startEvaluation(trial: Trial): Evaluation {
  return {
    trial,
    derived: [],
    nodes: [],
    unanswered: [],
    items: [],
    looked: { items: 0 },
    made: { characters: 0 },
    total: null,
  };
}

/** Judgement of a named node; undefined before it is made. @throws Unanswered where there is none for want of an answer */
export function judgementAt({ nodes, unanswered }: Evaluation, slot: number): Judgement | undefined {
  const judgement = nodes[slot];
  if (judgement === undefined && unanswered[slot] !== undefined) throw unanswered[slot];
  return judgement;
}

/** Notes for one node; warnings are shared by all nodes of the trial. */
export function startNotes(warnings: string[]): Notes {
  return { observed: NOTHING, warnings };
}

/** Notes a fact that was read, once. */
export function observe(notes: Notes, observation: Observation): void {
  if (notes.observed.some((one) => one.field === observation.field)) return;
  notes.observed = notes.observed.length === 0 ? [observation] : [...notes.observed, observation];
}

/** Adds a warning once. */
export function warn(notes: Notes, warning: string): void {
  if (!notes.warnings.includes(warning)) notes.warnings.push(warning);
}
