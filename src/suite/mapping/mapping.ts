import mappingSchema from '../../../schemas/mapping.schema.json' with { type: 'json' };
import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import type { ErrorKind, TrialError } from '../../../schemas/types/result.ts';
import { contentHash } from '../../contract/hash.ts';
import { REFUSED_NAMES } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { must } from '../../contract/must.ts';
import { readConfig } from '../../contract/read-config.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { shown } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import type { ResultFile } from '../reading/open.ts';
import type { Records } from '../reading/records.ts';
import { compileRecords } from './compile-records.ts';
import { compileExpect, type FileTotals } from './expect.ts';
import { compileJoin, type Join } from './join.ts';
import { type MappingPart, type SelectorUse, startCompiling, unmapped } from './mapping-compiler.ts';
import { errorText, exactText } from './steps.ts';
import { compileTrace } from './trace.ts';
import { compileCondition, compileObject, compileValue, type Value } from './values.ts';

/** A compiled mapping: turns another harness's files into records of the native format. */
export interface Mapping {
  readonly name: string;
  /** `sha256:` and the hash of the content; layout and comments do not change it. */
  readonly hash: string;
  /** Whether it is shipped and was never tried on a file that its tool wrote. */
  readonly isUnverified: boolean;
  /** Source of trial numbers: the records, or their order in the file or in all files; with `none`, each scenario has one trial. */
  readonly trialNumbers: 'read' | 'counted in a file' | 'counted in all files' | 'none';
  /** The agent of a counted trial, if each agent's trials are numbered separately. */
  readonly agentOf: Value | undefined;
  /** Its selectors with counts from the records read so far. */
  readonly selectors: readonly SelectorUse[];
  /** Starts counting the trials of a file; absent without `expect`. */
  readonly totals: ((file: string) => FileTotals) | undefined;
  /** Data that other files add to the trials; absent without `join`. */
  readonly join: Join | undefined;
  /** Splits a file into the harness's records. @throws UserError if it is empty, in another format, or of an unfinished run */
  split(input: ResultFile): Records;
  /** The native record of a part; undefined if it is not a trial. @throws UserError if it does not fit the mapping */
  apply(part: unknown, where: Place): unknown;
}

const check = schemaCheck<MappingFile>(mappingSchema);

/** Loads a mapping from its YAML text. @param file name for messages @throws UserError with all problems of one phase, see `readConfig` */
export function loadMapping(file: string, text: string): Mapping {
  return readConfig(file, text, check, (spec, { placeOf, problems }) => {
    const whole = startCompiling(spec, placeOf, problems);
    return {
      name: spec.mapping,
      hash: contentHash(spec),
      isUnverified: spec.unverified === true,
      split: compileRecords(spec, whole),
      apply: compileTrial(spec, whole),
      totals: compileExpect(spec.expect, whole.at('expect')),
      join: compileJoin(spec, whole.at('join')),
      ...compileNumbers(spec, whole.at('number_trials')),
      selectors: whole.selectors,
    };
  });
}

function compileNumbers(
  { trial, number_trials: counts }: MappingFile,
  part: MappingPart,
): Pick<Mapping, 'trialNumbers' | 'agentOf'> {
  if (counts === undefined) return { trialNumbers: trial === undefined ? 'none' : 'read', agentOf: undefined };
  if (trial !== undefined) part.report('`number_trials` does not go with `trial`', 'Leave one of them out');
  if (counts === true) return { trialNumbers: 'counted in a file', agentOf: undefined };
  if (counts === 'files') return { trialNumbers: 'counted in all files', agentOf: undefined };
  if (typeof counts === 'object' && 'files' in counts)
    return { trialNumbers: 'counted in all files', agentOf: compileValue(counts.files, part.at('files')) };
  return { trialNumbers: 'counted in a file', agentOf: compileValue(counts, part) };
}

function compileTrial(spec: MappingFile, whole: MappingPart): Mapping['apply'] {
  const isTrial = compileCondition(spec.when, whole.at('when'), true);
  const members = compileMembers(spec, whole);
  const facts = compileFacts(spec.facts ?? {}, whole.at('facts'));
  return (record, where) => {
    if (!isTrial(record, where)) return undefined;
    const native: Record<string, unknown> = {};
    for (const [name, value] of members) {
      const member = value(record, where);
      if (member !== undefined) native[name] = member;
    }
    return { ...native, ...facts(record, where) };
  };
}

