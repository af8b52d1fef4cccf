import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  DECISIONS,
  EFFECTS,
  FOREIGN,
  NO_WAIVERS,
  POLICY_FILE,
  UserError,
  absentNote,
  asNotice,
  brokenOffNote,
  decides,
  describeProblem,
  digestNote,
  expiredNote,
  findGivenBaseline,
  fitted,
  fixed,
  forbiddenNote,
  foreignNote,
  invalidDecision,
  logSafe,
  measureBundle,
  noTokenNote,
  openBundleZip,
  policyNote,
  readSelection,
  remarksOn,
  renderComment,
  runGate,
  toldFindings,
  unreachableNote,
  unreadableNote,
  waiversOf
} from "./chunks/chunk-ZS7RORRJ.mjs";
import {
  error,
  info,
  notice,
  setOutput,
  warning
} from "./chunks/chunk-HNFCOIX2.mjs";
import "./chunks/chunk-2WFKPOYU.mjs";
import "./chunks/chunk-RPPNX6LV.mjs";

// src/action.ts
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join as join3, relative as relative2, resolve, sep } from "node:path";

// src/io/github/payload.ts
function at(value, ...path) {
  return path.reduce((inner, key) => {
    if (typeof inner !== "object" || inner === null || !Object.hasOwn(inner, key)) return void 0;
    return inner[key];
  }, value);
}
function textAt(value, ...path) {
  const found = at(value, ...path);
  return typeof found === "string" && found !== "" ? found : null;
}
function numberAt(value, ...path) {
  const found = at(value, ...path);
  return typeof found === "number" && Number.isSafeInteger(found) ? found : null;
}
function listAt(value, ...path) {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
function shaAt(value, ...path) {
  const found = textAt(value, ...path);
  return found !== null && isSha(found) ? found : null;
}
function isSha(text) {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

// src/io/github/api-error.ts
var ApiError = class extends Error {
  name = "ApiError";
  /** HTTP status; 0 when no answer arrived or it could not be read. */
  status;
  /** Seconds that GitHub asks to wait; null when it does not say. */
  retryAfter;
  constructor(status, message, retryAfter = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
};
function isRateLimited(error2) {
  return error2.status === 429 || error2.status === 403 && error2.retryAfter !== null;
}
function isUsedUp(error2) {
  return error2.status === 403 && /rate limit/i.test(error2.message);
}
function isOutcomeUnknown(error2) {
  return error2.status === 0 || error2.status === 408 || error2.status >= 500;
}
function toApiError(thrown, token) {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, "status");
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, "response");
  const hidden = (text) => token === "" ? text : text.replaceAll(token, "***");
  if (response === void 0) return new ApiError(0, hidden(thrown.message));
  return new ApiError(status, hidden(describeAnswer(status, at(response, "data"))), retryAfterOf(response));
}
function describeAnswer(status, data) {
  const fields = listAt(data, "errors").map(
    (error2) => [textAt(error2, "field"), textAt(error2, "code"), textAt(error2, "message")].filter((part) => part !== null).join(" ")
  );
  const words = [textAt(data, "message") ?? "", ...fields].filter((part) => part !== "").join("; ");
  return words === "" ? `HTTP ${status}` : `HTTP ${status}: ${words}`;
}
function retryAfterOf(response) {
  const value = at(response, "headers", "retry-after");
  return typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

// src/io/github/artifact.ts
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join as join2, relative } from "node:path";

// src/io/github/comment-marker.ts
var MARKER = /^<!-- agent-gate:([\w.%-]{1,3000}) run=(\d{1,15}) attempt=(\d{1,9}) sha=([0-9a-f]{40}|[0-9a-f]{64}) -->$/;
function writeMarker({ suite, run, attempt: attempt2, sha }) {
  return `<!-- agent-gate:${suiteKey(suite)} run=${run} attempt=${attempt2} sha=${sha} -->`;
}
function readMarker(body, suite) {
  const line = body.split(/\r?\n/, 1)[0] ?? "";
  const [, key, run, attempt2, sha] = MARKER.exec(line) ?? [];
  if (key !== suiteKey(suite) || sha === void 0) return null;
  return { suite, run: Number(run), attempt: Number(attempt2), sha };
}
function isNewer(a, b) {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
function suiteKey(suite) {
  const encoded = Array.from(Buffer.from(suite), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(letter) ? letter : percent(byte);
  });
  return encoded.join("").replace(/(?<=-)-/g, percent(45));
}
function percent(byte) {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/io/github/runner-files.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
function readEventFile(path) {
  const text = path === void 0 ? null : readOrNull(path);
  if (text === null) return void 0;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error2) {
    if (error2 instanceof SyntaxError) return void 0;
    throw error2;
  }
}
function readCheckedOutSha(root2) {
  const head = readOrNull(join(root2, ".git", "HEAD"))?.trim() ?? "";
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  const sha = branch === void 0 ? head : readOrNull(join(root2, ".git", branch))?.trim() ?? "";
  return isSha(sha) ? sha : null;
}
function hideEventFile() {
  delete process.env.GITHUB_EVENT_PATH;
}
function readOrNull(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error2) {
    if (error2 instanceof Error && "code" in error2) return null;
    throw error2;
  }
}

