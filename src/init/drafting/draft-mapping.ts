import type { MappingGuess } from '../../../schemas/types/init.ts';
import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { must } from '../../contract/must.ts';
import { sumOf } from '../../contract/numbers.ts';
import { UserError, unlessMistaken, valueOr } from '../../errors.ts';
import { type Column, columnsOf, isText, named, type Sample, words } from '../../suite/columns.ts';
import type { ResultFile } from '../../suite/reading/open.ts';
import type { Selection } from '../../suite/select-trials.ts';
import { areSame, fileName, guessFileNames, RUN_NUMBER } from './guess-file-id.ts';
import { guessId, type IdGuess, idsOf, isNamedId, isNumberedRun, mayBeAsked } from './guess-id.ts';
import {
  guessMessages,
  guessParts,
  guessTotals,
  guessUsage,
  type PartGuesses,
  type TotalGuess,
} from './guess-parts.ts';
import {
  guessVerdict,
  isConstant,
  mayBeVerdict,
  notRunIn,
  passedIn,
  type VerdictGuess,
  type VerdictWish,
  verdictTexts,
} from './guess-verdict.ts';
import { findSources, headersOf, samplesOf, type TrialSource } from './trial-sources.ts';

/** A mapping for files of an unknown format, with the evidence for it. */
export type MappingDraft = ReturnType<typeof assemble>;

export interface DraftWish extends VerdictWish {
  /** Whether rubrics of the repository judge the trials, which then need no verdict. */
  readonly isScored?: boolean;
  readonly select: readonly Selection[];
}

/** Patterns of infrastructure errors, for harnesses that do not classify errors: a failed check may speak of amounts and timeouts too. */
const INFRASTRUCTURE = [
  'rate.?limit|too many requests|overloaded|quota exceeded',
  'timed.?out\\b|^timeout|deadline exceeded|timeout.?(error|exception|expired)',
  'connection.{0,20}(abort|reset|refused|error|closed)|bad gateway|service unavailable',
  '\\b(429|50[0234]|529)\\b.{0,40}(error|too many|unavailable|gateway)|(error|status|http)( code)?:? ?(429|50[0234]|529)\\b',
];
/** Places of errors of the judge. */
const OF_JUDGE = /grader|judge|evaluator/i;
/** The error of a record without a verdict where others have one: it is neither passed nor failed. */
const NO_VERDICT = 'no verdict was recorded';

/**
 * Drafts a mapping for result files in an unknown format, from the longest list of objects with an id and a verdict.
 * @param name name of the mapping, kebab-case
 * @throws UserError if no list has an id and a verdict, score or output, and for a verdict that the user has to choose
 */
export function draftMapping(files: readonly ResultFile[], name: string, wish: DraftWish): MappingDraft {
  const sources = findSources(files);
  const tried: TrialGuess[] = [];
  let areFilesTrials = true;
  for (const source of sources) {
    const samples = samplesOf(source, files);
    const trial = guessTrial(source, samples, wish, areFilesTrials);
    if (trial === null) {
      // A list of trials without ids: the file around it is none of them.
      if (hasVerdict(samples)) areFilesTrials = false;
      continue;
    }
    tried.push(trial);
    // If ids repeat, a source with more context around its items may distinguish them.
    if (isJudged(trial) && trial.id.why !== 'unknown') break;
  }
  const judged = tried.filter(isJudged);
  const chosen =
    judged.find(({ source, id }) => source.count === judged[0]?.source.count && id.why !== 'unknown') ??
    judged[0] ??
    // A single object with a member such as `generated` or `answer` is probably a summary.
    tried.find(({ source, parts, doubt }) => doubt !== null || (source.count > 1 && parts.output !== undefined));
  if (chosen === undefined) throw nothingFound(sources[0], files, tried[0]?.id);
  if (chosen.doubt !== null && !wish.isScored) throw chosen.doubt;
  const draft = assemble(name, chosen, wish.passAt, guessTotals(columnsOf(headersOf(chosen.source, files))));
  const place = placeOf(chosen.source);
  const beside = new Set(sources.map(placeOf).filter((other) => other !== place && nameOf(other) === nameOf(place)));
  const left = nameOf(place) === undefined || place.startsWith('$..') ? [] : [...beside];
  return { ...draft, left: [...left.filter((other) => !other.startsWith('$..')), ...draft.left] };
}

