import { memberPointer } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import type { Step } from '../../suite/trial.ts';
import type { Condition, Evaluation, JudgedQuestion } from '../evaluation.ts';
import type { RubricProblems } from '../problems.ts';

export interface Compiling {
  readonly problems: RubricProblems;
  readonly names: Names;
  /** Collects the references of the part: node keys, and those of `needOf`, `QUESTION_NEED` and `MODEL_NEED`. */
  readonly needs: Set<string>;
  /** Key of the criterion or node around the part, or id of the rubric. */
  readonly name?: string;
}

export interface TraceCompiling extends Compiling {
  /** Collects the facts that the pattern compares with. */
  readonly facts: ComparedFact[];
}

export interface Fact {
  readonly path: string;
  /** The value; undefined if absent. */
  read(at: Evaluation): unknown;
  /** Why an indeterminate derived fact has no value; undefined for any other fact. Needs no warning: the derived fact adds one. */
  missing(at: Evaluation): string | undefined;
}

/** A fact that a pattern reads. If it is absent or of another kind, the pattern is indeterminate. */
export interface ComparedFact extends Fact {
  accepts(value: unknown, at: Evaluation): boolean;
  /** The expected kind, for explanations. */
  readonly wanted: string;
}

/** The name of the whole rubric's judgement in outcomes. */
export const TOTAL = 'total';

/** The names that a condition, an expression or a node may refer to. */
export interface Names {
  readonly nodes: ReadonlyMap<string, number>;
  /** Whether only facts may be read, as in derived facts, which come before scores and verdicts. */
  readonly factsOnly: boolean;
  /** Whether `total` may be read: only in outcomes. */
  readonly total: boolean;
  readonly derived: ReadonlyMap<string, number>;
  /** Loop variables of the enclosing `each` nodes, the outermost first. */
  readonly items: readonly string[];
  /** Named steps; null if a reference to one is not allowed. */
  readonly steps: ReadonlyMap<string, NamedStep> | null;
  /** Questions for judges by the key of their answer; filled while nodes are compiled. */
  readonly questions: Map<string, JudgedQuestion>;
  /** Takes every number that a condition with a `cutoff` compares, while the cases of a rubric run; absent elsewhere. */
  readonly watch?: WatchCutoff | undefined;
  /** Facts of the native format and of the contract. */
  readonly facts: ReadonlySet<string>;
  /** Whether the contract allows no other fact; an unknown name is then a problem. */
  readonly closed: boolean;
}

/** @param pointer JSON pointer of the condition */
export type WatchCutoff = (pointer: string, value: number) => void;

/** Placeholder for a condition with a problem; its rubric is refused, so it is never evaluated. */
export const REFUSED_CONDITION: Condition = { test: () => undefined, explain: () => '' };

/** Slot of the node with this key; none has slot -1, which stands for a node with a problem. */
export function nodeSlot(key: string, pointer: string, { names, problems, needs }: Compiling): number {
  const slot = names.nodes.get(key);
  needs.add(key);
  if (names.factsOnly) {
    const what = 'facts come before scores and verdicts, and cannot read them';
    problems.add(pointer, { code: 'bad-condition', what });
    return -1;
  }
  if (slot !== undefined) return slot;
  const advice = adviseName(key, [...names.nodes.keys(), ...(names.total ? ['total'] : [])]);
  problems.add(pointer, { code: 'unknown-node', what: `there is no criterion or node \`${key}\``, ...advice });
  return -1;
}

const KEY = /^[a-z][a-z0-9_]{0,63}$/;
const RESERVED = [TOTAL, 'constructor', 'prototype'];

/** Checks the key of a criterion, node, step or derived fact. */
export function checkKey(key: string, parent: string, problems: RubricProblems): void {
  checkName(key, memberPointer(parent, key), problems);
}

/** Whether a criterion, node or derived fact may have this key. */
export function isKey(key: string): boolean {
  return KEY.test(key) && !RESERVED.includes(key);
}

/** Checks a key that is written as a value. */
export function checkName(key: string, pointer: string, problems: RubricProblems): void {
  if (isKey(key)) return;
  problems.add(pointer, {
    code: 'bad-key',
    what: `\`${key}\` cannot be a key`,
    expected: RESERVED.includes(key)
      ? `any other name: ${RESERVED.join(', ')} are reserved`
      : 'a lower-case letter, then lower-case letters, digits and _',
  });
}

/** Marks a reference to a derived fact, a fact of the trial or a named step, because a node may have the same name. */
export function needOf(kind: 'derive' | 'fact' | 'step', name: string): string {
  return `${kind}/${name}`;
}

export interface NamedStep {
  fits(step: Step, at: Evaluation): boolean;
  /** Facts that it compares with; a pattern that refers to the step compares with them too. */
  readonly facts: readonly ComparedFact[];
  readonly needs: ReadonlySet<string>;
}

/** Keys of every trial; even a closed contract need not name them. */
export const TRIAL_KEYS: readonly string[] = ['scenario', 'trial', 'title', 'tags', 'error'];

/** Facts of the native format; an open contract need not name them. */
export const NATIVE_FACTS: readonly string[] =
  'input output final_state ground_truth trace usage judge harness family'.split(' ');
