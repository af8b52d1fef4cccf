import type { Observation, Verdict } from '../../schemas/types/result.ts';
import type { AnswerForm, Otherwise, Severity } from '../../schemas/types/rubric.ts';
import type { JsonObject } from '../contract/json.ts';
import type { Trial } from '../suite/trial.ts';
import { recorded } from './values/shown-value.ts';

/** The state of one rubric on one trial: everything that conditions and nodes may read. */
export interface Evaluation {
  readonly trial: Trial;
  /** Derived facts by slot, filled in dependency order; undefined for an indeterminate one. */
  readonly derived: unknown[];
  /** Judgements of the named nodes by slot, filled in dependency order; see `judgementAt`. */
  readonly nodes: Judgement[];
  /** Named nodes that lack a judge's answer, by slot; a node that reads one of them is unanswered too. */
  readonly unanswered: (Unanswered | undefined)[];
  /** The current items of the enclosing `each` nodes, the innermost last. */
  readonly items: readonly unknown[];
  /** Indexes of these items in their lists. */
  readonly places: readonly number[];
  /** Items visited so far by all `each` nodes, and steps of the outermost one; see `stepsAt`. */
  readonly spent: { items: number; steps: number };
  /** Judgement of the whole rubric, for outcomes; null before it is made. */
  total: Judgement | null;
}

/** What an explanation records besides its sentence. */
export interface Notes {
  /** Facts read for the node so far; the list is replaced rather than extended, because most nodes read one fact. */
  observed: readonly Observation[];
  /** Warnings of the whole trial, each once. */
  readonly warnings: string[];
}

/** Undefined means indeterminate: a fact is absent, or has a type that the operator cannot read. */
export type Truth = boolean | undefined;

/** The negation; undefined stays undefined. */
export function opposite(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

/**
 * A compiled condition. Testing and explaining are separate, so scoring alone builds no sentences. An indeterminate
 * condition stays indeterminate under `not`: nothing passes because a fact is absent.
 */
export interface Condition {
  test(at: Evaluation): Truth;
  /** Explains the result of `test` with a true statement about the trial; adds the facts it read to the notes. */
  explain(at: Evaluation, notes: Notes): string;
}

/** The trial has no verdict, and the agent is not the reason; ends the rubric's judgement. */
export class Unjudgeable extends Error {
  override name = 'Unjudgeable';
}

export interface Question {
  /** Key of the stored answers: hash of the question, the answer form, the paths of the facts shown and the model that the rubric names. */
  readonly id: string;
  /** A trial may record the answer as the fact `judge.KEY`: inside `each`, a list with one answer per item. */
  readonly key: string;
  readonly question: string;
  readonly form: AnswerForm;
  /** The model that the rubric names; null for the policy's model. */
  readonly model: string | null;
  /** Whether it is asked once per item of an `each`; the facts shown then identify a stored answer. */
  readonly isOfItems: boolean;
  /** Facts shown to the model, by path; null for an absent fact. */
  shown(at: Evaluation): JsonObject;
}

/** A question of a judge node. */
export interface JudgedQuestion extends Pick<Question, 'key' | 'question' | 'form'> {
  /** `sha256:` over the question, the form of its answer, what passes, the facts shown, and the models that the rubric names. */
  readonly hash: string;
  /** One question per model; empty if only recorded answers count. */
  readonly asks: readonly Question[];
  /** Whether a person or a judge whose answer has this score, 0 to 1, says yes. */
  passes(score: number): boolean;
}

/** A question about one trial, or about one item of it. */
export interface Asking extends Omit<Question, 'shown'> {
  readonly shown: JsonObject;
}

/** A node has no verdict because questions are unanswered. */
export class Unanswered extends Unjudgeable {
  override name = 'Unanswered';
  /** Questions for models; any other question needs an answer recorded in the trial. */
  readonly questions: readonly Asking[];
  /** Judgements of the nodes below, if they were judged; those that need no answer have a verdict. */
  readonly parts: readonly Judgement[];

  constructor(message: string, questions: readonly Asking[], parts: readonly Judgement[] = NO_PARTS) {
    super(message);
    this.questions = questions;
    this.parts = parts;
  }
}

/** The judgement, with verdict `error` if an answer is missing. */
export function judgedOrMissing(judge: () => Judgement): Judgement {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return missingJudgement(error);
  }
}

