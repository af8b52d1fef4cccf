import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { loadLazily } from '../contract/load-lazily.ts';
import { Problems, UserError } from '../errors.ts';
import type { Archive, ResultFile } from '../suite/reading/open.ts';
import {
  chunksOf,
  folderExists,
  isNone,
  isThere,
  onDisk,
  readText,
  requireInside,
  requireRegular,
  type TextFile,
} from './files.ts';
import { unpackGzip } from './gunzip.ts';
import { shownPath } from './paths.ts';
import { openZip, refused, type ZipLimits } from './zip.ts';

/** Name of a file with the cases of a rubric. */
export const TEST_FILE = /\.test\.ya?ml$/;

/** The files that patterns should find: an example, and advice if there are none. */
export interface Sought {
  readonly example: string;
  readonly advice: string;
}

const RESULTS: Sought = {
  example: '*.jsonl',
  advice: 'Check that the step that writes the results ran, and where it writes them',
};

/**
 * Finds result files by glob patterns relative to the root: sorted, each once, read lazily.
 * @param sought the files to name in the error for a pattern without a match
 * @throws UserError for a pattern without a match, and for a match that is not a regular file or leads outside through a link
 */
export function findResultFiles(patterns: readonly string[], root: string, sought = RESULTS): readonly ResultFile[] {
  return findFiles(patterns, root, sought).map((file) => ({
    file,
    chunks: () => {
      const chunks = chunksOf(resolve(root, file), file);
      return file.endsWith('.gz') ? unpackGzip(chunks, file) : chunks;
    },
    unzip: () => openResultArchive(resolve(root, file), file),
  }));
}

/**
 * Finds and reads configuration texts by glob patterns relative to the root, sorted; skips `*.test.yml`.
 * @param sought the files to name in the error for a pattern without a match; if omitted, a pattern may match nothing
 * @throws UserError like `findResultFiles` and `readText`
 */
export function findTexts(patterns: readonly string[], root: string, sought?: Sought): readonly TextFile[] {
  return findFiles(patterns, root, sought)
    .filter((file) => !TEST_FILE.test(file))
    .map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}

/**
 * Finds files by glob patterns relative to the root, sorted, each once.
 * @param sought the files to name in the error for a pattern without a match; if omitted, a pattern may match nothing
 * @throws UserError like `findResultFiles`
 */
export function findFiles(patterns: readonly string[], root: string, sought?: Sought): readonly string[] {
  const paths = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== undefined) throw nothingMatches(pattern, root, sought);
    for (const file of files) {
      requireRegular(resolve(root, file), file);
      // A file inside the root may lead outside through a link.
      if (!isAbsolute(file)) requireInside(resolve(root, file), root, file);
    }
    return files;
  });
  return [...new Set(paths)].sort();
}

/** The files of a pattern. Names of existing files, and of the folders a pattern starts with, match literally. */
function matches(written: string, root: string): readonly string[] {
  if (isThere(written, root) && !folderExists(written, root)) return [shownPath(written, root)];
  const pattern = isAbsolute(written) ? shownPath(written, root) : written;
  // The plain folders that the pattern starts with. If they do not exist, nothing matches and the glob library is not loaded. The search
  // starts in them, since the library cannot reach another drive or share. The rest must not start with `!`, which would exclude.
  const folder = /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern)?.[0] ?? '';
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily<typeof import('tinyglobby')>('tinyglobby');
  const rest = pattern.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  // Reports unreadable folders, broken links and pipes, which would make the run smaller.
  const problems = new Problems();
  const entriesOf = (read: string): readonly Dirent[] =>
    problems.collect(() => onDisk(shownPath(read, root), () => entriesIn(read))) ?? [];
  const options = {
    cwd: resolve(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: { readdirSync: ((read: string) => entriesOf(read)) as unknown as typeof readdirSync },
  };
  const files = globSync(rest, options).map((path) => shownPath(path, root));
  problems.throwAny();
  return files;
}

function nothingMatches(pattern: string, root: string, { example, advice }: Sought): UserError {
  const code = 'no-files';
  if (folderExists(pattern, root)) {
    const fix = `Name the files in it, for example \`${pattern.replace(/\/+$/, '')}/**/${example}\``;
    return new UserError({ code, what: `\`${pattern}\` is a folder`, fix });
  }
  const fix = pattern.includes('\\') ? 'Write `/` between folders; `\\` works on Windows only' : advice;
  return new UserError({ code, what: `no file matches \`${pattern}\``, found: `nothing in ${resolve(root)}`, fix });
}

/** The entries of a folder; empty if it does not exist, since a pattern may start with it. A broken link is an error. */
function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => withOdd(entry, folder));
  } catch (error) {
    if (isNone(error) && lstatSync(resolve(folder), { throwIfNoEntry: false }) === undefined) return [];
    throw error;
  }
}

/** Presents a pipe as a file, and a broken link as a file and a folder, so that patterns match and refuse them. */
function withOdd(entry: Dirent, folder: string): readonly Dirent[] {
  const { name } = entry;
  const isLink = entry.isSymbolicLink();
  if (isLink ? existsSync(join(folder, name)) : entry.isFile() || entry.isDirectory()) return [entry];
  return (isLink ? [true, false] : [true]).map(
    (isFile) => ({ name, isFile: () => isFile, isDirectory: () => !isFile, isSymbolicLink: () => false }) as Dirent,
  );
}

/** Largest archive in bytes. It stays in memory, and is unpacked one file at a time. */
const MAX_ARCHIVE_BYTES = 2 ** 30;
/** Of a sample of Inspect, most is events and attachments, which no mapping reads. */
const MAX_ENTRY_BYTES = 2 ** 27;
const LIMITS: ZipLimits = { entries: 65_534, entryBytes: MAX_ENTRY_BYTES, totalBytes: 2 ** 34, mayRepeat: true };

/** Opens an archive of results; `label` names it in messages. @throws UserError if it is too large, damaged or unsafe */
function openResultArchive(full: string, label: string): Archive {
  const { size } = requireRegular(full, label);
  if (size > MAX_ARCHIVE_BYTES)
    throw refused(label, 'too-large', `it has ${size} bytes, more than ${MAX_ARCHIVE_BYTES}`, {
      fix: 'Split the suite, and name the archives of all parts',
    });
  return openZip(
    onDisk(label, () => readFileSync(full)),
    label,
    LIMITS,
  );
}
