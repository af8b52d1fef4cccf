import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MAX_BASELINE_BYTES,
  MOST_RUNS,
  SHARDS_EXPECTED,
  askNoJudge,
  casesNames,
  configChanges,
  configsOfBase,
  findGivenBaseline,
  headDecides,
  invalidDecision,
  isNextBaseline,
  measureBundle,
  measureFile,
  measureNamed,
  notesOnRuns,
  openNamed,
  readBaselineFile,
  readShards,
  recallRun,
  refuseRun,
  runGate,
  unreadConfig,
  unreadableBase,
  waiversOfBase
} from "./chunks/chunk-VATHRP5H.mjs";
import {
  STORAGE_FULL,
  alikeFindings,
  listedFindings,
  renderComment,
  renderSummary,
  unquoted
} from "./chunks/chunk-GEWR7VDI.mjs";
import "./chunks/chunk-BHAAGHQ2.mjs";
import {
  error,
  info,
  notice,
  setOutput,
  warning
} from "./chunks/chunk-HRH4VTYC.mjs";
import "./chunks/chunk-34CH37LA.mjs";
import {
  BUDGET_MS,
  EVIDENCE_FILE,
  FULL_PAGE,
  RUBRIC_FILES,
  TEST_FILE,
  at,
  baselineName,
  bundleName,
  compileConfig,
  configOfBundle,
  connect,
  decodeText,
  defaultRubric,
  distrust,
  download,
  downloadArtifact,
  findEarlierAttempts,
  isOfBase,
  isUsedUp,
  keepsArtifacts,
  labelsOf,
  listAt,
  listBaselines,
  listSuites,
  loadRubric,
  loadUploads,
  numberAt,
  once,
  openBundleZip,
  openWhole,
  pathsInRepository,
  readCheckedOutSha,
  readContext,
  readEventFile,
  refuseUnexpected,
  reportName,
  runsInProgress,
  shaAt,
  stranger,
  stripRef,
  suiteKey,
  textAt,
  unexpectedAnswer,
  unlessRefused,
  uploadBundle
} from "./chunks/chunk-QDAOSWNL.mjs";
import {
  DECISIONS,
  EFFECTS,
  causeText,
  decides,
  fixed,
  isInTable,
  isUnchanged,
  oneOfEach
} from "./chunks/chunk-VS5VMFWX.mjs";
import {
  IGNORES_CASE,
  diskName,
  pathInRepository,
  productVersion,
  readShipped,
  slashed
} from "./chunks/chunk-3GWZFD6H.mjs";
import {
  DEFAULT_RULES,
  FEWEST_RUNS,
  POLICY_FILE,
  POLICY_NAMES,
  allOf,
  baselineFinding,
  branchText,
  configFinding,
  defaultPolicy,
  distinct,
  nameList,
  readPolicy,
  readSelection,
  rowOf,
  shortHash,
  shortSha,
  startRedaction
} from "./chunks/chunk-47CYQOXZ.mjs";
import {
  ApiError,
  TOO_LARGE,
  fileExists,
  givenOr,
  isOutcomeUnknown,
  readCapped,
  readText,
  unlessFailed,
  writingTo
} from "./chunks/chunk-G6MFG3YQ.mjs";
import "./chunks/chunk-6W44APWX.mjs";
import {
  contentHash,
  loadLazily,
  sha256Of
} from "./chunks/chunk-KXTLITRD.mjs";
import {
  UserError,
  byText,
  counted,
  describeProblems,
  describeThrown,
  logSafe,
  must,
  plainText,
  systemError,
  unlessMistaken,
  valueOr,
  whatIsWrong
} from "./chunks/chunk-E36CS5TK.mjs";
import "./chunks/chunk-RPPNX6LV.mjs";

