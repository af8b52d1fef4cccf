import type { ErrorKind, TrialError } from '../../schemas/types/result.ts';
import { isRecord, type JsonObject, memberPointer } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { adviseName, nearestName } from '../contract/names.ts';
import type { Locate } from '../contract/schema-check.ts';
import { inline, shown } from '../contract/text.ts';
import { type Advice, Problems } from '../errors.ts';
import { ANSWERS_KEY, type Step, type Trial, type Usage } from './trial.ts';

/** Ids are one line with a visible character. Plain ASCII is tested first, since it needs no Unicode normalisation. */
const PLAIN_ID = /^[\x21-\x7e]{1,1000}$/;
const ID = /^(?=.*\S)[^\p{Cc}\p{Cs}\u2028\u2029]{1,1000}$/u;
const KINDS: readonly ErrorKind[] = ['agent', 'infrastructure', 'judge'];

/**
 * Turns one record of the native format into a trial: checks the standard keys, fills in defaults,
 * and keeps every other key as a custom fact.
 * @param placeOf returns the place of a JSON pointer into the record
 * @throws UserError with every problem of the record
 */
export function normaliseTrial(record: unknown, placeOf: Locate): Trial {
  const problems = new Problems();
  const report = mistakeReporter(problems, placeOf);
  if (!isRecord(record)) report([], { says: 'is not a trial', expected: 'an object', found: record });
  const trial = isRecord(record) ? build(record, report) : undefined;
  problems.throwAny();
  return must(trial, 'a trial without problems');
}

function build(record: JsonObject, report: ReportMistake): Trial {
  const scenario = scenarioOf(record, report);
  const trial = trialNumber(record.trial, report);
  const error = errorOf(record.error, report);
  checkTexts(record, report);
  const family = familyOf(record.family, report);
  const trace = record.trace == null ? undefined : traceOf(record.trace, report);
  const usage = record.usage == null ? undefined : usageOf(record.usage, report);
  refuseAnswers(record, report);
  const isSame =
    record.scenario === scenario && record.trial === trial && record.error === error && record.family === family;
  const isNormal = isSame && record.trace === trace && record.usage === usage;
  if (isNormal && record.title !== null && record.tags !== null) return record as unknown as Trial;
  const { title, tags, family: _family, trace: _trace, usage: _usage, ...facts } = record;
  return { ...facts, scenario, trial, ...present({ title, tags, family, trace, usage }), error } as Trial;
}

/** Only the gate may write stored judge answers. */
function refuseAnswers(record: JsonObject, report: ReportMistake): void {
  if (record[ANSWERS_KEY] === undefined) return;
  const found = record[ANSWERS_KEY];
  const fix = 'Name the bundle that holds these trials, or leave the key out; your own answers belong under `judge`';
  report([ANSWERS_KEY], { says: 'is reserved for the gate', expected: 'facts of the trial', found, fix });
}

/** Drops standard keys with null: typed languages write null for an absent optional field. */
function present(members: JsonObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null));
}

function scenarioOf(record: JsonObject, report: ReportMistake): string {
  const id = record.scenario;
  if (typeof id === 'string' && PLAIN_ID.test(id)) return id;
  const composed = typeof id === 'string' ? id.normalize('NFC') : '';
  if (ID.test(composed)) return composed;
  if (id === undefined) {
    const keys = Object.keys(record).slice(0, 20);
    const meant = nearestName('scenario', keys);
    const fix =
      meant === undefined
        ? 'Name a mapping that takes it from another key: `agent-gate init` finds or drafts one'
        : `Rename \`${inline(meant)}\` to \`scenario\``;
    report(['scenario'], { says: 'is missing', expected: 'the id of the scenario', found: keys, fix });
  } else if (typeof id === 'number') {
    report(['scenario'], { says: 'is a number', expected: 'a string', found: id, fix: 'Write it in quotes' });
  } else {
    const fix = 'Let a mapping make an id of it with `slug`';
    const expected = 'a text of 1 to 1000 characters without control characters';
    report(['scenario'], { says: 'is not an id', expected, found: id, fix });
  }
  return '';
}

function trialNumber(value: unknown, report: ReportMistake): number {
  if (value == null) return 1;
  if (Number.isSafeInteger(value) && (value as number) >= 0) return (value as number) + 0;
  report(['trial'], { says: 'is not a trial number', expected: 'an integer from 0', ...notNumber(value) });
  return 1;
}

