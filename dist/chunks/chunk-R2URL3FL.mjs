var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// src/contract/must.ts
function must(value, what) {
  if (value === null || value === void 0) throw new Error(`${what} is missing`);
  return value;
}

// src/contract/text.ts
var LONGEST = 80;
var UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
function shown(value) {
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return shortened(escaped(value));
}
function inline(text) {
  return shortened(escaped(text).slice(1, -1));
}
function escaped(value) {
  const json = JSON.stringify(value) ?? "nothing";
  return json.replace(UNSEEN, unicodeEscape);
}
function shortened(text) {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3).replace(/[\ud800-\udbff]$/, "")}...`;
}
function unicodeEscape(text) {
  const escaped2 = text.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return escaped2.join("");
}
function codePointName(character) {
  return `U+${must(character.codePointAt(0), "the code point of a character").toString(16).toUpperCase().padStart(4, "0")}`;
}
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function byText(a, b) {
  return a < b ? -1 : Number(a > b);
}
function sortedUnion(...sides) {
  return [...new Set(sides.flatMap((names) => [...names]))].sort();
}
var MARK_START = "[redacted: ";
function markOf(shape) {
  return `${MARK_START}${shape}]`;
}

// src/reporting/markdown/escape.ts
var INVISIBLE = [
  [0, 31],
  // controls
  [127, 159],
  [173, 173],
  // soft hyphen
  [847, 847],
  // grapheme joiner
  [1564, 1564],
  // bidi mark
  [4447, 4448],
  // Hangul fillers
  [6068, 6069],
  [6155, 6159],
  [8203, 8207],
  // zero width, bidi marks
  [8232, 8238],
  // line separators, bidi overrides
  [8288, 8303],
  // joiners, bidi isolates
  [12644, 12644],
  [55296, 57343],
  // lone surrogates
  [65024, 65039],
  // variation selectors
  [65279, 65279],
  [65440, 65440],
  [65520, 65531],
  [65534, 65535],
  [113824, 113827],
  [119155, 119162],
  [917504, 921599]
  // tags, further variation selectors
];
var INVISIBLE_SET = `[${INVISIBLE.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("")}]`;
var INVISIBLE_PATTERN = new RegExp(INVISIBLE_SET, "gu");
var JOINING = "[\\u0620-\\u0dff]";
var PICTURE = "[\\u2600-\\u27bf\\u2b00-\\u2bff\\u{1f000}-\\u{1faff}]";
var JOINER = [
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  `(?<=${PICTURE}\\ufe0f?)\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})\\ufe0f`
].join("|");
var JOINER_OR_INVISIBLE = new RegExp(`(${JOINER})|${INVISIBLE_SET}`, "gu");
var MARK_PILE = /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;
var LETTERS = "A-Za-z\xC0-\xD6\xD8-\xF6\xF8-\u024F";
var WORD = `[${LETTERS}]+(?:['\u2019-][${LETTERS}]+)*`;
var NUMBER = "[+\u2212-]?\\d+(?:\\.\\d+)?(?:/\\d+)?%?|\\d{4}-\\d{2}-\\d{2}";
var PLAIN = new RegExp(`^["'\u201C\u2018(]*(?:${WORD}|${NUMBER}|%)?[)"'\u201D\u2019]*[,.;:!?\u2026]*[)"'\u201D\u2019]*$`);
var SYMBOLS = /* @__PURE__ */ new Set(["\u2192", "\u2013", "\u2014", "\xB7", "=", "\u2265", "\u2264", "+", "\u2212", "\xD7", "/"]);
var LINKED = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|www/i;
var WRAPPED = /^([("\u201c]*)(.+?)([)"\u201d,.;:!?\u2026]*)$/;
var CALL = /^(["\u201c]*)(.+?)(["\u201d,.;:!?\u2026]*)$/;
var LIST_MARKER = /^(?:\d+[.)]$|[+=-])/;
function visible(text, limit) {
  return cut(text, limit).replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, "\u21B5").replaceAll("	", "\u21E5").replace(JOINER_OR_INVISIBLE, (invisible, joiner) => joiner ?? codePointName(invisible)).replace(MARK_PILE, "$1\u2026").replace(/<!(?=--)/g, "<! ").replaceAll("##[", "# #[");
}
function codeSpan(text, limit = 200) {
  const shown2 = visible(text, limit);
  return fenced(shown2.trim() === "" ? "(empty)" : shown2);
}
function prose(text, limit = 400) {
  const pieces = visible(text, limit).trim().match(/`[^`]+`|`+|\s+|[^\s`]+/g) ?? [];
  const marked = pieces.flatMap((piece, index) => proseOrCode(piece, index === 0));
  return joinCode(marked).map((piece) => piece.code ? fenced(piece.text) : piece.text).join("");
}
function keyText(key) {
  return key.length <= 80 && /^[a-z]+(?:[_/-][a-z0-9]+)*$/i.test(key) ? key.replaceAll(/[_/]/g, "$&<wbr>") : codeSpan(key, 80);
}
var LONGEST_LINE = 300;
function block(lines) {
  return fencedBlock("text", lines, "\u2502 ");
}
function diffBlock(lines) {
  return fencedBlock("diff", lines, "");
}
function fencedBlock(language, lines, prefix) {
  const shown2 = lines.map((line) => `${prefix}${visible(line, LONGEST_LINE)}`);
  const fence = "`".repeat(Math.max(3, longestRun(shown2.join("\n")) + 1));
  return [`${fence}${language}`, ...shown2, fence].join("\n");
}
function logSafe(text, limit = 1e3) {
  return visible(text, limit).replace(/^(\s*):(?=:)/, "$1: ");
}
function logLines(lines, limit) {
  return lines.map((line) => `${logSafe(line, limit)}
`).join("");
}
function plainText(markdown) {
  return markdown.replaceAll(/\*\*|`+|<wbr>|<\/?sub>/g, "").replaceAll("\xA0", " ");
}
function cut(text, limit) {
  if (text.length <= limit) return text;
  const start = Array.from(text.slice(0, 2 * limit + 2));
  return start.length <= limit ? text : `${start.slice(0, limit - 1).join("")}\u2026`;
}
function proseOrCode(piece, first) {
  if (/^\s+$/.test(piece)) return [plain(" ")];
  if (/^`[^`]+`$/.test(piece)) return [code(piece.slice(1, -1))];
  if (piece === "->") return [plain("\u2192")];
  if (first && LIST_MARKER.test(piece)) return [code(piece)];
  if (SYMBOLS.has(piece) || PLAIN.test(piece) && !LINKED.test(piece)) return [plain(piece)];
  const called = /^[^(]+\(/.test(piece);
  const [, prefix = "", core = piece, suffix = ""] = (called ? CALL : WRAPPED).exec(piece) ?? [];
  return [plain(prefix), code(core), plain(suffix)].filter((part) => part.text !== "");
}
function plain(text) {
  return { code: false, text };
}
function code(text) {
  return { code: true, text };
}
function joinCode(pieces) {
  const joined = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.code && piece.code) joined[joined.length - 1] = code(last.text + piece.text);
    else joined.push(piece);
  }
  return joined;
}
function fenced(text) {
  const fence = "`".repeat(longestRun(text) + 1);
  const pad = /^[`\s]|[`\s]$/.test(text) ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}
function longestRun(text) {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

export {
  __commonJS,
  __toESM,
  must,
  shown,
  inline,
  unicodeEscape,
  counted,
  byText,
  sortedUnion,
  MARK_START,
  markOf,
  INVISIBLE_PATTERN,
  visible,
  codeSpan,
  prose,
  keyText,
  block,
  diffBlock,
  logSafe,
  logLines,
  plainText,
  cut
};
