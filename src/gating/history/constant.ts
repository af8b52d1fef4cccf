import type { ConstantCriterion, HistoryRecord } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { criterionName } from '../wording.ts';

/** Days of a constant verdict after which a criterion is reported. */
const DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Criteria with one verdict in every trial of a run, each with the day since which main has it. A run in which none applied changes
 * nothing.
 * @param day of the run, ISO date
 * @param before main's newest run before it; undefined for none
 */
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

/** One notice for the criteria of this run that had one verdict in every trial of main's runs for ninety days or more. */
export function constantFindings({ rubrics }: Report, [newest]: readonly HistoryRecord[]): readonly FindingData[] {
  if (newest === undefined) return [];
  const own = new Set(
    rubrics.flatMap(({ rubric, criteria }) =>
      criteria.filter(({ status }) => status !== 'deprecated').map(({ key }) => criterionName(rubric, key)),
    ),
  );
  const days = (since: string) => (Date.parse(newest.time.slice(0, 10)) - Date.parse(since)) / DAY_MS;
  const old = (newest.constant ?? []).filter(({ criterion, since }) => own.has(criterion) && days(since) >= DAYS);
  const namesOf = (isPassed: boolean) =>
    old.filter(({ passed }) => passed === isPassed).map(({ criterion }) => criterion);
  const found = { days: DAYS, passed: namesOf(true), failed: namesOf(false) };
  return old.length === 0 ? [] : [{ code: 'criteria-constant', effect: 'notice', ...found }];
}
