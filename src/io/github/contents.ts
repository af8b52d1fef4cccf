import { ApiError } from '../requests/api-error.ts';
import { unlessRefused } from './api-error.ts';
import { decodeText } from './body.ts';
import type { GitHubClient } from './client.ts';
import type { Repository } from './context.ts';
import { listAt, textAt } from './payload.ts';

/**
 * The text of a file as it stands at a commit, read as strict UTF-8; null when there is no such file.
 * @throws ApiError, also for what is no text file of at most 1 MiB
 */
export async function readFileAt(
  { request }: GitHubClient,
  { owner, name: repo }: Repository,
  { path, ref }: { readonly path: string; readonly ref: string },
): Promise<string | null> {
  const asked = request('GET /repos/{owner}/{repo}/contents/{path}', { owner, repo, path, ref });
  const answer = await unlessRefused(asked, [404]);
  return answer && decode(answer.data);
}

/** How many folders are looked into for one pattern. */
const MOST_FOLDERS = 50;

/**
 * Paths of the files in a folder as it stands at a commit, and with `deep` in all folders below it; none where there is no such
 * folder.
 * @throws ApiError, also for more than fifty folders
 */
export async function listFilesAt(
  { request }: GitHubClient,
  { owner, name: repo }: Repository,
  { path, ref, deep }: { readonly path: string; readonly ref: string; readonly deep: boolean },
): Promise<readonly string[]> {
  const files: string[] = [];
  const folders = [path];
  // Folders that are found on the way have their turn too.
  for (const [index, folder] of folders.entries()) {
    if (index === MOST_FOLDERS) throw new ApiError(0, `there are more than ${MOST_FOLDERS} folders below ${path}`);
    const asked = request('GET /repos/{owner}/{repo}/contents/{path}', { owner, repo, path: folder, ref });
    const answer = await unlessRefused(asked, [404]);
    for (const entry of listAt(answer?.data)) {
      const found = textAt(entry, 'path');
      const type = textAt(entry, 'type');
      if (found !== null && type === 'file') files.push(found);
      if (found !== null && type === 'dir' && deep) folders.push(found);
    }
  }
  return files;
}

/** GitHub leaves the content out of larger files. */
function decode(data: unknown): string {
  const isFile = textAt(data, 'type') === 'file' && textAt(data, 'encoding') === 'base64';
  if (!isFile) throw new ApiError(0, 'it is no text file of at most 1 MiB');
  return decodeText(Buffer.from(textAt(data, 'content') ?? '', 'base64'));
}
