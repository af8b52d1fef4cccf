import { isAbsolute, resolve } from 'node:path';
import { loadLazily } from '../contract/load-lazily.ts';
import { UserError } from '../errors.ts';
import type { ResultFile } from '../suite/reading/result-file.ts';
import { chunksOf, folderExists, isThere, readText, requireInside, requireRegular, type TextFile } from './files.ts';
import { startWalk } from './glob-walk.ts';
import { shownPath } from './paths.ts';
import { openResultArchive } from './result-archive.ts';

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
