// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, version: string, licence: string, texts: readonly string[] }} Package */

const LICENCE_FILE = /^(?:un)?licen[cs]e|^copying|^notice/i;
const RULE = '-'.repeat(100);

/**
 * The licence list of a bundle: every package that went in, sorted by name and version.
 * @param {string} root folder that the inputs are relative to
 * @param {readonly string[]} inputs bundled files, as named by esbuild's metafile
 * @throws {Error} when a package neither holds a licence file nor declares a licence
 */
export function renderLicences(root, inputs) {
  const packages = new Map();
  for (const folder of new Set(inputs.flatMap(packageFolder))) {
    const found = readPackage(join(root, folder));
    packages.set(`${found.name} ${found.version}`, found);
  }
  const sections = [...packages.keys()].sort().map((key) => renderPackage(packages.get(key)));
  return `Third-party packages bundled in this folder: ${sections.length}.\n\n${sections.join('\n')}`;
}

/** @param {string} input */
function packageFolder(input) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.slice(0, 1) ?? [];
}

/**
 * @param {string} folder
 * @returns {Package}
 */
function readPackage(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = declaredLicence(manifest);
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/\r\n?/g, '\n').trim());
  if (licence === undefined && texts.length === 0)
    throw new Error(`${manifest.name} ${manifest.version} has no licence`);
  return { name: manifest.name, version: manifest.version, licence: licence ?? 'see the text', texts };
}

/**
 * The licence as npm packages have declared it over the years: a name, an object, or a list of either.
 * @param {{ license?: unknown, licenses?: unknown }} manifest
 */
function declaredLicence({ license, licenses }) {
  const names = [license ?? licenses].flat().flatMap(licenceName);
  return names.length === 0 ? undefined : names.join(' OR ');
}

/**
 * @param {unknown} declared
 * @returns {string[]}
 */
function licenceName(declared) {
  if (typeof declared === 'string') return [declared];
  const type = typeof declared === 'object' && declared !== null && 'type' in declared ? declared.type : undefined;
  return typeof type === 'string' ? [type] : [];
}

/** @param {Package} found */
function renderPackage({ name, version, licence, texts }) {
  const text = texts.length === 0 ? `The package holds no licence file; it declares: ${licence}.` : texts.join('\n\n');
  return `${RULE}\n${name} ${version}\nLicence: ${licence}\n\n${text}\n`;
}
