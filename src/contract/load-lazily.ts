import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads a package on first use. Start-up is most of what a small suite waits for, so packages that few runs need load late.
 * The build replaces a literal name by a chunk file.
 */
export function loadLazily<T>(name: string): T {
  return require(name) as T;
}
