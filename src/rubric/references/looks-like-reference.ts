import type { JsonObject } from '../../contract/json.ts';
import { isSlip } from '../../contract/names.ts';

/** The keys of what stands for a fact, a score, a verdict or an expression. */
const REFERENCE_KEYS: ReadonlySet<string> = new Set(['field', 'measure', 'score', 'passed', 'expr']);

/** Whether an object looks like one of these: whatever stands under such keys alone, as taken as it stands it would differ from everything. */
export function looksLikeReference(value: JsonObject): boolean {
  if (typeof value.field === 'string' || typeof value.score === 'string') return true;
  const keys = Object.entries(value).map(([key, part]) => ({ key: key.toLowerCase(), part }));
  return keys.length > 0 && keys.every(({ key, part }) => REFERENCE_KEYS.has(key) || isMisspeltField(key, part));
}

function isMisspeltField(key: string, path: unknown): boolean {
  return typeof path === 'string' && key.startsWith('f') && isSlip(key, 'field');
}
