import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  ANSWERS,
  ANSWERS_KEY,
  MAX_DEPTH,
  MAX_RECORD_BYTES,
  SLACK,
  addTo,
  adviseName,
  allOf,
  asBuffer,
  contentHash,
  countedShare,
  countsByText,
  factAt,
  freeNames,
  isRecord,
  judgeNames,
  mapLeaves,
  memberPointer,
  nameList,
  nearestName,
  openResults,
  pValue,
  parseRecord,
  percent,
  percents,
  points,
  rangeText,
  requireUtf8,
  scalarFacts,
  sha256Of,
  shortDigest,
  shortHash,
  shortSha,
  someOf,
  startContentHash,
  textForm
} from "./chunk-I7UAWSOX.mjs";
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
} from "./chunk-XG63V4H5.mjs";

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
  const percent2 = encodeURIComponent(Buffer.from(secret).toString());
  const lower = percent2.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [secret, ...JSON_WRITERS.flatMap((write) => jsonOf(secret, write)), percent2, lower, ...base64Of(secret)];
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
    patterns: [pattern(String.raw`${ALONE}eyJ[\w-]{10}[\w-]*?\.eyJ${run(WORD, 17)}(?:\.${run(WORD, 0)})?`)],
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
    patterns: [pattern(`${APART}(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])`)],
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
    patterns: [pattern(String.raw`(?:xox[abceprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run("A-Za-z0-9-", 15)}`)],
    hint: "xox[abceprs]-|xapp-"
  },
  {
    name: "stripe-key",
    patterns: [pattern(`${APART}[sr]k_(?:live|test)_${run(ALNUM, 16)}`)],
    hint: "[sr]k_(?:live|test)_"
  },
  {
    name: "anthropic-key",
    patterns: [pattern(`${APART}sk-ant-${run(WORD, 20)}`)],
    hint: "sk-ant-"
  },
  {
    name: "openai-key",
    patterns: [pattern(`${APART}sk-(?:(?:proj|svcacct|admin|or-v1)-${run(WORD, 20)}|${run(ALNUM, 32)})`)],
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
  return readFileSync(join(home, "docs/workflows/pull-request.yml"), "utf8");
}
function schemaAddress(kind) {
  const schema = JSON.parse(readFileSync(join(home, `schemas/${kind}.schema.json`), "utf8"));
  return schema.$id;
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
function* readTrials(input, reading, problems) {
  const { mapping, redaction } = reading;
  const report = (error) => problems.take(withoutSecrets(error, redaction));
  const number = mapping?.trialNumbers === "counted" ? startCounting() : void 0;
  const clean = { ...reading, isSuspect: false, isEvidence: input.isEvidence === true, number };
  const suspect = { ...clean, isSuspect: true };
  try {
    const { records, isSuspect } = openRecords(input, reading);
    for (const record of records.items) {
      const where = records.placeOf(record.position, record.key);
      const own = isSuspect || mayHoldSecret(record, redaction) ? suspect : clean;
      for (const part of partsOf(record, records, own, where, report)) {
        const trial = trialOf(part, record.position, own, report);
        if (trial === void 0) continue;
        const isRecord2 = mapping === null && !own.isSuspect && trial === part.value;
        yield { trial, position: record.position, where: part.where, text: isRecord2 ? record.text : null };
      }
    }
  } catch (error) {
    report(error);
  }
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
function partsOf(record, { partsOf: partsOf3, shared }, reading, where, report) {
  const { redaction, isSuspect, isEvidence } = reading;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse(where)) : { facts: record.parse(where) };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (shared !== void 0) return [{ value: itemOf(shared, record, value), where }];
    return partsOf3?.(value, where) ?? [{ value, where, answers }];
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

// src/gating/messages/baseline.ts
var baselineMessages = {
  "no-baseline": noBaseline,
  "baseline-expired": ({ sha }) => ({
    what: `The baseline of ${shortSha(sha)} has expired`,
    next: `${SEED}. A schedule keeps one alive, and the input \`retention-days\` keeps it longer`
  }),
  "baseline-foreign": ({ sha, reason }) => ({
    what: `An untrusted artifact named as the baseline of ${shortSha(sha)} was ignored: ${reason}`,
    expected: "a push, schedule or workflow_dispatch run of this workflow on the base branch of this repository",
    next: "Run the workflow once on the base branch (also after renaming it). If another workflow saves the baselines, name its file in the input `baseline-workflow`"
  }),
  "baseline-digest": ({
    sha,
    expected,
    actual
  }) => ({
    what: `The baseline of ${shortSha(sha)} does not match its digest and was not used`,
    expected,
    actual,
    next: "Run the workflow again; if it persists, save a new baseline on the base branch"
  }),
  "baseline-unreadable": ({ sha, problems }) => ({
    what: `The baseline of ${shortSha(sha)} cannot be read`,
    actual: describeProblems({ problems }),
    next: "Save a new baseline: run the workflow on the base branch"
  }),
  "baseline-forbidden": ({ reason, config }) => reason === void 0 ? {
    what: "No token: the baseline was not searched",
    next: "Leave the input `token` at its default, or set `baseline: none`"
  } : {
    what: config === void 0 ? "The token may not read the baseline" : configNotGiven(config),
    actual: reason,
    next: "Add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`"
  },
  "baseline-unreachable": ({ reason, config }) => ({
    what: config === void 0 ? "GitHub did not return the baseline" : configNotGiven(config),
    actual: reason,
    next: "Run the job again. To decide by thresholds alone in this case, set `on-baseline-error: no-baseline`"
  }),
  "baseline-incomplete": ({ used, reason }) => ({
    what: `Only ${used === 1 ? "the newest run" : `the ${used} newest runs`} of main could be read`,
    actual: reason,
    next: "No action if it is rare: fewer main runs make the comparison less precise, not wrong"
  }),
  "baseline-not-found": ({ sha, artifact }) => ({
    what: `The commit \`${shortSha(sha)}\`, which the input \`baseline\` names, has no usable baseline`,
    expected: `an artifact \`${artifact}\` of a run of that commit on the base branch, one of the newest thousand`,
    next: "Name a commit whose run on the base branch saved one, or set `baseline: auto`"
  }),
  "baseline-ambiguous": ({ sha, commits }) => ({
    what: `Several commits with a baseline begin with \`${sha}\`, which the input \`baseline\` names`,
    actual: commits.join(", "),
    next: "Write the whole commit id"
  }),
  "baseline-named": ({ named }) => "sha" in named ? {
    what: `The baseline is \`${shortSha(named.sha)}\`, which the input \`baseline\` names: every change since then counts as this run's`,
    next: "For the base commit itself, set `baseline: auto`"
  } : {
    what: `The baseline is ${nameList(named.files)}, which the input \`baseline\` names: only this run says where they come from`,
    next: COMPARE_WITH_MAIN
  },
  "baseline-none": () => ({
    what: "The input `baseline` is `none`: only thresholds decide",
    next: COMPARE_WITH_MAIN
  }),
  "baseline-approximate": ({ sha, branch }) => ({
    what: `The comparison is approximate: \`${shortSha(sha)}\` is the newest run of ${branch}, not the base commit. Changes in ${branch} between the two count as this run's`,
    next: "For the base commit or its nearest ancestor, set `baseline: auto`"
  }),
  "baseline-from-file": ({ file, base }) => ({
    what: `No saved run could be used; the baseline is \`${file}\` at ${shortSha(base)}`,
    next: "It keeps no trials and cannot be rescored: after a rubric change, write it again with `agent-gate baseline-file BUNDLE`"
  }),
  "baseline-file-absent": ({ file, base }) => ({
    what: `\`${file}\`, which the input \`baseline-file\` names, does not exist at the base commit ${shortSha(base)}`,
    next: "Commit it on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it. The pull request's own copy does not count"
  }),
  "baseline-file-unreadable": ({ file, base, reason }) => ({
    what: `\`${file}\`, at the base commit ${shortSha(base)}, is not a baseline of this suite`,
    actual: reason,
    next: "Write it again on the base branch: `agent-gate baseline-file BUNDLE --out FILE`"
  }),
  "baseline-repeated": ({ names }) => ({
    what: `Named more than once, counted once: ${nameList(names)}`,
    next: "Name different runs of main"
  }),
  "baseline-itself": ({ names }) => ({
    what: `The baseline is this run's own results: ${nameList(names)}`,
    next: "Name the results or the bundle of a run of main"
  }),
  "baseline-not-rescored": ({ label }) => ({
    what: `The rubrics, or what the policy redacts, differ from those of ${label}, which keeps no trials to rescore`,
    next: "Keep evidence in the bundles (`evidence: keep`), or wait for the next run of main"
  }),
  "baseline-rescored": ({
    rubrics
  }) => ({
    what: rubrics === null ? "The policy's redaction changed since the baseline was saved; its stored trials were redacted and rescored" : "The rubrics changed since the baseline; its stored trials were rescored with the current ones",
    actual: rubrics === null ? void 0 : [...rubrics.changed.map((id) => `${id} changed`), ...rubrics.removed.map((id) => `${id} removed`)].join(", "),
    next: "The change shown is the agent's alone"
  }),
  "drift-reference-missing": ({
    reference,
    unreadable,
    reason
  }) => unreadable ? {
    what: `The drift reference \`${reference}\` cannot be compared with`,
    actual: reason,
    next: "Write it again on the base branch: `agent-gate baseline-file BUNDLE --out FILE`"
  } : {
    what: `The drift reference \`${reference}\` cannot be compared with: ${reason}`,
    next: "Pin a commit of main whose run is in the history, or a baseline file (`agent-gate baseline-file`), which is never dropped from the history"
  },
  "baseline-old": ({ days, most }) => ({
    what: `The baseline is ${counted(days, "day")} old: changes in models and tools since then count as this run's`,
    expected: `at most ${counted(most, "day")} (\`baseline.max_age_days\`)`,
    next: "Run the workflow on the base branch again; a weekly `schedule` keeps its baseline fresh"
  }),
  "baseline-passed-over": ({ subject, cause, budget, minOverlap }) => ({
    what: `The baseline ${subject.name} was skipped: ${causeText(cause)}`,
    expected: `at most ${percent(budget)} of its trials without a verdict, the same rubric, and at least ${percent(minOverlap)} of the scenarios in common`,
    next: "Run main again"
  }),
  "main-changed": ({ older, left }) => ({
    what: `Main's level changed after ${older}: ${counted(left, "older run")} ${left === 1 ? "is" : "are"} not compared`
  })
};
function isAboutBaseline(code) {
  return Object.hasOwn(baselineMessages, code);
}
function noBaseline(finding) {
  if (finding.cause === "not-found")
    return {
      what: "There is no baseline yet",
      expected: `an artifact \`${finding.artifact}\` of a run on the base branch`,
      actual: searchedText(finding.searched),
      next: finding.keepsArtifacts ? SEED : COMMIT_ONE
    };
  const consequence = {
    "refused-by-policy": ", and the policy asks for one (`on_no_baseline: fail`)",
    "proof-required": "",
    "thresholds-decide": ": thresholds alone decide"
  }[finding.cause];
  return { what: `No baseline to compare with${consequence}`, next: RUN_MAIN_ONCE };
}
function causeText(cause) {
  switch (cause.kind) {
    case "unscored":
      if (cause.total === 0) return "it has no trial";
      return `${cause.missing} of ${counted(cause.total, "trial")} have no verdict`;
    case "other-rubric":
      return "it has no score under the same primary rubric";
    case "other-judge":
      return "another model judged it";
    case "overlap":
      return `only ${cause.common} of ${counted(cause.total, "scenario")} are in both runs`;
  }
}
function searchedText(searched) {
  if (searched === "newest") return "none among the newest two hundred";
  if (searched === 0) return "no base commit to start from";
  return searched === 1 ? "none at the base commit" : `none at the base commit and the ${searched - 1} before it`;
}
function configNotGiven(label) {
  return `GitHub did not return the rubrics and the policy of ${label}, which decide`;
}
var RUN_MAIN_ONCE = "Run the gate on main once to save a baseline";
var SEED = "Run the workflow once on the base branch (push, schedule or workflow_dispatch); it saves the baseline";
var COMMIT_ONE = "This server keeps no artifacts. Commit a baseline on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it, the input `baseline-file` names it";
var COMPARE_WITH_MAIN = "To compare with main's runs, set `baseline: auto`";

// src/gating/messages/config.ts
var configMessages = {
  "base-config-missing": () => ({
    what: "The base branch has no config at this run's paths, so this run's own config decides",
    next: AFTER_THE_MERGE
  }),
  "base-config-incomplete": ({
    label,
    missing: missing2
  }) => ({
    what: `The config of ${label} decides, but has ${allOf(missing2.map((part) => `no ${part}`))} at this run's paths; this run's own is used for that`,
    next: AFTER_THE_MERGE
  }),
  "base-config-unreadable": ({
    label,
    decidedBy,
    reason
  }) => reason === void 0 ? {
    what: `No token: the config of ${label} was not read, and that of ${decidedBy} decides`,
    next: "Review this run's config changes; leave the input `token` at its default"
  } : {
    what: `The config of ${label} cannot be used, so that of ${decidedBy} decides`,
    actual: reason,
    next: "Review this run's config changes; fix the config on the base branch, or give the token `contents: read`"
  },
  "config-paths-changed": ({ label }) => ({
    what: `This run uses different config paths from main's latest run, so the config stored with that run was applied (${label})`,
    next: "Review the config changes; this run's paths apply once main has run after the merge"
  }),
  "policy-elsewhere": ({ file, usual }) => ({
    what: `The policy is \`${file}\`, which the input \`policy\` names; the base branch has \`${usual}\`, and no run of main shows which one belongs to this suite`,
    next: "Check which policy belongs to this suite; once main has run, its config decides"
  }),
  "read-by-head-mapping": ({ label }) => ({
    what: `The mapping of ${label} cannot read these results, so this run's own mapping was used`,
    next: "Review the new mapping: it may cause the change in rates. Safer: first merge a mapping that reads both formats"
  }),
  "suite-new": ({ suite, known }) => ({
    what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${known.length === 0 ? "its other suites are unknown" : `it has ${nameList(known)}`}`,
    next: "New suite: ignore this. Renamed: restore its old name, or point `policy` to its file"
  }),
  "suite-renamed": ({ suite, known }) => ({
    what: `The suite \`${suite}\` is called \`${known}\` on main and was compared with it`,
    next: "Run main after the merge: its first run saves a baseline under the new name"
  })
};
var AFTER_THE_MERGE = "After the merge the base branch's config decides";

// src/gating/messages/sentences.ts
function whereItDecides({ isOfBase }) {
  return isOfBase ? " (on the base branch: its policy decides)" : "";
}
function waiveOr(change, waived2, policy) {
  const waiver = policy.isOfBase ? `add a waiver for ${waived2} or ` : "";
  return `${waiver}${change}${whereItDecides(policy)}`;
}
function orAccept(otherwise, joint, policy) {
  if (policy.accepts) return otherwise;
  return `${otherwise}; ${joint} set \`on_not_comparable: pass\`${whereItDecides(policy)} until main has a new baseline`;
}

// src/gating/messages/evidence.ts
var evidenceMessages = {
  "judge-unanswered": ({ asked, missing: missing2, reasons, advice }) => ({
    what: `${missing2} of ${counted(asked, "question")} for a judge ${missing2 === 1 ? "has" : "have"} no answer: ${reasons.length === 1 ? reasons[0]?.[0] : reasons.map(reasonText).join("; ")}`,
    expected: "an answer to every question; a trial without one has no verdict of its rubric",
    next: advice
  }),
  "answers-lacking": ({ trials, run: run2, kept }) => ({
    what: `${counted(trials, "trial")} of \`${run2}\` without a verdict, because a judge's answer is missing: ${kept ?? "this command asks no judge"}`,
    next: kept === void 0 ? "Name a bundle written by `agent-gate gate --out`: it keeps the judge's answers" : "Fix the cause, run the gate again, and name its new bundle"
  }),
  "answers-given": ({ file }) => ({
    what: `The part of this run's answers in \`${file}\` does not come from the judge: the workflow names that file and may write it`,
    next: "Check what writes it: a pull request with this file, or a changed workflow, answers for the judge"
  }),
  "answers-unread": ({ reason }) => ({
    what: "Some stored answers of the judge cannot be read; the gate asked again where needed",
    actual: reason,
    next: "Delete the `answers` file, also in the workflow's cache"
  }),
  "answers-unkept": ({ reason }) => ({
    what: "Some answers of the judge could not be stored; the next run asks again",
    actual: reason,
    next: "Check the path of the `answers` file"
  }),
  "secrets-replaced": ({ shapes }) => {
    const total = shapes.reduce((sum, [, count]) => sum + count, 0);
    const were = total === 1 ? "value that looks like a secret was" : "values that look like secrets were";
    return {
      what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(", ")})`,
      next: "Rotate them: they were in the results file. Keep secrets out of what the harness writes"
    };
  },
  "secret-not-set": ({ names }) => ({
    what: `${secretsNamed(names)} is not set in this step, so its value is not redacted`,
    next: "Pass it to the step with `env:`; forks get no secrets"
  }),
  "secret-too-short": ({ names }) => ({
    what: `${secretsNamed(names)} is too short to redact without breaking ordinary words`,
    next: "Use a secret of at least 6 characters"
  }),
  "redaction-unmatched": ({
    path,
    suggestion
  }) => ({
    what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was redacted there`,
    next: suggestion === null ? "Fix the path, or remove it from the policy" : `Did you mean \`${inline(suggestion)}\`?`
  }),
  "selector-finds-nothing": ({ part, selector }) => ({
    what: `The mapping's selector \`${inline(selector)}\` of \`${inline(part)}\` finds nothing in any record`,
    next: "See what the records hold with `agent-gate inspect`, then fix or remove it"
  }),
  "scenarios-not-comparable": (finding) => {
    const { common, total, isOfBase, accepts } = finding;
    const all = common === 0 ? total - changedIn(finding) : total;
    return {
      what: common === 0 ? "No judged scenario of the baseline is in this run: nothing can be compared" : `Only ${common} of ${total} scenarios are in both runs, too few to compare them`,
      expected: `at least ${percent(finding.minOverlap, 0)} of the scenarios in both runs`,
      actual: [countedShare({ passed: common, total: all }, "scenario"), ...sidesText(finding)].join("; "),
      next: orAccept(overlapAdvice(finding), "if the suite changed on purpose,", { isOfBase, accepts })
    };
  },
  "rubric-not-comparable": ({ subject, now, before, ...policy }) => ({
    what: before === null ? `The baseline was not scored with the rubric \`${subject.name}\`` : `The baseline was scored with a different version of the rubric \`${subject.name}\``,
    expected: versionText(now),
    actual: before === null ? "no such rubric" : versionText(before),
    next: orAccept("Compare with a baseline that keeps its trials: it can be rescored", "or", policy)
  }),
  "rubric-removed": ({ subject, metric }) => ({
    what: `The rubric \`${subject.name}\` (${metric}) scored the baseline and does not score this run`,
    next: "Restore it; if main removed it on purpose, save a new baseline on main"
  }),
  "judge-not-comparable": ({ names, now, before }) => ({
    what: `A different model judged the baseline, so rates that depend on its verdicts are not compared: ${nameList(names)}`,
    expected: judgeNames(before),
    actual: judgeNames(now),
    next: "Use the same model for both runs; if the judge changed for good, run main with the new one"
  }),
  "judge-unnamed": ({ judges }) => ({
    what: `Main's baseline names no judge; this run was judged by ${judgeNames(judges)}`,
    next: "Run main again: from then on a changed judge is detected"
  }),
  "judges-mixed": ({ judges }) => ({
    what: `${judges.length} models judged this run: ${judgeNames(judges)}`,
    next: "Use one model for all trials: two models score differently"
  }),
  "mapping-changed": ({ now, before }) => ({
    what: "The baseline's results were read by a different mapping and cannot be read again",
    expected: mappingText(before),
    actual: mappingText(now),
    next: "Until main has a new baseline, a change may come from the mapping and not from the agent"
  }),
  "trials-differ": ({ now, before }) => ({
    what: `This run has ${now.fewest === now.most ? counted(now.most, "trial") : `${rangeText(now)} trials`} per scenario, the baseline ${rangeText(before)}; every scenario counts once on both sides`
  }),
  "tool-changed": ({ now, before }) => ({
    what: `The baseline's results were read by Agent Gate ${before}, those of this run by ${now}`
  }),
  "not-deterministic": ({
    subject,
    runs,
    ...policy
  }) => ({
    what: `The policy declares \`noise: none\`, but \`${subject.name}\` has different results in two runs of one commit (${runs.join(", ")})`,
    expected: "the same result in every run of one commit",
    next: `Remove the cause of the difference, or set \`noise: stochastic\`${whereItDecides(policy)}`
  }),
  "noise-free": ({ runs, results }) => ({
    what: `${runs} main runs, 0 of ${counted(results, "scenario result")} changed: consider \`noise: none\``,
    next: "Declare it only if replies are recorded: even without a change, a rate of 3 in as many is possible"
  })
};
function reasonText([reason, times]) {
  return times === 1 ? reason : `${reason} (${times} times)`;
}
function secretsNamed(names) {
  const some = names.length === 1 ? "The secret" : `Each of ${counted(names.length, "secret")}`;
  return `${some} of the policy's \`secrets_from\` (${nameList(names)})`;
}
function sidesText({ here, main, asked }) {
  const sides = [
    ["in this run only", here],
    ["on main only", main],
    ...asked.lost.map(({ fact, ids }) => [`no longer recording \`${fact}\``, ids]),
    ["different question", asked.otherwise]
  ];
  return sides.filter(([, ids]) => ids.length > 0).map(([where, ids]) => `${where}: ${nameList(ids)}`);
}
function overlapAdvice({ here, main, asked }) {
  const changed = changedIn({ asked });
  const [most] = asked.lost.toSorted((a, b) => b.ids.length - a.ids.length);
  if (most !== void 0 && most.ids.length * 2 > changed + main.length + here.length)
    return `Let the harness record \`${most.fact}\` again: without it a changed question goes unnoticed`;
  if (changed > main.length + here.length)
    return "Change fewer scenarios at a time, or undo it if unintended: a changed question is a new scenario";
  return "Keep scenario ids stable, or record each trial's `input`";
}
function changedIn({ asked }) {
  return asked.otherwise.length + asked.lost.reduce((sum, { ids }) => sum + ids.length, 0);
}
function versionText({ version, hash }) {
  return `version ${version} (${shortHash(hash)})`;
}
function mappingText(mapping) {
  return mapping === null ? "none" : `${mapping.mapping} (${shortDigest(mapping.hash)})`;
}

