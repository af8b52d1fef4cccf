import { createHash } from 'node:crypto';
import { dirname, isAbsolute } from 'node:path';
import { loadLazily } from '../../contract/load-lazily.ts';
import { byText } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { POLICY_FILE, POLICY_NAMES } from '../../gating/policy/resolve-policy.ts';
import { type ConfigOptions, type ConfigTexts, defaultRubric, RUBRIC_FILES } from '../config.ts';
import type { TextFile } from '../files.ts';
import { TEST_FILE } from '../find-files.ts';
import { diskName, IGNORES_CASE } from '../paths.ts';
import { ApiError, readCapped } from '../requests.ts';
import { readShipped } from '../shipped.ts';
import { decodeText, download, type GitHubClient, oddAnswer, unlessRefused } from './client.ts';
import type { Repository } from './context.ts';
import { at, listAt, textAt } from './payload.ts';

/**
 * The text of a file at a commit, read as strict UTF-8; null without such a file, and for a path outside of the repository. Follows links
 * to files.
 * @throws ApiError
 * @throws UserError for anything but a text file of at most 1 MiB
 */
export async function readFileAt(
  { request }: GitHubClient,
  { owner, name: repo }: Repository,
  { path, ref }: { readonly path: string; readonly ref: string },
): Promise<string | null> {
  if (isAbsolute(path)) return null;
  const asked = request('GET /repos/{owner}/{repo}/contents/{path}', { owner, repo, path, ref });
  const answer = await unlessRefused(asked, [404]);
  return answer && decode(path, answer.data);
}

/** A file at a commit, and its largest size; GitHub gives at most 100 MB. */
interface RawFile {
  readonly path: string;
  readonly ref: string;
  readonly maxBytes: number;
}

/**
 * The text of a file at a commit, read raw as strict UTF-8, as the base64 form ends at 1 MB; null without such a file.
 * @throws ApiError, also for a file that is too large or no text, and for a broken connection
 */
export async function readRawFileAt(
  { request }: GitHubClient,
  { owner, name: repo }: Repository,
  { path, ref, maxBytes }: RawFile,
): Promise<string | null> {
  const asked = request('GET /repos/{owner}/{repo}/contents/{path}', {
    owner,
    repo,
    path,
    ref,
    headers: { accept: 'application/vnd.github.raw+json' },
    // The parsed form would silently replace bytes that are not UTF-8.
    request: { parseSuccessResponseBody: false },
  });
  const answer = await unlessRefused(asked, [404]);
  if (answer === null) return null;
  const body = answer.data as unknown as AsyncIterable<Uint8Array> | null;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}

/**
 * The path of a file as a commit spells it, compared as disks of this system compare names, the usual policy with either ending; null
 * without such a file or commit.
 * @throws ApiError
 * @throws UserError where a folder on the way is a link
 */
async function findFileAt(
  client: GitHubClient,
  repository: Repository,
  { path, ref }: { readonly path: string; readonly ref: string },
): Promise<string | null> {
  const listed = listFilesAt(client, repository, { folder: dirname(path), ref, deep: false });
  const files = await unlessRefused(listed, [404]);
  const names = POLICY_NAMES.includes(path) ? POLICY_NAMES : [path];
  return files?.find((file) => names.some((name) => isSameName(file, name))) ?? null;
}

function isSameName(one: string, other: string): boolean {
  return one === other || (IGNORES_CASE && diskName(one) === diskName(other));
}

/** A folder at a commit. */
interface FolderAt {
  /** From the root; empty for the root itself. */
  readonly folder: string;
  readonly ref: string;
  /** Whether to include the folders below. */
  readonly deep: boolean;
}

/**
 * Paths of the files and links in a folder at a commit; empty without such a folder.
 * @throws ApiError, also for a commit that the repository does not have, and for a truncated listing
 * @throws UserError where a folder on the way is a link
 */
export async function listFilesAt(
  client: GitHubClient,
  repository: Repository,
  place: FolderAt,
): Promise<readonly string[]> {
  return (await listBlobsAt(client, repository, place)).map(({ path }) => path);
}

/** The same, with git's hash of each. */
async function listBlobsAt(
  client: GitHubClient,
  repository: Repository,
  { folder, ref, deep }: FolderAt,
): Promise<readonly Pick<Entry, 'path' | 'sha' | 'isLink'>[]> {
  if (isAbsolute(folder)) return [];
  const names: string[] = [];
  let tree = ref;
  for (const name of folder.split('/').filter((part) => part !== '' && part !== '.')) {
    const entries = await readTree(client, repository, { tree, deep: false });
    const entry = entries.find(({ path }) => path === name) ?? entries.find(({ path }) => isSameName(path, name));
    if (entry?.type === 'blob' && entry.isLink)
      throw unfit(folder, `\`${name}\` is a link, which Agent Gate does not follow`);
    if (entry?.type !== 'tree') return [];
    names.push(entry.path);
    tree = entry.sha;
  }
  const entries = await readTree(client, repository, { tree, deep });
  return entries
    .filter(({ type }) => type === 'blob')
    .map(({ path, sha, isLink }) => ({ path: [...names, path].join('/'), sha, isLink }));
}

/** An entry of a folder. */
interface Entry {
  readonly path: string;
  /** `blob` for a file or a link, `tree` for a folder. */
  readonly type: string;
  readonly isLink: boolean;
  readonly sha: string;
}

