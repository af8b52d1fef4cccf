// @ts-check
/** Writes the tables of inputs and outputs in README.md from action.yml. `node scripts/readme-tables.mjs` */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const readme = join(root, 'README.md');
  const document = readFileSync(readme, 'utf8');
  writeFileSync(readme, withTables(document, readFileSync(join(root, 'action.yml'), 'utf8')));
}
