import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { loadLazily } from '../contract/load-lazily.ts';
import { UserError } from '../errors.ts';
import { requireUtf8 } from '../suite/decode-text.ts';
import type { ResultFile } from '../suite/result-file.ts';

const CHUNK_BYTES = 1024 * 1024;
/** A configuration file's limit, checked before anything is read. */
const MAX_TEXT_BYTES = 256 * 1024;
const TEST_FILE = /\.test\.ya?ml$/;

/** A text file under the name that messages use. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** What patterns are to lead to: a pattern of its files, and what to do where there are none. */
export interface Sought {
  readonly example: string;
  readonly advice: string;
}

const RESULTS: Sought = {
  example: '*.jsonl',
  advice: 'See whether the step that writes the results ran, and where it writes them',
};

/**
 * Finds result files by glob patterns relative to the root: sorted, each once, read only when asked for.
 * @throws UserError for a pattern without a match, and for what is not a regular file or leads outside through a link
 */
export function findResultFiles(patterns: readonly string[], root: string): readonly ResultFile[] {
  return findFiles(patterns, root, { sought: RESULTS }).map((file) => ({
    file,
    chunks: () => chunksOf(resolve(root, file), file),
  }));
}

/**
 * Finds and reads configuration texts by glob patterns relative to the root, sorted; `*.test.yml` is left out.
 * @param options `sought` says what is missed where nothing matches a pattern; without it nothing has to
 * @throws UserError as `findResultFiles` and `readText` do
 */
export function findTexts(
  patterns: readonly string[],
  root: string,
  options: { readonly sought?: Sought } = {},
): readonly TextFile[] {
  return findFiles(patterns, root, options)
    .filter((file) => !TEST_FILE.test(file))
    .map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}

/**
 * Reads one configuration text as strict UTF-8, without its byte order mark.
 * @param options `outside` allows a path that leaves the root, for what somebody named on the command line; `maxBytes` is 256 KiB by default
 * @throws UserError when the file is missing, outside of the root, not a regular file, too large or not UTF-8
 */
export function readText(
  path: string,
  root: string,
  options: { readonly outside?: boolean; readonly maxBytes?: number } = {},
): string {
  const { maxBytes = MAX_TEXT_BYTES } = options;
  const full = resolve(root, path);
  if (!options.outside) requireInside(full, root, path);
  const { size } = requireRegular(full, path);
  if (size > maxBytes)
    throw new UserError({
      code: 'config-too-large',
      what: 'the file is too large',
      where: { file: path },
      expected: `at most ${maxBytes} bytes`,
      found: `${size} bytes`,
    });
  const bytes = onDisk(path, () => readFileSync(full));
  requireUtf8(path, bytes, 0);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** Whether the path names a regular file. */
export function fileExists(path: string, root: string): boolean {
  return statSync(resolve(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Finds files by glob patterns relative to the root, sorted, each once.
 * @param options `sought` says what is missed where nothing matches a pattern; without it nothing has to
 * @throws UserError as `findResultFiles` does
 */
export function findFiles(
  patterns: readonly string[],
  root: string,
  { sought }: { readonly sought?: Sought } = {},
): readonly string[] {
  const found = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== undefined) throw nothingMatches(pattern, root, sought);
    for (const file of files) requireNoEscape(file, root);
    return files;
  });
  return [...new Set(found)].sort();
}

/** A pattern that names a file as it stands is that file, whatever characters it has. */
function matches(pattern: string, root: string): readonly string[] {
  const exact = onDisk(pattern, () => lstatSync(resolve(root, pattern), { throwIfNoEntry: false }));
  if (exact !== undefined && !exact.isDirectory()) return [shownPath(resolve(root, pattern), root)];
  if (!existsSync(resolve(root, firstFolders(pattern)))) return [];
  const { globSync, isDynamicPattern } = loadLazily<typeof import('tinyglobby')>('tinyglobby');
  if (!isDynamicPattern(pattern)) return [];
  const options = { cwd: root, absolute: true, onlyFiles: true, expandDirectories: false };
  return globSync(pattern, options).map((path) => shownPath(resolve(path), root));
}

/** The folders that a pattern begins with; where they are missing nothing matches, and what reads patterns need not be loaded. */
function firstFolders(pattern: string): string {
  return /^(?:[\w.-]+\/)*/.exec(pattern)?.[0] ?? '';
}

/** Relative to the root with forward slashes, or absolute when outside. */
function shownPath(full: string, root: string): string {
  const path = relative(root, full);
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || resolve(path) === path;
  return (isOutside ? full : path).split(sep).join('/');
}

function nothingMatches(pattern: string, root: string, sought: Sought): UserError {
  const isFolder = statSync(resolve(root, pattern), { throwIfNoEntry: false })?.isDirectory() ?? false;
  return new UserError({
    code: 'no-files',
    what: isFolder ? `\`${pattern}\` is a folder` : `no file matches \`${pattern}\``,
    found: isFolder ? 'a folder' : `nothing in ${resolve(root)}`,
    mend: isFolder
      ? `Name the files in it, for example \`${pattern.replace(/\/+$/, '')}/**/${sought.example}\``
      : howToFind(pattern, sought),
  });
}

function howToFind(pattern: string, { advice }: Sought): string {
  return pattern.includes('\\') ? 'In patterns, write `/` between folders, on Windows too' : advice;
}

/** A file that lies inside of the root must not lead outside of it through a link. */
function requireNoEscape(file: string, root: string): void {
  const full = resolve(root, file);
  requireRegular(full, file);
  if (resolve(file) !== file) requireInside(full, root, file);
}

function requireInside(full: string, root: string, label: string): void {
  const real = onDisk(label, () => realpathSync(full));
  const home = realpathSync(root);
  if (real === home || real.startsWith(home.endsWith(sep) ? home : home + sep)) return;
  throw new UserError({
    code: 'outside-root',
    what: 'the path leads outside of the working directory',
    where: { file: label },
    expected: `a file in ${home}`,
    found: real,
  });
}

function requireRegular(full: string, label: string): Stats {
  const stats = onDisk(label, () => statSync(full));
  if (stats.isFile()) return stats;
  const found = stats.isDirectory() ? 'a folder' : 'a device, pipe or socket';
  throw new UserError({ code: 'not-a-file', what: 'not a regular file', where: { file: label }, found });
}

function* chunksOf(full: string, label: string): Generator<Uint8Array> {
  const file = onDisk(label, () => openSync(full, 'r'));
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  try {
    for (;;) {
      const size = onDisk(label, () => readSync(file, chunk, 0, CHUNK_BYTES, null));
      if (size === 0) return;
      yield chunk.subarray(0, size);
    }
  } finally {
    closeSync(file);
  }
}

/** The result of a file operation; a missing or forbidden file is the user's to mend. */
function onDisk<T>(label: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const what = code === undefined ? undefined : DISK_PROBLEMS.get(code);
    if (what === undefined) throw cause;
    throw new UserError({ code: 'unreadable', what, where: { file: label } }, { cause });
  }
}

const DISK_PROBLEMS = new Map([
  ['ENOENT', 'the file does not exist'],
  ['ENOTDIR', 'the file does not exist'],
  ['EACCES', 'the file may not be read'],
  ['EPERM', 'the file may not be read'],
  ['ELOOP', 'the links of the path lead round in a circle'],
  ['ENAMETOOLONG', 'the path is too long'],
  ['EISDIR', 'the path is a folder'],
]);
