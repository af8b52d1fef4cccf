/** Parts of an explanation as one sentence; empty ones are left out. */
export function clauses(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}
