import type { Finding } from '../../gating/decision.ts';
import { type Bundle, openBundleZip } from '../../io/bundle/bundle-reader.ts';
import type { BaselineRequest } from '../../io/github/baseline/baseline-attempt.ts';
import { ABSENT } from '../../io/github/baseline/baseline-notes.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { Ruler, RulerOptions } from '../../io/ruler.ts';
import {
  type BaseReading,
  type ChosenRuler,
  chooseWithBundle,
  chooseWithoutBundle,
  readBaseRuler,
} from '../ruler/branch-ruler.ts';
import { ownRulerDecides, type Rulers } from '../ruler/rulers.ts';
import { namesOnMain, searchSuites } from './suite-search.ts';

/** Where and how to look for the base branch's bundles. */
export interface BranchSearch extends Omit<BaselineRequest<unknown>, 'name' | 'open' | 'openFile' | 'most'> {
  /** Where the ruler stands in the repository. */
  readonly ruler: Omit<RulerOptions, 'root'>;
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
export interface NewestRun {
  /** Under which names main may know the suite. */
  readonly names: readonly string[];
  readonly notes: readonly Finding[];
}

/** Lets main's newest run have its say, whatever is compared with. */
export async function hearNewest(client: GitHubClient, search: BranchSearch, choice: Choice): Promise<NewestRun> {
  const { reading } = choice;
  const names = namesOnMain(choice.chosen.rulers, reading);
  if (reading?.at == null) return { names, notes: [] };
  const { found, notes, suite } = await searchSuites<Rulers>(
    client,
    {
      ...search,
      context: { ...search.context, anchor: { kind: 'commit', sha: reading.at.ref } },
      source: { kind: 'ancestors' },
      file: null,
      most: 1,
      open: (archive, label) => hearBundle(client, choice, openBundleZip(label, archive)),
      openFile: () => choice.chosen.rulers,
    },
    names,
  );
  return found.length > 0
    ? { names: [suite], notes: [] }
    : { names, notes: notes.filter(({ code }) => code !== ABSENT) };
}
