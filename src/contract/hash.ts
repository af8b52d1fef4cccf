import { hash } from 'node:crypto';
import { canonicalJson } from './json.ts';

/** `sha256:` and 64 hex digits over the canonical text: equal for equal content, whatever the layout. */
export function contentHash(value: unknown): string {
  return sha256Of(canonicalJson(value));
}

/** `sha256:` and 64 hex digits over the bytes, or over the text as UTF-8. */
export function sha256Of(content: string | Uint8Array): string {
  return `sha256:${hash('sha256', content)}`;
}