// src/action.ts
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/io/github/inputs.ts
function readBaselineSource(text) {
  if (text === "auto") return { kind: "ancestors" };
  if (text === "latest") return { kind: "latest" };
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? { kind: "commit", sha: text.toLowerCase() } : null;
}
function readInputs(env2) {
  const reader = new InputReader(env2);
  return {
    results: reader.lines("results", "required").map(slashed),
    confirmResults: reader.lines("confirm-results").map(slashed),
    shards: reader.shards("expected-shards"),
    mapping: reader.path("mapping"),
    select: reader.lines("select").flatMap((line) => reader.selection(line)),
    rubrics: reader.lines("rubrics").map(slashed),
    policy: reader.path("policy"),
    answers: reader.path("answers"),
    token: reader.text("token") ?? "",
    baseline: reader.baseline("baseline"),
    baselineFile: reader.path("baseline-file"),
    baselineWorkflows: reader.lines("baseline-workflow").map((line) => workflowPath(line, env2.GITHUB_REPOSITORY ?? "")),
    onBaselineError: reader.choice("on-baseline-error", ["error", "no-baseline"]),
    comment: reader.choice("comment", ["always", "on-change", "on-failure", "off"]),
    includeOutput: reader.choice("include-output", ["true", "false"]) === "true",
    upload: reader.choice("upload", ["true", "false"]) === "true",
    rubricTests: reader.choice("rubric-tests", ["false", "true"]) === "true",
    retentionDays: reader.days("retention-days"),
    prRetentionDays: reader.days("pr-retention-days"),
    mistakes: reader.mistakes
  };
}
var InputReader = class {
  #env;
  mistakes = [];
  constructor(env2) {
    this.#env = env2;
  }
  text(name) {
    return this.#env[`INPUT_${name.toUpperCase()}`]?.trim() || void 0;
  }
  path(name) {
    const written = this.text(name);
    return written && slashed(written);
  }
  lines(name, presence = "optional") {
    const lines = (this.text(name) ?? "").split(/\r?\n/).map((line) => line.trim());
    const filled = lines.filter((line) => line !== "");
    if (filled.length === 0 && presence === "required")
      this.#refuse(name, "is missing", {
        fix: "Name the results files, one pattern a line: `results: results/*.jsonl`"
      });
    return filled;
  }
  /** One of the allowed values; the first is the default. */
  choice(name, allowed) {
    const value = this.text(name) ?? allowed[0];
    if (allowed.includes(value)) return value;
    this.#refuse(name, "has an unknown value", { expected: allowed.join(" or "), found: value });
    return allowed[0];
  }
  baseline(name) {
    const baseline = this.path(name) ?? "auto";
    if (/^[0-9a-f]{7,39}$/i.test(baseline))
      this.#refuse(name, "is not a whole commit id", { found: baseline, fix: "Write all digits; for a file, ./NAME" });
    return baseline;
  }
  days(name) {
    const value = this.text(name);
    if (value === void 0) return void 0;
    if (!/^[1-9]\d{0,2}$/.test(value) || Number(value) > 400)
      this.#refuse(name, "is not a number of days", { expected: "a whole number from 1 to 400", found: value });
    return Number(value);
  }
  shards(name) {
    const value = this.text(name);
    const shards = value === void 0 ? void 0 : readShards(value);
    if (shards === null) this.#refuse(name, "names no shards", { expected: SHARDS_EXPECTED, found: value ?? "" });
    return shards ?? void 0;
  }
  selection(line) {
    const selection = readSelection(line);
    if (selection !== null) return [selection];
    this.#refuse("select", "has a line that is not FACT=VALUE", {
      found: line,
      fix: "For example: provider=my-agent-v2"
    });
    return [];
  }
  #refuse(name, what, rest) {
    this.mistakes.push({ code: "bad-input", what: `the input \`${name}\` ${what}`, ...rest });
  }
};
function workflowPath(text, repository) {
  const [path = ""] = text.replace(/^\.\//, "").split("@", 1);
  const own = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
  return own.includes("/") ? own : `.github/workflows/${own}`;
}

// src/io/github/pull-request.ts
async function findPullRequests({ request }, { owner, name: repo, id }, { head, sha }) {
  const { data } = head === null ? await request("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", { owner, repo, commit_sha: sha }) : await request("GET /repos/{owner}/{repo}/pulls", { owner, repo, head, state: "open" });
  return listAt(data).filter((one) => shaAt(one, "head", "sha") === sha && textAt(one, "state") === "open").flatMap((pull) => {
    const number2 = numberAt(pull, "number");
    const baseRef = textAt(pull, "base", "ref");
    const fork = numberAt(pull, "head", "repo", "id") !== id;
    return number2 === null || baseRef === null ? [] : [{ number: number2, baseRef, fork }];
  });
}
async function withPullRequest(client, context) {
  const { pullRequest, repository, headSha } = context;
  if (client === null || pullRequest === null || pullRequest.number !== null) return context;
  const branch = { head: pullRequest.head, sha: headSha };
  const [found, ...others] = await unlessFailed(
    () => client.spare(() => findPullRequests(client, repository, branch)),
    // Publishing asks again, and reports why there is no comment.
    () => []
  );
  if (found === void 0 || others.length > 0) return context;
  const { number: number2, baseRef, fork } = found;
  const anchor = { kind: "merge-base", base: baseRef, head: headSha };
  return { ...context, baseRef, anchor, pullRequest: { ...pullRequest, number: number2, fork: fork || pullRequest.fork } };
}
async function readLabels(client, context, asked) {
  const { repository, pullRequest, queued, labels } = context;
  const number2 = pullRequest?.number ?? queued;
  if (number2 === null) return labels;
  const { owner, name: repo } = repository;
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  return unlessFailed(
    () => client.spare(async () => labelsOf((await client.request(route, { owner, repo, pull_number: number2 })).data)),
    () => labels.some((one) => one.toLowerCase() === asked.toLowerCase()) ? labels : null
  );
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
  for (const { level, title: title2, message, file, line, column } of annotations) {
    const place = {
      ...file === void 0 ? {} : { file },
      ...line === void 0 ? {} : { startLine: line },
      ...column === void 0 ? {} : { startColumn: column }
    };
    WRITERS[level](logSafe(message), { title: logSafe(title2), ...place });
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

// src/io/github/baseline/ancestry.ts
var UNKNOWN = [404, 409, 422];
async function resolveAnchor(client, repository, anchor) {
  if (anchor.kind === "unknown") return null;
  if (anchor.kind === "commit") return anchor.sha;
  if (anchor.kind === "merge-base") return mergeBase(client, repository, anchor);
  const { merge, head } = anchor.kind === "merge-parent" ? { merge: anchor.merge, head: anchor.head } : { merge: anchor.sha, head: null };
  const parents = await parentsOf(client, repository, merge);
  if (anchor.kind === "first-parent") {
    if (parents === null) throw unknownCommit(`commit ${shortSha(anchor.sha)}`);
    return parents[0] ?? null;
  }
  const others = (parents ?? []).filter((parent) => parent !== head);
  return parents?.length === 2 && others[0] !== void 0 ? others[0] : mergeBase(client, repository, anchor);
}
function unknownCommit(name) {
  return new ApiError(404, `GitHub shows this token no ${name}`);
}
async function tipOf({ request }, { owner, name: repo }, branch) {
  const { data } = await request("GET /repos/{owner}/{repo}/commits", { owner, repo, sha: branch, per_page: 1 });
  const tip = shaAt(listAt(data)[0], "sha");
  if (tip === null) throw new ApiError(404, `the branch ${branch} has no commit`);
  return tip;
}
async function listAncestors(client, repository, start) {
  const line = [];
  let parents = await parentsOf(client, repository, start);
  for (let next = start; next !== void 0 && parents !== null; ) {
    line.push(next);
    next = parents[0];
    parents = next === void 0 ? null : client.commits.get(next) ?? null;
  }
  return line;
}
async function parentsOf(client, { owner, name }, sha) {
  const { request, commits } = client;
  const known = commits.get(sha);
  if (known !== void 0) return known;
  const page = once(
    client,
    `commits ${sha}`,
    () => request("GET /repos/{owner}/{repo}/commits", { owner, repo: name, sha, per_page: 100 })
  );
  const answer = await unlessRefused(page, UNKNOWN);
  if (answer === null) return null;
  for (const commit of listAt(answer.data)) {
    const id = shaAt(commit, "sha");
    if (id !== null)
      commits.set(
        id,
        listAt(commit, "parents").flatMap((parent) => shaAt(parent, "sha") ?? [])
      );
  }
  return commits.get(sha) ?? refuseUnexpected();
}
async function isOnBranch(client, repository, { branch, sha }) {
  const answer = await unlessRefused(compare(client, repository, `${branch}...${sha}`), UNKNOWN);
  return ["behind", "identical"].includes(textAt(answer?.data, "status") ?? "");
}
async function distanceTo(client, repository, { sha, base }) {
  const answer = await unlessRefused(compare(client, repository, `${sha}...${base}`), UNKNOWN);
  return textAt(answer?.data, "status") === "ahead" ? numberAt(answer?.data, "ahead_by") : null;
}
function compare({ request }, { owner, name: repo }, basehead) {
  return request("GET /repos/{owner}/{repo}/compare/{basehead}", { owner, repo, basehead, per_page: 1 });
}
async function mergeBase(client, repository, { base, head }) {
  try {
    const { data } = await compare(client, repository, `${base}...${head}`);
    const found = shaAt(data, "merge_base_commit", "sha");
    if (found === null) throw unexpectedAnswer();
    return found;
  } catch (error2) {
    if (!(error2 instanceof ApiError && UNKNOWN.includes(error2.status))) throw error2;
    if (/no common ancestor/i.test(error2.message)) return null;
    throw unknownCommit(`${base} and ${shortSha(head)} to compare`);
  }
}

// src/io/github/contents.ts
import { createHash } from "node:crypto";
import { basename, dirname, isAbsolute } from "node:path";
async function readFileAt(base, file) {
  if (isAbsolute(file)) return null;
  const answer = await unlessRefused(askContents(base, file), [404]);
  if (answer === null) return null;
  const { data } = answer;
  if (textAt(data, "type") === null && !Array.isArray(data)) throw unexpectedAnswer();
  const isFile = textAt(data, "type") === "file" && textAt(data, "encoding") === "base64";
  if (!isFile) throw unfit(file, "it is not a text file of at most 1 MiB");
  try {
    return { file, text: decodeText(Buffer.from(textAt(data, "content") ?? "", "base64")) };
  } catch (error2) {
    throw error2 instanceof ApiError ? unfit(file, error2.message) : error2;
  }
}
function askContents({ client, repository: { owner, name: repo }, ref }, path) {
  return client.request("GET /repos/{owner}/{repo}/contents/{path}", { owner, repo, path, ref });
}
async function readRawFileAt({ request }, { owner, name: repo }, { path, ref, maxBytes }) {
  if (isAbsolute(path)) return null;
  const asked = request("GET /repos/{owner}/{repo}/contents/{path}", {
    owner,
    repo,
    path,
    ref,
    headers: { accept: "application/vnd.github.raw+json" },
    // The parsed form would silently replace bytes that are not UTF-8.
    request: { parseSuccessResponseBody: false }
  });
  const answer = await unlessRefused(asked, [404]);
  if (answer === null) return null;
  const body = answer.data;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}
function isSameName(one, other) {
  return one === other || IGNORES_CASE && diskName(one) === diskName(other);
}
function parentOf(path) {
  return path.includes("/") ? dirname(path) : "";
}
async function listFilesAt(base, folder) {
  return (await readFolder(base, folder)).filter(({ type }) => type !== "dir").map(({ path }) => path);
}
async function readFolder(base, folder) {
  if (folder === "") return readTree(base, { path: "", sha: base.ref }, false);
  const answer = await unlessRefused(askContents(base, folder), [404]);
  if (answer !== null) return entriesOf(folder, answer.data);
  const entry = await findFolder(base, folder);
  if (entry === null) return [];
  return entry.path === folder ? vanished(folder) : readFolder(base, entry.path);
}
function entriesOf(folder, data) {
  const kind = textAt(data, "type");
  if (kind === "symlink") throw behindLink(folder, folder);
  if (kind !== null) return [];
  if (!Array.isArray(data)) throw unexpectedAnswer();
  return listAt(data).map((one) => {
    const type = textAt(one, "type");
    const isOther = type === "dir" || type === "symlink";
    return { path: textAt(one, "path") ?? "", type: isOther ? type : "file", sha: textAt(one, "sha") ?? "" };
  });
}
async function findFolder(base, folder) {
  const entries = await readFolder(base, parentOf(folder));
  const entry = entries.find(({ path }) => path === folder) ?? entries.find(({ path }) => isSameName(path, folder));
  if (entry?.type === "symlink") throw behindLink(folder, entry.path);
  return entry?.type === "dir" ? entry : null;
}
function behindLink(folder, link) {
  return unfit(folder, `\`${basename(link)}\` is a link, which Agent Gate does not follow`);
}
async function readTree({ client, repository: { owner, name: repo } }, { path: folder, sha }, deep) {
  const how = { owner, repo, tree_sha: sha, ...deep ? { recursive: "1" } : {} };
  const { data } = await client.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", how);
  if (at(data, "truncated") === true)
    throw new ApiError(0, "GitHub lists only a part of more than 100,000 files: name a deeper folder");
  if (!Array.isArray(at(data, "tree"))) throw unexpectedAnswer();
  return listAt(data, "tree").map((entry) => {
    const other = textAt(entry, "mode") === "120000" ? "symlink" : "file";
    const path = [folder, textAt(entry, "path")].filter(Boolean).join("/");
    return { path, type: textAt(entry, "type") === "tree" ? "dir" : other, sha: textAt(entry, "sha") ?? "" };
  });
}
function unfit(file, what) {
  return new UserError({ code: "unfit-file", what, where: { file } });
}
async function readConfigAt(base, options) {
  const [mapping, rubrics, policy] = await Promise.all([
    options.mapping === void 0 ? null : readShipped("mappings", options.mapping) ?? textAtCommit(base, options.mapping),
    rubricsAt(base, options.rubrics),
    textAtCommit(base, options.policy ?? POLICY_FILE)
  ]);
  const lacks = (named, found) => named !== void 0 && found === null;
  const missing = [
    ...rubrics.length === 0 ? ["rubrics"] : [],
    ...lacks(options.mapping, mapping) ? ["mapping"] : [],
    ...lacks(options.policy, policy) ? ["policy"] : []
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  return { texts: { mapping, rubrics: isFirst ? defaultRubric() : rubrics, policy }, missing };
}
async function rubricsAt(base, patterns) {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const found = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    const shipped = readShipped("rubrics", pattern);
    for (const text of shipped === void 0 ? await findTextsAt(base, pattern) : [shipped]) found.set(text.file, text);
  }
  return [...found.values()].sort((a, b) => byText(a.file, b.file));
}
async function findTextsAt(base, pattern) {
  const picomatch = loadLazily("./picomatch.cjs");
  const { base: start, isGlob, glob } = picomatch.scan(pattern);
  if (!isGlob) return [await textAtCommit(base, pattern)].filter((text) => text !== null);
  if (isAbsolute(start)) return [];
  const folder = start.split("/").filter((part) => part !== "" && part !== ".").join("/");
  const isWanted = picomatch(pattern, { nocase: IGNORES_CASE });
  let files;
  if (/\/|\*\*/.test(glob)) {
    const top = folder === "" ? { path: "", sha: base.ref } : await findFolder(base, folder);
    files = top === null ? [] : await readTree(base, top, true);
  } else files = await readFolder(base, folder);
  const wanted = files.filter(({ path, type }) => type !== "dir" && isWanted(path) && !TEST_FILE.test(path));
  const own = new Map(
    base.own?.map(({ text }) => {
      const bytes = Buffer.from(text);
      const sha = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
      return [sha, text];
    })
  );
  return Promise.all(
    wanted.toSorted((a, b) => byText(a.path, b.path)).map(async ({ path, sha, type }) => {
      const text = type === "symlink" ? void 0 : own.get(sha);
      return text === void 0 ? await readFileAt(base, path) ?? vanished(path) : { file: path, text };
    })
  );
}
function vanished(file) {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}
async function textAtCommit(base, path) {
  const text = await readFileAt(base, path);
  if (text !== null || isAbsolute(path)) return text;
  const names = POLICY_NAMES.includes(path) ? POLICY_NAMES : [path];
  const isWanted = ({ path: other, type }) => type !== "dir" && names.some((name) => isSameName(other, name));
  const entries = await unlessRefused(readFolder(base, parentOf(path)), [404]);
  const file = entries?.find(isWanted)?.path;
  return file === void 0 ? null : await readFileAt(base, file) ?? vanished(file);
}

// src/pipeline/baseline/read-base.ts
async function readBase(client, request) {
  const { repository, anchor, baseRef, pullRequest } = request.context;
  const unread = { base: null, label: baseRef ?? "the base", at: null, configs: null, failure: null, apiError: null };
  let reading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, repository, anchor);
    if (base === null) return reading;
    const isFork = pullRequest?.fork === true && baseRef !== null;
    const ref = isFork ? await tipOf(client, repository, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at2 = { ...await readConfigFiles(client, request, ref), ref };
    return { ...reading, at: at2, ...compileBase(request.head, at2, reading.label) };
  } catch (error2) {
    if (error2 instanceof UserError) return { ...reading, failure: describeProblems(error2) };
    if (!(error2 instanceof ApiError)) throw error2;
    return { ...reading, failure: error2.message, apiError: error2 };
  }
}
async function readConfigFiles(client, request, ref) {
  const { context, places, head } = request;
  const policy = head.texts.policy === null ? void 0 : places.policy ?? POLICY_FILE;
  const at2 = await readConfigAt(
    { client, repository: context.repository, ref, own: head.texts.rubrics },
    { ...places, policy }
  );
  const isShared = isUnwritten(head.texts.rubrics) && isUnwritten(at2.texts.rubrics);
  return isShared ? { ...at2, missing: at2.missing.filter((part) => part !== "rubrics") } : at2;
}
function isUnwritten(rubrics) {
  const shipped = defaultRubric();
  return rubrics.length === shipped.length && rubrics.every(({ text }, index) => text === shipped[index]?.text);
}
function compileBase(head, at2, label) {
  const lacksRubrics = at2.missing.includes("rubrics") || isUnwritten(at2.texts.rubrics);
  if (at2.missing.length > 0 && lacksRubrics && at2.texts.policy === null) return { configs: null, failure: null };
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, completeTexts(at2, head.texts), label), failure: null }),
    (mistake) => ({ configs: null, failure: describeProblems(mistake) })
  );
}
function completeTexts({ texts, missing }, head) {
  const pick = (part) => (missing.includes(part) ? head : texts)[part];
  return { mapping: pick("mapping"), rubrics: pick("rubrics"), policy: pick("policy") };
}
function isUsualPlace({ places }) {
  return places.policy === void 0 || places.policy === POLICY_FILE;
}
function suiteNames(reading, head) {
  const { suite } = (reading?.configs?.base ?? head).policy;
  const isFirst = reading?.at?.missing.includes("policy") === true && isUsualPlace(reading);
  return isFirst && suite !== defaultPolicy.suite ? [defaultPolicy.suite, suite] : [suite];
}

