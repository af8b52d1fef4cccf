import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  ANSWERS,
  ANSWERS_KEY,
  MAX_DEPTH,
  MAX_RECORD_BYTES,
  REFUSED_NAMES,
  SPREADSHEET,
  addTo,
  adviseName,
  asBuffer,
  canonicalJson,
  compileLinear,
  contentHash,
  countsByText,
  dotted,
  encodedSecrets,
  endOfText,
  factAt,
  freeNames,
  holdsLargeNumber,
  isArchive,
  isRecord,
  isSpreadsheet,
  loadLazily,
  mapLeaves,
  markLength,
  memberOf,
  memberPointer,
  nanAsNull,
  nearestName,
  needleOf,
  notResults,
  openResults,
  parseInnerJson,
  parseRecord,
  protoKey,
  requireUtf8,
  rounded,
  scalarFacts,
  sha256Of,
  startContentHash,
  sumOf,
  textForm
} from "./chunk-Y2ZPYLEQ.mjs";
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
  startProblems,
  unlessMistaken
} from "./chunk-FQZDEATT.mjs";

// src/suite/mapping/selector.ts
var environment;
var SURROUNDINGS = /* @__PURE__ */ new Set(["environment", "token"]);
var MAX_PARTS = 32;
var NAMES = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;
function compileSelector(text) {
  const nodes = compileNodes(text);
  if (!NAMES.test(text)) return (record) => nodes(record).map(({ value }) => value);
  const names = text.split(".").slice(1);
  return (record) => atNames(record, names);
}
function compileNodes(text) {
  const query = compileQuery(text);
  return (record) => Array.from(query.lazyQuery(record), ({ value, location }) => ({ value, location }));
}
function compileQuery(text) {
  if (!text.startsWith("$")) throw new Error("a selector starts with `$`");
  environment ??= startEnvironment();
  const query = environment.compile(text);
  if (query.segments.length > MAX_PARTS) throw new Error(`a selector has at most ${MAX_PARTS} parts`);
  const refused = selectedNames(query.segments).find((name) => REFUSED_NAMES.has(name));
  if (refused !== void 0) throw new Error(`\`${refused}\` cannot be selected`);
  return query;
}
function startEnvironment() {
  const { JSONPathEnvironment } = loadLazily("./json-p3.cjs").jsonpath;
  const started = new JSONPathEnvironment({ maxRecursionDepth: 100 });
  started.functionRegister.delete("match");
  started.functionRegister.delete("search");
  readFractions(started);
  return started;
}
function selectedNames(part) {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === "name" && typeof value === "string") return [value];
    return SURROUNDINGS.has(key) ? [] : selectedNames(value);
  });
}
function atNames(record, names) {
  let value = record;
  for (const name of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return [];
    value = value[name];
  }
  return [value];
}
function readFractions(started) {
  const { tokenMap } = started.parser;
  const readNumber2 = tokenMap.get("NUMBER");
  tokenMap.set("NUMBER", function(stream) {
    const { current } = stream;
    if (/^0[.eE]/.test(current.value)) current.value = `+${current.value}`;
    return readNumber2?.call(this, stream);
  });
}

// src/suite/mapping/compiling.ts
function startCompiling({ nan }, placeOf, problems) {
  const report = (pointer, what, fix = "") => {
    problems.push({ code: "bad-mapping", what, where: placeOf(pointer), fix });
  };
  const selectors = [];
  const compile = (text, pointer, make, isThere) => {
    try {
      const use = { pointer, text, asked: 0, found: 0 };
      selectors.push(use);
      return counted2(make(text), use, isThere);
    } catch (error) {
      report(pointer, `\`${inline(text)}\` is not a selector: ${inline(messageOf(error))}`, adviseSelector(text));
      return () => [];
    }
  };
  return {
    isNanAbsent: nan === "absent",
    report,
    selectors,
    selector: (text, pointer) => compile(text, pointer, compileSelector, isPresent),
    nodes: (text, pointer) => compile(text, pointer, compileNodes, ({ value }) => isPresent(value)),
    pattern(text, pointer, flags = 0) {
      try {
        return compileLinear(text, flags);
      } catch (error) {
        const fix = "Patterns are RE2: no look-around, no back-references, no large counts";
        report(pointer, `\`${inline(text)}\` is not a pattern: ${inline(messageOf(error))}`, fix);
        return compileLinear("");
      }
    }
  };
}
var WITHOUT_PATTERNS = "Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)";
function adviseSelector(text) {
  if (/\b(?:match|search)\s*\(/.test(text)) return WITHOUT_PATTERNS;
  return /^[A-Za-z_]/.test(text) ? `Write \`$.${inline(text)}\`` : "Selectors are JSONPath (RFC 9535)";
}
function isPresent(value) {
  return value !== void 0 && value !== null;
}
function counted2(find, use, isThere) {
  return (record) => {
    const values = find(record);
    use.asked++;
    if (values.some(isThere)) use.found++;
    return values;
  };
}
function unfit(part, what, where, fix = "") {
  return new UserError({ code: "unmapped", what: `mapping \`${part}\`: ${what}`, where, fix });
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/suite/mapping/steps.ts
import { hash } from "node:crypto";

// src/suite/mapping/python-literal.ts
var TOKEN = /[ \t\r\n]+|,[ \t\r\n]*\)|[{}[\](),:]|-?[\d.][\w.+-]*|-?[A-Za-z_]\w*/y;
var KEY_COLON = /[ \t\r\n]*:/y;
var JSON_FORMS = /* @__PURE__ */ new Map([
  ["(", "["],
  [")", "]"],
  ["True", "true"],
  ["False", "false"],
  ["None", "null"]
]);
var ESCAPE = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))|[\\\n\r]/g;
var ESCAPED = /* @__PURE__ */ new Map([
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ["v", "\v"],
  ["0", "\0"]
]);
function parsePythonLiteral(text, isNanAbsent = false) {
  const parts = [];
  let at = 0;
  while (at < text.length) {
    const isText = text[at] === "'" || text[at] === '"';
    const end = isText ? endOfText(text, at) : endOfToken(text, at);
    if (end < 0) throw new SyntaxError(`not a Python literal at character ${at + 1}`);
    const token = text.slice(at, end);
    parts.push(isText ? jsonOfText(token.slice(1, -1)) : jsonOfToken(token, isNanAbsent, isKey(text, end)));
    at = end;
  }
  return parseInnerJson(parts.join(""));
}
function endOfToken(text, at) {
  TOKEN.lastIndex = at;
  return TOKEN.test(text) ? TOKEN.lastIndex : -1;
}
function isKey(text, end) {
  KEY_COLON.lastIndex = end;
  return KEY_COLON.test(text);
}
function jsonOfToken(token, isNanAbsent, isKey2) {
  if (token.startsWith(",")) return token.endsWith(")") ? "]" : ",";
  if (/^-?[\d.]/.test(token)) return isKey2 ? `"${token}"` : token;
  if (isNanAbsent && /^-?(?:nan|inf)$/.test(token)) return "null";
  const form = JSON_FORMS.get(token);
  if (form === void 0 && /\w/.test(token)) throw new SyntaxError(`${token} is not a Python literal`);
  return form ?? token;
}
function jsonOfText(text) {
  const plain = text.replace(ESCAPE, (written, short, two, four, eight) => {
    if (short !== void 0) return ESCAPED.get(short) ?? short;
    const code = Number.parseInt(two ?? four ?? eight ?? "", 16);
    if (!(code <= 1114111)) throw new SyntaxError(`${written} is not an escape in a Python text`);
    return String.fromCodePoint(code);
  });
  return JSON.stringify(plain);
}

