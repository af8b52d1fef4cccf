/** A JSON object, whatever it holds. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, not a list and not null. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object has under a name, or a list at an index; undefined where it has no such member of its own. */
export function memberOf<T>(value: Readonly<Record<string, T>> | undefined, name: string): T | undefined;
export function memberOf(value: unknown, name: string): unknown;
export function memberOf(value: unknown, name: string): unknown {
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isThere ? (value as JsonObject)[name] : undefined;
}
