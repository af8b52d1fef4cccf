import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  askedHash,
  bytesIfThere,
  jsonLines,
  makeFolder,
  shownHash,
  writingTo
} from "./chunk-WNED5VPX.mjs";
import {
  loadLazily,
  parseRecord,
  schemaCheck
} from "./chunk-LSFE6R6I.mjs";
import {
  UserError,
  valueOr
} from "./chunk-NNOWPGVS.mjs";

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
  const remember = (line) => {
    const earlierLines = known.get(line.asked);
    if (earlierLines === void 0) known.set(line.asked, [line]);
    else earlierLines.push(line);
  };
  for (const { text, line } of lines) {
    const read = valueOr(null, () => lineCheck.parse(parseRecord(text, { file, line }), () => ({ file, line })));
    if (read !== null) remember(read);
  }
  let start = bytes.length > 0 && bytes.at(-1) !== NEWLINE ? "\n" : "";
  return {
    find: (asked, { model, temperature } = {}) => known.get(asked)?.findLast(
      ({ by }) => (model === void 0 || by.model === model) && (temperature === void 0 || by.temperature === temperature)
    )?.votes,
    add: (line) => {
      remember(line);
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
