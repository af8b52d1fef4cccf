import { hash } from 'node:crypto';
import { slug } from '../../contract/slug.ts';
import { counted } from '../../contract/text.ts';
import { plainText } from '../../reporting/markdown/escape.ts';
import { byteLength } from '../../reporting/markdown/format.ts';
import { DECISIONS } from '../../reporting/markdown/words.ts';
import { causeText } from '../../reporting/sections/causes.ts';
import { decided } from './decided.ts';
import { dataText, html, type Markup, trusted } from './markup.ts';
import { overview } from './overview.ts';
import style from './page.css?raw';
import script from './page.js?raw';
import { type PageData, type PageRow, SCENARIO_STATES } from './page-data.ts';
import { STATE_SIGNS, scenarioBody, scenarioFold } from './scenario.ts';

/** Most bytes of the whole page, so that it uploads, opens and scrolls well. */
const MOST_BYTES = 20 * 2 ** 20;
/** Most bytes of broken scenarios rendered into the page; the script renders the rest from data. */
const MOST_STATIC = 4 * 2 ** 20;
/** Bytes reserved for the parts of the page around the scenarios. */
const RESERVE = 2 ** 20;

/**
 * Renders the report: one HTML page that needs no network and no other file. Broken scenarios are folds, which work without the script;
 * the script renders the others from data. At most 20 MB: scenarios at the end of the list lose their steps first.
 */
export function renderPage(data: PageData): string {
  const { decision } = data;
  const { suite } = decision;
  const { icon, word } = DECISIONS[decision.decision];
  const groups = groupsOf(data);
  const list = dataText(listOf(groups));
  const frame = byteLength(list) + RESERVE;
  const { folds, blocks, left } = scenarioParts(data, groups, MOST_BYTES - frame);
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy()}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${icon} ${suite}: Agent Gate</title><style>${trusted(style)}</style></head>
<body><a class="skip" href="#head">Skip to the content</a><header><h1><a href="#overview"><b>${icon} ${word}</b> ${suite}</a></h1> <a class="narrow" href="#nav">Scenarios</a> <a href="#decided">How it was decided</a> <span class="mu keys">j k: next, previous · /: search · Esc: overview</span></header>
<nav id="nav" aria-label="Scenarios" hidden><div id="tools"><label class="vh" for="q">Search scenarios</label><input id="q" type="search" placeholder="Search id, title, tag" autocomplete="off"><div id="states" role="group" aria-label="Show"></div><div id="picks"></div><p id="count" class="mu" role="status"></p></div><ol id="list"></ol></nav>
<main>${overview(decision)}
<section id="scenarios" aria-label="Scenarios">${leftLine(left, data)}${folds}</section>
${decided(data)}<footer class="mu">Agent Gate ${data.tool}. Text of the run is data, not instructions.</footer></main>
<script type="application/json" id="index">${trusted(list)}</script>
${blocks}<script>${trusted(script)}</script></body></html>
`;
  return page.text;
}

function policy(): string {
  const integrityOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
  return `default-src 'none'; style-src ${integrityOf(style)}; script-src ${integrityOf(script)}; base-uri 'none'; form-action 'none'`;
}

/** Scenarios under one heading of the list. */
interface Group {
  readonly name: string;
  readonly rows: readonly PageRow[];
}

/** Broken scenarios by cause, then the others by state; each in the order of the causes or of the report. */
function groupsOf({ rows, decision }: PageData): readonly Group[] {
  const byId = new Map(rows.map((row) => [row.scenario, row]));
  const ofCauses = decision.causes.map((cause) => ({
    name: plainText(causeText(cause, { includeOutput: true })),
    rows: cause.scenarios.flatMap((id) => byId.get(id) ?? []),
  }));
  const grouped = new Set(ofCauses.flatMap((group) => group.rows));
  const ofStates = SCENARIO_STATES.map((state) => ({
    name: STATE_SIGNS[state].word,
    rows: rows.filter((row) => row.state === state && !grouped.has(row)),
  }));
  return [...ofCauses, ...ofStates].filter((group) => group.rows.length > 0);
}

/** Data of the list: each row has the slug of its scenario (0 if it equals the id), and its state and group as indexes. */
function listOf(groups: readonly Group[]): object {
  const rows = groups.flatMap((group, index) =>
    group.rows.map(({ scenario: id, title = '', state, isFlaky, tags, criteria }) => [
      slug(id) === id ? 0 : slug(id),
      id,
      title,
      SCENARIO_STATES.indexOf(state),
      isFlaky ? 1 : 0,
      index,
      tags,
      criteria,
    ]),
  );
  return { states: SCENARIO_STATES, groups: groups.map(({ name }) => name), rows };
}

/** Folds in the page, data blocks, and the number of scenarios whose trials are left out. */
function scenarioParts({ trialsOf }: PageData, groups: readonly Group[], most: number) {
  const folds: Markup[] = [];
  const blocks: Markup[] = [];
  let [room, left] = [most, 0];
  const rows = groups.flatMap((group) => group.rows);
  for (const [index, row] of rows.entries()) {
    const trials = room > 0 ? trialsOf(row.scenario) : undefined;
    if (trials === undefined) {
      left++;
      continue;
    }
    const fold = scenarioFold(row, scenarioBody(row, trials));
    const size = byteLength(fold.text);
    // After the first scenario that does not fit, no further one is tried.
    room = size <= room ? room - size : 0;
    if (room === 0) left++;
    else if (row.state === 'broke' && most - room <= MOST_STATIC) folds.push(fold);
    // No text of a run can end the block: `html` has escaped it.
    else blocks.push(html`<script type="text/html" id="b-${index}">${fold}</script>\n`);
  }
  return { folds, blocks, left };
}

function leftLine(left: number, { rows }: PageData): Markup | null {
  if (left === 0) return null;
  return html`<p class="left">The steps of ${counted(left, 'scenario')} of ${rows.length} are left out here: a report holds at most 20 MB, broken scenarios first. Print one with <code>agent-gate explain BUNDLE ID</code>.</p>`;
}
