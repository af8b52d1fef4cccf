import type { Loosening } from '../../gating/decision.ts';
import type { FindingData } from '../../gating/messages/catalogue.ts';
import type { Waiver } from '../../gating/policy/policy.ts';
import type { Config, ConfigOptions } from '../../io/config.ts';
import { baselineName } from '../../io/github/artifact.ts';
import type { InspectedQuery } from '../../io/github/baseline/inspect.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readLabels } from '../../io/github/pull-request.ts';
import type { BaseReading, ConfigChoice } from '../ruler/branch-ruler.ts';
import { findPassedPolicy } from '../ruler/passed-policy.ts';
import type { Rulers } from '../ruler/rulers.ts';
import { suiteOf } from '../suite-name.ts';
import { fetchPinned, type PinnedRun } from './drift-reference.ts';
import { findNewSuite } from './new-suite.ts';

/** Where and how to look for the base branch's bundles. */
export interface BranchSearch extends Omit<InspectedQuery, 'name'> {
  /** Path in the repository of a committed baseline, for when no artifact can be used; null for none. */
  readonly file: string | null;
  /** Where the config stands in the repository. */
  readonly ruler: Omit<ConfigOptions, 'root'>;
  /** Folder of the checkout. */
  readonly root: string;
}

/** The config that decides, and what it needs to know of base and pull request. */
export interface BaseContext {
  readonly rulers: Rulers;
  /** Waivers that count. */
  readonly waivers: readonly Waiver[];
  /** Labels of the pull request, where the policy asks for one. */
  readonly labels: readonly string[];
  readonly lowered: readonly Loosening[];
  readonly pinned: PinnedRun;
  readonly notes: readonly FindingData[];
}

/** What the chosen config needs besides: labels, the file that `drift` pins, and a policy of the base that the run passes by. */
export async function resolveBaseContext(
  client: GitHubClient,
  search: BranchSearch,
  { reading, isByBundle, rulers, waivers, notes }: ConfigChoice,
  suite: string,
): Promise<BaseContext> {
  const { deciding } = rulers;
  const { repository } = search.context;
  const at = { repository, base: baseOf(search, reading), name: baselineName(suite), root: ownCheckout(search) };
  const pinned = await fetchPinned(client, deciding, at);
  const labels = deciding.policy.loosening?.effect === 'label' ? await readLabels(client, search.context) : [];
  const passed = reading === null || isByBundle ? null : await findPassedPolicy(client, reading, deciding);
  return {
    rulers,
    waivers,
    labels,
    lowered: [...pinned.lowered, ...(passed?.lowered ?? [])],
    pinned,
    notes: [...notes, ...(passed === null ? [] : [passed.note])],
  };
}

/** Folder of what the run brings; null on the base branch, and where another run has brought it. */
export function ownCheckout({ context, root }: BranchSearch): string | null {
  return context.publishesBaseline || context.event === 'workflow_run' ? null : root;
}

/** The commit whose files count: on the base branch the run's own. Null where it is not known. */
function baseOf({ context }: BranchSearch, reading: BaseReading | null): string | null {
  if (reading === null) return context.testedSha;
  return reading.base ?? (context.anchor.kind === 'commit' ? context.anchor.sha : null);
}

/** What is to be said of the name under which main was asked; `isKnown` tells whether it has runs of it. */
export async function remarksOnSuite(
  client: GitHubClient,
  reading: BaseReading | null,
  { own, suite, isKnown }: { readonly own: Config; readonly suite: string; readonly isKnown: boolean },
): Promise<readonly FindingData[]> {
  if (reading === null) return [];
  if (!isKnown) return findNewSuite(client, reading, suite);
  if (suiteOf(own) === suite) return [];
  return [{ code: 'suite-renamed', effect: 'notice', suite: suiteOf(own), known: suite }];
}
