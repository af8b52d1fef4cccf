import type { Report } from '../../../../schemas/types/report.ts';
import { sha256Of } from '../../../contract/hash.ts';
import { describeProblems, unlessMistaken } from '../../../errors.ts';
import type { LeftOut } from '../../../gating/messages/trials.ts';
import type { EarlierTrials, Unfit } from '../../../scoring/pool-trials.ts';
import { EVIDENCE_FILE } from '../../bundle/format.ts';
import { type Bundle, evidenceOf, openBundleZip } from '../../bundle/read.ts';
import { ApiError } from '../../requests.ts';
import { bundleName } from '../artifact.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { at, textAt } from '../payload.ts';
import { type BaselineArtifact, downloadArtifact, listPages, readArtifact } from './artifacts.ts';

/** The run, and what its earlier attempts must share with this one for their trials to count. */
interface AttemptQuery {
  readonly context: RunContext;
  readonly suite: string;
  /** Hash of the mapping; null for the native format. */
  readonly mapping: string | null;
  /** Hash of the redaction rules; undefined where there are none. */
  readonly redaction: string | undefined;
}

/** The newest earlier attempt whose trials can be added, and the attempts after it that cannot. */
interface FoundAttempt {
  readonly trials: EarlierTrials | null;
  readonly left: readonly LeftOut[];
}

const PAGES = 3;

/** Inspects the earlier attempts of a run, newest first. What GitHub or a bundle gets wrong is a reason to leave one out, never an error. */
export async function searchAttempts(client: GitHubClient, query: AttemptQuery): Promise<FoundAttempt> {
  const left: LeftOut[] = [];
  const newest = query.context.run.attempt - 1;
  try {
    const artifacts = await listOfRun(client, query.context);
    for (let attempt = newest; attempt > 0; attempt--) {
      const tried = await tryAttempt(client, query, attempt, artifacts);
      if (!('why' in tried)) return { trials: tried, left };
      left.push({ attempt, why: tried.why });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = `GitHub did not give it: ${error.message}`;
    for (let attempt = newest - left.length; attempt > 0; attempt--) left.push({ attempt, why });
  }
  return { trials: null, left };
}

interface NamedArtifact extends BaselineArtifact {
  readonly name: string;
}

/** The artifacts of all attempts. */
async function listOfRun({ request }: GitHubClient, context: RunContext): Promise<readonly NamedArtifact[]> {
  const { id, owner, name: repo } = context.repository;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
  const parameters = { owner, repo, run_id: context.run.id };
  const listed = await listPages(PAGES, async (page) => (await request(route, { ...parameters, ...page })).data);
  return listed.flatMap((one) => {
    const artifact = readArtifact(one, id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(one, 'name') ?? '' }];
  });
}

async function tryAttempt(
  client: GitHubClient,
  query: AttemptQuery,
  attempt: number,
  artifacts: readonly NamedArtifact[],
): Promise<EarlierTrials | Unfit> {
  const { context, suite } = query;
  const { repository, run, headSha } = context;
  const { name } = bundleName({ ...context, run: { ...run, attempt } }, suite, false);
  const jobs = artifacts.filter((one) => one.name === name || isRenamed(one.name, name));
  const [artifact] = jobs;
  if (artifact === undefined) return unfit('it kept no bundle');
  if (jobs.length > 1)
    return unfit(`${jobs.length} of its jobs judged this suite, so which bundle is this job's is unknown`);
  if (artifact.runId !== run.id || artifact.sha !== headSha) return unfit('its bundle belongs to another commit');
  if (artifact.expired) return unfit('its bundle has expired');
  const archive = await downloadArtifact(client, repository, artifact);
  if (artifact.digest !== null && artifact.digest !== sha256Of(archive))
    return unfit('its bundle is not the one that was uploaded: the digests differ');
  return unlessMistaken(
    () => trialsOf(openBundleZip(`attempt ${attempt}`, archive), query, attempt),
    (mistake) => unfit(`its bundle cannot be read: ${describeProblems(mistake)}`),
  );
}

/** @throws UserError when the bundle is damaged */
function trialsOf(
  bundle: Bundle,
  { context, suite, mapping, redaction }: AttemptQuery,
  attempt: number,
): EarlierTrials | Unfit {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return unfit('its bundle is of another run or commit');
  if (manifest.suite !== suite) return unfit('its bundle is of another suite');
  if (at(bundle.json('decision.json'), 'decision') === 'invalid') return unfit('it was invalid');
  if (!bundle.has(EVIDENCE_FILE)) return unfit('it kept no trials');
  if ((manifest.mapping?.hash ?? null) !== mapping) return unfit('its results were read by another mapping');
  if (manifest.redaction !== redaction) return unfit('its trials were redacted otherwise');
  const { redacted } = bundle.json('report.json') as Report;
  return { file: evidenceOf(bundle), attempt, attempts: manifest.attempts ?? null, redacted };
}

/** Whether the name is what `bundleName` gives where the plain one is taken: it ends in six hex digits. */
function isRenamed(name: string, plain: string): boolean {
  return name.startsWith(`${plain}-`) && /^[\da-f]{6}$/.test(name.slice(plain.length + 1));
}

function unfit(why: string): Unfit {
  return { why };
}
