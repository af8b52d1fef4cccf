import { deflateSync } from 'node:zlib';

/** A text as a browser unpacks it with `DecompressionStream('deflate')`, in base64. Level 6 takes twice the time for a tenth fewer bytes. */
export function deflated(text: string): string {
  return deflateSync(text, { level: 5 }).toString('base64');
}
