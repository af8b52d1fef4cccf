import type { Decision } from '../../schemas/types/decision.ts';
import { describePlace } from '../errors.ts';
import { decides } from '../gating/findings/finding-list.ts';
import { bundleCommand } from './commands.ts';
import { logSafe, plainText } from './markdown/escape.ts';
import type { Rows } from './markdown/tables.ts';
import type { View } from './markdown/view.ts';
import { causeRows, causesTitle, pointsLines } from './sections/causes.ts';
import { relaxedLine, waiverLines } from './sections/configs.ts';
import { driftLine } from './sections/drift.ts';
import { type Alike, alikeFindings, isInHeadline, openFindings, scenariosToExplain } from './sections/findings.ts';
import { leadText, titleOf } from './sections/head.ts';
import { openRates } from './sections/rate-table.ts';
import { confirmedRows } from './sections/scenarios.ts';
import { brokenTagLine } from './sections/slices.ts';
import { alignedRows, cutToColumns, foldText, type Paint, padColumns } from './terminal-text.ts';

export interface TerminalOptions {
  readonly paint: Paint;
  /** Folder of the bundle; undefined if none is kept. */
  readonly bundle?: string | undefined;
  /** Path of the HTML report; undefined if none was written. */
  readonly report?: string | undefined;
  /** Columns of the terminal; undefined if it does not say. */
  readonly width?: number | undefined;
}

/** Keeps the output to about one screen. */
const DETAIL = {
  findings: 5,
  open: 0,
  folded: 0,
  metrics: 6,
  again: 5,
  causes: 5,
  ids: 5,
  evidence: false,
  sentence: 200,
};
/** Columns where the terminal does not say how many it has. */
const WIDTH = 120;
/** Least columns that the text of a cause has, beside its ids. */
const LEAST_TEXT = 30;

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

/** The decision for a terminal: badge, rates, causes and what to do next. Every line is safe to print. */
export function renderTerminal(decision: Decision, { paint, bundle, report, width = WIDTH }: TerminalOptions): string {
  const [badge, colour] = BADGES[decision.decision];
  const view: View = { decision, detail: DETAIL, links: {}, includeOutput: true, here: 'this run' };
  const again = confirmedRows(decision);
  const first = scenariosToExplain(decision).slice(0, 1);
  const next =
    bundle === undefined || first.length === 0
      ? []
      : [`${paint('blue', 'Next')}    ${safe(bundleCommand('explain', bundle, first))}`];
  const lines = [
    `${paint('inverse', paint(colour, badge))}  ${paint('bold', safe(plainText(titleOf(decision)).replace(/^\S+ /, '')))}`,
    safe(plainText(leadText(decision, DETAIL.sentence))),
    ...block([relaxedLine(view)].filter((line) => line !== '').map((line) => paint('yellow', safe(plainText(line))))),
    ...block(tableLines(openRates(view).shown, paint, width)),
    ...block(tableLines({ ...again, rows: again.rows.slice(0, DETAIL.again) }, paint, width)),
    ...block(
      [driftLine(decision), ...pointsLines(view)].filter((line) => line !== '').map((line) => safe(plainText(line))),
    ),
    ...block(causeLines(view, paint, width)),
    ...block(findingLines(decision, width)),
    ...block(waiverLines(decision).map((line) => safe(plainText(line).replace(/^\S+ /, 'Waiver ')))),
    '',
    paint('dim', `Comment: --format markdown · data: --json · exit code ${decision.exit_code}`),
    ...(report === undefined ? [] : [`${paint('blue', 'Report')}  ${safe(report)}`]),
    ...next,
  ];
  return `${lines.join('\n')}\n`;
}

function safe(text: string): string {
  return logSafe(text, 240);
}

function block(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

function tableLines({ columns, rows, align }: Rows, paint: Paint, width: number): readonly string[] {
  if (rows.length === 0) return [];
  const signOf = (cell: string) => SIGNS.find(([icon]) => cell.startsWith(icon))?.[1];
  const cells = [columns, ...rows].map((row) => row.map((cell) => safe(plainText(signOf(cell) ?? cell))));
  return alignedRows(cells, align, width).map((line, index) => {
    if (index === 0) return paint('dim', line);
    return rows[index - 1]?.[0]?.startsWith('❌') ? paint('red', line) : line;
  });
}

function causeLines(view: View, paint: Paint, columns: number): readonly string[] {
  const { causes } = view.decision;
  if (causes.length === 0) return [];
  const rows = causes.flatMap((cause) => causeRows(cause, view));
  const width = Math.max(...rows.map(({ scenarios }) => String(scenarios.length).length));
  const shown = rows.slice(0, DETAIL.causes).map(({ text, scenarios }) => {
    const ids = scenarios.slice(0, DETAIL.ids).join(' ') + (scenarios.length > DETAIL.ids ? ' …' : '');
    return { count: String(scenarios.length).padStart(width), text: safe(plainText(text)), ids: safe(ids) };
  });
  // Ids may take half of the line; the text takes what it needs of the rest.
  const forIds = Math.min(Math.floor(columns / 2), Math.max(...shown.map(({ ids }) => ids.length)));
  const room = Math.max(LEAST_TEXT, columns - width - 4 - forIds);
  const forText = Math.min(room, Math.max(...shown.map(({ text }) => text.length)));
  const lines = shown.map(({ count, text, ids }) => {
    return `${paint('bold', count)}  ${padColumns(cutToColumns(text, forText), forText)}  ${paint('dim', cutToColumns(ids, forIds))}`;
  });
  const more = rows.length - lines.length;
  const tag = safe(plainText(brokenTagLine(view)));
  return [
    paint('bold', causesTitle(view.decision)),
    ...lines,
    ...(more > 0 ? [`${more} more`] : []),
    ...(tag === '' ? [] : [tag]),
  ];
}

/** Every finding that decides or warns: what, where, what was expected and found, and the remedy. */
function findingLines(decision: Decision, width: number): readonly string[] {
  const groups = alikeFindings(openFindings(decision));
  const lines = groups.slice(0, DETAIL.findings).flatMap((group) => {
    const sign = decides(group.first) ? '✗ ' : '! ';
    return findingParts(group, decision).flatMap((text, index) =>
      foldText(index === 0 ? sign : '  ', safe(plainText(text)), width),
    );
  });
  const more = groups.length - DETAIL.findings;
  return [...lines, ...(more > 0 ? [`${more} more, by --json`] : [])];
}

/** The sentence, unless the headline says it; place, expected and found; the remedy. */
function findingParts({ first, count }: Alike, decision: Decision): readonly string[] {
  const { what, place, expected, actual, next } = first;
  const facts = [
    ...(place === undefined ? [] : [`${count === 1 ? '' : `${count} times, first `}at ${describePlace(place)}`]),
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    ...(actual === undefined ? [] : [`found ${actual}`]),
  ].join(', ');
  const isStated = isInHeadline(first, decision) && (facts !== '' || next !== undefined);
  const said = [...(isStated ? [] : [what]), ...(facts === '' ? [] : [facts])];
  return [...said, ...(next === undefined ? [] : [said.length === 0 ? next : `→ ${next}`])];
}
