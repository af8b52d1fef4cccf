import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A package that few runs need, loaded when it is first asked for: starting up is what a small suite waits for longest.
 * Where its name stands in quotes, the build makes it that of a file beside the chunk that this function ends up in.
 */
export function loadLazily<T>(name: string): T {
  return require(name) as T;
}
