// @ts-check
import { join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { noteLazy } from './lazy-files.mjs';

/** What a browser has in place of Node's modules, and of ours that need Node. */
const SEAMS = {
  'node:buffer': 'buffer',
  'node:crypto': 'crypto',
  'src/contract/load-lazily.ts': 'load-lazily',
  'src/io/shipped.ts': 'shipped',
};
/** The folders whose imports of Node are reached. */
const ENGINE = /[\\/]src[\\/](?:contract|suite|rubric|scoring)[\\/]/;
/** What the built code loads lazily. */
const CHUNK = /"(\.\/[\w.-]+\.cjs)"/g;

/**
 * Bundles an entry of `src/` into one script for a browser. It shares the chunks that are loaded lazily with the command line: a page
 * brings them as `CHUNKS`.
 * @param {string} root
 * @param {string} entry relative to the root
 */
export async function bundleForBrowser(root, entry) {
  const seam = (/** @type {string} */ name) => join(root, `src/playground/browser/seams/${name}.ts`);
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2023',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    write: false,
    inject: [seam('buffer')],
    alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') },
    plugins: [inPlaceOfNode(root, seam), noteLazy(new Map(), root)],
  });
  const text = outputFiles[0]?.text ?? '';
  return { text, metafile, chunks: [...new Set(Array.from(text.matchAll(CHUNK), ([, name = '']) => name))].sort() };
}

/**
 * Puts seams in place, and lets go of every import that is not used: no module of `src/` does anything by being loaded.
 * @param {string} root
 * @param {(name: string) => string} seam
 * @returns {esbuild.Plugin}
 */
function inPlaceOfNode(root, seam) {
  const seams = new Map(Object.entries(SEAMS).map(([of, name]) => [of.startsWith('src/') ? join(root, of) : of, name]));
  return {
    name: 'in-place-of-node',
    setup({ onResolve }) {
      onResolve({ filter: /^(?:node:|@actions\/)/ }, ({ path, importer }) => {
        const name = ENGINE.test(importer) ? seams.get(path) : undefined;
        return name === undefined
          ? { path, external: true, sideEffects: false }
          : { path: seam(name), sideEffects: false };
      });
      onResolve({ filter: /^[./].*\.ts$/ }, ({ path, resolveDir }) => {
        const asked = resolve(resolveDir, path);
        const name = seams.get(asked);
        return { path: name === undefined ? asked : seam(name), sideEffects: false };
      });
    },
  };
}

/**
 * An import of `?bundle` gives the script of an entry with its chunks, as text.
 * @param {string} root
 * @param {string[]} inputs files that left code in it, to fill
 * @returns {esbuild.Plugin}
 */
export function browserBundles(root, inputs) {
  return {
    name: 'browser-bundles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?bundle$/ }, ({ path, resolveDir }) => ({
        path: relative(root, join(resolveDir, path.slice(0, -'?bundle'.length))).replaceAll('\\', '/'),
        namespace: 'bundle',
      }));
      onLoad({ filter: /.*/, namespace: 'bundle' }, async ({ path }) => {
        const { text, metafile, chunks } = await bundleForBrowser(root, path);
        inputs.push(...reachedIn(metafile));
        const contents = `import { readFileSync } from 'node:fs';
          const held = (name) => JSON.stringify(name) + ':(module,Function)=>{' + readFileSync(new URL(name, import.meta.url), 'utf8') + '\\n}';
          export default 'const CHUNKS={' + ${JSON.stringify(chunks)}.map(held) + '};' + ${JSON.stringify(text)};`;
        return { contents };
      });
    },
  };
}

/**
 * The files that left code in a bundle.
 * @param {esbuild.Metafile} metafile
 */
export function reachedIn({ outputs }) {
  const shares = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return shares.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
}
