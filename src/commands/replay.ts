import type { Decision } from '../../schemas/types/decision.ts';
import type { BundledConfig } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import type { TrialResult } from '../../schemas/types/result.ts';
import type { BundleCheck, CheckStep, Difference } from '../../schemas/types/verify.ts';
import { canonicalJson } from '../contract/hash.ts';
import { jsonDifferences } from '../contract/json.ts';
import { describeProblems, UserError, unlessMistaken } from '../errors.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { type CheckedGate, checkGate, textsOf } from '../io/bundle/bundled-config.ts';
import { EVIDENCE_FILE, MAIN_TRIALS_FILE, MANIFEST_FILE, RESULTS_FILE, rubricIdentities } from '../io/bundle/format.ts';
import { type Bundle, type BundleFiles, evidenceOf, historyOfBundle, openBundle } from '../io/bundle/read.ts';
import type { BundleWriter } from '../io/bundle/write.ts';
import { compileConfig } from '../io/config.ts';
import { jsonLines } from '../io/files.ts';
import type { BaselineRun } from '../pipeline/baseline-answer.ts';
import { explainFlips } from '../pipeline/compared-trials.ts';
import { type Configs, scoreAlike } from '../pipeline/configs.ts';
import { decideByConfigs } from '../pipeline/decide-by-configs.ts';
import { commentText, reportText } from '../pipeline/finish-bundle.ts';
import { measureRun, withRedacted } from '../pipeline/measure.ts';
import type { ConfirmedCandidate, MeasuredConfirm } from '../pipeline/measure-confirm.ts';
import { redactingPolicies } from '../pipeline/redacting.ts';
import type { RunFiles } from '../pipeline/run-files.ts';
import { safeJson } from '../reporting/json.ts';
import { skippedStep, stepOf } from '../reporting/verify.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { parseRecord } from '../suite/reading/json.ts';
import type { ResultFile } from '../suite/reading/open.ts';
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
  if (!bundle.has('gate.json')) {
    const missing = { file: 'gate.json', expected: 'the basis of the decision', found: 'no such file' };
    return [stepOf('decision', 'decision.json, decided again', [missing])];
  }
  const basis = readBasis(bundle);
  if (basis instanceof UserError) {
    const expected = 'rubrics and a gate.json that this version reads';
    return [stepOf('rubrics', RUBRICS, [{ file: bundle.label, expected, found: describeProblems(basis) }])];
  }
  const { configs } = basis;
  const scored = bundle.has(EVIDENCE_FILE) ? rescore(bundle, configs.base.rubrics) : null;
  const decided = decideAgain(bundle, { ...basis, scored });
  return [
    rubricsStep(bundle, configs),
    ...(scored === null
      ? withoutEvidence(bundle, configs)
      : [
          stepOf('results', RESULTS, scored.differences),
          textStep('report', 'report.json', { bundle, again: reportText(scored) }),
        ]),
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
      const compile = (stored: BundledConfig) => compileConfig(textsOf(stored, bundle.bytes));
      const { config, head } = gate;
      const configs = { base: compile(config), head: head && compile(head.config), decidedBy: config.label };
      return { gate, configs };
    },
    (mistake) => mistake,
  );
}

const RUBRICS = 'the rubrics of the bundle against those of the manifest';
const RESULTS = 'the result tree of every trial, scored again';
const EVIDENCE_FILES = [EVIDENCE_FILE, RESULTS_FILE];
const NO_EVIDENCE = 're-scoring is unavailable: the bundle keeps no evidence';

/** Evidence may be missing only where the policy drops it. */
function withoutEvidence(bundle: Bundle, configs: Configs): readonly CheckStep[] {
  const isDropped = !keepsEvidence(redactingPolicies(configs));
  const why = isDropped ? `${NO_EVIDENCE} (\`evidence: drop\`)` : NO_EVIDENCE;
  const expected = 'evidence: no policy of the bundle says `evidence: drop`';
  const gone = EVIDENCE_FILES.filter((file) => !bundle.has(file));
  const taken = gone.map((file) => ({ file, expected, found: 'no such file' }));
  return [isDropped ? skippedStep('results', why) : stepOf('results', RESULTS, taken), skippedStep('report', why)];
}

