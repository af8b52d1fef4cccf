/** The name of a folder as a suite name; empty if it has no allowed character. */
export function suiteNameFor(folder: string): string {
  const plain = folder.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain
    .replace(/[^A-Za-z0-9 ._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 100)
    .replace(/[^A-Za-z0-9]+$/, '');
}

/** A suite's name as the name of a rubric or mapping; empty without a letter. */
export function kebabCase(suite: string): string {
  return suite
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^[^a-z]+|-$/g, '');
}
