import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MOST_RUNS,
  SHARDS_EXPECTED,
  alikeFindings,
  confirmedRows,
  findGivenBaseline,
  invalidDecision,
  isInHeadline,
  openFindings,
  readShards,
  relaxedLine,
  renderComment,
  runGate
} from "./chunk-6D2FSLLG.mjs";
import {
  brokenTagLine,
  causeRows,
  causesTitle,
  driftLine,
  explainCommand,
  leadText,
  openRates,
  pointsLines,
  refuseForeignFolder,
  takeAwayBundle,
  titleOf
} from "./chunk-QBECHYSX.mjs";
import {
  FILES,
  MEASURING_OPTIONS,
  PATH,
  PATHS,
  TEXT,
  TEXTS,
  asksForJson,
  measuringOptions,
  parseSelection,
  parseWords,
  usageError
} from "./chunk-5BHVGZYH.mjs";
import {
  renderProblems,
  safeJson
} from "./chunk-UKS3KXQ4.mjs";
import {
  UNWRITABLE,
  clear,
  defaultPolicy,
  makeAside,
  writeAnew,
  writingTo
} from "./chunk-UYZXBXLB.mjs";
import {
  Problems,
  UserError,
  describePlace
} from "./chunk-LVZUN4CE.mjs";
import {
  mapTexts
} from "./chunk-KQZ5M5F2.mjs";
import {
  logSafe,
  must,
  plainText,
  visible
} from "./chunk-AIUQFRYD.mjs";

// src/commands/gate.ts
import { join, resolve } from "node:path";

// node_modules/fast-string-truncated-width/dist/utils.js
var getCodePointsLength = /* @__PURE__ */ (() => {
  const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
  return (input) => {
    let surrogatePairsNr = 0;
    SURROGATE_PAIR_RE.lastIndex = 0;
    while (SURROGATE_PAIR_RE.test(input)) {
      surrogatePairsNr += 1;
    }
    return input.length - surrogatePairsNr;
  };
})();
var isFullWidth = (x) => {
  return x === 12288 || x >= 65281 && x <= 65376 || x >= 65504 && x <= 65510;
};
var isWideNotCJKTNotEmoji = (x) => {
  return x === 8987 || x === 9001 || x >= 12272 && x <= 12287 || x >= 12289 && x <= 12350 || x >= 12441 && x <= 12543 || x >= 12549 && x <= 12591 || x >= 12593 && x <= 12686 || x >= 12688 && x <= 12771 || x >= 12783 && x <= 12830 || x >= 12832 && x <= 12871 || x >= 12880 && x <= 19903 || x >= 65040 && x <= 65049 || x >= 65072 && x <= 65106 || x >= 65108 && x <= 65126 || x >= 65128 && x <= 65131 || x >= 127488 && x <= 127490 || x >= 127504 && x <= 127547 || x >= 127552 && x <= 127560 || x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141;
};

