import { adviseName } from '../contract/nearest-name.ts';
import { inline, shown } from '../contract/shown.ts';
import { type Place, type Problem, UserError } from '../errors.ts';
import type { ErrorKind, Step, Trial, TrialError, Usage } from './trial.ts';

const SCENARIO = /^[A-Za-z0-9._/-]{1,200}$/;
const KINDS: readonly ErrorKind[] = ['agent', 'infrastructure', 'judge'];

/** What a record wrote wrongly; collected so that all of it shows at once. */
type Report = (what: string, expected: string, found: unknown, mend?: string) => void;

/**
 * Turns one record of the native format into a trial: checks the standard keys, fills in what was left out,
 * and keeps every further key as a fact of the team's own.
 * @throws UserError with every problem of the record
 */
export function normaliseTrial(record: unknown, where: Place): Trial {
  const problems: Problem[] = [];
  const report: Report = (what, expected, found, mend = '') => {
    const detail = { code: 'bad-trial', what, where, expected, found: shown(found) };
    problems.push(mend === '' ? detail : { ...detail, mend });
  };
  const trial = isObject(record) ? build(record, report) : void report('a record is not a trial', 'an object', record);
  if (problems.length > 0 || trial === undefined) throw new UserError(problems);
  return trial;
}

function build(record: Record<string, unknown>, report: Report): Trial {
  const scenario = scenarioOf(record, report);
  const trial = trialNumber(record.trial, report);
  const error = errorOf(record.error, report);
  checkTexts(record, report);
  const trace = record.trace == null ? undefined : traceOf(record.trace, report);
  const usage = record.usage == null ? undefined : usageOf(record.usage, report);
  const isNormal = record.trial === trial && record.error === error && record.trace === trace && record.usage === usage;
  if (isNormal && record.title !== null && record.tags !== null) return record as unknown as Trial;
  const { title, tags, trace: _trace, usage: _usage, ...facts } = record;
  return { ...facts, scenario, trial, ...present({ title, tags, trace, usage }), error } as Trial;
}

/** Null stands for absent in the standard keys, so that optional fields of typed languages fit. */
function present(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null));
}

function scenarioOf(record: Record<string, unknown>, report: Report): string {
  const id = record.scenario;
  if (typeof id === 'string' && SCENARIO.test(id)) return id;
  if (id === undefined) {
    const keys = Object.keys(record).slice(0, 20);
    report('`scenario` is missing', 'the id of the scenario', keys, adviseName('scenario', keys));
  } else if (typeof id === 'number') {
    // Of a large number some digits were lost when it was read.
    const written = Number.isSafeInteger(id) ? `"${id}"` : 'it';
    report('`scenario` is a number', 'ids are strings', id, `Write ${written} in quotes`);
  } else {
    const mend = 'Free text belongs in `title`; a mapping can make an id of it with `slug`';
    report('`scenario` is not an id', '1 to 200 characters of A-Z a-z 0-9 . _ / -', id, mend);
  }
  return '';
}

function trialNumber(value: unknown, report: Report): number {
  if (value == null) return 1;
  if (Number.isSafeInteger(value) && (value as number) >= 0) return (value as number) + 0;
  report('`trial` is not a trial number', 'an integer from 0', value);
  return 1;
}

function checkTexts(record: Record<string, unknown>, report: Report): void {
  const { title, tags } = record;
  if (title != null && typeof title !== 'string') report('`title` is not text', 'text', title);
  const isTags = tags == null || (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string'));
  if (!isTags) report('`tags` is not a list of texts', 'for example ["smoke"]', tags);
}

function errorOf(value: unknown, report: Report): TrialError | null {
  if (value == null) return null;
  if (typeof value === 'string' && value !== '') return { kind: 'agent', message: value, classified: false };
  if (!isObject(value)) {
    report('`error` is not an error', 'null, a text, or {kind, message}', value, 'Write null when there was none');
    return null;
  }
  const kind = KINDS.find((name) => name === value.kind);
  if (kind === undefined && value.kind != null)
    report('`error.kind` is not known', KINDS.join(', '), value.kind, adviseName(String(value.kind), KINDS));
  if (typeof value.message !== 'string') report('`error.message` is not text', 'text', value.message);
  const { message, classified } = value;
  if (classified != null && typeof classified !== 'boolean')
    report('`error.classified` is neither true nor false', 'true or false', classified);
  return { kind: kind ?? 'agent', message: String(message), classified: kind !== undefined && classified !== false };
}

function usageOf(value: unknown, report: Report): Usage | undefined {
  if (!isObject(value)) {
    report('`usage` is not an object', 'for example {"input_tokens": 812}', value);
    return undefined;
  }
  let hasNull = false;
  for (const key in value) {
    const amount = value[key];
    if (amount === null) hasNull = true;
    else if (typeof amount !== 'number' || !(amount >= 0 && amount < Number.POSITIVE_INFINITY))
      report(`\`usage.${inline(key)}\` is not an amount`, 'a number from 0', amount);
  }
  return hasNull ? Object.fromEntries(Object.entries(value).filter(([, amount]) => amount !== null)) : value;
}

function traceOf(value: unknown, report: Report): readonly Step[] | undefined {
  if (!Array.isArray(value)) {
    report('`trace` is not a list of steps', 'a list', value);
    return undefined;
  }
  let lacksArgs = false;
  for (let i = 0; i < value.length; i++) {
    const step: unknown = value[i];
    if (!isObject(step)) report(`\`trace[${i}]\` is not a step`, 'an object', step);
    else if (step.type === 'message') checkMessage(step, i, report);
    else if (step.type === 'tool_call') lacksArgs = checkCall(step, i, report) || lacksArgs;
    else report(`\`trace[${i}].type\` is not known`, '"message" or "tool_call"', step.type);
  }
  return lacksArgs ? value.map(withArgs) : (value as readonly Step[]);
}

function withArgs(step: unknown): Step {
  const lacks = isObject(step) && step.type === 'tool_call' && step.args == null;
  return (lacks ? { ...step, args: {} } : step) as Step;
}

function checkMessage(step: Record<string, unknown>, index: number, report: Report): void {
  if (typeof step.role !== 'string') report(`\`trace[${index}].role\` is not text`, 'text', step.role);
  if (typeof step.text !== 'string') report(`\`trace[${index}].text\` is not text`, 'text', step.text);
}

/** Says whether the call came without arguments. */
function checkCall(step: Record<string, unknown>, index: number, report: Report): boolean {
  if (typeof step.tool !== 'string') report(`\`trace[${index}].tool\` is not text`, 'the name of the tool', step.tool);
  if (step.error != null && typeof step.error !== 'string')
    report(`\`trace[${index}].error\` is not text`, 'text or null', step.error);
  return step.args == null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
