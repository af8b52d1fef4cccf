import { dirname, isAbsolute } from 'node:path';
import { UserError } from '../../errors.ts';
import { diskName, IGNORES_CASE } from '../paths.ts';
import { ApiError, readCapped } from '../requests.ts';
import { decodeText, download, type GitHubClient, unlessRefused } from './client.ts';
import type { Repository } from './context.ts';
import { at, listAt, textAt } from './payload.ts';

/**
 * The text of a file as it stands at a commit, read as strict UTF-8; null when there is no such file, as for one outside of the repository.
 * A link to a file is followed.
 * @throws ApiError
 * @throws UserError for what is no text file of at most 1 MiB
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

/** A file at a commit, and how large it may be; GitHub gives at most 100 MB. */
interface RawFile {
  readonly path: string;
  readonly ref: string;
  readonly maxBytes: number;
}

/**
 * The text of a file as it stands at a commit, read as strict UTF-8; null when there is no such file. Unlike the base64 form, the raw one
 * has files above 1 MB too.
 * @throws ApiError, also for what is too large, no text, or broke off
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
    // The parsed form would replace bytes that are no UTF-8 without a word.
    request: { parseSuccessResponseBody: false },
  });
  const answer = await unlessRefused(asked, [404]);
  if (answer === null) return null;
  const body = answer.data as unknown as AsyncIterable<Uint8Array> | null;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}

/**
 * Path of a file as a commit writes it, where a disk like that of this system takes it for the one that is asked for; null where there is
 * none, nor the commit.
 * @throws ApiError
 * @throws UserError where a link stands for a folder on the way
 */
export async function findFileAt(
  client: GitHubClient,
  repository: Repository,
  { path, ref }: { readonly path: string; readonly ref: string },
): Promise<string | null> {
  const listed = listFilesAt(client, repository, { folder: dirname(path), ref, deep: false });
  const files = await unlessRefused(listed, [404]);
  return files?.find((file) => isSameName(file, path)) ?? null;
}

function isSameName(one: string, other: string): boolean {
  return one === other || (IGNORES_CASE && diskName(one) === diskName(other));
}

/** Which files are asked for. */
interface FolderAt {
  /** From the root; empty for the root itself. */
  readonly folder: string;
  readonly ref: string;
  /** Whether those in folders below count too. */
  readonly deep: boolean;
}

/**
 * Paths of the files in a folder as it stands at a commit, links among them; none where there is no such folder.
 * @throws ApiError, also where the repository does not have the commit, or GitHub lists only a part
 * @throws UserError where a link stands for a folder on the way
 */
export async function listFilesAt(
  client: GitHubClient,
  repository: Repository,
  { folder, ref, deep }: FolderAt,
): Promise<readonly string[]> {
  if (isAbsolute(folder)) return [];
  const names: string[] = [];
  let tree = ref;
  for (const name of folder.split('/').filter((part) => part !== '' && part !== '.')) {
    const entries = await readTree(client, repository, { tree, deep: false });
    const entry = entries.find(({ path }) => path === name) ?? entries.find(({ path }) => isSameName(path, name));
    if (entry?.type === 'blob' && entry.isLink) throw unfit(folder, `\`${name}\` is a link, which is not followed`);
    if (entry?.type !== 'tree') return [];
    names.push(entry.path);
    tree = entry.sha;
  }
  const entries = await readTree(client, repository, { tree, deep });
  return entries.filter(({ type }) => type === 'blob').map(({ path }) => [...names, path].join('/'));
}

/** What stands in a folder. */
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
    throw new ApiError(
      0,
      `GitHub lists only a part of what has more than 100,000 files: name their folder more closely`,
    );
  return listAt(data, 'tree').map((entry) => ({
    path: textAt(entry, 'path') ?? '',
    type: textAt(entry, 'type') ?? '',
    isLink: textAt(entry, 'mode') === '120000',
    sha: textAt(entry, 'sha') ?? '',
  }));
}

/** GitHub leaves the content out of larger files. */
function decode(path: string, data: unknown): string {
  const isFile = textAt(data, 'type') === 'file' && textAt(data, 'encoding') === 'base64';
  if (!isFile) throw unfit(path, 'it is no text file of at most 1 MiB');
  try {
    return decodeText(Buffer.from(textAt(data, 'content') ?? '', 'base64'));
  } catch (error) {
    throw error instanceof ApiError ? unfit(path, error.message) : error;
  }
}

function unfit(file: string, what: string): UserError {
  return new UserError({ code: 'unfit-file', what, where: { file } });
}
