import type { DeclaredTotal, FoundResults } from '../../schemas/types/init.ts';
import type { MappingFile } from '../../schemas/types/mapping.ts';
import { contentHash } from '../contract/hash.ts';
import { must } from '../contract/must.ts';
import { counted, shown } from '../contract/text.ts';
import { writeYaml } from '../contract/write-yaml.ts';
import { type Problem, Problems, UserError, valueOr } from '../errors.ts';
import type { TextFile } from '../io/files.ts';
import { schemaAddress, shippedMappings } from '../io/shipped.ts';
import type { UnreadRun } from '../pipeline/run-files.ts';
import { countAgents } from '../suite/count-agents.ts';
import { startDeclaredTotals } from '../suite/mapping/expect.ts';
import { loadMapping, type Mapping } from '../suite/mapping/mapping.ts';
import { readRun } from '../suite/read-run.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { Selection } from '../suite/select-trials.ts';
import { type Survey, surveyTrials } from '../suite/survey-trials.ts';
import { factAt, type Trial } from '../suite/trial.ts';
import { draftMapping, type MappingDraft } from './drafting/draft-mapping.ts';
import type { VerdictWish } from './drafting/guess-verdict.ts';

/** A way to read results. */
interface ResultFormat {
  /** Shipped name or file; null for the native format. */
  readonly mapping: string | null;
  /** Text of the mapping; null for the native format. */
  readonly text: TextFile | null;
}

/** A format that reads the results, and their content. */
interface SurveyedFormat extends ResultFormat {
  readonly survey: Survey;
  /** The files of the run: the first one if each file is a run. */
  readonly files: readonly ResultFile[];
  /** Records that are no trials. */
  readonly unread: number;
  /** Totals that the files report about themselves. */
  readonly declared: readonly DeclaredTotal[];
  /** The other files, if each is a run of the same scenarios. */
  readonly runs: FoundResults['runs'];
  /** Set if the mapping was drafted from the results. */
  readonly draft?: MappingDraft;
}

/** File and name for a drafted mapping, and what the user says of the verdict. */
export interface DraftRequest extends VerdictWish {
  /** Its file, relative to the root. */
  readonly file: string;
  /** Its name, kebab-case. */
  readonly name: string;
  /** The command for one of several agents. */
  readonly command: (selection: Selection) => string;
}

