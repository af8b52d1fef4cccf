import { ApiError } from './api-error.ts';
import type { GitHubClient } from './client.ts';
import type { Repository } from './context.ts';

/** A file at a commit, and how large it may be; GitHub gives at most 100 MB. */
export interface RawFile {
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
  try {
    const { data } = await request('GET /repos/{owner}/{repo}/contents/{path}', {
      owner,
      repo,
      path,
      ref,
      headers: { accept: 'application/vnd.github.raw+json' },
      // The parsed form would replace bytes that are no UTF-8 without a word.
      request: { parseSuccessResponseBody: false },
    });
    return decode(await readCapped(data as unknown as AsyncIterable<Uint8Array> | null, maxBytes));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function readCapped(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw new ApiError(413, `it is larger than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    // undici throws these for a connection that ends or takes too long in the middle of a body.
    if (error instanceof TypeError || error instanceof DOMException) throw new ApiError(0, 'the download broke off');
    throw error;
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // What the decoder throws for bytes that are no UTF-8.
    if (error instanceof TypeError) throw new ApiError(0, 'it is not UTF-8');
    throw error;
  }
}
