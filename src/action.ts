import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeThrown, systemError, UserError, unlessMistaken } from './errors.ts';
import { invalidDecision } from './gating/invalid-decision.ts';
import { defaultPolicy } from './gating/policy/resolve-policy.ts';
import { readCheckout } from './io/git.ts';
import { readContext } from './io/github/context.ts';
import { readInputs } from './io/github/inputs.ts';
import { readEventFile } from './io/github/payload.ts';
import { remark, sayLines, writeOutputs } from './io/log.ts';
import { writingTo } from './io/write-files.ts';
import { announce } from './pipeline/announce.ts';
import type { Setting } from './pipeline/gate-on-runner.ts';
import { DEFAULT_RULES, startRedaction } from './suite/redaction/redaction.ts';

/** Exit code of an internal error; the same as for an invalid decision. */
const BROKEN = 3;

const OUR_BUG = 'Internal error in Agent Gate: please report it with the lines above.';

const env = process.env;
const root = env.GITHUB_WORKSPACE ?? process.cwd();
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
  // A refused run does without.
  const { gateOnRunner } = await import('./pipeline/gate-on-runner.ts');
  const { decision, announceAndPublish } = await gateOnRunner(setting, { env, root, secrets: ownSecrets() });
  // Node has reported unhandled rejections after one turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  if (isBroken) return BROKEN;
  decide(decision.exit_code);
  await announceAndPublish();
  return decision.exit_code;
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
