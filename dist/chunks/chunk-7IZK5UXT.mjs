import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  explainCommand,
  renderComment
} from "./chunk-GIAQVGDB.mjs";
import {
  safeJson
} from "./chunk-ZPGVL6PW.mjs";
import {
  brokenTagLine,
  causeText,
  findingInHeadline,
  leadText,
  openRates,
  titleOf
} from "./chunk-RZBKR4LR.mjs";
import {
  cut,
  logSafe,
  plainText
} from "./chunk-PZLYPGSD.mjs";
import {
  mapTexts
} from "./chunk-NZPM7HOL.mjs";
import {
  must
} from "./chunk-QFIRCJAQ.mjs";

// src/reporting/terminal.ts
var DETAIL = { findings: 3, open: 0, folded: 0, metrics: 6, causes: 5, ids: 5, evidence: false, sentence: 200 };
var CAUSE_WIDTH = 74;
var BADGES = {
  pass: [" PASS ", "green"],
  fail: [" FAIL ", "red"],
  inconclusive: [" UNDECIDED ", "yellow"],
  invalid: [" NOT JUDGED ", "red"]
};
var SIGNS = [
  ["\u274C", "\u2717"],
  ["\u{1F53B}", "\u2193"],
  ["\u{1F7E2}", "\u2191"],
  ["\u26A0\uFE0F", "!"]
];
function signed(cell) {
  const [, sign] = SIGNS.find(([icon]) => cell.startsWith(icon)) ?? [];
  return sign ?? cell;
}
function renderTerminal(decision, { paint, bundle, report }) {
  const [badge, colour] = BADGES[decision.decision];
  const view = { decision, detail: DETAIL, links: {}, includeOutput: true, here: "this run" };
  const first = decision.causes[0]?.scenarios[0];
  const next = bundle === void 0 || first === void 0 ? [] : [`${paint("blue", "Next")}    ${safe(explainCommand(bundle, [first]))}`];
  const lines = [
    `${paint("inverse", paint(colour, badge))}  ${paint("bold", safe(plainText(titleOf(decision)).replace(/^\S+ /, "")))}`,
    safe(plainText(leadText(decision, DETAIL.sentence))),
    ...block(rateLines(view, paint)),
    ...block(causeLines(view, paint)),
    ...block(decision.causes.length > 0 ? [] : findingLines(decision)),
    ...block([...report === void 0 ? [] : [`${paint("blue", "Report")}  ${safe(report)}`], ...next]),
    paint("dim", `Comment: --format markdown \xB7 data: --json \xB7 exit code ${decision.exit_code}`)
  ];
  return `${lines.join("\n")}
`;
}
function safe(text) {
  return logSafe(text, 240);
}
function block(lines) {
  return lines.length === 0 ? [] : ["", ...lines];
}
function rateLines(view, paint) {
  const { columns, rows, align = "" } = openRates(view).shown;
  if (rows.length === 0) return [];
  const cells = [columns, ...rows].map((row) => row.map((cell) => cut(safe(plainText(signed(cell))), 44)));
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row, index) => {
    const line = row.map((cell, column) => {
      const width = must(widths[column], "the width of a column");
      return align[column] === "r" ? cell.padStart(width) : cell.padEnd(width);
    }).join("  ").trimEnd();
    if (index === 0) return paint("dim", line);
    return row[0]?.startsWith("\u274C") ? paint("red", line) : line;
  });
}
function causeLines(view, paint) {
  const { causes } = view.decision;
  if (causes.length === 0) return [];
  const width = Math.max(...causes.map(({ scenarios }) => String(scenarios.length).length));
  const lines = causes.slice(0, DETAIL.causes).map((cause) => {
    const { scenarios } = cause;
    const ids = scenarios.slice(0, DETAIL.ids).join(" ") + (scenarios.length > DETAIL.ids ? " \u2026" : "");
    const words = cut(safe(plainText(causeText(cause, view)).replace(/^\S+ /, "")), CAUSE_WIDTH).padEnd(CAUSE_WIDTH);
    return `${paint("bold", String(scenarios.length).padStart(width))}  ${words}  ${paint("dim", safe(ids))}`;
  });
  const more = causes.length - lines.length;
  const tag = safe(plainText(brokenTagLine(view)));
  return [
    paint("bold", "What broke, by cause"),
    ...lines,
    ...more > 0 ? [`${more} more`] : [],
    ...tag === "" ? [] : [tag]
  ];
}
function findingLines({ decision, findings, baseline }) {
  const inHead = findingInHeadline(decision, findings, baseline !== null);
  const others = findings.filter((finding) => finding.effect !== "notice" && finding !== inHead);
  return others.slice(0, 3).map(
    ({ effect, what, next }) => safe(`${effect === "warn" ? "\u26A0\uFE0F" : "\u274C"} ${what}${next === void 0 ? "" : ` \u2192 ${next}`}`)
  );
}

// src/reporting/formats.ts
var FORMATS = {
  terminal: {
    help: "at most twenty lines, in colour if the terminal has colours",
    render: (decision, surroundings) => surroundings.redact(renderTerminal(decision, surroundings))
  },
  markdown: {
    help: "the comment of the pull request",
    render: (decision, { bundle, redact }) => redact(renderComment(decision, { links: { bundle } }))
  },
  json: {
    help: "the whole decision, by decision.schema.json",
    render: (decision, { redact }) => safeJson(mapTexts(decision, redact))
  }
};
function isFormat(name) {
  return Object.hasOwn(FORMATS, name);
}

export {
  FORMATS,
  isFormat
};
