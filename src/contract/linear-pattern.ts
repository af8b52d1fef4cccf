import type { RE2JS } from 're2js';
import { loadLazily } from './load-lazily.ts';

/** How much longer than its text a pattern's program may be: `a{9}` takes nine places. */
const MAX_GROWTH = 200;

/** A pattern whose counts make matching slow, although it is linear. */
export class LargePattern extends Error {}

/**
 * Compiles RE2 syntax, matched in time linear in the length of the text: no look-around, no back-references.
 * @param flags of the engine; none by default
 * @throws LargePattern if counts make the program too large
 * @throws Error that names what RE2 refuses
 */
export function compileLinear(pattern: string, flags = 0): RE2JS {
  const { RE2JS } = loadLazily<typeof import('re2js')>('re2js');
  const compiled = RE2JS.compile(pattern, flags);
  const size = compiled.programSize();
  const allowed = pattern.length + MAX_GROWTH;
  if (size > allowed) throw new LargePattern(`its counts make it ${size} places long, where ${allowed} are allowed`);
  return compiled;
}