// src/io/github/artifact.ts
var LONGEST_UPLOAD_MS = 3e5;
function baselineName(suite) {
  return `agent-gate-baseline-${suiteKey(suite)}`;
}
function bundleName(context, suite, isBaseline) {
  if (isBaseline) return { name: baselineName(suite), ifTaken: "replace" };
  const { id, attempt: attempt2 } = context.run;
  return { name: `agent-gate-results-${suiteKey(suite)}-${id}-${attempt2}`, ifTaken: "rename" };
}
async function uploadBundle(context, request) {
  const odd = findOddFile(request.folder);
  if (odd !== null) return skipped(request, odd);
  try {
    const { name, id } = await withTimeLimit(upload(request));
    return { kind: "uploaded", name, url: `${context.run.url}/artifacts/${id}` };
  } catch (error2) {
    return skipped(request, explain(error2));
  }
}
function skipped({ folder }, why) {
  return { kind: "skipped", notice: `The bundle was not uploaded: ${why}. It stays on the runner in ${folder}.` };
}
function findOddFile(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (!entries.some((entry) => entry.isFile())) return "it is empty";
  const link = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (link !== void 0) return `${link.name} is a link or no regular file`;
  const paths = entries.map((entry) => relative(folder, join2(entry.parentPath, entry.name)));
  const odd = paths.find((path) => /[":<>|*?\r\n]/.test(path));
  return odd === void 0 ? null : `artifacts take no file named ${odd}`;
}
async function upload(request) {
  const { name, ifTaken } = request.name;
  hideEventFile();
  const { DefaultArtifactClient } = await import("./chunks/artifact-Q67CVBY2.mjs");
  const client = new DefaultArtifactClient();
  const first = await uploadUnlessTaken(client, request, name);
  if (first !== null) return first;
  if (ifTaken === "rename") return uploadAs(client, request, `${name}-${randomBytes(3).toString("hex")}`);
  await client.deleteArtifact(name);
  const second = await uploadUnlessTaken(client, request, name);
  if (second !== null) return second;
  await new Promise((resolve2) => setTimeout(resolve2, request.delayMs));
  return uploadAs(client, request, name);
}
async function uploadUnlessTaken(client, request, name) {
  try {
    return await uploadAs(client, request, name);
  } catch (error2) {
    if (error2 instanceof Error && error2.message.includes("(409)")) return null;
    throw error2;
  }
}
async function uploadAs(client, request, name) {
  const { folder, retentionDays } = request;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join2(entry.parentPath, entry.name)).sort();
  const options = retentionDays === void 0 ? {} : { retentionDays };
  const { id } = await client.uploadArtifact(name, files, folder, options);
  if (id === void 0) throw new Error("the service gave no id");
  return { name, id };
}
async function withTimeLimit(work) {
  let release = () => {
  };
  const trouble = new Promise((_, reject) => {
    const stop = () => reject(new Error(`it took more than ${LONGEST_UPLOAD_MS / 1e3} seconds`));
    const timer = setTimeout(stop, LONGEST_UPLOAD_MS);
    process.on("uncaughtException", reject);
    release = () => {
      clearTimeout(timer);
      process.off("uncaughtException", reject);
    };
  });
  try {
    return await Promise.race([work, trouble]);
  } finally {
    release();
  }
}
function explain(error2) {
  if (!(error2 instanceof Error)) return "the artifact service failed";
  if (error2.name === "GHESNotSupportedError")
    return "this GitHub Enterprise Server has no artifact service that the action can use";
  return error2.message.split("\n", 1)[0]?.replace(/\.$/, "") ?? error2.name;
}

// src/io/github/ancestry.ts
var MOST_PAGES = 10;
async function resolveAnchor(client, repository, anchor) {
  if (anchor.kind === "unknown") return null;
  if (anchor.kind === "commit") return anchor.sha;
  if (anchor.kind === "merge-base") return mergeBase(client, repository, anchor);
  const { merge, head } = anchor.kind === "merge-parent" ? { merge: anchor.merge, head: anchor.head } : { merge: anchor.sha, head: null };
  const parents = await parentsOf(client, repository, merge);
  if (anchor.kind === "first-parent") return parents[0] ?? null;
  const others = parents.filter((parent) => parent !== head);
  return parents.length === 2 && others[0] !== void 0 ? others[0] : mergeBase(client, repository, anchor);
}
async function listAncestors(client, repository, start, limit) {
  const parents = /* @__PURE__ */ new Map();
  const line = [];
  let pages = 0;
  for (let next = start; next !== null && line.length < limit; next = parents.get(next) ?? null) {
    if (!parents.has(next) && pages < MOST_PAGES) {
      await readCommits(client, repository, next, parents);
      pages += 1;
    }
    if (!parents.has(next)) break;
    line.push(next);
  }
  return line;
}
async function readCommits({ request }, { owner, name }, from, parents) {
  const { data } = await orNull(
    request("GET /repos/{owner}/{repo}/commits", { owner, repo: name, sha: from, per_page: 100 })
  );
  for (const commit of listAt(data)) {
    const sha = shaAt(commit, "sha");
    if (sha !== null) parents.set(sha, shaAt(listAt(commit, "parents")[0], "sha"));
  }
}
async function parentsOf({ request }, { owner, name }, sha) {
  const { data } = await orNull(
    request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { owner, repo: name, commit_sha: sha })
  );
  return listAt(data, "parents").map((parent) => shaAt(parent, "sha")).filter((parent) => parent !== null);
}
async function mergeBase({ request }, { owner, name }, { base, head }) {
  const basehead = `${base}...${head}`;
  const { data } = await orNull(
    request("GET /repos/{owner}/{repo}/compare/{basehead}", { owner, repo: name, basehead, per_page: 1 })
  );
  return shaAt(data, "merge_base_commit", "sha");
}
async function orNull(answer) {
  try {
    return await answer;
  } catch (error2) {
    if (error2 instanceof ApiError && [404, 409, 422].includes(error2.status)) return { data: null };
    throw error2;
  }
}

// src/io/github/baseline-artifacts.ts
import { createHash } from "node:crypto";