// src/suite/mapping/steps.ts
var MISSED = /* @__PURE__ */ Symbol("not in the table");
function parseStep(formats, part, { isNanAbsent }) {
  return (value, where) => {
    if (typeof value !== "string") return value;
    const read = readAs(value, formats, isNanAbsent);
    if (read === void 0) throw unfit(part, `${shown(value)} cannot be read as ${formats.join(" or ")}`, where);
    return read.value;
  };
}
function matchStep(text, pointer, compiling) {
  const pattern2 = compiling.pattern(text, `${pointer}/match`);
  const group = Math.min(pattern2.groupCount(), 1);
  if (pattern2.groupCount() > 1) compiling.report(`${pointer}/match`, "`match` takes one group, use (?:...) for others");
  const part = dotted(pointer);
  return (value, where) => {
    const text2 = textOf(value, part, where);
    const matcher = text2 === void 0 ? void 0 : pattern2.matcher(text2);
    return matcher?.find() ? matcher.group(group) ?? void 0 : void 0;
  };
}
function boundStep(least, most, part) {
  return (value, where) => {
    if (typeof value !== "number") throw unfit(part, `${shown(value)} is no number to compare`, where);
    return value >= (least ?? value) && value <= (most ?? value);
  };
}
function mapStep(map, hasDefault, part) {
  const table = new Map(Object.entries(map));
  return (value, where) => {
    const text = textOf(value, part, where);
    if (table.has(text)) return table.get(text);
    if (hasDefault) return MISSED;
    throw unfit(part, `${shown(value)} is not in \`map\`, which has ${[...table.keys()].join(", ")}`, where);
  };
}
function scaleStep(scale, part) {
  return (value, where) => {
    if (typeof value !== "number") throw unfit(part, `${shown(value)} is no number to scale`, where);
    const scaled = value * scale;
    if (!Number.isFinite(scaled)) throw unfit(part, `${value} times ${scale} is too large for a number`, where);
    return scaled;
  };
}
function slugStep(part) {
  return (value, where) => {
    requireExact(value, part, where);
    return slugOf(value);
  };
}
var NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
var NO_NUMBER = /^[-+]?(?:nan|inf(?:inity)?)$/i;
var READERS = {
  json: (text, isNanAbsent) => parseInnerJson(isNanAbsent ? nanAsNull(text) : text),
  python: parsePythonLiteral,
  number: (text, isNanAbsent) => isNanAbsent && NO_NUMBER.test(text) ? null : readNumber(text),
  integer: (text, isNanAbsent) => isNanAbsent && NO_NUMBER.test(text) ? null : readInteger(text),
  boolean: readBoolean,
  text: (text) => text
};
function readAs(text, formats, isNanAbsent) {
  for (const format of formats) {
    try {
      return { value: READERS[format](text, isNanAbsent) };
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof UserError)) throw error;
    }
  }
  return void 0;
}
function readNumber(text) {
  const value = Number(NUMBER.test(text) ? text : "none");
  if (!Number.isFinite(value)) throw new SyntaxError("not a number");
  return value;
}
function readInteger(text) {
  const value = readNumber(text);
  if (!Number.isSafeInteger(value)) throw new SyntaxError("not an integer");
  return value;
}
function readBoolean(text) {
  if (!/^(?:true|false)$/i.test(text)) throw new SyntaxError("neither true nor false");
  return text.toLowerCase() === "true";
}
var READABLE = 60;
var DIGITS = 8;
function slugOf(value) {
  const whole = typeof value === "string" ? value : canonicalJson(value);
  const digits = hash("sha256", whole).slice(0, DIGITS);
  const words = slugWords(typeof value === "string" ? value : wordiest(value));
  return words === "" ? digits : `${words}-${digits}`;
}
function slugWords(text) {
  const plain = text.slice(0, 1e3).normalize("NFKD").toLowerCase().replace(new RegExp("\\p{M}+", "gu"), "").replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  if (plain.length <= READABLE) return plain.replace(/-$/, "");
  const cut = plain.slice(0, READABLE + 1);
  const end = cut.lastIndexOf("-");
  return cut.slice(0, end > 0 ? end : READABLE);
}
function wordiest(value) {
  const ranked = textsOf(value).map((text) => ({ text, words: text.split(/\s+/).length }));
  ranked.sort((a, b) => b.words - a.words || byText(a.text, b.text));
  return ranked[0]?.text ?? canonicalJson(value);
}
function textsOf(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
var TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d+))? ?(?:Z|([+-]\d\d):?(\d\d))?$/i;
function readMoment(value) {
  if (typeof value === "number") return { amount: value, isTime: false };
  if (typeof value !== "string") return void 0;
  if (/^\d{1,40}$/.test(value)) return { amount: BigInt(value), isTime: false };
  const [, day, time, fraction = "", hours, minutes] = TIME.exec(value) ?? [];
  const offset = hours === void 0 ? "Z" : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1e3;
  const nanoseconds = fraction.slice(0, 9).padEnd(9, "0");
  return Number.isNaN(seconds) ? void 0 : { amount: BigInt(seconds) * 1000000000n + BigInt(nanoseconds), isTime: true };
}
function timeBetween(one, other) {
  const [from, to] = [one.amount, other.amount];
  if (typeof from === "number" && typeof to === "number") return rounded(to - from);
  if (typeof from === "number" || typeof to === "number" || one.isTime !== other.isTime) return void 0;
  return rounded(Number(to - from) / (one.isTime ? 1e6 : 1));
}
function byMoment(one, other) {
  return one.amount === other.amount ? 0 : one.amount < other.amount ? -1 : 1;
}
function textOf(value, part, where) {
  const text = textForm(value);
  if (text !== void 0) requireExact(value, part, where);
  return text;
}
function readable(value, part, where) {
  return textOf(value, part, where) ?? canonicalJson(value);
}
function requireExact(value, part, where) {
  if (!holdsLargeNumber(value)) return;
  const what = "a whole number beyond 2^53, whose last digits are lost, makes no text";
  throw unfit(part, what, where, "Write it as a text in the results");
}
var NOTHING = /^(?:|none|null|nan|false|0|0\.0|\[\]|\{\})$/i;
function errorText(found, part, where) {
  if (found === void 0 || isNone(found)) return void 0;
  return found === true ? "failed without a message" : readable(found, part, where);
}
function isNone(found) {
  if (typeof found === "string") return NOTHING.test(found.trim());
  return typeof found === "object" && found !== null ? Object.values(found).every(isNone) : !found;
}

