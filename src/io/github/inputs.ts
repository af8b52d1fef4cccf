import { type Problem, Problems } from '../../errors.ts';
import { readSelection, type Selection } from '../../suite/select-trials.ts';
import { slashed } from '../paths.ts';
import { readShards, SHARDS_EXPECTED } from '../shards.ts';

/** Which runs of the base branch may be the baseline. */
export type BaselineSource =
  /** Runs of the base commit and its ancestors, nearest first. */
  | { readonly kind: 'ancestors' }
  /** Runs of one commit, on any branch. */
  | { readonly kind: 'commit'; readonly sha: string }
  /** The newest runs, of any commit. */
  | { readonly kind: 'latest' };

/** The source in the input `baseline`: `auto`, `latest` or a commit; null for a path and for `none`. */
export function readBaselineSource(text: string): BaselineSource | null {
  if (text === 'auto') return { kind: 'ancestors' };
  if (text === 'latest') return { kind: 'latest' };
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? { kind: 'commit', sha: text.toLowerCase() } : null;
}

/** Effect of an error of GitHub: `error` makes the run invalid, `no-baseline` continues without a baseline. */
export type OnBaselineError = 'error' | 'no-baseline';

export interface Inputs {
  readonly results: readonly string[];
  /** Patterns for results of a confirm run; they may match no file yet. */
  readonly confirmResults: readonly string[];
  /** Patterns for its control trials. */
  readonly controlResults: readonly string[];
  /** Values of `{shard}` in `results`; undefined for a run without shards. */
  readonly shards: readonly string[] | undefined;
  readonly mapping: string | undefined;
  readonly select: readonly Selection[];
  readonly rubrics: readonly string[];
  readonly policy: string | undefined;
  /** File of earlier answers of the judge; undefined for none. */
  readonly answers: string | undefined;
  /** File for the JUnit report; undefined for none. */
  readonly junit: string | undefined;
  readonly token: string;
  /** `auto`, `latest`, a commit id, `none`, or the path of a bundle or results file. */
  readonly baseline: string;
  /** Path of a committed baseline; undefined for none. */
  readonly baselineFile: string | undefined;
  /** Paths of the workflows that save baselines; empty for the current workflow. */
  readonly baselineWorkflows: readonly string[];
  readonly onBaselineError: OnBaselineError;
  readonly comment: CommentMode;
  readonly includeOutput: boolean;
  readonly upload: boolean;
  /** Days to keep what main saves; undefined for the repository's setting. */
  readonly retentionDays: number | undefined;
  /** The same for every other run. */
  readonly prRetentionDays: number | undefined;
  /** Mistakes in the inputs; if there are any, the other members only serve to report them. */
  readonly mistakes: readonly Problem[];
}

/** Which runs create a comment; an existing comment is always updated, unless comments are off. */
export type CommentMode = 'always' | 'on-change' | 'on-failure' | 'off';

/** Reads the runner's `INPUT_*` variables, and collects all mistakes. */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs {
  const reader = new InputReader(env);
  return {
    results: reader.lines('results', 'required').map(slashed),
    confirmResults: reader.lines('confirm-results').map(slashed),
    controlResults: reader.lines('control-results').map(slashed),
    shards: reader.shards('expected-shards'),
    mapping: reader.path('mapping'),
    select: reader.lines('select').flatMap((line) => reader.selection(line)),
    rubrics: reader.lines('rubrics').map(slashed),
    policy: reader.path('policy'),
    answers: reader.path('answers'),
    junit: reader.path('junit'),
    token: reader.text('token') ?? '',
    baseline: reader.baseline('baseline'),
    baselineFile: reader.path('baseline-file'),
    baselineWorkflows: reader.lines('baseline-workflow').map((line) => workflowPath(line, env.GITHUB_REPOSITORY ?? '')),
    onBaselineError: reader.choice('on-baseline-error', ['error', 'no-baseline']),
    comment: reader.choice('comment', ['always', 'on-change', 'on-failure', 'off']),
    includeOutput: reader.choice('include-output', ['true', 'false']) === 'true',
    upload: reader.choice('upload', ['true', 'false']) === 'true',
    retentionDays: reader.days('retention-days'),
    prRetentionDays: reader.days('pr-retention-days'),
    mistakes: reader.problems.all(),
  };
}

class InputReader {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly problems = new Problems();

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    return this.#env[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
  }

  path(name: string): string | undefined {
    const written = this.text(name);
    return written && slashed(written);
  }

  lines(name: string, presence: 'required' | 'optional' = 'optional'): readonly string[] {
    const lines = (this.text(name) ?? '').split(/\r?\n/).map((line) => line.trim());
    const filled = lines.filter((line) => line !== '');
    if (filled.length === 0 && presence === 'required')
      this.#refuse(name, 'is missing', {
        fix: 'Name the results files, one pattern a line: `results: results/*.jsonl`',
      });
    return filled;
  }

  /** One of the allowed values; the first is the default. */
  choice<const T extends readonly [string, ...string[]]>(name: string, allowed: T): T[number] {
    const value = this.text(name) ?? allowed[0];
    if (allowed.includes(value)) return value;
    this.#refuse(name, 'has an unknown value', { expected: allowed.join(' or '), found: value });
    return allowed[0];
  }

  baseline(name: string): string {
    const baseline = this.path(name) ?? 'auto';
    if (/^[0-9a-f]{7,39}$/i.test(baseline))
      this.#refuse(name, 'is not a whole commit id', { found: baseline, fix: 'Write all digits; for a file, ./NAME' });
    return baseline;
  }

  days(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^[1-9]\d{0,2}$/.test(value) || Number(value) > 400)
      this.#refuse(name, 'is not a number of days', { expected: 'a whole number from 1 to 400', found: value });
    return Number(value);
  }

  shards(name: string): readonly string[] | undefined {
    const value = this.text(name);
    const shards = value === undefined ? undefined : readShards(value);
    if (shards === null) this.#refuse(name, 'names no shards', { expected: SHARDS_EXPECTED, found: value ?? '' });
    return shards ?? undefined;
  }

  selection(line: string): readonly Selection[] {
    const selection = readSelection(line);
    if (selection !== null) return [selection];
    this.#refuse('select', 'has a line that is not FACT=VALUE', {
      found: line,
      fix: 'For example: provider=my-agent-v2',
    });
    return [];
  }

  #refuse(name: string, what: string, rest: Omit<Problem, 'code' | 'what'>): void {
    this.problems.add([{ code: 'bad-input', what: `the input \`${name}\` ${what}`, ...rest }]);
  }
}

/** Path of a workflow from a bare file name (in `.github/workflows`), a path, or `github.workflow_ref` with repository and branch. */
function workflowPath(text: string, repository: string): string {
  const [path = ''] = text.replace(/^\.\//, '').split('@', 1);
  const relativePath = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
  return relativePath.includes('/') ? relativePath : `.github/workflows/${relativePath}`;
}
