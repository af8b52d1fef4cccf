import { byText } from '../../contract/by-text.ts';
import { sortedUnion } from '../../contract/sorted-union.ts';
import { derivedNeed, factNeed } from '../references/field-path.ts';
import { stepNeed } from '../references/named-step.ts';
import type { Rubric } from '../rubric.ts';
import { sameJson } from '../values/json-value.ts';
import type { NodeFile } from '../written/node-file.ts';
import { passesInFull } from '../written/node-traits.ts';
import type { RubricFile } from '../written/rubric-file.ts';
import { changeAt, inBoth, type Pair, type RubricChange, type Spot, texts, unproblematic, unproven } from './change.ts';
import { compareNamed, compareNodes } from './compare-nodes.ts';
import { compareBands, compareOutcomes } from './compare-outcomes.ts';

/**
 * Every change between two versions of one rubric, first those of the whole, then by criterion; empty where their content is equal,
 * however it is laid out. What other parts make of one that they refer to is not followed: any change of it may loosen them.
 * @param failing keys of criteria that fail in the candidate, by the base: where one of them loses a share of the score, the bar is lowered
 */
export function compareRubrics(base: Rubric, own: Rubric, failing: ReadonlySet<string>): readonly RubricChange[] {
  if (base.hash === own.hash) return [];
  const pair = { old: base.written, now: own.written };
  const spot = { subject: own.id, path: [], fallsShort: false, isRead: false };
  const spotOf = (key: string): Spot => ({
    ...spot,
    subject: `${own.id}/${key}`,
    fallsShort: failing.has(key) || !passesInFull(pair.old.criteria?.[key] ?? {}),
    isRead: base.refersTo.has(key),
  });
  const changes = [
    ...headerChanges(base, own, spot),
    ...WHOLE_KEYS.filter((key) => !sameJson(pair.old[key], pair.now[key])).flatMap((key) =>
      WHOLE[key](pair, spot, base),
    ),
    ...compareNodes(nodeOf(pair.old), nodeOf(pair.now), spot, spotOf),
    ...compareNamed({ old: pair.old.nodes ?? {}, now: pair.now.nodes ?? {} }, spotOf),
  ];
  // Sorting is stable: within one subject, in the order in which they were found.
  return changes.sort((a, b) => byText(a.subject, b.subject));
}

type WholeKey = Exclude<keyof RubricFile, keyof NodeFile>;
type CompareKey = (pair: Pair<RubricFile>, spot: Spot, base: Rubric) => readonly RubricChange[];

/** Every key that only the whole rubric has; a new key of the language has to say here what a change of it means. */
const WHOLE: Readonly<Record<WholeKey | 'version', CompareKey>> = {
  $schema: unproblematic('$schema'),
  // What names the rubric is told from its header.
  rubric: () => [],
  version: () => [],
  metric: () => [],
  meta: () => [],
  title: unproblematic('title'),
  description: unproblematic('description'),
  changelog: unproblematic('changelog'),
  // A trial that breaks it leaves the score: either way round a failure may get out of sight.
  contract: unproven('contract'),
  require: unproven('require'),
  derive: definitions('derive', 'derived fact', (name) => [derivedNeed(name), factNeed(name)]),
  steps: definitions('steps', 'step', (name) => [stepNeed(name)]),
  nodes: () => [],
  outcomes: (pair, spot) => compareOutcomes(inBoth(pair, 'outcomes'), spot),
  bands: ({ old, now }, spot) => compareBands({ old: old.bands ?? [], now: now.bands ?? [] }, spot),
};
const WHOLE_KEYS = Object.keys(WHOLE) as readonly (keyof typeof WHOLE)[];

function headerChanges(base: Rubric, own: Rubric, spot: Spot): readonly RubricChange[] {
  const header = ({ written: { rubric, version, metric, meta } }: Rubric) => ({ rubric, version, metric, meta });
  const found = [
    ...(base.version === own.version
      ? []
      : [changeAt(spot, 'version', { old: base.version, now: own.version }, false)]),
    // The bars of a policy go by the name of the metric.
    ...(base.metric === own.metric ? [] : [changeAt(spot, 'metric', { old: base.metric, now: own.metric }, true)]),
  ];
  const sides = { old: header(base), now: header(own) };
  if (found.length > 0 || sameJson(sides.old, sides.now)) return found;
  return [changeAt(spot, 'header', texts(sides), false)];
}

/** The rubric as a node; its `version` is the header's. */
function nodeOf({ version: _, ...file }: RubricFile): NodeFile {
  return file;
}

/** What a fact or step means to those that refer to it, nobody can tell from its text; a new fact may stand for one of the trial. */
function definitions(key: 'derive' | 'steps', word: string, needsOf: (name: string) => readonly string[]): CompareKey {
  return ({ old, now }, spot, { refersTo }) => {
    const [before, after] = [new Map(Object.entries(old[key] ?? {})), new Map(Object.entries(now[key] ?? {}))];
    return sortedUnion(before.keys(), after.keys()).flatMap((name) => {
      const sides = { old: before.get(name), now: after.get(name) };
      if (sameJson(sides.old, sides.now)) return [];
      const isReferredTo = needsOf(name).some((need) => refersTo.has(need));
      return [changeAt(spot, `${word} \`${name}\``, texts(sides), isReferredTo)];
    });
  };
}
