import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  readSelection
} from "./chunk-JKATLAGP.mjs";
import {
  adviseName
} from "./chunk-KQJASAQX.mjs";
import {
  UserError
} from "./chunk-PG2UMBNY.mjs";

// src/commands/words.ts
import { parseArgs } from "node:util";
var LISTS = /* @__PURE__ */ new Set(["--results", "--rubrics"]);
function parseWords(words, options, { positionals }) {
  try {
    const args = positionals ? [...words] : repeatListOptions(words);
    return parseArgs({ args, options, strict: true, allowPositionals: positionals });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw usageError(cause.message, adviceFor(words, Object.keys(options)), cause);
  }
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
