import type { NodeResult } from '../../../schemas/types/result.ts';
import type { RuleFile } from '../../../schemas/types/rubric.ts';
import { judgeNode } from '../rubric-of.ts';

/** A rule that fires where the fact of its name is true. */
export function rule(name: string, weight: number, keys: Partial<RuleFile> = {}): RuleFile {
  return { name, weight, condition: { field: name, op: 'eq', value: true }, ...keys };
}

/** The tree of a list of rules of which some fire. */
export function judgeRules(rules: readonly RuleFile[], fired: readonly string[], keys: object = {}) {
  const facts = Object.fromEntries(rules.map(({ name }) => [name, fired.includes(name)]));
  return judgeNode({ rules, ...keys }, facts).tree;
}

export const partOf = (tree: NodeResult, key: string) => tree.children?.find((child) => child.key === key);
export const verdicts = (tree: NodeResult) => tree.children?.map(({ verdict }) => verdict);
