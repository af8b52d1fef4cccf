import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 in hex, the only hash that the engine takes. */
export function hash(_algorithm: 'sha256', content: string | Uint8Array): string {
  return bytesToHex(sha256(typeof content === 'string' ? new TextEncoder().encode(content) : content));
}

/** Only bundles are hashed in pieces, which no page writes. */
export const createHash = undefined;
