import { type Dirent, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { FileSystemAdapter } from 'tinyglobby';
import { loadLazily } from '../contract/load-lazily.ts';
import { Problems, UserError } from '../errors.ts';
import { type Archive, MAX_RECORD_BYTES, type ResultFile } from '../suite/reading/result-file.ts';
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
import { shownPath } from './paths.ts';
import { openZip, refused, type ZipLimits } from './zip.ts';

/** Names of files with the cases of a rubric. */
export const TEST_FILE = /\.test\.ya?ml$/;

/** What patterns are to lead to: a pattern of its files, and what to do where there are none. */
export interface Sought {
  readonly example: string;
  readonly advice: string;
}

/** Results files of the run itself. */
const RESULTS: Sought = {
  example: '*.jsonl',
  advice: 'See whether the step that writes the results ran, and where it writes them',
};

/**
 * Finds result files by glob patterns relative to the root: sorted, each once, read only when asked for.
 * @param sought what is missed where nothing matches a pattern
 * @throws UserError for a pattern without a match, and for what is not a regular file or leads outside through a link
 */
export function findResultFiles(
  patterns: readonly string[],
  root: string,
  sought: Sought = RESULTS,
): readonly ResultFile[] {
  return findFiles(patterns, root, sought).map((file) => ({
    file,
    chunks: () => chunksOf(resolve(root, file), file),
    unzip: () => openResultArchive(resolve(root, file), file),
  }));
}

/**
 * Finds and reads configuration texts by glob patterns relative to the root, sorted; `*.test.yml` is left out.
 * @param sought what is missed where nothing matches a pattern; without it nothing has to
 * @throws UserError as `findResultFiles` and `readText` do
 */
export function findTexts(patterns: readonly string[], root: string, sought?: Sought): readonly TextFile[] {
  return findFiles(patterns, root, sought)
    .filter((file) => !TEST_FILE.test(file))
    .map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}

/**
 * Finds files by glob patterns relative to the root, sorted, each once.
 * @param sought what is missed where nothing matches a pattern; without it nothing has to
 * @throws UserError as `findResultFiles` does
 */
export function findFiles(patterns: readonly string[], root: string, sought?: Sought): readonly string[] {
  const found = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== undefined) throw nothingMatches(pattern, root, sought);
    for (const file of files) requireNoEscape(file, root);
    return files;
  });
  return [...new Set(found)].sort();
}

/** A pattern that names a file as it stands is that file, whatever characters it has; so is the root that one begins with. */
function matches(written: string, root: string): readonly string[] {
  if (isThere(written, root) && !folderExists(written, root)) return [shownPath(written, root)];
  const pattern = isAbsolute(written) ? shownPath(written, root) : written;
  const folder = firstFolders(pattern);
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily<typeof import('tinyglobby')>('tinyglobby');
  const rest = pattern.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  const walk = startWalk((full) => shownPath(full, root));
  const options = {
    cwd: resolve(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: walk.fs,
  };
  const files = globSync(rest, options).map((path) => shownPath(path, root));
  walk.requireRead();
  return files;
}

/**
 * The plain folders that a pattern begins with. Where they are missing nothing matches, and what reads patterns need not be loaded; it
 * begins in them, for it finds no way to another drive or share. What would then begin with `!` would exclude what it names.
 */
function firstFolders(pattern: string): string {
  return /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern)?.[0] ?? '';
}

function nothingMatches(pattern: string, root: string, sought: Sought): UserError {
  const isFolder = folderExists(pattern, root);
  return new UserError({
    code: 'no-files',
    what: isFolder ? `\`${pattern}\` is a folder` : `no file matches \`${pattern}\``,
    found: isFolder ? 'a folder' : `nothing in ${resolve(root)}`,
    fix: isFolder
      ? `Name the files in it, for example \`${pattern.replace(/\/+$/, '')}/**/${sought.example}\``
      : howToFind(pattern, sought),
  });
}

function howToFind(pattern: string, { advice }: Sought): string {
  return pattern.includes('\\') ? 'Write `/` between folders: only on Windows may `\\` stand there too' : advice;
}

/** A file that lies inside of the root must not lead outside of it through a link. */
function requireNoEscape(file: string, root: string): void {
  const full = resolve(root, file);
  requireRegular(full, file);
  if (!isAbsolute(file)) requireInside(full, root, file);
}

/** How a pattern walks through folders. What it cannot look into might hold what it is to find, so that it is told and not passed over. */
interface GlobWalk {
  readonly fs: FileSystemAdapter;
  /** @throws UserError with every folder that could not be read */
  requireRead(): void;
}

/** Starts a walk; `labelOf` names a folder in messages. */
function startWalk(labelOf: (full: string) => string): GlobWalk {
  const problems = new Problems();
  const entriesOf = (folder: string): readonly Dirent[] =>
    problems.collect(() => onDisk(labelOf(folder), () => entriesIn(folder))) ?? [];
  return {
    fs: { readdirSync: ((folder: string) => entriesOf(folder)) as unknown as typeof readdirSync },
    requireRead: () => problems.throwAny(),
  };
}

function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => asSought(entry, folder));
  } catch (error) {
    // A pattern may begin with a folder that is not there.
    if (isNone(error) && !isLink(folder)) return [];
    throw error;
  }
}

/** Asked with a slash at its end, a link is what it leads to. */
function isLink(path: string): boolean {
  return lstatSync(resolve(path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** A walk passes over links that lead nowhere and over pipes: as files they are found and refused, and what may have been a folder is looked into. */
function asSought(entry: Dirent, folder: string): readonly Dirent[] {
  if (entry.isFile() || entry.isDirectory()) return [entry];
  if (!entry.isSymbolicLink()) return [as('file', entry)];
  return leadsSomewhere(join(folder, entry.name)) ? [entry] : [as('file', entry), as('folder', entry)];
}

function leadsSomewhere(link: string): boolean {
  try {
    return statSync(link, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function as(kind: 'file' | 'folder', { name }: Dirent): Dirent {
  const is = (yes: boolean) => () => yes;
  return { name, isFile: is(kind === 'file'), isDirectory: is(kind === 'folder'), isSymbolicLink: is(false) } as Dirent;
}

/** The archive is held packed, and of what is in it one file at a time. */
const MAX_ARCHIVE_BYTES = 2 ** 30;
const LIMITS: ZipLimits = { entries: 65_534, entryBytes: MAX_RECORD_BYTES, totalBytes: 2 ** 34 };

/** Opens an archive of results; `label` names it in messages. @throws UserError when it is too large, damaged or unsafe */
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