function placeOf({ spec: { records = '$', each = '$' } }: TrialSource): string {
  return `${records}${each.slice(1)}`;
}

/** The name of a list, by its place. */
function nameOf(place: string): string | undefined {
  return /([\w-]+)\[\*\]$/.exec(place)?.[1];
}

/** Whether one value of the records says whether they passed. */
function hasVerdict(samples: readonly Sample[]): boolean {
  const guess = () => guessVerdict(columnsOf(samples), samples.length, { verdict: null, passAt: null });
  return valueOr(null, guess) !== null;
}

type TrialGuess = NonNullable<ReturnType<typeof guessTrial>>;

/** Problems that only say that the source lacks what the user has named, or that nothing in it is surely a verdict. */
const LACKS_WISH: ReadonlySet<string> = new Set(['no-score', 'unknown-verdict', 'values-needed']);

function isJudged({ verdict, doubt }: TrialGuess): boolean {
  return verdict !== null || doubt?.problems.some(({ code }) => !LACKS_WISH.has(code)) === true;
}

/**
 * Guesses the parts of a trial in a source; null if its items have no id. For a list inside a record, the item itself must contain the
 * verdict, and a part of the id or the trial number.
 * @param areFilesTrials whether the name of a file may be the id of the only record in it
 */
function guessTrial(source: TrialSource, all: readonly Sample[], wish: DraftWish, areFilesTrials: boolean) {
  const { each } = source.spec;
  const { samples, when, selected } = onlyTrials(all, wish.select, source);
  const everything = columnsOf(samples);
  const position = attemptsIn(each) ? (everything.find(({ selector }) => selector === '$.index') ?? null) : null;
  // Keys on the way to lists at several depths are of several kinds.
  const places = isAnywhere(source) ? /^\$\.(?:index$|keys\b)/ : /^\$\.index$/;
  const known = everything.filter(({ selector }) => each === undefined || !places.test(selector));
  const isOfItem = (column: Column): boolean =>
    each === undefined || column === position || !/^\$\.(?:record|keys|parents)\b/.test(column.selector);
  const files = samples.map(({ file }) => file);
  const byFile = areFilesTrials && isPerFile(source, files) ? idByFile(files, known) : null;
  const guessed = guessId(known, files, position);
  // File names that number trials explain questions that come again.
  const id = guessed === null || (guessed.byFile && byFile?.trial === 'file') ? byFile : guessed;
  if (id === null || mayBeStates(source, id)) return null;
  if (id.names === undefined && ![...id.parts, ...columnOf(id.trial)].some(isOfItem)) return null;
  // The columns of the items; `known` has those of what is around them too.
  const columns = known.filter(isOfItem);
  const ids = idsOf(id, files);
  const [first] = id.parts;
  const isAsked = (column: Column): boolean =>
    (column === first || mayBeAsked(column, first)) && areSame(ids, column.values);
  const free = columns.filter((column) => !id.parts.includes(column) && column !== id.trial);
  // The doubt says what the user has to choose.
  const { verdict, doubt } = unlessMistaken(
    () => ({ verdict: guessVerdict(free, samples.length, wish), doubt: null }),
    (mistake) => ({ verdict: null, doubt: mistake }),
  );
  const messages = guessMessages(columns);
  const taken = [
    ...id.parts.filter((column, at) => at > 0 || column.name === 'name' || column.name === 'title'),
    ...id.agents,
    ...columnOf(id.trial),
    ...(verdict ? [verdict.column] : []),
    ...(messages ? [messages] : []),
  ];
  const around = known.filter((column) => !isOfItem(column) && mayBeAsked(column, first));
  const parts = withRemark(guessParts([...columns, ...around], taken, isAsked), verdict);
  return { source, files, columns, known, id, verdict, doubt, parts, messages, when, selected };
}

