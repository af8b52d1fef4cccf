import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import type { CheckedBaselineFile } from '../../../src/io/bundle/baseline-file.ts';
import type { GitHubClient } from '../../../src/io/github/client.ts';
import type { RunContext } from '../../../src/io/github/context.ts';
import type { BaselineRun } from '../../../src/pipeline/baseline/answer.ts';
import { discoverRuns, type MainQuery } from '../../../src/pipeline/baseline/discover.ts';
import { inspectRuns } from '../../../src/pipeline/baseline/inspect.ts';
import { type MeasuredRuns, type Measuring, measureRuns } from '../../../src/pipeline/baseline/measure.ts';
import type { MeasuredBaseline } from '../../../src/pipeline/baseline/score-baseline.ts';

/** The query of a pull request's run. */
export function mainQuery(context: RunContext, more: Partial<MainQuery> = {}): MainQuery {
  return {
    context,
    suite: 'demo',
    workflows: ['.github/workflows/agent-gate.yml'],
    source: { kind: 'ancestors' },
    file: null,
    onError: 'error',
    ...more,
  };
}

/** A measured run that only has a name: that of the suite in its bundle. */
export function measuredAs(suite: string): MeasuredBaseline {
  const report = { suite } as unknown as Report;
  return { report, head: { measured: report }, history: [], notes: [] };
}

/** The name of a run that `measuredAs` made. */
export function nameOf({ report }: Pick<MeasuredBaseline, 'report'>): string {
  return (report as unknown as { readonly suite: string }).suite;
}

/** Measures a bundle by the name of its suite, and recalls no run. */
export const BY_NAME: Measuring = {
  measure: async ({ bundle }) => measuredAs(bundle.manifest.suite),
  recall: () => null,
  measureFile: ({ suite }) => measuredAs(suite),
  isFit: () => true,
};

/** A run of main, by its name. */
interface NamedRun {
  readonly content: string;
  readonly origin: BaselineOrigin;
}

/** What a search gives, by the names of the runs. */
export interface SearchedMain extends Pick<MeasuredRuns, 'notes'> {
  readonly found: readonly NamedRun[];
  readonly other: NamedRun | null;
  readonly committed: { readonly kept: CheckedBaselineFile; readonly origin: BaselineOrigin | undefined } | null;
}

/** Discovers, inspects and measures main's runs. */
export async function searchMain(
  client: GitHubClient,
  query: MainQuery,
  by: Partial<Measuring> = {},
): Promise<SearchedMain> {
  const inspected = await inspectRuns(client, await discoverRuns(client, query), false);
  const {
    runs,
    ofOtherWorkflow: other,
    committed,
    notes,
  } = await measureRuns(client, inspected, { ...BY_NAME, ...by });
  const named = (run: BaselineRun): NamedRun => ({ content: nameOf(run), origin: run.origin });
  return {
    found: committed === null ? runs.map(named) : [],
    other: other && named(other),
    committed: committed && { kept: committed, origin: runs[0]?.origin },
    notes,
  };
}
