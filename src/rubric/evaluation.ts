import type { Observation, Verdict } from '../../schemas/types/result.ts';
import type { AnswerForm, Otherwise, Severity } from '../../schemas/types/rubric.ts';
import type { JsonObject } from '../contract/json.ts';
import type { Trial } from '../suite/trial.ts';
import { recorded } from './values/shown-value.ts';

/** The state of one rubric on one trial: everything that conditions and nodes may read. */
export interface Evaluation {
  readonly trial: Trial;
  /** Derived facts by slot, filled in dependency order; undefined where one is indeterminate. */
  readonly derived: unknown[];
  /** Judgements of the named nodes by slot, filled in dependency order; see `judgementAt`. */
  readonly nodes: Judgement[];
  /** Named nodes, by slot, that a judge has not answered; a node that reads one of them is unanswered too. */
  readonly unanswered: (Unanswered | undefined)[];
  /** The current items of the enclosing `each` nodes, the innermost last. */
  readonly items: readonly unknown[];
  /** Their indexes in their lists. */
  readonly places: readonly number[];
  /** What counts against the limits so far: items that all `each` nodes have visited, characters that derived facts have made. */
  readonly spent: { items: number; characters: number };
  /** Judgement of the whole rubric, for outcomes; null before it is made. */
  total: Judgement | null;
}

/** What an explanation records besides its sentence. */
export interface Notes {
  /** Facts read for the node so far; replaced, not filled, as most nodes read one. */
  observed: readonly Observation[];
  /** Warnings of the whole trial, each once. */
  readonly warnings: string[];
}

/** Undefined: indeterminate, as a fact is absent or of a type that the operator cannot read. */
export type Truth = boolean | undefined;

/**
 * A compiled condition. Testing and explaining are separate, so that scores alone build no sentences. An indeterminate
 * condition stays so under `not`, so that nothing passes on an absent fact.
 */
export interface Condition {
  test(at: Evaluation): Truth;
  /** Why `test` answers as it does: a true statement about the trial. Adds what it read to the notes. */
  explain(at: Evaluation, notes: Notes): string;
}

/** A trial without a verdict for a reason that is not the agent's; it ends the rubric's judgement. */
export class Unjudgeable extends Error {
  override name = 'Unjudgeable';
}

/** A question for one model. */
export interface Question {
  /** Key of the stored answers: hash of the question, the form of its answer, the paths of what it sees and the model that the rubric names. */
  readonly id: string;
  /** A trial may record an answer as the fact `judge.KEY`, for every item where it is asked inside `each`. */
  readonly key: string;
  readonly question: string;
  readonly form: AnswerForm;
  /** The model that the rubric names; null: the policy's. */
  readonly model: string | null;
  /** Whether it is asked of items: its stored answers are told apart by what was shown. */
  readonly isOfItems: boolean;
  /** What it sees, by path; null for an absent fact. */
  shown(at: Evaluation): JsonObject;
}

/** A question about one trial, or about one item of it. */
export interface Asking extends Omit<Question, 'shown'> {
  /** What the model gets. */
  readonly shown: JsonObject;
}

/** A node without a verdict, as questions are unanswered. */
export class Unanswered extends Unjudgeable {
  override name = 'Unanswered';
  /** Those that a model can be asked; the trial's own record alone can answer others. */
  readonly questions: readonly Asking[];
  /** Judgements of the nodes below, where they were judged: those that rest on no answer have a verdict. */
  readonly parts: readonly Judgement[];

  constructor(message: string, questions: readonly Asking[], parts: readonly Judgement[] = NO_PARTS) {
    super(message);
    this.questions = questions;
    this.parts = parts;
  }
}

/** The judgement; one of verdict `error` where an answer is missing. */
export function judgedOrMissing(judge: () => Judgement): Judgement {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return missingJudgement(error);
  }
}

/** @throws Unanswered with all of these parts, where one lacks an answer: it hides no verdict of the others */
export function requireAnswers(parts: readonly Judgement[]): void {
  const first = parts.find(({ missing }) => missing !== undefined)?.missing;
  if (first === undefined) return;
  const questions = parts.flatMap(({ missing }) => missing?.questions ?? []);
  throw new Unanswered(first.message, questions, parts);
}