// src/io/github/event.ts
var BASELINE_EVENTS = ["push", "schedule", "workflow_dispatch"];
function readContext(facts) {
  const event = facts.env.GITHUB_EVENT_NAME ?? "";
  if (event === "pull_request_target") throw refusedTarget();
  const own = readOwnRun(facts);
  if (event === "pull_request") return { ...own, ...pullRequestPart(facts, own) };
  if (event === "merge_group") return { ...own, ...mergeGroupPart(facts, own) };
  if (event === "workflow_run") return { ...own, ...workflowRunPart(facts, own) };
  return { ...own, ...branchPart(facts, own) };
}
function readOwnRun({ env: env2, payload }) {
  const testedSha = required(env2, "GITHUB_SHA", isSha);
  const repository = readRepository(env2);
  return {
    event: env2.GITHUB_EVENT_NAME ?? "",
    repository,
    run: readRun(env2, repository),
    pullRequest: null,
    headSha: testedSha,
    testedSha,
    defaultBranch: textAt(payload, "repository", "default_branch"),
    publishesBaseline: false
  };
}
function pullRequestPart({ env: env2, payload, checkedOut }, own) {
  const baseRef = textAt(payload, "pull_request", "base", "ref") ?? (env2.GITHUB_BASE_REF || null);
  const head = shaAt(payload, "pull_request", "head", "sha");
  const pullRequest = readPullRequest(at(payload, "pull_request"));
  if (baseRef === null) return { baseRef, anchor: { kind: "unknown" } };
  if (head === null) return { baseRef, anchor: { kind: "merge-base", base: baseRef, head: own.testedSha } };
  const anchor = checkedOut === head ? { kind: "merge-base", base: baseRef, head } : { kind: "merge-parent", merge: own.testedSha, head, base: baseRef };
  return { baseRef, anchor, headSha: head, pullRequest };
}
function readPullRequest(pull) {
  const number2 = numberAt(pull, "number");
  if (number2 === null) return null;
  const owner = textAt(pull, "head", "user", "login") ?? textAt(pull, "head", "repo", "owner", "login") ?? "";
  const from = numberAt(pull, "head", "repo", "id");
  const into = numberAt(pull, "base", "repo", "id");
  return { number: number2, head: `${owner}:${textAt(pull, "head", "ref") ?? ""}`, fork: from === null || from !== into };
}
function mergeGroupPart({ payload }, own) {
  const baseRef = branchOf(textAt(payload, "merge_group", "base_ref")) ?? own.defaultBranch;
  const base = shaAt(payload, "merge_group", "base_sha");
  const headSha = shaAt(payload, "merge_group", "head_sha") ?? own.testedSha;
  return { baseRef, headSha, anchor: base === null ? mergeBase2(baseRef, headSha) : { kind: "commit", sha: base } };
}
function workflowRunPart({ payload }, own) {
  const trigger = at(payload, "workflow_run");
  const headSha = shaAt(trigger, "head_sha");
  if (headSha === null || textAt(trigger, "event") !== "pull_request") return branchPart({ env: {}, payload }, own);
  const pull = listAt(trigger, "pull_requests").find((one) => shaAt(one, "head", "sha") === headSha);
  const baseRef = textAt(pull, "base", "ref") ?? own.defaultBranch;
  const owner = textAt(trigger, "head_repository", "owner", "login") ?? "";
  const fork = numberAt(trigger, "head_repository", "id") !== own.repository.id;
  const head = `${owner}:${textAt(trigger, "head_branch") ?? ""}`;
  return {
    baseRef,
    headSha,
    pullRequest: { number: numberAt(pull, "number"), head, fork },
    run: triggeringRun(trigger, own.run),
    anchor: mergeBase2(baseRef, headSha)
  };
}
function triggeringRun(trigger, own) {
  return {
    id: numberAt(trigger, "id") ?? own.id,
    attempt: numberAt(trigger, "run_attempt") ?? 1,
    url: own.url,
    workflow: stripRef(textAt(trigger, "path"))
  };
}
function branchPart({ env: env2, payload }, own) {
  const branch = branchOf(env2.GITHUB_REF ?? null);
  const isBase = branch !== null && (branch === own.defaultBranch || env2.GITHUB_REF_PROTECTED === "true");
  if (!isBase) return { baseRef: own.defaultBranch, anchor: mergeBase2(own.defaultBranch, own.testedSha) };
  const isPush = own.event === "push";
  const anchor = { kind: isPush ? "first-parent" : "commit", sha: own.testedSha };
  const isDeleted = at(payload, "deleted") === true;
  return { baseRef: branch, anchor, publishesBaseline: BASELINE_EVENTS.includes(own.event) && !isDeleted };
}
function mergeBase2(base, head) {
  return base === null ? { kind: "unknown" } : { kind: "merge-base", base, head };
}
function readRepository(env2) {
  const slug = required(env2, "GITHUB_REPOSITORY", (text) => /^[\w.-]+\/[\w.-]+$/.test(text));
  const [owner = "", name = ""] = slug.split("/");
  const id = Number(env2.GITHUB_REPOSITORY_ID);
  return { id: Number.isSafeInteger(id) && id > 0 ? id : null, owner, name };
}
function readRun(env2, { owner, name }) {
  const id = Number(required(env2, "GITHUB_RUN_ID", (text) => /^[1-9]\d{0,15}$/.test(text)));
  const attempt2 = Number(env2.GITHUB_RUN_ATTEMPT ?? "1");
  return {
    id,
    attempt: Number.isSafeInteger(attempt2) && attempt2 > 0 ? attempt2 : 1,
    url: `${env2.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name}/actions/runs/${id}`,
    workflow: workflowPath(env2.GITHUB_WORKFLOW_REF ?? "", `${owner}/${name}/`)
  };
}
function workflowPath(reference, prefix) {
  return reference.startsWith(prefix) ? stripRef(reference.slice(prefix.length)) : null;
}
function stripRef(path) {
  return path === null || path === "" ? null : path.split("@", 1)[0] ?? null;
}
function branchOf(ref) {
  return ref?.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null;
}
function required(env2, name, isValid) {
  const value = env2[name] ?? "";
  if (isValid(value)) return value;
  throw new UserError({
    code: "no-runner",
    what: `${name} is ${value === "" ? "not set" : "malformed"}`,
    mend: "Run the action in a GitHub workflow; on a terminal use the command line"
  });
}
function refusedTarget() {
  return new UserError({
    code: "pull-request-target",
    what: "Agent Gate does not run on pull_request_target: there a pull request of anybody runs with a token that can write",
    mend: "Use `on: pull_request`; for comments on forks add a second workflow on workflow_run"
  });
}

// src/io/github/baseline-artifacts.ts
var PAGES = 2;
var LARGEST_ARCHIVE = 2 ** 30;
async function listBaselines({ request }, { id, owner, name: repo }, name) {
  const artifacts = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { owner, repo, name, per_page: 100, page };
    const { data } = await request("GET /repos/{owner}/{repo}/actions/artifacts", query);
    const listed = listAt(data, "artifacts").filter((one) => textAt(one, "name") === name);
    artifacts.push(...listed.map((one) => readArtifact(one, id)).filter((one) => one !== null));
    if (listAt(data, "artifacts").length < 100) break;
  }
  return artifacts.sort((a, b) => b.id - a.id);
}
function readArtifact(artifact, repositoryId) {
  const id = numberAt(artifact, "id");
  const runId = numberAt(artifact, "workflow_run", "id");
  const sha = shaAt(artifact, "workflow_run", "head_sha");
  if (id === null || runId === null || sha === null) return null;
  const into = numberAt(artifact, "workflow_run", "repository_id");
  const from = numberAt(artifact, "workflow_run", "head_repository_id");
  return {
    id,
    sha,
    runId,
    ofThisRepository: repositoryId !== null && from === repositoryId && into === repositoryId,
    expired: at(artifact, "expired") !== false,
    digest: textAt(artifact, "digest")
  };
}
async function distrust({ request }, context, artifact, workflow) {
  if (!artifact.ofThisRepository) return "it comes from another repository";
  const { owner, name: repo, id } = context.repository;
  const { data } = await request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
    owner,
    repo,
    run_id: artifact.runId
  });
  const event = textAt(data, "event") ?? "unknown";
  const branch = textAt(data, "head_branch") ?? "unknown";
  const path = stripRef(textAt(data, "path")) ?? "unknown";
  if (numberAt(data, "head_repository", "id") !== id) return "its run belongs to another repository";
  if (shaAt(data, "head_sha") !== artifact.sha) return "its run belongs to another commit";
  if (!BASELINE_EVENTS.includes(event)) return `its run was started by ${event}`;
  if (branch !== context.baseRef && branch !== context.defaultBranch) return `its run belongs to branch ${branch}`;
  return path === workflow ? null : `its run belongs to workflow ${path}, not ${workflow ?? "to a known one"}`;
}
async function downloadArtifact(client, { owner, name: repo }, { id }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
  const { headers } = await client.request(route, {
    owner,
    repo,
    artifact_id: id,
    archive_format: "zip",
    // The link's host must not see the token, so the redirect is followed by hand.
    request: { redirect: "manual" }
  });
  if (headers.location === void 0) throw new ApiError(0, "GitHub gave no download link");
  return client.download(headers.location, LARGEST_ARCHIVE);
}
function digestOf(archive) {
  return `sha256:${createHash("sha256").update(archive).digest("hex")}`;
}

