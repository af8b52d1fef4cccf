import { join, resolve } from 'node:path';
import type { Decision } from '../../schemas/types/decision.ts';
import { shown } from '../contract/text.ts';
import { type Problem, Problems, UserError, unlessMistaken } from '../errors.ts';
import { MOST_RUNS } from '../gating/history/main-runs.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { refuseForeignFolder, takeAwayBundle } from '../io/bundle/output-folder.ts';
import { realPath } from '../io/paths.ts';
import { readShards, SHARDS_EXPECTED } from '../io/shards.ts';
import { clear, makeAside, UNWRITABLE, writeAnew, writingTo } from '../io/write-files.ts';
import { findGivenBaseline } from '../pipeline/baseline/given-baseline.ts';
import { type GateOutcome, runGate } from '../pipeline/run-gate.ts';
import { FORMATS, type FormatName, isFormat } from '../reporting/formats.ts';
import { renderProblems, safeJson } from '../reporting/json-document.ts';
import { renderJunit } from '../reporting/junit.ts';
import { PLAIN } from '../reporting/terminal-text.ts';
import {
  type Answer,
  asksForJson,
  FILES,
  MEASURING_OPTIONS,
  measuringOptions,
  PATH,
  PATHS,
  parseSelection,
  parseWords,
  TEXT,
  TEXTS,
  usageError,
  type Workplace,
} from './command.ts';

const GATE_OPTIONS = {
  ...MEASURING_OPTIONS,
  results: FILES,
  'confirm-results': FILES,
  'control-results': FILES,
  'expected-shards': TEXT,
  baseline: PATHS,
  'baseline-select': TEXTS,
  out: PATH,
  report: PATH,
  junit: PATH,
  answers: PATH,
  format: TEXT,
};

export type GateOptions = ReturnType<typeof parseGateOptions>;

/** Reads the words after `gate`. @throws UserError for an unknown, missing or malformed option */
export function parseGateOptions(words: readonly string[]) {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const { results = [], baseline = [], out, report, junit, answers } = values;
  if (results.length === 0)
    throw usageError('`--results` is missing', 'Name the results files: --results "results/*.json"');
  const shared = measuringOptions(values);
  return {
    ...shared,
    results,
    confirmResults: values['confirm-results'] ?? [],
    controlResults: values['control-results'] ?? [],
    shards: parseShards(values['expected-shards']),
    baselines: readBaselines(baseline),
    baselineSelect: values['baseline-select']?.map(parseSelection) ?? shared.select,
    out,
    report,
    junit,
    answers,
    format: formatOf(values.format, shared.json),
  };
}

/** The named format; `--json` names one too. Undefined if none is named. */
function formatOf(text: string | undefined, isJson: boolean): FormatName | undefined {
  if (isJson && text !== undefined && text !== 'json')
    throw usageError(`\`--json\` contradicts \`--format ${text}\``, 'Leave out one of them');
  if (text === undefined) return isJson ? 'json' : undefined;
  if (isFormat(text)) return text;
  throw usageError(`\`--format ${text}\` is no format`, `Give one of ${Object.keys(FORMATS).join(', ')}`);
}

function parseShards(text: string | undefined): readonly string[] | undefined {
  const shards = text === undefined ? undefined : readShards(text);
  if (shards === null) throw usageError(`\`--expected-shards ${text}\` names no shards`, `Give ${SHARDS_EXPECTED}`);
  return shards;
}

function readBaselines(names: readonly string[]): readonly string[] {
  if (names.length === 1 && names[0] === 'none') return [];
  if (names.includes('none'))
    throw usageError('`--baseline none` is given with other baselines', 'Leave out one or the other');
  if (names.length <= MOST_RUNS) return names;
  throw usageError(
    `\`--baseline\` is given ${names.length} times`,
    `Give the ${MOST_RUNS} newest runs of main, newest first`,
  );
}

/**
 * `agent-gate gate`: scores a run and decides. As JSON, a malformed command line gives an invalid decision.
 * @throws UserError for a malformed command line in another format
 */
