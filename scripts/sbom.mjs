// @ts-check
/** Prints the bill of materials of `dist/` as CycloneDX JSON: `node scripts/sbom.mjs`. npm makes it; what is not bundled is left out. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './build.mjs';

/**
 * @typedef {{ 'bom-ref': string }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependencies
 * @typedef {{ serialNumber?: string, metadata: { timestamp?: string, component: Component & { name: string } },
 *   components: Component[], dependencies: Dependencies[] }} Bill
 */

/**
 * The bill with the bundled packages alone, and without what differs from run to run, so that the same sources give the same bytes.
 * @param {Bill} bill of everything in package-lock.json
 * @param {string} licences text of THIRD_PARTY_LICENSES.txt, which lists what is bundled
 * @throws {Error} when the bill lacks a bundled package
 */
export function bundledOnly({ serialNumber: _, ...bill }, licences) {
  const bundled = new Set(
    [...licences.matchAll(/^-{100}\n(\S+) (\S+)$/gm)].map(([, name, version]) => `${name}@${version}`),
  );
  const product = bill.metadata.component;
  const { timestamp: __, ...metadata } = bill.metadata;
  const components = bill.components.filter((component) => bundled.has(component['bom-ref']));
  const listed = new Set(components.map((component) => component['bom-ref']));
  const lost = [...bundled].filter((name) => !listed.has(name));
  if (lost.length > 0) throw new Error(`package-lock.json lacks ${lost.join(', ')}.`);
  const own = product['bom-ref'];
  const dependencies = bill.dependencies
    .filter(({ ref }) => ref === own || listed.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((name) => listed.has(name)) }));
  const name = own.slice(0, own.lastIndexOf('@'));
  return { ...bill, metadata: { ...metadata, component: { ...product, name } }, components, dependencies };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const bill = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  const licences = readFileSync(join(root, 'dist/THIRD_PARTY_LICENSES.txt'), 'utf8');
  process.stdout.write(`${JSON.stringify(bundledOnly(bill, licences), null, 2)}\n`);
}