function checkTexts(record: JsonObject, report: ReportMistake): void {
  const { title, tags } = record;
  if (title != null && typeof title !== 'string') report(['title'], notText(title));
  const isTags = tags == null || (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string'));
  if (!isTags) report(['tags'], { says: 'is not a list of texts', expected: 'for example ["smoke"]', found: tags });
}

/** Accepts a number as its text, unless it is too large to be exact. */
function familyOf(value: unknown, report: ReportMistake): string | undefined {
  if (value == null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  const fix = 'Write a large number in quotes';
  report(['family'], { says: 'is not a family name', expected: 'text or a number', found: value, fix });
  return undefined;
}

function errorOf(value: unknown, report: ReportMistake): TrialError | null {
  if (value == null) return null;
  if (typeof value === 'string' && value !== '') return { kind: 'agent', message: value, classified: false };
  if (!isRecord(value)) {
    const fix = 'Write null when there was none';
    report(['error'], { says: 'is not an error', expected: 'null, a text, or `{kind, message}`', found: value, fix });
    return null;
  }
  const kind = KINDS.find((name) => name === value.kind);
  if (kind === undefined && value.kind != null) {
    const mistake = { says: 'is not known', expected: KINDS.join(', '), found: value.kind };
    report(['error', 'kind'], { ...mistake, ...adviseName(String(value.kind), KINDS) });
  }
  const { message, classified } = value;
  if (typeof message !== 'string') report(['error', 'message'], notText(message));
  if (classified != null && typeof classified !== 'boolean') {
    const says = 'is neither true nor false';
    report(['error', 'classified'], { says, expected: 'true or false', found: classified });
  }
  return { kind: kind ?? 'agent', message: String(message), classified: kind !== undefined && classified !== false };
}

/** Amounts are summed over a million trials. */
const AMOUNT = `a number from 0 to ${Number.MAX_SAFE_INTEGER}`;

function usageOf(value: unknown, report: ReportMistake): Usage | undefined {
  if (!isRecord(value)) {
    report(['usage'], { says: 'is not an object', expected: 'for example {"input_tokens": 812}', found: value });
    return undefined;
  }
  let hasNull = false;
  for (const key in value) {
    const amount = value[key];
    if (amount === null) hasNull = true;
    else if (typeof amount !== 'number' || !(amount >= 0 && amount <= Number.MAX_SAFE_INTEGER))
      report(['usage', key], { says: 'is not an amount', expected: AMOUNT, ...notNumber(amount) });
  }
  return hasNull ? Object.fromEntries(Object.entries(value).filter(([, amount]) => amount !== null)) : value;
}

function traceOf(value: unknown, report: ReportMistake): readonly Step[] | undefined {
  if (!Array.isArray(value)) {
    report(['trace'], { says: 'is not a list of steps', expected: 'a list', found: value });
    return undefined;
  }
  let lacksArgs = false;
  for (let i = 0; i < value.length; i++) {
    const step: unknown = value[i];
    if (!isRecord(step)) report(['trace', i], { says: 'is not a step', expected: 'an object', found: step });
    else if (step.type === 'message') checkMessage(step, i, report);
    else if (step.type === 'tool_call') lacksArgs = checkCall(step, i, report) || lacksArgs;
    else report(['trace', i, 'type'], { says: 'is not known', expected: '"message" or "tool_call"', found: step.type });
  }
  return lacksArgs ? value.map(withArgs) : (value as readonly Step[]);
}

function withArgs(step: unknown): Step {
  const lacks = isRecord(step) && step.type === 'tool_call' && step.args == null;
  return (lacks ? { ...step, args: {} } : step) as Step;
}

function checkMessage(step: Record<string, unknown>, index: number, report: ReportMistake): void {
  for (const key of ['role', 'text'])
    if (typeof step[key] !== 'string') report(['trace', index, key], notText(step[key]));
}

/** Checks a tool call; returns whether it lacks arguments. */
function checkCall({ tool, error, args }: Record<string, unknown>, index: number, report: ReportMistake): boolean {
  if (typeof tool !== 'string') report(['trace', index, 'tool'], notText(tool));
  if (error != null && typeof error !== 'string') report(['trace', index, 'error'], notText(error));
  return args == null;
}

type Path = readonly (string | number)[];

type ReportMistake = (path: Path, mistake: Mistake) => void;

interface Mistake extends Advice {
  /** Predicate that follows the name of the part: `is not text`. */
  readonly says: string;
  readonly expected: string;
  readonly found: unknown;
}

/** @param placeOf returns the place of a JSON pointer into the record */
function mistakeReporter(problems: Problems, placeOf: Locate): ReportMistake {
  return (path, { says, expected, found, ...advice }) => {
    const what = `${nameOf(path)} ${says}`;
    const where = placeOf(path.reduce<string>((pointer, key) => memberPointer(pointer, String(key)), ''));
    problems.add([{ code: 'bad-trial', what, where, expected, found: asFound(found), ...advice }]);
  };
}

/** The value for a message. An integer beyond 2^53 lost digits, so it is described instead of shown. */
function asFound(value: unknown): string {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return shown(value);
  const most = Number.MAX_SAFE_INTEGER;
  return `a number ${Number(value) > 0 ? `above ${most}` : `below -${most}`}, whose last digits are lost`;
}

/** For example `trace[1].tool`; for an empty path, `a record`. */
function nameOf(path: Path): string {
  if (path.length === 0) return 'a record';
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${inline(key)}`));
  return `\`${parts.join('').slice(1)}\``;
}

function notNumber(found: unknown): Pick<Mistake, 'found' | 'fix'> {
  return typeof found === 'string' ? { found, fix: UNQUOTE } : { found };
}

const UNQUOTE = 'Write it without quotes; in a mapping, `parse: number` reads it';

function notText(value: unknown): Mistake {
  return { says: 'is not text', expected: 'text', found: value };
}
