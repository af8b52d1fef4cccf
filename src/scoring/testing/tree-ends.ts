import type { TreeEnd } from '../../../schemas/types/rubric-test-run.ts';
import { addTo } from '../../contract/numbers.ts';
import type { YamlDocument } from '../../contract/yaml-document.ts';
import { askedTree, type JudgedCase, visitNodes } from './judged-case.ts';
import { patternOf } from './node-pattern.ts';
import { partsOf } from './rubric-parts.ts';

/** Every labelled end of a tree in the order of the file. */
export function findEnds({ value: file, placeOf }: YamlDocument, judged: readonly JudgedCase[]): readonly TreeEnd[] {
  const counts = countLabels(judged);
  return [...partsOf(file)].flatMap(({ key, value: label, pointer }): readonly TreeEnd[] => {
    if (key !== 'label' || typeof label !== 'string') return [];
    const tree = patternOf(pointer, file);
    return [{ where: placeOf(pointer), tree, label, reached: counts.get(JSON.stringify([tree, label])) ?? 0 }];
  });
}

function countLabels(judged: readonly JudgedCase[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tree of judged.map(askedTree)) {
    if (tree === undefined) continue;
    visitNodes(tree, (_, { label }, pattern) => {
      const end = JSON.stringify([pattern, label]);
      if (label !== undefined) addTo(counts, end);
    });
  }
  return counts;
}
