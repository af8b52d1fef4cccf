import gateSchema from '../../schemas/gate.schema.json' with { type: 'json' };
import historySchema from '../../schemas/history.schema.json' with { type: 'json' };
import judgeCheckSchema from '../../schemas/judge-check.schema.json' with { type: 'json' };
import recordedSchema from '../../schemas/recorded-result.schema.json' with { type: 'json' };
import trialSchema from '../../schemas/trial.schema.json' with { type: 'json' };
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { BundleCheck, CheckStep, Difference } from '../../schemas/types/verify.ts';
import { sha256Of } from '../contract/hash.ts';
import { type SchemaCheck, schemaCheck } from '../contract/schema-check.ts';
import { describePlace, type Place, unlessMistaken } from '../errors.ts';
import { CHECKS } from '../io/bundle/bundled-config.ts';
import {
  CONFIRM_FILE,
  CONTROL_FILE,
  EVIDENCE_FILE,
  MAIN_TRIALS_FILE,
  MANIFEST_FILE,
  RESULTS_FILE,
  reportCheck,
} from '../io/bundle/format.ts';
import { type BundleFiles, openBundle, openBundleFiles } from '../io/bundle/read.ts';
import { decisionCheck } from '../io/bundle/stored-decision.ts';
import { jsonLines } from '../io/files.ts';
import { productVersion } from '../io/shipped.ts';
import { safeJson } from '../reporting/json-document.ts';
import { renderVerify, skippedStep, stepOf } from '../reporting/verify.ts';
import { startResultsHash } from '../scoring/result-tree.ts';
import { parseRecord } from '../suite/reading/parse-json.ts';
import { type Command, FLAG, PATH, parseWords, usageError } from './command.ts';

/** The one bundle that a command names. @throws UserError for none or several */
export function onlyBundle([bundle, ...others]: readonly string[]): string {
  if (bundle !== undefined && others.length === 0) return bundle;
  throw usageError('one bundle is needed', 'Name one: the folder that `gate --out` wrote, or its zip');
}

/** A file of signed statements, and the folder that its name is relative to. */
export interface StatementFile {
  readonly file: string;
  readonly root: string;
}

/** A command that checks a bundle, with `--statement` also against that file: exit code 0 if nothing differs, else 1. */
export function checkBundle(
  check: (files: BundleFiles, version: string, statement: StatementFile | null) => BundleCheck,
): Command {
  return (words, { root, paint }) => {
    const { values, positionals } = parseWords(words, { json: FLAG, statement: PATH }, { positionals: true });
    const statement = values.statement === undefined ? null : { file: values.statement, root };
    const checked = check(openBundleFiles(onlyBundle(positionals), root), productVersion(), statement);
    return { text: values.json ? safeJson(checked) : renderVerify(checked, paint), exitCode: checked.same ? 0 : 1 };
  };
}

const JUDGE_CHECK = schemaCheck(judgeCheckSchema);
const TRIAL_CHECK = schemaCheck(trialSchema);

/** Schemas of the files of a bundle; in a `.jsonl` file, each line is a document. */
const FORMATS: ReadonlyMap<string, SchemaCheck<unknown>> = new Map<string, SchemaCheck<unknown>>([
  ['decision.json', decisionCheck],
  ['gate.json', schemaCheck(gateSchema)],
  ['history.jsonl', schemaCheck(historySchema)],
  ['report.json', reportCheck],
  [RESULTS_FILE, schemaCheck(recordedSchema)],
  ...[EVIDENCE_FILE, CONFIRM_FILE, CONTROL_FILE, MAIN_TRIALS_FILE].map((file) => [file, TRIAL_CHECK] as const),
]);

/**
 * Checks a bundle: its files are exactly those of the manifest, every JSON file fits its schema, and the manifest agrees with the
 * result trees.
 * @param version version of Agent Gate that runs the check
 * @throws UserError if it is not a bundle
 */
export function verifyBundle(files: BundleFiles, version: string): BundleCheck {
  const { manifest } = openBundle(files.label, files.read);
  const steps = [checkFiles(files, manifest), checkFormats(files, manifest), checkResultsHash(files, manifest)];
  return checkOf(files, manifest, version, steps);
}

export function checkOf(
  { label }: BundleFiles,
  { tool }: Manifest,
  version: string,
  steps: readonly CheckStep[],
): BundleCheck {
  const same = steps.every(({ outcome }) => outcome !== 'differs');
  return { schema: 1, bundle: label, written_by: tool, checked_by: version, same, steps };
}

function checkFiles({ names, read }: BundleFiles, { files }: Manifest): CheckStep {
  const listed = new Map(files.map((entry) => [entry.file, entry.sha256]));
  const changed = files.flatMap(({ file, sha256, bytes }): readonly Difference[] => {
    const content = read(file);
    if (content === undefined) return [{ file, expected: sha256, found: 'no such file' }];
    const actual = sha256Of(content);
    if (actual !== sha256) return [{ file, expected: sha256, found: actual }];
    return content.length === bytes ? [] : [{ file, expected: `${bytes} bytes`, found: `${content.length} bytes` }];
  });
  const strangers = names
    .filter((file) => file !== MANIFEST_FILE && !listed.has(file))
    .map((file) => ({ file, expected: 'no such file: the manifest does not list it', found: 'a file' }));
  return stepOf('files', `${files.length} files against the hashes and lengths of the manifest`, [
    ...changed,
    ...strangers,
  ]);
}

function checkFormats({ read }: BundleFiles, { files }: Manifest): CheckStep {
  const differences = files.flatMap(({ file }) => {
    const check = file.includes(CHECKS) ? JUDGE_CHECK : FORMATS.get(file);
    const content = read(file);
    return check === undefined || content === undefined ? [] : formatDifferences(file, content, check);
  });
  return stepOf('formats', 'every JSON file against its schema', differences);
}

function formatDifferences(file: string, content: Uint8Array, check: SchemaCheck<unknown>): readonly Difference[] {
  const differences: Difference[] = [];
  const whole = { text: new TextDecoder().decode(content), line: null };
  for (const { text, line } of file.endsWith('.jsonl') ? jsonLines(content) : [whole]) {
    const at: Place = line === null ? { file } : { file, line };
    const problems = unlessMistaken(
      () => check.problems(parseRecord(text, at), (pointer) => ({ ...at, pointer })),
      (mistake) => mistake.problems,
    );
    for (const { what, where = at, expected = 'a valid document', found: actual = what } of problems) {
      const place = [describePlace(where).slice(file.length + 1), where.pointer ?? ''].filter((part) => part !== '');
      differences.push({ file, place: [...new Set(place)].join(' '), expected, found: actual });
    }
  }
  return differences;
}

function checkResultsHash({ read }: BundleFiles, { results }: Manifest): CheckStep {
  const content = read(RESULTS_FILE);
  if (content === undefined) return skippedStep('results-hash', 'the bundle keeps no result trees');
  const hash = startResultsHash();
  for (const { text } of jsonLines(content)) hash.add(text);
  const actual = hash.finish();
  const differences = actual === results ? [] : [{ file: RESULTS_FILE, expected: results, found: actual }];
  return stepOf('results-hash', 'the hash of the result trees, in any order', differences);
}
