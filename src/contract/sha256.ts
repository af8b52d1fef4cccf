import { hash } from 'node:crypto';

/** `sha256:` and 64 hex digits over the bytes, or over the text as UTF-8. */
export function sha256Of(content: string | Uint8Array): string {
  return `sha256:${hash('sha256', content)}`;
}
