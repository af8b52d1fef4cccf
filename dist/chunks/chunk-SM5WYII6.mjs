import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  AMOUNT_WORDS,
  SLACK,
  amountText,
  criterionName,
  gates,
  mayHaveDropped,
  pValue,
  rateOf,
  riseText,
  rowOf,
  someOf
} from "./chunk-VG2BHJVE.mjs";
import {
  addTo,
  sha256Of
} from "./chunk-55H5AUG2.mjs";
import {
  byText,
  codeSpan,
  countProblems,
  counted,
  diffBlock,
  prose
} from "./chunk-ULVC5D7U.mjs";

// src/reporting/markdown/format.ts
var MOST_DECIMALS = 7;
function fixed(value, decimals) {
  const digits = Math.abs(value).toFixed(decimals);
  return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits;
}
function rate(value, decimals = 1) {
  return `${fixed(value * 100, decimals)} %`;
}
function wholeRate(value, limit = null) {
  const isExact = [0, 1, limit].some((end) => end !== null && Math.abs(value - end) < SLACK);
  const hides = [0, 1, limit].some((end) => end !== null && Math.round(value * 100) === Math.round(end * 100));
  return rate(value, !isExact && hides ? decimalsApart([value, 0, 1, limit]) : 0);
}
function signedPoints(delta) {
  return signed(delta, 0);
}
function points(delta, decimals = 1) {
  return `${signed(delta, decimals)} points`;
}
function signed(delta, decimals) {
  const digits = fixed(delta * 100, decimals);
  return `${delta > 0 && /[1-9]/.test(digits) ? "+" : ""}${digits}`;
}
function decimalsApart(rates) {
  const known = rates.filter((value) => value !== null).sort((a, b) => a - b);
  const areApart = (decimals2) => known.every((value, index) => {
    const previous = known[index - 1];
    return previous === void 0 || value - previous < SLACK || rate(value, decimals2) !== rate(previous, decimals2);
  });
  let decimals = 1;
  while (decimals < MOST_DECIMALS && !areApart(decimals)) decimals += 1;
  return decimals;
}
function score(value) {
  return fixed(value, 2);
}
function bytes(size) {
  return size < 1024 ? `${size} bytes` : `${fixed(size / 1024, 1)} KB`;
}
function byteLength(text) {
  return new TextEncoder().encode(text).length;
}
function ended(sentence) {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

// src/contract/slug.ts
var SAFE = /^[A-Za-z0-9_-]{1,60}$/;
function slug(text) {
  if (SAFE.test(text)) return text;
  const words = text.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "");
  return `${words}.${sha256Of(text).slice("sha256:".length, "sha256:".length + 10)}`;
}

// src/reporting/markdown/tables.ts
var RULES = /* @__PURE__ */ new Map([
  ["l", ":--"],
  ["c", ":-:"],
  ["r", "--:"]
]);
function table(columns, rows, align = "") {
  const rule = columns.map((_, index) => RULES.get(align[index] ?? "") ?? "---");
  return [columns, rule, ...rows.map((row) => row.map(cell))].map(line).join("\n");
}
function line(cells2) {
  return `| ${cells2.join(" | ")} |`;
}
function cell(markdown) {
  return markdown.replace(/\\+(?=\|)/g, "$& ").replaceAll("|", "\\|");
}
function details(title, body) {
  return `<details>
<summary>${title}</summary>

${body}

</details>`;
}
function link(words, address) {
  const plain = address !== void 0 && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain ? `[${words}](${address})` : words;
}
function joined(blocks2) {
  return blocks2.filter((block) => block !== "").join("\n\n");
}
function beside(parts, between = " ") {
  return parts.filter((text) => text !== "").join(between);
}
function small(text) {
  return text === "" ? "" : `<sub>${text}</sub>`;
}
function unbroken(text) {
  return text.replaceAll(" ", "\xA0");
}
function openTable(view, list) {
  const { open, folded } = view.detail;
  const more = list.rows.slice(open, open + folded);
  return joined([
    open > 0 ? table(list.columns, list.rows.slice(0, open), list.align) : "",
    more.length > 0 ? details(`${more.length} more`, table(list.columns, more, list.align)) : "",
    leftOut(view, list.rows.length - open - folded, list.noun)
  ]);
}
function foldedTable(view, title, list, more = "", below = "") {
  const { folded } = view.detail;
  if (list.rows.length === 0) return "";
  if (folded === 0) return leftOut(view, list.rows.length, list.noun);
  const body = joined([
    table(list.columns, list.rows.slice(0, folded), list.align),
    leftOut(view, list.rows.length - folded, list.noun),
    below
  ]);
  return details(`${title} (${list.rows.length})${more}`, body);
}
function leftOut(view, count, noun) {
  if (count <= 0) return "";
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}
function fullResults({ links }) {
  return links.artifact === void 0 ? "the bundle, where one is kept (in a terminal by `--out`)" : `the ${link("full results", links.artifact)}`;
}

