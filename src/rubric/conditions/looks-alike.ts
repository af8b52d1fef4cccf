import { codePointName } from '../../contract/character-names.ts';

/** What nobody sees: marks of zero width and of direction, joiners, soft hyphens. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SPACES = /\p{Zs}/gu;
/** Nearly all that is compared, in which every character shows and is written in one way only. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Whether two texts read the same though they may be written with other code points, as far as the shorter one goes. */
export function looksAlike(one: string, other: string): boolean {
  const [a, b] = [seen(one), seen(other)];
  return a === b || (a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a)));
}

function seen(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').normalize('NFC');
}

/** The character at the beginning of a text by its code points, with the marks that belong to it, as `U+0065 U+0301`. */
export function codePoints(text: string): string {
  const [character] = /^.\p{M}*/su.exec(text) ?? [];
  if (character === undefined) return 'its end';
  return [...character].slice(0, MOST).map(codePointName).join(' ');
}

/** More marks on one character are not shown. */
const MOST = 4;
