import type { MappingFile } from '../../schemas/types/mapping.ts';
import { counted } from '../contract/text.ts';
import { writeYaml } from '../contract/write-yaml.ts';
import { type Problem, Problems, UserError, valueOr } from '../errors.ts';
import type { TextFile } from '../io/files.ts';
import { schemaAddress, shippedMappings } from '../io/shipped.ts';
import type { UnreadRun } from '../pipeline/run-files.ts';
import { loadMapping } from '../suite/mapping/mapping.ts';
import { readRun } from '../suite/read-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type Survey, surveyTrials } from '../suite/survey-trials.ts';
import type { Trial } from '../suite/trial.ts';
import { draftMapping, type MappingDraft } from './drafting/draft-mapping.ts';

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
  /** Set if the mapping was drafted from the results. */
  readonly draft?: MappingDraft;
}

/** File and name for a drafted mapping. */
export interface DraftRequest {
  /** Its file, relative to the root. */
  readonly file: string;
  /** Its name, kebab-case. */
  readonly name: string;
  /** Lowest passing score; null if not given. */
  readonly passAt: number | null;
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
 * Detects the format of results: the native format, or the only shipped mapping that reads all records. Drafts a mapping if none reads any.
 * @param mappings the mappings to try
 * @throws UserError if several mappings read the results, if the draft finds no id or verdict, and for problems of the run itself
 */
export function detectFormat(run: UnreadRun, drafting: DraftRequest, mappings = shippedMappings()): SurveyedFormat {
  const native = tryFormat(run, { mapping: null, text: null });
  if (fits(native)) {
    const { survey } = native;
    if (survey === undefined || survey.verdicts > 0 || survey.shared.length > 0) return surveyOf(native);
    // The verdict may have another name, such as `passed`.
    const drafted = valueOr(null, () => draftFormat(run, drafting));
    return drafted !== null && drafted.survey.verdicts > 0 ? drafted : surveyOf(native);
  }
  const mapped = mappings.map(({ name, ...text }) => tryFormat(run, { mapping: name, text }));
  const isEmpty = (reading: Reading): boolean =>
    says(reading, 'no-trials') && (reading.isSkipping || says(native, 'bad-json'));
  const fitting = mapped.filter((reading) => fits(reading) && !isEmpty(reading));
  const reading = fitting.filter(({ trials }) => trials > 0);
  const [only, ...others] = reading.length > 0 ? reading : fitting;
  if (only === undefined) {
    const attempts = [native, ...mapped];
    if (attempts.some(({ trials }) => trials > 0)) throw readByNone(attempts);
    return draftOrExplain(run, drafting, attempts);
  }
  if (others.length === 0) return surveyOf(only);
  const names = [only, ...others].flatMap(({ format }) => format.mapping ?? []);
  const what = 'several shipped mappings read every record';
  const fix = `Name one: --mapping ${names[0]}`;
  throw new UserError({ code: 'several-formats', what, found: names.join(', '), fix });
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

const OF_THE_DRAFT: ReadonlySet<string> = new Set(['unknown-format', 'threshold-needed', 'other-totals']);

function draftFormat(run: UnreadRun, { file, name, passAt }: DraftRequest): SurveyedFormat {
  const draft = draftMapping(run.files, name, passAt);
  const readBy = (spec: MappingFile): Reading => {
    const text = { file, text: writeYaml(spec, { schema: schemaAddress('mapping') }) };
    return tryFormat(run, { mapping: file, text });
  };
  const reading = readBy(draft.spec);
  if (!says(reading, 'other-totals')) return { ...surveyOf(reading), draft };
  const { expect: _, ...spec } = draft.spec;
  const unchecked = readBy(spec);
  // If a file reports passes but has no passed trial, it contains only the failures.
  if (unchecked.survey === undefined || unchecked.survey.passed === 0) throw new UserError(reading.problems);
  const guesses = draft.guesses.filter(({ part }) => !part.startsWith('expect.'));
  return { ...surveyOf(unchecked), draft: { ...draft, spec, guesses } };
}

/** Surveys results in a named format. @throws UserError with all problems of the files */
export function surveyAs(run: UnreadRun, format: ResultFormat): SurveyedFormat {
  return surveyOf(tryFormat(run, format));
}

interface Reading {
  readonly format: ResultFormat;
  /** Undefined if there are problems. */
  readonly survey: Survey | undefined;
  /** Trials that were read, even if others could not be. */
  readonly trials: number;
  readonly problems: readonly Problem[];
  /** Whether the mapping filters records, so that it may skip every record of another format. */
  readonly isSkipping: boolean;
}

function tryFormat({ files, select, redaction }: UnreadRun, format: ResultFormat): Reading {
  const { text } = format;
  const mapping = text && loadMapping(text.file, text.text);
  const problems = Problems.ofAll();
  const run = readRun(files, { mapping, select, redaction: startRedaction(redaction) });
  let trials = 0;
  const survey = problems.collect(() => surveyTrials(passing(run, () => trials++)));
  const isSkipping = mapping?.selectors.some(({ pointer, asked }) => pointer.startsWith('/when') && asked > 0) ?? false;
  return { format, survey, trials, problems: problems.all(), isSkipping };
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

function surveyOf({ format, survey, problems }: Reading): SurveyedFormat {
  if (survey === undefined) throw new UserError(problems);
  return { ...format, survey };
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
