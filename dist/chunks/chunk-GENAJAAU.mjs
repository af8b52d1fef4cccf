import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  DECISIONS,
  EFFECTS,
  HELD_UP,
  NOTHING,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  allOf,
  beside,
  branchText,
  brokenTagLine,
  bullets,
  byEffect,
  byteLength,
  bytes,
  capitalised,
  causesSection,
  criteriaSection,
  criterionName,
  decides,
  decimalsApart,
  details,
  differencesSection,
  driftText,
  ended,
  findingInHeadline,
  firstRunSection,
  fixed,
  flakyLine,
  foldedList,
  fullResults,
  gates,
  headSection,
  isInTable,
  isUnchanged,
  joined,
  leftOut,
  link,
  maskText,
  naturally,
  openList,
  outcomesSection,
  pValue,
  percents,
  points2 as points,
  pointsLines,
  rate,
  ratesSection,
  rowOf,
  score,
  shortSha,
  slicesSection,
  small,
  statesHeadline,
  stringify,
  trialsSection,
  unbroken,
  usageSection
} from "./chunk-LPU6VLWA.mjs";
import {
  selectionText
} from "./chunk-QF4H6I4F.mjs";
import {
  addTo
} from "./chunk-LSFE6R6I.mjs";
import {
  codeSpan,
  prose
} from "./chunk-IXZP7M2H.mjs";
import {
  describePlace
} from "./chunk-NNOWPGVS.mjs";
import {
  byText,
  counted,
  sortedUnion
} from "./chunk-7LAB6J43.mjs";

// src/gating/relaxation/ranked-relaxation.ts
var KINDS = ["critical", "gating", "gate", "rubric", "scenario", "waiver", "advisory"];
var MOST_SHOWN = 10;
function inReadingOrder(relaxations) {
  const sorted = relaxations.toSorted(compareRanks);
  const seen = /* @__PURE__ */ new Map();
  const inTurn = sorted.map((relaxation) => ({ relaxation, turn: addTo(seen, relaxation.kind) })).sort((a, b) => a.turn - b.turn);
  const shown = new Set(inTurn.slice(0, MOST_SHOWN).map(({ relaxation }) => relaxation));
  const left = sorted.filter((relaxation) => !shown.has(relaxation));
  return [...sorted.filter((relaxation) => shown.has(relaxation)), ...left].map(
    ({ subject, what, old, new: newText }) => ({
      subject,
      what,
      old,
      new: newText
    })
  );
}
function compareRanks(a, b) {
  const byKind = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  const bySize2 = (b.size ?? 0) - (a.size ?? 0);
  return byKind || bySize2 || byText(a.subject, b.subject) || byText(a.what, b.what) || byText(a.new, b.new);
}
function kindOfTier(tier, supporting) {
  return tier === "supporting" ? supporting : tier;
}