// src/scoring/version-bump.ts
var STEPS_OF_VERSIONS = "patch for words, minor for thresholds, major where scores cannot be compared";
var STEPS = ["major", "minor", "patch"];
function versionBump(old, now) {
  const [before, after] = [partsOf2(old), partsOf2(now)];
  const order = compareParts(after, before);
  if (order <= 0) return order === 0 ? "none" : "down";
  return STEPS.find((_, index) => before.numbers[index] !== after.numbers[index]) ?? "patch";
}
function partsOf2(version) {
  const [numbers = "", ...preRelease] = version.split("-");
  const identifiers = preRelease.length === 0 ? [] : preRelease.join("-").split(".");
  return { numbers: numbers.split("."), identifiers };
}
function compareParts(a, b) {
  const isRelease = ({ identifiers }) => Number(identifiers.length === 0);
  return compareIdentifiers(a.numbers, b.numbers) || isRelease(a) - isRelease(b) || compareIdentifiers(a.identifiers, b.identifiers);
}
function compareIdentifiers(own, others) {
  for (const [index, identifier] of own.entries()) {
    const other = others[index];
    const order = other === void 0 ? 1 : compareIdentifier(identifier, other);
    if (order !== 0) return order;
  }
  return own.length - others.length;
}
function compareIdentifier(own, other) {
  const [isNumber, isOtherNumber] = [own, other].map((text) => /^[0-9]+$/.test(text));
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  const [a, b] = isNumber ? [BigInt(own), BigInt(other)] : [own, other];
  return a < b ? -1 : Number(a > b);
}

