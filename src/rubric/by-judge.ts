import type { Nodes } from './compile-nodes.ts';
import type { DerivedFact } from './facts/derived-fact.ts';
import { derivedNeed, factNeed } from './references/field-path.ts';

/** Which parts of a rubric rest on what a judge has said, read by themselves or through others. */
export interface ByJudge {
  /** The rubric as a whole: its score. */
  readonly whole: boolean;
  /** Whether a counted part does; one that is not named by itself, a rule for example, goes with the whole. */
  part(key: string): boolean;
}

/** Follows the references of every part down to the facts of a judge, in whose place what was asked may stand. */
export function restsOnJudge(nodes: Pick<Nodes, 'needs' | 'root'>, derived: readonly DerivedFact[]): ByJudge {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [derivedNeed(fact.name), fact.needs] as const)]);
  const reached = (from: string): boolean => {
    const seen = new Set([from]);
    for (const name of seen) for (const next of needs.get(name) ?? []) seen.add(next);
    return seen.has(factNeed('judge'));
  };
  const own = reached('');
  const part = (key: string): boolean => (needs.has(key) ? reached(key) : own);
  return { whole: own || nodes.root.parts.some(({ key }) => part(key)), part };
}
