import { openBundleZip } from '../../io/bundle/bundle-reader.ts';
import { baselineName } from '../../io/github/artifact.ts';
import type { BaselineRequest } from '../../io/github/baseline/baseline-attempt.ts';
import { noTokenNote } from '../../io/github/baseline/baseline-notes.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readLabels } from '../../io/github/find-pull-request.ts';
import type { Ruler, RulerOptions } from '../../io/ruler.ts';
import type { AskJudge } from '../asking/ask-judge.ts';
import { type MeasuredBaseline, measureBundle, remarksOn } from '../measure.ts';
import {
  type BaseReading,
  type ChosenRuler,
  chooseWithBundle,
  chooseWithoutBundle,
  readBaseRuler,
} from '../ruler/branch-ruler.ts';
import { renamedNote } from '../ruler/branch-ruler-notes.ts';
import { ownRulerDecides } from '../ruler/rulers.ts';
import { suiteOf } from '../suite-name.ts';
import type { FindBaseline } from './baseline-answer.ts';
import { fetchPinned } from './drift-reference.ts';
import { measureFile } from './measure-file.ts';
import { findNewSuite } from './new-suite.ts';
import { namesOnMain, searchSuites } from './suite-search.ts';

/** Where and how to look for the base branch's bundles. */
export interface BranchSearch extends Omit<BaselineRequest<unknown>, 'name' | 'open' | 'openFile'> {
  /** Where the ruler stands in the repository. */
  readonly ruler: Omit<RulerOptions, 'root'>;
}

/** A finder for the bundles that trusted runs of the base branch have saved; without a client there is none. */
export function findBranchBaseline(client: GitHubClient | null, search: BranchSearch): FindBaseline {
  return async (own, ask) => {
    if (client === null)
      return { rulers: ownRulerDecides(own), runs: [], waivers: [], labels: [], notes: [noTokenNote()] };
    const choice = await startChoice(client, search, own);
    const { reading } = choice;
    const names = namesOnMain(choice.chosen.rulers, reading);
    const request = { ...search, context: anchoredAt(search.context, reading), ...openersOf(client, choice, ask) };
    const { found, notes, suite } = await searchSuites(client, request, names);
    const runs = found.map(({ content, origin }) => ({ ...content, origin }));
    const { rulers, waivers, notes: said } = choice.chosen;
    const renamed = runs.length > 0 && suiteOf(own) !== suite ? [renamedNote(suiteOf(own), suite)] : [];
    const at = { repository: search.context.repository, base: baseOf(search, reading), name: baselineName(suite) };
    const drift = await fetchPinned(client, rulers.deciding, at);
    const unknown = reading === null || runs.length > 0 ? [] : await findNewSuite(client, reading, suite);
    return {
      rulers,
      runs,
      waivers,
      labels: rulers.deciding.policy.loosening?.effect === 'label' ? await readLabels(client, search.context) : [],
      notes: [...said, ...renamed, ...unknown, ...notes, ...remarksOn(runs), ...drift.notes],
      driftReference: drift.driftReference,
    };
  };
}

/** The ruler that decides by what is known so far. */
interface Choice {
  chosen: ChosenRuler;
  /** Null on the base branch, whose own ruler decides. */
  readonly reading: BaseReading | null;
  /** Whether main's newest bundle has had its say. */
  hasBundle: boolean;
}

/** On the base branch the run's own ruler is the base's; everywhere else the one of the base commit decides. */
async function startChoice(client: GitHubClient, { context, ruler }: BranchSearch, own: Ruler): Promise<Choice> {
  if (context.publishesBaseline) {
    const chosen = { rulers: ownRulerDecides(own), waivers: own.policy.waivers ?? [], notes: [] };
    return { chosen, reading: null, hasBundle: false };
  }
  const reading = await readBaseRuler(client, { context, places: ruler, own });
  return { chosen: chooseWithoutBundle(reading), reading, hasBundle: false };
}

function openersOf(
  client: GitHubClient,
  choice: Choice,
  ask: AskJudge,
): Pick<BaselineRequest<MeasuredBaseline>, 'open' | 'openFile'> {
  return {
    async open(archive, label) {
      const bundle = openBundleZip(label, archive);
      if (choice.reading !== null && !choice.hasBundle)
        choice.chosen = await chooseWithBundle(client, choice.reading, bundle);
      choice.hasBundle = true;
      return measureBundle(bundle, choice.chosen.rulers, ask);
    },
    openFile: (file) => measureFile(file, choice.chosen.rulers),
  };
}

/** The base commit is looked for once. */
function anchoredAt(context: BranchSearch['context'], reading: BaseReading | null): BranchSearch['context'] {
  const sha = reading?.base ?? null;
  return sha === null ? context : { ...context, anchor: { kind: 'commit', sha } };
}

/** The commit whose files count: on the base branch the run's own. Null where it is not known. */
function baseOf({ context }: BranchSearch, reading: BaseReading | null): string | null {
  if (reading === null) return context.testedSha;
  return reading.base ?? (context.anchor.kind === 'commit' ? context.anchor.sha : null);
}
