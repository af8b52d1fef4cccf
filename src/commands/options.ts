import { parseSelection, parseWords, usageError } from './words.ts';
import { readShards, SHARDS_EXPECTED } from '../io/shards.ts';
import type { Selection } from '../suite/read-run.ts';

/** Options of `agent-gate gate`, as written. */
export interface GateOptions {
  readonly results: readonly string[];
  /** Undefined for a run in one piece. */
  readonly shards?: readonly string[] | undefined;
  readonly mapping?: string | undefined;
  readonly select: readonly Selection[];
  readonly rubrics: readonly string[];
  readonly policy?: string | undefined;
  /** Bundles or results files, newest first; empty for none. */
  readonly baselines: readonly string[];
  readonly baselineSelect: readonly Selection[];
  readonly basePolicy?: string | undefined;
  readonly out?: string | undefined;
  readonly json: boolean;
}

/** Options of `agent-gate noise`, as written. */
export interface NoiseOptions {
  /** Bundles or results files of one commit, two or more. */
  readonly runs: readonly string[];
  readonly mapping?: string | undefined;
  readonly select: readonly Selection[];
  readonly rubrics: readonly string[];
  readonly policy?: string | undefined;
  readonly json: boolean;
}

/** Options of `agent-gate test`, as written. */
export interface TestOptions {
  /** Folders, files of cases, rubrics or patterns; none means `rubrics/`. */
  readonly names: readonly string[];
  /** Whether the rubric is changed in small ways to see which the cases notice. */
  readonly mutate: boolean;
  readonly json: boolean;
}

/** Options of `agent-gate lint`, as written. */
export interface LintOptions {
  /** Folders, files, shipped names or patterns; none means `rubrics/`. */
  readonly names: readonly string[];
  readonly policy?: string | undefined;
  /** Bundle of a run of main. */
  readonly baseline?: string | undefined;
  readonly json: boolean;
  /** Whether warnings fail too. */
  readonly strict: boolean;
}

/** Options of `agent-gate verify` and `agent-gate replay`, as written. */
export interface BundleOptions {
  /** Folder or zip. */
  readonly bundle: string;
  readonly json: boolean;
}

export const USAGE = `Usage: agent-gate gate --results GLOB... [options]
       agent-gate noise RUN RUN... [options]
       agent-gate test [NAME...] [--mutate] [--json]
       agent-gate lint [RUBRIC...] [options]
       agent-gate verify BUNDLE [--json]
       agent-gate replay BUNDLE [--json]
       agent-gate baseline-file BUNDLE

gate scores the trials of an agent's suite with rubrics, compares them with main, and decides.

  --results GLOB         results files; repeat it, or list several
  --expected-shards N    the suite ran in shards, N of them or with these names (de,en): {shard} in --results stands for 1 to N or a name,
                         and each has to be there
  --mapping NAME|FILE    how to read them: a shipped mapping or a file (default: the native format)
  --select FACT=VALUE    keep the trials whose fact has this value
  --rubrics NAME|GLOB    rubrics: shipped names or files (default: rubrics/*.yml, else the harness's own verdict)
  --policy FILE          thresholds and tolerances (default: .github/agent-gate.yml where it exists)
  --baseline WHAT        a run of main to compare with: a bundle (folder or zip), a results file, or none (default: none);
                         repeat it for up to five runs, newest first: from three on the gate knows main's own noise
  --baseline-select F=V  like --select, for a baseline that is a results file (default: what --select says)
  --base-policy FILE     the policy on main, whose waivers count (default: the one in the newest bundle)
  --out DIR              write the bundle there: evidence, result trees, report, decision
  --json                 print the decision as one JSON document

noise says how far two runs of the same commit lie apart, and what that means for a gate. RUN is a bundle or a results file;
it takes --mapping, --select, --rubrics, --policy and --json as above.

test runs the cases beside rubrics (rubrics/x.test.yml for rubrics/x.yml), and says which nodes never passed or never failed and which
thresholds and bounds no case comes near. NAME is a folder, a rubric, a file of cases or a pattern (default: rubrics).
Exit codes: 0 all as expected, 1 not, 3 a file that cannot be read.

  --mutate               change the rubric in small ways, one after the other, and list the changes that no case notices

lint finds what nobody answers for any more: rules without a reason or owner, thresholds past their review, rubrics changed without
a new version. RUBRIC is a folder, a file, a shipped name or a pattern (default: rubrics); --policy and --json as above.
Exit codes: 0 no error, 1 an error, 3 a file that cannot be read.

  --baseline BUNDLE      a run of main: what changed since, and what never or always passed in it
  --strict               exit 1 for warnings too

baseline-file prints the baseline file of a bundle, for the action's input baseline-file: commit it on the base branch.

verify says whether a bundle (folder or zip) is whole: every file has the hash of the manifest, none was added, every JSON file fits its
schema. replay verifies it, then scores its trials and decides again, without a network, and compares every byte.
Exit codes: 0 the same, 1 not, with the first differences, 3 no bundle.

  --help, --version

Exit codes: 0 pass, 1 fail, 2 inconclusive where the policy says so, 3 invalid evidence or a broken gate.
`;

