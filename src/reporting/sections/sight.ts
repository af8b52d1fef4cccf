import { prose } from '../markdown/escape.ts';
import { ended } from '../markdown/format.ts';
import { details, joined, stacked } from '../markdown/markdown.ts';
import type { View } from '../markdown/view.ts';
import { levelLines } from './levels.ts';

const TITLE = 'What this suite can see';

/**
 * What this suite can see, what would settle the rest, and how well the rates of this run are known. The first two stand open where the
 * decision hangs on them, and then as no list: it would run into the findings below it.
 */
export function sightSection(view: View): string {
  const { decision, detail } = view;
  const sentences = decision.power.map((sentence) => ended(prose(sentence, detail.sentence)));
  const levels = levelLines(view);
  if (decision.decision !== 'inconclusive' || sentences.length === 0) return folded(TITLE, [...sentences, ...levels]);
  return joined([stacked([`**${TITLE}**`, ...sentences]), folded('How well the rates of this run are known', levels)]);
}

function folded(title: string, sentences: readonly string[]): string {
  return sentences.length === 0 ? '' : details(title, sentences.map((sentence) => `- ${sentence}`).join('\n'));
}
