import type { Cause, Decision, MetricComparison } from '../../../schemas/types/decision.ts';
import { memberOf } from '../../contract/json.ts';
import { slug } from '../../contract/slug.ts';
import { counted } from '../../contract/text.ts';
import { plainText } from '../../reporting/markdown/escape.ts';
import { capitalised, fixed } from '../../reporting/markdown/format.ts';
import type { Rows } from '../../reporting/markdown/tables.ts';
import {
  causesTitle,
  causeText,
  crashesText,
  layersText,
  partText,
  startText,
} from '../../reporting/sections/causes.ts';
import { driftText } from '../../reporting/sections/drift.ts';
import { leadText, titleOf } from '../../reporting/sections/head.ts';
import { allRates, type RateRow } from '../../reporting/sections/rate-table.ts';
import { brokenTagLine, sliceTable } from '../../reporting/sections/slices.ts';
import { usageRows } from '../../reporting/sections/usage.ts';
import { dumbbell, FEWEST_FOR_BAND, type HistoryPoint, historyChart, waterfallTable } from './charts.ts';
import { html, type Markup, sentence } from './markup.ts';
import type { PageData, PageRun } from './page-data.ts';
import { waterfall } from './points.ts';

/** The decision, where main's runs were, where the points went, and what broke by cause. */
export function overview({ decision, runs }: Pick<PageData, 'decision' | 'runs'>): Markup {
  const drift = driftText(decision);
  const [metric] = decision.metrics;
  return html`<section id="overview" aria-labelledby="head">${head(decision)}<div class="two">${metric === undefined ? null : history(metric, runs, true)}${pointsPart(decision)}</div>${drift === '' ? null : html`<p>${sentence(drift)}</p>`}${causesPart(decision)}</section>`;
}

/** The rates, slices, amounts, and the history of the other metrics. */
export function details({ decision, runs }: Pick<PageData, 'decision' | 'runs'>): Markup {
  const others = decision.metrics.slice(1).map((metric) => history(metric, runs, false));
  return html`<section id="details" aria-label="Numbers">${ratesPart(decision)}${slicesPart(decision)}${usagePart(decision)}<div id="plots" class="two"></div><div class="two">${others}</div></section>`;
}

/** The title and sentences of the comment. */
function head(decision: Decision): Markup {
  const { start, errored } = decision;
  const unjudged = new Set(errored.filter(({ kind }) => kind !== 'agent').map(({ scenario }) => scenario)).size;
  const lines = [
    ...(start === null ? [] : [startText(start, decision)]),
    ...(unjudged === 0 ? [] : [`${counted(unjudged, 'scenario')} with trials without a verdict.`]),
  ];
  return html`<h2 id="head" tabindex="-1">${sentence(titleOf(decision))}</h2><p class="lead">${sentence(leadText(decision, 400))}</p>${lines.map((line) => html`<p>${sentence(line)}</p>`)}<p id="copy" class="do"></p>`;
}

function causesPart(decision: Decision): Markup | null {
  const { causes } = decision;
  const tag = brokenTagLine({ decision });
  if (causes.length === 0) return null;
  return html`<h2>${causesTitle(decision)}</h2><table class="causes"><thead class="vh"><tr><th scope="col">scenarios</th><th scope="col">cause</th></tr></thead><tbody>${causes.map(
    (
      cause,
    ) => html`<tr><td class="num">${cause.scenarios.length}</td><td>${sentence(causeText(cause, { includeOutput: true }))}${parts(cause)}<div class="ids">${links(cause.scenarios)}</div></td></tr>
`,
  )}</tbody></table>${tag === '' ? null : html`<p>${sentence(tag)}</p>`}`;
}

const LINKED = 20;

function links(scenarios: readonly string[]): Markup {
  const more = scenarios.length - LINKED;
  return html`${scenarios.slice(0, LINKED).map((id) => html`<a href="#s-${slug(id)}">${id}</a> `)}${more > 0 ? `and ${more} more` : ''}`;
}

const PARTS = 6;

function parts({ parts: all }: Cause): Markup | null {
  if (all.length < 2) return null;
  const more = all.length - PARTS;
  return html`<ul class="parts">${all.slice(0, PARTS).map((part) => html`<li>${part.scenarios.length} × ${sentence(partText(part, true))}</li>`)}${
    more > 0 ? html`<li>${counted(more, 'more kind')}</li>` : null
  }</ul>`;
}

function ratesPart(decision: Decision): Markup | null {
  const { rates, table, notes } = allRates({ decision, here: 'this run' });
  if (rates.length === 0) return null;
  const columns = columnsOf(table, 2);
  const rows = table.rows.map((cells, index) => rateLine(rates[index], cells, columns));
  const bar = `Bar: where this run may lie by chance, at ${fixed(decision.confidence * 100, 0)} %. `;
  const ranged = rates.some(({ interval }) => interval !== null) ? bar : '';
  return html`<h2>Rates</h2><p class="mu">${decision.baseline === null ? '' : 'Ring: main. '}Dot: this run. ${ranged}Stroke: the least that passes.</p><table class="rates">${headOf(['', '', '0 to 100 %'], columns)}<tbody>${rows}</tbody></table>${notes.map((note) => html`<p class="mu">${sentence(note)}</p>`)}`;
}

