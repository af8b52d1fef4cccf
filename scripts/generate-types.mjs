// @ts-check
/** Writes the TypeScript types of every JSON Schema to `schemas/types/`. `npm run generate` */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';

/** Name of the type of each whole document, in the order in which they are generated: a later one imports what an earlier one has. */
const DOCUMENTS = {
  policy: 'PolicyFile',
  rubric: 'RubricFile',
  'rubric-test': 'RubricTestFile',
  mapping: 'MappingFile',
  trial: 'TrialRecord',
  result: 'TrialResult',
  'recorded-result': 'RecordedResult',
  report: 'Report',
  history: 'HistoryRecord',
  decision: 'Decision',
  gate: 'GateDocument',
  'decision-predicate': 'DecisionPredicate',
  manifest: 'Manifest',
  'baseline-file': 'BaselineFile',
  answer: 'AnswerLine',
  label: 'LabelLine',
  'judge-check': 'JudgeCheck',
  'judge-check-run': 'JudgeCheckRun',
  problems: 'ProblemReport',
  lint: 'LintReport',
  'rubric-test-run': 'RubricTestRun',
  noise: 'NoiseReport',
  init: 'InitReport',
  inspection: 'InspectionReport',
  verify: 'BundleCheck',
  backtest: 'BacktestReport',
};

const ENDING = '.schema.json';

/** @typedef {Record<string, any>} Schema */
/** @typedef {{ name: string, text: string }} Declaration */

/**
 * The generated files, by name below `schemas/types/`.
 * @param {string} folder of the schemas
 * @returns {Promise<Map<string, string>>}
 * @throws {Error} when a schema has no name here, or a name no schema
 */
export async function generateTypes(folder) {
  const found = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const named = Object.keys(DOCUMENTS).map((name) => `${name}${ENDING}`);
  const odd = [...found, ...named].filter((file) => !found.includes(file) || !named.includes(file));
  if (odd.length > 0) throw new Error(`DOCUMENTS and schemas/ differ: ${odd.join(', ')}`);
  /** @type {Map<string, Declaration & { file: string }>} */
  const known = new Map();
  const files = new Map();
  for (const [name, type] of Object.entries(DOCUMENTS)) {
    /** @type {Schema} */
    const { title: _, ...schema } = JSON.parse(readFileSync(join(folder, `${name}${ENDING}`), 'utf8'));
    const declarations = await declarationsOf(schema, type);
    const file = `${name}.ts`;
    const isKnown = (/** @type {Declaration} */ one) => withoutWords(known.get(one.name)) === withoutWords(one);
    const own = declarations.filter((one) => !isKnown(one));
    const text = own.map((one) => one.text).join('\n\n');
    const used = declarations.filter((one) => isKnown(one) && new RegExp(`\\b${one.name}\\b`).test(text));
    files.set(file, `${[HEADER(name), ...importsOf(used, known)].join('\n')}\n\n${text}\n`);
    for (const one of own) if (!known.has(one.name)) known.set(one.name, { ...one, file });
  }
  return files;
}

const HEADER = (/** @type {string} */ name) =>
  `// Generated from schemas/${name}${ENDING} by scripts/generate-types.mjs: change the schema, then run "npm run generate".`;

