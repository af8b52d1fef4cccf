import type { NodeFile, RubricFile } from '../../schemas/types/rubric.ts';
import { must } from '../contract/must.ts';
import { dependencyOrder, shownCycle } from './dependency-order.ts';
import type { Evaluation } from './evaluation.ts';
import type { DerivedFact } from './facts/derived-facts.ts';
import { compileNode } from './nodes/compile-node.ts';
import { refuseWeight } from './nodes/composite.ts';
import { chosen, type Node } from './nodes/node.ts';
import type { RubricProblems } from './problems.ts';
import { MODEL_NEED, QUESTION_NEED } from './references/facts.ts';
import { type Compiling, checkKey, needOf } from './references/rubric-names.ts';

export interface Nodes {
  /** The rubric itself as a node. */
  readonly root: Node;
  /** Nodes that others can refer to: the rubric's criteria and its `nodes`, by slot. */
  readonly named: readonly Node[];
  /** Nodes outside the score: those under `nodes` in file order, then the proposed criteria. */
  readonly standalone: readonly StandaloneNode[];
  /** Nodes that reports count: the parts of the root, then the standalone nodes. */
  readonly counted: readonly Node[];
  /** Slots of the nodes to judge before the root, each after the nodes that it refers to. */
  readonly order: readonly number[];
  /** References of each named node by key, and of the root under the empty key; see `needs` in `Compiling`. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
}

interface StandaloneNode {
  readonly slot: number;
  readonly node: Node;
  /** Whether a trial can have a verdict without its answer: it is proposed, or the nodes that refer to it report the missing answer. */
  readonly isOptional: boolean;
}

/** Slots of the nodes that others can refer to, in file order; a name used twice is a problem. */
export function nodeSlots(file: RubricFile, problems: RubricProblems): ReadonlyMap<string, number> {
  const slots = new Map<string, number>();
  for (const section of ['criteria', 'nodes'] as const) {
    for (const key of Object.keys(file[section] ?? {})) {
      checkKey(key, `/${section}`, problems);
      if (slots.has(key))
        problems.add(`/${section}/${key}`, { code: 'duplicate-node', what: `\`${key}\` is repeated` });
      slots.set(key, slots.size);
    }
  }
  return slots;
}

/** Compiles all nodes; a cycle of references is a problem that names its members. `asked`: the nodes that outcomes refer to. */
export function compileNodes(id: string, file: RubricFile, { names, problems, needs: asked }: Compiling): Nodes {
  const named: Node[] = [];
  const slotOf = (key: string): number => must(names.nodes.get(key), `the slot of node ${key}`);
  const needs = new Map<string, Set<string>>();
  const compileNamed = (key: string, node: NodeFile, pointer: string): Node => {
    const compiling: Compiling = { problems, names, needs: new Set(), name: key };
    const compiled = compileNode(key, node, pointer, compiling);
    const slot = slotOf(key);
    named[slot] = compiled;
    needs.set(key, compiling.needs);
    return judgedOnce(compiled, slot);
  };
  const outside = (section: string, [key, node]: readonly [string, NodeFile]) => ({
    key,
    node: compileNamed(key, { ...node, weight: 0 }, `/${section}/${key}`),
  });
  const parts = Object.entries(file.criteria ?? {});
  const proposed = parts.filter(([, { status }]) => status === 'proposed');
  const counting = Object.fromEntries(parts.filter((part) => !proposed.includes(part)));
  if (proposed.length > 0 && proposed.length === parts.length)
    problems.add('/criteria', { code: 'bad-node', what: 'every criterion is proposed, so nothing has a score' });
  const apart = [
    ...Object.entries(file.nodes ?? {}).map((entry) => {
      refuseWeight(entry[1], `/nodes/${entry[0]}`, { problems });
      return outside('nodes', entry);
    }),
    ...proposed.map((entry) => outside('criteria', entry)),
  ];
  const whole: Compiling = { problems, names, needs: new Set(), name: id };
  const scored = file.criteria === undefined ? file : { ...file, criteria: counting };
  const root = compileNode(id, scored, '', whole, (key, node, pointer, within = whole) =>
    pointer === `/criteria/${key}` ? compileNamed(key, node, pointer) : compileNode(key, node, pointer, within),
  );
  const read = new Set([...asked, ...whole.needs, ...[...needs.values()].flatMap((keys) => [...keys])]);
  const order = sortedKeys(names.nodes, needs, file, problems)
    .filter((key) => read.has(key) || apart.some((node) => node.key === key))
    .map(slotOf);
  const besides = apart.map(({ key, node }) => {
    return { slot: slotOf(key), node, isOptional: read.has(key) || node.status === 'proposed' };
  });
  const counted = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named, standalone: besides, counted, order, needs: new Map([...needs, ['', whole.needs]]) };
}

/** The node, reusing its judgement if the same evaluation already has one. */
function judgedOnce(node: Node, slot: number): Node {
  const { choice, judge } = node;
  if (choice === null) return { ...node, judge: (at) => at.nodes[slot] ?? judge(at) };
  const { answers, choose } = choice;
  const again = (at: Evaluation): number => {
    const judgement = at.nodes[slot];
    return judgement === undefined ? choose(at) : answers.indexOf(judgement);
  };
  return { ...node, ...chosen(answers, again) };
}

function sortedKeys(
  slots: ReadonlyMap<string, number>,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  file: RubricFile,
  problems: RubricProblems,
): readonly string[] {
  const { order, cycles } = dependencyOrder([...slots.keys()], (key) => needs.get(key) ?? []);
  for (const cycle of cycles) {
    const [first = ''] = cycle;
    const section = Object.hasOwn(file.nodes ?? {}, first) ? '/nodes' : '/criteria';
    const found = shownCycle(cycle);
    const fix = 'Let one of them refer to facts instead';
    problems.add(`${section}/${first}`, { code: 'cycle', what: 'nodes need each other in a cycle', found, fix });
  }
  return order;
}

/** Marks a read of recorded judge answers outside judge nodes. */
const RECORDED_NEED = needOf('fact', 'judge');

/** The parts of a rubric whose score depends on a judge, directly or through other parts. */
export interface ByJudge {
  readonly whole: boolean;
  /** Whether the score of a counted part does; a part that others cannot refer to, such as a rule, gets the root's answer. */
  part(key: string): boolean;
  /** Keys of the questions on which a counted part rests, or the whole if none is named, sorted. */
  questions(key?: string): readonly string[];
}

/** Finds the parts whose references lead to recorded judge answers or to questions for a judge. */
export function restsOnJudge(nodes: Pick<Nodes, 'needs' | 'root'>, derived: readonly DerivedFact[]): ByJudge {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [needOf('derive', fact.name), fact.needs] as const)]);
  const reachedFrom = (start: readonly string[]): ReadonlySet<string> => {
    const seen = new Set(start);
    for (const name of seen) for (const next of needs.get(name) ?? []) seen.add(next);
    return seen;
  };
  const startOf = (key: string): string => (needs.has(key) ? key : '');
  const isJudged = (seen: ReadonlySet<string>): boolean => seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  const whole = ['', ...nodes.root.parts.map(({ key }) => startOf(key))];
  return {
    whole: isJudged(reachedFrom(whole)),
    part: (key) => isJudged(reachedFrom([startOf(key)])),
    questions: (key) =>
      [...reachedFrom(key === undefined ? whole : [startOf(key)])]
        .flatMap((need) => (need.startsWith(QUESTION_NEED) ? need.slice(QUESTION_NEED.length) : []))
        .sort(),
  };
}
