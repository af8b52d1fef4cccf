import { MAX_DEPTH } from '../../contract/max-depth.ts';
import { isKeyEnd, marksIn } from './json-text.ts';

/** What a record may not hold though JSON has it. */
export interface WildPart {
  readonly kind: 'depth' | 'proto' | 'number';
  /** Index in the text, in UTF-16 units. */
  readonly at: number;
  /** As it stands there. */
  readonly text: string;
}

/** Brackets, and the starts of texts and numbers. */
const MARK = /["[\]{}]|-?\d[\d.eE+-]*/g;

/**
 * The first part of a JSON text that nests too deep, is a number that no float holds, or a key `__proto__`; undefined where there is none.
 * @param json valid JSON
 */
export function findWildPart(json: string): WildPart | undefined {
  let depth = 0;
  for (const { text, at, end } of marksIn(json, MARK)) {
    depth += STEPS[text] ?? 0;
    const kind = depth > MAX_DEPTH ? 'depth' : kindOf(text, isKeyEnd(json, end));
    if (kind !== undefined) return { kind, at, text };
  }
  return undefined;
}

const STEPS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

function kindOf(text: string, isKey: boolean): 'proto' | 'number' | undefined {
  if (text.startsWith('"')) return isKey && JSON.parse(text) === '__proto__' ? 'proto' : undefined;
  return /\d/.test(text) && !Number.isFinite(Number(text)) ? 'number' : undefined;
}