// src/reporting/sections/causes.ts
function causesSection(view) {
  const { decision, detail } = view;
  const { causes, start } = decision;
  if (causes.length === 0) {
    const broke = decision.flips.broke.map(({ scenario }) => scenario);
    return broke.length === 0 ? "" : `**Broke:** ${idList(view, broke)}`;
  }
  const shown = causes.slice(0, detail.causes);
  const rows = shown.map((cause) => [
    `**${cause.scenarios.length}**`,
    causeText(cause, view),
    idList(view, cause.scenarios)
  ]);
  return joined([
    "**What broke, by cause**",
    table(["n", "cause", "scenarios"], rows, "rll"),
    leftOut(view, causes.length - shown.length, "causes"),
    start === null ? "" : startText(start, decision)
  ]);
}
function causeText(cause, { decision, includeOutput }) {
  const { kind, text, criterion, parts } = cause;
  const quoted = text === void 0 || !includeOutput ? "" : ` ${codeSpan(text, 78)}`;
  switch (kind) {
    case "error":
      return `\u{1F4A5} crash${includeOutput && parts.length > 1 ? ` ${messagesOf(parts)}` : quoted}`;
    case "reason":
      return `\u{1F4AC} the harness says${quoted === "" ? " why" : quoted}`;
    case "criterion":
      return `\u{1F4CF} no longer holds: ${questionOf(criterion ?? "", decision)}${toolsOf(parts, "; ")}`;
    case "arguments":
      return `\u{1F500} same call as on main, other arguments${toolsOf(parts, ": ")}`;
    case "calls":
      return `\u2702\uFE0F a call of main ${changesOf(parts)}`;
    case "other":
      return "\u2754 no error, reason or step in common";
  }
}
function messagesOf(parts) {
  const [first, ...others] = parts.map(({ text = "", scenarios }) => `${codeSpan(text, 60)} (${scenarios.length})`);
  return others.length === 0 ? first ?? "" : `${first} and ${counted(others.length, "other")}`;
}
function questionOf(criterion, { criteria }) {
  const compared = criteria.find(({ rubric, key }) => criterionName(rubric, key) === criterion);
  return compared?.question === void 0 ? codeSpan(criterion, 80) : prose(compared.question, 90);
}
function toolsOf(parts, intro) {
  const counts = /* @__PURE__ */ new Map();
  for (const { tool = "", scenarios } of parts) for (const _ of scenarios) addTo(counts, tool);
  const ordered = [...counts].sort((a, b) => b[1] - a[1]);
  const named = ordered.slice(0, 2).map(([tool, count]) => `${count} \xD7 ${codeSpan(tool, 40)}`);
  return named.length === 0 ? "" : `${intro}${named.join(", ")}${ordered.length > 2 ? " \u2026" : ""}`;
}
var CHANGES = {
  "left-out": "left out",
  added: "added",
  replaced: "replaced",
  arguments: "with other arguments"
};
function changesOf(parts) {
  const counts = /* @__PURE__ */ new Map();
  for (const { change = "arguments", scenarios } of parts) for (const _ of scenarios) addTo(counts, CHANGES[change]);
  return [...counts].map(([words, count]) => `${words} (${count})`).join(", ");
}
function idList(view, ids) {
  const { report } = view.links;
  const shown = ids.slice(0, view.detail.ids).map((id) => {
    const name = report === void 0 ? codeSpan(id, 60) : prose(id, 60);
    return report === void 0 ? name : link(name, `${report}#s-${slug(id)}`);
  });
  const more = ids.length - shown.length;
  return `${shown.join(" ")}${more > 0 ? ` +${more}` : ""}`;
}
function startText({ causes, scenarios, broke, rate: rate2, baseline, threshold }, { causes: all }) {
  const isCrash = causes.every((index) => all[index]?.kind === "error");
  const many = causes.length === 1 ? "" : causes.length === 2 ? "two " : `${causes.length} `;
  const what = isCrash ? `the ${many}${causes.length === 1 ? "crash" : "crashes"}` : "the first cause";
  const lacking = Math.round((baseline - rate2) * 100);
  const where = [
    ...threshold === null ? [] : [rate2 < threshold ? `still below the floor of ${wholeRate(threshold)}` : "above the floor"],
    lacking > 0 ? `still ${fixed(lacking, 0)} below main` : "no lower than main"
  ];
  return `**Start with ${what}:** ${scenarios} of the ${broke} that broke. If ${scenarios === 1 ? "it" : "these"} came back: ${wholeRate(rate2)}, ${where.join(", ")}.`;
}
var MOST_DIFFERENCES = 5;
function differencesSection({ decision, detail, includeOutput, here }) {
  if (!includeOutput || detail.folded === 0) return "";
  const differences = [0, 1, 2].flatMap(
    (place) => decision.causes.flatMap(({ parts }) => {
      const { example, tool = "" } = parts[place] ?? {};
      return example ? [{ tool, example }] : [];
    })
  );
  if (differences.length === 0) return "";
  const lines = differences.slice(0, MOST_DIFFERENCES).flatMap(({ tool, example }, index) => [...index === 0 ? [] : [""], ...differenceLines(tool, example, here)]);
  return details("Why the first ones failed, step by step", diffBlock(lines));
}
function differenceLines(tool, { scenario, step, main, candidate }, here) {
  return [
    `  scenario ${scenario} \xB7 step ${step} \xB7 ${tool}`,
    `- main     ${main ?? "no such call"}`,
    `+ ${here.padEnd(8)} ${candidate ?? "no such call"}`
  ];
}