function rubricsStep({ manifest }: Bundle, { base }: Configs): CheckStep {
  const differences = jsonDifferences(manifest.rubrics, rubricIdentities(base.rubrics));
  return stepOf(
    'rubrics',
    RUBRICS,
    differences.map((one) => ({ file: MANIFEST_FILE, ...one })),
  );
}

interface Stored extends Basis {
  readonly scored: Rescored | null;
}

/** Causes rest on evidence: without it the bundle has none. */
function decideAgain(bundle: Bundle, stored: Stored): Decision {
  const decision = decideByReports(bundle, stored);
  if (stored.scored === null) return decision;
  const { rubrics } = stored.configs.base;
  const main = bundle.has(MAIN_TRIALS_FILE) ? keptTrials(evidenceOf(bundle, MAIN_TRIALS_FILE)) : null;
  return explainFlips(decision, { main, candidate: keptTrials(evidenceOf(bundle)), rubrics }).decision;
}

function keptTrials(file: ResultFile): RunFiles {
  return { files: [file], mapping: null, select: [], redaction: NOTHING_MORE };
}

function decideByReports(bundle: Bundle, { gate, configs, scored }: Stored): Decision {
  const [, ...history] = historyOfBundle(bundle);
  const report = scored?.report ?? (bundle.json('report.json') as Report);
  const candidate: ConfirmedCandidate = {
    report,
    head: headReport(bundle, { gate, configs, scored }) ?? report,
    isReadByHead: gate.read_by_head,
    bundle: null,
    confirm: gate.confirm ? storedConfirm(gate.confirm) : null,
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

function storedConfirm({ asked, report, head }: NonNullable<CheckedGate['confirm']>): MeasuredConfirm {
  return { base: { report, asked }, head: { report: head ?? report, asked }, evidence: null };
}

/** Scored again where both configs read the evidence alike; else what the run itself has measured. */
function headReport(bundle: Bundle, { gate, configs: { base, head }, scored }: Stored): Report | null {
  const stored = gate.head?.report ?? null;
  if (head === null || scored === null || head.mapping?.hash !== base.mapping?.hash) return stored;
  return scoreAlike(base, head) ? scored.report : measureAgain(bundle, head.rubrics);
}

function textStep(
  step: 'report' | 'decision',
  file: string,
  { bundle, again }: { readonly bundle: Bundle; readonly again: string },
): CheckStep {
  const stored = new TextDecoder().decode(bundle.bytes(file));
  const what = `${file}, ${step === 'report' ? 'measured' : 'decided'} again, byte for byte`;
  if (stored === again) return stepOf(step, what, []);
  const differences = jsonDifferences(parseRecord(stored, { file }), JSON.parse(again));
  const layout = [{ expected: 'the same bytes', found: 'the same values in another layout' }];
  return stepOf(
    step,
    what,
    (differences.length === 0 ? layout : differences).map((one) => ({ file, ...one })),
  );
}

function commentStep(bundle: Bundle, decision: Decision): CheckStep {
  const before = new TextDecoder().decode(bundle.bytes('comment.md')).split('\n');
  const after = commentText(decision).split('\n');
  const longer = before.length >= after.length ? before : after;
  const shownLine = (line: string | undefined): string => (line === undefined ? 'nothing' : canonicalJson(line));
  const differences = longer.flatMap((_, index): readonly Difference[] => {
    const [expected, found] = [before[index], after[index]];
    if (expected === found) return [];
    return [{ file: 'comment.md', place: `line ${index + 1}`, expected: shownLine(expected), found: shownLine(found) }];
  });
  return stepOf('comment', 'comment.md, written again, byte for byte', differences);
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
      const surplus = { file: RESULTS_FILE, place: nameOf(result), expected: 'nothing', found: 'a result tree' };
      const found = line.done ? [surplus] : treeDifferences(line.value.text, result);
      if (differences.length < MOST) differences.push(...found);
    },
  });
  for (const { text } of stored) {
    const place = nameOf(JSON.parse(text) as TrialResult);
    differences.push({ file: RESULTS_FILE, place, expected: 'a result tree', found: 'nothing' });
  }
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
