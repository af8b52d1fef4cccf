import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import type { GitHubClient } from '../../../src/io/github/client.ts';
import type { RunContext } from '../../../src/io/github/context.ts';
import type { BaselineRun } from '../../../src/pipeline/baseline/answer.ts';
import { discoverRuns, type MainQuery } from '../../../src/pipeline/baseline/discover.ts';
import { inspectRuns } from '../../../src/pipeline/baseline/inspect.ts';
import { type ComparedRuns, measureRuns } from '../../../src/pipeline/baseline/measure.ts';
import { askNoJudge } from '../../../src/pipeline/judging.ts';
import { configsOfMain } from '../../io/github/world.ts';

/** The query of a pull request's run. */
export function mainQuery(context: RunContext, more: Partial<MainQuery> = {}): MainQuery {
  return {
    context,
    suite: 'demo',
    workflows: ['.github/workflows/agent-gate.yml'],
    source: { kind: 'ancestors' },
    file: null,
    root: '.',
    onError: 'error',
    ...more,
  };
}

/** A run of main, by its name: that of its only scenario. */
interface NamedRun {
  readonly content: string;
  readonly origin: BaselineOrigin;
}

/** What a search gives, by the names of the runs. */
export interface SearchedMain extends Pick<ComparedRuns, 'notes'> {
  readonly found: readonly NamedRun[];
  readonly committed: BaselineRun | null;
}

/** Discovers, inspects and measures main's runs. */
export async function searchMain(client: GitHubClient, query: MainQuery): Promise<SearchedMain> {
  const inspected = await inspectRuns(client, await discoverRuns(client, query), false);
  const { runs, notes } = await measureRuns(client, inspected, { configs: configsOfMain(), ask: askNoJudge });
  const named = ({ report, origin }: BaselineRun): NamedRun => ({
    content: report.scenarios[0]?.scenario ?? '',
    origin,
  });
  const committed = runs.find(({ origin }) => origin.found_by === 'file') ?? null;
  return { found: committed === null ? runs.map(named) : [], committed, notes };
}
