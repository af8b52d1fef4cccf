import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import type { TrialResult } from '../../schemas/types/result.ts';
import type { BundleCheck, CheckStep, Difference } from '../../schemas/types/verify.ts';
import { canonicalJson } from '../contract/hash.ts';
import { jsonDifferences } from '../contract/json-differences.ts';
import { describeProblems, UserError, unlessMistaken } from '../errors.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { type CheckedGate, checkGate, textsOf } from '../io/bundle/bundled-config.ts';
import { EVIDENCE_FILE, MANIFEST_FILE, RESULTS_FILE, rubricIdentities } from '../io/bundle/format.ts';
import { type Bundle, type BundleFiles, evidenceOf, historyOfBundle, openBundle } from '../io/bundle/read.ts';
import type { BundleWriter } from '../io/bundle/write.ts';
import { compileConfig } from '../io/config.ts';
import { jsonLines } from '../io/files.ts';
import type { BaselineRun } from '../pipeline/baseline-answer.ts';
import { type Configs, scoreAlike } from '../pipeline/configs.ts';
import { decideByConfigs } from '../pipeline/decide-by-configs.ts';
import { commentText, reportText } from '../pipeline/finish-bundle.ts';
import { type MeasuredCandidate, measureRun, withRedacted } from '../pipeline/measure.ts';
import { redactingPolicies } from '../pipeline/redacting.ts';
import { safeJson } from '../reporting/json.ts';
import { skippedStep, stepOf } from '../reporting/verify.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { parseRecord } from '../suite/reading/json.ts';
import { NOTHING_MORE } from '../suite/redaction/redaction.ts';
import type { Command } from './command.ts';
import { checkBundle, checkOf, verifyBundle } from './verify.ts';

/** `agent-gate replay`. */
export const replay: Command = checkBundle(replayBundle);

/**
 * Verifies a bundle, scores its trials again with its own rubrics, decides again, and compares every file byte for byte.
 * @throws UserError when it is no bundle
 */
export function replayBundle(files: BundleFiles, version: string): BundleCheck {
  const verified = verifyBundle(files, version);
  const bundle = openBundle(files.label, files.read);
  if (!verified.same) return verified;
  return checkOf(files, bundle.manifest, version, [...verified.steps, ...replaySteps(bundle)]);
}

function replaySteps(bundle: Bundle): readonly CheckStep[] {
  if (!bundle.has('gate.json')) return [withoutGate()];
  const basis = readBasis(bundle);
  if (basis instanceof UserError) return [unreadableStep(bundle, basis)];
  const { configs } = basis;
  const scored = scoreAgain(bundle, configs);
  const decided = decideAgain(bundle, { ...basis, scored });
  return [
    rubricsStep(bundle, configs),
    ...(scored === null ? withoutEvidence(bundle, configs) : scoredSteps(bundle, scored)),
    textStep('decision', 'decision.json', { bundle, again: safeJson(decided) }),
    commentStep(bundle, decided),
  ];
}

interface Basis {
  readonly gate: CheckedGate;
  readonly configs: Configs;
}

function readBasis(bundle: Bundle): Basis | UserError {
  return unlessMistaken(
    () => {
      const gate = checkGate(bundle.json('gate.json'), `${bundle.label}/gate.json`);
      return { gate, configs: configsOf(bundle, gate) };
    },
    (mistake) => mistake,
  );
}

function unreadableStep({ label }: Bundle, error: UserError): CheckStep {
  const expected = 'rubrics and a gate.json that this version reads';
  return stepOf('rubrics', RUBRICS, [{ file: label, expected, found: describeProblems(error) }]);
}

function withoutGate(): CheckStep {
  const missing = { file: 'gate.json', expected: 'the basis of the decision', found: 'no such file' };
  return stepOf('decision', 'decision.json, decided again', [missing]);
}

const RUBRICS = 'the rubrics of the bundle against those of the manifest';
const RESULTS = 'the result tree of every trial, scored again';
const EVIDENCE_FILES = [EVIDENCE_FILE, RESULTS_FILE];
const NO_EVIDENCE = 're-scoring is unavailable: the bundle keeps no evidence';

function scoredSteps(bundle: Bundle, scored: Rescored): readonly CheckStep[] {
  const report = textStep('report', 'report.json', { bundle, again: reportText(scored) });
  return [stepOf('results', RESULTS, scored.differences), report];
}

/** Evidence may be missing only where the policy drops it. */
function withoutEvidence(bundle: Bundle, configs: Configs): readonly CheckStep[] {
  const isDropped = !keepsEvidence(redactingPolicies(configs));
  const why = isDropped ? `${NO_EVIDENCE} (\`evidence: drop\`)` : NO_EVIDENCE;
  const expected = 'evidence: no policy of the bundle says `evidence: drop`';
  const gone = EVIDENCE_FILES.filter((file) => !bundle.has(file));
  const taken = gone.map((file) => ({ file, expected, found: 'no such file' }));
  return [isDropped ? skippedStep('results', why) : stepOf('results', RESULTS, taken), skippedStep('report', why)];
}

function configsOf(bundle: Bundle, { config, head }: CheckedGate): Configs {
  return {
    base: compileConfig(textsOf(config, bundle.bytes)),
    head: head && compileConfig(textsOf(head.config, bundle.bytes)),
    decidedBy: config.label,
  };
}

function rubricsStep({ manifest }: Bundle, { base }: Configs): CheckStep {
  const differences = jsonDifferences(manifest.rubrics, rubricIdentities(base.rubrics));
  return stepOf(
    'rubrics',
    RUBRICS,
    differences.map((one) => ({ file: MANIFEST_FILE, ...one })),
  );
}