/** Problems of the run itself, which do not rule out the format that is tried. */
const OF_THE_RUN: ReadonlySet<string> = new Set([
  'unfinished-run',
  'archive-incomplete',
  'zip-damaged',
  'zip-unsafe',
  'zip-encrypted',
  'zip-too-large',
  'zip-zstandard',
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
export function detectFormat(run: UnreadRun, drafting: DraftRequest, mappings = shippedMappings()): SurveyedFormat {
  if (drafting.passAt !== null || drafting.verdict !== null) return draftFormat(run, drafting);
  const native = tryFormat(run, { mapping: null, text: null });
  if (fits(native)) {
    const { survey } = native;
    if (survey === undefined || survey.verdicts > 0 || survey.badVerdict !== null || survey.shared.length > 0)
      return surveyOf(native, drafting.command);
    // The verdict may have another name, such as `passed`.
    const drafted = valueOr(null, () => draftFormat(run, drafting));
    return drafted !== null && drafted.survey.verdicts > 0 ? drafted : surveyOf(native, drafting.command);
  }
  const mapped = mappings.map(({ name, ...text }) => tryMapping(run, { mapping: name, text }));
  const isEmpty = (reading: Reading): boolean =>
    says(reading, 'no-trials') && (reading.isSkipping || says(native, 'bad-json'));
  const fitting = mapped.filter((reading) => fits(reading) && !isEmpty(reading));
  const reading = fitting.filter(({ trials }) => trials > 0);
  // Beside the results may stand files of another format that give no verdict, such as trajectories.
  const judged = reading.filter(({ reads }) => readsVerdict(reads));
  const [only, ...others] = [judged, reading, fitting].find((readings) => readings.length > 0) ?? [];
  if (only === undefined) {
    const attempts = [native, ...mapped];
    if (attempts.some(({ trials }) => trials > 0)) throw readByNone(attempts);
    return draftOrExplain(run, drafting, attempts);
  }
  if (others.length === 0) return surveyOf(only, drafting.command);
  const names = [only, ...others].flatMap(({ format }) => format.mapping ?? []);
  const what = 'several shipped mappings read every record';
  const fix = `Name one: --mapping ${names[0]}`;
  throw new UserError({ code: 'several-formats', what, found: names.join(', '), fix });
}

/** Whether a mapping reads the harness's verdict. */
export function readsVerdict(mapping: Mapping | null): boolean {
  return mapping?.selectors.some(({ pointer }) => pointer.startsWith('/facts/harness.passed')) ?? false;
}

/** Drafts a mapping; if the files are broken rather than unknown, reports the problems of the attempts. */
function draftOrExplain(run: UnreadRun, drafting: DraftRequest, attempts: readonly Reading[]): SurveyedFormat {
  try {
    return draftFormat(run, drafting);
  } catch (error) {
    if (!(error instanceof UserError) || error.problems.some(({ code }) => OF_THE_DRAFT.has(code))) throw error;
    throw readByNone(attempts);
  }
}

const OF_THE_DRAFT: ReadonlySet<string> = new Set([
  'unknown-format',
  'threshold-needed',
  'several-verdicts',
  'only-ran',
  'several-agents',
  'other-totals',
]);

function draftFormat(all: UnreadRun, { file, name, command, ...wish }: DraftRequest): SurveyedFormat {
  const draft = draftMapping(all.files, name, { ...wish, select: all.select });
  const run = draft.isRunByFile ? { ...all, files: all.files.slice(0, 1) } : all;
  const formatOf = (spec: MappingFile): ResultFormat => {
    return { mapping: file, text: { file, text: writeYaml(spec, { schema: schemaAddress('mapping') }) } };
  };
  const reading = tryFormat(run, formatOf(draft.spec));
  const others = all.files.slice(run.files.length);
  if (!says(reading, 'other-totals'))
    return { ...surveyOf(reading, command), draft, runs: runsBeside(others, reading) };
  const { expect: _, ...spec } = draft.spec;
  const unchecked = tryFormat(run, formatOf(spec));
  // If a file reports passes but has no passed trial, it contains only the failures.
  if (unchecked.survey === undefined || unchecked.survey.passed === 0) throw new UserError(reading.problems);
  const guesses = draft.guesses.filter(({ part }) => !part.startsWith('expect.'));
  const declared = draft.totals.map(({ total, declared: number }) => {
    return { total, declared: number, read: must(unchecked.survey, 'a survey')[READ_AS.get(total) ?? 'trials'] };
  });
  return {
    ...surveyOf(unchecked, command),
    draft: { ...draft, spec, guesses },
    declared,
    runs: runsBeside(others, unchecked),
  };
}

/** Totals of a draft by the counts of a survey. */
const READ_AS: ReadonlyMap<string, 'passed' | 'failed'> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
]);

/** How far other files with the same scenarios compare with the run that was read. */
function runsBeside(files: readonly ResultFile[], { run, reads }: Reading): FoundResults['runs'] {
  if (files.length === 0) return [];
  const first = contentOf(run, reads);
  return files.map((file) => {
    const { questions, passed } = contentOf({ ...run, files: [file] }, reads);
    const same = [...questions].filter(([scenario, question]) => first.questions.get(scenario) === question).length;
    return { file: file.file, scenarios: questions.size, same, passed };
  });
}

/** What the scenarios of a run ask, by id, and the trials that passed. @throws UserError with all problems of the files */
function contentOf({ files, select, redaction }: UnreadRun, mapping: Mapping | null) {
  const questions = new Map<string, string>();
  let passed = 0;
  for (const trial of readRun(files, { mapping, select, redaction: startRedaction(redaction) })) {
    const { input = null, ground_truth = null } = trial;
    questions.set(trial.scenario, contentHash({ input, ground_truth }));
    if (trial.error === null && factAt(trial, 'harness.passed') === true) passed++;
  }
  return { questions, passed };
}

/** Surveys results in a named format. @throws UserError with all problems of the files, and for several agents */
export function surveyAs(run: UnreadRun, format: ResultFormat, command: DraftRequest['command']): SurveyedFormat {
  return surveyOf(tryFormat(run, format), command);
}

