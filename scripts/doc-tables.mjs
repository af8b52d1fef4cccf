// @ts-check
/** Writes the tables of the docs: inputs and outputs from action.yml, keys from the schemas. `npm run generate` */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';

/** @typedef {{ description: string, required?: boolean, default?: string }} Input */
/** @typedef {{ inputs: Record<string, Input>, outputs: Record<string, { description: string }> }} Manifest */

/**
 * The document with the tables of the manifest between its markers `<!-- inputs:begin -->` and so on.
 * @param {string} document
 * @param {string} manifest text of action.yml
 * @throws {Error} when a marker is missing
 */
export function withTables(document, manifest) {
  /** @type {Manifest} */
  const { inputs, outputs } = parse(manifest);
  const inputRows = Object.entries(inputs).map(([name, input]) => [`\`${name}\``, input.description, defaultOf(input)]);
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]);
  const withInputs = between(document, 'inputs', table(['input', 'what it is', 'default'], inputRows));
  return between(withInputs, 'outputs', table(['output', 'what it is'], outputRows));
}

/**
 * The commands of the quick start, one a line, the main job first.
 * @param {string} document
 * @throws {Error} when there is no such block
 */
export function quickStart(document) {
  const block = /^## Quick start\n\n```sh\n(.+?)\n```$/ms.exec(document)?.[1];
  if (block === undefined) throw new Error('The quick start has no block of commands');
  return block.split('\n');
}

/** @param {Input} input */
function defaultOf(input) {
  if (input.default !== undefined && input.default !== '') return `\`${input.default}\``;
  return input.required ? 'required' : '';
}

/**
 * @param {string} document
 * @param {string} name
 * @param {string} text
 */
function between(document, name, text) {
  const begin = `<!-- ${name}:begin -->\n`;
  const from = document.indexOf(begin);
  const to = document.indexOf(`<!-- ${name}:end -->`, from);
  if (from < 0 || to < 0) throw new Error(`The markers ${name}:begin and ${name}:end are missing`);
  return `${document.slice(0, from + begin.length)}${text}${document.slice(to)}`;
}

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |\n`).join('');
}

/** @param {string} text */
function cell(text) {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

/** @typedef {Record<string, any>} Schema */

/**
 * The document with a table of the schema's keys between its markers.
 * @param {string} document
 * @param {string} name of the markers: `<!-- NAME:begin -->`
 * @param {Schema} schema
 * @throws {Error} when a marker is missing
 */
export function withKeys(document, name, schema) {
  return between(
    document,
    name,
    table(['key', 'default', 'meaning'], keyRows(schema, '', schema.$defs ?? {}, new Set())),
  );
}

/**
 * A row for every key, in the order of the schema; the keys that rules share once, as `….key`; keys with the same rule in one row.
 * @param {Schema} schema
 * @param {string} path
 * @param {Record<string, Schema>} definitions
 * @param {Set<string>} listed keys of rules that have rows, with their meaning
 * @returns {string[][]}
 */
function keyRows(schema, path, definitions, listed) {
  const resolved = (/** @type {Schema} */ { $ref, ...own }) =>
    $ref === undefined ? own : { ...definitions[$ref.replace('#/$defs/', '')], ...own };
  const shared = (/** @type {Schema} */ rule) => {
    const keys = Object.entries(rule.properties ?? {});
    const properties = Object.fromEntries(
      keys.filter(([key, { description }]) => !listed.has(`${key}: ${description}`)),
    );
    for (const [key, { description }] of keys) listed.add(`${key}: ${description}`);
    return keyRows({ properties }, '….', definitions, listed);
  };
  const written = Object.entries(schema.properties ?? {});
  return written.flatMap(([key, one]) => {
    const { properties, additionalProperties, description, ...rest } = resolved(one);
    const alike = written.filter(([, other]) => properties && one.$ref !== undefined && other.$ref === one.$ref);
    if (alike.length > 1) {
      const names = alike.map(([name], place) => `\`${place === 0 ? path : ''}${name}\``).join(', ');
      return alike[0]?.[0] === key ? [[names, '', String(schema.description)], ...shared({ properties })] : [];
    }
    if (properties) return keyRows({ properties, description }, `${path}${key}.`, definitions, listed);
    const named = typeof additionalProperties === 'object' ? resolved(additionalProperties) : undefined;
    const value = rest.default === undefined ? '' : `\`${rest.default}\``;
    const row = [`\`${path}${key}${named ? '.NAME' : ''}\``, value, String(description)];
    return named === undefined ? [row] : [row, ...shared(named)];
  });
}

