import type { Count, Report } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import type { Loosening } from '../decision.ts';
import { criterionName, percents } from '../wording.ts';

/** The same trials under the ruler that decides and under the run's own. */
export interface Rescored {
  /** `main's trials`. */
  readonly whose: string;
  readonly deciding: Report;
  readonly own: Report;
}

/** Rates of a rubric that the run's own version alone raises: those of the first trials that show any. */
export function raisedRates(rubric: string, rescored: readonly Rescored[]): readonly Loosening[] {
  for (const one of rescored) {
    const raised = raisedBy(rubric, one);
    if (raised.length > 0) return raised;
  }
  return [];
}

/** Whether the run's own version of a rubric lowers a rate of the same trials, and raises none. */
export function lowersRates(rubric: string, rescored: readonly Rescored[]): boolean {
  const isLower = ({ whose, deciding, own }: Rescored): boolean =>
    raisedBy(rubric, { whose, deciding: own, own: deciding }).length > 0;
  return raisedRates(rubric, rescored).length === 0 && rescored.some(isLower);
}

function raisedBy(rubric: string, { whose, deciding, own }: Rescored): readonly Loosening[] {
  const now = ratesOf(rubric, own, whose);
  return ratesOf(rubric, deciding, whose).flatMap(({ subject, what, rate }) => {
    const other = now.find((one) => one.subject === subject && one.what === what);
    if (other === undefined || rounded(other.rate) <= rounded(rate)) return [];
    const [before, after] = percents(rate, other.rate);
    return [{ subject, what, old: before, new: after }];
  });
}

interface MeasuredRate extends Pick<Loosening, 'subject' | 'what'> {
  readonly rate: number;
}

function ratesOf(rubric: string, { rubrics }: Report, whose: string): readonly MeasuredRate[] {
  const report = rubrics.find((one) => one.rubric === rubric);
  if (report === undefined) return [];
  const passing = (subject: string, { passed, total }: Count): readonly MeasuredRate[] =>
    total === 0 ? [] : [{ subject, what: `how many of ${whose} pass`, rate: passed / total }];
  return [
    ...(report.score === null ? [] : [{ subject: rubric, what: `what ${whose} score`, rate: report.score }]),
    ...passing(rubric, report.trials),
    ...report.criteria.flatMap((criterion) => passing(criterionName(rubric, criterion.key), criterion)),
  ];
}
