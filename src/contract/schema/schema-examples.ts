import type { ErrorObject } from 'ajv/dist/2020.js';
import { flowText } from '../yaml/flow-text.ts';

/** A longer one says less. */
const LONGEST = 160;

interface Exemplary {
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  /** Without `false` there are other keys than those that it names. */
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Exemplary>>;
}

/** The form that a schema asks for, by its own example, else by its keys; empty where none is known, and of a whole file. */
export function exampleHint({ instancePath, parentSchema }: ErrorObject): string {
  if (instancePath === '') return '';
  const known = (parentSchema ?? {}) as Exemplary;
  const example = exampleIn(known);
  const shown = example === undefined ? '' : flowText(example);
  if (shown !== '' && shown.length <= LONGEST) return `For example \`${shown}\``;
  const keys = Object.keys(known.properties ?? {}).sort();
  return keys.length === 0 || known.additionalProperties !== false ? '' : `Its keys: ${keys.join(', ')}`;
}

function exampleIn({ examples, required, properties = {} }: Exemplary): unknown {
  if (examples !== undefined) return examples[0];
  const withExample = Object.keys(properties).filter((key) => properties[key]?.examples !== undefined);
  const keys = required ?? withExample.slice(0, 1);
  const isKnown = keys.length > 0 && keys.every((key) => withExample.includes(key));
  return isKnown ? Object.fromEntries(keys.map((key) => [key, properties[key]?.examples?.[0]])) : undefined;
}

/** Where a key belongs that stands one level too high; empty where it is known of no part. */
export function belowHint(key: string, { parentSchema }: ErrorObject): string {
  const parts = Object.entries((parentSchema as Exemplary).properties ?? {});
  const names = parts
    .filter(([, { properties = {} }]) => Object.hasOwn(properties, key))
    .map(([name]) => `\`${name}\``);
  return names.length === 0 ? '' : `It belongs below ${names.join(' or ')}`;
}