/** Whether lists of one name at several places may be states of the same trials, such as before and after: their ids come again. */
function mayBeStates(source: TrialSource, { why, trial }: IdGuess): boolean {
  return isAnywhere(source) && (why !== undefined || trial !== null);
}

function isAnywhere({ spec: { each = '' } }: TrialSource): boolean {
  return /^\$\.\..*\[\*\]$/.test(each);
}

/** Whether each of several files is a record. */
function isPerFile({ spec: { records, each } }: TrialSource, files: readonly string[]): boolean {
  return records === '$' && each === undefined && files.length > 1 && new Set(files).size === files.length;
}

function idByFile(files: readonly string[], columns: readonly Column[]): IdGuess {
  const asked = columns.filter((column) => mayBeAsked(column, undefined));
  const names = guessFileNames(
    files,
    asked.map(({ values }) => values),
  );
  return { parts: [], byFile: true, names, agents: [], trial: names.trial === null ? null : 'file', why: undefined };
}

/** Names of lists that hold the attempts at one scenario. */
const ATTEMPTS =
  /^(?:runs?|trials?|attempts?|epochs?|samples?|repeats?|repetitions?|rollouts?|iterations?|generations?)$/i;

/** Whether the last list on the path holds attempts: by its name, or as a list in a map of ids. */
function attemptsIn(each: string | undefined): boolean {
  if (each === undefined) return false;
  return /\[\*\]\[\*\]$/.test(each) || ATTEMPTS.test(/([A-Za-z_]\w*)\[\*\]$/.exec(each)?.[1] ?? '');
}

/**
 * The samples that are trials of the selection: most have a scenario id, and the rest, such as a summary, lack it.
 * @returns also the `when` of trials, undefined if every record is one; and the selectors of what the user selects by
 */
function onlyTrials(all: readonly Sample[], select: readonly Selection[], source: TrialSource) {
  const columns = columnsOf(all);
  // A grader may have a `model` too: the shallowest column names the agent.
  const chosen = select.flatMap(({ fact, value }) => {
    const column = named(columns, [fact], ({ values }) => values.some((text) => String(text) === value));
    return column === undefined ? [] : [{ column, value }];
  });
  const isSelected = (at: number): boolean => chosen.every(({ column, value }) => String(column.values[at]) === value);
  const candidates = columns.filter((column) => isNamedId(column) && column.present > all.length / 2);
  const isEverywhere = candidates.length === 0 || candidates.some(({ present }) => present === all.length);
  const id = candidates.toSorted((a, b) => b.present - a.present || a.depth - b.depth)[0];
  const trials =
    isEverywhere || id === undefined ? (besideSummary(source, all, columns) ?? judgedKind(columns)) : whereIs(id);
  const samples = all.filter((_, at) => isSelected(at) && trials?.are[at] !== false);
  const when = trials?.when;
  return { samples, when, selected: chosen.map(({ column: { selector } }) => selector) };
}

/** Which records are trials, and the `when` of a mapping that reads just these. */
interface Trials {
  readonly are: readonly boolean[];
  readonly when: ValueSpec;
}

function whereIs({ selector, values }: Column): Trials {
  return { are: values.map((value) => value !== undefined), when: selector };
}

/** The files of trials beside summaries, which report totals; undefined without summaries, or if nothing is in these alone. */
function besideSummary(source: TrialSource, all: readonly Sample[], columns: readonly Column[]): Trials | undefined {
  const files = all.map(({ file }) => file);
  if (!isPerFile(source, files)) return undefined;
  const are = all.map((sample) => guessTotals(columnsOf([sample])).length < 2);
  const ofSummary = columns.find(({ values }) => values.every((value, at) => (value === undefined) === are[at]));
  if (ofSummary === undefined || !are.includes(false)) return undefined;
  // biome-ignore lint/suspicious/noThenProperty: a key of the mapping language
  return { are, when: { select: ofSummary.selector, then: { const: false }, default: true } };
}

const KIND_NAMES = words('type kind event event_type record_type');

