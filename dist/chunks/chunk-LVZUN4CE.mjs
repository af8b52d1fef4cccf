import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  isRecord,
  memberOf
} from "./chunk-KQZ5M5F2.mjs";
import {
  byText
} from "./chunk-AIUQFRYD.mjs";
import {
  __commonJS,
  __toESM
} from "./chunk-RPPNX6LV.mjs";

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
  constructor(listed, ofAKind) {
    this.#listed = listed;
    this.#ofAKind = ofAKind;
  }
  /** An empty list that keeps every problem. */
  static ofAll() {
    return new _Problems(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
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

// src/contract/hash.ts
import { hash } from "node:crypto";
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
function contentHash(value) {
  return sha256Of(canonicalJson(value));
}
function sha256Of(content) {
  return `sha256:${hash("sha256", content)}`;
}

export {
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
  canonicalJson,
  contentHash,
  sha256Of,
  nearestName,
  isSlip,
  adviseNearest,
  adviseName,
  inDots,
  freeNames,
  ANSWERS,
  ANSWERS_KEY,
  factAt,
  armOf,
  numberedWith,
  textForm,
  scalarFacts
};
