import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  readSelection,
  slashed
} from "./chunk-T7SVBVJ6.mjs";
import {
  UserError,
  adviseName,
  fixOf
} from "./chunk-LVZUN4CE.mjs";
import {
  memberOf
} from "./chunk-KQZ5M5F2.mjs";

// src/commands/command.ts
import { parseArgs } from "node:util";
var FLAG = { type: "boolean" };
var TEXT = { type: "string" };
var TEXTS = { type: "string", multiple: true };
var PATH = { type: "string", path: true };
var PATHS = { type: "string", multiple: true, path: true };
var FILES = { type: "string", multiple: true, path: true, inRow: true };
function parseWords(words, options, { positionals }) {
  try {
    const args = positionals ? [...words] : repeatListOptions(words, options);
    const read = parseArgs({ args, options, strict: true, allowPositionals: positionals, tokens: true });
    refuseRepeated(read.tokens, options);
    Object.assign(read.values, slashedPaths(read.values, options));
    return { ...read, positionals: read.positionals.map(slashed) };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw malformed(words, Object.keys(options), cause);
  }
}
function refuseRepeated(tokens, options) {
  const seen = /* @__PURE__ */ new Set();
  for (const { kind, name } of tokens) {
    if (kind !== "option" || name === void 0 || memberOf(options, name)?.multiple) continue;
    if (seen.has(name)) throw usageError(`\`--${name}\` comes twice`, "Give it once");
    seen.add(name);
  }
}
function slashedPaths(values, options) {
  const paths = Object.entries(values).filter(([name]) => memberOf(options, name)?.path);
  const each = (value) => typeof value === "string" ? slashed(value) : value;
  return Object.fromEntries(paths.map(([name, value]) => [name, Array.isArray(value) ? value.map(each) : each(value)]));
}
function parseSelection(text) {
  const selection = readSelection(text);
  if (selection === null)
    throw usageError(`\`${text}\` is not FACT=VALUE`, "For example: --select provider=my-agent-v2");
  return selection;
}
function asksForJson(words) {
  return words.some(
    (word, at) => word === "--json" || word === "--format=json" || word === "json" && words[at - 1] === "--format"
  );
}
function usageError(what, fix, cause) {
  return new UserError({ code: "usage", what, fix }, { cause });
}
function malformed(words, known, cause) {
  const names = words.filter((word) => word.startsWith("--")).map((word) => word.split("=")[0] ?? "");
  const unknown = names.find((name) => name !== "--" && !known.includes(name.slice(2)));
  if (unknown === void 0) return usageError(cause.message, "See agent-gate --help", cause);
  const options = known.map((name) => `--${name}`);
  return usageError(`unknown option \`${unknown}\``, fixOf(adviseName(unknown, options)), cause);
}
function repeatListOptions(words, options) {
  let list;
  return words.flatMap((word, index) => {
    if (word.startsWith("--")) {
      list = memberOf(options, word.slice(2))?.inRow ? word : void 0;
      return [word];
    }
    const isFirst = words[index - 1] === list;
    return list === void 0 || isFirst ? [word] : [list, word];
  });
}
var MEASURING_OPTIONS = { mapping: PATH, select: TEXTS, rubrics: FILES, policy: PATH, json: FLAG };
function measuringOptions(values) {
  const { mapping, select = [], rubrics = [], policy, json = false } = values;
  return { mapping, select: select.map(parseSelection), rubrics, policy, json };
}

export {
  FLAG,
  TEXT,
  TEXTS,
  PATH,
  PATHS,
  FILES,
  parseWords,
  parseSelection,
  asksForJson,
  usageError,
  MEASURING_OPTIONS,
  measuringOptions
};
