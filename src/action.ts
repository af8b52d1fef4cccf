import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeThrown, systemError, UserError, unlessMistaken } from './errors.ts';
import { invalidDecision } from './gating/invalid-decision.ts';
import { defaultPolicy } from './gating/policy/resolve-policy.ts';
import { pathsInRepository } from './io/config.ts';
import { readCheckout } from './io/git.ts';
import { loadUploads } from './io/github/artifact.ts';
import { BUDGET_MS, connect, type GitHubClient } from './io/github/client.ts';
import { type RunContext, readContext } from './io/github/context.ts';
import { type Inputs, readBaselineSource, readInputs } from './io/github/inputs.ts';
import { readEventFile } from './io/github/payload.ts';
import { withPullRequest } from './io/github/pull-request.ts';
import { remark, say, sayLines, writeOutputs } from './io/log.ts';
import { pathInRepository } from './io/paths.ts';
import { writingTo } from './io/write-files.ts';
import type { BranchSearch } from './pipeline/baseline/discover.ts';
import { findBaseline } from './pipeline/baseline/find-baseline.ts';
import { suiteOfBase } from './pipeline/baseline/main-policies.ts';
import { withTrustedBase } from './pipeline/baseline/trusted-base.ts';
import { findEarlierAttempts } from './pipeline/earlier-attempts.ts';
import { announce, publish } from './pipeline/publish.ts';
import { findPullMemory } from './pipeline/pull-memory.ts';
import { findCommits, findRunEvidence } from './pipeline/run-evidence.ts';
import { type GateRequest, refuseRun, runGate } from './pipeline/run-gate.ts';
import { DEFAULT_RULES, startRedaction } from './suite/redaction/redaction.ts';

/** Exit code of an internal error; the same as for an invalid decision. */
const BROKEN = 3;

const OUR_BUG = 'Internal error in Agent Gate: please report it with the lines above.';

const env = process.env;
const root = env.GITHUB_WORKSPACE ?? process.cwd();
/** Milliseconds to wait for GitHub in total; tests shorten it. */
const budgetMs = Number(env.AGENT_GATE_API_BUDGET_MS) || BUDGET_MS;
/** Exit code of the decision; nothing later changes it. */
let decided: number | undefined;
/** Set if the gate fails before the decision: work that still runs must not decide. */
let isBroken = false;

// Fails the job if the event loop runs empty before the end.
process.exitCode = BROKEN;
// Ignores write errors: the log may be closed, and nothing depends on it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.on('uncaughtException', (error: unknown) => {
  if (decided === undefined) end(reportBug(error));
  else reportAfterwards(error);
});
main().then(end, (error: unknown) => {
  if (decided !== undefined) reportAfterwards(error);
  end(decided ?? reportBug(error));
});

async function main(): Promise<number> {
  const setting = readSetting();
  if (setting instanceof UserError) return refuse(setting);
  const { inputs, out } = setting;
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const client =
    inputs.token === ''
      ? null
      : await connect({ token: inputs.token, apiUrl, budgetMs, repository: setting.context.repository });
  const { policy } = pathsInRepository({ ...inputs, root });
  const context = await withTrustedBase(client, await withPullRequest(client, setting.context), policy);
  const request = gateRequest({ inputs, context, out }, client);
  const { mistakes } = inputs;
  const deciding = mistakes.length === 0 ? runGate(request) : refuseRun(request, mistakes);
  // Loads the module while GitHub answers.
  if (inputs.upload) loadUploads().catch(() => {});
  const outcome = await deciding;
  // Node has reported unhandled rejections after one turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  if (isBroken) return BROKEN;
  decide(outcome.decision.exit_code);
  const { bundle, report, evidence, redact } = outcome;
  const { includeOutput, junit } = inputs;
  const file = junit === undefined ? undefined : { file: junit, root };
  const announcement = { runUrl: context.run.url, bundle, report, evidence, includeOutput, junit: file, redact };
  await announce(outcome.decision, announcement, env);
  await publish({ ...outcome, inputs, context, client, budgetMs }, env);
  return outcome.decision.exit_code;
}

