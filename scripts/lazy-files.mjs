// @ts-check
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

/** `loadLazily<typeof import('a')>('a')`, see src/contract/load-lazily.ts. */
const CALL = /\bloadLazily<[^>]*>\('([^']+)'\)/g;
/** Ours, and the one that schemas themselves follow. */
const SCHEMA = /(?:\.schema|json-schema-2020-12[\\/]schema)\.json$/;

/** Tells a schema's validator from the schema itself, which ajv loads too. */
export const READY = '?ready';

/** @param {string} path */
function schemaName(path) {
  const name = basename(path, '.json');
  return name === 'schema' ? basename(dirname(path)) : name;
}

/**
 * As `require` takes it.
 * @param {string} path relative to the root
 */
function askedAs(path) {
  return path.startsWith('node_modules/') ? path.slice('node_modules/'.length) : `./${path}`;
}

/**
 * Notes what the sources load lazily, and turns its name into that of a file beside the bundle's chunks. To these belongs
 * every published schema: importing one gives a function that loads its validator (see src/contract/schema-check.ts).
 * @param {Map<string, string>} asked source by name of the file without its ending, to fill: a package, or the path of a schema
 * @param {string} root
 * @param {(text: string) => string} change makes a further change to every source
 * @returns {import('esbuild').Plugin}
 */
export function noteLazy(asked, root, change = (text) => text) {
  const fileOf = (/** @type {string} */ asking, /** @type {string} */ source) => {
    asked.set(asking.replaceAll(/[^\w.-]/g, '-'), source);
    return `'./${asking.replaceAll(/[^\w.-]/g, '-')}.cjs'`;
  };
  return {
    name: 'note-lazy',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
        const text = change(await readFile(path, 'utf8'));
        return { contents: text.replaceAll(CALL, (_, name) => `loadLazily(${fileOf(name, name)})`), loader: 'ts' };
      });
      build.onLoad({ filter: SCHEMA }, ({ path }) => {
        const from = `import { loadLazily } from ${JSON.stringify(join(root, 'src/contract/load-lazily.ts'))};`;
        const file = fileOf(schemaName(path), `${askedAs(relative(root, path).replaceAll('\\', '/'))}${READY}`);
        return { contents: `${from}\nexport default () => loadLazily(${file}).default;` };
      });
    },
  };
}

/**
 * Enters every package by `require`, as `loadLazily` does: some have another door for `import`, which needs its address. A validator has
 * one door, and no function around it, which Node would read twice.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function enterByRequire(root) {
  const namespace = 'entered';
  return {
    name: 'enter-by-require',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'entry-point' && !path.endsWith(READY) ? { path, namespace } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        return { contents: `module.exports = require(${JSON.stringify(path)});`, resolveDir: root };
      });
    },
  };
}

/**
 * Leaves out what a published schema says to editors alone: `allOf`, as `validatorOf` of src/contract/schema-check.ts does, and descriptions.
 * A key of that name has a schema, and no text.
 * @param {string} keyword
 * @param {unknown} held
 */
function atBorder(keyword, held) {
  return keyword === 'allOf' || (keyword === 'description' && typeof held === 'string') ? undefined : held;
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
      build.onLoad({ filter: SCHEMA, namespace: 'file' }, async ({ path, suffix }) => {
        if (suffix !== READY) return undefined;
        const ajv = new Ajv2020({ ...JSON.parse(await options), code: { source: true, esm: true } });
        const schema = JSON.parse(await readFile(path, 'utf8'), atBorder);
        const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
        return { contents: standalone.default(ajv, validate), loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}
