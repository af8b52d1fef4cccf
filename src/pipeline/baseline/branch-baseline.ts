import { openBundleZip } from '../../io/bundle/bundle-reader.ts';
import { baselineName } from '../../io/github/artifact.ts';
import type { BaselineRequest } from '../../io/github/baseline/baseline-attempt.ts';
import { noTokenNote } from '../../io/github/baseline/baseline-notes.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { readLabels } from '../../io/github/find-pull-request.ts';
import type { AskJudge } from '../asking/ask-judge.ts';
import { type MeasuredBaseline, measureBundle, remarksOn } from '../measure.ts';
import type { BaseReading } from '../ruler/branch-ruler.ts';
import { renamedNote } from '../ruler/branch-ruler-notes.ts';
import { ownRulerDecides } from '../ruler/rulers.ts';
import { suiteOf } from '../suite-name.ts';
import {
  type BranchSearch,
  type Choice,
  comparesWithNewest,
  hearBundle,
  hearNewest,
  startChoice,
} from './base-choice.ts';
import type { FindBaseline } from './baseline-answer.ts';
import { fetchPinned } from './drift-reference.ts';
import { measureFile } from './measure-file.ts';
import { findNewSuite } from './new-suite.ts';
import { namesOnMain, searchSuites } from './suite-search.ts';

/** A finder for the bundles that trusted runs of the base branch have saved; without a client there is none. */
export function findBranchBaseline(client: GitHubClient | null, search: BranchSearch): FindBaseline {
  return async (own, ask) => {
    if (client === null)
      return { rulers: ownRulerDecides(own), runs: [], waivers: [], labels: [], notes: [noTokenNote()] };
    const choice = await startChoice(client, search, own);
    const { reading } = choice;
    const newest = comparesWithNewest(search, choice) ? null : await hearNewest(client, search, choice);
    const names = newest?.names ?? namesOnMain(choice.chosen.rulers, reading);
    const request = { ...search, context: anchoredAt(search.context, reading), ...openersOf(client, choice, ask) };
    const { found, notes, suite } = await searchSuites(client, request, names);
    // The search for the baseline may have met with the same.
    const heard = (newest?.notes ?? []).filter(({ code }) => notes.every((note) => note.code !== code));
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
      notes: [...said, ...heard, ...renamed, ...unknown, ...notes, ...remarksOn(runs), ...drift.notes],
      driftReference: drift.driftReference,
    };
  };
}

function openersOf(
  client: GitHubClient,
  choice: Choice,
  ask: AskJudge,
): Pick<BaselineRequest<MeasuredBaseline>, 'open' | 'openFile'> {
  return {
    async open(archive, label) {
      const bundle = openBundleZip(label, archive);
      return measureBundle(bundle, await hearBundle(client, choice, bundle), ask);
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
