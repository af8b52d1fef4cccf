import { isRecord } from '../../contract/json-object.ts';
import { shown } from '../../contract/shown.ts';
import { sameJson } from '../../rubric/values/json-value.ts';
import { governedParts } from './lint-source.ts';

type Keys = Readonly<Record<string, unknown>>;

/**
 * What changed of all that makes the score out of answers; with others, it is another score. What is asked, thresholds
 * and words are none of it.
 */
export function structureChanges(now: Keys, before: Keys): readonly string[] {
  const [own, others] = [nodesOf(now), nodesOf(before)];
  return [
    ...missingFrom(others, own).map((name) => `${name} is new`),
    ...missingFrom(own, others).map((name) => `${name} is gone`),
    ...[...own].flatMap(([name, node]) => nodeChanges(name, node.file, others.get(name)?.file)),
  ];
}

interface NodeKeys {
  readonly file: Keys;
  /** Whether it is a share of the score by itself: nodes beside it are not. */
  readonly counts: boolean;
}

/** The rubric, its criteria, rules and nodes, by the names that a finding gives them. */
function nodesOf(file: Keys): ReadonlyMap<string, NodeKeys> {
  const parts = governedParts(file).map(({ name, kind, file: own }) => {
    return [`\`${name}\``, { file: own, counts: kind !== 'node' }] as const;
  });
  return new Map([['the rubric', { file, counts: false }], ...parts]);
}

function missingFrom(known: ReadonlyMap<string, NodeKeys>, nodes: ReadonlyMap<string, NodeKeys>): readonly string[] {
  return [...nodes].flatMap(([name, { counts }]) => (counts && !known.has(name) ? [name] : []));
}

/** Keys that make a score, and what counts where one is not written. */
const MAKERS: Keys = {
  weight: 1,
  weights: 'absolute',
  combine: 'weighted_sum',
  calibration: undefined,
  otherwise: 'skip',
  formula: undefined,
  use: undefined,
  lookup: undefined,
  tree: undefined,
  each: undefined,
  judge: 'yes_no',
  terminal: false,
  overrides: undefined,
};

function nodeChanges(name: string, now: Keys, before: Keys | undefined): readonly string[] {
  if (before === undefined) return [];
  return Object.entries(MAKERS).flatMap(([key, usual]) => {
    const [own, other] = [bare(now[key] ?? usual), bare(before[key] ?? usual)];
    if (sameJson(own, other)) return [];
    if (key === 'weight') return [`${name} weighs ${shown(own)}, not ${shown(other)}`];
    return [`\`${key}\` of ${name} ${typeof own === 'object' ? 'changed' : `is ${shown(own)}, not ${shown(other)}`}`];
  });
}

/** Parts of a tree or list that ask, that are for people, or that have a name and are looked at by themselves. */
const ASIDE: ReadonlySet<string> = new Set([
  ...[
    'if',
    'when',
    'pass_when',
    'fail_when',
    'field',
    'over',
    'as',
    'sees',
    'threshold',
    'severity',
    'criteria',
    'rules',
  ],
  ...['label', 'question', 'version', 'rationale', 'owner', 'since', 'tags'],
]);

function bare(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !ASIDE.has(key));
  return Object.fromEntries(kept.map(([key, member]) => [key, key === 'table' ? member : bare(member)]));
}
