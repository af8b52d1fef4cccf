import { pValue } from '../../gating/wording.ts';
import { codeSpan, keyText } from '../markdown/escape.ts';
import { changeCell, signedPoints, wholeChange, wholeRate } from '../markdown/format.ts';
import { foldedList } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING } from '../markdown/words.ts';

/** `10 of the 11 that broke carry the tag conflict (10 of its 10).` Empty if no tag holds them. */
export function brokenTagLine({ decision }: Pick<View, 'decision'>): string {
  if (decision.broken_tag === undefined) return '';
  const { tag, broken, of, scenarios } = decision.broken_tag;
  return `**${broken} of the ${of} that ${decision.confirm === null ? 'broke' : 'failed'}** carry the tag ${codeSpan(tag, 60)} (${broken} of its ${scenarios}).`;
}

/** The rates of every slice; those with the smallest p first. */
export function sliceTable({ decision, here }: Pick<View, 'decision' | 'here'>) {
  const { changes = [], untested = [] } = decision.slices ?? {};
  const rows = changes.map(({ slice, rate, scenarios, baseline, candidate, p, adjusted_p: adjusted }) => [
    `${codeSpan(slice, 60)} (${scenarios})`,
    keyText(rate),
    changeCell({
      main: wholeRate(baseline),
      here: wholeRate(candidate),
      change: signedPoints(wholeChange(baseline, candidate)),
    }),
    p === 1 ? NOTHING : pValue(adjusted),
  ]);
  const columns = ['Slice (scenarios)', 'Rate', `main → ${here}`, 'p, adjusted'];
  const title = `Slices${untested.length === 0 ? '' : `, ${untested.length} smaller ones not tested`}`;
  return { title, table: { noun: 'slices', columns, align: 'llrr', rows } };
}

export function slicesSection(view: View): string {
  const { title, table } = sliceTable(view);
  return foldedList(view, title, table);
}