// src/reporting/markdown/words.ts
var DECISIONS = {
  pass: { icon: "\u2705", word: "PASS", next: "" },
  fail: { icon: "\u274C", word: "FAIL", next: "Compare the scenarios below with main, fix the agent and push again." },
  inconclusive: { icon: "\u2754", word: "INCONCLUSIVE", next: "" },
  invalid: { icon: "\u26D4", word: "INVALID", next: "Fix the problems and run again. The agent was not judged." }
};
var STATE_WORDS = {
  regressed: "regressed",
  improved: "improved",
  unchanged: "unchanged",
  inconclusive: "inconclusive",
  insufficient: "too few scenarios",
  "not-comparable": "not comparable",
  "no-baseline": "no baseline"
};
var STATE_ORDER = [
  "regressed",
  "not-comparable",
  "inconclusive",
  "insufficient",
  "improved",
  "no-baseline",
  "unchanged"
];
var EFFECTS = {
  invalid: { icon: "\u26D4", level: "error" },
  block: { icon: "\u274C", level: "error" },
  warn: { icon: "\u26A0\uFE0F", level: "warning" },
  notice: { icon: "\u2139\uFE0F", level: "notice" }
};
var BLOCKS = "\u274C\xA0blocks";
var HELD_UP = {
  no: "This does not block. Run more trials per scenario to decide it, or merge without a clear result.",
  yes: "This blocks, because the policy says `on_inconclusive: fail`. Run more trials per scenario to find out."
};
var TESTS = {
  "paired-t": "paired t",
  "history-t": "history of main",
  "mcnemar-mid-p": "McNemar mid-p",
  exact: "exact",
  collapse: "collapse",
  "collapse-single": "collapse of one scenario",
  confirm: "confirm"
};
var WAIVER_EFFECTS = {
  used: "\u2705\xA0used: it covers this",
  unused: "not needed",
  exceeded: "\u274C\xA0not enough: worse than its ceiling",
  expired: "\u26A0\uFE0F\xA0expired: does not count",
  ignored: "\u26A0\uFE0F\xA0ignored: not on the base branch"
};
var WAIVER_ORDER = ["exceeded", "expired", "ignored", "used", "unused"];
var VERDICTS = {
  pass: ["\u2713", "passed"],
  warn: ["!", "warned"],
  fail: ["\u2717", "failed"],
  skipped: ["\u2013", "not asked"],
  error: ["?", "not judged"]
};
var ERROR_KINDS = {
  agent: "agent crash",
  infrastructure: "infrastructure error",
  judge: "judge error"
};
var REFUSED = "refused by a rubric";
var NOTHING = "\u2013";

