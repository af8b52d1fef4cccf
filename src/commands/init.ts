import { basename, posix } from 'node:path';
import { sortedUnion } from '../contract/sorted-union.ts';
import { UserError } from '../errors.ts';
import { draftPolicy, suiteNameFor } from '../gating/policy/draft-policy.ts';
import { POLICY_FILE, readPolicy } from '../gating/policy/read-policy.ts';
import { type Config, type ConfigTexts, loadMappingAndPolicy } from '../io/config.ts';
import type { TextFile } from '../io/files.ts';
import { findFiles } from '../io/find-files.ts';
import { defaultBranch, WORKFLOWS, workflowTexts } from '../io/repository.ts';
import { schemaAddress, shippedWorkflow } from '../io/shipped.ts';
import { isTaken, requireNoWayOut, writeNewFile } from '../io/write-files.ts';
import { suiteOf, UNNAMED_SUITE } from '../pipeline/suite-name.ts';
import type { Started } from '../reporting/started.ts';
import type { Workplace } from './command.ts';
import { draftWorkflow, type WorkflowSubject } from './draft-workflow.ts';
import { gatesPullRequests } from './gates-pull-requests.ts';
import { requireTop, requireWritable } from './init-names.ts';
import { measureFirst } from './init-results.ts';
import type { FirstRubrics } from './init-rubrics.ts';
import type { InitOptions } from './run-options.ts';

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
  return reader.texts.policy === null ? suiteNameFor(basename(root)) || UNNAMED_SUITE : suiteOf(reader);
}

function requireSuite(named: string, { policy }: Config): string {
  readPolicy('--suite', JSON.stringify({ suite: named }));
  if (policy.suite === undefined || policy.suite === named) return named;
  const what = `\`--suite ${named}\` contradicts the policy that stands here`;
  throw new UserError({ code: 'usage', what, found: policy.suite, fix: `Leave it out, or change ${POLICY_FILE}` });
}
