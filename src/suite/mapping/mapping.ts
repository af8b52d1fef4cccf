import mappingSchema from '../../../schemas/mapping.schema.json' with { type: 'json' };
import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import type { ErrorKind, TrialError } from '../../../schemas/types/result.ts';
import { contentHash } from '../../contract/hash.ts';
import { memberPointer, REFUSED_NAMES } from '../../contract/json.ts';
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
import { type Compiling, type SelectorUse, startCompiling, unmapped } from './mapping-compiler.ts';
import { errorText, exactText } from './steps.ts';
import { compileTrace } from './trace.ts';
import { compileCondition, compileObject, compileValue, type Value } from './values.ts';

type ErrorSpec = NonNullable<MappingFile['error']>;

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

/**
 * Loads a mapping from its YAML text.
 * @param file name for messages
 * @throws UserError with all problems of one phase, see `readConfig`
 */
export function loadMapping(file: string, text: string): Mapping {
  return readConfig(file, text, check, (spec, { placeOf, problems }) => {
    const compiling = startCompiling(spec, placeOf, problems);
    const { trial, number_trials: counts } = spec;
    if (trial !== undefined && counts !== undefined)
      compiling.report('/number_trials', '`number_trials` does not go with `trial`', 'Leave one of them out');
    return {
      name: spec.mapping,
      hash: contentHash(spec),
      isUnverified: spec.unverified === true,
      split: compileRecords(spec, compiling),
      apply: compileTrial(spec, compiling),
      totals: compileExpect(spec.expect, compiling),
      join: compileJoin(spec, compiling),
      ...compileNumbers(spec, compiling),
      selectors: compiling.selectors,
    };
  });
}

function compileNumbers(
  { trial, number_trials: counts }: MappingFile,
  compiling: Compiling,
): Pick<Mapping, 'trialNumbers' | 'agentOf'> {
  if (counts === undefined) return { trialNumbers: trial === undefined ? 'none' : 'read', agentOf: undefined };
  if (counts === true) return { trialNumbers: 'counted in a file', agentOf: undefined };
  if (counts === 'files') return { trialNumbers: 'counted in all files', agentOf: undefined };
  if (typeof counts === 'object' && 'files' in counts)
    return {
      trialNumbers: 'counted in all files',
      agentOf: compileValue(counts.files, '/number_trials/files', compiling),
    };
  return { trialNumbers: 'counted in a file', agentOf: compileValue(counts, '/number_trials', compiling) };
}

function compileTrial(spec: MappingFile, compiling: Compiling): Mapping['apply'] {
  const isTrial = compileCondition(spec.when, '/when', compiling, true);
  const members = compileMembers(spec, compiling);
  const facts = compileFacts(spec.facts ?? {}, compiling);
  return (record, where) => {
    if (!isTrial(record, where)) return undefined;
    const native: Record<string, unknown> = {};
    for (const { name, value } of members) {
      const member = value(record, where);
      if (member !== undefined) native[name] = member;
    }
    return { ...native, ...facts(record, where) };
  };
}

/** Compiles the standard keys of a trial. */
function compileMembers(spec: MappingFile, compiling: Compiling): readonly { name: string; value: Value }[] {
  const optional = (name: 'title' | 'tags' | 'trial'): Value => compileValue(spec[name], `/${name}`, compiling);
  const members: { name: string; value: Value }[] = [
    { name: 'scenario', value: compileScenario(spec.scenario, compiling) },
    { name: 'trial', value: optional('trial') },
    { name: 'title', value: textual(optional('title'), 'title') },
    { name: 'tags', value: listed(optional('tags')) },
  ];
  if (spec.trace !== undefined) members.push({ name: 'trace', value: compileTrace(spec.trace, compiling) });
  if (spec.usage !== undefined) members.push({ name: 'usage', value: compileUsage(spec.usage, compiling) });
  if (spec.error !== undefined) members.push({ name: 'error', value: compileError(spec.error, compiling) });
  return members;
}

