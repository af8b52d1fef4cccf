import type { Decision, RunOrigin } from '../../schemas/types/decision.ts';
import type { RunEvidence } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { dotted, mapTexts } from '../contract/json.ts';
import { type Problem, UserError, valueOr } from '../errors.ts';
import { render } from '../gating/findings/catalogue.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { readingFinding } from '../gating/findings/reading.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { type BundleDraft, draftBundle } from '../io/bundle/write.ts';
import { type Config, type ConfigOptions, loadConfig, loadMappingAndPolicy } from '../io/config.ts';
import { withProgress } from '../io/reading-progress.ts';
import { findRoundFiles, findShardedFiles } from '../io/shards.ts';
import { readShipped } from '../io/shipped.ts';
import { readToday } from '../io/time.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { NOTHING_MORE, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import type { Selection } from '../suite/select-trials.ts';
import { type BaselineAnswer, type FindBaseline, withoutSecrets } from './baseline/answer.ts';
import { lostInParent } from './baseline/parent-pull-request.ts';
import { explainFlips } from './compared-trials.ts';
import { decideByConfigs } from './decide-by-configs.ts';
import type { EarlierAttempts, FindEarlier } from './earlier-attempts.ts';
import { finishBundle } from './finish-bundle.ts';
import type { JudgeAccess } from './judge-votes.ts';
import { type Judge, startJudge } from './judging.ts';
import type { FindMemory } from './pull-memory.ts';
import { redactingPolicies, redactionOf, refuseSecretNames } from './redacting.ts';
import { checkRubrics } from './rubric-checks.ts';
import { completeEvidence, type FindCommit, type FindEvidence } from './run-evidence.ts';
import { scoreCandidate } from './score-candidate.ts';
import { type ConfirmedCandidate, scoreFresh } from './score-fresh.ts';

/** One run of the gate, in a terminal or on a runner. */
export interface GateRequest extends ConfigOptions, JudgeAccess {
  readonly results: readonly string[];
  /** Patterns for results of a confirm run; they may match no file yet. */
  readonly confirmResults?: readonly string[] | undefined;
  /** The same for its control trials. */
  readonly controlResults?: readonly string[] | undefined;
  /** Values of `{shard}` in `results`; undefined for a run without shards. */
  readonly shards?: readonly string[] | undefined;
  readonly select: readonly Selection[];
  /** Folder for the bundle; undefined to write none. */
  readonly out?: string | undefined;
  readonly origin: RunOrigin;
  /** Time of the commit or the start of the run, ISO 8601 in UTC; undefined if neither is known. */
  readonly time?: string | undefined;
  /** A time during the run, ISO 8601 in UTC: the day of the decision is not before it; undefined if unknown. */
  readonly notBefore?: string | undefined;
  /** Values that are always secret, such as the token. */
  readonly secrets?: readonly string[] | undefined;
  /** Environment with `SOURCE_DATE_EPOCH`, the secrets that a policy names, and the address and key of a judge. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly findBaseline: FindBaseline;
  /** Finds the trials of earlier attempts of the run; absent if a run is never repeated. */
  readonly findEarlier?: FindEarlier | undefined;
  /** Finds what the runner and GitHub know of the run; absent in a terminal. */
  readonly findEvidence?: FindEvidence | undefined;
  /** Finds what earlier pushes of the pull request left; absent in a terminal. */
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
  /** What the run rests on, as far as it is known. */
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
    saveRun(run, { candidate, ...decided }, draft);
    const { decision, evidence } = decided;
    const { text: redact } = startRedaction(run.redaction);
    return { decision, report: candidate.report, bundle: request.out ?? null, evidence, redact };
  } finally {
    draft.discard();
  }
}

/** What is fixed before the first trial is scored. */
interface PreparedRun {
  readonly request: GateRequest;
  readonly head: Config;
  /** The day of the decision. */
  readonly today: string;
  readonly files: readonly ResultFile[];
  readonly judge: Judge;
  /** The runs to compare with and the configs, as found: may hold secrets. */
  readonly baseline: BaselineAnswer;
  readonly redaction: RedactionRules;
  /** Findings about secrets that cannot be redacted. */
  readonly redactionNotes: readonly FindingData[];
  /** Findings about the bundle of an earlier push. */
  readonly memoryNotes: readonly FindingData[];
  /** Whether the bundle keeps the trials. */
  readonly keepsTrials: boolean;
  readonly earlier: EarlierAttempts | undefined;
  /** What the runner and GitHub know of the run; empty in a terminal. */
  readonly evidence: RunEvidence;
}

/**
 * Opens the results, finds the baseline and with it the configs, and settles the redaction. Missing results are an error before any
 * request is sent.
 * @throws UserError for missing results, an unusable judge, and a secret in the name of a rubric
 */
async function prepareRun(request: GateRequest, head: Config): Promise<PreparedRun> {
  const today = readToday(request.env, request.notBefore);
  const files = withProgress(findShardedFiles(request.results, request.shards, request.root), request.announce);
  const judge = await startJudge(request);
  const baseline = await request.findBaseline(head, judge.askOfMain);
  const { configs } = baseline;
  const policies = redactingPolicies(configs);
  const { rules: redaction, notes: redactionNotes } = redactionOf(policies, request);
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
  const notes = { redactionNotes, memoryNotes };
  return { request, head, today, files, judge, baseline, redaction, ...notes, keepsTrials, earlier, evidence };
}