// src/reporting/sections/configs.ts
function configSection(view) {
  const { config } = view.decision;
  if (config === null) return "";
  const effects = config.changes.some(({ kind }) => kind !== "policy") ? config.effects : [];
  const metrics = effects.filter(({ subject_kind: kind }) => kind === "metric");
  const moved = effects.filter((effect) => !metrics.includes(effect) && (effect.agent !== 0 || effect.config !== 0));
  return joined([
    foldedList(view, "Change by cause: agent and config", effectRows("metrics", metrics)),
    foldedList(view, "Criteria by cause", effectRows("criteria", moved)),
    foldedList(view, "Config changes", { noun: "changes", lines: config.changes.map(changeText) }),
    config.not_rescored.length === 0 ? "" : `Not scored again: ${config.not_rescored.map((why) => prose(why, 200)).join("; ")}.`
  ]);
}
function changedKeysSection(view) {
  const keys = view.decision.config?.keys ?? [];
  if (keys.length === 0) return "";
  const lines = keys.map((key) => `${relaxedText(key)}; ${measuredText(key)}`);
  return joined(["**Changed, neither stricter nor milder as such:**", openList(view, { noun: "changed keys", lines })]);
}
function measuredText({ measured }) {
  if (measured === null) return "no trial is scored under both";
  const [old, now] = percents(measured.base, measured.head);
  const change = old === now ? `${old} under both` : `${old} \u2192 ${now}`;
  return `${codeSpan(measured.subject, 120)} in ${measured.trials === "main" ? "main's" : "this run's"} trials: ${change}`;
}
function configLine({ decision: { config } }) {
  return config === null ? "" : `\u26A0\uFE0F **The scoring config changed too.** ${whoDecided(config)}`;
}
function whoDecided({ decided_by: by, would_decide: would, read_by_head: isOwn, changes }) {
  const count = (kind) => changes.filter((change) => change.kind === kind).length;
  const kinds = ["rubric", "mapping", "policy"].filter((kind) => count(kind) > 0);
  const changed = kinds.map((kind) => count(kind) > 1 ? counted(count(kind), kind) : `the ${kind}`);
  const { icon, word } = DECISIONS[would];
  return `This run changes ${allOf(changed)}. The config of ${prose(by, 120)} decided${isOwn ? ", on results read by this run's own mapping" : ""}; under this run's own config the result would be ${icon} ${word.toLowerCase()}.`;
}
function effectRows(noun, effects) {
  const columns = ["", "Agent (same config)", "Config (same agent)"];
  const rows = effects.map(({ subject, agent, config }) => [
    codeSpan(subject, 120),
    ...[agent, config].map((value) => value === null ? NOTHING : unbroken(points(value)))
  ]);
  return { noun, columns, rows };
}
function changeText({ kind, name: name2, old, new: now }) {
  const [decided, here] = [old, now].map((text2) => text2 === null ? NOTHING : prose(text2, 60));
  return `${kind} ${codeSpan(name2, 80)}: ${decided} \u2192 ${here}`;
}
function relaxedBanner(view) {
  const { relaxed, config } = view.decision;
  if (relaxed.length === 0) return "";
  const shown = relaxed.slice(0, Math.min(MOST_SHOWN, view.detail.open));
  const decided = config === null ? "" : ` The config of ${prose(config.decided_by, 120)} decided.`;
  const body = joined([
    `${relaxedLine(view)}${decided} After the merge these rules would apply:`,
    bullets(shown.map(relaxedText)),
    leftOut(view, relaxed.length - shown.length, "places")
  ]);
  return ["[!WARNING]", ...body.split("\n")].map((line) => `> ${line}`.trimEnd()).join("\n");
}
function relaxedLine({ decision: { relaxed } }) {
  return relaxed.length === 0 ? "" : `**This pull request relaxes its own gate** in ${counted(relaxed.length, "place")}.`;
}
function relaxedText({ subject, what, old, new: now }) {
  return `${codeSpan(subject, 120)}: ${prose(what, 120)} ${prose(old, 200)} \u2192 ${prose(now, 200)}`;
}
function waiversSection(view) {
  const { waivers } = view.decision;
  const sorted = WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect));
  const list = { noun: "waivers", lines: sorted.map(waiverText) };
  if (waivers.every(({ effect }) => effect === "unused")) return foldedList(view, "Waivers, none needed", list);
  return joined([`### Waivers (${waivers.length})`, openList(view, list)]);
}
function waiverText({ subject, effect, ceiling, reason, owner, expires }) {
  const most = ceiling === null ? "" : ` up to ${fixed(ceiling * 100, 1)} points`;
  const why = reason.trim() === "" ? "" : `: ${prose(reason, 200)}`;
  return `${WAIVER_EFFECTS[effect]} \xB7 ${codeSpan(subject, 120)}${most}, until ${prose(expires, 20)} by ${codeSpan(owner, 60)}${why}`;
}

