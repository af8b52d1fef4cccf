import { beforeAll, expect, test } from 'vitest';
import { bundleForBrowser, reachedIn } from '../../scripts/browser-bundle.mjs';
import { root } from '../../scripts/build.mjs';

let built: Awaited<ReturnType<typeof bundleForBrowser>>;
beforeAll(async () => {
  built = await bundleForBrowser(root, 'src/playground/browser/main.ts');
});

test('nothing of Node is in the script of the playground', () => {
  const imports = Object.values(built.metafile.outputs).flatMap((output) => output.imports);
  expect(imports).toEqual([]);
  expect(built.text).not.toMatch(/"node:|readFileSync|createRequire/);
});

test('it holds the engine, and nothing that needs the disk or GitHub', () => {
  const reached = reachedIn(built.metafile);
  const modules = new Set(reached.flatMap((file) => /^src\/(\w+)\//.exec(file)?.[1] ?? []));
  expect([...modules].sort()).toEqual([
    'contract',
    'gating',
    'io',
    'pipeline',
    'playground',
    'report',
    'reporting',
    'rubric',
    'scoring',
    'suite',
  ]);
  expect(reached.filter((file) => /^src\/io\/(?:github\/|files)|node_modules\/@actions\//.test(file))).toEqual([]);
});

test('it makes no code of texts, which its policy would refuse', () => {
  expect(built.text).not.toMatch(/\beval\(|new Function\b/);
});

test('it shares with the command line what that loads lazily', () => {
  expect(built.chunks).toEqual(
    expect.arrayContaining(['./re2js.cjs', './rubric.schema.cjs', './policy.schema.cjs', './json-p3.cjs']),
  );
});