export async function gate(words: readonly string[], workplace: Workplace): Promise<Answer> {
  try {
    return await answerTo(parseGateOptions(words), workplace);
  } catch (error) {
    if (!(error instanceof UserError) || !asksForJson(words)) throw error;
    const decision = refusal(error.problems);
    return { text: safeJson(decision), exitCode: decision.exit_code };
  }
}

async function answerTo(options: GateOptions, workplace: Workplace): Promise<Answer> {
  const { isTerminal = false, width, paint = PLAIN } = workplace;
  const { unwritten, ...outcome } = await judgeAndReport(options, workplace);
  const { decision, redact } = outcome;
  const { format = isTerminal ? 'terminal' : 'markdown', out, junit } = options;
  const report = unwritten === null ? options.report : undefined;
  const text = FORMATS[format].render(decision, { bundle: out, report, paint, redact, width });
  const noJunit = junit === undefined ? '' : writeJunit(junit, outcome, workplace.root);
  const asides = [
    unwritten === null ? '' : `agent-gate: no report is written: ${unwritten}`,
    noJunit === '' ? '' : `agent-gate: no JUnit report is written: ${noJunit}`,
  ];
  return { text, aside: asides.join(''), exitCode: decision.exit_code };
}

/** Returns the problems of a file that cannot be written; empty if it is written. */
function writeJunit(file: string, outcome: GateOutcome, root: string): string {
  const write = (): string => {
    writeAnew({ file, text: renderJunit(outcome, outcome.redact) }, root);
    return '';
  };
  return unlessMistaken(write, ({ problems }) => renderProblems(problems));
}

/**
 * Makes the report from the bundle; without `--out`, from a temporary bundle beside it. A failed report does not change the decision:
 * `unwritten` says why there is none, and is null if it is written or none is asked for.
 */
async function judgeAndReport(options: GateOptions, workplace: Workplace) {
  const { report, out } = options;
  if (report === undefined) return { ...(await judge(options, workplace)), unwritten: null };
  const make = () => (out === undefined ? writingTo(report, () => makeAside(resolve(workplace.root, report))) : null);
  const beside = unlessMistaken(make, (mistake) => mistake);
  if (beside instanceof UserError)
    return { ...(await judge(options, workplace)), unwritten: renderProblems(beside.problems) };
  const bundle = out ?? join(beside ?? '', 'bundle');
  try {
    const outcome = await judge({ ...options, out: bundle }, workplace);
    const { config: own } = outcome;
    const write = async (): Promise<void> =>
      (await import('../report/report-command.ts')).writeReport(report, workplace.root, bundle, { own });
    const unwritten = outcome.bundle === null ? 'the run was refused\n' : await write().then(() => null, messageOf);
    return { ...outcome, unwritten };
  } finally {
    if (beside !== null) clear(beside);
  }
}

/** @throws any error but a UserError */
function messageOf(error: unknown): string {
  if (error instanceof UserError) return renderProblems(error.problems);
  throw error;
}

/**
 * Runs the gate. Afterwards, `--out` contains the bundle of this run or none. An earlier bundle stays if the new one cannot be written,
 * and a folder with other files stays untouched.
 */
async function judge(options: GateOptions, workplace: Workplace): Promise<GateOutcome> {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== undefined) {
      refuseBaseline(out, options.baselines, workplace.root);
      refuseForeignFolder(out);
    }
    const outcome = await runGate({ ...options, ...workplace, announce: workplace.progress, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    const problems = new Problems();
    if (out !== undefined && !isTaken) problems.collect(() => takeAwayBundle(out));
    if (problems.all().length === 0) return outcome;
    const findings = [...outcome.decision.findings, ...refusal(problems.all()).findings];
    return { ...outcome, decision: { ...outcome.decision, findings } };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error.problems), report: null, bundle: null, evidence: {}, redact: (text) => text };
  }
}

/** Refuses to write over a run of main, with which the next run would be compared in vain. @throws UserError */
function refuseBaseline(out: string, baselines: readonly string[], root: string): void {
  const name = baselines.find((baseline) => realPath(baseline, root) === realPath(out, root));
  if (name !== undefined)
    throw usageError(
      `\`--out\` would replace the baseline ${shown(name)} by this run`,
      'Name another folder for `--out`',
    );
}

function refusal(problems: readonly Problem[]): Decision {
  return invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
}