/** Scores the run and its fresh trials by both configs; the draft gets the trials. @throws UserError with all problems of the files */
async function scoreTrials(run: PreparedRun, draft: BundleDraft): Promise<ConfirmedCandidate> {
  const { request, files, baseline, redaction, earlier, judge } = run;
  const read = { select: request.select, redaction, ask: judge.ask };
  const measured = await scoreCandidate({ ...read, files, earlier }, baseline.configs, draft);
  const { confirmResults = [], controlResults = [], root, findCommit } = request;
  const control = findRoundFiles(controlResults, root).map((found) => ({ ...found, commit: findCommit?.(found.file) }));
  const again = { fresh: findRoundFiles(confirmResults, root), control, earlier: earlier?.confirm ?? null };
  const attempt = earlier?.attempt ?? 1;
  return { ...measured, ...(await scoreFresh({ ...read, ...again, attempt, measured }, baseline.configs)) };
}

/** The decision, and what it was made of. */
interface DecidedRun {
  readonly decision: Decision;
  /** The runs to compare with, without secrets, and all findings that were known before the decision. */
  readonly answer: BaselineAnswer;
  /** What the run rests on. */
  readonly evidence: RunEvidence;
  /** Main's trials of the flipped scenarios, as lines of evidence. */
  readonly mainTrials: readonly string[];
}

/** Decides, and if the trials are kept, explains the broken and fixed scenarios by their trials. */
function decideRun(run: PreparedRun, candidate: ConfirmedCandidate): DecidedRun {
  const { request, today, redaction, keepsTrials } = run;
  const clean = withoutSecrets(run.baseline, redaction);
  const answer = { ...clean, notes: [...clean.notes, ...collectNotes(run, candidate)].map(render) };
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets: redaction.secrets });
  const known = mapTexts(run.evidence, redact) as RunEvidence;
  const { origin, time = today } = request;
  const decision = decideByConfigs({ origin, time, today, evidence: known }, candidate, answer);
  const evidence = completeEvidence(known, run.files.length, candidate, answer, decision);
  if (!keepsTrials || candidate.trials === undefined) return { decision, answer, evidence, mainTrials: [] };
  const trialsOfMain = answer.runs[0]?.trials;
  const compared = {
    // Main's trials are read with today's redaction.
    main: trialsOfMain === undefined ? null : { ...trialsOfMain, redaction },
    candidate: candidate.trials,
    config: answer.configs.base,
  };
  return { answer, evidence, ...explainFlips(decision, compared) };
}

/** The findings about the run itself, in the order in which the report lists them. */
function collectNotes(run: PreparedRun, candidate: ConfirmedCandidate): readonly FindingData[] {
  const { request, head, today, judge, redactionNotes, memoryNotes } = run;
  const { configs, runs, parent = null } = run.baseline;
  const unmatched = (candidate.unmatched ?? []).map((path) => {
    return readingFinding('redaction-unmatched', { path });
  });
  const idle = readShipped('mappings', request.mapping ?? '') ? [] : idleSelectors(head);
  return [
    ...redactionNotes,
    ...unmatched,
    ...idle,
    ...(runs.length === 0 ? unverifiedMapping(head) : []),
    ...checkRubrics(head, configs, { root: request.root, today }),
    ...(candidate.pooled?.notes ?? []),
    ...lostInParent(parent, candidate.report),
    ...memoryNotes,
    ...judge.notes(configs),
  ];
}

/** Completes the bundle, if there is one. @throws UserError if it cannot be written */
function saveRun(
  run: PreparedRun,
  decided: DecidedRun & { readonly candidate: ConfirmedCandidate },
  draft: BundleDraft,
) {
  if (draft.writer === null) return;
  const { request, today, redaction, keepsTrials: keepsEvidence } = run;
  const { origin, time } = request;
  finishBundle(draft.writer, { origin, time, today, redaction, keepsEvidence, ...decided });
}

/** What the first run says of a shipped mapping that nobody has tried on a file of its tool. */
function unverifiedMapping({ mapping }: Config): readonly FindingData[] {
  return mapping?.isUnverified === true ? [readingFinding('mapping-unverified', { mapping: mapping.name })] : [];
}

/** Parts of a mapping that may find nothing in any record: alternatives, conditions, errors and amounts. */
const OPTIONAL = /\/first_of\/|^\/(?:error|usage|when|unfinished|trace\/(?:message|calls|results))\b/;

/** Findings for selectors of the head mapping that were applied and never found a value. */
function idleSelectors({ mapping }: Config): readonly FindingData[] {
  const idle = (mapping?.selectors ?? []).filter(
    ({ pointer, asked, found }) => asked > 0 && found === 0 && !OPTIONAL.test(pointer),
  );
  return idle.map(({ pointer, text }) => {
    const part = dotted(pointer.replace(/\/select$/, ''));
    return readingFinding('selector-finds-nothing', { part, selector: text });
  });
}
