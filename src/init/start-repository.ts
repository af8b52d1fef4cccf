import { basename, isAbsolute, posix } from 'node:path';
import type { FoundResults } from '../../schemas/types/init.ts';
import type { MeasuringOptions, Workplace } from '../commands/command.ts';
import { shown, sortedUnion } from '../contract/text.ts';
import { UserError, unlessMistaken } from '../errors.ts';
import { readPolicy } from '../gating/policy/read-policy.ts';
import { defaultPolicy, POLICY_FILE } from '../gating/policy/resolve-policy.ts';
import { type Config, compileConfig, loadMappingAndPolicy, RUBRIC_FILES } from '../io/config.ts';
import { fileExists, readText, sizeOf, type TextFile } from '../io/files.ts';
import { findFiles, findResultFiles, findTexts } from '../io/find-files.ts';
import { defaultBranch, trackedFiles } from '../io/git.ts';
import { foldersFrom } from '../io/paths.ts';
import { schemaAddress, shippedWorkflow } from '../io/shipped.ts';
import { isTaken, requireNoWayOut, writeNewFile } from '../io/write-files.ts';
import { redactionOf } from '../pipeline/redacting.ts';
import { scoreRun } from '../pipeline/score-run.ts';
import { initCommand } from '../reporting/commands.ts';
import { selectionText } from '../suite/select-trials.ts';
import { detectFormat, type Results, surveyAs } from './detect-format.ts';
import { draftPolicy } from './drafting/draft-policy.ts';
import { draftWorkflow } from './drafting/draft-workflow.ts';
import { commonFolders } from './drafting/guess-file-id.ts';
import { isDrafted, type Started } from './drafting/init-report.ts';
import { kebabCase, suiteNameFor } from './drafting/suite-name.ts';
import { firstRubrics } from './first-rubrics.ts';

export interface InitOptions extends Pick<MeasuringOptions, 'mapping' | 'select' | 'json'> {
  /** Files or patterns; empty if there are no results yet. */
  readonly results: readonly string[];
  readonly suite?: string | undefined;
  /** Lowest score of a trial that passes, for results without a verdict. */
  readonly passAt?: number | undefined;
  /** Selector or dotted path of the verdict, if several values may be it. */
  readonly verdict?: string | undefined;
  /** Whether broken scenarios run again at main's commit too, which needs a second checkout of it. */
  readonly control?: boolean | undefined;
}

const WORKFLOW_FILE = '.github/workflows/pull-request.yml';
/** Results that the workflow expects if there are none yet. */
const EXPECTED_RESULTS = ['results/*.jsonl'];

/**
 * Writes a workflow and a policy, and a rubric unless every trial has a verdict of the harness. Never overwrites a file, and
 * writes nothing unless everything can be written.
 * @throws UserError for results that cannot be read and files that cannot be written
 */
export function startRepository(given: InitOptions, { root, env }: Workplace) {
  requireTop(root);
  const mappingFile = given.mapping && posix.normalize(given.mapping);
  const options = { ...given, results: namedOrExpected(given, root), mapping: mappingFile };
  requireInside(options);
  requireLiteral(options);
  if (mappingFile !== undefined && (given.passAt !== undefined || given.verdict !== undefined)) {
    const what = '`--pass-at` and `--verdict` belong to a drafted mapping, and `--mapping` names one';
    throw new UserError({ code: 'usage', what, fix: 'Change the named mapping, or leave out `--mapping`' });
  }
  const { results, mapping = null, select } = options;
  const reader = loadMappingAndPolicy({ root, mapping: mappingFile, rubrics: [] });
  const suite = suiteFor(options, reader, root);
  const measured = results.length === 0 ? null : measureFirst(options, suite, reader, { root, env });
  const { found = null, notes = [], rubrics = [] } = measured ?? {};
  const inputs =
    measured === null
      ? { results: EXPECTED_RESULTS, mapping, select }
      : { results: measured.results.map(undated), mapping: measured.mapping, select };
  const branch = defaultBranch(root) ?? 'main';
  const drafts = [
    {
      file: reader.texts.policy?.file ?? POLICY_FILE,
      text: draftPolicy(suite, schemaAddress('policy'), options.control),
    },
    { file: WORKFLOW_FILE, text: draftWorkflow(shippedWorkflow(), inputs, branch) },
    ...(found !== null && isDrafted(found.judges) ? rubrics : []),
    ...(measured?.mappingText ? [measured.mappingText] : []),
  ];
  const used = sortedUnion(
    // A shipped mapping has a path of its own.
    mapping !== null && reader.texts.mapping?.file === mapping ? [mapping] : [],
    found?.judges === 'own' ? rubrics.map(({ file }) => file) : [],
  );
  const started: Started = { ...writeDrafts(drafts, root), used, inputs, found, branch };
  return { ...started, notes };
}