/** The records of an event stream that alone have a verdict: all those of one kind, about the scenarios of which the others tell. */
function judgedKind(columns: readonly Column[]): Trials | undefined {
  const verdicts = columns.filter(mayBeVerdict);
  const ids = columns.filter((column) => isNamedId(column) || column.name === 'id');
  const kinds = columns.filter(({ name, values }) => KIND_NAMES.includes(name) && !values.includes(undefined));
  for (const { selector, values, distinct } of kinds) {
    for (const kind of distinct > 1 ? new Set(values) : []) {
      const are = values.map((value) => value === kind);
      const isJudged = verdicts.some((verdict) => are.every((is, at) => is === (verdict.values[at] !== undefined)));
      const isAboutSame = ids.some(({ values, distinct }) => {
        return distinct > 1 && new Set(values.filter((id, at) => are[at] && id !== undefined)).size === distinct;
      });
      if (isJudged && isAboutSame && typeof kind === 'string') return { are, when: { select: selector, equals: kind } };
    }
  }
  return undefined;
}

/**
 * The parts, with an error text as the reason of the verdict where it is no error: passing trials record it too, or all that failed do, and
 * say what. As an error it would take their verdicts.
 */
function withRemark(parts: PartGuesses, verdict: VerdictGuess | null): PartGuesses {
  const { error, ...others } = parts;
  const reason = { 'harness.reason': parts['harness.reason'] ?? error };
  if (error === undefined || verdict === null) return parts;
  const passed = passedIn(verdict.column);
  const isThere = error.values.map((value) => value !== undefined && value !== false);
  if (isThere.some((is, at) => is && passed[at] === true)) return { ...others, ...reason };
  if (OF_JUDGE.test(error.selector) || !explains(error, passed)) return parts;
  return isText(error) ? { ...parts, ...reason } : { ...others, ...reason };
}

/** Whether a text says of most failures what failed, and not only of those of the infrastructure. */
function explains({ values }: Column, passed: readonly (boolean | undefined)[]): boolean {
  const texts = values.flatMap((value, at) => (passed[at] === false ? [value] : []));
  const isCrash = (value: unknown): boolean =>
    INFRASTRUCTURE.some((some) => new RegExp(some, 'i').test(JSON.stringify(value)));
  const said = texts.filter((text) => text !== undefined);
  return said.length > 0.8 * texts.length && !said.every(isCrash);
}

function assemble(name: string, trial: TrialGuess, passAt: number | null, totals: readonly TotalGuess[]) {
  const { source, columns, known, id, verdict, parts, messages, when } = trial;
  const { title, tags, error, ...facts } = parts;
  const usage = guessUsage(columns);
  const used = new Set([
    ...id.parts,
    ...columnOf(id.trial),
    ...id.agents,
    verdict?.column,
    messages,
    ...Object.values(parts),
    ...usage.map(({ column }) => column),
  ]);
  const amounts = usage.map(({ amount, column, scale }): [string, ValueSpec] => {
    return [amount, { ...numberSpec(column, source), ...(scale && { scale }) }];
  });
  const selected = known.filter(({ selector }) => trial.selected.includes(selector));
  const agents = [...new Set([...id.agents, ...selected])].map((column) => [column.name, column.selector] as const);
  const read = Object.entries(facts).flatMap(([part, column]): readonly [string, ValueSpec][] => {
    if (column === undefined) return [];
    return [[part, part === 'harness.score' ? numberSpec(column, source) : column.selector]];
  });
  const notRun = verdict ? notRunIn(verdict) : [];
  const expected = totals.map(({ total, column }) => [total, column.selector]);
  const spec: MappingFile = {
    mapping: name,
    description: 'Drafted from result files: check it, and run `agent-gate inspect` after a change.',
    ...source.spec,
    ...(expected.length > 0 && { expect: Object.fromEntries(expected) }),
    ...((when || notRun.length > 0) && { when: whenRun(verdict?.column.selector ?? '$', notRun, when) }),
    scenario: scenarioSpec(trial),
    ...trialSpec(id, source),
    ...(title && { title: title.selector }),
    ...(tags && { tags: tags.selector }),
    facts: { ...Object.fromEntries([...agents, ...read]), ...verdictFacts(verdict, passAt) },
    ...(messages && { trace: traceSpec(messages) }),
    ...(amounts.length > 0 && { usage: Object.fromEntries(amounts) }),
    ...errorSpec(error, verdict, error !== undefined && facts['harness.reason'] === error),
  };
  return {
    spec,
    /** Each part of a trial with its selectors, in the order of the mapping. */
    guesses: [
      ...guessesOf(trial, usage),
      ...totals.map(({ total, column: { selector, present } }) => {
        return { part: `expect.${total}`, from: [selector], present, of: present };
      }),
    ],
    /** Selectors of values that the mapping does not read. */
    left: columns.filter((column) => !used.has(column)).map(({ selector }) => selector),
    /** Totals that the files report about themselves, summed over the files. */
    totals: totals.flatMap(({ total, column: { values } }) =>
      total === 'pass_rate' ? [] : [{ total, declared: sumOf(values.map(Number)) }],
    ),
    /** Whether each file is a run of the same scenarios. */
    isRunByFile: id.isRunByFile === true,
  };
}

