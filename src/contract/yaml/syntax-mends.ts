import { inline } from '../shown.ts';
import { adviseOddCharacter } from './odd-characters.ts';

/** The parser notices a slip only where nothing fits any more. */
const LOOK_ABOVE =
  'The slip is here or further up: a line indented too far or too little, a quote or bracket left open, a colon without a space';
/** A selector in braces, where a bracket begins a list. */
const SELECTOR = /\$[^\s,{}'"[]*(?:\[[^\]]*\][^\s,{}'"[]*)+/g;
/** Keys and values as they stand in braces. */
const MEMBERS = /^\w+: [^,{}]+(?:, \w+: [^,{}]+)+$/;

/** What to mend where the parser lost its way at an offset. */
export function adviseSlip(at: number, text: string): string {
  const { line, column } = lineAt(at, text);
  const selector = [...line.matchAll(SELECTOR)].find(
    ({ index, 0: one }) => index <= column && column <= index + one.length,
  );
  if (selector !== undefined) return `Quote the selector: \`'${inline(selector[0].replaceAll("'", "''"))}'\``;
  return adviseOddCharacter(line) ?? LOOK_ABOVE;
}

/** What to mend where a value has a colon in it. */
export function adviseColon(at: number, text: string): string {
  const { line, column } = lineAt(at, text);
  const value = line.slice(column).trimEnd();
  return MEMBERS.test(value) ? `Put it in braces: \`{ ${inline(value)} }\`` : 'Quote a text with a colon in it';
}

/** To look for a selector takes time in the square of it. */
const LONGEST_LINE = 1000;

function lineAt(at: number, text: string): { readonly line: string; readonly column: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = text.slice(start, start + LONGEST_LINE).split('\n', 1);
  return { line, column: at - start };
}
