import type { Decision } from '../../schemas/types/decision.ts';
import type { BundledConfig } from '../../schemas/types/gate.ts';
import type { RecordedResult } from '../../schemas/types/recorded-result.ts';
import type { Report } from '../../schemas/types/report.ts';
import type { BundleCheck, CheckStep, Difference } from '../../schemas/types/verify.ts';
import { jsonDifferences } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { shown } from '../contract/text.ts';
import { describeProblems, UserError, unlessMistaken } from '../errors.ts';
import { keepsEvidence } from '../gating/policy/redaction-policy.ts';
import { type CheckedGate, checkGate, textsOf } from '../io/bundle/bundled-config.ts';
import {
  EVIDENCE_FILE,
  MAIN_TRIALS_FILE,
  MANIFEST_FILE,
  mappingIdentity,
  RESULTS_FILE,
  rubricIdentities,
} from '../io/bundle/format.ts';
import { type Bundle, type BundleFiles, evidenceOf, historyOfBundle, openBundle } from '../io/bundle/read.ts';
import type { BundleWriter } from '../io/bundle/write.ts';
import { type Config, compileConfig } from '../io/config.ts';
import { jsonLines } from '../io/files.ts';
import type { BaselineRun } from '../pipeline/baseline/answer.ts';
import { explainFlips } from '../pipeline/compared-trials.ts';
import { type Configs, scoreAlike } from '../pipeline/configs.ts';
import { decideByConfigs } from '../pipeline/decide-by-configs.ts';
import { commentText, reportText } from '../pipeline/finish-bundle.ts';
import { redactingPolicies } from '../pipeline/redacting.ts';
import type { RunFiles } from '../pipeline/run-files.ts';
import { hasArms, scoreRun, withRedacted } from '../pipeline/score-run.ts';
import { safeJson } from '../reporting/json-document.ts';
import { skippedStep, stepOf } from '../reporting/verify.ts';
import { NOTHING_MORE } from '../suite/redaction/redaction.ts';
import { withStatement } from './statement.ts';
import { checkBundle, checkOf, verifyBundle } from './verify.ts';

/** `agent-gate replay`. */
export const replay = checkBundle((files, version, statement) =>
  withStatement(replayBundle(files, version), files, statement),
);

/** `agent-gate verify`. With a statement, the bundle also has to replay to what that says. */
export const verify = checkBundle((files, version, statement) =>
  statement === null ? verifyBundle(files, version) : withStatement(replayBundle(files, version), files, statement),
);

/**
 * Verifies a bundle, scores its trials again with its own rubrics, decides again, and compares every file byte for byte.
 * @throws UserError if it is not a bundle
 */
export function replayBundle(files: BundleFiles, version: string): BundleCheck {
  const verified = verifyBundle(files, version);
  if (!verified.same) return verified;
  const bundle = openBundle(files.label, files.read);
  return checkOf(files, bundle.manifest, version, [...verified.steps, ...replaySteps(bundle)]);
}

const DECISION = 'decision.json, decided again, byte for byte';

function replaySteps(bundle: Bundle): readonly CheckStep[] {
  const basis = unlessMistaken(
    () => readBasis(bundle),
    (mistake) => mistake,
  );
  if (basis instanceof UserError) {
    const expected = 'rubrics and a gate.json that this version reads';
    return [stepOf('decision', DECISION, [{ file: bundle.label, expected, found: describeProblems(basis) }])];
  }
  const { base } = basis.configs;
  const scored = bundle.has(EVIDENCE_FILE) ? rescore(bundle, base) : null;
  const decision = decideAgain(bundle, basis, scored?.report ?? null);
  const { suite, rubrics, mapping } = bundle.manifest;
  const repeated = { rubrics: rubricIdentities(base.rubrics), mapping: mappingIdentity(base.mapping) };
  const identities = jsonDifferences({ suite, rubrics, mapping }, { suite: decision.suite, ...repeated });
  const report = scored && textDifferences('report.json', '', storedText(bundle, 'report.json'), reportText(scored));
  const decided = textDifferences('decision.json', '', storedText(bundle, 'decision.json'), safeJson(decision));
  return [
    stepOf(
      'manifest',
      'suite, rubrics and mapping of the bundle against those of the manifest',
      identities.map((difference) => ({ file: MANIFEST_FILE, ...difference })),
    ),
    scored === null ? withoutEvidence(bundle, basis.configs) : stepOf('results', RESULTS, scored.differences),
    report === null
      ? skippedStep('report', NO_EVIDENCE)
      : stepOf('report', 'report.json, measured again, byte for byte', report),
    stepOf('decision', DECISION, decided),
    stepOf('comment', 'comment.md, written again, byte for byte', commentDifferences(bundle, commentText(decision))),
  ];
}

const RESULTS = 'the result tree of every trial, scored again';
const NO_EVIDENCE = 're-scoring is unavailable: the bundle keeps no evidence';

/** What the decision of a bundle rests on, with its configs compiled. */
export interface Basis {
  readonly gate: CheckedGate;
  readonly configs: Configs;
}

/** @throws UserError for a `gate.json` or a config that this version does not read */
export function readBasis(bundle: Bundle): Basis {
  const gate = checkGate(bundle.json('gate.json'), `${bundle.label}/gate.json`);
  const compile = (stored: BundledConfig) => compileConfig(textsOf(stored, bundle.bytes));
  const { config, head } = gate;
  return { gate, configs: { base: compile(config), head: head && compile(head.config), decidedBy: config.label } };
}