// src/io/github/baseline-attempt.ts
async function tryArtifact(client, request, artifact, notes) {
  const { sha } = artifact;
  const reason = await distrust(client, request.context, artifact, request.workflow);
  if (reason !== null) return refuse(notes, foreignNote(sha, reason));
  if (artifact.expired) return refuse(notes, expiredNote(sha));
  try {
    const archive = await downloadArtifact(client, request.context.repository, artifact);
    const digest = digestOf(archive);
    if (artifact.digest !== null && artifact.digest !== digest)
      return refuse(notes, digestNote(sha, artifact.digest, digest));
    return { content: request.open(archive, `baseline ${sha.slice(0, 7)}`) };
  } catch (error2) {
    return refuse(notes, noteFor(error2, sha));
  }
}
function refuse(notes, note) {
  notes.push(note);
  return null;
}
function noteFor(error2, sha) {
  if (error2 instanceof UserError) return unreadableNote(sha, error2.problems.map(describeProblem).join("; "));
  if (!(error2 instanceof ApiError) || error2.status === 401) throw error2;
  return [404, 410].includes(error2.status) ? expiredNote(sha) : unreadableNote(sha, error2.message);
}

// src/io/github/baseline.ts
var MOST_COMMITS = 50;
var MOST_CANDIDATES = 20;
var MOST_FOREIGN = 3;
var MOST_RUNS = 5;
var ENOUGH_RUNS = 3;
var HISTORY_MS = 6e4;
async function searchBaseline(client, request) {
  const notes = [];
  let base = null;
  try {
    base = await resolveAnchor(client, request.context.repository, request.context.anchor);
    const candidates = base === null ? NO_CANDIDATES : await collectCandidates(client, request, base);
    const search = { client, request, candidates, notes };
    const newest = await findNewest(search);
    if (newest === null) return { found: [], base, notes };
    const older = await client.spare(() => findOlder(search, newest.index + 1));
    return { found: [newest.run, ...older.runs], base, notes: [...passedOver(notes), ...older.notes] };
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    return { found: [], base, notes: [...notes, troubleNote(error2, request.onError)] };
  }
}
async function findNewest(search) {
  const { client, request, candidates, notes } = search;
  for (const [index, artifact] of candidates.artifacts.entries()) {
    const bundle = await tryArtifact(client, request, artifact, notes);
    if (bundle !== null) return { run: { ...bundle, origin: originOf(search, artifact) }, index };
  }
  if (notes.length === 0) notes.push(absentNote(request.name, candidates.ancestors.length));
  return null;
}
async function findOlder(search, from) {
  const { client, request, candidates } = search;
  const runs = [];
  const notes = [];
  const started = performance.now();
  for (const artifact of candidates.artifacts.slice(from)) {
    if (runs.length === MOST_RUNS - 1) break;
    try {
      if (performance.now() - started > HISTORY_MS)
        throw new ApiError(0, `it took more than ${HISTORY_MS / 1e3} seconds`);
      const bundle = await tryOlder(client, request, artifact, notes);
      if (bundle !== null) runs.push({ ...bundle, origin: originOf(search, artifact) });
    } catch (error2) {
      if (!(error2 instanceof ApiError)) throw error2;
      return { runs, notes: [brokenOffNote(runs.length + 1, error2)] };
    }
  }
  return { runs, notes: runs.length + 1 < ENOUGH_RUNS ? oneOfEach(passedOver(notes)) : [] };
}
async function tryOlder(client, request, artifact, notes) {
  if (!artifact.ofThisRepository) return null;
  return artifact.expired ? refuse(notes, expiredNote(artifact.sha)) : tryArtifact(client, request, artifact, notes);
}
function passedOver(notes) {
  return notes.filter((note) => note.code !== FOREIGN).map(asNotice);
}
function oneOfEach(notes) {
  return notes.filter((note, index) => notes.findIndex(({ code }) => code === note.code) === index);
}
var NO_CANDIDATES = { ancestors: [], artifacts: [] };
async function collectCandidates(client, { context: { repository, run }, name }, base) {
  const listed = await listBaselines(client, repository, name);
  const others = listed.filter((artifact) => artifact.runId !== run.id);
  const ancestors = await listAncestors(client, repository, base, MOST_COMMITS);
  const artifacts = ancestors.flatMap((sha) => others.filter((artifact) => artifact.sha === sha));
  const own = artifacts.filter((artifact) => artifact.ofThisRepository).slice(0, MOST_CANDIDATES);
  const foreign = artifacts.filter((artifact) => !artifact.ofThisRepository).slice(0, MOST_FOREIGN);
  const looked = /* @__PURE__ */ new Set([...own, ...foreign]);
  return { ancestors, artifacts: artifacts.filter((artifact) => looked.has(artifact)) };
}
function troubleNote(error2, onError) {
  const isRefusal = [401, 403, 404].includes(error2.status) && error2.retryAfter === null && !isUsedUp(error2);
  return isRefusal ? forbiddenNote(error2, onError) : unreachableNote(error2, onError);
}
function originOf({ request, candidates }, { sha, runId }) {
  const { baseRef, run } = request.context;
  return {
    sha,
    run_id: runId,
    run_url: run.url.replace(/\d+$/, String(runId)),
    label: `${baseRef ?? "base"} at ${sha.slice(0, 7)}`,
    distance: candidates.ancestors.indexOf(sha)
  };
}

// src/io/github/contents.ts
async function readFileAt({ request }, { owner, name: repo }, { path, ref }) {
  try {
    const { data } = await request("GET /repos/{owner}/{repo}/contents/{path}", { owner, repo, path, ref });
    return decode(data);
  } catch (error2) {
    if (error2 instanceof ApiError && error2.status === 404) return null;
    throw error2;
  }
}
function decode(data) {
  const isFile = textAt(data, "type") === "file" && textAt(data, "encoding") === "base64";
  if (!isFile) throw new ApiError(0, "it is no text file of at most 1 MiB");
  try {
    const bytes = Buffer.from(textAt(data, "content") ?? "", "base64");
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error2) {
    if (error2 instanceof TypeError) throw new ApiError(0, "it is not UTF-8");
    throw error2;
  }
}

// src/branch-baseline.ts
function findBranchBaseline(client, search) {
  return async (ruler, suite) => {
    if (client === null) return { baselines: [], waivers: [], notes: [noTokenNote()] };
    const open = (archive, label) => measureBundle(openBundleZip(label, archive), ruler);
    const { found, base, notes } = await searchBaseline(client, { ...search, name: baselineName(suite), open });
    const ofBase = base === null ? NO_WAIVERS : await client.spare(() => readWaivers(client, search, base));
    return {
      baselines: found.map(({ content, origin }) => ({ report: content.report, origin })),
      waivers: ofBase.waivers,
      notes: [...notes, ...remarksOn(found.map(({ content }) => content)), ...ofBase.notes]
    };
  };
}
async function readWaivers(client, { context, policy }, base) {
  if (policy === null) return NO_WAIVERS;
  try {
    const text = await readFileAt(client, context.repository, { path: policy, ref: base });
    return text === null ? NO_WAIVERS : waiversOf(policy, text);
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    return {
      waivers: [],
      notes: [policyNote(policy, error2.message, "Run the job again; the token needs `contents: read`")]
    };
  }
}

