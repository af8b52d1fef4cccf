import { loadLazily } from '../../contract/load-lazily.ts';
import { plainPattern } from './plain-pattern.ts';

/** A regular expression whose matching takes time linear in the text, whatever the pattern. */
export interface LinearRegex {
  /** Whether it matches anywhere in the text. */
  test(text: string): boolean;
}

/**
 * Compiles RE2 syntax: no look-around, no back-references; flags stand in the pattern, as in `(?i)sorry`.
 * @throws Error naming what RE2 refuses
 */
export function compileRegex(pattern: string): LinearRegex {
  const plain = plainPattern(pattern);
  if (plain !== null) return { test: (text) => plain.test(text) };
  const { RE2JS } = loadLazily<typeof import('re2js')>('re2js');
  const compiled = RE2JS.compile(pattern);
  return { test: (text) => compiled.test(text) };
}

/** The problem of a pattern that the engine refuses. */
export function badRegex(error: unknown) {
  const found = (error instanceof Error ? error.message : String(error)).replace(/^error parsing regexp: /, '');
  const mend = 'Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case';
  return { code: 'bad-regex', what: 'the regular expression cannot be used', found, mend };
}
