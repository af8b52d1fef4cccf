import { parseWords, usageError } from './words.ts';

/** Options of `agent-gate test`, as written. */
export interface TestOptions {
  /** Folders, files of cases, rubrics or patterns; none means `rubrics/`. */
  readonly names: readonly string[];
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

/** Options of `agent-gate verify` and `replay`, as written. */
interface BundleOptions {
  /** Folder or zip. */
  readonly bundle: string;
  readonly json: boolean;
}

/** Options of `agent-gate baseline-file`, as written. */
interface BaselineFileOptions extends BundleOptions {
  /** File to write; undefined prints it. */
  readonly out?: string | undefined;
}

/** Reads the words after `test`. @throws UserError for an unknown option */
export function parseTestOptions(words: readonly string[]): TestOptions {
  const { values, positionals } = parseWords(words, { json: { type: 'boolean' } }, { positionals: true });
  return { names: positionals, json: values.json ?? false };
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

/** Reads the words after `verify` or `replay`. @throws UserError for an unknown option, and for any number of bundles but one */
export function parseBundleOptions(words: readonly string[]): BundleOptions {
  const { values, positionals } = parseWords(words, { json: { type: 'boolean' } } as const, { positionals: true });
  return { bundle: onlyBundle(positionals), json: values.json ?? false };
}

/** Reads the words after `baseline-file`. @throws UserError as `parseBundleOptions` does */
export function parseBaselineFileOptions(words: readonly string[]): BaselineFileOptions {
  const options = { out: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseWords(words, options, { positionals: true });
  return { bundle: onlyBundle(positionals), out: values.out, json: values.json ?? false };
}

function onlyBundle([bundle, ...others]: readonly string[]): string {
  if (bundle !== undefined && others.length === 0) return bundle;
  throw usageError('one bundle is needed', 'Name one: the folder that `gate --out` wrote, or its zip');
}