/** The `when` without trials whose verdict says that they never ran. */
function whenRun(select: string, notRun: readonly string[], when: ValueSpec = { const: true }): ValueSpec {
  if (notRun.length === 0) return when;
  // biome-ignore lint/suspicious/noThenProperty: a key of the mapping language
  return { first_of: [{ select, match: `^(?:${notRun.join('|')})$`, then: { const: false } }, when] };
}

function scenarioSpec({ id: { parts, byFile, names }, files }: TrialGuess): ValueSpec {
  if (names !== undefined) return { file: true, match: names.scenario };
  const [only = '$', ...more] = parts.map(({ selector }) => selector);
  if (more.length === 0 && !byFile) return only;
  return { parts: [...(byFile ? [{ file: true as const, match: fileName(files) }] : []), only, ...more] };
}

function trialSpec({ trial, agents, names }: IdGuess, source: TrialSource): Partial<MappingFile> {
  if (trial === null) return {};
  if (trial === 'counted in all files') return { number_trials: 'files' };
  if (trial === 'counted') {
    const [agent, ...more] = agents.map(({ selector }) => selector);
    return { number_trials: agent === undefined ? true : more.length === 0 ? agent : { parts: [agent, ...more] } };
  }
  if (trial === 'file') return { trial: { file: true, match: names?.trial ?? `(?i)${RUN_NUMBER}`, parse: 'integer' } };
  if (isNumberedRun(trial)) return { trial: { select: trial.selector, match: '\\d+$', parse: 'integer' } };
  return { trial: source.spec.format === 'csv' ? { select: trial.selector, parse: 'integer' } : trial.selector };
}

function columnOf(trial: IdGuess['trial']): readonly Column[] {
  return typeof trial === 'object' && trial !== null ? [trial] : [];
}

/** A number; the cells of a table are texts. */
function numberSpec(
  { selector }: Column,
  { spec }: TrialSource,
): { readonly select: string; readonly parse?: 'number' } {
  return { select: selector, ...(spec.format === 'csv' && { parse: 'number' }) };
}

function verdictFacts(verdict: VerdictGuess | null, passAt: number | null): Readonly<Record<string, ValueSpec>> {
  if (verdict === null) return {};
  const { column, kind, passing } = verdict;
  const select = column.selector;
  if (/\[\*\]\.\w+$/.test(select)) return { 'harness.passed': allTrue(select) };
  const number = { select, parse: ['number', 'text'] as const };
  switch (kind) {
    case 'boolean':
      return { 'harness.passed': select };
    case 'truth as text':
      return { 'harness.passed': { select, parse: 'boolean' } };
    case 'text':
      return { 'harness.passed': { select, map: verdictTexts(verdict), ...(passing && { default: false }) } };
    case 'zero or one':
      return { 'harness.passed': { ...number, equals: 1 } };
    case 'score':
      return {
        'harness.passed': { ...number, at_least: must(passAt, 'a score has a threshold') },
        'harness.score': number,
      };
  }
}

