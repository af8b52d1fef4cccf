import type { Nodes } from './compile-nodes.ts';
import type { DerivedFact } from './facts/derived-facts.ts';
import { derivedNeed, factNeed, MODEL_NEED } from './references/facts.ts';

/** Marks a read of recorded judge answers outside judge nodes. */
export const RECORDED_NEED = factNeed('judge');

/** The parts of a rubric whose score depends on a judge, directly or through other parts. */
export interface ByJudge {
  /** The rubric as a whole: its score. */
  readonly whole: boolean;
  /** Whether a counted part does; a part without a name of its own, such as a rule, counts as the whole does. */
  part(key: string): boolean;
}

/** Follows the references of every part to the facts of a judge and to questions for a model. */
export function restsOnJudge(nodes: Pick<Nodes, 'needs' | 'root'>, derived: readonly DerivedFact[]): ByJudge {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [derivedNeed(fact.name), fact.needs] as const)]);
  const reached = (from: string): boolean => {
    const seen = new Set([from]);
    for (const name of seen) for (const next of needs.get(name) ?? []) seen.add(next);
    return seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  };
  const own = reached('');
  const part = (key: string): boolean => (needs.has(key) ? reached(key) : own);
  return { whole: own || nodes.root.parts.some(({ key }) => part(key)), part };
}
