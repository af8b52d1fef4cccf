import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderLicences } from '../../scripts/licences.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('lists every bundled package once, by name, with the text of its licence', () => {
  plant(
    'node_modules/zeta',
    { name: 'zeta', version: '1.0.0', license: 'MIT' },
    { LICENSE: 'MIT text\r\nof zeta\r\n' },
  );
  plant(
    'node_modules/@a/b',
    { name: '@a/b', version: '2.0.0', license: 'Apache-2.0' },
    { 'LICENSE.md': 'text', NOTICE: 'notice' },
  );
  const list = renderLicences(root, [
    'src/cli.ts',
    'node_modules/zeta/a.js',
    'node_modules/zeta/b.js',
    'node_modules/@a/b/c.js',
  ]);
  expect(list).toContain('packages bundled in this folder: 2.');
  expect(list.match(/^(?:zeta|@a\/b) .*$/gm)).toEqual(['@a/b 2.0.0', 'zeta 1.0.0']);
  expect(list).toContain('Licence: MIT\n\nMIT text\nof zeta\n');
  expect(list).toContain('text\n\nnotice\n');
});

test('lists two versions of one package', () => {
  plant('node_modules/x', { name: 'x', version: '1.0.0', license: 'MIT' }, { LICENCE: 'one' });
  plant('node_modules/y/node_modules/x', { name: 'x', version: '2.0.0', license: 'MIT' }, { LICENCE: 'two' });
  const list = renderLicences(root, ['node_modules/x/a.js', 'node_modules/y/node_modules/x/a.js']);
  expect(list.match(/^x .*$/gm)).toEqual(['x 1.0.0', 'x 2.0.0']);
});

test.each([
  { name: 'a name', manifest: { license: 'MIT' } },
  { name: 'an object', manifest: { license: { type: 'MIT', url: 'x' } } },
  { name: 'a list of objects', manifest: { licenses: [{ type: 'MIT' }] } },
])('says so when a package has no licence file and declares $name', ({ manifest }) => {
  plant('node_modules/x', { name: 'x', version: '1.0.0', ...manifest }, {});
  expect(renderLicences(root, ['node_modules/x/a.js'])).toContain('holds no licence file; it declares: MIT.');
});

test('refuses a package without any licence', () => {
  plant('node_modules/x', { name: 'x', version: '1.0.0' }, {});
  expect(() => renderLicences(root, ['node_modules/x/a.js'])).toThrow('x 1.0.0 has no licence');
});

function plant(folder: string, manifest: object, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(root, folder, name)), { recursive: true });
    writeFileSync(join(root, folder, name), text);
  }
}
