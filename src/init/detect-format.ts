import type { FoundResults } from '../../schemas/types/init.ts';
import type { MappingFile } from '../../schemas/types/mapping.ts';
import { contentHash } from '../contract/hash.ts';
import { counted, shown } from '../contract/text.ts';
import { writeYaml } from '../contract/write-yaml.ts';
import { Problems, UserError, unlessMistaken } from '../errors.ts';
import type { TextFile } from '../io/files.ts';
import { schemaAddress, shippedMappings } from '../io/shipped.ts';
import type { UnreadRun } from '../pipeline/run-files.ts';
import { countAgents } from '../suite/count-agents.ts';
import { startDeclaredTotals } from '../suite/mapping/expect.ts';
import { loadMapping, type Mapping } from '../suite/mapping/mapping.ts';
import type { SelectorUse } from '../suite/mapping/mapping-compiler.ts';
import { readRun } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { Selection } from '../suite/select-trials.ts';
import { type Survey, surveyTrials } from '../suite/survey-trials.ts';
import type { Trial } from '../suite/trial.ts';
import { startTrialCounts } from '../suite/trial-counts.ts';
import { type DraftWish, draftMapping, type MappingDraft } from './drafting/draft-mapping.ts';

interface ResultFormat {
  /** Shipped name or file; null for the native format. */
  readonly mapping: string | null;
  /** Text of the mapping; null for the native format. */
  readonly text: TextFile | null;
}

/** A format as applied to results: what it reads, and the problems of the rest. */
type Reading = ReturnType<typeof tryFormat>;

/** A format that reads the results, and their content. */
interface SurveyedFormat extends Reading {
  readonly survey: Survey;
  /** The other files, if each is a run of the same scenarios. */
  readonly runs: FoundResults['runs'];
  /** Set if the mapping was drafted from the results. */
  readonly draft?: MappingDraft;
}

/** The results, and the command for one of several agents. */
export interface Results extends UnreadRun {
  readonly command: (selection: Selection) => string;
}

/** File (relative to the root) and name (kebab-case) for a drafted mapping, and what the user says of the verdict. */
export interface DraftRequest extends Omit<DraftWish, 'select'> {
  readonly file: string;
  readonly name: string;
}

/** Problems of the run itself, which do not rule out the format that is tried. */
const OF_THE_RUN: ReadonlySet<string> = new Set([
  'unfinished-run',
  'archive-incomplete',
  'repeated-trial',
  'scenario-spelling',
  'nothing-selected',
  'unknown-fact',
  'no-trials',
  'more-problems',
]);

/**
 * Detects the format of results: the native format, or the only shipped mapping that reads all records. Drafts a mapping if none reads any,
 * and if the user names a verdict or a threshold.
 * @param mappings the mappings to try
 * @throws UserError if several mappings read the results, if the draft finds no id or verdict, and for problems of the run itself
 */
export function detectFormat(run: Results, drafting: DraftRequest, mappings = shippedMappings()): SurveyedFormat {
  if (drafting.passAt !== null || drafting.verdict !== null) return draftFormat(run, drafting);
  const native = tryFormat(run, { mapping: null, text: null });
  if (fits(native)) return nativeOrDraft(native, run, drafting);
  const mapped = mappings.map(({ name, ...text }) => tryMapping(run, { mapping: name, text }));
  // A line of broken JSON can be read as a table header without rows.
  const isEmpty = (reading: Reading): boolean =>
    says(reading, 'no-trials') && (isSkipping(reading) || says(native, 'bad-json'));
  const fitting = mapped.filter((reading) => fits(reading) && !isEmpty(reading));
  const reading = fitting.filter(({ trials }) => trials > 0);
  // Beside the results may stand files of another format that give no verdict, such as trajectories.
  const judged = reading.filter(({ compiled }) => readsVerdict(compiled));
  const [only, ...others] = [judged, reading, fitting].find((readings) => readings.length > 0) ?? [];
  if (only === undefined) {
    const attempts = [native, ...mapped];
    if (attempts.some(({ trials }) => trials > 0)) throw readByNone(attempts);
    return draftFormat(run, drafting);
  }
  if (others.length === 0) return surveyOf(only);
  const names = [only, ...others].flatMap(({ mapping }) => mapping ?? []);
  const what = 'several shipped mappings read every record';
  const fix = `Name one: --mapping ${names[0]}`;
  throw new UserError({ code: 'several-formats', what, found: names.join(', '), fix });
}