// src/pipeline/baseline/choose-config.ts
async function chooseConfig(client, reading, head, bundle) {
  if (reading === null) return { configs: headDecides(head), waivers: head.policy.waivers, notes: [] };
  return bundle === null ? chooseWithoutBundle(reading) : chooseWithBundle(client, reading, bundle);
}
function chooseWithoutBundle({ head, at: at2, label, configs, failure }) {
  if (configs === null || at2 === null) {
    const note = failure === null ? missingConfig(label, ["config"]) : unreadableBase(label, failure, "this run");
    return { configs: headDecides(head), waivers: [], notes: [note] };
  }
  const { missing } = at2;
  const waivers = missing.includes("policy") ? [] : waiversOfBase(configs);
  return { configs, waivers, notes: missing.length === 0 ? [] : [missingConfig(label, missing)] };
}
function missingConfig(label, missing) {
  return configFinding("base-config-missing", { label, missing });
}
async function chooseWithBundle(client, reading, bundle) {
  const { head, at: at2, label, failure } = reading;
  const isComplete = reading.configs !== null && at2?.missing.length === 0;
  const changedPaths = isComplete ? await findChangedPaths(client, reading, bundle) : null;
  if (isComplete && changedPaths === null) return chooseWithoutBundle(reading);
  try {
    const configs = configsOfBase(head, configOfMain(bundle, head), bundle.label);
    const unread = failure === null ? [] : [unreadableBase(label, failure, bundle.label)];
    const notes = changedPaths === null || configs.head === null ? unread : [changedPaths];
    return { configs, waivers: waiversOfBase(configs), notes };
  } catch (error2) {
    if (!(error2 instanceof UserError)) throw error2;
    return chooseWithoutBundle(reading);
  }
}
async function findChangedPaths(client, reading, bundle) {
  const { sha } = bundle.manifest.origin;
  const changed = configFinding("config-paths-changed", { label: bundle.label });
  if (sha === void 0) return changed;
  try {
    const there = sha === reading.at?.ref ? reading.at : await readConfigFiles(client, reading, sha);
    const [known] = there.missing.length === 0 ? [sha] : await listAncestors(client, reading.context.repository, sha);
    if (known === void 0) throw new ApiError(404, `the repository no longer has the commit ${shortSha(sha)}`);
    const changes = configChanges(compileConfig(configOfMain(bundle, reading.head)), compileConfig(there.texts));
    return changes.length === 0 ? null : changed;
  } catch (error2) {
    if (!(error2 instanceof ApiError || error2 instanceof UserError)) throw error2;
    const why = error2 instanceof UserError ? describeProblems(error2) : error2.message;
    return unreadableBase(`main at ${shortSha(sha)}`, why, bundle.label);
  }
}
function configOfMain(bundle, { texts: head }) {
  const main2 = configOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main2;
  const renew = (stored, texts, kind, name = "") => {
    const shipped = stored.shipped && readShipped(kind, name);
    return texts.find((text) => text !== null && text.text === shipped?.text) ?? stored;
  };
  return {
    ...main2,
    mapping: main2.mapping && renew(main2.mapping, [head.mapping], "mappings", bundle.manifest.mapping?.mapping),
    rubrics: main2.rubrics.map((stored) => {
      return renew(stored, head.rubrics, "rubrics", loadRubric(stored.file, stored.text).id);
    })
  };
}

// src/pipeline/baseline/committed.ts
async function readCommittedBaseline(client, { context: { repository }, suite }, file, base) {
  const unreadable = (reason) => {
    return baselineFinding("baseline-file-unreadable", { file, base, reason });
  };
  try {
    const text = await readRawFileAt(client, repository, { path: file, ref: base, maxBytes: MAX_BASELINE_BYTES });
    if (text === null) return baselineFinding("baseline-file-absent", { file, base });
    const baseline = readBaselineFile(file, text);
    return baselineName(baseline.suite) === baselineName(suite) ? baseline : unreadable(`it is of the suite ${baseline.suite}`);
  } catch (error2) {
    if (error2 instanceof UserError) return unreadable(describeProblems(error2));
    if (error2 instanceof ApiError) return unreadable(error2.message);
    throw error2;
  }
}
function originOfFile(file, { origin, written }) {
  const run = origin.sha === void 0 ? "" : `, run of ${shortSha(origin.sha)}`;
  return { ...origin, label: `committed file ${file}${run}`, found_by: "file", created: written };
}
function rewrittenFile({ context, root: root2, file }, committed) {
  const isOfRun2 = !context.publishesBaseline && context.event !== "workflow_run";
  if (file === null || !isOfRun2 || !fileExists(file, root2)) return [];
  const readOfRun = () => readBaselineFile(file, readText(file, root2, { maxBytes: MAX_BASELINE_BYTES }));
  const old = shortHash(contentHash(committed));
  const changed = valueOr("unreadable", () => shortHash(contentHash(readOfRun())));
  return old === changed ? [] : [{ subject: file, what: "the committed baseline", old, new: changed }];
}