/** @throws Unanswered if a part lacks an answer; it has all parts, so that the verdicts of the others are reported */
export function requireAnswers(parts: readonly Judgement[]): void {
  const first = parts.find(({ missing }) => missing !== undefined)?.missing;
  if (first === undefined) return;
  const questions = parts.flatMap(({ missing }) => missing?.questions ?? []);
  throw new Unanswered(first.message, questions, parts);
}

export function missingJudgement(missing: Unanswered): Judgement {
  return { verdict: 'error', score: null, severity: 'none', parts: missing.parts, missing };
}

/** An empty evaluation. */
export function startEvaluation(trial: Trial): Evaluation {
  return {
    trial,
    derived: [],
    nodes: [],
    unanswered: [],
    items: [],
    places: [],
    spent: { items: 0, steps: 0 },
    total: null,
  };
}

/** Judgement of a named node; undefined before it is made. @throws Unanswered if a judge has not answered */
export function judgementAt({ nodes, unanswered }: Evaluation, slot: number): Judgement | undefined {
  const judgement = nodes[slot];
  if (judgement === undefined && unanswered[slot] !== undefined) throw unanswered[slot];
  return judgement;
}

const NOTHING: readonly Observation[] = [];

/** Notes for one node; warnings are shared by all nodes of the trial. */
export function startNotes(warnings: string[]): Notes {
  return { observed: NOTHING, warnings };
}

/** Adds a fact to the notes once; an undefined value means absent. */
export function observe(notes: Notes, field: string, value: unknown): void {
  if (notes.observed.some((noted) => noted.field === field)) return;
  const { cut, value: kept } = recorded(value);
  const seen = value === undefined ? { field } : { field, value: kept };
  // Keys in canonical order.
  const observation = cut === undefined ? seen : { cut, ...seen };
  notes.observed = notes.observed.length === 0 ? [observation] : [...notes.observed, observation];
}

/** Most warnings of a trial; the items of an `each` may give a different one each. */
const MOST_WARNINGS = 100;

export function warn({ warnings }: Notes, warning: string): void {
  if (warnings.length < MOST_WARNINGS && !warnings.includes(warning)) warnings.push(warning);
}

/** A node's answer on one trial, without the explanation. */
export interface Judgement {
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** Severity of a failure; of a parent, the worst severity of its parts that did not pass. */
  readonly severity: Severity;
  /** The score before calibration or clamping to 0 to 1, if that changed it. */
  readonly raw?: number;
  /**
   * Present if a rule decided, not the severity. `no`: answered no, below a threshold, or failed by the rule of its kind; fails at any
   * severity. `unknown`: indeterminate; fails at any severity and any threshold.
   */
  readonly answer?: 'no' | 'unknown';
  /**
   * Present if it depends on an indeterminate part. Its score is then the lowest possible one, except that the weight of a part that may
   * not apply is shared among the others.
   */
  readonly indeterminate?: true;
  /** Present if there is no verdict because questions are unanswered. */
  readonly missing?: Unanswered;
  /** Label of the end that a tree reached. */
  readonly label?: string;
  readonly parts: readonly Judgement[];
}

/** Whether one of these depends on an indeterminate part. */
export function isIndeterminate(judgements: readonly Judgement[]): true | undefined {
  return judgements.some(({ indeterminate }) => indeterminate) || undefined;
}

export const NO_PARTS: readonly Judgement[] = [];

/** The judgement of a node that did not apply or was not evaluated. */
export const SKIPPED: Judgement = { verdict: 'skipped', score: null, severity: 'none', parts: NO_PARTS };

/** The judgement that the rubric chooses for a node with nothing to judge; skipped by default. */
export function answered(otherwise: Otherwise | undefined, severity: Severity): Judgement {
  if (otherwise === 'pass') return { verdict: 'pass', score: 1, severity, parts: NO_PARTS };
  if (otherwise === 'fail') return { verdict: 'fail', score: 0, severity, parts: NO_PARTS, answer: 'no' };
  return { verdict: 'skipped', score: null, severity, parts: NO_PARTS };
}
