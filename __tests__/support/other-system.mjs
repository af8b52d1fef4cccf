// @ts-check
/**
 * Preloaded into a process of ours: the system that `OTHER_SYSTEM` names, `win32` or `darwin`. Its disk takes `A` and `a` for one name.
 * On Windows, paths are `path.win32`'s; the drives `C:` and `D:` and the share `\\srv\share` all show the disk of this machine, there is
 * no other, and the working folder and the runner's folders lie on `OTHER_DRIVE`, which is `D:` where nothing is said.
 */
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

export const { basename, delimiter, dirname, extname, format, isAbsolute, join, normalize, parse, posix } = path.win32;
export const { relative, resolve, sep, toNamespacedPath, win32 } = path.win32;
export { win32 as default, win32 as 'module.exports' };

const { existsSync, readdirSync } = fs;
const realpathSync = fs.realpathSync.native;
const isWindows = process.env.OTHER_SYSTEM === 'win32';
const drive = process.env.OTHER_DRIVE ?? 'D:';
const DRIVES = /^(?:[CD]:|\/\/srv\/share)(?=\/|$)/i;
const DRIVE = /^(?:[A-Z]:|\/\/[^/]+\/[^/]+)/i;

const ONE_PATH = /** @type {const} */ ([
  'accessSync',
  'appendFileSync',
  'createReadStream',
  'existsSync',
  'lstatSync',
  'mkdirSync',
  'mkdtempSync',
  'openSync',
  'readFileSync',
  'readdirSync',
  'rmSync',
  'statSync',
  'truncateSync',
  'writeFileSync',
]);

/** The path on the disk of this machine. @param {unknown} given */
function here(given) {
  if (typeof given !== 'string') return given;
  const full = isWindows ? posix.normalize(onThisDisk(given)) : posix.resolve(given);
  return existsSync(full) ? full : full.split('/').reduce(joinFolded);
}

/** @param {string} given */
function onThisDisk(given) {
  const slashed = given.replaceAll('\\', '/');
  const full = /^\/(?!\/)/.test(slashed) ? slashed : win32.resolve(given).replaceAll('\\', '/');
  return full.replace(DRIVES, '').replace(DRIVE, '/proc/no-drive') || '/';
}

/** @param {string} folder @param {string} name */
function joinFolded(folder, name) {
  const plain = `${folder}/${name}`;
  if (name === '' || existsSync(plain) || !existsSync(`${folder}/`)) return plain;
  const same = readdirSync(`${folder}/`).find((one) => one.toLowerCase() === name.toLowerCase());
  return `${folder}/${same ?? name}`;
}

/** The path as this system writes it. @param {string} real */
function there(real) {
  return isWindows ? drive + real.replaceAll('/', '\\') : real;
}

for (const name of ONE_PATH) {
  const real = /** @type {(...words: unknown[]) => unknown} */ (fs[name]);
  Object.assign(fs, {
    [name]: (/** @type {unknown[]} */ first, /** @type {unknown[]} */ ...rest) => real(here(first), ...rest),
  });
}
/** @param {unknown} entry */
function asListed(entry) {
  if (typeof entry === 'string') return isWindows ? entry.replaceAll('/', '\\') : entry;
  return Object.assign(/** @type {object} */ (entry), {
    parentPath: there(/** @type {fs.Dirent} */ (entry).parentPath),
  });
}

/** Node itself asks for its modules by paths of this machine. @param {string} given */
function realPath(given) {
  return isWindows && given.startsWith('/') ? realpathSync(given) : there(realpathSync(String(here(given))));
}

const {
  renameSync,
  mkdtempSync,
  readdirSync: list,
} = /** @type {Record<string, (...words: unknown[]) => any>} */ (/** @type {unknown} */ (fs));
Object.assign(fs, {
  renameSync: (/** @type {unknown} */ from, /** @type {unknown} */ to) => renameSync?.(here(from), here(to)),
  mkdtempSync: (/** @type {unknown} */ prefix) => there(mkdtempSync?.(prefix)),
  readdirSync: (/** @type {unknown[]} */ ...words) => list?.(...words).map(asListed),
  realpathSync: Object.assign(realPath.bind(null), { native: realPath }),
});

const home = process.cwd();
Object.defineProperty(process, 'platform', { value: process.env.OTHER_SYSTEM });
if (isWindows) {
  // Node itself goes on finding modules where they are.
  process.cwd = () => (new Error().stack?.split('\n')[2]?.includes('node:internal') ? home : there(home));
  const { GITHUB_WORKSPACE: workspace } = process.env;
  for (const [name, value = ''] of Object.entries(process.env))
    if (workspace !== undefined && /^(?:INPUT_|GITHUB_WORKSPACE$)/.test(name))
      process.env[name] = value.replaceAll(workspace, there(workspace));
  const { getBuiltinModule } = process;
  // What is built takes Node's own modules without importing them.
  process.getBuiltinModule = /** @type {typeof getBuiltinModule} */ (
    (/** @type {string} */ name) => (name === 'node:path' ? win32 : getBuiltinModule(name))
  );
  registerHooks({
    resolve: (name, context, next) =>
      /^(?:node:)?path$/.test(name) && context.parentURL !== import.meta.url
        ? { url: import.meta.url, format: 'module', shortCircuit: true }
        : next(name, context),
  });
}
syncBuiltinESMExports();
