var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports2.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports2, module2) {
    "use strict";
    module2.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports2.default = equal;
  }
});

// schemas/policy.schema.json?ready
var require_policy_schema = __commonJS({
  "schemas/policy.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/policy.schema.json", "title": "Agent Gate policy", "$comment": "The `allOf` parts are for editors; the loader reports the same mistakes in its own words.", "type": "object", "additionalProperties": false, "properties": { "suite": { "default": "agent", "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$", "examples": ["booking-assistant"] }, "gate": { "type": "object", "additionalProperties": false, "properties": { "metrics": { "type": "object", "additionalProperties": { "$ref": "#/$defs/rateRule" }, "examples": [{ "TCR": { "threshold": 0.85, "tolerance": 0.02 } }] }, "criteria": { "type": "object", "additionalProperties": { "$ref": "#/$defs/criterionRule" }, "examples": [{ "task-completion/correct_participants": { "threshold": 0.95, "tier": "critical" }, "*": { "tier": "supporting" } }] }, "outcomes": { "type": "object", "additionalProperties": { "$ref": "#/$defs/outcomeRule" }, "examples": [{ "hard_failure": { "at_most": 0.02 } }] }, "usage": { "type": "object", "additionalProperties": false, "properties": { "cost_usd": { "$ref": "#/$defs/usageRule" }, "latency_ms": { "$ref": "#/$defs/usageRule" }, "tokens": { "$ref": "#/$defs/usageRule" } }, "examples": [{ "cost_usd": { "tolerance": 0.2 } }] }, "scenarios": { "$ref": "#/$defs/scenarioRules" } } }, "errors": { "type": "object", "additionalProperties": false, "properties": { "budget": { "default": 0.05, "$ref": "#/$defs/rate", "examples": [0.05] } } }, "alpha": { "default": 0.02, "type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 0.5, "examples": [0.02] }, "noise": { "default": "auto", "enum": ["stochastic", "none", "auto"] }, "require": { "default": "evidence", "enum": ["evidence", "proof"] }, "on_inconclusive": { "default": "pass", "enum": ["pass", "warn", "fail", "more-trials", "confirm"] }, "confirm": { "type": "object", "additionalProperties": false, "properties": { "fresh": { "default": "checked", "enum": ["checked", "declared"] } }, "examples": [{ "fresh": "declared" }] }, "on_no_baseline": { "enum": ["pass", "inconclusive", "fail"] }, "on_not_comparable": { "default": "invalid", "enum": ["invalid", "pass"] }, "reruns": { "default": "add", "enum": ["add", "replace"] }, "baseline": { "type": "object", "additionalProperties": false, "properties": { "max_age_days": { "default": 30, "type": "integer", "minimum": 1, "examples": [30] } } }, "evidence": { "default": "keep", "enum": ["keep", "drop"] }, "judge": { "type": "object", "additionalProperties": false, "required": ["model"], "properties": { "model": { "type": "string", "minLength": 1, "maxLength": 200, "examples": ["small-judge"] }, "votes": { "default": 1, "enum": [1, 3, 5, 7, 9], "examples": [3] }, "temperature": { "type": "number", "minimum": 0, "maximum": 2, "examples": [0] }, "max_cost_usd": { "type": "number", "exclusiveMinimum": 0, "examples": [2] }, "max_seconds": { "type": "number", "exclusiveMinimum": 0, "examples": [900] }, "usd_per_million_tokens": { "type": "object", "additionalProperties": false, "required": ["input", "output"], "properties": { "input": { "type": "number", "minimum": 0, "examples": [0.15] }, "output": { "type": "number", "minimum": 0, "examples": [0.6] } }, "examples": [{ "input": 0.15, "output": 0.6 }] } }, "examples": [{ "model": "small-judge", "votes": 3, "temperature": 0 }] }, "redact": { "type": "object", "additionalProperties": false, "properties": { "hash": { "type": "array", "items": { "$ref": "#/$defs/factPath" }, "examples": [["input.customer.email", "trace.args.email"]] }, "drop": { "type": "array", "items": { "$ref": "#/$defs/factPath" }, "examples": [["raw_response"]] }, "secrets_from": { "type": "array", "items": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" }, "examples": [["STAGING_API_KEY"]] }, "shapes": { "enum": ["on", "off"] } }, "examples": [{ "hash": ["input.customer.email"], "secrets_from": ["STAGING_API_KEY"] }] }, "relaxation": { "type": "object", "additionalProperties": false, "properties": { "effect": { "default": "show", "enum": ["show", "label", "fail"] }, "label": { "type": "string", "minLength": 1, "maxLength": 50, "examples": ["lower-bar-accepted"] } }, "examples": [{ "effect": "label", "label": "lower-bar-accepted" }] }, "rubrics": { "type": "object", "additionalProperties": false, "properties": { "require": { "type": "array", "minItems": 1, "uniqueItems": true, "items": { "enum": ["tests", "rationale", "review", "versions"], "title": "Requirement" }, "default": [], "examples": [["tests", "rationale"]] } }, "examples": [{ "require": ["tests", "rationale", "review"] }] }, "drift": { "type": "object", "additionalProperties": false, "required": ["reference"], "properties": { "reference": { "type": "string", "minLength": 1, "examples": ["1a2b3c4", "baselines/release-2.json"] }, "tolerance": { "default": 0.05, "$ref": "#/$defs/rate" }, "metrics": { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["TCR"]] }, "effect": { "default": "warn", "enum": ["warn", "fail"], "examples": ["warn"] } }, "examples": [{ "reference": "1a2b3c4", "tolerance": 0.05 }] }, "waivers": { "type": "array", "items": { "$ref": "#/$defs/waiver" }, "examples": [[{ "metric": "TCR", "ceiling": 0.05, "reason": "The calendar provider is being replaced", "owner": "@team", "expires": "2027-01-31" }]] } }, "examples": [{ "suite": "booking-assistant", "gate": { "metrics": { "TCR": { "threshold": 0.85, "tolerance": 0.02, "owner": "@team", "review_by": "2027-01-31" } }, "criteria": { "task-completion/correct_participants": { "threshold": 0.95, "tier": "critical" }, "*": { "tier": "supporting" } }, "outcomes": { "hard_failure": { "at_most": 0.02 } }, "scenarios": { "must_pass": ["smoke"], "removed": "fail", "new": "allow" } }, "errors": { "budget": 0.05 }, "on_inconclusive": "pass" }], "$defs": { "rate": { "type": "number", "minimum": 0, "maximum": 1 }, "factPath": { "type": "string", "pattern": "^[^.\\s][^.]*(\\.[^.]+)*$", "examples": ["input.customer.email"] }, "threshold": { "$ref": "#/$defs/rate" }, "tolerance": { "default": 0.02, "type": "number", "minimum": 0, "maximum": 1 }, "rationale": { "type": "string", "minLength": 1 }, "calibrated_on": { "type": "string", "minLength": 1 }, "owner": { "type": "string", "minLength": 1, "examples": ["@team"] }, "review_by": { "$ref": "#/$defs/date" }, "date": { "$comment": "Months of 31 days, of 30, February, and its 29th in leap years.", "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "examples": ["2027-01-31"] }, "mode": { "default": "noise", "enum": ["noise", "point"] }, "tier": { "default": "supporting", "enum": ["critical", "supporting", "advisory"] }, "waiver": { "type": "object", "additionalProperties": false, "required": ["reason", "owner", "expires"], "properties": { "metric": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "criterion": { "type": "string", "minLength": 1, "examples": ["task-completion/correct_participants"] }, "scenario": { "type": "string", "minLength": 1, "examples": ["book-conflict-3"] }, "ceiling": { "$ref": "#/$defs/rate", "examples": [0.05] }, "reason": { "type": "string", "minLength": 1 }, "owner": { "$ref": "#/$defs/owner" }, "expires": { "$ref": "#/$defs/date" } } }, "rateRule": { "type": "object", "additionalProperties": false, "properties": { "tier": { "$ref": "#/$defs/tier" }, "threshold": { "$ref": "#/$defs/threshold" }, "mode": { "$ref": "#/$defs/mode" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "$ref": "#/$defs/calibrated_on" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } }, "criterionRule": { "type": "object", "additionalProperties": false, "properties": { "by": { "enum": ["passes", "score"], "examples": ["score"] }, "tier": { "$ref": "#/$defs/tier" }, "threshold": { "$ref": "#/$defs/threshold" }, "mode": { "$ref": "#/$defs/mode" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "$ref": "#/$defs/calibrated_on" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } }, "usageRule": { "type": "object", "additionalProperties": false, "properties": { "tier": { "$ref": "#/$defs/tier" }, "tolerance": { "default": 0.5, "type": "number", "minimum": 0, "examples": [0.2] }, "rationale": { "$ref": "#/$defs/rationale" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } }, "outcomeRule": { "type": "object", "additionalProperties": false, "properties": { "at_most": { "$ref": "#/$defs/rate" }, "at_least": { "$ref": "#/$defs/rate" }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "$ref": "#/$defs/calibrated_on" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } }, "scenarioRules": { "type": "object", "additionalProperties": false, "properties": { "must_pass": { "type": "array", "items": { "anyOf": [{ "type": "string", "minLength": 1 }, { "title": "MustPass", "type": "object", "additionalProperties": false, "required": ["name", "trials"], "properties": { "name": { "type": "string", "minLength": 1, "examples": ["smoke"] }, "trials": { "type": "string", "pattern": "^(?:all|any|[1-9][0-9]? of [1-9][0-9]?)$", "examples": ["2 of 3"] } } }] }, "uniqueItems": true, "examples": [["smoke", { "name": "book-conflict-3", "trials": "2 of 3" }]] }, "removed": { "default": "fail", "enum": ["fail", "warn", "allow"] }, "new": { "default": "allow", "enum": ["warn", "allow"] }, "min_overlap": { "default": 0.8, "$ref": "#/$defs/rate", "examples": [0.8] } } } } };
    var schema34 = { "type": "number", "minimum": 0, "maximum": 1 };
    var schema65 = { "type": "string", "pattern": "^[^.\\s][^.]*(\\.[^.]+)*$", "examples": ["input.customer.email"] };
    var func1 = Object.prototype.hasOwnProperty;
    var func2 = require_ucs2length().default;
    var func0 = require_equal().default;
    var pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$", "u");
    var pattern10 = new RegExp("^[^.\\s][^.]*(\\.[^.]+)*$", "u");
    var pattern12 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
    var schema32 = { "type": "object", "additionalProperties": false, "properties": { "tier": { "$ref": "#/$defs/tier" }, "threshold": { "$ref": "#/$defs/threshold" }, "mode": { "$ref": "#/$defs/mode" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "$ref": "#/$defs/calibrated_on" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } };
    var schema33 = { "default": "supporting", "enum": ["critical", "supporting", "advisory"] };
    var schema35 = { "default": "noise", "enum": ["noise", "point"] };
    var schema36 = { "default": 0.02, "type": "number", "minimum": 0, "maximum": 1 };
    var schema37 = { "type": "string", "minLength": 1 };
    var schema38 = { "type": "string", "minLength": 1 };
    var schema39 = { "type": "string", "minLength": 1, "examples": ["@team"] };
    var schema40 = { "$comment": "Months of 31 days, of 30, February, and its 29th in leap years.", "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "examples": ["2027-01-31"] };
    var pattern5 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "u");
    function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate21.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!(key0 === "tier" || key0 === "threshold" || key0 === "mode" || key0 === "tolerance" || key0 === "rationale" || key0 === "calibrated_on" || key0 === "owner" || key0 === "review_by")) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data0 = data.tier;
          if (!(data0 === "critical" || data0 === "supporting" || data0 === "advisory")) {
            const err1 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          let data1 = data.threshold;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err2 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data1 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err3 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.mode !== void 0) {
          let data2 = data.mode;
          if (!(data2 === "noise" || data2 === "point")) {
            const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/$defs/mode/enum", keyword: "enum", params: { allowedValues: schema35.enum }, message: "must be equal to one of the allowed values", schema: schema35.enum, parentSchema: schema35, data: data2 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.tolerance !== void 0) {
          let data3 = data.tolerance;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err6 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema36, data: data3 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err7 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema36, data: data3 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema36.type, parentSchema: schema36, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data4 = data.rationale;
          if (typeof data4 === "string") {
            if (func2(data4) < 1) {
              const err9 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data4 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.calibrated_on !== void 0) {
          let data5 = data.calibrated_on;
          if (typeof data5 === "string") {
            if (func2(data5) < 1) {
              const err11 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/$defs/calibrated_on/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38, data: data5 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/$defs/calibrated_on/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data5 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data6 = data.owner;
          if (typeof data6 === "string") {
            if (func2(data6) < 1) {
              const err13 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data6 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data6 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.review_by !== void 0) {
          let data7 = data.review_by;
          if (typeof data7 === "string") {
            if (!pattern5.test(data7)) {
              const err15 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data7 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data7 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema41 = { "type": "object", "additionalProperties": false, "properties": { "by": { "enum": ["passes", "score"], "examples": ["score"] }, "tier": { "$ref": "#/$defs/tier" }, "threshold": { "$ref": "#/$defs/threshold" }, "mode": { "$ref": "#/$defs/mode" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "$ref": "#/$defs/calibrated_on" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } };
    function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate23.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!func1.call(schema41.properties, key0)) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema41, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.by !== void 0) {
          let data0 = data.by;
          if (!(data0 === "passes" || data0 === "score")) {
            const err1 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema41.properties.by.enum }, message: "must be equal to one of the allowed values", schema: schema41.properties.by.enum, parentSchema: schema41.properties.by, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data1 = data.tier;
          if (!(data1 === "critical" || data1 === "supporting" || data1 === "advisory")) {
            const err2 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          let data2 = data.threshold;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
              const err3 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data2 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err4 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data2 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data2 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.mode !== void 0) {
          let data3 = data.mode;
          if (!(data3 === "noise" || data3 === "point")) {
            const err6 = { instancePath: instancePath + "/mode", schemaPath: "#/$defs/mode/enum", keyword: "enum", params: { allowedValues: schema35.enum }, message: "must be equal to one of the allowed values", schema: schema35.enum, parentSchema: schema35, data: data3 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.tolerance !== void 0) {
          let data4 = data.tolerance;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err7 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema36, data: data4 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err8 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema36, data: data4 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema36.type, parentSchema: schema36, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data5 = data.rationale;
          if (typeof data5 === "string") {
            if (func2(data5) < 1) {
              const err10 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data5 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data5 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.calibrated_on !== void 0) {
          let data6 = data.calibrated_on;
          if (typeof data6 === "string") {
            if (func2(data6) < 1) {
              const err12 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/$defs/calibrated_on/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38, data: data6 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/$defs/calibrated_on/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data6 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data7 = data.owner;
          if (typeof data7 === "string") {
            if (func2(data7) < 1) {
              const err14 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data7 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data7 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.review_by !== void 0) {
          let data8 = data.review_by;
          if (typeof data8 === "string") {
            if (!pattern5.test(data8)) {
              const err16 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data8 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data8 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      validate23.errors = vErrors;
      return errors === 0;
    }
    validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema50 = { "type": "object", "additionalProperties": false, "properties": { "at_most": { "$ref": "#/$defs/rate" }, "at_least": { "$ref": "#/$defs/rate" }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "$ref": "#/$defs/calibrated_on" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } };
    function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate25.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!(key0 === "at_most" || key0 === "at_least" || key0 === "rationale" || key0 === "calibrated_on" || key0 === "owner" || key0 === "review_by")) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.at_most !== void 0) {
          let data0 = data.at_most;
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
              const err1 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data0 };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err2 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data0 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.at_least !== void 0) {
          let data1 = data.at_least;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data2 = data.rationale;
          if (typeof data2 === "string") {
            if (func2(data2) < 1) {
              const err7 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data2 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.calibrated_on !== void 0) {
          let data3 = data.calibrated_on;
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err9 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/$defs/calibrated_on/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38, data: data3 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/$defs/calibrated_on/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data4 = data.owner;
          if (typeof data4 === "string") {
            if (func2(data4) < 1) {
              const err11 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data4 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data4 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.review_by !== void 0) {
          let data5 = data.review_by;
          if (typeof data5 === "string") {
            if (!pattern5.test(data5)) {
              const err13 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data5 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      validate25.errors = vErrors;
      return errors === 0;
    }
    validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema57 = { "type": "object", "additionalProperties": false, "properties": { "tier": { "$ref": "#/$defs/tier" }, "tolerance": { "default": 0.5, "type": "number", "minimum": 0, "examples": [0.2] }, "rationale": { "$ref": "#/$defs/rationale" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/review_by" } } };
    function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate27.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!(key0 === "tier" || key0 === "tolerance" || key0 === "rationale" || key0 === "owner" || key0 === "review_by")) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data0 = data.tier;
          if (!(data0 === "critical" || data0 === "supporting" || data0 === "advisory")) {
            const err1 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.tolerance !== void 0) {
          let data1 = data.tolerance;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 0 || isNaN(data1)) {
              const err2 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties.tolerance, data: data1 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties.tolerance.type, parentSchema: schema57.properties.tolerance, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data2 = data.rationale;
          if (typeof data2 === "string") {
            if (func2(data2) < 1) {
              const err4 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data2 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data3 = data.owner;
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err6 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data3 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.review_by !== void 0) {
          let data4 = data.review_by;
          if (typeof data4 === "string") {
            if (!pattern5.test(data4)) {
              const err8 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data4 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/review_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate27.errors = vErrors;
      return errors === 0;
    }
    validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema62 = { "type": "object", "additionalProperties": false, "properties": { "must_pass": { "type": "array", "items": { "anyOf": [{ "type": "string", "minLength": 1 }, { "title": "MustPass", "type": "object", "additionalProperties": false, "required": ["name", "trials"], "properties": { "name": { "type": "string", "minLength": 1, "examples": ["smoke"] }, "trials": { "type": "string", "pattern": "^(?:all|any|[1-9][0-9]? of [1-9][0-9]?)$", "examples": ["2 of 3"] } } }] }, "uniqueItems": true, "examples": [["smoke", { "name": "book-conflict-3", "trials": "2 of 3" }]] }, "removed": { "default": "fail", "enum": ["fail", "warn", "allow"] }, "new": { "default": "allow", "enum": ["warn", "allow"] }, "min_overlap": { "default": 0.8, "$ref": "#/$defs/rate", "examples": [0.8] } } };
    var pattern9 = new RegExp("^(?:all|any|[1-9][0-9]? of [1-9][0-9]?)$", "u");
    function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate31.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!(key0 === "must_pass" || key0 === "removed" || key0 === "new" || key0 === "min_overlap")) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema62, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.must_pass !== void 0) {
          let data0 = data.must_pass;
          if (Array.isArray(data0)) {
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0];
              const _errs5 = errors;
              let valid3 = false;
              const _errs6 = errors;
              if (typeof data1 === "string") {
                if (func2(data1) < 1) {
                  const err1 = { instancePath: instancePath + "/must_pass/" + i0, schemaPath: "#/properties/must_pass/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.must_pass.items.anyOf[0], data: data1 };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              } else {
                const err2 = { instancePath: instancePath + "/must_pass/" + i0, schemaPath: "#/properties/must_pass/items/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.must_pass.items.anyOf[0].type, parentSchema: schema62.properties.must_pass.items.anyOf[0], data: data1 };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid3 = valid3 || _valid0;
              const _errs8 = errors;
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.name === void 0) {
                  const err3 = { instancePath: instancePath + "/must_pass/" + i0, schemaPath: "#/properties/must_pass/items/anyOf/1/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema62.properties.must_pass.items.anyOf[1].required, parentSchema: schema62.properties.must_pass.items.anyOf[1], data: data1 };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (data1.trials === void 0) {
                  const err4 = { instancePath: instancePath + "/must_pass/" + i0, schemaPath: "#/properties/must_pass/items/anyOf/1/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema62.properties.must_pass.items.anyOf[1].required, parentSchema: schema62.properties.must_pass.items.anyOf[1], data: data1 };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                for (const key1 in data1) {
                  if (!(key1 === "name" || key1 === "trials")) {
                    const err5 = { instancePath: instancePath + "/must_pass/" + i0, schemaPath: "#/properties/must_pass/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema62.properties.must_pass.items.anyOf[1], data: data1 };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                  }
                }
                if (data1.name !== void 0) {
                  let data2 = data1.name;
                  if (typeof data2 === "string") {
                    if (func2(data2) < 1) {
                      const err6 = { instancePath: instancePath + "/must_pass/" + i0 + "/name", schemaPath: "#/properties/must_pass/items/anyOf/1/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.must_pass.items.anyOf[1].properties.name, data: data2 };
                      if (vErrors === null) {
                        vErrors = [err6];
                      } else {
                        vErrors.push(err6);
                      }
                      errors++;
                    }
                  } else {
                    const err7 = { instancePath: instancePath + "/must_pass/" + i0 + "/name", schemaPath: "#/properties/must_pass/items/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.must_pass.items.anyOf[1].properties.name.type, parentSchema: schema62.properties.must_pass.items.anyOf[1].properties.name, data: data2 };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                }
                if (data1.trials !== void 0) {
                  let data3 = data1.trials;
                  if (typeof data3 === "string") {
                    if (!pattern9.test(data3)) {
                      const err8 = { instancePath: instancePath + "/must_pass/" + i0 + "/trials", schemaPath: "#/properties/must_pass/items/anyOf/1/properties/trials/pattern", keyword: "pattern", params: { pattern: "^(?:all|any|[1-9][0-9]? of [1-9][0-9]?)$" }, message: 'must match pattern "^(?:all|any|[1-9][0-9]? of [1-9][0-9]?)$"', schema: "^(?:all|any|[1-9][0-9]? of [1-9][0-9]?)$", parentSchema: schema62.properties.must_pass.items.anyOf[1].properties.trials, data: data3 };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                  } else {
                    const err9 = { instancePath: instancePath + "/must_pass/" + i0 + "/trials", schemaPath: "#/properties/must_pass/items/anyOf/1/properties/trials/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.must_pass.items.anyOf[1].properties.trials.type, parentSchema: schema62.properties.must_pass.items.anyOf[1].properties.trials, data: data3 };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                }
              } else {
                const err10 = { instancePath: instancePath + "/must_pass/" + i0, schemaPath: "#/properties/must_pass/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.properties.must_pass.items.anyOf[1].type, parentSchema: schema62.properties.must_pass.items.anyOf[1], data: data1 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              var _valid0 = _errs8 === errors;
              valid3 = valid3 || _valid0;
              if (!valid3) {
                const err11 = { instancePath: instancePath + "/must_pass/" + i0, schemaPath: "#/properties/must_pass/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema62.properties.must_pass.items.anyOf, parentSchema: schema62.properties.must_pass.items, data: data1 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              } else {
                errors = _errs5;
                if (vErrors !== null) {
                  if (_errs5) {
                    vErrors.length = _errs5;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            let i1 = data0.length;
            let j0;
            if (i1 > 1) {
              outer0: for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data0[i1], data0[j0])) {
                    const err12 = { instancePath: instancePath + "/must_pass", schemaPath: "#/properties/must_pass/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema62.properties.must_pass, data: data0 };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                    break outer0;
                  }
                }
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/must_pass", schemaPath: "#/properties/must_pass/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema62.properties.must_pass.type, parentSchema: schema62.properties.must_pass, data: data0 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.removed !== void 0) {
          let data4 = data.removed;
          if (!(data4 === "fail" || data4 === "warn" || data4 === "allow")) {
            const err14 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/enum", keyword: "enum", params: { allowedValues: schema62.properties.removed.enum }, message: "must be equal to one of the allowed values", schema: schema62.properties.removed.enum, parentSchema: schema62.properties.removed, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.new !== void 0) {
          let data5 = data.new;
          if (!(data5 === "warn" || data5 === "allow")) {
            const err15 = { instancePath: instancePath + "/new", schemaPath: "#/properties/new/enum", keyword: "enum", params: { allowedValues: schema62.properties.new.enum }, message: "must be equal to one of the allowed values", schema: schema62.properties.new.enum, parentSchema: schema62.properties.new, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.min_overlap !== void 0) {
          let data6 = data.min_overlap;
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1 || isNaN(data6)) {
              const err16 = { instancePath: instancePath + "/min_overlap", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data6 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              const err17 = { instancePath: instancePath + "/min_overlap", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data6 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/min_overlap", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data6 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate31.errors = vErrors;
      return errors === 0;
    }
    validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema68 = { "type": "object", "additionalProperties": false, "required": ["reason", "owner", "expires"], "properties": { "metric": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "criterion": { "type": "string", "minLength": 1, "examples": ["task-completion/correct_participants"] }, "scenario": { "type": "string", "minLength": 1, "examples": ["book-conflict-3"] }, "ceiling": { "$ref": "#/$defs/rate", "examples": [0.05] }, "reason": { "type": "string", "minLength": 1 }, "owner": { "$ref": "#/$defs/owner" }, "expires": { "$ref": "#/$defs/date" } } };
    function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate33.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.reason === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema68.required, parentSchema: schema68, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.owner === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'", schema: schema68.required, parentSchema: schema68, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.expires === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires" }, message: "must have required property 'expires'", schema: schema68.required, parentSchema: schema68, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "metric" || key0 === "criterion" || key0 === "scenario" || key0 === "ceiling" || key0 === "reason" || key0 === "owner" || key0 === "expires")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema68, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.metric !== void 0) {
          let data0 = data.metric;
          if (typeof data0 === "string") {
            if (func2(data0) < 1) {
              const err4 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema68.properties.metric, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.metric.type, parentSchema: schema68.properties.metric, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.criterion !== void 0) {
          let data1 = data.criterion;
          if (typeof data1 === "string") {
            if (func2(data1) < 1) {
              const err6 = { instancePath: instancePath + "/criterion", schemaPath: "#/properties/criterion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema68.properties.criterion, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/criterion", schemaPath: "#/properties/criterion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.criterion.type, parentSchema: schema68.properties.criterion, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.scenario !== void 0) {
          let data2 = data.scenario;
          if (typeof data2 === "string") {
            if (func2(data2) < 1) {
              const err8 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema68.properties.scenario, data: data2 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.scenario.type, parentSchema: schema68.properties.scenario, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.ceiling !== void 0) {
          let data3 = data.ceiling;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err10 = { instancePath: instancePath + "/ceiling", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data3 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err11 = { instancePath: instancePath + "/ceiling", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data3 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/ceiling", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.reason !== void 0) {
          let data4 = data.reason;
          if (typeof data4 === "string") {
            if (func2(data4) < 1) {
              const err13 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema68.properties.reason, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.reason.type, parentSchema: schema68.properties.reason, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data5 = data.owner;
          if (typeof data5 === "string") {
            if (func2(data5) < 1) {
              const err15 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data5 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data5 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.expires !== void 0) {
          let data6 = data.expires;
          if (typeof data6 === "string") {
            if (!pattern5.test(data6)) {
              const err17 = { instancePath: instancePath + "/expires", schemaPath: "#/$defs/date/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data6 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/expires", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data6 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate33.errors = vErrors;
      return errors === 0;
    }
    validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate20.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.suite !== void 0) {
          let data0 = data.suite;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err1 = { instancePath: instancePath + "/suite", schemaPath: "#/properties/suite/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$"', schema: "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$", parentSchema: schema31.properties.suite, data: data0 };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/suite", schemaPath: "#/properties/suite/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.suite.type, parentSchema: schema31.properties.suite, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.gate !== void 0) {
          let data1 = data.gate;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              if (!(key1 === "metrics" || key1 === "criteria" || key1 === "outcomes" || key1 === "usage" || key1 === "scenarios")) {
                const err3 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.gate, data: data1 };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data1.metrics !== void 0) {
              let data2 = data1.metrics;
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key2 in data2) {
                  if (!validate21(data2[key2], { instancePath: instancePath + "/gate/metrics/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err4 = { instancePath: instancePath + "/gate/metrics", schemaPath: "#/properties/gate/properties/metrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.gate.properties.metrics.type, parentSchema: schema31.properties.gate.properties.metrics, data: data2 };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data1.criteria !== void 0) {
              let data4 = data1.criteria;
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                for (const key3 in data4) {
                  if (!validate23(data4[key3], { instancePath: instancePath + "/gate/criteria/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key3, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err5 = { instancePath: instancePath + "/gate/criteria", schemaPath: "#/properties/gate/properties/criteria/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.gate.properties.criteria.type, parentSchema: schema31.properties.gate.properties.criteria, data: data4 };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.outcomes !== void 0) {
              let data6 = data1.outcomes;
              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                for (const key4 in data6) {
                  if (!validate25(data6[key4], { instancePath: instancePath + "/gate/outcomes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key4, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err6 = { instancePath: instancePath + "/gate/outcomes", schemaPath: "#/properties/gate/properties/outcomes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.gate.properties.outcomes.type, parentSchema: schema31.properties.gate.properties.outcomes, data: data6 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data1.usage !== void 0) {
              let data8 = data1.usage;
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key5 in data8) {
                  if (!(key5 === "cost_usd" || key5 === "latency_ms" || key5 === "tokens")) {
                    const err7 = { instancePath: instancePath + "/gate/usage", schemaPath: "#/properties/gate/properties/usage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.gate.properties.usage, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                }
                if (data8.cost_usd !== void 0) {
                  if (!validate27(data8.cost_usd, { instancePath: instancePath + "/gate/usage/cost_usd", parentData: data8, parentDataProperty: "cost_usd", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                    errors = vErrors.length;
                  }
                }
                if (data8.latency_ms !== void 0) {
                  if (!validate27(data8.latency_ms, { instancePath: instancePath + "/gate/usage/latency_ms", parentData: data8, parentDataProperty: "latency_ms", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                    errors = vErrors.length;
                  }
                }
                if (data8.tokens !== void 0) {
                  if (!validate27(data8.tokens, { instancePath: instancePath + "/gate/usage/tokens", parentData: data8, parentDataProperty: "tokens", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err8 = { instancePath: instancePath + "/gate/usage", schemaPath: "#/properties/gate/properties/usage/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.gate.properties.usage.type, parentSchema: schema31.properties.gate.properties.usage, data: data8 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.scenarios !== void 0) {
              if (!validate31(data1.scenarios, { instancePath: instancePath + "/gate/scenarios", parentData: data1, parentDataProperty: "scenarios", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.gate.type, parentSchema: schema31.properties.gate, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.errors !== void 0) {
          let data13 = data.errors;
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            for (const key6 in data13) {
              if (!(key6 === "budget")) {
                const err10 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.errors, data: data13 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data13.budget !== void 0) {
              let data14 = data13.budget;
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 > 1 || isNaN(data14)) {
                  const err11 = { instancePath: instancePath + "/errors/budget", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data14 < 0 || isNaN(data14)) {
                  const err12 = { instancePath: instancePath + "/errors/budget", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/errors/budget", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data14 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.errors.type, parentSchema: schema31.properties.errors, data: data13 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.alpha !== void 0) {
          let data15 = data.alpha;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 >= 0.5 || isNaN(data15)) {
              const err15 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 0.5 }, message: "must be < 0.5", schema: 0.5, parentSchema: schema31.properties.alpha, data: data15 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data15 <= 0 || isNaN(data15)) {
              const err16 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema31.properties.alpha, data: data15 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.alpha.type, parentSchema: schema31.properties.alpha, data: data15 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.noise !== void 0) {
          let data16 = data.noise;
          if (!(data16 === "stochastic" || data16 === "none" || data16 === "auto")) {
            const err18 = { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/enum", keyword: "enum", params: { allowedValues: schema31.properties.noise.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.noise.enum, parentSchema: schema31.properties.noise, data: data16 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.require !== void 0) {
          let data17 = data.require;
          if (!(data17 === "evidence" || data17 === "proof")) {
            const err19 = { instancePath: instancePath + "/require", schemaPath: "#/properties/require/enum", keyword: "enum", params: { allowedValues: schema31.properties.require.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.require.enum, parentSchema: schema31.properties.require, data: data17 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.on_inconclusive !== void 0) {
          let data18 = data.on_inconclusive;
          if (!(data18 === "pass" || data18 === "warn" || data18 === "fail" || data18 === "more-trials" || data18 === "confirm")) {
            const err20 = { instancePath: instancePath + "/on_inconclusive", schemaPath: "#/properties/on_inconclusive/enum", keyword: "enum", params: { allowedValues: schema31.properties.on_inconclusive.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.on_inconclusive.enum, parentSchema: schema31.properties.on_inconclusive, data: data18 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.confirm !== void 0) {
          let data19 = data.confirm;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            for (const key7 in data19) {
              if (!(key7 === "fresh")) {
                const err21 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.confirm, data: data19 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data19.fresh !== void 0) {
              let data20 = data19.fresh;
              if (!(data20 === "checked" || data20 === "declared")) {
                const err22 = { instancePath: instancePath + "/confirm/fresh", schemaPath: "#/properties/confirm/properties/fresh/enum", keyword: "enum", params: { allowedValues: schema31.properties.confirm.properties.fresh.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.confirm.properties.fresh.enum, parentSchema: schema31.properties.confirm.properties.fresh, data: data20 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.confirm.type, parentSchema: schema31.properties.confirm, data: data19 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.on_no_baseline !== void 0) {
          let data21 = data.on_no_baseline;
          if (!(data21 === "pass" || data21 === "inconclusive" || data21 === "fail")) {
            const err24 = { instancePath: instancePath + "/on_no_baseline", schemaPath: "#/properties/on_no_baseline/enum", keyword: "enum", params: { allowedValues: schema31.properties.on_no_baseline.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.on_no_baseline.enum, parentSchema: schema31.properties.on_no_baseline, data: data21 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.on_not_comparable !== void 0) {
          let data22 = data.on_not_comparable;
          if (!(data22 === "invalid" || data22 === "pass")) {
            const err25 = { instancePath: instancePath + "/on_not_comparable", schemaPath: "#/properties/on_not_comparable/enum", keyword: "enum", params: { allowedValues: schema31.properties.on_not_comparable.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.on_not_comparable.enum, parentSchema: schema31.properties.on_not_comparable, data: data22 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.reruns !== void 0) {
          let data23 = data.reruns;
          if (!(data23 === "add" || data23 === "replace")) {
            const err26 = { instancePath: instancePath + "/reruns", schemaPath: "#/properties/reruns/enum", keyword: "enum", params: { allowedValues: schema31.properties.reruns.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.reruns.enum, parentSchema: schema31.properties.reruns, data: data23 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.baseline !== void 0) {
          let data24 = data.baseline;
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            for (const key8 in data24) {
              if (!(key8 === "max_age_days")) {
                const err27 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.baseline, data: data24 };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data24.max_age_days !== void 0) {
              let data25 = data24.max_age_days;
              if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                const err28 = { instancePath: instancePath + "/baseline/max_age_days", schemaPath: "#/properties/baseline/properties/max_age_days/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.baseline.properties.max_age_days.type, parentSchema: schema31.properties.baseline.properties.max_age_days, data: data25 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
              if (typeof data25 == "number" && isFinite(data25)) {
                if (data25 < 1 || isNaN(data25)) {
                  const err29 = { instancePath: instancePath + "/baseline/max_age_days", schemaPath: "#/properties/baseline/properties/max_age_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.baseline.properties.max_age_days, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.baseline.type, parentSchema: schema31.properties.baseline, data: data24 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data.evidence !== void 0) {
          let data26 = data.evidence;
          if (!(data26 === "keep" || data26 === "drop")) {
            const err31 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/enum", keyword: "enum", params: { allowedValues: schema31.properties.evidence.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.evidence.enum, parentSchema: schema31.properties.evidence, data: data26 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data.judge !== void 0) {
          let data27 = data.judge;
          if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
            if (data27.model === void 0) {
              const err32 = { instancePath: instancePath + "/judge", schemaPath: "#/properties/judge/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema31.properties.judge.required, parentSchema: schema31.properties.judge, data: data27 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            for (const key9 in data27) {
              if (!(key9 === "model" || key9 === "votes" || key9 === "temperature" || key9 === "max_cost_usd" || key9 === "max_seconds" || key9 === "usd_per_million_tokens")) {
                const err33 = { instancePath: instancePath + "/judge", schemaPath: "#/properties/judge/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.judge, data: data27 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data27.model !== void 0) {
              let data28 = data27.model;
              if (typeof data28 === "string") {
                if (func2(data28) > 200) {
                  const err34 = { instancePath: instancePath + "/judge/model", schemaPath: "#/properties/judge/properties/model/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema31.properties.judge.properties.model, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (func2(data28) < 1) {
                  const err35 = { instancePath: instancePath + "/judge/model", schemaPath: "#/properties/judge/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.judge.properties.model, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              } else {
                const err36 = { instancePath: instancePath + "/judge/model", schemaPath: "#/properties/judge/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.judge.properties.model.type, parentSchema: schema31.properties.judge.properties.model, data: data28 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data27.votes !== void 0) {
              let data29 = data27.votes;
              if (!(data29 === 1 || data29 === 3 || data29 === 5 || data29 === 7 || data29 === 9)) {
                const err37 = { instancePath: instancePath + "/judge/votes", schemaPath: "#/properties/judge/properties/votes/enum", keyword: "enum", params: { allowedValues: schema31.properties.judge.properties.votes.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.judge.properties.votes.enum, parentSchema: schema31.properties.judge.properties.votes, data: data29 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data27.temperature !== void 0) {
              let data30 = data27.temperature;
              if (typeof data30 == "number" && isFinite(data30)) {
                if (data30 > 2 || isNaN(data30)) {
                  const err38 = { instancePath: instancePath + "/judge/temperature", schemaPath: "#/properties/judge/properties/temperature/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2", schema: 2, parentSchema: schema31.properties.judge.properties.temperature, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (data30 < 0 || isNaN(data30)) {
                  const err39 = { instancePath: instancePath + "/judge/temperature", schemaPath: "#/properties/judge/properties/temperature/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.judge.properties.temperature, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              } else {
                const err40 = { instancePath: instancePath + "/judge/temperature", schemaPath: "#/properties/judge/properties/temperature/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.judge.properties.temperature.type, parentSchema: schema31.properties.judge.properties.temperature, data: data30 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data27.max_cost_usd !== void 0) {
              let data31 = data27.max_cost_usd;
              if (typeof data31 == "number" && isFinite(data31)) {
                if (data31 <= 0 || isNaN(data31)) {
                  const err41 = { instancePath: instancePath + "/judge/max_cost_usd", schemaPath: "#/properties/judge/properties/max_cost_usd/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema31.properties.judge.properties.max_cost_usd, data: data31 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              } else {
                const err42 = { instancePath: instancePath + "/judge/max_cost_usd", schemaPath: "#/properties/judge/properties/max_cost_usd/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.judge.properties.max_cost_usd.type, parentSchema: schema31.properties.judge.properties.max_cost_usd, data: data31 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data27.max_seconds !== void 0) {
              let data32 = data27.max_seconds;
              if (typeof data32 == "number" && isFinite(data32)) {
                if (data32 <= 0 || isNaN(data32)) {
                  const err43 = { instancePath: instancePath + "/judge/max_seconds", schemaPath: "#/properties/judge/properties/max_seconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema31.properties.judge.properties.max_seconds, data: data32 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              } else {
                const err44 = { instancePath: instancePath + "/judge/max_seconds", schemaPath: "#/properties/judge/properties/max_seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.judge.properties.max_seconds.type, parentSchema: schema31.properties.judge.properties.max_seconds, data: data32 };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data27.usd_per_million_tokens !== void 0) {
              let data33 = data27.usd_per_million_tokens;
              if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                if (data33.input === void 0) {
                  const err45 = { instancePath: instancePath + "/judge/usd_per_million_tokens", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'", schema: schema31.properties.judge.properties.usd_per_million_tokens.required, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens, data: data33 };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                if (data33.output === void 0) {
                  const err46 = { instancePath: instancePath + "/judge/usd_per_million_tokens", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'", schema: schema31.properties.judge.properties.usd_per_million_tokens.required, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens, data: data33 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                for (const key10 in data33) {
                  if (!(key10 === "input" || key10 === "output")) {
                    const err47 = { instancePath: instancePath + "/judge/usd_per_million_tokens", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens, data: data33 };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
                if (data33.input !== void 0) {
                  let data34 = data33.input;
                  if (typeof data34 == "number" && isFinite(data34)) {
                    if (data34 < 0 || isNaN(data34)) {
                      const err48 = { instancePath: instancePath + "/judge/usd_per_million_tokens/input", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/properties/input/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens.properties.input, data: data34 };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                  } else {
                    const err49 = { instancePath: instancePath + "/judge/usd_per_million_tokens/input", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/properties/input/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.judge.properties.usd_per_million_tokens.properties.input.type, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens.properties.input, data: data34 };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
                if (data33.output !== void 0) {
                  let data35 = data33.output;
                  if (typeof data35 == "number" && isFinite(data35)) {
                    if (data35 < 0 || isNaN(data35)) {
                      const err50 = { instancePath: instancePath + "/judge/usd_per_million_tokens/output", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/properties/output/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens.properties.output, data: data35 };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                  } else {
                    const err51 = { instancePath: instancePath + "/judge/usd_per_million_tokens/output", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/properties/output/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.judge.properties.usd_per_million_tokens.properties.output.type, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens.properties.output, data: data35 };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
              } else {
                const err52 = { instancePath: instancePath + "/judge/usd_per_million_tokens", schemaPath: "#/properties/judge/properties/usd_per_million_tokens/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.judge.properties.usd_per_million_tokens.type, parentSchema: schema31.properties.judge.properties.usd_per_million_tokens, data: data33 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/judge", schemaPath: "#/properties/judge/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.judge.type, parentSchema: schema31.properties.judge, data: data27 };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data.redact !== void 0) {
          let data36 = data.redact;
          if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
            for (const key11 in data36) {
              if (!(key11 === "hash" || key11 === "drop" || key11 === "secrets_from" || key11 === "shapes")) {
                const err54 = { instancePath: instancePath + "/redact", schemaPath: "#/properties/redact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.redact, data: data36 };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
            if (data36.hash !== void 0) {
              let data37 = data36.hash;
              if (Array.isArray(data37)) {
                const len0 = data37.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data38 = data37[i0];
                  if (typeof data38 === "string") {
                    if (!pattern10.test(data38)) {
                      const err55 = { instancePath: instancePath + "/redact/hash/" + i0, schemaPath: "#/$defs/factPath/pattern", keyword: "pattern", params: { pattern: "^[^.\\s][^.]*(\\.[^.]+)*$" }, message: 'must match pattern "^[^.\\s][^.]*(\\.[^.]+)*$"', schema: "^[^.\\s][^.]*(\\.[^.]+)*$", parentSchema: schema65, data: data38 };
                      if (vErrors === null) {
                        vErrors = [err55];
                      } else {
                        vErrors.push(err55);
                      }
                      errors++;
                    }
                  } else {
                    const err56 = { instancePath: instancePath + "/redact/hash/" + i0, schemaPath: "#/$defs/factPath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data38 };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
              } else {
                const err57 = { instancePath: instancePath + "/redact/hash", schemaPath: "#/properties/redact/properties/hash/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.redact.properties.hash.type, parentSchema: schema31.properties.redact.properties.hash, data: data37 };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data36.drop !== void 0) {
              let data39 = data36.drop;
              if (Array.isArray(data39)) {
                const len1 = data39.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data40 = data39[i1];
                  if (typeof data40 === "string") {
                    if (!pattern10.test(data40)) {
                      const err58 = { instancePath: instancePath + "/redact/drop/" + i1, schemaPath: "#/$defs/factPath/pattern", keyword: "pattern", params: { pattern: "^[^.\\s][^.]*(\\.[^.]+)*$" }, message: 'must match pattern "^[^.\\s][^.]*(\\.[^.]+)*$"', schema: "^[^.\\s][^.]*(\\.[^.]+)*$", parentSchema: schema65, data: data40 };
                      if (vErrors === null) {
                        vErrors = [err58];
                      } else {
                        vErrors.push(err58);
                      }
                      errors++;
                    }
                  } else {
                    const err59 = { instancePath: instancePath + "/redact/drop/" + i1, schemaPath: "#/$defs/factPath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data40 };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                }
              } else {
                const err60 = { instancePath: instancePath + "/redact/drop", schemaPath: "#/properties/redact/properties/drop/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.redact.properties.drop.type, parentSchema: schema31.properties.redact.properties.drop, data: data39 };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
            if (data36.secrets_from !== void 0) {
              let data41 = data36.secrets_from;
              if (Array.isArray(data41)) {
                const len2 = data41.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data42 = data41[i2];
                  if (typeof data42 === "string") {
                    if (!pattern12.test(data42)) {
                      const err61 = { instancePath: instancePath + "/redact/secrets_from/" + i2, schemaPath: "#/properties/redact/properties/secrets_from/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema31.properties.redact.properties.secrets_from.items, data: data42 };
                      if (vErrors === null) {
                        vErrors = [err61];
                      } else {
                        vErrors.push(err61);
                      }
                      errors++;
                    }
                  } else {
                    const err62 = { instancePath: instancePath + "/redact/secrets_from/" + i2, schemaPath: "#/properties/redact/properties/secrets_from/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.redact.properties.secrets_from.items.type, parentSchema: schema31.properties.redact.properties.secrets_from.items, data: data42 };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
              } else {
                const err63 = { instancePath: instancePath + "/redact/secrets_from", schemaPath: "#/properties/redact/properties/secrets_from/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.redact.properties.secrets_from.type, parentSchema: schema31.properties.redact.properties.secrets_from, data: data41 };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data36.shapes !== void 0) {
              let data43 = data36.shapes;
              if (!(data43 === "on" || data43 === "off")) {
                const err64 = { instancePath: instancePath + "/redact/shapes", schemaPath: "#/properties/redact/properties/shapes/enum", keyword: "enum", params: { allowedValues: schema31.properties.redact.properties.shapes.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.redact.properties.shapes.enum, parentSchema: schema31.properties.redact.properties.shapes, data: data43 };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
          } else {
            const err65 = { instancePath: instancePath + "/redact", schemaPath: "#/properties/redact/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.redact.type, parentSchema: schema31.properties.redact, data: data36 };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data.relaxation !== void 0) {
          let data44 = data.relaxation;
          if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
            for (const key12 in data44) {
              if (!(key12 === "effect" || key12 === "label")) {
                const err66 = { instancePath: instancePath + "/relaxation", schemaPath: "#/properties/relaxation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.relaxation, data: data44 };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
            if (data44.effect !== void 0) {
              let data45 = data44.effect;
              if (!(data45 === "show" || data45 === "label" || data45 === "fail")) {
                const err67 = { instancePath: instancePath + "/relaxation/effect", schemaPath: "#/properties/relaxation/properties/effect/enum", keyword: "enum", params: { allowedValues: schema31.properties.relaxation.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.relaxation.properties.effect.enum, parentSchema: schema31.properties.relaxation.properties.effect, data: data45 };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
            if (data44.label !== void 0) {
              let data46 = data44.label;
              if (typeof data46 === "string") {
                if (func2(data46) > 50) {
                  const err68 = { instancePath: instancePath + "/relaxation/label", schemaPath: "#/properties/relaxation/properties/label/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters", schema: 50, parentSchema: schema31.properties.relaxation.properties.label, data: data46 };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
                if (func2(data46) < 1) {
                  const err69 = { instancePath: instancePath + "/relaxation/label", schemaPath: "#/properties/relaxation/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.relaxation.properties.label, data: data46 };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              } else {
                const err70 = { instancePath: instancePath + "/relaxation/label", schemaPath: "#/properties/relaxation/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.relaxation.properties.label.type, parentSchema: schema31.properties.relaxation.properties.label, data: data46 };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
          } else {
            const err71 = { instancePath: instancePath + "/relaxation", schemaPath: "#/properties/relaxation/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.relaxation.type, parentSchema: schema31.properties.relaxation, data: data44 };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data.rubrics !== void 0) {
          let data47 = data.rubrics;
          if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
            for (const key13 in data47) {
              if (!(key13 === "require")) {
                const err72 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.rubrics, data: data47 };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
            if (data47.require !== void 0) {
              let data48 = data47.require;
              if (Array.isArray(data48)) {
                if (data48.length < 1) {
                  const err73 = { instancePath: instancePath + "/rubrics/require", schemaPath: "#/properties/rubrics/properties/require/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.rubrics.properties.require, data: data48 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
                const len3 = data48.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data49 = data48[i3];
                  if (!(data49 === "tests" || data49 === "rationale" || data49 === "review" || data49 === "versions")) {
                    const err74 = { instancePath: instancePath + "/rubrics/require/" + i3, schemaPath: "#/properties/rubrics/properties/require/items/enum", keyword: "enum", params: { allowedValues: schema31.properties.rubrics.properties.require.items.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.rubrics.properties.require.items.enum, parentSchema: schema31.properties.rubrics.properties.require.items, data: data49 };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                let i4 = data48.length;
                let j0;
                if (i4 > 1) {
                  outer0: for (; i4--; ) {
                    for (j0 = i4; j0--; ) {
                      if (func0(data48[i4], data48[j0])) {
                        const err75 = { instancePath: instancePath + "/rubrics/require", schemaPath: "#/properties/rubrics/properties/require/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i4 + " are identical)", schema: true, parentSchema: schema31.properties.rubrics.properties.require, data: data48 };
                        if (vErrors === null) {
                          vErrors = [err75];
                        } else {
                          vErrors.push(err75);
                        }
                        errors++;
                        break outer0;
                      }
                    }
                  }
                }
              } else {
                const err76 = { instancePath: instancePath + "/rubrics/require", schemaPath: "#/properties/rubrics/properties/require/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.rubrics.properties.require.type, parentSchema: schema31.properties.rubrics.properties.require, data: data48 };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            }
          } else {
            const err77 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.rubrics.type, parentSchema: schema31.properties.rubrics, data: data47 };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data.drift !== void 0) {
          let data50 = data.drift;
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.reference === void 0) {
              const err78 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'", schema: schema31.properties.drift.required, parentSchema: schema31.properties.drift, data: data50 };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
            for (const key14 in data50) {
              if (!(key14 === "reference" || key14 === "tolerance" || key14 === "metrics" || key14 === "effect")) {
                const err79 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.drift, data: data50 };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
            if (data50.reference !== void 0) {
              let data51 = data50.reference;
              if (typeof data51 === "string") {
                if (func2(data51) < 1) {
                  const err80 = { instancePath: instancePath + "/drift/reference", schemaPath: "#/properties/drift/properties/reference/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.drift.properties.reference, data: data51 };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
              } else {
                const err81 = { instancePath: instancePath + "/drift/reference", schemaPath: "#/properties/drift/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.drift.properties.reference.type, parentSchema: schema31.properties.drift.properties.reference, data: data51 };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
            if (data50.tolerance !== void 0) {
              let data52 = data50.tolerance;
              if (typeof data52 == "number" && isFinite(data52)) {
                if (data52 > 1 || isNaN(data52)) {
                  const err82 = { instancePath: instancePath + "/drift/tolerance", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err82];
                  } else {
                    vErrors.push(err82);
                  }
                  errors++;
                }
                if (data52 < 0 || isNaN(data52)) {
                  const err83 = { instancePath: instancePath + "/drift/tolerance", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err83];
                  } else {
                    vErrors.push(err83);
                  }
                  errors++;
                }
              } else {
                const err84 = { instancePath: instancePath + "/drift/tolerance", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data: data52 };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
            if (data50.metrics !== void 0) {
              let data53 = data50.metrics;
              if (Array.isArray(data53)) {
                if (data53.length < 1) {
                  const err85 = { instancePath: instancePath + "/drift/metrics", schemaPath: "#/properties/drift/properties/metrics/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.drift.properties.metrics, data: data53 };
                  if (vErrors === null) {
                    vErrors = [err85];
                  } else {
                    vErrors.push(err85);
                  }
                  errors++;
                }
                const len4 = data53.length;
                for (let i5 = 0; i5 < len4; i5++) {
                  let data54 = data53[i5];
                  if (typeof data54 !== "string") {
                    const err86 = { instancePath: instancePath + "/drift/metrics/" + i5, schemaPath: "#/properties/drift/properties/metrics/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.drift.properties.metrics.items.type, parentSchema: schema31.properties.drift.properties.metrics.items, data: data54 };
                    if (vErrors === null) {
                      vErrors = [err86];
                    } else {
                      vErrors.push(err86);
                    }
                    errors++;
                  }
                }
              } else {
                const err87 = { instancePath: instancePath + "/drift/metrics", schemaPath: "#/properties/drift/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.drift.properties.metrics.type, parentSchema: schema31.properties.drift.properties.metrics, data: data53 };
                if (vErrors === null) {
                  vErrors = [err87];
                } else {
                  vErrors.push(err87);
                }
                errors++;
              }
            }
            if (data50.effect !== void 0) {
              let data55 = data50.effect;
              if (!(data55 === "warn" || data55 === "fail")) {
                const err88 = { instancePath: instancePath + "/drift/effect", schemaPath: "#/properties/drift/properties/effect/enum", keyword: "enum", params: { allowedValues: schema31.properties.drift.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.drift.properties.effect.enum, parentSchema: schema31.properties.drift.properties.effect, data: data55 };
                if (vErrors === null) {
                  vErrors = [err88];
                } else {
                  vErrors.push(err88);
                }
                errors++;
              }
            }
          } else {
            const err89 = { instancePath: instancePath + "/drift", schemaPath: "#/properties/drift/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.drift.type, parentSchema: schema31.properties.drift, data: data50 };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
        if (data.waivers !== void 0) {
          let data56 = data.waivers;
          if (Array.isArray(data56)) {
            const len5 = data56.length;
            for (let i6 = 0; i6 < len5; i6++) {
              if (!validate33(data56[i6], { instancePath: instancePath + "/waivers/" + i6, parentData: data56, parentDataProperty: i6, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err90 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.waivers.type, parentSchema: schema31.properties.waivers, data: data56 };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
      } else {
        const err91 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/policy.schema.json?ready
module.exports = require_policy_schema();
