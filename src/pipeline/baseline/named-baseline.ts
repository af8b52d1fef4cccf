import type { Finding } from '../../gating/decision.ts';
import type { Bundle } from '../../io/bundle/bundle-reader.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { Ruler } from '../../io/ruler.ts';
import { askNobody } from '../asking/ask-judge.ts';
import { measureBundle } from '../measure.ts';
import { type Rulers, unaskedRulerNote } from '../ruler/rulers.ts';
import { suiteOf } from '../suite-name.ts';
import {
  type BranchSearch,
  type DecidingRuler,
  hearNewest,
  ownDecides,
  remarksOnSuite,
  settle,
  startChoice,
  unaskedNote,
} from './base-choice.ts';
import type { BaselineAnswer, FindBaseline } from './baseline-answer.ts';
import { findGivenBaseline, type GivenBaseline } from './given-baseline.ts';
import { insteadOfMain, namedBaselineNote } from './other-baseline.ts';

/** A finder for runs that the input `baseline` names, or for none. Whatever it names, the base's ruler decides about what is not main's. */
export function findNamedBaseline(
  client: GitHubClient | null,
  search: BranchSearch,
  given: GivenBaseline,
): FindBaseline {
  const { root, context } = search;
  const { publishesBaseline, baseRef } = context;
  if (publishesBaseline) return findGivenBaseline(given, root);
  const said = namedBaselineNote(given.baselines);
  return async (own, ask) => {
    if (client !== null)
      return answerBesideMain(client, search, own, {
        said,
        find: (decided) => findGivenBaseline(given, root, decided)(own, ask),
      });
    const answer = await findGivenBaseline(given, root)(own, ask);
    const unasked = unaskedRulerNote(baseRef, answer.rulers.decidedBy);
    return { ...answer, notes: [unasked, said, ...answer.notes] };
  };
}

/** What is named, and the answer that it gives once it is known who decides. */
interface Named {
  readonly said: Finding;
  find(decided: DecidingRuler): Promise<BaselineAnswer>;
}

async function answerBesideMain(
  client: GitHubClient,
  search: BranchSearch,
  own: Ruler,
  { said, find }: Named,
): Promise<BaselineAnswer> {
  const choice = await startChoice(client, search, own);
  const unasked = unaskedNote(choice, search);
  if (unasked !== null) return ownDecides(own, unasked);
  const measure = (bundle: Bundle, rulers: Rulers) => measureBundle(bundle, rulers, askNobody);
  const { names, run, notes } = await hearNewest(client, search, choice, measure);
  const suite = names[0] ?? suiteOf(own);
  const decided = await settle(client, search, choice, suite);
  const answer = await find(decided);
  const remarks = await remarksOnSuite(client, choice, { own, suite, isKnown: run !== null });
  const newest = run && { ...run.content, origin: run.origin };
  const instead = insteadOfMain(newest, answer.runs);
  const lowered = [...decided.lowered, ...(instead.lowered ?? [])];
  return { ...answer, ...instead, lowered, notes: [...remarks, ...notes, said, ...answer.notes] };
}
