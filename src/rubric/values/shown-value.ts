import type { JsonObject } from '../../contract/json.ts';
import { withSortedKeys } from './json-value.ts';

/** Maximum length of a value in an explanation. */
export const IN_SENTENCE = 60;
/** Maximum length of an expression in an explanation. */
export const EXPRESSION = 120;
/** Maximum length of a value in a result, as JSON. The trial has the whole of it, at the path beside. */
const QUOTED = 80;

/** A value as quoted in results: whole, with sorted keys, or the beginning of its JSON text if that is longer than 80 characters. */
export function recorded(value: unknown): { readonly cut?: true; readonly value: unknown } {
  if (typeof value !== 'object' && typeof value !== 'string') return { value };
  const text = shownValue(value, QUOTED + 1);
  return text.length > QUOTED ? { cut: true, value: cut(text, QUOTED) } : { value: withSortedKeys(value) };
}

/** A JSON value as compact text of at most `limit` characters; three dots mark a cut. */
export function shownValue(value: unknown, limit: number): string {
  switch (typeof value) {
    case 'string':
    case 'object':
      return cut(written(value, limit), limit);
    case 'number':
      return String(value);
    default:
      return JSON.stringify(value) ?? 'nothing';
  }
}

/** The text, cut to `limit` characters with three dots (one `…` would double its size in memory). */
export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${head(text, limit - 3)}...`;
}

/** Stops writing when the room is used up, so a huge value costs little more than a small one. */
function written(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.length > room ? head(value, room) : value);
  if (Array.isArray(value)) return writtenList(value, room);
  if (typeof value === 'object' && value !== null) return writtenObject(value as Record<string, unknown>, room);
  return JSON.stringify(value) ?? 'null';
}

function writtenList(list: readonly unknown[], room: number): string {
  let text = '[';
  for (let index = 0; index < list.length && text.length <= room; index++) {
    if (index > 0) text += ',';
    text += written(list[index], roomLeft(text, room));
  }
  return `${text}]`;
}

function writtenObject(value: JsonObject, room: number): string {
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    if (text.length > room) break;
    if (text.length > 1) text += ',';
    text += `${written(key, roomLeft(text, room))}:`;
    text += written(value[key], roomLeft(text, room));
  }
  return `${text}}`;
}

function roomLeft(text: string, room: number): number {
  return Math.max(room - text.length, 2);
}

/** The first characters, one fewer if the cut would split a surrogate pair. */
function head(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/** Parts of an explanation as one sentence; empty ones are left out. */
export function clauses(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}

/** The first items as texts in one line, with three dots for more. */
export function firstFew<T>(items: readonly T[], most: number, textOf: (item: T) => string): string {
  return `${items.slice(0, most).map(textOf).join(', ')}${items.length > most ? ', ...' : ''}`;
}
