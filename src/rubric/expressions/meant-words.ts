/** What people of other languages write, and its CEL. */
const WORDS: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  '&': '&&',
  '|': '||',
  '=': '==',
  True: 'true',
  False: 'false',
  None: 'null',
  Null: 'null',
  NULL: 'null',
};

/** The same of functions. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  not: '!',
  len: 'size',
  length: 'size',
  count: 'size',
  any: 'exists',
  some: 'exists',
  every: 'all',
  includes: 'contains',
  avg: 'mean',
  lower: 'lowerAscii',
};

/** How a word or sign is written in CEL, as the end of a message; undefined where no other language's is known. */
export function meantWord(written: string): string | undefined {
  return advice(WORDS, written);
}

/** The same of the name of a function. */
export function meantFunction(name: string): string | undefined {
  return advice(FUNCTIONS, name);
}

function advice(table: Readonly<Record<string, string>>, written: string): string | undefined {
  return Object.hasOwn(table, written) ? `: write \`${table[written]}\`` : undefined;
}
