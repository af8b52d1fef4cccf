import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);

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

export {
  must,
  shown,
  inline,
  unicodeEscape,
  codePointName,
  counted,
  byText,
  sortedUnion,
  MARK_START,
  markOf
};
