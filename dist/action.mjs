import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  findEarlierAttempts,
  writePredicate
} from "./chunks/chunk-L7GMJMGQ.mjs";
import {
  BUDGET_MS,
  NO_MEMORY,
  SHARDS_EXPECTED,
  STORAGE_FULL,
  alikeFindings,
  answerOf,
  apiErrorNote,
  at,
  baselineName,
  baselineOf,
  bundleName,
  chooseConfig,
  connect,
  discoverRuns,
  downloadArtifact,
  fetchAhead,
  findCommits,
  findGivenBaseline,
  findOtherJob,
  findParent,
  findRunEvidence,
  headDecides,
  inspectMain,
  invalidDecision,
  isAsUploaded,
  isUsedUp,
  isUsualPlace,
  labelsOf,
  listAt,
  listBaselines,
  listFilesAt,
  listSuites,
  listedFindings,
  loadUploads,
  measureInstead,
  measureMain,
  noneGiven,
  numberAt,
  readBase,
  readCheckout,
  readContext,
  readEventFile,
  readFileAt,
  readShards,
  refuseRun,
  refuseUnexpected,
  renderComment,
  renderSummary,
  reportName,
  runGate,
  shaAt,
  stripRef,
  suiteKey,
  textAt,
  textAtCommit,
  timeOfCommit,
  unlessRefused,
  unquoted,
  uploadBundle
} from "./chunks/chunk-6D2FSLLG.mjs";
import {
  DECISIONS,
  DEFAULT_RULES,
  EFFECTS,
  EVIDENCE_FILE,
  baselineFinding,
  causeText,
  configFinding,
  decides,
  driftFinding,
  driftText,
  fixed,
  isInTable,
  isUnchanged,
  isWorthALook,
  memoryFinding,
  openBundleZip,
  openWhole,
  pathsInRepository,
  readPolicy,
  recordedEvidence,
  startRedaction,
  writeTwoJobs
} from "./chunks/chunk-QBECHYSX.mjs";
import "./chunks/chunk-UKS3KXQ4.mjs";
import {
  pathInRepository,
  readSelection,
  schemaAddress,
  slashed
} from "./chunks/chunk-T7SVBVJ6.mjs";
import {
  error,
  info,
  notice,
  setOutput,
  warning
} from "./chunks/chunk-HRH4VTYC.mjs";
import {
  ApiError,
  givenOr,
  isOutcomeUnknown,
  unlessFailed
} from "./chunks/chunk-RGM55VTE.mjs";
import {
  POLICY_FILE,
  allOf,
  defaultPolicy,
  loadLazily,
  nameList,
  shortSha,
  writeAnew,
  writingTo
} from "./chunks/chunk-UYZXBXLB.mjs";
import {
  Problems,
  UserError,
  describeProblems,
  describeThrown,
  systemError,
  unlessMistaken,
  valueOr,
  whatIsWrong
} from "./chunks/chunk-LVZUN4CE.mjs";
import "./chunks/chunk-CMHOSAZO.mjs";
import "./chunks/chunk-KQZ5M5F2.mjs";
import {
  counted,
  logSafe,
  plainText
} from "./chunks/chunk-AIUQFRYD.mjs";
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
    controlResults: reader.lines("control-results").map(slashed),
    shards: reader.shards("expected-shards"),
    mapping: reader.path("mapping"),
    select: reader.lines("select").flatMap((line) => reader.selection(line)),
    rubrics: reader.lines("rubrics").map(slashed),
    policy: reader.path("policy"),
    answers: reader.path("answers"),
    junit: reader.path("junit"),
    token: reader.text("token") ?? "",
    baseline: reader.baseline("baseline"),
    baselineFile: reader.path("baseline-file"),
    baselineWorkflows: reader.lines("baseline-workflow").map((line) => workflowPath(line, env2.GITHUB_REPOSITORY ?? "")),
    onBaselineError: reader.choice("on-baseline-error", ["error", "no-baseline"]),
    comment: reader.choice("comment", ["always", "on-change", "on-failure", "off"]),
    includeOutput: reader.choice("include-output", ["true", "false"]) === "true",
    upload: reader.choice("upload", ["true", "false"]) === "true",
    retentionDays: reader.days("retention-days"),
    prRetentionDays: reader.days("pr-retention-days"),
    mistakes: reader.problems.all()
  };
}
var InputReader = class {
  #env;
  problems = Problems.ofAll();
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
    this.problems.add([{ code: "bad-input", what: `the input \`${name}\` ${what}`, ...rest }]);
  }
};
function workflowPath(text, repository) {
  const [path = ""] = text.replace(/^\.\//, "").split("@", 1);
  const relativePath = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
  return relativePath.includes("/") ? relativePath : `.github/workflows/${relativePath}`;
}

// src/io/github/pull-request.ts
async function findPullRequests({ request }, { owner, name: repo, id }, { head, sha }) {
  const { data } = head === null ? await request("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", { owner, repo, commit_sha: sha }) : await request("GET /repos/{owner}/{repo}/pulls", { owner, repo, head, state: "open" });
  return listAt(data).filter((pull) => shaAt(pull, "head", "sha") === sha && textAt(pull, "state") === "open").flatMap((pull) => {
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
  const [pull, ...otherPulls] = await unlessFailed(
    () => client.spare(() => findPullRequests(client, repository, branch)),
    // Publishing asks again, and reports why there is no comment.
    () => []
  );
  if (pull === void 0 || otherPulls.length > 0) return context;
  const { number: number2, baseRef, fork } = pull;
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
    () => labels.some((label) => label.toLowerCase() === asked.toLowerCase()) ? labels : null
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
    notes: [...moved.notes, ...renamed.notes]
  };
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
  const label = baseRef ?? "the base";
  const unread = (decidedBy2 = "this run") => configFinding("base-config-unreadable", { effect: "invalid", label, decidedBy: decidedBy2 });
  if (given === null) {
    const forbidden = baselineFinding("baseline-forbidden", { effect: "warn", reason: "there is no token" });
    return answerOf(headDecides(head), [], publishesBaseline ? [forbidden] : [unread(), forbidden]);
  }
  const answer = await findGivenBaseline(given, root2)(head, ask);
  const { decidedBy } = answer.configs;
  return { ...answer, notes: [unread(decidedBy ?? void 0), ...noneGiven(given), ...answer.notes] };
}
function untrustedBaseNote({ context: { untrustedBase: branch, baseRef } }) {
  return branch === void 0 || baseRef === null ? [] : [configFinding("base-untrusted", { branch, label: baseRef })];
}
async function findOnGitHub(client, search, run) {
  const { head, ask, given } = run;
  const { publishesBaseline } = search.context;
  const [reading] = await Promise.all([
    publishesBaseline ? null : readBase(client, { ...search, head }),
    publishesBaseline || given !== null ? null : givenOr(void 0, async () => {
      await fetchAhead(client, await discoverRuns(client, { ...search, suite: head.policy.suite }));
    })
  ]);
  if (reading !== null && reading.apiError !== null)
    return answerOf(headDecides(head), [], [apiErrorNote(reading.apiError, "error", reading.label)]);
  const main2 = await inspectMain(client, search, reading, { head, isGiven: given !== null });
  const nearest = main2.deciding?.nearest.run ?? main2.compared?.nearest.run ?? null;
  const { configs, waivers, notes } = await chooseConfig(client, reading, head, nearest?.bundle ?? null);
  const compared = await (given === null ? measureMain(client, main2, { configs, ask }) : measureInstead(search, main2, { configs, ask, given }));
  client.answers.clear();
  const { runs, unused } = compared;
  const isKnown = unused !== null || given === null && runs.length > 0;
  const renamed = isKnown ? NOTHING_AVOIDED : await findOtherSuites(client, reading, main2.suite);
  const rules = await readRules(client, search, { reading, configs, isByBundle: nearest !== null, renamed });
  const { reference, notes: ofReference } = await findReference(client, search.context, configs.base.policy);
  const listing = (main2.compared ?? main2.deciding)?.candidates.listing ?? null;
  return {
    ...rules,
    configs,
    waivers,
    runs,
    newest: unused,
    reference,
    parent: await findParent(client, search.context, main2.suite),
    listings: listing === null ? [] : [{ listing: "artifacts", is_whole: listing.read >= listing.total }],
    relaxed: [...rules.relaxed, ...compared.relaxed, ...comparedInstead(compared)],
    notes: [...untrustedBaseNote(search), ...notes, ...rules.notes, ...compared.notes, ...ofReference]
  };
}
async function findReference(client, { publishesBaseline, repository }, { reference: name }) {
  if (!publishesBaseline || name === null) return { reference: null, notes: [] };
  return unlessFailed(
    async () => ({ reference: { name, time: await timeOfCommit(client, repository, name) }, notes: [] }),
    ({ message: reason }) => ({
      reference: null,
      notes: [driftFinding("reference-unknown", { names: [name], reason })]
    })
  );
}
function comparedInstead({ runs, unused }) {
  if (unused === null) return [];
  const names = runs.length === 0 ? "nothing" : nameList(runs.map(({ origin }) => origin.label));
  return [{ subject: "baseline", what: "compared with, in this run already", old: "main's runs", new: names }];
}

// src/pipeline/baseline/trusted-base.ts
async function withTrustedBase(client, context, policy) {
  const { repository, pullRequest, baseRef, defaultBranch, headSha, pushed } = context;
  if (client === null || defaultBranch === null) return context;
  const main2 = { client, repository, ref: defaultBranch };
  if (pushed !== void 0) {
    const isMerged = await client.spare(() => isNamed(pushed, main2, policy));
    const anchor2 = { kind: "first-parent", sha: headSha };
    return isMerged ? { ...context, baseRef: pushed, anchor: anchor2, publishesBaseline: true } : context;
  }
  if (pullRequest === null || baseRef === null || baseRef === defaultBranch) return context;
  const isTrusted = await client.spare(async () => {
    return await isProtected(client, context, baseRef) || isNamed(baseRef, main2, policy);
  });
  if (isTrusted) return context;
  const anchor = { kind: "merge-base", base: defaultBranch, head: headSha };
  return { ...context, baseRef: defaultBranch, anchor, untrustedBase: baseRef };
}
async function isProtected({ request }, { repository: { owner, name: repo } }, branch) {
  return givenOr(false, async () => {
    const { data } = await request("GET /repos/{owner}/{repo}/branches/{branch}", { owner, repo, branch });
    return at(data, "protected") === true;
  });
}
async function isNamed(branch, main2, policy = POLICY_FILE) {
  const file = await givenOr(null, () => textAtCommit(main2, policy));
  if (file === null) return false;
  const { branches } = valueOr({ branches: [] }, () => readPolicy(file.file, file.text).baseline);
  const picomatch = loadLazily("./picomatch.cjs");
  return branches.length > 0 && picomatch([...branches])(branch);
}

// src/pipeline/publish.ts
import { dirname } from "node:path";

// src/io/github/comment-thread.ts
var MOST_PAGES = 100;
var PAGE = 100;
function openThread(client, place) {
  const { request } = client;
  const target = { owner: place.repository.owner, repo: place.repository.name };
  const thread = { ...target, issue_number: place.number };
  const isOurs = ownership(client);
  return {
    /** All comments of the suite, oldest first. @throws ApiError */
    async list() {
      const { comments, pages } = await listOwnComments(client, place, isOurs);
      return comments.length === 0 && pages > 1 ? (await listOwnComments(client, place, isOurs)).comments : comments;
    },
    /** Creates a comment; `body` includes the marker. @throws ApiError */
    async create(body) {
      const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      return readComment((await request(route, { ...thread, body })).data, place.suite);
    },
    /** Updates a comment; returns false if it was deleted in the meantime. @throws ApiError */
    async update(id, body) {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      return await unlessRefused(request(route, { ...target, comment_id: id, body }), [404]) !== null;
    },
    /** Removes a comment. Ignores failures: the next run tries again. */
    async remove(id) {
      const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
      await unlessFailed(
        () => request(route, { ...target, comment_id: id }),
        () => void 0
      );
    }
  };
}
async function listOwnComments({ request }, { repository: { owner, name: repo }, number: number2, suite }, isOurs) {
  const comments = [];
  for (let page = 1; ; page += 1) {
    const query = { owner, repo, issue_number: number2, per_page: PAGE, page };
    const { data } = await request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", query);
    if (!Array.isArray(data)) refuseUnexpected();
    const listed = listAt(data);
    for (const item of listed) {
      const comment = readComment(item, suite);
      if (comment !== null && await isOurs(at(item, "user"))) comments.push(comment);
    }
    if (listed.length < PAGE || page === MOST_PAGES)
      return { comments: comments.sort((a, b) => a.id - b.id), pages: page };
  }
}
function readComment(comment, suite) {
  const id = numberAt(comment, "id");
  const body = textAt(comment, "body") ?? "";
  const marker = readMarker(body, suite);
  return id === null || marker === null ? null : { id, body, marker, url: textAt(comment, "html_url") };
}
var MARKER = /^<!-- agent-gate:([\w.%-]{1,3000}) run=(\d{1,15}) attempt=(\d{1,9}) sha=([0-9a-f]{40}|[0-9a-f]{64})(?: job=(\d{1,15}))? -->$/;
function writeMarker({ suite, run, attempt, sha, job }) {
  const ofJob = job === void 0 ? "" : ` job=${job}`;
  return `<!-- agent-gate:${suiteKey(suite)} run=${run} attempt=${attempt} sha=${sha}${ofJob} -->`;
}
function readMarker(body, suite) {
  const line = body.split(/\r?\n/, 1)[0] ?? "";
  const [, key, run, attempt, sha, job] = MARKER.exec(line) ?? [];
  if (key !== suiteKey(suite) || sha === void 0) return null;
  return { suite, run: Number(run), attempt: Number(attempt), sha, ...job && { job: Number(job) } };
}
function isNewer(a, b) {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
function isOfOtherJob(a, b) {
  const isKnown = a.job !== void 0 && b.job !== void 0 && a.job !== b.job;
  return isKnown && a.run === b.run && a.attempt === b.attempt;
}
var WORKFLOW_BOT = "github-actions[bot]";
function ownership({ graphql }) {
  let ownLogin;
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
    ownLogin ??= ask();
    return login.replace(/\[bot\]$/, "") === (await ownLogin)?.replace(/\[bot\]$/, "");
  };
}

// src/io/github/comment.ts
async function publishComment(client, request) {
  return unlessFailed(
    async () => {
      const { pullRequest, repository, marker } = request;
      const known = pullRequest.number === null ? null : { number: pullRequest.number };
      const branch = { head: pullRequest.head, sha: marker.sha };
      const pullRequests = known ? [known] : await findPullRequests(client, repository, branch);
      const [number2, ...otherNumbers] = pullRequests.map((pull) => pull.number);
      if (number2 === void 0)
        return skipped(`no open pull request has the scored commit ${shortSha(marker.sha)} as its head`);
      const names = allOf([number2, ...otherNumbers].map((pullNumber) => `#${pullNumber}`));
      if (otherNumbers.length > 0) return skipped(`${names} all have the scored commit; close all but one`);
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
  const isTrue = (claim) => isOfRun(client, request, claim);
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
  const comments = begins && draft.isFirst ? [] : await thread.list();
  if (comments.length > 0) return reconcile(thread, draft, comments);
  if (!begins) return { kind: "unchanged", url: null };
  const created = await createOnce(thread, draft);
  const listed = await givenOr([], () => thread.list());
  const otherComments = listed.filter((comment) => comment.id !== created?.id);
  const rivals = [...otherComments, ...created === null ? [] : [created]].sort((a, b) => a.id - b.id);
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
var OTHER_JOB = "Another job of this run reported the same suite: its comment stays. Name the suites, or use shards.";
var FORGED = "A comment claimed to be of a newer run of this workflow, and no such run exists: it was replaced.";
async function reconcile(thread, draft, comments) {
  const [oldest, ...doubles] = comments;
  if (oldest === void 0) return { kind: "created", url: null };
  const claims = comments.filter(({ marker }) => isNewer(marker, draft.marker) || isOfOtherJob(marker, draft.marker));
  const isTrue = await Promise.all(claims.map(({ marker }) => draft.isTrue(marker)));
  const real = claims.filter((_, index) => isTrue[index]);
  const newest = real.reduce((a, b) => isNewer(b.marker, a.marker) || a === draft ? b : a, draft);
  const wanted = newest.body;
  const isOther = isOfOtherJob(newest.marker, draft.marker);
  const notice2 = isOther ? { notice: OTHER_JOB } : isTrue.includes(false) ? { notice: FORGED } : {};
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
  const reason = status === 0 ? message : `GitHub said "${message}"`;
  const isOther = retryAfter !== null || isUsedUp(error2) || /\blocked\b/.test(message);
  if (isOther || ![403, 404].includes(status)) return reason;
  const whose = fork ? "a fork's pull request" : "Dependabot's pull requests";
  return fork || dependabot ? `the token of ${whose} is read-only. See the decision in the job summary, or comment from a second workflow on workflow_run (${reason})` : `the token lacks permission; add to the job: \`permissions: { contents: read, actions: read, pull-requests: write }\` (${reason})`;
}

// src/reporting/outputs.ts
function outputsOf(decision) {
  const tcr = decision.metrics.find((metric) => metric.name === "TCR");
  const { scored, errored } = decision.trials;
  const slices = (decision.slices?.changes ?? []).filter(({ adjusted_p: p }) => isWorthALook(p));
  return {
    decision: decision.decision,
    "exit-code": String(decision.exit_code),
    confirm: JSON.stringify(decision.confirm?.scenarios ?? []),
    "confirm-trials": String(decision.confirm?.trials ?? 0),
    "control-sha": decision.confirm?.control ?? "",
    tcr: number(tcr?.candidate),
    "tcr-baseline": number(tcr?.baseline),
    "tcr-delta": number(tcr?.delta),
    state: tcr?.state ?? "",
    band: word(decision.metrics[0]?.band),
    "main-runs": String(decision.baselines.length),
    broke: String(decision.flips.broke.length),
    slices: JSON.stringify(slices.map(({ slice }) => slice)),
    drifted: decision.drift === void 0 ? "" : String(decision.drift.drifted),
    "drift-summary": decision.drift === void 0 ? "" : driftText(decision),
    lift: number(decision.lifts?.[0]?.candidate),
    fixed: String(decision.flips.fixed.length),
    flaky: String(decision.flips.flaky.length),
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
  const words = plainText(causeText(cause, { includeOutput }));
  const ids = scenarios.slice(0, MOST_IDS).join(", ");
  const broke = new Set(decision.flips.broke.map(({ scenario }) => scenario));
  const verb = scenarios.every((id) => broke.has(id)) ? "broke" : "broke or lost points";
  const message = `${counted(scenarios.length, "scenario")} ${verb}: ${words}. ${ids}${more}.`;
  return { level: "error", title: title(decision), message: logSafe(message, 1e3) };
}
var MOST_IDS = 10;
function annotation(finding, count, decision) {
  const { what, expected, actual } = finding;
  const { file, pointer: _, ...spot } = finding.place ?? {};
  const next = finding.next === void 0 ? "" : `. ${finding.next}`;
  return {
    level: EFFECTS[finding.effect].level,
    title: title(decision),
    message: logSafe(
      `${count === 1 ? "" : `${count} times: `}${whatIsWrong({ what, expected, found: actual })}${next}`,
      1e3
    ),
    ...spot,
    ...file === void 0 ? {} : { file: logSafe(file) }
  };
}
function title(decision) {
  return logSafe(`${DECISIONS[decision.decision].word}: ${decision.suite}`, 120);
}

// src/pipeline/publish.ts
var COMMENT_LADDER = [6e4, 3e4, 4e3];
async function announce(whole, announcement, env2) {
  const { runUrl, bundle, report, evidence, includeOutput, junit, redact } = announcement;
  const decision = includeOutput ? whole : unquoted(whole);
  const attempt = attempts(redact);
  const predicate = await attempt("writing the predicate", async () => {
    return bundle === null ? "" : writePredicate(bundle, whole, evidence);
  });
  const type = predicate ? schemaAddress("decision-predicate") : "";
  const signable = { predicate: predicate ?? "", "predicate-type": type };
  await attempt(
    "setting the outputs",
    async () => warnOf(writeOutputs({ ...outputsOf(decision), bundle: bundle ?? "", ...signable }, env2))
  );
  await attempt("writing the log", async () => {
    say(`Agent Gate: ${decision.decision}. ${redact(decision.headline)}`);
    annotate(
      annotationsOf(decision, includeOutput).map((annotation2) => ({
        ...annotation2,
        message: redact(annotation2.message)
      }))
    );
  });
  await attempt("writing the JUnit report", async () => {
    if (junit === void 0) return;
    const { renderJunit } = await import("./chunks/junit-3OA4TJHB.mjs");
    const text = renderJunit({ decision, report }, redact, includeOutput);
    const write2 = () => {
      writeAnew({ file: junit.file, text }, junit.root);
      return null;
    };
    warnOf(unlessMistaken(write2, describeProblems));
  });
  await attempt("writing the job summary", async () => {
    const render = (limit) => redact(renderSummary(decision, { limit, links: { run: runUrl }, includeOutput }));
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
  const { inputs, context, decision, bundle, budgetMs: budgetMs2, evidence } = request;
  if (!inputs.upload || bundle === null) return null;
  const isBaseline = savesBaseline(request);
  const how = { retentionDays: daysOf(request), delayMs: budgetMs2 / 60 };
  const inPlace = () => markTwoJobs(request, bundle);
  const name = bundleName(context, decision.suite, isBaseline);
  const upload = uploadBundle(context, { folder: bundle, name, ...how, ...isBaseline && { inPlace } });
  const mark = context.publishesBaseline && evidence.other_job !== void 0 ? await inPlace() : null;
  const marked = { name: baselineName(decision.suite), ifTaken: "replace" };
  if (mark !== null) await uploadBundle(context, { folder: mark, name: marked, ...how });
  return upload;
}
async function markTwoJobs({ client, context, decision: { suite }, evidence: { job, other_job: known } }, bundle) {
  if (client === null || job === void 0) return null;
  const other = known ?? await findOtherJob(client, context, { suite, job });
  if (other === void 0) return null;
  if (known === void 0)
    remark(
      "warning",
      `Two jobs of this run reported the suite \`${suite}\`, so none of them is the baseline: name the suites, or use shards.`
    );
  return writeTwoJobs(bundle, { attempt: context.run.attempt, jobs: [other, job.name].sort() });
}
function savesBaseline({ context, decision }) {
  const kind = context.publishesBaseline ? baselineOf(decision) : null;
  return kind === "fit" || kind === "unfit" && context.run.attempt === 1;
}
function daysOf(request) {
  const { retentionDays, prRetentionDays } = request.inputs;
  return savesBaseline(request) ? retentionDays : prRetentionDays;
}
async function uploadReport(request) {
  const { inputs, context, decision, bundle, budgetMs: budgetMs2 } = request;
  if (!inputs.upload || bundle === null) return null;
  const { reportPage } = await import("./chunks/report-page-HQ4Z6CSC.mjs");
  const whole = openWhole(bundle, bundle);
  if (!whole.has(EVIDENCE_FILE)) return null;
  const how = {
    name: reportName(context, decision.suite),
    page: reportPage(whole, null, true),
    delayMs: budgetMs2 / 60
  };
  return uploadBundle(context, { folder: dirname(bundle), retentionDays: daysOf(request), ...how });
}
async function commentWhenAsked({ inputs, context, client, decision, evidence, redact }, { artifact, report, isStorageFull }) {
  const { pullRequest, repository, run, headSha: sha } = context;
  const { includeOutput } = inputs;
  if (inputs.comment === "off" || pullRequest === null) return null;
  if (client === null) return { kind: "skipped", notice: "The pull request got no comment: there is no token." };
  const bundle = artifact && `${artifact.name}.zip`;
  const options = { links: { artifact: artifact?.url, report, bundle, run: run.url }, includeOutput, isStorageFull };
  const shown = includeOutput ? decision : unquoted(decision);
  const bodies = COMMENT_LADDER.map((limit) => redact(renderComment(shown, { ...options, limit })));
  const marker = { suite: decision.suite, run: run.id, attempt: run.attempt, sha, job: evidence.job?.id };
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

// src/pipeline/pull-memory.ts
function findPullMemory(client, context) {
  const { pullRequest, publishesBaseline } = context;
  return async (suite) => {
    if (pullRequest?.number == null || publishesBaseline) return { memory: void 0, notes: [] };
    if (client === null || pullRequest.isOpening === true) return nothingLeft();
    return client.spare(() => recallNewest(client, context, suite));
  };
}
async function recallNewest(client, context, suite) {
  const { repository, run, pullRequest, headSha } = context;
  const { name } = bundleName({ ...context, run: { ...run, attempt: 1 } }, suite, false);
  try {
    const { items } = await listBaselines(client, repository, { name, pages: 1 });
    const [newest] = items.filter((artifact) => artifact.runId !== run.id && isOfPullRequest(context, artifact));
    if (newest === void 0) return nothingLeft();
    if (newest.expired) return nothingLeft(memoryFinding("memory-expired"));
    const archive = await downloadArtifact(client, repository, newest);
    if (!isAsUploaded(newest, archive)) return unreadable("its digest differs from that of the upload");
    const bundle = openBundleZip(name, archive);
    const evidence = recordedEvidence(bundle);
    const isSame = bundle.manifest.suite === suite && evidence?.pull_request === pullRequest?.number;
    return evidence === void 0 || !isSame ? nothingLeft() : { memory: leftBy(evidence, headSha), notes: [] };
  } catch (error2) {
    return afterError(error2);
  }
}
function leftBy({ leaves = NO_MEMORY, event_commit: sha }, headSha) {
  return sha === headSha && leaves.judged > 0 ? { ...leaves, judged: leaves.judged - 1 } : leaves;
}
var REFUSED = [401, 403, 404];
function afterError(error2) {
  if (error2 instanceof UserError) return unreadable(describeProblems(error2));
  if (!(error2 instanceof ApiError)) throw error2;
  if (error2.status === 410) return nothingLeft(memoryFinding("memory-expired"));
  return REFUSED.includes(error2.status) ? nothingLeft() : unreadable(error2.message);
}
function nothingLeft(...notes) {
  return { memory: NO_MEMORY, notes };
}
function unreadable(reason) {
  return nothingLeft(memoryFinding("memory-unreadable", { reason }));
}
function isOfPullRequest({ pullRequest, event, defaultBranch }, artifact) {
  const { head = null, fork = false } = pullRequest ?? {};
  const branch = head?.slice(head.indexOf(":") + 1);
  if (event === "workflow_run") return artifact.ofThisRepository && artifact.branch === defaultBranch;
  return artifact.ofThisRepository === !fork && (branch === void 0 || artifact.branch === branch);
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
  const { policy } = pathsInRepository({ ...inputs, root });
  const context = await withTrustedBase(client, await withPullRequest(client, setting.context), policy);
  const request = gateRequest({ inputs, context, out }, client);
  const { mistakes } = inputs;
  const deciding = mistakes.length === 0 ? runGate(request) : refuseRun(request, mistakes);
  if (inputs.upload) loadUploads().catch(() => {
  });
  const outcome = await deciding;
  await new Promise((resolve) => setImmediate(resolve));
  if (isBroken) return BROKEN;
  decide(outcome.decision.exit_code);
  const { bundle, report, evidence, redact } = outcome;
  const { includeOutput, junit } = inputs;
  const file = junit === void 0 ? void 0 : { file: junit, root };
  const announcement = { runUrl: context.run.url, bundle, report, evidence, includeOutput, junit: file, redact };
  await announce(outcome.decision, announcement, env);
  await publish({ ...outcome, inputs, context, client, budgetMs }, env);
  return outcome.decision.exit_code;
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
function gateRequest(setting, client) {
  const { inputs, context, out } = setting;
  const { run, headSha } = context;
  const workspace = { root, isSharded: inputs.shards !== void 0 };
  return {
    ...inputs,
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
    findEvidence: findRunEvidence(client, context, workspace),
    findMemory: findPullMemory(client, context),
    findCommit: findCommits(context, workspace),
    findSuite: () => suiteOfBase(client, context, pathsInRepository({ ...inputs, root }).policy)
  };
}
function baselineFinder({ inputs, context }, client) {
  const { results, baseline, baselineFile, baselineWorkflows, onBaselineError, select } = inputs;
  const source = readBaselineSource(baseline);
  const own = context.run.workflow === null ? [] : [context.run.workflow];
  const search = {
    context,
    workflows: baselineWorkflows.length > 0 ? baselineWorkflows : own,
    source: source ?? { kind: "ancestors" },
    file: baselineFile === void 0 ? null : pathInRepository(baselineFile, root),
    onError: onBaselineError,
    places: pathsInRepository({ ...inputs, root }),
    root
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