/** The named results, else those that the workflow expects; empty if there are no results yet. */
function namedOrExpected({ results }: InitOptions, root: string): readonly string[] {
  if (results.length > 0) {
    const names = results.map((name) => posix.normalize(name));
    return patternOf(names, root) ?? names;
  }
  return findFiles(EXPECTED_RESULTS, root).length > 0 ? EXPECTED_RESULTS : [];
}

/** Fewest names that a pattern stands for. */
const MANY = 3;

/**
 * The pattern that finds just these files, which a shell probably expanded: the workflow reads those of new scenarios too.
 * Undefined if there is none.
 */
function patternOf(names: readonly string[], root: string): readonly string[] | undefined {
  const [first = ''] = names;
  const [ending = ''] = /(?:\.[a-z]+)+$/.exec(posix.basename(first)) ?? [];
  const common = commonFolders(names);
  if (names.length < MANY || ending === '' || common < 1) return undefined;
  const isFlat = names.every((name) => name.split('/').length === common + 1);
  const pattern = [...first.split('/').slice(0, common), ...(isFlat ? [] : ['**']), `*${ending}`].join('/');
  return findFiles([pattern], root).join('\n') === sortedUnion(names).join('\n') ? [pattern] : undefined;
}

function writeDrafts(drafts: readonly TextFile[], root: string): Pick<Started, 'written' | 'kept'> {
  const written = drafts.filter(({ file }) => !isTaken(file, root));
  const kept = drafts.filter((draft) => !written.includes(draft));
  for (const { file } of written) requireNoWayOut(file, root);
  for (const draft of written) writeNewFile(draft, root);
  return { written: written.map(({ file }) => file).sort(), kept: kept.map(({ file }) => file).sort() };
}

/** Name of the suite: the named one, else that of the policy, else that of the folder. @throws UserError for a name that is not allowed */
function suiteFor({ suite: named }: InitOptions, reader: Config, root: string): string {
  const { policy, texts } = reader;
  if (named === undefined)
    return texts.policy === null ? suiteNameFor(basename(root)) || defaultPolicy.suite : policy.suite;
  // The place in this text is none of a file.
  const placeless = ({ problems }: UserError) => new UserError(problems.map(({ where: _, ...problem }) => problem));
  const mistake = unlessMistaken(() => void readPolicy('--suite', JSON.stringify({ suite: named })), placeless);
  if (mistake !== undefined) throw mistake;
  if (!policy.isSuiteNamed || policy.suite === named) return named;
  const what = `\`--suite ${named}\` contradicts the policy`;
  const fix = `Leave it out, or change ${texts.policy?.file}`;
  throw new UserError({ code: 'usage', what, found: policy.suite, fix });
}

/** A workflow runs on another machine, with paths from the top of the repository. @throws UserError for a path that leads outside */
function requireInside({ results, mapping }: InitOptions): void {
  for (const name of [...results, ...(mapping === undefined ? [] : [mapping])]) {
    if (!isAbsolute(name) && !name.split(/[\\/]/).includes('..')) continue;
    const what = `\`${name}\` is outside of this folder, where the workflow does not find it`;
    throw new UserError({ code: 'outside-root', what, fix: START_AT_TOP });
  }
}

/**
 * Refuses names that GitHub would evaluate in the workflow: no quotes keep it from doing so, and an agent may name the files that it writes.
 * @throws UserError
 */