// src/suite/mapping/values.ts
var SOURCES = ["select", "first_of", "parts", "object", "between", "file", "const"];
var absent = () => void 0;
function compileValue(spec, pointer, compiling) {
  if (spec === void 0) return absent;
  if (typeof spec === "string") return firstSelected(spec, pointer, compiling);
  const steps = compileSteps(spec, pointer, compiling);
  const source = compileSource(spec, pointer, compiling);
  const isList = spec.take === "all" || spec.take === "sum";
  const together = isList ? compileTogether(spec, pointer) : void 0;
  const stepped = (found, where) => {
    const made = run(steps, found, where);
    return made === MISSED ? spec.default : made;
  };
  return (record, where) => {
    const found = source(record, where);
    if (together === void 0) return stepped(found, where) ?? spec.default;
    const items2 = found.map((item) => stepped(item, where)).filter(isPresent);
    return items2.length === 0 ? spec.default : together(items2, where);
  };
}
function compileCondition(spec, pointer, compiling, otherwise) {
  if (spec === void 0) return () => otherwise;
  const value = compileValue(spec, pointer, compiling);
  return (record, where) => (value(record, where) ?? false) !== false;
}
function firstSelected(text, pointer, compiling) {
  const selector = compiling.selector(text, pointer);
  return (record) => selector(record).find(isPresent);
}
function compileSource(spec, pointer, compiling) {
  const given = SOURCES.filter((key) => spec[key] !== void 0);
  if (given.length !== 1) {
    compiling.report(pointer, `a value has one source, not ${given.length === 0 ? "none" : given.join(" and ")}`);
    return absent;
  }
  if (spec.take !== void 0 && spec.select === void 0)
    compiling.report(`${pointer}/take`, "`take` only goes with `select`");
  if (spec.select !== void 0) return compileSelect(spec.select, spec.take, pointer, compiling);
  if (spec.first_of !== void 0) return compileFirst(spec.first_of, pointer, compiling);
  if (spec.parts !== void 0) return compileParts(spec.parts, spec.join ?? "/", pointer, compiling);
  if (spec.object !== void 0) return compileObject(spec.object, `${pointer}/object`, compiling);
  if (spec.between !== void 0)
    return between(compileEvery(spec.between, `${pointer}/between`, compiling), dotted(pointer));
  return spec.file === void 0 ? () => spec.const : (_, { file }) => file;
}
function compileSelect(text, take, pointer, compiling) {
  if (take === void 0 || take === "first") return firstSelected(text, `${pointer}/select`, compiling);
  const selector = compiling.selector(text, `${pointer}/select`);
  const present2 = (record) => selector(record).filter(isPresent);
  if (take === "last") return (record) => present2(record).at(-1);
  return take === "count" ? (record) => present2(record).length : present2;
}
function compileEvery(specs, pointer, compiling) {
  return specs.map((spec, index) => compileValue(spec, `${pointer}/${index}`, compiling));
}
function compileFirst(specs, pointer, compiling) {
  const values = compileEvery(specs, `${pointer}/first_of`, compiling);
  return (record, where) => {
    for (const value of values) {
      const found = value(record, where);
      if (found !== void 0) return found;
    }
    return void 0;
  };
}
function compileParts(specs, join, pointer, compiling) {
  const values = compileEvery(specs, `${pointer}/parts`, compiling);
  return (record, where) => {
    const parts = values.map((value) => value(record, where));
    return parts.includes(void 0) ? void 0 : joined(parts, join, pointer, where);
  };
}
function compileObject(specs, pointer, compiling) {
  const members2 = Object.entries(specs).map(([name, spec]) => {
    return { name, value: compileValue(spec, memberPointer(pointer, name), compiling) };
  });
  return (record, where) => {
    const found = members2.map(({ name, value }) => [name, value(record, where)]);
    return Object.fromEntries(found.filter(([, value]) => value !== void 0));
  };
}
function run(steps, value, where) {
  let result = value;
  for (const step of steps) {
    if (result === void 0 || result === null || result === MISSED) break;
    result = step(result, where);
  }
  return result ?? void 0;
}
function compileSteps(spec, pointer, compiling) {
  const part = dotted(pointer);
  const { match, parse: parse2, then, equals, at_least: least, at_most: most, map, scale } = spec;
  const steps = [];
  if (match !== void 0) steps.push(matchStep(match, pointer, compiling));
  if (parse2 !== void 0) steps.push(parseStep([parse2].flat(), part, compiling));
  if (then !== void 0) steps.push(compileValue(then, `${pointer}/then`, compiling));
  if (equals !== void 0) steps.push((value) => value === equals);
  if (least !== void 0 || most !== void 0) steps.push(boundStep(least, most, part));
  if (map !== void 0) steps.push(mapStep(map, spec.default !== void 0, part));
  if (scale !== void 0) steps.push(scaleStep(scale, part));
  if (spec.slug) steps.push(slugStep(part));
  return steps;
}
function compileTogether({ take, join }, pointer) {
  if (take === "sum") return (values, where) => added(values, dotted(pointer), where);
  return (values, where) => join === void 0 ? values : joined(values, join, pointer, where);
}
function added(values, part, where) {
  const other = values.find((value) => typeof value !== "number");
  if (other !== void 0) throw unfit(part, `${shown(other)} is no number to add`, where);
  const sum = sumOf(values);
  if (!Number.isFinite(sum)) throw unfit(part, "the sum is too large for a number", where);
  return sum;
}
function joined(parts, join, pointer, where) {
  const name = dotted(pointer);
  const texts = parts.map((part) => {
    const text = textOf(part, name, where);
    if (text === void 0) throw unfit(name, `${shown(part)} cannot be joined, since it is no text`, where);
    return text;
  });
  return texts.join(join);
}
function between(values, part) {
  return (record, where) => {
    const found = values.map((value) => value(record, where));
    if (found.includes(void 0)) return void 0;
    const [from, to] = found.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === void 0)
      throw unfit(part, `${found.map((one) => shown(one)).join(" and ")} are no two times`, where);
    return time;
  };
}