// src/gating/messages/policy.ts
var policyMessages = {
  "unknown-metric": (finding) => unknownText("metric", finding),
  "unknown-criterion": (finding) => unknownText("criterion", finding),
  "unknown-outcome": (finding) => unknownText("outcome", finding),
  "unknown-scenario": (finding) => unknownText("scenario", finding),
  "unknown-waiver": ({ subject, hasMain, ...names }) => ({
    what: `The waiver names the ${subject.kind} \`${subject.name}\`, which ${hasMain ? "neither this run nor main has" : "this run does not have"}`,
    next: suggestionText(names)
  }),
  "policy-never-fails": neverFails,
  "policy-never-passes": neverPasses,
  "review-due": ({
    subject,
    due,
    owner
  }) => ({
    what: `The numbers for \`${subject.name}\` were due for review by ${due}${owner === null ? "" : ` by ${owner}`}`,
    next: "Review them and update `review_by`"
  }),
  "waiver-expired": ({ subject, waiver, isNeeded }) => {
    const what = `The waiver for \`${subject.name}\` ended after ${waiver.expires}`;
    if (isNeeded === null) return { what, next: `Delete it, or ask ${waiver.owner} to renew it` };
    return isNeeded ? {
      what: `${what} and is still needed`,
      next: `Fix it, or ask ${waiver.owner} to renew the waiver on the base branch`
    } : { what: `${what} and is not needed`, next: "Delete it" };
  },
  "waiver-ignored": ({ subject }) => ({
    what: `The waiver for \`${subject.name}\` does not count: it is in this change's policy, not on the base branch`,
    next: "Merge the waiver in its own pull request first"
  }),
  "gate-relaxed": ({ places, consent }) => ({
    what: relaxedText(places),
    ...consent === "shown" ? { next: "Review each: it applies after the merge" } : consent === "refused" ? { next: "Undo it: the base branch's policy allows no relaxation" } : {
      expected: `the label \`${consent.label}\``,
      next: `Undo it, or have a reviewer add the label \`${consent.label}\` and run again`
    }
  }),
  "gate-relaxed-accepted": ({ places, label }) => ({
    what: `${relaxedText(places)}; the label \`${label}\` accepts that`
  }),
  "head-config-stricter": ({
    headline,
    reason
  }) => ({
    ...reason,
    what: `After the merge this run's own config decides, and it would stop this run: ${headline}`
  }),
  "rubric-new-line": ({ subject, old, now }) => ({
    what: `\`${subject.name}\` goes from ${old} to ${now}: a new major version, so its scores are not comparable with earlier ones`,
    next: "Run main once after the merge: until then only thresholds apply"
  }),
  "rubric-version-unchanged": ({ subject, now }) => ({
    what: `\`${subject.name}\` changed, and its version is still ${now}`,
    next: `Raise it: ${STEPS_OF_VERSIONS}`
  }),
  "rubric-version-lowered": ({ subject, old, now }) => ({
    what: `The version of \`${subject.name}\` drops from ${old} to ${now}`,
    next: "Raise the version above that of main"
  })
};
function unknownText(kind, { subject, ...names }) {
  return {
    what: `The policy names the ${kind} \`${subject.name}\`, which this run does not have`,
    next: suggestionText(names)
  };
}
function suggestionText({ suggestion, known }) {
  if (suggestion !== null) return `Did you mean \`${suggestion}\`?`;
  const names = known.first.map((name) => `\`${name}\``);
  if (names.length === 0) return "This run has none";
  return `Known: ${known.more === 0 ? names.join(", ") : allOf([...names, `${known.more} more`])}`;
}
function neverFails(finding) {
  const where = whereItDecides(finding);
  switch (finding.cause) {
    case "nothing-blocks":
      return {
        what: "Nothing in this policy can block: every metric and criterion is advisory, and it has no other rule",
        next: `Make at least the primary metric gating${where}`
      };
    case "never-applies":
      return {
        what: `The critical criterion \`${finding.criterion}\` applies in none of the trials, so it protects nothing`,
        next: `Add a scenario where it applies, or remove the rule${where}`
      };
    case "alpha":
      return {
        what: `With ${counted(finding.paired, "paired scenario")} no drop but that of them all can count at \`alpha: ${finding.alpha}\`: the clearest other has p ${pValue(finding.p)}`,
        expected: `at least ${finding.enough} paired scenarios, or a larger alpha`,
        next: `Add scenarios, or choose a larger alpha${where}`
      };
  }
}
function neverPasses(finding) {
  const where = whereItDecides(finding);
  if (finding.cause === "crowded-outcomes")
    return {
      what: `The \`at_least\` shares of the outcomes of \`${finding.rubric}\` add up to ${percent(finding.total)} of the trials, so no run can pass`,
      next: `Lower the shares: every trial has exactly one outcome${where}`
    };
  const { metric, paired, trials, tolerance, least } = finding;
  return {
    what: `${counted(paired, "paired scenario")} x ${counted(trials, "trial")} can never prove that \`${metric}\` did not drop by ${points(tolerance)}, even if nothing changed`,
    expected: `a tolerance above ${points(least)}, or more scenarios or trials`,
    next: `Add scenarios or trials, raise the tolerance, or do not require proof${where}`
  };
}
function relaxedText(places) {
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const names = places.map(({ subject, count }) => count === 1 ? `\`${subject}\`` : `\`${subject}\` (${count})`);
  return `This pull request relaxes its own gate in ${counted(total, "place")}: ${someOf(names, 3)}`;
}

