import { compileLinear, FEWER_PLACES, LargePattern } from '../../contract/linear-pattern.ts';
import { plainPattern } from './plain-pattern.ts';

/** A regular expression whose matching takes time linear in the text, whatever the pattern. */
export interface LinearRegex {
  /** Whether it matches anywhere in the text. */
  test(text: string): boolean;
  /** Index in the text at which the first match begins, or -1. */
  find(text: string): number;
  /** Places of the pattern that one character may have to be held against, at worst. */
  readonly size: number;
}

/**
 * Compiles RE2 syntax: no look-around, no back-references; flags stand in the pattern, as in `(?i)sorry`.
 * @throws LargePattern where counts make the pattern large
 * @throws Error naming what RE2 refuses
 */
export function compileRegex(pattern: string): LinearRegex {
  const plain = plainPattern(pattern);
  if (plain !== null) {
    const { regex, steps } = plain;
    return { test: (text) => regex.test(text), find: (text) => text.search(regex), size: steps };
  }
  const compiled = compileLinear(pattern);
  const find = (text: string): number => {
    const match = compiled.matcher(text);
    return match.find() ? match.start() : -1;
  };
  return { test: (text) => compiled.test(text), find, size: compiled.programSize() };
}

/** The problem of a pattern that the engine refuses. */
export function badRegex(error: unknown) {
  const found = (error instanceof Error ? error.message : String(error)).replace(/^error parsing regexp: /, '');
  const problem = { code: 'bad-regex', what: 'the regular expression cannot be used', found };
  if (error instanceof LargePattern) return { ...problem, fix: `${FEWER_PLACES}, or compare the \`measure: length\`` };
  return { ...problem, fix: 'Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case' };
}
