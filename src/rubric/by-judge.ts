import type { Nodes } from './compile-nodes.ts';
import type { DerivedFact } from './facts/derived-facts.ts';
import { derivedNeed, factNeed, MODEL_NEED } from './references/facts.ts';

/** How it is noted that what trials record of a judge is read, by other than who asks a model where nothing is recorded. */
export const RECORDED_NEED = factNeed('judge');

/** Which parts of a rubric rest on what a judge has said, read by themselves or through others. */
export interface ByJudge {
  /** The rubric as a whole: its score. */
  readonly whole: boolean;
  /** Whether a counted part does; one that is not named by itself, a rule for example, goes with the whole. */
  part(key: string): boolean;
}

/** Follows the references of every part down to the facts of a judge, or to what a model is asked. */
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