/** The judgement of a node that has no verdict, as questions are unanswered. */
export function missingJudgement(missing: Unanswered): Judgement {
  return { verdict: 'error', score: null, severity: 'none', parts: missing.parts, missing };
}

const NOTHING: readonly Observation[] = [];

const NO_ITEMS: readonly unknown[] = [];
const NO_PLACES: readonly number[] = [];

/** An empty evaluation. */
export function startEvaluation(trial: Trial): Evaluation {
  return {
    trial,
    derived: [],
    nodes: [],
    unanswered: [],
    items: NO_ITEMS,
    places: NO_PLACES,
    spent: { items: 0, characters: 0 },
    total: null,
  };
}

/** Judgement of a named node; undefined before it is made. @throws Unanswered where a judge has not answered */
export function judgementAt({ nodes, unanswered }: Evaluation, slot: number): Judgement | undefined {
  const judgement = nodes[slot];
  if (judgement === undefined && unanswered[slot] !== undefined) throw unanswered[slot];
  return judgement;
}

/** Notes for one node; warnings are shared by all nodes of the trial. */
export function startNotes(warnings: string[]): Notes {
  return { observed: NOTHING, warnings };
}

/** Adds a fact to the notes once; undefined: it is absent. */
export function observe(notes: Notes, field: string, value: unknown): void {
  if (notes.observed.some((one) => one.field === field)) return;
  const { cut, value: kept } = recorded(value);
  const seen = value === undefined ? { field } : { field, value: kept };
  // Keys in canonical order.
  const observation = cut === undefined ? seen : { cut, ...seen };
  notes.observed = notes.observed.length === 0 ? [observation] : [...notes.observed, observation];
}

/** Adds a warning once. */
export function warn(notes: Notes, warning: string): void {
  if (!notes.warnings.includes(warning)) notes.warnings.push(warning);
}

/** A node's answer on one trial, without the explanation. */
export interface Judgement {
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** How bad a failure is; of a parent, the worst among its parts that did not pass. */
  readonly severity: Severity;
  /** The score before calibration or clamping to 0 to 1, where that changed it. */
  readonly raw?: number;
  /**
   * Present where a rule decided, and not the severity. `no`: answered no, below a threshold or failed by the rule of its kind, and fails
   * whatever the severity; `unknown`: indeterminate, and fails whatever the threshold too.
   */
  readonly answer?: 'no' | 'unknown';
  /**
   * Present where it depends on an indeterminate part. Its score is then the least possible one, except that a part that may not apply
   * shares out its weight.
   */
  readonly indeterminate?: true;
  /** Present where it passed only because its severity is low or none. */
  readonly mild?: true;
  /** Of a full pass: the severity of a failure, where `severity` does not tell. */
  readonly short?: Severity;
  /** Present where there is no verdict, as questions are unanswered. */
  readonly missing?: Unanswered;
  /** Of a tree: the label of the end that it reached. */
  readonly label?: string;
  /** Judgements of the nodes below. */
  readonly parts: readonly Judgement[];
}

/** Whether one of these depends on an indeterminate part. */
export function isIndeterminate(judgements: readonly Judgement[]): true | undefined {
  return judgements.some(({ indeterminate }) => indeterminate) || undefined;
}

export const NO_PARTS: readonly Judgement[] = [];

/** The judgement of a node that did not apply or was not evaluated. */
export const SKIPPED: Judgement = { verdict: 'skipped', score: null, severity: 'none', parts: NO_PARTS };

/** The judgement for a node with nothing to judge, by its author's choice; skipped by default. */
export function answered(otherwise: Otherwise | undefined, severity: Severity): Judgement {
  if (otherwise === 'pass') return { verdict: 'pass', score: 1, severity, parts: NO_PARTS };
  if (otherwise === 'fail') return { verdict: 'fail', score: 0, severity, parts: NO_PARTS, answer: 'no' };
  return { verdict: 'skipped', score: null, severity, parts: NO_PARTS };
}
