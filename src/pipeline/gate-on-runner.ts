import { pathsInRepository } from '../io/config.ts';
import { loadUploads } from '../io/github/artifact.ts';
import { BUDGET_MS, connect, type GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';
import { type Inputs, readBaselineSource } from '../io/github/inputs.ts';
import { withPullRequest } from '../io/github/pull-request.ts';
import { say } from '../io/log.ts';
import { pathInRepository } from '../io/paths.ts';
import { announce, type Environment } from './announce.ts';
import type { BranchSearch } from './baseline/discover.ts';
import { findBaseline } from './baseline/find-baseline.ts';
import { suiteOfBase } from './baseline/main-policies.ts';
import { withTrustedBase } from './baseline/trusted-base.ts';
import { findEarlierAttempts } from './earlier-attempts.ts';
import { publish } from './publish.ts';
import { findPullMemory } from './pull-memory.ts';
import { findCommits, findRunEvidence } from './run-evidence.ts';
import { type GateRequest, refuseRun, runGate } from './run-gate.ts';

/** A run whose event and inputs are read. */
export interface Setting {
  readonly inputs: Inputs;
  readonly context: RunContext;
  /** Folder for the bundle. */
  readonly out: string;
}

interface Runner {
  readonly env: Environment;
  /** The workspace. */
  readonly root: string;
  /** The secrets of the job. */
  readonly secrets: readonly string[];
}

/** Decides, and returns the decision with what is left to do: to announce it, to upload its bundle and to comment. */
export async function gateOnRunner(setting: Setting, runner: Runner) {
  const { inputs, out } = setting;
  const { env, root } = runner;
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  // Tests shorten it.
  const budgetMs = Number(env.AGENT_GATE_API_BUDGET_MS) || BUDGET_MS;
  const { token } = inputs;
  const { repository } = setting.context;
  const client = token === '' ? null : await connect({ token, apiUrl, budgetMs, repository });
  const places = pathsInRepository({ ...inputs, root });
  const context = await withTrustedBase(client, await withPullRequest(client, setting.context), places.policy);
  const request = gateRequest({ inputs, context, out, places, ...runner }, client);
  const { mistakes } = inputs;
  const deciding = mistakes.length === 0 ? runGate(request) : refuseRun(request, mistakes);
  // Loads the module while GitHub answers.
  if (inputs.upload) loadUploads().catch(() => {});
  const outcome = await deciding;
  const announceAndPublish = async (): Promise<void> => {
    const { bundle, report, evidence, redact } = outcome;
    const { includeOutput, junit } = inputs;
    const file = junit === undefined ? undefined : { file: junit, root };
    const announcement = { runUrl: context.run.url, bundle, report, evidence, includeOutput, junit: file, redact };
    await announce(outcome.decision, announcement, env);
    await publish({ ...outcome, inputs, context, client, budgetMs, out }, env);
  };
  return { decision: outcome.decision, announceAndPublish };
}

interface RunnerSetting extends Setting, Runner {
  /** Paths of the config in the repository. */
  readonly places: BranchSearch['places'];
}

function gateRequest(setting: RunnerSetting, client: GitHubClient | null): GateRequest {
  const { inputs, context, out, places, env, root, secrets } = setting;
  const { run, headSha } = context;
  const workspace = { root, isSharded: inputs.shards !== undefined };
  return {
    ...inputs,
    announce: (text, isPassing) => (isPassing ? undefined : say(text)),
    root,
    out,
    env,
    origin: { sha: headSha, run_id: run.id, run_url: run.url },
    time: context.time ?? undefined,
    notBefore: context.notBefore ?? undefined,
    secrets,
    findBaseline: baselineFinder(setting, client),
    findEarlier: findEarlierAttempts(client, context),
    findEvidence: findRunEvidence(client, context, workspace),
    findMemory: findPullMemory(client, context),
    findCommit: findCommits(context, workspace),
    findSuite: () => suiteOfBase(client, context, places.policy),
  };
}

function baselineFinder(
  { inputs, context, places, env, root, secrets }: RunnerSetting,
  client: GitHubClient | null,
): GateRequest['findBaseline'] {
  const { results, baseline, baselineFile, baselineWorkflows, onBaselineError, select } = inputs;
  const source = readBaselineSource(baseline);
  const own = context.run.workflow === null ? [] : [context.run.workflow];
  const search: BranchSearch = {
    context,
    workflows: baselineWorkflows.length > 0 ? baselineWorkflows : own,
    source: source ?? { kind: 'ancestors' },
    file: baselineFile === undefined ? null : pathInRepository(baselineFile, root),
    onError: onBaselineError,
    places,
    root,
  };
  if (source !== null) return findBaseline(client, search);
  const baselines = baseline === 'none' ? [] : [baseline];
  const given = { baselines, baselineSelect: select, results, select, env, secrets };
  return findBaseline(client, search, given);
}
