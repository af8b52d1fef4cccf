import type { Decision, RunOrigin } from '../../schemas/types/decision.ts';
import type { RunEvidence } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { type Problem, UserError, valueOr } from '../errors.ts';
import { readingFinding } from '../gating/findings/reading.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { draftBundle } from '../io/bundle/write.ts';
import { type Config, type ConfigOptions, findOverlooked, loadConfig, loadMappingAndPolicy } from '../io/config.ts';
import type { Inputs } from '../io/github/inputs.ts';
import { withProgress } from '../io/reading-progress.ts';
import { readCases } from '../io/rubric-files.ts';
import { findRoundFiles, findShardedFiles } from '../io/shards.ts';
import { readToday } from '../io/time.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { FindBaseline } from './baseline/answer.ts';
import type { FindEarlier } from './earlier-attempts.ts';
import { finishBundle } from './finish-bundle.ts';
import type { JudgeAccess } from './judge-votes.ts';
import { startJudge } from './judging.ts';
import type { FindMemory } from './pull-memory.ts';
import { redactingPolicies, redactionOf, refuseSecretNames } from './redacting.ts';
import type { FindCommit, FindEvidence } from './run-evidence.ts';
import { decideRun, type PreparedRun, scoreTrials } from './score-and-decide.ts';

export interface GateRequest
  extends ConfigOptions,
    JudgeAccess,
    Pick<Inputs, 'results' | 'select'>,
    Partial<Pick<Inputs, 'confirmResults' | 'controlResults' | 'shards'>> {
  /** Folder for the bundle; undefined to write none. */
  readonly out?: string | undefined;
  readonly origin: RunOrigin;
  /** Time of the commit or the start of the run, ISO 8601 in UTC; undefined if neither is known. */
  readonly time?: string | undefined;
  /** A time during the run, ISO 8601 in UTC: the day of the decision is not before it; undefined if unknown. */
  readonly notBefore?: string | undefined;
  /** Environment with `SOURCE_DATE_EPOCH`, the secrets that a policy names, and the address and key of a judge. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly findBaseline: FindBaseline;
  /** Finds the trials of earlier attempts of the run; absent if a run is never repeated. */
  readonly findEarlier?: FindEarlier | undefined;
  /** Finds what the runner and GitHub know of the run; absent in a terminal. */
  readonly findEvidence?: FindEvidence | undefined;
  /** Finds what the newest run of an earlier push left; absent in a terminal. */
  readonly findMemory?: FindMemory | undefined;
  /** Finds the commit checked out where a results file is; absent in a terminal. */
  readonly findCommit?: FindCommit | undefined;
  /** Finds the suite name of a run that is refused before a config is chosen; absent if the run's own policy gives it. */
  readonly findSuite?: (() => Promise<string | null>) | undefined;
}

/** The decision, and the folder of the bundle; null if none was written. */
export interface GateOutcome {
  readonly decision: Decision;
  /** What was measured by the config that decided; null for a refused run. */
  readonly report: Report | null;
  readonly bundle: string | null;
  /** The config that decided; absent for a refused run. */
  readonly config?: Config;
  readonly evidence: RunEvidence;
  /** Returns the text without secrets. */
  redact(text: string): string;
}

/** Runs the gate: scores a run, compares it with the baseline, and decides. A user's mistake becomes the decision `invalid`; a bug is thrown. */
export async function runGate(request: GateRequest): Promise<GateOutcome> {
  let head: Config | null = null;
  try {
    head = loadConfig(request);
    return await gateRun(request, head);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // If only the rubrics are broken, the mapping and policy still give the suite and the redaction.
    return refuseRun(request, error.problems, head ?? valueOr(null, () => loadMappingAndPolicy(request)));
  }
}

/**
 * The decision on a run with mistakes.
 * @param head the head config, as far as it was read: gives the redaction, and the suite if main does not give it
 */
