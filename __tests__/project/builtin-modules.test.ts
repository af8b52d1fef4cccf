import { expect, test } from 'vitest';
import { builtinsByRequire } from '../../scripts/builtin-modules.mjs';

const held = (name: string): string => `process.getBuiltinModule('node:${name}')`;

test.each([
  {
    name: 'values by name, without types',
    text: "import {\n  type Stats,\n  readSync,\n  statSync as stat,\n} from 'node:fs';",
    code: `const { readSync: readSync, statSync: stat } = ${held('fs')};`,
  },
  { name: 'a whole module', text: "import * as os from 'os';", code: `const os = ${held('os')};` },
  {
    name: 'a function of a module that few runs need, by its call',
    text: "import { hash as digest } from 'node:crypto';",
    code: `const digest = (...given) => ${held('crypto')}.hash(...given);`,
  },
  {
    name: 'such a module as a whole, by the first use of a member',
    text: 'import * as zlib from "node:zlib";',
    code: `const zlib = new Proxy({}, { get: (_, member) => ${held('zlib')}[member] });`,
  },
  { name: 'no other file', text: "import { at } from './fs';", code: "import { at } from './fs';" },
  { name: 'no package', text: "import { parse } from 'yaml';", code: "import { parse } from 'yaml';" },
  {
    name: 'no types',
    text: "import type { Hash } from 'node:crypto';",
    code: "import type { Hash } from 'node:crypto';",
  },
])("the build takes of Node's own modules $name", ({ text, code }) => {
  expect(builtinsByRequire(`// a\n${text}\nrun();`)).toBe(`// a\n${code}\nrun();`);
});

test.each(['constants', 'Gunzip', 'gone'])('it stops where `%s` would load with a call, and is no function', (name) => {
  expect(() => builtinsByRequire(`import { ${name} } from 'node:zlib';`)).toThrow(`\`${name}\` of node:zlib`);
});