/** The native format, unless only a draft finds verdicts. */
function nativeOrDraft(native: Reading, run: Results, drafting: DraftRequest): SurveyedFormat {
  const { survey } = native;
  if (survey !== undefined && (survey.verdicts > 0 || survey.badVerdict !== null || survey.shared.length > 0))
    return surveyOf(native);
  // The verdict may have another name, such as `passed`; trials that repeat may be events, one of which has the verdict.
  const drafted = unlessMistaken(
    () => draftFormat(run, drafting),
    (mistake) => {
      if (survey !== undefined && mistake.problems.some(({ code }) => OF_VERDICT.has(code))) throw mistake;
      return null;
    },
  );
  const isBetter = survey !== undefined || drafted?.draft?.spec.when !== undefined;
  return drafted !== null && drafted.survey.verdicts > 0 && isBetter ? drafted : surveyOf(native);
}

/** Whether a mapping reads the harness's verdict. */
export function readsVerdict(mapping: Mapping | null): boolean {
  return mapping?.selectors.some(({ pointer }) => pointer.startsWith('/facts/harness.passed')) ?? false;
}

/** Problems of results whose verdict the user has to choose. */
const OF_VERDICT: ReadonlySet<string> = new Set(['threshold-needed', 'several-verdicts', 'values-needed']);

function draftFormat(all: Results, { file, name, ...wish }: DraftRequest): SurveyedFormat {
  const draft = draftMapping(all.files, name, { ...wish, select: all.select });
  const run = draft.isRunByFile ? { ...all, files: all.files.slice(0, 1) } : all;
  const others = all.files.slice(run.files.length);
  const tryDraft = (spec: MappingFile): Reading =>
    tryFormat(run, { mapping: file, text: { file, text: writeYaml(spec, { schema: schemaAddress('mapping') }) } });
  const reading = tryDraft(draft.spec);
  if (!says(reading, 'other-totals')) return { ...surveyOf(reading), draft, runs: runsBeside(others, reading) };
  const { expect: _, ...spec } = draft.spec;
  const unchecked = tryDraft(spec);
  const { survey } = unchecked;
  // If a file reports passes but has no passed trial, it contains only the failures.
  if (survey === undefined || survey.passed === 0) throw new UserError(reading.problems);
  return {
    ...unchecked,
    survey,
    draft: { ...draft, spec, guesses: draft.guesses.filter(({ part }) => !part.startsWith('expect.')) },
    declared: draft.totals.map(({ total, declared }) => ({ total, declared, read: survey[total] })),
    runs: runsBeside(others, unchecked),
  };
}

/** How far other files with the same scenarios compare with the run that was read. */
function runsBeside(files: readonly ResultFile[], { run, compiled }: Reading): FoundResults['runs'] {
  if (files.length === 0) return [];
  const first = contentOf(run, compiled);
  return files.map((file) => {
    const { questions, passed } = contentOf({ ...run, files: [file] }, compiled);
    const same = [...questions].filter(([scenario, question]) => first.questions.get(scenario) === question).length;
    return { file: file.file, scenarios: questions.size, same, passed };
  });
}

/** What the scenarios of a run ask, by id, and the trials that passed. @throws UserError with all problems of the files */
function contentOf({ files, select, redaction }: UnreadRun, mapping: Mapping | null) {
  const questions = new Map<string, string>();
  const counting = startTrialCounts();
  for (const trial of readRun(files, { mapping, select, redaction: startRedaction(redaction) })) {
    const { input = null, ground_truth = null } = trial;
    questions.set(trial.scenario, contentHash({ input, ground_truth }));
    counting.add(trial);
  }
  return { questions, passed: counting.counts().passed };
}