/** Evidence may be missing only if the policy drops it. */
function withoutEvidence(bundle: Bundle, configs: Configs): CheckStep {
  if (!keepsEvidence(redactingPolicies(configs))) return skippedStep('results', `${NO_EVIDENCE} (\`evidence: drop\`)`);
  const expected = 'evidence: no policy of the bundle says `evidence: drop`';
  const missing = [EVIDENCE_FILE, RESULTS_FILE].filter((file) => !bundle.has(file));
  return stepOf(
    'results',
    RESULTS,
    missing.map((file) => ({ file, expected, found: 'no such file' })),
  );
}

/** Decides again. Causes need evidence: a bundle without it has none. @param scored report of the evidence; null without evidence */
function decideAgain(bundle: Bundle, basis: Basis, scored: Report | null): Decision {
  const decision = decideStored(bundle, basis, scored);
  if (scored === null) return decision;
  const main = bundle.has(MAIN_TRIALS_FILE) ? keptTrials(bundle, MAIN_TRIALS_FILE) : null;
  return explainFlips(decision, { main, candidate: () => keptTrials(bundle), config: basis.configs.base }).decision;
}

/** Decides on what a bundle keeps, without causes. @param scored report of its evidence; null for the stored one */
export function decideStored(bundle: Bundle, { gate, configs }: Basis, scored: Report | null): Decision {
  const { head, read_by_head, baselines, newest, relaxed = [], relaxation = null, evidence = {} } = gate;
  const { confirm, today, waivers, labels, notes, reference } = gate;
  const [own, ...history] = historyOfBundle(bundle);
  const { time = today } = own ?? {};
  const report = scored ?? (bundle.json('report.json') as Report);
  const repeated = scored === null ? null : scoreByHead(bundle, configs, scored);
  const candidate = {
    report,
    head: repeated ?? head?.report ?? report,
    isReadByHead: read_by_head,
    confirm: confirm ?? null,
    freshLines: '',
    controlLines: '',
  };
  const measured = (run: CheckedGate['baselines'][number]): BaselineRun => ({ ...run, history, notes: [] });
  return decideByConfigs({ origin: bundle.manifest.origin, time, today, evidence }, candidate, {
    configs,
    runs: baselines.map(measured),
    newest: newest === undefined ? null : measured(newest),
    relaxed,
    relaxation,
    ...(reference && { reference }),
    waivers,
    labels,
    notes,
  });
}

function keptTrials(bundle: Bundle, file: string = EVIDENCE_FILE): RunFiles {
  return { files: [evidenceOf(bundle, file)], mapping: null, select: [], redaction: NOTHING_MORE };
}

/** Report of the evidence under the head config; null without one, or if another mapping read the run for it. */
function scoreByHead(bundle: Bundle, { base, head }: Configs, byBase: Report): Report | null {
  if (head === null || head.mapping?.hash !== base.mapping?.hash) return null;
  return scoreAlike(base, head) ? byBase : measureAgain(bundle, head);
}

/**
 * Measures a bundle's evidence with this config; keeps the run's record of how its results were read.
 * @throws UserError if the evidence is damaged
 */
export function measureAgain(bundle: Bundle, config: Config, trees?: Pick<BundleWriter, 'add'>): Report {
  const stored = bundle.json('report.json') as Report;
  const read = { readBy: stored.read_by, hasArms: hasArms(stored) };
  return withRedacted(scoreRun({ ...keptTrials(bundle), ...read }, config, trees), stored);
}

/** Scores the evidence again, and compares every result tree with the stored one in the order of the trials. */
function rescore(bundle: Bundle, config: Config) {
  const differences: Difference[] = [];
  const compare = (stored: string | undefined, repeated: string | undefined): void => {
    if (stored === repeated) return;
    const { scenario, trial } = JSON.parse(must(repeated ?? stored, 'a result tree')) as RecordedResult;
    differences.push(...textDifferences(RESULTS_FILE, `scenario ${scenario}, trial ${trial}`, stored, repeated));
  };
  const stored = jsonLines(bundle.bytes(RESULTS_FILE));
  const next = (): string | undefined => stored.next().value?.text;
  const report = measureAgain(bundle, config, { add: (_, result) => compare(next(), JSON.stringify(result)) });
  for (const { text } of stored) compare(text, undefined);
  return { report, differences };
}

function storedText(bundle: Bundle, file: string): string {
  return new TextDecoder().decode(bundle.bytes(file));
}

/** By line, from 0. */
function commentDifferences(bundle: Bundle, repeated: string): readonly Difference[] {
  const lines = jsonDifferences(storedText(bundle, 'comment.md').split('\n'), repeated.split('\n'));
  return lines.map((difference) => ({ file: 'comment.md', ...difference }));
}

/** Differences of a stored JSON document from the one written again; undefined is a missing one. `place` names it within its file. */
function textDifferences(
  file: string,
  place: string,
  stored: string | undefined,
  repeated: string | undefined,
): readonly Difference[] {
  if (stored === repeated) return [];
  if (stored === undefined || repeated === undefined)
    return [{ file, place, expected: shown(stored), found: shown(repeated) }];
  const differences = jsonDifferences(JSON.parse(stored), JSON.parse(repeated));
  if (differences.length === 0)
    return [{ file, place, expected: 'the same bytes', found: 'the same values in another layout' }];
  const start = place === '' ? '' : `${place}: `;
  return differences.map((difference) => ({ file, ...difference, place: `${start}${difference.place}` }));
}
