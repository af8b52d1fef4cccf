import { createHash, hash } from 'node:crypto';
import type { RecordedNode, RecordedResult } from '../../schemas/types/recorded-result.ts';
import type { DerivedResult, NodeResult, RubricResult, TrialResult } from '../../schemas/types/result.ts';
import { must } from '../contract/must.ts';
import { didNotPass } from '../rubric/nodes/marking.ts';
import { nodeResult, notEvaluated } from '../rubric/nodes/node.ts';
import { cut, recorded } from '../rubric/values/shown-value.ts';
import type { ScoredRubric, ScoredTrial } from './score-trial.ts';

/** Builds the result trees of a scored trial. Keys follow the order of RFC 8785, so the JSON text is canonical. */
export function explainTrial({ trial, rubrics }: ScoredTrial): TrialResult {
  const { error } = trial;
  return {
    error: error && { classified: error.classified, kind: error.kind, message: error.message },
    rubrics: rubrics.map(explainRubric),
    scenario: trial.scenario,
    trial: trial.trial,
  };
}

const UNNEEDED = 'there is no answer, and nothing needed it';

/** Longest explanations: every criterion repeats a crash, a broken contract appears once. */
const MAX_CRASH = 200;
const MAX_REASON = 1000;

export function explainRubric(scored: ScoredRubric): RubricResult {
  const { rubric, outcome, judgement, at, reason } = scored;
  if (at === null) {
    const limit = judgement.verdict === 'error' ? MAX_REASON : MAX_CRASH;
    return explainUnjudged(scored, cut(must(reason, 'the reason of an unjudged trial'), limit));
  }
  const warnings: string[] = reason === null ? [] : [cut(reason, MAX_REASON)];
  const derived = rubric.derived.map(({ name, slot, explain }): DerivedResult => {
    const explanation = explain(at, warnings);
    const value = at.derived[slot];
    if (value === undefined) return { explanation, fact: name };
    const { cut: isCut, value: kept } = recorded(value);
    return { ...(isCut ? { cut: isCut } : {}), explanation, fact: name, value: kept };
  });
  const { root, standalone: besides } = rubric.nodes;
  const others = besides.flatMap(({ slot, node }) => {
    const judged = at.nodes[slot];
    return judged === undefined ? notEvaluated([node], UNNEEDED) : [node.explain(at, judged, warnings)];
  });
  const tree = withOthers(root.explain(at, judgement, warnings), others);
  return {
    ...(derived.length === 0 ? {} : { derived }),
    hash: rubric.hash,
    outcome,
    rubric: rubric.id,
    tree,
    version: rubric.version,
    warnings,
  };
}

/** Adds children to a tree, in canonical key order. */
function withOthers(tree: NodeResult, others: readonly NodeResult[]): NodeResult {
  if (others.length === 0) return tree;
  const { children = [], ...root } = tree;
  return { children: [...children, ...others], ...root };
}

/** The first criteria that did not pass, for the report; the whole rubric if no criterion explains the failure. */
export function explainFailures(scored: ScoredRubric, limit: number): readonly NodeResult[] {
  const { at } = scored;
  const criteria = failedCriteria(scored).slice(0, limit);
  if (at !== null && criteria.length > 0) return criteria.map(({ node, judgement }) => node.explain(at, judgement, []));
  const { tree } = explainRubric(scored);
  const failed = (tree.children ?? []).filter(didNotPass);
  return failed.length === 0 ? [tree] : failed.slice(0, limit);
}

/** Empty unless the criteria are exactly the children of the tree. */
function failedCriteria({ rubric, judgement: { parts }, criteria }: ScoredRubric) {
  const { root, counted } = rubric.nodes;
  if (root.parts.length === 0 || root.parts.length !== parts.length) return [];
  return criteria.flatMap((judgement, index) => {
    const node = counted[index];
    return node !== undefined && didNotPass(judgement) ? [{ node, judgement }] : [];
  });
}

/** The tree of a trial without evaluation: criteria have one shared explanation, or say that there is no verdict. */
function explainUnjudged({ rubric, outcome, judgement, criteria }: ScoredRubric, explanation: string): RubricResult {
  const { root, counted: nodes } = rubric.nodes;
  const children =
    criteria.length === 0
      ? notEvaluated(nodes, 'there is no verdict on this trial')
      : criteria.map((judged, index) => nodeResult(nodes[index] ?? root, judged, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === 'error' ? [explanation] : [];
  return { hash: rubric.hash, outcome, rubric: rubric.id, tree, version: rubric.version, warnings };
}

/**
 * What a bundle keeps of a trial's result trees: verdict, score and the facts that decided, in canonical key order. The rest follows from
 * the rubrics and the trial, which the bundle keeps beside it.
 */
export function recordTrial({ error, rubrics, scenario, trial }: TrialResult): RecordedResult {
  const trees = rubrics.map(({ outcome, rubric, tree, version }) => ({
    outcome,
    rubric,
    tree: recordNode(tree),
    version,
  }));
  return { error: error?.kind ?? null, rubrics: trees, scenario, trial };
}

function recordNode(node: NodeResult): RecordedNode {
  const { key, label, observed, otherwise, raw, score, verdict, version } = node;
  const children = node.children?.map(recordNode);
  return { children, key, label, observed, otherwise, raw, score, verdict, version } as RecordedNode;
}

/** Bytes of a SHA-256, and how many stand in one buffer. */
const [DIGEST, DIGESTS_OF_BUFFER] = [32, 1024];

/**
 * Hashes the result trees of a run one by one: SHA-256 over the SHA-256 of every result, in hex, sorted, one per line. Needs 32 bytes of
 * memory per trial.
 * The same in a shell: `while IFS= read -r line; do printf %s "$line" | sha256sum | cut -c-64; done | LC_ALL=C sort | sha256sum`
 */
export function startResultsHash() {
  const buffers: Buffer[] = [];
  let count = 0;
  const bufferOf = (index: number): Buffer =>
    must(buffers[Math.floor(index / DIGESTS_OF_BUFFER)], 'the buffer of a digest');
  const startOf = (index: number): number => (index % DIGESTS_OF_BUFFER) * DIGEST;
  const lineOf = (index: number): string =>
    `${bufferOf(index).toString('hex', startOf(index), startOf(index) + DIGEST)}\n`;
  return {
    /** Takes one trial's result as canonical JSON (RFC 8785), as `JSON.stringify` writes it: one line of `results.jsonl`. */
    add: (canonical: string): void => {
      const index = count++;
      if (startOf(index) === 0) buffers.push(Buffer.alloc(DIGESTS_OF_BUFFER * DIGEST));
      bufferOf(index).write(hash('sha256', canonical, 'binary'), startOf(index), 'binary');
    },
    /** `sha256:` and 64 hex digits; independent of the order of results and of their split over files. */
    finish: (): string => {
      // Sorted in parts by the first byte, so that only a part is text at one time.
      const parts = Array.from({ length: 256 }, (): number[] => []);
      for (let index = 0; index < count; index++) parts[bufferOf(index)[startOf(index)] ?? 0]?.push(index);
      const whole = createHash('sha256');
      for (const part of parts) whole.update(part.map(lineOf).sort().join(''));
      return `sha256:${whole.digest('hex')}`;
    },
  };
}
