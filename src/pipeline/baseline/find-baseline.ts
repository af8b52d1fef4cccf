import type { Relaxation } from '../../../schemas/types/decision.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import { configFinding } from '../../gating/findings/config.ts';
import { driftFinding } from '../../gating/findings/drift.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import type { ResolvedPolicy } from '../../gating/policy/resolve-policy.ts';
import { nameList } from '../../gating/wording.ts';
import type { Config } from '../../io/config.ts';
import { timeOfCommit } from '../../io/github/baseline/ancestry.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { RunContext } from '../../io/github/context.ts';
import { askForJobs } from '../../io/github/jobs.ts';
import { givenOr, unlessFailed } from '../../io/requests.ts';
import { headDecides } from '../configs.ts';
import type { AskJudge } from '../judging.ts';
import type { BaselineAnswer, FindBaseline } from './answer.ts';
import { chooseConfig } from './choose-config.ts';
import { apiErrorNote, type BranchSearch, discoverRuns } from './discover.ts';
import { fetchAhead, forgetArchives } from './fetch-candidate.ts';
import { answerOf, findGivenBaseline, type GivenBaseline, measureInstead, noneGiven } from './given-baseline.ts';
import { inspectMain } from './inspect.ts';
import { findOtherSuites, NOTHING_AVOIDED, readRules } from './main-policies.ts';
import { type ComparedRuns, measureMain } from './measure.ts';
import { findParent } from './parent-pull-request.ts';
import { readBase } from './read-base.ts';

/** Share of the time for GitHub that the search reserves for the comment. */
const KEPT_FOR_COMMENT = 1 / 4;

/**
 * Finds the baseline of a run on GitHub: bundles saved by trusted runs of the base branch, or the runs named by the input `baseline`. In
 * both cases the base config decides. Without a client there is no search.
 * @param given runs named by the input instead of main's; null for main's runs
 */
export function findBaseline(
  client: GitHubClient | null,
  search: BranchSearch,
  given: GivenBaseline | null = null,
): FindBaseline {
  if (given !== null && search.context.publishesBaseline) return findGivenBaseline(given, search.root);
  return (head, ask) => {
    const run = { head, ask, given };
    if (client === null) return findWithoutToken(search, run);
    return client.spare(() => findOnGitHub(client, search, run), KEPT_FOR_COMMENT);
  };
}

interface Run {
  readonly head: Config;
  readonly ask: AskJudge;
  /** Runs named by the input `baseline`; null for main's runs. */
  readonly given: GivenBaseline | null;
}

async function findWithoutToken(
  { context: { publishesBaseline, baseRef }, root }: BranchSearch,
  { head, ask, given }: Run,
): Promise<BaselineAnswer> {
  const label = baseRef ?? 'the base';
  const unread = (decidedBy = 'this run') =>
    configFinding('base-config-unreadable', { effect: 'invalid', label, decidedBy });
  if (given === null) {
    const forbidden = baselineFinding('baseline-forbidden', { effect: 'warn', reason: 'there is no token' });
    return answerOf(headDecides(head), [], publishesBaseline ? [forbidden] : [unread(), forbidden]);
  }
  const answer = await findGivenBaseline(given, root)(head, ask);
  const { decidedBy } = answer.configs;
  return { ...answer, notes: [unread(decidedBy ?? undefined), ...noneGiven(given), ...answer.notes] };
}

function untrustedBaseNote({ context: { untrustedBase: branch, baseRef } }: BranchSearch): readonly FindingData[] {
  return branch === undefined || baseRef === null ? [] : [configFinding('base-untrusted', { branch, label: baseRef })];
}

/** Finds main's runs in four steps: discover, inspect, choose the config, measure. The base is read before, the rules of the gate after. */
async function findOnGitHub(client: GitHubClient, search: BranchSearch, run: Run): Promise<BaselineAnswer> {
  const { head, ask, given } = run;
  const { publishesBaseline } = search.context;
  // The evidence needs them next, and takes the same answer.
  askForJobs(client, search.context);
  const [reading] = await Promise.all([
    publishesBaseline ? null : readBase(client, { ...search, head }),
    publishesBaseline || given !== null
      ? null
      : givenOr(undefined, async () => {
          await fetchAhead(client, await discoverRuns(client, { ...search, suite: head.policy.suite }));
        }),
  ]);
  // Otherwise a pull request that prevents the read of the base config could choose its own.
  if (reading !== null && reading.apiError !== null)
    return answerOf(headDecides(head), [], [apiErrorNote(reading.apiError, 'error', reading.label)]);
  const main = await inspectMain(client, search, reading, { head, isGiven: given !== null });
  const nearest = main.deciding?.nearest.run ?? main.compared?.nearest.run ?? null;
  const { configs, waivers, notes } = await chooseConfig(client, reading, head, nearest?.bundle ?? null);
  const compared = await (given === null
    ? measureMain(client, main, { configs, ask })
    : measureInstead(search, main, { configs, ask, given }));
  forgetArchives(client);
  const { runs, unused } = compared;
  // Named runs do not show that main knows the suite.
  const isKnown = unused !== null || (given === null && runs.length > 0);
  const renamed = isKnown ? NOTHING_AVOIDED : await findOtherSuites(client, reading, main.suite);
  const rules = await readRules(client, search, { reading, configs, isByBundle: nearest !== null, renamed });
  const { reference, notes: ofReference } = await findReference(client, search.context, configs.base.policy);
  const listing = (main.compared ?? main.deciding)?.candidates.listing ?? null;
  return {
    ...rules,
    configs,
    waivers,
    runs,
    newest: unused,
    reference,
    parent: await findParent(client, search.context, main.suite),
    listings: listing === null ? [] : [{ listing: 'artifacts', is_whole: listing.read >= listing.total }],
    relaxed: [...rules.relaxed, ...compared.relaxed, ...comparedInstead(compared)],
    notes: [...untrustedBaseNote(search), ...notes, ...rules.notes, ...compared.notes, ...ofReference],
  };
}

type FoundReference = Required<Pick<BaselineAnswer, 'reference' | 'notes'>>;

/** Finds the commit that the policy's `reference` names, at one request; only a run of main needs it. Never throws for errors of GitHub. */
async function findReference(
  client: GitHubClient,
  { publishesBaseline }: RunContext,
  { reference: name }: Pick<ResolvedPolicy, 'reference'>,
): Promise<FoundReference> {
  if (!publishesBaseline || name === null) return { reference: null, notes: [] };
  return unlessFailed<FoundReference>(
    async () => ({ reference: { name, time: await timeOfCommit(client, name) }, notes: [] }),
    ({ message: reason }) => ({
      reference: null,
      notes: [driftFinding('reference-unknown', { names: [name], reason })],
    }),
  );
}

/** Comparing with another run, or none, although main has one, relaxes the gate. */
function comparedInstead({ runs, unused }: ComparedRuns): readonly Relaxation[] {
  if (unused === null) return [];
  const names = runs.length === 0 ? 'nothing' : nameList(runs.map(({ origin }) => origin.label));
  return [{ subject: 'baseline', what: 'compared with, in this run already', old: "main's runs", new: names }];
}