// node_modules/fast-string-truncated-width/dist/index.js
var ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
var CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
var CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu;
var TAB_RE = /\t{1,1000}/y;
var EMOJI_RE = new RegExp("[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation}|\\p{Emoji}\\uFE0F\\u20E3?))*", "yu");
var LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
var MODIFIER_RE = new RegExp("\\p{M}+", "gu");
var NO_TRUNCATION = { limit: Infinity, ellipsis: "" };
var getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
  const LIMIT = truncationOptions.limit ?? Infinity;
  const ELLIPSIS = truncationOptions.ellipsis ?? "";
  const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION, widthOptions).width : 0);
  const ANSI_WIDTH = 0;
  const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
  const TAB_WIDTH = widthOptions.tabWidth ?? 8;
  const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
  const FULL_WIDTH_WIDTH = 2;
  const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
  const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
  const PARSE_BLOCKS = [
    [LATIN_RE, REGULAR_WIDTH],
    [ANSI_RE, ANSI_WIDTH],
    [CONTROL_RE, CONTROL_WIDTH],
    [TAB_RE, TAB_WIDTH],
    [EMOJI_RE, EMOJI_WIDTH],
    [CJKT_WIDE_RE, WIDE_WIDTH]
  ];
  let indexPrev = 0;
  let index = 0;
  let length = input.length;
  let lengthExtra = 0;
  let truncationEnabled = false;
  let truncationIndex = length;
  let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
  let unmatchedStart = 0;
  let unmatchedEnd = 0;
  let width = 0;
  let widthExtra = 0;
  outer: while (true) {
    if (unmatchedEnd > unmatchedStart || index >= length && index > indexPrev) {
      const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
      lengthExtra = 0;
      for (const char of unmatched.replaceAll(MODIFIER_RE, "")) {
        const codePoint = char.codePointAt(0) || 0;
        if (isFullWidth(codePoint)) {
          widthExtra = FULL_WIDTH_WIDTH;
        } else if (isWideNotCJKTNotEmoji(codePoint)) {
          widthExtra = WIDE_WIDTH;
        } else {
          widthExtra = REGULAR_WIDTH;
        }
        if (width + widthExtra > truncationLimit) {
          truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
        }
        if (width + widthExtra > LIMIT) {
          truncationEnabled = true;
          break outer;
        }
        lengthExtra += char.length;
        width += widthExtra;
      }
      unmatchedStart = unmatchedEnd = 0;
    }
    if (index >= length) {
      break outer;
    }
    for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
      const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
      BLOCK_RE.lastIndex = index;
      if (BLOCK_RE.test(input)) {
        lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
        widthExtra = lengthExtra * BLOCK_WIDTH;
        if (width + widthExtra > truncationLimit) {
          truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
        }
        if (width + widthExtra > LIMIT) {
          truncationEnabled = true;
          break outer;
        }
        width += widthExtra;
        unmatchedStart = indexPrev;
        unmatchedEnd = index;
        index = indexPrev = BLOCK_RE.lastIndex;
        continue outer;
      }
    }
    index += 1;
  }
  return {
    width: truncationEnabled ? truncationLimit : width,
    index: truncationEnabled ? truncationIndex : length,
    truncated: truncationEnabled,
    ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
  };
};
var dist_default = getStringTruncatedWidth;

// node_modules/fast-string-width/dist/index.js
var NO_TRUNCATION2 = {
  limit: Infinity,
  ellipsis: "",
  ellipsisWidth: 0
};
var fastStringWidth = (input, options = {}) => {
  return dist_default(input, NO_TRUNCATION2, options).width;
};
var dist_default2 = fastStringWidth;

