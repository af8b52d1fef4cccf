import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { findBranchBaseline } from './branch-baseline.ts';
import { findEarlierAttempts } from './earlier-attempts.ts';
import { UserError } from './errors.ts';
import { invalidDecision } from './gating/decide.ts';
import { findGivenBaseline } from './given-baseline.ts';
import { readBaselineSource } from './io/github/baseline-source.ts';
import { BUDGET_MS, connect, type GitHubClient } from './io/github/client.ts';
import type { RunContext } from './io/github/context.ts';
import { readContext } from './io/github/event.ts';
import { withPullRequest } from './io/github/find-pull-request.ts';
import { type Inputs, readInputs } from './io/github/inputs.ts';
import { readCheckedOutSha, readEventFile } from './io/github/runner-files.ts';
import { remark, sayLines, writeOutputs } from './io/log.ts';
import { type GateOutcome, runGate } from './pipeline.ts';
import { announce, publish } from './publish.ts';
import { DEFAULT_RULES, startRedaction } from './suite/redaction/redaction.ts';

/** Exit code when the gate itself broke; the same as for evidence that cannot be judged. */
const BROKEN = 3;

const OUR_BUG = 'Agent Gate itself broke; this is our bug, please report it with the lines above.';

const env = process.env;
const root = env.GITHUB_WORKSPACE ?? process.cwd();
const budgetMs = readBudget(env.AGENT_GATE_API_BUDGET_MS);
/** Once there is a decision, nothing changes the exit code any more. */
let decided: number | undefined;

process.on('uncaughtException', (error) => {
  if (decided === undefined) end(reportBug(error));
  else remark('warning', `The decision stands, but something broke after it: ${error.message}`);
});
main().then(end, (error) => end(decided ?? reportBug(error)));

async function main(): Promise<number> {
  const setting = readSetting();
  if (setting instanceof UserError) return refuse(setting);
  const { inputs } = setting;
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const client = inputs.token === '' ? null : await connect({ token: inputs.token, apiUrl, budgetMs });
  const context = await withPullRequest(client, setting.context);
  const outcome = await judge(inputs, context, client);
  decided = outcome.decision.exit_code;
  const { bundle, redact } = outcome;
  const announcement = { runUrl: context.run.url, bundle, includeOutput: inputs.includeOutput, redact };
  await announce(outcome.decision, announcement, env);
  await publish({ ...outcome, inputs, context, client, budgetMs }, env);
  return decided;
}

interface Setting {
  readonly inputs: Inputs;
  readonly context: RunContext;
}

function readSetting(): Setting | UserError {
  try {
    const payload = readEventFile(env.GITHUB_EVENT_PATH);
    const context = readContext({ env, payload, checkedOut: readCheckedOutSha(root) });
    return { context, inputs: readInputs(env) };
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** The inputs or the event are not fit to be worked with. */
async function refuse({ problems }: UserError): Promise<number> {
  const decision = invalidDecision({ suite: 'agent', problems, candidateOrigin: {} });
  decided = decision.exit_code;
  await announce(decision, { runUrl: undefined, bundle: null, includeOutput: false, redact: redactOwn }, env);
  return decided;
}

function judge(inputs: Inputs, context: RunContext, client: GitHubClient | null): Promise<GateOutcome> {
  const { run, headSha } = context;
  const time = context.time ?? undefined;
  const { baseline, onBaselineError, select, results, shards, mapping, rubrics, policy } = inputs;
  const own = run.workflow === null ? [] : [run.workflow];
  const workflows = inputs.baselineWorkflows.length > 0 ? inputs.baselineWorkflows : own;
  const source = readBaselineSource(baseline);
  const findBaseline =
    source !== null
      ? findBranchBaseline(client, {
          context,
          workflows,
          source,
          file: inputs.baselineFile ?? null,
          onError: onBaselineError,
          ruler: { mapping, rubrics, policy: pathInRepository(policy) },
        })
      : findGivenBaseline({ baselines: baseline === 'none' ? [] : [baseline], baselineSelect: select }, root);
  const out = join(mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), 'agent-gate-')), 'bundle');
  const origin = { sha: headSha, run_id: run.id, run_url: run.url };
  return runGate({
    results,
    shards,
    select,
    mapping,
    rubrics,
    policy,
    root,
    out,
    origin,
    time,
    env,
    secrets: ownSecrets(),
    findBaseline,
    findEarlier: findEarlierAttempts(client, context),
    attempt: run.attempt,
  });
}

/** A path as the repository knows it; one outside of the checkout stays as it is, and is found at no commit. */
function pathInRepository(file: string | undefined): string | undefined {
  return file && relative(root, resolve(root, file)).split(sep).join('/');
}

/** What a job holds that nobody but it may have. */
function ownSecrets(): readonly string[] {
  return [env.INPUT_TOKEN, env.ACTIONS_RUNTIME_TOKEN, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN].map((value) => value ?? '');
}

function redactOwn(text: string): string {
  return startRedaction({ ...DEFAULT_RULES, secrets: ownSecrets() }).text(text);
}

function reportBug(error: unknown): number {
  const text = error instanceof Error ? (error.stack ?? error.message) : 'something that is no error was thrown';
  sayLines(redactOwn(text));
  remark('error', isSystemError(error) ? `Agent Gate broke off: ${error.message}` : OUR_BUG);
  writeOutputs({ decision: 'invalid', 'exit-code': String(BROKEN) }, env);
  return BROKEN;
}

/** A full disk or a missing permission is no bug of ours. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

/** Output is flushed first; then open sockets and timers of libraries no longer matter. */
function end(code: number): void {
  process.stdout.write('', () => process.exit(code));
}

/** Milliseconds to wait for GitHub in all; shortened in tests. */
function readBudget(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : BUDGET_MS;
}
