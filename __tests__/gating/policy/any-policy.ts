import fc from 'fast-check';
import policySchema from '../../../schemas/policy.schema.json' with { type: 'json' };
import type { PolicyFile, Waiver } from '../../../schemas/types/policy.ts';
import type { POLICY_KEYS } from '../../../src/gating/policy/keys.ts';

/** Dotted path of a key; `*` stands for the name of a rule or an entry of a list: `gate.metrics.*.tier`. */
export type PolicyKey = PathIn<typeof POLICY_KEYS>;

type PathIn<Table> = {
  [Name in keyof Table & string]: Table[Name] extends { readonly stricter: unknown }
    ? Name
    : Table[Name] extends { readonly each: infer Keys }
      ? `${Name}.*.${PathIn<Keys>}`
      : `${Name}.${PathIn<Table[Name]>}`;
}[keyof Table & string];

/** The part of a JSON Schema that the policy's uses. */
interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

const TEXTS = ['a', 'b', 'c/d', 'any', '2 of 3', '2026-12-31', '2027-01-31'];
/** Names of rules by the first one in the schema's example; some are those of members of objects. */
const ODD_NAMES = new Map([
  ['TCR', '__proto__'],
  ['task-completion/correct_participants', 'constructor'],
  ['hard_failure', 'toString'],
]);

/** Policies that the schema allows, with any of its keys. A key added to the schema is drawn without a change here. */
export const anyPolicy = (valuesOf(policySchema) as fc.Arbitrary<PolicyFile>).map(({ waivers, ...policy }) => ({
  ...policy,
  // The loader refuses a waiver that is not for exactly one thing.
  ...(waivers === undefined ? {} : { waivers: waivers.filter(isClear) }),
}));

function isClear({ metric, criterion, scenario }: Waiver): boolean {
  return [metric, criterion, scenario].filter((subject) => subject !== undefined).length === 1;
}

/** Values that a schema allows. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties, additionalProperties, items } = schema;
  if (schema.$ref !== undefined) return valuesOf(referred(schema.$ref));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (properties !== undefined) {
    const members = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, valuesOf(value)]));
    return fc.record(members, { requiredKeys: [...(schema.required ?? [])] });
  }
  if (typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom(...namesIn(schema)), valuesOf(additionalProperties));
  if (items !== undefined)
    return fc.uniqueArray(valuesOf(items), { selector: JSON.stringify, minLength: schema.minItems ?? 0, maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') {
    const pattern = new RegExp(schema.pattern ?? '');
    return fc.constantFrom(...TEXTS.filter((text) => pattern.test(text)));
  }
  return fc.constantFrom(...numbersOf(schema));
}

function namesIn({ examples = [] }: Schema): readonly string[] {
  const names = Object.keys(Object(examples[0]));
  return names.flatMap((name) => [name, ODD_NAMES.get(name) ?? []].flat());
}

function numbersOf({ type, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): readonly number[] {
  if (type === 'integer') return [minimum ?? 0, 30, 90];
  const least = minimum ?? (exclusiveMinimum ?? 0) + 0.01;
  const most = maximum ?? (exclusiveMaximum === undefined ? least + 2 : exclusiveMaximum - 0.01);
  return [least, least + (most - least) / 4, (least + most) / 2, most];
}

function referred(ref: string): Schema {
  const schema = new Map<string, Schema>(Object.entries(policySchema.$defs)).get(ref.replace('#/$defs/', ''));
  if (schema === undefined) throw new Error(`${ref} is missing`);
  return schema;
}

/** Every key of the schema, with its schema. */
export function schemaKeys(schema: Schema = policySchema, path = ''): readonly (readonly [PolicyKey, Schema])[] {
  const of = schema.$ref === undefined ? schema : { ...referred(schema.$ref), ...schema };
  const { properties, additionalProperties, items } = of;
  const below = (name: string, value: Schema) => schemaKeys(value, path === '' ? name : `${path}.${name}`);
  if (properties !== undefined) return Object.entries(properties).flatMap(([name, value]) => below(name, value));
  if (typeof additionalProperties === 'object') return below('*', additionalProperties);
  const entry = items?.anyOf?.find((one) => one.properties !== undefined) ?? items;
  const keys = entry === undefined ? {} : entry.$ref === undefined ? entry : referred(entry.$ref);
  return keys.properties === undefined ? [[path as PolicyKey, of]] : below('*', keys);
}

/** The values that a policy has under a key, in any of its rules or entries. */
export function valuesAt(written: unknown, path: string): readonly unknown[] {
  const [name = '', ...rest] = path.split('.');
  if (path === '') return [written];
  if (typeof written !== 'object' || written === null) return [];
  const members = Object.entries(written).filter(([key]) => name === '*' || key === name);
  return members.flatMap(([, value]) => valuesAt(value, rest.join('.')));
}
