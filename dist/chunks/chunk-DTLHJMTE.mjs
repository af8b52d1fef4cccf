import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  EVIDENCE_FILE,
  MAIN_TRIALS_FILE,
  RESULTS_FILE,
  byScenario,
  checkGate,
  comparedTrial,
  compileConfig,
  configOfBundle,
  evidenceOf,
  explainTrial,
  firstDifference,
  isOfArm,
  reportOfBundle,
  scoreByConfig,
  textsOf
} from "./chunk-MFAATJ3K.mjs";
import {
  DECISIONS,
  EFFECTS,
  ERROR_KINDS,
  NOTHING,
  NOTHING_MORE,
  STATE_WORDS,
  TESTS,
  VERDICTS,
  WAIVER_EFFECTS,
  allRates,
  brokenTagLine,
  byteLength,
  capitalised,
  causeText,
  causesTitle,
  criterionName,
  driftText,
  fixed,
  leadText,
  pValue,
  partText,
  primaryRubric,
  readRun,
  referenceOf,
  scoresOf,
  shortHash,
  shortSha,
  sliceTable,
  slug,
  startRedaction,
  startText,
  titleOf,
  usageRows,
  wholeRate
} from "./chunk-LPU6VLWA.mjs";
import {
  jsonLines
} from "./chunk-WNED5VPX.mjs";
import {
  cut,
  loadLazily,
  meanOf,
  parseRecord,
  schemaCheck
} from "./chunk-LSFE6R6I.mjs";
import {
  INVISIBLE_PATTERN,
  plainText,
  visible
} from "./chunk-IXZP7M2H.mjs";
import {
  canonicalJson
} from "./chunk-C6Q4FMUK.mjs";
import {
  isRecord,
  memberOf
} from "./chunk-EJX4T4YE.mjs";
import {
  UserError
} from "./chunk-NNOWPGVS.mjs";
import {
  counted,
  must,
  unicodeEscape
} from "./chunk-7LAB6J43.mjs";

// schemas/decision.schema.json
var decision_schema_default = () => loadLazily("./decision.schema.cjs");

// src/report/page/page.ts
import { hash } from "node:crypto";

// src/report/page/align.ts
var MOST_PAIRS = 4e6;
var SAME = 4;
function align(main, candidate, alike) {
  if (main.length * candidate.length > MOST_PAIRS)
    return [...main.map((item) => [item, null]), ...candidate.map((item) => [null, item])];
  const width = candidate.length + 1;
  const weights = Int8Array.from(main.flatMap((item) => candidate.map((counterpart) => alike(item, counterpart))));
  const best = new Int32Array((main.length + 1) * width);
  const at2 = (row2, column2) => must(best[row2 * width + column2], "a total");
  const joined = (row2, column2) => {
    const weight = must(weights[row2 * candidate.length + column2], "a weight");
    return weight === 0 ? -1 : weight + at2(row2 + 1, column2 + 1);
  };
  for (let cell2 = main.length * candidate.length - 1; cell2 >= 0; cell2--) {
    const [row2, column2] = [Math.floor(cell2 / candidate.length), cell2 % candidate.length];
    best[row2 * width + column2] = Math.max(joined(row2, column2), at2(row2 + 1, column2), at2(row2, column2 + 1));
  }
  const aligned = [];
  let [row, column] = [0, 0];
  while (row < main.length && column < candidate.length) {
    const isJoined = joined(row, column) === at2(row, column);
    const isMain = isJoined || at2(row + 1, column) >= at2(row, column + 1);
    const isOwn = isJoined || !isMain;
    aligned.push([isMain ? main[row++] ?? null : null, isOwn ? candidate[column++] ?? null : null]);
  }
  const rest = main.slice(row).map((item) => [item, null]);
  return [...aligned, ...rest, ...candidate.slice(column).map((item) => [null, item])];
}

