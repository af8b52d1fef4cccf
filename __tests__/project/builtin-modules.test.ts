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
  { name: 'a whole module as its default', text: "import os from 'os';", code: `const os = ${held('os')};` },
  {
    name: 'a function of a module that few runs need, by its call',
    text: "import { hash as digest } from 'node:crypto';",
    code: `const digest = (...given) => ${held('crypto')}.hash(...given);`,
  },
  {
    name: 'such a module as a whole, by the first use of a member',
    text: 'import * as zlib from "node:zlib";',
    code: `const zlib = new Proxy({}, { get: (_, member) => ${held('zlib')}[member], has: (_, member) => member in ${held('zlib')} });`,
  },
  { name: 'no other file', text: "import { at } from './fs';", code: "import { at } from './fs';" },
  { name: 'no package', text: "import { parse } from 'yaml';", code: "import { parse } from 'yaml';" },
  {
    name: 'no types',
    text: "import type { Hash } from 'node:crypto';",
    code: "import type { Hash } from 'node:crypto';",
  },
  {
    name: 'no types of a whole module',
    text: "import type fs from 'node:fs';\nexport type { Hash } from 'node:crypto';\ntype Zlib = typeof import('node:zlib');",
    code: "import type fs from 'node:fs';\nexport type { Hash } from 'node:crypto';\ntype Zlib = typeof import('node:zlib');",
  },
  { name: 'no name in a text', text: "export const from = 'fs';", code: "export const from = 'fs';" },
])("the build takes of Node's own modules $name", ({ text, code }) => {
  expect(builtinsByRequire(`// a\n${text}\nrun();`)).toBe(`// a\n${code}\nrun();`);
});

test.each([
  ['constants', 'zlib'],
  ['Gunzip', 'zlib'],
  ['gone', 'zlib'],
  // Promises of it hold both outputs, which those of a function around it do not.
  ['execFile', 'child_process'],
])('it stops where `%s` would load with a call, and is no plain function', (name, from) => {
  expect(() => builtinsByRequire(`import { ${name} } from 'node:${from}';`)).toThrow(`\`${name}\` of node:${from}`);
});

test.each([
  "import fs, { readSync } from 'node:fs'",
  "import fs, * as all from 'fs'",
  "import { readSync } from 'node:fs' with { a: 'b' }",
  "import 'node:fs'",
  "export * from 'fs/promises'",
  "export {\n  readSync,\n} from 'node:fs'",
  "await import('node:fs')",
  "import { readSync } from 'node:fs'",
])('it stops where an import would stay: %j', (statement) => {
  const [named = ''] = /(?:import|export)[^']*'[^']*'/.exec(statement) ?? [];
  expect(() => builtinsByRequire(`run();\n${statement}\n`)).toThrow(`\`${named}`);
});
