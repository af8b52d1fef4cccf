import type { MappingGuess } from '../../../schemas/types/init.ts';
import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { UserError } from '../../errors.ts';
import { type Column, columnsOf, type Sample } from '../../suite/columns.ts';
import type { ResultFile } from '../../suite/reading/open.ts';
import {
  guessMessages,
  guessParts,
  guessTotals,
  guessUsage,
  guessVerdict,
  type PartGuesses,
  type VerdictGuess,
  verdictTexts,
} from './guesses.ts';
import { DECLARED_NAMES, guessId, type IdGuess, NUMBERED_RUN, RUN_NUMBER } from './ids.ts';
import { findSources, headersOf, samplesOf, type TrialSource } from './sources.ts';

/** A mapping for files of an unknown format, with the evidence for it. */
export interface MappingDraft {
  readonly spec: MappingFile;
  /** Each part of a trial with its selectors, in the order of the mapping. */
  readonly guesses: readonly MappingGuess[];
  /** Selectors of values that the mapping does not read. */
  readonly left: readonly string[];
}

/** Patterns of infrastructure errors, for harnesses that do not classify errors. */
const INFRASTRUCTURE = [
  'rate.?limit|too many requests|overloaded|quota exceeded',
  'timed.?out|timeout|deadline exceeded',
  'connection.{0,20}(abort|reset|refused|error|closed)|bad gateway|service unavailable',
  '\\b(429|50[0234]|529)\\b',
];

/**
 * Drafts a mapping for result files in an unknown format, from the longest list of objects with an id and a verdict.
 * @param name name of the mapping, kebab-case
 * @param passAt lowest passing score, for files without a verdict; null if unknown
 * @throws UserError if no list has an id and a verdict, score or output, or if a score lacks `passAt`
 */
export function draftMapping(files: readonly ResultFile[], name: string, passAt: number | null): MappingDraft {
  const sources = findSources(files);
  const tried: TrialGuess[] = [];
  for (const source of sources) {
    const trial = guessTrial(source, samplesOf(source, files));
    if (trial !== null) tried.push(trial);
    // If ids repeat, a source with more context around its items may distinguish them.
    if (trial?.verdict && trial.id.why !== 'unknown') break;
  }
  const judged = tried.filter(({ verdict }) => verdict !== null);
  const chosen =
    judged.find(({ source, id }) => source.count === judged[0]?.source.count && id.why !== 'unknown') ??
    judged[0] ??
    // A single object with a member such as `generated` or `answer` is probably a summary.
    tried.find(({ source, parts }) => source.count > 1 && parts.output !== undefined);
  if (chosen === undefined) throw nothingFound(sources[0], files, tried[0]?.id);
  return assemble(name, chosen, passAt, guessTotals(columnsOf(headersOf(chosen.source, files))));
}

interface TrialGuess {
  readonly source: TrialSource;
  /** The file of every sample. */
  readonly files: readonly string[];
  readonly columns: readonly Column[];
  readonly id: IdGuess;
  readonly verdict: VerdictGuess | null;
  readonly parts: PartGuesses;
  readonly messages: Column | undefined;
}

/**
 * Guesses the parts of a trial in a source; null if its items have no id. For a list inside a record, the item itself must contain the
 * verdict, and a part of the id or the trial number.
 */
function guessTrial(source: TrialSource, samples: readonly Sample[]): TrialGuess | null {
  const { each } = source.spec;
  const all = columnsOf(samples).filter(({ selector }) => each === undefined || selector !== '$.index');
  const isOwn = ({ selector }: Column): boolean =>
    each === undefined || !/^\$\.(?:record|keys|parents)\b/.test(selector);
  const files = samples.map(({ file }) => file);
  const id = guessId(all, files);
  if (id === null || ![...id.parts, ...columnOf(id.trial)].some(isOwn)) return null;
  const columns = all.filter(isOwn);
  const declared = all.filter((column) => !isOwn(column) && DECLARED_NAMES.has(column.name));
  const verdict = guessVerdict(
    columns.filter((column) => !id.parts.includes(column)),
    samples.length,
  );
  const messages = guessMessages(columns);
  const taken = [
    ...id.parts.filter((column, at) => at > 0 || column.name === 'name' || column.name === 'title'),
    ...columnOf(id.trial),
    ...(verdict ? [verdict.column] : []),
    ...(messages ? [messages] : []),
  ];
  const parts = withRemark(guessParts([...columns, ...declared], taken), verdict);
  return { source, files, columns, id, verdict, parts, messages };
}