// src/pipeline/baseline/discover.ts
var MOST_CANDIDATES = 100;
var MOST_FOREIGN = 3;
var PAGES = 2;
var MOST_PAGES = 10;
async function discoverRuns(client, query) {
  const anchor = resolveAnchor(client, query.context.repository, query.context.anchor);
  const [listed, started] = await Promise.allSettled([listCandidates(client, query, anchor), anchor]);
  const base = started.status === "fulfilled" ? started.value : null;
  if (listed.status === "fulfilled") return { query, base, candidates: listed.value, apiError: null };
  const error2 = listed.reason;
  if (!(error2 instanceof ApiError)) throw error2;
  return { query, base, candidates: NONE, apiError: error2 };
}
var NONE = { ancestors: [], artifacts: [], elsewhere: [] };
async function listCandidates(client, query, anchor) {
  const { source, context } = query;
  const name = baselineName(query.suite);
  const list = (pages) => listEarlierRuns(client, context, { name, pages });
  if (source.kind === "latest") return { ...NONE, artifacts: limit(await list(PAGES)) };
  if (source.kind === "commit") {
    const named = (await list(MOST_PAGES)).filter(({ sha }) => sha === source.sha);
    return { ...NONE, artifacts: limit(named) };
  }
  if (context.anchor.kind === "unknown") return NONE;
  const [listed, started] = await Promise.allSettled([list(PAGES), anchor]);
  if (started.status === "rejected") throw started.reason;
  const base = started.value;
  if (base === null) return NONE;
  if (listed.status === "rejected") throw listed.reason;
  const newest = listed.value;
  const ancestors = await listAncestors(client, context.repository, base);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  const isAll = newest.length < PAGES * FULL_PAGE || alongAncestors(ancestors, newest).length > 0;
  const artifacts = isAll ? newest : await list(MOST_PAGES);
  const elsewhere = artifacts.filter((artifact) => !ancestors.includes(artifact.sha) && isOfBase(context, artifact));
  return { ancestors, artifacts: limit(alongAncestors(ancestors, artifacts)), elsewhere };
}
async function listEarlierRuns(client, { repository, run }, wanted) {
  const seen = /* @__PURE__ */ new Set([run.id]);
  const listed = await listBaselines(client, repository, wanted);
  return listed.filter(({ runId }) => !seen.has(runId) && seen.add(runId));
}
function alongAncestors(ancestors, artifacts) {
  return ancestors.flatMap((sha) => artifacts.filter((artifact) => artifact.sha === sha));
}
function limit(artifacts) {
  const ofThisRepository = artifacts.filter((artifact) => artifact.ofThisRepository).slice(0, MOST_CANDIDATES);
  const foreign = artifacts.filter((artifact) => !artifact.ofThisRepository).slice(0, MOST_FOREIGN);
  const inspected = /* @__PURE__ */ new Set([...ofThisRepository, ...foreign]);
  return artifacts.filter((artifact) => inspected.has(artifact));
}
function apiErrorNote(error2, onError, config) {
  const about = { reason: error2.message, ...config === void 0 ? {} : { config } };
  if (isUsedUp(error2) && onError === "error") return baselineFinding("rate-limited", about);
  const isRefusal = [401, 403, 404].includes(error2.status) && error2.retryAfter === null && !isUsedUp(error2);
  const code = isRefusal ? "baseline-forbidden" : "baseline-unreachable";
  return baselineFinding(code, { effect: effectOf(onError), ...about });
}
function effectOf(onError) {
  return onError === "error" ? "invalid" : "warn";
}

// src/pipeline/baseline/inspect.ts
async function inspectRuns(client, discovered, takesOther) {
  const { query, candidates } = discovered;
  const order = inOrder(client, query, candidates);
  let { apiError } = discovered;
  let running = null;
  const openNext = async (takesOther2) => {
    const notes = [];
    try {
      for (let next = await order.next(); !next.done; next = await order.next()) {
        const opened = await openCandidate(client, query, next.value, takesOther2);
        notes.push(...opened.notes);
        if (opened.run !== null) return { run: opened.run, notes };
      }
    } catch (error2) {
      if (!(error2 instanceof ApiError)) throw error2;
      apiError = error2;
    }
    return { run: null, notes };
  };
  const explainEnd = (notes) => apiError === null ? whyNone(discovered, notes) : [apiErrorNote(apiError, query.onError)];
  const findRunning = async () => {
    running ??= discovered.apiError === null ? await runningNote(client, discovered) : [];
    return running;
  };
  const nearest = await openNext(takesOther);
  const isAbsent = nearest.run === null && nearest.notes.length === 0 && candidates.elsewhere.length === 0;
  const isAsked = apiError === null && query.source.kind !== "commit";
  const hasFile = query.file !== null && discovered.base !== null;
  return {
    ...discovered,
    nearest,
    isUnknown: isAbsent && isAsked && !hasFile && (await findRunning()).length === 0,
    openNext,
    openOlder: (candidate) => openCandidate(client, query, candidate, false),
    explainEnd,
    findRunning
  };
}
function distanceIn({ ancestors }, { sha }) {
  return ancestors.length === 0 ? null : ancestors.indexOf(sha);
}
var MOST_COMPARED = 30;
async function* inOrder(client, { context: { repository } }, { ancestors, artifacts, elsewhere }) {
  for (const artifact of artifacts) yield { artifact, distance: distanceIn({ ancestors }, artifact) };
  const [base] = ancestors;
  if (base === void 0) return;
  const distances = /* @__PURE__ */ new Map();
  for (const artifact of elsewhere.filter(({ expired }) => !expired)) {
    const { sha } = artifact;
    if (!distances.has(sha) && distances.size === MOST_COMPARED) return;
    const known = distances.get(sha);
    const distance = known === void 0 ? await distanceTo(client, repository, { sha, base }) : known;
    distances.set(sha, distance);
    if (distance !== null) yield { artifact, distance };
  }
}
async function openCandidate(client, query, candidate, takesOther) {
  const { artifact } = candidate;
  const { archive, isBaseline, notes } = await fetchCandidate(client, query, artifact, takesOther);
  if (archive === null) return { run: null, notes };
  const label = `baseline ${shortSha(artifact.sha)}`;
  try {
    const bundle = openBundleZip(label, archive);
    return {
      run: { bundle, artifact, isBaseline, origin: isBaseline ? originOf(query, candidate) : { label } },
      notes
    };
  } catch (error2) {
    if (!(error2 instanceof UserError)) throw error2;
    return { run: null, notes: [...notes, unreadableNote(artifact, error2)] };
  }
}
function unreadableNote({ sha }, { problems }) {
  return baselineFinding("baseline-unreadable", { sha, problems });
}
function originOf({ context, source }, { artifact: { sha, runId, created }, distance }) {
  return {
    sha,
    run_id: runId,
    run_url: context.run.url.replace(/\d+$/, String(runId)),
    label: `${branchText(context.baseRef ?? "base", source.kind)} at ${shortSha(sha)}`,
    ...context.baseRef === null ? {} : { branch: context.baseRef },
    found_by: source.kind,
    ...distance === null ? {} : { distance },
    ...created === null ? {} : { created }
  };
}
async function fetchCandidate(client, query, artifact, takesOther) {
  const download2 = isOfBase(query.context, artifact) ? once(client, `archive ${artifact.id}`, () => downloadCandidate(client, query, artifact)) : null;
  const refused = await checkProvenance(client, query, artifact);
  const isBaseline = refused === null;
  const notes = isBaseline ? [] : [baselineFinding("baseline-foreign", { sha: artifact.sha, reason: refused.why })];
  const isOther = !isBaseline && refused.isOfMain && !artifact.expired;
  if (!isBaseline && !(isOther && takesOther)) return { archive: null, isBaseline, notes };
  const archive = await (download2 ?? downloadCandidate(client, query, artifact));
  if (archive instanceof Uint8Array) return { archive, isBaseline, notes };
  return { archive: null, isBaseline, notes: [...notes, archive] };
}
async function checkProvenance(client, { source, context: { repository, baseRef, defaultBranch }, workflows }, artifact) {
  const named = source.kind === "latest" ? [baseRef ?? defaultBranch] : [baseRef, defaultBranch];
  const branches = named.filter((name) => name !== null);
  const refused = await distrust(client, repository, artifact, workflows, branches);
  const [branch] = branches;
  if (refused !== null || source.kind !== "latest" || branch === void 0) return refused;
  const isThere = await isOnBranch(client, repository, { branch, sha: artifact.sha });
  return isThere ? null : stranger(`its commit does not lie on branch ${branch}`);
}
async function downloadCandidate(client, { context, onError }, artifact) {
  const { sha, digest: expected } = artifact;
  const expired = baselineFinding("baseline-expired", { sha });
  const unreadable = (code, what) => {
    return baselineFinding("baseline-unreadable", { sha, problems: [{ code, what }] });
  };
  if (artifact.expired) return expired;
  try {
    const archive = await downloadArtifact(client, context.repository, artifact);
    const digest = sha256Of(archive);
    if (expected === null || expected === digest) return archive;
    return unreadable("digest", `its digest is ${digest}, not ${expected}`);
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    if ([404, 410].includes(error2.status)) return expired;
    const { message: reason } = error2;
    if (error2.status === TOO_LARGE) return unreadable("too-large", reason);
    if (error2.status === 0) return baselineFinding("baseline-unreachable", { effect: effectOf(onError), reason });
    throw error2;
  }
}
function whyNone(discovered, notes) {
  const { query, candidates } = discovered;
  const { source, onError, context } = query;
  const artifact = baselineName(query.suite);
  if (source.kind === "commit")
    return [baselineFinding("baseline-not-found", { effect: effectOf(onError), sha: source.sha, artifact })];
  if (notes.length > 0) return [];
  const [distant] = candidates.elsewhere;
  if (distant !== void 0)
    return [baselineFinding("baseline-out-of-reach", { sha: distant.sha, branch: context.baseRef ?? "the base" })];
  const commits = source.kind === "latest" ? null : candidates.ancestors.length;
  const search = { artifact, commits, keepsArtifacts: keepsArtifacts(context.run.url) };
  return [baselineFinding("no-baseline", { effect: "notice", search })];
}
async function runningNote(client, { base, query: { context, source, workflows } }) {
  if (base === null || source.kind !== "ancestors" || workflows === "any") return [];
  const runs = await client.spare(() => givenOr([], () => runsInProgress(client, context, { sha: base, workflows })));
  return runs.length === 0 ? [] : [baselineFinding("baseline-running", { sha: base })];
}

