import type { HistoryRecord, Tallies } from '../../../schemas/types/history.ts';
import type { JudgeCount, Report } from '../../../schemas/types/report.ts';
import { sameJudges } from '../comparing/comparison-key.ts';
import { isWithinBudget, missingTrials, primaryRubric, scoresOf } from '../comparing/scores.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { fewest, sum } from '../statistics/moments.ts';

/** Most scenarios whose tallies a history keeps: fifty runs of them take about four megabytes, and a tenth of that in the zip. */
const MOST_TALLIED = 2000;

/** Digits of a content's hash that a tally keeps, which is enough to see that a scenario changed. */
const DIGITS = 8;

/** A run of main over the candidate's scenarios, in their order; NaN for one that it lacks or whose content was another. */
export interface TalliedRun extends Pick<HistoryRecord, 'sha' | 'time'> {
  /** Mean trial scores, 0 to 1. */
  readonly scores: readonly number[];
  /** Fewest trials of any scenario. */
  readonly trials: number;
  /** Scenarios of the run itself. */
  readonly size: number;
}

/** What a report says of the primary metric, in short; undefined without a score and for a very large suite. */
export function tallyReport(report: Report): Tallies | undefined {
  const primary = primaryRubric(report);
  if (primary === undefined || report.scenarios.length > MOST_TALLIED) return undefined;
  const lines = report.scenarios.flatMap((scenario) => {
    const { scores } = scoresOf(scenario, primary.rubric) ?? {};
    return scores === undefined
      ? []
      : [`${digitsOf(scenario.content)} ${Number(sum(scores).toFixed(4))}/${scores.length} ${scenario.scenario}`];
  });
  const { missing } = missingTrials(report);
  return {
    ...(missing === 0 ? {} : { missing }),
    ...(primary.by_judge === true && report.judges !== undefined ? { judges: report.judges } : {}),
    scenarios: lines.join('\n'),
  };
}

function digitsOf(content: string): string {
  return content.replace('sha256:', '').slice(0, DIGITS);
}

/** The runs with tallies that were measured as the candidate is: by the same rubric and judge, within the error budget. Same order. */
export function talliedRuns(
  policy: ResolvedPolicy,
  candidate: Report,
  records: readonly HistoryRecord[],
): readonly TalliedRun[] {
  const primary = primaryRubric(candidate);
  const places = new Map(
    candidate.scenarios.map(({ scenario, content }, place) => [`${digitsOf(content)} ${scenario}`, place]),
  );
  return records.flatMap(({ sha, time, trials, metrics, report, tallies }): readonly TalliedRun[] => {
    const kept = tallies ?? (report && tallyReport(report as Report));
    const isAlike = metrics.some(({ rubric, hash }) => rubric === primary?.rubric && hash === primary.hash);
    if (kept === undefined || !isAlike) return [];
    const { missing = 0, judges = [] } = kept;
    const main = { judges: judges as readonly JudgeCount[], trials: candidate.trials };
    if (!isWithinBudget(policy, { missing, total: trials + missing })) return [];
    if (primary?.by_judge === true && !sameJudges(candidate, main)) return [];
    return [{ ...(sha === undefined ? {} : { sha }), time, ...readTallies(kept.scenarios, places) }];
  });
}

/** Reads lines such as `3f2c51b7 2/3 book-conflict-3`. */
function readTallies(lines: string, places: ReadonlyMap<string, number>): Omit<TalliedRun, 'sha' | 'time'> {
  const scores = Array.from({ length: places.size }, () => Number.NaN);
  const counts: number[] = [];
  for (const line of lines.split('\n')) {
    const [content = '', tally = '', ...id] = line.split(' ');
    const [total = '', trials = ''] = tally.split('/');
    const place = places.get(`${content} ${id.join(' ')}`);
    counts.push(Number(trials));
    if (place !== undefined) scores[place] = Number(total) / Number(trials);
  }
  return { scores, trials: fewest(counts), size: counts.length };
}
