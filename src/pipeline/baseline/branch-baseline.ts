import { type Bundle, openBundleZip } from '../../io/bundle/bundle-reader.ts';
import type { BaselineRequest } from '../../io/github/baseline/baseline-attempt.ts';
import { noTokenNote } from '../../io/github/baseline/baseline-notes.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { Ruler } from '../../io/ruler.ts';
import { type AskJudge, askNobody } from '../asking/ask-judge.ts';
import { type MeasuredBaseline, measureBundle, remarksOn } from '../measure.ts';
import type { BaseReading } from '../ruler/branch-ruler.ts';
import { unaskedRulerNote } from '../ruler/rulers.ts';
import {
  type BranchSearch,
  type Choice,
  comparesWithNewest,
  hearBundle,
  hearNewest,
  ownDecides,
  remarksOnSuite,
  settle,
  startChoice,
  unaskedNote,
} from './base-choice.ts';
import type { BaselineAnswer, FindBaseline, BaselineRun } from './baseline-answer.ts';
import { measureFile } from './measure-file.ts';
import { insteadOfMain } from './other-baseline.ts';
import { namesOnMain, searchSuites } from './suite-search.ts';

/** Share of the time for GitHub that is left to the comment, however slow the search is. */
const KEPT_FOR_COMMENT = 1 / 4;

/** A finder for the bundles that trusted runs of the base branch have saved; without a client there is none. */
export function findBranchBaseline(client: GitHubClient | null, search: BranchSearch): FindBaseline {
  return async (own, ask) => {
    if (client !== null) return client.spare(() => answerFrom(client, search, own, ask), KEPT_FOR_COMMENT);
    const { publishesBaseline, baseRef } = search.context;
    return ownDecides(own, ...(publishesBaseline ? [] : [unaskedRulerNote(baseRef, null)]), noTokenNote());
  };
}

async function answerFrom(
  client: GitHubClient,
  search: BranchSearch,
  own: Ruler,
  ask: AskJudge,
): Promise<BaselineAnswer> {
  const choice = await startChoice(client, search, own);
  const unasked = unaskedNote(choice, search);
  if (unasked !== null) return ownDecides(own, unasked);
  const { runs, notes, suite, ...instead } = await searchRuns(client, search, choice, ask);
  const remarks = await remarksOnSuite(client, choice, { own, suite, isKnown: runs.length > 0 });
  const { pinned, ...decided } = await settle(client, search, choice, suite);
  const said = [...decided.notes, ...remarks, ...notes, ...remarksOn(runs), ...pinned.notes];
  return { ...decided, runs, ...instead, notes: said, driftReference: pinned.driftReference };
}

interface FoundRuns extends Pick<BaselineAnswer, 'runs' | 'newest' | 'lowered' | 'notes'> {
  readonly suite: string;
}

async function searchRuns(
  client: GitHubClient,
  search: BranchSearch,
  choice: Choice,
  ask: AskJudge,
): Promise<FoundRuns> {
  const { reading } = choice;
  const newest = comparesWithNewest(search, choice) ? null : await hearNewest(client, search, choice, async () => null);
  const names = newest?.names ?? namesOnMain(choice.chosen.rulers, reading);
  const met: MetRuns = { isFound: false, other: null };
  const request = { ...search, context: anchoredAt(search.context, reading), ...openersOf(client, choice, ask, met) };
  const { found, notes, suite } = await searchSuites(client, request, names);
  // Both searches may have met with the same.
  const heard = (newest?.notes ?? []).filter(({ code }) => notes.every((note) => note.code !== code));
  const runs = found.map(({ content, origin }) => ({ ...content, origin }));
  return { runs, ...(met.isFound ? {} : insteadOfMain(met.other, runs)), notes: [...heard, ...notes], suite };
}

/** What a search has come across. */
interface MetRuns {
  /** Whether there is a bundle to compare with. */
  isFound: boolean;
  /** The newest run of main before that is of a workflow that saves no baseline. */
  other: BaselineRun | null;
}

function openersOf(
  client: GitHubClient,
  choice: Choice,
  ask: AskJudge,
  met: MetRuns,
): Pick<BaselineRequest<MeasuredBaseline>, 'open' | 'others' | 'openFile'> {
  const measure = async (bundle: Bundle, by: AskJudge) =>
    measureBundle(bundle, await hearBundle(client, choice, bundle), by);
  return {
    async open(archive, label) {
      const measured = await measure(openBundleZip(label, archive), ask);
      met.isFound = true;
      return measured;
    },
    others: {
      isAsked: () => choice.reading !== null && !met.isFound && met.other === null,
      async hear(archive, label) {
        const bundle = openBundleZip(label, archive);
        met.other = { ...(await measure(bundle, askNobody)), origin: { ...bundle.manifest.origin, label } };
      },
    },
    openFile: (file) => measureFile(file, choice.chosen.rulers),
  };
}

/** The base commit is looked for once. */
function anchoredAt(context: BranchSearch['context'], reading: BaseReading | null): BranchSearch['context'] {
  const sha = reading?.base ?? null;
  return sha === null ? context : { ...context, anchor: { kind: 'commit', sha } };
}
