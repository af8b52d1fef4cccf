import { sortedUnion } from '../../contract/sorted-union.ts';
import { sameJson } from '../values/json-value.ts';
import { DEFAULT_ITEM } from '../written/item-names.ts';
import type { NodeFile } from '../written/node-file.ts';
import {
  below,
  changeAt,
  inBoth,
  type Pair,
  type RubricChange,
  type Spot,
  type SpotOf,
  texts,
  unproblematic,
  unproven,
} from './change.ts';
import { compareAnswers, compareCondition, compareWhen } from './compare-asking.ts';
import { compareCombine, shareChanges } from './compare-combining.ts';
import { compareLookups } from './compare-lookups.ts';
import { compareCalibration, compareSeverity, compareThreshold, liftsNo } from './compare-marking.ts';
import { compareRules } from './compare-rules.ts';
import { compareTrees } from './compare-trees.ts';
import { conditionText } from './condition-text.ts';

/** Compares one key of two nodes that differ there. */
type CompareKey = (pair: Pair<NodeFile>, spot: Spot, spotOf: SpotOf) => readonly RubricChange[];

/** Every key of a node; a new key of the language has to say here what a change of it means. */
const KEYS: Readonly<Record<keyof NodeFile, CompareKey>> = {
  threshold: compareThreshold,
  severity: compareSeverity,
  calibration: compareCalibration,
  when: compareWhen,
  otherwise: (pair, spot) => compareAnswers('otherwise', inBoth(pair, 'otherwise'), spot),
  pass_when: (pair, spot) =>
    compareCondition('pass_when', inBoth(pair, 'pass_when'), spot, unlessLifted(pair, 'narrower')),
  fail_when: (pair, spot) =>
    compareCondition('fail_when', inBoth(pair, 'fail_when'), spot, unlessLifted(pair, 'wider')),
  criteria: compareCriteria,
  combine: (pair, spot) => compareCombine(inBoth(pair, 'combine'), 'weighted_sum', spot),
  // What weights come to is told by the shares.
  weights: unproblematic('weights'),
  weight: unproblematic('weight'),
  use: unproven('use'),
  formula: unproven('formula'),
  rules: compareRules,
  tree: (pair, spot) =>
    compareTrees(ofKind(pair, 'tree'), liftsNo(pair.now) ? { ...spot, isRead: true } : spot, compareNodes),
  lookup: (pair, spot) => compareLookups(ofKind(pair, 'lookup'), spot),
  each: compareEach,
  judge: unproven('judge'),
  sees: unproven('sees'),
  question: compareQuestion,
  version: unproblematic('version'),
  rationale: unproblematic('rationale'),
  owner: unproblematic('owner'),
  since: unproblematic('since'),
  tags: unproblematic('tags'),
};

const KINDS = [
  'pass_when',
  'fail_when',
  'criteria',
  'use',
  'formula',
  'rules',
  'tree',
  'lookup',
  'each',
  'judge',
] as const;
/** Keys that belong to a kind. */
const OF_KIND: ReadonlySet<string> = new Set([...KINDS, 'combine', 'weights', 'sees']);
const KEY_NAMES = Object.keys(KEYS) as readonly (keyof NodeFile)[];

/** Every change between two versions of one node, in the order of the keys above. */
export function compareNodes(
  old: NodeFile,
  now: NodeFile,
  spot: Spot,
  spotOf: SpotOf = (key) => below(spot, key),
): readonly RubricChange[] {
  const [before, after] = [kindOf(old), kindOf(now)];
  const otherKind = before !== after;
  const changed = KEY_NAMES.filter((key) => !sameJson(old[key], now[key]) && !(otherKind && OF_KIND.has(key)));
  return [
    ...(otherKind ? [changeAt(spot, 'kind of question', { old: nodeText(old), now: nodeText(now) }, true)] : []),
    ...changed.flatMap((key) => KEYS[key]({ old, now }, spot, spotOf)),
  ];
}

/** Nodes by key: those that are gone, those that are new, and what changed in the others. */
export function compareNamed(
  { old, now }: Pair<Readonly<Record<string, NodeFile>>>,
  spotOf: SpotOf,
): readonly RubricChange[] {
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
  const mayAllBeSkipped = before.size > 0 && [...before.values()].every(isSkippedElsewhere);
  return sortedUnion(before.keys(), after.keys()).flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was !== undefined && is !== undefined) return compareNodes(was, is, spotOf(key));
    const sides = { old: was === undefined ? 'none' : nodeText(was), now: is === undefined ? 'removed' : nodeText(is) };
    return [changeAt(spotOf(key), 'criterion', sides, is === undefined || mayAllBeSkipped)];
  });
}

/** Where nothing else applied, the whole did not, and one more that passes gives it a score. */
function isSkippedElsewhere({ when, otherwise = 'skip' }: NodeFile): boolean {
  return when !== undefined && otherwise === 'skip';
}

function compareCriteria(pair: Pair<NodeFile>, { isRead }: Spot, spotOf: SpotOf): readonly RubricChange[] {
  // A share is a matter of the node above.
  return [
    ...shareChanges(pair, (key) => ({ ...spotOf(key), isRead })),
    ...compareNamed(ofKind(pair, 'criteria'), spotOf),
  ];
}

/** What a judge is asked decides the answer; elsewhere the question is for people. */
function compareQuestion(pair: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  const compare = pair.now.judge === undefined ? unproblematic : unproven;
  return compare<NodeFile>('question')(pair, spot);
}

/** What a node is about: its question, or else its kind. */
function nodeText({ question, pass_when, fail_when, ...file }: NodeFile): string {
  if (question !== undefined) return question;
  if (pass_when !== undefined) return `passes when ${conditionText(pass_when)}`;
  if (fail_when !== undefined) return `fails when ${conditionText(fail_when)}`;
  return kindOf(file) ?? 'nothing';
}

/** The key that makes both of one kind. */
function ofKind<K extends keyof NodeFile>(pair: Pair<NodeFile>, key: K): Pair<NonNullable<NodeFile[K]>> {
  return inBoth(pair as Pair<Required<NodeFile>>, key);
}

function kindOf(file: NodeFile): string | undefined {
  return KINDS.find((kind) => file[kind] !== undefined);
}

function compareEach(pair: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  const each = ofKind(pair, 'each');
  const { old, now } = each;
  const differs = (key: keyof typeof now): boolean => !sameJson(old[key], now[key]);
  return [
    ...(differs('over') ? [changeAt(spot, 'each: over', texts(inBoth(each, 'over')), true)] : []),
    // Under its old name the item is a fact of the trial now, and what was a fact under the new one is the item.
    ...(differs('as') ? [changeAt(spot, 'each: as', texts(inBoth(each, 'as')), true)] : []),
    ...(differs('combine') ? compareCombine(inBoth(each, 'combine'), undefined, spot) : []),
    ...(differs('on_empty') ? compareAnswers('each: on_empty', inBoth(each, 'on_empty'), spot) : []),
    ...compareNodes(old.node, now.node, below(spot, now.as ?? DEFAULT_ITEM)),
  ];
}

/** What cannot be told comes to nothing: where a no comes to more, one that could not be told before may have become a no. */
function unlessLifted<M>({ now }: Pair<NodeFile>, tighter: M): M | undefined {
  return liftsNo(now) ? undefined : tighter;
}