// src/gating/messages/rates.ts
var rateMessages = {
  "metric-below-threshold": (finding) => metricBelow(finding, ""),
  "metric-near-threshold": (finding) => metricBelow(finding, WITHIN_NOISE),
  "criterion-below-threshold": (finding) => criterionBelow(finding, ""),
  "criterion-near-threshold": (finding) => criterionBelow(finding, WITHIN_NOISE),
  "not-measured": ({ subject, rate: { threshold }, ...policy }) => ({
    what: `\`${subject.name}\` has a threshold, but ${subject.kind === "metric" ? "its rubric judged" : "applies in"} none of the trials`,
    expected: `at least ${percent(threshold ?? 0)}`,
    actual: "nothing measured",
    next: `Add a scenario where it applies, or remove the threshold${whereItDecides(policy)}`
  }),
  "metric-regressed": (finding) => {
    const { subject, rate, trials, moved, crashes } = finding;
    return {
      what: `${moved === null ? metricFall(finding) : `${subject.name} is ${movedText(moved)} (${scoredTrialsText(trials)})`}${afterwards(crashedShare(rate.count, crashes))}`,
      expected: allowedDrop(rate),
      actual: moved === null ? metricDrop(rate) : movedCount(moved),
      next: "Look at the scenarios that scored less than on main"
    };
  },
  "criterion-regressed": (finding) => {
    const { subject, rate, moved, crashes } = finding;
    return {
      what: `The pass rate of \`${subject.name}\` ${moved === null ? criterionFall(rate) : `is ${movedText(moved)}`}${afterwards(crashedShare(rate.count, crashes))}`,
      expected: allowedDrop(rate),
      actual: moved === null ? criterionDrop(rate) : movedCount(moved),
      next: "Look at the scenarios where it passed before and fails now"
    };
  },
  "not-proven": ({ subject, rate: { state, tolerance, interval } }) => ({
    what: `The policy requires proof, but this run does not prove that \`${subject.name}\` did not drop by ${points(tolerance)}`,
    expected: "unchanged or improved",
    actual: interval === null ? state.replace("-", " ") : `${state}: a drop of up to ${points(interval.lower)} is possible`,
    next: state === "no-baseline" ? RUN_MAIN_ONCE : "Add trials or scenarios, or compare with more runs of main"
  }),
  inconclusive: ({ subject, rate, isFirstLook }) => ({
    what: `\`${subject.name}\` is ${changeText(rate.delta ?? 0)}: ${isFirstLook && rate.leaning_down ? FIRST_LOOK : openQuestion(rate)}`,
    next: "Add trials or scenarios to see smaller changes"
  }),
  "criteria-leaning-down": ({ names, isFirstLook }) => ({
    what: `Lower than on main${isFirstLook ? `; ${FIRST_LOOK}` : ", but not significant after the correction for multiple comparisons"}: ${nameList(names)}`,
    next: "Look at the scenarios where they passed before and fail now"
  }),
  "outcome-above-limit": (finding) => outcomeText(finding, "at most", "allows", "so"),
  "outcome-below-limit": (finding) => outcomeText(finding, "at least", "requires", "otherwise"),
  "metric-vanished": ({ subject, rate }) => ({
    what: `${subject.name} is ${percent(rate.baseline ?? 0)} on main, and its rubric has a verdict on none of the trials of this run`,
    expected: "a score, as on main",
    actual: "nothing measured",
    next: SEE_FACTS
  }),
  "criterion-vanished": ({ subject }) => ({
    what: `The critical criterion \`${subject.name}\` applied on main, and in none of the trials of this run`,
    expected: "the scenarios where it applied on main",
    next: SEE_FACTS
  }),
  "criteria-vanished": ({ names }) => ({
    what: `Applied on main, and in none of the trials of this run: ${nameList(names)}`,
    next: SEE_FACTS
  }),
  "coverage-loss": ({ losses }) => ({
    what: `Coverage loss against main: ${someOf(losses.map(lossText), MOST_LOSSES)}`,
    next: "Check whether it should still apply there, or the results lack the facts that its `when` reads"
  }),
  "too-few-scenarios": ({ fewest, names, fallen }) => {
    const drops = fallen.map((one) => `\`${one.name}\` (${countText(one.baseline)} -> ${countText(one.candidate)})`);
    return {
      what: `Fewer than ${fewest} paired scenarios: thresholds alone decide on ${nameList(names)}${drops.length === 0 ? "" : `; critical and lower than on main: ${someOf(drops)}`}`,
      next: "Add scenarios; 30 or more are worth comparing"
    };
  },
  "unpaired-difference": ({ subject, now, before: main, test }) => {
    const [before, after] = percents(main.mean, now.mean);
    return {
      what: `For information only: ${subject.name} is ${after} over ${counted(now.scenarios, "scenario")}, and was ${before} over ${main.scenarios} others on main${unpairedText(test)}`,
      next: "Do not compare the two: other scenarios may be harder or easier"
    };
  },
  drifted: ({ subject, drop, tolerance, reference, noise, rates }) => ({
    what: `\`${subject.name}\` lies ${points(drop)} below the reference \`${reference}\`, in many small steps`,
    expected: `at most ${points(tolerance)} below ${percent(rates.reference)} (\`drift.tolerance\`)`,
    actual: `${percent(rates.candidate)}${noiseText(noise)}`,
    next: "Where the new level is meant, pin a newer `drift.reference`"
  }),
  "drift-not-comparable": ({ subject, rubric, reference, versions }) => ({
    what: `\`${subject.name}\` was ${versions === null ? "not measured" : `measured by another content of \`${rubric}\``} at the drift reference \`${reference}\``,
    expected: versions === null ? void 0 : `version ${versions.now}`,
    actual: versions === null ? void 0 : `version ${versions.before}`,
    next: "Pin a reference that the current rubric has measured"
  })
};
var WITHIN_NOISE = ", but within this suite's own noise";
var FIRST_LOOK = "a first look never blocks; all trials together decide";
var SEE_FACTS = "Check that the results still hold the facts that its `when` reads";
var MOST_LOSSES = 3;
function metricBelow({ subject, rate, crashes, ...policy }, within) {
  const [actual, bar] = percents(rate.candidate ?? 0, rate.threshold ?? 0);
  const trials = counted(rate.count?.total ?? 0, "scored trial");
  const main = besideMain(rate, policy, "the scenarios that fail");
  return {
    what: `${subject.name} is ${actual}, below its threshold of ${bar} (${trials})${within}${main.said}${afterwards(crashedShare(rate.count, crashes))}`,
    next: main.next
  };
}
function criterionBelow({ subject, rate, crashes, ...policy }, within) {
  const [actual, bar] = percents(rate.candidate ?? 0, rate.threshold ?? 0);
  const counts = `${rate.count?.passed ?? 0} of ${counted(rate.count?.total ?? 0, "trial")}`;
  const main = besideMain(rate, policy, "the scenarios where it fails");
  return {
    what: `\`${subject.name}\` passes in ${actual} (${counts}), below its threshold of ${bar}${within}${main.said}${afterwards(crashedShare(rate.count, crashes))}`,
    next: main.next
  };
}
function besideMain({ threshold, baseline, state }, policy, look) {
  const next = `Look at ${look}, and fix the agent`;
  if (baseline === null || threshold === null || state === "not-comparable" || baseline >= threshold - SLACK)
    return { said: "", next };
  const [rate] = percents(baseline, threshold);
  const lower = `or ask the threshold's owner to lower it: main does not meet it either${whereItDecides(policy)}`;
  return { said: `; main is below it too (${rate})`, next: `${next}, ${lower}` };
}
function allowedDrop({ tolerance, isExact }) {
  if (isExact) return "no scenario worse than on main";
  return tolerance === 0 ? "no drop" : `a drop of less than ${points(tolerance)}`;
}
var NOTHING_PAIRED = { scenarios: 0, candidate: 0, baseline: 0 };
function metricFall({ subject, rate, trials }) {
  const { delta, paired = NOTHING_PAIRED } = rate;
  const scenarios = pairedText(paired);
  if (hasWholeRunFallen(rate)) {
    const [before2, now2] = percents(rate.baseline ?? 0, rate.candidate ?? 0);
    return `${subject.name} fell from ${before2} to ${now2} (${scoredTrialsText(trials)}; by ${points(delta ?? 0)} over ${scenarios})`;
  }
  const [before, now] = percents(paired.baseline, paired.candidate);
  return `${subject.name} fell from ${before} to ${now} over ${scenarios} (${scoredTrialsText(trials)})`;
}
function metricDrop(rate) {
  if (hasWholeRunFallen(rate)) return void 0;
  return `a drop of ${points(rate.delta ?? 0)} over ${counted(rate.paired?.scenarios ?? 0, "paired scenario")}`;
}
function hasWholeRunFallen({ candidate, baseline, tolerance }) {
  return candidate !== null && baseline !== null && candidate - baseline < -tolerance - SLACK;
}
function criterionFall({ candidate, baseline, delta, paired = NOTHING_PAIRED }) {
  const over = `over ${pairedText(paired)}`;
  const [before, now] = percents(paired.baseline, paired.candidate);
  if (paired.waived === void 0 || baseline === null || candidate === null)
    return `fell from ${before} to ${now} ${over}`;
  return `fell from ${percents(baseline, candidate).join(" to ")} (by ${points(delta ?? 0)} ${over})`;
}
function criterionDrop({ candidate, baseline, delta, paired }) {
  const isSaid = paired?.waived !== void 0 && baseline !== null && candidate !== null;
  return isSaid ? void 0 : `a drop of ${points(delta ?? 0)}`;
}
function movedText({ worse, better, all }) {
  const gained = better.length === 0 ? "" : ` and better in ${nameList(better)}`;
  return `worse than on main in ${nameList(worse)}${gained}, of ${counted(all, "paired scenario")}`;
}
function movedCount({ worse, all }) {
  return `worse in ${worse.length} of ${counted(all, "paired scenario")}`;
}
function afterwards(text) {
  return text === "" ? "" : `; ${text}`;
}
function crashedShare(count, crashes) {
  const failures = count === null ? 0 : count.total - count.passed;
  if (crashes === 0 || failures < crashes) return "";
  if (failures === 1) return "the one failure of this run is a crash of the agent";
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `${share} failures of this run ${crashes === 1 ? "is a crash" : "are crashes"} of the agent`;
}
function pairedText({ scenarios, waived: waived2 }) {
  const unchanged = waived2 === void 0 ? "" : `, ${counted(waived2, "waived one")} as unchanged`;
  return `${counted(scenarios, "paired scenario")}${unchanged}`;
}
function scoredTrialsText({ candidate, main, runs }) {
  return `${main}${runs > 1 ? ` in ${runs} runs` : ""} -> ${counted(candidate, "scored trial")}`;
}
function openQuestion({
  delta,
  interval,
  leaning_down,
  tolerance
}) {
  const dropped = (delta ?? 0) < 0;
  const plain = dropped && interval !== null && interval.upper < 0;
  if (dropped && leaning_down)
    return plain ? "a drop, but not significant after the correction for multiple comparisons" : "a drop that may be chance";
  if (plain) return `a drop, but whether of ${points(tolerance)} or more is open`;
  return `the suite cannot rule out a drop${tolerance === 0 ? "" : ` of ${points(tolerance)}`}`;
}
function changeText(delta) {
  return delta === 0 ? "as on main" : `${delta < 0 ? "lower" : "higher"} by ${points(delta)}`;
}
function outcomeText({ outcome, count, limit }, side, verb, broken) {
  const [actual, bar] = percents(count.passed / count.total, limit);
  const counts = `${count.passed} of ${counted(count.total, "trial")}`;
  return {
    what: `${actual} of the trials (${counts}) end in \`${outcome}\`; the policy ${verb} ${side} ${bar}`,
    next: `Look at the trials that end ${broken}, and fix the agent`
  };
}
function lossText({ name, lost, asked }) {
  return `\`${name}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`;
}
function countText(count) {
  return count === null ? "\u2013" : `${count.passed}/${count.total}`;
}
function unpairedText({ estimate, worse, better }) {
  if (Math.abs(estimate) < SLACK) return "";
  const side = estimate < 0 ? "lower" : "higher";
  return `, ${points(estimate)} ${side} (Welch t, one-sided p ${pValue(Math.min(worse, better))})`;
}
function noiseText(noise) {
  if (noise === null) return "";
  const between = noise.runs === void 0 ? "" : ` between ${counted(noise.runs, "run")} of main`;
  return `; noise${between} explains ${points(noise.explains)}`;
}

