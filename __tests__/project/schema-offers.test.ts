import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** The parts of a schema by which an editor offers keys and values, and tells what they mean. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema | boolean>>;
  readonly patternProperties?: Readonly<Record<string, Schema | boolean>>;
  readonly description?: string;
  readonly $comment?: string;
  readonly default?: unknown;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly maxProperties?: number;
}

const WRITTEN = ['mapping', 'policy', 'rubric', 'rubric-test'];

describe.each(WRITTEN)('what an editor makes of the schema of a %s', (name) => {
  const whole = readSchema(name);
  const parts = [...partsOf(whole, '')];

  test('what narrows a key does not offer it a second time', () => {
    const twice = parts.flatMap(([at, { properties = {}, ...beside }]) =>
      offeredBy(beside, whole).flatMap((key) => (typeof properties[key] === 'object' ? [`${at} ${key}`] : [])),
    );
    expect(twice).toEqual([]);
  });

  test('what is narrowed says its type, and leaves it to no reference, without which its key is written without a colon', () => {
    const narrowed = parts.filter(([at, { allOf }]) => allOf !== undefined && !at.includes('/allOf/'));
    const values = narrowed.filter(
      ([, { allOf: _, description: __, $comment: ___, ...more }]) => Object.keys(more).length > 0,
    );
    expect(values.filter(([, { type, $ref }]) => type === undefined || $ref !== undefined).map(([at]) => at)).toEqual(
      [],
    );
  });

  test('a default can be written as it stands', () => {
    const texts = parts.filter(([, part]) => typeof part.default === 'string');
    expect(texts.filter(([, part]) => parsed(`a: ${part.default}`) !== part.default)).toEqual([]);
  });

  test('a key is offered where its object is empty, also of an object that takes one only', () => {
    const full = parts.filter(([, { maxProperties, properties }]) => properties !== undefined && maxProperties === 1);
    expect(full.map(([at]) => at)).toEqual([]);
  });

  test('no key is met by several patterns, of which an editor asks the first only', () => {
    const tables = parts.filter(
      ([at, { patternProperties }]) => patternProperties !== undefined && !at.endsWith('/properties'),
    );
    const several = tables.filter(([, { patternProperties = {} }]) => {
      return Object.keys(patternProperties).length > 1 && Object.hasOwn(patternProperties, '');
    });
    expect(several.map(([at]) => at)).toEqual([]);
  });

  test('a choice says what it is between: an editor shows the title of the file for each that does not', () => {
    const choices = parts.filter(([at, { anyOf }]) => anyOf !== undefined && !/\/(if|not)\b/.test(at));
    const bare = choices.filter(([, { anyOf = [] }]) => anyOf.every((one) => Object.keys(one).join() === 'required'));
    expect(bare.map(([at]) => at)).toEqual([]);
  });

  test('the words of a key are its own, and not those of the form that its value has', () => {
    const described = parts.filter(
      ([at, { description }]) => /\/properties\/\w+$/.test(at) && description !== undefined,
    );
    const hidden = described.filter(([, { $ref, allOf = [] }]) => {
      const { then = {}, else: otherwise = {} } = targetOf($ref, whole) ?? {};
      return [then, otherwise, ...allOf].some(
        (form) => ({ ...targetOf(form.$ref, whole), ...form }).description !== undefined,
      );
    });
    expect(hidden.map(([at]) => at)).toEqual([]);
  });
});

/** Keys that the parts of a schema offer which hold for the same value as itself. */
function offeredBy(schema: Schema, whole: Schema, seen: readonly Schema[] = []): readonly string[] {
  const { $ref, allOf = [], anyOf = [] } = schema;
  const parts = [...allOf, ...anyOf, schema.then, schema.else, targetOf($ref, whole)];
  return parts.flatMap((part) => {
    if (part === undefined || seen.includes(part)) return [];
    const own = Object.entries(part.properties ?? {}).filter(([, held]) => typeof held === 'object');
    return [...own.map(([key]) => key), ...offeredBy(part, whole, [...seen, part])];
  });
}

test('a fact is derived by a table too', () => {
  const { allOf = [] } = readSchema('rubric').$defs?.derived ?? {};
  expect(offeredBy({ allOf }, {})).toEqual(['lookup']);
});

test('every format that a text is read in is offered', () => {
  const { properties = {} } = readSchema('mapping').$defs?.valueSteps ?? {};
  const { allOf } = properties.parse as Schema;
  expect(allOf).toMatchObject([{ anyOf: [{ $ref: '#/$defs/textFormat' }, {}] }]);
});

function targetOf($ref: string | undefined, { $defs = {} }: Schema): Schema | undefined {
  return $defs[$ref?.replace('#/$defs/', '') ?? ''];
}

/** Every schema inside of a schema, with its JSON pointer; what examples hold is none. */
function* partsOf(schema: unknown, at: string): Generator<readonly [string, Schema]> {
  if (typeof schema !== 'object' || schema === null) return;
  yield [at, schema];
  for (const [key, held] of Object.entries(schema))
    if (!['examples', 'default', 'const', 'enum'].includes(key) || at.endsWith('/properties'))
      yield* partsOf(held, `${at}/${key}`);
}

function parsed(text: string): unknown {
  try {
    return (parse(text) as { readonly a: unknown }).a;
  } catch {
    return undefined;
  }
}

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../../schemas/${name}.schema.json`), 'utf8')) as Schema;
}
