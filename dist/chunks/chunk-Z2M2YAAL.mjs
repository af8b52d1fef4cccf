import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  ANSWERS,
  ANSWERS_KEY,
  MAX_DEPTH,
  MAX_RECORD_BYTES,
  addTo,
  adviseName,
  asBuffer,
  contentHash,
  countsByText,
  factAt,
  freeNames,
  isRecord,
  mapLeaves,
  memberPointer,
  nearestName,
  openResults,
  parseRecord,
  requireUtf8,
  scalarFacts,
  sha256Of,
  startContentHash,
  textForm
} from "./chunk-PDNAOPC5.mjs";
import {
  LISTED_OF_A_KIND,
  MARK_START,
  UserError,
  byText,
  counted,
  describePlace,
  describeProblems,
  inline,
  markOf,
  shown,
  startProblems
} from "./chunk-OLV7LVOT.mjs";

// src/suite/normalise-trial.ts
var PLAIN_ID = /^[\x21-\x7e]{1,1000}$/;
var ID = /^(?=.*\S)[^\p{Cc}\p{Cs}\u2028\u2029]{1,1000}$/u;
var KINDS = ["agent", "infrastructure", "judge"];
function normaliseTrial(record, placeOf) {
  const problems = [];
  const report = mistakeReporter(problems, placeOf);
  if (!isRecord(record)) report([], { says: "is not a trial", expected: "an object", found: record });
  const trial = isRecord(record) ? build(record, report) : void 0;
  if (problems.length > 0 || trial === void 0) throw new UserError(problems);
  return trial;
}
function build(record, report) {
  const scenario = scenarioOf(record, report);
  const trial = trialNumber(record.trial, report);
  const error = errorOf(record.error, report);
  checkTexts(record, report);
  const family = familyOf(record.family, report);
  const trace = record.trace == null ? void 0 : traceOf(record.trace, report);
  const usage = record.usage == null ? void 0 : usageOf(record.usage, report);
  refuseAnswers(record, report);
  const isSame = record.scenario === scenario && record.trial === trial && record.error === error && record.family === family;
  const isNormal = isSame && record.trace === trace && record.usage === usage;
  if (isNormal && record.title !== null && record.tags !== null) return record;
  const { title, tags, family: _family, trace: _trace, usage: _usage, ...facts } = record;
  return { ...facts, scenario, trial, ...present({ title, tags, family, trace, usage }), error };
}
function refuseAnswers(record, report) {
  if (record[ANSWERS_KEY] === void 0) return;
  const fix = "Name the bundle that holds these trials, or leave the key out; your own answers belong under `judge`";
  report([ANSWERS_KEY], {
    says: "is reserved for the gate",
    expected: "facts of the trial",
    found: record[ANSWERS_KEY],
    fix
  });
}
function present(members2) {
  return Object.fromEntries(Object.entries(members2).filter(([, value]) => value != null));
}
function scenarioOf(record, report) {
  const id = record.scenario;
  if (typeof id === "string" && PLAIN_ID.test(id)) return id;
  const composed = typeof id === "string" ? id.normalize("NFC") : "";
  if (ID.test(composed)) return composed;
  if (id === void 0) {
    const keys = Object.keys(record).slice(0, 20);
    const fix = adviseRenaming(keys);
    report(["scenario"], { says: "is missing", expected: "the id of the scenario", found: keys, fix });
  } else if (typeof id === "number") {
    report(["scenario"], { says: "is a number", expected: "a string", found: id, fix: "Write it in quotes" });
  } else {
    const fix = "Let a mapping make an id of it with `slug`";
    const expected = "a text of 1 to 1000 characters without control characters";
    report(["scenario"], { says: "is not an id", expected, found: id, fix });
  }
  return "";
}
function adviseRenaming(keys) {
  const meant = nearestName("scenario", keys);
  if (meant !== void 0) return `Rename \`${inline(meant)}\` to \`scenario\``;
  return "Use a mapping that takes it from another key, or the records from inside of an object";
}
function trialNumber(value, report) {
  if (value == null) return 1;
  if (Number.isSafeInteger(value) && value >= 0) return value + 0;
  report(["trial"], { says: "is not a trial number", expected: "an integer from 0", found: value });
  return 1;
}
function checkTexts(record, report) {
  const { title, tags } = record;
  if (title != null && typeof title !== "string") report(["title"], notText(title));
  const isTags = tags == null || Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  if (!isTags) report(["tags"], { says: "is not a list of texts", expected: 'for example ["smoke"]', found: tags });
}
function familyOf(value, report) {
  if (value == null) return void 0;
  if (typeof value === "string") return value;
  const isNumber = typeof value === "number";
  if (isNumber && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  const fix = isNumber ? "Write it in quotes" : "Give a fact of your own another name";
  report(["family"], { says: "is not a family name", expected: "text or a number", found: value, fix });
  return void 0;
}
function errorOf(value, report) {
  if (value == null) return null;
  if (typeof value === "string" && value !== "") return { kind: "agent", message: value, classified: false };
  if (!isRecord(value)) {
    const fix = "Write null when there was none";
    report(["error"], { says: "is not an error", expected: "null, a text, or `{kind, message}`", found: value, fix });
    return null;
  }
  const kind = KINDS.find((name) => name === value.kind);
  if (kind === void 0 && value.kind != null)
    report(["error", "kind"], {
      says: "is not known",
      expected: KINDS.join(", "),
      found: value.kind,
      ...adviseName(String(value.kind), KINDS)
    });
  if (typeof value.message !== "string") report(["error", "message"], notText(value.message));
  const { message, classified } = value;
  if (classified != null && typeof classified !== "boolean")
    report(["error", "classified"], {
      says: "is neither true nor false",
      expected: "true or false",
      found: classified
    });
  return { kind: kind ?? "agent", message: String(message), classified: kind !== void 0 && classified !== false };
}
function usageOf(value, report) {
  if (!isRecord(value)) {
    report(["usage"], { says: "is not an object", expected: 'for example {"input_tokens": 812}', found: value });
    return void 0;
  }
  let hasNull = false;
  for (const key in value) {
    const amount = value[key];
    if (amount === null) hasNull = true;
    else if (typeof amount !== "number" || !(amount >= 0 && amount < Number.POSITIVE_INFINITY))
      report(["usage", key], { says: "is not an amount", expected: "a number from 0", found: amount });
  }
  return hasNull ? Object.fromEntries(Object.entries(value).filter(([, amount]) => amount !== null)) : value;
}
function traceOf(value, report) {
  if (!Array.isArray(value)) {
    report(["trace"], { says: "is not a list of steps", expected: "a list", found: value });
    return void 0;
  }
  let lacksArgs = false;
  for (let i = 0; i < value.length; i++) {
    const step = value[i];
    if (!isRecord(step)) report(["trace", i], { says: "is not a step", expected: "an object", found: step });
    else if (step.type === "message") checkMessage(step, i, report);
    else if (step.type === "tool_call") lacksArgs = checkCall(step, i, report) || lacksArgs;
    else report(["trace", i, "type"], { says: "is not known", expected: '"message" or "tool_call"', found: step.type });
  }
  return lacksArgs ? value.map(withArgs) : value;
}
function withArgs(step) {
  const lacks = isRecord(step) && step.type === "tool_call" && step.args == null;
  return lacks ? { ...step, args: {} } : step;
}
function checkMessage(step, index, report) {
  for (const key of ["role", "text"])
    if (typeof step[key] !== "string") report(["trace", index, key], notText(step[key]));
}
function checkCall(step, index, report) {
  const { tool, error, args } = step;
  if (typeof tool !== "string")
    report(["trace", index, "tool"], { ...notText(tool), expected: "the name of the tool" });
  if (error != null && typeof error !== "string")
    report(["trace", index, "error"], { ...notText(error), expected: "text or null" });
  return args == null;
}
function mistakeReporter(problems, placeOf) {
  return (path, { says, expected, found, ...advice }) => {
    const what = `${nameOf(path)} ${says}`;
    const where = placeOf(path.reduce((pointer, key) => memberPointer(pointer, String(key)), ""));
    problems.push({ code: "bad-trial", what, where, expected, found: asFound(found), ...advice });
  };
}
function asFound(value) {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return shown(value);
  const most = Number.MAX_SAFE_INTEGER;
  return `a number ${Number(value) > 0 ? `above ${most}` : `below -${most}`}, whose last digits are lost`;
}
function nameOf(path) {
  if (path.length === 0) return "a record";
  const parts = path.map((key) => typeof key === "number" ? `[${key}]` : `.${inline(key)}`);
  return `\`${parts.join("").slice(1)}\``;
}
function notText(found) {
  return { says: "is not text", expected: "text", found };
}

// src/suite/reading/byte-cursor.ts
var QUOTE = 34;
var BACKSLASH = 92;
var NEWLINE = 10;
var DEPTH_STEP = Int8Array.from({ length: 256 }, (_, byte) => isOpening(byte) ? 1 : isClosing(byte) ? -1 : 0);
function isOpening(byte) {
  return byte === 91 || byte === 123;
}
function isClosing(byte) {
  return byte === 93 || byte === 125;
}
function byteCursor(file, chunks, start) {
  const source = chunks[Symbol.iterator]();
  let bytes = Buffer.alloc(0);
  let at = 0;
  let base = start;
  let linesBefore = 0;
  let mark = -1;
  let taking = start;
  let kept = [];
  let keptSize = 0;
  function refill() {
    if (mark >= 0) keep(Buffer.from(bytes.subarray(mark, at)));
    base += bytes.length;
    linesBefore += newlines(bytes);
    const next = source.next();
    bytes = next.done ? Buffer.alloc(0) : asBuffer(next.value);
    at = 0;
    if (mark >= 0) mark = 0;
    return !next.done && (bytes.length > 0 || refill());
  }
  function keep(part) {
    kept.push(part);
    keptSize += part.length;
    if (keptSize > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
  }
  function need() {
    if (at >= bytes.length && !refill()) throw cutShort(file, base);
  }
  function peek() {
    for (; ; ) {
      const byte = bytes[at];
      if (byte === void 0) {
        if (!refill()) return -1;
      } else if (byte === 32 || byte >= 9 && byte <= 13) at++;
      else return byte;
    }
  }
  function skipText() {
    let escaped2 = 0;
    for (; ; ) {
      need();
      const window = bytes;
      let i = at + escaped2;
      while (i < window.length && window[i] !== QUOTE) i += window[i] === BACKSLASH ? 2 : 1;
      at = Math.min(i + 1, window.length);
      if (i < window.length) return;
      escaped2 = i - window.length;
    }
  }
  function skipNested() {
    let depth = 1;
    while (depth > 0) {
      need();
      const window = bytes;
      let i = at;
      while (i < window.length && depth > 0 && window[i] !== QUOTE) depth += DEPTH_STEP[window[i++] ?? 0] ?? 0;
      at = i;
      if (depth > 0 && i < window.length) {
        at++;
        skipText();
      }
    }
  }
  function skipScalar() {
    while (at < bytes.length || refill()) {
      const byte = bytes[at] ?? 0;
      if (byte <= 32 || byte === 44 || isClosing(byte) || byte === 58) return;
      at++;
    }
  }
  function skipValue() {
    const byte = peek();
    if (byte === -1) throw cutShort(file, base);
    if (byte === QUOTE || isOpening(byte)) at++;
    if (byte === QUOTE) skipText();
    else if (isOpening(byte)) skipNested();
    else skipScalar();
  }
  function takeValue() {
    peek();
    taking = base + at;
    mark = at;
    kept = [];
    keptSize = 0;
    skipValue();
    const tail = bytes.subarray(mark, at);
    mark = -1;
    const whole = kept.length === 0 ? tail : Buffer.concat([...kept, tail]);
    if (whole.length > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
    requireUtf8(file, whole, taking);
    return whole.toString("utf8");
  }
  const line = () => linesBefore + newlines(bytes.subarray(0, at)) + 1;
  return { offset: () => base + at, line, peek, step: () => void at++, skipValue, takeValue };
}
function newlines(bytes) {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
function recordTooLarge(file, offset) {
  return new UserError({
    code: "record-too-large",
    what: `the record at byte ${offset} is too large`,
    where: { file },
    expected: `at most ${MAX_RECORD_BYTES} bytes`,
    fix: "Keep large payloads outside of the results"
  });
}
function cutShort(file, offset, wanted = {}) {
  return new UserError({
    code: "cut-json",
    what: `the file ends at byte ${offset} in the middle of its JSON`,
    where: { file },
    ...wanted,
    fix: "The run that wrote it was probably cancelled: run the suite again"
  });
}

// src/suite/reading/document.ts
var COMMA = 44;
var COLON = 58;
var CLOSE_LIST = 93;
var CLOSE_OBJECT = 125;
var QUOTE2 = 34;
var OPEN_LIST = 91;
var OPEN_OBJECT = 123;
function* splitDocument(file, chunks, offset, path) {
  const cursor = byteCursor(file, chunks, offset);
  if (path === "document") yield takePiece(file, cursor, 1);
  else yield* underNames(file, cursor, path, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, "the end of the file");
}
function documentWithout(names, { file, chunks, offset }) {
  const cursor = byteCursor(file, chunks, offset);
  const text = withoutList(file, cursor, names, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, "the end of the file");
  return text;
}
function withoutList(file, cursor, names, depth) {
  if (depth === names.length) {
    const empty = cursor.peek() === OPEN_OBJECT ? "{}" : "[]";
    cursor.skipValue();
    return empty;
  }
  const members2 = [];
  for (const key of namesOnPath(file, cursor, names, depth)) {
    const value = key === names[depth] ? withoutList(file, cursor, names, depth + 1) : cursor.takeValue();
    members2.push(`${JSON.stringify(key)}:${value}`);
  }
  return `{${members2.join()}}`;
}
function* underNames(file, cursor, path, depth) {
  const { names, orMap } = path;
  if (depth === names.length) {
    if (orMap && cursor.peek() === OPEN_OBJECT) yield* members(file, cursor);
    else yield* elements(file, cursor, path);
    return;
  }
  for (const key of namesOnPath(file, cursor, names, depth)) {
    if (key === names[depth]) yield* underNames(file, cursor, path, depth + 1);
    else cursor.skipValue();
  }
}
function* namesOnPath(file, cursor, names, depth) {
  const name = names[depth] ?? "";
  enter(file, cursor, OPEN_OBJECT, `object with \`${name}\` at \`${pathOf(names.slice(0, depth))}\``);
  const others = [];
  let isThere = false;
  for (const key of memberNames(file, cursor)) {
    if (key === name) isThere = true;
    else if (others.length < 20) others.push(key);
    yield key;
  }
  if (!isThere) throw missing(file, name, others);
}
function* members(file, cursor) {
  cursor.step();
  let position = 0;
  for (const key of memberNames(file, cursor)) {
    position++;
    yield { ...takePiece(file, cursor, position), key };
  }
}
function* elements(file, cursor, { names, orMap }) {
  enter(file, cursor, OPEN_LIST, `list${orMap ? " or object" : ""} at \`${pathOf(names)}[*]\``);
  let position = 0;
  for (let more = cursor.peek() !== CLOSE_LIST; more; more = followed(file, cursor, CLOSE_LIST)) {
    position++;
    yield takePiece(file, cursor, position);
  }
  cursor.step();
}
function pathOf(names) {
  return ["$", ...names].join(".");
}
function enter(file, cursor, bracket, wanted) {
  if (cursor.peek() !== bracket) throw another(file, cursor, wanted);
  cursor.step();
}
function another(file, cursor, wanted) {
  const byte = cursor.peek();
  const fault = unexpected(file, cursor, wanted);
  const found = byte === OPEN_LIST ? "a list" : byte === OPEN_OBJECT ? "an object" : scalar(cursor.takeValue());
  if (found === void 0) return fault;
  return new UserError({ code: "no-records", what: `there is no ${wanted} but ${found}`, where: { file } });
}
function scalar(text) {
  try {
    return shown(JSON.parse(text));
  } catch {
    return void 0;
  }
}
function takePiece(file, cursor, position) {
  if (AFTER_VALUE.has(cursor.peek())) throw unexpected(file, cursor, "a value");
  const offset = cursor.offset();
  return { text: cursor.takeValue(), position, offset };
}
var AFTER_VALUE = /* @__PURE__ */ new Set([COMMA, COLON, CLOSE_LIST, CLOSE_OBJECT]);
function missing(file, name, keys) {
  return new UserError({
    code: "no-records",
    what: `there is no ${shown(name)} where the records should be`,
    where: { file },
    ...adviseName(name, keys)
  });
}
function* memberNames(file, cursor) {
  const keys = /* @__PURE__ */ new Map();
  for (let more = cursor.peek() !== CLOSE_OBJECT; more; more = followed(file, cursor, CLOSE_OBJECT)) {
    cursor.peek();
    const at = cursor.offset();
    const key = memberName(file, cursor);
    const before = keys.get(key);
    if (before !== void 0) throw repeated(file, key, before, at);
    keys.set(key, at);
    yield key;
  }
  cursor.step();
}
function followed(file, cursor, closing) {
  const byte = cursor.peek();
  if (byte === closing) return false;
  expect(file, cursor, COMMA, "`,` or a closing bracket");
  if (cursor.peek() === closing) throw unexpected(file, cursor, "a value, since a comma came before");
  return true;
}
function memberName(file, cursor) {
  if (cursor.peek() !== QUOTE2) throw unexpected(file, cursor, "a name in double quotes");
  const text = cursor.takeValue();
  expect(file, cursor, COLON, "`:`");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError({ code: "bad-json", what: `${shown(text)} is not a JSON string`, where: { file } }, { cause });
  }
}
function expect(file, cursor, byte, wanted) {
  if (cursor.peek() !== byte) throw unexpected(file, cursor, wanted);
  cursor.step();
}
function unexpected(file, cursor, expected) {
  const byte = cursor.peek();
  if (byte === -1) return cutShort(file, cursor.offset(), { expected });
  return new UserError({
    code: "bad-json",
    what: `the JSON is broken at byte ${cursor.offset()}`,
    where: { file, line: cursor.line() },
    expected,
    found: shown(String.fromCharCode(byte))
  });
}
function repeated(file, key, first, again) {
  const what = `the key ${shown(key)} is in one object twice, at byte ${first} and at byte ${again}`;
  return new UserError({ code: "repeated-key", what, where: { file }, fix: "Keep one of the two" });
}

// src/suite/reading/records.ts
var LIST = { names: [] };
function readRecords(input) {
  const { file } = input;
  const { shape, chunks, offset } = openResults(input);
  if (shape === "list") return listRecords(file, splitDocument(file, chunks, offset, LIST), LIST);
  if (shape === "object") return lineRecords(file, splitLines(file, chunks, offset));
  throw new UserError({
    code: "wrong-format",
    what: "the file is neither JSON Lines nor a JSON list",
    where: { file },
    expected: "`{` or `[` at the start",
    fix: "Other formats need a mapping"
  });
}
function lineRecords(file, pieces, parse = parseRecord) {
  return { items: parsed(oneEach(file, pieces), parse), placeOf: (position) => ({ file, line: position }) };
}
function* oneEach(file, pieces) {
  const lines = pieces[Symbol.iterator]();
  const first = lines.next();
  if (first.done) return;
  const second = lines.next();
  if (!second.done && /[{[,:]\s*$/.test(first.value.text)) throw spreadOut(file, first.value);
  yield first.value;
  for (let next = second; !next.done; next = lines.next()) yield next.value;
}
function spreadOut(file, { position, text }) {
  return new UserError({
    code: "wrong-format",
    what: "a JSON object goes over several lines",
    where: { file, line: position },
    expected: "one object a line, or a list of objects",
    found: shown(text.trim()),
    fix: "Write each trial on one line, or name the path of the trials in the object by `records` of a mapping"
  });
}
function listRecords(file, pieces, path, parse = parseRecord) {
  const list = path === "document" ? void 0 : path.names.reduce(memberPointer, "");
  const placeOf = (position, key = `${position - 1}`) => list === void 0 ? { file } : { file, pointer: memberPointer(list, key) };
  return { items: parsed(pieces, parse), placeOf };
}
function* parsed(pieces, parse) {
  for (const { text, position, key } of pieces) {
    const record = { position, text, parse: (where) => parse(text, where) };
    yield key === void 0 ? record : { ...record, key };
  }
}
var NEWLINE2 = 10;
var BLANK = /^\s*$/;
function* splitLines(file, chunks, offset) {
  for (const line of everyLine(file, chunks, offset)) if (!BLANK.test(line.text)) yield line;
}
function* everyLine(file, chunks, offset) {
  let position = 0;
  let base = offset;
  for (const block of wholeLines(file, chunks, () => position)) {
    requireUtf8(file, block, base);
    let start = 0;
    while (start < block.length) {
      const newline = block.indexOf(NEWLINE2, start);
      const end = newline < 0 ? block.length : newline;
      position++;
      yield { text: block.toString("utf8", start, end), position, offset: base + start };
      start = end + 1;
    }
    base += block.length;
  }
}
function* wholeLines(file, chunks, linesSoFar) {
  let started = [];
  let size = 0;
  for (const chunk of chunks) {
    const bytes = asBuffer(chunk);
    const first = bytes.indexOf(NEWLINE2);
    const head = first < 0 ? bytes : bytes.subarray(0, first + 1);
    size += head.length;
    if (size > MAX_RECORD_BYTES) throw tooLarge(file, linesSoFar() + 1);
    if (first < 0) {
      started.push(Buffer.from(head));
      continue;
    }
    yield started.length === 0 ? head : Buffer.concat([...started, head]);
    const last = bytes.lastIndexOf(NEWLINE2) + 1;
    if (last > first + 1) yield bytes.subarray(first + 1, last);
    started = last < bytes.length ? [Buffer.from(bytes.subarray(last))] : [];
    size = bytes.length - last;
  }
  if (size > 0) yield Buffer.concat(started);
}
function tooLarge(file, line) {
  return new UserError({
    code: "record-too-large",
    what: "the record is too large",
    where: { file, line },
    expected: `at most ${MAX_RECORD_BYTES} bytes`,
    fix: "Keep large payloads outside of the results, or one trial a line"
  });
}

// src/suite/read-trials.ts
var HOPELESS_AFTER = 1e3;
function* readTrials(input, reading, problems) {
  const { mapping, redaction } = reading;
  const report = (error) => problems.take(withoutSecrets(error, redaction));
  const before = problems.count;
  let areAllBroken = true;
  const number = mapping?.trialNumbers === "counted" ? startCounting() : void 0;
  const clean = { ...reading, isSuspect: false, isEvidence: input.isEvidence === true, number };
  const suspect = { ...clean, isSuspect: true };
  try {
    const { records, isSuspect } = openRecords(input, reading);
    for (const record of records.items) {
      const own = isSuspect || mayHoldSecret(record, redaction) ? suspect : clean;
      const trials = trialsOf(record, records, own, report);
      areAllBroken &&= trials.length === 0;
      yield* trials;
      if (areAllBroken && problems.count - before >= HOPELESS_AFTER) throw hopeless(input.file, mapping);
    }
  } catch (error) {
    report(error);
  }
}
function trialsOf(record, records, reading, report) {
  const { position, key, text } = record;
  const trials = [];
  for (const part of partsOf(record, records, reading, records.placeOf(position, key), report)) {
    const trial = trialOf(part, position, reading, report);
    if (trial === void 0) continue;
    const isRecord2 = reading.mapping === null && !reading.isSuspect && trial === part.value;
    trials.push({ trial, position, where: part.where, text: isRecord2 ? text : null });
  }
  return trials;
}
function hopeless(file, mapping) {
  return new UserError({
    code: "no-record-fits",
    what: `none of the first ${HOPELESS_AFTER} records fits, so the rest of the file is not read`,
    where: { file },
    found: mapping === null ? "no mapping" : `mapping \`${mapping.name}\``,
    fix: "Run `agent-gate inspect` on the file with the mapping it needs, or `agent-gate init` to draft one"
  });
}
function openRecords(input, { mapping, redaction }) {
  const records = mapping === null ? readRecords(input) : mapping.split(input);
  const { shared } = records;
  if (shared === void 0 || !redaction.mayHold(shared.text)) return { records, isSuspect: false };
  return { records: { ...records, shared: { ...shared, value: redaction.value(shared.value) } }, isSuspect: true };
}
function mayHoldSecret({ text, key }, redaction) {
  return redaction.mayHold(text) || key !== void 0 && redaction.mayHold(key);
}
function startCounting() {
  const counts = /* @__PURE__ */ new Map();
  return (trial) => ({ ...trial, trial: addTo(counts, trial.scenario) });
}
function partsOf(record, { partsOf: partsOf2, shared }, reading, where, report) {
  const { redaction, isSuspect, isEvidence } = reading;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse(where)) : { facts: record.parse(where) };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (shared !== void 0) return [{ value: itemOf(shared, record, value), where }];
    return partsOf2?.(value, where) ?? [{ value, where, answers }];
  } catch (error) {
    report(numbered(error, record.position, { where }));
    return [];
  }
}
function itemOf({ value: record }, { position: index, key }, item) {
  return key === void 0 ? { record, item, index } : { record, item, key };
}
function apart(record) {
  if (!isRecord(record) || record[ANSWERS_KEY] === void 0) return { facts: record };
  const { [ANSWERS_KEY]: answers, ...facts } = record;
  return { facts, answers };
}
function trialOf(part, position, reading, report) {
  const { mapping, redaction } = reading;
  const { value, where, answers } = part;
  try {
    const native = mapping === null ? value : mapped(mapping, part, reading);
    if (native === void 0) return void 0;
    const read = normaliseTrial(redaction.facts(native), () => where);
    const trial = reading.number?.(read) ?? read;
    if (trial !== value) requireStorable(trial, where);
    return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
  } catch (error) {
    report(numbered(error, position, part));
    return void 0;
  }
}
function mapped(mapping, { value, where }, { redaction, isSuspect }) {
  const native = mapping.apply(value, where);
  return isSuspect ? redaction.value(native) : native;
}
function withoutSecrets(error, redaction) {
  if (!(error instanceof UserError)) return error;
  const clean = (text) => typeof text === "string" ? redaction.text(text) : text;
  const problems = error.problems.map(({ where, ...problem }) => {
    return { ...mapLeaves(problem, clean), ...where && { where } };
  });
  return new UserError(problems);
}
function numbered(error, position, { where, item }) {
  const numbers = [
    ...where.line === void 0 && where.pointer !== void 0 ? [`record ${position}`] : [],
    ...item === void 0 ? [] : [`item ${shown(item)}`]
  ];
  if (!(error instanceof UserError) || numbers.length === 0) return error;
  const problems = error.problems.map(
    (problem) => ({ ...problem, what: `${numbers.join(", ")}: ${problem.what}` })
  );
  return new UserError(problems, { cause: error });
}
var MOST_BYTES = 6;
function requireStorable(trial, where) {
  const size = sizeOf(trial, 1, where);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  throw refused(where, {
    code: "record-too-large",
    what: "the trial is too large to be kept",
    expected: `at most ${MAX_RECORD_BYTES} bytes of JSON`,
    fix: "Let the mapping take what is large once, or less of it"
  });
}
function sizeOf(value, depth, where) {
  if (typeof value === "string") return value.length + 3;
  if (typeof value === "number" && !Number.isFinite(value)) throw refused(where, NOT_FINITE);
  if (typeof value !== "object" || value === null) return 5;
  if (depth > MAX_DEPTH) throw refused(where, TOO_DEEP);
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item, depth + 1, where);
  else
    for (const key in value) size += key.length + 4 + sizeOf(value[key], depth + 1, where);
  return size;
}
var NOT_FINITE = {
  code: "not-finite",
  what: "a number of the trial is too large to be represented",
  expected: "finite numbers"
};
var TOO_DEEP = {
  code: "too-deep",
  what: `the trial nests deeper than ${MAX_DEPTH} levels`,
  fix: "Let the mapping read less of it as JSON, or take a part of it"
};
function refused(where, problem) {
  return new UserError({ ...problem, where });
}

// src/suite/redaction/secrets.ts
var SHORTEST_SECRET = 6;
var SHORTEST_LINE = 20;
var SHORTEST_BASE64 = 7;
function encodedSecrets(secrets) {
  const whole = secrets.flatMap((secret) => [secret, secret.trim()]).filter((secret) => secret.length >= SHORTEST_SECRET);
  const lines = whole.flatMap((secret) => secret.split(/\r\n|\r|\n/)).filter((line) => line.length >= SHORTEST_LINE);
  const encodings = new Set([...whole, ...lines].flatMap(encodingsOf));
  return [...encodings].sort((a, b) => b.length - a.length || byText(a, b));
}
function encodingsOf(secret) {
  const percent = encodeURIComponent(Buffer.from(secret).toString());
  const lower = percent.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [secret, ...JSON_WRITERS.flatMap((write) => jsonOf(secret, write)), percent, lower, ...base64Of(secret)];
}
var JSON_WRITERS = [
  (json) => json,
  ascii,
  slashes,
  (json) => ascii(slashes(json)),
  (json) => ascii(json).replace(/\\u[\da-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`),
  (json) => json.replace(/[<>&]/g, escaped)
];
function ascii(json) {
  return json.replace(/[^ -~]/g, escaped);
}
function slashes(json) {
  return json.replaceAll("/", String.raw`\/`);
}
function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function jsonOf(secret, write) {
  const once = write(JSON.stringify(secret)).slice(1, -1);
  return [once, write(JSON.stringify(once)).slice(1, -1)];
}
function base64Of(secret) {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const core = all.toString("base64").slice(Math.ceil(before * 8 / 6), Math.floor(all.length * 8 / 6));
    return core.length < SHORTEST_BASE64 ? [] : [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
function needleOf(encoding) {
  const parts = encoding.match(/[A-Za-z0-9_-]+/g) ?? [];
  return parts.reduce((longest, part) => part.length > longest.length ? part : longest, "");
}

// src/suite/redaction/shapes.ts
var ALNUM = "A-Za-z0-9";
var WORD = String.raw`\w-`;
var APART = String.raw`(?:(?<![A-Za-z0-9_])|(?<=\\[nrt]))`;
var ALONE = String.raw`(?:(?<![\w-])|(?<=\\[nrt]))`;
var MIXED = String.raw`(?=[\w-]{0,40}[A-Z])(?=[\w-]{0,40}\d)`;
var ASSIGNED = String.raw`[\\"']{0,3}\s{0,4}[:=]\s{0,4}[\\"']{0,3}`;
var CREDENTIAL = run(String.raw`\w~+/=-`, 20, String.raw`\w.~+/=-`);
var IN_KEY = String.raw`A-Za-z0-9+/=\s\\:,.-`;
var SECRET_SHAPES = [
  {
    name: "private-key",
    patterns: [
      pattern(
        `-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----(?=[^]{0,56}?[A-Za-z0-9+/=]{20})[${IN_KEY}]*?(?:-----END [A-Z0-9 ]{1,60}-----|(?=-----)|(?![${IN_KEY}]))`
      )
    ],
    hint: "KEY(?: BLOCK)?-----"
  },
  {
    name: "jwt",
    patterns: [
      pattern(String.raw`${ALONE}eyJ[\w-]{10}[\w-]*?\.eyJ${run(WORD, 17)}(?:\.${run(WORD, 0)})?`),
      pattern(String.raw`eyJ[\w-]{10,200}\.eyJ${run(WORD, 17)}(?:\.${run(WORD, 0)})?`)
    ],
    hint: "eyJ"
  },
  {
    name: "github-token",
    patterns: [
      pattern(String.raw`gh[pousr]_(?:${run(ALNUM, 36)}|\d{1,20}_eyJ${run(WORD, 17, String.raw`\w.-`)})`),
      pattern(`github_pat_${run(String.raw`\w`, 22)}`)
    ],
    hint: "gh[pousr]_|github_pat_"
  },
  {
    name: "aws-access-key-id",
    patterns: [pattern(`(?:AKIA|ASIA)${run("A-Z0-9", 16)}`)],
    hint: "AKIA|ASIA"
  },
  {
    name: "aws-secret-key",
    patterns: [pattern(`(secret_?(?:access_?)?key${ASSIGNED})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`, "i")],
    hint: "[Ss]ecret|SECRET"
  },
  {
    name: "google-api-key",
    patterns: [pattern(String.raw`AIza[\w-]{35}(?![\w-])`)],
    hint: "AIza"
  },
  {
    name: "slack-token",
    patterns: [pattern(String.raw`(?:xox[abceoprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run("A-Za-z0-9-", 15)}`)],
    hint: "xox[abceoprs]-|xapp-"
  },
  {
    name: "stripe-key",
    patterns: apartOrMixed("[sr]k_(?:live|test)_", run(ALNUM, 16)),
    hint: "[sr]k_(?:live|test)_"
  },
  {
    name: "anthropic-key",
    patterns: apartOrMixed("sk-ant-", run(WORD, 20)),
    hint: "sk-ant-"
  },
  {
    name: "openai-key",
    patterns: apartOrMixed("sk-", `(?:(?:proj|svcacct|admin|or-v1)-${run(WORD, 20)}|${run(ALNUM, 32)})`),
    hint: "sk-"
  },
  {
    name: "npm-token",
    patterns: [pattern(`npm_${run(ALNUM, 36)}`)],
    hint: "npm_"
  },
  {
    name: "pypi-token",
    patterns: [pattern(`pypi-AgE${run(WORD, 30)}`)],
    hint: "pypi-AgE"
  },
  {
    name: "azure-sas",
    patterns: [pattern(`([?&;]sig=)${run("A-Za-z0-9%+/", 40)}={0,2}`)],
    hint: "sig="
  },
  {
    name: "authorization",
    patterns: [
      pattern(String.raw`([Bb]earer\s{1,4})(?=[A-Za-z_.~+/=-]{0,60}\d)${CREDENTIAL}`),
      pattern(String.raw`(authorization${ASSIGNED}(?:basic|bearer|token)\s{1,4})${CREDENTIAL}`, "i")
    ],
    hint: "[Bb]earer|[Aa]uthorization|AUTHORIZATION"
  }
];
function run(chars, least, rest = chars) {
  return `[${chars}]{${least}}[${rest}]*?(?![${rest}])`;
}
function apartOrMixed(start, rest) {
  return [pattern(`${APART}${start}${rest}`), pattern(`${start}${MIXED}${rest}`)];
}
function pattern(source, flags = "") {
  return new RegExp(source, `g${flags}`);
}
var REGISTERED = "secret";
var NAMES = [REGISTERED, ...SECRET_SHAPES.map(({ name }) => name)];
var MARK = new RegExp(`(\\${MARK_START}(?:${NAMES.join("|")})\\])`);
var SECRET_KEY = "secret_?(?:access_?)?key";
var SECRET_LABEL = new RegExp(`(?:authorization|${SECRET_KEY})$`, "i");
var SCHEME = String.raw`(?:[Bb]asic|BASIC|[Tt]oken|TOKEN|BEARER)[\s\\]`;
var LABELS_KEY = new RegExp(SECRET_KEY, "i");
var KEY_LENGTH = 40;
function mayLabelSecret(raw, longestRun) {
  return raw.includes("PRIVATE KEY") || longestRun >= KEY_LENGTH && LABELS_KEY.test(raw);
}
var NAMING_MEMBERS = ["name", "key", "header"];
function secretLabel(name) {
  return typeof name === "string" ? SECRET_LABEL.exec(name)?.[0] : void 0;
}
function labelOfMember(object) {
  for (const member of NAMING_MEMBERS) {
    const label = secretLabel(object[member]);
    if (label !== void 0) return label;
  }
  return void 0;
}
var RUN = 20;
var BEFORE = 80;
var SHORTEST_NEEDLE = 4;
var IN_RUN = new Uint8Array(65536);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=%~-\\") {
  IN_RUN[char.charCodeAt(0)] = 1;
}
var ESCAPED = String.raw`\\u00[2-7]|\\x[2-7]`;
var NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;
function compilePrefilter(shapes, encodings) {
  const needles = [...new Set(encodings.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const hints = [...shapes ? [...SECRET_SHAPES.map(({ hint: hint2 }) => hint2), SCHEME, ESCAPED] : [], ...long];
  const hint = hints.length === 0 ? void 0 : new RegExp(hints.join("|"));
  const mayHoldNeedle = (raw) => short.some((needle) => raw.includes(needle)) || needles.length > 0 && NEEDLE_ESCAPED.test(raw);
  return (raw) => mayHoldNeedle(raw) || hint !== void 0 && hasSuspectRun(raw, hint, shapes);
}
function hasSuspectRun(raw, hint, shapes) {
  const { length } = raw;
  let longestRun = 0;
  let start = 0;
  for (let end = RUN - 1; end < length; end = start + RUN - 1) {
    let at = end;
    while (at >= start && IN_RUN[raw.charCodeAt(at)] === 1) at--;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let stop = end + 1;
    while (stop < length && IN_RUN[raw.charCodeAt(stop)] === 1) stop++;
    if (hint.test(raw.slice(Math.max(0, start - BEFORE), stop))) return true;
    longestRun = Math.max(longestRun, stop - start);
    start = stop + 1;
  }
  return shapes && longestRun > 0 && mayLabelSecret(raw, longestRun);
}

// src/suite/redaction/facts.ts
var HASHED = /^sha256:[\da-f]{16}$/;
var HASH_DIGITS = 16;
var MOST_OTHERS = 100;
var GONE = () => void 0;
function compileFactRules({ hash, drop }) {
  const rules = [...hash.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
  return {
    apply: (record) => rules.reduce((value, rule) => changeAt(value, rule, 0), record),
    unmatched: () => rules.filter((rule) => !isFound(rule, rules)).map(({ path, ...rule }) => ({ path, nearest: nearestPath(rule) }))
  };
}
function ruleOf(path, change) {
  return { path, names: path.split("."), change, isMatched: false, depth: 0, others: /* @__PURE__ */ new Set() };
}
function isFound({ path, isMatched }, rules) {
  return isMatched || rules.some((other) => other.isMatched && path.startsWith(`${other.path}.`));
}
function nearestPath({ names, depth, others }) {
  const [name = "", ...rest] = names.slice(depth);
  const nearest = nearestName(name, [...others]);
  return nearest === void 0 ? null : [...names.slice(0, depth), nearest, ...rest].join(".");
}
function changeAt(value, rule, depth) {
  const name = rule.names[depth];
  if (name === void 0) {
    rule.isMatched = true;
    return rule.change(value);
  }
  if (Array.isArray(value)) return value.map((item) => changeAt(item, rule, depth));
  if (typeof value !== "object" || value === null) return value;
  if (!Object.hasOwn(value, name)) {
    if (!rule.isMatched) noteOthers(rule, depth, value);
    return value;
  }
  const members2 = Object.entries(value).map(
    ([key, member]) => key === name ? [key, changeAt(member, rule, depth + 1)] : [key, member]
  );
  return Object.fromEntries(members2.filter(([, member]) => member !== void 0));
}
function noteOthers(rule, depth, value) {
  if (depth < rule.depth) return;
  if (depth > rule.depth) rule.others.clear();
  rule.depth = depth;
  if (rule.others.size >= MOST_OTHERS) return;
  for (const key of Object.keys(value).slice(0, MOST_OTHERS)) rule.others.add(key);
}
function hashed(value) {
  return mapLeaves(value, (leaf) => {
    if (leaf === null || leaf === void 0) return leaf;
    const text = String(leaf);
    return HASHED.test(text) ? leaf : MARK.exec(text)?.[0] ?? hashOf(text);
  });
}
function hashOf(text) {
  return sha256Of(text).slice(0, "sha256:".length + HASH_DIGITS);
}

// src/suite/select-trials.ts
function readSelection(text) {
  const [fact, ...value] = text.split("=");
  return fact === void 0 || fact === "" || value.length === 0 ? null : { fact, value: value.join("=") };
}
function selectionText({ fact, value }) {
  return `${fact}=${value}`;
}
var COUNTED_UNSELECTED = 1e5;
function startUnselected() {
  const scenarios = /* @__PURE__ */ new Set();
  let trials = 0;
  const add = ({ scenario }) => {
    trials++;
    if (scenarios.size <= COUNTED_UNSELECTED) scenarios.add(scenario);
  };
  const counts = (kept) => {
    if (scenarios.size > COUNTED_UNSELECTED) return { trials };
    const known = new Set(kept);
    return { trials, scenarios: [...scenarios].filter((scenario) => !known.has(scenario)).length };
  };
  return { add, counts };
}
var SHOWN_VALUES = 10;
var KNOWN_FACTS = 500;
function startSelection(selections) {
  const tallies = selections.map((selection) => {
    return { selection, hash: hashOf(selection.value), values: /* @__PURE__ */ new Set(), found: false, matched: false };
  });
  const facts = /* @__PURE__ */ new Set();
  const undetermined = [];
  let seen = 0;
  let kept = 0;
  const keeps = (trial) => {
    seen++;
    const fits = tallies.map((tally) => matches(tally, trial, facts));
    if (trial.error !== null && !fits.includes(false) && fits.includes(void 0)) undetermined.push(trial.scenario);
    const isKept = fits.every((fit) => fit === true);
    if (isKept) kept++;
    return isKept;
  };
  const problems = () => {
    if (seen === 0) return [];
    if (kept > 0) return undetermined.length === 0 ? [] : [undeterminedSelection(undetermined, selections)];
    const own = tallies.filter((tally) => !tally.matched).map((tally) => whyNone(tally, facts));
    return own.length > 0 ? own : [{ code: "nothing-selected", what: `no trial fits ${describe(selections)} together` }];
  };
  return { keeps, problems };
}
function undeterminedSelection(scenarios, selections) {
  const facts = selections.map(({ fact }) => `\`${fact}\``).join(" or ");
  return {
    code: "selection-unknown",
    what: `${counted(scenarios.length, "trial")} ended in an error without ${facts}: whether ${describe(selections)} selects ${scenarios.length === 1 ? "it" : "them"} is unknown`,
    found: [...new Set(scenarios)].sort(byText).slice(0, SHOWN_VALUES).join(", "),
    fix: "Write the fact into every record, including those of failed trials"
  };
}
function matches(tally, trial, facts) {
  const text = textForm(factAt(trial, tally.selection.fact));
  if (text === void 0) {
    if (facts.size < KNOWN_FACTS) for (const name of scalarFacts(trial)) facts.add(name);
    return void 0;
  }
  tally.found = true;
  if (tally.values.size <= SHOWN_VALUES) tally.values.add(text);
  const fits = text === tally.selection.value || text === tally.hash;
  if (fits) tally.matched = true;
  return fits;
}
function whyNone({ selection, values, found }, facts) {
  if (!found) {
    return {
      code: "unknown-fact",
      what: `no trial has the fact \`${selection.fact}\` as a text, number or boolean`,
      ...adviseName(selection.fact, [...facts].slice(0, KNOWN_FACTS))
    };
  }
  const listed = [...values].sort().slice(0, SHOWN_VALUES);
  const more = values.size > SHOWN_VALUES ? ", ..." : "";
  return {
    code: "nothing-selected",
    what: `no trial has ${describe([selection])}`,
    found: listed.map((value) => JSON.stringify(value.slice(0, 80))).join(", ") + more
  };
}
function describe(selections) {
  return selections.map((one) => `\`${selectionText(one)}\``).join(" and ");
}

// src/suite/trial-index.ts
var LOW_NUMBERS = 31;
function startTrialIndex(files, options) {
  const seen = { low: /* @__PURE__ */ new Map(), high: /* @__PURE__ */ new Map(), spelled: /* @__PURE__ */ new Map() };
  let size = 0;
  let repeated2 = 0;
  const add = (read) => {
    if (!addTrial(seen, read)) {
      repeated2++;
      throw repeatedTrial(read, options.mapping, repeated2 <= LISTED_OF_A_KIND ? readAgain(files, options) : []);
    }
    size++;
  };
  return { add, size: () => size };
}
function addTrial(seen, read) {
  const { scenario, trial } = read.trial;
  const folded = scenario.toLowerCase();
  const bits = seen.low.get(folded) ?? startScenario(seen, folded, scenario);
  const first = seen.spelled.get(folded) ?? folded;
  if (first !== scenario) throw otherSpelling(read, first);
  if (trial >= LOW_NUMBERS) return addHigh(seen.high, folded, trial);
  const bit = 1 << trial;
  seen.low.set(folded, bits | bit);
  return (bits & bit) === 0;
}
function startScenario({ low, spelled }, folded, scenario) {
  low.set(folded, 0);
  if (folded !== scenario) spelled.set(folded, scenario);
  return 0;
}
function addHigh(high, folded, trial) {
  const numbers = high.get(folded) ?? /* @__PURE__ */ new Set();
  const before = numbers.size;
  high.set(folded, numbers.add(trial));
  return numbers.size > before;
}
function otherSpelling({ trial, where }, first) {
  const what = "two scenario ids differ only in case";
  const found = shown(trial.scenario);
  return new UserError({ code: "scenario-spelling", what, where, expected: shown(first), found });
}
function* readAgain(files, options) {
  const selection = startSelection(options.select);
  for (const file of files)
    for (const read of readTrials(file, options, startProblems())) if (selection.keeps(read.trial)) yield read;
}
function repeatedTrial(read, mapping, trials) {
  const { scenario, trial } = read.trial;
  const before = firstOf(read.trial, trials);
  const first = before === void 0 ? "earlier" : `at ${describePlace(before.where)}`;
  const fix = before && (suggestSelection(before, read) ?? adviseNumber(before, read, mapping));
  return new UserError({
    code: "repeated-trial",
    what: `scenario ${shown(scenario)} has its trial ${trial} twice, first ${first}`,
    where: read.where,
    fix: fix ?? OWN_NUMBER
  });
}
function firstOf({ scenario, trial }, trials) {
  for (const read of trials) if (read.trial.scenario === scenario && read.trial.trial === trial) return read;
  return void 0;
}
var OWN_NUMBER = "Give each attempt at a scenario its own `trial` number";
function adviseNumber(before, now, mapping) {
  if (mapping?.trialNumbers === "counted")
    return `${OWN_NUMBER}: \`number_trials\` counts those of one file, so write all attempts at a scenario into one`;
  if (mapping?.trialNumbers !== "none" || before.where.file !== now.where.file) return OWN_NUMBER;
  return `${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``;
}
function suggestSelection(before, now) {
  const isSameRow = before.where.file === now.where.file && before.position === now.position;
  const fact = scalarFacts(now.trial).find((name) => tellsApart(name, before.trial, now.trial, isSameRow));
  if (fact === void 0) return void 0;
  const [first, second] = [String(factAt(before.trial, fact)), String(factAt(now.trial, fact))];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  return `${seem}. Select one with \`--select ${selectionText({ fact, value: first })}\``;
}
var OF_ONE_TRIAL = new Set(
  "scenario trial title input output final_state ground_truth harness judge usage error".split(" ")
);
function tellsApart(name, before, now, isSameRow) {
  if (OF_ONE_TRIAL.has(name.replace(/\..*/, ""))) return false;
  const [first, second] = [factAt(before, name), factAt(now, name)];
  if (typeof second !== "string" && !(isSameRow && typeof second === "number")) return false;
  return first !== second && isName(first) && isName(second);
}
function isName(value) {
  return /^\S{1,100}$/.test(textForm(value) ?? "");
}

// src/suite/read-run.ts
var MAX_TRIALS = 1e6;
function* readRun(files, options) {
  for (const { trial } of readEvidence(files, options)) yield trial;
}
function* readEvidence(files, options) {
  const problems = startProblems();
  const selection = startSelection(options.select);
  const index = startTrialIndex(files, options);
  const isNew = (read) => {
    try {
      index.add(read);
      return true;
    } catch (error) {
      problems.take(error);
      return false;
    }
  };
  for (const file of files) {
    for (const read of readTrials(file, options, problems)) {
      if (!selection.keeps(read.trial)) {
        options.unselected?.add(read.trial);
        continue;
      }
      if (isNew(read)) yield read;
      if (index.size() > MAX_TRIALS) break;
    }
  }
  problems.add(selection.problems());
  if (problems.count === 0 && index.size() === 0) problems.add([nothingRan(files)]);
  if (index.size() > MAX_TRIALS) problems.add([tooMany()]);
  problems.throwIfAny();
}
function nothingRan(files) {
  return {
    code: "no-trials",
    what: "there is no trial to judge",
    found: `${counted(files.length, "file")} without a record`,
    fix: "Check that the suite step ran: a run without trials cannot pass"
  };
}
function tooMany() {
  return { code: "too-many-trials", what: "the run has too many trials", expected: `at most ${MAX_TRIALS}` };
}

// src/suite/redaction/redaction.ts
var DEFAULT_RULES = { secrets: [], shapes: true, hash: [], drop: [] };
var NOTHING_MORE = { secrets: [], shapes: false, hash: [], drop: [] };
function startRedaction(rules) {
  const encodings = encodedSecrets(rules.secrets);
  const counts = /* @__PURE__ */ new Map();
  const count = (name) => addTo(counts, name);
  const clean = compileText(encodings, rules.shapes);
  const mayHold = compilePrefilter(rules.shapes, encodings);
  const changes = compileFactRules(rules);
  return {
    mayHold,
    value: (value) => redactValue(value, (text) => clean(text, count)),
    facts: changes.apply,
    unmatched: changes.unmatched,
    text: (text) => mayHold(text) ? clean(text, () => void 0) : text,
    counts: () => countsByText(counts)
  };
}
function compileText(encodings, shapes) {
  const patterns = shapes ? SECRET_SHAPES.flatMap(({ name, patterns: own }) => own.map((one) => ({ name, one }))) : [];
  const once = (text, count) => {
    const registered = withoutRegistered(text, encodings, count);
    return patterns.reduce(
      (rest, { name, one }) => rest.replace(one, (_, kept) => {
        count(name);
        return `${typeof kept === "string" ? kept : ""}${markOf(name)}`;
      }),
      registered
    );
  };
  return (text, count) => {
    let [before, after] = [text, once(text, count)];
    while (after !== before) [before, after] = [after, once(after, count)];
    return after;
  };
}
function withoutRegistered(text, encodings, count) {
  let rest = text;
  for (const encoding of encodings) {
    if (!rest.includes(encoding)) continue;
    const parts = rest.split(MARK).map((part, index) => {
      if (index % 2 === 1) return part;
      const pieces = part.split(encoding);
      for (let cut = 1; cut < pieces.length; cut++) count(REGISTERED);
      return pieces.join(markOf(REGISTERED));
    });
    rest = parts.join("");
  }
  return rest;
}
function redactValue(value, clean, label) {
  if (typeof value === "string") return redactText(value, clean, label);
  if (typeof value === "number") return redactNumber(value, clean);
  if (Array.isArray(value)) return redactItems(value, clean, label);
  return typeof value === "object" && value !== null ? redactMembers(value, clean, label) : value;
}
function redactText(text, clean, label) {
  if (label === void 0) return clean(text);
  const start = `${label}: `;
  const cleaned = clean(start + text);
  return cleaned.startsWith(start) ? cleaned.slice(start.length) : clean(text);
}
function redactNumber(value, clean) {
  const text = String(value);
  const cleaned = clean(text);
  return cleaned === text ? value : cleaned;
}
function redactItems(items, clean, label) {
  return withWholeKeys(items, clean).map(
    (item, index, all) => redactValue(item, clean, secretLabel(all[index - 1]) ?? label)
  );
}
var KEY_BEGINS = /-----BEGIN [A-Z0-9 ]{0,80}PRIVATE KEY/;
var KEY_ENDS = /-----END [A-Z0-9 ]{0,80}PRIVATE KEY/;
var MOST_KEY_LINES = 1e3;
var KEY_LINE = /^[A-Za-z0-9+/=\s:,.-]*$/;
function withWholeKeys(items, clean) {
  const whole = [];
  for (let at = 0; at < items.length; at++) {
    const lines = keyLines(items, at);
    const text = lines.join("\n");
    const cleaned = lines.length > 1 ? clean(text) : text;
    whole.push(cleaned === text ? items[at] : cleaned);
    if (cleaned !== text) at += lines.length - 1;
  }
  return whole;
}
function keyLines(items, at) {
  const first = items[at];
  if (typeof first !== "string" || !KEY_BEGINS.test(first) || KEY_ENDS.test(first)) return [];
  const lines = [first];
  for (const line of items.slice(at + 1, at + MOST_KEY_LINES)) {
    if (typeof line !== "string" || !KEY_LINE.test(line) || KEY_BEGINS.test(line)) break;
    lines.push(line);
    if (KEY_ENDS.test(line)) break;
  }
  return lines;
}
function redactMembers(value, clean, label) {
  const names = Object.keys(value).map(clean);
  const ofValue = labelOfMember(value) ?? label;
  const members2 = Object.values(value).map((member, index) => {
    const name = names[index];
    return redactValue(member, clean, secretLabel(name) ?? (name === "value" ? ofValue : label));
  });
  return Object.fromEntries(freeNames(names).map((name, index) => [name, members2[index]]));
}

// src/io/shipped.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var home = findHome(dirname(fileURLToPath(import.meta.url)));
function shippedNames(kind) {
  return readdirSync(join(home, kind)).filter((file) => file.endsWith(".yml") && !file.endsWith(".test.yml")).map((file) => basename(file, ".yml")).sort();
}
function readShipped(kind, name) {
  return shippedNames(kind).includes(name) ? textOf(kind, name) : void 0;
}
function shippedMappings() {
  return shippedNames("mappings").map((name) => ({ name, ...textOf("mappings", name) }));
}
function textOf(kind, name) {
  const file = `${kind}/${name}.yml`;
  return { file, text: readFileSync(join(home, file), "utf8"), shipped: true };
}
function shippedWorkflow() {
  return readFileSync(join(home, "docs/workflows/confirm.yml"), "utf8");
}
function schemaAddress(kind) {
  const schema = JSON.parse(readFileSync(join(home, `schemas/${kind}.schema.json`), "utf8"));
  return schema.$id;
}
function shippedFile(name) {
  return join(home, name);
}
function adviseShipped(kind, name) {
  const names = shippedNames(kind);
  const nearest = nearestName(name, names);
  return nearest === void 0 ? `Name a file, or one that is shipped: ${names.join(", ")}` : `Did you mean \`${nearest}\`, which is shipped? Otherwise name a file`;
}
function productVersion() {
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return manifest.version;
}
function findHome(from) {
  return existsSync(join(from, "package.json")) ? from : findHome(dirname(from));
}

// src/scoring/pool-trials.ts
function planPool(own, earlier) {
  const redaction = startRedaction(own.redaction);
  const known = readKnown(earlier, redaction);
  if ("why" in known) return known;
  const files = own.files.map((file) => readOwn(file, own, { mapping: own.mapping, redaction }, known));
  if (files.some(({ isBroken }) => isBroken)) return null;
  const odd = files.find(({ clash }) => clash !== null)?.clash ?? null;
  if (odd !== null) return { why: odd };
  const fresh = files.filter(({ sameAs }) => sameAs === null);
  const count = totalTrials(fresh);
  if (count + known.count > MAX_TRIALS) return { why: `together they have more than ${MAX_TRIALS} trials` };
  const repeated2 = known.before.map(({ attempt }) => ({
    attempt,
    trials: totalTrials(files.filter(({ sameAs }) => sameAs === attempt))
  }));
  return {
    earlier: earlier.file,
    fresh: fresh.map(({ file }) => file),
    before: known.before,
    own: count,
    repeated: repeated2.filter(({ trials }) => trials > 0),
    redacted: earlier.redacted
  };
}
function* readPool({ earlier, fresh }, own) {
  const number = startNumbers();
  const before = { mapping: null, select: [], redaction: own.redaction };
  for (const evidence of readEvidence([earlier], before)) yield number(evidence);
  if (fresh.length === 0) return;
  for (const evidence of readEvidence(fresh, own)) yield number(evidence);
}
function startNumbers() {
  const scenarios = /* @__PURE__ */ new Map();
  return (evidence) => {
    const { trial } = evidence;
    const scenario = scenarios.get(trial.scenario) ?? { taken: /* @__PURE__ */ new Set(), next: 1 };
    scenarios.set(trial.scenario, scenario);
    const { taken } = scenario;
    while (taken.has(scenario.next)) scenario.next++;
    const number = taken.has(trial.trial) ? scenario.next : trial.trial;
    taken.add(number);
    return number === trial.trial ? evidence : { trial: { ...trial, trial: number }, text: null };
  };
}
function readOwn(file, { select }, reading, known) {
  const problems = startProblems();
  const selection = startSelection(select);
  const contentOf = startContentHash();
  const tally = /* @__PURE__ */ new Map();
  let trials = 0;
  let clash = null;
  let same = known.before.map(({ attempt }) => attempt);
  for (const { trial } of readTrials(file, reading, problems)) {
    if (!selection.keeps(trial)) continue;
    trials++;
    clash ??= clashOf(trial, contentOf(trial), known);
    if (same.length === 0) continue;
    const hash = trialHash(trial);
    const times = addTo(tally, hash);
    same = same.filter((attempt) => (known.recorded.get(attempt)?.get(hash) ?? 0) >= times);
  }
  const sameAs = trials === 0 ? null : same[0] ?? null;
  return { file, trials, isBroken: problems.count > 0, clash, sameAs };
}
function clashOf({ scenario }, content, { scenarios }) {
  const before = scenarios.get(scenario.toLowerCase());
  if (before === void 0) return null;
  if (before.id !== scenario) return `it spells scenario ${scenario} as ${before.id}`;
  if (content === null || before.contents.size === 0 || before.contents.has(content)) return null;
  return `scenario ${scenario} had other content there`;
}
function readKnown(earlier, redaction) {
  const ends = endsOf(earlier.attempts ?? [{ attempt: earlier.attempt, trials: Number.POSITIVE_INFINITY }]);
  const recorded = new Map(ends.map(({ attempt }) => [attempt, /* @__PURE__ */ new Map()]));
  const scenarios = /* @__PURE__ */ new Map();
  const contentOf = startContentHash();
  let count = 0;
  try {
    for (const trial of readRun([earlier.file], { mapping: null, select: [], redaction })) {
      count++;
      const tally = recorded.get(ends.find(({ end }) => count <= end)?.attempt ?? 0);
      if (tally !== void 0) addTo(tally, trialHash(trial));
      const folded = trial.scenario.toLowerCase();
      const scenario = scenarios.get(folded) ?? { id: trial.scenario, contents: /* @__PURE__ */ new Set() };
      scenarios.set(folded, scenario);
      const content = contentOf(trial);
      if (content !== null) scenario.contents.add(content);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: `its trials cannot be read: ${describeProblems(error)}` };
  }
  const before = earlier.attempts ?? [{ attempt: earlier.attempt, trials: count }];
  if (totalTrials(before) !== count) return { why: "it has other trials than its manifest says" };
  return { before, count, recorded, scenarios };
}
function endsOf(attempts) {
  let end = 0;
  return attempts.map(({ attempt, trials }) => {
    end += trials;
    return { attempt, end };
  });
}
function trialHash({ trial: _, ...recorded }) {
  return contentHash(recorded);
}
function totalTrials(parts) {
  return parts.reduce((total, { trials }) => total + trials, 0);
}

// src/io/paths.ts
import { existsSync as existsSync2, realpathSync, statSync } from "node:fs";
import { dirname as dirname2, isAbsolute, relative, resolve, sep } from "node:path";
var IGNORES_CASE = ["win32", "darwin"].includes(process.platform);
function slashed(written) {
  return sep === "\\" ? written.replaceAll("\\", "/") : written;
}
function shownPath(path, root) {
  const full = resolve(root, path);
  const inside = relative(root, full);
  const isOutside = inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return slashed(isOutside ? full : inside);
}
function pathInRepository(path, root) {
  const shown2 = shownPath(path, root);
  if (!isAbsolute(shown2)) return shown2;
  const id = idOf(root);
  const home2 = foldersFrom(resolve(shown2)).find((folder) => id !== null && idOf(folder) === id);
  return home2 === void 0 ? shown2 : shownPath(shown2, home2);
}
function realPath(path, root) {
  const full = resolve(root, path);
  return existsSync2(full) ? realpathSync.native(full) : full;
}
function foldersFrom(folder) {
  const above = dirname2(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}
function idOf(folder) {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
function diskName(name) {
  return name.normalize("NFC").toLowerCase();
}

export {
  normaliseTrial,
  splitDocument,
  documentWithout,
  lineRecords,
  listRecords,
  splitLines,
  everyLine,
  tooLarge,
  SHORTEST_SECRET,
  REGISTERED,
  readSelection,
  selectionText,
  COUNTED_UNSELECTED,
  startUnselected,
  MAX_TRIALS,
  readRun,
  readEvidence,
  DEFAULT_RULES,
  NOTHING_MORE,
  startRedaction,
  planPool,
  readPool,
  totalTrials,
  IGNORES_CASE,
  slashed,
  shownPath,
  pathInRepository,
  realPath,
  foldersFrom,
  diskName,
  readShipped,
  shippedMappings,
  shippedWorkflow,
  schemaAddress,
  shippedFile,
  adviseShipped,
  productVersion
};
