import { dirname } from 'node:path';
import { baselineOf } from '../gating/decide.ts';
import { EVIDENCE_FILE } from '../io/bundle/format.ts';
import { REFUSED_FILE, writeMark } from '../io/bundle/mark.ts';
import { openWhole } from '../io/bundle/read.ts';
import { TWO_JOBS_FILE } from '../io/bundle/two-jobs.ts';
import {
  baselineName,
  bundleName,
  refusedName,
  reportName,
  type UploadOutcome,
  uploadBundle,
} from '../io/github/artifact.ts';
import type { GitHubClient } from '../io/github/client.ts';
import { type CommentOutcome, publishComment } from '../io/github/comment.ts';
import type { RunContext } from '../io/github/context.ts';
import type { Inputs } from '../io/github/inputs.ts';
import { findOtherJob } from '../io/github/jobs.ts';
import { remark, writeOutputs } from '../io/log.ts';
import { renderComment, STORAGE_FULL, unquoted } from '../reporting/document.ts';
import { isUnchanged } from '../reporting/sections/head.ts';
import { attempts, type Environment, warnOf } from './announce.ts';
import type { GateOutcome } from './run-gate.ts';

/** Size limits in bytes of ever shorter comments, in case GitHub refuses one as too long. */
const COMMENT_LADDER: readonly number[] = [60_000, 30_000, 4_000];

interface PublishRequest extends GateOutcome {
  readonly inputs: Inputs;
  readonly context: RunContext;
  readonly client: GitHubClient | null;
  readonly budgetMs: number;
  /** The place of its bundle, even if it wrote none. */
  readonly out: string;
}

/** Uploads the bundle, then writes the comment that links to it. Never changes the decision. */
export async function publish(request: PublishRequest, env: Environment): Promise<void> {
  const attempt = attempts(request.redact);
  const missing = missingSecrets(request);
  if (missing !== null) remark('notice', missing);
  const [bundle, page] = await Promise.all([
    attempt('uploading the bundle', () => uploadWhenAsked(request)),
    attempt('uploading the report', () => uploadReport(request)),
    attempt('marking the attempt', () => markRefused(request)),
  ]);
  const artifact = uploaded(bundle);
  const report = artifact && uploaded(page)?.url;
  const isStorageFull = bundle?.kind === 'skipped' && bundle.isStorageFull;
  if (isStorageFull) remark('warning', STORAGE_FULL);
  const uploads = { artifact, report, isStorageFull };
  const written = await attempt('writing the comment', () => commentWhenAsked(request, uploads));
  if (written?.notice !== undefined) remark('notice', written.notice);
  const comment = written == null || written.kind === 'skipped' ? null : written.url;
  const urls = { 'artifact-url': artifact?.url ?? '', 'report-url': report ?? '', 'comment-url': comment ?? '' };
  await attempt('setting the outputs', async () => warnOf(writeOutputs(urls, env)));
}

/** Why an agent or a judge that needs a key may have had none; null if the results do not look like it, or the run had its secrets. */
function missingSecrets({ context: { pullRequest }, decision }: PublishRequest): string | null {
  const { infrastructure, judge } = decision.trials.errored;
  if (decision.decision !== 'invalid' && infrastructure + judge === 0) return null;
  if (pullRequest?.fork)
    return `A fork's pull request gets no secrets: ${NO_KEY} review its code and push its branch here.`;
  return pullRequest?.dependabot
    ? `Dependabot's pull requests get no Actions secrets: ${NO_KEY} store it under *Dependabot secrets* too.`
    : null;
}

const NO_KEY = 'if the suite needs a key,';

type Artifact = Extract<UploadOutcome, { readonly kind: 'uploaded' }>;

/** The artifact; undefined if there is none, with a warning about the reason. */
function uploaded(outcome: UploadOutcome | null | undefined): Artifact | undefined {
  if (outcome?.kind === 'skipped') remark('warning', outcome.notice);
  return outcome?.kind === 'uploaded' ? outcome : undefined;
}

async function uploadWhenAsked(request: PublishRequest): Promise<UploadOutcome | null> {
  const { inputs, context, decision, bundle, budgetMs, evidence } = request;
  if (!inputs.upload || bundle === null) return null;
  const isBaseline = savesBaseline(request);
  const how = { retentionDays: daysOf(request), delayMs: budgetMs / 60 };
  const inPlace = () => markTwoJobs(request, bundle);
  const name = bundleName(context, decision.suite, isBaseline);
  const upload = uploadBundle(context, { folder: bundle, name, ...how, ...(isBaseline && { inPlace }) });
  const mark = context.publishesBaseline && evidence.other_job !== undefined ? await inPlace() : null;
  const marked = { name: baselineName(decision.suite), ifTaken: 'replace' } as const;
  if (mark !== null) await uploadBundle(context, { folder: mark, name: marked, ...how });
  return upload;
}

