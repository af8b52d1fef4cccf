import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a package on first use, since start-up is most of what a small suite waits for. The build replaces a literal name by a chunk file. */
export function loadLazily<T>(name: string): T {
  return require(name) as T;
}
