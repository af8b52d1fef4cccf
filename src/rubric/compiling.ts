import { adviseName } from '../contract/nearest-name.ts';
import type { Condition } from './evaluation.ts';
import type { ProblemList } from './problem-list.ts';

/** What a condition is compiled with. */
export interface Compiling {
  readonly problems: ProblemList;
  /** Keys that `score` and `passed` may name; null where only facts can be read. */
  readonly criteria: readonly string[] | null;
}

/** Stands for a condition that could not be compiled; its rubric is refused, so it is never asked. */
export const neverAsked: Condition = () => undefined;

/** Adds the problem of a node that is not there, or that cannot be read here. */
export function refuseNode(key: string, pointer: string, { criteria, problems }: Compiling): void {
  if (criteria === null) {
    problems.add(pointer, { code: 'bad-condition', what: 'only outcomes can read scores and verdicts' });
    return;
  }
  const mend = adviseName(key, criteria);
  problems.add(pointer, { code: 'unknown-criterion', what: `there is no criterion \`${key}\``, mend });
}
