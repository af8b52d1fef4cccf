import { basename, isAbsolute, posix } from 'node:path';
import { sortedUnion } from '../contract/sorted-union.ts';
import { UserError } from '../errors.ts';
import { draftPolicy, suiteNameFor } from '../gating/policy/draft-policy.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_FILE } from '../gating/policy/resolve-policy.ts';
import { type Config, type ConfigTexts, compileConfig, loadMappingAndPolicy } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { findFiles, findResultFiles } from '../io/find-files.ts';
import { foldersFrom } from '../io/paths.ts';
import { defaultBranch, WORKFLOWS, workflowTexts } from '../io/repository.ts';
import { schemaAddress, shippedWorkflow } from '../io/shipped.ts';
import { isTaken, requireNoWayOut, writeNewFile } from '../io/write-files.ts';
import { findForm, surveyIn } from '../pipeline/init-detect.ts';
import { measureRun } from '../pipeline/measure.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { renderStarted, type Started, type StartedResults } from '../reporting/started.ts';
import { renderStartedJson } from '../reporting/started-json.ts';
import { selectionText } from '../suite/select-trials.ts';
import {
  type Answer,
  asideOf,
  MEASURING_OPTIONS,
  type MeasuringOptions,
  parseSelection,
  parseWords,
  usageError,
  type Workplace,
} from './command.ts';
import { type FirstRubrics, firstRubrics } from './init-rubrics.ts';
import { draftWorkflow, gatesPullRequests, type WorkflowSubject } from './init-workflow.ts';

/** Its name stands among those whose baselines it trusts. */
const WORKFLOW_FILE = `${WORKFLOWS}/pull-request.yml`;
/** Where results are expected when nobody has any yet. */
const EXPECTED_RESULTS = ['results/*.jsonl'];

/**
 * Writes what a repository needs to gate its agent, never over what stands there: a workflow, a policy, and a rubric with cases where
 * not every result carries a verdict. Nothing is written before all of it is known.
 * @throws UserError for results that cannot be read, names that do not fit, and where a file cannot be written
 */
export function startRepository(given: InitOptions, { root, env }: Workplace): Started {
  requireTop(root);
  const mappingFile = given.mapping && posix.normalize(given.mapping);
  const options = { ...given, results: namedOrExpected(given, root), mapping: mappingFile };
  const { results, mapping = null, select } = options;
  requireWritable(options);
  const reader = loadMappingAndPolicy({ root, mapping: options.mapping, rubrics: [] });
  const suite = suiteFor(options, reader, root);
  const found = results.length === 0 ? null : measureFirst({ options, suite, reader }, { root, env });
  const inputs =
    found === null ? { results: EXPECTED_RESULTS, mapping, select } : { results, mapping: found.mapping, select };
  const branch = defaultBranch(root) ?? 'main';
  const subject = { inputs, files: findFiles(results, root), branch };
  const drafts = [...commonDrafts(suite, subject), ...(found?.judges.drafts ?? [])];
  const used = usedFiles(options, reader.texts, found?.judges ?? null);
  return { ...writeDrafts(drafts, root), used, inputs, found, branch, isRepository: isTaken('.git', root) };
}

/** Those that are named, as whoever reads the workflow would write them, else those that the workflow will name where there are any; empty where nobody has results yet. */
function namedOrExpected({ results }: InitOptions, root: string): readonly string[] {
  if (results.length > 0) return results.map((name) => posix.normalize(name));
  return findFiles(EXPECTED_RESULTS, root).length > 0 ? EXPECTED_RESULTS : [];
}

/** What stood here before and the gate needs: a mapping that is not shipped, and the repository's own rubrics. */
function usedFiles(
  { mapping: named }: InitOptions,
  { mapping }: ConfigTexts,
  judges: FirstRubrics | null,
): readonly string[] {
  const own = judges?.kind === 'own' ? judges.rubrics : [];
  const isFile = mapping !== null && mapping.file === named;
  return sortedUnion(
    isFile ? [mapping.file] : [],
    own.map(({ file }) => file),
  );
}

function commonDrafts(suite: string, subject: WorkflowSubject): readonly TextFile[] {
  return [
    { file: POLICY_FILE, text: draftPolicy(suite, schemaAddress('policy')) },
    { file: WORKFLOW_FILE, text: draftWorkflow(shippedWorkflow(), subject) },
  ];
}

/** Beside a workflow that runs the gate already, whatever it is called, a second one would only gate the same again. */
function writeDrafts(drafts: readonly TextFile[], root: string): Pick<Started, 'written' | 'kept' | 'gating'> {
  const workflows = workflowTexts(root).filter(({ text }) => gatesPullRequests(text));
  const gating = workflows.map(({ file }) => file);
  const taken = drafts.map(({ file }) => file).filter((file) => isTaken(file, root));
  const left = new Set([...taken, ...(gating.length > 0 ? [WORKFLOW_FILE] : [])]);
  const written = drafts.filter(({ file }) => !left.has(file));
  for (const { file } of written) requireNoWayOut(file, root);
  for (const draft of written) writeNewFile(draft, root);
  return { written: written.map(({ file }) => file).sort(), kept: sortedUnion(taken, gating), gating };
}

