import type { Loosening } from '../../gating/decision.ts';
import { openBundleZip } from '../../io/bundle/bundle-reader.ts';
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
  ownCheckout,
  ownDecides,
  remarksOnSuite,
  settle,
  startChoice,
  unaskedNote,
} from './base-choice.ts';
import type { BaselineAnswer, BaselineRun, FindBaseline } from './baseline-answer.ts';
import { measureFile } from './measure-file.ts';
import { insteadOfMain } from './other-baseline.ts';
import { rewrittenFile } from './rewritten-file.ts';
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
  const { runs, notes, suite, ...found } = await searchRuns(client, search, choice, ask);
  const remarks = await remarksOnSuite(client, choice, { own, suite, isKnown: runs.length > 0 });
  const { pinned, ...decided } = await settle(client, search, choice, suite);
  const said = [...decided.notes, ...remarks, ...notes, ...remarksOn(runs), ...pinned.notes];
  const lowered = [...decided.lowered, ...(found.lowered ?? [])];
  return { ...decided, ...found, runs, lowered, notes: said, driftReference: pinned.driftReference };
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
  const met: MetRuns = { isFound: false, other: null, rewritten: [] };
  const request = {
    ...search,
    context: anchoredAt(search.context, reading),
    ...openersOf(search, choice, met, measurer(client, choice, ask)),
  };
  const { found, notes, suite } = await searchSuites(client, request, names);
  // Both searches may have met with the same.
  const heard = (newest?.notes ?? []).filter(({ code }) => notes.every((note) => note.code !== code));
  const runs = found.map(({ content, origin }) => ({ ...content, origin }));
  const instead = met.isFound ? {} : insteadOfMain(met.other, runs);
  const lowered = [...met.rewritten, ...(instead.lowered ?? [])];
  return { runs, ...instead, lowered, notes: [...heard, ...notes], suite };
}

/** What a search has come across. */
interface MetRuns {
  /** Whether there is a bundle to compare with. */
  isFound: boolean;
  /** The newest run of main before that is of a workflow that saves no baseline. */
  other: BaselineRun | null;
  /** How the run writes the committed baseline anew that stands in for one. */
  rewritten: readonly Loosening[];
}

type Openers = Pick<BaselineRequest<MeasuredBaseline>, 'open' | 'others' | 'openFile'>;

function openersOf(search: BranchSearch, choice: Choice, met: MetRuns, measure: MeasureZip): Openers {
  return {
    async open(archive, label) {
      const measured = await measure(archive, label);
      met.isFound = true;
      return measured;
    },
    others: {
      isAsked: () => choice.reading !== null && !met.isFound && met.other === null,
      async hear(archive, label) {
        met.other = { ...(await measure(archive, label, askNobody)), origin: { label } };
      },
    },
    openFile(kept) {
      const committed = { file: search.file ?? '', kept, what: 'the committed baseline' };
      met.rewritten = rewrittenFile(committed, ownCheckout(search));
      return measureFile(kept, choice.chosen.rulers);
    },
  };
}

/** Opens a bundle, lets it have its say, and measures it; another judge may be asked than for a baseline. */
type MeasureZip = (archive: Uint8Array, label: string, asked?: AskJudge) => Promise<MeasuredBaseline>;

function measurer(client: GitHubClient, choice: Choice, ask: AskJudge): MeasureZip {
  return async (archive, label, asked = ask) => {
    const bundle = openBundleZip(label, archive);
    return measureBundle(bundle, await hearBundle(client, choice, bundle), asked);
  };
}

/** The base commit is looked for once. */
function anchoredAt(context: BranchSearch['context'], reading: BaseReading | null): BranchSearch['context'] {
  const sha = reading?.base ?? null;
  return sha === null ? context : { ...context, anchor: { kind: 'commit', sha } };
}
