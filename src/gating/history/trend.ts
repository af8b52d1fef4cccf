import type { Report } from '../../scoring/report.ts';
import type { Trend } from '../decision.ts';
import { rubricsInOrder } from '../policy/rules.ts';
import { metricRecords } from './history.ts';
import type { HistoryRecord } from './history-record.ts';

/** Fewest runs that show a direction, and the most that are shown. */
const FEWEST = 3;
const MOST = 10;

/** How every metric has gone on main, oldest run first; only runs that the same content of the rubric has measured. */
export function trendsOf(candidate: Report, history: readonly HistoryRecord[]): readonly Trend[] {
  return rubricsInOrder(candidate).flatMap((rubric): readonly Trend[] => {
    const records = metricRecords(history, rubric).slice(0, MOST).reverse();
    if (records.length < FEWEST) return [];
    const runs = records.map(({ sha, time, score }) => ({ ...(sha === undefined ? {} : { sha }), time, score }));
    return [{ name: rubric.metric, runs }];
  });
}
