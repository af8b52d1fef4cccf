import { Lexer } from 'yaml';

/** Marks that the lexer puts into its stream and that stand nowhere in the text. */
const SCALAR_FOLLOWS = '\u001f';
const WIDTHLESS: ReadonlySet<string> = new Set(['\u0002', '\u0018', SCALAR_FOLLOWS]);
/** White space, comments and marks between nodes, which begin no node themselves. */
const NO_NODE = /^(?:[\s#]|[:,\]}]$)/;

/**
 * How deep a YAML text nests, told from its marks alone: at least half of the true depth, and at most two more.
 * The parser calls itself for every level, so a text that nests too deep has to be found before it.
 * @param enough where to stop counting
 */
export function roughDepth(text: string, enough: number): number {
  const columns: number[] = [];
  let column = 0;
  let flow = 0;
  let deepest = 0;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    const mark = before === SCALAR_FOLLOWS ? 'scalar' : lexeme;
    if (mark === '[' || mark === '{') flow++;
    else if (mark === ']' || mark === '}') flow = Math.max(flow - 1, 0);
    else if (flow === 0 && !WIDTHLESS.has(mark) && !NO_NODE.test(mark)) enter(columns, column);
    deepest = Math.max(deepest, columns.length + flow);
    if (deepest >= enough) return deepest;
    column = columnAfter(lexeme, column);
    before = lexeme;
  }
  return deepest;
}

/** A node that starts at a column lies inside of those that start further left. */
function enter(columns: number[], column: number): void {
  while ((columns.at(-1) ?? -1) > column) columns.pop();
  if (columns.at(-1) !== column) columns.push(column);
}

function columnAfter(lexeme: string, column: number): number {
  if (WIDTHLESS.has(lexeme)) return column;
  const newline = lexeme.lastIndexOf('\n');
  return newline < 0 ? column + lexeme.length : lexeme.length - newline - 1;
}
