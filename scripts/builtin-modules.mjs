// @ts-check
import { builtinModules } from 'node:module';

const IMPORT = /^import (?:\{([^}]*)\}|\* as (\w+)) from ['"](?:node:)?([\w/]+)['"];$/gm;
/** They load when first used, for some runs use none of them. */
const LATE = new Set(['child_process', 'crypto', 'zlib']);

/**
 * Takes Node's own modules as `require` does. An `import` reads all that such a module exports, and thereby loads more: of `node:fs` the
 * promises, and for these the reading of lines from a terminal.
 * @param {string} text an ES module
 */
export function builtinsByRequire(text) {
  return text.replaceAll(IMPORT, (statement, members, whole, name) => {
    if (!builtinModules.includes(name)) return statement;
    const taken = `process.getBuiltinModule('node:${name}')`;
    const isLate = LATE.has(name);
    if (whole !== undefined)
      return `const ${whole} = ${isLate ? `new Proxy({}, { get: (_, member) => ${taken}[member] })` : taken};`;
    const named = namesIn(members);
    return isLate
      ? named.map(([member, own]) => `const ${own} = ${calledLate(name, member)};`).join('\n')
      : `const { ${named.map(([member, own]) => `${member}: ${own}`).join(', ')} } = ${taken};`;
  });
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
 * A function that loads its module by its first call. @throws if the member is none
 * @param {string} name
 * @param {string} member
 */
function calledLate(name, member) {
  if (typeof Reflect.get(process.getBuiltinModule(name) ?? {}, member) !== 'function' || !/^[a-z]/.test(member))
    throw new Error(`\`${member}\` of node:${name} is no function: import the module as a whole`);
  return `(...given) => process.getBuiltinModule('node:${name}').${member}(...given)`;
}
