import { isBuiltin } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { bundle, root } from '../../scripts/build.mjs';
import { eagerPackages } from '../../scripts/eager-graph.mjs';

let built: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  built = await bundle();
});

test('the same sources build the same bytes', async () => {
  const again = await bundle();
  expect([...again.files.keys()].sort()).toEqual([...built.files.keys()].sort());
  for (const [path, contents] of built.files)
    expect(Buffer.compare(contents, again.files.get(path) ?? Buffer.of()), path).toBe(0);
});

test('nothing in the bundle tells where it was built', () => {
  const telling = [...built.files].filter(([, contents]) => Buffer.from(contents).includes(root));
  expect(telling.map(([path]) => path)).toEqual([]);
});

test('all code is ASCII, which Node loads in half the time', () => {
  const code = [...built.files].filter(([path]) => /js$/.test(path));
  expect(code.length).toBeGreaterThan(20);
  expect(code.filter(([, contents]) => contents.some((byte) => byte > 0x7f)).map(([path]) => path)).toEqual([]);
});

test.each([
  { entry: 'dist/cli.mjs', waits: 'GitHub', packages: /^(?:@actions|@octokit|@azure)\/|^undici$/ },
  {
    entry: 'dist/cli.mjs',
    waits: 'what few rubrics need',
    packages: /^(?:ajv|re2js|json-p3|tinyglobby|picomatch|@marcbachmann)/,
  },
  { entry: 'dist/action.mjs', waits: 'the artifact client', packages: /^@actions\/artifact$|^@azure\// },
  { entry: 'dist/action.mjs', waits: 'what a refused run does without', packages: /^yaml$/ },
  { entry: 'dist/action.mjs', waits: 'an HTTP client', packages: /^undici$|^@actions\/http-client$/ },
])('$entry loads $waits only when it is needed', ({ entry, packages }) => {
  const eager = [...eagerPackages(built.metafile, entry).keys()];
  expect(eager).toContain('src');
  expect(eager.filter((name) => packages.test(name))).toEqual([]);
});

test('the command line loads nothing that is not in the bundle, for a package left out of it would be missing', () => {
  const reached = new Set(['dist/cli.mjs']);
  const foreign: string[] = [];
  for (const output of reached)
    for (const { path, external } of built.metafile.outputs[output]?.imports ?? [])
      if (!external) reached.add(path);
      else if (!isBuiltin(path)) foreign.push(`${output}: ${path}`);
  expect(reached.size).toBeGreaterThan(5);
  expect(foreign).toEqual([]);
});

test('the command line loads a command only when it is asked for it', () => {
  expect(eagerPackages(built.metafile, 'dist/cli.mjs').get('src')).toBeLessThan(60_000);
});

test('no source of ours imports a module of Node, which would read more of it than is used', () => {
  const outputs = Object.values(built.metafile.outputs);
  const ours = outputs.filter(({ inputs }) => Object.keys(inputs).every((input) => /^(?:src|schemas)\//.test(input)));
  expect(ours.length).toBeGreaterThan(5);
  const paths = ours.flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(paths.filter((path) => path.startsWith('node:'))).toEqual([]);
});

test('counts what an entry loads at once, through chunks, and not what waits', () => {
  const input = (bytesInOutput: number) => ({ bytesInOutput });
  const output = { bytes: 0, exports: [], imports: [] };
  const metafile = {
    inputs: {},
    outputs: {
      'dist/a.mjs': {
        ...output,
        inputs: { 'src/a.ts': input(5) },
        imports: [
          { path: 'dist/b.mjs', kind: 'import-statement' as const },
          { path: 'dist/c.mjs', kind: 'dynamic-import' as const },
          { path: 'node:fs', kind: 'import-statement' as const, external: true },
        ],
      },
      'dist/b.mjs': {
        ...output,
        inputs: { 'node_modules/@x/y/z.js': input(7), 'node_modules/dropped/a.js': input(0) },
      },
      'dist/c.mjs': { ...output, inputs: { 'node_modules/lazy/a.js': input(9) } },
    },
  };
  expect([...eagerPackages(metafile, 'dist/a.mjs')]).toEqual([
    ['@x/y', 7],
    ['src', 5],
  ]);
});
