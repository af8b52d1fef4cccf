/** The chunks of the command line, which the page brings. */
declare const CHUNKS: Readonly<Record<string, (module: { exports: unknown }) => void>>;

const loaded = new Map<string, unknown>();

/** Runs a chunk on first use. */
export function loadLazily<T>(name: string): T {
  const module = { exports: loaded.get(name) };
  if (module.exports === undefined) CHUNKS[name]?.(module);
  loaded.set(name, module.exports);
  return module.exports as T;
}