/** The parts, with an error text that passing trials record too as a remark: as an error it would take their verdicts. */
function withRemark(parts: PartGuesses, verdict: VerdictGuess | null): PartGuesses {
  const { error, ...others } = parts;
  const verdicts = verdict?.kind === 'boolean' ? verdict.column.values : [];
  const isOfPassing = error?.values.some(
    (value, index) => value !== undefined && value !== false && verdicts[index] === true,
  );
  return isOfPassing ? { ...others, 'harness.reason': others['harness.reason'] ?? error } : parts;
}

function assemble(
  name: string,
  trial: TrialGuess,
  passAt: number | null,
  totals: ReturnType<typeof guessTotals>,
): MappingDraft {
  const { source, columns, id, verdict, parts, messages } = trial;
  const { title, tags, error, ...facts } = parts;
  const usage = guessUsage(columns);
  const used = new Set([
    ...id.parts,
    ...columnOf(id.trial),
    verdict?.column,
    messages,
    ...Object.values(parts),
    ...usage.map(({ column }) => column),
  ]);
  const amounts = usage.map(({ amount, column, scale }): [string, ValueSpec] => {
    return [amount, { ...numberSpec(column, source), ...(scale && { scale }) }];
  });
  const found = Object.entries(facts).flatMap(([part, column]): readonly [string, ValueSpec][] => {
    if (column === undefined) return [];
    return [[part, part === 'harness.score' ? numberSpec(column, source) : column.selector]];
  });
  const expected = totals.map(({ total, column }) => [total, column.selector]);
  const spec: MappingFile = {
    mapping: name,
    description: 'Drafted from result files: check it, and run `agent-gate inspect` after a change.',
    ...source.spec,
    ...(expected.length > 0 && { expect: Object.fromEntries(expected) }),
    scenario: scenarioSpec(trial),
    ...trialSpec(id.trial, source),
    ...(title && { title: title.selector }),
    ...(tags && { tags: tags.selector }),
    facts: { ...Object.fromEntries(found), ...verdictFacts(verdict, passAt) },
    ...(messages && { trace: traceSpec(messages) }),
    ...(amounts.length > 0 && { usage: Object.fromEntries(amounts) }),
    ...errorSpec(error, verdict),
  };
  return {
    spec,
    guesses: [
      ...guessesOf(trial, usage),
      ...totals.map(({ total, column: { selector, present } }) => {
        return { part: `expect.${total}`, from: [selector], present, of: present };
      }),
    ],
    left: columns.filter((column) => !used.has(column)).map(({ selector }) => selector),
  };
}

function scenarioSpec({ id: { parts, byFile }, files }: TrialGuess): ValueSpec {
  const [only = '$', ...more] = parts.map(({ selector }) => selector);
  if (more.length === 0 && !byFile) return only;
  return { parts: [...(byFile ? [{ file: true as const, match: fileName(files) }] : []), only, ...more] };
}