// src/gating/findings/finding-list.ts
var EFFECTS2 = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS2.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}
function oneOfEach(findings) {
  return findings.filter(({ code }, index) => findings.findIndex((finding) => finding.code === code) === index);
}
function decides({ effect }) {
  return effect === "block" || effect === "invalid";
}
function decidingFindings(decided, findings) {
  if (decided !== "fail" && decided !== "invalid") return [];
  const effect = decided === "invalid" ? "invalid" : "block";
  return findings.filter((finding) => finding.effect === effect);
}

// src/reporting/sections/head.ts
function headSection(view) {
  return joined([`## ${titleOf(view.decision)}`, leadText(view.decision, view.detail.sentence)]);
}
function titleOf(decision) {
  const suite = prose(decision.suite, 60);
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  const accepted = decision.waivers.filter(({ effect }) => effect === "used").map(({ expires }) => expires);
  switch (decision.decision) {
    case "invalid":
      return `\u26D4 Not judged: ${suite}`;
    case "fail":
      return `\u274C Merge blocked: ${suite}${isWorse(decision) ? " got worse" : ""}`;
    case "inconclusive":
      if (decision.exit_code === 0) return `\u26A0\uFE0F Worth a look: ${suite}`;
      return `\u274C Merge blocked: ${suite} ${decision.confirm ? "needs more trials" : "is undecided"}`;
    case "pass":
      if (accepted.length > 0) return `\u26A0\uFE0F Accepted drop until ${prose(accepted.sort()[0] ?? "", 20)}: ${suite}`;
      if (decision.findings.some(({ effect }) => effect === "warn")) return `\u26A0\uFE0F Worth a look: ${suite}`;
      return `\u2705 Nothing blocks: ${suite}${gating.some(({ state }) => state === "improved") ? " got better" : ""}`;
  }
}
function leadText(decision, longest) {
  const [metric] = decision.metrics;
  const problems = decision.findings.filter(decides);
  if (decision.decision === "invalid" && problems.length > 1)
    return `**The agent was not judged: ${counted(countProblems(problems), "problem")} to fix.**`;
  const change = metric === void 0 || decision.decision === "invalid" ? null : changeSentence(decision, metric);
  const [first] = decidingFindings(decision.decision, decision.findings);
  const isAboutRate = first === void 0 ? decision.confirm === null : first.subject === metric?.name;
  const isOverAll = first !== void 0 && rowOf(first.code).marksRate && metric !== void 0 && heldRate(metric) !== null;
  if (change !== null && isAboutRate && !isOverAll) return change;
  return [`**${ended(capitalised(prose(decision.headline, longest)))}**`, change ?? ""].join(" ").trim();
}
function heldRate({
  candidate,
  threshold,
  paired
}) {
  if (candidate === null || threshold === null || paired === void 0 || paired.waived !== void 0) return null;
  return candidate < threshold === paired.candidate < threshold ? null : wholeRate(candidate, threshold);
}
function metricTitle({ title, name }) {
  return prose(title ?? name, 60);
}
function changeSentence(decision, metric) {
  const { paired, delta, state, band, baseline_band: mainBand } = metric;
  if (paired === void 0 || paired.waived !== void 0 || delta === null || state === "insufficient") return null;
  const { broke, fixed: fixed2 } = decision.flips;
  const [main, now] = [wholeRate(paired.baseline), wholeRate(paired.candidate)];
  const [bandThen, bandNow] = [mainBand, band].map((name) => name === void 0 ? "" : ` (${prose(name, 40)})`);
  const moved = state === "regressed" ? "fell" : state === "improved" ? "rose" : "went";
  const change = main === now ? `is ${now}${bandNow} on both sides` : `${moved} from ${main}${bandThen} to ${now}${bandNow}`;
  const flips = broke.length + fixed2.length === 0 ? "no scenario broke" : `${counted(broke.length, "scenario")} broke, ${fixed2.length} ${fixed2.length === 1 ? "was" : "were"} fixed`;
  const noise = isConfirmed(decision) ? ` Not noise: ${freshText(decision)}.` : noiseOf(metric);
  return `**${capitalised(metricTitle(metric))} ${change}: ${flips}** (${paired.scenarios} compared).${noise}`;
}
function isWorse(decision) {
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  return isConfirmed(decision) || gating.some(({ state }) => state === "regressed");
}
function isConfirmed({ findings }) {
  return findings.some(({ code, effect }) => effect === "block" && rowOf(code).isConfirmed);
}
function freshText({ confirmed }) {
  const broke = confirmed.filter(({ failed, trials, main }) => failed * main.trials > main.failed * trials);
  const sum = (of) => broke.reduce((total, flip) => total + of(flip), 0);
  return `they failed again in ${sum(({ failed }) => failed)} of ${counted(
    sum(({ trials }) => trials),
    "fresh trial"
  )}`;
}
function noiseOf({ state, evidence, decided_by, delta }) {
  if (state === "improved") return " Not noise.";
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  if (ps.length > 0) return ` Not noise: p ${equals(pValue(Math.min(...ps)))}.`;
  if (evidence.length === 0 || delta === 0) return "";
  const [{ p } = { p: 1 }] = evidence;
  if (state === "inconclusive" && (delta ?? 0) < 0) return ` This may be noise: p ${equals(pValue(p))}.`;
  return state === "inconclusive" ? "" : " Within noise.";
}
function equals(p) {
  return p.startsWith("<") ? p : `= ${p}`;
}
function isUnchanged({ decision, findings, metrics, criteria, start, config }) {
  const moved = [...metrics, ...criteria].some(({ state }) => state === "regressed" || state === "improved");
  return decision === "pass" && !moved && start === null && config?.keys === void 0 && !findings.some((finding) => decides(finding) || finding.effect === "warn");
}

