import { inline } from '../contract/text.ts';
import type { Place, Problem, Problems } from '../errors.ts';

export interface RubricProblems {
  /** Adds a problem at a JSON pointer of the file. */
  add(pointer: string, problem: Omit<Problem, 'where'>): void;
}

/** Adds each problem to the list with its place and the innermost criterion, node, fact or step around it. */
export function problemsAt(problems: Problems, placeOf: (pointer: string) => Place): RubricProblems {
  return {
    add: (pointer, problem) =>
      problems.add([{ ...problem, what: `${partOf(pointer)}${problem.what}`, where: placeOf(pointer) }]),
  };
}

const KINDS: Readonly<Record<string, string>> = { criteria: 'criterion', nodes: 'node', derive: 'fact', steps: 'step' };
const INNERMOST = /^.*\/(criteria|nodes|derive|steps)\/([^/]+)/s;

function partOf(pointer: string): string {
  const [, section = '', name = ''] = INNERMOST.exec(pointer) ?? [];
  return name === '' ? '' : `${KINDS[section]} \`${inline(name)}\`: `;
}

/** `expected` and `found` for a part that must have exactly one of several keys. */
export function exactlyOne(known: readonly string[], found: readonly string[]): Pick<Problem, 'expected' | 'found'> {
  return {
    expected: `exactly one of ${known.join(', ')}`,
    found: found.length === 0 ? 'none of them' : found.join(' and '),
  };
}