/** A pattern for file names without extension; includes the folders below the common one if names repeat. */
function fileName(files: readonly string[]): string {
  const paths = [...new Set(files)];
  if (new Set(paths.map((path) => path.replace(/^.*\//, ''))).size === paths.length) return '([^/]+?)(?:\\.[a-z]+)*$';
  const [first = []] = paths.map((path) => path.split('/'));
  const common = first.findIndex((folder, at) => paths.some((path) => path.split('/')[at] !== folder));
  return `^(?:[^/]+/){${common}}(.+?)(?:\\.[a-z]+)*$`;
}

function trialSpec(trial: IdGuess['trial'], source: TrialSource): Partial<MappingFile> {
  if (trial === null) return {};
  if (trial === 'counted') return { number_trials: true };
  if (trial === 'file') return { trial: { file: true, match: `(?i)${RUN_NUMBER}`, parse: 'integer' } };
  if (trial.values.every((value) => NUMBERED_RUN.test(String(value))))
    return { trial: { select: trial.selector, match: '\\d+$', parse: 'integer' } };
  return { trial: isTable(source) ? { select: trial.selector, parse: 'integer' } : trial.selector };
}

function columnOf(trial: IdGuess['trial']): readonly Column[] {
  return typeof trial === 'object' && trial !== null ? [trial] : [];
}

function isTable({ spec }: TrialSource): boolean {
  return spec.format === 'csv';
}

function numberSpec({ selector }: Column, source: TrialSource): { readonly select: string; readonly parse?: 'number' } {
  return isTable(source) ? { select: selector, parse: 'number' } : { select: selector };
}

function verdictFacts(verdict: VerdictGuess | null, passAt: number | null): Readonly<Record<string, ValueSpec>> {
  if (verdict === null) return {};
  const { column, kind } = verdict;
  const select = column.selector;
  const number = { select, parse: ['number', 'text'] as const };
  switch (kind) {
    case 'boolean':
      return { 'harness.passed': select };
    case 'truth as text':
      return { 'harness.passed': { select, parse: 'boolean' } };
    case 'text':
      return { 'harness.passed': { select, map: verdictTexts(column) } };
    case 'zero or one':
      return { 'harness.passed': { ...number, equals: 1 } };
    case 'score':
      if (passAt === null) throw thresholdNeeded(column);
      return { 'harness.passed': { ...number, at_least: passAt }, 'harness.score': number };
  }
}

/** The `error` part. A trial without a verdict counts as an error if other trials have one. */
function errorSpec(error: Column | undefined, verdict: VerdictGuess | null): Partial<MappingFile> {
  const noVerdict =
    verdict === null || verdict.column.present === verdict.column.values.length
      ? undefined
      : // biome-ignore lint/suspicious/noThenProperty: a key of the mapping language
        { select: verdict.column.selector, then: { const: false }, default: 'no verdict was recorded' };
  const [message, ...others] = [error?.selector, noVerdict].filter((one) => one !== undefined);
  if (message === undefined) return {};
  return {
    error: {
      message: others.length === 0 ? message : { first_of: [message, ...others] },
      kinds: { infrastructure: INFRASTRUCTURE },
      ...(/grader|judge|evaluator/i.test(error?.selector ?? '') && { otherwise: 'judge' }),
    },
  };
}

/** The `trace` part, for messages and tool calls in the form of chat models. */
function traceSpec({ selector, values }: Column): NonNullable<MappingFile['trace']> {
  const items = values.flatMap((value) => (Array.isArray(value) ? (value as Readonly<Record<string, unknown>>[]) : []));
  const text =
    items.some((item) => typeof item.text === 'string') && !items.some((item) => 'content' in item)
      ? '$.text'
      : '$.content';
  const message = { role: '$.role', text: { select: text, parse: 'text' } } as const;
  if (!items.some((item) => 'tool_calls' in item)) return { steps: `${selector}[*]`, message };
  return {
    steps: `${selector}[?@.role != 'system']`,
    message: { role: '$.role', text },
    calls: {
      select: '$.tool_calls[*]',
      tool: { first_of: ['$.function.name', '$.name'] },
      id: '$.id',
      args: {
        first_of: [{ select: '$.function.arguments', parse: ['json', 'python', 'text'] }, '$.arguments', '$.args'],
      },
    },
    results: {
      when: { select: '$.role', equals: 'tool' },
      id: '$.tool_call_id',
      tool: '$.name',
      result: { select: '$.content', parse: ['json', 'text'] },
    },
  };
}

function guessesOf(
  { id, files, verdict, parts, messages }: TrialGuess,
  usage: ReturnType<typeof guessUsage>,
): readonly MappingGuess[] {
  const all = { present: files.length, of: files.length };
  const one = (part: string, column: Column | null | undefined): readonly MappingGuess[] =>
    column ? [{ part, from: [column.selector], present: column.present, of: files.length }] : [];
  const ids = [...(id.byFile ? ['file name'] : []), ...id.parts.map(({ selector }) => selector)];
  return [
    { part: 'scenario', from: ids, ...all, ...(id.why === undefined ? {} : { why: id.why }) },
    ...(id.trial === 'counted' || id.trial === 'file'
      ? [{ part: 'trial', from: id.trial === 'file' ? ['file name'] : [], ...all }]
      : one('trial', id.trial)),
    ...one('verdict', verdict?.column),
    ...Object.entries(parts).flatMap(([part, column]) => one(part, column)),
    ...one('trace', messages),
    ...usage.flatMap(({ amount, column }) => one(amount, column)),
  ];
}

function thresholdNeeded({ selector, values }: Column): UserError {
  const numbers = values.filter((value) => value !== undefined).map(Number);
  return new UserError({
    code: 'threshold-needed',
    what: `the results hold no verdict, only the score \`${selector}\``,
    found: `${Math.min(...numbers)} to ${Math.max(...numbers)}`,
    fix: 'Say from which score on a trial passes, for example `--pass-at 0.5`',
  });
}

function nothingFound(
  longest: TrialSource | undefined,
  files: readonly ResultFile[],
  id: IdGuess | undefined,
): UserError {
  const keys = longest === undefined ? [] : columnsOf(samplesOf(longest, files)).map(({ selector }) => selector);
  const { records, each } = longest?.spec ?? {};
  return new UserError({
    code: 'unknown-format',
    what:
      id === undefined
        ? 'no list in these files has an id in each item'
        : `records have an id, \`${id.parts[0]?.selector}\`, but no verdict, score or output under a usual name`,
    ...(keys.length === 0 ? {} : { found: `${each ?? records ?? 'records'} with ${keys.slice(0, 20).join(', ')}` }),
    fix: 'Write a mapping, and name it with `--mapping`',
  });
}
