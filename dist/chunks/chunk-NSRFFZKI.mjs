import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  alikeFindings,
  confirmedRows,
  explainCommand,
  isInHeadline,
  openFindings,
  relaxedLine,
  renderComment
} from "./chunk-U6ZWUBV6.mjs";
import {
  safeJson
} from "./chunk-IM6YNVSV.mjs";
import {
  brokenTagLine,
  causeRows,
  causesTitle,
  leadText,
  openRates,
  pointsLine,
  titleOf
} from "./chunk-KCVDIJTN.mjs";
import {
  cut,
  logSafe,
  plainText
} from "./chunk-D5TAZYP6.mjs";
import {
  mapTexts
} from "./chunk-RVF6DBTF.mjs";
import {
  describePlace
} from "./chunk-NNOWPGVS.mjs";
import {
  must
} from "./chunk-7LAB6J43.mjs";

// src/reporting/terminal.ts
var DETAIL = {
  findings: 5,
  open: 0,
  folded: 0,
  metrics: 6,
  again: 5,
  causes: 5,
  ids: 5,
  evidence: false,
  sentence: 200
};
var WIDTH = 120;
var LEAST_TEXT = 30;
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
function renderTerminal(decision, { paint, bundle, report, width = WIDTH }) {
  const [badge, colour] = BADGES[decision.decision];
  const view = { decision, detail: DETAIL, links: {}, includeOutput: true, here: "this run" };
  const again = confirmedRows(decision);
  const first = decision.causes[0]?.scenarios[0];
  const next = bundle === void 0 || first === void 0 ? [] : [`${paint("blue", "Next")}    ${safe(explainCommand(bundle, [first]))}`];
  const lines = [
    `${paint("inverse", paint(colour, badge))}  ${paint("bold", safe(plainText(titleOf(decision)).replace(/^\S+ /, "")))}`,
    safe(plainText(leadText(decision, DETAIL.sentence))),
    ...block([relaxedLine(view)].filter((line) => line !== "").map((line) => paint("yellow", safe(plainText(line))))),
    ...block(tableLines(openRates(view).shown, paint)),
    ...block(tableLines({ ...again, rows: again.rows.slice(0, DETAIL.again) }, paint)),
    ...block([pointsLine(view)].filter((line) => line !== "").map((line) => safe(plainText(line)))),
    ...block(causeLines(view, paint, width)),
    ...block(findingLines(decision, width)),
    "",
    paint("dim", `Comment: --format markdown \xB7 data: --json \xB7 exit code ${decision.exit_code}`),
    ...report === void 0 ? [] : [`${paint("blue", "Report")}  ${safe(report)}`],
    ...next
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
function tableLines({ columns, rows, align = "" }, paint) {
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
function causeLines(view, paint, columns) {
  const { causes } = view.decision;
  if (causes.length === 0) return [];
  const rows = causes.flatMap((cause) => causeRows(cause, view));
  const width = Math.max(...rows.map(({ scenarios }) => String(scenarios.length).length));
  const shown = rows.slice(0, DETAIL.causes).map(({ text, scenarios }) => {
    const ids = scenarios.slice(0, DETAIL.ids).join(" ") + (scenarios.length > DETAIL.ids ? " \u2026" : "");
    return { count: String(scenarios.length).padStart(width), text: safe(plainText(text)), ids: safe(ids) };
  });
  const forIds = Math.min(Math.floor(columns / 2), Math.max(...shown.map(({ ids }) => ids.length)));
  const room = Math.max(LEAST_TEXT, columns - width - 4 - forIds);
  const forText = Math.min(room, Math.max(...shown.map(({ text }) => text.length)));
  const lines = shown.map(({ count, text, ids }) => {
    return `${paint("bold", count)}  ${cut(text, forText).padEnd(forText)}  ${paint("dim", cut(ids, forIds))}`;
  });
  const more = rows.length - lines.length;
  const tag = safe(plainText(brokenTagLine(view)));
  return [
    paint("bold", causesTitle(view.decision)),
    ...lines,
    ...more > 0 ? [`${more} more`] : [],
    ...tag === "" ? [] : [tag]
  ];
}
function findingLines(decision, width) {
  const groups = alikeFindings(openFindings(decision));
  const lines = groups.slice(0, DETAIL.findings).flatMap((group) => {
    const sign = group.first.effect === "warn" ? "! " : "\u2717 ";
    return findingParts(group, decision).flatMap(
      (text, index) => folded(index === 0 ? sign : "  ", safe(plainText(text)), width)
    );
  });
  const more = groups.length - DETAIL.findings;
  return [...lines, ...more > 0 ? [`${more} more, by --json`] : []];
}
function findingParts({ first, count }, decision) {
  const { what, place, expected, actual, next } = first;
  const facts = [
    ...place === void 0 ? [] : [`${count === 1 ? "" : `${count} times, first `}at ${describePlace(place)}`],
    ...expected === void 0 ? [] : [`expected ${expected}`],
    ...actual === void 0 ? [] : [`found ${actual}`]
  ].join(", ");
  const rest = [...facts === "" ? [] : [facts], ...next === void 0 ? [] : [`\u2192 ${next}`]];
  return isInHeadline(first, decision) && rest.length > 0 ? rest : [what, ...rest];
}
function folded(start, text, width) {
  const lines = [];
  let line = start;
  for (const word of text.split(" ")) {
    const isFirst = line === start || line.trim() === "";
    if (!isFirst && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "  ";
    }
    line += line.trim() === "" || line === start ? word : ` ${word}`;
  }
  return [...lines, line];
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