function compileMembers(spec: MappingFile, whole: MappingPart): readonly (readonly [name: string, value: Value])[] {
  const value = (name: 'title' | 'tags' | 'trial'): Value => compileValue(spec[name], whole.at(name));
  return [
    ['scenario', compileScenario(spec.scenario, whole.at('scenario'))],
    ['trial', value('trial')],
    ['title', changed(value('title'), (raw, where) => exactText(raw, 'title', where) ?? raw)],
    ['tags', changed(value('tags'), (items) => (items === undefined ? undefined : [items].flat()))],
    ...(spec.trace ? [['trace', compileTrace(spec.trace, whole.at('trace'))] as const] : []),
    ...(spec.usage ? [['usage', changed(compileObject(spec.usage, whole.at('usage')), unlessEmpty)] as const] : []),
    ...(spec.error ? [['error', compileError(spec.error, whole.at('error'))] as const] : []),
  ];
}

/** Compiles the scenario id, which is text even if the harness numbers its scenarios. */
function compileScenario(spec: ValueSpec, part: MappingPart): Value {
  const value = compileValue(spec, part);
  return (record, where) => {
    const scenario = value(record, where);
    if (scenario === undefined)
      throw unmapped(
        'scenario',
        'the record has no value for it',
        where,
        '`agent-gate inspect` shows what selectors find',
      );
    const id = exactText(scenario, 'scenario', where);
    if (typeof scenario === 'number' && !Number.isInteger(scenario))
      throw unmapped('scenario', `${scenario} is no whole number, so it cannot be an id`, where);
    if (id === undefined)
      throw unmapped('scenario', `${shown(scenario)} is no text; \`slug: true\` makes an id of it`, where);
    return id;
  };
}

function changed<T>(value: (record: unknown, where: Place) => T, change: (found: T, where: Place) => unknown): Value {
  return (record, where) => change(value(record, where), where);
}

function unlessEmpty(amounts: object): object | undefined {
  return Object.keys(amounts).length === 0 ? undefined : amounts;
}

/** Error kinds in the order of matching: an error that names the judge is a judge error, even if the network caused it. */
const KINDS: readonly ErrorKind[] = ['judge', 'infrastructure', 'agent'];

/** Compiles the `error` part of a mapping: a message has the first kind with a matching pattern. */
function compileError(spec: NonNullable<MappingFile['error']>, part: MappingPart) {
  const { RE2JS } = loadLazily<typeof import('re2js')>('re2js');
  const when = compileCondition(spec.when, part.at('when'), true);
  const unless = compileCondition(spec.unless, part.at('unless'), false);
  const message = compileValue(spec.message, part.at('message'));
  const patterns = KINDS.flatMap((kind) =>
    (spec.kinds?.[kind] ?? []).map((text, index) => {
      return { kind, pattern: part.at('kinds', kind, index).pattern(text, RE2JS.CASE_INSENSITIVE) };
    }),
  );
  return (record: unknown, where: Place): TrialError | null => {
    if (!when(record, where) || unless(record, where)) return null;
    const text = errorText(message(record, where), 'error.message', where);
    if (text === undefined) return null;
    const kind = patterns.find(({ pattern }) => pattern.test(text))?.kind ?? spec.otherwise;
    return { kind: kind ?? 'agent', message: text, classified: kind !== undefined };
  };
}

/** Trial keys with their own part of the mapping. */
const STANDARD = ['scenario', 'trial', 'title', 'tags', 'trace', 'usage', 'error'];

/** Compiles the `facts` part of a mapping; a dotted name makes nested objects. */
function compileFacts(specs: Readonly<Record<string, ValueSpec>>, part: MappingPart) {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name, spec]) => {
    checkName(name, names, part.at(name));
    return { path: name.split('.'), value: compileValue(spec, part.at(name)) };
  });
  return (record: unknown, where: Place): Record<string, unknown> => {
    const root: Record<string, unknown> = {};
    for (const { path, value } of facts) {
      const fact = value(record, where);
      if (fact !== undefined) put(root, path, fact);
    }
    return root;
  };
}

function checkName(name: string, names: readonly string[], fact: MappingPart): void {
  const parts = name.split('.');
  const [first = ''] = parts;
  if (STANDARD.includes(first)) fact.report(`\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) fact.report(`\`${name}\` cannot be a fact`);
  if (names.some((parent) => name.startsWith(`${parent}.`)))
    fact.report(`\`${name}\` is part of another fact of this mapping`);
}

/** Puts a value at a path. No path is a prefix of another, so every value on the path is an object created here. */
function put(root: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let at = root;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name] as Record<string, unknown>;
  }
  at[must(path.at(-1), 'the last name of a path')] = value;
}
