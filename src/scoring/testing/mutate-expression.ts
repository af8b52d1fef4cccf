import { type Change, changed } from './mutation-change.ts';
import type { Part } from './rubric-parts.ts';

/** Texts, names and numbers of an expression stay; only its operators change. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|&&|\|\||[<>=!]=|[<>+*/]| - /g;

const CONFUSED: ReadonlyMap<string, readonly string[]> = new Map([
  ['&&', ['||']],
  ['||', ['&&']],
  ['==', ['!=']],
  ['!=', ['==']],
  ['<', ['<=', '>=']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<=']],
  ['>=', ['>', '<']],
  ['+', ['-']],
  [' - ', [' + ']],
  ['*', ['/']],
  ['/', ['*']],
]);

/** One operator of a CEL expression taken for another. */
export function mutateExpression(part: Part): readonly Change[] {
  const text = part.value;
  if (typeof text !== 'string') return [];
  return [...text.matchAll(TOKEN)].flatMap(({ 0: operator, index }) =>
    (CONFUSED.get(operator) ?? []).map((other) => ({
      ...changed(part, text.slice(0, index) + other + text.slice(index + operator.length)),
      what: `\`${operator.trim()}\` became \`${other.trim()}\``,
      add: 'cases on either side of what it says',
    })),
  );
}
