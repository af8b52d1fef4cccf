import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
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

// src/contract/counted.ts
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// src/contract/by-text.ts
function byText(a, b) {
  return a < b ? -1 : Number(a > b);
}

// src/contract/json-object.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
  const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isThere ? value[name] : void 0;
}

// src/contract/sha256.ts
import { hash } from "node:crypto";
function sha256Of(content) {
  return `sha256:${hash("sha256", content)}`;
}

// src/contract/nearest-name.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestName(written, known) {
  const ranked = known.map((name) => ({ name, edits: (0, import_fastest_levenshtein.distance)(written.toLowerCase(), name.toLowerCase()) })).sort((a, b) => a.edits - b.edits || byText(a.name, b.name));
  const best = ranked[0];
  if (best === void 0) return void 0;
  const [short, long] = [best.name.length, written.length].sort((a, b) => a - b);
  const isOther = best.edits >= long || best.edits > short;
  return isNear(written.toLowerCase(), best) && !isOther ? best.name : void 0;
}
function isNear(written, { name, edits }) {
  return edits <= Math.floor(name.length / 3) || isSlip(written, name.toLowerCase());
}
function isSlip(written, name) {
  const sorted = (text) => [...text].sort().join("");
  const edits = (0, import_fastest_levenshtein.distance)(written, name);
  return edits === 1 || edits === 2 && sorted(written) === sorted(name);
}
function adviseNearest(written, known) {
  const nearest = nearestName(written, known);
  return nearest === void 0 ? "" : `Did you mean \`${nearest}\`?`;
}
function adviseName(written, known) {
  const advice = adviseNearest(written, known);
  return advice !== "" || known.length === 0 ? advice : `Known: ${[...known].sort().join(", ")}`;
}
function advisedName(advice = "") {
  return /^Did you mean `(.+)`\?$/.exec(advice)?.[1] ?? null;
}

