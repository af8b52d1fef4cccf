import { ApiError } from '../requests/api-error.ts';
import { whileConnected } from '../requests/body.ts';

/** What the work gives. @throws ApiError where the connection breaks off */
export function download<T>(work: () => Promise<T>): Promise<T> {
  return whileConnected(work, 'the download broke off');
}

/** Text of strict UTF-8. @throws ApiError for other bytes */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // What the decoder throws for bytes that are no UTF-8.
    if (error instanceof TypeError) throw new ApiError(0, 'it is not UTF-8');
    throw error;
  }
}