/** Test H needs three runs of main, and after five more of them hardly help. */
const MOST_BASELINES = 5;

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
} as const;

/** Reads the words after `gate`. @throws UserError for an unknown, missing or malformed option */
export function parseGateOptions(words: readonly string[]): GateOptions {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const results = values.results ?? [];
  if (results.length === 0)
    throw usageError('`--results` is missing', 'Name the results files: --results "results/*.json"');
  const select = (values.select ?? []).map(parseSelection);
  return {
    results,
    shards: parseShards(values['expected-shards']),
    mapping: values.mapping,
    select,
    rubrics: values.rubrics ?? [],
    policy: values.policy,
    baselines: readBaselines(values.baseline ?? []),
    baselineSelect: values['baseline-select']?.map(parseSelection) ?? select,
    basePolicy: values['base-policy'],
    out: values.out,
    json: values.json ?? false,
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
  return {
    runs: positionals,
    mapping: values.mapping,
    select: (values.select ?? []).map(parseSelection),
    rubrics: values.rubrics ?? [],
    policy: values.policy,
    json: values.json ?? false,
  };
}

/** Reads the words after `test`. @throws UserError for an unknown option */
export function parseTestOptions(words: readonly string[]): TestOptions {
  const options = { mutate: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseWords(words, options, { positionals: true });
  return { names: positionals, mutate: values.mutate ?? false, json: values.json ?? false };
}

/** Reads the words after `lint`. @throws UserError for an unknown option */
export function parseLintOptions(words: readonly string[]): LintOptions {
  const options = {
    policy: { type: 'string' },
    baseline: { type: 'string' },
    json: { type: 'boolean' },
    strict: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseWords(words, options, { positionals: true });
  const { policy, baseline, json = false, strict = false } = values;
  return { names: positionals, policy, baseline, json, strict };
}

function parseShards(text: string | undefined): readonly string[] | undefined {
  const shards = text === undefined ? undefined : readShards(text);
  if (shards === null) throw usageError(`\`--expected-shards ${text}\` says no shards`, `Give ${SHARDS_EXPECTED}`);
  return shards;
}

/** Reads the words after `verify` or `replay`. @throws UserError for an unknown option, and for any number of bundles but one */
export function parseBundleOptions(words: readonly string[]): BundleOptions {
  const { values, positionals } = parseWords(words, { json: { type: 'boolean' } } as const, { positionals: true });
  const [bundle, ...others] = positionals;
  if (bundle === undefined || others.length > 0)
    throw usageError('one bundle is needed', 'Name one: the folder that `gate --out` wrote, or its zip');
  return { bundle, json: values.json ?? false };
}

function readBaselines(names: readonly string[]): readonly string[] {
  if (names.length === 1 && names[0] === 'none') return [];
  if (names.includes('none'))
    throw usageError('`--baseline none` stands beside other baselines', 'Leave out one or the other');
  if (names.length > MOST_BASELINES)
    throw usageError(
      `\`--baseline\` is given ${names.length} times`,
      `Give the ${MOST_BASELINES} newest runs of main, newest first`,
    );
  return names;
}