/** @typedef {{ name: string, heads: readonly [string, string], at: string, keys?: readonly string[] }} PartTable */

/**
 * The tables of keys and words of each page: the markers, the schema, and where in it the keys are; all keys where none are listed.
 * @type {Record<string, readonly (PartTable & { schema: string })[]>}
 */
export const PART_TABLES = {
  'docs/mappings.md': [
    {
      name: 'sources',
      heads: ['source', 'gives'],
      schema: 'mapping',
      at: '$defs/valueSteps/properties',
      keys: ['select', 'take', 'member', 'first_of', 'parts', 'object', 'between', 'file', 'const'],
    },
    {
      name: 'steps',
      heads: ['step', 'does'],
      schema: 'mapping',
      at: '$defs/valueSteps/properties',
      keys: ['match', 'parse', 'then', 'equals', 'at_least', 'at_most', 'map', 'scale', 'slug', 'join', 'default'],
    },
  ],
  'rubrics/README.md': [
    {
      name: 'rubric-keys',
      heads: ['key of a rubric', ''],
      schema: 'rubric',
      at: 'properties',
      keys: [
        ...['rubric', 'version', 'metric', 'meta', 'when', 'contract', 'require', 'derive', 'steps', 'nodes'],
        ...['outcomes', 'bands', 'title', 'description', 'rationale', 'owner', 'since', 'changelog'],
      ],
    },
    {
      name: 'node-kinds',
      heads: ['kind of a node', 'score'],
      schema: 'rubric',
      at: '$defs/node/properties',
      keys: [
        'pass_when',
        'fail_when',
        'criteria',
        'rules',
        'tree',
        'lookup',
        'each',
        'formula',
        'use',
        'judge',
        'sees',
        'model',
      ],
    },
    {
      name: 'node-keys',
      heads: ['beside any kind', ''],
      schema: 'rubric',
      at: '$defs/node/properties',
      keys: [
        ...['question', 'weight', 'severity', 'threshold', 'calibration', 'when', 'otherwise'],
        ...['status', 'rationale', 'owner', 'since', 'version', 'tags'],
      ],
    },
    { name: 'strategies', heads: ['`combine`', 'score'], schema: 'rubric', at: '$defs/strategyName' },
    {
      name: 'rule-keys',
      heads: ['key of a rule', ''],
      schema: 'rubric',
      at: '$defs/rule/properties',
      keys: ['name', 'condition', 'weight', 'terminal', 'overrides', 'severity'],
    },
    { name: 'each-keys', heads: ['key of `each`', ''], schema: 'rubric', at: '$defs/each/properties' },
    {
      name: 'condition-keys',
      heads: ['key of a condition', 'holds where'],
      schema: 'rubric',
      at: '$defs/condition/properties',
      keys: [
        'field',
        'op',
        'value',
        'measure',
        'ignore_case',
        'cutoff',
        'score',
        'passed',
        'and',
        'or',
        'not',
        'trace',
        'expr',
      ],
    },
    { name: 'operators', heads: ['`op`', 'reads'], schema: 'rubric', at: '$defs/operatorName' },
    { name: 'measures', heads: ['`measure`', 'counts'], schema: 'rubric', at: '$defs/measure' },
    {
      name: 'patterns',
      heads: ['pattern', 'holds where'],
      schema: 'rubric',
      at: '$defs/trace/properties',
      keys: [...['exists', 'absence', 'count', 'precedence', 'response', 'sequence', 'universality', 'trajectory']],
    },
    {
      name: 'scopes',
      heads: ['scope', 'reads'],
      schema: 'rubric',
      at: '$defs/trace/properties',
      keys: ['within_first', 'before', 'after', 'between', 'in', 'on_empty_trace'],
    },
    { name: 'step-keys', heads: ['key of a STEP', 'fits'], schema: 'rubric', at: '$defs/step/properties' },
    {
      name: 'expectations',
      heads: ['`expect` of a case', ''],
      schema: 'rubric-test',
      at: 'properties/cases/items/properties/expect/properties',
    },
  ],
};

