import type { ASTNode, ASTOperator, Environment, ParseError } from '@marcbachmann/cel-js';
import { loadLazily } from '../../contract/load-lazily.ts';

/** A node of the parser's tree, by its operator. */
export type NodeOf<Op extends ASTOperator> = Extract<ASTNode, { op: Op }>;

/** One problem of an expression, with its place. */
export interface ExpressionProblem {
  readonly message: string;
  /** 0-based, in the text of the expression. */
  readonly offset: number;
  /** The unknown root name. */
  readonly name?: string;
}

const MAX_TEXT = 2000;
const MAX_NODES = 1000;
const MAX_NESTING = 32;
const MAX_DEPTH = 100;

const LIMITS = { maxAstNodes: MAX_NODES, maxDepth: MAX_NESTING, maxListElements: MAX_NODES, maxMapEntries: MAX_NODES };

/** Words for the parser's tokens. */
const TOKENS: Readonly<Record<string, string>> = {
  EOF: 'the end',
  NUMBER: 'a number',
  STRING: 'a text',
  BYTES: 'bytes',
  BOOLEAN: '`true` or `false`',
  NULL: '`null`',
  IDENTIFIER: 'a name',
  PLUS: '`+`',
  MINUS: '`-`',
  MULTIPLY: '`*`',
  DIVIDE: '`/`',
  MODULO: '`%`',
  EQ: '`==`',
  NE: '`!=`',
  LT: '`<`',
  LE: '`<=`',
  GT: '`>`',
  GE: '`>=`',
  AND: '`&&`',
  OR: '`||`',
  NOT: '`!`',
  IN: '`in`',
  LPAREN: '`(`',
  RPAREN: '`)`',
  LBRACKET: '`[`',
  RBRACKET: '`]`',
  LBRACE: '`{`',
  RBRACE: '`}`',
  DOT: '`.`',
  COMMA: '`,`',
  COLON: '`:`',
  QUESTION: '`?`',
};

let environment: Environment | undefined;

/** Parses CEL of bounded size. The library only parses: macros and functions are not its own here. */
export function parseCel(text: string): { readonly root: ASTNode } | { readonly fault: ExpressionProblem } {
  if (text.length > MAX_TEXT) return { fault: { message: `longer than ${MAX_TEXT} characters`, offset: MAX_TEXT } };
  const cel = loadLazily<typeof import('@marcbachmann/cel-js')>('@marcbachmann/cel-js');
  environment ??= new cel.Environment({ unlistedVariablesAreDyn: true, limits: LIMITS });
  try {
    const root = environment.parse(text).ast;
    const deep = deeperThan(root, MAX_DEPTH);
    return deep === undefined ? { root } : { fault: { message: 'nested too deeply', offset: deep.start } };
  } catch (error) {
    if (!(error instanceof cel.ParseError)) throw error;
    return { fault: { message: messageOf(error, text), offset: Math.min(error.range?.start ?? 0, text.length) } };
  }
}

/** The direct parts of a node, in the order written. */
function partsOf(node: ASTNode): readonly ASTNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}

/** How many nodes stand in a tree. */
export function countNodes(node: ASTNode): number {
  return partsOf(node).reduce((count, part) => count + countNodes(part), 1);
}

/** The text of a node as it was written, for messages; the parser leaves the outermost parentheses out. */
export function sourceOf(node: ASTNode): string {
  const text = node.input.slice(node.start, node.end);
  let open = 0;
  let missing = 0;
  for (const character of text) {
    if (character === '(') open++;
    else if (character === ')' && open > 0) open--;
    else if (character === ')') missing++;
  }
  const whole = `${'('.repeat(missing)}${text}${')'.repeat(open)}`.replaceAll(/\s+/g, ' ');
  return whole.length > 60 ? `${whole.slice(0, 57)}...` : whole;
}

function deeperThan(node: ASTNode, depth: number): ASTNode | undefined {
  if (depth === 0) return node;
  for (const part of partsOf(node)) {
    const deep = deeperThan(part, depth - 1);
    if (deep !== undefined) return deep;
  }
  return undefined;
}

function messageOf({ code, summary, range }: ParseError, text: string): string {
  switch (code) {
    case 'limit_exceeded':
      return summary.includes('maxDepth') ? 'nested too deeply' : 'too large';
    case 'unexpected_character':
      return unexpected(text.slice(range?.start, range?.end), text.slice(0, range?.start));
    case 'unexpected_token':
    case 'expected_token':
      return lowered(summary).replaceAll(/\b[A-Z]+\b/g, (token) => TOKENS[token] ?? token);
    default:
      return lowered(summary);
  }
}

function unexpected(written: string, before: string): string {
  // The parser takes `not` for a name and fails on the next token.
  const meant = /\bnot\s+$/.test(before) ? ` after \`not\`${meantWord('not')}` : meantWord(written);
  return `unexpected \`${written}\`${meant ?? ''}`;
}

function lowered(summary: string): string {
  return `${summary.slice(0, 1).toLowerCase()}${summary.slice(1)}`;
}

/** Words of other languages, and their CEL. */
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

/** Functions of other languages, and their CEL. */
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

/** The CEL of another language's word or sign, as the end of a message; undefined without one. */
export function meantWord(written: string): string | undefined {
  return advice(WORDS, written);
}

/** The same for the name of a function. */
export function meantFunction(name: string): string | undefined {
  return advice(FUNCTIONS, name);
}

function advice(table: Readonly<Record<string, string>>, written: string): string | undefined {
  return Object.hasOwn(table, written) ? `: write \`${table[written]}\`` : undefined;
}
