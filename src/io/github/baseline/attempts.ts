import { sha256Of } from '../../../contract/hash.ts';
import { describeProblems, unlessMistaken } from '../../../errors.ts';
import type { LeftOut } from '../../../gating/messages/trials.ts';
import type { EarlierTrials, Unfit } from '../../../scoring/pooling/known-trials.ts';
import { ApiError } from '../../requests.ts';
import { bundleName } from '../artifact.ts';
import type { GitHubClient } from '../client.ts';
import type { RunContext } from '../context.ts';
import { textAt } from '../payload.ts';
import { type BaselineArtifact, downloadArtifact, listPages, readArtifact } from './artifacts.ts';

/** What to look for, and how to open what was found. */
interface AttemptRequest {
  readonly context: RunContext;
  readonly suite: string;
  /** Reads the archive, or says why it is left out. @throws UserError when it is no bundle */
  open(archive: Uint8Array, attempt: number): EarlierTrials | Unfit;
}

/** The newest bundle of an earlier attempt of the run that can be used, and the attempts after it that cannot. */
interface FoundAttempt {
  readonly found: EarlierTrials | null;
  readonly left: readonly LeftOut[];
}

const PAGES = 3;

/** Looks through the earlier attempts of the run, newest first. Whatever GitHub answers becomes a reason, never an error. */
export async function searchAttempts(client: GitHubClient, request: AttemptRequest): Promise<FoundAttempt> {
  const left: LeftOut[] = [];
  const newest = request.context.run.attempt - 1;
  try {
    const artifacts = await listOfRun(client, request.context);
    for (let attempt = newest; attempt > 0; attempt--) {
      const tried = await tryAttempt(client, request, attempt, artifacts);
      if (!('why' in tried)) return { found: tried, left };
      left.push({ attempt, why: tried.why });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = `GitHub did not give it: ${error.message}`;
    for (let attempt = newest - left.length; attempt > 0; attempt--) left.push({ attempt, why });
  }
  return { found: null, left };
}

interface NamedArtifact extends BaselineArtifact {
  readonly name: string;
}

/** The artifacts of all attempts. */
async function listOfRun({ request }: GitHubClient, context: RunContext): Promise<readonly NamedArtifact[]> {
  const { id, owner, name: repo } = context.repository;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
  const query = { owner, repo, run_id: context.run.id };
  const listed = await listPages(PAGES, async (page) => (await request(route, { ...query, ...page })).data);
  return listed.flatMap((one) => {
    const artifact = readArtifact(one, id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(one, 'name') ?? '' }];
  });
}

async function tryAttempt(
  client: GitHubClient,
  { context, suite, open }: AttemptRequest,
  attempt: number,
  artifacts: readonly NamedArtifact[],
): Promise<EarlierTrials | Unfit> {
  const { repository, run, headSha } = context;
  const { name } = bundleName({ ...context, run: { ...run, attempt } }, suite, false);
  const jobs = artifacts.filter((one) => one.name === name || isRenamed(one.name, name));
  const [artifact] = jobs;
  if (artifact === undefined) return unfit('it kept no bundle');
  if (jobs.length > 1) return unfit(`${jobs.length} of its jobs judged this suite, so its own cannot be told`);
  if (artifact.runId !== run.id || artifact.sha !== headSha) return unfit('its bundle belongs to another commit');
  if (artifact.expired) return unfit('its bundle has expired');
  const archive = await downloadArtifact(client, repository, artifact);
  if (artifact.digest !== null && artifact.digest !== sha256Of(archive))
    return unfit('its bundle is not the one that was uploaded: the digests differ');
  return unlessMistaken(
    () => open(archive, attempt),
    (mistake) => unfit(`its bundle cannot be read: ${describeProblems(mistake)}`),
  );
}

/** What `bundleName` asks for when the name is taken: it ends in six hex digits. */
function isRenamed(name: string, plain: string): boolean {
  return name.startsWith(`${plain}-`) && /^[\da-f]{6}$/.test(name.slice(plain.length + 1));
}

function unfit(why: string): Unfit {
  return { why };
}
