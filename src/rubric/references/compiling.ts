import { adviseName } from '../../contract/names.ts';
import type { Condition } from '../evaluation.ts';
import type { ProblemList } from '../problem-list.ts';
import type { NamedStep } from './named-step.ts';

/** What a part of a rubric is compiled with. */
export interface Compiling {
  readonly problems: ProblemList;
  readonly names: Names;
  /** Collects what the part refers to: keys of nodes; facts and steps as `derivedNeed`, `factNeed` and `stepNeed` write them. */
  readonly needs: Set<string>;
}

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
export const neverAsked: Condition = { test: () => undefined, explain: () => '' };

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
