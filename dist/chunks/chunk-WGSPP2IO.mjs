import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  IGNORES_CASE,
  MAX_TRIALS,
  NOTHING_MORE,
  REGISTERED,
  SHORTEST_SECRET,
  adviseShipped,
  crashedShare,
  diskName,
  documentWithout,
  everyLine,
  isAboutBaseline,
  lineRecords,
  listRecords,
  mappingText,
  openQuestion,
  pairedText,
  pathInRepository,
  planPool,
  productVersion,
  readEvidence,
  readPool,
  readShipped,
  realPath,
  render,
  scoredTrialsText,
  selectionText,
  shownPath,
  splitDocument,
  splitLines,
  startRedaction,
  startUnselected,
  tooLarge,
  versionBump
} from "./chunk-CJETPPMS.mjs";
import {
  ApiError,
  EXPRESSION,
  FEWER_PLACES,
  FEWEST_RUNS,
  FEWEST_SCENARIOS,
  IN_SENTENCE,
  LargePattern,
  MODEL_NEED,
  NATIVE_FACTS,
  NO_PARTS,
  NO_VIOLATIONS,
  OBSERVED,
  POLICY_FILE,
  REFUSED_CONDITION,
  SKIPPED,
  TRIAL_KEYS,
  Unanswered,
  Unjudgeable,
  addSchemaMistakes,
  answered,
  blockOrWarn,
  bytesIfThere,
  checkBands,
  checkKey,
  checkName,
  chunksOf,
  clauses,
  clear,
  collectProblems,
  comparabilityFindings,
  compareRates,
  comparisonContext,
  compileBound,
  compileCondition,
  compileFact,
  compileLinear,
  compileNamedSteps,
  compileOutcomes,
  compileSchema,
  compileStep,
  criterionRate,
  criterionRule,
  criterionSubject,
  currentId,
  cut,
  defaultPolicy,
  derivedNeed,
  differenceLowerBound,
  effortFor,
  exactlyOne,
  explainRow,
  explainUnfit,
  factNeed,
  failingUnder,
  fileExists,
  firstFew,
  folderExists,
  gates,
  givenOr,
  isIndeterminate,
  isNone,
  isThere,
  jsonLines,
  judgeTrial,
  judgementAt,
  keyFindings,
  loadLazily,
  makeAside,
  makeFolders,
  mcnemarMidP,
  metricLevel,
  metricRate,
  metricRule,
  metricSubject,
  move,
  nodeSlot,
  onDisk,
  openQuestions,
  outcomeFindings,
  outcomeRule,
  outcomeRuleNamed,
  overlapOf,
  pairScenarios,
  pairedRates,
  pairedTest,
  questionsOf,
  rateFindings,
  readCapped,
  readFit,
  readOrNull,
  readText,
  replacedSecrets,
  requireInside,
  requireRegular,
  resolvePolicy,
  rootOf,
  rubricComparable,
  scenariosById,
  scenariosByLostFact,
  scenariosComparable,
  schemaCheck,
  scoredTrials,
  secondsIn,
  shareToPass,
  shownFact,
  shownValue,
  smallestHalfWidth,
  startEvaluation,
  startNotes,
  successiveNoise,
  tQuantile,
  tableKey,
  testSettings,
  unlessFailed,
  unpairedDifference,
  unrecordedScenarios,
  valueSize,
  visibleDrop,
  waiverKind,
  waiverSubject,
  warn,
  warn2,
  whileConnected,
  withOperatorAdvice,
  withRetries,
  withoutBaseline,
  withoutStale,
  writingTo
} from "./chunk-6EZXYSL4.mjs";
import {
  ANSWERS,
  ANSWERS_KEY,
  MAX_DEPTH,
  MAX_RECORD_BYTES,
  REFUSED_NAMES,
  SLACK,
  addTo,
  adviseName,
  allOf,
  asBuffer,
  branchText,
  byFrequency,
  canonicalJson,
  contentHash,
  countsByText,
  criterionName,
  dotted,
  fewestTrials,
  freeNames,
  holdsLargeNumber,
  inDots,
  isArchive,
  isPassOrFail,
  isRecord,
  judgeNames,
  keyOf,
  mapTexts,
  markLength,
  mean,
  meanOf,
  meanRate,
  meanScore,
  meanScores,
  medianTrials,
  memberOf,
  memberPointer,
  missingOf,
  missingTrials,
  missingUnder,
  namesIn,
  nanAsNull,
  nearestName,
  openResults,
  pValue,
  parseInnerJson,
  parseRecord,
  passesOf,
  perObject,
  percent,
  percents,
  placeText,
  pointerNames,
  points,
  pointsUp,
  primaryRubric,
  protoKey,
  rangeText,
  rateOf,
  requireUtf8,
  rounded,
  rubricsInOrder,
  sameJson,
  sameJudges,
  scenarioContent,
  scoresOf,
  sha256Of,
  shortDigest,
  shortHash,
  shortSha,
  someOf,
  startContentHash,
  sumOf,
  tallyOf,
  textForm,
  trialRange,
  trialsOf,
  trialsPerScenario,
  whatIsRecorded,
  withRecorded,
  withinErrorBudget
} from "./chunk-I7UAWSOX.mjs";
import {
  safeJson
} from "./chunk-G5KYM3S5.mjs";
import {
  Problems,
  UserError,
  block,
  byPlace,
  byText,
  codeSpan,
  countProblems,
  counted,
  describeProblems,
  describeThrown,
  inline,
  moreProblems,
  prose,
  shown,
  sortedUnion,
  soundOr,
  systemTrouble,
  unlessMistaken
} from "./chunk-XG63V4H5.mjs";

// src/gating/history/main-runs.ts
var MOST_RUNS = 5;
function chooseRuns(policy, candidate, baselines) {
  const measured = baselines.filter(({ report: report2 }) => withinErrorBudget(policy, report2));
  const same = measured.filter(({ report: report2 }) => hasPrimary(candidate, report2));
  const alike = same.findIndex(({ report: report2 }) => hasPrimaryJudge(candidate, report2));
  const fit = same.length === 0 ? measured.slice(0, 1) : same.slice(Math.max(alike, 0));
  const runs = fit.filter(
    ({ report: report2 }, index) => index === 0 || scenariosComparable(policy, { overlap: overlapOf(candidate, report2) })
  );
  const findings = baselines.filter((run2) => !runs.includes(run2)).map(
    ({ report: report2, origin }) => ({
      code: "baseline-passed-over",
      effect: "warn",
      subject: { kind: "baseline", name: origin.label },
      cause: causeAgainst(policy, candidate, report2),
      budget: policy.errors.budget,
      minOverlap: policy.gate.scenarios.min_overlap
    })
  );
  return { runs, findings };
}
function hasPrimary(candidate, report2) {
  const primary = primaryRubric(candidate);
  if (primary === void 0) return true;
  return rubricComparable(primary, report2) && report2.rubrics.find(({ rubric }) => rubric === primary.rubric)?.score !== null;
}
function hasPrimaryJudge(candidate, report2) {
  return primaryRubric(candidate)?.by_judge !== true || sameJudges(candidate, report2);
}
function causeAgainst(policy, candidate, report2) {
  if (!withinErrorBudget(policy, report2)) return { kind: "unscored", ...missingTrials(report2) };
  if (!hasPrimary(candidate, report2)) return { kind: "other-rubric" };
  if (!hasPrimaryJudge(candidate, report2)) return { kind: "other-judge" };
  return { kind: "overlap", ...overlapOf(candidate, report2) };
}
function runsOfOneLevel(policy, runs) {
  const [newest, ...older] = runs;
  if (newest === void 0) return { runs, findings: [] };
  const alike = until(older, (index) => differs(policy, newest, older.slice(index, index + 1)));
  const kept = until(alike, (index) => differs(policy, newest, alike.slice(index)));
  const left = older.length - kept.length;
  if (left === 0) return { runs, findings: [] };
  return {
    runs: [newest, ...kept],
    findings: [
      {
        code: "main-changed",
        effect: "notice",
        subject: { kind: "baseline", name: newest.origin.label },
        older: older[kept.length]?.origin.label ?? "",
        left
      }
    ]
  };
}
function until(runs, ends) {
  const end = runs.findIndex((_, index) => ends(index));
  return end < 0 ? runs : runs.slice(0, end);
}
function differs(policy, newest, older) {
  const input = { candidate: newest.report, runs: older.map(({ report: report2 }) => report2) };
  const { metrics, criteria } = compareRates(comparisonContext(policy, input));
  return [...metrics, ...criteria].filter(gates).some(({ state }) => state === "regressed" || state === "improved");
}
var DAY_MS = 864e5;
function agedRun(run2, today) {
  const { created } = run2.origin;
  if (created === void 0) return run2;
  const days = Math.round((Date.parse(today) - Date.parse(created.slice(0, today.length))) / DAY_MS);
  return { ...run2, origin: { ...run2.origin, age_days: Math.max(0, days) } };
}
function oldBaseline(policy, [newest]) {
  const { age_days, label = "" } = newest?.origin ?? {};
  const most = policy.baseline.max_age_days;
  if (age_days === void 0 || age_days <= most) return [];
  return [
    {
      code: "baseline-old",
      effect: "warn",
      subject: { kind: "baseline", name: label },
      days: age_days,
      most
    }
  ];
}

// schemas/policy.schema.json
var policy_schema_default = () => loadLazily("./policy.schema.cjs");

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
var isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
var BREAK = /* @__PURE__ */ Symbol("break visit");
var SKIP = /* @__PURE__ */ Symbol("skip children");
var REMOVE = /* @__PURE__ */ Symbol("remove node");
function visit(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
  const ctrl = callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = visit_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = visit_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = visit_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
  const ctrl = await callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = await visitAsync_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = await visitAsync_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = await visitAsync_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node, visitor, path) {
  if (typeof visitor === "function")
    return visitor(key, node, path);
  if (isMap(node))
    return visitor.Map?.(key, node, path);
  if (isSeq(node))
    return visitor.Seq?.(key, node, path);
  if (isPair(node))
    return visitor.Pair?.(key, node, path);
  if (isScalar(node))
    return visitor.Scalar?.(key, node, path);
  if (isAlias(node))
    return visitor.Alias?.(key, node, path);
  return void 0;
}
function replaceNode(key, path, node) {
  const parent = path[path.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node;
    else
      parent.value = node;
  } else if (isDocument(parent)) {
    parent.contents = node;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}

// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
};
var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class _Directives {
  constructor(yaml, tags) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
    this.tags = Object.assign({}, _Directives.defaultTags, tags);
  }
  clone() {
    const copy = new _Directives(this.yaml, this.tags);
    copy.docStart = this.docStart;
    return copy;
  }
  /**
   * During parsing, get a Directives instance for the current document and
   * update the stream state according to the current version's spec.
   */
  atDocument() {
    const res = new _Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
      case "1.1":
        this.atNextDocument = true;
        break;
      case "1.2":
        this.atNextDocument = false;
        this.yaml = {
          explicit: _Directives.defaultYaml.explicit,
          version: "1.2"
        };
        this.tags = Object.assign({}, _Directives.defaultTags);
        break;
    }
    return res;
  }
  /**
   * @param onError - May be called even if the action was successful
   * @returns `true` on success
   */
  add(line2, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts = line2.trim().split(/[ \t]+/);
    const name2 = parts.shift();
    switch (name2) {
      case "%TAG": {
        if (parts.length !== 2) {
          onError(0, "%TAG directive should contain exactly two parts");
          if (parts.length < 2)
            return false;
        }
        const [handle, prefix] = parts;
        this.tags[handle] = prefix;
        return true;
      }
      case "%YAML": {
        this.yaml.explicit = true;
        if (parts.length !== 1) {
          onError(0, "%YAML directive should contain exactly one part");
          return false;
        }
        const [version] = parts;
        if (version === "1.1" || version === "1.2") {
          this.yaml.version = version;
          return true;
        } else {
          const isValid = /^\d+\.\d+$/.test(version);
          onError(6, `Unsupported YAML version ${version}`, isValid);
          return false;
        }
      }
      default:
        onError(0, `Unknown directive ${name2}`, true);
        return false;
    }
  }
  /**
   * Resolves a tag, matching handles to those defined in %TAG directives.
   *
   * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
   *   `'!local'` tag, or `null` if unresolvable.
   */
  tagName(source, onError) {
    if (source === "!")
      return "!";
    if (source[0] !== "!") {
      onError(`Not a valid tag: ${source}`);
      return null;
    }
    if (source[1] === "<") {
      const verbatim = source.slice(2, -1);
      if (verbatim === "!" || verbatim === "!!") {
        onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
        return null;
      }
      if (source[source.length - 1] !== ">")
        onError("Verbatim tags must end with a >");
      return verbatim;
    }
    const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
    if (!suffix)
      onError(`The ${source} tag has no suffix`);
    const prefix = this.tags[handle];
    if (prefix) {
      try {
        return prefix + decodeURIComponent(suffix);
      } catch (error) {
        onError(String(error));
        return null;
      }
    }
    if (handle === "!")
      return source;
    onError(`Could not resolve tag: ${source}`);
    return null;
  }
  /**
   * Given a fully resolved tag, returns its printable string form,
   * taking into account current tag prefixes and defaults.
   */
  tagString(tag) {
    for (const [handle, prefix] of Object.entries(this.tags)) {
      if (tag.startsWith(prefix))
        return handle + escapeTagName(tag.substring(prefix.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
  }
  toString(doc) {
    const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
      const tags = {};
      visit(doc.contents, (_key, node) => {
        if (isNode(node) && node.tag)
          tags[node.tag] = true;
      });
      tagNames = Object.keys(tags);
    } else
      tagNames = [];
    for (const [handle, prefix] of tagEntries) {
      if (handle === "!!" && prefix === "tag:yaml.org,2002:")
        continue;
      if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
        lines.push(`%TAG ${handle} ${prefix}`);
    }
    return lines.join("\n");
  }
};
Directives.defaultYaml = { explicit: false, version: "1.2" };
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix, exclude) {
  for (let i = 1; true; ++i) {
    const name2 = `${prefix}${i}`;
    if (!exclude.has(name2))
      return name2;
  }
}
function createNodeAnchors(doc, prefix) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source) => {
      aliasObjects.push(source);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source of aliasObjects) {
        const ref = sourceObjects.get(source);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error = new Error("Failed to resolve repeated object (this should not happen)");
          error.source = source;
          throw error;
        }
      }
    },
    sourceObjects
  };
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
  constructor(type) {
    Object.defineProperty(this, NODE_TYPE, { value: type });
  }
  /** Create a copy of this node.  */
  clone() {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** A plain JavaScript representation of this node. */
  toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    if (!isDocument(doc))
      throw new TypeError("A document argument is required");
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc,
      keep: true,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this, "", ctx);
    if (typeof onAnchor === "function")
      for (const { count, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
  constructor(source) {
    super(ALIAS);
    this.source = source;
    Object.defineProperty(this, "tag", {
      set() {
        throw new Error("Alias nodes cannot have tags");
      }
    });
  }
  /**
   * Resolve the value of this alias within `doc`, finding the last
   * instance of the `source` anchor before this node.
   */
  resolve(doc, ctx) {
    if (ctx?.maxAliasCount === 0)
      throw new ReferenceError("Alias resolution is disabled");
    let nodes;
    if (ctx?.aliasResolveCache) {
      nodes = ctx.aliasResolveCache;
    } else {
      nodes = [];
      visit(doc, {
        Node: (_key, node) => {
          if (isAlias(node) || hasAnchor(node))
            nodes.push(node);
        }
      });
      if (ctx)
        ctx.aliasResolveCache = nodes;
    }
    let found = void 0;
    for (const node of nodes) {
      if (node === this)
        break;
      if (node.anchor === this.source)
        found = node;
    }
    if (found && ctx) {
      const { anchors, doc: doc2, maxAliasCount } = ctx;
      let data = anchors.get(found);
      if (!data) {
        toJS(found, null, ctx);
        data = anchors.get(found);
      }
      if (data?.res === void 0) {
        const msg = "This should not happen: Alias anchor was not resolved?";
        throw new ReferenceError(msg);
      }
      if (maxAliasCount >= 0) {
        data.count += 1;
        if (data.aliasCount === 0)
          data.aliasCount = getAliasCount(doc2, found, anchors);
        if (data.count * data.aliasCount > maxAliasCount) {
          const msg = "Excessive alias count indicates a resource exhaustion attack";
          throw new ReferenceError(msg);
        }
      }
    }
    return found;
  }
  toJSON(_arg, ctx) {
    if (!ctx)
      return { source: this.source };
    const source = this.resolve(ctx.doc, ctx);
    if (!source) {
      const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new ReferenceError(msg);
    }
    return ctx.anchors.get(source).res;
  }
  toString(ctx, _onComment, _onChompKeep) {
    const src = `*${this.source}`;
    if (ctx) {
      anchorIsValid(this.source);
      if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
        const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new Error(msg);
      }
      if (ctx.implicitKey)
        return `${src} `;
    }
    return src;
  }
};
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source = node.resolve(doc);
    const anchor = anchors && source && anchors.get(source);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count)
        count = c;
    }
    return count;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
  constructor(value) {
    super(SCALAR);
    this.value = value;
  }
  toJSON(arg, ctx) {
    return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
  }
  toString() {
    return String(this.value);
  }
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema5, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema5.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node2 = new Scalar(value);
      if (ref)
        ref.node = node2;
      return node2;
    }
    tagObj = value instanceof Map ? schema5[MAP] : Symbol.iterator in Object(value) ? schema5[SEQ] : schema5[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node.tag = tagName;
  else if (!tagObj.default)
    node.tag = tagObj.tag;
  if (ref)
    ref.node = node;
  return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema5, path, value) {
  let v = value;
  for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema5,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
  constructor(type, schema5) {
    super(type);
    Object.defineProperty(this, "schema", {
      value: schema5,
      configurable: true,
      enumerable: false,
      writable: true
    });
  }
  /**
   * Create a copy of this collection.
   *
   * @param schema - If defined, overwrites the original's schema
   */
  clone(schema5) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema5)
      copy.schema = schema5;
    copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema5) : it);
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /**
   * Adds a value to the collection. For `!!map` and `!!omap` the value must
   * be a Pair instance or a `{ key, value }` object, which may not have a key
   * that already exists in the map.
   */
  addIn(path, value) {
    if (isEmptyPath(path))
      this.add(value);
    else {
      const [key, ...rest] = path;
      const node = this.get(key, true);
      if (isCollection(node))
        node.addIn(rest, value);
      else if (node === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
  /**
   * Removes a value from the collection.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0)
      return this.delete(key);
    const node = this.get(key, true);
    if (isCollection(node))
      return node.deleteIn(rest);
    else
      throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    const [key, ...rest] = path;
    const node = this.get(key, true);
    if (rest.length === 0)
      return !keepScalar && isScalar(node) ? node.value : node;
    else
      return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
  }
  hasAllNullValues(allowScalar) {
    return this.items.every((node) => {
      if (!isPair(node))
        return false;
      const n = node.value;
      return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
    });
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   */
  hasIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0)
      return this.has(key);
    const node = this.get(key, true);
    return isCollection(node) ? node.hasIn(rest) : false;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    const [key, ...rest] = path;
    if (rest.length === 0) {
      this.set(key, value);
    } else {
      const node = this.get(key, true);
      if (isCollection(node))
        node.setIn(rest, value);
      else if (node === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW = "flow";
var FOLD_BLOCK = "block";
var FOLD_QUOTED = "quoted";
function foldFlowLines(text2, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text2;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text2.length <= endStep)
    return text2;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split2 = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text2, i, indent.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text2[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text2[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text2, i, indent.length);
      end = i + indent.length + endStep;
      split2 = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text2[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split2 = i;
      }
      if (i >= end) {
        if (split2) {
          folds.push(split2);
          end = split2 + endStep;
          split2 = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text2[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text2;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
          split2 = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text2;
  if (onFold)
    onFold();
  let res = text2.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end2 = folds[i2 + 1] || text2.length;
    if (fold === 0)
      res = `
${indent}${text2.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text2[fold]}\\`;
      res += `
${indent}${text2.slice(fold + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text2, i, indent) {
  let end = i;
  let start = i + 1;
  let ch = text2[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text2[++i];
    } else {
      do {
        ch = text2[++i];
      } while (ch && ch !== "\n");
      end = i;
      start = i + 1;
      ch = text2[start];
    }
  }
  return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions = (ctx, isBlock2) => ({
  indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
  lineWidth: ctx.options.lineWidth,
  minContentWidth: ctx.options.minContentWidth
});
var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
      if (i - start > limit)
        return true;
      start = i + 1;
      if (strLen - start <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str += "\\0";
                break;
              case "0007":
                str += "\\a";
                break;
              case "000b":
                str += "\\v";
                break;
              case "001b":
                str += "\\e";
                break;
              case "0085":
                str += "\\N";
                break;
              case "00a0":
                str += "\\_";
                break;
              case "2028":
                str += "\\L";
                break;
              case "2029":
                str += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str += "\\x" + code.substr(2);
                else
                  str += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str += "\n";
              i += 2;
            }
            str += indent;
            if (json[i + 2] === " ")
              str += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str = start ? str + json.slice(start) : json;
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
var blockEndNewlines;
try {
  blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
  blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end = value.substring(endStart);
  const endNlPos = end.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n")
      end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name2 = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name2} value`);
  }
  return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
  const props = stringifyProps(node, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str;
  return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
      str += lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}
${indent}:`;
  } else {
    str = `${str}:`;
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str += lineComment(str, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str;
}

// node_modules/yaml/browser/dist/log.js
function warn3(logLevel, warning) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning);
  }
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY = "<<";
var merge = {
  identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
  }),
  stringify: () => MERGE_KEY
};
var isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (isSeq(source))
    for (const it of source.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source))
    for (const it of source)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source);
}
function mergeValue(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (!isMap(source))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node of ctx.anchors.keys())
      strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn3(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair = class _Pair {
  constructor(key, value = null) {
    Object.defineProperty(this, NODE_TYPE, { value: PAIR });
    this.key = key;
    this.value = value;
  }
  clone(schema5) {
    let { key, value } = this;
    if (isNode(key))
      key = key.clone(schema5);
    if (isNode(value))
      value = value.clone(schema5);
    return new _Pair(key, value);
  }
  toJSON(_, ctx) {
    const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return addPairToJSMap(ctx, pair, this);
  }
  toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items: items2 }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items2.length; ++i) {
    const item = items2[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str2 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str2 += lineComment(str2, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines.push(blockItemPrefix + str2);
  }
  let str;
  if (lines.length === 0) {
    str = flowChars.start + flowChars.end;
  } else {
    str = lines[0];
    for (let i = 1; i < lines.length; ++i) {
      const line2 = lines[i];
      str += line2 ? `
${indent}${line2}` : "\n";
    }
  }
  if (comment) {
    str += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str;
}
function stringifyFlowCollection({ items: items2 }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines = [];
  for (let i = 0; i < items2.length; ++i) {
    const item = items2[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
    if (i < items2.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum, line2) => sum + line2.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str += ",";
      }
    }
    if (comment)
      str += lineComment(str, itemIndent, commentString(comment));
    lines.push(str);
    linesAtValue = lines.length;
  }
  const { start, end } = flowChars;
  if (lines.length === 0) {
    return start + end;
  } else {
    if (!reqNewline) {
      const len = lines.reduce((sum, line2) => sum + line2.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line2 of lines)
        str += line2 ? `
${indentStep}${indent}${line2}` : "\n";
      return `${str}
${indent}${end}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines.push(ic.trimStart());
  }
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items2, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items2) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:map";
  }
  constructor(schema5) {
    super(MAP, schema5);
    this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(schema5, obj, ctx) {
    const { keepUndefined, replacer } = ctx;
    const map2 = new this(schema5);
    const add = (key, value) => {
      if (typeof replacer === "function")
        value = replacer.call(obj, key, value);
      else if (Array.isArray(replacer) && !replacer.includes(key))
        return;
      if (value !== void 0 || keepUndefined)
        map2.items.push(createPair(key, value, ctx));
    };
    if (obj instanceof Map) {
      for (const [key, value] of obj)
        add(key, value);
    } else if (obj && typeof obj === "object") {
      for (const key of Object.keys(obj))
        add(key, obj[key]);
    }
    if (typeof schema5.sortMapEntries === "function") {
      map2.items.sort(schema5.sortMapEntries);
    }
    return map2;
  }
  /**
   * Adds a value to the collection.
   *
   * @param overwrite - If not set `true`, using a key that is already in the
   *   collection will throw. Otherwise, overwrites the previous value.
   */
  add(pair, overwrite) {
    let _pair;
    if (isPair(pair))
      _pair = pair;
    else if (!pair || typeof pair !== "object" || !("key" in pair)) {
      _pair = new Pair(pair, pair?.value);
    } else
      _pair = new Pair(pair.key, pair.value);
    const prev = findPair(this.items, _pair.key);
    const sortEntries = this.schema?.sortMapEntries;
    if (prev) {
      if (!overwrite)
        throw new Error(`Key ${_pair.key} already set`);
      if (isScalar(prev.value) && isScalarValue(_pair.value))
        prev.value.value = _pair.value;
      else
        prev.value = _pair.value;
    } else if (sortEntries) {
      const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
      if (i === -1)
        this.items.push(_pair);
      else
        this.items.splice(i, 0, _pair);
    } else {
      this.items.push(_pair);
    }
  }
  delete(key) {
    const it = findPair(this.items, key);
    if (!it)
      return false;
    const del = this.items.splice(this.items.indexOf(it), 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const it = findPair(this.items, key);
    const node = it?.value;
    return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
  }
  has(key) {
    return !!findPair(this.items, key);
  }
  set(key, value) {
    this.add(new Pair(key, value), true);
  }
  /**
   * @param ctx - Conversion context, originally set in Document#toJS()
   * @param {Class} Type - If set, forces the returned collection type
   * @returns Instance of Type, Map, or Object
   */
  toJSON(_, ctx, Type) {
    const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const item of this.items)
      addPairToJSMap(ctx, map2, item);
    return map2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    for (const item of this.items) {
      if (!isPair(item))
        throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
    }
    if (!ctx.allNullValues && this.hasAllNullValues(false))
      ctx = Object.assign({}, ctx, { allNullValues: true });
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "",
      flowChars: { start: "{", end: "}" },
      itemIndent: ctx.indent || "",
      onChompKeep,
      onComment
    });
  }
};

// node_modules/yaml/browser/dist/schema/common/map.js
var map = {
  collection: "map",
  default: true,
  nodeClass: YAMLMap,
  tag: "tag:yaml.org,2002:map",
  resolve(map2, onError) {
    if (!isMap(map2))
      onError("Expected a mapping for this tag");
    return map2;
  },
  createNode: (schema5, obj, ctx) => YAMLMap.from(schema5, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(schema5) {
    super(SEQ, schema5);
    this.items = [];
  }
  add(value) {
    this.items.push(value);
  }
  /**
   * Removes a value from the collection.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   *
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return false;
    const del = this.items.splice(idx, 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return void 0;
    const it = this.items[idx];
    return !keepScalar && isScalar(it) ? it.value : it;
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   */
  has(key) {
    const idx = asItemIndex(key);
    return typeof idx === "number" && idx < this.items.length;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   *
   * If `key` does not contain a representation of an integer, this will throw.
   * It may be wrapped in a `Scalar`.
   */
  set(key, value) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      throw new Error(`Expected a valid index, not ${key}.`);
    const prev = this.items[idx];
    if (isScalar(prev) && isScalarValue(value))
      prev.value = value;
    else
      this.items[idx] = value;
  }
  toJSON(_, ctx) {
    const seq2 = [];
    if (ctx?.onCreate)
      ctx.onCreate(seq2);
    let i = 0;
    for (const item of this.items)
      seq2.push(toJS(item, String(i++), ctx));
    return seq2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "- ",
      flowChars: { start: "[", end: "]" },
      itemIndent: (ctx.indent || "") + "  ",
      onChompKeep,
      onComment
    });
  }
  static from(schema5, obj, ctx) {
    const { replacer } = ctx;
    const seq2 = new this(schema5);
    if (obj && Symbol.iterator in Object(obj)) {
      let i = 0;
      for (let it of obj) {
        if (typeof replacer === "function") {
          const key = obj instanceof Set ? it : String(i++);
          it = replacer.call(obj, key, it);
        }
        seq2.items.push(createNode(it, void 0, ctx));
      }
    }
    return seq2;
  }
};
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
var seq = {
  collection: "seq",
  default: true,
  nodeClass: YAMLSeq,
  tag: "tag:yaml.org,2002:seq",
  resolve(seq2, onError) {
    if (!isSeq(seq2))
      onError("Expected a sequence for this tag");
    return seq2;
  },
  createNode: (schema5, obj, ctx) => YAMLSeq.from(schema5, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
var string = {
  identify: (value) => typeof value === "string",
  default: true,
  tag: "tag:yaml.org,2002:str",
  resolve: (str) => str,
  stringify(item, ctx, onComment, onChompKeep) {
    ctx = Object.assign({ actualString: true }, ctx);
    return stringifyString(item, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag = {
  identify: (value) => value == null,
  createNode: () => new Scalar(null),
  default: true,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new Scalar(null),
  stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag = {
  identify: (value) => typeof value === "boolean",
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
  resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
  stringify({ source, value }, ctx) {
    if (source && boolTag.test.test(source)) {
      const sv = source[0] === "t" || source[0] === "T";
      if (value === sv)
        return source;
    }
    return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str));
    const dot = str.indexOf(".");
    if (dot !== -1 && str[str.length - 1] === "0")
      node.minFractionDigits = str.length - dot - 1;
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify(node, radix, prefix) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix + value.toString(radix);
  return stringifyNumber(node);
}
var intOct = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
  stringify: (node) => intStringify(node, 8, "0o")
};
var int = {
  identify: intIdentify,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
  stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
var schema = [
  map,
  seq,
  string,
  nullTag,
  boolTag,
  intOct,
  int,
  intHex,
  floatNaN,
  floatExp,
  float
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON = ({ value }) => JSON.stringify(value);
var jsonScalars = [
  {
    identify: (value) => typeof value === "string",
    default: true,
    tag: "tag:yaml.org,2002:str",
    resolve: (str) => str,
    stringify: stringifyJSON
  },
  {
    identify: (value) => value == null,
    createNode: () => new Scalar(null),
    default: true,
    tag: "tag:yaml.org,2002:null",
    test: /^null$/,
    resolve: () => null,
    stringify: stringifyJSON
  },
  {
    identify: (value) => typeof value === "boolean",
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^true$|^false$/,
    resolve: (str) => str === "true",
    stringify: stringifyJSON
  },
  {
    identify: intIdentify2,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^-?(?:0|[1-9][0-9]*)$/,
    resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
    stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
  },
  {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
    resolve: (str) => parseFloat(str),
    stringify: stringifyJSON
  }
];
var jsonError = {
  default: true,
  tag: "",
  test: /^/,
  resolve(str, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
    return str;
  }
};
var schema2 = [map, seq].concat(jsonScalars, jsonError);

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary = {
  identify: (value) => value instanceof Uint8Array,
  // Buffer inherits from Uint8Array
  default: false,
  tag: "tag:yaml.org,2002:binary",
  /**
   * Returns a Buffer in node and an Uint8Array in browsers
   *
   * To use the resulting buffer as an image, you'll want to do something like:
   *
   *   const blob = new Blob([buffer], { type: 'image/jpeg' })
   *   document.querySelector('#photo').src = URL.createObjectURL(blob)
   */
  resolve(src, onError) {
    if (typeof atob === "function") {
      const str = atob(src.replace(/[\n\r]/g, ""));
      const buffer = new Uint8Array(str.length);
      for (let i = 0; i < str.length; ++i)
        buffer[i] = str.charCodeAt(i);
      return buffer;
    } else {
      onError("This environment does not support reading binary tags; either Buffer or atob is required");
      return src;
    }
  },
  stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
    if (!value)
      return "";
    const buf = value;
    let str;
    if (typeof btoa === "function") {
      let s = "";
      for (let i = 0; i < buf.length; ++i)
        s += String.fromCharCode(buf[i]);
      str = btoa(s);
    } else {
      throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    }
    type ?? (type = Scalar.BLOCK_LITERAL);
    if (type !== Scalar.QUOTE_DOUBLE) {
      const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
      const n = Math.ceil(str.length / lineWidth);
      const lines = new Array(n);
      for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
        lines[i] = str.substr(o, lineWidth);
      }
      str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema5, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema5);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key = keys[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key = it;
      }
      pairs2.items.push(createPair(key, value, ctx));
    }
  return pairs2;
}
var pairs = {
  collection: "seq",
  default: false,
  tag: "tag:yaml.org,2002:pairs",
  resolve: resolvePairs,
  createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class _YAMLOMap extends YAMLSeq {
  constructor() {
    super();
    this.add = YAMLMap.prototype.add.bind(this);
    this.delete = YAMLMap.prototype.delete.bind(this);
    this.get = YAMLMap.prototype.get.bind(this);
    this.has = YAMLMap.prototype.has.bind(this);
    this.set = YAMLMap.prototype.set.bind(this);
    this.tag = _YAMLOMap.tag;
  }
  /**
   * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
   * but TypeScript won't allow widening the signature of a child method.
   */
  toJSON(_, ctx) {
    if (!ctx)
      return super.toJSON(_);
    const map2 = /* @__PURE__ */ new Map();
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const pair of this.items) {
      let key, value;
      if (isPair(pair)) {
        key = toJS(pair.key, "", ctx);
        value = toJS(pair.value, key, ctx);
      } else {
        key = toJS(pair, "", ctx);
      }
      if (map2.has(key))
        throw new Error("Ordered maps must not include duplicate keys");
      map2.set(key, value);
    }
    return map2;
  }
  static from(schema5, iterable, ctx) {
    const pairs2 = createPairs(schema5, iterable, ctx);
    const omap2 = new this();
    omap2.items = pairs2.items;
    return omap2;
  }
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
var omap = {
  collection: "seq",
  identify: (value) => value instanceof Map,
  nodeClass: YAMLOMap,
  default: false,
  tag: "tag:yaml.org,2002:omap",
  resolve(seq2, onError) {
    const pairs2 = resolvePairs(seq2, onError);
    const seenKeys = [];
    for (const { key } of pairs2.items) {
      if (isScalar(key)) {
        if (seenKeys.includes(key.value)) {
          onError(`Ordered maps must not include duplicate keys: ${key.value}`);
        } else {
          seenKeys.push(key.value);
        }
      }
    }
    return Object.assign(new YAMLOMap(), pairs2);
  },
  createNode: (schema5, iterable, ctx) => YAMLOMap.from(schema5, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source && boolObj.test.test(source))
    return source;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag = {
  identify: (value) => value === true,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new Scalar(true),
  stringify: boolStringify
};
var falseTag = {
  identify: (value) => value === false,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new Scalar(false),
  stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str.replace(/_/g, "")),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str.replace(/_/g, "")));
    const dot = str.indexOf(".");
    if (dot !== -1) {
      const f = str.substring(dot + 1).replace(/_/g, "");
      if (f[f.length - 1] === "0")
        node.minFractionDigits = f.length;
    }
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve2(str, offset, radix, { intAsBigInt }) {
  const sign = str[0];
  if (sign === "-" || sign === "+")
    offset += 1;
  str = str.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str = `0b${str}`;
        break;
      case 8:
        str = `0o${str}`;
        break;
      case 16:
        str = `0x${str}`;
        break;
    }
    const n2 = BigInt(str);
    return sign === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str, radix);
  return sign === "-" ? -1 * n : n;
}
function intStringify2(node, radix, prefix) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str = value.toString(radix);
    return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
  }
  return stringifyNumber(node);
}
var intBin = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
  stringify: (node) => intStringify2(node, 2, "0b")
};
var intOct2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
  stringify: (node) => intStringify2(node, 8, "0")
};
var int2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
  stringify: (node) => intStringify2(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class _YAMLSet extends YAMLMap {
  constructor(schema5) {
    super(schema5);
    this.tag = _YAMLSet.tag;
  }
  add(key) {
    let pair;
    if (isPair(key))
      pair = key;
    else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
      pair = new Pair(key.key, null);
    else
      pair = new Pair(key, null);
    const prev = findPair(this.items, pair.key);
    if (!prev)
      this.items.push(pair);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(key, keepPair) {
    const pair = findPair(this.items, key);
    return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
  }
  set(key, value) {
    if (typeof value !== "boolean")
      throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
    const prev = findPair(this.items, key);
    if (prev && !value) {
      this.items.splice(this.items.indexOf(prev), 1);
    } else if (!prev && value) {
      this.items.push(new Pair(key));
    }
  }
  toJSON(_, ctx) {
    return super.toJSON(_, ctx, Set);
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    if (this.hasAllNullValues(true))
      return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
    else
      throw new Error("Set items must all have null values");
  }
  static from(schema5, iterable, ctx) {
    const { replacer } = ctx;
    const set2 = new this(schema5);
    if (iterable && Symbol.iterator in Object(iterable))
      for (let value of iterable) {
        if (typeof replacer === "function")
          value = replacer.call(iterable, value, value);
        set2.items.push(createPair(value, null, ctx));
      }
    return set2;
  }
};
YAMLSet.tag = "tag:yaml.org,2002:set";
var set = {
  collection: "map",
  identify: (value) => value instanceof Set,
  nodeClass: YAMLSet,
  default: false,
  tag: "tag:yaml.org,2002:set",
  createNode: (schema5, iterable, ctx) => YAMLSet.from(schema5, iterable, ctx),
  resolve(map2, onError) {
    if (isMap(map2)) {
      if (map2.hasAllNullValues(true))
        return Object.assign(new YAMLSet(), map2);
      else
        onError("Set items must all have null values");
    } else
      onError("Expected a mapping for this tag");
    return map2;
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
  const sign = str[0];
  const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign = "";
  if (value < 0) {
    sign = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts = [value % _60];
  if (value < 60) {
    parts.unshift(0);
  } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts[0]) / _60;
      parts.unshift(value);
    }
  }
  return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime = {
  identify: (value) => typeof value === "bigint" || Number.isInteger(value),
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
  stringify: stringifySexagesimal
};
var floatTime = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (str) => parseSexagesimal(str, false),
  stringify: stringifySexagesimal
};
var timestamp = {
  identify: (value) => value instanceof Date,
  default: true,
  tag: "tag:yaml.org,2002:timestamp",
  // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
  // may be omitted altogether, resulting in a date format. In such a case, the time part is
  // assumed to be 00:00:00Z (start of day, UTC).
  test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
  resolve(str) {
    const match = str.match(timestamp.test);
    if (!match)
      throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, year, month, day, hour, minute, second] = match.map(Number);
    const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
    let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
    const tz = match[8];
    if (tz && tz !== "Z") {
      let d = parseSexagesimal(tz, false);
      if (Math.abs(d) < 30)
        d *= 60;
      date -= 6e4 * d;
    }
    return new Date(date);
  },
  stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3 = [
  map,
  seq,
  string,
  nullTag,
  trueTag,
  falseTag,
  intBin,
  intOct2,
  int2,
  intHex2,
  floatNaN2,
  floatExp2,
  float2,
  binary,
  merge,
  omap,
  pairs,
  set,
  intTime,
  floatTime,
  timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
var schemas = /* @__PURE__ */ new Map([
  ["core", schema],
  ["failsafe", [map, seq, string]],
  ["json", schema2],
  ["yaml11", schema3],
  ["yaml-1.1", schema3]
]);
var tagsByName = {
  binary,
  bool: boolTag,
  float,
  floatExp,
  floatNaN,
  floatTime,
  int,
  intHex,
  intOct,
  intTime,
  map,
  merge,
  null: nullTag,
  omap,
  pairs,
  seq,
  set,
  timestamp
};
var coreKnownTags = {
  "tag:yaml.org,2002:binary": binary,
  "tag:yaml.org,2002:merge": merge,
  "tag:yaml.org,2002:omap": omap,
  "tag:yaml.org,2002:pairs": pairs,
  "tag:yaml.org,2002:set": set,
  "tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class _Schema {
  constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema5, sortMapEntries, toStringDefaults }) {
    this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
    this.name = typeof schema5 === "string" && schema5 || "core";
    this.knownTags = resolveKnownTags ? coreKnownTags : {};
    this.tags = getTags(customTags, this.name, merge2);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, MAP, { value: map });
    Object.defineProperty(this, SCALAR, { value: string });
    Object.defineProperty(this, SEQ, { value: seq });
    this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
  }
  clone() {
    const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
    copy.tags = this.tags.slice();
    return copy;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
  const lines = [];
  let hasDirectives = options.directives === true;
  if (options.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines.push("---");
  const ctx = createStringifyContext(doc, options);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines.length !== 1)
      lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
      lines[lines.length - 1] = `--- ${body}`;
    } else
      lines.push(body);
  } else {
    lines.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines.push("...");
        lines.push(indentComment(cs, ""));
      } else {
        lines.push(`... ${cs}`);
      }
    } else {
      lines.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
        lines.push("");
      lines.push(indentComment(commentString(dc), ""));
    }
  }
  return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class _Document {
  constructor(value, replacer, options) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, NODE_TYPE, { value: DOC });
    let _replacer = null;
    if (typeof replacer === "function" || Array.isArray(replacer)) {
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const opt = Object.assign({
      intAsBigInt: false,
      keepSourceTokens: false,
      logLevel: "warn",
      prettyErrors: true,
      strict: true,
      stringKeys: false,
      uniqueKeys: true,
      version: "1.2"
    }, options);
    this.options = opt;
    let { version } = opt;
    if (options?._directives) {
      this.directives = options._directives.atDocument();
      if (this.directives.yaml.explicit)
        version = this.directives.yaml.version;
    } else
      this.directives = new Directives({ version });
    this.setSchema(version, options);
    this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
  }
  /**
   * Create a deep copy of this Document and its contents.
   *
   * Custom Node values that inherit from `Object` still refer to their original instances.
   */
  clone() {
    const copy = Object.create(_Document.prototype, {
      [NODE_TYPE]: { value: DOC }
    });
    copy.commentBefore = this.commentBefore;
    copy.comment = this.comment;
    copy.errors = this.errors.slice();
    copy.warnings = this.warnings.slice();
    copy.options = Object.assign({}, this.options);
    if (this.directives)
      copy.directives = this.directives.clone();
    copy.schema = this.schema.clone();
    copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** Adds a value to the document. */
  add(value) {
    if (assertCollection(this.contents))
      this.contents.add(value);
  }
  /** Adds a value to the document. */
  addIn(path, value) {
    if (assertCollection(this.contents))
      this.contents.addIn(path, value);
  }
  /**
   * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
   *
   * If `node` already has an anchor, `name` is ignored.
   * Otherwise, the `node.anchor` value will be set to `name`,
   * or if an anchor with that name is already present in the document,
   * `name` will be used as a prefix for a new unique anchor.
   * If `name` is undefined, the generated anchor will use 'a' as a prefix.
   */
  createAlias(node, name2) {
    if (!node.anchor) {
      const prev = anchorNames(this);
      node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name2 || prev.has(name2) ? findNewAnchor(name2 || "a", prev) : name2;
    }
    return new Alias(node.anchor);
  }
  createNode(value, replacer, options) {
    let _replacer = void 0;
    if (typeof replacer === "function") {
      value = replacer.call({ "": value }, "", value);
      _replacer = replacer;
    } else if (Array.isArray(replacer)) {
      const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
      const asStr = replacer.filter(keyToStr).map(String);
      if (asStr.length > 0)
        replacer = replacer.concat(asStr);
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
    const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
      this,
      // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      anchorPrefix || "a"
    );
    const ctx = {
      aliasDuplicateObjects: aliasDuplicateObjects ?? true,
      keepUndefined: keepUndefined ?? false,
      onAnchor,
      onTagObj,
      replacer: _replacer,
      schema: this.schema,
      sourceObjects
    };
    const node = createNode(value, tag, ctx);
    if (flow && isCollection(node))
      node.flow = true;
    setAnchors();
    return node;
  }
  /**
   * Convert a key and a value into a `Pair` using the current schema,
   * recursively wrapping all values as `Scalar` or `Collection` nodes.
   */
  createPair(key, value, options = {}) {
    const k = this.createNode(key, null, options);
    const v = this.createNode(value, null, options);
    return new Pair(k, v);
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    return assertCollection(this.contents) ? this.contents.delete(key) : false;
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    if (isEmptyPath(path)) {
      if (this.contents == null)
        return false;
      this.contents = null;
      return true;
    }
    return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  get(key, keepScalar) {
    return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
  }
  /**
   * Returns item at `path`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    if (isEmptyPath(path))
      return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
    return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
  }
  /**
   * Checks if the document includes a value with the key `key`.
   */
  has(key) {
    return isCollection(this.contents) ? this.contents.has(key) : false;
  }
  /**
   * Checks if the document includes a value at `path`.
   */
  hasIn(path) {
    if (isEmptyPath(path))
      return this.contents !== void 0;
    return isCollection(this.contents) ? this.contents.hasIn(path) : false;
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  set(key, value) {
    if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, [key], value);
    } else if (assertCollection(this.contents)) {
      this.contents.set(key, value);
    }
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    if (isEmptyPath(path)) {
      this.contents = value;
    } else if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, Array.from(path), value);
    } else if (assertCollection(this.contents)) {
      this.contents.setIn(path, value);
    }
  }
  /**
   * Change the YAML version and schema used by the document.
   * A `null` version disables support for directives, explicit tags, anchors, and aliases.
   * It also requires the `schema` option to be given as a `Schema` instance value.
   *
   * Overrides all previously set schema options.
   */
  setSchema(version, options = {}) {
    if (typeof version === "number")
      version = String(version);
    let opt;
    switch (version) {
      case "1.1":
        if (this.directives)
          this.directives.yaml.version = "1.1";
        else
          this.directives = new Directives({ version: "1.1" });
        opt = { resolveKnownTags: false, schema: "yaml-1.1" };
        break;
      case "1.2":
      case "next":
        if (this.directives)
          this.directives.yaml.version = version;
        else
          this.directives = new Directives({ version });
        opt = { resolveKnownTags: true, schema: "core" };
        break;
      case null:
        if (this.directives)
          delete this.directives;
        opt = null;
        break;
      default: {
        const sv = JSON.stringify(version);
        throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
      }
    }
    if (options.schema instanceof Object)
      this.schema = options.schema;
    else if (opt)
      this.schema = new Schema(Object.assign(opt, options));
    else
      throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
  }
  // json & jsonArg are only used from toJSON()
  toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc: this,
      keep: !json,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this.contents, jsonArg ?? "", ctx);
    if (typeof onAnchor === "function")
      for (const { count, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
  /**
   * A JSON representation of the document `contents`.
   *
   * @param jsonArg Used by `JSON.stringify` to indicate the array index or
   *   property name.
   */
  toJSON(jsonArg, onAnchor) {
    return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
  }
  /** A YAML representation of the document. */
  toString(options = {}) {
    if (this.errors.length > 0)
      throw new Error("Document with errors cannot be stringified");
    if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
      const s = JSON.stringify(options.indent);
      throw new Error(`"indent" option must be a positive integer, not ${s}`);
    }
    return stringifyDocument(this, options);
  }
};
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
  constructor(name2, pos, code, message) {
    super();
    this.name = name2;
    this.code = code;
    this.message = message;
    this.pos = pos;
  }
};
var YAMLParseError = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLParseError", pos, code, message);
  }
};
var YAMLWarning = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLWarning", pos, code, message);
  }
};
var prettifyError = (src, lc) => (error) => {
  if (error.pos[0] === -1)
    return;
  error.linePos = error.pos.map((pos) => lc.linePos(pos));
  const { line: line2, col } = error.linePos[0];
  error.message += ` at line ${line2}, column ${col}`;
  let ci = col - 1;
  let lineStr = src.substring(lc.lineStarts[line2 - 1], lc.lineStarts[line2]).replace(/[\n\r]+$/, "");
  if (ci >= 60 && lineStr.length > 80) {
    const trimStart = Math.min(ci - 39, lineStr.length - 79);
    lineStr = "\u2026" + lineStr.substring(trimStart);
    ci -= trimStart - 1;
  }
  if (lineStr.length > 80)
    lineStr = lineStr.substring(0, 79) + "\u2026";
  if (line2 > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
    let prev = src.substring(lc.lineStarts[line2 - 2], lc.lineStarts[line2 - 1]);
    if (prev.length > 80)
      prev = prev.substring(0, 79) + "\u2026\n";
    lineStr = prev + lineStr;
  }
  if (/[^ ]/.test(lineStr)) {
    let count = 1;
    const end = error.linePos[1];
    if (end?.line === line2 && end.col > col) {
      count = Math.max(1, Math.min(end.col - col, 80 - ci));
    }
    const pointer = " ".repeat(ci) + "^".repeat(count);
    error.message += `:

${lineStr}
${pointer}
`;
  }
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token of tokens) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end,
    start: start ?? end
  };
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end, "BAD_INDENT", msg, true);
    }
  }
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items2, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items2.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq2.items.push(node);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
  let comment = "";
  if (end) {
    let hasSpace = false;
    let sep = "";
    for (const token of end) {
      const { source, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep + cb;
          sep = "";
          break;
        }
        case "newline":
          if (comment)
            sep += source;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source.length;
    }
  }
  return { comment, offset };
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg = "Block collections are not allowed within flow collections";
var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key, sep, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep)
            for (const st of sep) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name2 = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name2} must end with a ${expectedEnd}` : `${name2} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
      if (coll.comment)
        coll.comment += "\n" + end.comment;
      else
        coll.comment = end.comment;
    }
    coll.range = [fc.offset, cePos, end.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
  const start = scalar.offset;
  const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar.source ? splitLines2(scalar.source) : [];
  let chompStart = lines.length;
  for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end2 = start + header.length;
    if (scalar.source)
      end2 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
  }
  let trimIndent = scalar.indent + header.indent;
  let offset = scalar.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep + indent.slice(trimIndent) + content;
      sep = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep === " ")
        sep = "\n";
      else if (!prevMoreIndented && sep === "\n")
        sep = "\n\n";
      value += sep + indent.slice(trimIndent) + content;
      sep = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep === "\n")
        value += "\n";
      else
        sep = "\n";
    } else {
      value += sep + content;
      sep = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines.length; ++i)
        value += "\n" + lines[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source } = props[0];
  const mode = source[0];
  let indent = 0;
  let chomp = "";
  let error = -1;
  for (let i = 1; i < source.length; ++i) {
    const ch = source[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error === -1)
        error = offset + i;
    }
  }
  if (error !== -1)
    onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
  let hasSpace = false;
  let comment = "";
  let length = source.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent, chomp, comment, length };
}
function splitLines2(source) {
  const split2 = source.split(/\n( *)/);
  const first = split2[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split2.length; i += 2)
    lines.push([split2[i], split2[i + 1]]);
  return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
  const { offset, type, source, end } = scalar;
  let _type;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source.length, offset + source.length]
      };
  }
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, strict, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source, onError) {
  let badChar = "";
  switch (source[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
  if (source[source.length - 1] !== "'" || source.length === 1)
    onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
  const line2 = /(.*?)\r?\n/sy;
  let match = line2.exec(source);
  if (!match)
    return source;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep = " ";
  let pos = line2.lastIndex;
  while (match = line2.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep === "\n")
        res += sep;
      else
        sep = "\n";
    } else {
      res += sep + lm;
      sep = " ";
    }
    pos = line2.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source);
  return res + sep + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
  let res = "";
  for (let i = 1; i < source.length - 1; ++i) {
    const ch = source[i];
    if (ch === "\r" && source[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next = source[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source[i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "\r" && source[i + 1] === "\n") {
        next = source[++i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source, i + 1, length, onError);
        i += length;
      } else {
        const raw = source.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source[i + 1];
      while (next === " " || next === "	")
        next = source[++i + 1];
      if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
        res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source[source.length - 1] !== '"' || source.length === 1)
    onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source, offset) {
  let fold = "";
  let ch = source[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
var escapeCodes = {
  "0": "\0",
  // null character
  a: "\x07",
  // bell character
  b: "\b",
  // backspace
  e: "\x1B",
  // escape character
  f: "\f",
  // form feed
  n: "\n",
  // line feed
  r: "\r",
  // carriage return
  t: "	",
  // horizontal tab
  v: "\v",
  // vertical tab
  N: "\x85",
  // Unicode next line
  _: "\xA0",
  // Unicode non-breaking space
  L: "\u2028",
  // Unicode line separator
  P: "\u2029",
  // Unicode paragraph separator
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  "	": "	"
};
function parseCharCode(source, offset, length, onError) {
  const cc = source.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range: range2 } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range2;
  scalar.source = value;
  if (type)
    scalar.type = type;
  if (tagName)
    scalar.tag = tagName;
  if (tag.format)
    scalar.format = tag.format;
  if (comment)
    scalar.comment = comment;
  return scalar;
}
function findScalarTagByName(schema5, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema5[SCALAR];
  const matchWithTest = [];
  for (const tag of schema5.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema5.knownTags[tagName];
  if (kt && !kt.collection) {
    schema5.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema5[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema5 }, value, token, onError) {
  const tag = schema5.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema5[SCALAR];
  if (schema5.compat) {
    const compat = schema5.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema5[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
var CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end;
  }
  return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
  const alias = new Alias(source.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, options.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
  const opts = Object.assign({ _directives: directives }, options);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source } = src;
  return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source = prelude[i];
    switch (source[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer = class {
  constructor(options = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (source, code, message, warning) => {
      const pos = getErrorPos(source);
      if (warning)
        this.warnings.push(new YAMLWarning(pos, code, message));
      else
        this.errors.push(new YAMLParseError(pos, code, message));
    };
    this.directives = new Directives({ version: options.version || "1.2" });
    this.options = options;
  }
  decorate(doc, afterDoc) {
    const { comment, afterEmptyLine } = parsePrelude(this.prelude);
    if (comment) {
      const dc = doc.contents;
      if (afterDoc) {
        doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
      } else if (afterEmptyLine || doc.directives.docStart || !dc) {
        doc.commentBefore = comment;
      } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
        let it = dc.items[0];
        if (isPair(it))
          it = it.key;
        const cb = it.commentBefore;
        it.commentBefore = cb ? `${comment}
${cb}` : comment;
      } else {
        const cb = dc.commentBefore;
        dc.commentBefore = cb ? `${comment}
${cb}` : comment;
      }
    }
    if (afterDoc) {
      for (let i = 0; i < this.errors.length; ++i)
        doc.errors.push(this.errors[i]);
      for (let i = 0; i < this.warnings.length; ++i)
        doc.warnings.push(this.warnings[i]);
    } else {
      doc.errors = this.errors;
      doc.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
  }
  /**
   * Current stream status information.
   *
   * Mostly useful at the end of input for an empty stream.
   */
  streamInfo() {
    return {
      comment: parsePrelude(this.prelude).comment,
      directives: this.directives,
      errors: this.errors,
      warnings: this.warnings
    };
  }
  /**
   * Compose tokens into documents.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *compose(tokens, forceDoc = false, endOffset = -1) {
    for (const token of tokens)
      yield* this.next(token);
    yield* this.end(forceDoc, endOffset);
  }
  /** Advance the composer by one CST token. */
  *next(token) {
    switch (token.type) {
      case "directive":
        this.directives.add(token.source, (offset, message, warning) => {
          const pos = getErrorPos(token);
          pos[0] += offset;
          this.onError(pos, "BAD_DIRECTIVE", message, warning);
        });
        this.prelude.push(token.source);
        this.atDirectives = true;
        break;
      case "document": {
        const doc = composeDoc(this.options, this.directives, token, this.onError);
        if (this.atDirectives && !doc.directives.docStart)
          this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
        this.decorate(doc, false);
        if (this.doc)
          yield this.doc;
        this.doc = doc;
        this.atDirectives = false;
        break;
      }
      case "byte-order-mark":
      case "space":
        break;
      case "comment":
      case "newline":
        this.prelude.push(token.source);
        break;
      case "error": {
        const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
        const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
        if (this.atDirectives || !this.doc)
          this.errors.push(error);
        else
          this.doc.errors.push(error);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          const msg = "Unexpected doc-end without preceding document";
          this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
          break;
        }
        this.doc.directives.docEnd = true;
        const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
        this.decorate(this.doc, true);
        if (end.comment) {
          const dc = this.doc.comment;
          this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
        }
        this.doc.range[2] = end.offset;
        break;
      }
      default:
        this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
    }
  }
  /**
   * Call at end of input to yield any remaining document.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *end(forceDoc = false, endOffset = -1) {
    if (this.doc) {
      this.decorate(this.doc, true);
      yield this.doc;
      this.doc = null;
    } else if (forceDoc) {
      const opts = Object.assign({ _directives: this.directives }, this.options);
      const doc = new Document(void 0, opts);
      if (this.atDirectives)
        this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
      doc.range = [0, endOffset, endOffset];
      this.decorate(doc, false);
      yield doc;
    }
  }
};

// node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2 = /* @__PURE__ */ Symbol("break visit");
var SKIP2 = /* @__PURE__ */ Symbol("skip children");
var REMOVE2 = /* @__PURE__ */ Symbol("remove item");
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
visit2.BREAK = BREAK2;
visit2.SKIP = SKIP2;
visit2.REMOVE = REMOVE2;
visit2.itemAtPath = (cst, path) => {
  let item = cst;
  for (const [field, index] of path) {
    const tok = item?.[field];
    if (tok && "items" in tok) {
      item = tok.items[index];
    } else
      return void 0;
  }
  return item;
};
visit2.parentCollection = (cst, path) => {
  const parent = visit2.itemAtPath(cst, path.slice(0, -1));
  const field = path[path.length - 1][0];
  const coll = parent?.[field];
  if (coll && "items" in coll)
    return coll;
  throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
  let ctrl = visitor(item, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token = item[field];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
var BOM = "\uFEFF";
var DOCUMENT = "";
var FLOW_END = "";
var SCALAR2 = "";
function tokenType(source) {
  switch (source) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits = new Set("0123456789ABCDEFabcdef");
var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
var flowIndicatorChars = new Set(",[]{}");
var invalidAnchorChars = new Set(" ,[]{}\n\r	");
var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
  constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
  }
  /**
   * Generate YAML tokens from the `source` string. If `incomplete`,
   * a part of the last line may be left as a buffer for the next call.
   *
   * @returns A generator of lexical tokens
   */
  *lex(source, incomplete = false) {
    if (source) {
      if (typeof source !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source : source;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete;
    let next = this.next ?? "stream";
    while (next && (incomplete || this.hasChars(1)))
      next = yield* this.parseNext(next);
  }
  atLineEnd() {
    let i = this.pos;
    let ch = this.buffer[i];
    while (ch === " " || ch === "	")
      ch = this.buffer[++i];
    if (!ch || ch === "#" || ch === "\n")
      return true;
    if (ch === "\r")
      return this.buffer[i + 1] === "\n";
    return false;
  }
  charAt(n) {
    return this.buffer[this.pos + n];
  }
  continueScalar(offset) {
    let ch = this.buffer[offset];
    if (this.indentNext > 0) {
      let indent = 0;
      while (ch === " ")
        ch = this.buffer[++indent + offset];
      if (ch === "\r") {
        const next = this.buffer[indent + offset + 1];
        if (next === "\n" || !next && !this.atEnd)
          return offset + indent + 1;
      }
      return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
    }
    if (ch === "-" || ch === ".") {
      const dt = this.buffer.substr(offset, 3);
      if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
        return -1;
    }
    return offset;
  }
  getLine() {
    let end = this.lineEndPos;
    if (typeof end !== "number" || end !== -1 && end < this.pos) {
      end = this.buffer.indexOf("\n", this.pos);
      this.lineEndPos = end;
    }
    if (end === -1)
      return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end - 1] === "\r")
      end -= 1;
    return this.buffer.substring(this.pos, end);
  }
  hasChars(n) {
    return this.pos + n <= this.buffer.length;
  }
  setNext(state) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = state;
    return null;
  }
  peek(n) {
    return this.buffer.substr(this.pos, n);
  }
  *parseNext(next) {
    switch (next) {
      case "stream":
        return yield* this.parseStream();
      case "line-start":
        return yield* this.parseLineStart();
      case "block-start":
        return yield* this.parseBlockStart();
      case "doc":
        return yield* this.parseDocument();
      case "flow":
        return yield* this.parseFlowCollection();
      case "quoted-scalar":
        return yield* this.parseQuotedScalar();
      case "block-scalar":
        return yield* this.parseBlockScalar();
      case "plain-scalar":
        return yield* this.parsePlainScalar();
    }
  }
  *parseStream() {
    let line2 = this.getLine();
    if (line2 === null)
      return this.setNext("stream");
    if (line2[0] === BOM) {
      yield* this.pushCount(1);
      line2 = line2.substring(1);
    }
    if (line2[0] === "%") {
      let dirEnd = line2.length;
      let cs = line2.indexOf("#");
      while (cs !== -1) {
        const ch = line2[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line2.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line2[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line2.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line2.length - sp);
      yield* this.pushNewline();
      return "stream";
    }
    yield DOCUMENT;
    return yield* this.parseLineStart();
  }
  *parseLineStart() {
    const ch = this.charAt(0);
    if (!ch && !this.atEnd)
      return this.setNext("line-start");
    if (ch === "-" || ch === ".") {
      if (!this.atEnd && !this.hasChars(4))
        return this.setNext("line-start");
      const s = this.peek(3);
      if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line2[n]) {
      case "#":
        yield* this.pushCount(line2.length - n);
      // fallthrough
      case void 0:
        yield* this.pushNewline();
        return yield* this.parseLineStart();
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel = 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        return "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "doc";
      case '"':
      case "'":
        return yield* this.parseQuotedScalar();
      case "|":
      case ">":
        n += yield* this.parseBlockScalarHeader();
        n += yield* this.pushSpaces(true);
        yield* this.pushCount(line2.length - n);
        yield* this.pushNewline();
        return yield* this.parseBlockScalar();
      default:
        return yield* this.parsePlainScalar();
    }
  }
  *parseFlowCollection() {
    let nl, sp;
    let indent = -1;
    do {
      nl = yield* this.pushNewline();
      if (nl > 0) {
        sp = yield* this.pushSpaces(false);
        this.indentValue = indent = sp;
      } else {
        sp = 0;
      }
      sp += yield* this.pushSpaces(true);
    } while (nl + sp > 0);
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line2[0] !== "#" || indent === 0 && (line2.startsWith("---") || line2.startsWith("...")) && isEmpty(line2[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line2[0] === "]" || line2[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line2[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line2[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line2.length - n);
        return "flow";
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel += 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        this.flowKey = true;
        this.flowLevel -= 1;
        return this.flowLevel ? "flow" : "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "flow";
      case '"':
      case "'":
        this.flowKey = true;
        return yield* this.parseQuotedScalar();
      case ":": {
        const next = this.charAt(1);
        if (this.flowKey || isEmpty(next) || next === ",") {
          this.flowKey = false;
          yield* this.pushCount(1);
          yield* this.pushSpaces(true);
          return "flow";
        }
      }
      // fallthrough
      default:
        this.flowKey = false;
        return yield* this.parsePlainScalar();
    }
  }
  *parseQuotedScalar() {
    const quote = this.charAt(0);
    let end = this.buffer.indexOf(quote, this.pos + 1);
    if (quote === "'") {
      while (end !== -1 && this.buffer[end + 1] === "'")
        end = this.buffer.indexOf("'", end + 2);
    } else {
      while (end !== -1) {
        let n = 0;
        while (this.buffer[end - 1 - n] === "\\")
          n += 1;
        if (n % 2 === 0)
          break;
        end = this.buffer.indexOf('"', end + 1);
      }
    }
    const qb = this.buffer.substring(0, end);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
      while (nl !== -1) {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = qb.indexOf("\n", cs);
      }
      if (nl !== -1) {
        end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
      }
    }
    if (end === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      end = this.buffer.length;
    }
    yield* this.pushToIndex(end + 1, false);
    return this.flowLevel ? "flow" : "doc";
  }
  *parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let i = this.pos;
    while (true) {
      const ch = this.buffer[++i];
      if (ch === "+")
        this.blockScalarKeep = true;
      else if (ch > "0" && ch <= "9")
        this.blockScalarIndent = Number(ch) - 1;
      else if (ch !== "-")
        break;
    }
    return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
  }
  *parseBlockScalar() {
    let nl = this.pos - 1;
    let indent = 0;
    let ch;
    loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
      switch (ch) {
        case " ":
          indent += 1;
          break;
        case "\n":
          nl = i2;
          indent = 0;
          break;
        case "\r": {
          const next = this.buffer[i2 + 1];
          if (!next && !this.atEnd)
            return this.setNext("block-scalar");
          if (next === "\n")
            break;
        }
        // fallthrough
        default:
          break loop;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("block-scalar");
    if (indent >= this.indentNext) {
      if (this.blockScalarIndent === -1)
        this.indentNext = indent;
      else {
        this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
      }
      do {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = this.buffer.indexOf("\n", cs);
      } while (nl !== -1);
      if (nl === -1) {
        if (!this.atEnd)
          return this.setNext("block-scalar");
        nl = this.buffer.length;
      }
    }
    let i = nl + 1;
    ch = this.buffer[i];
    while (ch === " ")
      ch = this.buffer[++i];
    if (ch === "	") {
      while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
        ch = this.buffer[++i];
      nl = i - 1;
    } else if (!this.blockScalarKeep) {
      do {
        let i2 = nl - 1;
        let ch2 = this.buffer[i2];
        if (ch2 === "\r")
          ch2 = this.buffer[--i2];
        const lastChar = i2;
        while (ch2 === " ")
          ch2 = this.buffer[--i2];
        if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
          nl = i2;
        else
          break;
      } while (true);
    }
    yield SCALAR2;
    yield* this.pushToIndex(nl + 1, true);
    return yield* this.parseLineStart();
  }
  *parsePlainScalar() {
    const inFlow = this.flowLevel > 0;
    let end = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
      if (ch === ":") {
        const next = this.buffer[i + 1];
        if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty(ch)) {
        let next = this.buffer[i + 1];
        if (ch === "\r") {
          if (next === "\n") {
            i += 1;
            ch = "\n";
            next = this.buffer[i + 1];
          } else
            end = i;
        }
        if (next === "#" || inFlow && flowIndicatorChars.has(next))
          break;
        if (ch === "\n") {
          const cs = this.continueScalar(i + 1);
          if (cs === -1)
            break;
          i = Math.max(i, cs - 2);
        }
      } else {
        if (inFlow && flowIndicatorChars.has(ch))
          break;
        end = i;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("plain-scalar");
    yield SCALAR2;
    yield* this.pushToIndex(end + 1, true);
    return inFlow ? "flow" : "doc";
  }
  *pushCount(n) {
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos += n;
      return n;
    }
    return 0;
  }
  *pushToIndex(i, allowEmpty) {
    const s = this.buffer.slice(this.pos, i);
    if (s) {
      yield s;
      this.pos += s.length;
      return s.length;
    } else if (allowEmpty)
      yield "";
    return 0;
  }
  *pushIndicators() {
    let n = 0;
    loop: while (true) {
      switch (this.charAt(0)) {
        case "!":
          n += yield* this.pushTag();
          n += yield* this.pushSpaces(true);
          continue loop;
        case "&":
          n += yield* this.pushUntil(isNotAnchorChar);
          n += yield* this.pushSpaces(true);
          continue loop;
        case "-":
        // this is an error
        case "?":
        // this is an error outside flow collections
        case ":": {
          const inFlow = this.flowLevel > 0;
          const ch1 = this.charAt(1);
          if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
            if (!inFlow)
              this.indentNext = this.indentValue + 1;
            else if (this.flowKey)
              this.flowKey = false;
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            continue loop;
          }
        }
      }
      break loop;
    }
    return n;
  }
  *pushTag() {
    if (this.charAt(1) === "<") {
      let i = this.pos + 2;
      let ch = this.buffer[i];
      while (!isEmpty(ch) && ch !== ">")
        ch = this.buffer[++i];
      return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
    } else {
      let i = this.pos + 1;
      let ch = this.buffer[i];
      while (ch) {
        if (tagChars.has(ch))
          ch = this.buffer[++i];
        else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
          ch = this.buffer[i += 3];
        } else
          break;
      }
      return yield* this.pushToIndex(i, false);
    }
  }
  *pushNewline() {
    const ch = this.buffer[this.pos];
    if (ch === "\n")
      return yield* this.pushCount(1);
    else if (ch === "\r" && this.charAt(1) === "\n")
      return yield* this.pushCount(2);
    else
      return 0;
  }
  *pushSpaces(allowTabs) {
    let i = this.pos - 1;
    let ch;
    do {
      ch = this.buffer[++i];
    } while (ch === " " || allowTabs && ch === "	");
    const n = i - this.pos;
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos = i;
    }
    return n;
  }
  *pushUntil(test) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test(ch))
      ch = this.buffer[++i];
    return yield* this.pushToIndex(i, false);
  }
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
  constructor() {
    this.lineStarts = [];
    this.addNewLine = (offset) => this.lineStarts.push(offset);
    this.linePos = (offset) => {
      let low = 0;
      let high = this.lineStarts.length;
      while (low < high) {
        const mid = low + high >> 1;
        if (this.lineStarts[mid] < offset)
          low = mid + 1;
        else
          high = mid;
      }
      if (this.lineStarts[low] === offset)
        return { line: low + 1, col: 1 };
      if (low === 0)
        return { line: 0, col: offset };
      const start = this.lineStarts[low - 1];
      return { line: low, col: offset - start + 1 };
    };
  }
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
  for (let i = 0; i < list.length; ++i)
    if (list[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list) {
  for (let i = 0; i < list.length; ++i) {
    switch (list[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
  if (source.length < 1e5)
    Array.prototype.push.apply(target, source);
  else
    for (let i = 0; i < source.length; ++i)
      target.push(source[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser = class {
  /**
   * @param onNewLine - If defined, called separately with the start position of
   *   each new line (in `parse()`, including the start of input).
   */
  constructor(onNewLine) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new Lexer();
    this.onNewLine = onNewLine;
  }
  /**
   * Parse `source` as a YAML stream.
   * If `incomplete`, a part of the last line may be left as a buffer for the next call.
   *
   * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
   *
   * @returns A generator of tokens representing each directive, document, and other structure.
   */
  *parse(source, incomplete = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete))
      yield* this.next(lexeme);
    if (!incomplete)
      yield* this.end();
  }
  /**
   * Advance the parser by the `source` of one lexical token.
   */
  *next(source) {
    this.source = source;
    if (this.atScalar) {
      this.atScalar = false;
      yield* this.step();
      this.offset += source.length;
      return;
    }
    const type = tokenType(source);
    if (!type) {
      const message = `Not a YAML token: ${source}`;
      yield* this.pop({ type: "error", offset: this.offset, message, source });
      this.offset += source.length;
    } else if (type === "scalar") {
      this.atNewLine = false;
      this.atScalar = true;
      this.type = "scalar";
    } else {
      this.type = type;
      yield* this.step();
      switch (type) {
        case "newline":
          this.atNewLine = true;
          this.indent = 0;
          if (this.onNewLine)
            this.onNewLine(this.offset + source.length);
          break;
        case "space":
          if (this.atNewLine && source[0] === " ")
            this.indent += source.length;
          break;
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
          if (this.atNewLine)
            this.indent += source.length;
          break;
        case "doc-mode":
        case "flow-error-end":
          return;
        default:
          this.atNewLine = false;
      }
      this.offset += source.length;
    }
  }
  /** Call at end of input to push out any remaining constructions */
  *end() {
    while (this.stack.length > 0)
      yield* this.pop();
  }
  get sourceToken() {
    const st = {
      type: this.type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
    return st;
  }
  *step() {
    const top = this.peek(1);
    if (this.type === "doc-end" && top?.type !== "doc-end") {
      while (this.stack.length > 0)
        yield* this.pop();
      this.stack.push({
        type: "doc-end",
        offset: this.offset,
        source: this.source
      });
      return;
    }
    if (!top)
      return yield* this.stream();
    switch (top.type) {
      case "document":
        return yield* this.document(top);
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return yield* this.scalar(top);
      case "block-scalar":
        return yield* this.blockScalar(top);
      case "block-map":
        return yield* this.blockMap(top);
      case "block-seq":
        return yield* this.blockSequence(top);
      case "flow-collection":
        return yield* this.flowCollection(top);
      case "doc-end":
        return yield* this.documentEnd(top);
    }
    yield* this.pop();
  }
  peek(n) {
    return this.stack[this.stack.length - n];
  }
  *pop(error) {
    const token = error ?? this.stack.pop();
    if (!token) {
      const message = "Tried to pop an empty stack";
      yield { type: "error", offset: this.offset, source: "", message };
    } else if (this.stack.length === 0) {
      yield token;
    } else {
      const top = this.peek(1);
      if (token.type === "block-scalar") {
        token.indent = "indent" in top ? top.indent : 0;
      } else if (token.type === "flow-collection" && top.type === "document") {
        token.indent = 0;
      }
      if (token.type === "flow-collection")
        fixFlowSeqItems(token);
      switch (top.type) {
        case "document":
          top.value = token;
          break;
        case "block-scalar":
          top.props.push(token);
          break;
        case "block-map": {
          const it = top.items[top.items.length - 1];
          if (it.value) {
            top.items.push({ start: [], key: token, sep: [] });
            this.onKeyLine = true;
            return;
          } else if (it.sep) {
            it.value = token;
          } else {
            Object.assign(it, { key: token, sep: [] });
            this.onKeyLine = !it.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          const it = top.items[top.items.length - 1];
          if (it.value)
            top.items.push({ start: [], value: token });
          else
            it.value = token;
          break;
        }
        case "flow-collection": {
          const it = top.items[top.items.length - 1];
          if (!it || it.value)
            top.items.push({ start: [], key: token, sep: [] });
          else if (it.sep)
            it.value = token;
          else
            Object.assign(it, { key: token, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop();
          yield* this.pop(token);
      }
      if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
        const last = token.items[token.items.length - 1];
        if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
          if (top.type === "document")
            top.end = last.start;
          else
            top.items.push({ start: last.start });
          token.items.splice(-1, 1);
        }
      }
    }
  }
  *stream() {
    switch (this.type) {
      case "directive-line":
        yield { type: "directive", offset: this.offset, source: this.source };
        return;
      case "byte-order-mark":
      case "space":
      case "comment":
      case "newline":
        yield this.sourceToken;
        return;
      case "doc-mode":
      case "doc-start": {
        const doc = {
          type: "document",
          offset: this.offset,
          start: []
        };
        if (this.type === "doc-start")
          doc.start.push(this.sourceToken);
        this.stack.push(doc);
        return;
      }
    }
    yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML stream`,
      source: this.source
    };
  }
  *document(doc) {
    if (doc.value)
      return yield* this.lineEnd(doc);
    switch (this.type) {
      case "doc-start": {
        if (findNonEmptyIndex(doc.start) !== -1) {
          yield* this.pop();
          yield* this.step();
        } else
          doc.start.push(this.sourceToken);
        return;
      }
      case "anchor":
      case "tag":
      case "space":
      case "comment":
      case "newline":
        doc.start.push(this.sourceToken);
        return;
    }
    const bv = this.startBlockValue(doc);
    if (bv)
      this.stack.push(bv);
    else {
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML document`,
        source: this.source
      };
    }
  }
  *scalar(scalar) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start = getFirstKeyStartProps(prev);
      let sep;
      if (scalar.end) {
        sep = scalar.end;
        sep.push(this.sourceToken);
        delete scalar.end;
      } else
        sep = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar.offset,
        indent: scalar.indent,
        items: [{ start, key: scalar, sep }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map2;
    } else
      yield* this.lineEnd(scalar);
  }
  *blockScalar(scalar) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar.source = this.source;
        this.atNewLine = true;
        this.indent = 0;
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        yield* this.pop();
        break;
      /* istanbul ignore next should not happen */
      default:
        yield* this.pop();
        yield* this.step();
    }
  }
  *blockMap(map2) {
    const it = map2.items[map2.items.length - 1];
    switch (this.type) {
      case "newline":
        this.onKeyLine = false;
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          it.start.push(this.sourceToken);
        }
        return;
      case "space":
      case "comment":
        if (it.value) {
          map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          if (this.atIndentedComment(it.start, map2.indent)) {
            const prev = map2.items[map2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              map2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
    }
    if (this.indent >= map2.indent) {
      const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
      const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
      let start = [];
      if (atNextItem && it.sep && !it.value) {
        const nl = [];
        for (let i = 0; i < it.sep.length; ++i) {
          const st = it.sep[i];
          switch (st.type) {
            case "newline":
              nl.push(i);
              break;
            case "space":
              break;
            case "comment":
              if (st.indent > map2.indent)
                nl.length = 0;
              break;
            default:
              nl.length = 0;
          }
        }
        if (nl.length >= 2)
          start = it.sep.splice(nl[1]);
      }
      switch (this.type) {
        case "anchor":
        case "tag":
          if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start });
            this.onKeyLine = true;
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            it.start.push(this.sourceToken);
          }
          return;
        case "explicit-key-ind":
          if (!it.sep && !it.explicitKey) {
            it.start.push(this.sourceToken);
            it.explicitKey = true;
          } else if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start, explicitKey: true });
          } else {
            this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken], explicitKey: true }]
            });
          }
          this.onKeyLine = true;
          return;
        case "map-value-ind":
          if (it.explicitKey) {
            if (!it.sep) {
              if (includesToken(it.start, "newline")) {
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              } else {
                const start2 = getFirstKeyStartProps(it.start);
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                });
              }
            } else if (it.value) {
              map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start, key: null, sep: [this.sourceToken] }]
              });
            } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
              const start2 = getFirstKeyStartProps(it.start);
              const key = it.key;
              const sep = it.sep;
              sep.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key, sep }]
              });
            } else if (start.length > 0) {
              it.sep = it.sep.concat(start, this.sourceToken);
            } else {
              it.sep.push(this.sourceToken);
            }
          } else {
            if (!it.sep) {
              Object.assign(it, { key: null, sep: [this.sourceToken] });
            } else if (it.value || atNextItem) {
              map2.items.push({ start, key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [], key: null, sep: [this.sourceToken] }]
              });
            } else {
              it.sep.push(this.sourceToken);
            }
          }
          this.onKeyLine = true;
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (atNextItem || it.value) {
            map2.items.push({ start, key: fs, sep: [] });
            this.onKeyLine = true;
          } else if (it.sep) {
            this.stack.push(fs);
          } else {
            Object.assign(it, { key: fs, sep: [] });
            this.onKeyLine = true;
          }
          return;
        }
        default: {
          const bv = this.startBlockValue(map2);
          if (bv) {
            if (bv.type === "block-seq") {
              if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                yield* this.pop({
                  type: "error",
                  offset: this.offset,
                  message: "Unexpected block-seq-ind on same line with key",
                  source: this.source
                });
                return;
              }
            } else if (atMapIndent) {
              map2.items.push({ start });
            }
            this.stack.push(bv);
            return;
          }
        }
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *blockSequence(seq2) {
    const it = seq2.items[seq2.items.length - 1];
    switch (this.type) {
      case "newline":
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            seq2.items.push({ start: [this.sourceToken] });
        } else
          it.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (it.value)
          seq2.items.push({ start: [this.sourceToken] });
        else {
          if (this.atIndentedComment(it.start, seq2.indent)) {
            const prev = seq2.items[seq2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              seq2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
      case "anchor":
      case "tag":
        if (it.value || this.indent <= seq2.indent)
          break;
        it.start.push(this.sourceToken);
        return;
      case "seq-item-ind":
        if (this.indent !== seq2.indent)
          break;
        if (it.value || includesToken(it.start, "seq-item-ind"))
          seq2.items.push({ start: [this.sourceToken] });
        else
          it.start.push(this.sourceToken);
        return;
    }
    if (this.indent > seq2.indent) {
      const bv = this.startBlockValue(seq2);
      if (bv) {
        this.stack.push(bv);
        return;
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *flowCollection(fc) {
    const it = fc.items[fc.items.length - 1];
    if (this.type === "flow-error-end") {
      let top;
      do {
        yield* this.pop();
        top = this.peek(1);
      } while (top?.type === "flow-collection");
    } else if (fc.end.length === 0) {
      switch (this.type) {
        case "comma":
        case "explicit-key-ind":
          if (!it || it.sep)
            fc.items.push({ start: [this.sourceToken] });
          else
            it.start.push(this.sourceToken);
          return;
        case "map-value-ind":
          if (!it || it.value)
            fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            Object.assign(it, { key: null, sep: [this.sourceToken] });
          return;
        case "space":
        case "comment":
        case "newline":
        case "anchor":
        case "tag":
          if (!it || it.value)
            fc.items.push({ start: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            it.start.push(this.sourceToken);
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (!it || it.value)
            fc.items.push({ start: [], key: fs, sep: [] });
          else if (it.sep)
            this.stack.push(fs);
          else
            Object.assign(it, { key: fs, sep: [] });
          return;
        }
        case "flow-map-end":
        case "flow-seq-end":
          fc.end.push(this.sourceToken);
          return;
      }
      const bv = this.startBlockValue(fc);
      if (bv)
        this.stack.push(bv);
      else {
        yield* this.pop();
        yield* this.step();
      }
    } else {
      const parent = this.peek(2);
      if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
        yield* this.pop();
        yield* this.step();
      } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        fixFlowSeqItems(fc);
        const sep = fc.end.splice(1, fc.end.length);
        sep.push(this.sourceToken);
        const map2 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start, key: fc, sep }]
        };
        this.onKeyLine = true;
        this.stack[this.stack.length - 1] = map2;
      } else {
        yield* this.lineEnd(fc);
      }
    }
  }
  flowScalar(type) {
    if (this.onNewLine) {
      let nl = this.source.indexOf("\n") + 1;
      while (nl !== 0) {
        this.onNewLine(this.offset + nl);
        nl = this.source.indexOf("\n", nl) + 1;
      }
    }
    return {
      type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  startBlockValue(parent) {
    switch (this.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return this.flowScalar(this.type);
      case "block-scalar-header":
        return {
          type: "block-scalar",
          offset: this.offset,
          indent: this.indent,
          props: [this.sourceToken],
          source: ""
        };
      case "flow-map-start":
      case "flow-seq-start":
        return {
          type: "flow-collection",
          offset: this.offset,
          indent: this.indent,
          start: this.sourceToken,
          items: [],
          end: []
        };
      case "seq-item-ind":
        return {
          type: "block-seq",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: [this.sourceToken] }]
        };
      case "explicit-key-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        start.push(this.sourceToken);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, explicitKey: true }]
        };
      }
      case "map-value-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, key: null, sep: [this.sourceToken] }]
        };
      }
    }
    return null;
  }
  atIndentedComment(start, indent) {
    if (this.type !== "comment")
      return false;
    if (this.indent <= indent)
      return false;
    return start.every((st) => st.type === "newline" || st.type === "space");
  }
  *documentEnd(docEnd) {
    if (this.type !== "doc-mode") {
      if (docEnd.end)
        docEnd.end.push(this.sourceToken);
      else
        docEnd.end = [this.sourceToken];
      if (this.type === "newline")
        yield* this.pop();
    }
  }
  *lineEnd(token) {
    switch (this.type) {
      case "comma":
      case "doc-start":
      case "doc-end":
      case "flow-seq-end":
      case "flow-map-end":
      case "map-value-ind":
        yield* this.pop();
        yield* this.step();
        break;
      case "newline":
        this.onKeyLine = false;
      // fallthrough
      case "space":
      case "comment":
      default:
        if (token.end)
          token.end.push(this.sourceToken);
        else
          token.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
    }
  }
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
  const prettyErrors = options.prettyErrors !== false;
  const lineCounter = options.lineCounter || prettyErrors && new LineCounter() || null;
  return { lineCounter, prettyErrors };
}
function parseDocument(source, options = {}) {
  const { lineCounter, prettyErrors } = parseOptions(options);
  const parser = new Parser(lineCounter?.addNewLine);
  const composer = new Composer(options);
  let doc = null;
  for (const _doc of composer.compose(parser.parse(source), true, source.length)) {
    if (!doc)
      doc = _doc;
    else if (doc.options.logLevel !== "silent") {
      doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
      break;
    }
  }
  if (prettyErrors && lineCounter) {
    doc.errors.forEach(prettifyError(source, lineCounter));
    doc.warnings.forEach(prettifyError(source, lineCounter));
  }
  return doc;
}
function stringify3(value, replacer, options) {
  let _replacer = null;
  if (typeof replacer === "function" || Array.isArray(replacer)) {
    _replacer = replacer;
  } else if (options === void 0 && replacer) {
    options = replacer;
  }
  if (typeof options === "string")
    options = options.length;
  if (typeof options === "number") {
    const indent = Math.round(options);
    options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
  }
  if (value === void 0) {
    const { keepUndefined } = options ?? replacer ?? {};
    if (!keepUndefined)
      return void 0;
  }
  if (isDocument(value) && !_replacer)
    return value.toString(options);
  return new Document(value, _replacer, options).toString(options);
}

// src/contract/yaml-document.ts
var MAX_BYTES = 256 * 1024;
var LISTED = 20;
function parseYamlDocument(file, text2) {
  const bytes2 = Buffer.byteLength(text2);
  if (bytes2 > MAX_BYTES)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes2} bytes`
    });
  const lines = new LineCounter();
  const document = composeYaml(file, text2, lines);
  const syntax = syntaxFault(document);
  refuseFaults(file, syntax === void 0 ? forbiddenParts(document, text2, lines) : [syntax], lines);
  if (document.contents === null) {
    const fix = "Add content: white space and comments do not count";
    throw new UserError({ code: "empty-file", what: "the document is empty", where: { file }, fix });
  }
  return {
    value: document.toJS(),
    placeOf: (pointer) => placeOf(file, document, lines, pointer)
  };
}
function refuseFaults(file, faults, lines) {
  if (faults.length === 0) return;
  const sorted3 = [...faults].sort((a, b) => a.at - b.at);
  const problems = sorted3.slice(0, LISTED).map(({ at: at2, ...fault2 }) => {
    const { line: line2, col } = lines.linePos(at2);
    return { ...fault2, where: { file, line: line2, column: col } };
  });
  throw new UserError([...problems, ...moreProblems(faults.length - problems.length)]);
}
function placeOf(file, document, lines, pointer) {
  const offset = offsetOf(document, pointerNames(pointer));
  if (offset === void 0) return { file, pointer };
  const { line: line2, col } = lines.linePos(offset);
  return { file, line: line2, column: col, pointer };
}
function offsetOf(document, path) {
  for (let length = path.length; length >= 0; length--) {
    const parts = path.slice(0, length);
    const parent = parts.length === 0 ? document.contents : document.getIn(parts.slice(0, -1), true);
    const key = keyOffset(parent, parts.at(-1));
    if (key !== void 0) return key;
    const node = parts.length === 0 ? document.contents : document.getIn(parts, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return void 0;
}
function keyOffset(parent, key) {
  if (key === void 0 || typeof parent !== "object" || parent === null || !("items" in parent)) return void 0;
  for (const item of parent.items) {
    const pairKey = item.key;
    if (isNode(pairKey) && "value" in pairKey && String(pairKey.value) === key) return pairKey.range?.[0];
  }
  return void 0;
}
function composeYaml(file, text2, lines) {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    merge: false,
    // Quadratic in the number of keys; `forbiddenParts` finds them instead.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false
  });
  const [document, second] = composer.compose(tokensOf(file, text2, lines), true, text2.length);
  if (document === void 0) throw new Error("composing gave no document");
  if (second !== void 0)
    document.errors.push(
      new YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", "The file has a second document")
    );
  return document;
}
function* tokensOf(file, text2, lines) {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text2)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > 2 * MAX_DEPTH) throw new UserError({ code: "too-deep", what: TOO_DEEP, where: { file } });
  }
  yield* parser.end();
}
var TOO_DEEP = `the file nests deeper than ${MAX_DEPTH} levels`;
var UNKNOWN_TAG = "TAG_RESOLVE_FAILED";
function syntaxFault({ directives, errors, warnings }) {
  const version = directives?.yaml.explicit ? directives.yaml.version : "1.2";
  if (version !== "1.2")
    return { code: "yaml-version", what: `YAML ${version} is not read`, at: 0, fix: "Remove the `%YAML` line" };
  const found = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  const first = found.sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (first === void 0) return void 0;
  const fix = "Check indentation, quotes and brackets, here and above; quote text with special characters";
  return { code: "bad-yaml", what: inline(first.message).replaceAll("\\\\", "\\"), at: first.pos[0], fix };
}
function forbiddenParts(document, text2, lines) {
  const faults = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const tag = text2.slice(...pos);
    if (code === UNKNOWN_TAG && !CORE_TAG.test(tag)) faults.push(tagFault(tag, pos[0]));
  }
  checkNode(document.contents, 0, (fault2) => void faults.push(fault2), lines);
  return faults;
}
function checkNode(node, depth, add, lines) {
  const at2 = startOf(node);
  if (isAlias(node)) {
    const fix = "Quote it if it is meant as text, else write the value out";
    add({ code: "yaml-alias", what: "aliases (`*name`) are not allowed", at: at2, found: inline(`*${node.source}`), fix });
  } else if (isScalar(node)) {
    checkTag(node, add);
    const { value, source = "" } = node;
    if (typeof value !== "number" || !isInexact(value, source)) return;
    const fix = "Quote it if it is meant as text";
    add({ code: "inexact-number", what: "the number has no exact value", at: at2, found: inline(source), fix });
  } else if (isMap(node) || isSeq(node)) {
    checkTag(node, add);
    if (depth >= MAX_DEPTH) add({ code: "too-deep", what: TOO_DEEP, at: at2 });
    else if (isMap(node)) checkMap(node, depth, add, lines);
    else for (const item of node.items) checkNode(item, depth + 1, add, lines);
  }
}
function checkMap(map2, depth, add, lines) {
  const places = /* @__PURE__ */ new Map();
  for (const { key, value } of map2.items) {
    if (isScalar(key)) checkKey2(key, places, add, lines);
    checkNode(value, depth + 1, add, lines);
  }
}
function checkKey2(node, places, add, lines) {
  const at2 = startOf(node);
  const key = String(node.value);
  const before = places.get(key);
  if (before === void 0) places.set(key, at2);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` is on line ${lines.linePos(before).line} already`;
    add({ code: "repeated-key", what, at: at2, fix: "Keep one of the two" });
  }
  if (key === "__proto__") add({ code: "unknown-key", what: "the key `__proto__` is not allowed", at: at2 });
  checkTag(node, add);
  if (node.type === "PLAIN" && isMisread(key)) {
    const what = `YAML does not read the key \`${inline(key)}\` as its text`;
    add({ code: "misread-key", what, at: at2, fix: "Quote it" });
  }
}
var NULL = /^(?:~|null|Null|NULL)?$/;
var CAPITAL_BOOLEAN = /^(?:True|TRUE|False|FALSE)$/;
var NUMBER = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
var INTEGER = /^[-+]?(?:\d+|0[xo]\w+)$/;
function isMisread(key) {
  if (NULL.test(key) || CAPITAL_BOOLEAN.test(key)) return true;
  const value = Number(key);
  return NUMBER.test(key) && (isInexact(value, key) || key !== String(value));
}
function isInexact(value, source) {
  return !Number.isFinite(value) || !Number.isSafeInteger(value) && INTEGER.test(source);
}
var CORE_TAG = /^!(?:!(?:str|int|float|bool|null|map|seq))?$/;
function checkTag(node, add) {
  const tag = node.tag?.replace("tag:yaml.org,2002:", "!!");
  if (tag !== void 0 && CORE_TAG.test(tag)) add(tagFault(tag, startOf(node)));
}
function tagFault(tag, at2) {
  return { code: "yaml-tag", what: "tags are not allowed", at: at2, found: inline(tag), fix: "Remove it, and quote text" };
}
function startOf(node) {
  return node?.range?.[0] ?? 0;
}

// src/contract/read-config.ts
function readConfig(file, text2, check3, make) {
  return compileConfig(parseYamlDocument(file, text2), check3, make);
}
function compileConfig({ value, placeOf: placeOf2 }, check3, make) {
  throwAny(check3.problems(value, placeOf2));
  const problems = [];
  const made = make(value, { placeOf: placeOf2, problems });
  throwAny(problems);
  return made;
}
function throwAny(problems) {
  if (problems.length > 0) throw new UserError([...problems].sort(byPlace));
}

// src/gating/policy/read-policy.ts
var policyCheck = schemaCheck(policy_schema_default);
function readPolicy(file, text2) {
  return readConfig(file, text2, policyCheck, (written, { placeOf: placeOf2, problems }) => {
    for (const find of [boundlessTolerances, crossedBounds, vagueWaivers, vagueRelaxation, badRedactions])
      problems.push(...find(written, placeOf2));
    return resolvePolicy(written, placeOf2);
  });
}
function boundlessTolerances(policy, placeOf2) {
  return ["metrics", "criteria"].flatMap(
    (section) => Object.entries(policy.gate?.[section] ?? {}).filter(([, rule]) => rule.tolerance === 1).map(([name2]) => ({
      code: "bad-value",
      what: `the tolerance of \`${name2}\` would allow any drop`,
      where: placeOf2(rulePointer(section, name2, "tolerance")),
      expected: "a rate from 0 to less than 1",
      found: "1",
      fix: "Rates are 0 to 1, not percent: did you mean 0.01?"
    }))
  );
}
function crossedBounds(policy, placeOf2) {
  return Object.entries(policy.gate?.outcomes ?? {}).filter(([, rule]) => (rule.at_least ?? 0) > (rule.at_most ?? 1)).map(([name2, rule]) => ({
    code: "crossed-bounds",
    what: `no share of \`${name2}\` can satisfy both bounds`,
    where: placeOf2(rulePointer("outcomes", name2, "at_least")),
    expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
    found: `${rule.at_least}`
  }));
}
var SUBJECTS = ["metric", "criterion", "scenario"];
function vagueWaivers({ waivers = [] }, placeOf2) {
  return waivers.flatMap((waiver, index) => {
    const where2 = placeOf2(`/waivers/${index}`);
    const [subject, ...others] = SUBJECTS.flatMap((key) => waiver[key] ?? []);
    const expected = "exactly one of `metric`, `criterion` and `scenario`";
    if (subject === void 0)
      return [{ code: "bad-waiver", what: "the waiver does not say what it is for", where: where2, expected, found: "none" }];
    if (others.length > 0) {
      const found = [subject, ...others].join(", ");
      return [{ code: "bad-waiver", what: "the waiver is for several things", where: where2, expected, found }];
    }
    if (waiver.scenario !== void 0 || waiver.ceiling !== void 0) return [];
    const what = `the waiver for \`${subject}\` has no ceiling`;
    return [{ code: "bad-waiver", what, where: where2, expected: "`ceiling`, the largest drop that is accepted" }];
  });
}
function vagueRelaxation({ relaxation: { effect, label } = {} }, placeOf2) {
  if (effect === "label" === (label !== void 0)) return [];
  const [what, fix] = label === void 0 ? ["no label is named that accepts a relaxed gate", "Add a `label`"] : ["`label` needs `effect: label`", "Leave the label out, or set `effect: label`"];
  return [{ code: "bad-relaxation", what, where: placeOf2("/relaxation"), fix }];
}
var NEEDED = ["scenario", "trial", "error"];
function badRedactions({ redact }, placeOf2) {
  return ["hash", "drop"].flatMap(
    (key) => (redact?.[key] ?? []).flatMap((path, index) => {
      const where2 = placeOf2(`/redact/${key}/${index}`);
      const dotted2 = inDots(path);
      if (dotted2 !== path && !isKey(path)) return [otherNotation(path, dotted2, where2)];
      const [name2 = ""] = path.split(".");
      if (!NEEDED.includes(name2)) return [];
      const what = `\`${name2}\` cannot be ${key === "hash" ? "hashed" : "dropped"}: no trial is scored without it`;
      return [{ code: "bad-redaction", what, where: where2 }];
    })
  );
}
function isKey(path) {
  const plain = path.replace(/\[-?\d+\]/g, "");
  return inDots(plain) === plain;
}
var LIST_PLACE = /^(?:-?\d+|\*)$/;
function otherNotation(found, dotted2, where2) {
  const path = dotted2.split(".").filter((name2) => !LIST_PLACE.test(name2));
  return {
    code: "bad-redaction",
    what: "no fact has such a path",
    where: where2,
    expected: "names joined by single dots",
    found,
    ...path.includes("") ? {} : { suggestion: path.join(".") }
  };
}
function rulePointer(section, name2, key) {
  const pointer = memberPointer(`/gate/${section}`, name2);
  return key === void 0 ? pointer : `${pointer}/${key}`;
}

// schemas/rubric.schema.json
var rubric_schema_default = () => loadLazily("./rubric.schema.cjs");

// src/rubric/dependency-order.ts
function dependencyOrder(names, needsOf) {
  const known = new Set(names);
  const order = [];
  const cycles = [];
  const done = /* @__PURE__ */ new Set();
  const visit3 = (name2, trail) => {
    if (done.has(name2) || !known.has(name2)) return;
    const start = trail.indexOf(name2);
    if (start >= 0) {
      const cycle = trail.slice(start);
      cycles.push(cycle);
      for (const member of cycle) done.add(member);
      return;
    }
    for (const need of needsOf(name2)) visit3(need, [...trail, name2]);
    done.add(name2);
    order.push(name2);
  };
  for (const name2 of names) visit3(name2, []);
  return { order, cycles };
}
function shownCycle(cycle) {
  return cycle.map((name2, index) => `${name2} needs ${cycle[(index + 1) % cycle.length]}`).join(", ");
}

// src/rubric/nodes/marking.ts
var SEVERITIES = ["none", "low", "medium", "high", "critical"];
function mark({ threshold, severity: own, calibrate }, found) {
  const raw = rounded(found.raw);
  const score2 = calibrate === null ? inside(raw) : rounded(calibrate(inside(raw)));
  const passed = threshold === null ? null : score2 >= rounded(threshold);
  const failed = passed === false || found.verdict === "fail";
  const worst = failed ? worseOf("low", found.worst) : found.worst;
  const ruled = passed === null ? found.verdict : passed ? "pass" : "fail";
  const verdict = ruled ?? verdictOf(worst && (own ?? worst));
  const severity = own ?? worst ?? "none";
  const parts = found.parts ?? NO_PARTS;
  const judgement = score2 === raw ? { verdict, score: score2, severity, parts } : { verdict, score: score2, severity, raw, parts };
  return answeredBy(
    ruled === void 0 ? bySeverity(judgement, worst) : judgement,
    failed && verdict === "fail",
    found.indeterminate
  );
}
function bySeverity(judgement, worst) {
  return worst !== null && judgement.verdict === "pass" ? { ...judgement, mild: true } : judgement;
}
function inside(raw) {
  return Math.min(Math.max(raw, 0), 1);
}
function answeredBy(judgement, isNo, indeterminate) {
  const answered2 = isNo ? { ...judgement, answer: "no" } : judgement;
  return indeterminate === true ? { ...answered2, indeterminate } : answered2;
}
function worseOf(one, other) {
  return other !== null && SEVERITIES.indexOf(other) > SEVERITIES.indexOf(one) ? other : one;
}
function markScalar(marking, raw) {
  const flawless2 = mark(marking, { raw, worst: null });
  if (flawless2.score !== 1) return mark(marking, { raw, worst: "medium" });
  return marking.severity === null ? { ...flawless2, short: "medium" } : flawless2;
}
function markIndeterminate(marking) {
  const found = { raw: 0, worst: "medium", verdict: "fail", indeterminate: true };
  return { ...mark({ ...marking, threshold: null, calibrate: null }, found), answer: "unknown" };
}
function verdictOf(severity) {
  if (severity === "critical" || severity === "high") return "fail";
  return severity === "medium" ? "warn" : "pass";
}
function adopt(marking, judgement, parts) {
  const { threshold, severity, calibrate } = marking;
  const { score: score2, verdict, answer, indeterminate } = judgement;
  const isAsItIs = threshold === null && severity === null && calibrate === null;
  if (score2 === null || isAsItIs) return { ...judgement, parts };
  if (answer === "unknown") return { ...judgement, severity: severity ?? judgement.severity, parts };
  const found = { raw: score2, worst: judgement.short ?? judgement.severity, parts, indeterminate };
  if (answer === "no" && threshold === null) return mark(marking, { ...found, verdict });
  const sound = mark(marking, { ...found, worst: null });
  if (isSound(marking, judgement, sound)) return sound;
  return mark(marking, severity === null && verdict === "fail" ? { ...found, verdict } : found);
}
function isSound({ threshold, calibrate }, { verdict, mild }, sound) {
  const passed = verdict === "pass" && mild !== true;
  if (threshold !== null) return passed && sound.score === 1;
  return calibrate === null ? passed : sound.score === 1;
}
function markWords(marking, judgement) {
  return clauses(calibrationWords(marking, judgement), thresholdWords(marking, judgement));
}
function calibrationWords({ calibrate }, { raw, score: score2 }) {
  const before = raw === void 0 ? score2 : inside(raw);
  return calibrate === null || before === score2 ? "" : `calibrated from ${before} to ${score2}`;
}
function severityWords({ threshold }, { answer, score: score2, severity }) {
  const isDecided = threshold !== null || answer !== void 0 || score2 === null || score2 === 1;
  return isDecided ? "" : `below 1, so severity ${severity} decides`;
}
function turnedWords(marking, before, judgement) {
  if (marking.calibrate !== null) return severityWords(marking, judgement);
  const isTurned = marking.threshold === null && judgement.verdict !== before;
  return isTurned ? `here severity ${judgement.severity} decides` : "";
}
function thresholdWords({ threshold }, { verdict, answer }) {
  if (threshold === null || verdict === "skipped" || answer === "unknown") return "";
  return `${verdict === "pass" ? "reaches" : "below"} the threshold of ${threshold}`;
}
function didNotPass({ verdict }) {
  return verdict === "fail" || verdict === "warn";
}
function worstSeverity(parts) {
  let worst = -1;
  for (const part of parts) if (didNotPass(part)) worst = Math.max(worst, SEVERITIES.indexOf(part.severity));
  return SEVERITIES[worst] ?? null;
}
function compileCalibration(points3, pointer, { problems }) {
  if (points3 === void 0) return null;
  const faults = [...endProblems(points3), ...points3.flatMap((_, index) => stepProblems(points3, index))];
  if (faults.length === 0) return (score2) => calibrated(points3, score2);
  for (const { at: at2, expected } of faults)
    problems.add(`${pointer}${at2}`, {
      code: "bad-calibration",
      what: "the calibration must rise with the score",
      expected
    });
  return null;
}
function endProblems(points3) {
  const isWhole = points3[0]?.from === 0 && points3.at(-1)?.from === 1;
  return isWhole ? [] : [{ at: "", expected: "the first point from 0, the last from 1" }];
}
function stepProblems(points3, index) {
  const [before, point] = [points3[index - 1], points3[index]];
  if (before === void 0 || point === void 0) return [];
  const from = { at: `/${index}/from`, expected: "`from` rises from point to point" };
  const to = { at: `/${index}/to`, expected: "`to` never falls" };
  return [...point.from <= before.from ? [from] : [], ...point.to < before.to ? [to] : []];
}
function calibrated(points3, score2) {
  const index = points3.findIndex(({ from }) => score2 <= from);
  const [low, high] = [points3[index - 1], points3[index]];
  if (high === void 0 || low === void 0) return high?.to ?? score2;
  return low.to + (score2 - low.from) / (high.from - low.from) * (high.to - low.to);
}

// src/rubric/nodes/strategies.ts
function applies(judgement) {
  return judgement.score !== null;
}
var STRATEGIES = {
  weighted_sum: { weighs: true, says: void 0, score: weightedSum },
  min: {
    weighs: false,
    says: (parts, keyOf2) => saysLowest(scoresOf2(parts), keyOf2),
    score: (parts) => lowest(scoresOf2(parts))
  },
  cap_by_worst: { weighs: true, says: saysCap, score: (parts) => Math.min(weightedSum(parts), lowest(capsOf(parts))) },
  weighted_median: { weighs: true, says: () => "the weighted median counts", score: weightedMedian },
  majority_vote: {
    weighs: true,
    says: () => "the majority of the weight decides",
    score: passingShare,
    verdict: byMajority
  },
  strict: {
    weighs: false,
    says: () => "all have to pass",
    score: (parts) => allPass(parts) ? 1 : 0,
    verdict: byAll
  },
  median: { weighs: false, says: () => "the median counts", score: median },
  mean: { weighs: false, says: () => "the mean counts", score: (parts) => meanOf(scoresOf2(parts)) }
};
function scoresOf2({ judgements }) {
  return judgements.map(({ score: score2 }) => score2);
}
function lowest(scores2) {
  return scores2.reduce((low, score2) => Math.min(low, score2), 1);
}
function onlyLowest(scores2) {
  const [only, ...others] = [...scores2.keys()].filter((index) => scores2[index] === lowest(scores2));
  return others.length === 0 ? only : void 0;
}
function weightedSum({ judgements, weights }) {
  return sumOf(judgements.map(({ score: score2 }, index) => score2 * weights[index])) / sumOf(weights);
}
function saysLowest(scores2, keyOf2) {
  const only = onlyLowest(scores2);
  return only === void 0 ? "the lowest counts" : `the lowest counts, that of ${keyOf2(only)}`;
}
var CAPS = { none: 0, low: 0.25, medium: 0.5, high: 0.75, critical: 1 };
function capsOf({ judgements }) {
  return judgements.map(({ score: score2, severity }) => 1 - CAPS[severity] * (1 - score2));
}
function saysCap(parts, keyOf2) {
  const caps = capsOf(parts);
  if (rounded(lowest(caps)) >= rounded(weightedSum(parts))) return "the weighted sum counts, no part caps it";
  const only = onlyLowest(caps);
  if (only === void 0) return "the weighted sum counts, capped by several parts alike";
  return `the weighted sum counts, capped by ${keyOf2(only)}, whose severity is ${parts.judgements[only]?.severity}`;
}
function weightedMedian({ judgements, weights }) {
  const half = sumOf(weights) / 2;
  const enough = half - half * HAIR;
  const pairs2 = judgements.map(({ score: score2 }, index) => ({ score: score2, weight: weights[index] }));
  let reached = 0;
  for (const { score: score2, weight } of pairs2.sort((a, b) => a.score - b.score)) {
    reached += weight;
    if (reached >= enough) return score2;
  }
  return 0;
}
var HAIR = 1e-12;
function passingShare({ judgements, weights }) {
  return sumOf(weights.filter((_, index) => judgements[index]?.verdict === "pass")) / sumOf(weights);
}
function byMajority(parts) {
  return passingShare(parts) > 0.5 + HAIR ? "pass" : "fail";
}
function byAll(parts) {
  return allPass(parts) ? "pass" : "fail";
}
function allPass({ judgements }) {
  return judgements.every(({ verdict }) => verdict === "pass");
}
function median(parts) {
  const scores2 = scoresOf2(parts).toSorted((a, b) => a - b);
  const middle = scores2.length >> 1;
  return meanOf(scores2.length % 2 === 1 ? scores2.slice(middle, middle + 1) : scores2.slice(middle - 1, middle + 1));
}

// src/rubric/nodes/composite.ts
function compileComposite(file, pointer, { marking, compiling, compileChild }) {
  const strategy = STRATEGIES[file.combine ?? "weighted_sum"];
  if (pointer !== "")
    for (const key of Object.keys(file.criteria ?? {})) checkKey(key, `${pointer}/criteria`, compiling.problems);
  checkWeights(file, pointer, strategy.weighs, compiling);
  const children = Object.entries(file.criteria ?? {}).map(
    ([key, child]) => compileChild(key, child, `${pointer}/criteria/${key}`)
  );
  const weights = children.map(({ weight }) => weight);
  const keys = children.map(({ key }) => key);
  return {
    kind: "composite",
    parts: children,
    judge: judgeBy(children, (parts) => combine(parts, weights, strategy, marking)),
    explain: (at2, judgement, { warnings }) => ({
      explanation: explain(strategy, marking, judgement, { keys, weights }),
      children: explainAll(children, judgement.parts, at2, warnings)
    })
  };
}
var REMEMBERED = 4096;
function judgeBy(children, combine2) {
  const choices = children.flatMap(({ choice }) => choice ?? []);
  const patterns = choices.reduce((product, { answers }) => product * answers.length, 1);
  if (choices.length < children.length || patterns > Number.MAX_SAFE_INTEGER)
    return (at2) => combine2(children.map(({ judge: judge2 }) => judge2(at2)));
  const known = /* @__PURE__ */ new Map();
  return (at2) => {
    const pattern = patternOf(choices, at2);
    const before = known.get(pattern);
    if (before !== void 0) return before;
    const judgement = combine2(answersOf(choices, pattern));
    if (known.size < REMEMBERED) known.set(pattern, judgement);
    return judgement;
  };
}
function patternOf(choices, at2) {
  let pattern = 0;
  for (const { answers, choose } of choices) pattern = pattern * answers.length + choose(at2);
  return pattern;
}
function answersOf(choices, pattern) {
  const parts = [];
  let rest = pattern;
  for (const { answers } of choices.toReversed()) {
    parts.unshift(answers[rest % answers.length]);
    rest = Math.floor(rest / answers.length);
  }
  return parts;
}
function explainAll(children, judgements, at2, warnings) {
  const results = [];
  for (const [index, child] of children.entries()) {
    const judgement = judgements[index];
    if (judgement !== void 0) results.push(child.explain(at2, judgement, warnings));
  }
  return results;
}
function combine(parts, weights, strategy, marking) {
  const applying = parts.every(applies) ? { judgements: parts, weights } : applyingParts(parts, weights);
  const indeterminate = isIndeterminate(parts);
  if (applying.judgements.length === 0)
    return indeterminate ? { ...SKIPPED, parts, indeterminate } : { ...SKIPPED, parts };
  const verdict = strategy.verdict?.(applying);
  const finding = { raw: strategy.score(applying), worst: worstSeverity(parts), parts, indeterminate };
  return mark(marking, verdict === void 0 ? finding : { ...finding, verdict });
}
function applyingParts(parts, weights) {
  return { judgements: parts.filter(applies), weights: weights.filter((_, index) => parts[index]?.score !== null) };
}
function ruleWords(marking, { verdict }, judgement) {
  if (marking.threshold !== null) return thresholdWords(marking, judgement);
  const { severity, parts } = judgement;
  if (verdict !== void 0 || severity === "none" || !parts.some(didNotPass)) return "";
  return `${marking.severity === null ? "worst " : ""}severity ${severity}`;
}
function combineWords({ says }, parts, of) {
  if (says === void 0) return "";
  const keys = of.keys.filter((_, index) => parts[index]?.score !== null);
  return says(applyingParts(parts, of.weights), (index) => keys[index] ?? "");
}
function explain(strategy, marking, judgement, of) {
  const { parts } = judgement;
  if (!parts.some(applies)) return "no criterion applies to this trial";
  const failed = of.keys.filter((_, index) => didNotPass(parts[index]));
  const asked = failed.length > 0 ? `did not pass: ${failed.join(", ")}` : "every criterion that applies passed";
  return clauses(
    combineWords(strategy, parts, of),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    asked
  );
}
var SLACK2 = 1e-6;
function checkCombining(file, pointer, { problems }) {
  if (file.criteria !== void 0) return;
  for (const key of ["combine", "weights"].filter((one) => Object.hasOwn(file, one))) {
    problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs \`criteria\`` });
  }
}
function refuseWeight({ weight }, pointer, { problems }) {
  if (weight === void 0) return;
  const what = "this node takes no weight";
  problems.add(`${pointer}/weight`, { code: "bad-weights", what, fix: "Remove the weight" });
}
function checkWeights(file, pointer, weighs, { problems }) {
  const parts = Object.entries(file.criteria ?? {});
  for (const [key, { weight }] of parts) {
    const at2 = `${pointer}/criteria/${key}`;
    if (weighs && weight === void 0) problems.add(at2, { code: "missing-key", what: "`weight` is missing" });
    if (!weighs && weight !== void 0)
      problems.add(`${at2}/weight`, {
        code: "bad-weights",
        what: `\`${file.combine}\` takes no weights`,
        fix: "Remove the weight"
      });
  }
  if (!weighs && file.weights !== void 0) {
    const what = `\`${file.combine}\` takes no weights`;
    problems.add(`${pointer}/weights`, { code: "bad-weights", what, fix: "Remove `weights`" });
  }
  const weights = parts.flatMap(([, { weight }]) => weight ?? []);
  const isComplete = weights.length === parts.length;
  if (weighs && file.weights !== "relative" && isComplete) checkSum(weights, `${pointer}/criteria`, problems);
}
function checkSum(weights, pointer, problems) {
  const sum = sumOf(weights);
  if (rounded(Math.abs(sum - 1)) <= SLACK2) return;
  problems.add(pointer, {
    code: "bad-weights",
    what: "the weights do not sum to 1",
    expected: "1",
    found: String(Number(sum.toPrecision(12))),
    fix: "Change them, or set `weights: relative` to count them in proportion"
  });
}

// src/rubric/nodes/each.ts
var MAX_JOINED = 1e3;
var MOST_ITEMS = 1e5;
var MOST_KEYS = 10;
function compileEach(file, pointer, context) {
  const each = compileItemwise(file.each, `${pointer}/each`, context);
  return {
    kind: "each",
    parts: [],
    judge: (at2) => judge(each, at2),
    explain: (at2, judgement, notes) => {
      if (judgement === each.indeterminate) return { explanation: each.items.explainNone(at2, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown}` };
      const children = explainItems(each, at2, judgement, notes);
      return { explanation: explain2(each, judgement, children), children };
    }
  };
}
function compileItemwise(file, pointer, { marking, compiling, compileChild }) {
  const variable = file.as ?? DEFAULT_ITEM;
  checkVariable(variable, file.as === void 0 ? pointer : `${pointer}/as`, compiling);
  const within = { ...compiling, names: { ...compiling.names, items: [...compiling.names.items, variable] } };
  refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = compileChild(variable, file.node, `${pointer}/node`, within);
  const items2 = compileItems(file.over, `${pointer}/over`, compiling);
  const strategy = file.combine === void 0 ? everyItem(marking) : STRATEGIES[file.combine];
  const empty = answered(file.on_empty, marking.severity ?? "medium");
  const isCombined = file.combine !== void 0;
  return { items: items2, node, strategy, isCombined, marking, indeterminate: markIndeterminate(marking), empty };
}
function checkVariable(variable, pointer, { names, problems }) {
  checkName(variable, pointer, problems);
  if (!names.facts.has(variable) && !names.derived.has(variable)) return;
  const what = `item \`${variable}\` hides a fact`;
  problems.add(pointer, { code: "hidden-fact", what, fix: "Rename it with `as`" });
}
function everyItem({ severity }) {
  const least = verdictOf(severity);
  const verdict = (parts) => {
    const verdicts = new Set(parts.judgements.map((one) => one.verdict));
    if (!verdicts.has("fail") && !verdicts.has("warn")) return "pass";
    return verdicts.has("fail") || least === "fail" ? "fail" : "warn";
  };
  return { ...STRATEGIES.mean, says: void 0, verdict };
}
function judge({ items: items2, node, strategy, marking, indeterminate, empty }, at2) {
  const list = items2.read(at2);
  if (list === null) return indeterminate;
  if (list.length === 0) return empty;
  at2.spent.items += list.length;
  if (at2.spent.items > MOST_ITEMS)
    throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
  const parts = list.map((item) => node.judge(withItem(at2, item)));
  const weights = parts.map(() => 1);
  return combine(parts, weights, strategy, marking);
}
function withItem(at2, item) {
  return { ...at2, items: [...at2.items, item] };
}
function explainItems({ items: items2, node }, at2, { parts }, { warnings }) {
  const list = items2.read(at2) ?? [];
  return parts.map((part, index) => ({
    ...node.explain(withItem(at2, list[index]), part, warnings),
    key: String(index)
  }));
}
function explain2(each, judgement, children) {
  const { strategy } = each;
  if (judgement.score === null) return cut(`no item is asked; item by item: ${joined(children)}`, MAX_JOINED);
  const of = { keys: children.map(({ key }) => key), weights: children.map(() => 1) };
  const failed = children.filter(didNotPass);
  const names = failed.map((child) => () => child.key);
  const asked = failed.length === 0 ? "" : `did not pass: ${firstFew(names, MOST_KEYS)}`;
  const logic = clauses(
    combineWords(strategy, judgement.parts, of),
    calibrationWords(each.marking, judgement),
    verdictWords(each, judgement),
    asked
  );
  const all = joined(children);
  if (all.length > MAX_JOINED && failed.length > 0) return `${logic}: ${cut(joined(failed), MAX_JOINED)}`;
  return `${logic}${logic === "" ? "" : "; item by item: "}${cut(all, MAX_JOINED)}`;
}
function verdictWords({ strategy, marking, isCombined }, judgement) {
  if (isCombined || marking.threshold !== null) return ruleWords(marking, strategy, judgement);
  if (judgement.parts.some(({ verdict }) => verdict === "fail")) return "";
  if (judgement.verdict === "fail") return `severity ${judgement.severity}`;
  return judgement.verdict === "warn" ? "no item failed" : "";
}
function joined(children) {
  return children.map(({ explanation }) => explanation).join(" | ");
}
function compileItems(over, pointer, compiling) {
  const { field, steps, turns } = over;
  refuseSeveral(over, pointer, compiling);
  if (field !== void 0) return compileList(field, `${pointer}/field`, compiling);
  if (steps !== void 0) return compileSteps(steps, `${pointer}/steps`, compiling);
  return itemsOf(TRACE, `${turns} turns`, (trace) => turnsOf(trace, turns ?? ""));
}
function refuseSeveral(over, pointer, { problems }) {
  const named3 = Object.keys(over);
  if (named3.length < 2) return;
  const what = "`over` takes one key";
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(["field", "steps", "turns"], named3) });
}
function compileList(field, pointer, compiling) {
  const list = { ...compileFact(field, pointer, compiling), ...A_LIST };
  return itemsOf(list, list.path, (items2) => items2);
}
function compileSteps(file, pointer, compiling) {
  const facts = [];
  const { shown: shown2, fits } = compileStep(file, pointer, { ...compiling, facts });
  const pick = (trace, at2) => trace.filter((step) => fits(step, at2));
  return itemsOf(TRACE, `steps that fit ${shown2}`, pick, facts);
}
var A_LIST = { accepts: Array.isArray, wanted: "a list" };
var TRACE = { path: "trace", read: ({ trial }) => trial.trace, missing: () => void 0, ...A_LIST };
function itemsOf(list, shown2, pick, facts = []) {
  const unfit4 = (at2) => [...facts, list].find((fact) => readFit(fact, at2) === void 0);
  return {
    shown: shown2,
    read: (at2) => unfit4(at2) === void 0 ? pick(list.read(at2), at2) : null,
    explainNone: (at2, notes) => explainUnfit(unfit4(at2) ?? list, at2, notes)
  };
}
function turnsOf(trace, role) {
  const starts = trace.flatMap((step, index) => isMessageOf(step, role) ? [index] : []);
  return starts.map((start, index) => turnOf(trace.slice(start, starts[index + 1])));
}
function turnOf(steps) {
  const [opening] = steps;
  const text2 = opening?.type === "message" ? opening.text : "";
  const reply = steps.findLast((step) => isMessageOf(step, "assistant"))?.text;
  return reply === void 0 ? { text: text2, steps } : { text: text2, steps, reply };
}
function isMessageOf(step, role) {
  return step.type === "message" && step.role === role;
}
var DEFAULT_ITEM = "item";
function itemNames(part) {
  if (typeof part !== "object" || part === null) return [];
  const { each } = part;
  const own = isRecord(each) && isRecord(each.node) ? [typeof each.as === "string" ? each.as : DEFAULT_ITEM] : [];
  return [...own, ...Object.values(part).flatMap(itemNames)];
}

// src/rubric/nodes/judge-answers.ts
var PERCENT = 100;
var REASON = 200;
var FORMS = {
  yes_no: "true or false",
  percent: "a number from 0 to 100"
};
function questionId({ question, form }, sees) {
  return contentHash({ form, question, sees });
}
function readAnswers(recorded, form, question) {
  const votes = votesOn(recorded, question);
  const given2 = votes.map(({ answer }) => answer);
  if (given2.length === 0 || !isFormed(given2, form)) return void 0;
  const scores2 = given2.map(scoreOf);
  const score2 = lowerMedian(scores2);
  const reasons = votes.filter((_, index) => scores2[index] === score2).map(({ reason }) => reason);
  return { given: given2, score: score2, reason: reasons.find((reason) => reason !== "") ?? "" };
}
function isRecorded(recorded, question) {
  if (Array.isArray(recorded) && recorded.length === 0) return true;
  return votesOn(recorded ?? null, question).some(({ answer }) => answer !== null);
}
function whyNone(path, recorded, form, question) {
  if (recorded === void 0) return `${path} is absent`;
  const failed = listOf(recorded).find((vote) => isRecord(vote) && vote.answer === null);
  if (isRecord(failed) && typeof failed.reason === "string" && failed.reason !== "") return cut(failed.reason, REASON);
  const isOther = listOf(recorded).length > 0 && votesOn(recorded, question).length === 0;
  if (isOther)
    return `${path} (${shownValue(recorded, IN_SENTENCE)}) does not answer ${shownValue(question, IN_SENTENCE)}`;
  return `${path} (${shownValue(recorded, IN_SENTENCE)}) is not ${FORMS[form]}`;
}
function votesOn(recorded, question) {
  const isOwn = ({ question: asked }) => asked === void 0 || typeof asked === "string" && asked.trim() === question;
  const own = listOf(recorded).filter((vote) => !isRecord(vote) || isOwn(vote));
  return own.map((vote) => {
    if (!isRecord(vote)) return { answer: vote, reason: "" };
    return { answer: vote.answer, reason: typeof vote.reason === "string" ? vote.reason : "" };
  });
}
function listOf(recorded) {
  return Array.isArray(recorded) ? recorded : [recorded];
}
function isFormed(given2, form) {
  if (form === "yes_no") return given2.every((answer) => typeof answer === "boolean");
  return given2.every((answer) => typeof answer === "number" && answer >= 0 && answer <= PERCENT);
}
function scoreOf(answer) {
  return typeof answer === "boolean" ? Number(answer) : answer / PERCENT;
}
function lowerMedian(scores2) {
  return scores2.toSorted((a, b) => a - b)[Math.ceil(scores2.length / 2) - 1] ?? 0;
}

// src/rubric/nodes/node.ts
function chosen(answers, choose) {
  return { choice: { answers, choose }, judge: (at2) => answers[choose(at2)] };
}
function nodeResult({ key, kind, weight }, { verdict, score: score2, severity, raw }, { explanation, label, otherwise, children }, observed) {
  if (children === void 0 && label === void 0 && otherwise === void 0 && raw === void 0) {
    if (observed.length > 0) return { explanation, key, kind, observed, score: score2, severity, verdict, weight };
    return { explanation, key, kind, score: score2, severity, verdict, weight };
  }
  return {
    ...children === void 0 ? {} : { children },
    explanation,
    key,
    kind,
    ...label === void 0 ? {} : { label },
    ...observed.length === 0 ? {} : { observed },
    ...otherwise === void 0 ? {} : { otherwise },
    ...raw === void 0 ? {} : { raw },
    score: score2,
    severity,
    verdict,
    weight
  };
}
function notEvaluated(nodes, why) {
  return nodes.map((node) => {
    const children = node.parts.length === 0 ? {} : { children: notEvaluated(node.parts, why) };
    return nodeResult(node, SKIPPED, { explanation: `not evaluated: ${why}`, ...children }, []);
  });
}
var OF_PERCENTS = 0.7;
function thresholdOf({ threshold, judge: judge2 }) {
  if (threshold === void 0) return judge2 === "percent" ? OF_PERCENTS : null;
  return typeof threshold === "number" ? threshold : threshold.value;
}

// src/rubric/nodes/leaf-nodes.ts
function compileCriterion(file, pointer, { marking, compiling }) {
  const { pass_when, fail_when } = file;
  const pass = pass_when && compileCondition(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition(fail_when, `${pointer}/fail_when`, compiling);
  const { test, explain: explain6 } = pass ?? fail ?? REFUSED_CONDITION;
  const passesWhen = pass_when !== void 0;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markIndeterminate(marking)];
  return {
    kind: "criterion",
    parts: [],
    ...chosen(answers, (at2) => {
      const truth = test(at2);
      return truth === void 0 ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at2, judgement, notes) => {
      const explanation = explain6(at2, notes);
      if (marking.threshold === null && marking.calibrate === null) return { explanation };
      return { explanation: clauses(explanation, markWords(marking, judgement)) };
    }
  };
}
function yesOrNo(raw, marking) {
  const severity = marking.severity ?? "medium";
  const judgement = mark(marking, { raw, worst: null });
  const isNo = marking.threshold === null && raw === 0;
  return isNo ? { ...judgement, severity, verdict: "fail", answer: "no" } : { ...judgement, severity };
}
function compileLookup(file, pointer, { marking, compiling }) {
  const { field, table: table2, default: usual } = file.lookup;
  const fact = compileFact(field, `${pointer}/lookup/field`, compiling);
  const scores2 = new Map(Object.entries(table2).map(([value, score2]) => [value, markScalar(marking, score2)]));
  const other = usual === void 0 ? null : markScalar(marking, usual);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "lookup",
    parts: [],
    judge: (at2) => {
      const key = tableKey(fact.read(at2));
      return key === void 0 ? indeterminate : scores2.get(key) ?? other ?? indeterminate;
    },
    explain: (at2, judgement, notes) => {
      const found = explainRow(fact, scores2, at2, notes, (notListed) => {
        if (other !== null) return `${notListed}: the default counts`;
        warn(notes, `fact \`${fact.path}\` has a value that the table does not score`);
        return `${notListed}, and there is no default`;
      });
      return { explanation: clauses(found, markWords(marking, judgement)) };
    }
  };
}
var SLACK3 = 1e-9;
function compileFormula(file, pointer, { marking, compiling }) {
  const bound = compileBound(file.formula, "number", `${pointer}/formula`, compiling);
  const text2 = cut(bound.text, EXPRESSION);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "formula",
    parts: [],
    judge: (at2) => {
      const value = bound.value(at2);
      if (value !== void 0) return markScalar(marking, checked(value, text2));
      return bound.needsSkipped(at2) ? SKIPPED : indeterminate;
    },
    explain: (at2, judgement, notes) => {
      const quiet = judgement === SKIPPED ? { ...notes, warnings: [] } : notes;
      const reason = bound.explain(at2, quiet);
      notes.observed = quiet.observed;
      if (judgement === SKIPPED) return { explanation: `${text2} does not apply: ${reason}` };
      if (judgement === indeterminate) return { explanation: `${text2} is indeterminate: ${reason}` };
      const logic = reason === "" ? text2 : `${text2}: ${reason}`;
      return { explanation: clauses(logic, markWords(marking, judgement)) };
    }
  };
}
function checked(value, text2) {
  if (value >= -SLACK3 && value <= 1 + SLACK3) return Math.min(Math.max(value, 0), 1);
  throw new Unjudgeable(`the formula ${text2} gave ${value}; scores are 0 to 1`);
}
function compileUse(file, pointer, { marking, compiling }) {
  const key = file.use;
  const slot = nodeSlot(key, `${pointer}/use`, compiling);
  return {
    kind: "use",
    parts: [],
    // Nodes are judged in dependency order, so there is a judgement unless a judge has not answered.
    judge: (at2) => adopt(marking, judgementAt(at2, slot ?? -1) ?? SKIPPED, NO_PARTS),
    explain: (at2, judgement) => {
      const before = judgementAt(at2, slot ?? -1)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, before, judgement)];
      return { explanation: clauses(`as judged under \`${key}\``, marked, turned) };
    }
  };
}

// src/rubric/nodes/judge.ts
var REASON2 = 200;
var RESERVED = ["model", "version"];
function compileJudge(file, pointer, { marking, compiling }) {
  const asked = compileAsked(file, pointer, compiling);
  const indeterminate = markIndeterminate(marking);
  const scoreAt = (at2) => answersTo(asked, at2)?.score;
  const judged = asked.form === "yes_no" ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), indeterminate], (at2) => scoreAt(at2) ?? 2) : {
    judge: (at2) => {
      const score2 = scoreAt(at2);
      return score2 === void 0 ? indeterminate : markScalar(marking, score2);
    }
  };
  return {
    kind: "judge",
    parts: [],
    ...asked.seen === null ? {} : { asks: asked.seen.asks },
    ...judged,
    explain: (at2, judgement, notes) => ({
      explanation: clauses(explainAsked(asked, at2, notes), markWords(marking, judgement))
    })
  };
}
function compileAsked(file, pointer, compiling) {
  const key = pointerNames(pointer).at(-1) ?? "";
  checkPlace(key, file, pointer, compiling);
  const { question = "", judge: form = "yes_no", sees } = file;
  const asked = { key, question: question.trim(), form };
  const [path, at2] = [`judge.${key}`, `${pointer}/judge`];
  if (sees === void 0) return { ...asked, recorded: compileFact(path, at2, compiling), seen: null };
  const names = { ...compiling.names, closed: false };
  const recorded = compileFact(path, at2, { ...compiling, names, needs: /* @__PURE__ */ new Set() });
  compiling.needs.add(MODEL_NEED);
  const facts = sees.map((seen, index) => compileSeen(seen, `${pointer}/sees/${index}`, compiling));
  const shown2 = (of) => Object.fromEntries(facts.map((fact) => [fact.path, fact.read(of) ?? null]));
  return {
    ...asked,
    recorded,
    seen: { asks: { id: questionId(asked, sees), key, question: asked.question, form, shown: shown2 }, facts }
  };
}
function compileSeen(path, pointer, compiling) {
  const what = hidden(rootOf(path), compiling);
  if (what !== void 0)
    compiling.problems.add(pointer, {
      code: "bad-field",
      what,
      found: path,
      fix: "Name the facts that the answer is about"
    });
  return compileFact(path, pointer, compiling);
}
function hidden(root, { names }) {
  if (names.derived.has(root)) return "a judge cannot see derived facts";
  return root === "judge" ? "a judge cannot see answers of judges" : void 0;
}
function checkPlace(key, file, pointer, { problems }) {
  const refuse = (what, fix) => problems.add(pointer, { code: "bad-node", what, fix });
  const isNamed = pointer === `/criteria/${key}` || pointer === `/nodes/${key}`;
  if (!isNamed)
    refuse(
      "a judge node needs a name of its own",
      "Move it to the `criteria` or `nodes` of the rubric, and `use` it here"
    );
  else if (RESERVED.includes(key)) refuse(`\`judge.${key}\` names the judge and is no answer`, "Give it another key");
  if (file.question === void 0) refuse("a judge node needs a `question`", "Write it so that yes is good");
}
function answersTo({ key, question, form, recorded, seen }, at2) {
  const value = recorded.read(at2);
  const own = readAnswers(value, form, question);
  if (own !== void 0) return { ...own, isRecorded: true };
  const isOwn = isRecorded(value, question);
  if (!isOwn && seen?.facts.every((fact) => fact.read(at2) === void 0)) return void 0;
  const asks = isOwn ? null : seen?.asks ?? null;
  const votes = asks === null ? void 0 : at2.trial[ANSWERS]?.[asks.id];
  const others = readAnswers(votes, form, question);
  if (others !== void 0) return { ...others, isRecorded: false };
  const why = votes === void 0 ? `${whyNone(recorded.path, value, form, question)}${whyUnasked(asks, value)}` : whyNone(SAID, votes, form, question);
  throw new Unanswered(`\`${key}\` has no answer: ${why}`, asks);
}
var SAID = "what the judge says";
function whyUnasked(asks, recorded) {
  if (asks !== null) return ", and no judge was asked";
  return recorded === void 0 ? ", and without `sees` no model is asked" : "";
}
function explainAsked(asked, at2, notes) {
  const answers = answersTo(asked, at2);
  if (answers !== void 0) return explainAnswers(asked, answers, at2, notes);
  const { facts = [] } = asked.seen ?? {};
  for (const fact of facts) noteSeen(fact, at2, notes);
  const paths = facts.map(({ path }) => path);
  return `${paths.join(" and ")} ${paths.length === 1 ? "is" : "are"} absent: there is nothing to ask about`;
}
function explainAnswers({ recorded, seen }, answers, at2, notes) {
  const { given: given2, score: score2, reason } = answers;
  const said = given2.length === 1 ? given2[0] : given2;
  const subject = answers.isRecorded ? shownFact(notes, recorded.path, said) : `the judge's answer (${shownValue(said, IN_SENTENCE)})`;
  if (!answers.isRecorded) for (const fact of seen?.facts ?? []) noteSeen(fact, at2, notes);
  const because = reason === "" ? "" : `: ${shownValue(reason, REASON2)}`;
  return `${subject} ${typeof given2[0] === "number" ? ofHundred(given2) : yesOrNoOf(given2, score2)}${because}`;
}
function noteSeen(fact, at2, notes) {
  const value = fact.read(at2);
  shownFact(notes, fact.path, value);
  if (value === void 0) warn(notes, `fact \`${fact.path}\` is absent`);
}
function ofHundred({ length }) {
  return length === 1 ? "of 100" : "of 100, the middle one counts";
}
function yesOrNoOf(given2, score2) {
  const says = `says ${score2 === 1 ? "yes" : "no"}`;
  if (given2.length === 1) return says;
  return `${says}, ${given2.filter((answer) => answer === (score2 === 1)).length} of ${given2.length} times`;
}

// src/rubric/nodes/rule-order.ts
function orderRules(rules, compiling) {
  checkRules(rules, compiling);
  const names = rules.map(({ file }) => file.name);
  for (const rule of rules) checkOverrides(rule, rules, compiling);
  const overriders = names.map(
    (name2) => rules.flatMap(({ file }, index) => file.overrides?.includes(name2) ? [index] : [])
  );
  const needsOf = (name2) => (overriders[names.indexOf(name2)] ?? []).map((index) => names[index] ?? "");
  const sorted3 = dependencyOrder(names, needsOf);
  for (const cycle of sorted3.cycles) {
    const members = cycle.toReversed();
    const found = shownCycle(members).replaceAll(" needs ", " overrides ");
    const { pointer } = rules[names.indexOf(members[0] ?? "")];
    const what = "rules override each other in a cycle";
    compiling.problems.add(`${pointer}/overrides`, { code: "cycle", what, found });
  }
  const order = sorted3.order.map((name2) => names.indexOf(name2));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}
function checkRules(rules, { problems }) {
  const seen = /* @__PURE__ */ new Set();
  for (const { file, pointer } of rules) {
    const { name: name2, weight, terminal } = file;
    checkName(name2, `${pointer}/name`, problems);
    if (seen.has(name2))
      problems.add(`${pointer}/name`, { code: "duplicate-node", what: `rule \`${name2}\` is repeated` });
    seen.add(name2);
    if (weight === 0 && terminal !== true)
      problems.add(`${pointer}/weight`, {
        code: "bad-weights",
        what: "a rule of weight 0 has no effect",
        expected: "above 0 to add, below 0 to take away"
      });
  }
}
function checkOverrides({ file, pointer }, rules, { problems }) {
  for (const [index, name2] of (file.overrides ?? []).entries()) {
    const at2 = `${pointer}/overrides/${index}`;
    const target = rules.find((rule) => rule.file.name === name2);
    if (target?.file.terminal === true) {
      const what = `\`${name2}\` is terminal and cannot be overridden`;
      problems.add(at2, { code: "bad-node", what });
    } else if (target === void 0) {
      const advice = adviseName(name2, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at2, { code: "unknown-node", what: `there is no rule \`${name2}\``, ...advice });
    }
  }
}

// src/rubric/nodes/rules.ts
function compileRules(file, pointer, { marking, compiling }) {
  const placed = (file.rules ?? []).map((rule, index) => ({ file: rule, pointer: `${pointer}/rules/${index}` }));
  const order = orderRules(placed, compiling);
  const rules = placed.map((rule) => compileRule(rule.file, rule.pointer, compiling));
  return {
    kind: "rules",
    parts: rules.map(({ node }) => node),
    judge: (at2) => {
      const { parts, ending } = askTerminal(rules, at2);
      if (ending !== void 0) return endedBy(ending, rules, parts, marking);
      askOthers(rules, order, parts, at2);
      return scoreRules(rules, parts, marking);
    },
    explain: (at2, judgement, { warnings }) => ({
      explanation: explain3(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at2, warnings)
    })
  };
}
function askTerminal(rules, at2) {
  const parts = rules.map(() => SKIPPED);
  const ending = rules.find((rule, index) => {
    if (!rule.isTerminal) return false;
    parts[index] = rule.node.judge(at2);
    return counts(rule, parts[index]);
  });
  return { parts, ending };
}
function endedBy(ending, rules, parts, marking) {
  const verdict = ending.node.weight > 0 ? "pass" : "fail";
  const worst = verdict === "pass" ? null : worstSeverity(parts);
  const finding = {
    raw: leastOf(rules, parts, ending.node.weight),
    worst,
    verdict,
    parts,
    indeterminate: isIndeterminate(parts)
  };
  return mark({ ...marking, threshold: null }, finding);
}
function askOthers(rules, { order, overriders }, parts, at2) {
  for (const index of order) {
    const rule = rules[index];
    parts[index] = judgeOverridden(rule, overriderOf(index, rules, parts, overriders), at2);
  }
}
function scoreRules(rules, parts, marking) {
  const raw = leastOf(rules, parts, sumOfCounted(rules, parts));
  return mark(marking, { raw, worst: worstSeverity(parts), parts, indeterminate: isIndeterminate(parts) });
}
function sumOfCounted(rules, parts) {
  return sumOf(rules.filter((rule, index) => counts(rule, parts[index])).map(({ node }) => node.weight));
}
function leastOf(rules, parts, raw) {
  return Math.min(raw, ...mayHaveEnded(rules, parts).map(({ node }) => node.weight));
}
function mayHaveEnded(rules, parts) {
  return rules.filter(
    (rule, index) => rule.isTerminal && parts[index] === rule.indeterminate && !counts(rule, rule.indeterminate)
  );
}
function judgeOverridden(rule, overrider, at2) {
  if (overrider?.isSure) return SKIPPED;
  const own = rule.node.judge(at2);
  const isInDoubt = overrider !== void 0 && own === rule.fired && rule.node.weight > 0;
  return isInDoubt ? rule.indeterminate : own;
}
function overriderOf(index, rules, parts, overriders) {
  const others = overriders[index] ?? [];
  const sure = others.find((other) => parts[other] === rules[other]?.fired);
  const found = sure ?? others.find((other) => parts[other] === rules[other]?.indeterminate);
  return found === void 0 ? void 0 : { rule: rules[found], isSure: sure !== void 0 };
}
function endingRule(rules, parts) {
  return rules.find((rule, index) => rule.isTerminal && counts(rule, parts[index]));
}
function explain3(rules, marking, judgement) {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted4 = rules.filter(
    (rule, index) => parts[index] === rule.indeterminate && counts(rule, rule.indeterminate)
  );
  const asked = clauses(naming("fired", fired), naming("counts as fired", counted4));
  const sum = sumOfCounted(rules, parts);
  const less = mayHaveEnded(rules, parts).filter(({ node }) => node.weight < sum);
  const ends = naming(`may have ended the list ${ending === void 0 ? "with less" : "before, with less"}`, less);
  if (ending !== void 0)
    return clauses(`${asked}, which ended the list`, ends, calibrationWords(marking, judgement));
  return clauses(clauses(asked, ends) || "no rule fired", markWords(marking, judgement));
}
function naming(what, rules) {
  return rules.length === 0 ? "" : `${what}: ${rules.map(({ node }) => node.key).join(", ")}`;
}
function explainRules(rules, { overriders }, { parts }, at2, warnings) {
  const ending = endingRule(rules, parts);
  return rules.map(({ node, indeterminate }, index) => {
    const part = parts[index];
    const isOwn = part === indeterminate ? part === node.judge(at2) : part !== SKIPPED;
    if (isOwn) return node.explain(at2, part, warnings);
    const explanation = ending === void 0 ? overridden(overriderOf(index, rules, parts, overriders)) : `not evaluated: ${ending.node.key} ended the list`;
    return nodeResult(node, part, { explanation }, []);
  });
}
function overridden(overrider) {
  return `overridden by ${overrider?.rule.node.key}${overrider?.isSure === false ? ", which is indeterminate" : ""}`;
}
function counts({ node, fired, indeterminate }, judgement) {
  return judgement === fired || judgement === indeterminate && node.weight <= 0;
}
function compileRule(file, pointer, compiling) {
  const { name: name2, weight, question, terminal: isTerminal = false } = file;
  const severity = file.severity ?? severityOf(weight, isTerminal);
  const condition = compileCondition(file.condition, `${pointer}/condition`, compiling);
  const passed = { verdict: "pass", score: 1, severity, parts: NO_PARTS };
  const failed = { verdict: "fail", score: 0, severity, parts: NO_PARTS };
  const [fired, unfired] = weight > 0 ? [passed, failed] : [failed, passed];
  const indeterminate = { ...failed, indeterminate: true };
  const node = {
    key: name2,
    kind: "rule",
    ...question === void 0 ? {} : { question },
    weight,
    parts: [],
    failed,
    ...chosen([fired, unfired, indeterminate], (at2) => {
      const truth = condition.test(at2);
      return truth === void 0 ? 2 : truth ? 0 : 1;
    }),
    explain: (at2, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explanation = explainRule(condition, weight, at2, notes);
      return nodeResult(node, judgement, { explanation }, notes.observed);
    }
  };
  return { node, isTerminal, fired, unfired, indeterminate };
}
function severityOf(weight, isTerminal) {
  if (weight > 0) return "none";
  return isTerminal ? "critical" : "medium";
}
function explainRule(condition, weight, at2, notes) {
  const truth = condition.test(at2);
  const because = condition.explain(at2, notes);
  if (truth !== void 0) return `${truth ? "fired" : "did not fire"}: ${because}`;
  return `${weight > 0 ? "did not fire" : "counts as fired"}, as it is indeterminate: ${because}`;
}

// src/rubric/nodes/tree.ts
function compileTree(file, pointer, context) {
  const { marking, compiling } = context;
  const tree = file.tree;
  if (!isFork(tree))
    compiling.problems.add(`${pointer}/tree`, { code: "bad-node", what: "a tree must begin with `if`" });
  const root = compileBranch(tree, `${pointer}/tree`, context);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "tree",
    parts: [],
    judge: (at2) => endOf(root, at2)?.judge(at2) ?? indeterminate,
    explain: (at2, judgement, notes) => explain4(root, at2, judgement, marking, notes)
  };
}
function endOf(root, at2) {
  let branch = root;
  while ("condition" in branch) {
    const truth = branch.condition.test(at2);
    if (truth === void 0) return void 0;
    branch = truth ? branch.yes : branch.no;
  }
  return branch;
}
function pathOf(root, at2, notes) {
  const said = [];
  const asked = /* @__PURE__ */ new Set();
  const others = /* @__PURE__ */ new Set();
  let branch = root;
  while ("condition" in branch) {
    said.push(branch.condition.explain(at2, notes));
    const truth = branch.condition.test(at2);
    if (truth === void 0) return { said, passedOver: [], end: void 0 };
    for (const subject of branch.asks) asked.add(subject);
    for (const subject of subjectsBelow(truth ? branch.no : branch.yes)) others.add(subject);
    branch = truth ? branch.yes : branch.no;
  }
  if (branch.label !== null) asked.add(branch.label);
  return { said, passedOver: [...others].filter((subject) => !asked.has(subject)), end: branch };
}
function explain4(root, at2, judgement, marking, notes) {
  const { said, passedOver, end } = pathOf(root, at2, notes);
  const path = said.join("; ");
  if (end === void 0) return { explanation: `${path}: is indeterminate, so the tree ends here` };
  const name2 = end.label === null ? "" : `: ${end.label}`;
  const rest = passedOver.length === 0 ? "" : `not evaluated: ${passedOver.join(", ")}`;
  const explanation = clauses(`${path}${name2}`, markWords(marking, judgement), rest, endWords(end, marking, judgement));
  const label = end.label === null ? {} : { label: end.label };
  if (end.node === null) return { explanation, ...label };
  return { explanation, ...label, children: explainAll([end.node], judgement.parts, at2, notes.warnings) };
}
function endWords({ node }, marking, judgement) {
  if (node === null) return severityWords(marking, judgement);
  return turnedWords(marking, judgement.parts[0]?.verdict, judgement);
}
function subjectsBelow(branch) {
  if ("condition" in branch) return [...branch.asks, ...subjectsBelow(branch.yes), ...subjectsBelow(branch.no)];
  return branch.node !== null && branch.label !== null ? [branch.label] : [];
}
function compileBranch(file, pointer, context) {
  checkBranch(file, pointer, context.compiling);
  if (!isFork(file)) return compileEnd(file, pointer, context);
  return {
    condition: compileCondition(file.if, `${pointer}/if`, context.compiling),
    yes: compileBranch(file.then, `${pointer}/then`, context),
    no: compileBranch(file.else, `${pointer}/else`, context),
    asks: conditionSubjects(file.if)
  };
}
function isFork(file) {
  return file.if !== void 0;
}
var KINDS = ["if", "score", "node"];
function checkBranch(file, pointer, { problems }) {
  const kinds = KINDS.filter((kind) => Object.hasOwn(file, kind));
  if (kinds.length === 1) {
    if (kinds[0] !== "if" || file.label === void 0) return;
    const what = "`label` belongs to the end of a path, and this is a fork";
    problems.add(`${pointer}/label`, { code: "bad-node", what, fix: "Move it beside a `score` or `node`" });
    return;
  }
  problems.add(pointer, { code: "bad-node", what: "a branch is either a fork or an end", ...exactlyOne(KINDS, kinds) });
}
function compileEnd(file, pointer, { marking, compiling, compileChild }) {
  const label = file.label ?? null;
  if (file.node !== void 0) {
    refuseWeight(file.node, `${pointer}/node`, compiling);
    const node = compileChild(wayTo(pointer), file.node, `${pointer}/node`, compiling);
    const judge2 = (at2) => {
      const judgement2 = node.judge(at2);
      return adopt(marking, judgement2, [judgement2]);
    };
    return { label, node, judge: judge2 };
  }
  const judgement = markScalar(marking, file.score ?? 0);
  return { label, node: null, judge: () => judgement };
}
function wayTo(pointer) {
  const top = "/tree/";
  return pointer.slice(pointer.lastIndexOf(top) + top.length).replaceAll("/", "_");
}
function conditionSubjects(file) {
  const parts = [...file.and ?? [], ...file.or ?? [], ...file.not === void 0 ? [] : [file.not]];
  return [.../* @__PURE__ */ new Set([...ownSubjects(file), ...parts.flatMap(conditionSubjects)])];
}
function ownSubjects({ field, trace, expr }) {
  return [
    field,
    expr === void 0 ? void 0 : cut(expr, IN_SENTENCE),
    trace === void 0 ? void 0 : "the trace"
  ].filter((subject) => subject !== void 0);
}

// src/rubric/nodes/compile-node.ts
var KINDS2 = {
  pass_when: compileCriterion,
  fail_when: compileCriterion,
  criteria: compileComposite,
  use: compileUse,
  rules: compileRules,
  tree: compileTree,
  lookup: compileLookup,
  each: compileEach,
  formula: compileFormula,
  judge: compileJudge
};
var BELOW_ONLY = /* @__PURE__ */ new Set(["pass_when", "fail_when", "use", "judge"]);
function compileNode(key, file, pointer, compiling, compileChild = (childKey, child, at2, within = compiling) => compileNode(childKey, child, at2, within)) {
  const { when, otherwise, question, weight = 1 } = file;
  const severity = file.severity ?? "medium";
  const body = compileBody(file, pointer, compiling, compileChild);
  const applies2 = when === void 0 ? null : compileCondition(when, `${pointer}/when`, compiling);
  checkNeeded(file, pointer, compiling);
  const failed = { verdict: "fail", score: 0, severity, parts: body.parts.map((part) => part.failed) };
  const node = {
    key,
    kind: body.kind,
    ...question === void 0 ? {} : { question },
    ...body.asks === void 0 ? {} : { asks: body.asks },
    weight,
    parts: body.parts,
    failed
  };
  const isPlain2 = applies2 === null;
  return { ...node, ...isPlain2 ? always(node, body) : where(node, body, applies2, answered(otherwise, severity)) };
}
function compileBody(file, pointer, compiling, compileChild) {
  const kinds = Object.keys(KINDS2).filter((kind) => Object.hasOwn(file, kind));
  const compile = KINDS2[kinds[0] ?? ""];
  if (kinds.length !== 1) refuseKinds(kinds, pointer, compiling);
  checkCombining(file, pointer, compiling);
  const marking = {
    threshold: thresholdOf(file),
    severity: file.severity ?? null,
    calibrate: compileCalibration(file.calibration, `${pointer}/calibration`, compiling)
  };
  return (compile ?? compileCriterion)(file, pointer, { marking, compiling, compileChild });
}
function refuseKinds(kinds, pointer, { problems }) {
  const isRoot = pointer === "";
  const known = Object.keys(KINDS2).filter((kind) => !isRoot || !BELOW_ONLY.has(kind));
  const what = `a ${isRoot ? "rubric" : "node"} has one kind`;
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(known, kinds) });
}
function always(node, body) {
  return {
    choice: body.choice ?? null,
    judge: body.judge,
    explain: (at2, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explained = body.explain(at2, judgement, notes);
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function where(node, body, applies2, elsewhere) {
  const inside2 = always(node, body);
  const least = elsewhere.verdict === "pass" ? answered("skip", elsewhere.severity) : elsewhere;
  const inDoubt = { ...least, indeterminate: true };
  const outside = [elsewhere, inDoubt];
  return {
    ...body.choice === void 0 ? judgedWhere(body, applies2, outside) : chosenWhere(body.choice, applies2, outside),
    explain: (at2, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside2.explain(at2, judgement, warnings);
      const notes = startNotes(warnings);
      const explanation = `${ELSEWHERE[judgement.verdict] ?? ""}${applies2.explain(at2, notes)}`;
      const children = notEvaluated(node.parts, `${node.key} does not apply`);
      const explained = {
        explanation,
        ...judgement.verdict === "skipped" ? {} : { otherwise: true },
        ...children.length === 0 ? {} : { children }
      };
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function judgedWhere(body, applies2, [elsewhere, inDoubt]) {
  const judge2 = (at2) => {
    const truth = applies2.test(at2);
    return truth === true ? body.judge(at2) : truth === false ? elsewhere : inDoubt;
  };
  return { choice: null, judge: judge2 };
}
function chosenWhere({ answers, choose }, applies2, outside) {
  return chosen([...answers, ...outside], (at2) => {
    const truth = applies2.test(at2);
    return truth === true ? choose(at2) : answers.length + (truth === false ? 0 : 1);
  });
}
var ELSEWHERE = {
  skipped: "does not apply: ",
  pass: "passes where it does not apply: ",
  fail: "fails where it does not apply: "
};
var NEEDED2 = [
  ["otherwise", "when"],
  ["sees", "judge"]
];
function checkNeeded(file, pointer, { problems }) {
  for (const [key, needed2] of NEEDED2) {
    if (file[key] === void 0 || file[needed2] !== void 0) continue;
    problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs a \`${needed2}\`` });
  }
}

// src/rubric/compile-nodes.ts
function nodeSlots(file, problems) {
  const slots = /* @__PURE__ */ new Map();
  for (const section of ["criteria", "nodes"]) {
    for (const key of Object.keys(file[section] ?? {})) {
      checkKey(key, `/${section}`, problems);
      if (slots.has(key))
        problems.add(`/${section}/${key}`, { code: "duplicate-node", what: `\`${key}\` is repeated` });
      slots.set(key, slots.size);
    }
  }
  return slots;
}
function compileNodes(id, file, { names, problems, needs: asked }) {
  const named3 = [];
  const needs = /* @__PURE__ */ new Map();
  const compileNamed = (key, node, pointer) => {
    const own = { problems, names, needs: /* @__PURE__ */ new Set() };
    const compiled = compileNode(key, node, pointer, own);
    const slot = names.nodes.get(key) ?? 0;
    named3[slot] = compiled;
    needs.set(key, own.needs);
    return judgedOnce(compiled, slot);
  };
  const apart = Object.entries(file.nodes ?? {}).map(([key, node]) => {
    refuseWeight(node, `/nodes/${key}`, { problems });
    return { key, node: compileNamed(key, { ...node, weight: 0 }, `/nodes/${key}`) };
  });
  const whole = { problems, names, needs: /* @__PURE__ */ new Set() };
  const root = compileNode(
    id,
    file,
    "",
    whole,
    (key, node, pointer, within = whole) => pointer === `/criteria/${key}` ? compileNamed(key, node, pointer) : compileNode(key, node, pointer, within)
  );
  refuseOwnParts(file, needs, whole);
  const read = /* @__PURE__ */ new Set([...asked, ...whole.needs, ...[...needs.values()].flatMap((keys) => [...keys])]);
  const order = sortedKeys(names.nodes, needs, file, problems).filter((key) => read.has(key) || Object.hasOwn(file.nodes ?? {}, key)).map((key) => names.nodes.get(key) ?? 0);
  const besides = apart.map(({ key, node }) => ({ slot: names.nodes.get(key) ?? 0, node, isRead: read.has(key) }));
  const counted4 = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named: named3, standalone: besides, counted: counted4, order, needs: new Map([...needs, ["", whole.needs]]) };
}
function judgedOnce(node, slot) {
  const { choice, judge: judge2 } = node;
  if (choice === null) return { ...node, judge: (at2) => at2.nodes[slot] ?? judge2(at2) };
  const { answers, choose } = choice;
  const again = (at2) => {
    const before = at2.nodes[slot];
    return before === void 0 ? choose(at2) : answers.indexOf(before);
  };
  return { ...node, ...chosen(answers, again) };
}
function sortedKeys(slots, needs, file, problems) {
  const { order, cycles } = dependencyOrder([...slots.keys()], (key) => needs.get(key) ?? []);
  const isTwice = (key) => Object.hasOwn(file.criteria ?? {}, key) && Object.hasOwn(file.nodes ?? {}, key);
  for (const cycle of cycles.filter((keys) => !keys.some(isTwice))) {
    const [first = ""] = cycle;
    const section = Object.hasOwn(file.nodes ?? {}, first) ? "/nodes" : "/criteria";
    const found = shownCycle(cycle);
    problems.add(`${section}/${first}`, { code: "cycle", what: "nodes need each other in a cycle", found });
  }
  return order;
}
var WHEN = "`when`";
function refuseOwnParts({ when, criteria }, needs, { names, problems }) {
  if (when === void 0 || criteria === void 0) return;
  const asked = /* @__PURE__ */ new Set();
  compileCondition(when, "/when", { names, needs: asked, problems: { add: () => void 0 } });
  const needsOf = (key) => key === WHEN ? asked : Object.hasOwn(criteria, key) ? [WHEN] : needs.get(key);
  const { cycles } = dependencyOrder([WHEN, ...needs.keys()], (key) => needsOf(key) ?? []);
  const cycle = cycles.find((keys) => keys.includes(WHEN));
  if (cycle === void 0) return;
  const what = "`when` reads parts of the rubric, which are judged only where it holds";
  const fix = "Read facts, or a node under `nodes` that reads none of these parts";
  problems.add("/when", { code: "cycle", what, found: shownCycle(cycle), fix });
}
var RECORDED_NEED = factNeed("judge");
function restsOnJudge(nodes, derived) {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [derivedNeed(fact.name), fact.needs])]);
  const reached = (from) => {
    const seen = /* @__PURE__ */ new Set([from]);
    for (const name2 of seen) for (const next of needs.get(name2) ?? []) seen.add(next);
    return seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  };
  const own = reached("");
  const part = (key) => needs.has(key) ? reached(key) : own;
  return { whole: own || nodes.root.parts.some(({ key }) => part(key)), part };
}

// src/rubric/facts/contract.ts
var LISTED2 = 3;
var LONG = 300;
function compileContract(file, derived, compiling) {
  const { names, problems, needs } = compiling;
  const schema5 = compileShape(file, problems);
  const requirements = compileRequirements(file, { ...compiling, names: { ...names, factsOnly: true } });
  if (schema5 === null && requirements.length === 0) return null;
  const needed2 = derived.some(({ name: name2 }) => needs.has(derivedNeed(name2))) ? derived : [];
  return (trial) => {
    const shape = schema5?.violations(trial) ?? NO_VIOLATIONS;
    const at2 = startEvaluation(trial);
    for (const { slot, derive } of needed2) at2.derived[slot] = derive(at2);
    const broken2 = requirements.flatMap((requirement) => violation(requirement, at2, shape.shown.length > 0));
    return listed([...shape.shown, ...broken2], shape.more);
  };
}
function compileShape({ contract }, problems) {
  if (contract === void 0) return null;
  const { properties = {} } = contract;
  const native = Object.fromEntries(TRIAL_KEYS.map((key) => [key, true]));
  try {
    return compileSchema(isRecord(properties) ? { ...contract, properties: { ...native, ...properties } } : contract);
  } catch (error) {
    addSchemaMistakes(error, "/contract", problems);
    return null;
  }
}
function compileRequirements({ require: require2 = [] }, compiling) {
  return require2.map(({ that, message }, index) => ({
    condition: compileCondition(that, `/require/${index}/that`, compiling),
    message
  }));
}
function violation({ condition, message }, at2, isExplained) {
  const truth = condition.test(at2);
  if (truth === true || truth === void 0 && isExplained) return [];
  const because = condition.explain(at2, startNotes([]));
  return [message === void 0 ? because : `${message}: ${because}`];
}
function listed(violations, others) {
  if (violations.length === 0) return void 0;
  const more2 = violations.length - LISTED2 + others;
  const shown2 = violations.slice(0, LISTED2).map((one) => cut(one, LONG));
  return shown2.join("; ") + (more2 > 0 ? `; and ${more2} more` : "");
}

// src/rubric/facts/derived-facts.ts
var MOST_MADE = 16 * 1024 * 1024;
function derivedSlots(file, taken, problems) {
  const names = Object.keys(file.derive ?? {});
  for (const name2 of names) {
    checkKey(name2, "/derive", problems);
    if (!taken.has(name2)) continue;
    const what = `derived fact \`${name2}\` hides a fact of the trial`;
    problems.add(`/derive/${name2}`, { code: "hidden-fact", what, fix: "Rename it" });
  }
  return new Map(names.map((name2, slot) => [name2, slot]));
}
function compileDerived(file, names, problems) {
  const facts = /* @__PURE__ */ new Map();
  for (const [name2, slot] of names.derived) {
    const written = file.derive?.[name2];
    const compiling = { problems, names: { ...names, factsOnly: true }, needs: /* @__PURE__ */ new Set() };
    const derivation = compileDerivation(written, `/derive/${name2}`, compiling);
    const explain6 = (at2, warnings) => {
      if (Object.hasOwn(at2.trial, name2)) warn(startNotes(warnings), `derive \`${name2}\` hides the trial's own`);
      return derivation.explain(at2, warnings);
    };
    facts.set(name2, { name: name2, slot, needs: compiling.needs, derive: derivation.derive, explain: explain6 });
  }
  return sorted(facts, problems);
}
function sorted(facts, problems) {
  const names = [...facts.keys()];
  const { order, cycles } = dependencyOrder(
    names,
    (name2) => names.filter((other) => facts.get(name2)?.needs.has(derivedNeed(other)))
  );
  for (const cycle of cycles) {
    const found = shownCycle(cycle);
    problems.add(`/derive/${cycle[0]}`, { code: "cycle", what: "derived facts need each other in a cycle", found });
  }
  return order.flatMap((name2) => facts.get(name2) ?? []);
}
function compileDerivation(file, pointer, compiling) {
  if ("lookup" in file) return compileFactLookup(file.lookup, `${pointer}/lookup`, compiling);
  const isValue = file.expr !== void 0 && Object.keys(file).every((key) => key === "expr" || key === "description");
  return isValue ? fromExpression(file.expr, pointer, compiling) : fromCondition(file, pointer, compiling);
}
function fromCondition(file, pointer, compiling) {
  const condition = compileCondition(file, pointer, compiling);
  return { derive: condition.test, explain: (at2, warnings) => condition.explain(at2, startNotes(warnings)) };
}
function fromExpression(text2, pointer, compiling) {
  const bound = compileBound(text2, "any", `${pointer}/expr`, compiling);
  const shown2 = cut(bound.text, EXPRESSION);
  return {
    derive: (at2) => {
      const { value, made } = bound.make(at2);
      if (made > 0) countMade(made, value, shown2, at2);
      return value;
    },
    explain: (at2, warnings) => {
      const reason = bound.explain(at2, startNotes(warnings));
      return reason === "" ? shown2 : `${shown2}: ${reason}`;
    }
  };
}
function countMade(characters, value, shown2, { spent }) {
  const size = valueSize(value, MOST_MADE);
  const kept = Math.min(characters, size);
  if (size <= MOST_MADE && spent.characters + kept <= MOST_MADE) {
    spent.characters += kept;
    return;
  }
  const what = size > MOST_MADE ? "it gives" : "derived facts make";
  throw new Unjudgeable(`the expression ${shown2} was stopped: ${what} more than ${MOST_MADE} characters`);
}
function compileFactLookup(file, pointer, compiling) {
  const { field, table: table2, default: other } = file;
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table2));
  return {
    derive: (at2) => {
      const key = tableKey(fact.read(at2));
      if (key === void 0) return void 0;
      return rows.has(key) ? rows.get(key) : other;
    },
    explain: (at2, warnings) => {
      const notes = startNotes(warnings);
      return explainRow(fact, rows, at2, notes, (notListed) => {
        if (other !== void 0) return `${notListed}, and has the default`;
        warn(notes, notListed);
        return notListed;
      });
    }
  };
}

// src/rubric/load-rubric.ts
var schema4 = schemaCheck(rubric_schema_default);
var check = {
  ...schema4,
  problems: (value, locate) => schema4.problems(value, locate).map((problem) => withOperatorAdvice(problem, value))
};
function loadRubric(file, text2) {
  return compileDocument(parseYamlDocument(file, text2));
}
function compileDocument(document, watch) {
  return compileConfig(
    document,
    check,
    (file, { problems, placeOf: placeOf2 }) => compileRubric(file, collectProblems(problems, placeOf2), watch)
  );
}
function loadRubrics(sources) {
  const found = new Problems();
  const load = ({ file, text: text2 }) => found.collect(() => ({ file, rubric: loadRubric(file, text2) })) ?? [];
  const loaded = sources.flatMap(load);
  const problems = [...found.all(), ...sharedNames(loaded)];
  if (problems.length > 0) throw new UserError(problems);
  return loaded.map(({ rubric }) => rubric).sort((a, b) => byText(a.id, b.id));
}
function sharedNames(loaded) {
  return [...sharedIn(loaded, "id"), ...sharedIn(loaded, "metric")];
}
function sharedIn(loaded, name2) {
  const owners = /* @__PURE__ */ new Map();
  return loaded.flatMap(({ file, rubric }) => {
    const owner = owners.get(rubric[name2]);
    owners.set(rubric[name2], owner ?? file);
    if (owner === void 0) return [];
    const what = `${name2 === "id" ? "rubric" : "metric"} \`${rubric[name2]}\` is already defined in ${owner}`;
    return [
      { code: `duplicate-${name2 === "id" ? "rubric" : "metric"}`, what, where: { file }, fix: "Rename one of them" }
    ];
  });
}
function compileRubric(file, problems, watch) {
  const header = readHeader(file, problems);
  const names = { ...knownNames(file, problems), ...watch === void 0 ? {} : { watch } };
  const derived = compileDerived(file, names, problems);
  const compiling = { names, problems, needs: /* @__PURE__ */ new Set() };
  const contract = compileContract(file, derived, compiling);
  const outcomes = compileOutcomes(file, compiling);
  const nodes = compileNodes(header.id, file, compiling);
  const byJudge = restsOnJudge(nodes, derived);
  const needs = [compiling.needs, ...nodes.needs.values(), ...derived.map((fact) => fact.needs)];
  checkBands(file, problems);
  return {
    ...header,
    hash: contentHash(file),
    written: file,
    ...file.title === void 0 ? {} : { title: file.title },
    contract,
    derived,
    nodes,
    refersTo: new Set(needs.flatMap((each) => [...each])),
    criteria: nodes.counted.map((node) => criterionOf(node, byJudge)),
    outcomes,
    bands: file.bands ?? [],
    byJudge: byJudge.whole
  };
}
function criterionOf({ key, question }, byJudge) {
  return { key, ...question === void 0 ? {} : { question }, ...byJudge.part(key) ? { byJudge: true } : {} };
}
var OWN_KEYS = ["rubric", "version", "metric"];
var METRIC_LIMIT = 32;
function readHeader(file, problems) {
  const { meta, rubric = "", version = "", metric = "" } = file;
  for (const key of OWN_KEYS) {
    if (meta === void 0 && file[key] === void 0) {
      const fix = "A rubric begins with `rubric`, `version` and `metric`, or with `meta`";
      problems.add("", { code: "missing-key", what: `\`${key}\` is missing`, fix });
    } else if (meta !== void 0 && file[key] !== void 0) {
      const what = `\`meta\` replaces \`rubric\`, \`version\` and \`metric\``;
      problems.add(`/${key}`, { code: "two-headers", what, fix: `Remove \`meta\` or \`${key}\`` });
    }
  }
  if (meta === void 0) return { id: rubric, version, metric };
  if (meta.metric === void 0 && meta.name.length > METRIC_LIMIT) {
    const what = "`name` is too long for a metric";
    const expected = `at most ${METRIC_LIMIT} characters`;
    problems.add("/meta/name", { code: "bad-value", what, expected, fix: "Add a `metric` to `meta`" });
  }
  return { id: meta.name.replaceAll("_", "-"), version: meta.version, metric: meta.metric ?? meta.name };
}
function knownNames(file, problems) {
  const contract = isRecord(file.contract) ? file.contract : {};
  const declared = isRecord(contract.properties) ? Object.keys(contract.properties) : [];
  const closed = contract.additionalProperties === false;
  const derived = derivedSlots(file, /* @__PURE__ */ new Set([...TRIAL_KEYS, ...NATIVE_FACTS, ...declared]), problems);
  const facts = /* @__PURE__ */ new Set([...TRIAL_KEYS, ...closed ? [] : NATIVE_FACTS, ...declared]);
  const names = {
    nodes: nodeSlots(file, problems),
    factsOnly: false,
    total: false,
    derived,
    items: [],
    itemNames: new Set(itemNames(file).filter((name2) => !facts.has(name2) && !derived.has(name2))),
    facts,
    closed
  };
  return { ...names, steps: compileNamedSteps(file, names, problems) };
}

// schemas/mapping.schema.json
var mapping_schema_default = () => loadLazily("./mapping.schema.cjs");

// src/suite/mapping/selector.ts
var environment;
var SURROUNDINGS = /* @__PURE__ */ new Set(["environment", "token"]);
var MAX_PARTS = 32;
var MAX_STEPS = 1e7;
var NAMES = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;
function compileSelector(text2) {
  if (!text2.startsWith("$")) throw new Error("a selector starts with `$`");
  environment ??= startEnvironment();
  const query = environment.compile(text2);
  if (query.segments.length > MAX_PARTS) throw new Error(`a selector has at most ${MAX_PARTS} parts`);
  const refused2 = selectedNames(query.segments).find((name2) => REFUSED_NAMES.has(name2));
  if (refused2 !== void 0) throw new Error(`\`${refused2}\` cannot be selected`);
  if (!NAMES.test(text2)) return counted2(query);
  const names = text2.split(".").slice(1);
  return (record) => atNames(record, names);
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
var SelectorExceeded = class extends Error {
};
function counted2(query) {
  let steps = 0;
  const spend = () => {
    steps += 1;
    if (steps > MAX_STEPS) throw new SelectorExceeded(`takes more than ${MAX_STEPS} steps`);
  };
  countIn(query.segments, spend);
  return (record) => {
    steps = 0;
    const values = [];
    for (const node of query.lazyQuery(record)) values.push(node.value);
    return values;
  };
}
function countIn(part, spend) {
  if (typeof part !== "object" || part === null) return;
  for (const [key, value] of Object.entries(part)) if (!SURROUNDINGS.has(key)) countIn(value, spend);
  for (const name2 of ["visit", "resolve"]) {
    const counting = part;
    const own = counting[name2];
    if (typeof own !== "function" || "selectors" in part && name2 === "resolve") continue;
    counting[name2] = (...given2) => {
      spend();
      return own.apply(part, given2);
    };
  }
}
function atNames(record, names) {
  let value = record;
  for (const name2 of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name2)) return [];
    value = value[name2];
  }
  return [value];
}
function readFractions(environment2) {
  const { parser } = environment2;
  const readers = parser?.tokenMap;
  if (!(readers instanceof Map)) return;
  const readNumber2 = readers.get("NUMBER");
  if (typeof readNumber2 !== "function") return;
  const withSign = function(stream) {
    const { current } = stream;
    if (/^0[.eE]/.test(current.value)) current.value = `+${current.value}`;
    return readNumber2.call(this, stream);
  };
  readers.set("NUMBER", withSign);
}

// src/suite/mapping/compiling.ts
var NEVER = () => [];
function startCompiling({ nan }, placeOf2, problems) {
  const report2 = (pointer, what, fix = "") => {
    problems.push({ code: "bad-mapping", what, where: placeOf2(pointer), fix });
  };
  const selectors = [];
  return {
    isNanAbsent: nan === "absent",
    report: report2,
    selectors,
    selector(text2, pointer) {
      try {
        const use = { pointer, text: text2, asked: 0, found: 0 };
        selectors.push(use);
        return counted3(bounded(compileSelector(text2), text2, pointer), use);
      } catch (error) {
        report2(pointer, `\`${inline(text2)}\` is not a selector: ${inline(messageOf(error))}`, adviseSelector(text2));
        return NEVER;
      }
    },
    pattern(text2, pointer, flags = 0) {
      try {
        return compileLinear(text2, flags);
      } catch (error) {
        const fix = error instanceof LargePattern ? FEWER_PLACES : "Patterns are RE2: no look-around, no back-references";
        report2(pointer, `\`${inline(text2)}\` is not a pattern: ${inline(messageOf(error))}`, fix);
        return compileLinear("");
      }
    }
  };
}
var WITHOUT_PATTERNS = "Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)";
function adviseSelector(text2) {
  if (/\b(?:match|search)\s*\(/.test(text2)) return WITHOUT_PATTERNS;
  return /^[A-Za-z_]/.test(text2) ? `Write \`$.${inline(text2)}\`` : "Selectors are JSONPath (RFC 9535)";
}
function counted3(select, use) {
  return (record, where2) => {
    const values = select(record, where2);
    use.asked++;
    if (values.some((value) => value !== void 0 && value !== null)) use.found++;
    return values;
  };
}
function bounded(select, text2, pointer) {
  return (record, where2) => {
    try {
      return select(record);
    } catch (error) {
      if (!(error instanceof SelectorExceeded)) throw error;
      const what = `mapping \`${dotted(pointer)}\`: the selector \`${inline(text2)}\` ${error.message} in one record`;
      throw new UserError({ code: "unmapped", what, ...where2 && { where: where2 } });
    }
  };
}
function unfit(part, what, where2, fix = "") {
  return new UserError({ code: "unmapped", what: `mapping \`${part}\`: ${what}`, where: where2, fix });
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/suite/mapping/csv.ts
function compileCsv(spec, compiling) {
  const { results_from: pattern, delimiter = "," } = spec;
  const isResult = pattern === void 0 ? void 0 : compiling.pattern(pattern, "/csv/results_from");
  return function* (file, chunks, offset) {
    const rows = splitRows(file, chunks, offset);
    const first = rows.next();
    if (first.done) return;
    const names = namesOf(first.value, delimiter, { file, line: first.value.position });
    const read = (row, where2) => readCells(row, delimiter, names.length, where2);
    yield* isResult === void 0 ? rowRecords(rows, names, read) : cellRecords(file, rows, { names, read, isResult: (cell2) => isResult.test(cell2) });
  };
}
function* rowRecords(rows, names, read) {
  const free = freeNames(names);
  for (const row of rows) {
    const { position, text: text2 } = row;
    yield { position, text: text2, parse: (where2) => rowObject(free, read(row, where2)) };
  }
}
var LOOKED_AT = 50;
function* cellRecords(file, rows, columns) {
  const first = firstRows(rows);
  if (first.length === 0) return;
  const from = firstResult(first, file, columns);
  for (const row of inTurn(first, rows)) {
    const { position, text: text2 } = row;
    for (let index = from; index < columns.names.length; index++) {
      const parse2 = (where2) => resultRecord(row, columns, from, index, where2);
      yield { position, text: text2, parse: parse2 };
    }
  }
}
function firstRows(rows) {
  const first = [];
  while (first.length < LOOKED_AT) {
    const { done, value } = rows.next();
    if (done) break;
    first.push(value);
  }
  return first;
}
function* inTurn(first, rest) {
  yield* first;
  yield* rest;
}
function resultRecord(row, columns, from, index, where2) {
  const { names, read } = columns;
  const cells4 = read(row, where2);
  const start = resultIn(cells4, columns);
  if (start >= 0 && start < from) throw tooEarly(start, from, where2);
  const before = rowObject(freeNames(names.slice(0, from)), cells4);
  return { row: before, column: index - from + 1, header: names[index], cell: cells4[index] ?? null };
}
function firstResult(rows, file, columns) {
  const starts = rows.map((row) => resultIn(soundCells(row, file, columns), columns)).filter((start) => start >= 0);
  if (starts.length > 0) return Math.min(...starts);
  const where2 = { file, line: rows[0]?.position ?? 1 };
  columns.read(rows[0], where2);
  const what = "no cell of the first rows is a result";
  throw new UserError({ code: "no-results", what, where: where2, expected: "a cell that matches `csv.results_from`" });
}
function resultIn(cells4, { isResult }) {
  return cells4.findIndex((cell2) => cell2 !== null && isResult(cell2));
}
function soundCells(row, file, { read }) {
  return soundOr([], () => read(row, { file, line: row.position }));
}
function tooEarly(start, from, where2) {
  const expected = `results from column ${from + 1} on, as in the first ${LOOKED_AT} rows`;
  const fix = "Let the first rows have a result in every column of results";
  return new UserError({ code: "no-results", what: `column ${start + 1} holds a result`, where: where2, expected, fix });
}
function namesOf(header, delimiter, where2) {
  if (header.text.includes("\r")) throw loneReturns(where2);
  const names = readCells(header, delimiter, void 0, where2).map((name2) => name2 ?? "");
  if (names.includes("__proto__")) throw new UserError(protoKey(where2));
  return names;
}
function loneReturns(where2) {
  const fix = "End lines with a line feed, alone or after a carriage return";
  return new UserError({ code: "bad-csv", what: "the header holds a carriage return", where: where2, fix });
}
function readCells(row, delimiter, width, where2) {
  const cells4 = split(row, delimiter, where2);
  if (width === void 0 || cells4.length === width) return cells4.map((cell2) => cell2 === "" ? null : cell2);
  const what = "the row has another number of cells than the header";
  throw new UserError({ code: "bad-csv", what, where: where2, expected: `${width}`, found: `${cells4.length}` });
}
function split(row, delimiter, where2) {
  try {
    return cellsOf(row.text, delimiter);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const fix = "Quote cells that hold quotes, and write each of them twice";
    throw new UserError({ code: "bad-csv", what: cause.message, where: where2, fix }, { cause });
  }
}
function rowObject(names, cells4) {
  return Object.fromEntries(names.map((name2, index) => [name2, cells4[index] ?? null]));
}
function* splitRows(file, chunks, offset) {
  let started;
  for (const line2 of everyLine(file, chunks, offset)) {
    const text2 = line2.text.replace(/\r$/, "");
    const row = started === void 0 ? { ...line2, text: text2 } : { ...started, text: `${started.text}
${text2}` };
    const isWhole = quotes(text2) % 2 === (started === void 0 ? 0 : 1);
    const size = line2.offset - row.offset + Buffer.byteLength(line2.text);
    if (size > MAX_RECORD_BYTES) throw tooLarge(file, row.position);
    started = isWhole ? void 0 : row;
    if (isWhole && row.text !== "") yield row;
  }
  if (started !== void 0) throw neverClosed(file, started.position);
}
function quotes(text2) {
  let count = 0;
  for (let at2 = text2.indexOf('"'); at2 >= 0; at2 = text2.indexOf('"', at2 + 1)) count++;
  return count;
}
function neverClosed(file, line2) {
  const fix = "Quote a cell that holds quotes, and write each of them twice; where the file was cut, run the suite again";
  return new UserError({ code: "cut-csv", what: "a quote is never closed", where: { file, line: line2 }, fix });
}
function cellsOf(row, delimiter) {
  const cells4 = [];
  let at2 = 0;
  for (; ; ) {
    const end = row[at2] === '"' ? endOfQuoted(row, at2) : endOfPlain(row, at2, delimiter);
    const raw = row.slice(at2, end);
    cells4.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === row.length) return cells4;
    if (row[end] !== delimiter) throw new SyntaxError("a quoted cell goes on after its closing quote");
    at2 = end + 1;
  }
}
function endOfPlain(row, from, delimiter) {
  const next = row.indexOf(delimiter, from);
  const end = next < 0 ? row.length : next;
  if (row.slice(from, end).includes('"')) throw new SyntaxError("a cell without quotes has a quote inside");
  return end;
}
function endOfQuoted(row, from) {
  let at2 = from + 1;
  for (; ; ) {
    const quote = row.indexOf('"', at2);
    if (quote < 0) throw new SyntaxError("a quoted cell never ends");
    if (row[quote + 1] !== '"') return quote + 1;
    at2 = quote + 2;
  }
}

// src/suite/mapping/steps.ts
import { hash } from "node:crypto";

// src/suite/mapping/python-literal.ts
var SPACE = /[ \t\r\n]*/y;
var NUMBER2 = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
var WORD = /(?:True|False|None)(?!\w)/y;
var NO_NUMBER = /-?(?:nan|inf)(?!\w)/y;
var EMPTY_SET = /set\(\)/y;
var PLAIN = { "'": /[^'\\\n\r]*/y, '"': /[^"\\\n\r]*/y };
var ESCAPE = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
var LONE_SURROGATE = new RegExp("\\p{Surrogate}", "gu");
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
function parsePythonLiteral(text2, isNanAbsent = false) {
  const reading = { text: text2, isNanAbsent, at: 0 };
  const value = readValue(reading, 0);
  skipSpace(reading);
  if (reading.at < text2.length) throw fault(reading);
  return value;
}
function readValue(reading, depth) {
  if (depth > MAX_DEPTH) throw new SyntaxError(`deeper than ${MAX_DEPTH} levels`);
  skipSpace(reading);
  const first = reading.text[reading.at];
  if (first === "{") return readBraces(reading, depth);
  if (first === "[") return readList(reading, depth);
  if (first === "(") return readTuple(reading, depth);
  if (first === "'" || first === '"') return readText2(reading, first);
  return readScalar(reading);
}
function readBraces(reading, depth) {
  reading.at++;
  if (skipped(reading, "}")) return {};
  const first = readKey(reading, depth);
  if (skipped(reading, ":")) return readDict(reading, depth, first.name);
  return readItems(reading, "}", depth, [first.value]).items.sort(byCanonicalText);
}
function readDict(reading, depth, first) {
  const members = /* @__PURE__ */ new Map();
  for (let name2 = first; ; name2 = readKey(reading, depth).name) {
    if (name2 === void 0 || name2 === "__proto__" || members.has(name2)) throw fault(reading);
    if (members.size > 0) expect(reading, ":");
    members.set(name2, readValue(reading, depth + 1));
    if (!followed(reading, "}")) return Object.fromEntries(members);
  }
}
function readKey(reading, depth) {
  skipSpace(reading);
  const from = reading.at;
  const value = readValue(reading, depth + 1);
  if (typeof value === "string") return { value, name: value };
  return { value, name: typeof value === "number" ? reading.text.slice(from, reading.at) : void 0 };
}
function followed(reading, closing) {
  if (skipped(reading, closing)) return false;
  expect(reading, ",");
  return !skipped(reading, closing);
}
function byCanonicalText(one, other) {
  return byText(canonicalJson(one), canonicalJson(other));
}
function readList(reading, depth) {
  reading.at++;
  return readItems(reading, "]", depth).items;
}
function readTuple(reading, depth) {
  reading.at++;
  const { items: items2, hasComma } = readItems(reading, ")", depth);
  return items2.length === 1 && !hasComma ? items2[0] : items2;
}
function readItems(reading, closing, depth, items2 = []) {
  let hasComma = false;
  while (!skipped(reading, closing)) {
    if (items2.length > 0) {
      expect(reading, ",");
      hasComma = true;
      if (skipped(reading, closing)) break;
    }
    items2.push(readValue(reading, depth + 1));
  }
  return { items: items2, hasComma };
}
function readText2(reading, quote) {
  let text2 = "";
  reading.at++;
  for (; ; ) {
    text2 += matched(reading, PLAIN[quote])?.[0] ?? "";
    const next = reading.text[reading.at];
    if (next === quote) break;
    const escaped = matched(reading, ESCAPE);
    if (escaped === void 0) throw fault(reading);
    text2 += characterOf(reading, escaped);
  }
  reading.at++;
  return text2.replace(LONE_SURROGATE, "\uFFFD");
}
function characterOf(reading, [, short, ...codes]) {
  if (short !== void 0) return ESCAPED.get(short) ?? short;
  const code = Number.parseInt(codes.find((digits) => digits !== void 0) ?? "", 16);
  if (code > 1114111) throw fault(reading);
  return String.fromCodePoint(code);
}
function readScalar(reading) {
  if (matched(reading, EMPTY_SET) !== void 0) return [];
  const word = matched(reading, WORD)?.[0];
  if (word !== void 0) return word === "None" ? null : word === "True";
  if (reading.isNanAbsent && matched(reading, NO_NUMBER) !== void 0) return null;
  const value = Number(matched(reading, NUMBER2)?.[0] ?? "none");
  if (!Number.isFinite(value)) throw fault(reading);
  return value;
}
function matched(reading, pattern) {
  pattern.lastIndex = reading.at;
  const match = pattern.exec(reading.text) ?? void 0;
  if (match !== void 0) reading.at += match[0].length;
  return match;
}
function skipSpace(reading) {
  matched(reading, SPACE);
}
function skipped(reading, mark2) {
  skipSpace(reading);
  if (reading.text[reading.at] !== mark2) return false;
  reading.at++;
  return true;
}
function expect(reading, mark2) {
  if (!skipped(reading, mark2)) throw fault(reading);
}
function fault({ at: at2 }) {
  return new SyntaxError(`not a Python literal at character ${at2 + 1}`);
}

// src/suite/mapping/steps.ts
var MISSED = /* @__PURE__ */ Symbol("not in the table");
function parseStep(formats, part, { isNanAbsent }) {
  return (value, where2) => {
    if (typeof value !== "string") return value;
    const read = readAs(value, formats, isNanAbsent);
    if (read === void 0) throw unfit(part, `${shown(value)} cannot be read as ${formats.join(" or ")}`, where2);
    return read.value;
  };
}
function matchStep(text2, pointer, compiling) {
  const pattern = compiling.pattern(text2, `${pointer}/match`);
  const group = Math.min(pattern.groupCount(), 1);
  if (pattern.groupCount() > 1) compiling.report(`${pointer}/match`, "`match` takes one group, use (?:...) for others");
  const part = dotted(pointer);
  return (value, where2) => {
    const text3 = textOf(value, part, where2);
    const matcher = text3 === void 0 ? void 0 : pattern.matcher(text3);
    return matcher?.find() ? matcher.group(group) ?? void 0 : void 0;
  };
}
function boundStep(isWithin2, part) {
  return (value, where2) => {
    if (typeof value !== "number") throw unfit(part, `${shown(value)} is no number to compare`, where2);
    return isWithin2(value);
  };
}
function mapStep(map2, hasDefault, part) {
  const table2 = new Map(Object.entries(map2));
  return (value, where2) => {
    const text2 = textOf(value, part, where2);
    if (table2.has(text2)) return table2.get(text2);
    if (hasDefault) return MISSED;
    throw unfit(part, `${shown(value)} is not in \`map\`, which has ${[...table2.keys()].join(", ")}`, where2);
  };
}
function scaleStep(scale, part) {
  return (value, where2) => {
    if (typeof value !== "number") throw unfit(part, `${shown(value)} is no number to scale`, where2);
    const scaled = value * scale;
    if (!Number.isFinite(scaled)) throw unfit(part, `${value} times ${scale} is too large for a number`, where2);
    return scaled;
  };
}
function slugStep(part) {
  return (value, where2) => {
    requireExact(value, part, where2);
    return slugOf(value);
  };
}
var NUMBER3 = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
var NO_NUMBER2 = /^[-+]?(?:nan|inf(?:inity)?)$/i;
var READERS = {
  json: (text2, isNanAbsent) => parseInnerJson(isNanAbsent ? nanAsNull(text2) : text2),
  python: parsePythonLiteral,
  number: (text2, isNanAbsent) => isNanAbsent && NO_NUMBER2.test(text2) ? null : readNumber(text2),
  integer: (text2, isNanAbsent) => isNanAbsent && NO_NUMBER2.test(text2) ? null : readInteger(text2),
  boolean: readBoolean,
  text: (text2) => text2
};
function readAs(text2, formats, isNanAbsent) {
  for (const format of formats) {
    try {
      return { value: READERS[format](text2, isNanAbsent) };
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof UserError)) throw error;
    }
  }
  return void 0;
}
function readNumber(text2) {
  const value = Number(NUMBER3.test(text2) ? text2 : "none");
  if (!Number.isFinite(value)) throw new SyntaxError("not a number");
  return value;
}
function readInteger(text2) {
  const value = readNumber(text2);
  if (!Number.isSafeInteger(value)) throw new SyntaxError("not an integer");
  return value;
}
function readBoolean(text2) {
  if (!/^(?:true|false)$/i.test(text2)) throw new SyntaxError("neither true nor false");
  return text2.toLowerCase() === "true";
}
var READABLE = 60;
var DIGITS = 8;
function slugOf(value) {
  const whole = typeof value === "string" ? value : canonicalJson(value);
  const digits = hash("sha256", whole).slice(0, DIGITS);
  const words = slugWords(typeof value === "string" ? value : wordiest(value));
  return words === "" ? digits : `${words}-${digits}`;
}
function slugWords(text2) {
  const plain = text2.slice(0, 1e3).normalize("NFKD").toLowerCase().replace(new RegExp("\\p{M}+", "gu"), "").replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  if (plain.length <= READABLE) return plain.replace(/-$/, "");
  const cut2 = plain.slice(0, READABLE + 1);
  const end = cut2.lastIndexOf("-");
  return cut2.slice(0, end > 0 ? end : READABLE);
}
function wordiest(value) {
  const ranked = textsOf(value).map((text2) => ({ text: text2, words: text2.split(/\s+/).length }));
  ranked.sort((a, b) => b.words - a.words || byText(a.text, b.text));
  return ranked[0]?.text ?? canonicalJson(value);
}
function textsOf(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
var TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d+))? ?(?:Z|([+-]\d\d):?(\d\d))?$/i;
function readMoment(value) {
  if (typeof value === "number") return { whole: value, fraction: "" };
  if (typeof value !== "string") return void 0;
  if (/^\d{1,40}$/.test(value)) return { whole: BigInt(value), fraction: "" };
  const [, day, time, fraction = "", hours, minutes] = TIME.exec(value) ?? [];
  const offset = hours === void 0 ? "Z" : `${hours}:${minutes}`;
  const whole = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(whole) ? void 0 : { whole, fraction: fraction.replace(/0+$/, "") };
}
function timeBetween(one, other) {
  const whole = difference(one.whole, other.whole);
  return whole === void 0 ? void 0 : rounded(whole + (secondsOf(other) - secondsOf(one)) * 1e3);
}
function difference(from, to) {
  if (typeof from === "bigint" && typeof to === "bigint") return Number(to - from);
  return typeof from === "number" && typeof to === "number" ? to - from : void 0;
}
function secondsOf({ fraction }) {
  return Number(`0.${fraction}0`);
}
function byMoment(one, other) {
  if (one.whole !== other.whole) return one.whole < other.whole ? -1 : 1;
  return one.fraction === other.fraction ? 0 : one.fraction < other.fraction ? -1 : 1;
}
function textOf(value, part, where2) {
  const text2 = textForm(value);
  if (text2 !== void 0) requireExact(value, part, where2);
  return text2;
}
function readable(value, part, where2) {
  return textOf(value, part, where2) ?? canonicalJson(value);
}
function requireExact(value, part, where2) {
  if (!holdsLargeNumber(value)) return;
  const what = "a whole number beyond 2^53, whose last digits are lost, makes no text";
  throw unfit(part, what, where2, "Write it as a text in the results");
}
var NOTHING = /^(?:|none|null|nan|false|0|0\.0|\[\]|\{\})$/i;
function errorText(found, part, where2) {
  if (found === void 0 || isNone2(found)) return void 0;
  return found === true ? "failed without a message" : readable(found, part, where2);
}
function isNone2(found) {
  if (typeof found === "string") return NOTHING.test(found.trim());
  return typeof found === "object" && found !== null ? Object.values(found).every(isNone2) : !found;
}

// src/suite/mapping/values.ts
var SOURCES = ["select", "first_of", "parts", "object", "between", "file", "const"];
var absent = () => void 0;
function compileValue(spec, pointer, compiling) {
  if (spec === void 0) return absent;
  if (typeof spec === "string") return firstSelected(spec, pointer, compiling);
  const steps = compileSteps2(spec, pointer, compiling);
  const source = compileSource(spec, pointer, compiling);
  const isList = spec.take === "all" || spec.take === "sum";
  const together = isList ? compileTogether(spec, pointer) : void 0;
  const stepped = (found, where2) => {
    const made = run(steps, found, where2);
    return made === MISSED ? spec.default : made;
  };
  return (record, where2) => {
    const found = source(record, where2);
    if (together === void 0) return stepped(found, where2) ?? spec.default;
    const items2 = found.map((item) => stepped(item, where2)).filter(isPresent);
    return items2.length === 0 ? spec.default : together(items2, where2);
  };
}
function compileCondition2(spec, pointer, compiling, otherwise) {
  if (spec === void 0) return () => otherwise;
  const value = compileValue(spec, pointer, compiling);
  return (record, where2) => (value(record, where2) ?? false) !== false;
}
function firstSelected(text2, pointer, compiling) {
  const selector = compiling.selector(text2, pointer);
  return (record, where2) => selector(record, where2).find(isPresent);
}
function isPresent(value) {
  return value !== void 0 && value !== null;
}
function compileSource(spec, pointer, compiling) {
  const given2 = SOURCES.filter((key) => spec[key] !== void 0);
  if (given2.length !== 1) {
    compiling.report(pointer, `a value has one source, not ${given2.length === 0 ? "none" : given2.join(" and ")}`);
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
function compileSelect(text2, take, pointer, compiling) {
  if (take === void 0 || take === "first") return firstSelected(text2, `${pointer}/select`, compiling);
  const selector = compiling.selector(text2, `${pointer}/select`);
  const present = (record, where2) => selector(record, where2).filter(isPresent);
  if (take === "last") return (record, where2) => present(record, where2).at(-1);
  return take === "count" ? (record, where2) => present(record, where2).length : present;
}
function compileEvery(specs, pointer, compiling) {
  return specs.map((spec, index) => compileValue(spec, `${pointer}/${index}`, compiling));
}
function compileFirst(specs, pointer, compiling) {
  const values = compileEvery(specs, `${pointer}/first_of`, compiling);
  return (record, where2) => {
    for (const value of values) {
      const found = value(record, where2);
      if (found !== void 0) return found;
    }
    return void 0;
  };
}
function compileParts(specs, join7, pointer, compiling) {
  const values = compileEvery(specs, `${pointer}/parts`, compiling);
  return (record, where2) => {
    const parts = values.map((value) => value(record, where2));
    return parts.includes(void 0) ? void 0 : joined2(parts, join7, pointer, where2);
  };
}
function compileObject(specs, pointer, compiling) {
  const members = Object.entries(specs).map(([name2, spec]) => {
    return { name: name2, value: compileValue(spec, memberPointer(pointer, name2), compiling) };
  });
  return (record, where2) => {
    const found = members.map(({ name: name2, value }) => [name2, value(record, where2)]);
    return Object.fromEntries(found.filter(([, value]) => value !== void 0));
  };
}
function run(steps, value, where2) {
  let result = value;
  for (const step of steps) {
    if (result === void 0 || result === null || result === MISSED) break;
    result = step(result, where2);
  }
  return result ?? void 0;
}
function compileSteps2(spec, pointer, compiling) {
  const part = dotted(pointer);
  const { match, parse: parse2, then, equals, at_least: least, at_most: most, map: map2, scale } = spec;
  const steps = [];
  if (match !== void 0) steps.push(matchStep(match, pointer, compiling));
  if (parse2 !== void 0) steps.push(parseStep([parse2].flat(), part, compiling));
  if (then !== void 0) steps.push(compileValue(then, `${pointer}/then`, compiling));
  if (equals !== void 0) steps.push((value) => value === equals);
  if (least !== void 0) steps.push(boundStep((number) => number >= least, part));
  if (most !== void 0) steps.push(boundStep((number) => number <= most, part));
  if (map2 !== void 0) steps.push(mapStep(map2, spec.default !== void 0, part));
  if (scale !== void 0) steps.push(scaleStep(scale, part));
  if (spec.slug) steps.push(slugStep(part));
  return steps;
}
function compileTogether({ take, join: join7 }, pointer) {
  if (take === "sum") return (values, where2) => added(values, dotted(pointer), where2);
  return (values, where2) => join7 === void 0 ? values : joined2(values, join7, pointer, where2);
}
function added(values, part, where2) {
  const other = values.find((value) => typeof value !== "number");
  if (other !== void 0) throw unfit(part, `${shown(other)} is no number to add`, where2);
  const sum = sumOf(values);
  if (!Number.isFinite(sum)) throw unfit(part, "the sum is too large for a number", where2);
  return sum;
}
function joined2(parts, join7, pointer, where2) {
  const name2 = dotted(pointer);
  const texts = parts.map((part) => {
    const text2 = textOf(part, name2, where2);
    if (text2 === void 0) throw unfit(name2, `${shown(part)} cannot be joined, since it is no text`, where2);
    return text2;
  });
  return texts.join(join7);
}
function between(values, part) {
  return (record, where2) => {
    const found = values.map((value) => value(record, where2));
    if (found.includes(void 0)) return void 0;
    const [from, to] = found.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === void 0)
      throw unfit(part, `${found.map((one) => shown(one)).join(" and ")} are no two times`, where2);
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
  const keyOf2 = compileValue(gather.by, "/gather/by", compiling);
  const momentOf = compileMoment(gather.order, compiling);
  const piecesOf = (record, position, where2) => select(record).map((item) => {
    const key = textOf(keyOf2(item, where2), "gather.by", where2);
    if (key === void 0) throw unfit("gather.by", `there is no text for ${shown(item)}`, where2, NO_PIECE);
    return { key, item, position, moment: momentOf(item, where2) };
  });
  return (file, records) => ({ items: gathered(file, records, piecesOf), placeOf: records.placeOf });
}
function compileMoment(order, compiling) {
  if (order === void 0) return () => void 0;
  const value = compileValue(order, "/gather/order", compiling);
  return (item, where2) => {
    const found = value(item, where2);
    const moment = readMoment(found);
    if (moment === void 0) throw unfit("gather.order", `${shown(found)} is neither a number nor a time`, where2);
    return moment;
  };
}
function* gathered(file, records, piecesOf) {
  const wholes = /* @__PURE__ */ new Map();
  let size = 0;
  for (const record of records.items) {
    size += record.text.length;
    if (size > MAX_GATHERED) throw tooMuch(file);
    try {
      for (const piece of piecesIn(record, records, piecesOf)) wholeOf(piece.key, wholes).push(piece);
    } catch (error) {
      yield broken(record, error);
    }
  }
  for (const pieces of wholes.values()) yield wholeRecord(pieces);
}
function piecesIn(record, { placeOf: placeOf2, partsOf: partsOf2 }, piecesOf) {
  const { position } = record;
  const where2 = placeOf2(position);
  const value = record.parse(where2);
  partsOf2?.(value, where2);
  return piecesOf(value, position, where2);
}
function wholeOf(key, wholes) {
  const pieces = wholes.get(key) ?? [];
  if (pieces.length === 0) wholes.set(key, pieces);
  return pieces;
}
function broken({ position, text: text2 }, error) {
  return {
    position,
    text: text2,
    parse: () => {
      throw error;
    }
  };
}
function wholeRecord(pieces) {
  const [{ position }] = pieces;
  const value = { items: pieces.toSorted(byTime).map(({ item }) => item) };
  const text2 = JSON.stringify(value);
  const parse2 = (where2) => {
    if (text2.length > MAX_RECORD_BYTES) throw tooLarge2(where2);
    return value;
  };
  return { position, text: text2, parse: parse2 };
}
function byTime(one, other) {
  return one.moment === void 0 || other.moment === void 0 ? 0 : byMoment(one.moment, other.moment);
}
function tooLarge2(where2) {
  return new UserError({
    code: "record-too-large",
    what: "the pieces of one trial are too large",
    where: where2,
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

// src/suite/mapping/records.ts
function compileRecords(spec, compiling) {
  const parse2 = spec.nan === void 0 ? parseRecord : parseWithNaN;
  const requireFinished = compileUnfinished(spec.unfinished, compiling);
  const readShared = (text2, where2) => {
    const value = parse2(text2, where2);
    requireFinished(value, where2);
    return { text: text2, value };
  };
  const readArchive = spec.archive && compileArchive(spec.archive, readShared, parse2);
  const readText3 = compileTexts(spec, { parse: parse2, readShared, requireFinished }, compiling);
  const gather = compileGather(spec, compiling);
  return (input) => {
    const archive = readArchive && isArchive(input) ? input.unzip?.() : void 0;
    return readArchive && archive ? readArchive(input.file, archive) : gather(input.file, readText3(input));
  };
}
var parseWithNaN = (text2, where2) => parseRecord(nanAsNull(text2), where2);
function compileTexts(spec, reading, compiling) {
  const { parse: parse2, requireFinished } = reading;
  const path = recordPath(spec.records ?? "$[*]");
  const readCsv = compileCsv(spec.csv ?? {}, compiling);
  const itemsOf2 = compileEach2(spec.each);
  const list = listInDocument(spec, path);
  const partsOf2 = (record, where2) => {
    const parts = itemsOf2(record, where2);
    requireFinished(record, where2);
    return parts;
  };
  return (input) => {
    const { file } = input;
    const open = openResults(input);
    const { chunks, offset } = open;
    switch (spec.format ?? formatOf(open, path, file)) {
      case "json":
        if (list !== void 0) return itemRecords(input, open, list, reading);
        return { ...listRecords(file, splitDocument(file, chunks, offset, path), path, parse2), partsOf: partsOf2 };
      case "jsonl":
        return { ...lineRecords(file, splitLines(file, chunks, offset), parse2), partsOf: partsOf2 };
      default:
        requireText(file, open, spec);
        return { items: readCsv(file, chunks, offset), placeOf: (line2) => ({ file, line: line2 }), partsOf: partsOf2 };
    }
  };
}
function listInDocument({ each }, path) {
  return each === void 0 || path !== "document" ? void 0 : namesOnWay(each);
}
function itemRecords(input, first, names, reading) {
  const { file } = input;
  const shared = reading.readShared(documentWithout(names, { ...first, file }), { file });
  const { chunks, offset } = openResults(input);
  const path = { names, orMap: true };
  return { ...listRecords(file, splitDocument(file, chunks, offset, path), path, reading.parse), shared };
}
function recordPath(text2) {
  return text2 === "$" ? "document" : { names: namesOnWay(text2) };
}
function formatOf({ shape }, path, file) {
  if (shape === "other") return "csv";
  const isLines = shape === "object" && path !== "document" && (path.names.length === 0 || file.endsWith(".jsonl"));
  return isLines ? "jsonl" : "json";
}
function requireText(file, { shape }, spec) {
  if (shape !== "other" || spec.records === void 0) return;
  const fix = `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``;
  throw new UserError({ code: "wrong-format", what: "the file is not JSON", where: { file }, fix });
}
function compileEach2(each) {
  if (each === void 0) return (record, where2) => [{ value: record, where: where2 }];
  const names = namesOnWay(each);
  return (record, where2) => {
    const found = names.reduce(memberOf, record);
    if (typeof found !== "object" || found === null)
      throw unfit("each", `there is no list or object at \`${each}\` but ${shown(found)}`, where2);
    const pointer = names.reduce(memberPointer, where2.pointer ?? "");
    const isList = Array.isArray(found);
    return Object.entries(found).map(([key, item], at2) => {
      const own = { ...where2, pointer: memberPointer(pointer, key) };
      if (isList) return { value: { record, item, index: at2 + 1 }, where: own, item: at2 + 1 };
      return { value: { record, item, key }, where: own, item: key };
    });
  };
}
var NAME = /\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g;
function namesOnWay(path) {
  return Array.from(path.matchAll(NAME), ([, plain, single, double]) => plain ?? single ?? double ?? "");
}
function compileUnfinished(spec, compiling) {
  const why = compileValue(spec, "/unfinished", compiling);
  return (record, where2) => {
    const found = why(record, where2) ?? false;
    if (found === false) return;
    throw new UserError({
      code: "unfinished-run",
      what: `the run did not finish: ${inline(textForm(found) ?? JSON.stringify(found))}`,
      where: where2,
      fix: "Run the suite again"
    });
  };
}
function compileArchive({ record, each }, readShared, parse2) {
  const isItem = itemPattern(each);
  return (file, archive) => {
    const shared = textIn(file, archive, record);
    if (shared === void 0) throw noRecord(file, record);
    const names = archive.names.filter((name2) => name2 !== record && isItem(name2)).sort(byText);
    return {
      shared: readShared(shared, { file: `${file}/${record}` }),
      items: items(file, archive, requireSome(names, file, each), parse2),
      placeOf: (position) => ({ file: `${file}/${names[position - 1]}` })
    };
  };
}
function* items(file, archive, names, parse2) {
  for (const [at2, name2] of names.entries()) {
    const text2 = textIn(file, archive, name2) ?? "";
    yield { position: at2 + 1, text: text2, parse: (where2) => parse2(text2, where2) };
  }
}
function itemPattern(each) {
  const [start = "", end = ""] = each.split("*");
  return (name2) => name2.length >= start.length + end.length && name2.startsWith(start) && name2.endsWith(end);
}
function textIn(file, archive, name2) {
  const bytes2 = archive.read(name2);
  if (bytes2 === void 0) return void 0;
  const text2 = asBuffer(bytes2);
  requireUtf8(`${file}/${name2}`, text2, 0);
  return text2.toString("utf8", markLength(text2));
}
function requireSome(names, file, each) {
  if (names.length > 0) return names;
  throw new UserError({
    code: "archive-incomplete",
    what: `no file of the archive matches \`${inline(each)}\`, the trials of the mapping`,
    where: { file },
    fix: "Check that the run wrote its trials into the archive"
  });
}
function noRecord(file, name2) {
  return new UserError({
    code: "archive-incomplete",
    what: `the archive has no \`${inline(name2)}\`, the record of the mapping`,
    where: { file },
    fix: "The run that wrote it was probably cancelled: run the suite again"
  });
}

// src/suite/mapping/trace.ts
function compileTrace(spec, compiling) {
  const select = compiling.selector(spec.steps, "/trace/steps");
  const addResults = compileResults(spec.results, compiling);
  const addMessage = compileMessage(spec.message, compiling);
  const addCalls = compileCalls(spec.calls, compiling);
  return (record, where2) => {
    const draft = { steps: [], number: 0, unanswered: unansweredCalls() };
    for (const step of select(record)) {
      if (isWholeList(step, spec.steps))
        throw unfit(
          "trace.steps",
          "the selector found a list instead of its items",
          where2,
          `Select its items: \`${inline(spec.steps)}[*]\``
        );
      draft.number += 1;
      if (addResults(step, where2, draft)) continue;
      addMessage(step, where2, draft);
      addCalls(step, where2, draft);
    }
    return draft.steps;
  };
}
function isWholeList(step, selector) {
  return Array.isArray(step) && !/[*?:,]|\.\./.test(selector);
}
function compileMessage(spec, compiling) {
  if (spec === void 0) return () => void 0;
  const when = compileCondition2(spec.when, "/trace/message/when", compiling, true);
  const role = compileName(spec.role, "/trace/message/role", compiling);
  const text2 = compileValue(spec.text, "/trace/message/text", compiling);
  return (step, where2, draft) => {
    if (!when(step, where2)) return;
    const said = text2(step, where2);
    if (said === void 0 || said === "") return;
    draft.steps.push({
      type: "message",
      role: role(step, where2, draft),
      text: readable(said, "trace.message.text", where2)
    });
  };
}
function compileCalls(spec, compiling) {
  if (spec === void 0) return () => void 0;
  const at2 = "/trace/calls";
  const select = compiling.selector(spec.select, `${at2}/select`);
  const when = compileCondition2(spec.when, `${at2}/when`, compiling, true);
  const tool = compileName(spec.tool, `${at2}/tool`, compiling);
  const args = compileValue(spec.args, `${at2}/args`, compiling);
  const id = compileText(spec.id, `${at2}/id`, compiling);
  const answer = compileAnswer(spec, at2, compiling);
  return (step, where2, draft) => {
    for (const found of select(step)) {
      if (!when(found, where2)) continue;
      const call = { type: "tool_call", tool: tool(found, where2, draft), args: args(found, where2) ?? {} };
      draft.steps.push(call);
      if (!answer(found, where2, call)) draft.unanswered.add(call, id(found, where2));
    }
  };
}
function compileResults(spec, compiling) {
  if (spec === void 0) return () => false;
  const at2 = "/trace/results";
  const select = compiling.selector(spec.select ?? "$", `${at2}/select`);
  const isResult = compileCondition2(spec.when, `${at2}/when`, compiling, false);
  const addResult = compileResult(spec, at2, compiling);
  return (step, where2, draft) => {
    const results = select(step).filter((found) => isResult(found, where2));
    for (const result of results) addResult(result, where2, draft);
    return results.includes(step);
  };
}
function compileResult(spec, at2, compiling) {
  const id = compileText(spec.id, `${at2}/id`, compiling);
  const tool = compileText(spec.tool, `${at2}/tool`, compiling);
  const result = compileValue(spec.result, `${at2}/result`, compiling);
  const answer = compileAnswer(spec, at2, compiling);
  return (found, where2, draft) => {
    const call = draft.unanswered.take(id(found, where2), tool(found, where2));
    if (call !== void 0) {
      answer(found, where2, call);
      return;
    }
    const text2 = readable(result(found, where2) ?? "", dotted(`${at2}/result`), where2);
    draft.steps.push({ type: "message", role: "tool", text: text2 });
  };
}
function compileAnswer(spec, at2, compiling) {
  const result = compileValue(spec.result, `${at2}/result`, compiling);
  const error = compileValue(spec.error, `${at2}/error`, compiling);
  const part = dotted(`${at2}/error`);
  return (found, where2, call) => {
    const returned = result(found, where2);
    const failed = errorText(error(found, where2), part, where2);
    if (returned !== void 0) call.result = returned;
    if (failed !== void 0) call.error = failed;
    return returned !== void 0 || failed !== void 0;
  };
}
function compileText(spec, pointer, compiling) {
  const value = compileValue(spec, pointer, compiling);
  const part = dotted(pointer);
  return (record, where2) => textOf(value(record, where2), part, where2);
}
function compileName(spec, pointer, compiling) {
  const textIn2 = compileText(spec, pointer, compiling);
  const fix = "Restrict it to some steps by `when`";
  return (found, where2, { number }) => {
    const text2 = textIn2(found, where2);
    if (text2 === void 0) throw unfit(dotted(pointer), `step ${number} has no text for it`, where2, fix);
    return text2;
  };
}
function unansweredCalls() {
  const queues = /* @__PURE__ */ new Map();
  return {
    add: (call, id) => {
      const waiting = { call, isAnswered: false };
      for (const way of waysTo(id, call.tool)) queueOf(queues, way).calls.push(waiting);
    },
    take: (id, tool) => {
      for (const way of waysFrom(id, tool)) {
        const found = firstOf(queues.get(way));
        if (found === void 0) continue;
        found.isAnswered = true;
        return found.call;
      }
      return void 0;
    }
  };
}
function waysTo(id, tool) {
  const open = id === void 0 ? [`open-tool:${tool}`, "open"] : [`id:${id}`];
  return [...open, `tool:${tool}`, "any"];
}
function waysFrom(id, tool) {
  const ofTool = (way) => tool === void 0 ? [] : [`${way}:${tool}`];
  return id === void 0 ? [...ofTool("tool"), "any"] : [`id:${id}`, ...ofTool("open-tool"), "open"];
}
function queueOf(queues, way) {
  const known = queues.get(way);
  if (known !== void 0) return known;
  const queue = { calls: [], first: 0 };
  queues.set(way, queue);
  return queue;
}
function firstOf(queue) {
  if (queue === void 0) return void 0;
  while (queue.calls[queue.first]?.isAnswered) queue.first++;
  return queue.calls[queue.first];
}

// src/suite/mapping/mapping.ts
var check2 = schemaCheck(mapping_schema_default);
function loadMapping(file, text2) {
  return readConfig(file, text2, check2, (spec, { placeOf: placeOf2, problems }) => {
    const compiling = startCompiling(spec, placeOf2, problems);
    const split2 = compileRecords(spec, compiling);
    const apply = compileTrial(spec, compiling);
    const { selectors } = compiling;
    const trialNumbers = trialNumbersOf(spec, compiling);
    return { name: spec.mapping, hash: contentHash(spec), trialNumbers, selectors, split: split2, apply };
  });
}
function trialNumbersOf({ trial, number_trials: counts2 }, compiling) {
  if (trial !== void 0 && counts2 !== void 0)
    compiling.report("/number_trials", "`number_trials` does not go with `trial`", "Leave one of them out");
  if (counts2 === true) return "counted";
  return trial === void 0 ? "none" : "read";
}
function compileTrial(spec, compiling) {
  const isTrial = compileCondition2(spec.when, "/when", compiling, true);
  const members = compileMembers(spec, compiling);
  const facts = compileFacts(spec.facts ?? {}, compiling);
  return (record, where2) => {
    if (!isTrial(record, where2)) return void 0;
    const native = {};
    for (const { name: name2, value } of members) {
      const found = value(record, where2);
      if (found !== void 0) native[name2] = found;
    }
    return { ...native, ...facts(record, where2) };
  };
}
function compileMembers(spec, compiling) {
  const optional = (name2) => compileValue(spec[name2], `/${name2}`, compiling);
  const members = [
    { name: "scenario", value: compileScenario(spec.scenario, compiling) },
    { name: "trial", value: optional("trial") },
    { name: "title", value: textual(optional("title"), "title") },
    { name: "tags", value: listed2(optional("tags")) }
  ];
  if (spec.trace !== void 0) members.push({ name: "trace", value: compileTrace(spec.trace, compiling) });
  if (spec.usage !== void 0) members.push({ name: "usage", value: compileUsage(spec.usage, compiling) });
  if (spec.error !== void 0) members.push({ name: "error", value: compileError(spec.error, compiling) });
  return members;
}
function compileScenario(spec, compiling) {
  const value = compileValue(spec, "/scenario", compiling);
  return (record, where2) => {
    const found = value(record, where2);
    if (found === void 0) throw unfit("scenario", "the record has no value for it", where2);
    const id = textOf(found, "scenario", where2);
    if (typeof found === "number" && !Number.isInteger(found))
      throw unfit("scenario", `${found} is no whole number, so it cannot be an id`, where2);
    if (id === void 0)
      throw unfit("scenario", `${shown(found)} is no text; \`slug: true\` makes an id of it`, where2);
    return id;
  };
}
function textual(value, part) {
  return (record, where2) => {
    const found = value(record, where2);
    return textOf(found, part, where2) ?? found;
  };
}
function listed2(value) {
  return (record, where2) => {
    const found = value(record, where2);
    return found === void 0 ? void 0 : [found].flat();
  };
}
function compileUsage(spec, compiling) {
  const amountsIn = compileObject(spec, "/usage", compiling);
  return (record, where2) => {
    const amounts = amountsIn(record, where2);
    return Object.keys(amounts).length === 0 ? void 0 : amounts;
  };
}
var KINDS3 = ["judge", "infrastructure", "agent"];
function compileError(spec, compiling) {
  const when = compileCondition2(spec.when, "/error/when", compiling, true);
  const unless = compileCondition2(spec.unless, "/error/unless", compiling, false);
  const message = compileValue(spec.message, "/error/message", compiling);
  const kindOf = compileKinds(spec, compiling);
  return (record, where2) => {
    if (!when(record, where2) || unless(record, where2)) return null;
    const text2 = errorText(message(record, where2), "error.message", where2);
    if (text2 === void 0) return null;
    const kind = kindOf(text2);
    return { kind: kind ?? "agent", message: text2, classified: kind !== void 0 };
  };
}
function compileKinds(spec, compiling) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const patterns = KINDS3.flatMap(
    (kind) => (spec.kinds?.[kind] ?? []).map((text2, index) => {
      const pattern = compiling.pattern(text2, `/error/kinds/${kind}/${index}`, RE2JS.CASE_INSENSITIVE);
      return { kind, pattern };
    })
  );
  return (message) => patterns.find(({ pattern }) => pattern.test(message))?.kind ?? spec.otherwise;
}
var STANDARD = ["scenario", "trial", "title", "tags", "trace", "usage", "error"];
function compileFacts(specs, compiling) {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name2, spec]) => {
    const pointer = memberPointer("/facts", name2);
    checkName2(name2, names, pointer, compiling);
    return { path: name2.split("."), value: compileValue(spec, pointer, compiling) };
  });
  return (record, where2) => {
    const root = {};
    for (const { path, value } of facts) {
      const found = value(record, where2);
      if (found !== void 0) put(root, path, found);
    }
    return root;
  };
}
function checkName2(name2, names, pointer, compiling) {
  const parts = name2.split(".");
  const [first = ""] = parts;
  if (STANDARD.includes(first))
    compiling.report(pointer, `\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) compiling.report(pointer, `\`${name2}\` cannot be a fact`);
  if (names.some((other) => name2.startsWith(`${other}.`)))
    compiling.report(pointer, `\`${name2}\` is part of another fact of this mapping`);
}
function put(root, path, value) {
  let at2 = root;
  for (const name2 of path.slice(0, -1)) {
    if (!Object.hasOwn(at2, name2)) at2[name2] = {};
    at2 = at2[name2];
  }
  at2[path.at(-1) ?? ""] = value;
}

// src/io/find-files.ts
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";

// src/io/zip.ts
import * as zlib from "node:zlib";
import { crc32, inflateRawSync } from "node:zlib";
var END_SIGNATURE = 101010256;
var END_BYTES = 22;
var LONGEST_COMMENT = 65535;
var RECORD_SIGNATURE = 33639248;
var RECORD_BYTES = 46;
var LOCAL_SIGNATURE = 67324752;
var LOCAL_BYTES = 30;
var ZIP64_COUNT = 65535;
var ZIP64_SIZE = 4294967295;
var ZIP64_USE = "the format for 65,535 files and more, or 4 GiB";
var ENCRYPTED_FLAGS = 1 | 64 | 8192;
var UNIX_FILE_TYPE = 61440;
var UNIX_SYMLINK = 40960;
function readDirectory(archive, label, limits) {
  const end = findEnd(archive, label);
  const count = archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  if (count === ZIP64_COUNT || start === ZIP64_SIZE)
    throw refused(label, "too-large", `it is a ZIP64 archive: ${ZIP64_USE}`);
  if (count > limits.entries) throw refused(label, "too-large", `it has ${count} entries, more than ${limits.entries}`);
  if (start + archive.readUInt32LE(end + 12) > end) throw refused(label, "damaged", "its directory is cut off");
  const entries = readRecords(archive, { label, count, start, end });
  return entries.filter((entry) => !entry.name.endsWith("/"));
}
function packedBytes(archive, label, entry) {
  const { offset, name: name2 } = entry;
  const cut2 = () => refused(label, "damaged", `${name2} is cut off`);
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL_SIGNATURE) throw cut2();
  const nameEnd = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26);
  const start = nameEnd + archive.readUInt16LE(offset + 28);
  if (start + entry.packedBytes > archive.length) throw cut2();
  if (plainName(archive.toString("utf8", offset + LOCAL_BYTES, nameEnd)) !== name2)
    throw refused(label, "unsafe", `${name2} has another name in its own header`);
  return archive.subarray(start, start + entry.packedBytes);
}
function refuseClashes(label, entries) {
  const names = new Set(entries.map((entry) => diskName(entry.name)));
  if (names.size !== entries.length) throw refused(label, "unsafe", "two of its entries have the same name");
}
function refused(label, kind, why, { cause, fix = "" } = {}) {
  const problem = { code: `zip-${kind}`, what: `the archive cannot be read: ${why}`, where: { file: label }, fix };
  return new UserError(problem, { cause });
}
function findEnd(archive, label) {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at2 = archive.length - END_BYTES; at2 >= earliest; at2 -= 1) {
    if (archive.readUInt32LE(at2) !== END_SIGNATURE) continue;
    if (at2 + END_BYTES + archive.readUInt16LE(at2 + 20) === archive.length) return at2;
  }
  throw refused(label, "damaged", "it is not a zip archive, or its end is cut off");
}
function readRecords(archive, { label, count, start, end }) {
  const entries = [];
  let at2 = start;
  for (let index = 0; index < count; index += 1) {
    if (at2 + RECORD_BYTES > end || archive.readUInt32LE(at2) !== RECORD_SIGNATURE)
      throw refused(label, "damaged", "its directory is cut off");
    const nameEnd = at2 + RECORD_BYTES + archive.readUInt16LE(at2 + 28);
    if (nameEnd > end) throw refused(label, "damaged", "its directory is cut off");
    entries.push(readRecord(archive, label, at2, nameEnd));
    at2 = nameEnd + archive.readUInt16LE(at2 + 30) + archive.readUInt16LE(at2 + 32);
  }
  return entries;
}
function readRecord(archive, label, at2, nameEnd) {
  const name2 = safeName(label, archive.subarray(at2 + RECORD_BYTES, nameEnd));
  const entry = {
    name: name2,
    method: archive.readUInt16LE(at2 + 10),
    crc: archive.readUInt32LE(at2 + 16),
    packedBytes: archive.readUInt32LE(at2 + 20),
    bytes: archive.readUInt32LE(at2 + 24),
    offset: archive.readUInt32LE(at2 + 42)
  };
  if ((archive.readUInt16LE(at2 + 8) & ENCRYPTED_FLAGS) !== 0) throw refused(label, "encrypted", `${name2} is encrypted`);
  if ((archive.readUInt32LE(at2 + 38) >>> 16 & UNIX_FILE_TYPE) === UNIX_SYMLINK)
    throw refused(label, "unsafe", `${name2} is a symbolic link`);
  if ([entry.packedBytes, entry.bytes, entry.offset].includes(ZIP64_SIZE))
    throw refused(label, "too-large", `${name2} is a ZIP64 entry: ${ZIP64_USE}`);
  return entry;
}
function safeName(label, bytes2) {
  const name2 = plainName(decodeName(label, bytes2));
  const segments = name2.replace(/\/$/, "").split("/");
  const odd = new RegExp("\\p{Cc}|^[A-Za-z]:", "u").test(name2) || segments.some((part) => ["", ".", ".."].includes(part));
  if (odd) throw refused(label, "unsafe", "an entry has a name that leaves the archive or is not a plain path");
  return name2;
}
function plainName(name2) {
  return name2.replaceAll("\\", "/");
}
function decodeName(label, bytes2) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes2);
  } catch (cause) {
    throw refused(label, "unsafe", "an entry has a name that is not UTF-8", { cause });
  }
}
function unpackZstd(label, { zstdDecompressSync } = zlib) {
  if (zstdDecompressSync !== void 0) return zstdDecompressSync;
  throw refused(label, "zstandard", `it uses Zstandard, which Node ${process.versions.node} cannot unpack`, {
    fix: "Use Node 24, or 22.15 and newer; or write the results without Zstandard, for example as JSON"
  });
}
var STORED = 0;
var DEFLATED = 8;
var ZSTANDARD = 93;
var BUNDLE_LIMITS = { entries: 1e4, entryBytes: 2 ** 30, totalBytes: 2 ** 31 - 1 };
function readZip(bytes2, request) {
  const { label, limits = BUNDLE_LIMITS } = request;
  const archive = asBuffer(bytes2);
  const all = readDirectory(archive, label, limits);
  refuseClashes(label, all);
  const unpack = startUnpacking(archive, label, limits);
  const entries = all.filter((entry) => request.wanted(entry.name));
  for (const entry of entries) unpack.allow(entry);
  return new Map(entries.map((entry) => [entry.name, unpack.content(entry)]));
}
function openZip(bytes2, label, limits) {
  const archive = asBuffer(bytes2);
  const entries = new Map(readDirectory(archive, label, limits).map((entry) => [entry.name, entry]));
  const unpack = startUnpacking(archive, label, limits);
  const read = (name2) => {
    const entry = entries.get(name2);
    if (entry === void 0) return void 0;
    unpack.allow(entry);
    return unpack.content(entry);
  };
  return { names: [...entries.keys()], read };
}
function startUnpacking(archive, label, limits) {
  let total = 0;
  const tooLarge3 = (what, bytes2, most) => refused(label, "too-large", `${what} ${bytes2} bytes, more than ${most}`);
  return {
    /** Counts a file before it is unpacked. @throws UserError beyond the limits */
    allow({ name: name2, bytes: bytes2 }) {
      if (bytes2 > limits.entryBytes) throw tooLarge3(`${name2} has`, bytes2, limits.entryBytes);
      total += bytes2;
      if (total > limits.totalBytes) throw tooLarge3("its files have", total, limits.totalBytes);
    },
    content(entry) {
      const content = inflate(packedBytes(archive, label, entry), label, entry);
      if (content.length === entry.bytes && crc32(content) === entry.crc) return content;
      throw refused(label, "damaged", `${entry.name} differs from its checksum`);
    }
  };
}
function inflate(packed, label, { name: name2, method, bytes: bytes2 }) {
  const options = { maxOutputLength: bytes2 + 1 };
  switch (method) {
    case STORED:
      return packed;
    case DEFLATED:
      return unpackedBy(() => inflateRawSync(packed, options), label, name2);
    case ZSTANDARD: {
      const unpack = unpackZstd(label);
      return unpackedBy(() => unpack(packed, options), label, name2);
    }
    default:
      throw refused(label, "damaged", `${name2} uses compression method ${method}`);
  }
}
function unpackedBy(unpack, label, name2) {
  try {
    return unpack();
  } catch (cause) {
    throw refused(label, "damaged", `${name2} cannot be unpacked`, { cause });
  }
}

// src/io/find-files.ts
var TEST_FILE = /\.test\.ya?ml$/;
var RESULTS = {
  example: "*.jsonl",
  advice: "Check that the step that writes the results ran, and where it writes them"
};
function findResultFiles(patterns, root, sought = RESULTS) {
  return findFiles(patterns, root, sought).map((file) => ({
    file,
    chunks: () => chunksOf(resolve(root, file), file),
    unzip: () => openResultArchive(resolve(root, file), file)
  }));
}
function findTexts(patterns, root, sought) {
  return findFiles(patterns, root, sought).filter((file) => !TEST_FILE.test(file)).map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}
function findFiles(patterns, root, sought) {
  const found = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== void 0) throw nothingMatches(pattern, root, sought);
    for (const file of files) requireNoEscape(file, root);
    return files;
  });
  return [...new Set(found)].sort();
}
function matches(written, root) {
  if (isThere(written, root) && !folderExists(written, root)) return [shownPath(written, root)];
  const pattern = isAbsolute(written) ? shownPath(written, root) : written;
  const folder = firstFolders(pattern);
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily("./tinyglobby.cjs");
  const rest = pattern.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  const walk = startWalk((full) => shownPath(full, root));
  const options = {
    cwd: resolve(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: walk.fs
  };
  const files = globSync(rest, options).map((path) => shownPath(path, root));
  walk.requireRead();
  return files;
}
function firstFolders(pattern) {
  return /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern)?.[0] ?? "";
}
function nothingMatches(pattern, root, sought) {
  const isFolder = folderExists(pattern, root);
  return new UserError({
    code: "no-files",
    what: isFolder ? `\`${pattern}\` is a folder` : `no file matches \`${pattern}\``,
    found: isFolder ? "a folder" : `nothing in ${resolve(root)}`,
    fix: isFolder ? `Name the files in it, for example \`${pattern.replace(/\/+$/, "")}/**/${sought.example}\`` : howToFind(pattern, sought)
  });
}
function howToFind(pattern, { advice }) {
  return pattern.includes("\\") ? "Write `/` between folders; `\\` works on Windows only" : advice;
}
function requireNoEscape(file, root) {
  const full = resolve(root, file);
  requireRegular(full, file);
  if (!isAbsolute(file)) requireInside(full, root, file);
}
function startWalk(labelOf) {
  const problems = new Problems();
  const entriesOf = (folder) => problems.collect(() => onDisk(labelOf(folder), () => entriesIn(folder))) ?? [];
  return {
    fs: { readdirSync: ((folder) => entriesOf(folder)) },
    requireRead: () => problems.throwAny()
  };
}
function entriesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => withOdd(entry, folder));
  } catch (error) {
    if (isNone(error) && lstatSync(resolve(folder), { throwIfNoEntry: false }) === void 0) return [];
    throw error;
  }
}
function withOdd(entry, folder) {
  const { name: name2 } = entry;
  const isLink = entry.isSymbolicLink();
  if (isLink ? existsSync(join(folder, name2)) : entry.isFile() || entry.isDirectory()) return [entry];
  return (isLink ? [true, false] : [true]).map(
    (isFile) => ({ name: name2, isFile: () => isFile, isDirectory: () => !isFile, isSymbolicLink: () => false })
  );
}
var MAX_ARCHIVE_BYTES = 2 ** 30;
var LIMITS = { entries: 65534, entryBytes: MAX_RECORD_BYTES, totalBytes: 2 ** 34 };
function openResultArchive(full, label) {
  const { size } = requireRegular(full, label);
  if (size > MAX_ARCHIVE_BYTES)
    throw refused(label, "too-large", `it has ${size} bytes, more than ${MAX_ARCHIVE_BYTES}`, {
      fix: "Split the suite, and name the archives of all parts"
    });
  return openZip(
    onDisk(label, () => readFileSync(full)),
    label,
    LIMITS
  );
}

// src/io/config.ts
var RUBRIC_FILES = "rubrics/*.{yml,yaml}";
var DEFAULT_RUBRIC = "harness-verdict";
function pathsInRepository({ mapping, rubrics, policy, root }) {
  return {
    mapping: mapping && pathInRepository(mapping, root),
    rubrics: rubrics.map((pattern) => pathInRepository(pattern, root)),
    policy: policy && pathInRepository(policy, root)
  };
}
function loadConfig(options) {
  const problems = new Problems();
  const mapping = problems.collect(() => mappingText2(options));
  const rubrics = problems.collect(() => rubricTexts(options));
  const policy = problems.collect(() => policyText(options));
  const texts = { mapping: mapping ?? null, rubrics: rubrics ?? [], policy: policy ?? null };
  return compileTexts2(texts, problems);
}
function loadRubricsAlone(options) {
  return loadRubrics(rubricTexts(options));
}
function loadMappingAndPolicy(options) {
  return compileConfig2({ mapping: mappingText2(options), rubrics: [], policy: policyText(options) });
}
function compileConfig2(texts) {
  return compileTexts2(texts, new Problems());
}
function compileTexts2(texts, problems) {
  const { mapping, rubrics, policy } = texts;
  const compiled = {
    mapping: problems.collect(() => mapping && loadMapping(mapping.file, mapping.text)) ?? null,
    rubrics: problems.collect(() => loadRubrics(rubrics)) ?? [],
    policy: problems.collect(() => policy && readPolicy(policy.file, policy.text)) ?? defaultPolicy,
    texts
  };
  problems.throwAny();
  return compiled;
}
function mappingText2({ mapping, root }) {
  if (mapping === void 0) return null;
  const shipped = readShipped("mappings", mapping);
  if (shipped !== void 0) return shipped;
  if (/^[\w-]+$/.test(mapping) && !fileExists(mapping, root)) throw unknownMapping(mapping);
  return { file: mapping, text: readText(mapping, root, { outside: true }) };
}
function unknownMapping(name2) {
  return new UserError({
    code: "unknown-mapping",
    what: `there is no mapping \`${name2}\``,
    fix: adviseShipped("mappings", name2)
  });
}
function rubricTexts({ rubrics, root }) {
  if (rubrics.length > 0) return rubrics.flatMap((pattern) => shippedOrFound(pattern, root));
  const own = findTexts([RUBRIC_FILES], root);
  return own.length > 0 ? own : defaultRubric();
}
function defaultRubric() {
  return [readShipped("rubrics", DEFAULT_RUBRIC)].filter((text2) => text2 !== void 0);
}
function shippedOrFound(pattern, root) {
  const shipped = readShipped("rubrics", pattern);
  if (shipped !== void 0) return [shipped];
  return findTexts([pattern], root, { example: "*.yml", advice: adviseShipped("rubrics", pattern) });
}
function policyText({ policy, root }) {
  if (policy !== void 0) return { file: policy, text: readText(policy, root, { outside: true }) };
  return isThere(POLICY_FILE, root) ? { file: POLICY_FILE, text: readText(POLICY_FILE, root) } : null;
}

// src/io/git.ts
import { spawnSync } from "node:child_process";
import { existsSync as existsSync2 } from "node:fs";
import { join as join2 } from "node:path";
function defaultBranch(root) {
  const ofOrigin = branchIn("refs/remotes/origin/HEAD", "refs/remotes/origin/", root);
  const hasRemotes = existsSync2(join2(root, ".git/refs/remotes"));
  return ofOrigin ?? (hasRemotes ? null : branchIn("HEAD", "refs/heads/", root));
}
function branchIn(file, prefix, root) {
  const reference = `ref: ${prefix}`;
  const text2 = readOrNull(join2(root, ".git", file))?.trim() ?? "";
  const branch = text2.startsWith(reference) ? text2.slice(reference.length) : "";
  return /^(?!\.)[\w./-]+$/.test(branch) ? branch : null;
}
function readCheckedOutSha(root) {
  const head = readOrNull(join2(root, ".git/HEAD"))?.trim() ?? "";
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  const sha = branch === void 0 ? head : readOrNull(join2(root, ".git", branch))?.trim() ?? "";
  return isSha(sha) ? sha : null;
}
function trackedFiles(files, root) {
  const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--", ...files], { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\0").filter((file) => file !== "") : [];
}
function isSha(text2) {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text2);
}

// src/io/github/payload.ts
function at(value, ...path) {
  return path.reduce(memberOf, value);
}
function textAt(value, ...path) {
  const found = at(value, ...path);
  return typeof found === "string" && found !== "" ? found : null;
}
function numberAt(value, ...path) {
  const found = at(value, ...path);
  return typeof found === "number" && Number.isSafeInteger(found) ? found : null;
}
function listAt(value, ...path) {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
function shaAt(value, ...path) {
  const found = textAt(value, ...path);
  return found !== null && isSha(found) ? found : null;
}
function timeAt(value, ...path) {
  const found = textAt(value, ...path);
  const isTime = found !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(found);
  return isTime && !Number.isNaN(Date.parse(found)) ? found : null;
}
function instantAt(value, ...path) {
  const found = textAt(value, ...path);
  const isTime = found !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(found);
  const instant = isTime ? Date.parse(found) : Number.NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
function latestInstant(value, paths) {
  return paths.flatMap((path) => instantAt(value, ...path) ?? []).toSorted(byText).at(-1) ?? null;
}
function labelsOf(pull) {
  return listAt(pull, "labels").flatMap((label) => textAt(label, "name") ?? []);
}
function readEventFile(path) {
  const text2 = path === void 0 ? null : readOrNull(path);
  if (text2 === null) return void 0;
  try {
    return JSON.parse(text2.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (error instanceof SyntaxError) return void 0;
    throw error;
  }
}
function hideEventFile() {
  delete process.env.GITHUB_EVENT_PATH;
}

// src/io/github/client.ts
var API_VERSION = "2022-11-28";
var BUDGET_MS = 6e4;
async function connect(options) {
  const { token, apiUrl, budgetMs } = options;
  const { octokit, fetch } = await loadOctokit(token, apiUrl);
  const budget = { left: budgetMs };
  const rules = { service: "GitHub", delayMs: budgetMs / 60, timeoutMs: budgetMs / 4, budget };
  retryRequests(octokit, token, rules);
  return {
    request: octokit.request,
    graphql: octokit.graphql,
    isPersonal: /^(?:gh[opu]_|github_pat_|[0-9a-f]{40}$)/.test(token),
    download: (url, maxBytes) => {
      refuseOddLink(url, apiUrl);
      return withRetries(
        { ...rules, isRead: true, timeoutMs: budgetMs },
        (timeoutMs) => downloadOnce(fetch, url, { maxBytes, timeoutMs })
      );
    },
    spare: (work, kept = 1 / 2) => withRest(budget, kept, work)
  };
}
function retryRequests(octokit, token, rules) {
  octokit.hook.wrap(
    "request",
    (send, request) => withRetries({ ...rules, isRead: request.method === "GET" }, async (timeoutMs) => {
      try {
        request.headers["x-github-api-version"] = API_VERSION;
        request.request = { ...request.request, signal: AbortSignal.timeout(timeoutMs) };
        return await timed(rules.budget, async () => refuseBrokenAnswer(await send(request)));
      } catch (error) {
        throw toApiError(error, token);
      }
    })
  );
}
async function withRest(budget, share, work) {
  const kept = budget.left * share;
  budget.left -= kept;
  try {
    return await work();
  } finally {
    budget.left += kept;
  }
}
async function loadOctokit(token, apiUrl) {
  hideEventFile();
  const [{ getOctokit }, { defaults }] = await Promise.all([
    import("./github-BMKW3YYR.mjs"),
    import("./utils-TBS54VEP.mjs")
  ]);
  const silent = { debug() {
  }, info() {
  }, warn() {
  }, error() {
  } };
  const request = { ...defaults.request, log: silent };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: "agent-gate", log: silent, request });
  return { octokit, fetch: defaults.request?.fetch };
}
async function timed(budget, work) {
  const started = performance.now();
  const answer = await work();
  budget.left -= performance.now() - started;
  return answer;
}
function refuseBrokenAnswer(response) {
  if (response.status !== 200 || typeof response.data !== "string") return response;
  throw new ApiError(0, "the answer is not JSON");
}
function refuseOddLink(url, apiUrl) {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: "" };
  if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
    throw new ApiError(0, "the download link is not https");
}
function downloadOnce(fetch, url, { maxBytes, timeoutMs }) {
  return download(async () => {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (status !== 200) throw new ApiError([401, 403].includes(status) ? 0 : status, `HTTP ${status} for the download`);
    return readCapped(body, maxBytes);
  });
}
function download(work) {
  return whileConnected(work, "the connection broke during the download");
}
function decodeText(bytes2) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes2);
  } catch (error) {
    if (error instanceof TypeError) throw new ApiError(0, "it is not UTF-8");
    throw error;
  }
}
async function unlessRefused(answer, statuses) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
function oddAnswer() {
  return new ApiError(0, "the answer has unexpected content");
}
function isUsedUp(error) {
  return error.status === 403 && /rate limit/i.test(error.message);
}
function toApiError(thrown, token) {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, "status");
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, "response");
  const hidden2 = (text2) => token === "" ? text2 : text2.replaceAll(token, "***");
  if (response === void 0) return new ApiError(0, hidden2(thrown.message));
  return new ApiError(
    status,
    hidden2(describeAnswer(status, at(response, "data"))),
    secondsIn(at(response, "headers", "retry-after"))
  );
}
function describeAnswer(status, data) {
  const fields = listAt(data, "errors").map(
    (error) => [textAt(error, "field"), textAt(error, "code"), textAt(error, "message")].filter((part) => part !== null).join(" ")
  );
  const words = [textAt(data, "message") ?? "", ...fields].filter((part) => part !== "").join("; ");
  return words === "" ? `HTTP ${status}` : `HTTP ${status}: ${words}`;
}

// src/io/github/context.ts
var BASELINE_EVENTS = ["push", "schedule", "workflow_dispatch"];
var EVENT_TIMES = [
  ["pull_request", "updated_at"],
  ["head_commit", "timestamp"],
  ["workflow_run", "updated_at"],
  ["merge_group", "head_commit", "timestamp"]
];
function readContext(facts) {
  const event = facts.env.GITHUB_EVENT_NAME ?? "";
  if (event === "pull_request_target") throw refusedTarget();
  const own = readOwnRun(facts);
  if (event === "pull_request") return { ...own, ...pullRequestPart(facts, own) };
  if (event === "merge_group") return { ...own, ...mergeGroupPart(facts, own) };
  if (event === "workflow_run") return { ...own, ...workflowRunPart(facts, own) };
  return { ...own, ...branchPart(facts, own) };
}
function readOwnRun({ env, payload }) {
  const testedSha = required(env, "GITHUB_SHA", isSha);
  const repository = readRepository(env);
  return {
    event: env.GITHUB_EVENT_NAME ?? "",
    repository,
    run: readRun(env, repository),
    pullRequest: null,
    headSha: testedSha,
    testedSha,
    defaultBranch: textAt(payload, "repository", "default_branch"),
    publishesBaseline: false,
    labels: labelsOf(at(payload, "pull_request")),
    queued: queuedPullRequest(textAt(payload, "merge_group", "head_ref")),
    time: instantAt(payload, "head_commit", "timestamp"),
    notBefore: latestInstant(payload, EVENT_TIMES)
  };
}
function pullRequestPart({ env, payload, checkedOut }, own) {
  const baseRef = textAt(payload, "pull_request", "base", "ref") ?? (env.GITHUB_BASE_REF || null);
  const head = shaAt(payload, "pull_request", "head", "sha");
  const pullRequest = readPullRequest(at(payload, "pull_request"));
  if (baseRef === null) return { baseRef, anchor: { kind: "unknown" } };
  if (head === null) return { baseRef, anchor: { kind: "merge-base", base: baseRef, head: own.testedSha } };
  const anchor = checkedOut === head || mayBeSplit(at(payload, "pull_request"), pullRequest) ? { kind: "merge-base", base: baseRef, head } : { kind: "merge-parent", merge: own.testedSha, head, base: baseRef };
  return { baseRef, anchor, headSha: head, pullRequest };
}
function mayBeSplit(pull, pullRequest) {
  return pullRequest?.fork === true || textAt(pull, "user", "login") === "dependabot[bot]";
}
function readPullRequest(pull) {
  const number = numberAt(pull, "number");
  if (number === null) return null;
  const owner = textAt(pull, "head", "user", "login") ?? textAt(pull, "head", "repo", "owner", "login") ?? "";
  const from = numberAt(pull, "head", "repo", "id");
  const into = numberAt(pull, "base", "repo", "id");
  return { number, head: `${owner}:${textAt(pull, "head", "ref") ?? ""}`, fork: from === null || from !== into };
}
function mergeGroupPart({ payload }, own) {
  const baseRef = branchOf(textAt(payload, "merge_group", "base_ref")) ?? own.defaultBranch;
  const base = shaAt(payload, "merge_group", "base_sha");
  const headSha = shaAt(payload, "merge_group", "head_sha") ?? own.testedSha;
  return { baseRef, headSha, anchor: base === null ? mergeBase(baseRef, headSha) : { kind: "commit", sha: base } };
}
function workflowRunPart({ payload }, own) {
  const trigger = at(payload, "workflow_run");
  const headSha = shaAt(trigger, "head_sha");
  if (headSha === null || textAt(trigger, "event") !== "pull_request") return branchPart({ env: {}, payload }, own);
  const pulls = listAt(trigger, "pull_requests").filter((one) => shaAt(one, "head", "sha") === headSha);
  const pull = pulls.length === 1 ? pulls[0] : void 0;
  const baseRef = textAt(pull, "base", "ref") ?? own.defaultBranch;
  const owner = textAt(trigger, "head_repository", "owner", "login") ?? "";
  const fork = numberAt(trigger, "head_repository", "id") !== own.repository.id;
  const head = `${owner}:${textAt(trigger, "head_branch") ?? ""}`;
  return {
    baseRef,
    headSha,
    pullRequest: { number: numberAt(pull, "number"), head, fork },
    run: triggeringRun(trigger, own.run),
    anchor: mergeBase(baseRef, headSha)
  };
}
function triggeringRun(trigger, own) {
  return {
    id: numberAt(trigger, "id") ?? own.id,
    attempt: numberAt(trigger, "run_attempt") ?? 1,
    url: own.url,
    workflow: stripRef(textAt(trigger, "path"))
  };
}
function branchPart({ env, payload }, own) {
  const branch = branchOf(env.GITHUB_REF ?? null);
  const isPush = own.event === "push";
  const isProtected = isPush && env.GITHUB_REF_PROTECTED === "true";
  const isBase = branch !== null && (branch === own.defaultBranch || isProtected);
  if (!isBase) return { baseRef: own.defaultBranch, anchor: mergeBase(own.defaultBranch, own.testedSha) };
  const anchor = { kind: isPush ? "first-parent" : "commit", sha: own.testedSha };
  const isDeleted = at(payload, "deleted") === true;
  return { baseRef: branch, anchor, publishesBaseline: BASELINE_EVENTS.includes(own.event) && !isDeleted };
}
var QUEUED = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function queuedPullRequest(ref) {
  const number = QUEUED.exec(ref ?? "")?.[1];
  return number === void 0 ? null : Number(number);
}
function mergeBase(base, head) {
  return base === null ? { kind: "unknown" } : { kind: "merge-base", base, head };
}
function readRepository(env) {
  const slug = required(env, "GITHUB_REPOSITORY", (text2) => /^[\w.-]+\/[\w.-]+$/.test(text2));
  const [owner = "", name2 = ""] = slug.split("/");
  const id = Number(env.GITHUB_REPOSITORY_ID);
  return { id: Number.isSafeInteger(id) && id > 0 ? id : null, owner, name: name2 };
}
function readRun(env, { owner, name: name2 }) {
  const id = Number(required(env, "GITHUB_RUN_ID", (text2) => /^[1-9]\d{0,15}$/.test(text2)));
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? "1");
  return {
    id,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    url: `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name2}/actions/runs/${id}`,
    workflow: workflowPath(env.GITHUB_WORKFLOW_REF ?? "", `${owner}/${name2}/`)
  };
}
function workflowPath(reference, prefix) {
  return reference.startsWith(prefix) ? stripRef(reference.slice(prefix.length)) : null;
}
function stripRef(path) {
  return path === null || path === "" ? null : path.split("@", 1)[0] ?? null;
}
function branchOf(ref) {
  return ref?.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null;
}
function required(env, name2, isValid) {
  const value = env[name2] ?? "";
  if (isValid(value)) return value;
  throw new UserError({
    code: "no-runner",
    what: `${name2} is ${value === "" ? "not set" : "malformed"}`,
    fix: "Run the action in a GitHub workflow; in a terminal use agent-gate"
  });
}
function refusedTarget() {
  return new UserError({
    code: "pull-request-target",
    what: "Agent Gate refuses pull_request_target, which runs pull requests of anybody with a token that can write",
    fix: "Use `on: pull_request`; to comment on forks, add a second workflow on workflow_run"
  });
}

// src/io/github/pull-request.ts
async function findPullRequests({ request }, { owner, name: repo }, { head, sha }) {
  const { data } = await request("GET /repos/{owner}/{repo}/pulls", { owner, repo, head, state: "open" });
  return listAt(data).filter((one) => shaAt(one, "head", "sha") === sha).flatMap((pull) => {
    const number = numberAt(pull, "number");
    const baseRef = textAt(pull, "base", "ref");
    return number === null || baseRef === null ? [] : [{ number, baseRef }];
  });
}
async function withPullRequest(client, context) {
  const { pullRequest, repository, headSha } = context;
  if (client === null || pullRequest === null || pullRequest.number !== null) return context;
  const branch = { head: pullRequest.head, sha: headSha };
  const [found, ...others] = await unlessFailed(
    () => client.spare(() => findPullRequests(client, repository, branch)),
    // Publishing asks again, and says why there is no comment.
    () => []
  );
  if (found === void 0 || others.length > 0) return context;
  const { number, baseRef } = found;
  const anchor = { kind: "merge-base", base: baseRef, head: headSha };
  return { ...context, baseRef, anchor, pullRequest: { ...pullRequest, number } };
}
async function readLabels(client, context) {
  const { repository, pullRequest, queued, labels } = context;
  const number = pullRequest?.number ?? queued;
  if (number === null) return labels;
  const { owner, name: repo } = repository;
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  return unlessFailed(
    () => client.spare(async () => labelsOf((await client.request(route, { owner, repo, pull_number: number })).data)),
    () => labels
  );
}

// src/gating/history/records.ts
var MOST_RECORDS = 50;
var MOST_REPORTS = 20;
var MOST_SCENARIOS = 500;
function recordOf(report2, { sha, run_id }, time) {
  const metrics = rubricsInOrder(report2).flatMap((rubric) => {
    const { score: score2, metric, version, hash: hash3, trials } = rubric;
    const effective = metricLevel(report2, rubric)?.effective_n;
    if (score2 === null || effective === void 0) return [];
    return [{ metric, rubric: rubric.rubric, version, hash: hash3, score: score2, ...trials, effective_n: effective }];
  });
  return {
    ...sha === void 0 ? {} : { sha },
    ...run_id === void 0 ? {} : { run_id },
    time,
    trials: report2.trials.scored,
    scenarios: report2.scenarios.length,
    metrics,
    ...report2.scenarios.length > MOST_SCENARIOS ? {} : { report: inShort(report2) }
  };
}
function inShort({ redacted: _, usage: __, ...report2 }) {
  return { ...report2, scenarios: report2.scenarios.map(scenarioInShort), errored: [] };
}
function scenarioInShort({ title: _, trials, rubrics, ...scenario }) {
  const scores2 = Object.entries(rubrics).map(([id, own]) => [id, { ...own, failures: [] }]);
  return {
    ...scenario,
    tags: [],
    ...trials === void 0 ? {} : { trials: trials.map(({ facts }) => ({ facts })) },
    rubrics: Object.fromEntries(scores2)
  };
}
function earlierRuns(history, { sha }, reference) {
  const others = history.filter((record) => sha === void 0 || record.sha !== sha).map(
    ({ report: report2, ...record }, index) => report2 === void 0 || index >= MOST_REPORTS - 1 ? record : { ...record, report: report2 }
  );
  const newest = others.slice(0, MOST_RECORDS - 1);
  const pinned2 = recordAt(others, reference);
  return pinned2 === void 0 || newest.includes(pinned2) ? newest : [...newest.slice(0, -1), pinned2];
}
function metricRecords(history, { rubric, hash: hash3 }) {
  return history.flatMap(
    ({ sha, time, metrics }) => metrics.filter((record) => record.rubric === rubric && record.hash === hash3).map((record) => ({ ...record, time, ...sha === void 0 ? {} : { sha } }))
  );
}
var FEWEST_SHOWN = 3;
var MOST_SHOWN = 10;
function trendsOf(rubrics, history) {
  return rubrics.flatMap(({ rubric }) => {
    const records = metricRecords(history, rubric).slice(0, MOST_SHOWN).reverse();
    if (records.length < FEWEST_SHOWN) return [];
    const runs = records.map(({ sha, time, score: score2 }) => ({ ...sha === void 0 ? {} : { sha }, time, score: score2 }));
    return [{ name: rubric.metric, runs }];
  });
}
function isCommit(reference) {
  return /^(?:[0-9a-f]{7,40}|[0-9a-f]{64})$/.test(reference);
}
function recordAt(history, reference) {
  if (reference === void 0 || !isCommit(reference)) return void 0;
  return history.find(({ sha }) => sha?.startsWith(reference));
}
function findReference(reference, {
  history,
  reference: file
}) {
  if (!isCommit(reference)) return file;
  const found = recordAt(history, reference);
  if (found !== void 0) return found;
  return history.length === 0 ? "main has no history yet" : `no run of it is among the ${history.length} that main's history keeps`;
}

// src/io/bundle/baseline-file.ts
import { resolve as resolve3 } from "node:path";

// schemas/baseline-file.schema.json
var baseline_file_schema_default = () => loadLazily("./baseline-file.schema.cjs");

// schemas/report.schema.json
var report_schema_default = () => loadLazily("./report.schema.cjs");

// src/scoring/report-counts.ts
function countFaults(report2) {
  const { trials, rubrics, scenarios, judges = [], usage } = report2;
  const all = trials.scored + errorsIn(trials.errored);
  return [
    ...atMost("/trials/scored", trials.scored, MAX_TRIALS),
    ...atMost("/trials/unclassified", trials.unclassified, errorsIn(trials.errored)),
    ...judges.flatMap((judge2, index) => atMost(`/judges/${index}/trials`, judge2.trials, trials.scored)),
    ...usage === void 0 ? [] : atMost("/usage/trials", usage.trials, all),
    ...errorFaults(report2),
    ...rubrics.flatMap((rubric, index) => rubricFaults(rubric, `/rubrics/${index}`, scenarios, all)),
    ...scenarios.flatMap((scenario, index) => scenarioFaults(scenario, `/scenarios/${index}`))
  ];
}
var KINDS4 = ["agent", "infrastructure", "judge"];
function errorsIn(errors) {
  return sumOf(KINDS4.map((kind) => errors[kind]));
}
function errorFaults({ trials, scenarios, errored }) {
  const listed6 = /* @__PURE__ */ new Map();
  for (const { scenario, kind } of errored) addTo(listed6, `${kind} ${scenario}`);
  const own = scenarios.flatMap(
    (one, index) => KINDS4.flatMap((kind) => {
      const count = listed6.get(`${kind} ${one.scenario}`) ?? 0;
      return exactly(`/scenarios/${index}/errored/${kind}`, one.errored[kind], count);
    })
  );
  const totals = KINDS4.flatMap((kind) => {
    return exactly(`/trials/errored/${kind}`, trials.errored[kind], sumOf(scenarios.map((one) => one.errored[kind])));
  });
  return [...own, ...totals];
}
function rubricFaults({ rubric, score: score2, trials, outcomes, criteria }, at2, scenarios, all) {
  const own = scenarios.flatMap(({ rubrics }) => memberOf(rubrics, rubric) ?? []);
  const sums = (key, found, count) => exactly(`${at2}/${key}`, found, sumOf(own.map(count)));
  return [
    ...scoreFaults(score2, `${at2}/score`, own),
    ...sums("trials/passed", trials.passed, (one) => one.passed),
    ...sums("trials/total", trials.total, (one) => one.scores.length),
    ...outcomes.flatMap((one, index) => atMost(`${at2}/outcomes/${index}/trials`, one.trials, trials.total)),
    ...criteria.flatMap(({ key, passed, total, skipped: skipped3 }, index) => [
      ...sums(`criteria/${index}/passed`, passed, (one) => memberOf(one.criteria, key)?.passed ?? 0),
      ...sums(`criteria/${index}/total`, total, (one) => memberOf(one.criteria, key)?.total ?? 0),
      ...atMost(`${at2}/criteria/${index}/skipped`, skipped3, all)
    ])
  ];
}
var CLEARLY = 1e-6;
function scoreFaults(score2, at2, own) {
  const means = own.flatMap(({ scores: scores2 }) => scores2.length === 0 ? [] : meanOf(scores2));
  const mean2 = means.length === 0 ? null : meanOf(means);
  const isSame = mean2 === null || score2 === null ? mean2 === score2 : Math.abs(mean2 - score2) < CLEARLY;
  return isSame ? [] : [{ at: at2, expected: `${mean2}, as the scores of the scenarios say`, found: score2 }];
}
function scenarioFaults({ errored, unjudged: unjudged2, rubrics }, at2) {
  const { trials = 0, rubrics: refused2 = {} } = unjudged2 ?? {};
  return [
    ...atMost(`${at2}/unjudged/trials`, trials, errorsIn(errored)),
    ...Object.entries(refused2).flatMap(
      ([id, count]) => atMost(memberPointer(`${at2}/unjudged/rubrics`, id), count, trials)
    ),
    ...Object.entries(rubrics).flatMap(([id, scores2]) => scoresFaults(scores2, memberPointer(`${at2}/rubrics`, id)))
  ];
}
function scoresFaults({ scores: scores2, passed, criteria }, at2) {
  return [
    ...atMost(`${at2}/passed`, passed, scores2.length),
    ...Object.entries(criteria).flatMap(([key, count]) => {
      const own = memberPointer(`${at2}/criteria`, key);
      return [
        ...atMost(`${own}/passed`, count.passed, count.total),
        ...atMost(`${own}/total`, count.total, scores2.length)
      ];
    })
  ];
}
function atMost(at2, found, most) {
  return found <= most ? [] : [{ at: at2, expected: `at most ${most}`, found }];
}
function exactly(at2, found, sum) {
  return found === sum ? [] : [{ at: at2, expected: `${sum}, as its parts say`, found }];
}

// src/io/time.ts
function startClock(now = () => performance.now()) {
  const started = now();
  let away = 0;
  return {
    elapsed: () => now() - started - away,
    aside: (work) => async (...given2) => {
      const left = now();
      try {
        return await work(...given2);
      } finally {
        away += now() - left;
      }
    }
  };
}
function readToday(env, notBefore = "") {
  const [day, earliest] = [dayBy(env), dayOf(notBefore)];
  return day < earliest ? earliest : day;
}
function dayBy(env) {
  const text2 = env.SOURCE_DATE_EPOCH?.trim() ?? "";
  if (text2 === "") return dayAt(Date.now());
  if (!/^\d{1,11}$/.test(text2))
    throw new UserError({
      code: "bad-source-date",
      what: "the environment variable SOURCE_DATE_EPOCH is not a time",
      expected: "seconds since 1970, as a whole number",
      found: text2
    });
  return dayAt(Number(text2) * 1e3);
}
function dayOf(time) {
  return time.slice(0, "2026-11-21".length);
}
function dayAt(milliseconds) {
  return dayOf(new Date(milliseconds).toISOString());
}

// src/io/bundle/format.ts
var EVIDENCE_FILE = "trials.jsonl";
var RESULTS_FILE = "results.jsonl";
var MANIFEST_FILE = "manifest.json";
var FORMAT = 1;
function requireFormat(value, label, what) {
  const format = memberOf(value, "schema");
  if (format === FORMAT || typeof format !== "number") return;
  throw new UserError({
    code: "unknown-bundle-format",
    what: `the ${what} has another format`,
    where: { file: label },
    expected: `format ${FORMAT}`,
    found: `format ${format}`,
    fix: "Write it again with this version of Agent Gate"
  });
}
function rubricIdentities(rubrics) {
  return rubrics.map(({ id, version, hash: hash3 }) => ({ rubric: id, version, hash: hash3 }));
}
function mappingIdentity(mapping) {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

// src/io/bundle/read.ts
import { readdirSync as readdirSync2 } from "node:fs";
import { join as join3, resolve as resolve2 } from "node:path";

// schemas/history.schema.json
var history_schema_default = () => loadLazily("./history.schema.cjs");

// schemas/manifest.schema.json
var manifest_schema_default = () => loadLazily("./manifest.schema.cjs");

// src/io/bundle/read.ts
var LEFT = [".ds_store", "desktop.ini", "thumbs.db"];
function isLeftByDesktop(name2) {
  return LEFT.includes(name2.slice(name2.lastIndexOf("/") + 1).toLowerCase());
}
function isZipName(name2) {
  return name2.toLowerCase().endsWith(".zip");
}
function readBundleZip(label, archive, wanted) {
  const isOwn = (name2) => !name2.startsWith("__MACOSX/") && !isLeftByDesktop(name2);
  const isWanted = (name2) => wanted(name2) || wanted(name2.slice(name2.indexOf("/") + 1));
  return belowTop(readZip(archive, { label, wanted: (name2) => isOwn(name2) && isWanted(name2) }));
}
function belowTop(files) {
  const [first = ""] = files.keys();
  const top = first.slice(0, first.indexOf("/") + 1);
  const names = [...files.keys()];
  if (!files.has(`${top}${MANIFEST_FILE}`) || !names.every((name2) => name2.startsWith(top))) return files;
  return new Map([...files].map(([name2, bytes2]) => [name2.slice(top.length), bytes2]));
}
function openBundleFiles(name2, root) {
  if (folderExists(name2, root)) return filesOfFolder(name2, root);
  const archive = isZipName(name2) ? bytesIfThere(name2, root) : void 0;
  if (archive !== void 0) return filesOfZip(name2, archive);
  throw new UserError({
    code: "no-bundle",
    what: isThere(name2, root) ? `\`${name2}\` is no bundle` : `there is no \`${name2}\``,
    fix: "Name a folder that `agent-gate gate --out` wrote, or the zip of an artifact"
  });
}
function filesOfFolder(label, root) {
  const all = onDisk(label, () => namesIn2(resolve2(root, label), ""));
  const names = all.filter((name2) => !isLeftByDesktop(name2)).sort();
  return { label, names, read: (name2) => names.includes(name2) ? bytesIfThere(join3(label, name2), root) : void 0 };
}
function namesIn2(folder, prefix) {
  const entries = readdirSync2(join3(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name2 = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn2(folder, `${name2}/`) : [name2];
  });
}
function filesOfZip(label, archive) {
  const entries = readBundleZip(label, archive, () => true);
  return { label, names: [...entries.keys()].sort(), read: (name2) => entries.get(name2) };
}
var manifestCheck = schemaCheck(manifest_schema_default);
function evidenceOf(bundle) {
  const bytes2 = bundle.bytes(EVIDENCE_FILE);
  return { file: `${bundle.label}/${EVIDENCE_FILE}`, chunks: () => [bytes2], isEvidence: true };
}
function openBundleZip(label, archive) {
  const entries = readBundleZip(label, archive, isBundleFile);
  return openBundle(label, (file) => entries.get(file));
}
function openGivenBundle(name2, root) {
  if (folderExists(name2, root)) return openBundle(name2, (file) => bytesIfThere(join3(name2, file), root));
  const archive = isZipName(name2) ? bytesIfThere(name2, root) : void 0;
  return archive === void 0 ? null : openBundleZip(name2, archive);
}
function isBundleFile(name2) {
  const wanted = [
    "decision.json",
    "history.jsonl",
    MANIFEST_FILE,
    "mapping.yml",
    "policy.yml",
    "report.json",
    EVIDENCE_FILE
  ];
  return wanted.includes(name2) || name2.startsWith("rubrics/");
}
function openBundle(label, read) {
  const manifest = readManifest(label, read(MANIFEST_FILE));
  const bytes2 = (file) => {
    const content = read(file);
    const listed6 = manifest.files.find((entry) => entry.file === file);
    if (content === void 0 || listed6 === void 0) throw damaged(label, file, "is missing");
    if (sha256Of(content) !== listed6.sha256) throw damaged(label, file, "differs from the manifest");
    return content;
  };
  const has = (file) => manifest.files.some((entry) => entry.file === file);
  return { label, manifest, has, bytes: bytes2, json: (file) => parseJson(label, file, bytes2(file)) };
}
function readManifest(label, content) {
  if (content === void 0) throw damaged(label, MANIFEST_FILE, "is missing");
  const value = parseJson(label, MANIFEST_FILE, content);
  requireFormat(value, label, "bundle");
  return manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
}
function parseJson(label, file, content) {
  try {
    return parseRecord(new TextDecoder("utf-8", { fatal: true }).decode(content), { file: label });
  } catch (cause) {
    if (cause instanceof UserError && !cause.problems.some(({ code }) => code === "bad-json")) throw cause;
    throw new UserError(
      { code: "bundle-damaged", what: `${file} of the bundle is not JSON`, where: { file: label } },
      { cause }
    );
  }
}
function damaged(label, file, what) {
  return new UserError({
    code: "bundle-damaged",
    what: `${file} ${what}`,
    where: { file: label },
    fix: "Name a folder that `--out` wrote, its zip, or a results file"
  });
}
var HISTORY_FILE = "history.jsonl";
var reportCheck = schemaCheck(report_schema_default);
var recordCheck = schemaCheck(history_schema_default);
function historyText(records) {
  return records.map((record) => `${JSON.stringify(record)}
`).join("");
}
function historyOfBundle(bundle) {
  return readHistory(bundle.bytes(HISTORY_FILE), `${bundle.label}/${HISTORY_FILE}`);
}
function readHistory(bytes2, file) {
  return [...jsonLines(bytes2)].map(({ text: text2, line: line2 }) => {
    const record = recordCheck.parse(parseRecord(text2, { file, line: line2 }), (pointer) => ({ file, line: line2, pointer }));
    if (record.report !== void 0)
      reportCheck.parse(record.report, (pointer) => ({ file, line: line2, pointer: `/report${pointer}` }));
    return record;
  });
}

// src/io/bundle/baseline-file.ts
var MAX_BASELINE_BYTES = 16 * 2 ** 20;
var BEGINNING = /^\uFEFF?\s*\{\s*"schema"\s*:\s*[0-9]+\s*,\s*"suite"\s*:\s*"[^"]*"\s*(?:,\s*"orig|\}|$)/;
var fileCheck = schemaCheck(baseline_file_schema_default);
var reportCheck2 = schemaCheck(report_schema_default);
function readBaselineFile(label, text2) {
  const value = parseRecord(text2, { file: label });
  requireFormat(value, label, "baseline file");
  const file = fileCheck.parse(value, (pointer) => ({ file: label, pointer }));
  const report2 = reportCheck2.parse(file.report, (pointer) => ({ file: label, pointer: `/report${pointer}` }));
  requireSound(report2, label);
  return { ...file, report: report2 };
}
var LISTED3 = 10;
function requireSound(report2, file) {
  const faults = countFaults(report2);
  if (faults.length === 0) return;
  const listed6 = faults.slice(0, LISTED3).map(({ at: at2, expected, found }) => {
    const where2 = { file, pointer: `/report${at2}` };
    return {
      code: "bad-count",
      what: "the number contradicts the rest of the report",
      where: where2,
      expected,
      found: `${found}`,
      fix: WRITE
    };
  });
  const more2 = moreProblems(faults.length - listed6.length).map((problem) => ({ ...problem, where: { file } }));
  throw new UserError([...listed6, ...more2]);
}
var WRITE = "Write the file again: `agent-gate baseline-file BUNDLE --out FILE`";
function openBaselineFile(name2, root) {
  if (!fileExists(name2, root)) return null;
  const [first = Buffer.of()] = chunksOf(resolve3(root, name2), name2);
  if (!BEGINNING.test(Buffer.from(first).toString("utf8"))) return null;
  return readBaselineFile(name2, readText(name2, root, { outside: true, maxBytes: MAX_BASELINE_BYTES }));
}
function baselineFileOf(bundle) {
  const { suite, origin } = bundle.manifest;
  const [own] = historyOfBundle(bundle);
  if (own === void 0) throw damaged(bundle.label, HISTORY_FILE, "is empty");
  const locate = (pointer) => ({ file: `${bundle.label}/report.json`, pointer });
  const report2 = reportCheck2.parse(bundle.json("report.json"), locate);
  const file = { schema: 1, suite, origin, written: dayOf(own.time), report: report2 };
  return `${JSON.stringify(file)}
`;
}

// src/io/github/artifact.ts
import { randomBytes } from "node:crypto";
import { readdirSync as readdirSync3 } from "node:fs";
import { join as join4, relative } from "node:path";
var LONGEST_UPLOAD_MS = 3e5;
function baselineName(suite) {
  return `${BASELINE}${suiteKey(suite)}`;
}
var BASELINE = "agent-gate-baseline-";
function suiteOfBaseline(name2) {
  const bytes2 = name2.slice(BASELINE.length).replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const suite = Buffer.from(bytes2, "latin1").toString();
  return name2 === baselineName(suite) ? suite : null;
}
function suiteKey(suite) {
  const encoded = Array.from(Buffer.from(suite), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(letter) ? letter : percent2(byte);
  });
  return encoded.join("").replace(/(?<=-)-/g, percent2(45));
}
function percent2(byte) {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function bundleName(context, suite, isBaseline) {
  if (isBaseline) return { name: baselineName(suite), ifTaken: "replace" };
  const { id, attempt } = context.run;
  return { name: `agent-gate-results-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: "rename" };
}
function keepsArtifacts(serverUrl) {
  const { hostname } = new URL(serverUrl);
  return hostname === "github.com" || /\.(?:ghe\.com|localhost)$/.test(hostname);
}
async function uploadBundle(context, request) {
  const odd = findOddFile(request.folder);
  if (odd !== null) return skipped2(request, odd);
  try {
    const { name: name2, id } = await withTimeLimit(upload(request));
    return { kind: "uploaded", name: name2, url: `${context.run.url}/artifacts/${id}` };
  } catch (error) {
    return skipped2(request, explain5(error));
  }
}
function skipped2({ folder }, why) {
  return { kind: "skipped", notice: `The bundle was not uploaded: ${why}. It stays on the runner in ${folder}.` };
}
function findOddFile(folder) {
  const entries = readdirSync3(folder, { recursive: true, withFileTypes: true });
  if (!entries.some((entry) => entry.isFile())) return "it is empty";
  const link2 = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (link2 !== void 0) return `${link2.name} is a link or no regular file`;
  const paths = entries.map((entry) => relative(folder, join4(entry.parentPath, entry.name)));
  const odd = paths.find((path) => /[":<>|*?\r\n]/.test(path));
  return odd === void 0 ? null : `artifacts refuse the file name ${odd}`;
}
async function upload(request) {
  const { name: name2, ifTaken } = request.name;
  hideEventFile();
  const { DefaultArtifactClient } = await import("./artifact-FKHDXTBJ.mjs");
  const client = new DefaultArtifactClient();
  const first = await uploadUnlessTaken(client, request, name2);
  if (first !== null) return first;
  if (ifTaken === "rename") return uploadAs(client, request, `${name2}-${randomBytes(3).toString("hex")}`);
  await client.deleteArtifact(name2);
  const second = await uploadUnlessTaken(client, request, name2);
  if (second !== null) return second;
  await new Promise((resolve5) => setTimeout(resolve5, request.delayMs));
  return uploadAs(client, request, name2);
}
async function uploadUnlessTaken(client, request, name2) {
  try {
    return await uploadAs(client, request, name2);
  } catch (error) {
    if (error instanceof Error && error.message.includes("(409)")) return null;
    throw error;
  }
}
async function uploadAs(client, request, name2) {
  const { folder, retentionDays } = request;
  const files = readdirSync3(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join4(entry.parentPath, entry.name)).sort();
  const options = retentionDays === void 0 ? {} : { retentionDays };
  const { id } = await client.uploadArtifact(name2, files, folder, options);
  if (id === void 0) throw new Error("the service gave no id");
  return { name: name2, id };
}
async function withTimeLimit(work) {
  let release = () => {
  };
  const trouble = new Promise((_, reject) => {
    const stop = () => reject(new Error(`it took more than ${LONGEST_UPLOAD_MS / 1e3} seconds`));
    const timer = setTimeout(stop, LONGEST_UPLOAD_MS);
    process.on("uncaughtException", reject);
    release = () => {
      clearTimeout(timer);
      process.off("uncaughtException", reject);
    };
  });
  try {
    return await Promise.race([work, trouble]);
  } finally {
    release();
  }
}
function explain5(error) {
  if (!(error instanceof Error)) return "the artifact service failed";
  if (error.name === "GHESNotSupportedError")
    return "GitHub Enterprise Server has no artifact service for this action; commit the baseline and name it in the input `baseline-file`";
  const said = error.message.split("\n", 1)[0]?.replace(/\.$/, "") ?? "";
  if (said !== "") return said;
  const status = numberAt(error, "statusCode");
  return status === null ? error.name : `the store answered with HTTP ${status}`;
}

// src/io/github/baseline/artifacts.ts
var LARGEST_ARCHIVE = 2 ** 30;
var FULL_PAGE = 100;
async function listBaselines({ request }, { id, owner, name: repo }, { name: name2, pages }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed6 = await listPages(pages, async (page) => (await request(route, { owner, repo, name: name2, ...page })).data);
  return listed6.filter((one) => textAt(one, "name") === name2).flatMap((one) => readArtifact(one, id) ?? []).sort((a, b) => b.id - a.id);
}
var PAGES = 3;
async function listSuites({ request }, { repository: { id, owner, name: repo }, baseRef, defaultBranch: defaultBranch2 }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed6 = await listPages(PAGES, async (page) => (await request(route, { owner, repo, ...page })).data);
  const ofMain = listed6.filter((one) => {
    const branch = textAt(one, "workflow_run", "head_branch");
    return readArtifact(one, id)?.ofThisRepository === true && [baseRef, defaultBranch2].includes(branch);
  });
  const suites = ofMain.flatMap((one) => suiteOfBaseline(textAt(one, "name") ?? "") ?? []);
  return [...new Set(suites)].sort();
}
async function listPages(pages, ask) {
  const artifacts = [];
  for (let page = 1; page <= pages; page += 1) {
    const answer = await ask({ per_page: FULL_PAGE, page });
    if (!Array.isArray(at(answer, "artifacts"))) throw oddAnswer();
    const listed6 = listAt(answer, "artifacts");
    artifacts.push(...listed6);
    if (listed6.length < FULL_PAGE) break;
  }
  return artifacts;
}
function readArtifact(artifact, repositoryId) {
  const id = numberAt(artifact, "id");
  const runId = numberAt(artifact, "workflow_run", "id");
  const sha = shaAt(artifact, "workflow_run", "head_sha");
  if (id === null || runId === null || sha === null) return null;
  const into = numberAt(artifact, "workflow_run", "repository_id");
  const from = numberAt(artifact, "workflow_run", "head_repository_id");
  return {
    id,
    sha,
    runId,
    ofThisRepository: repositoryId !== null && from === repositoryId && into === repositoryId,
    expired: at(artifact, "expired") !== false,
    created: timeAt(artifact, "created_at"),
    digest: textAt(artifact, "digest")
  };
}
async function distrust({ request }, { owner, name: repo, id }, artifact, { workflows, branches }) {
  if (!artifact.ofThisRepository) return stranger("it comes from another repository");
  const { data } = await request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
    owner,
    repo,
    run_id: artifact.runId
  });
  if (numberAt(data, "id") !== artifact.runId) throw oddAnswer();
  const event = textAt(data, "event") ?? "unknown";
  const branch = textAt(data, "head_branch") ?? "unknown";
  const path = stripRef(textAt(data, "path")) ?? "unknown";
  if (numberAt(data, "head_repository", "id") !== id) return stranger("its run belongs to another repository");
  if (shaAt(data, "head_sha") !== artifact.sha) return stranger("its run belongs to another commit");
  if (!BASELINE_EVENTS.includes(event)) return stranger(`its run was started by ${event}`);
  if (!branches.includes(branch)) return stranger(`its run belongs to branch ${branch}`);
  if (workflows === "any" || workflows.includes(path)) return null;
  const known = workflows.length === 0 ? "to a known one" : workflows.join(" or ");
  return { why: `its run belongs to workflow ${path}, not ${known}`, isOfMain: true };
}
function stranger(why) {
  return { why, isOfMain: false };
}
async function downloadArtifact(client, { owner, name: repo }, { id, digest }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
  const { headers } = await client.request(route, {
    owner,
    repo,
    artifact_id: id,
    archive_format: "zip",
    // Followed by hand: the host of the link must not get the token.
    request: { redirect: "manual" }
  });
  if (headers.location === void 0) throw new ApiError(0, "GitHub gave no download link");
  const archive = await client.download(headers.location, LARGEST_ARCHIVE);
  if (!isZip(archive) && digest !== sha256Of(archive)) throw new ApiError(0, "the download is no archive");
  return archive;
}
function isZip(bytes2) {
  return Buffer.from(bytes2.subarray(0, 2)).toString("latin1") === "PK";
}

// src/io/github/contents.ts
import { dirname, isAbsolute as isAbsolute2 } from "node:path";
async function readFileAt({ request }, { owner, name: repo }, { path, ref }) {
  if (isAbsolute2(path)) return null;
  const asked = request("GET /repos/{owner}/{repo}/contents/{path}", { owner, repo, path, ref });
  const answer = await unlessRefused(asked, [404]);
  return answer && decode(path, answer.data);
}
async function readRawFileAt({ request }, { owner, name: repo }, { path, ref, maxBytes }) {
  const asked = request("GET /repos/{owner}/{repo}/contents/{path}", {
    owner,
    repo,
    path,
    ref,
    headers: { accept: "application/vnd.github.raw+json" },
    // The parsed form would silently replace bytes that are not UTF-8.
    request: { parseSuccessResponseBody: false }
  });
  const answer = await unlessRefused(asked, [404]);
  if (answer === null) return null;
  const body = answer.data;
  return decodeText(await download(() => readCapped(body, maxBytes)));
}
async function findFileAt(client, repository, { path, ref }) {
  const listed6 = listFilesAt(client, repository, { folder: dirname(path), ref, deep: false });
  const files = await unlessRefused(listed6, [404]);
  return files?.find((file) => isSameName(file, path)) ?? null;
}
function isSameName(one, other) {
  return one === other || IGNORES_CASE && diskName(one) === diskName(other);
}
async function listFilesAt(client, repository, { folder, ref, deep }) {
  if (isAbsolute2(folder)) return [];
  const names = [];
  let tree = ref;
  for (const name2 of folder.split("/").filter((part) => part !== "" && part !== ".")) {
    const entries2 = await readTree(client, repository, { tree, deep: false });
    const entry = entries2.find(({ path }) => path === name2) ?? entries2.find(({ path }) => isSameName(path, name2));
    if (entry?.type === "blob" && entry.isLink)
      throw unfit2(folder, `\`${name2}\` is a link, which Agent Gate does not follow`);
    if (entry?.type !== "tree") return [];
    names.push(entry.path);
    tree = entry.sha;
  }
  const entries = await readTree(client, repository, { tree, deep });
  return entries.filter(({ type }) => type === "blob").map(({ path }) => [...names, path].join("/"));
}
async function readTree({ request }, { owner, name: repo }, { tree, deep }) {
  const how = { owner, repo, tree_sha: tree, ...deep ? { recursive: "1" } : {} };
  const { data } = await request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", how);
  if (at(data, "truncated") === true)
    throw new ApiError(0, "GitHub lists only a part of more than 100,000 files: name a deeper folder");
  return listAt(data, "tree").map((entry) => ({
    path: textAt(entry, "path") ?? "",
    type: textAt(entry, "type") ?? "",
    isLink: textAt(entry, "mode") === "120000",
    sha: textAt(entry, "sha") ?? ""
  }));
}
function decode(path, data) {
  const isFile = textAt(data, "type") === "file" && textAt(data, "encoding") === "base64";
  if (!isFile) throw unfit2(path, "it is not a text file of at most 1 MiB");
  try {
    return decodeText(Buffer.from(textAt(data, "content") ?? "", "base64"));
  } catch (error) {
    throw error instanceof ApiError ? unfit2(path, error.message) : error;
  }
}
function unfit2(file, what) {
  return new UserError({ code: "unfit-file", what, where: { file } });
}
async function readConfigAt(base, options) {
  const mapping = await mappingAt(base, options.mapping);
  const rubrics = await rubricsAt(base, options.rubrics);
  const policy = await textAtCommit(base, options.policy ?? POLICY_FILE);
  const lacks = (named3, found) => named3 !== void 0 && found === null;
  const missing = [
    ...rubrics.length === 0 ? ["rubrics"] : [],
    ...lacks(options.mapping, mapping) ? ["mapping"] : [],
    ...lacks(options.policy, policy) ? ["policy"] : []
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  return { texts: { mapping, rubrics: isFirst ? defaultRubric() : rubrics, policy }, missing };
}
async function mappingAt(base, mapping) {
  if (mapping === void 0) return null;
  return readShipped("mappings", mapping) ?? textAtCommit(base, mapping);
}
async function rubricsAt(base, patterns) {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const found = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    const shipped = readShipped("rubrics", pattern);
    for (const text2 of shipped === void 0 ? await findTextsAt(base, pattern) : [shipped]) found.set(text2.file, text2);
  }
  return [...found.values()].sort((a, b) => byText(a.file, b.file));
}
async function findTextsAt(base, pattern) {
  const picomatch = loadLazily("./picomatch.cjs");
  const { base: folder, isGlob, glob } = picomatch.scan(pattern);
  if (!isGlob) return [await textAtCommit(base, pattern)].filter((text2) => text2 !== null);
  const isWanted = picomatch(pattern, { nocase: IGNORES_CASE });
  const deep = glob.includes("/") || glob.includes("**");
  const files = await listFilesAt(base.client, base.repository, { folder, ref: base.ref, deep });
  const wanted = files.filter((file) => isWanted(file) && !TEST_FILE.test(file)).sort();
  const texts = [];
  for (const file of wanted) texts.push(await readAt(base, file) ?? vanished(file));
  return texts;
}
function vanished(file) {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}
async function textAtCommit(base, path) {
  const text2 = await readAt(base, path);
  if (text2 !== null || isAbsolute2(path)) return text2;
  const file = await findFileAt(base.client, base.repository, { path, ref: base.ref });
  return file === null ? null : await readAt(base, file) ?? vanished(file);
}
async function readAt({ client, repository, ref }, file) {
  const text2 = await readFileAt(client, repository, { path: file, ref });
  return text2 === null ? null : { file, text: text2 };
}

// src/io/github/baseline/committed.ts
async function readCommittedBaseline(client, { repository, file, base, name: name2 }) {
  const unreadable = (reason) => {
    return { code: "baseline-file-unreadable", effect: "warn", file, base, reason };
  };
  try {
    const text2 = await readRawFileAt(client, repository, { path: file, ref: base, maxBytes: MAX_BASELINE_BYTES });
    if (text2 === null) return { code: "baseline-file-absent", effect: "warn", file, base };
    const read = readBaselineFile(file, text2);
    return baselineName(read.suite) === name2 ? read : unreadable(`it is of the suite ${read.suite}`);
  } catch (error) {
    if (error instanceof UserError) return unreadable(describeProblems(error));
    if (error instanceof ApiError) return unreadable(error.message);
    throw error;
  }
}
function originOfFile(file, { origin, written }) {
  const run2 = origin.sha === void 0 ? "" : `, run of ${shortSha(origin.sha)}`;
  return { ...origin, label: `committed file ${file}${run2}`, found_by: "file", created: written };
}

// schemas/gate.schema.json
var gate_schema_default = () => loadLazily("./gate.schema.cjs");

// src/io/bundle/bundled-config.ts
var MAPPING = "mapping.yml";
var POLICY = "policy.yml";
var RUBRICS = "rubrics/";
function bundledTexts({ mapping, rubrics, policy }) {
  const taken = /* @__PURE__ */ new Set();
  const bundled = (kind, file, source) => source === null ? [] : [{ ...source, kind, file, name: source.file }];
  return [
    ...rubrics.flatMap((one) => bundled("rubric", `${RUBRICS}${freeName(safeName2(one.file), taken)}`, one)),
    ...bundled("mapping", MAPPING, mapping),
    ...bundled("policy", POLICY, policy)
  ];
}
function configOfBundle(bundle) {
  const { shipped = [] } = bundle.manifest;
  const read = (file) => ({
    file: `${bundle.label}/${file}`,
    text: new TextDecoder().decode(bundle.bytes(file)),
    ...shipped.includes(file) ? { shipped: true } : {}
  });
  const rubrics = bundle.manifest.files.filter(({ file }) => file.startsWith(RUBRICS));
  return {
    mapping: bundle.has(MAPPING) ? read(MAPPING) : null,
    rubrics: rubrics.map(({ file }) => read(file)),
    policy: bundle.has(POLICY) ? read(POLICY) : null
  };
}
function safeName2(file) {
  return (file.split("/").at(-1) ?? file).replaceAll(/[^\w.-]/g, "_");
}
function freeName(name2, taken) {
  let free = name2;
  for (let count = 2; taken.has(diskName(free)); count++) free = `${count}-${name2}`;
  taken.add(diskName(free));
  return free;
}
var gateCheck = schemaCheck(gate_schema_default);
var reportCheck3 = schemaCheck(report_schema_default);
function gateText(gate) {
  const { schema: schema5, today, config, head, read_by_head, waivers, labels, notes, baselines, newest, relaxed } = gate;
  const document = {
    schema: schema5,
    today,
    config,
    head,
    read_by_head,
    waivers,
    labels,
    notes,
    baselines: baselines.map(storedBaseline),
    ...newest === void 0 ? {} : { newest: storedBaseline(newest) },
    ...relaxed === void 0 ? {} : { relaxed },
    drift_reference: gate.drift_reference
  };
  return `${JSON.stringify(document)}
`;
}
function storedBaseline({ origin, report: report2, head }) {
  return { origin, report: report2, head: head.measured === report2 ? null : head };
}
function checkGate(value, file) {
  const { head, baselines, newest, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report2, at2) => reportCheck3.parse(report2, (pointer) => ({ file, pointer: `${at2}${pointer}` }));
  const runAt = ({ origin, head: cell2, ...run2 }, at2) => {
    const report2 = reportAt(run2.report, `${at2}/report`);
    if (cell2 !== null && "unavailable" in cell2) return { origin, report: report2, head: cell2 };
    return {
      origin,
      report: report2,
      head: { measured: cell2 === null ? report2 : reportAt(cell2.measured, `${at2}/head/measured`) }
    };
  };
  return {
    ...rest,
    head: head && { ...head, report: reportAt(head.report, "/head/report") },
    baselines: baselines.map((run2, index) => runAt(run2, `/baselines/${index}`)),
    ...newest === void 0 ? {} : { newest: runAt(newest, "/newest") }
  };
}
function storedTexts(texts, folder) {
  const bundled = bundledTexts(texts).map((one) => ({ ...one, file: `${folder}${one.file}` }));
  return {
    files: bundled.map(({ file, text: text2 }) => ({ file, text: text2 })),
    texts: bundled.map(({ kind, file, name: name2 }) => ({ kind, file, name: name2 }))
  };
}
function textsOf2({ texts }, read) {
  const textOf4 = ({ file, name: name2 }) => ({
    file: name2,
    text: new TextDecoder().decode(read(file))
  });
  const only = (kind) => {
    const found = texts.find((text2) => text2.kind === kind);
    return found === void 0 ? null : textOf4(found);
  };
  return {
    mapping: only("mapping"),
    rubrics: texts.filter(({ kind }) => kind === "rubric").map(textOf4),
    policy: only("policy")
  };
}

// src/io/github/baseline/ancestry.ts
var UNKNOWN = [404, 409, 422];
var MOST_PAGES = 10;
async function resolveAnchor(client, repository, anchor) {
  if (anchor.kind === "unknown") return null;
  if (anchor.kind === "commit") return anchor.sha;
  if (anchor.kind === "merge-base") return mergeBase2(client, repository, anchor);
  const { merge: merge2, head } = anchor.kind === "merge-parent" ? { merge: anchor.merge, head: anchor.head } : { merge: anchor.sha, head: null };
  const parents = await parentsOf(client, repository, merge2);
  if (anchor.kind === "first-parent") {
    if (parents === null) throw unknownCommit(`commit ${shortSha(anchor.sha)}`);
    return parents[0] ?? null;
  }
  const others = (parents ?? []).filter((parent) => parent !== head);
  return parents?.length === 2 && others[0] !== void 0 ? others[0] : mergeBase2(client, repository, anchor);
}
function unknownCommit(name2) {
  return new ApiError(404, `GitHub shows this token no ${name2}`);
}
async function tipOf({ request }, { owner, name: repo }, branch) {
  const { data } = await request("GET /repos/{owner}/{repo}/commits", { owner, repo, sha: branch, per_page: 1 });
  const tip = shaAt(listAt(data)[0], "sha");
  if (tip === null) throw new ApiError(404, `the branch ${branch} has no commit`);
  return tip;
}
async function listAncestors(client, repository, start, limit) {
  const parents = /* @__PURE__ */ new Map();
  const line2 = [];
  let pages = 0;
  for (let next = start; next !== null && line2.length < limit; next = parents.get(next) ?? null) {
    if (!parents.has(next) && pages < MOST_PAGES) {
      await readCommits(client, repository, next, parents);
      pages += 1;
    }
    if (!parents.has(next)) break;
    line2.push(next);
  }
  return line2;
}
async function readCommits({ request }, { owner, name: name2 }, from, parents) {
  const answer = await unlessRefused(
    request("GET /repos/{owner}/{repo}/commits", { owner, repo: name2, sha: from, per_page: 100 }),
    UNKNOWN
  );
  for (const commit of listAt(answer?.data)) {
    const sha = shaAt(commit, "sha");
    if (sha !== null) parents.set(sha, shaAt(listAt(commit, "parents")[0], "sha"));
  }
}
async function parentsOf({ request }, { owner, name: name2 }, sha) {
  const answer = await unlessRefused(
    request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { owner, repo: name2, commit_sha: sha }),
    UNKNOWN
  );
  if (answer === null) return null;
  if (shaAt(answer.data, "sha") !== sha) throw oddAnswer();
  return listAt(answer.data, "parents").map((parent) => shaAt(parent, "sha")).filter((parent) => parent !== null);
}
async function isOnBranch(client, repository, { branch, sha }) {
  const answer = await unlessRefused(compare(client, repository, `${branch}...${sha}`), UNKNOWN);
  return ["behind", "identical"].includes(textAt(answer?.data, "status") ?? "");
}
function compare({ request }, { owner, name: repo }, basehead) {
  return request("GET /repos/{owner}/{repo}/compare/{basehead}", { owner, repo, basehead, per_page: 1 });
}
async function mergeBase2(client, repository, { base, head }) {
  try {
    const { data } = await compare(client, repository, `${base}...${head}`);
    const found = shaAt(data, "merge_base_commit", "sha");
    if (found === null) throw oddAnswer();
    return found;
  } catch (error) {
    if (!(error instanceof ApiError && UNKNOWN.includes(error.status))) throw error;
    if (/no common ancestor/i.test(error.message)) return null;
    throw unknownCommit(`${base} and ${shortSha(head)} to compare`);
  }
}

// src/pipeline/configs.ts
function headDecides(head) {
  return { base: head, head: null, decidedBy: null };
}
function storedDecides(head, base) {
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, base), notes: [] }),
    (mistake) => {
      const note = unreadableBase(base.label, describeProblems(mistake), "this run");
      return { configs: headDecides(head), notes: [note] };
    }
  );
}
function configsOfBase(head, { texts, label }) {
  const base = compileConfig2(texts);
  return { base, head: configChanges(base, head).length === 0 ? null : head, decidedBy: label };
}
function waiversOfBase({ base, decidedBy: decidedBy2 }) {
  return decidedBy2 === null ? [] : base.policy.waivers;
}
function unreadableBase(label, reason, decidedBy2) {
  return { code: "base-config-unreadable", effect: "warn", label, reason, decidedBy: decidedBy2 };
}
function unreadConfig(baseRef, decidedBy2) {
  return {
    code: "base-config-unreadable",
    effect: "warn",
    label: baseRef ?? "the base",
    decidedBy: decidedBy2 ?? "this run"
  };
}
function configChanges(old, head) {
  return [...rubricChanges(old, head), ...mappingChange(old, head), ...policyChange(old, head)];
}
function scoreAlike(one, other) {
  return rubricChanges(one, other).length === 0 && mappingChange(one, other).length === 0;
}
function rubricChanges(old, head) {
  const before = new Map(old.rubrics.map((rubric) => [rubric.id, rubric]));
  const after = new Map(head.rubrics.map((rubric) => [rubric.id, rubric]));
  const ids = sortedUnion(before.keys(), after.keys());
  return ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was?.hash === is?.hash ? [] : [{ kind: "rubric", name: id, old: shownVersion(was), new: shownVersion(is) }];
  });
}
function shownVersion(rubric) {
  return rubric === void 0 ? null : `${rubric.version} (${shortHash(rubric.hash)})`;
}
function mappingChange({ mapping: old }, { mapping: own }) {
  if (old?.hash === own?.hash) return [];
  const name2 = own?.name ?? old?.name ?? "";
  return [{ kind: "mapping", name: name2, old: old && shortHash(old.hash), new: own && shortHash(own.hash) }];
}
function policyChange(old, head) {
  const [was, is] = [old.policy.hash, head.policy.hash];
  if (was === is) return [];
  const name2 = head.policy.isSuiteNamed ? head.policy.suite : "policy";
  return [{ kind: "policy", name: name2, old: shortHash(was), new: shortHash(is) }];
}

// src/pipeline/base-config.ts
function startChoice(reading, head) {
  const chosen2 = reading === null ? { configs: headDecides(head), waivers: head.policy.waivers, notes: [] } : chooseWithoutBundle(reading);
  return { ...chosen2, reading, isByBundle: false };
}
async function chooseConfig(client, choice, bundle) {
  const { reading, isByBundle } = choice;
  if (isByBundle) return choice;
  const chosen2 = reading === null ? choice : await chooseWithBundle(client, reading, bundle);
  return { ...chosen2, reading, isByBundle: true };
}
async function readBaseConfig(client, request) {
  const { repository, anchor, baseRef, pullRequest } = request.context;
  const unread = { base: null, label: baseRef ?? "the base", at: null, configs: null, trouble: null, apiError: null };
  let reading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, repository, anchor);
    if (base === null) return reading;
    const isFork2 = pullRequest?.fork === true && baseRef !== null;
    const ref = isFork2 ? await tipOf(client, repository, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at2 = { ...await readAt2(client, request, ref), ref };
    return { ...reading, at: at2, ...compileBase(request.head, at2, reading.label) };
  } catch (error) {
    if (error instanceof UserError) return { ...reading, trouble: describeProblems(error) };
    if (!(error instanceof ApiError)) throw error;
    return { ...reading, trouble: error.message, apiError: error };
  }
}
async function readAt2(client, request, ref) {
  const { context, places, head } = request;
  const policy = head.texts.policy === null ? void 0 : places.policy ?? POLICY_FILE;
  const at2 = await readConfigAt({ client, repository: context.repository, ref }, { ...places, policy });
  const isShared = isUnwritten(head.texts.rubrics) && isUnwritten(at2.texts.rubrics);
  return isShared ? { ...at2, missing: at2.missing.filter((part) => part !== "rubrics") } : at2;
}
function isUnwritten(rubrics) {
  const first = defaultRubric();
  return rubrics.length === first.length && rubrics.every(({ text: text2 }, index) => text2 === first[index]?.text);
}
function isUsualPlace({ places }) {
  return places.policy === void 0 || places.policy === POLICY_FILE;
}
function chooseWithoutBundle(reading) {
  const { head, at: at2, label, configs, trouble } = reading;
  if (configs === null || at2 === null) {
    const missing2 = { code: "base-config-missing", effect: "notice" };
    const note = trouble === null ? missing2 : unreadableBase(label, trouble, "this run");
    return { configs: headDecides(head), waivers: [], notes: [note] };
  }
  const waivers = at2.missing.includes("policy") ? [] : waiversOfBase(configs);
  const { missing } = at2;
  const notes = missing.length === 0 ? [] : [{ code: "base-config-incomplete", effect: "notice", label, missing }];
  return { configs, waivers, notes };
}
async function chooseWithBundle(client, reading, bundle) {
  const { head, at: at2, label, configs: ofBase, trouble } = reading;
  const isWhole = ofBase !== null && at2?.missing.length === 0;
  const changed = isWhole ? await pathsChanged(client, reading, bundle) : null;
  if (isWhole && changed === null) return chooseWithoutBundle(reading);
  try {
    const configs = configsOfBase(head, { texts: configOfMain(bundle, head), label: bundle.label });
    const unread = trouble === null ? [] : [unreadableBase(label, trouble, bundle.label)];
    const notes = changed === null || configs.head === null ? unread : [changed];
    return { configs, waivers: waiversOfBase(configs), notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return chooseWithoutBundle(reading);
  }
}
function compileBase(head, at2, label) {
  if (hasNothing(at2)) return { configs: null, trouble: null };
  return unlessMistaken(
    () => ({ configs: configsOfBase(head, { texts: completed(at2, head.texts), label }), trouble: null }),
    (mistake) => ({ configs: null, trouble: describeProblems(mistake) })
  );
}
function hasNothing({ texts, missing }) {
  const lacksRubrics = missing.includes("rubrics") || isUnwritten(texts.rubrics);
  return missing.length > 0 && lacksRubrics && texts.policy === null;
}
function completed({ texts, missing }, own) {
  const pick = (part) => (missing.includes(part) ? own : texts)[part];
  return { mapping: pick("mapping"), rubrics: pick("rubrics"), policy: pick("policy") };
}
async function pathsChanged(client, reading, bundle) {
  const { sha } = bundle.manifest.origin;
  const changed = { code: "config-paths-changed", effect: "notice", label: bundle.label };
  if (sha === void 0) return changed;
  try {
    const there = sha === reading.at?.ref ? reading.at : await readWhereMainRan(client, reading, sha);
    const changes = configChanges(compileConfig2(configOfMain(bundle, reading.head)), compileConfig2(there.texts));
    return changes.length === 0 ? null : changed;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UserError)) throw error;
    const why = error instanceof UserError ? describeProblems(error) : error.message;
    return unreadableBase(`main at ${shortSha(sha)}`, why, bundle.label);
  }
}
async function readWhereMainRan(client, request, sha) {
  const there = await readAt2(client, request, sha);
  if (there.missing.length === 0) return there;
  const [known] = await listAncestors(client, request.context.repository, sha, 1);
  if (known === void 0) throw new ApiError(404, `the repository no longer has the commit ${shortSha(sha)}`);
  return there;
}
function configOfMain(bundle, { texts: own }) {
  const main = configOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main;
  const renewed = (was, texts, kind, name2 = "") => (was.shipped ? shippedIn(texts, kind, name2) : null) ?? was;
  return {
    ...main,
    mapping: main.mapping && renewed(main.mapping, [own.mapping], "mappings", bundle.manifest.mapping?.mapping),
    rubrics: main.rubrics.map((was) => renewed(was, own.rubrics, "rubrics", loadRubric(was.file, was.text).id))
  };
}
function shippedIn(texts, kind, name2) {
  const shipped = readShipped(kind, name2);
  return texts.find((one) => one !== null && one.text === shipped?.text) ?? null;
}

// src/pipeline/base-context.ts
async function resolveBaseContext(client, search, { reading, isByBundle, configs, waivers, notes }, suite) {
  const { base } = configs;
  const { repository } = search.context;
  const at2 = { repository, base: baseOf(search, reading), name: baselineName(suite), root: ownCheckout(search) };
  const pinned2 = await fetchPinned(client, base, at2);
  const labels = base.policy.relaxation.effect === "label" ? await readLabels(client, search.context) : [];
  const passed = reading === null || isByBundle ? null : await findPassedPolicy(client, reading, base);
  return {
    configs,
    waivers,
    labels,
    relaxed: [...pinned2.relaxed, ...passed?.relaxed ?? []],
    pinned: pinned2,
    notes: [...notes, ...passed === null ? [] : [passed.note]]
  };
}
function ownCheckout({ context, root }) {
  return context.publishesBaseline || context.event === "workflow_run" ? null : root;
}
function baseOf({ context }, reading) {
  if (reading === null) return context.testedSha;
  return reading.base ?? (context.anchor.kind === "commit" ? context.anchor.sha : null);
}
var NOTHING_PINNED = { driftReference: null, relaxed: [], notes: [] };
function pinnedFile({ policy }) {
  const reference = policy.drift?.reference;
  return reference === void 0 || isCommit(reference) ? null : reference;
}
function readPinned(config, root) {
  const file = pinnedFile(config);
  if (file === null) return NOTHING_PINNED;
  return unlessMistaken(
    () => pinned(readHere(file, root)),
    (mistake) => notPinned(file, describeProblems(mistake))
  );
}
async function fetchPinned(client, config, { base, root, ...at2 }) {
  const file = pinnedFile(config);
  if (file === null) return NOTHING_PINNED;
  if (base === null) return notPinned(file, "the base commit is not known");
  const kept = await readCommittedBaseline(client, { ...at2, file, base });
  if (!("report" in kept)) {
    const { what, actual } = render(kept);
    return notPinned(file, [what, actual].filter(Boolean).join(": "));
  }
  return { ...pinned(kept), relaxed: rewrittenFile({ file, kept, what: "the run that `drift` compares with" }, root) };
}
function pinned({ report: report2, origin, written }) {
  return { ...NOTHING_PINNED, driftReference: recordOf(report2, origin, written) };
}
function notPinned(reference, reason) {
  const note = { code: "drift-reference-missing", effect: "warn", reference, unreadable: true, reason };
  return { ...NOTHING_PINNED, notes: [note] };
}
function rewrittenFile({ file, kept, what }, root) {
  if (root === null || !fileExists(file, root)) return [];
  const old = shortHash(contentHash(kept));
  const now = soundOr("unreadable", () => shortHash(contentHash(readHere(file, root))));
  return old === now ? [] : [{ subject: file, what, old, new: now }];
}
function readHere(file, root) {
  return readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }));
}
async function findPassedPolicy(client, reading, base) {
  const { at: at2, context, places } = reading;
  if (at2 === null || isUsualPlace(reading) || places.policy === void 0) return null;
  const policy = { path: POLICY_FILE, ref: at2.ref };
  const text2 = await client.spare(() => givenOr(null, () => readFileAt(client, context.repository, policy)));
  if (text2 === null) return null;
  const what = "which file is the policy, in this run already";
  const row = { subject: "policy", what, old: POLICY_FILE, new: places.policy };
  const note = { code: "policy-elsewhere", effect: "warn", file: places.policy, usual: POLICY_FILE };
  return { note, relaxed: suiteIn(POLICY_FILE, text2) === base.policy.suite ? [row] : [] };
}
var POLICY_FILES = /^\.github\/agent-gate[^/]*\.ya?ml$/;
async function suiteNotes(client, reading, { head, suite, isKnown }) {
  if (reading === null) return [];
  if (!isKnown) return newSuiteNotes(client, reading, suite);
  if (head.policy.suite === suite) return [];
  return [{ code: "suite-renamed", effect: "notice", suite: head.policy.suite, known: suite }];
}
async function newSuiteNotes(client, reading, suite) {
  const { at: at2 } = reading;
  if (at2 === null || isUsualPlace(reading) && at2.texts.policy !== null) return [];
  const newBeside = (known) => ({ code: "suite-new", effect: "warn", suite, known });
  return givenOr([newBeside([])], async () => {
    const known = [
      ...await listSuites(client, reading.context),
      ...await suitesOfPolicies(client, reading, at2.ref)
    ];
    const others = [...new Set(known)].filter((one) => one !== suite).sort();
    return others.length === 0 ? [] : [newBeside(others)];
  });
}
async function suitesOfPolicies(client, { context }, ref) {
  const files = await listFilesAt(client, context.repository, { folder: ".github", ref, deep: false });
  const suites = [];
  for (const path of files.filter((file) => POLICY_FILES.test(file))) {
    const text2 = await readFileAt(client, context.repository, { path, ref });
    const suite = text2 === null ? null : suiteIn(path, text2);
    if (suite !== null) suites.push(suite);
  }
  return suites;
}
function suiteIn(path, text2) {
  return soundOr(null, () => readPolicy(path, text2).suite);
}
async function suiteOfBase(client, { repository, baseRef, publishesBaseline }, policy) {
  if (client === null || baseRef === null || publishesBaseline) return null;
  const path = policy ?? POLICY_FILE;
  return givenOr(null, async () => {
    const text2 = await client.spare(() => readFileAt(client, repository, { path, ref: baseRef }));
    if (text2 !== null) return readPolicy(path, text2).suite;
    return policy === void 0 ? defaultPolicy.suite : null;
  });
}

// src/gating/policy/redaction-policy.ts
function redactionRules(policies) {
  const all = (key) => [...new Set(policies.flatMap(({ redact }) => redact[key]))].sort();
  const isOff = policies.length > 0 && policies.every(({ redact }) => redact.shapes === "off");
  return { hash: all("hash"), drop: all("drop"), shapes: !isOff };
}
function redactionHash({ hash: hash3, drop, shapes }) {
  return shapes && hash3.length + drop.length === 0 ? void 0 : contentHash({ hash: hash3, drop, shapes });
}
function secretVariables(policies) {
  return [...new Set(policies.flatMap(({ redact }) => redact.secrets_from))].sort();
}
function keepsEvidence(policies) {
  return policies.every(({ evidence }) => evidence !== "drop");
}

// src/io/github/baseline/attempts.ts
var PAGES2 = 3;
async function searchAttempts(client, query) {
  const left = [];
  const newest = query.context.run.attempt - 1;
  try {
    const artifacts = await listOfRun(client, query.context);
    for (let attempt = newest; attempt > 0; attempt--) {
      const tried = await tryAttempt(client, query, attempt, artifacts);
      if (!("why" in tried)) return { trials: tried, left };
      left.push({ attempt, why: tried.why });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = `GitHub did not give it: ${error.message}`;
    for (let attempt = newest - left.length; attempt > 0; attempt--) left.push({ attempt, why });
  }
  return { trials: null, left };
}
async function listOfRun({ request }, context) {
  const { id, owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
  const parameters = { owner, repo, run_id: context.run.id };
  const listed6 = await listPages(PAGES2, async (page) => (await request(route, { ...parameters, ...page })).data);
  return listed6.flatMap((one) => {
    const artifact = readArtifact(one, id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(one, "name") ?? "" }];
  });
}
async function tryAttempt(client, query, attempt, artifacts) {
  const { context, suite } = query;
  const { repository, run: run2, headSha } = context;
  const { name: name2 } = bundleName({ ...context, run: { ...run2, attempt } }, suite, false);
  const jobs = artifacts.filter((one) => one.name === name2 || isRenamed(one.name, name2));
  const [artifact] = jobs;
  if (artifact === void 0) return unfit3("it kept no bundle");
  if (jobs.length > 1)
    return unfit3(`${jobs.length} of its jobs judged this suite, so which bundle is this job's is unknown`);
  if (artifact.runId !== run2.id || artifact.sha !== headSha) return unfit3("its bundle belongs to another commit");
  if (artifact.expired) return unfit3("its bundle has expired");
  const archive = await downloadArtifact(client, repository, artifact);
  if (artifact.digest !== null && artifact.digest !== sha256Of(archive))
    return unfit3("its bundle is not the one that was uploaded: the digests differ");
  return unlessMistaken(
    () => trialsOf2(openBundleZip(`attempt ${attempt}`, archive), query, attempt),
    (mistake) => unfit3(`its bundle cannot be read: ${describeProblems(mistake)}`)
  );
}
function trialsOf2(bundle, { context, suite, mapping, redaction }, attempt) {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return unfit3("its bundle is of another run or commit");
  if (manifest.suite !== suite) return unfit3("its bundle is of another suite");
  if (at(bundle.json("decision.json"), "decision") === "invalid") return unfit3("it was invalid");
  if (!bundle.has(EVIDENCE_FILE)) return unfit3("it kept no trials");
  if ((manifest.mapping?.hash ?? null) !== mapping) return unfit3("its results were read by another mapping");
  if (manifest.redaction !== redaction) return unfit3("its trials were redacted otherwise");
  const { redacted } = bundle.json("report.json");
  return { file: evidenceOf(bundle), attempt, attempts: manifest.attempts ?? null, redacted };
}
function isRenamed(name2, plain) {
  return name2.startsWith(`${plain}-`) && /^[\da-f]{6}$/.test(name2.slice(plain.length + 1));
}
function unfit3(why) {
  return { why };
}

// src/pipeline/run-files.ts
function* evidenceOfRun(run2, redaction, unselected) {
  const { mapping, select, pool, answered: answered2 = (trial) => trial } = run2;
  const options = { mapping, select, redaction, unselected };
  for (const evidence of pool === void 0 ? readEvidence(run2.files, options) : readPool(pool, options)) {
    const trial = answered2(evidence.trial);
    yield trial === evidence.trial ? evidence : { trial, text: null };
  }
}
function findEarlierAttempts(client, context) {
  return async ({ base: { policy, mapping } }, redaction) => {
    const { attempt } = context.run;
    if (context.publishesBaseline || attempt === 1 || policy.reruns === "replace")
      return { attempt, trials: null, left: [] };
    if (client === null) {
      const why = "there is no token to ask for it with";
      const left = Array.from({ length: attempt - 1 }, (_, index) => ({ attempt: index + 1, why }));
      return { attempt, trials: null, left };
    }
    const { suite } = policy;
    const query = { context, suite, mapping: mapping?.hash ?? null, redaction: redactionHash(redaction) };
    return { attempt, ...await client.spare(() => searchAttempts(client, query)) };
  };
}
function poolAttempts(run2, earlier, mapping) {
  if (earlier === void 0) return { pool: void 0, pooled: void 0 };
  const { trials, left, attempt } = earlier;
  const pool = trials && planPool({ ...run2, mapping }, trials);
  if (trials === null || pool === null) return alone(notAdded(left, false));
  if ("why" in pool) {
    const unfit4 = (trials.attempts ?? [trials]).map((one) => ({ attempt: one.attempt, why: pool.why }));
    return alone(notAdded([...left, ...unfit4], false));
  }
  const { before, own, repeated } = pool;
  const all = { effect: "notice", earlier: before, own };
  const notes = [
    ...own === 0 ? [] : [{ code: "trials-added", ...all }],
    ...repeated.length === 0 ? [] : [{ code: "trials-repeated", ...all, repeated }],
    ...notAdded(left, true)
  ];
  const attempts = own === 0 ? before : [...before, { attempt, trials: own }];
  return { pool, pooled: { attempts, notes } };
}
function notAdded(left, hasOthers) {
  if (left.length === 0) return [];
  return [
    { code: "trials-not-added", effect: "notice", left: left.toSorted((a, b) => a.attempt - b.attempt), hasOthers }
  ];
}
function alone(notes) {
  return { pool: void 0, pooled: { attempts: null, notes } };
}

// src/io/bundle/output-folder.ts
import { existsSync as existsSync3, readdirSync as readdirSync4, realpathSync } from "node:fs";
import { join as join5, resolve as resolve4 } from "node:path";
function homeOf(folder) {
  return existsSync3(folder) ? realpathSync(folder) : resolve4(folder);
}
var OLDER = "older";
function takeAwayBundle(folder) {
  if (!isBundleAlone(folder)) return;
  unlessMistaken(
    () => writingTo(folder, () => {
      const home = homeOf(folder);
      const aside2 = makeAside(home);
      try {
        move(home, join5(aside2, OLDER));
      } finally {
        clear(aside2);
      }
    }),
    (cause) => {
      const what = "the bundle of an earlier run cannot be removed";
      const found = cause.problems.map((problem) => problem.what).join();
      const fix = "Remove it yourself: it does not belong to this run";
      throw new UserError({ code: "out-not-taken-away", what, where: { file: folder }, found, fix }, { cause });
    }
  );
}
function putInPlace(draft, home, aside2) {
  refuseForeignFolder(home);
  if (existsSync3(home)) move(home, join5(aside2, OLDER));
  move(draft, home);
}
function abandonDraft(home, aside2) {
  const older = join5(aside2, OLDER);
  try {
    if (existsSync3(older) && !existsSync3(home)) move(older, home);
    clear(aside2);
  } catch (error) {
    const why = systemTrouble(error);
    if (why === null) throw error;
    warn2(`the bundle of an earlier run could not be put back, and lies in ${older} (${why})`);
  }
}
function refuseForeignFolder(folder) {
  const isFilled = writingTo(
    folder,
    () => existsSync3(folder) && readdirSync4(folder).some((name2) => !isLeftByDesktop(name2))
  );
  if (!isFilled || isBundleAlone(folder)) return;
  throw new UserError({
    code: "out-not-empty",
    what: "the output folder holds files that are not a bundle",
    where: { file: folder },
    fix: "Name a new or empty folder"
  });
}
function isBundleAlone(folder) {
  if (!existsSync3(join5(folder, MANIFEST_FILE))) return false;
  const { label, read, names } = openBundleFiles(folder, ".");
  const manifest = soundOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return false;
  const own = /* @__PURE__ */ new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name2) => own.has(name2));
}

// src/pipeline/redacting.ts
function redactingPolicies({ base, head }) {
  return head === null ? [base.policy] : [base.policy, head.policy];
}
function redactsMore(configs) {
  const hashOf = (policies) => redactionHash(redactionRules(policies));
  return hashOf([configs.base.policy]) !== hashOf(redactingPolicies(configs));
}
function redactionOf(policies, { secrets = [], env }) {
  const names = secretVariables(policies);
  const read = (name2) => env[name2] ?? "";
  const unset = names.filter((name2) => read(name2) === "");
  const short = names.filter((name2) => read(name2) !== "" && read(name2).trim().length < SHORTEST_SECRET);
  const known = [...secrets, read("AGENT_GATE_JUDGE_KEY"), ...names.map(read)];
  const rules = { ...redactionRules(policies), secrets: known };
  const notes = [
    ...unset.length === 0 ? [] : [{ code: "secret-not-set", effect: "notice", names: unset }],
    ...short.length === 0 ? [] : [{ code: "secret-too-short", effect: "notice", names: short }]
  ];
  return { rules, notes };
}
function redactionOfMain(configs) {
  return { ...redactionRules(redactingPolicies(configs)), secrets: [] };
}
function refuseSecretNames(configs, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const rubrics = [...configs.base.rubrics, ...configs.head?.rubrics ?? []];
  const shown2 = new Set(rubrics.flatMap(namesOf2).flatMap((name2) => redact(name2) === name2 ? [] : [redact(name2)]));
  if (shown2.size === 0) return;
  throw new UserError(
    [...shown2].map((name2) => ({
      code: "secret-name",
      what: `the name \`${name2}\` of a rubric, metric or criterion holds a value that is known as secret`,
      fix: "Rename it, or use another secret: one that is a word of every report cannot be kept out of it"
    }))
  );
}
function namesOf2({ id, metric, criteria }) {
  return [id, metric, ...criteria.map(({ key }) => key)];
}

// src/pipeline/judging.ts
var askNoJudge = async (run2) => run2;
async function startJudge(access) {
  const open = async () => (await import("./judge-votes-44VTSCOC.mjs")).startAsking(access);
  const isSet = access.answers !== void 0 || (access.env.AGENT_GATE_JUDGE_URL ?? "") !== "";
  let asker = isSet ? await open() : null;
  const askAs = (mayReuse) => async (run2, configs) => {
    const rubrics = rubricsOf(configs).filter((rubric) => questionsOf([rubric]).length > 0);
    if (rubrics.length === 0 || !lackAnswers(trialsOf3(run2), rubrics)) return run2;
    asker ??= await open();
    const judgeOf = judgesOf(configs);
    const { text: redact } = startRedaction(redactionOf(redactingPolicies(configs), access).rules);
    const askedBy = (id) => ({ judge: judgeOf(id), mayReuse, redact });
    return { ...run2, answered: await asker.answer(trialsOf3(run2), { rubrics, askedBy }) };
  };
  return {
    ask: askAs(true),
    askOfMain: askAs(false),
    notes: (configs) => [...given(access, configs), ...asker?.notes() ?? []]
  };
}
function given({ answers }, configs) {
  const isAsked2 = configs.decidedBy !== null && questionsOf(rubricsOf(configs)).length > 0;
  return answers === void 0 || !isAsked2 ? [] : [{ code: "answers-given", effect: "notice", file: answers }];
}
function rubricsOf({ base, head }) {
  return [...base.rubrics, ...head?.rubrics ?? []];
}
function judgesOf({ base, head }) {
  const { judge: judge2 } = base.policy;
  if (judge2 !== null) return () => judge2;
  const ofBase = new Set(questionsOf(base.rubrics).map(({ id }) => id));
  return (id) => ofBase.has(id) ? null : head?.policy.judge ?? null;
}
function* trialsOf3(run2) {
  for (const { trial } of evidenceOfRun(run2, startRedaction(run2.redaction))) yield trial;
}
function lackAnswers(trials, rubrics) {
  let isLacking = false;
  for (const trial of trials) isLacking ||= openQuestions(rubrics, withoutStale(rubrics, trial)).length > 0;
  return isLacking;
}

// src/gating/findings/finding-list.ts
var EFFECTS = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}
function oneOfEach(findings) {
  return findings.filter(({ code }, index) => findings.findIndex((other) => other.code === code) === index);
}
function decides({ effect }) {
  return effect === "block" || effect === "invalid";
}
function decidingFindings(decided, findings) {
  if (decided !== "fail" && decided !== "invalid") return [];
  const effect = decided === "invalid" ? "invalid" : "block";
  return findings.filter((finding) => finding.effect === effect);
}

// src/io/bundle/write.ts
import { createHash as createHash2 } from "node:crypto";
import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { dirname as dirname2, join as join6 } from "node:path";

// src/scoring/result-tree.ts
import { createHash, hash as hash2 } from "node:crypto";
function explainTrial({ trial, rubrics }) {
  const { error } = trial;
  return {
    error: error && { classified: error.classified, kind: error.kind, message: error.message },
    rubrics: rubrics.map(explainRubric),
    scenario: trial.scenario,
    trial: trial.trial
  };
}
var UNNEEDED = "there is no answer, and nothing needed it";
var MAX_CRASH = 200;
var MAX_FAULT = 1e3;
function explainRubric(judged) {
  const { rubric, outcome, judgement, at: at2, fault: fault2 } = judged;
  if (at2 === null) return explainFault(judged, cut(fault2 ?? "", judgement.verdict === "error" ? MAX_FAULT : MAX_CRASH));
  const warnings = [];
  const derived = rubric.derived.map(({ name: name2, slot, explain: explain6 }) => {
    const explanation = explain6(at2, warnings);
    const value = at2.derived[slot];
    return { explanation, fact: name2, ...value === void 0 ? {} : { value: shownValue(value, OBSERVED) } };
  });
  const { root, standalone: besides } = rubric.nodes;
  const others = besides.flatMap(({ slot, node }) => {
    const own = at2.nodes[slot];
    return own === void 0 ? notEvaluated([node], UNNEEDED) : [node.explain(at2, own, warnings)];
  });
  const tree = withOthers(root.explain(at2, judgement, warnings), others);
  return { ...derived.length === 0 ? {} : { derived }, outcome, rubric: rubric.id, tree, warnings };
}
function withOthers(tree, others) {
  if (others.length === 0) return tree;
  const { children = [], ...own } = tree;
  return { children: [...children, ...others], ...own };
}
function explainFailures(judged, limit) {
  const { at: at2 } = judged;
  const own = failedCriteria(judged).slice(0, limit);
  if (at2 !== null && own.length > 0) return own.map(({ node, judgement }) => node.explain(at2, judgement, []));
  const { tree } = explainRubric(judged);
  const failed = (tree.children ?? []).filter(didNotPass);
  return failed.length === 0 ? [tree] : failed.slice(0, limit);
}
function failedCriteria({ rubric, judgement: { parts }, criteria }) {
  const { root, counted: counted4 } = rubric.nodes;
  if (root.parts.length === 0 || root.parts.length !== parts.length) return [];
  return criteria.flatMap((judgement, index) => {
    const node = counted4[index];
    return node !== void 0 && didNotPass(judgement) ? [{ node, judgement }] : [];
  });
}
function explainFault({ rubric, outcome, judgement, criteria }, explanation) {
  const { root, counted: nodes } = rubric.nodes;
  const children = criteria.length === 0 ? notEvaluated(nodes, "there is no verdict on this trial") : criteria.map((own, index) => nodeResult(nodes[index] ?? root, own, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === "error" ? [explanation] : [];
  return { outcome, rubric: rubric.id, tree, warnings };
}
function startResultsHash() {
  const digests = [];
  return {
    add: (canonical) => {
      digests.push(hash2("sha256", canonical, "binary"));
    },
    finish: () => {
      const whole = createHash("sha256");
      for (const digest of digests.sort()) whole.update(`${Buffer.from(digest, "binary").toString("hex")}
`);
      return `sha256:${whole.digest("hex")}`;
    }
  };
}

// src/io/bundle/write.ts
function createBundle(folder, keepsEvidence2) {
  const home = homeOf(folder);
  const aside2 = writingTo(folder, () => makeAside(home));
  const draft = join6(aside2, "bundle");
  writingTo(folder, () => makeFolders(draft));
  const createEvidence = (name2) => keepsEvidence2 ? writingTo(folder, () => createLineFile(join6(draft, name2))) : null;
  const trials = createEvidence(EVIDENCE_FILE);
  const results = createEvidence(RESULTS_FILE);
  const resultsHash = startResultsHash();
  const files = /* @__PURE__ */ new Map();
  return {
    add(evidence, result) {
      const canonical = JSON.stringify(result);
      resultsHash.add(canonical);
      writingTo(folder, () => {
        trials?.write(lineOf(evidence));
        results?.write(canonical);
      });
    },
    text(name2, content) {
      writingTo(folder, () => {
        makeFolders(dirname2(join6(draft, name2)));
        writeFileSync(join6(draft, name2), content);
      });
      files.set(name2, digestOf(content));
    },
    pieces(name2, content) {
      const file = writingTo(folder, () => createLineFile(join6(draft, name2)));
      try {
        for (const piece of content) writingTo(folder, () => file.add(piece));
        files.set(
          name2,
          writingTo(folder, () => file.close())
        );
      } finally {
        file.abandon();
      }
    },
    finish(head) {
      writingTo(folder, () => {
        if (trials !== null) files.set(EVIDENCE_FILE, trials.close());
        if (results !== null) files.set(RESULTS_FILE, results.close());
        writeFileSync(join6(draft, MANIFEST_FILE), manifestText(head, resultsHash.finish(), files));
        putInPlace(draft, home, aside2);
      });
      clear(aside2);
    },
    discard() {
      trials?.abandon();
      results?.abandon();
      abandonDraft(home, aside2);
    }
  };
}
function lineOf({ trial, text: text2 }) {
  if (text2 !== null && !/[\r\n]/.test(text2)) return text2;
  const { [ANSWERS]: answers } = trial;
  return JSON.stringify({ ...trial, error: writtenError(trial), [ANSWERS_KEY]: answers });
}
function writtenError({ error }) {
  if (error === null) return null;
  const { kind, message, classified } = error;
  if (classified) return { kind, message };
  return message === "" ? { message } : message;
}
function manifestText(head, results, digests) {
  const files = [...digests].map(([file, digest]) => ({ file, ...digest })).sort((a, b) => byText(a.file, b.file));
  const manifest = { schema: 1, ...head, results, files };
  return `${JSON.stringify(manifest, null, 2)}
`;
}
function digestOf(content) {
  const bytes2 = Buffer.from(content);
  return { bytes: bytes2.length, sha256: sha256Of(bytes2) };
}
var BUFFER_BYTES = 1 << 20;
var MOST_BYTES = 3;
var NEWLINE = 10;
function createLineFile(path) {
  const descriptor = openSync(path, "w");
  const hash3 = createHash2("sha256");
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes2 = 0;
  let isOpen2 = true;
  const put2 = (chunk) => {
    hash3.update(chunk);
    bytes2 += chunk.length;
    writeWhole(descriptor, chunk);
  };
  const flush = () => {
    put2(buffer.subarray(0, filled));
    filled = 0;
  };
  const abandon = () => {
    if (isOpen2) closeSync(descriptor);
    isOpen2 = false;
  };
  const add = (text2) => {
    const room = MOST_BYTES * text2.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put2(Buffer.from(text2));
    else filled += buffer.write(text2, filled);
  };
  return {
    add,
    write(line2) {
      add(line2);
      if (filled === BUFFER_BYTES) flush();
      buffer[filled++] = NEWLINE;
    },
    close() {
      flush();
      abandon();
      return { bytes: bytes2, sha256: `sha256:${hash3.digest("hex")}` };
    },
    abandon
  };
}
function writeWhole(descriptor, chunk) {
  let written = 0;
  while (written < chunk.length) written += writeSync(descriptor, chunk, written);
}

// src/scoring/rates.ts
function startRubricTally(rubric) {
  return { rubric, answers: /* @__PURE__ */ new Map(), byJudgement: /* @__PURE__ */ new Map(), skipped: 0, warnings: null };
}
function tallyJudged(tally2, judged) {
  const { score: score2, verdict } = judged.judgement;
  if (score2 === null) {
    if (verdict === "skipped") tally2.skipped++;
    return null;
  }
  keepWarnings(tally2, judged);
  const tallied = seenBefore(tally2, judged) ?? tallyAnew(tally2, judged, score2);
  tallied.trials++;
  return tallied.answers;
}
function keepWarnings(tally2, judged) {
  if (judged.at === null || tally2.warnings?.length === 0) return;
  const { warnings } = explainRubric(judged);
  tally2.warnings = tally2.warnings === null ? warnings : tally2.warnings.filter((one) => warnings.includes(one));
}
function seenBefore({ byJudgement }, { judgement, criteria, outcome }) {
  const before = criteria === judgement.parts ? byJudgement.get(judgement) : void 0;
  return before?.answers.outcome === outcome ? before : void 0;
}
function tallyAnew(tally2, { judgement, criteria, outcome }, score2) {
  const verdicts = criteria.map(({ verdict }) => verdict);
  const key = `${outcome} ${judgement.verdict} ${score2} ${verdicts.join(" ")}`;
  const known = tally2.answers.get(key);
  if (known !== void 0) return known;
  const counts2 = tally2.rubric.criteria.map(({ key: criterion }, index) => {
    const verdict = verdicts[index] ?? "skipped";
    return [criterion, { passed: verdict === "pass" ? 1 : 0, total: verdict === "skipped" ? 0 : 1 }];
  });
  const passed = judgement.verdict === "pass";
  const tallied = { answers: { score: score2, passed, outcome, verdicts, counts: Object.fromEntries(counts2) }, trials: 0 };
  tally2.answers.set(key, tallied);
  tally2.byJudgement.set(judgement, tallied);
  return tallied;
}
function finishRubric(tally2, scenarios) {
  const { id, version, hash: hash3, metric, bands, outcomes, criteria, byJudge } = tally2.rubric;
  const means = scenarios.flatMap(({ rubrics }) => {
    const own = memberOf(rubrics, id);
    return own === void 0 ? [] : meanOf(own.scores);
  });
  const score2 = means.length === 0 ? null : rounded(meanOf(means));
  const band = score2 === null ? void 0 : bands.find(({ at_least: least }) => score2 >= rounded(least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash: hash3,
    metric,
    ...byJudge ? { by_judge: true } : {},
    score: score2,
    ...band === void 0 ? {} : { band },
    trials: { passed: countTrials(tally2, ({ passed }) => passed), total: countTrials(tally2, () => true) },
    outcomes: outcomes.map(({ name: name2 }) => ({
      outcome: name2,
      trials: countTrials(tally2, ({ outcome }) => outcome === name2)
    })),
    criteria: criteria.map((_, index) => criterionReport(tally2, index)),
    ...tally2.warnings === null || tally2.warnings.length === 0 ? {} : { warnings: [...new Set(tally2.warnings)].sort() }
  };
}
function criterionReport(tally2, index) {
  const { key = "", question, byJudge } = tally2.rubric.criteria[index] ?? {};
  const passed = countTrials(tally2, ({ verdicts }) => verdicts[index] === "pass");
  const skipped3 = countTrials(tally2, ({ verdicts }) => verdicts[index] === "skipped");
  const total = countTrials(tally2, () => true) - skipped3;
  return {
    key,
    ...question === void 0 ? {} : { question },
    passed,
    total,
    skipped: skipped3 + tally2.skipped,
    ...byJudge === void 0 ? {} : { by_judge: byJudge }
  };
}
function countTrials(tally2, holds) {
  let sum = 0;
  for (const { answers, trials } of tally2.answers.values()) if (holds(answers)) sum += trials;
  return sum;
}
var MAX_FAILURES = 5;
var MAX_EXPLANATION = 300;
function startTally() {
  return { last: null, firstFailed: null };
}
function markTrial(tally2, trial, answers, judged) {
  tally2.last = { trial, answers, before: tally2.last };
  if (answers.passed || tally2.firstFailed !== null && tally2.firstFailed.trial < trial) return;
  tally2.firstFailed = { trial, failures: failuresOf(judged) };
}
function scoresOf3(rubric, { last, firstFailed }, countOf2) {
  if (last === null) return void 0;
  const answers = answersUpTo(last);
  return {
    scores: answers.map(({ score: score2 }) => score2),
    passed: answers.filter(({ passed }) => passed).length,
    ...outcomesOf(rubric, answers),
    criteria: last.before === null ? last.answers.counts : countsOf(rubric, answers, countOf2),
    failures: firstFailed?.failures ?? []
  };
}
function outcomesOf({ outcomes: [first] }, answers) {
  if (answers.every(({ outcome }) => outcome === first?.name)) return {};
  const counts2 = /* @__PURE__ */ new Map();
  for (const { outcome } of answers) addTo(counts2, outcome);
  return { outcomes: countsByText(counts2) };
}
function answersUpTo(last) {
  const marks = [];
  for (let mark2 = last; mark2 !== null; mark2 = mark2.before) marks.push(mark2);
  return marks.sort((a, b) => a.trial - b.trial).map((mark2) => mark2.answers);
}
function shareCounts() {
  const byTotal = [];
  return (passed, total) => {
    const byPassed = byTotal[total] ?? [];
    const count = byPassed[passed] ?? { passed, total };
    byTotal[total] = byPassed;
    byPassed[passed] = count;
    return count;
  };
}
function countsOf({ criteria }, answers, countOf2) {
  const counts2 = {};
  for (const [index, { key }] of criteria.entries()) {
    let passed = 0;
    let total = 0;
    for (const { verdicts } of answers) {
      if (verdicts[index] === "pass") passed++;
      if (verdicts[index] !== "skipped") total++;
    }
    counts2[key] = countOf2(passed, total);
  }
  return counts2;
}
function failuresOf(judged) {
  return explainFailures(judged, MAX_FAILURES).map(({ key, explanation }) => ({
    criterion: key,
    explanation: ownCopy(cut(explanation, MAX_EXPLANATION))
  }));
}
function ownCopy(text2) {
  return JSON.parse(JSON.stringify(text2));
}

// src/scoring/trial-mark.ts
var DIGITS2 = 12;
var APART = /* @__PURE__ */ new Set([
  ...["scenario", "trial", "title", "tags", "family", "input", "ground_truth", "usage"],
  ...["attempt", "number", "time", "date", "timestamp", "duration", "latency", "cost"]
]);
var TIMES_AND_COSTS = /"(?:[A-Za-z_]*(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*|[A-Za-z_]+_(?:at|ms|seconds))":(?:-?[\d.eE+-]+|"(?:[^"\\]|\\.)*"|null),?/g;
var MAY_CHANGE = /(?<=(?:timestamp|latency|duration|elapsed|cost)[A-Za-z_]*|_(?:at|ms|seconds))":/;
var LONGEST_VERDICT = 20;
function markOf({ trial, rubrics }) {
  if (rubrics.length === 0 || rubrics.every(({ judgement }) => judgement.score === null)) return null;
  const [only = [], ...others] = rubrics.map(failedBy);
  const failed = others.length === 0 ? only : [only, ...others].flat();
  return {
    facts: factsHash(trial),
    ...failed.length === 0 ? {} : { failed },
    ...trial.error === null ? {} : { crashed: true }
  };
}
var failedIn = /* @__PURE__ */ new WeakMap();
function failedBy({ rubric, judgement, criteria }) {
  const isShared = criteria === judgement.parts;
  const before = isShared ? failedIn.get(judgement) : void 0;
  if (before !== void 0) return before;
  const parts = rubric.criteria.filter((_, index) => didNotPass(criteria[index] ?? SKIPPED));
  const isPassed = judgement.score === null || judgement.verdict === "pass";
  const failed = [...isPassed ? [] : [rubric.id], ...parts.map(({ key }) => `${rubric.id}/${key}`)];
  if (isShared) failedIn.set(judgement, failed);
  return failed;
}
function factsHash(trial) {
  const said = Object.entries(trial).filter(([key]) => !APART.has(key));
  const { input_tokens, output_tokens } = trial.usage ?? {};
  const hasTokens = input_tokens !== void 0 || output_tokens !== void 0;
  if (!hasTokens && !said.some(([, value]) => saysMore(value))) return null;
  const text2 = JSON.stringify([said, input_tokens ?? null, output_tokens ?? null]);
  const lasting = MAY_CHANGE.test(text2) ? text2.replace(TIMES_AND_COSTS, "") : text2;
  return sha256Of(lasting).slice("sha256:".length, "sha256:".length + DIGITS2);
}
function saysMore(value) {
  if (typeof value === "string") return value.length > LONGEST_VERDICT;
  if (Array.isArray(value)) return value.some(saysMore);
  return isRecord(value) && Object.values(value).some(saysMore);
}

// src/scoring/report.ts
function startReport(rubrics, readBy) {
  const tallies = rubrics.map(startRubricTally);
  const scenarios = /* @__PURE__ */ new Map();
  const errored = [];
  const contentOf = startContentHash();
  const usage = startUsage();
  const judges = startJudges(questionsOf(rubrics));
  let scored = 0;
  let unclassified = 0;
  const add = (judged) => {
    const { trial } = judged;
    const state = stateOf(scenarios, trial, rubrics);
    const mishap = mishapOf(judged);
    if (mishap !== null) {
      errored.push(mishap);
      state.errored = { ...state.errored, [mishap.kind]: state.errored[mishap.kind] + 1 };
      if (trial.error === null) state.unjudged = withUnjudged(state.unjudged, judged);
    }
    if (mishap === null || mishap.kind === "agent") {
      scored++;
      judges.add(trial);
    }
    if (mishap?.classified === false) unclassified++;
    describe(state, trial);
    addContent(state, trial, contentOf(trial));
    usage.add(trial);
    addMark(state, judged);
    for (const [index, own] of judged.rubrics.entries()) {
      const answers = tallyJudged(tallies[index], own);
      if (answers !== null) markTrial(state.tallies[index], trial.trial, answers, own);
    }
  };
  const finish = (redacted = {}) => {
    const countOf2 = shareCounts();
    const reports = Array.from(scenarios, ([id, state]) => scenarioReport(id, state, rubrics, countOf2)).sort(
      byScenario
    );
    const mean2 = usage.finish();
    const counted4 = judges.finish();
    return {
      schema: 1,
      ...readBy === void 0 ? {} : { read_by: readBy },
      ...counted4 === void 0 ? {} : { judges: counted4 },
      ...mean2 === void 0 ? {} : { usage: mean2 },
      trials: { scored, errored: totalErrors(reports), unclassified },
      rubrics: tallies.map((tally2) => finishRubric(tally2, reports)),
      scenarios: reports,
      errored: errored.toSorted((a, b) => byScenario(a, b) || a.trial - b.trial),
      ...Object.keys(redacted).length === 0 ? {} : { redacted }
    };
  };
  return { add, finish };
}
var NO_ERRORS = { agent: 0, infrastructure: 0, judge: 0 };
var NO_TAGS = [];
var NOTHING_RECORDED = { input: false, ground_truth: false };
function stateOf(scenarios, { scenario }, rubrics) {
  const known = scenarios.get(scenario);
  if (known !== void 0) return known;
  const state = {
    trial: Number.POSITIVE_INFINITY,
    title: void 0,
    family: void 0,
    contents: null,
    recorded: NOTHING_RECORDED,
    unrecorded: 0,
    tags: NO_TAGS,
    errored: NO_ERRORS,
    unjudged: void 0,
    tallies: rubrics.map(startTally),
    marks: []
  };
  scenarios.set(scenario, state);
  return state;
}
function addContent(state, trial, content) {
  state.recorded = withRecorded(state.recorded, trial);
  if (content === null && trial.error === null) state.unrecorded++;
  if (content !== null) state.contents = (state.contents ?? /* @__PURE__ */ new Set()).add(content);
}
function addMark({ marks }, judged) {
  const mark2 = markOf(judged);
  if (mark2 !== null) marks.push({ trial: judged.trial.trial, mark: mark2 });
}
function describe(state, { trial, title, tags, family }) {
  if (trial >= state.trial) return;
  state.trial = trial;
  state.title = title;
  state.family = family;
  state.tags = tags ?? NO_TAGS;
}
var MAX_MESSAGE = 300;
function mishapOf({ trial: { scenario, trial, error }, rubrics }) {
  if (error !== null) {
    const { kind, classified, message: message2 } = error;
    return { scenario, trial, kind, classified, message: cut(message2, MAX_MESSAGE) };
  }
  const broken2 = rubrics.filter(({ judgement }) => judgement.verdict === "error");
  if (broken2.length === 0) return null;
  const message = broken2.map(({ rubric, fault: fault2 }) => `${rubric.id}: ${fault2}`).join("; ");
  const ended2 = { scenario, trial, classified: true, message: cut(message, MAX_MESSAGE) };
  if (broken2.every(({ unanswered }) => unanswered !== void 0)) return { ...ended2, kind: "judge" };
  return { ...ended2, kind: "infrastructure", refused: true };
}
function withUnjudged(before, { rubrics }) {
  const counts2 = rubrics.flatMap(({ rubric, judgement }) => {
    const count = (memberOf(before?.rubrics, rubric.id) ?? 0) + (judgement.verdict === "error" ? 1 : 0);
    return count === 0 ? [] : [[rubric.id, count]];
  });
  return { trials: (before?.trials ?? 0) + 1, rubrics: Object.fromEntries(counts2) };
}
function scenarioReport(scenario, state, rubrics, countOf2) {
  const { title, family, contents, recorded, unrecorded: unrecorded3, tags, errored, unjudged: unjudged2, tallies, marks } = state;
  const scores2 = {};
  for (const [index, rubric] of rubrics.entries()) {
    const own = scoresOf3(rubric, tallies[index], countOf2);
    if (own !== void 0) scores2[rubric.id] = own;
  }
  return {
    scenario,
    content: scenarioContent([...contents ?? []]),
    ...whatIsRecorded(recorded),
    ...contents === null || unrecorded3 === 0 ? {} : { unrecorded: unrecorded3 },
    ...family === void 0 ? {} : { family },
    ...title === void 0 ? {} : { title },
    tags,
    errored,
    ...unjudged2 === void 0 ? {} : { unjudged: unjudged2 },
    ...marks.length === 0 ? {} : { trials: marks.sort((a, b) => a.trial - b.trial).map(({ mark: mark2 }) => mark2) },
    rubrics: scores2
  };
}
function totalErrors(scenarios) {
  const total = (kind) => sumOf(scenarios.map(({ errored }) => errored[kind]));
  return { agent: total("agent"), infrastructure: total("infrastructure"), judge: total("judge") };
}
function byScenario(a, b) {
  return byText(a.scenario, b.scenario);
}
var MAX_NAME = 120;
function startJudges(questions) {
  const recorded = /* @__PURE__ */ new Map();
  const answered2 = questions.map((question) => ({ question, counts: /* @__PURE__ */ new Map() }));
  return {
    add: (trial) => {
      if (isRecord(trial.judge)) addTo(recorded, nameOf(trial.judge));
      for (const { question, counts: counts2 } of answered2) for (const name2 of whoAnswered(question, trial)) addTo(counts2, name2);
    },
    finish: () => {
      const others = answered2.flatMap(
        ({ question: { id }, counts: counts2 }) => countsOf2(counts2).map((count) => ({ ...count, question: id }))
      );
      const all = [...countsOf2(recorded), ...others];
      return all.length === 0 ? void 0 : all;
    }
  };
}
function countsOf2(counts2) {
  const judges = [...counts2].map(([judge2, trials]) => ({ judge: judge2, trials }));
  return judges.sort((a, b) => byText(a.judge ?? "", b.judge ?? ""));
}
function whoAnswered({ id, key, form, question }, trial) {
  const { judge: judge2, [ANSWERS]: answers } = trial;
  const isRecorded3 = isRecord(judge2) && readAnswers(judge2[key], form, question) !== void 0;
  if (isRecorded3) return /* @__PURE__ */ new Set([nameOf(judge2)]);
  const votes = answers?.[id];
  const given2 = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given2.flatMap(({ model }) => nameOf({ model }) ?? []));
}
function nameOf(judge2) {
  const model = textOf2(judge2, "model");
  if (model === "") return null;
  return cut(`${model} ${textOf2(judge2, "version")}`.trim(), MAX_NAME);
}
function textOf2(judge2, key) {
  const value = Object.hasOwn(judge2, key) ? judge2[key] : void 0;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
function startUsage() {
  const costs = [];
  return {
    add: ({ usage }) => {
      if (usage?.cost_usd !== void 0) costs.push(usage.cost_usd);
    },
    finish: () => {
      if (costs.length === 0) return void 0;
      return { cost_usd: rounded(meanOf(new Float64Array(costs).sort())), trials: costs.length };
    }
  };
}

// src/pipeline/measure.ts
var reportCheck4 = schemaCheck(report_schema_default);
function measureRun(run2, rubrics, bundle) {
  return measureRedacted(run2, rubrics, startRedaction(run2.redaction), bundle);
}
function measureRedacted(run2, rubrics, redaction, bundle) {
  const { mapping, select } = run2;
  const selected = select.length === 0 ? {} : { select: select.map(selectionText).sort() };
  const readNow = { tool: productVersion(), mapping: mappingIdentity(mapping), ...selected };
  const report2 = startReport(rubrics, run2.readBy ?? readNow);
  const unselected = startUnselected();
  for (const evidence of evidenceOfRun(run2, redaction, unselected)) {
    const judged = judgeTrial(rubrics, evidence.trial);
    report2.add(judged);
    bundle?.add(evidence, explainTrial(judged));
  }
  return withUnselected(report2.finish(added2(run2.pool?.redacted ?? {}, redaction.counts())), unselected);
}
function withUnselected(report2, tally2) {
  const unselected = tally2.counts(report2.scenarios.map(({ scenario }) => scenario));
  if (report2.read_by === void 0 || unselected.trials === 0) return report2;
  return { ...report2, read_by: { ...report2.read_by, unselected } };
}
function added2(one, other) {
  return Object.fromEntries(
    sortedUnion(Object.keys(one), Object.keys(other)).map((name2) => [name2, (one[name2] ?? 0) + (other[name2] ?? 0)])
  );
}
async function measureBundle(bundle, configs, ask) {
  const { base, head } = configs;
  const run2 = { bundle, stored: storedReport(bundle), redaction: redactionOfMain(configs), configs, ask };
  const report2 = await measureStored(run2, base);
  const notes = isScoredBy(run2, base) ? [] : [
    report2 === run2.stored ? { code: "baseline-not-rescored", effect: "notice", label: bundle.label } : rescored(bundle, base.rubrics)
  ];
  const measured = { report: report2, history: historyOfBundle(bundle), notes };
  if (head === null || scoreAlike(base, head)) return { ...measured, head: { measured: report2 } };
  const canScore = bundle.has(EVIDENCE_FILE) || isScoredBy(run2, head);
  if (!canScore) return { ...measured, head: { unavailable: `${bundle.label} keeps no evidence` } };
  return { ...measured, head: { measured: await measureStored(run2, head) } };
}
async function measureStored(run2, config) {
  const { bundle, stored, redaction, configs, ask } = run2;
  const isDone = isScoredBy(run2, config) && !lacksAnswers(stored, config.rubrics);
  if (isDone || !bundle.has(EVIDENCE_FILE)) return stored;
  const files = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction, readBy: stored.read_by };
  return withRedacted(measureRun(await ask(files, configs), config.rubrics), stored);
}
function withRedacted(report2, { redacted }) {
  return redacted === void 0 ? report2 : { ...report2, redacted };
}
function lacksAnswers(stored, rubrics) {
  const isOpen2 = stored.errored.some(({ kind, refused: refused2 }) => kind === "judge" || refused2 === true);
  return isOpen2 && questionsOf(rubrics).length > 0;
}
function notesOnRuns(runs) {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}
function storedReport(bundle) {
  return reportCheck4.parse(bundle.json("report.json"), (pointer) => ({ file: `${bundle.label}/report.json`, pointer }));
}
function isScoredBy({ bundle, redaction }, { rubrics }) {
  return sameRubrics(bundle, rubrics) && bundle.manifest.redaction === redactionHash(redaction);
}
function sameRubrics(bundle, rubrics) {
  const identities = (list) => list.map((one) => `${one.rubric} ${one.hash}`).sort().join("\n");
  return identities(bundle.manifest.rubrics) === identities(rubricIdentities(rubrics));
}
function rescored(bundle, rubrics) {
  if (sameRubrics(bundle, rubrics)) return { code: "baseline-rescored", effect: "notice", rubrics: null };
  const before = new Map(bundle.manifest.rubrics.map((one) => [one.rubric, one.hash]));
  const changed = rubrics.filter((rubric) => before.get(rubric.id) !== rubric.hash).map((rubric) => rubric.id);
  const removed = [...before.keys()].filter((id) => !rubrics.some((rubric) => rubric.id === id));
  return { code: "baseline-rescored", effect: "notice", rubrics: { changed, removed } };
}
function measureFile({ report: report2 }, { base, head }) {
  const measured = { report: report2, history: [], notes: [] };
  const isByHead = head === null || scoreAlike(base, head) || head.rubrics.every(({ id, hash: hash3 }) => report2.rubrics.some((one) => one.rubric === id && one.hash === hash3));
  return {
    ...measured,
    head: isByHead ? { measured: report2 } : { unavailable: "the committed baseline keeps no trials" }
  };
}
async function measureCandidate(run2, configs) {
  const { base, head } = configs;
  const measured = await measureByBase(run2, configs);
  if (head === null || scoreAlike(base, head)) return { ...measured, head: measured.report };
  try {
    const files = await run2.ask({ ...run2, mapping: head.mapping, pool: measured.pool }, configs);
    return { ...measured, head: measureRun(files, head.rubrics) };
  } catch (error) {
    measured.bundle?.discard();
    throw error;
  }
}
async function measureByBase(run2, configs) {
  const { base, head } = configs;
  try {
    return { ...await measureInto(run2, configs, base.mapping), isReadByHead: false };
  } catch (error) {
    const isOtherMapping = head !== null && head.mapping?.hash !== base.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    return { ...await measureInto(run2, configs, head.mapping), isReadByHead: true };
  }
}
async function measureInto(run2, configs, mapping) {
  const { pool, pooled } = poolAttempts(run2, run2.earlier, mapping);
  const files = await run2.ask({ ...run2, mapping, pool }, configs);
  const bundle = run2.out === void 0 ? null : createBundle(run2.out, run2.evidence);
  try {
    const redaction = startRedaction(run2.redaction);
    const report2 = measureRedacted(files, configs.base.rubrics, redaction, bundle ?? void 0);
    return { report: report2, bundle, pool, pooled, unmatched: redaction.unmatched() };
  } catch (error) {
    bundle?.discard();
    throw error;
  }
}

// src/pipeline/given-baseline.ts
var BASELINE2 = {
  example: "*.jsonl",
  advice: "Name a bundle (folder or zip), a file that `baseline-file` wrote, or a results file"
};
function findGivenBaseline(given2, root) {
  return async (head, ask) => {
    const named3 = openNamed(given2, root);
    const { basePolicy: file } = given2;
    const policy = file === void 0 ? null : { file, text: readText(file, root, { outside: true }) };
    const base = baseConfigOf(firstBundle(named3.sources), head, policy);
    const { configs, notes } = base === null ? { configs: headDecides(head), notes: [] } : storedDecides(head, base);
    const { driftReference, notes: notPinned2 } = readPinned(configs.base, root);
    const measured = await measureNamed(given2, named3, { root, configs, ask });
    return {
      configs,
      runs: measured.runs,
      waivers: waiversOfBase(configs),
      labels: [],
      notes: [...notes, ...measured.notes, ...notesOnRuns(measured.runs), ...notPinned2],
      driftReference
    };
  };
}
async function measureGivenRuns(given2, root, configs, ask) {
  return measureNamed(given2, openNamed(given2, root), { root, configs, ask });
}
async function measureNamed(given2, { sources, repeated }, by) {
  const how = { ...by, select: given2.baselineSelect, secrets: given2, sought: BASELINE2 };
  const runs = [];
  for (const source of sources) runs.push(await measureSource(source, how));
  const names = repeated.map(({ name: name2 }) => name2);
  const twice = names.length === 0 ? [] : [{ code: "baseline-repeated", effect: "notice", names }];
  return { runs, notes: [...twice, ...itselfNote(given2, sources, by.root)] };
}
function openNamed({ baselines }, root) {
  const named3 = baselines.map((name2) => openGiven(name2, root));
  const sources = named3.filter((source, index) => named3.findIndex((other) => isSameRun(source, other)) === index);
  return { sources, repeated: named3.filter((source) => !sources.includes(source)) };
}
async function measureGiven(source, { select, root, env }, config) {
  const configs = headDecides(config);
  return measureSource(source, { select, root, configs, secrets: { env }, ask: askNoJudge });
}
function itselfNote(given2, sources, root) {
  const { results = [], select = [], baselineSelect } = given2;
  if (canonicalJson(select) !== canonicalJson(baselineSelect)) return [];
  const own = new Set(findFiles(results, root).map((file) => realPath(file, root)));
  const same = sources.filter(({ path, bundle, file }) => bundle === null && file === null && own.has(path));
  const names = same.map(({ name: name2 }) => name2);
  return names.length === 0 ? [] : [{ code: "baseline-itself", effect: "warn", names }];
}
async function measureSource(source, { select, root, configs, secrets, ask, sought }) {
  const { name: name2, bundle, file } = source;
  if (bundle !== null) {
    const measured = await measureBundle(bundle, configs, ask);
    const [{ time: created } = { time: void 0 }] = measured.history;
    const origin = { ...bundle.manifest.origin, label: bundle.label };
    return { ...measured, origin: created === void 0 ? origin : { ...origin, created } };
  }
  if (file !== null)
    return { ...measureFile(file, configs), origin: { ...file.origin, label: name2, created: file.written } };
  const files = findResultFiles([name2], root, sought);
  const { rules: redaction } = redactionOf(redactingPolicies(configs), secrets);
  const reportBy = async ({ mapping, rubrics }) => measureRun(await ask({ files, mapping, select, redaction }, configs), rubrics);
  const { base, head } = configs;
  const report2 = await reportBy(base);
  return {
    report: report2,
    head: { measured: head === null ? report2 : await reportBy(head) },
    history: [],
    notes: [],
    origin: { label: name2 }
  };
}
function baseConfigOf(bundle, head, policy) {
  if (policy === null) return bundle && { texts: configOfBundle(bundle), label: bundle.label };
  const texts = bundle === null ? head.texts : configOfBundle(bundle);
  return { texts: { ...texts, policy }, label: bundle?.label ?? policy.file };
}
function openGiven(name2, root) {
  const bundle = openGivenBundle(name2, root);
  return { name: name2, path: realPath(name2, root), bundle, file: bundle === null ? openBaselineFile(name2, root) : null };
}
function firstBundle(sources) {
  return sources.find(({ bundle }) => bundle !== null)?.bundle ?? null;
}
function isSameRun(one, other) {
  if (one.path === other.path) return true;
  const [a, b] = [originOf(one), originOf(other)];
  if (a?.run_id === void 0 || canonicalJson(a) !== canonicalJson(b)) return false;
  return one.bundle === null || other.bundle === null || one.bundle.manifest.results === other.bundle.manifest.results;
}
function originOf({ bundle, file }) {
  return bundle?.manifest.origin ?? file?.origin;
}
function sameRun(sources) {
  for (const [index, source] of sources.entries()) {
    const before = sources.slice(0, index).find((other) => isSameRun(other, source));
    if (before !== void 0) return [before.name, source.name];
  }
  return void 0;
}

// src/reporting/markdown/format.ts
var MOST_DECIMALS = 7;
function fixed(value, decimals) {
  const digits = Math.abs(value).toFixed(decimals);
  return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits;
}
function rate(value, decimals = 1) {
  return `${fixed(value * 100, decimals)} %`;
}
function points2(delta, decimals = 1) {
  return `${signed(delta, decimals)} points`;
}
function signed(delta, decimals) {
  const digits = fixed(delta * 100, decimals);
  return `${delta > 0 && /[1-9]/.test(digits) ? "+" : ""}${digits}`;
}
function range({ lower, upper }, decimals = 1) {
  return `(${signed(lower, decimals)} to ${signed(upper, decimals)})`;
}
function decimalsApart(rates) {
  const known = rates.filter((value) => value !== null).sort((a, b) => a - b);
  const tells = (decimals2) => known.every((value, index) => {
    const before = known[index - 1];
    return before === void 0 || value - before < SLACK || rate(value, decimals2) !== rate(before, decimals2);
  });
  let decimals = 1;
  while (decimals < MOST_DECIMALS && !tells(decimals)) decimals += 1;
  return decimals;
}
function countPair(count) {
  return `${count.passed}/${count.total}`;
}
function score(value) {
  return fixed(value, 2);
}
function bytes(size) {
  return size < 1024 ? `${size} bytes` : `${fixed(size / 1024, 1)} KB`;
}
function byteLength(text2) {
  return new TextEncoder().encode(text2).length;
}
function ended(sentence) {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

// src/reporting/markdown/words.ts
var DECISIONS = {
  pass: { icon: "\u2705", word: "PASS", next: "" },
  fail: { icon: "\u274C", word: "FAIL", next: "Compare the scenarios below with main, fix the agent and push again." },
  inconclusive: { icon: "\u2754", word: "INCONCLUSIVE", next: "" },
  invalid: { icon: "\u26D4", word: "INVALID", next: "Fix the problems and run again. The agent was not judged." }
};
var STATE_WORDS = {
  regressed: "regressed",
  improved: "improved",
  unchanged: "unchanged",
  inconclusive: "inconclusive",
  insufficient: "too few scenarios",
  "not-comparable": "not comparable",
  "no-baseline": "no baseline"
};
var STATES = {
  ...STATE_WORDS,
  regressed: "\u{1F53B}\xA0regressed",
  improved: "\u{1F7E2}\xA0improved",
  inconclusive: "\u2754\xA0inconclusive"
};
var STATE_ORDER = [
  "regressed",
  "not-comparable",
  "inconclusive",
  "insufficient",
  "improved",
  "no-baseline",
  "unchanged"
];
var EFFECTS2 = {
  invalid: { icon: "\u26D4", level: "error" },
  block: { icon: "\u274C", level: "error" },
  warn: { icon: "\u26A0\uFE0F", level: "warning" },
  notice: { icon: "\u2139\uFE0F", level: "notice" }
};
var BLOCKS = "\u274C\xA0blocks";
var BARS = {
  blocks: "\u274C\xA0below\xA0threshold",
  below: "\u26A0\uFE0F\xA0below\xA0threshold",
  near: "\u26A0\uFE0F\xA0near\xA0threshold"
};
var DRIFTED = { blocks: "\u274C\xA0drifted", warns: "\u26A0\uFE0F\xA0drifted" };
var LEANING_DOWN = "leaning\xA0down";
var WAIVED = "waived";
var HELD_UP = {
  no: "This does not block. Run more trials per scenario to decide it, or merge without a clear result.",
  yes: "This blocks, because the policy says `on_inconclusive: fail`. Run more trials per scenario to find out.",
  awaiting: "Until then the run is blocked: the policy says `on_inconclusive: more-trials`."
};
var TESTS = {
  "paired-t": "paired t",
  "history-t": "history of main",
  "mcnemar-mid-p": "McNemar mid-p",
  exact: "exact",
  collapse: "collapse",
  "collapse-single": "collapse of one scenario",
  confirm: "confirm"
};
var WAIVER_EFFECTS = {
  used: "\u2705\xA0used: it covers this",
  unused: "not needed",
  exceeded: "\u274C\xA0not enough: worse than its ceiling",
  expired: "\u26A0\uFE0F\xA0expired: does not count",
  ignored: "\u26A0\uFE0F\xA0ignored: not on the base branch"
};
var WAIVER_ORDER = ["exceeded", "expired", "ignored", "used", "unused"];
var ERROR_KINDS = {
  agent: "agent crash",
  infrastructure: "infrastructure error",
  judge: "judge error"
};
var REFUSED = "refused by a rubric";
var TIERS = { critical: "critical", supporting: "", advisory: "advisory" };
var NOTHING2 = "\u2013";

// src/reporting/markdown/tables.ts
function table(columns, rows) {
  const rule = columns.map(() => "---");
  return [columns, rule, ...rows.map((row) => row.map(cell))].map(line).join("\n");
}
function line(cells4) {
  return `| ${cells4.join(" | ")} |`;
}
function cell(markdown) {
  return markdown.replace(/\\+(?=\|)/g, "$& ").replaceAll("|", "\\|");
}
function details(title, body) {
  return `<details>
<summary>${title}</summary>

${body}

</details>`;
}
function link(words, address) {
  const plain = address !== void 0 && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain ? `[${words}](${address})` : words;
}
function joined3(blocks3) {
  return blocks3.filter((block2) => block2 !== "").join("\n\n");
}
function stacked(lines) {
  return lines.filter((text2) => text2 !== "").join("<br>");
}
function small(text2) {
  return text2 === "" ? "" : `<sub>${text2}</sub>`;
}
function unbroken(text2) {
  return text2.replaceAll(" ", "\xA0");
}
function openTable(view, list) {
  const { open, folded: folded2 } = view.detail;
  const more2 = list.rows.slice(open, open + folded2);
  return joined3([
    open > 0 ? table(list.columns, list.rows.slice(0, open)) : "",
    more2.length > 0 ? details(`${more2.length} more`, table(list.columns, more2)) : "",
    leftOut(view, list.rows.length - open - folded2, list.noun)
  ]);
}
function foldedTable(view, title, list, more2 = "") {
  const { folded: folded2 } = view.detail;
  if (list.rows.length === 0) return "";
  if (folded2 === 0) return leftOut(view, list.rows.length, list.noun);
  const body = joined3([
    table(list.columns, list.rows.slice(0, folded2)),
    leftOut(view, list.rows.length - folded2, list.noun)
  ]);
  return details(`${title} (${list.rows.length})${more2}`, body);
}
function leftOut(view, count, noun) {
  if (count <= 0) return "";
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}
function fullResults({ links }) {
  return links.artifact === void 0 ? "the bundle, where one is kept (in a terminal by `--out`)" : `the ${link("full results", links.artifact)}`;
}
function rateCell(value, count, decimals) {
  if (value === null) return NOTHING2;
  const own = count === null ? null : rateOf(count);
  const same = own !== null && rate(own, decimals) === rate(value, decimals);
  const counts2 = count === null ? "" : `(${countPair(count)}${same ? "" : " passed"})`;
  return stacked([unbroken(rate(value, decimals)), unbroken(counts2)]);
}

// src/gating/relaxation/ranked-relaxation.ts
var KINDS5 = ["critical", "gating", "gate", "rubric", "scenario", "waiver", "advisory"];
var MOST_SHOWN2 = 10;
function inReadingOrder(found) {
  const sorted3 = found.toSorted(compareRanks);
  const seen = /* @__PURE__ */ new Map();
  const inTurn2 = sorted3.map((one) => ({ one, turn: addTo(seen, one.kind) })).sort((a, b) => a.turn - b.turn);
  const shown2 = new Set(inTurn2.slice(0, MOST_SHOWN2).map(({ one }) => one));
  return [...sorted3.filter((one) => shown2.has(one)), ...sorted3.filter((one) => !shown2.has(one))].map(
    ({ subject, what, old, new: now }) => ({ subject, what, old, new: now })
  );
}
function compareRanks(a, b) {
  const byKind = KINDS5.indexOf(a.kind) - KINDS5.indexOf(b.kind);
  const bySize2 = (b.size ?? 0) - (a.size ?? 0);
  return byKind || bySize2 || byText(a.subject, b.subject) || byText(a.what, b.what) || byText(a.new, b.new);
}
function kindOfTier(tier, supporting) {
  return tier === "supporting" ? supporting : tier;
}
function pointTexts(base, head) {
  const [old, now] = percents(base, head);
  return [old.replace("%", "points"), now.replace("%", "points")];
}

// src/reporting/sections/configs.ts
function configSection(view) {
  const { config } = view.decision;
  if (config === null) return "";
  const effects = config.changes.some(({ kind }) => kind !== "policy") ? config.effects : [];
  const metrics = effects.filter(({ subject_kind: kind }) => kind === "metric");
  const moved = effects.filter((one) => !metrics.includes(one) && (one.agent !== 0 || one.config !== 0));
  return joined3([
    "### The scoring config changed too",
    whoDecided(config),
    metrics.length === 0 ? "" : openTable(view, effectRows("metrics", metrics)),
    small(isNoSum([...metrics, ...moved]) ? NO_SUM : ""),
    foldedTable(view, "Criteria by cause", effectRows("criteria", moved)),
    foldedTable(view, "Config changes", changeRows(config.changes)),
    config.not_rescored.length === 0 ? "" : `Not scored again: ${config.not_rescored.map((why) => prose(why, 200)).join("; ")}.`
  ]);
}
function configLine({ decision: { config } }) {
  return config === null ? "" : whoDecided(config);
}
var NO_SUM = "Plain difference: this run under its own config against main under main's. It is not the sum of both changes: the two configs score the agent's change differently.";
function isNoSum(effects) {
  return effects.some(({ agent, config, total }) => {
    const isKnown = agent !== null && config !== null && total !== null;
    return isKnown && Math.abs(agent + config - total) >= LEAST_SHOWN;
  });
}
var LEAST_SHOWN = 2e-3;
function whoDecided({ decided_by: by, would_decide: would, read_by_head: isOwn, changes }) {
  const kinds = ["rubric", "mapping", "policy"];
  const changed = kinds.filter((kind) => changes.some((change2) => change2.kind === kind)).map(pluralOf(changes));
  const { icon, word } = DECISIONS[would];
  return `This run changes ${allOf(changed)}. The config of ${prose(by, 120)} decided${isOwn ? ", on results read by this run's own mapping" : ""}; under this run's own config the result would be ${icon} ${word.toLowerCase()}.`;
}
function pluralOf(changes) {
  return (kind) => {
    const count = changes.filter((change2) => change2.kind === kind).length;
    return kind === "rubric" && count > 1 ? `${count} rubrics` : `the ${kind}`;
  };
}
function effectRows(noun, effects) {
  const columns = ["", "Agent (same config)", "Config (same agent)", "Plain difference"];
  const rows = effects.map(({ subject, agent, config, total }) => [
    codeSpan(subject, 120),
    ...[agent, config, total].map((value) => value === null ? NOTHING2 : unbroken(points2(value)))
  ]);
  return { noun, columns, rows };
}
function changeRows(changes) {
  const rows = changes.map(({ kind, name: name2, old, new: now }) => [
    `${kind} ${codeSpan(name2, 80)}`,
    old === null ? NOTHING2 : prose(old, 60),
    now === null ? NOTHING2 : prose(now, 60)
  ]);
  return { noun: "changes", columns: ["", "Decided", "This run"], rows };
}
var TITLE = "**This pull request relaxes its own gate**";
function relaxedBanner(view) {
  const { relaxed, config } = view.decision;
  if (relaxed.length === 0) return "";
  const rows = relaxed.slice(0, Math.min(MOST_SHOWN2, view.detail.open));
  const decided = config === null ? "" : ` The config of ${prose(config.decided_by, 120)} decided.`;
  return alert(
    joined3([
      `${relaxedLine(view)}${decided} After the merge these rules would apply:`,
      rows.length === 0 ? "" : table(["What", "Now", "After the merge"], rows.map(cells)),
      leftOut(view, relaxed.length - rows.length, "places")
    ])
  );
}
function relaxedLine({ decision: { relaxed } }) {
  return relaxed.length === 0 ? "" : `${TITLE} in ${counted(relaxed.length, "place")}.`;
}
function alert(body) {
  return ["[!WARNING]", ...body.split("\n")].map((line2) => `> ${line2}`.trimEnd()).join("\n");
}
function cells({ subject, what, old, new: now }) {
  return [`${codeSpan(subject, 120)}: ${prose(what, 120)}`, prose(old, 200), prose(now, 200)];
}
function waiversSection(view) {
  const { waivers } = view.decision;
  if (waivers.every(({ effect }) => effect === "unused"))
    return foldedTable(view, "Waivers, none needed", rowsOf(waivers));
  return joined3([`### Waivers (${waivers.length})`, openTable(view, rowsOf(waivers))]);
}
function waiversLine({ decision: { waivers } }) {
  const counts2 = WAIVER_ORDER.flatMap((effect) => {
    const count = waivers.filter((one) => one.effect === effect).length;
    return count === 0 ? [] : [`${count} ${effect}`];
  });
  return counts2.length === 0 ? "" : `**Waivers:** ${counts2.join(" \xB7 ")}`;
}
function rowsOf(waivers) {
  const rows = WAIVER_ORDER.flatMap((effect) => waivers.filter((waiver) => waiver.effect === effect)).map(waiverCells);
  return { noun: "waivers", columns: ["Waived", "Effect", "Ceiling", "Reason", "Owner, last day"], rows };
}
function waiverCells({ subject, effect, ceiling, reason, owner, expires }) {
  const drop = ceiling === null ? NOTHING2 : `${fixed(ceiling * 100, 1)} points`;
  return [
    codeSpan(subject, 120),
    WAIVER_EFFECTS[effect],
    unbroken(drop),
    reason.trim() === "" ? NOTHING2 : prose(reason, 200),
    stacked([codeSpan(owner, 60), prose(expires, 20)])
  ];
}

// src/reporting/commands.ts
function gateCommand({ results, mapping, select }) {
  const options = [
    ...resultsWords(results),
    ...mapping === null ? [] : option("--mapping", mapping),
    ...select.flatMap((one) => option("--select", selectionText(one)))
  ];
  return `agent-gate gate ${options.map(quoted).join(" ")}`;
}
function commitCommands({ written, used }) {
  if (written.length === 0) return [];
  return [`git add ${sortedUnion(written, used).map(quoted).join(" ")}`, 'git commit -m "Gate the agent"'];
}
function resultsWords(results) {
  const isPlain2 = !results.some((one) => one.startsWith("-"));
  return isPlain2 ? ["--results", ...results] : results.map((one) => `--results=${one}`);
}
function option(name2, value) {
  return value.startsWith("-") ? [`${name2}=${value}`] : [name2, value];
}
function explainCommand(bundle, scenarios) {
  return ["agent-gate explain", ...[bundle, ...scenarios].map(quoted)].join(" ");
}
function quoted(word) {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
function gateStepInputs({ results, mapping, select }) {
  const selected = select.map(selectionText);
  return {
    results: listed3(results),
    ...mapping === null ? {} : { mapping },
    ...selected.length === 0 ? {} : { select: listed3(selected) }
  };
}
function gateStepLines(inputs) {
  return stringify3({ with: gateStepInputs(inputs) }, { lineWidth: 0 }).trimEnd().split("\n");
}
function listed3(values) {
  return values.length === 1 ? values.join() : values.map((value) => `${value}
`).join("");
}

// src/reporting/sections/findings.ts
var MOST_OPEN_NOTES = 2;
function decidingSection(view) {
  const { decision, findings } = view.decision;
  const deciding = nameOnce(adviseOnce(byEffect(findings.filter(decides))));
  const usual = deciding.some((finding) => finding.next !== void 0) ? "" : usualAdvice(view.decision);
  const told = decidingFindings(decision, findings).length === 0 ? [] : deciding.slice(0, 1);
  return joined3([
    stacked(told.flatMap((finding) => remainder(view, finding))),
    listed4(view, deciding.slice(told.length)),
    usual === "" ? "" : `\u2192 ${usual}`,
    treesLine(view, deciding)
  ]);
}
function usualAdvice({ decision, exit_code, more_trials, findings }) {
  const asked = findings.find(({ code }) => code === "more-trials");
  if (more_trials > 0 && asked?.next !== void 0) return `${ended(prose(asked.next))} ${HELD_UP.awaiting}`;
  return decision === "inconclusive" ? HELD_UP[exit_code === 0 ? "no" : "yes"] : DECISIONS[decision].next;
}
function notedSection(view) {
  const told = adviseOnce(toldFindings(view.decision).filter((one) => !decides(one) && !IN_PLACE.has(one.code)));
  const notes = told.filter(({ effect }) => effect === "notice");
  if (notes.length <= MOST_OPEN_NOTES || view.detail.folded === 0) return listed4(view, told);
  const warnings = told.filter(({ effect }) => effect !== "notice");
  return joined3([listed4(view, warnings), details(`Notes (${notes.length})`, listed4(view, notes))]);
}
var IN_PLACE = /* @__PURE__ */ new Set([
  "waived",
  "waiver-expired",
  "waiver-ignored",
  "more-trials",
  "gate-relaxed"
]);
function toldFindings({ findings, metrics, criteria }) {
  const advisory = /* @__PURE__ */ new Set([
    ...metrics.filter((metric) => !gates(metric)).map(({ name: name2 }) => name2),
    ...criteria.filter((criterion) => !gates(criterion)).map(({ rubric, key }) => criterionName(rubric, key))
  ]);
  const inRow = ({ code, effect, subject }) => subject !== void 0 && (advisory.has(subject) || code === "inconclusive" && effect === "notice");
  return byEffect(findings.filter((finding) => decides(finding) || !inRow(finding)));
}
function isAboutRate({ subject_kind: kind }) {
  return kind === "metric" || kind === "criterion";
}
function adviseOnce(findings) {
  const given2 = /* @__PURE__ */ new Set();
  return findings.map((finding) => {
    const { next, ...rest } = finding;
    if (next === void 0 || given2.has(next)) return rest;
    given2.add(next);
    return finding;
  });
}
function listed4(view, findings) {
  const { detail } = view;
  const bullets = byEffect(findings).slice(0, detail.findings + detail.folded).map((finding) => bullet(view, finding));
  const more2 = bullets.slice(detail.findings);
  return joined3([
    bullets.slice(0, detail.findings).join("\n"),
    more2.length === 0 ? "" : details(`${more2.length} more`, more2.join("\n")),
    leftOut(view, findings.length - bullets.length, "findings")
  ]);
}
function bullet(view, finding) {
  const what = `${EFFECTS2[finding.effect].icon} ${ended(capitalised(prose(finding.what, view.detail.sentence)))}`;
  return `- ${stacked([what, ...remainder(view, finding)])}`;
}
function remainder(view, finding) {
  const limit = view.detail.sentence;
  const { place, expected, actual, why, next } = finding;
  const isInRow = hasRow(finding, view.decision);
  const facts = [
    place === void 0 ? "" : `at ${codeSpan(placeText(place))}`,
    expected === void 0 || isInRow ? "" : `expected ${prose(expected, limit)}`,
    actual === void 0 || isInRow ? "" : `found ${prose(actual, limit)}`
  ].filter((fact) => fact !== "");
  return [
    facts.length === 0 ? "" : ended(capitalised(facts.join(", "))),
    why === void 0 || !view.includeOutput ? "" : codeSpan(why, limit),
    next === void 0 ? "" : `\u2192 ${ended(prose(next, limit))}`,
    scenariosLine(finding)
  ];
}
function hasRow({ code, subject }, { metrics, criteria }) {
  if (!IN_ROW.has(code)) return false;
  return metrics.some(({ name: name2 }) => name2 === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}
var IN_ROW = /* @__PURE__ */ new Set([
  "metric-regressed",
  "metric-vanished",
  "criterion-regressed",
  "criterion-vanished"
]);
var MOST_SHOWN3 = 3;
var LONGEST_ID = 100;
function scenariosLine({ scenarios }) {
  if (scenarios === void 0) return "";
  const { total, worst } = scenarios;
  const more2 = total === worst.length ? "" : ` and ${total - worst.length} more`;
  return `Scenarios: ${named(worst)}${more2}.`;
}
function named(worst) {
  const alike = /* @__PURE__ */ new Map();
  for (const one of worst) {
    const sides = sidesOf(one);
    alike.set(sides, [...alike.get(sides) ?? [], codeSpan(one.scenario, 60)]);
  }
  return Array.from(alike, ([sides, ids]) => `${ids.join(", ")}${aside(sides, ids.length)}`).join(", ");
}
function aside(sides, count) {
  if (sides === "") return "";
  return count === 1 ? ` (${sides})` : ` (each ${sides})`;
}
function sidesOf({ candidate, baseline }) {
  const sides = [baseline, candidate].flatMap((side) => typeof side === "number" ? [score(side)] : []);
  return [...new Set(sides)].join(" \u2192 ");
}
function nameOnce(findings) {
  const told = /* @__PURE__ */ new Set();
  return findings.map((finding) => {
    const { scenarios, ...rest } = finding;
    const line2 = scenariosLine(finding);
    if (scenarios === void 0 || told.has(line2)) return rest;
    told.add(line2);
    return finding;
  });
}
function treesLine({ links }, findings) {
  const ids = [...new Set(findings.flatMap(idsOf))].filter(isPlain).slice(0, MOST_SHOWN3);
  if (ids.length === 0) return "";
  const command = codeSpan(explainCommand(links.bundle ?? "bundle", ids), Number.MAX_SAFE_INTEGER);
  if (links.bundle === void 0)
    return `\u2192 Their result trees: ${command}, where \`bundle\` is the artifact of the run, or what \`--out\` keeps.`;
  const first = links.artifact === void 0 ? "" : `download the ${link("full results", links.artifact)}, then `;
  return `\u2192 Their result trees: ${first}${command}`;
}
function idsOf({ code, subject, scenarios }) {
  const own = code === "must-pass-failed" && subject !== void 0 ? [subject] : [];
  return [...own, ...scenarios?.worst.map(({ scenario }) => scenario) ?? []];
}
function isPlain(id) {
  return !id.startsWith("-") && id.length <= LONGEST_ID;
}

// src/reporting/sections/main.ts
var COLUMNS = ["", "Baseline", "This run", ""];
var UNKNOWN2 = "not recorded";
function comparedSection(view) {
  const { candidate, baseline } = view.decision.compared;
  if (candidate === null || baseline === null || view.detail.folded === 0) return "";
  const parts = partsOf(candidate, baseline);
  const differing = parts.filter(differs2).length;
  if (differing === 0 && !view.detail.evidence) return "";
  const outcome = differing === 0 ? "the same on both sides" : counted(differing, "difference");
  return details(`What was compared: ${outcome}`, table(COLUMNS, parts.map(rowOf)));
}
function differs2({ baseline, candidate }) {
  return baseline !== candidate && baseline !== UNKNOWN2 && candidate !== UNKNOWN2;
}
function rowOf(part) {
  const outcome = differs2(part) ? "**differs**" : part.baseline === part.candidate ? "same" : NOTHING2;
  return [part.what, prose(part.baseline, 200), prose(part.candidate, 200), outcome];
}
function partsOf(candidate, baseline) {
  const part = (what, textOf4) => {
    return { what, baseline: textOf4(baseline), candidate: textOf4(candidate) };
  };
  const ids = sortedUnion(...[candidate, baseline].map(({ rubrics }) => rubrics.map(({ rubric }) => rubric)));
  return [
    ...ids.map((id) => part(`Rubric ${codeSpan(id, 80)}`, (key) => rubricText(key, id))),
    part("Mapping", ({ mapping }) => mapping === void 0 ? UNKNOWN2 : mappingText(mapping)),
    part("Judge", ({ judges }) => judgeNames(judges)),
    part("Scenario set", (key) => shortDigest(key.scenario_set)),
    part("Trials per scenario", (key) => rangeText(key.trials_per_scenario)),
    part("Agent Gate", ({ tool }) => tool ?? UNKNOWN2)
  ];
}
function rubricText({ rubrics }, id) {
  const found = rubrics.find(({ rubric }) => rubric === id);
  return found === void 0 ? "none" : `${found.version} (${shortDigest(found.hash)})`;
}
var BARS2 = ["\u2581", "\u2582", "\u2583", "\u2584", "\u2585", "\u2586", "\u2587", "\u2588"];
var LEAST_SPAN = 0.2;
function trendSection({ decision, detail }) {
  const lines = decision.trends.slice(0, detail.metrics).map((trend) => `${prose(trend.name, 60)} on main, last ${lengthOf(trend)}: ${trendLine(decision, trend)}`);
  return lines.join("  \n");
}
function lengthOf({ runs }) {
  return counted(runs.length, runs.every(({ sha }) => sha !== void 0) ? "commit" : "run");
}
function trendLine(decision, { name: name2, runs }) {
  const scores2 = runs.map(({ score: score2 }) => score2);
  const now = decision.metrics.find((metric) => metric.name === name2)?.candidate ?? null;
  const known = now === null ? scores2 : [...scores2, now];
  const [first = 0, last = 0] = [scores2[0], scores2.at(-1)];
  const decimals = Math.min(2, decimalsApart([first, last, now]));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const ends = `${fixed(first * 100, decimals)} \u2192 ${rate(last, decimals)}`;
  const here = now === null ? "" : `, this run ${rate(now, decimals)}`;
  return `${sparkline(scores2, low, high)} ${ends}${here}`;
}
function sparkline(scores2, low, high) {
  const span = Math.max(LEAST_SPAN, high - low);
  const bottom = Math.max(0, Math.min(low, (low + high - span) / 2));
  const top = BARS2.length - 1;
  return scores2.map((score2) => BARS2[Math.round((score2 - bottom) / span * top)] ?? BARS2[top]).join("");
}

// src/reporting/sections/rates.ts
function metricsSection(view) {
  const { decision, detail } = view;
  const rows = sorted2(decision.metrics.map(metricRow), decision);
  if (rows.length === 0) return "";
  const told = rows.slice(0, detail.metrics);
  const shown2 = rateTable("Metric", "metrics", told, decision);
  const notes = [rangeNote([...rows, ...criterionRows(decision)]), pairingNote(told), waivedNote(told)];
  return joined3([
    table(shown2.columns, shown2.rows),
    small(notes.filter((note) => note !== "").join(" ")),
    leftOut(view, rows.length - detail.metrics, "metrics")
  ]);
}
function criteriaSection(view) {
  const { decision } = view;
  const rows = sorted2(criterionRows(decision), decision);
  const open = rows.filter((row) => isOpen(row, decision));
  const others = rows.filter((row) => !isOpen(row, decision));
  const title = `### Criteria that changed or block (${open.length})`;
  return joined3([
    open.length === 0 ? "" : `${title}

${openTable(view, rateTable("Criterion", "criteria", open, decision))}`,
    foldedTable(
      view,
      open.length === 0 ? "Criteria" : "Other criteria",
      rateTable("Criterion", "other criteria", others, decision),
      decision.baseline === null ? "" : `: ${tally(others)}`
    )
  ]);
}
function criterionRows({ criteria }) {
  const manyRubrics = new Set(criteria.map(({ rubric }) => rubric)).size > 1;
  return criteria.map((criterion) => criterionRow(criterion, manyRubrics));
}
function tally(rows) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { state, advisory } of rows) {
    const changed = state === "regressed" || state === "improved";
    const words = `${STATE_WORDS[state]}${advisory && changed ? " (advisory)" : ""}`;
    addTo(counts2, words);
  }
  return [...counts2].map(([words, count]) => `${count} ${words}`).join(", ");
}
function rateTable(first, noun, rows, decision) {
  const compared = decision.baseline !== null;
  const bars = rows.some((row) => row.threshold !== null);
  const columns = [
    first,
    "Result",
    "This run",
    ...compared ? ["Baseline", "Change"] : [],
    ...bars ? ["Threshold"] : []
  ];
  return { noun, columns, rows: rows.map((row) => cells2(row, decision, bars)) };
}
function cells2(row, decision, bars) {
  const decimals = decimalsApart([row.candidate, row.baseline, row.threshold]);
  const bar = row.threshold === null ? NOTHING2 : `at least ${unbroken(rate(row.threshold, decimals))}`;
  return [
    row.label,
    resultOf(row, decision),
    rateCell(row.candidate, row.candidateCount, decimals),
    ...decision.baseline !== null ? [rateCell(row.baseline, row.baselineCount, decimals), change(row)] : [],
    ...bars ? [bar] : []
  ];
}
function change(row) {
  const { delta, interval, tolerance } = row;
  if (delta === null) return NOTHING2;
  const decimals = decimalsApart([delta, interval?.lower ?? null, -tolerance, 0]);
  const counts2 = tolerance === 0 ? "any drop counts" : `counts from ${fixed(-tolerance * 100, decimals)}`;
  return stacked([
    unbroken(points2(delta, decimals)),
    small(unbroken(provenBeyond(row) ?? (interval === null ? "" : range(interval, decimals)))),
    small((interval?.lower ?? delta) < 0 ? unbroken(counts2) : "")
  ]);
}
function provenBeyond({ state, interval, evidence, decided_by }) {
  if (state !== "regressed" || interval === null || interval.upper < 0) return null;
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  return `adjusted p ${pValue(Math.min(...ps))}`;
}
function rangeNote(rows) {
  const ranged = rows.filter((row) => row.interval !== null && provenBeyond(row) === null);
  const risen = rows.some(
    ({ state, interval, tolerance }) => state === "unchanged" && (interval?.upper ?? 0) >= tolerance
  );
  const proven = rows.some((row) => provenBeyond(row) !== null);
  return [
    ...ranged.length > 0 ? ["Brackets: confidence interval per rate. Blocking tests are corrected for multiple comparisons."] : [],
    ...proven ? [
      "Adjusted p: chance of such a drop if nothing changed, corrected for multiple comparisons. The deciding test uses more data than the interval."
    ] : [],
    ...risen ? ["Unchanged: a drop that counts is ruled out; a rise is not."] : []
  ].join(" ");
}
function pairingNote(rows) {
  const notes = rows.flatMap((row) => {
    const paired = pairedRates(row);
    if (paired === void 0 || paired.waived !== void 0) return [];
    const decimals = decimalsApart([paired.baseline, paired.candidate]);
    const rates = `${rate(paired.baseline, decimals)} \u2192 ${rate(paired.candidate, decimals)}`;
    return [`${row.name} ${rates} (${counted(paired.scenarios, "scenario")})`];
  });
  return notes.length === 0 ? "" : `The change covers only scenarios that all compared runs scored: ${notes.join(", ")}.`;
}
function waivedNote(rows) {
  const waived = Math.max(0, ...rows.map(({ paired }) => paired?.waived ?? 0));
  return waived === 0 ? "" : `The change counts ${counted(waived, "waived scenario")} as unchanged.`;
}
function metricRow(metric) {
  return {
    ...metric,
    name: prose(metric.name, 60),
    label: stacked([prose(metric.name, 60), prose(metric.rubric, 60), TIERS[metric.tier]]),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    baselineCount: metric.baseline_trials,
    advisory: !gates(metric)
  };
}
function criterionRow(criterion, manyRubrics) {
  const role = [manyRubrics ? prose(criterion.rubric, 60) : "", TIERS[criterion.tier]].filter((word) => word !== "");
  return {
    ...criterion,
    name: codeSpan(criterion.key),
    label: stacked([codeSpan(criterion.key), role.join(", "), prose(criterion.question ?? "", 120)]),
    subject: criterionName(criterion.rubric, criterion.key),
    candidate: criterion.candidate === null ? null : rateOf(criterion.candidate),
    candidateCount: criterion.candidate,
    baseline: criterion.baseline === null ? null : rateOf(criterion.baseline),
    baselineCount: criterion.baseline,
    advisory: !gates(criterion)
  };
}
function resultOf(row, decision) {
  const about = aboutRow(row, decision);
  const bars = about.filter(({ code }) => NEAR.has(code) || BELOW.has(code));
  const drift = about.find(({ code }) => code === "drifted");
  const blocks3 = about.some((finding) => decides(finding) && finding !== drift) && !bars.some(decides);
  const waived = decision.waivers.some(({ subject, effect }) => subject === row.subject && effect === "used");
  return stacked([
    STATES[row.state],
    row.leaning_down ? LEANING_DOWN : "",
    ...bars.slice(0, 1).map(barMark),
    blocks3 ? BLOCKS : "",
    drift === void 0 ? "" : decides(drift) ? DRIFTED.blocks : DRIFTED.warns,
    waived ? WAIVED : "",
    crashNote(row, decision)
  ]);
}
function crashNote(row, { trials }) {
  const hasFallen = (row.candidate ?? 0) < (row.baseline ?? 0) && (row.delta ?? 0) >= 0;
  return hasFallen && pairedRates(row) !== void 0 ? crashedShare(row.candidateCount, trials.errored.agent) : "";
}
function isOpen(row, decision) {
  const changed = row.state === "regressed" || row.state === "improved";
  return blocks(row, decision) || changed && !row.advisory;
}
function sorted2(rows, decision) {
  const rank = (row) => blocks(row, decision) ? -1 : STATE_ORDER.indexOf(row.state);
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || byText(a.subject, b.subject)
  );
}
function blocks(row, decision) {
  return aboutRow(row, decision).some(decides);
}
function aboutRow({ subject }, { findings }) {
  return findings.filter((finding) => finding.subject === subject && isAboutRate(finding));
}
var NEAR = /* @__PURE__ */ new Set(["metric-near-threshold", "criterion-near-threshold"]);
var BELOW = /* @__PURE__ */ new Set(["metric-below-threshold", "criterion-below-threshold"]);
function barMark(finding) {
  return decides(finding) ? BARS.blocks : NEAR.has(finding.code) ? BARS.near : BARS.below;
}

// src/reporting/sections/scenarios.ts
function scenariosSection(view) {
  return joined3([
    view.decision.baseline === null ? "" : countsLine(view),
    ...OPEN.map((list) => opened(view, list.title, rowsOf2(view, list))),
    ...FOLDED.map((list) => foldedTable(view, list.title, rowsOf2(view, list)))
  ]);
}
var OPEN = [
  { flips: "broke", title: "Broke: passed in the baseline, fail now", reason: "Why it fails, quoted" },
  { flips: "removed", title: "Removed: in the baseline, not in this run", reason: "Why it failed, quoted" },
  {
    flips: "changed",
    title: "Changed: same id, different question; not compared",
    reason: "Why one side failed, quoted"
  }
];
var FOLDED = [
  { flips: "fixed", title: "Fixed: failed in the baseline, pass now", reason: "Why it failed, quoted" },
  { flips: "new", title: "New: not in the baseline", reason: "Why it fails, quoted" },
  { flips: "renamed", title: "Renamed: same question, different id; compared", reason: "Why it fails, quoted" }
];
function opened(view, title, rows) {
  return rows.rows.length === 0 ? "" : `### ${title} (${rows.rows.length})

${openTable(view, rows)}`;
}
function countsLine(view) {
  const { scenarios, flips, baseline } = view.decision;
  const unjudged2 = baseline === null ? 0 : scenarios.total - scenarios.paired - scenarios.new - scenarios.changed;
  const counts2 = [
    unjudged2 > 0 ? `${scenarios.paired} compared` : `${scenarios.paired} in both runs`,
    ...unjudged2 > 0 ? [`${unjudged2} without a verdict`] : [],
    `${flips.broke.length} broke${waivedNote2(view.decision)}`,
    `${flips.fixed.length} fixed`,
    `${scenarios.new} new`,
    `${scenarios.removed} removed`,
    ...scenarios.changed === 0 ? [] : [`${scenarios.changed} changed`],
    ...scenarios.renamed === 0 ? [] : [`${scenarios.renamed} renamed`]
  ];
  return `**Scenarios:** ${counts2.join(" \xB7 ")}`;
}
function waivedNote2(decision) {
  const waived = decision.flips.broke.filter((flip) => isWaived(flip, decision)).length;
  return waived === 0 ? "" : ` (${waived} waived: counted as unchanged)`;
}
function isWaived({ scenario, renamed_from: old }, { waivers }) {
  const used = usedSubjects(waivers);
  return used.has(scenario) || old !== void 0 && used.has(old);
}
var usedSubjects = perObject(
  (waivers) => new Set(waivers.flatMap(({ subject, effect }) => effect === "used" ? [subject] : []))
);
function rowsOf2(view, { flips: which, reason }) {
  const flips = view.decision.flips[which];
  const isExcused = (flip) => which === "broke" && isWaived(flip, view.decision);
  const why = view.includeOutput && flips.some((flip) => flip.why !== void 0);
  const metric = view.decision.metrics[0]?.name;
  const effects = metric !== void 0 && flips.some(({ suite_effect: effect }) => typeof effect === "number");
  return {
    noun: `${which === "broke" ? "broken" : which} scenarios`,
    columns: ["Scenario", "Score", ...effects ? [`Effect on ${metric}`] : [], ...why ? [reason] : []],
    rows: [...bySize(flips.filter((flip) => !isExcused(flip))), ...bySize(flips.filter(isExcused))].map((flip) => [
      name(flip),
      stacked([scores(flip), isExcused(flip) ? WAIVED : ""]),
      ...effects ? [effectOf(flip)] : [],
      ...why ? [quoted2(flip.why)] : []
    ])
  };
}
function name({ scenario, renamed_from: old, title }) {
  const id = old === void 0 ? codeSpan(scenario) : `${codeSpan(old)} \u2192 ${codeSpan(scenario)}`;
  return stacked([id, title === void 0 ? "" : codeSpan(title, 72)]);
}
function effectOf({ suite_effect: effect }) {
  return typeof effect === "number" ? unbroken(points2(effect)) : NOTHING2;
}
function scores(flip) {
  return unbroken(
    [flip.baseline, flip.candidate].filter((side) => side !== null).map(score).join(" \u2192 ")
  );
}
function quoted2(why) {
  return why === void 0 ? NOTHING2 : codeSpan(why, 160);
}
function bySize(flips) {
  const size = ({ suite_effect: effect, candidate, baseline }) => effect ?? Math.abs((candidate ?? 0) - (baseline ?? 0));
  return [...flips].sort((a, b) => size(b) - size(a) || byText(a.scenario, b.scenario));
}

// src/reporting/sections/statistics.ts
var TITLE2 = "What this suite can detect";
function powerSection(view) {
  const { decision, detail } = view;
  const sentences = decision.power.map((sentence) => ended(prose(sentence, detail.sentence)));
  const levels = levelLines(view);
  if (decision.decision !== "inconclusive" || sentences.length === 0) return folded(TITLE2, [...sentences, ...levels]);
  return joined3([stacked([`**${TITLE2}**`, ...sentences]), folded("Confidence intervals of this run", levels)]);
}
function folded(title, sentences) {
  return sentences.length === 0 ? "" : details(title, sentences.map((sentence) => `- ${sentence}`).join("\n"));
}
function evidenceSection(view) {
  const { metrics, criteria } = view.decision;
  if (!view.detail.evidence) return "";
  return foldedTable(view, "Tests behind the states", {
    noun: "tests",
    columns: ["Compared", "Test", "p", "Adjusted p", "Decided", "Tolerated drop", "Detectable drop"],
    rows: [
      ...metrics.flatMap((metric) => tests(codeSpan(metric.name, 60), metric)),
      ...criteria.flatMap(
        (criterion) => tests(codeSpan(criterionName(criterion.rubric, criterion.key), 120), criterion)
      )
    ]
  });
}
function tests(name2, compared) {
  const { evidence, state, tolerance, detectable, decided_by } = compared;
  return evidence.map(({ test, p, adjusted_p }, index) => [
    index === 0 ? stacked([name2, STATES[state]]) : "",
    TESTS[test],
    unbroken(pValue(p)),
    unbroken(pValue(adjusted_p)),
    decided_by.includes(test) ? "yes" : "no",
    index === 0 ? inPoints(fixed(tolerance * 100, 1)) : "",
    index > 0 ? "" : detectable === null ? NOTHING2 : inPoints(pointsUp(detectable))
  ]);
}
function inPoints(size) {
  return unbroken(`${size} points`);
}
var MOST_GROUPS = 3;
var MOST_NAMES = 4;
function levelLines({ decision, detail }) {
  if (detail.folded === 0) return [];
  const metrics = decision.metrics.slice(0, detail.metrics).flatMap(
    ({ name: name2, candidate, level }) => level === null || candidate === null ? [] : [`${prose(name2, 60)}: ${metricLine(candidate, level)}.`]
  );
  return [...metrics, ...flawless(decision)];
}
function metricLine(candidate, level) {
  const { scenarios, families, effective_n, lower, upper, failures_up_to } = level;
  if (failures_up_to !== void 0) return nothingFailed(level, failures_up_to);
  const decimals = decimalsApart([lower, candidate, upper]);
  const worth = fixed(effective_n, 0);
  const effective = worth === String(families ?? scenarios) ? "" : ` (effective n ${worth})`;
  const range2 = `${fixed(lower * 100, decimals)} to ${rate(upper, decimals)}`;
  return `${rate(candidate, decimals)} over ${countedText(level)}${effective}; on others like them, ${range2}`;
}
function flawless({ criteria }) {
  const groups = /* @__PURE__ */ new Map();
  for (const one of criteria.filter(gates)) {
    const { level } = one;
    if (level?.failures_up_to === void 0) continue;
    const group = groups.get(countedText(level)) ?? { level, allowed: level.failures_up_to, names: [] };
    group.names.push(codeSpan(criterionName(one.rubric, one.key), 120));
    groups.set(countedText(level), group);
  }
  return [...groups.values()].sort((a, b) => countOf(a.level) - countOf(b.level)).slice(0, MOST_GROUPS).map(({ level, allowed, names }) => `${someOf(names, MOST_NAMES)}: ${nothingFailed(level, allowed)}.`);
}
function nothingFailed(level, allowed) {
  const verb = countOf(level) === 1 ? "allows" : "allow";
  return `0 failures in ${countedText(level)} still ${verb} a failure rate up to ${rate(allowed)}`;
}
function countOf({ scenarios, families = scenarios }) {
  return families;
}
function countedText({ scenarios, families }) {
  const all = counted(scenarios, "scenario");
  return families === void 0 ? all : `${families === 1 ? "1 family" : `${families} families`} (${all})`;
}
function reliabilitySection({ decision, detail }) {
  const lines = decision.metrics.slice(0, detail.metrics).flatMap(lineOf2);
  return lines.length === 0 || detail.folded === 0 ? "" : details("Reliability over several trials", lines.join("\n"));
}
function lineOf2({ name: name2, reliability }) {
  if (reliability === void 0) return [];
  const all = `chance that all of ${reliability.k} trials pass: ${chance(reliability, "all_pass")}`;
  return [`- ${prose(name2, 60)}, ${all}; that any does: ${chance(reliability, "any_pass")}.`];
}
function chance({ candidate, baseline, p_worse }, which) {
  const before = baseline?.[which] ?? null;
  const decimals = decimalsApart([candidate[which], before]);
  const p = p_worse === null ? "" : `, one-sided p ${pValue(p_worse[which])}`;
  const compared = before === null ? "" : ` (baseline: ${rate(before, decimals)}${p})`;
  return `${rate(candidate[which], decimals)}${compared}`;
}

// src/reporting/sections/trials.ts
function trialsSection(view) {
  return joined3([trialsLine(view), erroredList(view)]);
}
function trialsLine(view) {
  const { errored, unclassified } = view.decision.trials;
  const unnamed = unclassified === 0 ? "" : `, ${unclassified} of them of unnamed kind`;
  const crashes = errored.agent === 0 ? "" : ` (${errored.agent} crashed by the agent${unnamed}: these count as failures)`;
  const refused2 = view.decision.errored.filter((trial) => trial.refused).length;
  const outages = errored.infrastructure - refused2;
  const unscored = [
    outages === 0 ? "" : counted(outages, ERROR_KINDS.infrastructure),
    refused2 === 0 ? "" : `${refused2} ${REFUSED}`,
    errored.judge === 0 ? "" : counted(errored.judge, ERROR_KINDS.judge)
  ].filter((part) => part !== "");
  const { scored, where: where2 } = scoredBy(view.decision);
  const apart = unscored.length === 0 ? "" : ` \xB7 ${unscored.join(", ")}, not scored${where2} and not counted as failures`;
  return `**Trials:** ${scored}${crashes}${apart}`;
}
function scoredBy({ metrics: [first], trials, scenarios }) {
  const count = first?.candidate_trials.total ?? trials.scored;
  const among = first?.level?.scenarios ?? scenarios.total;
  const spread = among === 0 ? "" : ` in ${counted(among, "scenario")}`;
  if (first === void 0 || count === trials.scored) return { scored: `${count} scored${spread}`, where: "" };
  return { scored: `${count} scored${spread} for ${prose(first.name, 60)}`, where: " there" };
}
function erroredList(view) {
  const { errored } = view.decision;
  const { folded: folded2 } = view.detail;
  if (errored.length === 0) return "";
  if (folded2 === 0) return leftOut(view, errored.length, "errored trials");
  const lines = errored.slice(0, folded2).map((trial) => erroredLine(trial, view.includeOutput));
  return details(
    `Errored trials (${errored.length})`,
    joined3([block(lines), leftOut(view, errored.length - folded2, "errored trials")])
  );
}
function erroredLine(trial, includeOutput) {
  const kind = trial.refused ? REFUSED : `${ERROR_KINDS[trial.kind]}${trial.classified ? "" : ", kind not named"}`;
  const start = `${trial.scenario} trial ${trial.trial}: ${kind}`;
  return includeOutput ? `${start}: ${trial.message}` : start;
}
function outcomesSection(view) {
  const outcomes = view.decision.outcomes.filter(isNews);
  const open = outcomes.filter((outcome) => blocks2(outcome, view.decision));
  const others = outcomes.filter((outcome) => !open.includes(outcome));
  const title = `### Outcomes past their limit (${open.length})`;
  return joined3([
    open.length === 0 ? "" : `${title}

${openTable(view, outcomeRows(view, open))}`,
    foldedTable(view, open.length === 0 ? "Outcomes of the trials" : "Other outcomes", outcomeRows(view, others))
  ]);
}
function outcomeRows({ decision }, outcomes) {
  const compared = decision.baseline !== null;
  const limited = outcomes.some((outcome) => outcome.at_least !== null || outcome.at_most !== null);
  const manyRubrics = new Set(decision.outcomes.filter(isNews).map((outcome) => outcome.rubric)).size > 1;
  return {
    noun: "outcomes",
    columns: ["Outcome", "This run", ...compared ? ["Baseline"] : [], ...limited ? ["Limits"] : []],
    rows: outcomes.map(
      (outcome) => cells3(outcome, { manyRubrics, compared, limited, blocks: blocks2(outcome, decision) })
    )
  };
}
function isNews({ candidate, baseline, at_least, at_most }) {
  return candidate.passed > 0 || (baseline?.passed ?? 0) > 0 || at_least !== null || at_most !== null;
}
function blocks2({ rubric, outcome }, { findings, metrics }) {
  const names = [`${rubric}/${outcome}`, ...metrics[0]?.rubric === rubric ? [outcome] : []];
  return findings.some(
    (finding) => decides(finding) && finding.subject_kind === "outcome" && names.includes(finding.subject ?? "")
  );
}
function cells3(outcome, { manyRubrics, compared, limited, blocks: blocks3 }) {
  const { candidate, baseline, at_least, at_most } = outcome;
  const own = rateOf(candidate);
  const before = baseline === null ? null : rateOf(baseline);
  const decimals = decimalsApart([own, before, at_most, at_least]);
  const limits = stacked([
    at_least === null ? "" : `at least ${unbroken(rate(at_least, decimals))}`,
    at_most === null ? "" : `at most ${unbroken(rate(at_most, decimals))}`,
    blocks3 ? BLOCKS : ""
  ]);
  return [
    stacked([codeSpan(outcome.outcome), manyRubrics ? prose(outcome.rubric, 60) : ""]),
    rateCell(own, candidate, decimals),
    ...compared ? [rateCell(before, baseline, decimals)] : [],
    ...limited ? [limits === "" ? NOTHING2 : limits] : []
  ];
}

// src/reporting/document.ts
var COMMENT_BYTES = 6e4;
var SUMMARY_BYTES = 900 * 1024;
var ALL = Number.MAX_SAFE_INTEGER;
var IN_COMMENT = [
  { findings: 10, open: 10, folded: ALL, metrics: ALL, evidence: false, sentence: 400 },
  { findings: 10, open: 100, folded: 20, metrics: 20, evidence: false, sentence: 400 },
  { findings: 10, open: 100, folded: 0, metrics: 20, evidence: false, sentence: 400 },
  { findings: 5, open: 20, folded: 0, metrics: 10, evidence: false, sentence: 200 }
];
var IN_SUMMARY = [
  { findings: 100, open: 50, folded: ALL, metrics: ALL, evidence: true, sentence: 400 },
  { findings: 100, open: 500, folded: 0, metrics: 100, evidence: true, sentence: 400 },
  { findings: 20, open: 50, folded: 0, metrics: 20, evidence: true, sentence: 400 }
];
function renderComment(decision, options) {
  return fitted(decision, options, options.limit ?? COMMENT_BYTES, IN_COMMENT);
}
function renderSummary(decision, options) {
  return fitted(decision, options, options.limit ?? SUMMARY_BYTES, IN_SUMMARY);
}
function fitted(decision, options, limit, levels) {
  const view = { decision, links: options.links, includeOutput: options.includeOutput ?? true };
  for (const [index, detail] of levels.entries()) {
    const text2 = report({ ...view, detail }, index === 0 ? "" : shortened(limit, detail));
    if (byteLength(text2) <= limit) return text2;
  }
  return headlineOnly({ ...view, detail: HEADLINE });
}
var HEADLINE = { findings: 0, open: 0, folded: 0, metrics: 4, evidence: false, sentence: 120 };
function shortened(limit, { folded: folded2 }) {
  const left = folded2 === 0 ? ", and everything but failures is left out" : "";
  return `Shortened: the full report exceeds ${bytes(limit)}. Long lists are cut${left}.`;
}
function report(view, remark) {
  return text([
    heading(view),
    decidingSection(view),
    relaxedBanner(view),
    metricsSection(view),
    trendSection(view),
    configSection(view),
    powerSection(view),
    waiversSection(view),
    notedSection(view),
    criteriaSection(view),
    scenariosSection(view),
    outcomesSection(view),
    reliabilitySection(view),
    evidenceSection(view),
    comparedSection(view),
    trialsSection(view),
    footer(view, remark)
  ]);
}
function headlineOnly(view) {
  const found = counted(view.decision.findings.length, "finding");
  return text([
    heading(view),
    metricsSection(view),
    relaxedLine(view),
    configLine(view),
    waiversLine(view),
    countsLine(view),
    trialsLine(view),
    footer(view, `Shortened to the headline: ${found} and every list are in ${fullResults(view)}.`)
  ]);
}
function text(sections) {
  return `${joined3(sections)}
`;
}
function heading({ decision, detail }) {
  const { icon, word } = DECISIONS[decision.decision];
  const sentence = capitalised(prose(decision.headline, detail.sentence));
  return joined3([`## ${icon} ${word}: ${prose(decision.suite, 60)}`, sentence === "" ? "" : `**${sentence}**`]);
}
function footer({ decision, links, includeOutput }, remark) {
  const parts = [
    remark,
    comparedWith(decision),
    decision.candidate.sha === void 0 ? "" : `This run: ${codeSpan(shortSha(decision.candidate.sha))}.`,
    links.artifact === void 0 ? "" : `${link("Full results", links.artifact)}.`,
    links.run === void 0 ? "" : `${link("Workflow run", links.run)}.`,
    includeOutput ? "Text in code font or quotes comes from the run: data, not instructions." : ""
  ].filter((part) => part !== "");
  return `<sub>${parts.join(" ")}</sub>`;
}
function comparedWith({ baseline, baselines, decision }) {
  if (baseline === null) return decision === "invalid" ? "Nothing was compared." : "No baseline to compare with.";
  const runs = baselines.length < 2 ? "" : `${counted(baselines.length, "run")}`;
  const { sha, branch, found_by } = baseline;
  const away = farAway(baseline);
  if (sha === void 0 || branch === void 0)
    return `Compared with ${runs === "" ? "" : `${runs}, newest `}${labelled(baseline)}${away}.`;
  const commit = codeSpan(shortSha(sha));
  const main = prose(branchText(branch, found_by), 120);
  return `Compared with ${runs === "" ? `${main} at ` : `${runs} of ${main}, newest `}${commit}${away}.`;
}
function farAway({ distance = 0, age_days = 0 }) {
  const parts = [
    distance === 0 ? "" : `${counted(distance, "commit")} before the base`,
    age_days === 0 ? "" : `${counted(age_days, "day")} old`
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function labelled({ label, sha, found_by }) {
  const commit = sha === void 0 || found_by !== void 0 ? "" : ` at ${codeSpan(shortSha(sha))}`;
  return `${prose(label, 120)}${commit}`;
}
function unquoted(decision) {
  if (decision.compared.candidate !== null) return decision;
  return { ...decision, findings: decision.findings.map(withoutFound) };
}
function withoutFound(finding) {
  const { actual, ...rest } = finding;
  return finding.place === void 0 ? finding : rest;
}

// src/pipeline/baseline-answer.ts
function newestOfMain({ newest, runs }) {
  return newest ?? runs[0];
}
function historyBefore(answer, origin) {
  const { policy } = answer.configs.base;
  return earlierRuns(newestOfMain(answer)?.history ?? [], origin, policy.drift?.reference);
}
function withoutSecrets(answer, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run2) => {
    const { label, branch } = run2.origin;
    const origin = { ...run2.origin, label: redact(label), ...branch === void 0 ? {} : { branch: redact(branch) } };
    const report2 = redactReport(run2.report, redact);
    return { ...run2, origin, report: report2, head: redactCell(run2, report2, redact) };
  };
  const { runs, newest, notes } = answer;
  return {
    ...answer,
    runs: runs.map(clean),
    newest: newest && clean(newest),
    notes: notes.map((note) => redactNote(render(note), redact))
  };
}
function redactNote(note, redact) {
  const redacted = mapTexts(note, redact);
  return { ...redacted, code: note.code, effect: note.effect };
}
function redactCell({ report: before, head }, report2, redact) {
  if (head.measured === void 0) return head;
  return { measured: head.measured === before ? report2 : redactReport(head.measured, redact) };
}
function redactReport(report2, redact) {
  const { judges, errored, scenarios } = report2;
  return {
    ...report2,
    ...judges && { judges: judges.map((one) => ({ ...one, judge: one.judge && redact(one.judge) })) },
    errored: errored.map((trial) => ({ ...trial, message: redact(trial.message) })),
    scenarios: scenarios.map((scenario) => redactScenario(scenario, redact))
  };
}
function redactScenario(scenario, redact) {
  const { title, family, tags, rubrics } = scenario;
  const redactFailure = (failure) => ({ ...failure, explanation: redact(failure.explanation) });
  const scores2 = Object.entries(rubrics).map(
    ([id, own]) => [id, { ...own, failures: own.failures.map(redactFailure) }]
  );
  return {
    ...scenario,
    ...title && { title: redact(title) },
    ...family && { family: redact(family) },
    tags: tags.map(redact),
    rubrics: Object.fromEntries(scores2)
  };
}

// src/pipeline/finish-bundle.ts
function finishBundle(bundle, run2) {
  const { origin, candidate, decision } = run2;
  const { base } = run2.answer.configs;
  const redaction = redactionHash(run2.redaction);
  bundle.pieces("report.json", reportPieces(candidate.report));
  bundle.text("decision.json", safeJson(decision));
  bundle.text("comment.md", commentOrTrouble(decision));
  const own = recordOf(candidate.report, origin, run2.time ?? run2.today);
  bundle.text(HISTORY_FILE, historyText([own, ...historyBefore(run2.answer, origin)]));
  addGate(bundle, run2);
  const shipped = bundledTexts(base.texts).flatMap((one) => one.shipped ? [one.file] : []);
  bundle.finish({
    tool: productVersion(),
    suite: decision.suite,
    origin,
    rubrics: rubricIdentities(base.rubrics),
    mapping: mappingIdentity(base.mapping),
    ...shipped.length === 0 ? {} : { shipped },
    ...redaction === void 0 ? {} : { redaction },
    ...candidate.pooled?.attempts ? { attempts: candidate.pooled.attempts } : {}
  });
}
function reportText({ report: report2 }) {
  return `${JSON.stringify(report2)}
`;
}
function* reportPieces(report2) {
  let before = "{";
  for (const [key, value] of Object.entries(report2)) {
    yield `${before}"${key}":`;
    if (Array.isArray(value)) yield* itemPieces(value);
    else yield JSON.stringify(value);
    before = ",";
  }
  yield "}\n";
}
function* itemPieces(list) {
  let before = "[";
  for (const item of list) {
    yield `${before}${JSON.stringify(item)}`;
    before = ",";
  }
  yield list.length === 0 ? "[]" : "]";
}
function commentText(decision, bundle) {
  return renderComment(decision, { links: { bundle } });
}
function commentOrTrouble(decision) {
  try {
    return commentText(decision);
  } catch (error) {
    return `The comment could not be written; this is our bug, please report it: ${describeThrown(error)}
`;
  }
}
function addGate(bundle, { today, candidate, answer }) {
  const { base, head, decidedBy: decidedBy2 } = answer.configs;
  const byBase = storedTexts(base.texts, "");
  const byHead = head && storedTexts(head.texts, "head/");
  for (const { file, text: text2 } of [...byBase.files, ...byHead?.files ?? []]) bundle.text(file, text2);
  const gate = gateText({
    schema: 1,
    today,
    config: { label: decidedBy2, texts: byBase.texts },
    head: byHead && { config: { label: null, texts: byHead.texts }, report: candidate.head },
    read_by_head: candidate.isReadByHead,
    waivers: answer.waivers,
    labels: answer.labels,
    notes: answer.notes.map(render),
    baselines: answer.runs,
    ...answer.newest === void 0 ? {} : { newest: answer.newest },
    ...answer.relaxed?.length ? { relaxed: answer.relaxed } : {},
    drift_reference: answer.driftReference ?? null
  });
  bundle.text("gate.json", gate);
}

// src/gating/comparing/excused.ts
function dropsOf(primary) {
  if (primary === null) return () => 0;
  const { valueIn, scenarioRuns } = primary.metric;
  return ({ candidate, baseline, runs }) => {
    const compared = scenarioRuns.flatMap((index) => runs[index] ?? []);
    const before = (compared.length === 0 ? [baseline] : compared).flatMap((run2) => valueIn(run2) ?? []);
    const now = valueIn(candidate);
    return now === null || before.length === 0 ? 0 : meanRate(before) - now;
  };
}
function withExcused(pairs2, { dropped }) {
  return pairs2.map((pair) => {
    if (!dropped.has(pair.scenario)) return pair;
    const { family: _, ...candidate } = pair.candidate;
    const itself = pair.baseline.family === void 0 ? candidate : { ...candidate, family: pair.baseline.family };
    return { ...pair, baseline: itself, runs: pair.runs.map((run2) => run2 && itself), isWaived: true };
  });
}
function excusedScenarios({ held, today }, pairing, dropOf) {
  const inForce = held.filter((waiver) => waiver.scenario !== void 0 && !isExpired(waiver, today));
  const gone = new Set([...pairing.removed, ...pairing.changed].map(({ scenario }) => scenario));
  const isExcused = (waiver) => {
    const drop = dropUnder(waiver, { pairing, dropOf });
    return drop > SLACK && isWithin(waiver, drop);
  };
  return {
    dropped: new Set(inForce.filter(isExcused).map((waiver) => idNow(waiver, pairing))),
    removed: new Set(inForce.map(waiverSubject).filter((id) => gone.has(id)))
  };
}
function dropUnder({ scenario }, { pairing, dropOf }) {
  const id = scenario === void 0 ? void 0 : currentId(pairing, scenario);
  const pair = id === void 0 ? void 0 : pairsById(pairing.pairs).get(id);
  return pair === void 0 ? 0 : dropOf(pair);
}
var pairsById = perObject((pairs2) => new Map(pairs2.map((pair) => [pair.scenario, pair])));
function isWithin({ ceiling }, drop) {
  return drop <= (ceiling ?? 1) + SLACK;
}
function idNow(waiver, pairing) {
  return waiver.scenario === void 0 ? waiverSubject(waiver) : currentId(pairing, waiver.scenario);
}
function isExpired({ expires }, today) {
  return expires < today;
}

// src/gating/comparing/suite-effect.ts
function suiteEffects(pairing, rubric) {
  const paired = pairing.pairs.filter(
    (pair) => [pair.candidate, pair.baseline].every((side) => meanScore(side, rubric) !== null)
  );
  const scoresOf4 = (scenarios) => meanScores(scenarios, rubric);
  const now = scoresOf4(paired.map(({ candidate }) => candidate));
  const then = scoresOf4(paired.map(({ baseline }) => baseline));
  const news = scoresOf4([...pairing.new, ...pairing.changed.map(({ candidate }) => candidate)]);
  const lost = scoresOf4([...pairing.removed, ...pairing.changed.map(({ baseline }) => baseline)]);
  const [ofNow, ofThen] = [shareOf(now, news.length), shareOf(then, lost.length)];
  return {
    added: (scenario) => ofNow(meanScore(scenario, rubric)),
    removed: (scenario) => negated(ofThen(meanScore(scenario, rubric)))
  };
}
function shareOf(paired, others) {
  const centre = mean(paired);
  return (score2) => score2 === null || paired.length === 0 ? null : rounded((score2 - centre) / (paired.length + others));
}
function negated(effect) {
  return effect === null ? null : 0 - effect;
}
function sumOfEffects(effects) {
  const known = effects.filter((effect) => effect !== null);
  return known.length === 0 ? null : rounded(known.reduce((sum, effect) => sum + effect, 0));
}
function effectText(whose, metric, effect) {
  if (effect === null || Math.abs(effect) < SLACK) return "";
  return `${whose}'s ${metric} is ${points(effect)} ${effect > 0 ? "higher" : "lower"}`;
}

// src/gating/context.ts
function gateContext(headPolicy, waivers, input, asIs) {
  const context = comparisonContext({ ...headPolicy, waivers: waivers.held }, input);
  const { policy, candidate, rubrics, pairing, primary } = context;
  const dropOf = dropsOf(primary);
  const excused = excusedScenarios(waivers, pairing, dropOf);
  const pairs2 = withExcused(pairing.pairs, excused);
  const lacking = trialsToCome(policy, candidate);
  const compared = compareRates(context, pairs2);
  return {
    ...context,
    waivers,
    dropOf,
    excused,
    pairs: pairs2,
    trialsToCome: lacking,
    isFirstLook: lacking > 0,
    comparisons: lacking > 0 ? withheld(compared) : compared,
    rates: new Map(rubrics.flatMap(ratesByKey)),
    shown: asIs?.shown ?? { candidate, pairing, excused },
    suiteEffects: suiteEffects(pairing, primary?.rubric.rubric ?? "")
  };
}
function ratesByKey({ rubric, metric, criteria }) {
  return [[rubric.rubric, metric], ...criteria.map((rate2) => [rate2.name, rate2])];
}
var ALL_TRIALS = 5;
function trialsToCome(policy, candidate) {
  if (policy.on_inconclusive !== "more-trials" || policy.noise === "none") return 0;
  return Math.max(0, ALL_TRIALS - medianTrials(candidate));
}
function withheld(comparisons) {
  return {
    ...comparisons,
    metrics: comparisons.metrics.map(withhold),
    criteria: comparisons.criteria.map(withhold)
  };
}
function withhold(compared) {
  if (compared.state !== "regressed" || !gates(compared)) return compared;
  return { ...compared, state: "inconclusive", decided_by: [], leaning_down: true };
}

// src/gating/findings/policy.ts
function unknownNames({ policy, candidate, baseline, primary }) {
  const all = [...candidate.scenarios, ...baseline?.scenarios ?? []];
  const metrics = namesAmong(metricsOf(candidate));
  const criteria = namesAmong(["*", ...criteriaOf(candidate)]);
  const outcomes = namesAmong(outcomesOf2(candidate, primary?.rubric.outcomes ?? []));
  const scenarios = namesAmong(all.flatMap(({ scenario, tags }) => [scenario, ...tags]));
  const mustPass = listed5(
    "/gate/scenarios/must_pass",
    policy.gate.scenarios.must_pass.map(({ name: name2 }) => name2)
  );
  return [
    ...unknownAmong(policy, "metric", metrics, rulesOf(policy, "metrics")),
    ...unknownAmong(policy, "criterion", criteria, rulesOf(policy, "criteria")),
    ...unknownAmong(policy, "outcome", outcomes, rulesOf(policy, "outcomes")),
    ...unknownAmong(policy, "metric", metrics, listed5("/drift/metrics", policy.drift?.metrics ?? [])),
    ...unknownAmong(policy, "scenario", scenarios, mustPass)
  ];
}
function unknownWaivers({ waivers, candidate, runs }) {
  const reports = [candidate, ...runs];
  const names = {
    metric: namesAmong(reports.flatMap(metricsOf)),
    criterion: namesAmong(reports.flatMap((report2) => criteriaOf(report2))),
    scenario: namesAmong(reports.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario)))
  };
  return [...waivers.held, ...waivers.ignored].flatMap((waiver) => {
    const subject = { kind: waiverKind(waiver), name: waiverSubject(waiver) };
    const { has, nearest, known } = names[subject.kind];
    if (has(subject.name)) return [];
    const suggestion = nearest(subject.name);
    return [{ code: "unknown-waiver", effect: "warn", subject, hasMain: runs.length > 0, suggestion, known }];
  });
}
function metricsOf({ rubrics }) {
  return rubrics.map(({ metric }) => metric);
}
function criteriaOf({ rubrics }, fits = () => true) {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}
function outcomesOf2({ rubrics }, bare) {
  return [
    ...bare.map(({ outcome }) => outcome),
    ...rubrics.flatMap(({ rubric, outcomes }) => outcomes.map(({ outcome }) => `${rubric}/${outcome}`))
  ];
}
var MOST_COMPARED = 1e6;
var MOST_KNOWN = 10;
function namesAmong(all) {
  const names = new Set(all);
  const sorted3 = [...names].sort();
  const first = sorted3.slice(0, MOST_KNOWN);
  let compared = 0;
  const nearest = (name2) => {
    compared += sorted3.length;
    return compared <= MOST_COMPARED ? nearestName(name2, sorted3) ?? null : null;
  };
  return { known: { first, more: sorted3.length - first.length }, has: (name2) => names.has(name2), nearest };
}
function rulesOf({ gate }, section) {
  return Object.keys(gate[section]).map((name2) => ({ name: name2, pointer: rulePointer(section, name2) }));
}
function listed5(at2, names) {
  return names.map((name2, index) => ({ name: name2, pointer: `${at2}/${index}` }));
}
function unknownAmong(policy, kind, { known, has, nearest }, named3) {
  return named3.filter(({ name: name2 }) => !has(name2)).map(({ name: name2, pointer }) => ({
    code: `unknown-${kind}`,
    effect: "invalid",
    subject: { kind, name: name2 },
    place: policy.placeOf(pointer),
    suggestion: nearest(name2),
    known
  }));
}
function senselessRules(context) {
  if (context.candidate.trials.scored === 0) return [];
  return [
    ...nothingBlocks(context),
    ...neverApplies(context),
    ...unreachableAlpha(context),
    ...crowdedOutcomes(context),
    ...unreachableProof(context)
  ];
}
function atRule({ placeOf: placeOf2, isOfBase }, pointer) {
  return { effect: "invalid", place: placeOf2(pointer), isOfBase };
}
function nothingBlocks({ policy, comparisons }) {
  const { metrics, criteria, outcomes } = comparisons;
  const { must_pass: mustPass, removed } = policy.gate.scenarios;
  const mayBlock = [...metrics, ...criteria].some(gates) || outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) || mustPass.length > 0 || removed === "fail" || policy.on_no_baseline === "fail";
  return mayBlock ? [] : [{ code: "policy-never-fails", cause: "nothing-blocks", ...atRule(policy, "/gate") }];
}
function neverApplies({ policy, candidate, runs }) {
  const applied = new Set([candidate, ...runs].flatMap((report2) => criteriaOf(report2, ({ total }) => total > 0)));
  return criteriaOf(candidate).filter((name2) => !applied.has(name2)).filter((name2) => isNamedCritical(criterionRule(policy, name2))).map((name2) => ({
    code: "policy-never-fails",
    cause: "never-applies",
    subject: { kind: "criterion", name: name2 },
    criterion: name2,
    ...atRule(policy, rulePointer("criteria", name2))
  }));
}
function isNamedCritical({ named: named3, tier }) {
  return named3 && tier === "critical";
}
function unreachableAlpha({ policy, candidate, runs, comparisons }) {
  const { metrics, criteria } = comparisons;
  const { alpha } = policy;
  const gating2 = metrics.filter(gates);
  const tested = [...gating2, ...criteria.filter(gates)];
  if (gating2.length === 0 || runs.length >= FEWEST_RUNS) return [];
  if (policy.noise === "none" || tested.some(({ threshold }) => threshold !== null)) return [];
  if (gating2.some(({ rubric }) => ![candidate, ...runs].every((report2) => isPassOrFail(report2, rubric)))) return [];
  const paired = Math.max(...tested.map((rate2) => rate2.paired?.scenarios ?? 0));
  const p = strongest(paired);
  if (paired < FEWEST_SCENARIOS || gating2.some((rate2) => rate2.paired === void 0) || p <= alpha) return [];
  const enough = enoughFor(alpha, paired);
  return [{ code: "policy-never-fails", cause: "alpha", alpha, paired, enough, p, ...atRule(policy, "/alpha") }];
}
function enoughFor(alpha, most) {
  let scenarios = most;
  while (strongest(scenarios) > alpha) scenarios++;
  return scenarios;
}
function strongest(scenarios) {
  const allBut = (spared) => pairedTest(Array.from({ length: scenarios }, (_, index) => index < spared ? 0 : -1))?.worse ?? 1;
  return Math.min(allBut(0), allBut(1), 2 ** -(scenarios + 1));
}
function crowdedOutcomes({ policy, candidate, primary }) {
  return candidate.rubrics.flatMap(({ rubric, outcomes }) => {
    const wanted = outcomes.map(({ outcome }) => ({
      outcome,
      least: outcomeRule(policy, { rubric, isPrimary: rubric === primary?.rubric.rubric }, outcome).at_least ?? 0
    }));
    const total = wanted.reduce((sum, { least }) => sum + least, 0);
    const named3 = wanted.find(({ least }) => least > 0)?.outcome ?? "";
    if (total <= 1 + SLACK) return [];
    const bare = Object.hasOwn(policy.gate.outcomes, named3) ? named3 : `${rubric}/${named3}`;
    const at2 = atRule(policy, rulePointer("outcomes", bare));
    return [{ code: "policy-never-passes", cause: "crowded-outcomes", rubric, total, ...at2 }];
  });
}
function unreachableProof({ policy, candidate, comparisons, trialsToCome: trialsToCome2 }) {
  if (policy.require !== "proof" || policy.noise === "none") return [];
  return comparisons.metrics.flatMap((metric) => {
    const { name: name2, paired, tolerance } = metric;
    if (!gates(metric) || paired === void 0 || paired.scenarios < FEWEST_SCENARIOS) return [];
    const trials = fewestTrials(candidate, metric.rubric) + trialsToCome2;
    const least = smallestHalfWidth(paired.scenarios, trials, testSettings(policy).alpha);
    if (least < tolerance) return [];
    return [
      {
        code: "policy-never-passes",
        cause: "unreachable-proof",
        subject: { kind: "metric", name: name2 },
        metric: name2,
        paired: paired.scenarios,
        trials,
        tolerance,
        least,
        ...atRule(policy, metricRule(policy, name2).named ? rulePointer("metrics", name2) : "/require")
      }
    ];
  });
}
var SECTIONS = [
  ["metric", "metrics"],
  ["criterion", "criteria"],
  ["outcome", "outcomes"]
];
function dueReviews(policy, today) {
  return SECTIONS.flatMap(
    ([kind, section]) => Object.entries(policy.gate[section]).flatMap(([name2, { review }]) => {
      const { review_by: due, owner } = review;
      if (due === null || due >= today) return [];
      const place = policy.placeOf(rulePointer(section, name2, "review_by"));
      return [{ code: "review-due", effect: "warn", subject: { kind, name: name2 }, place, due, owner }];
    })
  );
}
function endedWaivers(policy, today) {
  return policy.waivers.flatMap((waiver, index) => {
    if (waiver.expires >= today) return [];
    const subject = { kind: waiverKind(waiver), name: waiverSubject(waiver) };
    const place = policy.placeOf(`/waivers/${index}`);
    return [{ code: "waiver-expired", effect: "warn", subject, place, waiver, isNeeded: null }];
  });
}
var MILDEST_FIRST = [0, 2, 1, 3];
function stricterHead(decided, own) {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  const first = own.findings.find(decides);
  const { expected, actual, why, next } = first ?? {};
  const stricter = {
    code: "head-config-stricter",
    effect: "warn",
    headline: own.headline,
    reason: { expected, actual, why, next },
    ...first?.place === void 0 ? {} : { place: first.place }
  };
  return [render(stricter)];
}

// src/gating/findings/determinism.ts
function determinismFindings(policy, candidate, runs) {
  const noise = policy.noise;
  if (noise === "none") return contradiction(policy, [candidate, ...runs]);
  return noise === "auto" ? hint(runs) : [];
}
function contradiction(policy, runs) {
  const twins = runs.flatMap((one, index) => {
    const { sha } = one.origin;
    return runs.slice(index + 1).filter((other) => sha !== void 0 && other.origin.sha === sha && sameJudges(one.report, other.report)).map((other) => [one, other]);
  });
  for (const [one, other] of twins) {
    const found = pairScenarios({ candidate: one.report, runs: [other.report] }).pairs.find(differs3);
    if (found !== void 0) return [notDeterministic(policy, found.scenario, one, other)];
  }
  return [];
}
function notDeterministic(policy, scenario, one, other) {
  return {
    code: "not-deterministic",
    effect: "invalid",
    subject: { kind: "scenario", name: scenario },
    place: policy.placeOf("/noise"),
    runs: [one.origin.label, other.origin.label],
    isOfBase: policy.isOfBase
  };
}
function hint(runs) {
  const [newest, ...older] = runs;
  if (newest === void 0 || runs.length < FEWEST_RUNS) return [];
  const { pairs: pairs2 } = pairScenarios({ candidate: newest.report, runs: older.map(({ report: report2 }) => report2) });
  const results = pairs2.reduce((sum, { runs: others }) => sum + 1 + others.filter((other) => other !== null).length, 0);
  if (pairs2.length === 0 || pairs2.some(differs3)) return [];
  return [{ code: "noise-free", effect: "notice", runs: runs.length, results }];
}
function differs3({ candidate, runs }) {
  return runs.some((other) => other !== null && !sameResult(candidate, other));
}
function sameResult(one, other) {
  return Object.keys(one.rubrics).every((rubric) => {
    const [own, theirs] = [scoresOf(one, rubric), scoresOf(other, rubric)];
    if (own === void 0 || theirs === void 0) return true;
    if (Math.abs(meanRate(own.scores) - meanRate(theirs.scores)) > SLACK) return false;
    return Object.entries(own.criteria).every(
      ([key, count]) => sameRate(count, memberOf(theirs.criteria, key) ?? count)
    );
  });
}
function sameRate(one, other) {
  return one.total === 0 === (other.total === 0) && one.passed * other.total === other.passed * one.total;
}

// src/gating/findings/flips.ts
var MOST_REASONS = 3;
var NO_FLIPS = { broke: [], fixed: [], new: [], removed: [], changed: [], renamed: [] };
function flipsOf(context) {
  const { baseline, primary } = context;
  if (primary === null || baseline === null) return NO_FLIPS;
  const { rubric } = primary.rubric;
  const { broke, fixed: fixed2 } = flippedPairs(context, primary);
  return {
    broke: broke.map((flipped) => flipOfPair(flipped, rubric)),
    fixed: fixed2.map((flipped) => flipOfPair(flipped, rubric)),
    ...ofSuite(context, baseline, rubric)
  };
}
function flippedPairs({ pairing }, { rubric: { rubric }, metric }) {
  const compared = pairing.pairs.map((pair) => ({
    pair,
    main: metric.scenarioRuns.flatMap((run2) => pair.runs[run2] ?? [])
  }));
  const flipped = (from) => compared.filter(({ pair, main }) => passes(main, rubric) === from && passes([pair.candidate], rubric) === !from);
  return { broke: flipped(true), fixed: flipped(false) };
}
function flipOfPair({ pair, main }, rubric) {
  const failed = main.find((run2) => passes([run2], rubric) === false) ?? pair.baseline;
  const flip = {
    ...flipOf(failed, pair.candidate, rubric),
    baseline: meanRate(meanScores(main, rubric))
  };
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
}
function ofSuite({ candidate, pairing, suiteEffects: suiteEffects2 }, baseline, rubric) {
  const { added: added3, removed } = suiteEffects2;
  const here = scenariosById(candidate.scenarios);
  const main = scenariosById(baseline.scenarios);
  return {
    new: pairing.new.map((one) => ({ ...flipOf(null, one, rubric), suite_effect: added3(one) })),
    removed: pairing.removed.map((one) => ({ ...flipOf(one, null, rubric), suite_effect: removed(one) })),
    changed: pairing.changed.map((one) => ({
      ...flipOf(one.baseline, one.candidate, rubric),
      suite_effect: sumOfEffects([added3(one.candidate), removed(one.baseline)])
    })),
    renamed: pairing.renamed.map(({ old, new: now }) => ({
      ...flipOf(main.get(old) ?? null, here.get(now) ?? null, rubric),
      renamed_from: old
    }))
  };
}
function passes(runs, rubric) {
  const { passed, total } = passesOf(runs, rubric);
  return total === 0 ? void 0 : passed * 2 > total;
}
function flipOf(baseline, candidate, rubric) {
  const [newest, ...older] = [candidate, baseline].filter((scenario) => scenario !== null);
  const title = newest?.title ?? older[0]?.title;
  const failed = [candidate, baseline].find((scenario) => scenario !== null && passes([scenario], rubric) === false);
  const why = failed ? reasonOf(failed, rubric) : "";
  return {
    scenario: newest?.scenario ?? "",
    ...title === void 0 ? {} : { title },
    candidate: candidate === null ? null : meanScore(candidate, rubric),
    baseline: baseline === null ? null : meanScore(baseline, rubric),
    ...why === "" ? {} : { why }
  };
}
function reasonOf(scenario, rubric) {
  const failures = scoresOf(scenario, rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more2 = failures.length - reasons.length;
  return [...reasons, ...more2 > 0 ? [`${more2} more`] : []].join("; ");
}

// src/gating/findings/waivers.ts
function collectWaivers(policy, base, today) {
  const known = new Set(base.map(canonicalJson));
  return { held: base, ignored: policy.waivers.filter((waiver) => !known.has(canonicalJson(waiver))), today };
}
function applyWaivers(context, found) {
  const { held, ignored, today } = context.waivers;
  const scene = { context, findings: found };
  const effects = held.map((waiver) => ({ waiver, effect: effectOf2(waiver, today, scene) }));
  const by = (wanted) => effects.flatMap(({ waiver, effect }) => effect === wanted ? [waiver] : []);
  const waived = by("used").reduce((findings, waiver) => waive(findings, waiver, scene), found);
  const left = { context, findings: waived };
  const expired = by("expired").map((waiver) => {
    const isNeeded = wouldHelp(waiver, left);
    return { code: "waiver-expired", effect: isNeeded ? "block" : "warn", ...aboutWaiver(waiver), isNeeded };
  });
  const unmerged = ignored.map((waiver) => {
    return { code: "waiver-ignored", effect: "notice", ...aboutWaiver(waiver) };
  });
  return {
    findings: [...waived, ...expired, ...unmerged],
    applied: [
      ...effects.map(({ waiver, effect }) => show(waiver, effect)),
      ...ignored.map((waiver) => show(waiver, "ignored"))
    ]
  };
}
function effectOf2(waiver, today, scene) {
  if (isExpired(waiver, today)) return "expired";
  const blocking = blockedBy(waiver, scene);
  const drop = dropUnder(waiver, scene.context);
  const exceeded = blocking.some((finding) => !isWithin(waiver, excessOf(finding, drop))) || !isWithin(waiver, drop);
  if (exceeded) return "exceeded";
  return blocking.length > 0 || isExcusedBy(waiver, scene) ? "used" : "unused";
}
function wouldHelp(waiver, scene) {
  if (isExcusedBy(waiver, scene)) return false;
  const drop = dropUnder(waiver, scene.context);
  const blocking = blockedBy(waiver, scene);
  if (blocking.length > 0) return blocking.every((finding) => isWithin(waiver, excessOf(finding, drop)));
  const blocks3 = (code) => scene.findings.some((one) => one.effect === "block" && one.code === code);
  const isAmong = (list) => list.some(({ scenario }) => scenario === waiver.scenario);
  if (isAmong(scene.context.pairing.removed)) return blocks3("scenarios-removed");
  if (isAmong(scene.context.pairing.changed)) return blocks3("scenarios-changed");
  return drop > SLACK && isWithin(waiver, drop) && blocks3("metric-regressed");
}
var COVERED = {
  metric: ["metric-regressed", "metric-below-threshold", "metric-vanished", "not-proven"],
  criterion: ["criterion-regressed", "criterion-below-threshold", "criterion-vanished"],
  scenario: ["must-pass-failed", "must-pass-missing"]
};
function blockedBy(waiver, { findings, context }) {
  const codes = COVERED[waiverKind(waiver)];
  const id = idNow(waiver, context.pairing);
  return findings.filter(
    ({ effect, code, subject }) => effect === "block" && subject?.name === id && codes.includes(code)
  );
}
function excessOf(finding, drop) {
  if (!("rate" in finding)) return drop;
  const { code, rate: rate2 } = finding;
  if (code === "not-proven") return -(rate2.interval?.lower ?? Number.NEGATIVE_INFINITY);
  if (code === "metric-below-threshold" || code === "criterion-below-threshold")
    return (rate2.threshold ?? 0) - (rate2.candidate ?? 0);
  return -(rate2.delta ?? 0);
}
function isExcusedBy(waiver, { context: { excused, pairing } }) {
  const { scenario } = waiver;
  return scenario !== void 0 && (excused.dropped.has(idNow(waiver, pairing)) || excused.removed.has(scenario));
}
function waive(findings, waiver, scene) {
  const blocking = blockedBy(waiver, scene);
  const waived = { code: "waived", effect: "warn", ...aboutWaiver(waiver) };
  if (blocking.length === 0) {
    const isRemoved = waiver.scenario !== void 0 && scene.context.excused.removed.has(waiver.scenario);
    return [...findings, { ...waived, covered: isRemoved ? "removed" : "dropped" }];
  }
  return findings.map((finding) => blocking.includes(finding) ? { ...waived, covered: finding } : finding);
}
function aboutWaiver(waiver) {
  return { subject: { kind: waiverKind(waiver), name: waiverSubject(waiver) }, waiver };
}
function show(waiver, effect) {
  const { ceiling, reason, owner, expires } = waiver;
  return { subject: waiverSubject(waiver), ceiling: ceiling ?? null, reason, owner, expires, effect };
}

// src/gating/headline.ts
function headlineOf(decided, findings, context) {
  const { metrics } = context.comparisons;
  const [first, ...others] = decidingFindings(decided, findings);
  if (first !== void 0) return `${first.what}${more(others, decided === "invalid" ? "problem" : "finding")}`;
  const asked = findings.find(({ code }) => code === "more-trials");
  if (decided === "inconclusive" && asked !== void 0) return asked.what;
  const metric = metrics.find((one) => decided === "inconclusive" && isUnclear(one)) ?? metrics[0];
  if (metric === void 0) return "The input cannot be judged";
  return `${describeMetric(metric, context)}${unjudged(findings, context)}`;
}
function more(others, noun) {
  return others.length === 0 ? "" : `, and ${counted(countProblems(others), `more ${noun}`)}`;
}
function unjudged(findings, { candidate }) {
  if (!findings.some(({ code }) => code === "errors-past-budget")) return "";
  const { missing, total } = missingTrials(candidate);
  return `; ${missing} of ${counted(total, "trial")} ${missing === 1 ? "has" : "have"} no verdict`;
}
function ratesOf(metric) {
  const paired = pairedRates(metric);
  const { candidate, baseline } = paired ?? metric;
  if (candidate === null || baseline === null) return null;
  const [before, now] = percents(baseline, candidate);
  return { before, now, over: paired === void 0 ? "" : ` over ${pairedText(paired)}` };
}
function isUnclear(metric) {
  return metric.state === "inconclusive" && gates(metric);
}
function describeMetric(metric, context) {
  const { name: name2, candidate, candidate_trials, state } = metric;
  if (candidate === null) return `${name2} was not measured`;
  const alone2 = `${name2} is ${percent(candidate)} (${counted(candidate_trials.total, "scored trial")})`;
  if (state === "no-baseline") return `${alone2}, with no baseline to compare with`;
  if (metric.paired?.waived !== void 0) return describeWaived(metric, metric.paired.waived, context);
  const rates = state === "not-comparable" ? null : ratesOf(metric);
  if (rates === null) return `${alone2} and was not compared with the baseline`;
  return describeChange(metric, rates, `${rates.over} (${scoredTrialsText(scoredTrials(metric, context))})`);
}
function describeWaived(metric, waived, context) {
  const { name: name2, candidate, baseline, delta } = metric;
  const [before, now] = percents(baseline ?? 0, candidate ?? 0);
  const size = points(delta ?? 0);
  const moved = (delta ?? 0) < 0 ? `fell by ${size}` : (delta ?? 0) > 0 ? `rose by ${size}` : "did not change";
  const change2 = `${name2} went from ${before} to ${now} (${scoredTrialsText(scoredTrials(metric, context))})`;
  return `${change2}; with ${counted(waived, "waived scenario")} as unchanged it ${moved}${openAt(metric)}`;
}
function openAt(metric) {
  if (metric.state === "inconclusive") return `: ${openQuestion(metric)}`;
  if (metric.state === "regressed") return `, ${acceptedBy(metric)}`;
  return metric.state === "insufficient" ? ", with too few scenarios to compare" : "";
}
function acceptedBy(metric) {
  return gates(metric) ? "which a waiver accepts" : "which is advisory and does not block";
}
function describeChange(metric, { before, now }, over) {
  const { name: name2, state, tolerance } = metric;
  if (state === "insufficient") return `${name2} is ${now} after ${before}${over}, with too few scenarios to compare`;
  if (state === "improved") return `${name2} rose from ${before} to ${now}${over}`;
  if (state === "regressed") return `${name2} fell from ${before} to ${now}${over}, ${acceptedBy(metric)}`;
  const change2 = before === now ? `${name2} is ${now} on both sides` : `${name2} went from ${before} to ${now}`;
  if (state === "inconclusive") return `${change2}${over}: ${openQuestion(metric)}`;
  if (before === now) return `${name2} is unchanged at ${now}${over}`;
  return `${name2} did not drop${tolerance === 0 ? "" : ` by ${points(tolerance)}`}: ${before} to ${now}${over}`;
}

// src/gating/history/drift.ts
var FEWEST_DIFFERENCES = 5;
function driftFindings(context, input) {
  const { policy } = context;
  const { drift } = policy;
  if (drift === null) return [];
  const reference = findReference(drift.reference, input);
  if (typeof reference === "string") return [missingReference(policy, drift, reference)];
  if (reference === null) return [];
  const rates = context.rubrics.map(({ metric }) => metric).filter(({ name: name2 }) => drift.metrics?.includes(name2) ?? true);
  const alpha = testSettings(policy).alpha / rates.length;
  return rates.flatMap((rate2) => {
    const { rubric } = rate2;
    const before = reference.metrics.find(({ rubric: id }) => id === rubric.rubric);
    if (before === void 0 || before.hash !== rubric.hash) return [otherRubric(drift, rubric, before)];
    return drifted(context, { drift, rate: rate2, before, input, alpha });
  });
}
function drifted(context, drifting) {
  const { policy, candidate } = context;
  const { drift, rate: rate2, before } = drifting;
  const { rubric } = rate2;
  const { tolerance } = drift;
  if (rubric.score === null) return [];
  const drop = rounded(before.score - rubric.score);
  if (drop <= tolerance + SLACK) return [];
  const noise = policy.noise === "none" ? null : noiseOf(drifting, candidate, rubric.score);
  if (noise !== null && noise.explains >= drop) return [];
  const blocks3 = drift.effect === "fail";
  return [
    {
      code: "drifted",
      effect: blocks3 ? "block" : "warn",
      subject: { kind: "metric", name: rubric.metric },
      drop,
      tolerance,
      reference: shortReference(drift),
      rates: { candidate: rubric.score, reference: before.score },
      noise,
      ...blocks3 ? failingUnder(context, rubric.rubric) : {}
    }
  ];
}
function noiseOf({ rate: rate2, before, input, alpha }, candidate, score2) {
  const { rubric } = rate2;
  const rates = metricRecords(input.history, rubric).map((record) => record.score);
  const own = rates.length > FEWEST_DIFFERENCES ? successiveNoise(rates, alpha) : null;
  if (own !== null) return { explains: own, runs: rates.length };
  const now = { rate: score2, n: metricLevel(candidate, rubric)?.effective_n ?? 0 };
  const drop = before.score - score2;
  const explains = drop - differenceLowerBound({ rate: before.score, n: before.effective_n }, now, alpha);
  return { explains };
}
function missingReference(policy, { reference }, reason) {
  const place = policy.placeOf("/drift/reference");
  return { code: "drift-reference-missing", effect: "warn", place, reference, unreadable: false, reason };
}
function otherRubric(drift, rubric, before) {
  return {
    code: "drift-not-comparable",
    effect: "notice",
    subject: { kind: "metric", name: rubric.metric },
    rubric: rubric.rubric,
    reference: shortReference(drift),
    versions: before === void 0 ? null : { now: rubric.version, before: before.version }
  };
}
function shortReference({ reference }) {
  return isCommit(reference) ? shortSha(reference) : reference;
}

// src/gating/power.ts
function powerOf(context) {
  const { policy, candidate } = context;
  const tested = context.comparisons.metrics.flatMap((metric) => testedMetric(metric, context));
  const [primary] = tested;
  if (primary === void 0) return [];
  return [
    detectableDropText(primary, tested.length > 1),
    ...breaksThatNeverBlock(context, primary),
    ...(context.isFirstLook ? [] : tested).filter(({ metric }) => metric.state === "inconclusive" && gates(metric)).map((one) => settledBy(policy, one, candidate.usage))
  ];
}
function testedMetric(metric, { candidate, runs, comparisons }) {
  const { detectable, rubric } = metric;
  const basis = comparisons.bases.get(rubric);
  if (basis === void 0 || detectable === null) return [];
  const trials = trialRange(candidate, rubric);
  return [{ metric, basis, trials, runs: runs.length, detectable }];
}
function detectableDropText(one, isOneOfSeveral) {
  const { metric, basis, trials, runs, detectable } = one;
  const suite = `${counted(basis.scenarios, "scenario")} x ${rangeText(trials)} ${trials.most === 1 ? "trial" : "trials"} against ${counted(runs, "main run")}`;
  if (detectable >= 1) return `${suite}: even the largest drop is detected less than 3 times in 4.`;
  const caught = `${suite}: a drop of ${pointsUp(detectable)} points${isOneOfSeveral ? ` in \`${metric.name}\`` : ""} is detected about 3 times in 4.`;
  const drop = Math.round(detectable * 50) / 100;
  const effort = drop > metric.tolerance + SLACK ? effortToDetect(one, drop) : null;
  return effort === null ? caught : `${caught} For ${shortPoints(drop)}: ${needed(effort)}.`;
}
function effortToDetect({ metric, basis }, drop) {
  return effortFor(basis, (larger) => visibleDrop(larger, metric.tolerance) <= drop);
}
function needed({ trials, scenarios }) {
  return `${trials} trials, or ${scenarios} scenarios`;
}
function breaksThatNeverBlock({ policy, candidate, runs, comparisons }, { metric }) {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report2) => trialRange(report2, metric.rubric).most === 1);
  const isPlain2 = reports.every((report2) => isPassOrFail(report2, metric.rubric));
  const hasFamilies = reports.some(({ scenarios: scenarios2 }) => scenarios2.some(({ family }) => family !== void 0));
  if (!isSingle || !isPlain2 || hasFamilies || policy.noise === "none") return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest = fewestBreaks(policy, comparisons);
  const limit = fewest < scenarios ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block` : `nothing less than a break of all ${scenarios} scenarios can block`;
  return [`With one trial and one main run, ${limit}.`];
}
function fewestBreaks(policy, { metrics, criteria }) {
  const { alpha } = testSettings(policy);
  return Math.min(
    ...metrics.filter(gates).map((metric) => breaksOf(metric, (broken2, all) => pairedP(broken2, all) <= alpha)),
    ...criteria.filter(gates).map((one) => breaksOf(one, (broken2) => mcnemarMidP({ broken: broken2, mended: 0 }) <= alpha))
  );
}
function breaksOf({ paired, tolerance }, shows) {
  const all = paired?.scenarios ?? 0;
  if (all < FEWEST_SCENARIOS) return Number.POSITIVE_INFINITY;
  const numbers = Array.from({ length: all - 1 }, (_, index) => index + 1);
  return numbers.find((broken2) => broken2 / all >= tolerance - SLACK && shows(broken2, all)) ?? all;
}
function pairedP(broken2, all) {
  return pairedTest(Array.from({ length: all }, (_, index) => index < broken2 ? -1 : 0))?.worse ?? 1;
}
function settledBy(policy, one, usage) {
  const { metric, basis } = one;
  const what = metric.leaning_down ? "whether it dropped" : `that it did not drop by ${shortPoints(metric.tolerance)}`;
  const effort = metric.leaning_down ? effortToDetect(one, -(metric.delta ?? 0)) : effortToExclude(policy, one);
  if (effort === null) return `\`${metric.name}\`: no reasonable number of trials or scenarios would show ${what}.`;
  const extra = basis.scenarios * (effort.trials - Math.round(basis.trials));
  const cost = usage === void 0 ? "" : `; the trials cost about $${(extra * usage.cost_usd).toFixed(2)} more per run`;
  return `\`${metric.name}\`: about ${needed(effort)} would show ${what}${cost}.`;
}
function effortToExclude(policy, { metric, basis }) {
  const { alpha } = testSettings(policy);
  const margin = (metric.delta ?? 0) + metric.tolerance;
  return effortFor(basis, ({ scenarios, trials, error, df }) => {
    const half = Math.max(tQuantile(1 - alpha, df) * error, smallestHalfWidth(scenarios, trials, alpha));
    return half < margin - SLACK;
  });
}
function shortPoints(rate2) {
  const text2 = (rate2 * 100).toFixed(1).replace(/\.0$/, "");
  return `${text2} ${text2 === "1" ? "point" : "points"}`;
}

// src/gating/findings/coverage.ts
function vanishedFindings({ comparisons, pairing }) {
  const { metrics, criteria } = comparisons;
  const measured = new Set(metrics.filter(({ candidate }) => candidate !== null).map(({ rubric }) => rubric));
  if (measured.size === 0) return [];
  const lost = criteria.filter((one) => measured.has(one.rubric) && isVanished(one, pairing));
  return [
    ...metrics.filter((metric) => hasVanished(metric, pairing)).map(vanishedMetric),
    ...lost.filter(({ tier }) => tier === "critical").map(vanishedCriterion),
    ...vanishedCriteria(lost.filter(({ tier }) => tier !== "critical"))
  ];
}
function hasVanished({ candidate, threshold, rubric }, { pairs: pairs2 }) {
  if (candidate !== null || threshold !== null) return false;
  return pairs2.some(({ baseline }) => meanScore(baseline, rubric) !== null);
}
function isVanished({ candidate, rubric, key }, { pairs: pairs2 }) {
  return (candidate?.total ?? 0) === 0 && pairs2.some(({ baseline }) => tallyOf(baseline, rubric, key).total > 0);
}
function vanishedMetric(metric) {
  const subject = metricSubject(metric.name);
  return { code: "metric-vanished", effect: blockOrWarn(metric), subject, rate: metricRate(metric) };
}
function vanishedCriterion(criterion) {
  const subject = criterionSubject(criterionName(criterion.rubric, criterion.key));
  return { code: "criterion-vanished", effect: "block", subject, rate: criterionRate(criterion) };
}
function vanishedCriteria(criteria) {
  const names = criteria.map(({ rubric, key }) => criterionName(rubric, key));
  return names.length === 0 ? [] : [{ code: "criteria-vanished", effect: "warn", names }];
}
function coverageLosses({ policy, comparisons, pairing }) {
  const { pairs: pairs2 } = pairing;
  const ofMetrics = comparisons.metrics.filter(isMeasured).flatMap((metric) => metricLoss(metric, pairs2));
  const ofCriteria = comparisons.criteria.filter(isAsked).flatMap((one) => criterionLoss(policy, one, pairs2));
  const isLostWhole = ({ rubric }) => ofMetrics.some((one) => one.rubric === rubric);
  const held = [...ofMetrics, ...ofCriteria].filter(({ isHeld }) => isHeld);
  const others = [...ofMetrics, ...ofCriteria.filter((one) => !isLostWhole(one))].filter(({ isHeld }) => !isHeld);
  return [
    ...held.map(
      (loss) => ({ code: "coverage-loss", effect: "warn", subject: loss.subject, losses: [loss] })
    ),
    // Others may apply by chance: all in one line.
    ...others.length === 0 ? [] : [{ code: "coverage-loss", effect: "notice", losses: others }]
  ];
}
function isMeasured(metric) {
  return gates(metric) && metric.candidate !== null;
}
function isAsked(criterion) {
  return gates(criterion) && (criterion.candidate?.total ?? 0) > 0;
}
function metricLoss({ name: name2, rubric, tier, threshold }, pairs2) {
  const isHeld = tier === "critical" || threshold !== null;
  const rate2 = { name: name2, subject: metricSubject(name2), rubric, isHeld };
  return lossIn(pairs2, rate2, (scenario) => meanScore(scenario, rubric) !== null);
}
function criterionLoss(policy, criterion, pairs2) {
  const { rubric, key, tier, threshold } = criterion;
  const name2 = criterionName(rubric, key);
  const isHeld = tier === "critical" || threshold !== null && criterionRule(policy, name2).named;
  const rate2 = { name: name2, subject: criterionSubject(name2), rubric, isHeld };
  return lossIn(pairs2, rate2, (scenario) => tallyOf(scenario, rubric, key).total > 0);
}
function lossIn(pairs2, rate2, isAskedIn) {
  const asked = pairs2.filter(({ runs }) => runs.every((run2) => run2 === null || isAskedIn(run2)));
  const lost = asked.filter(({ candidate }) => !isAskedIn(candidate) && missingUnder(candidate, rate2.rubric) === 0);
  if (lost.length === 0) return [];
  return [{ ...rate2, asked: asked.length, lost: lost.map(({ scenario }) => scenario) }];
}
function tooFewScenarios({ comparisons }) {
  const criteria = comparisons.criteria.filter(({ state }) => state === "insufficient");
  const metrics = comparisons.metrics.filter(({ state }) => state === "insufficient");
  if (criteria.length + metrics.length === 0) return [];
  const fallen = criteria.filter(isCriticalFall);
  return [
    {
      code: "too-few-scenarios",
      effect: fallen.length === 0 ? "notice" : "warn",
      fewest: FEWEST_SCENARIOS,
      names: [...metrics.map(({ name: name2 }) => name2), ...criteria.map(({ rubric, key }) => criterionName(rubric, key))],
      fallen: fallen.map(({ rubric, key, baseline, candidate }) => {
        return { name: criterionName(rubric, key), baseline, candidate };
      })
    }
  ];
}
function isCriticalFall({ tier, delta, tolerance }) {
  return tier === "critical" && (delta ?? 0) < -tolerance - SLACK;
}

// src/gating/findings/scenarios.ts
function scenarioFindings(context) {
  return [
    ...removedScenarios(context),
    ...changedScenarios(context),
    ...unrecorded(context),
    ...renamedScenarios(context),
    ...newScenarios(context),
    ...worseScenarios(context),
    ...unjudgedScenarios(context)
  ];
}
function onRemoval({ gate, isOfBase }) {
  const { removed: rule } = gate.scenarios;
  if (rule === "allow") return { effect: "notice", unless: "allowed" };
  if (rule === "warn") return { effect: "warn", unless: "warned" };
  return { effect: "block", unless: { isOfBase } };
}
function removedScenarios(context) {
  const { policy, pairing, excused, suiteEffects: suiteEffects2 } = context;
  const removed = pairing.removed.filter(({ scenario }) => !excused.removed.has(scenario));
  if (removed.length === 0) return [];
  const shift = shiftBy(context, removed.map(suiteEffects2.removed));
  return [{ code: "scenarios-removed", ids: idsOf2(removed), shift, ...onRemoval(policy) }];
}
function changedScenarios(context) {
  const { policy, pairing, excused, suiteEffects: suiteEffects2 } = context;
  const changed = pairing.changed.filter(({ scenario }) => !excused.removed.has(scenario));
  const reworded = changed.filter(({ lostFact }) => lostFact === null);
  const groups = [
    ...scenariosByLostFact(changed),
    ...reworded.length === 0 ? [] : [{ fact: null, scenarios: reworded }]
  ];
  return groups.map(({ fact: lostFact, scenarios }) => {
    const effects = scenarios.flatMap((one) => [suiteEffects2.added(one.candidate), suiteEffects2.removed(one.baseline)]);
    const shift = shiftBy(context, effects);
    return { code: "scenarios-changed", ids: idsOf2(scenarios), shift, lostFact, ...onRemoval(policy) };
  });
}
function unrecorded({ pairing }) {
  const ids = unrecordedScenarios(pairing);
  return ids.length === 0 ? [] : [{ code: "scenarios-unrecorded", effect: "warn", ids }];
}
function renamedScenarios({ pairing: { renamed } }) {
  return renamed.length === 0 ? [] : [{ code: "scenarios-renamed", effect: "notice", renamed }];
}
function newScenarios(context) {
  const { policy, pairing, suiteEffects: suiteEffects2 } = context;
  if (pairing.new.length === 0) return [];
  const effect = policy.gate.scenarios.new === "warn" ? "warn" : "notice";
  const shift = shiftBy(context, pairing.new.map(suiteEffects2.added));
  return [{ code: "scenarios-new", effect, ids: idsOf2(pairing.new), shift }];
}
function worseScenarios({ policy, rubrics, pairing, excused }) {
  if (policy.noise !== "none") return [];
  const metrics = rubrics.map(({ metric }) => metric).filter(({ scenarioRuns }) => scenarioRuns.length > 0);
  const worse = pairing.pairs.filter((pair) => !excused.dropped.has(pair.scenario)).filter((pair) => metrics.some((metric) => isWorse(pair, metric)));
  return worse.length === 0 ? [] : [{ code: "scenarios-worse", effect: "notice", ids: idsOf2(worse) }];
}
function isWorse({ candidate, baseline }, { valueIn }) {
  const [now, then] = [valueIn(candidate), valueIn(baseline)];
  return now !== null && then !== null && now < then - SLACK;
}
function unjudgedScenarios({ pairing: { unjudged: unjudged2 } }) {
  return ["candidate", "baseline"].filter((side) => unjudged2[side].length > 0).map((side) => ({ code: "scenarios-unjudged", effect: "notice", ids: unjudged2[side], side }));
}
function shiftBy({ primary }, effects) {
  const by = sumOfEffects(effects);
  return by === null ? null : { metric: primary?.metric.name ?? "", by };
}
function idsOf2(scenarios) {
  return scenarios.map(({ scenario }) => scenario);
}
function mustPassFindings(context) {
  const here = scenariosById(context.candidate.scenarios);
  const rules = mustPassRules(context);
  const bound = rules.flatMap(({ id }) => here.get(id) ?? []);
  return [
    ...rules.flatMap(({ id, rule }) => mustPassFinding(context, id, { rule, scenario: here.get(id) })),
    ...fewerTrials(context, bound)
  ];
}
function mustPassRules({ policy, candidate, baseline, pairing }) {
  const strictestFirst = policy.gate.scenarios.must_pass.toSorted((a, b) => shareToPass(b) - shareToPass(a));
  const bound = strictestFirst.flatMap((rule) => {
    const binds = ({ scenario, tags }) => scenario === rule.name || tags.includes(rule.name);
    const here = candidate.scenarios.filter(binds).map(({ scenario }) => scenario);
    const main = (baseline?.scenarios ?? []).filter(binds).map(({ scenario }) => currentId(pairing, scenario));
    return sortedUnion(here, main).map((id) => ({ id, rule }));
  });
  const first = bound.filter(({ id }, index) => bound.findIndex((other) => other.id === id) === index);
  return first.sort((a, b) => byText(a.id, b.id));
}
function mustPassFinding({ policy, primary }, id, { rule, scenario }) {
  const subject = { kind: "scenario", name: id };
  if (scenario === void 0)
    return [{ code: "must-pass-missing", effect: "block", subject, isOfBase: policy.isOfBase }];
  const scores2 = scoresOf(scenario, primary?.rubric.rubric ?? "");
  if (scores2 === void 0) return [{ code: "must-pass-unjudged", effect: "warn", subject }];
  const count = { passed: scores2.passed, total: scores2.scores.length };
  const least = Math.max(1, shareToPass(rule) * count.total);
  if (count.passed >= least - SLACK) return [];
  return [
    {
      code: "must-pass-failed",
      effect: "block",
      subject,
      count,
      trials: rule.trials,
      said: scores2.failures[0] ?? null
    }
  ];
}
function fewerTrials({ candidate, baseline, pairing }, bound) {
  const { most } = trialsPerScenario(candidate);
  const onMain = new Map(baseline?.scenarios.map((one) => [currentId(pairing, one.scenario), trialsOf(one)]));
  const trials = bound.map((one) => ({ scenario: one.scenario, here: trialsOf(one), main: onMain.get(one.scenario) ?? 0 })).filter(({ here, main }) => here < Math.min(most, main));
  return trials.length === 0 ? [] : [{ code: "must-pass-fewer", effect: "warn", trials }];
}

// src/gating/findings/trials.ts
function trialFindings(candidate) {
  return [
    ...nothingScored(candidate),
    ...warnedThroughout(candidate),
    ...erroredTrials(candidate),
    ...unclassifiedErrors(candidate),
    ...unselectedTrials(candidate)
  ];
}
function nothingScored(candidate) {
  const { trials, rubrics, errored } = candidate;
  const hasScore = rubrics.some(({ score: score2 }) => score2 !== null);
  if (trials.scored > 0 && rubrics.length > 0 && hasScore) return [];
  const missing = missingByKind(candidate);
  const refusal = refusalIn(errored);
  const unscored = missing.infrastructure + missing.judge;
  const isJudge = unscored > 0 && missing.judge * 2 >= unscored;
  return [
    {
      code: "nothing-scored",
      effect: "invalid",
      rubrics: rubrics.length,
      scored: trials.scored,
      missing,
      hasScore,
      cause: refusal !== null ? "refused" : isJudge ? "judge" : "harness",
      said: refusal ?? mostSaid(errored)
    }
  ];
}
function warnedThroughout({ rubrics }) {
  return rubrics.flatMap(
    ({ rubric, warnings = [] }) => warnings.length === 0 ? [] : [{ code: "warned-throughout", effect: "warn", rubric, warnings }]
  );
}
function erroredTrials(candidate) {
  const { trials, errored } = candidate;
  const missing = missingByKind(candidate);
  const crashed = trials.errored.agent;
  if (crashed + missing.infrastructure + missing.judge === 0) return [];
  const refusal = trials.scored === 0 ? null : refusalIn(errored);
  return [{ code: "errored-trials", effect: "notice", missing, crashed, refusal }];
}
function unclassifiedErrors({ trials: { unclassified: count } }) {
  return count === 0 ? [] : [{ code: "unclassified-errors", effect: "notice", count }];
}
function unselectedTrials({ read_by: readBy }) {
  const unselected = readBy && unselectedBy(readBy);
  return unselected === void 0 ? [] : [{ code: "trials-unselected", effect: "notice", ...unselected }];
}
function unselectedBy({ select = [], unselected }) {
  return unselected && { select, trials: unselected.trials, whole: unselected.scenarios };
}
function unscoredTrials(policy, candidate) {
  const { errored } = candidate;
  const missing = missingByKind(candidate);
  const refusal = refusalIn(errored);
  const cause = refusal !== null ? "refused" : missing.judge > missing.infrastructure ? "judge" : "harness";
  const said = refusal ?? mostSaid(errored);
  return { missing, total: missingTrials(candidate).total, budget: policy.errors.budget, cause, said };
}
function missingByKind({ trials, errored }) {
  const { infrastructure, judge: judge2 } = trials.errored;
  return { infrastructure, judge: judge2, refused: errored.filter(({ refused: refused2 }) => refused2).length };
}
function refusalIn(errored) {
  return mostOf(errored.flatMap(({ refused: refused2, message }) => refused2 ? [message] : []));
}
function mostSaid(errored) {
  return mostOf(errored.flatMap(({ kind, message }) => kind === "agent" || message === "" ? [] : [message]));
}
function mostOf(messages) {
  const [most] = byFrequency(messages);
  return most === void 0 ? null : { message: most[0], trials: most[1] };
}
var SIGN = 0.3;
function askForTrials({
  policy,
  candidate,
  comparisons,
  trialsToCome: lacking
}) {
  const names = lacking === 0 ? [] : signsIn(policy, comparisons);
  if (names.length === 0) return [];
  return [{ code: "more-trials", effect: "warn", have: medianTrials(candidate), lacking, all: ALL_TRIALS, names }];
}
function signsIn({ require: require2 }, { metrics, criteria }) {
  const hasSign = (rate2) => gates(rate2) && rate2.state !== "insufficient" && rate2.evidence.some(({ adjusted_p }) => adjusted_p <= SIGN);
  const unproven = (metric) => require2 === "proof" && gates(metric) && metric.state === "inconclusive";
  return [
    ...metrics.filter((metric) => hasSign(metric) || unproven(metric)).map(({ name: name2 }) => name2),
    ...criteria.filter(hasSign).map(({ rubric, key }) => criterionName(rubric, key))
  ];
}

// src/gating/evaluate.ts
function evaluateGate(policy, waivers, input, asIs) {
  const context = gateContext(policy, waivers, input, asIs);
  const found = [
    ...unknownNames(context),
    ...unknownWaivers(context),
    ...senselessRules(context),
    ...comparabilityFindings(context),
    ...keyFindings(context),
    ...unpairedDifference(context),
    ...withoutBaseline(context),
    ...rateFindings(context),
    ...outcomeFindings(context),
    ...context.isFirstLook ? [] : vanishedFindings(context),
    ...context.isFirstLook ? [] : coverageLosses(context),
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate)
  ];
  const waived = applyWaivers(context, found);
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...stopped ? [] : askForTrials(context)];
  return { context, decided: decidedBy(findings, context.comparisons), findings, waivers: waived.applied };
}
function decidedBy(findings, { metrics }) {
  if (findings.some((finding) => finding.effect === "invalid")) return "invalid";
  if (findings.some((finding) => finding.effect === "block")) return "fail";
  if (findings.some(({ code }) => code === "more-trials")) return "inconclusive";
  return metrics.filter(gates).some(({ state }) => state === "inconclusive") ? "inconclusive" : "pass";
}

// src/gating/unscored-trials.ts
function resolveUnscoredTrials(policy, waivers, input, notesOn) {
  const { candidate } = input;
  const asIs = withNotes(evaluateGate(policy, waivers, input), notesOn);
  const { missing } = missingTrials(candidate);
  if (missing === 0 || candidate.rubrics.every(({ score: score2 }) => score2 === null)) return resolved(asIs, asIs.findings);
  const read = (assumed) => {
    const filled = { ...input, candidate: fillMissing(asIs.context, assumed) };
    return withNotes(evaluateGate(policy, waivers, filled, asIs.context), notesOn);
  };
  const [best, worst] = [read("pass"), read("fail")];
  if (candidate.trials.scored === 0 && (best.decided !== "fail" || worst.decided !== "fail"))
    return resolved(asIs, asIs.findings);
  if (!agree(best, worst)) return undecided(policy, candidate, asIs);
  if (best.decided === asIs.decided) return resolved(asIs, [...asIs.findings, agreed(policy, candidate, best.decided)]);
  const deciding = best.decided === "pass" ? worst : best;
  return {
    context: asIs.context,
    decided: best.decided,
    findings: [
      ...deciding.findings,
      ...asIs.findings.filter(({ code }) => HIDDEN_BY_FILLING.has(code)),
      agreed(policy, candidate, best.decided)
    ],
    waivers: deciding.waivers
  };
}
function agree(best, worst) {
  if (best.decided !== worst.decided) return false;
  return best.decided === "fail" || best.decided === "invalid" || !mayHideDrop(worst);
}
function mayHideDrop({ context }) {
  const { metrics, criteria } = context.comparisons;
  return [...metrics, ...criteria].some((rate2) => gates(rate2) && rate2.leaning_down);
}
function resolved({ context, waivers }, findings) {
  return { context, findings, decided: decidedBy(findings, context.comparisons), waivers };
}
function withNotes(evaluation, notesOn) {
  const notes = notesOn(evaluation.context);
  const findings = [...evaluation.findings.filter((finding) => !isSaidBetter(finding, notes)), ...notes];
  return { ...evaluation, findings, decided: decidedBy(findings, evaluation.context.comparisons) };
}
function isSaidBetter({ code, effect }, notes) {
  return effect === "notice" && code === "no-baseline" && notes.some((note) => isAboutBaseline(note.code));
}
function undecided(policy, candidate, asIs) {
  const unscored = unscoredTrials(policy, candidate);
  if (!withinErrorBudget(policy, candidate))
    return resolved(asIs, [{ code: "errors-undecided", effect: "invalid", ...unscored }, ...asIs.findings]);
  const findings = asIs.findings.map(
    (finding) => finding.code === "must-pass-unjudged" ? { ...finding, effect: "invalid" } : finding
  );
  return resolved(asIs, [...findings, { code: "errors-left-out", effect: "warn", ...unscored }]);
}
function agreed(policy, candidate, decided) {
  const isStopped = decided === "fail" || decided === "invalid";
  if (isStopped || withinErrorBudget(policy, candidate))
    return { code: "errors-immaterial", effect: "notice", count: missingTrials(candidate).missing };
  const passes2 = decided === "pass";
  return { code: "errors-past-budget", effect: "warn", ...unscoredTrials(policy, candidate), passes: passes2 };
}
var HIDDEN_BY_FILLING = /* @__PURE__ */ new Set(["errored-trials", "scenarios-unjudged"]);
function fillMissing({ candidate: report2, policy, primary }, assumed) {
  const scenarios = report2.scenarios.map((scenario) => fillScenario(scenario, report2.rubrics, assumed));
  return {
    ...report2,
    trials: {
      ...report2.trials,
      scored: report2.trials.scored + missingTrials(report2).missing,
      errored: { ...report2.trials.errored, infrastructure: 0, judge: 0 }
    },
    rubrics: report2.rubrics.map((rubric) => {
      const missing = report2.scenarios.reduce((sum, scenario) => sum + missingUnder(scenario, rubric.rubric), 0);
      return {
        ...fillRubric(rubric, scenarios, { missing, assumed }),
        outcomes: rubric.outcomes.map((outcome) => fillOutcome(outcome, { missing, assumed }, ruleOf(rubric, outcome)))
      };
    }),
    scenarios,
    errored: report2.errored.filter((trial) => trial.kind === "agent")
  };
  function ruleOf(rubric, { outcome }) {
    const isPrimary = rubric === primary?.rubric;
    return outcomeRule(policy, { rubric: rubric.rubric, isPrimary }, outcome);
  }
}
function fillScenario(scenario, rubrics, assumed) {
  if (missingOf(scenario) === 0) return scenario;
  const { unjudged: _, ...known } = scenario;
  const filled = rubrics.flatMap((rubric) => {
    const missing = missingUnder(scenario, rubric.rubric);
    const scores2 = scoresOf(scenario, rubric.rubric);
    const own = missing === 0 ? scores2 : fillScores(scores2, rubric, { missing, assumed });
    return own === void 0 ? [] : [[rubric.rubric, own]];
  });
  return {
    ...known,
    errored: { ...scenario.errored, infrastructure: 0, judge: 0 },
    rubrics: Object.fromEntries(filled)
  };
}
function fillScores(known, { criteria }, filling) {
  const { missing, assumed } = filling;
  const counts2 = new Map(Object.entries(known?.criteria ?? {}));
  return {
    scores: [...known?.scores ?? [], ...new Array(missing).fill(assumed === "pass" ? 1 : 0)],
    passed: (known?.passed ?? 0) + (assumed === "pass" ? missing : 0),
    criteria: Object.fromEntries(
      criteria.map(({ key }) => [key, fillCount(counts2.get(key) ?? { passed: 0, total: 0 }, filling)])
    ),
    failures: known?.failures ?? []
  };
}
function fillRubric(rubric, scenarios, filling) {
  const means = meanScores(scenarios, rubric.rubric);
  return {
    ...rubric,
    score: means.length === 0 ? null : meanRate(means),
    trials: fillCount(rubric.trials, filling),
    criteria: rubric.criteria.map((criterion) => ({ ...criterion, ...fillCount(criterion, filling) }))
  };
}
function fillOutcome(count, { missing, assumed }, rule) {
  const feared = assumed === "fail" && rule.at_most !== null;
  const hoped = assumed === "pass" && rule.at_least !== null;
  return feared || hoped ? { ...count, trials: count.trials + missing } : count;
}
function fillCount({ passed, total }, { missing, assumed }) {
  return { passed: passed + (assumed === "pass" ? missing : 0), total: total + missing };
}

// src/gating/decide.ts
function decide(input) {
  const { policy, candidate, today } = input;
  const aged = input.baselines.map((run2) => agedRun(run2, today));
  const { fit, runs, findings } = runsToCompare(policy, candidate, aged);
  const before = [
    ...input.notes,
    ...findings,
    ...oldBaseline(policy, runs),
    ...unlikeRuns(input, fit)
  ];
  const after = [...dueReviews(policy, today), ...replacedSecrets(candidate)];
  const { history, driftReference: reference } = input;
  const notesOn = (context) => [
    ...before,
    ...driftFindings(context, { history, reference }),
    ...after
  ];
  const waivers = collectWaivers(policy, input.waivers, today);
  const compared = { candidate, runs: runs.map(({ report: report2 }) => report2) };
  return decisionOf({ ...input, runs, resolved: resolveUnscoredTrials(policy, waivers, compared, notesOn) });
}
function runsToCompare(policy, candidate, baselines) {
  const fit = chooseRuns(policy, candidate, baselines);
  const { runs, findings } = runsOfOneLevel(policy, fit.runs);
  return { fit: fit.runs, runs, findings: [...fit.findings, ...findings] };
}
function unlikeRuns({ policy, candidate, candidateOrigin }, runs) {
  const own = { report: candidate, origin: { ...candidateOrigin, label: "this run" } };
  return determinismFindings(policy, own, runs);
}
function decisionOf(run2) {
  const { policy, runs } = run2;
  const { context, decided, findings, waivers } = run2.resolved;
  const { candidate, baseline, pairing, comparisons } = context;
  const ordered = byEffect(findings).map(render);
  const asksForTrials = decided === "inconclusive" && findings.some(({ code }) => code === "more-trials");
  const moreTrials = asksForTrials ? context.trialsToCome : 0;
  return {
    schema: 1,
    suite: run2.suite,
    decision: decided,
    headline: headlineOf(decided, ordered, context),
    exit_code: exitCode(decided, policy, moreTrials),
    more_trials: moreTrials,
    confirm: null,
    confirmed: [],
    candidate: run2.candidateOrigin,
    baseline: runs[0]?.origin ?? null,
    baselines: runs.map(({ origin }) => origin),
    power: powerOf(context),
    waivers,
    config: run2.config,
    relaxed: run2.relaxed,
    compared: { candidate: keyOf(candidate), baseline: baseline && keyOf(baseline) },
    findings: ordered,
    metrics: comparisons.metrics,
    trends: trendsOf(context.rubrics, run2.history),
    criteria: comparisons.criteria,
    outcomes: comparisons.outcomes,
    trials: candidate.trials,
    errored: candidate.errored,
    scenarios: countsOf3(candidate, pairing),
    flips: flipsOf(context),
    roster: []
  };
}
function countsOf3({ scenarios }, pairing) {
  return {
    total: scenarios.length,
    paired: pairing.pairs.length,
    new: pairing.new.length,
    removed: pairing.removed.length,
    changed: pairing.changed.length,
    renamed: pairing.renamed.length
  };
}
function exitCode(decided, policy, moreTrials) {
  if (decided === "inconclusive") return policy.on_inconclusive === "fail" || moreTrials > 0 ? 2 : 0;
  return decided === "pass" ? 0 : decided === "fail" ? 1 : 3;
}
function isNextBaseline({ findings, compared }) {
  const stops = findings.filter(({ effect }) => effect === "invalid");
  if (stops.length === 0) return true;
  return stops.every(({ code }) => code === "judge-not-comparable") && hasOneJudge(compared.candidate?.judges ?? []);
}
function hasOneJudge(judges) {
  const isNamed = judges.length > 0 && judges.every(({ judge: judge2 }) => judge2 !== null);
  return isNamed && judges.every(({ question }) => namesIn(judges, question).size === 1);
}

// src/gating/attribution.ts
function attributeChanges(policy, { base, head }) {
  const [main, candidate] = [
    base.main.measured ?? head.main.measured,
    base.candidate.measured ?? head.candidate.measured
  ];
  if (main === void 0 || candidate === void 0) return [];
  const rows = [base, head].map(
    (row) => comparisonContext(policy, { candidate: row.candidate.measured ?? candidate, runs: row.main.measured ?? main })
  );
  const isJudgedAlike = main.map(
    (_, index) => rows.every((row) => sameJudges(row.candidate, row.runs[index] ?? row.candidate))
  );
  return ratesOf2(rows).map((rate2) => {
    const counts2 = (run2) => !rate2.byJudge || isJudgedAlike[run2] === true;
    const [was, headMain, now, headNow] = meansOf([
      base.main.measured && mainValues(rows[0], rate2, counts2),
      head.main.measured && mainValues(rows[1], rate2, counts2),
      base.candidate.measured && candidateValues(rows[0], rate2),
      head.candidate.measured && candidateValues(rows[1], rate2)
    ]);
    return {
      subject: rate2.name,
      subject_kind: rate2.criterion === null ? "metric" : "criterion",
      agent: difference2(now, was),
      config: difference2(headMain, was),
      total: difference2(headNow, was)
    };
  });
}
function ratesOf2(rows) {
  const rates = rows.flatMap(
    ({ candidate, rubrics }) => candidate.rubrics.flatMap((rubric) => rubrics.filter((one) => one.rubric === rubric))
  );
  const byName = /* @__PURE__ */ new Map();
  for (const { metric, criteria } of rates)
    for (const rate2 of [metric, ...criteria]) if (!byName.has(rate2.name)) byName.set(rate2.name, rate2);
  return [...byName.values()];
}
function mainValues(row, { valueIn }, counts2) {
  return valuesOf(row?.pairing.pairs, ({ runs }) => {
    const values = runs.flatMap((run2, index) => run2 === null || !counts2(index) ? [] : valueIn(run2) ?? []);
    return values.length === 0 ? null : meanRate(values);
  });
}
function candidateValues(row, { valueIn }) {
  return valuesOf(row?.pairing.pairs, ({ candidate }) => valueIn(candidate));
}
function valuesOf(pairs2 = [], measure) {
  return new Map(
    pairs2.flatMap((pair) => {
      const value = measure(pair);
      return value === null ? [] : [[pair.scenario, value]];
    })
  );
}
function meansOf(cells4) {
  const known = cells4.flatMap((cell2) => cell2 !== void 0 && cell2.size > 0 ? [cell2] : []);
  const shared = [...known[0]?.keys() ?? []].filter((scenario) => known.every((cell2) => cell2.has(scenario)));
  return cells4.map((cell2) => {
    const values = shared.flatMap((scenario) => cell2?.get(scenario) ?? []);
    return values.length === 0 ? void 0 : meanRate(values);
  });
}
function difference2(value, from) {
  return value === void 0 || from === void 0 ? null : rounded(value - from);
}

// src/gating/relaxation/relaxed-policy.ts
function relaxedPolicy(base, head) {
  return [
    ...relaxedRates(base, head),
    ...relaxedOutcomes(base, head),
    ...relaxedMustPass(base, head),
    ...relaxedChoices(base, head),
    ...relaxedQuantities(base, head),
    ...relaxedDrift(base.drift, head.drift),
    ...relaxedRedaction(base.redact, head.redact),
    ...changedJudge(base.judge, head.judge),
    ...changedNames(base, head),
    ...relaxedWaivers(base.waivers, head.waivers)
  ];
}
function ofPolicy(what, [old, now]) {
  return { kind: "gate", subject: "policy", what, old, new: now };
}
function relaxedRates(base, head) {
  const metrics = namesOf3(base.gate.metrics, head.gate.metrics).flatMap(
    (name2) => relaxedRate(name2, metricRule(base, name2), metricRule(head, name2))
  );
  const criteria = namesOf3(base.gate.criteria, head.gate.criteria).flatMap((name2) => {
    const subject = name2 === "*" ? "every other criterion" : name2;
    return relaxedRate(subject, criterionRule(base, name2), criterionRule(head, name2));
  });
  return [...metrics, ...criteria];
}
var TIERS2 = ["advisory", "supporting", "critical"];
function relaxedRate(subject, base, head) {
  const found = [];
  if (TIERS2.indexOf(head.tier) < TIERS2.indexOf(base.tier)) found.push(["tier", [base.tier, head.tier]]);
  if ((head.threshold ?? -1) < (base.threshold ?? -1))
    found.push(["threshold", limitTexts(base.threshold, head.threshold)]);
  if (base.threshold !== null && head.threshold !== null && base.mode === "point" && head.mode === "noise")
    found.push(["mode of the threshold", [base.mode, head.mode]]);
  if (head.tolerance > base.tolerance) found.push(["tolerance", pointTexts(base.tolerance, head.tolerance)]);
  const kind = kindOfTier(base.tier, "gating");
  return found.map(([what, [old, now]]) => ({ kind, subject, what, old, new: now }));
}
function relaxedOutcomes(base, head) {
  return namesOf3(base.gate.outcomes, head.gate.outcomes).flatMap((subject) => {
    const [was, is] = [outcomeRuleNamed(base, subject), outcomeRuleNamed(head, subject)];
    const most = (is.at_most ?? 1) > (was.at_most ?? 1);
    const least = (is.at_least ?? 0) < (was.at_least ?? 0);
    return [
      ...most ? [gating(subject, "at most", limitTexts(was.at_most, is.at_most))] : [],
      ...least ? [gating(subject, "at least", limitTexts(was.at_least, is.at_least))] : []
    ];
  });
}
function relaxedMustPass(base, head) {
  const kept = new Map(head.gate.scenarios.must_pass.map((one) => [one.name, one]));
  return base.gate.scenarios.must_pass.flatMap((one) => {
    const now = kept.get(one.name);
    if (now !== void 0 && shareToPass(now) >= shareToPass(one)) return [];
    return [gating(one.name, "must_pass", [trialsText(one), now === void 0 ? "may fail" : trialsText(now)])];
  });
}
function trialsText({ trials }) {
  return trials === "all" ? "has to pass" : `has to pass in ${trials}`;
}
function gating(subject, what, [old, now]) {
  return { kind: "gating", subject, what, old, new: now };
}
var CHOICES = [
  { what: "relaxation.effect", values: ["show", "label", "fail"], read: ({ relaxation }) => relaxation.effect },
  { what: "gate.scenarios.removed", values: ["allow", "warn", "fail"], read: ({ gate }) => gate.scenarios.removed },
  { what: "gate.scenarios.new", values: ["allow", "warn"], read: ({ gate }) => gate.scenarios.new },
  // `stochastic` and `auto` differ in a hint only.
  { what: "noise", values: ["auto", "none"], read: ({ noise }) => noise === "none" ? "none" : "auto" },
  { what: "require", values: ["evidence", "proof"], read: (policy) => policy.require },
  {
    what: "on_inconclusive",
    values: ["pass", "warn", "more-trials", "confirm", "fail"],
    read: (policy) => policy.on_inconclusive
  },
  {
    what: "on_no_baseline",
    values: ["pass", "unset", "inconclusive", "fail"],
    read: (policy) => policy.on_no_baseline ?? "unset"
  },
  { what: "confirm.fresh", values: ["declared", "checked"], read: ({ confirm }) => confirm.fresh },
  { what: "evidence", values: ["drop", "keep"], read: (policy) => policy.evidence },
  { what: "redact.shapes", values: ["off", "on"], read: ({ redact }) => redact.shapes },
  { what: "reruns", values: ["replace", "add"], read: (policy) => policy.reruns },
  { what: "on_not_comparable", values: ["pass", "invalid"], read: (policy) => policy.on_not_comparable }
];
function relaxedChoices(base, head) {
  return CHOICES.filter(({ values, read }) => values.indexOf(read(head)) < values.indexOf(read(base))).map(
    ({ what, read }) => ofPolicy(what, [read(base), read(head)])
  );
}
var QUANTITIES = [
  { what: "errors.budget", rising: false, read: ({ errors }) => errors.budget, texts: percents },
  { what: "alpha", rising: true, read: ({ alpha }) => alpha, texts: percents },
  { what: "gate.scenarios.min_overlap", rising: true, read: ({ gate }) => gate.scenarios.min_overlap, texts: percents },
  {
    what: "baseline.max_age_days",
    rising: false,
    read: ({ baseline }) => baseline.max_age_days,
    texts: (base, head) => [counted(base, "day"), counted(head, "day")]
  }
];
function relaxedQuantities(base, head) {
  return QUANTITIES.flatMap(({ what, rising, read, texts }) => {
    const [was, is] = [read(base), read(head)];
    return (rising ? is < was : is > was) ? [ofPolicy(what, texts(was, is))] : [];
  });
}
function relaxedDrift(base, head) {
  if (base === null) return [];
  if (head === null) return [ofPolicy("drift", [base.reference, "removed"])];
  const found = [];
  if (base.reference !== head.reference) found.push(ofPolicy("drift.reference", [base.reference, head.reference]));
  if (head.tolerance > base.tolerance)
    found.push(ofPolicy("drift.tolerance", pointTexts(base.tolerance, head.tolerance)));
  if (base.effect === "fail" && head.effect === "warn")
    found.push(ofPolicy("drift.effect", [base.effect, head.effect]));
  const { metrics } = head;
  if (metrics !== null && (base.metrics === null || base.metrics.some((name2) => !metrics.includes(name2))))
    found.push(ofPolicy("drift.metrics", [base.metrics?.join(", ") ?? "all", metrics.join(", ")]));
  return found;
}
var AS_GOOD = {
  secrets_from: ["secrets_from"],
  hash: ["hash", "drop"],
  drop: ["drop"]
};
var REDACT_LISTS = Object.keys(AS_GOOD);
var MOST_NAMES2 = 3;
function relaxedRedaction(base, head) {
  const inThisRun = (key) => `redact.${key}, in this run already`;
  return [
    ...REDACT_LISTS.flatMap((key) => leftBy(head, base, key).map((texts) => ofPolicy(`redact.${key}`, texts))),
    ...REDACT_LISTS.flatMap(
      (key) => leftBy(base, head, key).map(([names, held]) => ofPolicy(inThisRun(key), [held, names]))
    ),
    ...base.shapes === "off" && head.shapes === "on" ? [ofPolicy(inThisRun("shapes"), ["off", "on"])] : []
  ];
}
function leftBy(other, one, key) {
  const covers = (list, path) => list.some((name2) => path === name2 || path.startsWith(`${name2}.`));
  const left = one[key].filter((name2) => !AS_GOOD[key].some((list) => covers(other[list], name2)));
  const hashed = left.filter((name2) => covers(other.hash, name2));
  const kept = left.filter((name2) => !covers(other.hash, name2));
  return [
    ...hashed.length === 0 ? [] : [[someOf(hashed, MOST_NAMES2), "hash"]],
    ...kept.length === 0 ? [] : [[someOf(kept, MOST_NAMES2), "none"]]
  ];
}
function changedJudge(base, head) {
  const [was, is] = [judgeText(base), judgeText(head)];
  return base === null || was === is ? [] : [ofPolicy("judge", [was, is])];
}
function judgeText(judge2) {
  if (judge2 === null) return "none";
  const { model, votes, temperature } = judge2;
  return `${model}, ${counted(votes, "vote")}${temperature === null ? "" : `, temperature ${temperature}`}`;
}
function changedNames(base, head) {
  const suiteOf = ({ suite, isSuiteNamed }) => isSuiteNamed ? suite : "none";
  const [was, is] = [base.relaxation, head.relaxation];
  const labels = [was.label ?? "none", is.label ?? "none"];
  const isLabelled = was.effect === "label" && is.effect === "label";
  return [
    ...base.isSuiteNamed && suiteOf(head) !== base.suite ? [ofPolicy("suite", [base.suite, suiteOf(head)])] : [],
    ...isLabelled && labels[0] !== labels[1] ? [ofPolicy("relaxation.label", labels)] : []
  ];
}
function relaxedWaivers(base, head) {
  return head.flatMap((waiver) => {
    const known = base.filter(
      (one) => one.metric === waiver.metric && one.criterion === waiver.criterion && one.scenario === waiver.scenario
    );
    if (known.some((one) => ceilingOf(one) >= ceilingOf(waiver) && one.expires >= waiver.expires)) return [];
    return [
      {
        kind: "waiver",
        subject: waiverSubject(waiver),
        what: known.length === 0 ? "waiver" : whatWidened(known, waiver),
        old: known.map(waiverText).join("; ") || "none",
        new: waiverText(waiver)
      }
    ];
  });
}
function whatWidened(known, waiver) {
  if (known.every((one) => ceilingOf(one) < ceilingOf(waiver))) return "ceiling of the waiver";
  return known.every(({ expires }) => expires < waiver.expires) ? "last day of the waiver" : "waiver for longer";
}
function ceilingOf({ ceiling }) {
  return ceiling ?? 1;
}
function waiverText({ ceiling, expires }) {
  return `${ceiling === void 0 ? "any drop" : `up to ${points(ceiling)}`} until ${expires}`;
}
function namesOf3(base, head) {
  return sortedUnion(Object.keys(base), Object.keys(head));
}
function limitTexts(base, head) {
  if (base !== null && head !== null) return percents(base, head);
  return [base === null ? "none" : percent(base), head === null ? "none" : percent(head)];
}

// src/gating/relaxation/relaxed-rubrics.ts
function relaxedRubric(policy, { base, head, keys }, rescored2) {
  if (base === null) return [];
  const kindOf = ({ subject, part }) => {
    const rule = part === "rubric" ? metricRule(policy, base.metric) : criterionRule(policy, subject);
    return kindOfTier(rule.tier, "rubric");
  };
  if (head === null) {
    const kind = kindOf({ subject: base.id, part: "rubric" });
    return [{ kind, subject: base.id, what: "rubric", old: base.version, new: "removed" }];
  }
  const raised = base.hash === head.hash ? [] : raisedRates(base.id, rescored2);
  const relaxed = [...relaxedKeys(base.id, keys, rescored2, raised), ...raised];
  return relaxed.map(({ part, ...one }) => ({ kind: kindOf({ part, ...one }), ...one }));
}
function relaxedKeys(id, changed, { main }, raised) {
  const keys = changed.filter(({ scores: scores2 }) => scores2);
  const isAlone = ({ subject, part }) => (part === "rubric" ? keys : keys.filter((key) => key.subject === subject)).length === 1;
  const isStricter = (key) => raised.length === 0 && isAlone(key) && main !== null && isLower(id, key.subject, main);
  return keys.filter((key) => !isStricter(key)).map(({ subject, part, what, old, new: now }) => ({ subject, part, what, old, new: now }));
}
function isLower(id, subject, { base, head }) {
  return risesBetween(id, { base: head, head: base }, "").some((one) => one.subject === subject);
}
function raisedRates(id, { main, candidate }) {
  const raised = main === null ? [] : risesBetween(id, main, "main's trials");
  return raised.length > 0 || candidate === null ? raised : risesBetween(id, candidate, "this run's trials");
}
function risesBetween(id, { base, head }, whose) {
  const now = ratesOf3(id, head, whose);
  return ratesOf3(id, base, whose).flatMap(({ subject, part, what, rate: rate2 }) => {
    const other = now.find((one) => one.subject === subject && one.what === what);
    if (other === void 0 || rounded(other.rate) <= rounded(rate2)) return [];
    const [before, after] = percents(rate2, other.rate);
    return [{ subject, part, what, old: before, new: after }];
  });
}
function ratesOf3(id, { rubrics }, whose) {
  const report2 = rubrics.find(({ rubric }) => rubric === id);
  if (report2 === void 0) return [];
  const whole = { subject: id, part: "rubric" };
  const passRate = (of, { passed, total }) => total === 0 ? [] : [{ ...of, what: `how many of ${whose} pass`, rate: passed / total }];
  return [
    ...report2.score === null ? [] : [{ ...whole, what: `what ${whose} score`, rate: report2.score }],
    ...passRate(whole, report2.trials),
    ...report2.criteria.flatMap(
      (criterion) => passRate({ subject: criterionName(id, criterion.key), part: "criterion" }, criterion)
    )
  ];
}
function rubricVersionFindings(changes) {
  return changes.flatMap(({ base, head }) => {
    if (base === null || head === null || base.hash === head.hash) return [];
    const data = { subject: { kind: "rubric", name: base.id }, old: base.version, now: head.version };
    const bump = versionBump(base.version, head.version);
    if (bump === "major") return [{ code: "rubric-new-line", effect: "notice", ...data }];
    if (bump === "none") return [{ code: "rubric-version-unchanged", effect: "warn", ...data }];
    return bump === "down" ? [{ code: "rubric-version-lowered", effect: "warn", ...data }] : [];
  });
}

// src/gating/relaxation/relaxed-suite.ts
function relaxedSuite(policy, runs, today) {
  return [...otherSelection(runs), ...moreSecrets(runs), ...relaxedScenarios(policy, runs, today)];
}
function relaxedScenarios({ waivers, gate: { scenarios: rules } }, { candidate, baseline }, today) {
  const pairing = pairScenarios({ candidate, runs: [baseline] });
  const here = scenariosById(candidate.scenarios);
  const now = ({ scenario }) => here.get(currentId(pairing, scenario));
  const primary = primaryRubric(candidate) ?? { rubric: "", metric: "" };
  const excused = excusedScenarios({ held: waivers, today }, pairing, () => 0).removed;
  const mustPass = new Set(rules.must_pass.map(({ name: name2 }) => name2));
  const mayGo = rules.removed === "allow";
  const isMissed = ({ scenario }) => !mayGo && !excused.has(scenario);
  const { removed } = suiteEffects(pairing, primary.rubric);
  const changed = pairing.changed.filter(isMissed);
  return [
    ...pairing.removed.filter(isMissed).map((scenario) => removedScenario(scenario, removed(scenario), primary)),
    ...changed.filter(({ lostFact }) => lostFact === null).map((one) => otherScenario(one.baseline, one.candidate, primary)),
    ...scenariosByLostFact(changed).map(({ fact, scenarios }) => noLongerRecorded(fact, scenarios)),
    ...baseline.scenarios.flatMap((scenario) => removedTags(mustPass, scenario, now(scenario))),
    ...fewerFamilies(pairing),
    ...mayGo ? [] : unrecorded2(pairing)
  ];
}
function otherSelection({ candidate, baseline }) {
  const selectOf = ({ read_by }) => (read_by?.select ?? ["all"]).join(", ");
  const [old, now] = [selectOf(baseline), selectOf(candidate)];
  if (old === now) return [];
  return [
    { kind: "scenario", size: 1, subject: "select", what: "which trials count, in this run already", old, new: now }
  ];
}
function moreSecrets({ candidate, baseline }) {
  const [now, old] = [secretsIn(candidate), secretsIn(baseline)];
  if (now.secrets * old.trials <= old.secrets * now.trials) return [];
  const text2 = ({ secrets, trials }) => `${secrets} in ${counted(trials, "trial")}`;
  const what = "values of the environment that are taken out, in this run already";
  return [{ kind: "gate", subject: "results", what, old: text2(old), new: text2(now) }];
}
function secretsIn(report2) {
  return { secrets: report2.redacted?.[REGISTERED] ?? 0, trials: missingTrials(report2).total };
}
function removedScenario(scenario, effect, primary) {
  const change2 = effectText("main", primary.metric, effect);
  return {
    kind: "scenario",
    size: effect ?? 0,
    subject: scenario.scenario,
    what: "scenario",
    old: withScore("in main", scenario, primary),
    new: change2 === "" ? "removed" : `removed; without it ${change2}`
  };
}
function otherScenario(before, after, primary) {
  const size = (meanScore(after, primary.rubric) ?? 0) - (meanScore(before, primary.rubric) ?? 0);
  return {
    kind: "scenario",
    size: Math.max(size, 0),
    subject: before.scenario,
    what: "input or ground truth",
    old: withScore("as main asks", before, primary),
    new: withScore("something else", after, primary)
  };
}
function withScore(text2, scenario, { rubric, metric }) {
  const score2 = meanScore(scenario, rubric);
  return score2 === null ? text2 : `${text2}, ${metric} ${percent(score2)}`;
}
function noLongerRecorded(fact, scenarios) {
  const old = `recorded in ${counted(scenarios.length, "scenario")}`;
  return { kind: "scenario", size: 1, subject: fact, what: "what scenarios ask", old, new: "no longer" };
}
function fewerFamilies({ pairs: pairs2 }) {
  const [old, now] = ["baseline", "candidate"].map((side) => countUnits(pairs2.map((pair) => pair[side])));
  if (old === void 0 || now === void 0 || now >= old) return [];
  const [was, is] = [old, now].map((count) => `${pairs2.length} scenarios count as ${count}`);
  return [{ kind: "scenario", size: 1, subject: "family", what: "which scenarios count once", old: was, new: is }];
}
function countUnits(scenarios) {
  const families = scenarios.flatMap(({ family }) => family ?? []);
  return scenarios.length - families.length + new Set(families).size;
}
function unrecorded2(pairing) {
  const ids = unrecordedScenarios(pairing);
  if (ids.length === 0) return [];
  const old = `recorded in ${counted(ids.length, "scenario")}`;
  return [{ kind: "scenario", size: 1, subject: "input", what: "what scenarios ask", old, new: "not by every trial" }];
}
function removedTags(names, before, after) {
  if (after === void 0 || names.has(before.scenario)) return [];
  if (after.tags.some((tag) => names.has(tag))) return [];
  return before.tags.filter((tag) => names.has(tag)).map((tag) => ({
    kind: "gating",
    subject: before.scenario,
    what: `tag \`${tag}\``,
    old: "has to pass",
    new: "tag removed"
  }));
}

// src/gating/relaxation/relaxation.ts
function relaxationsOf(input) {
  const { base, head, rubrics, rescored: rescored2, chosen: chosen2, candidate, baseline, today } = input;
  return inReadingOrder([
    ...chosen2.map((one) => ({ kind: "gating", ...one })),
    ...relaxedPolicy(base, head),
    ...rubrics.flatMap((rubric) => relaxedRubric(base, rubric, rescored2)),
    ...otherPrimary(input),
    ...otherMapping(input),
    ...baseline === null ? [] : relaxedSuite(base, { candidate, baseline }, today)
  ]);
}
function otherPrimary({
  base: { gate, waivers },
  primary: { base, head }
}) {
  const keys = [
    ...gate.scenarios.must_pass.length > 0 ? ["`must_pass`"] : [],
    ...Object.values(gate.outcomes).some(({ isOfPrimary }) => isOfPrimary) ? ["`outcomes`"] : [],
    ...waivers.some(({ scenario }) => scenario !== void 0) ? ["`waivers`"] : []
  ];
  if (base === null || base === head || keys.length === 0) return [];
  const what = `primary rubric, by which ${allOf(keys)} ${keys.length === 1 ? "goes" : "go"}`;
  return [{ kind: "gating", subject: "policy", what, old: base, new: head ?? "none" }];
}
function otherMapping({ mapping: { base, head, isUsed } }) {
  if (base === head) return [];
  const what = `how results are read${isUsed ? ", in this run already" : ""}`;
  const shown2 = (hash3) => hash3 === null ? "none" : shortHash(hash3);
  return [{ kind: "rubric", subject: "mapping", what, old: shown2(base), new: shown2(head) }];
}
function relaxationFindings(relaxed, { relaxation: { effect, label } }, labels) {
  if (relaxed.length === 0) return [];
  const counts2 = /* @__PURE__ */ new Map();
  for (const { subject } of relaxed) addTo(counts2, subject);
  const places = Array.from(counts2, ([subject, count]) => ({ subject, count }));
  if (effect === "show") return [{ code: "gate-relaxed", effect: "warn", places, consent: "shown" }];
  if (label === null) return [{ code: "gate-relaxed", effect: "block", places, consent: "refused" }];
  const isAccepted = labels.some((one) => one.toLowerCase() === label.toLowerCase());
  return isAccepted ? [{ code: "gate-relaxed-accepted", effect: "notice", places, label }] : [{ code: "gate-relaxed", effect: "block", places, consent: { label } }];
}

// src/rubric/changed-keys.ts
var SHOWN = 120;
var DOCUMENTATION = /* @__PURE__ */ new Set([
  "$schema",
  "title",
  "description",
  "changelog",
  "bands",
  "version",
  "rationale",
  "owner",
  "since",
  "tags"
]);
var NAMED = /* @__PURE__ */ new Set(["derive", "steps"]);
function changedKeys(base, head) {
  if (base.hash === head.hash) return [];
  const [old, now] = [wholeOf2(base), wholeOf2(head)];
  const whole = { subject: head.id, part: "rubric" };
  return [
    ...changedIn(whole, old, now),
    ...[...NAMED].flatMap((key) => changedIn(whole, named2(base.written, key), named2(head.written, key))),
    ...changedParts(head.id, "criterion", base.written.criteria, head.written.criteria),
    ...changedParts(head.id, "node", base.written.nodes, head.written.nodes)
  ];
}
function wholeOf2({ written, version, metric }) {
  const { rubric: _, meta: __, criteria, nodes, derive, steps, ...whole } = written;
  return { ...whole, version, metric };
}
function named2(file, section) {
  const parts = file[section] ?? {};
  return Object.fromEntries(Object.entries(parts).map(([name2, part]) => [`${section}.${name2}`, part]));
}
function changedParts(id, part, old = {}, now = {}) {
  return sortedUnion(Object.keys(old), Object.keys(now)).flatMap((key) => {
    const subject = `${id}/${key}`;
    const [before, after] = [old[key], now[key]];
    if (before !== void 0 && after !== void 0) return changedIn({ subject, part }, before, after);
    const [was, is] = before === void 0 ? ["none", "added"] : ["there", "removed"];
    return [{ subject, part, what: part, old: was, new: is, scores: true }];
  });
}
function changedIn({ subject, part }, old, now) {
  const keys = sortedUnion(Object.keys(old), Object.keys(now)).filter((key) => !sameJson(old[key], now[key]));
  const isRead = (key) => key !== "question" || now.judge !== void 0;
  return keys.map((key) => {
    const scores2 = !DOCUMENTATION.has(key) && isRead(key);
    return { subject, part, what: key, old: textOf3(old[key]), new: textOf3(now[key]), scores: scores2 };
  });
}
function textOf3(value) {
  if (value === void 0) return "none";
  return cut(typeof value === "string" ? value : canonicalJson(value), SHOWN);
}

// src/pipeline/decide-by-configs.ts
function decideByConfigs(occasion, candidate, answer) {
  const { head, decidedBy: decidedBy2 } = answer.configs;
  const input = inputOf(occasion, candidate, answer);
  const { relaxed, findings } = relaxedGate(answer.configs, {
    candidate: candidate.report,
    baseline: newestOfMain(answer)?.report ?? null,
    isReadByHead: candidate.isReadByHead,
    rescored: scoredByBoth(candidate, answer),
    chosen: answer.relaxed ?? [],
    labels: answer.labels,
    today: occasion.today
  });
  const reading = candidate.isReadByHead ? [{ code: "read-by-head-mapping", effect: "warn", label: decidedBy2 ?? "main" }] : [];
  const byBase = {
    ...input,
    notes: [...input.notes, ...reading, ...findings],
    relaxed
  };
  return head === null ? decide(byBase) : besideHead(byBase, head, candidate, answer);
}
function besideHead(input, head, candidate, answer) {
  const byHead = decideByHead(input, head, candidate, answer);
  const { configs } = answer;
  const config = {
    decided_by: configs.decidedBy ?? "this run",
    would_decide: byHead.decision,
    ...candidate.isReadByHead ? { read_by_head: true } : {},
    changes: configChanges(configs.base, head),
    effects: changesOfRates(input, candidate, answer),
    not_rescored: notRescored(candidate, answer.runs, { ...configs, head })
  };
  const decision = decide({ ...input, config });
  const stricter = stricterHead(decision, byHead);
  return { ...decision, findings: byEffect([...decision.findings, ...stricter]) };
}
function changesOfRates({ policy }, candidate, { runs, configs }) {
  const compared = new Set(runsToCompare(policy, candidate.report, runs).runs.map((run2) => run2.report));
  const grid = measuredGrid(
    candidate,
    runs.filter(({ report: report2 }) => compared.has(report2)),
    configs
  );
  return grid === null ? [] : attributeChanges(policy, grid);
}
function scoredByBoth({ report: report2, head }, answer) {
  const { configs } = answer;
  if (configs.head === null || !readAlike(configs) || redactsMore(configs)) return { main: null, candidate: null };
  const newest = newestOfMain(answer);
  const ofMain = newest?.head.measured;
  return {
    main: newest === void 0 || ofMain === void 0 ? null : { base: newest.report, head: ofMain },
    candidate: { base: report2, head }
  };
}
function inputOf({ origin, today }, candidate, answer) {
  const { base, head, decidedBy: decidedBy2 } = answer.configs;
  return {
    suite: base.policy.suite,
    // With the head policy's waivers, which are shown as ignored.
    policy: {
      ...base.policy,
      ...head === null ? {} : { waivers: head.policy.waivers },
      isOfBase: decidedBy2 !== null
    },
    candidate: candidate.report,
    candidateOrigin: origin,
    baselines: answer.runs,
    waivers: answer.waivers,
    notes: answer.notes,
    today,
    config: null,
    relaxed: [],
    history: historyBefore(answer, origin),
    driftReference: answer.driftReference ?? null,
    confirm: null
  };
}
function decideByHead(input, head, candidate, { runs }) {
  const baselines = runs.flatMap(
    ({ head: { measured }, origin }) => measured === void 0 ? [] : [{ report: measured, origin }]
  );
  const asksNothingOfMain = { on_no_baseline: "pass", require: "evidence" };
  const policy = baselines.length > 0 ? head.policy : { ...head.policy, ...asksNothingOfMain };
  return decide({ ...input, policy, candidate: candidate.head, baselines, notes: [] });
}
function relaxedGate({ base, head, decidedBy: decidedBy2 }, { isReadByHead, labels, ...runs }) {
  if (decidedBy2 === null) return { relaxed: [], findings: [] };
  const now = head ?? base;
  const rubrics = rubricChanges2(base, now);
  const relaxed = relaxationsOf({
    base: base.policy,
    head: now.policy,
    rubrics,
    primary: { base: primaryOf(base), head: primaryOf(now) },
    mapping: { base: base.mapping?.hash ?? null, head: now.mapping?.hash ?? null, isUsed: isReadByHead },
    ...runs
  });
  return {
    relaxed,
    findings: [...relaxationFindings(relaxed, base.policy, labels), ...rubricVersionFindings(rubrics)]
  };
}
function primaryOf({ rubrics }) {
  return primaryRubric({ rubrics: rubrics.map(({ id, metric }) => ({ rubric: id, metric })) })?.rubric ?? null;
}
function rubricChanges2(base, head) {
  const ids = sortedUnion(...[base, head].map(({ rubrics }) => rubrics.map(({ id }) => id)));
  const rubricIn = ({ rubrics }, id) => rubrics.find((rubric) => rubric.id === id) ?? null;
  return ids.map((id) => {
    const [old, now] = [rubricIn(base, id), rubricIn(head, id)];
    return { base: old, head: now, keys: old && now ? changedKeys(old, now) : [] };
  });
}
var READ_BY_HEAD = "this run's results by the base's mapping, which cannot read them (the run's own mapping read them)";
var READ_BEFORE = "main's results under the new mapping (its bundle keeps what the old mapping read)";
var REDACTED_NOW = "main's results without what only this run's policy redacts (it was redacted on both sides)";
function readAlike({ base, head }) {
  return head === null || head.mapping?.hash === base.mapping?.hash;
}
function measuredGrid(candidate, runs, configs) {
  if (runs[0]?.head.measured === void 0) return null;
  const both = runs.flatMap(({ report: report2, head: { measured } }) => measured === void 0 ? [] : [{ report: report2, measured }]);
  const redacted = redactsMore(configs) ? REDACTED_NOW : null;
  const { isReadByHead } = candidate;
  const readBefore = isReadByHead || !readAlike(configs) ? READ_BEFORE : null;
  return {
    base: {
      main: { measured: both.map(({ report: report2 }) => report2) },
      candidate: cellOf(candidate.report, isReadByHead && redacted === null ? READ_BY_HEAD : null)
    },
    head: {
      main: cellOf(
        both.map(({ measured }) => measured),
        redacted ?? readBefore
      ),
      candidate: cellOf(candidate.head, redacted)
    }
  };
}
function cellOf(measured, unavailable) {
  return unavailable === null ? { measured } : { unavailable };
}
function notRescored(candidate, runs, configs) {
  const hasMain = runs.length > 0;
  return [
    ...candidate.isReadByHead ? [READ_BY_HEAD] : [],
    ...recordedAnswers(configs, [candidate.head, ...runs.map(({ report: report2, head }) => head.measured ?? report2)]),
    ...hasMain && !readAlike(configs) ? [READ_BEFORE] : [],
    ...hasMain && redactsMore(configs) ? [REDACTED_NOW] : [],
    ...new Set(runs.flatMap(({ head }) => head.unavailable ?? []))
  ];
}
function recordedAnswers({ base, head }, reports) {
  const judges = reports.flatMap((report2) => report2.judges ?? []);
  if (namesIn(judges, void 0).size === 0) return [];
  const changed = head.rubrics.filter(
    ({ id, hash: hash3 }) => base.rubrics.some((other) => other.id === id && other.hash !== hash3)
  );
  return changed.filter(
    (rubric) => rubric.refersTo.has(RECORDED_NEED) || questionsOf([rubric]).some(({ id }) => isRecorded2(id, judges))
  ).map(
    ({ id }) => `what ${id} reads from recorded answers of a judge (judge.*): recorded judges are not asked again`
  );
}
function isRecorded2(question, judges) {
  const recorded = namesIn(judges, void 0);
  return [...namesIn(judges, question)].some((name2) => recorded.has(name2));
}

export {
  gateContext,
  sameResult,
  oneOfEach,
  decides,
  isMap,
  isScalar,
  isSeq,
  Document,
  parseDocument,
  parseYamlDocument,
  readConfig,
  readPolicy,
  dueReviews,
  endedWaivers,
  isCommit,
  MOST_RUNS,
  unselectedBy,
  decide,
  decisionOf,
  isNextBaseline,
  didNotPass,
  thresholdOf,
  loadRubric,
  compileDocument,
  sharedNames,
  loadMapping,
  TEST_FILE,
  findResultFiles,
  findTexts,
  findFiles,
  RUBRIC_FILES,
  pathsInRepository,
  loadConfig,
  loadRubricsAlone,
  loadMappingAndPolicy,
  compileConfig2 as compileConfig,
  defaultRubric,
  defaultBranch,
  readCheckedOutSha,
  trackedFiles,
  at,
  textAt,
  numberAt,
  listAt,
  readEventFile,
  BUDGET_MS,
  connect,
  unlessRefused,
  isUsedUp,
  resolveAnchor,
  unknownCommit,
  listAncestors,
  isOnBranch,
  baselineName,
  suiteKey,
  bundleName,
  keepsArtifacts,
  uploadBundle,
  readContext,
  FULL_PAGE,
  listBaselines,
  distrust,
  stranger,
  downloadArtifact,
  findPullRequests,
  withPullRequest,
  report_schema_default,
  startClock,
  readToday,
  EVIDENCE_FILE,
  RESULTS_FILE,
  MANIFEST_FILE,
  rubricIdentities,
  mappingIdentity,
  history_schema_default,
  openBundleFiles,
  evidenceOf,
  openBundleZip,
  openGivenBundle,
  openBundle,
  historyOfBundle,
  openBaselineFile,
  baselineFileOf,
  readCommittedBaseline,
  originOfFile,
  gate_schema_default,
  configOfBundle,
  checkGate,
  textsOf2 as textsOf,
  headDecides,
  unreadConfig,
  scoreAlike,
  startChoice,
  chooseConfig,
  readBaseConfig,
  isUsualPlace,
  resolveBaseContext,
  ownCheckout,
  rewrittenFile,
  suiteNotes,
  suiteOfBase,
  keepsEvidence,
  redactingPolicies,
  redactionOf,
  refuseSecretNames,
  findEarlierAttempts,
  askNoJudge,
  startJudge,
  explainTrial,
  explainRubric,
  startResultsHash,
  takeAwayBundle,
  refuseForeignFolder,
  startReport,
  measureRun,
  measureBundle,
  withRedacted,
  notesOnRuns,
  measureFile,
  measureCandidate,
  findGivenBaseline,
  measureGivenRuns,
  measureGiven,
  openGiven,
  firstBundle,
  sameRun,
  fixed,
  rate,
  countPair,
  score,
  DECISIONS,
  EFFECTS2 as EFFECTS,
  NOTHING2 as NOTHING,
  table,
  details,
  joined3 as joined,
  gateCommand,
  commitCommands,
  gateStepInputs,
  gateStepLines,
  toldFindings,
  renderComment,
  renderSummary,
  unquoted,
  withoutSecrets,
  decideByConfigs,
  finishBundle,
  reportText,
  commentText
};
