import type { Fold } from '../patterns/fold-case.ts';
import { includesText } from '../patterns/linear-search.ts';
import { IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { firstBeside } from './item-set.ts';

type List = readonly unknown[];

/** End of an explanation: the first text that is a part, or that is none; as all others here, empty where there is none. */
export function firstPart(value: string, texts: readonly string[], isPart: boolean, fold: Fold): string {
  const whole = fold(value) as string;
  const found = texts.find((text) => includesText(whole, fold(text) as string) === isPart);
  return clause(isPart ? 'namely' : 'lacks', found);
}

/** The first item of the argument that is not in the list. */
export function lacking(list: List, argument: List, fold: Fold): string {
  return clause('lacks', firstBeside(argument, list, false, fold));
}

/** The first item of the list that is not in the argument. */
export function exceeding(list: List, argument: List, fold: Fold): string {
  return clause('has', firstBeside(list, argument, false, fold));
}

/** The first item of the list that is in the argument too. */
export function shared(list: List, argument: List, fold: Fold): string {
  return clause('namely', firstBeside(list, argument, true, fold));
}

function clause(word: string, item: unknown): string {
  return item === undefined ? '' : `, ${word} ${shownValue(item, IN_SENTENCE)}`;
}
