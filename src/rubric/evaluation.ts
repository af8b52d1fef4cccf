import type { Observation, Verdict } from '../../schemas/types/result.ts';
import type { AnswerForm, Otherwise, Severity } from '../../schemas/types/rubric.ts';
import type { JsonObject } from '../contract/json.ts';
import type { Trial } from '../suite/trial.ts';

/** One rubric's reading of one trial: everything that its conditions and nodes may see. */
export interface Evaluation {
  readonly trial: Trial;
  /** Derived facts by slot, filled in the order of their references; undefined where one is indeterminate. */
  readonly derived: unknown[];
  /** Judgements of the named nodes by slot, filled in the order of their references; see `judgementAt`. */
  readonly nodes: Judgement[];
  /** Named nodes, by slot, that have no judgement for want of an answer: whoever reads one of them has none either. */
  readonly unanswered: (Unanswered | undefined)[];
  /** The items that enclosing `each` nodes look at, the innermost last. */
  readonly items: readonly unknown[];
  /** How many items all `each` nodes have looked at so far. */
  readonly visited: { items: number };
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

/** Undefined: it is indeterminate, because a fact is absent or of a type that the operator cannot read. */
export type Truth = boolean | undefined;

/**
 * A compiled condition. Asking is kept apart from explaining, so that whoever needs only scores builds no sentence. What
 * is indeterminate stays so under `not`, so that nothing passes on a fact that is not there.
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
    visited: { items: 0 },
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

/** What a node makes of a trial, without the words. */
export interface Judgement {
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** How bad it is where the node did not pass; of a parent: the worst among its parts that did not. */
  readonly severity: Severity;
  /** The score before it was calibrated or brought into 0 to 1, where that changed it. */
  readonly raw?: number;
  /**
   * Where a rule decided and no severity: `no` is a question answered so, a missed threshold, the rule of a kind or of where it does not
   * apply, and fails whatever the severity; `unknown` fails whatever the threshold too.
   */
  readonly answer?: 'no' | 'unknown';
  /**
   * Present where it rests on what is indeterminate: its score is only the least that it may be, but that a part of which it is indeterminate
   * whether it applies shares out its weight.
   */
  readonly indeterminate?: true;
  /** Present where it passed by a mild severity alone, although it fell short of what it asks. */
  readonly mild?: true;
  /** Of what passed in full: how bad it would be to fall short, where `severity` does not say so. */
  readonly short?: Severity;
  /** Judgements of the nodes below. */
  readonly parts: readonly Judgement[];
}

/** Whether one of these rests on what is indeterminate. */
export function isIndeterminate(judgements: readonly Judgement[]): true | undefined {
  return judgements.some(({ indeterminate }) => indeterminate) || undefined;
}

export const NO_PARTS: readonly Judgement[] = [];

/** Of a node that did not apply, or was not asked. */
export const SKIPPED: Judgement = { verdict: 'skipped', score: null, severity: 'none', parts: NO_PARTS };

/** The answer that an author chose for where a node has nothing to judge; skipped where none was chosen. */
export function answered(otherwise: Otherwise | undefined, severity: Severity): Judgement {
  if (otherwise === 'pass') return { verdict: 'pass', score: 1, severity, parts: NO_PARTS };
  if (otherwise === 'fail') return { verdict: 'fail', score: 0, severity, parts: NO_PARTS, answer: 'no' };
  return { verdict: 'skipped', score: null, severity, parts: NO_PARTS };
}