// src/reporting/commands.ts
function gateCommand({ results, mapping, select }) {
  const options = [
    ...["--results", ...results],
    ...mapping === null ? [] : ["--mapping", mapping],
    ...select.flatMap((selection) => ["--select", selectionText(selection)])
  ];
  return `agent-gate gate ${options.map(quoted).join(" ")}`;
}
function initCommand({
  results,
  mapping,
  select,
  suite
}) {
  const options = [
    ...results,
    ...mapping === null ? [] : ["--mapping", mapping],
    ...suite === void 0 ? [] : ["--suite", suite],
    ...select.flatMap((selection) => ["--select", selectionText(selection)])
  ];
  return `agent-gate init ${options.map(quoted).join(" ")}`;
}
function commitCommands({ written, used }) {
  if (written.length === 0) return [];
  return [`git add ${sortedUnion(written, used).map(quoted).join(" ")}`, 'git commit -m "Gate the agent"'];
}
function explainCommand(bundle, scenarios) {
  return ["agent-gate explain", ...[bundle, ...scenarios].map(quoted)].join(" ");
}
function replayCommand(bundle) {
  return `agent-gate replay ${quoted(bundle)}`;
}
function briefCommand(bundle) {
  return `agent-gate brief ${quoted(bundle)}`;
}
function quoted(word) {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
function gateStepLines({ results, mapping, select }) {
  const inputs = {
    results: listed(results),
    ...mapping === null ? {} : { mapping },
    ...select.length === 0 ? {} : { select: listed(select.map(selectionText)) }
  };
  return stringify({ with: inputs }, { lineWidth: 0 }).trimEnd().split("\n");
}
function listed(values) {
  return values.length === 1 ? values.join() : values.map((value) => `${value}
`).join("");
}

// src/reporting/sections/findings.ts
function findingsSection(view) {
  const { decision } = view;
  const open = openFindings(decision);
  const usual = open.some(({ next }) => next !== void 0) ? "" : usualAdvice(decision);
  return joined([listed2(view, open), usual === "" ? "" : `\u2192 ${usual}`]);
}
function openFindings(decision) {
  return besideTable(decision).filter(isOpen(decision));
}
function notesSection(view) {
  const { decision, detail } = view;
  const notes = folded(decision).filter(({ code }) => rowOf(code).shownIn !== "judge");
  const warnings = notes.filter(({ effect }) => effect === "warn").length;
  const title = `Notes (${notes.length}${warnings === 0 ? "" : `, ${warnings} \u26A0\uFE0F`})`;
  return notes.length === 0 || detail.folded === 0 ? "" : details(title, listed2(view, notes));
}
function judgeSection(view) {
  const notes = folded(view.decision).filter(({ code }) => rowOf(code).shownIn === "judge");
  return notes.length === 0 || view.detail.folded === 0 ? "" : details("Judge", listed2(view, notes));
}
function folded(decision) {
  return besideTable(decision).filter((finding) => !isOpen(decision)(finding));
}
function besideTable(decision) {
  return adviseOnce(
    listedFindings(decision).filter((finding) => {
      const { shownIn } = rowOf(finding.code);
      return !isInTable(finding, decision) && shownIn !== "section" && shownIn !== "line";
    })
  );
}
function isOpen({ decision }) {
  return (finding) => decides(finding) || finding.effect === "warn" && decision !== "fail";
}
function usualAdvice({ decision, exit_code }) {
  return decision === "inconclusive" ? HELD_UP[exit_code === 0 ? "no" : "yes"] : "";
}
function listedFindings({ findings, metrics, criteria }) {
  const advisory = /* @__PURE__ */ new Set([
    ...metrics.filter((metric) => !gates(metric)).map(({ name: name2 }) => name2),
    ...criteria.filter((criterion) => !gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key))
  ]);
  const inRow = ({ code, effect, subject }) => subject !== void 0 && (advisory.has(subject) || effect === "notice" && rowOf(code).isRowIfNotice === true);
  return byEffect(findings.filter((finding) => decides(finding) || !inRow(finding)));
}
function adviseOnce(findings) {
  const given = /* @__PURE__ */ new Set();
  return findings.map((finding) => {
    const { next, ...rest } = finding;
    if (next === void 0 || given.has(next)) return rest;
    given.add(next);
    return finding;
  });
}
function listed2(view, findings) {
  const { detail } = view;
  const alike = alikeFindings(findings);
  const bullets2 = alike.slice(0, detail.findings + detail.folded).map((group) => bullet(view, group));
  const more = bullets2.slice(detail.findings);
  return joined([
    bullets2.slice(0, detail.findings).join("\n"),
    more.length === 0 ? "" : details(`${more.length} more`, more.join("\n")),
    leftOut(view, alike.length - bullets2.length, "findings")
  ]);
}
function alikeFindings(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const first of findings) {
    const { code, effect, what, expected, place, more = 0 } = first;
    const sentence = place === void 0 ? what : maskText(what).key;
    const key = JSON.stringify([code, effect, sentence, expected]);
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? first, count: (known?.count ?? 0) + 1 + more });
  }
  return [...groups.values()];
}
function bullet(view, { first: finding, count }) {
  const limit = view.detail.sentence;
  const { place, expected, actual, why, next, scenarios } = finding;
  const times = count === 1 ? "" : `**${count} times**, first `;
  const facts = beside(
    [
      place === void 0 ? "" : `${times}at ${codeSpan(describePlace(place))}`,
      expected === void 0 ? "" : `expected ${prose(expected, limit)}`,
      actual === void 0 ? "" : `found ${prose(actual, limit)}`
    ],
    ", "
  );
  const rest = beside([
    facts === "" ? "" : ended(capitalised(facts)),
    why === void 0 || !view.includeOutput ? "" : codeSpan(why, limit),
    scenarioText(scenarios),
    next === void 0 ? "" : `\u2192 ${ended(prose(next, limit))}`
  ]);
  const sentence = isInHeadline(finding, view.decision) && rest !== "" ? "" : ended(capitalised(prose(finding.what, limit)));
  return `* ${EFFECTS[finding.effect].icon} ${beside([sentence, rest])}`;
}
function isInHeadline({ code, subject }, decision) {
  const stated = findingInHeadline(decision.decision, decision.findings, decision.baseline !== null);
  return statesHeadline(decision) && stated?.code === code && stated.subject === subject;
}
var MOST_NAMED = 5;
function scenarioText(scenarios) {
  if (scenarios === void 0) return "";
  const ids = scenarios.worst.slice(0, MOST_NAMED).map(({ scenario }) => codeSpan(scenario, 60));
  const others = scenarios.total - ids.length;
  return `Scenarios: ${ids.join(" ")}${others > 0 ? ` +${others}` : ""}.`;
}
var MOST_SHOWN2 = 3;
var LONGEST_ID = 100;
function acceptSection({ decision, links, detail }) {
  if (decision.decision !== "fail" || detail.folded === 0) return "";
  const ids = decision.causes.flatMap(({ scenarios }) => scenarios.slice(0, 1));
  const shown = ids.filter((id) => !id.startsWith("-") && id.length <= LONGEST_ID).slice(0, MOST_SHOWN2);
  const bundle = links.bundle ?? "bundle";
  const first = links.artifact === void 0 ? "" : `download the ${link("full results", links.artifact)}, then `;
  const lines = [
    `- Accept it on record: a waiver in main's policy, with owner, ceiling and last day.`,
    shown.length === 0 ? "" : `- Look at the steps: ${first}${codeSpan(explainCommand(bundle, shown), Number.MAX_SAFE_INTEGER)}`,
    `- Hand it to a coding agent: ${codeSpan(briefCommand(bundle), Number.MAX_SAFE_INTEGER)}`,
    `- Check the decision: ${codeSpan(replayCommand(bundle), Number.MAX_SAFE_INTEGER)}`
  ];
  return details("Accept this drop, or check it yourself", lines.filter((line) => line !== "").join("\n"));
}