// src/pipeline/baseline/main-policies.ts
async function readRules(client, search, { reading, configs, isByBundle, renamed }) {
  const { base } = configs;
  const moved = reading === null || isByBundle ? NOTHING_AVOIDED : await findUsualPolicy(client, reading, base);
  const order = ["fail", "label", "show"];
  const rules = [...moved.rules, ...renamed.rules];
  const relaxation = rules.sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect))[0] ?? null;
  const { label } = relaxation ?? base.policy.relaxation;
  return {
    labels: label === null ? [] : await readLabels(client, search.context, label),
    relaxed: [...moved.relaxed, ...renamed.relaxed],
    relaxation,
    notes: [...moved.notes, ...renamed.notes],
    cases: await changedCases(client, search, reading, configs)
  };
}
async function changedCases(client, { rubricTests }, reading, { base, head }) {
  const isWanted = rubricTests || base.policy.rubrics.require.includes("tests");
  if (!isWanted || head === null || reading?.at == null || reading.configs?.base !== base) return /* @__PURE__ */ new Map();
  const unchanged = new Set(head.texts.rubrics.map(({ text }) => text));
  const changed = base.texts.rubrics.filter(({ text, shipped }) => !shipped && !unchanged.has(text));
  const at2 = { client, repository: reading.context.repository, ref: reading.at.ref };
  const read = async ({ file }) => {
    for (const name of casesNames(file)) {
      const cases = await textAtCommit(at2, name);
      if (cases !== null) return [file, cases];
    }
    return [file, null];
  };
  return givenOr(/* @__PURE__ */ new Map(), async () => new Map(await Promise.all(changed.map(read))));
}
var NOTHING_AVOIDED = { notes: [], relaxed: [], rules: [] };
async function findUsualPolicy(client, reading, { policy }) {
  const { at: at2, context, places } = reading;
  if (at2 === null || isUsualPlace(reading) || places.policy === void 0) return NOTHING_AVOIDED;
  const base = { client, repository: context.repository, ref: at2.ref };
  const usual = await client.spare(() => givenOr(null, () => textAtCommit(base, POLICY_FILE)));
  if (usual === null || usual.file === at2.texts.policy?.file) return NOTHING_AVOIDED;
  const { file } = usual;
  const note = configFinding("policy-elsewhere", { file: places.policy, usual: file });
  const avoided = policyIn(usual);
  if (avoided?.suite !== policy.suite && !at2.missing.includes("policy")) return { ...NOTHING_AVOIDED, notes: [note] };
  const what = "which file is the policy, in this run already";
  const row = { subject: "policy", what, old: file, new: places.policy };
  return { notes: [note], relaxed: [row], rules: avoided === null ? [] : [avoided.relaxation] };
}
var POLICY_FILES = /^\.github\/agent-gate[^/]*\.ya?ml$/;
async function findOtherSuites(client, reading, suite) {
  if (reading === null || reading.at === null) return NOTHING_AVOIDED;
  const { at: at2 } = reading;
  if (isUsualPlace(reading) && at2.texts.policy !== null) return NOTHING_AVOIDED;
  const newBeside = (known) => configFinding("suite-new", { suite, known });
  return givenOr({ ...NOTHING_AVOIDED, notes: [newBeside([])] }, async () => {
    const base = { client, repository: reading.context.repository, ref: at2.ref };
    const files = (await listFilesAt(base, ".github")).filter((file) => POLICY_FILES.test(file));
    const texts = await Promise.all(files.map((file) => readFileAt(base, file)));
    const policies = texts.flatMap((text) => (text && policyIn(text)) ?? []);
    const known = [...await listSuites(client, reading.context), ...policies.map(({ suite: known2 }) => known2)];
    const names = [...new Set(known)].filter((name) => name !== suite).sort();
    if (names.length === 0) return NOTHING_AVOIDED;
    if (at2.texts.policy !== null) return { ...NOTHING_AVOIDED, notes: [newBeside(names)] };
    const row = { subject: "suite", what: "its name, which main does not know", old: nameList(names), new: suite };
    return { notes: [newBeside(names)], relaxed: [row], rules: policies.map(({ relaxation }) => relaxation) };
  });
}
function policyIn({ file, text }) {
  return valueOr(null, () => readPolicy(file, text));
}
async function suiteOfBase(client, { repository, baseRef, publishesBaseline }, policy) {
  if (client === null || baseRef === null || publishesBaseline) return null;
  return givenOr(null, async () => {
    const base = { client, repository, ref: baseRef };
    const file = await client.spare(() => textAtCommit(base, policy ?? POLICY_FILE));
    if (file !== null) return readPolicy(file.file, file.text).suite;
    return policy === void 0 ? defaultPolicy.suite : null;
  });
}

// src/pipeline/baseline/measure.ts
async function measureRuns(client, inspected, by) {
  const { run, artifact, other, notes } = await measureNewest(inspected, by.measure);
  const running = run?.origin.distance === 0 ? [] : await inspected.findRunning();
  if (run === null) return measureCommitted(client, inspected, by, { other, notes: [...notes, ...running] });
  const older = await client.spare(() => measureOlder(inspected, by, run, artifact));
  const { sha = "", distance = 0 } = run.origin;
  const far = distance <= FAR ? [] : [baselineFinding("baseline-far", { sha, distance })];
  const runs = [run, ...older.runs];
  return { runs, committed: null, other: null, notes: [...asPassedOver(notes), ...older.notes, ...far, ...running] };
}
async function measureNewest(inspected, measure) {
  const notes = [];
  let other = null;
  let { nearest: inspection } = inspected;
  for (; inspection.run !== null; inspection = await inspected.openNext(other === null)) {
    notes.push(...inspection.notes);
    const { artifact, isBaseline } = inspection.run;
    const measured = await measureRun(inspection.run, measure);
    if ("code" in measured) notes.push(measured);
    else if (isBaseline) return { run: measured, artifact, other: null, notes: distinct(notes) };
    else other ??= measured;
  }
  notes.push(...inspection.notes);
  return { run: null, artifact: null, other, notes: [...distinct(notes), ...inspected.explainEnd(notes)] };
}
function explainMissing({ nearest: { run, notes }, explainEnd }) {
  return run === null ? withoutAbsence([...distinct(notes), ...explainEnd(notes)]) : [];
}
function withoutAbsence(notes) {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== "a reason");
}
async function measureRun(run, measure) {
  try {
    return { ...await measure(run), origin: run.origin };
  } catch (error2) {
    if (!(error2 instanceof UserError)) throw error2;
    return unreadableNote(run.artifact, error2);
  }
}
var MOST_OLDER = 20;
async function measureOlder(inspected, by, newest, newestArtifact) {
  const { artifacts, elsewhere } = inspected.candidates;
  const place = artifacts.indexOf(newestArtifact);
  const near = place < 0 ? [] : artifacts.slice(place + 1, place + 1 + MOST_OLDER);
  const runs = [];
  const notes = [];
  try {
    for (const artifact of [...near, ...elsewhere]) {
      if (runs.length === MOST_RUNS - 1) break;
      const older = await measureOlderRun(inspected, by, newest, artifact);
      runs.push(...older.runs);
      notes.push(...older.notes);
    }
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    const incomplete = { used: runs.length + 1, reason: error2.message };
    return { runs, notes: [baselineFinding("baseline-incomplete", incomplete)] };
  }
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(asPassedOver(notes)) : [] };
}
async function measureOlderRun({ query, candidates, openOlder }, by, newest, artifact) {
  const isNear = candidates.artifacts.includes(artifact);
  const candidate = { artifact, distance: isNear ? distanceIn(candidates, artifact) : null };
  const recalled = by.recall(newest, artifact.runId);
  if (recalled !== null) return { runs: [{ ...recalled, origin: originOf(query, candidate) }], notes: [] };
  if (!artifact.ofThisRepository || !isNear) return { runs: [], notes: [] };
  if (artifact.expired) return { runs: [], notes: [baselineFinding("baseline-expired", { sha: artifact.sha })] };
  const { run, notes } = await openOlder(candidate);
  if (run === null) return { runs: [], notes };
  const measured = await measureRun(run, by.measure);
  if ("code" in measured) return { runs: [], notes: [...notes, measured] };
  return { runs: [{ ...measured, trials: void 0 }], notes };
}
async function measureCommitted(client, { query, base }, by, { other, notes }) {
  const { source, file } = query;
  const nothing = { runs: [], committed: null, other, notes };
  if (file === null || base === null || source.kind === "commit") return nothing;
  const committed = await client.spare(() => readCommittedBaseline(client, query, file, base));
  if (!("report" in committed)) return { ...nothing, notes: [...notes, committed] };
  const remarks = withoutAbsence(notes).map((note) => {
    return note.effect === "invalid" ? { ...note, effect: "warn" } : note;
  });
  const run = { ...by.measureFile(committed), origin: originOfFile(file, committed) };
  const fromFile = baselineFinding("baseline-from-file", { file, base });
  return { runs: [run], committed, other, notes: [...remarks, fromFile] };
}
function asPassedOver(notes) {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== "a run").map((note) => ({ ...note, effect: "notice" }));
}
var FAR = 50;

