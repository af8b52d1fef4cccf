import { MOST_RUNS } from '../gating/history/main-runs.ts';
import { readShards, SHARDS_EXPECTED } from '../io/shards.ts';
import type { Selection } from '../suite/select-trials.ts';
import { parseSelection, parseWords, usageError } from './words.ts';

/** Options of every command that measures a run, as written. */
interface MeasuringOptions {
  readonly mapping?: string | undefined;
  readonly select: readonly Selection[];
  readonly rubrics: readonly string[];
  readonly policy?: string | undefined;
  readonly json: boolean;
}

/** Options of `agent-gate gate`, as written. */
export interface GateOptions extends MeasuringOptions {
  readonly results: readonly string[];
  /** Undefined for a run in one piece. */
  readonly shards?: readonly string[] | undefined;
  /** Bundles, baseline files or results files, newest first; empty for none. */
  readonly baselines: readonly string[];
  readonly baselineSelect: readonly Selection[];
  readonly basePolicy?: string | undefined;
  readonly out?: string | undefined;
  /** File of what judges have answered before. */
  readonly answers?: string | undefined;
}

/** Options of `agent-gate noise`, as written. */
export interface NoiseOptions extends MeasuringOptions {
  /** Bundles, baseline files or results files of one commit, two or more. */
  readonly runs: readonly string[];
}

/** Options of `agent-gate explain`, as written. */
export interface ExplainOptions extends MeasuringOptions {
  /** Bundle or results file. */
  readonly run: string;
  /** Ids; none means those that did not pass. */
  readonly scenarios: readonly string[];
}

/** Options of `agent-gate init`, as written. */
export interface InitOptions extends Pick<MeasuringOptions, 'mapping' | 'select' | 'json'> {
  /** Files or patterns; none where there are no results yet. */
  readonly results: readonly string[];
  readonly suite?: string | undefined;
}

const SHARED_OPTIONS = {
  mapping: { type: 'string' },
  select: { type: 'string', multiple: true },
  rubrics: { type: 'string', multiple: true },
  policy: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const GATE_OPTIONS = {
  ...SHARED_OPTIONS,
  results: { type: 'string', multiple: true },
  'expected-shards': { type: 'string' },
  baseline: { type: 'string', multiple: true },
  'baseline-select': { type: 'string', multiple: true },
  'base-policy': { type: 'string' },
  out: { type: 'string' },
  answers: { type: 'string' },
} as const;

/** Reads the words after `gate`. @throws UserError for an unknown, missing or malformed option */
export function parseGateOptions(words: readonly string[]): GateOptions {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const { results = [], baseline = [], out, answers } = values;
  if (results.length === 0)
    throw usageError('`--results` is missing', 'Name the results files: --results "results/*.json"');
  const shared = sharedOptions(values);
  return {
    ...shared,
    results,
    shards: parseShards(values['expected-shards']),
    baselines: readBaselines(baseline),
    baselineSelect: values['baseline-select']?.map(parseSelection) ?? shared.select,
    basePolicy: values['base-policy'],
    out,
    answers,
  };
}

/** Reads the words after `noise`. @throws UserError for an unknown or malformed option, and for fewer than two runs */
export function parseNoiseOptions(words: readonly string[]): NoiseOptions {
  const { values, positionals } = parseWords(words, SHARED_OPTIONS, { positionals: true });
  if (positionals.length < 2)
    throw usageError(
      'noise needs two runs of one commit or more',
      'For example: agent-gate noise run-1.jsonl run-2.jsonl',
    );
  return { runs: positionals, ...sharedOptions(values) };
}

/** Reads the words after `explain`. @throws UserError for an unknown or malformed option, and where no run is named */
export function parseExplainOptions(words: readonly string[]): ExplainOptions {
  const { values, positionals } = parseWords(words, SHARED_OPTIONS, { positionals: true });
  const [run, ...scenarios] = positionals;
  if (run === undefined)
    throw usageError('explain needs a run', 'For example: agent-gate explain bundle book-conflict-3');
  return { run, scenarios, ...sharedOptions(values) };
}

/** Reads the words after `init`. @throws UserError for an unknown or malformed option */
export function parseInitOptions(words: readonly string[]): InitOptions {
  const options = {
    mapping: SHARED_OPTIONS.mapping,
    select: SHARED_OPTIONS.select,
    suite: { type: 'string' },
    json: SHARED_OPTIONS.json,
  } as const;
  const { values, positionals } = parseWords(words, options, { positionals: true });
  const { mapping, select = [], suite, json = false } = values;
  return { results: positionals, mapping, select: select.map(parseSelection), suite, json };
}

function sharedOptions({
  mapping,
  select = [],
  rubrics = [],
  policy,
  json = false,
}: ReturnType<typeof parseWords<typeof SHARED_OPTIONS>>['values']): MeasuringOptions {
  return { mapping, select: select.map(parseSelection), rubrics, policy, json };
}

function parseShards(text: string | undefined): readonly string[] | undefined {
  const shards = text === undefined ? undefined : readShards(text);
  if (shards === null) throw usageError(`\`--expected-shards ${text}\` names no shards`, `Give ${SHARDS_EXPECTED}`);
  return shards;
}

function readBaselines(names: readonly string[]): readonly string[] {
  if (names.length === 1 && names[0] === 'none') return [];
  if (names.includes('none'))
    throw usageError('`--baseline none` stands beside other baselines', 'Leave out one or the other');
  if (names.length > MOST_RUNS)
    throw usageError(
      `\`--baseline\` is given ${names.length} times`,
      `Give the ${MOST_RUNS} newest runs of main, newest first`,
    );
  return names;
}
