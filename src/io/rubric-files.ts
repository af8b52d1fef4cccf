import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import type { RubricWithCases } from '../scoring/testing/examine-rubric.ts';
import { fileExists, findOnly, folderExists, onDisk, readText, type TextFile } from './files.ts';
import { findFiles, TEST_FILE } from './find-files.ts';
import { slashed } from './paths.ts';
import { adviseShipped, readShipped } from './shipped.ts';

const ENDINGS = ['.yml', '.yaml'] as const;
export const RUBRIC_FOLDER = 'rubrics';
const YAML_NAME = /\.ya?ml$/;
const NAMES = 'Name rubrics, or a folder of them with their `NAME.test.yml`';

/**
 * Finds case files, sorted. A name is a folder (searched recursively), a case file, a rubric (with its cases beside it) or a pattern.
 * @throws UserError for a name without a match, and for a rubric without cases
 */
export function findCaseFiles(name: string, root: string): readonly string[] {
  const files = filesUnder(name, root, TEST_FILE);
  const testOf = (file: string): string => {
    const test = TEST_FILE.test(file) ? file : casesBeside(file, root);
    if (test !== undefined) return test;
    const fix = `Write cases in ${file.replace(YAML_NAME, '.test.yml')}`;
    throw new UserError({ code: 'no-cases', what: 'the rubric has no cases', where: { file }, fix });
  };
  return files.map(testOf).sort();
}

/** Rubrics below a folder without cases beside them, sorted; empty if the name is not a folder. */
export function findUntested(name: string, root: string): readonly TextFile[] {
  return rubricsBelow(name, root, (file) => casesBeside(file, root) === undefined);
}

/** Rubrics in folders below `rubrics/`, sorted: a run reads them only if it names them. @throws UserError for a file that cannot be read */
export function findNested(root: string): readonly string[] {
  return rubricsBelow(RUBRIC_FOLDER, root, (file) => file.split('/').length > 2).map(({ file }) => file);
}

function rubricsBelow(folder: string, root: string, isWanted: (file: string) => boolean): readonly TextFile[] {
  if (!folderExists(folder, root)) return [];
  return filesBelow(folder, root, YAML_NAME)
    .filter((file) => !TEST_FILE.test(file) && isWanted(file))
    .sort()
    .map((file) => read(file, root))
    .filter(({ text }) => HEADER.test(text));
}

/** A top-level key of rubrics at the start of a line, which other YAML lacks. */
const HEADER = /^(?:\{\s*)?["']?(?:rubric|meta)["']?[ \t]*:/m;

/** The cases beside a rubric; null if there are none. @throws UserError if there are two case files, or the file cannot be read */
export function readCases(rubric: string, root: string): TextFile | null {
  const test = casesBeside(rubric, root);
  return test === undefined ? null : read(test, root);
}

/** Reads cases and the rubric beside them. @throws UserError if there is no rubric, or a file cannot be read */
export function readRubricPair(test: string, root: string): RubricWithCases {
  const names = ENDINGS.map((ending) => test.replace(TEST_FILE, ending));
  const rubric = findOnly(names, root);
  if (rubric !== undefined) return { rubric: read(rubric, root), test: read(test, root) };
  throw new UserError({
    code: 'no-rubric',
    what: 'the cases have no rubric beside them',
    where: { file: test },
    expected: names.join(' or '),
  });
}

export interface FoundRubric {
  readonly file: string;
  /** Reads its text. @throws UserError if it is too large or not UTF-8 */
  read(): string;
}

/**
 * Finds rubrics by shipped name, folder, file or pattern, sorted by file; without names, those of `rubrics/`.
 * @throws UserError for a name without a match
 */
export function findRubrics(names: readonly string[], root: string): readonly FoundRubric[] {
  const shipped = names.flatMap((name) => (fileExists(name, root) ? [] : (readShipped('rubrics', name) ?? [])));
  const paths = names.filter((name) => fileExists(name, root) || readShipped('rubrics', name) === undefined);
  const wanted = names.length === 0 ? [RUBRIC_FOLDER] : paths;
  const files = wanted.flatMap((name) => filesUnder(name, root, YAML_NAME));
  const rubricFiles = [...new Set(files)].filter((file) => !TEST_FILE.test(file)).sort();
  return [
    ...rubricFiles.map((file) => ({ file, read: () => read(file, root).text })),
    ...shipped.map(({ file, text }) => ({ file, read: () => text })),
  ];
}

function filesUnder(name: string, root: string, ending: RegExp): readonly string[] {
  const isDirectory = folderExists(name, root);
  const files = isDirectory ? filesBelow(name, root, ending) : findFiles([name], root);
  if (files.length > 0) return files;
  const kind = ending === TEST_FILE ? '`*.test.yml` files' : 'rubrics';
  const what = isDirectory ? `the folder \`${name}\` holds no ${kind}` : `no file matches \`${name}\``;
  const fix = isDirectory || ending === TEST_FILE ? NAMES : adviseShipped('rubrics', name);
  throw new UserError({ code: 'no-files', what, fix });
}

/** Files below a folder. Skips hidden files, and installed packages, which may contain rubrics of others. */
function filesBelow(folder: string, root: string, ending: RegExp): readonly string[] {
  const isPassedOver = (name: string): boolean => name === 'node_modules' || name.startsWith('.');
  return onDisk(folder, () => readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }))
    .filter((path) => ending.test(path) && !slashed(path).split('/').some(isPassedOver))
    .map((path) => slashed(join(folder, path)))
    .filter((path) => !folderExists(path, root));
}

function casesBeside(rubric: string, root: string): string | undefined {
  const names = ENDINGS.map((ending) => rubric.replace(YAML_NAME, `.test${ending}`));
  return findOnly(names, root);
}

function read(file: string, root: string): TextFile {
  return { file, text: readText(file, root, { outside: true }) };
}
