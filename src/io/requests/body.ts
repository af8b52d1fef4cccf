import { ApiError } from './api-error.ts';

/** Status of what is larger than it may be. */
export const TOO_LARGE = 413;

/**
 * All bytes of an answer's body, of which there may be at most `maxBytes`; none where it has no body.
 * @throws ApiError for a larger one
 */
export async function readCapped(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(TOO_LARGE, `it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What the work gives. @throws ApiError with the message where the connection breaks off or takes too long */
export async function whileConnected<T>(work: () => Promise<T>, message: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // undici throws these for every kind of network trouble; their causes name signed URLs.
    if (error instanceof TypeError || error instanceof DOMException) throw new ApiError(0, message);
    throw error;
  }
}