// node_modules/fast-wrap-ansi/lib/main.js
var ESC = "\x1B";
var CSI = "\x9B";
var END_CODE = 39;
var ANSI_ESCAPE_BELL = "\x07";
var ANSI_CSI = "[";
var ANSI_OSC = "]";
var ANSI_SGR_TERMINATOR = "m";
var ANSI_ESCAPE_LINK = `${ANSI_OSC}8;;`;
var GROUP_REGEX = new RegExp(`(?:\\${ANSI_CSI}(?<code>\\d+)m|\\${ANSI_ESCAPE_LINK}(?<uri>.*)${ANSI_ESCAPE_BELL})`, "y");
var getClosingCode = (openingCode) => {
  if (openingCode >= 30 && openingCode <= 37)
    return 39;
  if (openingCode >= 90 && openingCode <= 97)
    return 39;
  if (openingCode >= 40 && openingCode <= 47)
    return 49;
  if (openingCode >= 100 && openingCode <= 107)
    return 49;
  if (openingCode === 1 || openingCode === 2)
    return 22;
  if (openingCode === 3)
    return 23;
  if (openingCode === 4)
    return 24;
  if (openingCode === 7)
    return 27;
  if (openingCode === 8)
    return 28;
  if (openingCode === 9)
    return 29;
  if (openingCode === 0)
    return 0;
  return void 0;
};
var wrapAnsiCode = (code) => `${ESC}${ANSI_CSI}${code}${ANSI_SGR_TERMINATOR}`;
var wrapAnsiHyperlink = (url) => `${ESC}${ANSI_ESCAPE_LINK}${url}${ANSI_ESCAPE_BELL}`;
var wrapWord = (rows, word, columns) => {
  const characters = word[Symbol.iterator]();
  let isInsideEscape = false;
  let isInsideLinkEscape = false;
  let lastRow = rows.at(-1);
  let visible2 = lastRow === void 0 ? 0 : dist_default2(lastRow);
  let currentCharacter = characters.next();
  let nextCharacter = characters.next();
  let rawCharacterIndex = 0;
  while (!currentCharacter.done) {
    const character = currentCharacter.value;
    const characterLength = dist_default2(character);
    if (visible2 + characterLength <= columns) {
      rows[rows.length - 1] += character;
    } else {
      rows.push(character);
      visible2 = 0;
    }
    if (character === ESC || character === CSI) {
      isInsideEscape = true;
      isInsideLinkEscape = word.startsWith(ANSI_ESCAPE_LINK, rawCharacterIndex + 1);
    }
    if (isInsideEscape) {
      if (isInsideLinkEscape) {
        if (character === ANSI_ESCAPE_BELL) {
          isInsideEscape = false;
          isInsideLinkEscape = false;
        }
      } else if (character === ANSI_SGR_TERMINATOR) {
        isInsideEscape = false;
      }
    } else {
      visible2 += characterLength;
      if (visible2 === columns && !nextCharacter.done) {
        rows.push("");
        visible2 = 0;
      }
    }
    currentCharacter = nextCharacter;
    nextCharacter = characters.next();
    rawCharacterIndex += character.length;
  }
  lastRow = rows.at(-1);
  if (!visible2 && lastRow !== void 0 && lastRow.length && rows.length > 1) {
    rows[rows.length - 2] += rows.pop();
  }
};
var stringVisibleTrimSpacesRight = (string) => {
  const words = string.split(" ");
  let last = words.length;
  while (last) {
    if (dist_default2(words[last - 1])) {
      break;
    }
    last--;
  }
  if (last === words.length) {
    return string;
  }
  return words.slice(0, last).join(" ") + words.slice(last).join("");
};
var exec = (string, columns, options = {}) => {
  if (options.trim !== false && string.trim() === "") {
    return "";
  }
  let returnValue = "";
  let escapeCode;
  let escapeUrl;
  const words = string.split(" ");
  let rows = [""];
  let rowLength = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (options.trim !== false) {
      const row = rows.at(-1) ?? "";
      const trimmed = row.trimStart();
      if (row.length !== trimmed.length) {
        rows[rows.length - 1] = trimmed;
        rowLength = dist_default2(trimmed);
      }
    }
    if (index !== 0) {
      if (rowLength >= columns && (options.wordWrap === false || options.trim === false)) {
        rows.push("");
        rowLength = 0;
      }
      if (rowLength || options.trim === false) {
        rows[rows.length - 1] += " ";
        rowLength++;
      }
    }
    const wordLength = dist_default2(word);
    if (options.hard && wordLength > columns) {
      const remainingColumns = columns - rowLength;
      const breaksStartingThisLine = 1 + Math.floor((wordLength - remainingColumns - 1) / columns);
      const breaksStartingNextLine = Math.floor((wordLength - 1) / columns);
      if (breaksStartingNextLine < breaksStartingThisLine) {
        rows.push("");
      }
      wrapWord(rows, word, columns);
      rowLength = dist_default2(rows.at(-1) ?? "");
      continue;
    }
    if (rowLength + wordLength > columns && rowLength && wordLength) {
      if (options.wordWrap === false && rowLength < columns) {
        wrapWord(rows, word, columns);
        rowLength = dist_default2(rows.at(-1) ?? "");
        continue;
      }
      rows.push("");
      rowLength = 0;
    }
    if (rowLength + wordLength > columns && options.wordWrap === false) {
      wrapWord(rows, word, columns);
      rowLength = dist_default2(rows.at(-1) ?? "");
      continue;
    }
    rows[rows.length - 1] += word;
    rowLength += wordLength;
  }
  if (options.trim !== false) {
    rows = rows.map((row) => stringVisibleTrimSpacesRight(row));
  }
  const preString = rows.join("\n");
  let inSurrogate = false;
  for (let i = 0; i < preString.length; i++) {
    const character = preString[i];
    returnValue += character;
    if (!inSurrogate) {
      inSurrogate = character >= "\uD800" && character <= "\uDBFF";
      if (inSurrogate) {
        continue;
      }
    } else {
      inSurrogate = false;
    }
    if (character === ESC || character === CSI) {
      GROUP_REGEX.lastIndex = i + 1;
      const groupsResult = GROUP_REGEX.exec(preString);
      const groups = groupsResult?.groups;
      if (groups?.code !== void 0) {
        const code = Number.parseFloat(groups.code);
        escapeCode = code === END_CODE ? void 0 : code;
      } else if (groups?.uri !== void 0) {
        escapeUrl = groups.uri.length === 0 ? void 0 : groups.uri;
      }
    }
    if (preString[i + 1] === "\n") {
      if (escapeUrl) {
        returnValue += wrapAnsiHyperlink("");
      }
      const closingCode = escapeCode ? getClosingCode(escapeCode) : void 0;
      if (escapeCode && closingCode) {
        returnValue += wrapAnsiCode(closingCode);
      }
    } else if (character === "\n") {
      if (escapeCode && getClosingCode(escapeCode)) {
        returnValue += wrapAnsiCode(escapeCode);
      }
      if (escapeUrl) {
        returnValue += wrapAnsiHyperlink(escapeUrl);
      }
    }
  }
  return returnValue;
};
var CRLF_OR_LF = /\r?\n/;
function wrapAnsi(string, columns, options) {
  return String(string).normalize().split(CRLF_OR_LF).map((line) => exec(line, columns, options)).join("\n");
}

