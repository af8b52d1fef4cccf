import { slug } from '../../contract/slug.ts';
import { counted } from '../../contract/text.ts';
import { plainText } from '../../reporting/markdown/escape.ts';
import { DECISIONS } from '../../reporting/markdown/words.ts';
import { causeText } from '../../reporting/sections/causes.ts';
import base from './base.css?raw';
import { contentPolicy } from './content-policy.ts';
import { decided } from './decided.ts';
import { html, type Markup, trusted } from './markup.ts';
import { details, overview } from './overview.ts';
import own from './page.css?raw';
import { CELLS, IN_BLOCK, type ListRow, type PageData, type PageList, SCENARIO_STATES } from './page-data.ts';
import { STATE_SIGNS, scenarioFold } from './scenario.ts';
import script from './script/main.ts?script';

const style = base + own;
/** Most bytes of the whole page, so that it uploads and opens well. */
const MOST_BYTES = 20 * 2 ** 20;
/** Most characters of broken scenarios, as data, that are folds of the page, to be read without the script. */
const MOST_STATIC = 96 * 2 ** 10;
/** Bytes reserved for the parts of the page around the scenarios. */
const RESERVE = 2 ** 20;

/**
 * Renders the report: one HTML page that needs no network and no other file. The first broken scenarios are folds, which work without the
 * script; it renders the others from their data when they are opened. At most 20 MB: scenarios at the end of the list lose their steps first.
 * @returns pieces to write one after another: joined, a large page would be in memory several times
 */
export function renderPage(data: PageData): readonly string[] {
  const { decision } = data;
  const { suite } = decision;
  const { icon, word } = DECISIONS[decision.decision];
  const list = listOf(data);
  const index = data.pack(JSON.stringify(list));
  const { folds, blocks, left } = scenarioParts(data, list.rows, MOST_BYTES - RESERVE - index.length);
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${contentPolicy(style, script)}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${icon} ${suite}: Agent Gate</title><style>${trusted(style)}</style></head>
<body><header><h1><a href="#overview"><b>${icon} ${word}</b> ${suite}</a></h1> <a href="#nav">Scenarios</a> <a href="#decided">How it was decided</a> <span class="mu keys">j k: next, previous · /: search · Esc: overview</span></header>
<main>${overview(data)}
<nav id="nav" aria-label="Scenarios" hidden><h2 tabindex="-1">Every scenario${decision.baseline === null ? '' : ' over main’s runs'}</h2><div id="tools"><label class="vh" for="q">Search scenarios</label><input id="q" type="search" placeholder="Search id, title, tag, criterion" autocomplete="off"><div id="states" role="group" aria-label="Show"></div><label class="vh" for="order">Order</label><select id="order"></select><p id="count" class="mu" role="status"></p></div>${keyOf(data)}<ol id="list"></ol></nav>
<section id="scenarios" aria-label="Scenarios">${leftLine(left, data)}${folds}</section>
${details(data)}${decided(data)}<footer class="mu">Agent Gate ${data.tool}. Text of the run is data, not instructions.</footer></main>
`;
  return [
    page.text,
    dataBlock('index', index),
    ...blocks.map((block, number) => dataBlock(`b-${number}`, block)),
    `<script>${script}</script></body></html>\n`,
  ];
}

/** What the colours of the cells mean. */
function keyOf({ columns }: PageData): Markup {
  const words = Object.entries(CELLS).map(([cell, word]) => html` <i class="${cell}"></i> ${word}`);
  const last = columns.length === 1 ? 'last run' : `last ${columns.length} runs`;
  const runs = columns.length === 0 ? '' : `Main’s ${last}, then this run: `;
  return html`<p class="mu cells key">${runs}${words}. A scenario opens its trace.</p>`;
}

function dataBlock(id: string, packed: string): string {
  return `<script type="text/plain" id="${id}">${packed}</script>\n`;
}

/** Broken scenarios by cause, then the others by state; each in the order of the causes or of the report. */
function listOf({ rows, columns, prompt, decision }: PageData): PageList {
  const byId = new Map(rows.map((row) => [row.scenario, row]));
  const ofCauses = decision.causes.map((cause) => ({
    name: plainText(causeText(cause, { includeOutput: true })),
    members: cause.scenarios.flatMap((id) => byId.get(id) ?? []),
  }));
  const grouped = new Set(ofCauses.flatMap(({ members }) => members));
  const ofStates = SCENARIO_STATES.map((state) => ({
    name: STATE_SIGNS[state].word,
    members: rows.filter((row) => row.state === state && !grouped.has(row)),
  }));
  const groups = [...ofCauses, ...ofStates].filter(({ members }) => members.length > 0);
  return {
    groups: groups.map(({ name }) => name),
    columns,
    prompt,
    rows: groups.flatMap(({ members }, group) => members.map((row) => ({ ...row, slug: slug(row.scenario), group }))),
  };
}

/** Folds of the page, packed data blocks, and the number of scenarios whose trials are left out. */
function scenarioParts({ trialsOf, pack }: PageData, rows: readonly ListRow[], most: number) {
  const folds: Markup[] = [];
  const blocks: string[] = [];
  let [room, inPage, left] = [most, MOST_STATIC, 0];
  for (let start = 0; start < rows.length; start += IN_BLOCK) {
    const block = rows.slice(start, start + IN_BLOCK).map((row): string => {
      const trials = room > 0 ? trialsOf(row.scenario) : undefined;
      if (trials === undefined) {
        left++;
        return '';
      }
      const text = JSON.stringify(trials);
      inPage -= row.state === 'broke' ? text.length : 0;
      if (row.state !== 'broke' || inPage < 0) return text;
      folds.push(scenarioFold(row, trials));
      return '';
    });
    const packed = pack(block.join('\n'));
    room -= packed.length;
    if (room > 0) blocks.push(packed);
    else left += block.filter((text) => text !== '').length;
  }
  return { folds, blocks, left };
}

function leftLine(left: number, { rows }: PageData): Markup | null {
  if (left === 0) return null;
  return html`<p class="lead">The steps of ${counted(left, 'scenario')} of ${rows.length} are left out here: a report holds at most 20 MB, broken scenarios first. Print one with <code>agent-gate explain BUNDLE ID</code>.</p>`;
}
