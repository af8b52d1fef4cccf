import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  MARK_START,
  adviseName,
  byText,
  counted,
  isRecord,
  mapLeaves,
  memberOf,
  nearestName,
  sha256Of
} from "./chunk-XXPFZNUJ.mjs";

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

// src/suite/redaction/secret-shapes.ts
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

// src/suite/redaction/marks.ts
var REGISTERED = "secret";
var NAMES = [REGISTERED, ...SECRET_SHAPES.map(({ name }) => name)];
var MARK = new RegExp(`(\\${MARK_START}(?:${NAMES.join("|")})\\])`);

// src/suite/redaction/redact-facts.ts
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
  const members = Object.entries(value).map(
    ([key, member]) => key === name ? [key, changeAt(member, rule, depth + 1)] : [key, member]
  );
  return Object.fromEntries(members.filter(([, member]) => member !== void 0));
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

// src/suite/fact-path.ts
function factAt(trial, path) {
  return path.split(".").reduce(memberOf, trial);
}
function textForm(value) {
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : void 0;
}
function scalarFacts(trial, prefix = "", depth = 1) {
  return Object.entries(trial).flatMap(([key, value]) => {
    const name = prefix + key;
    if (textForm(value) !== void 0) return [name];
    return isRecord(value) && depth < 3 ? scalarFacts(value, `${name}.`, depth + 1) : [];
  });
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
  const untold = [];
  let seen = 0;
  let kept = 0;
  const keeps = (trial) => {
    seen++;
    const fits = tallies.map((tally) => matches(tally, trial, facts));
    if (trial.error !== null && !fits.includes(false) && fits.includes(void 0)) untold.push(trial.scenario);
    const isKept = fits.every((fit) => fit === true);
    if (isKept) kept++;
    return isKept;
  };
  const problems = () => {
    if (seen === 0) return [];
    if (kept > 0) return untold.length === 0 ? [] : [ofNobody(untold, selections)];
    const own = tallies.filter((tally) => !tally.matched).map((tally) => whyNone(tally, facts));
    return own.length > 0 ? own : [{ code: "nothing-selected", what: `no trial fits ${describe(selections)} together` }];
  };
  return { keeps, problems };
}
function ofNobody(scenarios, selections) {
  const facts = selections.map(({ fact }) => `\`${fact}\``).join(" or ");
  return {
    code: "selection-untold",
    what: `${counted(scenarios.length, "trial")} ended in an error and ${scenarios.length === 1 ? "does" : "do"} not say ${facts}, so nobody knows whether ${describe(selections)} selects them`,
    found: [...new Set(scenarios)].sort(byText).slice(0, SHOWN_VALUES).join(", "),
    mend: "Write the fact into every record, also of a trial that failed"
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
    const mend = adviseName(selection.fact, [...facts].slice(0, KNOWN_FACTS));
    return {
      code: "unknown-fact",
      what: `no trial has the fact \`${selection.fact}\` as a text, number or boolean`,
      mend
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
  const shown = shownPath(path, root);
  if (!isAbsolute(shown)) return shown;
  const id = idOf(root);
  const home2 = foldersFrom(resolve(shown)).find((folder) => id !== null && idOf(folder) === id);
  return home2 === void 0 ? shown : shownPath(shown, home2);
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

export {
  factAt,
  textForm,
  scalarFacts,
  SECRET_SHAPES,
  REGISTERED,
  MARK,
  compileFactRules,
  readSelection,
  selectionText,
  COUNTED_UNSELECTED,
  startUnselected,
  startSelection,
  IGNORES_CASE,
  slashed,
  shownPath,
  pathInRepository,
  realPath,
  foldersFrom,
  readShipped,
  shippedMappings,
  shippedWorkflow,
  schemaAddress,
  adviseShipped,
  productVersion
};
