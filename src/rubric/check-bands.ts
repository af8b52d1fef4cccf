import type { BandFile, RubricFile } from '../../schemas/types/rubric.ts';
import { checkLast } from './check-last.ts';
import type { ProblemList } from './problem-list.ts';

/** Bands run from the best down, and the last takes what is left. */
export function checkBands({ bands }: RubricFile, problems: ProblemList): void {
  checkLast(bands, { one: 'band', key: 'at_least', asked: 'at_least' }, problems);
  checkOrder(bands, problems);
}

function checkOrder(bands: readonly BandFile[] | undefined, problems: ProblemList): void {
  let above = Number.POSITIVE_INFINITY;
  for (const [index, { at_least: least }] of (bands ?? []).entries()) {
    if (least !== undefined && least >= above) {
      const what = 'bands run from the best down';
      problems.add(`/bands/${index}/at_least`, {
        code: 'bad-bands',
        what,
        expected: `below ${above}`,
        found: `${least}`,
      });
    }
    above = least ?? above;
  }
}
