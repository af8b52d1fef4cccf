import {
  MARK_START,
  __commonJS,
  __toESM,
  byText,
  counted,
  shown
} from "./chunk-R2URL3FL.mjs";

// node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start = j * 32;
      var vlen = Math.min(32, m - start) + start;
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance2;
    var closest = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest;
  }
});

// src/contract/names.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestName(written, known) {
  const ranked = known.map((name) => ({ name, edits: (0, import_fastest_levenshtein.distance)(written.toLowerCase(), name.toLowerCase()) })).sort((a, b) => a.edits - b.edits || byText(a.name, b.name));
  const best = ranked[0];
  if (best === void 0) return void 0;
  const [short, long] = [best.name.length, written.length].sort((a, b) => a - b);
  const isOther = best.edits >= long || best.edits > short;
  const isNear = best.edits <= Math.floor(best.name.length / 3) || isSlip(written.toLowerCase(), best.name.toLowerCase());
  return isNear && !isOther ? best.name : void 0;
}
function isSlip(written, name) {
  const sorted = (text) => [...text].sort().join("");
  const edits = (0, import_fastest_levenshtein.distance)(written, name);
  return edits === 1 || edits === 2 && sorted(written) === sorted(name);
}
function adviseNearest(written, known) {
  const suggestion = nearestName(written, known);
  return suggestion === void 0 ? {} : { suggestion };
}
function adviseName(written, known) {
  const advice = adviseNearest(written, known);
  return advice.suggestion !== void 0 || known.length === 0 ? advice : { known: [...known].sort() };
}
var ROOT = /^\$(?=[.[]|$)\.?/;
var BRACKETS = /\[(?:['"]([^'"\]]*)['"]|(-?[0-9]+|\*))\]/g;
function inDots(path) {
  return path.replace(BRACKETS, ".$1$2").replace(path.startsWith("[") ? /^\./ : ROOT, "");
}
function freeNames(names) {
  const usedNames = /* @__PURE__ */ new Set();
  const numbers = /* @__PURE__ */ new Map();
  return names.map((name) => {
    let free = name;
    for (let number = numbers.get(name) ?? 2; usedNames.has(free); number++) {
      free = `${name}#${number}`;
      numbers.set(name, number + 1);
    }
    usedNames.add(free);
    return free;
  });
}

// src/errors.ts
var UserError = class extends Error {
  name = "UserError";
  problems;
  constructor(problems, options) {
    const all = Array.isArray(problems) ? problems : [problems];
    super(all.map(describeProblem).join("\n"), options);
    this.problems = all;
  }
};
function unlessMistaken(work, instead) {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError) return instead(error);
    throw error;
  }
}
function valueOr(fallback, work) {
  return unlessMistaken(work, () => fallback);
}
var LISTED = 20;
var LISTED_OF_A_KIND = 3;
var Problems = class _Problems {
  #kept = [];
  #listed;
  #ofAKind;
  #count = 0;
  constructor(listed = Number.POSITIVE_INFINITY, ofAKind = Number.POSITIVE_INFINITY) {
    this.#listed = listed;
    this.#ofAKind = ofAKind;
  }
  /** An empty list for the problems of many records: it keeps the first few of each code, and counts the others. */
  static ofRecords() {
    return new _Problems(LISTED, LISTED_OF_A_KIND);
  }
  /** Number of problems so far, with those that are not kept. */
  get count() {
    return this.#count;
  }
  add(problems) {
    this.#count += problems.length;
    for (const problem of problems) if (this.#isNews(problem)) this.#kept.push(problem);
  }
  #isNews({ code }) {
    if (this.#kept.length >= this.#listed) return false;
    return this.#kept.filter((problem) => problem.code === code).length < this.#ofAKind;
  }
  /** Adds the problems of a UserError. @throws any other error */
  take(error) {
    if (!(error instanceof UserError)) throw error;
    this.add(error.problems);
  }
  /** The result of the step; undefined if it throws a UserError, whose problems are added. */
  collect(step) {
    return unlessMistaken(step, (mistake) => {
      this.add(mistake.problems);
      return void 0;
    });
  }
  /** The kept problems, and the number of the others. */
  all() {
    return [...this.#kept, ...moreProblems(this.#count - this.#kept.length)];
  }
  /** @throws UserError with all problems, if there are any */
  throwAny() {
    if (this.#count > 0) throw new UserError(this.all());
  }
};
function byPlace({ where: a }, { where: b }) {
  const lines = (a?.line ?? Number.MAX_VALUE) - (b?.line ?? Number.MAX_VALUE);
  return lines || (a?.column ?? 0) - (b?.column ?? 0);
}
function describeProblem(problem) {
  const place = problem.where === void 0 ? "" : `${describePlace(problem.where)}: `;
  const fix = fixOf(problem);
  return `${place}${whatIsWrong(problem)}${fix === "" ? "" : `. ${fix}`}`;
}
function fixOf({ fix, suggestion, known = [] }) {
  if (fix) return fix;
  if (suggestion !== void 0) return `Did you mean \`${suggestion}\`?`;
  return known.length === 0 ? "" : `Known: ${known.join(", ")}`;
}
function whatIsWrong({ what, expected, found }) {
  const facts = [
    ...expected === void 0 ? [] : [`expected ${expected}`],
    ...found === void 0 ? [] : [`found ${found}`]
  ];
  return facts.length === 0 ? what : `${what} (${facts.join(", ")})`;
}
function describeProblems({ problems }) {
  return problems.map(describeProblem).join("; ");
}
function describeThrown(thrown) {
  try {
    if (thrown instanceof Error) return String(thrown.stack ?? thrown.message);
    return `something that is no error was thrown: ${String(thrown)}`;
  } catch {
    return "something was thrown that cannot be described";
  }
}
function systemError(thrown) {
  return thrown instanceof Error && "syscall" in thrown ? thrown.message : null;
}
function describePlace(place) {
  if (place.line !== void 0) return `${place.file}:${place.line}:${place.column ?? 1}`;
  return place.pointer === void 0 ? place.file : `${place.file}#${place.pointer}`;
}
function moreProblems(more) {
  return more <= 0 ? [] : [{ code: "more-problems", what: `and ${more} more problem${more === 1 ? "" : "s"}`, more }];
}
function countProblems(problems) {
  return problems.reduce((sum, { more = 1 }) => sum + more, 0);
}

// src/io/paths.ts
var { existsSync, realpathSync, statSync } = process.getBuiltinModule("node:fs");
var { dirname, isAbsolute, relative, resolve, sep } = process.getBuiltinModule("node:path");
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
function realPath(path, root) {
  const full = resolve(root, path);
  return existsSync(full) ? realpathSync.native(full) : full;
}
function foldersFrom(folder) {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}
function diskName(name) {
  return name.normalize("NFC").toLowerCase();
}

// src/contract/json.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
  const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isThere ? value[name] : void 0;
}
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = { ...value };
  let text = "";
  for (const key of Object.keys(members).sort()) {
    if (members[key] === void 0) continue;
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(members[key])}`;
  }
  return `{${text}}`;
}
function defined(members) {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== void 0));
}
function memberPointer(pointer, name) {
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function dotted(pointer) {
  return pointerNames(pointer).join(".");
}
function memberPath(path, name) {
  return path === "" ? name : `${path}.${name}`;
}
function pointerNames(pointer) {
  const names = pointer.split("/").slice(1);
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function mapLeaves(value, map) {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (!isRecord(value)) return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, map)]));
}
function mapTexts(value, map) {
  return mapLeaves(value, (leaf) => typeof leaf === "string" ? map(leaf) : leaf);
}
function someLeaf(value, test) {
  if (typeof value !== "object" || value === null) return test(value);
  return Object.values(value).some((member) => someLeaf(member, test));
}
function holdsLargeNumber(value) {
  return someLeaf(value, (leaf) => typeof leaf === "number" && Math.abs(leaf) > Number.MAX_SAFE_INTEGER);
}
function perObject(make) {
  const made = /* @__PURE__ */ new WeakMap();
  return (value) => {
    if (typeof value !== "object" || value === null) return make(value);
    const cached = made.get(value);
    if (cached !== void 0) return cached;
    const result = make(value);
    made.set(value, result);
    return result;
  };
}
var MAX_DEPTH = 64;
var REFUSED_NAMES = /* @__PURE__ */ new Set(["__proto__", "prototype", "constructor"]);
var IDS = ["scenario", "rubric", "key", "name", "outcome", "subject", "metric", "code", "fact", "label"];
function jsonDifferences(expected, actual, place = "") {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const longer = expected.length >= actual.length ? expected : actual;
    return longer.flatMap((item, index) => {
      const ids = isRecord(item) ? IDS.map((key) => memberOf(item, key)) : [];
      const id = ids.find((value) => typeof value === "string") ?? index;
      return jsonDifferences(expected[index], actual[index], `${place}[${id}]`);
    });
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = /* @__PURE__ */ new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap(
      (key) => jsonDifferences(memberOf(expected, key), memberOf(actual, key), memberPath(place, key))
    );
  }
  return Object.is(expected, actual) ? [] : [{ place, expected: shown(expected), found: shown(actual) }];
}

// src/contract/hash.ts
var hash = (...given) => process.getBuiltinModule("node:crypto").hash(...given);
function contentHash(value) {
  return sha256Of(canonicalJson(value));
}
function sha256Of(content) {
  return `sha256:${hash("sha256", content)}`;
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
  const json = JSON_WRITERS.flatMap((write) => jsonOf(secret, write));
  return [secret, ...json, ...URL_WRITERS.flatMap((kept) => percentOf(secret, kept)), ...base64Of(secret)];
}
var URL_WRITERS = ["!'()*~", "~", "~/", "*", "!'()*~/#$&+,:;=?@[]"];
function percentOf(secret, kept) {
  const encode = (byte, char) => /[\w.-]/.test(char) || kept.includes(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  const upper = Array.from(Buffer.from(secret), (byte) => encode(byte, String.fromCharCode(byte))).join("");
  const lower = upper.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [upper, lower].flatMap((text) => [text, text.replaceAll("%20", "+")]);
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
function compileFactRules({ hash: hash2, drop }) {
  const rules = [...hash2.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
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

// src/suite/trial.ts
var ANSWERS = /* @__PURE__ */ Symbol("answers");
var ANSWERS_KEY = "$answers";
function factAt(trial, path) {
  return path.split(".").reduce(memberOf, trial);
}
function armOf({ arm }) {
  return typeof arm === "string" && arm !== "" ? arm : null;
}
function numberedWith(trial) {
  const arm = armOf(trial);
  return arm === null ? trial.scenario : `${trial.scenario}
${arm}`;
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

// src/commands/command.ts
var { parseArgs } = process.getBuiltinModule("node:util");
var FLAG = { type: "boolean" };
var TEXT = { type: "string" };
var TEXTS = { type: "string", multiple: true };
var PATH = { type: "string", path: true };
var PATHS = { type: "string", multiple: true, path: true };
var FILES = { type: "string", multiple: true, path: true, inRow: true };
function parseWords(words, options, { positionals }) {
  const args = positionals ? [...words] : repeatListOptions(words, options);
  refuseMistaken(args, options, positionals);
  const read = parseArgs({ args, options, allowPositionals: true });
  Object.assign(read.values, slashedPaths(read.values, options));
  return { ...read, positionals: read.positionals.map(slashed) };
}
function refuseMistaken(args, options, positionals) {
  const seen = /* @__PURE__ */ new Set();
  for (const token of parseArgs({ args, options, strict: false, tokens: true }).tokens) {
    if (token.kind === "positional") refuseWord(token.value, positionals);
    if (token.kind !== "option") continue;
    const { name, rawName } = token;
    const { type, multiple } = memberOf(options, name) ?? refuseUnknown(rawName, options);
    refuseValue(type, token);
    if (!multiple && seen.has(name)) throw usageError(`\`${rawName}\` comes twice`, "Give it once");
    seen.add(name);
  }
}
function refuseValue(type, { rawName, value, inlineValue }) {
  if (type === "boolean" && value !== void 0)
    throw usageError(`\`${rawName}\` takes no value`, `Write \`${rawName}\` alone`);
  if (type === "boolean" || value && (inlineValue || !/^-./s.test(value))) return;
  const fix = `Give it one (\`${rawName}=-...\` if it starts with \`-\`), or leave it out`;
  throw usageError(`\`${rawName}\` has no value`, fix);
}
function refuseWord(word, positionals) {
  if (!positionals)
    throw usageError(`\`${word}\` belongs to no option`, "Write its option before it, or see agent-gate --help");
  if (word === "") throw usageError("a word is empty, as of a variable that is not set", "Give it, or leave it out");
}
function refuseUnknown(rawName, options) {
  const known = Object.keys(options).map((name) => `--${name}`);
  const fix = rawName.startsWith("--") ? fixOf(adviseName(rawName, known)) : "See agent-gate --help";
  throw usageError(`unknown option \`${rawName}\``, fix);
}
function slashedPaths(values, options) {
  const paths = Object.entries(values).filter(([name]) => memberOf(options, name)?.path);
  const each = (value) => typeof value === "string" ? slashed(value) : value;
  return Object.fromEntries(paths.map(([name, value]) => [name, Array.isArray(value) ? value.map(each) : each(value)]));
}
function parseSelection(text) {
  const selection = readSelection(text);
  if (selection === null)
    throw usageError(`\`${text}\` is not FACT=VALUE`, "For example: --select provider=my-agent-v2");
  return selection;
}
function asksForJson(words) {
  return words.some(
    (word, at) => word === "--json" || word === "--format=json" || word === "json" && words[at - 1] === "--format"
  );
}
function usageError(what, fix) {
  return new UserError({ code: "usage", what, fix });
}
function repeatListOptions(words, options) {
  let list;
  return words.flatMap((word, index) => {
    if (word.startsWith("--")) {
      list = memberOf(options, word.slice(2))?.inRow ? word : void 0;
      return [word];
    }
    const isFirst = words[index - 1] === list;
    return list === void 0 || isFirst || word.startsWith("-") ? [word] : [list, word];
  });
}
var MEASURING_OPTIONS = { mapping: PATH, select: TEXTS, rubrics: FILES, policy: PATH, json: FLAG };
function measuringOptions(values) {
  const { mapping, select = [], rubrics = [], policy, json = false } = values;
  return { mapping, select: select.map(parseSelection), rubrics, policy, json };
}