/** Compiles the scenario id, which is text even if the harness numbers its scenarios. */
function compileScenario(spec: ValueSpec | undefined, compiling: Compiling): Value {
  const value = compileValue(spec, '/scenario', compiling);
  return (record, where) => {
    const scenario = value(record, where);
    if (scenario === undefined) throw unmapped('scenario', 'the record has no value for it', where);
    const id = exactText(scenario, 'scenario', where);
    if (typeof scenario === 'number' && !Number.isInteger(scenario))
      throw unmapped('scenario', `${scenario} is no whole number, so it cannot be an id`, where);
    if (id === undefined)
      throw unmapped('scenario', `${shown(scenario)} is no text; \`slug: true\` makes an id of it`, where);
    return id;
  };
}

function textual(value: Value, part: string): Value {
  return (record, where) => {
    const raw = value(record, where);
    return exactText(raw, part, where) ?? raw;
  };
}

function listed(value: Value): Value {
  return (record, where) => {
    const items = value(record, where);
    return items === undefined ? undefined : [items].flat();
  };
}

function compileUsage(spec: Readonly<Record<string, ValueSpec>>, compiling: Compiling): Value {
  const amountsIn = compileObject(spec, '/usage', compiling);
  return (record, where) => {
    const amounts = amountsIn(record, where);
    return Object.keys(amounts).length === 0 ? undefined : amounts;
  };
}

/** The error of a record; null if there is none. */
type ErrorMapper = (record: unknown, where: Place) => TrialError | null;

/** Error kinds in the order of matching: an error that names the judge is a judge error, even if the network caused it. */
const KINDS: readonly ErrorKind[] = ['judge', 'infrastructure', 'agent'];

/** Compiles the `error` part of a mapping. */
function compileError(spec: ErrorSpec, compiling: Compiling): ErrorMapper {
  const when = compileCondition(spec.when, '/error/when', compiling, true);
  const unless = compileCondition(spec.unless, '/error/unless', compiling, false);
  const message = compileValue(spec.message, '/error/message', compiling);
  const kindOf = compileKinds(spec, compiling);
  return (record, where) => {
    if (!when(record, where) || unless(record, where)) return null;
    const text = errorText(message(record, where), 'error.message', where);
    if (text === undefined) return null;
    const kind = kindOf(text);
    return { kind: kind ?? 'agent', message: text, classified: kind !== undefined };
  };
}

/** Compiles the error kinds: a message has the first kind with a matching pattern. */
function compileKinds(spec: ErrorSpec, compiling: Compiling): (message: string) => ErrorKind | undefined {
  const { RE2JS } = loadLazily<typeof import('re2js')>('re2js');
  const patterns = KINDS.flatMap((kind) =>
    (spec.kinds?.[kind] ?? []).map((text, index) => {
      const pattern = compiling.pattern(text, `/error/kinds/${kind}/${index}`, RE2JS.CASE_INSENSITIVE);
      return { kind, pattern };
    }),
  );
  return (message) => patterns.find(({ pattern }) => pattern.test(message))?.kind ?? spec.otherwise;
}

/** Trial keys with their own part of the mapping. */
const STANDARD = ['scenario', 'trial', 'title', 'tags', 'trace', 'usage', 'error'];

/** Compiles the `facts` part of a mapping; a dotted name makes nested objects. */
function compileFacts(
  specs: Readonly<Record<string, ValueSpec>>,
  compiling: Compiling,
): (record: unknown, where: Place) => Record<string, unknown> {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name, spec]) => {
    const pointer = memberPointer('/facts', name);
    checkName(name, names, pointer, compiling);
    return { path: name.split('.'), value: compileValue(spec, pointer, compiling) };
  });
  return (record, where) => {
    const root: Record<string, unknown> = {};
    for (const { path, value } of facts) {
      const fact = value(record, where);
      if (fact !== undefined) put(root, path, fact);
    }
    return root;
  };
}

function checkName(name: string, names: readonly string[], pointer: string, compiling: Compiling): void {
  const parts = name.split('.');
  const [first = ''] = parts;
  if (STANDARD.includes(first))
    compiling.report(pointer, `\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) compiling.report(pointer, `\`${name}\` cannot be a fact`);
  if (names.some((parent) => name.startsWith(`${parent}.`)))
    compiling.report(pointer, `\`${name}\` is part of another fact of this mapping`);
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
