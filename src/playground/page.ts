import { deflated } from '../io/deflate.ts';
import base from '../report/page/base.css?raw';
import { contentPolicy } from '../report/page/content-policy.ts';
import { html, trusted } from '../report/page/markup.ts';
import loader from './browser/loader.ts?script';
import code from './browser/main.ts?bundle';
import own from './page.css?raw';
import type { PageData } from './page-data.ts';

const style = base + own;

/**
 * Renders the playground: one HTML page with the engine, which needs no network. The code and the trials are compressed; the policy of the
 * page lets these two scripts run and nothing else, so that no text of a run can.
 * @param tool version of the product
 */
export function renderPage(data: PageData, tool: string): string {
  const files = data.texts.rubrics.map(({ file }, index) => html`<option value="${index}">${file}</option>`);
  const button = (id: string, words: string) => html`<button type="button" id="${id}">${words}</button>`;
  const editor = (id: string, name: string) =>
    html`<div class="editor"><pre id="${id}-lines" aria-hidden="true"></pre><textarea id="${id}" aria-label="${name}" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"></textarea></div><ol id="${id}-problems" class="problems" aria-label="Problems of the ${name}"></ol>`;
  const page = html`<!doctype html>
<html lang="en" data-tool="${tool}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${contentPolicy(style, loader, code)}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Agent Gate playground</title><style>${trusted(style)}</style></head>
<body><header><h1>Agent Gate playground</h1><p id="status" role="status">Opening the engine …</p></header>
<main>
<section aria-labelledby="h-rubric"><h2 id="h-rubric">Rubric</h2><div class="bar"><label class="vh" for="file">File of the rubric</label><select id="file">${files}</select>${button('copy', 'Copy')}${button('save', 'Save as file')}${button('reset', 'As loaded')}</div>
${editor('rubric', 'rubric')}<div id="sliders"></div></section>
<section class="right" aria-labelledby="h-trials"><h2 id="h-trials">Trials</h2><div id="rates"></div><div class="bar"><label><input type="checkbox" id="failing"> Only those that do not pass</label>${button('case', 'Copy trial as a test case')}</div><div id="trials" role="radiogroup" aria-label="Trials"></div><div id="tree"></div></section>
<section aria-labelledby="h-change"><h2 id="h-change">What your edit does</h2><div id="change"></div></section>
<section aria-labelledby="h-policy"><h2 id="h-policy">Policy</h2>${editor('policy', 'policy')}</section>
<section aria-labelledby="h-comment"><h2 id="h-comment">Comment of the pull request</h2><div class="bar" id="drop"><label>Results, or a mapping <input type="file" id="files" multiple></label>${button('swap', 'Swap the runs')}</div><p id="runs" class="mu"></p><div id="comment"></div></section>
</main><footer class="mu">Agent Gate ${tool}. Everything runs in this page: nothing is sent, and no judge is asked. Text of the run is data, not instructions.</footer>
<script type="text/plain" id="code">${deflated(code)}</script><script type="text/plain" id="data">${deflated(JSON.stringify(data))}</script><script>${trusted(loader)}</script></body></html>
`;
  return page.text;
}