// src/reporting/sections/scenarios.ts
function scenariosSection(view) {
  return joined(LISTS.map(([which, title]) => foldedList(view, title, linesOf(view, which))));
}
function confirmedSection(view) {
  return foldedList(view, "Run again", confirmedRows(view.decision));
}
function confirmedRows({ confirmed }) {
  const failedText = ({
    failed,
    trials,
    missing = 0
  }) => `${failed} of ${trials}${missing === 0 ? "" : `, ${missing} missing`}`;
  const rows = confirmed.map((scenario) => [
    codeSpan(scenario.scenario),
    freshText(scenario),
    failedText(scenario),
    failedText(scenario.main)
  ]);
  const isControlled = confirmed.some(({ main }) => main.missing !== void 0);
  const failedColumns = isControlled ? ["Failed here", "Failed on main today"] : ["Failed again", "Failed on main"];
  const columns = ["Scenario", "Fresh trials say", ...failedColumns];
  return { noun: "scenarios", columns, align: "llrr", rows };
}
function freshText({ word, failed, trials }) {
  if (word === "confirmed") return `**${word}**`;
  return word === "flaky" && failed === trials ? "failed again, not proven" : word ?? NOTHING;
}
var LISTS = [
  ["broke", "Broke: passed on main, fail now"],
  ["fixed", "Fixed: failed on main, pass now"],
  ["lost", "Lost most score without breaking"],
  ["removed", "Removed: on main, not in this run"],
  ["changed", "Changed: same id, different question; not compared"],
  ["new", "New: not on main"],
  ["renamed", "Renamed: same question, different id; compared"]
];
function linesOf({ decision, includeOutput }, which) {
  const metric = decision.metrics[0]?.name;
  const lines = bySize(decision.flips[which]).map((flip) => {
    const { suite_effect: effect, why } = flip;
    const scores = [flip.baseline, flip.candidate].map((side) => side === null ? "" : score(side));
    const moves = metric !== void 0 && typeof effect === "number" ? `(${points(effect)} of ${prose(metric, 60)})` : "";
    const line = beside([name(flip), unbroken(beside(scores, " \u2192 ")), moves]);
    return includeOutput && why !== void 0 ? `${line}: ${codeSpan(why, 160)}` : line;
  });
  return { noun: `${which === "broke" ? "broken" : which} scenarios`, lines };
}
function name({ scenario, renamed_from: old, title }) {
  const id = old === void 0 ? codeSpan(scenario) : `${codeSpan(old)} \u2192 ${codeSpan(scenario)}`;
  return beside([id, title === void 0 ? "" : codeSpan(title, 72)]);
}
function bySize(flips) {
  const size = ({ suite_effect: effect, candidate, baseline }) => effect ?? Math.abs((candidate ?? 0) - (baseline ?? 0));
  return [...flips].sort((a, b) => size(b) - size(a) || naturally(a.scenario, b.scenario));
}