// src/suite/mapping/gather.ts
var MAX_GATHERED = 512 * 1024 * 1024;
var NO_PIECE = 'For items of no trial, add a name that no id has, `by: { first_of: [..., { const: "(none)" }] }`, and exclude it by `when`';
function compileGather({ gather, each, archive }, compiling) {
  if (gather === void 0) return (_, records) => records;
  for (const [key, other] of Object.entries({ each, archive }))
    if (other !== void 0)
      compiling.report("/gather", `\`gather\` does not go with \`${key}\``, "Leave one of them out");
  const select = compiling.selector(gather.items ?? "$", "/gather/items");
  const keyOf = compileValue(gather.by, "/gather/by", compiling);
  const momentOf = compileMoment(gather.order, compiling);
  const piecesOf = (record, position, where) => select(record).map((item) => {
    const key = textOf(keyOf(item, where), "gather.by", where);
    if (key === void 0) throw unfit("gather.by", `there is no text for ${shown(item)}`, where, NO_PIECE);
    return { key, item, position, moment: momentOf(item, where) };
  });
  return (file, records) => {
    const { partsOf: _, ...others } = records;
    return { ...others, items: gathered(file, records, piecesOf) };
  };
}
function compileMoment(order, compiling) {
  if (order === void 0) return () => void 0;
  const value = compileValue(order, "/gather/order", compiling);
  return (item, where) => {
    const found = value(item, where);
    const moment = readMoment(found);
    if (moment === void 0) throw unfit("gather.order", `${shown(found)} is neither a number nor a time`, where);
    return moment;
  };
}
function* gathered(file, records, piecesOf) {
  const { items: items2, placeOf, partsOf: partsOf2 } = records;
  const wholes = /* @__PURE__ */ new Map();
  let size = 0;
  for (const { position, text, parse: parse2 } of items2) {
    size += text.length;
    if (size > MAX_GATHERED) throw tooMuch(file);
    const where = placeOf(position);
    const value = parse2(where);
    partsOf2?.(value, where);
    for (const piece of piecesOf(value, position, where)) {
      const pieces = wholes.get(piece.key) ?? [];
      pieces.push(piece);
      wholes.set(piece.key, pieces);
    }
  }
  if (wholes.size === 0 && size > 0)
    throw new UserError({
      code: "no-records",
      what: "no record holds what `gather.items` selects",
      where: { file },
      fix: "Correct the selector, or leave the file out"
    });
  for (const pieces of wholes.values()) yield wholeRecord(pieces);
}
function wholeRecord(pieces) {
  const [{ position }] = pieces;
  const value = { items: pieces.toSorted(byTime).map(({ item }) => item) };
  const text = JSON.stringify(value);
  const parse2 = (where) => {
    if (text.length > MAX_RECORD_BYTES) throw tooLarge(where);
    return value;
  };
  return { position, text, parse: parse2 };
}
function byTime(one, other) {
  return one.moment === void 0 || other.moment === void 0 ? 0 : byMoment(one.moment, other.moment);
}
function tooLarge(where) {
  return new UserError({
    code: "record-too-large",
    what: "the pieces of one trial are too large",
    where,
    expected: `at most ${MAX_RECORD_BYTES} characters of JSON`,
    fix: "Keep large payloads outside of the results"
  });
}
function tooMuch(file) {
  return new UserError({
    code: "gathered-too-large",
    what: "the file is too large to gather",
    where: { file },
    expected: `at most ${MAX_GATHERED} characters`,
    fix: "Write several files, each with all pieces of its trials"
  });
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
    let escaped = 0;
    for (; ; ) {
      need();
      const window = bytes;
      let i = at + escaped;
      while (i < window.length && window[i] !== QUOTE) i += window[i] === BACKSLASH ? 2 : 1;
      at = Math.min(i + 1, window.length);
      if (i < window.length) return;
      escaped = i - window.length;
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
  const problem = unexpected(file, cursor, wanted);
  const found = byte === OPEN_LIST ? "a list" : byte === OPEN_OBJECT ? "an object" : scalar(cursor.takeValue());
  if (found === void 0) return problem;
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

// src/suite/reading/junit.ts
var MAX_BYTES = 64 * 1024 * 1024;
function junitReport(file, chunks, offset) {
  const root = parse(file, textOf2(file, chunks, offset));
  if (root?.name !== "testsuites" && root?.name !== "testsuite") {
    const fix = "Export JSON Lines, or the report of the tests as JUnit XML";
    const found = `XML with \`<${root?.name ?? ""}>\` around all`;
    throw new UserError({ code: "wrong-format", what: "the file is no JUnit report", where: { file }, found, fix });
  }
  return {
    items: recordsIn(root),
    placeOf: (position) => ({ file, pointer: `/testcase/${position - 1}` }),
    header: () => root.attributes
  };
}
function* recordsIn(root) {
  let position = 0;
  for (const record of casesIn(root, [], {})) {
    position++;
    yield { position, text: JSON.stringify(record), parse: () => record };
  }
}
function textOf2(file, chunks, offset) {
  const kept = [];
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_BYTES)
      throw new UserError({
        code: "record-too-large",
        what: "the report is too large",
        where: { file },
        expected: `at most ${MAX_BYTES} bytes`,
        fix: "Leave the output of the tests out of it, or write several reports"
      });
    kept.push(Buffer.from(asBuffer(chunk)));
  }
  const bytes = Buffer.concat(kept);
  requireUtf8(file, bytes, offset);
  return bytes.toString("utf8");
}
function parse(file, text) {
  const { parseXml, XmlError } = loadLazily("./-rgrove-parse-xml.cjs");
  try {
    return parseXml(text).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { line } = error;
    const what = `the XML is broken: ${error.message.split("\n", 1)[0] ?? ""}`;
    const fix = "The run that wrote it was probably cancelled: run the suite again";
    throw new UserError({ code: "bad-xml", what, where: { file, ...line === void 0 ? {} : { line } }, fix });
  }
}
function* casesIn(suite, outer, inherited) {
  const { name } = suite.attributes;
  const suites = name === void 0 ? outer : [...outer, name];
  const properties = { ...inherited, ...propertiesOf(suite) };
  for (const child of elementsOf(suite)) {
    if (child.name === "testcase") yield caseOf(child, suites, properties);
    else if (child.name === "testsuite") yield* casesIn(child, suites, properties);
  }
}
function caseOf(testcase, suites, inherited) {
  const properties = { ...inherited, ...propertiesOf(testcase) };
  const results = elementsOf(testcase).filter(({ name }) => name !== "properties").map((child) => [child.name, { ...child.attributes, text: child.text.trim() }]).reverse();
  return Object.fromEntries(
    [...Object.entries(testcase.attributes), ["suites", suites], ["properties", properties], ...results].filter(isSafe)
  );
}
function propertiesOf(element) {
  const lists = elementsOf(element).filter(({ name }) => name === "properties");
  const entries = lists.flatMap(elementsOf).map((child) => {
    const { name = "", value } = child.attributes;
    return [name, typed(value ?? child.text)];
  });
  return Object.fromEntries(entries.filter(isSafe));
}
function typed(text) {
  return /^(?:true|false|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?)$/i.test(text) ? JSON.parse(text.toLowerCase()) : text;
}
function isSafe([name]) {
  return !REFUSED_NAMES.has(String(name));
}
function elementsOf(element) {
  return element.children.filter(({ type }) => type === "element");
}

