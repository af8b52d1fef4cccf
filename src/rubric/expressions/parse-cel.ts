import type { ASTNode, ASTOperator, Environment, ParseError } from '@marcbachmann/cel-js';
import { loadLazily } from '../../contract/load-lazily.ts';

export type NodeOf<Op extends ASTOperator> = Extract<ASTNode, { op: Op }>;

export interface ExpressionProblem {
  readonly message: string;
  /** Offset in the text of the expression, from 0. */
  readonly offset: number;
  /** The unknown root name, if that is the problem. */
  readonly name?: string;
}

const MAX_NODES = 1000;
const LIMITS = { maxAstNodes: MAX_NODES, maxDepth: 32, maxListElements: MAX_NODES, maxMapEntries: MAX_NODES };

let environment: Environment | undefined;

/** Parses CEL of bounded size. The library only parses; its own macros and functions are not used. */
export function parseCel(text: string): { readonly root: ASTNode } | { readonly problem: ExpressionProblem } {
  const cel = loadLazily<typeof import('@marcbachmann/cel-js')>('@marcbachmann/cel-js');
  environment ??= new cel.Environment({ unlistedVariablesAreDyn: true, limits: LIMITS });
  try {
    return { root: environment.parse(text).ast };
  } catch (error) {
    if (!(error instanceof cel.ParseError)) throw error;
    return { problem: { message: messageOf(error, text), offset: Math.min(error.range?.start ?? 0, text.length) } };
  }
}

/** The source text of a node, for messages; adds the outermost parentheses, which the parser leaves out. */
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

function messageOf({ code, summary, range }: ParseError, text: string): string {
  if (code === 'limit_exceeded') return summary.includes('maxDepth') ? 'nested too deeply' : 'too large';
  if (code === 'unexpected_character') {
    const written = text.slice(range?.start, range?.end);
    return `unexpected \`${written}\`${meantWord(written) ?? ''}`;
  }
  return `${summary.slice(0, 1).toLowerCase()}${summary.slice(1)}`;
}

/** Words and signs of other languages, mapped to CEL. */
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

/** The CEL for another language's word or sign, as the end of a message; undefined if there is none. */
export function meantWord(written: string): string | undefined {
  return Object.hasOwn(WORDS, written) ? `: write \`${WORDS[written]}\`` : undefined;
}
