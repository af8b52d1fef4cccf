import type { AppliedWaiver } from '../../gating/decision.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { fixed } from '../markdown/format.ts';
import { joined, stacked, unbroken } from '../markdown/markdown.ts';
import { foldedTable, openTable, type Rows } from '../markdown/rows.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING, WAIVER_EFFECTS, WAIVER_ORDER } from '../markdown/words.ts';

/** The waivers and what became of each: open as soon as one mattered or failed, folded where none was needed. */
export function waiversSection(view: View): string {
  const { waivers } = view.decision;
  if (waivers.every(({ effect }) => effect === 'unused'))
    return foldedTable(view, 'Waivers, none needed', rowsOf(waivers));
  return joined([`### Waivers (${waivers.length})`, openTable(view, rowsOf(waivers))]);
}

/** How many waivers met which end, on one line; empty without any. */
export function waiversLine({ decision: { waivers } }: View): string {
  const counts = WAIVER_ORDER.map((effect) => ({
    effect,
    count: waivers.filter((one) => one.effect === effect).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ effect, count }) => `${count} ${effect}`);
  return counts.length === 0 ? '' : `**Waivers:** ${counts.join(' · ')}`;
}

function rowsOf(waivers: readonly AppliedWaiver[]): Rows {
  const rows = WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect)).map(cells);
  return { noun: 'waivers', columns: ['Waived', 'Effect', 'Ceiling', 'Reason', 'Owner, last day'], rows };
}

function cells({ subject, effect, ceiling, reason, owner, expires }: AppliedWaiver): readonly string[] {
  const drop = ceiling === null ? NOTHING : `${fixed(ceiling * 100, 1)} points`;
  return [
    codeSpan(subject, 120),
    WAIVER_EFFECTS[effect],
    unbroken(drop),
    reason.trim() === '' ? NOTHING : prose(reason, 200),
    stacked([codeSpan(owner, 60), prose(expires, 20)]),
  ];
}
