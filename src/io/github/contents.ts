import { createHash } from 'node:crypto';
import { basename, dirname, isAbsolute } from 'node:path';
import { loadLazily } from '../../contract/load-lazily.ts';
import { byText } from '../../contract/text.ts';
import { UserError, valueOr } from '../../errors.ts';
import { readPolicy } from '../../gating/policy/read-policy.ts';
import { POLICY_FILE, POLICY_NAMES } from '../../gating/policy/resolve-policy.ts';
import { type ConfigOptions, type ConfigTexts, compileRubrics, defaultRubric, RUBRIC_FILES } from '../config.ts';
import type { TextFile } from '../files.ts';
import { TEST_FILE } from '../find-files.ts';
import { besideRubric } from '../judge/labels.ts';
import { diskName, IGNORES_CASE } from '../paths.ts';
import { ApiError, readCapped } from '../requests.ts';
import { readShipped } from '../shipped.ts';
import { decodeText, download, type GitHubClient, refuseUnexpected, unlessRefused } from './client.ts';
import { at, listAt, textAt } from './payload.ts';

interface Base {
  readonly client: GitHubClient;
  readonly ref: string;
  /** Texts of this run; a file with git's hash of one of them is not requested. */
  readonly headTexts?: readonly TextFile[];
}

/**
 * A text file at a commit, read as strict UTF-8; null if there is no such file or the path is outside the repository. Follows links to
 * files.
 * @throws ApiError
 * @throws UserError for anything but a text file of at most 1 MiB
 */
export async function readFileAt(base: Base, file: string): Promise<TextFile | null> {
  if (isAbsolute(file)) return null;
  const answer = await unlessRefused(askContents(base, file), [404]);
  if (answer === null) return null;
  const { data } = answer;
  checkEntries(data);
  // The answer lacks the content of larger files.
  const content = textAt(data, 'encoding') === 'base64' ? at(data, 'content') : null;
  if (textAt(data, 'type') !== 'file' || typeof content !== 'string')
    throw unfit(file, 'it is not a text file of at most 1 MiB');
  try {
    return { file, text: decodeText(Buffer.from(content, 'base64')) };
  } catch (error) {
    throw error instanceof ApiError ? unfit(file, error.message) : error;
  }
}

/**
 * Checks that an answer describes a file, a link, or a folder, which git never keeps empty: a list. An odd answer is no evidence that the
 * base lacks a config, and so never helps a run to pass (evidence contract, E11).
 * @throws ApiError
 */
function checkEntries(data: unknown): void {
  const entries = Array.isArray(data) ? data : [data];
  const isOdd = (entry: unknown) => ['type', 'path', 'sha'].some((key) => textAt(entry, key) === null);
  const isBare = textAt(data, 'type') === 'file' && textAt(data, 'encoding') === null;
  if (entries.length === 0 || entries.some(isOdd) || isBare) refuseUnexpected();
}

function askContents({ client, ref }: Base, path: string, how: object = {}) {
  return client.request('GET /repos/{owner}/{repo}/contents/{path}', { ...client.target, path, ref, ...how });
}

/**
 * The text of a file at a commit, requested raw, since the base64 form is limited to 1 MB; null if there is no such file, or the path is
 * outside the repository.
 * @throws ApiError, also for a file that is too large or not UTF-8, and for a broken connection
 */
export async function readRawFileAt(base: Base, path: string, maxBytes: number): Promise<string | null> {
  if (isAbsolute(path)) return null;
  const headers = { accept: 'application/vnd.github.raw+json' };
  // The parsed form would silently replace bytes that are not UTF-8.
  const unparsed = { headers, request: { parseSuccessResponseBody: false } };
  const answer = await unlessRefused(askContents(base, path, unparsed), [404]);
  if (answer === null) return null;
  const body = answer.data as unknown as AsyncIterable<Uint8Array> | null;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}

function isSameName(path: string, name: string): boolean {
  return path === name || (IGNORES_CASE && diskName(path) === diskName(name));
}

function parentOf(path: string): string {
  return path.includes('/') ? dirname(path) : '';
}