function requireLiteral({ results, mapping, select }: InitOptions): void {
  const name = [...results, mapping, ...select.map(selectionText)].find((written) => written?.includes('${{'));
  if (name === undefined) return;
  const what = `GitHub would evaluate the \`\${{\` of ${shown(name)} as an expression in the workflow`;
  throw new UserError({
    code: 'expression-in-name',
    what,
    fix: 'Rename it, or name a pattern such as `results/*.jsonl`',
  });
}

/** @throws UserError for a folder below the top of a repository. A folder outside any repository is fine: it may become one. */
function requireTop(root: string): void {
  const top = foldersFrom(root).find((folder) => isTaken('.git', folder));
  if (top === undefined || top === root) return;
  const what = 'workflows and the policy belong in the top folder of the repository';
  throw new UserError({ code: 'outside-root', what, expected: top, found: root, fix: START_AT_TOP });
}

const START_AT_TOP = 'Run init in the top folder of the repository, with paths from there';

/**
 * Detects the format, picks or drafts the rubrics, and measures the results as the gate will.
 * @param reader the named mapping and the repository's policy
 * @throws UserError with every problem
 */
function measureFirst(options: InitOptions, suite: string, reader: Config, { root, env }: Workplace) {
  const { policy, texts } = reader;
  const { rules: redaction, notes } = redactionOf([policy], { env });
  const run = {
    files: findResultFiles(options.results, root),
    select: options.select,
    redaction,
    command: commandFor(options),
  };
  const { mapping: named } = options;
  const form =
    named === undefined ? formOf(options, suite, run, root) : surveyAs(run, { mapping: named, text: texts.mapping });
  const { survey, draft = null, unread, declared, runs } = form;
  const judges = firstRubrics(survey, form.compiled, suite, root);
  const config = compileConfig({ ...texts, mapping: form.text, rubrics: judges.rubrics });
  const report = scoreRun({ ...form.run, mapping: config.mapping }, config);
  const names = form.run.files.map(({ file }) => file);
  const { trials, scenarios, passed, failed, errors, verdicts } = survey;
  const found: FoundResults = {
    trials,
    scenarios,
    passed,
    failed,
    errors,
    unread,
    declared,
    runs,
    bytes: sizeOf(names, root),
    committed: trackedFiles(names, root),
    unverified: config.mapping?.isUnverified === true,
    draft: draft && { guesses: draft.guesses, left: draft.left },
    verdicts,
    scored: report.trials.scored,
    judges: judges.kind,
    rubrics: report.rubrics.map(({ rubric, metric, score, trials }) => ({ rubric, metric, score, trials })),
  };
  return {
    found,
    notes,
    results: runs.length > 0 ? names : options.results,
    mapping: form.mapping,
    rubrics: judges.rubrics,
    mappingText: draft && form.text,
  };
}

/** The format of the results: a mapping drafted earlier, else a known format, else a new draft. */
function formOf(options: InitOptions, suite: string, run: Results, root: string) {
  const { passAt = null, verdict = null } = options;
  const name = kebabCase(suite) || 'results';
  const file = `mappings/${name}.yml`;
  if (!fileExists(file, root))
    return detectFormat(run, { file, name, passAt, verdict, isScored: findTexts([RUBRIC_FILES], root).length > 0 });
  if (passAt !== null || verdict !== null) {
    const what = `${file} already reads the results, so \`--pass-at\` and \`--verdict\` have no effect`;
    throw new UserError({ code: 'usage', what, fix: 'Change the mapping, or delete it to have it drafted again' });
  }
  return surveyAs(run, { mapping: file, text: { file, text: readText(file, root) } });
}

function commandFor(options: InitOptions): Results['command'] {
  return (selection) =>
    initCommand({ ...options, mapping: options.mapping ?? null, select: [...options.select, selection] });
}

/** A date, with a time or without, or a long number, in the name of one run's file. */
const DATE =
  /\d{4}-?\d{2}-?\d{2}(?:[T_ -]?\d{2}[-:.]?\d{2}(?:[-:.]?\d{2})?(?:[.,]\d+)?)?(?:Z|[+-]\d{2}[-:]?\d{2})?|\d{9,}/g;

/** A pattern in place of the dated name of one run's file: the next run has another date. */
function undated(name: string): string {
  return /[*?{[]/.test(name) ? name : name.replace(/[^/]+$/, (file) => file.replace(DATE, '*'));
}
