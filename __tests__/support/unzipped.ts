import { openZip } from '../../src/io/zip.ts';

/** Every file of an archive by its name. */
export function unzipped(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const { names, read } = openZip(archive, 'archive.zip');
  return new Map(names.map((name) => [name, read(name) ?? Uint8Array.of()]));
}
