import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads a package that few runs need on first use: most of the time of a small suite is start-up.
 * The build replaces a literal name by the file of a chunk of its own.
 */
export function loadLazily<T>(name: string): T {
  return require(name) as T;
}