// src/report/page/markup.ts
var Markup = class {
  text;
  constructor(parts2, values) {
    this.text = parts2.map((part, index) => part + (index < values.length ? written(values[index] ?? null) : "")).join("");
  }
};
function html(parts2, ...values) {
  return new Markup(parts2, values);
}
function trusted(text) {
  return new Markup([text], []);
}
var CODE_OR_BOLD = /(`+) ?(.+?) ?\1(?!`)|\*\*/gs;
function sentence(markdown) {
  const text = markdown.replaceAll("<wbr>", "");
  const parts2 = [];
  let [end, isBold] = [0, false];
  for (const { 0: whole, 2: code, index } of text.matchAll(CODE_OR_BOLD)) {
    parts2.push(text.slice(end, index));
    if (code === void 0) {
      isBold = !isBold;
      parts2.push(trusted(isBold ? "<b>" : "</b>"));
    } else parts2.push(html`<code>${code}</code>`);
    end = index + whole.length;
  }
  return html`${parts2}${text.slice(end)}${isBold ? trusted("</b>") : null}`;
}
function written(value) {
  if (value === null) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(written).join("");
  return typeof value === "number" ? String(value) : escaped(value);
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"]
]);
function escaped(text) {
  const shown = INVISIBLE.test(text) ? text.split(LINES).map(visibleLine).join("\n") : text;
  return shown.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? "");
}
var INVISIBLE = new RegExp(`(?![\\n\\t])${INVISIBLE_PATTERN.source}|\\p{M}{4}`, "u");
var LINES = /\r\n|[\r\n]/;
function visibleLine(line) {
  return line.split("	").map((part) => visible(part, Number.MAX_SAFE_INTEGER)).join("	");
}
function dataText(value) {
  return JSON.stringify(value).replace(/[<>&]/g, unicodeEscape).replace(INVISIBLE_PATTERN, unicodeEscape);
}
function linkTo(words, address) {
  const plain = address !== void 0 && /^https:\/\/[\w.-]+(?::\d+)?\/[\w.~/?#=&%-]*$/.test(address);
  return plain ? html`<a href="${address}" rel="noreferrer">${words}</a>` : html`${words}`;
}

// src/report/page/basis.ts
function basis(evidence) {
  const facts = evidence === void 0 ? ["its bundle does not record what it rests on"] : factsOf(evidence);
  return html`<div class="mu">${facts.join(" \xB7 ")}</div>`;
}
function factsOf(evidence) {
  const {
    checked_out: checkedOut,
    job,
    attempt,
    base,
    config,
    results,
    scenarios,
    fresh,
    control,
    memory,
    listings = []
  } = evidence;
  return [
    checkedOut && checkoutText(checkedOut),
    job && `job ${job.name}`,
    attempt && `attempt ${attempt}`,
    base && branchText(base),
    config && `config ${shortHash(config)}`,
    results && `${counted(results.trials, "trial")} in ${counted(results.files, "results file")}`,
    scenarios && withExpected(counted(scenarios.found, "scenario"), scenarios.expected, "on main"),
    fresh && withExpected(counted(fresh.delivered, "fresh trial"), fresh.asked, "asked"),
    memory && pushText(memory),
    control && withExpected(counted(control.delivered, "control trial"), control.asked, "asked"),
    ...listings.map(({ listing, is_whole: isWhole }) => `${listing} ${isWhole ? "" : "not "}listed to the end`)
  ].filter((fact) => typeof fact === "string");
}
function checkoutText({ commit, branch, is_of_event: isOfEvent }) {
  const name = branch === void 0 ? shortSha(commit) : `${branch} at ${shortSha(commit)}`;
  return `checked out ${name}${isOfEvent === false ? ", which is not of the event" : ""}`;
}
function branchText({ branch, is_default: isDefault, is_protected: isProtected }) {
  const kinds = [...isDefault ? ["default"] : [], ...isProtected ? ["protected"] : []];
  return `base ${branch}${kinds.length === 0 ? "" : ` (${kinds.join(", ")})`}`;
}
function pushText({ judged, open }) {
  const left = open === void 0 ? "" : `, ${counted(open.scenarios.length, "scenario")} to clear`;
  return `push ${judged + 1} of its pull request${left}`;
}
function withExpected(text, expected, word) {
  return expected === void 0 ? text : `${text}, ${expected} ${word}`;
}

// src/report/page/decided.ts
function decided({ decision, changed, policy: policy2, evidence }) {
  return html`<section id="decided" aria-labelledby="how"><h2 id="how" tabindex="-1">How it was decided</h2>${findings(decision.findings)}${tests(decision)}${waivers(decision)}${configs(decision, changed)}${runs(decision, evidence)}${policy2 === null ? null : html`<details><summary>The policy that decided</summary><pre tabindex="0">${policy2}</pre></details>`}</section>`;
}
function findings(all) {
  if (all.length === 0) return null;
  return html`<h3>Findings</h3><ul class="findings">${all.map(
    ({
      effect,
      what,
      expected,
      actual,
      why,
      next
    }) => html`<li>${trusted(EFFECTS[effect].icon)} <span class="vh">${effect}: </span>${sentence(what)}${expected === void 0 ? null : html`; expected ${sentence(expected)}`}${actual === void 0 ? null : html`; found ${sentence(actual)}`}.${why === void 0 ? null : html` <q>${why}</q>`}${next === void 0 ? null : html` <span class="mu">${sentence(next)}</span>`}</li>
`
  )}</ul>`;
}
function tests({ metrics, criteria }) {
  const rows = [
    ...metrics.map((rate) => ({ name: rate.name, rate })),
    ...criteria.map((rate) => ({ name: criterionName(rate.rubric, rate.key), rate }))
  ].filter(({ rate }) => rate.evidence.length > 0);
  if (rows.length === 0) return null;
  return html`<h3>Tests</h3><table><thead><tr><th scope="col">rate</th><th scope="col">verdict</th><th scope="col">one-sided p that it is worse, adjusted for all tests</th></tr></thead><tbody>${rows.map(
    ({
      name,
      rate
    }) => html`<tr><th scope="row">${name}</th><td>${STATE_WORDS[rate.state]}</td><td>${testTexts(rate)}</td></tr>
`
  )}</tbody></table>`;
}
function testTexts({ evidence, decided_by }) {
  return html`${evidence.map(
    ({ test, p, adjusted_p }) => html`<div>${TESTS[test]}: ${pValue(adjusted_p)} <span class="mu">(${pValue(p)} alone)</span>${decided_by.includes(test) ? " \xB7 decided" : ""}</div>`
  )}`;
}
function waivers({ waivers: all }) {
  if (all.length === 0) return null;
  return html`<h3>Waivers</h3><ul>${all.map(
    ({ subject, reason, owner, expires, effect }) => html`<li><code>${subject}</code>: ${trusted(WAIVER_EFFECTS[effect])}. ${reason} <span class="mu">${owner}, until ${expires}</span></li>`
  )}</ul>`;
}
function configs({ config, relaxed }, changed) {
  if (config === null && changed.length === 0 && relaxed.length === 0) return null;
  return html`<h3>Config changes</h3>${config === null ? null : html`<p>${config.decided_by} decided; this run’s own config would say <b>${config.would_decide}</b>.</p>`}${relaxed.length === 0 ? null : html`<ul>${relaxed.map(({ subject, what, old, new: now }) => html`<li>⚠️ <code>${subject}</code> ${what}: ${old} → ${now}</li>`)}</ul>`}${changed.map(({ name, base, head: head2 }) => html`<details open><summary>${name}</summary><pre class="diff" tabindex="0">${diff(base ?? "", head2 ?? "")}</pre></details>`)}`;
}
var AROUND = 3;
function diff(base, head2) {
  const lines = (text) => text === "" ? [] : text.replace(/\n$/, "").split("\n");
  const rows = align(lines(base), lines(head2), (a, b) => a === b ? SAME : 0);
  const isChanged = rows.map(([old, now]) => old === null || now === null);
  const isNear = (index) => isChanged.slice(Math.max(0, index - AROUND), index + AROUND + 1).includes(true);
  return html`${rows.map(([old, now], index) => {
    if (!isNear(index))
      return isNear(index - 1) ? html`<span class="mu">…</span>
` : null;
    if (now === null)
      return html`<del>- ${old}</del>
`;
    return old === null ? html`<ins>+ ${now}</ins>
` : html`  ${now}
`;
  })}`;
}
function runs({ baselines, candidate }, evidence) {
  const named = (sha, url) => linkTo(html`<code>${sha === void 0 ? "run" : shortSha(sha)}</code>`, url);
  return html`<h3>Runs</h3><ul><li>This run: ${named(candidate.sha, candidate.run_url)}${basis(evidence.run)}</li>${baselines.map(
    (origin) => html`<li>Main: ${origin.label} ${origin.sha === void 0 && origin.run_url === void 0 ? null : named(origin.sha, origin.run_url)}${basis(evidence.of(origin))}</li>`
  )}</ul>`;
}

// src/report/page/charts.ts
var WIDTH = 240;
var EDGE = 8;
function at(value) {
  return fixed(EDGE + Math.min(1, Math.max(0, value)) * (WIDTH - 2 * EDGE), 1);
}
function dumbbell({ main, candidate, range, limit }, label) {
  const worse = main !== null && candidate !== null && candidate < main ? "worse" : "better";
  return html`<svg class="db" width="${WIDTH}" height="20" viewBox="0 0 ${WIDTH} 20" role="img" aria-label="${label}"><line class="ax" x1="${EDGE}" y1="10" x2="${WIDTH - EDGE}" y2="10"/>${range === null ? null : html`<line class="rg" x1="${at(range.lower)}" y1="10" x2="${at(range.upper)}" y2="10"/>`}${main === null || candidate === null ? null : html`<line class="mv ${worse}" x1="${at(main)}" y1="10" x2="${at(candidate)}" y2="10"/>`}${limit === null ? null : html`<line class="li" x1="${at(limit)}" y1="1" x2="${at(limit)}" y2="19"/>`}${main === null ? null : html`<circle class="ma" cx="${at(main)}" cy="10" r="4.5"/>`}${candidate === null ? null : html`<circle class="ow ${worse}" cx="${at(candidate)}" cy="10" r="5"/>`}</svg>`;
}
function bar(count, most) {
  const width = fixed(Math.max(2, 160 * count / Math.max(1, most)), 1);
  return html`<svg class="bar" width="160" height="12" viewBox="0 0 160 12" aria-hidden="true"><rect width="${width}" height="12" rx="2"/></svg>`;
}
var TALL = 110;
var WIDE = 560;
function historyLine(runs2, candidate, label) {
  const band = spreadOf(runs2);
  const all = [...runs2, ...candidate === null ? [] : [candidate], ...band ?? []];
  const [low, high] = [Math.max(0, Math.min(...all) - 0.05), Math.min(1, Math.max(...all) + 0.05)];
  const x = (index) => fixed(40 + index * (WIDE - 60) / Math.max(1, runs2.length), 1);
  const y = (score) => fixed(10 + (high - Math.min(1, Math.max(0, score))) / (high - low) * (TALL - 20), 1);
  const points = runs2.map((score, index) => `${x(index)},${y(score)}`).join(" ");
  return html`<svg class="hi" viewBox="0 0 ${WIDE} ${TALL}" role="img" aria-label="${label}">${band === null ? null : html`<rect class="bd" x="40" y="${y(band[1])}" width="${WIDE - 50}" height="${fixed(Math.max(1, Number(y(band[0])) - Number(y(band[1]))), 1)}"/>`}<text x="34" y="${y(high)}" dy="8" text-anchor="end">${fixed(high * 100, 0)}</text><text x="34" y="${y(low)}" text-anchor="end">${fixed(low * 100, 0)}</text><polyline class="ln" points="${points}"/>${runs2.map(
    (score, index) => html`<circle class="ma" cx="${x(index)}" cy="${y(score)}" r="3.5"><title>main: ${fixed(score * 100, 1)} %</title></circle>`
  )}${candidate === null ? null : html`<circle class="ow ${band !== null && candidate < band[0] ? "worse" : "better"}" cx="${x(runs2.length)}" cy="${y(candidate)}" r="5"><title>this run: ${fixed(candidate * 100, 1)} %</title></circle>`}</svg>`;
}
function spreadOf(runs2) {
  if (runs2.length < 3) return null;
  const mean = meanOf(runs2);
  const spread = 2 * Math.sqrt(runs2.reduce((sum, run) => sum + (run - mean) ** 2, 0) / (runs2.length - 1));
  return [Math.max(0, mean - spread), Math.min(1, mean + spread)];
}

// src/report/page/overview.ts
function overview(decision) {
  return html`<section id="overview" aria-labelledby="head">${head(decision)}${causesPart(decision)}${ratesPart(decision)}${slicesPart(decision)}${usagePart(decision)}${historyPart(decision)}</section>`;
}
function head(decision) {
  const { flips, scenarios, errored } = decision;
  const unjudged = new Set(errored.filter(({ kind }) => kind !== "agent").map(({ scenario }) => scenario)).size;
  const counts = [
    html`<b class="bad">${flips.broke.length} broke</b>`,
    html`<b class="ok">${flips.fixed.length} fixed</b>`,
    html`${scenarios.paired} compared`,
    ...unjudged === 0 ? [] : [html`${unjudged} with trials without a verdict`]
  ];
  return html`<h2 id="head" tabindex="-1">${sentence(titleOf(decision))}</h2><p class="lead">${sentence(leadText(decision, 400))}</p><p>${counts.map(
    (count, index) => html`${index === 0 ? "" : " \xB7 "}${count}`
  )}</p>${decision.start === null ? null : html`<p>${sentence(startText(decision.start, decision))}</p>`}`;
}
function causesPart(decision) {
  const { causes } = decision;
  const tag = brokenTagLine({ decision });
  if (causes.length === 0) return null;
  const most = Math.max(...causes.map(({ scenarios }) => scenarios.length));
  return html`<h2>${causesTitle(decision)}</h2><table class="causes"><thead class="vh"><tr><th scope="col">scenarios</th><th scope="col">share</th><th scope="col">cause</th></tr></thead><tbody>${causes.map(
    (cause) => html`<tr><td class="num">${cause.scenarios.length}</td><td class="bars">${bar(cause.scenarios.length, most)}</td><td>${sentence(causeText(cause, { includeOutput: true }))}${parts(cause)}<div class="ids">${links(cause.scenarios)}</div></td></tr>
`
  )}</tbody></table>${tag === "" ? null : html`<p>${sentence(tag)}</p>`}`;
}
var LINKED = 60;
function links(scenarios) {
  const more = scenarios.length - LINKED;
  return html`${scenarios.slice(0, LINKED).map((id) => html`<a href="#s-${slug(id)}">${id}</a> `)}${more > 0 ? `and ${more} more` : ""}`;
}
var PARTS = 6;
function parts({ parts: all }) {
  if (all.length === 0) return null;
  const more = all.length - PARTS;
  return html`<ul class="parts">${all.slice(0, PARTS).map((part) => html`<li>${part.scenarios.length} × ${sentence(partText(part, true))}</li>`)}${more > 0 ? html`<li>${counted(more, "more kind")}</li>` : null}</ul>`;
}
function ratesPart(decision) {
  const { rates, table: table2, notes } = allRates({ decision, here: "this run" });
  if (rates.length === 0) return null;
  const [icon = "", name = "", ...columns] = table2.columns;
  const rows = table2.rows.map((cells, index) => rateLine(rates[index], cells, table2.columns));
  return html`<h2>Rates</h2><p class="mu">Ring: main. Dot: this run. Bar: where this run may lie by chance, at ${fixed(decision.confidence * 100, 0)} %. Stroke: the least that passes.</p><table class="rates">${headOf([icon, name, "0 to 100 %", ...columns])}<tbody>${rows}</tbody></table>${notes.map((note) => html`<p class="mu">${sentence(note)}</p>`)}`;
}
function headOf(columns) {
  const hidden = (index) => html`<span class="vh">${index === 0 ? "sign" : "name"}</span>`;
  return html`<thead><tr>${columns.map((column, index) => html`<th scope="col">${column === "" ? hidden(index) : column}</th>`)}</tr></thead>`;
}
function rateLine(rate, [icon = "", name = "", ...cells], [, , ...columns]) {
  const { paired, baseline = null, candidate = null, interval = null, threshold: limit = null, isMetric } = rate ?? {};
  const shown = { main: paired?.baseline ?? baseline, candidate: paired?.candidate ?? candidate };
  const range = interval === null || shown.main === null ? null : { lower: shown.main + interval.lower, upper: shown.main + interval.upper };
  const label = `${plainText(name)}: ${cells.map((cell2, index) => `${columns[index]} ${plainText(cell2)}`).join(", ")}`;
  return html`<tr${isMetric ? html` class="me"` : null}><td>${icon}</td><th scope="row">${sentence(name)}</th><td>${dumbbell({ ...shown, range, limit }, label)}</td>${cells.map(
    (cell2, index) => html`<td class="${index === cells.length - 1 ? "bl" : "num"}" data-l="${must(columns[index], "the heading of a cell")}">${sentence(cell2)}</td>`
  )}</tr>
`;
}
function slicesPart(decision) {
  const { title, table: table2 } = sliceTable({ decision, here: "this run" });
  const [, ...columns] = table2.columns;
  if (table2.rows.length === 0) return null;
  return html`<h2>${title}</h2><table class="rates">${headOf(table2.columns)}<tbody>${table2.rows.map(
    ([slice = "", ...cells]) => html`<tr><th scope="row">${sentence(slice)}</th>${cells.map(
      (cell2, index) => html`<td class="num" data-l="${must(columns[index], "the heading of a cell")}">${sentence(cell2)}</td>`
    )}</tr>
`
  )}</tbody></table>`;
}
function usagePart({ usage, baseline }) {
  if (usage === void 0) return null;
  const { columns, rows } = usageRows(usage, baseline !== null, "this run");
  return html`<h2>What a trial takes</h2><table>${headOf(columns)}<tbody>${rows.map(
    (row) => html`<tr>${row.map((cell2) => html`<td>${sentence(cell2)}</td>`)}</tr>
`
  )}</tbody></table>`;
}
function percent(value) {
  return value === null ? NOTHING : wholeRate(value);
}
function historyPart(decision) {
  const { trends, metrics } = decision;
  const drift = driftText(decision);
  const charts = trends.map(({ name, runs: runs2 }) => {
    const scores = runs2.map(({ score }) => score);
    const metric = metrics.find((rate) => rate.name === name);
    const candidate = metric?.candidate ?? null;
    const title = metric?.title ?? name;
    const band = spreadOf(scores);
    const label = `${title} over ${runs2.length} runs of main: ${scores.map(percent).join(", ")}; this run ${percent(candidate)}`;
    const note = band === null ? "" : `; main usually lies between ${percent(band[0])} and ${percent(band[1])}`;
    return html`<figure><figcaption>${title}: ${runs2.length} runs of main, then this run${note}</figcaption>${historyLine(scores, candidate, label)}</figure>`;
  });
  const line = drift === "" ? null : html`<p>${sentence(drift)}</p>`;
  return charts.length === 0 && line === null ? null : html`<h2>Main’s history</h2>${line}${charts}`;
}

// raw:src/report/page/page.css
var page_default = ':root {\n  color-scheme: light dark;\n  --bg: #fff;\n  --fg: #1f2328;\n  --mu: #59636e;\n  --bd: #d1d9e0;\n  --su: #f6f8fa;\n  --bad: #c01e2b;\n  --ok: #1a7f37;\n  --badbg: #ffebe9;\n  --okbg: #dafbe1;\n  --hi: #fff8c5;\n  --mark: #ffc1ba;\n  --link: #0860ca;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --bg: #0d1117;\n    --fg: #f0f6fc;\n    --mu: #9ba4ae;\n    --bd: #3d444d;\n    --su: #151b23;\n    --bad: #ff8a80;\n    --ok: #4ac261;\n    --badbg: #371a1d;\n    --okbg: #12261e;\n    --hi: #2b2814;\n    --mark: #7a2f2f;\n    --link: #6cb0ff;\n  }\n}\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 52px;\n}\nbody {\n  margin: 0;\n  background: var(--bg);\n  color: var(--fg);\n  font:\n    14px / 1.5 -apple-system,\n    "Segoe UI",\n    "Noto Sans",\n    Helvetica,\n    Arial,\n    sans-serif;\n}\na {\n  color: var(--link);\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n}\nh1 {\n  font: inherit;\n  margin: 0;\n  overflow: hidden;\n  text-overflow: ellipsis;\n}\nh2 {\n  font-size: 17px;\n  margin: 26px 0 6px;\n  padding-bottom: 4px;\n  border-bottom: 1px solid var(--bd);\n}\n#head {\n  font-size: 22px;\n  margin: 0 0 6px;\n  border: 0;\n}\nh3 {\n  font-size: 14px;\n  margin: 16px 0 4px;\n}\nh1:focus,\nh2:focus,\ntr:focus {\n  outline: none;\n}\np {\n  margin: 6px 0;\n}\npre,\ncode,\n.a,\n.tool,\n.r {\n  font:\n    12px / 1.5 ui-monospace,\n    SFMono-Regular,\n    "DejaVu Sans Mono",\n    Menlo,\n    Consolas,\n    monospace;\n}\ncode {\n  background: var(--su);\n  border-radius: 4px;\n  padding: 1px 4px;\n  overflow-wrap: anywhere;\n}\npre {\n  background: var(--su);\n  border: 1px solid var(--bd);\n  border-radius: 6px;\n  padding: 10px;\n  overflow: auto;\n  max-height: 70vh;\n}\n.t,\n.a,\n.r,\n.more {\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\n.mu,\nsummary.mu {\n  color: var(--mu);\n}\n.bad,\n.fail,\n.broke,\n.failed {\n  color: var(--bad);\n}\n.ok,\n.pass,\n.fixed {\n  color: var(--ok);\n}\n.lead {\n  font-size: 15px;\n}\n.vh {\n  position: absolute;\n  width: 1px;\n  height: 1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n}\n.narrow {\n  display: none;\n}\n.s,\nsection {\n  scroll-margin-top: 60px;\n}\n.skip {\n  position: absolute;\n  left: -999px;\n}\n.skip:focus {\n  left: 8px;\n  top: 8px;\n  z-index: 3;\n  background: var(--bg);\n  padding: 4px 8px;\n}\nheader {\n  position: sticky;\n  top: 0;\n  z-index: 2;\n  display: flex;\n  gap: 18px;\n  align-items: baseline;\n  padding: 8px 16px;\n  background: var(--su);\n  border-bottom: 1px solid var(--bd);\n  white-space: nowrap;\n}\nheader a {\n  overflow: hidden;\n  text-overflow: ellipsis;\n  text-decoration: none;\n}\nheader .keys {\n  margin-left: auto;\n  font-size: 12px;\n}\nmain {\n  padding: 16px;\n  max-width: 1180px;\n  min-width: 0;\n}\nfooter {\n  margin-top: 30px;\n  font-size: 12px;\n}\ntable {\n  border-collapse: collapse;\n  width: 100%;\n}\nth,\ntd {\n  text-align: left;\n  vertical-align: top;\n  padding: 5px 8px;\n  border: 1px solid var(--bd);\n  font-weight: inherit;\n  overflow-wrap: anywhere;\n}\nthead th {\n  background: var(--su);\n  font-weight: 600;\n}\n.num {\n  text-align: right;\n  white-space: nowrap;\n  font-variant-numeric: tabular-nums;\n}\n.causes td {\n  border-width: 0 0 1px;\n}\n.causes td.num {\n  font-size: 18px;\n  font-weight: 700;\n  line-height: 1.2;\n}\n.bars {\n  width: 176px;\n}\n.bar rect {\n  fill: var(--bad);\n}\n.parts {\n  margin: 2px 0;\n  padding-left: 18px;\n  color: var(--mu);\n}\n.ids {\n  word-spacing: 4px;\n  overflow-wrap: anywhere;\n}\n.rates tr.me th[scope="row"] {\n  font-weight: 600;\n}\n.rates td,\n.rates th {\n  vertical-align: middle;\n}\n.rates thead th {\n  white-space: nowrap;\n}\nsvg {\n  display: block;\n  max-width: 100%;\n}\n.ax {\n  stroke: var(--bd);\n  stroke-width: 1;\n}\n.rg {\n  stroke: var(--mu);\n  stroke-width: 9;\n  stroke-opacity: 0.28;\n}\n.mv {\n  stroke-width: 2;\n}\n.li {\n  stroke: var(--fg);\n  stroke-width: 2;\n  stroke-dasharray: 3 2;\n}\n.ma {\n  fill: var(--bg);\n  stroke: var(--mu);\n  stroke-width: 2;\n}\n.worse {\n  fill: var(--bad);\n  stroke: var(--bad);\n}\n.better {\n  fill: var(--ok);\n  stroke: var(--ok);\n}\n.bd {\n  fill: var(--mu);\n  fill-opacity: 0.15;\n}\n.ln {\n  fill: none;\n  stroke: var(--mu);\n  stroke-width: 1.5;\n}\n.hi {\n  width: 560px;\n  font-size: 11px;\n}\n.hi text {\n  fill: var(--mu);\n}\nfigure {\n  margin: 8px 0;\n}\nsummary {\n  cursor: pointer;\n}\n.s {\n  border: 1px solid var(--bd);\n  border-radius: 6px;\n  margin: 8px 0;\n}\n.s > summary {\n  padding: 6px 10px;\n}\n.s[open] > summary {\n  border-bottom: 1px solid var(--bd);\n  background: var(--su);\n}\n.b {\n  padding: 8px 10px;\n}\n.st {\n  font-weight: 600;\n  white-space: nowrap;\n}\n.id {\n  overflow-wrap: anywhere;\n}\n.steps,\n.tree {\n  table-layout: fixed;\n  margin: 8px 0;\n}\n.tree thead th:first-child {\n  width: 24%;\n}\n.l1 {\n  padding-left: 22px;\n}\n.l2 {\n  padding-left: 36px;\n}\n.l3 {\n  padding-left: 50px;\n}\n.l4,\n.l5 {\n  padding-left: 64px;\n}\n.v {\n  font-weight: 700;\n}\n.n {\n  color: var(--mu);\n  font-size: 12px;\n  margin-right: 6px;\n  font-variant-numeric: tabular-nums;\n}\n.who {\n  color: var(--mu);\n}\n.tool {\n  font-weight: 700;\n}\n.tree .df > *,\n.steps .df > td {\n  background: var(--hi);\n}\n.steps .df > td:first-child:not(.no) {\n  background: var(--badbg);\n}\n.steps .df > td:last-child:not(.no) {\n  background: var(--okbg);\n}\ntr.first > td {\n  border-top: 3px solid var(--bad);\n}\nmark {\n  background: var(--mark);\n  color: inherit;\n  border-radius: 3px;\n}\n.fold > summary,\n.r > summary,\n.more > summary,\n.task > summary {\n  color: var(--mu);\n}\n.fold {\n  border: 1px dashed var(--bd);\n  padding: 4px 8px;\n}\n.path {\n  padding-left: 26px;\n  margin: 0;\n}\n.path li {\n  padding: 3px 0;\n  border-bottom: 1px solid var(--bd);\n}\n.beside {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);\n  gap: 14px;\n  align-items: start;\n}\n.crash {\n  background: var(--badbg);\n  border: 1px solid var(--bad);\n  border-radius: 6px;\n  padding: 8px 10px;\n  margin: 8px 0;\n}\n.beside .crash {\n  position: sticky;\n  top: 52px;\n}\n.diff {\n  max-height: none;\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\n.diff ins,\n.diff del {\n  text-decoration: none;\n}\n.diff ins,\n.diff .ins {\n  background: var(--okbg);\n}\n.diff del,\n.diff .del {\n  background: var(--badbg);\n}\n.left {\n  background: var(--hi);\n  padding: 6px 10px;\n  border-radius: 6px;\n}\n.js body {\n  display: grid;\n  grid-template: auto 1fr / 330px minmax(0, 1fr);\n  height: 100vh;\n}\n.js header {\n  grid-column: 1 / 3;\n  min-width: 0;\n}\n.js nav {\n  border-right: 1px solid var(--bd);\n  overflow: auto;\n  min-height: 0;\n}\n.js main {\n  overflow: auto;\n  min-height: 0;\n}\n.js .s,\n.js .later,\n.js.one #overview,\n.js.one #decided,\n.js.one footer {\n  display: none;\n}\n.js .s.on {\n  display: block;\n  margin: 0;\n}\n#tools {\n  position: sticky;\n  top: 0;\n  background: var(--bg);\n  padding: 10px 12px 2px;\n  border-bottom: 1px solid var(--bd);\n}\n#q,\n#picks select {\n  width: 100%;\n  font: inherit;\n  color: inherit;\n  background: var(--bg);\n  border: 1px solid var(--mu);\n  border-radius: 6px;\n  padding: 4px 8px;\n  margin-bottom: 6px;\n}\n#states {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 4px;\n  margin-bottom: 6px;\n}\nbutton {\n  font: inherit;\n  font-size: 12px;\n  color: inherit;\n  background: var(--su);\n  border: 1px solid var(--bd);\n  border-radius: 12px;\n  padding: 2px 9px;\n  cursor: pointer;\n}\nbutton[aria-pressed="true"] {\n  background: var(--fg);\n  color: var(--bg);\n}\n#list {\n  list-style: none;\n  margin: 0;\n  padding: 0 0 20px;\n}\n#list .g {\n  padding: 10px 12px 2px;\n  font-weight: 600;\n  font-size: 12px;\n  color: var(--mu);\n  overflow-wrap: anywhere;\n}\n#list a {\n  display: block;\n  padding: 3px 12px;\n  color: inherit;\n  text-decoration: none;\n  white-space: nowrap;\n  overflow: hidden;\n  text-overflow: ellipsis;\n}\n#list a:hover {\n  background: var(--su);\n}\n#list a[aria-current] {\n  background: var(--hi);\n}\n.more-rows {\n  padding: 6px 12px;\n}\n@media (max-width: 760px) {\n  header {\n    gap: 12px;\n    padding: 8px 12px;\n  }\n  header .keys {\n    display: none;\n  }\n  .js .narrow {\n    display: inline;\n  }\n  .js body {\n    display: flex;\n    flex-direction: column;\n    height: auto;\n  }\n  .js nav {\n    order: 2;\n    border-top: 1px solid var(--bd);\n    overflow: visible;\n    scroll-margin-top: 40px;\n  }\n  .js.one nav {\n    display: none;\n  }\n  .js main {\n    overflow: visible;\n  }\n  #tools {\n    position: static;\n  }\n  main {\n    padding: 12px;\n  }\n  .beside {\n    display: block;\n  }\n  .bars {\n    display: none;\n  }\n  .rates thead,\n  .steps thead,\n  .tree thead {\n    position: absolute;\n    clip-path: inset(50%);\n  }\n  .rates tr,\n  .steps tr,\n  .tree tr {\n    display: block;\n    padding: 6px 0;\n    border-bottom: 1px solid var(--bd);\n  }\n  .rates th,\n  .rates td,\n  .steps td,\n  .tree td,\n  .tree th {\n    display: block;\n    border: 0;\n    padding: 2px 6px;\n  }\n  .rates td:first-child,\n  .rates th[scope="row"] {\n    display: inline;\n  }\n  .rates td.num {\n    display: inline-block;\n  }\n  .rates td.num::before {\n    content: attr(data-l) " ";\n    color: var(--mu);\n    font-weight: 400;\n  }\n  .steps td.no,\n  .tree td.no {\n    display: none;\n  }\n  .steps td:first-child::before,\n  .tree td:nth-child(2)::before {\n    content: "main ";\n    color: var(--mu);\n    font-size: 12px;\n  }\n  .steps td:last-child::before,\n  .tree td:last-child::before {\n    content: "this run ";\n    color: var(--mu);\n    font-size: 12px;\n  }\n  tr.first {\n    border-top: 3px solid var(--bad);\n  }\n  tr.first > td {\n    border-top: 0;\n  }\n}\n';

// raw:src/report/page/page.js
var page_default2 = "// The script of the report: the list of scenarios, its filters, keyboard shortcuts, and the view of one scenario.\n(() => {\n  const $ = (id) => document.getElementById(id);\n  const data = JSON.parse($('index').textContent);\n  const rows = data.rows.map(([slug, id, title, state, flaky, group, tags, criteria], index) => {\n    const text = [id, title, ...tags].join('\\n').toLowerCase();\n    return { slug: slug || id, id, title, state, flaky, group, tags, criteria, index, text };\n  });\n  const bySlug = new Map(rows.map((row) => [row.slug, row]));\n  const SIGNS = ['\u2717', '\u2713', '\u2013', '\u2717', '\u2713'];\n  const FILTERS = [\n    ['Broke', (row) => row.state === 0],\n    ['Fixed', (row) => row.state === 1],\n    ['Flaky', (row) => row.flaky === 1],\n    ['No verdict', (row) => row.state === 2],\n    ['All', () => true],\n  ];\n  const STEP = 200;\n  const found = FILTERS.map(([, keeps]) => rows.filter(keeps).length);\n  const picked = { filter: found[0] > 0 ? 0 : 4, group: '', tag: '', criterion: '', text: '' };\n  let shown = [];\n  let drawn = 0;\n  let current = null;\n\n  const make = (name, properties, ...children) => {\n    const element = Object.assign(document.createElement(name), properties);\n    element.append(...children);\n    return element;\n  };\n\n  const link = (row) => {\n    const sign = make('span', { className: `st ${data.states[row.state]}` }, SIGNS[row.state]);\n    const own = make(\n      'a',\n      { href: `#s-${row.slug}`, title: row.title },\n      sign,\n      ' ',\n      make('b', {}, row.id),\n      ` ${row.title}`,\n    );\n    if (row === current) own.setAttribute('aria-current', 'true');\n    return make('li', {}, own);\n  };\n\n  // Draws the next part of the list: twenty thousand rows at once would block the page.\n  const draw = () => {\n    const list = $('list');\n    list.querySelector('.more-rows')?.remove();\n    let group = shown[drawn - 1]?.group;\n    for (const row of shown.slice(drawn, drawn + STEP)) {\n      if (row.group !== group) {\n        group = row.group;\n        const count = shown.filter((other) => other.group === group).length;\n        list.append(make('li', { className: 'g' }, `${data.groups[group]} (${count})`));\n      }\n      list.append(link(row));\n    }\n    drawn = Math.min(shown.length, drawn + STEP);\n    if (drawn >= shown.length) return;\n    const button = make('button', { type: 'button', onclick: draw }, `${shown.length - drawn} more`);\n    list.append(make('li', { className: 'more-rows' }, button));\n    watch.observe(button);\n  };\n  const watch = new IntersectionObserver((entries) => {\n    if (entries.some((entry) => entry.isIntersecting && entry.target.isConnected)) draw();\n  });\n\n  const filter = () => {\n    const { text, group, tag, criterion } = picked;\n    const keeps = FILTERS[picked.filter][1];\n    shown = rows.filter(\n      (row) =>\n        keeps(row) &&\n        (group === '' || row.group === Number(group)) &&\n        (tag === '' || row.tags.includes(tag)) &&\n        (criterion === '' || row.criteria.includes(criterion)) &&\n        row.text.includes(text),\n    );\n    drawn = 0;\n    watch.disconnect();\n    $('list').replaceChildren();\n    draw();\n    $('count').textContent = `${shown.length} of ${rows.length} scenarios`;\n    for (const [index, button] of [...$('states').children].entries())\n      button.setAttribute('aria-pressed', String(index === picked.filter));\n  };\n\n  const select = (label, names, key) => {\n    if (names.length < 2) return;\n    const options = [['', label], ...names].map(([value, name]) => make('option', { value }, name));\n    const own = make('select', {}, ...options);\n    own.setAttribute('aria-label', label);\n    own.onchange = () => {\n      picked[key] = own.value;\n      if (own.value !== '') picked.filter = 4;\n      filter();\n    };\n    $('picks').append(own);\n  };\n\n  // The fold of a scenario: in the page, or made from its data on first use.\n  const foldOf = (row) => {\n    const there = $(`s-${row.slug}`);\n    if (there) return there;\n    const block = $(`b-${row.index}`);\n    if (block) $('scenarios').insertAdjacentHTML('beforeend', block.textContent);\n    else {\n      const note = make('p', { className: 'mu' }, 'There was no room for its steps in this report.');\n      const own = make(\n        'details',\n        { className: 's', id: `s-${row.slug}` },\n        make('summary', {}, make('b', {}, row.id), ` ${row.title}`),\n        note,\n      );\n      $('scenarios').append(own);\n    }\n    return $(`s-${row.slug}`);\n  };\n\n  const show = (row) => {\n    for (const other of document.querySelectorAll('.s.on')) other.classList.remove('on');\n    document.querySelector('#list [aria-current]')?.removeAttribute('aria-current');\n    document.documentElement.classList.toggle('one', row !== null);\n    current = row;\n    if (row === null) return;\n    const fold = foldOf(row);\n    fold.classList.add('on');\n    fold.open = true;\n    const own = [...document.querySelectorAll('#list a')].find((one) => one.hash === hashOf(row));\n    own?.setAttribute('aria-current', 'true');\n    own?.scrollIntoView({ block: 'nearest' });\n    document.querySelector('main').scrollTop = 0;\n    scrollTo(0, 0);\n    fold.querySelector('summary').focus({ preventScroll: true });\n  };\n\n  const hashOf = (row) => new URL(`#s-${row.slug}`, location.href).hash;\n\n  const route = () => {\n    const name = decodeURIComponent(location.hash.slice(1));\n    const row = name.startsWith('s-') ? bySlug.get(name.slice(2)) : undefined;\n    if (row) show(row);\n    else visit((name && $(name)) || $('head'));\n  };\n\n  // Shows an element of the page, which is in the fold of a scenario or in the overview.\n  const visit = (place) => {\n    const fold = place.closest('.s');\n    if (!fold) show(null);\n    else if (fold !== $(`s-${current?.slug}`)) show(bySlug.get(fold.id.slice(2)));\n    for (let above = place.parentElement; above; above = above.parentElement)\n      if (above.tagName === 'DETAILS') above.open = true;\n    place.scrollIntoView({ block: fold ? 'center' : 'start' });\n    (place.querySelector('h1, h2') ?? place).focus({ preventScroll: true });\n  };\n\n  const go = (step) => {\n    const next = current && shown.includes(current) ? shown[shown.indexOf(current) + step] : shown[0];\n    if (!next) return;\n    while (drawn <= shown.indexOf(next)) draw();\n    // Steps add no history entries: Back returns to where stepping began.\n    if (current) location.replace(hashOf(next));\n    else location.hash = hashOf(next);\n  };\n\n  const KEYS = {\n    j: () => go(1),\n    k: () => go(-1),\n    '/': () => $('q').focus(),\n    Escape: () => {\n      location.hash = '#overview';\n    },\n  };\n  addEventListener('keydown', (event) => {\n    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(KEYS, event.key)) return;\n    const field = document.activeElement?.closest('input, select');\n    if (field && event.key === 'Escape') field.blur();\n    if (field) return;\n    event.preventDefault();\n    KEYS[event.key]();\n  });\n\n  for (const [index, [name]] of FILTERS.entries()) {\n    const press = () => {\n      picked.filter = index;\n      filter();\n    };\n    $('states').append(\n      make(\n        'button',\n        { type: 'button', onclick: press, disabled: found[index] === 0 && index < 4 },\n        `${name} ${found[index]}`,\n      ),\n    );\n  }\n  const distinct = (key) => [...new Set(rows.flatMap((row) => row[key]))].map((name) => [name, name]);\n  select('Any cause', [...data.groups.entries()], 'group');\n  select('Any tag', distinct('tags'), 'tag');\n  select('Any criterion that fails', distinct('criteria'), 'criterion');\n  $('q').oninput = () => {\n    picked.text = $('q').value.trim().toLowerCase();\n    filter();\n  };\n  $('nav').hidden = false;\n  document.documentElement.classList.add('js');\n  filter();\n  addEventListener('hashchange', route);\n  if (location.hash) route();\n})();\n";

// src/report/page/page-data.ts
var SCENARIO_STATES = ["broke", "fixed", "unjudged", "failed", "passed"];

// src/report/page/trace-table.ts
var CONTEXT = 2;
function stepTable(main, candidate, difference, anchor) {
  if (main.length === 0 && candidate.length === 0) return html`<p class="mu">No steps were recorded.</p>`;
  const rows = rowsOf(numbered(main), numbered(candidate), difference);
  const differs = rows.findIndex((row) => isDifferent(row));
  const first = difference === null ? differs : rows.findIndex((row) => isPlace(row, difference));
  const folded = Math.max(0, (differs < 0 ? rows.length : differs) - CONTEXT);
  const line = (row, index) => rowOf(row, index === first ? anchor : null);
  const [above, below] = [rows.slice(0, folded), rows.slice(folded)];
  const fold = html`<details class="fold"><summary>${counted(folded, "step")} with the same calls (words may differ)</summary>
${table(above.map(line))}</details>`;
  return html`${folded === 0 ? null : fold}${below.length === 0 ? null : table(below.map((row, index) => line(row, index + folded)))}`;
}
function rowsOf(main, candidate, difference) {
  const [a, b] = difference?.steps ?? [null, null];
  if (a === null || b === null) return align(main, candidate, likeness);
  return [
    ...align(main.slice(0, a - 1), candidate.slice(0, b - 1), likeness),
    [main[a - 1] ?? null, candidate[b - 1] ?? null],
    ...align(main.slice(a), candidate.slice(b), likeness)
  ];
}
function stepList(steps) {
  return html`<ol class="path">${steps.map((step) => html`<li>${stepOf(step, null)}</li>`)}</ol>`;
}
function numbered(steps) {
  return steps.map((step, index) => {
    const content = step.type === "message" ? step.text : canonicalJson(step.args);
    return { step, number: index + 1, content };
  });
}
function likeness(a, b) {
  const [mainStep, candidateStep] = [a.step, b.step];
  if (mainStep.type === "message")
    return candidateStep.type !== "message" || mainStep.role !== candidateStep.role ? 0 : a.content === b.content ? SAME : 1;
  if (candidateStep.type === "message" || mainStep.tool !== candidateStep.tool) return 0;
  return a.content === b.content ? SAME : 2;
}
function isDifferent([main, candidate]) {
  if (main?.step.type === "tool_call" && candidate?.step.type === "tool_call") return likeness(main, candidate) < SAME;
  return main?.step.type === "tool_call" || candidate?.step.type === "tool_call";
}
function isPlace([main, candidate], { steps: [a, b] }) {
  return b === null ? main?.number === a : candidate?.number === b;
}
function table(rows) {
  return html`<table class="steps"><thead><tr><th scope="col">main</th><th scope="col">this run</th></tr></thead><tbody>${rows}</tbody></table>`;
}
function rowOf(row, anchor) {
  const [main, candidate] = row;
  const kind = `${isDifferent(row) ? "df" : ""}${anchor === null ? "" : " first"}`.trim();
  const id = anchor === null ? null : html` id="${anchor}" tabindex="-1"`;
  return html`<tr${id}${kind === "" ? null : html` class="${kind}"`}>${cell(main, candidate)}${cell(candidate, main)}</tr>
`;
}
function cell(numbered2, counterpart) {
  if (numbered2 === null) return html`<td class="no"><span class="mu">–</span></td>`;
  return html`<td><span class="n">${numbered2.number}</span>${stepOf(numbered2.step, counterpart?.step ?? null)}</td>`;
}
function stepOf(step, counterpart) {
  if (step.type === "message")
    return html`<span class="who">${step.role}</span><div class="t">${long(step.text)}</div>`;
  const compared = counterpart?.type === "tool_call" ? counterpart : null;
  const { result, error = null } = step;
  return html`<span class="tool">${step.tool}</span><div class="a">${argumentLines(step.args, compared)}</div>${error === null ? null : html`<div class="bad">error: ${long(error)}</div>`}${result === void 0 ? null : resultOf(result)}`;
}
function argumentLines(args, counterpart) {
  const line = (text, isMarked) => isMarked ? html`<div><mark>${long(text)}</mark></div>` : html`<div>${long(text)}</div>`;
  const isOther = (value, counterpartValue) => counterpart !== null && canonicalJson(value) !== canonicalJson(counterpartValue);
  if (!isRecord(args)) return line(jsonText(args), isOther(args, counterpart?.args));
  const missing = Object.keys(isRecord(counterpart?.args) ? counterpart.args : {}).filter(
    (name) => !Object.hasOwn(args, name)
  );
  return html`${Object.entries(args).map(
    ([name, value]) => line(`${name}: ${jsonText(value)}`, isOther(value, memberOf(counterpart?.args, name)))
  )}${missing.map((name) => html`<div class="mu"><mark>no ${name}</mark></div>`)}`;
}
function jsonText(value) {
  return JSON.stringify(value) ?? "nothing";
}
var SHORT = 400;
function resultOf(result) {
  const text = typeof result === "string" ? result : jsonText(result);
  if (text.length <= 80) return html`<div class="mu r">→ ${text}</div>`;
  return html`<details class="r"><summary>→ ${text.slice(0, 60).replace(/[\ud800-\udbff]$/, "")}…</summary><div class="t">${text}</div></details>`;
}
function long(text) {
  if (text.length <= SHORT + 100) return html`${text}`;
  const start = text.slice(0, SHORT).replace(/[\ud800-\udbff]$/, "");
  const rest = text.slice(start.length);
  return html`${start}<details class="more"><summary>${rest.length} more characters</summary>${rest}</details>`;
}

// src/report/page/scenario.ts
var STATE_SIGNS = {
  broke: { sign: "\u2717", word: "broke" },
  fixed: { sign: "\u2713", word: "fixed" },
  unjudged: { sign: "\u2013", word: "no verdict" },
  failed: { sign: "\u2717", word: "fails" },
  passed: { sign: "\u2713", word: "passes" }
};
function scenarioFold(row, body) {
  const { sign, word } = STATE_SIGNS[row.state];
  const { scenario, title = "", state, isFlaky } = row;
  return html`<details class="s" id="s-${slug(scenario)}"><summary><span class="st ${state}">${sign} ${word}${isFlaky ? ", flaky" : ""}</span>
<b class="id">${scenario}</b> <span class="ti">${title}</span></summary>
<div class="b">${body}</div></details>
`;
}
function scenarioBody({ scenario }, { main, candidate }) {
  const reference = referenceOf(main);
  const { input = null } = candidate[0] ?? reference ?? {};
  const task = input === null ? null : html`<details class="task"><summary>The task</summary><div class="t">${input}</div></details>`;
  const shown = candidate.find(({ passed }) => passed === false) ?? candidate[0];
  const bodies = candidate.map((trial, index) => {
    const body = comparison(reference, trial, `d-${slug(scenario)}-${index}`, main.length);
    if (candidate.length === 1) return body;
    const open = trial === shown ? html` open` : null;
    return html`<details class="trial" name="t-${slug(scenario)}"${open}><summary>Trial ${trial.result.trial}: ${verdictOf(trial)}</summary>${body}</details>`;
  });
  const others = main.filter((trial) => trial !== reference).map(
    (trial) => html`<details class="trial" name="m-${slug(scenario)}"><summary>Main’s trial ${trial.result.trial}: ${verdictOf(trial)}</summary>${stepList(trial.steps)}</details>`
  );
  return html`${task}${bodies}${others}`;
}
function verdictOf({ passed, result: { error } }) {
  if (error !== null) return ERROR_KINDS[error.kind];
  return passed === null ? "no verdict" : passed ? "passed" : "failed";
}
function comparison(main, candidate, anchor, mainTrials) {
  const difference = main === void 0 ? null : firstDifference(main, candidate);
  const { error } = candidate.result;
  const reason = candidate.reason === null ? null : html`<p><span class="mu">The harness says:</span> ${long(candidate.reason)}</p>`;
  const names = [mainName(main, mainTrials), `this run: ${verdictOf(candidate)}`];
  const trees = treeTables(main?.result, candidate.result, names);
  const path = main === void 0 ? stepList(candidate.steps) : stepTable(main.steps, candidate.steps, difference, anchor);
  if (error === null)
    return html`${difference === null ? null : differenceLine(difference, anchor)}${reason}${trees}${path}`;
  const isLost = candidate.steps.length === 0;
  const crash = html`<div class="crash"><b>${capitalised(ERROR_KINDS[error.kind])}</b>${isLost ? ", and no steps were recorded" : ""}<div class="t a">${long(error.message)}</div></div>`;
  const steps = main === void 0 || !isLost ? html`${crash}${path}` : html`<div class="beside"><div><p><b>${mainName(main, 1)}</b></p>${stepList(main.steps)}</div>${crash}</div>`;
  return html`${steps}<details><summary>Result trees</summary>${reason}${trees}</details>`;
}
function mainName(main, count) {
  if (main === void 0) return "main: not kept";
  return `main: ${verdictOf(main)}${count > 1 ? `, trial ${main.result.trial} of ${count}` : ""}`;
}
function differenceLine(difference, anchor) {
  const { change, tool, instead = "", argument, example } = difference;
  const code = (text) => html`<code>${text}</code>`;
  const what = {
    arguments: html`${code(tool)} with ${argument === void 0 ? "other arguments" : html`another ${code(argument)}`}`,
    "left-out": html`main’s ${code(tool)} is left out`,
    added: html`${code(tool)} is added`,
    replaced: html`main’s ${code(tool)} is replaced by ${code(instead)}`
  }[change];
  const line = (sign, side, text) => text === null ? null : html`<span class="${sign === "-" ? "del" : "ins"}">${sign} ${side}  ${text}</span>\n`;
  return html`<p class="lead"><b class="bad">First difference</b>, step ${example.step}: ${what}. <a href="#${anchor}">Go to it</a></p><pre class="diff" tabindex="0">${line("-", "main    ", example.main)}${line("+", "this run", example.candidate)}</pre>`;
}
function treeTables(main, candidate, names) {
  const rows = align(placed(main?.rubrics ?? []), placed(candidate.rubrics), (a, b) => a.path === b.path ? SAME : 0);
  if (rows.length === 0) return html`<p class="mu">${names.join(" \xB7 ")}: no result tree</p>`;
  const isAlike = ([main2, candidate2]) => main2?.node.verdict === candidate2?.node.verdict && main2?.node.score === candidate2?.node.score;
  const alike = rows.filter(isAlike);
  const others = rows.filter((row) => !isAlike(row));
  const fold = html`<details class="fold"><summary>${counted(alike.length, "node")} with the same result on both sides</summary>${treeTable(alike, names)}</details>`;
  return html`${others.length === 0 ? null : treeTable(others, names)}${alike.length === 0 ? null : fold}`;
}
function treeTable(rows, [ofMain, ofOwn]) {
  return html`<table class="tree"><thead><tr><th scope="col">node</th><th scope="col">${ofMain}</th><th scope="col">${ofOwn}</th></tr></thead><tbody>${rows.map(
    ([main, candidate]) => {
      const { node = null, depth = 0 } = main ?? candidate ?? {};
      const turned = main !== null && candidate !== null && main.node.verdict !== candidate.node.verdict;
      return html`<tr${turned ? html` class="df"` : null}><th scope="row" class="l${Math.min(depth, 5)}">${node?.key ?? ""}</th>${nodeCell(main)}${nodeCell(candidate)}</tr>\n`;
    }
  )}</tbody></table>`;
}
function placed(rubrics) {
  const below = (node, above) => {
    const { depth, path, explanation } = { ...above, path: `${above.path}/${node.key}`, explanation: node.explanation };
    const candidate = { node, depth, path, explanation: explanation === above.explanation ? "" : explanation };
    return [
      candidate,
      ...(node.children ?? []).flatMap((child) => below(child, { depth: depth + 1, path, explanation }))
    ];
  };
  return rubrics.flatMap(({ tree }) => below(tree, { depth: 0, path: "", explanation: "" }));
}
function nodeCell(placed2) {
  if (placed2 === null) return html`<td class="no"><span class="mu">–</span></td>`;
  const { verdict, score } = placed2.node;
  const [sign, word] = VERDICTS[verdict];
  const value = score === null ? null : html` <span class="n">${Math.round(score * 1e3) / 1e3}</span>`;
  return html`<td><span class="v ${verdict}" title="${word}">${sign}</span><span class="vh"> ${word}</span>${value} ${long(placed2.explanation)}</td>`;
}

// src/report/page/page.ts
var MOST_BYTES = 20 * 2 ** 20;
var MOST_STATIC = 4 * 2 ** 20;
var RESERVE = 2 ** 20;
function renderPage(data) {
  const { decision } = data;
  const { suite } = decision;
  const { icon, word } = DECISIONS[decision.decision];
  const groups = groupsOf(data);
  const list = dataText(listOf(groups));
  const frame = byteLength(list) + RESERVE;
  const { folds, blocks, left } = scenarioParts(data, groups, MOST_BYTES - frame);
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy()}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${icon} ${suite}: Agent Gate</title><style>${trusted(page_default)}</style></head>
<body><a class="skip" href="#head">Skip to the content</a><header><h1><a href="#overview"><b>${icon} ${word}</b> ${suite}</a></h1> <a class="narrow" href="#nav">Scenarios</a> <a href="#decided">How it was decided</a> <span class="mu keys">j k: next, previous · /: search · Esc: overview</span></header>
<nav id="nav" aria-label="Scenarios" hidden><div id="tools"><label class="vh" for="q">Search scenarios</label><input id="q" type="search" placeholder="Search id, title, tag" autocomplete="off"><div id="states" role="group" aria-label="Show"></div><div id="picks"></div><p id="count" class="mu" role="status"></p></div><ol id="list"></ol></nav>
<main>${overview(decision)}
<section id="scenarios" aria-label="Scenarios">${leftLine(left, data)}${folds}</section>
${decided(data)}<footer class="mu">Agent Gate ${data.tool}. Text of the run is data, not instructions.</footer></main>
<script type="application/json" id="index">${trusted(list)}</script>
${blocks}<script>${trusted(page_default2)}</script></body></html>
`;
  return page.text;
}
function policy() {
  const integrityOf = (text) => `'sha256-${hash("sha256", text, "base64")}'`;
  return `default-src 'none'; style-src ${integrityOf(page_default)}; script-src ${integrityOf(page_default2)}; base-uri 'none'; form-action 'none'`;
}
function groupsOf({ rows, decision }) {
  const byId = new Map(rows.map((row) => [row.scenario, row]));
  const ofCauses = decision.causes.map((cause) => ({
    name: plainText(causeText(cause, { includeOutput: true })),
    rows: cause.scenarios.flatMap((id) => byId.get(id) ?? [])
  }));
  const grouped = new Set(ofCauses.flatMap((group) => group.rows));
  const ofStates = SCENARIO_STATES.map((state) => ({
    name: STATE_SIGNS[state].word,
    rows: rows.filter((row) => row.state === state && !grouped.has(row))
  }));
  return [...ofCauses, ...ofStates].filter((group) => group.rows.length > 0);
}
function listOf(groups) {
  const rows = groups.flatMap(
    (group, index) => group.rows.map(({ scenario: id, title = "", state, isFlaky, tags, criteria }) => [
      slug(id) === id ? 0 : slug(id),
      id,
      title,
      SCENARIO_STATES.indexOf(state),
      isFlaky ? 1 : 0,
      index,
      tags,
      criteria
    ])
  );
  return { states: SCENARIO_STATES, groups: groups.map(({ name }) => name), rows };
}
function scenarioParts({ trialsOf }, groups, most) {
  const folds = [];
  const blocks = [];
  let [room, left] = [most, 0];
  const rows = groups.flatMap((group) => group.rows);
  for (const [index, row] of rows.entries()) {
    const trials = room > 0 ? trialsOf(row.scenario) : void 0;
    if (trials === void 0) {
      left++;
      continue;
    }
    const fold = scenarioFold(row, scenarioBody(row, trials));
    const size = byteLength(fold.text);
    room = size <= room ? room - size : 0;
    if (room === 0) left++;
    else if (row.state === "broke" && most - room <= MOST_STATIC) folds.push(fold);
    else blocks.push(html`<script type="text/html" id="b-${index}">${fold}</script>\n`);
  }
  return { folds, blocks, left };
}
function leftLine(left, { rows }) {
  if (left === 0) return null;
  return html`<p class="left">The steps of ${counted(left, "scenario")} of ${rows.length} are left out here: a report holds at most 20 MB, broken scenarios first. Print one with <code>agent-gate explain BUNDLE ID</code>.</p>`;
}

// src/report/report-page.ts
var decisionCheck = schemaCheck(decision_schema_default);
var MOST_EVIDENCE = 40 * 2 ** 20;
var LONGEST_INPUT = 4e3;
function reportPage(bundle, main) {
  requireEvidence(bundle);
  if (main !== null) requireEvidence(main);
  const file = `${bundle.label}/decision.json`;
  const decision = decisionCheck.parse(bundle.json("decision.json"), (pointer) => ({ file, pointer }));
  const report = reportOfBundle(bundle);
  const gate = checkGate(bundle.json("gate.json"), `${bundle.label}/gate.json`);
  const texts = configOfBundle(bundle);
  const config = compileConfig(texts);
  const primary = primaryRubric(report)?.rubric ?? "";
  const rows = rowsOf2(report, decision, primary);
  const old = new Map(
    decision.flips.renamed.flatMap(({ scenario, renamed_from: from }) => from ? [[scenario, from]] : [])
  );
  const kept = keptTrials(bundle, rows);
  const shown = (trial) => pageTrial(trial, config, primary);
  const candidateTrials = byScenario(kept.trials, (trial) => isOfArm(config, trial) ? null : shown(trial));
  const wanted = new Set([...kept.scenarios].map((id) => old.get(id) ?? id));
  const stored = bundle.has(MAIN_TRIALS_FILE) ? evidenceOf(bundle, MAIN_TRIALS_FILE) : null;
  const ofMain = main === null ? stored : evidenceOf(main);
  const titles = /* @__PURE__ */ new Map();
  const mainTrials = byScenario(ofMain === null ? [] : trialsIn(ofMain), (trial) => {
    if (trial.title !== void 0) titles.set(trial.scenario, trial.title);
    return wanted.has(trial.scenario) && !isOfArm(config, trial) ? shown(trial) : null;
  });
  return renderPage({
    decision,
    rows: rows.map((row) => ({ ...row, title: row.title ?? titles.get(old.get(row.scenario) ?? row.scenario) })),
    trialsOf: (id) => {
      const candidate = candidateTrials.get(id);
      return candidate && { candidate, main: mainTrials.get(old.get(id) ?? id) ?? [] };
    },
    changed: changedTexts(bundle, gate),
    evidence: { run: gate.evidence, of: (main2) => evidenceOfMain(gate, main2) },
    policy: texts.policy?.text ?? null,
    tool: bundle.manifest.tool
  });
}
function requireEvidence({ label, has }) {
  if (has(EVIDENCE_FILE) && has(RESULTS_FILE)) return;
  throw new UserError({
    code: "no-evidence",
    what: "the bundle keeps no trials to report",
    where: { file: label },
    fix: "Its policy says `evidence: drop`: keep the evidence, or read its comment.md"
  });
}
function rowsOf2(report, { flips, roster }, primary) {
  const ids = (list) => new Set(list.map(({ scenario }) => scenario));
  const [broke, fixed2] = [ids(flips.broke), ids(flips.fixed)];
  const flaky = ids(roster.filter(({ state }) => state === "flaky"));
  return report.scenarios.map((scenario) => {
    const { scenario: id, title, tags } = scenario;
    const scores = scoresOf(scenario, primary);
    const isMixed = scores !== void 0 && scores.passed > 0 && scores.passed < scores.scores.length;
    const judged = scores === void 0 ? "unjudged" : scores.passed === scores.scores.length ? "passed" : "failed";
    const state = broke.has(id) ? "broke" : fixed2.has(id) ? "fixed" : judged;
    return { scenario: id, title, state, isFlaky: flaky.has(id) || isMixed, tags, criteria: failedCriteria(scenario) };
  });
}
function failedCriteria({ rubrics }) {
  return Object.entries(rubrics).flatMap(
    ([rubric, { criteria }]) => Object.entries(criteria).filter(([, { passed, total }]) => passed < total).map(([key]) => criterionName(rubric, key))
  );
}
function keptTrials(bundle, rows) {
  const file = `${bundle.label}/${EVIDENCE_FILE}`;
  const [evidence, results] = [bundle.bytes(EVIDENCE_FILE), bundle.bytes(RESULTS_FILE)];
  const at2 = { file: `${bundle.label}/${RESULTS_FILE}` };
  const names = Array.from(jsonLines(results), ({ text }) => String(memberOf(parseRecord(text, at2), "scenario")));
  const sizes = /* @__PURE__ */ new Map();
  for (const { text, line } of jsonLines(evidence)) {
    const id = names[line - 1] ?? "";
    sizes.set(id, (sizes.get(id) ?? 0) + text.length);
  }
  let room = MOST_EVIDENCE;
  const scenarios = /* @__PURE__ */ new Set();
  for (const state of SCENARIO_STATES)
    for (const { scenario } of rows.filter((row) => row.state === state)) {
      room -= sizes.get(scenario) ?? 0;
      if (room >= 0) scenarios.add(scenario);
    }
  const chunks = function* () {
    for (const { text, line } of jsonLines(evidence))
      if (scenarios.has(names[line - 1] ?? "")) yield new TextEncoder().encode(`${text}
`);
  };
  return { scenarios, trials: trialsIn({ file, chunks, isEvidence: true }) };
}
function trialsIn(file) {
  return readRun([file], { mapping: null, select: [], redaction: startRedaction(NOTHING_MORE) });
}
function pageTrial(trial, config, primary) {
  const { input } = trial;
  return {
    ...comparedTrial(trial, explainTrial(scoreByConfig(config, trial)), primary),
    input: typeof input === "string" ? cut(input, LONGEST_INPUT) : null
  };
}
function changedTexts(bundle, gate) {
  if (gate.head === null) return [];
  const named = (config) => {
    const { mapping, rubrics, policy: policy2 } = textsOf(config, bundle.bytes);
    return new Map(
      [...rubrics, mapping, policy2].flatMap((config2) => config2 === null ? [] : [[config2.file, config2.text]])
    );
  };
  const [base, head2] = [named(gate.config), named(gate.head.config)];
  const names = [.../* @__PURE__ */ new Set([...base.keys(), ...head2.keys()])];
  return names.map((name) => ({ name, base: base.get(name) ?? null, head: head2.get(name) ?? null })).filter((pair) => pair.base !== pair.head);
}
function evidenceOfMain({ baselines }, main) {
  const isSame = ({ origin }) => origin.label === main.label && origin.run_id === main.run_id;
  return baselines.find(isSame)?.evidence;
}

export {
  decision_schema_default,
  reportPage
};
