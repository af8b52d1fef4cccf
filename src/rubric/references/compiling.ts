import { memberPointer } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import type { Step } from '../../suite/trial.ts';
import type { Condition, Evaluation } from '../evaluation.ts';
import type { RubricProblems } from '../problems.ts';

/** What a part of a rubric is compiled with. */
export interface Compiling {
  readonly problems: RubricProblems;
  readonly names: Names;
  /** Collects what the part refers to: keys of nodes; facts and steps as `derivedNeed`, `factNeed` and `stepNeed` write them. */
  readonly needs: Set<string>;
}

/** What a pattern is compiled with. */
export interface TraceCompiling extends Compiling {
  /** Collects the facts that the pattern compares with. */
  readonly facts: ComparedFact[];
}

/** A fact that a part of a rubric reads. */
export interface Fact {
  readonly path: string;
  /** Undefined where the trial does not carry it. */
  read(at: Evaluation): unknown;
  /** Why a derived fact cannot be read, which it has said itself. */
  missing(at: Evaluation): string | undefined;
}

/** A fact that a pattern reads. Where it is absent or of another kind, the pattern is indeterminate. */
export interface ComparedFact extends Fact {
  accepts(value: unknown, at: Evaluation): boolean;
  /** What it has to be, for explanations. */
  readonly wanted: string;
}

/** The name that stands for the whole rubric's judgement, in outcomes. */
export const TOTAL = 'total';

/** Everything that a condition, an expression or a node may refer to, besides the facts of a trial. */
export interface Names {
  /** Slots of the named nodes. */
  readonly nodes: ReadonlyMap<string, number>;
  /** Whether facts alone may be read, as they come before scores and verdicts. */
  readonly factsOnly: boolean;
  /** Whether `total` may be read: in outcomes only. */
  readonly total: boolean;
  /** Slots of the derived facts. */
  readonly derived: ReadonlyMap<string, number>;
  /** Loop variables of the enclosing `each` nodes, the outermost first. */
  readonly items: readonly string[];
  /** The names that the items of any `each` have, and no fact. */
  readonly itemNames: ReadonlySet<string>;
  /** Steps that the rubric names; null where none may be referred to. */
  readonly steps: ReadonlyMap<string, NamedStep> | null;
  /** Facts that a trial may carry: the native ones and those that the contract names. */
  readonly facts: ReadonlySet<string>;
  /** Whether the contract refuses every further fact, so that a name it does not know is a mistake. */
  readonly closed: boolean;
  /** Left out where nobody watches what conditions compare. */
  readonly watch?: Watch;
}

/** Is told every number that a condition holds against bounds of the rubric, whenever it is asked, and the condition's JSON pointer. */
export type Watch = (pointer: string, value: number) => void;

/** Stands for a condition that could not be compiled; its rubric is refused, so it is never asked. */
export const REFUSED_CONDITION: Condition = { test: () => undefined, explain: () => '' };

/** Why neither derived facts nor requirements ask a node. */
export const FACTS_ONLY = 'facts come before scores and verdicts, and cannot read them';

/** Slot of the node that `key` names; undefined when a problem was added. */
export function nodeSlot(key: string, pointer: string, { names, problems, needs }: Compiling): number | undefined {
  const slot = names.nodes.get(key);
  needs.add(key);
  if (names.factsOnly) {
    problems.add(pointer, { code: 'bad-condition', what: FACTS_ONLY });
    return undefined;
  }
  if (slot !== undefined) return slot;
  const advice = adviseName(key, [...names.nodes.keys(), ...(names.total ? ['total'] : [])]);
  problems.add(pointer, { code: 'unknown-node', what: `there is no criterion or node \`${key}\``, ...advice });
  return undefined;
}

const KEY = /^[a-z][a-z0-9_]{0,63}$/;
const RESERVED = [TOTAL, 'constructor', 'prototype'];

/** Checks the key of a criterion, node or derived fact: what others name, and what policies and reports show. */
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
      : 'a small letter, then small letters, digits and _',
  });
}

/** How a reference to a named step is noted. */
export function stepNeed(name: string): string {
  return `step/${name}`;
}

/** A step that a rubric names once, under `steps`, compiled. */
export interface NamedStep {
  fits(step: Step, at: Evaluation): boolean;
  /** What it compares with: whoever refers to it does so too. */
  readonly facts: readonly ComparedFact[];
  readonly needs: ReadonlySet<string>;
}

/** What every trial carries by itself: it needs no mention in a contract that refuses further keys. */
export const TRIAL_KEYS: readonly string[] = ['scenario', 'trial', 'title', 'tags', 'error'];

/** Facts of the native format, which a trial can have without being named in a contract. */
export const NATIVE_FACTS: readonly string[] = [
  'input',
  'output',
  'final_state',
  'ground_truth',
  'trace',
  'usage',
  'judge',
  'harness',
  'family',
];
