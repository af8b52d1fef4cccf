import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { must } from '../contract/must.ts';
import { sortedUnion } from '../contract/text.ts';
import { describeProblems, UserError } from '../errors.ts';
import { baselineOf } from '../gating/decide.ts';
import type { LeftOut } from '../gating/findings/trials.ts';
import { redactionHash } from '../gating/policy/redaction-policy.ts';
import type { CheckedGate } from '../io/bundle/bundled-config.ts';
import { CONFIRM_FILE, CONTROL_FILE, EVIDENCE_FILE } from '../io/bundle/format.ts';
import { type Bundle, evidenceOf } from '../io/bundle/read.ts';
import { bundleName, refusedName } from '../io/github/artifact.ts';
import { type BaselineArtifact, listOfRun, openArtifact } from '../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';
import { artifactsNamed, listJobs, runningJob } from '../io/github/jobs.ts';
import { listAt, numberAt, textAt } from '../io/github/payload.ts';
import { ApiError, givenOr } from '../io/requests.ts';
import type { DeliveredFile, EarlierConfirm, EarlierTrials, Unfit } from '../scoring/pool-trials.ts';
import type { RedactionRules } from '../suite/redaction/redaction.ts';
import type { Configs } from './configs.ts';

/** The newest earlier attempt of a run with usable trials, and the later attempts without. */
export interface EarlierAttempts {
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  readonly trials: EarlierTrials | null;
  readonly left: readonly LeftOut[];
  /** Failed attempts by GitHub's record, except undecided ones; without their trials this attempt cannot pass. */
  readonly failed: readonly number[];
  /** Its request for a confirm run, and the trials of one. */
  readonly confirm: EarlierConfirm | null;
}

export type FindEarlier = (configs: Configs, redaction: RedactionRules) => Promise<EarlierAttempts>;

/**
 * Finds the bundles of earlier attempts. On main it adds none: the newest attempt is the baseline. Problems with GitHub or a bundle are
 * reasons to leave an attempt out, never errors.
 */
export function findEarlierAttempts(client: GitHubClient | null, context: RunContext): FindEarlier {
  return async ({ base: { policy, mapping } }, redaction) => {
    const { attempt } = context.run;
    const nothing = { attempt, trials: null, left: [], failed: [], confirm: null };
    if (context.publishesBaseline || attempt === 1) return nothing;
    const earlier = earlierThan(attempt);
    const why = 'there is no token to ask for it with';
    if (client === null)
      return { ...nothing, left: earlier.map((number) => ({ attempt: number, why })), failed: earlier };
    const { suite } = policy;
    const wanted = { context, suite, mapping: mapping?.hash ?? null, redaction: redactionHash(redaction) };
    return client.spare(async () => {
      const [{ undecided, ...newest }, failed] = await Promise.all([
        searchTrials(client, wanted),
        failedAttempts(client, context),
      ]);
      return { attempt, ...newest, failed: failed.filter((number) => !undecided.includes(number)) };
    });
  };
}

function earlierThan(attempt: number): readonly number[] {
  return Array.from({ length: attempt - 1 }, (_, index) => index + 1);
}

/** The run, and what earlier attempts must have in common with it for their trials to count. */
interface Wanted {
  readonly context: RunContext;
  readonly suite: string;
  /** Hash of the mapping; null for the native format. */
  readonly mapping: string | null;
  readonly redaction: string;
}

