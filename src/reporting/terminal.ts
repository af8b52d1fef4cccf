import type { Decision } from '../../schemas/types/decision.ts';
import { must } from '../contract/must.ts';
import { findingInHeadline } from '../gating/headline.ts';
import { explainCommand } from './commands.ts';
import { cut, logSafe, plainText } from './markdown/escape.ts';
import type { Rows } from './markdown/tables.ts';
import type { View } from './markdown/view.ts';
import { causeText } from './sections/causes.ts';
import { leadText, titleOf } from './sections/head.ts';
import { openRates } from './sections/rate-table.ts';
import { confirmedRows } from './sections/scenarios.ts';
import { brokenTagLine } from './sections/slices.ts';

/** Styles a text if the terminal shows colours; otherwise returns it unchanged. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'inverse', text: string) => string;

/** Data of the command beside the decision. */
export interface TerminalOptions {
  readonly paint: Paint;
  /** Folder of the bundle; undefined if none is kept. */
  readonly bundle?: string | undefined;
  /** Path of the HTML report; undefined if none was written. */
  readonly report?: string | undefined;
}

/** Keeps the output under twenty lines. */
const DETAIL = {
  findings: 3,
  open: 0,
  folded: 0,
  metrics: 6,
  again: 5,
  causes: 5,
  ids: 5,
  evidence: false,
  sentence: 200,
};
const CAUSE_WIDTH = 74;

const BADGES = {
  pass: [' PASS ', 'green'],
  fail: [' FAIL ', 'red'],
  inconclusive: [' UNDECIDED ', 'yellow'],
  invalid: [' NOT JUDGED ', 'red'],
} as const;

/** Icons and the signs that replace them, which have the same width in every terminal. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['❌', '✗'],
  ['🔻', '↓'],
  ['🟢', '↑'],
  ['⚠️', '!'],
];

function signed(cell: string): string {
  const [, sign] = SIGNS.find(([icon]) => cell.startsWith(icon)) ?? [];
  return sign ?? cell;
}

/** The decision for a terminal: badge, rates, causes and what to do next. Every line is safe to print. */
export function renderTerminal(decision: Decision, { paint, bundle, report }: TerminalOptions): string {
  const [badge, colour] = BADGES[decision.decision];
  const view: View = { decision, detail: DETAIL, links: {}, includeOutput: true, here: 'this run' };
  const again = confirmedRows(decision);
  const first = decision.causes[0]?.scenarios[0];
  const next =
    bundle === undefined || first === undefined
      ? []
      : [`${paint('blue', 'Next')}    ${safe(explainCommand(bundle, [first]))}`];
  const lines = [
    `${paint('inverse', paint(colour, badge))}  ${paint('bold', safe(plainText(titleOf(decision)).replace(/^\S+ /, '')))}`,
    safe(plainText(leadText(decision, DETAIL.sentence))),
    ...block(tableLines(openRates(view).shown, paint)),
    ...block(tableLines({ ...again, rows: again.rows.slice(0, DETAIL.again) }, paint)),
    ...block(causeLines(view, paint)),
    ...block(decision.causes.length > 0 ? [] : findingLines(decision)),
    ...block([...(report === undefined ? [] : [`${paint('blue', 'Report')}  ${safe(report)}`]), ...next]),
    paint('dim', `Comment: --format markdown · data: --json · exit code ${decision.exit_code}`),
  ];
  return `${lines.join('\n')}\n`;
}

function safe(text: string): string {
  return logSafe(text, 240);
}

function block(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

/** A table in aligned columns. */
function tableLines({ columns, rows, align = '' }: Rows, paint: Paint): readonly string[] {
  if (rows.length === 0) return [];
  const cells = [columns, ...rows].map((row) => row.map((cell) => cut(safe(plainText(signed(cell))), 44)));
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row, index) => {
    const line = row
      .map((cell, column) => {
        const width = must(widths[column], 'the width of a column');
        return align[column] === 'r' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
    if (index === 0) return paint('dim', line);
    return row[0]?.startsWith('❌') ? paint('red', line) : line;
  });
}

function causeLines(view: View, paint: Paint): readonly string[] {
  const { causes } = view.decision;
  if (causes.length === 0) return [];
  const width = Math.max(...causes.map(({ scenarios }) => String(scenarios.length).length));
  const lines = causes.slice(0, DETAIL.causes).map((cause) => {
    const { scenarios } = cause;
    const ids = scenarios.slice(0, DETAIL.ids).join(' ') + (scenarios.length > DETAIL.ids ? ' …' : '');
    const words = cut(safe(plainText(causeText(cause, view)).replace(/^\S+ /, '')), CAUSE_WIDTH).padEnd(CAUSE_WIDTH);
    return `${paint('bold', String(scenarios.length).padStart(width))}  ${words}  ${paint('dim', safe(ids))}`;
  });
  const more = causes.length - lines.length;
  const tag = safe(plainText(brokenTagLine(view)));
  return [
    paint('bold', 'What broke, by cause'),
    ...lines,
    ...(more > 0 ? [`${more} more`] : []),
    ...(tag === '' ? [] : [tag]),
  ];
}

function findingLines({ decision, findings, baseline }: Decision): readonly string[] {
  const inHead = findingInHeadline(decision, findings, baseline !== null);
  const others = findings.filter((finding) => finding.effect !== 'notice' && finding !== inHead);
  return others
    .slice(0, 3)
    .map(({ effect, what, next }) =>
      safe(`${effect === 'warn' ? '⚠️' : '❌'} ${what}${next === undefined ? '' : ` → ${next}`}`),
    );
}
