import type { ProblemList } from './problem-list.ts';
import type { RubricFile } from './rubric-file.ts';

/** Bands run from the best down, and the last takes what is left. */
export function checkBands({ bands }: RubricFile, problems: ProblemList): void {
  if (bands === undefined || !problems.isSound('/bands')) return;
  let above = Number.POSITIVE_INFINITY;
  for (const [index, { at_least: least }] of bands.entries()) {
    const isLast = index === bands.length - 1;
    if (isLast !== (least === undefined)) {
      const what = isLast ? 'the last band takes what is left' : 'only the last band takes what is left';
      problems.add(`/bands/${index}`, { code: 'bad-bands', what, expected: isLast ? 'no at_least' : 'at_least' });
    }
    if (least !== undefined && least >= above) {
      problems.add(`/bands/${index}/at_least`, {
        code: 'bad-bands',
        what: 'bands run from the best down',
        expected: `below ${above}`,
        found: `${least}`,
      });
    }
    above = least ?? above;
  }
}
