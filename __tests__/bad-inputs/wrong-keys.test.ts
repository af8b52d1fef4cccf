import { expect, test } from 'vitest';
import mappingSchema from '../../schemas/mapping.schema.json' with { type: 'json' };
import policySchema from '../../schemas/policy.schema.json' with { type: 'json' };
import rubricSchema from '../../schemas/rubric.schema.json' with { type: 'json' };
import testSchema from '../../schemas/rubric-test.schema.json' with { type: 'json' };
import { UserError } from '../../src/errors.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { rubricOfFacts } from '../rubric/rubric-of.ts';

type Path = readonly string[];

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly [other: string]: unknown;
}

const VALUES = [5, 'x', null, [], {}, undefined];

/** The path of every key that a schema has; what several parts are like is gone into where it stands first. */
function keysOf(whole: Schema): readonly Path[] {
  const seen = new Set<string>();
  const visit = (schema: Schema, path: Path): readonly Path[] => {
    const { $ref, properties = {}, additionalProperties, items, allOf, anyOf, oneOf, then, else: otherwise } = schema;
    const beside = [allOf, anyOf, oneOf, then, otherwise].flat().filter((part) => part !== undefined) as Schema[];
    if ($ref !== undefined && !seen.has($ref)) beside.push(definition(seen.add($ref) && $ref));
    const members = Object.entries(properties);
    if (typeof additionalProperties === 'object') members.push(['a', additionalProperties]);
    if (items !== undefined) members.push(['0', items]);
    const below = members.flatMap(([name, part]) => [[...path, name], ...visit(part, [...path, name])]);
    return [...below, ...beside.flatMap((part) => visit(part, path))];
  };
  const definition = (ref: string): Schema => whole.$defs?.[ref.replace('#/$defs/', '')] ?? {};
  return visit(whole, []);
}

/** A file in which a value stands at a path, and nothing beside the way to it. */
function fileWith([key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const member = fileWith(rest, value);
  return key === '0' ? [member] : { [key]: member };
}

/** What ends in anything but the list of a file's mistakes. */
function crashOf(read: (file: string, text: string) => unknown, file: unknown): unknown {
  try {
    read('x.yml', JSON.stringify(file));
  } catch (error) {
    if (!(error instanceof UserError)) return error;
  }
  return undefined;
}

test.each<{ kind: string; read: (file: string, text: string) => unknown; schema: Schema; head: object }>([
  { kind: 'mapping', read: loadMapping, schema: mappingSchema, head: { mapping: 'mine', scenario: '$.id' } },
  { kind: 'policy', read: readPolicy, schema: policySchema as Schema, head: {} },
  {
    kind: 'rubric',
    read: loadRubric,
    schema: rubricSchema as unknown as Schema,
    head: { rubric: 'mine', version: '1.0.0', metric: 'TCR' },
  },
  {
    kind: 'rubric test',
    read: (file, text) => loadRubricTest(file, text, rubricOfFacts({ a: 1 }, {})),
    schema: testSchema as unknown as Schema,
    head: { rubric: 'sample' },
  },
])('no wrong value of a key of a $kind ends in a crash', ({ read, schema, head }) => {
  const paths = new Map(keysOf(schema).map((path) => [path.join('/'), path]));
  const crashes = [...paths].flatMap(([name, path]) =>
    VALUES.flatMap((value) => {
      const crash = crashOf(read, { ...head, ...(fileWith(path, value) as object) });
      return crash === undefined ? [] : [`${name}: ${JSON.stringify(value)}: ${String(crash)}`];
    }),
  );
  expect(crashes).toEqual([]);
});