// src/io/shipped.ts
var { existsSync: existsSync2, readdirSync, readFileSync } = process.getBuiltinModule("node:fs");
var { basename, dirname: dirname2, join } = process.getBuiltinModule("node:path");
var { fileURLToPath } = process.getBuiltinModule("node:url");
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

export {
  isRecord,
  memberOf,
  canonicalJson,
  defined,
  memberPointer,
  dotted,
  memberPath,
  pointerNames,
  mapLeaves,
  mapTexts,
  someLeaf,
  holdsLargeNumber,
  perObject,
  MAX_DEPTH,
  REFUSED_NAMES,
  jsonDifferences,
  nearestName,
  isSlip,
  adviseNearest,
  adviseName,
  inDots,
  freeNames,
  UserError,
  unlessMistaken,
  valueOr,
  LISTED_OF_A_KIND,
  Problems,
  byPlace,
  describeProblem,
  fixOf,
  whatIsWrong,
  describeProblems,
  describeThrown,
  systemError,
  describePlace,
  moreProblems,
  countProblems,
  slashed,
  shownPath,
  realPath,
  foldersFrom,
  diskName,
  contentHash,
  sha256Of,
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
  ANSWERS,
  ANSWERS_KEY,
  factAt,
  armOf,
  numberedWith,
  textForm,
  scalarFacts,
  selectionText,
  startSelection,
  FLAG,
  TEXT,
  TEXTS,
  PATH,
  PATHS,
  FILES,
  parseWords,
  parseSelection,
  asksForJson,
  usageError,
  MEASURING_OPTIONS,
  measuringOptions,
  readShipped,
  shippedMappings,
  shippedWorkflow,
  schemaAddress,
  shippedFile,
  adviseShipped,
  productVersion
};