/**
 * Paths of the files and links in a folder at a commit; empty if there is no such folder.
 * @throws ApiError, also for a commit that is not in the repository
 * @throws UserError if a folder on the path is a link
 */
export async function listFilesAt(base: Base, folder: string): Promise<readonly string[]> {
  return (await readFolder(base, folder)).filter(({ type }) => type !== 'dir').map(({ path }) => path);
}

interface Entry {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly type: 'dir' | 'file' | 'symlink';
  /** Git's hash of the content. */
  readonly sha: string;
}

/** The entries of a folder; '' is the root. GitHub needs the exact path and follows no links, so the parent is searched if it fails. */
async function readFolder(base: Base, folder: string): Promise<readonly Entry[]> {
  if (folder === '') return readTree(base, { path: '', sha: base.ref }, false);
  const answer = await unlessRefused(askContents(base, folder), [404]);
  if (answer !== null) return entriesOf(folder, answer.data);
  const entry = await findFolder(base, folder);
  if (entry === null) return [];
  return entry.path === folder ? vanished(folder) : readFolder(base, entry.path);
}

function entriesOf(folder: string, data: unknown): readonly Entry[] {
  checkEntries(data);
  const kind = textAt(data, 'type');
  if (kind === 'symlink') throw behindLink(folder, folder);
  if (kind !== null) return [];
  return listAt(data).map((item) => {
    const type = textAt(item, 'type');
    const isOther = type === 'dir' || type === 'symlink';
    return { path: textAt(item, 'path') ?? '', type: isOther ? type : 'file', sha: textAt(item, 'sha') ?? '' };
  });
}

/** The entry of a folder in its parent; null if there is none. @throws UserError if it is a link */
async function findFolder(base: Base, folder: string): Promise<Entry | null> {
  const entries = await readFolder(base, parentOf(folder));
  const entry = entries.find(({ path }) => path === folder) ?? entries.find(({ path }) => isSameName(path, folder));
  if (entry?.type === 'symlink') throw behindLink(folder, entry.path);
  return entry?.type === 'dir' ? entry : null;
}

function behindLink(folder: string, link: string): UserError {
  return unfit(folder, `\`${basename(link)}\` is a link, which Agent Gate does not follow`);
}

async function readTree(
  { client }: Base,
  { path: folder, sha }: Pick<Entry, 'path' | 'sha'>,
  deep: boolean,
): Promise<readonly Entry[]> {
  const how = { ...client.target, tree_sha: sha, ...(deep ? { recursive: '1' } : {}) };
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', how);
  if (at(data, 'truncated') === true)
    throw new ApiError(0, 'GitHub lists only a part of more than 100,000 files: name a deeper folder');
  if (!Array.isArray(at(data, 'tree')) || textAt(data, 'sha') === null) refuseUnexpected();
  return listAt(data, 'tree').map((entry) => {
    const [name, sha] = [textAt(entry, 'path') ?? refuseUnexpected(), textAt(entry, 'sha') ?? refuseUnexpected()];
    const leafType = textAt(entry, 'mode') === '120000' ? 'symlink' : 'file';
    const type = textAt(entry, 'type') === 'tree' ? 'dir' : leafType;
    return { path: folder === '' ? name : `${folder}/${name}`, type, sha };
  });
}

function unfit(file: string, what: string): UserError {
  return new UserError({ code: 'unfit-file', what, where: { file } });
}

export type ConfigPart = 'rubrics' | 'mapping' | 'policy';

export interface ConfigAt {
  /** The texts that a run of that commit would use, if they exist. */
  readonly texts: ConfigTexts;
  readonly missing: readonly ConfigPart[];
}

/**
 * The config at a commit, at the paths of the run's config. Parts are missing if the pull request adds the first ones or changes the
 * paths.
 * @param options paths relative to the repository
 * @throws ApiError
 * @throws UserError if the base has anything but a text file there
 */
