import { memberOf } from '../contract/json.ts';
import type { ProblemList } from './problem-list.ts';

/** A list whose last item takes what is left: every other has a key that bounds it. */
interface LastTakesRest {
  /** The section without its plural s. */
  readonly one: 'band' | 'outcome';
  readonly key: string;
  /** How a message asks for the key. */
  readonly asked: string;
}

/** Whether the last item of a list, and no other, takes what is left; what is wrong is added to the problems. */
export function checkLast(
  list: readonly object[] = [],
  { one, key, asked }: LastTakesRest,
  problems: ProblemList,
): void {
  for (const [index, item] of list.entries()) {
    const isLast = index === list.length - 1;
    const isBounded = memberOf(item, key) !== undefined;
    if (isLast === isBounded) {
      const what = `${isLast ? 'the' : 'only the'} last ${one} takes what is left`;
      problems.add(`/${one}s/${index}`, { code: `bad-${one}s`, what, expected: isLast ? `no ${key}` : asked });
    }
  }
}
