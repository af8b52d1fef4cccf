import { readCapped } from '../requests/body.ts';
import { unlessRefused } from './api-error.ts';
import { decodeText, download } from './body.ts';
import type { GitHubClient } from './client.ts';
import type { Repository } from './context.ts';

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
