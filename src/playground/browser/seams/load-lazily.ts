import Sval from 'sval';

/** The chunks of the command line, which the page brings. */
declare const CHUNKS: Readonly<Record<string, (module: { exports: unknown }, makeFunction: unknown) => void>>;

const loaded = new Map<string, unknown>();

/** Runs a chunk on first use. */
export function loadLazily<T>(name: string): T {
  const module = { exports: loaded.get(name) };
  if (module.exports === undefined) CHUNKS[name]?.(module, interpreted);
  loaded.set(name, module.exports);
  return module.exports as T;
}

/** In place of `Function`: the policy of the page lets no code be made, so what ajv makes of a rubric's JSON Schema is interpreted. */
function interpreted(...words: readonly string[]): unknown {
  const interpreter = new Sval({ ecmaVer: 'latest', sandBox: true });
  interpreter.run(`exports.made = function (${words.slice(0, -1).join(',')}) {${words.at(-1)}}`);
  return interpreter.exports.made;
}