// src/contract/redaction-mark.ts
var MARK_START = "[redacted: ";
function markOf(shape) {
  return `${MARK_START}${shape}]`;
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
    hint: "KEY(?: BLOCK)?-----",
    example: `-----BEGIN ${"RSA PRIVATE"} KEY-----
${"MIIEowIBAAKCAQEAx7Kp".repeat(3)}
-----END ${"RSA PRIVATE"} KEY-----`
  },
  {
    name: "jwt",
    patterns: [pattern(String.raw`${ALONE}eyJ[\w-]{10}[\w-]*?\.eyJ${run(WORD, 17)}(?:\.${run(WORD, 0)})?`)],
    hint: "eyJ",
    example: `${"eyJ"}hbGciOiJIUzI1NiJ9.${"eyJ"}zdWIiOiIxMjM0NTY3ODkwIn0.${"c2lnbmF0dXJl".repeat(3)}`
  },
  {
    name: "github-token",
    patterns: [
      pattern(String.raw`gh[pousr]_(?:${run(ALNUM, 36)}|\d{1,20}_eyJ${run(WORD, 17, String.raw`\w.-`)})`),
      pattern(`github_pat_${run(String.raw`\w`, 22)}`)
    ],
    hint: "gh[pousr]_|github_pat_",
    example: `${"ghp_"}${"a1B2c3".repeat(6)}`
  },
  {
    name: "aws-access-key-id",
    patterns: [pattern(`${APART}(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])`)],
    hint: "AKIA|ASIA",
    example: `${"AKIA"}${"Q2W4".repeat(4)}`
  },
  {
    name: "aws-secret-key",
    patterns: [pattern(`(secret_?(?:access_?)?key${ASSIGNED})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`, "i")],
    hint: "[Ss]ecret|SECRET",
    example: `aws_secret_access_key = ${"wJal+rXU/n".repeat(4)}`
  },
  {
    name: "google-api-key",
    patterns: [pattern(String.raw`AIza[\w-]{35}(?![\w-])`)],
    hint: "AIza",
    example: `${"AIza"}${"Sy-_9".repeat(7)}`
  },
  {
    name: "slack-token",
    patterns: [pattern(String.raw`(?:xox[abceprs]|xapp)-(?=[A-Za-z-]{0,30}\d)${run("A-Za-z0-9-", 15)}`)],
    hint: "xox[abceprs]-|xapp-",
    example: `${"xoxb-"}${"1234567890-".repeat(2)}aBcDeF`
  },
  {
    name: "stripe-key",
    patterns: [pattern(`${APART}[sr]k_(?:live|test)_${run(ALNUM, 16)}`)],
    hint: "[sr]k_(?:live|test)_",
    example: `${"sk_live_"}${"4eC39H".repeat(4)}`
  },
  {
    name: "anthropic-key",
    patterns: [pattern(`${APART}sk-ant-${run(WORD, 20)}`)],
    hint: "sk-ant-",
    example: `${"sk-ant-"}api03-${"Ab1_-".repeat(8)}`
  },
  {
    name: "openai-key",
    patterns: [pattern(`${APART}sk-(?:(?:proj|svcacct|admin|or-v1)-${run(WORD, 20)}|${run(ALNUM, 32)})`)],
    hint: "sk-",
    example: `${"sk-"}proj-${"Zy9_-".repeat(8)}`
  },
  {
    name: "npm-token",
    patterns: [pattern(`npm_${run(ALNUM, 36)}`)],
    hint: "npm_",
    example: `${"npm_"}${"n0P1q2".repeat(6)}`
  },
  {
    name: "pypi-token",
    patterns: [pattern(`pypi-AgE${run(WORD, 30)}`)],
    hint: "pypi-AgE",
    example: `${"pypi-"}AgEIcHlwaS5vcmc${"Cd3-_".repeat(8)}`
  },
  {
    name: "azure-sas",
    patterns: [pattern(`([?&;]sig=)${run("A-Za-z0-9%+/", 40)}={0,2}`)],
    hint: "sig=",
    example: `https://acme.blob.example/c?sv=2024-11-04&${"sig="}${"uT5%2Fx".repeat(7)}%3D`
  },
  {
    name: "authorization",
    patterns: [
      pattern(String.raw`([Bb]earer\s{1,4})(?=[A-Za-z_.~+/=-]{0,60}\d)${CREDENTIAL}`),
      pattern(String.raw`(authorization${ASSIGNED}(?:basic|bearer|token)\s{1,4})${CREDENTIAL}`, "i")
    ],
    hint: "[Bb]earer|[Aa]uthorization|AUTHORIZATION",
    example: `Authorization: ${"Bearer"} ${"q8-x7_".repeat(5)}`
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

// src/contract/json-leaves.ts
function mapLeaves(value, map) {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (!isRecord(value)) return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, map)]));
}
function someLeaf(value, test) {
  if (typeof value !== "object" || value === null) return test(value);
  return Object.values(value).some((member) => someLeaf(member, test));
}

// src/suite/redaction/redact-facts.ts
var HASHED = /^sha256:[\da-f]{16}$/;
var HASH_DIGITS = 16;
var MOST_OTHERS = 100;
var GONE = () => void 0;
function compileFactRules({ hash: hash2, drop }) {
  const rules = [...hash2.map((path) => ruleOf(path, hashed)), ...drop.map((path) => ruleOf(path, GONE))];
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
  const [name = "", ...rest] = names.slice(depth).map((one) => one.replace(/\[.*/, ""));
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

export {
  byText,
  isRecord,
  memberOf,
  counted,
  sha256Of,
  nearestName,
  isSlip,
  adviseNearest,
  adviseName,
  advisedName,
  mapLeaves,
  someLeaf,
  MARK_START,
  markOf,
  SECRET_SHAPES,
  REGISTERED,
  MARK,
  compileFactRules,
  hashOf
};
