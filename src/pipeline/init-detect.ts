import { counted } from '../contract/text.ts';
import { type Problem, Problems, UserError } from '../errors.ts';
import type { TextFile } from '../io/files.ts';
import { schemaAddress, shippedMappings } from '../io/shipped.ts';
import { loadMapping } from '../suite/mapping/mapping.ts';
import { readRun } from '../suite/read-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type Survey, surveyTrials } from '../suite/survey-trials.ts';
import type { Trial } from '../suite/trial.ts';
import type { UnreadRun } from './run-files.ts';

/** A way to read results. */
interface Form {
  /** Shipped name or file; null for the native format. */
  readonly mapping: string | null;
  /** The mapping's. */
  readonly text: TextFile | null;
}

/** Results in a form that reads them, and what they carry. */
interface SurveyedForm extends Form {
  readonly survey: Survey;
}

/** What may be wrong with a run although its form is the one that is tried. */
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
 * Finds out how results are read: by the native format, else by the one shipped mapping that reads all of their records.
 * @param mappings those that are tried
 * @throws UserError where none or several do, and for what is wrong with the run itself
 */
export function findForm(run: UnreadRun, mappings = shippedMappings()): SurveyedForm {
  const native = tryForm(run, { mapping: null, text: null });
  if (fits(native)) return surveyOf(native);
  const mapped = mappings.map(({ name, ...text }) => tryForm(run, { mapping: name, text }));
  const [only, ...others] = mapped.filter((one) => fits(one) && !(says(native, 'bad-json') && says(one, 'no-trials')));
  if (only === undefined) throw readByNone([native, ...mapped]);
  if (others.length > 0) throw readBySeveral([only, ...others]);
  return surveyOf(only);
}

/** Surveys results in the form that somebody has named. @throws UserError with every problem of the files */
export function surveyIn(run: UnreadRun, form: Form): SurveyedForm {
  return surveyOf(tryForm(run, form));
}

interface Attempt {
  readonly form: Form;
  /** Undefined where there are problems. */
  readonly survey: Survey | undefined;
  /** Trials that were read, whatever else was not. */
  readonly trials: number;
  readonly problems: readonly Problem[];
}

function tryForm({ files, select, redaction }: UnreadRun, form: Form): Attempt {
  const { text } = form;
  const mapping = text && loadMapping(text.file, text.text);
  const problems = new Problems();
  const run = readRun(files, { mapping, select, redaction: startRedaction(redaction) });
  let trials = 0;
  const survey = problems.collect(() => surveyTrials(passing(run, () => trials++)));
  return { form, survey, trials, problems: problems.all() };
}

function* passing(trials: Iterable<Trial>, notice: () => void): Generator<Trial> {
  for (const trial of trials) {
    notice();
    yield trial;
  }
}

function fits({ problems }: Attempt): boolean {
  return problems.every(({ code }) => OF_THE_RUN.has(code));
}

/** Broken JSON on one line is a table too: the header of one without rows. */
function says({ problems }: Attempt, wanted: string): boolean {
  return problems.some(({ code }) => code === wanted);
}

function surveyOf({ form, survey, problems }: Attempt): SurveyedForm {
  if (survey === undefined) throw new UserError(problems);
  return { ...form, survey };
}

/** The form that reads the most says the most; where none reads a trial, as of most harnesses, what the native format misses. */
function readByNone(attempts: readonly Attempt[]): UserError {
  const most = Math.max(...attempts.map(({ trials }) => trials));
  const nearest = attempts.find(({ trials }) => trials === most) as Attempt;
  const { mapping } = nearest.form;
  return new UserError([...nearest.problems, mapping === null ? unknownForm() : nearlyRead(mapping, most)]);
}

const PAGE = new URL('../docs/mappings.md', schemaAddress('mapping')).href;
const ANOTHER_MAPPING = `name a mapping with \`--mapping\`: ${PAGE} teaches to write one`;

function nearlyRead(mapping: string, trials: number): Problem {
  const what = `the mapping \`${mapping}\` reads ${counted(trials, 'trial')} of these results, but not every record`;
  return { code: 'unknown-format', what, fix: `Mend the records that it cannot read, or ${ANOTHER_MAPPING}` };
}

function unknownForm(): Problem {
  const what = 'neither the native format nor a shipped mapping reads every record';
  return { code: 'unknown-format', what, fix: `Mend the results, or ${ANOTHER_MAPPING}` };
}

function readBySeveral(attempts: readonly Attempt[]): UserError {
  const names = attempts.flatMap(({ form }) => form.mapping ?? []);
  const found = names.join(', ');
  const what = 'several shipped mappings read every record';
  return new UserError({ code: 'several-formats', what, found, fix: `Name one: --mapping ${names[0]}` });
}