/** Two types of one name are the same whatever they are described by. */
function withoutWords(/** @type {Declaration | undefined} */ declaration) {
  return declaration?.text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * @param {readonly Declaration[]} used
 * @param {ReadonlyMap<string, { file: string }>} known
 */
function importsOf(used, known) {
  const files = [...new Set(used.map(({ name }) => known.get(name)?.file))].sort();
  return files.map((file) => {
    const names = used.flatMap(({ name }) => (known.get(name)?.file === file ? [name] : []));
    return `import type { ${names.sort().join(', ')} } from './${file}';`;
  });
}

/**
 * @param {Schema} schema
 * @param {string} name
 * @returns {Promise<Declaration[]>}
 */
async function declarationsOf(schema, name) {
  /** @type {[string, Schema][]} */
  const entries = Object.entries(schema.$defs ?? {});
  const definitions = Object.fromEntries(
    entries.map(([key, { title, ...one }]) => [key, { ...one, name: title ?? nameOf(key, one, name) }]),
  );
  const $defs = Object.fromEntries(
    Object.values(definitions).map((one) => [
      one.name,
      typesOnly(isNullable(one) ? { ...one, type: 'object' } : one, definitions),
    ]),
  );
  const text = await compile({ ...typesOnly(schema, definitions), $defs }, name, {
    bannerComment: '',
    additionalProperties: false,
    style: { printWidth: 110, singleQuote: true },
  });
  const source = readonlyThroughout(text.replaceAll(/\/\*\*\n +\* (.*)\n +\*\//g, '/** $1 */'));
  return declarationsIn(source);
}

/**
 * @param {string} key of a definition
 * @param {Schema} schema
 * @param {string} document the type of the whole document
 */
function nameOf(key, { type, if: test }, document) {
  const name = key.charAt(0).toUpperCase() + key.slice(1);
  // Rules, steps and nodes are also what a rubric is compiled to.
  const isCompiled = document === 'RubricFile' && (test !== undefined || [type].flat().includes('object'));
  return isCompiled ? `${name}File` : name;
}

/**
 * What a type can say of a schema. Ranges and patterns are left out, as is `allOf`, which only guides editors.
 * @param {any} schema
 * @param {Record<string, Schema>} definitions
 * @returns {any}
 */
function typesOnly(schema, definitions) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, default: value } = schema;
  const text = typeof value === 'object' ? JSON.stringify(value) : value;
  const description = value === undefined ? schema.description : `${schema.description} Default: \`${text}\`.`;
  const isUnion = Array.isArray(schema.type);
  const words = { ...(description && { description }), ...(title && !isUnion && { title }) };
  const shape = shapeOf(schema, (one) => typesOnly(one, definitions), definitions);
  // A reference with words of its own keeps them apart from those of what it refers to.
  return shape.$ref && Object.keys(words).length > 0 ? { ...words, allOf: [shape] } : { ...shape, ...words };
}

/**
 * @param {Schema} schema
 * @param {(schema: any) => any} below
 * @param {Record<string, Schema>} definitions
 * @returns {Schema}
 */
function shapeOf(schema, below, definitions) {
  if (schema.$ref) return referredShape(schema.$ref, below, definitions);
  if (schema.enum) return { enum: schema.enum };
  if ('const' in schema) return { const: schema.const };
  if (schema.anyOf) return { anyOf: schema.anyOf.map(below) };
  if (schema.if) return { anyOf: sidesOf(schema).map(below) };
  if (Array.isArray(schema.type)) return unionShape(schema, below);
  if (schema.type === 'array') return { type: 'array', items: below(schema.items ?? {}) };
  if (schema.type === 'object') return objectShape(schema, below);
  return schema.type === undefined ? { tsType: 'unknown' } : { type: schema.type };
}

const NAMED = new Set(['object', 'array']);

/**
 * Texts and numbers have no name in the types, and no other reference has two: a `rate` is a number.
 * @param {string} $ref
 * @param {(schema: any) => any} below
 * @param {Record<string, Schema>} definitions
 */
function referredShape($ref, below, definitions) {
  const target = definitions[$ref.replace('#/$defs/', '')];
  const isScalar = target?.$ref !== undefined || (target?.type && ![target.type].flat().some((one) => NAMED.has(one)));
  if (isScalar) return below(target);
  const reference = { $ref: `#/$defs/${target?.name}` };
  return isNullable(target) ? { anyOf: [reference, { type: 'null' }] } : reference;
}

/** An object or null: the name is that of the object. */
function isNullable(/** @type {Schema | undefined} */ schema) {
  return Array.isArray(schema?.type) && String([...schema.type].sort()) === 'null,object';
}

/**
 * What fits where the test does, and elsewhere.
 * @param {Schema} schema with `if`, `then` and `else`
 */
function sidesOf({ if: test, then, else: otherwise, description: _, ...rest }) {
  const both = (/** @type {Schema} */ one, /** @type {Schema} */ other) => ({
    ...one,
    ...other,
    properties: { ...one.properties, ...other.properties },
    required: [...(one.required ?? []), ...(other.required ?? [])],
  });
  return [then, otherwise].map((side) => {
    if (side.$ref) return side;
    return side === then ? both(both(rest, test), side) : both(rest, side);
  });
}

/**
 * One schema for each of the types; a title names the object among them.
 * @param {Schema} schema
 * @param {(schema: any) => any} below
 */
function unionShape({ title, description: _, type, ...rest }, below) {
  if (!type.includes('object') && rest.items === undefined) return { type };
  const side = (/** @type {string} */ one) => ({ ...rest, type: one, ...(one === 'object' && title && { title }) });
  return { anyOf: type.map((/** @type {string} */ one) => below(side(one))) };
}

/**
 * @param {Schema} schema
 * @param {(schema: any) => any} below
 */
function objectShape({ properties, required = [], additionalProperties }, below) {
  if (properties === undefined && additionalProperties === undefined) return { tsType: 'object' };
  const known = Object.entries(properties ?? {}).filter(([, one]) => one !== false);
  return {
    type: 'object',
    properties: Object.fromEntries(known.map(([key, one]) => [key, below(one)])),
    required,
    additionalProperties: below(additionalProperties ?? false),
  };
}

/**
 * The same with every property and list read-only.
 * @param {string} text
 */
function readonlyThroughout(text) {
  const file = ts.createSourceFile('types.ts', text, ts.ScriptTarget.ES2023, true);
  /** @type {{ at: number, put: string }[]} */
  const edits = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const at = node.getStart(file);
    if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) edits.push({ at, put: 'readonly ' });
    if (ts.isArrayTypeNode(node)) {
      const isItem = ts.isArrayTypeNode(node.parent);
      edits.push({ at, put: isItem ? '(readonly ' : 'readonly ' });
      if (isItem) edits.push({ at: node.getEnd(), put: ')' });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let changed = text;
  for (const { at, put } of edits.reverse()) changed = changed.slice(0, at) + put + changed.slice(at);
  return changed;
}

/**
 * @param {string} text
 * @returns {Declaration[]}
 */
function declarationsIn(text) {
  const file = ts.createSourceFile('types.ts', text, ts.ScriptTarget.ES2023, true);
  return file.statements.flatMap((one) => {
    if (!ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one)) return [];
    return [{ name: one.name.text, text: one.getFullText(file).trim() }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'schemas');
  for (const [file, text] of await generateTypes(folder)) writeFileSync(join(folder, 'types', file), text);
}