/**
 * The document with a table of keys, or of the words of an `enum` with `enumDescriptions`. Neighbours with one meaning share a row.
 * @param {string} document
 * @param {PartTable} part
 * @param {Schema} schema
 * @throws {Error} when a marker or a key is missing
 */
export function withPart(document, { name, heads, at, keys }, schema) {
  const holder = at.split('/').reduce((/** @type {Schema} */ part, key) => part[key], schema);
  const words = Object.fromEntries(
    (holder.enum ?? []).map((/** @type {string} */ word, /** @type {number} */ index) => [
      word,
      { description: holder.enumDescriptions[index] },
    ]),
  );
  const meanings = holder.enum === undefined ? holder : words;
  /** @type {{ names: string[], meaning: string }[]} */
  const rows = [];
  for (const key of keys ?? Object.keys(meanings)) {
    const meaning = meanings[key]?.description;
    if (meaning === undefined) throw new Error(`${name}: \`${key}\` has no description`);
    const last = rows.at(-1);
    if (last !== undefined && last.meaning === meaning) last.names.push(`\`${key}\``);
    else rows.push({ names: [`\`${key}\``], meaning });
  }
  const cells = rows.map(({ names, meaning }) => [names.join(', '), meaning]);
  return between(document, name, table(heads, cells));
}

/** @typedef {{ effect: string | readonly string[], holds?: string, waivable?: string, isBaselineWith?: boolean | string }} Row */

/** What a run of main with a finding is as a baseline, in words. @type {Record<string, string>} */
const BASELINE = { false: 'never a baseline', unfit: 'as a baseline, missing verdicts are counted both ways' };

/** What a finding does besides its effect, in words. @type {Record<string, string>} */
const HOLDS = {
  'for fresh trials': '`inconclusive`, exit code 2, until fresh trials come',
  'for results': '`inconclusive`, exit code 2, until the results come',
  'in doubt': '`inconclusive`',
  'without a baseline': '`inconclusive` if nothing was compared, unless `on_no_baseline` is set',
};

/**
 * The document with a table of the findings: their topics, codes and effects, and what else they do.
 * @param {string} document
 * @param {Readonly<Record<string, Readonly<Record<string, Row>>>>} topics
 * @throws {Error} when a marker is missing
 */
export function withFindings(document, topics) {
  const rows = Object.entries(topics).flatMap(([topic, codes]) => {
    /** Codes by what they do. @type {Map<string, string[]>} */
    const alike = new Map();
    for (const [code, { effect, holds, waivable, isBaselineWith }] of Object.entries(codes)) {
      const also = [
        ...(holds === undefined ? [] : [HOLDS[holds] ?? holds]),
        ...(waivable === undefined ? [] : [`a waiver of the ${waivable} may cover it`]),
        ...(isBaselineWith === undefined ? [] : [BASELINE[`${isBaselineWith}`] ?? []].flat()),
      ];
      const does = JSON.stringify([[effect].flat().join(', '), also.join('; ')]);
      alike.set(does, [...(alike.get(does) ?? []), `\`${code}\``]);
    }
    return [...alike].map(([does, names], index) => [index === 0 ? topic : '', names.join(', '), ...JSON.parse(does)]);
  });
  return between(document, 'findings', table(['about', 'finding', 'effect', 'besides'], rows));
}

/** The rows of the findings, from the sources. */
async function loadTopics(/** @type {string} */ root) {
  const { build } = await import('esbuild');
  const outfile = join(root, 'node_modules/.cache/findings.mjs');
  const entryPoints = [join(root, 'src/gating/findings/catalogue.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', packages: 'external' });
  return (await import(pathToFileURL(outfile).href)).TOPICS;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, 'docs/action.md'), withTables(read('docs/action.md'), read('action.yml')));
  const policy = JSON.parse(read('schemas/policy.schema.json'));
  writeFileSync(join(root, 'docs/policy.md'), withKeys(read('docs/policy.md'), 'policy-keys', policy));
  writeFileSync(join(root, 'docs/findings.md'), withFindings(read('docs/findings.md'), await loadTopics(root)));
  for (const [page, parts] of Object.entries(PART_TABLES)) {
    const text = parts.reduce((document, part) => {
      return withPart(document, part, JSON.parse(read(`schemas/${part.schema}.schema.json`)));
    }, read(page));
    writeFileSync(join(root, page), text);
  }
}