async function readTree(
  { request }: GitHubClient,
  { owner, name: repo }: Repository,
  { tree, deep }: { readonly tree: string; readonly deep: boolean },
): Promise<readonly Entry[]> {
  const how = { owner, repo, tree_sha: tree, ...(deep ? { recursive: '1' } : {}) };
  const { data } = await request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', how);
  if (at(data, 'truncated') === true)
    throw new ApiError(0, 'GitHub lists only a part of more than 100,000 files: name a deeper folder');
  if (!Array.isArray(at(data, 'tree'))) throw oddAnswer();
  return listAt(data, 'tree').map((entry) => ({
    path: textAt(entry, 'path') ?? '',
    type: textAt(entry, 'type') ?? '',
    isLink: textAt(entry, 'mode') === '120000',
    sha: textAt(entry, 'sha') ?? '',
  }));
}

/** GitHub leaves the content out of larger files. */
function decode(path: string, data: unknown): string {
  // A list is a folder.
  if (textAt(data, 'type') === null && !Array.isArray(data)) throw oddAnswer();
  const isFile = textAt(data, 'type') === 'file' && textAt(data, 'encoding') === 'base64';
  if (!isFile) throw unfit(path, 'it is not a text file of at most 1 MiB');
  try {
    return decodeText(Buffer.from(textAt(data, 'content') ?? '', 'base64'));
  } catch (error) {
    throw error instanceof ApiError ? unfit(path, error.message) : error;
  }
}

function unfit(file: string, what: string): UserError {
  return new UserError({ code: 'unfit-file', what, where: { file } });
}

/** The commit whose files are read. */
interface Base {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly ref: string;
  /** Texts of this run: what has git's hash of one is not asked for. */
  readonly own?: readonly TextFile[];
}

/** The parts of a config, in words for people. */
export type ConfigPart = 'rubrics' | 'mapping' | 'policy';

/** The config at a commit, and its missing parts. */
export interface ConfigAt {
  /** What a run of that commit would use, as far as it exists. */
  readonly texts: ConfigTexts;
  readonly missing: readonly ConfigPart[];
}

/**
 * The config at a commit, in the places where the run finds its own. Parts are missing where the pull request adds the first ones or names
 * other places.
 * @param options with paths relative to the repository
 * @throws ApiError
 * @throws UserError where the base has anything but a text there
 */
export async function readConfigAt(base: Base, options: Omit<ConfigOptions, 'root'>): Promise<ConfigAt> {
  const [mapping, rubrics, policy] = await Promise.all([
    mappingAt(base, options.mapping),
    rubricsAt(base, options.rubrics),
    textAtCommit(base, options.policy ?? POLICY_FILE),
  ]);
  const lacks = (named: string | undefined, found: TextFile | null): boolean => named !== undefined && found === null;
  const missing: readonly ConfigPart[] = [
    ...(rubrics.length === 0 ? (['rubrics'] as const) : []),
    ...(lacks(options.mapping, mapping) ? (['mapping'] as const) : []),
    ...(lacks(options.policy, policy) ? (['policy'] as const) : []),
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  return { texts: { mapping, rubrics: isFirst ? defaultRubric() : rubrics, policy }, missing };
}

async function mappingAt(base: Base, mapping: string | undefined): Promise<TextFile | null> {
  if (mapping === undefined) return null;
  return readShipped('mappings', mapping) ?? textAtCommit(base, mapping);
}

async function rubricsAt(base: Base, patterns: readonly string[]): Promise<readonly TextFile[]> {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const found = new Map<string, TextFile>();
  for (const pattern of patterns) {
    const shipped = readShipped('rubrics', pattern);
    for (const text of shipped === undefined ? await findTextsAt(base, pattern) : [shipped]) found.set(text.file, text);
  }
  return [...found.values()].sort((a, b) => byText(a.file, b.file));
}

async function findTextsAt(base: Base, pattern: string): Promise<readonly TextFile[]> {
  const picomatch = loadLazily<typeof import('picomatch')>('picomatch');
  const { base: folder, isGlob, glob } = picomatch.scan(pattern);
  if (!isGlob) return [await textAtCommit(base, pattern)].filter((text) => text !== null);
  const isWanted = picomatch(pattern, { nocase: IGNORES_CASE });
  const deep = glob.includes('/') || glob.includes('**');
  const files = await listBlobsAt(base.client, base.repository, { folder, ref: base.ref, deep });
  const wanted = files.filter(({ path }) => isWanted(path) && !TEST_FILE.test(path));
  const own = new Map(base.own?.map(({ text }) => [gitHash(text), text]));
  return Promise.all(
    wanted
      .sort((a, b) => byText(a.path, b.path))
      .map(async ({ path, sha, isLink }) => {
        const text = isLink ? undefined : own.get(sha);
        return text === undefined ? ((await readAt(base, path)) ?? vanished(path)) : { file: path, text };
      }),
  );
}

/** The hash by which git names a file's content. */
function gitHash(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function vanished(file: string): never {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}

/** A text at a commit. GitHub finds a file by its exact path only, and none behind a link. @throws ApiError */
export async function textAtCommit(base: Base, path: string): Promise<TextFile | null> {
  const text = await readAt(base, path);
  if (text !== null || isAbsolute(path)) return text;
  const file = await findFileAt(base.client, base.repository, { path, ref: base.ref });
  return file === null ? null : ((await readAt(base, file)) ?? vanished(file));
}

async function readAt({ client, repository, ref }: Base, file: string): Promise<TextFile | null> {
  const text = await readFileAt(client, repository, { path: file, ref });
  return text === null ? null : { file, text };
}
