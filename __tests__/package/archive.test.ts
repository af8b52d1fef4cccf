import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/build.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  const tar = spawnSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 });
  spawnSync('tar', ['-x'], { cwd: folder, input: tar.stdout });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the archive that a runner downloads holds what the action and its reader need, and nothing else', () => {
  const documents = ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'RELEASE.md', 'SECURITY.md'];
  const data = ['docs', 'examples', 'mappings', 'rubrics', 'schemas'];
  const hidden = ['.gitattributes', '.gitignore'];
  const code = ['action.yml', 'dist', 'package.json'];
  expect(readdirSync(folder).sort()).toEqual([...documents, ...data, ...hidden, ...code].sort());
});

test('its command line gates the example', () => {
  expect(existsSync(join(folder, 'dist/action.mjs'))).toBe(true);
  const example = 'examples/tau-bench';
  const files = ['--results', `${example}/results/regressed.json`, '--baseline', `${example}/results/main.json`];
  const config = ['--rubrics', `${example}/rubrics/*.yml`, '--policy', `${example}/agent-gate.yml`];
  const gate = ['dist/cli.mjs', 'gate', '--mapping', 'tau-bench', ...files, ...config];
  expect(spawnSync(process.execPath, gate, { cwd: folder }).status).toBe(1);
});