/** Surveys results in a named format. @throws UserError with all problems of the files, and for several agents */
export function surveyAs(run: Results, format: ResultFormat): SurveyedFormat {
  return surveyOf(tryFormat(run, format));
}

/** Tries a mapping on three files first: what it cannot read there, it cannot read among all, unless it joins other files. */
function tryMapping(run: Results, format: ResultFormat): Reading {
  const { files } = run;
  const sample = files.filter((_, index) => [0, files.length >> 1, files.length - 1].includes(index));
  if (sample.length === files.length) return tryFormat(run, format);
  const reading = tryFormat({ ...run, files: sample }, format);
  return fits(reading) || reading.compiled?.join !== undefined ? tryFormat(run, format) : reading;
}

/** Surveys what a format reads; `survey` is undefined if there are problems, and `unread` counts records that are no trials. */
function tryFormat(run: Results, format: ResultFormat) {
  const { files, select } = run;
  const compiled = format.text && loadMapping(format.text.file, format.text.text);
  const problems = new Problems();
  const declared = startDeclaredTotals();
  let unread = 0;
  let trials = 0;
  const read = readRun(files, {
    mapping: compiled,
    select,
    redaction: startRedaction(run.redaction),
    onUnread: () => unread++,
    onTotals: declared.add,
  });
  const survey = problems.collect(() => surveyTrials(passing(read, () => trials++)));
  return { ...format, compiled, run, survey, problems: problems.all(), trials, unread, declared: declared.sums() };
}

function* passing(trials: Iterable<Trial>, notice: () => void): Generator<Trial> {
  for (const trial of trials) {
    notice();
    yield trial;
  }
}

/** Whether the mapping filters records or looks for items, so that it may find none in another format. */
function isSkipping({ compiled }: Reading): boolean {
  const isFilter = ({ pointer, asked }: SelectorUse): boolean => pointer.startsWith('/when') && asked > 0;
  return compiled?.selectors.some((use) => isFilter(use) || use.pointer.startsWith('/each')) ?? false;
}

function fits({ problems }: Reading): boolean {
  return problems.every(({ code }) => OF_THE_RUN.has(code) || code.startsWith('zip-'));
}

function says({ problems }: Reading, wanted: string): boolean {
  return problems.some(({ code }) => code === wanted);
}

function surveyOf(reading: Reading): SurveyedFormat {
  const { survey, problems } = reading;
  if (survey !== undefined) return { ...reading, survey, runs: [] };
  if (says(reading, 'repeated-trial')) askForAgent(reading);
  throw new UserError(problems);
}

/** Most agents that the question lists. */
const MOST_AGENTS = 12;

/** @throws UserError if the results hold several agents, with a command for each */
function askForAgent({ run, compiled }: Reading): void {
  const reading = { mapping: compiled, select: run.select, redaction: startRedaction(run.redaction) };
  const agents = countAgents(run.files, reading);
  if (agents === null) return;
  const { fact, counts } = agents;
  const what = `the results hold ${counted(counts.length, 'agent')}, distinguished by \`${fact}\`: a gate compares one with itself`;
  const choices = counts.slice(0, MOST_AGENTS).map(({ value, trials, passed }) => ({
    code: 'several-agents',
    what: `\`${fact}\` ${shown(value)}: ${counted(trials, 'trial')}, ${passed} passed`,
    fix: `Choose it with \`${run.command({ fact, value })}\``,
  }));
  throw new UserError([{ code: 'several-agents', what }, ...choices]);
}

/** The problems of the format that reads the most trials; if none reads any, those of the native format. */
function readByNone(attempts: readonly Reading[]): UserError {
  const { mapping, trials, problems } = attempts.reduce((most, next) => (next.trials > most.trials ? next : most));
  const what =
    mapping === null
      ? 'neither the native format nor a shipped mapping reads every record'
      : `the mapping \`${mapping}\` reads ${counted(trials, 'trial')} of these results, but not every record`;
  const page = new URL('../docs/mappings.md', schemaAddress('mapping')).href;
  const fix = `Fix the results, or name a mapping with \`--mapping\`: ${page} shows how to write one`;
  return new UserError([...problems, { code: 'unknown-format', what, fix }]);
}
