import { codePointName } from '../character-names.ts';

/** Characters that look like a part of YAML and are none: their name, and what is meant. */
const ODD: Readonly<Record<string, readonly [string, string]>> = {
  '\u00a0': ['no-break space', 'a plain space'],
  '\u2007': ['figure space', 'a plain space'],
  '\u202f': ['narrow no-break space', 'a plain space'],
  '\u3000': ['ideographic space', 'a plain space'],
  '\uff0c': ['full-width comma', '`,`'],
  '\uff1a': ['full-width colon', '`:`'],
  '\uff3b': ['full-width bracket', '`[`'],
  '\uff3d': ['full-width bracket', '`]`'],
  '\uff5b': ['full-width brace', '`{`'],
  '\uff5d': ['full-width brace', '`}`'],
};

/** What to write in place of the first such character of a line; undefined where it has none. */
export function adviseOddCharacter(line: string): string | undefined {
  const column = line.split('').findIndex((character) => Object.hasOwn(ODD, character));
  const character = line.charAt(column);
  const [name, plain] = ODD[character] ?? [];
  return name && `${codePointName(character)} ${name} at column ${column + 1}: write ${plain}`;
}
