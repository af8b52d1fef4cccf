import type { Bundle } from '../../io/bundle/bundle-reader.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { askNobody } from '../asking/ask-judge.ts';
import { measureBundle } from '../measure.ts';
import type { Rulers } from '../ruler/rulers.ts';
import { suiteOf } from '../suite-name.ts';
import {
  type BranchSearch,
  hearNewest,
  ownDecides,
  remarksOnSuite,
  settle,
  startChoice,
  unaskedNote,
} from './base-choice.ts';
import type { FindBaseline } from './baseline-answer.ts';
import { findGivenBaseline, type GivenBaseline } from './given-baseline.ts';
import { insteadOfMain, namedBaselineNote } from './other-baseline.ts';

/** A finder for runs that the input `baseline` names, or for none. Whatever it names, the base's ruler decides about what is not main's. */
export function findNamedBaseline(
  client: GitHubClient | null,
  search: BranchSearch,
  given: GivenBaseline,
  root: string,
): FindBaseline {
  if (client === null || search.context.publishesBaseline) return findGivenBaseline(given, root);
  return async (own, ask) => {
    const choice = await startChoice(client, search, own);
    const unasked = unaskedNote(choice, search);
    if (unasked !== null) return ownDecides(own, unasked);
    const measure = (bundle: Bundle, rulers: Rulers) => measureBundle(bundle, rulers, askNobody);
    const { names, run, notes } = await hearNewest(client, search, choice, measure);
    const suite = names[0] ?? suiteOf(own);
    const decided = await settle(client, search, choice, suite);
    const answer = await findGivenBaseline(given, root, decided)(own, ask);
    const remarks = await remarksOnSuite(client, choice, { own, suite, isKnown: run !== null });
    const said = [...remarks, ...notes, namedBaselineNote(given.baselines), ...answer.notes];
    return { ...answer, ...insteadOfMain(run && { ...run.content, origin: run.origin }, answer.runs), notes: said };
  };
}
