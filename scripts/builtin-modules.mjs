// @ts-check
import { isBuiltin } from 'node:module';
import { promisify } from 'node:util';

const IMPORT = /^import (?:\{([^}]*)\}|(?:\* as )?(\w+)) from ['"]([\w/:]+)['"];$/gm;
/** Any other statement that imports values, and `import()`. */
const LEFT =
  /^\s*(?:import|(?:import|export) (?!type )[^;'"]*\bfrom)\s*['"]([\w/:]+)['"]|(?<!typeof )\bimport\(\s*['"`]([\w/:]+)['"`]/gm;
/** They load when first used, for some runs use none of them. */
const LATE = new Set(['child_process', 'crypto', 'zlib']);

/**
 * Takes Node's own modules as `require` does. An `import` reads all that such a module exports, and thereby loads more: of `node:fs` the
 * promises, and for these the reading of lines from a terminal.
 * @param {string} text an ES module
 * @throws if it imports one in a way that is not rewritten
 */
export function builtinsByRequire(text) {
  const rewritten = text.replaceAll(IMPORT, (statement, members, whole, specifier) => {
    if (!isBuiltin(specifier)) return statement;
    const name = specifier.replace('node:', '');
    const taken = `process.getBuiltinModule('node:${name}')`;
    const isLate = LATE.has(name);
    if (whole !== undefined) return `const ${whole} = ${isLate ? heldLate(taken) : taken};`;
    const named = namesIn(members);
    return isLate
      ? named.map(([member, own]) => `const ${own} = ${calledLate(name, member)};`).join('\n')
      : `const { ${named.map(([member, own]) => `${member}: ${own}`).join(', ')} } = ${taken};`;
  });
  for (const [statement, specifier, asked] of rewritten.matchAll(LEFT))
    if (isBuiltin(specifier ?? asked ?? ''))
      throw new Error(`\`${statement.trim()}\` loads more than is used: import its members by name`);
  return rewritten;
}

/** A module that loads by the first use of a member. @param {string} taken code that loads it */
function heldLate(taken) {
  return `new Proxy({}, { get: (_, member) => ${taken}[member], has: (_, member) => member in ${taken} })`;
}

/** Each value that is imported, and its name in the importing module. @param {string} members between braces */
function namesIn(members) {
  const values = members.split(',').map((member) => member.trim());
  return values
    .filter((member) => member !== '' && !member.startsWith('type '))
    .map(
      (member) => /** @type {[string, string]} */ (member.includes(' as ') ? member.split(' as ') : [member, member]),
    );
}

/**
 * A function that loads its module by its first call. @throws if the member is none, or has more than its call
 * @param {string} name
 * @param {string} member
 */
function calledLate(name, member) {
  const value = Reflect.get(process.getBuiltinModule(name) ?? {}, member);
  if (typeof value !== 'function' || !/^[a-z]/.test(member) || promisify.custom in value)
    throw new Error(`\`${member}\` of node:${name} is no plain function: import the module as a whole`);
  return `(...given) => process.getBuiltinModule('node:${name}').${member}(...given)`;
}
