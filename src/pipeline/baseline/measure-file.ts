import type { CheckedBaselineFile } from '../../io/bundle/baseline-file.ts';
import type { MeasuredBaseline } from '../measure.ts';
import { measureAlike, type Rulers } from '../ruler/rulers.ts';

/**
 * The report of a committed baseline. There are no trials to score again: what other rubrics measured stays so, and the comparison
 * says that it is not comparable.
 */
export function measureFile({ report }: CheckedBaselineFile, { deciding, own }: Rulers): MeasuredBaseline {
  const measured = { report, unscored: null, history: [], notes: [] };
  if (own === null || measureAlike(deciding, own)) return { ...measured, own: own && report };
  const isOwn = own.rubrics.every(({ id, hash }) =>
    report.rubrics.some((one) => one.rubric === id && one.hash === hash),
  );
  return isOwn
    ? { ...measured, own: report }
    : { ...measured, own: null, unscored: 'the committed baseline keeps no trials' };
}