// src/io/github/retry.ts
var RETRIES = 3;
async function withRetries(rules, attempt2) {
  const { budget } = rules;
  for (let count = 0; ; count += 1) {
    if (budget.left <= 0) throw new ApiError(0, "GitHub did not answer within the time for all requests of a run");
    const started = performance.now();
    try {
      return await attempt2(Math.ceil(Math.min(rules.timeoutMs, budget.left)));
    } catch (error2) {
      budget.left -= performance.now() - started;
      const wait = count < RETRIES ? waitBeforeRetry(error2, rules, count) : null;
      if (wait === null || wait >= budget.left) throw error2;
      budget.left -= wait;
      await sleep(wait);
    }
  }
}
function waitBeforeRetry(error2, { isRead, delayMs }, count) {
  if (!(error2 instanceof ApiError)) return null;
  if (isRateLimited(error2)) return error2.retryAfter === null ? backoff(delayMs, count) : error2.retryAfter * 1e3;
  return isRead && isOutcomeUnknown(error2) ? backoff(delayMs, count) : null;
}
function backoff(delayMs, count) {
  return delayMs * 2 ** count * (0.5 + Math.random() / 2);
}
function sleep(milliseconds) {
  return new Promise((resolve2) => setTimeout(resolve2, milliseconds));
}

// src/io/github/client.ts
var API_VERSION = "2022-11-28";
var BUDGET_MS = 6e4;
async function connect(options) {
  const { token, apiUrl, budgetMs: budgetMs2 } = options;
  const { octokit, fetch } = await loadOctokit(token, apiUrl);
  const budget = { left: budgetMs2 };
  const rulesFor = (method) => ({
    isRead: method === "GET",
    delayMs: budgetMs2 / 60,
    timeoutMs: budgetMs2 / 4,
    budget
  });
  octokit.hook.wrap(
    "request",
    (send, request) => withRetries(rulesFor(request.method), async (timeoutMs) => {
      try {
        request.headers["x-github-api-version"] = API_VERSION;
        request.request = { ...request.request, signal: AbortSignal.timeout(timeoutMs) };
        return refuseBrokenAnswer(await send(request));
      } catch (error2) {
        throw toApiError(error2, token);
      }
    })
  );
  return {
    request: octokit.request,
    graphql: octokit.graphql,
    isPersonal: /^(?:gh[opu]_|github_pat_|[0-9a-f]{40}$)/.test(token),
    download: (url, maxBytes) => {
      refuseOddLink(url, apiUrl);
      return withRetries(
        { ...rulesFor("GET"), timeoutMs: budgetMs2 },
        (timeoutMs) => downloadOnce(fetch, url, { maxBytes, timeoutMs })
      );
    },
    spare: async (work) => {
      const kept = budget.left / 2;
      budget.left -= kept;
      try {
        return await work();
      } finally {
        budget.left += kept;
      }
    }
  };
}
async function loadOctokit(token, apiUrl) {
  hideEventFile();
  const [{ getOctokit }, { defaults }] = await Promise.all([
    import("./chunks/github-KOAABYJC.mjs"),
    import("./chunks/utils-MFIG5ZOI.mjs")
  ]);
  const silent = { debug() {
  }, info() {
  }, warn() {
  }, error() {
  } };
  const request = { ...defaults.request, log: silent };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: "agent-gate", log: silent, request });
  return { octokit, fetch: defaults.request?.fetch };
}
function refuseBrokenAnswer(response) {
  if (response.status !== 200 || typeof response.data !== "string") return response;
  throw new ApiError(0, "the answer is no JSON");
}
function refuseOddLink(url, apiUrl) {
  const { protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
    throw new ApiError(0, "the download link is not https");
}
async function downloadOnce(fetch, url, limits) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limits.timeoutMs) });
    if (response.status !== 200) throw new ApiError(response.status, `HTTP ${response.status} for the download`);
    return await readCapped(response, limits.maxBytes);
  } catch (error2) {
    if (error2 instanceof TypeError || error2 instanceof DOMException) throw new ApiError(0, "the download broke off");
    throw error2;
  }
}
async function readCapped(response, maxBytes) {
  const chunks = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(413, `the download is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// src/io/github/inputs.ts
function readInputs(env2) {
  const reader = new InputReader(env2);
  const inputs = {
    results: reader.lines("results", "required"),
    mapping: reader.text("mapping"),
    select: reader.lines("select").flatMap((line) => reader.selection(line)),
    rubrics: reader.lines("rubrics"),
    policy: reader.text("policy"),
    token: reader.text("token") ?? "",
    baseline: reader.text("baseline") ?? "auto",
    baselineWorkflow: workflowPath2(reader.text("baseline-workflow")),
    onBaselineError: reader.choice("on-baseline-error", ["error", "no-baseline"]),
    comment: reader.choice("comment", ["true", "false"]) === "true",
    includeOutput: reader.choice("include-output", ["true", "false"]) === "true",
    upload: reader.choice("upload", ["true", "false"]) === "true",
    retentionDays: reader.days("retention-days")
  };
  reader.throwAny();
  return inputs;
}
var InputReader = class {
  #env;
  #problems = [];
  constructor(env2) {
    this.#env = env2;
  }
  text(name) {
    return this.#env[`INPUT_${name.toUpperCase()}`]?.trim() || void 0;
  }
  lines(name, presence = "optional") {
    const lines = (this.text(name) ?? "").split(/\r?\n/).map((line) => line.trim());
    const filled = lines.filter((line) => line !== "");
    if (filled.length === 0 && presence === "required")
      this.#refuse(name, "is missing", {
        mend: "Name the results files, one pattern a line: `results: results/*.jsonl`"
      });
    return filled;
  }
  /** One of a closed set; the first is the default. */
  choice(name, allowed) {
    const value = this.text(name) ?? allowed[0];
    if (!allowed.includes(value))
      this.#refuse(name, "has an unknown value", { expected: allowed.join(" or "), found: value });
    return value;
  }
  days(name) {
    const value = this.text(name);
    if (value === void 0) return void 0;
    if (!/^[1-9]\d{0,2}$/.test(value) || Number(value) > 400)
      this.#refuse(name, "is no number of days", { expected: "a whole number from 1 to 400", found: value });
    return Number(value);
  }
  selection(line) {
    const selection = readSelection(line);
    if (selection !== null) return [selection];
    this.#refuse("select", "has a line that is not FACT=VALUE", {
      found: line,
      mend: "For example: provider=my-agent-v2"
    });
    return [];
  }
  throwAny() {
    if (this.#problems.length > 0) throw new UserError(this.#problems);
  }
  #refuse(name, what, rest) {
    this.#problems.push({ code: "bad-input", what: `the input \`${name}\` ${what}`, ...rest });
  }
};
function workflowPath2(text) {
  return text === void 0 || text.includes("/") ? text : `.github/workflows/${text}`;
}

