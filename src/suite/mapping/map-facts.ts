import { memberPointer, REFUSED_NAMES } from '../../contract/json.ts';
import type { Place } from '../../errors.ts';
import type { Compiling } from './compiling.ts';
import type { ValueSpec } from './mapping-file.ts';
import { compileValue } from './value.ts';

/** Keys of a trial that have a part of the mapping of their own. */
const STANDARD = ['scenario', 'trial', 'title', 'tags', 'trace', 'usage', 'error'];

/** Compiles the `facts` part of a mapping; a dotted name makes nested objects. */
export function compileFacts(
  specs: Readonly<Record<string, ValueSpec>>,
  compiling: Compiling,
): (record: unknown, where: Place) => Record<string, unknown> {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name, spec]) => {
    const pointer = memberPointer('/facts', name);
    checkName(name, names, pointer, compiling);
    return { path: name.split('.'), value: compileValue(spec, pointer, compiling) };
  });
  return (record, where) => {
    const root: Record<string, unknown> = {};
    for (const { path, value } of facts) {
      const found = value(record, where);
      if (found !== undefined) put(root, path, found);
    }
    return root;
  };
}

function checkName(name: string, names: readonly string[], pointer: string, compiling: Compiling): void {
  const parts = name.split('.');
  const [first = ''] = parts;
  if (STANDARD.includes(first))
    compiling.report(pointer, `\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) compiling.report(pointer, `\`${name}\` cannot be a fact`);
  if (names.some((other) => name.startsWith(`${other}.`)))
    compiling.report(pointer, `\`${name}\` lies inside of another fact that is also written`);
}

/** Puts a value at a path; no path lies inside of another, so every step on the way is an object of ours. */
function put(root: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let at = root;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name] as Record<string, unknown>;
  }
  at[path.at(-1) ?? ''] = value;
}
