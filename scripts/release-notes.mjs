// @ts-check
/** Prints the notes of a release: `node scripts/release-notes.mjs v0.1.0`. Fails unless package.json and CHANGELOG.md name that version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './build.mjs';

/**
 * The section of CHANGELOG.md about the tag's version.
 * @param {string} tag
 * @param {{ version: string, changelog: string }} files version of package.json, text of CHANGELOG.md
 */
export function releaseNotes(tag, { version, changelog }) {
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but package.json has version ${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`${version}\n`));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section \`## ${version}\`: write it.`);
  return `${section.slice(version.length).trim()}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  process.stdout.write(releaseNotes(process.argv[2] ?? '', { version, changelog: read('CHANGELOG.md') }));
}