/** A column of values: its heading, and the class of its cells. */
interface Column {
  readonly heading: string;
  readonly kind: 'num' | 'bl';
}

/** The columns of a table after so many with icon and name: those of limits, which are texts, and of numbers. */
function columnsOf({ columns, limitAt }: Rows, names: number): readonly Column[] {
  return columns.map((heading, at): Column => ({ heading, kind: at === limitAt ? 'bl' : 'num' })).slice(names);
}

/** The columns of icon and name have no visible heading; screen readers get one. */
function headOf(names: readonly string[], columns: readonly Column[]): Markup {
  const hidden = (index: number): Markup => html`<span class="vh">${index === 0 ? 'sign' : 'name'}</span>`;
  return html`<thead><tr>${names.map((name, index) => html`<th scope="col">${name === '' ? hidden(index) : name}</th>`)}${columns.map(
    ({ heading, kind }) => html`<th scope="col" class="${kind}">${heading}</th>`,
  )}</tr></thead>`;
}

/** The row of the comment, with a chart. The chart shows the means of the paired scenarios if there are any, as the change does. */
function rateLine(
  rate: RateRow | undefined,
  [icon = '', name = '', ...cells]: readonly string[],
  columns: readonly Column[],
): Markup {
  const { paired, baseline = null, candidate = null, interval = null, threshold: limit = null, isMetric } = rate ?? {};
  const shown = { main: paired?.baseline ?? baseline, candidate: paired?.candidate ?? candidate };
  const range =
    interval === null || shown.main === null
      ? null
      : { lower: shown.main + interval.lower, upper: shown.main + interval.upper };
  const label = `${plainText(name)}: ${cells.map((cell, index) => `${columns[index]?.heading} ${plainText(cell)}`).join(', ')}`;
  return html`<tr${isMetric ? html` class="me"` : null}><td>${icon}</td><th scope="row">${sentence(name)}</th><td>${dumbbell({ ...shown, range, limit }, label)}</td>${valuesOf(cells, columns)}</tr>
`;
}

/** Cells that a narrow screen shows below each other, each with its heading. */
function valuesOf(cells: readonly string[], columns: readonly Column[]): readonly Markup[] {
  return columns.map(
    ({ heading, kind }, index) => html`<td class="${kind}" data-l="${heading}">${sentence(cells[index] ?? '')}</td>`,
  );
}

function slicesPart(decision: Decision): Markup | null {
  const { title, table } = sliceTable({ decision, here: 'this run' });
  const columns = columnsOf(table, 1);
  if (table.rows.length === 0) return null;
  return html`<h2>${title}</h2><table class="rates">${headOf(table.columns.slice(0, 1), columns)}<tbody>${table.rows.map(
    ([slice = '', ...cells]) => html`<tr><th scope="row">${sentence(slice)}</th>${valuesOf(cells, columns)}</tr>
`,
  )}</tbody></table>`;
}

function usagePart({ usage, baseline }: Decision): Markup | null {
  if (usage === undefined) return null;
  const table = usageRows(usage, baseline !== null, 'this run');
  const columns = columnsOf(table, 2);
  return html`<h2>What a trial takes</h2><table class="rates">${headOf(['', ''], columns)}<tbody>${table.rows.map(
    ([
      icon = '',
      name = '',
      ...cells
    ]) => html`<tr><td>${icon}</td><th scope="row">${sentence(name)}</th>${valuesOf(cells, columns)}</tr>
`,
  )}</tbody></table>`;
}

/** A metric over main's runs, then in this run; null on main's first run. */
function history(metric: MetricComparison, runs: readonly PageRun[], isFirst: boolean): Markup | null {
  const { rubric, name, title = name, candidate, threshold } = metric;
  const points = runs.flatMap(({ scores, label, ...run }): readonly HistoryPoint[] => {
    const score = memberOf(scores, rubric);
    return score === undefined ? [] : [{ ...run, label: `main ${label}`, score }];
  });
  if (points.length === 0) return null;
  const own = candidate === null ? null : { name: 'this run', label: 'this run', score: candidate };
  const heading = isFirst ? 'Main’s last runs, then this one' : `${title} on main`;
  const band = points.length < FEWEST_FOR_BAND ? '' : 'Grey: where main’s own runs lie. ';
  const link = points.some(({ url }) => url !== undefined) ? 'Each point of main opens its run.' : '';
  return html`<figure><h2>${heading}</h2>${historyChart(points, own, threshold, `${title} over ${counted(points.length, 'run')} of main`)}<figcaption class="mu">${title} of whole runs, in per cent. ${band}${link}</figcaption></figure>`;
}

function pointsPart(decision: Decision): Markup | null {
  const points = waterfall(decision);
  if (points === null) return null;
  const layers = layersText(decision);
  const notes = [
    `Over ${counted(decision.scenarios.paired, 'compared scenario')}`,
    capitalised(crashesText(decision)),
    layers === '' ? '' : `By layer: ${layers}`,
  ].filter((note) => note !== '');
  return html`<figure><h2>${points.title}</h2>${waterfallTable(points)}<figcaption class="mu">${notes.join('. ')}.</figcaption></figure>`;
}
