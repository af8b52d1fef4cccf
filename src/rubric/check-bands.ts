import { mayHaveHad, soundItems } from '../contract/sound-parts.ts';
import type { ProblemList } from './problem-list.ts';
import type { Band, RubricFile } from './rubric-file.ts';

/** Bands run from the best down, and the last takes what is left. */
export function checkBands({ bands }: RubricFile, problems: ProblemList): void {
  checkLast(bands, problems);
  checkOrder(bands, problems);
}

function checkLast(bands: readonly Band[] | undefined, problems: ProblemList): void {
  for (const { item: band, at, isLast } of soundItems(bands, '/bands')) {
    const isBounded = band.at_least !== undefined;
    if (isLast ? isBounded : !isBounded && !mayHaveHad(band, ['at_least'])) {
      const what = isLast ? 'the last band takes what is left' : 'only the last band takes what is left';
      problems.add(at, { code: 'bad-bands', what, expected: isLast ? 'no at_least' : 'at_least' });
    }
  }
}

function checkOrder(bands: readonly Band[] | undefined, problems: ProblemList): void {
  let above = Number.POSITIVE_INFINITY;
  for (const { item: band, at } of soundItems(bands, '/bands')) {
    const { at_least: least } = band;
    if (least !== undefined && least >= above) {
      const what = 'bands run from the best down';
      problems.add(`${at}/at_least`, { code: 'bad-bands', what, expected: `below ${above}`, found: `${least}` });
    }
    above = least ?? above;
  }
}
