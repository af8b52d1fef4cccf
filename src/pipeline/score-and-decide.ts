import type { Decision } from '../../schemas/types/decision.ts';
import type { RunEvidence } from '../../schemas/types/gate.ts';
import { dotted, mapTexts } from '../contract/json.ts';
import { render } from '../gating/findings/catalogue.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { readingFinding } from '../gating/findings/reading.ts';
import type { BundleDraft } from '../io/bundle/write.ts';
import type { Config } from '../io/config.ts';
import { NOTHING_MORE, startRedaction } from '../suite/redaction/redaction.ts';
import { type BaselineAnswer, withoutSecrets } from './baseline/answer.ts';
import { lostInParent } from './baseline/parent-pull-request.ts';
import { explainFlips } from './compared-trials.ts';
import { type DecidedAt, decideByConfigs } from './decide-by-configs.ts';
import type { EarlierAttempts } from './earlier-attempts.ts';
import type { Judge } from './judging.ts';
import { checkRubrics, type ReadCases } from './rubric-checks.ts';
import { completeEvidence } from './run-evidence.ts';
import type { UnreadRun } from './run-files.ts';
import { scoreCandidate } from './score-candidate.ts';
import { type AgainFile, type ConfirmedCandidate, scoreFresh } from './score-fresh.ts';

/** What is fixed before the first trial is scored. What follows reads only these files, so it also runs in a browser. */
export interface PreparedRun extends UnreadRun, Pick<DecidedAt, 'origin' | 'today' | 'evidence'> {
  readonly head: Config;
  /** Time of the commit or the start of the run, ISO 8601 in UTC; undefined if neither is known. */
  readonly time?: string | undefined;
  readonly fresh: readonly AgainFile[];
  readonly control: readonly AgainFile[];
  readonly judge: Pick<Judge, 'ask' | 'notes'>;
  readonly readCases: ReadCases;
  /** The runs to compare with and the configs, as found: may hold secrets. */
  readonly baseline: BaselineAnswer;
  readonly readingNotes: readonly FindingData[];
  readonly memoryNotes: readonly FindingData[];
  readonly keepsTrials: boolean;
  readonly earlier: EarlierAttempts | undefined;
}

/** Scores the run and its fresh trials by both configs; the draft gets the trials. @throws UserError with all problems of the files */
export async function scoreTrials(run: PreparedRun, draft: Pick<BundleDraft, 'start'>): Promise<ConfirmedCandidate> {
  const { files, select, baseline, redaction, earlier, judge, fresh, control } = run;
  const read = { select, redaction, ask: judge.ask };
  const measured = await scoreCandidate({ ...read, files, earlier }, baseline.configs, draft);
  const again = { fresh, control, earlier: earlier?.confirm ?? null };
  const attempt = earlier?.attempt ?? 1;
  return { ...measured, ...(await scoreFresh({ ...read, ...again, attempt, measured }, baseline.configs)) };
}

export interface DecidedRun {
  readonly decision: Decision;
  /** The runs to compare with, without secrets, and all findings that were known before the decision. */
  readonly answer: BaselineAnswer;
  readonly evidence: RunEvidence;
  /** Main's trials of the flipped scenarios, as lines of evidence. */
  readonly mainTrials: readonly string[];
}

/** Decides, and if the trials are kept, explains the broken and fixed scenarios by their trials. */
export function decideRun(run: PreparedRun, candidate: ConfirmedCandidate): DecidedRun {
  const { origin, today, time = today, redaction, keepsTrials } = run;
  const clean = withoutSecrets(run.baseline, redaction);
  const answer = { ...clean, notes: [...clean.notes, ...collectNotes(run, candidate)].map(render) };
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets: redaction.secrets });
  const known = mapTexts(run.evidence, redact) as RunEvidence;
  const decision = decideByConfigs({ origin, time, today, evidence: known }, candidate, answer);
  const evidence = completeEvidence(known, run.files.length, candidate, answer, decision);
  if (!keepsTrials || candidate.trialsOf === undefined) return { decision, answer, evidence, mainTrials: [] };
  const trialsOfMain = answer.runs[0]?.trials;
  const compared = {
    // Main's trials are read with today's redaction.
    main: trialsOfMain === undefined ? null : { ...trialsOfMain, redaction },
    candidate: candidate.trialsOf,
    config: answer.configs.base,
  };
  return { answer, evidence, ...explainFlips(decision, compared) };
}

/** The findings about the run itself, in the order in which the report lists them. */
function collectNotes(run: PreparedRun, candidate: ConfirmedCandidate): readonly FindingData[] {
  const { head, today, judge, readCases, readingNotes, memoryNotes } = run;
  const { configs, runs, parent = null } = run.baseline;
  const unmatched = (candidate.unmatched ?? []).map((path) => {
    return readingFinding('redaction-unmatched', { path });
  });
  const idle = head.texts.mapping?.shipped ? [] : idleSelectors(head);
  return [
    ...readingNotes,
    ...unmatched,
    ...idle,
    ...(runs.length === 0 ? unverifiedMapping(head) : []),
    ...checkRubrics(head, configs, { readCases, today }),
    ...(candidate.pooled?.notes ?? []),
    ...lostInParent(parent, candidate.report),
    ...memoryNotes,
    ...judge.notes(configs),
  ];
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
