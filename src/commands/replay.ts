import type { Report } from '../../schemas/types/report.ts';
import { canonicalJson } from '../contract/canonical-json.ts';
import { jsonDifferences } from '../contract/json-differences.ts';
import { describeProblems, UserError, unlessMistaken } from '../errors.ts';
import type { Decision } from '../gating/decision.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { EVIDENCE_FILE, MANIFEST_FILE, RESULTS_FILE, rubricIdentities } from '../io/bundle/format.ts';
import { type CheckedBaseline, type CheckedGate, checkGate, textsOf } from '../io/bundle/gate-input.ts';
import { type Bundle, type BundleFiles, historyOfBundle, openBundle } from '../io/bundle/read.ts';
import { compileConfig } from '../io/config.ts';
import type { BaselineRun } from '../pipeline/baseline/baseline-answer.ts';
import { decideByRulers } from '../pipeline/decide-by-rulers.ts';
import { commentText, reportText } from '../pipeline/finish-bundle.ts';
import type { MeasuredCandidate } from '../pipeline/measure-candidate.ts';
import { policiesOf } from '../pipeline/redacting.ts';
import { measureAlike, type Rulers } from '../pipeline/ruler/rulers.ts';
import { type BundleCheck, type CheckStep, type Difference, skippedStep, stepOf } from '../reporting/bundle-check.ts';
import { safeJson } from '../reporting/json.ts';
import { parseRecord } from '../suite/reading/parse-record.ts';
import { measureAgain, type Rescored, rescore } from './rescore.ts';
import { checkOf, verifyBundle } from './verify.ts';

/**
 * Verifies a bundle, scores its evidence again with the rubrics that it keeps, decides again, and compares every file byte for byte.
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
  const { rulers } = basis;
  const scored = scoreAgain(bundle, rulers);
  const decided = decideAgain(bundle, { ...basis, scored });
  return [
    rubricsStep(bundle, rulers),
    ...(scored === null ? withoutEvidence(bundle, rulers) : scoredSteps(bundle, scored)),
    textStep('decision', 'decision.json', { bundle, again: safeJson(decided) }),
    commentStep(bundle, decided),
  ];
}

interface Basis {
  readonly gate: CheckedGate;
  readonly rulers: Rulers;
}

function readBasis(bundle: Bundle): Basis | UserError {
  return unlessMistaken(
    () => {
      const gate = checkGate(bundle.json('gate.json'), `${bundle.label}/gate.json`);
      return { gate, rulers: rulersOf(bundle, gate) };
    },
    (mistake) => mistake,
  );
}

function unreadableStep({ label }: Bundle, error: UserError): CheckStep {
  const expected = 'rubrics and a gate.json that this version can read';
  return stepOf('rubrics', RUBRICS, [{ file: label, expected, found: describeProblems(error) }]);
}

function withoutGate(): CheckStep {
  const missing = { file: 'gate.json', expected: 'what the decision rests on', found: 'no such file' };
  return stepOf('decision', 'decision.json, decided again', [missing]);
}

const RUBRICS = 'the rubrics that the bundle keeps against those that the manifest names';
const RESULTS = 'the result tree of every trial, scored again';
const EVIDENCE_FILES = [EVIDENCE_FILE, RESULTS_FILE];
const NO_EVIDENCE = 're-scoring is unavailable: the bundle keeps no evidence';

function scoredSteps(bundle: Bundle, scored: Rescored): readonly CheckStep[] {
  const report = textStep('report', 'report.json', { bundle, again: reportText(scored) });
  return [stepOf('results', RESULTS, scored.differences), report];
}

/** Only the policy may drop evidence: a bundle from which somebody took it away is not the same. */
function withoutEvidence(bundle: Bundle, rulers: Rulers): readonly CheckStep[] {
  const isDropped = !keepsEvidence(policiesOf(rulers));
  const why = isDropped ? `${NO_EVIDENCE} (\`evidence: drop\`)` : NO_EVIDENCE;
  const expected = 'evidence, as no policy of the bundle says `evidence: drop`';
  const gone = EVIDENCE_FILES.filter((file) => !bundle.has(file));
  const taken = gone.map((file) => ({ file, expected, found: 'no such file' }));
  return [isDropped ? skippedStep('results', why) : stepOf('results', RESULTS, taken), skippedStep('report', why)];
}

function rulersOf(bundle: Bundle, { ruler, own }: CheckedGate): Rulers {
  const deciding = compileConfig(textsOf(ruler, bundle.bytes));
  return { deciding, own: own && compileConfig(textsOf(own.ruler, bundle.bytes)), decidedBy: ruler.label };
}

function rubricsStep({ manifest }: Bundle, { deciding }: Rulers): CheckStep {
  const differences = jsonDifferences(manifest.rubrics, rubricIdentities(deciding.rubrics));
  return stepOf(
    'rubrics',
    RUBRICS,
    differences.map((one) => ({ file: MANIFEST_FILE, ...one })),
  );
}

function scoreAgain(bundle: Bundle, { deciding }: Rulers): Rescored | null {
  return bundle.has(EVIDENCE_FILE) ? rescore(bundle, deciding.rubrics) : null;
}

interface Stored extends Basis {
  readonly scored: Rescored | null;
}

function decideAgain(bundle: Bundle, { gate, rulers, scored }: Stored): Decision {
  const [, ...history] = historyOfBundle(bundle);
  const report = scored?.report ?? (bundle.json('report.json') as Report);
  const candidate: MeasuredCandidate = {
    report,
    own: gate.own && ownReport(bundle, { gate, rulers, scored }),
    unscored: gate.unscored,
    bundle: null,
  };
  const measured = (run: CheckedBaseline): BaselineRun => ({ ...run, history, notes: [] });
  const { waivers, labels = [], notes, newest, lowered = [], today, drift_reference: driftReference } = gate;
  return decideByRulers({ origin: bundle.manifest.origin, today }, candidate, {
    rulers,
    runs: gate.baselines.map(measured),
    newest: newest && measured(newest),
    lowered,
    waivers,
    labels,
    notes,
    driftReference,
  });
}

/** Scored again where both rulers read the evidence alike; else what the run itself has measured. */
function ownReport(bundle: Bundle, { gate, rulers: { deciding, own }, scored }: Stored): Report | null {
  const stored = gate.own?.report ?? null;
  if (own === null || scored === null || own.mapping?.hash !== deciding.mapping?.hash) return stored;
  return measureAlike(deciding, own) ? scored.report : measureAgain(bundle, own.rubrics);
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
