import {
  AMOUNTS,
  ANSWERS,
  ANSWERS_KEY,
  BY_TAGS,
  EVIDENCE_FILE,
  EXPRESSION,
  IN_SENTENCE,
  LISTED_OF_A_KIND,
  MANIFEST_FILE,
  MARK_START,
  MAX_DEPTH,
  MAX_RECORD_BYTES,
  MOST_SCENARIOS_MARKED,
  NO_COMBINATION,
  NO_PARTS,
  POLICY_NAMES,
  Problems,
  REDACTED,
  REFUSED_NAMES,
  RESULTS_FILE,
  SKIPPED,
  SPREADSHEET,
  TEST_FILE,
  TOO_LARGE,
  Unanswered,
  Unjudgeable,
  UserError,
  WAIVER_KINDS,
  addTo,
  adopt,
  adviseName,
  adviseNearest,
  adviseShipped,
  amountsOf,
  answered,
  appendTo,
  armOf,
  asBuffer,
  byPlace,
  byText,
  bytesIfThere,
  calibrationWords,
  canonicalJson,
  chosen,
  clauses,
  clear,
  compileCalibration,
  contentHash,
  contributionsOf,
  counted,
  criterionName,
  criterionResults,
  cut,
  defaultPolicy,
  defined,
  describePlace,
  describeProblems,
  determinedEqual,
  didNotPass,
  diskName,
  dotted,
  explainTrial,
  factAt,
  fileExists,
  findOnly,
  findTexts,
  finishRubric,
  firstFew,
  fixOf,
  folderExists,
  freeNames,
  groupBy,
  headOf,
  holdsLargeNumber,
  holdsMark,
  inDots,
  includesPart,
  inline,
  isArchive,
  isEmpty,
  isIndeterminate,
  isRecord,
  isSlip,
  isSpreadsheet,
  isThere,
  jsonLines,
  judgedOrMissing,
  judgedRates,
  judgementAt,
  layersByCause,
  likeNoOther,
  loadLazily,
  looksLikeService,
  makeAside,
  makeFolder,
  mapLeaves,
  mapTexts,
  mappingIdentity,
  mark,
  markIndeterminate,
  markLength,
  markOf,
  markScalar,
  markWords,
  maskText,
  meanOf,
  meansOf,
  memberOf,
  memberPointer,
  missingJudgement,
  moreProblems,
  move,
  must,
  nameList,
  naturally,
  nearestName,
  nodeResult,
  notEvaluated,
  notResults,
  numberedWith,
  observe,
  onDisk,
  openResults,
  openZip,
  opposite,
  pathInRepository,
  perObject,
  pointerNames,
  productVersion,
  readShipped,
  readText,
  recordTrial,
  referenceOf,
  reportCheck,
  requireAnswers,
  requireFormat,
  requireUtf8,
  resolvePolicy,
  rounded,
  rulePointer,
  sameJson,
  scalarFacts,
  scenarioContent,
  schemaCheck,
  scoresOf2 as scoresOf,
  selectionText,
  sha256Of,
  sharedText,
  shown,
  shownValue,
  slashed,
  sortedUnion,
  startContentHash,
  startEvaluation,
  startNotes,
  startRedaction,
  startResultsHash,
  startRubricTally,
  startSelection,
  startSharedFacts,
  startSharing,
  startTrialCounts,
  statusOf,
  sumOf,
  systemError,
  tallyScored,
  textForm,
  thresholdOf,
  thresholdWords,
  tooLarge,
  totalTrials,
  turnedWords,
  unlessMistaken,
  valueOr,
  verdictOf,
  warn,
  warn2,
  withSortedKeys,
  worstSeverity,
  writingTo
} from "./chunk-3JJMBLPA.mjs";

// schemas/policy.schema.json
var policy_schema_default = () => loadLazily("./policy.schema.cjs").default;

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
  add(line, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts = line.trim().split(/[ \t]+/);
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
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
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
    let count2 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count2)
        count2 = c;
    }
    return count2;
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
    const test2 = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test2) || compat?.some(test2))
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
      const line = lines[i];
      str += line ? `
${indent}${line}` : "\n";
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
        reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
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
      const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line of lines)
        str += line ? `
${indentStep}${indent}${line}` : "\n";
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
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
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
function mapIncludes(ctx, items2, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual2 = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items2.some((pair) => isEqual2(pair.key, search));
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
function resolveBlockScalar(ctx, scalar2, onError) {
  const start = scalar2.offset;
  const header = parseBlockScalarHeader(scalar2, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar2.source ? splitLines(scalar2.source) : [];
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
    if (scalar2.source)
      end2 += scalar2.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
  }
  let trimIndent = scalar2.indent + header.indent;
  let offset = scalar2.offset + header.length;
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
  const end = start + header.length + scalar2.source.length;
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
function resolveFlowScalar(scalar2, strict, onError) {
  const { offset, type, source, end } = scalar2;
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
      onError(scalar2, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
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
  const line = /(.*?)\r?\n/sy;
  let match = line.exec(source);
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
  let pos = line.lastIndex;
  while (match = line.exec(source)) {
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
    pos = line.lastIndex;
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
  let scalar2;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar2 = isScalar(res) ? res : new Scalar(res);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar2 = new Scalar(value);
  }
  scalar2.range = range;
  scalar2.source = value;
  if (type)
    scalar2.type = type;
  if (tagName)
    scalar2.tag = tagName;
  if (tag.format)
    scalar2.format = tag.format;
  if (comment)
    scalar2.comment = comment;
  return scalar2;
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
function isEmpty2(ch) {
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
  *lex(source, incomplete2 = false) {
    if (source) {
      if (typeof source !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source : source;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete2;
    let next = this.next ?? "stream";
    while (next && (incomplete2 || this.hasChars(1)))
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
      if ((dt === "---" || dt === "...") && isEmpty2(this.buffer[offset + 3]))
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
    let line = this.getLine();
    if (line === null)
      return this.setNext("stream");
    if (line[0] === BOM) {
      yield* this.pushCount(1);
      line = line.substring(1);
    }
    if (line[0] === "%") {
      let dirEnd = line.length;
      let cs = line.indexOf("#");
      while (cs !== -1) {
        const ch = line[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line.length - sp);
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
      if ((s === "---" || s === "...") && isEmpty2(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty2(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty2(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line = this.getLine();
    if (line === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line[n]) {
      case "#":
        yield* this.pushCount(line.length - n);
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
        yield* this.pushCount(line.length - n);
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
    const line = this.getLine();
    if (line === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty2(line[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line.length - n);
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
        if (this.flowKey || isEmpty2(next) || next === ",") {
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
    return yield* this.pushUntil((ch) => isEmpty2(ch) || ch === "#");
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
        if (isEmpty2(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty2(ch)) {
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
          if (isEmpty2(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
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
      while (!isEmpty2(ch) && ch !== ">")
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
  *pushUntil(test2) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test2(ch))
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
  *parse(source, incomplete2 = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete2))
      yield* this.next(lexeme);
    if (!incomplete2)
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
  *scalar(scalar2) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start = getFirstKeyStartProps(prev);
      let sep;
      if (scalar2.end) {
        sep = scalar2.end;
        sep.push(this.sourceToken);
        delete scalar2.end;
      } else
        sep = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar2.offset,
        indent: scalar2.indent,
        items: [{ start, key: scalar2, sep }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map2;
    } else
      yield* this.lineEnd(scalar2);
  }
  *blockScalar(scalar2) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar2.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar2.source = this.source;
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

// src/contract/yaml-document.ts
var MAX_BYTES = 256 * 1024;
var LISTED = 20;
function parseYamlDocument(file, text) {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    throw new UserError({
      code: "config-too-large",
      what: "the file is too large",
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes} bytes`,
      fix: "Check that it is the right file; a config needs far less"
    });
  const lines = new LineCounter();
  const document = composeYaml(file, text, lines);
  const syntax = syntaxProblem(document);
  const yamlProblems = syntax === void 0 ? forbiddenParts(document, text, lines) : [syntax];
  if (yamlProblems.length > 0) {
    const problems = yamlProblems.toSorted((a, b) => a.at - b.at).slice(0, LISTED).map(({ at, ...problem }) => {
      const { line, col } = lines.linePos(at);
      return { ...problem, where: { file, line, column: col } };
    });
    throw new UserError([...problems, ...moreProblems(yamlProblems.length - problems.length)]);
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
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col, pointer };
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
  const syntaxErrors = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  const first = syntaxErrors.sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (first === void 0) return void 0;
  const fix = first.code === "MULTIPLE_DOCS" ? "Keep one, and remove its `---`" : "Check indentation, quotes and brackets, here and above; quote text with special characters";
  return { code: "bad-yaml", what: inline(first.message).replaceAll("\\\\", "\\"), at: first.pos[0], fix };
}
function forbiddenParts(document, text, lines) {
  const problems = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const tag = text.slice(...pos);
    if (code === UNKNOWN_TAG && !CORE_TAG.test(tag)) problems.push(tagProblem(tag, pos[0]));
  }
  checkNode(document.contents, 0, (problem) => void problems.push(problem), lines);
  return problems;
}
function checkNode(node, depth, add, lines) {
  const at = startOf(node);
  if (isAlias(node)) {
    const fix = "Quote it if it is meant as text, else write the value out";
    add({ code: "yaml-alias", what: "aliases (`*name`) are not allowed", at, found: inline(`*${node.source}`), fix });
  } else if (isScalar(node)) {
    checkTag(node, add);
    const { value, source = "" } = node;
    if (typeof value !== "number" || !isInexact(value, source)) return;
    const fix = "Quote it if it is meant as text";
    add({ code: "inexact-number", what: "the number has no exact value", at, found: inline(source), fix });
  } else if (isMap(node) || isSeq(node)) {
    checkTag(node, add);
    if (depth >= MAX_DEPTH) add({ code: "too-deep", what: TOO_DEEP, at });
    else if (isMap(node)) checkMap(node, depth, add, lines);
    else for (const item of node.items) checkNode(item, depth + 1, add, lines);
  }
}
function checkMap(map2, depth, add, lines) {
  const places = /* @__PURE__ */ new Map();
  for (const { key, value } of map2.items) {
    if (isScalar(key)) checkKey(key, places, add, lines);
    checkNode(value, depth + 1, add, lines);
  }
}
function checkKey(node, places, add, lines) {
  const at = startOf(node);
  const key = String(node.value);
  const firstAt = places.get(key);
  if (firstAt === void 0) places.set(key, at);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` is on line ${lines.linePos(firstAt).line} already`;
    add({ code: "repeated-key", what, at, fix: "Keep one of the two" });
  }
  if (key === "__proto__") add({ code: "unknown-key", what: "the key `__proto__` is not allowed", at });
  checkTag(node, add);
  if (node.type === "PLAIN" && isMisread(key)) {
    const what = `YAML does not read the key \`${inline(key)}\` as its text`;
    add({ code: "misread-key", what, at, fix: "Quote it" });
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
function tagProblem(tag, at) {
  return { code: "yaml-tag", what: "tags are not allowed", at, found: inline(tag), fix: "Remove it, and quote text" };
}
function startOf(node) {
  return node?.range?.[0] ?? 0;
}

// src/contract/read-config.ts
function readConfig(file, text, check3, make) {
  return checkDocument(parseYamlDocument(file, text), check3, make);
}
function checkDocument({ value, placeOf: placeOf3 }, check3, make) {
  throwAny(check3.problems(value, placeOf3));
  const problems = new Problems();
  const made = make(value, { placeOf: placeOf3, problems });
  throwAny(problems.all());
  return made;
}
function throwAny(problems) {
  if (problems.length > 0) throw new UserError([...problems].sort(byPlace));
}

// src/gating/policy/read-policy.ts
var policyCheck = schemaCheck(policy_schema_default);
function readPolicy(file, text) {
  return readConfig(file, text, policyCheck, (written, { placeOf: placeOf3, problems }) => {
    for (const find of [crossedBounds, vagueArms, vagueWaivers, vagueRelaxation, idleControl, badRedactions])
      problems.add(find(written, placeOf3));
    return resolvePolicy(written, placeOf3);
  });
}
function crossedBounds(policy, placeOf3) {
  return Object.entries(policy.gate?.outcomes ?? {}).filter(([, rule]) => (rule.at_least ?? 0) > (rule.at_most ?? 1)).map(([name, rule]) => ({
    code: "crossed-bounds",
    what: `no share of \`${name}\` can satisfy both bounds`,
    where: placeOf3(rulePointer("outcomes", name, "at_least")),
    expected: `\`at_least\` no greater than \`at_most\` (${rule.at_most})`,
    found: `${rule.at_least}`
  }));
}
function vagueArms({ arms = {} }, placeOf3) {
  return Object.entries(arms).flatMap(([name, { contrast, must: must2, ...keys }]) => {
    const at = { code: "bad-arm", where: placeOf3(memberPointer("/arms", name)) };
    if (contrast === void 0 === (must2 === void 0)) {
      const found = contrast === void 0 ? "neither" : "both";
      return [{ ...at, what: "what the arm is for is not clear", expected: "either `contrast` or `must`", found }];
    }
    const [kind, foreign] = contrast === void 0 ? ["probe", OF_CONTRAST] : ["contrast", OF_PROBE];
    const isForeign = ([key, value]) => foreign.includes(key) || foreign.includes(`${value}`);
    return Object.entries(keys).filter(isForeign).map(([key, value]) => {
      const what = `a ${kind} has no \`${key}${foreign.includes(key) ? "" : `: ${value}`}\``;
      return { ...at, what, fix: "Leave it out" };
    });
  });
}
var OF_CONTRAST = ["threshold", "tolerance", "block"];
var OF_PROBE = ["required", "exclude"];
function vagueWaivers({ waivers = [] }, placeOf3) {
  return waivers.flatMap((waiver, index) => {
    const at = { code: "bad-waiver", where: placeOf3(`/waivers/${index}`) };
    const subjects = WAIVER_KINDS.flatMap((kind) => waiver[kind] ?? []);
    if (subjects.length !== 1) {
      const expected = "exactly one of `metric`, `criterion`, `lift` and `scenario`";
      return [{ ...at, what: "what the waiver is for is not clear", expected, found: subjects.join(", ") || "none" }];
    }
    if (waiver.scenario !== void 0 || waiver.ceiling !== void 0) return [];
    const what = `the waiver for \`${subjects[0]}\` has no ceiling`;
    return [{ ...at, what, expected: "`ceiling`, the largest drop that is accepted" }];
  });
}
function vagueRelaxation({ relaxation: { effect, label } = {} }, placeOf3) {
  if (effect === "label" === (label !== void 0)) return [];
  const [what, fix] = label === void 0 ? ["no label is named that accepts a relaxed gate", "Add a `label`"] : ["`label` needs `effect: label`", "Leave the label out, or set `effect: label`"];
  return [{ code: "bad-relaxation", what, where: placeOf3("/relaxation"), fix }];
}
function idleControl({ confirm, on_inconclusive }, placeOf3) {
  if (confirm?.control !== true || on_inconclusive === "confirm") return [];
  const what = "`confirm.control` has no effect without `on_inconclusive: confirm`";
  const fix = "Set `on_inconclusive: confirm`, or leave `control` out";
  return [{ code: "idle-control", what, where: placeOf3("/confirm/control"), fix }];
}
var NEEDED = ["scenario", "trial", "arm", "error"];
function badRedactions({ redact }, placeOf3) {
  return ["hash", "drop"].flatMap(
    (key) => (redact?.[key] ?? []).flatMap((path, index) => {
      const at = { code: "bad-redaction", where: placeOf3(`/redact/${key}/${index}`) };
      if (!isInDots(path) && !isInDots(path.replace(FLATTENED, "")))
        return [{ ...at, what: "no fact has such a path", expected: "names joined by single dots", found: path }];
      const [name = ""] = path.split(".");
      if (!NEEDED.includes(name)) return [];
      const verb = key === "hash" ? "hashed" : "dropped";
      return [{ ...at, what: `\`${name}\` cannot be ${verb}: no trial is scored without it` }];
    })
  );
}
function isInDots(path) {
  return inDots(path) === path;
}
var FLATTENED = /\[-?\d+\]/g;

// schemas/rubric.schema.json
var rubric_schema_default = () => loadLazily("./rubric.schema.cjs").default;

// src/contract/linear-pattern.ts
var MAX_GROWTH = 200;
var LargePattern = class extends Error {
};
function compileLinear(pattern, flags = 0) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const compiled2 = RE2JS.compile(pattern, flags);
  const size = compiled2.programSize();
  const allowed = pattern.length + MAX_GROWTH;
  if (size > allowed) throw new LargePattern(`its counts make it ${size} places long, where ${allowed} are allowed`);
  return compiled2;
}

// src/rubric/patterns.ts
var PLAIN_PARTS = [
  String.raw`[^\\[\](){}|?*+.^$\ud800-\udfff]`,
  String.raw`\\[bdw\\[\](){}|?*+.^$]`,
  String.raw`\[\^?[^\\[\]^&\ud800-\udfff-]+(?:-[^\\[\]^&\ud800-\udfff-]+)*\]`,
  String.raw`\((?:\?:|(?!\?))|[)|?^$]`
];
var PLAIN = new RegExp(`^(?:${PLAIN_PARTS.join("|")})+$`, "u");
var MAX_PLAIN = 100;
var MAX_CHOICES = 4;
function plainRegex(pattern) {
  const choices = pattern.match(/[|?]/g) ?? [];
  if (pattern.length > MAX_PLAIN || choices.length > MAX_CHOICES || !PLAIN.test(pattern)) return null;
  try {
    return new RegExp(pattern, "u");
  } catch {
    return null;
  }
}
function compileRegex(pattern) {
  const plain = plainRegex(pattern);
  if (plain !== null) return { test: (text) => plain.test(text) };
  const compiled2 = compileLinear(pattern);
  return { test: (text) => compiled2.test(text) };
}
function badRegex(error) {
  const found = (error instanceof Error ? error.message : String(error)).replace(/^error parsing regexp: /, "");
  const fix = error instanceof LargePattern ? "Write `*` or `+` in place of large counts, or compare the `measure: length`" : "Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case";
  return { code: "bad-regex", what: "invalid regular expression", found, fix };
}
var asItIs = (value) => value;
function foldCase(text) {
  const small = text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll("\u03C2", "\u03C3").normalize("NFC");
}
function foldValue(value) {
  return mapTexts(value, foldCase);
}

// src/rubric/step-limit.ts
var MAX_STEPS = 1e6;
var TEXT_PER_STEP = 256;
var MATCHED_PER_STEP = 16;
function stepsAt({ places, spent }) {
  return places.length === 0 ? { steps: 0 } : spent;
}
function spend(count2, steps, name) {
  count2.steps += steps;
  if (count2.steps <= MAX_STEPS) return;
  throw new Unjudgeable(`${name()} was stopped: it takes more than ${MAX_STEPS} steps on this trial`);
}
function stepsOfText(length) {
  return Math.ceil(length / TEXT_PER_STEP);
}
function stepsOfMatching(length) {
  return Math.ceil(length / MATCHED_PER_STEP);
}
function stepsOfValue(value) {
  if (typeof value === "string") return stepsOfText(value.length);
  return typeof value === "object" && value !== null ? stepsOfObject(value).steps : 1;
}
var stepsOfObject = perObject((value) => {
  let steps = 1;
  const open = [value];
  while (open.length > 0 && steps <= MAX_STEPS) {
    const next = open.pop();
    if (typeof next === "string") steps += stepsOfText(next.length);
    if (typeof next !== "object" || next === null) continue;
    const items2 = Object.values(next);
    for (const item of items2) open.push(item);
    steps += items2.length;
  }
  return { steps };
});

// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var schema_default = () => loadLazily("./json-schema-2020-12.cjs").default;

// src/rubric/json-schema/schema-mistakes.ts
var shape = schemaCheck(schema_default);
function schemaMistakes(schema5) {
  const misshapen = shape.problems(schema5, (pointer) => ({ file: "", pointer }));
  return [
    ...misshapen.map(({ where: where2, ...problem }) => ({ ...problem, pointer: where2?.pointer ?? "" })),
    ...[...subschemas(schema5)].flatMap((spot) => [...unknownKeywords(spot), ...badPatterns(spot)])
  ].map((mistake) => ({ ...mistake, code: "bad-schema" }));
}
function unknownKeywords({ schema: schema5, pointer }) {
  const unknown = Object.keys(schema5).filter((keyword) => !KEYWORDS.includes(keyword));
  return unknown.map((keyword) => ({
    pointer: memberPointer(pointer, keyword),
    what: `JSON Schema has no keyword \`${inline(keyword)}\``,
    ...adviseNearest(keyword, KEYWORDS)
  }));
}
function badPatterns({ schema: schema5, pointer }) {
  const { pattern, patternProperties } = schema5;
  const places = isRecord(patternProperties) ? Object.keys(patternProperties) : [];
  return [
    ...typeof pattern === "string" ? badPattern(pattern, `${pointer}/pattern`) : [],
    ...places.flatMap((name) => badPattern(name, memberPointer(`${pointer}/patternProperties`, name)))
  ];
}
function badPattern(pattern, pointer) {
  try {
    compileRegex(pattern);
    return [];
  } catch (error) {
    return [{ ...badRegex(error), pointer }];
  }
}
var ONE = words(
  "additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems unevaluatedProperties"
);
var MANY = words(
  "$defs allOf anyOf definitions dependencies dependentSchemas oneOf patternProperties prefixItems properties"
);
var OTHERS = words(
  "$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary const",
  "contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum",
  "exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength",
  "minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly"
);
function words(...lines) {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
var KEYWORDS = [...ONE, ...MANY, ...OTHERS].sort();
function* subschemas(schema5, pointer = "") {
  if (!isRecord(schema5)) return;
  yield { schema: schema5, pointer };
  for (const [keyword, value] of Object.entries(schema5)) {
    const at = memberPointer(pointer, keyword);
    if (ONE.has(keyword)) yield* subschemas(value, at);
    if (!MANY.has(keyword) || typeof value !== "object" || value === null) continue;
    for (const [name, part] of Object.entries(value)) yield* subschemas(part, memberPointer(at, name));
  }
}

// src/rubric/json-schema/json-schema.ts
var BadSchema = class extends Error {
  mistakes;
  constructor(mistakes) {
    super(mistakes.map(({ what }) => what).join("; "));
    this.mistakes = mistakes;
  }
};
function compileSchema(schema5) {
  const mistakes = schemaMistakes(schema5);
  if (mistakes.length > 0) throw new BadSchema(mistakes);
  const validate = compiled(startAjv(), counting(schema5));
  const comparesItems = JSON.stringify(schema5).includes('"uniqueItems"');
  const name = () => `the schema ${shownValue(schema5, IN_SENTENCE)}`;
  const test2 = (value, count2) => {
    const spendHere = (steps) => spend(count2, steps, name);
    try {
      return validate.call(spendHere, value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Unjudgeable(`the references of ${name()} never end on this trial`);
    }
  };
  const fits = (value, count2 = { steps: 0 }) => {
    const isFit = test2(value, count2);
    if (!comparesItems || !holdsMark(value)) return isFit;
    return test2(likeNoOther(value), count2) === isFit ? isFit : void 0;
  };
  return {
    fits,
    /** The first violation, as `/pointer must be ..., found ...`; undefined if the value fits or is indeterminate. */
    violation: (value, count2 = { steps: 0 }) => {
      if (fits(value, count2) !== false || test2(withSortedKeys(value), { steps: 0 })) return void 0;
      const error = validate.errors?.findLast(({ keyword }) => keyword !== "if");
      return error && shownViolation(error);
    }
  };
}
var VISIT = "x-visit";
var OF_MEMBERS = ["additionalProperties", "patternProperties", "propertyNames", "unevaluatedProperties"];
function counting(schema5) {
  const counted3 = structuredClone(schema5);
  for (const { schema: part } of [...subschemas(counted3)])
    Object.assign(part, { [VISIT]: OF_MEMBERS.some((keyword) => Object.hasOwn(part, keyword)) });
  return counted3;
}
function countVisit(looksAtMembers, data) {
  const members2 = looksAtMembers && isRecord(data) ? Object.keys(data).length : 0;
  this(1 + members2 + (typeof data === "string" ? stepsOfText(data.length) : 0));
  return true;
}
var haveUniqueItems = function(isWanted, data) {
  if (!isWanted) return true;
  this(stepsOfValue(data));
  const places = /* @__PURE__ */ new Map();
  for (const [place, item] of data.entries()) {
    const text = canonicalJson(item);
    const first = places.get(text);
    places.set(text, place);
    if (first === void 0) continue;
    haveUniqueItems.errors = [
      {
        keyword: "uniqueItems",
        params: { i: place, j: first },
        message: `must NOT have duplicate items (items ## ${first} and ${place} are identical)`
      }
    ];
    return false;
  }
  return true;
};
function addSchemaMistakes(error, pointer, problems) {
  if (!(error instanceof BadSchema)) throw error;
  for (const { pointer: below, ...problem } of error.mistakes) problems.add(`${pointer}${below}`, problem);
}
function startAjv() {
  const { Ajv2020 } = loadLazily("./ajv-dist-2020.js.cjs");
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
    verbose: true,
    logger: false,
    ownProperties: true,
    // Amounts are multiples of 0.01 although their doubles are not.
    multipleOfPrecision: 6,
    code: { regExp: linearRegExp },
    // A part that is written into each of its references multiplies the code.
    inlineRefs: false,
    passContext: true,
    keywords: ["$anchor"],
    validateFormats: false,
    meta: false,
    validateSchema: false
  });
  ajv.addKeyword({ keyword: VISIT, before: "$ref", schemaType: "boolean", errors: false, validate: countVisit });
  ajv.removeKeyword("uniqueItems");
  return ajv.addKeyword({ keyword: "uniqueItems", type: "array", schemaType: "boolean", validate: haveUniqueItems });
}
function compiled(ajv, schema5) {
  try {
    return ajv.compile(schema5);
  } catch (error) {
    const found = String(error instanceof Error ? error.message : error).replace(/^strict mode: /, "");
    throw new BadSchema([{ code: "bad-schema", pointer: "", what: "invalid schema", found }]);
  }
}
var linearRegExp = Object.assign(
  (pattern) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: "linearRegExp" }
);
var SHORT = 40;
var LONG = 120;
function shownViolation({ instancePath, keyword, params, data, message = "is wrong" }) {
  const below = (name) => shownPointer(memberPointer(instancePath, String(name)));
  const violation = (expected) => `${shownPointer(instancePath)} ${cut(expected, LONG)}, found ${shownValue(data, SHORT)}`;
  switch (keyword) {
    case "required":
      return `${below(params.missingProperty)} is missing`;
    case "additionalProperties":
    case "unevaluatedProperties":
    case "propertyNames":
      return `${below(params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName)} is not allowed`;
    case "false schema":
      return `${shownPointer(instancePath)} is not allowed`;
    case "enum":
      return violation(`must be one of ${shownValue(params.allowedValues, SHORT)}`);
    case "const":
      return violation(`must be ${shownValue(params.allowedValue, SHORT)}`);
    default:
      return violation(message);
  }
}
function shownPointer(pointer) {
  return pointer === "" ? "(the whole)" : cut(pointer, LONG);
}

// src/rubric/values/decimal-arithmetic.ts
var ARITHMETIC = {
  "+": (a, b) => snapped(a + b, Math.abs(a) + Math.abs(b)),
  "-": (a, b) => snapped(a - b, Math.abs(a) + Math.abs(b)),
  "*": (a, b) => snapped(a * b, 2 * Math.abs(a * b)),
  // An unrounded quotient of whole numbers equals the one that a harness computes itself.
  "/": (a, b) => Number.isInteger(a) && Number.isInteger(b) ? a / b : snapped(a / b, 2 * Math.abs(a / b)),
  "%": (a, b) => a % b
};
function decimalSum(values) {
  return snapped(
    sumOf(values),
    values.reduce((scale, value) => scale + Math.abs(value), 0)
  );
}
function decimalMean(values) {
  return ARITHMETIC["/"](decimalSum(values), values.length);
}
var MOST_DECIMALS = 100;
function snapped(result, scale) {
  if (Number.isInteger(result) || !Number.isFinite(result)) return result;
  const decimals = 14 - exponentOf(scale);
  if (decimals < 0 || decimals > MOST_DECIMALS) return result;
  const decimal = Number(result.toFixed(decimals));
  return Math.abs(decimal - result) <= Number.EPSILON * scale ? decimal : result;
}
function exponentOf(value) {
  const text = value.toExponential();
  return Number(text.slice(text.indexOf("e") + 1));
}
function roundHalfAway(value) {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}
var DECIMAL = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
function parseDecimal(text) {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : void 0;
}

// src/rubric/values/includes-text.ts
var MAX_BY_ENGINE = 256;
function includesText(text, part) {
  if (part.length <= MAX_BY_ENGINE || part.length > text.length) return text.includes(part);
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    matched = extend(part, borders, matched, text.charCodeAt(at));
    if (matched === part.length) return true;
  }
  return false;
}
function bordersOf(part) {
  const borders = new Int32Array(part.length);
  for (let at = 1; at < part.length; at++)
    borders[at] = extend(part, borders, borders[at - 1], part.charCodeAt(at));
  return borders;
}
function extend(part, borders, matched, code) {
  let length = matched;
  while (length > 0 && part.charCodeAt(length) !== code) length = borders[length - 1];
  return part.charCodeAt(length) === code ? length + 1 : length;
}

// src/rubric/values/value-kinds.ts
var ANY = { name: "a value", accepts: () => true };
var NUMBER2 = { name: "a number", type: "number", accepts: (value) => typeof value === "number" };
var TEXT = { name: "text", type: "string", accepts: (value) => typeof value === "string" };
var PHRASE = {
  name: "text of at least one character",
  accepts: (value) => typeof value === "string" && value !== ""
};
var PART = { name: "a value, and no empty text", accepts: (value) => value !== "" };
var LIST = { name: "a list", accepts: Array.isArray };
var RANGE = {
  name: "a list of two numbers, the smaller one first",
  accepts: (value) => Array.isArray(value) && value.length === 2 && value.every(NUMBER2.accepts) && value[0] <= value[1]
};
var TEXTS = {
  name: "a list of texts, none of them empty",
  accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(PHRASE.accepts)
};
var OBJECT = { name: "an object", accepts: isRecord };
var TEXT_OR_LIST = {
  name: "text or a list",
  accepts: (value) => typeof value === "string" || Array.isArray(value)
};
var LIST_OR_OBJECT = {
  name: "a list or an object",
  accepts: (value) => typeof value === "object" && value !== null
};
var SIZED = {
  name: "text, a list, an object or null",
  accepts: (value) => typeof value === "string" || typeof value === "object"
};
var MEASURES = {
  /** Characters (code points) of a text, items of a list. */
  length: {
    of: TEXT_OR_LIST,
    measure: (value) => value.length - (typeof value === "string" ? value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0 : 0)
  },
  /** Runs of characters other than white space. */
  words: { of: TEXT, measure: countWords },
  /** Lines of a text; a line break at the end starts no further line. */
  lines: { of: TEXT, measure: countLines },
  /** Items of a list, members of an object. */
  count: {
    of: LIST_OR_OBJECT,
    measure: (value) => Array.isArray(value) ? value.length : Object.keys(value).length
  }
};
function countWords(text) {
  let words2 = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const space = isSpace(text.charCodeAt(index));
    if (!space && !inWord) words2++;
    inWord = !space;
  }
  return words2;
}
function isSpace(code) {
  if (code < 128) return code === 32 || code >= 9 && code <= 13;
  return code === 160 || code === 65279 || code >= 5760 && /\s/.test(String.fromCharCode(code));
}
function countLines(text) {
  if (text === "") return 0;
  let breaks = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) breaks++;
  return text.endsWith("\n") ? breaks : breaks + 1;
}

// src/rubric/operators/operators.ts
var OPERATORS = {
  eq: { ...onAny(ANY, isEqual), holds: "equals", fails: "does not equal" },
  ne: { negates: "eq", ...onAny(ANY, (a, b) => opposite(isEqual(a, b))), holds: "differs from", fails: "equals" },
  lt: { ...onNumbers((value, argument) => value < argument), holds: "is below", fails: "is not below" },
  lte: { ...onNumbers((value, argument) => value <= argument), holds: "is at most", fails: "is above" },
  gt: { negates: "lte", ...onNumbers((value, argument) => value > argument), holds: "is above", fails: "is not above" },
  gte: { negates: "lt", ...onNumbers((value, argument) => value >= argument), holds: "is at least", fails: "is below" },
  between: {
    subject: NUMBER2,
    argument: RANGE,
    bounds: (ends) => ends,
    against: ([least, most]) => (value) => value >= least && value <= most,
    holds: "is within",
    fails: "is outside"
  },
  approx: {
    subject: NUMBER2,
    argument: NUMBER2,
    tolerance: true,
    bounds: (argument, tolerance) => [argument - tolerance, argument + tolerance],
    // Decimal: 1.1 and 1 differ by 0.1.
    against: (argument, tolerance) => (value) => Math.abs(ARITHMETIC["-"](value, argument)) <= tolerance,
    holds: "is about",
    fails: "is not about"
  },
  in: { ...onAny(LIST, isOneOf), holds: "is one of", fails: "is none of" },
  not_in: { negates: "in", ...onAny(LIST, (a, b) => opposite(isOneOf(a, b))), holds: "is none of", fails: "is one of" },
  contains: { ...onWhole(true), holds: "contains", fails: "does not contain" },
  not_contains: { negates: "contains", ...onWhole(false), holds: "does not contain", fails: "contains" },
  contains_any: {
    ...onTexts((value, texts) => texts.some((text) => includesText(value, text))),
    holds: "contains one of",
    fails: "contains none of",
    detail: (value, texts, fold) => firstPart(value, texts, true, fold)
  },
  contains_all: {
    ...onTexts((value, texts) => texts.every((text) => includesText(value, text))),
    holds: "contains all of",
    fails: "does not contain all of",
    detail: (value, texts, fold) => firstPart(value, texts, false, fold)
  },
  starts_with: {
    ...onText((value, start) => value.startsWith(start)),
    holds: "starts with",
    fails: "does not start with"
  },
  ends_with: { ...onText((value, end) => value.endsWith(end)), holds: "ends with", fails: "does not end with" },
  matches: {
    subject: TEXT,
    argument: PHRASE,
    literalOnly: true,
    steps: (value) => stepsOfMatching(value.length),
    against: (pattern) => compileRegex(pattern).test,
    holds: "matches",
    fails: "does not match"
  },
  matches_schema: {
    subject: ANY,
    argument: OBJECT,
    literalOnly: true,
    against: schemaMatcher,
    holds: "matches the schema",
    fails: "does not match the schema"
  },
  exists: { ...onExistence((value) => value !== void 0), holds: "exists", fails: "is absent" },
  absent: { negates: "exists", ...onExistence((value) => value === void 0), holds: "is absent", fails: "exists" },
  empty: { ...onSized(isEmpty), holds: "is empty", fails: "is not empty" },
  not_empty: { negates: "empty", ...onSized((value) => !isEmpty(value)), holds: "is not empty", fails: "is empty" },
  same_items: {
    ...onSets((items2, others) => items2.size === others.size && isSuperset(items2, others)),
    holds: "has the same items as",
    fails: "does not have the same items as",
    detail: (value, argument, fold) => lacking(value, argument, fold) || exceeding(value, argument, fold)
  },
  superset_of: {
    ...onSets(isSuperset),
    holds: "has every item of",
    fails: "does not have every item of",
    detail: lacking
  },
  subset_of: {
    ...onSets((items2, others) => isSuperset(others, items2)),
    holds: "has only items of",
    fails: "has other items than",
    detail: exceeding
  },
  disjoint_from: {
    ...onSets(isDisjoint),
    holds: "has no item of",
    fails: "shares items with",
    detail: (list, argument, fold) => clause("namely", firstBeside(list, argument, true, fold))
  }
};
var FAULT = 120;
function against(holds2) {
  return (argument) => (value) => holds2(value, argument);
}
function onAny(argument, holds2) {
  return { subject: ANY, argument, steps: stepsOfValue, letters: true, against: against(holds2) };
}
function onNumbers(holds2) {
  return { subject: NUMBER2, argument: NUMBER2, bounds: (argument) => [argument], against: against(holds2) };
}
function onText(holds2) {
  return { subject: TEXT, argument: PHRASE, steps: stepsOfValue, letters: true, against: against(holds2) };
}
function onWhole(isHeld) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    letters: true,
    // The items of a list are remembered, see `membersOf`.
    steps: (whole, part) => typeof whole === "string" ? stepsOfValue(whole) : stepsOfValue(part),
    beside: (whole) => typeof whole === "string" ? PHRASE : ANY,
    against: (part) => {
      const phrase = PHRASE.accepts(part) ? part : void 0;
      return (whole) => {
        if (typeof whole === "string") return phrase === void 0 ? void 0 : includesText(whole, phrase) === isHeld;
        const isItem = isOneOf(part, whole);
        return isHeld ? isItem : opposite(isItem);
      };
    }
  };
}
function onTexts(holds2) {
  const steps = (value, parts) => parts.length * (1 + stepsOfValue(value));
  return { subject: TEXT, argument: TEXTS, steps, letters: true, against: against(holds2) };
}
function onExistence(holds2) {
  return { subject: ANY, argument: null, existence: true, against: () => holds2 };
}
function onSized(holds2) {
  return { subject: SIZED, argument: null, against: () => holds2 };
}
function onSets(holds2) {
  return {
    subject: LIST,
    argument: LIST,
    steps: stepsOfValue,
    letters: true,
    against: (argument) => {
      const others = itemSet(argument);
      return (value) => holds2(itemSet(value), others);
    }
  };
}
function isEqual(value, argument) {
  return determinedEqual(sameJson(value, argument), value);
}
function isOneOf(value, list) {
  return determinedEqual(hasItem(list, value), value);
}
function hasItem(list, value) {
  if (list.length > SHORT_LIST) return membersOf(list).has(canonicalJson(value));
  if (typeof value !== "object" || value === null) return list.includes(value);
  return list.some((item) => sameJson(item, value));
}
var membersOf = perObject((list) => itemSet(list));
var SHORT_LIST = 100;
function schemaMatcher(schema5) {
  const { fits, violation } = compileSchema(schema5);
  const detail = (value) => {
    const mistake = violation(value);
    return mistake === void 0 ? "" : `: ${cut(mistake, FAULT)}`;
  };
  return Object.assign((value, count2) => fits(value, count2), { detail });
}
function itemSet(list) {
  return new Set(list.map(canonicalJson));
}
function isSuperset(items2, others) {
  for (const item of others) if (!items2.has(item)) return false;
  return true;
}
function isDisjoint(items2, others) {
  for (const item of others) if (items2.has(item)) return false;
  return true;
}
function firstBeside(list, others, isAmong, fold) {
  const known = itemSet(others.map(fold));
  return list.find((item) => known.has(canonicalJson(fold(item))) === isAmong);
}
function firstPart(value, texts, isPart, fold) {
  const whole = fold(value);
  const part = texts.find((text) => includesText(whole, fold(text)) === isPart);
  return clause(isPart ? "namely" : "lacks", part);
}
function lacking(list, argument, fold) {
  return clause("lacks", firstBeside(argument, list, false, fold));
}
function exceeding(list, argument, fold) {
  return clause("has", firstBeside(list, argument, false, fold));
}
function clause(word, item) {
  return item === void 0 ? "" : `, ${word} ${shownValue(item, IN_SENTENCE)}`;
}

// src/rubric/advice.ts
var ALIASES = {
  "=": "eq",
  "==": "eq",
  equals: "eq",
  is: "eq",
  "!=": "ne",
  not_equals: "ne",
  "<": "lt",
  less_than: "lt",
  "<=": "lte",
  at_most: "lte",
  ">": "gt",
  greater_than: "gt",
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
var CONDITIONS = /* @__PURE__ */ new Set(["pass_when", "fail_when", "when", "if", "condition", "that", "not"]);
function withAdvice(problem, rubric) {
  const path = pointerNames(problem.where?.pointer ?? "");
  if (problem.code === "unknown-key") return withKey(problem, must(path.at(-1), "the name of an unknown key"));
  const written = path.reduce(memberOf, rubric);
  if (problem.code !== "bad-value") return problem;
  if (typeof written === "string" && path.at(-1) === "op") return withOperator(problem, written);
  const isCondition = CONDITIONS.has(path.at(-1) ?? "") || path.at(-2) === "derive";
  if (typeof written === "string" && isCondition) return { ...problem, fix: AS_OBJECT };
  const isScore = typeof written === "number" && path.slice(-2).some((name) => SCORES.has(name));
  return isScore && written > 1 ? { ...problem, fix: ABOVE_1 } : problem;
}
var AS_OBJECT = "Write `{ field: PATH, op: OP, value: VALUE }`, or an expression as `{ expr: CEL }`";
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

// src/rubric/references/rubric-names.ts
var TOTAL = "total";
var REFUSED_CONDITION = { test: () => void 0, explain: () => "" };
function nodeSlot(key, pointer, { names, problems, needs }) {
  const slot = names.nodes.get(key);
  needs.add(key);
  if (names.factsOnly) {
    const what = "facts come before scores and verdicts, and cannot read them";
    problems.add(pointer, { code: "bad-condition", what });
    return -1;
  }
  if (slot !== void 0) return slot;
  const advice = adviseName(key, [...names.nodes.keys(), ...names.total ? ["total"] : []]);
  problems.add(pointer, { code: "unknown-node", what: `there is no criterion or node \`${key}\``, ...advice });
  return -1;
}
var KEY = /^[a-z][a-z0-9_]{0,63}$/;
var RESERVED = [TOTAL, "constructor", "prototype"];
function checkKey2(key, parent, problems) {
  checkName(key, memberPointer(parent, key), problems);
}
function isKey(key) {
  return KEY.test(key) && !RESERVED.includes(key);
}
function checkName(key, pointer, problems) {
  if (isKey(key)) return;
  problems.add(pointer, {
    code: "bad-key",
    what: `\`${key}\` cannot be a key`,
    expected: RESERVED.includes(key) ? `any other name: ${RESERVED.join(", ")} are reserved` : "a lower-case letter, then lower-case letters, digits and _"
  });
}
function needOf(kind, name) {
  return `${kind}/${name}`;
}
var TRIAL_KEYS = ["scenario", "trial", "title", "tags", "error"];
var NATIVE_FACTS = "input output final_state ground_truth trace usage judge harness family".split(" ");

// src/rubric/references/facts.ts
function shownFact(notes, name, value) {
  observe(notes, name, value);
  return value === void 0 ? name : `${name} (${shownValue(value, IN_SENTENCE)})`;
}
var MAX_SEGMENTS = 32;
var LIST_INDEX = /^(?:-1|0|[1-9][0-9]{0,6})$/;
function fieldPathProblem(path) {
  if (path !== inDots(path)) return "names and list indexes joined by single dots";
  const segments = path.split(".");
  if (segments.length > MAX_SEGMENTS) return `a path of at most ${MAX_SEGMENTS} parts`;
  if (segments.some((segment) => segment === "")) return "names joined by single dots";
  const refused = segments.find((segment) => REFUSED_NAMES.has(segment));
  if (refused !== void 0) return `a path without \`${refused}\``;
  const index = segments.find((segment) => /^-?[0-9]+$/.test(segment) && !LIST_INDEX.test(segment));
  return index === void 0 ? void 0 : "a list index from 0 to 9999999, or -1 for the last item";
}
function fieldOf(value) {
  if (!isRecord(value) || typeof value.field !== "string") return void 0;
  return Object.keys(value).length === 1 ? value.field : void 0;
}
function rootOf(path) {
  return path.split(".", 1).join();
}
function compileMissing(path, { names }) {
  const slot = names.derived.get(rootOf(path));
  return ({ derived }) => slot !== void 0 && derived[slot] === void 0 ? `${path} is indeterminate` : void 0;
}
function compileFact(path, pointer, compiling) {
  return { path, read: compileRead(path, pointer, compiling), missing: compileMissing(path, compiling) };
}
function compileRead(path, pointer, compiling) {
  const expected = fieldPathProblem(path);
  if (expected !== void 0) {
    const meant = inDots(path);
    const isOfItems = meant.split(".").includes("*");
    const isMeant = !isOfItems && meant !== path && fieldPathProblem(meant) === void 0;
    const advice = isOfItems ? { fix: "Use `each` for the items of a list" } : isMeant ? { suggestion: meant } : {};
    const what = "the path cannot be read";
    compiling.problems.add(pointer, { code: "bad-field", what, expected, found: path, ...advice });
    return () => void 0;
  }
  const [root = "", ...members2] = path.split(".");
  const read2 = compileRoot(root, pointer, compiling);
  const steps = members2.map(compileMember);
  const [first, second] = steps;
  if (first === void 0) return read2;
  if (second === void 0) return (at) => first(read2(at));
  if (steps.length === 2) return (at) => second(first(read2(at)));
  return (at) => steps.reduce((value, step) => step(value), read2(at));
}
var MODEL_NEED = "model/answers";
var QUESTION_NEED = "question/";
function compileRoot(root, pointer, { names, needs, problems }) {
  const depth = names.items.lastIndexOf(root);
  if (depth >= 0) return ({ items: items2 }) => items2[depth];
  const slot = names.derived.get(root);
  if (slot !== void 0) {
    needs.add(needOf("derive", root));
    return ({ derived }) => derived[slot];
  }
  needs.add(needOf("fact", root));
  if (names.closed && !names.facts.has(root)) {
    const advice = adviseName(root, [...names.facts, ...names.derived.keys()]);
    problems.add(pointer, { code: "unknown-fact", what: `the contract allows no fact \`${root}\``, ...advice });
  }
  if (isInherited(root)) return ({ trial }) => Object.hasOwn(trial, root) ? trial[root] : void 0;
  return ({ trial }) => trial[root];
}
function isInherited(name) {
  return name in Object.prototype;
}
function compileMember(name) {
  const index = LIST_INDEX.test(name) ? Number(name) : void 0;
  const isForeign = isInherited(name);
  return (value) => {
    if (typeof value !== "object" || value === null) return void 0;
    if (Array.isArray(value)) return index === void 0 ? void 0 : value.at(index);
    if (isForeign && !Object.hasOwn(value, name)) return void 0;
    return value[name];
  };
}
function readFit({ read: read2, accepts }, at) {
  const value = read2(at);
  return value !== void 0 && accepts(value, at) ? value : void 0;
}
function explainUnfit({ path, read: read2, missing: whyMissing, wanted }, at, notes) {
  const known = whyMissing(at);
  if (known !== void 0) return known;
  const value = read2(at);
  const what = value === void 0 ? "is absent" : `is not ${wanted}`;
  warn(notes, `fact \`${path}\` ${what}`);
  return `${shownFact(notes, path, value)} ${what}`;
}
function tableKey(value) {
  if (typeof value === "string") return value;
  return typeof value === "boolean" || typeof value === "number" ? String(value) : void 0;
}
function explainRow(fact, rows, at, notes, explainOther) {
  const value = fact.read(at);
  const key = tableKey(value);
  if (key === void 0) return explainUnfit({ ...fact, wanted: "text, a number, true or false" }, at, notes);
  const subject = shownFact(notes, fact.path, value);
  return rows.has(key) ? `${subject} is in the table` : explainOther(`${subject} is not in the table`);
}

// src/rubric/references/subjects.ts
function compileJudged(key, pointer, compiling) {
  const inOutcomes = compiling.names.total;
  if (key === TOTAL && inOutcomes) return judgedNode(key, ({ total }) => total ?? void 0, inOutcomes);
  const slot = nodeSlot(key, pointer, compiling);
  return judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
}
function judgedNode(key, read2, inOutcomes) {
  const isIndeterminate2 = (at) => !inOutcomes && read2(at)?.indeterminate === true;
  const isSkipped = (at) => !isIndeterminate2(at) && read2(at)?.score == null;
  return {
    /** 0 to 1; undefined if skipped or indeterminate. */
    score: (at) => isIndeterminate2(at) ? void 0 : read2(at)?.score ?? void 0,
    /** False if skipped; undefined if indeterminate. */
    passed: (at) => {
      const passed = read2(at)?.verdict === "pass";
      return !passed && isIndeterminate2(at) ? void 0 : passed;
    },
    verdict: (at) => read2(at)?.verdict,
    /** Why there is no score; undefined if there is one. */
    missing: (at) => {
      if (isSkipped(at)) return `${key} was skipped and has no score`;
      return isIndeterminate2(at) ? `${key} is indeterminate` : void 0;
    },
    isSkipped
  };
}
function subjectName({ field, score, measure }) {
  if (typeof score === "string") return `score of ${score}`;
  return typeof measure === "string" ? `${measure} of ${field}` : String(field);
}
function compileSubject(file, pointer, compiling) {
  if (file.score !== void 0) {
    const { score, missing: whyMissing } = compileJudged(file.score, `${pointer}/score`, compiling);
    return { name: subjectName(file), fact: null, measured: null, read: score, missing: whyMissing };
  }
  const fact = compileFact(must(file.field, "`field` of a comparison"), `${pointer}/field`, compiling);
  const plain = { name: fact.path, fact: fact.path, read: fact.read, missing: fact.missing, measured: null };
  if (file.measure === void 0) return plain;
  const { of: of2, measure } = MEASURES[file.measure];
  const measured = { of: of2, measure: (value) => measure(value) };
  return { ...plain, name: subjectName(file), measured };
}
var REFERENCE_KEYS = /* @__PURE__ */ new Set(["field", "measure", "score", "passed", "expr"]);
function looksLikeReference(value) {
  if (typeof value.field === "string" || typeof value.score === "string") return true;
  const isReference = ([written, part]) => {
    const key = written.toLowerCase();
    return REFERENCE_KEYS.has(key) || typeof part === "string" && key.startsWith("f") && isSlip(key, "field");
  };
  const members2 = Object.entries(value);
  return members2.length > 0 && members2.every(isReference);
}

// src/rubric/expressions/evaluating.ts
var Unknown = class {
  reason;
  constructor(reason) {
    this.reason = reason;
  }
};
function compared(value, { readsScore }) {
  return readsScore && typeof value === "number" && !Number.isInteger(value) ? Math.round(value * 1e9) / 1e9 : value;
}
function finite(result, source) {
  return Number.isFinite(result) ? result + 0 : new Unknown(`${source} is beyond the range of numbers`);
}
function spend2({ count: count2, text }, steps) {
  spend(count2, steps, () => `the expression ${cut(text, IN_SENTENCE)}`);
}
function spendOnText(at, length) {
  spend2(at, stepsOfText(length));
}
function sameValue(a, b, at) {
  if (typeof a === "string" && typeof b === "string") {
    if (a.length !== b.length) return false;
    spendOnText(at, a.length);
  }
  if (typeof a !== "object" || typeof b !== "object") return compared(a, at) === compared(b, at);
  spend2(at, stepsOfValue(a));
  return sameJson(a, b);
}
function equalityTest(source) {
  const tooLarge2 = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = redactionTest(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge2 : redactedIn(value) ?? true;
  };
}
function redactionTest(source) {
  const redacted = new Unknown(`${source}: ${REDACTED}`);
  const namesMark = source.includes(MARK_START);
  return (value) => !namesMark && holdsMark(value) ? redacted : void 0;
}

// src/rubric/expressions/kinds.ts
var KIND_WORDS = {
  boolean: "true or false",
  number: "a number",
  text: "text",
  list: "a list",
  object: "an object",
  null: "null"
};
function kindOf(value) {
  switch (typeof value) {
    case "string":
      return "text";
    case "number":
    case "boolean":
      return typeof value;
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? "list" : "object";
    default:
      return void 0;
  }
}
function wordsOf(kinds) {
  const words2 = kinds.map((kind) => KIND_WORDS[kind]);
  const last = must(words2.pop(), "a kind");
  return words2.length === 0 ? last : `${words2.join(", ")} or ${last}`;
}
function bothOf([left, right]) {
  return `${KIND_WORDS[left]} and ${KIND_WORDS[right]}`;
}
function describeKind(value) {
  const kind = kindOf(value);
  return kind === void 0 ? "no JSON value" : KIND_WORDS[kind];
}

// src/rubric/expressions/parse-cel.ts
var MAX_NODES = 1e3;
var LIMITS = { maxAstNodes: MAX_NODES, maxDepth: 32, maxListElements: MAX_NODES, maxMapEntries: MAX_NODES };
var environment;
function parseCel(text) {
  const cel = loadLazily("./-marcbachmann-cel-js.cjs");
  environment ??= new cel.Environment({ unlistedVariablesAreDyn: true, limits: LIMITS });
  try {
    return { root: environment.parse(text).ast };
  } catch (error) {
    if (!(error instanceof cel.ParseError)) throw error;
    return { problem: { message: messageOf(error, text), offset: Math.min(error.range?.start ?? 0, text.length) } };
  }
}
function sourceOf(node) {
  const text = node.input.slice(node.start, node.end);
  let open = 0;
  let missing = 0;
  for (const character of text) {
    if (character === "(") open++;
    else if (character === ")" && open > 0) open--;
    else if (character === ")") missing++;
  }
  const whole = `${"(".repeat(missing)}${text}${")".repeat(open)}`.replaceAll(/\s+/g, " ");
  return whole.length > 60 ? `${whole.slice(0, 57)}...` : whole;
}
function messageOf({ code, summary, range }, text) {
  if (code === "limit_exceeded") return summary.includes("maxDepth") ? "nested too deeply" : "too large";
  if (code === "unexpected_character") {
    const written = text.slice(range?.start, range?.end);
    return `unexpected \`${written}\`${meantWord(written) ?? ""}`;
  }
  return `${summary.slice(0, 1).toLowerCase()}${summary.slice(1)}`;
}
var WORDS = {
  and: "&&",
  or: "||",
  not: "!",
  "&": "&&",
  "|": "||",
  "=": "==",
  True: "true",
  False: "false",
  None: "null",
  Null: "null",
  NULL: "null"
};
function meantWord(written) {
  return Object.hasOwn(WORDS, written) ? `: write \`${WORDS[written]}\`` : void 0;
}

// src/rubric/expressions/compile-part.ts
function refuse(message, { pos }, { problems }) {
  problems.push({ message, offset: pos });
  return { kind: "any", read: () => new Unknown(message) };
}
function readOne(readValue, apply) {
  return (at) => {
    const value = readValue(at);
    return value instanceof Unknown ? value : apply(value, at);
  };
}
function readBoth(left, right, apply) {
  return (at) => {
    const a = left(at);
    if (a instanceof Unknown) return a;
    const b = right(at);
    return b instanceof Unknown ? b : apply(a, b, at);
  };
}
function readAll(reads, apply) {
  return (at) => {
    const values = [];
    for (const read2 of reads) {
      const value = read2(at);
      if (value instanceof Unknown) return value;
      values.push(value);
    }
    return apply(at, values);
  };
}
function expecting(node, kinds, compiling) {
  return expectingPart(node, kinds, compiling).read;
}
function expectingPart(node, kinds, compiling) {
  const { kind, read: read2 } = compiling.compile(node, compiling);
  if (kind !== "any" && isOneOf2(kind, kinds)) return { kind, read: read2 };
  const source = sourceOf(node);
  const expected = wordsOf(kinds);
  if (kind !== "any") refuse(`\`${source}\` is ${wordsOf([kind])}, not ${expected}`, node, compiling);
  const checked2 = (at) => {
    const value = read2(at);
    if (value instanceof Unknown || isOneOf2(kindOf(value), kinds)) return value;
    return new Unknown(`${source} is ${describeKind(value)}, not ${expected}`);
  };
  return { kind: "any", read: checked2 };
}
function isOneOf2(kind, kinds) {
  return kinds.includes(kind);
}

// src/rubric/expressions/compile-access.ts
function isAccess(node) {
  return node.op === "id" || node.op === "." || node.op === "[]";
}
function compileAccess(node, compiling) {
  const path = pathOf(node);
  if (path !== void 0) return compilePath(path, node, compiling);
  return node.op === "[]" ? compileItem(node, compiling) : compileMember2(node, compiling);
}
function refuseInherited(name, node, compiling) {
  if (REFUSED_NAMES.has(name)) refuse(`\`${name}\` cannot be used as a name`, node, compiling);
}
function inBrackets(advice) {
  return advice === "" ? "" : ` (${advice.slice(0, 1).toLowerCase()}${advice.slice(1)})`;
}
function pathOf(node) {
  if (node.op === "id") return { root: node, steps: [] };
  if (node.op !== "." && node.op !== "[]") return void 0;
  const base = pathOf(node.args[0]);
  const step = node.op === "." ? node.args[1] : literalStep(node.args[1]);
  if (base === void 0 || step === void 0) return void 0;
  return { root: base.root, steps: [...base.steps, step] };
}
function literalStep(node) {
  if (node.op === "-_") return node.args.op === "value" && node.args.args === 1n ? -1 : void 0;
  if (node.op !== "value") return void 0;
  if (typeof node.args === "string") return node.args;
  return typeof node.args === "bigint" ? Number(node.args) : void 0;
}
function compilePath({ root, steps }, node, compiling) {
  for (const step of steps) if (typeof step === "string") refuseInherited(step, node, compiling);
  const readRoot = compileRoot2(root, compiling);
  if (!compiling.locals.includes(root.args))
    compiling.fields.set(
      [root.args, ...steps].join("."),
      ({ fact }) => steps.reduce(stepInto, fact(root.args))
    );
  const absent2 = new Unknown(`${sourceOf(node)} is absent`);
  return {
    kind: "any",
    read: (at) => {
      let value = readRoot(at);
      for (const step of steps) value = stepInto(value, step);
      return value === void 0 ? absent2 : value;
    }
  };
}
function compileRoot2(root, compiling) {
  const { names, locals, problems } = compiling;
  const name = root.args;
  const slot = locals.lastIndexOf(name);
  if (slot >= 0) return (at) => at.locals[slot];
  if (REFUSED_NAMES.has(name)) refuseInherited(name, root, compiling);
  else if (!names.has(name)) problems.push(unknownFact(root, [...names, ...locals]));
  return ({ scope }) => scope.fact(name);
}
function unknownFact({ args: name, pos: offset }, known) {
  const what = `unknown fact \`${name}\``;
  const meant = meantWord(name);
  if (meant !== void 0) return { message: `${what}${meant}`, offset };
  return { message: `${what}${inBrackets(fixOf(adviseName(name, known)))}`, offset, name };
}
function compileMember2(node, compiling) {
  const [base, name] = node.args;
  const read2 = expecting(base, ["object"], compiling);
  refuseInherited(name, node, compiling);
  return { kind: "any", read: readStep(read2, () => name, node) };
}
function compileItem(node, compiling) {
  const [base, index] = node.args;
  const read2 = expecting(base, ["list", "object"], compiling);
  const readIndex = expecting(index, ["number", "text"], compiling);
  const literal = literalStep(index);
  if (typeof literal === "string") refuseInherited(literal, node, compiling);
  return { kind: "any", read: readStep(read2, readIndex, node) };
}
function readStep(readBase, readIndex, node) {
  const source = sourceOf(node);
  const absent2 = new Unknown(`${source} is absent`);
  const redactedIn = redactionTest(source);
  return readBoth(readBase, readIndex, (base, index) => {
    const value = stepInto(base, index);
    return value === void 0 ? absent2 : redactedIn(index) ?? value;
  });
}
function stepInto(value, step) {
  if (typeof value !== "object" || value === null) return void 0;
  if (Array.isArray(value)) {
    if (typeof step === "string") return void 0;
    return step === -1 ? value.at(-1) : value[step];
  }
  return typeof step === "string" && Object.hasOwn(value, step) ? value[step] : void 0;
}

// src/rubric/expressions/functions.ts
var AGGREGATES = {
  min: { apply: (numbers) => numbers.reduce((a, b) => Math.min(a, b)), ofNone: void 0 },
  max: { apply: (numbers) => numbers.reduce((a, b) => Math.max(a, b)), ofNone: void 0 },
  sum: { apply: decimalSum, ofNone: 0 },
  mean: { apply: decimalMean, ofNone: void 0 }
};
var FUNCTIONS = {
  abs: of(["number"], "number", (value) => mapNumber(value, Math.abs)),
  ceil: toWhole(Math.ceil),
  floor: toWhole(Math.floor),
  round: toWhole(roundHalfAway),
  int: of(["number", "text"], "number", (value, at) => mapNumber(compared(numberOf(value, at), at), Math.trunc)),
  double: of(["number", "text"], "number", numberOf),
  string: of(["text", "number", "boolean"], "text", (value) => String(value)),
  size: of(["text", "list", "object"], "number", sizeOf),
  words: measuring(MEASURES.words.measure),
  lines: measuring(MEASURES.lines.measure),
  lowerAscii: of(["text"], "text", lowerAscii),
  contains: ofTexts(includesText),
  startsWith: ofTexts((text, part) => text.startsWith(part)),
  endsWith: ofTexts((text, part) => text.endsWith(part))
};
function of(takes, gives, apply) {
  return { takes: [takes], gives, apply: (at, [value]) => apply(value, at) };
}
function toWhole(apply) {
  return of(["number"], "number", (value, at) => mapNumber(compared(value, at), apply));
}
function measuring(measure) {
  return of(["text"], "number", (text, at) => {
    spendOnText(at, text.length);
    return measure(text);
  });
}
function ofTexts(apply) {
  return {
    takes: [["text"], ["text"]],
    gives: "boolean",
    apply: (at, values, test2) => {
      const [text, part] = values;
      spendOnText(at, text.length + part.length);
      return test2(apply(text, part), part);
    }
  };
}
function mapNumber(value, apply) {
  return value instanceof Unknown ? value : apply(value) + 0;
}
function numberOf(value, at) {
  if (typeof value === "number") return value;
  spendOnText(at, value.length);
  return parseDecimal(value) ?? new Unknown(`the text ${JSON.stringify(value.slice(0, 40))} is not a number`);
}
function lowerAscii(text, at) {
  spendOnText(at, text.length);
  return text.replaceAll(/[A-Z]{1,1000}/g, (letters) => letters.toLowerCase());
}
function sizeOf(value, at) {
  if (typeof value === "string") {
    spendOnText(at, value.length);
    return MEASURES.length.measure(value);
  }
  const size = MEASURES.count.measure(value);
  if (!Array.isArray(value)) spend2(at, size);
  return size;
}

// src/rubric/expressions/compile-calls.ts
var CALLS = new Map([
  ["has", compileHas],
  ["matches", compileMatches],
  ["score", compileReference("score", "number")],
  ["passed", compileReference("passed", "boolean")],
  ...Object.entries(AGGREGATES).map(([name, aggregate]) => [name, compileAggregate(name, aggregate)]),
  ...Object.entries(FUNCTIONS).map(([name, plain]) => [name, compilePlain(name, plain)])
]);
function compileCall(node, compiling) {
  const [name] = node.args;
  const loop = memberOf(LOOPS, name);
  if (node.op === "rcall" && loop !== void 0) return compileLoop(name, loop, node, compiling);
  const args = node.op === "call" ? node.args[1] : [node.args[1], ...node.args[2]];
  const compileNamed = CALLS.get(name);
  if (compileNamed !== void 0) return compileNamed(node, args, compiling);
  if (loop !== void 0) return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const advice = meantWord(name) ?? inBrackets(fixOf(adviseName(name, [...CALLS.keys(), ...LOOP_NAMES])));
  const pos = node.op === "call" ? node.pos : node.input.indexOf(name, node.args[1].end);
  return refuse(`unknown function \`${name}\`${advice}`, { pos }, compiling);
}
function compileHas(node, [path, ...more], compiling) {
  if (path === void 0 || more.length > 0 || !isAccess(path))
    return refuse("`has` takes one fact or member, as in `has(usage.cost_usd)`", node, compiling);
  const { read: read2 } = compiling.compile(path, compiling);
  return { kind: "boolean", read: (at) => !(read2(at) instanceof Unknown) };
}
function compileReference(asks, kind) {
  return (node, args, compiling) => {
    const key = referredKey(asks, node, args, compiling);
    return {
      kind,
      read: ({ scope }) => scope[asks](key) ?? new Unknown(must(scope.missing(key), `the reason why ${key} has no ${asks}`))
    };
  };
}
function referredKey(asks, node, [key, ...more], compiling) {
  if (key?.op !== "value" || typeof key.args !== "string" || more.length > 0) {
    refuse(`\`${asks}\` takes the key of one node, as in \`${asks}("key")\``, node, compiling);
    return "";
  }
  const reference = { key: key.args, asks };
  const { nodes } = compiling;
  if (!nodes.some((known) => known.key === reference.key && known.asks === asks)) nodes.push(reference);
  return reference.key;
}
function compilePlain(name, { takes, gives, apply }) {
  return (node, args, compiling) => {
    if (args.length !== takes.length) return refuse(wrongCount(name, `${takes.length}`, args), node, compiling);
    const reads = args.map((arg, index) => expecting(arg, takes[index] ?? [], compiling));
    const test2 = equalityTest(sourceOf(node));
    return { kind: gives, read: readAll(reads, (at, values) => apply(at, values, test2)) };
  };
}
function compileAggregate(name, aggregate) {
  return (node, args, compiling) => {
    if (args.length === 0) return refuse(wrongCount(name, "1 or more", args), node, compiling);
    const [only] = args;
    const source = sourceOf(node);
    const apply = (values) => aggregateOf(name, aggregate, values, source);
    if (args.length > 1 || only === void 0) {
      const reads = args.map((arg) => expecting(arg, ["number"], compiling));
      return { kind: "number", read: readAll(reads, (_at, values) => apply(values)) };
    }
    const readOnly = expecting(only, ["list", "number"], compiling);
    return { kind: "number", read: readAll([readOnly], (at, [value]) => apply(itemsOf(value, at))) };
  };
}
function itemsOf(value, at) {
  if (!Array.isArray(value)) return [value];
  spend2(at, value.length);
  return value;
}
function aggregateOf(name, { apply, ofNone }, values, source) {
  if (values.length === 0) return ofNone ?? new Unknown(`${source} asks for the ${name} of an empty list`);
  const place = values.findIndex((value) => typeof value !== "number");
  if (place !== -1) return new Unknown(`item ${place} of ${source} is ${describeKind(values[place])}, not a number`);
  return finite(apply(values), source);
}
function wrongCount(name, wanted, args) {
  return `\`${name}\` takes ${wanted} ${wanted === "1" ? "value" : "values"}, not ${args.length}`;
}
function compileMatches(node, args, compiling) {
  const [text, pattern] = args;
  if (text === void 0 || pattern === void 0 || args.length > 2)
    return refuse('`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`', node, compiling);
  const readText2 = expecting(text, ["text"], compiling);
  const regex = compilePattern(pattern, compiling);
  const read2 = readOne(readText2, (value, at) => {
    spend2(at, stepsOfMatching(value.length));
    return regex.test(value);
  });
  return { kind: "boolean", read: read2 };
}
function compilePattern(node, compiling) {
  if (node.op !== "value" || typeof node.args !== "string")
    refuse(`\`${sourceOf(node)}\` is no text in quotes: the pattern of \`matches\` is fixed`, node, compiling);
  else
    try {
      return compileRegex(node.args);
    } catch (error) {
      refuse(`the pattern is invalid: ${error.message}`, node, compiling);
    }
  return { test: () => false };
}
var MAX_NESTED = 2;
var LOOPS = {
  all: { one: "test", gives: "boolean", run: (items2, test2) => quantify(items2, test2, false) },
  exists: { one: "test", gives: "boolean", run: (items2, test2) => quantify(items2, test2, true) },
  exists_one: { one: "test", gives: "boolean", run: isOne },
  filter: { one: "test", gives: "list", run: keep },
  map: { one: "value", two: "test", gives: "list", run: keepAndTurn }
};
var LOOP_NAMES = Object.keys(LOOPS);
function compileLoop(name, loop, node, compiling) {
  const [, receiver, [variable, first, second, ...more]] = node.args;
  const wants = loop[second === void 0 ? "one" : "two"];
  if (wants === void 0 || variable?.op !== "id" || first === void 0 || more.length > 0)
    return refuse(`\`${name}\` is written \`list.${name}(item, ...)\``, node, compiling);
  const { locals } = compiling;
  if (locals.length === MAX_NESTED) return refuse(`more than ${MAX_NESTED} nested loops`, node, compiling);
  refuseInherited(variable.args, variable, compiling);
  const items2 = expecting(receiver, ["list", "object"], compiling);
  const inside = { ...compiling, locals: [...locals, variable.args] };
  const readFirst = wants === "test" ? expecting(first, ["boolean"], inside) : inside.compile(first, inside).read;
  const readSecond = second === void 0 ? void 0 : inside.compile(second, inside).read;
  const read2 = readOne(items2, (value, at) => {
    const visitWith = (body) => (item) => {
      spend2(at, 1);
      at.locals[locals.length] = item;
      return body(at);
    };
    const list = Array.isArray(value) ? value : sortedKeys(value, at);
    return loop.run(list, visitWith(readFirst), readSecond && visitWith(readSecond));
  });
  return { kind: loop.gives, read: read2 };
}
function sortedKeys(members2, at) {
  const keys = Object.keys(members2);
  spend2(at, keys.length);
  return keys.sort();
}
function quantify(items2, test2, decisive) {
  let unknown;
  for (const item of items2) {
    const answer2 = test2(item);
    if (answer2 === decisive) return decisive;
    if (answer2 instanceof Unknown) unknown ??= answer2;
  }
  return unknown ?? !decisive;
}
function isOne(items2, test2) {
  const kept = keep(items2, test2);
  return kept instanceof Unknown ? kept : kept.length === 1;
}
function keep(items2, test2) {
  const answers = turn(items2, test2);
  return answers instanceof Unknown ? answers : items2.filter((_, index) => answers[index] === true);
}
function keepAndTurn(items2, first, second) {
  if (second === void 0) return turn(items2, first);
  const kept = keep(items2, first);
  return kept instanceof Unknown ? kept : turn(kept, second);
}
function turn(items2, value) {
  const turned = [];
  for (const item of items2) {
    const result = value(item);
    if (result instanceof Unknown) return result;
    turned.push(result);
  }
  return turned;
}

// src/rubric/expressions/compile-ast.ts
var KINDS = {
  value: compileLiteral,
  id: compileAccess,
  ".": compileAccess,
  "[]": compileAccess,
  call: compileCall,
  rcall: compileCall,
  list: compileList,
  map: compileObject,
  "!_": compileNot,
  "-_": compileMinus,
  "?:": compileChoice,
  "&&": compileJunction,
  "||": compileJunction,
  "+": compilePlus,
  "-": compileArithmetic,
  "*": compileArithmetic,
  "/": compileArithmetic,
  "%": compileArithmetic,
  "==": compileEquality,
  "!=": compileEquality,
  "<": compileOrder,
  "<=": compileOrder,
  ">": compileOrder,
  ">=": compileOrder,
  in: compileMembership
};
function compileAst(node, compiling) {
  const compile = KINDS[node.op];
  return compile?.(node, compiling) ?? refuse(`\`${node.op}\` is not supported`, node, compiling);
}
function compileLiteral(node, compiling) {
  const value = typeof node.args === "bigint" ? Number(node.args) : node.args;
  const kind = kindOf(value);
  if (kind === void 0 || kind === "object" || kind === "list") {
    return refuse(
      `\`${sourceOf(node)}\` is no JSON value: there are numbers, texts, true, false and null`,
      node,
      compiling
    );
  }
  return { kind, read: () => value };
}
function compileList({ args: items2 }, compiling) {
  const reads = items2.map((item) => compiling.compile(item, compiling).read);
  const read2 = readAll(reads, (at, values) => {
    spend2(at, values.length);
    return values;
  });
  return { kind: "list", read: read2 };
}
function compileObject({ args: entries }, compiling) {
  const keys = entries.map(([key]) => keyOf(key, compiling));
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      refuse(`\`${key}\` is repeated in the object`, entries[index]?.[0], compiling);
  const reads = entries.map(([, value]) => compiling.compile(value, compiling).read);
  const read2 = readAll(reads, (at, values) => {
    spend2(at, values.length);
    return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  });
  return { kind: "object", read: read2 };
}
function keyOf(node, compiling) {
  if (node.op !== "value" || typeof node.args !== "string") {
    refuse("keys of objects must be texts in quotes", node, compiling);
    return "";
  }
  refuseInherited(node.args, node, compiling);
  return node.args;
}
function compileNot({ args: part }, compiling) {
  const read2 = expecting(part, ["boolean"], compiling);
  return { kind: "boolean", read: readOne(read2, (value) => !value) };
}
function compileJunction({ op, args: both }, compiling) {
  const decisive = op === "||";
  const left = expecting(both[0], ["boolean"], compiling);
  const right = expecting(both[1], ["boolean"], compiling);
  const read2 = (at) => {
    const a = left(at);
    if (a === decisive) return a;
    const b = right(at);
    return b === decisive || !(a instanceof Unknown) ? b : a;
  };
  return { kind: "boolean", read: read2 };
}
function compileChoice({ args: [test2, yes, no] }, compiling) {
  const readTest = expecting(test2, ["boolean"], compiling);
  const [whenTrue, whenFalse] = [compiling.compile(yes, compiling), compiling.compile(no, compiling)];
  const kind = whenTrue.kind === whenFalse.kind ? whenTrue.kind : "any";
  return { kind, read: readOne(readTest, (answer2, at) => (answer2 ? whenTrue : whenFalse).read(at)) };
}
var ORDER = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b
};
function compileArithmetic(node, compiling) {
  const { op, args: both } = node;
  const left = expecting(both[0], ["number"], compiling);
  const right = expecting(both[1], ["number"], compiling);
  const apply = ARITHMETIC[op];
  const divides = op === "/" || op === "%";
  const source = sourceOf(node);
  const byZero = new Unknown(`${source} divides by zero`);
  const read2 = readBoth(left, right, (a, b) => divides && b === 0 ? byZero : finite(apply(a, b), source));
  return { kind: "number", read: read2 };
}
function compileMinus(node, compiling) {
  const read2 = expecting(node.args, ["number"], compiling);
  const source = sourceOf(node);
  return { kind: "number", read: readOne(read2, (value) => finite(-value, source)) };
}
function compilePlus(node, compiling) {
  const source = sourceOf(node);
  return compileAlike(node, ["number", "text", "list"], compiling, (a, b, at) => {
    if (typeof a === "number") return finite(ARITHMETIC["+"](a, b), source);
    if (typeof a === "string") {
      spendOnText(at, a.length + b.length);
      return a + b;
    }
    const joined3 = [...a, ...b];
    spend2(at, joined3.length);
    return joined3;
  });
}
function compileOrder(node, compiling) {
  const apply = ORDER[node.op];
  const source = sourceOf(node);
  const redactedIn = redactionTest(source);
  const { read: read2 } = compileAlike(node, ["number", "text"], compiling, (a, b, at) => {
    if (typeof a === "string") spendOnText(at, a.length + b.length);
    return redactedIn(a) ?? redactedIn(b) ?? apply(compared(a, at), compared(b, at));
  });
  return { kind: "boolean", read: read2 };
}
function compileEquality(node, compiling) {
  const [left, right] = node.args.map((part) => compiling.compile(part, compiling));
  const kinds = differingKinds(left, right);
  if (kinds !== void 0 && !kinds.includes("null"))
    refuse(`\`${sourceOf(node)}\` compares ${bothOf(kinds)}, which are never equal`, node, compiling);
  const wanted = node.op === "==";
  const test2 = equalityTest(sourceOf(node));
  const read2 = readBoth(left.read, right.read, (a, b, at) => {
    const isSame = test2(sameValue(a, b, at), a);
    return isSame instanceof Unknown ? isSame : isSame === wanted;
  });
  return { kind: "boolean", read: read2 };
}
function compileMembership({ args: both }, compiling) {
  const left = compiling.compile(both[0], compiling).read;
  const right = expecting(both[1], ["list", "object"], compiling);
  const test2 = equalityTest(`${sourceOf(both[0])} in ${sourceOf(both[1])}`);
  const read2 = readBoth(left, right, (wanted, among, at) => {
    if (isList(among)) return test2(hasItem2(among, wanted, at), wanted);
    if (typeof wanted === "string") return test2(Object.hasOwn(among, wanted), wanted);
    return new Unknown(
      `${sourceOf(both[0])} is ${describeKind(wanted)}, and the keys of ${sourceOf(both[1])} are texts`
    );
  });
  return { kind: "boolean", read: read2 };
}
function isList(value) {
  return Array.isArray(value);
}
function hasItem2(list, wanted, at) {
  return list.some((item) => {
    spend2(at, 1);
    return sameValue(item, wanted, at);
  });
}
function compileAlike(node, kinds, compiling, apply) {
  const left = expectingPart(node.args[0], kinds, compiling);
  const right = expectingPart(node.args[1], kinds, compiling);
  const mixed = differingKinds(left, right);
  if (mixed !== void 0) return refuse(`\`${sourceOf(node)}\` mixes ${bothOf(mixed)}`, node, compiling);
  const source = sourceOf(node);
  const read2 = readBoth(left.read, right.read, (a, b, at) => {
    if (kindOf(a) !== kindOf(b)) return new Unknown(`${source} mixes ${describeKind(a)} and ${describeKind(b)}`);
    return apply(a, b, at);
  });
  return { kind: left.kind === "any" ? right.kind : left.kind, read: read2 };
}
function differingKinds(left, right) {
  if (left.kind === "any" || right.kind === "any" || left.kind === right.kind) return void 0;
  return [left.kind, right.kind];
}

// src/rubric/expressions/expression.ts
function compileExpression(text, { names, wants }) {
  const parsed2 = parseCel(text);
  if ("problem" in parsed2) return { problems: [parsed2.problem] };
  const { root } = parsed2;
  const compiling = { names, locals: [], fields: /* @__PURE__ */ new Map(), nodes: [], problems: [], compile: compileAst };
  const part = compileAst(root, compiling);
  if (wants !== "any" && part.kind !== "any" && part.kind !== wants)
    refuse(`\`${sourceOf(root)}\` is ${wordsOf([part.kind])}, not ${wordsOf([wants])}`, root, compiling);
  const { fields, nodes, problems } = compiling;
  if (problems.length > 0) return { problems };
  const readsScore = nodes.some(({ asks }) => asks === "score");
  return {
    fields,
    nodes,
    evaluate: (scope, count2 = { steps: 0 }) => evaluatedOf(part.read({ text, scope, locals: [], readsScore, count: count2 }), wants)
  };
}
function evaluatedOf(result, wants) {
  if (result instanceof Unknown) return { unknown: result.reason };
  const kind = kindOf(result);
  if (kind === void 0) return { unknown: "the result is no JSON value" };
  if (wants !== "any" && kind !== wants)
    return { unknown: `the result is ${describeKind(result)}, not ${wordsOf([wants])}` };
  if (typeof result !== "number") return { value: result };
  return Number.isFinite(result) ? { value: result + 0 } : { unknown: "the result is beyond the range of numbers" };
}

// src/rubric/expressions/bound-expression.ts
function compileBound(text, wants, pointer, compiling) {
  const { names } = compiling;
  const known = /* @__PURE__ */ new Set([...names.facts, ...names.derived.keys(), ...names.items]);
  const compiled2 = compileExpression(text, { names: known, wants });
  if (!("problems" in compiled2)) return bind(text, compiled2, pointer, compiling);
  const { problems } = compiled2;
  const { offset } = must(problems[0], "the first problem of an expression");
  compiling.problems.add(pointer, {
    code: "bad-expression",
    what: `invalid expression: ${problems.map(({ message }) => message).join("; ")}`,
    found: `${shownValue(text, IN_SENTENCE)}, at its character ${offset + 1}`,
    fix: adviseUnknown(problems, names)
  });
  return REFUSED_EXPRESSION;
}
var REFUSED_EXPRESSION = {
  text: "",
  needsSkipped: () => false,
  value: () => void 0,
  explain: () => ""
};
function bind(text, expression, pointer, compiling) {
  const keys = new Set(expression.nodes.map((node) => node.key));
  const judged = new Map([...keys].map((key) => [key, compileJudged(key, pointer, compiling)]));
  const roots = new Set([...expression.fields.keys()].map(rootOf));
  const facts = new Map([...roots].map((root) => [root, compileRoot(root, pointer, compiling)]));
  const scopeOf = (at) => ({
    fact: (name) => facts.get(name)?.(at),
    score: (key) => judged.get(key)?.score(at),
    passed: (key) => judged.get(key)?.passed(at),
    missing: (key) => judged.get(key)?.missing(at)
  });
  const sources = sourcesOf(expression, judged, scopeOf, compiling);
  const scored = expression.nodes.flatMap(({ key, asks }) => asks === "score" ? judged.get(key) ?? [] : []);
  return {
    text,
    needsSkipped: (at) => {
      if (!scored.some((node) => node.isSkipped(at))) return false;
      const score = (key) => judged.get(key)?.isSkipped(at) ? 0.5 : judged.get(key)?.score(at);
      return "value" in expression.evaluate({ ...scopeOf(at), score }, stepsAt(at));
    },
    value: (at) => {
      const result = expression.evaluate(scopeOf(at), stepsAt(at));
      return "value" in result ? result.value : void 0;
    },
    explain: (at, notes) => explanation(sources, expression.evaluate(scopeOf(at), stepsAt(at)), text, at, notes)
  };
}
function sourcesOf({ fields, nodes }, judged, scopeOf, compiling) {
  const facts = [...fields].filter(([name]) => fieldPathProblem(name) === void 0).map(([name, readField]) => {
    const read2 = (at) => readField(scopeOf(at));
    const derived = compileMissing(name, compiling);
    const lacks = (at) => read2(at) === void 0 && derived(at) === void 0;
    return { name, lacks, isUnread: () => false, read: read2 };
  });
  const others = nodes.map(({ key, asks }) => ({
    name: `${asks === "score" ? "score" : "verdict"} of ${key}`,
    lacks: () => false,
    isUnread: (at) => judged.get(key)?.verdict(at) === void 0,
    read: (at) => judged.get(key)?.[asks === "score" ? "score" : "verdict"](at)
  }));
  return [...facts, ...others];
}
function explanation(all2, result, text, at, notes) {
  const sources = all2.filter(({ isUnread }) => !isUnread(at));
  const seen = sources.map((source) => shownSource(source, at, notes));
  if ("value" in result) return seen.join(", ");
  const { unknown } = result;
  const missing = sources.filter(({ read: read2 }) => read2(at) === void 0);
  for (const { name, lacks } of missing) if (lacks(at)) warn(notes, `fact \`${name}\` is absent`);
  if (missing.length === 0) warn(notes, `\`${cut(text, IN_SENTENCE)}\` is indeterminate: ${unknown}`);
  return unknown;
}
function shownSource({ name, read: read2 }, at, notes) {
  const value = read2(at);
  observe(notes, name, value);
  return `${name} is ${value === void 0 ? "absent" : shownValue(value, IN_SENTENCE)}`;
}
function adviseUnknown(problems, { nodes, total }) {
  const unknown = problems.flatMap(({ name }) => name ?? []);
  if (unknown.length === 0) return "";
  const isNode2 = unknown.some((name) => nodes.has(name) || total && name === TOTAL);
  return isNode2 ? 'Read a criterion or node with `score("NAME")` or `passed("NAME")`' : "Declare your own facts in the contract: `contract: { properties: { NAME: {} } }`";
}

// src/rubric/problems.ts
function problemsAt(problems, placeOf3) {
  return {
    add: (pointer, problem) => problems.add([{ ...problem, what: `${partOf(pointer)}${problem.what}`, where: placeOf3(pointer) }])
  };
}
var KINDS2 = { criteria: "criterion", nodes: "node", derive: "fact", steps: "step" };
var INNERMOST = /^.*\/(criteria|nodes|derive|steps)\/([^/]+)/s;
function partOf(pointer) {
  const [, section = "", name = ""] = INNERMOST.exec(pointer) ?? [];
  return name === "" ? "" : `${KINDS2[section]} \`${inline(name)}\`: `;
}
function exactlyOne(known, found) {
  return {
    expected: `exactly one of ${known.join(", ")}`,
    found: found.length === 0 ? "none of them" : found.join(" and ")
  };
}

// src/rubric/trace/arguments.ts
function argumentsOf(call) {
  return call?.args ?? {};
}
function compileArguments(args, pointer, compiling, takesPatterns) {
  const before = compiling.facts.length;
  const read2 = compileMembers(args, pointer, { ...compiling, takesPatterns });
  if (compiling.facts.length > before) return read2;
  let literal;
  return (at) => {
    literal ??= read2(at);
    return literal;
  };
}
function compilePart(value, pointer, compiling) {
  if (Array.isArray(value)) {
    const reads = value.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
    return (at) => reads.map((read2) => read2(at));
  }
  if (!isRecord(value)) return () => value;
  const path = fieldOf(value);
  if (path !== void 0) return compileNamedFact(path, pointer, compiling);
  if (compiling.takesPatterns && isPattern(value)) {
    const finds = compileTextTest(value, pointer, compiling);
    const test2 = (made) => typeof made === "string" && finds(made);
    return () => test2;
  }
  if (refuseStray(value, pointer, compiling)) return () => value;
  return compileMembers(value, pointer, compiling);
}
function compileMembers(members2, pointer, compiling) {
  const parts = Object.entries(members2).map(([key, value]) => {
    return { key, read: compilePart(value, memberPointer(pointer, key), compiling) };
  });
  return (at) => Object.fromEntries(parts.map(({ key, read: read2 }) => [key, read2(at)]));
}
function isPattern(value) {
  return typeof value.matches === "string" && value.matches !== "" && Object.keys(value).length === 1;
}
function compileNamedFact(path, pointer, compiling) {
  const fact = compileFact(path, `${pointer}/field`, compiling);
  compiling.facts.push({ ...fact, accepts: (value) => !holdsMark(value), wanted: `to be compared: ${REDACTED}` });
  return fact.read;
}
var CONDITION_KEYS = /* @__PURE__ */ new Set([...Object.keys(OPERATORS), "and", "or", "not"]);
var OPTIONS = /* @__PURE__ */ new Set(["tolerance", "ignore_case"]);
var BESIDE_OP = /* @__PURE__ */ new Set(["op", "value", "measure", "description", ...OPTIONS]);
function refuseStray(value, pointer, { problems, takesPatterns }) {
  if (!looksLikeReference(value) && !looksLikeCondition(value)) return false;
  const what = "an argument is compared literally, and this looks like a condition";
  const expected = takesPatterns ? "a literal, `{ field: PATH }` or `{ matches: PATTERN }`" : "a literal or `{ field: PATH }`";
  problems.add(pointer, { code: "bad-value", what, expected, found: shown(value), fix: USE_EXPR });
  return true;
}
var USE_EXPR = 'For any other condition use `expr`: `trace.exists(step, step.type == "tool_call" && step.args.amount > 100)`';
function looksLikeCondition(value) {
  const keys = Object.keys(value);
  if (typeof value.op === "string" && Object.hasOwn(OPERATORS, value.op))
    return keys.every((key) => BESIDE_OP.has(key));
  return keys.some((key) => CONDITION_KEYS.has(key)) && keys.every((key) => CONDITION_KEYS.has(key) || OPTIONS.has(key));
}
function compileTextTest(file, pointer, { problems }) {
  if (typeof file === "string") return (value) => includesText(textOrJson(value), file);
  try {
    const regex = compileRegex(file.matches);
    return (value) => regex.test(textOrJson(value));
  } catch (error) {
    problems.add(`${pointer}/matches`, badRegex(error));
    return () => false;
  }
}
function textOrJson(value) {
  return typeof value === "string" ? value : canonicalJson(value);
}

// src/rubric/trace/step-matcher.ts
var CALL_KEYS = ["tool", "args", "result", "error"];
var MESSAGE_KEYS = ["role", "text"];
function compileStep(file, pointer, compiling) {
  const conflict = contradiction(file);
  if (conflict !== void 0)
    compiling.problems.add(pointer, { code: "impossible-step", what: `no step can fit: ${conflict}` });
  const testsOf = (keys) => keys.flatMap(
    (key) => file[key] === void 0 ? [] : TESTS[key](file[key], `${pointer}/${key}`, compiling)
  );
  const others = testsOf(["is", "any", "not"]);
  const call = testsOf(["tool", "args", "error", "result"]);
  const message = testsOf(MESSAGE_KEYS);
  const takesCalls = file.type !== "message" && message.length === 0;
  const takesMessages = file.type !== "tool_call" && call.length === 0;
  const ofCall = [...call, ...others];
  const ofMessage = [...message, ...others];
  const fits = (step, at) => {
    if (step.type === "tool_call") return takesCalls && all(ofCall, step, at);
    return takesMessages && all(ofMessage, step, at);
  };
  return { fits, shown: shownValue(file, 120) };
}
function contradiction(file) {
  const call = CALL_KEYS.find((key) => file[key] !== void 0);
  const message = MESSAGE_KEYS.find((key) => file[key] !== void 0);
  if (call !== void 0 && message !== void 0) return `\`${call}\` is of tool calls, \`${message}\` of messages`;
  if (call !== void 0 && file.type === "message") return `\`${call}\` is of tool calls`;
  return message !== void 0 && file.type === "tool_call" ? `\`${message}\` is of messages` : void 0;
}
function all(tests, step, at) {
  for (const test2 of tests) if (!test2(step, at)) return false;
  return true;
}
var TESTS = {
  is: namedTest,
  any: (files, pointer, compiling) => {
    const parts = files.map((file, index) => compileStep(file, `${pointer}/${index}`, compiling));
    return (step, at) => parts.some((part) => part.fits(step, at));
  },
  not: (file, pointer, compiling) => {
    const { fits } = compileStep(file, pointer, compiling);
    return (step, at) => !fits(step, at);
  },
  tool: (names) => {
    const isNamed = nameTest(names);
    return ({ tool }) => isNamed(tool);
  },
  args: (file, pointer, compiling) => {
    const args = compileArguments(file, pointer, compiling, true);
    return (step, at) => includesPart(argumentsOf(step), args(at));
  },
  result: (file, pointer, compiling) => {
    const fits = compileTextTest(file, pointer, compiling);
    return ({ result }) => result !== void 0 && fits(result);
  },
  // An empty text is no error.
  error: (wanted) => ({ error }) => (error != null && error.trim() !== "") === wanted,
  role: (names) => {
    const isNamed = nameTest(names);
    return ({ role }) => isNamed(role);
  },
  text: (file, pointer, compiling) => {
    const fits = compileTextTest(file, pointer, compiling);
    return ({ text }) => fits(text);
  }
};
function namedTest(name, pointer, { names, needs, facts, problems }) {
  const named = names.steps?.get(name);
  if (named !== void 0) {
    needs.add(needOf("step", name));
    for (const need of named.needs) needs.add(need);
    facts.push(...named.facts);
    return named.fits;
  }
  const known = [...names.steps?.keys() ?? []];
  const declare = { fix: "Declare steps at the top of the rubric: `steps: { NAME: STEP }`" };
  const problem = names.steps === null ? { what: "a named step cannot refer to another", fix: "Write that step out here" } : { what: `there is no step \`${name}\``, ...known.length > 0 ? adviseName(name, known) : declare };
  problems.add(pointer, { code: "unknown-step", ...problem });
  return () => false;
}
function nameTest(names) {
  const tests = (typeof names === "string" ? [names] : names).map(globTest);
  return (name) => tests.some((test2) => test2(name));
}
function globTest(glob) {
  const [first = "", ...others] = glob.split("*");
  const last = others.pop();
  if (last === void 0) return (name) => name === glob;
  return (name) => {
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const part of others) {
      const index = name.indexOf(part, at);
      if (index === -1) return false;
      at = index + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
  };
}
function compileNamedSteps(rubric, names, problems) {
  const named = /* @__PURE__ */ new Map();
  for (const [name, file] of Object.entries(rubric.steps ?? {})) {
    checkKey2(name, "/steps", problems);
    const pointer = memberPointer("/steps", name);
    const facts = [];
    const needs = /* @__PURE__ */ new Set();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    named.set(name, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
  }
  return named;
}

// src/rubric/trace/pair-calls.ts
function isExpected(call, expected, mode) {
  if (call.tool !== expected.tool) return false;
  if (mode === "ignore" || expected.args === void 0) return true;
  const args = argumentsOf(call);
  return mode === "exact" ? sameJson(args, expected.args) : includesPart(args, expected.args);
}
function pairCalls({ expected, calls, modeOf, spend: spend3 }) {
  const find = startFinding(calls);
  const edges = expected.map((wanted) => {
    const mode = modeOf(wanted.tool);
    const alike = find(wanted, mode);
    if (mode !== "subset" || wanted.args === void 0) return alike;
    spend3(alike.length * stepsOfValue(wanted.args));
    return alike.filter((index) => isExpected(calls[index], wanted, mode));
  });
  const partners = maximumMatching(edges, calls.length, spend3);
  const paired = new Set(partners);
  return {
    missing: [...expected.keys()].filter((index) => partners[index] === -1),
    extra: [...calls.keys()].filter((index) => !paired.has(index))
  };
}
function startFinding(calls) {
  const places = /* @__PURE__ */ new Map();
  const keyOf2 = (tool, args) => canonicalJson([tool, args]);
  for (const [index, call] of calls.entries()) {
    appendTo(places, canonicalJson([call.tool]), index);
    appendTo(places, keyOf2(call.tool, argumentsOf(call)), index);
  }
  return ({ tool, args }, mode) => places.get(mode === "exact" && args !== void 0 ? keyOf2(tool, args) : canonicalJson([tool])) ?? [];
}
function isRedacted({ expected, modeOf }) {
  return expected.some(({ tool, args }) => modeOf(tool) !== "ignore" && holdsMark(args));
}
function maximumMatching(edges, rights, spend3 = () => void 0) {
  const owners = Array.from({ length: rights }, () => -1);
  const tried = Array.from({ length: rights }, () => -1);
  const partners = edges.map(() => -1);
  const pair = (left, right) => {
    [owners[right], partners[left]] = [left, right];
    return true;
  };
  const extend2 = (left, start) => {
    const rights2 = edges[left] ?? [];
    spend3(rights2.length);
    const free = rights2.find((right) => owners[right] === -1);
    if (free !== void 0) return pair(left, free);
    return rights2.some((right) => {
      if (tried[right] === start) return false;
      tried[right] = start;
      return extend2(owners[right], start) && pair(left, right);
    });
  };
  for (const left of edges.keys()) extend2(left, left);
  return partners;
}

// src/rubric/trace/windows.ts
function firstFit({ at, steps, from, to }, matcher) {
  for (let index = from; index < to; index++) if (matcher.fits(steps[index], at)) return index;
  return -1;
}
function lastFit({ at, steps, from, to }, matcher) {
  for (let index = to - 1; index >= from; index--) if (matcher.fits(steps[index], at)) return index;
  return -1;
}
function allFits({ at, steps, from, to }, matcher) {
  const indexes = [];
  for (let index = from; index < to; index++) if (matcher.fits(steps[index], at)) indexes.push(index);
  return indexes;
}
function nameStep({ path, steps }, index) {
  return `${path}.${index} (${labelOf(steps[index])})`;
}
function nameSteps(window, indexes) {
  return firstFew(indexes, 3, (index) => nameStep(window, index));
}
function labelOf(step) {
  if (step === void 0) return "absent";
  return step.type === "tool_call" ? step.tool : `${step.role} message`;
}
function placeOf2(window) {
  const { from, to, end } = window;
  const first = to - from === 1 ? "in the first step" : `in the first ${to - from} steps`;
  const parts = [to < end ? first : "", sidesOf(window)].filter((part) => part !== "");
  return parts.length === 0 ? "" : `${parts.join(" ")}: `;
}
function sidesOf(window) {
  const { steps, from, end } = window;
  const opened = from > 0 ? nameStep(window, from - 1) : void 0;
  const closed = end < steps.length ? nameStep(window, end) : void 0;
  if (opened !== void 0 && closed !== void 0) return `between ${opened} and ${closed}`;
  if (opened !== void 0) return `after ${opened}`;
  return closed === void 0 ? "" : `before ${closed}`;
}
function compileScope(file, pointer, compiling) {
  const windows = boundedScope(file, pointer, compiling);
  const most = file.within_first;
  if (most === void 0) return windows;
  return (whole) => windows(whole).map((window) => ({ ...window, to: Math.min(window.to, window.from + most) }));
}
function boundedScope({ after, before, between: between2 }, pointer, compiling) {
  if (between2 !== void 0) {
    const bound = after === void 0 ? "before" : "after";
    if (after !== void 0 || before !== void 0)
      compiling.problems.add(`${pointer}/${bound}`, {
        code: "bad-pattern",
        what: `\`between\` cannot be joined with \`${bound}\``
      });
    const from = compileStep(between2.from, `${pointer}/between/from`, compiling);
    const to = compileStep(between2.to, `${pointer}/between/to`, compiling);
    return (whole) => windowsBetween(whole, from, to, between2.unclosed === "count");
  }
  const opens = after === void 0 ? void 0 : compileStep(after, `${pointer}/after`, compiling);
  const closes = before === void 0 ? void 0 : compileStep(before, `${pointer}/before`, compiling);
  return (whole) => {
    const opened = opens === void 0 ? -1 : firstFit(whole, opens);
    if (opens !== void 0 && opened === -1) return [];
    const rest = { ...whole, from: opened + 1 };
    const closed = closes === void 0 ? whole.to : firstFit(rest, closes);
    return closed === -1 ? [] : [{ ...rest, to: closed, end: closed }];
  };
}
function windowsBetween(whole, opens, closes, countsUnclosed) {
  const windows = [];
  for (let opened = firstFit(whole, opens); opened !== -1; ) {
    const rest = { ...whole, from: opened + 1 };
    const closed = firstFit(rest, closes);
    if (closed === -1) return countsUnclosed ? [...windows, rest] : windows;
    windows.push({ ...rest, to: closed, end: closed });
    opened = firstFit({ ...whole, from: closed }, opens);
  }
  return windows;
}

// src/rubric/trace/trajectory.ts
var MODES = {
  strict: { missing: false, extra: false, ordered: true },
  unordered: { missing: false, extra: false, ordered: false },
  subset: { missing: true, extra: false, ordered: false },
  superset: { missing: false, extra: true, ordered: false }
};
function compileTrajectory(file, pointer, compiling) {
  const argsOf = new Map(Object.entries(file.args_of ?? {}));
  const modeOf = (tool) => argsOf.get(tool) ?? file.args ?? "exact";
  const reference = compileReference2(file.reference, `${pointer}/reference`, compiling);
  checkToolNames(file, pointer, compiling);
  const mode = MODES[file.mode];
  return (window) => {
    const count2 = stepsAt(window.at);
    const places = allFits(window, ANY_CALL);
    const comparison2 = {
      window,
      expected: reference(window.at),
      calls: places.map((index) => window.steps[index]),
      places,
      modeOf,
      spend: (steps) => spend(count2, steps, () => `the trajectory of \`${window.path}\``)
    };
    const holds2 = test(comparison2, mode);
    if (holds2 && !Array.isArray(file.reference) && isRedacted(comparison2)) {
      const because = `the calls look like those of the reference, but ${REDACTED}`;
      return { holds: void 0, explain: () => ({ because, decisive: [] }) };
    }
    return { holds: holds2, explain: () => holds2 ? explainHolds(comparison2, mode) : explainFails(comparison2, mode) };
  };
}
var ANY_CALL = { fits: ({ type }) => type === "tool_call", shown: "" };
function checkToolNames({ reference, args_of: argsOf = {} }, pointer, compiling) {
  if (!Array.isArray(reference)) return;
  const known = reference.map((call) => typeof call === "string" ? call : call.tool);
  for (const tool of Object.keys(argsOf).filter((name) => !known.includes(name)))
    compiling.problems.add(memberPointer(`${pointer}/args_of`, tool), {
      code: "unknown-tool",
      what: `the reference has no call of \`${tool}\``,
      ...adviseName(tool, [...new Set(known)])
    });
}
function test(comparison2, mode) {
  const { calls, expected } = comparison2;
  if (!mode.missing && calls.length < expected.length) return false;
  if (!mode.extra && calls.length > expected.length) return false;
  if (mode.ordered) return calls.every((_, index) => isInPlace(comparison2, index));
  const left = pairCalls(comparison2);
  return (mode.missing || left.missing.length === 0) && (mode.extra || left.extra.length === 0);
}
function isInPlace({ expected, calls, modeOf }, index) {
  const [call, wanted] = [calls[index], expected[index]];
  return call !== void 0 && wanted !== void 0 && isExpected(call, wanted, modeOf(call.tool));
}
function explainHolds(comparison2, mode) {
  const { calls, expected, places, window } = comparison2;
  const extra = new Set(mode.extra ? pairCalls(comparison2).extra : []);
  const paired = places.filter((_, index) => !extra.has(index));
  const because = `${counted(calls.length, "call")} made, ${expected.length} in the reference`;
  if (paired.length === 0) return { because, decisive: [] };
  const names = `${paired.length === 1 ? "that is" : "those are"} ${nameSteps(window, paired)}`;
  return { because: `${because}; ${names}`, decisive: paired };
}
function explainFails(comparison2, mode) {
  const { calls, expected, places, window, modeOf } = comparison2;
  const counts2 = `${counted(calls.length, "call")} against ${expected.length} of the reference`;
  const left = pairCalls(comparison2);
  const missing = mode.missing ? [] : left.missing;
  const extra = (mode.extra ? [] : left.extra).map((index) => places[index]);
  if (missing.length === 0 && extra.length === 0) return explainOrder(comparison2);
  const insteadOf = (index) => places[left.extra.find((made) => calls[made]?.tool === expected[index]?.tool) ?? -1];
  const shown2 = firstFew(missing, 3, (index) => {
    const call = shownCall(expected[index], modeOf);
    const instead = insteadOf(index);
    if (instead === void 0) return call;
    const has2 = shownValue(argumentsOf(window.steps[instead]), IN_SENTENCE);
    return `${call} (${window.path}.${instead} has ${has2})`;
  });
  const lacks = missing.length === 0 ? "" : `missing ${shown2}`;
  const has = extra.length === 0 ? "" : `extra ${nameSteps(window, extra)}`;
  const named = /* @__PURE__ */ new Set([...missing.slice(0, 3).flatMap((index) => insteadOf(index) ?? []), ...extra]);
  return { because: `${counts2}: ${clauses(lacks, has)}`, decisive: [...named] };
}
function explainOrder(comparison2) {
  const { calls, expected, places, window, modeOf } = comparison2;
  const wrong = [...calls.keys()].filter((index) => !isInPlace(comparison2, index));
  const shown2 = firstFew(wrong, 3, (index) => {
    return `${nameStep(window, places[index])} where ${shownCall(expected[index], modeOf)} is expected`;
  });
  const decisive = wrong.map((index) => places[index]);
  return { because: `${counted(calls.length, "call")} of the reference, out of order: ${shown2}`, decisive };
}
function shownCall(call, modeOf) {
  return call.args === void 0 || modeOf(call.tool) === "ignore" ? call.tool : `${call.tool} ${shownValue(call.args, IN_SENTENCE)}`;
}
function compileReference2(file, pointer, compiling) {
  if ("field" in file) return fromFact(file.field, `${pointer}/field`, compiling);
  const reads = file.map((call, index) => {
    if (typeof call === "string" || call.args === void 0) return () => writtenCall(call);
    const args = compileArguments(call.args, `${pointer}/${index}/args`, compiling, false);
    return (at) => ({ tool: call.tool, args: args(at) });
  });
  return (at) => reads.map((read2) => read2(at));
}
function fromFact(path, pointer, compiling) {
  const fact = compileFact(path, pointer, compiling);
  const isFit = (item) => isCall(item) || isRecord(item) && item.type === "message";
  const accepts = (value) => Array.isArray(value) && value.every(isFit);
  compiling.facts.push({ ...fact, accepts, wanted: "a list of tool calls" });
  return (at) => fact.read(at).filter(isCall).map(writtenCall);
}
function writtenCall(call) {
  return typeof call === "string" ? { tool: call, args: void 0 } : { tool: call.tool, args: call.args ?? {} };
}
function isCall(item) {
  if (typeof item === "string") return item !== "";
  return isRecord(item) && typeof item.tool === "string" && (item.type === void 0 || item.type === "tool_call");
}

// src/rubric/trace/trace-patterns.ts
var TRACE_PATTERNS = {
  exists: compileExists,
  absence: (file, pointer, compiling) => absence(compileStep(file, pointer, compiling)),
  count: compileCount,
  precedence: ({ each, after }, pointer, compiling) => precedence(compileStep(each, `${pointer}/each`, compiling), compileStep(after, `${pointer}/after`, compiling)),
  response: ({ each, then: next }, pointer, compiling) => response(compileStep(each, `${pointer}/each`, compiling), compileStep(next, `${pointer}/then`, compiling)),
  sequence: (files, pointer, compiling) => sequence(files.map((file, index) => compileStep(file, `${pointer}/${index}`, compiling))),
  universality: ({ each, fits }, pointer, compiling) => {
    const kind = each === void 0 ? anyStep : compileStep(each, `${pointer}/each`, compiling);
    return universality(kind, compileStep(fits, `${pointer}/fits`, compiling));
  },
  trajectory: compileTrajectory
};
var anyStep = { fits: () => true, shown: "" };
function compileExists(file, pointer, compiling) {
  const { tool, args } = file;
  const step = compileStep(file, pointer, compiling);
  const others = tool === void 0 || args === void 0 ? null : compileStep({ tool }, pointer, compiling);
  return (window) => {
    const index = firstFit(window, step);
    if (index !== -1) return stepFits(window, index, step, true);
    const called = others === null ? [] : allFits(window, others);
    return matchOf(false, called, () => clauses(noneWords(step), madeWith(window, called)));
  };
}
function madeWith(window, calls) {
  return firstFew(calls, 3, (index) => {
    const call = window.steps[index];
    return `${nameStep(window, index)} has ${shownValue(argumentsOf(call), IN_SENTENCE)}`;
  });
}
function absence(step) {
  return (window) => {
    const index = firstFit(window, step);
    return index === -1 ? noneFits(step, true) : stepFits(window, index, step, false);
  };
}
function compileCount(file, pointer, compiling) {
  const { at_least: least, at_most: most, exactly } = file;
  const bad = (what, expected, found) => compiling.problems.add(pointer, { code: "bad-pattern", what, expected, found });
  if (BOUNDS.every((bound) => file[bound] === void 0))
    bad("a count needs a bound", "at_least, at_most or exactly", "none of them");
  const smallest = Math.max(least ?? 0, exactly ?? 0);
  if (smallest > Math.min(most ?? smallest, exactly ?? smallest))
    bad("no number is within these bounds", "at_least not above exactly, and neither above at_most", boundsOf(file));
  return count(compileStep(file.of, `${pointer}/of`, compiling), file);
}
var BOUNDS = ["at_least", "at_most", "exactly"];
function boundsOf(file) {
  const written = BOUNDS.filter((bound) => file[bound] !== void 0);
  return written.map((bound) => `${bound.replace("_", " ")} ${file[bound]}`).join(" and ");
}
function count(step, file) {
  const { at_least: least, at_most: most, exactly } = file;
  const bounds = boundsOf(file);
  const holds2 = (total) => total >= (least ?? 0) && total <= (most ?? total) && total === (exactly ?? total);
  return (window) => {
    const indexes = allFits(window, step);
    const total = indexes.length;
    return matchOf(holds2(total), indexes, () => {
      const list = total === 0 ? "" : `: ${nameSteps(window, indexes)}`;
      return `${total} ${total === 1 ? "step fits" : "steps fit"} ${step.shown}${list}; ${bounds} wanted`;
    });
  };
}
function precedence(each, after) {
  return (window) => {
    const first = firstFit(window, each);
    if (first === -1) return noneFits(each, true);
    const earlier = firstFit({ ...window, to: first }, after);
    const name = () => nameStep(window, first);
    if (earlier === -1)
      return matchOf(false, [first], () => `${name()} has no step before it that fits ${after.shown}`);
    return matchOf(true, [earlier, first], () => `${name()} comes after ${nameStep(window, earlier)}`);
  };
}
function response(each, next) {
  return (window) => {
    const last = lastFit(window, each);
    if (last === -1) return noneFits(each, true);
    const later = lastFit({ ...window, from: last + 1 }, next);
    const name = () => nameStep(window, last);
    if (later === -1) return matchOf(false, [last], () => `${name()} has no step after it that fits ${next.shown}`);
    return matchOf(true, [last, later], () => `${name()} comes before ${nameStep(window, later)}`);
  };
}
function sequence(entries) {
  return (window) => {
    const indexes = [];
    for (const entry of entries) {
      const last = indexes.at(-1);
      const next = firstFit(last === void 0 ? window : { ...window, from: last + 1 }, entry);
      if (next === -1) {
        if (last === void 0) return noneFits(entry, false);
        return matchOf(false, [last], () => `no step after ${nameStep(window, last)} fits ${entry.shown}`);
      }
      indexes.push(next);
    }
    return matchOf(true, indexes, () => `${nameSteps(window, indexes)} are in this order`);
  };
}
function universality(each, fits) {
  const misfit = { fits: (step, at) => each.fits(step, at) && !fits.fits(step, at), shown: "" };
  return (window) => {
    const index = firstFit(window, misfit);
    if (index !== -1) return matchOf(false, [index], () => `${nameStep(window, index)} does not fit ${fits.shown}`);
    return { holds: true, explain: () => universe(window, each, fits) };
  };
}
function universe(window, each, fits) {
  const all2 = allFits(window, each);
  const kind = each === anyStep ? "" : ` of ${each.shown}`;
  if (all2.length === 0) return { because: `there is no step${kind}`, decisive: [] };
  const which = all2.length === 1 ? `the only step${kind} fits` : `all ${all2.length} steps${kind} fit`;
  return { because: `${which} ${fits.shown}: ${nameSteps(window, all2)}`, decisive: all2 };
}
function matchOf(holds2, decisive, because) {
  return { holds: holds2, explain: () => ({ because: because(), decisive }) };
}
function noneFits(step, holds2) {
  return matchOf(holds2, [], () => noneWords(step));
}
function noneWords({ shown: shown2 }) {
  return `no step fits ${shown2}`;
}
function stepFits(window, index, step, holds2) {
  return matchOf(holds2, [index], () => `${nameStep(window, index)} fits ${step.shown}`);
}

// src/rubric/trace/compile-trace.ts
var SCOPE = 120;
function compileTrace(file, pointer, outer) {
  const compiling = { ...outer, facts: [] };
  const list = {
    ...compileFact(file.in ?? "trace", file.in === void 0 ? pointer : `${pointer}/in`, compiling),
    // The reader of the trial has already checked its own trace.
    accepts: (value, { trial }) => Array.isArray(value) && (value === trial.trace || value.every(isStep)),
    wanted: "a list of steps"
  };
  const match = compilePattern2(file, pointer, compiling);
  const scope = compileScope(file, pointer, compiling);
  const bounds = Object.entries(file).filter(([key]) => ["after", "before", "between"].includes(key));
  const shownScope = shownValue(Object.fromEntries(bounds), SCOPE);
  const pattern = { list, facts: compiling.facts, scope, shownScope, match, onEmpty: emptyAnswer(file) };
  return { test: (at) => answer(pattern, at).holds, explain: (at, notes) => answer(pattern, at).explain(notes) };
}
function emptyAnswer({ on_empty_trace: onEmpty, trajectory }) {
  if (onEmpty !== "pass") return { holds: void 0 };
  return trajectory === void 0 ? { holds: true } : null;
}
function compilePattern2(file, pointer, compiling) {
  const names = Object.keys(TRACE_PATTERNS).filter((name2) => Object.hasOwn(file, name2));
  const [name = ""] = names;
  const compile = TRACE_PATTERNS[name];
  if (compile !== void 0 && names.length === 1)
    return compile(file[name], `${pointer}/${name}`, compiling);
  const what = "a trace condition has one pattern";
  compiling.problems.add(pointer, { code: "bad-pattern", what, ...exactlyOne(Object.keys(TRACE_PATTERNS), names) });
  return NEVER_MATCHES;
}
var NEVER_MATCHES = () => ({ holds: void 0, explain: () => ({ because: "", decisive: [] }) });
function answer(pattern, at) {
  const { list, facts, scope, shownScope, match, onEmpty } = pattern;
  const unfit = (fact) => ({
    holds: void 0,
    explain: (notes) => explainUnfit(fact, at, notes)
  });
  const steps = readFit(list, at);
  if (steps === void 0) return unfit(list);
  const { path } = list;
  if (steps.length === 0 && onEmpty !== null)
    return { holds: onEmpty.holds, explain: () => `${path === "trace" ? "the trace" : path} is empty` };
  const unread = facts.find((fact) => readFit(fact, at) === void 0);
  if (unread !== void 0) return unfit(unread);
  if (at.places.length > 0) spend(stepsAt(at), stepsOfValue(steps), () => `a trace condition on \`${path}\``);
  const all2 = { at, path, steps, from: 0, to: steps.length, end: steps.length };
  const windows = steps.length === 0 ? [all2] : scope(all2);
  const [first] = windows;
  if (first === void 0)
    return { holds: void 0, explain: () => `indeterminate: nothing in ${path} is within ${shownScope}` };
  for (const window of windows) {
    const { holds: holds2 } = match(window);
    if (holds2 !== true) return { holds: holds2, explain: (notes) => explainWindow(pattern, window, notes) };
  }
  const start = windows.length > 1 ? `holds in each of ${windows.length} windows; ` : "";
  return { holds: true, explain: (notes) => `${start}${explainWindow(pattern, first, notes)}` };
}
function explainWindow({ facts, match }, window, notes) {
  const { at, path, steps } = window;
  const { because, decisive } = match(window).explain();
  for (const fact of facts) observe(notes, fact.path, fact.read(at));
  for (const index of decisive.slice(0, MOST_STEPS)) observe(notes, `${path}.${index}`, labelOf(steps[index]));
  return `${placeOf2(window)}${because}`;
}
var MOST_STEPS = 3;
function isStep(value) {
  if (!isRecord(value)) return false;
  if (value.type === "message") return typeof value.role === "string" && typeof value.text === "string";
  if (value.type !== "tool_call" || typeof value.tool !== "string") return false;
  return value.error == null || typeof value.error === "string";
}

// src/rubric/conditions/check-argument.ts
function checkArgument(file, operator, pointer, { problems }) {
  const mistake = optionProblem(file, operator) ?? cutoffProblem(file, operator) ?? numberProblem(file, operator) ?? valueProblem(file, operator);
  if (mistake === void 0) return true;
  const { key, ...problem } = mistake;
  problems.add(`${pointer}/${key}`, { code: "bad-value", ...problem });
  return false;
}
function optionProblem(file, operator) {
  const { op, tolerance, ignore_case, measure } = file;
  const takesTolerance = operator.tolerance === true;
  if (takesTolerance && tolerance === void 0)
    return { key: "op", what: `\`${op}\` needs a \`tolerance\``, expected: "the largest difference, a number from 0" };
  if (!takesTolerance && tolerance !== void 0)
    return { key: "tolerance", what: `\`${op}\` takes no tolerance`, fix: "Only `approx` does" };
  if (ignore_case === true && measure !== void 0)
    return { key: "ignore_case", what: "a measure is a number and has no case" };
  if (ignore_case === true && operator.letters !== true) {
    const fix = op === "matches" ? "Begin the pattern with `(?i)`" : "Remove it";
    return { key: "ignore_case", what: `\`${op}\` takes no \`ignore_case\``, fix };
  }
  if (measure === void 0 || operator.existence !== true) return void 0;
  return { key: "measure", what: `\`${op}\` takes no \`measure\``, fix: NO_MEASURE };
}
function cutoffProblem({ op, value, cutoff }, { bounds }) {
  if (cutoff === void 0 || bounds !== void 0 && fieldOf(value) === void 0) return void 0;
  const what = bounds === void 0 ? `\`${op}\` takes no \`cutoff\`` : "a comparison of two facts takes no `cutoff`";
  return { key: "cutoff", what, fix: `It documents the number of ${WITH_BOUNDS.join(", ")}` };
}
var WITH_BOUNDS = Object.keys(OPERATORS).filter((op) => OPERATORS[op]?.bounds !== void 0);
function numberProblem(file, operator) {
  const { op, score, measure } = file;
  const { subject } = operator;
  if (score === void 0 && measure === void 0) return void 0;
  if ([NUMBER2, ANY, PART].includes(subject)) return literalProblem(file, operator);
  const [what, fix] = measure === void 0 ? ["a score", "Compare it with a number"] : ["a measure", NO_MEASURE];
  return { key: "op", what: `\`${op}\` reads ${subject.name}, and ${what} is a number`, fix };
}
var NO_MEASURE = "Remove the measure";
function literalProblem({ value }, { argument }) {
  const isList2 = argument === LIST && Array.isArray(value);
  const literals = isList2 ? value : argument === ANY && fieldOf(value) === void 0 ? [value] : [];
  const misfit = literals.find((literal) => typeof literal !== "number");
  if (misfit === void 0) return void 0;
  return { key: "value", what: "scores and measures equal only numbers", expected: "a number", found: shown(misfit) };
}
function valueProblem(file, { argument, literalOnly }) {
  const { op, value } = file;
  if (argument === null)
    return value === void 0 ? void 0 : { key: "value", what: `\`${op}\` takes no value`, fix: "Remove it" };
  if (value === void 0) return { key: "op", what: `\`${op}\` needs a \`value\``, expected: argument.name };
  const isReference = fieldOf(value) !== void 0;
  if (isReference && literalOnly === true)
    return { key: "value", what: `\`${op}\` needs a literal value`, expected: argument.name };
  if (isReference) return void 0;
  if (!argument.accepts(value)) return unusable(op, value, argument.name, adviseValue(value, argument));
  const stray = literalOnly === true ? void 0 : strayReference(value);
  return stray === void 0 ? void 0 : unusable(op, stray, "a literal, or another fact", `${ANOTHER_FACT}; ${NO_PART}`);
}
function adviseValue(value, argument) {
  if (isRecord(value)) return ANOTHER_FACT;
  return argument === NUMBER2 && typeof value === "string" ? "Write a number, without quotes" : "";
}
var ANOTHER_FACT = "Refer to another fact as `{ field: PATH }`";
var NO_PART = "it cannot be part of a literal. Use `expr` to compare such objects, or scores";
function unusable(op, value, expected, fix) {
  return { key: "value", what: `\`${op}\` does not take this value`, expected, found: shown(value), fix };
}
function strayReference(value) {
  if (typeof value !== "object" || value === null) return void 0;
  if (isRecord(value) && looksLikeReference(value)) return value;
  return Object.values(value).map(strayReference).find((stray) => stray !== void 0);
}

// src/rubric/conditions/compile-comparison.ts
function compileComparison(file, pointer, compiling) {
  const subject = compileSubject(file, pointer, compiling);
  const field = fieldOf(file.value);
  const argument = field === void 0 ? null : compileSubject({ field }, `${pointer}/value`, compiling);
  const operator = file.op === void 0 ? void 0 : OPERATORS[file.op];
  if (operator === void 0 || !checkArgument(file, operator, pointer, compiling)) return REFUSED_CONDITION;
  if (argument !== null) return againstFact(subject, operator, argument, file);
  return againstLiteral(subject, operator, file, pointer, compiling);
}
function againstLiteral(subject, operator, file, pointer, { problems, names: { watch } }) {
  try {
    const compared2 = predicate(operator, asCompared(file, file.value), file);
    const isWatched = watch !== void 0 && file.cutoff !== void 0;
    const test2 = isWatched ? watched(compared2, (value) => watch(pointer, value)) : compared2;
    return operator.existence ? existence(subject, operator, test2) : comparison(subject, operator, test2, file);
  } catch (error) {
    if (typeof file.value === "string") problems.add(`${pointer}/value`, badRegex(error));
    else addSchemaMistakes(error, `${pointer}/value`, problems);
    return REFUSED_CONDITION;
  }
}
function watched(test2, watch) {
  return (value, count2) => {
    if (typeof value === "number") watch(value);
    return test2(value, count2);
  };
}
function asCompared({ score }, argument) {
  if (score === void 0) return argument;
  const asScore = (value) => typeof value === "number" ? rounded(value) : value;
  return Array.isArray(argument) ? argument.map(asScore) : asScore(argument);
}
function predicate(operator, argument, { tolerance = 0, ignore_case }) {
  if (ignore_case !== true) return operator.against(argument, tolerance);
  const test2 = operator.against(foldValue(argument), tolerance);
  return (value, count2) => test2(foldValue(value), count2);
}
function detailOf({ detail }, value, argument, file) {
  const { ignore_case, tolerance } = file;
  if (tolerance !== void 0) return ` (tolerance ${tolerance})`;
  const text = detail?.(value, argument, ignore_case === true ? foldValue : asItIs) ?? "";
  return ignore_case === true ? `${text} (case ignored)` : text;
}
function comparison(subject, operator, test2, file) {
  const argument = operator.argument === null ? "" : ` ${shownValue(file.value, IN_SENTENCE)}`;
  const readFit2 = fitReader(subject, operator.subject);
  const { steps } = operator;
  const name = () => comparisonName(subject, file);
  const counted3 = (value, at) => {
    const count2 = stepsAt(at);
    if (steps !== void 0) spend(count2, steps(value, file.value), name);
    return test2(value, count2);
  };
  return {
    test: compileTest(subject, operator.subject, counted3),
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const holds2 = test2(value, stepsAt(at));
      if (holds2 === void 0) return `${text} ${incomparable(notes, subject.name, argument, value)}`;
      const detail = test2.detail?.(value) ?? detailOf(operator, value, file.value, file);
      return `${text} ${holds2 ? operator.holds : operator.fails}${argument}${detail}`;
    }
  };
}
function comparisonName({ name }, { op }) {
  return `the comparison \`${name} ${op}\``;
}
function argumentKind({ beside, argument }, value) {
  return beside?.(value) ?? argument ?? ANY;
}
function existence(subject, operator, test2) {
  return {
    test: (at) => test2(subject.read(at), at.spent),
    explain: (at, notes) => {
      const value = subject.read(at);
      const text = shownFact(notes, subject.name, value);
      return test2(value, at.spent) ? `${subject.name} ${operator.holds}` : `${text} ${operator.fails}`;
    }
  };
}
function againstFact(subject, operator, compared2, file) {
  const readFit2 = fitReader(subject, operator.subject);
  const readOther = (at, value) => {
    const argument = asCompared(file, compared2.read(at));
    return argument !== void 0 && argumentKind(operator, value).accepts(argument) ? argument : void 0;
  };
  const testsOf = perObject((argument) => ({
    test: predicate(operator, argument, file),
    strict: holdsMark(argument) ? predicate(operator, likeNoOther(argument), file) : void 0
  }));
  const { steps } = operator;
  const name = () => comparisonName(subject, file);
  const holds2 = (value, argument, at) => {
    const count2 = stepsAt(at);
    const ofArgument = typeof argument === "string" ? stepsOfValue(argument) : 1;
    spend(count2, ofArgument + (steps?.(value, argument) ?? 0), name);
    const { test: test2, strict } = testsOf(argument);
    const truth = test2(value, count2);
    return truth === void 0 || strict === void 0 || strict(value, count2) === truth ? truth : void 0;
  };
  return {
    test: (at) => {
      const value = readFit2(at);
      const argument = value === void 0 ? void 0 : readOther(at, value);
      return argument === void 0 ? void 0 : holds2(value, argument, at);
    },
    explain: (at, notes) => {
      const value = readFit2(at);
      if (value === void 0) return explainIndeterminate(at, notes, subject, operator.subject);
      const text = shownFact(notes, subject.name, value);
      const argument = readOther(at, value);
      if (argument === void 0) return explainIndeterminate(at, notes, compared2, argumentKind(operator, value));
      const shown2 = ` ${shownFact(notes, compared2.name, argument)}`;
      const truth = holds2(value, argument, at);
      if (truth === void 0) return `${text} ${incomparable(notes, subject.name, shown2, value, argument)}`;
      return `${text} ${truth ? operator.holds : operator.fails}${shown2}${detailOf(operator, value, argument, file)}`;
    }
  };
}
function compileTest(subject, kind, holds2) {
  const { read: read2, measured } = subject;
  const { type } = kind;
  if (type !== void 0 && measured === null) {
    return (at) => {
      const value = read2(at);
      return typeof value === type ? holds2(value, at) : void 0;
    };
  }
  const readFit2 = fitReader(subject, kind);
  return (at) => {
    const value = readFit2(at);
    return value === void 0 ? void 0 : holds2(value, at);
  };
}
function fitReader({ name, read: read2, measured }, kind) {
  const { accepts } = kind;
  if (measured !== null) {
    return (at) => {
      const value = read2(at);
      if (!Array.isArray(value)) spend(stepsAt(at), stepsOfValue(value), () => name);
      const size = value !== void 0 && measured.of.accepts(value) ? measured.measure(value) : void 0;
      return size !== void 0 && accepts(size) ? size : void 0;
    };
  }
  if (kind === ANY) return read2;
  return (at) => {
    const value = read2(at);
    return value !== void 0 && accepts(value) ? value : void 0;
  };
}
function explainIndeterminate(at, notes, subject, kind) {
  const name = subject.fact ?? subject.name;
  const value = subject.read(at);
  const shown2 = shownFact(notes, name, value);
  const missing = value === void 0 ? subject.missing?.(at) : void 0;
  if (missing !== void 0) return missing;
  const what = value === void 0 ? "is absent" : `is not ${(subject.measured?.of ?? kind).name}`;
  if (subject.fact !== null) warn(notes, `fact \`${name}\` ${what}`);
  return `${shown2} ${what}`;
}
function incomparable(notes, name, shown2, value, compared2) {
  const why = [value, compared2].some(holdsMark) ? REDACTED : holdsLargeNumber(value) ? TOO_LARGE : "it is text";
  const says = `cannot be compared with${shown2}: ${why}`;
  warn(notes, `fact \`${name}\` ${says}`);
  return says;
}

// src/rubric/conditions/compile-condition.ts
var KINDS3 = {
  field: compileComparison,
  score: compileComparison,
  passed: compilePassed,
  and: (file, pointer, compiling) => joined(compileList2(file.and, `${pointer}/and`, compiling), false),
  or: (file, pointer, compiling) => joined(compileList2(file.or, `${pointer}/or`, compiling), true),
  not: (file, pointer, compiling) => {
    const { test: test2, explain: explain5 } = compileCondition(file.not, `${pointer}/not`, compiling);
    return { test: (at) => opposite(test2(at)), explain: explain5 };
  },
  trace: (file, pointer, compiling) => compileTrace(file.trace, `${pointer}/trace`, compiling),
  expr: compileExpr
};
var COMPARING = ["op", "value", "tolerance", "measure", "ignore_case", "cutoff"];
var TAKEN = {
  field: COMPARING,
  score: ["op", "value", "tolerance", "cutoff"]
};
function compileCondition(file, pointer, compiling) {
  const kinds = Object.keys(KINDS3).filter((kind2) => Object.hasOwn(file, kind2));
  const [kind = ""] = kinds;
  const compile = KINDS3[kind];
  if (compile !== void 0 && kinds.length === 1)
    return takesAll(kind, file, pointer, compiling) ? compile(file, pointer, compiling) : REFUSED_CONDITION;
  const what = "a condition has one kind";
  compiling.problems.add(pointer, { code: "bad-condition", what, ...exactlyOne(Object.keys(KINDS3), kinds) });
  return REFUSED_CONDITION;
}
function takesAll(kind, file, pointer, { problems }) {
  const taken = TAKEN[kind] ?? [];
  const strays = COMPARING.filter((key) => file[key] !== void 0 && !taken.includes(key));
  if (strays.length === 0) return true;
  const what = `\`${kind}\` does not take these keys`;
  const expected = `only ${[...taken, "description"].join(", ")}`;
  const problem = { code: "bad-condition", what, expected, found: strays.join(", "), fix: ONLY_COMPARED };
  problems.add(`${pointer}/${strays[0]}`, problem);
  return false;
}
var ONLY_COMPARED = "Remove them: only `field` and `score` are compared, and only `field` is measured or ignores case. Negate with `not: { ... }`";
function compileList2(files, pointer, compiling) {
  return (files ?? []).map((file, index) => compileCondition(file, `${pointer}/${index}`, compiling));
}
function joined(parts, deciding) {
  return {
    test: (at) => {
      let truth = !deciding;
      for (const { test: test2 } of parts) {
        const part = test2(at);
        if (part === deciding) return deciding;
        if (part === void 0) truth = void 0;
      }
      return truth;
    },
    explain: (at, notes) => {
      const reasons = [];
      let unknown;
      for (const part of parts) {
        const reason = part.explain(at, notes);
        const truth = part.test(at);
        if (truth === deciding) return reason;
        if (truth === void 0 && !deciding) unknown ??= reason;
        reasons.push(reason);
      }
      return unknown ?? reasons.join("; ");
    }
  };
}
function compilePassed(file, pointer, compiling) {
  const key = file.passed;
  const node = compileJudged(key, `${pointer}/passed`, compiling);
  return {
    test: node.passed,
    explain: (at, notes) => {
      observe(notes, `verdict of ${key}`, node.verdict(at));
      return `${key} ${node.isSkipped(at) ? "was skipped" : PASSED[String(node.passed(at))]}`;
    }
  };
}
var PASSED = {
  true: "passed",
  false: "did not pass",
  undefined: "is indeterminate"
};
function compileExpr(file, pointer, compiling) {
  const bound = compileBound(file.expr, "boolean", `${pointer}/expr`, compiling);
  const text = cut(bound.text, EXPRESSION);
  return {
    test: (at) => bound.value(at),
    explain: (at, notes) => {
      const holds2 = bound.value(at);
      const reason = bound.explain(at, notes);
      const verb = holds2 === void 0 ? "is indeterminate" : holds2 === true ? "holds" : "does not hold";
      return reason === "" ? `${text} ${verb}` : `${text} ${verb}: ${reason}`;
    }
  };
}

// src/rubric/nodes/strategies.ts
function applies(judgement) {
  return judgement.score !== null;
}
var STRATEGIES = {
  weighted_sum: { isWeighted: true, says: void 0, score: weightedSum },
  min: {
    isWeighted: false,
    says: (parts, keyOf2) => `the lowest counts, that of ${keyOf2(lowestIndex(scoresOf2(parts)))}`,
    score: (parts) => lowest(scoresOf2(parts))
  },
  cap_by_worst: {
    isWeighted: true,
    says: saysCap,
    score: (parts) => Math.min(weightedSum(parts), lowest(capsOf(parts)))
  },
  weighted_median: { isWeighted: true, says: () => "the weighted median counts", score: weightedMedian },
  majority_vote: {
    isWeighted: true,
    says: () => "the majority of the weight decides",
    score: passingShare,
    // A tie fails.
    verdict: (parts) => passingShare(parts) > 0.5 + HAIR ? "pass" : "fail"
  },
  strict: {
    isWeighted: false,
    says: () => "all have to pass",
    score: (parts) => allPass(parts) ? 1 : 0,
    verdict: (parts) => allPass(parts) ? "pass" : "fail"
  },
  median: { isWeighted: false, says: () => "the median counts", score: median },
  mean: { isWeighted: false, says: () => "the mean counts", score: (parts) => meanOf(scoresOf2(parts)) }
};
function scoresOf2({ judgements }) {
  return judgements.map(({ score }) => score);
}
function lowest(scores) {
  return scores.reduce((low, score) => Math.min(low, score), 1);
}
function lowestIndex(scores) {
  return scores.indexOf(lowest(scores));
}
function weightedSum({ judgements, weights }) {
  return sumOf(judgements.map(({ score }, index) => score * weights[index])) / sumOf(weights);
}
var CAPS = { none: 0, low: 0.25, medium: 0.5, high: 0.75, critical: 1 };
function capsOf({ judgements }) {
  return judgements.map(({ score, severity }) => 1 - CAPS[severity] * (1 - score));
}
function saysCap(parts, keyOf2) {
  const caps = capsOf(parts);
  if (rounded(lowest(caps)) >= rounded(weightedSum(parts))) return "the weighted sum counts, no part caps it";
  const cap = lowestIndex(caps);
  return `the weighted sum counts, capped by ${keyOf2(cap)}, whose severity is ${parts.judgements[cap]?.severity}`;
}
function weightedMedian({ judgements, weights }) {
  const half = sumOf(weights) / 2;
  const enough = half - half * HAIR;
  const pairs2 = judgements.map(({ score }, index) => ({ score, weight: weights[index] }));
  let reached = 0;
  for (const { score, weight } of pairs2.sort((a, b) => a.score - b.score)) {
    reached += weight;
    if (reached >= enough) return score;
  }
  return 0;
}
var HAIR = 1e-12;
function passingShare({ judgements, weights }) {
  return sumOf(weights.filter((_, index) => judgements[index]?.verdict === "pass")) / sumOf(weights);
}
function allPass({ judgements }) {
  return judgements.every(({ verdict }) => verdict === "pass");
}
function median(parts) {
  const scores = scoresOf2(parts).toSorted((a, b) => a - b);
  const middle = scores.length >> 1;
  return meanOf(scores.length % 2 === 1 ? scores.slice(middle, middle + 1) : scores.slice(middle - 1, middle + 1));
}

// src/rubric/nodes/composite.ts
function compileComposite(file, pointer, { marking, compiling, compileChild }) {
  const strategy = STRATEGIES[file.combine ?? "weighted_sum"];
  if (pointer !== "")
    for (const key of Object.keys(file.criteria ?? {})) checkKey2(key, `${pointer}/criteria`, compiling.problems);
  checkWeights(file, pointer, strategy.isWeighted, compiling);
  const children = Object.entries(file.criteria ?? {}).map(
    ([key, child]) => compileChild(key, child, `${pointer}/criteria/${key}`, { ...compiling, name: key })
  );
  const weights = children.map(({ weight }) => weight);
  const keys = children.map(({ key }) => key);
  return {
    kind: "composite",
    parts: children,
    judge: judgeBesides(
      children,
      judgeBy(children, (parts) => combine(parts, weights, strategy, marking))
    ),
    explain: (at, judgement, { warnings }) => ({
      explanation: explain(strategy, marking, judgement, { keys, weights }),
      children: explainAll(children, judgement.parts, at, warnings)
    })
  };
}
var REMEMBERED = 4096;
function judgeBy(children, combine2) {
  const choices = children.flatMap(({ choice }) => choice ?? []);
  const patterns = choices.reduce((product, { answers }) => product * answers.length, 1);
  if (choices.length < children.length || patterns > Number.MAX_SAFE_INTEGER)
    return (at) => combine2(children.map(({ judge: judge2 }) => judge2(at)));
  const known = /* @__PURE__ */ new Map();
  return (at) => {
    const pattern = patternOf(choices, at);
    const judged = known.get(pattern);
    if (judged !== void 0) return judged;
    const judgement = combine2(answersOf(choices, pattern));
    if (known.size < REMEMBERED) known.set(pattern, judgement);
    return judgement;
  };
}
function judgeBesides(children, judge2) {
  return (at) => {
    try {
      return judge2(at);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      requireAnswers(children.map((child) => judgedOrMissing(() => child.judge(at))));
      throw error;
    }
  };
}
function patternOf(choices, at) {
  let pattern = 0;
  for (const { answers, choose } of choices) pattern = pattern * answers.length + choose(at);
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
function explainAll(children, judgements, at, warnings) {
  return children.flatMap((child, index) => {
    const judgement = judgements[index];
    return judgement === void 0 ? [] : [child.explain(at, judgement, warnings)];
  });
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
function combineWords({ says }, parts, of2) {
  if (says === void 0) return "";
  const keys = of2.keys.filter((_, index) => parts[index]?.score !== null);
  return says(applyingParts(parts, of2.weights), (index) => must(keys[index], "the key of a part"));
}
function explain(strategy, marking, judgement, of2) {
  const { parts } = judgement;
  if (!parts.some(applies)) return "no criterion applies to this trial";
  const failed = of2.keys.filter((_, index) => didNotPass(parts[index]));
  const asked = failed.length > 0 ? `did not pass: ${failed.join(", ")}` : "every criterion that applies passed";
  return clauses(
    combineWords(strategy, parts, of2),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    asked
  );
}
var SLACK = 1e-6;
function refuseWeight({ weight }, pointer, { problems }) {
  if (weight === void 0) return;
  const what = "this node takes no weight";
  problems.add(`${pointer}/weight`, { code: "bad-weights", what, fix: "Remove the weight" });
}
function checkWeights(file, pointer, isWeighted, { problems }) {
  const refuse2 = (at, key) => problems.add(`${at}/${key}`, {
    code: "bad-weights",
    what: `\`${file.combine}\` takes no weights`,
    fix: `Remove \`${key}\``
  });
  const parts = Object.entries(file.criteria ?? {});
  for (const [key, { weight }] of parts) {
    const at = `${pointer}/criteria/${key}`;
    if (isWeighted && weight === void 0) problems.add(at, { code: "missing-key", what: "`weight` is missing" });
    if (!isWeighted && weight !== void 0) refuse2(at, "weight");
  }
  if (!isWeighted && file.weights !== void 0) refuse2(pointer, "weights");
  const weights = parts.flatMap(([, { weight }]) => weight ?? []);
  const sum = sumOf(weights);
  const isAbsolute = isWeighted && file.weights !== "relative" && weights.length === parts.length;
  if (!isAbsolute || rounded(Math.abs(sum - 1)) <= SLACK) return;
  problems.add(`${pointer}/criteria`, {
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
    judge: (at) => judge(each, at),
    explainItems: (at, judgement, warnings) => explainItems(each, at, judgement, warnings),
    explain: (at, judgement, notes) => {
      if (judgement === each.indeterminate) return { explanation: each.items.explainNone(at, notes) };
      if (judgement === each.empty) return { explanation: `no item in ${each.items.shown} counts` };
      const children = explainItems(each, at, judgement, notes.warnings);
      return { explanation: explain2(each, judgement, children), children };
    }
  };
}
function compileItemwise(file, pointer, { marking, compiling, compileChild }) {
  const variable = file.as ?? "item";
  checkVariable(variable, file.as === void 0 ? pointer : `${pointer}/as`, compiling);
  const within2 = { ...compiling, names: { ...compiling.names, items: [...compiling.names.items, variable] } };
  refuseWeight(file.node, `${pointer}/node`, compiling);
  const node = compileChild(variable, file.node, `${pointer}/node`, within2);
  const items2 = compileItems(file.over, `${pointer}/over`, compiling);
  const strategy = file.combine === void 0 || file.combine === "mean" ? everyItem(marking) : STRATEGIES[file.combine];
  const empty = answered(file.on_empty, marking.severity ?? "medium");
  return { items: items2, node, strategy, marking, indeterminate: markIndeterminate(marking), empty };
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
    const verdicts = new Set(parts.judgements.map((part) => part.verdict));
    if (!verdicts.has("fail") && !verdicts.has("warn")) return "pass";
    return verdicts.has("fail") || least === "fail" ? "fail" : "warn";
  };
  return { ...STRATEGIES.weighted_sum, verdict };
}
function judge(each, at) {
  const { items: items2, node, strategy, marking, indeterminate, empty } = each;
  const list = items2.read(at);
  if (list === null) return indeterminate;
  if (at.places.length === 0) at.spent.steps = 0;
  at.spent.items += list.length;
  if (at.spent.items > MOST_ITEMS)
    throw new Unjudgeable(`\`each\` looks at more than ${MOST_ITEMS} items of this trial`);
  if (list.length === 0) return empty;
  const parts = list.map((item, index) => judgedOrMissing(() => node.judge(withItem(at, item, index))));
  requireAnswers(parts);
  if (parts.every((part) => !applies(part) && !part.indeterminate)) return { ...empty, parts };
  const weights = parts.map(() => 1);
  return combine(parts, weights, strategy, marking);
}
function withItem(at, item, index) {
  return { ...at, items: [...at.items, item], places: [...at.places, index] };
}
function explainItems(each, at, { parts }, warnings) {
  const list = each.items.read(at) ?? [];
  return parts.map((part, index) => {
    return { ...each.node.explain(withItem(at, list[index], index), part, warnings), key: String(index), weight: 1 };
  });
}
function explain2({ strategy, marking }, judgement, children) {
  const of2 = { keys: children.map(({ key }) => key), weights: children.map(({ weight }) => weight) };
  const missed = children.filter(didNotPass);
  const logic = judgement.parts.some(applies) ? clauses(
    combineWords(strategy, judgement.parts, of2),
    calibrationWords(marking, judgement),
    ruleWords(marking, strategy, judgement),
    missed.length === 0 ? "" : `did not pass: ${firstFew(missed, MOST_KEYS, ({ key }) => key)}`
  ) : "no item is asked";
  const all2 = children.map(({ explanation: explanation2 }) => explanation2).join(" | ");
  return `${logic}${logic === "" ? "" : "; item by item: "}${cut(all2, MAX_JOINED)}`;
}
function compileItems(over, pointer, compiling) {
  const { field, steps, turns } = over;
  const named = Object.keys(over);
  if (named.length > 1) {
    const one = exactlyOne(["field", "steps", "turns"], named);
    compiling.problems.add(pointer, { code: "bad-node", what: "`over` takes one key", ...one });
  }
  if (field !== void 0) {
    const list = { ...compileFact(field, `${pointer}/field`, compiling), ...A_LIST };
    return itemsOf2(list, list.path, (items2) => items2);
  }
  if (steps !== void 0) return compileSteps(steps, `${pointer}/steps`, compiling);
  return itemsOf2(
    TRACE,
    `${turns} turns`,
    (trace) => turnsOf(trace, must(turns, "what an `each` runs over"))
  );
}
function compileSteps(file, pointer, compiling) {
  const facts = [];
  const { shown: shown2, fits } = compileStep(file, pointer, { ...compiling, facts });
  const pick = (trace, at) => trace.filter((step) => fits(step, at));
  return itemsOf2(TRACE, `steps that fit ${shown2}`, pick, facts);
}
var A_LIST = { accepts: Array.isArray, wanted: "a list" };
var TRACE = { path: "trace", read: ({ trial }) => trial.trace, missing: () => void 0, ...A_LIST };
function itemsOf2(list, shown2, pick, facts = []) {
  const firstUnreadable = (at) => [...facts, list].find((fact) => readFit(fact, at) === void 0);
  return {
    shown: shown2,
    read: (at) => firstUnreadable(at) === void 0 ? pick(list.read(at), at) : null,
    explainNone: (at, notes) => explainUnfit(firstUnreadable(at) ?? list, at, notes)
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

// src/rubric/nodes/judge-answers.ts
var PERCENT = 100;
var REASON = 200;
var FORMS = {
  yes_no: "true or false",
  percent: "a number from 0 to 100"
};
function questionId({ question, form, model = null }, sees) {
  return contentHash({ form, question, sees, ...model === null ? {} : { model } });
}
function askedHash({ question, form, shown: shown2 }) {
  return contentHash({ facts: shown2, form, question });
}
function shownHash(shown2) {
  return contentHash(shown2);
}
function answerOfModels(answers) {
  if (answers.length === 0) return void 0;
  const asIf = (missing) => lowerMedian(answers.map((answer2) => answer2?.score ?? missing));
  const score = asIf(0);
  if (score !== asIf(1)) return void 0;
  const given = answers.flatMap((answer2) => answer2 ?? []);
  const reasons = given.filter((answer2) => answer2.score === score).map(({ reason }) => reason);
  return {
    given: given.flatMap((answer2) => answer2.given),
    score,
    reason: reasons.find((reason) => reason !== "") ?? ""
  };
}
function readAnswers(recorded, form, question) {
  const votes = votesOn(recorded, question);
  const given = votes.map(({ answer: answer2 }) => answer2);
  if (given.length === 0 || !isFormed(given, form)) return void 0;
  const scores = given.map(scoreOfAnswer);
  const score = lowerMedian(scores);
  const reasons = votes.filter((_, index) => scores[index] === score).map(({ reason }) => reason);
  return { given, score, reason: reasons.find((reason) => reason !== "") ?? "" };
}
function isRecorded(recorded, question) {
  if (Array.isArray(recorded) && recorded.length === 0) return true;
  return votesOn(recorded ?? null, question).some(({ answer: answer2 }) => answer2 !== null);
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
  const matching = listOf(recorded).filter((vote) => !isRecord(vote) || isOwn(vote));
  return matching.map((vote) => {
    if (!isRecord(vote)) return { answer: vote, reason: "" };
    return { answer: vote.answer, reason: typeof vote.reason === "string" ? vote.reason : "" };
  });
}
function listOf(recorded) {
  return Array.isArray(recorded) ? recorded : [recorded];
}
function isFormed(given, form) {
  if (form === "yes_no") return given.every((answer2) => typeof answer2 === "boolean");
  return given.every((answer2) => typeof answer2 === "number" && answer2 >= 0 && answer2 <= PERCENT);
}
function scoreOfAnswer(answer2) {
  return typeof answer2 === "boolean" ? Number(answer2) : answer2 / PERCENT;
}
function lowerMedian(scores) {
  return must(scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1], "an answer");
}

// src/rubric/nodes/leaf-nodes.ts
function compileCriterion(file, pointer, { marking, compiling }) {
  const { pass_when, fail_when } = file;
  const pass = pass_when && compileCondition(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition(fail_when, `${pointer}/fail_when`, compiling);
  const { test: test2, explain: explain5 } = pass ?? fail ?? REFUSED_CONDITION;
  const passesWhen = pass_when !== void 0;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markIndeterminate(marking)];
  return {
    kind: "criterion",
    parts: [],
    ...chosen(answers, (at) => {
      const truth = test2(at);
      return truth === void 0 ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at, judgement, notes) => {
      const explanation2 = explain5(at, notes);
      if (marking.threshold === null && marking.calibrate === null) return { explanation: explanation2 };
      return { explanation: clauses(explanation2, markWords(marking, judgement)) };
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
  const { field, table, default: usual } = file.lookup;
  const fact = compileFact(field, `${pointer}/lookup/field`, compiling);
  const scores = new Map(Object.entries(table).map(([value, score]) => [value, markScalar(marking, score)]));
  const usualMark = usual === void 0 ? null : markScalar(marking, usual);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "lookup",
    parts: [],
    judge: (at) => {
      const key = tableKey(fact.read(at));
      return key === void 0 ? indeterminate : scores.get(key) ?? usualMark ?? indeterminate;
    },
    explain: (at, judgement, notes) => {
      const found = explainRow(fact, scores, at, notes, (notListed) => {
        if (usualMark !== null) return `${notListed}: the default counts`;
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
    judge: (at) => {
      const value = bound.value(at);
      if (value !== void 0) return markScalar(marking, checked(value, text));
      return bound.needsSkipped(at) ? SKIPPED : indeterminate;
    },
    explain: (at, judgement, notes) => {
      const quiet = judgement === SKIPPED ? { ...notes, warnings: [] } : notes;
      const reason = bound.explain(at, quiet);
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
    judge: (at) => adopt(marking, judgementAt(at, slot) ?? SKIPPED, NO_PARTS),
    explain: (at, judgement) => {
      const referred = judgementAt(at, slot)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, referred, judgement)];
      return { explanation: clauses(`as judged under \`${key}\``, marked, turned) };
    }
  };
}

// src/rubric/nodes/judge.ts
var REASON2 = 200;
var RESERVED2 = ["model", "version"];
function compileJudge(file, pointer, { marking, compiling }) {
  const asked = compileAsked(file, pointer, marking, compiling);
  const indeterminate = markIndeterminate(marking);
  const scoreAt = (at) => answerTo(asked, at)?.score;
  const judged = asked.form === "yes_no" ? chosen([yesOrNo(0, marking), yesOrNo(1, marking), indeterminate], (at) => scoreAt(at) ?? 2) : {
    judge: (at) => {
      const score = scoreAt(at);
      return score === void 0 ? indeterminate : markScalar(marking, score);
    }
  };
  return {
    kind: "judge",
    parts: [],
    ...judged,
    explain: (at, judgement, notes) => ({
      explanation: clauses(explainAsked(asked, at, notes), markWords(marking, judgement))
    })
  };
}
function compileAsked(file, pointer, { threshold }, compiling) {
  const { question: text = "", judge: form = "yes_no", model } = file;
  const { names, name: key = "" } = compiling;
  const question = text.trim();
  checkPlace(file, pointer, compiling);
  const sees = file.sees ?? names.items.slice(-1);
  const [path, at] = [`judge.${key}`, `${pointer}/judge`];
  const passesFrom = threshold ?? 1;
  const hash2 = contentHash({ form, question, sees, model: model ?? null, passes_from: passesFrom });
  compiling.needs.add(`${QUESTION_NEED}${key}`);
  const isOpen = sees.length > 0;
  if (isOpen) compiling.needs.add(MODEL_NEED);
  const open = { ...compiling, names: { ...names, closed: false }, needs: /* @__PURE__ */ new Set() };
  const recorded = compileFact(path, at, isOpen ? open : compiling);
  const seen = sees.map((field, index) => compileSeen(field, `${pointer}/sees/${index}`, compiling));
  const shown2 = (of2) => Object.fromEntries(seen.map((fact) => [fact.path, fact.read(of2) ?? null]));
  const isOfItems = names.items.length > 0;
  const asks = (isOpen ? [model ?? null].flat() : []).map((asked) => {
    const id = questionId({ question, form, model: asked }, sees);
    return { id, key, question, form, model: asked, isOfItems, shown: shown2 };
  });
  names.questions.set(key, { key, question, form, hash: hash2, asks, passes: (score) => score >= passesFrom });
  return { key, question, form, recorded, asks, seen };
}
function compileSeen(path, pointer, compiling) {
  const root = rootOf(path);
  const isDerived = compiling.names.derived.has(root);
  if (isDerived || root === "judge") {
    const what = `a judge cannot see ${isDerived ? "derived facts" : "answers of judges"}`;
    const fix = "Name the facts that the answer is about";
    compiling.problems.add(pointer, { code: "bad-field", what, found: path, fix });
  }
  return compileFact(path, pointer, compiling);
}
function checkPlace(file, pointer, { problems, name = "", names }) {
  const refuse2 = (what, fix) => problems.add(pointer, { code: "bad-node", what, fix });
  if (RESERVED2.includes(name)) refuse2(`\`judge.${name}\` names the judge and is no answer`, "Give it another key");
  else if (names.questions.has(name))
    refuse2(
      `\`judge.${name}\` answers another question of this rubric`,
      "Give it a key of its own under `criteria` or `nodes`, or `use` the other"
    );
  if (file.question === void 0) refuse2("a judge node needs a `question`", "Write it so that yes is good");
}
function recordedAt({ recorded }, at) {
  const itemAt = (list, place) => Array.isArray(list) ? list[place] : void 0;
  return at.places.reduce(itemAt, recorded.read(at));
}
function recordedPath({ recorded }, { places }) {
  return [recorded.path, ...places].join(".");
}
function answerTo(asked, at) {
  const { key, question, form, asks, seen } = asked;
  const value = recordedAt(asked, at);
  const recordedAnswer = readAnswers(value, form, question);
  if (recordedAnswer !== void 0) return { ...recordedAnswer, isRecorded: true };
  const isOwn = isRecorded(value, question);
  if (!isOwn && seen.length > 0 && seen.every((fact) => fact.read(at) === void 0)) return void 0;
  const votes = isOwn ? [] : asks.map((ask) => votesOf(ask, at));
  const panel = votes.map((vote) => readAnswers(vote, form, question));
  const answer2 = answerOfModels(panel);
  if (answer2 !== void 0) return { ...answer2, isRecorded: false, ...panel.length > 1 ? { panel } : {} };
  const open = isOwn ? [] : asks.filter((_, index) => panel[index] === void 0);
  const unreadable = votes.find((vote, index) => vote !== void 0 && panel[index] === void 0);
  const why = unreadable === void 0 ? `${whyNone(recordedPath(asked, at), value, form, question)}${whyUnasked(open, value)}` : whyNone(SAID, unreadable, form, question);
  const shown2 = open[0]?.shown(at) ?? {};
  throw new Unanswered(
    `\`${key}\` has no answer: ${why}`,
    open.map((ask) => ({ ...ask, shown: shown2 }))
  );
}
function votesOf({ id, key, isOfItems, shown: shown2 }, at) {
  const votes = at.trial[ANSWERS]?.[id];
  if (!isOfItems || !Array.isArray(votes)) return votes;
  const facts = shown2(at);
  const read2 = Object.values(facts).reduce((sum, fact) => sum + stepsOfValue(fact), 0);
  spend(stepsAt(at), votes.length + read2, () => `the judge \`${key}\``);
  const about = shownHash(facts);
  const matching = votes.filter((vote) => isRecord(vote) && vote.shown === about);
  return matching.length === 0 ? void 0 : matching;
}
var SAID = "what the judge says";
function whyUnasked(open, recorded) {
  if (open.length > 0) return ", and no judge was asked";
  return recorded === void 0 ? ", and without `sees` no model is asked" : "";
}
function explainAsked(asked, at, notes) {
  const answer2 = answerTo(asked, at);
  if (answer2?.isRecorded !== true) for (const fact of asked.seen) noteSeen(fact, at, notes);
  if (answer2 !== void 0) return explainAnswer(asked, answer2, at, notes);
  const paths = asked.seen.map(({ path }) => path);
  return `${paths.join(" and ")} ${paths.length === 1 ? "is" : "are"} absent: there is nothing to ask about`;
}
function explainAnswer(asked, answer2, at, notes) {
  const { given, score, reason, panel, isRecorded: isOwn } = answer2;
  const because = reason === "" ? "" : `: ${shownValue(reason, REASON2)}`;
  if (panel !== void 0) return `${panelWords(asked, panel, score)}${because}`;
  const stated = given.length === 1 ? given[0] : given;
  const subject = isOwn ? shownFact(notes, recordedPath(asked, at), stated) : `the judge's answer (${shownValue(stated, IN_SENTENCE)})`;
  return `${subject} ${typeof given[0] === "number" ? "of 100" : `says ${yesOrNoOf(given, score)}`}${because}`;
}
function panelWords({ asks, form }, panel, score) {
  const word = (value) => form === "percent" ? `${value * 100}` : value === 1 ? "yes" : "no";
  const words2 = panel.map(
    (answer2, index) => `${asks[index]?.model} (${answer2 === void 0 ? "no answer" : word(answer2.score)})`
  );
  return `${words2.join(", ")}: ${word(score)}`;
}
function noteSeen(fact, at, notes) {
  const value = fact.read(at);
  shownFact(notes, fact.path, value);
  if (value === void 0) warn(notes, `fact \`${fact.path}\` is absent`);
}
function yesOrNoOf(given, score) {
  const says = score === 1 ? "yes" : "no";
  if (given.length === 1) return says;
  return `${says}, ${given.filter((answer2) => answer2 === (score === 1)).length} of ${given.length} times`;
}

// src/rubric/nodes/rule-order.ts
function orderRules(rules, { problems }) {
  for (const rule of rules) checkRule(rule, rules, problems);
  const names = rules.map(({ file }) => file.name);
  const overriders = names.map(
    (name) => rules.flatMap(({ file }, index) => file.overrides?.includes(name) ? [index] : [])
  );
  const needsOf = (name) => rules.flatMap(({ file }) => file.overrides?.includes(name) ? [file.name] : []);
  const sorted = dependencyOrder(names, needsOf);
  for (const cycle of sorted.cycles) {
    const members2 = cycle.toReversed();
    const found = shownCycle(members2).replaceAll(" needs ", " overrides ");
    const first = must(
      rules.find(({ file }) => file.name === members2[0]),
      "the first rule of a cycle"
    );
    const what = "rules override each other in a cycle";
    const fix = "Take one of them out of `overrides`";
    problems.add(`${first.pointer}/overrides`, { code: "cycle", what, found, fix });
  }
  const order = sorted.order.map((name) => names.indexOf(name));
  return { order: order.filter((index) => rules[index]?.file.terminal !== true), overriders };
}
function checkRule({ file, pointer }, rules, problems) {
  const { name, weight, terminal, overrides = [] } = file;
  const firstOf3 = (called) => rules.find((rule) => rule.file.name === called);
  checkName(name, `${pointer}/name`, problems);
  if (firstOf3(name)?.pointer !== pointer)
    problems.add(`${pointer}/name`, { code: "duplicate-node", what: `rule \`${name}\` is repeated` });
  if (weight === 0 && terminal !== true) {
    const expected = "above 0 to add, below 0 to take away";
    problems.add(`${pointer}/weight`, { code: "bad-weights", what: "a rule of weight 0 has no effect", expected });
  }
  for (const [index, overridden2] of overrides.entries()) {
    const at = `${pointer}/overrides/${index}`;
    const target = firstOf3(overridden2);
    if (target === void 0) {
      const advice = adviseName(overridden2, [...new Set(rules.map((rule) => rule.file.name))]);
      problems.add(at, { code: "unknown-node", what: `there is no rule \`${overridden2}\``, ...advice });
    } else if (target.file.terminal === true) {
      const what = `\`${overridden2}\` is terminal and cannot be overridden`;
      problems.add(at, { code: "bad-node", what });
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
    judge: (at) => judgeRules(rules, order, marking, at),
    explain: (at, judgement, { warnings }) => ({
      explanation: explain3(rules, marking, judgement),
      children: explainRules(rules, order, judgement, at, warnings)
    })
  };
}
function effective(rule) {
  if (rule.status !== "proposed") return rule;
  const { overrides: _, terminal: __, ...shown2 } = rule;
  return { ...shown2, severity: "none" };
}
function judgeRules(rules, { order, overriders }, marking, at) {
  const parts = rules.map(() => SKIPPED);
  const ending = rules.find((rule, index) => {
    if (!rule.isTerminal) return false;
    parts[index] = rule.node.judge(at);
    return counts(rule, parts[index]);
  });
  for (const index of ending === void 0 ? order : [])
    parts[index] = judgeOverridden(rules[index], overriderOf(index, rules, parts, overriders), at);
  const weight = ending?.node.weight ?? sumOfCounted(rules, parts);
  const raw = Math.min(weight, ...mayHaveEnded(rules, parts).map(({ node }) => node.weight));
  const found = { raw, worst: worstSeverity(parts), parts, indeterminate: isIndeterminate(parts) };
  if (ending === void 0) return mark(marking, found);
  const ended = weight > 0 ? { worst: null, verdict: "pass" } : { verdict: "fail" };
  return mark({ ...marking, threshold: null }, { ...found, ...ended });
}
function sumOfCounted(rules, parts) {
  return sumOf(rules.filter((rule, index) => counts(rule, parts[index])).map(({ node }) => node.weight));
}
function mayHaveEnded(rules, parts) {
  return rules.filter((rule, index) => rule.isTerminal && rule.node.weight > 0 && parts[index] === rule.indeterminate);
}
function judgeOverridden(rule, overrider, at) {
  if (overrider?.isSure) return SKIPPED;
  const judgement = rule.node.judge(at);
  const isInDoubt = overrider !== void 0 && judgement === rule.fired && rule.node.weight > 0;
  return isInDoubt ? rule.indeterminate : judgement;
}
function overriderOf(index, rules, parts, overriders) {
  const others = overriders[index] ?? [];
  const sure = others.find((overriding) => parts[overriding] === rules[overriding]?.fired);
  const overrider = sure ?? others.find((overriding) => parts[overriding] === rules[overriding]?.indeterminate);
  return overrider === void 0 ? void 0 : { rule: rules[overrider], isSure: sure !== void 0 };
}
function endingRule(rules, parts) {
  return rules.find((rule, index) => rule.isTerminal && counts(rule, parts[index]));
}
function explain3(rules, marking, judgement) {
  const { parts } = judgement;
  const ending = endingRule(rules, parts);
  const fired = rules.filter((rule, index) => parts[index] === rule.fired);
  const counted3 = rules.filter((rule, index) => rule.node.weight <= 0 && parts[index] === rule.indeterminate);
  const asked = clauses(naming("fired", fired), naming("counts as fired", counted3));
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
function explainRules(rules, { overriders }, { parts }, at, warnings) {
  const ending = endingRule(rules, parts);
  return rules.map(({ node, indeterminate }, index) => {
    const part = parts[index];
    const isOwn = part === indeterminate ? part === node.judge(at) : part !== SKIPPED;
    if (isOwn) return node.explain(at, part, warnings);
    const explanation2 = ending === void 0 ? overridden(overriderOf(index, rules, parts, overriders)) : `not evaluated: ${ending.node.key} ended the list`;
    return nodeResult(node, part, { explanation: explanation2 }, []);
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
  const severity = file.severity ?? (weight > 0 ? "none" : isTerminal ? "critical" : "medium");
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
    ...chosen([fired, unfired, indeterminate], (at) => {
      const truth = condition.test(at);
      return truth === void 0 ? 2 : truth ? 0 : 1;
    }),
    explain: (at, judgement, warnings) => {
      const notes = startNotes(warnings);
      const explanation2 = explainRule(condition, weight, at, notes);
      return nodeResult(node, judgement, { explanation: explanation2 }, notes.observed);
    }
  };
  return { node, isTerminal, fired, indeterminate };
}
function explainRule(condition, weight, at, notes) {
  const truth = condition.test(at);
  const because = condition.explain(at, notes);
  if (truth !== void 0) return `${truth ? "fired" : "did not fire"}: ${because}`;
  return `${weight > 0 ? "did not fire" : "counts as fired"}, as it is indeterminate: ${because}`;
}

// src/rubric/nodes/tree.ts
function compileTree(file, pointer, context) {
  const { marking, compiling } = context;
  const tree = file.tree;
  if (!isFork(tree))
    compiling.problems.add(`${pointer}/tree`, { code: "bad-node", what: "a tree must begin with `if`" });
  const compiled2 = { root: compileBranch(tree, `${pointer}/tree`, context), fields: fieldsOf(tree) };
  const indeterminate = markIndeterminate(marking);
  return {
    kind: "tree",
    parts: [],
    judge: (at) => endOf(compiled2.root, at)?.judge(at) ?? indeterminate,
    explain: (at, judgement, notes) => explain4(compiled2, at, judgement, marking, notes)
  };
}
function endOf(root, at) {
  let branch = root;
  while (branch !== void 0 && "condition" in branch) branch = nextOf(branch, at);
  return branch;
}
function nextOf({ condition, yes, no }, at) {
  const truth = condition.test(at);
  return truth === void 0 ? void 0 : truth ? yes : no;
}
function explain4({ root, fields }, at, judgement, marking, notes) {
  const explanations = [];
  let end = root;
  while (end !== void 0 && "condition" in end) {
    explanations.push(end.condition.explain(at, notes));
    end = nextOf(end, at);
  }
  const path = explanations.join("; ");
  if (end === void 0) return { explanation: `${path}: is indeterminate, so the tree ends here` };
  const name = end.label === void 0 ? "" : `: ${end.label}`;
  const seen = new Set(notes.observed.map(({ field }) => field));
  const others = fields.filter((field) => !seen.has(field));
  const rest = others.length === 0 ? "" : `not evaluated: ${others.join(", ")}`;
  const turned = end.node === null ? "" : turnedWords(marking, judgement.parts[0]?.verdict, judgement);
  const explanation2 = clauses(`${path}${name}`, markWords(marking, judgement), rest, turned);
  const children = end.node === null ? void 0 : explainAll([end.node], judgement.parts, at, notes.warnings);
  return { explanation: explanation2, label: end.label, children };
}
function fieldsOf(tree) {
  if (!isFork(tree)) return [];
  return [.../* @__PURE__ */ new Set([...conditionFields(tree.if), ...fieldsOf(tree.then), ...fieldsOf(tree.else)])];
}
function conditionFields(file) {
  const parts = [...file.and ?? [], ...file.or ?? [], ...file.not === void 0 ? [] : [file.not]];
  return [...file.field === void 0 ? [] : [subjectName(file)], ...parts.flatMap(conditionFields)];
}
function compileBranch(file, pointer, context) {
  checkBranch(file, pointer, context.compiling);
  if (!isFork(file)) return compileEnd(file, pointer, context);
  return {
    condition: compileCondition(file.if, `${pointer}/if`, context.compiling),
    yes: compileBranch(file.then, `${pointer}/then`, context),
    no: compileBranch(file.else, `${pointer}/else`, context)
  };
}
function isFork(file) {
  return file.if !== void 0;
}
var KINDS4 = ["if", "score", "node"];
function checkBranch(file, pointer, { problems }) {
  const kinds = KINDS4.filter((kind) => Object.hasOwn(file, kind));
  if (kinds.length !== 1) {
    const what = "a branch is either a fork or an end";
    problems.add(pointer, { code: "bad-node", what, ...exactlyOne(KINDS4, kinds) });
  } else if (isFork(file) && file.label !== void 0) {
    const what = "`label` belongs to the end of a path, and this is a fork";
    problems.add(`${pointer}/label`, { code: "bad-node", what, fix: "Move it beside a `score` or `node`" });
  }
}
function compileEnd(file, pointer, { marking, compiling, compileChild }) {
  const { label } = file;
  const labelled = (judgement2) => label === void 0 ? judgement2 : { ...judgement2, label };
  if (file.node !== void 0) {
    refuseWeight(file.node, `${pointer}/node`, compiling);
    const node = compileChild(wayTo(pointer), file.node, `${pointer}/node`, compiling);
    const judge2 = (at) => {
      const judgement2 = node.judge(at);
      return labelled(adopt(marking, judgement2, [judgement2]));
    };
    return { label, node, judge: judge2 };
  }
  const judgement = labelled(markScalar(marking, file.score ?? 0));
  return { label, node: null, judge: () => judgement };
}
function labelsOf(tree) {
  if (!isFork(tree)) return tree.label === void 0 ? null : [tree.label];
  const [yes, no] = [labelsOf(tree.then), labelsOf(tree.else)];
  return yes === null || no === null ? null : [.../* @__PURE__ */ new Set([...yes, ...no])];
}
function wayTo(pointer) {
  const top = "/tree/";
  return pointer.slice(pointer.lastIndexOf(top) + top.length).replaceAll("/", "_");
}

// src/rubric/nodes/compile-node.ts
var KINDS5 = {
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
var NODE_KINDS = Object.keys(KINDS5);
var BELOW_ONLY = /* @__PURE__ */ new Set(["pass_when", "fail_when", "use", "judge"]);
function compileNode(key, file, pointer, compiling, compileChild = (childKey, child, at, within2 = compiling) => compileNode(childKey, child, at, within2)) {
  const { when, otherwise, question, weight = 1 } = file;
  const severity = file.severity ?? "medium";
  const body = compileBody(file, pointer, compiling, compileChild);
  const applies2 = when === void 0 ? null : compileCondition(when, `${pointer}/when`, compiling);
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
  if (applies2 === null) return { ...node, ...always(node, body) };
  return { ...node, ...where(node, body, applies2, answered(otherwise, severity)) };
}
function compileBody(file, pointer, compiling, compileChild) {
  const kinds = NODE_KINDS.filter((kind2) => Object.hasOwn(file, kind2));
  const [kind] = kinds;
  const compile = kind === void 0 ? compileCriterion : must(KINDS5[kind], `the kind ${kind}`);
  if (kinds.length !== 1) {
    const isRoot = pointer === "";
    const known = NODE_KINDS.filter((name) => !isRoot || !BELOW_ONLY.has(name));
    const what = `a ${isRoot ? "rubric" : "node"} has one kind`;
    compiling.problems.add(pointer, { code: "bad-node", what, ...exactlyOne(known, kinds) });
  }
  const marking = {
    threshold: thresholdOf(file),
    severity: file.severity ?? null,
    calibrate: compileCalibration(file.calibration, `${pointer}/calibration`, compiling)
  };
  return compile(file, pointer, { marking, compiling, compileChild });
}
function always(node, body) {
  return {
    choice: body.choice ?? null,
    judge: body.judge,
    explain: (at, judgement, warnings) => {
      if (judgement.missing !== void 0) return explainMissing(node, body, judgement, at, warnings);
      const notes = startNotes(warnings);
      const explained = body.explain(at, judgement, notes);
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
function explainMissing(node, { explainItems: explainItems2 }, judgement, at, warnings) {
  const explanation2 = must(judgement.missing, "the missing answer").message;
  const below = judgement.parts.length === 0 ? notEvaluated(node.parts, "an answer is missing") : explainItems2?.(at, judgement, warnings) ?? explainAll(node.parts, judgement.parts, at, warnings);
  return nodeResult(node, judgement, { explanation: explanation2, children: below.length === 0 ? void 0 : below }, []);
}
function where(node, body, applies2, elsewhere) {
  const inside = always(node, body);
  const least = elsewhere.verdict === "pass" ? answered("skip", elsewhere.severity) : elsewhere;
  const inDoubt = { ...least, indeterminate: true };
  const choiceWhere = ({ answers, choose }) => ({
    answers: [...answers, elsewhere, inDoubt],
    choose: (at) => {
      const truth = applies2.test(at);
      return truth === true ? choose(at) : answers.length + (truth === false ? 0 : 1);
    }
  });
  return {
    choice: body.choice === void 0 ? null : choiceWhere(body.choice),
    judge: (at) => {
      const truth = applies2.test(at);
      return truth === true ? body.judge(at) : truth === false ? elsewhere : inDoubt;
    },
    explain: (at, judgement, warnings) => {
      if (judgement !== elsewhere && judgement !== inDoubt) return inside.explain(at, judgement, warnings);
      const notes = startNotes(warnings);
      const how = must(ELSEWHERE[judgement.verdict], "the verdict of `otherwise`");
      const below = notEvaluated(node.parts, `${node.key} does not apply`);
      const explained = {
        explanation: `${how}${applies2.explain(at, notes)}`,
        otherwise: judgement.verdict === "skipped" ? void 0 : true,
        children: below.length === 0 ? void 0 : below
      };
      return nodeResult(node, judgement, explained, notes.observed);
    }
  };
}
var ELSEWHERE = {
  skipped: "does not apply: ",
  pass: "passes where it does not apply: ",
  fail: "fails where it does not apply: "
};
var NEEDED2 = [
  ["otherwise", "when", "a `when`"],
  ["sees", "judge", "a `judge`"],
  ["model", "judge", "a `judge`"],
  ["combine", "criteria", "`criteria`"],
  ["weights", "criteria", "`criteria`"]
];
var OWN_PART = /^\/(?:criteria|nodes)\/[^/]+$/;
function checkNeeded(file, pointer, { problems }) {
  if (file.status === "proposed" && !OWN_PART.test(pointer)) {
    const what = "only the rubric's own `criteria` and `nodes`, and rules, can be proposed";
    problems.add(`${pointer}/status`, { code: "bad-node", what });
  }
  for (const [key, needed, called] of NEEDED2)
    if (file[key] !== void 0 && file[needed] === void 0)
      problems.add(`${pointer}/${key}`, { code: "bad-node", what: `\`${key}\` needs ${called}` });
}

// src/rubric/compile-nodes.ts
function nodeSlots(file, problems) {
  const slots = /* @__PURE__ */ new Map();
  for (const section of ["criteria", "nodes"]) {
    for (const key of Object.keys(file[section] ?? {})) {
      checkKey2(key, `/${section}`, problems);
      if (slots.has(key))
        problems.add(`/${section}/${key}`, { code: "duplicate-node", what: `\`${key}\` is repeated` });
      slots.set(key, slots.size);
    }
  }
  return slots;
}
function compileNodes(id, file, { names, problems, needs: asked }) {
  const named = [];
  const slotOf = (key) => must(names.nodes.get(key), `the slot of node ${key}`);
  const needs = /* @__PURE__ */ new Map();
  const compileNamed = (key, node, pointer) => {
    const compiling = { problems, names, needs: /* @__PURE__ */ new Set(), name: key };
    const compiled2 = compileNode(key, node, pointer, compiling);
    const slot = slotOf(key);
    named[slot] = compiled2;
    needs.set(key, compiling.needs);
    return judgedOnce(compiled2, slot);
  };
  const outside = (section, [key, node]) => ({
    key,
    node: compileNamed(key, { ...node, weight: 0 }, `/${section}/${key}`)
  });
  const parts = Object.entries(file.criteria ?? {});
  const proposed = parts.filter(([, { status }]) => status === "proposed");
  const counting2 = Object.fromEntries(parts.filter((part) => !proposed.includes(part)));
  if (proposed.length > 0 && proposed.length === parts.length)
    problems.add("/criteria", { code: "bad-node", what: "every criterion is proposed, so nothing has a score" });
  const apart2 = [
    ...Object.entries(file.nodes ?? {}).map((entry) => {
      refuseWeight(entry[1], `/nodes/${entry[0]}`, { problems });
      return outside("nodes", entry);
    }),
    ...proposed.map((entry) => outside("criteria", entry))
  ];
  const whole = { problems, names, needs: /* @__PURE__ */ new Set(), name: id };
  const scored = file.criteria === void 0 ? file : { ...file, criteria: counting2 };
  const root = compileNode(
    id,
    scored,
    "",
    whole,
    (key, node, pointer, within2 = whole) => pointer === `/criteria/${key}` ? compileNamed(key, node, pointer) : compileNode(key, node, pointer, within2)
  );
  const read2 = /* @__PURE__ */ new Set([...asked, ...whole.needs, ...[...needs.values()].flatMap((keys) => [...keys])]);
  const order = sortedKeys2(names.nodes, needs, file, problems).filter((key) => read2.has(key) || apart2.some((node) => node.key === key)).map(slotOf);
  const besides = apart2.map(({ key, node }) => {
    return { slot: slotOf(key), node, isOptional: read2.has(key) || node.status === "proposed" };
  });
  const counted3 = [...root.parts, ...besides.map(({ node }) => node)];
  return { root, named, standalone: besides, counted: counted3, order, needs: new Map([...needs, ["", whole.needs]]) };
}
function judgedOnce(node, slot) {
  const { choice, judge: judge2 } = node;
  if (choice === null) return { ...node, judge: (at) => at.nodes[slot] ?? judge2(at) };
  const { answers, choose } = choice;
  const again = (at) => {
    const judgement = at.nodes[slot];
    return judgement === void 0 ? choose(at) : answers.indexOf(judgement);
  };
  return { ...node, ...chosen(answers, again) };
}
function sortedKeys2(slots, needs, file, problems) {
  const { order, cycles } = dependencyOrder([...slots.keys()], (key) => needs.get(key) ?? []);
  for (const cycle of cycles) {
    const [first = ""] = cycle;
    const section = Object.hasOwn(file.nodes ?? {}, first) ? "/nodes" : "/criteria";
    const found = shownCycle(cycle);
    const fix = "Let one of them refer to facts instead";
    problems.add(`${section}/${first}`, { code: "cycle", what: "nodes need each other in a cycle", found, fix });
  }
  return order;
}
var RECORDED_NEED = needOf("fact", "judge");
function restsOnJudge(nodes, derived) {
  const needs = new Map([...nodes.needs, ...derived.map((fact) => [needOf("derive", fact.name), fact.needs])]);
  const reachedFrom = (start) => {
    const seen = new Set(start);
    for (const name of seen) for (const next of needs.get(name) ?? []) seen.add(next);
    return seen;
  };
  const startOf3 = (key) => needs.has(key) ? key : "";
  const isJudged = (seen) => seen.has(RECORDED_NEED) || seen.has(MODEL_NEED);
  const whole = ["", ...nodes.root.parts.map(({ key }) => startOf3(key))];
  return {
    whole: isJudged(reachedFrom(whole)),
    part: (key) => isJudged(reachedFrom([startOf3(key)])),
    questions: (key) => [...reachedFrom(key === void 0 ? whole : [startOf3(key)])].flatMap((need) => need.startsWith(QUESTION_NEED) ? need.slice(QUESTION_NEED.length) : []).sort()
  };
}

// src/rubric/facts/contract.ts
var LONG2 = 1e3;
function compileContract(file, derived, compiling) {
  const { names, problems, needs } = compiling;
  const schema5 = compileShape(file, problems);
  const beforeScores = { ...compiling, names: { ...names, factsOnly: true } };
  const requirements = (file.require ?? []).map(({ that, message }, index) => ({
    condition: compileCondition(that, `/require/${index}/that`, beforeScores),
    message
  }));
  if (schema5 === null && requirements.length === 0) return null;
  const needed = derived.some(({ name }) => needs.has(needOf("derive", name))) ? derived : [];
  return (trial) => {
    const misshapen = schema5?.violation(trial);
    if (misshapen !== void 0) return misshapen;
    const at = startEvaluation(trial);
    for (const { slot, derive } of needed) at.derived[slot] = derive(at);
    const broken = requirements.filter(({ condition }) => condition.test(at) !== true);
    if (broken.length === 0) return void 0;
    const reasons = broken.map(({ condition, message }) => {
      const because = condition.explain(at, startNotes([]));
      return message === void 0 ? because : `${message}: ${because}`;
    });
    return cut(reasons.join("; "), LONG2);
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
    checkKey2(name, "/derive", problems);
    if (!taken.has(name)) continue;
    const what = `derived fact \`${name}\` hides a fact of the trial`;
    problems.add(`/derive/${name}`, { code: "hidden-fact", what, fix: "Rename it" });
  }
  return new Map(names.map((name, slot) => [name, slot]));
}
function compileDerived(file, names, problems) {
  const facts = /* @__PURE__ */ new Map();
  for (const [name, written] of Object.entries(file.derive ?? {})) {
    const slot = must(names.derived.get(name), `the slot of derived fact ${name}`);
    const compiling = { problems, names: { ...names, factsOnly: true }, needs: /* @__PURE__ */ new Set() };
    const { derive, explain: explain5 } = compileDerivation(written, `/derive/${name}`, compiling);
    facts.set(name, { name, slot, needs: compiling.needs, derive: (at) => bounded(derive(at), name), explain: explain5 });
  }
  const known = [...facts.keys()];
  const { order, cycles } = dependencyOrder(
    known,
    (name) => known.filter((needed) => facts.get(name)?.needs.has(needOf("derive", needed)))
  );
  for (const cycle of cycles) {
    const found = shownCycle(cycle);
    const fix = "Let one of them need other facts";
    problems.add(`/derive/${cycle[0]}`, {
      code: "cycle",
      what: "derived facts need each other in a cycle",
      found,
      fix
    });
  }
  return order.flatMap((name) => facts.get(name) ?? []);
}
function bounded(value, name) {
  if (typeof value === "object") spend({ steps: 0 }, stepsOfValue(value), () => `the derived fact \`${name}\``);
  return value;
}
function compileDerivation(file, pointer, compiling) {
  if ("lookup" in file) return compileFactLookup(file.lookup, `${pointer}/lookup`, compiling);
  const isValue = file.expr !== void 0 && Object.keys(file).every((key) => key === "expr" || key === "description");
  if (isValue) return fromExpression(file.expr, pointer, compiling);
  const condition = compileCondition(file, pointer, compiling);
  return { derive: condition.test, explain: (at, warnings) => condition.explain(at, startNotes(warnings)) };
}
function fromExpression(text, pointer, compiling) {
  const bound = compileBound(text, "any", `${pointer}/expr`, compiling);
  const shown2 = cut(bound.text, EXPRESSION);
  return {
    derive: bound.value,
    explain: (at, warnings) => {
      const reason = bound.explain(at, startNotes(warnings));
      return reason === "" ? shown2 : `${shown2}: ${reason}`;
    }
  };
}
function compileFactLookup(file, pointer, compiling) {
  const { field, table, default: usual } = file;
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table));
  return {
    derive: (at) => {
      const key = tableKey(fact.read(at));
      if (key === void 0) return void 0;
      return rows.has(key) ? rows.get(key) : usual;
    },
    explain: (at, warnings) => {
      const notes = startNotes(warnings);
      return explainRow(fact, rows, at, notes, (notListed) => {
        if (usual !== void 0) return `${notListed}, and has the default`;
        warn(notes, notListed);
        return notListed;
      });
    }
  };
}

// src/rubric/outcomes-and-bands.ts
var NOT_JUDGED = "not_judged";
var DEFAULT_OUTCOMES = [
  {
    name: "successful_completion",
    when: {
      and: [
        { score: "total", op: "gte", value: 0.75 },
        { field: "error", op: "eq", value: null }
      ]
    }
  },
  { name: "hard_failure", when: { score: "total", op: "eq", value: 0 } },
  { name: "graceful_failure", when: { score: "total", op: "gte", value: 0.5 } },
  { name: "partial_failure" }
];
var NO_LABEL = "hard_failure";
function labelOutcomes({ tree, outcomes }) {
  const labels = outcomes !== void 0 || tree === void 0 ? null : labelsOf(tree);
  if (labels === null || labels.includes(NOT_JUDGED)) return null;
  const labelled = labels.filter((name) => name !== NO_LABEL).map((name) => ({ name, when: null, isLabel: true }));
  return [...labelled, { name: NO_LABEL, when: null }];
}
function compileOutcomes(file, { names, problems, needs }) {
  const labels = labelOutcomes(file);
  if (labels !== null) return labels;
  const outcomes = file.outcomes ?? DEFAULT_OUTCOMES;
  checkLast(outcomes, "outcome", "when", problems);
  const taken = /* @__PURE__ */ new Set([NOT_JUDGED]);
  for (const [index, { name }] of outcomes.entries()) {
    const what = name === NOT_JUDGED ? `\`${name}\` is reserved` : `outcome \`${name}\` is repeated`;
    if (taken.has(name)) problems.add(`/outcomes/${index}/name`, { code: "bad-outcomes", what });
    taken.add(name);
  }
  const compiling = { problems, names: { ...names, total: true }, needs };
  return outcomes.map(({ name, when }, index) => ({
    name,
    when: when === void 0 ? null : compileCondition(when, `/outcomes/${index}/when`, compiling)
  }));
}
function checkBands({ bands }, problems) {
  checkLast(bands, "band", "at_least", problems);
  let above = Number.POSITIVE_INFINITY;
  for (const [index, { at_least: least }] of (bands ?? []).entries()) {
    if (least !== void 0 && least >= above) {
      const what = "bands must run from the best down";
      const [expected, found] = [`below ${above}`, `${least}`];
      problems.add(`/bands/${index}/at_least`, { code: "bad-bands", what, expected, found });
    }
    above = least ?? above;
  }
}
function checkLast(list = [], entry, bound, problems) {
  for (const [index, item] of list.entries()) {
    const isLast = index === list.length - 1;
    const isBounded = memberOf(item, bound) !== void 0;
    if (isLast === isBounded) {
      const what = `${isLast ? "the" : "only the"} last ${entry} takes the rest`;
      problems.add(`/${entry}s/${index}`, { code: `bad-${entry}s`, what, expected: `${isLast ? "no " : ""}${bound}` });
    }
  }
}

// src/rubric/load-rubric.ts
var schema4 = schemaCheck(rubric_schema_default);
var check = {
  ...schema4,
  problems: (value, locate) => schema4.problems(value, locate).map((problem) => withAdvice(problem, value))
};
var unchecked = { ...schema4, problems: () => [] };
function loadRubric(file, text) {
  return compileDocument(parseYamlDocument(file, text));
}
function compileDocument(document, watch, by = check) {
  return checkDocument(document, by, (written, { problems, placeOf: placeOf3 }) => ({
    file: placeOf3("").file,
    ...compileRubric(written, problemsAt(problems, placeOf3), watch)
  }));
}
function loadRubrics(sources) {
  const collected = new Problems();
  const loaded = sources.flatMap(({ file, text, shipped }) => {
    const load = () => compileDocument(parseYamlDocument(file, text), void 0, shipped ? unchecked : check);
    return collected.collect(load) ?? [];
  });
  const problems = [...collected.all(), ...sharedNames(loaded)];
  if (problems.length > 0) throw new UserError(problems);
  return loaded.sort((a, b) => byText(a.id, b.id));
}
function sharedNames(loaded) {
  return [...sharedIn(loaded, "id"), ...sharedIn(loaded, "metric")];
}
function sharedIn(loaded, name) {
  const owners = /* @__PURE__ */ new Map();
  return loaded.flatMap((rubric) => {
    const { file } = rubric;
    const owner = owners.get(rubric[name]);
    owners.set(rubric[name], owner ?? file);
    if (owner === void 0) return [];
    const kind = name === "id" ? "rubric" : "metric";
    const what = `${kind} \`${rubric[name]}\` is already defined in ${owner}`;
    return [{ code: `duplicate-${kind}`, what, where: { file }, fix: "Rename one of them" }];
  });
}
function compileRubric(file, problems, watch) {
  const header = readHeader(file, problems);
  const names = { ...knownNames(file, problems), watch };
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
    questions: [...names.questions.values()].flatMap(({ asks }) => asks),
    judged: [...names.questions.values()],
    refersTo: new Set(needs.flatMap((each) => [...each])),
    criteria: nodes.counted.map((node) => criterionOf(node, file, byJudge)),
    outcomes,
    bands: file.bands ?? [],
    byJudge: byJudge.whole,
    restsOn: byJudge.questions()
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
    restsOn: byJudge.questions(key),
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

// src/scoring/labels.ts
function howAsked({ hash: hash2, asks }, judge2) {
  if (asks.length === 0) return { asked: hash2, models: [], temperature: null, votes: 1 };
  const models = asks.flatMap(({ model }) => model ?? judge2?.model ?? []);
  return { asked: hash2, models, temperature: judge2?.temperature ?? null, votes: judge2?.votes ?? 1 };
}

// schemas/mapping.schema.json
var mapping_schema_default = () => loadLazily("./mapping.schema.cjs").default;

// src/suite/reading/junit.ts
var MAX_BYTES2 = 64 * 1024 * 1024;
var MAX_INHERITED = 512 * 1024 * 1024;
function junitReport(bytes) {
  const { file } = bytes;
  const root = parse2(file, decodedText(bytes));
  if (root?.name !== "testsuites" && root?.name !== "testsuite") {
    const fix = "Export JSON Lines, or the report of the tests as JUnit XML";
    const found = `XML with \`<${root?.name ?? ""}>\` around all`;
    throw new UserError({ code: "wrong-format", what: "the file is no JUnit report", where: { file }, found, fix });
  }
  requireShallow(file, root);
  requireTotals(file, root);
  return { items: recordsIn(file, root), header: () => root.attributes };
}
function* recordsIn(file, root) {
  let position = 0;
  let inherited = 0;
  const inherit = (size) => {
    inherited += size;
    if (inherited <= MAX_INHERITED) return;
    throw new UserError({
      code: "gathered-too-large",
      what: "the test cases inherit too much from their suites",
      where: { file },
      expected: `at most ${MAX_INHERITED} characters of suite names and properties together`,
      fix: "Write properties to the test cases that need them, or several reports"
    });
  };
  for (const testcase of casesIn(root, OUTSIDE, inherit)) {
    const where2 = { file, pointer: `/testcase/${position}` };
    position++;
    yield { where: where2, position, ...testcase };
  }
}
function requireShallow(file, root) {
  let level = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw tooDeep(file);
    level = level.flatMap(elementsOf);
  }
}
function tooDeep(file) {
  return new UserError({
    code: "too-deep",
    what: `the report nests deeper than ${MAX_DEPTH} levels`,
    where: { file },
    fix: "Write the suites side by side"
  });
}
function requireTotals(file, element, isInCase = false) {
  const isCase = element.name === "testcase";
  const parts = elementsOf(element).map((child) => requireTotals(file, child, isInCase || isCase));
  const cases = parts.reduce((sum, part) => sum + part.cases, isCase ? 1 : 0);
  const failures = parts.reduce((sum, part) => sum + part.failures, isInCase && isFailure(element) ? 1 : 0);
  if (isFailure(element) && !isInCase) throw otherTotals(file, element, ["stands in no test case", 1, 0]);
  if (!isSuite(element)) return { cases, failures };
  const { tests, failures: failed, errors } = element.attributes;
  const broken = numberIn(failed) + (element.name === "testsuite" ? numberIn(errors) : 0);
  if (cases < numberIn(tests))
    throw otherTotals(file, element, ["has fewer test cases than its `tests` says", numberIn(tests), cases]);
  if (failures < broken)
    throw otherTotals(file, element, ["counts more failures and errors than its test cases have", broken, failures]);
  return { cases, failures };
}
function numberIn(text) {
  return text !== void 0 && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
function otherTotals(file, { name, attributes }, [how, said, found]) {
  return new UserError({
    code: "other-totals",
    what: `\`<${name}>\`${attributes.name === void 0 ? "" : ` ${shown(attributes.name)}`} ${how}`,
    where: { file },
    expected: `${said}`,
    found: `${found}`,
    fix: "The run that wrote it was probably cancelled or broken, or several processes wrote the file: run the suite again"
  });
}
function isFailure({ name }) {
  return name === "failure" || name === "error";
}
function isSuite({ name }) {
  return name === "testsuites" || name === "testsuite";
}
var LESS = "Leave the output of the tests out of it, or write several reports";
function decodedText({ file, chunks, offset }) {
  const parts = [];
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_BYTES2)
      throw tooLarge("the report is too large", { file }, { most: `${MAX_BYTES2} bytes`, fix: LESS });
    parts.push(Buffer.from(asBuffer(chunk)));
  }
  const bytes = Buffer.concat(parts);
  requireUtf8(file, bytes, offset);
  return bytes.toString("utf8");
}
function parse2(file, text) {
  const { parseXml, XmlError } = loadLazily("./-rgrove-parse-xml.cjs");
  try {
    return parseXml(text).root;
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(file);
    if (!(error instanceof XmlError)) throw error;
    const { line } = error;
    const what = `the XML is broken: ${error.message.split("\n", 1)[0] ?? ""}`;
    const fix = "The run that wrote it was probably cancelled: run the suite again";
    throw new UserError({ code: "bad-xml", what, where: { file, ...line === void 0 ? {} : { line } }, fix });
  }
}
var OUTSIDE = { suites: [], properties: {}, text: "" };
function* casesIn(element, outer, inherit) {
  const around = isSuite(element) ? within(element, outer, inherit) : outer;
  for (const child of elementsOf(element)) {
    if (child.name === "testcase") {
      inherit(around.text.length);
      yield caseOf(child, around);
    }
    yield* casesIn(child, around, inherit);
  }
}
function within(suite, outer, inherit) {
  const { name } = suite.attributes;
  const ownProperties = propertiesOf(suite);
  if (name === void 0 && ownProperties === NONE) return outer;
  inherit(outer.text.length);
  const suites = name === void 0 ? outer.suites : [...outer.suites, name];
  const properties = ownProperties === NONE ? outer.properties : { ...outer.properties, ...ownProperties };
  return { suites, properties, text: JSON.stringify([suites, properties]) };
}
function caseOf(testcase, { suites, properties: inherited, text }) {
  const { attributes } = testcase;
  const ownProperties = propertiesOf(testcase);
  const properties = ownProperties === NONE ? inherited : { ...inherited, ...ownProperties };
  const results = [...resultsIn(testcase)].map((child) => [child.name, { ...child.attributes, text: child.text.trim() }]).reverse();
  const members2 = [...Object.entries(attributes), ["suites", suites], ["properties", properties], ...results];
  const record = Object.fromEntries(members2.filter(isSafe));
  return { text: JSON.stringify([attributes, ownProperties, results]), inherited: text, parse: () => record };
}
var RESULTS = /* @__PURE__ */ new Set(["failure", "error", "skipped", "system-out", "system-err"]);
function* resultsIn(element) {
  for (const child of elementsOf(element)) {
    if (child.name === "properties" || child.name === "testcase") continue;
    yield child;
    if (!RESULTS.has(child.name)) yield* resultsIn(child);
  }
}
var NONE = {};
function propertiesOf(element) {
  const lists = elementsOf(element).filter(({ name }) => name === "properties");
  if (lists.length === 0) return NONE;
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

// src/suite/reading/scan-json.ts
var EXPECTED = {
  value: { marks: '{["0', words: "a value" },
  "first value": { marks: '{["0]', words: "a value or `]`" },
  name: { marks: '"', words: "a name in double quotes" },
  "first name": { marks: '"}', words: "a name in double quotes or `}`" },
  colon: { marks: ":", words: "`:`" },
  "after item": { marks: ",]", words: "`,` or `]`" },
  "after member": { marks: ",}", words: "`,` or `}`" },
  end: { marks: "", words: "nothing more" }
};
var JsonSyntaxError = class extends Error {
  /** Index in the text, in UTF-16 units. */
  at;
  /** What may come here, in words. */
  expected;
  /** Whether the text is cut off here, as if its writer was cancelled. */
  isCut;
  constructor(at, expected, isCut) {
    super(`expected ${expected} at ${at}`);
    this.at = at;
    this.expected = expected;
    this.isCut = isCut;
  }
};
var SCALAR3 = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
var TOKEN = new RegExp(String.raw`[{}[\],:"]|${SCALAR3}`, "y");
var LONGEST_ESCAPE = 6;
var SPACE = /[\t\n\r ]*/y;
var VALID_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;
function* scanJson(json) {
  const open = [];
  let state = "value";
  let at = startAfter(json, 0);
  while (at < json.length || state !== "end") {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(json)?.[0] ?? "";
    const mark2 = /^[{}[\],:"]/.test(token) ? token : "0";
    if (token === "" || !EXPECTED[state].marks.includes(mark2)) throw errorAt(json, at, state);
    const isKey3 = state === "name" || state === "first name" && mark2 === '"';
    const end = mark2 === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark: mark2, isKey: isKey3, at, end };
    state = isKey3 ? "colon" : follow(mark2, open);
    at = startAfter(json, end);
  }
}
function follow(mark2, open) {
  if (mark2 === "{" || mark2 === "[") open.push(mark2);
  if (mark2 === "}" || mark2 === "]") open.pop();
  const isInList = open.at(-1) === "[";
  switch (mark2) {
    case "{":
      return "first name";
    case "[":
      return "first value";
    case ":":
      return "value";
    case ",":
      return isInList ? "value" : "name";
    default:
      if (open.length === 0) return "end";
      return isInList ? "after item" : "after member";
  }
}
function startAfter(json, at) {
  SPACE.lastIndex = at;
  SPACE.test(json);
  return SPACE.lastIndex;
}
function endOfText(json, open) {
  let at = open + 1;
  for (VALID_PART.lastIndex = at; VALID_PART.test(json); VALID_PART.lastIndex = at) at = VALID_PART.lastIndex;
  if (json[at] === '"') return at + 1;
  const isCut = json.length - at < LONGEST_ESCAPE;
  throw new JsonSyntaxError(at, isCut ? '`"`' : "no control character and no unknown escape in a text", isCut);
}
var CUT_SCALAR = /^(?:-?[\d.eE+-]{0,30}|t(?:ru?)?|f(?:a(?:ls?)?)?|nu?l?)$/;
function errorAt(json, at, state) {
  const { marks, words: words2 } = EXPECTED[state];
  const isCut = at === json.length || marks.includes("0") && CUT_SCALAR.test(json.slice(at, at + 31));
  return new JsonSyntaxError(at, words2, isCut);
}

// src/suite/reading/parse-json.ts
var CANCELLED = "The run that wrote it was probably cancelled: run the suite again";
function parseRecord(text, where2, ifCut = CANCELLED) {
  const json = withoutLoneSurrogates(text);
  let value;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new UserError(brokenJson(json, where2, ifCut), { cause });
  }
  requireAllowed(value, json, where2);
  return value;
}
function parseInnerJson(text) {
  const json = withoutLoneSurrogates(text);
  const value = JSON.parse(json);
  requireAllowed(value, json, { file: "" });
  return value;
}
function brokenJson(json, where2, ifCut) {
  try {
    for (const _ of scanJson(json)) ;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { at, expected, isCut } = error;
    const spot = spotOf(json, at, where2);
    const problem = { code: "bad-json", where: spot.place, expected };
    if (isCut) return { ...problem, what: `the JSON is cut off${spot.aside}`, fix: ifCut };
    const token = must(/^(?:-?[\w.+-]+|.?)/su.exec(json.slice(at, at + 40)), "a match of anything")[0];
    const fix = /^-?(?:NaN|Infinity)/.test(token) ? PYTHON_NAN : "Let a JSON library write it";
    return { ...problem, what: `the JSON is broken${spot.aside}`, found: `\`${inline(token)}\``, fix };
  }
  return { code: "bad-json", what: "the text is not JSON", where: where2 };
}
var PYTHON_NAN = "Write null; Python writes this unless `json.dumps` gets `allow_nan=False`";
function spotOf(text, at, where2) {
  const line = text.slice(0, at).split("\n").length;
  const column = at - text.lastIndexOf("\n", at - 1);
  if (where2.line === void 0) {
    const name = `line ${line}, column ${column} of the record`;
    return { place: where2, aside: ` (${name})`, name };
  }
  const place = { ...where2, line: where2.line + line - 1, column };
  return { place, aside: "", name: `line ${place.line}, column ${column}` };
}
function requireAllowed(value, json, where2) {
  if (mostKeys(json) === countItem(value, 0)) return;
  const problem = firstDisallowed(json, where2);
  if (problem !== void 0) throw new UserError(problem);
}
function mostKeys(json) {
  let count2 = 0;
  for (let at = json.indexOf(":"); at >= 0; at = json.indexOf(":", at + 1)) if (mayEndKey(json, at)) count2++;
  return count2;
}
var QUOTE = 34;
var BACKSLASH = 92;
var SPACE2 = 32;
function mayEndKey(json, colon) {
  let at = colon - 1;
  while (json.charCodeAt(at) <= SPACE2) at--;
  return json.charCodeAt(at) === QUOTE && !isEscaped(json, at);
}
function isEscaped(json, at) {
  let slashes = 0;
  while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}
function countKeys(value, depth) {
  if (depth > MAX_DEPTH) return Number.NaN;
  let count2 = 0;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) count2 += countItem(value[i], depth);
    return count2;
  }
  for (const key in value) {
    if (key === "__proto__") return Number.NaN;
    count2 += 1 + countItem(value[key], depth);
  }
  return count2;
}
function countItem(item, depth) {
  if (typeof item === "object") return item === null ? 0 : countKeys(item, depth + 1);
  return typeof item === "number" && !Number.isFinite(item) ? Number.NaN : 0;
}
function firstDisallowed(json, where2) {
  const spotAt = (at) => spotOf(json, at, where2);
  const open = [];
  for (const { mark: mark2, isKey: isKey3, at, end } of scanJson(json)) {
    if (mark2 === "[" || mark2 === "{") open.push(/* @__PURE__ */ new Map());
    if (mark2 === "]" || mark2 === "}") open.pop();
    if (open.length > MAX_DEPTH) return tooDeep2(spotAt(at));
    const text = json.slice(at, end);
    if (Math.abs(Number(text)) === Number.POSITIVE_INFINITY) return notFinite(text, spotAt(at));
    const problem = isKey3 ? disallowedKey(JSON.parse(text), at, open.at(-1), spotAt) : void 0;
    if (problem !== void 0) return problem;
  }
  return void 0;
}
function disallowedKey(key, at, names, spotAt) {
  const first = names.get(key);
  if (first !== void 0) return repeatedKey(key, spotAt(at), spotAt(first));
  names.set(key, at);
  return key === "__proto__" ? protoKey(spotAt(at)) : void 0;
}
function tooDeep2({ place, aside }) {
  const what = `the record nests deeper than ${MAX_DEPTH} levels${aside}`;
  return { code: "too-deep", what, where: place, fix: "Leave out what is deeper, or write it as text" };
}
function notFinite(number, { place, aside }) {
  const what = `a number is too large to be represented${aside}`;
  return { code: "not-finite", what, where: place, expected: "finite numbers", found: inline(number) };
}
function protoKey({ place, aside }) {
  return { code: "proto-key", what: `the key \`__proto__\` is not allowed${aside}`, where: place, fix: "Rename it" };
}
function repeatedKey(key, { place, aside }, first) {
  const what = `the key ${shown(key)} is in one object twice${aside}, first at ${first.name}`;
  return { code: "repeated-key", what, where: place, fix: "Keep one of the two" };
}
var ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;
function withoutLoneSurrogates(json) {
  if (!json.includes("\\u")) return json;
  return json.replace(ESCAPE, (written, lone) => lone === void 0 ? written : "\\ufffd");
}
var NAN_OR_TEXT = /"|NaN|-?Infinity/g;
function nanAsNull(json) {
  if (!json.includes("NaN") && !json.includes("Infinity")) return json;
  const parts = [];
  let done = 0;
  NAN_OR_TEXT.lastIndex = 0;
  for (let mark2 = NAN_OR_TEXT.exec(json); mark2 !== null; mark2 = NAN_OR_TEXT.exec(json)) {
    const [token] = mark2;
    if (token === '"') {
      const end = endOfText2(json, mark2.index);
      if (end < 0) break;
      NAN_OR_TEXT.lastIndex = end;
    } else {
      parts.push(json.slice(done, mark2.index), "null");
      done = NAN_OR_TEXT.lastIndex;
    }
  }
  return parts.join("") + json.slice(done);
}
function endOfText2(text, open) {
  const mark2 = text.charAt(open);
  let quote = text.indexOf(mark2, open + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf(mark2, quote + 1);
  return quote < 0 ? -1 : quote + 1;
}

// src/suite/reading/byte-cursor.ts
var QUOTE2 = 34;
var BACKSLASH2 = 92;
var NEWLINE = 10;
var DEPTH_STEP = Int8Array.from({ length: 256 }, (_, byte) => isOpening(byte) ? 1 : isClosing(byte) ? -1 : 0);
function isOpening(byte) {
  return byte === 91 || byte === 123;
}
function isClosing(byte) {
  return byte === 93 || byte === 125;
}
function byteCursor({ file, chunks, offset: start }) {
  const source = chunks[Symbol.iterator]();
  let bytes = Buffer.alloc(0);
  let at = 0;
  let base = start;
  let linesBefore = 0;
  let mark2 = -1;
  let taking = start;
  let parts = [];
  let keptSize = 0;
  function refill() {
    if (mark2 >= 0) keep2(Buffer.from(bytes.subarray(mark2, at)));
    base += bytes.length;
    linesBefore += newlines(bytes);
    const next = source.next();
    bytes = next.done ? Buffer.alloc(0) : asBuffer(next.value);
    at = 0;
    if (mark2 >= 0) mark2 = 0;
    return !next.done && (bytes.length > 0 || refill());
  }
  function keep2(part) {
    parts.push(part);
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
      while (i < window.length && window[i] !== QUOTE2) i += window[i] === BACKSLASH2 ? 2 : 1;
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
      while (i < window.length && depth > 0 && window[i] !== QUOTE2) depth += DEPTH_STEP[window[i++] ?? 0] ?? 0;
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
    if (byte === QUOTE2 || isOpening(byte)) at++;
    if (byte === QUOTE2) skipText();
    else if (isOpening(byte)) skipNested();
    else skipScalar();
  }
  function takeValue() {
    peek();
    taking = base + at;
    mark2 = at;
    parts = [];
    keptSize = 0;
    skipValue();
    const tail = bytes.subarray(mark2, at);
    mark2 = -1;
    const whole = parts.length === 0 ? tail : Buffer.concat([...parts, tail]);
    if (whole.length > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
    requireUtf8(file, whole, taking);
    return whole.toString("utf8");
  }
  const line = () => linesBefore + newlines(bytes.subarray(0, at)) + 1;
  return {
    file,
    line,
    peek,
    skipValue,
    takeValue,
    /** File offset of the next byte. */
    offset: () => base + at,
    /** Consumes the byte returned by `peek`. */
    step: () => void at++
  };
}
function newlines(bytes) {
  let count2 = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count2++;
  return count2;
}
function recordTooLarge(file, offset) {
  return tooLarge(`the record at byte ${offset} is too large`, { file });
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

// src/suite/reading/split-document.ts
var COMMA = 44;
var COLON = 58;
var CLOSE_LIST = 93;
var CLOSE_OBJECT = 125;
var QUOTE3 = 34;
var OPEN_LIST = 91;
var OPEN_OBJECT = 123;
function* splitDocument(bytes, path) {
  const cursor = byteCursor(bytes);
  if (path === "document") yield takePiece(cursor, 1);
  else yield* underNames(cursor, path, 0);
  if (cursor.peek() !== -1) throw unexpected(cursor, "the end of the file");
}
function documentWithout(names, bytes) {
  const cursor = byteCursor(bytes);
  const text = withoutList(cursor, names, 0);
  if (cursor.peek() !== -1) throw unexpected(cursor, "the end of the file");
  return text;
}
function withoutList(cursor, names, depth) {
  if (depth === names.length) {
    const empty = cursor.peek() === OPEN_OBJECT ? "{}" : "[]";
    cursor.skipValue();
    return empty;
  }
  const members2 = [];
  for (const key of namesOnPath(cursor, names, depth)) {
    const value = key === names[depth] ? withoutList(cursor, names, depth + 1) : cursor.takeValue();
    members2.push(`${JSON.stringify(key)}:${value}`);
  }
  return `{${members2.join()}}`;
}
function* underNames(cursor, path, depth) {
  const { names, orMap } = path;
  if (depth === names.length) {
    if (orMap && cursor.peek() === OPEN_OBJECT) yield* members(cursor);
    else yield* elements(cursor, path);
    return;
  }
  for (const key of namesOnPath(cursor, names, depth)) {
    if (key === names[depth]) yield* underNames(cursor, path, depth + 1);
    else cursor.skipValue();
  }
}
function* namesOnPath(cursor, names, depth) {
  const name = must(names[depth], "a name of the path");
  enter(cursor, OPEN_OBJECT, `object with \`${name}\` at \`${pathOf2(names.slice(0, depth))}\``);
  const otherKeys = [];
  let isThere2 = false;
  for (const key of memberNames(cursor)) {
    if (key === name) isThere2 = true;
    else if (otherKeys.length < 20) otherKeys.push(key);
    yield key;
  }
  if (!isThere2)
    throw new UserError({
      code: "no-records",
      what: `there is no ${shown(name)} where the records should be`,
      where: { file: cursor.file },
      ...adviseName(name, otherKeys)
    });
}
function* members(cursor) {
  cursor.step();
  let position = 0;
  for (const key of memberNames(cursor)) {
    position++;
    yield { ...takePiece(cursor, position), key };
  }
}
function* elements(cursor, { names, orMap }) {
  enter(cursor, OPEN_LIST, `list${orMap ? " or object" : ""} at \`${pathOf2(names)}[*]\``);
  let position = 0;
  for (let more = cursor.peek() !== CLOSE_LIST; more; more = followed(cursor, CLOSE_LIST)) {
    position++;
    yield takePiece(cursor, position);
  }
  cursor.step();
}
function pathOf2(names) {
  return ["$", ...names].join(".");
}
function enter(cursor, bracket, wanted) {
  if (cursor.peek() !== bracket) throw another(cursor, wanted);
  cursor.step();
}
function another(cursor, wanted) {
  const byte = cursor.peek();
  const problem = unexpected(cursor, wanted);
  const actual = byte === OPEN_LIST ? "a list" : byte === OPEN_OBJECT ? "an object" : scalar(cursor.takeValue());
  if (actual === void 0) return problem;
  return new UserError({
    code: "no-records",
    what: `there is no ${wanted} but ${actual}`,
    where: { file: cursor.file }
  });
}
function scalar(text) {
  try {
    return shown(JSON.parse(text));
  } catch {
    return void 0;
  }
}
function takePiece(cursor, position) {
  if (AFTER_VALUE.has(cursor.peek())) throw unexpected(cursor, "a value");
  const offset = cursor.offset();
  return { text: cursor.takeValue(), position, offset };
}
var AFTER_VALUE = /* @__PURE__ */ new Set([COMMA, COLON, CLOSE_LIST, CLOSE_OBJECT]);
function* memberNames(cursor) {
  const keys = /* @__PURE__ */ new Map();
  for (let more = cursor.peek() !== CLOSE_OBJECT; more; more = followed(cursor, CLOSE_OBJECT)) {
    cursor.peek();
    const at = cursor.offset();
    const key = memberName(cursor);
    const firstAt = keys.get(key);
    if (firstAt !== void 0) {
      const what = `the key ${shown(key)} is in one object twice, at byte ${firstAt} and at byte ${at}`;
      throw new UserError({ code: "repeated-key", what, where: { file: cursor.file }, fix: "Keep one of the two" });
    }
    keys.set(key, at);
    yield key;
  }
  cursor.step();
}
function followed(cursor, closing) {
  const byte = cursor.peek();
  if (byte === closing) return false;
  expect(cursor, COMMA, "`,` or a closing bracket");
  if (cursor.peek() === closing) throw unexpected(cursor, "a value, since a comma came before");
  return true;
}
function memberName(cursor) {
  if (cursor.peek() !== QUOTE3) throw unexpected(cursor, "a name in double quotes");
  const text = cursor.takeValue();
  expect(cursor, COLON, "`:`");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(
      { code: "bad-json", what: `${shown(text)} is not a JSON string`, where: { file: cursor.file } },
      { cause }
    );
  }
}
function expect(cursor, byte, wanted) {
  if (cursor.peek() !== byte) throw unexpected(cursor, wanted);
  cursor.step();
}
function unexpected(cursor, expected) {
  const byte = cursor.peek();
  if (byte === -1) return cutShort(cursor.file, cursor.offset(), { expected });
  return new UserError({
    code: "bad-json",
    what: `the JSON is broken at byte ${cursor.offset()}`,
    where: { file: cursor.file, line: cursor.line() },
    expected,
    found: shown(String.fromCharCode(byte))
  });
}

// src/suite/reading/records.ts
var LIST2 = { names: [] };
var START_BYTES = 40;
function startPrefilter({ mayHold }) {
  let searched;
  let isSuspect = false;
  return ({ text, key, inherited }) => {
    if (inherited !== searched) isSuspect = inherited !== void 0 && mayHold(inherited);
    searched = inherited;
    return isSuspect || mayHold(text) || key !== void 0 && mayHold(key);
  };
}
function itemOf({ value: record }, { position: index, key }, item) {
  return key === void 0 ? { record, item, index } : { record, item, key };
}
function readRecords(input) {
  const open = openResults(input);
  const { file, shape: shape2 } = open;
  if (shape2 === "list") return { items: listRecords(file, splitDocument(open, LIST2), LIST2) };
  if (shape2 === "object") return { items: lineRecords(file, splitLines2(open)) };
  const { value: head = Buffer.of() } = open.chunks[Symbol.iterator]().next();
  throw new UserError({
    code: "wrong-format",
    what: "the file is neither JSON Lines nor a JSON list",
    where: { file },
    expected: "`{` or `[` at the start",
    found: shown(asBuffer(head).toString("utf8", 0, START_BYTES).trimStart().split("\n", 1).join()),
    fix: "Name a mapping for other formats: `agent-gate init` finds or drafts one"
  });
}
function lineRecords(file, pieces, parse3 = parseRecord) {
  return parsed(oneEach(file, pieces), parse3, ({ position }) => ({ file, line: position }));
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
function listRecords(file, pieces, path, parse3 = parseRecord) {
  if (path === "document") return parsed(pieces, parse3, () => ({ file }));
  const list = path.names.reduce(memberPointer, "");
  return parsed(pieces, parse3, ({ position, key = `${position - 1}` }) => {
    return { file, pointer: memberPointer(list, key) };
  });
}
function* parsed(pieces, parse3, placeOf3) {
  for (const piece of pieces) {
    const { text, position, key } = piece;
    const where2 = placeOf3(piece);
    const record = { where: where2, position, text, parse: () => parse3(text, where2) };
    yield key === void 0 ? record : { ...record, key };
  }
}
var NEWLINE2 = 10;
var BLANK = /^\s*$/;
function* splitLines2(bytes) {
  for (const line of everyLine(bytes, true)) if (!BLANK.test(line.text)) yield line;
}
function* everyLine(bytes, skipsEmpty = false) {
  const { file, offset } = bytes;
  let position = 0;
  let base = offset;
  for (const block of wholeLines(bytes, () => position)) {
    requireUtf8(file, block, base);
    let start = 0;
    while (start < block.length) {
      for (; skipsEmpty && block[start] === NEWLINE2; start++) position++;
      if (start === block.length) break;
      const newline = block.indexOf(NEWLINE2, start);
      const end = newline < 0 ? block.length : newline;
      position++;
      yield { text: block.toString("utf8", start, end), position, offset: base + start };
      start = end + 1;
    }
    base += block.length;
  }
}
function* wholeLines({ file, chunks, isEvidence }, linesSoFar) {
  let started = [];
  let size = 0;
  for (const chunk of chunks) {
    const bytes = asBuffer(chunk);
    const first = bytes.indexOf(NEWLINE2);
    size += first < 0 ? bytes.length : first;
    if (size > MAX_RECORD_BYTES && !isEvidence) throw lineTooLarge(file, linesSoFar() + 1);
    if (first < 0) {
      started.push(Buffer.from(bytes));
      continue;
    }
    const head = bytes.subarray(0, first + 1);
    yield started.length === 0 ? head : Buffer.concat([...started, head]);
    const last = bytes.lastIndexOf(NEWLINE2) + 1;
    if (last > first + 1) yield bytes.subarray(first + 1, last);
    started = last < bytes.length ? [Buffer.from(bytes.subarray(last))] : [];
    size = bytes.length - last;
  }
  if (size > 0) yield Buffer.concat(started);
}
function lineTooLarge(file, line) {
  return tooLarge("the record is too large", { file, line }, { fix: ONE_A_LINE });
}
var ONE_A_LINE = "Keep large payloads outside of the results, or one trial a line";

// src/suite/mapping/archive.ts
function compileArchive({ record, each }, readShared, parse3) {
  const [start = "", end = ""] = each.split("*");
  const isItem = (name) => name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
  return (file, archive) => {
    if (isSpreadsheet(archive.names)) throw notResults(file, SPREADSHEET);
    const shared = textIn(file, archive, record);
    if (shared === void 0)
      throw incomplete(file, `the archive has no \`${inline(record)}\`, the record of the mapping`);
    const header = readShared(shared, { file: `${file}/${record}` });
    const names = archive.names.filter((name) => name !== record && isItem(name)).sort(byText);
    if (names.length === 0)
      throw incomplete(file, `no file of the archive matches \`${inline(each)}\`, the trials of the mapping`);
    return { shared: header, header: () => header.value, items: items(file, archive, names, parse3) };
  };
}
function* items(file, archive, names, parse3) {
  for (const [at, name] of names.entries()) {
    const text = must(textIn(file, archive, name), `the entry ${name}`);
    const where2 = { file: `${file}/${name}` };
    yield { where: where2, position: at + 1, text, parse: () => parse3(text, where2) };
  }
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
function compileCsv(spec, part) {
  const { results_from: pattern, delimiter = "," } = spec;
  const startsResult = pattern === void 0 ? void 0 : part.at("results_from").pattern(pattern);
  return function* (bytes) {
    const rows = splitRows(bytes);
    const first = rows.next();
    if (first.done) return;
    const where2 = { file: bytes.file, line: first.value.position };
    const names = cellsOf(first.value.text, delimiter, where2).map((name) => name ?? "");
    if (names.includes("__proto__")) throw new UserError(protoKey({ place: where2, aside: "" }));
    const objects = startsResult === void 0 ? [columnsFrom(names)] : resultsIn2(names, startsResult, where2);
    for (const { position, text } of rows) {
      const place = { file: bytes.file, line: position };
      for (const objectOf of objects) {
        const parse3 = () => {
          const cells = cellsOf(text, delimiter, place);
          if (cells.length === names.length) return objectOf(cells);
          const what = "the row has another number of cells than the header";
          const [expected, found] = [`${names.length}`, `${cells.length}`];
          throw new UserError({ code: "bad-csv", what, where: place, expected, found });
        };
        yield { where: place, position, text, parse: parse3 };
      }
    }
  };
}
function columnsFrom(names, from = 0, to = names.length) {
  const free = freeNames(names.slice(from, to));
  return (cells) => Object.fromEntries(free.map((name, index) => [name, cells[from + index] ?? null]));
}
function resultsIn2(names, startsResult, where2) {
  const starts = names.flatMap((name, index) => startsResult.test(name) ? [index] : []);
  if (starts.length === 0) {
    const expected = "a name that matches `csv.results_from`";
    throw new UserError({ code: "no-results", what: "no column holds results", where: where2, expected, found: shown(names) });
  }
  const row = columnsFrom(names, 0, starts[0]);
  return starts.map((start, index) => {
    const more = columnsFrom(names, start + 1, starts[index + 1]);
    const result = { column: index + 1, header: names[start] };
    return (cells) => ({ row: row(cells), ...result, cell: cells[start] ?? null, more: more(cells) });
  });
}
function* splitRows(bytes) {
  let started;
  for (const line of everyLine(bytes)) {
    const text = line.text.replace(/\r$/, "");
    const row = started === void 0 ? { ...line, text } : { ...started, text: `${started.text}
${text}` };
    const isWhole = quotes(text) % 2 === (started === void 0 ? 0 : 1);
    const size = line.offset - row.offset + Buffer.byteLength(line.text);
    if (size > MAX_RECORD_BYTES) throw lineTooLarge(bytes.file, row.position);
    started = isWhole ? void 0 : row;
    if (isWhole && /[^,;\t]/.test(row.text)) yield row;
  }
  if (started === void 0) return;
  const where2 = { file: bytes.file, line: started.position };
  const fix = "Quote a cell that holds quotes, and write each of them twice; where the file was cut, run the suite again";
  throw new UserError({ code: "cut-csv", what: "a quote is never closed", where: where2, fix });
}
function quotes(text) {
  let count2 = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count2++;
  return count2;
}
function cellsOf(row, delimiter, where2) {
  const cells = [];
  let started;
  for (const part of row.split(delimiter)) {
    const isWhole = quotes(part) % 2 === (started === void 0 ? 0 : 1);
    const cell = started === void 0 ? part : `${started}${delimiter}${part}`;
    started = isWhole ? void 0 : cell;
    if (isWhole) cells.push(cell === "" ? null : unquoted(cell, where2));
  }
  return cells;
}
function unquoted(cell, where2) {
  if (!cell.includes('"')) return cell;
  const inner = cell.slice(1, -1);
  const isQuoted = cell.startsWith('"') && cell.endsWith('"') && !inner.replaceAll('""', "").includes('"');
  if (isQuoted) return inner === "" ? null : inner.replaceAll('""', '"');
  const fix = "Quote cells that hold quotes, and write each of them twice";
  throw new UserError({ code: "bad-csv", what: "a quote stands inside of a cell", where: where2, fix });
}

// src/suite/mapping/selector.ts
var environment2;
var SURROUNDINGS = /* @__PURE__ */ new Set(["environment", "token"]);
var MAX_PARTS = 32;
var NAMES = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;
function compileSelector(text) {
  const nodes = compileNodes2(text);
  if (!NAMES.test(text)) return (record) => nodes(record).map(({ value }) => value);
  const names = text.split(".").slice(1);
  return (record) => atNames(record, names);
}
function compileNodes2(text) {
  const query = compileQuery(text);
  return (record) => Array.from(query.lazyQuery(record), ({ value, location }) => ({ value, location }));
}
function compileQuery(text) {
  if (!text.startsWith("$")) throw new Error("a selector starts with `$`");
  environment2 ??= startEnvironment();
  const query = environment2.compile(text);
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

// src/suite/mapping/mapping-compiler.ts
function startCompiling({ nan }, placeOf3, problems) {
  const selectors = [];
  const partAt = (pointer) => {
    const report = (what, fix = "") => problems.add([{ code: "bad-mapping", what, where: placeOf3(pointer), fix }]);
    const compile = (text, make, isThere2) => {
      try {
        const use = { pointer, text, asked: 0, found: 0 };
        selectors.push(use);
        return counted2(make(text), use, isThere2);
      } catch (error) {
        report(`\`${inline(text)}\` is not a selector: ${inline(messageOf2(error))}`, adviseSelector(text));
        return () => [];
      }
    };
    return {
      path: dotted(pointer),
      isNanAbsent: nan === "absent",
      selectors,
      at: (...keys) => partAt(keys.map(String).reduce(memberPointer, pointer)),
      report,
      selector: (text) => compile(text, compileSelector, isPresent),
      nodes: (text) => compile(text, compileNodes2, ({ value }) => isPresent(value)),
      pattern(text, flags = 0) {
        try {
          return compileLinear(text, flags);
        } catch (error) {
          const fix = "Patterns are RE2: no look-around, no back-references, no large counts";
          report(`\`${inline(text)}\` is not a pattern: ${inline(messageOf2(error))}`, fix);
          return compileLinear("");
        }
      }
    };
  };
  return partAt("");
}
var WITHOUT_PATTERNS = "Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)";
function adviseSelector(text) {
  if (/\b(?:match|search)\s*\(/.test(text)) return WITHOUT_PATTERNS;
  return /^[A-Za-z_]/.test(text) ? `Write \`$.${inline(text)}\`` : "Selectors are JSONPath (RFC 9535)";
}
function isPresent(value) {
  return value !== void 0 && value !== null;
}
function counted2(find, use, isThere2) {
  return (record) => {
    const values = find(record);
    use.asked++;
    if (values.some(isThere2)) use.found++;
    return values;
  };
}
function unmapped(part, what, where2, fix = "") {
  return new UserError({ code: "unmapped", what: `mapping \`${part}\`: ${what}`, where: where2, fix });
}
function messageOf2(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/suite/mapping/python-literal.ts
var TOKEN2 = /[ \t\r\n]+|,[ \t\r\n]*\)|[{}[\](),:]|-?[\d.][\w.+-]*|-?[A-Za-z_]\w*/y;
var KEY_COLON = /[ \t\r\n]*:/y;
var JSON_FORMS = /* @__PURE__ */ new Map([
  ["(", "["],
  [")", "]"],
  ["True", "true"],
  ["False", "false"],
  ["None", "null"]
]);
var ESCAPE2 = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))|[\\\n\r]/g;
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
    const end = isText ? endOfText2(text, at) : endOfToken(text, at);
    if (end < 0) throw new SyntaxError(`not a Python literal at character ${at + 1}`);
    const token = text.slice(at, end);
    parts.push(isText ? jsonOfText(token.slice(1, -1)) : jsonOfToken(token, isNanAbsent, isKey2(text, end)));
    at = end;
  }
  return parseInnerJson(parts.join(""));
}
function endOfToken(text, at) {
  TOKEN2.lastIndex = at;
  return TOKEN2.test(text) ? TOKEN2.lastIndex : -1;
}
function isKey2(text, end) {
  KEY_COLON.lastIndex = end;
  return KEY_COLON.test(text);
}
function jsonOfToken(token, isNanAbsent, isKey3) {
  if (token.startsWith(",")) return token.endsWith(")") ? "]" : ",";
  if (/^-?[\d.]/.test(token)) return isKey3 ? `"${token}"` : token;
  if (isNanAbsent && /^-?(?:nan|inf)$/.test(token)) return "null";
  const form = JSON_FORMS.get(token);
  if (form === void 0 && /\w/.test(token)) throw new SyntaxError(`${token} is not a Python literal`);
  return form ?? token;
}
function jsonOfText(text) {
  const plain = text.replace(ESCAPE2, (written, short2, two, four, eight) => {
    if (short2 !== void 0) return ESCAPED.get(short2) ?? short2;
    const code = Number.parseInt(two ?? four ?? eight ?? "", 16);
    if (!(code <= 1114111)) throw new SyntaxError(`${written} is not an escape in a Python text`);
    return String.fromCodePoint(code);
  });
  return JSON.stringify(plain);
}

// src/suite/mapping/steps.ts
var hash = (...given) => process.getBuiltinModule("node:crypto").hash(...given);
var MISSED = /* @__PURE__ */ Symbol("not in the table");
function parseStep(formats, { path, isNanAbsent }) {
  return (value, where2) => {
    if (typeof value !== "string") return value;
    const read2 = readAs(value, formats, isNanAbsent);
    if (read2 === void 0) throw unmapped(path, `${shown(value)} cannot be read as ${formats.join(" or ")}`, where2);
    return read2.value;
  };
}
function matchStep(text, part) {
  const pattern = part.at("match").pattern(text);
  const group = Math.min(pattern.groupCount(), 1);
  if (pattern.groupCount() > 1) part.at("match").report("`match` takes one group, use (?:...) for others");
  return (value, where2) => {
    const text2 = exactText(value, part.path, where2);
    const matcher = text2 === void 0 ? void 0 : pattern.matcher(text2);
    return matcher?.find() ? matcher.group(group) ?? void 0 : void 0;
  };
}
function boundStep(least, most, part) {
  return (value, where2) => {
    if (typeof value !== "number") throw unmapped(part, `${shown(value)} is no number to compare`, where2);
    return value >= (least ?? value) && value <= (most ?? value);
  };
}
function mapStep(map2, hasDefault, part) {
  const table = new Map(Object.entries(map2));
  return (value, where2) => {
    const text = exactText(value, part, where2);
    if (table.has(text)) return table.get(text);
    if (hasDefault) return MISSED;
    throw unmapped(part, `${shown(value)} is not in \`map\`, which has ${[...table.keys()].join(", ")}`, where2);
  };
}
function scaleStep(scale, part) {
  return (value, where2) => {
    if (typeof value !== "number") throw unmapped(part, `${shown(value)} is no number to scale`, where2);
    const scaled = value * scale;
    if (!Number.isFinite(scaled)) throw unmapped(part, `${value} times ${scale} is too large for a number`, where2);
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
  const value = Number(NUMBER3.test(text) ? text : "none");
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
  const words2 = slugWords(typeof value === "string" ? value : wordiest(value));
  return words2 === "" ? digits : `${words2}-${digits}`;
}
function slugWords(text) {
  const plain = text.slice(0, 1e3).normalize("NFKD").toLowerCase().replace(new RegExp("\\p{M}+", "gu"), "").replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  if (plain.length <= READABLE) return plain.replace(/-$/, "");
  const cut3 = plain.slice(0, READABLE + 1);
  const end = cut3.lastIndexOf("-");
  return cut3.slice(0, end > 0 ? end : READABLE);
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
function timeBetween(start, end) {
  const [from, to] = [start.amount, end.amount];
  if (typeof from === "number" && typeof to === "number") return rounded(to - from);
  if (typeof from === "number" || typeof to === "number" || start.isTime !== end.isTime) return void 0;
  return rounded(Number(to - from) / (start.isTime ? 1e6 : 1));
}
function byMoment(a, b) {
  return a.amount === b.amount ? 0 : a.amount < b.amount ? -1 : 1;
}
function exactText(value, part, where2) {
  const text = textForm(value);
  if (text !== void 0) requireExact(value, part, where2);
  return text;
}
function readable(value, part, where2) {
  return exactText(value, part, where2) ?? canonicalJson(value);
}
function requireExact(value, part, where2) {
  if (!holdsLargeNumber(value)) return;
  const what = "a whole number beyond 2^53, whose last digits are lost, makes no text";
  throw unmapped(part, what, where2, "Write it as a text in the results");
}
var NOTHING = /^(?:|none|null|nan|false|0|0\.0|\[\]|\{\})$/i;
function errorText(value, part, where2) {
  if (value === void 0 || isNone(value)) return void 0;
  return value === true ? "failed without a message" : readable(value, part, where2);
}
function isNone(value) {
  if (typeof value === "string") return NOTHING.test(value.trim());
  return typeof value === "object" && value !== null ? Object.values(value).every(isNone) : !value;
}

// src/suite/mapping/each.ts
var LIST_PATH = /^\$(?:\.[A-Za-z_][\w-]*|\['[^'\\]*'\]|\["[^"\\]*"\])*\[\*\]$/;
var NAME = /\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g;
function namesOnWay(path) {
  if (!LIST_PATH.test(path)) return void 0;
  return Array.from(
    path.matchAll(NAME),
    ([, plain, single, double]) => must(plain ?? single ?? double, "a name in a path")
  );
}
function compileEach2(each, part) {
  if (each === void 0) return (record, where2) => [{ value: record, where: where2 }];
  const names = namesOnWay(each);
  if (names === void 0) return compileItems2(each, part);
  return (record, where2) => {
    const items2 = names.reduce(memberOf, record);
    if (typeof items2 !== "object" || items2 === null)
      throw unmapped("each", `there is no list or object at \`${each}\` but ${shown(items2)}`, where2);
    const pointer = names.reduce(memberPointer, where2.pointer ?? "");
    const isList2 = Array.isArray(items2);
    return Object.entries(items2).map(([key, item], at) => {
      const value = isList2 ? { record, item, index: at + 1 } : { record, item, key };
      return { value, where: { ...where2, pointer: memberPointer(pointer, key) } };
    });
  };
}
function compileItems2(each, part) {
  const select = part.nodes(each);
  if (!/[*?:,]|\.\./.test(each))
    part.report(`\`${inline(each)}\` selects one value, not its items`, `Write \`${inline(each)}[*]\``);
  return (record, where2) => select(record).map(({ value: item, location }) => {
    const last = location.at(-1) ?? "";
    const position = typeof last === "number" ? { index: last + 1 } : { key: last };
    const keys = location.map((name) => typeof name === "number" ? name + 1 : name);
    const value = { record, item, ...position, keys, parents: parentsOf(record, location) };
    const pointer = location.map(String).reduce(memberPointer, where2.pointer ?? "");
    return { value, where: { ...where2, pointer } };
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
function compileDecode(text, part) {
  if (text === void 0) return void 0;
  const select = part.nodes(text);
  return (record, where2) => {
    let decoded = record;
    for (const { value, location } of select(record)) {
      if (typeof value !== "string") continue;
      const read2 = readAs(value, ["json"], part.isNanAbsent);
      if (read2 === void 0) throw unmapped("decode", `${shown(value)} is not JSON`, where2);
      const name = location.at(-1);
      const around = location.slice(0, -1).map(String).reduce(memberOf, record);
      if (name === void 0) decoded = read2.value;
      else Reflect.set(around, name, read2.value);
    }
    return decoded;
  };
}
function compileColumns(text, part) {
  if (text === void 0) return () => (item) => item;
  const select = part.selector(text);
  return (record, where2) => {
    const [names] = select(record);
    if (!Array.isArray(names)) throw unmapped("columns", `${shown(names)} is not a list of names`, where2);
    return (item) => Array.isArray(item) ? Object.fromEntries(names.map((name, at) => [String(name), item[at]])) : item;
  };
}

// src/suite/mapping/values.ts
var SOURCES = ["select", "first_of", "parts", "object", "between", "file", "const"];
var absent = () => void 0;
function compileValue(spec, part) {
  if (spec === void 0) return absent;
  if (typeof spec === "string") return firstSelected(spec, part);
  const steps = Object.values(STEPS).flatMap((make) => make(spec, part) ?? []);
  const source = compileSource(spec, part);
  const together = compileTogether(spec, part.path);
  const stepped = (value, where2) => {
    const made = run(steps, value, where2);
    return made === MISSED ? spec.default : made;
  };
  return (record, where2) => {
    const value = source(record, where2);
    if (together === void 0) return stepped(value, where2) ?? spec.default;
    const items2 = value.map((item) => stepped(item, where2)).filter(isPresent);
    return items2.length === 0 ? spec.default : together(items2, where2);
  };
}
function compileText(spec, part) {
  const value = compileValue(spec, part);
  return (item, where2) => exactText(value(item, where2), part.path, where2);
}
function compileCondition2(spec, part, otherwise) {
  if (spec === void 0) return () => otherwise;
  const value = compileValue(spec, part);
  return (record, where2) => (value(record, where2) ?? false) !== false;
}
function compileObject2(specs, part) {
  const members2 = Object.entries(specs).map(([name, spec]) => ({ name, value: compileValue(spec, part.at(name)) }));
  return (record, where2) => {
    const entries = members2.map(({ name, value }) => [name, value(record, where2)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
  };
}
function firstSelected(text, part) {
  const selector = part.selector(text);
  return (record) => selector(record).find(isPresent);
}
function compileSource(spec, part) {
  const sources = SOURCES.filter((key) => spec[key] !== void 0);
  if (sources.length !== 1) {
    part.report(`a value has one source, not ${sources.length === 0 ? "none" : sources.join(" and ")}`);
    return absent;
  }
  if (spec.take !== void 0 && spec.select === void 0) part.at("take").report("`take` only goes with `select`");
  if (spec.member !== void 0) return compileMember3(spec, spec.member, part);
  if (spec.select !== void 0) return compileSelect(spec.select, spec.take, part.at("select"));
  if (spec.first_of !== void 0) return firstOf(compileEvery(spec.first_of, part.at("first_of")));
  if (spec.parts !== void 0) return partsJoined(compileEvery(spec.parts, part.at("parts")), spec.join, part.path);
  if (spec.object !== void 0) return compileObject2(spec.object, part.at("object"));
  if (spec.between !== void 0) return between(compileEvery(spec.between, part.at("between")), part.path);
  return spec.file === void 0 ? () => spec.const : (_, { file }) => file;
}
function compileSelect(text, take, part) {
  if (take === void 0 || take === "first") return firstSelected(text, part);
  const selector = part.selector(text);
  const present2 = (record) => selector(record).filter(isPresent);
  if (take === "last") return (record) => present2(record).at(-1);
  return take === "count" ? (record) => present2(record).length : present2;
}
function compileMember3(spec, name, part) {
  if (spec.select === void 0) part.at("member").report("`member` only goes with `select`");
  if (spec.take !== void 0) part.at("take").report("`take` does not go with `member`");
  const object = firstSelected(spec.select ?? "$", part.at("select"));
  const key = compileValue(name, part.at("member"));
  return (record, where2) => {
    const text = exactText(key(record, where2), part.path, where2);
    return text === void 0 ? void 0 : memberOf(object(record, where2), text) ?? void 0;
  };
}
function compileEvery(specs, part) {
  return specs.map((spec, index) => compileValue(spec, part.at(index)));
}
function firstOf(values) {
  return (record, where2) => {
    for (const value of values) {
      const result = value(record, where2);
      if (result !== void 0) return result;
    }
    return void 0;
  };
}
function partsJoined(values, join6, path) {
  return (record, where2) => {
    const parts = values.map((value) => value(record, where2));
    return parts.includes(void 0) ? void 0 : joined2(parts, join6 ?? "/", path, where2);
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
var STEPS = {
  match: ({ match }, part) => match === void 0 ? void 0 : matchStep(match, part),
  parse: ({ parse: parse3 }, part) => parse3 && parseStep([parse3].flat(), part),
  // biome-ignore lint/suspicious/noThenProperty: a key of mappings; nothing awaits this table
  then: ({ then }, part) => then === void 0 ? void 0 : compileValue(then, part.at("then")),
  equals: ({ equals }) => equals === void 0 ? void 0 : (value) => value === equals,
  at_least: ({ at_least: least, at_most: most }, { path }) => least === void 0 && most === void 0 ? void 0 : boundStep(least, most, path),
  // One step reads both bounds.
  at_most: () => void 0,
  map: ({ map: map2, default: fallback }, { path }) => map2 && mapStep(map2, fallback !== void 0, path),
  scale: ({ scale }, { path }) => scale === void 0 ? void 0 : scaleStep(scale, path),
  slug: ({ slug }, { path }) => slug && slugStep(path)
};
function compileTogether({ take, join: join6 }, path) {
  if (take === "sum") return (values, where2) => added(values, path, where2);
  if (take !== "all") return void 0;
  return (values, where2) => join6 === void 0 ? values : joined2(values, join6, path, where2);
}
function added(values, path, where2) {
  const nonNumber = values.find((value) => typeof value !== "number");
  if (nonNumber !== void 0) throw unmapped(path, `${shown(nonNumber)} is no number to add`, where2);
  const sum = sumOf(values);
  if (!Number.isFinite(sum)) throw unmapped(path, "the sum is too large for a number", where2);
  return sum;
}
function joined2(parts, join6, path, where2) {
  const texts = parts.map((part) => {
    const text = exactText(part, path, where2);
    if (text === void 0) throw unmapped(path, `${shown(part)} cannot be joined, since it is no text`, where2);
    return text;
  });
  return texts.join(join6);
}
function between(values, path) {
  return (record, where2) => {
    const endpoints = values.map((value) => value(record, where2));
    if (endpoints.includes(void 0)) return void 0;
    const [from, to] = endpoints.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === void 0)
      throw unmapped(path, `${endpoints.map((endpoint) => shown(endpoint)).join(" and ")} are no two times`, where2);
    return time;
  };
}

// src/suite/mapping/gather.ts
var MAX_GATHERED = 512 * 1024 * 1024;
var NO_PIECE = 'For items of no trial, add a name that no id has, `by: { first_of: [..., { const: "(none)" }] }`, and exclude it by `when`';
function compileGather({ gather, each, archive }, part) {
  if (gather === void 0) return (_, records) => records;
  for (const [key, spec] of Object.entries({ each, archive }))
    if (spec !== void 0) part.report(`\`gather\` does not go with \`${key}\``, "Leave one of them out");
  const select = part.at("items").selector(gather.items ?? "$");
  const keyOf2 = compileText(gather.by, part.at("by"));
  const orderOf = compileValue(gather.order, part.at("order"));
  const piecesOf = (value, { where: where2, position }) => select(value).map((item) => {
    const key = keyOf2(item, where2);
    if (key === void 0) throw unmapped("gather.by", `there is no text for ${shown(item)}`, where2, NO_PIECE);
    const order = orderOf(item, where2);
    const moment = readMoment(order);
    if (gather.order !== void 0 && moment === void 0)
      throw unmapped("gather.order", `${shown(order)} is neither a number nor a time`, where2);
    return { key, item, where: where2, position, moment };
  });
  return (file, records) => {
    const { partsOf: _, ...rest } = records;
    return { ...rest, items: gathered(file, records, piecesOf) };
  };
}
function* gathered(file, records, piecesOf) {
  const { items: items2, partsOf: partsOf3 } = records;
  const wholes = /* @__PURE__ */ new Map();
  let size = 0;
  for (const record of items2) {
    size += record.text.length;
    if (size > MAX_GATHERED) throw tooMuch(file);
    const value = record.parse();
    partsOf3?.(value, record.where);
    for (const piece of piecesOf(value, record)) appendTo(wholes, piece.key, piece);
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
  const [{ where: where2, position }] = pieces;
  const inOrder2 = pieces.toSorted((a, b) => a.moment && b.moment ? byMoment(a.moment, b.moment) : 0);
  const value = { items: inOrder2.map(({ item }) => item) };
  const text = JSON.stringify(value);
  const parse3 = () => {
    if (text.length <= MAX_RECORD_BYTES) return value;
    throw tooLarge("the pieces of one trial are too large", where2, { most: `${MAX_RECORD_BYTES} characters of JSON` });
  };
  return { where: where2, position, text, parse: parse3 };
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

// src/suite/mapping/compile-records.ts
function compileRecords(spec, mapping) {
  const parse3 = spec.nan === void 0 ? parseRecord : (text, where2) => parseRecord(nanAsNull(text), where2);
  const requireFinished = compileUnfinished(spec.unfinished, mapping.at("unfinished"));
  const readShared = (text, where2) => {
    const value = parse3(text, where2);
    requireFinished(value, where2);
    return { text, value };
  };
  const readArchive = spec.archive && compileArchive(spec.archive, readShared, parse3);
  const readText2 = compileTexts(spec, { parse: parse3, readShared, requireFinished }, mapping);
  const gather = compileGather(spec, mapping.at("gather"));
  return (input) => {
    const archive = readArchive && isArchive(input) ? input.unzip?.() : void 0;
    return readArchive && archive ? readArchive(input.file, archive) : gather(input.file, readText2(input));
  };
}
function* decodedRecords(items2, decode) {
  for (const record of items2) yield { ...record, parse: () => decode(record.parse(), record.where) };
}
function compileTexts(spec, reading, mapping) {
  const { parse: parse3, requireFinished } = reading;
  const records = spec.records ?? "$[*]";
  const path = records === "$" ? "document" : { names: namesOnWay(records) ?? [] };
  const readCsv = compileCsv(spec.csv ?? {}, mapping.at("csv"));
  const itemsOf3 = compileEach2(spec.each, mapping.at("each"));
  const list = listInDocument(spec, path);
  const decode = compileDecode(spec.decode, mapping.at("decode"));
  const columns = compileColumns(spec.columns, mapping.at("columns"));
  if (spec.columns !== void 0 && list === void 0)
    mapping.at("columns").report("`columns` names the values of items", "Add `records: $` and `each: $.data[*]`");
  const partsOf3 = (record, where2) => {
    const parts = itemsOf3(record, where2);
    requireFinished(record, where2);
    return parts;
  };
  const split = (input) => {
    const { file } = input;
    const open = openResults(input, spec.format === "junit");
    switch (spec.format ?? formatOf(open, path, file)) {
      case "json":
        if (list !== void 0) return itemRecords(input, open, list, { ...reading, columns });
        return {
          items: listRecords(file, splitDocument(open, path), path, parse3),
          partsOf: partsOf3,
          header: () => headerOf(input, path, parse3)
        };
      case "junit":
        if (open.shape !== "xml") throw wrongFormat(file, "XML", "Let the test runner write a JUnit report");
        return junitReport(open);
      case "jsonl":
        return { items: lineRecords(file, splitLines2(open), parse3), partsOf: partsOf3 };
      default:
        if (open.shape === "other" && spec.records !== void 0)
          throw wrongFormat(file, "JSON", `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``);
        return { items: readCsv(open), partsOf: partsOf3 };
    }
  };
  if (decode === void 0) return split;
  return (input) => {
    const records2 = split(input);
    return { ...records2, items: decodedRecords(records2.items, decode) };
  };
}
function headerOf(input, path, parse3) {
  const open = openResults(input);
  if (path !== "document")
    return path.names.length === 0 ? void 0 : parse3(documentWithout(path.names, open), { file: open.file });
  const [whole] = splitDocument(open, path);
  return parse3(whole?.text ?? "", { file: open.file });
}
function listInDocument({ each, decode }, path) {
  return each === void 0 || decode !== void 0 || path !== "document" ? void 0 : namesOnWay(each);
}
function itemRecords(input, first, names, { readShared, parse: parse3, columns }) {
  const { file } = first;
  const shared = readShared(documentWithout(names, first), { file });
  const named = columns(shared.value, { file });
  const path = { names, orMap: true };
  const pieces = splitDocument(openResults(input), path);
  const items2 = listRecords(file, pieces, path, (text, where2) => named(parse3(text, where2)));
  return { items: items2, shared, header: () => shared.value };
}
var OF_LINES = /\.(?:jsonl|ndjson)(?:\.gz)?$/i;
function formatOf({ shape: shape2 }, path, file) {
  if (shape2 === "other") return "csv";
  const isLines = shape2 === "object" && path !== "document" && (path.names.length === 0 || OF_LINES.test(file));
  return isLines ? "jsonl" : "json";
}
function wrongFormat(file, format, fix) {
  return new UserError({ code: "wrong-format", what: `the file is not ${format}`, where: { file }, fix });
}
function compileUnfinished(spec, part) {
  const why = compileValue(spec, part);
  return (record, where2) => {
    const reason = why(record, where2) ?? false;
    if (reason === false) return;
    throw new UserError({
      code: "unfinished-run",
      what: `the run did not finish: ${inline(textForm(reason) ?? JSON.stringify(reason))}`,
      where: where2,
      fix: "Run the suite again"
    });
  };
}

// src/suite/mapping/expect.ts
var LEAST_DECIMALS = 2;
function compileExpect(spec, part) {
  if (spec === void 0) return void 0;
  const totalsIn = compileObject2(spec, part);
  return (file) => startTotals(file, totalsIn);
}
function startTotals(file, totalsIn) {
  const counting2 = startTrialCounts();
  let records = 0;
  let passed = 0;
  let declared = {};
  return {
    /** Adds a record of a file without a header; any record may contain the totals. */
    addRecord(record, where2) {
      declared = { ...declared, ...totalsIn(record, where2) };
    },
    /** Adds an item: its trial, or undefined if it is not one. */
    addTrial(trial) {
      records++;
      if (trial === void 0) return;
      counting2.add(trial);
      if (factAt(trial, "harness.passed") === true) passed++;
    },
    /**
     * The totals that the file reports, each with what was read.
     * @param header content of the file besides its records
     * @throws UserError for totals that differ
     */
    check(header) {
      const where2 = { file };
      const counts2 = { ...counting2.counts(), passed };
      const { trials } = counts2;
      const errors = sumOf(Object.values(counts2.errors));
      const read2 = { ...counts2, records, errors, pass_rate: passed / Math.max(1, trials) };
      const expected = header === void 0 ? declared : totalsIn(header, where2);
      const totals = Object.entries(expected).map(([total, value]) => {
        if (typeof value !== "number") throw unmapped(`expect.${total}`, `${shown(value)} is not a number`, where2);
        return { total, declared: rounded(value), read: read2[total] };
      });
      const [first, ...others] = totals.filter((total) => !isAsDeclared(total));
      if (first !== void 0)
        throw new UserError([
          difference(first, where2, ` (${countsText({ ...counts2, unread: records - trials })})`),
          ...others.map((total) => difference(total, where2))
        ]);
      return totals;
    }
  };
}
function isAsDeclared({ total, declared, read: read2 }) {
  if (total !== "pass_rate") return declared === read2;
  const decimals = Math.max(LEAST_DECIMALS, String(declared).split(".")[1]?.length ?? 0);
  return Math.abs(declared - read2) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}
function difference({ total, declared, read: read2 }, where2, beside = "") {
  return {
    code: "other-totals",
    what: `the trials in this file are not those that it reports: \`expect.${total}\` differs`,
    where: where2,
    expected: `${declared}`,
    found: `${read2}${beside}`,
    fix: "Let the harness write every trial, passed and failed. If the file is whole, correct the mapping"
  };
}
function countsText({
  passed,
  failed,
  errors,
  unread
}) {
  const kinds = Object.entries(errors).filter(([, count2]) => count2 > 0);
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...kinds.map(([kind, count2]) => counted(count2, `${kind} error`)),
    ...unread === 0 ? [] : [`${counted(unread, "record")} not read`]
  ].join(", ");
}

// src/suite/mapping/join.ts
function compileJoin({ mapping, nan, join: join6 }, part) {
  if (join6 === void 0) return void 0;
  const { files, records, by, to, optional = false, expect: expect2 } = join6;
  const pattern = part.at("files").pattern(files);
  const split = compileRecords({ mapping, scenario: "$", ...records && { records }, ...nan && { nan } }, part);
  return {
    /** Whether the results may lack such files. */
    isOptional: optional,
    /** The totals that a record states of the trials; undefined if no record has to. */
    totalsIn: expect2 && compileObject2(expect2, part.at("expect")),
    /** Whether a file contains records to join instead of trials. */
    reads: (file) => pattern.test(file),
    split,
    /** Key of a record to join; undefined if it belongs to no trial. */
    keyOf: compileText(by, part.at("by")),
    /** Key of the source of a trial; undefined if no record is joined to it. */
    keyOfTrial: compileText(to, part.at("to"))
  };
}
var NO_FILE = {
  code: "no-joined-file",
  what: "no file of the results matches `join.files`",
  fix: "Name these files among the results too, or correct the pattern"
};
function readJoined(join6, files, { redaction, problems }) {
  const records = /* @__PURE__ */ new Map();
  const declared = /* @__PURE__ */ new Map();
  const read2 = startTrialCounts();
  let isSuspect = false;
  let size = 0;
  const add = (key, value, where2) => {
    if (records.has(key)) throw unmapped("join.by", `two records have the key ${shown(key)}`, where2);
    records.set(key, { value, where: where2, isTaken: false });
  };
  const addTotals = (record, where2) => {
    const totals = join6.totalsIn?.(record, where2) ?? {};
    for (const [total, count2] of Object.entries(totals))
      declared.set(total, (declared.get(total) ?? 0) + Number(count2));
  };
  const attempt = (work) => unlessMistaken(work, (mistake) => problems.take(mistake));
  const joinFiles = files.filter(({ file }) => join6.reads(file));
  if (joinFiles.length === 0 && !join6.isOptional) problems.add([NO_FILE]);
  for (const file of joinFiles) {
    attempt(() => {
      const mayHoldSecret = startPrefilter(redaction);
      for (const record of join6.split(file).items) {
        const { where: where2, text, parse: parse3 } = record;
        size += text.length;
        if (size > MAX_GATHERED) throw tooMuch(file.file);
        const holdsSecret = mayHoldSecret(record);
        isSuspect ||= holdsSecret;
        attempt(() => {
          const value = holdsSecret ? redaction.value(parse3()) : parse3();
          addTotals(value, where2);
          const key = join6.keyOf(value, where2);
          if (key !== void 0) add(key, value, where2);
        });
      }
    });
  }
  return {
    /** Whether any of the records contained a secret. */
    isSuspect,
    /** The source of a trial with the record of its key as `joined`. @throws UserError for a source that is not an object */
    addTo(value, where2) {
      const key = join6.keyOfTrial(value, where2);
      const record = key === void 0 ? void 0 : records.get(key);
      if (record === void 0) return value;
      if (!isRecord(value))
        throw unmapped("join", `${shown(value)} is not an object, so no record can be added`, where2);
      record.isTaken = true;
      return { ...value, joined: record.value };
    },
    /** Counts a trial, for the totals that the records state. */
    addTrial: read2.add,
    /** Problems of records that no trial used, and of totals that differ from the trials; empty without any. */
    problems: () => [
      ...unusedIn(records),
      ...join6.totalsIn === void 0 ? [] : differences(declared, read2.counts())
    ]
  };
}
function differences(declared, read2) {
  return ["trials", "passed"].flatMap((total) => {
    const stated = declared.get(total);
    if (stated === read2[total]) return [];
    const statement = stated === void 0 ? `no number of ${total}` : `${stated} ${total}`;
    const what = `the joined files state ${statement}, and other results are there`;
    const fix = "Name the results and the scores of the same categories";
    return [{ code: "other-totals", what, found: `${read2[total]} ${total}`, fix }];
  });
}
function unusedIn(records) {
  const unusedRecords = [...records].filter(([, { isTaken }]) => !isTaken);
  const [first] = unusedRecords;
  if (first === void 0) return [];
  const [key, { where: where2 }] = first;
  const what = `${counted(unusedRecords.length, "joined record")} without a trial, first the one with the key \`${inline(key)}\``;
  const fix = "Correct `join.by` or `join.to`, let the harness write a verdict for each, or give `by` no value there";
  return [{ code: "join-unused", what, where: where2, fix }];
}

// src/suite/mapping/trace.ts
var NO_ITEMS = { in: () => [], add: () => void 0 };
function compileTrace2(spec, part) {
  const select = part.at("steps").selector(spec.steps);
  const results = compileResults(spec.results, part.at("results"));
  const addMessage = compileMessage(spec.message, part.at("message"));
  const calls = compileCalls(spec.calls, part.at("calls"));
  const isSingle = !/[*?:,]|\.\./.test(spec.steps);
  const addStep = (step, where2, draft) => {
    const [called, answers] = [calls.in(step, where2), results.in(step, where2)];
    const areLate = called.length > 0 && !answers.includes(step);
    if (!areLate) addAll(answers, results, where2, draft);
    if (answers.includes(step)) return;
    addMessage(step, where2, draft);
    addAll(called, calls, where2, draft);
    if (areLate) addAll(answers, results, where2, draft);
  };
  return (record, where2) => {
    const draft = { steps: [], number: 0, unanswered: unansweredCalls() };
    for (const step of select(record)) {
      if (isSingle && Array.isArray(step)) {
        const fix = `Select its items: \`${inline(spec.steps)}[*]\``;
        throw unmapped("trace.steps", "the selector found a list instead of its items", where2, fix);
      }
      draft.number += 1;
      addStep(step, where2, draft);
    }
    return draft.steps;
  };
}
function addAll(items2, { add }, where2, draft) {
  for (const item of items2) add(item, where2, draft);
}
function compileMessage(spec, part) {
  if (spec === void 0) return () => void 0;
  const when = compileCondition2(spec.when, part.at("when"), true);
  const role = compileName(spec.role, part.at("role"));
  const text = compileValue(spec.text, part.at("text"));
  return (step, where2, draft) => {
    if (!when(step, where2)) return;
    const content = text(step, where2);
    if (content === void 0 || content === "") return;
    draft.steps.push({
      type: "message",
      role: role(step, where2, draft),
      text: readable(content, "trace.message.text", where2)
    });
  };
}
function compileCalls(spec, part) {
  if (spec === void 0) return NO_ITEMS;
  const select = part.at("select").selector(spec.select);
  const when = compileCondition2(spec.when, part.at("when"), true);
  const tool = compileName(spec.tool, part.at("tool"));
  const args = compileValue(spec.args, part.at("args"));
  const id = compileText(spec.id, part.at("id"));
  const answer2 = compileAnswer(spec, part);
  return {
    in: (step, where2) => select(step).filter((item) => when(item, where2)),
    add: (item, where2, draft) => {
      const call = { type: "tool_call", tool: tool(item, where2, draft), args: args(item, where2) ?? {} };
      draft.steps.push(call);
      if (!answer2(item, where2, call)) draft.unanswered.add(call, id(item, where2));
    }
  };
}
function compileResults(spec, part) {
  if (spec === void 0) return NO_ITEMS;
  const select = part.at("select").selector(spec.select ?? "$");
  const isResult = compileCondition2(spec.when, part.at("when"), false);
  const id = compileText(spec.id, part.at("id"));
  const tool = compileText(spec.tool, part.at("tool"));
  const result = compileValue(spec.result, part.at("result"));
  const answer2 = compileAnswer(spec, part);
  return {
    in: (step, where2) => select(step).filter((item) => isResult(item, where2)),
    add: (item, where2, draft) => {
      const call = draft.unanswered.take(id(item, where2), tool(item, where2));
      if (call !== void 0) {
        answer2(item, where2, call);
        return;
      }
      const text = readable(result(item, where2) ?? "", "trace.results.result", where2);
      draft.steps.push({ type: "message", role: "tool", text });
    }
  };
}
function compileAnswer(spec, part) {
  const result = compileValue(spec.result, part.at("result"));
  const error = compileValue(spec.error, part.at("error"));
  return (item, where2, call) => {
    const returned = result(item, where2);
    const failed = errorText(error(item, where2), `${part.path}.error`, where2);
    if (returned !== void 0) call.result = returned;
    if (failed !== void 0) call.error = failed;
    return returned !== void 0 || failed !== void 0;
  };
}
function compileName(spec, part) {
  const textIn2 = compileText(spec, part);
  const fix = "Restrict it to some steps by `when`";
  return (item, where2, { number }) => {
    const text = textIn2(item, where2);
    if (text === void 0) throw unmapped(part.path, `step ${number} has no text for it`, where2, fix);
    return text;
  };
}
function unansweredCalls() {
  const queues = /* @__PURE__ */ new Map();
  return {
    add(call, id) {
      const waiting = { call, isAnswered: false };
      for (const key of [...id === void 0 ? [] : [`id:${id}`], `tool:${call.tool}`, "any"]) {
        const queue = queues.get(key) ?? { calls: [], first: 0 };
        queue.calls.push(waiting);
        queues.set(key, queue);
      }
    },
    /** Takes the call with this id; without an id, the earliest unanswered call of this tool, else of any tool. */
    take(id, tool) {
      for (const key of id === void 0 ? [`tool:${tool}`, "any"] : [`id:${id}`]) {
        const queue = queues.get(key);
        if (queue === void 0) continue;
        while (queue.calls[queue.first]?.isAnswered) queue.first++;
        const entry = queue.calls[queue.first];
        if (entry === void 0) continue;
        entry.isAnswered = true;
        return entry.call;
      }
      return void 0;
    }
  };
}

// src/suite/mapping/mapping.ts
var check2 = schemaCheck(mapping_schema_default);
function loadMapping(file, text) {
  return readConfig(file, text, check2, (spec, { placeOf: placeOf3, problems }) => {
    const whole = startCompiling(spec, placeOf3, problems);
    return {
      name: spec.mapping,
      hash: contentHash(spec),
      isUnverified: spec.unverified === true,
      split: compileRecords(spec, whole),
      apply: compileTrial(spec, whole),
      totals: compileExpect(spec.expect, whole.at("expect")),
      join: compileJoin(spec, whole.at("join")),
      ...compileNumbers(spec, whole.at("number_trials")),
      selectors: whole.selectors
    };
  });
}
function compileNumbers({ trial, number_trials: counts2 }, part) {
  if (counts2 === void 0) return { trialNumbers: trial === void 0 ? "none" : "read", agentOf: void 0 };
  if (trial !== void 0) part.report("`number_trials` does not go with `trial`", "Leave one of them out");
  if (counts2 === true) return { trialNumbers: "counted in a file", agentOf: void 0 };
  if (counts2 === "files") return { trialNumbers: "counted in all files", agentOf: void 0 };
  if (typeof counts2 === "object" && "files" in counts2)
    return { trialNumbers: "counted in all files", agentOf: compileValue(counts2.files, part.at("files")) };
  return { trialNumbers: "counted in a file", agentOf: compileValue(counts2, part) };
}
function compileTrial(spec, whole) {
  const isTrial = compileCondition2(spec.when, whole.at("when"), true);
  const members2 = compileMembers2(spec, whole);
  const facts = compileFacts(spec.facts ?? {}, whole.at("facts"));
  return (record, where2) => {
    if (!isTrial(record, where2)) return void 0;
    const native = {};
    for (const [name, value] of members2) {
      const member = value(record, where2);
      if (member !== void 0) native[name] = member;
    }
    return { ...native, ...facts(record, where2) };
  };
}
function compileMembers2(spec, whole) {
  const value = (name) => compileValue(spec[name], whole.at(name));
  return [
    ["scenario", compileScenario(spec.scenario, whole.at("scenario"))],
    ["trial", value("trial")],
    ["title", changed(value("title"), (raw, where2) => exactText(raw, "title", where2) ?? raw)],
    ["tags", changed(value("tags"), (items2) => items2 === void 0 ? void 0 : [items2].flat())],
    ...spec.trace ? [["trace", compileTrace2(spec.trace, whole.at("trace"))]] : [],
    ...spec.usage ? [["usage", changed(compileObject2(spec.usage, whole.at("usage")), unlessEmpty)]] : [],
    ...spec.error ? [["error", compileError(spec.error, whole.at("error"))]] : []
  ];
}
function compileScenario(spec, part) {
  const value = compileValue(spec, part);
  return (record, where2) => {
    const scenario = value(record, where2);
    if (scenario === void 0)
      throw unmapped(
        "scenario",
        "the record has no value for it",
        where2,
        "`agent-gate inspect` shows what selectors find"
      );
    const id = exactText(scenario, "scenario", where2);
    if (typeof scenario === "number" && !Number.isInteger(scenario))
      throw unmapped("scenario", `${scenario} is no whole number, so it cannot be an id`, where2);
    if (id === void 0)
      throw unmapped("scenario", `${shown(scenario)} is no text; \`slug: true\` makes an id of it`, where2);
    return id;
  };
}
function changed(value, change) {
  return (record, where2) => change(value(record, where2), where2);
}
function unlessEmpty(amounts) {
  return Object.keys(amounts).length === 0 ? void 0 : amounts;
}
var KINDS6 = ["judge", "infrastructure", "agent"];
function compileError(spec, part) {
  const { RE2JS } = loadLazily("./re2js.cjs");
  const when = compileCondition2(spec.when, part.at("when"), true);
  const unless = compileCondition2(spec.unless, part.at("unless"), false);
  const message = compileValue(spec.message, part.at("message"));
  const patterns = KINDS6.flatMap(
    (kind) => (spec.kinds?.[kind] ?? []).map((text, index) => {
      return { kind, pattern: part.at("kinds", kind, index).pattern(text, RE2JS.CASE_INSENSITIVE) };
    })
  );
  return (record, where2) => {
    if (!when(record, where2) || unless(record, where2)) return null;
    const text = errorText(message(record, where2), "error.message", where2);
    if (text === void 0) return null;
    const kind = patterns.find(({ pattern }) => pattern.test(text))?.kind ?? spec.otherwise;
    return { kind: kind ?? "agent", message: text, classified: kind !== void 0 };
  };
}
var STANDARD = ["scenario", "trial", "title", "tags", "trace", "usage", "error"];
function compileFacts(specs, part) {
  const names = Object.keys(specs);
  const facts = Object.entries(specs).map(([name, spec]) => {
    checkName2(name, names, part.at(name));
    return { path: name.split("."), value: compileValue(spec, part.at(name)) };
  });
  return (record, where2) => {
    const root = {};
    for (const { path, value } of facts) {
      const fact = value(record, where2);
      if (fact !== void 0) put(root, path, fact);
    }
    return root;
  };
}
function checkName2(name, names, fact) {
  const parts = name.split(".");
  const [first = ""] = parts;
  if (STANDARD.includes(first)) fact.report(`\`${first}\` is no fact`, `Use the part \`${first}\` of the mapping`);
  if (parts.some((part) => REFUSED_NAMES.has(part))) fact.report(`\`${name}\` cannot be a fact`);
  if (names.some((parent) => name.startsWith(`${parent}.`)))
    fact.report(`\`${name}\` is part of another fact of this mapping`);
}
function put(root, path, value) {
  let at = root;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name];
  }
  at[must(path.at(-1), "the last name of a path")] = value;
}

// schemas/judge-check.schema.json
var judge_check_schema_default = () => loadLazily("./judge-check.schema.cjs").default;

// schemas/label.schema.json
var label_schema_default = () => loadLazily("./label.schema.cjs").default;

// src/io/judge/labels.ts
var BESIDE = { labels: ".labels.jsonl", check: ".judge-check.json" };
function besideRubric(rubric, kind) {
  return rubric.replace(/\.ya?ml$/, BESIDE[kind]);
}
var labelCheck = schemaCheck(label_schema_default);
var fileCheck = schemaCheck(judge_check_schema_default);
function readCheck({ file, text }) {
  const value = parseRecord(text, { file }, "Let `agent-gate judge-check` write it again");
  return fileCheck.parse(value, (pointer) => ({ file, pointer }));
}

// src/io/rubric-files.ts
var { readdirSync } = process.getBuiltinModule("node:fs");
var { join, resolve } = process.getBuiltinModule("node:path");
var ENDINGS = [".yml", ".yaml"];
var RUBRIC_FOLDER = "rubrics";
var YAML_NAME = /\.ya?ml$/;
function findNested(root) {
  return rubricsBelow(RUBRIC_FOLDER, root, (file) => file.split("/").length > 2).map(({ file }) => file);
}
function rubricsBelow(folder, root, isWanted) {
  if (!folderExists(folder, root)) return [];
  return filesBelow(folder, root, YAML_NAME).filter((file) => !TEST_FILE.test(file) && isWanted(file)).sort().map((file) => read(file, root)).filter(({ text }) => HEADER.test(text));
}
var HEADER = /^(?:\{\s*)?["']?(?:rubric|meta)["']?[ \t]*:/m;
function readCases(rubric, root) {
  const test2 = casesBeside(rubric, root);
  return test2 === void 0 ? null : read(test2, root);
}
function filesBelow(folder, root, ending) {
  const isPassedOver = (name) => name === "node_modules" || name.startsWith(".");
  return onDisk(folder, () => readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })).filter((path) => ending.test(path) && !slashed(path).split("/").some(isPassedOver)).map((path) => slashed(join(folder, path))).filter((path) => !folderExists(path, root));
}
function casesBeside(rubric, root) {
  const names = ENDINGS.map((ending) => rubric.replace(YAML_NAME, `.test${ending}`));
  return findOnly(names, root);
}
function read(file, root) {
  return { file, text: readText(file, root, { outside: true }) };
}

// src/io/config.ts
var { readdirSync: readdirSync2 } = process.getBuiltinModule("node:fs");
var { join: join2 } = process.getBuiltinModule("node:path");
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
  const checks = problems.collect(() => checksBeside(rubrics ?? [], options.root));
  const texts = { mapping: mapping ?? null, rubrics: rubrics ?? [], policy: policy ?? null, checks };
  return compileConfig(texts, problems);
}
function loadMappingAndPolicy(options) {
  return compileConfig({ mapping: mappingText(options), rubrics: [], policy: policyText(options) });
}
var compileRubrics = perObject(loadRubrics);
function compileConfig(texts, problems = new Problems(), compiled2) {
  const mapping = problems.collect(() => texts.mapping && loadMapping(texts.mapping.file, texts.mapping.text)) ?? null;
  const textsOf3 = ({ rubrics: rubrics2 }) => JSON.stringify(rubrics2.map(({ file, text }) => [file, text]));
  const isSame = compiled2 !== void 0 && textsOf3(compiled2.texts) === textsOf3(texts);
  const rubrics = isSame ? compiled2.rubrics : problems.collect(() => compileRubrics(texts.rubrics)) ?? [];
  const policy = problems.collect(() => texts.policy && readPolicy(texts.policy.file, texts.policy.text));
  const isAsked = (id) => rubrics.some((rubric) => rubric.id === id && rubric.judged.length > 0);
  const read2 = (policy?.judge == null ? [] : texts.checks ?? []).flatMap((text) => problems.collect(() => ({ text, check: readCheck(text) })) ?? []).filter(({ check: check3 }) => isAsked(check3.rubric));
  problems.throwAny();
  const checks = read2.map(({ check: check3 }) => check3);
  const judging = withJudged(policy ?? defaultPolicy, rubrics, checks);
  return { mapping, rubrics, policy: judging, checks, texts: { ...texts, checks: read2.map(({ text }) => text) } };
}
function withJudged(policy, rubrics, checks) {
  const asking = rubrics.map((rubric) => ({
    ...rubric,
    asked: Object.fromEntries(rubric.judged.map((question) => [question.key, howAsked(question, policy.judge)]))
  }));
  return { ...policy, judged: judgedRates(asking, checks, policy.judge?.require ?? null) };
}
function checksBeside(rubrics, root) {
  const files = rubrics.map(({ file }) => besideRubric(file, "check")).filter((file) => fileExists(file, root));
  return files.map((file) => ({ file, text: readText(file, root, { outside: true }) }));
}
function mappingText({ mapping, root }) {
  if (mapping === void 0) return null;
  const shipped = readShipped("mappings", mapping);
  if (shipped !== void 0) return shipped;
  if (/^[\w-]+$/.test(mapping) && !isThere(mapping, root)) {
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
  const ownRubrics = findTexts([RUBRIC_FILES], root);
  return ownRubrics.length > 0 ? ownRubrics : defaultRubric();
}
function defaultRubric() {
  return [readShipped("rubrics", DEFAULT_RUBRIC)].filter((text) => text !== void 0);
}
var LIKE_POLICY = /^\.?agents?[-_]?gate\.(?:ya?ml|json)$/i;
function findOverlooked({ rubrics, policy, root }) {
  const hasPolicy = policy !== void 0 || findOnly(POLICY_NAMES, root) !== void 0;
  return valueOr([], () => [
    ...hasPolicy ? [] : ["", ".github/"].flatMap((folder) => policiesIn(folder, root)),
    ...rubrics.length > 0 ? [] : findNested(root)
  ]);
}
function policiesIn(folder, root) {
  if (!folderExists(folder, root)) return [];
  const names = readdirSync2(join2(root, folder)).filter((name) => LIKE_POLICY.test(name));
  return names.sort().map((name) => `${folder}${name}`);
}
function policyText({ policy, root }) {
  if (policy !== void 0) return { file: policy, text: readText(policy, root, { outside: true }) };
  const usual = findOnly(POLICY_NAMES, root);
  return usual === void 0 ? null : { file: usual, text: readText(usual, root) };
}

// schemas/gate.schema.json
var gate_schema_default = () => loadLazily("./gate.schema.cjs").default;

// src/io/bundle/bundled-config.ts
var MAPPING = "mapping.yml";
var POLICY = "policy.yml";
var RUBRICS = "rubrics/";
var CHECKS = "judge-checks/";
function bundledTexts({ mapping, rubrics, policy, checks = [] }, folder = "") {
  const taken = /* @__PURE__ */ new Set();
  const named = (kind, parent, sources) => sources.flatMap((source) => {
    const name = must(source.file.split("/").at(-1), "the name of a file").replaceAll(/[^\w.-]/g, "_");
    let free = name;
    for (let count2 = 2; taken.has(diskName(free)); count2++) free = `${count2}-${name}`;
    taken.add(diskName(free));
    return bundled(kind, `${parent}${free}`, source);
  });
  const bundled = (kind, file, source) => source === null ? [] : [{ ...source, kind, file: `${folder}${file}`, name: source.file }];
  return [
    ...named("rubric", RUBRICS, rubrics),
    ...bundled("mapping", MAPPING, mapping),
    ...bundled("policy", POLICY, policy),
    ...named("judge check", CHECKS, checks)
  ];
}
function configOfBundle(bundle) {
  const { shipped = [] } = bundle.manifest;
  const read2 = (file) => ({
    file: `${bundle.label}/${file}`,
    text: new TextDecoder().decode(bundle.bytes(file)),
    ...shipped.includes(file) ? { shipped: true } : {}
  });
  const below = (folder) => bundle.manifest.files.flatMap(({ file }) => file.startsWith(folder) ? [read2(file)] : []);
  return {
    mapping: bundle.has(MAPPING) ? read2(MAPPING) : null,
    rubrics: below(RUBRICS),
    policy: bundle.has(POLICY) ? read2(POLICY) : null,
    checks: below(CHECKS)
  };
}
var gateCheck = schemaCheck(gate_schema_default);
function gateText(gate) {
  const { newest, ...rest } = gate;
  const baselines = gate.baselines.map(storedBaseline);
  const document = { ...rest, baselines, ...newest && { newest: storedBaseline(newest) } };
  return `${JSON.stringify(document)}
`;
}
function storedBaseline({ origin, report, head, evidence }) {
  return { origin, report, head: head.measured === report ? null : head, ...evidence && { evidence } };
}
function checkGate(value, file) {
  const { head, baselines, newest, ...rest } = gateCheck.parse(value, (pointer) => ({ file, pointer }));
  const reportAt = (report, at) => reportCheck.parse(report, (pointer) => ({ file, pointer: `${at}${pointer}` }));
  const runAt = ({ head: cell, ...run2 }, at) => {
    const report = reportAt(run2.report, `${at}/report`);
    if (cell !== null && "unavailable" in cell) return { ...run2, report, head: cell };
    const measured = cell === null ? report : reportAt(cell.measured, `${at}/head/measured`);
    return { ...run2, report, head: { measured } };
  };
  return {
    ...rest,
    head: head && { ...head, report: reportAt(head.report, "/head/report") },
    baselines: baselines.map((run2, index) => runAt(run2, `/baselines/${index}`)),
    ...newest === void 0 ? {} : { newest: runAt(newest, "/newest") }
  };
}
function recordedEvidence({ label, json }) {
  return valueOr(void 0, () => gateCheck.parse(json("gate.json"), (pointer) => ({ file: label, pointer })).evidence);
}
function textsOf2({ texts }, read2) {
  const textOf = ({ file, name }) => ({
    file: name,
    text: new TextDecoder().decode(read2(file))
  });
  const only = (kind) => {
    const text = texts.find((listed) => listed.kind === kind);
    return text === void 0 ? null : textOf(text);
  };
  const all2 = (wanted) => texts.filter(({ kind }) => kind === wanted).map(textOf);
  return {
    mapping: only("mapping"),
    rubrics: all2("rubric"),
    policy: only("policy"),
    checks: all2("judge check")
  };
}

// schemas/history.schema.json
var history_schema_default = () => loadLazily("./history.schema.cjs").default;

// schemas/manifest.schema.json
var manifest_schema_default = () => loadLazily("./manifest.schema.cjs").default;

// src/io/bundle/two-jobs.ts
var TWO_JOBS_FILE = "two-jobs.json";
function readTwoJobs(bytes, label) {
  const mark2 = parseRecord(new TextDecoder().decode(bytes), { file: `${label}/${TWO_JOBS_FILE}` });
  const [attempt, jobs] = [memberOf(mark2, "attempt"), memberOf(mark2, "jobs")];
  return {
    attempt: typeof attempt === "number" ? attempt : 0,
    jobs: Array.isArray(jobs) ? jobs.filter((job) => typeof job === "string") : []
  };
}
function refusedTwoJobs({ jobs }, label) {
  return new UserError({
    code: "two-jobs",
    what: `two jobs or steps of its run reported this suite: ${nameList(jobs)}`,
    where: { file: label },
    fix: "Name the suites, or use shards"
  });
}

// src/io/bundle/read.ts
var { readdirSync: readdirSync3 } = process.getBuiltinModule("node:fs");
var { join: join3, resolve: resolve2 } = process.getBuiltinModule("node:path");
var LEFT = [".ds_store", "desktop.ini", "thumbs.db"];
function isLeftByDesktop(name) {
  return LEFT.includes(name.slice(name.lastIndexOf("/") + 1).toLowerCase());
}
function isZipName(name) {
  return name.toLowerCase().endsWith(".zip");
}
function openBundleFiles(name, root) {
  if (folderExists(name, root)) {
    const all2 = onDisk(name, () => namesIn(resolve2(root, name), ""));
    const names = all2.filter((file) => !isLeftByDesktop(file)).sort();
    return {
      label: name,
      names,
      read: (file) => names.includes(file) ? bytesIfThere(join3(name, file), root) : void 0
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
  const entries = readdirSync3(join3(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
  });
}
function filesOfZip(label, archive) {
  const { names: all2, read: read2 } = openZip(archive, label);
  const names = all2.filter((name) => !name.startsWith("__MACOSX/") && !isLeftByDesktop(name));
  const [first = ""] = names;
  const folder = first.slice(0, first.indexOf("/") + 1);
  const isBelow = names.includes(`${folder}${MANIFEST_FILE}`) && names.every((name) => name.startsWith(folder));
  const top = isBelow ? folder : "";
  return { label, names: names.map((name) => name.slice(top.length)).sort(), read: (name) => read2(`${top}${name}`) };
}
var manifestCheck = schemaCheck(manifest_schema_default);
function evidenceOf(bundle, file = EVIDENCE_FILE) {
  const bytes = bundle.bytes(file);
  return { file: `${bundle.label}/${file}`, chunks: () => [bytes], isEvidence: true };
}
function laterEvidenceOf({ label, bytes }) {
  return { file: `${label}/${EVIDENCE_FILE}`, chunks: () => [bytes(EVIDENCE_FILE)], isEvidence: true };
}
function openBundleZip(label, archive) {
  return openBundle(label, filesOfZip(label, archive).read);
}
function openWhole(name, root) {
  const { label, read: read2 } = openBundleFiles(name, root);
  return openBundle(label, read2);
}
function openGivenBundle(name, root) {
  return folderExists(name, root) || isZipName(name) && isThere(name, root) ? openWhole(name, root) : null;
}
function openBundle(label, read2) {
  const index = read2(MANIFEST_FILE);
  const mark2 = index === void 0 ? read2(TWO_JOBS_FILE) : void 0;
  if (mark2 !== void 0) throw refusedTwoJobs(readTwoJobs(mark2, label), label);
  if (index === void 0) throw damaged(label, MANIFEST_FILE, "is missing", NAME_ONE);
  const value = parseJson(label, MANIFEST_FILE, index);
  requireFormat(value, label, "bundle");
  const manifest = manifestCheck.parse(value, (pointer) => ({ file: `${label}/manifest.json`, pointer }));
  const bytes = (file) => {
    const content = read2(file);
    const listed = manifest.files.find((entry) => entry.file === file);
    if (listed === void 0 && file === EVIDENCE_FILE) throw keepsNoTrials(label);
    if (content === void 0 || listed === void 0) throw damaged(label, file, "is missing");
    if (sha256Of(content) !== listed.sha256) throw damaged(label, file, "differs from the manifest");
    return content;
  };
  const has = (file) => manifest.files.some((entry) => entry.file === file);
  const json = (file) => parseJson(label, file, bytes(file));
  return { label, manifest, has, bytes, json };
}
function parseJson(label, file, content) {
  try {
    return parseRecord(new TextDecoder("utf-8", { fatal: true }).decode(content), { file: label });
  } catch (cause) {
    if (cause instanceof UserError && !cause.problems.some(({ code }) => code === "bad-json")) throw cause;
    throw new UserError(
      { code: "bundle-damaged", what: `${file} of the bundle is not JSON`, where: { file: label }, fix: AGAIN },
      { cause }
    );
  }
}
var NAME_ONE = "Name a folder that `--out` wrote, or its zip";
var AGAIN = "Download the bundle again, or let the gate write it again";
function damaged(label, file, what, fix = AGAIN) {
  return new UserError({ code: "bundle-damaged", what: `${file} ${what}`, where: { file: label }, fix });
}
function keepsNoTrials(label) {
  const fix = "Its policy says `evidence: drop`: name a bundle that keeps its trials, or read its comment.md";
  return new UserError({ code: "no-evidence", what: "the bundle keeps no trials", where: { file: label }, fix });
}
var HISTORY_FILE = "history.jsonl";
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
function readHistory(bytes, file) {
  return [...jsonLines(bytes)].map(({ text, line }) => {
    const record = recordCheck.parse(parseRecord(text, { file, line }), (pointer) => ({ file, line, pointer }));
    if (record.report !== void 0)
      reportCheck.parse(record.report, (pointer) => ({ file, line, pointer: `/report${pointer}` }));
    return record;
  });
}

// src/scoring/score-trial.ts
function scoreTrial(rubrics, trial) {
  const isJudged = trial.error === null || trial.error.kind === "agent";
  return { trial, rubrics: isJudged ? rubrics.map((rubric) => scoreByRubric(rubric, trial)) : [] };
}
function scoreByRubric(rubric, trial) {
  try {
    if (trial.error !== null) return scoreCrash(rubric, trial);
    const violation = rubric.contract?.(trial);
    return violation === void 0 ? scoreCompleted(rubric, trial) : unjudged(rubric, `the trial breaks the contract: ${violation}`);
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    const scored = unjudged(rubric, error.message);
    return error instanceof Unanswered ? { ...scored, unanswered: error.questions } : scored;
  }
}
function scoreCompleted(rubric, trial) {
  const at = startEvaluation(trial);
  const { root, named, order } = rubric.nodes;
  for (const { slot, derive } of rubric.derived) at.derived[slot] = derive(at);
  for (const slot of order) judgeNamed(named[slot], slot, at);
  const judgement = judgedOrMissing(() => root.judge(at));
  at.spent.steps = Number.NEGATIVE_INFINITY;
  const missing = missingIn(rubric, judgement, at);
  if (missing.length > 0) return judgePartly(rubric, judgement, at, missing);
  const outcome = judgement.score === null ? NOT_JUDGED : outcomeOf(rubric, at, judgement);
  if (at.unanswered.length > 0) at.unanswered.length = 0;
  return { rubric, outcome, judgement, criteria: criteriaOf(rubric, judgement, at), at, reason: null };
}
function judgeNamed(node, slot, at) {
  try {
    at.nodes[slot] = node.judge(at);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    at.unanswered[slot] = error;
  }
}
function missingIn({ nodes }, { verdict, missing }, at) {
  if (at.unanswered.length === 0 || verdict === "skipped") return missing === void 0 ? [] : [missing];
  const besides = nodes.standalone.flatMap(({ slot, isOptional }) => isOptional ? [] : at.unanswered[slot] ?? []);
  return missing === void 0 ? besides : [missing, ...besides];
}
function judgePartly(rubric, whole, at, missing) {
  const first = must(missing[0], "the missing answer");
  for (const [slot, lacking2] of at.unanswered.entries())
    if (lacking2 !== void 0) at.nodes[slot] = missingJudgement(lacking2);
  at.unanswered.length = 0;
  const judgement = { ...missingJudgement(first), parts: whole.parts };
  const unanswered = missing.flatMap(({ questions }) => questions);
  const criteria = criteriaOf(rubric, judgement, at);
  return { rubric, outcome: NOT_JUDGED, judgement, criteria, at, reason: first.message, unanswered };
}
function criteriaOf({ nodes }, whole, at) {
  const { root, standalone: besides } = nodes;
  const { parts } = whole;
  if (besides.length === 0 && root.parts.length === parts.length) return parts;
  const criteria = root.parts.map((_, index) => parts[index] ?? (whole.missing === void 0 ? SKIPPED : whole));
  return [...criteria, ...besides.map(({ slot }) => at.nodes[slot] ?? SKIPPED)];
}
function scoreCrash(rubric, trial) {
  const { root, counted: counted3 } = rubric.nodes;
  const judgement = root.failed;
  const criteria = counted3.map(({ failed }) => failed);
  const named = rubric.outcomes.find(({ name }) => name === "hard_failure")?.name;
  const outcome = named ?? outcomeOf(rubric, startCrashed(rubric, trial), judgement);
  const reason = `the agent crashed: ${must(trial.error, "the error of a crash").message}`;
  return { rubric, outcome, judgement, criteria, at: null, reason };
}
function startCrashed({ nodes, derived }, trial) {
  const at = startEvaluation(trial);
  for (const { slot, derive } of derived) at.derived[slot] = whereJudgeable(() => derive(at));
  return { ...at, nodes: nodes.named.map(({ failed }) => failed) };
}
function whereJudgeable(derive) {
  try {
    return derive();
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    return void 0;
  }
}
function unjudged(rubric, reason) {
  return { rubric, outcome: NOT_JUDGED, judgement: ERROR, criteria: [], at: null, reason };
}
var ERROR = { verdict: "error", score: null, severity: "none", parts: NO_PARTS };
function outcomeOf({ outcomes }, at, total) {
  at.total = total;
  for (const { name, when, isLabel } of outcomes)
    if (isLabel ? total.label === name : when === null || when.test(at) === true) return name;
  return NOT_JUDGED;
}

// src/scoring/answer-trial.ts
function questionsOf(rubrics) {
  return [
    ...new Map(rubrics.flatMap(({ questions }) => questions.map((question) => [question.id, question]))).values()
  ];
}
function openQuestions(rubrics, trial) {
  const open = scoreTrial(rubrics, trial).rubrics.flatMap(({ unanswered }) => unanswered ?? []);
  return [...new Map(open.map((asking) => [askingKey(asking), asking])).values()];
}
function askingKey({ id, isOfItems, shown: shown2 }) {
  return isOfItems ? `${id} ${shownHash(shown2)}` : id;
}
function withAnswers(trial, further) {
  const answers = new Map(Object.entries(trial[ANSWERS] ?? {}));
  for (const [{ id, isOfItems, shown: shown2 }, votes] of further) {
    const about = shownHash(shown2);
    const others = isOfItems ? [answers.get(id) ?? []].flat().filter((vote) => !isAbout(vote, about)) : [];
    answers.set(id, others.length === 0 ? votes : [...others, votes].flat());
  }
  return withKept(trial, answers);
}
function withStored(trial, stored) {
  return withKept(trial, new Map(Object.entries({ ...trial[ANSWERS], ...stored })));
}
function withKept(trial, answers) {
  const ids = [...answers.keys()].sort();
  return { ...trial, [ANSWERS]: Object.fromEntries(ids.map((id) => [id, inOrder(answers.get(id))])) };
}
function inOrder(votes) {
  const shownIn = (vote) => isRecord(vote) ? String(vote.shown) : "";
  return Array.isArray(votes) ? votes.toSorted((a, b) => byText(shownIn(a), shownIn(b))) : votes;
}
function isAbout(vote, shown2) {
  return isRecord(vote) && vote.shown === shown2;
}
function answerTrial(rubrics, trial, votesOn2) {
  for (let answered2 = trial; ; ) {
    const answers = openQuestions(rubrics, answered2).flatMap((asking) => {
      const votes = votesOn2(asking);
      return votes === void 0 ? [] : [[asking, votes]];
    });
    if (answers.length === 0) return answered2;
    answered2 = withAnswers(answered2, answers);
  }
}
function withoutStale(rubrics, trial) {
  const answers = trial[ANSWERS];
  if (answers === void 0) return trial;
  const at = startEvaluation(trial);
  const stale = questionsOf(rubrics).filter(({ id, isOfItems, shown: shown2 }) => {
    const votes = answers[id];
    if (votes === void 0 || isOfItems) return false;
    const about = shownHash(shown2(at));
    return !Array.isArray(votes) || !votes.every((vote) => isAbout(vote, about));
  });
  if (stale.length === 0) return trial;
  const gone = new Set(stale.map(({ id }) => id));
  return { ...trial, [ANSWERS]: Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.has(id))) };
}
function isAnswered(votes) {
  return Array.isArray(votes) && votes.every((vote) => isRecord(vote) && vote.answer !== null);
}

// src/scoring/arm-scores.ts
function startArms(start) {
  const arms = /* @__PURE__ */ new Map();
  return {
    /** Counts a trial that names an arm. @returns false for any other */
    takes(scoredTrial) {
      const arm = armOf(scoredTrial.trial);
      if (arm === null) return false;
      const builder = arms.get(arm) ?? start();
      arms.set(arm, builder);
      builder.add(scoredTrial);
      return true;
    },
    /** The scenarios, each with its scores in every arm. A scenario without a trial of the agent as it is did not run. */
    addTo(scenarios) {
      const measured = [...arms].sort(([a], [b]) => byText(a, b)).map(([arm, builder]) => {
        const scores = builder.finish().scenarios.map((scenario) => [scenario.scenario, armScores(scenario)]);
        return { arm, scores: new Map(scores) };
      });
      return scenarios.map((scenario) => {
        const inArms = measured.flatMap(({ arm, scores }) => {
          const known = scores.get(scenario.scenario);
          return known === void 0 ? [] : [[arm, known]];
        });
        return inArms.length === 0 ? scenario : { ...scenario, arms: Object.fromEntries(inArms) };
      });
    }
  };
}
function armScores({ content, rubrics }) {
  const judged = Object.entries(rubrics).filter(([, { scores }]) => scores.length > 0);
  return { content, rubrics: Object.fromEntries(judged.map(([id, { scores, passed }]) => [id, { scores, passed }])) };
}

// src/scoring/trial-rows.ts
var NO_ROW = -1;
var ROWS_OF_BLOCK = 1024;
var [PREVIOUS, TRIAL, AMOUNT, ANSWER] = [0, 1, 2, 2 + AMOUNTS.length];
function startTrialRows(rubrics) {
  const width = ANSWER + rubrics;
  const blocks = [];
  let length = 0;
  const blockOf = (row) => must(blocks[Math.floor(row / ROWS_OF_BLOCK)], "the block of a row");
  const startOf3 = (row) => row % ROWS_OF_BLOCK * width;
  const numberAt = (row, column) => blockOf(row)[startOf3(row) + column] ?? Number.NaN;
  const valuesIn = (rows, column) => rows.map((row) => numberAt(row, column)).filter((value) => !Number.isNaN(value));
  return {
    /** @param previous the last row of its scenario, or NO_ROW @returns the new row */
    add(previous, { trial, usage, answers }) {
      const row = length++;
      if (startOf3(row) === 0) blocks.push(new Float64Array(ROWS_OF_BLOCK * width));
      blockOf(row).set([previous, trial, ...amountsOf(usage), ...answers], startOf3(row));
      return row;
    },
    /** The rows of a scenario, by ascending number of the trial. @param last its last row */
    upTo(last) {
      const rows = [];
      for (let row = last; row !== NO_ROW; row = numberAt(row, PREVIOUS)) rows.push(row);
      return rows.sort((a, b) => numberAt(a, TRIAL) - numberAt(b, TRIAL));
    },
    /** The recorded values of an amount. */
    amountsIn: (rows, amount) => valuesIn(rows, AMOUNT + AMOUNTS.indexOf(amount)),
    /** The ids of the answers to a rubric. @param rubric its index */
    answersIn: (rows, rubric) => valuesIn(rows, ANSWER + rubric)
  };
}

// src/scoring/report.ts
function startReport(rubrics, { readBy, sliceBy = [], hasArms: hasArms2 = false } = {}) {
  const tallies = rubrics.map(startRubricTally);
  const scenarios = /* @__PURE__ */ new Map();
  const errored = [];
  const contentOf = startContentHash();
  const judges = startJudges(questionsOf(rubrics));
  const shared = startSharedFacts();
  const shareTags = startSharing();
  const arms = hasArms2 ? startArms(() => startReport(rubrics)) : null;
  const rows = startTrialRows(rubrics.length);
  const marks = /* @__PURE__ */ new Map();
  const facts = /* @__PURE__ */ new Map();
  let scored = 0;
  const count2 = (scoredTrial) => {
    const { trial } = scoredTrial;
    const state = scenarios.get(trial.scenario) ?? startScenario();
    scenarios.set(trial.scenario, state);
    const mishap = mishapOf(scoredTrial);
    if (mishap !== null) {
      errored.push(mishap);
      state.errored = { ...state.errored, [mishap.kind]: state.errored[mishap.kind] + 1 };
      if (trial.error === null) state.unjudged = withUnjudged(state.unjudged, scoredTrial);
    }
    if (mishap === null || mishap.kind === "agent") {
      scored++;
      judges.add(trial);
    }
    describe(state, trial, sliceBy, shareTags);
    addContent(state, trial, contentOf(trial));
    const answers = tallies.map((tally, index) => {
      const rubric = scoredTrial.rubrics[index];
      return rubric === void 0 ? Number.NaN : tallyScored(tally, trial, rubric);
    });
    state.last = rows.add(state.last, { trial: trial.trial, usage: trial.usage, answers });
    const mark2 = markOf(scoredTrial, scenarios.size);
    if (mark2 !== null) marks.set(state.last, mark2);
    if (mark2?.facts === null) facts.set(state.last, shared.add(trial));
  };
  const add = (scoredTrial) => {
    if (!arms?.takes(scoredTrial)) count2(scoredTrial);
  };
  const finish = (redacted = {}) => {
    const isMarked = ({ failed }) => failed !== void 0 || scenarios.size <= MOST_SCENARIOS_MARKED;
    const markIn = (row) => {
      const [mark2, further] = [marks.get(row), facts.get(row)];
      if (mark2 === void 0 || !isMarked(mark2)) return void 0;
      return further === void 0 ? mark2 : { ...mark2, facts: shared.hashOf(further) };
    };
    const reports = Array.from(scenarios, ([id, state]) => {
      const trials = rows.upTo(state.last);
      const scores = tallies.flatMap((tally, index) => {
        const scored2 = scoresOf(tally, id, rows.answersIn(trials, index));
        return scored2 === void 0 ? [] : [[tally.rubric.id, scored2]];
      });
      return scenarioReport(id, state, {
        usage: meansOf((amount) => rows.amountsIn(trials, amount)),
        trials: trials.flatMap((row) => markIn(row) ?? []),
        rubrics: Object.fromEntries(scores)
      });
    }).sort(byScenario);
    const counted3 = judges.finish();
    const unclassified = errored.filter(({ classified }) => !classified).length;
    return {
      schema: 1,
      ...readBy === void 0 ? {} : { read_by: readBy },
      ...counted3 === void 0 ? {} : { judges: counted3 },
      trials: { scored, errored: totalErrors(reports), unclassified },
      rubrics: tallies.map((tally) => finishRubric(tally, reports)),
      scenarios: arms === null ? reports : arms.addTo(reports),
      errored: errored.toSorted((a, b) => byScenario(a, b) || a.trial - b.trial),
      ...shared.paths().length === 0 ? {} : { shared_facts: shared.paths() },
      ...Object.keys(redacted).length === 0 ? {} : { redacted }
    };
  };
  return { add, finish };
}
var NO_ERRORS = { agent: 0, infrastructure: 0, judge: 0 };
var NO_TAGS = [];
function startScenario() {
  return {
    /** The trial that gives title, tags, family and slices: the one with the lowest number. */
    trial: Number.POSITIVE_INFINITY,
    title: void 0,
    family: void 0,
    /** Content hash of its first trial that has one, and all of them if they differ. */
    content: null,
    contents: null,
    /** Trials without an error that record no content. */
    unrecorded: 0,
    tags: NO_TAGS,
    slices: NO_TAGS,
    errored: NO_ERRORS,
    unjudged: void 0,
    /** The row of its last trial. */
    last: NO_ROW
  };
}
function addContent(state, trial, content) {
  if (content === null && trial.error === null) state.unrecorded++;
  if (content === null || content === state.content) return;
  if (state.content === null) state.content = content;
  else state.contents = (state.contents ?? /* @__PURE__ */ new Set([state.content])).add(content);
}
function describe(state, described, sliceBy, share) {
  const { trial, title, tags, family } = described;
  if (trial >= state.trial) return;
  state.trial = trial;
  state.title = title;
  state.family = family;
  state.tags = share(tags ?? []);
  if (sliceBy.length === 0) return;
  state.slices = sliceBy.flatMap((fact) => {
    const value = textForm(factAt(described, fact));
    return value === void 0 ? [] : [`${fact}=${cut(value, MAX_NAME)}`];
  });
}
var MAX_MESSAGE = 300;
function mishapOf({ trial: { scenario, trial, error }, rubrics }) {
  if (error !== null) return { scenario, trial, ...error, message: cut(error.message, MAX_MESSAGE) };
  const broken = rubrics.filter(({ judgement }) => judgement.verdict === "error");
  if (broken.length === 0) return null;
  const message = broken.map(({ rubric, reason }) => `${rubric.id}: ${reason}`).join("; ");
  const ended = { scenario, trial, classified: true, message: cut(message, MAX_MESSAGE) };
  if (broken.every(({ unanswered }) => unanswered !== void 0)) return { ...ended, kind: "judge" };
  return { ...ended, kind: "infrastructure", refused: true };
}
function withUnjudged(sum, { rubrics }) {
  const criteria = new Map(Object.entries(sum?.criteria ?? {}));
  for (const { rubric, judgement, criteria: judged } of rubrics)
    if (judgement.verdict === "error") {
      for (const [index, { key }] of rubric.criteria.entries())
        if ((judged[index]?.verdict ?? "error") !== "error") addTo(criteria, `${rubric.id}/${key}`);
    }
  const counts2 = rubrics.flatMap(({ rubric, judgement }) => {
    const count2 = (memberOf(sum?.rubrics, rubric.id) ?? 0) + (judgement.verdict === "error" ? 1 : 0);
    return count2 === 0 ? [] : [[rubric.id, count2]];
  });
  const scored = criteria.size === 0 ? {} : { criteria: Object.fromEntries(criteria) };
  return { trials: (sum?.trials ?? 0) + 1, rubrics: Object.fromEntries(counts2), ...scored };
}
function scenarioReport(scenario, state, { usage, trials, rubrics }) {
  const { title, family, content, contents, unrecorded, tags, slices, errored, unjudged: unjudged2 } = state;
  return {
    scenario,
    content: scenarioContent(content === null ? [] : [...contents ?? [content]]),
    ...contents === null ? {} : { contents: contents.size },
    ...content === null || unrecorded === 0 ? {} : { unrecorded },
    ...family === void 0 ? {} : { family },
    ...title === void 0 ? {} : { title },
    tags,
    ...slices.length === 0 ? {} : { slices },
    ...Object.keys(usage).length === 0 ? {} : { usage },
    errored,
    ...unjudged2 === void 0 ? {} : { unjudged: unjudged2 },
    ...trials.length === 0 ? {} : { trials },
    rubrics
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
      for (const { question, counts: counts2 } of answered2) for (const name of whoAnswered(question, trial)) addTo(counts2, name);
    },
    /** Recorded models first, then those per question, in alphabetical order; undefined without any. */
    finish: () => {
      const others = answered2.flatMap(
        ({ question: { id }, counts: counts2 }) => countsOf(counts2).map((count2) => ({ ...count2, question: id }))
      );
      const all2 = [...countsOf(recorded), ...others];
      return all2.length === 0 ? void 0 : all2;
    }
  };
}
function countsOf(counts2) {
  const judges = [...counts2].map(([judge2, trials]) => ({ judge: judge2, trials }));
  return judges.sort((a, b) => byText(a.judge ?? "", b.judge ?? ""));
}
function whoAnswered({ id, key, form, question, isOfItems }, trial) {
  const { judge: judge2, [ANSWERS]: answers } = trial;
  const flattened = (recorded) => isOfItems ? [recorded].flat(Number.POSITIVE_INFINITY) : recorded;
  const isRecorded2 = isRecord(judge2) && readAnswers(flattened(judge2[key]), form, question) !== void 0;
  if (isRecorded2) return /* @__PURE__ */ new Set([nameOf(judge2)]);
  const votes = answers?.[id];
  const given = Array.isArray(votes) ? votes.filter(isRecord) : [];
  return new Set(given.flatMap(({ model }) => nameOf({ model }) ?? []));
}
function nameOf(judge2) {
  const model = textUnder(judge2, "model");
  if (model === "") return null;
  return cut(`${model} ${textUnder(judge2, "version")}`.trim(), MAX_NAME);
}
function textUnder(judge2, key) {
  const value = Object.hasOwn(judge2, key) ? judge2[key] : void 0;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

// src/suite/empty-trial.ts
function recordsNothing({ output, trace, usage, final_state: state }) {
  const { input_tokens: read2, output_tokens: written } = usage ?? {};
  const knowsTokens = read2 !== void 0 || written !== void 0;
  const isKnown = output !== void 0 || trace !== void 0 || knowsTokens;
  const isSilent = output === void 0 || output === null || typeof output === "string" && output.trim() === "";
  const isIdle = (trace ?? []).length === 0 && (read2 ?? 0) + (written ?? 0) === 0;
  return isKnown && isSilent && isIdle && (knowsTokens || state === void 0);
}
function readEmpty(trial, empty) {
  if (empty !== "infrastructure" || trial.error !== null || !recordsNothing(trial)) return trial;
  return { ...trial, error: { kind: "infrastructure", message: NOTHING_RECORDED, classified: true, empty: true } };
}
var NOTHING_RECORDED = "nothing recorded: the agent may not have run";

// src/suite/normalise-trial.ts
var PLAIN_ID = /^[\x21-\x7e]{1,1000}$/;
var ID = /^(?=.*\S)[^\p{Cc}\p{Cs}\u2028\u2029]{1,1000}$/u;
var KINDS7 = ["agent", "infrastructure", "judge"];
function normaliseTrial(record, placeOf3) {
  const problems = new Problems();
  const report = mistakeReporter(problems, placeOf3);
  if (!isRecord(record)) report([], { says: "is not a trial", expected: "an object", found: record });
  const trial = isRecord(record) ? build(record, report) : void 0;
  problems.throwAny();
  return must(trial, "a trial without problems");
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
  const found = record[ANSWERS_KEY];
  const fix = "Name the bundle that holds these trials, or leave the key out; your own answers belong under `judge`";
  report([ANSWERS_KEY], { says: "is reserved for the gate", expected: "facts of the trial", found, fix });
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
    const fix = meant === void 0 ? "Name a mapping that takes it from another key: `agent-gate init` finds or drafts one" : `Rename \`${inline(meant)}\` to \`scenario\``;
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
  report(["trial"], { says: "is not a trial number", expected: "an integer from 0", ...notNumber(value) });
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
  const kind = KINDS7.find((name) => name === value.kind);
  if (kind === void 0 && value.kind != null) {
    const mistake = { says: "is not known", expected: KINDS7.join(", "), found: value.kind };
    report(["error", "kind"], { ...mistake, ...adviseName(String(value.kind), KINDS7) });
  }
  const { message, classified } = value;
  if (typeof message !== "string") report(["error", "message"], notText(message));
  if (classified != null && typeof classified !== "boolean") {
    const says = "is neither true nor false";
    report(["error", "classified"], { says, expected: "true or false", found: classified });
  }
  return { kind: kind ?? "agent", message: String(message), classified: kind !== void 0 && classified !== false };
}
var AMOUNT2 = `a number from 0 to ${Number.MAX_SAFE_INTEGER}`;
function usageOf(value, report) {
  if (!isRecord(value)) {
    report(["usage"], { says: "is not an object", expected: 'for example {"input_tokens": 812}', found: value });
    return void 0;
  }
  let hasNull = false;
  for (const key in value) {
    const amount = value[key];
    if (amount === null) hasNull = true;
    else if (typeof amount !== "number" || !(amount >= 0 && amount <= Number.MAX_SAFE_INTEGER))
      report(["usage", key], { says: "is not an amount", expected: AMOUNT2, ...notNumber(amount) });
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
function mistakeReporter(problems, placeOf3) {
  return (path, { says, expected, found, ...advice }) => {
    const what = `${nameOf2(path)} ${says}`;
    const where2 = placeOf3(path.reduce((pointer, key) => memberPointer(pointer, String(key)), ""));
    problems.add([{ code: "bad-trial", what, where: where2, expected, found: asFound(found), ...advice }]);
  };
}
function asFound(value) {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return shown(value);
  const most = Number.MAX_SAFE_INTEGER;
  return `a number ${Number(value) > 0 ? `above ${most}` : `below -${most}`}, whose last digits are lost`;
}
function nameOf2(path) {
  if (path.length === 0) return "a record";
  const parts = path.map((key) => typeof key === "number" ? `[${key}]` : `.${inline(key)}`);
  return `\`${parts.join("").slice(1)}\``;
}
function notNumber(found) {
  return typeof found === "string" ? { found, fix: UNQUOTE } : { found };
}
var UNQUOTE = "Write it without quotes; in a mapping, `parse: number` reads it";
function notText(value) {
  return { says: "is not text", expected: "text", found: value };
}

// src/suite/read-trials.ts
var HOPELESS_AFTER = 1e3;
function* readTrials(files, reading, problems) {
  const { mapping, redaction } = reading;
  const report = (error) => problems.take(withoutSecrets(error, redaction));
  const overall = mapping?.trialNumbers === "counted in all files" ? startCounting(mapping.agentOf) : void 0;
  for (const input of files) {
    const number = mapping?.trialNumbers === "counted in a file" ? startCounting(mapping.agentOf) : overall;
    const totals = mapping?.totals?.(input.file);
    const isEvidence = input.isEvidence === true;
    yield* trialsIn(input, { ...reading, isSuspect: false, isEvidence, totals, number, report }, problems);
  }
}
function* trialsIn(input, clean, problems) {
  const { mapping, redaction, joined: joined3, totals, report } = clean;
  const suspect = { ...clean, isSuspect: true };
  const problemsAtStart = problems.count;
  let areAllBroken = true;
  try {
    const { records, isSuspect } = openRecords(input, clean);
    const mayHoldSecret = startPrefilter(redaction);
    for (const record of records.items) {
      if (mapping === null && clean.mayWant?.(record.text) === false) continue;
      const reading = isSuspect || joined3?.isSuspect || mayHoldSecret(record) ? suspect : clean;
      const trials = trialsOf(record, records, reading);
      areAllBroken &&= trials.length === 0;
      yield* trials;
      if (areAllBroken && problems.count - problemsAtStart >= HOPELESS_AFTER) throw hopeless(input.file, mapping);
    }
    const declared = problems.count === problemsAtStart ? totals?.check(records.header?.()) : void 0;
    if (declared !== void 0) clean.onTotals?.(declared);
  } catch (error) {
    report(error);
  }
}
function trialsOf(record, records, reading) {
  const { position, text } = record;
  const trials = [];
  for (const part of partsOf(record, records, reading)) {
    const trial = trialOf(part, reading);
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
function startCounting(agentOf) {
  const counts2 = /* @__PURE__ */ new Map();
  return (trial, { value, where: where2 }) => {
    if (agentOf === void 0) return { ...trial, trial: addTo(counts2, trial.scenario) };
    const agent = agentOf(value, where2);
    if (agent === void 0) return trial;
    return { ...trial, trial: addTo(counts2, JSON.stringify([trial.scenario, agent])) };
  };
}
function partsOf(record, records, reading) {
  const { redaction, isSuspect, isEvidence } = reading;
  const { partsOf: partsOf3, shared, header } = records;
  const { where: where2 } = record;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse()) : { facts: record.parse() };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (header === void 0) reading.totals?.addRecord(value, where2);
    if (shared !== void 0) return [{ value: itemOf(shared, record, value), where: where2 }];
    return partsOf3?.(value, where2) ?? [{ value, where: where2, answers }];
  } catch (error) {
    reading.report(error);
    return [];
  }
}
function apart(record) {
  if (!isRecord(record) || record[ANSWERS_KEY] === void 0) return { facts: record };
  const { [ANSWERS_KEY]: answers, ...facts } = record;
  return { facts, answers };
}
var FIRST_KEY = /^\{"scenario":"([^"\\]*)"/;
function scenarioAtStart(text) {
  return FIRST_KEY.exec(text)?.[1];
}
function storedTrial(text, where2) {
  const { facts, answers } = apart(parseRecord(text, where2));
  const trial = normaliseTrial(facts, () => where2);
  return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
}
function trialOf(part, reading) {
  const { mapping, redaction } = reading;
  const { value, where: where2, answers } = part;
  try {
    const native = mapping === null ? value : mapped(mapping, part, reading);
    if (native === void 0) {
      reading.onUnread?.();
      return void 0;
    }
    const read2 = normaliseTrial(redaction.facts(native), () => where2);
    const trial = reading.number?.(read2, part) ?? read2;
    if (trial !== value) requireStorable(trial, where2);
    return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
  } catch (error) {
    reading.report(error);
    return void 0;
  }
}
function mapped(mapping, { value, where: where2 }, reading) {
  const { redaction, isSuspect, joined: joined3 } = reading;
  const native = mapping.apply(joined3 === void 0 ? value : joined3.addTo(value, where2), where2);
  return isSuspect ? redaction.value(native) : native;
}
function withoutSecrets(error, redaction) {
  if (!(error instanceof UserError)) return error;
  const clean = (text) => typeof text === "string" ? redaction.text(text) : text;
  const problems = error.problems.map(({ where: where2, ...problem }) => {
    return { ...mapLeaves(problem, clean), ...where2 && { where: where2 } };
  });
  return new UserError(problems);
}
var MOST_BYTES = 6;
function requireStorable(trial, where2) {
  const size = sizeOf2(trial, 1, where2);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  const fix = "Let the mapping take what is large once, or less of it";
  throw tooLarge("the trial is too large to be kept", where2, { most: `${MAX_RECORD_BYTES} bytes of JSON`, fix });
}
function sizeOf2(value, depth, where2) {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 5;
  if (depth > MAX_DEPTH)
    throw new UserError({
      code: "too-deep",
      what: `the trial nests deeper than ${MAX_DEPTH} levels`,
      where: where2,
      fix: "Let the mapping read less of it as JSON, or take a part of it"
    });
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf2(item, depth + 1, where2);
  else
    for (const key in value) size += key.length + 4 + sizeOf2(value[key], depth + 1, where2);
  return size;
}

// src/suite/trial-index.ts
var LOW_NUMBERS = 31;
function startTrialIndex(files, options) {
  const numbers = { low: /* @__PURE__ */ new Map(), high: /* @__PURE__ */ new Map(), spelled: /* @__PURE__ */ new Map() };
  let size = 0;
  let repeated = 0;
  const hasArms2 = options.arms?.length !== 0;
  const add = (read2) => {
    const { scenario, trial } = read2.trial;
    const folded = scenario.toLowerCase();
    if (!numbers.low.has(folded) && folded !== scenario) numbers.spelled.set(folded, scenario);
    const first = numbers.spelled.get(folded) ?? folded;
    if (first !== scenario) {
      const [what, expected, found] = ["two scenario ids differ only in case", shown(first), shown(scenario)];
      return new UserError({ code: "scenario-spelling", what, where: read2.where, expected, found });
    }
    if (!numbers.low.has(folded)) numbers.low.set(folded, 0);
    if (addNumber(numbers, hasArms2 ? numberedWith(read2.trial).toLowerCase() : folded, trial)) {
      size++;
      return void 0;
    }
    repeated++;
    return repeatedTrial(read2, options, repeated <= LISTED_OF_A_KIND ? readAgain(files, options) : []);
  };
  return { add, size: () => size };
}
function addNumber({ low, high }, group, trial) {
  const bits = low.get(group) ?? 0;
  const bit = trial < LOW_NUMBERS ? 1 << trial : 0;
  low.set(group, bits | bit);
  return bit === 0 ? addHigh(high, group, trial) : (bits & bit) === 0;
}
function addHigh(high, group, trial) {
  const numbers = high.get(group) ?? /* @__PURE__ */ new Set();
  const sizeBefore = numbers.size;
  high.set(group, numbers.add(trial));
  return numbers.size > sizeBefore;
}
function* readAgain(files, options) {
  const selection = startSelection(options.select);
  const uses = (options.mapping?.selectors ?? []).map((use) => ({ use, counts: { ...use } }));
  try {
    for (const read2 of readTrials(files, options, Problems.ofRecords())) if (selection.keeps(read2.trial)) yield read2;
  } finally {
    for (const { use, counts: counts2 } of uses) Object.assign(use, counts2);
  }
}
function repeatedTrial(read2, { mapping, arms }, trials) {
  const { scenario, trial } = read2.trial;
  const firstTrial = firstOf2(read2.trial, trials, arms);
  const first = firstTrial === void 0 ? "earlier" : `at ${describePlace(firstTrial.where)}`;
  const fix = firstTrial && (adviseArms(firstTrial, read2) ?? suggestSelection(firstTrial, read2) ?? adviseNumber(firstTrial, read2, mapping));
  return new UserError({
    code: "repeated-trial",
    what: `scenario ${shown(scenario)} has its trial ${trial} twice, first ${first}`,
    where: read2.where,
    fix: fix ?? OWN_NUMBER
  });
}
function firstOf2(repeated, trials, arms) {
  for (const read2 of trials) {
    const { scenario, trial } = read2.trial;
    const isSameArm = arms?.length === 0 || armOf(read2.trial) === armOf(repeated);
    if (scenario === repeated.scenario && trial === repeated.trial && isSameArm) return read2;
  }
  return void 0;
}
function adviseArms(firstTrial, secondTrial) {
  const [first, second] = [armOf(firstTrial.trial), armOf(secondTrial.trial)];
  if (first === second) return void 0;
  return `Their \`arm\` differs: name ${shown(second ?? first)} under \`arms\` of main's policy, and merge that before trials of it are delivered`;
}
var OWN_NUMBER = "Give each attempt at a scenario its own `trial` number";
function adviseNumber(firstTrial, secondTrial, mapping) {
  if (mapping?.trialNumbers !== "none" || firstTrial.where.file !== secondTrial.where.file) return OWN_NUMBER;
  return `${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``;
}
function agentFact(firstTrial, secondTrial) {
  const isSameRow = firstTrial.where.file === secondTrial.where.file && firstTrial.position === secondTrial.position;
  return scalarFacts(secondTrial.trial).find(
    (name) => tellsApart(name, firstTrial.trial, secondTrial.trial, isSameRow)
  );
}
function suggestSelection(firstTrial, secondTrial) {
  const fact = agentFact(firstTrial, secondTrial);
  if (fact === void 0) return void 0;
  const [first, second] = [String(factAt(firstTrial.trial, fact)), String(factAt(secondTrial.trial, fact))];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  return `${seem}. Select one with \`--select ${selectionText({ fact, value: first })}\``;
}
var OF_ONE_TRIAL = new Set(
  "scenario trial title input output final_state ground_truth harness judge usage error".split(" ")
);
function tellsApart(name, firstTrial, secondTrial, isSameRow) {
  if (OF_ONE_TRIAL.has(name.replace(/\..*/, ""))) return false;
  const [first, second] = [factAt(firstTrial, name), factAt(secondTrial, name)];
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
function* readEvidence(all2, options) {
  const problems = Problems.ofRecords();
  const selection = startSelection(options.select);
  const join6 = options.mapping?.join;
  const joined3 = join6 && readJoined(join6, all2, { redaction: options.redaction, problems });
  const files = all2.filter(({ file }) => join6?.reads(file) !== true);
  const reading = { ...options, joined: joined3 };
  const index = startTrialIndex(files, reading);
  for (const read2 of readTrials(files, reading, problems)) {
    joined3?.addTrial(read2.trial);
    if (!selection.keeps(read2.trial)) {
      options.onUnselected?.();
      continue;
    }
    const mistake = unknownArm(read2, options.arms) ?? index.add(read2);
    if (mistake === void 0) yield read2;
    else problems.take(mistake);
    if (index.size() > MAX_TRIALS) break;
  }
  if (options.mayWant === void 0) problems.add(selection.problems());
  if (problems.count === 0) problems.add(joined3?.problems() ?? []);
  if (index.size() > MAX_TRIALS) problems.add([TOO_MANY]);
  else if (index.size() === 0 && problems.count === 0 && options.mayWant === void 0) {
    const found = `${counted(files.length, "file")} without a record`;
    const fix = "Check that the suite step ran: a run without trials cannot pass";
    problems.add([{ code: "no-trials", what: "there is no trial to judge", found, fix }]);
  }
  problems.throwAny();
}
function unknownArm({ trial: { arm }, where: where2 }, arms = []) {
  if (arms.length === 0 || arm == null || arm === "" || arms.some((name) => name === arm)) return void 0;
  const what = "the trial names an arm that main's policy does not have";
  const expected = "one of its arms, or none for the agent as it is";
  const advice = adviseName(`${arm}`, arms);
  return new UserError({ code: "unknown-arm", what, where: where2, expected, found: shown(arm), ...advice });
}

// src/scoring/pool-trials.ts
function planPool(current, earlier) {
  const redaction = startRedaction(current.redaction);
  const known = readKnown(earlier, redaction);
  if ("why" in known) return known;
  const files = current.files.map((file) => readOwn(file, current, { mapping: current.mapping, redaction }, known));
  if (files.some(({ isBroken }) => isBroken)) return null;
  const clash = files.find((file) => file.clash !== null)?.clash ?? null;
  if (clash !== null) return { why: clash };
  const fresh = files.filter(({ isRepeated }) => !isRepeated);
  return {
    earlier: earlier.file,
    fresh: fresh.map(({ file }) => file),
    before: known.previous,
    own: totalTrials(fresh),
    redacted: earlier.redacted
  };
}
function* readPool({ earlier, fresh, isInOrder }, current) {
  const number = startNumbers();
  const native = { mapping: null, select: [], redaction: current.redaction };
  const last = /* @__PURE__ */ new Map();
  for (const evidence of readEvidence([earlier], native)) {
    const group = numberedWith(evidence.trial);
    last.set(group, Math.max(evidence.trial.trial, last.get(group) ?? 0));
    yield number(evidence);
  }
  if (fresh.length === 0) return;
  for (const evidence of readEvidence(fresh, current)) {
    const largest = isInOrder ? last.get(numberedWith(evidence.trial)) : void 0;
    yield number(largest === void 0 ? evidence : renumbered(evidence, evidence.trial.trial + largest + 1));
  }
}
function startNumbers() {
  const groups = /* @__PURE__ */ new Map();
  return (evidence) => {
    const { trial } = evidence;
    const group = groups.get(numberedWith(trial)) ?? { taken: /* @__PURE__ */ new Set(), next: 1 };
    groups.set(numberedWith(trial), group);
    const { taken } = group;
    while (taken.has(group.next)) group.next++;
    const number = taken.has(trial.trial) ? group.next : trial.trial;
    taken.add(number);
    return number === trial.trial ? evidence : renumbered(evidence, number);
  };
}
function renumbered({ trial, where: where2 }, number) {
  return { trial: { ...trial, trial: number }, where: where2, text: null };
}
function readOwn(file, { select }, reading, known) {
  const problems = Problems.ofRecords();
  const selection = startSelection(select);
  const contentOf = startContentHash();
  const tally = /* @__PURE__ */ new Map();
  let trials = 0;
  let clash = null;
  let same = known.tallies;
  for (const { trial } of readTrials([file], reading, problems)) {
    if (!selection.keeps(trial)) continue;
    trials++;
    clash ??= clashOf(trial, contentOf(trial), known);
    if (same.length === 0) continue;
    const hash2 = trialHash(trial);
    const times = addTo(tally, hash2);
    same = same.filter((earlier) => (earlier.get(hash2) ?? 0) >= times);
  }
  return { file, trials, isBroken: problems.count > 0, clash, isRepeated: trials > 0 && same.length > 0 };
}
function clashOf({ scenario }, content, { scenarios }) {
  const known = scenarios.get(scenario.toLowerCase());
  if (known === void 0) return null;
  if (known.id !== scenario) return `it spells scenario ${scenario} as ${known.id}`;
  if (content === null || known.contents.size === 0 || known.contents.has(content)) return null;
  return `scenario ${scenario} had other content there`;
}
function readKnown(earlier, redaction) {
  const parts = startTallies(earlier.attempts ?? [{ trials: Number.POSITIVE_INFINITY }]);
  const scenarios = /* @__PURE__ */ new Map();
  const contentOf = startContentHash();
  let count2 = 0;
  try {
    for (const trial of readRun([earlier.file], { mapping: null, select: [], redaction })) {
      count2++;
      const part = parts.find(({ end }) => count2 <= end);
      if (part !== void 0) addTo(part.tally, trialHash(trial));
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
  const attempts = earlier.attempts ?? [{ attempt: earlier.attempt, trials: count2 }];
  if (totalTrials(attempts) !== count2) return { why: "it has other trials than its manifest says" };
  return { previous: attempts, tallies: parts.map(({ tally }) => tally), scenarios };
}
function startTallies(attempts) {
  let end = 0;
  return attempts.map(({ trials }) => {
    end += trials;
    return { end, tally: /* @__PURE__ */ new Map() };
  });
}
function trialHash({ trial: _, ...recorded }) {
  return contentHash(recorded);
}

// src/pipeline/run-files.ts
function* evidenceOfRun(run2, redaction, onUnselected) {
  const { mapping, select, pool, arms, mayWant, answered: answered2 = (trial) => trial } = run2;
  const options = { mapping, select, redaction, arms, mayWant, onUnselected };
  for (const evidence of pool === void 0 ? readEvidence(run2.files, options) : readPool(pool, options)) {
    const trial = answered2(evidence.trial);
    yield trial === evidence.trial ? evidence : { ...evidence, trial, text: null };
  }
}

// src/pipeline/score-run.ts
function scoreByConfig({ rubrics, policy }, trial) {
  return scoreTrial(rubrics, readEmpty(trial, policy.errors.empty));
}
function armsOf({ policy }) {
  return Object.keys(policy.arms);
}
function isOfArm(config, trial) {
  return armOf(trial) !== null && armsOf(config).length > 0;
}
function scoreRun(run2, config, bundle, redaction = startRedaction(run2.redaction)) {
  const { mapping, select, pool } = run2;
  const selected = select.length === 0 ? {} : { select: select.map(selectionText).sort() };
  const readNow = { tool: productVersion(), mapping: mappingIdentity(mapping), ...selected };
  const sliceBy = config.policy.gate.slices.by.filter((fact) => fact !== BY_TAGS);
  const apart2 = (run2.arms ?? armsOf(config)).length > 0 || run2.hasArms === true;
  const report = startReport(config.rubrics, { readBy: run2.readBy ?? readNow, sliceBy, hasArms: apart2 });
  let unselected = 0;
  for (const evidence of evidenceOfRun(run2, redaction, () => unselected++)) {
    const scored = scoreByConfig(config, evidence.trial);
    report.add(scored);
    bundle?.add(evidence, recordTrial(explainTrial(scored)));
  }
  const [earlier, counts2] = [pool?.redacted ?? {}, redaction.counts()];
  const names = sortedUnion(Object.keys(earlier), Object.keys(counts2));
  const finished = {
    ...report.finish(Object.fromEntries(names.map((name) => [name, (earlier[name] ?? 0) + (counts2[name] ?? 0)]))),
    ...config.policy.errors.empty === "scored" ? {} : { empty_trials: config.policy.errors.empty }
  };
  if (finished.read_by === void 0 || unselected === 0) return finished;
  return { ...finished, read_by: { ...finished.read_by, unselected } };
}
function hasArms({ scenarios }) {
  return scenarios.some(({ arms }) => arms !== void 0);
}
function withRedacted(report, { redacted }) {
  return redacted === void 0 ? report : { ...report, redacted };
}

// src/gating/call-difference.ts
var LOOKUPS = new Set(
  "get find list search read fetch lookup query view show check calculate think describe inspect count browse open ls cat grep".split(
    " "
  )
);
function firstDifference(baseline, candidate) {
  if (baseline.steps.length === 0 || candidate.steps.length === 0) return null;
  const [baselineCalls, candidateCalls] = [callsOf(baseline.steps), callsOf(candidate.steps)];
  const acting = (calls) => calls.filter(({ call }) => !looksUp(call.tool));
  return differenceOf(acting(baselineCalls), acting(candidateCalls)) ?? differenceOf(baselineCalls, candidateCalls);
}
function callsOf(steps) {
  return steps.flatMap((call, index) => call.type === "tool_call" ? [{ call, step: index + 1 }] : []);
}
function looksUp(tool) {
  const name = tool.split(/[./:]|__/).at(-1) ?? tool;
  const [word = ""] = name.match(/[A-Z]?[a-z]+|[A-Z]+/) ?? [];
  return LOOKUPS.has(word.toLowerCase());
}
function differenceOf(baselineCalls, candidateCalls) {
  for (let index = 0; index < Math.max(baselineCalls.length, candidateCalls.length); index++) {
    const [baseline, candidate] = [baselineCalls[index], candidateCalls[index]];
    const isSameTool = baseline !== void 0 && baseline.call.tool === candidate?.call.tool;
    const difference2 = isSameTool ? otherArguments(baseline, candidate) : otherCall(baselineCalls, candidateCalls, index);
    if (difference2 !== null) return difference2;
  }
  return null;
}
function otherCall(baselineCalls, candidateCalls, index) {
  const [baseline, candidate] = [baselineCalls[index], candidateCalls[index]];
  const has = (calls, { call: call2 }) => calls.some((other) => other.call.tool === call2.tool);
  const isHere = baseline && has(candidateCalls.slice(index), baseline);
  const isOnMain = candidate && has(baselineCalls.slice(index), candidate);
  if (baseline !== void 0 && isHere === false && isOnMain !== false) {
    const change = has(candidateCalls, baseline) ? "less-often" : "left-out";
    const example2 = { step: baseline.step, main: callText(baseline.call), candidate: null };
    return { change, tool: baseline.call.tool, example: example2, steps: [baseline.step, null] };
  }
  const added2 = must(candidate, "a call that main lacks");
  const { step, call } = added2;
  const [tool, text] = [call.tool, callText(call)];
  if (baseline === void 0 || isOnMain === false && isHere === true) {
    const change = has(baselineCalls, added2) ? "more-often" : "added";
    return { change, tool, example: { step, main: null, candidate: text }, steps: [null, step] };
  }
  const example = { step, main: callText(baseline.call), candidate: text };
  return { change: "replaced", tool: baseline.call.tool, instead: tool, example, steps: [baseline.step, step] };
}
function otherArguments(baseline, candidate) {
  const argument = differingArgument(baseline.call.args, candidate.call.args);
  if (argument === null) return null;
  const texts = { main: argumentText(argument, baseline.call), candidate: argumentText(argument, candidate.call) };
  return {
    change: "arguments",
    tool: candidate.call.tool,
    ...argument === "" ? {} : { argument },
    example: { step: candidate.step, ...texts },
    steps: [baseline.step, candidate.step]
  };
}
function differingArgument(baseline, candidate) {
  if (!isRecord(baseline) || !isRecord(candidate)) return bare(baseline) === bare(candidate) ? null : "";
  const names = /* @__PURE__ */ new Set([...Object.keys(baseline), ...Object.keys(candidate)]);
  return [...names].find((name) => bare(memberOf(baseline, name)) !== bare(memberOf(candidate, name))) ?? null;
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

// src/gating/causes.ts
function withCauses(decision, scenarios, combination = NO_COMBINATION) {
  const [metric] = decision.metrics;
  const contributions = contributionsOf(decision, combination, scenarios);
  const measured = { ...decision, ...contributions === null ? {} : { contributions } };
  const fallen = scenarios.filter(({ side }) => side !== "fixed");
  if (metric === void 0 || fallen.length === 0) return { ...measured, ...layersByCause(decision, []) };
  const turned = criteriaThatTurned(fallen, metric.rubric);
  const signs = fallen.map((scenario) => signOf(scenario, turned.get(scenario.scenario), metric.rubric));
  const causes = groupsOf(signs, ({ group }) => group).map((group) => withLacks(causeOf(group), fallen)).sort((a, b) => rankOf(a) - rankOf(b) || bySize(a, b));
  return { ...measured, ...layersByCause(decision, causes), causes, start: startOf2(decision, causes) };
}
function rankOf({ kind, scenarios }) {
  return kind === "missing" ? Number.NEGATIVE_INFINITY : Number(kind === "other") / 2 - scenarios.length;
}
function withLacks(cause, scenarios) {
  const { fact } = cause;
  if (fact === void 0) return cause;
  const lacking2 = (trials) => {
    return { count: trials.filter(({ absent: absent2 }) => absent2.includes(fact)).length, total: trials.length };
  };
  const [candidate, baseline] = [scenarios.flatMap((one) => one.candidate), scenarios.flatMap(({ main }) => main)];
  return { ...cause, lacks: { candidate: lacking2(candidate), baseline: lacking2(baseline) } };
}
function signOf({ scenario, main, candidate }, criterion, rubric) {
  const reference = referenceOf(main);
  const failed = failedTrials(candidate);
  const [most] = groupsOf(failed.map(ownSign), ({ group }) => group);
  const [sign] = most ?? [];
  const fact = failed[0]?.absent.find(
    (path) => reference?.recorded.includes(path) && failed.every(({ absent: absent2 }) => absent2.includes(path))
  );
  if (sign?.kind === "error" || sign?.kind === "empty") return { ...sign, scenario };
  if (fact !== void 0) return { scenario, kind: "missing", group: `missing ${fact}`, fact };
  if (sign !== void 0 && sign.kind !== "other") return { ...sign, scenario };
  const differences2 = failed.map((trial) => reference && firstDifference(reference, trial));
  const [often] = groupsOf(differences2, (trialDifference) => trialDifference ? groupOf(trialDifference) : "");
  const difference2 = often?.[0] ?? null;
  if (criterion !== void 0)
    return {
      scenario,
      kind: "criterion",
      group: `criterion ${criterion}`,
      criterion: criterionName(rubric, criterion),
      reasons: failed.flatMap((trial) => criterionResults(trial, rubric)).flatMap((node) => {
        return node.key === criterion && node.kind === "judge" && !holds(node) ? [node.explanation] : [];
      }),
      difference: difference2
    };
  if (difference2 === null) return { scenario, kind: "other", group: "other" };
  const kind = difference2.change === "arguments" ? "arguments" : "calls";
  return { scenario, kind, group: kind, difference: difference2 };
}
function failedTrials(trials) {
  const failed = trials.filter(({ passed }) => passed === false);
  return failed.length === 0 ? trials : failed;
}
function ownSign({ result: { error }, reason, isEmpty: isEmpty3 }) {
  if (error !== null) {
    const message2 = maskText(error.message);
    const isOfService = looksLikeService(error.message);
    return { kind: "error", group: `error ${error.kind} ${headOf(message2)}`, message: message2, isOfService };
  }
  if (isEmpty3) return { kind: "empty", group: "empty" };
  if (reason === null || reason.trim() === "") return { kind: "other", group: "other" };
  const message = maskText(reason);
  return { kind: "reason", group: `reason ${message.key}`, message, isOfService: looksLikeService(reason) };
}
function criteriaThatTurned(broke, rubric) {
  const turned = broke.map(({ scenario, main, candidate }) => {
    const mainVerdicts = criteriaOf2(referenceOf(main), rubric);
    const failedVerdicts = failedTrials(candidate).map((trial) => criteriaOf2(trial, rubric));
    const keys = [...failedVerdicts[0]?.keys() ?? []].filter((key) => {
      const failed = failedVerdicts.filter((verdicts) => verdicts.get(key) === false).length;
      return mainVerdicts.get(key) !== false && failed * 2 > failedVerdicts.length;
    });
    return { scenario, keys: (failedVerdicts[0]?.size ?? 0) > 1 ? keys : [] };
  });
  const counts2 = /* @__PURE__ */ new Map();
  for (const { keys } of turned) for (const key of keys) counts2.set(key, (counts2.get(key) ?? 0) + 1);
  const shared = ({ keys }) => keys.toSorted((a, b) => (counts2.get(b) ?? 0) - (counts2.get(a) ?? 0))[0];
  return new Map(turned.flatMap((entry) => entry.keys.length === 0 ? [] : [[entry.scenario, shared(entry) ?? ""]]));
}
function criteriaOf2(trial, rubric) {
  return new Map((trial ? criterionResults(trial, rubric) : []).map((node) => [node.key, holds(node)]));
}
function holds({ verdict }) {
  return verdict !== "fail" && verdict !== "warn";
}
function groupOf({ change, tool, instead = "", argument = "" }) {
  return JSON.stringify([change, tool, instead, argument]);
}
function groupsOf(members2, keyOf2) {
  return [...groupBy(members2, keyOf2).values()].sort((a, b) => b.length - a.length);
}
function causeOf(signs) {
  const [{ kind, criterion, fact } = { kind: "other" }] = signs;
  const messages = signs.flatMap(({ message }) => message ?? []);
  const [reasons] = groupsOf(
    signs.flatMap(({ reasons: judged = [] }) => judged),
    (reason) => reason
  );
  const [first] = messages;
  const isOne2 = messages.every(({ key }) => key === first?.key);
  const text = first === void 0 ? reasons?.[0] : isOne2 ? sharedText(messages) : headOf(first);
  const parts = partsOf2(signs);
  const service = signs.every(({ isOfService }) => isOfService === true) || void 0;
  const whole = { scenarios: idsOf(signs), parts: messages.length > 0 && parts.length < 2 ? [] : parts };
  return defined({ kind, text, service, criterion, fact, ...whole });
}
function partsOf2(signs) {
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
  const explained = [...flips.broke, ...flips.lost];
  const broke = explained.length;
  if (paired === void 0) return null;
  const sizeOf3 = (chosen3) => chosen3.reduce((sum, index) => sum + (causes[index]?.scenarios.length ?? 0), 0);
  const errors = causes.flatMap(({ kind }, index) => kind === "error" ? [index] : []);
  const largest = causes[0]?.kind === "other" ? [] : [0];
  const chosen2 = [errors, largest].find((indices) => sizeOf3(indices) > 1 && sizeOf3(indices) * 3 >= broke);
  if (chosen2 === void 0 || causes.length < 2) return null;
  const ids = new Set(chosen2.flatMap((index) => causes[index]?.scenarios ?? []));
  const lost = explained.reduce(
    (sum, { scenario, baseline, candidate }) => sum + (ids.has(scenario) ? (baseline ?? 0) - (candidate ?? 0) : 0),
    0
  );
  const rate = Math.min(1, paired.candidate + lost / paired.scenarios);
  return { causes: chosen2, scenarios: ids.size, broke, rate, baseline: paired.baseline, threshold };
}

// src/io/bundle/output-folder.ts
var { existsSync, readdirSync: readdirSync4, realpathSync } = process.getBuiltinModule("node:fs");
var { join: join4, resolve: resolve3 } = process.getBuiltinModule("node:path");
function homeOf(folder) {
  return existsSync(folder) ? realpathSync(folder) : resolve3(folder);
}
var OLDER = "older";
function putInPlace(draft, home, aside) {
  refuseForeignFolder(home);
  if (existsSync(home)) move(home, join4(aside, OLDER));
  move(draft, home);
}
function abandonDraft(home, aside) {
  const older = join4(aside, OLDER);
  try {
    if (existsSync(older) && !existsSync(home)) move(older, home);
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
    () => existsSync(folder) && readdirSync4(folder).some((name) => !isLeftByDesktop(name))
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
  if (!existsSync(join4(folder, MANIFEST_FILE))) return false;
  const { label, read: read2, names } = openBundleFiles(folder, ".");
  const manifest = valueOr(null, () => openBundle(label, read2).manifest);
  if (manifest === null) return false;
  const ofBundle = /* @__PURE__ */ new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => ofBundle.has(name));
}

// src/io/bundle/write.ts
var createHash = (...given) => process.getBuiltinModule("node:crypto").createHash(...given);
var { closeSync, mkdirSync, openSync, readSync, writeFileSync, writeSync } = process.getBuiltinModule("node:fs");
var { dirname, join: join5 } = process.getBuiltinModule("node:path");
function draftBundle(folder, keepsEvidence) {
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
      if (folder !== void 0) writer = createBundle(folder, keepsEvidence);
      return writer;
    },
    discard
  };
}
function createBundle(folder, keepsEvidence) {
  const home = homeOf(folder);
  const aside = writingTo(folder, () => makeAside(home));
  const draft = join5(aside, "bundle");
  let evidence;
  try {
    evidence = writingTo(folder, () => {
      mkdirSync(draft);
      if (!keepsEvidence) return null;
      return { trials: createLineFile(join5(draft, EVIDENCE_FILE)), results: createLineFile(join5(draft, RESULTS_FILE)) };
    });
  } catch (error) {
    clear(aside);
    throw error;
  }
  let isFinished = false;
  const resultsHash = startResultsHash();
  const files = /* @__PURE__ */ new Map();
  const starts = [0];
  const trialsIn2 = /* @__PURE__ */ new Map();
  return {
    add(added2, result) {
      const canonical = JSON.stringify(result);
      resultsHash.add(canonical);
      if (evidence === null) return;
      const { trials, results } = evidence;
      writingTo(folder, () => {
        appendTo(trialsIn2, added2.trial.scenario, starts.length - 1);
        trials.write(evidenceLine(added2));
        starts.push(trials.size());
        results.write(canonical);
      });
    },
    trialsOf(scenarios) {
      if (evidence === null) return null;
      const { trials } = evidence;
      const chunks = function* () {
        for (const id of scenarios)
          for (const index of trialsIn2.get(id) ?? []) {
            const start = must(starts[index], "the start of a trial");
            const end = must(starts[index + 1], "its end");
            yield writingTo(folder, () => trials.read(start, end));
          }
      };
      return { file: EVIDENCE_FILE, chunks, isEvidence: true };
    },
    text(name, content) {
      const path = join5(draft, name);
      writingTo(folder, () => makeFolder(dirname(path)));
      const file = writingTo(folder, () => createLineFile(path));
      const pieces = typeof content === "string" ? [content] : content;
      try {
        for (const piece of pieces) writingTo(folder, () => file.add(piece));
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
        if (evidence !== null) files.set(EVIDENCE_FILE, evidence.trials.close());
        if (evidence !== null) files.set(RESULTS_FILE, evidence.results.close());
        const listed = [...files].map(([file, digest]) => ({ file, ...digest })).sort((a, b) => byText(a.file, b.file));
        const manifest = { schema: 1, ...head, results: resultsHash.finish(), files: listed };
        writeFileSync(join5(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}
`);
        putInPlace(draft, home, aside);
      });
      isFinished = true;
      clear(aside);
    },
    discard() {
      if (isFinished) return;
      evidence?.trials.abandon();
      evidence?.results.abandon();
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
var MOST_BYTES2 = 3;
var NEWLINE3 = 10;
function createLineFile(path) {
  const descriptor = openSync(path, "w+");
  const hash2 = createHash("sha256");
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes = 0;
  let isOpen = true;
  const put2 = (chunk) => {
    hash2.update(chunk);
    bytes += chunk.length;
    for (let written = 0; written < chunk.length; ) written += writeSync(descriptor, chunk, written);
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
    const room = MOST_BYTES2 * text.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put2(Buffer.from(text));
    else filled += buffer.write(text, filled);
  };
  return {
    add,
    /** Appends one line. @param line text without a newline */
    write(line) {
      add(line);
      if (filled === BUFFER_BYTES) flush();
      buffer[filled++] = NEWLINE3;
    },
    /** Bytes so far. */
    size: () => bytes + filled,
    /** The bytes between two sizes that it had. */
    read(start, end) {
      flush();
      const part = Buffer.allocUnsafe(end - start);
      return part.subarray(0, readSync(descriptor, part, 0, part.length, start));
    },
    close() {
      flush();
      abandon();
      return { bytes, sha256: `sha256:${hash2.digest("hex")}` };
    },
    abandon
  };
}

// src/pipeline/compared-trials.ts
var MOST_OF_MAIN = 20 * 2 ** 20;
var LONGEST2 = 2e3;
function explainFlips(decision, { main, candidate, config }) {
  const { flips } = decision;
  const flipped = ["broke", "lost", "fixed"].flatMap(
    (side) => flips[side].map((flip) => ({ ...flip, side }))
  );
  const primary = decision.metrics[0]?.rubric ?? "";
  const explained = (scenarios2) => {
    const rubric = config.rubrics.find(({ id }) => id === primary);
    return withCauses(decision, scenarios2, rubric && combinationOf(rubric));
  };
  if (flipped.length === 0) return { decision: explained([]), mainTrials: [] };
  const lines = [];
  let room = MOST_OF_MAIN;
  const collect = (run2, wanted, keeps = (_) => true) => {
    const found = /* @__PURE__ */ new Map();
    for (const evidence of evidenceOfRun({ ...run2, mayWant: mayBeOf(wanted, run2) }, startRedaction(run2.redaction))) {
      const { trial } = evidence;
      if (!wanted.has(trial.scenario) || isOfArm(config, trial) || !keeps(evidence)) continue;
      const result = explainTrial(scoreByConfig(config, trial));
      appendTo(found, trial.scenario, comparedTrial(trial, result, primary));
    }
    for (const trials of found.values()) trials.sort((a, b) => a.result.trial - b.result.trial);
    return found;
  };
  const mainIds = new Set(flipped.map(({ scenario, renamed_from: old = scenario }) => old));
  const keep2 = (evidence) => {
    const line = evidenceLine(evidence);
    room -= line.length;
    if (room >= 0) lines.push(line);
    return room >= 0;
  };
  const before = valueOr(null, () => main && collect(main, mainIds, keep2));
  const ids = new Set(flipped.map(({ scenario }) => scenario));
  const now = collect(candidate(ids), ids);
  const filled = new Set(decision.filled?.scenarios);
  const scenarios = flipped.map(({ scenario, renamed_from: old = scenario, side }) => {
    const counted3 = (now.get(scenario) ?? []).filter(({ passed }) => passed !== null || !filled.has(scenario));
    return { scenario, side, main: before?.get(old) ?? [], candidate: counted3 };
  });
  return { decision: explained(scenarios), mainTrials: before === null ? [] : lines };
}
var SCENARIO = /"scenario"\s*:\s*"((?:[^"\\]|\\.)*)"/g;
var HIDDEN = /\\u00[3-7]/;
function mayBeOf(wanted, { redaction }) {
  const isRedacted2 = redaction.hash.includes("scenario") || [...wanted].some((id) => id.includes(MARK_START));
  if (isRedacted2) return void 0;
  const isWanted = (id) => id.includes("\\") || wanted.has(id.normalize("NFC"));
  return (text) => {
    const first = scenarioAtStart(text);
    if (first !== void 0) return isWanted(first);
    return HIDDEN.test(text) || [...text.matchAll(SCENARIO)].some(([, id = ""]) => isWanted(id));
  };
}
function combinationOf({
  written: { criteria = {}, combine: combine2 = "weighted_sum" }
}) {
  return {
    weights: new Map(Object.entries(criteria).map(([key, { weight = 1 }]) => [key, weight])),
    isSum: combine2 === "weighted_sum" || combine2 === "mean",
    score: (parts) => STRATEGIES[combine2].score({
      judgements: parts.map(({ node }) => ({ ...node, parts: [] })),
      weights: parts.map(({ weight }) => weight)
    })
  };
}
function comparedTrial(trial, result, primary) {
  const byPrimary = result.rubrics.find(({ rubric }) => rubric === primary);
  const reason = factAt(trial, "harness.reason");
  return {
    passed: byPrimary === void 0 ? null : byPrimary.tree.verdict === "pass",
    result,
    reason: typeof reason === "string" ? cut(reason, LONGEST2) : null,
    ...recordsNothing(trial) ? { isEmpty: true } : {},
    ...factsRead(trial, byPrimary?.tree),
    steps: (trial.trace ?? []).map((step) => {
      if (step.type === "message") return { ...step, text: cut(step.text, LONGEST2) };
      return { ...step, args: short(step.args), result: short(step.result) };
    })
  };
}
var DONE = /* @__PURE__ */ new Set(["output", "trace", "final_state"]);
function factsRead(trial, tree) {
  const paths = [...new Set(tree === void 0 ? [] : fieldsOf2(tree))];
  const isAbsent = (path) => {
    const [root = ""] = path.split(".");
    return factAt(trial, DONE.has(root) ? root : path) === void 0;
  };
  return { absent: paths.filter(isAbsent), recorded: paths.filter((path) => !isAbsent(path)) };
}
function fieldsOf2({ observed = [], children = [] }) {
  return [...observed.map(({ field }) => field), ...children.flatMap(fieldsOf2)];
}
function short(value) {
  if ((JSON.stringify(value) ?? "").length < LONGEST2) return value;
  return shownValue(value, LONGEST2);
}

export {
  parseYamlDocument,
  readConfig,
  readPolicy,
  RANGE,
  OPERATORS,
  needOf,
  subjectName,
  askedHash,
  shownHash,
  NOT_JUDGED,
  loadRubric,
  compileDocument,
  parseRecord,
  parseInnerJson,
  withoutLoneSurrogates,
  besideRubric,
  readCases,
  RUBRIC_FILES,
  pathsInRepository,
  loadConfig,
  loadMappingAndPolicy,
  compileRubrics,
  compileConfig,
  defaultRubric,
  findOverlooked,
  bundledTexts,
  configOfBundle,
  gateText,
  checkGate,
  recordedEvidence,
  textsOf2 as textsOf,
  TWO_JOBS_FILE,
  readTwoJobs,
  evidenceOf,
  laterEvidenceOf,
  openBundleZip,
  openWhole,
  openGivenBundle,
  HISTORY_FILE,
  reportOfBundle,
  historyText,
  historyOfBundle,
  scoreTrial,
  questionsOf,
  openQuestions,
  askingKey,
  withAnswers,
  withStored,
  answerTrial,
  withoutStale,
  isAnswered,
  normaliseTrial,
  scenarioAtStart,
  storedTrial,
  planPool,
  evidenceOfRun,
  startReport,
  scoreByConfig,
  armsOf,
  isOfArm,
  scoreRun,
  hasArms,
  withRedacted,
  firstDifference,
  looksUp,
  draftBundle,
  evidenceLine,
  explainFlips,
  comparedTrial
};
