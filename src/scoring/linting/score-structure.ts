import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { pointerNames } from '../../contract/json-pointer.ts';
import { shown } from '../../contract/shown.ts';
import { sameJson } from '../../rubric/values/json-value.ts';
import type { NodeFile } from '../../rubric/written/node-file.ts';
import { hasParts, isPlain, thresholdOf } from '../../rubric/written/node-traits.ts';
import { partsOf } from '../testing/rubric-parts.ts';
import { type Governed, governedParts } from './lint-source.ts';

/**
 * What changed of all that makes the score out of answers; with others, it is another score. What is asked and
 * words are none of it, nor thresholds and severities but where a score is made of verdicts.
 */
export function structureChanges(now: JsonObject, before: JsonObject): readonly string[] {
  const [own, others] = [nodesOf(now), nodesOf(before)];
  return [
    ...missingFrom(others, own).map((name) => `${name} is new`),
    ...missingFrom(own, others).map((name) => `${name} is gone`),
    ...[...own].flatMap(([name, node]) => nodeChanges(name, node, others.get(name))),
  ];
}

interface NodeKeys {
  readonly file: JsonObject;
  /** Ways to combine above it. */
  readonly above: ReadonlySet<unknown>;
  /** Whether it is a share of the score by itself: nodes beside it are not. */
  readonly counts: boolean;
}

/** The rubric, its criteria, rules and nodes, by the names that a finding gives them. */
function nodesOf(file: JsonObject): ReadonlyMap<string, NodeKeys> {
  const parts = governedParts(file).map(({ name, kind, file: own, pointer }) => {
    return [`\`${name}\``, { file: own, above: combinesAbove(file, kind, pointer), counts: kind !== 'node' }] as const;
  });
  return new Map([['the rubric', { file, above: new Set(), counts: false }], ...parts]);
}

/** Of a node beside the score anything may be made anywhere. */
function combinesAbove(file: JsonObject, kind: Governed['kind'], pointer: string): ReadonlySet<unknown> {
  const holders = kind === 'node' ? [...partsOf(file)].map(({ holder }) => holder) : recordsAbove(file, pointer);
  return new Set(holders.map(({ combine }) => combine));
}

function recordsAbove(file: JsonObject, pointer: string): readonly JsonObject[] {
  const names = pointerNames(pointer).slice(0, -1);
  const above: JsonObject[] = [file];
  let at: unknown = file;
  for (const name of names) {
    at = isRecord(at) || Array.isArray(at) ? (at as JsonObject)[name] : undefined;
    if (isRecord(at)) above.push(at);
  }
  return above;
}

function missingFrom(known: ReadonlyMap<string, NodeKeys>, nodes: ReadonlyMap<string, NodeKeys>): readonly string[] {
  return [...nodes].flatMap(([name, { counts }]) => (counts && !known.has(name) ? [name] : []));
}

/** Keys that make a score, and what counts where one is not written. */
const MAKERS: JsonObject = {
  weight: 1,
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

function nodeChanges(name: string, now: NodeKeys, before: NodeKeys | undefined): readonly string[] {
  if (before === undefined) return [];
  const [made, others] = [makersOf(now), makersOf(before)];
  return Object.keys(made).flatMap((key) => {
    const [own, other] = [made[key], others[key]];
    if (!Object.hasOwn(others, key) || sameJson(own, other)) return [];
    if (key === ASKS) return [`${name} asks with \`${own}\`, not \`${other}\``];
    if (key === 'weight') return [`${name} weighs ${shown(own)}, not ${shown(other)}`];
    return [`\`${key}\` of ${name} ${typeof own === 'object' ? 'changed' : `is ${shown(own)}, not ${shown(other)}`}`];
  });
}

function makersOf({ file, above }: NodeKeys): JsonObject {
  const made = Object.entries(MAKERS).map(([key, usual]) => [key, bare(file[key] ?? usual, above)]);
  return { ...Object.fromEntries(made), [ASKS]: asksBy(file), ...verdictMakers(file, above) };
}

const ASKS = 'asks';

/** Whether a yes is good, as it is to every kind of node but one. */
function asksBy({ fail_when }: JsonObject): string {
  return fail_when === undefined ? 'pass_when' : 'fail_when';
}

/** What makes the verdict and severity of a part, where these make a score above it. */
function verdictMakers(file: NodeFile, above: ReadonlySet<unknown>): JsonObject {
  const isCapped = above.has('cap_by_worst');
  if (!isCapped && !above.has('majority_vote') && !above.has('strict')) return {};
  // A no fails whatever the severity and any threshold.
  const plain = isPlain(file);
  const severity = { severity: file.severity ?? (hasParts(file) ? 'by default' : 'medium') };
  return { ...(plain ? {} : { threshold: thresholdOf(file) ?? 'none' }), ...(plain && !isCapped ? {} : severity) };
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
    'weights',
    'criteria',
    'rules',
  ],
  ...['label', 'question', 'version', 'rationale', 'owner', 'since', 'tags'],
]);

function bare(value: unknown, above: ReadonlySet<unknown>): unknown {
  if (!isRecord(value)) return value;
  const within = new Set([...above, value.combine]);
  const kept = Object.entries(value).filter(([key]) => !ASIDE.has(key));
  const made = kept.map(([key, member]) => [key, key === 'table' ? member : bare(member, within)]);
  return { ...Object.fromEntries(made), [ASKS]: asksBy(value), ...verdictMakers(value, above) };
}
