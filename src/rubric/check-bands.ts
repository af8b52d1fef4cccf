import type { ProblemList } from './problem-list.ts';
import type { RubricFile } from './rubric-file.ts';
import { mayHaveHad, soundItems } from './sound-parts.ts';

/** Bands run from the best down, and the last takes what is left. */
export function checkBands({ bands }: RubricFile, problems: ProblemList): void {
  let above = Number.POSITIVE_INFINITY;
  for (const { item: band, at, isLast } of soundItems(bands, '/bands')) {
    const { at_least: least } = band;
    if (isLast !== (least === undefined) && !mayHaveHad(band, ['at_least'])) {
      const what = isLast ? 'the last band takes what is left' : 'only the last band takes what is left';
      problems.add(at, { code: 'bad-bands', what, expected: isLast ? 'no at_least' : 'at_least' });
    }
    if (least !== undefined && least >= above) {
      problems.add(`${at}/at_least`, {
        code: 'bad-bands',
        what: 'bands run from the best down',
        expected: `below ${above}`,
        found: `${least}`,
      });
    }
    above = least ?? above;
  }
}