// src/reporting/terminal-text.ts
var PLAIN = (_style, text) => text;
function paintLines(lines, paint, limit = 1e3) {
  return lines.map((line) => {
    if (typeof line === "string") return `${logSafe(line, limit)}
`;
    const [style, start, rest = ""] = line;
    return `${paint(style, logSafe(start, limit))}${visible(rest, limit)}
`;
  }).join("");
}
function cutToColumns(text, columns) {
  if (dist_default2(text) <= columns) return text;
  const [start = ""] = wrapAnsi(text, columns - 1, { hard: true, wordWrap: false, trim: false }).split("\n");
  return `${start}\u2026`;
}
function padColumns(text, columns, isRight = false) {
  const space = " ".repeat(Math.max(0, columns - dist_default2(text)));
  return isRight ? `${space}${text}` : `${text}${space}`;
}
var CELL = { most: 48, least: 12 };
function alignedRows(rows, align = "", columns = Number.POSITIVE_INFINITY) {
  const widths = (rows[0] ?? []).map((_, column) => {
    return Math.min(CELL.most, Math.max(...rows.map((row) => dist_default2(row[column] ?? ""))));
  });
  const widest = Math.max(...widths);
  const excess = widths.reduce((total, width) => total + width + 2, -2) - columns;
  const limit = excess > 0 ? Math.max(CELL.least, widest - excess) : widest;
  return rows.map(
    (row) => row.map((cell, column) => {
      const width = must(widths[column], "the width of a column");
      const shown = width === widest ? limit : width;
      return padColumns(cutToColumns(cell, shown), shown, align[column] === "r");
    }).join("  ").trimEnd()
  );
}
function foldText(start, text, columns) {
  const lines = wrapAnsi(text, Math.max(1, columns - 2)).split("\n");
  return lines.map((line, index) => `${index === 0 ? start : "  "}${line}`);
}

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
    ...block(tableLines(openRates(view).shown, paint, width)),
    ...block(tableLines({ ...again, rows: again.rows.slice(0, DETAIL.again) }, paint, width)),
    ...block(
      [driftLine(decision), ...pointsLines(view)].filter((line) => line !== "").map((line) => safe(plainText(line)))
    ),
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
function tableLines({ columns, rows, align }, paint, width) {
  if (rows.length === 0) return [];
  const signOf = (cell) => SIGNS.find(([icon]) => cell.startsWith(icon))?.[1];
  const cells = [columns, ...rows].map((row) => row.map((cell) => safe(plainText(signOf(cell) ?? cell))));
  return alignedRows(cells, align, width).map((line, index) => {
    if (index === 0) return paint("dim", line);
    return rows[index - 1]?.[0]?.startsWith("\u274C") ? paint("red", line) : line;
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
    return `${paint("bold", count)}  ${padColumns(cutToColumns(text, forText), forText)}  ${paint("dim", cutToColumns(ids, forIds))}`;
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
      (text, index) => foldText(index === 0 ? sign : "  ", safe(plainText(text)), width)
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

// src/commands/gate.ts
var GATE_OPTIONS = {
  ...MEASURING_OPTIONS,
  results: FILES,
  "confirm-results": FILES,
  "control-results": FILES,
  "expected-shards": TEXT,
  baseline: PATHS,
  "baseline-select": TEXTS,
  out: PATH,
  report: PATH,
  junit: PATH,
  answers: PATH,
  format: TEXT
};
function parseGateOptions(words) {
  const { values } = parseWords(words, GATE_OPTIONS, { positionals: false });
  const { results = [], baseline = [], out, report, junit, answers } = values;
  if (results.length === 0)
    throw usageError("`--results` is missing", 'Name the results files: --results "results/*.json"');
  const shared = measuringOptions(values);
  return {
    ...shared,
    results,
    confirmResults: values["confirm-results"] ?? [],
    controlResults: values["control-results"] ?? [],
    shards: parseShards(values["expected-shards"]),
    baselines: readBaselines(baseline),
    baselineSelect: values["baseline-select"]?.map(parseSelection) ?? shared.select,
    out,
    report,
    junit,
    answers,
    format: formatOf(values.format, shared.json)
  };
}
function formatOf(text, isJson) {
  if (isJson && text !== void 0 && text !== "json")
    throw usageError(`\`--json\` contradicts \`--format ${text}\``, "Leave out one of them");
  if (text === void 0) return isJson ? "json" : void 0;
  if (isFormat(text)) return text;
  throw usageError(`\`--format ${text}\` is no format`, `Give one of ${Object.keys(FORMATS).join(", ")}`);
}
function parseShards(text) {
  const shards = text === void 0 ? void 0 : readShards(text);
  if (shards === null) throw usageError(`\`--expected-shards ${text}\` names no shards`, `Give ${SHARDS_EXPECTED}`);
  return shards;
}
function readBaselines(names) {
  if (names.length === 1 && names[0] === "none") return [];
  if (names.includes("none"))
    throw usageError("`--baseline none` is given with other baselines", "Leave out one or the other");
  if (names.length <= MOST_RUNS) return names;
  throw usageError(
    `\`--baseline\` is given ${names.length} times`,
    `Give the ${MOST_RUNS} newest runs of main, newest first`
  );
}
async function gate(words, workplace) {
  try {
    return await answerTo(parseGateOptions(words), workplace);
  } catch (error) {
    if (!(error instanceof UserError) || !asksForJson(words)) throw error;
    const decision = refusal(error.problems);
    return { text: safeJson(decision), exitCode: decision.exit_code };
  }
}
async function answerTo(options, workplace) {
  const { isTerminal = false, width, paint = PLAIN } = workplace;
  const { aside, ...outcome } = await judgeAndReport(options, workplace);
  const { decision, redact } = outcome;
  const { format = isTerminal ? "terminal" : "markdown", out, report, junit } = options;
  const text = FORMATS[format].render(decision, { bundle: out, report, paint, redact, width });
  const lost = junit === void 0 ? "" : await writeJunit(junit, outcome, workplace.root).then(() => "", messageOf);
  const asides = [aside, lost === "" ? "" : `agent-gate: no JUnit report is written: ${lost}`];
  return { text, aside: asides.join(""), exitCode: decision.exit_code };
}
async function writeJunit(file, outcome, root) {
  const { renderJunit } = await import("./junit-3OA4TJHB.mjs");
  writeAnew({ file, text: renderJunit(outcome, outcome.redact) }, root);
}
async function judgeAndReport(options, workplace) {
  const { report, out } = options;
  if (report === void 0) return { ...await judge(options, workplace), aside: "" };
  const beside = out === void 0 ? writingTo(report, () => makeAside(resolve(workplace.root, report))) : null;
  const bundle = out ?? join(beside ?? "", "bundle");
  try {
    const outcome = await judge({ ...options, out: bundle }, workplace);
    const write = async () => (await import("./report-command-DUQ4KRLK.mjs")).writeReport(report, workplace.root, bundle, { isOwn: true });
    const aside = outcome.bundle === null ? "the run was refused\n" : await write().then(() => "", messageOf);
    return { ...outcome, aside: aside === "" ? "" : `agent-gate: no report is written: ${aside}` };
  } finally {
    if (beside !== null) clear(beside);
  }
}
function messageOf(error) {
  if (error instanceof UserError) return renderProblems(error.problems);
  throw error;
}
async function judge(options, workplace) {
  const { out } = options;
  const findBaseline = findGivenBaseline({ ...options, env: workplace.env }, workplace.root);
  try {
    if (out !== void 0) refuseForeignFolder(out);
    const outcome = await runGate({ ...options, ...workplace, announce: workplace.progress, origin: {}, findBaseline });
    const isTaken = outcome.bundle !== null || outcome.decision.findings.some(({ code }) => code === UNWRITABLE);
    const problems = Problems.ofAll();
    if (out !== void 0 && !isTaken) problems.collect(() => takeAwayBundle(out));
    if (problems.all().length === 0) return outcome;
    const findings = [...outcome.decision.findings, ...refusal(problems.all()).findings];
    return { ...outcome, decision: { ...outcome.decision, findings } };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { decision: refusal(error.problems), report: null, bundle: null, evidence: {}, redact: (text) => text };
  }
}
function refusal(problems) {
  return invalidDecision({ suite: defaultPolicy.suite, problems, candidateOrigin: {} });
}

export {
  PLAIN,
  paintLines,
  cutToColumns,
  alignedRows,
  foldText,
  FORMATS,
  parseGateOptions,
  gate
};