/** Inspects the earlier attempts of a run, newest first, to the first one with usable trials. */
async function searchTrials(client: GitHubClient, wanted: Wanted) {
  const left: LeftOut[] = [];
  const undecided: number[] = [];
  const newestFirst = earlierThan(wanted.context.run.attempt).toReversed();
  try {
    const artifacts = await listOfRun(client, wanted.context);
    for (const attempt of newestFirst) {
      const tried = await tryAttempt(client, wanted, attempt, artifacts);
      if (!('why' in tried)) return { ...tried, left, undecided };
      left.push({ attempt, why: tried.why });
      if (tried.isUndecided === true) undecided.push(attempt);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = `GitHub did not give it: ${error.message}`;
    left.push(...newestFirst.slice(left.length).map((attempt) => ({ attempt, why })));
  }
  return { trials: null, confirm: null, left, undecided };
}

/**
 * The earlier attempts in which this job failed at this step or later, by GitHub's record, which outlives artifacts. An attempt with an
 * unknown result counts as failed.
 */
async function failedAttempts(client: GitHubClient, context: RunContext): Promise<readonly number[]> {
  // The triggering run belongs to another workflow, whose job is not this gate.
  if (context.event === 'workflow_run') return [];
  const { attempt } = context.run;
  const earlier = earlierThan(attempt);
  return givenOr(earlier, async () => {
    const jobsOf = (number: number) => listJobs(client, context, number);
    const [jobs, ...earlierJobs] = await Promise.all([attempt, ...earlier].map(jobsOf));
    const job = runningJob(must(jobs, 'the list of jobs'), context);
    return earlier.filter((_, index) => hasFailed(must(earlierJobs[index], 'the list of jobs'), job));
  });
}

/**
 * Whether the job failed in an attempt. Failures of steps before the current one do not count. GitHub's list may lag and show an earlier
 * step as current, so more attempts may count as failed, never fewer.
 * @param current the current job; undefined if unknown, so that every job counts
 */
function hasFailed(jobs: readonly unknown[], current: unknown): boolean {
  const same = current === undefined ? jobs : jobs.filter((job) => textAt(job, 'name') === textAt(current, 'name'));
  const running = listAt(current, 'steps').find((step) => textAt(step, 'status') === 'in_progress');
  const from = numberAt(running, 'number') ?? 0;
  const isOver = (job: unknown): boolean => {
    const failed = listAt(job, 'steps').filter((step) => textAt(step, 'conclusion') === 'failure');
    return failed.length > 0 && failed.every((step) => (numberAt(step, 'number') ?? from) < from);
  };
  const isRed = (job: unknown) => [null, 'failure', 'timed_out'].includes(textAt(job, 'conclusion')) && !isOver(job);
  return same.length === 0 || same.some(isRed);
}

type KeptAttempt = Pick<EarlierAttempts, 'trials' | 'confirm'>;

async function tryAttempt(
  client: GitHubClient,
  wanted: Wanted,
  attempt: number,
  artifacts: readonly BaselineArtifact[],
): Promise<KeptAttempt | Unfit> {
  const { context, suite } = wanted;
  const { run, headSha } = context;
  const ofAttempt = { ...context, run: { ...run, attempt } };
  const kept = artifactsNamed(artifacts, bundleName(ofAttempt, suite, false)).toSorted((a, b) => b.id - a.id);
  const [artifact] = kept;
  if (artifact === undefined)
    return artifactsNamed(artifacts, refusedName(ofAttempt, suite)).length === 0
      ? { why: 'it kept no bundle' }
      : { why: 'nothing was measured', isUndecided: true };
  if (artifact.runId !== run.id || artifact.sha !== headSha) return { why: 'its bundle belongs to another commit' };
  if (artifact.expired) return { why: 'its bundle has expired' };
  try {
    const [bundle = null, ...others] = await Promise.all(
      kept.map((one) => openArtifact(client, one, `attempt ${attempt}`)),
    );
    if (bundle === null) return { why: 'its bundle is not the one that was uploaded: the digests differ' };
    // Steps of one job repeat each other, as the two looks of a confirm run do.
    if (others.some((other) => other?.manifest.results !== bundle.manifest.results))
      return { why: `${kept.length} of its jobs judged this suite, so which bundle is this job's is unknown` };
    return trialsOf(bundle, wanted, attempt);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: `its bundle cannot be read: ${describeProblems(error)}` };
  }
}

/** The trials of an attempt, or why they cannot be used. @throws UserError if the bundle is damaged */
function trialsOf(
  bundle: Bundle,
  { context, suite, mapping, redaction }: Wanted,
  attempt: number,
): KeptAttempt | Unfit {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return { why: 'its bundle is of another run or commit' };
  if (manifest.suite !== suite) return { why: 'its bundle is of another suite' };
  const decision = bundle.json('decision.json') as Decision;
  if (decision.decision === 'invalid') return { why: 'it was invalid', isUndecided: true };
  if (baselineOf(decision) === 'unfit') return { why: 'too many of its trials have no verdict', isUndecided: true };
  if (!bundle.has(EVIDENCE_FILE)) return { why: 'it kept no trials' };
  if ((manifest.mapping?.hash ?? null) !== mapping) return { why: 'its results were read by another mapping' };
  if (manifest.redaction !== redaction) return { why: 'its trials were redacted otherwise' };
  const { redacted } = bundle.json('report.json') as Report;
  const trials = { file: evidenceOf(bundle), attempt, attempts: manifest.attempts ?? null, redacted };
  return { trials, confirm: confirmOf(bundle) };
}

/** The request for a confirm run, which stays that of the first attempt: each decision names its scenarios, as confirmed or as open. */
export function confirmOf(bundle: Bundle): EarlierConfirm | null {
  const { confirm, confirmed } = bundle.json('decision.json') as Decision;
  const asked = sortedUnion(
    confirm?.scenarios ?? [],
    confirmed.map(({ scenario }) => scenario),
  );
  const gate = bundle.json('gate.json') as Pick<CheckedGate, 'confirm' | 'evidence'>;
  const keptIn = (file: string, isControl: boolean): DeliveredFile | null => {
    const trials = gate.confirm?.trials.filter(({ control = false }) => control === isControl) ?? [];
    return bundle.has(file) ? { file: evidenceOf(bundle, file), trials } : null;
  };
  const [fresh, control] = [keptIn(CONFIRM_FILE, false), keptIn(CONTROL_FILE, true)];
  if (asked.length === 0 && fresh === null && control === null) return null;
  return { fresh, control, asked: asked.length === 0 ? null : asked, sha: gate.evidence?.control?.sha };
}