// src/pipeline/baseline/find-baseline.ts
var KEPT_FOR_COMMENT = 1 / 4;
function findBaseline(client, search, given = null) {
  if (given !== null && search.context.publishesBaseline) return findGivenBaseline(given, search.root);
  return (head, ask) => {
    const run = { head, ask, given };
    if (client === null) return findWithoutToken(search, run);
    return client.spare(() => findOnGitHub(client, search, run), KEPT_FOR_COMMENT);
  };
}
async function findWithoutToken({ context: { publishesBaseline, baseRef }, root: root2 }, { head, ask, given }) {
  if (given === null) {
    const notes = publishesBaseline ? [] : [unreadConfig(baseRef, null)];
    return compareNothing(
      head,
      ...notes,
      baselineFinding("baseline-forbidden", { effect: "warn", reason: "there is no token" })
    );
  }
  const answer = await findGivenBaseline(given, root2)(head, ask);
  const unread = unreadConfig(baseRef, answer.configs.decidedBy);
  return { ...answer, notes: [unread, ...noneGiven(given), ...answer.notes] };
}
function compareNothing(head, ...notes) {
  const nothing = { runs: [], newest: null, relaxed: [], relaxation: null, waivers: [], labels: [], cases: /* @__PURE__ */ new Map() };
  return { configs: headDecides(head), ...nothing, notes };
}
async function findOnGitHub(client, search, run) {
  const { head, ask, given } = run;
  const reading = await readBaseAndAhead(client, search, run);
  if (reading !== null && reading.apiError !== null)
    return compareNothing(head, apiErrorNote(reading.apiError, "error", reading.label));
  const { deciding, compared, suite } = await inspectMain(client, search, reading, run);
  const nearest = deciding?.nearest.run ?? compared?.nearest.run ?? null;
  const chosen = await chooseConfig(client, reading, head, nearest?.bundle ?? null);
  const { configs } = chosen;
  const measured = await (given === null ? measureMain(
    client,
    search,
    { deciding, compared: must(compared, "the search for main's runs") },
    { configs, ask }
  ) : measureGiven(search, deciding, { configs, ask, given }));
  client.answers.clear();
  const { runs, unused } = measured;
  const renamed = measured.isKnown ? NOTHING_AVOIDED : await findOtherSuites(client, reading, suite);
  const rules = await readRules(client, search, { reading, configs, isByBundle: nearest !== null, renamed });
  const names = runs.length === 0 ? "nothing" : nameList(runs.map(({ origin }) => origin.label));
  const instead = { subject: "baseline", what: "compared with, in this run already", old: "main's runs", new: names };
  return {
    ...rules,
    configs,
    waivers: chosen.waivers,
    runs,
    newest: unused,
    relaxed: [...rules.relaxed, ...measured.relaxed, ...unused === null ? [] : [instead]],
    notes: [...chosen.notes, ...rules.notes, ...measured.notes, ...notesOnRuns(runs)]
  };
}
async function readBaseAndAhead(client, search, { head, given }) {
  const { context, places } = search;
  if (context.publishesBaseline) return null;
  const fetchAhead = () => givenOr(void 0, async () => {
    const { query, candidates } = await discoverRuns(client, { ...search, suite: head.policy.suite });
    const [nearest] = candidates.artifacts;
    return nearest && fetchCandidate(client, query, nearest, false);
  });
  const [reading] = await Promise.all([readBase(client, { context, places, head }), given === null && fetchAhead()]);
  return reading;
}
async function inspectMain(client, search, reading, { head, given }) {
  const { context, source } = search;
  const { at: at2 = null, base = null } = reading ?? {};
  const names = suiteNames(reading, head);
  const isOneSearch = given === null && source.kind !== "commit" && at2?.ref === base;
  const deciding = at2 === null || isOneSearch ? null : await inspectByName(client, anyRunAt(search, at2.ref), names, true);
  const isFound = deciding !== null && deciding.nearest.run !== null;
  const known = isFound ? [deciding.query.suite] : names;
  if (given !== null) return { deciding, compared: null, suite: known[0] };
  const query = { ...search, context: base === null ? context : anchoredAt(context, base) };
  const compared = await inspectByName(client, query, known, reading !== null);
  return { deciding, compared, suite: compared.query.suite };
}
function anyRunAt(search, sha) {
  const context = anchoredAt(search.context, sha);
  return { ...search, context, workflows: "any", source: { kind: "ancestors" }, file: null };
}
function anchoredAt(context, sha) {
  return { ...context, anchor: { kind: "commit", sha } };
}
async function inspectByName(client, search, [suite, next], takesOther) {
  const runs = await inspectRuns(client, await discoverRuns(client, { ...search, suite }), takesOther);
  return runs.isUnknown && next !== void 0 ? inspectByName(client, search, [next], takesOther) : runs;
}
async function measureMain(client, search, { deciding, compared }, { configs, ask }) {
  const { runs, committed, other, notes } = await measureRuns(client, compared, {
    measure: ({ bundle, isBaseline }) => measureBundle(bundle, configs, isBaseline ? ask : askNoJudge),
    recall: (newest, run) => recallRun(newest, run, configs),
    measureFile: (file) => measureFile(file, configs)
  });
  const skipped2 = deciding === null ? [] : explainMissing(deciding).filter(({ code }) => notes.every((note) => note.code !== code));
  return {
    runs,
    isKnown: runs.length > 0 || other !== null,
    unused: other,
    relaxed: committed === null ? [] : rewrittenFile(search, committed),
    notes: [...skipped2, ...notes]
  };
}
async function measureGiven({ root: root2 }, deciding, { configs, ask, given }) {
  const newest = deciding && await measureNewest(deciding, ({ bundle }) => measureBundle(bundle, configs, askNoJudge));
  const unused = newest?.run ?? null;
  const named = await measureNamed(given, openNamed(given.baselines, root2), { root: root2, configs, ask });
  const skipped2 = unused === null ? withoutAbsence(newest?.notes ?? []) : [];
  const notes = [...skipped2, ...noneGiven(given), ...named.notes];
  return { runs: named.runs, isKnown: unused !== null, unused, relaxed: [], notes };
}
function noneGiven({ baselines }) {
  return baselines.length > 0 ? [] : [baselineFinding("baseline-none")];
}

// src/pipeline/publish.ts
import { dirname as dirname2 } from "node:path";

