import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  askedHash,
  chunksOf,
  jsonLines,
  makeFolders,
  onDisk,
  requireRegular,
  schemaCheck,
  shownHash,
  writingTo
} from "./chunk-ZT7USE7C.mjs";
import {
  loadLazily,
  parseRecord
} from "./chunk-HRSHWDZI.mjs";
import {
  UserError,
  counted,
  soundOr
} from "./chunk-APDHSX52.mjs";

// src/io/judge/answers.ts
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

// schemas/answer.schema.json
var answer_schema_default = () => loadLazily("./answer.schema.cjs");

// src/io/judge/answers.ts
var MAX_BYTES = 256 * 1024 * 1024;
var NEWLINE = 10;
var lineCheck = schemaCheck(answer_schema_default);
function openAnswers(file, root) {
  const path = resolve(root, file);
  const { bytes, isTooLarge, isAnew } = existsSync(path) ? contentOf(path, file) : NOTHING;
  const read = [...jsonLines(bytes)].map(({ text, line }) => lineOf(text, { file, line }));
  const known = /* @__PURE__ */ new Map();
  const remember = (line) => {
    const lines = known.get(line.asked);
    if (lines === void 0) known.set(line.asked, [line]);
    else lines.push(line);
  };
  for (const one of read) if (typeof one === "object") remember(one);
  const bad = read.filter((one) => one === "unknown").length;
  let next = { start: bytes.length > 0 && bytes.at(-1) !== NEWLINE ? "\n" : "", flag: isAnew ? "w" : "a" };
  return {
    find: (asked, { model, temperature } = {}) => known.get(asked)?.findLast(
      ({ by }) => (model === void 0 || by.model === model) && (temperature === void 0 || by.temperature === temperature)
    )?.votes,
    add: (line) => {
      remember(line);
      writingTo(file, () => {
        makeFolders(dirname(path));
        writeFileSync(path, `${next.start}${JSON.stringify(line)}
`, { flag: next.flag });
      });
      next = { start: "", flag: "a" };
    },
    unread: unreadOf(file, bad, isTooLarge)
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
var NOTHING = { bytes: new Uint8Array(), isTooLarge: false, isAnew: false };
function contentOf(path, file) {
  const { size } = requireRegular(path, file);
  requireAnswers(path, file);
  const isTooLarge = size > MAX_BYTES;
  const isAnew = isTooLarge || size < LINE_START.length;
  return isAnew ? { ...NOTHING, isTooLarge, isAnew } : { ...NOTHING, bytes: onDisk(file, () => readFileSync(path)) };
}
var LINE_START = '{"asked":';
function requireAnswers(path, file) {
  const [head = new Uint8Array()] = chunksOf(path, file);
  const start = new TextDecoder().decode(head).trimStart().slice(0, LINE_START.length);
  if (LINE_START.startsWith(start)) return;
  throw new UserError({
    code: "no-answers",
    what: "the file holds no answers of a judge",
    where: { file },
    expected: `a file that begins with \`${LINE_START}\`, or none yet`,
    fix: "Name another file, for example answers.jsonl"
  });
}
function unreadOf(file, bad, isTooLarge) {
  if (isTooLarge) return `${file} is larger than ${MAX_BYTES} bytes`;
  return bad === 0 ? null : `${counted(bad, "line")} of ${file} cannot be read`;
}
function lineOf(text, where) {
  const value = soundOr(void 0, () => parseRecord(text, where));
  if (value === void 0) return LINE_START.startsWith(text.slice(0, LINE_START.length)) ? "broken" : "unknown";
  return soundOr("unknown", () => lineCheck.parse(value, (pointer) => ({ ...where, pointer })));
}

export {
  openAnswers,
  readVotes
};
