import { prose } from './escape.ts';
import { ended } from './format.ts';
import { details, joined } from './markdown.ts';
import type { View } from './view.ts';

const TITLE = 'What this suite can see';

/** What this suite can see, and what would settle the rest; open where the decision hangs on it. */
export function sightSection({ decision, detail }: View): string {
  const sentences = decision.sight.map((sentence) => `- ${ended(prose(sentence, detail.sentence))}`).join('\n');
  if (sentences === '') return '';
  return decision.decision === 'inconclusive' ? joined([`**${TITLE}**`, sentences]) : details(TITLE, sentences);
}