/** As named, else as the gate calls it by the policy that stands there, else as the folder. @throws UserError for a name that cannot be */
function suiteFor({ suite: named }: InitOptions, reader: Config, root: string): string {
  if (named !== undefined) return requireSuite(named, reader);
  return reader.texts.policy === null ? suiteNameFor(basename(root)) || defaultPolicy.suite : reader.policy.suite;
}

function requireSuite(named: string, { policy }: Config): string {
  readPolicy('--suite', JSON.stringify({ suite: named }));
  if (!policy.isSuiteNamed || policy.suite === named) return named;
  const what = `\`--suite ${named}\` contradicts the policy that stands here`;
  throw new UserError({ code: 'usage', what, found: policy.suite, fix: `Leave it out, or change ${POLICY_FILE}` });
}

/** @throws UserError for a name that a workflow could not find, or would read as something else */
function requireWritable({ results, mapping, select }: InitOptions): void {
  const names = [...results, ...(mapping === undefined ? [] : [mapping])];
  for (const name of names) requireHere(name);
  for (const word of [...names, ...select.map(selectionText)]) requirePlain(word);
}

function requirePlain(word: string): void {
  if (!/\p{Cc}/u.test(word) && !word.includes('${{')) return;
  const what = `\`${word}\` holds a control character or \`\${{\`, which a workflow would not take for a part of a name`;
  throw usageError(what, 'Name it by a pattern, or rename it');
}

/** Where there is no repository yet, this folder may become one. @throws UserError for a folder below the top of a repository */
function requireTop(root: string): void {
  const top = foldersFrom(root).find((folder) => isTaken('.git', folder));
  if (top === undefined || top === root) return;
  const what = 'this folder lies in a repository, which has its workflows and its policy in its top folder';
  throw new UserError({ code: 'outside-root', what, expected: top, found: root, fix: START_AT_TOP });
}

const START_AT_TOP = 'Start in the top folder of the repository, and name what lies in it by its path from there';

/** A workflow finds files from the top of the repository, on another machine. */
function requireHere(name: string): void {
  if (!isAbsolute(name) && !name.split(/[\\/]/).includes('..')) return;
  const what = `\`${name}\` leads out of this folder, where the workflow would not find it`;
  throw new UserError({ code: 'outside-root', what, fix: START_AT_TOP });
}

/** What results are read with. */
interface FirstReading {
  readonly options: InitOptions;
  readonly suite: string;
  /** The mapping that is named, and the policy that stands there. */
  readonly reader: Config;
}

/** Results as the gate will see them. */
interface FirstResults extends StartedResults {
  readonly judges: FirstRubrics;
}

/** Finds out how the results are read and what judges them, and measures them so. @throws UserError with every problem */
function measureFirst({ options, suite, reader }: FirstReading, { root, env }: Workplace): FirstResults {
  const { policy, texts } = reader;
  const { rules: redaction, notes } = redactionOf([policy], { env });
  const run = { files: findResultFiles(options.results, root), select: options.select, redaction };
  const { mapping: named } = options;
  const form = named === undefined ? findForm(run) : surveyIn(run, { mapping: named, text: texts.mapping });
  const judges = firstRubrics(form.survey, { root, suite, policy, notes });
  const { mapping, rubrics } = compileConfig({ ...texts, mapping: form.text, rubrics: judges.rubrics });
  const report = measureRun({ ...run, mapping }, rubrics);
  return { mapping: form.mapping, survey: form.survey, judges, report, notes };
}

/** Options of `agent-gate init`, as written. */
export interface InitOptions extends Pick<MeasuringOptions, 'mapping' | 'select' | 'json'> {
  /** Files or patterns; none where there are no results yet. */
  readonly results: readonly string[];
  readonly suite?: string | undefined;
}

/** Reads the words after `init`. @throws UserError for an unknown or malformed option */
export function parseInitOptions(words: readonly string[]): InitOptions {
  const options = {
    mapping: MEASURING_OPTIONS.mapping,
    select: MEASURING_OPTIONS.select,
    suite: { type: 'string' },
    json: MEASURING_OPTIONS.json,
  } as const;
  const { values, positionals } = parseWords(words, options, { positionals: true });
  const { mapping, select = [], suite, json = false } = values;
  return { results: positionals, mapping, select: select.map(parseSelection), suite, json };
}

/** `agent-gate init`. @throws UserError for a malformed command line, and where the work throws one */
export function init(words: readonly string[], workplace: Workplace): Answer {
  const options = parseInitOptions(words);
  const started = startRepository(options, workplace);
  const text = options.json ? renderStartedJson(started) : renderStarted(started);
  return { text, aside: asideOf(started.found?.notes ?? []), exitCode: 0 };
}
