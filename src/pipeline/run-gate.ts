import type { Decision, RunOrigin } from '../../schemas/types/decision.ts';
import { dotted } from '../contract/json.ts';
import { type Problem, UserError, valueOr } from '../errors.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { type FindingData, render } from '../gating/messages/catalogue.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { type Config, type ConfigOptions, loadConfig, loadMappingAndPolicy } from '../io/config.ts';
import { findResultFiles } from '../io/find-files.ts';
import { withProgress } from '../io/reading-progress.ts';
import { findShardedFiles } from '../io/shards.ts';
import { readShipped } from '../io/shipped.ts';
import { readToday } from '../io/time.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { Selection } from '../suite/select-trials.ts';
import { type FindBaseline, withoutSecrets } from './baseline-answer.ts';
import { explainFlips } from './compared-trials.ts';
import { decideByConfigs } from './decide-by-configs.ts';
import { finishBundle } from './finish-bundle.ts';
import type { JudgeAccess } from './judge-votes.ts';
import { startJudge } from './judging.ts';
import { measureCandidate } from './measure.ts';
import { measureConfirm } from './measure-confirm.ts';
import { redactingPolicies, redactionOf, refuseSecretNames } from './redacting.ts';
import { checkRubrics } from './rubric-checks.ts';
import type { FindEarlier } from './run-files.ts';

/** One run of the gate, in a terminal or on a runner. */
export interface GateRequest extends ConfigOptions, JudgeAccess {
  readonly results: readonly string[];
  /** Patterns for results of a confirm run; they may match no file yet. */
  readonly confirmResults?: readonly string[] | undefined;
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
  /** Whether to run the rubrics' cases and lint the rubrics even if no policy requires it. */
  readonly rubricTests?: boolean | undefined;
  /** Finds the trials of earlier attempts of the run; absent if a run is never repeated. */
  readonly findEarlier?: FindEarlier | undefined;
  /** Finds the suite name of a run that is refused before a config is chosen; absent if the run's own policy gives it. */
  readonly findSuite?: (() => Promise<string | null>) | undefined;
}

/** The decision, and the folder of the bundle; null if none was written. */
export interface GateOutcome {
  readonly decision: Decision;
  readonly bundle: string | null;
  /** Returns the text without secrets. */
  redact(text: string): string;
}

/** Measures, compares and decides. A user's mistake becomes the decision `invalid`; a bug is thrown. */
export async function runGate(request: GateRequest): Promise<GateOutcome> {
  let head: Config | null = null;
  try {
    head = loadConfig(request);
    return await judge(request, head);
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
  return { decision, bundle: null, redact: startRedaction(rules).text };
}

async function judge(request: GateRequest, head: Config): Promise<GateOutcome> {
  const { origin, time } = request;
  const today = readToday(request.env, request.notBefore);
  const files = withProgress(findShardedFiles(request.results, request.shards, request.root), request.announce);
  const asking = await startJudge(request);
  const found = await request.findBaseline(head, asking.askOfMain);
  const policies = redactingPolicies(found.configs);
  const { rules: redaction, notes } = redactionOf(policies, request);
  refuseSecretNames(found.configs, redaction);
  const evidence = keepsEvidence(policies);
  const earlier = await request.findEarlier?.(found.configs, redaction);
  const { ask } = asking;
  const run = { files, select: request.select, out: request.out, evidence, redaction, earlier, ask };
  const measured = await measureCandidate(run, found.configs);
  const { isReadByHead } = measured;
  const fresh = findResultFiles(request.confirmResults ?? [], request.root, null);
  const again = { ...run, files: fresh, earlier: earlier?.confirm ?? null, isReadByHead };
  const candidate = { ...measured, ...(await measureConfirm(again, found.configs)) };
  const blank = (candidate.unmatched ?? []).map((path): FindingData => {
    return { code: 'redaction-unmatched', effect: 'warn', path };
  });
  const { root, rubricTests: isAsked = false } = request;
  const checked = checkRubrics(head, found.configs, { root, today, isAsked, casesOfBase: found.cases ?? new Map() });
  const idle = readShipped('mappings', request.mapping ?? '') ? [] : idleSelectors(head);
  const main = withoutSecrets(found, redaction);
  const said = [
    ...main.notes,
    ...notes,
    ...blank,
    ...idle,
    ...checked,
    ...(candidate.pooled?.notes ?? []),
    ...asking.notes(found.configs),
  ];
  const answer = { ...main, notes: said.map(render) };
  try {
    const decided = decideByConfigs({ origin, today }, candidate, answer);
    const { trials } = candidate;
    const newest = answer.runs[0]?.trials;
    // Main's trials are read with today's redaction.
    const compared = { main: newest ? { ...newest, redaction } : null, rubrics: answer.configs.base.rubrics };
    const { decision, mainTrials } =
      evidence && trials !== undefined
        ? explainFlips(decided, { ...compared, candidate: trials })
        : { decision: decided, mainTrials: [] };
    const { bundle } = candidate;
    if (bundle !== null)
      finishBundle(bundle, {
        origin,
        time,
        today,
        candidate,
        answer,
        decision,
        mainTrials,
        redaction,
        keepsEvidence: evidence,
      });
    return { decision, bundle: request.out ?? null, redact: startRedaction(redaction).text };
  } catch (error) {
    candidate.bundle?.discard();
    throw error;
  }
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
    return { code: 'selector-finds-nothing', effect: 'warn', part, selector: text };
  });
}
