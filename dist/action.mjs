import {
  announce,
  invalidDecision,
  readCheckout,
  readContext,
  readEventFile,
  readInputs,
  remark,
  sayLines,
  writeOutputs
} from "./chunks/chunk-KC3U6N3J.mjs";
import "./chunks/chunk-PXPIIDTH.mjs";
import {
  DEFAULT_RULES,
  UserError,
  defaultPolicy,
  describeThrown,
  startRedaction,
  systemError,
  unlessMistaken,
  writingTo
} from "./chunks/chunk-3JJMBLPA.mjs";
import "./chunks/chunk-3QEYCZ4I.mjs";

// src/action.ts
var { mkdtempSync } = process.getBuiltinModule("node:fs");
var { tmpdir } = process.getBuiltinModule("node:os");
var { join } = process.getBuiltinModule("node:path");
var BROKEN = 3;
var OUR_BUG = "Internal error in Agent Gate: please report it with the lines above.";
var env = process.env;
var root = env.GITHUB_WORKSPACE ?? process.cwd();
var decided;
var isBroken = false;
process.exitCode = BROKEN;
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {
});
process.on("uncaughtException", (error) => {
  if (decided === void 0) end(reportBug(error));
  else reportAfterwards(error);
});
main().then(end, (error) => {
  if (decided !== void 0) reportAfterwards(error);
  end(decided ?? reportBug(error));
});
async function main() {
  const setting = readSetting();
  if (setting instanceof UserError) return refuse(setting);
  const { gateOnRunner } = await import("./chunks/gate-on-runner-NHBCAU25.mjs");
  const { decision, announceAndPublish } = await gateOnRunner(setting, { env, root, secrets: ownSecrets() });
  await new Promise((resolve) => setImmediate(resolve));
  if (isBroken) return BROKEN;
  decide(decision.exit_code);
  await announceAndPublish();
  return decision.exit_code;
}
function readSetting() {
  return unlessMistaken(
    () => {
      const payload = readEventFile(env.GITHUB_EVENT_PATH);
      const context = readContext({
        env,
        payload,
        checkedOut: readCheckout(root, root, env.GITHUB_REPOSITORY)?.commit ?? null
      });
      const temp = env.RUNNER_TEMP ?? tmpdir();
      const folder = writingTo(temp, () => mkdtempSync(join(temp, "agent-gate-")));
      return { context, inputs: readInputs(env), out: join(folder, "bundle") };
    },
    (mistake) => mistake
  );
}
function decide(code) {
  decided = code;
  process.exitCode = code;
}
async function refuse({ problems }) {
  const decision = invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
  decide(decision.exit_code);
  await announce(
    decision,
    { runUrl: void 0, bundle: null, report: null, evidence: {}, includeOutput: false, redact: redactOwn },
    env
  );
  return decision.exit_code;
}
function ownSecrets() {
  const held = [env.INPUT_TOKEN, env.ACTIONS_RUNTIME_TOKEN, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN];
  return held.map((value) => value?.trim() ?? "");
}
function redactOwn(text) {
  return startRedaction({ ...DEFAULT_RULES, secrets: ownSecrets() }).text(text);
}
function reportBug(error) {
  isBroken = true;
  const message = systemError(error);
  sayLines(redactOwn(describeThrown(error)));
  remark("error", message === null ? OUR_BUG : `Agent Gate stopped: ${redactOwn(message)}`);
  writeOutputs({ decision: "invalid", "exit-code": String(BROKEN) }, env);
  return BROKEN;
}
function reportAfterwards(error) {
  sayLines(redactOwn(describeThrown(error)));
  remark("warning", "Internal error after the decision, which is unchanged: please report it with the lines above.");
}
function end(code) {
  process.stdout.write("", () => setImmediate(() => process.exit(code)));
}
