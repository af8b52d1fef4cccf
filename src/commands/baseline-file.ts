import { isAbsolute, resolve } from 'node:path';
import { baselineFileOf } from '../io/bundle/baseline-file.ts';
import { openGivenBundle } from '../io/bundle/read.ts';
import { shownPath } from '../io/paths.ts';
import { writeAnew } from '../io/write-files.ts';
import { type Answer, parseWords, usageError, type Workplace } from './command.ts';
import { type BundleOptions, onlyBundle } from './verify.ts';

/** Options of `agent-gate baseline-file`, as written. */
interface BaselineFileOptions extends BundleOptions {
  /** File to write; undefined prints it. */
  readonly out?: string | undefined;
}

/** Reads the words after `baseline-file`. @throws UserError as `parseBundleOptions` does */
export function parseBaselineFileOptions(words: readonly string[]): BaselineFileOptions {
  const options = { out: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseWords(words, options, { positionals: true });
  return { bundle: onlyBundle(positionals), out: values.out, json: values.json ?? false };
}

/** `agent-gate baseline-file`. @throws UserError as `baselineFileText` does */
export function baselineFile(words: readonly string[], workplace: Workplace): Answer {
  return { text: baselineFileText(words, workplace), exitCode: 0 };
}

/**
 * The baseline file of a bundle, JSON with or without `--json`. With `--out` it is written (`>` of Windows PowerShell 5.1 makes UTF-16)
 * and printed only under `--json`.
 * @throws UserError for anything but one bundle, and where the file cannot be written
 */
export function baselineFileText(words: readonly string[], { root }: Workplace): string {
  const { bundle: name, out, json } = parseBaselineFileOptions(words);
  const bundle = openGivenBundle(name, root);
  if (bundle === null) throw usageError(`\`${name}\` is no bundle`, 'Name a folder that `--out` wrote, or its zip');
  const text = baselineFileOf(bundle);
  if (out === undefined) return text;
  // A bundle folder holds nothing but what its manifest lists.
  const path = shownPath(resolve(root, out), resolve(root, name));
  if (path !== '' && !isAbsolute(path))
    throw usageError(`\`--out ${out}\` is inside the bundle`, 'Name a file outside of it');
  writeAnew({ file: out, text }, root);
  return json ? text : '';
}
