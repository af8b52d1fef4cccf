import type { Finding } from '../gating/decision.ts';
import { POLICY_FILE } from '../gating/read-policy.ts';
import { openBundleZip } from '../io/bundle-reader.ts';
import { rulerOfBundle } from '../io/bundled-ruler.ts';
import { resolveAnchor } from '../io/github/ancestry.ts';
import { ApiError } from '../io/github/api-error.ts';
import { baselineName } from '../io/github/artifact.ts';
import { readRulerAt } from '../io/github/base-ruler.ts';
import { searchBaseline } from '../io/github/baseline.ts';
import type { BaselineRequest } from '../io/github/baseline-attempt.ts';
import { noTokenNote } from '../io/github/baseline-notes.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { readLabels } from '../io/github/find-pull-request.ts';
import type { Ruler, RulerOptions } from '../io/ruler.ts';
import type { BaselineAnswer } from './baseline-answer.ts';
import { fetchPinned } from './drift-reference.ts';
import { type MeasuredBaseline, measureBundle, remarksOn } from './measure.ts';
import { measureFile } from './measure-file.ts';
import {
  baseRulerDecides,
  baseRulerNote,
  noBaseRulerNote,
  ownRulerDecides,
  type Rulers,
  waiversOfBase,
} from './rulers.ts';
import { suiteOf } from './suite-name.ts';

/** Where and how to look for the base branch's bundles. */
export interface BranchSearch extends Omit<BaselineRequest<unknown>, 'name' | 'open' | 'openFile'> {
  /** Where the ruler stands in the repository. */
  readonly ruler: Omit<RulerOptions, 'root'>;
}

/** A finder for the bundles that trusted runs of the base branch have saved; without a client there is none. */
export function findBranchBaseline(
  client: GitHubClient | null,
  search: BranchSearch,
): (own: Ruler) => Promise<BaselineAnswer> {
  return async (own) => {
    if (client === null)
      return { rulers: ownRulerDecides(own), runs: [], waivers: [], labels: [], notes: [noTokenNote()] };
    const chosen = await chooseRulers(client, search, own);
    const name = baselineName(suiteOf(chosen.rulers?.deciding ?? own));
    const { found, notes } = await searchBaseline(client, { ...chosen.search, name, ...openersOf(chosen, own) });
    const rulers = chosen.rulers ?? ownRulerDecides(own);
    const runs = found.map(({ content, origin }) => ({ ...content, origin }));
    const unruled = chosen.rulers === null && chosen.notes.length === 0 ? [noBaseRulerNote()] : [];
    const at = { repository: search.context.repository, base: baseOf(chosen.search), name };
    const drift = await fetchPinned(client, rulers.deciding, at);
    return {
      rulers,
      runs,
      waivers: chosen.waivers(rulers),
      labels: rulers.deciding.policy.loosening?.effect === 'label' ? await readLabels(client, search.context) : [],
      notes: [...chosen.notes, ...unruled, ...notes, ...remarksOn(runs), ...drift.notes],
      driftReference: drift.driftReference,
    };
  };
}

function openersOf(chosen: Choice, own: Ruler): Pick<BaselineRequest<MeasuredBaseline>, 'open' | 'openFile'> {
  return {
    open(archive, label) {
      const bundle = openBundleZip(label, archive);
      // The base commit has no ruler where this run looks for it: then the one that main was last measured by decides.
      chosen.rulers ??= keep(chosen.notes, baseRulerDecides(own, { texts: rulerOfBundle(bundle), label }));
      return measureBundle(bundle, chosen.rulers);
    },
    openFile: (file) => measureFile(file, chosen.rulers ?? ownRulerDecides(own)),
  };
}

/** The commit whose files count: on the base branch the run's own. Null where it is not known. */
function baseOf({ context }: BranchSearch): string | null {
  if (context.publishesBaseline) return context.testedSha;
  return context.anchor.kind === 'commit' ? context.anchor.sha : null;
}

interface Choice {
  /** Null until a bundle tells; stays so where there is none. */
  rulers: Rulers | null;
  /** With the base commit, where it is known by now. */
  readonly search: BranchSearch;
  readonly notes: Finding[];
  waivers(rulers: Rulers): BaselineAnswer['waivers'];
}

/** On the base branch the run's own ruler is the base's; everywhere else the one of the base commit decides. */
async function chooseRulers(client: GitHubClient, search: BranchSearch, own: Ruler): Promise<Choice> {
  if (search.context.publishesBaseline) {
    const waivers = ({ deciding }: Rulers) => deciding.policy.waivers ?? [];
    return { rulers: ownRulerDecides(own), search, notes: [], waivers };
  }
  const notes: Finding[] = [];
  const { base, anchored } = await readBase(client, search, own, notes);
  const rulers = base === null ? null : keep(notes, baseRulerDecides(own, base));
  return { rulers, search: anchored, notes, waivers: waiversOfBase };
}

function keep(notes: Finding[], chosen: ReturnType<typeof baseRulerDecides>): Rulers {
  notes.push(...chosen.notes);
  return chosen.rulers;
}

/** The ruler at the base commit, null where there is none or GitHub does not give it; the search for bundles says more then. */
async function readBase(client: GitHubClient, search: BranchSearch, own: Ruler, notes: Finding[]) {
  const { context, ruler } = search;
  const { repository, anchor, baseRef } = context;
  let label = baseRef ?? 'the base';
  let anchored = search;
  try {
    const ref = await resolveAnchor(client, repository, anchor);
    if (ref === null) return { base: null, anchored };
    anchored = { ...search, context: { ...context, anchor: { kind: 'commit', sha: ref } } };
    const policy = own.texts.policy === null ? undefined : (ruler.policy ?? POLICY_FILE);
    // A stranger could branch off an old commit for its milder ruler; for a fork the branch as it stands now decides.
    const isFork = context.pullRequest?.fork === true && baseRef !== null;
    label = isFork ? baseRef : `${label} at ${ref.slice(0, 7)}`;
    const texts = await readRulerAt({ client, repository, ref: isFork ? baseRef : ref }, { ...ruler, policy });
    return { base: texts && { texts, label }, anchored };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notes.push(baseRulerNote(label, error.message));
    return { base: null, anchored };
  }
}
