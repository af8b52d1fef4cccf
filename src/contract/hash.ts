import { hash } from 'node:crypto';
import type { JsonObject } from './json.ts';

/**
 * A JSON value as text with one spelling per value: keys sorted by code units, no white space, numbers and strings as
 * ECMAScript writes them (RFC 8785). Values outside JSON are written as `JSON.stringify` does: undefined members are left
 * out, an undefined item is null, half of a surrogate pair is escaped; undefined by itself is null.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members: JsonObject = { ...value };
  let text = '';
  for (const key of Object.keys(members).sort()) {
    if (members[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(members[key])}`;
  }
  return `{${text}}`;
}

/** `sha256:` and 64 hex digits over the canonical text: equal for equal content, whatever the layout. */
export function contentHash(value: unknown): string {
  return sha256Of(canonicalJson(value));
}

/** `sha256:` and 64 hex digits over the bytes, or over the text as UTF-8. */
export function sha256Of(content: string | Uint8Array): string {
  return `sha256:${hash('sha256', content)}`;
}
