/** Parts of an explanation as one sentence; empty ones are left out. */
export function clauses(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}

/** The first texts in one line; three dots tell that there are more. Texts that are not shown are not made. */
export function firstFew(texts: readonly (() => string)[], most: number): string {
  const shown = texts.slice(0, most).map((text) => text());
  return `${shown.join(', ')}${texts.length > most ? ', ...' : ''}`;
}
