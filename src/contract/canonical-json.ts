import { createHash } from 'node:crypto';

/**
 * A JSON value as text with one spelling per value: keys sorted by code units, no white space, numbers and strings as
 * ECMAScript writes them (RFC 8785).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}

/** `sha256:` and 64 hex digits over the canonical text: equal for equal content, however it was laid out. */
export function contentHash(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalJson(value)).digest('hex')}`;
}