// src/gating/messages/scenarios.ts
var scenarioMessages = {
  "must-pass-failed": ({ subject, count, trials, said }) => ({
    what: `\`${subject.name}\` must pass and failed`,
    expected: trials === "all" ? ALL_PASS : trials === "any" ? "one trial passes at least" : `${trials} trials pass`,
    actual: `${count.passed} of ${counted(count.total, "trial")} passed`,
    why: said === null ? void 0 : `${said.criterion}: ${said.explanation}`,
    next: "Read the result tree of the scenario"
  }),
  "must-pass-missing": ({ subject, ...policy }) => ({
    what: `\`${subject.name}\` must pass and is not in this run`,
    expected: ALL_PASS,
    actual: "no trial",
    next: `Run the scenario, or ${waiveOr("remove it from `must_pass`", "it", policy)}`
  }),
  "must-pass-unjudged": ({ subject }) => ({
    what: `\`${subject.name}\` must pass and has no verdict: all its trials ended in errors outside the agent`,
    expected: ALL_PASS,
    actual: "no scored trial",
    next: "Run the scenario again"
  }),
  "must-pass-fewer": ({
    trials
  }) => ({
    what: `Scenarios that must pass have fewer trials than on main and than the other scenarios: ${someOf(trials.map(({ scenario, here, main }) => `\`${scenario}\` (${here} of ${main})`))}`,
    next: "Run them as often as the others: a trial that failed may have been left out"
  }),
  "scenarios-removed": ({ ids, shift, unless }) => {
    const isOne = ids.length === 1;
    const [back, were] = isOne ? ["Restore the scenario", "it was"] : ["Restore the scenarios", "they were"];
    const moved = shiftText("main", shift);
    return {
      what: `${counted(ids.length, "scenario")} of the baseline ${ids.length === 1 ? "was" : "were"} removed: ${nameList(ids)}`,
      actual: moved === "" ? void 0 : `${ids.length} missing; without ${isOne ? "it" : "them"} ${moved}`,
      ...unless === "allowed" ? {} : {
        expected: "every scenario of the baseline in this run",
        next: unlessMeant(back, `if ${were} removed on purpose,`, { ids, unless })
      }
    };
  },
  "scenarios-changed": ({
    ids,
    shift,
    unless,
    lostFact
  }) => {
    const isOne = ids.length === 1;
    const asks = isOne ? "asks" : "ask";
    const records = isOne ? "records" : "record";
    const alone = aloneText(shift);
    const next = lostFact === null ? "Give a changed question a new id" : "Record it again in the harness";
    return {
      what: `${counted(ids.length, "scenario")} ${lostFact === null ? `${asks} a different question than on main` : `no longer ${records} \`${lostFact}\`, unlike on main`}: ${nameList(ids)}`,
      actual: alone === "" ? void 0 : `${ids.length} changed, not compared${alone}`,
      ...unless === "allowed" ? {} : {
        expected: "the same `input` and `ground_truth` under the same id",
        next: unlessMeant(next, `if ${isOne ? "it was" : "they were"} changed on purpose,`, { ids, unless })
      }
    };
  },
  "scenarios-unrecorded": ({ ids }) => ({
    what: `Not every trial of ${counted(ids.length, "scenario")} records its question, unlike on main: ${nameList(ids)}`,
    next: "Record `input` or `ground_truth` again: without them a changed question goes unnoticed"
  }),
  "scenarios-renamed": ({
    renamed
  }) => ({
    what: `${counted(renamed.length, "scenario")} ${renamed.length === 1 ? "asks" : "ask"} the same question under a different id, and ${areText(renamed)} compared: ${someOf(renamed.map(({ old, new: now }) => `\`${old} -> ${now}\``))}`
  }),
  "scenarios-new": ({ ids, shift }) => ({
    what: `${counted(ids.length, "scenario")} ${areText(ids)} not in the baseline: ${nameList(ids)}${aloneText(shift)}`,
    next: "Thresholds apply to them now; the comparison starts once main has run them"
  }),
  "scenarios-worse": ({ ids }) => ({
    what: `${counted(ids.length, "scenario")} scored less than on main: ${nameList(ids)}`,
    next: "The policy declares `noise: none`, so each of them is a regression"
  }),
  "scenarios-unjudged": ({ ids, side }) => ({
    what: `${counted(ids.length, "scenario")} ${ids.length === 1 ? "has" : "have"} no verdict ${side === "candidate" ? "in this run" : "in the baseline"} and ${areText(ids)} not compared: ${nameList(ids)}`
  })
};
var ALL_PASS = "every scored trial passes";
function unlessMeant(otherwise, joint, { ids, unless }) {
  if (typeof unless === "string") return otherwise;
  const waived2 = ids.length === 1 ? "it" : "each";
  return `${otherwise}; ${joint} ${waiveOr("set `gate.scenarios.removed: warn`", waived2, unless)}`;
}
function aloneText(shift) {
  const moved = shiftText("this run", shift);
  return moved === "" ? "" : `; from this alone, ${moved}`;
}
function shiftText(whose, shift) {
  if (shift === null || Math.abs(shift.by) < SLACK) return "";
  return `${whose}'s ${shift.metric} is ${points(shift.by)} ${shift.by > 0 ? "higher" : "lower"}`;
}
function areText(list) {
  return list.length === 1 ? "is" : "are";
}

