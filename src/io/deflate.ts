import { deflateSync } from 'node:zlib';

/** A text as a browser unpacks it with `DecompressionStream('deflate')`, in base64. */
export function deflated(text: string): string {
  return deflateSync(text).toString('base64');
}
