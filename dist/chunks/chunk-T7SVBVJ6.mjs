import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  adviseName,
  factAt,
  nearestName,
  scalarFacts,
  sha256Of,
  textForm
} from "./chunk-LVZUN4CE.mjs";
import {
  mapLeaves
} from "./chunk-KQZ5M5F2.mjs";
import {
  MARK_START,
  byText,
  counted
} from "./chunk-AIUQFRYD.mjs";

// src/io/paths.ts
import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
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
  const shown = shownPath(path, root);
  if (!isAbsolute(shown)) return shown;
  const id = idOf(root);
  const home2 = foldersFrom(resolve(shown)).find((folder) => id !== null && idOf(folder) === id);
  return home2 === void 0 ? shown : shownPath(shown, home2);
}
function realPath(path, root) {
  const full = resolve(root, path);
  return existsSync(full) ? realpathSync.native(full) : full;
}
function foldersFrom(folder) {
  const above = dirname(folder);
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

// src/io/shipped.ts
import { existsSync as existsSync2, readdirSync, readFileSync } from "node:fs";
import { basename, dirname as dirname2, join } from "node:path";
import { fileURLToPath } from "node:url";
var home = findHome(dirname2(fileURLToPath(import.meta.url)));
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
  return existsSync2(join(from, "package.json")) ? from : findHome(dirname2(from));
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
  return [0, 1, 2].flatMap((offset) => {
    const all = Buffer.concat([Buffer.alloc(offset), bytes]);
    const core = all.toString("base64").slice(Math.ceil(offset * 8 / 6), Math.floor(all.length * 8 / 6));
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
  { name: "aws-access-key-id", patterns: [pattern(`(?:AKIA|ASIA)${run("A-Z0-9", 16)}`)], hint: "AKIA|ASIA" },
  {
    name: "aws-secret-key",
    patterns: [pattern(`(secret_?(?:access_?)?key${ASSIGNED})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`, "i")],
    hint: "[Ss]ecret|SECRET"
  },
  { name: "google-api-key", patterns: [pattern(String.raw`AIza[\w-]{35}(?![\w-])`)], hint: "AIza" },
  {
    name: "slack-token",
    patterns: [pattern(String.raw`(?:xox[abceoprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run("A-Za-z0-9-", 15)}`)],
    hint: "xox[abceoprs]-|xapp-"
  },
  { name: "stripe-key", patterns: apartOrMixed("[sr]k_(?:live|test)_", run(ALNUM, 16)), hint: "[sr]k_(?:live|test)_" },
  { name: "anthropic-key", patterns: apartOrMixed("sk-ant-", run(WORD, 20)), hint: "sk-ant-" },
  {
    name: "openai-key",
    patterns: apartOrMixed("sk-", `(?:(?:proj|svcacct|admin|or-v1)-${run(WORD, 20)}|${run(ALNUM, 32)})`),
    hint: "sk-"
  },
  { name: "npm-token", patterns: [pattern(`npm_${run(ALNUM, 36)}`)], hint: "npm_" },
  { name: "pypi-token", patterns: [pattern(`pypi-AgE${run(WORD, 30)}`)], hint: "pypi-AgE" },
  { name: "azure-sas", patterns: [pattern(`([?&;]sig=)${run("A-Za-z0-9%+/", 40)}={0,2}`)], hint: "sig=" },
  {
    name: "authorization",
    patterns: [
      pattern(String.raw`([Bb]earer\s{1,4})(?=[A-Za-z_.~+/=-]{0,60}\d)${CREDENTIAL}`),
      pattern(String.raw`(authorization${ASSIGNED}(?:basic|bearer|token)\s{1,4})${CREDENTIAL}`, "i"),
      pattern(
        String.raw`(authorization${ASSIGNED}(?:[a-z][a-z\d-]{1,20}\s{1,4})?)(?=[a-z_.~+/=-]{0,60}\d)${CREDENTIAL}`,
        "i"
      )
    ],
    hint: "[Bb]earer|[Aa]uthorization|AUTHORIZATION"
  },
  { name: "nvidia-key", patterns: [pattern(`nvapi-${run(WORD, 40)}`)], hint: "nvapi-" },
  { name: "huggingface-token", patterns: [pattern(`hf_${run(ALNUM, 34)}`)], hint: "hf_" },
  { name: "gitlab-token", patterns: [pattern(`gl(?:pat|ptt|rt|dt|cbt|soat)-${run(WORD, 20)}`)], hint: "gl[a-z]{2,4}-" },
  { name: "groq-key", patterns: [pattern(`gsk_${run(ALNUM, 40)}`)], hint: "gsk_" },
  { name: "xai-key", patterns: [pattern(`xai-${run(ALNUM, 40)}`)], hint: "xai-" },
  { name: "replicate-token", patterns: [pattern(`r8_${run(ALNUM, 37)}`)], hint: "r8_" },
  { name: "langfuse-key", patterns: [pattern(`sk-lf-${run("0-9a-f-", 32)}`)], hint: "sk-lf-" },
  { name: "langsmith-key", patterns: [pattern(`lsv2_(?:pt|sk)_${run(String.raw`\w`, 32)}`)], hint: "lsv2_" },
  {
    name: "service-token",
    patterns: [
      pattern(`glsa_${run(ALNUM, 32)}_[A-Fa-f0-9]{8}`),
      pattern(String.raw`SG\.[\w-]{16,64}\.${run(WORD, 27)}`),
      pattern(`shp(?:pa|ca|at|ss)_${run(ALNUM, 32)}`),
      pattern(`lin_api_${run(String.raw`\w`, 32)}`),
      pattern(String.raw`ntn_\d{11}${run(ALNUM, 35)}`),
      pattern(`ops_ey${run("A-Za-z0-9+/=", 100)}`),
      pattern(String.raw`hv[sbr]\.${run(WORD, 90)}`),
      pattern(`vc[piark]_${run(ALNUM, 24)}`),
      pattern(String.raw`dapi[A-Fa-f0-9]{32}(?:-\d)?(?![A-Fa-f0-9])`),
      pattern(`dckr_pat_${run(WORD, 27)}`),
      pattern(`figd_${run(WORD, 40)}`)
    ],
    hint: String.raw`glsa_|SG\.|shp(?:pa|ca|at|ss)_|lin_api_|ntn_|ops_ey|hv[sbr]\.|vc[piark]_|dapi|dckr_pat_|figd_`
  },
  {
    name: "web-hook",
    patterns: [
      pattern(String.raw`(hooks\.slack\.com/(?:services|workflows|triggers)/)${run("A-Za-z0-9/", 20)}`),
      pattern(String.raw`(discord(?:app)?\.com/api/(?:v\d{1,2}/)?webhooks/)${run("A-Za-z0-9_/-", 40)}`),
      pattern(String.raw`(\.webhook\.office\.com/webhookb2/)${run("A-Za-z0-9/-", 36, "A-Za-z0-9@/-")}`)
    ],
    hint: String.raw`hooks\.slack|discord|webhook\.office`
  },
  {
    name: "cookie",
    patterns: [
      pattern(String.raw`(cookie${ASSIGNED})(?=[\w.-]{1,64}=)(?=[^\r\n"'\\]{0,400}?[\w%+/=~-]{20})[^\r\n"'\\]+`, "i")
    ],
    hint: "[Cc]ookie|COOKIE"
  },
  // Only the password: host and user tell what was reached. Placeholders stay.
  {
    name: "url-password",
    patterns: [
      pattern(
        String.raw`(:\/\/[^\s:@/?#"'<>\\]{0,100}:)(?![$<{%*[]|(?:your|my)?[_-]?(?:password|passwd|pass|pwd|secret|token)@|x{3,}@)[^\s@/?#"'<>\\]{3,200}(?=@[^\s@])`,
        "i"
      )
    ],
    hint: null
  }
];
var SHAPES_VERSION = 2;
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
var SECRET_LABEL = new RegExp(`(?:authorization|cookie|${SECRET_KEY})$`, "i");
var SCHEME = String.raw`(?:[Bb]asic|BASIC|[Tt]oken|TOKEN|BEARER)[\s\\]`;
var LABELS_KEY = new RegExp(SECRET_KEY, "i");
var KEY_LENGTH = 40;
var LABELS_COOKIE = /[Cc]ookie|COOKIE/;
var URL_WITH_PASSWORD = /:(?:\\?\/){2}[^\s@/]{1,302}@|\\u00(?:2[fF]|3[aA]|40)/;
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
  const shapeHints = SECRET_SHAPES.flatMap(({ hint: shapeHint }) => shapeHint ?? []);
  const hints = [...shapes ? [...shapeHints, SCHEME, ESCAPED] : [], ...long];
  const hint = hints.length === 0 ? void 0 : new RegExp(hints.join("|"));
  const mayHoldNeedle = (raw) => short.some((needle) => raw.includes(needle)) || needles.length > 0 && NEEDLE_ESCAPED.test(raw);
  return (raw) => mayHoldNeedle(raw) || hint !== void 0 && hasSuspectRun(raw, hint, shapes) || shapes && URL_WITH_PASSWORD.test(raw);
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
  if (!shapes || longestRun === 0) return false;
  return LABELS_COOKIE.test(raw) || longestRun >= KEY_LENGTH && LABELS_KEY.test(raw);
}

// src/suite/redaction/fact-rules.ts
var HASHED = /^sha256:[\da-f]{16}$/;
var HASH_DIGITS = 16;
var GONE = () => void 0;
function compileFactRules({ hash, drop }) {
  const rules = [...hash.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
  return {
    /** A changed copy, or the record itself if nothing is hashed or dropped. */
    apply: (record) => rules.reduce((value, rule) => changeAt(value, rule, 0), record),
    unmatched: () => rules.filter((rule) => !isFound(rule, rules)).map(({ path }) => path)
  };
}
function ruleOf(path, change) {
  return { path, names: path.split("."), change, isMatched: false };
}
function isFound({ path, isMatched }, rules) {
  return isMatched || rules.some((rule) => rule.isMatched && path.startsWith(`${rule.path}.`));
}
function changeAt(value, rule, depth) {
  const name = rule.names[depth];
  if (name === void 0) {
    rule.isMatched = true;
    return rule.change(value);
  }
  if (Array.isArray(value)) return value.map((item) => changeAt(item, rule, depth));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  const members = Object.entries(value).map(
    ([key, member]) => key === name ? [key, changeAt(member, rule, depth + 1)] : [key, member]
  );
  return Object.fromEntries(members.filter(([, member]) => member !== void 0));
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
    return { selection, hash: hashOf(selection.value), values: /* @__PURE__ */ new Set(), isFactPresent: false, matched: false };
  });
  const facts = /* @__PURE__ */ new Set();
  const undetermined = [];
  let seenCount = 0;
  let keptCount = 0;
  const keeps = (trial) => {
    seenCount++;
    const fits = tallies.map((tally) => matches(tally, trial, facts));
    if (trial.error !== null && !fits.includes(false) && fits.includes(void 0)) undetermined.push(trial.scenario);
    const isKept = fits.every((fit) => fit === true);
    if (isKept) keptCount++;
    return isKept;
  };
  const problems = () => {
    if (seenCount === 0) return [];
    if (keptCount > 0) return undetermined.length === 0 ? [] : [undeterminedSelection(undetermined, selections)];
    const reasons = tallies.filter((tally) => !tally.matched).map((tally) => whyNone(tally, facts));
    return reasons.length > 0 ? reasons : [{ code: "nothing-selected", what: `no trial fits ${describe(selections)} together` }];
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
  const value = factAt(trial, tally.selection.fact);
  const texts = (Array.isArray(value) ? value : [value]).flatMap((member) => textForm(member) ?? []);
  if (texts.length === 0 && !Array.isArray(value)) {
    if (facts.size < KNOWN_FACTS) for (const name of scalarFacts(trial)) facts.add(name);
    return void 0;
  }
  tally.isFactPresent = true;
  for (const text of texts) if (tally.values.size <= SHOWN_VALUES) tally.values.add(text);
  const fits = texts.some((text) => text === tally.selection.value || text === tally.hash);
  if (fits) tally.matched = true;
  return fits;
}
function whyNone({ selection, values, isFactPresent }, facts) {
  if (!isFactPresent) {
    return {
      code: "unknown-fact",
      what: `no trial has the fact \`${selection.fact}\` as a text, number, boolean or list`,
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
  return selections.map((selection) => `\`${selectionText(selection)}\``).join(" and ");
}

export {
  SHORTEST_SECRET,
  encodedSecrets,
  SECRET_SHAPES,
  SHAPES_VERSION,
  REGISTERED,
  MARK,
  secretLabel,
  labelOfMember,
  compilePrefilter,
  compileFactRules,
  readSelection,
  selectionText,
  startSelection,
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
