import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  adviseShipped,
  compileCondition as compileCondition2,
  compileJoin,
  compileObject,
  compileRecords,
  compileValue,
  diskName,
  errorText,
  pathInRepository,
  planPool,
  readEvidence,
  readPool,
  readShipped,
  readable,
  shownPath,
  startCompiling,
  startRedaction,
  textOf,
  unfit
} from "./chunk-ZIR4OYXJ.mjs";
import {
  ApiError,
  EXPRESSION,
  IN_SENTENCE,
  MODEL_NEED,
  NATIVE_FACTS,
  NO_PARTS,
  OPERATORS,
  POLICY_NAMES,
  REFUSED_CONDITION,
  SKIPPED,
  STRATEGIES,
  TRIAL_KEYS,
  Unanswered,
  Unjudgeable,
  addSchemaMistakes,
  adopt,
  answerOfPanel,
  answered,
  blockOrWarn,
  bytesIfThere,
  calibrationWords,
  checkBands,
  checkCombining,
  checkKey,
  checkName,
  chunksOf,
  clauses,
  clear,
  collectProblems,
  combine,
  combineWords,
  compileBound,
  compileCalibration,
  compileComposite,
  compileCondition,
  compileFact,
  compileNamedSteps,
  compileOutcomes,
  compileSchema,
  compileStep,
  compileTree,
  criterionRule,
  cut,
  defaultPolicy,
  derivedNeed,
  didNotPass,
  exactlyOne,
  explainAll,
  explainRow,
  explainUnfit,
  factNeed,
  fileExists,
  findOnly,
  firstFew,
  folderExists,
  gates,
  givenOr,
  isIndeterminate,
  isNone,
  isRecorded,
  isThere,
  jsonLines,
  judgeTrial,
  judgedOrMissing,
  judgementAt,
  makeAside,
  makeFolder,
  mark,
  markIndeterminate,
  markScalar,
  markWords,
  metricRule,
  move,
  nodeSlot,
  normalQuantile,
  onDisk,
  outcomeRule,
  questionId,
  readAnswers,
  readCapped,
  readFit,
  readOrNull,
  readText,
  recorded,
  refuseWeight,
  refuseWeights,
  regularizedIncompleteBeta,
  requireAnswers,
  requireInside,
  requireRegular,
  resolvePolicy,
  rootOf,
  ruleWords,
  schemaCheck,
  secondsIn,
  shownFact,
  shownHash,
  shownValue,
  startEvaluation,
  startNotes,
  tQuantile,
  tTest,
  tableKey,
  testSettings,
  turnedWords,
  verdictOf,
  warn,
  warn2,
  whileConnected,
  whyNone,
  withRetries,
  worstSeverity,
  writingTo
} from "./chunk-QMRPBI6T.mjs";
import {
  AMOUNT_WORDS,
  ANSWERS,
  ANSWERS_KEY,
  MAX_DEPTH,
  MAX_RECORD_BYTES,
  REFUSED_NAMES,
  SLACK,
  addTo,
  adviseName,
  amountText,
  asBuffer,
  contentHash,
  criterionName,
  dotted,
  factAt,
  fewest,
  inDots,
  isRecord,
  loadLazily,
  mean,
  meanRate,
  memberOf,
  memberPointer,
  moments,
  pValue,
  parseRecord,
  passesOf,
  pointerNames,
  rateOf,
  riseText,
  rounded,
  scoresOf,
  sha256Of,
  someOf,
  sum,
  sumOf,
  tallyOf,
  variance
} from "./chunk-2BIAM2OJ.mjs";
import {
  Problems,
  UserError,
  byPlace,
  byText,
  codeSpan,
  countProblems,
  counted,
  describeProblems,
  diffBlock,
  inline,
  moreProblems,
  prose,
  shown,
  sortedUnion,
  systemError,
  unlessMistaken,
  valueOr
} from "./chunk-FQZDEATT.mjs";

// src/scoring/result-tree.ts
import { createHash, hash } from "node:crypto";

// src/rubric/nodes/node.ts
function chosen(answers, choose) {
  return { choice: { answers, choose }, judge: (at2) => answers[choose(at2)] };
}
function nodeResult({ key, kind, question, threshold, version, weight }, { verdict, score: score2, severity, raw }, { explanation, label, otherwise, children }, observations) {
  const observed = observations.length === 0 ? void 0 : observations;
  return {
    children,
    explanation,
    key,
    kind,
    label,
    observed,
    otherwise,
    question,
    raw,
    score: score2,
    severity,
    threshold,
    verdict,
    version,
    weight
  };
}
function notEvaluated(nodes, why) {
  return nodes.map((node) => {
    const children = node.parts.length === 0 ? {} : { children: notEvaluated(node.parts, why) };
    return nodeResult(node, SKIPPED, { explanation: `not evaluated: ${why}`, ...children }, []);
  });
}
function statusOf({ status }) {
  return status === void 0 || status === "active" ? {} : { status };
}
var OF_PERCENTS = 0.7;
function thresholdOf({ threshold, judge: judge2 }) {
  if (threshold === void 0) return judge2 === "percent" ? OF_PERCENTS : null;
  return typeof threshold === "number" ? threshold : threshold.value;
}

// src/scoring/result-tree.ts
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
var MAX_REASON = 1e3;
function explainRubric(judged) {
  const { rubric, outcome, judgement, at: at2, reason } = judged;
  if (at2 === null)
    return explainUnjudged(judged, cut(reason ?? "", judgement.verdict === "error" ? MAX_REASON : MAX_CRASH));
  const warnings = reason === null ? [] : [cut(reason, MAX_REASON)];
  const derived = rubric.derived.map(({ name, slot, explain: explain4 }) => {
    const explanation = explain4(at2, warnings);
    const value = at2.derived[slot];
    if (value === void 0) return { explanation, fact: name };
    const { cut: isCut, value: kept } = recorded(value);
    return { ...isCut ? { cut: isCut } : {}, explanation, fact: name, value: kept };
  });
  const { root, standalone: besides } = rubric.nodes;
  const others = besides.flatMap(({ slot, node }) => {
    const own = at2.nodes[slot];
    return own === void 0 ? notEvaluated([node], UNNEEDED) : [node.explain(at2, own, warnings)];
  });
  const tree = withOthers(root.explain(at2, judgement, warnings), others);
  return {
    ...derived.length === 0 ? {} : { derived },
    hash: rubric.hash,
    outcome,
    rubric: rubric.id,
    tree,
    version: rubric.version,
    warnings
  };
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
  const { root, counted: counted2 } = rubric.nodes;
  if (root.parts.length === 0 || root.parts.length !== parts.length) return [];
  return criteria.flatMap((judgement, index) => {
    const node = counted2[index];
    return node !== void 0 && didNotPass(judgement) ? [{ node, judgement }] : [];
  });
}
function explainUnjudged({ rubric, outcome, judgement, criteria }, explanation) {
  const { root, counted: nodes } = rubric.nodes;
  const children = criteria.length === 0 ? notEvaluated(nodes, "there is no verdict on this trial") : criteria.map((own, index) => nodeResult(nodes[index] ?? root, own, { explanation }, []));
  const tree = nodeResult(root, judgement, { explanation, children }, []);
  const warnings = judgement.verdict === "error" ? [explanation] : [];
  return { hash: rubric.hash, outcome, rubric: rubric.id, tree, version: rubric.version, warnings };
}
function startResultsHash() {
  const digests = [];
  return {
    add: (canonical) => {
      digests.push(hash("sha256", canonical, "binary"));
    },
    finish: () => {
      const whole = createHash("sha256");
      for (const digest of digests.sort()) whole.update(`${Buffer.from(digest, "binary").toString("hex")}
`);
      return `sha256:${whole.digest("hex")}`;
    }
  };
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
    const name = parts.shift();
    switch (name) {
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
        onError(0, `Unknown directive ${name}`, true);
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
    const name = `${prefix}${i}`;
    if (!exclude.has(name))
      return name;
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
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text.length <= endStep)
    return text;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text, i, indent.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text[i + 1]) {
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
        i = consumeMoreIndentedLines(text, i, indent.length);
      end = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end) {
        if (split) {
          folds.push(split);
          end = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
          split = void 0;
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
    return text;
  if (onFold)
    onFold();
  let res = text.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end2 = folds[i2 + 1] || text.length;
    if (fold === 0)
      res = `
${indent}${text.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text[fold]}\\`;
      res += `
${indent}${text.slice(fold + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text, i, indent) {
  let end = i;
  let start = i + 1;
  let ch = text[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text[++i];
    } else {
      do {
        ch = text[++i];
      } while (ch && ch !== "\n");
      end = i;
      start = i + 1;
      ch = text[start];
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
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
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
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
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
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
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
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
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
    if (i < items.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
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
      const len = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2);
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
function findPair(items, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items) {
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
  createAlias(node, name) {
    if (!node.anchor) {
      const prev = anchorNames(this);
      node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
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
  constructor(name, pos, code, message) {
    super();
    this.name = name;
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
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair) => isEqual(pair.key, search));
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
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
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
  const lines = scalar.source ? splitLines(scalar.source) : [];
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
function splitLines(source) {
  const split = source.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines.push([split[i], split[i + 1]]);
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
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
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
  scalar.range = range;
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
function parseYamlDocument(file, text) {
  const bytes2 = Buffer.byteLength(text);
  if (bytes2 > MAX_BYTES)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes2} bytes`
    });
  const lines = new LineCounter();
  const document = composeYaml(file, text, lines);
  const syntax = syntaxProblem(document);
  const found = syntax === void 0 ? forbiddenParts(document, text, lines) : [syntax];
  if (found.length > 0) {
    const problems = found.toSorted((a, b) => a.at - b.at).slice(0, LISTED).map(({ at: at2, ...problem }) => {
      const { line: line2, col } = lines.linePos(at2);
      return { ...problem, where: { file, line: line2, column: col } };
    });
    throw new UserError([...problems, ...moreProblems(found.length - problems.length)]);
  }
  if (document.contents === null) {
    const fix = "Add content: white space and comments do not count";
    throw new UserError({ code: "empty-file", what: "the document is empty", where: { file }, fix });
  }
  return {
    value: document.toJS(),
    placeOf: (pointer) => placeOf(file, document, lines, pointer)
  };
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
function composeYaml(file, text, lines) {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    merge: false,
    // Quadratic in the number of keys; `forbiddenParts` finds them instead.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false
  });
  const [document, second] = composer.compose(tokensOf(file, text, lines), true, text.length);
  if (document === void 0) throw new Error("composing gave no document");
  if (second !== void 0)
    document.errors.push(
      new YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", "The file has a second document")
    );
  return document;
}
function* tokensOf(file, text, lines) {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > 2 * MAX_DEPTH) throw new UserError({ code: "too-deep", what: TOO_DEEP, where: { file } });
  }
  yield* parser.end();
}
var TOO_DEEP = `the file nests deeper than ${MAX_DEPTH} levels`;
var UNKNOWN_TAG = "TAG_RESOLVE_FAILED";
function syntaxProblem({ directives, errors, warnings }) {
  const version = directives?.yaml.explicit ? directives.yaml.version : "1.2";
  if (version !== "1.2")
    return { code: "yaml-version", what: `YAML ${version} is not read`, at: 0, fix: "Remove the `%YAML` line" };
  const found = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  const first = found.sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (first === void 0) return void 0;
  const fix = "Check indentation, quotes and brackets, here and above; quote text with special characters";
  return { code: "bad-yaml", what: inline(first.message).replaceAll("\\\\", "\\"), at: first.pos[0], fix };
}
function forbiddenParts(document, text, lines) {
  const found = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const tag = text.slice(...pos);
    if (code === UNKNOWN_TAG && !CORE_TAG.test(tag)) found.push(tagProblem(tag, pos[0]));
  }
  checkNode(document.contents, 0, (problem) => void found.push(problem), lines);
  return found;
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
  if (tag !== void 0 && CORE_TAG.test(tag)) add(tagProblem(tag, startOf(node)));
}
function tagProblem(tag, at2) {
  return { code: "yaml-tag", what: "tags are not allowed", at: at2, found: inline(tag), fix: "Remove it, and quote text" };
}
function startOf(node) {
  return node?.range?.[0] ?? 0;
}

// src/contract/read-config.ts
function readConfig(file, text, check3, make) {
  return compileConfig(parseYamlDocument(file, text), check3, make);
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
function readPolicy(file, text) {
  return readConfig(file, text, policyCheck, (written, { placeOf: placeOf2, problems }) => {
    for (const find of [crossedBounds, vagueWaivers, vagueRelaxation, badRedactions])
      problems.push(...find(written, placeOf2));
    return resolvePolicy(written, placeOf2);
  });
}
function crossedBounds(policy, placeOf2) {
  return Object.entries(policy.gate?.outcomes ?? {}).filter(([, rule]) => (rule.at_least ?? 0) > (rule.at_most ?? 1)).map(([name, rule]) => ({
    code: "crossed-bounds",
    what: `no share of \`${name}\` can satisfy both bounds`,
    where: placeOf2(rulePointer("outcomes", name, "at_least")),
    expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
    found: `${rule.at_least}`
  }));
}
var SUBJECTS = ["metric", "criterion", "scenario"];
function vagueWaivers({ waivers = [] }, placeOf2) {
  return waivers.flatMap((waiver, index) => {
    const at2 = { code: "bad-waiver", where: placeOf2(`/waivers/${index}`) };
    const subjects = SUBJECTS.flatMap((key) => waiver[key] ?? []);
    if (subjects.length !== 1) {
      const expected = "exactly one of `metric`, `criterion` and `scenario`";
      return [{ ...at2, what: "what the waiver is for is not clear", expected, found: subjects.join(", ") || "none" }];
    }
    if (waiver.scenario !== void 0 || waiver.ceiling !== void 0) return [];
    const what = `the waiver for \`${subjects[0]}\` has no ceiling`;
    return [{ ...at2, what, expected: "`ceiling`, the largest drop that is accepted" }];
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
      const at2 = { code: "bad-redaction", where: placeOf2(`/redact/${key}/${index}`) };
      if (!isInDots(path) && !isInDots(path.replace(FLATTENED, "")))
        return [{ ...at2, what: "no fact has such a path", expected: "names joined by single dots", found: path }];
      const [name = ""] = path.split(".");
      if (!NEEDED.includes(name)) return [];
      const verb = key === "hash" ? "hashed" : "dropped";
      return [{ ...at2, what: `\`${name}\` cannot be ${verb}: no trial is scored without it` }];
    })
  );
}
function isInDots(path) {
  return inDots(path) === path;
}
var FLATTENED = /\[-?\d+\]/g;
function rulePointer(section, name, key) {
  const pointer = memberPointer(`/gate/${section}`, name);
  return key === void 0 ? pointer : `${pointer}/${key}`;
}

// schemas/rubric.schema.json
var rubric_schema_default = () => loadLazily("./rubric.schema.cjs");

// src/rubric/advice.ts
var ALIASES = {
  "=": "eq",
  "==": "eq",
  equals: "eq",
  is: "eq",
  "!=": "ne",
  "<": "lt",
  "<=": "lte",
  at_most: "lte",
  ">": "gt",
  ">=": "gte",
  at_least: "gte",
  one_of: "in",
  includes: "contains",
  regex: "matches"
};
var KEY_ALIASES = {
  all: "and",
  all_of: "and",
  every: "and",
  any: "or",
  any_of: "or",
  some: "or",
  none: "not"
};
var SCORES = /* @__PURE__ */ new Set(["score", "threshold", "table", "default"]);
function withAdvice(problem, rubric) {
  const path = pointerNames(problem.where?.pointer ?? "");
  if (problem.code === "unknown-key") return withKey(problem, path.at(-1) ?? "");
  const written = path.reduce(memberOf, rubric);
  if (problem.code !== "bad-value") return problem;
  if (typeof written === "string" && path.at(-1) === "op") return withOperator(problem, written);
  const isScore = typeof written === "number" && path.slice(-2).some((name) => SCORES.has(name));
  return isScore && written > 1 ? { ...problem, fix: ABOVE_1 } : problem;
}
var ABOVE_1 = "Scores are 0 to 1: write 1.0 for the best, and divide points or percent by their maximum";
function withKey(problem, key) {
  const meant = Object.hasOwn(KEY_ALIASES, key) ? KEY_ALIASES[key] : void 0;
  const { known, suggestion, ...rest } = problem;
  const isOfCondition = known?.includes("and") || Object.values(KEY_ALIASES).includes(suggestion ?? "");
  return meant !== void 0 && isOfCondition ? { ...rest, suggestion: meant } : problem;
}
function withOperator({ where: where2 }, written) {
  const alias = Object.hasOwn(ALIASES, written) ? ALIASES[written] : void 0;
  const advice = alias === void 0 ? adviseName(written, Object.keys(OPERATORS)) : { suggestion: alias };
  return { code: "bad-operator", what: `there is no operator \`${written}\``, ...where2 && { where: where2 }, ...advice };
}

// src/rubric/dependency-order.ts
function dependencyOrder(names, needsOf) {
  const known = new Set(names);
  const order = [];
  const cycles = [];
  const done = /* @__PURE__ */ new Set();
  const visit3 = (name, trail) => {
    if (done.has(name) || !known.has(name)) return;
    const start = trail.indexOf(name);
    if (start >= 0) {
      const cycle = trail.slice(start);
      cycles.push(cycle);
      for (const member of cycle) done.add(member);
      return;
    }
    for (const need of needsOf(name)) visit3(need, [...trail, name]);
    done.add(name);
    order.push(name);
  };
  for (const name of names) visit3(name, []);
  return { order, cycles };
}
function shownCycle(cycle) {
  return cycle.map((name, index) => `${name} needs ${cycle[(index + 1) % cycle.length]}`).join(", ");
}

