import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import type { Decision } from '../../schemas/types/decision.ts';
import { mapTexts } from '../contract/json.ts';
import { UserError, unlessMistaken } from '../errors.ts';
import { MOST_RUNS } from '../gating/history/main-runs.ts';
import { invalidDecision } from '../gating/invalid-decision.ts';
import { defaultPolicy } from '../gating/policy/resolve-policy.ts';
import { refuseForeignFolder, takeAwayBundle } from '../io/bundle/output-folder.ts';
import { readShards, SHARDS_EXPECTED } from '../io/shards.ts';
import { clear, makeAside, UNWRITABLE, writingTo } from '../io/write-files.ts';
import { commentText } from '../pipeline/finish-bundle.ts';
import { findGivenBaseline } from '../pipeline/given-baseline.ts';
import { type GateOutcome, runGate } from '../pipeline/run-gate.ts';
import { renderProblems, safeJson } from '../reporting/json.ts';
import { renderTerminal } from '../reporting/terminal.ts';
import type { Selection } from '../suite/select-trials.ts';
import {
  type Answer,
  FILES,
  MEASURING_OPTIONS,
  type MeasuringOptions,
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

/** Options of `agent-gate gate`, as written. */
export interface GateOptions extends MeasuringOptions {
  readonly results: readonly string[];
  /** Fresh trials of scenarios that an earlier look asked for. */
  readonly confirmResults?: readonly string[];
  /** Undefined for a run without shards. */
  readonly shards?: readonly string[] | undefined;
  /** Bundles, baseline files or results files, newest first; empty for none. */
  readonly baselines: readonly string[];
  readonly baselineSelect: readonly Selection[];
  readonly basePolicy?: string | undefined;
  readonly out?: string | undefined;
  /** File for the HTML report. */
  readonly report?: string | undefined;
  /** Undefined for that of the stream. */
  readonly format?: 'terminal' | 'markdown' | undefined;
  /** File of earlier answers of the judge. */
  readonly answers?: string | undefined;
}

const GATE_OPTIONS = {
  ...MEASURING_OPTIONS,
  results: FILES,
  'confirm-results': FILES,
  'expected-shards': TEXT,
  baseline: PATHS,
  'baseline-select': TEXTS,
  'base-policy': PATH,
  out: PATH,
  report: PATH,
  answers: PATH,
  format: TEXT,
};

/** Reads the words after `gate`. @throws UserError for an unknown, missing or malformed option */
export function parseGateOptions(words: readonly string[]): GateOptions {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const { results = [], baseline = [], out, answers } = values;
  if (results.length === 0)
    throw usageError('`--results` is missing', 'Name the results files: --results "results/*.json"');
  const shared = measuringOptions(values);
  return {
    ...shared,
    results,
    confirmResults: values['confirm-results'] ?? [],
    shards: parseShards(values['expected-shards']),
    baselines: readBaselines(baseline),
    baselineSelect: values['baseline-select']?.map(parseSelection) ?? shared.select,
    basePolicy: values['base-policy'],
    out,
    report: values.report,
    answers,
    format: formatOf(values.format),
  };
}

function formatOf(text: string | undefined): GateOptions['format'] {
  if (text === undefined || text === 'terminal' || text === 'markdown') return text;
  throw usageError(`\`--format ${text}\` is no format`, 'Give terminal or markdown');
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
  if (names.length > MOST_RUNS)
    throw usageError(
      `\`--baseline\` is given ${names.length} times`,
      `Give the ${MOST_RUNS} newest runs of main, newest first`,
    );
  return names;
}

/**
 * `agent-gate gate`: scores a run and decides. With `--json`, a malformed command line gives an invalid decision.
 * @throws UserError for a malformed command line without `--json`
 */
export async function gate(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const options = optionsOf(words);
  if ('decision' in options) return { text: safeJson(options.decision), exitCode: options.decision.exit_code };
  const { decision, redact, aside } = await judgeAndReport(options, workplace);
  const text = options.json
    ? safeJson(mapTexts(decision, redact) as Decision)
    : redact(decisionText(decision, options, workplace));
  return { text, aside, exitCode: decision.exit_code };
}

/** The report is made of the bundle; without `--out` that is written beside it and removed. A report that fails changes no decision. */
async function judgeAndReport(options: GateOptions, workplace: Workplace) {
  const { report, out } = options;
  if (report === undefined) return { ...(await judge(options, workplace)), aside: '' };
  const beside = out === undefined ? writingTo(report, () => makeAside(resolve(workplace.root, report))) : null;
  const own = out ?? join(beside ?? '', 'bundle');
  try {
    const outcome = await judge({ ...options, out: own }, workplace);
    const write = async (): Promise<void> =>
      (await import('./report.ts')).writeReport({ own, file: report }, workplace.root);
    const aside = outcome.bundle === null ? 'the run was refused\n' : await write().then(() => '', troubleOf);
    return { ...outcome, aside: aside === '' ? '' : `agent-gate: no report is written: ${aside}` };
  } finally {
    if (beside !== null) clear(beside);
  }
}

/** @throws what is no mistake of the user's */
function troubleOf(error: unknown): string {
  if (error instanceof UserError) return renderProblems(error.problems);
  throw error;
}

function decisionText(
  decision: Decision,
  { format, out, report }: GateOptions,
  { isTerminal = false, env }: Workplace,
): string {
  const isPlain = format === undefined ? !isTerminal : format === 'markdown';
  if (isPlain) return commentText(decision, out);
  const isColoured = isTerminal && (env.NO_COLOR ?? '') === '';
  return renderTerminal(decision, {
    bundle: out,
    report,
    paint: (style, text) => (isColoured ? styleText(style, text) : text),
  });
}

/**
 * After a run, `--out` holds the bundle of this run or none. An earlier bundle stays where the disk refuses the new one, and a folder
 * with other files stays untouched.
 */
async function judge(options: GateOptions, workplace: Workplace): Promise<GateOutcome> {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== undefined) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, announce: workplace.progress, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    return out === undefined || isTaken ? outcome : withoutOlder(outcome, out);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error), bundle: null, redact: (text) => text };
  }
}

/** Removes the earlier bundle; if that fails, the decision says so after its own findings. */
function withoutOlder(outcome: GateOutcome, out: string): GateOutcome {
  const { decision } = outcome;
  return unlessMistaken(
    () => {
      takeAwayBundle(out);
      return outcome;
    },
    (mistake) => {
      const findings = [...decision.findings, ...refusal(mistake).findings];
      return { ...outcome, decision: { ...decision, findings } };
    },
  );
}

function refusal({ problems }: UserError): Decision {
  return invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
}

function optionsOf(words: readonly string[]): GateOptions | { readonly decision: Decision } {
  try {
    return parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError) || !words.includes('--json')) throw error;
    return { decision: refusal(error) };
  }
}
