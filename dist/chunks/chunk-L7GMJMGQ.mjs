import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  baselineOf,
  bundlesOf,
  downloadArtifact,
  isAsUploaded,
  listAt,
  listJobs,
  listOfRun,
  numberAt,
  redactionHash,
  textAt
} from "./chunk-6D2FSLLG.mjs";
import {
  CONFIRM_FILE,
  CONTROL_FILE,
  EVIDENCE_FILE,
  MANIFEST_FILE,
  evidenceOf,
  openBundleZip
} from "./chunk-QBECHYSX.mjs";
import {
  safeJson
} from "./chunk-UKS3KXQ4.mjs";
import {
  ApiError,
  givenOr
} from "./chunk-RGM55VTE.mjs";
import {
  bytesIfThere,
  criterionName,
  writeAnew
} from "./chunk-UYZXBXLB.mjs";
import {
  describeProblems,
  sha256Of,
  unlessMistaken
} from "./chunk-LVZUN4CE.mjs";
import {
  must,
  sortedUnion
} from "./chunk-AIUQFRYD.mjs";

// src/pipeline/earlier-attempts.ts
function findEarlierAttempts(client, context) {
  return async ({ base: { policy, mapping } }, redaction) => {
    const { attempt } = context.run;
    const nothing = { attempt, trials: null, left: [], failed: [], confirm: null };
    if (context.publishesBaseline || attempt === 1) return nothing;
    const earlier = earlierThan(attempt);
    const why = "there is no token to ask for it with";
    if (client === null)
      return { ...nothing, left: earlier.map((number) => ({ attempt: number, why })), failed: earlier };
    const { suite } = policy;
    const wanted = { context, suite, mapping: mapping?.hash ?? null, redaction: redactionHash(redaction) };
    return client.spare(async () => {
      const [{ undecided, ...newest }, failed] = await Promise.all([
        searchTrials(client, wanted),
        failedAttempts(client, context)
      ]);
      return { attempt, ...newest, failed: failed.filter((number) => !undecided.includes(number)) };
    });
  };
}
function earlierThan(attempt) {
  return Array.from({ length: attempt - 1 }, (_, index) => index + 1);
}
async function searchTrials(client, wanted) {
  const left = [];
  const undecided = [];
  const newestFirst = earlierThan(wanted.context.run.attempt).toReversed();
  try {
    const artifacts = await listOfRun(client, wanted.context);
    for (const attempt of newestFirst) {
      const tried = await tryAttempt(client, wanted, attempt, artifacts);
      if (!("why" in tried)) return { ...tried, left, undecided };
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
async function failedAttempts(client, context) {
  if (context.event === "workflow_run") return [];
  const { attempt } = context.run;
  const earlier = earlierThan(attempt);
  return givenOr(earlier, async () => {
    const jobsOf = (number) => listJobs(client, context, number);
    const [jobs, ...earlierJobs] = await Promise.all([attempt, ...earlier].map(jobsOf));
    const running = must(jobs, "the list of jobs").filter((job2) => textAt(job2, "runner_name") === context.run.runner);
    const job = running.length === 1 ? running[0] : void 0;
    return earlier.filter((_, index) => hasFailed(must(earlierJobs[index], "the list of jobs"), job));
  });
}
function hasFailed(jobs, current) {
  const same = current === void 0 ? jobs : jobs.filter((job) => textAt(job, "name") === textAt(current, "name"));
  const running = listAt(current, "steps").find((step) => textAt(step, "status") === "in_progress");
  const from = numberAt(running, "number") ?? 0;
  const isOver = (job) => {
    const failed = listAt(job, "steps").filter((step) => textAt(step, "conclusion") === "failure");
    return failed.length > 0 && failed.every((step) => (numberAt(step, "number") ?? from) < from);
  };
  const isRed = (job) => [null, "failure", "timed_out"].includes(textAt(job, "conclusion")) && !isOver(job);
  return same.length === 0 || same.some(isRed);
}
async function tryAttempt(client, wanted, attempt, artifacts) {
  const { context, suite } = wanted;
  const { repository, run, headSha } = context;
  const jobs = bundlesOf(artifacts, { ...context, run: { ...run, attempt } }, suite);
  const [artifact] = jobs;
  if (artifact === void 0) return unfit("it kept no bundle");
  if (jobs.length > 1)
    return unfit(`${jobs.length} of its jobs judged this suite, so which bundle is this job's is unknown`);
  if (artifact.runId !== run.id || artifact.sha !== headSha) return unfit("its bundle belongs to another commit");
  if (artifact.expired) return unfit("its bundle has expired");
  const archive = await downloadArtifact(client, repository, artifact);
  if (!isAsUploaded(artifact, archive)) return unfit("its bundle is not the one that was uploaded: the digests differ");
  return unlessMistaken(
    () => trialsOf(openBundleZip(`attempt ${attempt}`, archive), wanted, attempt),
    (mistake) => unfit(`its bundle cannot be read: ${describeProblems(mistake)}`)
  );
}
function trialsOf(bundle, { context, suite, mapping, redaction }, attempt) {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return unfit("its bundle is of another run or commit");
  if (manifest.suite !== suite) return unfit("its bundle is of another suite");
  const decision = bundle.json("decision.json");
  if (decision.decision === "invalid") return { why: "it was invalid", isUndecided: true };
  if (baselineOf(decision) === "unfit") return { why: "too many of its trials have no verdict", isUndecided: true };
  if (!bundle.has(EVIDENCE_FILE)) return unfit("it kept no trials");
  if ((manifest.mapping?.hash ?? null) !== mapping) return unfit("its results were read by another mapping");
  if (manifest.redaction !== redaction) return unfit("its trials were redacted otherwise");
  const { redacted } = bundle.json("report.json");
  const trials = { file: evidenceOf(bundle), attempt, attempts: manifest.attempts ?? null, redacted };
  return { trials, confirm: confirmOf(bundle) };
}
function confirmOf(bundle) {
  const { confirm, confirmed } = bundle.json("decision.json");
  const asked = sortedUnion(
    confirm?.scenarios ?? [],
    confirmed.map(({ scenario }) => scenario)
  );
  const gate = bundle.json("gate.json");
  const keptIn = (file, isControl) => {
    const trials = gate.confirm?.trials.filter(({ control: control2 = false }) => control2 === isControl) ?? [];
    return bundle.has(file) ? { file: evidenceOf(bundle, file), trials } : null;
  };
  const [fresh, control] = [keptIn(CONFIRM_FILE, false), keptIn(CONTROL_FILE, true)];
  if (asked.length === 0 && fresh === null && control === null) return null;
  return { fresh, control, asked: asked.length === 0 ? null : asked, sha: gate.evidence?.control?.sha };
}
function unfit(why) {
  return { why };
}

// src/io/bundle/predicate.ts
import { dirname, join } from "node:path";
var PREDICATE_FILE = "decision-predicate.json";
function writePredicate(bundle, decision, evidence) {
  const [file, folder] = [join(dirname(bundle), PREDICATE_FILE), dirname(bundle)];
  const manifest = must(bytesIfThere(join(bundle, MANIFEST_FILE), folder), "the manifest of a bundle");
  writeAnew({ file, text: safeJson(predicateOf(manifest, decision, evidence)) }, folder);
  return file;
}
function predicateOf(manifest, decision, evidence) {
  const { tool } = JSON.parse(new TextDecoder().decode(manifest));
  const { suite, candidate, metrics, criteria, scenarios, trials, baselines, compared } = decision;
  return {
    schema: 1,
    bundle: sha256Of(manifest),
    tool,
    suite,
    decision: decision.decision,
    exit_code: decision.exit_code,
    commit: candidate.sha ?? null,
    ...evidence.base === void 0 ? {} : { base_branch: evidence.base.branch },
    ...evidence.config === void 0 ? {} : { config: evidence.config },
    rates: [
      ...metrics.map(({ name, tier, candidate: value, threshold, tolerance, candidate_trials: { total } }) => {
        return { name, tier, value, threshold, tolerance, trials: total };
      }),
      ...criteria.map(({ rubric, key, tier, candidate: count, score, by_score, threshold, tolerance }) => {
        const { passed = 0, total = 0 } = count ?? {};
        const rate = total === 0 ? null : passed / total;
        const value = by_score ? score?.candidate ?? null : rate;
        return { name: criterionName(rubric, key), tier, value, threshold, tolerance, trials: total };
      })
    ],
    n: {
      ...{ scenarios: scenarios.total, paired: scenarios.paired },
      ...{ trials: trials.scored, main_runs: baselines.length }
    },
    rubrics: compared.candidate?.rubrics ?? [],
    evidence
  };
}

export {
  findEarlierAttempts,
  confirmOf,
  PREDICATE_FILE,
  writePredicate,
  predicateOf
};