// src/reporting/sections/rate-table.ts
function ratesSection(view) {
  const { rows, shown } = openRates(view);
  if (rows.length === 0) return "";
  return joined([
    table(shown.columns, shown.rows, shown.align),
    small(notesOn(rows.slice(0, view.detail.metrics), view.decision).join(" \xB7 ")),
    leftOut(view, rows.length - shown.rows.length, shown.noun)
  ]);
}
function allRates({ decision, here }) {
  const rates = [...decision.metrics.map(metricRow), ...criterionRows(decision)];
  return { rates, table: rateTable({ decision, here }, "rates", rates), notes: notesOn(rates, decision) };
}
function openRates(view) {
  const { decision, detail } = view;
  const open = sorted(criterionRows(decision), decision).filter(
    (row) => blocks(row, decision) || !row.advisory && (row.state === "regressed" || row.state === "improved")
  );
  const rows = [...decision.metrics.map(metricRow), ...open].sort(
    (a, b) => Number(blocks(b, decision)) - Number(blocks(a, decision))
  );
  return { rows, shown: rateTable(view, "rates", rows.slice(0, detail.metrics)) };
}
function criteriaSection(view) {
  const { decision } = view;
  const rows = sorted(criterionRows(decision), decision);
  const isAlone = decision.baseline === null;
  const table2 = rateTable(
    view,
    "criteria",
    isAlone ? rows.toSorted((a, b) => (a.candidate ?? 1) - (b.candidate ?? 1)) : rows
  );
  const title = isAlone && rows.length > 1 ? "All criteria, the lowest first" : "All criteria";
  return foldedTable(view, title, table2, isAlone ? "" : `: ${tally(rows)}`, constantLine(decision));
}
function constantLine({ criteria }) {
  const counted2 = criteria.filter(({ candidate, score: score2 }) => (candidate?.total ?? 0) > 1 && score2 === void 0);
  const among = (holds) => counted2.filter(({ candidate }) => candidate !== null && holds(candidate)).map(({ key }) => codeSpan(key, 80));
  const clauses = [
    { in: "in every trial", keys: among(({ passed, total }) => passed === total) },
    { in: "in no trial", keys: among(({ passed }) => passed === 0) }
  ];
  return clauses.flatMap(({ in: where, keys }) => keys.length === 0 ? [] : [`Passed ${where}: ${someOf(keys)}.`]).join(" ");
}
function criterionRows({ criteria, metrics, findings }) {
  return criteria.filter(({ rubric, key, delta }) => {
    const isOnly = criteria.every((sibling) => sibling.rubric !== rubric || sibling.key === key);
    const metric = metrics.find((entry) => entry.rubric === rubric);
    const repeats = isOnly && metric !== void 0 && Math.abs((metric.delta ?? 0) - (delta ?? 0)) < 1e-9;
    return !repeats || findings.some((finding) => decides(finding) && finding.subject === criterionName(rubric, key));
  }).flatMap((criterion) => [criterionRow(criterion), ...scoreRow(criterion)]);
}
function tally(rows) {
  const counts = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const still = row.state === "inconclusive" ? "within noise" : STATE_WORDS[row.state];
    addTo(counts, directionOf(row) ?? still);
  }
  return [...counts].map(([words, count]) => `${count} ${words}`).join(", ");
}
function directionOf({ state, interval }) {
  if (state === "regressed" || interval !== null && interval.upper < 0) return "lower";
  return state === "improved" || interval !== null && interval.lower > 0 ? "higher" : null;
}
function rateTable({ decision, here }, noun, rows) {
  const compared = decision.baseline !== null;
  const level = fixed(decision.confidence * 100, 0);
  const isRanged = compared && rows.some(({ interval }) => interval !== null);
  const range = isRanged ? [`${level} % range`] : [];
  const columns = ["", "", ...compared ? ["main", here, "change", ...range] : [here], "blocks if"];
  const align = `cl${compared ? "rrr" : "r"}${isRanged ? "r" : ""}l`;
  return { noun, columns, align, rows: rows.map((row) => cells(row, decision, { compared, isRanged })) };
}
function cells(row, decision, { compared, isRanged }) {
  const { main, now, change } = ratesOf(row);
  const shown = now === null ? NOTHING : unbroken(now);
  const isLoud = blocks(row, decision);
  const { interval } = row;
  const range = interval === null ? NOTHING : unbroken(`${signedPoints(interval.lower)} to ${signedPoints(interval.upper)}`);
  const name = row.note === "" ? row.label : `${row.label} \xB7 ${row.note}`;
  return [
    `${iconOf(row, decision)}${isLoud && crashNote(row, decision) !== "" ? "\xA0\xB9" : ""}`,
    isLoud ? `**${row.label}**${name.slice(row.label.length)}` : name,
    ...compared ? [main === null ? NOTHING : unbroken(main)] : [],
    isLoud && now !== null ? `**${shown}**` : shown,
    ...compared ? [row.delta === null ? NOTHING : `**${signedPoints(change)}**`] : [],
    ...isRanged ? [range] : [],
    limitOf(row, compared)
  ];
}
function ratesOf({ paired, baseline, candidate, threshold, delta }) {
  const isPaired = paired !== void 0 && paired.waived === void 0;
  const [main, now] = isPaired ? [paired.baseline, paired.candidate] : [baseline, candidate];
  return {
    main: main === null ? null : wholeRate(main),
    now: now === null ? null : wholeRate(now, threshold),
    // The difference of the rounded rates that the row shows.
    change: isPaired ? (Math.round(paired.candidate * 100) - Math.round(paired.baseline * 100)) / 100 : delta ?? 0
  };
}
function limitOf(row, compared) {
  const { advisory, tolerance, threshold, state } = row;
  if (advisory) return "only watched";
  const held = heldRate(row);
  const over = held === null ? "" : ` (${held} over all)`;
  const isTested = compared && state !== "not-comparable";
  const drop = tolerance === 0 ? "drops" : `drops > ${fixed(tolerance * 100, Number.isInteger(tolerance * 100) ? 0 : 1)}`;
  const parts = [isTested ? drop : "", threshold === null ? "" : `< ${wholeRate(threshold)}${over}`];
  return parts.filter((part) => part !== "").map(unbroken).join(", or ") || NOTHING;
}
function iconOf(row, decision) {
  if (blocks(row, decision)) return "\u274C";
  const about = aboutRow(row, decision);
  if (about.some(({ code }) => rowOf(code).marksRate)) return "\u26A0\uFE0F";
  const direction = directionOf(row);
  if (direction !== null) return direction === "lower" ? "\u{1F53B}" : "\u{1F7E2}";
  return mayHaveDropped(row, row.tolerance) || row.state === "not-comparable" ? "\u26A0\uFE0F" : "\xB7";
}
function notesOn(rows, decision) {
  const crashed = rows.find((row) => blocks(row, decision) && crashNote(row, decision) !== "");
  const { total, paired, new: added, changed } = decision.scenarios;
  const unjudged = decision.baseline === null ? 0 : total - paired - added - changed;
  const waived = Math.max(0, ...rows.map(({ paired: paired2 }) => paired2?.waived ?? 0));
  return [
    ...crashed === void 0 ? [] : [`\xB9 ${ended(capitalised(crashNote(crashed, decision)))}`],
    ...unjudged > 0 ? [`${counted(unjudged, "scenario")} had no verdict and ${unjudged === 1 ? "is" : "are"} left out.`] : [],
    ...waived === 0 ? [] : [`The change counts ${waived} waived ${waived === 1 ? "scenario" : "scenarios"} as unchanged.`]
  ];
}
function crashNote({ isMetric, candidateCount }, { trials }) {
  const crashes = trials.errored.agent;
  const failures = candidateCount === null ? 0 : candidateCount.total - candidateCount.passed;
  if (isMetric || crashes === 0 || failures < crashes) return "";
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `${share} failures of this run ${crashes === 1 ? "is a crash" : "are crashes"} of the agent`;
}
function metricRow(metric) {
  return {
    ...metric,
    label: metricTitle(metric),
    note: [metric.tier === "critical" ? "critical" : "", prose(metric.band ?? "", 40)].filter((part) => part !== "").join(" \xB7 "),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    advisory: !gates(metric),
    isMetric: true
  };
}
function criterionRow(criterion) {
  const { question, key } = criterion;
  return {
    ...criterion,
    name: key,
    label: question === void 0 ? codeSpan(key, 80) : prose(question, 90),
    note: [
      ...criterion.tier === "critical" ? ["critical"] : criterion.by_score ? [MEAN] : [],
      ...criterion.status === void 0 ? [] : [criterion.status]
    ].join(" \xB7 "),
    subject: criterionName(criterion.rubric, key),
    ...valuesOf(criterion),
    candidateCount: criterion.by_score ? null : criterion.candidate,
    advisory: !gates(criterion),
    isMetric: false
  };
}
function valuesOf({ candidate, baseline, by_score, score: score2 }) {
  if (by_score && score2 !== void 0) return { candidate: score2.candidate, baseline: score2.baseline };
  return { candidate: candidate && rateOf(candidate), baseline: baseline && rateOf(baseline) };
}
var MEAN = "mean score";
function scoreRow(criterion) {
  const { score: score2, by_score } = criterion;
  if (score2 === void 0 || by_score) return [];
  const { paired: _, ...row } = criterionRow(criterion);
  const tested = { evidence: [], decided_by: [], threshold: null };
  return [
    { ...row, ...tested, ...score2, note: MEAN, subject: `${row.subject} score`, candidateCount: null, advisory: true }
  ];
}
function sorted(rows, decision) {
  const rank = (row) => blocks(row, decision) ? -1 : STATE_ORDER.indexOf(row.state);
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || byText(a.subject, b.subject)
  );
}
function blocks(row, decision) {
  return aboutRow(row, decision).some(decides);
}
function aboutRow({ subject }, { findings }) {
  return findings.filter(
    (finding) => finding.subject === subject && (finding.subject_kind === "metric" || finding.subject_kind === "criterion")
  );
}
function isInTable({ code, subject }, { metrics, criteria }) {
  if (rowOf(code).shownIn !== "rate") return false;
  return metrics.some(({ name }) => name === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}

// src/gating/compared-trials.ts
function naturally(a, b) {
  const padded = (id) => id.replace(/\d+/g, (digits) => digits.padStart(20, "0"));
  return byText(padded(a), padded(b)) || byText(a, b);
}

// src/reporting/sections/usage.ts
function usageSection(view) {
  const { usage = [], baseline } = view.decision;
  const names = usage.map(({ amount }) => AMOUNT_WORDS[amount]).join(", ");
  return foldedTable(view, `${capitalised(names)} per trial`, usageRows(usage, baseline !== null, view.here));
}
function usageRows(usage, isCompared, here) {
  return {
    noun: "amounts",
    columns: ["", "", ...isCompared ? ["main", here, "change", "range"] : [here], "blocks if"],
    align: `cl${isCompared ? "rrrr" : "r"}l`,
    rows: usage.map((comparison) => {
      const { amount, candidate, baseline, change, interval, tolerance } = comparison;
      const measured = unbroken(amountText(comparison, candidate));
      const compared = [
        baseline === null ? NOTHING : unbroken(amountText(comparison, baseline)),
        measured,
        change === null ? NOTHING : percentUp(change),
        interval === null ? NOTHING : unbroken(`${percentUp(interval.lower)} to ${percentUp(interval.upper)}`)
      ];
      const icon = !comparison.exceeds ? "\xB7" : gates(comparison) ? "\u274C" : "\u26A0\uFE0F";
      const limit = gates(comparison) ? unbroken(`> ${riseText(tolerance)}`) : "only watched";
      return [icon, capitalised(AMOUNT_WORDS[amount]), ...isCompared ? compared : [measured], limit];
    })
  };
}
function percentUp(change) {
  return `${change < 0 ? "\u2212" : "+"}${Math.abs(Math.round(change * 100))} %`;
}

export {
  byEffect,
  oneOfEach,
  decides,
  decidingFindings,
  fixed,
  rate,
  wholeRate,
  signedPoints,
  points,
  decimalsApart,
  score,
  bytes,
  byteLength,
  ended,
  capitalised,
  table,
  details,
  link,
  joined,
  beside,
  small,
  unbroken,
  openTable,
  foldedTable,
  leftOut,
  fullResults,
  slug,
  causesSection,
  causeText,
  startText,
  differencesSection,
  differenceLines,
  DECISIONS,
  STATE_WORDS,
  EFFECTS,
  BLOCKS,
  HELD_UP,
  TESTS,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  VERDICTS,
  ERROR_KINDS,
  REFUSED,
  NOTHING,
  headSection,
  titleOf,
  leadText,
  isUnchanged,
  ratesSection,
  allRates,
  openRates,
  criteriaSection,
  isInTable,
  naturally,
  usageSection,
  usageRows
};
