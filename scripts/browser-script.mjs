// @ts-check
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A script for a page, bundled into one text: what `import text from './main.ts?script'` gives in the build and in tests. Not minified: who
 * opens the page can read it.
 * @param {string} file its entry, absolute or from the root
 * @returns {string}
 */
export function browserScript(file) {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/** The same for Vite, which resolves the file and leaves the query. */
export const browserScripts = {
  name: 'browser-scripts',
  enforce: /** @type {const} */ ('pre'),
  load: (/** @type {string} */ id) =>
    id.endsWith('?script')
      ? `export default ${JSON.stringify(browserScript(id.slice(0, -'?script'.length)))}`
      : undefined,
};