// src/io/github/comment-thread.ts
var MOST_PAGES2 = 100;
var PAGE = 100;
function openThread(client, place) {
  const { request } = client;
  const target = { owner: place.repository.owner, repo: place.repository.name };
  const thread = { ...target, issue_number: place.number };
  const isOurs = ownership(client);
  return {
    async list() {
      const { ours, pages } = await listOurs(client, place, isOurs);
      return ours.length === 0 && pages > 1 ? (await listOurs(client, place, isOurs)).ours : ours;
    },
    async create(body) {
      const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      return readComment((await request(route, { ...thread, body })).data, place.suite);
    },
    async update(id, body) {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      return await unlessRefused(request(route, { ...target, comment_id: id, body }), [404]) !== null;
    },
    async remove(id) {
      const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
      await unlessFailed(
        () => request(route, { ...target, comment_id: id }),
        () => void 0
      );
    }
  };
}
async function listOurs({ request }, { repository: { owner, name: repo }, number: number2, suite }, isOurs) {
  const ours = [];
  for (let page = 1; ; page += 1) {
    const query = { owner, repo, issue_number: number2, per_page: PAGE, page };
    const { data } = await request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", query);
    if (!Array.isArray(data)) throw unexpectedAnswer();
    const listed = listAt(data);
    for (const one of listed) {
      const comment = readComment(one, suite);
      if (comment !== null && await isOurs(at(one, "user"))) ours.push(comment);
    }
    if (listed.length < PAGE || page === MOST_PAGES2) return { ours: ours.sort((a, b) => a.id - b.id), pages: page };
  }
}
function readComment(comment, suite) {
  const id = numberAt(comment, "id");
  const body = textAt(comment, "body") ?? "";
  const marker = readMarker(body, suite);
  return id === null || marker === null ? null : { id, body, marker, url: textAt(comment, "html_url") };
}
var MARKER = /^<!-- agent-gate:([\w.%-]{1,3000}) run=(\d{1,15}) attempt=(\d{1,9}) sha=([0-9a-f]{40}|[0-9a-f]{64}) -->$/;
function writeMarker({ suite, run, attempt, sha }) {
  return `<!-- agent-gate:${suiteKey(suite)} run=${run} attempt=${attempt} sha=${sha} -->`;
}
function readMarker(body, suite) {
  const line = body.split(/\r?\n/, 1)[0] ?? "";
  const [, key, run, attempt, sha] = MARKER.exec(line) ?? [];
  if (key !== suiteKey(suite) || sha === void 0) return null;
  return { suite, run: Number(run), attempt: Number(attempt), sha };
}
function isNewer(a, b) {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
var WORKFLOW_BOT = "github-actions[bot]";
function ownership({ graphql }) {
  let own;
  const ask = async () => {
    try {
      return textAt(await graphql("{ viewer { login } }"), "viewer", "login");
    } catch (error2) {
      if (error2 instanceof ApiError || error2 instanceof Error && error2.name === "GraphqlResponseError") return null;
      throw error2;
    }
  };
  return async (author) => {
    const login = textAt(author, "login") ?? "";
    if (login === WORKFLOW_BOT) return textAt(author, "type") === "Bot";
    own ??= ask();
    return login.replace(/\[bot\]$/, "") === (await own)?.replace(/\[bot\]$/, "");
  };
}

// src/io/github/comment.ts
async function publishComment(client, request) {
  return unlessFailed(
    async () => {
      const { pullRequest, repository, marker } = request;
      const known = pullRequest.number === null ? null : { number: pullRequest.number };
      const branch = { head: pullRequest.head, sha: marker.sha };
      const found = known ? [known] : await findPullRequests(client, repository, branch);
      const [number2, ...others] = found.map((one) => one.number);
      if (number2 === void 0)
        return skipped(`no open pull request has the scored commit ${shortSha(marker.sha)} as its head`);
      const names = allOf([number2, ...others].map((one) => `#${one}`));
      if (others.length > 0) return skipped(`${names} all have the scored commit; close all but one`);
      return writeShortening(client, request, number2);
    },
    (error2) => skipped(explainRefusal(error2, request.pullRequest))
  );
}
function skipped(why) {
  return { kind: "skipped", notice: `The pull request got no comment: ${why}.` };
}
async function writeShortening(client, request, number2) {
  const { repository, marker, bodies, pullRequest } = request;
  const isFirst = pullRequest.comments === 0 && marker.attempt === 1;
  const thread = openThread(client, { repository, number: number2, suite: marker.suite });
  const isTrue = (other) => isOfRun(client, request, other);
  for (const [index, body] of bodies.entries()) {
    try {
      const draft = { marker, body: `${writeMarker(marker)}
${body}`, isFirst, isTrue };
      return await write(thread, draft, request.begins ?? true);
    } catch (error2) {
      const isLast = index === bodies.length - 1;
      if (isLast || !(error2 instanceof ApiError) || error2.status !== 422) throw error2;
    }
  }
  return skipped("there is nothing to say");
}
async function isOfRun({ request }, { repository: { owner, name: repo }, workflow, pullRequest }, { run, attempt, sha }) {
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}";
  return unlessFailed(
    async () => {
      const { data } = await request(route, { owner, repo, run_id: run });
      const head = `${textAt(data, "head_repository", "owner", "login")}:${textAt(data, "head_branch")}`;
      const isSame = pullRequest.head === null || shaAt(data, "head_sha") === sha && head === pullRequest.head;
      const isOurs = workflow == null || stripRef(textAt(data, "path")) === workflow;
      return isSame && isOurs && (numberAt(data, "run_attempt") ?? 0) >= attempt;
    },
    ({ status }) => status !== 404
  );
}
async function write(thread, draft, begins) {
  const before = begins && draft.isFirst ? [] : await thread.list();
  if (before.length > 0) return reconcile(thread, draft, before);
  if (!begins) return { kind: "unchanged", url: null };
  const created = await createOnce(thread, draft);
  const listed = await givenOr([], () => thread.list());
  const others = listed.filter((comment) => comment.id !== created?.id);
  const rivals = [...others, ...created === null ? [] : [created]].sort((a, b) => a.id - b.id);
  if (rivals.length > 1) await reconcile(thread, draft, rivals);
  return { kind: "created", url: created?.url ?? null };
}
function createOnce(thread, { marker, body }) {
  const create = () => thread.create(body);
  return unlessUnclear(create, async () => {
    const written = (await thread.list()).find((comment) => writeMarker(comment.marker) === writeMarker(marker));
    return written ?? create();
  });
}
var FORGED = "A comment claimed to be of a newer run of this workflow, and no such run exists: it was replaced.";
async function reconcile(thread, draft, ours) {
  const [oldest, ...doubles] = ours;
  if (oldest === void 0) return { kind: "created", url: null };
  const claims = ours.filter(({ marker }) => isNewer(marker, draft.marker));
  const isTrue = await Promise.all(claims.map(({ marker }) => draft.isTrue(marker)));
  const real = claims.filter((_, index) => isTrue[index]);
  const newest = [draft, ...real].reduce((a, b) => isNewer(b.marker, a.marker) ? b : a);
  const wanted = newest.body;
  const notice2 = isTrue.includes(false) ? { notice: FORGED } : {};
  const plain = (text) => text.replaceAll("\r\n", "\n").trim();
  const isSame = plain(oldest.body) === plain(wanted);
  const update = () => thread.update(oldest.id, wanted);
  if (isSame || await unlessUnclear(update, update)) {
    for (const { id } of doubles) await thread.remove(id);
    return { kind: newest !== draft ? "outdated" : isSame ? "unchanged" : "updated", url: oldest.url, ...notice2 };
  }
  if (doubles.length > 0) return reconcile(thread, draft, doubles);
  return { kind: "created", url: (await createOnce(thread, draft))?.url ?? null };
}
async function unlessUnclear(work, another) {
  return unlessFailed(work, (error2) => {
    if (isOutcomeUnknown(error2) || error2.status === 409) return another();
    throw error2;
  });
}
function explainRefusal(error2, { fork, dependabot = false }) {
  const { status, message, retryAfter } = error2;
  const said = status === 0 ? message : `GitHub said "${message}"`;
  const isOther = retryAfter !== null || isUsedUp(error2) || /\blocked\b/.test(message);
  if (isOther || ![403, 404].includes(status)) return said;
  const whose = fork ? "a fork's pull request" : "Dependabot's pull requests";
  return fork || dependabot ? `the token of ${whose} is read-only. See the decision in the job summary, or comment from a second workflow on workflow_run (${said})` : `the token lacks permission; add to the job: \`permissions: { contents: read, actions: read, pull-requests: write }\` (${said})`;
}

// src/reporting/outputs.ts
function outputsOf(decision) {
  const tcr = decision.metrics.find((metric) => metric.name === "TCR");
  const { scored, errored } = decision.trials;
  return {
    decision: decision.decision,
    "exit-code": String(decision.exit_code),
    confirm: JSON.stringify(decision.confirm?.scenarios ?? []),
    "confirm-trials": String(decision.confirm?.trials ?? 0),
    tcr: number(tcr?.candidate),
    "tcr-baseline": number(tcr?.baseline),
    "tcr-delta": number(tcr?.delta),
    state: tcr?.state ?? "",
    band: word(decision.metrics[0]?.band),
    "main-runs": String(decision.baselines.length),
    broke: String(decision.flips.broke.length),
    fixed: String(decision.flips.fixed.length),
    "trials-scored": String(scored),
    "errored-agent": String(errored.agent),
    "errored-infrastructure": String(errored.infrastructure),
    "errored-judge": String(errored.judge),
    findings: String(decision.findings.filter(decides).length)
  };
}
function word(name = "") {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, 40);
}
function number(value) {
  return value === null || value === void 0 ? "" : fixed(value, 6).replace("\u2212", "-");
}
var MOST_PER_LEVEL = 10;
function annotationsOf(decision, includeOutput = true) {
  const causes = decision.decision === "fail" ? decision.causes : [];
  const isInCause = (finding) => causes.length > 0 && isInTable(finding, decision);
  const findings = alikeFindings(listedFindings(decision).filter((finding) => !isInCause(finding)));
  const all = [
    ...causes.map((cause) => causeAnnotation(cause, decision, includeOutput)),
    ...findings.map(({ first, count }) => annotation(first, count, decision))
  ];
  return ["error", "warning", "notice"].flatMap(
    (level) => all.filter((annotation2) => annotation2.level === level).slice(0, MOST_PER_LEVEL)
  );
}
function causeAnnotation(cause, decision, includeOutput) {
  const { scenarios } = cause;
  const more = scenarios.length > MOST_IDS ? ` and ${scenarios.length - MOST_IDS} more` : "";
  const words = plainText(causeText(cause, { decision, includeOutput }));
  const ids = scenarios.slice(0, MOST_IDS).join(", ");
  const message = `${counted(scenarios.length, "scenario")} broke: ${words}. ${ids}${more}.`;
  return { level: "error", title: title(decision), message: logSafe(message, 1e3) };
}
var MOST_IDS = 10;
function annotation(finding, count, decision) {
  const { what, expected, actual: found } = finding;
  const next = finding.next === void 0 ? "" : `. ${finding.next}`;
  return {
    level: EFFECTS[finding.effect].level,
    title: title(decision),
    message: logSafe(`${count === 1 ? "" : `${count} times: `}${whatIsWrong({ what, expected, found })}${next}`, 1e3),
    ...spotOf(finding.place)
  };
}
function title(decision) {
  return logSafe(`${DECISIONS[decision.decision].word}: ${decision.suite}`, 120);
}
function spotOf(place) {
  if (place === void 0) return {};
  const { file, pointer: _, ...spot } = place;
  return { file: logSafe(file), ...spot };
}

