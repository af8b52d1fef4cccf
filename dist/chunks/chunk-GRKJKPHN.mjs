import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  askedHash,
  bytesIfThere,
  jsonLines,
  loadLazily,
  makeFolder,
  parseRecord,
  schemaCheck,
  shownHash,
  writingTo
} from "./chunk-UYZXBXLB.mjs";
import {
  UserError,
  valueOr
} from "./chunk-LVZUN4CE.mjs";
import {
  appendTo
} from "./chunk-CMHOSAZO.mjs";

// src/io/judge/answers.ts
import { appendFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

// schemas/answer.schema.json
var answer_schema_default = () => loadLazily("./answer.schema.cjs");

// src/io/judge/answers.ts
var NEWLINE = 10;
var lineCheck = schemaCheck(answer_schema_default);
function openAnswers(file, root) {
  const path = resolve(root, file);
  const bytes = bytesIfThere(file, root) ?? new Uint8Array();
  const lines = [...jsonLines(bytes)];
  requireAnswers(lines[0]?.text ?? "", file);
  const known = /* @__PURE__ */ new Map();
  for (const { text, line } of lines) {
    const read = valueOr(null, () => lineCheck.parse(parseRecord(text, { file, line }), () => ({ file, line })));
    if (read !== null) appendTo(known, read.asked, read);
  }
  let start = bytes.length > 0 && bytes.at(-1) !== NEWLINE ? "\n" : "";
  return {
    /** The newest votes on a question by this model and temperature; an omitted part matches any. */
    find: (asked, { model, temperature } = {}) => known.get(asked)?.findLast(
      ({ by }) => (model === void 0 || by.model === model) && (temperature === void 0 || by.temperature === temperature)
    )?.votes,
    /** Appends answers immediately, so that a stopped run loses none. @throws UserError for an error of the disk */
    add: (line) => {
      appendTo(known, line.asked, line);
      writingTo(file, () => {
        makeFolder(dirname(path));
        appendFileSync(path, `${start}${JSON.stringify(line)}
`);
      });
      start = "";
    }
  };
}
function readVotes(file, root, judge) {
  const answers = openAnswers(file, root);
  return (asking) => {
    const model = asking.model ?? judge?.model;
    const by = {
      ...model === void 0 ? {} : { model },
      ...judge === null ? {} : { temperature: judge.temperature }
    };
    const votes = answers.find(askedHash(asking), by)?.filter(({ shown }) => shown === shownHash(asking.shown));
    return votes?.length === 0 ? void 0 : votes;
  };
}
var LINE_START = '{"asked":';
function requireAnswers(first, file) {
  const start = first.trimStart().slice(0, LINE_START.length);
  if (LINE_START.startsWith(start)) return;
  throw new UserError({
    code: "no-answers",
    what: "the file holds no answers of a judge",
    where: { file },
    expected: `a file that begins with \`${LINE_START}\`, or none yet`,
    fix: "Name another file, for example answers.jsonl"
  });
}

export {
  openAnswers,
  readVotes
};
