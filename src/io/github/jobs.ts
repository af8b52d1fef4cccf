import type { EvidenceJob } from '../../../schemas/types/gate.ts';
import { valueOr } from '../../errors.ts';
import { recordedEvidence } from '../bundle/bundled-config.ts';
import { openBundleZip } from '../bundle/read.ts';
import { readTwoJobs, TWO_JOBS_FILE } from '../bundle/two-jobs.ts';
import { givenOr } from '../requests.ts';
import { openZip } from '../zip.ts';
import { type ArtifactName, baselineName, bundleName } from './artifact.ts';
import { type BaselineArtifact, downloadArtifact, listOfRun, listPages } from './baseline/artifacts.ts';
import { type GitHubClient, once } from './client.ts';
import type { RunContext } from './context.ts';
import { numberAt, textAt } from './payload.ts';

/** The jobs of an attempt of the run. @throws ApiError */
export function listJobs(client: GitHubClient, { run }: RunContext, attempt: number): Promise<readonly unknown[]> {
  const path = `runs/${run.id}/attempts/${attempt}/jobs`;
  return once(client, path, async () => (await listPages(client, { path })).items);
}

/** The artifacts of a name: an upload adds six hex digits if the plain name is in use. */
export function artifactsNamed(artifacts: readonly BaselineArtifact[], { name: plain }: ArtifactName) {
  return artifacts.filter(({ name }) => name === plain || name.replace(/-[\da-f]{6}$/, '') === plain);
}

/** Asks ahead for what `findJob` needs. */
export function askForJobs(client: GitHubClient, context: RunContext): void {
  const { runner, attempt } = context.run;
  if (runner !== null) void listJobs(client, context, attempt);
}

/** The only one of the jobs that is in progress on this runner, which may have run others before; undefined without one. */
export function runningJob(jobs: readonly unknown[], { run: { runner } }: RunContext): unknown {
  const running = jobs.filter(
    (job) => textAt(job, 'runner_name') === runner && textAt(job, 'status') === 'in_progress',
  );
  return running.length === 1 ? running[0] : undefined;
}

/** This run's job: that of the attempt which is in progress on this runner; undefined if it is unknown. */
export async function findJob(client: GitHubClient | null, context: RunContext): Promise<EvidenceJob | undefined> {
  const { runner, attempt } = context.run;
  if (client === null || runner === null) return undefined;
  const jobs = await givenOr([], () => client.spare(() => listJobs(client, context, attempt)));
  const running = runningJob(jobs, context);
  const [id, name] = [numberAt(running, 'id'), textAt(running, 'name')];
  return id !== null && name !== null ? { id, name } : undefined;
}

/**
 * The name of another job of this attempt that has reported the suite; undefined if there is none, or if that is unknown. Under the
 * contract on evidence, two jobs that say different things of one suite contradict each other (E2). A run of one job lists no artifacts.
 * @param results hash of this step's results: a step of this job that reported others is another job too; undefined before they are scored
 */
export async function findOtherJob(
  client: GitHubClient,
  context: RunContext,
  { suite, job, results }: { readonly suite: string; readonly job: EvidenceJob; readonly results?: string },
): Promise<string | undefined> {
  const { run } = context;
  const search = async () => {
    if (results === undefined && (await listJobs(client, context, run.attempt)).length < 2) return undefined;
    const listed = await listOfRun(client, context);
    const saved = listed.filter(({ name }) => name === baselineName(suite));
    const bundles = artifactsNamed(listed, bundleName(context, suite, false));
    for (const artifact of [...saved, ...bundles].filter(({ expired }) => !expired)) {
      const reporter = reporterOf(await downloadArtifact(client, artifact), run.attempt);
      const isOther = reporter?.id !== job.id || (results !== undefined && reporter.results !== results);
      if (reporter !== undefined && isOther) return reporter.name;
    }
    return undefined;
  };
  return givenOr(undefined, () => client.spare(search));
}

/** The job that uploaded an archive in this attempt, and the hash of its results; undefined for another attempt, and if it is unknown. */
function reporterOf(archive: Uint8Array, attempt: number): (EvidenceJob & { readonly results?: string }) | undefined {
  return valueOr(undefined, () => {
    const label = 'bundle';
    const mark = openZip(archive, label).read(TWO_JOBS_FILE);
    if (mark !== undefined) {
      const { attempt: marked, jobs } = readTwoJobs(mark, label);
      return marked === attempt ? { id: 0, name: jobs[0] ?? '' } : undefined;
    }
    const bundle = openBundleZip(label, archive);
    const { attempt: reported, job } = recordedEvidence(bundle) ?? {};
    return reported === attempt ? job && { ...job, results: bundle.manifest.results } : undefined;
  });
}
