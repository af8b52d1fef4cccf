import { sortedUnion } from '../contract/sorted-union.ts';
import { changeAt, type Pair, type RubricChange, type Spot, texts } from './comparing/change.ts';
import { compareNamed, compareNodes } from './comparing/compare-nodes.ts';
import { compareBands, compareOutcomes } from './comparing/compare-outcomes.ts';
import { sameJson } from './json-value.ts';
import type { NodeFile } from './nodes/node-file.ts';
import type { Rubric } from './rubric.ts';
import type { RubricFile } from './rubric-file.ts';

/**
 * Every change between two versions of one rubric, first those of the whole, then by criterion; empty where their content is equal,
 * however it is laid out. A part that others refer to is judged by itself: what they make of it is not followed.
 * @param failing keys of criteria that fail in the candidate: where one of them loses a share of the score, the bar is lowered
 */
export function compareRubrics(base: Rubric, own: Rubric, failing: ReadonlySet<string>): readonly RubricChange[] {
  if (base.hash === own.hash) return [];
  const spot = { subject: own.id, path: [], failing: false };
  const spotOf = (key: string): Spot => ({ subject: `${own.id}/${key}`, path: [], failing: failing.has(key) });
  const pair = { old: base.written, now: own.written };
  const changes = [
    ...headerChanges(base, own, spot),
    ...WHOLE_KEYS.filter((key) => !sameJson(pair.old[key], pair.now[key])).flatMap((key) => WHOLE[key](pair, spot)),
    ...compareNodes(nodeOf(pair.old), nodeOf(pair.now), spot, spotOf),
    ...compareNamed({ old: pair.old.nodes ?? {}, now: pair.now.nodes ?? {} }, spotOf),
  ];
  return changes.sort((a, b) => bySubject(a, b));
}

/** Sorting is stable: within one subject, in the order in which they were found. */
function bySubject(a: RubricChange, b: RubricChange): number {
  return a.subject < b.subject ? -1 : Number(a.subject > b.subject);
}

type WholeKey = Exclude<keyof RubricFile, keyof NodeFile>;

/** Every key that only the whole rubric has; a new key of the language has to say here what a change of it means. */
const WHOLE: Readonly<Record<WholeKey | 'version', (pair: Pair<RubricFile>, spot: Spot) => readonly RubricChange[]>> = {
  $schema: words('$schema'),
  // What names the rubric is told from its header.
  rubric: () => [],
  version: () => [],
  metric: () => [],
  meta: () => [],
  title: words('title'),
  description: words('description'),
  changelog: words('changelog'),
  contract: scored('contract'),
  require: scored('require'),
  derive: definitions('derive', 'derived fact'),
  steps: definitions('steps', 'step'),
  nodes: () => [],
  outcomes: ({ old, now }, spot) => compareOutcomes({ old: old.outcomes, now: now.outcomes }, spot),
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

/** What a fact or step means to those that name it, nobody can tell from its text; a new one changes what named it before. */
function definitions(key: 'derive' | 'steps', word: string) {
  return ({ old, now }: Pair<RubricFile>, spot: Spot): readonly RubricChange[] => {
    const { [key]: own = {}, ...rest } = old;
    const [before, after] = [new Map(Object.entries(own)), new Map(Object.entries(now[key] ?? {}))];
    const read = JSON.stringify(rest);
    return sortedUnion(before.keys(), after.keys()).flatMap((name) => {
      const sides = { old: before.get(name), now: after.get(name) };
      if (sameJson(sides.old, sides.now)) return [];
      return [changeAt(spot, `${word} \`${name}\``, texts(sides), sides.old !== undefined || read.includes(name))];
    });
  };
}

/** Which trials are judged at all: one that breaks it leaves the score. Either way round a failure may get out of sight. */
function scored(key: 'contract' | 'require') {
  return ({ old, now }: Pair<RubricFile>, spot: Spot): readonly RubricChange[] => [
    changeAt(spot, key, texts({ old: old[key], now: now[key] }), true),
  ];
}

/** Words for people. */
function words(key: '$schema' | 'title' | 'description' | 'changelog') {
  return ({ old, now }: Pair<RubricFile>, spot: Spot): readonly RubricChange[] => [
    changeAt(spot, key, texts({ old: old[key], now: now[key] }), false),
  ];
}
