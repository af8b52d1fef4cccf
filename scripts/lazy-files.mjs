// @ts-check
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

/** `loadLazily<typeof import('a')>('a')`, see src/contract/load-lazily.ts. */
const CALL = /\bloadLazily<[^>]*>\('([^']+)'\)/g;
const SCHEMA = /\.schema\.json$/;

/**
 * Notes what the sources load lazily, and turns its name into that of a file beside the bundle's chunks. To these belongs
 * every published schema: importing one gives a function that loads its validator (see src/contract/schema-check.ts).
 * @param {Map<string, string>} asked source by name of the file without its ending, to fill: a package, or the path of a schema
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function noteLazy(asked, root) {
  const fileOf = (/** @type {string} */ asking, /** @type {string} */ source) => {
    asked.set(asking.replaceAll(/[^\w.-]/g, '-'), source);
    return `'./${asking.replaceAll(/[^\w.-]/g, '-')}.cjs'`;
  };
  return {
    name: 'note-lazy',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        return { contents: text.replaceAll(CALL, (_, name) => `loadLazily(${fileOf(name, name)})`), loader: 'ts' };
      });
      build.onLoad({ filter: SCHEMA }, ({ path }) => {
        const from = `import { loadLazily } from ${JSON.stringify(join(root, 'src/contract/load-lazily.ts'))};`;
        return {
          contents: `${from}\nexport default () => loadLazily(${fileOf(basename(path, '.json'), `./schemas/${basename(path)}`)});`,
        };
      });
    },
  };
}

/**
 * Enters every package by `require`, as `loadLazily` does: some have another door for `import`, which needs its address.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function enterByRequire(root) {
  const namespace = 'entered';
  return {
    name: 'enter-by-require',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'entry-point' ? { path, namespace } : undefined));
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        return { contents: `module.exports = require(${JSON.stringify(path)});`, resolveDir: root };
      });
    },
  };
}

/**
 * Makes a validator of every schema, for compiling the schemas takes longer than judging a small suite.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function readyValidators(root) {
  const options = readFile(join(root, 'src/contract/validator-options.json'), 'utf8');
  return {
    name: 'ready-validators',
    setup(build) {
      build.onLoad({ filter: SCHEMA, namespace: 'file' }, async ({ path }) => {
        const ajv = new Ajv2020({ ...JSON.parse(await options), code: { source: true } });
        const validate = ajv.compile(JSON.parse(await readFile(path, 'utf8')));
        return { contents: standalone.default(ajv, validate), loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}