export async function refuseRun(
  request: GateRequest,
  problems: readonly Problem[],
  head: Config | null = null,
): Promise<GateOutcome> {
  const suite = (await request.findSuite?.()) ?? (head === null ? defaultPolicy.suite : head.policy.suite);
  const { rules } = redactionOf(head === null ? [] : [head.policy], request);
  const decision = invalidDecision({ suite, problems, candidateOrigin: request.origin });
  // Its comment must not replace that of another job either.
  const evidence = (await request.findEvidence?.(suite, [])) ?? {};
  return { decision, report: null, bundle: null, evidence, redact: startRedaction(rules).text };
}

/** One run of the gate in four steps. If a step fails, no unfinished bundle is left behind. */
async function gateRun(request: GateRequest, head: Config): Promise<GateOutcome> {
  const run = await prepareRun(request, head);
  const draft = draftBundle(request.out, run.keepsTrials);
  try {
    const candidate = await scoreTrials(run, draft);
    const decided = decideRun(run, candidate);
    if (draft.writer !== null) finishBundle(draft.writer, { ...run, candidate, ...decided });
    const { decision, evidence } = decided;
    const { text: redact } = startRedaction(run.redaction);
    const config = run.baseline.configs.base;
    return { decision, report: candidate.report, bundle: request.out ?? null, config, evidence, redact };
  } finally {
    draft.discard();
  }
}

/**
 * Opens the results, finds the baseline and with it the configs, and settles the redaction. Missing results are an error before any
 * request is sent.
 * @throws UserError for missing results, an unusable judge, and a secret in the name of a rubric
 */
async function prepareRun(request: GateRequest, head: Config): Promise<PreparedRun> {
  const today = readToday(request.env, request.notBefore);
  const { confirmResults = [], controlResults = [], root, findCommit } = request;
  const files = withProgress(findShardedFiles(request.results, request.shards, root), request.announce);
  const fresh = findRoundFiles(confirmResults, root);
  const control = findRoundFiles(controlResults, root).map((found) => ({ ...found, commit: findCommit?.(found.file) }));
  refuseShared([...files, ...[...fresh, ...control].map(({ file }) => file)], head);
  const judge = startJudge(request);
  const baseline = await request.findBaseline(head, judge.askOfMain);
  const { configs } = baseline;
  const policies = redactingPolicies(configs);
  const { rules: redaction, notes: redactionNotes } = redactionOf(policies, request);
  const names = findOverlooked(request);
  const configNotes = names.length === 0 ? [] : [readingFinding('config-not-read', { names })];
  refuseSecretNames(configs, redaction);
  const { suite } = configs.base.policy;
  const [earlier, facts, left] = await Promise.all([
    request.findEarlier?.(configs, redaction),
    request.findEvidence?.(suite, files),
    request.findMemory?.(suite),
  ]);
  const evidence = { ...facts, ...(left?.memory && { memory: left.memory }) };
  const memoryNotes = left?.notes ?? [];
  const keepsTrials = keepsEvidence(policies);
  return {
    head,
    today,
    files,
    judge,
    baseline,
    redaction,
    readingNotes: [...redactionNotes, ...configNotes],
    memoryNotes,
    keepsTrials,
    earlier,
    evidence,
    origin: request.origin,
    time: request.time,
    select: request.select,
    fresh,
    control,
    readCases: (rubric) => readCases(rubric, root),
  };
}

/** Refuses a file of two sides: a trial of the first look is no fresh one, and none of this commit is one of main's. @throws UserError */
function refuseShared(files: readonly ResultFile[], { mapping }: Config): void {
  const seen = new Set<string>();
  // Each side may name the files that its trials are joined with.
  const own = files.filter(({ file }) => mapping?.join?.reads(file) !== true);
  const shared = own.find(({ file }) => seen.size === seen.add(file).size);
  if (shared === undefined) return;
  const what = 'the file is named twice, among `results`, `confirm-results` and `control-results`';
  const fix = 'Write scenarios that run again into a folder that `results` does not reach';
  throw new UserError({ code: 'results-shared', what, where: { file: shared.file }, fix });
}
