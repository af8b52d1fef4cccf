// @ts-check
/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * Bytes by package that load as soon as the output starts, largest first; what stands behind an `import()` is not counted.
 * The project's own files are counted as `src`.
 * @param {Metafile} metafile
 * @param {string} entry output file, `dist/cli.mjs`
 * @returns {Map<string, number>}
 */
export function eagerPackages(metafile, entry) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const output of eagerOutputs(metafile, entry)) {
    for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[output]?.inputs ?? {})) {
      if (bytesInOutput > 0) sizes.set(packageOf(input), (sizes.get(packageOf(input)) ?? 0) + bytesInOutput);
    }
  }
  return new Map([...sizes].sort(([, a], [, b]) => b - a));
}

/**
 * @param {Metafile} metafile
 * @param {string} entry
 */
function eagerOutputs(metafile, entry) {
  const reached = new Set([entry]);
  for (const output of reached) {
    const imports = metafile.outputs[output]?.imports ?? [];
    for (const { path, kind, external } of imports) {
      if (kind === 'import-statement' && !external) reached.add(path);
    }
  }
  return reached;
}

/** @param {string} input */
function packageOf(input) {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? input.split('/')[0] ?? input;
}
