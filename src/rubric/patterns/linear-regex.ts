import { compileLinear, FEWER_PLACES, LargePattern } from '../../contract/linear-pattern.ts';

/** A regular expression whose matching takes time linear in the text, whatever the pattern. */
export interface LinearRegex {
  /** Whether it matches anywhere in the text. */
  test(text: string): boolean;
  /** Places of the pattern that one character may be matched against, at worst. */
  readonly size: number;
}

/**
 * Compiles RE2 syntax: no look-around, no back-references; flags stand in the pattern, as in `(?i)sorry`.
 * @throws LargePattern where counts make the pattern large
 * @throws Error naming what RE2 refuses
 */
export function compileRegex(pattern: string): LinearRegex {
  const compiled = compileLinear(pattern);
  return { test: (text) => compiled.test(text), size: compiled.programSize() };
}

/** The problem of a refused pattern. */
export function badRegex(error: unknown) {
  const found = (error instanceof Error ? error.message : String(error)).replace(/^error parsing regexp: /, '');
  const problem = { code: 'bad-regex', what: 'invalid regular expression', found };
  if (error instanceof LargePattern) return { ...problem, fix: `${FEWER_PLACES}, or compare the \`measure: length\`` };
  return { ...problem, fix: 'Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case' };
}