/** Whether all items of a list are true. */
function allTrue(selector: string): ValueSpec {
  const [, list = '', name = ''] = /^(.*)\[\*\]\.(\w+)$/.exec(selector) ?? [];
  // biome-ignore-start lint/suspicious/noThenProperty: a key of the mapping language
  return {
    first_of: [
      { select: `${list}[?@.${name} != true]`, then: { const: false } },
      { select: `${list}[*]`, then: { const: true } },
    ],
  };
  // biome-ignore-end lint/suspicious/noThenProperty: a key of the mapping language
}

/** The `error` part; of texts that explain failures too, only those of the infrastructure. A record without a verdict where others have one is an error of the judge: it neither passes nor fails. */
function errorSpec(error: Column | undefined, verdict: VerdictGuess | null, isReason: boolean): Partial<MappingFile> {
  const isMissing = verdict !== null && verdict.column.present < verdict.column.values.length;
  const noVerdict = isMissing && {
    select: verdict.column.selector,
    // biome-ignore lint/suspicious/noThenProperty: a key of the mapping language
    then: { const: false },
    default: NO_VERDICT,
  };
  if (error === undefined && noVerdict === false) return {};
  const match = `(?is).*(?:${INFRASTRUCTURE.join('|').replaceAll('(', '(?:')}).*`;
  const own = error && (isReason ? [{ select: error.selector, match }] : [error.selector]);
  const messages = [...(own ?? []), ...(noVerdict ? [noVerdict] : [])];
  const [only, ...more] = messages;
  return {
    error: {
      message: more.length === 0 && only !== undefined ? only : { first_of: messages },
      kinds: { infrastructure: INFRASTRUCTURE, ...(noVerdict && { judge: [`^${NO_VERDICT}$`] }) },
      ...(OF_JUDGE.test(error?.selector ?? '') && { otherwise: 'judge' as const }),
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
    message,
    calls: {
      select: '$.tool_calls[*]',
      tool: { first_of: ['$.function.name', '$.name', '$.function'] },
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
  const guess = (part: string, column: Column | null | undefined): readonly MappingGuess[] =>
    column ? [{ part, from: [column.selector], present: column.present, of: files.length }] : [];
  const ids = [...(id.byFile ? ['file name'] : []), ...id.parts.map(({ selector }) => selector)];
  return [
    { part: 'scenario', from: ids, ...all, ...(id.why === undefined ? {} : { why: id.why }) },
    ...id.agents.flatMap((column) => guess(column.name, column)),
    ...(typeof id.trial === 'string'
      ? [{ part: 'trial', from: id.trial === 'file' ? ['file name'] : [], ...all }]
      : guess('trial', id.trial)),
    ...guess('verdict', verdict?.column).map((part) => {
      if (verdict && isConstant(verdict) && files.length > 1) return { ...part, why: 'constant' as const };
      return part.from.some((selector) => selector.includes('[*]')) ? { ...part, why: 'all' as const } : part;
    }),
    ...Object.entries(parts).flatMap(([part, column]) => guess(part, column)),
    ...guess('trace', messages),
    ...usage.flatMap(({ amount, column }) => guess(amount, column)),
  ];
}

function nothingFound(longest: TrialSource | undefined, files: readonly ResultFile[], id?: IdGuess): UserError {
  const keys = longest === undefined ? [] : columnsOf(samplesOf(longest, files)).map(({ selector }) => selector);
  const { records, each } = longest?.spec ?? {};
  const what =
    id === undefined
      ? 'no list in these files has an id in each item'
      : `records have an id, ${id.parts.map(({ selector }) => `\`${selector}\``)[0] ?? 'the file name'}, but no verdict, score or output under a usual name`;
  const found = keys.length > 0 && { found: `${each ?? records ?? 'records'} with ${keys.slice(0, 20).join(', ')}` };
  const fix = 'Write a mapping, and name it with `--mapping`';
  return new UserError({ code: 'unknown-format', what, ...found, fix });
}