// src/rubric/nodes/each.ts
var MAX_JOINED = 1e3;
var MOST_ITEMS = 1e5;
var MOST_WEIGHT = 1e6;
var MOST_KEYS = 10;
function compileEach(file, pointer, context) {
  const each = compileItemwise(file.each, `${pointer}/each`, context);
  return {
    kind: "each",
    parts: [],
    judge: (at2) => judge(each, at2),
    explainItems: (at2, judgement, warnings) => explainItems(each, at2, judgement, warnings),
    explain: (at2, judgement, notes) => {
      if (judgement === each.indeterminate) return { explanation: explainNone(each, at2, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown} counts` };
      const children = explainItems(each, at2, judgement, notes.warnings);
      return { explanation: explain(each, judgement, children), children };
    }
  };
}
function compileItemwise(file, pointer, { marking, compiling, compileChild }) {
  const variable = file.as ?? "item";
  checkVariable(variable, file.as === void 0 ? pointer : `${pointer}/as`, compiling);
  const within = { ...compiling, names: { ...compiling.names, items: [...compiling.names.items, variable] } };
  refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = compileChild(variable, file.node, `${pointer}/node`, within);
  const items = compileItems(file.over, `${pointer}/over`, compiling);
  const weight = file.weight === void 0 ? null : compileBound(file.weight, "number", `${pointer}/weight`, within);
  const strategy = file.combine === void 0 || file.combine === "mean" ? everyItem(marking) : STRATEGIES[file.combine];
  if (weight !== null && !strategy.isWeighted) refuseWeights(file, `${pointer}/weight`, compiling);
  const empty = answered(file.on_empty, marking.severity ?? "medium");
  return { items, node, weight, strategy, marking, indeterminate: markIndeterminate(marking), empty };
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
  return { ...STRATEGIES.weighted_sum, verdict };
}
function judge(each, at2) {
  const { items, node, strategy, marking, indeterminate, empty } = each;
  const list = items.read(at2);
  if (list === null) return indeterminate;
  at2.spent.items += list.length;
  if (at2.spent.items > MOST_ITEMS)
    throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
  const weights = weightsOf(each, list, at2);
  if (weights === null) return indeterminate;
  if (!weights.some((weight) => weight > 0)) return empty;
  const parts = list.map(
    (item, index) => weights[index] === 0 ? SKIPPED : judgedOrMissing(() => node.judge(withItem(at2, item, index)))
  );
  requireAnswers(parts);
  return combine(parts, weights, strategy, marking);
}
function weightsOf({ weight }, list, at2) {
  if (weight === null) return list.map(() => 1);
  const weights = list.map((item, index) => weight.value(withItem(at2, item, index)));
  const invalid = weights.find((one) => one !== void 0 && !(one >= 0 && one <= MOST_WEIGHT));
  if (invalid !== void 0)
    throw new Unjudgeable(
      `the weight ${cut(weight.text, EXPRESSION)} gave ${invalid}; weights are 0 to ${MOST_WEIGHT}`
    );
  return weights.includes(void 0) ? null : weights;
}
function withItem(at2, item, index) {
  return { ...at2, items: [...at2.items, item], places: [...at2.places, index] };
}
function explainNone({ items, weight }, at2, notes) {
  const list = items.read(at2);
  if (list === null || weight === null) return items.explainNone(at2, notes);
  const index = list.findIndex((item, place) => weight.value(withItem(at2, item, place)) === void 0);
  return `the weight of item ${index} is indeterminate: ${weight.explain(withItem(at2, list[index], index), notes)}`;
}
function explainItems(each, at2, { parts }, warnings) {
  const list = each.items.read(at2) ?? [];
  const weights = weightsOf(each, list, at2) ?? [];
  return parts.map((part, index) => {
    const [key, weight = 1] = [String(index), weights[index]];
    if (weight === 0)
      return { ...nodeResult(each.node, part, { explanation: "does not count: its weight is 0" }, []), key, weight };
    return { ...each.node.explain(withItem(at2, list[index], index), part, warnings), key, weight };
  });
}
function explain({ strategy, marking }, judgement, children) {
  const of = { keys: children.map(({ key }) => key), weights: children.map(({ weight }) => weight) };
  const names = children.filter(didNotPass).map((child) => () => child.key);
  const logic = clauses(
    judgement.score === null ? "no item is asked" : combineWords(strategy, judgement.parts, of),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    names.length === 0 ? "" : `did not pass: ${firstFew(names, MOST_KEYS)}`
  );
  const all = children.map(({ explanation }) => explanation).join(" | ");
  return `${logic}${logic === "" ? "" : "; item by item: "}${cut(all, MAX_JOINED)}`;
}
function compileItems(over, pointer, compiling) {
  const { field, steps, turns } = over;
  refuseSeveral(over, pointer, compiling);
  if (field !== void 0) return compileList(field, `${pointer}/field`, compiling);
  if (steps !== void 0) return compileSteps(steps, `${pointer}/steps`, compiling);
  return itemsOf(TRACE, `${turns} turns`, (trace) => turnsOf(trace, turns ?? ""));
}
function refuseSeveral(over, pointer, { problems }) {
  const named = Object.keys(over);
  if (named.length < 2) return;
  const what = "`over` takes one key";
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(["field", "steps", "turns"], named) });
}
function compileList(field, pointer, compiling) {
  const list = { ...compileFact(field, pointer, compiling), ...A_LIST };
  return itemsOf(list, list.path, (items) => items);
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
  const unfit3 = (at2) => [...facts, list].find((fact) => readFit(fact, at2) === void 0);
  return {
    shown: shown2,
    read: (at2) => unfit3(at2) === void 0 ? pick(list.read(at2), at2) : null,
    explainNone: (at2, notes) => explainUnfit(unfit3(at2) ?? list, at2, notes)
  };
}
function turnsOf(trace, role) {
  const starts = trace.flatMap((step, index) => isMessageOf(step, role) ? [index] : []);
  return starts.map((start, index) => turnOf(trace.slice(start, starts[index + 1])));
}
function turnOf(steps) {
  const [opening] = steps;
  const text = opening?.type === "message" ? opening.text : "";
  const reply = steps.findLast((step) => isMessageOf(step, "assistant"))?.text;
  return reply === void 0 ? { text, steps } : { text, steps, reply };
}
function isMessageOf(step, role) {
  return step.type === "message" && step.role === role;
}

// src/rubric/nodes/leaf-nodes.ts
function compileCriterion(file, pointer, { marking, compiling }) {
  const { pass_when, fail_when } = file;
  const pass = pass_when && compileCondition(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition(fail_when, `${pointer}/fail_when`, compiling);
  const { test, explain: explain4 } = pass ?? fail ?? REFUSED_CONDITION;
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
      const explanation = explain4(at2, notes);
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
  const scores = new Map(Object.entries(table2).map(([value, score2]) => [value, markScalar(marking, score2)]));
  const other = usual === void 0 ? null : markScalar(marking, usual);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "lookup",
    parts: [],
    judge: (at2) => {
      const key = tableKey(fact.read(at2));
      return key === void 0 ? indeterminate : scores.get(key) ?? other ?? indeterminate;
    },
    explain: (at2, judgement, notes) => {
      const found = explainRow(fact, scores, at2, notes, (notListed) => {
        if (other !== null) return `${notListed}: the default counts`;
        warn(notes, `fact \`${fact.path}\` has a value that the table does not score`);
        return `${notListed}, and there is no default`;
      });
      return { explanation: clauses(found, markWords(marking, judgement)) };
    }
  };
}
var SLACK2 = 1e-9;
function compileFormula(file, pointer, { marking, compiling }) {
  const bound = compileBound(file.formula, "number", `${pointer}/formula`, compiling);
  const text = cut(bound.text, EXPRESSION);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "formula",
    parts: [],
    judge: (at2) => {
      const value = bound.value(at2);
      if (value !== void 0) return markScalar(marking, checked(value, text));
      return bound.needsSkipped(at2) ? SKIPPED : indeterminate;
    },
    explain: (at2, judgement, notes) => {
      const quiet = judgement === SKIPPED ? { ...notes, warnings: [] } : notes;
      const reason = bound.explain(at2, quiet);
      notes.observed = quiet.observed;
      if (judgement === SKIPPED) return { explanation: `${text} does not apply: ${reason}` };
      if (judgement === indeterminate) return { explanation: `${text} is indeterminate: ${reason}` };
      const logic = reason === "" ? text : `${text}: ${reason}`;
      return { explanation: clauses(logic, markWords(marking, judgement)) };
    }
  };
}
function checked(value, text) {
  if (value >= -SLACK2 && value <= 1 + SLACK2) return Math.min(Math.max(value, 0), 1);
  throw new Unjudgeable(`the formula ${text} gave ${value}; scores are 0 to 1`);
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
var REASON = 200;
var RESERVED = ["model", "version"];
function compileJudge(file, pointer, { marking, compiling }) {
  const asked = compileAsked(file, pointer, compiling);
  const indeterminate = markIndeterminate(marking);
  const scoreAt = (at2) => answerTo(asked, at2)?.score;
  const judged = asked.form === "yes_no" ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), indeterminate], (at2) => scoreAt(at2) ?? 2) : {
    judge: (at2) => {
      const score2 = scoreAt(at2);
      return score2 === void 0 ? indeterminate : markScalar(marking, score2);
    }
  };
  return {
    kind: "judge",
    parts: [],
    ...judged,
    explain: (at2, judgement, notes) => ({
      explanation: clauses(explainAsked(asked, at2, notes), markWords(marking, judgement))
    })
  };
}
function compileAsked(file, pointer, compiling) {
  const { question: text = "", judge: form = "yes_no", model } = file;
  const { names, name: key = "" } = compiling;
  const question = text.trim();
  checkPlace(file, pointer, compiling);
  const sees = file.sees ?? names.items.slice(-1);
  const [path, at2] = [`judge.${key}`, `${pointer}/judge`];
  if (sees.length === 0) {
    names.questions.set(key, []);
    return { key, question, form, recorded: compileFact(path, at2, compiling), asks: [], seen: [] };
  }
  const open = { ...compiling, names: { ...names, closed: false }, needs: /* @__PURE__ */ new Set() };
  const recorded2 = compileFact(path, at2, open);
  compiling.needs.add(MODEL_NEED);
  const seen = sees.map((one, index) => compileSeen(one, `${pointer}/sees/${index}`, compiling));
  const shown2 = (of) => Object.fromEntries(seen.map((fact) => [fact.path, fact.read(of) ?? null]));
  const isOfItems = names.items.length > 0;
  const asks = [model ?? null].flat().map((one) => {
    const id = questionId({ question, form, model: one }, sees);
    return { id, key, question, form, model: one, isOfItems, shown: shown2 };
  });
  names.questions.set(key, asks);
  return { key, question, form, recorded: recorded2, asks, seen };
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
function checkPlace(file, pointer, { problems, name = "", names }) {
  const refuse = (what, fix) => problems.add(pointer, { code: "bad-node", what, fix });
  if (RESERVED.includes(name)) refuse(`\`judge.${name}\` names the judge and is no answer`, "Give it another key");
  else if (names.questions.has(name))
    refuse(
      `\`judge.${name}\` answers another question of this rubric`,
      "Give it a key of its own under `criteria` or `nodes`, or `use` the other"
    );
  if (file.question === void 0) refuse("a judge node needs a `question`", "Write it so that yes is good");
}
function recordedAt({ recorded: recorded2 }, at2) {
  const itemAt = (list, place) => Array.isArray(list) ? list[place] : void 0;
  return at2.places.reduce(itemAt, recorded2.read(at2));
}
function recordedPath({ recorded: recorded2 }, { places }) {
  return [recorded2.path, ...places].join(".");
}
function answerTo(asked, at2) {
  const { key, question, form, asks, seen } = asked;
  const value = recordedAt(asked, at2);
  const own = readAnswers(value, form, question);
  if (own !== void 0) return { ...own, isRecorded: true };
  const isOwn = isRecorded(value, question);
  if (!isOwn && seen.length > 0 && seen.every((fact) => fact.read(at2) === void 0)) return void 0;
  const votes = isOwn ? [] : asks.map((ask) => votesOf(ask, at2));
  const panel = votes.map((one) => readAnswers(one, form, question));
  const answer = panel.length === 0 ? void 0 : panel.length === 1 ? panel[0] : answerOfPanel(panel);
  if (answer !== void 0) return { ...answer, isRecorded: false, ...panel.length > 1 ? { panel } : {} };
  const open = isOwn ? [] : asks.filter((_, index) => panel[index] === void 0);
  const said = votes.find((one, index) => one !== void 0 && panel[index] === void 0);
  const why = said === void 0 ? `${whyNone(recordedPath(asked, at2), value, form, question)}${whyUnasked(open, value)}` : whyNone(SAID, said, form, question);
  const shown2 = open[0]?.shown(at2) ?? {};
  throw new Unanswered(
    `\`${key}\` has no answer: ${why}`,
    open.map((ask) => ({ ...ask, shown: shown2 }))
  );
}
function votesOf({ id, isOfItems, shown: shown2 }, at2) {
  const votes = at2.trial[ANSWERS]?.[id];
  if (!isOfItems || !Array.isArray(votes)) return votes;
  const about = shownHash(shown2(at2));
  const own = votes.filter((vote) => isRecord(vote) && vote.shown === about);
  return own.length === 0 ? void 0 : own;
}
var SAID = "what the judge says";
function whyUnasked(open, recorded2) {
  if (open.length > 0) return ", and no judge was asked";
  return recorded2 === void 0 ? ", and without `sees` no model is asked" : "";
}
function explainAsked(asked, at2, notes) {
  const answer = answerTo(asked, at2);
  if (answer?.isRecorded !== true) for (const fact of asked.seen) noteSeen(fact, at2, notes);
  if (answer !== void 0) return explainAnswer(asked, answer, at2, notes);
  const paths = asked.seen.map(({ path }) => path);
  return `${paths.join(" and ")} ${paths.length === 1 ? "is" : "are"} absent: there is nothing to ask about`;
}
function explainAnswer(asked, answer, at2, notes) {
  const { given, score: score2, reason, panel, isRecorded: isOwn } = answer;
  const because = reason === "" ? "" : `: ${shownValue(reason, REASON)}`;
  if (panel !== void 0) return `${panelWords(asked, panel, score2)}${because}`;
  const said = given.length === 1 ? given[0] : given;
  const subject = isOwn ? shownFact(notes, recordedPath(asked, at2), said) : `the judge's answer (${shownValue(said, IN_SENTENCE)})`;
  return `${subject} ${typeof given[0] === "number" ? "of 100" : `says ${yesOrNoOf(given, score2)}`}${because}`;
}
function panelWords({ asks, form }, panel, score2) {
  const word = (own) => form === "percent" ? `${own * 100}` : own === 1 ? "yes" : "no";
  const said = panel.map(
    (one, index) => `${asks[index]?.model} (${one === void 0 ? "no answer" : word(one.score)})`
  );
  return `${said.join(", ")}: ${word(score2)}`;
}
function noteSeen(fact, at2, notes) {
  const value = fact.read(at2);
  shownFact(notes, fact.path, value);
  if (value === void 0) warn(notes, `fact \`${fact.path}\` is absent`);
}
function yesOrNoOf(given, score2) {
  const says = score2 === 1 ? "yes" : "no";
  if (given.length === 1) return says;
  return `${says}, ${given.filter((answer) => answer === (score2 === 1)).length} of ${given.length} times`;
}

// src/rubric/nodes/rule-order.ts
function orderRules(rules, compiling) {
  checkRules(rules, compiling);
  const names = rules.map(({ file }) => file.name);
  for (const rule of rules) checkOverrides(rule, rules, compiling);
  const overriders = names.map(
    (name) => rules.flatMap(({ file }, index) => file.overrides?.includes(name) ? [index] : [])
  );
  const needsOf = (name) => (overriders[names.indexOf(name)] ?? []).map((index) => names[index] ?? "");
  const sorted3 = dependencyOrder(names, needsOf);
  for (const cycle of sorted3.cycles) {
    const members = cycle.toReversed();
    const found = shownCycle(members).replaceAll(" needs ", " overrides ");
    const { pointer } = rules[names.indexOf(members[0] ?? "")];
    const what = "rules override each other in a cycle";
    compiling.problems.add(`${pointer}/overrides`, { code: "cycle", what, found });
  }
  const order = sorted3.order.map((name) => names.indexOf(name));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}
function checkRules(rules, { problems }) {
  const seen = /* @__PURE__ */ new Set();
  for (const { file, pointer } of rules) {
    const { name, weight, terminal } = file;
    checkName(name, `${pointer}/name`, problems);
    if (seen.has(name))
      problems.add(`${pointer}/name`, { code: "duplicate-node", what: `rule \`${name}\` is repeated` });
    seen.add(name);
    if (weight === 0 && terminal !== true)
      problems.add(`${pointer}/weight`, {
        code: "bad-weights",
        what: "a rule of weight 0 has no effect",
        expected: "above 0 to add, below 0 to take away"
      });
  }
}
function checkOverrides({ file, pointer }, rules, { problems }) {
  for (const [index, name] of (file.overrides ?? []).entries()) {
    const at2 = `${pointer}/overrides/${index}`;
    const target = rules.find((rule) => rule.file.name === name);
    if (target?.file.terminal === true) {
      const what = `\`${name}\` is terminal and cannot be overridden`;
      problems.add(at2, { code: "bad-node", what });
    } else if (target === void 0) {
      const advice = adviseName(name, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at2, { code: "unknown-node", what: `there is no rule \`${name}\``, ...advice });
    }
  }
}

// src/rubric/nodes/rules.ts
function compileRules(file, pointer, { marking, compiling }) {
  const placed = (file.rules ?? []).map((rule, index) => ({
    file: effective(rule),
    pointer: `${pointer}/rules/${index}`
  }));
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
      explanation: explain2(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at2, warnings)
    })
  };
}
function effective(rule) {
  if (rule.status !== "proposed") return rule;
  const { overrides: _, terminal: __, ...shown2 } = rule;
  return { ...shown2, severity: "none" };
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
function explain2(rules, marking, judgement) {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted2 = rules.filter(
    (rule, index) => parts[index] === rule.indeterminate && counts(rule, rule.indeterminate)
  );
  const asked = clauses(naming("fired", fired), naming("counts as fired", counted2));
  const sum2 = sumOfCounted(rules, parts);
  const less = mayHaveEnded(rules, parts).filter(({ node }) => node.weight < sum2);
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
  const { name, weight, question, version, terminal: isTerminal = false } = file;
  const severity = file.severity ?? severityOf(weight, isTerminal);
  const condition = compileCondition(file.condition, `${pointer}/condition`, compiling);
  const passed = { verdict: "pass", score: 1, severity, parts: NO_PARTS };
  const failed = { verdict: "fail", score: 0, severity, parts: NO_PARTS };
  const [fired, unfired] = weight > 0 ? [passed, failed] : [failed, passed];
  const indeterminate = { ...failed, indeterminate: true };
  const node = {
    key: name,
    kind: "rule",
    ...question === void 0 ? {} : { question },
    ...version === void 0 ? {} : { version },
    ...statusOf(file),
    weight: file.status === "proposed" ? 0 : weight,
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

// src/rubric/nodes/compile-node.ts
var KINDS = {
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
  const applies = when === void 0 ? null : compileCondition(when, `${pointer}/when`, compiling);
  checkNeeded(file, pointer, compiling);
  const failed = { verdict: "fail", score: 0, severity, parts: body.parts.map((part) => part.failed) };
  const threshold = thresholdOf(file);
  const node = {
    key,
    kind: body.kind,
    ...question === void 0 ? {} : { question },
    ...statusOf(file),
    weight,
    ...threshold === null ? {} : { threshold },
    // The rubric's own version is recorded beside its result tree.
    ...file.version === void 0 || pointer === "" ? {} : { version: file.version },
    parts: body.parts,
    failed
  };
  const isPlain = applies === null;
  return { ...node, ...isPlain ? always(node, body) : where(node, body, applies, answered(otherwise, severity)) };
}
function compileBody(file, pointer, compiling, compileChild) {
  const kinds = Object.keys(KINDS).filter((kind) => Object.hasOwn(file, kind));
  const compile = KINDS[kinds[0] ?? ""];
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
  const known = Object.keys(KINDS).filter((kind) => !isRoot || !BELOW_ONLY.has(kind));
  const what = `a ${isRoot ? "rubric" : "node"} has one kind`;
  problems.add(pointer, { code: "bad-node", what, ...exactlyOne(known, kinds) });
}
function always(node, body) {
  return {
    choice: body.choice ?? null,
    judge: body.judge,
    explain: (at2, judgement, warnings) => {
      if (judgement.missing !== void 0) return explainMissing(node, body, judgement, at2, warnings);
      const notes = startNotes(warnings);
      const explained = body.explain(at2, judgement, notes);
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function explainMissing(node, { explainItems: explainItems2 }, judgement, at2, warnings) {
  const explanation = judgement.missing?.message ?? "";
  const below = judgement.parts.length === 0 ? notEvaluated(node.parts, "an answer is missing") : explainItems2?.(at2, judgement, warnings) ?? explainAll(node.parts, judgement.parts, at2, warnings);
  return nodeResult(node, judgement, { explanation, ...below.length === 0 ? {} : { children: below } }, []);
}
function where(node, body, applies, elsewhere) {
  const inside = always(node, body);
  const least = elsewhere.verdict === "pass" ? answered("skip", elsewhere.severity) : elsewhere;
  const inDoubt = { ...least, indeterminate: true };
  const outside = [elsewhere, inDoubt];
  return {
    ...body.choice === void 0 ? judgedWhere(body, applies, outside) : chosenWhere(body.choice, applies, outside),
    explain: (at2, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside.explain(at2, judgement, warnings);
      const notes = startNotes(warnings);
      const explanation = `${ELSEWHERE[judgement.verdict] ?? ""}${applies.explain(at2, notes)}`;
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
function judgedWhere(body, applies, [elsewhere, inDoubt]) {
  const judge2 = (at2) => {
    const truth = applies.test(at2);
    return truth === true ? body.judge(at2) : truth === false ? elsewhere : inDoubt;
  };
  return { choice: null, judge: judge2 };
}
function chosenWhere({ answers, choose }, applies, outside) {
  return chosen([...answers, ...outside], (at2) => {
    const truth = applies.test(at2);
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
  ["sees", "judge"],
  ["model", "judge"]
];
var OWN_PART = /^\/(?:criteria|nodes)\/[^/]+$/;
function checkNeeded(file, pointer, { problems }) {
  if (file.status === "proposed" && !OWN_PART.test(pointer)) {
    const what = "only the rubric's own `criteria` and `nodes`, and rules, can be proposed";
    problems.add(`${pointer}/status`, { code: "bad-node", what });
  }
  for (const [key, needed] of NEEDED2) {
    if (file[key] === void 0 || file[needed] !== void 0) continue;
    problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs a \`${needed}\`` });
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
  const named = [];
  const needs = /* @__PURE__ */ new Map();
  const compileNamed = (key, node, pointer) => {
    const own = { problems, names, needs: /* @__PURE__ */ new Set(), name: key };
    const compiled = compileNode(key, node, pointer, own);
    const slot = names.nodes.get(key) ?? 0;
    named[slot] = compiled;
    needs.set(key, own.needs);
    return judgedOnce(compiled, slot);
  };
  const outside = (section, [key, node]) => ({
    key,
    node: compileNamed(key, { ...node, weight: 0 }, `/${section}/${key}`)
  });
  const parts = Object.entries(file.criteria ?? {});
  const proposed = parts.filter(([, { status }]) => status === "proposed");
  const counting = Object.fromEntries(parts.filter((part) => !proposed.includes(part)));
  if (proposed.length > 0 && proposed.length === parts.length)
    problems.add("/criteria", { code: "bad-node", what: "every criterion is proposed, so nothing has a score" });
  const apart = [
    ...Object.entries(file.nodes ?? {}).map((entry) => {
      refuseWeight(entry[1], `/nodes/${entry[0]}`, { problems });
      return outside("nodes", entry);
    }),
    ...proposed.map((entry) => outside("criteria", entry))
  ];
  const whole = { problems, names, needs: /* @__PURE__ */ new Set(), name: id };
  const scored = file.criteria === void 0 ? file : { ...file, criteria: counting };
  const root = compileNode(
    id,
    scored,
    "",
    whole,
    (key, node, pointer, within = whole) => pointer === `/criteria/${key}` ? compileNamed(key, node, pointer) : compileNode(key, node, pointer, within)
  );
  const read = /* @__PURE__ */ new Set([...asked, ...whole.needs, ...[...needs.values()].flatMap((keys) => [...keys])]);
  const order = sortedKeys(names.nodes, needs, file, problems).filter((key) => read.has(key) || apart.some((one) => one.key === key)).map((key) => names.nodes.get(key) ?? 0);
  const besides = apart.map(({ key, node }) => {
    return { slot: names.nodes.get(key) ?? 0, node, isOptional: read.has(key) || node.status === "proposed" };
  });
  const counted2 = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named, standalone: besides, counted: counted2, order, needs: new Map([...needs, ["", whole.needs]]) };
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
  for (const cycle of cycles) {
    const [first = ""] = cycle;
    const section = Object.hasOwn(file.nodes ?? {}, first) ? "/nodes" : "/criteria";
    const found = shownCycle(cycle);
    problems.add(`${section}/${first}`, { code: "cycle", what: "nodes need each other in a cycle", found });
  }
  return order;
}
var RECORDED_NEED = factNeed("judge");
function restsOnJudge(nodes, derived) {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [derivedNeed(fact.name), fact.needs])]);
  const reached = (from) => {
    const seen = /* @__PURE__ */ new Set([from]);
    for (const name of seen) for (const next of needs.get(name) ?? []) seen.add(next);
    return seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  };
  const own = reached("");
  const part = (key) => needs.has(key) ? reached(key) : own;
  return { whole: own || nodes.root.parts.some(({ key }) => part(key)), part };
}

// src/rubric/facts/contract.ts
var LONG = 1e3;
function compileContract(file, derived, compiling) {
  const { names, problems, needs } = compiling;
  const schema5 = compileShape(file, problems);
  const beforeScores = { ...compiling, names: { ...names, factsOnly: true } };
  const requirements = (file.require ?? []).map(({ that, message }, index) => ({
    condition: compileCondition(that, `/require/${index}/that`, beforeScores),
    message
  }));
  if (schema5 === null && requirements.length === 0) return null;
  const needed = derived.some(({ name }) => needs.has(derivedNeed(name))) ? derived : [];
  return (trial) => {
    const misshapen = schema5?.violation(trial);
    if (misshapen !== void 0) return misshapen;
    const at2 = startEvaluation(trial);
    for (const { slot, derive } of needed) at2.derived[slot] = derive(at2);
    const broken = requirements.filter(({ condition }) => condition.test(at2) !== true);
    return broken.length === 0 ? void 0 : cut(
      broken.map(({ condition, message }) => {
        const because = condition.explain(at2, startNotes([]));
        return message === void 0 ? because : `${message}: ${because}`;
      }).join("; "),
      LONG
    );
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

// src/rubric/facts/derived-facts.ts
function derivedSlots(file, taken, problems) {
  const names = Object.keys(file.derive ?? {});
  for (const name of names) {
    checkKey(name, "/derive", problems);
    if (!taken.has(name)) continue;
    const what = `derived fact \`${name}\` hides a fact of the trial`;
    problems.add(`/derive/${name}`, { code: "hidden-fact", what, fix: "Rename it" });
  }
  return new Map(names.map((name, slot) => [name, slot]));
}
function compileDerived(file, names, problems) {
  const facts = /* @__PURE__ */ new Map();
  for (const [name, written] of Object.entries(file.derive ?? {})) {
    const slot = names.derived.get(name) ?? 0;
    const compiling = { problems, names: { ...names, factsOnly: true }, needs: /* @__PURE__ */ new Set() };
    facts.set(name, {
      name,
      slot,
      needs: compiling.needs,
      ...compileDerivation(written, `/derive/${name}`, compiling)
    });
  }
  return sorted(facts, problems);
}
function sorted(facts, problems) {
  const names = [...facts.keys()];
  const { order, cycles } = dependencyOrder(
    names,
    (name) => names.filter((other) => facts.get(name)?.needs.has(derivedNeed(other)))
  );
  for (const cycle of cycles) {
    const found = shownCycle(cycle);
    problems.add(`/derive/${cycle[0]}`, { code: "cycle", what: "derived facts need each other in a cycle", found });
  }
  return order.flatMap((name) => facts.get(name) ?? []);
}
function compileDerivation(file, pointer, compiling) {
  if ("lookup" in file) return compileFactLookup(file.lookup, `${pointer}/lookup`, compiling);
  const isValue = file.expr !== void 0 && Object.keys(file).every((key) => key === "expr" || key === "description");
  if (isValue) return fromExpression(file.expr, pointer, compiling);
  const condition = compileCondition(file, pointer, compiling);
  return { derive: condition.test, explain: (at2, warnings) => condition.explain(at2, startNotes(warnings)) };
}
function fromExpression(text, pointer, compiling) {
  const bound = compileBound(text, "any", `${pointer}/expr`, compiling);
  const shown2 = cut(bound.text, EXPRESSION);
  return {
    derive: bound.value,
    explain: (at2, warnings) => {
      const reason = bound.explain(at2, startNotes(warnings));
      return reason === "" ? shown2 : `${shown2}: ${reason}`;
    }
  };
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
  problems: (value, locate) => schema4.problems(value, locate).map((problem) => withAdvice(problem, value))
};
function loadRubric(file, text) {
  return compileDocument(parseYamlDocument(file, text));
}
function compileDocument(document) {
  return compileConfig(
    document,
    check,
    (file, { problems, placeOf: placeOf2 }) => compileRubric(file, collectProblems(problems, placeOf2))
  );
}
function loadRubrics(sources) {
  const found = new Problems();
  const load = ({ file, text }) => found.collect(() => ({ file, rubric: loadRubric(file, text) })) ?? [];
  const loaded = sources.flatMap(load);
  const problems = [...found.all(), ...sharedNames(loaded)];
  if (problems.length > 0) throw new UserError(problems);
  return loaded.map(({ rubric }) => rubric).sort((a, b) => byText(a.id, b.id));
}
function sharedNames(loaded) {
  return [...sharedIn(loaded, "id"), ...sharedIn(loaded, "metric")];
}
function sharedIn(loaded, name) {
  const owners = /* @__PURE__ */ new Map();
  return loaded.flatMap(({ file, rubric }) => {
    const owner = owners.get(rubric[name]);
    owners.set(rubric[name], owner ?? file);
    if (owner === void 0) return [];
    const what = `${name === "id" ? "rubric" : "metric"} \`${rubric[name]}\` is already defined in ${owner}`;
    return [
      { code: `duplicate-${name === "id" ? "rubric" : "metric"}`, what, where: { file }, fix: "Rename one of them" }
    ];
  });
}
function compileRubric(file, problems) {
  const header = readHeader(file, problems);
  const names = knownNames(file, problems);
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
    questions: [...names.questions.values()].flat(),
    refersTo: new Set(needs.flatMap((each) => [...each])),
    criteria: nodes.counted.map((node) => criterionOf(node, file, byJudge)),
    outcomes,
    bands: file.bands ?? [],
    byJudge: byJudge.whole
  };
}
var NUMBERS = /* @__PURE__ */ new Set(["formula", "lookup", "tree"]);
function criterionOf(node, { criteria = {}, nodes = {} }, byJudge) {
  const { key, kind, question, choice, status } = node;
  const hasThreshold = (memberOf(criteria, key) ?? memberOf(nodes, key))?.threshold !== void 0;
  return {
    key,
    ...question === void 0 ? {} : { question },
    ...status === void 0 ? {} : { status },
    ...byJudge.part(key) ? { byJudge: true } : {},
    ...choice === null ? { graded: { byScore: NUMBERS.has(kind) && !hasThreshold } } : {}
  };
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
    questions: /* @__PURE__ */ new Map(),
    facts,
    closed
  };
  return { ...names, steps: compileNamedSteps(file, names, problems) };
}

// schemas/mapping.schema.json
var mapping_schema_default = () => loadLazily("./mapping.schema.cjs");

// src/suite/mapping/expect.ts
var LEAST_DECIMALS = 2;
function compileExpect(spec, compiling) {
  if (spec === void 0) return void 0;
  const totalsIn = compileObject(spec, "/expect", compiling);
  return (file) => startTotals(file, totalsIn);
}
function startTotals(file, totalsIn) {
  const counts2 = { records: 0, trials: 0, passed: 0, failed: 0, errors: 0 };
  const scenarios = /* @__PURE__ */ new Set();
  let said = {};
  return {
    addRecord: (record, where2) => {
      said = { ...said, ...totalsIn(record, where2) };
    },
    addTrial: (trial) => {
      counts2.records++;
      if (trial === void 0) return;
      counts2.trials++;
      scenarios.add(trial.scenario);
      const passed = factAt(trial, "harness.passed");
      if (passed === true) counts2.passed++;
      if (trial.error !== null) counts2.errors++;
      else if (passed === false) counts2.failed++;
    },
    check: (header) => {
      const where2 = { file };
      const read = { ...counts2, scenarios: scenarios.size, pass_rate: counts2.passed / Math.max(1, counts2.trials) };
      const expected = header === void 0 ? said : totalsIn(header, where2);
      const problems = Object.entries(expected).flatMap(([name, value]) => {
        if (typeof value !== "number") throw unfit(`expect.${name}`, `${shown(value)} is not a number`, where2);
        const found = read[name];
        const reported = rounded(value);
        return isSame(name, reported, found) ? [] : [difference(name, reported, found, where2)];
      });
      if (problems.length > 0) throw new UserError(problems);
    }
  };
}
function isSame(name, expected, read) {
  if (name !== "pass_rate") return expected === read;
  const decimals = Math.max(LEAST_DECIMALS, String(expected).split(".")[1]?.length ?? 0);
  return Math.abs(expected - read) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}
function difference(name, expected, found, where2) {
  return {
    code: "other-totals",
    what: `the trials in this file are not those that it reports: \`expect.${name}\` differs`,
    where: where2,
    expected: `${expected}`,
    found: `${found}`,
    fix: "Let the harness write every trial, passed and failed. If the file is whole, correct the mapping"
  };
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
  const text = compileValue(spec.text, "/trace/message/text", compiling);
  return (step, where2, draft) => {
    if (!when(step, where2)) return;
    const said = text(step, where2);
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
    const text = readable(result(found, where2) ?? "", dotted(`${at2}/result`), where2);
    draft.steps.push({ type: "message", role: "tool", text });
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
  const textIn = compileText(spec, pointer, compiling);
  const fix = "Restrict it to some steps by `when`";
  return (found, where2, { number }) => {
    const text = textIn(found, where2);
    if (text === void 0) throw unfit(dotted(pointer), `step ${number} has no text for it`, where2, fix);
    return text;
  };
}
function unansweredCalls() {
  const queues = /* @__PURE__ */ new Map();
  return {
    add: (call, id) => {
      const waiting = { call, isAnswered: false };
      for (const key of [...id === void 0 ? [] : [`id:${id}`], `tool:${call.tool}`, "any"]) {
        const queue = queues.get(key) ?? { calls: [], first: 0 };
        queue.calls.push(waiting);
        queues.set(key, queue);
      }
    },
    take: (id, tool) => {
      for (const key of id === void 0 ? [`tool:${tool}`, "any"] : [`id:${id}`]) {
        const queue = queues.get(key);
        if (queue === void 0) continue;
        while (queue.calls[queue.first]?.isAnswered) queue.first++;
        const found = queue.calls[queue.first];
        if (found === void 0) continue;
        found.isAnswered = true;
        return found.call;
      }
      return void 0;
    }
  };
}

// src/suite/mapping/mapping.ts
var check2 = schemaCheck(mapping_schema_default);
function loadMapping(file, text) {
  return readConfig(file, text, check2, (spec, { placeOf: placeOf2, problems }) => {
    const compiling = startCompiling(spec, placeOf2, problems);
    const { trial, number_trials: counts2 } = spec;
    if (trial !== void 0 && counts2 !== void 0)
      compiling.report("/number_trials", "`number_trials` does not go with `trial`", "Leave one of them out");
    const uncounted = trial === void 0 ? "none" : "read";
    return {
      name: spec.mapping,
      hash: contentHash(spec),
      split: compileRecords(spec, compiling),
      apply: compileTrial(spec, compiling),
      totals: compileExpect(spec.expect, compiling),
      join: compileJoin(spec, compiling),
      trialNumbers: counts2 === void 0 ? uncounted : "counted",
      agentOf: counts2 === void 0 || counts2 === true ? void 0 : compileValue(counts2, "/number_trials", compiling),
      selectors: compiling.selectors
    };
  });
}
function compileTrial(spec, compiling) {
  const isTrial = compileCondition2(spec.when, "/when", compiling, true);
  const members = compileMembers(spec, compiling);
  const facts = compileFacts(spec.facts ?? {}, compiling);
  return (record, where2) => {
    if (!isTrial(record, where2)) return void 0;
    const native = {};
    for (const { name, value } of members) {
      const found = value(record, where2);
      if (found !== void 0) native[name] = found;
    }
    return { ...native, ...facts(record, where2) };
  };
}
function compileMembers(spec, compiling) {
  const optional = (name) => compileValue(spec[name], `/${name}`, compiling);
  const members = [
    { name: "scenario", value: compileScenario(spec.scenario, compiling) },
    { name: "trial", value: optional("trial") },
    { name: "title", value: textual(optional("title"), "title") },
    { name: "tags", value: listed(optional("tags")) }
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
function listed(value) {
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
var KINDS2 = ["judge", "infrastructure", "agent"];
function compileError(spec, compiling) {
  const when = compileCondition2(spec.when, "/error/when", compiling, true);
  const unless = compileCondition2(spec.unless, "/error/unless", compiling, false);
  const message = compileValue(spec.message, "/error/message", compiling);
  const kindOf = compileKinds(spec, compiling);
  return (record, where2) => {
    if (!when(record, where2) || unless(record, where2)) return null;
    const text = errorText(message(record, where2), "error.message", where2);
    if (text === void 0) return null;
    const kind = kindOf(text);
    return { kind: kind ?? "agent", message: text, classified: kind !== void 0 };
  };
}
function compileKinds(spec, compiling) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const patterns = KINDS2.flatMap(
    (kind) => (spec.kinds?.[kind] ?? []).map((text, index) => {
      const pattern = compiling.pattern(text, `/error/kinds/${kind}/${index}`, RE2JS.CASE_INSENSITIVE);
      return { kind, pattern };
    })
  );
  return (message) => patterns.find(({ pattern }) => pattern.test(message))?.kind ?? spec.otherwise;
}
var STANDARD = ["scenario", "trial", "title", "tags", "trace", "usage", "error"];
function compileFacts(specs, compiling) {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name, spec]) => {
    const pointer = memberPointer("/facts", name);
    checkName2(name, names, pointer, compiling);
    return { path: name.split("."), value: compileValue(spec, pointer, compiling) };
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
function checkName2(name, names, pointer, compiling) {
  const parts = name.split(".");
  const [first = ""] = parts;
  if (STANDARD.includes(first))
    compiling.report(pointer, `\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) compiling.report(pointer, `\`${name}\` cannot be a fact`);
  if (names.some((other) => name.startsWith(`${other}.`)))
    compiling.report(pointer, `\`${name}\` is part of another fact of this mapping`);
}
function put(root, path, value) {
  let at2 = root;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(at2, name)) at2[name] = {};
    at2 = at2[name];
  }
  at2[path.at(-1) ?? ""] = value;
}

// src/io/find-files.ts
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";

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
  const entries = readRecords(archive.subarray(0, end), label, count, start);
  return entries.filter((entry) => !entry.name.endsWith("/"));
}
function packedBytes(archive, label, entry) {
  const { offset, name } = entry;
  const cut3 = () => refused(label, "damaged", `${name} is cut off`);
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL_SIGNATURE) throw cut3();
  const nameEnd = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26);
  const start = nameEnd + archive.readUInt16LE(offset + 28);
  if (start + entry.packedBytes > archive.length) throw cut3();
  if (plainName(archive.toString("utf8", offset + LOCAL_BYTES, nameEnd)) !== name)
    throw refused(label, "unsafe", `${name} has another name in its own header`);
  return archive.subarray(start, start + entry.packedBytes);
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
function readRecords(archive, label, count, start) {
  const entries = [];
  let at2 = start;
  for (let index = 0; index < count; index += 1) {
    if (at2 + RECORD_BYTES > archive.length || archive.readUInt32LE(at2) !== RECORD_SIGNATURE)
      throw refused(label, "damaged", "its directory is cut off");
    const nameEnd = at2 + RECORD_BYTES + archive.readUInt16LE(at2 + 28);
    if (nameEnd > archive.length) throw refused(label, "damaged", "its directory is cut off");
    entries.push(readRecord(archive, label, at2, nameEnd));
    at2 = nameEnd + archive.readUInt16LE(at2 + 30) + archive.readUInt16LE(at2 + 32);
  }
  return entries;
}
function readRecord(archive, label, at2, nameEnd) {
  const name = safeName(label, archive.subarray(at2 + RECORD_BYTES, nameEnd));
  const entry = {
    name,
    method: archive.readUInt16LE(at2 + 10),
    crc: archive.readUInt32LE(at2 + 16),
    packedBytes: archive.readUInt32LE(at2 + 20),
    bytes: archive.readUInt32LE(at2 + 24),
    offset: archive.readUInt32LE(at2 + 42)
  };
  if ((archive.readUInt16LE(at2 + 8) & ENCRYPTED_FLAGS) !== 0) throw refused(label, "encrypted", `${name} is encrypted`);
  if ((archive.readUInt32LE(at2 + 38) >>> 16 & UNIX_FILE_TYPE) === UNIX_SYMLINK)
    throw refused(label, "unsafe", `${name} is a symbolic link`);
  if ([entry.packedBytes, entry.bytes, entry.offset].includes(ZIP64_SIZE))
    throw refused(label, "too-large", `${name} is a ZIP64 entry: ${ZIP64_USE}`);
  return entry;
}
function safeName(label, bytes2) {
  let name;
  try {
    name = plainName(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes2));
  } catch (cause) {
    throw refused(label, "unsafe", "an entry has a name that is not UTF-8", { cause });
  }
  const segments = name.replace(/\/$/, "").split("/");
  const isUnsafe = new RegExp("\\p{Cc}|^[A-Za-z]:", "u").test(name) || segments.some((part) => ["", ".", ".."].includes(part));
  if (isUnsafe) throw refused(label, "unsafe", "an entry has a name that leaves the archive or is not a plain path");
  return name;
}
function plainName(name) {
  return name.replaceAll("\\", "/");
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
function openZip(bytes2, label, limits = BUNDLE_LIMITS) {
  const archive = asBuffer(bytes2);
  const all = readDirectory(archive, label, limits);
  const disks = new Set(all.map(({ name }) => diskName(name)));
  if (!limits.mayRepeat && disks.size !== all.length)
    throw refused(label, "unsafe", "two of its entries have the same name");
  const entries = new Map(all.map((entry) => [entry.name, entry]));
  const unpacked2 = /* @__PURE__ */ new Set();
  let total = 0;
  const require2 = (what, size, most) => {
    if (size > most) throw refused(label, "too-large", `${what} ${size} bytes, more than ${most}`);
  };
  const read = (name) => {
    const entry = entries.get(name);
    if (entry === void 0) return void 0;
    require2(`${name} has`, entry.bytes, limits.entryBytes);
    if (!unpacked2.has(name)) total += entry.bytes;
    unpacked2.add(name);
    require2("its files have", total, limits.totalBytes);
    const content = inflate(packedBytes(archive, label, entry), label, entry);
    if (content.length === entry.bytes && crc32(content) === entry.crc) return content;
    throw refused(label, "damaged", `${name} differs from its checksum`);
  };
  return { names: [...entries.keys()], read };
}
function inflate(packed, label, { name, method, bytes: bytes2 }) {
  const options = { maxOutputLength: bytes2 + 1 };
  switch (method) {
    case STORED:
      return packed;
    case DEFLATED:
      return unpackedBy(() => inflateRawSync(packed, options), label, name);
    case ZSTANDARD: {
      const unpack = unpackZstd(label);
      return unpackedBy(() => unpack(packed, options), label, name);
    }
    default:
      throw refused(label, "damaged", `${name} uses compression method ${method}`);
  }
}
function unpackedBy(unpack, label, name) {
  try {
    return unpack();
  } catch (cause) {
    throw refused(label, "damaged", `${name} cannot be unpacked`, { cause });
  }
}

// src/io/find-files.ts
var TEST_FILE = /\.test\.ya?ml$/;
var RESULTS = {
  example: "*.jsonl",
  advice: "Check that the step that writes the results ran, and where it writes them"
};
function findResultFiles(patterns, root, sought = RESULTS) {
  return findFiles(patterns, root, sought ?? void 0).map((file) => ({
    file,
    chunks: () => (file.endsWith(".gz") ? unpacked : chunksOf)(resolve(root, file), file),
    unzip: () => openResultArchive(resolve(root, file), file)
  }));
}
var MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
function* unpacked(full, file) {
  const packed = Buffer.concat(Array.from(chunksOf(full, file), (chunk) => Buffer.from(chunk)));
  try {
    yield gunzipSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch (cause) {
    const what = cause instanceof RangeError ? `it unpacks to more than ${MAX_UNPACKED_BYTES} bytes` : "it is no whole gzip file";
    throw new UserError(
      { code: "damaged-gzip", what, where: { file }, fix: "Write the file again, or unpack it first" },
      { cause }
    );
  }
}
function findTexts(patterns, root, sought) {
  return findFiles(patterns, root, sought).filter((file) => !TEST_FILE.test(file)).map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}
function findFiles(patterns, root, sought) {
  const found = patterns.flatMap((pattern) => {
    const files = matches(pattern, root);
    if (files.length === 0 && sought !== void 0) throw nothingMatches(pattern, root, sought);
    for (const file of files) {
      requireRegular(resolve(root, file), file);
      if (!isAbsolute(file)) requireInside(resolve(root, file), root, file);
    }
    return files;
  });
  return [...new Set(found)].sort();
}
function matches(written, root) {
  if (isThere(written, root) && !folderExists(written, root)) return [shownPath(written, root)];
  const pattern = isAbsolute(written) ? shownPath(written, root) : written;
  const folder = /^(?:[^/\\*?!|()[\]{}]*\/)*(?!!)/.exec(pattern)?.[0] ?? "";
  if (!isThere(folder, root)) return [];
  const { globSync, isDynamicPattern } = loadLazily("./tinyglobby.cjs");
  const rest = pattern.slice(folder.length);
  if (!isDynamicPattern(rest)) return [];
  const problems = new Problems();
  const entriesOf = (read) => problems.collect(() => onDisk(shownPath(read, root), () => entriesIn(read))) ?? [];
  const options = {
    cwd: resolve(root, folder),
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    fs: { readdirSync: ((read) => entriesOf(read)) }
  };
  const files = globSync(rest, options).map((path) => shownPath(path, root));
  problems.throwAny();
  return files;
}
function nothingMatches(pattern, root, { example, advice }) {
  const code = "no-files";
  if (folderExists(pattern, root)) {
    const fix2 = `Name the files in it, for example \`${pattern.replace(/\/+$/, "")}/**/${example}\``;
    return new UserError({ code, what: `\`${pattern}\` is a folder`, fix: fix2 });
  }
  const fix = pattern.includes("\\") ? "Write `/` between folders; `\\` works on Windows only" : advice;
  return new UserError({ code, what: `no file matches \`${pattern}\``, found: `nothing in ${resolve(root)}`, fix });
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
  const { name } = entry;
  const isLink = entry.isSymbolicLink();
  if (isLink ? existsSync(join(folder, name)) : entry.isFile() || entry.isDirectory()) return [entry];
  return (isLink ? [true, false] : [true]).map(
    (isFile) => ({ name, isFile: () => isFile, isDirectory: () => !isFile, isSymbolicLink: () => false })
  );
}
var MAX_ARCHIVE_BYTES = 2 ** 30;
var LIMITS = { entries: 65534, entryBytes: MAX_RECORD_BYTES, totalBytes: 2 ** 34, mayRepeat: true };
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
  const mapping = problems.collect(() => mappingText(options));
  const rubrics = problems.collect(() => rubricTexts(options));
  const policy = problems.collect(() => policyText(options));
  const texts = { mapping: mapping ?? null, rubrics: rubrics ?? [], policy: policy ?? null };
  return compileConfig2(texts, problems);
}
function loadRubricsAlone(options) {
  return loadRubrics(rubricTexts(options));
}
function loadMappingAndPolicy(options) {
  return compileConfig2({ mapping: mappingText(options), rubrics: [], policy: policyText(options) });
}
function compileConfig2(texts, problems = new Problems()) {
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
function mappingText({ mapping, root }) {
  if (mapping === void 0) return null;
  const shipped = readShipped("mappings", mapping);
  if (shipped !== void 0) return shipped;
  if (/^[\w-]+$/.test(mapping) && !fileExists(mapping, root)) {
    const fix = adviseShipped("mappings", mapping);
    throw new UserError({ code: "unknown-mapping", what: `there is no mapping \`${mapping}\``, fix });
  }
  return { file: mapping, text: readText(mapping, root, { outside: true }) };
}
function rubricTexts({ rubrics, root }) {
  if (rubrics.length > 0)
    return rubrics.flatMap(
      (pattern) => readShipped("rubrics", pattern) ?? findTexts([pattern], root, { example: "*.yml", advice: adviseShipped("rubrics", pattern) })
    );
  const own = findTexts([RUBRIC_FILES], root);
  return own.length > 0 ? own : defaultRubric();
}
function defaultRubric() {
  return [readShipped("rubrics", DEFAULT_RUBRIC)].filter((text) => text !== void 0);
}
function policyText({ policy, root }) {
  if (policy !== void 0) return { file: policy, text: readText(policy, root, { outside: true }) };
  const usual = findOnly(POLICY_NAMES, root);
  return usual === void 0 ? null : { file: usual, text: readText(usual, root) };
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
  const text = readOrNull(join2(root, ".git", file))?.trim() ?? "";
  const branch = text.startsWith(reference) ? text.slice(reference.length) : "";
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
function isSha(text) {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
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
function labelsOf(pull) {
  return listAt(pull, "labels").flatMap((label) => textAt(label, "name") ?? []);
}
function readEventFile(path) {
  const text = path === void 0 ? null : readOrNull(path);
  if (text === null) return void 0;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (error instanceof SyntaxError) return void 0;
    throw error;
  }
}
function hideEventFile() {
  delete process.env.GITHUB_EVENT_PATH;
}

// src/io/github/artifact.ts
import { randomBytes } from "node:crypto";
import { readdirSync as readdirSync2, writeFileSync } from "node:fs";
import { join as join3 } from "node:path";
var LONGEST_UPLOAD_MS = 3e5;
function baselineName(suite) {
  return `${BASELINE}${suiteKey(suite)}`;
}
var BASELINE = "agent-gate-baseline-";
function suiteOfBaseline(name) {
  const bytes2 = name.slice(BASELINE.length).replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const suite = Buffer.from(bytes2, "latin1").toString();
  return name === baselineName(suite) ? suite : null;
}
function suiteKey(suite) {
  const encoded = Array.from(Buffer.from(suite), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  });
  return encoded.join("").replace(/(?<=-)-/g, "%2D");
}
function bundleName(context, suite, isBaseline) {
  if (isBaseline) return { name: baselineName(suite), ifTaken: "replace" };
  const { id, attempt } = context.run;
  return { name: `agent-gate-results-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: "rename" };
}
function reportName(context, suite) {
  const { id, attempt } = context.run;
  return { name: `agent-gate-report-${suiteKey(suite)}-${id}-${attempt}`, ifTaken: "rename" };
}
function keepsArtifacts(serverUrl) {
  const { hostname } = new URL(serverUrl);
  return hostname === "github.com" || /\.(?:ghe\.com|localhost)$/.test(hostname);
}
async function uploadBundle(context, request) {
  try {
    const { name, id } = await withTimeLimit(upload(request));
    return { kind: "uploaded", name, url: `${context.run.url}/artifacts/${id}` };
  } catch (error) {
    const what = request.page === void 0 ? "bundle" : "report";
    const notice = `The ${what} was not uploaded: ${explain3(error)}. It stays on the runner in ${request.folder}.`;
    return { kind: "skipped", notice, isStorageFull: error instanceof Error && /storage quota/i.test(error.message) };
  }
}
async function upload(request) {
  const { name, ifTaken } = request.name;
  const { DefaultArtifactClient } = await loadUploads();
  const client = new DefaultArtifactClient();
  const first = await uploadUnlessTaken(client, request, name);
  if (first !== null) return first;
  if (ifTaken === "rename") return uploadAs(client, request, `${name}-${randomBytes(3).toString("hex")}`);
  await client.deleteArtifact(name);
  const second = await uploadUnlessTaken(client, request, name);
  if (second !== null) return second;
  await new Promise((resolve4) => setTimeout(resolve4, request.delayMs));
  return uploadAs(client, request, name);
}
var library;
function loadUploads() {
  library ??= loadRefusingRedirects();
  return library;
}
async function loadRefusingRedirects() {
  hideEventFile();
  const [{ HttpClient }, artifact] = await Promise.all([import("./lib-FVSMJV3P.mjs"), import("./artifact-CX5GH3FU.mjs")]);
  const { post } = HttpClient.prototype;
  HttpClient.prototype.post = function(...call) {
    Reflect.set(this, "_allowRedirects", false);
    return post.apply(this, call);
  };
  return artifact;
}
async function uploadUnlessTaken(client, request, name) {
  try {
    return await uploadAs(client, request, name);
  } catch (error) {
    if (error instanceof Error && error.message.includes("(409)")) return null;
    throw error;
  }
}
async function uploadAs(client, request, name) {
  const { folder, retentionDays, page } = request;
  const most = Number(process.env.GITHUB_RETENTION_DAYS) || Number.POSITIVE_INFINITY;
  const options = retentionDays === void 0 ? {} : { retentionDays: Math.min(retentionDays, most) };
  if (page !== void 0) {
    const file = join3(folder, `${name}.html`);
    writeFileSync(file, page);
    return uploaded(name, await client.uploadArtifact(name, [file], folder, { ...options, skipArchive: true }));
  }
  const files = readdirSync2(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join3(entry.parentPath, entry.name)).sort();
  return uploaded(name, await client.uploadArtifact(name, files, folder, options));
}
function uploaded(name, { id }) {
  if (id === void 0) throw new Error("the service gave no id");
  return { name, id };
}
async function withTimeLimit(work) {
  let release = () => {
  };
  const failure = new Promise((_, reject) => {
    const stop = () => reject(new Error(`it took more than ${LONGEST_UPLOAD_MS / 1e3} seconds`));
    const timer = setTimeout(stop, LONGEST_UPLOAD_MS);
    process.on("uncaughtException", reject);
    release = () => {
      clearTimeout(timer);
      process.off("uncaughtException", reject);
    };
  });
  try {
    return await Promise.race([work, failure]);
  } finally {
    release();
  }
}
function explain3(error) {
  if (!(error instanceof Error)) return "the artifact service failed";
  if (error.name === "GHESNotSupportedError")
    return "GitHub Enterprise Server has no artifact service for this action; commit the baseline and name it in the input `baseline-file`";
  const said = error.message.split("\n", 1)[0]?.replace(/\.$/, "") ?? "";
  if (said !== "") return said;
  const status = numberAt(error, "statusCode");
  return status === null ? error.name : `the store answered with HTTP ${status}`;
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
    commits: /* @__PURE__ */ new Map(),
    answers: /* @__PURE__ */ new Map(),
    download: (url, maxBytes) => {
      const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: "" };
      if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
        throw new ApiError(0, "the download link is not https");
      return withRetries(
        { ...rules, isRead: true, timeoutMs: budgetMs },
        (timeoutMs) => download(async () => {
          const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
          if (status === 200) return readCapped(body, maxBytes);
          throw new ApiError([401, 403].includes(status) ? 0 : status, `HTTP ${status} for the download`);
        })
      );
    },
    async spare(work, share = 1 / 2) {
      const kept = budget.left * share;
      budget.left -= kept;
      try {
        return await work();
      } finally {
        budget.left += kept;
      }
    }
  };
}
function once({ answers }, name, ask) {
  const answer = answers.get(name) ?? ask();
  answers.set(name, answer);
  answer.catch(() => {
  });
  return answer;
}
function retryRequests(octokit, token, rules) {
  octokit.hook.wrap(
    "request",
    (send, request) => withRetries({ ...rules, isRead: request.method === "GET" }, async (timeoutMs) => {
      try {
        request.headers["x-github-api-version"] = API_VERSION;
        request.request = { ...request.request, signal: AbortSignal.timeout(timeoutMs) };
        const started = performance.now();
        const response = await send(request);
        if (response.status === 200 && typeof response.data === "string")
          throw new ApiError(0, "the answer is not JSON");
        rules.budget.left -= performance.now() - started;
        return response;
      } catch (error) {
        throw toApiError(error, token);
      }
    })
  );
}
async function loadOctokit(token, apiUrl) {
  hideEventFile();
  const [{ getOctokit }, { defaults }] = await Promise.all([
    import("./github-OWPOVWOK.mjs"),
    import("./utils-S3DMZFIF.mjs")
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
function unexpectedAnswer() {
  return new ApiError(0, "the answer has unexpected content");
}
function refuseUnexpected() {
  throw unexpectedAnswer();
}
function isUsedUp({ status, message, retryAfter }) {
  return [403, 429].includes(status) && retryAfter === null && /rate limit/i.test(message);
}
function toApiError(thrown, token) {
  if (thrown instanceof ApiError) return thrown;
  const status = numberAt(thrown, "status");
  if (!(thrown instanceof Error) || status === null) return thrown;
  const response = at(thrown, "response");
  const hidden2 = (text) => token === "" ? text : text.replaceAll(token, "***");
  if (response === void 0) return new ApiError(0, hidden2(thrown.message));
  const headers = at(response, "headers");
  const reset = at(headers, "x-ratelimit-remaining") === "0" ? Number(at(headers, "x-ratelimit-reset")) : 0;
  const until = reset > 0 && reset < 1e11 ? `; the limit is reset at ${new Date(reset * 1e3).toISOString()}` : "";
  return new ApiError(
    status,
    `${hidden2(describeAnswer(status, at(response, "data")))}${until}`,
    secondsIn(at(headers, "retry-after"))
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
  if (event === "pull_request_target")
    throw new UserError({
      code: "pull-request-target",
      what: "Agent Gate refuses pull_request_target, which runs pull requests of anybody with a token that can write",
      fix: "Use `on: pull_request`; to comment on forks, add a second workflow on workflow_run"
    });
  const own = readOwnRun(facts);
  if (event === "pull_request") return { ...own, ...pullRequestPart(facts, own) };
  if (event === "merge_group") return { ...own, ...mergeGroupPart(facts, own) };
  if (event === "workflow_run") return { ...own, ...workflowRunPart(facts, own) };
  return { ...own, ...branchPart(facts, own) };
}
function readOwnRun({ env, payload }) {
  const testedSha = required(env, "GITHUB_SHA", isSha);
  const queued = QUEUED.exec(textAt(payload, "merge_group", "head_ref") ?? "")?.[1];
  const slug2 = required(env, "GITHUB_REPOSITORY", (text) => /^[\w.-]+\/[\w.-]+$/.test(text));
  const [owner = "", name = ""] = slug2.split("/");
  const id = Number(env.GITHUB_REPOSITORY_ID);
  const repository = { id: Number.isSafeInteger(id) && id > 0 ? id : null, owner, name };
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
    queued: queued === void 0 ? null : Number(queued),
    time: instantAt(payload, "head_commit", "timestamp"),
    notBefore: EVENT_TIMES.flatMap((path) => instantAt(payload, ...path) ?? []).sort(byText).at(-1) ?? null
  };
}
function pullRequestPart({ env, payload, checkedOut }, own) {
  const baseRef = textAt(payload, "pull_request", "base", "ref") ?? (env.GITHUB_BASE_REF || null);
  const head = shaAt(payload, "pull_request", "head", "sha");
  const pullRequest = readPullRequest(at(payload, "pull_request"));
  if (baseRef === null) return { baseRef, anchor: { kind: "unknown" } };
  if (head === null) return { baseRef, anchor: { kind: "merge-base", base: baseRef, head: own.testedSha } };
  const mayBeSplit = pullRequest?.fork === true || textAt(payload, "pull_request", "user", "login") === "dependabot[bot]";
  const anchor = checkedOut === head || mayBeSplit ? { kind: "merge-base", base: baseRef, head } : { kind: "merge-parent", merge: own.testedSha, head, base: baseRef };
  return { baseRef, anchor, headSha: head, pullRequest };
}
function readPullRequest(pull) {
  const number = numberAt(pull, "number");
  if (number === null) return null;
  const owner = textAt(pull, "head", "user", "login") ?? textAt(pull, "head", "repo", "owner", "login") ?? "";
  const from = numberAt(pull, "head", "repo", "id");
  const into = numberAt(pull, "base", "repo", "id");
  return {
    number,
    head: `${owner}:${textAt(pull, "head", "ref") ?? ""}`,
    fork: from === null || from !== into,
    comments: numberAt(pull, "comments")
  };
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
    run: {
      id: numberAt(trigger, "id") ?? own.run.id,
      attempt: numberAt(trigger, "run_attempt") ?? 1,
      url: own.run.url,
      workflow: stripRef(textAt(trigger, "path")),
      runner: null
    },
    anchor: mergeBase(baseRef, headSha)
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
function mergeBase(base, head) {
  return base === null ? { kind: "unknown" } : { kind: "merge-base", base, head };
}
function readRun(env, { owner, name }) {
  const id = Number(required(env, "GITHUB_RUN_ID", (text) => /^[1-9]\d{0,15}$/.test(text)));
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? "1");
  return {
    id,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    url: `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name}/actions/runs/${id}`,
    workflow: workflowPath(env.GITHUB_WORKFLOW_REF ?? "", `${owner}/${name}/`),
    runner: env.RUNNER_NAME ?? null
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
function required(env, name, isValid) {
  const value = env[name] ?? "";
  if (isValid(value)) return value;
  throw new UserError({
    code: "no-runner",
    what: `${name} is ${value === "" ? "not set" : "malformed"}`,
    fix: "Run the action in a GitHub workflow; in a terminal use agent-gate"
  });
}

// src/io/bundle/format.ts
var EVIDENCE_FILE = "trials.jsonl";
var CONFIRM_FILE = "confirm.jsonl";
var MAIN_TRIALS_FILE = "main-trials.jsonl";
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
  return rubrics.map(({ id, version, hash: hash2 }) => ({ rubric: id, version, hash: hash2 }));
}
function mappingIdentity(mapping) {
  return mapping && { mapping: mapping.name, hash: mapping.hash };
}

// src/io/bundle/read.ts
import { readdirSync as readdirSync3 } from "node:fs";
import { join as join4, resolve as resolve2 } from "node:path";

// schemas/history.schema.json
var history_schema_default = () => loadLazily("./history.schema.cjs");

// schemas/manifest.schema.json
var manifest_schema_default = () => loadLazily("./manifest.schema.cjs");

// schemas/report.schema.json
var report_schema_default = () => loadLazily("./report.schema.cjs");

// src/io/bundle/read.ts
var LEFT = [".ds_store", "desktop.ini", "thumbs.db"];
function isLeftByDesktop(name) {
  return LEFT.includes(name.slice(name.lastIndexOf("/") + 1).toLowerCase());
}
function isZipName(name) {
  return name.toLowerCase().endsWith(".zip");
}
function openBundleFiles(name, root) {
  if (folderExists(name, root)) {
    const all = onDisk(name, () => namesIn(resolve2(root, name), ""));
    const names = all.filter((file) => !isLeftByDesktop(file)).sort();
    return {
      label: name,
      names,
      read: (file) => names.includes(file) ? bytesIfThere(join4(name, file), root) : void 0
    };
  }
  const archive = isZipName(name) ? bytesIfThere(name, root) : void 0;
  if (archive !== void 0) return filesOfZip(name, archive);
  throw new UserError({
    code: "no-bundle",
    what: isThere(name, root) ? `\`${name}\` is no bundle` : `there is no \`${name}\``,
    fix: "Name a folder that `agent-gate gate --out` wrote, or the zip of an artifact"
  });
}
function namesIn(folder, prefix) {
  const entries = readdirSync3(join4(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
  });
}
function filesOfZip(label, archive) {
  const { names: all, read } = openZip(archive, label);
  const names = all.filter((name) => !name.startsWith("__MACOSX/") && !isLeftByDesktop(name));
  const [first = ""] = names;
  const folder = first.slice(0, first.indexOf("/") + 1);
  const isBelow = names.includes(`${folder}${MANIFEST_FILE}`) && names.every((name) => name.startsWith(folder));
  const top = isBelow ? folder : "";
  return { label, names: names.map((name) => name.slice(top.length)).sort(), read: (name) => read(`${top}${name}`) };
}
var manifestCheck = schemaCheck(manifest_schema_default);
function evidenceOf(bundle, file = EVIDENCE_FILE) {
  const bytes2 = bundle.bytes(file);
  return { file: `${bundle.label}/${file}`, chunks: () => [bytes2], isEvidence: true };
}
function laterEvidenceOf({ label, bytes: bytes2 }) {
  return { file: `${label}/${EVIDENCE_FILE}`, chunks: () => [bytes2(EVIDENCE_FILE)], isEvidence: true };
}
function openBundleZip(label, archive) {
  return openBundle(label, filesOfZip(label, archive).read);
}
function openWhole(name, root) {
  const { label, read } = openBundleFiles(name, root);
  return openBundle(label, read);
}
function openGivenBundle(name, root) {
  return folderExists(name, root) || isZipName(name) && isThere(name, root) ? openWhole(name, root) : null;
}
function openBundle(label, read) {
  const index = read(MANIFEST_FILE);
  if (index === void 0) throw damaged(label, MANIFEST_FILE, "is missing");
  const value = parseJson(label, MANIFEST_FILE, index);
  requireFormat(value, label, "bundle");
  const manifest = manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
  const bytes2 = (file) => {
    const content = read(file);
    const listed3 = manifest.files.find((entry) => entry.file === file);
    if (content === void 0 || listed3 === void 0) throw damaged(label, file, "is missing");
    if (sha256Of(content) !== listed3.sha256) throw damaged(label, file, "differs from the manifest");
    return content;
  };
  const has = (file) => manifest.files.some((entry) => entry.file === file);
  const json = (file) => parseJson(label, file, bytes2(file));
  return { label, manifest, has, bytes: bytes2, json };
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
function reportOfBundle({ label, json }) {
  return reportCheck.parse(json("report.json"), (pointer) => ({ file: `${label}/report.json`, pointer }));
}
function historyText(records) {
  return records.map((record) => `${JSON.stringify(record)}
`).join("");
}
function historyOfBundle(bundle) {
  return readHistory(bundle.bytes(HISTORY_FILE), `${bundle.label}/${HISTORY_FILE}`);
}
function readHistory(bytes2, file) {
  return [...jsonLines(bytes2)].map(({ text, line: line2 }) => {
    const record = recordCheck.parse(parseRecord(text, { file, line: line2 }), (pointer) => ({ file, line: line2, pointer }));
    if (record.report !== void 0)
      reportCheck.parse(record.report, (pointer) => ({ file, line: line2, pointer: `/report${pointer}` }));
    return record;
  });
}

// schemas/gate.schema.json
var gate_schema_default = () => loadLazily("./gate.schema.cjs");

// src/io/bundle/bundled-config.ts
var MAPPING = "mapping.yml";
var POLICY = "policy.yml";
var RUBRICS = "rubrics/";
function bundledTexts({ mapping, rubrics, policy }, folder = "") {
  const taken = /* @__PURE__ */ new Set();
  const bundled = (kind, file, source) => source === null ? [] : [{ ...source, kind, file: `${folder}${file}`, name: source.file }];
  return [
    ...rubrics.flatMap((one) => {
      const name = (one.file.split("/").at(-1) ?? one.file).replaceAll(/[^\w.-]/g, "_");
      let free = name;
      for (let count = 2; taken.has(diskName(free)); count++) free = `${count}-${name}`;
      taken.add(diskName(free));
      return bundled("rubric", `${RUBRICS}${free}`, one);
    }),
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
var gateCheck = schemaCheck(gate_schema_default);
var reportCheck2 = schemaCheck(report_schema_default);
function gateText(gate) {
  const baselines = gate.baselines.map(storedBaseline);
  const newest = gate.newest === void 0 ? {} : { newest: storedBaseline(gate.newest) };
  const document = { ...gate, baselines, ...newest };
  return `${JSON.stringify(document)}
`;
}
function storedBaseline({ origin, report, head }) {
  return { origin, report, head: head.measured === report ? null : head };
}
function checkGate(value, file) {
  const { head, baselines, newest, confirm, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report, at2) => reportCheck2.parse(report, (pointer) => ({ file, pointer: `${at2}${pointer}` }));
  const confirmAt = ({ asked, report, head: byHead }) => ({
    asked,
    report: reportAt(report, "/confirm/report"),
    head: byHead && reportAt(byHead, "/confirm/head")
  });
  const runAt = ({ origin, head: cell2, ...run }, at2) => {
    const report = reportAt(run.report, `${at2}/report`);
    if (cell2 !== null && "unavailable" in cell2) return { origin, report, head: cell2 };
    return {
      origin,
      report,
      head: { measured: cell2 === null ? report : reportAt(cell2.measured, `${at2}/head/measured`) }
    };
  };
  return {
    ...rest,
    head: head && { ...head, report: reportAt(head.report, "/head/report") },
    baselines: baselines.map((run, index) => runAt(run, `/baselines/${index}`)),
    ...newest === void 0 ? {} : { newest: runAt(newest, "/newest") },
    ...confirm === void 0 ? {} : { confirm: confirmAt(confirm) }
  };
}
function textsOf({ texts }, read) {
  const textOf3 = ({ file, name }) => ({
    file: name,
    text: new TextDecoder().decode(read(file))
  });
  const only = (kind) => {
    const found = texts.find((text) => text.kind === kind);
    return found === void 0 ? null : textOf3(found);
  };
  return {
    mapping: only("mapping"),
    rubrics: texts.filter(({ kind }) => kind === "rubric").map(textOf3),
    policy: only("policy")
  };
}

// src/gating/policy/redaction-policy.ts
function redactionRules(policies) {
  const all = (key) => [...new Set(policies.flatMap(({ redact }) => redact[key]))].sort();
  const isOff = policies.length > 0 && policies.every(({ redact }) => redact.shapes === "off");
  return { hash: all("hash"), drop: all("drop"), shapes: !isOff };
}
function redactionHash({ hash: hash2, drop, shapes }) {
  return shapes && hash2.length + drop.length === 0 ? void 0 : contentHash({ hash: hash2, drop, shapes });
}
function secretVariables(policies) {
  return [...new Set(policies.flatMap(({ redact }) => redact.secrets_from))].sort();
}
function keepsEvidence(policies) {
  return policies.every(({ evidence }) => evidence !== "drop");
}

// src/io/github/baseline/artifacts.ts
var LARGEST_ARCHIVE = 2 ** 30;
var FULL_PAGE = 100;
async function listBaselines(client, { id, owner, name: repo }, { name, pages }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed3 = await once(
    client,
    `${pages} pages of ${name}`,
    () => listPages(pages, "artifacts", async (page) => (await client.request(route, { owner, repo, name, ...page })).data)
  );
  return listed3.filter((one) => textAt(one, "name") === name).map((one) => readArtifact(one, id) ?? refuseUnexpected()).sort((a, b) => b.id - a.id);
}
var PAGES = 3;
async function listSuites({ request }, context) {
  const { owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed3 = await listPages(
    PAGES,
    "artifacts",
    async (page) => (await request(route, { owner, repo, ...page })).data
  );
  const ofMain = listed3.filter((one) => {
    const artifact = readArtifact(one, context.repository.id);
    return artifact !== null && isOfBase(context, artifact);
  });
  const suites = ofMain.flatMap((one) => suiteOfBaseline(textAt(one, "name") ?? "") ?? []);
  return [...new Set(suites)].sort();
}
async function listPages(pages, key, ask) {
  const found = [];
  for (let page = 1; page <= pages; page += 1) {
    const answer = await ask({ per_page: FULL_PAGE, page });
    if (!Array.isArray(at(answer, key))) throw unexpectedAnswer();
    const listed3 = listAt(answer, key);
    found.push(...listed3);
    if (listed3.length < FULL_PAGE) break;
  }
  return found;
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
    branch: textAt(artifact, "workflow_run", "head_branch"),
    ofThisRepository: repositoryId !== null && from === repositoryId && into === repositoryId,
    expired: at(artifact, "expired") !== false,
    created: timeAt(artifact, "created_at"),
    digest: textAt(artifact, "digest")
  };
}
function isOfBase({ baseRef, defaultBranch: defaultBranch2 }, { ofThisRepository, branch }) {
  return ofThisRepository && branch !== null && [baseRef, defaultBranch2].includes(branch);
}
async function runsInProgress({ request }, { repository: { owner, name: repo }, run }, { sha, workflows }) {
  const route = "GET /repos/{owner}/{repo}/actions/runs";
  const { data } = await request(route, { owner, repo, head_sha: sha, per_page: FULL_PAGE });
  return listAt(data, "workflow_runs").filter(
    (one) => textAt(one, "status") !== "completed" && numberAt(one, "id") !== run.id && BASELINE_EVENTS.includes(textAt(one, "event") ?? "") && workflows.includes(stripRef(textAt(one, "path")) ?? "")
  );
}
async function distrust(client, { owner, name: repo, id }, artifact, workflows, branches) {
  if (!artifact.ofThisRepository) return stranger("it comes from another repository");
  const run = { owner, repo, run_id: artifact.runId };
  const { data } = await once(
    client,
    `run ${artifact.runId}`,
    () => client.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", run)
  );
  if (numberAt(data, "id") !== artifact.runId) throw unexpectedAnswer();
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
    // Not followed automatically: the host of the link must not get the token.
    request: { redirect: "manual" }
  });
  if (headers.location === void 0) throw new ApiError(0, "GitHub gave no download link");
  const archive = await client.download(headers.location, LARGEST_ARCHIVE);
  const isZip = Buffer.from(archive.subarray(0, 2)).toString("latin1") === "PK";
  if (!isZip && digest !== sha256Of(archive)) throw new ApiError(0, "the download is no archive");
  return archive;
}

// src/io/github/baseline/attempts.ts
var PAGES2 = 3;
async function searchAttempts(client, query) {
  const [{ invalid, ...found }, failed] = await Promise.all([
    searchTrials(client, query),
    failedAttempts(client, query.context)
  ]);
  return { ...found, failed: failed.filter((attempt) => !invalid.includes(attempt)) };
}
var WAS_INVALID = "it was invalid";
async function searchTrials(client, query) {
  const left = [];
  const found = (kept) => {
    const invalid = left.filter(({ why }) => why === WAS_INVALID).map(({ attempt }) => attempt);
    return { trials: kept?.trials ?? null, confirm: kept?.confirm ?? null, left, invalid };
  };
  const newest = query.context.run.attempt - 1;
  try {
    const artifacts = await listOfRun(client, query.context);
    for (let attempt = newest; attempt > 0; attempt--) {
      const tried = await tryAttempt(client, query, attempt, artifacts);
      if (!("why" in tried)) return found(tried);
      left.push({ attempt, why: tried.why });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = `GitHub did not give it: ${error.message}`;
    for (let attempt = newest - left.length; attempt > 0; attempt--) left.push({ attempt, why });
  }
  return found(null);
}
async function failedAttempts(client, context) {
  if (context.event === "workflow_run") return [];
  const { attempt } = context.run;
  const earlier = Array.from({ length: attempt - 1 }, (_, index) => index + 1);
  return givenOr(earlier, async () => {
    const { owner, name: repo } = context.repository;
    const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
    const jobsOf = (one) => {
      const of = { owner, repo, run_id: context.run.id, attempt_number: one };
      return listPages(PAGES2, "jobs", async (page) => (await client.request(route, { ...of, ...page })).data);
    };
    const [own, ...others] = await Promise.all([attempt, ...earlier].map(jobsOf));
    const running = (own ?? []).filter((job2) => textAt(job2, "runner_name") === context.run.runner);
    const job = running.length === 1 ? running[0] : void 0;
    return earlier.filter((_, index) => hasFailed(others[index] ?? [], job));
  });
}
function hasFailed(jobs, own) {
  const same = own === void 0 ? jobs : jobs.filter((job) => textAt(job, "name") === textAt(own, "name"));
  const running = listAt(own, "steps").find((step) => textAt(step, "status") === "in_progress");
  const from = numberAt(running, "number") ?? 0;
  const isOver = (job) => {
    const failed = listAt(job, "steps").filter((step) => textAt(step, "conclusion") === "failure");
    return failed.length > 0 && failed.every((step) => (numberAt(step, "number") ?? from) < from);
  };
  const isRed = (job) => [null, "failure", "timed_out"].includes(textAt(job, "conclusion")) && !isOver(job);
  return same.length === 0 || same.some(isRed);
}
async function listOfRun({ request }, context) {
  const { id, owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
  const parameters = { owner, repo, run_id: context.run.id };
  const listed3 = await listPages(PAGES2, "artifacts", async (page) => {
    return (await request(route, { ...parameters, ...page })).data;
  });
  return listed3.flatMap((one) => {
    const artifact = readArtifact(one, id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(one, "name") ?? "" }];
  });
}
async function tryAttempt(client, query, attempt, artifacts) {
  const { context, suite } = query;
  const { repository, run, headSha } = context;
  const { name } = bundleName({ ...context, run: { ...run, attempt } }, suite, false);
  const jobs = artifacts.filter((one) => one.name === name || one.name.replace(/-[\da-f]{6}$/, "") === name);
  const [artifact] = jobs;
  if (artifact === void 0) return unfit2("it kept no bundle");
  if (jobs.length > 1)
    return unfit2(`${jobs.length} of its jobs judged this suite, so which bundle is this job's is unknown`);
  if (artifact.runId !== run.id || artifact.sha !== headSha) return unfit2("its bundle belongs to another commit");
  if (artifact.expired) return unfit2("its bundle has expired");
  const archive = await downloadArtifact(client, repository, artifact);
  if (artifact.digest !== null && artifact.digest !== sha256Of(archive))
    return unfit2("its bundle is not the one that was uploaded: the digests differ");
  return unlessMistaken(
    () => trialsOf(openBundleZip(`attempt ${attempt}`, archive), query, attempt),
    (mistake) => unfit2(`its bundle cannot be read: ${describeProblems(mistake)}`)
  );
}
function trialsOf(bundle, { context, suite, mapping, redaction }, attempt) {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return unfit2("its bundle is of another run or commit");
  if (manifest.suite !== suite) return unfit2("its bundle is of another suite");
  if (at(bundle.json("decision.json"), "decision") === "invalid") return unfit2(WAS_INVALID);
  if (!bundle.has(EVIDENCE_FILE)) return unfit2("it kept no trials");
  if ((manifest.mapping?.hash ?? null) !== mapping) return unfit2("its results were read by another mapping");
  if (manifest.redaction !== redaction) return unfit2("its trials were redacted otherwise");
  const { redacted } = bundle.json("report.json");
  const trials = { file: evidenceOf(bundle), attempt, attempts: manifest.attempts ?? null, redacted };
  return { trials, confirm: confirmOf(bundle) };
}
function confirmOf(bundle) {
  const { confirm, confirmed } = bundle.json("decision.json");
  const asked = sortedUnion(
    confirm?.scenarios ?? [],
    confirmed.map(({ scenario }) => scenario)
  );
  const file = bundle.has(CONFIRM_FILE) ? evidenceOf(bundle, CONFIRM_FILE) : null;
  return asked.length === 0 && file === null ? null : { file, asked: asked.length === 0 ? null : asked };
}
function unfit2(why) {
  return { why };
}

// src/pipeline/run-files.ts
function* evidenceOfRun(run, redaction, onUnselected) {
  const { mapping, select, pool, answered: answered2 = (trial) => trial } = run;
  const options = { mapping, select, redaction, onUnselected };
  for (const evidence of pool === void 0 ? readEvidence(run.files, options) : readPool(pool, options)) {
    const trial = answered2(evidence.trial);
    yield trial === evidence.trial ? evidence : { trial, text: null };
  }
}
function findEarlierAttempts(client, context) {
  return async ({ base: { policy, mapping } }, redaction) => {
    const { attempt } = context.run;
    if (context.publishesBaseline || attempt === 1 || policy.reruns === "replace")
      return { attempt, trials: null, left: [], failed: [], confirm: null };
    if (client === null) {
      const why = "there is no token to ask for it with";
      const left = Array.from({ length: attempt - 1 }, (_, index) => ({ attempt: index + 1, why }));
      return { attempt, trials: null, left, failed: left.map((one) => one.attempt), confirm: null };
    }
    const { suite } = policy;
    const query = { context, suite, mapping: mapping?.hash ?? null, redaction: redactionHash(redaction) };
    return { attempt, ...await client.spare(() => searchAttempts(client, query)) };
  };
}
function poolAttempts(run, earlier, mapping) {
  if (earlier === void 0) return { pool: void 0, pooled: void 0 };
  const { trials, left, attempt, failed } = earlier;
  const pool = trials && planPool({ ...run, mapping }, trials);
  if (trials === null || pool === null) return alone([...notAdded(left), ...lostAttempts(failed)]);
  if ("why" in pool) {
    const unfit3 = (trials.attempts ?? [trials]).map((one) => ({ attempt: one.attempt, why: pool.why }));
    return alone([...notAdded([...left, ...unfit3]), ...lostAttempts(failed)]);
  }
  const { before, own } = pool;
  const lost = failed.filter((one) => before.every((added) => added.attempt !== one));
  const notes = [
    { code: "trials-added", effect: "notice", earlier: before, own },
    ...notAdded(left),
    ...lostAttempts(lost)
  ];
  const attempts = own === 0 ? before : [...before, { attempt, trials: own }];
  return { pool, pooled: { attempts, notes } };
}
function notAdded(left) {
  if (left.length === 0) return [];
  return [{ code: "trials-not-added", effect: "notice", left: left.toSorted((a, b) => a.attempt - b.attempt) }];
}
function lostAttempts(attempts) {
  return attempts.length === 0 ? [] : [{ code: "attempts-lost", effect: "warn", attempts }];
}
function alone(notes) {
  return { pool: void 0, pooled: { attempts: null, notes } };
}

// src/io/bundle/output-folder.ts
import { existsSync as existsSync3, readdirSync as readdirSync4, realpathSync } from "node:fs";
import { join as join5, resolve as resolve3 } from "node:path";
function homeOf(folder) {
  return existsSync3(folder) ? realpathSync(folder) : resolve3(folder);
}
var OLDER = "older";
function takeAwayBundle(folder) {
  if (!isBundleAlone(folder)) return;
  writingTo(folder, () => {
    const home = homeOf(folder);
    const aside = makeAside(home);
    try {
      move(home, join5(aside, OLDER));
    } finally {
      clear(aside);
    }
  });
}
function putInPlace(draft, home, aside) {
  refuseForeignFolder(home);
  if (existsSync3(home)) move(home, join5(aside, OLDER));
  move(draft, home);
}
function abandonDraft(home, aside) {
  const older = join5(aside, OLDER);
  try {
    if (existsSync3(older) && !existsSync3(home)) move(older, home);
    clear(aside);
  } catch (error) {
    const why = systemError(error);
    if (why === null) throw error;
    warn2(`the bundle of an earlier run could not be put back, and lies in ${older} (${why})`);
  }
}
function refuseForeignFolder(folder) {
  const isFilled = writingTo(
    folder,
    () => existsSync3(folder) && readdirSync4(folder).some((name) => !isLeftByDesktop(name))
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
  const manifest = valueOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return false;
  const own = /* @__PURE__ */ new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => own.has(name));
}

// src/gating/call-difference.ts
var LOOKUPS = new Set(
  "get find list search read fetch lookup query view show check calculate think describe inspect count browse open ls cat grep".split(
    " "
  )
);
function firstDifference(main, candidate) {
  if (main.steps.length === 0 || candidate.steps.length === 0) return null;
  const [before, now] = [callsOf(main.steps), callsOf(candidate.steps)];
  const acting = (calls) => calls.filter(({ call }) => !looksUp(call.tool));
  return differenceOf(acting(before), acting(now)) ?? differenceOf(before, now);
}
function callsOf(steps) {
  return steps.flatMap((call, index) => call.type === "tool_call" ? [{ call, step: index + 1 }] : []);
}
function looksUp(tool) {
  const name = tool.split(/[./:]|__/).at(-1) ?? tool;
  const [word = ""] = name.match(/[A-Z]?[a-z]+|[A-Z]+/) ?? [];
  return LOOKUPS.has(word.toLowerCase());
}
function differenceOf(before, now) {
  for (let index = 0; index < Math.max(before.length, now.length); index++) {
    const [main, own] = [before[index], now[index]];
    const isSameTool = main !== void 0 && main.call.tool === own?.call.tool;
    const found = isSameTool ? otherArguments(main, own) : otherCall(main, own);
    if (found !== null) return found;
  }
  return null;
}
function otherCall(main, own) {
  const example = {
    step: (own ?? main)?.step ?? 0,
    main: main === void 0 ? null : callText(main.call),
    candidate: own === void 0 ? null : callText(own.call)
  };
  const steps = [main?.step ?? null, own?.step ?? null];
  const tool = (main ?? own)?.call.tool ?? "";
  if (main !== void 0 && own !== void 0)
    return { change: "replaced", tool, instead: own.call.tool, example, steps };
  return { change: main === void 0 ? "added" : "left-out", tool, example, steps };
}
function otherArguments(main, own) {
  const argument = differingArgument(main.call.args, own.call.args);
  if (argument === null) return null;
  const texts = { main: argumentText(argument, main.call), candidate: argumentText(argument, own.call) };
  return {
    change: "arguments",
    tool: own.call.tool,
    ...argument === "" ? {} : { argument },
    example: { step: own.step, ...texts },
    steps: [main.step, own.step]
  };
}
function differingArgument(main, own) {
  if (!isRecord(main) || !isRecord(own)) return bare(main) === bare(own) ? null : "";
  const names = /* @__PURE__ */ new Set([...Object.keys(main), ...Object.keys(own)]);
  return [...names].find((name) => bare(memberOf(main, name)) !== bare(memberOf(own, name))) ?? null;
}
function bare(value) {
  return (JSON.stringify(value) ?? "").replace(/[\s"'\\]/g, "");
}
var LONGEST = 160;
var IN_CALL = 60;
function argumentText(argument, { args }) {
  if (argument === "") return cut2(JSON.stringify(args) ?? "");
  const value = memberOf(args, argument);
  return `${argument}: ${value === void 0 ? "absent" : cut2(JSON.stringify(value))}`;
}
function callText({ tool, args }) {
  if (!isRecord(args)) return `${tool}(${cut2(JSON.stringify(args) ?? "")})`;
  const given = Object.entries(args).map(([name, value]) => `${name}: ${cut2(JSON.stringify(value) ?? "", IN_CALL)}`);
  return cut2(`${tool}(${given.join(", ")})`);
}
function cut2(text, longest = LONGEST) {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}

// src/gating/compared-trials.ts
function naturally(a, b) {
  const padded = (id) => id.replace(/\d+/g, (digits) => digits.padStart(20, "0"));
  return byText(padded(a), padded(b)) || byText(a, b);
}

// src/gating/masked-text.ts
var VARYING = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|[+-]?[\w.%#@-]*\d[\w.%#@-]*/g;
var COMPARED = 600;
function maskText(text) {
  const line2 = text.slice(0, COMPARED).replace(/\s+/g, " ").trim();
  const fixed2 = line2.split(VARYING);
  return { key: fixed2.join("\u2026"), fixed: fixed2, varying: line2.match(VARYING) ?? [] };
}
function sharedText([first, ...others]) {
  if (first === void 0) return "";
  const shared = (index) => {
    const own = first.varying[index] ?? "";
    return others.every(({ varying }) => varying[index] === own) ? own : "\u2026";
  };
  return first.fixed.map((piece, index) => `${piece}${index < first.varying.length ? shared(index) : ""}`).join("");
}
function headOf({ key }) {
  const head = key.slice(0, Math.max(0, key.indexOf(": ")));
  return head.includes(" ") ? head : key;
}

// src/gating/causes.ts
function withCauses(decision, scenarios) {
  const [metric] = decision.metrics;
  const broke = scenarios.filter(({ side }) => side === "broke");
  if (metric === void 0 || broke.length === 0) return decision;
  const turned = criteriaThatTurned(broke, metric.rubric);
  const signs = broke.map((scenario) => signOf(scenario, turned.get(scenario.scenario), metric.rubric));
  const causes = groupsOf(signs, ({ group }) => group).map(causeOf).sort((a, b) => Number(a.kind === "other") - Number(b.kind === "other") || bySize(a, b));
  return { ...decision, causes, start: startOf2(decision, causes) };
}
function signOf({ scenario, main, candidate }, criterion, rubric) {
  const reference = main.find(({ passed }) => passed) ?? main[0];
  const failed = candidate.filter(({ passed }) => passed === false);
  const [most] = groupsOf(failed.map(ownSign), ({ group }) => group);
  const [own] = most ?? [];
  if (own?.kind === "error" || own?.kind === "reason") return { ...own, scenario };
  const differences = failed.map((trial) => reference && firstDifference(reference, trial));
  const [often] = groupsOf(differences, (one) => one ? groupOf(one) : "");
  const difference2 = often?.[0] ?? null;
  if (criterion !== void 0)
    return {
      scenario,
      kind: "criterion",
      group: `criterion ${criterion}`,
      criterion: criterionName(rubric, criterion),
      difference: difference2
    };
  if (difference2 === null) return { scenario, kind: "other", group: "other" };
  const kind = difference2.change === "arguments" ? "arguments" : "calls";
  return { scenario, kind, group: kind, difference: difference2 };
}
function ownSign({ result: { error }, reason }) {
  if (error !== null) {
    const message2 = maskText(error.message);
    return { kind: "error", group: `error ${error.kind} ${headOf(message2)}`, message: message2 };
  }
  if (reason === null || reason.trim() === "") return { kind: "other", group: "other" };
  const message = maskText(reason);
  return { kind: "reason", group: `reason ${message.key}`, message };
}
function criteriaThatTurned(broke, rubric) {
  const turned = broke.map(({ scenario, main, candidate }) => {
    const before = criteriaOf(main.find(({ passed }) => passed) ?? main[0], rubric);
    const now = candidate.filter(({ passed }) => passed === false).map((trial) => criteriaOf(trial, rubric));
    const keys = [...now[0]?.keys() ?? []].filter((key) => {
      const failed = now.filter((one) => one.get(key) === false).length;
      return before.get(key) !== false && failed * 2 > now.length;
    });
    return { scenario, keys: (now[0]?.size ?? 0) > 1 ? keys : [] };
  });
  const counts2 = /* @__PURE__ */ new Map();
  for (const { keys } of turned) for (const key of keys) counts2.set(key, (counts2.get(key) ?? 0) + 1);
  const shared = ({ keys }) => keys.toSorted((a, b) => (counts2.get(b) ?? 0) - (counts2.get(a) ?? 0))[0];
  return new Map(turned.flatMap((one) => one.keys.length === 0 ? [] : [[one.scenario, shared(one) ?? ""]]));
}
function criteriaOf(trial, rubric) {
  const own = trial?.result.rubrics.find((one) => one.rubric === rubric);
  const children = own?.tree.children ?? [];
  return new Map(children.map(({ key, verdict }) => [key, verdict !== "fail" && verdict !== "warn"]));
}
function groupOf({ change, tool, instead = "", argument = "" }) {
  return JSON.stringify([change, tool, instead, argument]);
}
function groupsOf(members, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [member]);
    else group.push(member);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
function causeOf(signs) {
  const [{ kind, criterion } = { kind: "other" }] = signs;
  const messages = signs.flatMap(({ message }) => message ?? []);
  const parts = partsOf(signs);
  return {
    kind,
    ...messages.length === 0 ? {} : { text: textOf2(messages) },
    ...criterion === void 0 ? {} : { criterion },
    scenarios: idsOf(signs),
    parts: messages.length > 0 && parts.length < 2 ? [] : parts
  };
}
function textOf2(messages) {
  const [first] = messages;
  const isOne = messages.every(({ key }) => key === first?.key);
  return isOne || first === void 0 ? sharedText(messages) : headOf(first);
}
function partsOf(signs) {
  const known = signs.filter(({ message, difference: difference2 }) => message ?? difference2);
  return groupsOf(known, ({ message, difference: difference2 }) => message?.key ?? (difference2 ? groupOf(difference2) : "")).map((group) => {
    const scenarios = idsOf(group);
    const { difference: difference2 } = group.find(({ scenario }) => scenario === scenarios[0]) ?? {};
    if (!difference2) return { text: sharedText(group.flatMap(({ message }) => message ?? [])), scenarios };
    const { example, steps: _, ...shared } = difference2;
    return { ...shared, scenarios, example: { scenario: scenarios[0] ?? "", ...example } };
  }).sort(bySize);
}
function idsOf(signs) {
  return signs.map(({ scenario }) => scenario).sort(naturally);
}
function bySize({ scenarios: a }, { scenarios: b }) {
  return b.length - a.length || naturally(a[0] ?? "", b[0] ?? "");
}
function startOf2({ metrics: [metric], flips }, causes) {
  const { paired, threshold = null } = metric ?? {};
  const broke = flips.broke.length;
  if (paired === void 0) return null;
  const sizeOf = (chosen3) => chosen3.reduce((sum2, index) => sum2 + (causes[index]?.scenarios.length ?? 0), 0);
  const errors = causes.flatMap(({ kind }, index) => kind === "error" ? [index] : []);
  const largest = causes[0]?.kind === "other" ? [] : [0];
  const chosen2 = [errors, largest].find((one) => sizeOf(one) > 1 && sizeOf(one) * 3 >= broke);
  if (chosen2 === void 0 || causes.length < 2) return null;
  const ids = new Set(chosen2.flatMap((index) => causes[index]?.scenarios ?? []));
  const lost = flips.broke.reduce(
    (sum2, { scenario, baseline, candidate }) => sum2 + (ids.has(scenario) ? (baseline ?? 0) - (candidate ?? 0) : 0),
    0
  );
  const rate2 = Math.min(1, paired.candidate + lost / paired.scenarios);
  return { causes: chosen2, scenarios: ids.size, broke, rate: rate2, baseline: paired.baseline, threshold };
}

// src/io/bundle/write.ts
import { createHash as createHash2 } from "node:crypto";
import { closeSync, mkdirSync, openSync, writeFileSync as writeFileSync2, writeSync } from "node:fs";
import { dirname, join as join6 } from "node:path";
function draftBundle(folder, keepsEvidence2) {
  let writer = null;
  const discard = () => {
    writer?.discard();
    writer = null;
  };
  return {
    get writer() {
      return writer;
    },
    start() {
      discard();
      if (folder !== void 0) writer = createBundle(folder, keepsEvidence2);
      return writer;
    },
    discard
  };
}
function createBundle(folder, keepsEvidence2) {
  const home = homeOf(folder);
  const aside = writingTo(folder, () => makeAside(home));
  try {
    return writeBundleIn(aside, { folder, home, keepsEvidence: keepsEvidence2 });
  } catch (error) {
    clear(aside);
    throw error;
  }
}
function writeBundleIn(aside, { folder, home, keepsEvidence: keepsEvidence2 }) {
  let isFinished = false;
  const draft = join6(aside, "bundle");
  writingTo(folder, () => mkdirSync(draft));
  const createEvidence = (name) => keepsEvidence2 ? writingTo(folder, () => createLineFile(join6(draft, name))) : null;
  const trials = createEvidence(EVIDENCE_FILE);
  const results = createEvidence(RESULTS_FILE);
  const resultsHash = startResultsHash();
  const files = /* @__PURE__ */ new Map();
  return {
    add(evidence, result) {
      const canonical = JSON.stringify(result);
      resultsHash.add(canonical);
      writingTo(folder, () => {
        trials?.write(evidenceLine(evidence));
        results?.write(canonical);
      });
    },
    text(name, content) {
      writingTo(folder, () => {
        makeFolder(dirname(join6(draft, name)));
        writeFileSync2(join6(draft, name), content);
      });
      const bytes2 = Buffer.from(content);
      files.set(name, { bytes: bytes2.length, sha256: sha256Of(bytes2) });
    },
    pieces(name, content) {
      const file = writingTo(folder, () => createLineFile(join6(draft, name)));
      try {
        for (const piece of content) writingTo(folder, () => file.add(piece));
        files.set(
          name,
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
        const listed3 = [...files].map(([file, digest]) => ({ file, ...digest })).sort((a, b) => byText(a.file, b.file));
        const manifest = { schema: 1, ...head, results: resultsHash.finish(), files: listed3 };
        writeFileSync2(join6(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}
`);
        putInPlace(draft, home, aside);
      });
      isFinished = true;
      clear(aside);
    },
    discard() {
      if (isFinished) return;
      trials?.abandon();
      results?.abandon();
      abandonDraft(home, aside);
    }
  };
}
function evidenceLine({ trial, text }) {
  if (text !== null && !/[\r\n]/.test(text)) return text;
  const { [ANSWERS]: answers, error } = trial;
  const plain = error?.message === "" ? { message: "" } : error?.message ?? null;
  const written = error?.classified ? { kind: error.kind, message: error.message } : plain;
  return JSON.stringify({ ...trial, error: written, [ANSWERS_KEY]: answers });
}
var BUFFER_BYTES = 1 << 20;
var MOST_BYTES = 3;
var NEWLINE = 10;
function createLineFile(path) {
  const descriptor = openSync(path, "w");
  const hash2 = createHash2("sha256");
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes2 = 0;
  let isOpen = true;
  const put2 = (chunk) => {
    hash2.update(chunk);
    bytes2 += chunk.length;
    writeWhole(descriptor, chunk);
  };
  const flush = () => {
    put2(buffer.subarray(0, filled));
    filled = 0;
  };
  const abandon = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  const add = (text) => {
    const room = MOST_BYTES * text.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put2(Buffer.from(text));
    else filled += buffer.write(text, filled);
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
      return { bytes: bytes2, sha256: `sha256:${hash2.digest("hex")}` };
    },
    abandon
  };
}
function writeWhole(descriptor, chunk) {
  let written = 0;
  while (written < chunk.length) written += writeSync(descriptor, chunk, written);
}

// src/pipeline/compared-trials.ts
var MOST_OF_MAIN = 20 * 2 ** 20;
var LONGEST2 = 2e3;
function explainFlips(decision, { main, candidate, rubrics }) {
  const { flips, metrics } = decision;
  const flipped = [
    ...flips.broke.map((flip) => ({ ...flip, side: "broke" })),
    ...flips.fixed.map((flip) => ({ ...flip, side: "fixed" }))
  ];
  if (flipped.length === 0) return { decision: withCauses(decision, []), mainTrials: [] };
  const primary = metrics[0]?.rubric ?? "";
  const lines = [];
  let room = MOST_OF_MAIN;
  const collect = (run, wanted, keeps = (_) => true) => byScenario(evidenceOfRun(run, startRedaction(run.redaction)), (evidence) => {
    const { trial } = evidence;
    if (!wanted.has(trial.scenario) || !keeps(evidence)) return null;
    return comparedTrial(trial, explainTrial(judgeTrial(rubrics, trial)), primary);
  });
  const mainIds = new Set(flipped.map(({ scenario, renamed_from: old = scenario }) => old));
  const before = main && collect(main, mainIds, (evidence) => {
    const line2 = evidenceLine(evidence);
    room -= line2.length;
    if (room >= 0) lines.push(line2);
    return room >= 0;
  });
  const now = collect(candidate, new Set(flipped.map(({ scenario }) => scenario)));
  const scenarios = flipped.map(({ scenario, renamed_from: old = scenario, side }) => {
    return { scenario, side, main: before?.get(old) ?? [], candidate: now.get(scenario) ?? [] };
  });
  return { decision: withCauses(decision, scenarios), mainTrials: lines };
}
function byScenario(trials, show) {
  const found = /* @__PURE__ */ new Map();
  let index = 0;
  for (const trial of trials) {
    const own = show(trial, index++);
    if (own !== null) found.set(own.result.scenario, [...found.get(own.result.scenario) ?? [], own]);
  }
  for (const own of found.values()) own.sort((a, b) => a.result.trial - b.result.trial);
  return found;
}
function comparedTrial(trial, result, primary) {
  const own = result.rubrics.find(({ rubric }) => rubric === primary);
  const reason = factAt(trial, "harness.reason");
  return {
    passed: own === void 0 ? null : own.tree.verdict === "pass",
    result,
    reason: typeof reason === "string" ? cut(reason, LONGEST2) : null,
    steps: (trial.trace ?? []).map((step) => {
      if (step.type === "message") return { ...step, text: cut(step.text, LONGEST2) };
      return { ...step, args: short(step.args), result: short(step.result) };
    })
  };
}
function short(value) {
  const text = shownValue(value, LONGEST2);
  return text.length < LONGEST2 ? value : text;
}

// src/gating/statistics/paired.ts
var FEWEST_SCENARIOS = 5;
var ROUNDING = 1e-13;
function pairedTest(differences, families) {
  const estimate = mean(differences);
  const residuals = groupSums(differences, estimate, families);
  const df = residuals.length - 1;
  if (df < 1) return null;
  if (residuals.every((residual) => Math.abs(residual) <= ROUNDING)) return withoutVariance(estimate, df);
  return tTest(estimate, clusteredError(residuals, differences.length), df);
}
function clusteredError(groupResiduals, n) {
  const groups = groupResiduals.length;
  const squares = sum(groupResiduals.map((residual) => residual * residual));
  return Math.sqrt(groups / (groups - 1) * squares) / n;
}
function smallestHalfWidth(n, trials, alpha) {
  return normalQuantile(1 - alpha) * Math.SQRT2 / (trials * (n + 2));
}
function effectiveFamilies(families) {
  const sizes = /* @__PURE__ */ new Map();
  for (const family of families) addTo(sizes, family);
  return families.length ** 2 / sum([...sizes.values()].map((size) => size * size));
}
function groupSums(differences, centre, families) {
  const residuals = differences.map((difference2) => difference2 - centre);
  if (families === void 0) return residuals;
  const groups = /* @__PURE__ */ new Map();
  residuals.forEach((residual, i) => {
    const family = families[i] ?? "";
    const group = groups.get(family);
    if (group === void 0) groups.set(family, [residual]);
    else group.push(residual);
  });
  return [...groups.values()].map(sum);
}
function withoutVariance(estimate, df) {
  if (Math.abs(estimate) <= ROUNDING) return { estimate, error: 0, df, worse: 0.5, better: 0.5 };
  const rare = 2 ** -(df + 1);
  const worse = estimate < 0 ? rare : 1 - rare;
  return { estimate, error: 0, df, worse, better: 1 - worse };
}

// src/gating/statistics/proportions.ts
function wilson(rate2, n, confidence) {
  if (!(n > 0)) return { lower: 0, upper: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  const weight = 1 + z * z / n;
  const centre = (rate2 + z * z / (2 * n)) / weight;
  const half = z / weight * Math.sqrt(rate2 * (1 - rate2) / n + z * z / (4 * n * n));
  return { lower: rate2 <= 0 ? 0 : Math.max(0, centre - half), upper: rate2 >= 1 ? 1 : Math.min(1, centre + half) };
}
function effectiveSampleSize(scores) {
  const n = scores.length;
  if (n < 2) return n;
  const { mean: mean2, variance: variance2 } = moments(scores);
  return variance2 === 0 ? n : Math.max(n - 1, mean2 * (1 - mean2) / (variance2 / n));
}
function zeroFailureUpperBound(n, alpha) {
  return -Math.expm1(Math.log(alpha) / n);
}

// src/gating/statistics/reliability.ts
function allOfKPass(c, n, k) {
  return k > n ? null : chanceOfAll(c, n, k);
}
function anyOfKPasses(c, n, k) {
  return k > n ? null : 1 - chanceOfAll(n - c, n, k);
}
function chanceOfAll(chosen2, n, k) {
  let chance = 1;
  for (let i = 0; i < k; i += 1) chance *= Math.max(0, chosen2 - i) / (n - i);
  return chance;
}

// src/gating/comparing/level.ts
var BOUND = 0.05;
function metricLevel({ scenarios }, { rubric, score: score2 }) {
  const measured = scenarios.flatMap((scenario) => {
    const { scores = [] } = scoresOf(scenario, rubric) ?? {};
    if (scores.length === 0) return [];
    const rate2 = meanRate(scores);
    return [{ rate: rate2, isSingle: scores.length === 1 && (rate2 === 0 || rate2 === 1) }];
  });
  return score2 === null ? null : levelOf(score2, measured);
}
function criterionLevel({ scenarios }, { criterion, byScore, countIn }) {
  const { passed, total, score: score2 } = criterion;
  const measured = scenarios.flatMap((scenario) => {
    const count = countIn(scenario);
    const rate2 = rateOf(count);
    return rate2 === null ? [] : [{ rate: rate2, isSingle: count.total === 1 && count.scores === void 0 }];
  });
  return total === 0 ? null : levelOf(byScore ? score2 ?? 0 : passed / total, measured);
}
function levelOf(rate2, measured) {
  const scenarios = measured.length;
  const areSingle = measured.every(({ isSingle }) => isSingle);
  const effective2 = areSingle ? scenarios : effectiveSampleSize(measured.map((one) => rounded(one.rate)));
  const { lower, upper } = wilson(rate2, effective2, 1 - 2 * BOUND);
  return {
    scenarios,
    effective_n: rounded(effective2),
    lower: rounded(lower),
    upper: rounded(upper),
    ...rate2 < 1 - SLACK ? {} : { failures_up_to: rounded(zeroFailureUpperBound(scenarios, BOUND)) }
  };
}
function reliabilityOf(candidate, { rubric: { rubric }, comparedRuns }, pairs2) {
  const both = pairs2.map((pair) => {
    const main = comparedRuns.flatMap((run) => pair.runs[run] ?? []);
    return { run: passesOf([pair.candidate], rubric), main: passesOf(main, rubric) };
  }).filter(({ run, main }) => run.total > 0 && main.total > 0);
  const alone2 = candidate.scenarios.map((scenario) => passesOf([scenario], rubric)).filter(({ total }) => total > 0);
  const now = both.length === 0 ? alone2 : both.map(({ run }) => run);
  const then = both.map(({ main }) => main);
  const k = fewest([...now, ...then].map(({ total }) => total));
  if (k < 2) return void 0;
  const after = now.map((passes) => chancesOf(passes, k));
  const before = then.map((passes) => chancesOf(passes, k));
  return {
    k,
    candidate: meanOf(after),
    baseline: before.length === 0 ? null : meanOf(before),
    p_worse: before.length < FEWEST_SCENARIOS ? null : testOf(after, before)
  };
}
function chancesOf({ passed, total }, k) {
  return { all_pass: allOfKPass(passed, total, k) ?? 0, any_pass: anyOfKPasses(passed, total, k) ?? 0 };
}
function meanOf(scenarios) {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass))
  };
}
function testOf(now, then) {
  const worse = (which) => pairedTest(now.map((chances, i) => chances[which] - (then[i]?.[which] ?? 0)))?.worse ?? 1;
  return { all_pass: worse("all_pass"), any_pass: worse("any_pass") };
}

// src/gating/statistics/detectable.ts
function detectableDrop(error, df, { alpha, power }) {
  return (tQuantile(1 - alpha, df) + tQuantile(power, df)) * error;
}
function visibleDrop(basis, tolerance) {
  const { scenarios, trials, loss, error, df, demand } = basis;
  const n = scenarios * trials / loss;
  const [shown2, caught] = [tQuantile(1 - demand.alpha, df), tQuantile(demand.power, df)];
  const least = upperBound(0, n - 1, shown2);
  const own = Math.max(upperBound(least, n, caught), Math.ceil(n * least - SLACK) / n);
  const scatter = Math.max(error, Math.sqrt(tolerance * (1 - tolerance) / n));
  return Math.min(1, Math.max(Math.hypot(detectableDrop(error, df, demand), own), tolerance + caught * scatter));
}
function upperBound(rate2, n, t) {
  const z = t * t / n;
  return (rate2 + z / 2 + Math.sqrt(z * (rate2 * (1 - rate2) + z / 4))) / (1 + z);
}
function usualLoss(scores) {
  const losses = scores.map((score2) => 1 - score2);
  const all = sum(losses);
  return all < SLACK ? 1 : sum(losses.map((loss) => loss * loss)) / all;
}
function usualTrials(counts2) {
  return counts2.length === 0 ? 1 : counts2.length / sum(counts2.map((count) => 1 / count));
}
function effortFor({ scenarios, trials }, detectable, smaller) {
  const times = (detectable / smaller) ** 2;
  return { trials: Math.ceil(Math.round(trials) * times), scenarios: Math.ceil(scenarios * times) };
}

// src/gating/statistics/history.ts
var FEWEST_RUNS = 3;
var CLEARLY_COPIES = 2;
function noisier(trials, runs) {
  return Math.max(1, runs.reduce((all, own) => all + own, 0) / runs.length / trials);
}
function historyTest(scenarios, trials) {
  const least = fewest(scenarios.map(({ runs }) => runs.length));
  if (least < FEWEST_RUNS) return null;
  const spreads = scenarios.map(({ runs }) => variance(runs));
  const flip = 1 / (least * trials);
  const parts = scenarios.map(({ runs, noisier: own = 1 }, i) => noise(spreads[i] ?? 0, runs.length, own));
  parts.push(noise(flip * copiesPerTrial(scenarios, sum(spreads), least, trials), least));
  const total = sum(parts.map((part) => part.variance));
  const df = total * total / sum(parts.map((part) => part.variance ** 2 / part.df));
  const estimate = mean(scenarios.map(({ candidate, runs }) => candidate - mean(runs)));
  return tTest(estimate, Math.sqrt(total) / scenarios.length, df);
}
function copiesPerTrial(scenarios, between, runs, trials) {
  if (scenarios.some(({ trialNoise }) => trialNoise === void 0)) return 1;
  const independent = sum(scenarios.map(({ trialNoise }) => trialNoise ?? 0));
  const effect = (between + 1 / runs) / (independent + 1 / (runs * trials));
  return effect < CLEARLY_COPIES ? 1 : Math.min(trials, effect);
}
function noise(betweenRuns, runs, own = 1) {
  return { variance: betweenRuns * (own + 1 / runs), df: runs - 1 };
}

// src/gating/statistics/mcnemar.ts
function mcnemarMidP({ broken, fixed: fixed2 }) {
  const changed = broken + fixed2;
  if (broken === fixed2) return 0.5;
  return (binomialUpperTail(broken, changed, 0.5) + binomialUpperTail(broken + 1, changed, 0.5)) / 2;
}
function binomialUpperTail(k, n, p) {
  if (k <= 0) return 1;
  if (k > n) return 0;
  return regularizedIncompleteBeta(p, k, n - k + 1);
}
function tango(changed, pairs2, confidence) {
  const z = normalQuantile((1 + confidence) / 2);
  const estimate = (changed.fixed - changed.broken) / pairs2;
  const score2 = (change) => tangoScore(changed, pairs2, change);
  return {
    lower: bisect((change) => score2(change) - z, -1, estimate),
    upper: bisect((change) => score2(change) + z, estimate, 1)
  };
}
function tangoScore({ broken, fixed: fixed2 }, pairs2, change) {
  const gap = fixed2 - broken - pairs2 * change;
  if (gap === 0) return 0;
  const linear = (2 * pairs2 - fixed2 + broken) * change - broken - fixed2;
  const constant = -broken * change * (1 - change);
  const broken0 = (Math.sqrt(linear * linear - 8 * pairs2 * constant) - linear) / (4 * pairs2);
  const spread = pairs2 * (2 * broken0 + change * (1 - change));
  return spread > 0 ? gap / Math.sqrt(spread) : Math.sign(gap) * Number.POSITIVE_INFINITY;
}
function bisect(falling, from, to) {
  if (falling(from) <= 0) return from;
  if (falling(to) >= 0) return to;
  let low = from;
  let high = to;
  for (let step = 0; step < 60 && high - low > 1e-15; step += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

// src/gating/statistics/multiplicity.ts
function weightedHolm(hypotheses) {
  const order = hypotheses.map(({ p, weight }, index) => ({ p, weight, index })).sort((a, b) => a.p / a.weight - b.p / b.weight || b.p - a.p);
  const adjusted = new Array(hypotheses.length);
  const weights = order.map(({ weight }) => weight);
  let largest = 0;
  order.forEach(({ p, weight, index }, i) => {
    largest = Math.max(largest, Math.min(1, p * sum(weights.slice(i)) / weight));
    adjusted[index] = largest;
  });
  return adjusted;
}

// src/gating/statistics/pairing.ts
function scoreSample({ key, tolerance, scenarios }) {
  const paired = onBothSides(scenarios, ({ length }) => length > 0);
  return {
    key,
    tolerance,
    ...bothSides(
      paired.map(({ candidate }) => mean(candidate)),
      paired.map(({ baseline }) => baseline.map(mean))
    ),
    trialNoise: paired.map(({ baseline }) => trialNoiseOf(baseline)),
    noisier: paired.map(({ candidate, baseline }) => noisier(candidate.length, baseline.map(lengthOf))),
    trials: fewest(paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline].map(lengthOf))),
    usual: {
      trials: usualTrials(paired.map(({ candidate }) => candidate.length)),
      loss: usualLoss(paired.flatMap(({ candidate }) => candidate))
    },
    flipsOnly: false,
    ...familiesOf(paired)
  };
}
function tallySample({ key, tolerance, scenarios }) {
  const paired = onBothSides(scenarios, ({ total }) => total > 0);
  const families = familiesOf(paired);
  const totals = paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline].map(({ total }) => total));
  const isGraded = paired.some(({ candidate, baseline }) => [candidate, ...baseline].some(({ scores }) => scores));
  const single = totals.length === 2 * paired.length && totals.every((total) => total === 1);
  return {
    key,
    tolerance,
    ...bothSides(
      paired.map(({ candidate }) => rateOf(candidate) ?? 0),
      paired.map(({ baseline }) => baseline.map((count) => rateOf(count) ?? 0))
    ),
    noisier: paired.map(
      ({ candidate, baseline }) => noisier(
        candidate.total,
        baseline.map(({ total }) => total)
      )
    ),
    trials: fewest(totals),
    usual: { trials: usualTrials(paired.map(({ candidate }) => candidate.total)), loss: 1 },
    flipsOnly: single && !isGraded && families.families === void 0,
    ...families
  };
}
function bothSides(candidate, runs) {
  const baseline = runs.map(mean);
  return { candidate, runs, baseline, differences: candidate.map((rate2, i) => rate2 - (baseline[i] ?? 0)) };
}
function lengthOf({ length }) {
  return length;
}
function trialNoiseOf(runs) {
  const repeated = runs.filter(({ length }) => length > 1);
  return repeated.length === 0 ? 0 : mean(repeated.map((scores) => variance(scores) / scores.length));
}
function onBothSides(scenarios, hasAny) {
  return scenarios.map((scenario) => ({ ...scenario, baseline: scenario.baseline.filter(hasAny) })).filter(({ candidate, baseline }) => hasAny(candidate) && baseline.length > 0);
}
function familiesOf(scenarios) {
  const families = scenarios.map(({ family }, i) => family === void 0 ? `alone:${i}` : `family:${family}`);
  return new Set(families).size === families.length ? {} : { families };
}

// src/gating/statistics/family.ts
var FEWEST_EFFECTIVE = 3;
var KNOWN_SHARE = 0.8;
function compareFamily(metrics, criteria, settings, further = []) {
  const measured = measure(metrics, criteria, settings.shares);
  const tests = measured.flatMap((one) => one.tests);
  const own = sum(tests.map((test) => test.weight));
  const all = own === 0 ? 1 : own / (1 - sum(further.map((test) => test.weight)));
  const worse = weightedHolm([
    ...tests.map((test) => ({ p: test.worse, weight: test.weight })),
    ...further.map(({ p, weight }) => ({ p, weight: weight * all }))
  ]);
  const better = weightedHolm(tests.map((test) => ({ p: test.better, weight: test.weight })));
  const evidenceOf2 = (test) => {
    const at2 = tests.indexOf(test);
    const { weight: _, ...plain } = test;
    return { ...plain, adjustedWorse: worse[at2] ?? 1, adjustedBetter: better[at2] ?? 1 };
  };
  return {
    comparisons: measured.map((one) => compare(one, one.tests.map(evidenceOf2), all, settings)),
    further: worse.slice(tests.length)
  };
}
function measure(metrics, criteria, { withHistory, withoutHistory }) {
  const samples = metrics.map(scoreSample).map((sample) => ({ sample, history: historyOf(sample) }));
  const shares = samples.some(({ history }) => history !== null) ? withHistory : withoutHistory;
  return [
    ...samples.map(({ sample, history }) => measureMetric(sample, history, shares, metrics.length)),
    ...criteria.map((criterion) => measureCriterion(tallySample(criterion), shares.criteria / criteria.length))
  ];
}
function measureMetric(sample, history, shares, metrics) {
  const paired = pairedTest(sample.differences, sample.families);
  const weight = (history === null ? shares.paired + shares.history : shares.paired) / metrics;
  const tests = [
    ...asTest("paired-t", weight, paired),
    ...asTest("history-t", shares.history / metrics, paired === null ? null : history)
  ];
  const leastFall = Math.max(0, -sample.differences.reduce((largest, one) => Math.max(largest, one), -1));
  return { sample, paired, flips: null, leastFall, tests };
}
function historyOf({ candidate, runs, trialNoise, noisier: noisier2, trials }) {
  const scenarios = candidate.map((score2, i) => ({
    candidate: score2,
    runs: runs[i] ?? [],
    trialNoise: trialNoise?.[i] ?? 0,
    noisier: noisier2[i] ?? 1
  }));
  const known = scenarios.filter((scenario) => scenario.runs.length >= FEWEST_RUNS);
  return known.length < KNOWN_SHARE * scenarios.length ? null : historyTest(known, trials);
}
function measureCriterion(sample, weight) {
  const paired = pairedTest(sample.differences, sample.families);
  const flips = flipsOf(sample);
  if (flips === null || paired === null) {
    return { sample, paired, flips: null, leastFall: 0, tests: asTest("paired-t", weight, paired) };
  }
  const worse = mcnemarMidP(flips);
  const better = mcnemarMidP({ broken: flips.fixed, fixed: flips.broken });
  return { sample, paired, flips, leastFall: 0, tests: [{ test: "mcnemar-mid-p", weight, worse, better }] };
}
function asTest(test, weight, result) {
  return result === null ? [] : [{ test, weight, worse: result.worse, better: result.better }];
}
function flipsOf(sample) {
  if (!sample.flipsOnly) return null;
  const count = (change) => sample.differences.filter((difference2) => difference2 === change).length;
  return { broken: count(-1), fixed: count(1) };
}
function compare({ sample, paired, flips, leastFall, tests }, evidence, totalWeight, settings) {
  const scenarios = sample.candidate.length;
  const candidate = scenarios === 0 ? null : mean(sample.candidate);
  const baseline = scenarios === 0 ? null : mean(sample.baseline);
  const estimate = scenarios === 0 ? null : mean(sample.differences);
  const interval = paired === null ? null : intervalOf(sample, paired, flips, settings.alpha);
  const units = unitsOf(sample);
  const allFell = leastFall > smallestHalfWidth(scenarios, sample.trials, settings.alpha);
  const share = (tests[0]?.weight ?? 0) / totalWeight;
  const demand = { alpha: settings.alpha * share, power: settings.power };
  const { trials, loss } = sample.usual;
  const basis = paired === null ? null : { scenarios, trials, loss, error: paired.error, df: paired.df, demand };
  const { tolerance } = sample;
  const judged = stateOf({ estimate, units, interval, allFell, evidence, tolerance, alpha: settings.alpha });
  const shown2 = judged.state === "insufficient" || judged.state === "not-comparable" ? null : basis;
  return {
    key: sample.key,
    scenarios,
    candidate,
    baseline,
    estimate,
    basis,
    interval: shown2 === null ? null : interval,
    detectable: shown2 === null ? null : visibleDrop(shown2, tolerance),
    evidence,
    ...judged
  };
}
function unitsOf({ candidate, families }) {
  if (families === void 0) return candidate.length;
  const effective2 = effectiveFamilies(families);
  return effective2 < FEWEST_EFFECTIVE ? effective2 : new Set(families).size;
}
function intervalOf(sample, paired, flips, alpha) {
  const scenarios = sample.candidate.length;
  if (flips !== null) return tango(flips, scenarios, 1 - 2 * alpha);
  const floor = smallestHalfWidth(scenarios, sample.trials, alpha);
  const half = Math.max(tQuantile(1 - alpha, paired.df) * paired.error, floor);
  return { lower: Math.max(-1, paired.estimate - half), upper: Math.min(1, paired.estimate + half) };
}
function stateOf(of) {
  const { estimate, units, evidence, tolerance, alpha } = of;
  if (estimate === null) return undecided("not-comparable");
  if (units < FEWEST_SCENARIOS) return undecided("insufficient");
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= alpha).map(({ test }) => test);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test }) => test);
  const down = estimate < 0 && estimate <= -tolerance + SLACK;
  const up = estimate > 0 && estimate >= tolerance - SLACK;
  if (worse.length > 0 && down) return { state: "regressed", decidedBy: worse };
  if (of.allFell && down) return { state: "regressed", decidedBy: ["paired-t"] };
  if (better.length > 0 && up) return { state: "improved", decidedBy: better };
  if (of.interval !== null && of.interval.lower > -tolerance) return undecided("unchanged");
  return { state: "inconclusive", decidedBy: [] };
}
function undecided(state) {
  return { state, decidedBy: [] };
}

// src/gating/comparing/rate-tests.ts
function testMembers(policy, members, further = []) {
  if (policy.noise === "none") {
    const changes = new Map(members.map((member) => [member.sample.key, exactChange(member)]));
    return { changes, bases: /* @__PURE__ */ new Map(), further: [] };
  }
  const compareAll = (gating, others) => {
    const family = members.filter(({ gates: may }) => may === gating);
    const metrics = family.flatMap((member) => member.kind === "metric" ? [member.sample] : []);
    const criteria = family.flatMap((member) => member.kind === "criterion" ? [member.sample] : []);
    return compareFamily(metrics, criteria, testSettings(policy), others);
  };
  const [blocking, shown2] = [compareAll(true, further), compareAll(false, [])];
  const comparisons = [...blocking.comparisons, ...shown2.comparisons];
  return {
    changes: new Map(comparisons.map((one) => [one.key, changeOf(one)])),
    bases: new Map(comparisons.flatMap(({ key, basis }) => basis === null ? [] : [[key, basis]])),
    further: blocking.further
  };
}
function changeOf(comparison) {
  const { state, estimate, scenarios, candidate, baseline, interval, detectable, evidence } = comparison;
  const paired = candidate === null || baseline === null ? null : { candidate: rounded(candidate), baseline: rounded(baseline) };
  return {
    // No pair means too little data, not an incomparable rate: a criterion may apply nowhere.
    state: state === "not-comparable" ? "insufficient" : state,
    delta: estimate === null ? null : rounded(estimate),
    interval: interval === null ? null : { lower: rounded(interval.lower), upper: rounded(interval.upper) },
    detectable: detectable === null ? null : rounded(detectable),
    evidence: evidence.map(({ test, worse, adjustedWorse }) => ({ test, p: worse + 0, adjusted_p: adjustedWorse + 0 })),
    decided_by: comparison.decidedBy,
    ...paired === null ? {} : { paired: { scenarios, ...paired } }
  };
}
function untested(state) {
  return {
    state,
    delta: null,
    interval: null,
    detectable: null,
    evidence: [],
    decided_by: []
  };
}
function exactChange(member) {
  const sample = sampleOf(member);
  const before = sample.runs.map((runs) => runs[0] ?? 0);
  const changes = sample.candidate.map((now, index) => now - (before[index] ?? 0));
  if (changes.length === 0) return untested("insufficient");
  const hasRisen = changes.some((change) => change > SLACK);
  const state = changes.some((change) => change < -SLACK) ? "regressed" : hasRisen ? "improved" : "unchanged";
  return {
    ...untested(state),
    delta: rounded(meanRate(changes)),
    decided_by: state === "unchanged" ? [] : ["exact"],
    paired: { scenarios: changes.length, candidate: meanRate(sample.candidate), baseline: meanRate(before) }
  };
}
function sampleOf(member) {
  return member.kind === "metric" ? scoreSample(member.sample) : tallySample(member.sample);
}
function familyMember(rate2, pairs2, watched = false) {
  const { name, rubric, criterion, rule, comparedRuns } = rate2;
  const { tolerance } = rule;
  const measured = (measuredIn) => pairs2.map(({ candidate, baseline, runs }) => ({
    // The family on main: a pull request must not merge all scenarios into one piece of evidence.
    family: baseline.family,
    candidate: measuredIn(candidate),
    baseline: comparedRuns.flatMap((index) => runs[index] ? [measuredIn(runs[index])] : [])
  }));
  if (!("countIn" in rate2)) {
    const scenarios2 = measured((scenario) => scoresOf(scenario, rubric.rubric)?.scores ?? []);
    return { kind: "metric", gates: gates(rule), sample: { key: rubric.rubric, tolerance, scenarios: scenarios2 } };
  }
  const key = criterion?.key ?? "";
  const scenarios = measured(watched ? (scenario) => tallyOf(scenario, rubric.rubric, key) : rate2.countIn);
  return { kind: "criterion", gates: gates(rule) && !watched, sample: { key: name, tolerance, scenarios } };
}

// src/gating/statistics/noise.ts
function trialNoiseError(scenarios) {
  const spreads = scenarios.map((scores) => scores.length > 1 ? variance(scores) : null);
  const usual = mean(spreads.flatMap((spread) => spread ?? []));
  const parts = scenarios.map((scores, i) => (spreads[i] ?? usual) / scores.length);
  return Math.sqrt(sum(parts)) / scenarios.length;
}
function runNoiseError(scenarios, trials) {
  const runs = fewest(scenarios.map((own) => own.runs.length));
  const spread = sum(scenarios.map((own) => variance(own.runs) * own.noisier));
  return Math.sqrt(1 / (runs * trials) + spread) / scenarios.length;
}
function pairNoiseError(pairedError, runs) {
  return pairedError / Math.sqrt(1 + 1 / runs);
}

// src/gating/comparing/threshold.ts
var CONFIDENCE = 0.95;
function thresholdStatus(rate2, { threshold, mode }, noiseOf2) {
  if (threshold === null || rate2 >= threshold - SLACK) return "met";
  const noise2 = mode === "point" || threshold >= 1 - SLACK ? null : noiseOf2();
  if (noise2 === null) return "below";
  return rate2 + normalQuantile(CONFIDENCE) * noise2 < threshold - SLACK ? "below" : "near";
}
function noiseOfRates({ candidate, rubrics }, members, bases) {
  return (key) => {
    const criterion = rubrics.flatMap(({ criteria }) => criteria).find(({ name }) => name === key);
    const trials = candidate.scenarios.map((scenario) => criterion ? trialsOf2(criterion.countIn(scenario)) : scoresOf(scenario, key)?.scores ?? []).filter(({ length }) => length > 0);
    const member = members.find(({ sample }) => sample.key === key);
    return rateNoise(trials, member && sampleOf(member), bases.get(key)?.error ?? null);
  };
}
function trialsOf2({ passed, total, scores }) {
  return scores ?? Array.from({ length: total }, (_, index) => index < passed ? 1 : 0);
}
function rateNoise(trials, sample, error) {
  const runs = sample?.runs ?? [];
  const known = runs.flatMap(
    (own, index) => own.length < FEWEST_RUNS ? [] : [{ runs: own, noisier: sample?.noisier[index] ?? 1 }]
  );
  if (known.length >= KNOWN_SHARE * trials.length) return runNoiseError(known, sample?.trials ?? 1);
  const repeated = trials.filter(({ length }) => length > 1);
  if (repeated.length >= KNOWN_SHARE * trials.length) return trialNoiseError(trials);
  return error === null ? null : pairNoiseError(error, fewest(runs.map(({ length }) => length)));
}

// src/gating/comparing/comparisons.ts
function compareRates(context, pairs2 = context.pairing.pairs, further = []) {
  const { policy, runs, rubrics } = context;
  const isCompared = ({ comparedRuns }) => comparedRuns.length > 0;
  const compared = rubrics.flatMap(({ criteria }) => criteria.filter(isCompared));
  const members = rubrics.flatMap(
    ({ metric, criteria }) => [metric, ...criteria].filter(isCompared).map((rate2) => familyMember(rate2, pairs2))
  );
  const tested = testMembers(policy, members, further);
  const watched = compared.filter(({ criterion, byScore }) => criterion.score !== void 0 && !byScore);
  const scores = testMembers(
    policy,
    watched.map((rate2) => familyMember(rate2, pairs2, true))
  );
  const noTest = untested(runs.length === 0 ? "no-baseline" : "not-comparable");
  const waived = pairs2.filter(({ isWaived }) => isWaived).length;
  const changeIn = ({ changes }, key) => {
    const { paired, ...change } = changes.get(key) ?? noTest;
    if (paired === void 0) return change;
    return { ...change, paired: waived === 0 ? paired : { ...paired, waived } };
  };
  return {
    metrics: rubrics.map(({ rubric, metric }) => compareMetric(context, metric, changeIn(tested, rubric.rubric))),
    criteria: rubrics.flatMap(
      ({ criteria }) => criteria.map((rate2) => {
        const change = changeIn(tested, rate2.name);
        return compareCriterion(context, rate2, { change, score: rate2.byScore ? change : changeIn(scores, rate2.name) });
      })
    ),
    outcomes: rubrics.flatMap(({ metric }) => compareOutcomes(context, metric)),
    noiseOf: policy.noise === "none" ? () => null : noiseOfRates(context, members, tested.bases),
    further: tested.further,
    bases: tested.bases
  };
}
function compareMetric(context, rate2, change) {
  const { policy, candidate, pairing } = context;
  const { rubric } = rate2;
  const { tier, tolerance, threshold } = rate2.rule;
  const reliability = reliabilityOf(candidate, rate2, pairing.pairs);
  const baselines = baselinesOf(context, rate2);
  const scores = baselines.flatMap(({ score: score2 }) => score2 ?? []);
  return {
    name: rubric.metric,
    rubric: rubric.rubric,
    ...rubric.title === void 0 ? {} : { title: rubric.title },
    ...rubric.band === void 0 ? {} : { band: rubric.band },
    ...baselines[0]?.band === void 0 ? {} : { baseline_band: baselines[0].band },
    tier,
    candidate: rubric.score,
    baseline: scores.length === 0 ? null : meanRate(scores),
    candidate_trials: rubric.trials,
    baseline_trials: pooled(baselines.map(({ trials }) => trials)),
    level: metricLevel(candidate, rubric),
    ...change,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
    ...reliability === void 0 ? {} : { reliability }
  };
}
function heldTolerance({ noise: noise2 }, tolerance) {
  return noise2 === "none" ? 0 : tolerance;
}
function compareCriterion(context, rate2, { change, score: score2 }) {
  const { policy, candidate } = context;
  const { rubric, criterion } = rate2;
  const { tier, tolerance, threshold } = rate2.rule;
  const before = baselinesOf(context, rate2).flatMap(
    ({ criteria }) => criteria.find((other) => other.key === criterion.key) ?? []
  );
  return {
    rubric: rubric.rubric,
    key: criterion.key,
    ...criterion.question === void 0 ? {} : { question: criterion.question },
    tier,
    ...criterion.status === void 0 ? {} : { status: criterion.status },
    candidate: { passed: criterion.passed, total: criterion.total },
    baseline: pooled(before),
    ...rate2.byScore ? { by_score: true } : {},
    ...criterion.score === void 0 ? {} : { score: compareScore(criterion.score, before, score2) },
    level: criterionLevel(candidate, rate2),
    ...change,
    tolerance: heldTolerance(policy, tolerance),
    threshold
  };
}
function compareScore(candidate, before, { state, delta, paired, interval }) {
  const scores = before.flatMap(({ score: score2 }) => score2 ?? []);
  const baseline = scores.length === 0 ? null : meanRate(scores);
  return { candidate, baseline, state, delta, ...paired === void 0 ? {} : { paired }, interval };
}
function compareOutcomes(context, metric) {
  const { policy, primary } = context;
  const { rubric } = metric;
  const isPrimary = rubric === primary?.rubric;
  const baselines = baselinesOf(context, metric);
  return rubric.outcomes.map(({ outcome, trials }) => {
    const rule = outcomeRule(policy, { rubric: rubric.rubric, isPrimary }, outcome);
    const before = baselines.flatMap((other) => {
      const found = other.outcomes.find((one) => one.outcome === outcome);
      return found === void 0 ? [] : [{ passed: found.trials, total: other.trials.total }];
    });
    return {
      rubric: rubric.rubric,
      outcome,
      candidate: { passed: trials, total: rubric.trials.total },
      baseline: pooled(before),
      at_least: rule.at_least,
      at_most: rule.at_most
    };
  });
}
function baselinesOf({ runs }, { rubric, comparedRuns }) {
  const shown2 = comparedRuns.length > 0 ? comparedRuns.flatMap((index) => runs[index] ?? []) : runs.slice(0, 1);
  return shown2.flatMap((run) => run.rubrics.find((other) => other.rubric === rubric.rubric) ?? []);
}
function pooled(counts2) {
  if (counts2.length === 0) return null;
  return counts2.reduce((sum2, count) => ({ passed: sum2.passed + count.passed, total: sum2.total + count.total }), {
    passed: 0,
    total: 0
  });
}
function trialsUnder({ rubrics }, rubric) {
  return rubrics.find((one) => one.rubric === rubric)?.trials.total ?? 0;
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
function wholeRate(value, limit = null) {
  const isExact = [0, 1, limit].some((end) => end !== null && Math.abs(value - end) < SLACK);
  const hides = [0, 1, limit].some((end) => end !== null && Math.round(value * 100) === Math.round(end * 100));
  return rate(value, !isExact && hides ? decimalsApart([value, 0, 1, limit]) : 0);
}
function signedPoints(delta) {
  return signed(delta, 0);
}
function points(delta, decimals = 1) {
  return `${signed(delta, decimals)} points`;
}
function signed(delta, decimals) {
  const digits = fixed(delta * 100, decimals);
  return `${delta > 0 && /[1-9]/.test(digits) ? "+" : ""}${digits}`;
}
function decimalsApart(rates) {
  const known = rates.filter((value) => value !== null).sort((a, b) => a - b);
  const areApart = (decimals2) => known.every((value, index) => {
    const before = known[index - 1];
    return before === void 0 || value - before < SLACK || rate(value, decimals2) !== rate(before, decimals2);
  });
  let decimals = 1;
  while (decimals < MOST_DECIMALS && !areApart(decimals)) decimals += 1;
  return decimals;
}
function score(value) {
  return fixed(value, 2);
}
function bytes(size) {
  return size < 1024 ? `${size} bytes` : `${fixed(size / 1024, 1)} KB`;
}
function byteLength(text) {
  return new TextEncoder().encode(text).length;
}
function ended(sentence) {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

// src/contract/slug.ts
var SAFE = /^[A-Za-z0-9_-]{1,60}$/;
function slug(text) {
  if (SAFE.test(text)) return text;
  const words = text.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "");
  return `${words}.${sha256Of(text).slice("sha256:".length, "sha256:".length + 10)}`;
}

// src/reporting/markdown/tables.ts
var RULES = /* @__PURE__ */ new Map([
  ["l", ":--"],
  ["c", ":-:"],
  ["r", "--:"]
]);
function table(columns, rows, align = "") {
  const rule = columns.map((_, index) => RULES.get(align[index] ?? "") ?? "---");
  return [columns, rule, ...rows.map((row) => row.map(cell))].map(line).join("\n");
}
function line(cells2) {
  return `| ${cells2.join(" | ")} |`;
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
function joined(blocks2) {
  return blocks2.filter((block) => block !== "").join("\n\n");
}
function beside(parts, between = " ") {
  return parts.filter((text) => text !== "").join(between);
}
function small(text) {
  return text === "" ? "" : `<sub>${text}</sub>`;
}
function unbroken(text) {
  return text.replaceAll(" ", "\xA0");
}
function openTable(view, list) {
  const { open, folded } = view.detail;
  const more = list.rows.slice(open, open + folded);
  return joined([
    open > 0 ? table(list.columns, list.rows.slice(0, open), list.align) : "",
    more.length > 0 ? details(`${more.length} more`, table(list.columns, more, list.align)) : "",
    leftOut(view, list.rows.length - open - folded, list.noun)
  ]);
}
function foldedTable(view, title, list, more = "", below = "") {
  const { folded } = view.detail;
  if (list.rows.length === 0) return "";
  if (folded === 0) return leftOut(view, list.rows.length, list.noun);
  const body = joined([
    table(list.columns, list.rows.slice(0, folded), list.align),
    leftOut(view, list.rows.length - folded, list.noun),
    below
  ]);
  return details(`${title} (${list.rows.length})${more}`, body);
}
function leftOut(view, count, noun) {
  if (count <= 0) return "";
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}
function fullResults({ links }) {
  return links.artifact === void 0 ? "the bundle, where one is kept (in a terminal by `--out`)" : `the ${link("full results", links.artifact)}`;
}

// src/reporting/sections/causes.ts
function causesSection(view) {
  const { decision, detail } = view;
  const { causes, start } = decision;
  if (causes.length === 0) {
    const broke = decision.flips.broke.map(({ scenario }) => scenario);
    return broke.length === 0 ? "" : `**Broke:** ${idList(view, broke)}`;
  }
  const shown2 = causes.slice(0, detail.causes);
  const rows = shown2.map((cause) => [
    `**${cause.scenarios.length}**`,
    causeText(cause, view),
    idList(view, cause.scenarios)
  ]);
  return joined([
    "**What broke, by cause**",
    table(["n", "cause", "scenarios"], rows, "rll"),
    leftOut(view, causes.length - shown2.length, "causes"),
    start === null ? "" : startText(start, decision)
  ]);
}
function causeText(cause, { decision, includeOutput }) {
  const { kind, text, criterion, parts } = cause;
  const quoted = text === void 0 || !includeOutput ? "" : ` ${codeSpan(text, 78)}`;
  switch (kind) {
    case "error":
      return `\u{1F4A5} crash${includeOutput && parts.length > 1 ? ` ${messagesOf(parts)}` : quoted}`;
    case "reason":
      return `\u{1F4AC} the harness says${quoted === "" ? " why" : quoted}`;
    case "criterion":
      return `\u{1F4CF} no longer holds: ${questionOf(criterion ?? "", decision)}${toolsOf(parts, "; ")}`;
    case "arguments":
      return `\u{1F500} same call as on main, other arguments${toolsOf(parts, ": ")}`;
    case "calls":
      return `\u2702\uFE0F a call of main ${changesOf(parts)}`;
    case "other":
      return "\u2754 no error, reason or step in common";
  }
}
function messagesOf(parts) {
  const [first, ...others] = parts.map(({ text = "", scenarios }) => `${codeSpan(text, 60)} (${scenarios.length})`);
  return others.length === 0 ? first ?? "" : `${first} and ${counted(others.length, "other")}`;
}
function questionOf(criterion, { criteria }) {
  const found = criteria.find(({ rubric, key }) => criterionName(rubric, key) === criterion);
  return found?.question === void 0 ? codeSpan(criterion, 80) : prose(found.question, 90);
}
function toolsOf(parts, before) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { tool = "", scenarios } of parts) for (const _ of scenarios) addTo(counts2, tool);
  const ordered = [...counts2].sort((a, b) => b[1] - a[1]);
  const named = ordered.slice(0, 2).map(([tool, count]) => `${count} \xD7 ${codeSpan(tool, 40)}`);
  return named.length === 0 ? "" : `${before}${named.join(", ")}${ordered.length > 2 ? " \u2026" : ""}`;
}
var CHANGES = {
  "left-out": "left out",
  added: "added",
  replaced: "replaced",
  arguments: "with other arguments"
};
function changesOf(parts) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { change = "arguments", scenarios } of parts) for (const _ of scenarios) addTo(counts2, CHANGES[change]);
  return [...counts2].map(([words, count]) => `${words} (${count})`).join(", ");
}
function idList(view, ids) {
  const { report } = view.links;
  const shown2 = ids.slice(0, view.detail.ids).map((id) => {
    const name = report === void 0 ? codeSpan(id, 60) : prose(id, 60);
    return report === void 0 ? name : link(name, `${report}#s-${slug(id)}`);
  });
  const more = ids.length - shown2.length;
  return `${shown2.join(" ")}${more > 0 ? ` +${more}` : ""}`;
}
function startText({ causes, scenarios, broke, rate: rate2, baseline, threshold }, { causes: all }) {
  const isCrash = causes.every((index) => all[index]?.kind === "error");
  const many = causes.length === 1 ? "" : causes.length === 2 ? "two " : `${causes.length} `;
  const what = isCrash ? `the ${many}${causes.length === 1 ? "crash" : "crashes"}` : "the first cause";
  const lacking = Math.round((baseline - rate2) * 100);
  const where2 = [
    ...threshold === null ? [] : [rate2 < threshold ? `still below the floor of ${wholeRate(threshold)}` : "above the floor"],
    lacking > 0 ? `still ${fixed(lacking, 0)} below main` : "no lower than main"
  ];
  return `**Start with ${what}:** ${scenarios} of the ${broke} that broke. If ${scenarios === 1 ? "it" : "these"} came back: ${wholeRate(rate2)}, ${where2.join(", ")}.`;
}
var MOST_DIFFERENCES = 5;
function differencesSection({ decision, detail, includeOutput, here }) {
  if (!includeOutput || detail.folded === 0) return "";
  const found = [0, 1, 2].flatMap(
    (place) => decision.causes.flatMap(({ parts }) => {
      const { example, tool = "" } = parts[place] ?? {};
      return example ? [{ tool, example }] : [];
    })
  );
  if (found.length === 0) return "";
  const lines = found.slice(0, MOST_DIFFERENCES).flatMap(({ tool, example }, index) => [...index === 0 ? [] : [""], ...differenceLines(tool, example, here)]);
  return details("Why the first ones failed, step by step", diffBlock(lines));
}
function differenceLines(tool, { scenario, step, main, candidate }, here) {
  return [
    `  scenario ${scenario} \xB7 step ${step} \xB7 ${tool}`,
    `- main     ${main ?? "no such call"}`,
    `+ ${here.padEnd(8)} ${candidate ?? "no such call"}`
  ];
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
var STATE_ORDER = [
  "regressed",
  "not-comparable",
  "inconclusive",
  "insufficient",
  "improved",
  "no-baseline",
  "unchanged"
];
var EFFECTS = {
  invalid: { icon: "\u26D4", level: "error" },
  block: { icon: "\u274C", level: "error" },
  warn: { icon: "\u26A0\uFE0F", level: "warning" },
  notice: { icon: "\u2139\uFE0F", level: "notice" }
};
var BLOCKS = "\u274C\xA0blocks";
var HELD_UP = {
  no: "This does not block. Run more trials per scenario to decide it, or merge without a clear result.",
  yes: "This blocks, because the policy says `on_inconclusive: fail`. Run more trials per scenario to find out."
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
var VERDICTS = {
  pass: ["\u2713", "passed"],
  warn: ["!", "warned"],
  fail: ["\u2717", "failed"],
  skipped: ["\u2013", "not asked"],
  error: ["?", "not judged"]
};
var ERROR_KINDS = {
  agent: "agent crash",
  infrastructure: "infrastructure error",
  judge: "judge error"
};
var REFUSED = "refused by a rubric";
var NOTHING = "\u2013";

// src/gating/findings/finding-list.ts
var EFFECTS2 = ["invalid", "block", "warn", "notice"];
function byEffect(findings) {
  return EFFECTS2.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
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

// src/reporting/sections/head.ts
function headSection(view) {
  return joined([`## ${titleOf(view.decision)}`, leadText(view.decision, view.detail.sentence)]);
}
function titleOf(decision) {
  const suite = prose(decision.suite, 60);
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  const accepted = decision.waivers.filter(({ effect }) => effect === "used").map(({ expires }) => expires);
  switch (decision.decision) {
    case "invalid":
      return `\u26D4 Not judged: ${suite}`;
    case "fail":
      return `\u274C Merge blocked: ${suite}${isWorse(decision) ? " got worse" : ""}`;
    case "inconclusive":
      if (decision.exit_code === 0) return `\u26A0\uFE0F Worth a look: ${suite}`;
      return `\u274C Merge blocked: ${suite} ${decision.confirm ? "needs more trials" : "is undecided"}`;
    case "pass":
      if (accepted.length > 0) return `\u26A0\uFE0F Accepted drop until ${prose(accepted.sort()[0] ?? "", 20)}: ${suite}`;
      if (decision.findings.some(({ effect }) => effect === "warn")) return `\u26A0\uFE0F Worth a look: ${suite}`;
      return `\u2705 Nothing blocks: ${suite}${gating.some(({ state }) => state === "improved") ? " got better" : ""}`;
  }
}
function leadText(decision, longest) {
  const [metric] = decision.metrics;
  const problems = decision.findings.filter(decides);
  if (decision.decision === "invalid" && problems.length > 1)
    return `**The agent was not judged: ${counted(countProblems(problems), "problem")} to fix.**`;
  const change = metric === void 0 || decision.decision === "invalid" ? null : changeSentence(decision, metric);
  const [first] = decidingFindings(decision.decision, decision.findings);
  const isAboutRate = first === void 0 ? decision.confirm === null : first.subject === metric?.name;
  if (change !== null && isAboutRate) return change;
  return [`**${ended(capitalised(prose(decision.headline, longest)))}**`, change ?? ""].join(" ").trim();
}
function metricTitle({ title, name }) {
  return prose(title ?? name, 60);
}
function changeSentence(decision, metric) {
  const { paired, delta, state, band, baseline_band: before } = metric;
  if (paired === void 0 || paired.waived !== void 0 || delta === null || state === "insufficient") return null;
  const { broke, fixed: fixed2 } = decision.flips;
  const [main, now] = [wholeRate(paired.baseline), wholeRate(paired.candidate)];
  const [bandThen, bandNow] = [before, band].map((name) => name === void 0 ? "" : ` (${prose(name, 40)})`);
  const moved = state === "regressed" ? "fell" : state === "improved" ? "rose" : "went";
  const change = main === now ? `is ${now}${bandNow} on both sides` : `${moved} from ${main}${bandThen} to ${now}${bandNow}`;
  const flips = broke.length + fixed2.length === 0 ? "no scenario broke" : `${counted(broke.length, "scenario")} broke, ${fixed2.length} ${fixed2.length === 1 ? "was" : "were"} fixed`;
  const noise2 = isConfirmed(decision) ? ` Not noise: ${freshText(decision)}.` : noiseOf(metric);
  return `**${capitalised(metricTitle(metric))} ${change}: ${flips}** (${paired.scenarios} compared).${noise2}`;
}
function isWorse(decision) {
  const gating = [...decision.metrics, ...decision.criteria].filter(gates);
  return isConfirmed(decision) || gating.some(({ state }) => state === "regressed");
}
function isConfirmed({ findings }) {
  return findings.some(({ code, effect }) => code === "scenarios-broke" && effect === "block");
}
function freshText({ confirmed }) {
  const broke = confirmed.filter(({ failed, trials, main }) => failed * main.trials > main.failed * trials);
  const sum2 = (of) => broke.reduce((total, one) => total + of(one), 0);
  return `they failed again in ${sum2(({ failed }) => failed)} of ${counted(
    sum2(({ trials }) => trials),
    "fresh trial"
  )}`;
}
function noiseOf({ state, evidence, decided_by, delta }) {
  if (state === "improved") return " Not noise.";
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  if (ps.length > 0) return ` Not noise: p ${equals(pValue(Math.min(...ps)))}.`;
  if (evidence.length === 0 || delta === 0) return "";
  const [{ p } = { p: 1 }] = evidence;
  if (state === "inconclusive" && (delta ?? 0) < 0) return ` This may be noise: p ${equals(pValue(p))}.`;
  return state === "inconclusive" ? "" : " Within noise.";
}
function equals(p) {
  return p.startsWith("<") ? p : `= ${p}`;
}
function isUnchanged({ decision, findings, metrics, criteria, start }) {
  const moved = [...metrics, ...criteria].some(({ state }) => state === "regressed" || state === "improved");
  return decision === "pass" && !moved && start === null && !findings.some((one) => decides(one) || one.effect === "warn");
}

// src/gating/comparing/scenarios-behind.ts
var MOST_NAMED = 10;
function fallenUnder({ rates, shown: shown2 }, key) {
  const fallen = measuredUnder(rates.get(key), shown2).filter(
    ({ scenario, candidate, baseline }) => candidate < (baseline ?? 0) - SLACK && !shown2.excused.dropped.has(scenario)
  );
  return listed2(fallen.sort(byFall));
}
function failingUnder({ rates, shown: shown2 }, key) {
  const failing = measuredUnder(rates.get(key), shown2).filter(({ candidate }) => candidate < 1 - SLACK);
  return listed2(failing.sort((a, b) => a.candidate - b.candidate || byFall(a, b)));
}
function endingWrong({ rates, shown: shown2 }, { rubric, outcome }, limit) {
  const report = rates.get(rubric)?.rubric;
  if (report === void 0) return {};
  const wrong = shown2.candidate.scenarios.flatMap((one) => {
    const ended2 = shareEnded(one, report, outcome);
    const share = limit === "at_most" || ended2 === null ? ended2 : 1 - ended2;
    return share === null || share < SLACK ? [] : [{ scenario: one.scenario, share }];
  });
  wrong.sort((a, b) => b.share - a.share || byText(a.scenario, b.scenario));
  return listed2(wrong.map(({ scenario }) => ({ scenario })));
}
function listed2(all) {
  return all.length === 0 ? {} : { scenarios: { total: all.length, worst: all.slice(0, MOST_NAMED) } };
}
function measuredUnder(rate2, { candidate: run, pairing }) {
  if (rate2 === void 0) return [];
  const { valueIn, scenarioRuns } = rate2;
  const onMain = new Map(
    pairing.pairs.map((pair) => [pair.scenario, scenarioRuns.flatMap((index) => pair.runs[index] ?? [])])
  );
  return run.scenarios.flatMap((one) => {
    const candidate = valueIn(one);
    const before = (onMain.get(one.scenario) ?? []).flatMap((main) => valueIn(main) ?? []);
    const baseline = before.length === 0 ? null : meanRate(before);
    return candidate === null ? [] : [{ scenario: one.scenario, candidate, baseline }];
  });
}
function byFall(a, b) {
  const fall = ({ candidate, baseline }) => candidate - (baseline ?? candidate);
  return fall(a) - fall(b) || byText(a.scenario, b.scenario);
}
function shareEnded(scenario, { rubric, outcomes }, outcome) {
  const scores = scoresOf(scenario, rubric);
  if (scores === void 0) return null;
  const total = scores.scores.length;
  const ended2 = scores.outcomes ?? { [outcomes[0]?.outcome ?? ""]: total };
  return (memberOf(ended2, outcome) ?? 0) / total;
}

// src/gating/findings/rates.ts
function judgedRates({ policy, comparisons }) {
  return [
    ...comparisons.metrics.map((metric) => {
      const { name, rubric } = metric;
      const rule = metricRule(policy, name);
      return { kind: "metric", subject: { kind: "metric", name }, key: rubric, rubric, rule, ...ofRate(metric) };
    }),
    ...comparisons.criteria.map((criterion) => {
      const name = criterionName(criterion.rubric, criterion.key);
      const rule = criterionRule(policy, name);
      const { rubric } = criterion;
      return { kind: "criterion", subject: { kind: "criterion", name }, key: name, rubric, rule, ...ofRate(criterion) };
    })
  ];
}
function ofRate(compared) {
  const { state, delta, paired, interval, threshold, tolerance, decided_by } = compared;
  const values = "key" in compared ? { ...criterionRates(compared), count: compared.candidate, byScore: compared.by_score === true } : { candidate: compared.candidate, baseline: compared.baseline, count: compared.candidate_trials };
  const isExact = decided_by.includes("exact");
  return { compared, rate: { ...values, state, delta, paired, interval, threshold, tolerance, isExact } };
}
function criterionRates({ candidate, baseline, by_score, score: score2 }) {
  if (by_score && score2 !== void 0) return { candidate: score2.candidate, baseline: score2.baseline };
  return { candidate: candidate && rateOf(candidate), baseline: baseline && rateOf(baseline) };
}
function rateFindings(context) {
  return judgedRates(context).flatMap((judged) => [
    ...belowThreshold(context, judged),
    ...regressed(context, judged),
    ..."key" in judged.compared ? [] : doubts(context, judged, judged.compared)
  ]);
}
function belowThreshold(context, judged) {
  const { comparisons } = context;
  const { kind, key, rule, rate: rate2, subject, compared } = judged;
  const about = { subject, rate: rate2 };
  if (rate2.threshold === null) return [];
  if (rate2.candidate === null) {
    const effect = rule.named ? blockOrWarn(compared) : "warn";
    return [{ code: "not-measured", effect, ...about }];
  }
  const status = thresholdStatus(rate2.candidate, rule, () => comparisons.noiseOf(key));
  if (status === "met") return [];
  if (status === "near") return [{ code: `${kind}-near-threshold`, effect: "warn", ...about }];
  const behind = gates(compared) ? failingUnder(context, key) : {};
  return [{ code: `${kind}-below-threshold`, effect: blockOrWarn(compared), ...about, ...behind }];
}
var COLLAPSE = /* @__PURE__ */ new Set(["collapse", "collapse-single"]);
function regressed(context, { kind, subject, key, rate: rate2, compared }) {
  const { state, decided_by, paired } = compared;
  if (state !== "regressed" || paired === void 0 || decided_by.every((test) => COLLAPSE.has(test))) return [];
  const behind = gates(compared) ? fallenUnder(context, key) : {};
  const trials = "key" in compared ? null : scoredTrials(compared, context);
  return [{ code: `${kind}-regressed`, effect: blockOrWarn(compared), subject, rate: rate2, trials, ...behind }];
}
function doubts({ policy }, { subject, rate: rate2 }, { state, leans, evidence, ...metric }) {
  const isProven = ["unchanged", "improved", "regressed"].includes(state);
  const found = [];
  if (policy.require === "proof" && gates(metric) && !isProven)
    found.push({ code: "not-proven", effect: "block", subject, rate: rate2 });
  if (leans !== void 0) {
    const effect = policy.on_inconclusive === "pass" ? "notice" : "warn";
    const signs = leans.map((test) => ({ test, p: evidence.find((one) => one.test === test)?.p ?? null }));
    found.push({ code: "inconclusive", effect, subject, rate: rate2, leans: signs });
  }
  return found;
}
function scoredTrials({ rubric, candidate_trials }, { runs }) {
  const main = runs.reduce((sum2, run) => sum2 + trialsUnder(run, rubric), 0);
  return { candidate: candidate_trials.total, main, runs: runs.length };
}
function outcomeFindings(context) {
  return context.comparisons.outcomes.flatMap((compared) => {
    const { rubric, outcome, candidate: count, at_most: most, at_least: least } = compared;
    if (count.total === 0) return [];
    const share = count.passed / count.total;
    const name = rubric === context.primary?.rubric.rubric ? outcome : `${rubric}/${outcome}`;
    const about = { effect: "block", subject: { kind: "outcome", name }, outcome, count };
    const [above, below] = [endingWrong(context, compared, "at_most"), endingWrong(context, compared, "at_least")];
    const found = [];
    if (most !== null && share > most + SLACK)
      found.push({ code: "outcome-above-limit", ...about, limit: most, ...above });
    if (least !== null && share < least - SLACK)
      found.push({ code: "outcome-below-limit", ...about, limit: least, ...below });
    return found;
  });
}
function usageFindings({ usage }) {
  return usage.filter(({ exceeds }) => exceeds).map((amount) => ({
    code: "usage-above-limit",
    effect: blockOrWarn(amount),
    subject: { kind: "usage", name: amount.amount },
    amount
  }));
}

// src/gating/leaning.ts
var SIGN = { paired: 0.05, pairedAlone: 0.07, history: 0.05, collapse: 0.1, confirm: 0.1 };
function withFurther(found, comparisons, tests) {
  const { further } = comparisons;
  const [primary, ...others] = comparisons.metrics;
  if (primary === void 0) return comparisons;
  const evidence = tests.flatMap(({ test, p, answer }, index) => {
    const isOwn = test !== "confirm" || answer?.hypothesis.rate.criterion === null;
    return isOwn ? [{ test, p, adjusted_p: further[index] ?? 1 }] : [];
  });
  const tested = { ...primary, evidence: [...primary.evidence, ...evidence] };
  const metrics = [collapsed(found, tested), ...others];
  const gating = metrics.filter(gates).length;
  return { ...comparisons, metrics: metrics.map((metric, index) => withLeans(found, metric, { gating, at: index })) };
}
function collapsed({ policy, collapse }, metric) {
  const by = metric.evidence.filter(
    ({ test, adjusted_p: p }) => (test === "collapse" || test === "collapse-single") && p <= policy.alpha
  );
  if (collapse === null || by.length === 0 || collapse.drop < metric.tolerance - SLACK) return metric;
  if (metric.state === "improved") return { ...metric, state: "inconclusive", decided_by: [], leans: ["collapse"] };
  return {
    ...metric,
    state: "regressed",
    decided_by: [...metric.decided_by, ...by.map(({ test }) => test)]
  };
}
function withLeans(found, metric, { gating, at: at2 }) {
  if (!gates(metric) || metric.state === "regressed") return metric;
  const runs = found.rubrics[at2]?.metric.comparedRuns.length ?? 0;
  const bounds = {
    "paired-t": (runs < FEWEST_RUNS ? SIGN.pairedAlone : SIGN.paired) / gating,
    "history-t": SIGN.history / gating
  };
  const isDown = fellByTolerance(metric);
  const signs = metric.evidence.filter(({ test, p }) => p <= (bounds[test] ?? -1) + SLACK).map(({ test }) => test);
  const leans = [
    ...metric.leans ?? [],
    ...isDown ? signs : [],
    ...at2 === 0 && isDown && collapseLeans(found) ? ["collapse"] : [],
    ...at2 === 0 && confirmLeans(found, metric, isDown) ? ["confirm"] : []
  ];
  return leans.length === 0 ? metric : { ...metric, leans: [...new Set(leans)] };
}
function fellByTolerance({ delta, tolerance }) {
  return delta !== null && delta < 0 && delta <= -tolerance + SLACK;
}
function leansDown(rate2) {
  return rate2.state === "inconclusive" && fellByTolerance(rate2);
}
function collapseLeans(found) {
  return found.collapse !== null && !isComplete(found) && found.collapse.p <= SIGN.collapse + SLACK;
}
function isComplete({ confirm }) {
  return confirm.answers?.every(({ result }) => result !== "incomplete") ?? false;
}
function confirmLeans(found, { state }, isDown) {
  const { confirm, broke } = found;
  if (!isComplete(found)) return false;
  if (broke.length > 0) return state === "improved";
  if (!isDown) return false;
  const isNear = ({ p, drop, hypothesis }) => hypothesis.rate.criterion === null && p <= SIGN.confirm + SLACK && drop >= hypothesis.rate.rule.tolerance - SLACK;
  return confirm.scenarios.some(({ word }) => word === "confirmed") || (confirm.answers?.some(isNear) ?? false);
}

// src/reporting/sections/rates.ts
function ratesSection(view) {
  const { rows, shown: shown2 } = openRates(view);
  if (rows.length === 0) return "";
  return joined([
    table(shown2.columns, shown2.rows, shown2.align),
    small(notesOn(rows.slice(0, view.detail.metrics), view.decision).join(" \xB7 ")),
    leftOut(view, rows.length - shown2.rows.length, shown2.noun)
  ]);
}
function allRates({ decision, here }) {
  const rates = [...decision.metrics.map(metricRow), ...criterionRows(decision)];
  return { rates, table: rateTable({ decision, here }, "rates", rates), notes: notesOn(rates, decision) };
}
function openRates(view) {
  const { decision, detail } = view;
  const open = sorted2(criterionRows(decision), decision).filter(
    (row) => blocks(row, decision) || !row.advisory && (row.state === "regressed" || row.state === "improved")
  );
  const rows = [...decision.metrics.map(metricRow), ...open].sort(
    (a, b) => Number(blocks(b, decision)) - Number(blocks(a, decision))
  );
  return { rows, shown: rateTable(view, "rates", rows.slice(0, detail.metrics)) };
}
function criteriaSection(view) {
  const { decision } = view;
  const rows = sorted2(criterionRows(decision), decision);
  const isAlone = decision.baseline === null;
  const table2 = rateTable(
    view,
    "criteria",
    isAlone ? rows.toSorted((a, b) => (a.candidate ?? 1) - (b.candidate ?? 1)) : rows
  );
  const title = isAlone && rows.length > 1 ? "All criteria, the lowest first" : "All criteria";
  return foldedTable(view, title, table2, isAlone ? "" : `: ${tally(rows)}`, constantLine(decision));
}
function constantLine({ criteria }) {
  const counted2 = criteria.filter(({ candidate, score: score2 }) => (candidate?.total ?? 0) > 1 && score2 === void 0);
  const among = (holds) => counted2.filter(({ candidate }) => candidate !== null && holds(candidate)).map(({ key }) => codeSpan(key, 80));
  const said = [
    { in: "in every trial", keys: among(({ passed, total }) => passed === total) },
    { in: "in no trial", keys: among(({ passed }) => passed === 0) }
  ];
  return said.flatMap(({ in: where2, keys }) => keys.length === 0 ? [] : [`Passed ${where2}: ${someOf(keys)}.`]).join(" ");
}
function criterionRows({ criteria, metrics, findings }) {
  return criteria.filter(({ rubric, key, delta }) => {
    const isOnly = criteria.every((other) => other.rubric !== rubric || other.key === key);
    const metric = metrics.find((one) => one.rubric === rubric);
    const repeats = isOnly && metric !== void 0 && Math.abs((metric.delta ?? 0) - (delta ?? 0)) < 1e-9;
    return !repeats || findings.some((one) => decides(one) && one.subject === criterionName(rubric, key));
  }).flatMap((criterion) => [criterionRow(criterion), ...scoreRow(criterion)]);
}
function tally(rows) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const still = row.state === "inconclusive" ? "within noise" : STATE_WORDS[row.state];
    addTo(counts2, directionOf(row) ?? still);
  }
  return [...counts2].map(([words, count]) => `${count} ${words}`).join(", ");
}
function directionOf({ state, interval }) {
  if (state === "regressed" || interval !== null && interval.upper < 0) return "lower";
  return state === "improved" || interval !== null && interval.lower > 0 ? "higher" : null;
}
function rateTable({ decision, here }, noun, rows) {
  const compared = decision.baseline !== null;
  const level = fixed(decision.confidence * 100, 0);
  const isRanged = compared && rows.some(({ interval }) => interval !== null);
  const range = isRanged ? [`${level} % range`] : [];
  const columns = ["", "", ...compared ? ["main", here, "change", ...range] : [here], "blocks if"];
  const align = `cl${compared ? "rrr" : "r"}${isRanged ? "r" : ""}l`;
  return { noun, columns, align, rows: rows.map((row) => cells(row, decision, { compared, isRanged })) };
}
function cells(row, decision, { compared, isRanged }) {
  const { main, now, change } = ratesOf(row);
  const own = now === null ? NOTHING : unbroken(now);
  const isLoud = blocks(row, decision);
  const { interval } = row;
  const range = interval === null ? NOTHING : unbroken(`${signedPoints(interval.lower)} to ${signedPoints(interval.upper)}`);
  const name = row.note === "" ? row.label : `${row.label} \xB7 ${row.note}`;
  return [
    `${iconOf(row, decision)}${isLoud && crashNote(row, decision) !== "" ? "\xA0\xB9" : ""}`,
    isLoud ? `**${row.label}**${name.slice(row.label.length)}` : name,
    ...compared ? [main === null ? NOTHING : unbroken(main)] : [],
    isLoud && now !== null ? `**${own}**` : own,
    ...compared ? [row.delta === null ? NOTHING : `**${signedPoints(change)}**`] : [],
    ...isRanged ? [range] : [],
    limitOf(row, compared)
  ];
}
function ratesOf({ paired, baseline, candidate, threshold, delta }) {
  const isPaired = paired !== void 0 && paired.waived === void 0;
  const [before, own] = isPaired ? [paired.baseline, paired.candidate] : [baseline, candidate];
  return {
    main: before === null ? null : wholeRate(before),
    now: own === null ? null : wholeRate(own, threshold),
    // The difference of the rounded rates that the row shows.
    change: isPaired ? (Math.round(paired.candidate * 100) - Math.round(paired.baseline * 100)) / 100 : delta ?? 0
  };
}
function limitOf({ advisory, tolerance, threshold, state }, compared) {
  if (advisory) return "only watched";
  const isTested = compared && state !== "not-comparable";
  const drop = tolerance === 0 ? "drops" : `drops > ${fixed(tolerance * 100, Number.isInteger(tolerance * 100) ? 0 : 1)}`;
  const parts = [isTested ? drop : "", threshold === null ? "" : `< ${wholeRate(threshold)}`];
  return parts.filter((part) => part !== "").map(unbroken).join(", or ") || NOTHING;
}
function iconOf(row, decision) {
  if (blocks(row, decision)) return "\u274C";
  const about = aboutRow(row, decision);
  if (about.some(({ code }) => NEAR.has(code))) return "\u26A0\uFE0F";
  const direction = directionOf(row);
  if (direction !== null) return direction === "lower" ? "\u{1F53B}" : "\u{1F7E2}";
  return leansDown(row) || row.state === "not-comparable" ? "\u26A0\uFE0F" : "\xB7";
}
var NEAR = /* @__PURE__ */ new Set([
  "metric-near-threshold",
  "criterion-near-threshold",
  "metric-below-threshold",
  "criterion-below-threshold"
]);
function notesOn(rows, decision) {
  const crashed = rows.find((row) => blocks(row, decision) && crashNote(row, decision) !== "");
  const { total, paired, new: added, changed } = decision.scenarios;
  const unjudged = decision.baseline === null ? 0 : total - paired - added - changed;
  const waived = Math.max(0, ...rows.map(({ paired: paired2 }) => paired2?.waived ?? 0));
  return [
    ...crashed === void 0 ? [] : [`\xB9 ${ended(capitalised(crashNote(crashed, decision)))}`],
    ...unjudged > 0 ? [`${counted(unjudged, "scenario")} had no verdict and ${unjudged === 1 ? "is" : "are"} left out.`] : [],
    ...waived === 0 ? [] : [`The change counts ${waived} waived ${waived === 1 ? "scenario" : "scenarios"} as unchanged.`]
  ];
}
function crashNote({ isMetric, candidateCount }, { trials }) {
  const crashes = trials.errored.agent;
  const failures = candidateCount === null ? 0 : candidateCount.total - candidateCount.passed;
  if (isMetric || crashes === 0 || failures < crashes) return "";
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `${share} failures of this run ${crashes === 1 ? "is a crash" : "are crashes"} of the agent`;
}
function metricRow(metric) {
  return {
    ...metric,
    label: metricTitle(metric),
    note: [metric.tier === "critical" ? "critical" : "", prose(metric.band ?? "", 40)].filter((part) => part !== "").join(" \xB7 "),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    advisory: !gates(metric),
    isMetric: true
  };
}
function criterionRow(criterion) {
  const { question, key } = criterion;
  return {
    ...criterion,
    name: key,
    label: question === void 0 ? codeSpan(key, 80) : prose(question, 90),
    note: [
      ...criterion.tier === "critical" ? ["critical"] : criterion.by_score ? [MEAN] : [],
      ...criterion.status === void 0 ? [] : [criterion.status]
    ].join(" \xB7 "),
    subject: criterionName(criterion.rubric, key),
    ...criterionRates(criterion),
    candidateCount: criterion.by_score ? null : criterion.candidate,
    advisory: !gates(criterion),
    isMetric: false
  };
}
var MEAN = "mean score";
function scoreRow(criterion) {
  const { score: score2, by_score } = criterion;
  if (score2 === void 0 || by_score) return [];
  const { paired: _, ...row } = criterionRow(criterion);
  const tested = { evidence: [], decided_by: [], threshold: null };
  return [
    { ...row, ...tested, ...score2, note: MEAN, subject: `${row.subject} score`, candidateCount: null, advisory: true }
  ];
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
  return findings.filter(
    (one) => one.subject === subject && (one.subject_kind === "metric" || one.subject_kind === "criterion")
  );
}
function isInTable({ code, subject }, { metrics, criteria }) {
  if (!TOLD.has(code)) return false;
  return metrics.some(({ name }) => name === subject) || criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject);
}
var TOLD = /* @__PURE__ */ new Set([
  "metric-regressed",
  "criterion-regressed",
  "metric-below-threshold",
  "criterion-below-threshold"
]);

// src/reporting/sections/usage.ts
function usageSection(view) {
  const { usage = [], baseline } = view.decision;
  const names = usage.map(({ amount }) => AMOUNT_WORDS[amount]).join(", ");
  return foldedTable(view, `${capitalised(names)} per trial`, usageRows(usage, baseline !== null, view.here));
}
function usageRows(usage, isCompared, here) {
  return {
    noun: "amounts",
    columns: ["", "", ...isCompared ? ["main", here, "change", "range"] : [here], "blocks if"],
    align: `cl${isCompared ? "rrrr" : "r"}l`,
    rows: usage.map((one) => {
      const { amount, candidate, baseline, change, interval, tolerance } = one;
      const now = unbroken(amountText(one, candidate));
      const compared = [
        baseline === null ? NOTHING : unbroken(amountText(one, baseline)),
        now,
        change === null ? NOTHING : percentUp(change),
        interval === null ? NOTHING : unbroken(`${percentUp(interval.lower)} to ${percentUp(interval.upper)}`)
      ];
      const icon = !one.exceeds ? "\xB7" : gates(one) ? "\u274C" : "\u26A0\uFE0F";
      const limit = gates(one) ? unbroken(`> ${riseText(tolerance)}`) : "only watched";
      return [icon, capitalised(AMOUNT_WORDS[amount]), ...isCompared ? compared : [now], limit];
    })
  };
}
function percentUp(change) {
  return `${change < 0 ? "\u2212" : "+"}${Math.abs(Math.round(change * 100))} %`;
}

export {
  FEWEST_SCENARIOS,
  pairedTest,
  effortFor,
  FEWEST_RUNS,
  mcnemarMidP,
  weightedHolm,
  familiesOf,
  compareRates,
  trialsUnder,
  thresholdOf,
  explainTrial,
  explainRubric,
  explainFailures,
  startResultsHash,
  withFurther,
  leansDown,
  judgedRates,
  rateFindings,
  COLLAPSE,
  scoredTrials,
  outcomeFindings,
  usageFindings,
  byEffect,
  oneOfEach,
  decides,
  decidingFindings,
  Document,
  stringify3 as stringify,
  parseYamlDocument,
  readConfig,
  readPolicy,
  rulePointer,
  maskText,
  sharedText,
  loadRubric,
  compileDocument,
  loadRubrics,
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
  shaAt,
  labelsOf,
  readEventFile,
  baselineName,
  suiteKey,
  bundleName,
  reportName,
  keepsArtifacts,
  uploadBundle,
  loadUploads,
  BUDGET_MS,
  connect,
  once,
  download,
  decodeText,
  unlessRefused,
  unexpectedAnswer,
  refuseUnexpected,
  isUsedUp,
  readContext,
  stripRef,
  FULL_PAGE,
  listBaselines,
  listSuites,
  isOfBase,
  runsInProgress,
  distrust,
  stranger,
  downloadArtifact,
  report_schema_default,
  EVIDENCE_FILE,
  CONFIRM_FILE,
  MAIN_TRIALS_FILE,
  RESULTS_FILE,
  MANIFEST_FILE,
  requireFormat,
  rubricIdentities,
  mappingIdentity,
  history_schema_default,
  openBundleFiles,
  evidenceOf,
  laterEvidenceOf,
  openBundleZip,
  openWhole,
  openGivenBundle,
  openBundle,
  damaged,
  HISTORY_FILE,
  reportOfBundle,
  historyText,
  historyOfBundle,
  gate_schema_default,
  bundledTexts,
  configOfBundle,
  gateText,
  checkGate,
  textsOf,
  redactionRules,
  redactionHash,
  secretVariables,
  keepsEvidence,
  evidenceOfRun,
  findEarlierAttempts,
  poolAttempts,
  fixed,
  rate,
  wholeRate,
  signedPoints,
  points,
  decimalsApart,
  score,
  bytes,
  byteLength,
  ended,
  capitalised,
  table,
  details,
  link,
  joined,
  beside,
  small,
  unbroken,
  openTable,
  foldedTable,
  leftOut,
  fullResults,
  slug,
  causesSection,
  causeText,
  startText,
  differencesSection,
  differenceLines,
  DECISIONS,
  STATE_WORDS,
  EFFECTS,
  BLOCKS,
  HELD_UP,
  TESTS,
  WAIVER_EFFECTS,
  WAIVER_ORDER,
  VERDICTS,
  ERROR_KINDS,
  REFUSED,
  NOTHING,
  headSection,
  titleOf,
  leadText,
  isUnchanged,
  ratesSection,
  allRates,
  openRates,
  criteriaSection,
  isInTable,
  naturally,
  usageSection,
  usageRows,
  firstDifference,
  callText,
  takeAwayBundle,
  refuseForeignFolder,
  draftBundle,
  evidenceLine,
  explainFlips,
  byScenario,
  comparedTrial
};
