import mappingSchema from '../../../schemas/mapping.schema.json' with { type: 'json' };
import { contentHash } from '../../contract/hash.ts';
import { readConfig } from '../../contract/read-config.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { shown } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import type { Records } from '../reading/read-records.ts';
import type { ResultFile } from '../reading/result-file.ts';
import { type Compiling, startCompiling, unfit } from './compiling.ts';
import { compileError } from './map-error.ts';
import { compileFacts } from './map-facts.ts';
import { compileTrace } from './map-trace.ts';
import type { MappingFile, ValueSpec } from './mapping-file.ts';
import { compileRecords } from './source-records.ts';
import { textOf } from './text-of.ts';
import { compileCondition, compileObject, compileValue, type Value } from './value.ts';

/** A compiled mapping: turns another harness's files into records of the native format. */
export interface Mapping {
  readonly name: string;
  /** `sha256:` and the hash of the content, whatever its layout and comments. */
  readonly hash: string;
  /** Where trials have their numbers from: the records, or their order in the file; `none` makes each the only one of its scenario. */
  readonly trialNumbers: 'read' | 'counted' | 'none';
  /** Splits a file into the harness's records. @throws UserError when the file is empty, of another format, or of a run that did not end */
  split(input: ResultFile): Records;
  /** The native record that such a part stands for, or undefined where it is no trial. @throws UserError */
  apply(part: unknown, where: Place): unknown;
}

const check = schemaCheck<MappingFile>(mappingSchema);

/**
 * Loads a mapping from its YAML text.
 * @param file name for messages
 * @throws UserError with every problem, each with file, line and the nearest known name
 */
export function loadMapping(file: string, text: string): Mapping {
  return readConfig(file, text, check, (spec, { placeOf, problems }) => {
    const compiling = startCompiling(spec, placeOf, problems);
    const split = compileRecords(spec, compiling);
    const apply = compileTrial(spec, compiling);
    return { name: spec.mapping, hash: contentHash(spec), trialNumbers: trialNumbersOf(spec, compiling), split, apply };
  });
}

function trialNumbersOf({ trial, number_trials: counts }: MappingFile, compiling: Compiling): Mapping['trialNumbers'] {
  if (trial !== undefined && counts !== undefined)
    compiling.report('/number_trials', '`number_trials` does not go with `trial`', 'Leave one of them out');
  if (counts === true) return 'counted';
  return trial === undefined ? 'none' : 'read';
}

function compileTrial(spec: MappingFile, compiling: Compiling): Mapping['apply'] {
  const isTrial = compileCondition(spec.when, '/when', compiling, true);
  const members = compileMembers(spec, compiling);
  const facts = compileFacts(spec.facts ?? {}, compiling);
  return (record, where) => {
    if (!isTrial(record, where)) return undefined;
    const native: Record<string, unknown> = {};
    for (const { name, value } of members) {
      const found = value(record, where);
      if (found !== undefined) native[name] = found;
    }
    return { ...native, ...facts(record, where) };
  };
}

/** The standard keys of a trial. */
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

/** A harness may number its scenarios; in a trial an id is always text. */
function compileScenario(spec: ValueSpec | undefined, compiling: Compiling): Value {
  const value = compileValue(spec, '/scenario', compiling);
  return (record, where) => {
    const found = value(record, where);
    if (found === undefined) throw unfit('scenario', 'the record has no value for it', where);
    const id = textOf(found, 'scenario', where);
    if (typeof found === 'number' && !Number.isInteger(found))
      throw unfit('scenario', `${found} is no whole number, so it cannot be an id`, where);
    if (id === undefined)
      throw unfit('scenario', `${shown(found)} is no text; \`slug: true\` makes an id of it`, where);
    return id;
  };
}

function textual(value: Value, part: string): Value {
  return (record, where) => {
    const found = value(record, where);
    return textOf(found, part, where) ?? found;
  };
}

function listed(value: Value): Value {
  return (record, where) => {
    const found = value(record, where);
    return found === undefined ? undefined : [found].flat();
  };
}

function compileUsage(spec: Readonly<Record<string, ValueSpec>>, compiling: Compiling): Value {
  const amountsIn = compileObject(spec, '/usage', compiling);
  return (record, where) => {
    const amounts = amountsIn(record, where);
    return Object.keys(amounts).length === 0 ? undefined : amounts;
  };
}
