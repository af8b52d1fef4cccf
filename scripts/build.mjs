// @ts-check
/** Bundles the two entries into dist/: `node scripts/build.mjs [--outdir DIR] [--sizes]`. */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';
import { browserBundles, reachedIn } from './browser-bundle.mjs';
import { browserScript } from './browser-script.mjs';
import { builtinsByRequire } from './builtin-modules.mjs';
import { eagerPackages } from './eager-graph.mjs';
import { enterByRequire, noteLazy, readyValidators } from './lazy-files.mjs';
import { renderLicences } from './licences.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Bundled CommonJS packages call `require` for Node's own modules, which an ES module does not have. */
const REQUIRE = "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);\n";
/** What esbuild writes where they call it. */
const ASKS = 'typeof require ';

/** @satisfies {esbuild.BuildOptions} */
const COMMON = /** @type {const} */ ({
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  write: false,
});

/**
 * Bundles the action and the command line in memory, and what they load lazily beside their chunks.
 * @returns {Promise<{ files: Map<string, Uint8Array>, metafile: esbuild.Metafile }>} contents by path below the output
 *   directory, with `/` between folders; `metafile` says which input went into which output
 */
export async function bundle() {
  /** @type {Map<string, string>} */
  const asked = new Map();
  /** @type {string[]} */
  const forBrowser = [];
  const [action, cli] = await Promise.all([
    bundleEntry('action', asked, forBrowser),
    // It talks to no GitHub.
    bundleEntry('cli', asked, forBrowser, ['@actions/*']),
  ]);
  const lazy = await esbuild.build({
    ...COMMON,
    entryPoints: Object.fromEntries([...asked].sort()),
    outdir: 'dist/chunks',
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    // Packages of others and generated validators are not reviewed here.
    minify: true,
    keepNames: true,
    plugins: [enterByRequire(root), readyValidators(root)],
  });
  const builds = [action, cli, lazy];
  const metafile = {
    inputs: Object.assign({}, ...builds.map(({ metafile: { inputs } }) => inputs)),
    outputs: Object.assign({}, ...builds.map(({ metafile: { outputs } }) => outputs)),
  };
  const dist = join(root, 'dist/');
  const outputs = builds.flatMap(({ outputFiles }) => outputFiles);
  if (!outputs.some(asksForRequire)) throw new Error(`no chunk has \`${ASKS}\`: esbuild asks for it in other words`);
  const files = new Map(
    outputs.map((file) => [
      file.path.slice(dist.length).replaceAll('\\', '/'),
      Buffer.from(inAscii(asksForRequire(file) ? REQUIRE + file.text : file.text)),
    ]),
  );
  files.set('cli.mjs', withShebang(files.get('cli.mjs')));
  files.set('.npmignore', Buffer.from(actionOnly(action.metafile, cli.metafile)));
  files.set('THIRD_PARTY_LICENSES.txt', Buffer.from(renderLicences(root, [...reachedIn(metafile), ...forBrowser])));
  return { files, metafile };
}

/**
 * Bundles an entry by itself: chunks for both would be more, of which each takes time to load, and hold what only the other needs.
 * @param {string} name
 * @param {Map<string, string>} asked as `noteLazy` fills it
 * @param {string[]} forBrowser as `browserBundles` fills it
 * @param {string[]} external packages that it never loads
 */
function bundleEntry(name, asked, forBrowser, external = []) {
  return esbuild.build({
    ...COMMON,
    entryPoints: { [name]: `src/${name}.ts` },
    external,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    format: 'esm',
    alias: {
      // Only the artifact client's download needs it; we download ourselves, with limits.
      'unzip-stream': join(root, 'scripts/unused-unzip-stream.mjs'),
      // The same code as ES modules, of which the bundle takes what is used: a quarter of it need not be loaded.
      yaml: join(root, 'node_modules/yaml/browser/index.js'),
    },
    plugins: [noteLazy(asked, root, builtinsByRequire), toolkit, rawTexts, browserBundles(root, forBrowser)],
  });
}

const TOOLKIT = join('@actions', 'core', 'lib');

/** Of `@actions/core` the action uses five functions: its other files are left out, of which the summary's loads much of Node. */
/** @type {esbuild.Plugin} */
const toolkit = {
  name: 'toolkit',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/oidc-utils\.js$/ }, () => ({ path: join(root, 'scripts/unused-oidc-client.mjs') }));
    onResolve({ filter: /^\.\/(?:summary|platform)\.js$/ }, ({ path, resolveDir }) =>
      resolveDir.endsWith(TOOLKIT) ? { path: join(resolveDir, path), sideEffects: false } : undefined,
    );
    onLoad({ filter: /[\\/]@actions[\\/]core[\\/]lib[\\/].*\.js$/ }, ({ path }) => ({
      contents: builtinsByRequire(readFileSync(path, 'utf8')),
    }));
  },
};

/** What is imported as text: a file with `?raw`, as Vite has it, and a bundled script of a page with `?script`. */
/** @type {esbuild.Plugin} */
const rawTexts = {
  name: 'raw-texts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\?(?:raw|script)$/ }, ({ path, resolveDir }) => {
      const [file = '', namespace = 'raw'] = path.split('?');
      return { path: relative(root, join(resolveDir, file)).replaceAll('\\', '/'), namespace };
    });
    onLoad({ filter: /.*/, namespace: 'raw' }, ({ path }) => ({
      contents: readFileSync(join(root, path)),
      loader: 'text',
    }));
    onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => ({ contents: browserScript(path), loader: 'text' }));
  },
};

/**
 * What the npm package leaves out.
 * @param {esbuild.Metafile} action
 * @param {esbuild.Metafile} cli
 */
function actionOnly(action, cli) {
  const left = Object.keys(action.outputs).filter((path) => !(path in cli.outputs));
  return left
    .map((path) => `${path.slice('dist'.length)}\n`)
    .sort()
    .join('');
}

/** Whether it is the chunk that all packages share for their `require`. @param {esbuild.OutputFile} file */
function asksForRequire({ path, text }) {
  return path.endsWith('.mjs') && text.includes(ASKS);
}

/**
 * Escapes what esbuild leaves in patterns, templates and comments: one other character makes V8 read all of a file as text of twice the size.
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** @param {Uint8Array | undefined} code */
function withShebang(code) {
  return Buffer.concat([Buffer.from('#!/usr/bin/env node\n'), code ?? Buffer.of()]);
}

/**
 * Replaces the folder by the bundle; what stood there is gone.
 * @param {string} outdir
 */
export async function writeBundle(outdir) {
  const { files, metafile } = await bundle();
  rmSync(outdir, { recursive: true, force: true });
  for (const [path, contents] of files) {
    const target = join(outdir, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
  chmodSync(join(outdir, 'cli.mjs'), 0o755);
  return metafile;
}

/**
 * @param {esbuild.Metafile} metafile
 * @param {string} entry
 */
function describeSizes(metafile, entry) {
  const sizes = [...eagerPackages(metafile, entry)].map(
    ([name, bytes]) => `${(bytes / 1024).toFixed(1).padStart(8)} KiB  ${name}`,
  );
  return `${entry} loads at once:\n${sizes.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { outdir: { type: 'string', default: join(root, 'dist') }, sizes: { type: 'boolean', default: false } },
  });
  const metafile = await writeBundle(resolve(values.outdir));
  if (values.sizes)
    process.stdout.write(['dist/cli.mjs', 'dist/action.mjs'].map((entry) => describeSizes(metafile, entry)).join('\n'));
}