export async function readConfigAt(base: Base, options: Omit<ConfigOptions, 'root'>): Promise<ConfigAt> {
  const [mapping, rubrics, policy] = await Promise.all([
    options.mapping === undefined
      ? null
      : (readShipped('mappings', options.mapping) ?? textAtCommit(base, options.mapping)),
    rubricsAt(base, options.rubrics),
    textAtCommit(base, options.policy ?? POLICY_FILE),
  ]);
  const lacks = (named: string | undefined, text: TextFile | null): boolean => named !== undefined && text === null;
  const missing: readonly ConfigPart[] = [
    ...(rubrics.length === 0 ? (['rubrics'] as const) : []),
    ...(lacks(options.mapping, mapping) ? (['mapping'] as const) : []),
    ...(lacks(options.policy, policy) ? (['policy'] as const) : []),
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  const texts = { mapping, rubrics: isFirst ? defaultRubric() : rubrics, policy };
  return { texts: { ...texts, checks: await checksAt(base, texts) }, missing };
}

/** The judge checks beside the rubrics with questions, if the policy names a judge: each costs a request. */
async function checksAt(base: Base, { rubrics, policy }: ConfigTexts): Promise<readonly TextFile[]> {
  const isJudged = policy !== null && valueOr(null, () => readPolicy(policy.file, policy.text).judge) !== null;
  if (!isJudged) return [];
  const compiled = valueOr([], () => compileRubrics(rubrics));
  const asking = new Set(compiled.flatMap(({ file, judged }) => (judged.length > 0 ? [file] : [])));
  const files = rubrics.filter(({ file }) => asking.has(file));
  const checks = files.map(({ file }) => readFileAt(base, besideRubric(file, 'check')));
  return (await Promise.all(checks)).filter((text) => text !== null);
}

async function rubricsAt(base: Base, patterns: readonly string[]): Promise<readonly TextFile[]> {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const textByFile = new Map<string, TextFile>();
  for (const pattern of patterns) {
    const shipped = readShipped('rubrics', pattern);
    for (const text of shipped === undefined ? await findTextsAt(base, pattern) : [shipped])
      textByFile.set(text.file, text);
  }
  return [...textByFile.values()].sort((a, b) => byText(a.file, b.file));
}

async function findTextsAt(base: Base, pattern: string): Promise<readonly TextFile[]> {
  const picomatch = loadLazily<typeof import('picomatch')>('picomatch');
  const { base: start, isGlob, glob } = picomatch.scan(pattern);
  if (!isGlob) return [await textAtCommit(base, pattern)].filter((text) => text !== null);
  if (isAbsolute(start)) return [];
  const folder = start
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
  const isWanted = picomatch(pattern, { nocase: IGNORES_CASE });
  let files: readonly Entry[];
  if (/\/|\*\*/.test(glob)) {
    const top = folder === '' ? { path: '', sha: base.ref } : await findFolder(base, folder);
    files = top === null ? [] : await readTree(base, top, true);
  } else files = await readFolder(base, folder);
  const wanted = files.filter(({ path, type }) => type !== 'dir' && isWanted(path) && !TEST_FILE.test(path));
  const headTextBySha = new Map(
    base.headTexts?.map(({ text }) => {
      const bytes = Buffer.from(text);
      // Git's hash of a file's content.
      const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
      return [sha, text];
    }),
  );
  return Promise.all(
    wanted
      .toSorted((a, b) => byText(a.path, b.path))
      .map(async ({ path, sha, type }) => {
        const text = type === 'symlink' ? undefined : headTextBySha.get(sha);
        return text === undefined ? ((await readFileAt(base, path)) ?? vanished(path)) : { file: path, text };
      }),
  );
}

function vanished(file: string): never {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}

/** A text at a commit; null if there is none. Searches the folder too, since GitHub needs the exact path. @throws ApiError */
export async function textAtCommit(base: Base, path: string): Promise<TextFile | null> {
  const text = await readFileAt(base, path);
  if (text !== null || isAbsolute(path)) return text;
  // Names are compared like on this system's disks, and the usual policy may have either extension.
  const names = POLICY_NAMES.includes(path) ? POLICY_NAMES : [path];
  const isWanted = ({ path: entryPath, type }: Entry) =>
    type !== 'dir' && names.some((name) => isSameName(entryPath, name));
  const entries = await unlessRefused(readFolder(base, parentOf(path)), [404]);
  const file = entries?.find(isWanted)?.path;
  return file === undefined ? null : ((await readFileAt(base, file)) ?? vanished(file));
}
