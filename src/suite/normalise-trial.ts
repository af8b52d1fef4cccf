import { adviseName } from '../contract/nearest-name.ts';
import { shown } from '../contract/schema-check.ts';
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
  const normal: Record<string, unknown> = { ...record, scenario, trial, error };
  replace(normal, 'trace', trace);
  replace(normal, 'usage', usage);
  replace(normal, 'title', record.title ?? undefined);
  replace(normal, 'tags', record.tags ?? undefined);
  return normal as unknown as Trial;
}

/** Null stands for absent in the standard keys, so that optional fields of typed languages fit. */
function replace(normal: Record<string, unknown>, key: string, value: unknown): void {
  if (value !== undefined) normal[key] = value;
  else if (key in normal) delete normal[key];
}

function scenarioOf(record: Record<string, unknown>, report: Report): string {
  const id = record.scenario;
  if (typeof id === 'string' && SCENARIO.test(id)) return id;
  if (id === undefined) {
    const keys = Object.keys(record).slice(0, 20);
    report('`scenario` is missing', 'the id of the scenario', keys, adviseName('scenario', keys));
  } else if (typeof id === 'number') {
    report('`scenario` is a number', 'ids are strings', id, `Write "${id}" in quotes`);
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
  return { kind: kind ?? 'agent', message: String(value.message), classified: kind !== undefined };
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
    else if (typeof amount !== 'number' || amount < 0)
      report(`\`usage.${key}\` is not an amount`, 'a number from 0', amount);
  }
  return hasNull ? Object.fromEntries(Object.entries(value).filter(([, amount]) => amount !== null)) : value;
}

function traceOf(value: unknown, report: Report): readonly Step[] | undefined {
  if (!Array.isArray(value)) {
    report('`trace` is not a list of steps', 'a list', value);
    return undefined;
  }
  for (let i = 0; i < value.length; i++) value[i] = stepOf(value[i], i, report);
  return value as readonly Step[];
}

function stepOf(step: unknown, index: number, report: Report): unknown {
  if (!isObject(step)) report(`\`trace[${index}]\` is not a step`, 'an object', step);
  else if (step.type === 'message') checkMessage(step, index, report);
  else if (step.type === 'tool_call') return toolCall(step, index, report);
  else report(`\`trace[${index}].type\` is not known`, '"message" or "tool_call"', step.type);
  return step;
}

function checkMessage(step: Record<string, unknown>, index: number, report: Report): void {
  if (typeof step.role !== 'string') report(`\`trace[${index}].role\` is not text`, 'text', step.role);
  if (typeof step.text !== 'string') report(`\`trace[${index}].text\` is not text`, 'text', step.text);
}

function toolCall(step: Record<string, unknown>, index: number, report: Report): unknown {
  if (typeof step.tool !== 'string') report(`\`trace[${index}].tool\` is not text`, 'the name of the tool', step.tool);
  if (step.error != null && typeof step.error !== 'string')
    report(`\`trace[${index}].error\` is not text`, 'text or null', step.error);
  return step.args === undefined ? { ...step, args: {} } : step;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