// src/gating/messages/trials.ts
var trialMessages = {
  "trials-added": ({ earlier, own }) => {
    const total = totalTrials(earlier);
    const added = `${counted(total, "trial")} of ${attemptNames(earlier)} ${total === 1 ? "was" : "were"} added`;
    return {
      what: `${added} to the ${own} of this attempt: a re-run adds trials, it never replaces them`,
      actual: `${total + own} trials`,
      next: "Read the rates as those of all attempts; a new commit starts over"
    };
  },
  "trials-repeated": ({ repeated: repeated2, earlier, own }) => ({
    what: `${own === 0 ? "All" : "Some"} results of this attempt repeat ${attemptNames(repeated2)} and count once`,
    actual: own === 0 ? `${counted(totalTrials(earlier), "trial")} of ${attemptNames(earlier)} in all` : `${counted(totalTrials(repeated2), "trial")} already counted, ${own} new`,
    next: "To add trials, re-run the jobs that run the suite"
  }),
  "trials-not-added": ({
    left,
    hasOthers
  }) => ({
    what: `The trials of ${attemptNames(left)} were not added to those of this attempt`,
    actual: left.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join("; "),
    next: hasOthers ? "If the suite ran again, check this result: its earlier trials are missing" : "Check this result: without the earlier attempts it may pass by luck"
  }),
  "trials-unselected": (unselected) => ({ what: unselectedText(unselected) }),
  "nothing-scored": (finding) => {
    const { rubrics, scored, missing: missing2, hasScore, said } = finding;
    if (scored > 0 && rubrics > 0)
      return {
        what: `No rubric applies to any of the ${counted(scored, "trial")} of this run`,
        expected: SCORED,
        actual: "none, as every rubric was skipped in every trial",
        next: "Check that the results hold the facts that the rubrics' `when` reads"
      };
    return {
      what: rubrics === 0 ? "No rubric judged this run" : `No trial of this run has ${hasScore ? "the verdict of every rubric" : "a verdict"}${whyNothing(missing2)}`,
      expected: SCORED,
      actual: `${counted(scored, "scored trial")} under ${counted(rubrics, "rubric")}`,
      why: saidText(said),
      next: adviceOnNothing(finding)
    };
  },
  "warned-throughout": ({
    rubric,
    warnings
  }) => ({
    what: `\`${rubric}\` reads facts that no trial has: ${someOf(warnings)}`,
    next: "Check the names in the results and the mapping, and test optional facts with `exists` first"
  }),
  "errored-trials": ({ missing: missing2, crashed, refusal }) => {
    const unscored = totalOf(missing2);
    const parts = [
      ...unscored === 0 ? [] : [`${missingText(missing2)} without a verdict: not scored`],
      ...crashed === 0 ? [] : [
        `${counted(crashed, "trial")} ended in the agent's own error, counted as ${crashed === 1 ? "a failure" : "failures"}`
      ]
    ];
    return {
      what: parts.join("; "),
      why: refusal === null ? void 0 : saidText(refusal),
      next: refusal === null ? void 0 : NAME_OTHER_RUBRICS
    };
  },
  "unclassified-errors": ({ count }) => ({
    what: `${counted(count, "error")} of unknown kind count as the agent's own`,
    next: "Set the kind of each error in the mapping: agent, infrastructure or judge"
  }),
  "errors-undecided": (finding) => ({
    what: `${missingText(finding.missing)} of ${finding.total} have no verdict and could change the decision`,
    ...againstBudget(finding)
  }),
  "errors-left-out": (finding) => {
    const { missing: missing2, total, budget, said } = finding;
    return {
      what: `Decided without ${counted(totalOf(missing2), "trial")} of ${total} that have no verdict; they could have changed the decision`,
      actual: `${percent(totalOf(missing2) / total)} of the trials, within the budget of ${percent(budget)}`,
      why: saidText(said),
      next: adviceOnMissing(finding)
    };
  },
  "errors-immaterial": ({ count }) => ({
    what: `The decision is the same if the ${counted(count, "trial")} without a verdict count as passes or as failures`
  }),
  "errors-past-budget": (finding) => ({
    what: `${missingText(finding.missing)} of ${finding.total} have no verdict, which is past the error budget; ${finding.passes ? "even if all of them failed, nothing would block" : "the decision is the same if they count as passes or as failures"}`,
    ...againstBudget(finding)
  }),
  "more-trials": ({ have, lacking, all, names }) => ({
    what: `${counted(have, "trial")} per scenario cannot decide whether ${nameList(names)} dropped: run ${lacking} more per scenario`,
    expected: `${counted(all, "trial")} per scenario`,
    next: "Append them to this run's results with the next trial numbers, and run the gate on all"
  })
};
function attemptNames(attempts) {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? "attempt" : "attempts"} ${allOf(numbers)}`;
}
function unselectedText({ select, trials, whole }) {
  const among = whole === void 0 ? `, of more than ${counted(COUNTED_UNSELECTED, "scenario")}` : whole === 0 ? "" : `, among them all of ${counted(whole, "scenario")}`;
  return `The selection ${nameList(select)} leaves out ${counted(trials, "trial")} of these results${among}`;
}
var SCORED = "at least one scored trial";
var SEE_JUDGE = "Find out why the judge gave no answer, then run again";
var NAME_OTHER_RUBRICS = "Choose rubrics that fit these results (`rubrics`), or provide the fact in the harness or its mapping";
function whyNothing(missing2) {
  if (missing2.refused > 0) return `: the rubrics refuse ${missing2.refused} of ${counted(totalOf(missing2), "trial")}`;
  return totalOf(missing2) === 0 ? "" : `: ${missingText(missing2)} ended in an error outside the agent`;
}
function adviceOnNothing({ cause, rubrics }) {
  if (cause === "refused") return NAME_OTHER_RUBRICS;
  if (rubrics === 0) return "Name at least one rubric";
  return cause === "judge" ? SEE_JUDGE : "Check that the harness ran, then run it again";
}
function adviceOnMissing({ cause }) {
  if (cause === "refused") return NAME_OTHER_RUBRICS;
  return cause === "judge" ? SEE_JUDGE : "Fix the cause and run the suite again";
}
function againstBudget(finding) {
  const { missing: missing2, total, budget, said } = finding;
  return {
    expected: `at most ${percent(budget)} of the trials without a verdict`,
    actual: percent(totalOf(missing2) / total),
    why: saidText(said),
    next: adviceOnMissing(finding)
  };
}
function saidText(said) {
  return said === null ? void 0 : `${counted(said.trials, "trial")}: ${said.message}`;
}
function totalOf({ infrastructure, judge }) {
  return infrastructure + judge;
}
function missingText(missing2) {
  const kinds = [
    { count: missing2.infrastructure - missing2.refused, kind: "infrastructure" },
    { count: missing2.judge, kind: "judge" },
    { count: missing2.refused, kind: "refused by a rubric" }
  ].filter(({ count }) => count > 0);
  const parts = kinds.map(({ count, kind }) => kinds.length === 1 ? kind : `${count} ${kind}`);
  return `${counted(totalOf(missing2), "trial")} (${parts.join(", ")})`;
}

// src/gating/messages/catalogue.ts
var MESSAGES = {
  ...rateMessages,
  ...scenarioMessages,
  ...trialMessages,
  ...evidenceMessages,
  ...policyMessages,
  ...baselineMessages,
  ...configMessages,
  waived
};
function waived({ subject, waiver, covered }) {
  const { why, what } = typeof covered === "string" ? {
    why: void 0,
    what: `\`${subject.name}\` ${covered === "removed" ? "is left out" : "dropped and counts as unchanged"}`
  } : sentencesOf(covered);
  return {
    what: `${what}; waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`,
    expected: waiver.ceiling === void 0 ? "any drop" : `a drop of at most ${points(waiver.ceiling)}`,
    actual: typeof covered === "string" ? void 0 : sentencesOf(covered).actual,
    why,
    next: "Fix it before the waiver expires"
  };
}
function sentencesOf(finding) {
  const message = MESSAGES[finding.code];
  return message(finding);
}
function render(finding) {
  if ("what" in finding) return finding;
  const { code, effect, subject, place, scenarios } = finding;
  const { what, expected, actual, why, next } = sentencesOf(finding);
  return {
    code,
    effect,
    what,
    ...expected === void 0 ? {} : { expected },
    ...actual === void 0 ? {} : { actual },
    ...why === void 0 ? {} : { why },
    ...next === void 0 ? {} : { next },
    ...subject === void 0 ? {} : { subject: subject.name, subject_kind: subject.kind },
    ...measuredOf(finding),
    ..."suggestion" in finding && finding.suggestion !== null ? { suggestion: finding.suggestion } : {},
    ...place === void 0 ? {} : { place },
    ...scenarios === void 0 ? {} : { scenarios }
  };
}
function measuredOf(finding) {
  if (finding.code === "waived") return typeof finding.covered === "string" ? {} : measuredOf(finding.covered);
  if ("rate" in finding) {
    const { candidate, baseline, delta, interval, threshold, tolerance, count } = finding.rate;
    const rate = { candidate, baseline, delta, interval, threshold, tolerance };
    return { rate, ...count === null ? {} : { count } };
  }
  return "count" in finding && typeof finding.count === "object" ? { count: finding.count } : {};
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
  isAboutBaseline,
  mappingText,
  STEPS_OF_VERSIONS,
  versionBump,
  crashedShare,
  pairedText,
  scoredTrialsText,
  openQuestion,
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
  startUnselected,
  MAX_TRIALS,
  readRun,
  readEvidence,
  DEFAULT_RULES,
  NOTHING_MORE,
  startRedaction,
  planPool,
  readPool,
  unselectedText,
  render,
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
  adviseShipped,
  productVersion
};