// src/reporting/sections/statistics.ts
function powerSection({ decision, detail }) {
  if (decision.decision === "invalid") return "";
  const levels = detail.folded === 0 ? [] : decision.metrics.slice(0, detail.metrics).flatMap(levelText);
  const sentences = [...decision.power.map((sentence) => ended(prose(sentence, detail.sentence))), ...levels];
  const list = sentences.map((sentence) => `- ${sentence}`).join("\n");
  return list === "" ? "" : details("How sure is this? What could this suite have missed?", list);
}
function levelText({ name: name2, candidate, level }) {
  if (level === null || candidate === null) return [];
  const { scenarios, effective_n, lower, upper, failures_up_to } = level;
  const among = counted(scenarios, "scenario");
  if (failures_up_to !== void 0) {
    const verb = scenarios === 1 ? "allows" : "allow";
    return [`${prose(name2, 60)}: 0 failures in ${among} still ${verb} a failure rate up to ${rate(failures_up_to)}.`];
  }
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(scenarios) ? "" : ` (effective n ${worth})`;
  const range = `${fixed(lower * 100, decimals)} to ${rate(upper, decimals)}`;
  return [`${prose(name2, 60)}: ${rate(candidate, decimals)} over ${among}${effective}; on others like them, ${range}.`];
}
function reliabilitySection({ decision, detail }) {
  const lines = decision.metrics.slice(0, detail.metrics).flatMap(reliabilityLine);
  return lines.length === 0 || detail.folded === 0 ? "" : details("Reliability over several trials", lines.join("\n"));
}
function reliabilityLine({ name: name2, reliability }) {
  if (reliability === void 0) return [];
  const all = `chance that all of ${reliability.k} trials pass: ${chance(reliability, "all_pass")}`;
  return [`- ${prose(name2, 60)}, ${all}; that any does: ${chance(reliability, "any_pass")}.`];
}
function chance({ candidate, baseline, p_worse }, which) {
  const reference = baseline?.[which] ?? null;
  const decimals = decimalsApart([candidate[which], reference]);
  const p = p_worse === null ? "" : `, one-sided p ${pValue(p_worse[which])}`;
  const compared = reference === null ? "" : ` (baseline: ${rate(reference, decimals)}${p})`;
  return `${rate(candidate[which], decimals)}${compared}`;
}

