import type { Finding, Loosening } from '../../gating/decision.ts';
import { type Bundle, openBundleZip } from '../../io/bundle/bundle-reader.ts';
import { baselineName } from '../../io/github/artifact.ts';
import { type FoundRun, troubleNote } from '../../io/github/baseline/baseline.ts';
import type { BaselineRequest } from '../../io/github/baseline/baseline-attempt.ts';
import { ABSENT } from '../../io/github/baseline/baseline-notes.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readLabels } from '../../io/github/find-pull-request.ts';
import type { Ruler, RulerOptions } from '../../io/ruler.ts';
import {
  type BaseReading,
  type ChosenRuler,
  chooseWithBundle,
  chooseWithoutBundle,
  readBaseRuler,
} from '../ruler/branch-ruler.ts';
import { renamedNote } from '../ruler/branch-ruler-notes.ts';
import { findPassedPolicy } from '../ruler/passed-policy.ts';
import { ownRulerDecides, type Rulers } from '../ruler/rulers.ts';
import { suiteOf } from '../suite-name.ts';
import type { BaselineAnswer } from './baseline-answer.ts';
import { fetchPinned, type PinnedRun } from './drift-reference.ts';
import { findNewSuite } from './new-suite.ts';
import { namesOnMain, searchSuites } from './suite-search.ts';

/** Where and how to look for the base branch's bundles. */
export interface BranchSearch extends Omit<BaselineRequest<unknown>, 'name' | 'open' | 'openFile' | 'others' | 'most'> {
  /** Where the ruler stands in the repository. */
  readonly ruler: Omit<RulerOptions, 'root'>;
  /** Folder of the checkout. */
  readonly root: string;
}

/** The ruler that decides by what is known so far. */
export interface Choice {
  chosen: ChosenRuler;
  /** Null on the base branch, whose own ruler decides. */
  readonly reading: BaseReading | null;
  /** Whether main's newest bundle has had its say. */
  hasBundle: boolean;
}

/** On the base branch the run's own ruler is the base's; everywhere else the one of the base commit decides. */
export async function startChoice(client: GitHubClient, { context, ruler }: BranchSearch, own: Ruler): Promise<Choice> {
  if (context.publishesBaseline) {
    const chosen = { rulers: ownRulerDecides(own), waivers: own.policy.waivers ?? [], notes: [] };
    return { chosen, reading: null, hasBundle: false };
  }
  const reading = await readBaseRuler(client, { context, places: ruler, own });
  return { chosen: chooseWithoutBundle(reading), reading, hasBundle: false };
}

/** Why nobody can know who decides; null where it is known, or the run is to go on all the same. */
export function unaskedNote({ reading }: Choice, { onError }: BranchSearch): Finding | null {
  if (reading === null || reading.unasked === null || onError === 'no-baseline') return null;
  const what = `GitHub did not give the rubrics and the policy of ${reading.label}, which decide`;
  return { ...troubleNote(reading.unasked, onError), what };
}

/** Lets a bundle of main have its say, if none has had it, and gives the rulers that hold from there on. */
export async function hearBundle(client: GitHubClient, choice: Choice, bundle: Bundle): Promise<Rulers> {
  if (choice.reading !== null && !choice.hasBundle)
    choice.chosen = await chooseWithBundle(client, choice.reading, bundle);
  choice.hasBundle = true;
  return choice.chosen.rulers;
}

/** Whether the runs that are compared with begin with main's newest one before the commit whose ruler was read. */
export function comparesWithNewest({ source }: BranchSearch, { reading }: Choice): boolean {
  return source.kind !== 'commit' && (reading?.at == null || reading.at.ref === reading.base);
}

/** What main's newest run has told of itself. */
export interface NewestRun<T> {
  /** Under which names main may know the suite. */
  readonly names: readonly string[];
  /** Null where there is none. */
  readonly run: FoundRun<T> | null;
  readonly notes: readonly Finding[];
}

/** Lets main's newest run have its say, whatever is compared with and whichever of main's workflows made it. */
export async function hearNewest<T>(
  client: GitHubClient,
  search: BranchSearch,
  choice: Choice,
  open: (bundle: Bundle, rulers: Rulers) => Promise<T>,
): Promise<NewestRun<T>> {
  const { reading } = choice;
  const names = namesOnMain(choice.chosen.rulers, reading);
  if (reading?.at == null) return { names, run: null, notes: [] };
  const request: Omit<BaselineRequest<T>, 'name'> = {
    ...search,
    context: { ...search.context, anchor: { kind: 'commit', sha: reading.at.ref } },
    workflows: 'any',
    source: { kind: 'ancestors' },
    file: null,
    most: 1,
    async open(archive, label) {
      const bundle = openBundleZip(label, archive);
      return open(bundle, await hearBundle(client, choice, bundle));
    },
  };
  const { found, notes, suite } = await searchSuites(client, request, names);
  const [run] = found;
  return run === undefined
    ? { names, run: null, notes: notes.filter(({ code }) => code !== ABSENT) }
    : { names: [suite], run, notes: [] };
}

/** The ruler that decides, and what it needs to know of base and pull request. */
export interface DecidingRuler extends ChosenRuler {
  /** Labels of the pull request, where the policy asks for one. */
  readonly labels: readonly string[];
  readonly lowered: readonly Loosening[];
  readonly pinned: PinnedRun;
}

/** Once it is known who decides: what that ruler needs besides. */
export async function settle(
  client: GitHubClient,
  search: BranchSearch,
  choice: Choice,
  suite: string,
): Promise<DecidingRuler> {
  const { chosen, reading } = choice;
  const { deciding } = chosen.rulers;
  const { repository } = search.context;
  const at = { repository, base: baseOf(search, reading), name: baselineName(suite), root: ownCheckout(search) };
  const pinned = await fetchPinned(client, deciding, at);
  const labels = deciding.policy.loosening?.effect === 'label' ? await readLabels(client, search.context) : [];
  const passed = reading === null || choice.hasBundle ? null : await findPassedPolicy(client, reading, deciding);
  const notes = [...chosen.notes, ...(passed === null ? [] : [passed.note])];
  return { ...chosen, notes, labels, lowered: [...pinned.lowered, ...(passed?.lowered ?? [])], pinned };
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

/** The run's own ruler decides, for nobody is there to say otherwise, and nothing is compared. */
export function ownDecides(own: Ruler, ...notes: readonly Finding[]): BaselineAnswer {
  return { rulers: ownRulerDecides(own), runs: [], waivers: [], labels: [], notes };
}

/** What is to be said of the name under which main was asked; `isKnown` tells whether it has runs of it. */
export async function remarksOnSuite(
  client: GitHubClient,
  { reading }: Choice,
  { own, suite, isKnown }: { readonly own: Ruler; readonly suite: string; readonly isKnown: boolean },
): Promise<readonly Finding[]> {
  if (reading === null) return [];
  if (!isKnown) return findNewSuite(client, reading, suite);
  return suiteOf(own) === suite ? [] : [renamedNote(suiteOf(own), suite)];
}
