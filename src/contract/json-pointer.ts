/** The JSON pointer (RFC 6901) of a member of what another one points to. */
export function memberPointer(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A JSON pointer as people write it: `gate.metrics.TCR`. */
export function dotted(pointer: string): string {
  return pointerNames(pointer).join('.');
}

/** The dotted path of a member of what another one leads to; empty for the whole. */
export function memberPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The names on the way that a JSON pointer takes; none for the whole document. */
export function pointerNames(pointer: string): readonly string[] {
  const names = pointer.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
