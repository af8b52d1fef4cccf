import { counted } from '../../contract/text.ts';
import type { ConfigReport, Loosening } from '../../gating/decision.ts';
import { MOST_SHOWN } from '../../gating/loosening/looser.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { joined, table } from '../markdown/markdown.ts';
import { leftOut } from '../markdown/rows.ts';
import type { View } from '../markdown/view.ts';

const TITLE = '**This pull request lowers its own bar**';

/** The banner over everything else: what is loosened, from what to what; empty where nothing is. */
export function loosenedBanner(view: View): string {
  const { relaxed: loosened, config: ruler } = view.decision;
  if (loosened.length === 0) return '';
  const rows = loosened.slice(0, Math.min(MOST_SHOWN, view.detail.open));
  return alert(
    joined([
      `${loosenedLine(view)}${whoDecided(ruler)} After the merge this would hold:`,
      rows.length === 0 ? '' : table(['What', 'Held', 'Would hold'], rows.map(cells)),
      leftOut(view, loosened.length - rows.length, 'places'),
    ]),
  );
}

/** The same in one sentence; empty where nothing is loosened. */
export function loosenedLine({ decision: { relaxed: loosened } }: View): string {
  return loosened.length === 0 ? '' : `${TITLE} in ${counted(loosened.length, 'place')}.`;
}

function whoDecided(ruler: ConfigReport | null): string {
  return ruler === null ? '' : ` The bar of ${prose(ruler.decided_by, 120)} decided.`;
}

/** A box that GitHub draws in the colour of a warning. */
function alert(body: string): string {
  return ['[!WARNING]', ...body.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');
}

function cells({ subject, what, old, new: now }: Loosening): readonly string[] {
  return [`${codeSpan(subject, 120)}: ${prose(what, 120)}`, prose(old, 200), prose(now, 200)];
}