function scoreAgain(bundle: Bundle, { base }: Configs): Rescored | null {
  return bundle.has(EVIDENCE_FILE) ? rescore(bundle, base.rubrics) : null;
}

interface Stored extends Basis {
  readonly scored: Rescored | null;
}

function decideAgain(bundle: Bundle, { gate, configs, scored }: Stored): Decision {
  const [, ...history] = historyOfBundle(bundle);
  const report = scored?.report ?? (bundle.json('report.json') as Report);
  const candidate: MeasuredCandidate = {
    report,
    head: headReport(bundle, { gate, configs, scored }) ?? report,
    isReadByHead: gate.read_by_head,
    bundle: null,
  };
  const measured = (run: CheckedGate['baselines'][number]): BaselineRun => ({ ...run, history, notes: [] });
  const { waivers, labels, notes, newest, relaxed = [], today, drift_reference: driftReference } = gate;
  return decideByConfigs({ origin: bundle.manifest.origin, today }, candidate, {
    configs,
    runs: gate.baselines.map(measured),
    newest: newest && measured(newest),
    relaxed,
    waivers,
    labels,
    notes,
    driftReference,
  });
}

/** Scored again where both configs read the evidence alike; else what the run itself has measured. */
function headReport(bundle: Bundle, { gate, configs: { base, head }, scored }: Stored): Report | null {
  const stored = gate.head?.report ?? null;
  if (head === null || scored === null || head.mapping?.hash !== base.mapping?.hash) return stored;
  return scoreAlike(base, head) ? scored.report : measureAgain(bundle, head.rubrics);
}

interface Text {
  readonly bundle: Bundle;
  readonly again: string;
}

function textStep(step: 'report' | 'decision', file: string, { bundle, again }: Text): CheckStep {
  const stored = new TextDecoder().decode(bundle.bytes(file));
  const what = `${file}, ${step === 'report' ? 'measured' : 'decided'} again, byte for byte`;
  if (stored === again) return stepOf(step, what, []);
  const differences = jsonDifferences(parseRecord(stored, { file }), JSON.parse(again));
  const isLayout = differences.length === 0;
  const layout = [{ file, expected: 'the same bytes', found: 'the same values in another layout' }];
  return stepOf(step, what, isLayout ? layout : differences.map((one) => ({ file, ...one })));
}

function commentStep(bundle: Bundle, decision: Decision): CheckStep {
  const again = commentText(decision);
  const stored = new TextDecoder().decode(bundle.bytes('comment.md'));
  return stepOf('comment', 'comment.md, written again, byte for byte', lineDifferences(stored, again));
}

function lineDifferences(stored: string, again: string): readonly Difference[] {
  const [before, after] = [stored.split('\n'), again.split('\n')];
  const longer = before.length >= after.length ? before : after;
  return longer.flatMap((_, index): readonly Difference[] => {
    const [expected, found] = [before[index], after[index]];
    if (expected === found) return [];
    const shownLine = (line: string | undefined): string => (line === undefined ? 'nothing' : canonicalJson(line));
    return [{ file: 'comment.md', place: `line ${index + 1}`, expected: shownLine(expected), found: shownLine(found) }];
  });
}

/** The evidence of a bundle, scored again. */
interface Rescored {
  readonly report: Report;
  /** Between the stored result trees and the new ones, in the order of the trials. */
  readonly differences: readonly Difference[];
}

/** Trees that are compared in detail. */
const MOST = 1000;

/**
 * Scores the evidence of a bundle again and compares every result tree with the stored one, byte for byte.
 * @throws UserError when the evidence is damaged
 */
function rescore(bundle: Bundle, rubrics: readonly Rubric[]): Rescored {
  const differences: Difference[] = [];
  const stored = jsonLines(bundle.bytes(RESULTS_FILE));
  const report = measureAgain(bundle, rubrics, {
    add: (_, result) => {
      const line = stored.next();
      const found = line.done ? [missing(result)] : treeDifferences(line.value.text, result);
      if (differences.length < MOST) differences.push(...found);
    },
  });
  for (const { text } of stored) differences.push(surplus(text));
  return { report, differences };
}

/**
 * The report of a bundle's evidence under these rubrics; how its results were read stays as the run recorded it.
 * @throws UserError when the evidence is damaged
 */
function measureAgain(bundle: Bundle, rubrics: readonly Rubric[], trees?: Pick<BundleWriter, 'add'>): Report {
  const stored = bundle.json('report.json') as Report;
  const readBy = stored.read_by;
  const run = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction: NOTHING_MORE, readBy };
  return withRedacted(measureRun(run, rubrics, trees), stored);
}

function treeDifferences(stored: string, result: TrialResult): readonly Difference[] {
  if (stored === JSON.stringify(result)) return [];
  const found = jsonDifferences(JSON.parse(stored), result);
  if (found.length === 0)
    return [{ file: RESULTS_FILE, place: nameOf(result), expected: 'canonical JSON', found: 'another layout' }];
  return found.map(({ place, ...values }) => ({ file: RESULTS_FILE, place: `${nameOf(result)}: ${place}`, ...values }));
}

function nameOf({ scenario, trial }: Pick<TrialResult, 'scenario' | 'trial'>): string {
  return `scenario ${scenario}, trial ${trial}`;
}

function missing(result: TrialResult): Difference {
  return { file: RESULTS_FILE, place: nameOf(result), expected: 'nothing', found: 'a result tree' };
}

function surplus(stored: string): Difference {
  return {
    file: RESULTS_FILE,
    place: nameOf(JSON.parse(stored) as TrialResult),
    expected: 'a result tree',
    found: 'nothing',
  };
}