// src/pipeline/publish.ts
var COMMENT_LADDER = [6e4, 3e4, 4e3];
async function announce(whole, announcement, env2) {
  const { runUrl, bundle, includeOutput, redact } = announcement;
  const decision = includeOutput ? whole : unquoted(whole);
  const attempt = attempts(redact);
  await attempt(
    "setting the outputs",
    async () => warnOf(writeOutputs({ ...outputsOf(decision), bundle: bundle ?? "" }, env2))
  );
  await attempt("writing the log", async () => {
    say(`Agent Gate: ${decision.decision}. ${redact(decision.headline)}`);
    annotate(annotationsOf(decision, includeOutput).map((one) => ({ ...one, message: redact(one.message) })));
  });
  await attempt("writing the job summary", async () => {
    const render = (limit2) => redact(renderSummary(decision, { limit: limit2, links: { run: runUrl }, includeOutput }));
    warnOf(writeSummary(render, env2));
  });
}
async function publish(request, env2) {
  const attempt = attempts(request.redact);
  const missing = missingSecrets(request);
  if (missing !== null) remark("notice", missing);
  const [bundle, page] = await Promise.all([
    attempt("uploading the bundle", () => uploadWhenAsked(request)),
    attempt("uploading the report", () => uploadReport(request))
  ]);
  const artifact = uploaded(bundle);
  const report = artifact && uploaded(page)?.url;
  const isStorageFull = bundle?.kind === "skipped" && bundle.isStorageFull;
  if (isStorageFull) remark("warning", STORAGE_FULL);
  const uploads = { artifact, report, isStorageFull };
  const written = await attempt("writing the comment", () => commentWhenAsked(request, uploads));
  if (written?.notice !== void 0) remark("notice", written.notice);
  const comment = written == null || written.kind === "skipped" ? null : written.url;
  const urls = { "artifact-url": artifact?.url ?? "", "report-url": report ?? "", "comment-url": comment ?? "" };
  await attempt("setting the outputs", async () => warnOf(writeOutputs(urls, env2)));
}
function missingSecrets({ context: { pullRequest }, decision }) {
  const { infrastructure, judge } = decision.trials.errored;
  if (decision.decision !== "invalid" && infrastructure + judge === 0) return null;
  if (pullRequest?.fork)
    return `A fork's pull request gets no secrets: ${NO_KEY} review its code and push its branch here.`;
  return pullRequest?.dependabot ? `Dependabot's pull requests get no Actions secrets: ${NO_KEY} store it under *Dependabot secrets* too.` : null;
}
var NO_KEY = "if the suite needs a key,";
function uploaded(outcome) {
  if (outcome?.kind === "skipped") remark("warning", outcome.notice);
  return outcome?.kind === "uploaded" ? outcome : void 0;
}
async function uploadWhenAsked(request) {
  const { inputs, context, decision, bundle, budgetMs: budgetMs2 } = request;
  if (!inputs.upload || bundle === null) return null;
  const name = bundleName(context, decision.suite, savesBaseline(request));
  return uploadBundle(context, { folder: bundle, name, retentionDays: daysOf(request), delayMs: budgetMs2 / 60 });
}
function savesBaseline({ context, decision }) {
  return context.publishesBaseline && isNextBaseline(decision);
}
function daysOf(request) {
  const { retentionDays, prRetentionDays } = request.inputs;
  return savesBaseline(request) ? retentionDays : prRetentionDays;
}
async function uploadReport(request) {
  const { inputs, context, decision, bundle, budgetMs: budgetMs2 } = request;
  if (!inputs.upload || bundle === null) return null;
  const { reportPage } = await import("./chunks/report-page-YMZ76N37.mjs");
  const whole = openWhole(bundle, bundle);
  if (!whole.has(EVIDENCE_FILE)) return null;
  const how = { name: reportName(context, decision.suite), page: reportPage(whole, null), delayMs: budgetMs2 / 60 };
  return uploadBundle(context, { folder: dirname2(bundle), retentionDays: daysOf(request), ...how });
}
async function commentWhenAsked({ inputs, context, client, decision, redact }, { artifact, report, isStorageFull }) {
  const { pullRequest, repository, run, headSha: sha } = context;
  const { includeOutput } = inputs;
  if (inputs.comment === "off" || pullRequest === null) return null;
  if (client === null) return { kind: "skipped", notice: "The pull request got no comment: there is no token." };
  const bundle = artifact && `${artifact.name}.zip`;
  const options = { links: { artifact: artifact?.url, report, bundle, run: run.url }, includeOutput, isStorageFull };
  const shown = includeOutput ? decision : unquoted(decision);
  const bodies = COMMENT_LADDER.map((limit2) => redact(renderComment(shown, { ...options, limit: limit2 })));
  const marker = { suite: decision.suite, run: run.id, attempt: run.attempt, sha };
  return publishComment(client, {
    repository,
    workflow: run.workflow,
    pullRequest,
    marker,
    bodies,
    // An existing comment is always updated, so that it does not show an older run.
    begins: inputs.comment === "on-change" ? !isUnchanged(decision) : inputs.comment !== "on-failure" || decision.exit_code !== 0
  });
}
function attempts(redact) {
  return async (what, step) => {
    try {
      return await step();
    } catch (error2) {
      const [why = ""] = redact(describeThrown(error2)).split("\n", 1);
      remark("warning", `The decision holds, but ${what} failed; this is our bug, please report it: ${why}`);
      return void 0;
    }
  };
}
function warnOf(warning2) {
  if (warning2 !== null) remark("warning", warning2);
}

// src/action.ts
var BROKEN = 3;
var OUR_BUG = "Internal error in Agent Gate: please report it with the lines above.";
var env = process.env;
var root = env.GITHUB_WORKSPACE ?? process.cwd();
var budgetMs = Number(env.AGENT_GATE_API_BUDGET_MS) || BUDGET_MS;
var decided;
var isBroken = false;
process.exitCode = BROKEN;
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {
});
process.on("uncaughtException", (error2) => {
  if (decided === void 0) end(reportBug(error2));
  else reportAfterwards(error2);
});
main().then(end, (error2) => {
  if (decided !== void 0) reportAfterwards(error2);
  end(decided ?? reportBug(error2));
});
async function main() {
  const setting = readSetting();
  if (setting instanceof UserError) return refuse(setting);
  const { inputs, out } = setting;
  const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
  const client = inputs.token === "" ? null : await connect({ token: inputs.token, apiUrl, budgetMs });
  const context = await withPullRequest(client, setting.context);
  const request = gateRequest({ inputs, context, out }, client);
  const { mistakes } = inputs;
  const deciding = mistakes.length === 0 ? runGate(request) : refuseRun(request, mistakes);
  if (inputs.upload) loadUploads().catch(() => {
  });
  const outcome = await deciding;
  await new Promise((resolve) => setImmediate(resolve));
  if (isBroken) return BROKEN;
  decide(outcome.decision.exit_code);
  const { bundle, redact } = outcome;
  const announcement = { runUrl: context.run.url, bundle, includeOutput: inputs.includeOutput, redact };
  await announce(outcome.decision, announcement, env);
  await publish({ ...outcome, inputs, context, client, budgetMs }, env);
  return outcome.decision.exit_code;
}
function readSetting() {
  return unlessMistaken(
    () => {
      const payload = readEventFile(env.GITHUB_EVENT_PATH);
      const context = readContext({ env, payload, checkedOut: readCheckedOutSha(root) });
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
  await announce(decision, { runUrl: void 0, bundle: null, includeOutput: false, redact: redactOwn }, env);
  return decision.exit_code;
}
function gateRequest(setting, client) {
  const { inputs, context, out } = setting;
  const { results, confirmResults, shards, select, mapping, rubrics, policy, answers, rubricTests } = inputs;
  const { run, headSha } = context;
  return {
    results,
    confirmResults,
    shards,
    select,
    mapping,
    rubrics,
    policy,
    answers,
    rubricTests,
    announce: (text, isPassing) => isPassing ? void 0 : say(text),
    root,
    out,
    env,
    origin: { sha: headSha, run_id: run.id, run_url: run.url },
    time: context.time ?? void 0,
    notBefore: context.notBefore ?? void 0,
    secrets: ownSecrets(),
    findBaseline: baselineFinder(setting, client),
    findEarlier: findEarlierAttempts(client, context),
    findSuite: () => suiteOfBase(client, context, pathsInRepository({ ...inputs, root }).policy)
  };
}
function baselineFinder({ inputs, context }, client) {
  const { results, baseline, baselineFile, baselineWorkflows, onBaselineError, select, rubricTests } = inputs;
  const source = readBaselineSource(baseline);
  const own = context.run.workflow === null ? [] : [context.run.workflow];
  const search = {
    context,
    workflows: baselineWorkflows.length > 0 ? baselineWorkflows : own,
    source: source ?? { kind: "ancestors" },
    file: baselineFile === void 0 ? null : pathInRepository(baselineFile, root),
    onError: onBaselineError,
    places: pathsInRepository({ ...inputs, root }),
    root,
    rubricTests
  };
  if (source !== null) return findBaseline(client, search);
  const baselines = baseline === "none" ? [] : [baseline];
  const given = { baselines, baselineSelect: select, results, select, env, secrets: ownSecrets() };
  return findBaseline(client, search, given);
}
function ownSecrets() {
  const held = [env.INPUT_TOKEN, env.ACTIONS_RUNTIME_TOKEN, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN];
  return held.map((value) => value?.trim() ?? "");
}
function redactOwn(text) {
  return startRedaction({ ...DEFAULT_RULES, secrets: ownSecrets() }).text(text);
}
function reportBug(error2) {
  isBroken = true;
  const message = systemError(error2);
  sayLines(redactOwn(describeThrown(error2)));
  remark("error", message === null ? OUR_BUG : `Agent Gate stopped: ${redactOwn(message)}`);
  writeOutputs({ decision: "invalid", "exit-code": String(BROKEN) }, env);
  return BROKEN;
}
function reportAfterwards(error2) {
  sayLines(redactOwn(describeThrown(error2)));
  remark("warning", "Internal error after the decision, which is unchanged: please report it with the lines above.");
}
function end(code) {
  process.stdout.write("", () => setImmediate(() => process.exit(code)));
}