interface Reading {
  readonly format: ResultFormat;
  /** Undefined if there are problems. */
  readonly survey: Survey | undefined;
  readonly run: UnreadRun;
  readonly reads: Mapping | null;
  /** Trials that were read, even if others could not be. */
  readonly trials: number;
  readonly unread: number;
  readonly declared: readonly DeclaredTotal[];
  readonly problems: readonly Problem[];
  /** Whether the mapping filters records or looks for items, so that it may find none in another format. */
  readonly isSkipping: boolean;
}

/** Tries a mapping on three files first: what it cannot read there, it cannot read among all, unless it joins other files. */
function tryMapping(run: UnreadRun, format: ResultFormat): Reading {
  const { files } = run;
  const sample = files.filter((_, index) => [0, files.length >> 1, files.length - 1].includes(index));
  if (sample.length === files.length) return tryFormat(run, format);
  const reading = tryFormat({ ...run, files: sample }, format);
  return fits(reading) || reading.reads?.join !== undefined ? tryFormat(run, format) : reading;
}

function tryFormat(unread: UnreadRun, format: ResultFormat): Reading {
  const { files, select, redaction } = unread;
  const { text } = format;
  const mapping = text && loadMapping(text.file, text.text);
  const problems = Problems.ofAll();
  let skipped = 0;
  const declared = startDeclaredTotals();
  const run = readRun(files, {
    mapping,
    select,
    redaction: startRedaction(redaction),
    onUnread: () => skipped++,
    onTotals: declared.add,
  });
  let trials = 0;
  const survey = problems.collect(() => surveyTrials(passing(run, () => trials++)));
  const isSkipping =
    mapping?.selectors.some(
      ({ pointer, asked }) => (pointer.startsWith('/when') && asked > 0) || pointer.startsWith('/each'),
    ) ?? false;
  const counts = { trials, unread: skipped, declared: declared.sums() };
  return { format, run: unread, reads: mapping, survey, ...counts, problems: problems.all(), isSkipping };
}

function* passing(trials: Iterable<Trial>, notice: () => void): Generator<Trial> {
  for (const trial of trials) {
    notice();
    yield trial;
  }
}

function fits({ problems }: Reading): boolean {
  return problems.every(({ code }) => OF_THE_RUN.has(code));
}

/** Whether a reading has a problem with this code. A line of broken JSON can be read as a table header without rows. */
function says({ problems }: Reading, wanted: string): boolean {
  return problems.some(({ code }) => code === wanted);
}

function surveyOf(reading: Reading, command: DraftRequest['command']): SurveyedFormat {
  const { format, survey, problems, run, unread, declared } = reading;
  if (survey !== undefined) return { ...format, survey, files: run.files, unread, declared, runs: [] };
  if (says(reading, 'repeated-trial')) askForAgent(reading, command);
  throw new UserError(problems);
}

/** Most agents that the question lists. */
const MOST_AGENTS = 12;

/** @throws UserError if the results hold several agents, with a command for each */
function askForAgent({ run, reads }: Reading, command: DraftRequest['command']): void {
  const reading = { mapping: reads, select: run.select, redaction: startRedaction(run.redaction) };
  const agents = countAgents(run.files, reading);
  if (agents === null) return;
  const { fact, counts } = agents;
  const what = `the results hold ${counted(counts.length, 'agent')}, distinguished by \`${fact}\`: a gate compares one with itself`;
  const choices = counts.slice(0, MOST_AGENTS).map(({ value, trials, passed }) => ({
    code: 'several-agents',
    what: `\`${fact}\` ${shown(value)}: ${counted(trials, 'trial')}, ${passed} passed`,
    fix: `Choose it with \`${command({ fact, value })}\``,
  }));
  throw new UserError([{ code: 'several-agents', what }, ...choices]);
}

/** The problems of the format that reads the most trials; if none reads any, those of the native format. */
function readByNone(attempts: readonly Reading[]): UserError {
  const most = Math.max(...attempts.map(({ trials }) => trials));
  const nearest = attempts.find(({ trials }) => trials === most) as Reading;
  const { mapping } = nearest.format;
  const what =
    mapping === null
      ? 'neither the native format nor a shipped mapping reads every record'
      : `the mapping \`${mapping}\` reads ${counted(most, 'trial')} of these results, but not every record`;
  const page = new URL('../docs/mappings.md', schemaAddress('mapping')).href;
  const fix = `Fix the results, or name a mapping with \`--mapping\`: ${page} shows how to write one`;
  return new UserError([...nearest.problems, { code: 'unknown-format', what, fix }]);
}