// src/suite/reading/records.ts
var LIST = { names: [] };
function* partsIn({ items: items2, placeOf, partsOf: partsOf2, shared }) {
  for (const record of items2) {
    const where = placeOf(record.position, record.key);
    const value = record.parse(where);
    if (shared !== void 0) yield { value: itemOf(shared, record, value), where };
    else yield* partsOf2?.(value, where) ?? [{ value, where }];
  }
}
function itemOf({ value: record }, { position: index, key }, item) {
  return key === void 0 ? { record, item, index } : { record, item, key };
}
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
function lineRecords(file, pieces, parse2 = parseRecord) {
  return { items: parsed(oneEach(file, pieces), parse2), placeOf: (position) => ({ file, line: position }) };
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
function listRecords(file, pieces, path, parse2 = parseRecord) {
  const list = path === "document" ? void 0 : path.names.reduce(memberPointer, "");
  const placeOf = (position, key = `${position - 1}`) => list === void 0 ? { file } : { file, pointer: memberPointer(list, key) };
  return { items: parsed(pieces, parse2), placeOf };
}
function* parsed(pieces, parse2) {
  for (const { text, position, key } of pieces) {
    const record = { position, text, parse: (where) => parse2(text, where) };
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
    if (size > MAX_RECORD_BYTES) throw tooLarge2(file, linesSoFar() + 1);
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
function tooLarge2(file, line) {
  return new UserError({
    code: "record-too-large",
    what: "the record is too large",
    where: { file, line },
    expected: `at most ${MAX_RECORD_BYTES} bytes`,
    fix: "Keep large payloads outside of the results, or one trial a line"
  });
}

// src/suite/mapping/archive.ts
function compileArchive({ record, each }, readShared, parse2) {
  const isItem = itemPattern(each);
  return (file, archive) => {
    if (isSpreadsheet(archive.names)) throw notResults(file, SPREADSHEET);
    const shared = textIn(file, archive, record);
    if (shared === void 0)
      throw incomplete(file, `the archive has no \`${inline(record)}\`, the record of the mapping`);
    const header = readShared(shared, { file: `${file}/${record}` });
    const names = archive.names.filter((name) => name !== record && isItem(name)).sort(byText);
    if (names.length === 0)
      throw incomplete(file, `no file of the archive matches \`${inline(each)}\`, the trials of the mapping`);
    return {
      shared: header,
      header: () => header.value,
      items: items(file, archive, names, parse2),
      placeOf: (position) => ({ file: `${file}/${names[position - 1]}` })
    };
  };
}
function* items(file, archive, names, parse2) {
  for (const [at, name] of names.entries()) {
    const text = textIn(file, archive, name) ?? "";
    yield { position: at + 1, text, parse: (where) => parse2(text, where) };
  }
}
function itemPattern(each) {
  const [start = "", end = ""] = each.split("*");
  return (name) => name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
function textIn(file, archive, name) {
  const bytes = archive.read(name);
  if (bytes === void 0) return void 0;
  const text = asBuffer(bytes);
  requireUtf8(`${file}/${name}`, text, 0);
  return text.toString("utf8", markLength(text));
}
function incomplete(file, what) {
  const fix = "The run that wrote it was probably cancelled: run the suite again";
  return new UserError({ code: "archive-incomplete", what, where: { file }, fix });
}

// src/suite/mapping/csv.ts
function compileCsv(spec, compiling) {
  const { results_from: pattern2, delimiter = "," } = spec;
  const startsResult = pattern2 === void 0 ? void 0 : compiling.pattern(pattern2, "/csv/results_from");
  return function* (file, chunks, offset) {
    const rows = splitRows(file, chunks, offset);
    const first = rows.next();
    if (first.done) return;
    const where = { file, line: first.value.position };
    const names = cellsOf(first.value.text, delimiter, where).map((name) => name ?? "");
    if (names.includes("__proto__")) throw new UserError(protoKey({ place: where, aside: "" }));
    const read = (row, place) => {
      const cells = cellsOf(row.text, delimiter, place);
      if (cells.length === names.length) return cells;
      const what = "the row has another number of cells than the header";
      throw new UserError({
        code: "bad-csv",
        what,
        where: place,
        expected: `${names.length}`,
        found: `${cells.length}`
      });
    };
    if (startsResult === void 0) yield* rowRecords(rows, names, read);
    else
      yield* resultRecords(
        rows,
        startsOf(names, (name) => startsResult.test(name), where),
        { names, read }
      );
  };
}
function* rowRecords(rows, names, read) {
  const free = freeNames(names);
  for (const row of rows) {
    const { position, text } = row;
    yield { position, text, parse: (where) => rowObject(free, read(row, where)) };
  }
}
function startsOf(names, startsResult, where) {
  const starts = names.flatMap((name, index) => startsResult(name) ? [index] : []);
  if (starts.length > 0) return starts;
  const expected = "a name that matches `csv.results_from`";
  throw new UserError({ code: "no-results", what: "no column holds results", where, expected, found: shown(names) });
}
function* resultRecords(rows, starts, { names, read }) {
  const part = (cells, from, to) => rowObject(freeNames(names.slice(from, to)), cells.slice(from, to));
  for (const row of rows) {
    const { position, text } = row;
    for (const [index, start] of starts.entries()) {
      const parse2 = (where) => {
        const cells = read(row, where);
        const more = part(cells, start + 1, starts[index + 1] ?? names.length);
        const own = { column: index + 1, header: names[start], cell: cells[start] ?? null };
        return { row: part(cells, 0, starts[0] ?? 0), ...own, more };
      };
      yield { position, text, parse: parse2 };
    }
  }
}
function rowObject(names, cells) {
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
}
function* splitRows(file, chunks, offset) {
  let started;
  for (const line of everyLine(file, chunks, offset)) {
    const text = line.text.replace(/\r$/, "");
    const row = started === void 0 ? { ...line, text } : { ...started, text: `${started.text}
${text}` };
    const isWhole = quotes(text) % 2 === (started === void 0 ? 0 : 1);
    const size = line.offset - row.offset + Buffer.byteLength(line.text);
    if (size > MAX_RECORD_BYTES) throw tooLarge2(file, row.position);
    started = isWhole ? void 0 : row;
    if (isWhole && row.text !== "") yield row;
  }
  if (started !== void 0) throw neverClosed(file, started.position);
}
function quotes(text) {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
  return count;
}
function neverClosed(file, line) {
  const fix = "Quote a cell that holds quotes, and write each of them twice; where the file was cut, run the suite again";
  return new UserError({ code: "cut-csv", what: "a quote is never closed", where: { file, line }, fix });
}
function cellsOf(row, delimiter, where) {
  const cells = [];
  let started;
  for (const part of row.split(delimiter)) {
    const isWhole = quotes(part) % 2 === (started === void 0 ? 0 : 1);
    const cell = started === void 0 ? part : `${started}${delimiter}${part}`;
    started = isWhole ? void 0 : cell;
    if (isWhole) cells.push(cell === "" ? null : unquoted(cell, where));
  }
  return cells;
}
function unquoted(cell, where) {
  if (!cell.includes('"')) return cell;
  const inner = cell.slice(1, -1);
  const isQuoted = cell.startsWith('"') && cell.endsWith('"') && !inner.replaceAll('""', "").includes('"');
  if (isQuoted) return inner === "" ? null : inner.replaceAll('""', '"');
  const fix = "Quote cells that hold quotes, and write each of them twice";
  throw new UserError({ code: "bad-csv", what: "a quote stands inside of a cell", where, fix });
}

// src/suite/mapping/each.ts
var LIST_PATH = /^\$(?:\.[A-Za-z_][\w-]*|\['[^'\\]*'\]|\["[^"\\]*"\])*\[\*\]$/;
var NAME = /\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g;
function namesOnWay(path) {
  if (!LIST_PATH.test(path)) return void 0;
  return Array.from(path.matchAll(NAME), ([, plain, single, double]) => plain ?? single ?? double ?? "");
}
function compileEach(each, compiling) {
  if (each === void 0) return (record, where) => [{ value: record, where }];
  const names = namesOnWay(each);
  if (names === void 0) return compileItems(each, compiling);
  return (record, where) => {
    const found = names.reduce(memberOf, record);
    if (typeof found !== "object" || found === null)
      throw unfit("each", `there is no list or object at \`${each}\` but ${shown(found)}`, where);
    const pointer = names.reduce(memberPointer, where.pointer ?? "");
    const isList = Array.isArray(found);
    return Object.entries(found).map(([key, item], at) => {
      const own = { ...where, pointer: memberPointer(pointer, key) };
      if (isList) return { value: { record, item, index: at + 1 }, where: own };
      return { value: { record, item, key }, where: own };
    });
  };
}
function compileItems(each, compiling) {
  const select = compiling.nodes(each, "/each");
  if (!/[*?:,]|\.\./.test(each)) {
    const what = `\`${inline(each)}\` selects one value, not its items`;
    compiling.report("/each", what, `Write \`${inline(each)}[*]\``);
  }
  return (record, where) => select(record).map(({ value: item, location }) => {
    const last = location.at(-1) ?? "";
    const own = typeof last === "number" ? { index: last + 1 } : { key: last };
    const keys = location.map((name) => typeof name === "number" ? name + 1 : name);
    const value = { record, item, ...own, keys, parents: parentsOf(record, location) };
    const pointer = location.map(String).reduce(memberPointer, where.pointer ?? "");
    return { value, where: { ...where, pointer } };
  });
}
function parentsOf(record, location) {
  const around = [];
  location.reduce((value, name) => {
    if (isRecord(value)) around.unshift(value);
    return memberOf(value, String(name));
  }, record);
  return around;
}
function compileDecode(text, compiling) {
  if (text === void 0) return void 0;
  const select = compiling.nodes(text, "/decode");
  return (record, where) => {
    let decoded = record;
    for (const { value, location } of select(record)) {
      if (typeof value !== "string") continue;
      const read = readAs(value, ["json"], compiling.isNanAbsent);
      if (read === void 0) throw unfit("decode", `${shown(value)} is not JSON`, where);
      const name = location.at(-1);
      const around = location.slice(0, -1).map(String).reduce(memberOf, record);
      if (name === void 0) decoded = read.value;
      else Reflect.set(around, name, read.value);
    }
    return decoded;
  };
}
function compileColumns(text, compiling) {
  if (text === void 0) return () => (item) => item;
  const select = compiling.selector(text, "/columns");
  return (record, where) => {
    const [names] = select(record);
    if (!Array.isArray(names)) throw unfit("columns", `${shown(names)} is not a list of names`, where);
    return (item) => Array.isArray(item) ? Object.fromEntries(names.map((name, at) => [String(name), item[at]])) : item;
  };
}

// src/suite/mapping/records.ts
function compileRecords(spec, compiling) {
  const parse2 = spec.nan === void 0 ? parseRecord : parseWithNaN;
  const requireFinished = compileUnfinished(spec.unfinished, compiling);
  const readShared = (text, where) => {
    const value = parse2(text, where);
    requireFinished(value, where);
    return { text, value };
  };
  const readArchive = spec.archive && compileArchive(spec.archive, readShared, parse2);
  const readText = compileTexts(spec, { parse: parse2, readShared, requireFinished }, compiling);
  const gather = compileGather(spec, compiling);
  return (input) => {
    const archive = readArchive && isArchive(input) ? input.unzip?.() : void 0;
    return readArchive && archive ? readArchive(input.file, archive) : gather(input.file, readText(input));
  };
}
function* decodedRecords(items2, decode) {
  for (const record of items2) yield { ...record, parse: (where) => decode(record.parse(where), where) };
}
var parseWithNaN = (text, where) => parseRecord(nanAsNull(text), where);
function compileTexts(spec, reading, compiling) {
  const { parse: parse2, requireFinished } = reading;
  const path = recordPath(spec.records ?? "$[*]");
  const readCsv = compileCsv(spec.csv ?? {}, compiling);
  const itemsOf = compileEach(spec.each, compiling);
  const list = listInDocument(spec, path);
  const decode = compileDecode(spec.decode, compiling);
  const columns = compileColumns(spec.columns, compiling);
  if (spec.columns !== void 0 && list === void 0)
    compiling.report("/columns", "`columns` names the values of items", "Add `records: $` and `each: $.data[*]`");
  const partsOf2 = (record, where) => {
    const parts = itemsOf(record, where);
    requireFinished(record, where);
    return parts;
  };
  const split = (input) => {
    const { file } = input;
    const open = openResults(input, spec.format === "junit");
    const { chunks, offset } = open;
    switch (spec.format ?? formatOf(open, path, file)) {
      case "json":
        if (list !== void 0) return itemRecords(input, open, list, { ...reading, columns });
        return {
          ...listRecords(file, splitDocument(file, chunks, offset, path), path, parse2),
          partsOf: partsOf2,
          header: () => headerOf(input, path, parse2)
        };
      case "junit":
        if (open.shape !== "xml") throw wrongFormat(file, "XML", "Let the test runner write a JUnit report");
        return junitReport(file, chunks, offset);
      case "jsonl":
        return { ...lineRecords(file, splitLines(file, chunks, offset), parse2), partsOf: partsOf2 };
      default:
        requireText(file, open, spec);
        return { items: readCsv(file, chunks, offset), placeOf: (line) => ({ file, line }), partsOf: partsOf2 };
    }
  };
  if (decode === void 0) return split;
  return (input) => {
    const records = split(input);
    return { ...records, items: decodedRecords(records.items, decode) };
  };
}
function headerOf(input, path, parse2) {
  const { file } = input;
  const { chunks, offset } = openResults(input);
  if (path !== "document")
    return path.names.length === 0 ? void 0 : parse2(documentWithout(path.names, { file, chunks, offset }), { file });
  const [whole] = splitDocument(file, chunks, offset, path);
  return parse2(whole?.text ?? "", { file });
}
function listInDocument({ each, decode }, path) {
  return each === void 0 || decode !== void 0 || path !== "document" ? void 0 : namesOnWay(each);
}
function itemRecords(input, first, names, { readShared, parse: parse2, columns }) {
  const { file } = input;
  const shared = readShared(documentWithout(names, { ...first, file }), { file });
  const named = columns(shared.value, { file });
  const { chunks, offset } = openResults(input);
  const path = { names, orMap: true };
  return {
    ...listRecords(file, splitDocument(file, chunks, offset, path), path, (text, where) => named(parse2(text, where))),
    shared,
    header: () => shared.value
  };
}
function recordPath(text) {
  return text === "$" ? "document" : { names: namesOnWay(text) ?? [] };
}
function formatOf({ shape }, path, file) {
  if (shape === "other") return "csv";
  const isLines = shape === "object" && path !== "document" && (path.names.length === 0 || file.endsWith(".jsonl"));
  return isLines ? "jsonl" : "json";
}
function requireText(file, { shape }, spec) {
  if (shape === "other" && spec.records !== void 0)
    throw wrongFormat(file, "JSON", `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``);
}
function wrongFormat(file, format, fix) {
  return new UserError({ code: "wrong-format", what: `the file is not ${format}`, where: { file }, fix });
}
function compileUnfinished(spec, compiling) {
  const why = compileValue(spec, "/unfinished", compiling);
  return (record, where) => {
    const found = why(record, where) ?? false;
    if (found === false) return;
    throw new UserError({
      code: "unfinished-run",
      what: `the run did not finish: ${inline(textForm(found) ?? JSON.stringify(found))}`,
      where,
      fix: "Run the suite again"
    });
  };
}

// src/suite/mapping/join.ts
function compileJoin({ mapping, nan, join }, compiling) {
  if (join === void 0) return void 0;
  const { files, records, by, to } = join;
  const pattern2 = compiling.pattern(files, "/join/files");
  const split = compileRecords({ mapping, scenario: "$", ...records && { records }, ...nan && { nan } }, compiling);
  const [key, ofTrial] = [compileValue(by, "/join/by", compiling), compileValue(to, "/join/to", compiling)];
  return {
    reads: (file) => pattern2.test(file),
    split,
    keyOf: (record, where) => textOf(key(record, where), "join.by", where),
    keyOfTrial: (value, where) => textOf(ofTrial(value, where), "join.to", where)
  };
}
var NO_FILE = {
  code: "no-joined-file",
  what: "no file of the results matches `join.files`",
  fix: "Name these files among the results too, or correct the pattern"
};
function readJoined(join, files, { redaction, problems }) {
  const records = /* @__PURE__ */ new Map();
  let isSuspect = false;
  let size = 0;
  const add = (key, value, where) => {
    if (records.has(key)) throw unfit("join.by", `two records have the key ${shown(key)}`, where);
    records.set(key, { value, where, isTaken: false });
  };
  const attempt = (work) => unlessMistaken(work, (mistake) => problems.take(mistake));
  const own = files.filter(({ file }) => join.reads(file));
  if (own.length === 0) problems.add([NO_FILE]);
  for (const file of own) {
    attempt(() => {
      const { items: items2, placeOf } = join.split(file);
      for (const { position, key: name, text, parse: parse2 } of items2) {
        size += text.length;
        if (size > MAX_GATHERED) throw tooMuch(file.file);
        const where = placeOf(position, name);
        const holdsSecret = redaction.mayHold(text);
        isSuspect ||= holdsSecret;
        attempt(() => {
          const value = holdsSecret ? redaction.value(parse2(where)) : parse2(where);
          const key = join.keyOf(value, where);
          if (key !== void 0) add(key, value, where);
        });
      }
    });
  }
  return {
    isSuspect,
    addTo: (value, where) => {
      const key = join.keyOfTrial(value, where);
      const record = key === void 0 ? void 0 : records.get(key);
      if (record === void 0) return value;
      if (!isRecord(value)) throw unfit("join", `${shown(value)} is not an object, so no record can be added`, where);
      record.isTaken = true;
      return { ...value, joined: record.value };
    },
    unused: () => {
      const left = [...records].filter(([, { isTaken }]) => !isTaken);
      const [first] = left;
      if (first === void 0) return [];
      const [key, { where }] = first;
      const what = `${counted(left.length, "joined record")} without a trial, first the one with the key \`${inline(key)}\``;
      const fix = "Correct `join.by` or `join.to`, let the harness write a verdict for each, or give `by` no value there";
      return [{ code: "join-unused", what, where, fix }];
    }
  };
}

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
    const meant = nearestName("scenario", keys);
    const fix = meant === void 0 ? "Use a mapping that takes it from another key" : `Rename \`${inline(meant)}\` to \`scenario\``;
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
  if (typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  const fix = "Write a large number in quotes";
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
function checkCall({ tool, error, args }, index, report) {
  if (typeof tool !== "string") report(["trace", index, "tool"], notText(tool));
  if (error != null && typeof error !== "string") report(["trace", index, "error"], notText(error));
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

// src/suite/read-trials.ts
var HOPELESS_AFTER = 1e3;
function* readTrials(input, reading, problems) {
  const { mapping, redaction, joined: joined2 } = reading;
  const report = (error) => problems.take(withoutSecrets(error, redaction));
  const before = problems.count;
  let areAllBroken = true;
  const number = mapping?.trialNumbers === "counted" ? startCounting(mapping.agentOf) : void 0;
  const totals = mapping?.totals?.(input.file);
  const clean = { ...reading, isSuspect: false, isEvidence: input.isEvidence === true, number, totals };
  const suspect = { ...clean, isSuspect: true };
  try {
    const { records, isSuspect } = openRecords(input, reading);
    for (const record of records.items) {
      const own = isSuspect || joined2?.isSuspect || mayHoldSecret(record, redaction) ? suspect : clean;
      const trials = trialsOf(record, records, own, report);
      areAllBroken &&= trials.length === 0;
      yield* trials;
      if (areAllBroken && problems.count - before >= HOPELESS_AFTER) throw hopeless(input.file, mapping);
    }
    if (problems.count === before) totals?.check(records.header?.());
  } catch (error) {
    report(error);
  }
}
function trialsOf(record, records, reading, report) {
  const { position, key, text } = record;
  const trials = [];
  for (const part of partsOf(record, records, reading, records.placeOf(position, key), report)) {
    const trial = trialOf(part, reading, report);
    reading.totals?.addTrial(trial);
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
function startCounting(agentOf) {
  const counts = /* @__PURE__ */ new Map();
  return (trial, { value, where }) => {
    if (agentOf === void 0) return { ...trial, trial: addTo(counts, trial.scenario) };
    const agent = agentOf(value, where);
    if (agent === void 0) return trial;
    return { ...trial, trial: addTo(counts, JSON.stringify([trial.scenario, agent])) };
  };
}
function partsOf(record, { partsOf: partsOf2, shared, header }, reading, where, report) {
  const { redaction, isSuspect, isEvidence } = reading;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse(where)) : { facts: record.parse(where) };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (header === void 0) reading.totals?.addRecord(value, where);
    if (shared !== void 0) return [{ value: itemOf(shared, record, value), where }];
    return partsOf2?.(value, where) ?? [{ value, where, answers }];
  } catch (error) {
    report(error);
    return [];
  }
}
function apart(record) {
  if (!isRecord(record) || record[ANSWERS_KEY] === void 0) return { facts: record };
  const { [ANSWERS_KEY]: answers, ...facts } = record;
  return { facts, answers };
}
function trialOf(part, reading, report) {
  const { mapping, redaction } = reading;
  const { value, where, answers } = part;
  try {
    const native = mapping === null ? value : mapped(mapping, part, reading);
    if (native === void 0) return void 0;
    const read = normaliseTrial(redaction.facts(native), () => where);
    const trial = reading.number?.(read, part) ?? read;
    if (trial !== value) requireStorable(trial, where);
    return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
  } catch (error) {
    report(error);
    return void 0;
  }
}
function mapped(mapping, { value, where }, reading) {
  const { redaction, isSuspect, joined: joined2 } = reading;
  const native = mapping.apply(joined2 === void 0 ? value : joined2.addTo(value, where), where);
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
var MOST_BYTES = 6;
function requireStorable(trial, where) {
  const size = sizeOf(trial, 1, where);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  throw new UserError({
    code: "record-too-large",
    what: "the trial is too large to be kept",
    where,
    expected: `at most ${MAX_RECORD_BYTES} bytes of JSON`,
    fix: "Let the mapping take what is large once, or less of it"
  });
}
function sizeOf(value, depth, where) {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 5;
  if (depth > MAX_DEPTH)
    throw new UserError({
      code: "too-deep",
      what: `the trial nests deeper than ${MAX_DEPTH} levels`,
      where,
      fix: "Let the mapping read less of it as JSON, or take a part of it"
    });
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item, depth + 1, where);
  else
    for (const key in value) size += key.length + 4 + sizeOf(value[key], depth + 1, where);
  return size;
}

// src/suite/redaction/shapes.ts
var ALNUM = "A-Za-z0-9";
var WORD = String.raw`\w-`;
var APART = String.raw`(?:(?<![A-Za-z0-9_])|(?<=\\[nrt]))`;
var ALONE = String.raw`(?:(?<![\w-])|(?<=\\[nrt]))`;
var MIXED = String.raw`(?=[\w-]{0,40}[A-Z])(?=[\w-]{0,40}\d)`;
var ASSIGNED = String.raw`[\\"']{0,3}\s{0,4}[:=]\s{0,4}[\\"']{0,3}`;
var CREDENTIAL = run2(String.raw`\w~+/=-`, 20, String.raw`\w.~+/=-`);
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
      pattern(String.raw`${ALONE}eyJ[\w-]{10}[\w-]*?\.eyJ${run2(WORD, 17)}(?:\.${run2(WORD, 0)})?`),
      pattern(String.raw`eyJ[\w-]{10,200}\.eyJ${run2(WORD, 17)}(?:\.${run2(WORD, 0)})?`)
    ],
    hint: "eyJ"
  },
  {
    name: "github-token",
    patterns: [
      pattern(String.raw`gh[pousr]_(?:${run2(ALNUM, 36)}|\d{1,20}_eyJ${run2(WORD, 17, String.raw`\w.-`)})`),
      pattern(`github_pat_${run2(String.raw`\w`, 22)}`)
    ],
    hint: "gh[pousr]_|github_pat_"
  },
  {
    name: "aws-access-key-id",
    patterns: [pattern(`(?:AKIA|ASIA)${run2("A-Z0-9", 16)}`)],
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
    patterns: [pattern(String.raw`(?:xox[abceoprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run2("A-Za-z0-9-", 15)}`)],
    hint: "xox[abceoprs]-|xapp-"
  },
  {
    name: "stripe-key",
    patterns: apartOrMixed("[sr]k_(?:live|test)_", run2(ALNUM, 16)),
    hint: "[sr]k_(?:live|test)_"
  },
  {
    name: "anthropic-key",
    patterns: apartOrMixed("sk-ant-", run2(WORD, 20)),
    hint: "sk-ant-"
  },
  {
    name: "openai-key",
    patterns: apartOrMixed("sk-", `(?:(?:proj|svcacct|admin|or-v1)-${run2(WORD, 20)}|${run2(ALNUM, 32)})`),
    hint: "sk-"
  },
  {
    name: "npm-token",
    patterns: [pattern(`npm_${run2(ALNUM, 36)}`)],
    hint: "npm_"
  },
  {
    name: "pypi-token",
    patterns: [pattern(`pypi-AgE${run2(WORD, 30)}`)],
    hint: "pypi-AgE"
  },
  {
    name: "azure-sas",
    patterns: [pattern(`([?&;]sig=)${run2("A-Za-z0-9%+/", 40)}={0,2}`)],
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
function run2(chars, least, rest = chars) {
  return `[${chars}]{${least}}[${rest}]*?(?![${rest}])`;
}
function apartOrMixed(start, rest) {
  return [pattern(`${APART}${start}${rest}`), pattern(`${start}${MIXED}${rest}`)];
}
function pattern(source, flags = "") {
  return new RegExp(source, `g${flags}`);
}
var REGISTERED = "secret";
var NAMES2 = [REGISTERED, ...SECRET_SHAPES.map(({ name }) => name)];
var MARK = new RegExp(`(\\${MARK_START}(?:${NAMES2.join("|")})\\])`);
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
var ESCAPED2 = String.raw`\\u00[2-7]|\\x[2-7]`;
var NEEDLE_ESCAPED = /\\(?:u00|U000000|x)(?:2[dD]|3\d|[4-7])/;
function compilePrefilter(shapes, encodings) {
  const needles = [...new Set(encodings.map(needleOf))];
  if (needles.some((needle) => needle.length < SHORTEST_NEEDLE)) return () => true;
  const short = needles.filter((needle) => needle.length < RUN);
  const long = needles.filter((needle) => needle.length >= RUN);
  const hints = [...shapes ? [...SECRET_SHAPES.map(({ hint: hint2 }) => hint2), SCHEME, ESCAPED2] : [], ...long];
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
var GONE = () => void 0;
function compileFactRules({ hash: hash2, drop }) {
  const rules = [...hash2.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
  return {
    apply: (record) => rules.reduce((value, rule) => changeAt(value, rule, 0), record),
    unmatched: () => rules.filter((rule) => !isFound(rule, rules)).map(({ path }) => path)
  };
}
function ruleOf(path, change) {
  return { path, names: path.split("."), change, isMatched: false };
}
function isFound({ path, isMatched }, rules) {
  return isMatched || rules.some((other) => other.isMatched && path.startsWith(`${other.path}.`));
}
function changeAt(value, rule, depth) {
  const name = rule.names[depth];
  if (name === void 0) {
    rule.isMatched = true;
    return rule.change(value);
  }
  if (Array.isArray(value)) return value.map((item) => changeAt(item, rule, depth));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  const members2 = Object.entries(value).map(
    ([key, member]) => key === name ? [key, changeAt(member, rule, depth + 1)] : [key, member]
  );
  return Object.fromEntries(members2.filter(([, member]) => member !== void 0));
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
    const { scenario, trial } = read.trial;
    const folded = scenario.toLowerCase();
    if (!seen.low.has(folded) && folded !== scenario) seen.spelled.set(folded, scenario);
    const first = seen.spelled.get(folded) ?? folded;
    if (first !== scenario) return otherSpelling(read, first);
    if (addNumber(seen, folded, trial)) {
      size++;
      return void 0;
    }
    repeated2++;
    return repeatedTrial(read, options.mapping, repeated2 <= LISTED_OF_A_KIND ? readAgain(files, options) : []);
  };
  return { add, size: () => size };
}
function addNumber({ low, high }, folded, trial) {
  const bits = low.get(folded) ?? 0;
  const bit = trial < LOW_NUMBERS ? 1 << trial : 0;
  low.set(folded, bits | bit);
  return bit === 0 ? addHigh(high, folded, trial) : (bits & bit) === 0;
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
var TOO_MANY = {
  code: "too-many-trials",
  what: "the run has too many trials",
  expected: `at most ${MAX_TRIALS}`
};
function* readRun(files, options) {
  for (const { trial } of readEvidence(files, options)) yield trial;
}
function* readEvidence(all, options) {
  const problems = startProblems();
  const selection = startSelection(options.select);
  const { files, reading } = withJoined(all, options, problems);
  const index = startTrialIndex(files, reading);
  for (const file of files) {
    for (const read of readTrials(file, reading, problems)) {
      if (!selection.keeps(read.trial)) {
        options.onUnselected?.();
        continue;
      }
      const mistake = index.add(read);
      if (mistake === void 0) yield read;
      else problems.take(mistake);
      if (index.size() > MAX_TRIALS) break;
    }
  }
  problems.add(selection.problems());
  if (problems.count === 0) problems.add(reading.joined?.unused() ?? []);
  problems.add(problemsOfSize(index.size(), files, problems));
  problems.throwIfAny();
}
function problemsOfSize(size, files, { count }) {
  if (size > MAX_TRIALS) return [TOO_MANY];
  return size === 0 && count === 0 ? [nothingRan(files)] : [];
}
function withJoined(files, options, problems) {
  const { mapping, redaction } = options;
  const join = mapping?.join;
  if (join === void 0) return { files, reading: { ...options, joined: void 0 } };
  const joined2 = readJoined(join, files, { redaction, problems });
  return { files: files.filter(({ file }) => !join.reads(file)), reading: { ...options, joined: joined2 } };
}
function nothingRan(files) {
  return {
    code: "no-trials",
    what: "there is no trial to judge",
    found: `${counted(files.length, "file")} without a record`,
    fix: "Check that the suite step ran: a run without trials cannot pass"
  };
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
function redactItems(items2, clean, label) {
  return withWholeKeys(items2, clean).map(
    (item, index, all) => redactValue(item, clean, secretLabel(all[index - 1]) ?? label)
  );
}
var KEY_BEGINS = /-----BEGIN [A-Z0-9 ]{0,80}PRIVATE KEY/;
var KEY_ENDS = /-----END [A-Z0-9 ]{0,80}PRIVATE KEY/;
var MOST_KEY_LINES = 1e3;
var KEY_LINE = /^[A-Za-z0-9+/=\s:,.-]*$/;
function withWholeKeys(items2, clean) {
  const whole = [];
  for (let at = 0; at < items2.length; at++) {
    const lines = keyLines(items2, at);
    const text = lines.join("\n");
    const cleaned = lines.length > 1 ? clean(text) : text;
    whole.push(cleaned === text ? items2[at] : cleaned);
    if (cleaned !== text) at += lines.length - 1;
  }
  return whole;
}
function keyLines(items2, at) {
  const first = items2[at];
  if (typeof first !== "string" || !KEY_BEGINS.test(first) || KEY_ENDS.test(first)) return [];
  const lines = [first];
  for (const line of items2.slice(at + 1, at + MOST_KEY_LINES)) {
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

// src/scoring/pool-trials.ts
function planPool(own, earlier) {
  const redaction = startRedaction(own.redaction);
  const known = readKnown(earlier, redaction);
  if ("why" in known) return known;
  const files = own.files.map((file) => readOwn(file, own, { mapping: own.mapping, redaction }, known));
  if (files.some(({ isBroken }) => isBroken)) return null;
  const clash = files.find((file) => file.clash !== null)?.clash ?? null;
  if (clash !== null) return { why: clash };
  const fresh = files.filter(({ sameAs }) => sameAs === null);
  const count = totalTrials(fresh);
  return {
    earlier: earlier.file,
    fresh: fresh.map(({ file }) => file),
    before: known.before,
    own: count,
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
    const hash2 = trialHash(trial);
    const times = addTo(tally, hash2);
    same = same.filter((attempt) => (known.recorded.get(attempt)?.get(hash2) ?? 0) >= times);
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

export {
  startCompiling,
  unfit,
  textOf,
  readable,
  errorText,
  compileValue,
  compileCondition,
  compileObject,
  partsIn,
  splitLines,
  compileRecords,
  compileJoin,
  normaliseTrial,
  REGISTERED,
  readSelection,
  selectionText,
  readRun,
  readEvidence,
  DEFAULT_RULES,
  NOTHING_MORE,
  startRedaction,
  planPool,
  readPool,
  totalTrials
};
