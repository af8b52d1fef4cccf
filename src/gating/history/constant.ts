import type { ConstantCriterion, HistoryRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { criterionName } from '../wording.ts';

/** Criteria with one verdict in every trial, each with the day since which main has it, by the run `before`; one that never applied stays. */
export function constantCriteria(
  { rubrics }: Report,
  day: string,
  before: HistoryRecord | undefined,
): readonly ConstantCriterion[] {
  const known = new Map(before?.constant?.map((one) => [one.criterion, one]));
  return rubrics.flatMap(({ rubric, criteria }) =>
    criteria.flatMap(({ key, passed, total }): readonly ConstantCriterion[] => {
      const criterion = criterionName(rubric, key);
      const old = known.get(criterion);
      if (total === 0) return old === undefined ? [] : [old];
      if (passed !== 0 && passed !== total) return [];
      const isPassed = passed === total;
      return [old?.passed === isPassed ? old : { criterion, passed: isPassed, since: day }];
    }),
  );
}
