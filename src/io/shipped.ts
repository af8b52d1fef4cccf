import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearestName } from '../contract/names.ts';
import type { TextFile } from './files.ts';

/** Root folder of the package, above both `src/io` and `dist`. */
const home = findHome(dirname(fileURLToPath(import.meta.url)));

export type ShippedKind = 'mappings' | 'rubrics';

function shippedNames(kind: ShippedKind): readonly string[] {
  return readdirSync(join(home, kind))
    .filter((file) => file.endsWith('.yml') && !file.endsWith('.test.yml'))
    .map((file) => basename(file, '.yml'))
    .sort();
}

/** Text of a shipped mapping or rubric; undefined for any other name. */
export function readShipped(kind: ShippedKind, name: string): TextFile | undefined {
  return shippedNames(kind).includes(name) ? textOf(kind, name) : undefined;
}

export function shippedMappings(): readonly (TextFile & { readonly name: string })[] {
  return shippedNames('mappings').map((name) => ({ name, ...textOf('mappings', name) }));
}

function textOf(kind: ShippedKind, name: string): TextFile {
  const file = `${kind}/${name}.yml`;
  return { file, text: readFileSync(join(home, file), 'utf8'), shipped: true };
}

export function shippedWorkflow(): string {
  return readFileSync(join(home, 'docs/workflows/confirm.yml'), 'utf8');
}

/** URL of the published schema of a file type: for editors, and as the type of a predicate. */
export function schemaAddress(kind: 'policy' | 'mapping' | 'rubric' | 'decision-predicate'): string {
  const schema = JSON.parse(readFileSync(join(home, `schemas/${kind}.schema.json`), 'utf8')) as { $id: string };
  return schema.$id;
}

export function shippedFile(name: string): string {
  return join(home, name);
}

export function adviseShipped(kind: ShippedKind, name: string): string {
  const names = shippedNames(kind);
  const nearest = nearestName(name, names);
  return nearest === undefined
    ? `Name a file, or one that is shipped: ${names.join(', ')}`
    : `Did you mean \`${nearest}\`, which is shipped? Otherwise name a file`;
}

/** Version of the product, as in package.json. */
export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

function findHome(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : findHome(dirname(from));
}
