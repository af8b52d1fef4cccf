import { type Change, changed, movedNumbers } from './mutation-change.ts';
import type { Part } from './rubric-parts.ts';

/** Texts and names of an expression stay; its operators, numbers and some functions change. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\p{L}_$][\p{L}\p{N}_$]*\(?|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|&&|\|\||[<>=!]=|[<>+*/!]| - /gu;

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
  ['!', ['']],
  ['all(', ['exists(']],
  ['exists(', ['all(']],
  ['min(', ['max(']],
  ['max(', ['min(']],
]);

/** One operator or function of a CEL expression taken for another, or one of its numbers moved. */
export function mutateExpression(part: Part): readonly Change[] {
  const text = part.value;
  if (typeof text !== 'string') return [];
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) =>
    othersOf(token).map((other) => ({
      ...changed(part, text.slice(0, index) + other + text.slice(index + token.length)),
      what: other === '' ? `\`${token}\` left out` : `\`${wordOf(token)}\` became \`${wordOf(other)}\``,
      add: 'cases on either side of what it says',
    })),
  );
}

function othersOf(token: string): readonly string[] {
  if (!/^\d/.test(token)) return CONFUSED.get(token) ?? [];
  return movedNumbers(Number(token)).map(String);
}

function wordOf(token: string): string {
  return token.replace('(', '').trim();
}