/**
 * A folder with the mark that replaces a baseline of two jobs, since either may be the wrong one; null if no other job of this attempt
 * reported the suite, nor a step of this one with other results. Readers refuse it.
 */
async function markTwoJobs(
  { client, context, decision: { suite }, evidence: { job, other_job: known } }: PublishRequest,
  bundle: string,
): Promise<string | null> {
  if (client === null || job === undefined) return null;
  const { results } = openWhole(bundle, bundle).manifest;
  const other = known ?? (await findOtherJob(client, context, { suite, job, results }));
  if (other === undefined) return null;
  if (known === undefined)
    remark(
      'warning',
      `Two jobs or steps of this run reported the suite \`${suite}\`, so none of them is the baseline: name the suites, or use shards.`,
    );
  const jobs = [...new Set([other, job.name])].sort();
  return writeMark(bundle, TWO_JOBS_FILE, { attempt: context.run.attempt, jobs });
}

/** Marks an attempt in which nothing was measured, so that a re-run misses no trials of it. Main's runs start over anyway. */
async function markRefused({ inputs, context, decision, bundle, budgetMs, out }: PublishRequest): Promise<void> {
  if (!inputs.upload || bundle !== null || context.publishesBaseline) return;
  const folder = writeMark(out, REFUSED_FILE, { attempt: context.run.attempt });
  const name = refusedName(context, decision.suite);
  await uploadBundle(context, { folder, name, retentionDays: inputs.prRetentionDays, delayMs: budgetMs / 60 });
}

/** Whether the bundle is main's next baseline. An unfit one of a later attempt would replace that of an earlier attempt. */
function savesBaseline({ context, decision }: PublishRequest): boolean {
  const kind = context.publishesBaseline ? baselineOf(decision) : null;
  return kind === 'fit' || (kind === 'unfit' && context.run.attempt === 1);
}

function daysOf(request: PublishRequest): number | undefined {
  const { retentionDays, prRetentionDays } = request.inputs;
  return savesBaseline(request) ? retentionDays : prRetentionDays;
}

/** Uploads the report; null if the bundle has no trials. */
async function uploadReport(request: PublishRequest) {
  const { inputs, context, decision, bundle, budgetMs } = request;
  if (!inputs.upload || bundle === null) return null;
  const { reportPage } = await import('../report/report-page.ts');
  const whole = openWhole(bundle, bundle);
  if (!whole.has(EVIDENCE_FILE)) return null;
  const how = {
    name: reportName(context, decision.suite),
    page: reportPage(whole, null, request.config),
    delayMs: budgetMs / 60,
  };
  return uploadBundle(context, { folder: dirname(bundle), retentionDays: daysOf(request), ...how });
}

interface Uploads {
  readonly artifact: Artifact | undefined;
  readonly report: string | undefined;
  readonly isStorageFull: boolean;
}

async function commentWhenAsked(
  { inputs, context, client, decision, evidence, redact }: PublishRequest,
  { artifact, report, isStorageFull }: Uploads,
): Promise<CommentOutcome | null> {
  const { pullRequest, run, headSha: sha } = context;
  const { includeOutput } = inputs;
  if (inputs.comment === 'off' || pullRequest === null) return null;
  if (client === null) return { kind: 'skipped', notice: 'The pull request got no comment: there is no token.' };
  const bundle = artifact && `${artifact.name}.zip`;
  const options = { links: { artifact: artifact?.url, report, bundle, run: run.url }, includeOutput, isStorageFull };
  const shown = includeOutput ? decision : unquoted(decision);
  const bodies = COMMENT_LADDER.map((limit) => redact(renderComment(shown, { ...options, limit })));
  const marker = { suite: decision.suite, run: run.id, attempt: run.attempt, sha, job: evidence.job?.id };
  return publishComment(client, {
    workflow: run.workflow,
    pullRequest,
    marker,
    bodies,
    // An existing comment is always updated, so that it does not show an older run.
    begins:
      inputs.comment === 'on-change'
        ? !isUnchanged(decision)
        : inputs.comment !== 'on-failure' || decision.exit_code !== 0,
  });
}