interface Setting {
  readonly inputs: Inputs;
  readonly context: RunContext;
  /** Folder for the bundle. */
  readonly out: string;
}

function readSetting(): Setting | UserError {
  return unlessMistaken(
    () => {
      const payload = readEventFile(env.GITHUB_EVENT_PATH);
      const context = readContext({
        env,
        payload,
        checkedOut: readCheckout(root, root, env.GITHUB_REPOSITORY)?.commit ?? null,
      });
      // A new folder, since jobs on one machine may share its parent.
      const temp = env.RUNNER_TEMP ?? tmpdir();
      const folder = writingTo(temp, () => mkdtempSync(join(temp, 'agent-gate-')));
      return { context, inputs: readInputs(env), out: join(folder, 'bundle') };
    },
    (mistake) => mistake,
  );
}

/** Fixes the exit code, even if the process ends early. */
function decide(code: number): void {
  decided = code;
  process.exitCode = code;
}

/** Announces an invalid decision because the event or the runner cannot be used. */
async function refuse({ problems }: UserError): Promise<number> {
  const decision = invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
  decide(decision.exit_code);
  await announce(
    decision,
    { runUrl: undefined, bundle: null, report: null, evidence: {}, includeOutput: false, redact: redactOwn },
    env,
  );
  return decision.exit_code;
}

function gateRequest(setting: Setting, client: GitHubClient | null): GateRequest {
  const { inputs, context, out } = setting;
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
    secrets: ownSecrets(),
    findBaseline: baselineFinder(setting, client),
    findEarlier: findEarlierAttempts(client, context),
    findEvidence: findRunEvidence(client, context, workspace),
    findMemory: findPullMemory(client, context),
    findCommit: findCommits(context, workspace),
    findSuite: () => suiteOfBase(client, context, pathsInRepository({ ...inputs, root }).policy),
  };
}

function baselineFinder({ inputs, context }: Setting, client: GitHubClient | null): GateRequest['findBaseline'] {
  const { results, baseline, baselineFile, baselineWorkflows, onBaselineError, select } = inputs;
  const source = readBaselineSource(baseline);
  const own = context.run.workflow === null ? [] : [context.run.workflow];
  const search: BranchSearch = {
    context,
    workflows: baselineWorkflows.length > 0 ? baselineWorkflows : own,
    source: source ?? { kind: 'ancestors' },
    file: baselineFile === undefined ? null : pathInRepository(baselineFile, root),
    onError: onBaselineError,
    places: pathsInRepository({ ...inputs, root }),
    root,
  };
  if (source !== null) return findBaseline(client, search);
  const baselines = baseline === 'none' ? [] : [baseline];
  const given = { baselines, baselineSelect: select, results, select, env, secrets: ownSecrets() };
  return findBaseline(client, search, given);
}

/** The secrets of the job, trimmed like inputs. */
function ownSecrets(): readonly string[] {
  const held = [env.INPUT_TOKEN, env.ACTIONS_RUNTIME_TOKEN, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN];
  return held.map((value) => value?.trim() ?? '');
}

function redactOwn(text: string): string {
  return startRedaction({ ...DEFAULT_RULES, secrets: ownSecrets() }).text(text);
}

function reportBug(error: unknown): number {
  isBroken = true;
  const message = systemError(error);
  sayLines(redactOwn(describeThrown(error)));
  remark('error', message === null ? OUR_BUG : `Agent Gate stopped: ${redactOwn(message)}`);
  writeOutputs({ decision: 'invalid', 'exit-code': String(BROKEN) }, env);
  return BROKEN;
}

function reportAfterwards(error: unknown): void {
  sayLines(redactOwn(describeThrown(error)));
  remark('warning', 'Internal error after the decision, which is unchanged: please report it with the lines above.');
}

/** Flushes the output, then exits without waiting for sockets and timers of libraries. */
function end(code: number): void {
  process.stdout.write('', () => setImmediate(() => process.exit(code)));
}
