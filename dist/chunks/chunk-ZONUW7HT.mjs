import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  readSelection,
  slashed
} from "./chunk-TNQ2KEFW.mjs";
import {
  adviseName
} from "./chunk-XXPFZNUJ.mjs";
import {
  UserError
} from "./chunk-PG2UMBNY.mjs";

// src/commands/words.ts
import { parseArgs } from "node:util";
var LISTS = /* @__PURE__ */ new Set(["--results", "--rubrics"]);
var PATHS = /* @__PURE__ */ new Set([
  "results",
  "mapping",
  "rubrics",
  "policy",
  "baseline",
  "base-policy",
  "out",
  "answers"
]);
function parseWords(words, options, { positionals }) {
  try {
    const args = positionals ? [...words] : repeatListOptions(words);
    const read = parseArgs({ args, options, strict: true, allowPositionals: positionals });
    Object.assign(read.values, slashedPaths(read.values));
    return { ...read, positionals: read.positionals.map(slashed) };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw usageError(cause.message, adviceFor(words, Object.keys(options)), cause);
  }
}
function slashedPaths(values) {
  const paths = Object.entries(values).filter(([name]) => PATHS.has(name));
  const each = (value) => typeof value === "string" ? slashed(value) : value;
  return Object.fromEntries(paths.map(([name, value]) => [name, Array.isArray(value) ? value.map(each) : each(value)]));
}
function parseSelection(text) {
  const selection = readSelection(text);
  if (selection === null)
    throw usageError(`\`${text}\` is not FACT=VALUE`, "For example: --select provider=my-agent-v2");
  return selection;
}
function usageError(what, mend, cause) {
  return new UserError({ code: "usage", what, mend }, { cause });
}
function adviceFor(words, known) {
  const unknown = words.find((word) => word.startsWith("--") && !known.includes(word.slice(2).split("=")[0] ?? ""));
  if (unknown === void 0) return "See agent-gate --help";
  return adviseName(
    unknown,
    known.map((name) => `--${name}`)
  );
}
function repeatListOptions(words) {
  let list;
  return words.flatMap((word, index) => {
    if (word.startsWith("--")) {
      list = LISTS.has(word) ? word : void 0;
      return [word];
    }
    const isFirst = words[index - 1] === list;
    return list === void 0 || isFirst ? [word] : [list, word];
  });
}

export {
  parseWords,
  parseSelection,
  usageError
};
