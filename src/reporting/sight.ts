import { prose } from './escape.ts';
import { ended } from './format.ts';
import { details, stacked } from './markdown.ts';
import type { View } from './view.ts';

const TITLE = 'What this suite can see';

/**
 * What this suite can see, and what would settle the rest; open where the decision hangs on it, and then no list: it would
 * run into the findings below it.
 */
export function sightSection({ decision, detail }: View): string {
  const sentences = decision.sight.map((sentence) => ended(prose(sentence, detail.sentence)));
  if (sentences.length === 0) return '';
  if (decision.decision === 'inconclusive') return stacked([`**${TITLE}**`, ...sentences]);
  return details(TITLE, sentences.map((sentence) => `- ${sentence}`).join('\n'));
}