// src/io/log.ts
import { appendFileSync, statSync } from "node:fs";
var LARGEST_SUMMARY = 1024 * 1024;
var SMALLEST_SUMMARY = 4e3;
var RESERVE = 64 * 1024;
var WRITERS = { error, warning, notice };
function say(text) {
  info(logSafe(text));
}
function sayLines(text) {
  for (const line of text.split(/\r\n|\r|\n/)) say(line);
}
function annotate(annotations) {
  for (const { level, title: title2, message, file, line } of annotations) {
    const place2 = file === void 0 ? {} : { file, ...line === void 0 ? {} : { startLine: line } };
    WRITERS[level](logSafe(message), { title: logSafe(title2), ...place2 });
  }
}
function remark(level, text) {
  WRITERS[level](logSafe(text), { title: "Agent Gate" });
}
function writeOutputs(outputs, env2) {
  if (!env2.GITHUB_OUTPUT) return "Outputs were not set: the runner gives no GITHUB_OUTPUT.";
  try {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
    return null;
  } catch (cause) {
    return `Outputs were not set: ${messageOf(cause)}`;
  }
}
function writeSummary(render, env2) {
  const path = env2.GITHUB_STEP_SUMMARY;
  if (!path) return "The job summary was not written: the runner gives no GITHUB_STEP_SUMMARY.";
  try {
    const room = LARGEST_SUMMARY - RESERVE - (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
    if (room < SMALLEST_SUMMARY) return "The job summary was not written: this step has filled it already.";
    appendFileSync(path, render(room));
    return null;
  } catch (cause) {
    return `The job summary was not written: ${messageOf(cause)}`;
  }
}
function messageOf(cause) {
  if (cause instanceof Error && ("code" in cause || cause.message.startsWith("Missing file"))) return cause.message;
  throw cause;
}

// src/io/redact.ts
function redact(text, secrets) {
  const forms = secrets.filter((secret) => secret.length >= 6).flatMap(formsOf);
  return forms.reduce((rest, form) => rest.replaceAll(form, "***"), text);
}
function formsOf(secret) {
  const base64 = Buffer.from(secret).toString("base64").replace(/=+$/, "");
  const base64url = base64.replaceAll("+", "-").replaceAll("/", "_");
  return [.../* @__PURE__ */ new Set([secret, base64, base64url, encodeURIComponent(secret)])];
}

// src/io/github/comment-refusal.ts
var PERMISSION = "add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`";
function explainRefusal(error2, fork) {
  const said = `GitHub said "${error2.message}"`;
  if (error2.status === 429 || error2.retryAfter !== null) return `GitHub asks to wait longer than a run can (${said})`;
  if (error2.status === 403 && /\blocked\b/.test(error2.message)) return `the conversation is locked (${said})`;
  if (isUsedUp(error2)) return `the token's requests are used up (${said})`;
  if (error2.status === 403)
    return fork ? `the token of a fork's pull request can only read. The decision is in the job summary; a second workflow on workflow_run can comment (${said})` : `the token may not write it; ${PERMISSION} (${said})`;
  if (error2.status === 401) return `the token is not valid (${said})`;
  if (error2.status === 404) return `the pull request is gone, or the token cannot see it; ${PERMISSION} (${said})`;
  if (error2.status === 410) return `comments are switched off here (${said})`;
  if (error2.status === 422) return `GitHub did not accept its text (${said})`;
  return `GitHub did not answer in time (${said})`;
}

// src/io/github/identity.ts
var WORKFLOW_BOT = "github-actions[bot]";
function ownership(client) {
  let login;
  const isMe = async (author) => {
    login ??= client.isPersonal ? personLogin(client) : appLogin(client);
    return author.login === await login;
  };
  return async (author) => {
    if (client.isPersonal) return isMe(author);
    if (author.type !== "Bot") return false;
    return author.login === WORKFLOW_BOT || isMe(author);
  };
}
async function personLogin({ request }) {
  return orNull2(async () => textAt((await request("GET /user")).data, "login"));
}
async function appLogin({ graphql }) {
  const login = await orNull2(async () => textAt(await graphql("{ viewer { login } }"), "viewer", "login"));
  return login === null || login.endsWith("[bot]") ? login : `${login}[bot]`;
}
async function orNull2(ask) {
  try {
    return await ask();
  } catch (error2) {
    if (error2 instanceof ApiError || error2 instanceof Error && error2.name === "GraphqlResponseError") return null;
    throw error2;
  }
}

// src/io/github/comment-thread.ts
var MOST_PAGES2 = 100;
var PAGE = 100;
function openThread({ request, ...client }, place2) {
  const target = { owner: place2.repository.owner, repo: place2.repository.name };
  const thread = { ...target, issue_number: place2.number };
  const isOurs = ownership({ request, ...client });
  const listOnce = async () => {
    const ours = [];
    for (let page = 1; ; page += 1) {
      const query = { ...thread, per_page: PAGE, page };
      const { data } = await request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", query);
      const listed = listAt(data);
      for (const one of listed) {
        const comment = readComment(one, place2.suite);
        if (comment !== null && await isOurs(authorOf(one))) ours.push(comment);
      }
      if (listed.length < PAGE || page === MOST_PAGES2) return { ours: ours.sort((a, b) => a.id - b.id), pages: page };
    }
  };
  return {
    async list() {
      const { ours, pages } = await listOnce();
      return ours.length === 0 && pages > 1 ? (await listOnce()).ours : ours;
    },
    async create(body) {
      const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      return readComment((await request(route, { ...thread, body })).data, place2.suite);
    },
    async update(id, body) {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      return isDone(request(route, { ...target, comment_id: id, body }), [404]);
    },
    async remove(id) {
      const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
      await isDone(request(route, { ...target, comment_id: id }), "any");
    }
  };
}
function readComment(comment, suite) {
  const id = numberAt(comment, "id");
  const body = textAt(comment, "body") ?? "";
  const marker = readMarker(body, suite);
  return id === null || marker === null ? null : { id, body, marker, url: textAt(comment, "html_url") };
}
function authorOf(comment) {
  const user = at(comment, "user");
  return { login: textAt(user, "login") ?? "", type: textAt(user, "type") ?? "" };
}
async function isDone(answer, tolerated) {
  try {
    await answer;
    return true;
  } catch (error2) {
    if (error2 instanceof ApiError && (tolerated === "any" || tolerated.includes(error2.status))) return false;
    throw error2;
  }
}

// src/io/github/comment.ts
async function publishComment(client, request) {
  try {
    const number2 = request.pullRequest.number ?? await findPullRequest(client, request);
    if (number2 === null) return skipped2("no open pull request has the commit that was judged");
    return await writeShortening(client, request, number2);
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    return skipped2(explainRefusal(error2, request.pullRequest.fork));
  }
}
function skipped2(why) {
  return { kind: "skipped", notice: `The pull request got no comment: ${why}.` };
}
async function findPullRequest({ request }, wanted) {
  const { repository, pullRequest, marker } = wanted;
  const { owner, name: repo } = repository;
  const query = { owner, repo, head: pullRequest.head, state: "open" };
  const { data } = await request("GET /repos/{owner}/{repo}/pulls", query);
  const pull = listAt(data).find((one) => shaAt(one, "head", "sha") === marker.sha);
  return numberAt(pull, "number");
}
async function writeShortening(client, request, number2) {
  const { repository, marker, bodies } = request;
  const thread = openThread(client, { repository, number: number2, suite: marker.suite });
  for (const [index, body] of bodies.entries()) {
    try {
      return await write(thread, { marker, body: `${writeMarker(marker)}
${body}` });
    } catch (error2) {
      const isLast = index === bodies.length - 1;
      if (isLast || !(error2 instanceof ApiError) || error2.status !== 422) throw error2;
    }
  }
  return skipped2("there is nothing to say");
}
async function write(thread, draft) {
  const before = await thread.list();
  if (before.length > 0) return reconcile(thread, draft, before);
  const created = await createOnce(thread, draft);
  const rivals = [...await listOthers(thread, created), ...created === null ? [] : [created]];
  if (rivals.length > 1)
    await reconcile(
      thread,
      draft,
      rivals.toSorted((a, b) => a.id - b.id)
    );
  return { kind: "created", url: created?.url ?? null };
}
async function listOthers(thread, created) {
  try {
    return (await thread.list()).filter((comment) => comment.id !== created?.id);
  } catch (error2) {
    if (error2 instanceof ApiError) return [];
    throw error2;
  }
}
async function createOnce(thread, { marker, body }) {
  try {
    return await thread.create(body);
  } catch (error2) {
    if (!(error2 instanceof ApiError && isWorthAnotherLook(error2))) throw error2;
    const written = (await thread.list()).find((comment) => writeMarker(comment.marker) === writeMarker(marker));
    return written ?? thread.create(body);
  }
}
async function reconcile(thread, draft, ours) {
  const [oldest, ...doubles] = ours;
  if (oldest === void 0) return { kind: "created", url: null };
  const newest = ours.reduce((a, b) => isNewer(b.marker, a.marker) ? b : a);
  const outdated = isNewer(newest.marker, draft.marker);
  const wanted = outdated ? newest.body : draft.body;
  const isSame = sameText(oldest.body, wanted);
  if (isSame || await updateTwice(thread, oldest.id, wanted)) {
    for (const { id } of doubles) await thread.remove(id);
    return { kind: outdated ? "outdated" : isSame ? "unchanged" : "updated", url: oldest.url };
  }
  if (doubles.length > 0) return reconcile(thread, draft, doubles);
  return { kind: "created", url: (await createOnce(thread, draft))?.url ?? null };
}
async function updateTwice(thread, id, body) {
  try {
    return await thread.update(id, body);
  } catch (error2) {
    if (!(error2 instanceof ApiError && isWorthAnotherLook(error2))) throw error2;
    return thread.update(id, body);
  }
}
function isWorthAnotherLook(error2) {
  return isOutcomeUnknown(error2) || error2.status === 409;
}
function sameText(a, b) {
  const plain = (text) => text.replaceAll("\r\n", "\n").trim();
  return plain(a) === plain(b);
}

// src/reporting/annotations.ts
var MOST_PER_LEVEL = 10;
function annotationsOf(decision) {
  const all = toldFindings(decision).map((finding) => annotation(finding, decision));
  return ["error", "warning", "notice"].flatMap(
    (level) => atMost(
      all.filter((one) => one.level === level),
      decision
    )
  );
}
function annotation(finding, decision) {
  const facts = [
    finding.expected === void 0 ? "" : `expected ${finding.expected}`,
    finding.actual === void 0 ? "" : `found ${finding.actual}`
  ].filter((fact) => fact !== "");
  const detail = facts.length === 0 ? "" : ` (${facts.join(", ")})`;
  const next = finding.next === void 0 ? "" : `. ${finding.next}`;
  return {
    level: EFFECTS[finding.effect].level,
    title: title(decision),
    message: logSafe(`${finding.what}${detail}${next}`, 1e3),
    ...place(finding.where)
  };
}
function title(decision) {
  return logSafe(`${DECISIONS[decision.decision].word}: ${decision.suite}`, 120);
}
function place(where) {
  if (where === void 0) return {};
  const found = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s.exec(where);
  if (found !== null) return { file: logSafe(found[1] ?? ""), line: Number(found[2]) };
  return { file: logSafe(where.replace(/#\/.*$/s, "")) };
}
function atMost(annotations, decision) {
  const first = annotations[MOST_PER_LEVEL - 1];
  if (first === void 0 || annotations.length <= MOST_PER_LEVEL) return annotations;
  const rest = annotations.length - MOST_PER_LEVEL + 1;
  const message = `${rest} more like these: see the job summary.`;
  return [...annotations.slice(0, MOST_PER_LEVEL - 1), { level: first.level, title: title(decision), message }];
}

// src/reporting/outputs.ts
function outputsOf(decision) {
  const tcr = decision.metrics.find((metric) => metric.name === "TCR");
  const { scored, errored } = decision.trials;
  return {
    decision: decision.decision,
    "exit-code": String(decision.exit_code),
    "more-trials": String(decision.more_trials),
    tcr: number(tcr?.candidate),
    "tcr-baseline": number(tcr?.baseline),
    "tcr-delta": number(tcr?.delta),
    state: tcr?.state ?? "",
    "main-runs": String(decision.baselines.length),
    lost: String(decision.flips.lost.length),
    gained: String(decision.flips.gained.length),
    "trials-scored": String(scored),
    "errored-agent": String(errored.agent),
    "errored-infrastructure": String(errored.infrastructure),
    "errored-judge": String(errored.judge),
    findings: String(decision.findings.filter(decides).length)
  };
}
function number(value) {
  return value === null || value === void 0 ? "" : fixed(value, 6).replace("−", "-");
}

// src/reporting/summary.ts
var SUMMARY_BYTES = 900 * 1024;
var ALL = Number.MAX_SAFE_INTEGER;
var LEVELS = [
  { findings: 100, open: 50, folded: ALL, metrics: ALL, evidence: true, sentence: 400 },
  { findings: 100, open: 500, folded: 0, metrics: 100, evidence: true, sentence: 400 },
  { findings: 20, open: 50, folded: 0, metrics: 20, evidence: true, sentence: 400 }
];
function renderSummary(decision, options) {
  return fitted(decision, options, options.limit ?? SUMMARY_BYTES, LEVELS);
}

// src/publish.ts
var COMMENT_LADDER = [6e4, 3e4, 4e3];
async function announce(decision, announcement, env2) {
  const { runUrl, bundle, includeOutput, secrets } = announcement;
  await attempt(
    "setting the outputs",
    async () => warnOf(writeOutputs({ ...outputsOf(decision), bundle: bundle ?? "" }, env2))
  );
  await attempt("writing the log", async () => {
    say(`Agent Gate: ${decision.decision}. ${redact(decision.headline, secrets)}`);
    annotate(annotationsOf(decision).map((one) => ({ ...one, message: redact(one.message, secrets) })));
  });
  await attempt("writing the job summary", async () => {
    const render = (limit) => redact(renderSummary(decision, { limit, links: { run: runUrl }, includeOutput }), secrets);
    warnOf(writeSummary(render, env2));
  });
}
async function publish(request, env2) {
  let artifact;
  await attempt("uploading the bundle", async () => {
    const outcome = await uploadWhenAsked(request);
    if (outcome?.kind === "skipped") remark("warning", outcome.notice);
    if (outcome?.kind === "uploaded") artifact = outcome.url;
  });
  let comment;
  await attempt("writing the comment", async () => {
    const outcome = await commentWhenAsked(request, artifact);
    if (outcome?.kind === "skipped") remark("notice", outcome.notice);
    else comment = outcome?.url ?? void 0;
  });
  await attempt(
    "setting the outputs",
    async () => warnOf(writeOutputs({ "artifact-url": artifact ?? "", "comment-url": comment ?? "" }, env2))
  );
}
async function uploadWhenAsked({
  inputs,
  context,
  decision,
  bundle,
  budgetMs: budgetMs2
}) {
  if (!inputs.upload || bundle === null) return null;
  const isBaseline = context.publishesBaseline && decision.decision !== "invalid";
  const name = bundleName(context, decision.suite, isBaseline);
  const { retentionDays } = inputs;
  return uploadBundle(context, { folder: bundle, name, retentionDays, delayMs: budgetMs2 / 60 });
}
async function commentWhenAsked({ inputs, context, client, decision }, artifact) {
  const { pullRequest, repository, run, headSha: sha } = context;
  if (!inputs.comment || pullRequest === null) return null;
  if (client === null) return { kind: "skipped", notice: "The pull request got no comment: there is no token." };
  const options = { links: { artifact, run: run.url }, includeOutput: inputs.includeOutput };
  const bodies = COMMENT_LADDER.map((limit) => redact(renderComment(decision, { ...options, limit }), [inputs.token]));
  const marker = { suite: decision.suite, run: run.id, attempt: run.attempt, sha };
  return publishComment(client, { repository, pullRequest, marker, bodies });
}
async function attempt(what, step) {
  try {
    await step();
  } catch (error2) {
    const why = error2 instanceof Error ? error2.message : "an unknown error";
    remark("warning", `The decision stands, but ${what} failed; this is our bug, please report it: ${why}`);
  }
}
function warnOf(warning2) {
  if (warning2 !== null) remark("warning", warning2);
}

// src/action.ts
var BROKEN = 3;
var OUR_BUG = "Agent Gate itself broke; this is our bug, please report it with the lines above.";
var env = process.env;
var root = env.GITHUB_WORKSPACE ?? process.cwd();
var budgetMs = readBudget(env.AGENT_GATE_API_BUDGET_MS);
var decided;
process.on("uncaughtException", (error2) => {
  if (decided === void 0) end(reportBug(error2));
  else remark("warning", `The decision stands, but something broke after it: ${error2.message}`);
});
main().then(end, (error2) => end(decided ?? reportBug(error2)));
async function main() {
  const setting = readSetting();
  if (setting instanceof UserError) return refuse2(setting);
  const { inputs, context } = setting;
  const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
  const client = inputs.token === "" ? null : await connect({ token: inputs.token, apiUrl, budgetMs });
  const outcome = await judge(inputs, context, client);
  decided = outcome.decision.exit_code;
  const { includeOutput, token } = inputs;
  const announcement = { runUrl: context.run.url, bundle: outcome.bundle, includeOutput, secrets: [token] };
  await announce(outcome.decision, announcement, env);
  await publish({ ...outcome, inputs, context, client, budgetMs }, env);
  return decided;
}
function readSetting() {
  try {
    const payload = readEventFile(env.GITHUB_EVENT_PATH);
    const context = readContext({ env, payload, checkedOut: readCheckedOutSha(root) });
    return { context, inputs: readInputs(env) };
  } catch (error2) {
    if (error2 instanceof UserError) return error2;
    throw error2;
  }
}
async function refuse2({ problems }) {
  const decision = invalidDecision({ suite: "agent", problems, candidateOrigin: {} });
  decided = decision.exit_code;
  await announce(decision, { runUrl: void 0, bundle: null, includeOutput: false, secrets: [] }, env);
  return decided;
}
function judge(inputs, context, client) {
  const { run, headSha } = context;
  const { baseline, onBaselineError, select, results, mapping, rubrics, policy } = inputs;
  const workflow = inputs.baselineWorkflow ?? run.workflow;
  const findBaseline = baseline === "auto" ? findBranchBaseline(client, { context, workflow, onError: onBaselineError, policy: pathInRepository(policy) }) : findGivenBaseline({ baselines: baseline === "none" ? [] : [baseline], baselineSelect: select }, root);
  const out = join3(mkdtempSync(join3(env.RUNNER_TEMP ?? tmpdir(), "agent-gate-")), "bundle");
  const origin = { sha: headSha, run_id: run.id, run_url: run.url };
  return runGate({ results, select, mapping, rubrics, policy, root, out, origin, env, findBaseline });
}
function pathInRepository(policy = POLICY_FILE) {
  const path = relative2(root, resolve(root, policy)).split(sep).join("/");
  return path.startsWith("../") || isAbsolute(path) ? null : path;
}
function reportBug(error2) {
  const text = error2 instanceof Error ? error2.stack ?? error2.message : "something that is no error was thrown";
  sayLines(redact(text, [env.INPUT_TOKEN ?? ""]));
  remark("error", isSystemError(error2) ? `Agent Gate broke off: ${error2.message}` : OUR_BUG);
  writeOutputs({ decision: "invalid", "exit-code": String(BROKEN) }, env);
  return BROKEN;
}
function isSystemError(error2) {
  return error2 instanceof Error && "syscall" in error2;
}
function end(code) {
  process.stdout.write("", () => process.exit(code));
}
function readBudget(text) {
  return text !== void 0 && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : BUDGET_MS;
}
