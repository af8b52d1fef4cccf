import type { BaselineOrigin, RunOrigin } from '../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Report, RubricReport } from '../../schemas/types/report.ts';
import { reportOf } from '../gating/history/records.ts';
import { shortSha } from '../gating/wording.ts';
import type { CheckedGate } from '../io/bundle/bundled-config.ts';
import type { PageRun } from './page/page-data.ts';

/** Most runs of main that are shown. */
const MOST_SHOWN = 8;

/** A run of main with what it measured; null if only its scores are kept. */
export interface ShownRun extends PageRun {
  readonly report: Report | null;
  /** Whether this run was compared with it. */
  readonly isCompared: boolean;
}

/**
 * Main's runs, oldest first: the compared ones, scored by the config that decided, and those that the history keeps and the same rubrics
 * scored.
 * @param rubrics of the candidate
 * @param history main's runs, newest first
 * @param origin of the candidate, whose address differs from theirs by the id of the run alone
 */
export function shownRuns(
  rubrics: readonly RubricReport[],
  { baselines }: { readonly baselines: readonly Pick<CheckedGate['baselines'][number], 'origin' | 'report'>[] },
  history: readonly HistoryRecord[],
  origin: RunOrigin,
): readonly ShownRun[] {
  const urlOf = (id: number | undefined): string | undefined =>
    id === undefined ? undefined : origin.run_url?.replace(/\d+$/, String(id));
  const compared = baselines.map(({ origin: run, report }) => {
    const scores = scoresIn(rubrics, report.rubrics);
    const names = namesOf(run, run.created, scores);
    return { ...names, url: run.run_url ?? urlOf(run.run_id), scores, report, isCompared: true };
  });
  const known = new Set(compared.map(({ id }) => id));
  const older = history.flatMap((record) => {
    const scores = scoresIn(rubrics, record.metrics);
    const names = namesOf(record, record.time, scores);
    if (known.has(names.id)) return [];
    return [{ ...names, url: urlOf(record.run_id), scores, report: reportOf(record), isCompared: false }];
  });
  const shown = [...compared, ...older].filter(({ scores }) => Object.keys(scores).length > 0).slice(0, MOST_SHOWN);
  return shown.map(({ id: _, ...run }, index) => ({ ...run, name: index === 0 ? 'main' : `m−${index}` })).reverse();
}

/** A run in a terminal has neither id nor commit: its day and its scores tell it. */
function namesOf({ sha, run_id, label }: Partial<BaselineOrigin>, time: string | undefined, scores: PageRun['scores']) {
  const day = time?.slice(0, 10);
  const words = [sha === undefined ? label : shortSha(sha), day].filter((word) => word !== undefined);
  return { id: run_id ?? sha ?? `${day} ${JSON.stringify(scores)}`, label: words.join(', ') };
}

/** Mean trial scores by rubric, of the rubrics with the candidate's content. */
function scoresIn(
  rubrics: readonly RubricReport[],
  measured: readonly Pick<RubricReport, 'rubric' | 'hash' | 'score'>[],
): Readonly<Record<string, number>> {
  const same = measured.flatMap(({ rubric, hash, score }) =>
    score !== null && rubrics.some((own) => own.rubric === rubric && own.hash === hash)
      ? [[rubric, score] as const]
      : [],
  );
  return Object.fromEntries(same);
}