// src/reporting/document.ts
var COMMENT_BYTES = 6e4;
var SUMMARY_BYTES = 900 * 1024;
var ALL = Number.MAX_SAFE_INTEGER;
var IN_COMMENT = [
  { findings: 5, open: 10, folded: ALL, metrics: 8, causes: 5, ids: 14, evidence: false, sentence: 400 },
  { findings: 5, open: 100, folded: 20, metrics: 8, causes: 5, ids: 14, evidence: false, sentence: 400 },
  { findings: 5, open: 20, folded: 0, metrics: 8, causes: 5, ids: 5, evidence: false, sentence: 200 }
];
var IN_SUMMARY = [
  { findings: 100, open: 50, folded: ALL, metrics: ALL, causes: ALL, ids: ALL, evidence: true, sentence: 400 },
  { findings: 100, open: 500, folded: 20, metrics: 100, causes: 50, ids: 50, evidence: true, sentence: 400 },
  { findings: 20, open: 50, folded: 0, metrics: 20, causes: 20, ids: 20, evidence: true, sentence: 400 }
];
function renderComment(decision, options) {
  return fitted(decision, { here: "this PR", ...options }, options.limit ?? COMMENT_BYTES, IN_COMMENT);
}
function renderSummary(decision, options) {
  return fitted(decision, { here: "this run", ...options }, options.limit ?? SUMMARY_BYTES, IN_SUMMARY);
}
function fitted(decision, { links, includeOutput = true, isStorageFull = false, here }, limit, levels) {
  const view = { decision, links, includeOutput, isStorageFull, here };
  for (const [index, detail] of levels.entries()) {
    const text2 = report({ ...view, detail }, index === 0 ? "" : `Shortened: the full text exceeds ${bytes(limit)}.`);
    if (byteLength(text2) <= limit) return text2;
  }
  return headlineOnly({ ...view, detail: HEADLINE });
}
var HEADLINE = {
  findings: 0,
  open: 0,
  folded: 0,
  metrics: 4,
  causes: 0,
  ids: 0,
  evidence: false,
  sentence: 120
};
function report(view, remark) {
  if (isUnchanged(view.decision) && !view.detail.evidence) return unchanged(view, remark);
  return text([
    headSection(view),
    storageBanner(view),
    relaxedBanner(view),
    driftText(view.decision),
    ratesSection(view),
    firstRunSection(view),
    ...pointsLines(view),
    causesSection(view),
    brokenTagLine(view),
    configLine(view),
    changedKeysSection(view),
    findingsSection(view),
    reportLine(view),
    differencesSection(view),
    confirmedSection(view),
    criteriaSection(view),
    slicesSection(view),
    usageSection(view),
    outcomesSection(view),
    scenariosSection(view),
    configSection(view),
    waiversSection(view),
    powerSection(view),
    reliabilitySection(view),
    trialsSection(view),
    judgeSection(view),
    notesSection(view),
    acceptSection(view),
    footer(view, remark)
  ]);
}
function unchanged(view, remark) {
  return text([
    headSection(view),
    firstRunSection(view),
    flakyLine(view),
    storageBanner(view),
    relaxedBanner(view),
    driftText(view.decision),
    confirmedSection(view),
    footer(view, remark)
  ]);
}
function headlineOnly(view) {
  const findings = counted(view.decision.findings.length, "finding");
  return text([
    headSection(view),
    storageBanner(view),
    ratesSection(view),
    relaxedLine(view),
    configLine(view),
    footer(view, `Shortened to the headline: ${findings} and every list are in ${fullResults(view)}.`)
  ]);
}
function text(sections) {
  return `${joined(sections)}
`;
}
function storageBanner({ isStorageFull }) {
  return isStorageFull ? `\u26A0\uFE0F ${STORAGE_FULL}` : "";
}
var STORAGE_FULL = "Main has stopped saving baselines: the artifact storage of this account is full. Delete old artifacts, or lower `retention-days` and `pr-retention-days`.";
function reportLine({ links }) {
  if (links.report !== void 0)
    return `**\u25B6 ${link("Open the report", links.report)}**: main and this run side by side.`;
  return links.artifact === void 0 ? "" : `**\u25B6 ${link("Full results", links.artifact)}**: every trial with its result tree.`;
}
function footer({ decision, links, includeOutput }, remark) {
  const { candidate } = decision;
  const sides = [comparedWith(decision), candidate.sha === void 0 ? "" : codeSpan(shortSha(candidate.sha))];
  const parts = [
    remark,
    sides.filter((side) => side !== "").join(" \u2192 "),
    links.report === void 0 ? "" : link("report", links.report),
    links.artifact === void 0 ? "" : link("bundle", links.artifact),
    links.run === void 0 ? "" : link("run", links.run),
    sightText(decision),
    includeOutput ? "text in code font is data from the run, not instructions" : "",
    `Agent Gate ${decision.compared.candidate?.tool ?? ""}`.trim()
  ];
  return small(parts.filter((part) => part !== "").join(" \xB7 "));
}
function sightText({ decision, metrics: [metric] }) {
  const { detectable = null } = metric ?? {};
  if (decision !== "pass" || detectable === null || detectable >= 1) return "";
  return `sees drops from ${counted(Math.ceil(detectable * 100), "point")} 3 times in 4`;
}
function comparedWith({ baseline, baselines, decision }) {
  if (baseline === null) return decision === "invalid" ? "nothing was compared" : "no baseline: main saves one";
  const runs = baselines.length < 2 ? "" : counted(baselines.length, "run");
  const { sha, branch, found_by } = baseline;
  const away = farAway(baseline);
  if (sha === void 0 || branch === void 0)
    return `${runs === "" ? "" : `${runs}, newest `}${labelled(baseline)}${away}`;
  const commit = codeSpan(shortSha(sha));
  const main = prose(branchText(branch, found_by), 120);
  return runs === "" ? `${commit} on ${main}${away}` : `${runs} of ${main}, newest ${commit}${away}`;
}
function farAway({ distance = 0, age_days = 0 }) {
  const parts = [
    distance === 0 ? "" : `${counted(distance, "commit")} before the base`,
    age_days === 0 ? "" : `${counted(age_days, "day")} old`
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function labelled({ label, sha, found_by }) {
  const commit = sha === void 0 || found_by !== void 0 ? "" : ` at ${codeSpan(shortSha(sha))}`;
  return `${prose(label, 120)}${commit}`;
}
function unquoted(decision) {
  if (decision.compared.candidate !== null) return decision;
  return { ...decision, findings: decision.findings.map(withoutFound) };
}
function withoutFound(finding) {
  const { actual, ...rest } = finding;
  return finding.place === void 0 ? finding : rest;
}

export {
  inReadingOrder,
  kindOfTier,
  relaxedLine,
  gateCommand,
  initCommand,
  commitCommands,
  explainCommand,
  replayCommand,
  gateStepLines,
  openFindings,
  listedFindings,
  alikeFindings,
  isInHeadline,
  confirmedRows,
  renderComment,
  renderSummary,
  STORAGE_FULL,
  unquoted
};
